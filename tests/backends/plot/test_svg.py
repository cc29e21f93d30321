"""Pictures of odds: texts are never markup, and what has no figure is drawn as a gap."""

from __future__ import annotations

from fractions import Fraction
from xml.etree import ElementTree

import pytest

from rulec.backends.plot.svg import draw, written
from rulec.meaning.vary import Panel

HOSTILE = '<script>alert(1)</script> & "{{ 7 * 7 }}" {% raw %} \N{HEBREW LETTER ALEF}'
SVG = "{http://www.w3.org/2000/svg}"


def panel(across: str, columns: tuple[str, ...], *rows: tuple[Fraction | str, ...]) -> Panel:
    return Panel({}, "out", "down", across, tuple(f"r{n}" for n in range(len(rows))), columns, rows, shares=True)


@pytest.mark.parametrize("across", ["second", "out"], ids=["heat map", "curves"])
def test_hostile_text_is_printed_as_it_is(across):
    drawn = draw(HOSTILE, [panel(across, (HOSTILE, "b"), (Fraction(1, 4), Fraction(3, 4)), (Fraction(1), Fraction(0)))])
    root = ElementTree.fromstring(drawn)
    assert root.findtext(f"{SVG}title") == HOSTILE
    assert HOSTILE in [node.text for node in root.iter(f"{SVG}text")]
    assert not list(root.iter(f"{SVG}script"))


def test_a_gap_breaks_the_curve():
    rows = [(Fraction(1, 2),), (Fraction(1, 3),), ("cannot occur",), (Fraction(1, 4),)]
    root = ElementTree.fromstring(draw("t", [panel("", ("out",), *rows)]))
    *runs, _swatch = [node.get("points", "").split() for node in root.iter(f"{SVG}polyline")]
    assert [len(run) for run in runs] == [2, 1]


def test_the_deeper_the_likelier():
    root = ElementTree.fromstring(
        draw("t", [panel("x", ("a", "b"), (Fraction(0), Fraction(1)), ("cannot occur", Fraction(1, 2)))])
    )
    fills = [node.get("fill") for node in root.iter(f"{SVG}rect") if node.get("stroke")]
    assert fills[2] == "#ffffff"
    pale, deep, middle = (int(fill[1:3], 16) for fill in (fills[0], fills[1], fills[3]))
    assert pale > middle > deep


@pytest.mark.parametrize(
    ("figure", "share", "said"),
    [
        (Fraction(1, 3), True, "33.3%"),
        (Fraction(1, 10_000), True, "<0.1%"),
        (Fraction(9_999, 10_000), True, ">99.9%"),
        (Fraction(1), True, "100.0%"),
        (Fraction(-3, 2), False, "\N{MINUS SIGN}1.50"),
    ],
)
def test_figures_as_they_are_written(figure, share, said):
    assert written(figure, share) == said
