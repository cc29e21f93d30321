"""Tables -> functions of Python that find a row and a column, and readings of them. The second layer of a reader."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from attrs import define, evolve

from rulec.backends.python.code import Block
from rulec.backends.python.conditions import Judge
from rulec.backends.python.registry import Registry, cited
from rulec.backends.python.values import TRUE, Val, both
from rulec.model.entities import Between, Cell, ColumnFor, Equals, Match, Members, Row, Table, Type


@define
class TableReader(Judge):
    """Looks things up in tables."""

    def cell(self, table: Table, keys: list[Val]) -> Val:
        """Across: the value in the cell for these keys."""
        keys = [self.fn.atom(self.closed(key), "key") for key in keys]
        made = self.fn.table(table)
        args = ", ".join(key.code for key in keys)
        where = f"{made.place}({args})"
        values = [self.cell_value(cell.match, table.type) for row in table.rows for cell in row.cells]
        kind = _together(values, table.type)
        if not self.fn.traced:
            return evolve(kind, code=f"{made.cells}[{where}]", prec=8)
        at = self.fn.fresh("place")
        self.fn.add(f"{at} = {where}")
        found = self.fn.assign(self.fn.fresh("cell"), evolve(kind, code=f"{made.cells}[{at}]", prec=8))
        self.looked(
            table, f"{at} // {made.width}", f"(({args},), {found.code})", ("cell", table.type.sort, _sorts(table))
        )
        return found

    def looked(self, table: Table, row: str, value: str, how: tuple[Any, ...]) -> None:
        """Note the row that was read: who says so differs from row to row."""
        numbers = [
            self.registry.line(
                self.scope.statement.name, "row", table.name, table.label or table.name, r.cites, r.ruling, how
            )
            for r in table.rows
        ]
        number = str(numbers[0]) if len(set(numbers)) == 1 else f"{tuple(numbers)!r}[{row}]"
        self.fn.add(f"note(({self.called}, {number}, True, {value}))")

    def cell_value(self, match: Match | None, type_: Type) -> Val:
        """What a cell or a heading is, as one value or a range."""
        if match is None:
            return self.registry.const(None, type_)
        match match.alts[0]:
            case Members(values=values):
                return self.registry.const(values[0], type_)
            case Equals(of=of):
                return self.value(of)
            case Between(low=low, high=high) if low is not None and high is not None:
                a, b = self.number(low), self.number(high)
                if a.const == b.const:
                    return a
                return Val(f"Range({a.code}, {b.code})", type_, open=True)
        return Val(f"_one_value({match.text!r})", type_)

    def column(self, expr: ColumnFor) -> Val:
        """Backwards: the heading whose cell holds the value; none if no cell does, or there is no value."""
        table = self.rules.tables[expr.table]
        keys = [self.fn.atom(self.closed(self.value(k)), "key") for k in expr.keys]
        made = self.fn.table(table)
        row = f"{made.row}({', '.join(k.code for k in keys)})"
        of = self.settled(expr.of)
        if of.none:
            of = self.fn.atom(of)
        finder = self.fn.column_finder(table, expr.which)
        headings = [self.cell_value(h, table.key_types[-1]) for h in table.columns]
        kind = evolve(_together(headings, table.key_types[-1]), none=True)
        if not self.fn.traced:
            return evolve(kind, code=f"{made.headings}[{finder}({row}, {of.code})]", prec=8)
        at, place = self.fn.fresh("row"), self.fn.fresh("column")
        of = self.fn.atom(of)
        self.fn.add(f"{at} = {row}")
        self.fn.add(f"{place} = {finder}({at}, {of.code})")
        found = self.fn.assign(self.fn.fresh("heading"), evolve(kind, code=f"{made.headings}[{place}]", prec=8))
        with self.fn.block.inside(f"if {place} >= 0:"):
            how = ("column", table.type.sort, table.key_types[-1].sort)
            self.looked(table, at, f"({of.code}, {found.code})", how)
        return found


def _together(values: list[Val], type_: Type) -> Val:
    """What is known of a value that is one of these."""
    lows = [v.low for v in values if v.const is not None]
    return Val(
        "", type_,
        none=any(v.none for v in values), open=any(v.open for v in values), frac=any(v.frac for v in values),
        low=None if not lows or None in lows else min(low for low in lows if low is not None),
    )  # fmt: skip


def _sorts(table: Table) -> tuple[tuple[str, str], ...]:
    return tuple((name, type_.sort) for name, type_ in zip(table.keys, table.key_types, strict=True))


# ---------------------------------------------------------------- the functions of a table


@define
class TableWriter:
    """Writes the functions of one table: which row, which place (row and column as one number), which column back.
    reader is one that judges nothing but constants."""

    table: Table
    reader: TableReader
    name: str

    @property
    def registry(self) -> Registry:
        return self.reader.registry

    @property
    def across(self) -> bool:
        return bool(self.table.columns)

    def parameters(self, count: int) -> list[tuple[str, Val]]:
        keys = zip(self.table.keys[:count], self.table.key_types, strict=False)
        return [
            (f"{key.replace('.', '_')}_", Val(f"{key.replace('.', '_')}_", type_, none=True, frac=True))
            for key, type_ in keys
        ]

    def signature(self, count: int) -> str:
        return ", ".join(f"{name}: {self.registry.python_type(value)}" for name, value in self.parameters(count))

    def said(self, count: int) -> str:
        """The keys in words, for an error: an f-string's inside."""
        parts = []
        for key, type_, (name, _) in zip(self.table.keys, self.table.key_types, self.parameters(count), strict=False):
            parts.append(f"{key} {{_say({name}, {type_.sort!r})}}")
        return ", ".join(parts)

    @property
    def title(self) -> str:
        return self.table.label or self.table.name

    def row_function(self) -> Block:
        """The number of the row for all keys but the last (or the only one). Rows that agree may overlap."""
        down = len(self.table.keys) - (1 if self.across else 0)
        conds = [self.row_cond(row, [v for _, v in self.parameters(down)]) for row in self.table.rows]
        block = Block()
        with block.inside(f"def {self.name}_row({self.signature(down)}) -> int:"):
            block.add(f'"""The row of {self.table.name}."""')
            same = [[r.cells == other.cells for other in self.table.rows] for r in self.table.rows]
            self._first(block, conds, same, down, "row", None)
        return block

    def place_function(self) -> Block:
        """Row and column as one number."""
        block = Block()
        count = len(self.table.keys)
        params = self.parameters(count)
        with block.inside(f"def {self.name}_place({self.signature(count)}) -> int:"):
            block.add(f'"""The place of a cell in {self.table.name}, counted row by row."""')
            down = ", ".join(name for name, _ in params[:-1])
            block.add(f"row = {self.name}_row({down}) * {len(self.table.columns)}")
            conds = [self.reader.matches(m, params[-1][1]) for m in self.table.columns]
            agree = [
                [all(_cell(r, i) == _cell(r, j) for r in self.table.rows) for j in range(len(self.table.columns))]
                for i in range(len(self.table.columns))
            ]
            self._first(block, conds, agree, count, "column", "row")
        return block

    def row_cond(self, row: Row, keys: list[Val]) -> Val:
        return both([self.reader.matches(m, k) for m, k in zip(row.keys, keys, strict=True)])

    def _first(
        self, block: Block, conds: list[Val], agree: list[list[bool]], count: int, what: str, plus: str | None
    ) -> None:
        """The first that fits; where two that say different things could fit, both are looked at."""
        apart = all(
            agree[i][j] or self._disjoint(what, i, j) for i in range(len(conds)) for j in range(i + 1, len(conds))
        )
        if apart:
            for i, cond in enumerate(conds):
                code = f"{plus} + {i}" if plus else str(i)
                if cond.const is True:
                    block.add(f"return {code}")
                    return
                with block.inside(f"if {cond.code}:"):
                    block.add(f"return {code}")
        else:
            listed = ", ".join(f"({cond.code})" for cond in conds)
            block.add(f"found = [i for i, fits in enumerate(({listed},)) if fits]")
            table = repr(tuple(tuple(row) for row in agree))
            with block.inside(f"if any(not {table}[found[0]][i] for i in found):"):
                message = f"{self.title} has two {what}s for "
                block.add(f"raise TwoRules({message!r} + f{self.said(count)!r}, {self._two_cites(what)})")
            with block.inside("if found:"):
                block.add(f"return {plus} + found[0]" if plus else "return found[0]")
        message = f"{self.title} has no {what} for "
        block.add(f"raise NoRule({message!r} + f{self.said(count)!r}, {cited(self.table.cites)})")

    def _two_cites(self, what: str) -> str:
        if what == "column":
            return f"{tuple(tuple(map(str, r.cites)) for r in self.table.rows)!r}[row // {len(self.table.columns)}]"
        cites = tuple(tuple(map(str, r.cites)) for r in self.table.rows)
        return f"tuple(dict.fromkeys(cite for i in found for cite in {cites!r}[i]))"

    def _disjoint(self, what: str, i: int, j: int) -> bool:
        """Whether no key can be in both rows or columns, as far as is easily seen."""
        if what == "column":
            return _apart(self.table.columns[i], self.table.columns[j])
        pairs = zip(self.table.rows[i].keys, self.table.rows[j].keys, strict=True)
        return any(_apart(a, b) for a, b in pairs)

    def column_function(self, which: str) -> Block:
        """The number of the column whose cell holds a value, -1 if none does."""
        block = Block()
        of = Val("of", self.table.type, none=True, frac=True)
        with block.inside(f"def {self.name}_{which}(row: int, of: {self.registry.python_type(of)}) -> int:"):
            block.add(f'"""The {which} column of {self.table.name} whose cell holds it."""')
            with block.inside("if of is None:"):
                block.add("return -1")
            of = evolve(of, none=False)
            for number, row in enumerate(self.table.rows):
                last = number == len(self.table.rows) - 1
                lines = self._columns(row, of, which)
                if last:
                    block.put(lines)
                else:
                    with block.inside(f"if row == {number}:"):
                        block.put(lines)
        return block

    def _columns(self, row: Row, of: Val, which: str) -> Block:
        block = Block()
        cells = [
            (i, self.cell_holds(cell.match, of))
            for i, cell in enumerate(row.cells[: len(self.table.columns)])
            if cell.match is not None
        ]
        if which == "the" and len(cells) > 1:
            listed = ", ".join(f"({i}, {held.code})" for i, held in cells)
            block.add(f"found = [i for i, fits in ({listed},) if fits]")
            with block.inside("if len(found) > 1:"):
                names = tuple(_heading(h) for h in self.table.columns)
                sort = self.table.type.sort
                both_ = f'" and ".join({names!r}[i] for i in found)'
                message = f"{self.title}: "
                block.add(
                    f"raise TwoRules({message!r} + _say(of, {sort!r}) + ' is both ' + {both_}, {cited(row.cites)})"
                )
            block.add("return found[0] if found else -1")
            return block
        for i, held in cells if which == "first" else reversed(cells):
            if held.const is True:
                block.add(f"return {i}")
                return block
            with block.inside(f"if {held.code}:"):
                block.add(f"return {i}")
        block.add("return -1")
        return block

    def cell_holds(self, match: Match, of: Val) -> Val:
        relation = self.table.relation
        if relation in ("within", "at least"):
            mark = self.reader.cell_value(match, self.table.type)
            if not isinstance(mark.const, Fraction):
                return Val("False", TRUE.type, const=False)
            return self.reader.compared(of, "<=" if relation == "within" else ">=", mark)
        return self.reader.matches(match, of)


def _cell(row: Row, at: int) -> Cell | None:
    return row.cells[at] if at < len(row.cells) else None


def _heading(match: Match) -> str:
    alt = match.alts[0]
    return str(alt.values[0]) if isinstance(alt, Members) else match.text


def _apart(a: Match, b: Match) -> bool:
    return all(_alts_apart(x, y) for x in a.alts for y in b.alts)


def _alts_apart(x: Any, y: Any) -> bool:
    if isinstance(x, Members) and isinstance(y, Members):
        return not set(x.values) & set(y.values)
    if isinstance(x, Between) and isinstance(y, Between):
        return _below(x, y) or _below(y, x)
    return isinstance(x, Members | Between) and isinstance(y, Members | Between)


def _below(x: Between, y: Between) -> bool:
    """Whether all of x is below all of y."""
    high, low = getattr(x.high, "value", None), getattr(y.low, "value", None)
    if not isinstance(high, Fraction) or not isinstance(low, Fraction):
        return False
    return high < low or (high == low and (x.high_open or y.low_open))
