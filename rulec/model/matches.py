"""Matches and conditions: what is written after `is`, as a band, a face, a key; and when / unless. Syntax -> resolved."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise

from attrs import evolve

from rulec.diagnostics import Edit, Fix
from rulec.model import codes
from rulec.model import entities as e
from rulec.model.expressions import figure_of, resolve, unit_help
from rulec.model.fractions import is_whole
from rulec.model.names import did_you_mean, expr_text, match_text, renamed
from rulec.model.scope import bare
from rulec.model.types import agree, describe, find_members, is_figure, member_options, type_of
from rulec.model.world import FAILED, Scope, Unresolved, World
from rulec.source import Span
from rulec.syntax import nodes as n

NONE = e.Members((None,))
BETTER = {"or better": "better", "or more": "better", "or worse": "worse", "or less": "worse"}


def resolve_match(scope: Scope, node: n.Match, type_: e.Type, whole: bool = False) -> e.Match:
    """A match against something of a type. whole: it is always a whole number, so a fraction would never match."""
    for alt in node.alts if whole else ():
        not_a_fraction(scope.world, alt, "write {} for either, or {} for all between")
    alts = tuple(resolve_alt(scope, alt, type_) for alt in node.alts)
    return e.Match(alts, match_text(node), span=node.span)


def resolve_alt(scope: Scope, alt: n.Alt, type_: e.Type) -> e.Alt:
    if type_ == FAILED:
        raise Unresolved(type_.kind)
    if alt.form == "is" and isinstance(alt.low, n.Ref) and alt.low.path == ("none",) and "none" not in type_.values:
        return NONE
    if type_.sort == "list":
        raise scope.world.fail(codes.UNLIKE_COMPARED, alt.span, "a list cannot be compared with a value")
    if type_.sort == "member":
        return member_alt(scope, alt, type_)
    if type_.sort == "yesno":
        return yesno_alt(scope, alt, type_)
    return figure_alt(scope, alt, type_)


def not_a_fraction(world: World, alt: n.Alt, help_: str) -> None:
    """Refuse `5/6` alone where whole numbers are due: it is one fraction, and no list."""
    sign = "-" if isinstance(alt.low, n.Negative) else ""
    node = alt.low.of if isinstance(alt.low, n.Negative | n.Positive) else alt.low
    if alt.form == "is" and isinstance(node, n.Number) and node.unit is None and "/" in node.text:
        ends = [f"{sign}{end}" for end in node.text.split("/")]
        message = f"`{expr_text(alt.low)}` is one fraction, and only whole numbers come here"
        help_ = help_.format(" / ".join(ends), " to ".join(sorted(ends, key=int)))
        raise world.fail(codes.FRACTION, alt.span, message, help=help_)


# ---------------------------------------------------------------- figures


def figure_alt(scope: Scope, alt: n.Alt, type_: e.Type) -> e.Alt:
    """Numbers and quantities: a constant alone is from itself to itself, a fact alone is Equals."""
    low_node, high_node = alt.low, alt.high
    if high_node is not None:
        low_node = with_unit_of(low_node, high_node)
    high = _bound(scope, high_node, type_) if high_node is not None else None
    low = _bound(scope, low_node, type_)
    match alt.form:
        case "is":
            return e.Between(low, low) if isinstance(low, e.Const) else e.Equals(low)
        case "to":
            if _value(low) is not None and _value(high) is not None and _value(low) > _value(high):  # type: ignore[operator]
                text = f"{expr_text(low_node)} is more than {expr_text(high_node or low_node)}"
                help_ = f"write the lower end first: {expr_text(high_node or low_node)} to {expr_text(low_node)}"
                raise scope.world.fail(codes.BACKWARDS, alt.span, f"nothing lies between: {text}", help=help_)
            return e.Between(low, high)
        case "or more" | "or better":
            return e.Between(low, None)
        case "or less" | "or worse" | "within":
            return e.Between(None, low)
        case "more than" | "beyond":
            return e.Between(low, None, low_open=True)
        case _:
            return e.Between(None, low, high_open=True)


def _bound(scope: Scope, node: n.Expr, type_: e.Type) -> e.Expr:
    found = resolve(scope, node, type_)
    got = type_of(found)
    if not agree(type_, got) or not is_figure(got):
        text = f"{describe(type_)} is compared with {describe(got)}"
        raise scope.world.fail(codes.UNLIKE_COMPARED, node.span, text, help=unit_help(scope.world, type_))
    return found


def _value(expr: e.Expr | None) -> Fraction | None:
    return expr.value if isinstance(expr, e.Const) and isinstance(expr.value, Fraction) else None


def with_unit_of(low: n.Expr, high: n.Expr) -> n.Expr:
    """`10 to 30 cm`: the unit is written once."""
    match low, high:
        case n.Number(unit=None), n.Number(unit=unit) if unit:
            return evolve(low, unit=unit)
        case ((n.Negative() | n.Positive()), _):
            return evolve(low, of=with_unit_of(low.of, high))
        case _, n.Negative(of=of) | n.Positive(of=of):
            return with_unit_of(low, of)
    return low


# ---------------------------------------------------------------- yes/no and members


def yesno_alt(scope: Scope, alt: n.Alt, type_: e.Type) -> e.Alt:
    found = resolve(scope, alt.low, type_)
    if alt.form != "is" or not agree(type_, type_of(found)):
        raise scope.world.fail(codes.UNLIKE_COMPARED, alt.span, "a yes or no is only ever yes or no")
    return e.Members((found.value,)) if isinstance(found, e.Const) else e.Equals(found)


def member_alt(scope: Scope, alt: n.Alt, type_: e.Type) -> e.Alt:
    """Members, groups and spans spelt out; another fact is Equals or Ranked."""
    world = scope.world
    low = _members(scope, alt.low, type_)
    if alt.form == "is":
        return e.Members(low) if isinstance(low, tuple) else e.Equals(low)
    order = order_of(world, type_)
    if not order:
        text = f"{describe(type_)} has no order, so `{alt.form}` means nothing"
        raise world.fail(codes.NOT_ORDERED, alt.span, text, help="say `ordered best first` at the kind")
    if alt.form == "to" and alt.high is not None:
        high = _members(scope, alt.high, type_)
        if isinstance(low, tuple) and isinstance(high, tuple):
            places = [order.index(m) for m in (*low, *high)]
            return e.Members(tuple(m for m in type_.values if min(places) <= order.index(m) <= max(places)))
    elif alt.form in BETTER:
        way = BETTER[alt.form]
        if not isinstance(low, tuple):
            return e.Ranked(low, way, order)
        places = [order.index(m) for m in low]
        kept = order[: max(places) + 1] if way == "better" else order[min(places) :]
        return e.Members(tuple(m for m in type_.values if m in kept))
    text = f"`{alt.form}` does not fit {describe(type_)}"
    raise world.fail(codes.NOT_ORDERED, alt.span, text, help="use `or better`, `or worse`, or `A to C`")


def _members(scope: Scope, node: n.Expr, type_: e.Type) -> tuple[str, ...] | e.Expr:
    """The members a name means, or the fact it is."""
    world = scope.world
    if isinstance(node, n.Ref) and node.args is None and len(node.path) == 1:
        name = node.path[0]
        found = find_members(world, type_, name)
        if found:
            return found
        if bare(scope, name, node.span) is None:
            raise unknown_member(world, node, name, type_)
    expr = resolve(scope, node, type_)
    if not agree(type_, type_of(expr)):
        if isinstance(node, n.Ref) and len(node.path) == 1:
            raise unknown_member(world, node, node.path[0], type_)
        text = f"{describe(type_)} is compared with {describe(type_of(expr))}"
        raise world.fail(codes.UNLIKE_COMPARED, node.span, text)
    if isinstance(expr, e.Const) and isinstance(expr.value, str):
        return (expr.value,)
    return expr


def unknown_member(world: World, node: n.Expr | n.Cell, name: str, type_: e.Type) -> Exception:
    options = member_options(world, type_)
    help_ = did_you_mean(name, options) or f"it can be {', '.join(options[:12])}"
    fix = renamed(name, node.span, options)
    return world.fail(codes.UNKNOWN_MEMBER, node.span, f"`{name}` is not {describe(type_)}", help=help_, fix=fix)


def order_of(world: World, type_: e.Type) -> tuple[str, ...]:
    """Best first, for an ordered kind; else empty."""
    kind = world.kinds.get(type_.kind)
    return kind.best_first if kind else ()


# ---------------------------------------------------------------- conditions


def resolve_cond(scope: Scope, node: n.Cond) -> e.Cond:
    """A condition as written -> resolved; what stands alone must be a yes or no."""
    match node:
        case n.Holds(of=of):
            found = resolve(scope, of)
            if type_of(found).sort not in ("yesno", "none"):
                name, type_ = expr_text(of), type_of(found)
                help_ = f"say what it must be: {name} is ..." if type_.sort == "member" else f"say: {name} is 1 or more"
                raise scope.world.fail(codes.NOT_YES_NO, of.span, f"`{name}` is {describe(type_)}", help=help_)
            return e.Truth(found)
        case n.Is(of=of, match=match, negated=negated):
            found = resolve(scope, of)
            return e.IsMatch(found, resolve_match(scope, match, type_of(found), is_whole(scope, found)), negated)
        case n.Compare(left=left, relation=relation, right=right):
            a, b = figure_of(scope, left), figure_of(scope, right)
            if not agree(type_of(a), type_of(b)):
                text = f"{describe(type_of(a))} is compared with {describe(type_of(b))}"
                help_ = unit_help(scope.world, type_of(a))
                raise scope.world.fail(codes.UNLIKE_COMPARED, node.span, text, help=help_)
            return e.Compare(a, relation, b)
        case n.Not(of=inner):
            return e.Not(resolve_cond(scope, inner))
        case n.All(of=parts):
            return e.All(_each(scope, parts))
        case n.AnyOf(of=parts):
            return e.AnyOf(_each(scope, parts))


def _each(scope: Scope, parts: Sequence[n.Cond]) -> tuple[e.Cond, ...]:
    for before, part in pairwise(parts):
        if isinstance(before, n.Is) and isinstance(part, n.Holds):
            _not_a_value(scope, before, part)
    return tuple(resolve_cond(scope, part) for part in parts)


def _not_a_value(scope: Scope, before: n.Is, part: n.Holds) -> None:
    """Refuse `arm is foot or horse`, which joins a condition to a bare value; nothing else is said of the values."""
    value = resolve(scope, part.of, type_of(resolve(scope, before.of)))
    if isinstance(value, e.Const) and type_of(value).sort != "yesno":
        slash = " / " if isinstance(value.value, Fraction) else "/"
        listed = f"{match_text(before.match)}{slash}{expr_text(part.of)}"
        between = Span(part.of.span.path, before.match.span.end, part.of.span.start)
        said = f"`{expr_text(part.of)}` is a value, and a condition is due"
        help_ = f"values are listed with /: {expr_text(before.of)} is {'not ' * before.negated}{listed}"
        fix = Fix(f"write `{slash}`", (Edit(between, slash),))
        raise scope.world.fail(codes.NOT_YES_NO, part.of.span, said, help=help_, fix=fix)


def resolve_tail(scope: Scope, tail: n.Tail) -> e.Cond | None:
    """The whole condition of a line: when A unless B is A and not B."""
    when = resolve_cond(scope, tail.when) if tail.when is not None else None
    unless = e.Not(resolve_cond(scope, tail.unless)) if tail.unless is not None else None
    if when is not None and unless is not None:
        return e.All((when, unless))
    return when if unless is None else unless
