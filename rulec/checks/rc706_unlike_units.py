"""RC706 unlike-units: a model -> a finding for each concept that compares yards with inches, or a length with a count."""

from __future__ import annotations

from collections.abc import Iterator

from rulec.checks.base import ModelCheck
from rulec.checks.between import notes, rows_of
from rulec.compare.matrix import Cell
from rulec.diagnostics import Code, Diagnostic, Severity
from rulec.model.entities import Model


def _two(unit: str) -> str:
    texts = [
        f'# file {name}\nruleset {name} "{name}"\n  length {length}\nrecord leader\n  hurt: yes/no\n'
        f'table radius "Radius" by hurt gives length\n  |     | n |\n  | yes | 4 {length} |\n  | no  | 6 {length} |\n'
        "value reach for leader = radius\n"
        for name, length in (("one", "yd"), ("two", "cm"))
    ]
    return "".join(texts) + f'# file concepts\nconcept radius "Radius"{unit}\n  one: radius(yes)\n  two: radius(yes)\n'


CODE = Code(
    id="RC706",
    slug="unlike-units",
    severity=Severity.WARNING,
    summary="A concept compares figures in unlike units.",
    why="60 yd and 15 cm cannot be told apart by size. `in move` compares each with the infantry move of its own game.",
    bad=_two(""),
    good=_two(" in move"),
)


def find(model: Model) -> Iterator[Diagnostic]:
    for row in rows_of(model):
        known = [cell for cell in row.cells.values() if cell.entry is not None and cell.entry.amount is not None]
        units = {cell.ruleset: _unit(model, cell) for cell in known}
        if len(set(units.values())) < 2 or (row.concept.unit == "move" and set(units.values()).isdisjoint({"a count"})):
            continue
        first = known[0]
        second = next(cell for cell in known if units[cell.ruleset] != units[first.ruleset])
        message = (
            f"“{row.concept.label}” compares {units[first.ruleset]} in {first.ruleset} "
            f"with {units[second.ruleset]} in {second.ruleset}"
        )
        advice = f'write: concept {row.concept.name} "..." in move'
        if "a count" in units.values():
            advice = "a length and a count are two things: align others, or say of one ruleset that it is silent"
        yield CODE.at(row.concept.span, message, *notes(first, second), label="unlike units", help=advice)


def _unit(model: Model, cell: Cell) -> str:
    assert cell.entry is not None
    if cell.entry.sort == "length":
        return model.rulesets[cell.ruleset].length or "a length"
    return {"number": "a count", "ratio": "a count"}.get(cell.entry.sort, cell.entry.sort)


CHECK = ModelCheck(CODE, find)
