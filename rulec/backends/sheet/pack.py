"""Blocks and their measured heights -> columns: what goes where, so that nothing runs over and columns are even."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from attrs import evolve, frozen

from rulec.backends.sheet.blocks import Placed
from rulec.backends.sheet.hints import Hints

SCRAP = 5  # lines
AGAIN = 0.3  # the gap below a heading that says that a section goes on


@frozen
class Atom:
    """What is never cut: a paragraph, a row. before: the gap above it unless it tops a column. bound: no column begins
    with it. cost: of beginning a column with it. extra: what it needs besides at the top of one: the head of a table."""

    block: int
    row: int
    height: float
    before: float
    bound: bool
    cost: float
    section: int
    opens: bool  # a section
    extra: float = 0.0
    again: float = 0.0  # of the heading that says that its section goes on
    forced: str = ""  # column | page


@frozen
class Spacing:
    """Gaps as parts of the size."""

    section: float = 0.75
    item: float = 0.36
    block: float = 0.2
    title: float = 0.34  # below the heading of a section


def atoms_of(
    placed: Sequence[Placed],
    heights: Sequence[Sequence[float]],
    size: float,
    leading: float,
    spacing: Spacing,
    hints: Hints,
) -> list[Atom]:
    found: list[Atom] = []
    together = _together(hints)
    held = False
    again = 0.0
    for at, (one, tall) in enumerate(zip(placed, heights, strict=True)):
        kind = one.data["k"]
        gap = (spacing.section, spacing.item, spacing.block)[one.level] * size
        if at and placed[at - 1].level == 0:
            gap = spacing.title * size
        gap += (leading - 1) * size if one.level else 0.0
        opens = one.level == 0
        if opens:
            again = tall[-1] + AGAIN * size
        near = bool(at) and placed[at - 1].item in together and together.get(one.item) == together[placed[at - 1].item]
        rows = list(tall[:1] if opens else tall)
        extra = 0.0
        if kind == "grid":
            extra = rows.pop(0)
            rows = [sum(rows) + extra] if len(rows) <= 16 else [rows[0] + extra, *rows[1:]]
        if kind == "run":  # heights are those of its beginnings; broken, it may need a line more
            extra = leading * size
            rows = [tall[0], *(b - a for a, b in pairwise(tall))]
        count = len(rows)
        # A paragraph that ends with a colon, or a title, stays with the list that follows it.
        for row, height in enumerate(rows):
            first = row == 0
            # A band is a paragraph, and may stand alone; single rows of a list may not.
            tall_band = (
                kind == "rows"
                and one.data["kind"] == "bands"
                and min(rows[max(row - 1, 0) : row + 1]) > 2.2 * leading * size
            )
            loose = kind == "run" or tall_band
            if first:
                bound = held or near or _last_words(placed, at, height, leading * size)
            else:
                bound = not loose and (count < 4 or row == 1 or row == count - 1)
            if kind == "phases" and not first:
                bound = bound or one.data["rows"][row][2] > 0
            # A short list is broken only for much else.
            inside = 14.0 if loose or count > 8 else 40.0
            cost = (0.0 if opens else 3.0 if one.level == 1 else 12.0) if first else inside
            forced = hints.breaks.get(one.item, "") if first and one.level < 2 and not held else ""
            above = gap if first else 0.0
            found.append(
                Atom(
                    at,
                    row,
                    height,
                    above,
                    bound,
                    cost,
                    one.section,
                    opens,
                    0.0 if first else extra,
                    0.0 if opens else again,
                    forced,
                )
            )
        held = one.keep
    return _reluctant(found, SCRAP * leading * size)


def _last_words(placed: Sequence[Placed], at: int, height: float, line: float) -> bool:
    """Whether a block is the short paragraph that ends a statement: it does not begin a column alone."""
    one = placed[at]
    ends = at + 1 == len(placed) or placed[at + 1].level < one.level
    return one.level > 1 and ends and one.data["k"] in ("para", "note") and height < 2.5 * line


def _reluctant(atoms: list[Atom], scrap: float) -> list[Atom]:
    """The same with breaks dearer where only a scrap of a section would be left on one side of them."""
    before: dict[int, float] = {}
    tops = []
    for atom in atoms:
        tops.append(before.get(atom.section, 0.0))
        before[atom.section] = tops[-1] + atom.before + atom.height
    sides = (min(top, before[atom.section] - top) for atom, top in zip(atoms, tops, strict=True))
    return [
        evolve(atom, cost=atom.cost + 9.0) if not atom.opens and side < scrap else atom
        for atom, side in zip(atoms, sides, strict=True)
    ]


def _together(hints: Hints) -> dict[str, int]:
    return {name: group for group, names in enumerate(hints.together) for name in names}


# ---------------------------------------------------------------- packing


def height(atoms: Sequence[Atom], first: int, last: int) -> float:
    """Of a column that holds first to last (excluded)."""
    top = atoms[first]
    total = top.height + top.extra + top.again
    return total + sum(a.before + a.height for a in atoms[first + 1 : last])


def fill(atoms: Sequence[Atom], rooms: Sequence[float], per_page: int) -> list[tuple[int, int]] | None:
    """Columns filled as far as they go, or None if the rooms do not hold all."""
    columns: list[tuple[int, int]] = []
    first = 0
    while first < len(atoms):
        if len(columns) >= len(rooms):
            return None
        room = rooms[len(columns)]
        if atoms[first].forced == "page" and len(columns) % per_page and first:
            columns.append((first, first))
            continue
        last = _furthest(atoms, first, room)
        if last == first:
            return None
        columns.append((first, last))
        first = last
    return columns


def _furthest(atoms: Sequence[Atom], first: int, room: float) -> int:
    used = height(atoms, first, first + 1)
    best = first
    at = first + 1
    while used <= room:
        if at == len(atoms):
            return at
        if not atoms[at].bound:
            best = at
            if atoms[at].forced:
                return at
        used += atoms[at].before + atoms[at].height
        at += 1
    return best


def balance(atoms: Sequence[Atom], rooms: Sequence[float], level: float, per_page: int) -> list[tuple[int, int]] | None:
    """Exactly as many columns as rooms, each near level, with the cheapest breaks; None if there is no such way."""
    count = len(atoms)
    starts = [at for at in range(count) if not at or not atoms[at].bound]
    best: dict[int, tuple[float, tuple[int, ...]]] = {0: (0.0, ())}
    for number, room in enumerate(rooms):
        final = number == len(rooms) - 1
        turn = 2.0 if (number + 1) % per_page == 0 else 1.0  # whoever turns the page loses the thread
        reached: dict[int, tuple[float, tuple[int, ...]]] = {}
        for first in starts:
            if first not in best:
                continue
            paid, path = best[first]
            used = height(atoms, first, first + 1)
            at = first + 1
            while used <= room:
                if at == count or not atoms[at].bound:
                    cost = paid + _slack(used, room, level, final) + (atoms[at].cost * turn if at < count else 0.0)
                    if at not in reached or cost < reached[at][0]:
                        reached[at] = (cost, (*path, first))
                if at == count or atoms[at].forced:
                    break
                used += atoms[at].before + atoms[at].height
                at += 1
        best = reached
    if count not in best:
        return None
    path = best[count][1]
    return list(zip(path, (*path[1:], count), strict=True))


def _slack(used: float, room: float, level: float, final: bool) -> float:
    off = (min(room, level) - used) / room
    # The last column may end a little early; that is how a text ends.
    return (off * 100) ** 2 / (14 if final and off > 0 else 7)
