"""Domains: what a fact or a table's cell can be, as written -> a typed domain; and constants that must lie in one."""

from __future__ import annotations

from fractions import Fraction

from rulec.model import codes
from rulec.model import entities as e
from rulec.model.expressions import number, unit_help
from rulec.model.matches import not_a_fraction, unknown_member, with_unit_of
from rulec.model.names import did_you_mean, expr_text, renamed
from rulec.model.types import describe, find_members, is_figure, kind_type, sort_of
from rulec.model.world import FAILED, YESNO, Unresolved, World
from rulec.source import Span
from rulec.syntax import nodes as n

# what other languages call a sort of value, and how it is said here
_SORTS = {
    **dict.fromkeys(("bool", "boolean", "flag", "yesno"), "a yes or no is written yes/no"),
    **dict.fromkeys(("number", "int", "integer", "count", "num"), "numbers are written with their ends, as in 0 to 6"),
    **dict.fromkeys(("distance", "length", "inches"), "lengths are written with their ends, as in 0 in to 48 in"),
}


def make_domain(world: World, node: n.Domain) -> e.Domain:
    """`line/column`, `Grade`, `0 to 6`, `0 yd to 720 yd`, `1 to 6 of unit`, `0 moves to 1 move by 1/2 move`."""
    reason = node.assumed.text if node.assumed else ""
    if node.of is not None:
        record = world.record_of(node.of)
        if record is None:
            raise world.unknown(codes.UNKNOWN_ROLE, node.span, "no record is called", node.of, world.roles())
        low, high, type_ = _bounds(world, node)
        if type_.sort != "number" or low < 0 or low.denominator != 1 or high.denominator != 1:
            raise world.fail(
                codes.BAD_DOMAIN, node.span, "a list has so many things in it", help="as in 1 to 6 of unit"
            )
        return e.Domain(e.Type("list"), low, high, record=record.name, assumed=reason)
    if all(isinstance(alt.low, n.Ref) for alt in node.alts):
        return e.Domain(_choice(world, node), assumed=reason)
    low, high, type_ = _bounds(world, node)
    step = None
    if node.step is not None:
        by = number(world, node.step)
        if by.type.sort != type_.sort or node.step.value <= 0:
            raise world.fail(codes.BAD_DOMAIN, node.step.span, f"{describe(type_)} cannot go up by this")
        step = node.step.value
    return e.Domain(type_, low, high, step, assumed=reason)


def _choice(world: World, node: n.Domain) -> e.Type:
    """A kind, yes/no, or a choice of names."""
    names: list[str] = []
    for alt in node.alts:
        if alt.form != "is" or not isinstance(alt.low, n.Ref) or len(alt.low.path) != 1 or alt.low.args is not None:
            raise world.fail(codes.BAD_DOMAIN, alt.span, "a choice is a list of names", help="as in line/column")
        if alt.low.path[0] in names:
            raise world.fail(codes.DUPLICATE_NAME, alt.span, f"`{alt.low.path[0]}` is in this choice already")
        names.append(alt.low.path[0])
    if sorted(names) == ["no", "yes"]:
        return YESNO
    if len(names) == 1:
        kind = world.kinds.get(names[0])
        if kind is None:
            help_ = _SORTS.get(names[0].lower()) or did_you_mean(names[0], world.kinds)
            help_ = help_ or f"declare it: kind {names[0]}, or write a choice: a/b/c"
            fix = renamed(names[0], node.span, world.kinds)
            raise world.fail(codes.UNKNOWN_KIND, node.span, f"no kind is called `{names[0]}`", help=help_, fix=fix)
        return kind_type(kind)
    if "yes" in names or "no" in names:
        raise world.fail(
            codes.BAD_DOMAIN, node.span, "yes and no go together and with nothing else", help="write yes/no"
        )
    return e.Type("member", "", tuple(names))


def _bounds(world: World, node: n.Domain) -> tuple[Fraction, Fraction, e.Type]:
    """`n to m`, or one number; both ends of one sort, the lower first."""
    alt = node.alts[0]
    if len(node.alts) > 1 or alt.form not in ("is", "to"):
        message = "numbers are given as a range"
        raise world.fail(codes.BAD_DOMAIN, node.span, message, help="as in 0 to 6")
    not_a_fraction(world, alt, "whole numbers are given as a range: {1}")
    high_node = alt.high if alt.high is not None else alt.low
    high = figure(world, high_node)  # first, because the unit may be written here only
    low = figure(world, with_unit_of(alt.low, high_node))
    if low.type.sort != high.type.sort:
        text = f"from {describe(low.type)} to {describe(high.type)}"
        raise world.fail(codes.UNLIKE_COMPARED, alt.span, text, help=unit_help(world, low.type))
    assert isinstance(low.value, Fraction)
    assert isinstance(high.value, Fraction)
    if low.value > high.value:
        help_ = f"write the lower end first: {expr_text(high_node)} to {expr_text(alt.low)}"
        raise world.fail(codes.BACKWARDS, alt.span, "nothing lies between these", help=help_)
    return low.value, high.value, low.type


def figure(world: World, node: n.Expr) -> e.Const:
    """A number as written, with its sign."""
    match node:
        case n.Number():
            return number(world, node)
        case n.Positive(of=of):
            return figure(world, of)
        case n.Negative(of=of):
            found = figure(world, of)
            assert isinstance(found.value, Fraction)
            return e.Const(-found.value, found.type)
        case _:
            message = f"`{expr_text(node)}` is not a number"
            raise world.fail(codes.BAD_DOMAIN, node.span, message, help="a bound is a number, as in 0 to 6")


def constant(world: World, node: n.Expr, type_: e.Type) -> e.Value:
    """A value written out, of a type: a number, a member, yes, no or none."""
    if type_ == FAILED:
        raise Unresolved("the type could not be resolved")
    if isinstance(node, n.Ref) and len(node.path) == 1 and node.args is None:
        name = node.path[0]
        if name == "none" and "none" not in type_.values:
            return None
        if type_.sort == "yesno" and name in ("yes", "no"):
            return name == "yes"
        if type_.sort == "member":
            members = find_members(world, type_, name)
            if members is None:
                raise unknown_member(world, node, name, type_)
            if len(members) > 1:
                text = f"`{name}` is a group ({', '.join(members)}), and one of them is due"
                raise world.fail(codes.UNKNOWN_MEMBER, node.span, text)
            return members[0]
    elif is_figure(type_) and isinstance(node, n.Number | n.Positive | n.Negative):
        found = figure(world, node)
        if type_.sort == "none" or sort_of(found.type) == sort_of(type_):
            return found.value
        text = f"{describe(found.type)} where {describe(type_)} is due"
        raise world.fail(codes.UNLIKE_COMPARED, node.span, text, help=unit_help(world, type_))
    raise world.fail(codes.UNLIKE_COMPARED, node.span, f"`{expr_text(node)}` where {describe(type_)} is due")


def inside(domain: e.Domain, value: e.Value) -> bool:
    """Whether a number lies within the bounds of a domain; other values have been checked by their type."""
    if isinstance(value, bool) or not isinstance(value, Fraction):
        return True
    return (domain.low is None or value >= domain.low) and (domain.high is None or value <= domain.high)


def domain_text(domain: e.Domain, unit: str) -> str:
    """The bounds of a domain as an author would write them."""
    sort = domain.type.sort
    after = f" {unit}" if sort == "length" and unit else {"angle": " deg", "move": " move"}.get(sort, "")
    return f"{domain.low}{after} to {domain.high}{after}"


def out_of_domain(world: World, span: Span, name: str, domain: e.Domain) -> Unresolved:
    """Report a value of a fact that lies outside its bounds."""
    bounds = domain_text(domain, world.length)
    return world.fail(codes.OUT_OF_DOMAIN, span, f"`{name}` can never be this", help=f"it is declared as {bounds}")
