"""Table + keys -> cell, and backwards: the heading whose cell holds a value. The second layer of a reader."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from attrs import define

from rulec.meaning.conditions import Judge
from rulec.meaning.errors import NoRule, RuleError, TwoRules
from rulec.meaning.values import Range, say
from rulec.model.entities import Between, Cell, ColumnFor, Equals, Match, Members, Row, Table


@define
class TableReader(Judge):
    """Looks things up in tables."""

    def row(self, table: Table, keys: list[Any]) -> Row:
        """The row for all keys but the last (or the only one). Rows that agree may overlap."""
        rows = [r for r in table.rows if all(self.matches(m, k) for m, k in zip(r.keys, keys, strict=True))]
        if not rows:
            raise NoRule(f"{_title(table)} has no row for {self.said(table, keys)}", table.cites)
        if any(r.cells != rows[0].cells for r in rows):
            cites = tuple(dict.fromkeys(c for r in rows for c in r.cites))
            raise TwoRules(f"{_title(table)} has two rows for {self.said(table, keys)}", cites)
        return rows[0]

    def said(self, table: Table, keys: list[Any]) -> str:
        length = self.situation.rules.length
        found = zip(table.keys, keys, table.key_types, strict=False)
        return ", ".join(f"{name} {say(key, type_, length)}" for name, key, type_ in found)

    def cell(self, table: Table, keys: list[Any]) -> Any:
        """Across: the value in the cell for these keys."""
        row = self.row(table, keys[:-1] if table.columns else keys)
        cell = self.across(table, row, keys) if table.columns else row.cells[0]
        value = self.cell_value(cell.match)
        said = say(value, table.type, self.situation.rules.length)
        self.looked(table, row, cell, f"{self.said(table, keys)}: {said}")
        return value

    def across(self, table: Table, row: Row, keys: list[Any]) -> Cell:
        found = [c for m, c in zip(table.columns, row.cells, strict=False) if self.matches(m, keys[-1])]
        if not found:
            raise NoRule(f"{_title(table)} has no column for {self.said(table, keys)}", table.cites)
        if any(c != found[0] for c in found):
            raise TwoRules(f"{_title(table)} has two columns for {self.said(table, keys)}", row.cites)
        return found[0]

    def looked(self, table: Table, row: Row, cell: Cell, said: str) -> None:
        self.situation.used.add(id(cell))
        self.note("row", table.name, _title(table), True, said, row.cites, row.ruling)

    def cell_value(self, match: Match | None) -> Any:
        """What a cell or a heading is, as one value or a range."""
        if match is None:
            return None
        match match.alts[0]:
            case Members(values=values):
                return values[0]
            case Equals(of=of):
                return self.value(of)
            case Between(low=low, high=high) if low is not None and high is not None:
                a, b = self.number(low), self.number(high)
                return a if a == b else Range(a, b)
        raise RuleError(f"{match.text} is not one value")

    def column(self, expr: ColumnFor) -> Any:
        """Backwards: the heading whose cell holds the value; none if no cell does, or there is no value."""
        table = self.situation.rules.tables[expr.table]
        row = self.row(table, [self.value(k) for k in expr.keys])
        of = self.settled(expr.of)
        if of is None:
            return None
        found = [
            (heading, cell)
            for heading, cell in zip(table.columns, row.cells, strict=False)
            if cell.match is not None and self.cell_holds(table.relation, cell.match, of)
        ]
        headings = [self.cell_value(heading) for heading, _ in found]
        self.situation.used.update(id(cell) for cell in row.cells if cell.match is None)  # none, and so passed over
        length = self.situation.rules.length
        if expr.which == "the" and len(found) > 1:
            both = " and ".join(say(h, table.key_types[-1], length) for h in headings)
            raise TwoRules(f"{_title(table)}: {say(of, table.type, length)} is both {both}", row.cites)
        if not found:
            return None
        at = 0 if expr.which == "first" else -1
        said = f"{say(of, table.type, length)}: {say(headings[at], table.key_types[-1], length)}"
        self.looked(table, row, found[at][1], said)
        return headings[at]

    def cell_holds(self, relation: str, match: Match, of: Fraction) -> bool:
        """`gives within` makes a cell of 120 yd hold all up to it, `gives at least` makes 5 hold all from it."""
        if relation in ("within", "at least"):
            mark = self.cell_value(match)
            return isinstance(mark, Fraction) and (of <= mark if relation == "within" else of >= mark)
        return self.matches(match, of)


def _title(table: Table) -> str:
    return table.label or table.name
