"""The 16th-century combat over columns in OpenFisca, beside the batch module, both in this process and proved equal.

OpenFisca has needs of its own, so it is given an environment of its own:

    python3 -m venv of && of/bin/pip install openfisca-core && PYTHONPATH=. of/bin/python -m benchmarks.batch_openfisca [--write]

A variable for each fact and for each thing that comes out, with formulas in numpy as its authors write them: where() and
sums of arrays. Only the totals, margins, results, DPs, casualties and losses are asked for, not what must or may be done.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

import numpy as np

from benchmarks import combat_as_data as combat
from benchmarks.batch_columns import ROWS, SIDES, legal
from benchmarks.results import keep
from rulec.games import cfeo16_batch as batch

WANTED = ("dp", "casualties", "abandoned", "crew_killed")
PERIOD = "2026-01"
TIMES = 5
BANDS = [name for _, name in combat.BANDS] + ["broken"]


def facts(columns: dict[str, Any], side: str, die: Any) -> dict[str, Any]:
    """The facts that the formulas use, made of the columns of the batch module."""

    def column(name: str) -> Any:
        return columns[f"{side}.{name}"]

    def among(name: str, *words: str) -> Any:
        values = batch.combat.inputs[f"{side}.{name}"].values
        return np.isin(column(name), [values.index(word) for word in words])

    arm = column("arm")
    grades = batch.combat.inputs[f"{side}.grade"].values
    made = {
        "grade": np.array([combat.GRADE[word] for word in grades])[column("grade")],
        "pursuing": among("doing", "pursuit"), "heavy": among("arm", "heavy_horse", "swords"), "foot": arm <= 4,
        "horse": (arm > 4) & (arm < 8), "guns": arm >= 8, "formed": ~among("formation", "unformed"),
        "column": among("formation", "march_column"), "flank": among("struck_on", "flank", "rear"),
        "hits": column("dp") + column("casualties"), "stands": column("stands_in_contact"), "die": die,
        "reckless": among("grade", "A2", "C", "D", "E"),
    }  # fmt: skip
    return {f"{side}_{name}": made[name] if name in made else column(name) for name in combat.FACTS}


def worked(expr: Any, get: Callable[[str], Any], own: str, foe: str) -> Any:
    """An expression of the engines over arrays."""
    if not isinstance(expr, tuple):
        name = combat.variable(expr, own, foe)
        return get(name) if name else expr
    op, *parts = expr
    values = [worked(part, get, own, foe) for part in parts]
    if op == "if":
        return np.where(*values)
    if op == "not":
        return np.logical_not(values[0])
    joins: dict[str, Callable[[Any, Any], Any]] = {
        "and": np.logical_and, "or": np.logical_or, "+": np.add, "-": np.subtract, "*": np.multiply, ">": np.greater,
        ">=": np.greater_equal, "<": np.less, "==": np.equal,
    }  # fmt: skip
    found = values[0]
    for value in values[1:]:
        found = joins[op](found, value)
    return found


def system(names: list[str]) -> Any:
    from openfisca_core.entities import build_entity  # type: ignore[import-not-found]
    from openfisca_core.periods import DateUnit  # type: ignore[import-not-found]
    from openfisca_core.taxbenefitsystems import TaxBenefitSystem  # type: ignore[import-not-found]
    from openfisca_core.variables import Variable  # type: ignore[import-not-found]

    combat = build_entity(key="combat", plural="combats", label="A combat", is_person=True)
    made = TaxBenefitSystem([combat])

    def add(name: str, formula: Any = None) -> None:
        body: dict[str, Any] = {"value_type": int, "entity": combat, "definition_period": DateUnit.MONTH}
        if formula is not None:
            body["formula"] = lambda one, period: formula(lambda key: one(key, period))
        made.add_variable(type(name, (Variable,), body))

    for name in names:
        add(name)
    outcome = {**{name: combat.OUTCOME[name] for name in WANTED}, "result": combat.by_band(*range(len(BANDS)))}
    for own, foe in combat.SIDES:
        add(f"{own}_total", lambda get, own=own, foe=foe: worked(combat.SCORE, get, own, foe))
        add(f"{own}_margin", lambda get, own=own, foe=foe: get(f"{own}_total") - get(f"{foe}_total"))
        for name, expr in outcome.items():
            add(f"{own}_{name}_", lambda get, e=expr, own=own, foe=foe: worked(e, get, own, foe))
    return made


def main() -> None:
    from openfisca_core.simulation_builder import SimulationBuilder  # type: ignore[import-not-found]

    columns = legal(ROWS)
    for side in SIDES:  # as the other engines have it: whoever may choose pursues
        columns[f"chosen.{side}.act"][:] = batch.combat.acts.index("pursue")
    given: dict[str, Any] = {}
    for i, side in enumerate(SIDES):
        given |= facts(columns, side, columns[f"dice.{i + 1}"])
    rules = system(list(given))
    outputs = [
        f"{side}_{name}" for side in SIDES for name in ("total", "margin", "result_", *(f"{w}_" for w in WANTED))
    ]

    def in_openfisca() -> tuple[dict[str, Any], float]:
        simulation = SimulationBuilder().build_default_simulation(rules, ROWS)
        for name, column in given.items():
            simulation.set_input(name, PERIOD, column)
        start = time.process_time()  # putting the facts in is not counted
        found = {name: simulation.calculate(name, PERIOD) for name in outputs}
        return found, time.process_time() - start

    wanted = batch.combat.resolve_many(columns)
    assert not wanted["error"].any()
    found, least = in_openfisca()
    for name, column in found.items():
        side, _, rest = name.partition("_")
        assert (column == wanted[f"{side}.{rest.rstrip('_')}"]).all(), name
    ours = float("inf")
    for _ in range(TIMES):
        least = min(least, in_openfisca()[1])
        start = time.process_time()
        batch.combat.resolve_many(columns)
        ours = min(ours, time.process_time() - start)
    text = (
        f"{ROWS:,} random legal rows of the combat of cfeo16, 1 thread, time of the processor, the best of {TIMES} runs in turn; "
        "proved equal first. OpenFisca is not asked what must or may be done, and does not look for states that cannot be.\n\n"
        "| | million rows a second | generated is | at least |\n|---|---|---|---|\n"
        f"| generated | {ROWS / ours / 1e6:.1f} | 1.00 x | |\n"
        f"| OpenFisca-Core {version('openfisca-core')} | {ROWS / least / 1e6:.2f} | {least / ours:.1f} x | 12 |\n\n"
        f"numpy {np.__version__}, Python {sys.version.split()[0]}."
    )
    print(text)
    if "--write" in sys.argv:
        keep("batch_openfisca", "Resolvers over columns and OpenFisca", text)


if __name__ == "__main__":
    main()
