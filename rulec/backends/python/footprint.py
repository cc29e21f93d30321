"""What a piece of the rules reads and writes, without any situation: enough to see whether two pieces can be done one
after the other although the rules do them at once."""

from __future__ import annotations

from typing import Any

from attrs import define, field

from rulec.meaning.expressions import granting_lines
from rulec.meaning.frames import Frame, called, frames, record_of, taker
from rulec.meaning.lines import remembered, remembered_few, walk
from rulec.model.entities import (
    Becomes,
    ChangeBy,
    FactOf,
    LocalOf,
    Obliges,
    Ruleset,
    ShiftBy,
    Statement,
    Take,
    ValueOf,
)

OBLIGED = "#obliged"
_TOUCHING = (FactOf, LocalOf, ValueOf, ChangeBy, Becomes, ShiftBy, Obliges, Take)
Touched = set[tuple[str, str]]


@define
class Footprint:
    """Facts by (party, fact); what a party is obliged to is the fact #obliged. What standing limits read when a gain is
    written is not among the reads: they see the state of that moment."""

    rules: Ruleset
    reads: Touched = field(factory=set)
    writes: Touched = field(factory=set)
    takes: bool = False
    skip: str = ""  # a test that is not followed
    _limits: int = 0
    _seen: set[Any] = field(factory=set)

    def look(self, node: Any, frame: Frame) -> Footprint:
        """A node and all that is in it."""
        if isinstance(node, tuple):
            for part in node:
                self.look(part, frame)
        elif node is not None:
            for found in _touching(node):
                self.touch(found, frame)
        return self

    def touch(self, node: Any, frame: Frame) -> None:
        match node:
            case FactOf(who=who, fact=fact):
                self.read(frame.get(who, who), fact)
            case LocalOf(who=who, name="chosen"):
                self.chosen(frame.get(who, who), frame)
            case ValueOf(who=who, statement=name):
                statement = self.rules.statements[name]
                self.enter(statement, called(self.rules, frame, statement, frame.get(who, who)))
            case ChangeBy(who=who, fact=fact):
                self.writes.add((frame.get(who, who), fact))
                self.gains(frame.get(who, who), fact, frame)
            case Becomes(who=who, fact=fact) | ShiftBy(who=who, fact=fact):
                self.writes.add((frame.get(who, who), fact))
            case Obliges(who=who):
                self.writes.add((frame.get(who, who), OBLIGED))
            case Take(again=False):
                self.takes = True
                self.take(node, frame)

    def read(self, party: str, fact: str) -> None:
        if not self._limits:
            self.reads.add((party, fact))

    def enter(self, statement: Statement, frame: Frame) -> None:
        key = (id(statement), self._limits > 0, tuple(sorted(frame.items())))
        if key not in self._seen:
            self._seen.add(key)
            self.look((statement.when, statement.figure, statement.cases, statement.steps), frame)

    def chosen(self, party: str, frame: Frame) -> None:
        self.read(party, OBLIGED)
        for statement in self.rules.statements.values():
            for line in granting_lines(statement):
                if ("granting", line.name) not in self._seen:
                    self._seen.add(("granting", line.name))
                    self.look(line.when, frame)

    def gains(self, party: str, fact: str, frame: Frame) -> None:
        record = record_of(self.rules, party)
        for gain in self.rules.gains:
            if gain.fact == fact and record is not None and gain.records[0] == record.name:
                self._limits += 1
                self.enter(gain, {**frame, "": party, gain.roles[0]: party})
                self._limits -= 1

    def take(self, take: Take, frame: Frame) -> None:
        statement = self.rules.statements[take.statement]
        if statement.name == self.skip:
            return
        inner = called(self.rules, frame, statement, taker(self.rules, frame, statement, take.who))
        if statement.word == "contest":
            for own in frames(statement, tuple(inner.get(role, role) for role in statement.roles)):
                self.enter(statement, own)
        else:
            self.enter(statement, inner)


def written_before(rules: Ruleset, test: str) -> Touched:
    """Facts that may have been written when a test is called for, by any statement that calls for it."""
    callers = _callers(rules)
    every: set[str] = set()
    waiting = [test]
    while waiting:
        for caller in callers.get(waiting.pop(), ()):
            if caller not in every:
                every.add(caller)
                waiting.append(caller)
    found: Touched = set()
    for name in sorted(every):
        statement = rules.statements[name]
        for frame in frames(statement):
            found |= Footprint(rules, skip=test).look(statement.steps, frame).writes
    return {key for key in found if key[1] != OBLIGED}


@remembered_few
def _callers(rules: Ruleset) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for statement in rules.statements.values():
        for node in walk(statement.steps):
            if isinstance(node, Take) and not node.again:
                found.setdefault(node.statement, set()).add(statement.name)
    return found


@remembered
def _touching(node: Any) -> tuple[Any, ...]:
    """What in a node can read or write, in the order written."""
    return tuple(found for found in walk(node) if isinstance(found, _TOUCHING))
