"""Ruleset + facts -> exact chances of every output. The interpreter is replayed along every path of lumped rolls.

Open choices are never averaged: each full set of choices has a distribution of its own. A contest that repeats itself
is a finite chain; its chances are solved exactly.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from typing import Any, TypeAlias

from attrs import define, field, frozen

from rulec.meaning.chain import Chain, solve
from rulec.meaning.dice import Ask, Rolled, distribution
from rulec.meaning.errors import IllegalState, NeedsChoice, NoRule, TwoRules, Undecided
from rulec.meaning.evaluate import Facts, Resolution, check, check_reached, copied, play, stated
from rulec.meaning.frames import record_of
from rulec.meaning.situation import Situation
from rulec.meaning.steps import Again
from rulec.meaning.survey import survey
from rulec.model.entities import Becomes, EffectStep, Ruleset, Statement, Value

Outcome: TypeAlias = tuple[tuple[str, object], ...]  # (output, value) sorted by output; hashable
MOST_PATHS = 200_000
MOST_CHOICES = 1_000
VERDICTS = ("must", "may", "may not")


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
        """The outputs that any outcome has, in order of name."""
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


@frozen
class Question:
    """What the odds are asked of. start: the facts given, to which every outcome is compared."""

    rules: Ruleset
    statement: Statement
    start: Facts
    chosen: Mapping[str, Value]
    set_values: Mapping[tuple[str, str], Value]
    keep: frozenset[str] = frozenset()


def odds(
    rules: Ruleset,
    name: str,
    facts: Facts,
    chosen: Mapping[str, Value],
    set_values: Mapping[tuple[str, str], Value] | None = None,
    keep: Iterable[str] = (),
) -> Iterator[Odds]:
    """One exact distribution for each way of making the open choices.

    Facts that no throw changes are left out, but for those named in keep.
    """
    statement = stated(rules, name)
    check(rules, statement, facts)
    waiting = [dict(chosen)]
    tried = 0
    while waiting:
        choices = waiting.pop(0)
        tried += 1
        if tried > MOST_CHOICES:
            raise Undecided(f"{name} leaves more than {MOST_CHOICES} ways to choose; make some of the choices")
        question = Question(rules, statement, facts, choices, set_values or {}, frozenset(keep))
        try:
            outcomes = _changed_only(question, _solved(question))
        except NeedsChoice as ask:
            if not ask.options:
                raise
            waiting = [{**choices, ask.key: option} for option in ask.options] + waiting
            continue
        yield Odds(choices, tuple(sorted(outcomes.items(), key=lambda item: repr(item[0]))))


def _solved(question: Question) -> dict[Outcome, Fraction]:
    """Rounds as states of a chain: each is enumerated once."""
    start = _freeze(question.start)
    thawed: dict[object, Facts] = {start: question.start}
    anew = _made_anew(question)
    chain: Chain[Outcome] = Chain(start)
    waiting: list[object] = [start]
    while waiting:
        state = waiting.pop()
        for outcome, after, chance in _round(question, thawed[state]):
            if after is None:
                chain.ends(state, outcome, chance)
                continue
            after = {
                party: {f: v for f, v in known.items() if (party, f) not in anew} for party, known in after.items()
            }
            key = _freeze(after)
            chain.moves(state, key, chance)
            if key not in thawed:
                thawed[key] = after
                waiting.append(key)
    return solve(chain)


def _made_anew(question: Question) -> frozenset[tuple[str, str]]:
    """The facts that every round writes, whatever happens, and none asks for before: what they were makes no difference
    to the rounds to come, which without them are few."""
    rules, statement = question.rules, question.statement
    parties = statement.roles if statement.word == "contest" else statement.roles[:1]
    asked = {fact for _, fact in survey(rules, statement).reads}
    lines = [step.line for step in statement.steps if isinstance(step, EffectStep)]
    sure = [line for line in lines if line.when is None and not line.otherwise]
    made = {effect.fact for line in sure for effect in line.effects if isinstance(effect, Becomes) and not effect.who}
    return frozenset((party, fact) for party in parties for fact in made - asked)


def _round(question: Question, facts: Facts) -> Iterator[tuple[Outcome, Facts | None, Fraction]]:
    """Every path of one round: its outcome, or the facts the next round starts from, and its chance."""
    waiting: list[list[tuple[Rolled, Fraction]]] = [[]]
    for _ in range(MOST_PATHS):
        if not waiting:
            return
        replay = Replay(waiting.pop())
        situation = Situation(
            question.rules, copied(facts), question.chosen, replay, question.set_values, contingent=True, tracing=False,
            totals=any(name.rpartition(".")[2] == "total" for name in question.keep),
        )  # fmt: skip
        after: Facts | None = None
        try:
            resolution = play(situation, question.statement, exact=True)
            check_reached(situation, question.statement)
            outcome = outputs_of(question, resolution)
        except Again:
            outcome, after = (), situation.facts
        except (NoRule, TwoRules, IllegalState) as gap:
            outcome = (("error", f"{gap.code}: {gap}"),)
        waiting.extend(reversed(replay.forks))
        yield outcome, after, replay.chance
    raise Undecided(f"more than {MOST_PATHS} ways for the dice to fall", question.statement.cites)


def outputs_of(question: Question, resolution: Resolution) -> Outcome:
    """What a player would want the odds of: figures, results, facts after, what must or may be done."""
    found: dict[str, object] = {}
    for (party, name), value in resolution.outputs.items():
        if name.rsplit(".", 1)[-1] not in ("natural", "dice"):
            found[f"{party}.{name}"] = value
    for party, known in resolution.facts.items():
        for name, value in known.items():
            if not isinstance(value, list):
                found[f"{party}.{name}"] = value
    for party in {*resolution.obliged, *question.statement.roles}:
        acts = resolution.obliged.get(party, {})
        found[f"{party}.act"] = "; ".join(f"{v} {'/'.join(acts[v])}" for v in VERDICTS if v in acts) or None
    return tuple(sorted(found.items(), key=lambda item: item[0]))


def _changed_only(question: Question, outcomes: Mapping[Outcome, Fraction]) -> dict[Outcome, Fraction]:
    """Outcomes without the facts that no path of the dice changes, and with those that only some paths write."""
    before: dict[str, object] = {}
    for party in {name.split(".", 1)[0] for outcome in outcomes for name, _ in outcome}:
        record = record_of(question.rules, party)
        for fact in record.facts if record else ():
            if fact.has_default or fact.name in question.start.get(party, {}):
                before[f"{party}.{fact.name}"] = question.start.get(party, {}).get(fact.name, fact.default)
    names = {name for outcome in outcomes for name, _ in outcome if name != "error"} | question.keep
    acts = {name: None for name in names if name.endswith(".act")}
    idle = {
        name
        for name, value in {**acts, **before}.items()
        if name not in question.keep and all(dict(outcome).get(name, value) == value for outcome in outcomes)
    }
    found: dict[Outcome, Fraction] = {}
    for outcome, chance in outcomes.items():
        kept: dict[str, Any] = dict(outcome)
        if "error" not in kept:
            kept |= {name: before[name] for name in names - kept.keys() if name in before}
        key = tuple(sorted(((k, v) for k, v in kept.items() if k not in idle), key=lambda item: item[0]))
        found[key] = found.get(key, Fraction(0)) + chance
    return found


def _freeze(value: object) -> object:
    """Facts as a key of a state."""
    if isinstance(value, Mapping):
        return tuple(sorted((k, _freeze(v)) for k, v in value.items()))
    if isinstance(value, list):
        return tuple(_freeze(v) for v in value)
    return (type(value).__name__, str(value))
