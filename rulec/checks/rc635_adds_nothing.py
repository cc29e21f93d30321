"""RC635 adds-nothing: a ruleset -> a finding for each line that adds 0, and each length whose sign is unlike all of its table's.

Both leave every table and band complete: a figure was mistyped, or a sign.
"""

from __future__ import annotations

from collections.abc import Iterator

from rulec.checks.along import constant, low_of
from rulec.checks.base import Check
from rulec.checks.shown import cites_of
from rulec.diagnostics import Code, Diagnostic, Severity
from rulec.meaning.lines import lines_of
from rulec.model import entities as e

_BASE = (
    'ruleset r "Rules"\nrecord unit\n  rough "in rough ground": yes/no\ntest morale for unit\n  roll D6\n  modifiers\n'
)

CODE = Code(
    id="RC635",
    slug="adds-nothing",
    severity=Severity.WARNING,
    summary="A modifier adds 0, or one length of a table has another sign than all the others.",
    why="Nobody prints a modifier that does nothing: the figure or its sign was mistyped.",
    bad=f'{_BASE}    -0 "in rough ground" when rough\n',
    good=f'{_BASE}    -1 "in rough ground" when rough\n',
)
FEW = 3  # cells of which one may be the odd one


def find(ruleset: e.Ruleset) -> Iterator[Diagnostic]:
    for statement in (*ruleset.statements.values(), *ruleset.gains):
        for line in lines_of(statement):
            if isinstance(line, e.FigureLine) and line.op == "add" and line.amount and constant(line.amount) == 0:
                what = f"“{line.label}”" if line.label else "this line"
                yield CODE.at(line.span, f"{what} adds 0", help="mend the figure, or leave the line out")
    for table in ruleset.tables.values():
        if table.type.sort == "length":
            yield from _odd_sign(table)


def _odd_sign(table: e.Table) -> Iterator[Diagnostic]:
    figures = [
        (row, cell, low)
        for row in table.rows
        for cell in row.cells
        if cell.match is not None and (low := low_of(cell.match)) is not None and low != 0
    ]
    for sign in (1, -1):
        odd = [one for one in figures if one[2] * sign > 0]
        if len(odd) == 1 and len(figures) > FEW:
            row, cell, _ = odd[0]
            message = f"{table.name}: {cell.text} has another sign than all the other lengths"
            yield CODE.at(row.span, message, help="mend the sign", cites=cites_of(row))


CHECK = Check(CODE, find)
