"""What the checks between rulesets share: the matrix of a model, worked out once, and where a cell of it is written."""

from __future__ import annotations

from rulec.compare.matrix import Cell, Row, matrix
from rulec.diagnostics import Note
from rulec.meaning.lines import remembered
from rulec.model.entities import Model


@remembered
def rows_of(model: Model) -> tuple[Row, ...]:
    return matrix(model)


def notes(*cells: Cell) -> tuple[Note, ...]:
    """Where each of the cells stands in its ruleset."""
    return tuple(Note(cell.found.span, f"{cell.ruleset}: {cell.place}") for cell in cells if cell.found is not None)
