"""Steps of a statement -> lines of Python, in order, each for all its parties before the next.

Simultaneous effects see the state before them. Where one party's writes cannot be seen by the other they are written
at once; else each line that counts raises a flag, and what is flagged is written when all have been judged.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import partial
from itertools import takewhile
from typing import Any

from attrs import define, evolve, field, frozen

from rulec.backends.python.bands import Left, span_of
from rulec.backends.python.code import Block
from rulec.backends.python.dice import roll
from rulec.backends.python.effects import Due, Writer, due_line
from rulec.backends.python.expressions import Reader
from rulec.backends.python.footprint import OBLIGED, Footprint, written_before
from rulec.backends.python.function import Function, Place
from rulec.backends.python.registry import cited, known
from rulec.backends.python.scope import Scope
from rulec.backends.python.shared import LONG_TAKE, SharedTake, call_take, goes_again, learn, take_function
from rulec.backends.python.values import (
    COMPARE,
    FALSE,
    NONE,
    NUMBER,
    TRUE,
    UNKNOWN,
    Val,
    both,
    either,
    is_bool,
    negation,
)
from rulec.diagnostics import RulecError
from rulec.meaning.frames import Frame, called, frames, taker
from rulec.meaning.lines import mentions_chosen, mentions_total
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
    Type,
    ValueStep,
    VerdictStep,
)

_WORD = Type("member")


@define
class Pending:
    """A line that has counted and whose effects are still to be written: flag says at run time whether it has."""

    due: Due
    flag: str


@define
class Held:
    """The lines of one list of sums that held, by their place, as far as an `otherwise` after them asks."""

    lines: Sequence[EffectLine]
    before: list[tuple[int, Val]] = field(factory=list)

    def judge(self, reader: Reader, line: EffectLine) -> Val:
        """Whether a line counts. Kept in a variable if a later `otherwise` wants to know."""
        at = next(i for i, other in enumerate(self.lines) if other is line)
        if line.otherwise:
            held = negation(either([value for place, value in self.before if place < at]))
        else:
            held = reader.holds(line.when)
        prose = not line.effects and line.when is None and not line.otherwise
        if not prose and any(later.otherwise for later in self.lines[at + 1 :]):
            held = held if known(held) else reader.fn.assign(reader.fn.fresh("held"), held)
            self.before.append((at, held))
        return held


@frozen
class Part:
    """What stands under a band and is judged at one time: its alternatives, or one of its `also` lines."""

    cases: tuple[EffectLine, ...]
    also: bool
    late: bool


def parts_of(band: BandLine) -> list[Part]:
    """In the order they are judged: what speaks of what is chosen comes last."""
    main = tuple(case for case in band.cases if not case.also)
    parts = [Part(main, False, any(map(mentions_chosen, main)))] if main else []
    waits = False
    for case in band.cases:
        if case.also:
            waits = waits or mentions_chosen(case)
            parts.append(Part((case,), True, mentions_chosen(case) or (case.otherwise and waits)))
    return sorted(parts, key=lambda part: part.late)


@define
class Run:
    """One statement being written; parties in order, each with its own reader over one scope."""

    fn: Function
    statement: Statement
    readers: list[Reader]
    prefix: str = ""
    finish: Callable[[], None] | None = None  # how to leave early; None: by nesting what follows
    again: str = ""  # the flag of another round
    writer: Writer = field(init=False)
    inline: bool = True
    pending: list[Pending] = field(factory=list)
    late: list[tuple[str, Callable[[], None]]] = field(factory=list)
    plains: dict[str, Held] = field(factory=dict)  # by party, of the plain lines that follow one another
    flags: list[str] = field(factory=list)

    def __attrs_post_init__(self) -> None:
        self.writer = Writer(self.fn, self.limit)

    @property
    def title(self) -> str:
        return self.statement.label or self.statement.name

    def steps(self, start: int = 0) -> None:
        """Every step in order, up to a verdict of `may not` or `need not`."""
        for at in range(start, len(self.statement.steps)):
            if self.fn.state.dead:
                return
            if at == 0 or not isinstance(self.statement.steps[at - 1], EffectStep):
                self.plains = {}
            stop = self.step(self.statement.steps[at])
            if stop.const is True:
                if self.finish is not None:
                    self.finish()
                return
            if stop.const is UNKNOWN:
                if self.finish is None:
                    self.fn.branch(negation(stop), lambda at=at: self.steps(at + 1))  # type: ignore[misc]
                    return
                self.fn.branch(stop, self.finish)

    def step(self, step: Step) -> Val:
        """One step; gives whether it ends the statement."""
        match step:
            case VerdictStep():
                return either([self.verdict(reader, step) for reader in self.readers])
            case RollStep():
                rolled = [(reader, roll(self.statement, self.title, reader, step)) for reader in self.readers]
                for reader, made in rolled:
                    for name, value in made.items():
                        self.keep(reader, name, value)
                    self.hide(reader, () if step.name or mentions_total(self.statement) else ("total",))
            case ModifiersStep() | ValueStep():
                self.figures(step)
            case EffectStep() | EachStep() | ResultsStep():
                self.effects(step)
        return FALSE

    # ------------------------------------------------------------ figures and verdicts

    def keep(self, reader: Reader, name: str, value: Val) -> None:
        self.fn.state.locals[reader.scope.locals, reader.party, name] = value
        if not name.startswith("#"):
            self.fn.make(reader.party, self.prefix + name, self.exact(value))

    def hide(self, reader: Reader, more: tuple[str, ...]) -> None:
        """Figures that odds do not tell apart."""
        names = self.fn.registry.names
        self.fn.hidden |= {(reader.party, names.made(self.prefix + name)) for name in ("natural", "dice", *more)}

    def exact(self, value: Val) -> Val:
        if value.frac and not known(value) and value.type.sort not in ("member", "yesno"):
            return evolve(value, code=f"_exact({value.code})", prec=8)
        return value

    def figures(self, step: ModifiersStep | ValueStep) -> None:
        """Kept only when all parties have theirs: a step may ask for what the other side had before it."""
        made: list[tuple[Reader, Val]] = []
        name = "total" if isinstance(step, ModifiersStep) else step.name
        for reader in self.readers:
            old = reader.local(reader.party, name)
            held = reader.holds(step.when)
            if isinstance(step, ModifiersStep):
                if old.const is None:
                    continue
                if old.none:
                    held = self.there(old, held)
            found: list[Val] = []
            key = (reader.scope.locals, reader.party, f"{name}?")

            def work(reader: Reader = reader, old: Val = old, found: list[Val] = found, key: Any = key) -> None:
                start = evolve(old, none=False) if isinstance(step, ModifiersStep) else None
                found.append(self.figure(reader, step.figure, name, start))
                self.fn.state.locals[key] = found[0]

            def skip(old: Val = old, key: Any = key) -> None:
                self.fn.state.locals[key] = old

            self.fn.branch(held, work, skip)
            value = self.fn.state.locals.pop(key)
            if len(self.readers) > 1 and not known(value) and not value.code.isidentifier():
                value = self.fn.assign(self.fn.fresh(f"{reader.party}_{name}"), value)
            made.append((reader, value))
        for reader, value in made:
            if not value.code.isidentifier() and not known(value):
                value = self.fn.assign(self.fn.fresh(f"{reader.party}_{name}"), value)
            self.keep(reader, name, value)

    def there(self, value: Val, held: Val) -> Val:
        return both([is_bool(f"{value.code} is not None", COMPARE), held])

    def figure(self, reader: Reader, figure: Figure, name: str, start: Val | None) -> Val:
        return reader.figure(figure, name, start)

    def verdict(self, reader: Reader, step: VerdictStep) -> Val:
        lines = step.lines
        variable = self.fn.fresh(f"{reader.party}_verdict")

        def tried(at: int) -> None:
            if at == len(lines):
                self.no_line(self.title, self.statement.cites)
                return
            line = lines[at]

            def is_it() -> None:
                for other in lines[:at]:
                    reader.log("verdict", other, FALSE)
                reader.log("verdict", line, TRUE, repr(line.word))
                with self.fn.remarked(line):
                    self.fn.add(f"{variable} = {line.word!r}")

            self.fn.branch(TRUE if line.otherwise else reader.holds(line.when), is_it, lambda: tried(at + 1))

        tried(0)
        value = Val(variable, _WORD)
        self.fn.make(reader.party, self.prefix + "verdict", value)
        words = {line.word for line in lines}
        stops = [word for word in ("may not", "need not") if word in words]
        if not stops:
            return FALSE
        if len(words) == len(stops):
            return TRUE
        return either([is_bool(f"{variable} == {word!r}", COMPARE) for word in stops])

    def no_line(self, what: str, cites: Any) -> None:
        message = f"{what}: no line fits this case"
        self.fn.leave(f"raise NoRule({message!r}, {cited(cites)})")

    # ------------------------------------------------------------ effects

    def effects(self, step: EffectStep | EachStep | ResultsStep) -> None:
        fn = self.fn
        outer = self.inline, self.pending, self.late, self.flags
        self.inline, self.pending, self.late, self.flags = self.can_inline(step), [], [], []
        before, fn.block = fn.block, Block()
        for reader in self.readers:
            match step:
                case EffectStep(line=line):
                    self.plain(reader, line)
                case EachStep():
                    self.each(reader, step)
                case ResultsStep():
                    if not step.shared or reader is self.readers[0]:
                        self.results(reader, step)
        if not fn.state.dead:
            self.settle()
        lines, fn.block = fn.block, before
        for flag in self.flags:
            fn.add(f"{flag} = False")
        fn.block.put(lines)
        self.inline, self.pending, self.late, self.flags = outer

    def can_inline(self, step: EffectStep | EachStep | ResultsStep) -> bool:
        """Whether no line of the step can see what another has written."""
        seen: list[Footprint] = []
        for reader in self.readers:
            if isinstance(step, ResultsStep) and step.shared and reader is not self.readers[0]:
                continue
            seen.append(self.footprint(step, reader))
        if any(print_.takes for print_ in seen) and (len(seen) > 1 or not self.single(step)):
            return False
        for i, one in enumerate(seen):
            for j, two in enumerate(seen):
                if i != j and one.writes & two.reads:
                    return False
        return self.within(step)

    def single(self, step: Step) -> bool:
        """Whether at most one line of the step can have effects at a time."""
        match step:
            case EffectStep():
                return True
            case EachStep(lines=lines):
                return len(lines) == 1
            case ResultsStep(lines=bands):
                return all(not band.cases for band in bands)
        return False

    def within(self, step: Step) -> bool:
        """Whether the lines of one party leave each other alone."""
        reader = self.readers[0]
        if isinstance(step, EffectStep):
            return not (
                mentions_chosen(step.line) and self.clash([(step.line.when, ()), ((), step.line.effects)], reader)
            )
        if isinstance(step, EachStep):
            each = [((line.when, line.match, line.effects), line.effects) for line in step.lines]
            return not self.clash(each, reader)
        assert isinstance(step, ResultsStep)
        for band in step.lines:
            parts = parts_of(band)
            listed: list[tuple[Any, Any]] = [((band.when, band.effects), band.effects)]
            for part in parts:
                reads = tuple((c.when, c.per, c.at_most, c.effects) for c in part.cases)
                listed.append((reads, tuple(c.effects for c in part.cases)))
            # What waits for a choice is read when all obligations are known; of two, neither sees what the other obliges.
            if self.clash(listed, reader) or sum(part.late for part in parts) > 1:
                return False
        return True

    def clash(self, parts: Sequence[tuple[Any, Any]], reader: Reader) -> bool:
        """Whether a later part reads a fact that an earlier one writes. The amounts of one line are worked out first."""
        rules = self.fn.registry.rules
        written: set[tuple[str, str]] = set()
        for reads, writes in parts:
            read = {key for key in _reads(rules, reads, reader.frame) if key[1] != OBLIGED}
            if written & read:
                return True
            written |= Footprint(rules).look(writes, reader.frame).writes
        return False

    def footprint(self, step: Step, reader: Reader) -> Footprint:
        return Footprint(self.fn.registry.rules).look(step, reader.frame)

    # ------------------------------------------------------------ lines that count

    def due(self, due: Due) -> None:
        """A line that counts here: written at once, or flagged."""
        if self.inline:
            self.writer.prepare(due)
            for write in (*due.acts, *due.writes):
                if not self.fn.state.dead:
                    write()
            if due.takes and not self.fn.state.dead:
                self.takes(due)
            return
        if not due.effects:
            return
        flag = self.fn.fresh("counts")
        self.flags.append(flag)
        due.deferred = True
        if not known(due.times):
            due.times = self.fn.assign(self.fn.fresh("times"), due.times)
        self.writer.prepare(due)
        self.fn.add(f"{flag} = True")
        self.pending.append(Pending(due, flag))

    def settle(self) -> None:
        """What was flagged: oblige, read the lines that speak of what is chosen, write, then take."""
        done = list(self.pending)
        for one in done:
            self.flagged(one.flag, one.due.acts)
        more: list[Pending] = []
        for flag, judge in self.late:
            self.pending = []
            self.fn.branch(is_bool(flag), judge)
            more += self.pending
        for one in more:
            self.flagged(one.flag, one.due.acts)
        for one in (*done, *more):
            self.flagged(one.flag, one.due.writes)
        for one in (*done, *more):
            if one.due.takes:
                self.fn.branch(is_bool(one.flag), lambda one=one: self.takes(one.due))  # type: ignore[misc]
        self.pending = []

    def flagged(self, flag: str, writes: list[Callable[[], None]]) -> None:
        def work() -> None:
            for write in writes:
                write()

        if writes:
            self.fn.branch(is_bool(flag), work)

    def judge(self, reader: Reader, line: EffectLine, held: Held, sort: str) -> None:
        """A line of a list of sums, told whether it counts or not."""

        def counts() -> None:
            reader.log(sort, line, TRUE)
            with self.fn.remarked(line):
                self.due(due_line(reader, line))

        self.fn.branch(held.judge(reader, line), counts, lambda: reader.log(sort, line, FALSE))

    def read_late(self, judge: Callable[[], None]) -> None:
        """What speaks of what is chosen: judged when all of its step has been."""
        if self.inline:
            judge()
            return
        flag = self.fn.fresh("late")
        self.flags.append(flag)
        self.fn.add(f"{flag} = True")
        self.late.append((flag, judge))

    def plain(self, reader: Reader, line: EffectLine) -> None:
        """A plain line; those that follow one another are one list."""
        held = self.plains.setdefault(reader.party, Held(self.plain_lines(line)))
        if mentions_chosen(line):
            self.read_late(partial(self.judge, reader, line, held, "case"))
        else:
            self.judge(reader, line, held, "line")

    def plain_lines(self, first: EffectLine) -> list[EffectLine]:
        """A plain line and those that follow it."""
        steps = self.statement.steps
        at = next(i for i, step in enumerate(steps) if isinstance(step, EffectStep) and step.line is first)
        found = takewhile(lambda step: isinstance(step, EffectStep), steps[at:])
        return [step.line for step in found if isinstance(step, EffectStep)]

    def each(self, reader: Reader, step: EachStep) -> None:
        faces = self.fn.state.locals.get((reader.scope.locals, reader.party, "#faces"), NONE)
        earlier = FALSE
        for line in step.lines:
            held = negation(earlier) if line.otherwise else reader.holds(line.when)
            if any(other.otherwise for other in step.lines) and not known(held):
                held = self.fn.atom(held, "held")
            earlier = either([earlier, held])
            self.each_line(reader, line, held, faces)

    def each_line(self, reader: Reader, line: Any, held: Val, faces: Val) -> None:
        def counts() -> None:
            shown = self.shown(reader, line, faces)

            def some() -> None:
                reader.log("each", line, TRUE, shown.code, ("shown",))
                self.due(Due(reader, line, line.effects, shown))

            if known(shown):
                reader.log("each", line, FALSE, shown.code, ("shown",))
                return
            self.fn.branch(is_bool(shown.code), some, lambda: reader.log("each", line, FALSE, "0", ("shown",)))

        self.fn.branch(held, counts, lambda: reader.log("each", line, FALSE))

    def shown(self, reader: Reader, line: Any, faces: Val) -> Val:
        """How many dice show a face that the line looks for."""
        if faces.const is None:
            return reader.registry.const(Fraction(0), NUMBER)
        with self.fn.aside() as lines:
            held = reader.matches(line.match, Val("face", NUMBER))
        alone = _only_face(held.code)
        source = f"({faces.code} or ())" if faces.none else faces.code
        if alone is not None and not lines.lines:
            code = f"{source}.count({alone})"
        elif lines.lines:  # what it looks for has to be worked out first
            held = reader.matches(line.match, Val("face", NUMBER))
            code = f"sum(1 for face in {source} if {held.code})"
        else:
            code = f"sum(1 for face in {source} if {held.code})"
        value = Val(code, NUMBER, low=Fraction(0))
        return self.fn.assign(self.fn.fresh("shown"), value)

    # ------------------------------------------------------------ results

    def results(self, reader: Reader, step: ResultsStep) -> None:
        """The band or text that comes first, its own effects, the first case under it that holds, and `also` lines."""
        on = reader.value(step.on) if step.on is not None else reader.local(reader.party, "total")
        type_ = NUMBER if step.on is None else getattr(step.on, "type", NUMBER)
        if any(band.match is not None for band in step.lines) and not known(on):
            on = self.fn.atom(reader.closed(on), "on")

        def tried(at: int, left: Left) -> None:
            if at == len(step.lines):
                self.no_row(step, on, type_)
                return
            band = step.lines[at]
            fits, rest = self.fits(reader, band, on, left)

            def is_it() -> None:
                if self.fn.traced:
                    for other in step.lines[:at]:
                        reader.log("band", other, FALSE)
                self.band(reader, band, on, type_)

            self.fn.branch(fits, is_it, lambda: tried(at + 1, rest))

        tried(0, Left())

    def fits(self, reader: Reader, band: BandLine, on: Val, left: Left) -> tuple[Val, Left]:
        """Whether a band is the one, and what is left if it is not."""
        if band.match is None:
            return reader.holds(band.when), left
        span = span_of(band.match) if not (on.none or on.frac or known(on)) else None
        if span is None:
            fits, rest = reader.matches(band.match, on), left
        else:
            code, rest = left.without(span, on.code)
            fits = TRUE if not code else is_bool(code, COMPARE)
        if band.when is None:
            return fits, rest
        return self.also_holds(reader, fits, band), left

    def also_holds(self, reader: Reader, fits: Val, band: BandLine) -> Val:
        if fits.const is False:
            return fits
        with self.fn.aside() as lines:
            held = reader.holds(band.when)
        if lines.lines and not known(fits):
            name = self.fn.fresh("fits")
            self.fn.flags.add(name)
            self.fn.assign(name, fits)
            lines.add(f"{name} = {held.code}")
            self.fn.add(f"if {name}:")
            self.fn.block.put(lines, 1)
            return is_bool(name)
        if lines.lines:
            return reader.holds(band.when)
        return both([fits, held])

    def band(self, reader: Reader, band: BandLine, on: Val, type_: Type) -> None:
        reader.log("band", band, TRUE, on.code, ("is", type_.sort))
        name = band.name or (band.match.text if band.match else "others" if band.others else "")
        with self.fn.remarked(band):
            self.fn.make(reader.party, self.prefix + "result", Val(repr(name), _WORD, const=name))
        self.due(Due(reader, band, band.effects))
        held = Held([case for case in band.cases if case.also])
        for part in parts_of(band):
            if self.fn.state.dead:
                return
            if part.also and part.late:
                work = partial(self.judge, reader, part.cases[0], held, "case")
            elif part.also:
                work = partial(self.also, reader, part.cases[0], held)
            else:
                work = partial(self.alternatives, reader, band, part.cases)
            if part.late:
                self.read_late(work)
            else:
                work()

    def alternatives(self, reader: Reader, band: BandLine, cases: Sequence[EffectLine], at: int = 0) -> None:
        """The first case under a band that holds."""
        if at == len(cases):
            self.no_line(band.label or band.name or self.title, band.cites)
            return
        case = cases[at]
        held = TRUE if case.otherwise else reader.holds(case.when)
        self.fn.branch(
            held, partial(self.case, reader, case), partial(self.alternatives, reader, band, cases, at + 1)
        )  # fmt: skip

    def also(self, reader: Reader, case: EffectLine, held: Held) -> None:
        self.fn.branch(held.judge(reader, case), partial(self.case, reader, case))

    def case(self, reader: Reader, case: EffectLine) -> None:
        reader.log("case", case, TRUE)
        with self.fn.remarked(case):
            self.due(due_line(reader, case))

    def no_row(self, step: ResultsStep, on: Val, type_: Type) -> None:
        what = "the total" if step.on is None else getattr(step.on, "name", "") or step.label or "the figure"
        message = f"{self.title}: no row for {what} "
        cites = cited(step.cites or self.statement.cites)
        self.fn.leave(f"raise NoRule({message!r} + _say({on.code}, {type_.sort!r}), {cites})")

    # ------------------------------------------------------------ other statements

    def takes(self, due: Due) -> None:
        """Do the tests that a line calls for, once for each time it counted."""
        fn = self.fn
        if due.times.const == 1:
            for take in due.takes:
                self.take_one(due, take)
            return
        touched = Footprint(fn.registry.rules).look(tuple(due.takes), due.reader.frame)
        for key in touched.writes:
            if key[1] == OBLIGED:
                for verdict in ("must", "may", "may not"):
                    fn.state.obliged[key[0], verdict] = None
            else:
                fn.state.facts[key] = Place("after", True, True)
        if fn.state.at is not None:
            fn.add(f"at = {fn.state.at}")
            fn.state.at = None

        def once() -> None:
            for take in due.takes:
                self.take_one(due, take)

        block, state = fn.written(once)
        fn.add(f"for _ in range({due.times.code}):")
        fn.block.put(block, 1)
        if state.at is not None:
            fn.block.depth += 1
            fn.add(f"at = {state.at}")
            fn.block.depth -= 1
        for made in state.made:
            fn.state.made.setdefault(made, False)

    def take_one(self, due: Due, take: Take) -> None:
        if self.fn.state.dead:
            return
        if take.again:
            self.fn.again = True
            self.fn.add("again = True")
            return
        self.take(due.reader, due.line, take)

    def take(self, reader: Reader, line: Line, take: Take) -> None:
        rules = self.fn.registry.rules
        statement = rules.statements[take.statement]
        frame = called(rules, reader.frame, statement, taker(rules, reader.frame, statement, take.who))
        inner = Reader(self.fn, Scope(statement), frame)
        if ("take", statement.name, frame[""]) in self.fn.taking:
            raise RulecError(f"{rules.name}: {statement.name} calls for itself, which a Python resolver cannot do yet")
        self.fn.taking.append(("take", statement.name, frame[""]))

        def applies() -> None:
            reader.note("take", line.name, line.label, TRUE, repr(statement.name), ("text",), line.cites, line.ruling)
            shared = self.shared_take(statement, frame)
            if shared is None:
                parties = tuple(frame.get(role, role) for role in statement.roles)
                begin(self.fn, statement, parties, prefix=f"{statement.name}.", outer=frame)
                return
            call = call_take(shared, self.fn)
            self.fn.add(f"at = {call}" if shared.fn.rolls else call)
            learn(shared, self.fn)

        def not_applies() -> None:
            said = repr(f"{statement.name}: does not apply")
            reader.note("take", line.name, line.label, FALSE, said, ("text",), line.cites, line.ruling)

        self.fn.branch(inner.holds(statement.when), applies, not_applies)
        self.fn.taking.pop()

    def shared_take(self, statement: Statement, frame: Frame) -> SharedTake | None:
        """The function that does a long test; None if it is short."""
        fn = self.fn
        before = fn.registry.written_before.get(statement.name)
        if before is None:
            before = fn.registry.written_before[statement.name] = written_before(fn.registry.rules, statement.name)
        more = frozenset(
            (key, place.none)
            for key, place in fn.state.facts.items()
            if place.written and (place.none or key not in before)
        )
        key = (statement.name, fn.traced, tuple(sorted(frame.items())), more)
        if key not in fn.registry.takes:
            found = write_take(fn, statement, frame)
            fn.registry.takes[key] = found
        shared: SharedTake | None = fn.registry.takes[key]
        return shared

    def limit(self, gain: Statement, reader: Reader) -> Val:
        """One standing limit at work: its steps see what is gained, and what they leave of it is gained."""
        Limit(self.fn, gain, [reader]).steps()
        left = reader.local(reader.party, "gained")
        if left.none:
            return evolve(left, code=f"({left.code} or 0)", prec=8, none=False)
        return left


@define
class Limit(Run):
    """A gain at work: `value gained` starts from what is gained, unless it says what it is. It makes no outputs."""

    def figure(self, reader: Reader, figure: Figure, name: str, start: Val | None) -> Val:
        plain = figure.start is None and not any(line.op == "set" for line in figure.lines)
        return reader.figure(figure, name, reader.local(reader.party, name) if plain else start)

    def keep(self, reader: Reader, name: str, value: Val) -> None:
        old = reader.local(reader.party, name)
        if self.fn.traced and value.code != old.code:
            self.fn.add(f"if {value.at(COMPARE + 1)} != {old.at(COMPARE + 1)}:")
            self.fn.block.depth += 1
            reader.note("limit", name, self.title, TRUE, value.code, ("is", "number"), self.statement.cites)
            self.fn.block.depth -= 1
        self.fn.state.locals[reader.scope.locals, reader.party, name] = value


def begin(
    fn: Function,
    statement: Statement,
    parties: tuple[str, ...] = (),
    *,
    prefix: str = "",
    outer: Frame | None = None,
    finish: Callable[[], None] | None = None,
) -> None:
    """A statement from its start."""
    known_parties = {who: party for who, party in (outer or {}).items() if who not in ("", "enemy")}
    own: dict[str, Frame] = {frame[""]: {**known_parties, **frame} for frame in frames(statement, parties)}
    if outer and statement.word != "contest":
        own = {outer[""]: outer}
    scope = Scope(statement, frames=own)
    readers = [Reader(fn, scope, frame) for frame in own.values()]
    for reader in readers:
        fn.state.locals[scope.locals, reader.party, "side"] = Val(repr(reader.party), _WORD, const=reader.party)
        cause = Val(repr(statement.section), _WORD, const=statement.section)
        fn.state.locals[scope.locals, reader.party, "cause"] = cause
    Run(fn, statement, readers, prefix, finish).steps()
    for key in [k for k in fn.state.locals if k[0] == scope.locals]:
        del fn.state.locals[key]


def write_take(outer: Function, statement: Statement, frame: Frame) -> SharedTake | None:
    """A test that others call for as a function of its own, if it is long or goes on for rounds."""
    registry = outer.registry
    again = goes_again(statement)
    earlier: Function | None = None
    shared = SharedTake(f"_take_{statement.name}{'_told' if outer.traced else ''}", outer)
    for _ in range(2):  # the second time it is known what is read more than once
        fn = Function(registry, outer.traced, taken=True, taking=list(outer.taking))
        for name in ("dice", "chosen", "at", "note", "changes", "usual", "again", "act", "face"):
            fn.reserve(name)
        fn.state.at = None
        for key in registry.written_before[statement.name]:
            fn.state.facts[key] = Place("after", True)
        fn.state.facts |= {key: Place("after", True, p.none) for key, p in outer.state.facts.items() if p.written}
        if again:
            for key in Footprint(registry.rules).look(statement.steps, frame).writes:
                fn.state.facts.setdefault(key, Place("after", True, True))
        if earlier is not None:
            fn.counts, fn.read_back, fn.parties = earlier.reads, earlier.read_again, dict(earlier.parties)
            for variable in earlier.parties.values():
                fn.reserve(variable)
                fn.reserve(f"{variable}_after")
        shared.fn, shared.certain = fn, {}
        parties = tuple(frame.get(role, role) for role in statement.roles)
        leave = _leaving(shared, statement, frame, again=again)
        begin(fn, statement, parties, prefix=f"{statement.name}.", outer=frame, finish=leave)
        if not fn.state.dead:
            leave()
        earlier = fn
    if shared.fn.block.size < LONG_TAKE[outer.traced] and not again:
        return None
    found: SharedTake = registry.share_take(shared, take_function(shared.name, shared.fn, statement if again else None))
    return found


def _leaving(shared: SharedTake, statement: Statement, frame: Frame, *, again: bool) -> Callable[[], None]:
    """How a test that others call for is left: with the number of dice used, or into another round."""
    left = False

    def leave() -> None:
        nonlocal left
        fn = shared.fn
        made = fn.state.made
        if left:
            shared.certain = {key: sure and made.get(key, False) for key, sure in shared.certain.items()}
        else:
            shared.certain = dict(made)
        left = True
        at = "at" if fn.state.at is None else str(fn.state.at)
        if not again:
            fn.leave(f"return {at}")
            return
        with fn.block.inside("if not again:"):
            fn.add(f"return {at}")
        with fn.block.inside("if type(chosen) is _Contingent:"):
            message = f"{statement.name} can go on for round after round inside another test"
            fn.add(f"raise Undecided({message!r}, {cited(statement.cites)})")
        for own in frames(statement, tuple(frame.get(role, role) for role in statement.roles)):
            after = fn.outcome(own[""])
            fn.add(f"{after}.must = {after}.may = {after}.may_not = ()")
        fn.leave("continue")

    return leave


def _reads(rules: Any, node: Any, frame: Frame) -> set[tuple[str, str]]:
    """What is read to judge a line and work out its amounts; what gains read when it is written is not among it."""
    reads: set[tuple[str, str]] = set()
    for part in node if isinstance(node, tuple) else (node,):
        if isinstance(part, tuple):
            reads |= _reads(rules, part, frame)
        elif part is not None:
            reads |= Footprint(rules).look(part, frame).reads
    return reads


def _only_face(code: str) -> str | None:
    """The one face that a match looks for."""
    head, _, face = code.partition(" == ")
    return face if head == "face" and face.lstrip("-").isdigit() else None
