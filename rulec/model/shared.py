"""Figures of a contest that are the same for both sides, because they are written with the sides' own names."""

from __future__ import annotations

from collections.abc import Iterator

from rulec.model import entities as e
from rulec.model.types import cond_leaves, leaves, match_leaves
from rulec.model.world import Scope


def shared(scope: Scope, expr: e.Expr) -> bool:
    """Whether an expression is the same for both sides."""
    return _alike(scope, list(leaves(expr)))


def all_shared(scope: Scope, figure: e.Figure) -> bool:
    """Whether a figure is: its start and every line of it, conditions included."""
    return _alike(scope, list(_figure_leaves(figure)))


def _alike(scope: Scope, found: list[e.Expr]) -> bool:
    # `enemy` is the other side in turn; where it names a side, so does the first role.
    if not scope.contest or "enemy" in scope.roles or not found:
        return False
    return all(_names_side(scope, leaf) for leaf in found)


def _names_side(scope: Scope, leaf: e.Expr) -> bool:
    match leaf:
        case e.LocalOf(who="", name=name):
            return name in scope.shared
        case e.LocalOf(who=who) | e.FactOf(who=who) | e.ValueOf(who=who) | e.LineHeld(who=who) | e.FoldList(who=who):
            return who in scope.roles
        case _:
            return False


def _figure_leaves(figure: e.Figure) -> Iterator[e.Expr]:
    for expr in (figure.start, figure.stop):
        if expr is not None:
            yield from leaves(expr)
    for line in figure.lines:
        yield from cond_leaves(line.when)
        bounds = [line.amount, line.stop, line.at_most, line.by, line.per.of if line.per else None]
        for expr in bounds:
            if expr is not None:
                yield from leaves(expr)
        for match, amount in line.pairs:
            yield from match_leaves(match)
            if amount is not None:
                yield from leaves(amount)
