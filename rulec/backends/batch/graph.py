"""What is worked out for every row, as a graph of whole numbers and truths: made once, simplified while it is made.

Every node knows the least and the most that it can be, so that conditions which cannot fail fall away, and columns can be
as narrow as their figures allow. Nothing here knows of rules, or of numpy.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from fractions import Fraction
from typing import Any

from attrs import define, field, frozen

Spans = tuple[tuple[int, int], ...]  # whole numbers, in order, both ends in, never touching
_MOST_LOOKED_UP = 256  # wider figures are compared, not looked up
_LARGEST = 2**62


class TooWide(Exception):
    """A figure that no column of 64 bits can hold."""


@frozen(eq=False, repr=False)
class Node:
    """One thing worked out a row. truth: it is a yes or no, else a whole number from low to high."""

    op: str
    args: tuple[Node, ...]
    data: Any
    low: int
    high: int
    truth: bool
    number: int

    def __repr__(self) -> str:
        return f"<{self.op} {self.data} {self.low}..{self.high} {self.args}>"

    @property
    def const(self) -> int | None:
        return self.low if self.low == self.high and self.op == "const" else None


@define
class Graph:
    """The nodes of one resolver; the same work is one node. hints: what a node is called in the rules."""

    nodes: dict[Any, Node] = field(factory=dict)
    hints: dict[int, str] = field(factory=dict)
    _truths: dict[bool, Node] = field(factory=dict)
    _inverse: dict[int, Node] = field(factory=dict)

    def make(self, op: str, args: Sequence[Node], data: Any, low: int, high: int, truth: bool = False) -> Node:
        if not -_LARGEST < low <= high < _LARGEST:
            raise TooWide(f"a figure can be {low} to {high}")
        key = (op, tuple([a.number for a in args]), data, low, high, truth)
        found = self.nodes.get(key)
        if found is None:
            found = self.nodes[key] = Node(op, tuple(args), data, low, high, truth, len(self.nodes))
        return found

    def called(self, node: Node, name: str) -> Node:
        """Remember what the rules call a node; the first name stays."""
        if node.op not in ("const", "input"):
            self.hints.setdefault(node.number, name)
        return node

    # ------------------------------------------------------------ what is given

    def const(self, value: int) -> Node:
        return self.make("const", (), value, value, value)

    def truth(self, value: bool) -> Node:
        if value not in self._truths:
            self._truths[value] = self.make("const", (), int(value), int(value), int(value), True)
        return self._truths[value]

    @property
    def no(self) -> Node:
        return self.truth(False)

    @property
    def yes(self) -> Node:
        return self.truth(True)

    def input(self, name: str, low: int, high: int, truth: bool = False) -> Node:
        return self.make("input", (), name, low, high, truth)

    def assume(self, node: Node, low: int, high: int) -> Node:
        """The same figure where it is known to be within low and high; elsewhere the row is in error."""
        low, high = max(low, node.low), min(high, node.high)
        if (low, high) == (node.low, node.high) or low > high:
            return node
        if node.op == "assume":
            node = node.args[0]
        return self.make("assume", (node,), None, low, high)

    def face(self, at: Node, most: int) -> Node:
        """The die at a place that differs from row to row."""
        return self.make("face", (at,), None, 0, most)

    # ------------------------------------------------------------ figures

    def add(self, a: Node, b: Node) -> Node:
        if a.const is not None:
            a, b = b, a
        if b.const is not None:
            if a.const is not None:
                return self.const(a.const + b.const)
            if b.const == 0:
                return a
            if a.op == "add" and a.args[1].const is not None:
                return self.add(a.args[0], self.const(a.args[1].const + b.const))
            if a.op == "lookup":
                return self.lookup(a.args[0], [v + b.const for v in a.data])
        together = self._together(a, b)
        if together is not None:
            return together
        if a.op == "add":
            together = self._together(a.args[1], b)
            if together is not None:
                return self.add(a.args[0], together)
        return self.make("add", (a, b), None, a.low + b.low, a.high + b.high)

    def _together(self, a: Node, b: Node) -> Node | None:
        """Two figures that hang on one other alone are one table of it."""
        one, two = _looked_at(a), _looked_at(b)
        if one is None or two is None or one[0] is not two[0]:
            return None
        return self.lookup(one[0], [v + w for v, w in zip(one[1], two[1], strict=True)])

    def sub(self, a: Node, b: Node) -> Node:
        if b.const is not None:
            return self.add(a, self.const(-b.const))
        if a is b:
            return self.const(0)
        return self.make("sub", (a, b), None, a.low - b.high, a.high - b.low)

    def mul(self, a: Node, b: Node) -> Node:
        if a.const is not None:
            a, b = b, a
        if b.const is not None:
            if a.const is not None:
                return self.const(a.const * b.const)
            if b.const in (0, 1):
                return a if b.const == 1 else b
            if a.op == "mul" and a.args[1].const is not None:
                return self.mul(a.args[0], self.const(a.args[1].const * b.const))
            if a.op == "lookup":
                return self.lookup(a.args[0], [v * b.const for v in a.data])
        ends = [x * y for x in (a.low, a.high) for y in (b.low, b.high)]
        return self.make("mul", (a, b), None, min(ends), max(ends))

    def floor_div(self, a: Node, b: Node) -> Node:
        """b is above 0."""
        if b.const == 1:
            return a
        if a.const is not None and b.const is not None:
            return self.const(a.const // b.const)
        if a.op == "lookup" and b.const is not None:
            return self.lookup(a.args[0], [v // b.const for v in a.data])
        least = max(b.low, 1)
        ends = [x // y for x in (a.low, a.high) for y in (least, max(b.high, 1))]
        return self.make("div", (a, b), None, min(ends), max(ends))

    def minimum(self, a: Node, b: Node) -> Node:
        if a.const is not None:
            a, b = b, a
        if a is b or a.high <= b.low:
            return a
        if b.high <= a.low:
            return b
        if b.const is not None and a.op == "add" and a.args[0].op == "min" and a.args[1].low >= 0:
            inner = a.args[0]
            if inner.args[1] is b:  # what only grows can be stopped once, at the end
                return self.minimum(self.add(inner.args[0], a.args[1]), b)
        return self.make("min", (a, b), None, min(a.low, b.low), min(a.high, b.high))

    def maximum(self, a: Node, b: Node) -> Node:
        if a.const is not None:
            a, b = b, a
        if a is b or a.low >= b.high:
            return a
        if b.low >= a.high:
            return b
        return self.make("max", (a, b), None, max(a.low, b.low), max(a.high, b.high))

    def lookup(self, of: Node, values: Sequence[int]) -> Node:
        """A figure for each thing that of can be, from its least on."""
        if of.const is not None:
            return self.const(values[0])
        if len(set(values)) == 1:
            return self.const(values[0])
        if all(v == of.low + i for i, v in enumerate(values)):
            return of
        if of.op == "lookup" and len(of.data) <= _MOST_LOOKED_UP:
            return self.lookup(of.args[0], [values[v - of.low] for v in of.data])
        return self.make("lookup", (of,), tuple(values), min(values), max(values))

    def as_figure(self, cond: Node) -> Node:
        """1 where it holds, else 0."""
        if cond.const is not None:
            return self.const(cond.const)
        return self.make("figure", (cond,), None, 0, 1)

    def select(self, cond: Node, a: Node, b: Node) -> Node:
        """a where it holds, else b."""
        if a.truth:
            return self.either(self.both(cond, a), self.both(self.invert(cond), b))
        if cond.const is not None or a is b:
            return a if cond.const != 0 else b
        if cond.op == "not":
            return self.select(cond.args[0], b, a)
        a, b = self.given(a, cond, 1), self.given(b, cond, 0)
        if a is b:
            return a
        if a.op == "assume" and b.op == "assume" and a.args == b.args:
            return self.assume(a.args[0], min(a.low, b.low), max(a.high, b.high))
        looked = self._looked(cond, a, b)
        if looked is not None:
            return looked
        if a.const is not None and b.const is not None:
            return self.add(self.mul(self.as_figure(cond), self.const(a.const - b.const)), b)
        if b.const == 0:
            return self.mul(self.as_figure(cond), a)
        there = self.given(b, cond, 1)
        if a.const is not None and there.const is not None:  # b is one figure wherever it holds
            return self.add(b, self.mul(self.as_figure(cond), self.const(a.const - there.const)))
        if a.op == "add" and a.args[0] is b:
            return self.add(b, self.select(cond, a.args[1], self.const(0)))
        return self.make("select", (cond, a, b), None, min(a.low, b.low), max(a.high, b.high))

    def given(self, node: Node, cond: Node, held: int, depth: int = 4) -> Node:
        """A figure where it is known whether a condition holds."""
        if depth == 0 or node.truth:
            return node
        match node.op:
            case "figure" if node.args[0] is cond or (held and _implies(cond, node.args[0])):
                return self.const(held)
            case "figure" if held and _implies(cond, self.invert(node.args[0])):
                return self.const(0)
            case "figure" if self.invert(cond) is node.args[0]:
                return self.const(1 - held)
            case "select" if node.args[0] is cond:
                return node.args[1] if held else node.args[2]
            case "add" | "mul":
                a, b = (self.given(arg, cond, held, depth - 1) for arg in node.args)
                if a is not node.args[0] or b is not node.args[1]:
                    return self.add(a, b) if node.op == "add" else self.mul(a, b)
        return node

    def _looked(self, cond: Node, a: Node, b: Node) -> Node | None:
        """All of it hangs on one figure that can be few things: a table of them."""
        if cond.op != "within":
            return None
        of = cond.args[0]
        if of.high - of.low >= _MOST_LOOKED_UP:
            return None
        ours, theirs = self._values(a, of), self._values(b, of)
        if ours is None or theirs is None:
            return None
        keys = range(of.low, of.high + 1)
        return self.lookup(of, [v if inside(cond.data, k) else w for k, v, w in zip(keys, ours, theirs, strict=True)])

    def _values(self, node: Node, of: Node) -> list[int] | None:
        if node.const is not None:
            return [node.const] * (of.high - of.low + 1)
        if node is of:
            return list(range(of.low, of.high + 1))
        return list(node.data) if node.op == "lookup" and node.args[0] is of else None

    # ------------------------------------------------------------ truths

    def within(self, of: Node, spans: Iterable[tuple[int, int]]) -> Node:
        """Whether a figure is one of these."""
        kept = _clipped(spans, of.low, of.high)
        if not kept:
            return self.no
        if kept == ((of.low, of.high),):
            return self.yes
        if of.op == "lookup":
            base = of.args[0].low
            return self.within(
                of.args[0], joined((base + i, base + i) for i, v in enumerate(of.data) if inside(kept, v))
            )
        if of.op == "figure":
            return of.args[0] if inside(kept, 1) else self.invert(of.args[0])
        if of.op == "add" and of.args[1].const is not None:
            by = of.args[1].const
            return self.within(of.args[0], [(low - by, high - by) for low, high in kept])
        return self.make("within", (of,), kept, 0, 1, True)

    def at_most(self, a: Node, b: Node) -> Node:
        """a <= b."""
        if b.const is not None:
            return self.within(a, ((a.low, b.const),))
        if a.const is not None:
            return self.within(b, ((a.const, b.high),))
        if a.high <= b.low:
            return self.yes
        return self.no if a.low > b.high else self.make("at_most", (a, b), None, 0, 1, True)

    def less(self, a: Node, b: Node) -> Node:
        return self.invert(self.at_most(b, a))

    def equal(self, a: Node, b: Node) -> Node:
        if a is b:
            return self.yes
        if a.const is not None:
            a, b = b, a
        if b.const is not None:
            return self.within(a, ((b.const, b.const),))
        if a.high < b.low or b.high < a.low:
            return self.no
        return self.make("equal", (a, b), None, 0, 1, True)

    def invert(self, cond: Node) -> Node:
        found = self._inverse.get(cond.number)
        if found is None:
            found = self._inverse[cond.number] = self._inverted(cond)
        return found

    def _inverted(self, cond: Node) -> Node:
        if cond.const is not None:
            return self.truth(not cond.const)
        if cond.op == "not":
            return cond.args[0]
        if cond.op == "within":
            return self.within(cond.args[0], _rest(cond.data, cond.args[0].low, cond.args[0].high))
        return self.make("not", (cond,), None, 0, 1, True)

    def both(self, *conds: Node) -> Node:
        """All of them hold."""
        return self._joined(conds, "and", self.no, self.yes, _met)

    def either(self, *conds: Node) -> Node:
        """Any of them holds."""
        return self._joined(conds, "or", self.yes, self.no, lambda a, b: joined((*a, *b)))

    def _joined(
        self, conds: Sequence[Node], op: str, settles: Node, idle: Node, merge: Callable[[Spans, Spans], Spans]
    ) -> Node:
        """Conditions on one figure become one; the rest is joined from the left, so that beginnings are shared."""
        parts: list[Node] = []
        for cond in conds:
            if cond is settles:
                return settles
            if cond is idle or cond in parts:
                continue
            same = None
            if cond.op == "within":
                same = next((p for p in parts if p.op == "within" and p.args == cond.args), None)
            if same is not None:
                parts[parts.index(same)] = self.within(cond.args[0], merge(same.data, cond.data))
            else:
                parts.append(cond)
        if settles in parts:
            return settles
        found = idle
        for part in parts:
            found = part if found is idle else self._pair(op, found, part, settles)
        return found

    def _pair(self, op: str, a: Node, b: Node, settles: Node) -> Node:
        other = "or" if op == "and" else "and"
        if a.op == b.op == other:  # (x and y) or (not x and y) is y
            for i, x in enumerate(a.args):
                for j, y in enumerate(b.args):
                    if a.args[1 - i] is b.args[1 - j] and x is self.invert(y):
                        return a.args[1 - i]
        if a is settles or b is settles or self.invert(a) is b:
            return settles
        for one, two in ((a, b), (b, a)):
            if one is two or (one.op == op and two in one.args):
                return one
            if one.op == op and self.invert(two) in one.args:
                return settles
            if one.op == other and two in one.args:
                return two
            if one.op == other and self.invert(two) in one.args:
                left = one.args[0] if one.args[1] is self.invert(two) else one.args[1]
                return self._pair(op, two, left, settles)
            if one.op == "not" and one.args[0].op == other:
                if self.invert(two) in one.args[0].args:
                    return one
                if two in one.args[0].args:
                    return settles
        return self.make(op, (a, b), None, 0, 1, True)

    def apart(self, a: Node, b: Node, depth: int = 6) -> bool:
        """Whether two conditions can be seen never to hold together."""
        if self.both(a, b).const == 0:
            return True
        if depth == 0:
            return False
        for one, two in ((a, b), (b, a)):
            if one.op == "or":
                return all(self.apart(part, two, depth - 1) for part in one.args)
        ours, theirs = list(_parts(self, a)), list(_parts(self, b))
        against = {self.invert(y).number for y in theirs}
        spans = [y for y in theirs if y.op == "within"]
        return any(x.number in against for x in ours) or any(
            x.args == y.args and not _met(x.data, y.data) for x in ours if x.op == "within" for y in spans
        )


def _implies(one: Node, two: Node) -> bool:
    """Whether two holds wherever one does, both being about how many times one figure is another."""
    a, b = _ratio(one), _ratio(two)
    if a is None or b is None or a[0] is not b[0] or a[1] is not b[1]:
        return False
    return a[2] > b[2] or (a[2] == b[2] and (a[3] or not b[3]))


def _ratio(cond: Node) -> tuple[Node, Node, Fraction, bool] | None:
    """large is at least (or, strictly, more than) so many times small, which is above 0."""
    strict = cond.op == "not"
    inner = cond.args[0] if strict else cond
    if inner.op != "at_most":
        return None
    small, large = inner.args if not strict else inner.args[::-1]
    (small, k), (large, m) = _times(small), _times(large)
    return (large, small, Fraction(k, m), strict) if k > 0 and m > 0 and small.low > 0 else None


def _times(node: Node) -> tuple[Node, int]:
    if node.op == "mul" and node.args[1].const is not None:
        return node.args[0], node.args[1].const
    return node, 1


def _looked_at(node: Node) -> tuple[Node, Sequence[int]] | None:
    """The figure that a node hangs on alone, and what it is for each that this can be."""
    if node.op == "lookup":
        return node.args[0], node.data
    node, by = _times(node)
    if node.op != "figure" or node.args[0].op != "within":
        return None
    of, spans = node.args[0].args[0], node.args[0].data
    if of.high - of.low >= _MOST_LOOKED_UP:
        return None
    return of, [by if inside(spans, key) else 0 for key in range(of.low, of.high + 1)]


def _parts(g: Graph, cond: Node) -> Iterator[Node]:
    """All that must hold where a condition does, as far as that is plain."""
    yield cond
    if cond.op == "and":
        for arg in cond.args:
            yield from _parts(g, arg)
    elif cond.op == "not" and cond.args[0].op == "or":
        for arg in cond.args[0].args:
            yield from _parts(g, g.invert(arg))


# ---------------------------------------------------------------- spans


def inside(spans: Spans, value: int) -> bool:
    return any(low <= value <= high for low, high in spans)


def joined(spans: Iterable[tuple[int, int]]) -> Spans:
    """Spans in order, those that touch made one."""
    found: list[tuple[int, int]] = []
    for low, high in sorted(s for s in spans if s[0] <= s[1]):
        if found and low <= found[-1][1] + 1:
            found[-1] = (found[-1][0], max(found[-1][1], high))
        else:
            found.append((low, high))
    return tuple(found)


def _clipped(spans: Iterable[tuple[int, int]], low: int, high: int) -> Spans:
    return joined((max(a, low), min(b, high)) for a, b in spans)


def _met(a: Spans, b: Spans) -> Spans:
    return joined((max(x[0], y[0]), min(x[1], y[1])) for x in a for y in b)


def _rest(spans: Spans, low: int, high: int) -> Spans:
    found, at = [], low
    for a, b in spans:
        found.append((at, a - 1))
        at = b + 1
    return joined((*found, (at, high)))
