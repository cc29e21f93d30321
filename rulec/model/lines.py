"""Lines: what every line has (name, text, condition, citations, notes), and the lines that make a figure."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from attrs import evolve

from rulec.model import codes
from rulec.model import entities as e
from rulec.model.expressions import count_of, figure_of, number, require, resolve, typed, unit_help
from rulec.model.fractions import is_whole
from rulec.model.matches import resolve_match, resolve_tail
from rulec.model.names import label_of, line_name
from rulec.model.scope import BUILT_IN
from rulec.model.types import agree, describe, is_figure, joined, negated, type_of
from rulec.model.world import FAILED, NUMBER, Scope, Unresolved, World
from rulec.source import Span
from rulec.syntax import nodes as n


def base(scope: Scope, line: n.Line) -> dict[str, Any]:
    """The fields every line of the model has."""
    return {
        "name": line_name(line),
        "label": label_of(line),
        "when": resolve_tail(_without_itself(scope, line), line.tail),
        "otherwise": line.tail.otherwise,
        "cites": scope.world.cites(line.tail, scope.cites),
        "notes": notes_of(line),
        "ruling": scope.world.ruling_of.get(line.span, ""),
        "span": line.span,
    }


def _without_itself(scope: Scope, line: n.Line) -> Scope:
    """A line cannot wait for itself: `"steady" when steady` means something else that is called so."""
    name = "" if line.tail.alias else line_name(line)
    return evolve(scope, texts=scope.texts - {name}) if name in scope.texts else scope


def notes_of(line: n.Line) -> tuple[str, ...]:
    return tuple(inner.label.text for inner in line.body if isinstance(inner.lead, n.Note) and inner.label)


def formal(line: n.Line) -> Iterator[n.Line]:
    """The lines of a block that are not notes."""
    return (inner for inner in line.body if not isinstance(inner.lead, n.Note))


def known_lines(scope: Scope, lines: Iterable[n.Line]) -> None:
    """Enter the names of all lines of a statement into its scope; a name given with `as` is given once."""
    for line in lines:
        alias = line.tail.alias
        if alias and not isinstance(line.lead, n.Roll):
            reserved(scope.world, alias, line.tail.span)
            if alias in scope.aliases:
                text = f"two lines of `{scope.name}` are called `{alias}`"
                scope.world.report(codes.DUPLICATE_NAME, line.tail.span, text)
            scope.aliases.add(alias)
        elif line.label and not isinstance(line.lead, n.Note | n.ValueStep | n.Modifiers | n.Results | n.Roll):
            scope.texts.add(line_name(line))
        known_lines(scope, line.body)


def reserved(world: World, name: str, span: Span) -> None:
    """Report a name that the language has taken for itself."""
    if name in BUILT_IN:
        help_ = f"the built-in names are {', '.join(BUILT_IN)}"
        world.report(codes.RESERVED_NAME, span, f"`{name}` already means something in every ruleset", help=help_)


# where what is refused on a line can be said
_INSTEAD = {
    "alias": "leave it out; lines and rolls have names, blocks do not",
    "per": "leave it out; effects and signed figures are counted with per, dice by a number before them: 2 D6",
    "at_most": "leave it out, or write `at most N` as a line of a value",
    "otherwise": "leave it out, or write the condition with when",
}


def refuse(scope: Scope, line: n.Line, what: str, *parts: str) -> None:
    """Report parts of the tail that mean nothing on this sort of line: as per at_most otherwise, or a condition."""
    tail = line.tail
    for part, written in (("alias", "as"), ("per", "per"), ("at_most", "at most"), ("otherwise", "otherwise")):
        value = getattr(tail, part)
        if part in parts and value:
            span = tail.span if isinstance(value, str | bool) else value.span
            scope.world.report(codes.MISPLACED, span, f"`{written}` means nothing on {what}", help=_INSTEAD[part])
    if "when" in parts and (tail.when is not None or tail.unless is not None):
        cond = tail.when or tail.unless
        assert cond is not None
        message = f"{what} cannot have a condition"
        scope.world.report(codes.MISPLACED, cond.span, message, help="write it on the lines of the block")


def resolve_per(scope: Scope, per: n.Per | None) -> e.Per | None:
    """`per dp`, `per 45 deg of angle or part`."""
    if per is None:
        return None
    if per.each is None:
        return e.Per(count_of(scope, per.of))
    each, of = number(scope.world, per.each), figure_of(scope, per.of)
    if not agree(type_of(of), each.type):
        text = f"{describe(type_of(of))} is counted in {describe(each.type)}"
        help_ = unit_help(scope.world, type_of(of))
        raise scope.world.fail(codes.UNLIKE_COMPARED, per.each.span, text, help=help_)
    if per.each.value <= 0:
        raise scope.world.fail(codes.BACKWARDS, per.each.span, f"nothing can be counted by {per.each.text}")
    return e.Per(of, per.each.value, per.or_part)


# ---------------------------------------------------------------- figures


def resolve_figure(
    scope: Scope,
    lines: Iterable[n.Line],
    start: n.Expr | None = None,
    stop: n.Expr | None = None,
    rounding: str | None = None,
    expect: e.Type | None = None,
) -> e.Figure:
    """The lines of a `value` or `modifiers`: all of one type, that of the header or of the unsigned lines."""
    first, last, type_ = None, None, expect
    if start is not None:
        try:
            first, last, found = spread(scope, start, stop, expect)
            type_ = expect or found
        except Unresolved:
            type_ = expect or FAILED
    written = list(lines)
    made: dict[int, e.FigureLine] = {}
    # What the figure is, its unsigned lines say; so they are read first, wherever they stand.
    for at in sorted(range(len(written)), key=lambda i: not isinstance(written[i].lead, n.Set)):
        try:
            made[at], found = resolve_figure_line(scope, written[at], type_)
        except Unresolved:
            if isinstance(written[at].lead, n.Set) and expect is None:
                type_ = FAILED
            continue
        type_ = joined(type_, found) if expect is None else type_
    return e.Figure(first, last, rounding, tuple(made[at] for at in sorted(made)), type_ or NUMBER)


def spread(
    scope: Scope, low: n.Expr, high: n.Expr | None, expect: e.Type | None
) -> tuple[e.Expr, e.Expr | None, e.Type]:
    """`2 in`, `2 in to 4 in`: a figure, or a range of it that is left to the player."""
    first = resolve(scope, low, expect)
    type_ = type_of(first)
    if expect is not None:
        require(scope.world, low.span, expect, type_)
    if high is None:
        return first, None, type_
    if not is_figure(type_):
        raise scope.world.fail(codes.NOT_A_FIGURE, low.span, f"{describe(type_)} where a figure is due")
    last = typed(scope, high, type_)
    a, b = constant(first), constant(last)
    if a is not None and b is not None and a > b:
        message = "the lower end of a range comes first"
        raise scope.world.fail(codes.BACKWARDS, Span(low.span.path, low.span.start, high.span.end), message)
    return first, last, type_


def constant(expr: e.Expr) -> Any:
    return expr.value if isinstance(expr, e.Const) and not isinstance(expr.value, bool | str) else None


def resolve_figure_line(scope: Scope, line: n.Line, type_: e.Type | None) -> tuple[e.FigureLine, e.Type]:
    """One line of a figure of a type (None: not known yet), and the type the line has."""
    world, lead = scope.world, line.lead
    if not isinstance(lead, n.Set) and type_ is not None and not is_figure(type_):
        text = f"the figure is {describe(type_)}, so nothing can be added to it or taken from it"
        raise world.fail(codes.NOT_A_FIGURE, line.span, text)
    if not isinstance(lead, n.Add):
        refuse(scope, line, "a line that adds nothing", "per", "at_most")
    common = base(scope, line)
    match lead:
        case n.Add(sign=sign, amount=amount, optional=optional):
            found, got = addend(scope, amount, type_)
            per = resolve_per(scope, line.tail.per)
            cap = typed(scope, line.tail.at_most, got) if line.tail.at_most is not None else None
            made = e.FigureLine(**common, op="add", amount=found, sign=sign, optional=optional, per=per, at_most=cap)
            return made, got
        case n.Set(value=value, stop=stop, rounding=rounding):
            low, high, got = spread(scope, value, stop, type_)
            return e.FigureLine(**common, op="set", amount=low, stop=high, rounding=rounding), got
        case n.Double():
            return e.FigureLine(**common, op="double"), type_ or NUMBER
        case n.Halve(rounding=rounding):
            return e.FigureLine(**common, op="halve", rounding=rounding), type_ or NUMBER
        case n.AtLeast(value=value) | n.AtMost(value=value):
            found, got = addend(scope, value, type_)
            return e.FigureLine(
                **common, op="at least" if isinstance(lead, n.AtLeast) else "at most", amount=found
            ), got
        case n.By():
            return by_line(scope, lead, type_, common)
        case _:
            help_ = "a figure is made of +1, -1, 4 in, double, halve, at least, at most and by"
            raise world.fail(codes.MISPLACED, line.span, "this line does not belong in a figure", help=help_)


def addend(scope: Scope, node: n.Expr, type_: e.Type | None) -> tuple[e.Expr, e.Type]:
    """What is added to a figure, or caps it: of the figure's sort."""
    found = figure_of(scope, node)
    if type_ is not None:
        require(scope.world, node.span, type_, type_of(found))
    return found, type_of(found)


def by_line(scope: Scope, lead: n.By, type_: e.Type | None, common: dict[str, Any]) -> tuple[e.FigureLine, e.Type]:
    """`by grade "Grade": A +2, B +1`: pairs that cannot be resolved are left out."""
    of = resolve(scope, lead.of)
    pairs: list[tuple[e.Match, e.Expr | None]] = []
    for match, amount in lead.pairs:
        try:
            when = resolve_match(scope, match, type_of(of), is_whole(scope, of))
            if amount is None:
                pairs.append((when, None))
                continue
            inner = amount.of if isinstance(amount, n.Positive | n.Negative) else amount
            found, got = addend(scope, inner, type_)
            type_ = type_ or got
            pairs.append((when, negated(found) if isinstance(amount, n.Negative) else found))
        except Unresolved:
            continue
    return e.FigureLine(**common, op="by", by=of, pairs=tuple(pairs)), type_ or NUMBER
