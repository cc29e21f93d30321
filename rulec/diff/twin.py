"""A statement of either ruleset -> both worked out over the same facts, dice and choices, for all states at once.

The two worlds share their diagrams: a fact of one and its counterpart in the other are one variable, whose classes are
those that either ruleset tells apart. A fact, or a member, that only one of them knows is not in the shared space; it
is named, so that a reader knows what was left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from attrs import define, field

from rulec.analysis.analyse import Laws
from rulec.analysis.classes import Classes
from rulec.analysis.diagrams import Trouble
from rulec.analysis.run import Run, start
from rulec.analysis.search import find
from rulec.analysis.symbols import Eye, Scope
from rulec.analysis.world import Case, Path, Space, State, Variable, World, thrown
from rulec.diff.book import Book
from rulec.diff.pairing import Pairing, stand_ins
from rulec.meaning.frames import Frame, frames, record_of
from rulec.meaning.lines import walk
from rulec.meaning.survey import survey
from rulec.model import entities as e

MOST_LOOKED_AT = 30_000
ABSENT = "-"  # there is no such output


@define(eq=False)
class Twin(World):
    """The world of one side."""

    book: Book | None = None
    new: bool = False
    verdicts: dict[str, int] = field(factory=dict)
    gate: int = 0  # where the statement applies, and is not forbidden
    _reads: list[tuple[str, str]] | None = None

    def reads(self) -> list[tuple[str, str]]:
        """The facts that the statement can read."""
        if self._reads is None:
            self._reads = list(survey(self.rules, self.statement).reads)
        return self._reads

    def fact(self, party: str, name: str) -> int:
        book = self.book
        assert book is not None
        key = (self.new, party, name)
        if key in self.stated:
            return self.stated[key]
        record = record_of(self.rules, party)
        fact = record.fact(name) if record else None
        if record is None or fact is None:
            return self.guess(key, (False, True))
        whom = book.parties.get(party, party) if self.new else party
        called = book.pairing.names.ref(name) if self.new else name
        other = self._counterpart(whom, called)
        values = [pair[self.new] for pair in book.values(record.name, fact, other, self.new)]
        if other is None or not values:  # two facts of one name that share no value are two facts
            side = "new" if self.new else "old"
            book.left_out[f"{name} ({side} only)" if other is None else f"{name} (two things)"] = None
            values, called = list(book.classes[self.new].values(record.name, fact)), f"{called}\0{side}"
        sort = "fact" if fact.domain.type.sort in ("member", "yesno") else "figure"
        level = book.level((whom, called), sort, called, whom)
        made = Variable(level, sort, party, name, tuple(values), fact=fact, type=fact.domain.type)
        self.variables[level] = made
        book.known.setdefault(level, made)
        self.stated[key] = book.d.variable(level, values)
        return self.stated[key]

    def _counterpart(self, party: str, called: str) -> tuple[str, e.Fact] | None:
        """The fact of the other ruleset; called and party are as the old one has them."""
        book = self.book
        assert book is not None
        if not self.new:
            called = next((n for n, o in book.pairing.names.refs.items() if o == called), called)
            party = next((n for n, o in book.parties.items() if o == party), party)
        rules = book.pairing.old if self.new else book.pairing.new
        record = record_of(rules, party)
        fact = record.fact(called) if record else None
        mine = record_of(self.rules, party)
        if record is None or fact is None or mine is None:
            return None
        return record.name, fact

    def _shared(self, key: Any, sort: str, party: str, name: str, values: Sequence[Any], weights: Any = ()) -> int:
        book = self.book
        assert book is not None
        values = tuple(values)
        whom = book.parties.get(party, party) if self.new else party
        own = (sort, book.place(key), whom, values)
        level = book.level(own, sort, own, whom)
        made = Variable(level, sort, party, name, values, weights=weights)
        self.variables[level] = made
        book.known.setdefault(level, made)
        return book.d.variable(level, values)

    def choice(self, key: Any, party: str, name: str, values: Sequence[Any]) -> int:
        return self._shared(key, "choice", party, name, values)

    def showing(self, key: Any, party: str, faces: tuple[int, ...], most: int) -> int:
        name = f"dice that show {' or '.join(map(str, faces))}"
        return self._shared(key, "faces", party, name, range(most + 1))

    def length(self, key: Any, party: str, name: str, values: Sequence[Any]) -> int:
        return self._shared(key, "list", party, name, values)

    def guess(self, key: Any, values: Sequence[Any], name: str = "") -> int:
        return self._shared(("guess", key), "guess", "", name, values)

    def dice(self, key: Any, party: str, batch: Any, name: str) -> int:
        values, weights = thrown(party, batch)
        assert self.book is not None
        where = self.book.places.get(key[0], key[0])
        own = (where[:2] if isinstance(where, tuple) else where, *key[1:2], *key[3:])
        return self._shared((own, batch), "dice", party, name, values, weights)

    def legal(self, levels: Iterable[int]) -> list[int]:
        """The laws of this side about the facts that it knows."""
        found: list[int] = []
        asked: set[tuple[int, str]] = set()
        todo, done = set(levels), set()
        while todo:
            level = todo.pop()
            done.add(level)
            variable = self.variables.get(level)
            if variable is None or variable.fact is None:
                continue
            for key in self.rules_about(variable.party, variable.name):
                if key not in asked:
                    asked.add(key)
                    node = self.allowed(key)
                    if node != self.d.yes:
                        found.append(node)
                        todo |= self.d.closed(self.d.variables((node,))) - done
        return found


@define(eq=False)
class TwinRun(Run):
    """A run that keeps who may, must, or may not."""

    def verdict(self, eye: Eye, step: e.VerdictStep) -> Path:
        d, world = self.world.d, self.world
        assert isinstance(world, Twin)
        said = d.leaf(ABSENT)
        for line in reversed(step.lines):
            cond = d.yes if line.otherwise else eye.holds(line.when)
            said = d.choose(cond, d.leaf(line.word), said)
        world.verdicts.setdefault(eye.party, said)
        going = super().verdict(eye, step)
        for node in going if eye is self.eyes[0] else ():
            world.gate = d.both(world.gate, node)
        return going


@define(eq=False)
class Twins:
    """Both sides of one pair of statements, and what each makes: output -> diagram, by the old ruleset's names."""

    book: Book
    worlds: tuple[Twin, Twin]
    outputs: tuple[dict[tuple[str, str], int], dict[tuple[str, str], int]]

    def legal(self, levels: Iterable[int]) -> list[int]:
        levels = set(levels)
        return [*self.worlds[0].legal(levels), *self.worlds[1].legal(levels)]

    def find(self, *roots: int) -> Case | None:
        """A state that both rulesets allow in which all roots hold."""
        d = self.book.d
        asked = [r for r in dict.fromkeys(roots) if r != d.yes]
        if any(d.is_leaf(r) for r in asked):
            return None
        laws = self.legal(d.closed(d.variables(asked)))
        room, d.most = d.most, MOST_LOOKED_AT  # a search may take a tenth of this in steps
        try:
            if find(d, asked, plainly=True) is None:
                return None
            found = find(d, (*asked, *laws))
        finally:
            d.most = room
        return None if found is None else dict(found)


def make_twins(
    pairing: Pairing, classes: tuple[Classes, Classes], places: Mapping[int, Any], old: e.Statement, new: e.Statement
) -> Twins:
    """Work both statements out. Raises TooLarge or NotLinear where there are too many states."""
    parties = dict(zip(new.roles, old.roles, strict=False))
    book = Book(pairing, classes, parties, places, stand_ins(pairing))
    found = []
    for at, (rules, statement) in enumerate(((pairing.old, old), (pairing.new, new))):
        space = Space(rules, classes[at], book.d, made=book.made, names=book.names)
        world = Twin(space, statement, book=book, new=bool(at))
        Laws(rules).govern(world)
        found.append((world, _outputs(world, statement)))
    return Twins(book, (found[0][0], found[1][0]), (found[0][1], found[1][1]))


def _outputs(world: Twin, statement: e.Statement) -> dict[tuple[str, str], int]:
    own: dict[str, Frame] = {frame[""]: frame for frame in frames(statement)}
    book, d = world.book, world.d
    assert book is not None
    if statement.word in ("value", "term"):
        frame = next(iter(own.values()))
        eye = Eye(world, Scope(statement, frames=own), State(), frame)
        world.gate = d.yes
        return {("", "is"): _translated(world, eye.whole(statement))}
    run = start(world, statement, own, State())
    run = TwinRun(world, statement, run.eyes) if type(run) is Run else run
    goes = world.gate = run.eyes[0].holds(statement.when)
    run.steps()
    for node in world.path:
        goes = d.both(goes, node)
    made = {(party, name): node for (party, name), node in run.state.locals.items() if name not in ("side", "cause")}
    for (party, name), value in run.state.facts.items():
        after = value if isinstance(value, int) else value.get()
        made[party, name] = d.choose(goes, after, world.fact(party, name))
    for (party, verdict, act), earned in run.state.obliged.items():
        held = d.no
        for one in earned:
            held = d.either(held, one.get())
        made[party, f"{verdict} {book.pairing.names.ref(act) if world.new else act}"] = d.both(goes, held)
    made["", "applies"] = world.d.map(is_true, run.eyes[0].holds(statement.when))
    made |= {(party, "verdict"): node for party, node in world.verdicts.items()}
    return {_called(world, key): _translated(world, node) for key, node in made.items()}


def _called(world: Twin, key: tuple[str, str]) -> tuple[str, str]:
    book = world.book
    assert book is not None
    party, name = key
    return (book.parties.get(party, party), book.pairing.names.ref(name)) if world.new else key


def _translated(world: Twin, node: int) -> int:
    """The new side's members by their old names, and every trouble the same trouble."""
    book = world.book
    assert book is not None
    return world.d.map(book.pairing.names.reading if world.new else plain_trouble, node)


def is_true(value: Any) -> bool:
    return value is True


def plain_trouble(value: Any) -> Any:
    return f"no answer ({value.why})" if isinstance(value, Trouble) else value


def name_places(pairing: Pairing) -> dict[int, Any]:
    """Every node of the paired lines of both models -> what both sides call it: the old path, its sort, its number."""
    found: dict[int, Any] = {}
    for pair in pairing.pairs:
        if pair.old is None or pair.new is None or pair.old.node is None or pair.new.node is None:
            continue
        for item in (pair.old, pair.new):
            counted: dict[str, int] = {}
            top = pair.old.path.partition(".")[0]
            for node in walk(item.node):
                sort = type(node).__name__
                if not hasattr(node, "__attrs_attrs__") or sort == "Type":
                    continue
                counted[sort] = counted.get(sort, 0) + 1
                name = (top, "dice") if sort == "DieItem" else (pair.old.path, sort, counted[sort])
                found[id(node)] = name
    return found
