"""RC507 missing-cell: a ruleset -> a finding for each cell that is asked for and left blank."""

from __future__ import annotations

from collections.abc import Iterator

from rulec.analysis.judge import judge
from rulec.checks.base import Check
from rulec.checks.shown import cites_of, span_of
from rulec.checks.table_words import column_text, row_text
from rulec.diagnostics import Code, Diagnostic, Edit, Fix, Note, Severity
from rulec.model.entities import Ruleset

_RULES = (
    'ruleset r "Rules"\nkind Arm "arm"\n  foot\n  horse\nrecord unit\n  arm: Arm\n  mode: march/fight\n'
    'test tiring for unit\n  "Tires" nothing when tired is 1 or more\n'
    'value tired "Tired" for unit = tiring_table(arm, mode)\n'
    "table tiring_table by arm, mode gives 0 to 2\n  |       | march | fight |\n"
)

CODE = Code(
    id="RC507",
    slug="missing-cell",
    severity=Severity.WARNING,
    summary="A cell that is asked for is blank.",
    why="A blank can mean none, or that the figure was forgotten. A dash says none.",
    bad=f"{_RULES}  | foot  | 1     | 2     |\n  | horse | 2     |       |\n",
    good=f"{_RULES}  | foot  | 1     | 2     |\n  | horse | 2     | -     |\n",
)


def find(ruleset: Ruleset) -> Iterator[Diagnostic]:
    for table, row, at, world, _, line in judge(ruleset).blanks:
        column = column_text(table, at)
        message = f"{table.name}: nothing is written at {row_text(row)}{', ' + column if column else ''}"
        cell = row.cells[at]
        span = cell.span if cell.span.path else row.span
        notes = (Note(span_of(line, world), "it is asked here"),) if line is not None else ()
        fix = Fix("write `-` for none", (Edit(span, " - "),)) if cell.span.path else None
        yield CODE.at(span, message, *notes, help="write `-` if there is none", fix=fix, cites=cites_of(row))


CHECK = Check(CODE, find)
