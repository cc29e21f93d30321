"""Random columns of the 16th-century combat, all of them legal."""

from __future__ import annotations

from typing import Any

import numpy as np

from rulec.games import cfeo16_batch as batch

ROWS = 1_000_000
SIDES = ("unit", "enemy")


def legal(rows: int, seed: int = 1) -> dict[str, Any]:
    """Random columns of combat, of which only rows without an error are kept."""
    source, parts, have = np.random.default_rng(seed), list[dict[str, Any]](), 0
    average = np.array((2, 3, 3, 4, 4, 5))
    while have < rows:
        size = 1 << 18
        columns = {}
        for name, column in batch.combat.inputs.items():
            high = len(batch.combat.acts) - 1 if column.missing is not None else column.high
            columns[name] = source.integers(column.low, high + 1, size).astype(column.dtype)
        for i, side in enumerate(SIDES):
            columns[f"{side}.inspiring"] *= source.random(size) < 0.2  # rarely together with a leader who is there
            dice = average[source.integers(0, 6, size)]
            columns[f"dice.{i + 1}"] = np.where(columns[f"{side}.charging"], source.integers(1, 7, size), dice).astype(
                np.int8
            )
            for fact, arms in (("crew_killed", (8, 10)), ("abandoned", (8, 10)), ("took_position", (0, 4))):
                arm = columns[f"{side}.arm"]
                columns[f"{side}.{fact}"] &= (arm >= arms[0]) & (arm <= arms[1])
        fine = batch.combat.resolve_many(columns)["error"] == 0
        parts.append({name: column[fine] for name, column in columns.items()})
        have += int(fine.sum())
    return {name: np.concatenate([part[name] for part in parts])[:rows] for name in parts[0]}
