"""The checks of tables and lists against z3: thousands of generated ones, on which both agree; and how long each takes.

    pip install -e '.[z3]'
    python -m benchmarks.against_z3                 2,000 lists of rules and 2,000 tables of boxes
    python -m benchmarks.against_z3 --count 200     fewer of each
    python -m benchmarks.against_z3 --write         and put what was measured into RESULTS.md

A list is a whole small ruleset: an action with lines of verdicts under random conditions on facts of every sort, with
comparisons between facts and `never` rules. rulec reads and judges it; z3 is asked the same of formulas made beside the
text: does a legal state come to no line, and which lines come up? A table is rows of boxes over classes of keys.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable, Sequence
from typing import Any

import z3
from attrs import frozen

from benchmarks.results import keep
from rulec.analysis.boxes import Row, masked, overlaps, uncovered
from rulec.analysis.judge import judge
from rulec.model.build import build
from rulec.source import Source
from rulec.syntax.parse import parse

HEAD = 'ruleset r "Rules"\n  length in\nkind Arm\n  foot\n  horse\n  gun\n'
ARMS = ("foot", "horse", "gun")
Atom = tuple[str, Any]  # as it is written, and as z3 has it


@frozen
class Asked:
    """A generated list: its text, the conditions of its lines, and what is true of every legal state."""

    text: str
    lines: tuple[Any, ...]
    legal: tuple[Any, ...]


def atoms(pick: random.Random) -> Atom:
    a, b, arm = z3.Int("a"), z3.Int("b"), z3.Int("arm")
    far, near = z3.Real("far"), z3.Real("near")
    n = pick.randint(0, 4)
    some = sorted(pick.sample(range(3), pick.randint(1, 2)))
    x, y = pick.sample([("a", a), ("b", b)], 2)
    length = pick.randint(1, 11)
    return pick.choice([
        ("charging", z3.Bool("charging")),
        ("not rough", z3.Not(z3.Bool("rough"))),
        ("arm is " + "/".join(ARMS[i] for i in some), z3.Or([arm == i for i in some])),
        (f"{x[0]} is {n} or more", x[1] >= n),
        (f"{x[0]} is {n} to {n + 1}", z3.And(x[1] >= n, x[1] <= n + 1)),
        (f"{x[0]} more than {y[0]}", x[1] > y[1]),
        (f"{x[0]} + {y[0]} less than {n + 2}", x[1] + y[1] < n + 2),
        (f"far within {length} in", far <= length),
        (f"far beyond {length} in", far > length),
        ("near less than far", near < far),
    ])  # fmt: skip


def condition(pick: random.Random) -> Atom:
    """One to three atoms, joined one way."""
    parts = [atoms(pick) for _ in range(pick.randint(1, 3))]
    word, join = pick.choice([("and", z3.And), ("or", z3.Or)])
    text = f" {word} ".join(text for text, _ in parts)
    if pick.random() < 0.2:
        return f"not ({text})", z3.Not(join([formula for _, formula in parts]))
    return (f"({text})" if len(parts) > 1 else text), join([formula for _, formula in parts])


def listed(seed: int) -> Asked:
    pick = random.Random(seed)
    facts = "record unit\n  arm: Arm\n  charging: yes/no\n  rough: yes/no\n  a: 0 to 5\n  b: 0 to 5\n"
    facts += "  far: 0 in to 12 in\n  near: 0 in to 12 in\n"
    legal = [z3.And(z3.Int(n) >= 0, z3.Int(n) <= most) for n, most in (("a", 5), ("b", 5), ("arm", 2))]
    legal += [z3.And(z3.Real(n) >= 0, z3.Real(n) <= 12) for n in ("far", "near")]
    nevers = ""
    for _ in range(pick.randint(0, 2)):
        (one, f), (two, g) = condition(pick), condition(pick)
        nevers += f"never {one} and {two}\n"
        legal.append(z3.Not(z3.And(f, g)))
    lines, body = [], ""
    for at in range(pick.randint(2, 6)):
        text, formula = condition(pick)
        lines.append(formula)
        body += f'  may "line {at}" when {text}\n'
    return Asked(f"{HEAD}{facts}{nevers}action go for unit\n{body}", tuple(lines), tuple(legal))


def by_rulec(asked: Asked) -> tuple[bool, set[int]] | None:
    """Whether there is a gap, and which lines never come up. None: it was not decided, and said so."""
    parsed = parse(Source("z.rules", asked.text))
    model, problems = build([("z", parsed.tree)])
    assert not parsed.diagnostics, (asked.text, parsed.diagnostics)
    assert not problems, (asked.text, problems)
    rules = model.rulesets["r"]
    found = judge(rules)
    if found.undecided:
        return None
    (step,) = rules.statements["go"].steps
    at = {id(line): i for i, line in enumerate(step.lines)}  # type: ignore[union-attr]
    idle = {x.at for x in (*found.masked, *found.dead)}
    idle |= {at[id(told.seen.line)] for told in (*found.never, *found.contradicts)}
    return bool(found.gaps), idle


def by_z3(asked: Asked) -> tuple[bool, set[int]] | None:
    """The same. None: no state is legal, so that there is nothing to ask."""

    def possible(*formulas: Any) -> bool:
        solver = z3.Solver()
        solver.add(*asked.legal, *formulas)
        answer = solver.check()
        assert answer != z3.unknown
        return bool(answer == z3.sat)

    if not possible():
        return None
    idle = {
        i for i, line in enumerate(asked.lines) if not possible(line, *(z3.Not(before) for before in asked.lines[:i]))
    }
    return possible(*map(z3.Not, asked.lines)), idle


def box_table(seed: int, rows: int, keys: int) -> tuple[list[int], list[Row]]:
    """Rows that ask for a few of many facts each, as rows of a sheet do."""
    pick = random.Random(seed)
    sizes = [pick.randint(2, 5) for _ in range(keys)]
    full = [(1 << size) - 1 for size in sizes]
    asked = [set(pick.sample(range(keys), min(keys, pick.randint(1, 4)))) for _ in range(rows)]
    return sizes, [tuple(pick.randint(1, f) if k in mine else f for k, f in enumerate(full)) for mine in asked]


def boxes_by_rulec(sizes: Sequence[int], rows: Sequence[Row]) -> tuple[bool, set[tuple[int, int]], set[int]]:
    return uncovered(rows, sizes) is not None, {(i, j) for i, j, _ in overlaps(rows)}, set(masked(rows, sizes))


def boxes_by_z3(sizes: Sequence[int], rows: Sequence[Row]) -> tuple[bool, set[tuple[int, int]], set[int]]:
    keys = [z3.Int(f"k{k}") for k in range(len(sizes))]
    solver = z3.Solver()
    solver.add(*(z3.And(key >= 0, key < size) for key, size in zip(keys, sizes, strict=True)))

    def box(row: Row) -> Any:
        parts = zip(keys, sizes, row, strict=True)
        return z3.And([z3.Or([k == c for c in range(n) if m >> c & 1]) for k, n, m in parts if m != (1 << n) - 1])

    def possible(*formulas: Any) -> bool:
        return bool(solver.check(*formulas) == z3.sat)

    made = [box(row) for row in rows]
    switches = [z3.Bool(f"row{i}") for i in range(len(rows))]
    solver.add(*(switch == formula for switch, formula in zip(switches, made, strict=True)))
    off = [z3.Not(switch) for switch in switches]
    pairs = {(i, j) for j in range(len(rows)) for i in range(j) if possible(switches[i], switches[j])}
    idle = {j for j in range(len(rows)) if not possible(switches[j], *off[:j])}
    return possible(*off), pairs, idle


def least(work: Callable[[], object], times: int) -> float:
    best = float("inf")
    for _ in range(times):
        start = time.perf_counter()
        work()
        best = min(best, time.perf_counter() - start)
    return best


def measured() -> list[str]:
    lines = ["| Rows x facts | rulec | z3 | At most |", "|---|---:|---:|---:|"]
    for rows, most in ((20, "3 ms"), (200, "1 s")):
        sizes, made = box_table(1, rows, 20)
        ours = least(lambda s=sizes, m=made: boxes_by_rulec(s, m), 9)  # type: ignore[misc]
        theirs = least(lambda s=sizes, m=made: boxes_by_z3(s, m), 1 if rows > 20 else 3)  # type: ignore[misc]
        lines.append(f"| {rows} x 20 | {ours * 1000:.1f} ms | {theirs * 1000:.0f} ms | {most} |")
    return lines


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--count", type=int, default=2000)
    asked.add_argument("--write", action="store_true")
    options = asked.parse_args()
    undecided = empty = 0
    for seed in range(options.count):
        one = listed(seed)
        ours, theirs = by_rulec(one), by_z3(one)
        undecided += ours is None
        empty += theirs is None
        if ours is not None and theirs is not None and ours != theirs:
            raise SystemExit(f"list {seed}: rulec says {ours}, z3 {theirs}\n{one.text}")
    for seed in range(options.count):
        pick = random.Random(-seed)
        sizes, rows = box_table(seed, pick.randint(1, 8), pick.randint(1, 5))
        if boxes_by_rulec(sizes, rows) != boxes_by_z3(sizes, rows):
            raise SystemExit(f"table {seed}: {sizes} {rows}")
    told = (
        f"{options.count} lists and {options.count} tables: rulec and z3 {z3.get_version_string()} agree on all that "
    )
    told += f"rulec decides; it left {undecided} lists undecided, and said so; "
    told += f"{empty} lists with no legal state at all were left out."
    text = "\n".join([told, "", "Gaps, overlaps of all pairs and dead rows of one table:", "", *measured()])
    print(text)
    if options.write:
        keep("against_z3", "Tables and lists against z3", text)


if __name__ == "__main__":
    main()
