"""Sequence + what is known -> its order: every phase with its place, and what is done, may or must be done in it.

A line whose condition the facts do not decide is left open, and says what it asks. Nothing is done: only told.
"""

from __future__ import annotations

from collections.abc import Iterator

from attrs import evolve, frozen

from rulec.meaning.conditions import Scope
from rulec.meaning.dice import GivenDice
from rulec.meaning.evaluate import Facts, copied
from rulec.meaning.expressions import Reader
from rulec.meaning.frames import frames
from rulec.meaning.situation import Situation
from rulec.meaning.survey import Survey
from rulec.model.entities import (
    Cite,
    EffectLine,
    EffectStep,
    Fact,
    Obliges,
    Phase,
    Ruleset,
    Sequence,
    Statement,
    Take,
)


@frozen
class Doing:
    """What a line of a phase says. verdict: take | may | must | may not. holds: None where the facts do not tell."""

    party: str
    verdict: str
    acts: tuple[str, ...]
    label: str
    holds: bool | None
    asks: tuple[str, ...]  # the facts on which it depends
    cites: tuple[Cite, ...]


@frozen
class Stage:
    """A phase at its place: number is 5, or 5.2 for the second phase within the fifth."""

    number: str
    name: str
    label: str
    doings: tuple[Doing, ...]
    cites: tuple[Cite, ...]


def order(rules: Ruleset, sequence: Sequence, facts: Facts) -> tuple[Stage, ...]:
    """All phases, in their order."""
    situation = Situation(rules, copied(facts), {}, GivenDice({}))
    return tuple(
        Stage(number, phase.name, phase.label, tuple(_doings(situation, sequence, phase)), phase.cites)
        for number, phase in _numbered(sequence.phases)
    )


def find_sequence(rules: Ruleset, name: str) -> Sequence | None:
    return next((sequence for sequence in rules.sequences if sequence.name == name), None)


def whose(rules: Ruleset, sequence: Sequence) -> Statement:
    """The sequence as something that can be asked: its roles are all who do anything in it, or on whom it depends."""
    doers = [_role(rules, line) for line in _lines(sequence)]
    roles = dict.fromkeys(role for role in (*doers, *(party for party, _ in reads(rules, sequence))) if role)
    return _asked(rules, sequence, tuple(roles), ())


def reads(rules: Ruleset, sequence: Sequence) -> dict[tuple[str, str], Fact]:
    """The facts on which its lines depend, by party and name."""
    return {key: fact for line in _lines(sequence) for key, fact in _depends(rules, sequence, line).items()}


def _lines(sequence: Sequence) -> list[EffectLine]:
    return [line for _, phase in _numbered(sequence.phases) for line in phase.lines]


def _numbered(phases: tuple[Phase, ...], before: str = "") -> Iterator[tuple[str, Phase]]:
    for at, phase in enumerate(phases, 1):
        yield f"{before}{at}", phase
        yield from _numbered(phase.phases, f"{before}{at}.")


def _doings(situation: Situation, sequence: Sequence, phase: Phase) -> Iterator[Doing]:
    rules = situation.rules
    for line in phase.lines:
        party = _role(rules, line)
        place = _asked(rules, sequence, (party,) if party else (), ())
        reader = Reader(situation, Scope(place), {"": party, party: party})
        holds = True if line.when is None else reader.known(line.when)
        asks = tuple(f"{who}.{name}" for who, name in _depends(rules, sequence, line))
        for verdict, who, acts in _said(line):
            yield Doing(who or party, verdict, acts, line.label, holds, asks, line.cites)


def _said(line: EffectLine) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """What its effects say: verdict, of whom, and what; tests that are taken one after another are told as one."""
    taken = tuple(effect.statement for effect in line.effects if isinstance(effect, Take))
    for effect in line.effects:
        if isinstance(effect, Obliges):
            yield effect.verdict, effect.who, effect.acts
    if taken:
        yield "take", "", taken
    if not line.effects:
        yield "", "", ()


def _role(rules: Ruleset, line: EffectLine) -> str:
    """Who does what a line names: the first role of the first statement in it."""
    for _, who, acts in _said(line):
        for act in acts:
            roles = rules.statements[act].roles if act in rules.statements else ()
            if who or roles:
                return who or roles[0]
    return ""


def _depends(rules: Ruleset, sequence: Sequence, line: EffectLine) -> dict[tuple[str, str], Fact]:
    role = _role(rules, line)
    step = EffectStep(evolve(line, effects=(), per=None, at_most=None))
    place = _asked(rules, sequence, (role,) if role else (), (step,))
    found = Survey(rules)
    found.statement(place, frames(place))
    return found.reads


def _asked(rules: Ruleset, sequence: Sequence, roles: tuple[str, ...], steps: tuple[EffectStep, ...]) -> Statement:
    records = tuple(record.name for role in roles if (record := rules.record_of(role)))
    return Statement(
        sequence.name, "sequence", sequence.label, roles, records, None, steps, None, (), "", sequence.section,
        sequence.cites, (), span=sequence.span,
    )  # fmt: skip
