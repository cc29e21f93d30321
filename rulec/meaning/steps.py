"""Statement + readers -> its steps done, in order, each for all its parties before the next.

Simultaneous effects see the state before them. Lines that speak of what the player has `chosen` are read last.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from functools import partial
from typing import Any, TypeAlias, TypeVar

from attrs import define, field

from rulec.meaning.conditions import Scope
from rulec.meaning.dice import Ask, Batch
from rulec.meaning.effects import Due, Writer, due_line
from rulec.meaning.errors import NeverEnds, NoRule, Undecided
from rulec.meaning.expressions import DEEPEST, Reader
from rulec.meaning.frames import Frame, called, frames, taker
from rulec.meaning.lines import faces_fixed, mentions_chosen, mentions_total
from rulec.meaning.outputs import NUMBER, band_name
from rulec.meaning.situation import Situation
from rulec.meaning.values import say
from rulec.model.entities import (
    BandLine,
    EachStep,
    EffectLine,
    EffectStep,
    Figure,
    Line,
    ModifiersStep,
    ResultsStep,
    RollLine,
    RollStep,
    Statement,
    Take,
    ValueStep,
    VerdictStep,
)

MOST_ROUNDS = 1000  # a contest that goes on longer than this by given or random dice is stopped
MOST_DICE = 1000  # more than any table holds
_L = TypeVar("_L", bound=Line)
_Late: TypeAlias = Callable[[], Sequence[Due]]  # what speaks of what is chosen, to be read last in its step


class Again(Exception):
    """Odds only: the contest starts another round from the facts as they are now."""


@define
class Held:
    """The lines of one list of sums that held, by their place: `otherwise` holds where none before it did."""

    places: set[int] = field(factory=set)

    def judge(self, reader: Reader, at: int, line: EffectLine) -> bool:
        counted = not any(place < at for place in self.places) if line.otherwise else reader.holds(line.when)
        if counted and (line.effects or line.when is not None or line.otherwise):  # else it is prose, and holds nothing
            self.places.add(at)
        return counted


@define
class Run:
    """One statement being worked out; parties in order, each with its own reader over one scope.

    prefix: what a statement that was taken puts before the names of its outputs. again: another round is called for.
    plains: which plain lines held, by party, of those that follow one another.
    """

    situation: Situation
    statement: Statement
    readers: list[Reader]
    prefix: str = ""
    exact: bool = False
    again: bool = False
    plains: dict[str, Held] = field(factory=dict)
    writer: Writer = field(init=False)

    def __attrs_post_init__(self) -> None:
        self.writer = Writer(self.situation, self.limit)

    def steps(self) -> None:
        """Every step in order, up to a verdict of `may not`."""
        for at, step in enumerate(self.statement.steps):
            if not isinstance(step, EffectStep):
                self.plains.clear()
            due: list[Due] = []
            late: list[_Late] = []
            made: list[tuple[Reader, str, Any]] = []
            stop = False
            for reader in self.readers:
                match step:
                    case VerdictStep(lines=lines):
                        stop = self.verdict(reader, first(reader, lines, self.title, self.statement), lines) or stop
                    case RollStep():
                        made += self.roll(reader, step)
                    case ModifiersStep(figure=figure, when=when):
                        total = reader.local(reader.party, "total")
                        outright = (reader.party, "total") in self.situation.set_values
                        if total is not None and not outright and reader.holds(when):
                            made.append((reader, "total", reader.figure(figure, "total", start=total)))
                    case ValueStep(figure=figure, when=when, name=name):
                        if reader.holds(when):
                            made.append((reader, name, self.figure(reader, figure, name)))
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
            if stop:
                return

    @property
    def title(self) -> str:
        return self.statement.label or self.statement.name

    def keep(self, reader: Reader, name: str, value: Any) -> None:
        reader.scope.locals[reader.party, name] = value
        if not name.startswith("#"):
            self.situation.outputs[reader.party, self.prefix + name] = value

    def figure(self, reader: Reader, figure: Figure, name: str) -> Any:
        """A value step; one that was set outright is not worked out."""
        if (reader.party, name) in self.situation.set_values:
            return self.situation.set_values[reader.party, name]
        return reader.figure(figure, name)

    def verdict(self, reader: Reader, line: Any, lines: Sequence[Any]) -> bool:
        for other in lines:
            reader.log("verdict", other, other is line, other.word if other is line else "")
            if other is line:
                break
        self.situation.outputs[reader.party, self.prefix + "verdict"] = line.word
        return bool(line.word in ("may not", "need not"))

    # ------------------------------------------------------------ dice

    def roll(self, reader: Reader, step: RollStep) -> Iterator[tuple[Reader, str, Any]]:
        given = (reader.party, step.name or "total")
        if given in self.situation.set_values:
            yield reader, given[1], self.situation.set_values[given]
            return
        line = next(alternatives(reader, step.lines), None)
        if line is None:  # nothing is rolled
            for name in (step.name,) if step.name else ("total", "natural"):
                yield reader, name, None
            if not step.name:
                yield reader, "dice", Fraction(0)
                yield reader, "#faces", ()
            return
        batches = tuple(self.batches(reader, line))
        classes = () if step.name else self.classes(reader, batches)
        summed = bool(step.name) or self.situation.totals or mentions_total(self.statement)
        ask = Ask(reader.party, batches, classes, summed)
        if ask.dice > MOST_DICE:
            raise Undecided(f"{self.title}: {ask.dice} dice are to be rolled; the most is {MOST_DICE}", line.cites)
        self.situation.rolls += 1
        rolled = self.situation.roller.roll(ask)
        shown = ", ".join(map(str, rolled.faces)) if rolled.faces else str(rolled.total)
        reader.log("roll", line, True, shown if ask.dice else "no dice")
        total = None if rolled.total is None else Fraction(rolled.total)
        if step.name:
            yield reader, step.name, total
            return
        if total is not None:
            yield reader, "total", total
            yield reader, "natural", total
        yield reader, "dice", Fraction(ask.dice)
        yield reader, "#faces", tuple(zip((min(c) for c in classes), rolled.counts, strict=True))

    def classes(self, reader: Reader, batches: tuple[Batch, ...]) -> tuple[frozenset[int], ...]:
        """Faces that no `each` line tells apart; all apart, if what they look for is not known yet."""
        lines = [e for s in self.statement.steps if isinstance(s, EachStep) for e in s.lines]
        faces = sorted({f for b in batches for f in b.faces})
        if not lines:
            return ()
        if not faces_fixed(self.statement):
            return tuple(frozenset((f,)) for f in faces)
        groups: dict[tuple[bool, ...], set[int]] = {}
        for face in faces:
            groups.setdefault(tuple(reader.matches(e.match, Fraction(face)) for e in lines), set()).add(face)
        return tuple(frozenset(group) for key, group in groups.items() if any(key))

    def batches(self, reader: Reader, line: RollLine) -> Iterator[Batch]:
        for item in line.dice:
            low = self.whole(reader.number(item.low), line)
            if item.high is not None:
                high = self.whole(reader.number(item.high), line)
                options = tuple(Fraction(n) for n in range(low, high + 1))
                low = int(self.situation.choose(reader.party, "dice", options) or 0)
            if item.optional and not self.situation.choose(reader.party, "optional_die", (True, False)):
                continue
            if low > 0:
                yield Batch(self.situation.rules.dice[item.die].faces, low, item.pick)

    def whole(self, count: Fraction, line: Line) -> int:
        if count.denominator != 1:
            raise NoRule(f"{self.title}: {count} dice are to be rolled, and no rounding is stated", line.cites)
        return int(count)

    def each(self, reader: Reader, step: EachStep) -> Iterator[Due]:
        faces = reader.scope.locals.get((reader.party, "#faces"), ())
        earlier = False
        for line in step.lines:
            counted = not earlier if line.otherwise else reader.holds(line.when)
            earlier = earlier or counted
            shown = sum(n for face, n in faces if reader.matches(line.match, Fraction(face)))
            said = f"{shown} {'die' if shown == 1 else 'dice'}" if counted else ""
            reader.log("each", line, counted and shown > 0, said)
            if counted and shown:
                yield Due(reader, line, line.effects, Fraction(shown))

    # ------------------------------------------------------------ lines and results

    def plain(self, reader: Reader, at: int, line: EffectLine, due: list[Due], late: list[_Late]) -> None:
        """A plain line; those that follow one another are one list."""
        held = self.plains.setdefault(reader.party, Held())
        if mentions_chosen(line):
            late.append(partial(self.read_late, reader, held, at, line))
            return
        counted = held.judge(reader, at, line)
        reader.log("line", line, counted)
        if counted:
            due.append(due_line(reader, line))

    def read_late(self, reader: Reader, held: Held, at: int, line: EffectLine) -> list[Due]:
        counted = held.judge(reader, at, line)
        reader.log("case", line, counted)
        return [due_line(reader, line)] if counted else []

    def results(self, reader: Reader, step: ResultsStep, due: list[Due], late: list[_Late]) -> None:
        """The band or text that comes first, its own effects, the first case under it that holds, and `also` lines."""
        on = reader.value(step.on) if step.on is not None else reader.local(reader.party, "total")
        type_ = NUMBER if step.on is None else getattr(step.on, "type", NUMBER)
        said = say(on, type_, self.situation.rules.length)
        for band in step.lines:
            fits = band.match is None or reader.matches(band.match, on)
            if not fits or not reader.holds(band.when):
                reader.log("band", band, False)
                continue
            reader.log("band", band, True, said)
            self.situation.outputs[reader.party, self.prefix + "result"] = band_name(band)
            due.append(Due(reader, band, band.effects))
            self.cases(reader, band, due, late)
            return
        what = "the total" if step.on is None else getattr(step.on, "name", "") or step.label or "the figure"
        raise NoRule(f"{self.title}: no row for {what} {said}", step.cites or self.statement.cites)

    def cases(self, reader: Reader, band: BandLine, due: list[Due], late: list[_Late]) -> None:
        """What stands under a band: alternatives, and the list of its `also` lines."""
        main = [case for case in band.cases if not case.also]

        def alternative() -> list[Due]:
            case = first(reader, main, band.label or band.name or self.title, band)
            reader.log("case", case, True)
            return [due_line(reader, case)]

        if any(mentions_chosen(case) for case in main):
            late.append(alternative)
        elif main:
            due += alternative()
        held, waits = Held(), False
        for at, case in enumerate(case for case in band.cases if case.also):
            waits = waits or mentions_chosen(case)
            if mentions_chosen(case) or (case.otherwise and waits):
                late.append(partial(self.read_late, reader, held, at, case))
            elif held.judge(reader, at, case):
                reader.log("case", case, True)
                due.append(due_line(reader, case))

    # ------------------------------------------------------------ other statements

    def takes(self, due: Due) -> None:
        """Do the tests that a line calls for, once for each time it counted."""
        for _ in range(int(due.times)):
            for effect in due.effects:
                if isinstance(effect, Take) and effect.again:
                    self.again = True
                elif isinstance(effect, Take):
                    self.take(due.reader, due.line, effect)

    def take(self, reader: Reader, line: Line, take: Take) -> None:
        rules = self.situation.rules
        statement = rules.statements[take.statement]
        frame = called(rules, reader.frame, statement, taker(rules, reader.frame, statement, take.who))
        self.situation.depth += 1
        if self.situation.depth > DEEPEST and self.exact and self.situation.rolls:
            text = f"{take.statement} can call for itself again and again, so its odds are not worked out"
            raise Undecided(text, statement.cites)
        if self.situation.depth > DEEPEST:
            raise NeverEnds(f"{take.statement} calls itself for ever", statement.cites)
        applies = Reader(self.situation, Scope(statement), frame).holds(statement.when)
        said = statement.name if applies else f"{statement.name}: does not apply"
        reader.note("take", line.name, line.label, applies, said, line.cites, line.ruling)
        if applies:
            parties = tuple(frame.get(role, role) for role in statement.roles)
            begin(self.situation, statement, parties, prefix=f"{statement.name}.", exact=self.exact, outer=frame)
        self.situation.depth -= 1

    def limit(self, gain: Statement, reader: Reader) -> Fraction:
        """One standing limit at work: its steps see what is gained, and what they leave of it is gained."""
        self.situation.depth += 1
        if self.situation.depth > DEEPEST:
            raise NeverEnds(f"a gain of {gain.fact} gains {gain.fact} again, for ever", gain.cites)
        Limit(self.situation, gain, [reader], exact=self.exact).steps()
        self.situation.depth -= 1
        left = reader.local(reader.party, "gained")
        return left if isinstance(left, Fraction) else Fraction(0)


@define
class Limit(Run):
    """A gain at work: `value gained` starts from what is gained, unless it says what it is. It makes no outputs."""

    def figure(self, reader: Reader, figure: Figure, name: str) -> Any:
        plain = figure.start is None and not any(line.op == "set" for line in figure.lines)
        return reader.figure(figure, name, start=reader.local(reader.party, name) if plain else None)

    def keep(self, reader: Reader, name: str, value: Any) -> None:
        if value != reader.local(reader.party, name):
            reader.note("limit", name, self.title, True, say(value, NUMBER, ""), self.statement.cites)
        reader.scope.locals[reader.party, name] = value


def alternatives(reader: Reader, lines: Sequence[_L]) -> Iterator[_L]:
    """The first line that holds, if any."""
    for line in lines:
        if line.otherwise or reader.holds(line.when):
            yield line
            return


def first(reader: Reader, lines: Sequence[_L], what: str, place: Statement | Line) -> _L:
    line = next(alternatives(reader, lines), None)
    if line is None:
        raise NoRule(f"{what}: no line fits this case", place.cites)
    return line


def begin(
    situation: Situation,
    statement: Statement,
    parties: tuple[str, ...] = (),
    *,
    prefix: str = "",
    exact: bool = False,
    outer: Frame | None = None,
) -> None:
    """A statement from its start; rounds of a contest follow one another until none is called for.

    exact: odds are being worked out, so another round is a state of its own (Again) and not played on.
    """
    known = {who: party for who, party in (outer or {}).items() if who not in ("", "enemy")}
    for _ in range(MOST_ROUNDS):
        own: dict[str, Frame] = {frame[""]: {**known, **frame} for frame in frames(statement, parties)}
        if outer and statement.word != "contest":
            own = {outer[""]: outer}
        scope = Scope(statement, frames=own)
        readers = [Reader(situation, scope, frame) for frame in own.values()]
        for reader in readers:
            scope.locals[reader.party, "side"] = reader.party
            scope.locals[reader.party, "cause"] = statement.section
        run = Run(situation, statement, readers, prefix, exact)
        run.steps()
        if not run.again:
            return
        for party in own:
            situation.obliged.pop(party, None)  # what was to be done after the last round is overtaken
        if exact and prefix:
            raise Undecided(f"{statement.name} can go on for round after round inside another test", statement.cites)
        if exact:
            raise Again
    raise NeverEnds(f"{statement.name} goes on for more than {MOST_ROUNDS} rounds", statement.cites)
