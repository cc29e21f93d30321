"""A resolver over columns -> every situation that can be put to it, where these are not too many."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import product
from math import prod
from typing import Any

from attrs import frozen


@frozen
class Situation:
    """Facts, choices and dice as the interpreter takes them. faces: one for each column of dice, 0 for none."""

    facts: Mapping[str, Mapping[str, Any]]
    chosen: Mapping[str, Any]
    faces: Sequence[int]

    @property
    def dice(self) -> list[int]:
        faces = list(self.faces)
        return faces[: faces.index(0)] if 0 in faces else faces


def every(resolver: Any, faces: Sequence[int], most: int) -> Iterator[Situation] | None:
    """Every value of every column, every choice with none and some that are not open, every face; None if they are more
    than most."""
    domains = [list(_values(column, most)) for column in resolver.inputs.values()]
    domains += [list(faces)] * resolver.dice
    if prod(map(len, domains)) > most:
        return None
    return (_situation(resolver, cells) for cells in product(*domains))


def _values(column: Any, most: int) -> Iterator[Any]:
    """All that a column can hold; too many of them where that has no end worth looking for."""
    if column.missing is not None:
        yield from (None, *range(max(column.low, -2), min(column.high, 5) + 2))
    elif column.sort in ("yesno", "member"):
        yield from (v if column.sort == "member" else v == "yes" for v in column.values)
    elif column.high - column.low < most and column.element is None and column.sort != "count":
        yield from (Fraction(n, column.scale) for n in range(column.low, column.high + 1, column.step))
    else:
        yield from range(most + 1)


def _situation(resolver: Any, cells: tuple[Any, ...]) -> Situation:
    facts: dict[str, dict[str, Any]] = {}
    chosen: dict[str, Any] = {}
    for (name, column), value in zip(resolver.inputs.items(), cells, strict=False):
        start, _, rest = name.partition(".")
        if start != "chosen":
            facts.setdefault(start, {})[rest] = value
        elif value is not None:
            chosen[rest] = _picked(resolver, column, value)
    return Situation(facts, chosen, cells[len(resolver.inputs) :])


def _picked(resolver: Any, column: Any, value: int) -> Any:
    if column.sort == "act":
        return resolver.acts[value] if 0 <= value < len(resolver.acts) else "nothing_of_the_sort"
    if column.name.endswith("optional_die"):
        return {0: False, 1: True}.get(value, "neither")
    if column.sort == "sign":
        return {1: Fraction(1), -1: Fraction(-1), 0: None}.get(value, "no sign")
    return Fraction(value, column.scale)
