"""Provenance as findings: lines cited by nothing, figures lost or invented, citations past the end."""

from __future__ import annotations

import pytest

from rulec.provenance.claimed import values_of
from rulec.provenance.findings import find
from rulec.provenance.index import index
from rulec.source import Source, Span
from rulec.syntax.parse import parse

SHEET = "Morale: roll D6\n-1 each DP\n4 or more: steady\nHalf move in rough going\n"
RULES = """ruleset r "Rules"
  source qrs "sheet"
record unit
  dp "DP": 0 to 6
test morale for unit
  roll D6            @qrs 1
  modifiers
    -1 "each DP" per dp  @qrs 2
  results
    4 or more "Steady" nothing   @qrs 3
    3 or less "Not"    nothing   @qrs 3
  "Rough" time = 1/2 move        @qrs 4
"""


def ids(rules: str) -> list[tuple[str, str]]:
    tree = parse(Source("a.rules", rules)).tree
    return [(d.code.id, d.message) for d in find(Span("a.rules", 0, 7), [tree], {"qrs": index("sheet", SHEET)})]


def test_rules_that_say_what_the_sheet_says_are_clean() -> None:
    assert ids(RULES) == []


@pytest.mark.parametrize(
    ("old", "new", "findings"),
    [
        ("@qrs 4", "", [("RC641", "line 4 of sheet is cited by nothing")]),
        ('-1 "each', '+1 "each', [
            ("RC642", "line 2 says -1, and no rule that cites it does"),
            ("RC644", "the rule says +1, and the lines it cites print it with the other sign"),
        ]),
        ("4 or more", "5 or more", [
            ("RC642", "line 3 says 4, and no rule that cites it does"),
        ]),
        ("roll D6", "roll D8", [
            ("RC642", "line 1 says D6, and no rule that cites it does"),
            ("RC644", "the rule says 8, and the lines it cites do not say it"),
        ]),
        ("@qrs 4", "@qrs 4, 9", [("RC643", "sheet has no line 9")]),
        ("1/2 move", "1/4 move", [
            ("RC642", "line 4 says 1/2, and no rule that cites it does"),
            ("RC644", "the rule says 1/4, and the lines it cites do not say it"),
        ]),
    ],
)  # fmt: skip
def test_a_slip_is_found(old: str, new: str, findings: list[tuple[str, str]]) -> None:
    assert ids(RULES.replace(old, new, 1)) == findings


def test_what_a_ruling_says_is_ours() -> None:
    ruling = 'ruling r1 "So" because "the sheet is silent"  @qrs 3\n  test other for unit\n    "9 DPs" +9 dp\n'
    assert ids(RULES + ruling) == []


def test_a_figure_may_be_a_fraction_or_two_figures() -> None:
    assert set(map(str, values_of("1/2"))) == {"1/2", "1", "2"}
    assert set(map(str, values_of("50%"))) == {"50", "1/2"}
    assert set(map(str, values_of("+4/6"))) == {"4", "6", "2/3"}
