"""Statement -> its steps done for all states at once, and what was seen on the way. Follows rulec.meaning.steps."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from functools import partial
from typing import Any

from attrs import define, evolve, field, frozen

from rulec.analysis.diagrams import is_figure
from rulec.analysis.symbols import Eye, Scope
from rulec.analysis.values import (
    ARITH,
    MOST_DICE,
    PICKS,
    at_least,
    capped,
    chosen_count,
    equals,
    is_something,
    negative,
    none_is_nothing,
    pair_of,
    positive,
    raised,
    range_low,
    troubled,
    whole_dice,
)
from rulec.analysis.world import Lazy, Path, State, World
from rulec.meaning.dice import Batch
from rulec.meaning.frames import Frame, called, frames, record_of, taker
from rulec.meaning.lines import lines_of, mentions_chosen, mentions_total, remembered, walk
from rulec.model import entities as e

DEEPEST_TAKE = 4
FEW = 24  # nodes of a count of dice before it becomes a variable


@frozen(eq=False)
class Due:
    """Effects that a line earns where cond holds, so many times over."""

    eye: Eye
    line: Any
    cond: Lazy
    effects: tuple[e.Effect, ...]
    times: Lazy | None = None


@define(eq=False)
class Run:
    """One statement worked out for all its parties. The eyes share a scope and a state."""

    world: World
    statement: e.Statement
    eyes: list[Eye]
    depth: int = 0
    going: int = field(init=False)
    cases: dict[str, list[tuple[int, Any]]] = field(factory=dict)

    def __attrs_post_init__(self) -> None:
        self.going = self.world.d.yes

    @property
    def state(self) -> State:
        return self.eyes[0].state

    def watched(self) -> list[Eye]:
        return [eye for eye in self.eyes if eye.watched]

    def steps(self) -> None:
        world = self.world
        for step in self.statement.steps:
            due: list[Due] = []
            late: list[tuple[Eye, Any, Lazy, Path]] = []
            made: list[tuple[Eye, str, int]] = []
            more: Path = ()
            for eye in self.eyes:
                was, world.watching = world.watching, world.watching and eye.watched
                match step:
                    case e.VerdictStep():
                        more += self.verdict(eye, step)
                    case e.RollStep():
                        made += self.roll(eye, step)
                    case e.ModifiersStep():
                        made.append(self.modifiers(eye, step))
                    case e.ValueStep():
                        made.append(self.value(eye, step))
                    case e.EffectStep(line=line):
                        self.plain(eye, line, due, late)
                    case e.EachStep():
                        due += self.each(eye, step)
                    case e.ResultsStep():
                        if not step.shared or eye is self.eyes[0]:
                            more += self.results(eye, step, due, late)
                world.watching = was
            for eye, name, value in made:
                eye.state.locals[eye.party, name] = world.cut(value, name)
            world.path = (*world.path, *more)
            for goes_on in more if self.depth else ():
                self.going = world.d.both(self.going, goes_on)
            self.settle(due, late)

    # ------------------------------------------------------------ verdicts, figures

    def verdict(self, eye: Eye, step: e.VerdictStep) -> Path:
        d, world = self.world.d, self.world
        conds = []
        for line in step.lines:
            cond = d.yes if line.otherwise else eye.holds(line.when)
            conds.append(cond)
            if not line.otherwise:
                world.see("verdict", line, cond, eye)
        world.enlist("verdict", step, step.lines, conds)
        going = d.no
        for at in range(len(conds) - 1, -1, -1):
            goes_on = step.lines[at].word not in ("may not", "need not")
            going = d.choose(conds[at], d.yes if goes_on else d.no, going)
            eye.hold(step.lines[at], partial(eye.first_of, conds[: at + 1]))
        world.ask(going, step)
        return (going,)

    def modifiers(self, eye: Eye, step: e.ModifiersStep) -> tuple[Eye, str, int]:
        d = self.world.d
        total = eye.local(eye.party, "total")
        when = d.both(d.map(is_something, total), eye.holds(step.when))
        group: Path = (when,) if when != d.yes else ()
        value = eye.figure(step.figure, "total", start=total, place=step, group=group)
        return eye, "total", d.choose(when, value, total)

    def value(self, eye: Eye, step: e.ValueStep) -> tuple[Eye, str, int]:
        d = self.world.d
        when = eye.holds(step.when)
        if step.when is not None:
            self.world.see("header", step, when, eye)
        group: Path = (when,) if when != d.yes else ()
        value = self.figure(eye, step, group)
        return eye, step.name, d.choose(when, value, eye.local(eye.party, step.name))

    def figure(self, eye: Eye, step: e.ValueStep, group: Path) -> int:
        return eye.figure(step.figure, step.name, place=step, group=group)

    # ------------------------------------------------------------ dice

    def roll(self, eye: Eye, step: e.RollStep) -> Iterator[tuple[Eye, str, int]]:
        d, world = self.world.d, self.world
        conds = []
        for line in step.lines:
            cond = d.yes if line.otherwise else eye.holds(line.when)
            conds.append(cond)
            if not line.otherwise:
                world.see("roll", line, cond, eye)
        world.enlist("roll", step, step.lines, conds, open=True)
        total, dice = d.leaf(None), d.leaf(0)
        self.cases[eye.party] = []
        found = []
        for line, cond in zip(reversed(step.lines), reversed(conds), strict=True):
            shown = self.thrown(eye, step, line)
            total, dice = d.choose(cond, shown.total, total), d.choose(cond, shown.count, dice)
            found.append((line, cond, shown))
        world.ask(d.join(pair_of, total, dice), step)
        for line, cond in zip(step.lines, conds, strict=True):
            eye.hold(line, partial(int, cond))
        if step.name:
            yield eye, step.name, total
            return
        self.cases[eye.party] = [(cond, shown) for _, cond, shown in reversed(found)]
        yield eye, "total", total
        yield eye, "natural", total
        yield eye, "dice", dice

    def thrown(self, eye: Eye, step: e.RollStep, line: e.RollLine) -> Thrown:
        """What a roll line shows: its total, how many dice, and how to count the faces."""
        d, world = self.world.d, self.world
        faces_matter = not step.name and any(isinstance(s, e.EachStep) for s in self.statement.steps)
        both = faces_matter and mentions_total(self.statement)
        total, dice = d.leaf(0), d.leaf(0)
        batches: list[tuple[tuple[int, ...], int, list[int]]] = []
        for at, item in enumerate(line.dice):
            many = d.map(none_is_nothing, eye.settled(item.low))
            if item.high is not None:
                options = self.between(many, eye.settled(item.high))
                many = d.join(chosen_count, options, world.choice((id(item), eye.party), eye.party, "dice", range(13)))
            if item.optional:
                optional = world.choice(
                    ("optional", id(item), eye.party), eye.party, f"optional {item.die}", (False, True)
                )
                many = d.choose(optional, many, d.leaf(0))
            many = d.map(whole_dice, many)
            faces = world.rules.dice[item.die].faces if item.die in world.rules.dice else standard(item.die)
            name = f"{item.pick + ' of ' if item.pick else ''}{item.die}"
            counts = sorted({v for v in d.values(many) if is_figure(v)})
            single: list[int] = []
            if both or (faces_matter and counts and counts[-1] <= 4):
                single = self.singly(eye, (id(item), at), faces, counts[-1] if counts else 0, name)
                shown = d.leaf(None)
                for i, die in enumerate(single):
                    here = d.choose(d.map(at_least(i + 1), many), die, d.leaf(None))
                    shown = d.join(PICKS[item.pick], shown, here)
                shown = d.map(none_is_nothing, shown)
            elif faces_matter:
                shown = d.leaf(0)
            else:
                shown = d.map(none_is_nothing, many)
                for n in counts:
                    if n > 0:
                        batch = Batch(faces, n, item.pick)
                        named = name if n == 1 else f"{n} {name}"
                        thrown = world.dice((id(item), at, eye.party, n), eye.party, batch, named)
                        shown = d.choose(d.map(equals(n), many), thrown, shown)
            batches.append((faces, many, single))
            total, dice = d.join(ARITH["+"], total, shown), d.join(ARITH["+"], dice, many)
        return Thrown(total, dice, tuple(batches), id(line))

    def singly(self, eye: Eye, key: Any, faces: tuple[int, ...], most: int, name: str) -> list[int]:
        world = self.world
        return [world.dice((*key, eye.party, "die", i), eye.party, Batch(faces, 1), name) for i in range(most)]

    def between(self, low: int, high: int) -> int:
        return self.world.d.join(pair_of, low, high)

    def each(self, eye: Eye, step: e.EachStep) -> Iterator[Due]:
        d, world = self.world.d, self.world
        earlier = d.no
        for line in step.lines:
            cond = d.neither(earlier) if line.otherwise else eye.holds(line.when)
            if not line.otherwise:
                world.see("each", line, cond, eye)
            world.ask(cond, line)
            if any(other.otherwise for other in step.lines):
                earlier = d.either(earlier, cond)
            eye.hold(line, partial(int, cond))
            yield Due(eye, line, known(cond), line.effects, Lazy(partial(self.showing, eye, line)))

    def showing(self, eye: Eye, line: e.EachLine) -> int:
        """How many dice show what a line looks for."""
        d = self.world.d
        found = d.leaf(0)
        for cond, thrown in reversed(self.cases.get(eye.party, [])):
            found = d.choose(cond, self.faces_shown(eye, thrown, line), found)
        return found

    def faces_shown(self, eye: Eye, thrown: Thrown, line: e.EachLine) -> int:
        d, world = self.world.d, self.world
        every = [ln for s in self.statement.steps if isinstance(s, e.EachStep) for ln in s.lines]
        found = d.leaf(0)
        for at, (faces, many, single) in enumerate(thrown.batches):
            if single:
                for i, die in enumerate(single):
                    hit = d.both(d.map(at_least(i + 1), many), eye.matches(line.match, die))
                    found = d.join(ARITH["+"], found, d.choose(hit, d.leaf(1), d.leaf(0)))
                continue
            groups: dict[tuple[int, ...], list[int]] = {}
            for face in sorted(set(faces)):
                groups.setdefault(tuple(eye.matches(ln.match, d.leaf(face)) for ln in every), []).append(face)
            most = max([v for v in d.values(many) if is_figure(v)], default=0)
            counted: dict[tuple[int, ...], int] = {}
            for key in groups:
                own = (thrown.line, at, eye.party, key)
                counted[key] = world.showing(own, eye.party, tuple(groups[key]), min(most, MOST_DICE))
            whole = d.map(negative, d.map(none_is_nothing, many))
            world.d.equate((*counted.values(), whole), d.variables(counted.values()))
            mine = next(i for i, ln in enumerate(every) if ln is line)
            for key, shown in counted.items():
                found = d.join(ARITH["+"], found, d.choose(key[mine], shown, d.leaf(0)))
        return found

    # ------------------------------------------------------------ lines and results

    def plain(self, eye: Eye, line: e.EffectLine, due: list[Due], late: list[Any]) -> None:
        world = self.world
        if mentions_chosen(line):
            late.append((eye, line, known(world.d.yes), ()))
            return
        cond = world.d.yes if line.otherwise else eye.holds(line.when)
        world.see("line", line, cond, eye)
        world.ask(cond, line)
        eye.hold(line, partial(int, cond))
        due.append(self.earned(eye, line, known(cond)))

    def earned(self, eye: Eye, line: e.EffectLine, cond: Lazy) -> Due:
        per = line.per
        times = Lazy(partial(eye.count, per)) if per is not None else None
        return Due(eye, line, cond, line.effects, times)

    def results(self, eye: Eye, step: e.ResultsStep, due: list[Due], late: list[Any]) -> Path:
        d, world = self.world.d, self.world
        banded = any(band.match is not None for band in step.lines)
        on = eye.value(step.on) if step.on is not None else eye.local(eye.party, "total")
        conds = []
        for band in step.lines:
            fits = d.yes if band.match is None else eye.matches(band.match, on)
            when = eye.holds(band.when)
            conds.append(d.both(fits, when))
            if band.when is not None and not band.otherwise:
                world.see("band", band, when, eye)
        type_ = getattr(step.on, "type", e.Type("number")) if step.on is not None else e.Type("number")
        name = getattr(step.on, "name", "") or getattr(step.on, "fact", "") or "total"
        world.enlist(
            "results", step, step.lines, conds, on=on if banded else None, type=type_, name=name if banded else ""
        )
        earlier: Path = ()
        any_ = d.no
        for at, (band, cond) in enumerate(zip(step.lines, conds, strict=True)):
            here = Lazy(partial(eye.first_of, conds[: at + 1]))
            eye.hold(band, here.get)
            due.append(Due(eye, band, here, band.effects))
            self.under(eye, band, (*earlier, cond), here, due, late)
            earlier = (*earlier, d.neither(cond))
            any_ = d.either(any_, cond)
        world.ask(any_, step)
        return (any_,)

    def under(self, eye: Eye, band: e.BandLine, path: Path, here: Lazy, due: list[Due], late: list[Any]) -> None:
        """The cases under a band: the first that holds, and the `also` lines."""
        d, world = self.world.d, self.world
        main = [c for c in band.cases if not c.also]
        conds: list[int] = []
        for case in main:
            cond = d.yes if case.otherwise else eye.holds(case.when)
            conds.append(cond)
            if not case.otherwise:
                world.see("case", case, cond, eye, path, holder=band)
            mine = Lazy(partial(self.both, here, partial(eye.first_of, tuple(conds))))
            eye.hold(case, mine.get)
            due.append(self.earned(eye, case, mine))
        if main:
            world.enlist("cases", band, main, conds, group=path)
            held = d.no
            for cond in reversed(conds):
                held = d.choose(cond, d.yes, held)
            world.ask(held, band, path)
        for case in band.cases:
            if case.also and mentions_chosen(case):
                late.append((eye, case, here, path))
            elif case.also:
                cond = d.yes if case.otherwise else eye.holds(case.when)
                world.see("also", case, cond, eye, path, holder=band)
                world.ask(cond, case, path)
                mine = Lazy(partial(self.both, here, partial(int, cond)))
                eye.hold(case, mine.get)
                due.append(self.earned(eye, case, mine))

    def both(self, one: Lazy, two: Callable[[], int]) -> int:
        return self.world.d.both(one.get(), two())

    # ------------------------------------------------------------ effects

    def settle(self, due: Sequence[Due], late: Sequence[tuple[Eye, Any, Lazy, Path]]) -> None:
        """Oblige, then read the lines that speak of what is chosen, then write. Readers keep the state before."""
        if not due and not late:
            return
        after = self.state.copy()
        self.oblige(due, after)
        world = self.world
        more = []
        for eye, line, here, path in late:
            reader = Eye(world, eye.scope, after, eye.frame, eye.watched, eye.depth)
            was, world.watching = world.watching, world.watching and eye.watched
            cond = reader.holds(line.when)
            world.see("also", line, cond, reader, path)
            world.watching = was
            mine = Lazy(partial(self.both, here, partial(int, cond)))
            eye.hold(line, mine.get)
            more.append(self.earned(eye, line, mine))
        self.oblige(more, after)
        for one in (*due, *more):
            for effect in one.effects:
                self.write(one, effect, after)
        for eye in self.eyes:
            eye.state = after

    def oblige(self, due: Sequence[Due], after: State) -> None:
        for one in due:
            for effect in one.effects:
                if isinstance(effect, e.Obliges):
                    party = one.eye.whom(effect.who)
                    for act in effect.acts:
                        after.obliged.setdefault((party, effect.verdict, act), []).append(one.cond)

    def write(self, one: Due, effect: e.Effect, after: State) -> None:
        """A fact written is worked out when it is read again, from the state it was written in."""
        eye = Eye(self.world, one.eye.scope, one.eye.state, one.eye.frame, depth=one.eye.depth)
        d = self.world.d
        if self.depth:
            one = evolve(one, cond=Lazy(partial(self.both, known(self.going), one.cond.get)))
        match effect:
            case e.ChangeBy(who=who, fact=fact):
                party = eye.whom(who)
                old = self.current(after, party, fact)
                after.facts[party, fact] = Lazy(
                    lambda: self.world.cut(
                        d.choose(one.cond.get(), self.moved(eye, one, effect, party, old.get()), old.get()), fact, FEW
                    )
                )
            case e.Becomes(who=who, fact=fact, value=value):
                party = eye.whom(who)
                old = self.current(after, party, fact)
                after.facts[party, fact] = Lazy(lambda: d.choose(one.cond.get(), eye.settled(value), old.get()))
            case e.ShiftBy(who=who, fact=fact):
                party = eye.whom(who)
                old = self.current(after, party, fact)
                after.facts[party, fact] = Lazy(
                    lambda: d.choose(one.cond.get(), self.shifted(eye, one, effect, old.get()), old.get())
                )
            case e.Take(again=False):
                self.take(eye, one, effect, after)

    def current(self, state: State, party: str, fact: str) -> Lazy:
        found = state.facts.get((party, fact))
        if isinstance(found, Lazy):
            return found
        return Lazy(lambda: self.world.fact(party, fact) if found is None else found)

    def amount(self, eye: Eye, one: Due, expr: e.Expr) -> int:
        d = self.world.d
        by = eye.number(expr)
        if one.times is not None:
            by = d.join(ARITH["x"], by, one.times.get())
        most = getattr(one.line, "at_most", None)
        if most is not None:
            bound = eye.number(most)
            by = d.join(capped, by, bound)
            by = d.join(raised, by, d.map(negative, bound))
        return by

    def moved(self, eye: Eye, one: Due, effect: e.ChangeBy, party: str, old: int) -> int:
        """Gain or lose: a gain through the standing limits, and both within the domain."""
        d = self.world.d
        by = self.limited(eye, party, effect.fact, self.amount(eye, one, effect.amount))
        record = record_of(self.world.rules, party)
        fact = record.fact(effect.fact) if record else None
        found = d.join(ARITH["+"], self.world.cut(d.map(range_low, old), "", FEW), by)
        if fact is not None and fact.domain.low is not None:
            found = d.join(raised, found, d.leaf(fact.domain.low))
        if fact is not None and fact.domain.high is not None:
            found = d.join(capped, found, d.leaf(fact.domain.high))
        return self.world.cut(found, effect.fact, FEW)

    def limited(self, eye: Eye, party: str, fact: str, by: int) -> int:
        d, rules = self.world.d, self.world.rules
        record = record_of(rules, party)
        for gain in rules.gains:
            if gain.fact != fact or record is None or gain.records[0] != record.name:
                continue
            frame = {**eye.frame, "": party, gain.roles[0]: party}
            state = eye.state.copy()
            state.locals[party, "gained"] = by
            state.locals[party, "cause"] = d.leaf(self.statement.section)
            inner = Eye(self.world, Scope(gain, frames={party: frame}), state, frame, depth=eye.depth + 1)
            due = d.both(d.map(positive, by), inner.holds(gain.when))
            limit = Limit(self.world, gain, [inner], depth=self.depth + 1)
            limit.quietly()
            left = inner.state.locals.get((party, "gained"), by)
            by = d.choose(due, left, by)
        return by

    def shifted(self, eye: Eye, one: Due, effect: e.ShiftBy, old: int) -> int:
        d = self.world.d
        by = self.amount(eye, one, effect.amount)
        order = effect.order
        sign = 1 if effect.way == "worse" else -1

        def shift(before: Any, levels: Any) -> Any:
            if (trouble := troubled(before, levels)) is not None:
                return trouble
            if before not in order or Fraction(levels).denominator != 1:
                return before
            return order[min(max(order.index(before) + sign * int(levels), 0), len(order) - 1)]

        return d.join(shift, old, by)

    # ------------------------------------------------------------ other statements

    def take(self, eye: Eye, one: Due, take: e.Take, after: State) -> None:
        """Do another statement: it is run when one of the facts it can write is read again."""
        world, rules = self.world, self.world.rules
        statement = rules.statements[take.statement]
        names = written(rules, statement)
        if not names:
            return
        frame = called(rules, eye.frame, statement, taker(rules, eye.frame, statement, take.who))
        before = after.copy()
        done: list[State] = []

        def result() -> State:
            if not done:
                done.append(before)
                done[0] = self.taken(statement, frame, before)
            return done[0]

        plainly = one.times is None and self.depth < DEEPEST_TAKE
        for party in sorted({*frame.values(), *eye.frame.values()}):
            record = record_of(rules, party)
            for fact in names if record else ():
                if record is not None and (declared := record.fact(fact)) is not None:
                    old = self.current(after, party, fact)
                    if plainly:
                        work = partial(self.read_taken, one.cond, result, (party, fact), old)
                    else:
                        values = world.classes.values(record.name, declared)
                        work = partial(world.guess, (id(take), party, fact), values, fact)
                    after.facts[party, fact] = Lazy(work)

    def read_taken(self, cond: Lazy, result: Callable[[], State], key: tuple[str, str], old: Lazy) -> int:
        """A fact after a statement that may have been done."""
        new = result().facts.get(key)
        if new is None or new is old:
            return old.get()
        return self.world.d.choose(cond.get(), new.get() if isinstance(new, Lazy) else new, old.get())

    def taken(self, statement: e.Statement, frame: Frame, before: State) -> State:
        world = self.world
        parties = tuple(frame.get(role, role) for role in statement.roles)
        own: dict[str, Frame] = {frame[""]: frame}
        if statement.word == "contest":
            known = {who: party for who, party in frame.items() if who not in ("", "enemy")}
            own = {f[""]: {**known, **f} for f in frames(statement, parties)}
        state = before.copy()
        state.locals, state.obliged = {}, {}
        run = start(world, statement, own, state, self.depth + 1)
        run.going = run.eyes[0].holds(statement.when)
        run.quietly()
        return run.state

    def quietly(self) -> None:
        """Do the steps, and let nothing be seen of it."""
        was, self.world.watching = self.world.watching, False
        path = self.world.path
        self.steps()
        self.world.watching, self.world.path = was, path


@frozen(eq=False)
class Thrown:
    """total and count of the dice; batches: faces, how many, and the single dice where they are told apart."""

    total: int
    count: int
    batches: tuple[tuple[tuple[int, ...], int, list[int]], ...]
    line: int


@define(eq=False)
class Limit(Run):
    """A gain at work: `value gained` starts from what is gained, unless it says what it is."""

    def figure(self, eye: Eye, step: e.ValueStep, group: Path) -> int:
        figure = step.figure
        plainly = figure.start is None and not any(line.op == "set" for line in figure.lines)
        start = eye.local(eye.party, step.name) if plainly else None
        return eye.figure(figure, step.name, start=start, place=step, group=group)


def start(world: World, statement: e.Statement, own: dict[str, Frame], state: State, depth: int = 0) -> Run:
    scope = Scope(statement, frames=dict(own))
    eyes = [Eye(world, scope, state, frame, depth=depth) for frame in own.values()]
    for eye in eyes:
        state.locals[eye.party, "side"] = world.d.leaf(eye.party)
        state.locals[eye.party, "cause"] = world.d.leaf(statement.section)
    return (Limit if statement.word == "gain" else Run)(world, statement, eyes, depth)


@remembered
def _writes(statement: e.Statement) -> tuple[frozenset[str], frozenset[str]]:
    """The facts a statement writes, and the statements it takes."""
    facts, takes = set(), set()
    for line in lines_of(statement):
        for node in walk(getattr(line, "effects", ())):
            if isinstance(node, e.ChangeBy | e.Becomes | e.ShiftBy):
                facts.add(node.fact)
            elif isinstance(node, e.Take) and not node.again:
                takes.add(node.statement)
    return frozenset(facts), frozenset(takes)


def written(rules: e.Ruleset, statement: e.Statement) -> list[str]:
    """The facts that a statement can write, with the statements it takes and the limits on what it gains."""
    facts: set[str] = set()
    todo, done = [statement], set()
    while todo:
        at = todo.pop()
        if at.name in done and at.word != "gain":
            continue
        done.add(at.name)
        own, takes = _writes(at)
        new = own - facts
        facts |= own
        todo += [rules.statements[name] for name in takes if name not in done]
        todo += [gain for gain in rules.gains if gain.fact in new]
    return sorted(facts)


def known(node: int) -> Lazy:
    return Lazy(partial(int, node))


def standard(die: str) -> tuple[int, ...]:
    return tuple(range(1, int(die[1:]) + 1))
