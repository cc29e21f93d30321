"""Rules as text -> rulesets and the diff between them; what the tests of diff share."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from rulec.diff.changes import Change
from rulec.diff.diff import Diff, compare
from rulec.editions import Edition, understand
from rulec.source import Source

RULES = Path(__file__).parents[2] / "rules"

HOLD = """language 1
ruleset hold "Hold the Line"
  length in
  source qrs "hold-qrs"

kind Grade "grade" ordered best first
  veteran
  regular
  raw

record unit also enemy
  grade: Grade
  hits: 0 to 4, normally 0
  leader_near "leader within 6 in": yes/no
  charging: yes/no
  distance: 0 in to 48 in

section morale "Morale"

term close "close" for unit when distance within 6 in  @qrs 3

test morale "Morale test" for unit  @qrs 5-12
  roll D6
  modifiers
    by grade "Grade": veteran +1, raw -1  @qrs 6
    +1 "leader near" as leader when leader_near  @qrs 7
    +1 "charging from close by" when charging and close  @qrs 8
    -1 "each hit" per hits  @qrs 9
  results
    4 or more "**Steady**: goes on as it likes" nothing  @qrs 10
    2 to 3 "**Shaken**: 1 hit" +1 hits  @qrs 11
    1 or less "**Broken**: leaves the table" must leave  @qrs 12

action leave "Leave the table" for unit  @qrs 12
  "It is gone"

table shots "Shots" by grade gives 1 to 3  @qrs 14-17
  |         | dice |
  | veteran | 3    |  @qrs 15
  | regular | 2    |  @qrs 16
  | raw     | 1    |  @qrs 17
"""


def edition(*texts: str, name: str = "rules/hold") -> Edition:
    """An edition of a few files, which must be understood."""
    found = understand("a test", [Source(f"{name}/{at}.rules", text) for at, text in enumerate(texts)], [])
    assert not found.faults, found.faults[0].message
    return found


def diff_texts(old: str, new: str) -> Diff:
    """The diff of two texts of one ruleset each."""
    one, two = edition(old), edition(new)
    (before,), (after,) = one.rulesets.values(), two.rulesets.values()
    return compare(before, after, (), one.sources, two.sources)


def changed(old: str, new: str, *, everything: bool = False) -> list[tuple[str, str]]:
    """Verdict and place of every change that matters, or of all."""
    diff = diff_texts(old, new)
    return [(c.verdict, c.here.path) for c in (diff.changes if everything else diff.mattering)]


@cache
def shipped(*names: str) -> Edition:
    """Rulesets that come with rulec."""
    folders = {name: [RULES / name, RULES / name / "variants"] for name in names if (RULES / name).is_dir()}
    sources = [
        Source(file.relative_to(RULES.parent).as_posix(), file.read_text(encoding="utf-8"))
        for found in folders.values()
        for folder in found
        for file in sorted(folder.glob("*.rules"))
    ]
    return understand("shipped", sources, [])


@cache
def diff_shipped(old: str, new: str, *, swept: bool = False) -> Diff:
    found = shipped(old, new)
    one, two = found.rulesets[old], found.rulesets[new]
    return compare(one, two, found.concepts, found.sources, found.sources, swept=swept)


def only(changes: tuple[Change, ...]) -> Change:
    (found,) = changes
    return found
