"""A ruleset -> who uses what in it: facts read and written, statements, tables and members named, acts obliged.

Kept once for each ruleset, because several checks ask. A fact is (record, name); a member is (vocabulary, name), where
the vocabulary is the name of a kind, or the words of a choice such as line/column.
"""

from __future__ import annotations

from typing import Any

from attrs import define, field

from rulec.meaning.lines import remembered
from rulec.model import entities as e
from rulec.model.parts import nodes_in

Fact = tuple[str, str]
Vocabulary = str | tuple[str, ...]


@define
class Uses:
    """read and written hold facts; named holds statements and tables that something names; acts what must or may be done,
    taken what is taken; members (vocabulary, member)."""

    read: set[Fact] = field(factory=set)
    written: dict[Fact, list[tuple[e.Statement, e.Line]]] = field(factory=dict)
    named: set[str] = field(factory=set)
    acts: set[str] = field(factory=set)
    taken: set[str] = field(factory=set)
    members: set[tuple[Vocabulary, str]] = field(factory=set)


@remembered
def uses_of(ruleset: e.Ruleset) -> Uses:
    found = Uses()
    reader = _Reader(ruleset, found)
    for statement in (*ruleset.statements.values(), *ruleset.gains):
        reader.statement(statement)
    for table in ruleset.tables.values():
        reader.table(table)
    for never in ruleset.nevers:
        reader.look(never.cond, None)
    for sequence in ruleset.sequences:
        for phase in sequence.phases:
            reader.phase(phase)
    return found


def vocabulary(of: e.Type) -> Vocabulary:
    return of.kind or of.values


@define
class _Reader:
    rules: e.Ruleset
    uses: Uses

    def statement(self, statement: e.Statement) -> None:
        if statement.word == "gain":
            self.uses.read.add((statement.records[0], statement.fact))
        parts = (statement.when, statement.figure, statement.cases, statement.steps)
        for part in parts:
            self.look(part, statement)

    def table(self, table: e.Table) -> None:
        across = [(table.key_types[-1], match) for match in table.columns]
        down = [pair for row in table.rows for pair in zip(table.key_types, row.keys, strict=False)]
        cells = [(table.type, cell.match) for row in table.rows for cell in row.cells if cell.match is not None]
        for of, match in (*across, *down, *cells):
            self.match(of, match, None)

    def phase(self, phase: e.Phase) -> None:
        for line in phase.lines:
            self.look(line, None)
        for inner in phase.phases:
            self.phase(inner)

    def record(self, who: str, statement: e.Statement | None) -> str:
        """The record that a party is of. In a contest `enemy` is the other side."""
        if statement is not None:
            if who == "":
                return statement.records[0]
            if who in statement.roles:
                return statement.records[statement.roles.index(who)]
            if who == "enemy" and statement.word == "contest":
                return statement.records[-1]
        found = self.rules.record_of(who)
        return found.name if found else who

    def match(self, of: e.Type, match: e.Match, statement: e.Statement | None) -> None:
        for alt in match.alts:
            if isinstance(alt, e.Members) and of.sort == "member":
                self.uses.members.update((vocabulary(of), v) for v in alt.values if isinstance(v, str))
        self.look(match.alts, statement)

    def look(self, node: Any, statement: e.Statement | None) -> None:
        match node:
            case e.FactOf(who="", fact=fact) if statement is None:  # a `never`, a phase: whoever has such a fact
                self.uses.read.update((r.name, fact) for r in self.rules.records.values() if r.fact(fact))
            case e.FactOf(who=who, fact=fact):
                self.uses.read.add((self.record(who, statement), fact))
            case e.ValueOf(statement=name) | e.TableCell(table=name) | e.ColumnFor(table=name):
                self.uses.named.add(name)
            case e.Const(value=str(value), type=of):
                self.uses.members.add((vocabulary(of), value))
            case e.IsMatch(of=of, match=match):
                self.match(_type(of), match, statement)
            case e.FigureLine(by=by, pairs=pairs) if by is not None:
                for match, _ in pairs:
                    self.match(_type(by), match, statement)
            case e.ResultsStep(on=on, lines=bands) if on is not None:
                for band in bands:
                    if band.match is not None:
                        self.match(_type(on), band.match, statement)
            case e.FoldList(who=who, fact=fact, each=each):
                owner = self.record(who, statement)
                self.uses.read.add((owner, fact))
                self.element(owner, fact, each, statement)
                return
            case e.Obliges(acts=acts):
                self.uses.acts.update(acts)
            case e.Take(statement=name):
                self.uses.taken.add(name)
            case e.Line() if statement is not None:
                self.effects(node, statement)
        for part in nodes_in(node):
            self.look(part, statement)

    def element(self, owner: str, fact: str, each: e.Expr, statement: e.Statement | None) -> None:
        """What is asked of each unit of a list is asked of the record that the list is of."""
        record = self.rules.records.get(owner)
        held = record.fact(fact) if record else None
        if held is not None and isinstance(each, e.FactOf) and each.who == "":
            self.uses.read.add((held.domain.record, each.fact))
        else:
            self.look(each, statement)

    def effects(self, line: e.Line, statement: e.Statement) -> None:
        for effect in getattr(line, "effects", ()):
            if isinstance(effect, e.ChangeBy | e.Becomes | e.ShiftBy):
                fact = (self.record(effect.who, statement), effect.fact)
                self.uses.written.setdefault(fact, []).append((statement, line))


def _type(of: e.Expr) -> e.Type:
    return e.Type("yesno") if isinstance(of, e.LineHeld) else of.type
