"""Every matchup of a grid worked out on Dask's local cluster with 2 workers, and written to Parquet (extra: dask).

python -m benchmarks.batch_dask FOLDER [--write]
"""

from __future__ import annotations

import platform
import sys
import time
from math import prod
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.results import keep
from rulec.games import cfeo16_batch as batch

PART = 1_000_000
AVERAGE = (2, 3, 3, 4, 4, 5)
# What is varied, and how many values it takes from the least on; all else is as low as it can be.
GRID = {
    "unit.grade": 6, "enemy.grade": 6, "unit.arm": 11, "enemy.arm": 11, "unit.charging": 2, "enemy.charging": 2,
    "unit.dp": 4, "enemy.dp": 4, "unit.ranks": 2, "dice.1": 6, "dice.2": 6,
}  # fmt: skip
ROWS = prod(GRID.values())
GIVES = ("error", *(f"{side}.{name}" for side in ("unit", "enemy") for name in ("result", "dp", "casualties", "must")))


def matchups(start: int, stop: int) -> dict[str, Any]:
    """Rows of the grid by their number, as columns."""
    resolver = batch.combat
    left = np.arange(start, stop)
    places = {}
    for name, count in GRID.items():
        left, places[name] = np.divmod(left, count)
    columns = {
        name: (column.low + places[name] if name in places else np.full(stop - start, column.low)).astype(column.dtype)
        for name, column in resolver.inputs.items()
        if column.missing is None
    }
    for side, die in (("unit", "dice.1"), ("enemy", "dice.2")):
        columns[f"chosen.{side}.act"] = np.full(stop - start, resolver.acts.index("pursue"), np.int8)
        faces = np.where(columns[f"{side}.charging"], places[die] + 1, np.array(AVERAGE)[places[die]])
        columns[die] = faces.astype(np.int8)
    return columns


def worked_out(folder: str, start: int) -> tuple[int, int]:
    """One partition: columns in, columns out, a file. Gives its rows and how many of them have an answer."""
    import pyarrow as pa
    from pyarrow import parquet

    columns = matchups(start, min(start + PART, ROWS))
    out = batch.combat.resolve_many(columns)
    table = {name: columns[name] for name in GRID} | {name: out[name] for name in GIVES}
    parquet.write_table(pa.table(table), f"{folder}/part-{start // PART:03}.parquet", compression="zstd")
    return len(out["error"]), int((out["error"] == 0).sum())


def main() -> None:
    import dask
    import pyarrow as pa
    from dask.distributed import Client, LocalCluster

    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster, Client(cluster) as client:
        start = time.perf_counter()
        futures = client.map(worked_out, [str(folder)] * len(range(0, ROWS, PART)), range(0, ROWS, PART))
        done = client.gather(futures)
        seconds = time.perf_counter() - start
    files = sorted(folder.glob("part-*.parquet"))
    size = sum(file.stat().st_size for file in files)
    text = (
        f"{sum(rows for rows, _ in done):,} matchups of the combat of cfeo16 ({sum(fine for _, fine in done):,} with an "
        f"answer) in {len(files)} files of Parquet, {size / 1e6:.0f} MB, by Dask's local cluster with 2 workers in "
        f"{seconds:.1f} s. dask {dask.__version__}, pyarrow {pa.__version__}, Python {platform.python_version()}."
    )
    print(text)
    if "--write" in sys.argv:
        keep("batch_dask", "A grid of matchups on Dask", text)


if __name__ == "__main__":
    main()
