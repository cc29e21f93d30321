"""Types: what may be added to, compared with, or stand for what. Types in, answers out; nothing is reported here."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from rulec.model import entities as e
from rulec.model.names import plain, slug
from rulec.model.world import FAILED, World

FIGURES = ("number", "length", "angle", "move", "ratio")

WORDS = {
    "number": "a number",
    "length": "a length",
    "angle": "an angle",
    "move": "a part of a move",
    "ratio": "a ratio",
    "member": "a choice",
    "yesno": "a yes or no",
    "list": "a list",
    "none": "none",
}


def sort_of(type_: e.Type) -> str:
    """Ratios mix with numbers."""
    return "number" if type_.sort == "ratio" else type_.sort


def is_figure(type_: e.Type) -> bool:
    return type_.sort in FIGURES or type_.sort == "none"


def agree(a: e.Type, b: e.Type) -> bool:
    """Whether values of the two types can be compared: same sort, same kind, or a choice with members in common."""
    if "none" in (a.sort, b.sort):
        return True
    if a.sort == b.sort == "member":
        return bool(a.kind and a.kind == b.kind) or bool(set(a.values) & set(b.values))
    return sort_of(a) == sort_of(b)


def describe(type_: e.Type) -> str:
    """A type in words, for messages."""
    if type_.sort == "member":
        if type_.kind:
            return f"{'an' if type_.kind[0].lower() in 'aeiou' else 'a'} {type_.kind}"
        shown = "/".join(type_.values[:4]) + ("/..." if len(type_.values) > 4 else "")
        return f"one of {shown}" if shown else "a choice"
    return WORDS[type_.sort]


def type_of(expr: e.Expr) -> e.Type:
    return e.Type("yesno") if isinstance(expr, e.LineHeld) else expr.type


def joined(a: e.Type | None, b: e.Type) -> e.Type:
    """The type of what can be either: choices without a kind are put together, otherwise the first that is known.

    Of what could be resolved in part only, nothing is known.
    """
    if FAILED in (a, b):
        return FAILED
    if a is None or a.sort == "none":
        return b
    if a.sort == b.sort == "member" and not a.kind and not b.kind:
        return e.Type("member", "", (*a.values, *(v for v in b.values if v not in a.values)))
    return a


def kind_type(kind: e.Kind) -> e.Type:
    return e.Type("member", kind.name, tuple(m.name for m in kind.members))


def negated(expr: e.Expr) -> e.Expr:
    """Minus the expression; constants folded."""
    if isinstance(expr, e.Const) and isinstance(expr.value, Fraction):
        return e.Const(-expr.value, expr.type)
    return e.Negate(expr, type_of(expr))


def find_members(world: World, type_: e.Type, text: str) -> tuple[str, ...] | None:
    """The members a name or label means in a type: one, or those of a group; None if it means none of them."""
    folded = plain(text).casefold()
    kind = world.kinds.get(type_.kind)
    if kind is None:
        if text in type_.values:
            return (text,)
        return next(((v,) for v in type_.values if plain(v).casefold() == folded or v == slug(text)), None)
    named: list[e.Member] = [*kind.members, *kind.groups]
    for member in named:
        if member.name == text:
            return member.group or (member.name,)
    for member in named:
        if folded in (member.label.casefold(), plain(member.name).casefold()):
            return member.group or (member.name,)
    return None


def member_options(world: World, type_: e.Type) -> list[str]:
    kind = world.kinds.get(type_.kind)
    return list(type_.values) if kind is None else [m.name for m in (*kind.members, *kind.groups)]


def leaves(expr: e.Expr) -> Iterator[e.Expr]:
    """Every reference inside an expression."""
    match expr:
        case e.TableCell(keys=keys):
            for key in keys:
                yield from leaves(key)
        case e.ColumnFor(keys=keys, of=of):
            for key in (*keys, of):
                yield from leaves(key)
        case e.Arith(left=left, right=right):
            yield from leaves(left)
            yield from leaves(right)
        case e.Negate(of=of):
            yield from leaves(of)
        case e.Fold(items=items):
            for item in items:
                yield from leaves(item)
        case e.Const():
            return
        case _:
            yield expr


def cond_leaves(cond: e.Cond | None) -> Iterator[e.Expr]:
    """Every reference inside a condition."""
    match cond:
        case None:
            return
        case e.Truth(of=of):
            yield from leaves(of)
        case e.IsMatch(of=of, match=match):
            yield from leaves(of)
            yield from match_leaves(match)
        case e.Compare(left=left, right=right):
            yield from leaves(left)
            yield from leaves(right)
        case e.Not(of=inner):
            yield from cond_leaves(inner)
        case e.All(of=parts) | e.AnyOf(of=parts):
            for part in parts:
                yield from cond_leaves(part)


def match_leaves(match: e.Match) -> Iterator[e.Expr]:
    for alt in match.alts:
        if isinstance(alt, e.Between):
            for bound in (alt.low, alt.high):
                if bound is not None:
                    yield from leaves(bound)
        elif isinstance(alt, e.Equals | e.Ranked):
            yield from leaves(alt.of)
