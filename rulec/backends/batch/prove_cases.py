"""A case of a resolver of single situations -> the row of the same situation, for the resolver over columns."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulec.backends.batch.prove import Proof, Row, first_value
from rulec.backends.python.cases import Case
from rulec.meaning.errors import IllegalState, MissingFact
from rulec.model.entities import Statement


def facts_of(resolver: Any) -> frozenset[tuple[str, str]]:
    """The facts that a resolver has columns of, by party; elements of lists and choices apart."""
    columns = (column for column in resolver.inputs.values() if column.missing is None and column.element is None)
    return frozenset((party, fact) for party, _, fact in (column.name.partition(".") for column in columns))


def row_of(proof: Proof, statement: Statement, resolver: Any, case: Case) -> Row | None:
    """None if the situation lacks a fact: a column cannot be without one. What is illegal only by facts that are no columns
    is asked again without them."""
    given = {(party, name) for party, own in case.facts.items() for name in own}
    for name, column in resolver.inputs.items():
        party, _, fact = name.partition(".")
        if column.missing is None and column.element is None and column.default is None and (party, fact) not in given:
            return None
    if isinstance(case.found, MissingFact):
        return None
    faces = () if isinstance(case.dice, Mapping) else case.dice
    if isinstance(case.found, IllegalState):
        return proof.row(statement, resolver, case.facts, case.chosen, {"": list(faces)}, first_value)
    cells, _ = proof.cells(resolver, case.facts, case.chosen, first_value)
    cells |= {f"dice.{i + 1}": face for i, face in enumerate(faces[: resolver.dice])}
    return Row(cells, case.found)
