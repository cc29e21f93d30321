"""A node of the model -> a plain form that can be compared with one of the other ruleset, names translated.

Facts, values, terms, lines and what steps make are all plain references here: what became of the thing named is told
where it is declared, once. Figures are kept apart, so that two forms can be alike but for their figures.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, TypeAlias

import attrs
from attrs import define, field

from rulec.diff.items import Amount, Default, MemberNames, Roles, TableKeys
from rulec.model import entities as e

Form: TypeAlias = Any  # nested tuples of words and Figures


@define(frozen=True)
class Figure:
    """A number in a form, with its unit."""

    value: Fraction
    unit: str = ""


@define(eq=False)
class Names:
    """How one ruleset's names read in the other. Without any, names stay as they are."""

    refs: dict[str, str] = field(factory=dict)  # facts, values, terms, tests, tables
    lines: dict[str, str] = field(factory=dict)
    members: dict[str, str] = field(factory=dict)
    roles: dict[str, str] = field(factory=dict)
    dice: dict[str, str] = field(factory=dict)
    sections: dict[str, str] = field(factory=dict)

    def ref(self, name: str) -> str:
        return self.refs.get(name, name)

    def member(self, value: str) -> str:
        return self.members.get(value, self.sections.get(value, value))

    def reading(self, value: Any) -> Any:
        """A value that comes out, as the other ruleset would write it. One method for all, so that it is remembered."""
        if isinstance(value, str):
            return self.member(value)
        return f"no answer ({value.why})" if hasattr(value, "why") else value

    def role(self, name: str) -> str:
        return self.roles.get(name, name)


AS_WRITTEN = Names()


def form(node: Any, names: Names = AS_WRITTEN) -> Form:
    """The comparable form of a node."""
    match node:
        case e.Const(value=value, type=type_):
            return _value(value, type_.sort, names)
        case e.FactOf(who=who, fact=name) | e.ValueOf(who=who, statement=name) | e.LocalOf(who=who, name=name):
            return "ref", names.role(who), names.ref(name)
        case e.LineHeld(who=who, line=name):
            return "ref", names.role(who), names.lines.get(name, name)
        case e.TableCell(table=table, keys=keys):
            return "cell", names.ref(table), tuple(form(k, names) for k in keys)
        case e.ColumnFor(which=which, table=table, keys=keys, of=of):
            return "column", which, names.ref(table), tuple(form(k, names) for k in keys), form(of, names)
        case e.FoldList(how=how, who=who, fact=fact, each=each):
            return "over", how, names.role(who), names.ref(fact), form(each, names)
        case e.Arith(op=op, left=left, right=right):
            sides = (form(left, names), form(right, names))
            return (op, *(sorted(sides, key=repr) if op in "+x" else sides))
        case e.Fold(how=how, items=items):
            return how, tuple(sorted((form(i, names) for i in items), key=repr))
        case e.Match():
            return match_form(node, names)
        case e.Truth(of=of):
            return "holds", form(of, names)
        case e.All() | e.AnyOf():
            return type(node).__name__, tuple(sorted((form(p, names) for p in _flat(node)), key=repr))
        case e.Obliges(who=who, verdict=verdict, acts=acts):
            return "obliges", names.role(who), verdict, tuple(sorted(names.ref(a) for a in acts))
        case e.Take(statement=statement, who=who, again=again):
            return "take", names.ref(statement), names.role(who), again
        case e.ChangeBy(who=who, fact=fact) | e.Becomes(who=who, fact=fact) | e.ShiftBy(who=who, fact=fact):
            return _effect(node, who, fact, names)
        case e.DieItem(die=die):
            rest = (form(x, names) for x in (node.low, node.high, node.optional, node.pick))
            return "dice", names.dice.get(die, die), *rest
        case MemberNames(names=members, ordered=ordered):
            told = [names.member(m) for m in members]
            return "members", tuple(told if ordered else sorted(told))
        case Roles(roles=roles):
            return "roles", tuple(names.role(r) for r in roles)
        case TableKeys(names=keys):
            return "keys", tuple(names.ref(k.rpartition(".")[2]) for k in keys)
        case Amount(amount=amount, sign=sign, optional=optional):
            return "amount", sign, optional, form(amount, names)
        case Default(value=value):
            return "default", _value(value, "", names)
        case e.Domain():
            return _domain(node, names)
    return _plain(node, names)


def _flat(cond: e.All | e.AnyOf) -> list[e.Cond]:
    """The parts of a condition; brackets inside of the same word say nothing."""
    return [p for part in cond.of for p in (_flat(part) if type(part) is type(cond) else [part])]


def _plain(node: Any, names: Names) -> Form:
    if isinstance(node, tuple):
        return tuple(form(part, names) for part in node)
    if isinstance(node, bool | None | str):
        return node
    if isinstance(node, int | Fraction):
        return Figure(Fraction(node))
    if isinstance(node, Mapping):
        return tuple((key, form(value, names)) for key, value in node.items())
    skip = ("type", "span", "text", "cites")
    return type(node).__name__, *(
        form(getattr(node, a.name), names) for a in attrs.fields(type(node)) if a.name not in skip
    )


def _value(value: e.Value, sort: str, names: Names) -> Form:
    if isinstance(value, Fraction):
        return Figure(value, sort if sort in ("length", "angle", "move", "ratio") else "")
    return names.member(value) if isinstance(value, str) else value


def _effect(node: Any, who: str, fact: str, names: Names) -> Form:
    rest = [getattr(node, name) for name in ("amount", "value", "way") if hasattr(node, name)]
    return (
        type(node).__name__,
        names.role(who),
        names.ref(fact),
        *(part if isinstance(part, str) else form(part, names) for part in rest),
    )


def _domain(domain: e.Domain, names: Names) -> Form:
    if domain.type.sort == "member":
        return "member", domain.type.kind, tuple(sorted(names.member(v) for v in domain.type.values))
    bounds = (form(b, names) for b in (domain.low, domain.high, domain.step))
    return "domain", domain.type.sort, domain.record, *bounds


def match_form(match: e.Match, names: Names) -> Form:
    """A list of members is a set; bands of figures stay in their order."""
    members: list[Any] = []
    others: list[Form] = []
    for alt in match.alts:
        if isinstance(alt, e.Members):
            members += (names.member(v) if isinstance(v, str) else v for v in alt.values)
        elif isinstance(alt, e.Ranked):
            others.append(("ranked", form(alt.of, names), alt.way))
        else:
            others.append(form(alt, names))
    told = tuple(sorted({repr(m): m for m in members}.values(), key=repr))
    return "match", told, tuple(others)


def written(match: e.Match) -> str:
    """A match in its author's words, blanks and case apart."""
    return " ".join(match.text.lower().split())


def skeleton(of: Form) -> Form:
    """A form without its figures."""
    if isinstance(of, Figure):
        return "#", of.unit
    return tuple(map(skeleton, of)) if isinstance(of, tuple) else of


def figures(of: Form) -> list[Fraction]:
    """The figures of a form, in their order."""
    if isinstance(of, Figure):
        return [of.value]
    return [f for part in of for f in figures(part)] if isinstance(of, tuple) else []


def references(of: Form) -> set[str]:
    """The names that a form refers to, and the members it names."""
    if isinstance(of, str):
        return {of} if len(of) > 1 else set()
    if isinstance(of, tuple):
        return set().union(*map(references, of)) if of else set()
    return set()
