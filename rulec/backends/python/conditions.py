"""Conditions and matches -> expressions of Python. The first layer of a reader, as in rulec.meaning."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from fractions import Fraction
from typing import Any

from attrs import define, evolve

from rulec.backends.python.function import Function
from rulec.backends.python.registry import Registry, known
from rulec.backends.python.scope import Scope
from rulec.backends.python.values import (
    COMPARE,
    FALSE,
    TIMES,
    TRUE,
    Val,
    both,
    either,
    is_bool,
    negation,
    truth,
)
from rulec.meaning.frames import Frame
from rulec.model.entities import (
    All,
    Alt,
    AnyOf,
    Between,
    Cite,
    Compare,
    Cond,
    Equals,
    Expr,
    IsMatch,
    Line,
    Match,
    Members,
    Not,
    Ranked,
    Ruleset,
    Truth,
)

_OPS = {"within": "<=", "less than": "<", "more than": ">", "beyond": ">"}
_FEW = 3  # members that are compared one by one; more are looked for in a set


@define
class Judge(ABC):
    """Writes conditions for one party."""

    fn: Function
    scope: Scope
    frame: Frame

    @abstractmethod
    def value(self, expr: Expr) -> Val: ...

    @property
    def registry(self) -> Registry:
        return self.fn.registry

    @property
    def rules(self) -> Ruleset:
        return self.fn.registry.rules

    @property
    def party(self) -> str:
        return self.frame[""]

    @property
    def called(self) -> str:
        """The party's name as an expression: an element of a list has it from its place."""
        return self.fn.called(self.party)

    def whom(self, who: str) -> str:
        return self.frame.get(who, who)

    # ------------------------------------------------------------ the trace, and which lines counted

    def log(
        self,
        sort: str,
        line: Line,
        counted: Val,
        value: str = "None",
        how: tuple[Any, ...] = ("text",),
        *,
        keep: bool = True,
    ) -> None:
        """Note a line that was considered, and keep whether it counted if that is asked for."""
        if keep and line.name in self.scope.asked:
            key = (self.scope.held, self.party, line.name)
            old = self.fn.state.held.get(key)
            self.fn.state.held[key] = counted if old is None else either([old, counted])
        if how != ("noted",):
            self.note(sort, line.name, line.label, counted, value, how, line.cites, line.ruling)

    def note(
        self, sort: str, name: str, label: str, counted: Val, value: str, how: tuple[Any, ...], cites: tuple[Cite, ...],
        ruling: str = "",
    ) -> None:  # fmt: skip
        if self.fn.traced:
            number = self.registry.line(self.scope.statement.name, sort, name, label, cites, ruling, how)
            self.fn.add(f"note(({self.called}, {number}, {counted.code}, {value}))")

    # ------------------------------------------------------------ values that are needed

    def settled(self, expr: Expr) -> Val:
        """A value that must be known: an open range has to be chosen first."""
        return self.closed(self.value(expr))

    def closed(self, value: Val) -> Val:
        return evolve(value, code=f"_settled({value.code})", prec=8, open=False) if value.open else value

    def number(self, expr: Expr) -> Val:
        """A value that must be one figure; none counts as 0."""
        value = self.settled(expr)
        if value.const is None:
            return self.registry.const(Fraction(0), value.type)
        if value.none:
            low = None if value.low is None else min(value.low, Fraction(0))
            return evolve(value, code=f"({value.code} or 0)", prec=8, none=False, low=low)
        return value

    # ------------------------------------------------------------ conditions

    def holds(self, cond: Cond | None) -> Val:
        match cond:
            case None:
                return TRUE
            case Truth(of=of):
                return self.is_true(self.value(of))
            case IsMatch(of=of, match=match_, negated=negated):
                held = self.matches(match_, self.value(of))
                return negation(held) if negated else held
            case Compare(left=left, relation=relation, right=right):
                return self.compared(self.settled(left), _OPS[relation], self.settled(right))
            case Not(of=inner):
                return negation(self.holds(inner))
            case All(of=parts):
                return self.chained(parts, both, negate=False)
            case AnyOf(of=parts):
                return self.chained(parts, either, negate=True)

    def is_true(self, value: Val) -> Val:
        if known(value):
            return truth(value.const is True)
        if value.none or value.type.sort != "yesno":
            return is_bool(f"{value.at(COMPARE + 1)} is True", COMPARE)
        return value

    def chained(self, parts: tuple[Cond, ...], join: Callable[[list[Val]], Val], *, negate: bool) -> Val:
        """and, or: a part is read only if those before it leave it open. One that needs lines of its own gets them."""
        settles = negate  # the value of a part that decides the whole
        found: list[Val] = []
        for i, part in enumerate(parts):
            if i == 0:
                value = self.holds(part)
                lines = None
            else:
                with self.fn.aside() as lines:
                    value = self.holds(part)
            if lines is not None and lines.lines:
                so_far = join(found)
                if known(so_far):
                    value = self.holds(part)
                else:
                    name = self.fn.fresh("so")
                    self.fn.flags.add(name)
                    self.fn.assign(name, so_far)
                    self.fn.add(f"if {f'not {name}' if negate else name}:")
                    lines.add(f"{name} = {value.code}")
                    self.fn.block.put(lines, 1)
                    found, value = [], is_bool(name)
            found.append(value)
            if value.const is settles:
                break
        return join(found)

    def compared(self, a: Val, op: str, b: Val) -> Val:
        """Two figures; one that is none compares with nothing."""
        if a.const is None or b.const is None:
            return FALSE
        if known(a) and known(b):
            return truth(_plainly(a.const, op, b.const))
        if a.none:
            a = self.fn.atom(a)
        if b.none:
            b = self.fn.atom(b)
        there = [is_bool(f"{v.code} is not None", COMPARE) for v in (a, b) if v.none]
        fused = _fused(a, op, b)
        return both([*there, fused or is_bool(f"{a.at(COMPARE + 1)} {op} {b.at(COMPARE + 1)}", COMPARE)])

    # ------------------------------------------------------------ matches

    def matches(self, match: Match, value: Val) -> Val:
        value = self.closed(value)
        if len(match.alts) > 1 and value.ratio is None:
            value = self.fn.atom(value)
        found: list[Val] = []
        for alt in match.alts:
            held = self.alt(alt, value)
            found.append(held)
            if held.const is True:
                break
        return either(found)

    def alt(self, alt: Alt, value: Val) -> Val:
        match alt:
            case Members(values=values):
                return self.is_member(values, value)
            case Equals(of=of):
                return self.same(value, self.settled(of))
            case Ranked(of=of, way=way, order=order):
                return self.ranked(value, self.value(of), way, order)
            case Between():
                return self.between(alt, value)
        raise AssertionError(alt)

    def same(self, value: Val, there: Val) -> Val:
        if known(value) and known(there):
            return truth(type(value.const) is type(there.const) and value.const == there.const)
        names = self.registry.names
        if value.type.sort == there.type.sort == "member" and names.enum(value.type) != names.enum(there.type):
            a, b = (f"str({v.code})" for v in (value, there))
            return is_bool(f"{a} == {b}", COMPARE)
        return is_bool(f"{value.at(COMPARE + 1)} == {there.at(COMPARE + 1)}", COMPARE)

    def is_member(self, values: tuple[Any, ...], value: Val) -> Val:
        if known(value):
            return truth(any(type(v) is type(value.const) and v == value.const for v in values))
        if value.type.sort == "yesno":
            return self.is_yes(values, value)
        value = self.fn.atom(value) if len(values) > 1 or value.none else value
        nothing = [is_bool(f"{value.code} is None", COMPARE)] if None in values and value.none else []
        words = [v for v in values if isinstance(v, str)]
        figures = [
            is_bool(f"{value.at(COMPARE + 1)} == {self.registry.number(v)}", COMPARE)
            for v in values
            if isinstance(v, Fraction)
        ]
        return either([*self.one_of(words, value), *figures, *nothing])

    def is_yes(self, values: tuple[Any, ...], value: Val) -> Val:
        if not value.none:
            wanted = {v for v in values if isinstance(v, bool)}
            if len(wanted) != 1:
                return truth(bool(wanted))
            return value if True in wanted else negation(value)
        value = self.fn.atom(value)
        return either([is_bool(f"{value.code} is {v!r}", COMPARE) for v in values if v is None or isinstance(v, bool)])

    def one_of(self, words: list[str], value: Val) -> list[Val]:
        """Whether it is one of these words: by the group they are, one by one, or in a set."""
        names, enum = self.registry.names, self.registry.names.enum(value.type)
        if not words:
            return []
        if not enum:
            if len(words) == 1:
                return [is_bool(f"{value.at(COMPARE + 1)} == {words[0]!r}", COMPARE)]
            return [is_bool(f"{value.at(COMPARE + 1)} in {tuple(words)!r}", COMPARE)]
        words = [w for w in words if names.has_member(enum, w)]
        if not words:
            return [FALSE]
        if set(words) == set(value.type.values) and not value.none:
            return [TRUE]
        kind = self.registry.kind(value.type)
        for group in kind.groups if kind else ():
            if set(group.group) == set(words) and len(words) > 1:
                held = is_bool(f"{value.at(8)}.{names.group(group.name)}") if kind else FALSE
                return [both([is_bool(f"{value.code} is not None", COMPARE), held]) if value.none else held]
        if len(words) <= _FEW:
            return [is_bool(f"{value.at(COMPARE + 1)} is {self.registry.member(enum, w)}", COMPARE) for w in words]
        ordered = [v for v in value.type.values if v in words]
        listed = ", ".join(self.registry.member(enum, w) for w in ordered)
        name = self.registry.constant(f"_{enum}_{'_'.join(ordered[:3])}".lower(), f"frozenset(({listed}))")
        return [is_bool(f"{value.at(COMPARE + 1)} in {name}", COMPARE)]

    def ranked(self, value: Val, there: Val, way: str, order: tuple[str, ...]) -> Val:
        enum = self.registry.names.enum(value.type)
        _, rank = self.registry.order(enum, order)
        a, b = (self.fn.atom(v) if v.none else v for v in (value, there))
        there_are = [is_bool(f"{v.code} is not None", COMPARE) for v in (a, b) if v.none]
        op = "<=" if way == "better" else ">="
        return both([*there_are, is_bool(f"{rank}[{a.code}] {op} {rank}[{b.code}]", COMPARE)])

    def between(self, alt: Between, value: Val) -> Val:
        """Inside both bounds. A bound that is none (a dash in a table) holds nothing."""
        if value.const is None or value.type.sort in ("yesno", "member"):
            return FALSE
        parts: list[Val] = []
        if value.none:
            value = self.fn.atom(value)
            parts.append(is_bool(f"{value.code} is not None", COMPARE))
        low = self.settled(alt.low) if alt.low is not None else None
        high = self.settled(alt.high) if alt.high is not None else None
        bare = evolve(value, none=False)
        if low is not None and high is not None and _plain_bounds(low, high, value):
            if low.const == high.const:
                return both([*parts, is_bool(f"{value.at(COMPARE + 1)} == {low.code}", COMPARE)])
            first, last = "<" if alt.low_open else "<=", "<" if alt.high_open else "<="
            code = f"{low.at(COMPARE + 1)} {first} {value.at(COMPARE + 1)} {last} {high.at(COMPARE + 1)}"
            return both([*parts, is_bool(code, COMPARE)])
        if low is not None:
            parts.append(self.compared(bare, ">" if alt.low_open else ">=", low))
        if high is not None:
            parts.append(self.compared(bare, "<" if alt.high_open else "<=", high))
        return both(parts)


def _plain_bounds(low: Val, high: Val, value: Val) -> bool:
    """Whether two bounds and a value can be written as one comparison."""
    return (
        known(low) and known(high) and None not in (low.const, high.const) and value.ratio is None and not known(value)
    )


def _plainly(a: Any, op: str, b: Any) -> bool:
    return bool({"<=": a <= b, "<": a < b, ">": a > b, ">=": a >= b}[op])


def _fused(a: Val, op: str, b: Val) -> Val | None:
    """A ratio compared with a figure, without dividing: its denominator is above 0."""
    if a.ratio is None or not isinstance(b.const, Fraction):
        return None
    num, den = a.ratio
    left = num.at(TIMES) if b.const.denominator == 1 else f"{num.at(TIMES)} * {b.const.denominator}"
    right = den.at(TIMES) if b.const.numerator == 1 else f"{den.at(TIMES)} * {b.const.numerator}"
    return is_bool(f"{left} {op} {right}", COMPARE)
