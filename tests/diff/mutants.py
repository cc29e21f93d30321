"""Every figure of a ruleset changed by one, one at a time: each is to be one value changed, told at its line.

    .venv/bin/python tests/diff/mutants.py            # the rulesets that are shipped
    .venv/bin/python tests/diff/mutants.py cfeo18     # those that are named

Examples are left out: they follow the rules. A mutant that the compiler refuses is counted, and is no mutant.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from attrs import frozen

from rulec.diff.diff import Diff, compare
from rulec.model.build import build
from rulec.model.entities import Ruleset
from rulec.source import Source
from rulec.syntax.parse import Parsed, parse

RULES = Path(__file__).parents[2] / "rules"
_FIGURE = re.compile(
    r'"(?:\\.|[^"\\])*"|#[^\n]*|@[^\n|]*|language \d+|die \w+|(?<![\w.])(\d+)(?!\w)|(?<=D)(\d+)\b|\b(\d+)(?=D\d)'
)


@frozen
class Mutant:
    """One figure of one file: where it is. It becomes one more, or one less where the compiler refuses that."""

    source: Source
    start: int
    end: int

    def text(self, by: int) -> str:
        old = self.source.text
        return f"{old[: self.start]}{max(0, int(old[self.start : self.end]) + by)}{old[self.end :]}"

    @property
    def line(self) -> int:
        return self.source.position(self.start)[0]

    def __str__(self) -> str:
        return f"{self.source.path}:{self.line} {self.source.line(self.line).strip()}"


@cache
def sources(name: str) -> dict[str, Source]:
    files = sorted(f for f in (RULES / name).glob("*.rules") if not f.name.startswith("examples"))
    found = (Source(f"rules/{name}/{f.name}", f.read_text(encoding="utf-8")) for f in files)
    return {source.path: source for source in found}


@cache
def parsed(source: Source) -> Parsed:
    return parse(source)


def understood(name: str, changed: Source | None = None) -> Ruleset | None:
    """The ruleset with one file changed; None where the compiler refuses it."""
    own = {**sources(name), **({changed.path: changed} if changed else {})}
    trees = [parse(s) if s is changed else parsed(s) for s in own.values()]
    model, findings = build([(f"rules/{name}", tree.tree) for tree in trees])
    found = (*findings, *(d for tree in trees for d in tree.diagnostics))
    return None if any(d.code.severity.value == "error" for d in found) else model.rulesets[name]


def mutants(name: str) -> Iterator[Mutant]:
    for source in sources(name).values():
        for match in _FIGURE.finditer(source.text):
            for group in (1, 2, 3):
                if match[group]:
                    yield Mutant(source, *match.span(group))


def diff_of(name: str, mutant: Mutant) -> Diff | None:
    """The diff of a ruleset and its mutant; None where there is no such ruleset."""
    before: Mapping[str, Source] = sources(name)
    for by in (1, -1):
        changed = Source(mutant.source.path, mutant.text(by))
        new = understood(name, changed) if changed.text != mutant.source.text else None
        if new is not None:
            return compare(base(name), new, (), before, {**before, changed.path: changed})
    return None


@cache
def base(name: str) -> Ruleset:
    found = understood(name)
    assert found is not None
    return found


def wrong_with(diff: Diff, mutant: Mutant) -> str:
    """What is not as it should be, or nothing."""
    told = [(c.verdict, c.matters, c.here.path) for c in diff.changes]
    if len(told) != 1 or told[0][:2] != ("value changed", True):
        return f"{mutant}: {told}"
    lines = {place.line for place in (diff.changes[0].old, diff.changes[0].new) if place}
    near = any(line <= mutant.line <= line + 3 for line in lines)  # a line may go on in deeper ones
    return "" if near else f"{mutant}: told at {lines}"


def main(names: list[str]) -> None:
    failed = 0
    for name in names or sorted(f.name for f in RULES.iterdir() if any(f.glob("*.rules"))):
        wrong, refused, count = [], 0, 0
        for mutant in mutants(name):
            diff = diff_of(name, mutant)
            count += 1
            refused += diff is None
            if diff is not None and (fault := wrong_with(diff, mutant)):
                wrong.append(fault)
        told = count - refused
        print(
            f"{name}: {told - len(wrong)} of {told} figures told as one value changed; {refused} refused by the compiler"
        )
        print("".join(f"  {fault}\n" for fault in wrong), end="")
        failed += len(wrong)
    raise SystemExit(failed > 0)


if __name__ == "__main__":
    main(sys.argv[1:])
