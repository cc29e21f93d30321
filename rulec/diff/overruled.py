"""Texts of two states of a ruleset -> figures that changed in lines the model does not hold.

A line that a ruling replaces, or the bounds that a table declares, is written, printed, and part of no rule. When such
a figure is changed, the rules are the same, and the author still wants to be told.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from difflib import SequenceMatcher

from rulec.diff.changes import VALUE_CHANGED, Change, Detail, Place
from rulec.source import Source

_TOKEN = re.compile(r'"(?:\\.|[^"\\\n])*"?|#[^\n]*|@\w+[\d \t,-]*|\d+|\w+|[^\s\w]')
_HEADER = re.compile(r"^(\w+)[ \t]+(\w+)", re.MULTILINE)


def overruled(old: Mapping[str, Source], new: Mapping[str, Source], found: Sequence[Change]) -> Iterator[Change]:
    """A change for each figure that differs in a file of both states and is told by no change so far."""
    known = {(place.file, place.line) for change in found for place in (change.old, change.new) if place is not None}
    for path in sorted(old.keys() & new.keys()):
        if old[path].text != new[path].text:
            for before, after in _other_figures(old[path].text, new[path].text):
                one, two = _place(old[path], before.start()), _place(new[path], after.start())
                if not _told(one, known, old[path]) and not _told(two, known, new[path]):
                    known |= {(one.file, one.line), (two.file, two.line)}
                    detail = Detail("as printed", before[0], after[0])
                    yield Change(VALUE_CHANGED, "line", one, two, (detail,))


def _told(place: Place, known: set[tuple[str, int]], source: Source) -> bool:
    """Whether a change stands on this line, or on the one that this line continues."""
    line = place.line
    while line > 1 and (place.file, line) not in known and _continues(source, line):
        line -= 1
    return (place.file, line) in known


def _continues(source: Source, line: int) -> bool:
    return source.line(line).strip().startswith(("when ", "unless ", "and ", "or ", "otherwise", "@", "because "))


def _place(source: Source, offset: int) -> Place:
    line = source.position(offset)[0]
    heads = [m for m in _HEADER.finditer(source.text, 0, offset) if m[1] not in ("ruling", "section")]
    name = heads[-1][2] if heads else ""
    if heads and heads[-1][1] in ("ruleset", "language"):
        name = "ruleset"
    text = " ".join(source.line(line).split())
    return Place(name or "ruleset", "line", "", re.sub(r"\s+@\w+[\d\s,-]*$", "", text), source.path, line)


def _other_figures(old: str, new: str) -> Iterator[tuple[re.Match[str], re.Match[str]]]:
    """Figures that differ where the words around them are the same; texts, notes and citations are left out."""
    one, two = _tokens(old), _tokens(new)
    start = 0
    while start < min(len(one), len(two)) and one[start][0] == two[start][0]:
        start += 1
    end = 0
    while end < min(len(one), len(two)) - start and one[-1 - end][0] == two[-1 - end][0]:
        end += 1
    a, b = one[start : len(one) - end], two[start : len(two) - end]
    matcher = SequenceMatcher(None, [t[0] for t in a], [t[0] for t in b], autojunk=False)
    for op, i, j, k, m in matcher.get_opcodes():
        if op == "replace" and j - i == m - k == 1 and a[i][0].isdigit() and b[k][0].isdigit():
            yield a[i], b[k]


def _tokens(text: str) -> list[re.Match[str]]:
    return [m for m in _TOKEN.finditer(text) if m[0][0] not in '"#@']
