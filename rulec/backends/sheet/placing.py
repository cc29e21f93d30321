"""Blocks and the columns that they go into -> the pieces that the template sets, each with the gap above it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rulec.backends.sheet.blocks import Placed
from rulec.backends.sheet.pack import AGAIN, height
from rulec.backends.sheet.styles import Fitted


class Placing:
    """The pieces of one fitted sheet."""

    def __init__(self, placed: Sequence[Placed], fitted: Fitted) -> None:
        self.placed = placed
        self.fitted = fitted

    def pages(self) -> list[list[list[dict[str, Any]]]]:
        """Of a sheet with nothing on it one, so that it still says what it is."""
        return [[self.spread(page, column) for column in page] for page in self.fitted.pages] or [[[]]]

    def spread(self, page: tuple[tuple[int, int], ...], column: tuple[int, int]) -> list[dict[str, Any]]:
        """The pieces of a column; what it lacks to its neighbours' height is put above sections and statements."""
        pieces = list(self._pieces(*column))
        if column == self.fitted.pages[-1][-1] or column[0] == column[1]:
            return pieces
        used = [height(self.fitted.atoms, first, last) for first, last in page if first < last]
        spare = max(used) - height(self.fitted.atoms, *column)
        placed = self.placed
        size = self.fitted.setting.size
        wanted = [_stretch(placed[p["block"]].level) if p["gap"] and not p["again"] else 0.0 for p in pieces]
        share = min(spare / (sum(wanted) or 1.0), size)
        for piece, weight in zip(pieces, wanted, strict=True):
            piece["gap"] += share * weight
        return pieces

    def _pieces(self, first: int, last: int) -> Iterator[dict[str, Any]]:
        """The blocks of a column, the rows of one block together, each with the gap above it."""
        atoms = self.fitted.atoms
        placed = self.placed
        at = first
        while at < last:
            atom = atoms[at]
            end = at + 1
            while end < last and atoms[end].block == atom.block:
                end += 1
            gap = 0.0 if at == first else atom.before
            if at == first and not atom.opens:
                title = placed[next(i for i, p in enumerate(placed) if p.section == atom.section)].data["title"]
                yield {"again": True, "block": 0, "title": title, "gap": 0.0, "first": 0, "last": 0}
                gap = self.fitted.setting.size * AGAIN
            rows = placed[atom.block].data.get("rows", ())
            whole = len(rows) if end - at == 1 and atom.row == 0 else atoms[end - 1].row + 1
            count = whole if placed[atom.block].data["k"] == "grid" else atoms[end - 1].row + 1
            yield {"again": False, "block": atom.block, "gap": gap, "first": atom.row, "last": count}
            at = end

    def number(self) -> None:
        """Page numbers into the contents, if there are any."""
        placed = self.placed
        for one in placed:
            if one.data["k"] != "contents":
                continue
            pages: dict[str, str] = {}
            for number, page in enumerate(self.fitted.pages, 1):
                for first, last in page:
                    for atom in self.fitted.atoms[first:last]:
                        data = placed[atom.block].data
                        if atom.opens:
                            pages.setdefault(data.get("a", ""), str(number))
            for row in one.data["rows"]:
                row[2] = pages.get(row[1], "")


def _stretch(level: int) -> float:
    return (1.0, 0.35, 0.0)[level]
