"""A ruleset -> the parts of joined conditions that the domain of a fact alone decides: `hits is 0 or more`."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from attrs import frozen

from rulec.analysis.judge import judge
from rulec.checks.along import constant
from rulec.compare.wording import cond
from rulec.meaning.lines import lines_of, remembered
from rulec.model import entities as e


@frozen
class IdlePart:
    """A part of the condition of a line. always: it holds whatever the fact is; else it never does."""

    statement: e.Statement
    line: e.Line
    text: str
    always: bool


@remembered
def idle_parts(ruleset: e.Ruleset) -> list[IdlePart]:
    found = judge(ruleset)
    known = {id(told.seen.line) for told in (*found.always, *found.never, *found.contradicts)}
    return [
        IdlePart(statement, line, cond(part, ruleset.length), held)
        for statement in (*ruleset.statements.values(), *ruleset.gains)
        for line in lines_of(statement)
        if id(line) not in known
        for part in _parts(line.when)
        if (held := _decided(ruleset, part)) is not None
    ]


def _parts(of: e.Cond | None) -> Iterator[e.Cond]:
    """What is joined by `and`, `or` and `not`; a condition by itself is judged where all states are."""
    if isinstance(of, e.All | e.AnyOf):
        for part in of.of:
            inner = part.of if isinstance(part, e.Not) else part
            yield from _parts(inner) if isinstance(inner, e.All | e.AnyOf) else (inner,)


def _decided(ruleset: e.Ruleset, part: e.Cond) -> bool | None:
    low: Any
    high: Any
    match part:
        case e.IsMatch(of=e.FactOf(fact=fact), match=e.Match(alts=(e.Between() as band,)), negated=negated):
            low, high = _end(band.low), _end(band.high)
            if (low is None) != (band.low is None) or (high is None) != (band.high is None):
                return None
            held = _in(ruleset, fact, (low, band.low_open), (high, band.high_open))
            return held if held is None else held != negated
        case e.Compare(left=e.FactOf(fact=fact), relation=relation, right=right):
            value = _end(right)
            if value is None:
                return None
            if relation in ("within", "less than"):
                return _in(ruleset, fact, (None, False), (value, relation == "less than"))
            return _in(ruleset, fact, (value, True), (None, False))
    return None


def _end(of: e.Expr | None) -> Fraction | None:
    return None if of is None else constant(of)


def _in(ruleset: e.Ruleset, fact: str, low: tuple[Any, bool], high: tuple[Any, bool]) -> bool | None:
    """Whether all that a fact can be lies in a band, or nothing of it; None: some."""
    domains = [found.domain for record in ruleset.records.values() if (found := record.fact(fact)) is not None]
    held = {_whole(domain, low, high) for domain in domains}
    return held.pop() if len(held) == 1 else None


def _whole(domain: e.Domain, low: tuple[Any, bool], high: tuple[Any, bool]) -> bool | None:
    if domain.low is None or domain.high is None:
        return None
    above = low[0] is None or domain.low > low[0] or (domain.low == low[0] and not low[1])
    below = high[0] is None or domain.high < high[0] or (domain.high == high[0] and not high[1])
    if above and below:
        return True
    under = low[0] is not None and (domain.high < low[0] or (domain.high == low[0] and low[1]))
    over = high[0] is not None and (domain.low > high[0] or (domain.low == high[0] and high[1]))
    return False if under or over else None
