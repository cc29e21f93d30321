"""A ruleset and a place as a concept writes it (combat.impetus, ranges(light_gun, close), turn.charges) -> what is there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction
from typing import Any, TypeAlias

from attrs import frozen

from rulec.model import entities as e
from rulec.source import Span


@frozen
class TableCell:
    """One cell of a table, with the keys that were asked for."""

    table: e.Table
    row: e.Row
    cell: e.Cell

    @property
    def span(self) -> Span:
        return self.cell.span if self.cell.span.path else self.row.span


Node: TypeAlias = (
    e.Statement | e.Line | e.Step | e.Table | TableCell | e.Kind | e.Member | e.Record | e.Fact | e.Die | e.Phase | e.Sequence
    | e.Section
)  # fmt: skip
_CELL = re.compile(r"(\w+)\((.*)\)$")


@frozen
class Found:
    """What a place names, the statement or table it stands in, and where it is written."""

    node: Node
    owner: e.Statement | e.Table | None
    span: Span


def locate(ruleset: e.Ruleset, place: str) -> Found | None:
    """The first thing of that name; None if there is none, or if no row of the table takes the keys."""
    cell = _CELL.match(place)
    if cell:
        return _cell(ruleset, cell[1], [key.strip() for key in cell[2].split(",")])
    first, *rest = place.split(".")
    for top in _tops(ruleset, first):
        owner = top if isinstance(top, e.Statement | e.Table) else None
        found = _below(top, rest)
        if found is not None:
            span = getattr(found, "span", None) or top.span
            return Found(found, owner, span if span.path else top.span)
    return None


def _tops(ruleset: e.Ruleset, name: str) -> Iterator[Any]:
    for named in (ruleset.statements, ruleset.tables, ruleset.kinds, ruleset.records, ruleset.dice):
        if name in named:
            yield named[name]
    yield from (s for s in ruleset.sequences if s.name == name)
    yield from (g for g in ruleset.gains if g.fact == name)
    yield from (f for r in ruleset.records.values() for f in r.facts if f.name == name)
    yield from (s for s in ruleset.sections if s.name == name)


def _below(node: Any, names: list[str]) -> Any:
    for name in names:
        node = next((inner for inner in _all_below(node) if name in _names(inner)), None)
        if node is None:
            return None
    return node


def _all_below(node: Any) -> Iterator[Any]:
    for child in _children(node):
        yield child
        yield from _all_below(child)


def _children(node: Any) -> tuple[Any, ...]:
    match node:
        case e.Statement(steps=steps, figure=figure, cases=cases):
            return (*steps, *(figure.lines if figure else ()), *cases)
        case e.ModifiersStep(figure=figure) | e.ValueStep(figure=figure):
            return figure.lines
        case e.RollStep() | e.VerdictStep() | e.EachStep() | e.ResultsStep():
            return tuple(node.lines)
        case e.EffectStep(line=line):
            return (line,)
        case e.BandLine(cases=cases):
            return cases
        case e.Record(facts=facts):
            return facts
        case e.Kind(members=members, groups=groups):
            return (*members, *groups)
        case e.Sequence(phases=phases):
            return phases
        case e.Phase(phases=phases, lines=lines):
            return (*phases, *lines)
    return ()


_PARTS = {e.ResultsStep: "results", e.ModifiersStep: "modifiers", e.VerdictStep: "verdict", e.EachStep: "each"}


def _names(node: Any) -> tuple[str, ...]:
    if isinstance(node, e.RollStep):
        return (node.name or "roll",)
    part = _PARTS.get(type(node))
    return (part,) if part else (getattr(node, "name", ""),)


def _cell(ruleset: e.Ruleset, name: str, keys: list[str]) -> Found | None:
    table = ruleset.tables.get(name)
    if table is None:
        return None
    down = keys if not table.columns else keys[:-1]
    for row in table.rows:
        if all(_takes(match, key) for match, key in zip(row.keys, down, strict=False)):
            at = 0
            if table.columns:
                at = next((i for i, match in enumerate(table.columns) if _takes(match, keys[-1])), -1)
            if 0 <= at < len(row.cells):
                cell = TableCell(table, row, row.cells[at])
                return Found(cell, table, cell.span)
    return None


def _takes(match: e.Match, key: str) -> bool:
    figure = re.match(r"-?\d+(?:/\d+)?", key)
    value: e.Value = {"yes": True, "no": False, "none": None}.get(key, key)
    for alt in match.alts:
        if isinstance(alt, e.Members) and value in alt.values:
            return True
        if isinstance(alt, e.Between) and figure:
            asked = Fraction(figure.group())
            low, high = _bound(alt.low), _bound(alt.high)
            above = low is None or asked > low or (asked == low and not alt.low_open)
            if above and (high is None or asked < high or (asked == high and not alt.high_open)):
                return True
    return False


def _bound(of: e.Expr | None) -> Fraction | None:
    match of:
        case e.Const(value=Fraction() as value):
            return value
        case e.Negate(of=e.Const(value=Fraction() as value)):
            return -value
    return None
