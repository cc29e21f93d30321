"""What all tests share: the rules of the repository are parsed and resolved once in a run, not again for each test."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Any

import pytest

from rulec import compile as compiling
from rulec import editions
from rulec.model.build import build
from rulec.source import Source
from rulec.syntax.nodes import Tree
from rulec.syntax.parse import Parsed, parse

_LONG = 1000  # characters; what tests write themselves is shorter, and seldom the same twice
_KEPT = 24  # models


@pytest.fixture(scope="session", autouse=True)
def understood_once() -> Iterator[None]:
    """Parsing and resolving are functions of what they are given and what they give is frozen, so it can be shared."""
    with pytest.MonkeyPatch.context() as patch:
        read, built = _parsed_once(), _built_once()
        for module in (compiling, editions):
            patch.setattr(module, "parse", read)
            patch.setattr(module, "build", built)
        yield


def _parsed_once() -> Callable[[Source], Parsed]:
    kept = lru_cache(512)(parse)
    return lambda source: kept(source) if len(source.text) >= _LONG else parse(source)


def _built_once() -> Callable[[Sequence[tuple[str, Tree]]], Any]:
    kept: OrderedDict[tuple[tuple[str, int], ...], tuple[object, Any]] = OrderedDict()

    def once(groups: Sequence[tuple[str, Tree]]) -> Any:
        groups = tuple(groups)
        key = tuple((name, id(tree)) for name, tree in groups)  # the trees are kept with it, so an id means one tree
        if key not in kept:
            kept[key] = (groups, build(groups))
        kept.move_to_end(key)
        if len(kept) > _KEPT:
            kept.popitem(last=False)
        return kept[key][1]

    return once
