"""Interpreter = Python resolvers = resolvers over columns, on situations that use every line, row and bound of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import ModuleType

import pytest

from rulec.backends.batch import prove as columns
from rulec.backends.batch.prove_cases import facts_of, row_of
from rulec.backends.python.cases import Case
from rulec.backends.python.prove import Proof
from rulec.cli.in_python import cases_of
from rulec.examples import run_all
from rulec.meaning.coverage import items_of
from rulec.meaning.lines import walk
from rulec.model.entities import ColumnFor, Ruleset, TableCell

FOLDER = Path(__file__).parents[3] / "generated" / "python"

# Seeded situations for each resolver beside the examples, and as many more as it takes to use all that is written in it;
# benchmarks/proof.py makes more of them.
LEAST = {
    "carolus_rex": 24,
    "cfeo16": 16,
    "cfeo16_encamisada": 4,
    "cfeo16_rulebook": 1,
    "cfeo18": 4,
    "honours_of_war": 40,
}
MOST = 3_000

# What no situation can use.
NEVER = {
    "cfeo18": {
        # Margins of the two sides are opposite, so that who wins by 4 gives his foe -4: rulec finds the contradiction too.
        ("combat: **Victory**: 1 DP", '"Cavalry that charged foot without a **Defeat** of it *retire*"'),
    },
    "cfeo16_encamisada": {
        # By night guns see as far as their effective range, so that no range lies beyond it.
        ("artillery", '"Beyond effective range"'),
        ("ranges", "heavy_gun, maximum"),
        ("ranges", "medium, light gun, maximum"),
    },
}


@pytest.mark.parametrize("name", LEAST)
def test_all_that_is_written_is_used_and_comes_out_the_same(
    shipped: Mapping[str, Ruleset], modules: Mapping[str, ModuleType], name: str
) -> None:
    """What is written in a statement is used by cases put to its own resolver; cells, by those of one that reads the table.
    The examples are compared in tests of their own; what they use counts here, and they are begun from."""
    rules = shipped[name]
    single = Proof(rules, modules[name])
    over = columns.Proof(rules, columns.load_module(rules, (FOLDER / f"{name}_batch.py").read_text("utf-8")))
    reachable = [item for item in items_of(rules) if (item.place, item.text) not in NEVER.get(name, ())]
    examples: dict[str, list[Case]] = {}
    for statement, case in cases_of(rules, list(run_all(rules))):
        examples.setdefault(statement.name, []).append(case)
        single.used |= case.found.used
    for statement in rules.statements.values():
        resolver = over.module.RESOLVERS[statement.name]
        tables = {node.table for node in walk(statement) if isinstance(node, ColumnFor | TableCell)}
        wanted = {item.key for item in reachable if item.place.partition(":")[0] == statement.name}
        wanted |= {item.key for item in reachable if item.place in tables} - single.used
        begun = examples.get(statement.name, [])
        cases = single.prove(statement, LEAST[name], MOST, seed=3, wanted=wanted, begun=begun, also=facts_of(resolver))
        left = wanted.difference(*(case.found.used for case in (*begun, *cases)))
        assert not left, [(item.place, item.text) for item in reachable if item.key in left]
        rows = [row for case in cases if (row := row_of(over, statement, resolver, case))]
        if rows:
            over.compare(statement, resolver, rows)
    unused = {(item.place, item.text) for item in items_of(rules) if item.key not in single.used}
    assert unused == NEVER.get(name, set())
    assert single.differences == []
    assert over.differences == []
    assert single.answers["Resolution"] > single.cases // 2
    assert over.cases > single.cases // 2


def test_every_shipped_ruleset_is_looked_at(shipped: Mapping[str, Ruleset]) -> None:
    assert {*LEAST} == {*shipped}
