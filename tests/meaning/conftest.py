"""What the tests of the meaning share: rules from a text, and one situation answered in one line."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from textwrap import dedent
from typing import Any

import pytest

from rulec.meaning.dice import GivenDice
from rulec.meaning.evaluate import Resolution, resolve
from rulec.meaning.odds import Odds, odds
from rulec.model.build import build
from rulec.model.entities import Ruleset
from rulec.source import Source
from rulec.syntax.parse import parse

HEAD = 'ruleset t "Test"\n  length yd\n  source s "sheet"\n\n'


def read(text: str) -> Ruleset:
    """The rules of a text, which must have nothing wrong with it."""
    parsed = parse(Source("t.rules", HEAD + dedent(text)))
    model, problems = build([("t", parsed.tree)])
    assert [d.message for d in (*parsed.diagnostics, *problems)] == []
    return model.rulesets["t"]


def exact(value: Any) -> Any:
    """Figures of a test as the interpreter has them."""
    if isinstance(value, bool) or not isinstance(value, int | Fraction | Mapping | list | tuple):
        return value
    if isinstance(value, Mapping):
        return {key: exact(part) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [exact(part) for part in value]
    return Fraction(value)


def answer(
    rules: Ruleset,
    name: str,
    dice: Sequence[int] | Mapping[str, Sequence[int]] = (),
    chosen: Mapping[str, Any] | None = None,
    **facts: Mapping[str, Any],
) -> Resolution:
    """One situation: facts by party, choices, faces in the order of play or by party. Every face must be used."""
    given = GivenDice(dice if isinstance(dice, Mapping) else {"": dice})
    found = resolve(rules, name, exact(facts), exact(chosen or {}), given)
    assert given.leftover() == 0
    return found


def chances(
    rules: Ruleset, name: str, chosen: Mapping[str, Any] | None = None, **facts: Mapping[str, Any]
) -> list[Odds]:
    """The odds of one situation, each distribution a whole."""
    found = list(odds(rules, name, exact(facts), exact(chosen or {})))
    for one in found:
        assert sum(chance for _, chance in one.outcomes) == 1
    return found


@pytest.fixture(name="read")
def _read() -> Callable[[str], Ruleset]:
    return read


@pytest.fixture(name="answer")
def _answer() -> Callable[..., Resolution]:
    return answer


@pytest.fixture(name="chances")
def _chances() -> Callable[..., list[Odds]]:
    return chances
