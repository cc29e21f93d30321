"""Diagrams that must all hold + laws -> a state in which they do, or the proof that there is none."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any, TypeAlias

from attrs import define, field

from rulec.analysis.diagrams import LEAF, MISSING, MOST, NO_FIGURE, Diagrams, State, TooLarge, is_figure

_Sum: TypeAlias = tuple[int, Any, tuple[int, ...]]
NEAR, MOST_TIGHT = 4, 120  # facts of a law that a part of a sum is joined with, and the nodes it may then have
MOST_CLIMBS = 40
SHORT = 300  # steps of a search that may give up
NO_WAY: _Sum = (-2, None, ())


def find(
    d: Diagrams,
    roots: Iterable[int],
    laws: Iterable[int] = (),
    *,
    plainly: bool = False,
    near: Sequence[Mapping[int, int]] = (),
    quick: bool = False,
) -> State | None:
    """The first state in which every root and law is yes, as (level, class) of the variables that matter; or None.

    laws: roots that hold for all questions. plainly: without a look at what sums are made of. near: states that may
    be close to one. quick: give up (TooLarge) where a long search would be needed."""
    laws = tuple(laws)
    start = {r for r in (*roots, *laws) if r != d.yes}
    if any(d.level[r] == LEAF for r in start):
        return None
    if plainly:
        return _Search(d, tuple(sorted(start)), (), d.most).search()
    levels = d.closed(d.variables(start))
    sums: list[_Sum] = [(level, 0, d.sums[level][1]) for level in sorted(levels) if level in d.sums]
    about = {parts for level in levels for parts in d.equations.get(level, ())}
    sums += [(-1, 0, parts) for parts in sorted(about)]
    folded = tuple(_folded(d, one) for one in sums)
    wanted = tuple(sorted(start))
    if not folded:
        return _Search(d, wanted, (), d.most // 10).search()
    # A short search finds most states; a second has in view what the laws say of the sums. Then a state is looked for
    # from near by, step by step. Only the last search, which proves that there is none, may go on for long.
    try:
        return _Search(d, wanted, folded, SHORT).search()
    except TooLarge:
        if quick:
            raise
    closer = [(own, need, tuple(tight(d, part, laws) for part in parts)) for own, need, parts in sums]
    folded = tuple(_folded(d, one) for one in closer)
    try:
        return _Search(d, wanted, folded, SHORT).search()
    except TooLarge:
        found = _Climb(d, wanted, laws, levels | d.variables(start)).climb(near)
    return found or _Search(d, wanted, folded, d.most // 10).search()


def tight(d: Diagrams, part: int, laws: tuple[int, ...]) -> int:
    """A part of a sum, without the figures that laws on its own facts exclude: what it can still give is then known
    as soon as one of them is."""
    own = d.variables((part,))
    near = tuple(law for law in laws if own & d.variables((law,)) and len(d.variables((law,))) <= NEAR)
    key = (part, near)
    found = d.tightened.get(key)
    if found is None:
        found, none = part, d.leaf(MISSING)
        small = d.level[part] != LEAF and d.size(part, MOST_TIGHT) <= MOST_TIGHT
        for law in near if small else ():
            made = d.choose(law, found, none)
            if d.size(made, MOST_TIGHT) <= MOST_TIGHT:
                found = made
        d.tightened[key] = found
    return found


def _folded(d: Diagrams, one: _Sum) -> _Sum:
    """A sum with its fixed parts added up."""
    own, need, parts = one
    for part in parts:
        if d.level[part] == LEAF:
            need = need - d.value[part] if own < 0 else need + d.value[part]
    return own, need, tuple(p for p in parts if d.level[p] != LEAF)


@define(eq=False)
class _Search:
    """Looks for a state, variable by variable. What has no way on is remembered, with the variables that are to blame:
    the search goes back to the last of those, over all that have nothing to do with it.

    A root that holds is `yes`, a sum that has come out is None; both keep their places.
    A sum is (level of its variable, or -1 once it is known; what is left to make, or has been made; the parts left).
    """

    d: Diagrams
    roots: tuple[int, ...]
    sums: tuple[_Sum | None, ...]
    most: int = MOST
    blame: dict[int, int] = field(factory=dict)  # level -> bit
    root_blame: list[int] = field(factory=list)
    sum_blame: list[int] = field(factory=list)
    failed: dict[tuple[Any, ...], int] = field(factory=dict)
    found: list[tuple[int, int]] = field(factory=list)
    steps: int = 0

    def search(self) -> State | None:
        d = self.d
        self.root_blame = [self.bits(d.variables((r,))) for r in self.roots]
        for own, _, parts in (one for one in self.sums if one is not None):
            self.sum_blame.append(self.bits((*d.variables(parts), own) if own >= 0 else d.variables(parts)))
        return tuple(self.found) if self.go(self.roots, self.sums) is None else None

    def bits(self, levels: Iterable[int]) -> int:
        found = 0
        for level in levels:
            found |= 1 << self.blame.setdefault(level, len(self.blame))
        return found

    def go(self, roots: tuple[int, ...], sums: tuple[_Sum | None, ...]) -> int | None:
        """None if there is a way on (in found); else the variables that are to blame, as bits."""
        key = (roots, sums)
        known = self.failed.get(key)
        if known is not None:
            return known
        self.steps += 1
        if self.steps > self.most:
            raise TooLarge(self.blame)
        d = self.d
        level, kids, yes = d.level, d.kids, d.yes
        top = min([level[r] for r in roots], default=LEAF)
        for one in sums:
            if one is not None:
                at = one[0] if one[0] >= 0 else min([level[p] for p in one[2]])
                top = min(top, at)
        if top == LEAF:
            return None
        mine = 1 << self.blame[top]
        blamed = 0
        tried = set()
        here = [i for i, r in enumerate(roots) if level[r] == top]
        touched = [
            i
            for i, one in enumerate(sums)
            if one is not None and (one[0] == top or any(level[p] == top for p in one[2]))
        ]
        for c in range(self.size(top, roots, sums)):
            after = list(roots)
            why = 0
            for i in here:
                k = after[i] = kids[roots[i]][c]
                if level[k] == LEAF and k != yes:
                    why = self.root_blame[i]
                    break
            else:
                left = self.made(top, c, sums, touched)
                if isinstance(left, int):
                    why = left
                else:
                    then = (tuple(after), left)
                    if then in tried:
                        continue
                    tried.add(then)
                    self.found.append((top, c))
                    deeper = self.go(*then)
                    if deeper is None:
                        return None
                    self.found.pop()
                    why = deeper
            if not why & mine:
                self.failed[key] = why
                return why
            blamed |= why
        blamed &= ~mine
        self.failed[key] = blamed
        return blamed

    def size(self, top: int, roots: tuple[int, ...], sums: tuple[_Sum | None, ...]) -> int:
        level, kids = self.d.level, self.d.kids
        if top in self.d.sums:
            return len(self.d.sums[top][0])
        for r in roots:
            if level[r] == top:
                return len(kids[r])
        return next(len(kids[p]) for one in sums if one for p in one[2] if level[p] == top)

    def made(
        self, top: int, c: int, sums: tuple[_Sum | None, ...], touched: Sequence[int]
    ) -> tuple[_Sum | None, ...] | int:
        """What is left of the sums when a variable is in a class, or who is to blame that one cannot come out."""
        if not touched:
            return sums
        found = list(sums)
        for i in touched:
            one = sums[i]
            assert one is not None
            made = self.next_sum(top, c, one)
            if made is NO_WAY:
                return self.sum_blame[i]
            found[i] = made
        return tuple(found)

    def next_sum(self, top: int, c: int, one: _Sum) -> _Sum | None:
        d, level, kids, value = self.d, self.d.level, self.d.kids, self.d.value
        own, need, parts = one
        if own == top:
            own, need = -1, d.sums[top][0][c] - need
        rest = []
        for p in parts:
            k = kids[p][c] if level[p] == top else p
            if level[k] == LEAF:
                got = value[k]
                if not is_figure(got):
                    return NO_WAY
                need = need - got if own < 0 else need + got
            else:
                rest.append(k)
        if own < 0:
            low = high = need
            for p in rest:
                ends = d.bounds(p)
                if ends is NO_FIGURE:
                    return NO_WAY
                low, high = low - ends[1], high - ends[0]
            if low > 0 or high < 0:
                return NO_WAY
            if not rest:
                return None
            if isinstance(need, Fraction) and need.denominator > 1 and all(map(d.is_whole, rest)):
                return NO_WAY
        return own, need, tuple(sorted(rest))


@define(eq=False)
class _Climb:
    """Looks for a state from one that the laws allow, by changing one fact at a time for the better. It may well fail."""

    d: Diagrams
    roots: tuple[int, ...]
    laws: tuple[int, ...]
    levels: Iterable[int]
    sizes: dict[int, int] = field(factory=dict)

    def climb(self, near: Sequence[Mapping[int, int]]) -> State | None:
        d = self.d
        levels = sorted(level for level in d.closed(self.levels) if level not in d.sums)
        begin = find(d, self.laws, plainly=True)
        if begin is None or any(level in d.equations for level in levels):
            return None
        self.measure()
        for start in (dict(begin), *near):
            state = {level: start.get(level, 0) for level in levels}
            found = self.up(state, levels)
            if found is not None:
                sums = {n: c for n in d.closed(self.levels) if n in d.sums and (c := d.class_of(n, found)) is not None}
                return tuple(sorted((found | sums).items()))
        return None

    def up(self, state: dict[int, int], levels: Sequence[int]) -> dict[int, int] | None:
        best = self.far(state)
        for _ in range(MOST_CLIMBS):
            if best == 0:
                return state
            tries = ((level, c) for level in levels for c in range(self.sizes.get(level, 1)) if c != state[level])
            step = min(((self.far({**state, level: c}), level, c) for level, c in tries), default=(best, 0, 0))
            if step[0] >= best:
                return None
            best, state = step[0], {**state, step[1]: step[2]}
        return None

    def measure(self) -> None:
        """How many classes each variable has."""
        d = self.d
        todo = [
            *self.roots,
            *self.laws,
            *(p for level in d.closed(self.levels) if level in d.sums for p in d.sums[level][1]),
        ]
        seen = set(todo)
        while todo:
            at = todo.pop()
            if d.level[at] != LEAF:
                self.sizes[d.level[at]] = len(d.kids[at])
                new = [k for k in set(d.kids[at]) if k not in seen]
                seen.update(new)
                todo += new

    def far(self, state: Mapping[int, int]) -> Any:
        """How far a state is from what is wanted: what is not so, and by how much the sums are out."""
        d, found = self.d, 0
        for law in self.laws:
            found += 0 if d.value_in(law, state) is True else 1000
        for root in self.roots:
            if root in self.laws or d.value_in(root, state) is True:
                continue
            found += 100
            top = d.level[root]
            if top in d.sums:
                c = d.class_of(top, state)
                values = d.sums[top][0]
                wanted = [values[i] for i, k in enumerate(d.kids[root]) if k != d.no]
                if c is not None and wanted:
                    found += min(abs(values[c] - v) for v in wanted)
        return found
