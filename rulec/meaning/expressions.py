"""Expression + situation -> value. The whole reader: nothing here writes a fact."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any

from attrs import define

from rulec.meaning.conditions import Scope
from rulec.meaning.errors import InputError, NeedsChoice, NeverEnds, NoRule
from rulec.meaning.figures import FigureReader, on_figure
from rulec.meaning.frames import called
from rulec.meaning.lines import figure_places
from rulec.meaning.values import Range
from rulec.model.entities import (
    Arith,
    ColumnFor,
    Const,
    EffectLine,
    EffectStep,
    Expr,
    FactOf,
    Fold,
    FoldList,
    LineHeld,
    LocalOf,
    Negate,
    Obliges,
    Statement,
    TableCell,
    ValueOf,
)

DEEPEST = 64  # values that call values; deeper than any sheet, and shallow enough for Python


@define
class Reader(FigureReader):
    """Works expressions out for one party of a situation."""

    def value(self, expr: Expr) -> Any:
        match expr:
            case Const(value=value):
                return value
            case FactOf(who=who, fact=fact):
                return self.situation.fact(self.whom(who), fact)
            case LocalOf(who=who, name=name):
                return self.local(self.whom(who), name)
            case ValueOf(who=who, statement=name):
                return self.stated(self.whom(who), name)
            case LineHeld(who=who, line=line):
                return self.line_held(self.whom(who), line)
            case TableCell(table=name, keys=keys):
                return self.cell(self.situation.rules.tables[name], [self.value(k) for k in keys])
            case ColumnFor():
                return self.column(expr)
            case Negate(of=of):
                return on_figure(lambda v: -v, self.value(of))
            case Arith(op=op, left=left, right=right):
                return _arith(op, self.value(left), self.value(right))
            case Fold(how=how, items=items):
                return _fold(how, [self.settled(i) for i in items], ())
            case FoldList():
                return self.fold_list(expr)
        raise AssertionError(expr)

    def local(self, party: str, name: str) -> Any:
        """What a step has made for a party; none if it has not been made."""
        if (party, name) in self.situation.set_values:
            return self.situation.set_values[party, name]
        if name == "chosen":
            return self.of_party(party).chosen_act()
        return self.scope.locals.get((party, name))

    def of_party(self, party: str) -> Reader:
        """The reader of another party of the same statement."""
        if party == self.party:
            return self
        frame = self.scope.frames.get(party) or {**self.frame, "": party, "enemy": self.party}
        return Reader(self.situation, self.scope, frame)

    def stated(self, party: str, name: str) -> Any:
        """A value or term stated elsewhere, for a party that may be another than the one in hand."""
        if (party, name) in self.situation.set_values:
            return self.situation.set_values[party, name]
        rules = self.situation.rules
        statement = rules.statements[name]
        self.situation.depth += 1
        try:
            if self.situation.depth > DEEPEST:
                raise NeverEnds(f"{name} is worked out from itself", statement.cites)
            # What the calling statement made stays visible (side, cause); which of its lines counted does not.
            scope = Scope(statement, locals=self.scope.locals)
            return Reader(self.situation, scope, called(rules, self.frame, statement, party)).whole(statement)
        finally:
            self.situation.depth -= 1

    def whole(self, statement: Statement) -> Any:
        """What a value or term comes to in this frame. A value that does not apply is none, a term does not hold."""
        if statement.when is not None and not self.holds(statement.when):
            return False if statement.word == "term" else None
        if statement.figure is not None:
            return self.figure(statement.figure, statement.name)
        if not statement.cases and statement.when is None:
            raise NoRule(f"{statement.label or statement.name} is a word without a definition", statement.cites)
        for case in statement.cases:
            if self.holds(case.when):
                self.log("case", case, True)
                return True
        return not statement.cases

    def line_held(self, party: str, name: str) -> bool:
        """Whether a line counted; one of a figure that is still to be worked out is judged ahead of it."""
        key = (party, name)
        if key in self.scope.held:
            return self.scope.held[key]
        places = figure_places(self.scope.statement).get(name, ())
        if not places or key in self.scope.asking:
            return False  # A line that asks after itself has not counted, nor has a step that is not yet done.
        self.scope.asking.add(key)
        try:
            reader = self.of_party(party)
            return any(reader.would_count(place) for place in places)
        finally:
            self.scope.asking.discard(key)

    def fold_list(self, expr: FoldList) -> Any:
        """Each element of a list in turn is the party; it has the facts of its record."""
        situation, party = self.situation, self.whom(expr.who)
        fact = situation.declared(party, expr.fact)
        record = fact.domain.record if fact else ""
        found = []
        for i, element in enumerate(situation.fact(party, expr.fact)):
            name = f"{record}#{i + 1} of {party}"
            situation.elements[name] = element
            found.append(Reader(situation, self.scope, {**self.frame, "": name, record: name}).settled(expr.each))
        kind = situation.rules.kinds.get(expr.type.kind)
        return _fold(expr.how, found, kind.best_first if kind else ())

    # ------------------------------------------------------------ what is then done

    def chosen_act(self) -> str | None:
        """What this party does now: what it must, else what its player picks from what is open to it."""
        here = self.situation.obliged.get(self.party, {})
        if must := here.get("must"):
            return must[0] if len(must) == 1 else str(self.situation.choose(self.party, "act", tuple(must)))
        options = tuple(self.open_acts(here.get("may", []), here.get("may not", [])))
        return str(self.situation.choose(self.party, "act", options)) if options else None

    def open_acts(self, may: Sequence[str], barred: Sequence[str]) -> Iterator[str]:
        """The acts open to the party; one that only says what else may be done stands for those."""
        for act in may:
            statement = self.situation.rules.statements.get(act)
            lines = granting_lines(statement) if statement else []
            if not lines and act not in barred:
                yield act
            for line in lines:
                if self.holds(line.when):
                    for effect in line.effects:
                        if isinstance(effect, Obliges):
                            yield from (a for a in effect.acts if a not in barred)


def granting_lines(statement: Statement) -> list[EffectLine]:
    """The lines of an action that does nothing but say what else may be done; none for any other."""
    lines = [step.line for step in statement.steps if isinstance(step, EffectStep)]
    grants = all(
        line.effects and all(isinstance(e, Obliges) and e.verdict == "may" for e in line.effects) for line in lines
    )
    return lines if grants and len(lines) == len(statement.steps) else []


def _arith(op: str, a: Any, b: Any) -> Any:
    """none adds nothing; anything times or over none is none."""
    if a is None or b is None:
        if op not in "+-" or (a is None and b is None):
            return None
        return a if b is None else b if op == "+" else on_figure(lambda v: -v, b)
    if isinstance(a, Range) and isinstance(b, Range):
        raise NeedsChoice.within(a)
    if isinstance(b, Range):
        return on_figure(lambda v: _plain(op, a, v), b)
    return on_figure(lambda v: _plain(op, v, b), a)


def _plain(op: str, a: Fraction, b: Fraction) -> Fraction:
    if op == "over":
        if b == 0:
            raise NoRule("a ratio to 0 is asked for")
        return a / b
    return a + b if op == "+" else a - b if op == "-" else a * b


def _fold(how: str, values: list[Any], order: tuple[str, ...]) -> Any:
    """order: best first, where the values are members of an ordered kind."""
    known = [v for v in values if v is not None]
    if how == "share":
        return Fraction(sum(v is True for v in values), len(values)) if values else None
    if not known:
        return Fraction(0) if how == "sum" else None
    if order and how in ("best", "worst"):
        return (min if how == "best" else max)(known, key=order.index)
    if any(not isinstance(v, Fraction) for v in known):
        raise InputError(f"{known[0]} is not a figure, so there is no {how} of it")
    if how in ("largest", "best", "smallest", "worst"):
        return (max if how in ("largest", "best") else min)(known)
    total = sum(known, Fraction(0))
    return total / len(known) if how == "average" else total
