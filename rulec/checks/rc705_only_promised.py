"""RC705 only-promised: a model -> a finding for each concept that a ruleset's sequence names and only others state."""

from __future__ import annotations

from collections.abc import Iterator

from rulec.checks.base import ModelCheck
from rulec.checks.between import notes, rows_of
from rulec.compare.matrix import Cell
from rulec.diagnostics import Code, Diagnostic, Severity
from rulec.model.entities import Concept, Model


def _two(phase: str) -> str:
    one = (
        '# file one\nruleset one "One"\nrecord unit\n  dp "DP": 0 to 6\n'
        'test nerve "Nerve" for unit\n  "1 DP" +1 dp when dp is 0\n'
        'sequence turn "Turn"\n  phase nerves "Nerves are tested" take nerve\n'
    )
    two = one.replace("one", "two").replace("One", "Two").replace('"Nerves are tested" take nerve', phase)
    return f"{one}{two}# file concepts\nconcept nerves\n  one: turn.nerves\n  two: turn.nerves\n"


CODE = Code(
    id="RC705",
    slug="only-promised",
    severity=Severity.WARNING,
    summary="A ruleset's sequence names something that other rulesets state, and never says how it is done.",
    why="The phase is there, the rule is not: players will take it from another game.",
    bad=_two(
        '"Nerves"\nallow promise-not-kept in turn because "to show it"\nallow never-taken in nerve because "to show it"'
    ),
    good=_two('"Nerves" take nerve'),
)


def find(model: Model) -> Iterator[Diagnostic]:
    """A differ line that names the ruleset declares it, whoever else it names."""
    for cell, stated, concept in cases(model):
        if not any(cell.ruleset in names for names, _ in concept.differ):
            others = ", ".join(other.ruleset for other in stated)
            message = f"“{concept.label}” is a phase of {cell.ruleset} and is stated only in {others}"
            advice = f"state it, or declare it: differ {cell.ruleset}, {stated[0].ruleset} because ..."
            yield CODE.at(concept.span, message, *notes(cell, *stated[:1]), label="only promised", help=advice)


def cases(model: Model) -> Iterator[tuple[Cell, list[Cell], Concept]]:
    for row in rows_of(model):
        stated = [cell for cell in row.cells.values() if cell.entry is not None and cell.entry.sort != "bare phase"]
        for cell in row.cells.values():
            if cell.entry is not None and cell.entry.sort == "bare phase" and stated:
                yield cell, stated, row.concept


CHECK = ModelCheck(CODE, find)
