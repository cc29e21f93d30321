"""A part of the model -> the figures it states: numbers with their sign, dice, bounds, and the labels of what it names.

Seen through what it uses: a line that asks for a term states what the term does; one that reads a table states its cells.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Any

from attrs import define, field

from rulec.meaning.lines import lines_of
from rulec.model import entities as e
from rulec.model.parts import nodes_in

_OPPOSITE = {"at least": "less than", "less than": "at least", "at most": "more than", "more than": "at most"}
_RELATIONS = {"within": "at most", "beyond": "more than", "more than": "more than", "less than": "less than"}
_MIRRORED = {"at least": "at most", "at most": "at least", "more than": "less than", "less than": "more than"}


@define
class Stated:
    """values: signed figures; sorts: (value, sort) of each; bounds: (value, bound); dice: names; labels: texts that are
    printed for what is named."""

    values: set[Fraction] = field(factory=set)
    sorts: set[tuple[Fraction, str]] = field(factory=set)
    bounds: set[tuple[Fraction, str]] = field(factory=set)
    dice: set[str] = field(factory=set)
    labels: list[str] = field(factory=list)

    def add(self, value: Fraction, sort: str = "number") -> None:
        self.values.add(value)
        self.sorts.add((abs(value), sort))

    @property
    def sizes(self) -> set[Fraction]:
        return {abs(v) for v in self.values}


def stated(ruleset: e.Ruleset, statement: e.Statement | None, nodes: Iterable[Any], *, through: bool = True) -> Stated:
    """What the nodes state; through: also by way of the terms, values, tables and lines that they name."""
    reader = _Reader(ruleset, statement, through)
    for node in nodes:
        reader.look(node, True)
    return reader.found


@define
class _Reader:
    rules: e.Ruleset
    statement: e.Statement | None
    through: bool
    found: Stated = field(factory=Stated)
    seen: set[tuple[str, bool]] = field(factory=set)

    def look(self, node: Any, holds: bool, sign: int = 1) -> None:
        """holds: whether what is asked must be so; under `unless` it must not, and every bound is turned round."""
        match node:
            case e.Const(value=Fraction() as value, type=of):
                self.found.add(sign * value, of.sort)
            case e.Negate(of=of):
                self.look(of, holds, -sign)
            case e.FactOf(fact=fact):
                self.fact(fact)
            case e.Const(value=str(member), type=of):
                self.member(of, member)
            case e.Match():
                self.match(node, holds, sign)
            case e.Compare():
                self.compare(node, holds)
            case e.Not(of=of):
                self.look(of, not holds)
            case e.IsMatch(of=of, match=match, negated=negated):
                self.look(of, holds)
                self.look(match, holds != negated)
                if isinstance(of, e.FactOf | e.LocalOf | e.ValueOf | e.TableCell | e.ColumnFor):
                    self.members(of.type, match)
            case e.FigureLine():
                self.figure_line(node)
            case e.DieItem(die=die, low=low, high=high):
                self.found.dice.add(die)
                self.look((low, high), holds)
                if not isinstance(low, e.Const):  # so many dice each
                    self.found.add(Fraction(1))
                self.found.add(Fraction(len(_faces(self.rules, die))))
            case e.ValueOf(statement=name):
                self.named(name, holds)
            case e.TableCell(table=name, keys=keys) | e.ColumnFor(table=name, keys=keys):
                self.named(name, holds)
                self.look(keys, holds)
            case e.LineHeld(line=name):
                self.line(name, holds)
            case e.Per(of=of, each=each):
                self.look(of, holds)
                if each is not None and not isinstance(of, e.LineHeld):
                    self.found.add(each, of.type.sort)
            case e.Obliges(acts=acts):
                if self.through:  # "in one of two ways" is two acts
                    self.found.add(Fraction(len(acts)))
                for act in acts:
                    self.named(act, holds)
            case e.LocalOf(name=name):
                self.local(name, holds)
            case e.Figure():
                self.range(node.start, node.stop)
                self.look(node.lines, holds)
            case _:
                for part in nodes_in(node):
                    self.look(part, holds, sign)

    def bound(self, value: Any, bound: str, holds: bool) -> None:
        if isinstance(value, e.Negate) and isinstance(value.of, e.Const) and isinstance(value.of.value, Fraction):
            self.found.bounds.add((-value.of.value, bound if holds else _OPPOSITE[bound]))
        elif isinstance(value, e.Const) and isinstance(value.value, Fraction):
            self.found.bounds.add((value.value, bound if holds else _OPPOSITE[bound]))
        elif isinstance(value, e.Arith) and isinstance(value.left, e.Const) and isinstance(value.left.value, Fraction):
            self.found.bounds.add((value.left.value, bound if holds else _OPPOSITE[bound]))  # within half a move

    def match(self, match: e.Match, holds: bool, sign: int) -> None:
        for alt in match.alts:
            if isinstance(alt, e.Between):
                if alt.low is not None and alt.low != alt.high:
                    self.bound(alt.low, "more than" if alt.low_open else "at least", holds)
                if alt.high is not None and alt.low != alt.high:
                    self.bound(alt.high, "less than" if alt.high_open else "at most", holds)
            self.look(tuple(nodes_in(alt)), holds, sign)

    def compare(self, node: e.Compare, holds: bool) -> None:
        relation = _RELATIONS[node.relation]
        self.bound(node.right, relation, holds)
        self.bound(node.left, _MIRRORED[relation], holds)
        self.look((node.left, node.right), holds)

    def range(self, low: e.Expr | None, high: e.Expr | None) -> None:
        if low is not None and high is not None:
            self.bound(low, "at least", True)
            self.bound(high, "at most", True)
        self.look((low, high), True)

    def figure_line(self, line: e.FigureLine) -> None:
        for way in (1, -1) if line.sign == "+/-" else (-1 if line.op == "add" and line.sign == "-" else 1,):
            self.look(line.amount, True, way)
        if line.op in ("at least", "at most"):
            self.bound(line.amount, line.op, True)
        if line.stop is not None:
            self.range(line.amount, line.stop)
        if line.op in ("double", "halve"):
            self.found.add(Fraction(2) if line.op == "double" else Fraction(1, 2))
        if line.at_most is not None:
            self.bound(line.at_most, "at most", True)
        self.look((line.per, line.at_most, line.by, line.when), True)
        for match, amount in line.pairs:
            self.look((match, amount), True)
            if line.by is not None and not isinstance(line.by, e.LineHeld):
                self.members(line.by.type, match)

    # ------------------------------------------------------------ what is named

    def named(self, name: str, holds: bool) -> None:
        statement, table = self.rules.statements.get(name), self.rules.tables.get(name)
        self.found.labels += [part.label for part in (statement, table) if part]
        if not self.through or (name, holds) in self.seen:
            return
        self.seen.add((name, holds))
        inner = _Reader(self.rules, statement, True, self.found, self.seen)
        if statement is not None:
            inner.look((statement.when, statement.figure, statement.cases, statement.steps), holds)
            inner.found.labels += [line.label for line in lines_of(statement)]
        elif table is not None:
            inner.look((table.columns, table.rows), holds)

    def line(self, name: str, holds: bool) -> None:
        if self.statement is None or (f"#{name}", holds) in self.seen:
            return
        self.seen.add((f"#{name}", holds))
        for line in lines_of(self.statement):
            if line.name == name:
                self.found.labels.append(line.label)
                if self.through:
                    self.look(tuple(nodes_in(line)), holds)

    def local(self, name: str, holds: bool) -> None:
        """A figure made by a step above."""
        if self.statement is None or not self.through or (f".{name}", holds) in self.seen:
            return
        self.seen.add((f".{name}", holds))
        for step in self.statement.steps:
            if isinstance(step, e.ValueStep) and step.name == name:
                self.found.labels.append(step.label)
                self.look(step.figure, holds)
            elif isinstance(step, e.RollStep) and (step.name or "total") == name:
                self.look(step.lines, holds)

    def fact(self, name: str) -> None:
        for record in self.rules.records.values():
            fact = record.fact(name)
            if fact is not None:
                self.found.labels.append(fact.label)

    def member(self, of: e.Type, name: str) -> None:
        kind = self.rules.kinds.get(of.kind)
        members = {m.name: m.label for m in kind.members} if kind else {}
        self.found.labels.append(members.get(name, name.replace("_", " ")))

    def members(self, of: e.Type, match: e.Match) -> None:
        for alt in match.alts:
            for value in alt.values if isinstance(alt, e.Members) else ():
                if isinstance(value, str):
                    self.member(of, value)


def _faces(rules: e.Ruleset, die: str) -> range | tuple[int, ...]:
    if die in rules.dice:
        return rules.dice[die].faces
    return range(int(die[1:])) if die[1:].isdigit() else ()
