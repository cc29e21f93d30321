"""A roll asked for (Ask) -> what came up (Rolled): from given faces, by chance, or as a lumped distribution."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Protocol, TypeAlias

from attrs import frozen

from rulec.meaning.errors import InputError, MissingDice, Undecided


@frozen
class Batch:
    """count dice with these faces; pick best or worst keeps one of them."""

    faces: tuple[int, ...]
    count: int
    pick: str | None = None


@frozen
class Ask:
    """A roll for a party. classes: faces that no `each` line tells apart, disjoint; a face in none of them is not
    counted. total: whether the sum of the dice matters."""

    party: str
    batches: tuple[Batch, ...]
    classes: tuple[frozenset[int], ...]
    total: bool = True

    @property
    def dice(self) -> int:
        return sum(b.count for b in self.batches)


@frozen
class Rolled:
    """counts: how many dice showed a face of each class. faces is empty, and total may be None, when lumped."""

    total: int | None
    counts: tuple[int, ...]
    faces: tuple[int, ...] = ()


class Roller(Protocol):
    def roll(self, ask: Ask) -> Rolled: ...


def read(ask: Ask, faces: Sequence[int]) -> Rolled:
    """What a roll shows when these faces came up, in the order of the roll line."""
    total, at = 0, 0
    for batch in ask.batches:
        shown = faces[at : at + batch.count]
        at += batch.count
        if shown:
            total += max(shown) if batch.pick == "best" else min(shown) if batch.pick == "worst" else sum(shown)
    counts = tuple(sum(f in c for f in faces) for c in ask.classes)
    return Rolled(total, counts, tuple(faces))


class GivenDice:
    """Faces given by party, or under "" in one list for all who have none of their own, in the order of play."""

    def __init__(self, faces: Mapping[str, Sequence[int]]) -> None:
        self.left = {party: list(given) for party, given in faces.items()}

    def roll(self, ask: Ask) -> Rolled:
        left = self.left[ask.party] if ask.party in self.left else self.left.setdefault("", [])
        if len(left) < ask.dice:
            dice = "1 die" if ask.dice == 1 else f"{ask.dice} dice"
            faces = "1 face is" if len(left) == 1 else f"{len(left) or 'no'} faces are"
            raise MissingDice(f"{ask.party} rolls {dice}, and {faces} given for it")
        shown: list[int] = []
        for batch in ask.batches:
            for _ in range(batch.count):
                face = left.pop(0)
                if face not in batch.faces:
                    allowed = ", ".join(map(str, sorted(set(batch.faces))))
                    raise InputError(f"{face} is not a face of the die {ask.party} rolls; its faces are {allowed}")
                shown.append(face)
        return read(ask, shown)

    def leftover(self) -> int:
        return sum(map(len, self.left.values()))


class Chance(Protocol):
    def choice(self, seq: Sequence[int], /) -> int: ...


class RandomDice:
    """Faces from any random.Random-like source."""

    def __init__(self, source: Chance) -> None:
        self.source = source

    def roll(self, ask: Ask) -> Rolled:
        return read(ask, [self.source.choice(b.faces) for b in ask.batches for _ in range(b.count)])


MOST_SUMS = 5_000_000  # a few seconds; 100 D20 are 2 million

_States: TypeAlias = dict[tuple[int, tuple[int, ...]], int]


def distribution(ask: Ask) -> list[tuple[Rolled, Fraction]]:
    """Every outcome of a roll that the rules can tell apart, with its chance: dice are added one at a time."""
    _check_size(ask)
    states: _States = {(0, (0,) * len(ask.classes)): 1}
    ways = 1
    for batch in ask.batches:
        states = _picked(states, batch, ask) if batch.pick else _added(states, batch, ask)
        ways *= len(batch.faces) ** batch.count
    return [
        (Rolled(total if ask.total else None, counts), Fraction(n, ways))
        for (total, counts), n in sorted(states.items())
    ]


def _check_size(ask: Ask) -> None:
    """Refuse a roll that would take too long: each die is added to every sum that those before it can make."""
    sums, work = 1, 0
    for batch in ask.batches if ask.total else ():
        faces = {*batch.faces}
        spread = max(faces) - min(faces)
        if batch.pick is None:
            work += len(faces) * (batch.count * sums + spread * batch.count * (batch.count - 1) // 2)
        sums += spread * (1 if batch.pick else batch.count)
    if work > MOST_SUMS:
        raise Undecided(f"{ask.dice} dice with so many faces fall in too many ways to be counted")


def _added(states: _States, batch: Batch, ask: Ask) -> _States:
    per_face: dict[tuple[int, tuple[bool, ...]], int] = {}
    for face in batch.faces:
        key = (face if ask.total else 0, tuple(face in c for c in ask.classes))
        per_face[key] = per_face.get(key, 0) + 1
    for _ in range(batch.count):
        after: _States = {}
        for (total, counts), n in states.items():
            for (face, hits), m in per_face.items():
                key2 = (total + face, tuple(c + h for c, h in zip(counts, hits, strict=True)))
                after[key2] = after.get(key2, 0) + n * m
        states = after
    return states


def _picked(states: _States, batch: Batch, ask: Ask) -> _States:
    """Best or worst of: the kept face joins the state while the batch is rolled, and is added at its end."""
    keep = max if batch.pick == "best" else min
    rolled: dict[tuple[int | None, tuple[int, ...]], int] = {(None, (0,) * len(ask.classes)): 1}
    for _ in range(batch.count):
        after: dict[tuple[int | None, tuple[int, ...]], int] = {}
        for (kept, counts), n in rolled.items():
            for face in batch.faces:
                key = (
                    face if kept is None else keep(kept, face),
                    tuple(c + (face in k) for c, k in zip(counts, ask.classes, strict=True)),
                )
                after[key] = after.get(key, 0) + n
        rolled = after
    joined: _States = {}
    for (total, counts), n in states.items():
        for (kept, more), m in rolled.items():
            key2 = (total + ((kept or 0) if ask.total else 0), tuple(a + b for a, b in zip(counts, more, strict=True)))
            joined[key2] = joined.get(key2, 0) + n * m
    return joined
