"""Ruleset -> a world for each of its statements, with all that was seen in it. Worked out once for each ruleset."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from attrs import define, field, frozen

from rulec.analysis.classes import Classes, NotLinear
from rulec.analysis.diagrams import TooLarge
from rulec.analysis.run import start
from rulec.analysis.symbols import Eye, Scope
from rulec.analysis.world import Space, State, World
from rulec.meaning.frames import Frame, frames, record_of
from rulec.meaning.lines import remembered_few, walk
from rulec.model import entities as e


@frozen(eq=False)
class Undecided:
    """A statement that has too many states to be judged, and the facts that join them."""

    place: e.Statement | e.Sequence
    facts: tuple[str, ...]


@define(eq=False)
class Analysis:
    """worlds: one for each statement, in the order in which they are written."""

    rules: e.Ruleset
    classes: Classes
    worlds: list[World] = field(factory=list)
    undecided: list[Undecided] = field(factory=list)


@remembered_few
def analyse(rules: e.Ruleset) -> Analysis:
    classes = Classes(rules)
    classes.gather()
    found = Analysis(rules, classes)
    space = Space(rules, classes)
    laws = Laws(rules)
    for statement in (*rules.statements.values(), *rules.gains):
        world = World(space, statement)
        space.d.begin()
        try:
            laws.govern(world)
            watch(world, statement)
        except (TooLarge, NotLinear) as error:
            names = world.joined(error) if isinstance(error, TooLarge) else []
            found.undecided.append(Undecided(statement, tuple(names)))
            continue
        found.worlds.append(world)
    for sequence in rules.sequences:
        world = World(space, sequence)
        laws.govern(world)
        watch_phases(world, sequence)
        found.worlds.append(world)
    return found


def watch(world: World, statement: e.Statement) -> None:
    """Work a statement out from its start and keep what is seen."""
    world.watching = True
    own: dict[str, Frame] = {frame[""]: frame for frame in frames(statement)}
    if statement.word in ("value", "term"):
        frame = next(iter(own.values()))
        eye = Eye(world, Scope(statement, frames=own), State(), frame, watched=True)
        world.ask(eye.whole(statement), statement)
        return
    run = start(world, statement, own, State())
    if statement.word == "gain":
        gained(world, statement, run.eyes[0])
    # The two sides of a contest of unit and enemy are alike: what is seen of one is seen of the other.
    alike = "enemy" in statement.roles
    for eye in run.eyes[:1] if alike else run.eyes:
        eye.watched = True
    if statement.when is not None:
        when = run.eyes[0].holds(statement.when)
        world.see("header", statement, when, run.eyes[0])
        world.ask(when, statement)
        world.path = (*world.path, when)
    run.steps()


def gained(world: World, gain: e.Statement, eye: Eye) -> None:
    """What a limit is asked about: any gain, by any section that has one."""
    record = record_of(world.rules, eye.party)
    fact = record.fact(gain.fact) if record else None
    high = fact.domain.high if fact and fact.domain.high is not None else 6
    causes = tuple(s.name for s in world.rules.sections) or ("",)
    state = eye.state
    state.locals[eye.party, "gained"] = world.choice("gained", eye.party, "gained", range(1, max(int(high), 1) + 1))
    state.locals[eye.party, "cause"] = world.choice("cause", eye.party, "cause", causes)


def watch_phases(world: World, sequence: e.Sequence) -> None:
    """The conditions of phases speak of the record that has their facts."""
    world.watching = True
    for phase in all_phases(sequence.phases):
        for line in phase.lines:
            facts = {n.fact for n in walk(line.when) if isinstance(n, e.FactOf) and not n.who}
            values = {n.statement for n in walk(line.when) if isinstance(n, e.ValueOf) and not n.who}
            records = {world.rules.statements[v].records[0] for v in values}
            fits = [
                r.name
                for r in world.rules.records.values()
                if all(r.fact(f) for f in facts) and (not records or r.name in records)
            ]
            if line.when is None or not fits:
                continue
            statement = e.Statement("", "test", "", (fits[0],), (fits[0],), None, (), None, (), "", "", (), ())
            eye = Eye(world, Scope(statement), State(), {"": fits[0], fits[0]: fits[0]})
            world.see("phase", line, eye.holds(line.when), eye)


def all_phases(phases: Sequence[e.Phase]) -> Iterator[e.Phase]:
    for phase in phases:
        yield phase
        yield from all_phases(phase.phases)


# ---------------------------------------------------------------- what can occur


@define(eq=False)
class Laws:
    """The `never` rules, by the facts they depend on."""

    rules: e.Ruleset
    about: dict[str, list[int]] = field(factory=dict)
    needs: list[tuple[frozenset[str], frozenset[str], bool]] = field(factory=list)
    concerned: dict[tuple[int, str], bool] = field(factory=dict)
    made: dict[tuple[Any, ...], int] = field(factory=dict)
    start: State = field(factory=State)

    def __attrs_post_init__(self) -> None:
        for at, never in enumerate(self.rules.nevers):
            facts: set[str] = set()
            values: set[str] = set()
            others = False
            for node in walk(never.cond):
                if isinstance(node, e.FactOf | e.ValueOf):
                    others = others or bool(node.who)
                    if not node.who:
                        (facts if isinstance(node, e.FactOf) else values).add(
                            node.fact if isinstance(node, e.FactOf) else node.statement
                        )
            self.needs.append((frozenset(facts), frozenset(values), others))
            for fact in self.facts_in(never.cond):
                self.about.setdefault(fact, []).append(at)

    def facts_in(self, node: object) -> set[str]:
        """The facts that a condition depends on, through the values and terms it names."""
        found: set[str] = set()
        todo, done = [node], set()
        while todo:
            for part in walk(todo.pop()):
                if isinstance(part, e.FactOf):
                    found.add(part.fact)
                elif isinstance(part, e.ValueOf) and part.statement not in done:
                    done.add(part.statement)
                    statement = self.rules.statements[part.statement]
                    todo.append((statement.when, statement.cases, statement.figure))
        return found

    def concerns(self, at: int, party: str) -> bool:
        """Whether a party has the facts that are spoken of without a role."""
        kind = party.split("#", 1)[0]
        if (at, kind) not in self.concerned:
            record = record_of(self.rules, party)
            facts, values, _ = self.needs[at]
            self.concerned[at, kind] = (
                record is not None
                and all(record.fact(f) for f in facts)
                and all(self.rules.statements[v].records[0] == record.name for v in values)
            )
        return self.concerned[at, kind]

    def govern(self, world: World) -> None:
        """Let a world know which of its states cannot occur."""
        statement = world.statement
        own: dict[str, Frame] = {}
        first = ""
        if isinstance(statement, e.Statement):
            own = {frame[""]: frame for frame in frames(statement)}
            first = statement.roles[0] if statement.roles else ""

        @cache
        def about(party: str, fact: str) -> list[tuple[int, str]]:
            found = []
            for at in self.about.get(fact, ()):
                speakers = {party, *(own if self.needs[at][2] else ())}
                found += [(at, speaker) for speaker in sorted(speakers) if self.concerns(at, speaker)]
            return found

        def allowed(key: tuple[int, str]) -> int:
            at, party = key
            frame = own.get(party) or ({"": party, "enemy": first} if party == "enemy" else {"": party})
            if not self.needs[at][2]:
                frame = {"": party}
            known = (at, *sorted(frame.items()))
            if known not in self.made:
                eye = Eye(world, Scope(nobody()), self.start, frame)
                was, world.watching = world.watching, False
                self.made[known] = world.d.map(not_surely, eye.holds(self.rules.nevers[at].cond))
                world.watching = was
            return self.made[known]

        world.rules_about, world.allowed = about, allowed


def not_surely(value: object) -> bool:
    return value is not True


def nobody() -> e.Statement:
    return e.Statement("", "test", "", (), (), None, (), None, (), "", "", (), ())
