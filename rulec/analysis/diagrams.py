"""Functions of finitely many finite variables, as reduced ordered decision diagrams: exact, shared, remembered.

A diagram is a number. A leaf holds a value (a figure, a member, yes/no, none, or a Trouble); an inner node has one child
for each class of its variable. Equal functions are the same number, so that a question about all states is one look.
Variables are ordered by level; two of one level are the same variable.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any, TypeAlias

from attrs import define, field, frozen

State: TypeAlias = tuple[tuple[int, int], ...]  # (level, class) of the variables that matter
MISSING = object()
NO_FIGURE: tuple[Any, Any] = (None, None)
_FIGURES = frozenset({int, Fraction})
LEAF = 1 << 40  # the level of leaves, below every variable
MOST = 200_000  # classes in one component; beyond it the answer is "undecided"


class TooLarge(Exception):
    """More classes than can be told apart. levels: the variables that join the question."""

    def __init__(self, levels: Iterable[int]) -> None:
        super().__init__()
        self.levels = tuple(sorted(levels))


@frozen
class Trouble:
    """There is no value here. why: row | two rows | column | two columns | list | word | ratio | stop | unknown.

    of is the place that is to blame (its identity), keys what was looked for there."""

    why: str
    of: int = 0
    keys: tuple[Any, ...] = ()


def plain(value: Any) -> Any:
    """A whole Fraction as an int: the same figure is the same leaf, and sums are quick."""
    return value.numerator if value.__class__ is Fraction and value.denominator == 1 else value


def is_figure(value: Any) -> bool:
    """A number; yes and no are none. Asked of every leaf, so by its class: isinstance of a Fraction is ten times slower."""
    return value.__class__ in _FIGURES


@define(eq=False)
class Diagrams:
    """All diagrams over one set of variables."""

    most: int = MOST
    level: list[int] = field(factory=list)
    kids: list[tuple[int, ...]] = field(factory=list)
    value: list[Any] = field(factory=list)
    room: int = 0
    yes: int = 0
    no: int = 0
    _leaves: dict[tuple[type, Any], int] = field(factory=dict)
    _nodes: dict[tuple[int, tuple[int, ...]], int] = field(factory=dict)
    _memo: dict[Any, dict[Any, int]] = field(factory=dict)
    _levels: dict[int, frozenset[int]] = field(factory=dict)
    _below: dict[int, frozenset[int]] = field(factory=dict)
    _bounds: dict[int, tuple[Any, Any]] = field(factory=dict)
    _whole: dict[int, bool] = field(factory=dict)
    _places: dict[int, dict[Any, int]] = field(factory=dict)
    tightened: dict[tuple[int, tuple[int, ...]], int] = field(factory=dict)
    sums: dict[int, tuple[tuple[Any, ...], tuple[int, ...]]] = field(factory=dict)
    equations: dict[int, set[tuple[int, ...]]] = field(factory=dict)

    def __attrs_post_init__(self) -> None:
        self.room = self.most
        self.yes, self.no = self.leaf(True), self.leaf(False)

    def begin(self) -> None:
        """A new question, which may make as many nodes as any."""
        self.room = len(self._nodes) + self.most

    # ------------------------------------------------------------ making

    def leaf(self, value: Any) -> int:
        value = plain(value)
        key = (type(value), value)
        found = self._leaves.get(key)
        if found is None:
            found = self._leaves[key] = self._new(LEAF, (), value)
        return found

    def node(self, level: int, kids: tuple[int, ...]) -> int:
        first = kids[0]
        if kids.count(first) == len(kids):
            return first
        key = (level, kids)
        found = self._nodes.get(key)
        if found is None:
            if len(self._nodes) >= self.room:
                raise TooLarge(self.variables(kids) | {level})
            found = self._nodes[key] = self._new(level, kids, None)
        return found

    def _new(self, level: int, kids: tuple[int, ...], value: Any) -> int:
        self.level.append(level)
        self.kids.append(kids)
        self.value.append(value)
        return len(self.level) - 1

    def variable(self, level: int, values: Sequence[Any]) -> int:
        """The value of a variable, one for each of its classes."""
        return self.node(level, tuple(self.leaf(v) for v in values))

    def is_leaf(self, at: int) -> bool:
        return self.level[at] == LEAF

    # ------------------------------------------------------------ functions of diagrams

    def map(self, change: Callable[[Any], Any], of: int) -> int:
        """change of every value. The function is remembered by identity: pass the same one for the same change."""
        memo = self._memo.setdefault(change, {})
        known, level, kids, value = memo.get, self.level, self.kids, self.value

        def go(a: int) -> int:
            at = level[a]
            if at == LEAF:
                found = self.leaf(change(value[a]))
            else:
                made = [known(k) for k in kids[a]]
                if None in made:
                    made = [go(k) if (m := known(k)) is None else m for k in kids[a]]
                found = self.node(at, tuple(made))  # type: ignore[arg-type]
            memo[a] = found
            return found

        found = known(of)
        return go(of) if found is None else found

    def join(self, change: Callable[[Any, Any], Any], one: int, two: int) -> int:
        """change of two values, in every state."""
        memo = self._memo.setdefault(change, {})
        known, level, kids, value = memo.get, self.level, self.kids, self.value

        def go(key: tuple[int, int]) -> int:
            a, b = key
            la, lb = level[a], level[b]
            if la == lb == LEAF:
                found = self.leaf(change(value[a], value[b]))
            else:
                top = min(la, lb)
                size = len(kids[a] if la == top else kids[b])
                pairs = zip(kids[a] if la == top else (a,) * size, kids[b] if lb == top else (b,) * size, strict=True)
                # A child that is known is not gone into: most are, and a call costs more than a look.
                found = self.node(top, tuple([go(pair) if (m := known(pair)) is None else m for pair in pairs]))
            memo[key] = found
            return found

        found = known((one, two))
        return go((one, two)) if found is None else found

    def neither(self, of: int) -> int:
        """Not; a trouble stays one."""
        return self.map(_not, of)

    def both(self, one: int, two: int) -> int:
        """And, read from left to right: what is settled by the first is not asked of the second."""
        return self.choose(one, two, self.no)

    def either(self, one: int, two: int) -> int:
        """Or, read from left to right."""
        return self.choose(one, self.yes, two)

    def choose(self, cond: int, when_yes: int, when_no: int) -> int:
        """One or the other, as cond says; where cond is in trouble, so is the answer."""
        if cond == self.yes:
            return when_yes
        if cond == self.no:
            return when_no
        if when_yes == when_no and not self.troubled(cond):
            return when_yes
        memo = self._memo.setdefault("choose", {})
        known, level, kids = memo.get, self.level, self.kids
        yes, no = self.yes, self.no

        def go(key: tuple[int, int, int]) -> int:
            c, a, b = key
            lc, la, lb = level[c], level[a], level[b]
            top = min(lc, la, lb)
            size = len(kids[c] if lc == top else kids[a] if la == top else kids[b])
            conds = kids[c] if lc == top else (c,) * size
            ones, others = kids[a] if la == top else (a,) * size, kids[b] if lb == top else (b,) * size
            made: list[int] = []
            for child in zip(conds, ones, others, strict=True):
                cond = child[0]
                if cond == yes:
                    made.append(child[1])
                elif cond == no:
                    made.append(child[2])
                elif level[cond] == LEAF:
                    made.append(cond)
                else:
                    found = known(child)
                    made.append(go(child) if found is None else found)
            done = memo[key] = self.node(top, tuple(made))
            return done

        if level[cond] == LEAF:
            return cond
        found = known((cond, when_yes, when_no))
        return go((cond, when_yes, when_no)) if found is None else found

    def total(self, base: int, parts: Iterable[int], most: int = 1 << 60) -> int:
        """base and all parts added up. Where base is no figure it stays what it is."""
        memo: dict[Any, int] = {}
        level, kids, value = self.level, self.kids, self.value

        def fold(offset: Any, ids: Iterable[int]) -> tuple[Any, list[int]]:
            rest = []
            for i in ids:
                if level[i] == LEAF:
                    found = value[i]
                    if found.__class__ is Trouble:
                        return found, []
                    offset = offset + found
                else:
                    rest.append(i)
            return offset, rest

        def go(b: int, offset: Any, ids: tuple[int, ...]) -> int:
            if level[b] == LEAF:
                found = value[b]
                if found.__class__ not in _FIGURES:
                    return b
                if isinstance(offset, Trouble):
                    return self.leaf(offset)
                if not ids:
                    return self.leaf(found + offset)
            key = (b, offset, ids)
            made = memo.get(key)
            if made is not None:
                return made
            if len(memo) > most:
                raise TooLarge(())
            top = level[b]
            for i in ids:
                if level[i] < top:
                    top = level[i]
            kb = kids[b] if level[b] == top else None
            size = len(kb) if kb else next(len(kids[i]) for i in ids if level[i] == top)
            found_kids = []
            split, whole = [kids[i] for i in ids if level[i] == top], [i for i in ids if level[i] != top]
            for c in range(size):
                off, rest = fold(offset, [below[c] for below in split])
                left = () if off.__class__ is Trouble else tuple(sorted(whole + rest))
                found_kids.append(go(kb[c] if kb else b, off, left))
            made = memo[key] = self.node(top, tuple(found_kids))
            return made

        off, rest = fold(0, parts)
        return go(base, off, tuple(sorted(rest)))

    # ------------------------------------------------------------ questions

    def add_sum(self, level: int, values: Sequence[Any], parts: Sequence[int]) -> int:
        """A variable that is always the sum of parts.

        Where a sum is tied to few facts at a time, its diagram would be far larger than all of its parts."""
        self.sums[level] = (tuple(values), tuple(sorted(parts)))
        return self.variable(level, values)

    def equate(self, parts: Sequence[int], levels: Iterable[int]) -> None:
        """The sum of parts is always 0, wherever one of these variables matters."""
        equation = tuple(sorted(parts))
        for level in levels:
            self.equations.setdefault(level, set()).add(equation)

    def closed(self, levels: Iterable[int]) -> set[int]:
        """These variables, and those that the sums and equations they are in are made of."""
        found: set[int] = set()
        todo = set(levels)
        while todo:
            level = todo.pop()
            found.add(level)
            if level in self.sums:
                todo |= self.variables(self.sums[level][1]) - found
            for parts in self.equations.get(level, ()):
                todo |= self.variables(parts) - found
        return found

    def bounds(self, of: int) -> tuple[Any, Any]:
        """The least and greatest figure under a node; none if there is no figure."""
        found = self._bounds.get(of)
        if found is None:
            value = self.value[of]
            if self.level[of] != LEAF:
                ends = [x for k in set(self.kids[of]) if (x := self.bounds(k)) is not NO_FIGURE]
                found = (min(x[0] for x in ends), max(x[1] for x in ends)) if ends else NO_FIGURE
            elif not is_figure(value):
                found = NO_FIGURE
            else:
                found = (value, value)
            self._bounds[of] = found
        return found

    def is_whole(self, of: int) -> bool:
        """Whether all values under a node are whole numbers."""
        found = self._whole.get(of)
        if found is None:
            leaf = self.level[of] == LEAF
            found = isinstance(self.value[of], int) if leaf else all(map(self.is_whole, self.kids[of]))
            self._whole[of] = found
        return found

    def size(self, of: int, most: int) -> int:
        """How many nodes with children are under a node, counted no further than most."""
        seen = {of}
        todo = [of]
        while todo and len(seen) <= most:
            for k in self.kids[todo.pop()]:
                if k not in seen and self.level[k] != LEAF:
                    seen.add(k)
                    todo.append(k)
        return len(seen)

    def leaves(self, of: int) -> frozenset[int]:
        """The leaves under a node."""
        below, level, kids = self._below, self.level, self.kids

        def go(a: int) -> frozenset[int]:
            found = below.get(a)
            if found is None:
                found = frozenset((a,)) if level[a] == LEAF else frozenset().union(*map(go, set(kids[a])))
                below[a] = found
            return found

        return go(of)

    def values(self, of: int) -> list[Any]:
        """Every value that a diagram has in some state, legal or not."""
        return [self.value[i] for i in sorted(self.leaves(of))]

    def troubled(self, of: int) -> bool:
        return any(isinstance(self.value[i], Trouble) for i in self.leaves(of))

    def variables(self, roots: Iterable[int]) -> frozenset[int]:
        """The levels of the variables that roots depend on."""
        found: frozenset[int] = frozenset()
        for root in roots:
            own = self._levels.get(root)
            if own is None:
                own = self._levels[root] = self._joined((root,))
            found |= own
        return found

    def _joined(self, roots: Iterable[int]) -> frozenset[int]:
        level, kids = self.level, self.kids
        todo = {r for r in roots if level[r] != LEAF}
        seen = set(todo)
        while todo:
            below = {k for at in todo for k in kids[at] if level[k] != LEAF}
            todo = below - seen
            seen |= todo
        return frozenset([level[at] for at in seen])

    def value_at(self, of: int, state: Mapping[int, int]) -> Any:
        """The value in a state; MISSING if it does not say enough."""
        level, kids = self.level, self.kids
        while level[of] != LEAF:
            c = state.get(level[of])
            if c is None:
                return MISSING
            of = kids[of][c]
        return self.value[of]

    def value_in(self, of: int, state: Mapping[int, int]) -> Any:
        """The value in a state, with every sum worked out from its parts; what it leaves open is as it first is.

        MISSING if a sum comes to something that it has no class for."""
        while self.level[of] != LEAF:
            level = self.level[of]
            c = self.class_of(level, state) if level in self.sums else state.get(level, 0)
            if c is None:
                return MISSING
            of = self.kids[of][c]
        return self.value[of]

    def class_of(self, level: int, state: Mapping[int, int]) -> int | None:
        """The class of a sum."""
        total: Any = 0
        for part in self.sums[level][1]:
            got = self.value_in(part, state)
            if not is_figure(got):
                return None
            total += got
        if level not in self._places:
            self._places[level] = {value: c for c, value in enumerate(self.sums[level][0])}
        return self._places[level].get(plain(total))

    def states(self, of: int, levels: Sequence[tuple[int, int]]) -> Iterator[Any]:
        """The value in every state of these variables (level, size); for tests."""
        if not levels:
            yield self.value[of]
            return
        (level, size), rest = levels[0], levels[1:]
        for c in range(size):
            yield from self.states(self.kids[of][c] if self.level[of] == level else of, rest)


def _not(value: Any) -> Any:
    return value if isinstance(value, Trouble) else not value
