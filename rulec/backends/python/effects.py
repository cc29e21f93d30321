"""Effects -> lines of Python that write facts. What a line does is worked out before anything of its step is written."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from attrs import define, evolve, field

from rulec.backends.python.expressions import Reader, whole
from rulec.backends.python.footprint import Footprint
from rulec.backends.python.function import Function, Place
from rulec.backends.python.nevers import PLACE, clauses
from rulec.backends.python.registry import cited, known
from rulec.backends.python.scope import Scope
from rulec.backends.python.values import COMPARE, FALSE, NUMBER, TRUE, UNKNOWN, Val, is_bool, negation
from rulec.meaning.conditions import Scope as MeaningScope
from rulec.meaning.dice import GivenDice
from rulec.meaning.expressions import Reader as MeaningReader
from rulec.meaning.frames import record_of
from rulec.meaning.nevers import concerns
from rulec.meaning.situation import Situation
from rulec.meaning.values import admits
from rulec.model.entities import (
    Becomes,
    ChangeBy,
    Cond,
    Effect,
    EffectLine,
    Fact,
    Line,
    Nothing,
    Obliges,
    ShiftBy,
    Statement,
    Take,
)

MOST_GAINS = 8  # gains that feed themselves are written out one in the other, and no deeper
_ONE = Val("1", NUMBER, const=Fraction(1), low=Fraction(1))
Write = Callable[[], None]
Limited = Callable[[Statement, Reader], Val]


@define
class Due:
    """Effects that a line has earned, so many times over; no effect of it gains or loses more than most."""

    reader: Reader
    line: Line
    effects: tuple[Effect, ...]
    times: Val = _ONE
    most: Val | None = None
    deferred: bool = False
    acts: list[Write] = field(factory=list)
    writes: list[Write] = field(factory=list)

    @property
    def takes(self) -> list[Take]:
        return [e for e in self.effects if isinstance(e, Take)]

    def amount(self, expr: Any) -> Val:
        """What an effect gains or loses, all times together."""
        by = self.reader.times(self.reader.number(expr), self.times)
        if self.most is None:
            return by
        if isinstance(by.const, Fraction) and isinstance(self.most.const, Fraction):
            return self.reader.registry.const(max(min(by.const, self.most.const), -self.most.const), by.type)
        most = self.reader.fn.atom(self.most, "most")
        return Val(f"max(min({by.code}, {most.code}), -{most.at(7)})", by.type, frac=by.frac or most.frac)


@define
class Writer:
    """Writes effects. limit does one `gain` statement and gives what is left of the gain."""

    fn: Function
    limit: Limited

    def prepare(self, due: Due) -> None:
        """Work every effect out, so that it can be written later."""
        for effect in due.effects:
            if not isinstance(effect, Take | Nothing):
                (due.acts if isinstance(effect, Obliges) else due.writes).append(self.ready(due, effect))

    def ready(self, due: Due, effect: Effect) -> Write:
        reader, line = due.reader, due.line
        match effect:
            case ChangeBy(who=who, fact=fact, amount=amount):
                party, by = reader.whom(who), self.kept(due.amount(amount), due)
                return lambda: self.change(reader, party, fact, by, line)
            case Becomes(who=who, fact=fact, value=expr):
                party, value = reader.whom(who), self.kept(reader.settled(expr), due)
                return lambda: self.become(reader, party, fact, value, line)
            case ShiftBy(who=who, fact=fact, way=way, amount=amount, order=order):
                party, levels = reader.whom(who), self.kept(due.amount(amount), due)
                levels = levels if way == "worse" else reader.negative(levels)
                return lambda: self.shift(reader, party, fact, levels, order, line)
            case Obliges(who=who, verdict=verdict, acts=acts):
                party = reader.whom(who)
                return lambda: self.oblige(reader, party, verdict, acts, line)
        raise AssertionError(effect)

    def kept(self, value: Val, due: Due) -> Val:
        """An amount that must not change while others are written. Locals of a step do not change; facts do."""
        single = len(due.effects) == 1 and not due.deferred
        steady = value.simple and "." not in value.code and not self.fn.is_fact_variable(value.code.lstrip("-"))
        if known(value) or steady or single:
            return value
        return self.fn.assign(self.fn.fresh("amount"), value)

    # ------------------------------------------------------------ one effect

    def told(self, reader: Reader, line: Line, value: str, how: tuple[Any, ...]) -> None:
        reader.note("effect", line.name, line.label, TRUE, value, how, line.cites, line.ruling)

    def whose(self, reader: Reader, party: str) -> str:
        return "" if party == reader.party else f"{party} "

    def declared(self, party: str, name: str) -> Fact:
        record = record_of(self.fn.registry.rules, party)
        fact = record.fact(name) if record else None
        assert fact is not None, f"{party}.{name}"
        return fact

    def write(self, party: str, name: str, value: Val, before: str | None, clamped: str) -> None:
        """The fact has this value now: in a variable, and in the outcome."""
        fn = self.fn
        fact = self.declared(party, name)
        variable = fn.fact_variable(party, name)
        after = fn.outcome(party)
        attribute = fn.after_attribute(name)
        fn.changed.setdefault(party, {})[attribute] = fact
        if fn.is_limited(party, name) and not self.harmless(party, name, value):
            fn.reach(party, name)
        if fn.traced:
            fn.add(f"changes.append(({fn.called(party)}, {name!r}, {before}, {value.code}, {clamped}))")
        fn.typed(variable, evolve(value, type=fact.domain.type, const=None if value.const is None else UNKNOWN))
        if value.none:
            fn.none_written.add((party, name))
        if value.code == variable:
            fn.add(f"{after}.{attribute} = {variable}")
        elif fn.read_back is not None and (party, name) not in fn.read_back and not fn.traced:
            fn.add(f"{after}.{attribute} = {value.code}")
            fn.state.facts[party, name] = Place("after", True, value.none)
            return
        else:
            fn.add(f"{after}.{attribute} = {variable} = {value.code}")
        fn.state.facts[party, name] = Place("local", True, value.none)

    def harmless(self, party: str, name: str, value: Val) -> bool:
        """Whether no never can be broken by this: each that speaks of the fact needs something that is not so here."""
        fn = self.fn
        rules, record = fn.registry.rules, self.record_name(party)
        for never in rules.nevers:
            if not concerns(rules, never, rules.records[record]):
                continue
            for clause in clauses(never.cond):
                reads = Footprint(rules).look(clause, {"": party}).reads
                if any(fact == name for _, fact in reads) and not self.impossible(clause, party, name, value):
                    return False
        return True

    def impossible(self, clause: tuple[Cond, ...], party: str, name: str, value: Val) -> bool:
        fn = self.fn
        for part in clause:
            reads = Footprint(fn.registry.rules).look(part, {"": party}).reads
            if reads == {(party, name)} and known(value):
                situation = Situation(fn.registry.rules, {party: {name: value.const}}, {}, GivenDice({}), tracing=False)
                if MeaningReader(situation, MeaningScope(PLACE), {"": party}).known(part) is False:
                    return True
            if reads & fn.writes or any(who != party for who, _ in reads):
                continue
            with fn.aside() as lines:
                traced, fn.traced = fn.traced, False
                held = Reader(fn, Scope(PLACE), {"": party}).holds(part)
                fn.traced = traced
            if not lines.lines and fn.is_certain(negation(held)):
                return True
        return False

    def before(self, party: str, name: str) -> str:
        """What a fact was, if it was anything: for the trace."""
        place = self.fn.state.facts.get((party, name))
        if place is not None and place.where == "local":
            return self.fn.fact_variable(party, name)
        where = self.fn.outcome(party) if place is not None else self.fn.record(party)
        attribute = self.fn.after_attribute(name) if place is not None else self.fn.registry.names.fact(name)
        return f"getattr({where}, {attribute!r}, None)"

    def oblige(self, reader: Reader, party: str, verdict: str, acts: tuple[str, ...], line: Line) -> None:
        fn = self.fn
        after = fn.outcome(party)
        fn.obliging.add(party)
        attribute = verdict.replace(" ", "_")
        key = (party, verdict)
        old = fn.laid(party, verdict)
        if old is None:
            fn.add(f"{after}.{attribute} = _also({after}.{attribute}, {acts!r})")
        else:
            now = (*old, *(a for a in acts if a not in old))
            fn.state.obliged[key] = now
            fn.add(f"{after}.{attribute} = {now!r}")
        self.clash(party, verdict, cited(line.cites))
        if verdict == "may":
            fn.acts.setdefault(party, set()).update(acts)
        self.told(reader, line, repr(f"{self.whose(reader, party)}{verdict} {'/'.join(acts)}"), ("text",))

    def clash(self, party: str, verdict: str, cites: str) -> None:
        """What must be done and what is barred may be the same; said where that can happen."""
        fn = self.fn
        must, barred = fn.laid(party, "must"), fn.laid(party, "may not")
        if verdict == "may" or must == () or barred == ():
            return
        if must is None or barred is None or set(must) & set(barred):
            after = fn.outcome(party)
            fn.add(f"_no_clash({fn.called(party)}, {after}.must, {after}.may_not, {cites})")

    def become(self, reader: Reader, party: str, name: str, value: Val, line: Line) -> None:
        fact = self.declared(party, name)
        registry = self.fn.registry
        if known(value):
            if value.const is not None and not admits(fact.domain, value.const):
                from rulec.meaning.values import allowed, say

                said = say(value.const, fact.domain.type, registry.rules.length)
                can = allowed(fact.domain, registry.rules.length)
                message = f"{party}.{name} would become {said}, and it can only be {can}"
                self.fn.leave(f"raise NoRule({message!r}, {cited(line.cites)})")
                return
            value = registry.const(value.const, fact.domain.type)
        elif self.doubtful(fact, value):
            law = f"{registry.names.records[self.record_name(party)]}._facts[{registry.names.fact(name)!r}]"
            code = f"_becomes({f'{party}.{name}'!r}, {value.code}, {law}, {cited(line.cites)})"
            value = evolve(value, code=code, prec=8)
        before = self.before(party, name) if self.fn.traced else None
        self.write(party, name, value, before, "False")
        variable = self.fn.fact_variable(party, name)
        self.told(reader, line, f"({variable},)", ("become", fact.domain.type.sort, self.whose(reader, party), name))

    def record_name(self, party: str) -> str:
        record = record_of(self.fn.registry.rules, party)
        assert record is not None
        return record.name

    def doubtful(self, fact: Fact, value: Val) -> bool:
        """Whether a value might be one that the fact cannot have."""
        if fact.domain.type.sort == "yesno":
            return False
        names = self.fn.registry.names
        if fact.domain.type.sort == "member":
            return names.enum(value.type) != names.enum(fact.domain.type) or not names.enum(value.type)
        return True

    def shift(self, reader: Reader, party: str, name: str, levels: Val, order: tuple[str, ...], line: Line) -> None:
        """Along an ordered kind (best first, so worse is up), stopping at its end."""
        fn = self.fn
        fact = self.declared(party, name)
        enum = fn.registry.names.enum(fact.domain.type)
        best_first, rank = fn.registry.order(enum, order)
        if levels.frac and not known(levels):
            levels = fn.atom(levels, "levels")
            with fn.block.inside(f"if {levels.code}.denominator != 1:"):
                message = f"{party}.{name} would change by "
                fn.add(f'raise NoRule({message!r} + f"{{{levels.code}}} levels", {cited(line.cites)})')
        before = fn.atom(reader.fact(party, name))
        at, last = fn.fresh("place"), len(order) - 1
        if not known(levels):
            levels = fn.atom(levels, "levels")
        if fn.traced:
            kept = fn.fresh("before")
            fn.add(f"{kept} = {before.code}")
            before = before.named(kept)
        fn.add(f"{at} = {rank}[{before.code}] + {levels.at(6)}")
        new = Val(f"{best_first}[{at} if 0 <= {at} <= {last} else {last} if {at} > 0 else 0]", fact.domain.type)
        moves = (
            TRUE
            if known(levels) and levels.const
            else FALSE
            if known(levels)
            else is_bool(f"{levels.code} != 0", COMPARE)
        )

        def moved() -> None:
            self.write(party, name, new, before.code, f"not 0 <= {at} <= {last}")

        fn.branch(moves, moved)
        how = ("shift", "member", self.whose(reader, party), name)
        if fn.traced:
            self.told(reader, line, f"({levels.code}, {before.code}, {reader.fact(party, name).code})", how)

    def change(self, reader: Reader, party: str, name: str, by: Val, line: Line) -> None:
        """Gain or lose. A gain goes through the standing limits first; both stop at the ends of the domain."""
        wanted = by
        by = self.limited(reader, party, name, by)
        fact = self.declared(party, name)
        fn = self.fn
        how = ("change", fact.domain.type.sort, self.whose(reader, party), name)
        if fn.traced and not known(by):
            by = fn.atom(by, "by")
        kept = fn.fresh("kept") if fn.traced else ""
        if fn.traced:
            fn.add(f"{kept} = None")
            fn.types.setdefault(kept, {}).update(
                {"None": None, fn.registry.sort_type(fact.domain.type, frac=not whole(fact)): None}
            )
        if by.const == 0:
            pass
        elif known(by):
            self.add_to(reader, party, fact, by, kept)
        else:
            by = fn.atom(by, "by")
            fn.branch(is_bool(by.code), lambda: self.add_to(reader, party, fact, by, kept))
        if fn.traced:
            self.told(reader, line, f"({by.code}, {wanted.code}, {kept})", how)

    def add_to(self, reader: Reader, party: str, fact: Fact, by: Val, stopped: str) -> None:
        fn = self.fn
        before = reader.fact(party, fact.name)
        if before.none:
            before = evolve(before, code=f"({before.code} or 0)", prec=8, none=False)
        frac = not whole(fact) or by.frac
        variable = fn.fact_variable(party, fact.name)
        old = fn.fresh("before") if fn.traced else ""
        if old:
            fn.add(f"{old} = {self.before(party, fact.name)}")
        # A variable that holds the fact is changed; one that does not is made.
        if isinstance(by.const, Fraction):
            sign, amount = ("+", by.const) if by.const > 0 else ("-", -by.const)
            code = f"{before.at(5)} {sign} {fn.registry.number(amount)}"
        else:
            code = f"{before.at(5)} + {by.at(6)}"
        fn.typed(variable, Val(variable, fact.domain.type, frac=frac))
        # Two halves are a whole, which has to be told as one.
        fn.add(f"{variable} = _exact({code})" if frac else f"{variable} = {code}")
        clamped = self.clamp(variable, fact, by, stopped)
        value = Val(variable, fact.domain.type, frac=frac)
        self.write(party, fact.name, value, old or None, clamped)

    def clamp(self, variable: str, fact: Fact, by: Val, stopped: str) -> str:
        """Stop at the ends of the domain; gives whether it did, for the trace."""
        low, high = fact.domain.low, fact.domain.high
        sign = by.const if isinstance(by.const, Fraction) else None
        for bound, op, matters in ((high, ">", sign is None or sign > 0), (low, "<", sign is None or sign < 0)):
            if bound is None or not matters:
                continue
            with self.fn.block.inside(f"if {variable} {op} {self.fn.registry.number(bound)}:"):
                self.fn.add(f"{variable} = {self.fn.registry.number(bound)}")
                if stopped:
                    self.fn.add(f"{stopped} = {variable}")
        return f"{stopped} is not None" if stopped else "False"

    def limited(self, reader: Reader, party: str, name: str, by: Val) -> Val:
        """What is left of a gain after every standing limit on that fact; cause is the section that gave it."""
        fn = self.fn
        rules = fn.registry.rules
        record = record_of(rules, party)
        for gain in rules.gains:
            if gain.fact != name or record is None or gain.records[0] != record.name:
                continue
            if isinstance(by.const, Fraction) and by.const <= 0:
                return by
            frame = {**reader.frame, "": party, gain.roles[0]: party}
            scope = Scope(gain, frames={party: frame})
            cause = Val(repr(reader.scope.statement.section), NUMBER, const=reader.scope.statement.section)
            by = fn.atom(by, "by")
            fn.state.locals[scope.locals, party, "gained"] = by
            fn.state.locals[scope.locals, party, "cause"] = cause
            inner = Reader(fn, scope, frame)
            with fn.aside():
                never = inner.holds(gain.when).const is False
            if not never:
                by = self._limited(gain, inner, by)
            for key in [k for k in fn.state.locals if k[0] == scope.locals]:
                del fn.state.locals[key]
        return by

    def _limited(self, gain: Statement, inner: Reader, by: Val) -> Val:
        fn = self.fn
        doing = ("gain", gain.fact, inner.party)
        if fn.taking.count(doing) == MOST_GAINS:
            message = f"a gain of {gain.fact} gains {gain.fact} again, more than {MOST_GAINS} times over"
            fn.leave(f"raise NeverEnds({message!r}, {cited(gain.cites)})")
            return by
        left = fn.fresh("gained")
        made: list[Val] = [by]

        def limits() -> None:
            fn.taking.append(doing)
            value = self.limit(gain, inner)
            fn.taking.pop()
            made.append(value)
            fn.assign(left, value)

        def passes() -> None:
            fn.assign(left, by)

        def asks() -> None:
            fn.branch(inner.holds(gain.when), limits, passes)

        positive = TRUE if isinstance(by.const, Fraction) else is_bool(f"{by.code} > 0", COMPARE)
        fn.branch(positive, asks, passes)
        return Val(left, by.type, frac=any(v.frac for v in made))


def due_line(reader: Reader, line: EffectLine) -> Due:
    """A plain line or case that holds, with what its `per` and `at most` make of it."""
    times = reader.count(line.per) if line.per is not None else _ONE
    most = reader.number(line.at_most) if line.at_most is not None else None
    return Due(reader, line, line.effects, times, most)
