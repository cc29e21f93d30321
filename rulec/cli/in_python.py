"""Examples that were run in the interpreter -> the same run in the Python resolvers, and where the two differ."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from types import ModuleType
from typing import TYPE_CHECKING

from attrs import frozen

from rulec.diagnostics import RulecError

if TYPE_CHECKING:
    from rulec.backends.python.cases import Case
    from rulec.examples import Ran
    from rulec.model.entities import Ruleset, Statement


@frozen
class InPython:
    """compared: how many examples both were asked. outright: those that set a figure outright, which a resolver works
    out and does not take. tables: those of a table, which has no resolver. differences are in words."""

    compared: int
    outright: int
    tables: int
    differences: tuple[str, ...]
    refused: str = ""  # why there are no resolvers

    def told(self) -> str:
        """For example: 839 in Python too, 93 that set a figure outright not."""
        if self.refused:
            return f"none in Python: {self.refused}"
        left = [f"{self.outright} that set a figure outright not"] if self.outright else []
        left += [f"{self.tables} of tables not"] if self.tables else []
        return ", ".join([f"{self.compared} in Python too", *left])


def run_in_python(rules: Ruleset, runs: Sequence[Ran], module: ModuleType | None = None) -> InPython:
    """Every example put to the resolver written for it: what it resolves to, and why. module: if it is at hand."""
    # Late: writing resolvers is work that only this command wants.
    from rulec.backends.python.prove import Proof, load_module

    try:
        proof = Proof(rules, module or load_module(rules))
    except RulecError as error:
        return InPython(0, 0, 0, (), str(error))
    tables = sum(ran.example.of in rules.tables for ran in runs)
    cases = list(cases_of(rules, runs))
    for statement, case in cases:
        resolver = getattr(proof.module, proof.names.resolvers[statement.name])
        proof.compare(statement, resolver, case)
    return InPython(len(cases), len(runs) - tables - len(cases), tables, tuple(proof.differences))


def cases_of(rules: Ruleset, runs: Sequence[Ran]) -> Iterator[tuple[Statement, Case]]:
    """Examples as cases of the resolvers they are of, with what the interpreter made of them."""
    from rulec.backends.python.cases import Case
    from rulec.examples import given, rolls

    for ran in runs:
        example, found = ran.example, ran.resolution or ran.error
        if example.of in rules.tables or found is None:
            continue
        statement = rules.statements[example.of]
        facts, outright = given(rules, statement, example)
        if not outright:
            yield statement, Case(facts, dict(example.chosen), rolls(example), found)
