"""How nodes are put over columns, with numpy.

What is cheap over a block of small whole numbers is used, and nothing else: comparisons, and, or, sums, products of
truths. np.where, take and np.minimum with a constant cost ten to a hundred times as much a row.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from attrs import define

from rulec.backends.batch.graph import Node
from rulec.backends.batch.writer import ADD, ATOM, DTYPES, UNARY, Writer


@define
class ColumnWriter(Writer):
    """Every name is an array, c holds the columns that are given."""

    TAKEN: ClassVar[frozenset[str]] = frozenset(("np", "c", "out", "dice", *DTYPES.values()))

    def args(self, node: Node) -> Iterator[Node]:
        yield from super().args(node)
        if node.op == "select":
            yield node.args[2]

    def given(self, node: Node) -> tuple[str, int]:
        return f'c["{node.data}"]', ATOM

    def face(self, at: Node) -> str:
        return f"_face(dice, {self.at(at, 0)})"

    def counted(self, truth: str, tight: int, bits: int) -> str:
        truth = truth if tight == ATOM else f"({truth})"
        return f"{truth}.view(I1)" if bits == 8 else f"{truth}.astype({DTYPES[bits]})"

    def inverted(self, cond: Node) -> tuple[str, int]:
        return f"~{self.at(cond, UNARY)}", UNARY

    def unlike(self, text: str) -> tuple[str, int]:
        return f"~({text})", UNARY

    def selected(self, node: Node, bits: int) -> tuple[str, int]:
        cond, a, b = node.args
        truth = self.counted(*self.bare(cond), bits)
        other = self.cast(b, bits, ADD)
        return f"{other} + ({self.cast(a, bits, ADD)} - {self.cast(b, bits, ADD + 1)}) * {truth}", ADD

    def ended(self, node: Node, bits: int) -> tuple[str, int]:
        a, b = node.args
        if b.const is None:
            word = "minimum" if node.op == "min" else "maximum"
            return f"np.{word}({self.cast(a, bits, 0)}, {self.cast(b, bits, 0)})", ATOM
        low, high = (min(node.low, a.low), b.const) if node.op == "min" else (b.const, max(node.high, a.high))
        return f"{self.cast(a, bits, ATOM)}.clip({low}, {high})", ATOM

    def cast(self, node: Node, bits: int, tight: int) -> str:
        if node.const is not None or self.bits(node) >= bits:
            return self.at(node, tight)
        of = node.args[0] if node.op == "figure" and not self.named(node) else node
        return f"{self.at(of, ATOM)}.astype({DTYPES[bits]})"

    def stopped(self, text: str, high: int) -> str:
        return f"({text}).clip(0, {high})"
