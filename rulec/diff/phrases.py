"""A node of the model -> the words of its author, for a report: +1, 120 yd, when arm is foot and not moved."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from rulec.diff.items import Amount, Default, MemberNames, Roles, TableKeys
from rulec.meaning.values import allowed, say, spell
from rulec.model import entities as e


def phrase(node: Any, length: str) -> str:
    """A part of an item in words. length is the ruleset's unit."""
    match node:
        case None:
            return ""
        case e.Match(text=text):
            return text
        case Amount(amount=amount, sign=sign, optional=optional):
            return f"{'optional ' if optional else ''}{sign}{phrase(amount, length)}"
        case Default(value=value):
            return spell(value)
        case MemberNames(names=names) | TableKeys(names=names):
            return ", ".join(names)
        case Roles(roles=roles):
            return ", ".join(roles)
        case e.Domain():
            return allowed(node, length)
        case e.Per():
            return _per(node, length)
        case e.DieItem():
            return _dice(node, length)
        case e.Truth() | e.IsMatch() | e.Compare() | e.Not() | e.All() | e.AnyOf():
            return _cond(node, length)
        case e.ChangeBy() | e.Becomes() | e.ShiftBy() | e.Obliges() | e.Take() | e.Nothing():
            return _effect(node, length)
        case tuple():
            return _listed(node, length)
        case Fraction() | int() | str():
            return spell(node)
    return _expr(node, length)


def _listed(parts: Sequence[Any], length: str) -> str:
    if parts and all(isinstance(part, e.DieItem) for part in parts):
        return " + ".join(_dice(part, length) for part in parts)
    return ", ".join(
        " ".join(w for w in (phrase(p, length) for p in part) if w) if isinstance(part, tuple) else phrase(part, length)
        for part in parts
    )


def _expr(node: Any, length: str) -> str:
    match node:
        case e.Const(value=value, type=type_):
            return say(value, type_, length)
        case e.FactOf(who=who, fact=name) | e.ValueOf(who=who, statement=name) | e.LocalOf(who=who, name=name):
            return _whose(who, name)
        case e.LineHeld(who=who, line=name):
            return _whose(who, name)
        case e.TableCell(table=table, keys=keys):
            return f"{table}({', '.join(phrase(k, length) for k in keys)})"
        case e.ColumnFor(which=which, table=table, keys=keys, of=of):
            inner = ", ".join(phrase(k, length) for k in keys)
            return f"{which} column of {table}({inner}) for {phrase(of, length)}"
        case e.Arith(op=op, left=left, right=right):
            return f"{_inner(left, length)} {op} {_inner(right, length)}"
        case e.Negate(of=of):
            return f"-{_inner(of, length)}"
        case e.Fold(how=how, items=items):
            return f"{how} of ({', '.join(phrase(i, length) for i in items)})"
        case e.FoldList(how=how, who=who, fact=fact, each=each):
            return f"{how} of {_whose(who, fact)}.{phrase(each, length)}"
    return str(node)


def _inner(node: Any, length: str) -> str:
    said = phrase(node, length)
    return f"({said})" if isinstance(node, e.Arith) else said


def _whose(who: str, name: str) -> str:
    return f"{who}.{name}" if who else name


def _per(per: e.Per, length: str) -> str:
    if per.each is None:
        return phrase(per.of, length)
    return f"{per.each} of {phrase(per.of, length)}{' or part' if per.or_part else ''}"


def _dice(item: e.DieItem, length: str) -> str:
    low = phrase(item.low, length)
    count = low if item.high is None else f"{low} or {phrase(item.high, length)}"
    many = "" if count == "1" else f"{count} "
    return f"{'optional ' if item.optional else ''}{item.pick + ' of ' if item.pick else ''}{many}{item.die}"


def _cond(cond: Any, length: str) -> str:
    match cond:
        case e.Truth(of=of):
            return phrase(of, length)
        case e.IsMatch(of=of, match=match, negated=negated):
            return f"{phrase(of, length)} is {'not ' if negated else ''}{match.text}"
        case e.Compare(left=left, relation=relation, right=right):
            return f"{phrase(left, length)} {relation} {phrase(right, length)}"
        case e.Not(of=inner):
            return f"not {_bracketed(inner, length)}"
        case e.All(of=parts):
            return " and ".join(_bracketed(p, length) for p in parts)
        case e.AnyOf(of=parts):
            return " or ".join(_bracketed(p, length) for p in parts)
    return str(cond)


def _bracketed(cond: Any, length: str) -> str:
    said = _cond(cond, length)
    return f"({said})" if isinstance(cond, e.All | e.AnyOf) else said


def _effect(effect: Any, length: str) -> str:
    match effect:
        case e.ChangeBy(who=who, fact=fact, amount=e.Negate(of=of)):
            return f"-{phrase(of, length)} {_whose(who, fact)}"
        case e.ChangeBy(who=who, fact=fact, amount=amount):
            said = phrase(amount, length)
            return f"{'' if said.startswith('-') else '+'}{said} {_whose(who, fact)}"
        case e.Becomes(who=who, fact=fact, value=value):
            return f"{_whose(who, fact)} = {phrase(value, length)}"
        case e.ShiftBy(who=who, fact=fact, way=way, amount=amount):
            return f"{_whose(who, fact)} {way} by {phrase(amount, length)}"
        case e.Obliges(who=who, verdict=verdict, acts=acts):
            return f"{who + ' ' if who else ''}{verdict} {'/'.join(acts)}"
        case e.Take(statement=statement, who=who):
            return f"take {statement}{' for ' + who if who else ''}"
    return "nothing"
