"""RC708 opposite-signs: a model -> a finding for each concept that is a bonus to one side here, a penalty to another there."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations

from rulec.checks.base import ModelCheck
from rulec.checks.between import Case, notes, rows_of, undeclared
from rulec.compare.matrix import Cell
from rulec.diagnostics import Code, Diagnostic, Severity
from rulec.model import entities as e


def _two(line: str, reason: str = "") -> str:
    texts = [
        f'# file {name}\nruleset {name} "{name}"\nrecord unit also enemy\n  struck "struck in flank": yes/no\n'
        f"contest melee between unit and enemy\n  roll D6\n  modifiers\n    {said}\n"
        for name, said in (("one", '-2 "struck in flank" as flank when struck'), ("two", line))
    ]
    return "".join(texts) + f"# file concepts\nconcept flank\n  one: melee.flank\n  two: melee.flank\n{reason}"


_BONUS = '+2 "struck in flank, the enemy" as flank when enemy.struck'

CODE = Code(
    id="RC708",
    slug="opposite-signs",
    severity=Severity.WARNING,
    summary="One thing is a bonus to one side in a ruleset and a penalty to the other side in another.",
    why="+2 for the attacker and -2 for his victim give the same margin and different scores: is it the same rule or not?",
    bad=_two(_BONUS),
    good=_two(_BONUS, '  differ one, two because "only the margin counts in both"\n'),
)


def find(model: e.Model) -> Iterator[Diagnostic]:
    return iter(dict.fromkeys(undeclared(cases(model))))  # one for each concept


def cases(model: e.Model) -> Iterator[Case]:
    for row in rows_of(model):
        signed = [(cell, sign) for cell in row.cells.values() if (sign := _sign(cell))]
        for (first, a), (second, b) in combinations(signed, 2):
            family = model.rulesets[first.ruleset].family
            same = family and family == model.rulesets[second.ruleset].family  # RC701 has those
            if a != b and not same:
                yield Case((row.concept,), first.ruleset, second.ruleset, _finding(row.concept, signed))


def _finding(concept: e.Concept, signed: list[tuple[Cell, int]]) -> Diagnostic:
    sides = [[cell for cell, sign in signed if sign == way] for way in (1, -1)]
    bonus, penalty = (", ".join(cell.ruleset for cell in side) for side in sides)
    message = f"“{concept.label}” is a bonus in {bonus} and a penalty in {penalty}"
    advice = "say whether it is the same: differ A, B because ..."
    return CODE.at(concept.span, message, *notes(sides[0][0], sides[1][0]), label="opposite signs", help=advice)


def _sign(cell: Cell) -> int:
    node = cell.found.node if cell.found else None
    match node:
        case e.FigureLine(op="add", sign="+" | "-" as sign, amount=e.Const(value=Fraction() as value)) if value:
            return 1 if (sign == "+") == (value > 0) else -1
    return 0


CHECK = ModelCheck(CODE, find)
