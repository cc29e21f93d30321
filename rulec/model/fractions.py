"""Fractions where whole numbers are due: follow a figure back to the line that can make it a fraction.

Lengths, angles and parts of a move may be fractions; dice, DPs and casualties may not. A total may be a fraction and
meet whole bands as it is, so only what goes into a count is asked about.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from rulec.diagnostics import Note
from rulec.model import codes
from rulec.model import entities as e
from rulec.model.types import sort_of, type_of
from rulec.model.world import Scope
from rulec.source import Span

_HERE = Span("", 0, 0)  # the fraction is in the expression itself
HELP = "say on this line `rounding up`, `rounding down` or `rounding nearest`"
OUTRIGHT = "give it a value of its own that says how to round: value NAME = ... rounding up"


def need_whole(scope: Scope, expr: e.Expr | None, span: Span, what: str) -> None:
    """Report a figure at span that may be a fraction where a count is due, once, at the line that makes it so."""
    origin = fraction_in(scope, expr)
    if origin is None:
        return
    at = span if origin == _HERE else origin
    if at in scope.world.unrounded:
        return
    scope.world.unrounded.add(at)
    notes = () if at == span else (Note(span, f"{what} must be whole"),)
    text = f"{what} must be whole, and this can be a fraction" if at == span else "this can be a fraction"
    scope.world.report(codes.NEEDS_ROUNDING, at, text, *notes, help=OUTRIGHT if at == span else HELP)


def whole(domain: e.Domain) -> bool:
    """Whether a fact only takes whole numbers."""
    bounds = [b for b in (domain.low, domain.high, domain.step) if b is not None]
    return domain.type.sort == "number" and all(b.denominator == 1 for b in bounds)


def is_whole(scope: Scope, expr: e.Expr) -> bool:
    """Whether a plain number can never be a fraction."""
    return type_of(expr).sort == "number" and fraction_in(scope, expr) is None


def fraction_in(scope: Scope, expr: e.Expr | None) -> Span | None:
    """Where a fraction in a plain number would come from; None if it is always whole."""
    if expr is None or sort_of(type_of(expr)) != "number":
        return None
    match expr:
        case e.Const(value=value):
            return _HERE if isinstance(value, Fraction) and value.denominator != 1 else None
        case e.FactOf(who=who, fact=name):
            record = scope.record_for(who)
            fact = record.fact(name) if record else None
            return _HERE if fact is not None and not whole(fact.domain) else None
        case e.LocalOf(name=name):
            return scope.fractions.get(name)
        case e.ValueOf(statement=name):
            return scope.world.fractions.get(name)
        case e.TableCell(table=name):
            return _of_table(scope.world.made_tables.get(name))
        case e.Arith(op=op, left=left, right=right):
            if op == "over":
                return _HERE
            return _first((fraction_in(scope, left), fraction_in(scope, right)))
        case e.Negate(of=of):
            return fraction_in(scope, of)
        case e.Fold(how=how, items=items):
            return _HERE if how == "average" else _first(fraction_in(scope, item) for item in items)
        case e.FoldList(how=how, each=each):
            if how in ("average", "share"):
                return _HERE
            return fraction_in(scope, each) if isinstance(each, e.ValueOf) else None
        case _:
            return None


def figure_fraction(scope: Scope, figure: e.Figure, span: Span) -> Span | None:
    """Where a figure stated at span becomes a fraction; None if it is always whole. Rounding counts if it always does."""
    if sort_of(figure.type) != "number":
        return None
    at = None if figure.rounding else _at(fraction_in(scope, figure.start), span)
    for line in figure.lines:
        if line.op == "set" and not line.rounding:
            at = at or _at(fraction_in(scope, line.amount), line.span)
    for line in figure.lines:
        if line.op == "halve":
            if line.rounding is None:
                at = at or line.span
            elif line.when is None and not line.otherwise:
                at = None
        elif line.op not in ("set", "double"):
            per = fraction_in(scope, line.per.of) if line.per and line.per.each is None else None
            found = _first((fraction_in(scope, line.amount), per, *(fraction_in(scope, a) for _, a in line.pairs)))
            at = at or _at(found, line.span)
    return at


def _of_table(table: e.Table | None) -> Span | None:
    for row in table.rows if table else ():
        for cell in row.cells:
            for alt in cell.match.alts if cell.match else ():
                value = alt.low.value if isinstance(alt, e.Between) and isinstance(alt.low, e.Const) else None
                if isinstance(value, Fraction) and value.denominator != 1:
                    return cell.span
    return None


def _at(found: Span | None, span: Span) -> Span | None:
    return span if found == _HERE else found


def _first(found: Iterable[Span | None]) -> Span | None:
    return next((f for f in found if f is not None), None)
