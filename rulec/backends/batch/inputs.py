"""The columns that a resolver reads: facts, elements of lists, choices and dice, each with its domain and its scale."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import lcm

from attrs import define, evolve, field, frozen

from rulec.backends.batch.graph import Graph, Node
from rulec.backends.batch.values import Fig, Unvectorised, Val, Word, Yes
from rulec.meaning.frames import record_of
from rulec.meaning.lines import remembered, walk
from rulec.model.entities import Const, Domain, Fact, Ruleset, Type

FINEST = 60  # lengths and angles are given in sixtieths, or finer where a figure of the rules asks for it
VERDICTS = ("may", "must", "may not", "need not", "does not apply")
SIGNS = {"-": -1, "left out": 0, "+": 1}
NOT_CHOSEN, NOT_CHOSEN_WIDE = -128, -(2**31)


@frozen
class Column:
    """sort: member, yesno, number, length, angle, move, ratio or figure; count (of a list), sign, act (choices); acts
    (bits); none, over, to (what goes with another column). values: what its codes mean, from 0 on. scale: how many of it
    make one. low, high, default, missing are as the column holds them. element: the list and the place in it, of one
    that a row need not have.
    """

    name: str
    sort: str
    low: int
    high: int
    values: tuple[str, ...] = ()
    scale: int = 1
    step: int = 1
    default: int | None = None
    missing: int | None = None
    element: tuple[str, int] | None = None
    over: str = ""
    to: str = ""
    none: str = ""
    fact: str = ""  # the column of the fact that this is after all is done

    @property
    def bits(self) -> int:
        """The width of its whole numbers; 0 for yes and no."""
        if self.sort in ("yesno", "none"):
            return 0
        return width(min(self.low, self.missing if self.missing is not None else self.low), self.high)


def width(low: int, high: int) -> int:
    return next(bits for bits in (8, 16, 32, 64) if -(1 << bits - 1) <= low and high < 1 << bits - 1)


@define
class Inputs:
    """Columns by name, in the order in which they are first asked for."""

    rules: Ruleset
    acts: tuple[str, ...] = ()
    columns: dict[str, Column] = field(factory=dict)
    elements: dict[str, tuple[str, str, int]] = field(factory=dict)
    facts: dict[tuple[str, str], Fact] = field(factory=dict)
    dice: int = 0

    def fact(self, g: Graph, party: str, name: str) -> Val:
        """A fact of a party as it is given."""
        record = record_of(self.rules, party)
        fact = record.fact(name) if record else None
        if fact is None:
            raise Unvectorised(f"{party} has no fact {name}")
        column = fact_column(self.rules, fact, self.place(party, name))
        if party in self.elements:
            owner, listed, at = self.elements[party]
            column = evolve(column, element=(f"{owner}.{listed}", at))
        else:
            self.facts[party, name] = fact
        self.columns.setdefault(column.name, column)
        node = g.input(column.name, column.low, column.high, fact.domain.type.sort == "yesno")
        match fact.domain.type.sort:
            case "yesno":
                return Yes(node, g.no)
            case "member":
                return Word(node, column.values)
            case "list":
                raise Unvectorised(f"{party}.{name}, a list, as one value")
        return Fig(node, column.scale, g.no)

    def place(self, party: str, name: str) -> str:
        if party in self.elements:
            owner, listed, at = self.elements[party]
            return f"{owner}.{listed}.{at}.{name}"
        return f"{party}.{name}"

    def count(self, g: Graph, party: str, name: str) -> Node:
        """How many elements a list has."""
        record = record_of(self.rules, party)
        fact = record.fact(name) if record else None
        if fact is None or fact.domain.high is None or party in self.elements:
            raise Unvectorised(f"{party}.{name}, a list without an end or in a list")
        self.facts[party, name] = fact
        column = Column(f"{party}.{name}", "count", int(fact.domain.low or 0), int(fact.domain.high))
        self.columns.setdefault(column.name, column)
        return g.input(column.name, column.low, column.high)

    # ------------------------------------------------------------ choices

    def choice(self, g: Graph, party: str, key: str, options: tuple[str, ...]) -> Word:
        """A choice among acts, by their place among those of the resolver; none chosen is NOT_CHOSEN."""
        missing = [o for o in options if o not in self.acts]
        self.acts = (*self.acts, *missing)
        return Word(self._choice(g, Column(f"chosen.{party}.{key}", "act", 0, 126, missing=NOT_CHOSEN)), self.acts)

    def sign(self, g: Graph, party: str, key: str) -> Node:
        """A sign, or 0 for a line that is left out."""
        return self._choice(g, Column(f"chosen.{party}.{key}", "sign", -1, 1, missing=NOT_CHOSEN))

    def number(self, g: Graph, party: str, key: str) -> Node:
        """A number of dice."""
        return self._choice(g, Column(f"chosen.{party}.{key}", "number", 0, 127, missing=NOT_CHOSEN))

    def within(self, g: Graph, party: str, key: str, type_: Type) -> Fig:
        """A figure within a range."""
        scale = 1 if type_.sort == "number" else scale_of(self.rules, Domain(type_))
        sort = type_.sort if type_.sort in ("length", "angle", "move", "ratio") else "number"
        column = Column(f"chosen.{party}.{key}", sort, 1 - 2**31, 2**31 - 1, scale=scale, missing=NOT_CHOSEN_WIDE)
        return Fig(self._choice(g, column), scale, g.no)

    def _choice(self, g: Graph, column: Column) -> Node:
        old = self.columns.setdefault(column.name, column)
        if old != column:
            raise Unvectorised(f"{column.name}, chosen for two things that are not alike")
        return g.input(column.name, column.missing or 0, column.high)

    def not_chosen(self, g: Graph, party: str, key: str) -> Node:
        column = self.columns[f"chosen.{party}.{key}"]
        assert column.missing is not None
        return g.within(g.input(column.name, column.missing, column.high), ((column.missing, column.missing),))

    # ------------------------------------------------------------ dice

    def die(self, g: Graph, at: int) -> Node:
        """The die at a place that is the same in all rows; 0 is none."""
        self.dice = max(self.dice, at + 1)
        return g.input(f"dice.{at + 1}", 0, 127)


def fact_column(rules: Ruleset, fact: Fact, name: str) -> Column:
    """The column of a fact, by its domain."""
    domain, sort = fact.domain, fact.domain.type.sort
    if sort == "yesno":
        default = None if not fact.has_default else int(fact.default is True)
        return Column(name, sort, 0, 1, ("no", "yes"), default=default)
    if sort == "member":
        values = domain.type.values
        default = values.index(str(fact.default)) if fact.has_default else None
        return Column(name, sort, 0, len(values) - 1, values, default=default)
    if domain.low is None or domain.high is None:
        raise Unvectorised(f"{name}, a figure without bounds")
    scale = scale_of(rules, domain)
    default = int(fact.default * scale) if isinstance(fact.default, Fraction) and fact.has_default else None
    step = int(domain.step * scale) if domain.step is not None else 1
    return Column(name, sort, int(domain.low * scale), int(domain.high * scale), (), scale, step, default)


def scale_of(rules: Ruleset, domain: Domain) -> int:
    """How many of a column make one: as fine as the rules state steps, or as their figures and a tape ask for."""
    bounds = [b.denominator for b in (domain.low, domain.high) if b is not None]
    if domain.step is not None:
        return lcm(domain.step.denominator, *bounds)
    if domain.type.sort == "number" and all(b == 1 for b in bounds):
        return 1
    return lcm(FINEST, *bounds, *_denominators(rules).get(domain.type.sort, ()))


@remembered
def _denominators(rules: Ruleset) -> Mapping[str, frozenset[int]]:
    """The denominators of the figures that the rules state, by sort."""
    found: dict[str, set[int]] = {}
    for part in (*rules.statements.values(), *rules.gains, *rules.tables.values(), *rules.nevers):
        for node in walk(part):
            if isinstance(node, Const) and isinstance(node.value, Fraction):
                found.setdefault(node.type.sort, set()).add(node.value.denominator)
    return {sort: frozenset(numbers) for sort, numbers in found.items()}
