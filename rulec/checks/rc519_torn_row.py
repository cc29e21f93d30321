"""RC519 torn-row: a ruleset -> a finding for each row of a table whose bands are out of order, or leave a hole, or overlap.

The cells of such a row are ranges that follow one another: 0 to 30 cm, 30 to 50 cm, 50 to 70 cm. Whether a bound that two
of them share is in doubt is asked elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import pairwise

from rulec.analysis.judge import judge
from rulec.checks.base import Check
from rulec.checks.shown import cites_of
from rulec.checks.table_words import bounds, column_text, only_band, row_text
from rulec.diagnostics import Code, Diagnostic, Severity
from rulec.model import entities as e

_RULES = (
    'ruleset r "Rules"\n  length cm\nkind Weapon "weapon"\n  musket\n  rifle\nrecord unit\n  weapon: Weapon\n'
    '  range "range": 0 cm to 40 cm\naction fire for unit\n  value band "Band" = first column of ranges(weapon) for range\n'
    '  may not "out of range" when band is none\n  may otherwise\n  roll D6\n'
    '  results\n    1 to 3 "Misses" nothing\n    4 to 6 "Hits" nothing\n'
    "table ranges by weapon, band gives length\n  |        | short      | long |\n  | rifle  | 0 to 15 cm | 15 to 40 cm |\n"
)

CODE = Code(
    id="RC519",
    slug="torn-row",
    severity=Severity.WARNING,
    summary="The ranges of a row do not follow one another.",
    why="Two cells changed places, or a figure is wrong: a shot is out of range at 15 and in range again at 20.",
    bad=f"{_RULES}  | musket | 0 to 10 cm | 20 to 30 cm |\n",
    good=f"{_RULES}  | musket | 0 to 10 cm | 10 to 30 cm |\n",
)
_Band = tuple[int, Fraction, Fraction]  # column, from, to


def find(ruleset: e.Ruleset) -> Iterator[Diagnostic]:
    known = {id(hole.table) for hole in judge(ruleset).holes if hole.why == "two columns"}  # told as an overlap
    for table in (t for t in ruleset.tables.values() if id(t) not in known):
        rows = [(row, _bands(row)) for row in table.rows]
        ways = [_way(bands) for _, bands in rows]
        way = max((1, -1), key=ways.count)
        for row, bands in rows:
            problem = _problem(table, bands, way)
            if problem:
                message = f"{table.name}: {row_text(row)}: {problem}"
                yield CODE.at(
                    row.span, message, help="let each range begin where the one before it ends", cites=cites_of(row)
                )


def _bands(row: e.Row) -> list[_Band]:
    """The cells that are ranges with two ends; none where a cell is something else."""
    found = []
    for at, cell in enumerate(row.cells):
        band = only_band(cell.match)
        low, high = bounds(band) if band else (None, None)
        if low is not None and high is not None and low < high:
            found.append((at, low, high))
        elif cell.match is not None:
            return []
    return found


def _way(bands: Sequence[_Band]) -> int:
    """1: the ranges go up along the row, -1: down, 0: neither."""
    steps = {1 if b[1] > a[1] else -1 for a, b in pairwise(bands)}
    return steps.pop() if len(steps) == 1 else 0


def _problem(table: e.Table, bands: Sequence[_Band], way: int) -> str:
    for one, other in pairwise(bands if way > 0 else list(reversed(bands))):
        names = " and ".join(f"{column_text(table, at)} ({low} to {high})" for at, low, high in (one, other))
        if other[1] < one[1]:
            return f"{names} are out of order"
        gap = other[1] - one[2]
        if gap < 0:
            return f"{names} overlap"
        if gap > (0 if table.type.sort == "length" else 1):
            return f"{names} leave out what is between"
    return ""


CHECK = Check(CODE, find)
