"""Values, one state at a time: what diagrams join and map. Each follows rulec.meaning; what raises there is a Trouble here."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from fractions import Fraction
from functools import cache
from typing import Any

from rulec.analysis.diagrams import Trouble, is_figure, plain
from rulec.meaning.figures import rounded
from rulec.meaning.values import Range

MOST_DICE = 200


class _Absent:
    """An element that is not in a list."""


ABSENT = _Absent()


def is_true(value: Any) -> Any:
    return value if isinstance(value, Trouble) else value is True


def is_something(value: Any) -> bool:
    return value is not None and not isinstance(value, Trouble)


def none_is_nothing(value: Any) -> Any:
    return 0 if value is None else value


def nothing_if_absent(value: Any) -> Any:
    return 0 if value is None or value is ABSENT else value


@cache
def divided(n: int) -> Callable[[Any], Any]:
    return lambda value: figure_of(lambda v: Fraction(v) / n, value)


def absent_is_none(value: Any) -> Any:
    return None if value is ABSENT else value


def counts(value: Any) -> Any:
    return value if isinstance(value, Trouble) else value is not None and value != 0


def figure_of(change: Callable[[Any], Any], value: Any) -> Any:
    """Change a figure or both ends of a range; leave none and trouble as they are."""
    if value is None or isinstance(value, Trouble):
        return value
    if isinstance(value, Range):
        ends = sorted((Fraction(change(value.low)), Fraction(change(value.high))))
        return plain(ends[0]) if ends[0] == ends[1] else Range(ends[0], ends[1])
    return plain(change(value))


def negated(value: Any) -> Any:
    return figure_of(lambda v: -v, value)


def doubled(value: Any) -> Any:
    return figure_of(lambda v: v * 2, value)


@cache
def halved(rounding: str | None) -> Callable[[Any], Any]:
    return lambda value: figure_of(lambda v: rounded(Fraction(v) / 2, rounding), value)


@cache
def rounding_by(rounding: str) -> Callable[[Any], Any]:
    return lambda value: figure_of(lambda v: rounded(Fraction(v), rounding), value)


@cache
def counting(each: Fraction | None, or_part: bool) -> Callable[[Any], Any]:
    def count(n: Any) -> Any:
        if isinstance(n, Trouble):
            return n
        if each is not None:
            n = math.ceil(n / each) if or_part else math.floor(n / each)
        return max(n, 0)

    return count


def troubled(*values: Any) -> Trouble | None:
    return next((v for v in values if isinstance(v, Trouble)), None)


def _arith(op: str) -> Callable[[Any, Any], Any]:
    def work(a: Any, b: Any) -> Any:
        if (trouble := troubled(a, b)) is not None:
            return trouble
        if a is None or b is None:
            if op not in "+-" or (a is None and b is None):
                return None
            return a if b is None else b if op == "+" else negated(b)
        if isinstance(b, Range):
            return Trouble("unknown") if isinstance(a, Range) else figure_of(lambda v: _plain(op, a, v), b)
        if op == "over" and b == 0:
            return Trouble("ratio")
        return figure_of(lambda v: _plain(op, v, b), a)

    return work


def _plain(op: str, a: Any, b: Any) -> Any:
    if op == "over":
        return Fraction(a) / b
    return a + b if op == "+" else a - b if op == "-" else a * b


ARITH = {op: _arith(op) for op in ("+", "-", "x", "over")}


def plus_something(a: Any, b: Any) -> Any:
    return a if a is None else ARITH["+"](a, b)


def _compare(test: Callable[[Any, Any], bool]) -> Callable[[Any, Any], Any]:
    def work(a: Any, b: Any) -> Any:
        if (trouble := troubled(a, b)) is not None:
            return trouble
        return a is not None and b is not None and test(a, b)

    return work


COMPARE = {
    "within": _compare(lambda a, b: a <= b),
    "less than": _compare(lambda a, b: a < b),
    "beyond": _compare(lambda a, b: a > b),
    "more than": _compare(lambda a, b: a > b),
}
above = _compare(lambda a, b: a >= b)
above_open = _compare(lambda a, b: a > b)
below = _compare(lambda a, b: a <= b)
below_open = _compare(lambda a, b: a < b)


def same(a: Any, b: Any) -> Any:
    return troubled(a, b) or (isinstance(a, bool) == isinstance(b, bool) and a == b)


def differs(a: Any, b: Any) -> Any:
    return troubled(a, b) or a != b


@cache
def equals(name: Any) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, type(name)) and value == name


@cache
def at_least(n: int) -> Callable[[Any], Any]:
    return lambda value: value if isinstance(value, Trouble) else bool(value >= n)


@cache
def ranked(way: str, order: tuple[str, ...]) -> Callable[[Any, Any], Any]:
    def work(a: Any, b: Any) -> Any:
        if (trouble := troubled(a, b)) is not None:
            return trouble
        if a not in order or b not in order:
            return False
        here, mark = order.index(a), order.index(b)
        return here <= mark if way == "better" else here >= mark

    return work


@cache
def _members(values: tuple[tuple[type, Any], ...]) -> Callable[[Any], Any]:
    def work(value: Any) -> Any:
        if isinstance(value, Trouble):
            return value
        return (bool if isinstance(value, bool) else None if is_figure(value) else type(value), value) in values

    return work


def one_of(values: Iterable[Any]) -> Callable[[Any], Any]:
    """Yes is not 1, and a whole fraction is a whole number."""
    return _members(
        tuple((bool if isinstance(v, bool) else None if is_figure(v) else type(v), plain(v)) for v in values)
    )


@cache
def folding(how: str, order: tuple[str, ...]) -> Callable[[Any, Any], Any]:
    """Two values into one; none and what is not there do not count."""
    up = how in ("largest", "best")

    def work(a: Any, b: Any) -> Any:
        if (trouble := troubled(a, b)) is not None:
            return trouble
        if b is None or b is ABSENT:
            return a
        if a is None or a is ABSENT:
            return b
        if order and how in ("best", "worst"):
            return (min if how == "best" else max)(a, b, key=order.index)
        return max(a, b) if up else min(a, b)

    return work


def counted_sum(pair: Any, value: Any) -> Any:
    if (trouble := troubled(pair, value)) is not None:
        return trouble
    return pair if value is None or value is ABSENT else (pair[0] + value, pair[1] + 1)


def counted_true(pair: Any, value: Any) -> Any:
    if (trouble := troubled(pair, value)) is not None:
        return trouble
    return pair if value is ABSENT else (pair[0] + (value is True), pair[1] + 1)


def mean(pair: Any) -> Any:
    if isinstance(pair, Trouble):
        return pair
    return Fraction(pair[0], pair[1]) if pair[1] else None


def tupled(keys: Any, value: Any) -> Any:
    return keys if isinstance(keys, Trouble) else value if isinstance(value, Trouble) else (*keys, value)


def ranging(low: Any, high: Any) -> Any:
    return troubled(low, high) or Range(Fraction(low), Fraction(high))


def picked(value: Any, where: Any) -> Any:
    if not isinstance(value, Range):
        return value
    middle = (value.low + value.high) / 2
    return plain(value.low if where == "low" else value.high if where == "high" else middle)


def chosen_of(value: Any, number: Any) -> Any:
    """A number within a range; for one that is outside it, the nearest inside."""
    return min(max(number, value.low), value.high) if isinstance(value, Range) else value


def raised(value: Any, bound: Any) -> Any:
    return troubled(value, bound) or figure_of(lambda v: max(v, bound), value)


def capped(value: Any, bound: Any) -> Any:
    return troubled(value, bound) or figure_of(lambda v: min(v, bound), value)


def with_sign(amount: Any, choice: Any) -> Any:
    """What the player makes of an amount; nothing hangs on the sign of 0."""
    if isinstance(amount, Trouble) or amount == 0:
        return amount
    return None if choice == "none" else -amount if choice == "-" else amount


def whole_dice(value: Any) -> Any:
    if not is_figure(value):
        return value if isinstance(value, Trouble) else 0
    if Fraction(value).denominator != 1:
        return Trouble("stop")
    return min(max(value, 0), MOST_DICE)


def pair_of(low: Any, high: Any) -> Any:
    return troubled(low, high) or (low, high)


def chosen_count(pair: Any, number: Any) -> Any:
    return pair if isinstance(pair, Trouble) else min(max(number, pair[0]), pair[1])


def _picked(how: str | None) -> Any:
    def work(a: Any, b: Any) -> Any:
        if (trouble := troubled(a, b)) is not None:
            return trouble
        if a is None or b is None:
            return b if a is None else a
        return a + b if how is None else max(a, b) if how == "best" else min(a, b)

    return work


PICKS = {how: _picked(how) for how in (None, "best", "worst")}


def negative(value: Any) -> Any:
    return value if isinstance(value, Trouble) else -value


def positive(value: Any) -> Any:
    return value if isinstance(value, Trouble) else is_figure(value) and value > 0


def range_low(value: Any) -> Any:
    low = getattr(value, "low", value)
    return 0 if low is None else low
