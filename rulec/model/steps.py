"""Steps of a test, action, contest or gain: lines in order -> steps, each seeing what those above it made."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from itertools import groupby
from typing import TypeVar

from attrs import evolve

from rulec.model import codes
from rulec.model import entities as e
from rulec.model.effects import resolve_effects
from rulec.model.expressions import count_of, resolve, typed
from rulec.model.fractions import figure_fraction, is_whole, need_whole, whole
from rulec.model.lines import base, formal, refuse, reserved, resolve_figure, resolve_per
from rulec.model.matches import resolve_match, resolve_tail
from rulec.model.names import expr_text, head_span, label_of
from rulec.model.scope import ROLLED, rolled_locals, unknown_name
from rulec.model.shared import all_shared, shared
from rulec.model.types import type_of
from rulec.model.world import NUMBER, Scope, Unresolved
from rulec.syntax import nodes as n

L = TypeVar("L", bound=e.Line | n.Line)
ONE = e.Const(Fraction(1), NUMBER)


def resolve_steps(scope: Scope, lines: Iterable[n.Line]) -> tuple[e.Step, ...]:
    """Verdicts, rolls and `each` that follow one another are one list; every other line is a step of its own."""
    written = list(lines)
    _announce(scope, written)
    found: list[e.Step] = []
    for _, run in groupby(enumerate(written), key=_list_of):
        block = [line for _, line in run]
        step = _step(scope, block)
        if step is not None:
            found.append(step)
    return tuple(found)


def _list_of(place: tuple[int, n.Line]) -> tuple[str, str, int]:
    at, line = place
    match line.lead:
        case n.Verdict():
            return ("verdict", "", 0)
        case n.Each():
            return ("each", "", 0)
        case n.Roll():
            return ("roll", line.tail.alias or "", 0)
        case _:
            return ("", "", at)


def _announce(scope: Scope, lines: list[n.Line]) -> None:
    """Note what the steps will make, so that a use above them can be told why it is too early."""
    rolls: dict[str, int] = {}
    for at, line in enumerate(lines):
        match line.lead:
            case n.ValueStep(name=name):
                if not (scope.word == "gain" and name.text == "gained"):
                    reserved(scope.world, name.text, name.span)
                scope.later.setdefault(name.text, line.span)
            case n.Roll():
                for name_ in (line.tail.alias,) if line.tail.alias else ROLLED:
                    scope.later.setdefault(name_, line.span)
                alias = line.tail.alias
                if alias and alias in rolls and rolls[alias] != at - 1:
                    text = f"two rolls of `{scope.name}` are called `{alias}`"
                    scope.world.report(codes.DUPLICATE_NAME, line.tail.span, text)
                if alias:
                    rolls[alias] = at


def _step(scope: Scope, block: list[n.Line]) -> e.Step | None:
    """One step; None if nothing of it could be resolved."""
    line = block[0]
    match line.lead:
        case n.Verdict():
            verdicts = kept(scope, block, verdict_line)
            return e.VerdictStep(verdicts) if verdicts else None
        case n.Roll():
            return _roll(scope, block)
        case n.Each():
            if not _rolled(scope, line):
                return None
            eaches = kept(scope, block, each_line)
            return e.EachStep(eaches) if eaches else None
        case n.Plain():
            plain = kept(scope, block, effect_line)
            return e.EffectStep(plain[0]) if plain else None
        case n.Modifiers():
            return _modifiers(scope, line)
        case n.ValueStep():
            return _value(scope, line, line.lead)
        case n.Results():
            return _results(scope, line, line.lead)
        case _:
            help_ = "steps are roll, modifiers, value, results, each, must, may, may not, a text and effects"
            text = f"this line does not belong in a {scope.word}"
            scope.world.report(codes.MISPLACED, head_span(line), text, help=help_)
            return None


def kept(scope: Scope, lines: Iterable[n.Line], make: Callable[[Scope, n.Line], L]) -> tuple[L, ...]:
    """The lines that can be resolved."""
    found = []
    for line in lines:
        try:
            found.append(make(scope, line))
        except Unresolved:
            scope.world.partial.add(scope.name)
    return tuple(found)


def under(scope: Scope, line: n.Line) -> Scope:
    """The scope of a block's lines: they inherit its citations."""
    return evolve(scope, cites=scope.world.cites(line.tail, scope.cites))


def _rolled(scope: Scope, line: n.Line) -> bool:
    if "total" in scope.locals:
        return True
    unknown_name(scope, "total", head_span(line))
    return False


# ---------------------------------------------------------------- lines


def verdict_line(scope: Scope, line: n.Line) -> e.VerdictLine:
    assert isinstance(line.lead, n.Verdict)
    refuse(scope, line, "a line that says who may", "per", "at_most")
    return e.VerdictLine(**base(scope, line), word=line.lead.word)


def effect_line(scope: Scope, line: n.Line) -> e.EffectLine:
    """A plain line, a case under a band, a line of a phase."""
    also = isinstance(line.lead, n.Plain) and line.lead.also
    common = base(scope, line)
    per = resolve_per(scope, line.tail.per)
    effects = resolve_effects(scope, line)
    if per is not None and per.each is None and line.tail.per and _changes_count(scope, effects):
        need_whole(scope, per.of, line.tail.per.of.span, "what is gained or lost")
    at_most = typed(scope, line.tail.at_most, NUMBER) if line.tail.at_most is not None else None
    return e.EffectLine(**common, effects=effects, also=also, per=per, at_most=at_most)


def _changes_count(scope: Scope, effects: tuple[e.Effect, ...]) -> bool:
    for effect in effects:
        if isinstance(effect, e.ChangeBy):
            record = scope.record_for(effect.who)
            fact = record.fact(effect.fact) if record else None
            if fact is not None and whole(fact.domain):
                return True
    return False


def each_line(scope: Scope, line: n.Line) -> e.EachLine:
    assert isinstance(line.lead, n.Each)
    refuse(scope, line, "a line about the faces of a die", "per", "at_most")
    match = resolve_match(scope, line.lead.match, NUMBER, whole=True)
    return e.EachLine(**base(scope, line), match=match, effects=resolve_effects(scope, line))


# ---------------------------------------------------------------- rolls and figures


def _roll(scope: Scope, block: list[n.Line]) -> e.RollStep | None:
    """A list of alternative rolls; what it makes is known even if a line of it could not be resolved."""
    name = block[0].tail.alias or ""
    lines = kept(scope, block, roll_line)
    made = {name: NUMBER} if name else rolled_locals()
    for key, type_ in made.items():
        scope.locals[key] = type_
        scope.later.pop(key, None)
        scope.fractions.pop(key, None)
        scope.shared.discard(key)
    return e.RollStep(lines, name) if lines else None


def roll_line(scope: Scope, line: n.Line) -> e.RollLine:
    assert isinstance(line.lead, n.Roll)
    refuse(scope, line, "a roll", "per", "at_most")
    return e.RollLine(**base(scope, line), dice=tuple(die_item(scope, item) for item in line.lead.dice))


def die_item(scope: Scope, item: n.DieItem) -> e.DieItem:
    """`2 AvD`, `shots D6`, `1 or 2 AvD`, `best of 2 D5`."""
    scope.world.die(item.die, item.span)
    if isinstance(item.low, n.Number) and item.low.value == 0 and item.high is None:
        help_ = "leave it out, or say when it is rolled: roll D6 when ..."
        raise scope.world.fail(codes.OUT_OF_DOMAIN, item.span, "a roll of no dice", help=help_)
    counts = []
    for node in (item.low, item.high):
        found = None if node is None else count_of(scope, node)
        if node is not None:
            need_whole(scope, found, node.span, "a number of dice")
        counts.append(found)
    return e.DieItem(item.die, counts[0] or ONE, counts[1], item.optional, item.pick)


def _modifiers(scope: Scope, line: n.Line) -> e.ModifiersStep | None:
    """Lines that add to total."""
    refuse(scope, line, "a list of modifiers", "alias", "per", "at_most", "otherwise")
    if not _rolled(scope, line):
        return None
    inner = under(scope, line)
    try:
        when = resolve_tail(scope, line.tail)
    except Unresolved:
        when = None
    figure = resolve_figure(inner, kept(scope, formal(line), _modifier), expect=NUMBER)
    at = figure_fraction(scope, figure, line.span)
    if at is not None:
        scope.fractions["total"] = at
    return e.ModifiersStep(label_of(line), when, figure, inner.cites, span=head_span(line))


def _modifier(scope: Scope, line: n.Line) -> n.Line:
    """A line of modifiers as it is; one without a sign is refused, since what the total is the dice have said."""
    if isinstance(line.lead, n.Set):
        figure = expr_text(line.lead.value)
        help_ = f"write +{figure} or -{figure}" if line.lead.stop is None else "write + or - and one figure"
        raise scope.world.fail(codes.UNSIGNED, line.lead.value.span, f"`{figure}` has no sign", help=help_)
    return line


def _value(scope: Scope, line: n.Line, lead: n.ValueStep) -> e.ValueStep:
    refuse(scope, line, "a value", "alias", "per", "at_most", "otherwise")
    name, inner = lead.name.text, under(scope, line)
    if name in scope.locals and name not in ("gained", *ROLLED) and line.tail.when is None and line.tail.unless is None:
        scope.world.report(codes.DUPLICATE_NAME, lead.name.span, f"`{name}` has been worked out above already")
    try:
        when = resolve_tail(scope, line.tail)
    except Unresolved:
        when = None
    expect = scope.locals.get(name) if name == "gained" else None
    figure = resolve_figure(inner, formal(line), lead.start, lead.stop, lead.rounding, expect)
    scope.locals[name] = figure.type
    scope.later.pop(name, None)
    at = figure_fraction(scope, figure, line.span)
    if at is not None:
        scope.fractions[name] = at
    if all_shared(scope, figure) and when is None:
        scope.shared.add(name)
    return e.ValueStep(name, label_of(line) or name.replace("_", " "), figure, inner.cites, when, span=head_span(line))


# ---------------------------------------------------------------- results


def _results(scope: Scope, line: n.Line, lead: n.Results) -> e.ResultsStep | None:
    """Bands on a figure, or on total; a list of texts only needs neither."""
    refuse(scope, line, "a list of results", "alias", "per", "at_most", "otherwise", "when")
    bands = any(isinstance(inner.lead, n.Band) for inner in line.body)
    on, type_ = None, NUMBER
    if lead.on is not None:
        try:
            on = resolve(scope, lead.on)
        except Unresolved:
            return None  # its bands are of a sort that is not known
        type_ = type_of(on)
    elif bands and not _rolled(scope, line):
        return None
    inner = under(scope, line)
    counts = scope.fractions.get("total") is None if on is None else is_whole(scope, on)
    lines = kept(inner, formal(line), lambda s, written: band_line(s, written, type_, counts))
    together = on is not None and shared(scope, on)
    return e.ResultsStep(label_of(line), on, together, lines, inner.cites, span=head_span(line))


def band_line(scope: Scope, line: n.Line, type_: e.Type, counts: bool) -> e.BandLine:
    """A band, `others`, or a line of text that is tried at its place; with the cases under it.

    counts: what it is a band of is always whole.
    """
    lead = line.lead
    refuse(scope, line, "a band", "per", "at_most")
    if isinstance(lead, n.Plain) and lead.also:
        message = "`also` stands under a band"
        raise scope.world.fail(codes.MISPLACED, head_span(line), message, help="indent it, or write it as a step below")
    if not isinstance(lead, n.Band | n.Others | n.Plain):
        help_ = "results are bands (3 to 4, 5 or more), others, and texts"
        raise scope.world.fail(codes.MISPLACED, head_span(line), "this line does not belong in results", help=help_)
    match = resolve_match(scope, lead.match, type_, counts) if isinstance(lead, n.Band) else None
    common = base(scope, line)
    effects = resolve_effects(scope, line)
    cases = kept(under(scope, line), formal(line), effect_line)
    return e.BandLine(**common, match=match, others=isinstance(lead, n.Others), effects=effects, cases=cases)


def roles_written(lines: Iterable[n.Line]) -> Iterator[str]:
    """The acts and tests that lines name, first to last."""
    for line in lines:
        for effect in line.effects:
            if isinstance(effect, n.Obliges):
                yield from effect.acts
            elif isinstance(effect, n.Take):
                yield effect.path[-1]
