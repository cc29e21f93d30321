"""Parts of the model -> short words: amounts with their units, conditions, effects, dice. The same words for the same part."""

from __future__ import annotations

from fractions import Fraction

from rulec.model import entities as e

_JOIN = {"+": " + ", "-": " - ", "x": " x ", "over": " over "}


def number(value: Fraction, sort: str, unit: str) -> str:
    """12 yd, 1/2 move, 45 deg, 3:2, 4."""
    if sort == "length":
        return f"{value} {unit}".rstrip()
    if sort == "move":
        return f"{value} {'move' if value <= 1 else 'moves'}"
    if sort == "angle":
        return f"{value} deg"
    if sort == "ratio":
        return f"{value.numerator}:{value.denominator}"
    return str(value)


def expr(of: e.Expr, unit: str = "") -> str:
    match of:
        case e.Const(value=Fraction() as value, type=sort):
            return number(value, sort.sort, unit)
        case e.Const(value=str(member)):
            return member
        case e.Const(value=value):
            return "none" if value is None else "yes" if value else "no"
        case e.FactOf(who=who, fact=name) | e.LocalOf(who=who, name=name) | e.ValueOf(who=who, statement=name):
            return f"{who}.{name}" if who else name
        case e.LineHeld(line=name):
            return name
        case e.TableCell(table=name, keys=keys):
            return f"{name}({', '.join(expr(k, unit) for k in keys)})"
        case e.ColumnFor(which=which, table=name, of=inner):
            return f"{which} column of {name} for {expr(inner, unit)}"
        case e.Arith(op=op, left=left, right=right):
            return f"{expr(left, unit)}{_JOIN[op]}{expr(right, unit)}"
        case e.Negate(of=inner):
            return f"-{expr(inner, unit)}"
        case e.Fold(how=how, items=items):
            return f"{how} of ({', '.join(expr(i, unit) for i in items)})"
        case e.FoldList(how=how, fact=fact, each=each):
            return f"{how} of {fact}.{expr(each, unit)}"


def cond(of: e.Cond, unit: str = "") -> str:
    match of:
        case e.Truth(of=inner):
            return expr(inner, unit)
        case e.IsMatch(of=inner, match=match, negated=negated):
            return f"{expr(inner, unit)} is {'not ' if negated else ''}{match.text}"
        case e.Compare(left=left, relation=relation, right=right):
            return f"{expr(left, unit)} {relation} {expr(right, unit)}"
        case e.Not(of=inner):
            return f"not ({cond(inner, unit)})"
        case e.All(of=parts):
            return " and ".join(_bracketed(p, unit) for p in parts)
        case e.AnyOf(of=parts):
            return " or ".join(_bracketed(p, unit) for p in parts)


def _bracketed(of: e.Cond, unit: str) -> str:
    return f"({cond(of, unit)})" if isinstance(of, e.All | e.AnyOf) else cond(of, unit)


def effect(of: e.Effect, unit: str = "") -> str:
    match of:
        case e.ChangeBy(who=who, fact=fact, amount=amount):
            written = expr(amount, unit)
            return f"{written if written.startswith('-') else '+' + written} {_whose(who, fact)}"
        case e.Becomes(who=who, fact=fact, value=value):
            return f"{_whose(who, fact)} = {expr(value, unit)}"
        case e.ShiftBy(who=who, fact=fact, way=way, amount=amount):
            return f"{_whose(who, fact)} {way} by {expr(amount, unit)}"
        case e.Obliges(who=who, verdict=verdict, acts=acts):
            return " ".join(part for part in (who, verdict, "/".join(acts)) if part)
        case e.Take(statement=name):
            return f"take {name}"
        case e.Nothing():
            return "nothing"


def _whose(who: str, fact: str) -> str:
    return f"{who}.{fact}" if who else fact


def dice(line: e.RollLine, unit: str = "") -> str:
    parts = []
    for item in line.dice:
        low = expr(item.low, unit)
        count = f"{low} or {expr(item.high, unit)} " if item.high is not None else "" if low == "1" else f"{low} "
        pick = f"{item.pick} of " if item.pick else ""
        parts.append(f"{'optional ' if item.optional else ''}{pick}{count}{item.die}")
    return " + ".join(parts)


def figure_line(line: e.FigureLine, unit: str = "") -> str:
    """What a line of a figure does, without its condition."""
    if line.op == "by":
        return ", ".join(f"{m.text} {signed(a, unit)}" for m, a in line.pairs)
    if line.op in ("double", "halve"):
        return f"{line.op}{' rounding ' + line.rounding if line.rounding else ''}"
    written = expr(line.amount, unit) if line.amount is not None else ""
    if line.stop is not None:
        written += f" to {expr(line.stop, unit)}"
    lead = {"add": f"{'optional ' if line.optional else ''}{line.sign}", "set": ""}.get(line.op, f"{line.op} ")
    per = (
        f" per {number(line.per.each, 'number', unit) + ' of ' if line.per.each else ''}{expr(line.per.of)}"
        if line.per
        else ""
    )
    most = f" at most {expr(line.at_most, unit)}" if line.at_most is not None else ""
    return f"{lead}{written}{per}{most}"


def signed(amount: e.Expr | None, unit: str = "") -> str:
    if amount is None:
        return "none"
    written = expr(amount, unit)
    return written if written.startswith("-") else f"+{written}"
