"""Tables -> nodes: the cell for some keys, and backwards the heading whose cell holds a value."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rulec.backends.batch.graph import Node
from rulec.backends.batch.situation import Judge
from rulec.backends.batch.values import Fig, Unvectorised, Val
from rulec.model.entities import Between, Cell, ColumnFor, Equals, Match, Members, Row, Table, Type


def rows(reader: Judge, table: Table, keys: Sequence[Val]) -> list[Node]:
    """Where each row is the one: the first that fits. Rows that agree may overlap."""
    g = reader.g
    fits = [g.both(*(reader.matches(m, k) for m, k in zip(row.keys, keys, strict=True))) for row in table.rows]
    return _first(reader, fits, lambda i, j: table.rows[i].cells == table.rows[j].cells)


def _first(reader: Judge, fits: list[Node], agree: Callable[[int, int], bool]) -> list[Node]:
    g, found, first = reader.g, reader.g.no, list[Node]()
    for fit in fits:
        first.append(g.both(g.invert(found), fit))
        found = g.either(found, fit)
    reader.world.error("NoRule", g.invert(found))
    for i, one in enumerate(fits):
        for j in range(i + 1, len(fits)):
            if not agree(i, j):
                reader.world.error("TwoRules", g.both(one, fits[j]))
    return first


def cell(reader: Judge, table: Table, keys: Sequence[Val]) -> Val:
    """Across: the value in the cell for these keys."""
    keys = [reader.closed(key) for key in keys]
    if not table.columns:
        return _picked(reader, rows(reader, table, keys), [row.cells[0] for row in table.rows], table.type)
    first = rows(reader, table, keys[:-1])
    value: Val = None
    for row, here in zip(table.rows, first, strict=True):
        with reader.world.under(here):
            if reader.world.mask.const != 0:
                value = reader.calc.select(here, _across(reader, table, row, keys[-1]), value)
    return value


def _across(reader: Judge, table: Table, row: Row, key: Val) -> Val:
    cells = row.cells[: len(table.columns)]
    fits = [reader.matches(m, key) for m in table.columns[: len(cells)]]
    return _picked(reader, _first(reader, fits, lambda i, j: cells[i] == cells[j]), cells, table.type)


def _picked(reader: Judge, first: list[Node], cells: Sequence[Cell], type_: Type) -> Val:
    value: Val = None
    for here, one in reversed(list(zip(first, cells, strict=True))):
        with reader.world.under(here):
            value = reader.calc.select(here, cell_value(reader, one.match, type_), value)
    return value


def cell_value(reader: Judge, match: Match | None, type_: Type) -> Val:
    """What a cell or a heading is, as one value or a range."""
    if match is None:
        return None
    match match.alts[0]:
        case Members(values=values):
            return reader.calc.constant(values[0], type_.values)
        case Equals(of=of):
            return reader.value(of)
        case Between(low=low, high=high) if low is not None and high is not None:
            a, b = reader.calc.alike(reader.number(low), reader.number(high))
            apart = reader.g.invert(reader.calc.equal(a, b))
            if apart.const == 0:
                return a
            if a.den is not None or b.den is not None:
                raise Unvectorised("a range over a figure of the row")
            return Fig(a.num, a.scale, reader.g.no, None, b.num, apart)
    raise Unvectorised(f"{match.text}, which is not one value")


def column(reader: Judge, expr: ColumnFor) -> Val:
    """Backwards: the heading whose cell holds the value; none if no cell does, or there is no value."""
    g, calc = reader.g, reader.calc
    table = reader.world.rules.tables[expr.table]
    first = rows(reader, table, [reader.closed(reader.value(k)) for k in expr.keys])
    of = reader.settled(expr.of)
    found: Val = None
    for row, here in zip(table.rows, first, strict=True):
        there = g.both(here, g.invert(calc.none_of(of)))
        with reader.world.under(there):
            if reader.world.mask.const != 0:
                found = calc.select(there, _heading(reader, table, row, of, expr.which), found)
    return found


def _heading(reader: Judge, table: Table, row: Row, of: Val, which: str) -> Val:
    g, calc = reader.g, reader.calc
    fits = [
        (heading, holds(reader, table, one.match, of))
        for heading, one in zip(table.columns, row.cells, strict=False)
        if one.match is not None
    ]
    if which == "the":
        for i, (_, fit) in enumerate(fits):
            for _, other in fits[i + 1 :]:
                reader.world.error("TwoRules", g.both(fit, other))
    value: Val = None
    for heading, fit in reversed(fits) if which == "first" else fits:
        value = calc.select(fit, cell_value(reader, heading, table.key_types[-1]), value)
    return value


def holds(reader: Judge, table: Table, match: Match, of: Any) -> Node:
    """`gives within` makes a cell of 120 yd hold all up to it, `gives at least` makes 5 hold all from it."""
    if table.relation not in ("within", "at least"):
        return reader.matches(match, of)
    mark = cell_value(reader, match, table.type)
    if not isinstance(mark, Fig) or mark.open is not None or not isinstance(of, Fig):
        return reader.g.no
    small, large = (of, mark) if table.relation == "within" else (mark, of)
    return reader.g.both(reader.g.invert(mark.none), reader.calc.at_most(small, large))
