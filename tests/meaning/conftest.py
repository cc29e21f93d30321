"""What the tests of the meaning share: rules from a text, and one situation answered in one line."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from textwrap import dedent
from typing import Any

import pytest

from rulec.backends.python.cases import Case
from rulec.backends.python.prove import Proof, load_module
from rulec.diagnostics import RulecError
from rulec.meaning.dice import GivenDice
from rulec.meaning.errors import InputError, RuleError
from rulec.meaning.evaluate import Resolution, resolve
from rulec.meaning.lines import remembered
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
    """One situation: facts by party, choices, faces in the order of play or by party. Every face must be used.

    The Python resolver of the statement is asked too, and must say the same, with the same reasons.
    """
    faces = {who: list(own) for who, own in dice.items()} if isinstance(dice, Mapping) else {"": list(dice)}
    given = GivenDice(faces)
    try:
        found = resolve(rules, name, exact(facts), exact(chosen or {}), given)
    except RuleError as error:
        same_in_python(rules, name, Case(exact(facts), exact(chosen or {}), faces, error))
        raise
    assert given.leftover() == 0
    same_in_python(rules, name, Case(exact(facts), exact(chosen or {}), faces, found))
    return found


def same_in_python(rules: Ruleset, name: str, case: Case) -> None:
    if name not in rules.statements or _is_refused(case):
        return
    try:
        proof = _proof(rules)
    except RulecError as refused:
        assert "calls for itself" in str(refused)  # noqa: PT017 - the one thing that the resolvers cannot do
        return
    resolver = getattr(proof.module, proof.names.resolvers[name])
    proof.differences.clear()
    if set(case.facts) <= set(resolver.parties):
        proof.compare(rules.statements[name], resolver, case)
    assert proof.differences == []


def _is_refused(case: Case) -> bool:
    """Facts that do not exist or cannot be are refused by the record, in words of its own, before there is a case."""
    return type(case.found) is InputError and ("it can be" in str(case.found) or "it has" in str(case.found))


@remembered
def _proof(rules: Ruleset) -> Proof:
    return Proof(rules, load_module(rules))


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
