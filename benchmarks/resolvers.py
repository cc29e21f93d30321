"""How fast the Python resolvers are: the 16th-century combat, against hand-written Python, rule engines and sampling.

    .venv/bin/python -m benchmarks.resolvers [--write] [--instructions]

Every version is first proved equal on the same situations; then they are run in turn, so that a busy machine slows all
alike, and the least time of each counts. --instructions also counts instructions, if valgrind is there (minutes).
--write puts the table in its section of benchmarks/RESULTS.md. Rule engines are measured if they are installed:
pip install -e '.[peers]', and with a C compiler at hand pip install -e '.[peers,durable]' for durable_rules as well.
"""

from __future__ import annotations

import argparse
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from fractions import Fraction
from importlib.metadata import version
from pathlib import Path
from random import Random
from typing import Any

from benchmarks import combat_as_data as combat
from benchmarks import combat_by_hand as hand
from benchmarks.combat_in_engines import ENGINES
from benchmarks.results import keep
from rulec.games import cfeo16 as g

ROOT = Path(__file__).parents[1]
PYTHON = sys.executable
SEED, COUNT = 5, 300
ACT = "pursue"  # open to every unit that is asked: those who may do as they like, and cavalry
CHOSEN = {"act": ACT}
AVERAGE_DIE = (2, 3, 3, 4, 4, 5)
Case = tuple[g.Unit, g.Unit, list[int]]


def unit(source: Random) -> g.Unit:
    """A unit such as can occur, with an eye to rare lines."""
    pick, chance = source.choice, source.random
    while True:
        try:
            return g.Unit(
                grade=pick(list(g.Grade)), arm=pick(list(g.Arm)), formation=pick(list(g.Formation)),
                armoured=chance() < 0.5, has_pikes=chance() < 0.5, ranks=pick((1, 2, 3, 4)),
                dp=pick((0, 0, 1, 2, 3, 9)), casualties=pick((0, 0, 0, 1, 2, 9)), charging=chance() < 0.5,
                doing=pick(list(g.Doing)), took_position=chance() < 0.2, moved=chance() < 0.5,
                inspiring=pick((0, 0, 1, 3)), leader_attached=True, advantage_of_ground=chance() < 0.3,
                in_fortifications=chance() < 0.3, struck_on=pick(list(g.StruckOn)),
                stands_in_contact=pick((1, 2, 3, 4, 5, 6)), abandoned=False, crew_killed=False,
            )  # fmt: skip
        except g.IllegalState:
            continue


def cases(count: int = COUNT) -> list[Case]:
    source = Random(SEED)
    found = []
    for _ in range(count):
        pair = unit(source), unit(source)
        dice = [source.choice(range(1, 7) if one.charging else AVERAGE_DIE) for one in pair]
        found.append((*pair, dice))
    return found


def told(side: Any) -> tuple[Any, ...]:
    """The whole result of one side."""
    return (
        side.total, side.margin, side.result, side.dp, side.casualties, side.abandoned, side.crew_killed, side.must,
        side.may,
    )  # fmt: skip


def prove(count: int = 20_000) -> set[str]:
    """All versions say the same; gives the results that came up, which must be all there are."""
    seen = set()
    for one, two, dice in cases(count):
        found = g.combat.resolve(one, two, dice=dice, chosen=CHOSEN)
        wanted = (told(found.unit), told(found.enemy))
        for version_ in (hand.natural, hand.inlined):
            assert tuple(map(told, version_(one, two, dice, ACT, ACT))) == wanted, (version_.__name__, one, two, dice)
        seen |= {found.unit.result, found.enemy.result}
    assert len(seen) == 7, seen
    return seen


# ---------------------------------------------------------------- one decision


def generated(listed: list[Case]) -> None:
    resolve, chosen = g.combat.resolve, CHOSEN
    for one, two, dice in listed:
        resolve(one, two, dice=dice, chosen=chosen)


def explained(listed: list[Case]) -> None:
    explain, chosen = g.combat.explain, CHOSEN
    for one, two, dice in listed:
        explain(one, two, dice=dice, chosen=chosen)


def natural(listed: list[Case]) -> None:
    resolve = hand.natural
    for one, two, dice in listed:
        resolve(one, two, dice, ACT, ACT)


def inlined(listed: list[Case]) -> None:
    resolve = hand.inlined
    for one, two, dice in listed:
        resolve(one, two, dice, ACT, ACT)


def least(works: dict[str, Callable[[], object]], times: int) -> dict[str, float]:
    """The least time of each, run in turn."""
    best = dict.fromkeys(works, float("inf"))
    for _ in range(times):
        for name, work in works.items():
            start = time.perf_counter()
            work()
            best[name] = min(best[name], time.perf_counter() - start)
    return best


def instructions(work: str) -> float:
    """Instructions for one decision: the slope between two runs, both long enough for Python to know its types."""
    code = "from benchmarks import resolvers as r; c = r.cases()\nfor _ in range({rounds}): r.{work}(c)"
    few, many = (counted_run(code.format(rounds=rounds, work=work)) for rounds in (40, 80))
    return (many - few) / 40 / COUNT


def counted_run(code: str) -> int:
    """How many instructions a process takes."""
    with tempfile.NamedTemporaryFile() as out:
        command = ["valgrind", "--tool=cachegrind", "--cache-sim=no", f"--cachegrind-out-file={out.name}"]
        subprocess.run(
            [*command, PYTHON, "-c", code], cwd=ROOT, check=True, capture_output=True,
            env={**os.environ, "PYTHONHASHSEED": "0"},
        )  # fmt: skip
        summary = next(line for line in Path(out.name).read_text().splitlines() if line.startswith("summary:"))
        return int(summary.split()[1])


# ---------------------------------------------------------------- rule engines


def engine_rows(generated_each: float) -> list[str]:
    """Engines that are installed, each proved equal first. What they take is made ready for them, and not timed."""
    rows = []
    ready = [
        {**combat.facts(one, dice[0], "unit"), **combat.facts(two, dice[1], "enemy")} for one, two, dice in cases()
    ]
    for name, (make, limit) in ENGINES.items():
        try:
            resolve = make()
        except ImportError:
            rows.append(f"| {name} | not installed | - | {limit} | - | - |")
            continue
        for values, (one, two, dice) in zip(ready, cases(), strict=True):
            found = g.combat.resolve(one, two, dice=dice, chosen=CHOSEN)
            wanted = tuple(map(combat.told, (found.unit, found.enemy)))
            assert resolve(values) == wanted, (name, one, two, dice)
        took = least({name: lambda resolve=resolve: [resolve(values) for values in ready]}, 5)[name] / COUNT
        package, _, form = name.partition(",")
        said = f"{package} {version(package)}{',' if form else ''}{form}"
        rows.append(f"| {said} | {took * 1e6:.0f} | {took / generated_each:.0f} | {limit} | - | - |")
    return rows


# ---------------------------------------------------------------- exact odds


def convolved(one: g.Unit, two: g.Unit) -> dict[Any, Fraction]:
    """By hand: the scores without dice, then every pair of faces with its weight in whole numbers."""
    scores = hand.score(one, two, 0), hand.score(two, one, 0)
    first, second = ((dict.fromkeys(range(1, 7), 1) if u.charging else {2: 1, 3: 2, 4: 2, 5: 1}) for u in (one, two))
    found: dict[Any, int] = {}
    for a, n in first.items():
        for b, m in second.items():
            totals = scores[0] + a, scores[1] + b
            margin = totals[0] - totals[1]
            ours = hand.outcome(one, two, totals[0], margin, ACT)
            theirs = hand.outcome(two, one, totals[1], -margin, ACT)
            key = (told(ours), told(theirs))
            found[key] = found.get(key, 0) + n * m
    return {key: Fraction(n, 36) for key, n in found.items()}


def exact(one: g.Unit, two: g.Unit) -> object:
    """All outputs with their chances, as the module gives them."""
    return [found.outcomes for found in g.combat.odds(one, two, chosen=CHOSEN)]


def sampled(one: g.Unit, two: g.Unit, throws: int = 100_000) -> object:
    """By chance, in numpy: every throw resolved for both sides, a column an output, and each output counted."""
    import numpy as np

    source = np.random.default_rng(SEED)
    scores = hand.score(one, two, 0), hand.score(two, one, 0)
    faces = [np.array(range(1, 7) if u.charging else AVERAGE_DIE) for u in (one, two)]
    totals = [score + source.choice(of, throws) for score, of in zip(scores, faces, strict=True)]
    columns = list(totals)
    for own, foe, margin in ((one, two, totals[0] - totals[1]), (two, one, totals[1] - totals[0])):
        ends = (7, 5, 4, 2, -1, -4, -7)
        bands = [margin >= end for end in ends]
        sides = [hand.outcome(own, foe, 0, end, ACT) for end in (*ends, -8)]
        for output in ("result", "dp", "casualties", "abandoned", "crew_killed", "must", "may"):
            words = [getattr(side, output) for side in sides]
            codes = [words.index(word) for word in words] if output in ("result", "must", "may") else words
            columns.append(np.select(bands, codes[:-1], codes[-1]))
        columns.append(margin)
    return [np.unique(column, return_counts=True) for column in columns]


def sampled_in_pairs(one: g.Unit, two: g.Unit, throws: int = 100_000) -> object:
    """By chance, but cleverly: the throws are counted by pairs of faces first, and each pair is resolved once."""
    import numpy as np

    source = np.random.default_rng(SEED)
    scores = hand.score(one, two, 0), hand.score(two, one, 0)
    faces = [np.array(range(1, 7) if u.charging else AVERAGE_DIE, dtype=np.int8) for u in (one, two)]
    ours, theirs = (of[source.integers(0, 6, throws, dtype=np.int8)] for of in faces)
    counts = np.bincount(ours * np.int8(8) + theirs)
    found: dict[Any, int] = {}
    for pair in np.flatnonzero(counts).tolist():
        a, b = scores[0] + pair // 8, scores[1] + pair % 8
        key = (told(hand.outcome(one, two, a, a - b, ACT)), told(hand.outcome(two, one, b, b - a, ACT)))
        found[key] = found.get(key, 0) + int(counts[pair])
    return found


def odds_rows() -> list[str]:
    one, two = next((a, b) for a, b, _ in cases(50) if a.charging and not b.charging and a.dp + b.dp < 5)
    by_hand = convolved(one, two)
    (found,) = g.combat.odds(one, two, chosen=CHOSEN)
    margins: dict[int, Fraction] = {}
    for (ours, _), chance in by_hand.items():
        margins[ours[1]] = margins.get(ours[1], Fraction(0)) + chance
    assert found.of("margin") == dict(sorted(margins.items()))
    assert sum(chance for _, chance in found.outcomes) == 1
    best = least({"exact": lambda: exact(one, two), "by hand": lambda: convolved(one, two)}, 200)
    try:
        import numpy as np
    except ImportError:
        drawn = "not measured: numpy is not installed"
    else:
        chance = least({"all": lambda: sampled(one, two), "pairs": lambda: sampled_in_pairs(one, two)}, 10)
        drawn = (
            f"{chance['all'] * 1e3:.1f} ms, {chance['all'] / best['exact']:.0f}x as long (numpy {np.__version__}; at least "
            f"100); if throws are counted by pairs of faces before anything is resolved, {chance['pairs'] * 1e3:.1f} ms, "
            f"{chance['pairs'] / best['exact']:.1f}x"
        )
    return [
        f"- exact odds of one combat, all outputs together: {best['exact'] * 1e6:.0f} us, "
        f"{best['exact'] / best['by hand']:.1f}x a convolution by hand ({best['by hand'] * 1e6:.0f} us); at most 10",
        f"- 100,000 throws in numpy, all outputs: {drawn}",
    ]


# ---------------------------------------------------------------- import


PLAIN = "import enum, dataclasses"
WITH_FRACTIONS = "import enum, dataclasses, fractions, collections.abc, math"
MODULE = f"import sys; sys.path.insert(0, {str(ROOT / 'generated' / 'python')!r}); import cfeo16"


def import_row(*, count: bool) -> str:
    """Importing the module against importing what it stands on, each in a process of its own."""
    env = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}

    def start(code: str) -> Callable[[], object]:
        return lambda: subprocess.run([PYTHON, "-I", "-c", code], check=True, env=env)

    start(MODULE)()  # the byte code is written
    best = least({"module": start(MODULE), "plain": start(PLAIN), "fractions": start(WITH_FRACTIONS)}, 25)
    said = (
        f"- import of the module: {best['module'] * 1e3:.1f} ms, {best['module'] / best['plain']:.2f}x an empty module "
        f"plus enum and dataclasses (at most 1.5), {best['module'] / best['fractions']:.2f}x with fractions too"
    )
    if not count:
        return said
    module, plain, more = map(counted_run, (MODULE, PLAIN, WITH_FRACTIONS))
    return f"{said}; by instructions {module / plain:.2f}x and {module / more:.2f}x"


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    options.add_argument("--write", action="store_true", help="put the table into benchmarks/RESULTS.md")
    options.add_argument("--instructions", action="store_true", help="count instructions too, with valgrind")
    options.add_argument("--times", type=int, default=100)
    asked = options.parse_args()
    prove()
    listed = cases()
    works: dict[str, Callable[[], object]] = {
        "generated": lambda: generated(listed), "inlined": lambda: inlined(listed),
        "natural": lambda: natural(listed), "explained": lambda: explained(listed),
    }  # fmt: skip
    best = least(works, asked.times)
    counted = {}
    if asked.instructions and shutil.which("valgrind"):
        counted = {name: instructions(name) for name in works}
    lines = [
        f"{platform.python_implementation()} {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores; "
        f"{COUNT} situations, least of {asked.times} runs in turn; all proved equal on 20,000 situations first.",
        "",
        "| the whole combat, both sides | us | speed of generated against it | limit | instructions | by instructions |",
        "|---|---|---|---|---|---|",
    ]
    limits = {
        "generated": "",
        "inlined": "0.95 or more",
        "natural": "1.15 or more",
        "explained": "at most 5 times as long",
    }
    titles = {
        "generated": "generated `resolve`", "inlined": "by hand, inlined", "natural": "by hand, a helper per side",
        "explained": "generated `explain`",
    }  # fmt: skip
    for name, took in best.items():
        each, ratio = took / COUNT * 1e6, took / best["generated"]
        by = (f"{counted[name]:.0f}", f"{counted[name] / counted['generated']:.2f}") if counted else ("-", "-")
        lines.append(f"| {titles[name]} | {each:.2f} | {ratio:.2f} | {limits[name]} | {by[0]} | {by[1]} |")
    lines += engine_rows(best["generated"] / COUNT)
    lines += ["", *odds_rows(), import_row(count=bool(counted))]
    text = "\n".join(lines)
    print(text)
    if asked.write:
        keep("resolvers", "Python resolvers", text)


if __name__ == "__main__":
    main()
