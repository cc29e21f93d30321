"""Ruleset -> every example of it run in the interpreter, and which lines of the rules no example exercised."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from attrs import frozen

from rulec.meaning.conditions import Scope
from rulec.meaning.dice import GivenDice
from rulec.meaning.errors import RuleError
from rulec.meaning.evaluate import Resolution, resolve
from rulec.meaning.expressions import Reader
from rulec.meaning.frames import called, frames, record_of
from rulec.meaning.lookup import cell_for
from rulec.meaning.outputs import output_type
from rulec.meaning.situation import Entry, Situation
from rulec.meaning.values import say
from rulec.model.entities import Example, Ruleset, Statement, Table, Type, Value

MISSING = object()


@frozen
class Problem:
    """One thing that did not come out: what it is called, what the example says, what the rules say."""

    what: str
    expected: str
    got: str


@frozen
class Ran:
    """An example after its run. resolution is missing if the rules raised error."""

    example: Example
    problems: tuple[Problem, ...]
    resolution: Resolution | None
    error: RuleError | None

    @property
    def passed(self) -> bool:
        return not self.problems

    @property
    def trace(self) -> tuple[Entry, ...]:
        """All that was looked at, as far as it was worked out."""
        if self.resolution is not None:
            return self.resolution.trace
        return self.error.trace if self.error is not None else ()


def run_all(rules: Ruleset) -> Iterator[Ran]:
    for example in rules.examples:
        yield run(rules, example)


def run(rules: Ruleset, example: Example) -> Ran:
    """Run one example: facts and values given, choices made, dice rolled, and compare what comes out."""
    if example.of in rules.tables:
        return _looked_up(rules, rules.tables[example.of], example)
    statement = rules.statements[example.of]
    facts, set_values = given(rules, statement, example)
    dice = GivenDice(rolls(example))
    try:
        found = resolve(rules, example.of, facts, dict(example.chosen), dice, set_values)
    except RuleError as error:
        if example.raises == error.code:
            return Ran(example, (), None, error)
        wanted = f"raises {example.raises}" if example.raises else "an answer"
        return Ran(example, (Problem("outcome", wanted, f"{error.code}: {error}"),), None, error)
    problems = []
    if example.raises:
        problems.append(Problem("outcome", f"raises {example.raises}", "an answer"))
    if left := dice.leftover():
        problems.append(Problem("rolls", f"{left} more dice", "no roll for them"))
    problems += _figures(rules, statement, example, found, set_values)
    problems += _obligations(statement, example, found)
    return Ran(example, tuple(problems), found, None)


def _looked_up(rules: Ruleset, table: Table, example: Example) -> Ran:
    """An example of a table: its keys given, its cell compared."""
    keys = {name: value for _, name, value in example.given}
    missing = [name for name in table.keys if name not in keys]
    if missing:
        return Ran(example, (Problem("outcome", "an answer", f"the key {missing[0]} is not given"),), None, None)
    try:
        value, situation = cell_for(rules, table, keys)
    except RuleError as error:
        wanted = f"raises {example.raises}" if example.raises else "an answer"
        problems = () if example.raises == error.code else (Problem("outcome", wanted, f"{error.code}: {error}"),)
        return Ran(example, problems, None, error)
    found = Resolution(
        table.name, {}, {("", table.name): value}, (), {}, {}, tuple(situation.trace), {}, frozenset(situation.used)
    )
    wrong = [
        Problem(name, say(wanted, table.type, rules.length), say(value, table.type, rules.length))
        for _, name, wanted in example.gives
        if type(value) is not type(wanted) or value != wanted
    ]
    if example.raises:
        wrong.append(Problem("outcome", f"raises {example.raises}", "an answer"))
    return Ran(example, tuple(wrong), found, None)


def given(
    rules: Ruleset, statement: Statement, example: Example
) -> tuple[dict[str, dict[str, Any]], dict[tuple[str, str], Value]]:
    """The facts of each party, and the figures that are set outright."""
    facts: dict[str, dict[str, Any]] = {}
    set_values: dict[tuple[str, str], Value] = {}
    for role, name, value in example.given:
        party = role or statement.roles[0]
        record = record_of(rules, party)
        if record is not None and record.fact(name) is not None:
            facts.setdefault(party, {})[name] = value
        else:
            set_values[party, name] = value
    for role, name, elements in example.lists:
        facts.setdefault(role or statement.roles[0], {})[name] = [dict(element) for element in elements]
    return facts, set_values


def rolls(example: Example) -> dict[str, list[int]]:
    """Faces by party; those without a role are for all who have none of their own, in the order of play."""
    found: dict[str, list[int]] = {}
    for role, faces in example.rolls:
        found.setdefault(role, []).extend(faces)
    return found


# ---------------------------------------------------------------- what comes out


def _figures(
    rules: Ruleset,
    statement: Statement,
    example: Example,
    found: Resolution,
    set_values: Mapping[tuple[str, str], Value],
) -> Iterator[Problem]:
    for role, name, wanted in example.gives:
        party = role or statement.roles[0]
        got, type_ = came_out(rules, statement, found, party, name, dict(example.chosen), set_values)
        if got is MISSING or type(got) is not type(wanted) or got != wanted:
            shown = "nothing of that name" if got is MISSING else say(got, type_, rules.length)
            yield Problem(f"{party}.{name}", say(wanted, type_, rules.length), shown)


def came_out(
    rules: Ruleset,
    statement: Statement,
    found: Resolution,
    party: str,
    name: str,
    chosen: Mapping[str, Value],
    set_values: Mapping[tuple[str, str], Value],
) -> tuple[object, Type]:
    """What something is in the end: an output, a fact after, or a value worked out from the facts after."""
    record = record_of(rules, party)
    fact = record.fact(name) if record else None
    type_ = fact.domain.type if fact else output_type(rules, name)
    if name == "verdict" and party in found.verdicts:
        return found.verdicts[party], type_
    if (party, name) in found.outputs:
        return found.outputs[party, name], output_type(rules, name, statement)
    if fact is not None:
        known = found.facts.get(party, {})
        if name in known:
            return known[name], type_
        return (fact.default if fact.has_default else MISSING), type_
    other = rules.statements.get(name)
    if other is None or other.word not in ("value", "term"):
        return MISSING, type_
    facts = {owner: dict(known) for owner, known in found.facts.items()}
    situation = Situation(rules, facts, chosen, GivenDice({}), set_values, tracing=False)
    frame = frames(statement)[0]
    reader = Reader(situation, Scope(other), called(rules, frame, other, party))
    try:
        return reader.whole(other), type_
    except RuleError:
        return MISSING, type_


def _obligations(statement: Statement, example: Example, found: Resolution) -> Iterator[Problem]:
    """must, may and may not: all acts of each word that is named, and no others. Its own name is its verdict."""
    wanted: dict[tuple[str, str], list[str]] = {}
    for role, verdict, acts in example.obliged:
        party = role or statement.roles[0]
        given = found.obliged.get(party, {}).get(verdict, ())
        own = [a for a in acts if a == statement.name and a not in given and party in found.verdicts]
        if own and found.verdicts[party] != verdict:
            yield Problem(f"{party} {statement.name}", verdict, found.verdicts[party])
        if not own:  # `gives must none` has no acts: nothing must come out
            wanted.setdefault((party, verdict), []).extend(acts)
    for (party, verdict), needed in wanted.items():
        got = found.obliged.get(party, {}).get(verdict, ())
        if set(got) != set(needed):
            said = "; ".join(f"{v} {'/'.join(a)}" for v, a in found.obliged.get(party, {}).items())
            yield Problem(f"{party} {verdict}", "/".join(needed) or "nothing", said or "nothing")


def tried(runs: Iterable[Ran]) -> frozenset[object]:
    """The identities of all that counted in any run."""
    found: set[object] = set()
    for ran in runs:
        if ran.resolution is not None:
            found |= ran.resolution.used
        elif ran.error is not None and ran.passed:  # an example of a gap exercises what leads up to it
            found |= ran.error.used
    return frozenset(found)
