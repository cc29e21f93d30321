"""How nodes are put for one row at a time, in Python that numba can compile to loops over many rows at once.

There are no branches, and every figure is cut to its width at once, so that the compiler is free to work on several rows at
once. All columns of a width lie end to end in one array, each of B cells, which leaves it few arrays to keep apart.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from attrs import define, field

from rulec.backends.batch.graph import Node
from rulec.backends.batch.writer import ATOM, COMPARE, DTYPES, Writer

_RECKONED = frozenset(("add", "sub", "mul", "div", "lookup", "select", "min", "max"))


@define
class RowWriter(Writer):
    """Every name is a figure or a truth. places: the width of each column, and its place among those."""

    TAKEN: ClassVar[frozenset[str]] = frozenset(
        ("B", "i", "rows", "error", "min", "max", *DTYPES.values(), *(f"{d}{n}" for d in "io" for n in (1, 2, 4, 8)))
    )

    places: Mapping[str, tuple[int, int]] = field(factory=dict)
    dice: int = 0

    def given(self, node: Node) -> tuple[str, int]:
        bits, place = self.places[node.data]
        text = f"i{bits // 8}[{cell(place)}]"
        return (f"{text} != 0", COMPARE) if node.truth else (text, ATOM)

    def face(self, at: Node) -> str:
        """All dice lie one after the other, and after the last there is none."""
        _, first = self.places["dice.1"]
        return f"i1[i + ({first} + {self.stopped(self.at(at, 0), self.dice)}) * B]"

    def counted(self, truth: str, _tight: int, bits: int) -> str:
        return f"{DTYPES[bits]}({truth})"

    def inverted(self, cond: Node) -> tuple[str, int]:
        return self.unlike(self.at(cond, 0))

    def unlike(self, text: str) -> tuple[str, int]:
        return f"(not {text})", ATOM

    def selected(self, node: Node, bits: int) -> tuple[str, int]:
        cond, a, b = node.args
        return f"{self.cast(a, bits, 1)} if {self.at(cond, 1)} else {self.cast(b, bits, 1)}", 0

    def ended(self, node: Node, bits: int) -> tuple[str, int]:
        a, b = node.args
        return f"{node.op}({self.cast(a, bits, 0)}, {self.cast(b, bits, 0)})", ATOM

    def at(self, node: Node, tight: int) -> str:
        if node.op in _RECKONED and not self.named(node):
            return f"{DTYPES[self.bits(node)]}({self._texts[node.number][0]})"
        return super().at(node, tight)

    def cast(self, node: Node, bits: int, tight: int) -> str:
        """A sum within a sum of one width is cut with it."""
        if node.const is not None or self.bits(node) >= bits:
            return self.at(node, tight)
        of = node.args[0] if node.op == "figure" and not self.named(node) else node
        return f"{DTYPES[bits]}({super().at(of, 0)})"

    def stopped(self, text: str, high: int) -> str:
        return f"min(max(int({text}), 0), {high})"


def cell(place: int) -> str:
    """The cell of a row in the column at a place."""
    return "i" if place == 0 else "i + B" if place == 1 else f"i + {place} * B"
