"""Figure + situation -> value: a start, then lines from top to bottom. The third layer of a reader."""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction
from typing import Any

from attrs import define, evolve

from rulec.meaning.errors import NoRule, NotOpen
from rulec.meaning.lines import Place
from rulec.meaning.tables import TableReader
from rulec.meaning.values import Range, Result, say, signed, spell
from rulec.model.entities import Expr, Figure, FigureLine, Match, Per, Type, Value


@define
class FigureReader(TableReader):
    """Works figures out."""

    def figure(self, figure: Figure, name: str, start: Any = None) -> Result:
        """The first unsigned line that holds (else the header's start), then every other line in its order.

        A figure that starts as none stays none: nothing is added to what is not there.
        """
        value = self.base(figure, name) if start is None else start
        earlier = False
        for line in figure.lines:
            if line.op == "set":
                continue
            counted = not earlier if line.otherwise else self.holds(line.when)
            earlier = earlier or counted
            said = ""
            if value is None:
                counted = False
            if counted:
                value, counted, said = self.step(line, value, figure.type)
            self.log("modifier", line, counted, said)
        return self.chosen_within(name, value, figure.type) if isinstance(value, Range) else value

    def chosen_within(self, name: str, value: Range, type_: Type) -> Result:
        """A range stays open until the player has chosen within it."""
        left = evolve(value, key=f"{self.party}.{name}", whole=type_.sort == "number")
        for key in (left.key, name):
            if key in self.situation.chosen:
                picked = self.situation.chosen[key]
                fits = isinstance(picked, Fraction) and left.low <= picked <= left.high
                if not fits or (left.whole and picked not in left.options):
                    raise NotOpen(f"{key} = {spell(picked)} is not within {left}")
                return picked
        return left

    def base(self, figure: Figure, name: str) -> Any:
        """What a figure is before anything is added: alternatives, the header's the last of them."""
        sets = [line for line in figure.lines if line.op == "set"]
        found, value = False, None
        for line in sets:
            counted = not found and (line.otherwise or self.holds(line.when))
            if counted and line.amount is not None:
                found, value = True, self.spread(line.amount, line.stop, line.rounding)
            self.log("value", line, counted, say(value, figure.type, self.situation.rules.length) if counted else "")
        if found:
            return value
        if figure.start is not None:
            return self.spread(figure.start, figure.stop, figure.rounding)
        if sets:
            statement = self.scope.statement
            cites = statement.cites or tuple(dict.fromkeys(c for line in sets for c in line.cites))
            raise NoRule(f"{self.party}: no line of {name} fits this case", cites)
        return Fraction(0)

    def spread(self, low: Expr, high: Expr | None, rounding: str | None) -> Any:
        if high is not None:
            return Range(self.number(low), self.number(high))
        value = self.value(low)
        return on_figure(lambda v: rounded(v, rounding), value) if rounding else value

    def step(self, line: FigureLine, value: Any, type_: Type) -> tuple[Any, bool, str]:
        """One line applied: the new value, whether it counted, and what it did."""
        length = self.situation.rules.length
        match line.op:
            case "double":
                return on_figure(lambda v: v * 2, value), True, "x 2"
            case "halve":
                return on_figure(lambda v: rounded(v / 2, line.rounding), value), True, "halved"
            case "at least" | "at most":
                assert line.amount is not None
                bound = self.number(line.amount)
                keep = max if line.op == "at least" else min
                after = on_figure(lambda v: keep(v, bound), value)
                return after, after != value, f"{line.op} {say(bound, type_, length)}"
            case "by":
                pair = self.pair(line)
                if pair is None or pair[1] is None:
                    return value, False, ""
                self.situation.used.add((id(line), id(pair[0])))
                n = self.number(pair[1])
                return on_figure(lambda v: v + n, value), True, f"{signed(n, type_, length)} ({pair[0].text})"
        amount = self.added(line)
        if amount is None:
            return value, False, "left out"
        if amount == 0:
            return value, False, ""
        return on_figure(lambda v: v + amount, value), True, signed(amount, type_, length)

    def pair(self, line: FigureLine) -> tuple[Match, Expr | None] | None:
        """The first pair of a `by` line that matches."""
        assert line.by is not None
        of = self.value(line.by)
        return next((p for p in line.pairs if self.matches(p[0], of)), None)

    def added(self, line: FigureLine) -> Fraction | None:
        """What a signed line adds; None if the player leaves it."""
        assert line.amount is not None
        amount = self.number(line.amount)
        if line.per is not None:
            amount *= self.count(line.per)
        if line.at_most is not None:
            amount = min(amount, self.number(line.at_most))
        if amount == 0:
            return amount  # Nothing hangs on the sign.
        options: tuple[Value, ...] = (-amount if line.sign == "-" else amount,)
        if line.sign == "+/-":
            options = (amount, -amount)
        elif not line.optional:
            return Fraction(amount if line.sign == "+" else -amount)
        if line.optional:
            options = (*options, None)
        picked = self.situation.choose(self.party, line.name, options)
        return picked if isinstance(picked, Fraction) else None

    def count(self, per: Per) -> Fraction:
        """How often a `per` line counts: never below 0; whole ones of a unit, or begun ones with `or part`."""
        n = self.number(per.of)
        if per.each is not None:
            n = Fraction(math.ceil(n / per.each) if per.or_part else math.floor(n / per.each))
        return max(n, Fraction(0))

    def would_count(self, place: Place) -> bool:
        """Whether a line of a figure counts, asked before its figure is worked out."""
        line = place.line
        if line.op == "set":
            sets = (s for s in place.siblings if s.op == "set")
            return next((s for s in sets if s.otherwise or self.holds(s.when)), None) is line
        if line.otherwise:
            before = [s for s in place.siblings[: place.siblings.index(line)] if s.op != "set"]
            if any(s.otherwise or self.holds(s.when) for s in before):
                return False
        elif not self.holds(line.when):
            return False
        if line.op == "by":
            pair = self.pair(line)
            return pair is not None and pair[1] is not None
        return line.op != "add" or bool(self.added(line))


def rounded(value: Fraction, how: str | None) -> Fraction:
    if how == "up":
        return Fraction(math.ceil(value))
    if how == "down":
        return Fraction(math.floor(value))
    if how == "nearest":
        return Fraction(math.floor(value + Fraction(1, 2)))
    return value


def on_figure(change: Callable[[Fraction], Fraction], value: Any) -> Any:
    """Change a figure, both ends of a range, or leave none as it is."""
    if value is None:
        return None
    if isinstance(value, Range):
        ends = sorted((change(value.low), change(value.high)))
        return ends[0] if ends[0] == ends[1] else Range(ends[0], ends[1])
    return change(value)
