"""Figures: the lines of value and modifiers, their types and units, and fractions where counts are due."""

from __future__ import annotations

import sys
from fractions import Fraction
from pathlib import Path

import pytest

from rulec.model import entities as e

sys.path.insert(0, str(Path(__file__).parent))

from model_texts import ARM, build_files, fact, found, length, number, rules, statement

NUMBER, LENGTH = e.Type("number"), e.Type("length")


def figure(lines: str, head: str = "value t for unit") -> e.Figure:
    made = statement(f"{head}\n{lines}").figure
    assert made is not None
    return made


def line(written: str) -> e.FigureLine:
    return figure(f"  {written}\n").lines[0]


def fields(made: e.FigureLine, *names: str) -> tuple[object, ...]:
    return tuple(getattr(made, name) for name in names)


def test_signed_lines():
    assert fields(line('+1 "a"'), "op", "sign", "amount", "optional") == ("add", "+", number(1), False)
    assert fields(line('-2 "a"'), "op", "sign", "amount") == ("add", "-", number(2))
    assert fields(line('+/-1 "a"'), "sign", "optional") == ("+/-", False)
    assert fields(line('optional +/-1 "a"'), "sign", "optional") == ("+/-", True)
    assert fields(line('-hits "a"'), "sign", "amount") == ("-", fact("hits"))


def test_counts_and_caps():
    made = line('+1 "a" per dp + hits at most 2')
    assert made.per == e.Per(e.Arith("+", fact("dp"), fact("hits"), NUMBER))
    assert made.at_most == number(2)
    turn = figure('  -2 yd "a" per 45 deg of turned or part\n', "value t for unit = distance").lines[0]
    assert turn.per == e.Per(fact("turned", "angle"), Fraction(45), True)


def test_lines_of_other_sorts():
    made = figure(
        '  2 yd to 4 yd rounding up "a" when charging\n  double\n  halve rounding down\n  at least 1 yd\n  at most 9 yd\n',
        "value t for unit = 3 yd to 5 yd rounding nearest",
    )
    assert (made.start, made.stop, made.rounding, made.type) == (length(3), length(5), "nearest", LENGTH)
    assert [fields(x, "op", "amount", "stop", "rounding") for x in made.lines] == [
        ("set", length(2), length(4), "up"),
        ("double", None, None, None),
        ("halve", None, None, "down"),
        ("at least", length(1), None, None),
        ("at most", length(9), None, None),
    ]


def test_pairs_of_by_carry_their_signs():
    made = line('by grade "Grade": A +2, B none, C or worse -1')
    assert fields(made, "op", "name", "by") == (
        "by",
        "grade",
        e.FactOf("", "grade", e.Type("member", "Grade", ("A1", "A2", "B", "C", "D"))),
    )
    assert made.pairs == (
        (e.Match((e.Members(("A1", "A2")),), "A"), number(2)),
        (e.Match((e.Members(("B",)),), "B"), None),
        (e.Match((e.Members(("C", "D")),), "C or worse"), number(-1)),
    )
    ratio = rules(
        "value odds for unit = dp over stands\nvalue t for unit\n  by odds: 3:2 or more -1, more than 1:1 -2\n"
    )
    bounds = [match.alts[0].low for match, _ in ratio.statements["t"].figure.lines[0].pairs]
    assert bounds == [e.Const(Fraction(3, 2), e.Type("ratio")), e.Const(Fraction(1), e.Type("ratio"))]


def test_every_line_has_name_text_condition_citation_and_note():
    text = (
        'value t for unit @qrs 1-4\n  +1 "A **big** hill" when charging\n    note "a note"\n'
        '  +1 "b" as bee unless charging @qrs 2\n  +1 otherwise\n'
    )
    hill, bee, rest = statement(text).figure.lines
    charging = e.Truth(e.FactOf("", "charging", e.Type("yesno")))
    assert fields(hill, "name", "label", "when", "otherwise", "notes") == (
        "a_big_hill", "A **big** hill", charging, False, ("a note",),
    )  # fmt: skip
    assert hill.cites == (e.Cite("qrs", ((1, 4),)),)
    assert fields(bee, "name", "when", "cites") == ("bee", e.Not(charging), (e.Cite("qrs", ((2, 2),)),))
    assert fields(rest, "name", "label", "otherwise", "ruling") == ("", "", True, "")


# ---------------------------------------------------------------- types


def test_the_type_of_a_figure_is_that_of_its_unsigned_lines():
    assert figure("  +1\n").type == NUMBER
    assert figure("  -wheel\n  2 yd when charging\nvalue wheel for unit = 3 yd\n").type == LENGTH
    assert figure("", "value t for unit = dp x 10 yd").type == LENGTH
    assert figure("", "value t for unit = distance over 10 yd").type == e.Type("ratio")
    assert figure("", "value t for unit = enemy.arm").type == ARM
    assert figure("", "value t for unit = half distance").type == LENGTH
    assert figure("", "value t for unit = largest of (dp, hits, 1)").type == NUMBER


def test_lines_keep_their_order_though_unsigned_ones_are_read_first():
    assert [x.op for x in figure("  -1 yd\n  2 yd when charging\n  double\n").lines] == ["add", "set", "double"]


def test_choices_of_two_tables_are_put_together():
    text = (
        "table a by arm, band gives within length\n  | | short | long |\n  | foot | 1 yd | 2 yd |\n"
        "table b by arm, band gives within length\n  | | case | long |\n  | gun | 1 yd | 2 yd |\n"
        "value t for unit\n  last column of b(arm) for distance  when arm is gun\n"
        "  last column of a(arm) for distance  otherwise\n"
        "term u for unit when t is short/case\n"
    )
    made = rules(text)
    assert made.statements["t"].figure.type == e.Type("member", "", ("case", "long", "short"))
    assert made.statements["u"].cases[0].when.match.alts == (e.Members(("short",)), e.Members(("case",)))


def test_arithmetic_folds_and_tables():
    text = (
        "record wing\n  units: 1 to 4 of unit\nvalue t for wing = sum of units.dp\n"
        "value u for wing = share of units.charging\nvalue w for wing = best of units.grade\n"
    )
    made = rules(text).statements
    assert made["t"].figure.start == e.FoldList("sum", "", "units", fact("dp"), NUMBER)
    assert made["u"].figure.type == e.Type("ratio")
    assert made["w"].figure.type.kind == "Grade"
    assert figure("", "value t for unit = 2 x dp - 1").start == e.Arith(
        "-", e.Arith("x", number(2), fact("dp"), NUMBER), number(1), NUMBER
    )


@pytest.mark.parametrize(
    ("text", "slug", "place"),
    [
        ("value t for unit = dp + distance\n", "unlike-added", "dp + distance"),
        ("value t for unit = distance x distance\n", "unlike-added", "distance x distance"),
        ("value t for unit = dp over distance\n", "unlike-added", "dp over distance"),
        ("value t for unit = distance\n  +1\n", "unlike-added", "1"),
        ("value t for unit = dp\n  2 yd when charging\n", "unlike-added", "2 yd"),
        ("value t for unit = dp\n  at least 1 yd\n", "unlike-added", "1 yd"),
        ("value t for unit\n  by arm: foot +1, gun +1 yd\n", "unlike-added", "1 yd"),
        ("value t for unit\n  +1 yd per dp at most 2\n", "unlike-added", "2"),
        ("value t for unit = 3 yd to 2 yd\n", "backwards", "3 yd to 2 yd"),
        ("value t for unit = 3 yd to 4\n", "unlike-added", "4"),
        ("value t for unit = largest of (dp, 1 yd)\n", "unlike-added", "1 yd"),
        ("value t for unit = half arm\n", "not-a-figure", "arm"),
        ("value t for unit = arm\n  +1\n", "not-a-figure", "+1"),
        ("value t for unit = 3 in\n", "foreign-unit", "3 in"),
        ("value t for unit\n  +1 per distance\n", "not-a-count", "distance"),
        ("value t for unit\n  +1 per 10 deg of distance\n", "unlike-compared", "10 deg"),
        ("value t for unit\n  +1 per 0 yd of distance\n", "backwards", "0 yd"),
        ("value t for unit\n  double per dp\n", "misplaced", "dp"),
        ("value t for unit\n  2 at most 3\n", "misplaced", "3"),
        ("term t for unit when dp is 2 yd or more\n", "unlike-compared", "2 yd"),
        ("term t for unit when dp more than distance\n", "unlike-compared", "dp more than distance"),
        ("term t for unit when grade is arm\n", "unknown-member", "arm"),
        ("term t for unit when grade is 3\n", "unlike-compared", "3"),
        ("term t for unit when grade more than enemy.grade\n", "not-a-figure", "grade"),
        ("term t for unit when arm is gun or more\n", "not-ordered", "gun or more"),
        ("term t for unit when charging is 3\n", "unlike-compared", "3"),
        ("term t for unit when time is 1\n", "unlike-compared", "1"),
        ("test t for unit\n  roll distance D6\n", "not-a-count", "distance"),
        ('test t for unit\n  "a" +2 yd dp\n', "unlike-added", "2 yd"),
        ('test t for unit\n  "a" +2 arm\n', "not-a-figure", "+2 arm"),
        ('test t for unit\n  "a" arm = 3\n', "unlike-compared", "3"),
        ('test t for unit\n  "a" arm = foot\n', "unknown-member", "foot"),
        ('test t for unit\n  "a" arm worse by 1\n', "not-ordered", "arm worse by 1"),
        ('test t for unit\n  "a" time = 1\n', "unlike-added", "1"),
    ],
)
def test_sorts_do_not_mix(text: str, slug: str, place: str):
    assert found(text) == [(slug, place)]


def test_a_ruleset_without_a_unit_has_no_lengths():
    text = 'ruleset r "R"\nrecord unit\n  dp: 0 to 6\nvalue t for unit = 3 yd\n'
    assert build_files(("f", text))[1] == [("foreign-unit", "3 yd")]


# ---------------------------------------------------------------- fractions


@pytest.mark.parametrize(
    ("value", "place"),
    [
        ("value shots = half dp", "value shots = half dp"),
        ("value shots = dp over 2", "value shots = dp over 2"),
        ("value shots = dp x 1/2", "value shots = dp x 1/2"),
        ("value shots = average of (dp, hits)", "value shots = average of (dp, hits)"),
        ('value shots\n    half dp "a" when charging\n    1 otherwise', 'half dp "a" when charging'),
        ("value shots = dp\n    halve when charging", "halve when charging"),
        ("value shots = dp\n    halve\n    halve rounding up when charging", "halve"),
        ("value shots = dp\n    +1/2", "+1/2"),
        ("value shots = dp\n    by grade: A +1/2", "by grade: A +1/2"),
    ],
)
def test_dice_are_whole(value: str, place: str):
    faults = found(f"test t for unit\n  {value}\n  roll shots D6\n")
    assert [slug for slug, _ in faults] == ["needs-rounding"]
    assert faults[0][1].startswith(place)


@pytest.mark.parametrize(
    "value",
    [
        "value shots = half dp rounding up",
        'value shots\n    half dp rounding down "a" when charging\n    1 otherwise',
        "value shots = dp\n    halve rounding nearest",
        "value shots = dp\n    halve\n    halve rounding up",
        "value shots = dp x 2\n    double",
        "value shots = smallest of (dp, 3)",
    ],
)
def test_what_is_rounded_or_whole_can_be_dice(value: str):
    assert found(f"test t for unit\n  {value}\n  roll shots D6\n") == []


def test_a_value_that_can_be_a_fraction_is_told_once_where_it_is_made():
    text = (
        "value half_dp for unit = half dp\ntest t for unit\n  roll half_dp D6\n"
        '  "a" +half_dp hits\n  "b" hits = half_dp\n  "c" grade worse by half_dp\n'
    )
    assert found(text) == [("needs-rounding", "value half_dp for unit = half dp")]


def test_what_goes_into_a_count_is_whole():
    assert found('test t for unit\n  "a" +1/2 hits\n') == [("needs-rounding", "1/2")]
    assert found('test t for unit\n  "a" hits = dp over 2\n') == [("needs-rounding", "dp over 2")]
    assert found('test t for unit\n  "a" +1 hits per half dp\n') == [("needs-rounding", "half dp")]


def test_lengths_moves_and_totals_may_be_fractions():
    text = (
        "value t for unit = half distance\n  halve\n"
        'test u for unit\n  roll D6\n  modifiers\n    halve "a"\n  results\n    3 or more "x" time = 1/2 move\n'
        '    2 or less "y" distance = t\n'
    )
    assert found(text) == []


def test_a_fractional_total_is_told_when_it_becomes_a_count():
    text = 'test u for unit\n  roll D6\n  modifiers\n    halve "a"\n  "x" hits = total\n'
    assert found(text) == [("needs-rounding", 'halve "a"')]
