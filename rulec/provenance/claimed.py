"""Syntax trees -> claims: for each line of the rules the figures of its own formal part, to be found in the lines it cites.

The other way round from `carried`: that asks whether the rules have what the document says, this whether the document
says what the rules have. What a ruling wrote is ours, and claims nothing; nor does the domain of a fact, or a bare 1.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction

from attrs import frozen

from rulec.provenance.carried import figures_of
from rulec.provenance.index import Index
from rulec.source import Span
from rulec.syntax import nodes as n

_OURS = (n.ExampleHead, n.AllowHead, n.ConceptHead, n.SheetHead, n.RulingHead, n.RecordHead, n.NeverHead, n.VariantHead)
_NONE = {Fraction(0), Fraction(1), Fraction(-1)}  # they stand for yes, no and a thing by itself


@frozen
class Claim:
    """cites: (source, line numbers). signed: figures whose sign is written in the rule. rest: it may be a band that takes
    what the printed ones leave."""

    cites: tuple[tuple[str, frozenset[int]], ...]
    figures: frozenset[Fraction]
    signed: frozenset[Fraction]
    rest: bool
    span: Span


@frozen
class Unfounded:
    """A claim with a figure that none of its lines says; sign: only the sign is another."""

    claim: Claim
    figure: Fraction
    sign: bool


def claims(trees: Sequence[n.Tree]) -> list[Claim]:
    return [claim for tree in trees for claim in _of_lines(tree.lines, ())]


def _of_lines(lines: Sequence[n.Line], inherited: tuple[n.Cite, ...]) -> Iterator[Claim]:
    for line in lines:
        if isinstance(line.lead, _OURS):
            continue
        cites = line.tail.cites or inherited
        if cites and not isinstance(line.lead, n.Note | n.Phase):
            figures = figures_of(line)[0] - _NONE - _printed_otherwise(line)
            cited = tuple((c.source, frozenset(_numbers(c))) for c in cites)
            rest = isinstance(line.lead, n.Band) and line.lead.match.alts[0].form in ("or less", "or more")
            yield Claim(cited, frozenset(figures), frozenset(_signs(line)), rest, line.span)
        yield from _of_lines(line.body, cites)


def _numbers(cite: n.Cite) -> Iterator[int]:
    for low, high in cite.lines:
        yield from range(low, min(high, low + 10_000) + 1)


def _signs(line: n.Line) -> Iterator[Fraction]:
    """The figures of a line that print with their sign: what it adds, and the pairs of `by`."""
    amounts: list[tuple[int, n.Expr | None]] = []
    if isinstance(line.lead, n.Add) and line.lead.sign in "+-":
        amounts = [(-1 if line.lead.sign == "-" else 1, line.lead.amount)]
    elif isinstance(line.lead, n.By):
        amounts = [(1, amount) for _, amount in line.lead.pairs]
    for sign, amount in amounts:
        match amount:
            case n.Number() | n.Positive(of=n.Number()):
                yield sign * (amount.value if isinstance(amount, n.Number) else _value(amount.of))
            case n.Negative(of=n.Number() as of):
                yield -sign * of.value


def _value(of: n.Expr) -> Fraction:
    assert isinstance(of, n.Number)
    return of.value


def _printed_otherwise(line: n.Line) -> set[Fraction]:
    """Figures that the sheet prints inside a word, which the index does not see: the 2 of a cell "L2"."""
    cells = line.lead.cells if isinstance(line.lead, n.Row) else ()
    labels = [cell.text.text for cell in cells if cell.text is not None]
    return {Fraction(digits) for text in labels for digits in re.findall(r"\d+", text)}


def unfounded(found: Sequence[Claim], indexes: Mapping[str, Index]) -> Iterator[Unfounded]:
    """The claims that the documents do not bear out. A claim on a document without an index is passed over."""
    said = {name: {line.number: line.figures for line in index.lines} for name, index in indexes.items()}
    for claim in found:
        if not all(name in said for name, _ in claim.cites):
            continue
        written = [f for name, lines in claim.cites for k in sorted(lines) for f in said[name].get(k, ())]
        values = {v for figure in written for v in values_of(figure)}
        for figure in sorted(claim.figures):
            if not _said(abs(figure), values, claim.rest):
                yield Unfounded(claim, figure, sign=False)
        signs = {s for figure in written for s in _signed(figure)}
        plain = {v for figure in written if figure[0] not in "+-" for v in values_of(figure)}
        for figure in sorted(claim.signed):
            if -figure in signs and figure not in signs and abs(figure) not in plain:
                yield Unfounded(claim, figure, sign=True)


def _said(figure: Fraction, values: set[Fraction], rest: bool) -> bool:
    """A figure of the lines; where 4 to 6 is printed, a band of 3 or less is the rest."""
    return figure in values or (rest and not values.isdisjoint({figure + 1, figure - 1}))


def values_of(figure: str) -> Iterator[Fraction]:
    """What a figure of an index can mean: 1/2 is a half, or 1 and 2."""
    if figure == "2x":
        yield Fraction(2)
    elif figure.startswith("D"):
        yield from (Fraction(figure[1:]), Fraction(1))
    else:
        bare = figure.lstrip("+-").removesuffix("%")
        parts = re.split("[:/]", bare)
        yield from map(Fraction, parts)
        if figure.endswith("%"):
            yield Fraction(bare) / 100
        if len(parts) == 2 and int(parts[1]):
            yield Fraction(int(parts[0]), int(parts[1]))


def _signed(figure: str) -> Iterator[Fraction]:
    if figure[0] in "+-":
        sign = -1 if figure[0] == "-" else 1
        yield from (sign * value for value in values_of(figure))
