"""RC625 labels-swapped: a ruleset -> a finding for two lines of a list of which each has the text of the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any

from rulec.checks.base import Check
from rulec.checks.labelled import labelled
from rulec.checks.words import formal_words, words
from rulec.diagnostics import Code, Diagnostic, Note, Severity
from rulec.model import entities as e
from rulec.source import Span

_BASE = 'ruleset r "Rules"\nrecord unit\n  charging: yes/no\n  uphill: yes/no\ntest morale for unit\n  roll D6\n  modifiers\n'

CODE = Code(
    id="RC625",
    slug="labels-swapped",
    severity=Severity.WARNING,
    summary="The texts of two lines seem to have changed places.",
    why="Both lines still count as they should, and the sheet prints each under the other's name.",
    bad=f'{_BASE}    +1 "the unit is uphill" when charging\n    +2 "the unit is charging" when uphill\n',
    good=f'{_BASE}    +1 "the unit is charging" when charging\n    +2 "the unit is uphill" when uphill\n',
)
_Side = tuple[set[str], set[str]]


def find(ruleset: e.Ruleset) -> Iterator[Diagnostic]:
    for statement, lines in _lists(ruleset):
        sides = [(words(label), formal_words(ruleset, statement, nodes)) for label, nodes, _ in lines]
        for (a, first), (b, second) in combinations(enumerate(sides), 2):
            if _swapped(first, second):
                message = f"“{lines[a][0]}” and “{lines[b][0]}” each stand over what the other says"
                note = Note(lines[a][2], "the other")
                yield CODE.at(
                    lines[b][2], message, note, label="the text of another line?", help="put each text where it belongs"
                )


def _swapped(first: _Side, second: _Side) -> bool:
    """Of the words that tell the two apart, each text has none that are its own line's, and some that are the other's."""
    (text_a, rule_a), (text_b, rule_b) = first, second
    only_a, only_b = rule_a - rule_b, rule_b - rule_a
    own = (text_a & only_a) | (text_b & only_b)
    return not own and bool(text_a - text_b & only_b) and bool(text_b - text_a & only_a)


_Lines = Sequence[tuple[str, tuple[Any, ...], Span]]


def _lists(ruleset: e.Ruleset) -> Iterator[tuple[e.Statement | None, _Lines]]:
    """The labels of each statement and table that stand in one list, with what they stand for."""
    groups: dict[tuple[int, str], list[tuple[str, tuple[Any, ...], Span]]] = {}
    owners: dict[tuple[int, str], e.Statement | None] = {}
    for item in labelled(ruleset):
        if isinstance(item.part, e.Line):
            key = (id(item.statement), f"{type(item.part).__name__} {item.above}")
            groups.setdefault(key, []).append((item.label, (*item.lead, *item.said), item.span))
            owners[key] = item.statement
    for table in ruleset.tables.values():
        across = list(zip(table.column_labels, ((m,) for m in table.columns), strict=False))
        groups[id(table), "columns"] = [(label, match, table.span) for label, match in across if label != match[0].text]
        for at in range(max(len(table.keys) - 1, 1)):
            rows = [(r.labels[at], (r.keys[at],), r.span) for r in table.rows if len(r.labels) > at]
            groups[id(table), f"row {at}"] = [row for row in rows if row[0] and row[0] != row[1][0].text]
    yield from ((owners.get(key), lines) for key, lines in groups.items())


CHECK = Check(CODE, find)
