"""Effects -> facts of all rows written. What a line does is worked out before anything of its step is written."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import TypeAlias

from attrs import define, evolve, frozen

from rulec.backends.batch.figures import count
from rulec.backends.batch.graph import Node
from rulec.backends.batch.inputs import fact_column
from rulec.backends.batch.reader import Reader
from rulec.backends.batch.situation import Scope, World
from rulec.backends.batch.values import Fig, Unvectorised, Val, Word, Yes
from rulec.meaning.frames import record_of
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
)

Write: TypeAlias = Callable[[], None]
Limited: TypeAlias = Callable[[Statement, Reader], Fig]


@frozen(eq=False)
class Due:
    """Effects that a line has earned in some rows, so many times over; none gains or loses more than most."""

    reader: Reader
    line: Line
    effects: tuple[Effect, ...]
    where: Node
    times: Fig | None = None
    most: Fig | None = None

    def amount(self, expr: Expr) -> Fig:
        calc = self.reader.calc
        by = self.reader.number(expr)
        if self.times is not None:
            by = calc.times(by, self.times)
        return by if self.most is None else calc.most(calc.least(by, self.most), calc.negative(self.most))


def due_line(reader: Reader, line: EffectLine, where: Node) -> Due:
    """A plain line or case that holds, with what its `per` and `at most` make of it."""
    with reader.world.under(where):
        times = count(reader, line.per) if line.per is not None else None
        most = reader.number(line.at_most) if line.at_most is not None else None
    return Due(reader, line, line.effects, where, times, most)


@define
class Writer:
    """Writes effects. limit does one `gain` statement and gives what is left of the gain."""

    world: World
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

    def prepared(self, due: Sequence[Due]) -> tuple[list[Write], list[Write]]:
        acts: list[Write] = []
        writes: list[Write] = []
        for one in due:
            for effect in one.effects:
                if isinstance(effect, Take | Nothing) or one.where.const == 0:
                    continue
                with self.world.under(one.where):
                    write = self.ready(one, effect)
                (acts if isinstance(effect, Obliges) else writes).append(self.later(one.where, write))
        return acts, writes

    def later(self, where: Node, write: Write) -> Write:
        def work() -> None:
            with self.world.under(where):
                write()

        return work

    def ready(self, due: Due, effect: Effect) -> Write:
        reader = due.reader
        match effect:
            case ChangeBy(who=who, fact=fact, amount=amount):
                party, by = reader.whom(who), due.amount(amount)
                return lambda: self.change(reader, party, fact, by)
            case Becomes(who=who, fact=fact, value=expr):
                party, value = reader.whom(who), reader.settled(expr)
                return lambda: self.become(party, fact, value)
            case ShiftBy(who=who, fact=fact, way=way, amount=amount, order=order):
                party, levels = reader.whom(who), due.amount(amount)
                levels = levels if way == "worse" else reader.calc.negative(levels)
                return lambda: self.shift(party, fact, levels, order)
            case Obliges(who=who, verdict=verdict, acts=acts):
                party = reader.whom(who)
                return lambda: self.oblige(party, verdict, acts)
        raise AssertionError(effect)

    # ------------------------------------------------------------ one effect

    def oblige(self, party: str, verdict: str, acts: tuple[str, ...]) -> None:
        world, g = self.world, self.world.g
        here = world.obliged.setdefault(party, {}).setdefault(verdict, {})
        for act in acts:
            if act not in world.inputs.acts:
                world.inputs.acts = (*world.inputs.acts, act)
            here[act] = g.either(here.get(act, g.no), world.mask)
        barred = world.obliged[party].get("may not", {})
        for act, node in world.obliged[party].get("must", {}).items():
            if act in barred:
                world.error("TwoRules", g.both(node, barred[act]))

    def become(self, party: str, name: str, value: Val) -> None:
        world, g, calc = self.world, self.world.g, self.world.calc
        fact = world.declared(party, name)
        if isinstance(value, Word):
            code = calc.code(value, fact.domain.type.values)
            lost = g.both(g.within(code, ((-1, -1),)), g.invert(calc.none_of(value)))
            world.error("NoRule", lost)
            value = Word(code, fact.domain.type.values)
        elif isinstance(value, Fig):
            column = fact_column(world.rules, fact, name)
            low, high = (calc.constant(b) for b in (fact.domain.low, fact.domain.high))
            fits = [calc.at_most(low, value)] if isinstance(low, Fig) else []
            fits += [calc.at_most(value, high)] if isinstance(high, Fig) else []
            steps = fact.domain.step or (Fraction(1) if column.scale == 1 else None)
            if steps is not None:
                start = calc.constant(-(fact.domain.low or Fraction(0)))
                by = calc.constant(steps)
                assert isinstance(start, Fig)
                assert isinstance(by, Fig)
                fits.append(calc.is_whole(calc.over(calc.plus(value, start), by)))
            world.error("NoRule", g.both(g.invert(value.none), g.invert(g.both(*fits))))
        elif isinstance(value, Yes) and fact.domain.type.sort != "yesno":
            raise Unvectorised(f"{party}.{name} would become yes or no")
        world.write(party, name, value)

    def shift(self, party: str, name: str, levels: Fig, order: tuple[str, ...]) -> None:
        """Along an ordered kind (best first, so worse is up), stopping at its end."""
        world, g, calc = self.world, self.world.g, self.world.calc
        world.error("NoRule", g.invert(calc.is_whole(levels)))
        before = world.fact(party, name)
        if not isinstance(before, Word):
            raise Unvectorised(f"{party}.{name}, no word, is shifted")
        at = g.add(calc.code(before, order), calc.rounded(levels, "down").num)
        to = g.maximum(g.minimum(at, g.const(len(order) - 1)), g.const(0))
        values = world.declared(party, name).domain.type.values
        world.write(party, name, Word(calc.code(Word(to, order), values), values))

    def change(self, reader: Reader, party: str, name: str, by: Fig) -> None:
        """Gain or lose. A gain goes through the standing limits first; both stop at the ends of the domain."""
        world, g, calc = self.world, self.world.g, self.world.calc
        if by.num.high > 0:
            by = self.limited(reader, party, name, by)
        # Where it does not come here nothing is gained, so what is written needs no choosing between old and new.
        by = evolve(by, num=g.select(world.mask, by.num, g.const(0)), none=g.no)
        if by.num.const == 0:
            world.fact(party, name)
            world.written[party, name] = None
            return
        before = world.fact(party, name)
        if before is None:
            before = calc.figure(g.const(0))
        if not isinstance(before, Fig):
            raise Unvectorised(f"{party}.{name}, no figure, is gained")
        lost = g.both(before.none, calc.is_zero(by))  # what was none stays so where nothing is gained
        start = evolve(before, num=g.select(before.none, g.const(0), before.num), none=g.no, top=None, open=None)
        after = calc.plus(start, by)
        domain = world.declared(party, name).domain
        if by.num.high > 0 and domain.high is not None:
            after = calc.least(after, _sure(calc.constant(domain.high)))
        if by.num.low < 0 and domain.low is not None:
            after = calc.most(after, _sure(calc.constant(domain.low)))
        if before.open is not None:
            raise Unvectorised(f"{party}.{name}, a range, is gained")
        world.facts[party, name] = evolve(after, none=lost)
        world.written[party, name] = None

    def limited(self, reader: Reader, party: str, name: str, by: Fig) -> Fig:
        """What is left of a gain after every standing limit on that fact; cause is the section that gave it."""
        world, g, calc = self.world, self.world.g, self.world.calc
        record = record_of(world.rules, party)
        for gain in world.rules.gains:
            if gain.fact != name or record is None or gain.records[0] != record.name:
                continue
            frame = {**reader.frame, "": party, gain.roles[0]: party}
            scope = Scope(gain, frames={party: frame})
            scope.locals[party, "gained"] = by
            scope.locals[party, "cause"] = calc.constant(reader.scope.statement.section)
            inner = Reader(world, scope, frame)
            some = g.within(by.num, ((1, max(by.num.high, 1)),))
            with world.under(some):
                held = g.both(some, inner.holds(gain.when))
                with world.under(held):
                    if world.mask.const != 0:
                        left = calc.select(held, self.limit(gain, inner), by)
                        assert isinstance(left, Fig)
                        by = left
        return by


def _sure(value: Val) -> Fig:
    assert isinstance(value, Fig)
    return value
