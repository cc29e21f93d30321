"""A statement in hand: where its locals and held lines are kept while its code is written."""

from __future__ import annotations

from itertools import count

from attrs import define, field

from rulec.meaning.frames import Frame
from rulec.meaning.lines import remembered, walk
from rulec.model.entities import LineHeld, Statement

_numbers = count()


@define(eq=False)
class Scope:
    """locals of a value are those of the statement that asks for it; held lines are its own."""

    statement: Statement
    locals: int = field(factory=lambda: next(_numbers))
    held: int = field(factory=lambda: next(_numbers))
    frames: dict[str, Frame] = field(factory=dict)
    asking: set[tuple[str, str]] = field(factory=set)
    asked: frozenset[str] = frozenset()

    def __attrs_post_init__(self) -> None:
        self.asked = _asked(self.statement)


@remembered
def _asked(statement: Statement) -> frozenset[str]:
    """The lines that a statement asks after."""
    return frozenset(n.line for n in walk(statement) if isinstance(n, LineHeld))
