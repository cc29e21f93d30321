"""The analysis and the reference interpreter agree: on values and terms in random states, and on every case it shows."""

from __future__ import annotations

import random
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from rulec.analysis.analyse import analyse
from rulec.analysis.classes import Classes
from rulec.analysis.diagrams import Trouble, plain
from rulec.analysis.judge import judge
from rulec.analysis.symbols import Eye, Scope
from rulec.analysis.world import Case, Space, State, World
from rulec.compile import compile_project
from rulec.meaning.conditions import Scope as Told
from rulec.meaning.dice import GivenDice
from rulec.meaning.errors import NeedsChoice, NoRule, RuleError, TwoRules
from rulec.meaning.evaluate import play
from rulec.meaning.expressions import Reader
from rulec.meaning.frames import frames, record_of
from rulec.meaning.situation import Situation
from rulec.meaning.values import Range
from rulec.model import entities as e
from rulec.project import find_project

ROOT = Path(__file__).parents[2]
RULESETS = compile_project(find_project(ROOT), [], check=False).model.rulesets
NAMES = [name for name, rules in RULESETS.items() if not rules.variant_of]


def typed(value: Any) -> Any:
    """A value as the interpreter has it: figures are fractions."""
    return Fraction(value) if isinstance(value, int) and not isinstance(value, bool) else value


def facts_of(rules: e.Ruleset, classes: Classes, party: str, pick: random.Random) -> dict[str, Any]:
    record = record_of(rules, party)
    assert record is not None
    found: dict[str, Any] = {}
    for fact in record.facts:
        if fact.domain.record:
            many = pick.randint(int(fact.domain.low or 0), int(fact.domain.high or 1))
            found[fact.name] = [facts_of(rules, classes, fact.domain.record, pick) for _ in range(many)]
        else:
            found[fact.name] = typed(pick.choice(classes.values(record.name, fact)))
    return found


def chosen(world: World, facts: dict[str, dict[str, Any]]) -> Case:
    """Facts of a situation as classes of the world's variables."""
    case = {}
    for level, variable in world.variables.items():
        party, _, of = variable.party.partition("#")
        if variable.sort == "list":
            case[level] = variable.values.index(len(facts[variable.party][variable.name]))
        elif variable.fact is not None and of:
            at, _, owner = of.partition(" of ")
            elements = next(v for v in facts[owner].values() if isinstance(v, list))
            if int(at) <= len(elements):
                case[level] = variable.values.index(plain(elements[int(at) - 1][variable.name]))
        elif variable.fact is not None and party in facts:
            case[level] = variable.values.index(plain(facts[party][variable.name]))
    return case


def parties(rules: e.Ruleset, statement: e.Statement) -> list[str]:
    return [
        *statement.roles,
        *(role for r in rules.records.values() for role in r.roles if role not in statement.roles),
    ]


def values_and_terms(rules: e.Ruleset) -> Iterator[e.Statement]:
    yield from (s for s in rules.statements.values() if s.word in ("value", "term"))


@pytest.mark.parametrize("name", NAMES)
def test_values_and_terms_come_out_as_the_interpreter_has_them(name: str) -> None:
    rules, pick = RULESETS[name], random.Random(name)
    classes = Classes(rules)
    classes.gather()
    compared = 0
    for statement in values_and_terms(rules):
        world = World(Space(rules, classes), statement)
        frame = frames(statement)[0]
        node = Eye(world, Scope(statement), State(), frame).whole(statement)
        for _ in range(12):
            facts = {party: facts_of(rules, classes, party, pick) for party in parties(rules, statement)}
            told = Situation(rules, facts, {}, GivenDice({}), tracing=False)
            try:
                expected: Any = plain(Reader(told, Told(statement), frame).whole(statement))
            except NeedsChoice:
                continue
            except RuleError:
                expected = Trouble
            case = chosen(world, facts)
            if any(v.sort in ("guess", "choice") for v in world.variables.values()):
                continue
            found = world.value(node, case)
            if isinstance(found, Trouble):
                found = Trouble
            if isinstance(expected, Range):
                assert isinstance(found, Range)
            assert found == expected, f"{statement.name} with {facts}"
            compared += 1
    assert compared > 100


def situation_of(world: World, case: Case) -> tuple[dict[str, dict[str, Any]], dict[str, list[int]], bool]:
    """A case as facts and dice; whether it is simple enough to be played: single dice, no choices, no lists."""
    rules, facts, dice, plainly = world.rules, {}, {}, True
    for role in parties(rules, world.statement):
        record = record_of(rules, role)
        assert record is not None
        facts[role] = {
            f.name: f.default if f.has_default else typed(world.classes.values(record.name, f)[0])
            for f in record.facts
            if not f.domain.record
        }
    for level, c in sorted(case.items()):
        variable = world.variables[level]
        value = typed(variable.values[c])
        if variable.fact is not None and "#" not in variable.party:
            facts[variable.party][variable.name] = value
        elif variable.sort == "dice" and variable.name[0] == "D":
            dice.setdefault(variable.party, []).append(int(value))
        elif variable.sort != "sum":
            plainly = False
    return facts, dice, plainly


@pytest.mark.parametrize("name", NAMES)
def test_every_gap_that_is_shown_is_one_in_play(name: str) -> None:
    rules = RULESETS[name]
    found = judge(rules)
    shown = [(gap.world, gap.case) for gap in found.gaps] + [(h.world, h.case) for h in (*found.holes, *found.lost)]
    for world, case in shown:
        facts, dice, plainly = situation_of(world, case)
        if not plainly:
            continue
        rolled = {party: [*faces, *[3] * 20] for party, faces in dice.items()} or {"": [3] * 20}
        told = Situation(rules, facts, {"act": None}, GivenDice(rolled), tracing=False, contingent=True)
        with pytest.raises((NoRule, TwoRules)):
            play(told, world.statement)


@pytest.mark.parametrize("name", NAMES)
def test_every_case_that_is_shown_can_occur(name: str) -> None:
    """No `never` rule holds in it."""
    rules = RULESETS[name]
    for gap in judge(rules).gaps:
        facts, _, _ = situation_of(gap.world, gap.case)
        told = Situation(rules, facts, {}, GivenDice({}), tracing=False)
        for never in rules.nevers:
            for frame in frames(gap.world.statement):
                record = record_of(rules, frame[""])
                assert record is not None
                if all(record.fact(f) for f in _spoken_of(never)):
                    assert Reader(told, Told(gap.world.statement), frame).known(never.cond) is not True, never.text


def _spoken_of(never: e.Never) -> set[str]:
    from rulec.meaning.lines import walk

    return {n.fact for n in walk(never.cond) if isinstance(n, e.FactOf) and not n.who}


@pytest.mark.parametrize("name", NAMES)
def test_nothing_in_the_shipped_rules_is_left_undecided(name: str) -> None:
    assert [u.place.name for u in analyse(RULESETS[name]).undecided] == []
    assert [u.place.name for u in judge(RULESETS[name]).undecided] == []
