"""Expression, condition, match, figure + situation -> value. Reading only: nothing here writes a fact."""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction
from typing import Any

from attrs import define, field

from rulec.meaning.errors import InputError, NeedsChoice, NoRule, RuleError, TwoRules, spell
from rulec.meaning.situation import Entry, Frame, Range, Result, Situation
from rulec.model.entities import (
    All,
    AnyOf,
    Arith,
    Between,
    ColumnFor,
    Compare,
    Cond,
    Const,
    Equals,
    Expr,
    FactOf,
    Figure,
    FigureLine,
    Fold,
    FoldList,
    IsMatch,
    Line,
    LineHeld,
    LocalOf,
    Match,
    Members,
    Negate,
    Not,
    Per,
    Ranked,
    Row,
    Statement,
    Table,
    TableCell,
    Truth,
    ValueOf,
)

_DEEPEST = 64  # values that call values; deeper than any sheet, and shallow enough for Python


@define
class Scope:
    """A statement in hand: its locals and the lines that counted, by party."""

    statement: Statement
    locals: dict[tuple[str, str], Any] = field(factory=dict)
    held: dict[tuple[str, str], bool] = field(factory=dict)
    lines: dict[str, Line] = field(factory=dict)


@define
class Reader:
    """Works expressions out for one party of a situation."""

    situation: Situation
    scope: Scope
    frame: Frame

    @property
    def party(self) -> str:
        return self.frame[""]

    def whom(self, who: str) -> str:
        return self.frame.get(who, who)

    def log(self, sort: str, line: Line, counted: bool, value: str = "") -> None:
        name = self.scope.statement.name
        entry = Entry(self.party, name, sort, line.name, line.label, counted, value, line.cites, line.ruling)
        self.situation.trace.append(entry)

    # ------------------------------------------------------------ expressions

    def value(self, expr: Expr) -> Any:
        match expr:
            case Const(value=value):
                return value
            case FactOf(who=who, fact=fact):
                party = self.whom(who)
                if (party, fact) in self.situation.set_values:
                    return self.situation.set_values[party, fact]
                return self.situation.fact(party, fact)
            case LocalOf(who=who, name=name):
                return self.local(self.whom(who), name)
            case ValueOf(who=who, statement=name):
                return self.stated(who, name)
            case LineHeld(who=who, line=line):
                return self.line_held(self.whom(who), line)
            case TableCell(table=name, keys=keys):
                return self.cell(self.situation.rules.tables[name], [self.value(k) for k in keys])
            case ColumnFor():
                return self.column(expr)
            case Negate(of=of):
                return _apply(lambda v: -v, self.value(of))
            case Arith(op=op, left=left, right=right):
                return _arith(op, self.value(left), self.value(right))
            case Fold(how=how, items=items):
                return _fold(how, [self.value(i) for i in items])
            case FoldList():
                return self.fold_list(expr)
        raise AssertionError(expr)

    def number(self, expr: Expr) -> Fraction:
        """A value that must be one figure: an open range has to be chosen first, none counts as 0."""
        value = self.value(expr)
        if isinstance(value, Range):
            raise NeedsChoice("distance", (), value.low, value.high)
        if value is None:
            return Fraction(0)
        return Fraction(value)

    def local(self, party: str, name: str) -> Any:
        if (party, name) in self.situation.set_values:
            return self.situation.set_values[party, name]
        if (party, name) in self.scope.locals:
            return self.scope.locals[party, name]
        return None

    def stated(self, who: str, name: str) -> Any:
        """A value or term stated elsewhere, for a party that may be another than the one in hand."""
        party = self.whom(who)
        if (party, name) in self.situation.set_values:
            return self.situation.set_values[party, name]
        statement = self.situation.rules.statements[name]
        self.situation.depth += 1
        try:
            if self.situation.depth > _DEEPEST:
                raise RuleError(f"{name} is worked out from itself", statement.cites)
            scope = Scope(statement)
            # Names of the calling statement stay visible to a table keyed by name, but lines that counted do not.
            scope.locals = self.scope.locals
            reader = Reader(self.situation, scope, self.called_frame(statement, who, party))
            return reader.whole(statement)
        finally:
            self.situation.depth -= 1

    def called_frame(self, statement: Statement, who: str, party: str) -> Frame:
        frame = {**self.frame, "": party, statement.roles[0]: party}
        if party != self.party:
            frame["enemy"] = self.party
        if len(statement.roles) > 1:
            other = self.party if party != self.party else self.opponent(statement.roles[1])
            frame[statement.roles[1]] = other
        return frame

    def opponent(self, role: str) -> str:
        if role in self.frame:
            return self.frame[role]
        others = [p for w, p in self.frame.items() if w and p != self.party]
        return others[0] if others else role

    def whole(self, statement: Statement) -> Any:
        """What a value or term comes to in this frame."""
        if statement.when is not None and not self.holds(statement.when):
            return False if statement.word == "term" else None
        if statement.figure is not None:
            return self.figure(statement.figure, statement.name)
        return any(self.holds(c.when) for c in statement.cases)

    def line_held(self, party: str, name: str) -> bool:
        key = (party, name)
        if key not in self.scope.held:
            line = self.scope.lines.get(name)
            if line is None:
                return False
            self.scope.held[key] = False  # a line that asks after itself has not counted
            mine = self.frame if party == self.party else {**self.frame, "": party, "enemy": self.party}
            self.scope.held[key] = Reader(self.situation, self.scope, mine).holds(line.when)
        return self.scope.held[key]

    def fold_list(self, expr: FoldList) -> Any:
        party = self.whom(expr.who)
        fact = self.situation.declared(party, expr.fact)
        record = fact.domain.record if fact else ""
        found = []
        for i, element in enumerate(self.situation.fact(party, expr.fact)):
            name = f"{record}#{i + 1}"
            self.situation.facts[name] = element
            frame = {**self.frame, "": name, record: name}
            found.append(Reader(self.situation, self.scope, frame).value(expr.each))
        return _fold(expr.how, found)

    # ------------------------------------------------------------ tables

    def row(self, table: Table, keys: list[Any]) -> Row:
        rows = [r for r in table.rows if all(self.matches(m, k) for m, k in zip(r.keys, keys, strict=False))]
        if not rows:
            said = ", ".join(f"{n} {spell(k)}" for n, k in zip(table.keys, keys, strict=False))
            raise NoRule(f"{table.label or table.name} has no row for {said}", table.cites)
        return rows[0] if len(rows) == 1 else self.only(table, rows)

    def only(self, table: Table, rows: list[Row]) -> Row:
        if all(r.cells == rows[0].cells for r in rows):
            return rows[0]
        raise TwoRules(f"{table.label or table.name} has two rows for this case", rows[0].cites + rows[1].cites)

    def cell(self, table: Table, keys: list[Any]) -> Any:
        if not table.columns:
            return self.cell_value(self.row(table, keys).cells[0].match)
        row = self.row(table, keys[:-1])
        for column, cell in zip(table.columns, row.cells, strict=False):
            if self.matches(column, keys[-1]):
                return self.cell_value(cell.match)
        raise NoRule(f"{table.label or table.name} has no column for {table.keys[-1]} {spell(keys[-1])}", table.cites)

    def cell_value(self, match: Match | None) -> Any:
        if match is None:
            return None
        alt = match.alts[0]
        if isinstance(alt, Members):
            return alt.values[0]
        if isinstance(alt, Equals):
            return self.value(alt.of)
        if isinstance(alt, Between) and alt.low is not None and alt.high is not None:
            low, high = self.number(alt.low), self.number(alt.high)
            return low if low == high else Range(low, high)
        raise RuleError(f"{match.text} is not one value", ())

    def column(self, expr: ColumnFor) -> Any:
        """The heading whose cell holds the value, looked up backwards."""
        table = self.situation.rules.tables[expr.table]
        row = self.row(table, [self.value(k) for k in expr.keys])
        of = self.number(expr.of)
        found = [
            self.cell_value(c) for c, cell in zip(table.columns, row.cells, strict=False)
            if cell.match is not None and self.cell_holds(table.relation, cell.match, of)
        ]  # fmt: skip
        if not found:
            return None
        if expr.which == "the" and len(found) > 1:
            both = " and ".join(map(spell, found))
            raise TwoRules(f"{table.label or table.name}: {spell(of)} is both {both}", row.cites)
        return found[0] if expr.which == "first" else found[-1]

    def cell_holds(self, relation: str, match: Match, of: Fraction) -> bool:
        if relation == "within":
            return of <= self.cell_value(match)  # type: ignore[no-any-return]
        if relation == "at least":
            return of >= self.cell_value(match)  # type: ignore[no-any-return]
        return self.matches(match, of)

    # ------------------------------------------------------------ conditions

    def holds(self, cond: Cond | None) -> bool:
        match cond:
            case None:
                return True
            case Truth(of=of):
                return self.value(of) is True
            case IsMatch(of=of, match=match_, negated=negated):
                return self.matches(match_, self.value(of)) is not negated
            case Compare(left=left, relation=relation, right=right):
                a, b = self.value(left), self.value(right)
                if a is None or b is None:
                    return False
                return bool({"within": a <= b, "less than": a < b}.get(relation, a > b))
            case Not(of=of_):
                return not self.holds(of_)
            case All(of=parts):
                return all(self.holds(p) for p in parts)
            case AnyOf(of=parts):
                return any(self.holds(p) for p in parts)

    def matches(self, match: Match, value: Any) -> bool:
        return any(self.alt(a, value) for a in match.alts)

    def alt(self, alt: Any, value: Any) -> bool:
        match alt:
            case Members(values=values):
                return any(type(v) is type(value) and v == value for v in values)
            case Equals(of=of):
                return bool(self.value(of) == value)
            case Ranked(of=of, way=way, order=order):
                there = self.value(of)
                if value not in order or there not in order:
                    return False
                here, mark = order.index(value), order.index(there)
                return here <= mark if way == "better" else here >= mark
            case Between(low=low, high=high, low_open=low_open, high_open=high_open):
                if not isinstance(value, Fraction):
                    return False
                if low is not None and (value <= (v := self.number(low))) and (low_open or value != v):
                    return False
                return not (high is not None and value >= (v := self.number(high)) and (high_open or value != v))
        raise AssertionError(alt)

    # ------------------------------------------------------------ figures

    def figure(self, figure: Figure, name: str, start: Any = None) -> Result:
        """A figure: the first unsigned line that holds (else the header's), then every other line from top to bottom."""
        value = self.base(figure, name) if start is None else start
        earlier = False
        for line in figure.lines:
            if line.op == "set":
                continue
            counted = not earlier if line.otherwise else self.holds(line.when)
            earlier = earlier or counted
            if value is None:
                continue
            before = value
            if counted:
                value, counted, said = self.step(line, value)
            else:
                said = ""
            self.scope.held[self.party, line.name] = counted
            self.log("modifier", line, counted, said or (spell(value) if value != before else ""))
        if isinstance(value, Range):
            return self.settled(name, value)
        return value  # type: ignore[no-any-return]

    def settled(self, name: str, value: Range) -> Result:
        """A range stays open until the player has chosen within it."""
        for key in (f"{self.party}.{name}", name):
            if key in self.situation.chosen:
                picked = self.situation.chosen[key]
                if not isinstance(picked, Fraction) or not value.low <= picked <= value.high:
                    raise InputError(f"{key} = {spell(picked)} is not within {value}")
                return picked
        return value

    def base(self, figure: Figure, name: str) -> Any:
        sets = [line for line in figure.lines if line.op == "set"]
        earlier, found, value = False, False, Fraction(0)
        for line in sets:
            counted = not found and (not earlier if line.otherwise else self.holds(line.when))
            earlier = earlier or counted
            self.scope.held[self.party, line.name] = counted
            if counted and line.amount is not None:
                found = True
                value = self.spread(line.amount, line.stop, line.rounding)
            self.log("value", line, counted, spell(value) if counted else "")
        if found:
            return value
        if figure.start is not None:
            return self.spread(figure.start, figure.stop, figure.rounding)
        if sets:
            raise NoRule(f"no line of {name} fits this case", self.scope.statement.cites)
        return value

    def spread(self, low: Expr, high: Expr | None, rounding: str | None) -> Any:
        value = self.value(low)
        if high is not None:
            return Range(self.number(low), self.number(high))
        return _apply(lambda v: rounded(v, rounding), value) if rounding else value

    def step(self, line: FigureLine, value: Any) -> tuple[Any, bool, str]:
        """One line applied: the new value, whether it counted, and what it did."""
        match line.op:
            case "double":
                return _apply(lambda v: v * 2, value), True, "x 2"
            case "halve":
                return _apply(lambda v: rounded(v / 2, line.rounding), value), True, "halved"
            case "at least" | "at most":
                bound = self.number(line.amount) if line.amount is not None else Fraction(0)
                keep = max if line.op == "at least" else min
                after = _apply(lambda v: keep(v, bound), value)
                return after, after != value, spell(bound)
            case "by":
                return self.by(line, value)
        amount = self.added(line)
        if amount is None:
            return value, False, "left out"
        return _apply(lambda v: v + amount, value), amount != 0, f"{'+' if amount >= 0 else ''}{amount}"

    def by(self, line: FigureLine, value: Any) -> tuple[Any, bool, str]:
        assert line.by is not None
        of = self.value(line.by)
        for match, amount in line.pairs:
            if self.matches(match, of):
                if amount is None:
                    return value, False, "none"
                n = self.number(amount)
                return _apply(lambda v: v + n, value), True, f"{'+' if n >= 0 else ''}{n} ({match.text})"
        return value, False, ""

    def added(self, line: FigureLine) -> Fraction | None:
        assert line.amount is not None
        amount = self.number(line.amount)
        if line.per is not None:
            amount *= self.count(line.per)
        if line.at_most is not None:
            amount = min(amount, self.number(line.at_most))
        if line.sign == "+/-":
            options: tuple[Fraction | None, ...] = (amount, -amount, *((None,) if line.optional else ()))
            return self.situation.choose(self.party, line.name, options)  # type: ignore[return-value]
        signed = -amount if line.sign == "-" else amount
        if line.optional:
            return self.situation.choose(self.party, line.name, (signed, None))  # type: ignore[return-value]
        return signed

    def count(self, per: Per) -> Fraction:
        """How often a `per` line counts: never below 0; whole ones of a unit, or begun ones with `or part`."""
        n = self.number(per.of)
        if per.each is not None:
            n = Fraction(math.ceil(n / per.each) if per.or_part else math.floor(n / per.each))
        return max(n, Fraction(0))


def rounded(value: Fraction, how: str | None) -> Fraction:
    if how == "up":
        return Fraction(math.ceil(value))
    if how == "down":
        return Fraction(math.floor(value))
    if how == "nearest":
        return Fraction(math.floor(value + Fraction(1, 2)))
    return value


def _apply(change: Callable[[Fraction], Fraction], value: Any) -> Any:
    if value is None:
        return None
    if isinstance(value, Range):
        ends = sorted((change(value.low), change(value.high)))
        return ends[0] if ends[0] == ends[1] else Range(*ends)
    return change(value)


def _arith(op: str, a: Any, b: Any) -> Any:
    """none adds nothing; anything times or over none is none."""
    if a is None or b is None:
        return (a if b is None else (b if op == "+" else -b)) if op in "+-" else None
    if isinstance(a, Range) and isinstance(b, Range):
        raise NeedsChoice("distance", (), a.low, a.high)
    if isinstance(b, Range):
        return _apply(lambda v: _plain(op, a, v), b)
    return _apply(lambda v: _plain(op, v, b), a)


def _plain(op: str, a: Fraction, b: Fraction) -> Fraction:
    if op == "over":
        if b == 0:
            raise NoRule("a ratio to 0 is asked for")
        return a / b
    return a + b if op == "+" else a - b if op == "-" else a * b


def _fold(how: str, values: list[Any]) -> Any:
    known = [v for v in values if v is not None]
    if not known:
        return Fraction(0) if how == "sum" else None
    if how in ("largest", "best"):
        return max(known)
    if how in ("smallest", "worst"):
        return min(known)
    total = sum(known, Fraction(0))
    return total / len(known) if how == "average" else total
