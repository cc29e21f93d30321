"""RC504 out-of-order: a ruleset -> a finding for each row that stands between rows it does not lie between."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

from rulec.checks.base import Check
from rulec.checks.shown import cites_of, named, span_of
from rulec.checks.table_words import bounds, only_band, row_text
from rulec.diagnostics import Code, Diagnostic, Note, Severity
from rulec.model import entities as e

_RULES = 'ruleset r "Rules"\nrecord unit\n  dp "DP": 0 to 3\ntest morale for unit\n'
_RULES += '  roll D6\n  results\n    "In rout at 3 DP" nothing when dp is 3\n'

CODE = Code(
    id="RC504",
    slug="out-of-order",
    severity=Severity.WARNING,
    summary="A row is out of order.",
    why="Rows of figures are read as a scale; one that is out of its place is overlooked, or was meant to say another figure.",
    bad=f'{_RULES}    1 to 2 "Breaks" nothing\n    5 to 6 "Stands" nothing\n    3 to 4 "Wavers" nothing\n',
    good=f'{_RULES}    1 to 2 "Breaks" nothing\n    3 to 4 "Wavers" nothing\n    5 to 6 "Stands" nothing\n',
)


def find(ruleset: e.Ruleset) -> Iterator[Diagnostic]:
    for statement in ruleset.statements.values():
        for step in statement.steps:
            if isinstance(step, e.ResultsStep):
                lines = [x for x in step.lines if x.match is not None and x.when is None and not x.ruling]
                for line, before in misplaced([(x, x.match) for x in lines]):
                    message = f"{statement.name}: {named(line)} is out of order"
                    note = Note(span_of(before), "stands before it")
                    yield CODE.at(span_of(line), message, note, cites=cites_of(line))
    for table in ruleset.tables.values():
        if len(table.keys) - bool(table.columns) == 1:
            rows = [row for row in table.rows if not row.ruling]
            for row, before in misplaced([(row, row.keys[0]) for row in rows]):
                message = f"{table.name}: the row `{row_text(row)}` is out of order"
                yield CODE.at(row.span, message, Note(before.span, "stands before it"), cites=cites_of(row))
        for at, _ in misplaced([(at, match) for at, match in enumerate(table.columns)]):
            message = f"{table.name}: the column `{table.columns[at].text}` is out of order"
            yield CODE.at(table.columns[at].span, message, cites=cites_of(table))


def misplaced(rows: Sequence[tuple[Any, e.Match | None]]) -> Iterator[tuple[Any, Any]]:
    """The first row that goes up where most go down, or down where most go up, and the row before it."""
    places = []
    for row, match in rows:
        band = only_band(match)
        if band is None:
            return
        low, high = bounds(band)
        places.append((row, float("-inf") if low is None else low, float("inf") if high is None else high))
    steps = [(b[1] > a[1]) - (b[1] < a[1]) or (b[2] > a[2]) - (b[2] < a[2]) for a, b in pairwise(places)]
    if len(steps) < 2:
        return
    way = 1 if sum(steps) >= 0 else -1
    for at, step in enumerate(steps):
        if step == -way:
            yield places[at + 1][0], places[at][0]
            return


CHECK = Check(CODE, find)
