"""What a `never` speaks of, and of which parties it is asked. Structure only, no situation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Set

from attrs import frozen

from rulec.meaning.frames import Frame, frames, record_of
from rulec.meaning.lines import remembered, walk
from rulec.model.entities import FactOf, Never, Record, Ruleset, Statement, ValueOf


@frozen
class _Spoken:
    """facts: all that are named; own: those without a role; values: statements asked after, own_values: without a role."""

    facts: frozenset[str]
    own: frozenset[str]
    values: frozenset[str]
    own_values: frozenset[str]


@remembered
def _spoken(never: Never) -> _Spoken:
    facts = [node for node in walk(never.cond) if isinstance(node, FactOf)]
    values = [node for node in walk(never.cond) if isinstance(node, ValueOf)]
    return _Spoken(
        frozenset(node.fact for node in facts),
        frozenset(node.fact for node in facts if not node.who),
        frozenset(node.statement for node in values),
        frozenset(node.statement for node in values if not node.who),
    )


@remembered
def _fact_names(record: Record) -> frozenset[str]:
    return frozenset(fact.name for fact in record.facts)


def concerns(rules: Ruleset, never: Never, record: Record) -> bool:
    """Whether a record has the facts that are spoken of without a role."""
    spoken = _spoken(never)
    return spoken.own <= _fact_names(record) and all(
        rules.statements[name].records[0] == record.name for name in spoken.own_values
    )


def concerns_party(rules: Ruleset, never: Never, party: str) -> bool:
    record = record_of(rules, party)
    return record is not None and concerns(rules, never, record)


def speaks_of(never: Never, facts: Set[str]) -> bool:
    """Whether a never can change with one of these facts; one that asks after a value can with any."""
    spoken = _spoken(never)
    return bool(spoken.values) or not spoken.facts.isdisjoint(facts)


def legal_frames(statement: Statement, parties: Iterable[str]) -> Iterator[Frame]:
    """Each party as the one spoken of; the two sides of a contest, and unit and enemy, are each other's enemy."""
    own = {frame[""]: frame for frame in frames(statement)}
    yield from own.values()
    for party in dict.fromkeys((*statement.roles, *parties)):
        if party not in own:
            first = statement.roles[0] if statement.roles else ""
            yield {"": party, "enemy": first} if party == "enemy" else {"": party}
