"""Effects + situation -> facts written. What a line does is worked out before anything of its step is written."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import TypeAlias

from attrs import define, frozen

from rulec.meaning.conditions import Scope
from rulec.meaning.errors import NoRule, TwoRules
from rulec.meaning.expressions import Reader
from rulec.meaning.frames import record_of
from rulec.meaning.situation import Situation
from rulec.meaning.values import Range, admits, allowed, say, signed
from rulec.model.entities import (
    Becomes,
    ChangeBy,
    Effect,
    EffectLine,
    Expr,
    Line,
    Nothing,
    Obliges,
    ShiftBy,
    Statement,
    Take,
    Type,
)

_Write: TypeAlias = Callable[[], None]
Limited: TypeAlias = Callable[[Statement, Reader], Fraction]


@frozen
class Due:
    """Effects that a line has earned, so many times over; no effect of it gains or loses more than most."""

    reader: Reader
    line: Line
    effects: tuple[Effect, ...]
    times: Fraction = Fraction(1)
    most: Fraction | None = None

    def amount(self, expr: Expr) -> Fraction:
        """What an effect gains or loses, all times together."""
        by = self.reader.number(expr) * self.times
        return by if self.most is None else max(min(by, self.most), -self.most)


def due_line(reader: Reader, line: EffectLine) -> Due:
    """A plain line or case that holds, with what its `per` and `at most` make of it."""
    times = reader.count(line.per) if line.per is not None else Fraction(1)
    most = reader.number(line.at_most) if line.at_most is not None else None
    return Due(reader, line, line.effects, times, most)


@define
class Writer:
    """Writes effects into a situation. limit does one `gain` statement and gives what is left of the gain."""

    situation: Situation
    limit: Limited

    def settle(self, due: Sequence[Due], late: Sequence[Callable[[], Sequence[Due]]]) -> list[Due]:
        """Do one step: oblige, then read the lines that speak of what is chosen, then write. Gives the takes left."""
        ready = list(due)
        acts, writes = self.prepared(ready)
        for act in acts:
            act()
        for read in late:
            ready += read()
        acts, more = self.prepared(ready[len(due) :])
        for write in (*acts, *writes, *more):
            write()
        return [d for d in ready if any(isinstance(e, Take) for e in d.effects)]

    def prepared(self, due: Sequence[Due]) -> tuple[list[_Write], list[_Write]]:
        """Every effect worked out: the obligations, and the writes."""
        acts: list[_Write] = []
        writes: list[_Write] = []
        for one in due:
            for effect in one.effects:
                if not isinstance(effect, Take):
                    (acts if isinstance(effect, Obliges) else writes).append(self.ready(one, effect))
        return acts, writes

    def ready(self, due: Due, effect: Effect) -> _Write:
        reader, line = due.reader, due.line
        match effect:
            case ChangeBy(who=who, fact=fact, amount=amount):
                party, by = reader.whom(who), due.amount(amount)
                return lambda: self.change(reader, party, fact, by, line)
            case Becomes(who=who, fact=fact, value=expr):
                party, value = reader.whom(who), reader.settled(expr)
                return lambda: self.become(reader, party, fact, value, line)
            case ShiftBy(who=who, fact=fact, way=way, amount=amount, order=order):
                party, levels = reader.whom(who), due.amount(amount)
                return lambda: self.shift(reader, party, fact, levels if way == "worse" else -levels, order, line)
            case Obliges(who=who, verdict=verdict, acts=acts):
                party = reader.whom(who)
                return lambda: self.oblige(reader, party, verdict, acts, line)
            case Nothing() | Take():
                return lambda: None

    # ------------------------------------------------------------ one effect

    def told(self, reader: Reader, party: str, said: str, line: Line) -> None:
        whose = "" if party == reader.party else f"{party} "
        reader.note("effect", line.name, line.label, True, f"{whose}{said}", line.cites, line.ruling)

    def type_of(self, party: str, fact: str) -> Type:
        declared = self.situation.declared(party, fact)
        return declared.domain.type if declared else Type("number")

    def oblige(self, reader: Reader, party: str, verdict: str, acts: tuple[str, ...], line: Line) -> None:
        self.situation.oblige(party, verdict, acts)
        here = self.situation.obliged[party]
        for act in here.get("must", []):
            if act in here.get("may not", []):
                raise TwoRules(f"{party} must {act} and may not {act}", line.cites)
        self.told(reader, party, f"{verdict} {'/'.join(acts)}", line)

    def become(self, reader: Reader, party: str, fact: str, value: object, line: Line) -> None:
        declared, length = self.situation.declared(party, fact), self.situation.rules.length
        said = say(value, self.type_of(party, fact), length)
        if declared and value is not None and not admits(declared.domain, value):
            can = allowed(declared.domain, length)
            raise NoRule(f"{party}.{fact} would become {said}, and it can only be {can}", line.cites)
        self.situation.write(party, fact, value)  # type: ignore[arg-type]
        self.told(reader, party, f"{fact} = {said}", line)

    def shift(
        self, reader: Reader, party: str, fact: str, levels: Fraction, order: tuple[str, ...], line: Line
    ) -> None:
        """Along an ordered kind (best first, so worse is up), stopping at its end."""
        if levels.denominator != 1:
            raise NoRule(f"{party}.{fact} would change by {levels} levels", line.cites)
        before = self.situation.fact(party, fact)
        at = order.index(before)
        to = min(max(at + int(levels), 0), len(order) - 1)
        if levels:
            self.situation.write(party, fact, order[to], clamped=to != at + levels)
        way = "worse" if levels >= 0 else "better"
        self.told(reader, party, f"{fact} {way} by {abs(levels)}: {before} to {order[to]}", line)

    def change(self, reader: Reader, party: str, fact: str, by: Fraction, line: Line) -> None:
        """Gain or lose. A gain goes through the standing limits first; both stop at the ends of the domain."""
        wanted = by
        if by > 0:
            by = self.limited(reader, party, fact, by)
        type_, length = self.type_of(party, fact), self.situation.rules.length
        said = f"{signed(by, type_, length)} {fact}"
        if by != wanted:
            said += f" (of {signed(wanted, type_, length)})"
        if by:
            before = self.situation.fact(party, fact)
            if isinstance(before, Range):
                before = before.low
            after = (Fraction(0) if before is None else before) + by
            kept = self.within(party, fact, after)
            self.situation.write(party, fact, kept, clamped=kept != after)
            if kept != after:
                said += f", stopping at {say(kept, type_, length)}"
        self.told(reader, party, said, line)

    def within(self, party: str, fact: str, value: Fraction) -> Fraction:
        declared = self.situation.declared(party, fact)
        if declared is None:
            return value
        low, high = declared.domain.low, declared.domain.high
        value = value if low is None else max(value, low)
        return value if high is None else min(value, high)

    def limited(self, reader: Reader, party: str, fact: str, by: Fraction) -> Fraction:
        """What is left of a gain after every standing limit on that fact; cause is the section that gave it."""
        record = record_of(self.situation.rules, party)
        for gain in self.situation.rules.gains:
            if by <= 0 or gain.fact != fact or record is None or gain.records[0] != record.name:
                continue
            frame = {**reader.frame, "": party, gain.roles[0]: party}
            scope = Scope(gain, frames={party: frame})
            scope.locals[party, "gained"] = by
            scope.locals[party, "cause"] = reader.scope.statement.section
            inner = Reader(self.situation, scope, frame)
            if inner.holds(gain.when):
                by = self.limit(gain, inner)
        return by
