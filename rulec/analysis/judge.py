"""Analysis -> what is wrong, and with which case: gaps, clashes, lines that never count, orders that matter.

Each query is answered once; the checks only put words to what is found here.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Any, TypeVar

from attrs import define, evolve

from rulec.analysis.analyse import analyse
from rulec.analysis.asking import (
    Asking,
    Gap,
    Idle,
    Judgement,
    Swapped,
    Told,
    asked_by_none,
    grouped,
    is_trouble,
    used_values,
)
from rulec.analysis.diagrams import MISSING, TooLarge, Trouble, is_figure
from rulec.analysis.judge_tables import judge_tables
from rulec.analysis.symbols import Eye
from rulec.analysis.values import differs, equals
from rulec.analysis.world import Case, Listed, Path, Seen, Worked, is_yes
from rulec.meaning.lines import remembered_few
from rulec.model import entities as e

_T = TypeVar("_T")
MOST_VALUES = 60  # uncovered values that are asked for one by one
FEW = (
    4  # of them, where they are fractions; and those in a row that a short search leaves open, before it is left there
)
_ADDITIONAL = re.compile(r"^(?:\*\*)?(?:more|additional(?:ly)?|extra|a further|in addition)\b", re.IGNORECASE)
_ON_TOP = re.compile(r"\b(?:on top of|besides|in addition to|additional to|as well as) \{(\w+)\}", re.IGNORECASE)
_SAYS_WHEN = re.compile(r"\b(?:before|after|then|finally|first of all|last of all|in the end)\b", re.IGNORECASE)


@remembered_few
def judge(rules: e.Ruleset) -> Judgement:
    """All that is found in a ruleset, in the order in which it is written."""
    analysis = analyse(rules)
    found = Judgement(analysis, undecided=list(analysis.undecided))
    used = used_values(rules)
    for world in analysis.worlds:
        judging = Judging(found, world, asked_by_none(world, used))
        for work in (judging.lists, judging.lines, judging.figures):
            judging.attempt(work)
    judge_tables(found)
    return found


@define(eq=False)
class Judging(Asking):
    """What is asked of one world."""

    # ------------------------------------------------------------ alternatives

    def lists(self) -> None:
        for entries in grouped(self.world.lists, lambda x: (id(x.place), x.sort)):
            self.found.count("lists")
            self.gap(entries)
            self.found.count("lines", len(entries[0].lines))
            for at in range(len(entries[0].lines)):
                self.line(entries, at)
            if entries[0].on is not None and entries[0].sort == "results":
                self.twice(entries)

    def gap(self, entries: Sequence[Listed]) -> None:
        d = self.world.d
        for listed in entries:
            if listed.open or (listed.sort == "figure" and not self.whole):
                continue
            none = tuple(d.neither(c) for c in listed.conds)
            roots = (*listed.path, *none)
            case = self.ask(*roots)
            if case is not None and not self.proved(case, roots):
                return
            if case is not None:
                values, unsure = self.missed(listed, roots, case) if listed.on is not None else ((), False)
                if values:
                    roots = (*roots, d.map(equals(values[0]), listed.on or 0))
                    case = self.ask(*roots) or case
                self.found.gaps.append(Gap(self.world, listed, case, values, roots, unsure))
                return
        self.found.count("total lists")

    def missed(self, listed: Listed, roots: Path, case: Case) -> tuple[tuple[Any, ...], bool]:
        """The values of the figure that can come up and that no band takes, those nearest to 0 first; and whether there
        may be more. That there is a gap is known from a case: how far it goes is not worth a long search."""
        d = self.world.d
        assert listed.on is not None
        none = d.yes
        for cond in listed.conds:
            none = d.both(none, d.neither(cond))
        left = d.choose(none, listed.on, d.leaf(MISSING))
        values = [v for v in d.values(left) if v is not MISSING and not isinstance(v, Trouble)]
        figures = sorted((v for v in values if is_figure(v)), key=lambda v: (abs(v), v))
        others = [v for v in values if not is_figure(v)]
        found: list[Any] = []
        unsure = in_a_row = 0
        for asked, value in enumerate((*figures, *others)):
            if asked > MOST_VALUES or in_a_row >= FEW or (len(found) >= FEW and Fraction(value).denominator > 1):
                break
            try:
                if self.world.find(*roots, d.map(equals(value), listed.on), quick=True) is not None:
                    found.append(value)
                in_a_row = 0
            except TooLarge:
                unsure, in_a_row = unsure + 1, in_a_row + 1
        return tuple(found) or ((d.value_at(listed.on, case),) if unsure else ()), bool(unsure)

    def line(self, entries: Sequence[Listed], at: int) -> None:
        d = self.world.d
        for listed in entries:
            before = tuple(d.neither(c) for c in listed.conds[:at])
            if self.ask(*listed.path, *before, listed.conds[at]) is not None:
                self.found.count("lines reached")
                return
        held = next((x for x in entries if self.ask(*x.path, x.conds[at]) is not None), None)
        line = entries[0].lines[at]
        if held is None:
            here = next((x for x in entries if self.ask(*x.path) is not None), None)
            banded = entries[0].sort == "pairs" or (getattr(line, "match", None) is not None and line.when is None)
            if here is not None and banded:
                self.found.unreached.append(Idle(self.world, here, at))
            return
        by = tuple(i for i in range(at) if self.ask(*held.path, held.conds[i], held.conds[at]) is not None)
        final = getattr(line, "otherwise", False) or getattr(line, "others", False)
        idle = Idle(self.world, held, at, by)
        (self.found.dead if final else self.found.masked).append(idle)

    def twice(self, entries: Sequence[Listed]) -> None:
        """Two bands without conditions that take the same value."""
        idle = {id(x.listed.lines[x.at]) for x in (*self.found.masked, *self.found.unreached)}
        for listed in entries:
            lines = [
                (i, line)
                for i, line in enumerate(listed.lines)
                if line.match is not None and line.when is None and id(line) not in idle
            ]
            for j, (at, _) in enumerate(lines):
                for i, _ in lines[:j]:
                    self.found.count("pairs compared")
                    case = self.ask(*listed.path, listed.conds[i], listed.conds[at])
                    if case is not None and listed.on is not None:
                        value = self.world.d.value_at(listed.on, case)
                        self.found.both.append((self.world, listed, i, at, value, case))
            return

    # ------------------------------------------------------------ conditions

    def lines(self) -> None:
        last = {id(x.lines[-1]) for x in self.world.lists}
        listed = {id(line) for x in self.world.lists for line in x.lines if x.sort != "pairs"}
        for entries in grouped(self.world.seen, lambda x: (id(x.line), x.sort)):
            first = entries[0]
            if getattr(first.line, "when", None) is None:
                continue
            self.found.count("conditions")
            held = next((x for x in entries if self.ask(*x.path, x.cond) is not None), None)
            if held is None:
                self.not_held(entries)
                continue
            alone = id(first.line) not in listed or id(first.line) in last
            if alone and all(self.ask(*x.path, self.world.d.neither(x.cond)) is None for x in entries):
                if all(not self.world.d.troubled(x.cond) for x in entries):
                    self.found.always.append(Told(self.world, first))
                continue
            self.found.count("conditions free")
            self.excluded(held, entries)
        self.together()

    def not_held(self, entries: Sequence[Seen]) -> None:
        here = next((x for x in entries if self.ask(*x.path) is not None), None)
        if here is None:
            return  # Nothing comes to this place: that is found where it begins.
        if any(self.world.d.troubled(x.cond) and self.ask(*x.path, self.trouble(x.cond)) is not None for x in entries):
            return  # Where it cannot be told, the table or list that is to blame is found.
        possible = next((x for x in entries if self.ask(x.cond) is not None), None)
        if possible is None:
            self.found.never.append(Told(self.world, here))
        elif here.group and self.ask(*here.group, here.cond) is None:
            self.found.contradicts.append(Told(self.world, here, here.holder))
        else:
            self.found.contradicts.append(Told(self.world, here, self.world.statement))

    def trouble(self, node: int) -> int:
        return self.world.d.map(is_trouble, node)

    def excluded(self, seen: Seen, entries: Sequence[Seen]) -> None:
        """`unless` that excludes nothing which the rest of the condition would let in."""
        rest, part = unless_of(seen.line.when)
        if part is None or isinstance(seen.line, e.Statement):
            return
        parts = part.of if isinstance(part, e.AnyOf) else (part,)
        for one in parts:
            for x in entries:
                scope, state, frame = x.eye
                eye = Eye(self.world, scope, state, frame)
                was, self.world.watching = self.world.watching, False
                keeps, leaves = eye.holds(rest), eye.holds(one)
                self.world.watching = was
                if self.ask(*x.path, keeps, leaves) is not None:
                    break
            else:
                self.found.excludes.append(Told(self.world, seen, part=one))
                return

    def together(self) -> None:
        """A modifier that is said to be additional, and never counts with the one it names, or with any above it."""
        for entries in grouped(self.world.seen, lambda x: (id(x.holder), x.path)):
            lines = [x for x in entries if x.sort == "figure" and x.line.op in ("add", "by")]
            for at, seen in enumerate(lines):
                others = self.others(lines, at)
                if not others or self.ask(*seen.path, seen.cond) is None:
                    continue
                self.found.count("pairs compared", len(others))
                if all(self.ask(*seen.path, seen.cond, other.cond) is None for other in others):
                    self.found.apart.append(Told(self.world, seen, others[-1].line))

    def others(self, lines: Sequence[Seen], at: int) -> list[Seen]:
        """What a line is said to be additional to."""
        label = lines[at].line.label
        named = _ON_TOP.search(label)
        if named:
            return [x for x in lines if x.line.name == named[1]]
        return list(lines[:at]) if _ADDITIONAL.search(label) else []

    # ------------------------------------------------------------ order

    def figures(self) -> None:
        done: set[int] = set()
        for worked in self.world.figures:
            if id(worked.figure) not in done:
                done.add(id(worked.figure))
                self.order(worked)

    def order(self, worked: Worked) -> None:
        """The first two lines of a figure of which no line says which comes first, and whose order changes it."""
        lines = [line for line in worked.figure.lines if line.op != "set"]
        d = self.world.d
        for j, later in enumerate(lines):
            for i in range(j - 1, -1, -1):
                first = lines[i]
                if not may_differ(first, later) or says_when(first, later):
                    continue
                self.found.count("orders compared")
                moved = [*lines[:i], later, *lines[i:j], *lines[j + 1 :]]
                sets = [line for line in worked.figure.lines if line.op == "set"]
                was, self.world.watching = self.world.watching, False
                other = worked.again(with_lines(worked.figure, (*sets, *moved)))
                self.world.watching = was
                roots = (*worked.path, d.map(is_yes, d.join(differs, worked.value, other)))
                case = self.ask(*roots)
                if case is not None and self.proved(case, roots):
                    case = self.world.filled(case, (worked.value, other))
                    values = (self.world.value(worked.value, case), self.world.value(other, case))
                    self.found.swapped.append(Swapped(self.world, worked, first, later, case, values, roots))
                    return


def may_differ(first: e.FigureLine, later: e.FigureLine) -> bool:
    """Adding commutes with adding, and a cap is a cap on all that stands above it."""
    adds, scales, caps = {"add", "by"}, {"double", "halve"}, {"at least", "at most"}
    if later.op in caps:
        return False
    pair = {first.op, later.op}
    if pair <= adds or first.op == later.op:
        return False
    if pair <= scales:
        return bool(first.rounding or later.rounding)
    return True


def with_lines(figure: e.Figure, lines: Iterable[e.FigureLine]) -> e.Figure:
    return evolve(figure, lines=tuple(lines))


def says_when(*lines: e.FigureLine) -> bool:
    return any(_SAYS_WHEN.search(line.label) or line.ruling for line in lines)


def unless_of(when: e.Cond | None) -> tuple[e.Cond | None, e.Cond | None]:
    """when A unless B -> A, B."""
    match when:
        case e.All(of=(rest, e.Not(of=part))):
            return rest, part
        case e.Not(of=part):
            return None, part
    return None, None
