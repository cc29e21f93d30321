"""Expressions -> nodes: what the reference interpreter reads of one situation, read of all rows at once."""

from __future__ import annotations

from typing import Any

from attrs import define, evolve

from rulec.backends.batch.figures import figure, would_count
from rulec.backends.batch.graph import Graph, Node
from rulec.backends.batch.situation import Judge, Scope
from rulec.backends.batch.tables import cell, column
from rulec.backends.batch.values import Fig, Hot, Unvectorised, Val, Word, Yes
from rulec.meaning.expressions import DEEPEST, granting_lines
from rulec.meaning.frames import called
from rulec.meaning.lines import figure_places
from rulec.model.entities import (
    Arith,
    ColumnFor,
    Const,
    Expr,
    FactOf,
    Fold,
    FoldList,
    LineHeld,
    LocalOf,
    Negate,
    Obliges,
    Statement,
    TableCell,
    ValueOf,
)


@define
class Reader(Judge):
    """Works expressions out."""

    def value(self, expr: Expr) -> Val:
        match expr:
            case Const(value=fixed, type=type_):
                return self.calc.constant(fixed, type_.values)
            case FactOf(who=who, fact=fact):
                return self.world.fact(self.whom(who), fact)
            case LocalOf(who=who, name=name):
                return self.local(self.whom(who), name)
            case ValueOf(who=who, statement=name):
                return self.stated(self.whom(who), name)
            case LineHeld(who=who, line=line):
                return Yes(self.line_held(self.whom(who), line), self.g.no)
            case TableCell(table=name, keys=keys):
                return cell(self, self.world.rules.tables[name], [self.value(k) for k in keys])
            case ColumnFor():
                return column(self, expr)
            case Negate(of=of):
                value = self.value(of)
                return self.calc.negative(value) if isinstance(value, Fig) else value
            case Arith(op=op, left=left, right=right):
                return self.arith(op, self.value(left), self.value(right))
            case Fold(how=how, items=items):
                values = [self.settled(item) for item in items]
                return self.fold(how, values, [self.g.yes] * len(values), ())
            case FoldList():
                return self.fold_list(expr)
        raise AssertionError(expr)

    def local(self, party: str, name: str) -> Val:
        if name == "chosen":
            return self.of_party(party).chosen_act()
        return self.scope.locals.get((party, name))

    def of_party(self, party: str) -> Reader:
        if party == self.party:
            return self
        frame = self.scope.frames.get(party) or {**self.frame, "": party, "enemy": self.party}
        return Reader(self.world, self.scope, frame)

    def stated(self, party: str, name: str) -> Val:
        """A value or term stated elsewhere."""
        world, statement = self.world, self.world.rules.statements[name]
        world.depth += 1
        try:
            if world.depth > DEEPEST:
                world.error("NeverEnds", self.g.yes)
                return None
            if world.mask.const == 0:
                return None  # nobody asks
            scope = Scope(statement, locals=self.scope.locals)
            return Reader(world, scope, called(world.rules, self.frame, statement, party)).whole(statement)
        finally:
            world.depth -= 1

    def whole(self, statement: Statement) -> Val:
        """What a value or term comes to. A value that does not apply is none, a term does not hold."""
        g, world = self.g, self.world
        applies = self.holds(statement.when)
        if statement.figure is not None:
            with world.under(applies):
                return self.calc.absent(g.invert(applies), figure(self, statement.figure, statement.name))
        if not statement.cases and statement.when is None:
            world.error("NoRule", g.yes)
            return Yes(g.no, g.no)
        found: list[Node] = []
        for case in statement.cases:
            with world.under(g.both(applies, g.invert(g.either(*found)))):
                held = self.holds(case.when)
                self.log(case, held)
                found.append(held)
        return Yes(g.both(applies, g.either(*found) if statement.cases else g.yes), g.no)

    def line_held(self, party: str, name: str) -> Node:
        """Whether a line counted; one of a figure that is still to be worked out is judged ahead of it."""
        g, key = self.g, (party, name)
        known, held = self.scope.held.get(key, (g.no, g.no))
        ahead = g.both(self.world.mask, g.invert(known))
        places = figure_places(self.scope.statement).get(name, ())
        if ahead.const == 0 or not places or key in self.scope.asking:
            return held
        self.scope.asking.add(key)
        try:
            reader, found = self.of_party(party), g.no
            for place in places:
                with self.world.under(g.both(g.invert(known), g.invert(found))):
                    found = g.either(found, would_count(reader, place))
            return g.select(known, held, found)
        finally:
            self.scope.asking.discard(key)

    # ------------------------------------------------------------ reckoning

    def arith(self, op: str, a: Val, b: Val) -> Val:
        """none adds nothing; anything times or over none is none."""
        g, calc = self.g, self.calc
        if isinstance(a, Word | Yes | Hot) or isinstance(b, Word | Yes | Hot):
            raise Unvectorised("words that are reckoned with")
        if a is None or b is None:
            if op not in "+-" or (a is None and b is None):
                return None
            if b is None:
                return a
            return b if op == "+" else calc.negative(b)
        both_open = g.both(calc.is_open(a), calc.is_open(b), g.invert(g.either(a.none, b.none)))
        self.world.error("NeedsChoice", both_open)
        if op == "over":
            self.world.error("NoRule", g.both(calc.is_zero(b), g.invert(g.either(a.none, b.none))))
        if op == "-":
            b = calc.negative(b)
        if op in "+-":
            x, y = (evolve(v, num=g.select(v.none, g.const(0), v.num), none=g.no, top=_there(g, v)) for v in (a, b))
            return evolve(self.joined(calc.plus, x, y), none=g.both(a.none, b.none))
        return self.joined(calc.times if op == "x" else calc.over, a, b)

    def joined(self, op: Any, a: Fig, b: Fig) -> Fig:
        """Two figures, one of which may be open."""
        calc = self.calc
        if a.open is not None and b.open is not None:
            raise Unvectorised("two ranges that are reckoned with")
        if b.open is not None:
            return calc.on_figure(lambda v: op(a, v), b)
        return calc.on_figure(lambda v: op(v, b), a)

    def fold_list(self, expr: FoldList) -> Val:
        """Each element of a list in turn is the party; it has the facts of its record."""
        world, party = self.world, self.whom(expr.who)
        fact = world.declared(party, expr.fact)
        record, count = fact.domain.record, world.inputs.count(world.g, party, expr.fact)
        found, there = [], []
        for i in range(1, count.high + 1):
            name = f"{record}#{i} of {party}"
            world.inputs.elements[name] = (party, expr.fact, i)
            here = self.g.at_most(self.g.const(i), count)
            with world.under(here):
                reader = Reader(world, self.scope, {**self.frame, "": name, record: name})
                found.append(reader.settled(expr.each))
            there.append(here)
        kind = world.rules.kinds.get(expr.type.kind)
        return self.fold(expr.how, found, there, kind.best_first if kind else ())

    def fold(self, how: str, values: list[Val], there: list[Node], order: tuple[str, ...]) -> Val:
        """there: the rows that have each value at all."""
        g, calc = self.g, self.calc
        if how == "share":
            held = [
                g.both(t, v.node, g.invert(v.none)) for t, v in zip(there, values, strict=True) if isinstance(v, Yes)
            ]
            return calc.over(self.total([g.as_figure(h) for h in held]), self.total([g.as_figure(t) for t in there]))
        if any(isinstance(v, Word) for v in values):
            return self.ranked_fold(how, values, there, order)
        known = [g.both(t, g.invert(calc.none_of(v))) for t, v in zip(there, values, strict=True)]
        found: Val = None
        for value, here in zip(values, known, strict=True):
            if value is None:
                continue
            if isinstance(value, Yes | Word | Hot):
                raise Unvectorised(f"the {how} of what is no figure")
            value = evolve(value, none=g.invert(here))
            if found is None:
                found = value
                continue
            assert isinstance(found, Fig)
            none = g.both(found.none, value.none)
            if how in ("sum", "average"):
                together = calc.plus(*(evolve(v, num=g.select(v.none, g.const(0), v.num)) for v in (found, value)))
            else:
                end = calc.most if how in ("largest", "best") else calc.least
                together = end(found, value)
                one = calc.select(found.none, value, calc.select(value.none, found, together))
                assert isinstance(one, Fig)
                together = one
            found = evolve(together, none=none)
        if how == "sum":
            return calc.figure(g.const(0)) if found is None else self.as_number(found)
        if how == "average" and isinstance(found, Fig):
            number = self.total([g.as_figure(k) for k in known])
            return evolve(calc.over(evolve(found, none=g.no), number), none=found.none)
        return found

    def total(self, nodes: list[Node]) -> Fig:
        found = self.g.const(0)
        for node in nodes:
            found = self.g.add(found, node)
        return self.calc.figure(found)

    def ranked_fold(self, how: str, values: list[Val], there: list[Node], order: tuple[str, ...]) -> Val:
        """The best or worst member of an ordered kind."""
        g = self.g
        if not order or how not in ("best", "worst"):
            raise Unvectorised(f"the {how} of what is no figure")
        last = len(order)
        found = g.const(last if how == "best" else -1)
        for value, here in zip(values, there, strict=True):
            if isinstance(value, Word):
                rank = self.calc.code(value, order)
                known = g.both(here, g.invert(g.within(rank, ((-1, -1),))))
                rank = g.select(known, rank, g.const(last if how == "best" else -1))
                found = g.minimum(found, rank) if how == "best" else g.maximum(found, rank)
        none = g.within(found, ((last, last), (-1, -1)))
        return Word(g.select(none, g.const(-1), found), order)

    # ------------------------------------------------------------ choices

    def choose(self, key: str, options: dict[str, Node]) -> Word:
        """The player's choice among words, each open in some rows."""
        g, world = self.g, self.world
        column = world.inputs.choice(g, self.party, key, tuple(options))
        fits = [g.both(is_open, self.calc.one_of(column, {name})) for name, is_open in options.items()]
        missing = world.inputs.not_chosen(g, self.party, key)
        world.error("NeedsChoice", missing)
        world.error("NotOpen", g.both(g.invert(missing), g.invert(g.either(*fits))))
        return evolve(column, code=g.assume(column.code, 0, len(column.values) - 1))

    def chosen_act(self) -> Val:
        """What this party does now: what it must, else what its player picks from what is open to it."""
        g, world = self.g, self.world
        here = world.obliged.get(self.party, {})
        # Only what can hold in the rows that ask matters to them.
        here = {v: {a: n for a, n in acts.items() if not g.apart(n, world.mask)} for v, acts in here.items()}
        must = list(here.get("must", {}).items())
        pairs = [(a, b) for i, (_, a) in enumerate(must) for _, b in must[i + 1 :] if not g.apart(a, b)]
        several = g.either(*(g.both(a, b) for a, b in pairs))
        some_must = g.either(*(node for _, node in must))
        found: dict[str, Node] = {}
        with world.under(several):
            picked = self.choose("act", dict(must)) if world.mask.const != 0 else None
        for act, node in must:
            this = self.calc.one_of(picked, {act}) if picked else g.no
            found[act] = g.both(node, g.either(g.invert(several), this))
        with world.under(g.invert(some_must)):
            options = self.open_acts(here.get("may", {}), here.get("may not", {}))
            with world.under(g.either(*options.values())):
                picked = self.choose("act", options) if world.mask.const != 0 else None
        for act, is_open in options.items():
            if picked is None:
                break
            this = g.both(g.invert(some_must), is_open, self.calc.one_of(picked, {act}))
            found[act] = g.either(found.get(act, g.no), this)
        return Hot(found)

    def open_acts(self, may: dict[str, Node], barred: dict[str, Node]) -> dict[str, Node]:
        """The acts open to the party; one that only says what else may be done stands for those."""
        g, found = self.g, dict[str, Node]()
        for act, node in may.items():
            statement = self.world.rules.statements.get(act)
            lines = granting_lines(statement) if statement else []
            if not lines:
                found[act] = g.either(found.get(act, g.no), g.both(node, g.invert(barred.get(act, g.no))))
            for line in lines:
                with self.world.under(node):
                    held = g.both(node, self.holds(line.when))
                for effect in line.effects:
                    for granted in effect.acts if isinstance(effect, Obliges) else ():
                        still = g.both(held, g.invert(barred.get(granted, g.no)))
                        found[granted] = g.either(found.get(granted, g.no), still)
        return found


def _there(g: Graph, value: Fig) -> Node | None:
    """The top of a range; 0 where there is nothing."""
    return None if value.top is None else g.select(value.none, g.const(0), value.top)
