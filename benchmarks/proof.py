"""Interpreter = Python resolvers = resolvers over columns, at length: the same situations put to all three.

    .venv/bin/python -m benchmarks.proof [RULESET...] [--cases N] [--seconds N] [--seed N] [--processes N] [--write]

Of each resolver every situation is looked at if there are at most 100,000 (every value of each fact, choice and die); else
20,000 seeded ones (--cases), with an eye to bounds and rare lines. One in ten is explained too, and its reasons compared.
--seconds ends one resolver early, and the table says how many it had. --write puts the table into benchmarks/PROOF.md,
with the commit; rulesets that were not asked for keep their rows. Exit code 1 if anything differs.
"""

from __future__ import annotations

import argparse
import multiprocessing
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from attrs import define, field, frozen

from rulec.backends.batch import prove as columns
from rulec.backends.batch.every import Situation, every
from rulec.backends.batch.prove_cases import facts_of, row_of
from rulec.backends.python.cases import Case, CaseMaker
from rulec.backends.python.prove import Proof, load_module
from rulec.editions import understand
from rulec.meaning.coverage import items_of
from rulec.meaning.dice import GivenDice
from rulec.meaning.errors import RuleError
from rulec.meaning.evaluate import Resolution, resolve
from rulec.model.entities import Ruleset, Statement
from rulec.project import read_sources

ROOT = Path(__file__).parents[1]
FILE = Path(__file__).with_name("PROOF.md")
MOST = 100_000  # situations of which every one is looked at
EXPLAINED = 10  # one in so many is explained
ROWS = 4_000  # put to a resolver over columns at once
FACES = range(1, 7)
HEAD = """\
# Interpreter, Python resolvers and resolvers over columns compared

Written by `python -m benchmarks.proof --write`. Each situation is put to all three: the result, every change, and every error
by its name and citation must be the same; of one in ten also every entry of the reasons. Every situation was looked at
where there are at most 100,000 of them (every value of each fact, choice and die, legal or not), else so many seeded ones.

| ruleset | resolvers | of these in full | situations | fewest seeded | answered | without an answer | lines and cells used | \
differences | commit |
|---|---|---|---|---|---|---|---|---|---|
"""


@frozen
class Order:
    ruleset: str
    statement: str
    cases: int
    seconds: float
    seed: int


@define
class Told:
    """What came of one resolver, or of several together."""

    cases: int = 0
    full: int = 0
    fewest: int | None = None
    answers: Counter[str] = field(factory=Counter)
    used: set[int] = field(factory=set)  # places in the list of all that can be used
    differences: list[str] = field(factory=list)

    def add(self, other: Told) -> None:
        self.cases += other.cases
        self.full += other.full
        self.fewest = min((n for n in (self.fewest, other.fewest) if n is not None), default=None)
        self.answers += other.answers
        self.used |= other.used
        self.differences += other.differences


@cache
def rulesets() -> dict[str, Ruleset]:
    sources, findings = read_sources([ROOT / "rules"], ROOT)
    return dict(understand("shipped", sources, findings).rulesets)


@cache
def proofs(name: str) -> tuple[Proof, columns.Proof]:
    """The two proofs of a ruleset, of the modules that are committed."""
    rules, folder = rulesets()[name], ROOT / "generated" / "python"
    one, many = ((folder / f"{name}{end}.py").read_text("utf-8") for end in ("", "_batch"))
    return Proof(rules, load_module(rules, one)), columns.Proof(rules, columns.load_module(rules, many))


def proved(order: Order) -> Told:
    """One resolver."""
    rules = rulesets()[order.ruleset]
    statement = rules.statements[order.statement]
    single, rows = proofs(order.ruleset)
    for proof in (single, rows):
        proof.cases, proof.answers = 0, Counter()
        proof.differences.clear()
    single.used.clear()
    resolver, over = (
        getattr(single.module, single.names.resolvers[statement.name]),
        rows.module.RESOLVERS[statement.name],
    )
    whole = every(over, FACES, MOST)
    found = (
        _every(rules, statement, whole)
        if whole is not None
        else _seeded(rules, statement, resolver.parties, over, order)
    )
    waiting: list[columns.Row] = []
    for number, case in enumerate(found):
        single.check(statement, resolver, case, explained=number % EXPLAINED == 0)
        row = row_of(rows, statement, over, case)
        if row is not None:
            waiting.append(row)
        if len(waiting) == ROWS:
            rows.compare(statement, over, waiting)
            waiting = []
    if waiting:
        rows.compare(statement, over, waiting)
    keys = {item.key: at for at, item in enumerate(items_of(rules))}
    return Told(
        single.cases, int(whole is not None), None if whole is not None else single.cases, single.answers,
        {keys[key] for key in single.used if key in keys}, [*single.differences, *rows.differences],
    )  # fmt: skip


def _every(rules: Ruleset, statement: Statement, whole: Iterator[Situation]) -> Iterator[Case]:
    for one in whole:
        facts = {party: dict(own) for party, own in one.facts.items()}
        try:
            found: Resolution | RuleError = resolve(rules, statement.name, facts, one.chosen, GivenDice({"": one.dice}))
        except RuleError as error:
            found = error
        yield Case(facts, one.chosen, tuple(one.dice), found)


def _seeded(rules: Ruleset, statement: Statement, parties: tuple[str, ...], over: Any, order: Order) -> Iterator[Case]:
    maker = CaseMaker(rules, statement, parties, Random(f"{order.seed} {statement.name}"), facts_of(over))
    end = time.monotonic() + order.seconds
    for done in range(order.cases):
        if done >= 10 and time.monotonic() > end:
            return
        yield maker.case()


def line_of(name: str, told: Told) -> str:
    rules = rulesets()[name]
    answers = Counter(told.answers)
    answered = answers.pop("Resolution", 0)
    errors = ", ".join(f"{count:,} {error}" for error, count in sorted(answers.items()))
    fewest = "-" if told.fewest is None else f"{told.fewest:,}"
    return (
        f"| {name} | {len(rules.statements)} | {told.full} | {told.cases:,} | {fewest} | {answered:,} | {errors} | "
        f"{len(told.used)} of {len(list(items_of(rules)))} | {len(told.differences)} | {commit()} |"
    )


def commit() -> str:
    command = ["git", "-C", str(ROOT), "rev-parse", "--short", "HEAD"]
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip() or "-"


def unused(name: str, told: Told) -> list[str]:
    return [f"{i.place}: {i.text}" for at, i in enumerate(items_of(rulesets()[name])) if at not in told.used]


def write(rows: dict[str, str], said: str) -> None:
    """The table; what was not asked for stays as it was."""
    columns_there = HEAD.splitlines()[-1].count("|")
    listed = [line for line in FILE.read_text("utf-8").splitlines() if line.count("|") == columns_there]
    old = {line.split("|")[1].strip(): line for line in listed}
    kept = {name: rows.get(name) or old.get(name, "") for name in rulesets()}
    left = [name for name, line in kept.items() if not line]
    said += f" Not looked at in this way yet: {', '.join(left)}." if left else ""
    FILE.write_text(HEAD + "\n".join(line for line in kept.values() if line) + f"\n\n{said}\n", "utf-8", newline="\n")


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    options.add_argument("names", nargs="*", metavar="RULESET")
    options.add_argument("--cases", type=int, default=20_000)
    options.add_argument("--seconds", type=float, default=float("inf"))
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--processes", type=int, default=2)
    options.add_argument("--write", action="store_true")
    options.add_argument("--unused", action="store_true", help="say which lines and cells nothing has used")
    asked = options.parse_args()
    rows, wrong = {}, 0
    with multiprocessing.get_context("spawn").Pool(asked.processes) as pool:
        for name, rules in rulesets().items():
            if asked.names and name not in asked.names:
                continue
            orders = [Order(name, one, asked.cases, asked.seconds, asked.seed) for one in rules.statements]
            told = Told()
            for part in pool.imap_unordered(proved, orders):
                told.add(part)
            rows[name] = line_of(name, told)
            print(rows[name], flush=True)
            for words in [*told.differences[:20], *(unused(name, told) if asked.unused else ())]:
                print(f"  {words}")
            wrong += len(told.differences)
            if asked.write:
                write(
                    rows,
                    f"Seed {asked.seed}, at most {asked.cases:,} seeded situations and {asked.seconds} seconds a resolver.",
                )
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
