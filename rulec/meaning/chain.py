"""A finite chain of states -> the exact chance of each way it can end."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Generic, TypeVar

from attrs import define, field

from rulec.meaning.errors import NeverEnds

_E = TypeVar("_E")
_K = TypeVar("_K")


@define
class Chain(Generic[_E]):
    """States with their chances of ending so, and of moving on; start is where it begins."""

    start: object
    ending: dict[object, dict[_E, Fraction]] = field(factory=dict)
    moving: dict[object, dict[object, Fraction]] = field(factory=dict)

    def ends(self, state: object, outcome: _E, chance: Fraction) -> None:
        _add(self.ending.setdefault(state, {}), {outcome: chance}, Fraction(1))

    def moves(self, state: object, to: object, chance: Fraction) -> None:
        _add(self.moving.setdefault(state, {}), {to: chance}, Fraction(1))


def solve(chain: Chain[_E]) -> dict[_E, Fraction]:
    """The ways the chain ends, from its start: states are eliminated one by one until only the start is left."""
    states = {*chain.ending, *chain.moving, chain.start}
    ends = {s: dict(chain.ending.get(s, {})) for s in states}
    moves = {s: dict(chain.moving.get(s, {})) for s in states}
    for state in states - {chain.start}:
        _leave(state, ends, moves)
        for other in states:
            if other != state and (chance := moves[other].pop(state, None)):
                _add(ends[other], ends[state], chance)
                _add(moves[other], moves[state], chance)
    _leave(chain.start, ends, moves)
    return ends[chain.start]


def _leave(state: object, ends: dict[object, dict[_E, Fraction]], moves: dict[object, dict[object, Fraction]]) -> None:
    """A state that can come back to itself: what else can happen, given that it is left in the end."""
    stay = moves[state].pop(state, Fraction(0))
    if stay == 1:
        raise NeverEnds("another round follows for ever, with certainty")
    if stay:
        ends[state] = {k: v / (1 - stay) for k, v in ends[state].items()}
        moves[state] = {k: v / (1 - stay) for k, v in moves[state].items()}


def _add(into: dict[_K, Fraction], what: Mapping[_K, Fraction], weight: Fraction) -> None:
    for key, chance in what.items():
        into[key] = into.get(key, Fraction(0)) + weight * chance
