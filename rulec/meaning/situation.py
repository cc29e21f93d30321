"""The situation a statement is worked out in: what is known, what was chosen, and the trace of all that counted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from attrs import define, field, frozen

from rulec.meaning.dice import Roller
from rulec.meaning.errors import InputError, MissingFact, NeedsChoice, NotOpen
from rulec.meaning.frames import record_of
from rulec.meaning.values import Result, allowed, spell
from rulec.model.entities import Cite, Fact, Ruleset, Value


@frozen
class Entry:
    """One thing considered: a line of the rules, whether it counted, what it gave, and who says so."""

    party: str
    statement: str
    sort: str  # verdict | roll | value | modifier | row | band | case | line | each | effect | limit | take
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
    """facts are by party; elements are the members of list facts while they are looked at.

    used holds the identities of the lines, pairs and cells that counted. contingent: a choice that is not open on one
    path of the dice is asked for again under a name of its own (odds), instead of being an error. rolls: how often dice
    have been asked for. totals: the sum of the dice is wanted even where no line asks for it.
    """

    rules: Ruleset
    facts: dict[str, dict[str, Any]]
    chosen: Mapping[str, Value]
    roller: Roller
    set_values: Mapping[tuple[str, str], Value] = field(factory=dict)
    contingent: bool = False
    tracing: bool = True
    trace: list[Entry] = field(factory=list)
    changes: list[Change] = field(factory=list)
    used: set[object] = field(factory=set)
    used_defaults: dict[tuple[str, str], Value] = field(factory=dict)
    obliged: dict[str, dict[str, list[str]]] = field(factory=dict)
    outputs: dict[tuple[str, str], Result] = field(factory=dict)
    elements: dict[str, Mapping[str, Any]] = field(factory=dict)
    depth: int = 0
    rolls: int = 0
    totals: bool = False

    def fact(self, party: str, name: str) -> Any:
        known = self.elements.get(party) or self.facts.get(party, {})
        if name in known:
            return known[name]
        fact = self.declared(party, name)
        if fact is None:
            raise InputError(f"{party} has no fact {name}")
        if fact.has_default:
            self.used_defaults.setdefault((party, name), fact.default)
            return fact.default
        raise MissingFact(party, name, allowed(fact.domain, self.rules.length))

    def declared(self, party: str, name: str) -> Fact | None:
        record = record_of(self.rules, party)
        return record.fact(name) if record else None

    def write(self, party: str, name: str, value: Result, clamped: bool = False) -> None:
        known = self.facts.setdefault(party, {})
        fact = self.declared(party, name)
        before = known.get(name, fact.default if fact and fact.has_default else None)
        known[name] = value
        self.changes.append(Change(party, name, before, value, clamped))

    def choose(self, party: str, key: str, options: tuple[Value, ...]) -> Value:
        """The player's choice; party.key is looked for before key. There is no default."""
        options = tuple(dict.fromkeys(options))
        wanted = f"{party}.{key}"
        for name in (wanted, key):
            if name in self.chosen:
                value = self.chosen[name]
                if is_one_of(value, options):
                    return value
                if not self.contingent:
                    raise NotOpen(f"{name} = {spell(value)} is not open here: {' or '.join(map(spell, options))}")
                wanted = f"{party}.{key} ({' or '.join(map(spell, options))})"
                if wanted in self.chosen:
                    return self.chosen[wanted]
        raise NeedsChoice(wanted, options)

    def oblige(self, party: str, verdict: str, acts: tuple[str, ...]) -> None:
        here = self.obliged.setdefault(party, {}).setdefault(verdict, [])
        here.extend(a for a in acts if a not in here)


def is_one_of(value: Value, options: tuple[Value, ...]) -> bool:
    """Whether value is an option; yes is not 1."""
    return any(type(o) is type(value) and o == value for o in options)
