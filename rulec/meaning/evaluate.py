"""Ruleset + facts + choices + dice -> Resolution: the reference interpreter. What it says is what the rules mean."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from copy import deepcopy
from typing import Any

from attrs import define, evolve, frozen

from rulec.meaning.conditions import Scope
from rulec.meaning.dice import Roller
from rulec.meaning.errors import IllegalState, InputError, MissingFact, RuleError
from rulec.meaning.expressions import Reader
from rulec.meaning.frames import frames
from rulec.meaning.nevers import concerns_party, legal_frames, speaks_of
from rulec.meaning.situation import Change, Entry, Situation
from rulec.meaning.steps import begin
from rulec.meaning.survey import survey
from rulec.meaning.values import Result, admits, allowed, spell
from rulec.model.entities import Never, Record, Ruleset, Statement, Value

DOES_NOT_APPLY = "does not apply"
Facts = Mapping[str, Mapping[str, Any]]


@frozen
class Resolution:
    """One situation answered. outputs and defaults are by (party, name); obliged: party -> verdict -> acts.

    Outputs of a statement that was taken are called by its name too: leader_hit.total.
    """

    statement: str
    verdicts: Mapping[str, str]
    outputs: Mapping[tuple[str, str], Result]
    changes: tuple[Change, ...]
    facts: Facts
    obliged: Mapping[str, Mapping[str, tuple[str, ...]]]
    trace: tuple[Entry, ...]
    defaults: Mapping[tuple[str, str], Value]
    used: frozenset[object]

    @property
    def rulings(self) -> tuple[str, ...]:
        """The rulings that had a part in it, in the order they were used."""
        return tuple(dict.fromkeys(e.ruling for e in self.trace if e.counted and e.ruling))


def resolve(
    rules: Ruleset,
    name: str,
    facts: Facts,
    chosen: Mapping[str, Value],
    roller: Roller,
    set_values: Mapping[tuple[str, str], Value] | None = None,
) -> Resolution:
    """Answer one situation. Raises a RuleError where the rules or the caller leave it open."""
    statement = stated(rules, name)
    check(rules, statement, facts)
    situation = Situation(rules, copied(facts), chosen, roller, set_values or {})
    try:
        found = play(situation, statement)
        check_reached(situation, statement)
        return found
    except RuleError as error:
        error.trace, error.used = tuple(situation.trace), frozenset(situation.used)
        raise


def stated(rules: Ruleset, name: str) -> Statement:
    statement = rules.statements.get(name)
    if statement is None:
        raise InputError(f"{rules.name} has no {name}")
    return statement


def copied(facts: Facts) -> dict[str, dict[str, Any]]:
    return deepcopy({party: dict(known) for party, known in facts.items()})


def play(situation: Situation, statement: Statement, exact: bool = False) -> Resolution:
    """Work a statement out in a situation that has been checked."""
    frame = frames(statement)[0]
    reader = Reader(situation, Scope(statement, frames={frame[""]: frame}), frame)
    verdicts: dict[str, str] = {}
    if statement.word in ("value", "term"):
        situation.outputs[frame[""], statement.name] = reader.whole(statement)
    elif reader.holds(statement.when):
        begin(situation, statement, exact=exact)
        # Who may is said by the verdict lines; where none is written, it may.
        verdicts = {f[""]: str(situation.outputs.get((f[""], "verdict"), "may")) for f in frames(statement)}
    else:
        verdicts = {frame[""]: "may not" if statement.word == "action" else DOES_NOT_APPLY}
    return Resolution(
        statement.name, verdicts, dict(situation.outputs), merged(situation.changes), situation.facts,
        _obliged(situation), tuple(situation.trace), dict(situation.used_defaults), frozenset(situation.used),
    )  # fmt: skip


def _obliged(situation: Situation) -> dict[str, dict[str, tuple[str, ...]]]:
    """`may not` wins over `may`."""
    found: dict[str, dict[str, tuple[str, ...]]] = {}
    for party, verdicts in situation.obliged.items():
        barred = verdicts.get("may not", [])
        for verdict, acts in verdicts.items():
            kept = tuple(a for a in acts if verdict != "may" or a not in barred)
            if kept:
                found.setdefault(party, {})[verdict] = kept
    return found


def merged(changes: list[Change]) -> tuple[Change, ...]:
    """One change a fact: from what it was before the first to what it is after the last."""
    found: dict[tuple[str, str], Change] = {}
    for change in changes:
        key = (change.party, change.fact)
        old = found.get(key)
        found[key] = evolve(change, before=old.before, clamped=old.clamped or change.clamped) if old else change
    return tuple(found.values())


# ---------------------------------------------------------------- what is given


def check(rules: Ruleset, statement: Statement, facts: Facts) -> None:
    """The facts given exist, are inside their domains, and can occur together."""
    for party, known in facts.items():
        record = rules.record_of(party)
        if record is None:
            raise InputError(f"no record plays {party}; the roles are {', '.join(roles(rules))}")
        _check_record(rules, record, party, known)
    _check_legal(rules, statement, facts, rules.nevers)


def _check_record(rules: Ruleset, record: Record, party: str, known: Mapping[str, Any]) -> None:
    for name, value in known.items():
        fact = record.fact(name)
        if fact is None:
            raise InputError(f"{party} has no fact {name}; it has {', '.join(f.name for f in record.facts)}")
        if not admits(fact.domain, value):
            can = allowed(fact.domain, rules.length)
            raise InputError(f"{party}.{name} cannot be {spell(value)}; it can be {can}")
        if fact.domain.record:
            for i, element in enumerate(value):
                _check_record(rules, rules.records[fact.domain.record], f"{party}.{name}[{i + 1}]", element)


def roles(rules: Ruleset) -> list[str]:
    return [role for record in rules.records.values() for role in record.roles]


def check_reached(situation: Situation, statement: Statement) -> None:
    """What a statement has led to can occur too; only what speaks of facts that have changed is looked at."""
    changed = {change.fact for change in situation.changes if change.before != change.after}
    nevers = [never for never in situation.rules.nevers if changed and speaks_of(never, changed)]
    try:
        _check_legal(situation.rules, statement, situation.facts, nevers)
    except IllegalState as error:
        title = statement.label or statement.name
        raise IllegalState(f"{title} leads to what cannot be; {error.message}", error.cites) from error


def _check_legal(rules: Ruleset, statement: Statement, facts: Facts, nevers: Sequence[Never]) -> None:
    """No combination that the rules call impossible; one that the facts given leave open is not judged.

    A default counts as given only where the statement can read it: of all else the caller has said nothing.
    """
    if not nevers:
        return
    scratch = _Known(rules, copied(facts), {}, _NoDice(), tracing=False)
    scratch.read = survey(rules, statement).reads.keys()
    for never in nevers:
        for frame in legal_frames(statement, facts):
            if not concerns_party(rules, never, frame[""]):
                continue
            if Reader(scratch, Scope(statement), frame).known(never.cond):
                raise IllegalState(f"{frame['']}: it cannot be that {never.text}", never.cites)


@define
class _Known(Situation):
    """A situation in which only facts that were given, or that will be read, have a value."""

    read: Set[tuple[str, str]] = frozenset()

    def fact(self, party: str, name: str) -> Any:
        if name not in self.facts.get(party, {}) and (party, name) not in self.read:
            raise MissingFact(party, name, "anything")
        return super().fact(party, name)


class _NoDice:
    """Nothing is rolled to find out whether a state can occur."""

    def roll(self, ask: object) -> Any:
        raise InputError(f"{ask} is not rolled here")
