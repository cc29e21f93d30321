"""Nodes -> lines of numpy: one name for what is used more than once, the rest in expressions.

What is cheap over a block of small whole numbers is used, and nothing else: comparisons, and, or, sums, products of
truths. np.where, take and np.minimum with a constant cost ten to a hundred times as much a row.
"""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterator, Sequence

from attrs import define, field

from rulec.backends.batch.graph import Node, Spans, joined
from rulec.backends.batch.inputs import width

_OR, _AND, _COMPARE, _ADD, _MUL, _UNARY, _ATOM = 2, 4, 1, 6, 7, 8, 9  # how tightly each binds in Python
_MOST_COMPARED = 14  # more comparisons than this cost more than looking it up
_LONGEST = 90  # an expression that gets longer is given a name
_SEEN_THROUGH = ("figure", "assume")  # cost nothing, so that they need no name
_WORDS = re.compile(r"\w+")
_TAKEN = frozenset(("np", "c", "out", "dice", "I1", "I2", "I4", "I8"))


@define
class Writer:
    """Writes the nodes that some roots need. columns: how wide each input is."""

    columns: dict[str, int]
    hints: dict[int, str]
    tables: dict[tuple[str, tuple[int, ...]], str]
    lines: list[tuple[str, str]] = field(factory=list)
    _names: dict[int, str] = field(factory=dict)
    _uses: dict[int, int] = field(factory=dict)
    _bits: dict[int, int] = field(factory=dict)
    _texts: dict[int, tuple[str, int]] = field(factory=dict)
    _taken: set[str] = field(factory=lambda: set(_TAKEN))

    def write(self, roots: Sequence[Node]) -> None:
        """Lines for all that the roots need; afterwards text() gives each of them."""
        nodes = _needed(roots)
        for node in roots:
            self._uses[node.number] = self._uses.get(node.number, 0) + 1
        for node in reversed(nodes):
            often = self._uses[node.number] if node.op in _SEEN_THROUGH else 1
            for arg in self.args(node):
                self._uses[arg.number] = self._uses.get(arg.number, 0) + often
        for node in nodes:
            if node.op == "const":
                continue
            text, tight = self.expression(node)
            if node.op == "input" or (
                node.op not in _SEEN_THROUGH and (self._uses[node.number] > 1 or len(text) > _LONGEST)
            ):
                name = self.name(node)
                self.lines.append((name, text))
                text, tight = name, _ATOM
            self._texts[node.number] = (text, tight)

    def program(self, results: Sequence[str]) -> Iterator[str]:
        """The lines, each name let go after its last use: its memory serves the next."""
        last: dict[str, int] = {}
        for at, (_, text) in enumerate(self.lines):
            for word in _WORDS.findall(text):
                last[word] = at
        kept = {word for text in results for word in _WORDS.findall(text)}
        done: dict[int, list[str]] = {}
        for name, _ in self.lines:
            if name not in kept:
                done.setdefault(last.get(name, 0), []).append(name)
        for at, (name, text) in enumerate(self.lines):
            yield f"{name} = {text}"
            if at in done:
                yield f"del {', '.join(done[at])}"

    def args(self, node: Node) -> Iterator[Node]:
        """What an expression names, as often as it does."""
        yield from node.args
        if node.op == "select":
            yield node.args[2]
        if node.op in ("within", "lookup"):
            yield from [node.args[0]] * (self.cost(node) - 1)

    def text(self, node: Node) -> str:
        return str(node.const) if node.const is not None else self._texts[node.number][0]

    def at(self, node: Node, tight: int) -> str:
        """The text of a node where something binds so tightly."""
        if node.const is not None:
            return f"({node.const})" if node.const < 0 and tight > _ADD else str(node.const)
        text, own = self._texts[node.number]
        return f"({text})" if own < tight else text

    def name(self, node: Node) -> str:
        if node.number not in self._names:
            hint = node.data if node.op == "input" else self.hints.get(node.number, "")
            base = re.sub(r"\W+", "_", hint).strip("_") or "t"
            base = f"{base}_" if keyword.iskeyword(base) else base
            name, n = base, 1
            while name in self._taken or (base == "t" and name == "t"):
                n += 1
                name = f"{base}{n}" if base == "t" else f"{base}_{n}"
            self._taken.add(name)
            self._names[node.number] = name
        return self._names[node.number]

    # ------------------------------------------------------------ how wide

    def bits(self, node: Node) -> int:
        if node.number not in self._bits:
            self._bits[node.number] = self._width(node)
        return self._bits[node.number]

    def _width(self, node: Node) -> int:
        if node.truth or node.op in ("figure", "face"):
            return 8
        if node.op == "input":
            return self.columns[node.data] or 8
        if node.op == "assume":
            return self.bits(node.args[0])
        own = width(node.low, node.high)
        if node.op in ("const", "lookup"):
            return own
        return max(own, *(self.bits(arg) for arg in node.args))

    def cast(self, node: Node, bits: int, tight: int) -> str:
        """An argument as wide as what is made of it."""
        if node.const is not None or self.bits(node) >= bits:
            return self.at(node, tight)
        if node.op == "figure" and node.number not in self._names:
            return f"{self.at(node.args[0], _ATOM)}.astype({DTYPES[bits]})"
        return f"{self.at(node, _ATOM)}.astype({DTYPES[bits]})"

    # ------------------------------------------------------------ one node

    def expression(self, node: Node) -> tuple[str, int]:
        bits = 8 if node.truth else self.bits(node)
        match node.op:
            case "input":
                return f'c["{node.data}"]', _ATOM
            case "assume":
                return self.at(node.args[0], 0), self.tight(node.args[0])
            case "face":
                return f"_face(dice, {self.at(node.args[0], 0)})", _ATOM
            case "figure":
                return f"{self.at(node.args[0], _ATOM)}.view(I1)", _ATOM
            case "not" if node.args[0].op == "at_most" and node.args[0].number not in self._names:
                a, b = node.args[0].args
                return f"{self.at(a, _OR)} > {self.at(b, _OR)}", _COMPARE
            case "not":
                return f"~{self.at(node.args[0], _UNARY)}", _UNARY
            case "and":
                return f"{self.at(node.args[0], _AND)} & {self.at(node.args[1], _AND + 1)}", _AND
            case "or":
                return f"{self.at(node.args[0], _OR)} | {self.at(node.args[1], _OR + 1)}", _OR
            case "at_most":
                return f"{self.at(node.args[0], _OR)} <= {self.at(node.args[1], _OR)}", _COMPARE
            case "equal":
                return f"{self.at(node.args[0], _OR)} == {self.at(node.args[1], _OR)}", _COMPARE
            case "within":
                return self.compared(node)
            case "lookup":
                return self.looked_up(node)
            case "select":
                cond, a, b = node.args
                truth = f"{self.at(cond, _ATOM)}.{'view(I1)' if bits == 8 else f'astype({DTYPES[bits]})'}"
                other = self.cast(b, bits, _ADD)
                return f"{other} + ({self.cast(a, bits, _ADD)} - {self.cast(b, bits, _ADD + 1)}) * {truth}", _ADD
            case "min" | "max":
                return self.ended(node, bits)
        return self.reckoned(node, bits)

    def tight(self, node: Node) -> int:
        return _ATOM if node.const is not None else self._texts[node.number][1]

    def reckoned(self, node: Node, bits: int) -> tuple[str, int]:
        a, b = node.args
        match node.op:
            case "add":
                if b.const is not None and b.const < 0:
                    return f"{self.cast(a, bits, _ADD)} - {-b.const}", _ADD
                if self.taken_off(a) and not self.taken_off(b):
                    a, b = b, a
                if self.taken_off(b):
                    less, by = b.args[0], -(b.args[1].const or 0)
                    left = f"{self.cast(a, bits, _ADD)} - "
                    if by == 1:
                        return left + self.cast(less, bits, _ADD + 1), _ADD
                    return f"{left}{self.cast(less, bits, _MUL)} * {by}", _ADD
                return f"{self.cast(a, bits, _ADD)} + {self.cast(b, bits, _ADD + 1)}", _ADD
            case "sub":
                return f"{self.cast(a, bits, _ADD)} - {self.cast(b, bits, _ADD + 1)}", _ADD
            case "mul" if b.const == -1:
                return f"-{self.cast(a, bits, _UNARY)}", _UNARY
            case "mul":
                return f"{self.cast(a, bits, _MUL)} * {self.cast(b, bits, _MUL + 1)}", _MUL
            case "div":
                return f"{self.cast(a, bits, _MUL)} // {self.cast(b, bits, _MUL + 1)}", _MUL
        raise AssertionError(node.op)

    def taken_off(self, node: Node) -> bool:
        """Whether it is something times less than 0, which has no name of its own."""
        by = node.args[1].const if node.op == "mul" else None
        return by is not None and by < 0 and node.number not in self._names

    def ended(self, node: Node, bits: int) -> tuple[str, int]:
        a, b = node.args
        if b.const is None:
            word = "minimum" if node.op == "min" else "maximum"
            return f"np.{word}({self.cast(a, bits, 0)}, {self.cast(b, bits, 0)})", _ATOM
        low, high = (min(node.low, a.low), b.const) if node.op == "min" else (b.const, max(node.high, a.high))
        return f"{self.cast(a, bits, _ATOM)}.clip({low}, {high})", _ATOM

    # ------------------------------------------------------------ comparisons and tables

    def cost(self, node: Node) -> int:
        """How often the figure is named."""
        if node.op == "within":
            spans, _ = _shortest(node.data, node.args[0])
            return _cost(spans, node.args[0])
        return _plan(node)[0]

    def compared(self, node: Node) -> tuple[str, int]:
        of = node.args[0]
        spans, negated = _shortest(node.data, of)
        if _cost(spans, of) > _MOST_COMPARED:
            values = [any(a <= v <= b for a, b in node.data) for v in range(of.low, of.high + 1)]
            return f"{self.table(values, 'bool')}[{self.indexed(of)}]", _ATOM
        if negated and len(spans) == 1 and spans[0][0] == spans[0][1]:
            return f"{self.at(of, _OR)} != {spans[0][0]}", _COMPARE
        parts = [self.span(of, low, high) for low, high in spans]
        text, tight = _any_of(parts)
        if negated:
            return f"~({text})", _UNARY
        return text, tight

    def span(self, of: Node, low: int, high: int) -> tuple[str, int]:
        x = self.at(of, _OR)
        if low == high:
            return f"{x} == {low}", _COMPARE
        if low == of.low:
            return f"{x} <= {high}", _COMPARE
        if high == of.high:
            return f"{x} >= {low}", _COMPARE
        return f"({x} >= {low}) & ({x} <= {high})", _AND

    def looked_up(self, node: Node) -> tuple[str, int]:
        """A sum of comparisons, or a table where there would be too many."""
        of, bits = node.args[0], self.bits(node)
        cost, base, parts = _plan(node)
        if cost > _MOST_COMPARED:
            return f"{self.table(node.data, DTYPES[bits])}[{self.indexed(of)}]", _ATOM
        text = str(base) if base else ""
        for spans, by in parts:
            pieces = [self.span(of, low, high) for low, high in spans]
            inner = _any_of(pieces)[0]
            truth = f"({inner}).{'view(I1)' if bits == 8 else f'astype({DTYPES[bits]})'}"
            piece = truth if abs(by) == 1 else f"{truth} * {abs(by)}"
            sign = "-" if by < 0 else "+"
            text = f"{text} {sign} {piece}" if text else piece if by > 0 else f"-{piece}"
        single = len(parts) == 1 and not base
        if single and parts[0][1] == 1:
            return text, _ATOM
        return text, _MUL if single and parts[0][1] > 0 else _ADD

    def table(self, values: Sequence[int], dtype: str) -> str:
        return self.tables.setdefault((dtype, tuple(values)), f"_T{len(self.tables) + 1}")

    def indexed(self, of: Node) -> str:
        """A place in a table; rows in error may be outside of it."""
        x = self.at(of, _ADD)
        shifted = x if of.low == 0 else f"{x} + {-of.low}" if of.low < 0 else f"{x} - {of.low}"
        return f"({shifted}).clip(0, {of.high - of.low})" if of.op in ("assume", "face") or of.low else shifted


DTYPES = {8: "I1", 16: "I2", 32: "I4", 64: "I8"}


def _any_of(parts: list[tuple[str, int]]) -> tuple[str, int]:
    """Comparisons, of which one is enough."""
    if len(parts) == 1:
        return parts[0]
    return " | ".join(f"({text})" if tight <= _OR else text for text, tight in parts), _OR


def _needed(roots: Sequence[Node]) -> list[Node]:
    """All nodes that the roots are made of, each after what it is made of."""
    found: dict[int, Node] = {}
    left = list(roots)
    while left:
        node = left.pop()
        if node.number not in found:
            found[node.number] = node
            left += node.args
    return [found[number] for number in sorted(found)]


def _shortest(spans: Spans, of: Node) -> tuple[Spans, bool]:
    """The spans to compare with, or those of what it is not, whichever is less work."""
    rest, at = [], of.low
    for low, high in spans:
        rest.append((at, low - 1))
        at = high + 1
    other = joined((*rest, (at, of.high)))
    single = len(other) == 1 and other[0][0] == other[0][1]
    if _cost(other, of) + (0 if single else 1) < _cost(spans, of):
        return other, True
    return spans, False


def _cost(spans: Spans, of: Node) -> int:
    return sum(1 if low == high or low == of.low or high == of.high else 2 for low, high in spans)


def _plan(node: Node) -> tuple[int, int, list[tuple[Spans, int]]]:
    """How to make a table of comparisons: how many, a base, and what is added where. Steps, or the odd ones out."""
    of, values = node.args[0], node.data
    keys = range(of.low, of.high + 1)
    steps: list[tuple[Spans, int]] = [
        (((of.low + at, of.high),), values[at] - values[at - 1])
        for at in range(1, len(values))
        if values[at] != values[at - 1]
    ]
    plans = [(len(steps), values[0], steps)]
    for base in sorted(set(values)):
        parts: list[tuple[Spans, int]] = []
        for value in sorted(set(values) - {base}):
            spans = joined((k, k) for k, v in zip(keys, values, strict=True) if v == value)
            parts.append((spans, value - base))
        plans.append((sum(_cost(spans, of) for spans, _ in parts), base, parts))
    return min(plans, key=lambda plan: plan[0] + len(plan[2]) + sum(abs(by) != 1 for _, by in plan[2]))
