"""Ruleset + resolver -> seeded situations that can occur: facts, choices and dice, with an eye to bounds and rare lines."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from random import Random
from typing import Any

from attrs import define, field, frozen

from rulec.backends.python.nevers import is_own
from rulec.meaning.conditions import Scope
from rulec.meaning.dice import Ask, GivenDice, Rolled, read
from rulec.meaning.errors import NeedsChoice, RuleError
from rulec.meaning.evaluate import Resolution, resolve
from rulec.meaning.expressions import Reader
from rulec.meaning.frames import record_of
from rulec.meaning.lines import walk
from rulec.meaning.nevers import concerns, legal_frames
from rulec.meaning.situation import Situation
from rulec.meaning.survey import survey
from rulec.model.entities import Const, Fact, FactOf, Never, Record, Ruleset, Statement, ValueOf

Facts = dict[str, dict[str, Any]]


@frozen
class Case:
    """One situation, and what the interpreter makes of it. dice: faces in the order of play, or by party."""

    facts: Facts
    chosen: Mapping[str, Any]
    dice: tuple[int, ...] | Mapping[str, list[int]]
    found: Resolution | RuleError


class _Recording:
    """Dice by chance that are written down."""

    def __init__(self, source: Random, favour: float) -> None:
        self.source, self.favour = source, favour
        self.shown: list[int] = []

    def roll(self, ask: Ask) -> Rolled:
        faces = [self.face(b.faces) for b in ask.batches for _ in range(b.count)]
        self.shown += faces
        return read(ask, faces)

    def face(self, faces: tuple[int, ...]) -> int:
        if self.source.random() < self.favour:
            return self.source.choice((min(faces), max(faces)))
        return self.source.choice(faces)


@define
class CaseMaker:
    """Makes situations for one resolver. parties: those it is asked for, in its order."""

    rules: Ruleset
    statement: Statement
    parties: tuple[str, ...]
    source: Random
    also: frozenset[tuple[str, str]] = frozenset()  # facts that are given although they may not be read
    _marks: dict[str, list[Fraction]] = field(factory=dict)
    _facts: dict[str, list[Fact]] = field(factory=dict)
    _elements: set[str] = field(factory=set)  # facts that are read of elements of lists
    _names: dict[int, frozenset[str]] = field(factory=dict)
    _concerned: dict[tuple[int, str], bool] = field(factory=dict)
    _own: dict[str, list[Never]] = field(factory=dict)  # what is never so of one record by itself
    _about: dict[str, list[Never]] = field(factory=dict)  # the nevers that speak of a fact
    _telling: list[Facts] = field(factory=list)  # situations that used what none before them had
    _last: Facts = field(factory=dict)
    _used: set[object] = field(factory=set)

    def __attrs_post_init__(self) -> None:
        for record in self.rules.records.values():
            self._own[record.name] = [
                n for n in self.rules.nevers if concerns(self.rules, n, record) and is_own(self.rules, n, record)
            ]
        found = survey(self.rules, self.statement)
        reads: dict[str, set[str]] = {}
        for party, name in found.reads:
            reads.setdefault(party, set()).add(name)
            if party.endswith("[]"):
                self._elements.add(name)
        for party, name in (*found.makes, *self.also):
            reads.setdefault(party, set()).add(name)
        for part in (*found.statements.values(), *found.tables.values(), *self.rules.nevers):
            for node in walk(part):
                if isinstance(node, Const) and isinstance(node.value, Fraction):
                    self._marks.setdefault(node.type.sort, []).append(node.value)
        self._marks = {sort: sorted(set(values)) for sort, values in self._marks.items()}
        limited = self._limited(reads)
        for party in self.parties:
            played = record_of(self.rules, party)
            assert played is not None
            wanted = reads.get(party, set()) | limited.get(played.name, set())
            self._facts[party] = [f for f in played.facts if f.name in wanted or f.domain.record]

    def _limited(self, reads: Mapping[str, set[str]]) -> dict[str, set[str]]:
        """Facts that a never ties to one that is read."""
        found: dict[str, set[str]] = {}
        for party, names in reads.items():
            record = record_of(self.rules, party) if "[" not in party else None
            if record is not None:
                found.setdefault(record.name, set()).update(names)
        for never in self.rules.nevers:
            for name in self.named(never):
                self._about.setdefault(name, []).append(never)
        return {name: facts | self._tied(facts) for name, facts in found.items()}

    def _tied(self, facts: set[str]) -> set[str]:
        tied: set[str] = set()
        for never in self.rules.nevers:
            if self.named(never) & facts:
                tied |= self.named(never)
        return tied

    # ------------------------------------------------------------ facts

    def facts(self) -> Facts:
        """Facts that can occur: new ones, or those of a situation before, a few of them changed. One that used what none
        had before it is begun from again and again, which leads to rare lines."""
        if self._last and self.source.random() < 0.9:
            known = self.source.choice(self._telling) if self._telling and self.source.random() < 0.7 else self._last
            facts = {party: dict(own) for party, own in known.items()}
            places = [(party, fact) for party, own in self._facts.items() for fact in own]
            count = min(self.source.choice((1, 1, 1, 2, 3, 5, 8)), len(places))
            changed = self.source.sample(places, count)
            for party, fact in changed:
                facts[party].pop(fact.name, None)
                if self.gives(fact):
                    facts[party][fact.name] = self.value(fact)
            return self.repaired(facts, {fact.name for _, fact in changed})
        made = {party: {f.name: self.value(f) for f in known if self.gives(f)} for party, known in self._facts.items()}
        return self.repaired(made, self._about)

    def gives(self, fact: Fact) -> bool:
        return not fact.has_default or self.source.random() < 0.9

    def value(self, fact: Fact) -> Any:
        domain, source = fact.domain, self.source
        match domain.type.sort:
            case "yesno":
                return source.random() < 0.5
            case "member":
                return source.choice(domain.type.values)
            case "list":
                record = self.rules.records[domain.record]
                most = int(min(domain.high or 4, 4))
                count = source.randint(int(domain.low or 0), most)
                return [self.element(record) for _ in range(count)]
        return self.figure(fact)

    def element(self, record: Record) -> dict[str, Any]:
        """One of a list, such as can occur."""
        wanted = self._elements | self._tied(self._elements)
        facts = {f.name: self.value(f) for f in record.facts if f.name in wanted}
        for _ in range(500):
            scratch = Situation(self.rules, {record.name: facts}, {}, GivenDice({}), tracing=False)
            reader = Reader(scratch, Scope(self.statement), {"": record.name})
            never = next((n for n in self._own[record.name] if self.judgeable(n, facts) and reader.known(n.cond)), None)
            if never is None:
                break
            named = [f for f in record.facts if f.name in set(self.named(never))]
            fact = self.source.choice(named)
            facts[fact.name] = self.mended(fact)
        return facts

    def mended(self, fact: Fact) -> Any:
        """Another value, small ones more often: sums that are too large are what is hardest to avoid."""
        if self.source.random() < 0.5:
            if fact.domain.type.sort == "yesno":
                return False
            if fact.domain.type.sort != "member" and fact.domain.low is not None and not fact.domain.record:
                return fact.domain.low
        return self.value(fact)

    def named(self, never: Never) -> frozenset[str]:
        """The facts that a never speaks of."""
        if id(never) not in self._names:
            self._names[id(never)] = frozenset(_named(self.rules, never.cond))
        return self._names[id(never)]

    def judgeable(self, never: Never, *facts: Mapping[str, Any]) -> bool:
        """Whether enough is known to see that a never is broken."""
        return any(not self.named(never).isdisjoint(each) for each in facts)

    def figure(self, fact: Fact) -> Fraction:
        domain, source = fact.domain, self.source
        low = domain.low if domain.low is not None else Fraction(0)
        high = domain.high if domain.high is not None else low + 1000
        whole = domain.step or (Fraction(1) if domain.type.sort == "number" else None)
        if domain.type.sort == "number" and any(b.denominator != 1 for b in (low, high)):
            whole = domain.step
        step = whole or Fraction(1)
        near = [m + d for m in self._marks.get(domain.type.sort, []) for d in (-step, 0, step) if low <= m + d <= high]
        if whole is None:
            near += [
                m + Fraction(1, 2) for m in self._marks.get(domain.type.sort, []) if low <= m + Fraction(1, 2) <= high
            ]
        else:
            near = [m for m in near if ((m - low) / whole).denominator == 1]
        chance = source.random()
        if near and chance < 0.5:
            return source.choice(near)
        if chance < 0.65:
            return source.choice((low, high)) if whole is None or ((high - low) / whole).denominator == 1 else low
        if whole is not None:
            return low + whole * source.randint(0, int((high - low) / whole))
        return low + Fraction(source.randint(0, int((high - low) * 2)), 2)

    def repaired(self, facts: Facts, changed: Iterable[str]) -> Facts:
        """The same, changed until it can occur. What speaks of none of the facts that have changed is not asked."""
        waiting = {id(never): never for name in changed for never in self._about.get(name, ())}
        for _ in range(2000):
            if not waiting:
                break
            never = next(iter(waiting.values()))
            party = self.breaks(facts, never)
            if party is None:
                del waiting[id(never)]
                continue
            named = self.named(never)
            places = [(p, f) for p, known in self._facts.items() for f in known if f.name in named]
            own = [(p, f) for p, f in places if p == party] or places
            if not own:
                break
            p, f = self.source.choice(own if self.source.random() < 0.8 else places)
            facts[p][f.name] = self.mended(f)
            waiting |= {id(other): other for other in self._about[f.name]}
        return facts

    def breaks(self, facts: Facts, never: Never) -> str | None:
        """The party of which it cannot be so."""
        scratch = Situation(self.rules, facts, {}, GivenDice({}), tracing=False)
        for frame in legal_frames(self.statement, facts):
            if not self.judgeable(never, facts.get(frame[""], {})) or not self.concerned(never, frame[""]):
                continue
            if Reader(scratch, Scope(self.statement), frame).known(never.cond):
                return frame[""]
        return None

    def concerned(self, never: Never, party: str) -> bool:
        key = (id(never), party)
        if key not in self._concerned:
            record = record_of(self.rules, party)
            self._concerned[key] = record is not None and concerns(self.rules, never, record)
        return self._concerned[key]

    # ------------------------------------------------------------ whole cases

    def case(self) -> Case:
        """One situation, answered by the interpreter."""
        facts = self.facts()
        dice = _Recording(self.source, self.source.choice((0.0, 0.5, 0.9)))
        if self.source.random() < 0.03:  # a fact is missing
            party = self.source.choice(self.parties)
            if facts[party]:
                facts[party].pop(self.source.choice(sorted(facts[party])))
        elif self.source.random() < 0.02:  # a state that may not occur
            facts = {party: {f.name: self.value(f) for f in known} for party, known in self._facts.items()}
        else:
            self._last = facts
        case = self.answered(facts, dice)
        self._remember(facts, case.found.used)
        return case

    def begin(self, cases: Iterable[Case]) -> None:
        """Situations that are known already, to begin from."""
        for case in cases:
            self._last = {party: dict(case.facts.get(party, {})) for party in self.parties}
            self._remember(self._last, case.found.used)

    def _remember(self, facts: Facts, used: frozenset[object]) -> None:
        if not used <= self._used:
            self._used |= used
            self._telling.append(facts)

    def answered(self, facts: Facts, dice: _Recording) -> Case:
        chosen: dict[str, Any] = {}
        while True:
            dice.shown = []
            state = self.source.getstate()
            try:
                found: Resolution | RuleError = resolve(self.rules, self.statement.name, facts, chosen, dice)
            except NeedsChoice as ask:
                if len(chosen) < 12 and self.source.random() < 0.97:
                    self.source.setstate(state)
                    chosen[ask.key] = self.choice(ask)
                    continue
                found = ask
            except RuleError as error:
                found = error
            if isinstance(found, Resolution) and self.within(found, chosen):
                self.source.setstate(state)
                continue
            return Case(facts, chosen, tuple(dice.shown), found)

    def within(self, found: Resolution, chosen: dict[str, Any]) -> bool:
        """Choose within a figure that was left open; some stay open."""
        for value in found.outputs.values():
            key = getattr(value, "key", "")
            if key and key not in chosen and self.source.random() < 0.7:
                chosen[key] = self.choice(NeedsChoice(key, value.options, value.low, value.high))  # type: ignore[union-attr]
                return True
        return False

    def choice(self, ask: NeedsChoice) -> Any:
        if ask.options:
            return self.source.choice(ask.options)
        assert ask.low is not None
        assert ask.high is not None
        return ask.low + (ask.high - ask.low) * Fraction(self.source.randint(0, 4), 4)


def _named(rules: Ruleset, cond: object) -> Iterator[str]:
    """The facts that a condition speaks of, also through values and terms."""
    for node in walk(cond):
        if isinstance(node, FactOf):
            yield node.fact
        elif isinstance(node, ValueOf):
            statement = rules.statements[node.statement]
            yield from _named(rules, (statement.when, statement.figure, statement.cases))
