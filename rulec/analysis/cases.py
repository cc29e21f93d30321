"""A case, a list of values, a line -> words: the smallest concrete thing a finding can show."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import product
from typing import Any

from rulec.analysis.diagrams import MISSING, TooLarge, is_figure
from rulec.analysis.world import Case, Path, Variable, World
from rulec.meaning.frames import record_of
from rulec.meaning.values import Range, say
from rulec.model import entities as e

MOST_THROWS = 10_000
MOST_FACTS = 12
MOST_STRETCHES = 6


def case_text(world: World, case: Case, asked: Path = ()) -> str:
    """The facts, dice and choices of a case that matter: `arm = heavy_gun, limbered = no, D6 shows 1`."""
    shown = [world.variables[level] for level in relevant(world, case, asked)]
    said = [said_of(world, v, v.values[case[v.level]]) for v in shown[:MOST_FACTS]]
    if len(shown) > MOST_FACTS:
        said.append("...")
    return ", ".join(said)


def relevant(world: World, case: Case, asked: Path) -> list[int]:
    """The variables without which the case would not be one, and those that are not as they come first."""
    d = world.d
    direct = d.variables(asked)
    found = []
    for level in sorted(case):
        variable = world.variables[level]
        if variable.sort in ("sum", "guess"):
            continue
        if not asked or _matters(world, case, asked, level, level in direct):
            found.append(level)
    return sorted(found, key=lambda level: (world.variables[level].sort == "dice", *_place(world, level), level))


def _place(world: World, level: int) -> tuple[int, int]:
    """The facts of the first role first, as its record has them."""
    roles = getattr(world.statement, "roles", ())
    variable = world.variables[level]
    whose = roles.index(variable.party) if variable.party in roles else len(roles)
    record = record_of(world.rules, variable.party)
    if variable.fact is None or record is None:
        return whose, 1000
    return whose, next((at for at, fact in enumerate(record.facts) if fact.name == variable.name), 0)


def _matters(world: World, case: Case, asked: Path, level: int, direct: bool) -> bool:
    if not direct and case[level] == 0 and world.variables[level].sort != "dice":
        return False  # one of many figures in a sum, and as small as can be
    for other in range(len(world.variables[level].values)):
        if other != case[level]:
            changed = {**case, level: other}
            if any(world.value(root, changed) is not True for root in asked):
                return True
    return False


def said_of(world: World, variable: Variable, value: Any) -> str:
    name = variable.name.split("\0")[0]
    roles = getattr(world.statement, "roles", ())
    whose = "" if not variable.party or variable.party == (roles[0] if roles else "") else f"{variable.party}."
    if variable.sort == "dice":
        return f"{whose}{name} shows {value}"
    if variable.sort == "faces":
        return f"{value} {'die shows' if value == 1 else 'dice show'} {name.removeprefix('dice that show ')}"
    return f"{whose}{name} = {value_text(value, variable.type, world.rules.length)}"


def value_text(value: Any, type_: e.Type, length: str) -> str:
    if isinstance(value, int) and not isinstance(value, bool):
        value = Fraction(value)
    return value if isinstance(value, str) else say(value, type_, length)


def values_text(values: Sequence[Any], type_: e.Type, length: str) -> str:
    """-7 to -5, 8: neighbours run together."""
    figures = sorted(filter(is_figure, values))
    others = [v for v in values if isinstance(v, str | bool | Range) or v is None]
    found: list[str] = []
    at = 0
    while at < len(figures):
        end = at
        while end + 1 < len(figures) and figures[end + 1] - figures[end] == 1:
            end += 1
        low, high = (value_text(figures[i], type_, length) for i in (at, end))
        found.append(low if low == high else f"{low} and {high}" if end == at + 1 else f"{low} to {high}")
        at = end + 1
    found += [value_text(v, type_, length) for v in others]
    return ", ".join(found[:MOST_STRETCHES]) + (" and more" if len(found) > MOST_STRETCHES else "")


def assumptions(world: World, case: Case, asked: Path) -> list[e.Fact]:
    """The facts with assumed bounds on which a case rests: those that must be more than the least for it to come up."""
    found: dict[str, e.Fact] = {}
    for level in relevant(world, case, asked):
        variable = world.variables[level]
        if variable.fact is not None and variable.fact.domain.assumed and case[level] != variable.usual:
            found[variable.name] = variable.fact
    if not found:
        return []
    usual = [
        _kept(world, level) for level in case if world.variables[level].fact and world.variables[level].name in found
    ]
    try:
        without = world.find(*asked, *usual, quick=True) if asked else None
    except TooLarge:
        without = None
    return [] if without is not None else list(found.values())


def _kept(world: World, level: int) -> int:
    """That a fact is as it usually is."""
    variable = world.variables[level]
    usual = variable.usual
    kids = tuple(world.d.yes if c == usual else world.d.no for c in range(len(variable.values)))
    return world.d.node(level, kids)


def chance(world: World, case: Case, asked: Path) -> Fraction | None:
    """How likely the dice are to make it so, all facts and choices being as in the case; None if dice do not decide."""
    dice = [world.variables[level] for level in case if world.variables[level].sort == "dice"]
    if not dice or any(world.variables[level].sort == "faces" for level in case):
        return None
    throws = 1
    for die in dice:
        throws *= len(die.values)
    if throws > MOST_THROWS:
        return None
    total = Fraction(0)
    for classes in product(*(range(len(die.values)) for die in dice)):
        thrown = {**case, **{die.level: c for die, c in zip(dice, classes, strict=True)}}
        held = [world.value(root, thrown) for root in asked]
        if any(v is MISSING for v in held):
            return None
        if all(v is True for v in held):
            weight = Fraction(1)
            for die, c in zip(dice, classes, strict=True):
                weight *= die.weights[c]
            total += weight
    return total


def chance_text(world: World, case: Case, asked: Path) -> str:
    found = chance(world, case, asked)
    if found is None or found in (0, 1):
        return ""
    return f", {found.numerator} throw{'s' if found.numerator > 1 else ''} in {found.denominator}"
