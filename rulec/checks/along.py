"""Lines of a figure, and bands of results -> the figures that they give along an order which the rules declare."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from rulec.model import entities as e
from rulec.source import Span

Along = Sequence[tuple[str, Fraction]]


def along_lines(ruleset: e.Ruleset, figure: e.Figure) -> Iterator[tuple[Span, str, Along]]:
    """Lines that add a fixed amount, each for members of one ordered kind and for nothing else."""
    groups: dict[tuple[str, str], list[tuple[e.FigureLine, list[str], Fraction]]] = {}
    for line in figure.lines:
        amount = constant(line.amount) if line.op == "add" and line.sign in ("+", "-") and line.per is None else None
        match line.when:
            case e.IsMatch(of=e.FactOf(who=who, fact=fact), match=match, negated=False) if amount is not None:
                signed = -amount if line.sign == "-" else amount
                groups.setdefault((who, fact), []).append((line, members_of(match), signed))
    for lines in groups.values():
        when = lines[0][0].when
        kind = (
            ruleset.kinds.get(when.of.type.kind)
            if isinstance(when, e.IsMatch) and isinstance(when.of, e.FactOf)
            else None
        )
        if kind is None or not kind.best_first or len(lines) < 2:
            continue
        sums = [(m, sum((a for _, ms, a in lines if m in ms), Fraction(0))) for m in kind.best_first]
        yield lines[0][0].span, lines[0][0].label or kind.label, sums


def along_bands(ruleset: e.Ruleset, step: e.ResultsStep) -> Iterator[tuple[Span, str, Along]]:
    """What bands of figures make of one fact of an ordered kind, from the lowest band up; the best counts highest."""
    bands = [(low, band) for band in step.lines if band.match and (low := low_of(band.match)) is not None]
    ranked = [(band, band.match.text) for _, band in sorted(bands, key=lambda one: one[0]) if band.match]
    made: dict[tuple[str, str], list[tuple[str, Fraction, Span]]] = {}
    shifted: dict[tuple[str, str], dict[str, tuple[str, Fraction]]] = {}
    for band, text in ranked:
        for effect in band.effects if not band.cases else ():
            match effect:
                case e.Becomes(who=who, fact=fact, value=e.Const(value=str(member), type=of)):
                    kind = ruleset.kinds.get(of.kind)
                    order = kind.best_first if kind else ()
                    if member in order:
                        said = f"{text} makes it {member.replace('_', ' ')}"
                        made.setdefault((who, fact), []).append((said, Fraction(-order.index(member)), band.span))
                case e.ShiftBy(who=who, fact=fact, way=way, amount=amount) if (steps := constant(amount)) is not None:
                    said = f"{text} makes it {way} by {steps}"
                    shifted.setdefault((who, fact), {})[text] = (said, steps if way == "better" else -steps)
    plain = len(ranked) == len(step.lines) and not any(band.cases for band in step.lines)
    for key, shifts in shifted.items():
        if plain and len(shifts) > 1 and key not in made:  # a band that does not shift it leaves it
            made[key] = [(*shifts.get(text, (f"{text} leaves it", Fraction(0))), band.span) for band, text in ranked]
    for (_, fact), found in made.items():
        if len(found) > 2:
            yield found[0][2], fact.replace("_", " "), [(said, rank) for said, rank, _ in found]


def members_of(match: e.Match) -> list[str]:
    return [v for alt in match.alts if isinstance(alt, e.Members) for v in alt.values if isinstance(v, str)]


def low_of(match: e.Match) -> Fraction | None:
    """Where a band of numbers begins; one that is open below begins beneath all others."""
    if len(match.alts) != 1 or not isinstance(match.alts[0], e.Between):
        return None
    alt = match.alts[0]
    if alt.low is None:
        return Fraction(-(10**9)) if constant(alt.high) is not None else None
    low = constant(alt.low)
    return None if low is None else low + (Fraction(1, 10**9) if alt.low_open else 0)


def constant(amount: e.Expr | None) -> Fraction | None:
    match amount:
        case e.Const(value=Fraction() as value):
            return value
        case e.Negate(of=of):
            inner = constant(of)
            return None if inner is None else -inner
        case None:
            return Fraction(0)
    return None
