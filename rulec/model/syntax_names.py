"""Every name written in a piece of syntax, without knowing what it means."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import attrs

from rulec.syntax import nodes as n


def names_in(*pieces: Any) -> Iterator[str]:
    """The parts of all paths in the pieces; done with a list, so depth is no matter."""
    todo: list[Any] = list(pieces)
    while todo:
        piece = todo.pop()
        if isinstance(piece, n.Ref):
            yield from piece.path
            todo.extend(piece.args or ())
        elif isinstance(piece, tuple):
            todo.extend(piece)
        elif attrs.has(cls := type(piece)):
            todo.extend(getattr(piece, name) for name in _fields(cls))


@cache
def _fields(cls: Any) -> tuple[str, ...]:
    return tuple(a.name for a in attrs.fields(cls) if a.eq)  # not places and comments


def has_condition(line: n.Line) -> bool:
    """Whether a term says when it holds, in its header or in a line."""
    tails = [line.tail, *(inner.tail for inner in line.body if not isinstance(inner.lead, n.Note))]
    return any(t.when is not None or t.unless is not None or t.otherwise for t in tails)
