"""The 16th-century combat over columns, both sides, given dice: rows a second, side by side with peers, all proved equal.

python -m benchmarks.batch --write     measure, and write the section of RESULTS.md (needs the extras peers and numba)
python -m benchmarks.batch --prove     1,000,000 random legal rows against the resolvers of single situations
python -m benchmarks.batch --all N     N rows of every resolver of every ruleset against the interpreter
"""

from __future__ import annotations

import os
import platform
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable, Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks import batch_by_hand as hand
from benchmarks.batch_columns import ROWS, SIDES, legal
from benchmarks.results import keep
from rulec.games import cfeo16 as g
from rulec.games import cfeo16_batch as batch

HEAD = f"""{ROWS:,} random legal rows of the combat of cfeo16, both sides, given dice; many runs of each in turn, the best counts.
All were found to give the same first. Polars and DuckDB do not look at domains, states, dice and choices; the others do.
Polars and DuckDB are given SQL with CASE, in stages, not tuned further; Polars with figures kept to 8 bits would be faster.
OpenFisca has a section of its own. The compiled form is measured where numba is installed, after it is compiled.
Numpy by hand with the same checks is passed, and so is Polars. To pass numpy that trusts all it is given, the looks at
domains, states, dice and choices would have to be left out, or be done in one pass with the rest: the compiled form does.

"""
COMPILED = "generated, compiled by numba (at least 1.8 x)"
COMPARED = [f"{side}.{name}" for side in SIDES for name in hand.OUT]


def prove(rows: int = ROWS) -> int:
    """Every row put to the resolver of single situations; gives how many differ."""
    columns = legal(rows, seed=2)
    out = batch.combat.resolve_many(columns)
    words = {
        name: [None if v < 0 else c.values[v] for v in columns[name].tolist()]
        if c.sort == "member"
        else columns[name].tolist()
        for name, c in batch.combat.inputs.items()
        if c.missing is None
    }
    acts = {side: [batch.combat.acts[a] for a in columns[f"chosen.{side}.act"].tolist()] for side in SIDES}
    told = {name: batch.combat.decode(out, name) for name in batch.combat.outputs}
    facts = {side: [n.partition(".")[2] for n in words if n.startswith(f"{side}.")] for side in SIDES}
    dice = list(zip(columns["dice.1"].tolist(), columns["dice.2"].tolist(), strict=True))
    wrong = 0
    for i in range(rows):
        units = [g.Unit(**{fact: words[f"{side}.{fact}"][i] for fact in facts[side]}) for side in SIDES]
        chosen = {f"{side}.act": acts[side][i] for side in SIDES}
        found = g.combat.resolve(*units, dice=list(dice[i]), chosen=chosen)
        for side in SIDES:
            one = getattr(found, side)
            for name in ("total", "natural", "dice", "margin", "result"):
                wrong += str(getattr(one, name)) != str(told[f"{side}.{name}"][i])
            for name in ("dp", "casualties", "abandoned", "crew_killed"):
                changed = one.changed()
                before = words[f"{side}.{name}"][i]
                wrong += changed.get(name, before) != told[f"{side}.{name}"][i]
            for name in ("must", "may"):
                wrong += set(getattr(one, name)) != set(told[f"{side}.{name}"][i])
    return wrong


def prove_all(cases: int) -> list[str]:
    """Seeded situations of every resolver of every ruleset against the interpreter; gives what differs."""
    from rulec.backends.batch.prove import Proof, load_modules
    from rulec.compile import compile_project
    from rulec.project import find_project

    found: list[str] = []
    for name, rules in compile_project(find_project(Path(__file__).parent), [], check=False).model.rulesets.items():
        proof = Proof(rules, load_modules(rules))
        for statement in rules.statements.values():
            proof.prove(statement, cases, cases, 1)
        print(f"{name}: {proof.cases} rows of {len(rules.statements)} resolvers, {dict(proof.answers)}, "
              f"{len(proof.differences)} differ", flush=True)  # fmt: skip
        found += proof.differences
    return found


def rates(works: Mapping[str, Callable[[], object]], times: int, clock: Callable[[], float]) -> dict[str, float]:
    """Rows a second of each, the least time of many, one after the other so that all meet the same weather."""
    least = dict.fromkeys(works, float("inf"))
    for _ in range(times):
        for name, work in works.items():
            start = clock()
            work()
            least[name] = min(least[name], clock() - start)
    return {name: ROWS / seconds for name, seconds in least.items()}


def main() -> None:
    if "--prove" in sys.argv:
        wrong = prove()
        print(f"{ROWS:,} random legal rows of cfeo16 combat against the resolver of single situations: {wrong} differ")
        raise SystemExit(wrong > 0)
    if "--all" in sys.argv:
        wrong_all = prove_all(int(sys.argv[sys.argv.index("--all") + 1]))
        print(*wrong_all[:20], sep="\n")
        raise SystemExit(bool(wrong_all))
    if "--threads" in sys.argv:
        print(measured(int(sys.argv[-1])))
        return
    text = HEAD + "\n".join(in_own_process(threads, times) for threads, times in ((1, 20), (2, 20)))
    print(text)
    if "--write" in sys.argv:
        keep("batch", "Resolvers over columns", text)


def in_own_process(threads: int, times: int) -> str:
    """Polars is told once how many threads it has."""
    command = [sys.executable, "-m", "benchmarks.batch", "--threads", str(times)]
    environment = {**os.environ, "POLARS_MAX_THREADS": str(threads)}
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout


def measured(times: int) -> str:
    import duckdb
    import polars as pl

    columns = legal(ROWS)
    acts = {act: 1 << i for i, act in enumerate(batch.combat.acts)}
    flat = {name.replace(".", "_"): column for name, column in columns.items()}
    frame = pl.DataFrame(flat)
    expressions = hand.polars_stages(pl, acts)
    base = duckdb.connect()
    base.execute(f"SET threads = {pl.thread_pool_size()}")
    base.register("frame", frame.to_arrow())
    base.execute("CREATE TABLE t AS SELECT * FROM frame")
    query = hand.sql(acts)

    def in_polars() -> Any:
        lazy = frame.lazy()
        for stage in expressions[:-1]:
            lazy = lazy.with_columns(stage)
        return lazy.select(expressions[-1]).collect()

    def in_duckdb() -> Any:
        return base.execute(query).fetchnumpy()

    wanted = batch.combat.resolve_many(columns)
    assert not wanted["error"].any()
    highs = {n: c.high for n, c in batch.combat.inputs.items() if c.dtype is not bool and c.missing is None}
    answers = {"numpy": hand.numpy_blocks(columns, acts, highs), "polars": in_polars(), "duckdb": in_duckdb()}
    for who, got in answers.items():
        for name in COMPARED:
            assert (np.asarray(got[name]) == wanted[name]).all(), f"{who}: {name}"
    threads = pl.thread_pool_size()
    works: dict[str, Callable[[], object]] = {
        "generated": lambda: batch.combat.resolve_many(columns, threads=threads),
        COMPILED: lambda: batch.combat.resolve_many(columns, threads=threads, compiled=True),
        "numpy by hand, in blocks": lambda: hand.numpy_blocks(columns, acts, highs),
        "the same, trusting all it is given": lambda: hand.numpy_blocks(columns, acts),
        "Polars": in_polars,
        "DuckDB": in_duckdb,
    }
    if threads > 1:
        works = {name: work for name, work in works.items() if name in ("generated", COMPILED, "Polars", "DuckDB")}
    if find_spec("numba") is None:
        del works[COMPILED]
    else:
        compiled = batch.combat.resolve_many(columns, compiled=True)
        assert all((compiled[name] == cells).all() for name, cells in wanted.items())
    rate = rates(works, times, time.process_time if threads == 1 else time.perf_counter)
    tracemalloc.start()
    batch.combat.resolve_many(columns)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    held = sum(c.nbytes for c in columns.values()) + sum(c.nbytes for c in wanted.values())
    said = "1 thread, time of the processor" if threads == 1 else f"{threads} threads, time of the clock"
    lines = [f"| {said} | million rows a second | generated is |", "|---|---|---|"]
    lines += [f"| {name} | {value / 1e6:.1f} | {rate['generated'] / value:.2f} x |" for name, value in rate.items()]
    whole = (peak + sum(c.nbytes for c in columns.values())) / held
    versions = f"numpy {np.__version__}, Polars {pl.__version__}, DuckDB {duckdb.__version__}"
    lines += [
        "",
        f"Columns in and out: {held / 1e6:.0f} MB; with all that is made on the way {whole:.2f} times that. {versions}, "
        f"Python {platform.python_version()}, {platform.machine()}.",
        "",
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    main()
