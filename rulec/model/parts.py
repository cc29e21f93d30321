"""A node of the model -> what it is made of: one quick look for all that go through a model."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import cache
from operator import attrgetter
from typing import Any

import attrs

from rulec.model.entities import Cite, Type
from rulec.source import Span

# In these there is nothing to find: most of what a model holds are such, so it pays not to go into them.
_PLAIN = frozenset({str, int, bool, type(None), Fraction, Span, Type, Cite})


def parts_of(node: Any) -> tuple[Any, ...]:
    """All that a node or tuple holds, in the order written."""
    return node if node.__class__ is tuple else _reader(node.__class__)(node)


def nodes_in(node: Any) -> list[Any]:
    """The nodes and tuples that a node or tuple holds; not its names, figures, types, citations and places."""
    return [part for part in parts_of(node) if part.__class__ not in _PLAIN]


@cache
def _reader(kind: type) -> Callable[[Any], tuple[Any, ...]]:
    names = [a.name for a in attrs.fields(kind)] if attrs.has(kind) else []
    if len(names) > 1:
        return attrgetter(*names)
    if names:
        return lambda node: (getattr(node, names[0]),)
    return lambda _node: ()
