"""The view of a sheet -> the same with its distances in another unit, for those who measure otherwise. Exact, or refused."""

from __future__ import annotations

import re
from fractions import Fraction

from attrs import evolve, frozen

from rulec.backends.sheet.parts import Block, Grid, Run, Section, Sheet, Text, plain, rewritten
from rulec.backends.sheet.typography import LENGTHS, NB, number
from rulec.diagnostics import RulecError

CM_PER_INCH = Fraction(5, 2)  # as players take it; the sheet says so
# Yards of ground to an inch of table, by the size of the figures.
SCALES = {"25mm": 10, "15mm": 20}
UNITS = ("in", "cm", "yd")
_VULGAR = {"½": Fraction(1, 2), "¼": Fraction(1, 4), "¾": Fraction(3, 4), "⅓": Fraction(1, 3), "⅔": Fraction(2, 3)}
_FIGURE = r"\d+(?:\.\d+)?[½¼¾⅓⅔]?|[½¼¾⅓⅔]"
_ALONE = re.compile(rf"(?<![\w.]){_FIGURE}(?![\w.])")


@frozen
class Measure:
    """What one unit of the rules is in the unit of the sheet."""

    old: str
    new: str
    factor: Fraction
    told: str


def measure_of(length: str, lengths: str, scale: str) -> Measure | None:
    """How to print distances that rules have in length; None to leave them as they are."""
    if scale and length != "yd":
        raise RulecError(f"--scale is for rules in yards of ground; these are in {LENGTHS.get(length, length)}")
    new = lengths or ("in" if scale else length)
    if new == length:
        return None
    table = {"in": Fraction(1), "cm": CM_PER_INCH}
    if new not in table:
        raise RulecError(f"rules in {LENGTHS.get(length, length)} of the table have no yards; ask for in or cm")
    if length == "yd":
        yards = SCALES[scale or "25mm"]
        told = f"{yards}{NB}yd of ground to the inch" + (f", 2.5{NB}cm to the inch" if new == "cm" else "")
        return Measure(length, new, table[new] / yards, told)
    if length not in table:
        raise RulecError(f"rules in {LENGTHS.get(length, length)} cannot be printed in {LENGTHS[new]}")
    return Measure(length, new, table[new] / table[length], f"2.5{NB}cm to the inch")


def in_measure(sheet: Sheet, measure: Measure) -> Sheet:
    """The sheet with every distance in the new unit; the legend says how they were turned."""
    found = re.compile(rf"({_FIGURE})(?:(\u2013| to | or )({_FIGURE}))?[ {NB}]{measure.old}\b")

    def turned(text: Text) -> Text:
        return tuple(evolve(run, text=found.sub(_turn, run.text)) for run in text)

    def _turn(match: re.Match[str]) -> str:
        low, joint, high = match.groups()
        span = _turned(low, measure) + (f"{joint}{_turned(high, measure)}" if high else "")
        return f"{span}{NB}{measure.new}"

    def block(one: Block) -> Block:
        return _grid(one, measure) if isinstance(one, Grid) and _corner(one, measure) else rewritten(one, turned)

    def section(one: Section) -> Section:
        items = tuple(evolve(item, blocks=tuple(map(block, item.blocks))) for item in one.items)
        return evolve(one, items=items, notes=tuple(evolve(note, text=turned(note.text)) for note in one.notes))

    old, new = (LENGTHS.get(unit, unit) for unit in (measure.old, measure.new))
    legend = tuple(evolve(r, text=r.text.replace(f"in {old}.", f"in {new}, {measure.told}.")) for r in sheet.legend)
    sections = tuple(map(section, sheet.sections))
    return evolve(sheet, legend=legend, sections=sections, rulings=sheet.rulings and section(sheet.rulings))


def corner(length: str) -> str:
    """How the corner of a table says the unit of its figures."""
    return "inches" if length == "in" else length


def _corner(grid: Grid, measure: Measure) -> bool:
    return bool(grid.stubs) and plain(grid.head[grid.stubs - 1]) == corner(measure.old)


def _grid(grid: Grid, measure: Measure) -> Grid:
    """A table that says its unit in the corner."""

    def cell(text: Text) -> Text:
        return tuple(evolve(r, text=_ALONE.sub(lambda m: _turned(m[0], measure), r.text)) for r in text)

    head = list(grid.head)
    head[grid.stubs - 1] = (Run(corner(measure.new), "em"),)
    rows = tuple((*row[: grid.stubs], *map(cell, row[grid.stubs :])) for row in grid.rows)
    return Grid(grid.stubs, tuple(head), rows)


def _turned(figure: str, measure: Measure) -> str:
    part = _VULGAR.get(figure[-1], Fraction(0))
    whole = figure[:-1] if part else figure
    value = (Fraction(whole or "0") + part) * measure.factor
    text = number(value)
    return text if "/" not in text else f"{float(value):g}"
