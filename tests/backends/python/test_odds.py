"""Exact odds of the resolvers: those of the interpreter, and those of every throw counted one by one."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from itertools import product
from types import ModuleType
from typing import Any

import icepool
import pytest

from rulec.backends.python.prove import Proof, figure
from rulec.examples import given
from rulec.meaning.errors import RuleError
from rulec.meaning.odds import odds
from rulec.model.entities import Ruleset

MOST_PATHS = 400  # of the interpreter, which takes about a millisecond for each
AVERAGE_DIE = (2, 3, 3, 4, 4, 5)


def told(outcomes: Any) -> dict[frozenset[tuple[str, str]], Fraction]:
    """Outcomes as both can be compared: what is not there is none."""
    found: dict[frozenset[tuple[str, str]], Fraction] = {}
    for outcome, chance in outcomes:
        key = frozenset((name, str(figure(value))) for name, value in dict(outcome).items() if value is not None)
        found[key] = found.get(key, Fraction(0)) + chance
    return found


@pytest.mark.parametrize("name", ["carolus_rex", "cfeo16", "cfeo18", "honours_of_war"])
def test_the_odds_are_those_of_the_interpreter(
    shipped: Mapping[str, Ruleset], modules: Mapping[str, ModuleType], name: str
) -> None:
    rules, seen = shipped[name], set()
    proof = Proof(rules, modules[name])
    for example in rules.examples:
        if example.of in seen or example.of in rules.tables or example.raises:
            continue
        facts, outright = given(rules, rules.statements[example.of], example)
        resolver = getattr(proof.module, proof.names.resolvers[example.of])
        if outright:
            continue
        seen.add(example.of)
        try:
            found = resolver.odds(*proof.records(facts, resolver.parties))
        except proof.module.RuleError as error:
            with pytest.raises(RuleError) as raised:
                list(odds(rules, example.of, facts, {}))
            assert type(raised.value).__name__ == type(error).__name__  # noqa: PT017 - most have odds
            continue
        if sum(len(one.outcomes) for one in found) > MOST_PATHS:
            continue
        wanted = list(odds(rules, example.of, facts, {}))
        assert [{k: figure(v) for k, v in one.chosen.items()} for one in wanted] == [dict(one.chosen) for one in found]
        for ours, theirs in zip(found, wanted, strict=True):
            assert told(ours.outcomes) == told(theirs.outcomes), example.of
            assert sum(chance for _, chance in ours.outcomes) == 1
    assert len(seen) > 20


def combatants(g: ModuleType) -> tuple[Any, Any]:
    unit = g.Unit(
        grade="B", arm="pikes", armoured=True, has_pikes=True, formation="line", ranks=3, dp=1, casualties=0,
        charging=True, doing="nothing", took_position=False, moved=True, inspiring=1, leader_attached=True,
        advantage_of_ground=False, in_fortifications=False, struck_on="front", stands_in_contact=3,
        abandoned=False, crew_killed=False,
    )  # fmt: skip
    enemy = unit.but(grade="D", charging=False, stands_in_contact=4, dp=0)
    return unit, enemy


def test_every_throw_counted_one_by_one(modules: Mapping[str, ModuleType]) -> None:
    g = modules["cfeo16"]
    unit, enemy = combatants(g)
    (found,) = g.combat.odds(unit, enemy)
    counted: dict[str, dict[Any, int]] = {"margin": {}, "enemy.dp": {}, "act": {}}
    for first, second in product(range(1, 7), AVERAGE_DIE):
        once = g.combat.resolve(unit, enemy, dice=[first, second])
        for output, value in (("margin", once.margin), ("enemy.dp", once.enemy.dp), ("act", once.act)):
            counted[output][value] = counted[output].get(value, 0) + 1
    for output, ways in counted.items():
        assert found.of(output) == {value: Fraction(n, 36) for value, n in ways.items()}


def test_the_odds_are_those_of_icepool(modules: Mapping[str, ModuleType]) -> None:
    # By hand: the charging unit adds 2 to its D6 (grade, leader, charge and armour, less 1 DP and the odds), its enemy
    # adds 1 to an average die.
    g = modules["cfeo16"]
    (found,) = g.combat.odds(*combatants(g))
    wanted = (icepool.d6 + 2) - (icepool.Die(AVERAGE_DIE) + 1)
    assert found.of("margin") == {margin: wanted.probability("==", margin) for margin in wanted.outcomes()}
