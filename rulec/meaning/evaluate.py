"""Ruleset + facts + choices + dice -> Resolution: the reference interpreter. What it says is what the rules mean.

Every step is worked out for all its parties before anything is written, so that simultaneous effects see the state
before them. Lines that speak of what the player has `chosen` are read last in their step.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from fractions import Fraction
from typing import Any, TypeAlias

from attrs import define, evolve, frozen

from rulec.meaning.dice import Ask, Batch, Roller
from rulec.meaning.errors import IllegalState, InputError, MissingFact, NoRule, RuleError, spell
from rulec.meaning.expressions import Reader, Scope
from rulec.meaning.lines import lines_of, mentions_chosen, mentions_total
from rulec.meaning.situation import Change, Entry, Frame, Range, Result, Situation, admits, allowed
from rulec.model.entities import (
    Becomes,
    ChangeBy,
    Cond,
    EachStep,
    Effect,
    EffectLine,
    EffectStep,
    Line,
    ModifiersStep,
    Nothing,
    Obliges,
    ResultsStep,
    RollLine,
    RollStep,
    Ruleset,
    ShiftBy,
    Statement,
    Take,
    Value,
    ValueStep,
    VerdictStep,
)

_MOST_ROUNDS = 1000  # a contest that goes on longer than this by given or random dice is stopped


@frozen
class Resolution:
    """One situation answered. outputs and facts are by (party, name); obliged: party -> verdict -> acts."""

    statement: str
    verdicts: Mapping[str, str]
    outputs: Mapping[tuple[str, str], Result]
    changes: tuple[Change, ...]
    facts: Mapping[str, Mapping[str, Any]]
    obliged: Mapping[str, Mapping[str, tuple[str, ...]]]
    trace: tuple[Entry, ...]
    defaults: Mapping[tuple[str, str], Value]


class Again(Exception):
    """Odds only: the contest starts another round from the facts as they are now."""


_Pending: TypeAlias = tuple[Reader, tuple[Effect, ...], Fraction, Line]
_Write: TypeAlias = Callable[[], None]


@define
class Run:
    """One statement being worked out; parties in order, each with its own reader over one scope."""

    situation: Situation
    statement: Statement
    readers: list[Reader]
    rounds: bool = True  # False: raise Again instead of starting another round
    again: bool = False

    def steps(self) -> str:
        """Every step in order; the verdict that stopped it, or the last one given."""
        verdict = "may"
        for step in self.statement.steps:
            pending: list[_Pending] = []
            late: list[_Pending] = []
            for reader in self.readers:
                match step:
                    case VerdictStep(lines=lines):
                        line = first(reader, lines, self.statement.label or self.statement.name, self.statement)
                        reader.log("verdict", line, True, line.word)
                        verdict = line.word
                        self.situation.outputs[reader.party, "verdict"] = verdict
                    case RollStep():
                        self.roll(reader, step)
                    case ModifiersStep(figure=figure, when=when):
                        total = reader.local(reader.party, "total")
                        if total is not None and reader.holds(when):
                            self.keep(reader, "total", reader.figure(figure, "total", start=total))
                    case EffectStep(line=line):
                        bucket = late if mentions_chosen(line.when) else pending
                        if bucket is late or reader.holds(line.when):
                            bucket.append((reader, line.effects, times(reader, line), line))
                        else:
                            reader.log("effect", line, False)
                    case EachStep():
                        pending.extend(self.each(reader, step))
                    case ResultsStep():
                        if not step.shared or reader is self.readers[0]:
                            self.results(reader, step, pending, late)
                    case ValueStep():
                        pass
            if isinstance(step, ValueStep):
                self.value_step(step)
            self.settle(pending)
            self.settle([p for p in late if p[0].holds(p[3].when)])
            if verdict == "may not" and isinstance(step, VerdictStep):
                break
        return verdict

    # ------------------------------------------------------------ steps that make figures

    def keep(self, reader: Reader, name: str, value: Any) -> None:
        reader.scope.locals[reader.party, name] = value
        self.situation.outputs[reader.party, name] = value

    def value_step(self, step: ValueStep) -> None:
        """Worked out for all parties before any is kept: a value may ask for the other side's old one."""
        made = []
        for reader in self.readers:
            if step.when is None or reader.holds(step.when):
                made.append((reader, reader.figure(step.figure, step.name)))
        for reader, value in made:
            if (reader.party, step.name) in self.situation.set_values:
                value = self.situation.set_values[reader.party, step.name]
            self.keep(reader, step.name, value)

    def roll(self, reader: Reader, step: RollStep) -> None:
        line = next((x for x in alternatives(reader, step.lines)), None)
        if line is None:
            if not step.name:
                self.keep(reader, "total", None)
                self.keep(reader, "natural", None)
                self.keep(reader, "dice", Fraction(0))
            else:
                self.keep(reader, step.name, None)
            return
        batches = tuple(self.batches(reader, line))
        eaches = [] if step.name else [e for s in self.statement.steps if isinstance(s, EachStep) for e in s.lines]
        faces = sorted({f for b in batches for f in b.faces})
        classes = tuple(frozenset(f for f in faces if reader.matches(e.match, Fraction(f))) for e in eaches)
        ask = Ask(reader.party, batches, classes, bool(step.name) or mentions_total(self.statement))
        rolled = self.situation.roller.roll(ask)
        shown = ", ".join(map(str, rolled.faces)) if rolled.faces else str(rolled.total)
        reader.log("roll", line, True, shown)
        if step.name:
            self.keep(reader, step.name, Fraction(rolled.total))
            return
        for name, value in (("total", rolled.total), ("natural", rolled.total), ("dice", ask.dice)):
            self.keep(reader, name, Fraction(value))
        reader.scope.locals[reader.party, "#counts"] = dict(zip((id(e) for e in eaches), rolled.counts, strict=True))

    def batches(self, reader: Reader, line: RollLine) -> Iterator[Batch]:
        for item in line.dice:
            low = math.floor(reader.number(item.low))
            if item.high is not None:
                high = math.floor(reader.number(item.high))
                options = tuple(Fraction(n) for n in range(low, high + 1))
                low = int(reader.situation.choose(reader.party, "dice", options) or 0)
            if item.optional and not reader.situation.choose(reader.party, "optional_die", (True, False)):
                continue
            if low > 0:
                yield Batch(self.situation.rules.dice[item.die].faces, low, item.pick)

    def each(self, reader: Reader, step: EachStep) -> Iterator[_Pending]:
        counts = reader.scope.locals.get((reader.party, "#counts"), {})
        earlier = False
        for line in step.lines:
            counted = not earlier if line.otherwise else reader.holds(line.when)
            earlier = earlier or counted
            shown = counts.get(id(line), 0)
            reader.log("effect", line, counted and shown > 0, f"{shown} dice" if counted else "")
            if counted and shown:
                yield reader, line.effects, Fraction(shown), line

    def results(self, reader: Reader, step: ResultsStep, pending: list[_Pending], late: list[_Pending]) -> None:
        on = reader.value(step.on) if step.on is not None else reader.local(reader.party, "total")
        held = False
        for line in step.lines:
            if line.match is not None and not reader.matches(line.match, on):
                continue
            if line.otherwise and held:
                continue
            if not reader.holds(line.when):
                continue
            held = True
            reader.log("band", line, True, spell(on) if not isinstance(on, Range) else str(on))
            reader.scope.held[reader.party, line.name] = True
            self.situation.outputs[reader.party, "result"] = line.name or (line.match.text if line.match else "")
            pending.append((reader, line.effects, Fraction(1), line))
            main = [c for c in line.cases if not c.also]
            if main:
                case = first(reader, main, line.label or line.name, line)
                reader.log("case", case, True)
                pending.append((reader, case.effects, times(reader, case), case))
            for case in line.cases:
                if case.also and mentions_chosen(case.when):
                    late.append((reader, case.effects, Fraction(1), case))
                elif case.also and reader.holds(case.when):
                    reader.log("case", case, True)
                    pending.append((reader, case.effects, times(reader, case), case))
            return
        name = self.statement.label or self.statement.name
        what = "total" if step.on is None else step.label or "the figure"
        raise NoRule(f"{name}: no row for {what} {spell(on)}", step.cites or self.statement.cites)

    # ------------------------------------------------------------ effects

    def settle(self, pending: list[_Pending]) -> None:
        """Work every effect out, then write them all, then do the tests they call for."""
        writes: list[_Write] = []
        takes: list[tuple[Reader, Take]] = []
        for reader, effects, n, line in pending:
            for effect in effects:
                if isinstance(effect, Take):
                    takes.append((reader, effect))
                else:
                    writes.append(self.prepared(reader, effect, n, line))
        for write in writes:
            write()
        for reader, take in takes:
            if take.again:
                self.again = True
            else:
                self.take(reader, take)
        for reader in self.readers:
            self.choose_act(reader)

    def prepared(self, reader: Reader, effect: Effect, n: Fraction, line: Line) -> _Write:
        situation = self.situation
        match effect:
            case ChangeBy(who=who, fact=fact, amount=amount):
                party, by = reader.whom(who), reader.number(amount) * n
                return lambda: self.change(party, fact, by, line)
            case Becomes(who=who, fact=fact, value=expr):
                party, value = reader.whom(who), reader.value(expr)
                return lambda: situation.write(party, fact, value)
            case ShiftBy(who=who, fact=fact, way=way, amount=amount, order=order):
                party, levels = reader.whom(who), int(reader.number(amount) * n)
                return lambda: self.shift(party, fact, levels if way == "worse" else -levels, order)
            case Obliges(who=who, verdict=verdict, acts=acts):
                party = reader.whom(who)
                return lambda: situation.oblige(party, verdict, acts)
            case Nothing() | Take():
                return lambda: None

    def shift(self, party: str, fact: str, levels: int, order: tuple[str, ...]) -> None:
        at = order.index(self.situation.fact(party, fact))
        to = min(max(at + levels, 0), len(order) - 1)
        if levels:
            self.situation.write(party, fact, order[to], clamped=to != at + levels)

    def change(self, party: str, fact: str, by: Fraction, line: Line) -> None:
        """Gain or lose; a gain goes through the standing limits first, and both stop at the ends of the domain."""
        if by > 0:
            by = self.limited(party, fact, by)
        if by == 0:
            return
        before = self.situation.fact(party, fact)
        after = (Fraction(0) if before is None else before) + by
        declared = self.situation.declared(party, fact)
        domain = declared.domain if declared else None
        kept = after
        if domain is not None:
            kept = after if domain.low is None else max(after, domain.low)
            kept = kept if domain.high is None else min(kept, domain.high)
        self.situation.write(party, fact, kept, clamped=kept != after)
        entry = Entry(party, self.statement.name, "effect", line.name, line.label, True,
                      f"{'+' if by > 0 else ''}{by} {fact}", line.cites, line.ruling)  # fmt: skip
        self.situation.trace.append(entry)

    def limited(self, party: str, fact: str, by: Fraction) -> Fraction:
        record = self.situation.rules.record_of(party.split("#", 1)[0])
        for gain in self.situation.rules.gains:
            if gain.fact != fact or record is None or gain.records[0] != record.name:
                continue
            scope = new_scope(gain)
            scope.locals[party, "gained"] = by
            scope.locals[party, "cause"] = self.statement.section
            reader = Reader(self.situation, scope, {"": party, gain.roles[0]: party})
            if gain.when is not None and not reader.holds(gain.when):
                continue
            kept = dict(self.situation.outputs)
            Limit(self.situation, gain, [reader]).steps()
            self.situation.outputs.clear()
            self.situation.outputs.update(kept)
            by = scope.locals[party, "gained"]
        return by

    def take(self, reader: Reader, take: Take) -> None:
        statement = self.situation.rules.statements[take.statement]
        party = reader.whom(take.who)
        if statement.roles[0] != reader.scope.statement.roles[0] and not take.who:
            party = reader.whom(statement.roles[0])
        frame = reader.called_frame(statement, take.who, party)
        self.situation.depth += 1
        if self.situation.depth > 32:
            raise RuleError(f"{take.statement} calls itself for ever", statement.cites)
        if statement.when is None or Reader(self.situation, new_scope(statement), frame).holds(statement.when):
            if statement.word == "contest":
                begin(self.situation, statement, self.rounds)
            else:
                Run(self.situation, statement, [Reader(self.situation, new_scope(statement), frame)]).steps()
        self.situation.depth -= 1

    def choose_act(self, reader: Reader) -> None:
        """What is then done: obliged, or the player's choice among what is open (asked for only where a line reads it)."""
        here = self.situation.obliged.get(reader.party, {})
        if must := here.get("must"):
            reader.scope.locals[reader.party, "chosen"] = must[-1]
        elif here.get("may") and any(mentions_chosen(line.when) for line in reader.scope.lines.values()):
            options = tuple(open_acts(self.situation, reader, here["may"], here.get("may not", [])))
            reader.scope.locals[reader.party, "chosen"] = self.situation.choose(reader.party, "act", options)


class Limit(Run):
    """A gain at work: its value step sees and replaces what is gained, and figures keep the old one as their start."""

    def value_step(self, step: ValueStep) -> None:
        reader = self.readers[0]
        start = reader.local(reader.party, step.name)
        figure = step.figure
        plain = figure.start is None and not any(line.op == "set" for line in figure.lines)
        value = reader.figure(figure, step.name, start=start if plain else None)
        reader.scope.locals[reader.party, step.name] = value


def open_acts(situation: Situation, reader: Reader, may: list[str], barred: list[str]) -> Iterator[str]:
    """The acts open to a party; one that only says what else may be done stands for those."""
    for act in may:
        statement = situation.rules.statements.get(act)
        lines = [s.line for s in statement.steps if isinstance(s, EffectStep)] if statement else []
        grants = [e for line in lines for e in line.effects if isinstance(e, Obliges) and e.verdict == "may"]
        if statement and lines and len(lines) == len(statement.steps) and len(grants) == len(lines):
            for line in lines:
                if reader.holds(line.when):
                    for effect in line.effects:
                        if isinstance(effect, Obliges):
                            yield from (a for a in effect.acts if a not in barred)
        elif act not in barred:
            yield act


def times(reader: Reader, line: EffectLine) -> Fraction:
    n = reader.count(line.per) if line.per is not None else Fraction(1)
    return min(n, reader.number(line.at_most)) if line.at_most is not None else n


def alternatives(reader: Reader, lines: tuple[Any, ...] | list[Any]) -> Iterator[Any]:
    """The first line that holds, if any."""
    for line in lines:
        if line.otherwise or reader.holds(line.when):
            yield line
            return


def first(reader: Reader, lines: Any, what: str, place: Statement | Line) -> Any:
    line = next(alternatives(reader, lines), None)
    if line is None:
        raise NoRule(f"{what}: no line fits this case", place.cites)
    return line


def new_scope(statement: Statement) -> Scope:
    return Scope(statement, lines={line.name: line for line in lines_of(statement) if line.name})


def begin(situation: Situation, statement: Statement, rounds: bool = True) -> dict[str, str]:
    """A statement from its start, for its own roles; rounds of a contest follow one another until none is called for."""
    for _ in range(_MOST_ROUNDS):
        scope = new_scope(statement)
        readers = [Reader(situation, scope, frame) for frame in frames(statement)]
        for reader in readers:
            scope.locals[reader.party, "side"] = reader.party
            scope.locals[reader.party, "cause"] = statement.section
        run = Run(situation, statement, readers, rounds)
        verdict = run.steps()
        if not run.again:
            return {r.party: str(situation.outputs.get((r.party, "verdict"), verdict)) for r in readers}
        situation.obliged.clear()
        if not rounds:
            raise Again
    raise RuleError(f"{statement.name} goes on for more than {_MOST_ROUNDS} rounds", statement.cites)


def frames(statement: Statement) -> list[Frame]:
    roles = statement.roles
    if statement.word != "contest":
        return [{"": roles[0], **{r: r for r in roles}}]
    one, two = roles
    named = {} if "enemy" in roles else {one: one, two: two}
    return [{"": one, one: one, **named, "enemy": two}, {"": two, one: two, **named, "enemy": one}]


def check_facts(rules: Ruleset, facts: Mapping[str, Mapping[str, Any]]) -> None:
    for party, known in facts.items():
        record = rules.record_of(party)
        if record is None:
            raise InputError(f"no record plays {party}; the roles are {', '.join(roles(rules))}")
        for name, value in known.items():
            fact = record.fact(name)
            if fact is None:
                raise InputError(f"{party} has no fact {name}; it has {', '.join(f.name for f in record.facts)}")
            if not admits(fact.domain, value):
                can = allowed(fact.domain, rules.length)
                raise InputError(f"{party}.{name} cannot be {spell(value)}; it can be {can}")


def roles(rules: Ruleset) -> list[str]:
    return [role for record in rules.records.values() for role in record.roles]


def check_legal(situation: Situation, statement: Statement) -> None:
    """No combination that the rules call impossible; one with a fact that is not given is not judged."""
    for never in situation.rules.nevers:
        for frame in frames(statement):
            reader = Reader(situation, Scope(statement), frame)
            if _known_and_holds(reader, never.cond):
                raise IllegalState(f"{frame['']}: {never.text} cannot occur", never.cites)


def _known_and_holds(reader: Reader, cond: Cond) -> bool:
    try:
        return reader.holds(cond)
    except (MissingFact, InputError):
        return False


def prepare(
    rules: Ruleset,
    name: str,
    facts: Mapping[str, Mapping[str, Any]],
    chosen: Mapping[str, Value],
    roller: Roller,
    set_values: Mapping[tuple[str, str], Value] | None = None,
) -> tuple[Situation, Statement]:
    statement = rules.statements.get(name)
    if statement is None:
        raise InputError(f"{rules.name} has no {name}")
    check_facts(rules, facts)
    situation = Situation(rules, deepcopy({k: dict(v) for k, v in facts.items()}), chosen, roller, set_values or {})
    check_legal(situation, statement)
    return situation, statement


def resolve(
    rules: Ruleset,
    name: str,
    facts: Mapping[str, Mapping[str, Any]],
    chosen: Mapping[str, Value],
    roller: Roller,
    set_values: Mapping[tuple[str, str], Value] | None = None,
) -> Resolution:
    """Answer one situation. Raises a RuleError where the rules or the caller leave it open."""
    situation, statement = prepare(rules, name, facts, chosen, roller, set_values)
    return finish(situation, statement)


def finish(situation: Situation, statement: Statement, rounds: bool = True) -> Resolution:
    frame = frames(statement)[0]
    applies = True
    verdicts: dict[str, str] = {}
    if statement.word in ("value", "term"):
        value = Reader(situation, new_scope(statement), frame).whole(statement)
        situation.outputs[frame[""], statement.name] = value
    else:
        if statement.when is not None:
            applies = Reader(situation, new_scope(statement), frame).holds(statement.when)
        verdicts = begin(situation, statement, rounds) if applies else {frame[""]: "does not apply"}
    obliged = {p: {v: tuple(a) for v, a in acts.items()} for p, acts in situation.obliged.items()}
    return Resolution(
        statement.name, verdicts, dict(situation.outputs), merged(situation.changes), situation.facts, obliged,
        tuple(situation.trace), dict(situation.used_defaults),
    )  # fmt: skip


def merged(changes: list[Change]) -> tuple[Change, ...]:
    """One change a fact: from what it was before the first to what it is after the last."""
    found: dict[tuple[str, str], Change] = {}
    for change in changes:
        key = (change.party, change.fact)
        old = found.get(key)
        found[key] = evolve(change, before=old.before, clamped=old.clamped or change.clamped) if old else change
    return tuple(found.values())
