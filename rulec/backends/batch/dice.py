"""A roll of given dice -> nodes: which columns are read, what they come to, and how many show a face."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import frozen

from rulec.backends.batch.graph import Node, joined
from rulec.backends.batch.reader import Reader
from rulec.backends.batch.values import Fig, Unvectorised, Val
from rulec.meaning.steps import MOST_DICE
from rulec.model.entities import DieItem, RollLine, RollStep

_MOST_AT_ONCE = 100  # dice of one roll that are looked at one by one


@frozen
class Die:
    """One die of a roll. there: the rows in which it is rolled; face: what it shows."""

    there: Node
    face: Node


def roll(reader: Reader, step: RollStep) -> tuple[dict[str, Val], tuple[Die, ...]]:
    """What a roll makes, and its dice. Where no line holds nothing is rolled, and the total is none."""
    g, calc, world = reader.g, reader.calc, reader.world
    total: Val = None
    number, rolled, found = g.const(0), list[Die](), g.no
    start = world.at
    for line in step.lines:
        with world.under(g.invert(found)):
            here = g.both(g.invert(found), g.yes if line.otherwise else reader.holds(line.when))
        found = g.either(found, here)
        with world.under(here):
            if world.mask.const == 0:
                continue
            world.at = start
            made, count, dice = _line(reader, line)
            reader.log(line, g.yes)
        total = calc.select(here, made, total)
        number = g.select(here, count, number)
        rolled += [Die(g.both(here, die.there), die.face) for die in dice]
    world.at = g.add(start, g.select(world.mask, number, g.const(0)))
    if step.name:
        return {step.name: total}, ()
    return {"total": total, "natural": total, "dice": calc.figure(number)}, _merged(reader, rolled)


def _merged(reader: Reader, dice: list[Die]) -> tuple[Die, ...]:
    """Dice of alternatives that read one column are one die."""
    found: dict[Node, Die] = {}
    for die in dice:
        face = die.face.args[0] if die.face.op == "assume" else die.face
        old = found.get(face)
        found[face] = die if old is None else Die(reader.g.either(old.there, die.there), face)
    return tuple(found.values())


def _line(reader: Reader, line: RollLine) -> tuple[Fig, Node, list[Die]]:
    """The dice of one line, in its order. They are missing, or show what they cannot, before anything is made of them."""
    g, world = reader.g, reader.world
    counts = [(item, *_count(reader, item)) for item in line.dice]
    whole = g.const(0)
    for _, count, _ in counts:
        whole = g.add(whole, count)
    world.error("Undecided", g.invert(g.at_most(whole, g.const(MOST_DICE))))
    if whole.high > _MOST_AT_ONCE:
        raise Unvectorised(f"a roll of up to {whole.high} dice")
    batches: list[tuple[DieItem, list[Die]]] = []
    for item, count, most in counts:
        batch = [Die(g.at_most(g.const(k + 1), count), _face(reader, k)) for k in range(most)]
        batches.append((item, batch))
        world.at = g.add(world.at, count)
    for _, batch in batches:
        for die in batch:
            world.error("MissingDice", g.both(die.there, g.within(die.face, ((0, 0),))))
    total, shown = g.const(0), list[Die]()
    for item, batch in batches:
        faces = world.rules.dice[item.die].faces
        spans = joined((f, f) for f in (0, *faces))  # none at all is another matter
        for die in batch:
            world.error("InputError", g.both(die.there, g.invert(g.within(die.face, spans))))
        sure = [Die(die.there, g.assume(die.face, min(faces), max(faces))) for die in batch]
        total = g.add(total, _picked(reader, item, sure))
        shown += sure
    return reader.calc.figure(total), whole, shown


def _picked(reader: Reader, item: DieItem, dice: list[Die]) -> Node:
    """The sum of some dice, or the best or the worst of them."""
    g = reader.g
    found = g.const(0)
    for i, die in enumerate(dice):
        if item.pick and i:
            end = g.maximum(found, die.face) if item.pick == "best" else g.minimum(found, die.face)
            found = g.select(die.there, end, found)
        else:
            found = g.add(found, g.select(die.there, die.face, g.const(0)))
    return found


def _face(reader: Reader, k: int) -> Node:
    """The die that comes k after those used so far."""
    g, world = reader.g, reader.world
    at = g.add(world.at, g.const(k))
    if at.const is not None:
        return world.inputs.die(g, at.const)
    world.inputs.dice = max(world.inputs.dice, at.high + 1)
    return g.face(at, 127)


def _count(reader: Reader, item: DieItem) -> tuple[Node, int]:
    """How many dice of a sort, and the most there can be."""
    g, world = reader.g, reader.world
    low = _whole(reader, reader.number(item.low))
    count = low
    if item.high is not None:
        high = _whole(reader, reader.number(item.high))
        count = world.inputs.number(g, reader.party, "dice")
        missing = world.inputs.not_chosen(g, reader.party, "dice")
        fits = g.both(g.at_most(low, count), g.at_most(count, high))
        world.error("NeedsChoice", missing)
        world.error("NotOpen", g.both(g.invert(missing), g.invert(fits)))
        count = g.assume(count, low.low, high.high)
    if item.optional:
        wanted = world.inputs.number(g, reader.party, "optional_die")
        missing = world.inputs.not_chosen(g, reader.party, "optional_die")
        world.error("NeedsChoice", missing)
        world.error("NotOpen", g.both(g.invert(missing), g.invert(g.within(wanted, ((0, 1),)))))
        count = g.select(g.within(wanted, ((1, 1),)), count, g.const(0))
    count = g.maximum(count, g.const(0))
    return count, max(count.high, 0)


def _whole(reader: Reader, count: Fig) -> Node:
    reader.world.error("NoRule", reader.g.invert(reader.calc.is_whole(count)))
    return reader.calc.rounded(count, "down").num


def showing(reader: Reader, dice: tuple[Die, ...], fits: Iterator[Node]) -> Node:
    """How many of the dice fit."""
    g, found = reader.g, reader.g.const(0)
    for die, fit in zip(dice, fits, strict=True):
        found = g.add(found, g.as_figure(g.both(die.there, fit)))
    return found
