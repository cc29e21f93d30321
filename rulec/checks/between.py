"""What the checks between rulesets share: the matrix of a model, worked out once, and cases that `differ` can declare."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from attrs import frozen

from rulec.compare.matrix import Cell, Row, matrix
from rulec.diagnostics import Diagnostic, Note
from rulec.meaning.lines import remembered
from rulec.model.entities import Concept, Model


@frozen
class Case:
    """Something that a `differ` over both rulesets, in one of the concepts, would declare."""

    concepts: tuple[Concept, ...]
    first: str
    second: str
    finding: Diagnostic

    def declarations(self) -> Iterator[tuple[str, int]]:
        """(concept, which of its differ lines) that declare it; of the lines of one concept the first counts."""
        for concept in self.concepts:
            for at, (names, _) in enumerate(concept.differ):
                if self.first in names and self.second in names:
                    yield concept.name, at
                    break


def undeclared(cases: Iterable[Case]) -> Iterator[Diagnostic]:
    return (case.finding for case in cases if not any(case.declarations()))


@remembered
def rows_of(model: Model) -> tuple[Row, ...]:
    return matrix(model)


def notes(*cells: Cell) -> tuple[Note, ...]:
    """Where each of the cells stands in its ruleset."""
    return tuple(Note(cell.found.span, f"{cell.ruleset}: {cell.place}") for cell in cells if cell.found is not None)
