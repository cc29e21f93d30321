"""A case that the analysis found -> the same played in the reference interpreter, and the example to paste that shows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from attrs import define, field, frozen

from rulec.analysis.cases import relevant
from rulec.analysis.world import Case, Path, Variable, World
from rulec.meaning.dice import Ask, Batch, Rolled, read
from rulec.meaning.errors import MissingFact, NeedsChoice, RuleError
from rulec.meaning.evaluate import Resolution, resolve
from rulec.meaning.frames import record_of
from rulec.meaning.values import say, spell
from rulec.model import entities as e

MOST_TRIES = 120
Facts = dict[str, dict[str, Any]]


@frozen
class Played:
    """What was given, rolled and chosen, and what came of it: an answer, or the reason why there is none."""

    facts: Facts
    rolls: Mapping[str, tuple[int, ...]]
    chosen: Mapping[str, Any]
    answer: Resolution | None
    error: RuleError | None


def replay(world: World, case: Case, asked: Path = ()) -> Played | None:
    """Play a case, with no more facts than it takes. What the interpreter asks for besides is as the case has it, or as
    it comes first. asked: what holds in the case, by which its facts are chosen. None: there are lists in it."""
    statement = world.statement
    if not isinstance(statement, e.Statement) or statement.name not in world.rules.statements:
        return None
    variables = [(world.variables[level], c) for level, c in sorted(case.items())]
    if any(v.sort == "list" or "#" in v.party for v, _ in variables):
        return None
    known: Facts = {role: {} for role in statement.roles}
    for variable, c in variables:
        if variable.fact is not None and variable.party in known:
            known[variable.party][variable.name] = _typed(variable.values[c])
    told = [world.variables[level] for level in (relevant(world, case, asked) if asked else sorted(case))]
    facts: Facts = {role: {} for role in statement.roles}
    for variable in told:
        fact = variable.fact
        if fact is not None and variable.party in facts:
            value = known[variable.party][variable.name]
            if not fact.has_default or fact.default != value:
                facts[variable.party][variable.name] = value
    return _played(world, variables, known, facts)


def _played(world: World, variables: Sequence[tuple[Variable, int]], known: Facts, facts: Facts) -> Played | None:
    chosen: dict[str, Any] = {}
    for _ in range(MOST_TRIES):
        dice = _Dice(variables)
        try:
            answer = resolve(world.rules, world.statement.name, facts, chosen, dice)
            return Played(facts, dice.rolls(), chosen, answer, None)
        except MissingFact as missing:
            role, name = missing.role, missing.fact
            if role not in facts:
                return None
            facts[role][name] = known[role][name] if name in known[role] else _first(world, role, name)
        except NeedsChoice as needs:
            if not needs.options or needs.key in chosen:
                return None
            chosen[needs.key] = _choice(variables, needs)
        except RuleError as error:
            return Played(facts, dice.rolls(), chosen, None, error)
    return None


def _typed(value: Any) -> Any:
    """A value as the interpreter has it: figures are fractions."""
    return Fraction(value) if isinstance(value, int) and not isinstance(value, bool) else value


def _first(world: World, role: str, name: str) -> Any:
    record = record_of(world.rules, role)
    fact = record.fact(name) if record else None
    assert record is not None
    assert fact is not None
    return _typed(world.classes.values(record.name, fact)[0])


def _choice(variables: Sequence[tuple[Variable, int]], needs: NeedsChoice) -> Any:
    for variable, c in variables:
        value = variable.values[c]
        if variable.sort == "choice" and needs.key.startswith((variable.party, "act")) and value in needs.options:
            return value
    return needs.options[0]


@define(eq=False)
class _Dice:
    """Dice that fall as a case has them; those of which it says nothing show their first face."""

    variables: Sequence[tuple[Variable, int]]
    fallen: dict[str, list[int]] = field(factory=dict)
    used: set[int] = field(factory=set)

    def roll(self, ask: Ask) -> Rolled:
        faces: list[int] = []
        for batch in ask.batches:
            faces += self.faces(ask.party, batch)
        self.fallen.setdefault(ask.party, []).extend(faces)
        return read(ask, faces)

    def faces(self, party: str, batch: Batch) -> list[int]:
        counted = [
            face
            for v, c in self.variables
            if v.sort == "faces" and v.party == party and v.batch is not None and v.batch.faces[0] in batch.faces
            for face in [v.batch.faces[0]] * v.values[c]
        ]
        if counted:
            return (counted + [batch.faces[0]] * batch.count)[: batch.count]
        for variable, c in self.variables:
            if variable.batch == batch and variable.party == party and variable.level not in self.used:
                self.used.add(variable.level)
                return _making(batch, variable.values[c])
        singles = [
            (v, c) for v, c in self.variables if v.batch == Batch(batch.faces, 1) and v.party == party
        ][: batch.count]  # fmt: skip
        shown = [v.values[c] for v, c in singles]
        return shown + [batch.faces[0]] * (batch.count - len(shown))

    def rolls(self) -> dict[str, tuple[int, ...]]:
        return {party: tuple(faces) for party, faces in self.fallen.items()}


def _making(batch: Batch, total: int) -> list[int]:
    """Faces that come to a total."""
    if batch.pick:
        return [total] * batch.count
    faces: list[int] = []
    every = sorted(set(batch.faces))
    for left in range(batch.count - 1, -1, -1):
        rest = total - sum(faces)
        faces.append(next((f for f in every if f + every[0] * left <= rest <= f + every[-1] * left), every[0]))
    return faces


# ---------------------------------------------------------------- in words


def example(world: World, case: Case, asked: Path, title: str, *raises: str) -> str:
    """The example that shows a case without an answer, as an author can paste it.

    Empty if the interpreter does not come to the same, so that what is printed is always true."""
    for told in (asked, ()):
        played = replay(world, case, told)
        if played is not None and played.error is not None and played.error.code in raises:
            return "\n".join([*_head(world, played, title), f"  raises {played.error.code}"])
    return ""


def example_giving(world: World, case: Case, asked: Path, title: str, name: str, expected: Any, type_: e.Type) -> str:
    """The same for a figure of the first party."""
    party, wanted = world.statement.roles[0], _typed(expected)
    for told in (asked, ()):
        played = replay(world, case, told)
        if played is not None and played.answer is not None and played.answer.outputs.get((party, name)) == wanted:
            said = say(wanted, type_, world.rules.length)
            return "\n".join([*_head(world, played, title), f"  gives {name} = {said}"])
    return ""


def _head(world: World, played: Played, title: str) -> list[str]:
    lines = [f'example "{title}" of {world.statement.name}']
    for role, known in played.facts.items():
        record = record_of(world.rules, role)
        given = []
        for name, value in known.items():
            fact = record.fact(name) if record else None
            if isinstance(value, bool):
                given.append(name if value else f"not {name}")
            elif fact is not None:
                given.append(f"{name} = {say(value, fact.domain.type, world.rules.length)}")
        if given:
            lines.append(f"  given {role} {', '.join(given)}")
    lines += [f"  chosen {key} = {spell(value)}" for key, value in played.chosen.items()]
    lines += [f"  rolls {party} {', '.join(map(str, faces))}" for party, faces in played.rolls.items() if faces]
    return lines
