"""Pairing and changes -> what they do to the game: for each pair of statements, equal everywhere or where not."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from attrs import evolve

from rulec.analysis.classes import Classes, NotLinear
from rulec.analysis.diagrams import TooLarge
from rulec.diff import changes as c
from rulec.diff.changes import Change
from rulec.diff.pairing import Pairing
from rulec.diff.phases import named
from rulec.diff.results import DIFFERS, SAME, UNDECIDED, Behaviour, Differing, Situation
from rulec.diff.situations import situation
from rulec.diff.sweep import sweep
from rulec.diff.twin import Twins, make_twins, name_places
from rulec.meaning.survey import survey
from rulec.model import entities as e

FEW = 2  # situations of one resolver
MANY = 12
RESOLVERS = ("test", "action", "contest")
Uses = Mapping[str, set[str]]
_QUIET = ("natural", "dice")


def behaviour(pairing: Pairing, changes: Sequence[Change], most: int = FEW) -> list[Behaviour]:
    """Every resolver, and every value or term that changed itself, compared over all that both rulesets allow.

    most: situations of one resolver that are worked out, each showing another difference.
    """
    uses = _uses(pairing.old), _uses(pairing.new)
    own, touched = _touched(pairing, changes, uses)
    if not touched:
        return []
    pairing = evolve(
        pairing, old=_levelled(pairing.old, pairing.new, pairing), new=_levelled(pairing.new, pairing.old, pairing)
    )
    classes = _classes(pairing.old), _classes(pairing.new)
    places = name_places(pairing)
    found = []
    for pair in pairing.pairs:
        if pair.old is None or pair.new is None:
            continue
        one, two = pair.old.node, pair.new.node
        if not isinstance(one, e.Statement) or not isinstance(two, e.Statement) or one.word == "gain":
            continue
        direct = one.name in own or two.name in own
        if not direct and (one.word not in RESOLVERS or (one.name not in touched and two.name not in touched)):
            continue
        through = () if direct else _through(uses[1], two, own)
        told = Behaviour(one.name, two.name, two.label or two.name, SAME, through=through, direct=direct)
        try:
            twins = make_twins(pairing, classes, places, one, two)
            found.append(_judged(twins, told, most))
        except (TooLarge, NotLinear):
            found.append(evolve(told, status=UNDECIDED, joined=_read(pairing, one)))
    return found


def _classes(rules: e.Ruleset) -> Classes:
    found = Classes(rules)
    found.gather()
    return found


def _read(pairing: Pairing, statement: e.Statement) -> tuple[str, ...]:
    first = statement.roles[:1]
    reads = survey(pairing.old, statement).reads
    return tuple(name if party in first else f"{party}.{name}" for party, name in reads)


def _judged(twins: Twins, told: Behaviour, most: int) -> Behaviour:
    outputs = [d for d in sweep(twins) if d.key[1] not in _QUIET]
    mirrored = "enemy" in twins.worlds[0].statement.roles and twins.worlds[0].statement.word == "contest"
    if mirrored:  # what befalls one side of a contest befalls the other
        outputs = [d for d in outputs if d.key[0] != "enemy"]
    unsure = [d for d in outputs if not d.decided]
    if outputs and len(unsure) == len(outputs):
        joined = tuple(dict.fromkeys(name for d in unsure for name in d.facts))
        return evolve(told, status=UNDECIDED, joined=joined, outputs=tuple(outputs))
    if not outputs:
        return evolve(told, left_out=tuple(twins.book.left_out))
    return evolve(
        told, status=DIFFERS, outputs=tuple(outputs), situations=tuple(_situations(twins, outputs, most)),
        left_out=tuple(twins.book.left_out),
    )  # fmt: skip


def _situations(twins: Twins, outputs: Sequence[Differing], most: int) -> Iterator[Situation]:
    """Cases in which odds shift, each telling another shift; figures first, since the rest follows from them."""
    known: set[object] = set()
    ordered = sorted(outputs, key=lambda d: (d.cases is None, d.key[1] != "total"))
    cases = [found.case for at in range(4) for d in ordered for found in d.found[at : at + 1]]
    for case in cases[: 2 * most]:
        if len(known) >= most:
            return
        found = situation(twins, case)
        if found is not None and found.shifts not in known:
            known.add(found.shifts)
            yield found


def settled(changes: Sequence[Change], done: Sequence[Behaviour], alone: frozenset[str]) -> list[Change]:
    """Changes between two documents without those that were shown to change no result: they are only said otherwise.

    alone: words of one document only; a line that names one says something new, whatever comes of it.
    """
    same = {name: told for told in done if told.status == SAME for name in (told.old, told.new)}
    return [
        evolve(change, verdict=c.REWORDED, matters=False) if _is_settled(change, same, alone) else change
        for change in changes
    ]


def _is_settled(change: Change, same: Mapping[str, Behaviour], alone: frozenset[str]) -> bool:
    told = same.get(change.statement)
    if told is None or change.verdict not in (c.RESTRUCTURED, c.SCOPE_CHANGED, c.VALUE_CHANGED):
        return False
    if change.old is None or change.new is None or change.also or not change.matters:
        return False
    named = {word.lower() for place in (change.old, change.new) for word in re.findall(r"\w+", place.text)}
    return not told.left_out if change.sort != "term" else not named & alone


# ---------------------------------------------------------------- what a change can reach


def _touched(pairing: Pairing, changes: Sequence[Change], uses: Sequence[Uses]) -> tuple[set[str], set[str]]:
    """Statements that changed themselves, and all that use them. Where a vocabulary changed, all are touched."""
    formal = (c.ADDED, c.REMOVED, c.RESTRUCTURED, c.SCOPE_CHANGED, c.VALUE_CHANGED, c.MOVED)
    own: set[str] = set()
    everywhere = False
    for change in changes:
        if change.verdict not in formal or (change.verdict == c.MOVED and not change.matters):
            continue
        for place in (change.old, change.new):
            if place is None:
                continue
            name = place.path.partition(".")[0].partition("(")[0]
            if name in pairing.old.statements or name in pairing.new.statements or name in pairing.old.tables:
                own.add(name)
            elif change.sort not in ("example", "allow", "ruling", "section", "ruleset", "sequence", "phase"):
                everywhere = (
                    everywhere or name in pairing.old.records or name.startswith(("gain", "never")) or change.matters
                )
    if everywhere:
        return own, {*pairing.old.statements, *pairing.new.statements}
    touched = set(own)
    while True:
        more = {name for used in uses for name, names in used.items() if names & touched} - touched
        if not more:
            return own, touched
        touched |= more


def _uses(rules: e.Ruleset) -> Uses:
    """What each statement and table speaks of."""
    return {name: set(named(node)) for name, node in (*rules.statements.items(), *rules.tables.items())}


def _through(uses: Uses, statement: e.Statement, own: set[str]) -> tuple[str, ...]:
    """What a statement uses, near or far, that changed itself."""
    seen: dict[str, None] = {}
    todo = [statement.name]
    while todo:
        for name in sorted(uses.get(todo.pop(), ())):
            if name not in seen:
                seen[name] = None
                todo.append(name)
    return tuple(name for name in seen if name in own)


def _levelled(rules: e.Ruleset, other: e.Ruleset, pairing: Pairing) -> e.Ruleset:
    """A ruleset whose assumed bounds are as wide as those of the other: where a count stops is then no difference."""
    back = {o: n for n, o in pairing.names.refs.items()}
    forth = pairing.names.refs if rules is pairing.new else back
    records = {}
    for name, record in rules.records.items():
        there = other.records.get(name)
        facts = []
        for fact in record.facts:
            match = there.fact(forth.get(fact.name, fact.name)) if there else None
            facts.append(fact if match is None else _widened(fact, match))
        records[name] = evolve(record, facts=tuple(facts))
    return evolve(rules, records=records)


def _widened(fact: e.Fact, other: e.Fact) -> e.Fact:
    one, two = fact.domain, other.domain
    if not (one.assumed or two.assumed) or one.type.sort != two.type.sort or one.high is None or two.high is None:
        return fact
    return evolve(fact, domain=evolve(one, high=max(one.high, two.high)))
