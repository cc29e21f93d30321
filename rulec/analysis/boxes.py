"""Rows of keys as boxes of bit masks -> what no row takes, what two rows take, which rows never come up. Exact.

A row has one mask for each key: the classes of that key it takes. All of it is set algebra on whole numbers, so that a
table of 20 rows over 20 keys is decided in about a millisecond.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from rulec.analysis.diagrams import MOST, TooLarge

Row: TypeAlias = tuple[int, ...]
Point: TypeAlias = tuple[int, ...]  # the class of each key


def lowest(mask: int) -> int:
    """The first class in a mask."""
    return (mask & -mask).bit_length() - 1


def overlaps(rows: Sequence[Row]) -> Iterator[tuple[int, int, Point]]:
    """Every two rows that take the same keys, with the first of those."""
    for j, later in enumerate(rows):
        for i in range(j):
            shared = [a & b for a, b in zip(rows[i], later, strict=True)]
            if all(shared):
                yield i, j, tuple(map(lowest, shared))


def uncovered(rows: Sequence[Row], sizes: Sequence[int], inside: Row | None = None) -> Point | None:
    """The first keys inside a box (all there are) that no row takes; None if there are none."""
    box = inside or tuple((1 << size) - 1 for size in sizes)
    return _Hunt(len(sizes)).go(box, list(rows))


def masked(rows: Sequence[Row], sizes: Sequence[int]) -> Iterator[int]:
    """The rows all of whose keys earlier rows take."""
    for j, row in enumerate(rows):
        if all(row) and uncovered(rows[:j], sizes, row) is None:
            yield j


class _Hunt:
    """Divides a box by the rows that cut it until a piece is free of rows, or all pieces are taken."""

    def __init__(self, keys: int) -> None:
        self.keys = range(keys)
        self.steps = 0

    def go(self, box: Row, rows: list[Row]) -> Point | None:
        self.steps += 1
        if self.steps > MOST:
            raise TooLarge(self.keys)
        near = []
        for row in rows:
            if all(a & b for a, b in zip(row, box, strict=True)):
                if all(a & b == b for a, b in zip(row, box, strict=True)):
                    return None
                near.append(row)
        if not near:
            return tuple(map(lowest, box))
        # Cut along the key that most rows cut: a row that takes all of a key has no say in it.
        cuts = [sum(row[k] & box[k] != box[k] for row in near) for k in self.keys]
        key = max(self.keys, key=lambda k: (cuts[k], -k))
        for part in _parts(box[key], [row[key] & box[key] for row in near]):
            found = self.go((*box[:key], part, *box[key + 1 :]), near)
            if found is not None:
                return found
        return None


def _parts(mask: int, cuts: list[int]) -> list[int]:
    """A mask divided into classes that no cut tells apart, the one with the first class first."""
    parts = [mask]
    for cut in cuts:
        parts = [piece for part in parts for piece in (part & cut, part & ~cut) if piece]
    return sorted(parts, key=lowest)
