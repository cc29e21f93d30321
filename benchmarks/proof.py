"""Interpreter = Python resolvers, at length: seeded situations put to both, result and reasons compared.

    .venv/bin/python -m benchmarks.proof [RULESET...] [--cases N] [--seconds N] [--seed N] [--write]

For each resolver so many situations that can occur are made (20,000 unless told), with an eye to bounds and rare lines;
--seconds ends one resolver early, and the table says how many it had. --write puts the table into benchmarks/PROOF.md.
Exit code 1 if anything differs.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from random import Random

from rulec.backends.python.cases import CaseMaker
from rulec.backends.python.prove import Proof, load_module
from rulec.editions import understand
from rulec.meaning.coverage import items_of
from rulec.model.entities import Ruleset
from rulec.project import read_sources

ROOT = Path(__file__).parents[1]
HEAD = """\
# Interpreter and Python resolvers compared

Written by `python -m benchmarks.proof --write`. Each situation is put to both: the result, every entry of the reasons,
every change, and every error by its name and citation must be the same.

| ruleset | resolvers | situations | fewest for one | answered | without an answer | lines and cells used | differences |
|---|---|---|---|---|---|---|---|
"""


def proved(rules: Ruleset, cases: int, seconds: float, seed: int) -> tuple[Proof, int]:
    """All resolvers of a ruleset; gives also the fewest situations that one of them had."""
    text = (ROOT / "generated" / "python" / f"{rules.name}.py").read_text("utf-8")
    proof, fewest = Proof(rules, load_module(rules, text)), cases
    for statement in rules.statements.values():
        resolver = getattr(proof.module, proof.names.resolvers[statement.name])
        maker = CaseMaker(rules, statement, resolver.parties, Random(f"{seed} {statement.name}"))
        end, done = time.monotonic() + seconds, 0
        while done < cases and (done < 10 or time.monotonic() < end):
            proof.check(statement, resolver, maker.case())
            done += 1
        fewest = min(fewest, done)
    return proof, fewest


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    options.add_argument("names", nargs="*", metavar="RULESET")
    options.add_argument("--cases", type=int, default=20_000)
    options.add_argument("--seconds", type=float, default=float("inf"))
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--write", action="store_true")
    asked = options.parse_args()
    sources, findings = read_sources([ROOT / "rules"], ROOT)
    rows, wrong = [], 0
    for name, rules in understand("shipped", sources, findings).rulesets.items():
        if asked.names and name not in asked.names:
            continue
        proof, fewest = proved(rules, asked.cases, asked.seconds, asked.seed)
        every = {item.key for item in items_of(rules)}
        answered = proof.answers.pop("Resolution", 0)
        errors = ", ".join(f"{count} {error}" for error, count in sorted(proof.answers.items()))
        rows.append(
            f"| {name} | {len(rules.statements)} | {proof.cases} | {fewest} | {answered} | {errors} | "
            f"{len(every & proof.used)} of {len(every)} | {len(proof.differences)} |"
        )
        print(rows[-1], flush=True)
        for difference in proof.differences[:20]:
            print(f"  {difference}")
        wrong += len(proof.differences)
    if asked.write:
        said = f"\nSeed {asked.seed}, at most {asked.cases} situations and {asked.seconds} seconds a resolver.\n"
        Path(__file__).with_name("PROOF.md").write_text(HEAD + "\n".join(rows) + "\n" + said, "utf-8", newline="\n")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
