"""Two conditions of two rulesets -> whether they mean the same, tried in every case that their words tell apart.

The cases range over what both rulesets know: members that have no counterpart are left out here, since the vocabulary
that gained or lost them says so itself. Beyond a limit two conditions are the same only if they are written the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from itertools import pairwise, product
from math import prod
from typing import Any, TypeAlias

import attrs
from attrs import define, evolve, field, frozen

from rulec.diff.canon import Names, form, references, written
from rulec.diff.items import definition
from rulec.meaning.lines import walk
from rulec.model import entities as e

MOST_CASES = 5_000
OTHER = ("other",)  # any member that no condition names
Test: TypeAlias = Callable[[Any], bool]


@frozen
class Side:
    """One ruleset, how its names read in the other, and the lines of the statement in hand by name."""

    rules: e.Ruleset
    names: Names
    lines: Mapping[str, e.Line] = field(factory=dict)
    alone: frozenset[str] = frozenset()  # terms, values and lines without a counterpart
    strangers: frozenset[str] = frozenset()  # members and groups without one, in small letters
    facts: frozenset[str] = frozenset()  # facts without one
    stand_ins: Mapping[str, str] = field(factory=dict)  # for members without one, the groups that both have
    opaque: frozenset[str] = frozenset()  # terms that are a fact over there: they say nothing more
    lone: frozenset[str] = frozenset()  # tests, actions and contests without one
    regraded: frozenset[str] = frozenset()  # members that are a group over there, in small letters

    def member(self, value: Any) -> Any:
        """A member as the other ruleset calls it; one that it does not have stands for the groups it is in."""
        if not isinstance(value, str):
            return value
        return self.stand_ins.get(value) or self.names.member(value)


@define
class Variable:
    """What is asked about: its members, or the marks that its figures are compared with."""

    members: set[Any] = field(factory=set)
    marks: set[Fraction] = field(factory=set)
    whole: bool = True
    domains: dict[bool, frozenset[Any]] = field(factory=dict)  # of either side

    def cases(self) -> list[Any]:
        if self.marks:
            return [*self._stretches(), *(m for m in self.members if m is None)]
        if self.members <= {True, False}:
            return [False, True]
        shared = frozenset.intersection(*self.domains.values()) if self.domains else frozenset(self.members)
        named = [m for m in self.members if not shared or m in shared or m is None]
        return sorted(named, key=repr) + ([OTHER] if shared - self.members else [])

    def _stretches(self) -> list[Fraction]:
        """Every mark, and a figure on either side of it."""
        marks = sorted(self.marks)
        if self.whole and all(m.denominator == 1 for m in marks):
            return sorted({m + d for m in marks for d in (-1, 0, 1)})
        between = [(a + b) / 2 for a, b in pairwise(marks)]
        return sorted({*marks, *between, marks[0] - 1, marks[-1] + 1})


@define
class Sweep:
    """Both conditions as functions of the same variables."""

    variables: dict[Any, Variable] = field(factory=dict)

    def read(self, cond: e.Cond | None, side: Side, new: bool) -> Callable[[Mapping[Any, Any]], bool]:
        match cond:
            case None:
                return lambda _: True
            case e.Not(of=inner):
                held = self.read(inner, side, new)
                return lambda at: not held(at)
            case e.All(of=parts):
                every = [self.read(p, side, new) for p in parts]
                return lambda at: all(p(at) for p in every)
            case e.AnyOf(of=parts):
                some = [self.read(p, side, new) for p in parts]
                return lambda at: any(p(at) for p in some)
            case e.Truth(of=of):
                return self.leaf(form(of, side.names), lambda v: v is True, {True, False})
            case e.IsMatch(of=of, match=match, negated=negated):
                found = self.match(of, match, side, new)
                return (lambda at: not found(at)) if negated else found
            case e.Compare(left=left, relation=relation, right=right):
                return self.compare(left, relation, right, side)

    def leaf(self, key: Any, test: Test, members: set[Any]) -> Callable[[Mapping[Any, Any]], bool]:
        self.variables.setdefault(key, Variable()).members |= members
        return lambda at: test(at[key])

    def compare(self, left: e.Expr, relation: str, right: e.Expr, side: Side) -> Callable[[Mapping[Any, Any]], bool]:
        a, b = form(left, side.names), form(right, side.names)
        if isinstance(right, e.Const) and isinstance(right.value, Fraction):
            mark = right.value
            tests: dict[str, Test] = {
                "within": lambda v: v <= mark, "less than": lambda v: v < mark,
                "beyond": lambda v: v > mark, "more than": lambda v: v > mark,
            }  # fmt: skip
            return self.figure(a, {mark}, tests[relation], _type(left))
        if relation == "less than":
            a, b, relation = b, a, "more than"
        return self.leaf(("compare", a, "more than" if relation == "beyond" else relation, b), _is_true, {True, False})

    def figure(self, key: Any, marks: set[Fraction], test: Test, type_: e.Type) -> Callable[[Mapping[Any, Any]], bool]:
        variable = self.variables.setdefault(key, Variable())
        variable.marks |= marks
        variable.whole = variable.whole and type_.sort == "number"
        return lambda at: isinstance(at[key], Fraction) and test(at[key])

    def match(self, of: e.Expr, match: e.Match, side: Side, new: bool) -> Callable[[Mapping[Any, Any]], bool]:
        key = form(of, side.names)
        found = []
        for alt in match.alts:
            match alt:
                case e.Members(values=values):
                    told = {side.member(v) for v in values}
                    found.append(self.leaf(key, lambda v, told=told: v in told, told))  # type: ignore[misc]
                    domain = _type(of).values
                    if domain:
                        known = frozenset(map(side.member, domain))
                        self.variables[key].domains.setdefault(new, known)
                case e.Between(low=low, high=high) if _constant(low) and _constant(high):
                    found.append(self.band(key, alt, _type(of)))
                case _:
                    opaque = ("match", key, form(alt, side.names))
                    found.append(self.leaf(opaque, _is_true, {True, False}))
        return lambda at: any(f(at) for f in found)

    def band(self, key: Any, band: e.Between, type_: e.Type) -> Callable[[Mapping[Any, Any]], bool]:
        low = band.low.value if isinstance(band.low, e.Const) else None
        high = band.high.value if isinstance(band.high, e.Const) else None
        marks = {m for m in (low, high) if isinstance(m, Fraction)}

        def inside(v: Any) -> bool:
            above = not isinstance(low, Fraction) or v > low or (v == low and not band.low_open)
            return above and (not isinstance(high, Fraction) or v < high or (v == high and not band.high_open))

        return self.figure(key, marks, inside, type_)


def _is_true(value: Any) -> bool:
    return value is True


def _constant(bound: e.Expr | None) -> bool:
    return bound is None or (isinstance(bound, e.Const) and isinstance(bound.value, Fraction))


def _type(of: e.Expr) -> e.Type:
    found = getattr(of, "type", None)
    return found if isinstance(found, e.Type) else e.Type("yesno")


# ---------------------------------------------------------------- the question


def same_meaning(old: e.Cond | None, new: e.Cond | None, one: Side, two: Side) -> bool:
    """Whether two conditions hold in the same cases, their terms taken as they stand or spelt out."""
    if mentions_alone(old, one) or mentions_alone(new, two):
        return False
    for spelt in (False, True):
        a, b = (_spelt_out(cond, side, 0, every=spelt) for cond, side in ((old, one), (new, two)))
        if form(a, one.names) == form(b, two.names) or _agree(a, b, one, two):
            return True
    return False


def spelt_out(cond: e.Cond | None, side: Side) -> e.Cond | None:
    """A condition with the terms that its ruleset has alone replaced by what they say."""
    return _spelt_out(cond, side, 0, every=False)


def _agree(old: e.Cond | None, new: e.Cond | None, one: Side, two: Side) -> bool:
    sweep = Sweep()
    first, second = sweep.read(old, one, False), sweep.read(new, two, True)
    keys = list(sweep.variables)
    cases = [sweep.variables[key].cases() for key in keys]
    if prod(map(len, cases)) > MOST_CASES:
        return False
    return all(first(at) == second(at) for at in (dict(zip(keys, case, strict=True)) for case in product(*cases)))


def mentions_alone(cond: e.Cond | None, side: Side) -> bool:
    """Whether a condition names a member, by itself or as a group, that the other ruleset does not have."""
    texts = [w for match in _matches(cond) for w in written(match).replace("/", " ").split()]
    return any(word in side.strangers for word in texts)


def _matches(node: Any) -> list[e.Match]:
    if isinstance(node, e.Match):
        return [node]
    if isinstance(node, tuple):
        return [m for part in node for m in _matches(part)]
    if attrs.has(type(node)):
        return [m for a in attrs.fields(type(node)) for m in _matches(getattr(node, a.name))]
    return []


def _spelt_out(cond: e.Cond | None, side: Side, depth: int, every: bool) -> e.Cond | None:
    """A condition with terms and named lines replaced by what they say: those without a counterpart, or all."""
    match cond:
        case e.Not(of=inner):
            found = _spelt_out(inner, side, depth, every)
            return e.Not(found) if found is not None else cond
        case e.All(of=parts) | e.AnyOf(of=parts):
            told = tuple(_spelt_out(p, side, depth, every) for p in parts)
            return evolve(cond, of=tuple(t for t in told if t is not None))
        case e.Truth(of=e.ValueOf(statement=name)) if name in side.opaque:
            return cond
        case e.Truth(of=e.ValueOf(who=who, statement=name)) if (every or name in side.alone) and depth < 8:
            meant = definition(side.rules.statements[name])
            seen = _seen_from(meant, who) if meant is not None else None
            return cond if seen is None else _spelt_out(seen, side, depth + 1, every)
        case e.Truth(of=e.LineHeld(who="", line=name)) if every or name in side.alone:
            line = side.lines.get(name)
            still = line is not None and line.when is not None and not _asked(line.when) & _set_by(side)
            return _spelt_out(line.when, side, depth + 1, every) if line is not None and still else cond
    return cond


def _asked(cond: e.Cond) -> set[str]:
    return {node.fact for node in walk(cond) if isinstance(node, e.FactOf)}


def _set_by(side: Side) -> set[str]:
    """The facts that the statement in hand sets: asked again later, a line that held by them need not hold."""
    nodes = [node for line in side.lines.values() for node in walk(line)]
    for name in sorted(_taken(nodes, side.rules)):
        nodes += walk(side.rules.statements[name])
    return {node.fact for node in nodes if isinstance(node, e.ChangeBy | e.Becomes | e.ShiftBy)}


def _taken(nodes: Iterable[Any], rules: e.Ruleset) -> set[str]:
    """The statements that are done at once, and those that these do."""
    found: set[str] = set()
    left = [node.statement for node in nodes if isinstance(node, e.Take)]
    while left:
        name = left.pop()
        if name not in found and name in rules.statements:
            found.add(name)
            left += [node.statement for node in walk(rules.statements[name]) if isinstance(node, e.Take)]
    return found


def _seen_from(cond: e.Cond, who: str) -> e.Cond | None:
    """What a term says of another party, from where it is asked; None if that cannot be told."""
    if not who:
        return cond
    others = {"enemy": ""} if who == "enemy" else {}
    turned: e.Cond = _turned(cond, {"": who, **others})
    return turned


def _turned(node: Any, turn: Mapping[str, str]) -> Any:
    if isinstance(node, tuple):
        return tuple(_turned(part, turn) for part in node)
    if attrs.has(type(node)) and not isinstance(node, e.Type):
        changes = {
            a.name: turn.get(value, value) if a.name == "who" else _turned(value, turn)
            for a in attrs.fields(type(node)) if (value := getattr(node, a.name)) is not None and a.name != "span"
        }  # fmt: skip
        return evolve(node, **changes)
    return node


def speaks_of(node: Any, names: Names) -> set[str]:
    """All that a node refers to."""
    return references(form(node, names))
