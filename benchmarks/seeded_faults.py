"""Seeded faults: single small mistakes put into the shipped rules, one at a time, and what finds each of them.

    python -m benchmarks.seeded_faults --write          more than 500 faults in all rulesets, kept in RESULTS.md
    python -m benchmarks.seeded_faults --only cfeo16 --count 5 --survivors      some of them, printed

Six classes of mistake, as authors make them: a figure changed, a sign flipped, two cells swapped, a row dropped, a band
widened, two labels swapped. Each is made in the text, the ruleset is read again, and what is found that was not found
before is counted in four columns: by check without provenance, by provenance, by examples, by any of them. Everything
runs in this process; the same seed gives the same faults.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from multiprocessing import Pool
from pathlib import Path

from attrs import evolve, frozen

from benchmarks.results import keep
from rulec.checks import checks, find_between
from rulec.checks.allows import apply_allows
from rulec.codes import CODES
from rulec.diagnostics import Diagnostic, Severity
from rulec.examples import run_all
from rulec.model.build import build
from rulec.model.entities import Model, Ruleset
from rulec.project import Project, find_project, group_sources, read_sources, targets
from rulec.provenance.findings import find as find_in_documents
from rulec.provenance.trace import kept_index
from rulec.source import Source
from rulec.syntax.nodes import Tree
from rulec.syntax.parse import parse

SEED = 1594
COUNT = 20  # of each class in each ruleset
ROOT = Path(__file__).parent.parent
CLASSES = ("figure changed", "sign flipped", "cells swapped", "row dropped", "band widened", "labels swapped")
COLUMNS = ("check", "provenance", "examples", "any")

_Findings = tuple[set[tuple[str, str]], set[tuple[str, str]]]


@frozen
class Fault:
    """A new text for one file. line: where; was and now: the line before and after."""

    ruleset: str
    sort: str
    path: str
    line: int
    text: str
    was: str
    now: str


@frozen
class Caught:
    fault: Fault
    check: tuple[str, ...]
    provenance: tuple[str, ...]
    examples: bool

    @property
    def columns(self) -> tuple[bool, ...]:
        by = (bool(self.check), bool(self.provenance), self.examples)
        return (*by, any(by))


# ---------------------------------------------------------------- making mistakes

_TEXT = re.compile(r'"(?:[^"\\]|\\.)*"')
_NUMBER = re.compile(r"(?<![\w.:/])\d+(?![\w.:/]|\s*(?:sources?|lines?))")
_SIGN = re.compile(r"(?<![\w)/+-])(?<! - )([+-])(?=\d|[a-z_]+\s+[a-z.]+)")
_BAND = re.compile(r"^(\s+)(-?\d+)( to (-?\d+)| or more| or less)?(?=\s|$)")
_HEADERS = ("language", "ruleset", "section", "kind", "record", "never", "allow", "example", "sheet", "die", "concept")


def faults_of(name: str, files: Sequence[Source]) -> dict[str, list[Fault]]:
    """Every fault of each class that could be put into the files of a ruleset."""
    found: dict[str, list[Fault]] = defaultdict(list)
    for source in files:
        lines = source.text.split("\n")
        active = list(_stated(lines))
        makers = {
            "figure changed": _figures, "sign flipped": _signs, "cells swapped": _cells, "row dropped": _rows,
            "band widened": _bands, "labels swapped": _labels,
        }  # fmt: skip
        for sort, make in makers.items():
            for at, changed, was, now in make(lines, active):
                text = "\n".join(changed)
                if text != source.text:
                    found[sort].append(Fault(name, sort, source.path, at + 1, text, was.strip(), now.strip()))
    return found


_Made = Iterator[tuple[int, list[str], str, str]]


def _stated(lines: Sequence[str]) -> Iterator[int]:
    """The lines of statements and tables: what states a rule. Declarations, examples and rulings are left alone."""
    on = False
    for at, line in enumerate(lines):
        if line[:1].strip():
            first = line.split(maxsplit=1)[0]
            on = first not in _HEADERS and first != "ruling" and not line.startswith("#")
        if on and line.strip() and not line.lstrip().startswith(("#", "note", "@")):
            yield at


def _formal(line: str) -> list[tuple[int, str]]:
    """The stretches of a line that are neither printed text nor citation, with where they begin."""
    end = line.find("@") if "@" in line else len(line)
    parts, start = [], 0
    for text in _TEXT.finditer(line):
        if text.start() < end:
            parts.append((start, line[start : text.start()]))
            start = text.end()
    return [*parts, (start, line[start:end])] if start < end else parts


def _replaced(lines: Sequence[str], at: int, line: str) -> list[str]:
    return [*lines[:at], line, *lines[at + 1 :]]


def _figures(lines: Sequence[str], active: Sequence[int]) -> _Made:
    for at in active:
        for start, part in _formal(lines[at]):
            for found in _NUMBER.finditer(part):
                value = int(found.group())
                other = (
                    value + (10 if value >= 20 else 1) if at % 2 or value == 0 else value - (10 if value >= 20 else 1)
                )
                line = lines[at][: start + found.start()] + str(other) + lines[at][start + found.end() :]
                yield at, _replaced(lines, at, line), lines[at], line


def _signs(lines: Sequence[str], active: Sequence[int]) -> _Made:
    for at in active:
        for start, part in _formal(lines[at]):
            for found in _SIGN.finditer(part):
                if "+/-" in part[max(0, found.start() - 2) : found.end() + 2]:
                    continue
                where = start + found.start(1)
                line = lines[at][:where] + {"+": "-", "-": "+"}[found[1]] + lines[at][where + 1 :]
                yield at, _replaced(lines, at, line), lines[at], line


def _cells(lines: Sequence[str], active: Sequence[int]) -> _Made:
    """Two neighbouring cells of a row, or of a column, change places. The heading and the keys stay."""
    rows = [at for at in active if lines[at].lstrip().startswith("|")]
    for at in rows:
        if at - 1 not in rows:  # the heading
            continue
        cells = lines[at].split("|")
        keys = _keys(lines, at)
        for i in range(1 + keys, len(cells) - 2):
            if cells[i].strip() != cells[i + 1].strip():
                line = "|".join([*cells[:i], cells[i + 1], cells[i], *cells[i + 2 :]])
                yield at, _replaced(lines, at, line), lines[at], line
        below = lines[at + 1].split("|") if at + 1 in rows else []
        for i in range(1 + keys, min(len(cells), len(below)) - 1):
            if cells[i].strip() != below[i].strip():
                first = "|".join([*cells[:i], below[i], *cells[i + 1 :]])
                second = "|".join([*below[:i], cells[i], *below[i + 1 :]])
                yield at, [*lines[:at], first, second, *lines[at + 2 :]], lines[at], first


def _keys(lines: Sequence[str], at: int) -> int:
    """How many keys run down the side: the empty cells at the start of the heading."""
    while lines[at - 1].lstrip().startswith("|"):
        at -= 1
    cells = lines[at].split("|")[1:]
    return max(1, next((i for i, cell in enumerate(cells) if cell.strip()), 1))


def _rows(lines: Sequence[str], active: Sequence[int]) -> _Made:
    """A row of a table, a modifier or a band with its cases goes missing."""
    for at in active:
        line = lines[at]
        row = line.lstrip().startswith("|") and lines[at - 1].lstrip().startswith("|")
        if (
            row
            or re.match(r"\s{4,}[+-]\d", line)
            or _BAND.match(line)
            or re.match(r"\s+(?:by|each|roll|may|must) ", line)
        ):
            end = at + 1
            deep = len(line) - len(line.lstrip())
            while end < len(lines) and lines[end].strip() and len(lines[end]) - len(lines[end].lstrip()) > deep:
                end += 1
            yield at, [*lines[:at], *lines[end:]], line, "(dropped)"


def _bands(lines: Sequence[str], active: Sequence[int]) -> _Made:
    for at in active:
        band = _BAND.match(lines[at])
        if band is None or not band[3]:
            continue
        low = int(band[2])
        wider = {" or more": f"{low - 1} or more", " or less": f"{low + 1} or less"}
        new = wider.get(band[3]) or f"{low} to {int(band[4]) + 1}"
        line = band[1] + new + lines[at][band.end() :]
        yield at, _replaced(lines, at, line), lines[at], line


def _labels(lines: Sequence[str], active: Sequence[int]) -> _Made:
    """The texts of two lines that follow each other in a block change places."""
    labelled = [at for at in active if _TEXT.search(lines[at]) and lines[at][:1] == " " and "|" not in lines[at]]
    for first, second in pairwise(labelled):
        a, b = _TEXT.search(lines[first]), _TEXT.search(lines[second])
        deep = [len(lines[at]) - len(lines[at].lstrip()) for at in (first, second)]
        between = all(len(line) - len(line.lstrip()) > deep[0] for line in lines[first + 1 : second])
        if a and b and deep[0] == deep[1] and between and a.group() != b.group():
            one = lines[first][: a.start()] + b.group() + lines[first][a.end() :]
            two = lines[second][: b.start()] + a.group() + lines[second][b.end() :]
            changed = [*lines[:first], one, *lines[first + 1 : second], two, *lines[second + 1 :]]
            yield first, changed, f"{lines[first].strip()} // {lines[second].strip()}", one


# ---------------------------------------------------------------- finding them


@frozen
class Known:
    """The shipped rules as they are: the files and trees of each ruleset, the model of all, and what is found in them."""

    project: Project
    files: Mapping[str, tuple[Source, ...]]
    groups: Mapping[str, tuple[tuple[str, Tree], ...]]
    model: Model
    found: Mapping[str, frozenset[tuple[str, str]]]


def known() -> Known:
    project = find_project(ROOT)
    sources, _ = read_sources(targets(project, []), project.root)
    groups = {key: tuple((key, parse(s).tree) for s in files) for key, files in group_sources(sources).items()}
    model, problems = build([pair for pairs in groups.values() for pair in pairs])
    assert not problems, "the shipped rules cannot be understood"
    keys = {
        name: next(k for k, t in groups.items() if _has(t, rules.span.path)) for name, rules in model.rulesets.items()
    }
    files = {name: tuple(group_sources(sources)[key]) for name, key in keys.items()}
    made = Known(project, files, {name: groups[key] for name, key in keys.items()}, model, {})
    return made


def _has(trees: Sequence[tuple[str, Tree]], path: str) -> bool:
    return any(line.span.path == path for _, tree in trees for line in tree.lines[:1])


def look(made: Known, ruleset: Ruleset, trees: Sequence[Tree], *, whole: bool) -> _Findings:
    """(what check finds, what provenance finds), less what is allowed. whole: also the costly checks of tables."""
    costly = [check for check in checks() if check.code.id.startswith("RC5")]
    cheap = [check for check in checks() if check not in costly]
    found: list[Diagnostic] = []
    for check in checks() if whole else cheap:
        try:
            found += check.find(ruleset)
        except Exception as error:  # a check that breaks has found nothing, and is a bug of ours: say so and go on
            print(f"{check.code.id} broke on a fault: {error!r}", file=sys.stderr)
    found += find_between(evolve(made.model, rulesets={**made.model.rulesets, ruleset.name: ruleset}))
    kept = {name: index for name, doc in ruleset.sources.items() if (index := kept_index(made.project, doc))}
    documents = list(find_in_documents(ruleset.span, trees, kept))
    left = apply_allows(ruleset, [*found, *documents], CODES, whole=whole)
    mine = {(d.code.id, d.message) for d in left if not d.code.id.startswith("RC64")}
    return mine, {(d.code.id, d.message) for d in left if d.code.id.startswith("RC64")}


_BEFORE: dict[tuple[str, bool], _Findings] = {}


def before(made: Known, name: str, *, whole: bool) -> _Findings:
    """What is found in the rules as they are, worked out once in each process."""
    if (name, whole) not in _BEFORE:
        trees = [tree for _, tree in made.groups[name]]
        _BEFORE[name, whole] = look(made, made.model.rulesets[name], trees, whole=whole)
    return _BEFORE[name, whole]


_MADE: list[Known] = []


def try_fault(fault: Fault) -> Caught | None:
    """Read the ruleset with the fault in it, and see what is new. Once a cheap check has it, the costly ones are not asked.

    None: it is no fault, because the rules come out the same.
    """
    if not _MADE:
        _MADE.append(known())
    made = _MADE[0]
    pairs = made.groups[fault.ruleset]
    parsed = parse(Source(fault.path, fault.text))
    changed = [(key, parsed.tree if _is(tree, fault.path) else tree) for key, tree in pairs]
    model, problems = build(changed)
    errors = [d for d in (*parsed.diagnostics, *problems) if d.code.severity is Severity.ERROR]
    ruleset = model.rulesets.get(fault.ruleset)
    if ruleset == made.model.rulesets[fault.ruleset]:  # a line that a ruling has replaced, a bound that nothing reads
        return None
    if errors or ruleset is None:
        return Caught(fault, tuple(sorted({d.code.id for d in errors})), (), False)
    trees = [tree for _, tree in changed]
    passed = all(ran.passed for ran in run_all(ruleset))
    for whole in (False, True):
        mine, documents = look(made, ruleset, trees, whole=whole)
        old, old_documents = before(made, fault.ruleset, whole=whole)
        fresh = mine - old
        if fresh:
            break
    codes = tuple(sorted({code for code, _ in fresh}))
    return Caught(fault, codes, tuple(sorted({code for code, _ in documents - old_documents})), not passed)


def _is(tree: Tree, path: str) -> bool:
    return bool(tree.lines) and tree.lines[0].span.path == path


def chosen(made: Known, only: Sequence[str], count: int, seed: int) -> list[Fault]:
    found: list[Fault] = []
    for name in sorted(made.files):
        if (only and name not in only) or made.model.rulesets[name].variant_of:
            continue
        for sort, every in faults_of(name, made.files[name]).items():
            pick = random.Random(f"{seed} {name} {sort}")
            found += pick.sample(every, min(count, len(every)))
    return found


# ---------------------------------------------------------------- the report


def report(results: Sequence[Caught], seed: int) -> str:
    lines = [
        f"{len(results)} single faults in the shipped rulesets, seed {seed}. The rules as they are give none.",
        "A fault counts as caught where something is found that is not found in the rules as they are.",
        "",
        _table("Class of fault", [(sort, [r for r in results if r.fault.sort == sort]) for sort in CLASSES], results),
        "",
        _table(
            "Ruleset",
            [(n, [r for r in results if r.fault.ruleset == n]) for n in sorted({r.fault.ruleset for r in results})],
            results,
        ),
        "",
        "Which codes found them (a fault may be found by several):",
        "",
        ", ".join(
            f"{code} {n}" for code, n in Counter(c for r in results for c in (*r.check, *r.provenance)).most_common()
        )
        + ".",
        "",
        "What check by itself leaves, why it cannot do better, and how much of it is left by all three:",
        "",
        *[f"- {sort}, {_left(results, sort)}: {why}" for sort, why in _WHY.items()],
        "",
    ]
    return "\n".join(lines)


_WHY = {
    "figure changed": "the figure of a modifier, cost or distance that nothing else in the ruleset repeats, and whose label does "
    "not print it: any figure would be as good. Left by all: a figure beside another of the same citation, in a line that no "
    "example comes to.",
    "sign flipped": "a modifier or effect whose words are neither of gain nor of loss (“charging”, “takes an action”). Left by "
    "all: the effect on a fact that no example reads afterwards.",
    "cells swapped": "figures of arms and acts that have no order among them, so that either could stand in either place. Left "
    "by all: a dash for a blank, which mean the same.",
    "row dropped": "a modifier or a `may not` that nothing names: without it the list is as complete as before. Left by all: a "
    "row that a ruling writes again, and one whose citation others share and that no example comes to.",
    "band widened": "what the player may choose from (2 to 3 figures), and a last band that takes over from `others`.",
    "labels swapped": "two texts that share their words with both rules, or with neither. Neither a figure nor a result changes, "
    "so that examples and provenance cannot see it.",
}


def _left(results: Sequence[Caught], sort: str) -> str:
    """12 of 95 (1 by all)."""
    mine = [r for r in results if r.fault.sort == sort]
    return f"{sum(not r.columns[0] for r in mine)} of {len(mine)} ({sum(not r.columns[-1] for r in mine)} by all)"


def _table(head: str, groups: Sequence[tuple[str, Sequence[Caught]]], every: Sequence[Caught]) -> str:
    lines = [
        f"| {head} | Faults | Check without provenance | Provenance | Examples | Any |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    for name, results in [*groups, ("**all**", every)]:
        if results:
            shares = [f"{100 * sum(r.columns[i] for r in results) / len(results):.0f} %" for i in range(len(COLUMNS))]
            lines.append(f"| {name} | {len(results)} | {' | '.join(shares)} |")
    return "\n".join(lines)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--only", nargs="*", default=[], metavar="RULESET")
    asked.add_argument("--count", type=int, default=COUNT, help="faults of each class in each ruleset")
    asked.add_argument("--seed", type=int, default=SEED)
    asked.add_argument("--jobs", type=int, default=2)
    asked.add_argument("--survivors", action="store_true", help="list also the faults that check did not find")
    asked.add_argument("--write", action="store_true", help="keep the report in RESULTS.md")
    options = asked.parse_args()
    todo = chosen(known(), options.only, options.count, options.seed)
    print(f"{len(todo)} faults", flush=True)
    results: list[Caught] = []
    with Pool(options.jobs) as pool:
        for tried, result in enumerate(pool.imap(try_fault, todo, chunksize=4), 1):
            results += [result] if result is not None else []
            if tried % 50 == 0:
                print(f"{tried} tried", flush=True)
    for result in results if options.survivors else ():
        if not result.columns[0]:
            f, by = result.fault, [name for name, held in zip(COLUMNS, result.columns, strict=True) if held]
            print(
                f"{f.sort}: {f.path}:{f.line}: {', '.join(by[:-1]) or 'found by nothing'}\n    {f.was[:150]}\n    {f.now[:150]}"
            )
    text = report(results, options.seed)
    print(text)
    if options.write:
        keep("seeded_faults", "Seeded faults", text)


if __name__ == "__main__":
    main()
