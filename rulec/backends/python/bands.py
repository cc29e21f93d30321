"""Bands of whole numbers, tried one after the other: what earlier ones have taken need not be asked again."""

from __future__ import annotations

from fractions import Fraction
from math import ceil, floor

from attrs import frozen

from rulec.model.entities import Between, Const, Match

Span = tuple[int | None, int | None]  # both ends in; None: no end


def span_of(match: Match) -> Span | None:
    """The whole numbers of a match that is one range of figures."""
    if len(match.alts) != 1 or not isinstance(match.alts[0], Between):
        return None
    alt = match.alts[0]
    ends: list[int | None] = []
    for bound, is_open, inward in ((alt.low, alt.low_open, 1), (alt.high, alt.high_open, -1)):
        if bound is None:
            ends.append(None)
            continue
        if not isinstance(bound, Const) or not isinstance(bound.value, Fraction):
            return None
        whole = ceil(bound.value) if inward > 0 else floor(bound.value)
        ends.append(whole + inward if is_open and whole == bound.value else whole)
    return ends[0], ends[1]


@frozen
class Left:
    """The numbers that no band has taken, as far as they are one range."""

    low: int | None = None
    high: int | None = None

    def without(self, span: Span, name: str) -> tuple[str, Left]:
        """The test for a band, "" if it takes all that is left; and what is left after it."""
        low, high = span
        below = low is None or (self.low is not None and low <= self.low)  # it reaches the low end
        above = high is None or (self.high is not None and high >= self.high)
        if below and above:
            return "", self
        if below:
            assert high is not None
            return f"{name} <= {high}", Left(high + 1, self.high)
        assert low is not None
        if above:
            return f"{name} >= {low}", Left(self.low, low - 1)
        assert high is not None
        return (f"{name} == {low}" if low == high else f"{low} <= {name} <= {high}"), self
