"""Nodes -> lines of code: one name for what is used more than once, the rest in expressions.

What is the same over columns and for a single row is here; numpy_code.py and row_code.py say how each of them puts it.
"""

from __future__ import annotations

import keyword
import re
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import ClassVar

from attrs import define, field

from rulec.backends.batch.graph import Node, inside
from rulec.backends.batch.inputs import width
from rulec.backends.batch.plans import cost, plan, shortest

COMPARE, OR, AND, ADD, MUL, UNARY, ATOM = 1, 2, 4, 6, 7, 8, 9  # how tightly each binds in Python
DTYPES = {8: "I1", 16: "I2", 32: "I4", 64: "I8"}
_MOST_COMPARED = 14  # more comparisons than this cost more than looking it up
_LONGEST = 90  # an expression that gets longer is given a name
_SEEN_THROUGH = ("figure", "assume")  # cost nothing, so that they need no name
_WORDS = re.compile(r"\w+")


@define
class Writer(ABC):
    """Writes the nodes that some roots need. columns: how wide each input is."""

    TAKEN: ClassVar[frozenset[str]] = frozenset()  # names that no node can have

    columns: dict[str, int]
    hints: dict[int, str]
    tables: dict[tuple[str, tuple[int, ...]], str]
    lines: list[tuple[str, str]] = field(factory=list)
    _names: dict[int, str] = field(factory=dict)
    _uses: dict[int, int] = field(factory=dict)
    _bits: dict[int, int] = field(factory=dict)
    _texts: dict[int, tuple[str, int]] = field(factory=dict)
    _taken: set[str] = field(factory=set)

    def __attrs_post_init__(self) -> None:
        self._taken |= self.TAKEN

    def write(self, roots: Sequence[Node]) -> None:
        """Lines for all that the roots need; afterwards text() gives each of them."""
        nodes = needed(roots)
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
            self._texts[node.number] = (text, tight)
            if node.op == "input" or (
                node.op not in _SEEN_THROUGH and (self._uses[node.number] > 1 or len(text) > _LONGEST)
            ):
                line = self.text(node)
                name = self.name(node)
                self.lines.append((name, line))
                self._texts[node.number] = (name, ATOM)

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
        if node.op in ("within", "lookup"):
            yield from [node.args[0]] * (self.cost(node) - 1)

    def text(self, node: Node) -> str:
        """A node by itself."""
        return self.at(node, 0)

    def at(self, node: Node, tight: int) -> str:
        """The text of a node where something binds so tightly."""
        if node.const is not None:
            return f"({node.const})" if node.const < 0 and tight > ADD else str(node.const)
        text, own = self._texts[node.number]
        return f"({text})" if own < tight else text

    def bare(self, node: Node) -> tuple[str, int]:
        """The text of a node, and how tightly it binds."""
        return self.at(node, 0), ATOM if node.const is not None else self._texts[node.number][1]

    def named(self, node: Node) -> bool:
        return node.number in self._names

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

    # ------------------------------------------------------------ how each is put

    @abstractmethod
    def given(self, node: Node) -> tuple[str, int]:
        """A column, or its cell."""

    @abstractmethod
    def face(self, at: Node) -> str:
        """The die at a place that differs from row to row."""

    @abstractmethod
    def counted(self, truth: str, tight: int, bits: int) -> str:
        """1 for yes, 0 for no, of a text that binds so tightly."""

    @abstractmethod
    def inverted(self, cond: Node) -> tuple[str, int]: ...

    @abstractmethod
    def unlike(self, text: str) -> tuple[str, int]:
        """None of some comparisons."""

    @abstractmethod
    def selected(self, node: Node, bits: int) -> tuple[str, int]: ...

    @abstractmethod
    def ended(self, node: Node, bits: int) -> tuple[str, int]:
        """The lesser or the greater of two."""

    @abstractmethod
    def cast(self, node: Node, bits: int, tight: int) -> str:
        """An argument as wide as what is made of it."""

    @abstractmethod
    def stopped(self, text: str, high: int) -> str:
        """A place in a table, kept between 0 and its end: rows in error may be outside of it."""

    # ------------------------------------------------------------ one node

    def expression(self, node: Node) -> tuple[str, int]:
        match node.op:
            case "input":
                return self.given(node)
            case "assume":
                return self.bare(node.args[0])
            case "face":
                return self.face(node.args[0]), ATOM
            case "figure":
                return self.counted(*self.bare(node.args[0]), 8), ATOM
            case "not" if node.args[0].op == "at_most" and not self.named(node.args[0]):
                a, b = node.args[0].args
                return f"{self.at(a, OR)} > {self.at(b, OR)}", COMPARE
            case "not":
                return self.inverted(node.args[0])
            case "and":
                return f"{self.at(node.args[0], AND)} & {self.at(node.args[1], AND + 1)}", AND
            case "or":
                return f"{self.at(node.args[0], OR)} | {self.at(node.args[1], OR + 1)}", OR
            case "at_most":
                return f"{self.at(node.args[0], OR)} <= {self.at(node.args[1], OR)}", COMPARE
            case "equal":
                return f"{self.at(node.args[0], OR)} == {self.at(node.args[1], OR)}", COMPARE
            case "within":
                return self.compared(node)
            case "lookup":
                return self.looked_up(node)
            case "select":
                return self.selected(node, self.bits(node))
            case "min" | "max":
                return self.ended(node, self.bits(node))
        return self.reckoned(node, self.bits(node))

    def reckoned(self, node: Node, bits: int) -> tuple[str, int]:
        a, b = node.args
        match node.op:
            case "add":
                if b.const is not None and b.const < 0:
                    return f"{self.cast(a, bits, ADD)} - {-b.const}", ADD
                if self.taken_off(a) and not self.taken_off(b):
                    a, b = b, a
                if self.taken_off(b):
                    less, by = b.args[0], -(b.args[1].const or 0)
                    left = f"{self.cast(a, bits, ADD)} - "
                    if by == 1:
                        return left + self.cast(less, bits, ADD + 1), ADD
                    return f"{left}{self.cast(less, bits, MUL)} * {by}", ADD
                return f"{self.cast(a, bits, ADD)} + {self.cast(b, bits, ADD + 1)}", ADD
            case "sub":
                return f"{self.cast(a, bits, ADD)} - {self.cast(b, bits, ADD + 1)}", ADD
            case "mul" if b.const == -1:
                return f"-{self.cast(a, bits, UNARY)}", UNARY
            case "mul":
                return f"{self.cast(a, bits, MUL)} * {self.cast(b, bits, MUL + 1)}", MUL
            case "div":
                return f"{self.cast(a, bits, MUL)} // {self.cast(b, bits, MUL + 1)}", MUL
        raise AssertionError(node.op)

    def taken_off(self, node: Node) -> bool:
        """Whether it is something times less than 0, which has no name of its own."""
        by = node.args[1].const if node.op == "mul" else None
        return by is not None and by < 0 and not self.named(node)

    # ------------------------------------------------------------ comparisons and tables

    def cost(self, node: Node) -> int:
        """How often the figure is named."""
        if node.op == "within":
            return cost(shortest(node.data, node.args[0])[0], node.args[0])
        return plan(node)[0]

    def compared(self, node: Node) -> tuple[str, int]:
        of = node.args[0]
        spans, negated = shortest(node.data, of)
        if cost(spans, of) > _MOST_COMPARED:
            values = [inside(node.data, v) for v in range(of.low, of.high + 1)]
            return f"{self.table(values, 'bool')}[{self.indexed(of)}]", ATOM
        if negated and len(spans) == 1 and spans[0][0] == spans[0][1]:
            return f"{self.at(of, OR)} != {spans[0][0]}", COMPARE
        text, tight = _any_of([self.span(of, low, high) for low, high in spans])
        return self.unlike(text) if negated else (text, tight)

    def span(self, of: Node, low: int, high: int) -> tuple[str, int]:
        x = self.at(of, OR)
        if low == high:
            return f"{x} == {low}", COMPARE
        if low == of.low:
            return f"{x} <= {high}", COMPARE
        if high == of.high:
            return f"{x} >= {low}", COMPARE
        return f"({x} >= {low}) & ({x} <= {high})", AND

    def looked_up(self, node: Node) -> tuple[str, int]:
        """A sum of comparisons, or a table where there would be too many."""
        of, bits = node.args[0], self.bits(node)
        cost, base, parts = plan(node)
        if cost > _MOST_COMPARED:
            return f"{self.table(node.data, DTYPES[bits])}[{self.indexed(of)}]", ATOM
        text = str(base) if base else ""
        for spans, by in parts:
            truth = self.counted(*_any_of([self.span(of, low, high) for low, high in spans]), bits)
            piece = truth if abs(by) == 1 else f"{truth} * {abs(by)}"
            sign = "-" if by < 0 else "+"
            text = f"{text} {sign} {piece}" if text else piece if by > 0 else f"-{piece}"
        single = len(parts) == 1 and not base
        if single and parts[0][1] == 1:
            return text, ATOM
        return text, MUL if single and parts[0][1] > 0 else ADD

    def table(self, values: Sequence[int], dtype: str) -> str:
        return self.tables.setdefault((dtype, tuple(values)), f"_T{len(self.tables) + 1}")

    def indexed(self, of: Node) -> str:
        """The place of a figure in its table. What comes in has been looked at; all else can be anything in a row in error."""
        x = self.at(of, ADD)
        shifted = x if of.low == 0 else f"{x} + {-of.low}" if of.low < 0 else f"{x} - {of.low}"
        return shifted if of.op == "input" and of.low == 0 else self.stopped(shifted, of.high - of.low)


def _any_of(parts: list[tuple[str, int]]) -> tuple[str, int]:
    """Comparisons, of which one is enough."""
    if len(parts) == 1:
        return parts[0]
    return " | ".join(f"({text})" if tight <= OR else text for text, tight in parts), OR


def needed(roots: Sequence[Node]) -> list[Node]:
    """All nodes that the roots are made of, each after what it is made of."""
    found: dict[int, Node] = {}
    left = list(roots)
    while left:
        node = left.pop()
        if node.number not in found:
            found[node.number] = node
            left += node.args
    return [found[number] for number in sorted(found)]
