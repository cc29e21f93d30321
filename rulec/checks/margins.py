"""A contest -> its results on a margin, band by band, where the one side's margin is the other's with the sign turned round."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from rulec.model import entities as e


def mirrored_results(ruleset: e.Ruleset) -> Iterator[tuple[e.Statement, e.ResultsStep]]:
    """The results of contests that each side looks up with its own margin."""
    for statement in ruleset.statements.values():
        if statement.word == "contest":
            for step in statement.steps:
                if isinstance(step, e.ResultsStep) and not step.shared and isinstance(step.on, e.LocalOf):
                    made = [s for s in statement.steps if isinstance(s, e.ValueStep) and s.name == step.on.name]
                    if made and _turns_round(made[-1].figure):
                        yield statement, step


def _turns_round(figure: e.Figure) -> bool:
    """`total - enemy.total`: the same figure of both sides, and nothing added to it."""
    match figure.start:
        case e.Arith(op="-", left=left, right=right) if not figure.lines and type(left) is type(right):
            if isinstance(left, e.LocalOf | e.ValueOf | e.FactOf) and isinstance(
                right, e.LocalOf | e.ValueOf | e.FactOf
            ):
                same = [
                    getattr(side, "name", "") or getattr(side, "fact", "") or getattr(side, "statement", "")
                    for side in (left, right)
                ]
                return left.who == "" and right.who != "" and same[0] == same[1]
    return False


def bounds(band: e.BandLine) -> tuple[Fraction | None, Fraction | None] | None:
    """From where to where a band of whole margins goes, None being without end; None altogether if it is no such band."""
    if band.match is None or len(band.match.alts) != 1 or not isinstance(band.match.alts[0], e.Between):
        return None
    alt = band.match.alts[0]
    ends: list[Fraction | None] = []
    for end, excluded, step in ((alt.low, alt.low_open, 1), (alt.high, alt.high_open, -1)):
        if end is None:
            ends.append(None)
            continue
        value = constant(end)
        if value is None:
            return None
        ends.append(value + step if excluded else value)
    return ends[0], ends[1]


def constant(of: e.Expr) -> Fraction | None:
    match of:
        case e.Const(value=Fraction() as value):
            return value
        case e.Negate(of=e.Const(value=Fraction() as value)):
            return -value
    return None
