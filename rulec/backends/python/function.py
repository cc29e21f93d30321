"""One function of generated code while it is written: its lines, its variables, and what is known at each point of it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from attrs import define, evolve, field, frozen

from rulec.backends.python.code import Block, Verbatim, parts_of_and
from rulec.backends.python.registry import Registry, TableNames
from rulec.backends.python.text import remark
from rulec.backends.python.values import NONE, UNKNOWN, Val, negation
from rulec.meaning.frames import record_of
from rulec.model.entities import Fact, Line, Table

Key = tuple[object, ...]


@frozen
class Place:
    """Where the current value of a fact is: in the record given, in a variable, or in the outcome (after)."""

    where: str = "before"
    written: bool = False
    none: bool = False


BEFORE = Place()
RESERVED = frozenset(("applies", "before", "after", "changed", "act", "must", "may", "may_not"))


@define
class State:
    """What is known at one point. facts by (party, fact); made, locals and held by keys of their own.
    obliged: the acts laid on (party, verdict) so far; None where that depends. at: dice used, None: in a variable."""

    facts: dict[tuple[str, str], Place] = field(factory=dict)
    locals: dict[Key, Val] = field(factory=dict)
    held: dict[Key, Val] = field(factory=dict)
    obliged: dict[tuple[str, str], tuple[str, ...] | None] = field(factory=dict)
    made: dict[tuple[str, str], bool] = field(factory=dict)  # whether for certain
    at: int | None = 0
    dead: bool = False

    def copy(self) -> State:
        return State(
            dict(self.facts), dict(self.locals), dict(self.held), dict(self.obliged), dict(self.made), self.at, self.dead
        )  # fmt: skip


@define
class Function:
    """parties: party -> the variable of its record; counts: how often each fact was read in an earlier writing."""

    registry: Registry
    traced: bool = False
    counts: Counter[tuple[str, str]] = field(factory=Counter)
    block: Block = field(factory=Block)
    state: State = field(factory=State)
    reads: Counter[tuple[str, str]] = field(factory=Counter)
    parties: dict[str, str] = field(factory=dict)
    elements: dict[str, tuple[str, str]] = field(factory=dict)  # element of a list -> its variable, its name
    passed: set[tuple[str, str]] = field(factory=set)  # facts that functions called here read
    outcomes: dict[str, dict[str, str]] = field(factory=dict)  # party -> attribute -> name, of what was made
    changed: dict[str, dict[str, Fact]] = field(factory=dict)  # party -> attribute -> fact
    obliging: set[str] = field(factory=set)
    types: dict[str, dict[str, None]] = field(factory=dict)  # variable -> types that it is given
    made_types: dict[tuple[str, str], dict[str, None]] = field(factory=dict)
    hidden: set[tuple[str, str]] = field(factory=set)
    acts: dict[str, set[str]] = field(factory=dict)  # party -> acts that it may be allowed
    stack: list[tuple[str, str]] = field(factory=list)
    read_again: set[tuple[str, str]] = field(factory=set)  # facts that are read after they were written
    read_back: set[tuple[str, str]] | None = None  # the same, from an earlier writing
    flags: set[str] = field(factory=set)  # yes-or-no variables that are given more than once
    taking: list[tuple[str, str, str]] = field(factory=list)
    left: bool = False
    loops: int = 0
    again: bool = False
    reaches: bool = False  # something was written that may lead into what cannot be
    chooses: bool = False
    rolls: bool = False
    lazy: int = 0
    path: list[Val] = field(factory=list)  # the conditions that hold where something is being written
    writes: frozenset[tuple[str, str]] = frozenset()  # all that the resolver can write
    none_written: set[tuple[str, str]] = field(factory=set)  # facts that were made none
    taken: bool = False  # it is a test that others call for: what was laid on the parties before is not known
    _names: Counter[str] = field(factory=Counter)
    _fact_variables: dict[tuple[str, str], str] = field(factory=dict)

    def add(self, line: str) -> None:
        self.block.add(line)

    @contextmanager
    def remarked(self, line: Line) -> Iterator[None]:
        """What is written here is what a line of the rules says, and a comment tells which."""
        block, start = self.block, len(self.block.lines)
        yield
        if not self.traced and len(block.lines) > start and (said := remark(line)):
            block.lines.insert(start, (block.lines[start][0], Verbatim(said)))

    # ------------------------------------------------------------ parties

    def called(self, party: str) -> str:
        """A party's name as an expression."""
        return self.elements[party][1] if party in self.elements else repr(party)

    def record(self, party: str) -> str:
        """The variable of a party's record."""
        if party in self.elements:
            return self.elements[party][0]
        if party not in self.parties:
            self.parties[party] = self.registry.names.party(party)
        return self.parties[party]

    def outcome(self, party: str) -> str:
        """The variable of what becomes of a party."""
        self.record(party)
        self.outcomes.setdefault(party, {})
        return f"{self.registry.names.party(party)}_after"

    # ------------------------------------------------------------ variables

    def fresh(self, name: str) -> str:
        """A variable that is not in use."""
        self._names[name] += 1
        n = self._names[name]
        return name if n == 1 else self.fresh(f"{name}{n}")

    def reserve(self, name: str) -> None:
        self._names[name] += 1

    def assign(self, name: str, value: Val) -> Val:
        """Put a value into a variable."""
        self.typed(name, value)
        self.add(f"{name} = {value.code}")
        return evolve(value.named(name), const=UNKNOWN)

    def typed(self, name: str, value: Val) -> None:
        for type_ in self.registry.python_type(value).split(" | "):
            self.types.setdefault(name, {})[type_] = None

    def atom(self, value: Val, name: str = "it") -> Val:
        """A value that may be written down twice."""
        return value if value.simple else self.assign(self.fresh(name), value)

    def declarations(self) -> Iterator[str]:
        """Variables that hold more than one type are declared."""
        for name, types in self.types.items():
            if len(types) > 1 or "Number" in types or name in self.flags:
                yield f"{name}: {union(types)}"

    # ------------------------------------------------------------ facts and outputs

    def fact_variable(self, party: str, name: str) -> str:
        key = (party, name)
        if key not in self._fact_variables:
            self._fact_variables[key] = self.fresh(f"{self.registry.names.party(party)}_{name}")
        return self._fact_variables[key]

    def is_fact_variable(self, name: str) -> bool:
        return name in self._fact_variables.values()

    def after_attribute(self, name: str) -> str:
        """The attribute of an outcome that holds a fact; a figure of the same name goes first."""
        attribute = self.registry.names.fact(name)
        return f"{attribute}_" if attribute in RESERVED or attribute in self.registry.figures else attribute

    def laid(self, party: str, verdict: str) -> tuple[str, ...] | None:
        """The acts laid on a party so far; None where that depends."""
        return self.state.obliged.get((party, verdict), None if self.taken else ())

    def make(self, party: str, name: str, value: Val) -> None:
        """Put an output into the outcome."""
        attribute = self.registry.names.made(name)
        after = self.outcome(party)
        self.outcomes[party][attribute] = name
        for type_ in self.registry.python_type(value).split(" | "):
            self.made_types.setdefault((party, attribute), {})[type_] = None
        self.state.made[party, attribute] = True
        self.add(f"{after}.{attribute} = {value.code}")

    def is_limited(self, party: str, name: str) -> bool:
        """Whether a never speaks of a fact. What a test writes is looked at by those who call for it."""
        record = record_of(self.registry.rules, party)
        return not self.taken and record is not None and (record.name, name) in self.registry.limited

    def reach(self, party: str, name: str) -> None:
        """A fact is written: note it if a never speaks of it."""
        if self.is_limited(party, name):
            self.reaches = True
            if self.block.lines[-1:] != [(self.block.depth, "reached = True")]:
                self.add("reached = True")

    def table(self, table: Table) -> TableNames:
        return self.registry.table(table)

    def column_finder(self, table: Table, which: str) -> str:
        self.registry.finders.add((table.name, which))
        return f"{self.registry.table(table).base}_{which}"

    # ------------------------------------------------------------ branches

    @contextmanager
    def aside(self) -> Iterator[Block]:
        """Write into a block of its own, of which it is not certain that it will be run; what it learns is forgotten."""
        block, state = self.block, self.state
        self.block, self.state = Block(), state.copy()
        self.lazy += 1
        try:
            yield self.block
        finally:
            self.lazy -= 1
            self.block, self.state = block, state

    def written(self, work: Callable[[], None]) -> tuple[Block, State]:
        """What a piece of work writes, and what is known after it."""
        block, state, lazy = self.block, self.state, self.lazy
        self.block, self.state, self.lazy = Block(), state.copy(), 0
        try:
            work()
            return self.block, self.state
        finally:
            self.block, self.state, self.lazy = block, state, lazy

    def branch(self, cond: Val, then: Callable[[], None], other: Callable[[], None] = lambda: None) -> None:
        """if cond: then, else: other; what is known afterwards is what both leave."""
        if cond.const is not UNKNOWN:
            (then if cond.const is True else other)()
            return
        first, after_first = self.under(cond, then)
        second, after_second = self.under(negation(cond), other)
        if after_first.dead or after_second.dead:
            self.state = after_second if after_first.dead else after_first
        else:
            self.state = self.join(first, after_first, second, after_second)
        self._put(cond, first, second, flat=after_first.dead)

    def under(self, cond: Val, work: Callable[[], None]) -> tuple[Block, State]:
        """What a piece of work writes where a condition holds."""
        self.path.append(cond)
        try:
            return self.written(work)
        finally:
            self.path.pop()

    def is_certain(self, cond: Val) -> bool:
        """Whether a condition holds wherever this point is reached, as far as its text tells."""
        return any(cond.code == part for known in self.path for part in parts_of_and(known.code))

    def _put(self, cond: Val, first: Block, second: Block, *, flat: bool) -> None:
        if not first.lines:
            if not second.lines:
                if "(" in cond.code:  # it may have something to say of its own
                    self.add(cond.code)
                return
            cond, first, second = negation(cond), second, Block()
            flat = False
        self.add(f"if {cond.code}:")
        self.block.put(first, 1)
        if not second.lines:
            return
        if flat:  # the first leaves, so what follows needs no else
            self.block.put(second)
        elif _is_if(second):
            self.add(f"el{second.lines[0][1]}")
            self.block.lines += [(self.block.depth + d, line) for d, line in second.lines[1:]]
        else:
            self.add("else:")
            self.block.put(second, 1)

    def leave(self, line: str) -> None:
        """A raise or return: nothing of this branch follows."""
        self.add(line)
        self.state.dead = True

    # ------------------------------------------------------------ what is known after two branches

    def join(self, first: Block, a: State, second: Block, b: State) -> State:
        start: tuple[str, ...] | None = None if self.taken else ()
        joined = State(
            facts={key: place for key in {**a.facts, **b.facts} if (place := _place(a, b, key)) != BEFORE},
            obliged={
                key: _same(a.obliged.get(key, start), b.obliged.get(key, start)) for key in {**a.obliged, **b.obliged}
            },
            made={key: a.made.get(key, False) and b.made.get(key, False) for key in {**a.made, **b.made}},
            at=a.at if a.at == b.at else None,
        )
        if joined.at is None:
            for block, state in ((first, a), (second, b)):
                if state.at is not None:
                    block.add(f"at = {state.at}")
        for name in ("locals", "held"):
            ours, theirs = getattr(a, name), getattr(b, name)
            together = getattr(joined, name)
            for key in {**ours, **theirs}:
                taken = {v.code for k, v in (*ours.items(), *theirs.items()) if k != key}
                together[key] = self._either(key, first, ours.get(key, NONE), second, theirs.get(key, NONE), taken)
        return joined

    def _either(self, key: Key, first: Block, a: Val, second: Block, b: Val, taken: set[str]) -> Val:
        """One value in two branches: kept in one variable, unless it is the same."""
        if a == b or a.code == b.code:
            return a
        variables = (v.code for v in (a, b) if v.const is UNKNOWN and v.code.isidentifier() and v.code not in taken)
        name = next(variables, "") or self.fresh(_name(key))
        for block, value in ((first, a), (second, b)):
            self.typed(name, value)
            if value.code != name:
                block.add(f"{name} = {value.code}")
        kind = b if a.type.sort == "none" else a
        lows = [v.low for v in (a, b)]
        return evolve(
            kind, code=name, prec=8, none=a.none or b.none, open=a.open or b.open, frac=a.frac or b.frac, const=UNKNOWN,
            low=None if None in lows else min(low for low in lows if low is not None), ratio=None,
        )  # fmt: skip


def union(types: dict[str, None]) -> str:
    """int | None; a Number may be an int."""
    names = [t for t in types if not (t == "int" and "Number" in types)]
    if "Any" in names:
        return "Any"
    return " | ".join((*(n for n in names if n != "None"), *(n for n in names if n == "None")))


def _name(key: Key) -> str:
    return re.sub(r"\W+", "_", "_".join(str(part) for part in key[1:] if isinstance(part, str))).strip("_")


def _place(a: State, b: State, key: tuple[str, str]) -> Place:
    one, two = a.facts.get(key, BEFORE), b.facts.get(key, BEFORE)
    if one == two:
        return one
    none = one.none or two.none
    if not one.written and not two.written:
        return BEFORE
    if one.where == two.where == "local":
        return Place("local", True, none)
    return Place("after", True, none)


def _same(a: Any, b: Any) -> Any:
    return a if a == b else None


def _is_if(block: Block) -> bool:
    """Whether a block is one if, with what belongs to it."""
    depth, line = block.lines[0]
    others = [text for at, text in block.lines[1:] if at == depth]
    return depth == 0 and line.startswith("if ") and all(t.startswith(("elif ", "else:")) for t in others)
