"""Interpreter = generated code: the same situations put to both, and every difference told."""

from __future__ import annotations

import importlib.util
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import Any

from attrs import define, field

from rulec.backends.python.cases import Case, CaseMaker
from rulec.backends.python.module import module_text
from rulec.backends.python.names import Names
from rulec.meaning.errors import IllegalState, MissingDice, MissingFact, NeverEnds, RuleError
from rulec.meaning.evaluate import Resolution
from rulec.meaning.frames import record_of
from rulec.meaning.values import Range
from rulec.model.entities import Ruleset, Statement


def load_module(rules: Ruleset, text: str | None = None) -> ModuleType:
    """The generated module of a ruleset, imported from a file that is gone afterwards."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / f"{rules.name}_generated.py"
        file.write_text(module_text(rules) if text is None else text, encoding="utf-8")
        spec = importlib.util.spec_from_file_location(file.stem, file)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[file.stem] = module  # dataclasses look their module up
        spec.loader.exec_module(module)
        return module


@define
class Proof:
    """The resolvers of one ruleset compared. differences are told in words."""

    rules: Ruleset
    module: ModuleType
    names: Names = field(init=False)
    differences: list[str] = field(factory=list)
    cases: int = 0
    answers: Counter[str] = field(factory=Counter)
    used: set[object] = field(factory=set)

    def __attrs_post_init__(self) -> None:
        self.names = Names(self.rules)

    # ------------------------------------------------------------ facts both ways

    def records(self, facts: Mapping[str, Mapping[str, Any]], parties: tuple[str, ...]) -> list[Any]:
        return [self.record(party, facts.get(party, {})) for party in parties]

    def record(self, party: str, facts: Mapping[str, Any]) -> Any:
        record = record_of(self.rules, party)
        assert record is not None
        given = {}
        for name, value in facts.items():
            fact = record.fact(name)
            if fact is not None and fact.domain.record:
                given[self.names.fact(name)] = [self.record(fact.domain.record, element) for element in value]
            else:
                given[self.names.fact(name)] = figure(value)
        return getattr(self.module, self.names.records[record.name])(**given)

    # ------------------------------------------------------------ one resolver

    def prove(
        self, statement: Statement, least: int, most: int, seed: int, *, wanted: Iterable[object] = (),
        begun: Sequence[Case] = (), also: frozenset[tuple[str, str]] = frozenset(),
    ) -> list[Case]:  # fmt: skip
        """Seeded cases: so many at least, and then more until all that is wanted of the rules has been used, by them or by
        those that they are begun from. also: facts that are given although they may not be read."""
        resolver = getattr(self.module, self.names.resolvers[statement.name])
        maker = CaseMaker(self.rules, statement, resolver.parties, Random(f"{seed} {statement.name}"), also)
        maker.begin(begun)
        left = set(wanted).difference(*(case.found.used for case in begun))
        cases: list[Case] = []
        while len(cases) < least or (left and len(cases) < most):
            cases.append(maker.case())
            left -= self.check(statement, resolver, cases[-1])
        return cases

    def check(self, statement: Statement, resolver: Any, case: Case, *, explained: bool = True) -> frozenset[object]:
        """One situation put to both, explained too unless told; gives what of the rules it has used."""
        self.cases += 1
        used = case.found.used
        self.used |= used
        self.compare(statement, resolver, case, explained=explained)
        return used

    def compare(self, statement: Statement, resolver: Any, case: Case, *, explained: bool = True) -> None:
        chosen = {key: figure(value) for key, value in case.chosen.items()}
        self.answers[type(case.found).__name__] += 1
        for name in ("resolve", "explain") if explained else ("resolve",):
            try:
                records = self.records(case.facts, resolver.parties)
                dice = case.dice if isinstance(case.dice, Mapping) else list(case.dice)
                got = getattr(resolver, name)(*records, dice=dice, chosen=chosen)
            except Exception as error:  # whatever it is, it is a difference
                got = error
            told = list(self.differs(statement, case.found, got, name))
            if told:
                where = f"{self.rules.name}.{statement.name} {case.facts} chosen {dict(case.chosen)} dice {case.dice}"
                self.differences.append(f"{where} {name}: " + "; ".join(told[:5]))

    def differs(self, statement: Statement, found: Resolution | RuleError, got: Any, name: str) -> Iterator[str]:
        if isinstance(found, RuleError):
            yield from error_differs(found, got)
            return
        if isinstance(got, Exception):
            yield f"an answer / {type(got).__name__}: {got}"
            return
        if name == "explain":
            yield from self.trace_differs(found, got)
            got = got.result
        if statement.word in ("value", "term"):
            (wanted,) = found.outputs.values()
            if not same(wanted, got):
                yield f"{wanted} / {got}"
            return
        yield from self.outcome_differs(found, got)

    def outcome_differs(self, found: Resolution, got: Any) -> Iterator[str]:
        parts = {part._party: part for part in got._parties()}
        made: dict[tuple[str, str], Any] = {}
        for party, part in parts.items():
            for attribute, name in part._made.items():
                value = getattr(part, attribute)
                if value is not None and part.applies:
                    made[party, name] = value
        outputs = {key: value for key, value in found.outputs.items() if value is not None}
        for key in {**outputs, **made}:
            if key not in outputs or key not in made or not same(outputs[key], made[key]):
                yield f"{key} {outputs.get(key)} / {made.get(key)}"
        for party, verdict in found.verdicts.items():
            told = getattr(parts[party], "verdict", None) or "may"
            if verdict != told:
                yield f"verdict of {party} {verdict} / {told}"
        for party in {*found.obliged, *parts}:
            acts = found.obliged.get(party, {})
            own = parts.get(party)
            for verdict in ("must", "may", "may not"):
                there = getattr(own, verdict.replace(" ", "_"), ()) if own else ()
                if acts.get(verdict, ()) != there:
                    yield f"{party} {verdict} {acts.get(verdict, ())} / {there}"
        yield from self.facts_differ(found, parts)

    def facts_differ(self, found: Resolution, parts: Mapping[str, Any]) -> Iterator[str]:
        """Facts afterwards: given or normal, and then written."""
        for change in found.changes:
            part = parts.get(change.party)
            attribute = _attribute(part, change.fact) if part is not None else None
            if attribute is None:
                yield f"{change.party}.{change.fact} {change.after} / not changed"
        for party, part in parts.items():
            written = {part._facts.get(a, part._facts.get(f"{a}_", a)): v for a, v in part.changed().items()}
            changed = {c.fact: c.after for c in found.changes if c.party == party}
            for name in {**written, **changed}:
                if name not in written or name not in changed or not same(changed[name], written[name]):
                    yield f"{party}.{name} after {changed.get(name)} / {written.get(name)}"

    def trace_differs(self, found: Resolution, got: Any) -> Iterator[str]:
        wanted = Counter(
            (e.party, e.statement, e.sort, e.name, e.label, e.counted, e.value, tuple(map(str, e.cites)), e.ruling)
            for e in found.trace
        )
        there = Counter(
            (e.party, e.statement, e.sort, e.name, e.label, e.counted, e.value, tuple(e.cites), e.ruling)
            for e in got.entries
        )
        for entry in wanted - there:
            yield f"trace lacks {entry}"
        for entry in there - wanted:
            yield f"trace has {entry}"
        if set(found.rulings) != set(got.rulings):
            yield f"rulings {found.rulings} / {got.rulings}"
        changes = sorted((c.party, c.fact, _shown(c.before), _shown(c.after), c.clamped) for c in found.changes)
        told = sorted((c.party, c.fact, _shown(c.before), _shown(c.after), c.clamped) for c in got.changes)
        if changes != told:
            yield f"changes {changes} / {told}"
        usual = {f"{party}.{name}": _shown(value) for (party, name), value in found.defaults.items()}
        if usual != {name: _shown(value) for name, value in got.defaults.items()}:
            yield f"defaults {usual} / {got.defaults}"


def error_differs(found: RuleError, got: Any) -> Iterator[str]:
    """Errors are of one name, of the same lines, and say the same. A record speaks of itself without its role."""
    if type(got).__name__ != type(found).__name__:
        yield f"{type(found).__name__}: {found} / {got!r}"
    elif isinstance(found, MissingFact):
        if (found.role, found.fact) != (got.role, got.fact):
            yield f"{found} / {got}"
    elif isinstance(found, NeverEnds):  # each says how far it has looked
        if tuple(map(str, found.cites)) != got.cites:
            yield f"{found} / {got}"
    elif not isinstance(found, MissingDice | IllegalState) and str(found) != str(got):
        yield f"{found} / {got}"


def _attribute(part: Any, fact: str) -> str | None:
    return next((a for a, name in part._facts.items() if name == fact), None)


def _shown(value: Any) -> str:
    return str(value)


def figure(value: Any) -> Any:
    """A value of the interpreter as generated code has it."""
    if isinstance(value, Fraction) and value.denominator == 1:
        return int(value)
    return value


def same(wanted: Any, got: Any) -> bool:
    """A value of the interpreter against one of the generated code, which must be whole where it can be."""
    if isinstance(wanted, Range):
        return type(got).__name__ == "Range" and same(wanted.low, got.low) and same(wanted.high, got.high)
    if isinstance(wanted, Fraction):
        if isinstance(got, bool) or not isinstance(got, int | Fraction):
            return False
        return bool(wanted == got) and (type(got) is int) is (wanted.denominator == 1)
    if isinstance(wanted, str):
        return str(got) == wanted
    return got is wanted
