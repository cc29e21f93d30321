"""Condition or match + situation -> does it hold. The first layer of a reader: it judges, and leaves expressions open."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from attrs import define, field

from rulec.meaning.errors import NeedsChoice, RuleError
from rulec.meaning.frames import Frame
from rulec.meaning.situation import Entry, Situation
from rulec.meaning.values import Range
from rulec.model.entities import (
    All,
    AnyOf,
    Between,
    Cite,
    Compare,
    Cond,
    Equals,
    Expr,
    IsMatch,
    Line,
    Match,
    Members,
    Not,
    Ranked,
    Statement,
    Truth,
)


@define
class Scope:
    """A statement in hand: what its steps made and which of its lines counted, by party; frames of its parties."""

    statement: Statement
    locals: dict[tuple[str, str], Any] = field(factory=dict)
    held: dict[tuple[str, str], bool] = field(factory=dict)
    asking: set[tuple[str, str]] = field(factory=set)
    frames: Mapping[str, Frame] = field(factory=dict)


@define
class Judge(ABC):
    """Judges conditions for one party of a situation."""

    situation: Situation
    scope: Scope
    frame: Frame

    @abstractmethod
    def value(self, expr: Expr) -> Any: ...

    @property
    def party(self) -> str:
        return self.frame[""]

    def whom(self, who: str) -> str:
        return self.frame.get(who, who)

    def log(self, sort: str, line: Line, counted: bool, value: str = "") -> None:
        """Note a line that was considered, and that it counted."""
        if counted:
            self.situation.used.add(id(line))
        if line.name:
            key = (self.party, line.name)
            self.scope.held[key] = self.scope.held.get(key, False) or counted
        self.note(sort, line.name, line.label, counted, value, line.cites, line.ruling)

    def note(
        self, sort: str, name: str, label: str, counted: bool, value: str, cites: tuple[Cite, ...], ruling: str = ""
    ) -> None:
        if self.situation.tracing:
            statement = self.scope.statement.name
            entry = Entry(self.party, statement, sort, name, label, counted, value, cites, ruling)
            self.situation.trace.append(entry)

    def settled(self, expr: Expr) -> Any:
        """A value that must be known: an open range has to be chosen first."""
        value = self.value(expr)
        if isinstance(value, Range):
            raise NeedsChoice.within(value)
        return value

    def number(self, expr: Expr) -> Fraction:
        """A value that must be one figure; none counts as 0."""
        value = self.settled(expr)
        return Fraction(0) if value is None else Fraction(value)

    # ------------------------------------------------------------ conditions

    def holds(self, cond: Cond | None) -> bool:
        match cond:
            case None:
                return True
            case Truth(of=of):
                return self.value(of) is True
            case IsMatch(of=of, match=match_, negated=negated):
                return self.matches(match_, self.value(of)) is not negated
            case Compare(left=left, relation=relation, right=right):
                a, b = self.settled(left), self.settled(right)
                if a is None or b is None:
                    return False
                return bool(a <= b if relation == "within" else a < b if relation == "less than" else a > b)
            case Not(of=inner):
                return not self.holds(inner)
            case All(of=parts):
                return all(self.holds(p) for p in parts)
            case AnyOf(of=parts):
                return any(self.holds(p) for p in parts)

    def known(self, cond: Cond) -> bool | None:
        """Whether a condition holds as far as the facts given tell; None if they do not."""
        match cond:
            case Not(of=inner):
                held = self.known(inner)
                return None if held is None else not held
            case All(of=parts) | AnyOf(of=parts):
                settles = isinstance(cond, AnyOf)  # one part that is true settles an `or`, one that is false an `and`
                found = [self.known(p) for p in parts]
                if settles in found:
                    return settles
                return None if None in found else not settles
        try:
            return self.holds(cond)
        except RuleError:
            return None

    # ------------------------------------------------------------ matches

    def matches(self, match: Match, value: Any) -> bool:
        return any(self.alt(a, value) for a in match.alts)

    def alt(self, alt: Any, value: Any) -> bool:
        if isinstance(value, Range):
            raise NeedsChoice.within(value)
        match alt:
            case Members(values=values):
                return any(type(v) is type(value) and v == value for v in values)
            case Equals(of=of):
                there = self.settled(of)
                return type(there) is type(value) and bool(there == value)
            case Ranked(of=of, way=way, order=order):
                there = self.value(of)
                if value not in order or there not in order:
                    return False
                here, mark = order.index(value), order.index(there)
                return here <= mark if way == "better" else here >= mark
            case Between():
                return isinstance(value, Fraction) and self.between(alt, value)
        raise AssertionError(alt)

    def between(self, alt: Between, value: Fraction) -> bool:
        """Inside both bounds. A bound that is none (a dash in a table) holds nothing."""
        for bound, is_open, sign in ((alt.low, alt.low_open, 1), (alt.high, alt.high_open, -1)):
            if bound is None:
                continue
            limit = self.settled(bound)
            if limit is None or (value - limit) * sign < 0 or (is_open and value == limit):
                return False
        return True
