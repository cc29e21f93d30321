"""Figures -> nodes: a start, then lines from top to bottom."""

from __future__ import annotations

from collections.abc import Callable

from attrs import evolve

from rulec.backends.batch.graph import Node
from rulec.backends.batch.inputs import SIGNS
from rulec.backends.batch.situation import Judge
from rulec.backends.batch.values import Fig, Unvectorised, Val
from rulec.meaning.lines import Place
from rulec.model.entities import Expr, Figure, FigureLine, Per, Type


def figure(reader: Judge, figure_: Figure, name: str, start: Val = None) -> Val:
    """The first unsigned line that holds (else the header's start), then every other line in its order."""
    g, calc, world = reader.g, reader.calc, reader.world
    value = base(reader, figure_) if start is None else start
    earlier = g.no
    for line in figure_.lines:
        if line.op == "set":
            continue
        counted = g.invert(earlier) if line.otherwise else reader.holds(line.when)
        earlier = g.either(earlier, counted)
        counted = g.both(counted, g.invert(calc.none_of(value)))
        if counted.const != 0 and value is not None:
            if not isinstance(value, Fig):
                raise Unvectorised(f"{name}, a word that is added to")
            with world.under(counted):
                changed, did = step(reader, line, value)
            value = calc.select(counted, changed, value)
            counted = g.both(counted, did)
        reader.log(line, counted)
    if isinstance(value, Fig) and value.open is not None:
        value = chosen_within(reader, name, value, figure_.type)
    return value


def chosen_within(reader: Judge, name: str, value: Fig, type_: Type) -> Fig:
    """A range stays open until the player has chosen within it."""
    g, calc, world = reader.g, reader.calc, reader.world
    assert value.open is not None
    assert value.top is not None
    if value.open.const == 0:
        return evolve(value, open=None, top=None)
    picked = world.inputs.within(g, reader.party, name, type_)
    chosen = g.both(value.open, g.invert(world.inputs.not_chosen(g, reader.party, name)))
    low, high = evolve(value, top=None, open=None), evolve(value, num=value.top, top=None, open=None)
    fits = [calc.at_most(low, picked), calc.at_most(picked, high)]
    if type_.sort == "number":  # counts, of which a list can be made if they are not too many
        span = calc.plus(high, calc.negative(low))
        fits.append(calc.at_most(span, calc.figure(g.const(100))))
    world.error("NotOpen", g.both(chosen, g.invert(value.none), g.invert(g.both(*fits))))
    ends = max(abs(value.num.low), abs(value.top.high)) * picked.scale // value.scale + 1
    picked = evolve(picked, num=g.assume(picked.num, -ends, ends))
    found = calc.select(chosen, evolve(picked, none=value.none), value)
    assert isinstance(found, Fig)
    return found


def base(reader: Judge, figure_: Figure) -> Val:
    """What a figure is before anything is added: alternatives, the header's the last of them."""
    g, calc, world = reader.g, reader.calc, reader.world
    found, value = g.no, None
    sets = [line for line in figure_.lines if line.op == "set"]
    for line in sets:
        with world.under(g.invert(found)):
            counted = g.both(g.invert(found), g.yes if line.otherwise else reader.holds(line.when))
            if line.amount is not None:
                with world.under(counted):
                    value = calc.select(counted, spread(reader, line.amount, line.stop, line.rounding), value)
                found = g.either(found, counted)
        reader.log(line, counted)
    with world.under(g.invert(found)):
        if figure_.start is not None:
            if world.mask.const != 0:
                started = spread(reader, figure_.start, figure_.stop, figure_.rounding)
                value = calc.select(found, value, started)
        elif sets:
            world.error("NoRule", g.yes)
        else:
            value = calc.figure(g.const(0))
    return value


def spread(reader: Judge, low: Expr, high: Expr | None, rounding: str | None) -> Val:
    g, calc = reader.g, reader.calc
    if high is not None:
        a, b = calc.alike(reader.number(low), reader.number(high))
        if a.den is not None or b.den is not None:
            raise Unvectorised("a range over a figure of the row")
        return Fig(a.num, a.scale, g.no, None, b.num, g.yes)
    value = reader.value(low)
    return calc.rounded(value, rounding) if rounding and isinstance(value, Fig) else value


def step(reader: Judge, line: FigureLine, value: Fig) -> tuple[Fig, Node]:
    """One line applied: the new value, and whether it counted."""
    g, calc = reader.g, reader.calc
    match line.op:
        case "double":
            return on(reader, value, lambda v: calc.times(v, calc.figure(g.const(2)))), g.yes
        case "halve":
            half = calc.figure(g.const(1), 2)
            return on(reader, value, lambda v: calc.rounded(calc.times(v, half), line.rounding)), g.yes
        case "at least" | "at most":
            assert line.amount is not None
            bound = reader.number(line.amount)
            end = calc.most if line.op == "at least" else calc.least
            after = on(reader, value, lambda v: end(v, bound))
            moved = [g.invert(calc.equal(value, after))]
            if value.top is not None:
                tops = [evolve(v, num=v.top or v.num, top=None, open=None) for v in (value, after)]
                moved.append(g.invert(calc.equal(*tops)))
            return after, g.either(*moved)
        case "by":
            return by_pair(reader, line, value)
    amount, taken = added(reader, line)
    counted = g.both(taken, g.invert(calc.is_zero(amount)))
    more = on(reader, value, lambda v: calc.plus(v, evolve(amount, num=g.select(taken, amount.num, g.const(0)))))
    return more, counted


def on(reader: Judge, value: Fig, change: Callable[[Fig], Fig]) -> Fig:
    """A figure that is there, changed; one that is none stays so."""
    return evolve(reader.calc.on_figure(change, value), none=value.none)


def by_pair(reader: Judge, line: FigureLine, value: Fig) -> tuple[Fig, Node]:
    """The first pair of a `by` line that matches."""
    calc = reader.calc
    held, amount = paired(reader, line)
    return on(reader, value, lambda v: calc.plus(v, amount)), held


def paired(reader: Judge, line: FigureLine) -> tuple[Node, Fig]:
    """Whether a pair matches and says something, and what; 0 elsewhere."""
    g, calc, world = reader.g, reader.calc, reader.world
    assert line.by is not None
    of = reader.value(line.by)
    found, held, first = g.no, g.no, list[tuple[Node, Fig]]()
    for match, amount in line.pairs:
        with world.under(g.invert(found)):
            fits = g.both(g.invert(found), reader.matches(match, of))
            if amount is not None:
                with world.under(fits):
                    first.append((reader.matches(match, of), reader.number(amount)))
                held = g.either(held, fits)
            else:
                first.append((fits, calc.figure(g.const(0))))
        found = g.either(found, fits)
    value: Val = calc.figure(g.const(0))
    for fits, number in reversed(first):
        value = calc.select(fits, number, value)
    assert isinstance(value, Fig)
    return held, value


def added(reader: Judge, line: FigureLine) -> tuple[Fig, Node]:
    """What a signed line adds, and where it does: elsewhere the player leaves it."""
    g, calc, world = reader.g, reader.calc, reader.world
    assert line.amount is not None
    amount = reader.number(line.amount)
    if line.per is not None:
        amount = calc.times(amount, count(reader, line.per))
    if line.at_most is not None:
        amount = calc.least(amount, reader.number(line.at_most))
    if line.sign != "+/-" and not line.optional:
        return (amount if line.sign == "+" else calc.negative(amount)), g.yes
    some = g.invert(calc.is_zero(amount))
    with world.under(some):
        sign = world.inputs.sign(g, reader.party, line.name)
        missing = world.inputs.not_chosen(g, reader.party, line.name)
        signs = ["+", "-"] if line.sign == "+/-" else [line.sign]
        open_ = [SIGNS[s] for s in (*signs, *(["left out"] if line.optional else []))]
        world.error("NeedsChoice", missing)
        world.error("NotOpen", g.both(g.invert(missing), g.invert(g.within(sign, [(s, s) for s in sorted(open_)]))))
    sign = g.assume(sign, -1, 1)
    picked = evolve(amount, num=g.mul(amount.num, sign))
    return picked, g.invert(g.within(sign, ((0, 0),)))


def count(reader: Judge, per: Per) -> Fig:
    """How often a `per` line counts: never below 0; whole ones of a unit, or begun ones with `or part`."""
    g, calc = reader.g, reader.calc
    n = reader.number(per.of)
    if per.each is not None:
        each = calc.constant(per.each)
        assert isinstance(each, Fig)
        n = calc.rounded(calc.over(n, each), "up" if per.or_part else "down")
    return calc.most(n, calc.figure(g.const(0)))


def would_count(reader: Judge, place: Place) -> Node:
    """Whether a line of a figure counts, asked before its figure is worked out."""
    g, calc, world, line = reader.g, reader.calc, reader.world, place.line
    if line.op == "set":
        before = g.no
        for other in (s for s in place.siblings if s.op == "set"):
            with world.under(g.invert(before)):
                held = g.both(g.invert(before), g.yes if other.otherwise else reader.holds(other.when))
            if other is line:
                return held
            before = g.either(before, held)
    if line.otherwise:
        earlier = [s for s in place.siblings[: place.siblings.index(line)] if s.op != "set"]
        found = g.no
        for other in earlier:
            with world.under(g.invert(found)):
                found = g.either(found, g.yes if other.otherwise else reader.holds(other.when))
        held = g.invert(found)
    else:
        held = reader.holds(line.when)
    with world.under(held):
        if line.op == "by":
            return g.both(held, paired(reader, line)[0])
        if line.op != "add":
            return held
        amount, taken = added(reader, line)
        return g.both(held, taken, g.invert(calc.is_zero(amount)))
