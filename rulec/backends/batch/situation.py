"""All rows of a resolver under way, and conditions read of them: the first layer of a reader, as in rulec.meaning.

A thing that would be an error is noted with the rows in which it would be raised.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from fractions import Fraction
from typing import Any

from attrs import define, evolve, field

from rulec.backends.batch.graph import Graph, Node
from rulec.backends.batch.inputs import Inputs
from rulec.backends.batch.values import Fig, Hot, Reckoner, Unvectorised, Val, Word, Yes
from rulec.meaning.frames import Frame, record_of
from rulec.model.entities import (
    All,
    Alt,
    AnyOf,
    Between,
    Compare,
    Cond,
    Equals,
    Expr,
    Fact,
    IsMatch,
    Line,
    Match,
    Members,
    Not,
    Ranked,
    Ruleset,
    Statement,
    Truth,
)

MOST_NODES = 200_000  # more than any sheet needs; a statement that calls itself is stopped here


@define
class World:
    """All rows of one resolver: facts, choices and dice as they stand, what went wrong, what came out.

    mask: the rows that come here. errors: name and rows, in the order in which one row would meet them.
    """

    rules: Ruleset
    inputs: Inputs
    g: Graph
    mask: Node = field(init=False)
    at: Node = field(init=False)  # dice used so far
    facts: dict[tuple[str, str], Val] = field(factory=dict)
    written: dict[tuple[str, str], None] = field(factory=dict)
    obliged: dict[str, dict[str, dict[str, Node]]] = field(factory=dict)
    outputs: dict[tuple[str, str], Val] = field(factory=dict)
    errors: list[tuple[str, Node]] = field(factory=list)
    depth: int = 0
    calc: Reckoner = field(init=False)

    def __attrs_post_init__(self) -> None:
        self.mask, self.at, self.calc = self.g.yes, self.g.const(0), Reckoner(self.g)

    @contextmanager
    def under(self, cond: Node) -> Iterator[None]:
        """Only in the rows where this holds too."""
        before = self.mask
        self.mask = self.g.both(before, cond)
        try:
            yield
        finally:
            self.mask = before

    def error(self, name: str, where: Node) -> None:
        """This would be raised in these rows, of those that come here."""
        if len(self.g.nodes) > MOST_NODES:
            raise Unvectorised("a statement that calls itself")
        rows = self.g.both(self.mask, where)
        if rows.const != 0 and (name, rows) not in self.errors:
            self.errors.append((name, rows))

    def fact(self, party: str, name: str) -> Val:
        key = (party, name)
        if key not in self.facts:
            self.facts[key] = self.inputs.fact(self.g, party, name)
        return self.facts[key]

    def declared(self, party: str, name: str) -> Fact:
        record = record_of(self.rules, party)
        fact = record.fact(name) if record else None
        if fact is None:
            raise Unvectorised(f"{party} has no fact {name}")
        return fact

    def write(self, party: str, name: str, value: Val) -> None:
        self.facts[party, name] = self.calc.select(self.mask, value, self.fact(party, name))
        self.written[party, name] = None

    def make(self, party: str, name: str, value: Val) -> None:
        """An output, in the rows that come here; the others keep what they have."""
        self.outputs[party, name] = self.calc.select(self.mask, value, self.outputs.get((party, name)))


@define
class Scope:
    """A statement in hand. held: whether each line has been judged, and whether it counted."""

    statement: Statement
    locals: dict[tuple[str, str], Val] = field(factory=dict)
    held: dict[tuple[str, str], tuple[Node, Node]] = field(factory=dict)
    frames: dict[str, Frame] = field(factory=dict)
    asking: set[tuple[str, str]] = field(factory=set)


@define
class Judge(ABC):
    """Reads for one party."""

    world: World
    scope: Scope
    frame: Frame

    @property
    def g(self) -> Graph:
        return self.world.g

    @property
    def calc(self) -> Reckoner:
        return self.world.calc

    @property
    def party(self) -> str:
        return self.frame[""]

    def whom(self, who: str) -> str:
        return self.frame.get(who, who)

    @abstractmethod
    def value(self, expr: Expr) -> Val: ...

    def log(self, line: Line, counted: Node) -> None:
        """Whether a line counted, in the rows that come here."""
        if line.name:
            key = (self.party, line.name)
            known, held = self.scope.held.get(key, (self.g.no, self.g.no))
            held = self.g.either(held, self.g.both(self.world.mask, counted))
            self.scope.held[key] = (self.g.either(known, self.world.mask), held)

    # ------------------------------------------------------------ values that are needed

    def settled(self, expr: Expr) -> Val:
        return self.closed(self.value(expr))

    def closed(self, value: Val) -> Val:
        """An open range has to be chosen first."""
        if isinstance(value, Fig) and value.open is not None:
            self.world.error("NeedsChoice", value.open)
            return evolve(value, top=None, open=None)
        return value

    def number(self, expr: Expr) -> Fig:
        """One figure; none counts as 0."""
        return self.as_number(self.settled(expr))

    def as_number(self, value: Val) -> Fig:
        g = self.g
        if value is None:
            return self.calc.figure(g.const(0))
        if isinstance(value, Yes):
            return self.calc.figure(g.as_figure(g.both(value.node, g.invert(value.none))))
        if isinstance(value, Word | Hot):
            raise Unvectorised("a word where a figure is due")
        return evolve(value, num=g.select(value.none, g.const(0), value.num), none=g.no)

    # ------------------------------------------------------------ conditions

    def holds(self, cond: Cond | None) -> Node:
        g = self.g
        match cond:
            case None:
                return g.yes
            case Truth(of=of):
                value = self.value(of)
                return g.both(value.node, g.invert(value.none)) if isinstance(value, Yes) else g.no
            case IsMatch(of=of, match=match_, negated=negated):
                held = self.matches(match_, self.value(of))
                return g.invert(held) if negated else held
            case Compare(left=left, relation=relation, right=right):
                return self.compared(self.settled(left), relation, self.settled(right))
            case Not(of=inner):
                return g.invert(self.holds(inner))
            case All(of=parts):
                return self.chained(parts, settles=False)
            case AnyOf(of=parts):
                return self.chained(parts, settles=True)

    def chained(self, parts: Sequence[Cond], *, settles: bool) -> Node:
        """and, or: a part is read only in the rows that those before it leave open."""
        g, join = self.g, self.g.either if settles else self.g.both
        found: list[Node] = []
        for part in parts:
            so_far = join(*found)
            with self.world.under(g.invert(so_far) if settles else so_far):
                found.append(self.holds(part))
        return join(*found)

    def compared(self, a: Val, relation: str, b: Val) -> Node:
        if a is None or b is None:
            return self.g.no
        if not isinstance(a, Fig) or not isinstance(b, Fig):
            raise Unvectorised("words that are compared")
        there = self.g.invert(self.g.either(a.none, b.none))
        if relation == "within":
            return self.g.both(there, self.calc.at_most(a, b))
        one, two = (b, a) if relation == "less than" else (a, b)
        return self.g.both(there, self.g.invert(self.calc.at_most(one, two)))

    # ------------------------------------------------------------ matches

    def matches(self, match: Match, value: Val) -> Node:
        value = self.closed(value)
        found: list[Node] = []
        for alt in match.alts:
            with self.world.under(self.g.invert(self.g.either(*found))):
                found.append(self.alt(alt, value))
        return self.g.either(*found)

    def alt(self, alt: Alt, value: Val) -> Node:
        g = self.g
        match alt:
            case Members(values=values):
                return self.is_member(values, value)
            case Equals(of=of):
                return self.same(value, self.settled(of))
            case Ranked(of=of, way=way, order=order):
                there = self.value(of)
                if not isinstance(value, Word) or not isinstance(there, Word):
                    return g.no
                here, mark = self.calc.code(value, order), self.calc.code(there, order)
                known = g.invert(g.either(*(g.within(c, ((-1, -1),)) for c in (here, mark))))
                return g.both(known, g.at_most(here, mark) if way == "better" else g.at_most(mark, here))
            case Between():
                return self.between(alt, value)
        raise AssertionError(alt)

    def is_member(self, values: tuple[Any, ...], value: Val) -> Node:
        g = self.g
        if isinstance(value, Word):
            return self.calc.one_of(value, {v for v in values if v is None or isinstance(v, str)})
        nothing = self.calc.none_of(value) if None in values else g.no
        if isinstance(value, Hot):
            return g.either(nothing, *(value.nodes[v] for v in values if isinstance(v, str) and v in value.nodes))
        if value is None:
            return nothing
        there = g.invert(value.none)
        if isinstance(value, Yes):
            wanted = {v for v in values if isinstance(v, bool)}
            held = [value.node if v else g.invert(value.node) for v in wanted]
            return g.either(nothing, g.both(there, g.either(*held)))
        figures = [self.calc.constant(v) for v in values if isinstance(v, Fraction)]
        held = [self.calc.equal(value, f) for f in figures if isinstance(f, Fig)]
        return g.either(nothing, g.both(there, g.either(*held)))

    def same(self, a: Val, b: Val) -> Node:
        g = self.g
        none = g.both(self.calc.none_of(a), self.calc.none_of(b))
        if isinstance(a, Word) and isinstance(b, Word):
            there = g.invert(self.calc.none_of(b))
            return g.either(none, g.both(there, g.equal(a.code, self.calc.code(b, a.values))))
        if isinstance(a, Yes) and isinstance(b, Yes):
            equal = g.invert(g.either(g.both(a.node, g.invert(b.node)), g.both(b.node, g.invert(a.node))))
        elif isinstance(a, Fig) and isinstance(b, Fig):
            equal = self.calc.equal(a, b)
        else:
            return none
        return g.either(none, g.both(g.invert(a.none), g.invert(b.none), equal))

    def between(self, alt: Between, value: Val) -> Node:
        """Inside both bounds. A bound that is none (a dash in a table) holds nothing."""
        g = self.g
        if not isinstance(value, Fig):
            return g.no
        held = [g.invert(value.none)]
        for bound, is_open, low in ((alt.low, alt.low_open, True), (alt.high, alt.high_open, False)):
            if bound is None:
                continue
            with self.world.under(g.both(*held)):
                limit = self.settled(bound)
            if not isinstance(limit, Fig):
                return g.no
            small, large = (limit, value) if low else (value, limit)
            inside = g.invert(self.calc.at_most(large, small)) if is_open else self.calc.at_most(small, large)
            held += [g.invert(limit.none), inside]
        return g.both(*held)
