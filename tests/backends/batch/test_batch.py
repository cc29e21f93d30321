"""The batch modules of the shipped rules say what the interpreter says, row by row."""

from __future__ import annotations

import ast
import dataclasses
import sys
from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from rulec.backends.batch.every import every
from rulec.backends.batch.module import carried, emit
from rulec.backends.batch.prove import Proof, load_modules
from rulec.compile import compile_project
from rulec.examples import given, rolls
from rulec.model.entities import Ruleset
from rulec.project import find_project

ROOT = Path(__file__).parents[3]
GENERATED = ROOT / "generated" / "python"
SHIPPED = ("carolus_rex", "cfeo16", "cfeo16_rulebook", "cfeo18", "honours_of_war")
FEW = 700  # situations of which all are looked at


@cache
def rulesets() -> Mapping[str, Ruleset]:
    return compile_project(find_project(ROOT), [], check=False).model.rulesets


@cache
def texts_of(name: str) -> dict[str, str]:
    return {output.path.rpartition("/")[2]: output.content.decode() for output in emit(rulesets()[name])}


@cache
def module_of(name: str) -> ModuleType:
    return load_modules(rulesets()[name])


@pytest.mark.parametrize("name", SHIPPED)
def test_every_resolver_is_carried(name: str) -> None:
    found, left = carried(rulesets()[name])
    assert left == {}
    assert [*found] == [*rulesets()[name].statements]


@pytest.mark.parametrize("name", SHIPPED)
def test_what_is_committed_is_what_is_made(name: str) -> None:
    assert {*texts_of(name)} == {f"{name}_batch.py", f"{name}_numba.py"}
    for file, text in texts_of(name).items():
        assert (GENERATED / file).read_text("utf-8") == text, "run rulec build"


@pytest.mark.parametrize("name", SHIPPED)
def test_a_module_needs_numpy_and_the_standard_library_only(name: str) -> None:
    imported: set[str | None] = set()
    for text in texts_of(name).values():
        tree = ast.parse(text)
        imported |= {n.module for n in ast.walk(tree) if isinstance(n, ast.ImportFrom)}
        imported |= {a.name for n in ast.walk(tree) if isinstance(n, ast.Import) for a in n.names}
    standard = {
        "__future__",
        "collections.abc",
        "concurrent.futures",
        "dataclasses",
        "fractions",
        "functools",
        "importlib",
        "threading",
        "typing",
    }
    assert imported == {"numpy", *standard}


@pytest.mark.parametrize("name", SHIPPED)
def test_every_example_is_answered_as_the_interpreter_does(name: str) -> None:
    rules = rulesets()[name]
    proof = Proof(rules, module_of(name))

    def situations() -> Iterator[tuple[str, Any, Any, Any]]:
        for example in rules.examples:
            if example.of in rules.statements:
                facts, _ = given(rules, rules.statements[example.of], example)
                yield example.of, facts, dict(example.chosen), rolls(example)

    proof.prove_examples(situations())
    assert proof.differences == []
    assert proof.cases > 300
    assert proof.answers["Resolution"] > proof.cases * 3 / 4


@pytest.mark.parametrize("name", SHIPPED)
def test_small_resolvers_are_right_for_everything_that_can_be_given(name: str) -> None:
    """Every value of every column, faces that no die has, dice that are missing, choices not made and not open."""
    rules = rulesets()[name]
    proof = Proof(rules, module_of(name))
    for statement in rules.statements.values():
        resolver = proof.module.RESOLVERS[statement.name]
        found = every(resolver, range(8), FEW)
        if found is None or not (resolver.inputs or resolver.dice):
            continue
        rows = []
        for one in found:
            row = proof.row(statement, resolver, one.facts, one.chosen, {"": one.dice}, lambda fact: fact.domain.low)
            row.cells |= {f"dice.{i + 1}": face for i, face in enumerate(one.faces)}
            rows.append(row)
        proof.compare(statement, resolver, rows)
    assert proof.differences == []
    assert proof.cases > 200


# ---------------------------------------------------------------- the loops


def loop_of(module: ModuleType, name: str, cut: Mapping[str, Any]) -> Any:
    """A resolver's loop as plain Python, which numba can compile but need not: what is cut to a width is cut as it does."""
    loops = module._loops()
    work, reads, makes = loops.LOOPS[name]
    vars(loops).update(cut)
    return module._Loop(work, loops.B, reads, makes)


def cut_to(dtype: Any) -> Any:
    bits = np.iinfo(dtype).bits
    return lambda value: dtype((int(value) + (1 << bits - 1)) % (1 << bits) - (1 << bits - 1))


@pytest.mark.parametrize("name", SHIPPED)
def test_loops_say_what_blocks_say(name: str) -> None:
    """All resolvers over rows of all kinds: legal, illegal, outside of their domains, dice missing or with odd faces."""
    module, source, answers, errors = module_of(name), np.random.default_rng(7), 0, set[int]()
    cut = {f"I{t(0).itemsize}": cut_to(t) for t in (np.int8, np.int16, np.int32, np.int64)}
    for resolver in module.RESOLVERS.values():
        columns = any_columns(resolver, source, 24)
        loop = loop_of(module, resolver.name, cut)
        wanted = resolver.resolve_many(columns)
        got = evolved(resolver, loop).resolve_many(columns)
        for column, cells in wanted.items():
            assert got[column].dtype == cells.dtype
            assert (got[column] == cells).all(), (resolver.name, column)
        answers += int((wanted["error"] == 0).sum())
        errors |= {*wanted["error"].tolist()}
    assert answers > 200
    assert len(errors) > 3


def any_columns(resolver: Any, source: Any, rows: int) -> dict[str, Any]:
    columns = {}
    for name, column in resolver.inputs.items():
        low, high = (column.low, column.high) if column.missing is None else (max(column.low, -2), min(column.high, 8))
        cells = source.integers(low, high + 1, rows)
        wild = source.integers(-300, 300, rows)
        columns[name] = (
            cells.astype(bool) if column.dtype is bool else np.where(source.random(rows) < 0.02, wild, cells)
        )
    for i in range(resolver.dice):
        columns[f"dice.{i + 1}"] = np.where(source.random(rows) < 0.02, 300, source.integers(0, 7, rows))
    return columns


def evolved(resolver: Any, kernel: Any) -> Any:
    return dataclasses.replace(resolver, kernel=kernel)


def test_a_loop_that_cannot_be_compiled_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numba", None)
    resolver, columns = combat()
    with pytest.raises(ModuleNotFoundError, match="needs numba"):
        resolver.resolve_many(columns, compiled=True)


# ---------------------------------------------------------------- the edge


def test_what_is_never_answered_is_an_error_in_every_row() -> None:
    resolver = module_of("cfeo16_rulebook").terrain  # has no inputs, and no answer
    assert resolver.resolve_many({})["error"].tolist() == [1]
    always = evolved(resolver, lambda _: (((1, 1),), {}))
    always = dataclasses.replace(always, inputs=module_of("cfeo16").control_radius.inputs)
    assert always.resolve_many({"leader.actions": np.zeros(3, np.int8)})["error"].tolist() == [1, 1, 1]


def combat(rows: int = 3, **changes: Any) -> tuple[Any, dict[str, Any]]:
    resolver = module_of("cfeo16").combat
    columns = {name: np.full(rows, column.low, column.dtype) for name, column in resolver.inputs.items()}
    columns = {name: c for name, c in columns.items() if not name.startswith("chosen.")}
    columns |= {f"dice.{i + 1}": np.full(rows, 3, np.int8) for i in range(resolver.dice)}
    return resolver, columns | changes


def test_a_value_outside_of_its_domain_is_an_error_of_its_row() -> None:
    for dtype in (np.int8, np.uint8, np.int64):
        resolver, columns = combat()
        columns["unit.dp"] = np.array([0, 100, 9], dtype)
        out = resolver.resolve_many(columns)
        assert [module_of("cfeo16").ERRORS[code] for code in out["error"]] == ["", "InputError", ""]
        assert out["unit.result"][1] == -1


def test_dice_that_are_missing_or_show_what_they_cannot() -> None:
    resolver, columns = combat(4)
    columns["dice.2"] = np.array([3, 0, 9, 300], np.int64)
    out = resolver.resolve_many(columns)
    errors = [module_of("cfeo16").ERRORS[code] for code in out["error"]]
    assert errors == ["", "MissingDice", "InputError", "InputError"]


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"unit.size": np.zeros(3, np.int8)}, "has no column unit.size"),
        ({"unit.grade": np.zeros(2, np.int8)}, "of one length"),
        ({"unit.grade": np.zeros(3)}, "whole numbers"),
        ({"dice.1": np.zeros(3)}, "whole numbers"),
    ],
)
def test_columns_that_cannot_be_read_are_refused(change: dict[str, Any], words: str) -> None:
    resolver, columns = combat()
    with pytest.raises(module_of("cfeo16").InputError, match=words):
        resolver.resolve_many(columns | change)


def test_a_column_that_is_needed_is_asked_for() -> None:
    resolver, columns = combat()
    del columns["unit.grade"]
    with pytest.raises(module_of("cfeo16").InputError, match=r"needs the column unit\.grade; it can be A1, A2, B"):
        resolver.resolve_many(columns)


def test_blocks_and_threads_change_nothing() -> None:
    resolver, columns = combat(1000)
    source = np.random.default_rng(5)
    for name, column in resolver.inputs.items():
        if name in columns:
            columns[name] = source.integers(column.low, column.high + 1, 1000).astype(column.dtype)
    whole = resolver.resolve_many(columns)
    parts = resolver.resolve_many(columns, block=37, threads=2)
    assert all((whole[name] == parts[name]).all() for name in whole)
    assert len({*whole["error"].tolist()}) > 1


def test_the_example_of_the_documents_runs() -> None:
    text = (ROOT / "docs" / "batch.md").read_text("utf-8")
    block = text.split("```python\n", 1)[1].split("```", 1)[0]
    made: dict[str, Any] = {}
    exec(block, made)
    assert not made["out"]["error"].any()
    assert made["resolver"].decode(made["out"], "unit.result")[:2] == [
        "success",
        "driven_back",
    ]  # 5 + 2 and 5 - 2 against 3 + 2


def test_no_rows_give_no_rows() -> None:
    resolver, columns = combat(0)
    assert {len(column) for column in resolver.resolve_many(columns).values()} == {0}


def test_words_and_figures_there_and_back() -> None:
    resolver, columns = combat(2)
    columns["unit.grade"] = resolver.inputs["unit.grade"].encode(["A2", "E"])
    out = resolver.resolve_many(columns)
    assert resolver.decode(out, "unit.total") == [Fraction(5), Fraction(1)]
    with pytest.raises(module_of("cfeo16").InputError, match="cannot be Z"):
        resolver.inputs["unit.grade"].encode(["Z"])
