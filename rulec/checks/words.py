"""A label, and a formal part -> their words, brought to one form, so that the two can be compared."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from attrs import define, field

from rulec.checks.printed import plain
from rulec.meaning.lines import lines_of, remembered
from rulec.model import entities as e
from rulec.model.parts import nodes_in

# words that say nothing of what a line is about
_EMPTY = frozenset(
    re.findall(
        r"\w+",
        "a an and as at be by each else every for from has have if in into is it its no not of off on one only or other "
        "others out own so that the their them then they this those to too under unless up was when where which while who "
        "with within beyond more less than most least any all same first again still may must per against between both he "
        "him his",
    )
)


@lru_cache(maxsize=8192)  # many lines name the same things
def words(text: str) -> frozenset[str]:
    """The words of a text that carry something: small letters, their first five."""
    found = re.findall(r"[a-z]+|\d+", plain(text).lower())
    return frozenset({stem(word) for word in found if word not in _EMPTY})


def stem(word: str) -> str:
    """Charge, charges, charging, charged are one word; so are pursue and pursuit. Five letters tell words apart enough."""
    for end in ("ing", "ed", "es", "s", "e"):
        if word.endswith(end) and len(word) - len(end) >= 3:
            return word.removesuffix(end)[:5]
    return word[:5]


def formal_words(ruleset: e.Ruleset, statement: e.Statement | None, nodes: Iterable[Any]) -> set[str]:
    """The words of all that the nodes name, and of the labels that print for it."""
    reader = _Reader(ruleset, statement)
    for node in nodes:
        reader.look(node)
    return reader.found


@remembered
def _labels(ruleset: e.Ruleset) -> dict[str, list[str]]:
    """Every name of a ruleset with its labels."""
    found: dict[str, list[str]] = {}
    for kind in ruleset.kinds.values():
        for member in (*kind.members, *kind.groups):
            found.setdefault(member.name, []).append(member.label)
    for record in ruleset.records.values():
        for fact in record.facts:
            found.setdefault(fact.name, []).append(fact.label)
    for statement in ruleset.statements.values():
        found.setdefault(statement.name, []).append(statement.label)
    for table in ruleset.tables.values():
        found.setdefault(table.name, []).append(table.label)
    return found


@define
class _Reader:
    rules: e.Ruleset
    statement: e.Statement | None
    found: set[str] = field(factory=set)
    seen: set[str] = field(factory=set)

    def name(self, name: str) -> None:
        self.found |= words(name.replace("_", " "))
        for label in _labels(self.rules).get(name, ()):
            self.found |= words(label)

    def look(self, node: Any) -> None:
        match node:
            case e.IsMatch(match=e.Match(text="0" | "no" | "none")) | e.IsMatch(negated=True):
                return  # what is not so, a text need not name
            case e.Match(text=text):
                for name in re.findall(r"[A-Za-z]\w*|\d+", text):
                    self.name(name)
            case e.FactOf(fact=name, who=who) | e.ChangeBy(fact=name, who=who) | e.Becomes(fact=name, who=who):
                self.name(name)
                self.found |= words(who)
            case e.ShiftBy(fact=name):
                self.name(name)
            case e.LocalOf(name=name):
                self.local(name)
            case e.Const(value=str(name)):
                self.name(name)
            case e.Const(value=value) if value is not None and not isinstance(value, bool):
                self.found.add(str(value))
            case e.Obliges(acts=acts):
                for act in acts:
                    self.name(act)
            case e.Take(statement=name) | e.TableCell(table=name) | e.ColumnFor(table=name):
                self.name(name)
            case e.ValueOf(statement=name):
                self.named(name)
            case e.LineHeld(line=name):
                self.line(name)
            case e.ValueStep(name=name):
                self.found |= words(name.replace("_", " "))
        for part in nodes_in(node):
            self.look(part)

    def named(self, name: str) -> None:
        self.name(name)
        statement = self.rules.statements.get(name)
        if statement is not None and name not in self.seen:
            self.seen.add(name)
            for case in statement.cases:
                self.found |= words(case.label)
            self.look((statement.when, statement.cases, statement.figure))

    def local(self, name: str) -> None:
        """A figure made by a step above prints under the label of that step."""
        self.name(name)
        for step in self.statement.steps if self.statement else ():
            if isinstance(step, e.ValueStep) and step.name == name:
                self.found |= words(step.label)

    def line(self, name: str) -> None:
        self.name(name)
        for line in lines_of(self.statement) if self.statement else ():
            if line.name == name:
                self.found |= words(line.label)
