"""Statement -> its lines, where each stands, and what its conditions mention. Structure only, no situation."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache, wraps
from typing import Any, Generic, TypeVar

from attrs import frozen

from rulec.model.entities import (
    EachStep,
    EffectStep,
    FigureLine,
    Line,
    LocalOf,
    ModifiersStep,
    ResultsStep,
    RollStep,
    Statement,
    ValueStep,
    VerdictStep,
)
from rulec.model.parts import nodes_in

_T = TypeVar("_T")
_R = TypeVar("_R")


class _Same(Generic[_T]):
    """A node as a key by identity: the hash of a whole statement costs more than what is remembered for it."""

    __slots__ = ("of",)

    def __init__(self, of: _T) -> None:
        self.of = of

    def __hash__(self) -> int:
        return id(self.of)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and self.of is other.of


def remembered(work: Callable[[_T], _R], most: int = 8192) -> Callable[[_T], _R]:
    """Work that is done once for each node of a model; what was asked for long ago is forgotten."""

    @lru_cache(maxsize=most)
    def kept(key: _Same[_T]) -> _R:
        return work(key.of)

    @wraps(work)
    def asked(of: _T) -> _R:
        return kept(_Same(of))

    return asked


def remembered_few(work: Callable[[_T], _R]) -> Callable[[_T], _R]:
    """The same for work whose results are large: those of the last few nodes are kept."""
    return remembered(work, 8)


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
                    yield from band.cases


@frozen
class Place:
    """A line of a figure and the list it stands in."""

    line: FigureLine
    siblings: tuple[FigureLine, ...]


@remembered
def figure_places(statement: Statement) -> Mapping[str, tuple[Place, ...]]:
    """The lines of a statement's figures by name: they can be asked after before their figure is worked out."""
    lists = [statement.figure.lines] if statement.figure is not None else []
    lists += [step.figure.lines for step in statement.steps if isinstance(step, ModifiersStep | ValueStep)]
    found: dict[str, tuple[Place, ...]] = {}
    for lines in lists:
        for line in lines:
            if line.name:
                found[line.name] = (*found.get(line.name, ()), Place(line, lines))
    return found


def walk(node: Any) -> Iterator[Any]:
    """A node of the model and all nodes in it, in the order written."""
    waiting = [node]
    while waiting:
        node = waiting.pop()
        yield node
        waiting += reversed(nodes_in(node))


@remembered
def mentions_chosen(line: Line) -> bool:
    """Whether a line's condition speaks of what the player has chosen to do."""
    return any(isinstance(n, LocalOf) and n.name == "chosen" for n in walk(line.when))


@remembered
def mentions_total(statement: Statement) -> bool:
    """Whether the sum of the dice matters; if not, odds need only count faces."""
    if any(isinstance(s, ModifiersStep) or (isinstance(s, ResultsStep) and s.on is None) for s in statement.steps):
        return True
    return not any(isinstance(s, EachStep) for s in statement.steps) or any(
        isinstance(n, LocalOf) and n.name in ("total", "natural") for n in walk(statement)
    )


@remembered
def faces_fixed(statement: Statement) -> bool:
    """Whether the faces that `each` lines look for are written as figures, so that they are known when it is rolled."""
    matches = [line.match for step in statement.steps if isinstance(step, EachStep) for line in step.lines]
    return not any(type(n).__name__ in ("FactOf", "LocalOf", "ValueOf", "TableCell") for n in walk(tuple(matches)))
