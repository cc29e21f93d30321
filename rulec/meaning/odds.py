"""Ruleset + facts -> exact chances of every output. The interpreter is replayed along every path of lumped rolls.

Open choices are never averaged: each full set of choices has a distribution of its own. A contest that repeats itself
is a finite chain; its chances are solved exactly.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from copy import deepcopy
from fractions import Fraction
from typing import Any, TypeAlias

from attrs import define, field, frozen

from rulec.meaning.dice import Ask, Rolled, distribution
from rulec.meaning.errors import NeedsChoice, NeverEnds, NoRule, RuleError, TwoRules
from rulec.meaning.evaluate import Again, Resolution, finish, prepare
from rulec.meaning.situation import Result
from rulec.model.entities import Ruleset, Value

Outcome: TypeAlias = tuple[tuple[str, object], ...]  # (output, value) sorted by output; hashable
_State: TypeAlias = tuple[Any, ...]
MOST_PATHS = 200_000


class TooManyPaths(RuleError):
    code = "TooManyPaths"


@frozen
class Odds:
    """chosen: the choices this distribution is for. outcomes: what comes out together, with its exact chance."""

    chosen: Mapping[str, Value]
    outcomes: tuple[tuple[Outcome, Fraction], ...]

    def of(self, output: str) -> dict[object, Fraction]:
        """The distribution of one output; an outcome that lacks it counts under None."""
        found: dict[object, Fraction] = {}
        for outcome, chance in self.outcomes:
            value = dict(outcome).get(output)
            found[value] = found.get(value, Fraction(0)) + chance
        return found

    @property
    def names(self) -> list[str]:
        return sorted({name for outcome, _ in self.outcomes for name, _ in outcome})


@define
class Replay:
    """A roller that follows a path of outcomes; past its end it takes the first and remembers the others."""

    path: list[tuple[Rolled, Fraction]]
    forks: list[list[tuple[Rolled, Fraction]]] = field(factory=list)
    at: int = 0
    chance: Fraction = Fraction(1)

    def roll(self, ask: Ask) -> Rolled:
        if self.at == len(self.path):
            outcomes = distribution(ask)
            self.forks.extend([*self.path, other] for other in outcomes[1:])
            self.path = [*self.path, outcomes[0]]
        rolled, chance = self.path[self.at]
        self.at += 1
        self.chance *= chance
        return rolled


def odds(
    rules: Ruleset, name: str, facts: Mapping[str, Mapping[str, Any]], chosen: Mapping[str, Value]
) -> Iterator[Odds]:
    """One exact distribution for each way of making the open choices."""
    waiting = [dict(chosen)]
    while waiting:
        choices = waiting.pop(0)
        try:
            yield Odds(choices, _chain(rules, name, facts, choices))
        except NeedsChoice as ask:
            if not ask.options:
                raise
            waiting = [{**choices, ask.key: option} for option in ask.options] + waiting


def _chain(
    rules: Ruleset, name: str, facts: Mapping[str, Mapping[str, Any]], chosen: Mapping[str, Value]
) -> tuple[tuple[Outcome, Fraction], ...]:
    """Rounds as states: each is enumerated once, then states are eliminated until only the first is left."""
    start = _freeze(facts)
    thawed = {start: {k: dict(v) for k, v in facts.items()}}
    ends: dict[_State, dict[Outcome, Fraction]] = {}
    moves: dict[_State, dict[_State, Fraction]] = {}
    waiting = [start]
    while waiting:
        state = waiting.pop()
        ends[state], moves[state] = {}, {}
        for outcome, after, chance in _round(rules, name, thawed[state], chosen):
            if after is None:
                ends[state][outcome] = ends[state].get(outcome, Fraction(0)) + chance
                continue
            key = _freeze(after)
            moves[state][key] = moves[state].get(key, Fraction(0)) + chance
            if key not in thawed:
                thawed[key] = after
                waiting.append(key)
    for state in [s for s in reversed(list(ends)) if s != start]:
        _loop_out(state, ends, moves)
        for other in ends:
            if other != state and (p := moves[other].pop(state, None)):
                _mix(ends[other], ends[state], p)
                _mix(moves[other], moves[state], p)
    _loop_out(start, ends, moves)
    return tuple(sorted(ends[start].items(), key=lambda item: repr(item[0])))


def _loop_out(state: _State, ends: dict[_State, dict[Outcome, Fraction]], moves: dict[_State, Any]) -> None:
    """A state that can come back to itself: what else can happen, given that it leaves in the end."""
    stay = moves[state].pop(state, Fraction(0))
    if stay == 1:
        raise NeverEnds("another round follows for ever, with certainty")
    if stay:
        ends[state] = {k: v / (1 - stay) for k, v in ends[state].items()}
        moves[state] = {k: v / (1 - stay) for k, v in moves[state].items()}


def _mix(into: dict[Any, Fraction], what: Mapping[Any, Fraction], weight: Fraction) -> None:
    for key, p in what.items():
        into[key] = into.get(key, Fraction(0)) + weight * p


def _round(
    rules: Ruleset, name: str, facts: Mapping[str, Mapping[str, Any]], chosen: Mapping[str, Value]
) -> Iterator[tuple[Outcome, dict[str, dict[str, Any]] | None, Fraction]]:
    """Every path of one round: its outcome, or the facts the next round starts from, and its chance."""
    waiting: list[list[tuple[Rolled, Fraction]]] = [[]]
    for _ in range(MOST_PATHS):
        if not waiting:
            return
        replay = Replay(waiting.pop())
        situation, statement = prepare(rules, name, deepcopy(dict(facts)), chosen, replay)
        try:
            outcome, after = outputs_of(finish(situation, statement, rounds=False)), None
        except Again:
            outcome, after = (), situation.facts
        except (NoRule, TwoRules) as gap:
            outcome, after = (("error", f"{gap.code}: {gap}"),), None
        waiting.extend(reversed(replay.forks))
        yield outcome, after, replay.chance
    raise TooManyPaths(f"more than {MOST_PATHS} ways for the dice to fall", rules.statements[name].cites)


def outputs_of(resolution: Resolution) -> Outcome:
    """What a player would want the odds of: figures, results, facts after, what must or may be done."""
    found: dict[str, object] = {}
    for (party, name), value in resolution.outputs.items():
        if name not in ("natural", "dice"):
            found[f"{party}.{name}"] = value
    for change in resolution.changes:
        found[f"{change.party}.{change.fact}"] = change.after
    for party, acts in resolution.obliged.items():
        found[f"{party}.act"] = "; ".join(f"{v} {'/'.join(a)}" for v, a in sorted(acts.items()))
    return tuple(sorted(found.items(), key=lambda item: item[0]))


def _freeze(value: Any) -> Any:
    if isinstance(value, Mapping):
        return tuple(sorted((k, _freeze(v)) for k, v in value.items()))
    if isinstance(value, list):
        return tuple(_freeze(v) for v in value)
    return (str(type(value).__name__), str(value))


__all__ = ["MOST_PATHS", "Odds", "Outcome", "Result", "TooManyPaths", "odds", "outputs_of"]
