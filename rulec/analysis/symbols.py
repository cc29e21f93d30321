"""Expressions, conditions, figures and tables + state -> diagrams: the reference reader, for all states at once.

It follows rulec.meaning step by step; a test holds the two together. What raises there is a Trouble here.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from attrs import define, field

from rulec.analysis.diagrams import Trouble, is_figure
from rulec.analysis.lookup import asked_of, cell_value, fixed_match
from rulec.analysis.values import (
    ABSENT,
    ARITH,
    COMPARE,
    above,
    above_open,
    absent_is_none,
    at_least,
    below,
    below_open,
    capped,
    chosen_of,
    counted_sum,
    counted_true,
    counting,
    counts,
    differs,
    divided,
    doubled,
    equals,
    folding,
    halved,
    is_something,
    is_true,
    mean,
    negated,
    none_is_nothing,
    nothing_if_absent,
    one_of,
    picked,
    plus_something,
    raised,
    ranging,
    ranked,
    rounding_by,
    same,
    tupled,
    with_sign,
)
from rulec.analysis.world import Lazy, Path, State, Worked, World
from rulec.meaning.expressions import granting_lines
from rulec.meaning.frames import Frame, called
from rulec.meaning.lines import Place, figure_places, walk
from rulec.meaning.values import Range
from rulec.model import entities as e

DEEPEST = 24
FEW = 60  # nodes of a figure that goes into a sum as it is
MANY = 10_000  # pairs of values of two figures; the sum of more is a variable of its own


@define(eq=False)
class Scope:
    """A statement in hand: which of its lines counted, by party, and the frames of its parties."""

    statement: e.Statement
    held: dict[tuple[str, str], list[Lazy]] = field(factory=dict)
    asking: set[tuple[str, str]] = field(factory=set)
    frames: dict[str, Frame] = field(factory=dict)


@define(eq=False)
class Eye:
    """Reads for one party. watched: what is read here is what the statement itself says, and is kept for the checks."""

    world: World
    scope: Scope
    state: State
    frame: Frame
    watched: bool = False
    depth: int = 0

    @property
    def party(self) -> str:
        return self.frame[""]

    def whom(self, who: str) -> str:
        return self.frame.get(who, who)

    # ------------------------------------------------------------ expressions

    def value(self, expr: e.Expr) -> int:
        d = self.world.d
        match expr:
            case e.Const(value=value):
                return d.leaf(value)
            case e.FactOf(who=who, fact=fact):
                return self.fact(self.whom(who), fact)
            case e.LocalOf(who=who, name=name):
                return self.local(self.whom(who), name)
            case e.ValueOf(who=who, statement=name):
                return self.stated(self.whom(who), name)
            case e.LineHeld(who=who, line=line):
                return self.line_held(self.whom(who), line)
            case e.TableCell(table=name, keys=keys):
                return self.cell(expr, self.world.rules.tables[name], keys)
            case e.ColumnFor():
                return self.column(expr)
            case e.Negate(of=of):
                return d.map(negated, self.value(of))
            case e.Arith(op=op, left=left, right=right):
                return self.arith(op, self.value(left), self.value(right))
            case e.Fold(how=how, items=items):
                return self.fold(how, [self.settled(i) for i in items], ())
            case e.FoldList():
                return self.fold_list(expr)
        raise AssertionError(expr)

    def arith(self, op: str, left: int, right: int) -> int:
        d = self.world.d
        if op in "+-" and len(d.leaves(left)) * len(d.leaves(right)) > MANY:
            parts = (left, d.map(negated, right) if op == "-" else right)
            if all(is_figure(v) for part in parts for v in d.values(part)):
                return self.world.sum(parts, "") or d.join(ARITH[op], left, right)
        if d.size(left, FEW) > FEW and d.size(right, FEW) > FEW:
            left, right = self.world.cut(left, "", FEW), self.world.cut(right, "", FEW)
        return d.join(ARITH[op], left, right)

    def fact(self, party: str, name: str) -> int:
        found = self.state.facts.get((party, name))
        if found is None:
            return self.world.fact(party, name)
        return found.get() if isinstance(found, Lazy) else found

    def settled(self, expr: e.Expr) -> int:
        return self.settle(self.value(expr), expr)

    def settle(self, node: int, key: Any) -> int:
        """A range left to the player, chosen: at either end of it or between, which is not worked out further."""
        d = self.world.d
        if not any(isinstance(v, Range) for v in d.values(node)):
            return node
        where = self.world.guess((id(key), self.party), ("low", "mid", "high"), "what the player chooses")
        return d.join(picked, node, where)

    def number(self, expr: e.Expr) -> int:
        return self.world.d.map(none_is_nothing, self.settled(expr))

    def local(self, party: str, name: str) -> int:
        if name == "chosen":
            return self.of_party(party).chosen_act()
        found = self.state.locals.get((party, name))
        return self.world.d.leaf(None) if found is None else found

    def of_party(self, party: str) -> Eye:
        if party == self.party:
            return self
        frame = self.scope.frames.get(party) or {**self.frame, "": party, "enemy": self.party}
        return Eye(self.world, self.scope, self.state, frame, depth=self.depth)

    def stated(self, party: str, name: str) -> int:
        rules = self.world.rules
        statement = rules.statements[name]
        frame = called(rules, self.frame, statement, party)
        key = (name, self.state.stamp, tuple(sorted(frame.items())), id(self.state) if asks_caller(rules, name) else 0)
        world = self.world
        found = world.stated.get(key)
        if found is not None:
            for looked in world.space.looked.get(key, ()):
                world.look(*looked)
            return found
        if self.depth > DEEPEST:
            return world.guess(key, (False, True), name)
        world.looking.append([])
        inner = Eye(world, Scope(statement), self.state, frame, depth=self.depth + 1)
        found = inner.whole(statement)
        if statement.figure is not None:
            found = world.cut(found, name)
        world.stated[key] = found
        world.space.looked[key] = tuple(dict.fromkeys(world.looking.pop()))
        return found

    def whole(self, statement: e.Statement) -> int:
        """What a value or term comes to."""
        d, world = self.world.d, self.world
        when = self.holds(statement.when)
        if self.watched and statement.when is not None:
            world.see("header", statement, when, self)
            world.path = (*world.path, when)
        if statement.figure is not None:
            made = self.figure(statement.figure, statement.name, place=statement)
            return d.choose(when, made, d.leaf(None))
        if not statement.cases and statement.when is None:
            return d.leaf(Trouble("word", id(statement)))
        found = d.no if statement.cases else d.yes
        for case in statement.cases:
            cond = self.holds(case.when)
            if self.watched:
                world.see("term", case, cond, self)
            found = d.either(found, cond)
        return d.choose(when, found, d.no)

    def line_held(self, party: str, name: str) -> int:
        d, key = self.world.d, (party, name)
        if key in self.scope.held:
            found = d.no
            for counted in self.scope.held[key]:
                found = d.either(found, counted.get())
            return found
        places = figure_places(self.scope.statement).get(name, ())
        if not places or key in self.scope.asking:
            return d.no
        self.scope.asking.add(key)
        try:
            eye = self.of_party(party)
            found = d.no
            for place in places:
                found = d.either(found, eye.would_count(place))
            return found
        finally:
            self.scope.asking.discard(key)

    def hold(self, line: e.Line, counted: Callable[[], int]) -> None:
        """A line has counted, or not; it is worked out if it is asked for."""
        if line.name:
            self.scope.held.setdefault((self.party, line.name), []).append(Lazy(counted))

    def fold(self, how: str, nodes: Sequence[int], order: tuple[str, ...]) -> int:
        d = self.world.d
        if how in ("average", "share"):
            pairs = d.leaf((0, 0))
            for node in nodes:
                pairs = d.join(counted_true if how == "share" else counted_sum, pairs, node)
            return d.map(mean, pairs)
        if how == "sum":
            return self.world.total(d.leaf(0), [d.map(nothing_if_absent, node) for node in nodes])
        found = nodes[0] if nodes else d.leaf(None)
        for node in nodes[1:]:
            found = d.join(folding(how, order), found, node)
        return found

    def fold_list(self, expr: e.FoldList) -> int:
        """Each element that can be in the list; those that are not there count as none."""
        d, world = self.world.d, self.world
        party = self.whom(expr.who)
        record = world.rules.record_of(party.split("#", 1)[0])
        fact = record.fact(expr.fact) if record else None
        if fact is None or fact.domain.high is None:
            return world.guess((party, expr.fact), (0, 1), expr.fact)
        low, high = int(fact.domain.low or 0), int(fact.domain.high)
        key = ("list", party, expr.fact)
        many = world.length(key, party, expr.fact, range(low, high + 1))
        each = []
        for i in range(1, high + 1):
            name = f"{fact.domain.record}#{i} of {party}"
            frame = {**self.frame, "": name, fact.domain.record: name}
            each.append(Eye(world, self.scope, self.state, frame, depth=self.depth).settled(expr.each))
        if expr.how == "average" and low and all(is_figure(v) for node in each for v in d.values(node)):
            found = d.leaf(None)
            for n in range(low, high + 1):
                total = world.total(d.leaf(0), each[:n], expr.fact)
                found = d.choose(d.map(equals(n), many), d.map(divided(n), total), found)
            return found
        nodes = [d.choose(d.map(at_least(i + 1), many), node, d.leaf(ABSENT)) for i, node in enumerate(each)]
        kind = world.rules.kinds.get(expr.type.kind)
        return d.map(absent_is_none, self.fold(expr.how, nodes, kind.best_first if kind else ()))

    # ------------------------------------------------------------ what is then done

    def chosen_act(self) -> int:
        """What this party does now: what it must, else what its player picks from what is open to it."""
        d = self.world.d
        mine: dict[tuple[str, str], int] = {}
        for (party, verdict, act), counted in self.state.obliged.items():
            if party == self.party:
                node = d.no
                for one in counted:
                    node = d.either(node, one.get())
                mine[verdict, act] = node
        none = d.leaf(None)
        must = {act: node for (verdict, act), node in mine.items() if verdict == "must"}
        barred = {act: node for (verdict, act), node in mine.items() if verdict == "may not"}
        may: dict[str, int] = {}
        for (verdict, act), node in mine.items():
            if verdict == "may":
                for name, cond in self.opened(act):
                    free = d.both(d.both(node, cond), d.neither(barred.get(name, d.no)))
                    may[name] = d.either(may.get(name, d.no), free)
        found = none
        for acts in (may, must):
            any_ = d.no
            for node in acts.values():
                any_ = d.either(any_, node)
            found = d.choose(any_, self.pick(acts, "must" if acts is must else "may"), found)
        return found

    def pick(self, acts: dict[str, int], verdict: str) -> int:
        """One of the acts that are open; the player prefers them in one order or another."""
        d = self.world.d
        names = sorted(acts)
        if not names:
            return d.leaf(None)
        first = self.world.choice(("act", verdict, self.party, *names), self.party, "what it then does", names)
        found = d.leaf(None)
        for name in reversed(names):
            found = d.choose(acts[name], d.leaf(name), found)
        for name in names:
            wanted = d.both(d.map(equals(name), first), acts[name])
            found = d.choose(wanted, d.leaf(name), found)
        return found

    def opened(self, act: str) -> Iterator[tuple[str, int]]:
        statement = self.world.rules.statements.get(act)
        lines = granting_lines(statement) if statement else []
        if not lines:
            yield act, self.world.d.yes
        for line in lines:
            cond = self.holds(line.when)
            for effect in line.effects:
                if isinstance(effect, e.Obliges):
                    yield from ((a, cond) for a in effect.acts)

    # ------------------------------------------------------------ conditions

    def holds(self, cond: e.Cond | None) -> int:
        d = self.world.d
        match cond:
            case None:
                return d.yes
            case e.All(of=parts):
                found = d.yes
                for part in parts:
                    found = d.both(found, self.holds(part))
                return found
            case e.AnyOf(of=parts):
                found = d.no
                for part in parts:
                    found = d.either(found, self.holds(part))
                return found
            case e.Not(of=inner):
                return d.neither(self.holds(inner))
            case e.Truth(of=of):
                return d.map(is_true, self.value(of))
        if id(cond) in self.world.classes.unsure:
            facts = ", ".join(dict.fromkeys(n.fact for n in walk(cond) if isinstance(n, e.FactOf)))
            values = ", ".join(dict.fromkeys(n.statement for n in walk(cond) if isinstance(n, e.ValueOf)))
            return self.world.guess((id(cond), *sorted(self.frame.items())), (False, True), facts or values)
        if isinstance(cond, e.IsMatch):
            found = self.matches(cond.match, self.value(cond.of))
            return d.neither(found) if cond.negated else found
        assert isinstance(cond, e.Compare)
        return d.join(COMPARE[cond.relation], self.settled(cond.left), self.settled(cond.right))

    def matches(self, match: e.Match, node: int) -> int:
        d = self.world.d
        node = self.settle(node, match)
        fixed = fixed_match(match)
        if fixed is not None:
            return d.map(fixed, node)
        found = d.no
        for alt in match.alts:
            found = d.either(found, self.alt(alt, node))
        return found

    def alt(self, alt: e.Alt, node: int) -> int:
        d = self.world.d
        match alt:
            case e.Members(values=values):
                return d.map(one_of(values), node)
            case e.Equals(of=of):
                return d.join(same, node, self.settled(of))
            case e.Ranked(of=of, way=way, order=order):
                return d.join(ranked(way, order), node, self.value(of))
            case e.Between(low=low, high=high, low_open=low_open, high_open=high_open):
                found = d.map(is_figure, node)
                if low is not None:
                    found = d.both(found, d.join(above_open if low_open else above, node, self.settled(low)))
                if high is not None:
                    found = d.both(found, d.join(below_open if high_open else below, node, self.settled(high)))
                return found
        raise AssertionError(alt)

    # ------------------------------------------------------------ figures

    def figure(self, figure: e.Figure, name: str, start: int | None = None, place: Any = None, group: Path = ()) -> int:
        """The first unsigned line that holds (else the header's start), then every other line in its order."""
        d, world = self.world.d, self.world
        value = self.base(figure, name, place, group) if start is None else start
        earlier, parts = d.no, []
        there = d.map(is_something, value)
        otherwise = any(line.otherwise for line in figure.lines)
        for line in figure.lines:
            if line.op == "set":
                continue
            cond = d.neither(earlier) if line.otherwise else self.holds(line.when)
            if otherwise:
                earlier = d.either(earlier, cond)
            if self.watched:
                world.see("figure", line, cond, self, group, holder=place)
                world.ask(cond, line, group)
            cond = d.both(cond, there)
            if line.op in ("add", "by"):
                amount = self.added(line, cond if self.watched else None, group)
                part = d.choose(cond, d.map(none_is_nothing, amount), d.leaf(0))
                if self.watched:
                    world.ask(part, line, group)
                self.hold(line, partial(self.line_counts, cond, amount))
                parts.append(part)
                continue
            value, parts = self.sum(value, parts, name), []
            after = self.changed(line, value)
            capped_by = line.op.startswith("at ")
            self.hold(line, partial(self.line_changes, cond, after, value) if capped_by else partial(int, cond))
            value = d.choose(cond, after, value)
        value = self.sum(value, parts, name)
        if self.watched:
            world.ask(value, place, group)
            if any(line.op in ("double", "halve", "at least", "at most") for line in figure.lines):
                again = self.reworked(name, start)
                world.figures.append(Worked(place, figure, (*world.path, *group), value, again))
        return self.chosen_within(figure, name, value)

    def line_counts(self, cond: int, amount: int) -> int:
        return self.world.d.both(cond, self.world.d.map(counts, amount))

    def line_changes(self, cond: int, after: int, before: int) -> int:
        return self.world.d.both(cond, self.world.d.join(differs, after, before))

    def reworked(self, name: str, start: int | None) -> Callable[[e.Figure], int]:
        held = {key: list(lines) for key, lines in self.scope.held.items()}
        eye = Eye(self.world, Scope(self.scope.statement, held), self.state, self.frame)
        return lambda figure: eye.figure(figure, name, start)

    def sum(self, value: int, parts: Sequence[int], name: str) -> int:
        d = self.world.d
        if not parts:
            return value
        if any(isinstance(v, Range) for v in d.values(value)):
            for part in parts:
                value = d.join(plus_something, value, part)
            return value
        return self.world.total(value, parts, name)

    def chosen_within(self, figure: e.Figure, name: str, value: int) -> int:
        """Of a range of counts the player has chosen one; of lengths it stays open."""
        d = self.world.d
        ranges = [v for v in d.values(value) if isinstance(v, Range)]
        if not ranges or figure.type.sort != "number":
            return value
        low, high = min(r.low for r in ranges), max(r.high for r in ranges)
        if high - low > 100:
            return value
        numbers = range(math.ceil(low), math.floor(high) + 1)
        return d.join(chosen_of, value, self.world.choice((id(figure), self.party), self.party, name, numbers))

    def base(self, figure: e.Figure, name: str, place: Any, group: Path) -> int:
        d, world = self.world.d, self.world
        sets = [line for line in figure.lines if line.op == "set" and line.amount is not None]
        if figure.start is not None:
            found = self.spread(figure.start, figure.stop, figure.rounding)
        else:
            found = d.leaf(Trouble("list", id(figure))) if sets else d.leaf(0)
        conds, values = [], []
        for line in sets:
            cond = d.yes if line.otherwise else self.holds(line.when)
            conds.append(cond)
            assert line.amount is not None
            path, world.path = world.path, (*world.path, cond)  # where it is asked for at all
            values.append(self.spread(line.amount, line.stop, line.rounding))
            world.path = path
        for at, (line, cond) in enumerate(zip(sets, conds, strict=True)):
            if self.watched and not line.otherwise:
                world.see("figure", line, cond, self, group, holder=place)
            self.hold(line, partial(self.first_of, conds[: at + 1]))
        if self.watched and sets:
            closed = figure.start is not None
            world.enlist("figure", place, sets, conds, open=closed, group=group, name=name)
        for cond, value in zip(reversed(conds), reversed(values), strict=True):
            found = d.choose(cond, value, found)
        return found

    def first_of(self, conds: Sequence[int]) -> int:
        """That the last of these holds, and none before it."""
        d = self.world.d
        found = conds[-1]
        for cond in reversed(conds[:-1]):
            found = d.both(d.neither(cond), found)
        return found

    def spread(self, low: e.Expr, high: e.Expr | None, rounding: str | None) -> int:
        d = self.world.d
        if high is not None:
            return d.join(ranging, self.number(low), self.number(high))
        value = self.value(low)
        return d.map(rounding_by(rounding), value) if rounding else value

    def changed(self, line: e.FigureLine, value: int) -> int:
        d = self.world.d
        if line.op == "double":
            return d.map(doubled, value)
        if line.op == "halve":
            return d.map(halved(line.rounding), value)
        assert line.amount is not None
        return d.join(raised if line.op == "at least" else capped, value, self.number(line.amount))

    def added(self, line: e.FigureLine, cond: int | None = None, group: Path = ()) -> int:
        """What a signed line adds, or a `by` line; None if nothing."""
        d = self.world.d
        if line.op == "by":
            return self.paired(line, cond, group)
        assert line.amount is not None
        amount = self.number(line.amount)
        if line.per is not None:
            amount = d.join(ARITH["x"], amount, self.count(line.per))
        if line.at_most is not None:
            amount = d.join(capped, amount, self.number(line.at_most))
        if line.sign == "-":
            amount = d.map(negated, amount)
        if line.sign == "+/-" or line.optional:
            options = ("+", "-") if line.sign == "+/-" else ("+",)
            options = (*options, "none") if line.optional else options
            said = line.label or line.name
            choice = self.world.choice((id(line), self.party), self.party, said, options)
            amount = d.join(with_sign, amount, choice)
        return amount

    def paired(self, line: e.FigureLine, cond: int | None, group: Path) -> int:
        """The amount of the first pair that matches."""
        d, world = self.world.d, self.world
        assert line.by is not None
        if id(line) in world.classes.unsure:
            return world.guess((id(line), self.party), (0, 1), line.label)
        of = self.value(line.by)
        conds = [self.matches(match, of) for match, _ in line.pairs]
        found = d.leaf(None)
        for holds, (_, amount) in zip(reversed(conds), reversed(line.pairs), strict=True):
            found = d.choose(holds, d.leaf(None) if amount is None else self.number(amount), found)
        if cond is not None:
            type_ = getattr(line.by, "type", e.Type("number"))
            world.enlist("pairs", line, line.pairs, conds, open=True, on=of, type=type_, group=(*group, cond))
        return found

    def count(self, per: e.Per) -> int:
        d = self.world.d
        if id(per) in self.world.classes.unsure:
            return self.world.guess((id(per), self.party), (0, 1, 2), "how often a line counts")
        n = self.number(per.of)
        return d.map(counting(per.each, per.or_part), n)

    def would_count(self, place: Place) -> int:
        d, line = self.world.d, place.line
        if line.op == "set":
            earlier = d.no
            for other in place.siblings:
                if other.op != "set":
                    continue
                cond = d.yes if other.otherwise else self.holds(other.when)
                if other is line:
                    return d.both(d.neither(earlier), cond)
                earlier = d.either(earlier, cond)
        cond = self.holds(line.when)
        if line.otherwise:
            cond = d.yes
            for other in place.siblings:
                if other is line:
                    break
                if other.op != "set":
                    before = d.yes if other.otherwise else self.holds(other.when)
                    cond = d.both(cond, d.neither(before))
        if line.op in ("add", "by"):
            return d.both(cond, d.map(counts, self.added(line)))
        return cond

    # ------------------------------------------------------------ tables

    def cell(self, expr: Any, table: e.Table, keys: tuple[e.Expr, ...]) -> int:
        return self.look(expr, table, [self.value(k) for k in keys], "cell")

    def column(self, expr: e.ColumnFor) -> int:
        table = self.world.rules.tables[expr.table]
        keys = [*(self.value(k) for k in expr.keys), self.settled(expr.of)]
        return self.look(expr, table, keys, expr.which)

    def look(self, expr: Any, table: e.Table, keys: list[int], which: str) -> int:
        d, world = self.world.d, self.world
        if id(expr) in world.classes.unsure:
            every = tuple(dict.fromkeys((None, *(cell_value(c.match) for r in table.rows for c in r.cells))))
            return world.guess((id(expr), self.party), every, table.name)
        joined = d.leaf(())
        for key in keys:
            joined = d.join(tupled, joined, key)
        world.look(table, which, joined)
        return d.map(asked_of(table, which), joined)


_CALLERS: dict[tuple[int, str], tuple[e.Ruleset, bool]] = {}


def asks_caller(rules: e.Ruleset, name: str) -> bool:
    """Whether a value depends on what the statement that asks for it has made: side, cause."""
    key = (id(rules), name)
    found = _CALLERS.get(key)
    if found is None or found[0] is not rules:
        _CALLERS[key] = (rules, False)  # one that asks for itself
        statement = rules.statements[name]
        nodes = list(walk((statement.when, statement.cases, statement.figure)))
        asks = any(isinstance(n, e.LocalOf) for n in nodes)
        asks = asks or any(asks_caller(rules, n.statement) for n in nodes if isinstance(n, e.ValueOf))
        found = _CALLERS[key] = (rules, asks)
    return found[1]
