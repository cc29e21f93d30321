"""Distances in another unit: turned exactly, everywhere, and told; what cannot be turned is refused."""

from __future__ import annotations

import re
from fractions import Fraction

import pytest
from sheet_samples import committed, project

from rulec.backends.sheet.emit import emit
from rulec.backends.sheet.styles import Print
from rulec.diagnostics import RulecError

VULGAR = {"½": "1/2", "¼": "1/4", "¾": "3/4", "⅕": "1/5", "⅖": "2/5", "⅗": "3/5", "⅘": "4/5"}
FIGURE = f"[\\d.{''.join(VULGAR)}]+"


def distances(text: str, unit: str) -> list[Fraction]:
    """Every figure with this unit, the head of the sheet left out, and those of tables that say their unit once."""
    body = text.split("##", 1)[1].replace("\u00a0", " ")
    found = re.findall(rf"(?:({FIGURE})(?:\u2013| to | or ))?({FIGURE}) {unit}\b", body)
    plain = [figure for pair in found for figure in pair if figure]
    for table in re.findall(rf"\| \*{'inches' if unit == 'in' else unit}\* \|.*\n\|[-:|]+\|\n((?:\|.*\n)+)", body):
        for row in table.splitlines():
            plain += re.findall(rf"(?<=[| \u2013]){FIGURE}", row.split("|", 2)[2])
    return [value(figure) for figure in plain]


def value(figure: str) -> Fraction:
    whole = "".join(c for c in figure if c not in VULGAR)
    return Fraction(whole or "0") + sum(Fraction(VULGAR[c]) for c in figure if c in VULGAR)


CASES = [
    ("cfeo16", "yd", "in", "", Fraction(1, 10)),
    ("cfeo16", "yd", "in", "15mm", Fraction(1, 20)),
    ("cfeo18", "yd", "cm", "25mm", Fraction(1, 4)),
    ("honours_of_war", "cm", "in", "", Fraction(2, 5)),
    ("carolus_rex", "in", "cm", "", Fraction(5, 2)),
]


@pytest.mark.parametrize(("name", "old", "new", "scale", "factor"), CASES)
def test_every_distance_is_turned_exactly(name: str, old: str, new: str, scale: str, factor: Fraction) -> None:
    rules = project().model.rulesets[name]
    (made,) = emit(rules, order=Print(lengths=new, scale=scale), formats=["md"]).outputs
    text = made.content.decode()
    before = distances(committed(name, "md").decode(), old)
    assert len(before) > 20
    assert distances(text, new) == [figure * factor for figure in before]
    assert distances(text, old) == []
    assert " to the inch" in text.split("##", 1)[0].replace("\u00a0", " ")


def test_a_scale_alone_means_inches() -> None:
    rules = project().model.rulesets["cfeo16"]
    scaled, asked = (
        emit(rules, order=o, formats=["md"]) for o in (Print(scale="15mm"), Print("", lengths="in", scale="15mm"))
    )
    assert scaled == asked


def test_the_unit_of_the_rules_changes_nothing() -> None:
    rules = project().model.rulesets["cfeo16"]
    assert emit(rules, order=Print(lengths="yd"), formats=["md"]) == emit(rules, formats=["md"])


@pytest.mark.parametrize(
    ("name", "lengths", "scale", "said"),
    [
        ("honours_of_war", "yd", "", "no yards"),
        ("honours_of_war", "", "15mm", "in yards of ground"),
        ("carolus_rex", "cm", "25mm", "in inches"),
    ],
)
def test_what_the_rules_do_not_say_is_refused(name: str, lengths: str, scale: str, said: str) -> None:
    with pytest.raises(RulecError, match=said):
        emit(project().model.rulesets[name], order=Print(lengths=lengths, scale=scale), formats=["md"])
