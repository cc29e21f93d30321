"""One statement's states: the facts, dice, choices and guesses it depends on, each a variable of a diagram."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from itertools import count
from math import lcm
from typing import Any, TypeAlias

from attrs import define, field, frozen

from rulec.analysis.classes import Classes
from rulec.analysis.diagrams import Diagrams, TooLarge, Trouble, is_figure, plain
from rulec.analysis.search import find
from rulec.meaning.dice import Ask, Batch, distribution
from rulec.meaning.errors import Undecided
from rulec.meaning.frames import record_of
from rulec.model import entities as e

NUMBER = e.Type("number")
_STAMPS = count(1)
Case: TypeAlias = dict[int, int]  # level -> class, of the variables that matter
Path: TypeAlias = tuple[int, ...]  # diagrams that all hold where a line is read
# Facts that are told apart by name come first, figures after them, then what is chosen and last what is thrown: a sum
# then has few values where it is shared, and many only where it ends. A large sum is a variable that is settled first.
_ZONES = {"list": 0, "sum": 1, "faces": 2, "fact": 3, "figure": 4, "choice": 5, "guess": 5, "dice": 6}
MOST_SHARED = 400  # nodes of a figure that is kept as it is; a larger one becomes a variable of its own
MOST_SUMS = 10_000  # values of such a variable


@frozen
class Variable:
    """sort: sum | faces | list | fact | figure | choice | guess | dice. weights: how many throws give each value, for dice."""

    level: int
    sort: str
    party: str
    name: str
    values: tuple[Any, ...]
    fact: e.Fact | None = None
    weights: tuple[Fraction, ...] = ()
    type: e.Type = NUMBER
    batch: Batch | None = None  # the dice that it is the total of; or the faces that it counts

    @property
    def usual(self) -> int:
        """The class of a fact's default, else its first."""
        fact = self.fact
        return self.values.index(fact.default) if fact and fact.has_default and fact.default in self.values else 0


class Lazy:
    """Something worked out when it is first asked for."""

    __slots__ = ("made", "work")

    def __init__(self, work: Callable[[], int]) -> None:
        self.work: Callable[[], int] | None = work
        self.made = 0

    def get(self) -> int:
        if self.work is not None:
            work, self.work = self.work, None
            self.made = work()
        return self.made


@define(eq=False)
class State:
    """What the steps have written and made so far; what is not in it is as it was at the start."""

    facts: dict[tuple[str, str], int | Lazy] = field(factory=dict)
    stamp: int = 0  # the same for states with the same facts; 0 is the start
    locals: dict[tuple[str, str], int] = field(factory=dict)
    obliged: dict[tuple[str, str, str], list[Lazy]] = field(factory=dict)

    def copy(self) -> State:
        """The same, to be written on; the old one is what those see who read before."""
        return State(dict(self.facts), next(_STAMPS), dict(self.locals), {k: list(v) for k, v in self.obliged.items()})


@frozen(eq=False)
class Seen:
    """A line in a place where it is read: path holds there, group is the path of its block; cond is its own condition.

    sort: header | figure | verdict | roll | each | line | band | case | also | term | phase | pair."""

    sort: str
    line: Any
    path: Path
    group: Path
    cond: int
    eye: Any  # who reads it, and in which state: scope, state, frame
    holder: Any = None  # the block with a condition of its own, or the band, in which it stands


@frozen(eq=False)
class Listed:
    """Alternatives: the first that holds counts. conds: when each would. on: the figure that bands are about.

    sort: verdict | roll | figure | results | cases | pairs. open: that none holds is no gap."""

    sort: str
    place: Any
    lines: tuple[Any, ...]
    path: Path
    conds: tuple[int, ...]
    open: bool = False
    on: int | None = None
    type: e.Type = NUMBER
    name: str = ""


@frozen(eq=False)
class Lookup:
    """A table asked: keys is the tuple of what it is asked with."""

    table: e.Table
    which: str  # cell, or the | first | last column
    keys: int
    path: Path
    line: Any = None


@frozen(eq=False)
class Worked:
    """A figure worked out: again tells what it comes to with its lines in another order."""

    place: Any
    figure: e.Figure
    path: Path
    value: int
    again: Callable[[e.Figure], int]


@frozen(eq=False)
class Asked:
    """Something that was worked out in a place, and may be in trouble there."""

    path: Path
    node: int
    line: Any


@define(eq=False)
class Space:
    """What all worlds of a ruleset share: one set of variables, and what was worked out with them."""

    rules: e.Ruleset
    classes: Classes
    d: Diagrams = field(factory=Diagrams)
    variables: dict[int, Variable] = field(factory=dict)
    stated: dict[Any, int] = field(factory=dict)
    looked: dict[Any, tuple[Any, ...]] = field(factory=dict)  # the tables that each of those asks
    made: dict[Any, int] = field(factory=dict)
    names: dict[tuple[str, str], int] = field(factory=dict)
    parties: dict[str, int] = field(factory=dict)


@define(eq=False)
class World:
    """The states of one statement, and what was seen in it. path: what holds where the steps have come to."""

    space: Space
    statement: Any
    path: Path = ()
    watching: bool = False
    line: Any = None
    seen: list[Seen] = field(factory=list)
    lists: list[Listed] = field(factory=list)
    lookups: list[Lookup] = field(factory=list)
    looking: list[list[Any]] = field(factory=list)
    figures: list[Worked] = field(factory=list)
    asked: list[Asked] = field(factory=list)
    cases: list[Case] = field(factory=list)
    _legal: dict[frozenset[int], list[int]] = field(factory=dict)
    rules: e.Ruleset = field(init=False)
    classes: Classes = field(init=False)
    d: Diagrams = field(init=False)
    variables: dict[int, Variable] = field(init=False)
    stated: dict[Any, int] = field(init=False)
    _made: dict[Any, int] = field(init=False)
    _names: dict[tuple[str, str], int] = field(init=False)
    _parties: dict[str, int] = field(init=False)

    def __attrs_post_init__(self) -> None:
        space = self.space
        self.rules, self.classes, self.d, self.variables = space.rules, space.classes, space.d, space.variables
        self.stated, self._made, self._names, self._parties = space.stated, space.made, space.names, space.parties

    # ------------------------------------------------------------ variables

    def fact(self, party: str, name: str) -> int:
        """A fact as it is at the start."""
        key = (party, name)
        found = self._made.get(key)
        if found is None:
            record = record_of(self.rules, party)
            fact = record.fact(name) if record else None
            if record is None or fact is None:
                return self.guess(key, (False, True))
            values = self.classes.values(record.name, fact)
            sort = "fact" if fact.domain.type.sort in ("member", "yesno") else "figure"
            found = self._made[key] = self.variable(sort, party, name, values, fact=fact, type=fact.domain.type)
        return found

    def variable(self, sort: str, party: str, name: str, values: Sequence[Any], **more: Any) -> int:
        at = self._names.setdefault((sort, name), len(self._names))
        whose = self._parties.setdefault(party, len(self._parties))
        level = (_ZONES[sort] << 32) + (at << 12) + whose
        self.variables[level] = Variable(level, sort, party, name, tuple(values), **more)
        return self.d.variable(level, values)

    def choice(self, key: Any, party: str, name: str, values: Sequence[Any]) -> int:
        """What a player decides."""
        if key not in self._made:
            self._made[key] = self.variable("choice", party, f"{name}\0{len(self._made)}", values)
        return self._made[key]

    def showing(self, key: Any, party: str, faces: tuple[int, ...], most: int) -> int:
        """How many dice show one of these faces."""
        if key not in self._made:
            name = f"dice that show {' or '.join(map(str, faces))}\0{len(self._made)}"
            self._made[key] = self.variable("faces", party, name, range(most + 1), batch=Batch(faces, 1))
        return self._made[key]

    def length(self, key: Any, party: str, name: str, values: Sequence[Any]) -> int:
        """How many there are in a list."""
        if key not in self._made:
            self._made[key] = self.variable("list", party, name, values)
        return self._made[key]

    def guess(self, key: Any, values: Sequence[Any], name: str = "") -> int:
        """What cannot be worked out, and so may be either; a case that rests on it proves nothing."""
        key = ("guess", key)
        if key not in self._made:
            self._made[key] = self.variable("guess", "", f"{name}\0{len(self._made)}", values)
        return self._made[key]

    def dice(self, key: Any, party: str, batch: Batch, name: str) -> int:
        """What some dice show together."""
        if key not in self._made:
            values, weights = thrown(party, batch)
            named = f"{name}\0{len(self._made)}"
            self._made[key] = self.variable("dice", party, named, values, weights=weights, batch=batch)
        return self._made[key]

    def cut(self, node: int, name: str = "", most: int = MOST_SHARED) -> int:
        """A figure as it is if it is small, else as a variable that is always equal to it."""
        if self.d.size(node, most) <= most or len(self.d.leaves(node)) > MOST_SUMS:
            return node
        if all(level in self.d.sums for level in self.d.variables((node,))):
            return node  # A difference of two sums is best seen as such.
        return self.sum((node,), name) or node

    def total(self, base: int, parts: Sequence[int], name: str = "") -> int:
        """base and all parts added up."""
        key = ("total", base, *sorted(parts))
        found = self._made.get(key)
        if found is None:
            try:
                if any(self.d.size(part, MOST_SHARED) > MOST_SHARED for part in parts):
                    raise TooLarge(())
                found = self.cut(self.d.total(base, parts, MOST_SHARED * 3), name)
            except TooLarge:
                found = self.sum((base, *parts), name) or self.d.total(base, parts)
            self._made[key] = found
        return found

    def sum(self, parts: Sequence[int], name: str) -> int | None:
        """A variable for a sum. None if its parts are not all figures; where they are none or trouble, it is so too."""
        key = ("sum", tuple(sorted(parts)))
        if key in self._made:
            return self._made[key]
        d = self.d
        real, odd = [], d.leaf(0)
        for part in parts:
            values = d.values(part)
            strange = [v for v in values if not is_figure(v)]
            if any(not (v is None or isinstance(v, Trouble)) for v in strange):
                return None
            real.append(d.map(_figure_or_nothing, part) if strange else part)
            if strange:
                odd = d.join(_first_odd, odd, part)
        bottom = lcm(*(Fraction(v).denominator for part in real for v in d.values(part)))
        made = {0}
        for part in real:
            scaled = {int(v * bottom) for v in d.values(part)}
            if len(made) * len(scaled) > MOST_SUMS * 100:
                raise TooLarge(d.variables(parts))
            made = {a + b for a in made for b in scaled}
        if len(made) > MOST_SUMS:
            raise TooLarge(d.variables(parts))
        first = int(sum(self._first(part) for part in real) * bottom)
        ordered = sorted(made, key=lambda v: (abs(v - first), v))
        values = [plain(Fraction(v, bottom)) for v in ordered] if bottom > 1 else ordered
        at = self._names.setdefault(("sum", f"{name}\0{len(self._made)}"), len(self._names))
        # What is made later is made of what was made before, and comes before it.
        level = (_ZONES["sum"] << 32) + (((1 << 19) - at) << 12)
        self.variables[level] = Variable(level, "sum", "", name, tuple(values))
        found = self._made[key] = d.join(_odd_first, odd, d.add_sum(level, values, real))
        return found

    def _first(self, node: int) -> Any:
        while not self.d.is_leaf(node):
            node = self.d.kids[node][0]
        return self.d.value[node]

    # ------------------------------------------------------------ what was seen

    def see(self, sort: str, line: Any, cond: int, eye: Any, group: Path = (), holder: Any = None) -> None:
        if self.watching:
            reader = (eye.scope, eye.state, eye.frame)
            self.seen.append(Seen(sort, line, (*self.path, *group), group, cond, reader, holder))

    def enlist(self, sort: str, place: Any, lines: Sequence[Any], conds: Sequence[int], **more: Any) -> None:
        if self.watching:
            path = (*self.path, *more.pop("group", ()))
            self.lists.append(Listed(sort, place, tuple(lines), path, tuple(conds), **more))

    def ask(self, node: int, line: Any, group: Path = ()) -> None:
        if self.watching and self.d.troubled(node):
            self.asked.append(Asked((*self.path, *group), node, line))

    def look(self, table: e.Table, which: str, keys: int) -> None:
        """A table is asked; so does every value that is being worked out."""
        for asking in self.looking:
            asking.append((table, which, keys))
        if self.watching:
            self.lookups.append(Lookup(table, which, keys, self.path, self.line))

    # ------------------------------------------------------------ questions

    def find(self, *roots: int, quick: bool = False) -> Case | None:
        """A state that the rules allow in which all roots hold; None if there is none.

        States that were found before are tried first."""
        d = self.d
        # What is in trouble does not hold: without it a root that has no way to hold is known for one at once.
        asked = [r for r in dict.fromkeys(d.map(is_yes, root) for root in roots) if r != d.yes]
        for case in self.cases:
            if all(d.value_at(r, case) is True for r in asked):
                return case
        if any(d.is_leaf(r) for r in asked):
            return None
        if find(d, asked, plainly=True) is None:
            return None
        found = find(d, asked, self.legal(d.closed(d.variables(asked))), near=self.cases[-3:], quick=quick)
        if found is None:
            return None
        case = dict(found)
        self.cases.append(case)
        return case

    def legal(self, levels: set[int]) -> list[int]:
        """What must hold in a state that can occur: the `never` rules about these facts, and about the facts of those."""
        key = frozenset(levels)
        if key not in self._legal:
            self._legal[key] = self._laws_on(levels)
        return self._legal[key]

    def _laws_on(self, levels: set[int]) -> list[int]:
        found: list[int] = []
        todo = set(levels)
        done: set[int] = set()
        asked: set[tuple[int, str]] = set()
        while todo:
            level = todo.pop()
            done.add(level)
            variable = self.variables[level]
            if variable.fact is None:
                continue
            for key in self.rules_about(variable.party, variable.name):
                if key in asked:
                    continue
                asked.add(key)
                node = self.allowed(key)
                if node != self.d.yes:
                    found.append(node)
                    todo |= self.d.closed(self.d.variables((node,))) - done
        return found

    def value(self, node: int, case: Case) -> Any:
        """A value in a case, with every sum worked out anew from its parts; what the case leaves open is as it first is."""
        return self.d.value_in(node, case)

    def filled(self, case: Case, nodes: Path) -> Case:
        """A case with all that nodes depend on; what it leaves open is as it usually is."""
        levels = self.d.closed(self.d.variables(nodes))
        return {**{n: self.variables[n].usual for n in levels if n not in self.d.sums}, **case}

    rules_about: Callable[[str, str], Sequence[tuple[int, str]]] = field(default=lambda _party, _fact: ())
    allowed: Callable[[tuple[int, str]], int] = field(default=lambda _key: 0)

    def joined(self, error: TooLarge) -> list[str]:
        """The facts that join a question that is too large."""
        names = (self.variables[level] for level in error.levels if level in self.variables)
        return list(dict.fromkeys(v.name.split("\0")[0] for v in names if v.name))


def thrown(party: str, batch: Batch) -> tuple[list[int | None], tuple[Fraction, ...]]:
    """What dice can show together, and how likely each is."""
    try:
        shown = distribution(Ask(party, (batch,), ()))
    except Undecided:
        raise TooLarge(()) from None
    return [rolled.total for rolled, _ in shown], tuple(chance for _, chance in shown)


def is_yes(value: Any) -> bool:
    return value is True


def _figure_or_nothing(value: Any) -> Any:
    return value if is_figure(value) else 0


def _first_odd(odd: Any, value: Any) -> Any:
    return value if odd == 0 and (value is None or isinstance(value, Trouble)) else odd


def _odd_first(odd: Any, total: Any) -> Any:
    return odd if odd is None or isinstance(odd, Trouble) else total
