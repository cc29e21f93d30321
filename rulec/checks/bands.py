"""Bands of results that take the same value: how they clash, and whether it matters."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from attrs import frozen

from rulec.analysis.asking import Hole, Judgement
from rulec.analysis.diagrams import plain
from rulec.analysis.lookup import rows_for
from rulec.analysis.world import Case, Listed, Path, World
from rulec.checks.table_words import bounds, in_keys, only_band
from rulec.model import entities as e


@frozen(eq=False)
class Clash:
    """Two bands that take a value. same: they say the same. bound: they share only the bound of both. equal: one match."""

    world: World
    listed: Listed
    first: e.BandLine
    second: e.BandLine
    value: Any
    case: Case
    asked: Path
    same: bool
    bound: bool


def clashes(found: Judgement) -> Iterator[Clash]:
    for world, listed, i, j, value, case in found.both:
        first, second = listed.lines[i], listed.lines[j]
        if equal(first.match, second.match):
            continue  # a duplicate row
        asked = (*listed.path, listed.conds[i], listed.conds[j])
        yield Clash(
            world, listed, first, second, value, case, asked, says_same(first, second), meet(first.match, second.match)
        )


def says_same(first: e.BandLine, second: e.BandLine) -> bool:
    return first.effects == second.effects and bare(first) == bare(second)


def bare(band: e.BandLine) -> list[tuple[object, ...]]:
    return [(c.when, c.otherwise, c.effects, c.also, c.per, c.at_most) for c in band.cases]


def equal(first: e.Match | None, second: e.Match | None) -> bool:
    return first is not None and second is not None and first.alts == second.alts


def closed(band: e.Between) -> tuple[Any, Any]:
    """The ends of a band that belong to it."""
    low, high = bounds(band)
    return None if band.low_open else low, None if band.high_open else high


def meet(first: e.Match | None, second: e.Match | None) -> bool:
    """Whether two bands have but one value in common, the bound of both."""
    one, two = only_band(first), only_band(second)
    if one is None or two is None:
        return False
    (a, b), (c, d) = closed(one), closed(two)
    if (a is not None and a == b) or (c is not None and c == d):
        return False  # a single value inside a band is an overlap
    return (b is not None and plain(b) == plain(c)) or (d is not None and plain(d) == plain(a))


def taking(hole: Hole) -> tuple[e.Row, e.Row]:
    """The first two rows of a table that take the least of the keys it was asked for."""
    one, two, *_ = [r for r in rows_for(hole.table, in_keys(hole.table, hole.keys)[0]) if r.span.path]
    return one, two


def meeting_rows(hole: Hole) -> tuple[e.Row, e.Row] | None:
    """Two rows that differ in one key alone, which are bands with a bound in common."""
    if hole.why != "two rows":
        return None
    one, two = taking(hole)
    unlike = [(a, b) for a, b in zip(one.keys, two.keys, strict=True) if not equal(a, b)]
    return (one, two) if len(unlike) == 1 and meet(*unlike[0]) else None
