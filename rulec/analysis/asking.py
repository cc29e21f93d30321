"""What is asked of the worlds of a ruleset, and where the answers are kept: one sort for each sort of finding."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from attrs import define, field, frozen

from rulec.analysis.analyse import Analysis, Undecided
from rulec.analysis.diagrams import TooLarge, Trouble
from rulec.analysis.world import Case, Listed, Path, Seen, Worked, World
from rulec.meaning.lines import walk
from rulec.model import entities as e

_T = TypeVar("_T")


@frozen(eq=False)
class Gap:
    """Alternatives of which none holds. values: of the figure that bands are about, those that no band takes.
    unsure: there may be more of them."""

    world: World
    listed: Listed
    case: Case
    values: tuple[Any, ...] = ()
    asked: Path = ()
    unsure: bool = False


@frozen(eq=False)
class Hole:
    """A table that is asked for keys it does not have. keys: those that can come up; asked: one place, and a case."""

    table: Any  # or the value of which no line fits
    why: str  # row | column | two rows | two columns | list
    keys: tuple[tuple[Any, ...], ...]
    world: World
    case: Case
    line: Any
    asked: Path = ()


@frozen(eq=False)
class Idle:
    """A line of a list that never comes up. by: the earlier lines that take its cases; none: there are no cases."""

    world: World
    listed: Listed
    at: int
    by: tuple[int, ...] = ()


@frozen(eq=False)
class Told:
    """Something about a line where it stands. by: the block that it contradicts, or the other line."""

    world: World
    seen: Seen
    by: Any = None
    part: Any = None


@frozen(eq=False)
class Swapped:
    """Two lines of a figure whose order matters: what it comes to as written, and the other way round."""

    world: World
    worked: Worked
    first: e.FigureLine
    second: e.FigureLine
    case: Case
    values: tuple[Any, Any]
    asked: Path = ()


@define(eq=False)
class Judgement:
    analysis: Analysis
    gaps: list[Gap] = field(factory=list)
    holes: list[Hole] = field(factory=list)
    lost: list[Hole] = field(factory=list)  # values of which no line fits, where they are asked for
    masked: list[Idle] = field(factory=list)
    dead: list[Idle] = field(factory=list)
    unreached: list[Idle] = field(factory=list)
    both: list[tuple[World, Listed, int, int, Any, Case]] = field(factory=list)
    never: list[Told] = field(factory=list)
    contradicts: list[Told] = field(factory=list)
    always: list[Told] = field(factory=list)
    excludes: list[Told] = field(factory=list)
    apart: list[Told] = field(factory=list)
    swapped: list[Swapped] = field(factory=list)
    rows: list[tuple[e.Table, e.Row]] = field(factory=list)
    blanks: list[tuple[e.Table, e.Row, int, World, Case, Any]] = field(factory=list)
    undecided: list[Undecided] = field(factory=list)
    counts: dict[str, int] = field(factory=dict)

    def count(self, what: str, number: int = 1) -> None:
        self.counts[what] = self.counts.get(what, 0) + number


@define(eq=False)
class Asking:
    """One world. whole: it is judged for itself; a value that others ask for is judged for gaps where they ask."""

    found: Judgement
    world: World
    whole: bool = True

    def attempt(self, work: Callable[[], None]) -> None:
        try:
            self.world.d.begin()
            work()
        except TooLarge as error:
            self.leave(tuple(self.world.joined(error)))

    def ask(self, *roots: int) -> Case | None:
        return self.world.find(*roots)

    def proved(self, case: Case, roots: Path) -> bool:
        """Whether a case is one whatever is guessed in it; one that rests on a guess is said to be undecided."""
        world = self.world
        for level in case:
            variable = world.variables[level]
            if variable.sort == "guess":
                others = ({**case, level: c} for c in range(len(variable.values)))
                if not all(world.value(root, other) is True for other in others for root in roots):
                    self.leave(tuple(world.joined(TooLarge(case))))
                    return False
        return True

    def leave(self, facts: tuple[str, ...]) -> None:
        place = self.world.statement
        if not any(u.place is place for u in self.found.undecided):
            self.found.undecided.append(Undecided(place, facts))


def used_values(rules: e.Ruleset) -> set[str]:
    """The values and terms that some other statement asks for."""
    found: set[str] = set()
    for statement in (*rules.statements.values(), *rules.gains):
        nodes = walk((statement.when, statement.cases, statement.figure, statement.steps))
        found |= {n.statement for n in nodes if isinstance(n, e.ValueOf) and n.statement != statement.name}
    return found


def asked_by_none(world: World, used: set[str]) -> bool:
    statement = world.statement
    return not (isinstance(statement, e.Statement) and statement.word in ("value", "term") and statement.name in used)


def grouped(items: Iterable[_T], key: Callable[[_T], Any]) -> list[list[_T]]:
    """Items with the same key together, in the order in which they first came."""
    found: dict[Any, list[_T]] = {}
    for item in items:
        found.setdefault(key(item), []).append(item)
    return list(found.values())


def is_trouble(value: Any) -> bool:
    return isinstance(value, Trouble)
