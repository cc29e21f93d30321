"""RC510 idle-column: a ruleset -> a finding for each key of a table that never changes what the table gives."""

from __future__ import annotations

from collections.abc import Iterator

from rulec.checks.base import Check
from rulec.checks.shown import cites_of
from rulec.diagnostics import Code, Diagnostic, Severity
from rulec.model.entities import Ruleset, Table
from rulec.source import Span

_RULES = (
    'ruleset r "Rules"\nkind Arm "arm"\n  foot\n  horse\nrecord unit\n  arm: Arm\n  mode: march/fight\n'
    'test tiring for unit\n  "Tires at 2" nothing when tired is 2\n'
    'value tired "Tired" for unit = tiring_table(arm, mode)\n'
    "table tiring_table by arm, mode gives 0 to 2\n  |       | march | fight |\n"
)

CODE = Code(
    id="RC510",
    slug="idle-column",
    severity=Severity.WARNING,
    summary="A key of a table makes no difference.",
    why="Either the table can be smaller, or two of its columns or rows were meant to differ and do not.",
    bad=f"{_RULES}  | foot  | 1     | 1     |\n  | horse | 2     | 2     |\n",
    good=f"{_RULES}  | foot  | 1     | 1     |\n  | horse | 2     | 0     |\n",
)


def find(ruleset: Ruleset) -> Iterator[Diagnostic]:
    for table in ruleset.tables.values():
        for at in idle_keys(table):
            message = f"{table.name}: `{table.keys[at]}` makes no difference"
            help_ = f"leave out `{table.keys[at]}`, or mend the cells that were to differ"
            words = Span(table.span.path, table.span.start, table.span.start + len("table ") + len(table.name))
            yield CODE.at(words, message, help=help_, cites=cites_of(table))


def idle_keys(table: Table) -> Iterator[int]:
    down = len(table.rows[0].keys) if table.rows else 0
    for at in range(down if len(table.rows) > 1 else 0):
        others: dict[tuple[object, ...], set[object]] = {}
        many = 0
        for row in table.rows:
            key = tuple(match.alts for k, match in enumerate(row.keys) if k != at)
            others.setdefault(key, set()).add(tuple(cell.match and cell.match.alts for cell in row.cells))
            many += 1
        if many > len(others) and all(len(cells) == 1 for cells in others.values()):
            yield at
    if len(table.columns) > 1 and all(
        len({cell.match and cell.match.alts for cell in row.cells}) == 1 for row in table.rows
    ):
        yield len(table.keys) - 1


CHECK = Check(CODE, find)
