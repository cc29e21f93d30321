"""A statement -> its steps done for all rows, in order, each for all its parties before the next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeAlias, TypeVar

from attrs import define, field

from rulec.backends.batch.dice import Die, roll, showing
from rulec.backends.batch.effects import Due, Writer, due_line
from rulec.backends.batch.figures import figure as worked_out
from rulec.backends.batch.graph import Node
from rulec.backends.batch.inputs import VERDICTS
from rulec.backends.batch.reader import Reader
from rulec.backends.batch.situation import Scope, World
from rulec.backends.batch.values import Fig, Unvectorised, Val, Word
from rulec.meaning.expressions import DEEPEST
from rulec.meaning.frames import Frame, called, frames, taker
from rulec.meaning.lines import mentions_chosen
from rulec.meaning.outputs import band_name, result_type
from rulec.model.entities import (
    BandLine,
    EachStep,
    EffectLine,
    EffectStep,
    Figure,
    Line,
    ModifiersStep,
    ResultsStep,
    RollStep,
    Statement,
    Step,
    Take,
    ValueStep,
    VerdictStep,
)

_L = TypeVar("_L", bound=Line)
_Late: TypeAlias = Callable[[], Sequence[Due]]
_MOST_TAKES = 40


@define
class Held:
    """The lines of one list of sums that held, by their place: `otherwise` holds where none before it did."""

    places: dict[int, Node] = field(factory=dict)

    def judge(self, reader: Reader, at: int, line: EffectLine) -> Node:
        g = reader.g
        if line.otherwise:
            counted = g.invert(g.either(*(node for place, node in self.places.items() if place < at)))
        else:
            counted = reader.holds(line.when)
        if line.effects or line.when is not None or line.otherwise:  # else it is prose, and holds nothing
            self.places[at] = counted
        return counted


@define
class Run:
    """One statement being worked out. prefix: what a statement that was taken puts before the names of its outputs."""

    world: World
    statement: Statement
    readers: list[Reader]
    prefix: str = ""
    again: Node | None = None
    faces: dict[str, tuple[Die, ...]] = field(factory=dict)
    plains: dict[str, Held] = field(factory=dict)
    writer: Writer = field(init=False)

    def __attrs_post_init__(self) -> None:
        self.writer = Writer(self.world, self.limit)

    def steps(self) -> None:
        """Every step in order; rows that may not, or need not, go no further."""
        world, before = self.world, self.world.mask
        for at, step in enumerate(self.statement.steps):
            if not isinstance(step, EffectStep):
                self.plains.clear()
            stop = self.step(at, step)
            world.mask = world.g.both(world.mask, world.g.invert(stop))
            if world.mask.const == 0:
                break
        world.mask = before

    def step(self, at: int, step: Step) -> Node:
        """One step for all parties; gives the rows that it ends for."""
        g = self.world.g
        due: list[Due] = []
        late: list[_Late] = []
        made: list[tuple[Reader, str, Val]] = []
        stop = g.no
        for reader in self.readers:
            match step:
                case VerdictStep(lines=lines):
                    stop = g.either(stop, self.verdict(reader, lines))
                case RollStep():
                    values, dice = roll(reader, step)
                    made += [(reader, name, value) for name, value in values.items()]
                    if not step.name:
                        self.faces[reader.party] = dice
                case ModifiersStep() | ValueStep():
                    made += self.figures(reader, step)
                case EffectStep(line=line):
                    self.plain(reader, at, line, due, late)
                case EachStep():
                    due += self.each(reader, step)
                case ResultsStep():
                    if not step.shared or reader is self.readers[0]:
                        self.results(reader, step, due, late)
        for reader, name, value in made:  # only now: a step may ask for what the other side had before it
            self.keep(reader, name, value)
        for left in self.writer.settle(due, late):
            self.takes(left)
        return stop

    def keep(self, reader: Reader, name: str, value: Val) -> None:
        if isinstance(value, Fig):
            self.world.g.called(value.num, f"{reader.party}_{name}")
        reader.scope.locals[reader.party, name] = value
        self.world.make(reader.party, self.prefix + name, value)

    def figures(self, reader: Reader, step: ModifiersStep | ValueStep) -> list[tuple[Reader, str, Val]]:
        world, g = self.world, self.world.g
        name = "total" if isinstance(step, ModifiersStep) else step.name
        old = reader.local(reader.party, name)
        start = old if isinstance(step, ModifiersStep) else None
        there = g.invert(world.calc.none_of(old)) if isinstance(step, ModifiersStep) else g.yes
        with world.under(there):
            held = g.both(there, reader.holds(step.when))
        if held.const == 0:
            return []
        with world.under(held):
            value = worked_out(reader, step.figure, name, self.start(reader, step.figure, name, start))
        return [(reader, name, world.calc.select(held, value, old))]

    def start(self, _reader: Reader, _figure: Figure, _name: str, start: Val) -> Val:
        """What a figure begins with; None: what it says itself."""
        return start

    def verdict(self, reader: Reader, lines: Sequence[Any]) -> Node:
        g = self.world.g
        code, stop = g.const(0), g.no
        for line, here in zip(lines, self.first(reader, lines), strict=True):
            reader.log(line, here)
            code = g.select(here, g.const(VERDICTS.index(line.word)), code)
            if line.word in ("may not", "need not"):
                stop = g.either(stop, here)
        self.world.make(reader.party, self.prefix + "verdict", Word(code, VERDICTS))
        return stop

    def first(self, reader: Reader, lines: Sequence[_L]) -> list[Node]:
        """Where each line is the first that holds; where none does the rules are silent."""
        g, world, found = self.world.g, self.world, self.world.g.no
        first: list[Node] = []
        for line in lines:
            with world.under(g.invert(found)):
                here = g.both(g.invert(found), g.yes if line.otherwise else reader.holds(line.when))
            found = g.either(found, here)
            first.append(here)
        world.error("NoRule", g.invert(found))
        return first

    # ------------------------------------------------------------ lines and results

    def each(self, reader: Reader, step: EachStep) -> list[Due]:
        g = self.world.g
        dice = self.faces.get(reader.party, ())
        earlier, found = g.no, list[Due]()
        for line in step.lines:
            counted = g.invert(earlier) if line.otherwise else reader.holds(line.when)
            earlier = g.either(earlier, counted)
            fits = (reader.matches(line.match, reader.calc.figure(die.face)) for die in dice)
            shown = showing(reader, dice, fits)
            here = g.both(counted, g.within(shown, ((1, max(shown.high, 1)),)))
            reader.log(line, here)
            if here.const != 0:
                found.append(Due(reader, line, line.effects, here, reader.calc.figure(shown)))
        return found

    def plain(self, reader: Reader, at: int, line: EffectLine, due: list[Due], late: list[_Late]) -> None:
        """A plain line; those that follow one another are one list."""
        held = self.plains.setdefault(reader.party, Held())
        if mentions_chosen(line):
            late.append(partial(self.read, reader, held, at, line, self.world.g.yes))
            return
        due += self.read(reader, held, at, line, self.world.g.yes)

    def read(self, reader: Reader, held: Held, at: int, line: EffectLine, where: Node) -> list[Due]:
        with self.world.under(where):
            counted = self.world.g.both(where, held.judge(reader, at, line))
            reader.log(line, counted)
        return [due_line(reader, line, counted)] if counted.const != 0 else []

    def results(self, reader: Reader, step: ResultsStep, due: list[Due], late: list[_Late]) -> None:
        """The band or text that comes first, its own effects, the first case under it that holds, and `also` lines."""
        g, world = self.world.g, self.world
        on = reader.value(step.on) if step.on is not None else reader.local(reader.party, "total")
        names = result_type(self.statement).values
        found, code = g.no, g.const(-1)
        for band in step.lines:
            with world.under(g.invert(found)):
                fits = g.yes if band.match is None else reader.matches(band.match, on)
                with world.under(fits):
                    here = g.both(g.invert(found), fits, reader.holds(band.when))
                reader.log(band, here)
            found = g.either(found, here)
            if g.both(world.mask, here).const == 0:
                continue
            g.called(here, f"{reader.party}_{band.name}" if band.name else f"{reader.party}_band")
            code = g.select(here, g.const(names.index(band_name(band))), code)
            due.append(Due(reader, band, band.effects, here))
            self.cases(reader, band, here, due, late)
        world.error("NoRule", g.invert(found))
        world.make(reader.party, self.prefix + "result", Word(code, names))

    def cases(self, reader: Reader, band: BandLine, where: Node, due: list[Due], late: list[_Late]) -> None:
        """What stands under a band: alternatives, and the list of its `also` lines."""
        main = [case for case in band.cases if not case.also]
        if any(mentions_chosen(case) for case in main):
            late.append(partial(self.alternatives, reader, main, where))
        elif main:
            due += self.alternatives(reader, main, where)
        held, waits = Held(), False
        for at, case in enumerate(case for case in band.cases if case.also):
            waits = waits or mentions_chosen(case)
            if mentions_chosen(case) or (case.otherwise and waits):
                late.append(partial(self.read, reader, held, at, case, where))
            else:
                due += self.read(reader, held, at, case, where)

    def alternatives(self, reader: Reader, lines: Sequence[EffectLine], where: Node) -> list[Due]:
        g, found = self.world.g, list[Due]()
        with self.world.under(where):
            for line, here in zip(lines, self.first(reader, lines), strict=True):
                here = g.both(where, here)
                reader.log(line, here)
                if here.const != 0:
                    found.append(due_line(reader, line, here))
        return found

    # ------------------------------------------------------------ other statements

    def takes(self, due: Due) -> None:
        """Do the tests that a line calls for, once for each time it counted."""
        world, g = self.world, self.world.g
        times = due.times or world.calc.figure(g.const(1))
        whole = world.calc.rounded(times, "down").num
        if whole.high > _MOST_TAKES:
            raise Unvectorised(f"a test taken up to {whole.high} times")
        for turn in range(1, whole.high + 1):
            with world.under(g.both(due.where, g.at_most(g.const(turn), whole))):
                for effect in due.effects:
                    if isinstance(effect, Take) and effect.again:
                        if self.prefix:
                            raise Unvectorised(f"{self.statement.name}, fought round after round inside another test")
                        self.again = g.either(self.again or g.no, world.mask)
                    elif isinstance(effect, Take) and world.mask.const != 0:
                        self.take(due.reader, effect)

    def take(self, reader: Reader, take: Take) -> None:
        world = self.world
        statement = world.rules.statements[take.statement]
        frame = called(world.rules, reader.frame, statement, taker(world.rules, reader.frame, statement, take.who))
        world.depth += 1
        if world.depth > DEEPEST:
            world.error("NeverEnds", world.g.yes)
        else:
            with world.under(Reader(world, Scope(statement), frame).holds(statement.when)):
                if world.mask.const != 0:
                    parties = tuple(frame.get(role, role) for role in statement.roles)
                    begin(world, statement, parties, prefix=f"{statement.name}.", outer=frame)
        world.depth -= 1

    def limit(self, gain: Statement, reader: Reader) -> Fig:
        """One standing limit at work: its steps see what is gained, and what they leave of it is gained."""
        world = self.world
        world.depth += 1
        if world.depth > DEEPEST:
            raise Unvectorised(f"a gain of {gain.fact} that gains {gain.fact} again")
        Limit(world, gain, [reader]).steps()
        world.depth -= 1
        left = reader.local(reader.party, "gained")
        if not isinstance(left, Fig):
            return world.calc.figure(world.g.const(0))
        return reader.as_number(left)


@define
class Limit(Run):
    """A gain at work: `value gained` starts from what is gained, unless it says what it is. It makes no outputs."""

    def start(self, reader: Reader, figure: Figure, name: str, _start: Val) -> Val:
        plain = figure.start is None and not any(line.op == "set" for line in figure.lines)
        return reader.local(reader.party, name) if plain else None

    def keep(self, reader: Reader, name: str, value: Val) -> None:
        old = reader.scope.locals.get((reader.party, name))
        reader.scope.locals[reader.party, name] = self.world.calc.select(self.world.mask, value, old)


def begin(
    world: World, statement: Statement, parties: tuple[str, ...] = (), *, prefix: str = "", outer: Frame | None = None
) -> Node:
    """A statement from its start; gives the rows in which another round is called for."""
    known = {who: party for who, party in (outer or {}).items() if who not in ("", "enemy")}
    own: dict[str, Frame] = {frame[""]: {**known, **frame} for frame in frames(statement, parties)}
    if outer and statement.word != "contest":
        own = {outer[""]: outer}
    scope = Scope(statement, frames=own)
    readers = [Reader(world, scope, frame) for frame in own.values()]
    for reader in readers:
        scope.locals[reader.party, "side"] = world.calc.constant(reader.party)
        scope.locals[reader.party, "cause"] = world.calc.constant(statement.section)
    run = Run(world, statement, readers, prefix)
    run.steps()
    again = run.again or world.g.no
    for party in own:  # what was to be done after the last round is overtaken
        for acts in world.obliged.get(party, {}).values():
            for act, node in acts.items():
                acts[act] = world.g.both(node, world.g.invert(again))
    return again
