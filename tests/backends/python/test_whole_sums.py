"""Figures in steps of a half: what adds up to a whole is told as one, by the resolvers as by the interpreter."""

from __future__ import annotations

from fractions import Fraction

import pytest

from rulec.backends.python.prove import load_module, same
from rulec.meaning.dice import GivenDice
from rulec.meaning.evaluate import resolve
from rulec.model.build import build
from rulec.source import Source
from rulec.syntax.parse import parse

RULES = """ruleset t "Test"
  length yd

record unit
  time: 0 moves to 2 moves by 1/2 move

action turn "Turn" for unit
  "Half a move" +1/2 move time

action rest "Rest" for unit
  "Half a move back" -1/2 move time
"""


@pytest.mark.parametrize(("action", "before", "after"), [("turn", "1/2", 1), ("turn", "1", "3/2"), ("rest", "3/2", 1)])
def test_two_halves_are_a_whole(action: str, before: str, after: str | int) -> None:
    model, problems = build([("t", parse(Source("t.rules", RULES)).tree)])
    assert problems == ()
    rules = model.rulesets["t"]
    module = load_module(rules)
    found = resolve(rules, action, {"unit": {"time": Fraction(before)}}, {}, GivenDice({}))
    made = getattr(module, action).resolve(module.Unit(time=Fraction(before)))
    explained = getattr(module, action).explain(module.Unit(time=Fraction(before))).result
    assert found.facts["unit"]["time"] == Fraction(after)
    assert same(Fraction(after), made.time)
    assert same(Fraction(after), explained.time)
