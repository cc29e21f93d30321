"""Interpreter = batch module: the same situations put to both, row by row, and every difference told."""

from __future__ import annotations

import importlib.util
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import Any, TypeAlias

from attrs import define, field

from rulec.backends.batch.module import emit
from rulec.backends.python.cases import CaseMaker
from rulec.backends.python.names import Names
from rulec.meaning.coverage import items_of
from rulec.meaning.dice import Ask, GivenDice, Rolled
from rulec.meaning.errors import IllegalState, RuleError
from rulec.meaning.evaluate import Resolution, resolve
from rulec.meaning.frames import record_of
from rulec.meaning.survey import survey
from rulec.meaning.values import Range
from rulec.model.entities import Fact, Ruleset, Statement

_SIGNS = {True: 1, False: -1}
_TRIES = 30  # to find facts with which a situation can occur


def load_modules(rules: Ruleset) -> ModuleType:
    """The batch module of a ruleset as it is made now, its loops where it looks for them."""
    batch, loops = (output.content.decode() for output in emit(rules))
    load_module(rules, loops, "numba")
    return load_module(rules, batch)


def load_module(rules: Ruleset, text: str, kind: str = "batch") -> ModuleType:
    """A module, imported from a file that is gone afterwards."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / f"made_of_{rules.name}_{kind}.py"
        file.write_text(text, encoding="utf-8")
        spec = importlib.util.spec_from_file_location(file.stem, file)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[file.stem] = module  # dataclasses look their module up
        spec.loader.exec_module(module)
        return module


_Facts: TypeAlias = Mapping[str, Mapping[str, Any]]
_Faces: TypeAlias = Mapping[str, Sequence[int]]


class _Written:
    """Dice that are written down as they fall, one list for all."""

    def __init__(self, dice: GivenDice) -> None:
        self.dice, self.shown = dice, list[int]()

    def roll(self, ask: Ask) -> Rolled:
        rolled = self.dice.roll(ask)
        self.shown += rolled.faces
        return rolled


@define
class Row:
    """One situation as a row, and what the interpreter makes of it."""

    cells: dict[str, Any]
    found: Resolution | RuleError


@define
class Proof:
    """The resolvers of one ruleset compared. differences are told in words."""

    rules: Ruleset
    module: ModuleType
    names: Names = field(init=False)
    differences: list[str] = field(factory=list)
    cases: int = 0
    answers: Counter[str] = field(factory=Counter)

    def __attrs_post_init__(self) -> None:
        self.names = Names(self.rules)

    def prove(self, statement: Statement, least: int, most: int, seed: int) -> None:
        """Rows until everything that can be reached has been, no fewer than least and no more than most."""
        resolver = self.module.RESOLVERS[statement.name]
        parties = tuple(dict.fromkeys((*statement.roles, *_parties(resolver))))
        maker = CaseMaker(self.rules, statement, parties, Random(f"{seed} {statement.name} batch"))
        found = survey(self.rules, statement)
        wanted = {i.key for i in items_of(self.rules) if i.place.split(":")[0] in {*found.statements, *found.tables}}
        rows: list[Row] = []
        quiet = 0
        for number in range(most):
            case = maker.case()
            faces = case.dice if isinstance(case.dice, Mapping) else {"": case.dice}
            row = self.row(statement, resolver, case.facts, case.chosen, faces, maker.value)
            rows.append(row)
            before = len(wanted)
            if isinstance(row.found, Resolution):
                wanted -= row.found.used
            quiet = 0 if len(wanted) < before else quiet + 1
            if number + 1 >= least and (not wanted or quiet > least):
                break
        self.compare(statement, resolver, rows)

    def prove_examples(self, examples: Iterable[tuple[str, _Facts, Mapping[str, Any], _Faces]]) -> None:
        """Situations that were written down, by the statement they are of. What they leave open is as it normally is,
        or the first thing that it can be with which the whole can occur."""
        rows: dict[str, list[Row]] = {}
        source = Random(0)

        def any_value(fact: Fact) -> Any:
            if fact.has_default:
                return fact.default
            values = fact.domain.type.values
            if fact.domain.type.sort == "yesno":
                return source.random() < 0.3
            return source.choice(values) if values else first_value(fact)

        for name, facts, chosen, faces in examples:
            statement, resolver = self.rules.statements[name], self.module.RESOLVERS[name]
            row = self.row(statement, resolver, facts, chosen, faces, first_value)
            for _ in range(_TRIES):
                if not isinstance(row.found, IllegalState):
                    break
                row = self.row(statement, resolver, facts, chosen, faces, any_value)
            rows.setdefault(name, []).append(row)
        for name, listed in rows.items():
            self.compare(self.rules.statements[name], self.module.RESOLVERS[name], listed)

    # ------------------------------------------------------------ rows

    def row(
        self, statement: Statement, resolver: Any, known: _Facts, chosen: Mapping[str, Any], faces: _Faces,
        other: Callable[[Fact], Any],
    ) -> Row:  # fmt: skip
        """A situation that has every column, with the interpreter's answer to just that. other: facts it leaves open."""
        cells, facts = self.cells(resolver, known, chosen, other)
        dice = _Written(GivenDice(faces))
        try:
            found: Resolution | RuleError = resolve(self.rules, statement.name, facts, chosen, dice)
        except RuleError as error:
            found = error
        cells |= {f"dice.{i + 1}": face for i, face in enumerate(dice.shown[: resolver.dice])}
        return Row(cells, found)

    def cells(
        self, resolver: Any, known: _Facts, chosen: Mapping[str, Any], other: Callable[[Fact], Any]
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """The columns of a situation but for its dice, and the facts that they give."""
        facts: dict[str, dict[str, Any]] = {}
        cells: dict[str, Any] = {}
        for name, column in resolver.inputs.items():
            if name.startswith("chosen.") or column.element is not None:
                continue
            party, _, fact_name = name.partition(".")
            record = record_of(self.rules, party)
            fact = record.fact(fact_name) if record else None
            assert fact is not None
            value = known.get(party, {}).get(fact_name)
            if value is None and column.default is not None:
                cells[name] = fact.default
                continue
            value = other(fact) if value is None else value
            if fact.domain.record:
                value = [dict(element) for element in value]
                cells |= self.elements(name, resolver, value)
            facts.setdefault(party, {})[fact_name] = value
            cells[name] = len(value) if fact.domain.record else value
        for key, value in chosen.items():
            for party in dict.fromkeys(_parties(resolver)) if "." not in key else ("",):
                column = resolver.inputs.get(f"chosen.{party}.{key}" if party else f"chosen.{key}")
                if column is not None:
                    cells.setdefault(column.name, _picked(column, value))
        return cells, facts

    def elements(self, name: str, resolver: Any, value: list[dict[str, Any]]) -> dict[str, Any]:
        """The cells of a list; an element is given what is read of it."""
        cells = {}
        for i, element in enumerate(value):
            start = f"{name}.{i + 1}."
            for column in resolver.inputs:
                if column.startswith(start):
                    fact = self.fact_of(name, column[len(start) :])
                    element.setdefault(fact.name, first_value(fact))
                    cells[column] = element[fact.name]
        return cells

    def fact_of(self, listed: str, name: str) -> Any:
        party, _, fact_name = listed.partition(".")
        record = record_of(self.rules, party)
        fact = record.fact(fact_name) if record else None
        assert fact is not None
        found = self.rules.records[fact.domain.record].fact(name)
        assert found is not None
        return found

    # ------------------------------------------------------------ comparing

    def compare(self, statement: Statement, resolver: Any, rows: list[Row]) -> None:
        import numpy as np

        columns: dict[str, Any] = {}
        for name, column in resolver.inputs.items():
            usual = column.missing if column.missing is not None else column.low
            cells = [row.cells.get(name) for row in rows]
            held = [usual if cell is None else int(column.encode([cell])[0]) for cell in cells]
            columns[name] = np.array(held, column.dtype)
        for i in range(resolver.dice):
            columns[f"dice.{i + 1}"] = np.array([row.cells.get(f"dice.{i + 1}", 0) for row in rows], np.int8)
        rows = rows if columns else rows[:1]  # what asks for nothing has one answer
        got = resolver.resolve_many(columns, block=max(len(rows) // 2, 1))
        told = {name: resolver.decode(got, name) for name, c in resolver.outputs.items() if c.sort not in _WITH_OTHERS}
        errors = [self.module.ERRORS[code] for code in got["error"].tolist()]
        for i, row in enumerate(rows):
            self.cases += 1
            self.answers[type(row.found).__name__] += 1
            answer = {name: values[i] for name, values in told.items()}
            for words in differs(self.rules, row.found, errors[i], answer):
                self.differences.append(f"{self.rules.name}.{statement.name} {row.cells}: {words}")


_WITH_OTHERS = ("none", "over", "to")


def first_value(fact: Fact) -> Any:
    """What a fact normally is, or the first thing that it can be."""
    if fact.has_default:
        return fact.default
    if fact.domain.type.sort == "yesno":
        return False
    if fact.domain.record:
        return [{} for _ in range(int(fact.domain.low or 0))]
    return fact.domain.type.values[0] if fact.domain.type.values else fact.domain.low


def differs(rules: Ruleset, found: Resolution | RuleError, error: str, got: Mapping[str, Any]) -> Iterator[str]:
    """One row of the interpreter against one that came out."""
    if isinstance(found, RuleError):
        if type(found).__name__ != error:
            yield f"{type(found).__name__}: {found} / {error or 'an answer'}"
        return
    if error:
        yield f"an answer / {error}"
        return
    wanted: dict[str, Any] = {f"{party}.{name}": _plain(v) for (party, name), v in found.outputs.items()}
    made = set(wanted)
    for party, verdict in found.verdicts.items():
        if f"{party}.verdict" in got:
            wanted[f"{party}.verdict"] = verdict
    for party, facts in found.facts.items():
        for name, value in facts.items():
            after = f"{party}.{name}_" if f"{party}.{name}" in made or f"{party}.{name}_" in got else f"{party}.{name}"
            if after in got:
                wanted[after] = _plain(value)
    acts = {v: v.replace(" ", "_") for v in ("must", "may", "may not")}
    for party in {*found.obliged, *(name.partition(".")[0] for name in got)}:
        for verdict, column in acts.items():
            there = found.obliged.get(party, {}).get(verdict, ())
            if set(got.get(f"{party}.{column}", ())) != set(there):
                yield f"{party} {verdict} {there} / {got.get(f'{party}.{column}')}"
    for name in {**wanted, **got}:
        if name.rpartition(".")[2] in acts.values():
            continue
        if name not in got and wanted[name] is not None:
            yield f"{name} {wanted[name]} / no such column"
        elif name in got and wanted.get(name) != got[name] and (name in wanted or got[name] is not None):
            known = _default(rules, name) if name not in wanted else wanted[name]
            if known != got[name]:
                yield f"{name} {wanted.get(name)} / {got[name]}"


def _default(rules: Ruleset, name: str) -> Any:
    """A fact that was neither given nor changed is as it normally is."""
    party, _, fact_name = name.partition(".")
    record = record_of(rules, party)
    fact = record.fact(fact_name.rstrip("_")) if record else None
    return None if fact is None or not fact.has_default else _plain(fact.default)


def _plain(value: Any) -> Any:
    return (value.low, value.high) if isinstance(value, Range) else value


def _picked(column: Any, value: Any) -> Any:
    """A choice as its column holds it: a sign for a figure, 0 for a line that is left out."""
    if column.sort == "sign":
        return 0 if value is None else _SIGNS[value > 0]
    return int(value) if isinstance(value, bool) else value


def _parties(resolver: Any) -> Iterator[str]:
    for name in resolver.inputs:
        yield name.removeprefix("chosen.").partition(".")[0]
