"""The data of what a diff does to the game: where outputs differ, in which situations, and how their odds shift."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from attrs import field, frozen

from rulec.model import entities as e

SAME, DIFFERS, UNDECIDED = "same", "differs", "undecided"
Facts = Mapping[str, Mapping[str, Any]]  # party -> fact -> value


@frozen
class Found:
    """One distinct difference of an output: what it is before and after ("" where only the amount is known).

    case is the smallest state in which it shows, as numbers of classes by the level of their variable.
    """

    old: Any
    new: Any
    case: Mapping[int, int] = field(factory=dict, eq=False)


@frozen
class Differing:
    """An output that differs. cases, of: in how many of how many; None where it follows from another output."""

    key: tuple[str, str]  # party, name
    cases: int | None
    of: int | None
    facts: tuple[str, ...]
    found: tuple[Found, ...]
    decided: bool = True  # else facts are those that join too many states
    more: int = 0  # distinct differences besides those found


@frozen
class Shift:
    """The chance of one value of one output, before and after."""

    output: str
    value: str
    old: Fraction
    new: Fraction


@frozen
class Situation:
    """Facts and choices in which the rulesets differ, with the odds that shift and an example for either side."""

    facts: tuple[Facts, Facts]
    told: str  # the facts on which it hangs, in words
    chosen: Mapping[str, e.Value]
    shifts: tuple[Shift, ...]
    examples: tuple[str, str]


@frozen
class Behaviour:
    """What became of one resolver. through: what it uses that changed, where it did not change itself."""

    old: str
    new: str
    label: str
    status: str  # same | differs | undecided
    outputs: tuple[Differing, ...] = ()
    situations: tuple[Situation, ...] = ()
    left_out: tuple[str, ...] = ()
    joined: tuple[str, ...] = ()
    through: tuple[str, ...] = ()
    direct: bool = True  # whether it changed itself
