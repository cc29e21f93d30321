"""RC634 sibling-tables: a ruleset -> a finding for two tables of the same keys of which one lacks a row or column.

Tables with the same keys that share most of their rows (or columns) were meant to have them all; those that share few are
tables of different things.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from rulec.checks.base import Check
from rulec.diagnostics import Code, Diagnostic, Note, Severity
from rulec.model import entities as e

_BASE = (
    'ruleset r "Rules"\n  length in\nkind Arm\n  foot\n  horse\n  gun\nrecord unit\n  arm: Arm\n'
    'value pace for unit = moves(arm)\nvalue dash for unit = charges(arm)\n  0 in "guns" when arm is gun\n'
    "table moves by arm gives length\n  |       | move |\n  | foot  | 6 in |\n  | horse | 9 in |\n  | gun   | 3 in |\n"
    "table charges by arm gives length\n  |       | move |\n  | foot  | 8 in |\n"
)

CODE = Code(
    id="RC634",
    slug="sibling-tables",
    severity=Severity.WARNING,
    summary="Two tables with the same keys have almost the same rows or columns, and one lacks some.",
    why="A row was forgotten in one of them, or has another bound there than in its sibling.",
    bad=f"{_BASE}  | horse | 12 in |\n",
    good=f"{_BASE}  | horse | 12 in |\n  | gun   | 3 in |\n",
)
_SHARE = 0.6  # of all that either has


def find(ruleset: e.Ruleset) -> Iterator[Diagnostic]:
    for first, second in combinations(ruleset.tables.values(), 2):
        if first.keys == second.keys and first.type.sort == second.type.sort:
            yield from _compared(first, second, "column", _texts(first.columns), _texts(second.columns))
            for at in range(len(first.keys) - (1 if first.columns else 0)):
                rows = [_texts(row.keys[at] for row in table.rows) for table in (first, second)]
                yield from _compared(first, second, "row", *rows)


def _texts(matches: Sequence[e.Match] | Iterator[e.Match]) -> list[str]:
    """What the keys take, spelt out: a row for two members is as good as two rows."""
    found: list[str] = []
    for match in matches:
        for alt in match.alts:
            found += [str(v) for v in alt.values] if isinstance(alt, e.Members) else [match.text]
    return list(dict.fromkeys(found))


def _compared(first: e.Table, second: e.Table, what: str, ours: list[str], theirs: list[str]) -> Iterator[Diagnostic]:
    shared = set(ours) & set(theirs)
    if set(ours) == set(theirs) or len(shared) < _SHARE * len(set(ours) | set(theirs)):
        return
    for table, other, missing in (
        (first, second, [k for k in theirs if k not in ours]),
        (second, first, [k for k in ours if k not in theirs]),
    ):
        if missing:
            message = f"`{table.name}` has no {what} for {', '.join(missing)}, and `{other.name}` has"
            note = Note(other.span, "its sibling")
            yield CODE.at(table.span, message, note, label=f"a {what} less", help="add it, or allow it with the reason")


CHECK = Check(CODE, find)
