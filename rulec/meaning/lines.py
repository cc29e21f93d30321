"""Statement -> its lines, and what its conditions and figures mention. Structure only, no situation."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import attrs

from rulec.model.entities import (
    BandLine,
    Cond,
    EachStep,
    EffectStep,
    Line,
    LocalOf,
    ModifiersStep,
    ResultsStep,
    RollStep,
    Statement,
    ValueStep,
    VerdictStep,
)


def lines_of(statement: Statement) -> Iterator[Line]:
    """Every line of a statement, in order, cases under bands included."""
    if statement.figure is not None:
        yield from statement.figure.lines
    yield from statement.cases
    for step in statement.steps:
        match step:
            case VerdictStep() | RollStep() | EachStep():
                yield from step.lines
            case ModifiersStep(figure=figure) | ValueStep(figure=figure):
                yield from figure.lines
            case EffectStep(line=line):
                yield line
            case ResultsStep():
                for band in step.lines:
                    yield band
                    if isinstance(band, BandLine):
                        yield from band.cases


def walk(node: Any) -> Iterator[Any]:
    """A node of the model and all that is in it."""
    yield node
    if attrs.has(type(node)):
        for a in attrs.fields(type(node)):
            yield from walk(getattr(node, a.name))
    elif isinstance(node, tuple):
        for part in node:
            yield from walk(part)


@lru_cache(maxsize=4096)
def mentions_chosen(cond: Cond | None) -> bool:
    return any(isinstance(n, LocalOf) and n.name == "chosen" for n in walk(cond))


@lru_cache(maxsize=512)
def mentions_total(statement: Statement) -> bool:
    """Whether the sum of the dice matters; if not, odds need only count faces."""
    if any(isinstance(s, ModifiersStep) or (isinstance(s, ResultsStep) and s.on is None) for s in statement.steps):
        return True
    return not any(isinstance(s, EachStep) for s in statement.steps) or any(
        isinstance(n, LocalOf) and n.name in ("total", "natural") for n in walk(statement)
    )
