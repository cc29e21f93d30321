"""What the two worlds of a comparison share: diagrams, levels of variables, and how the new ruleset's names read in the old."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import pairwise
from typing import Any

from attrs import define, field

from rulec.analysis.classes import Classes, whole_domain
from rulec.analysis.diagrams import Diagrams, plain
from rulec.analysis.world import Variable
from rulec.diff.pairing import Pairing
from rulec.model import entities as e

_ZONES = {"faces": 1, "list": 1, "fact": 2, "figure": 3, "choice": 4, "guess": 4, "dice": 5}


@define(eq=False)
class Book:
    """What two worlds share: diagrams, levels of variables, and how the new ruleset's names read in the old."""

    pairing: Pairing
    classes: tuple[Classes, Classes]
    parties: Mapping[str, str]  # of the new statement -> of the old one
    places: Mapping[int, Any]  # a node of either model -> the name that both call it by
    stand_ins: tuple[Mapping[str, str], Mapping[str, str]] = field(factory=lambda: ({}, {}))
    d: Diagrams = field(factory=Diagrams)
    levels: dict[Any, int] = field(factory=dict)
    whose: dict[str, int] = field(factory=dict)
    names: dict[tuple[str, str], int] = field(factory=dict)
    made: dict[Any, int] = field(factory=dict)
    left_out: dict[str, None] = field(factory=dict)
    known: dict[int, Variable] = field(factory=dict)

    def level(self, key: Any, sort: str, name: Any, party: str) -> int:
        if key not in self.levels:
            at = self.names.setdefault((sort, repr(name)), len(self.names))
            mine = self.whose.setdefault(party, len(self.whose))
            self.levels[key] = (_ZONES[sort] << 32) + (at << 12) + mine
        return self.levels[key]

    def place(self, key: Any) -> Any:
        """A key of a choice or a die as both worlds would write it."""
        if isinstance(key, tuple):
            return tuple(map(self.place, key))
        if isinstance(key, int) and not isinstance(key, bool):
            return self.places.get(key, key)
        return key

    def values(self, record: str, fact: e.Fact, other: tuple[str, e.Fact] | None, new: bool) -> list[tuple[Any, Any]]:
        """The classes that a fact and its counterpart share, as each side writes them."""
        own = self.classes[new].values(record, fact)
        if other is None:
            return [(v, v) for v in own]
        theirs = self.classes[not new].values(*other)
        olds, news = (theirs, own) if new else (own, theirs)
        if _sort(fact) != _sort(other[1]):
            return []
        if whole_domain(fact.domain) and whole_domain(other[1].domain):
            read = {self.pairing.names.member(v) if isinstance(v, str) else v: v for v in news}
            here = other[1] if new else fact
            alike = self._alike([v for v in olds if v not in read], [v for k, v in read.items() if k not in olds])
            for one, two in alike:
                self.left_out[f"{here.name} {one} taken for {two}"] = None
            read |= dict(alike)
            self.left_out.update(dict.fromkeys(f"{here.name} = {v}" for v in olds if v not in read))
            gone = {two for _, two in alike}
            self.left_out.update(
                dict.fromkeys(f"{fact.name} = {v}" for k, v in read.items() if k not in olds and v not in gone)
            )
            return [(v, read[v]) for v in olds if v in read]
        keys = ((record, fact.name), (other[0], other[1].name))
        return [(v, v) for v in _merged(olds, news, self._marks(keys if new else keys[::-1]))]

    def _alike(self, olds: Sequence[Any], news: Sequence[Any]) -> list[tuple[Any, Any]]:
        """Members without a counterpart that are in the same groups: one is taken for the other, in their order."""
        one, two = self.stand_ins
        found: list[tuple[Any, Any]] = []
        left = list(news)
        for old in olds:
            match = next(
                (n for n in left if isinstance(old, str) and one.get(old) and one.get(old) == two.get(n)), None
            )
            if match is not None:
                left.remove(match)
                found.append((old, match))
        return found

    def _marks(self, keys: tuple[tuple[str, str], tuple[str, str]]) -> set[Fraction] | None:
        """The figures that either ruleset compares a fact with; None where it is compared with another fact."""
        found: set[Fraction] = set()
        for classes, key in zip(self.classes, reversed(keys), strict=True):
            if key in classes.twice or any(key in dict(parts) for _, parts in classes.lines):
                return None
            found |= set(classes.marks.get(key, ()))
        return found


def _sort(fact: e.Fact) -> str:
    """What a fact is compared as: one of a list of words, or a figure of its unit."""
    sort = fact.domain.type.sort
    return "member" if sort == "yesno" else sort


def _merged(one: Sequence[Any], two: Sequence[Any], marks: set[Fraction] | None) -> list[Any]:
    """A value from every stretch that either list tells apart, inside what both allow."""
    low, high = max(min(one), min(two)), min(max(one), max(two))
    points = sorted({Fraction(v) for v in (*one, *two) if low <= v <= high})
    if not points:
        return []
    if list(one) == list(two):
        return [plain(v) for v in points]
    ends = None if marks is None else {*marks, Fraction(low), Fraction(high)}
    between = [(a + b) / 2 for a, b in pairwise(points) if ends is None or (a in ends and b in ends)]
    if ends is not None:  # one value is enough for a stretch without a mark in it
        points = [p for at, p in enumerate(points) if p in ends or at == 0 or points[at - 1] in ends]
    return [plain(v) for v in sorted({*points, *between})]
