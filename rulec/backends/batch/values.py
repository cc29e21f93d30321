"""Values of the rules a row: figures, words, yes and no, each of which may be none; and how they are reckoned with.

A figure is a whole number over a scale that is the same in all rows, and where the rules divide by a fact also over a
denominator of the row's own. A range that is left to the player has a top besides.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from math import ceil, floor, lcm
from typing import TypeAlias

from attrs import define, evolve, frozen

from rulec.backends.batch.graph import Graph, Node, joined
from rulec.model.entities import Value


class Unvectorised(Exception):
    """Something that has no form over columns; says what it is."""


@frozen(eq=False)
class Fig:
    """num over (scale x den). none: where it is none. top: the high end where it is open, num elsewhere."""

    num: Node
    scale: int
    none: Node
    den: Node | None = None
    top: Node | None = None
    open: Node | None = None


@frozen(eq=False)
class Word:
    """A member by its place among values; -1 is none."""

    code: Node
    values: tuple[str, ...]


@frozen(eq=False)
class Yes:
    node: Node
    none: Node


@frozen(eq=False)
class Hot:
    """A word of which it is known, for each that it can be, where it is that one; elsewhere it is none."""

    nodes: dict[str, Node]


Val: TypeAlias = Fig | Word | Yes | Hot | None  # None: none in every row


@define
class Reckoner:
    """Reckons with values; what it makes are nodes of one graph."""

    g: Graph

    # ------------------------------------------------------------ making values

    def constant(self, value: Value, values: tuple[str, ...] = ()) -> Val:
        g = self.g
        if value is None:
            return None
        if isinstance(value, bool):
            return Yes(g.truth(value), g.no)
        if isinstance(value, str):
            values = values if value in values else (value,)
            return Word(g.const(values.index(value)), values)
        return Fig(g.const(value.numerator), value.denominator, g.no)

    def figure(self, num: Node, scale: int = 1, none: Node | None = None) -> Fig:
        return Fig(num, scale, none or self.g.no)

    def none_of(self, value: Val) -> Node:
        """Where a value is none."""
        if value is None:
            return self.g.yes
        if isinstance(value, Hot):
            return self.g.invert(self.g.either(*value.nodes.values()))
        return self.g.within(value.code, ((-1, -1),)) if isinstance(value, Word) else value.none

    def is_open(self, value: Val) -> Node:
        """Where a value is a range that nobody has chosen within."""
        return value.open if isinstance(value, Fig) and value.open is not None else self.g.no

    def select(self, cond: Node, a: Val, b: Val) -> Val:
        """a where it holds, else b."""
        if cond.const is not None:
            return a if cond.const else b
        if a is None and b is None:
            return None
        if a is None or b is None:
            there = a if b is None else b
            return self.absent(cond if a is None else self.g.invert(cond), there)
        if isinstance(a, Fig) and isinstance(b, Fig):
            return self._figures(cond, a, b)
        if isinstance(a, Word) and isinstance(b, Word):
            values = (*a.values, *(v for v in b.values if v not in a.values))
            return Word(self.g.select(cond, self.code(a, values), self.code(b, values)), values)
        if isinstance(a, Yes) and isinstance(b, Yes):
            return Yes(self.g.select(cond, a.node, b.node), self.g.select(cond, a.none, b.none))
        raise Unvectorised("a value that is a figure in one row and a word in another")

    def absent(self, where: Node, value: Val) -> Val:
        """The same, but none where it says so."""
        if isinstance(value, Word):
            return evolve(value, code=self.g.select(where, self.g.const(-1), value.code))
        if isinstance(value, Hot):
            return Hot({word: self.g.both(node, self.g.invert(where)) for word, node in value.nodes.items()})
        return value and evolve(value, none=self.g.either(value.none, where))

    def code(self, word: Word, values: tuple[str, ...]) -> Node:
        """Its place among other values; one that is not among them is none."""
        if word.values == values or word.code.const == -1:
            return word.code
        places = {v: values.index(v) for v in word.values if v in values}
        codes = [-1 if at < 0 else places.get(word.values[at], -1) for at in range(word.code.low, word.code.high + 1)]
        return self.g.lookup(word.code, codes)

    def _figures(self, cond: Node, a: Fig, b: Fig) -> Fig:
        g = self.g
        a, b = self.alike(a, b)
        den = None
        if a.den is not None or b.den is not None:
            den = g.select(cond, a.den or g.const(1), b.den or g.const(1))
        top = open_ = None
        if a.open is not None or b.open is not None:
            top = g.select(cond, a.top or a.num, b.top or b.num)
            open_ = g.select(cond, a.open or g.no, b.open or g.no)
        return Fig(g.select(cond, a.num, b.num), a.scale, g.select(cond, a.none, b.none), den, top, open_)

    # ------------------------------------------------------------ reckoning

    def alike(self, a: Fig, b: Fig) -> tuple[Fig, Fig]:
        """The two over one scale."""
        scale = lcm(a.scale, b.scale)
        return self.scaled(a, scale), self.scaled(b, scale)

    def scaled(self, a: Fig, scale: int) -> Fig:
        by = self.g.const(scale // a.scale)
        top = self.g.mul(a.top, by) if a.top is not None else None
        return evolve(a, num=self.g.mul(a.num, by), scale=scale, top=top)

    def over_one(self, a: Fig, b: Fig) -> tuple[Node, Node]:
        """Two figures over one denominator, so that they can be added or compared."""
        g = self.g
        a, b = self.alike(a, b)
        if a.den is b.den:
            return a.num, b.num
        return g.mul(a.num, b.den or g.const(1)), g.mul(b.num, a.den or g.const(1))

    def on_figure(self, change: Callable[[Fig], Fig], value: Fig) -> Fig:
        """Change a figure, or both ends of a range; one whose ends meet is no range any more."""
        if value.open is None or value.top is None:
            return change(value)
        g = self.g
        low, high = (
            change(evolve(value, top=None, open=None)),
            change(evolve(value, num=value.top, top=None, open=None)),
        )
        if low.den is not None or high.den is not None:
            raise Unvectorised("a range over a figure of the row")
        low, high = self.alike(low, high)
        num, top = g.minimum(low.num, high.num), g.maximum(low.num, high.num)
        return Fig(num, low.scale, value.none, None, top, g.both(value.open, g.invert(g.equal(num, top))))

    def plus(self, a: Fig, b: Fig) -> Fig:
        """Both there, neither open."""
        g = self.g
        den = a.den if a.den is b.den else g.mul(a.den or g.const(1), b.den or g.const(1))
        x, y = self.over_one(a, b)
        return Fig(g.add(x, y), lcm(a.scale, b.scale), g.either(a.none, b.none), den)

    def negative(self, a: Fig) -> Fig:
        return self.on_figure(lambda v: evolve(v, num=self.g.mul(v.num, self.g.const(-1))), a)

    def times(self, a: Fig, b: Fig) -> Fig:
        g = self.g
        den = None
        if a.den is not None or b.den is not None:
            den = g.mul(a.den or g.const(1), b.den or g.const(1))
        num, scale = g.mul(a.num, b.num), a.scale * b.scale
        return self.reduced(Fig(num, scale, g.either(a.none, b.none), den))

    def reduced(self, a: Fig) -> Fig:
        """A figure that is doubled and halved again is as it was."""
        if a.num.op == "mul" and a.num.args[1].const is not None and a.scale % a.num.args[1].const == 0:
            by = a.num.args[1].const
            if by > 0 and a.top is None:
                return evolve(a, num=a.num.args[0], scale=a.scale // by)
        if a.num.const is not None and a.den is None and a.top is None:
            value = Fraction(a.num.const, a.scale)
            return evolve(a, num=self.g.const(value.numerator), scale=value.denominator)
        return a

    def over(self, a: Fig, b: Fig) -> Fig:
        """b is not 0 where it matters."""
        g = self.g
        num, den = g.mul(a.num, b.den or g.const(1)), b.num
        if den.low < 0:
            num = g.select(g.within(den, ((den.low, -1),)), g.mul(num, g.const(-1)), num)
            den = g.select(g.within(den, ((den.low, -1),)), g.mul(den, g.const(-1)), den)
        num = g.mul(num, g.const(b.scale))
        none = g.either(a.none, b.none)
        if den.const is not None:
            return self.reduced(Fig(num, a.scale * max(den.const, 1), none, a.den))
        den = g.assume(den, 1, max(den.high, 1))
        return Fig(num, a.scale, none, den if a.den is None else g.mul(a.den, den))

    def rounded(self, a: Fig, how: str | None) -> Fig:
        """To a whole number."""
        if how is None or (a.scale == 1 and a.den is None):
            return a
        return self.on_figure(lambda v: evolve(v, num=self._whole(v, how), scale=1, den=None), a)

    def _whole(self, a: Fig, how: str) -> Node:
        g = self.g
        by = g.mul(a.den, g.const(a.scale)) if a.den is not None else g.const(a.scale)
        if how == "up":
            return g.mul(g.floor_div(g.mul(a.num, g.const(-1)), by), g.const(-1))
        if how == "down":
            return g.floor_div(a.num, by)
        return g.floor_div(g.add(g.mul(a.num, g.const(2)), by), g.mul(by, g.const(2)))

    def is_whole(self, a: Fig) -> Node:
        """Where it is a whole number."""
        if a.scale == 1 and a.den is None:
            return self.g.yes
        by = self.g.mul(a.den, self.g.const(a.scale)) if a.den is not None else self.g.const(a.scale)
        return self.g.equal(self.g.mul(self.g.floor_div(a.num, by), by), a.num)

    def least(self, a: Fig, b: Fig) -> Fig:
        return self._end(a, b, self.g.minimum, lambda x, y: self.at_most(x, y))

    def most(self, a: Fig, b: Fig) -> Fig:
        return self._end(a, b, self.g.maximum, lambda x, y: self.at_most(y, x))

    def _end(self, a: Fig, b: Fig, pick: Callable[[Node, Node], Node], first: Callable[[Fig, Fig], Node]) -> Fig:
        if a.den is None and b.den is None:
            x, y = self.alike(a, b)
            return Fig(pick(x.num, y.num), x.scale, self.g.either(a.none, b.none))
        found = self.select(first(a, b), a, b)
        assert isinstance(found, Fig)
        return found

    # ------------------------------------------------------------ comparing

    def at_most(self, a: Fig, b: Fig) -> Node:
        """a <= b; whether they are there is not looked at."""
        g = self.g
        if b.num.const is not None and a.den is None and b.den is None:
            return g.within(a.num, ((a.num.low, floor(Fraction(b.num.const * a.scale, b.scale))),))
        if a.num.const is not None and a.den is None and b.den is None:
            return g.within(b.num, ((ceil(Fraction(a.num.const * b.scale, a.scale)), b.num.high),))
        x, y = self.over_one(a, b)
        return g.at_most(x, y)

    def equal(self, a: Fig, b: Fig) -> Node:
        x, y = self.over_one(a, b)
        return self.g.equal(x, y)

    def is_zero(self, a: Fig) -> Node:
        return self.g.within(a.num, ((0, 0),))

    def one_of(self, word: Word, values: set[str | None]) -> Node:
        codes = [i for i, v in enumerate(word.values) if v in values] + ([-1] if None in values else [])
        return self.g.within(word.code, joined((c, c) for c in codes))
