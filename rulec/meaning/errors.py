"""Why a situation has no answer: the rules are silent, the state cannot occur, or the caller left something out."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from rulec.meaning.values import Range, spell
from rulec.model.entities import Cite, Value


class RuleError(Exception):
    """A situation without an answer. code is the name that `raises` takes in an example.

    trace and used tell how far it was worked out (see Situation).
    """

    code = "RuleError"

    def __init__(self, message: str, cites: tuple[Cite, ...] = ()) -> None:
        super().__init__(message)
        self.message = message
        self.cites = cites
        self.trace: tuple[Any, ...] = ()
        self.used: frozenset[object] = frozenset()

    def __str__(self) -> str:
        where = " ".join(map(str, self.cites))
        return f"{self.message} ({where})" if where else self.message


class NoRule(RuleError):
    """The rules say nothing for this case."""

    code = "NoRule"


class TwoRules(RuleError):
    """The rules say two different things for this case."""

    code = "TwoRules"


class IllegalState(RuleError):
    """The facts given cannot occur together."""

    code = "IllegalState"


class NeverEnds(RuleError):
    """A contest that repeats itself for ever with certainty, or a statement that calls itself."""

    code = "NeverEnds"


class Undecided(RuleError):
    """The question is beyond what is worked out; said, never skipped."""

    code = "Undecided"


class InputError(RuleError):
    """The caller left something out or gave something that is not allowed."""

    code = "InputError"


class NotOpen(InputError):
    """The player chose what he may not choose."""

    code = "NotOpen"


class MissingFact(InputError):
    """allowed: what the fact can be, in words."""

    def __init__(self, role: str, fact: str, allowed: str) -> None:
        super().__init__(f"{role}.{fact} is not given; it can be {allowed}")
        self.role, self.fact, self.allowed = role, fact, allowed


class MissingDice(InputError):
    """A roll was asked for and no more faces are given."""


class NeedsChoice(InputError):
    """The player must choose. options are all there are; without options, low and high bound a length or number."""

    def __init__(
        self, key: str, options: tuple[Value, ...], low: Fraction | None = None, high: Fraction | None = None
    ) -> None:
        said = " or ".join(spell(o) for o in options) if options else f"from {low} to {high}"
        super().__init__(f"choose {key}: {said}")
        self.key, self.options, self.low, self.high = key, options, low, high

    @classmethod
    def within(cls, left: Range) -> NeedsChoice:
        return cls(left.key or "the figure", left.options, left.low, left.high)
