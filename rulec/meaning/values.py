"""Values at run time: a range left to the player, a value in the author's words, and what a domain admits."""

from __future__ import annotations

from fractions import Fraction
from typing import TypeAlias

from attrs import field, frozen

from rulec.model.entities import Domain, Type, Value


@frozen
class Range:
    """A figure that leaves the player a range: 2 in to 4 in. key is what he would choose it by; whole: counts only."""

    low: Fraction
    high: Fraction
    key: str = field(default="", eq=False)
    whole: bool = field(default=False, eq=False)

    def __str__(self) -> str:
        return f"{self.low} to {self.high}"

    @property
    def options(self) -> tuple[Value, ...]:
        """All there is to choose from, where that is a list and not a length."""
        if not self.whole or self.high - self.low > 100:
            return ()
        first = -(-self.low // 1)
        return tuple(Fraction(n) for n in range(first, self.high // 1 + 1))


Result: TypeAlias = Value | Range


def spell(value: object) -> str:
    """A value as an author writes it, without a unit."""
    if value is None:
        return "none"
    if value is True:
        return "yes"
    if value is False:
        return "no"
    if isinstance(value, tuple):
        return "/".join(map(spell, value))
    if isinstance(value, list):
        return f"a list of {len(value)}"
    return str(value)


def say(value: object, type_: Type, length: str) -> str:
    """A value as an author writes it, with the unit of its type: 40 yd, 1/2 move, 3:2, 2 in to 4 in."""
    if isinstance(value, Range):
        return f"{say(value.low, type_, length)} to {say(value.high, type_, length)}"
    if isinstance(value, bool) or not isinstance(value, Fraction):
        return spell(value)
    match type_.sort:
        case "length":
            return f"{value} {length}"
        case "angle":
            return f"{value} deg"
        case "move":
            return f"{value} move{'s' if value > 1 or value == 0 else ''}"
        case "ratio":
            return f"{value.numerator}:{value.denominator}"
    return str(value)


def signed(value: Fraction, type_: Type, length: str) -> str:
    """An amount that is added: +1, -10 yd."""
    return f"{'+' if value >= 0 else '-'}{say(abs(value), type_, length)}"


def allowed(domain: Domain, length: str) -> str:
    """A domain in the author's words."""
    match domain.type.sort:
        case "yesno":
            return "yes or no"
        case "member":
            return ", ".join(domain.type.values)
        case "list":
            return f"a list of {domain.low} to {domain.high} {domain.record}"
    low, high = (say(b, domain.type, length) if b is not None else "" for b in (domain.low, domain.high))
    step = f" by {say(domain.step, domain.type, length)}" if domain.step not in (None, 1) else ""
    if low and high:
        return f"{low} to {high}{step}"
    return f"{low} or more{step}" if low else f"{high} or less{step}" if high else "any figure"


def admits(domain: Domain, value: object) -> bool:
    """Whether a fact of this domain can have this value. The elements of a list are not looked at."""
    match domain.type.sort:
        case "yesno":
            return isinstance(value, bool)
        case "member":
            return value in domain.type.values
        case "list":
            return isinstance(value, list) and (domain.low or 0) <= len(value) <= (domain.high or len(value))
    if isinstance(value, bool) or not isinstance(value, Fraction):
        return False
    if (domain.low is not None and value < domain.low) or (domain.high is not None and value > domain.high):
        return False
    step = domain.step
    if (
        step is None
        and domain.type.sort == "number"
        and all(b is None or b.denominator == 1 for b in (domain.low, domain.high))
    ):
        step = Fraction(1)  # counts are whole; a domain with a fractional bound is one of parts
    return step is None or ((value - (domain.low or 0)) / step).denominator == 1
