"""The situation a statement is worked out in: who is who, what is known, what was chosen, and the trace of it all."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, TypeAlias

from attrs import define, field, frozen

from rulec.meaning.dice import Roller
from rulec.meaning.errors import InputError, MissingFact, NeedsChoice, spell
from rulec.model.entities import Cite, Domain, Fact, Ruleset, Value

Frame: TypeAlias = Mapping[str, str]  # who -> party


@frozen
class Range:
    """A figure that leaves the player a range: 2 in to 4 in."""

    low: Fraction
    high: Fraction

    def __str__(self) -> str:
        return f"{self.low} to {self.high}"


Result: TypeAlias = Value | Range


@frozen
class Entry:
    """One thing considered: a line of the rules, whether it counted, what it gave, and why."""

    party: str
    statement: str
    sort: str  # roll | modifier | value | band | case | effect | verdict | default | limit
    name: str
    label: str
    counted: bool
    value: str
    cites: tuple[Cite, ...]
    ruling: str = ""


@frozen
class Change:
    """A fact before and after. clamped: it would have gone past the end of its domain."""

    party: str
    fact: str
    before: Result
    after: Result
    clamped: bool = False


@define
class Situation:
    rules: Ruleset
    facts: dict[str, dict[str, Any]]
    chosen: Mapping[str, Value]
    roller: Roller
    set_values: Mapping[tuple[str, str], Value] = field(factory=dict)
    trace: list[Entry] = field(factory=list)
    changes: list[Change] = field(factory=list)
    used_defaults: dict[tuple[str, str], Value] = field(factory=dict)
    obliged: dict[str, dict[str, list[str]]] = field(factory=dict)
    outputs: dict[tuple[str, str], Result] = field(factory=dict)
    depth: int = 0

    def fact(self, party: str, name: str) -> Any:
        known = self.facts.get(party, {})
        if name in known:
            return known[name]
        fact = self.declared(party, name)
        if fact is None:
            raise InputError(f"{party} has no fact {name}")
        if fact.has_default:
            if (party, name) not in self.used_defaults:
                self.used_defaults[party, name] = fact.default
            return fact.default
        raise MissingFact(party, name, allowed(fact.domain, self.rules.length))

    def declared(self, party: str, name: str) -> Fact | None:
        record = self.rules.record_of(role_of(party))
        return record.fact(name) if record else None

    def write(self, party: str, name: str, value: Result, clamped: bool = False) -> None:
        before = self.facts.get(party, {}).get(name)
        if before is None and (fact := self.declared(party, name)) and fact.has_default:
            before = fact.default
        self.facts.setdefault(party, {})[name] = value
        self.changes.append(Change(party, name, before, value, clamped))

    def choose(self, party: str, key: str, options: tuple[Value, ...]) -> Value:
        """The player's choice; party.key is looked for before key. There is no default."""
        for name in (f"{party}.{key}", key):
            if name in self.chosen:
                value = self.chosen[name]
                if value not in options:
                    raise InputError(f"{name} = {spell(value)} is not open here: {' or '.join(map(spell, options))}")
                return value
        raise NeedsChoice(f"{party}.{key}", options)

    def oblige(self, party: str, verdict: str, acts: tuple[str, ...]) -> None:
        here = self.obliged.setdefault(party, {}).setdefault(verdict, [])
        here.extend(a for a in acts if a not in here)


def role_of(party: str) -> str:
    """The role a party plays: an element of a list (units[2]) is named by its record, `record#2 of party`."""
    return party.split("#", 1)[0]


def allowed(domain: Domain, length: str) -> str:
    """A domain in the author's words."""
    sort = domain.type.sort
    if sort == "yesno":
        return "yes or no"
    if sort == "member":
        return ", ".join(domain.type.values)
    unit = {"length": f" {length}", "angle": " deg", "move": " move"}.get(sort, "")
    if sort == "list":
        return f"a list of {domain.low} to {domain.high} {domain.record}"
    return f"{domain.low}{unit} to {domain.high}{unit}"


def admits(domain: Domain, value: object) -> bool:
    sort = domain.type.sort
    if sort == "yesno":
        return isinstance(value, bool)
    if sort == "member":
        return value in domain.type.values
    if sort == "list":
        return isinstance(value, list) and (domain.low or 0) <= len(value) <= (domain.high or len(value))
    if isinstance(value, bool) or not isinstance(value, Fraction):
        return False
    inside = (domain.low is None or value >= domain.low) and (domain.high is None or value <= domain.high)
    whole = sort != "number" or domain.step is not None or value.denominator == 1 or not _whole(domain)
    return inside and whole


def _whole(domain: Domain) -> bool:
    """Counts are whole; a domain with a fractional bound is one of parts."""
    return all(b is None or b.denominator == 1 for b in (domain.low, domain.high))
