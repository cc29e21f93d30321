"""Index and carriers -> coverage: which lines of a document the rules cite, and which of its figures they carry."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction

from attrs import frozen

from rulec.provenance.carried import Carrier
from rulec.provenance.index import Index


@frozen
class Coverage:
    """uncited: lines that no statement cites. missing: line -> figures in no statement that cites it. prose: lines said
    by notes alone. beyond: carriers that cite lines which the document does not have."""

    document: str
    lines: int
    cited: int
    waived: Mapping[int, str]
    uncited: tuple[int, ...]
    figures: int
    carried: int
    missing: Mapping[int, tuple[str, ...]]
    incidental: int
    prose: tuple[int, ...]
    beyond: tuple[tuple[Carrier, int], ...]

    @property
    def complete(self) -> bool:
        return not (self.uncited or self.missing or self.beyond)


def cover(index: Index, carriers: Iterable[Carrier]) -> Coverage:
    by_line: dict[int, list[Carrier]] = {}
    for carrier in carriers:
        for number in carrier.lines:
            by_line.setdefault(number, []).append(carrier)
    known = {line.number for line in index.lines}
    uncited = tuple(n.number for n in index.lines if n.number not in by_line and n.number not in index.waived)
    missing: dict[int, tuple[str, ...]] = {}
    count = incidental = carried = 0
    for line in index.lines:
        passed = index.incidental.get(line.number, ((), ""))[0]
        count += len(line.figures)
        incidental += len(passed)
        here = by_line.get(line.number, [])
        lost = tuple(f for f in line.figures if f not in passed and not any(carries(c, f) for c in here))
        carried += len(line.figures) - len(lost) - len(passed)
        if lost and (here or line.number in index.waived):  # a line with a figure is no mere layout
            missing[line.number] = lost
    prose = tuple(k for k in sorted(known) if k in by_line and all(c.prose for c in by_line[k]))
    beyond = tuple((found[0], k) for k, found in sorted(by_line.items()) if k > max(known, default=0))
    cited = sum(line.number in by_line for line in index.lines)
    return Coverage(
        index.document,
        len(index.lines),
        cited,
        index.waived,
        uncited,
        count,
        carried,
        missing,
        incidental,
        prose,
        beyond,
    )


def carries(carrier: Carrier, figure: str) -> bool:
    """Whether a line of the rules says a figure of the document: 1/2 may be a half, or "1 or 2"; a sign must agree."""
    if carrier.prose:
        return False
    if figure == "2x" or figure.startswith("D"):
        return figure in carrier.words
    if figure.endswith("%"):
        value = Fraction(figure[:-1])
        return value in carrier.figures or value / 100 in carrier.figures
    if figure[0] in "+-":
        rest = figure[1:]
        sign = -1 if figure[0] == "-" else 1
        return all(sign * Fraction(part) in carrier.figures for part in rest.replace(":", "/").split("/"))
    if "/" in figure or ":" in figure:
        low, high = figure.replace(":", "/").split("/")
        whole = int(high) and Fraction(int(low), int(high))
        return whole in carrier.figures or {Fraction(low), Fraction(high)} <= {abs(f) for f in carrier.figures}
    return Fraction(figure) in {abs(f) for f in carrier.figures}
