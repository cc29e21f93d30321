"""Slips that keep a sheet complete: swapped texts and cells, margins that oblige both sides, tables that lack a row."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))  # for check_texts, which the tests share

from check_texts import found

from rulec.checks.words import words


def test_words_are_brought_to_one_form() -> None:
    assert words("Charging, charged and charges") == {"charg"}
    assert words("they *pursue*, in pursuit") == {"pursu"}
    assert words("of the 2 guns (not with {impetus})") == {"2", "gun"}


def modifiers(*lines: str) -> str:
    return "test t for unit against enemy\n  roll D6\n  modifiers\n" + "".join(f"    {line}\n" for line in lines)


@pytest.mark.parametrize(
    ("lines", "count"),
    [
        (('+1 "cavalry" when arm is horse', '+2 "infantry" when arm is foot'), 0),
        (('+1 "infantry" when arm is horse', '+2 "cavalry" when arm is foot'), 1),
        (
            ('+1 "charging cavalry" when arm is horse', '+2 "infantry" when arm is foot and charging'),
            0,
        ),  # one word of its own
        (('+1 "others" when arm is horse', '+2 "cavalry" when arm is foot'), 1),  # cavalry, over a rule for infantry
        (
            ('+1 "odd ones" when arm is horse', '+2 "even ones" when arm is foot'),
            0,
        ),  # neither shares a word with a rule
        (('+1 "field gun" when dp is 3', '+2 "3 DPs" when arm is gun'), 1),
    ],
)
def test_texts_that_changed_places(lines: tuple[str, ...], count: int) -> None:
    assert len(found("rc625_labels_swapped", modifiers(*lines))) == count


@pytest.mark.parametrize(
    ("cases", "count"),
    [
        (('"Steady" may march when dp is 0', '"Others" may not march otherwise'), 0),
        (('"Others" may march when dp is 0', '"Steady" may not march otherwise'), 1),
        (('"Passes" charging = yes when dp is 0', '"Does not" charging = no when dp is 1'), 0),
        (('"Does not" charging = yes when dp is 0', '"Passes" charging = no when dp is 1'), 1),
        (('"Marches on" may march when dp is 0', '"Is held" may not march when dp is 1'), 0),
        (('"Is held" may march when dp is 0', '"Marches on" may not march when dp is 1'), 1),
        (('"By the nearest way"', '"The DP of haste" +1 dp'), 0),
        (('"The DP of haste"', '"By the nearest way" +1 dp'), 1),
    ],
)
def test_texts_that_say_others_or_not_or_nothing_formal(cases: tuple[str, ...], count: int) -> None:
    acts = 'action march for unit\n  "Marches on"\n'
    results = "".join(f"      {case}\n" for case in cases)
    text = f"{acts}test t for unit\n  roll D6\n  results\n    1\n{results}"
    assert len(found("rc625_labels_swapped", text)) == count


def test_acts_of_the_cases_of_a_result_are_words_too() -> None:
    acts = 'action retire for unit\n  "Goes"\naction rout for unit\n  "Flees"\n'
    cases = '      "{} go on" must retire when charging\n      "{} there" must rout otherwise\n'
    text = acts + "test t for unit\n  roll D6\n  results\n    1\n" + cases
    assert found("rc625_labels_swapped", text.format("They retire,", "Others rout")) == []
    (message,) = found("rc625_labels_swapped", text.format("They rout,", "Others retire"))
    assert message == "“They rout, go on” and “Others retire there” each stand over what the other says"


def table(rows: str, keys: str = "grade, total", gives: str = "0 to 9") -> str:
    return (
        f"{modifiers()}table t2 by {keys} gives {gives}\n{rows}test use for unit\n  roll D6\n  value n = t2\n".replace(
            "test t for unit against enemy\n  roll D6\n  modifiers\n", ""
        )
    )


@pytest.mark.parametrize(
    ("cells", "messages"),
    [
        (("0 | 1 | 2", "0 | 1 | 1", "0 | 0 | 1"), []),
        (("0 | 2 | 1", "0 | 1 | 1", "0 | 0 | 1"), ["“A” turns round: 2 gives 2, 3 or more gives 1"]),
        (("0 | 1 | 2", "0 | 0 | 1", "0 | 1 | 1"), ["“2” turns round: B gives 0, C gives 1"]),
        (("0 | 1 | 2", "2 | 1 | 0", "0 | 0 | 1"), [
            "“B” runs against all its neighbours: 1 or less gives 2, 2 gives 1",
            "“1 or less” turns round: B gives 2, C gives 0",
            "“3 or more” turns round: B gives 0, C gives 1",
        ]),
        (("0 | - | 2", "0 | 1 | 1", "0 | 0 | 1"), []),
    ],
)  # fmt: skip
def test_cells_along_an_order(cells: tuple[str, ...], messages: list[str]) -> None:
    rows = "  |   | 1 or less | 2 | 3 or more |\n"
    rows += "".join(f"  | {grade} | {row} |\n" for grade, row in zip("ABC", cells, strict=True))
    assert found("rc631_worse_for_better", table(rows)) == messages


def test_where_no_order_is_declared_nothing_is_judged() -> None:
    rows = "  |       | n |\n  | foot  | 1 |\n  | horse | 3 |\n  | gun   | 2 |\n"
    assert found("rc631_worse_for_better", table(rows, "arm")) == []


@pytest.mark.parametrize(
    ("pairs", "count"),
    [
        ("by grade: A +2, B +1", 0),
        ("by grade: A +1, B +2", 1),  # C gets nothing
        ("by grade: A +1, C -1", 0),
        ("by grade: B +1", 1),
        ("by dp: 1 to 2 -1, 3 or more -2", 0),
        ("by dp: 1 to 2 -2, 3 to 4 -1, 5 or more -3", 1),
        ("by arm: foot +1, horse -1, gun +1", 0),
    ],
)
def test_pairs_along_an_order(pairs: str, count: int) -> None:
    assert len(found("rc631_worse_for_better", modifiers(pairs))) == count


@pytest.mark.parametrize(
    ("lines", "count"),
    [
        (('+2 "A" when grade is A', '+1 "B" when grade is B'), 0),
        (('+1 "A" when grade is A', '+2 "B" when grade is B'), 1),  # C gets nothing
        (('+1 "A" when grade is A', '+2 "B, charging" when grade is B and charging'), 0),
    ],
)
def test_lines_along_an_order(lines: tuple[str, ...], count: int) -> None:
    assert len(found("rc631_worse_for_better", modifiers(*lines))) == count


def test_states_along_the_bands() -> None:
    text = (
        "test t for unit\n  roll D6\n  results\n    1 to 2 grade = {}\n    3 to 4 grade = {}\n    5 to 6 grade = {}\n"
    )
    assert found("rc631_worse_for_better", text.format("C", "B", "A")) == []
    assert found("rc631_worse_for_better", text.format("A", "B", "C")) == []  # high may be bad
    assert found("rc631_worse_for_better", text.format("B", "C", "A")) == [
        "“grade” turns round: 1 to 2 makes it B, 3 to 4 makes it C, 5 to 6 makes it A"
    ]


@pytest.mark.parametrize(
    ("low", "middle", "high", "turns"),
    [
        ("grade worse by 1", "nothing", "grade better by 1", False),
        ("grade better by 1", "nothing", "grade worse by 1", False),  # high may be bad
        ("nothing", "grade worse by 1", "grade better by 1", True),
        ("grade worse by 1", "grade worse by 2", "nothing", True),
        ("nothing", "grade worse by 1", "nothing", False),  # one band alone says nothing of the others
    ],
)
def test_shifts_along_the_bands(low: str, middle: str, high: str, turns: bool) -> None:
    text = f"test t for unit\n  roll D6\n  results\n    1 to 2 {low}\n    3 to 4 {middle}\n    5 to 6 {high}\n"
    assert bool(found("rc631_worse_for_better", text)) == turns


def test_what_adds_nothing_and_lengths_of_an_odd_sign() -> None:
    assert found("rc635_adds_nothing", modifiers('-0 "charging" when charging')) == ["“charging” adds 0"]
    assert found("rc635_adds_nothing", modifiers('-1 "charging" when charging')) == []
    cost = "value v for unit = t\ntable t by arm, charging gives length\n  | | yes | no |\n  | foot | -3 yd | -1 yd |\n"
    assert found("rc635_adds_nothing", f"{cost}  | horse/gun | -5 yd | -2 yd |\n") == []
    assert found("rc635_adds_nothing", f"{cost}  | horse/gun | +5 yd | -2 yd |\n") == [
        "t: +5 yd has another sign than all the other lengths"
    ]


def melee(*bands: str, figure: str = "total - enemy.total") -> str:
    acts = 'action pursue for unit against enemy\n  "Follows"\naction stay for unit\n  "Stays"\n'
    body = f"contest m between unit and enemy\n  roll D6\n  value margin = {figure}\n  results on margin\n"
    return acts + body + "".join(f"    {band}\n" for band in bands)


@pytest.mark.parametrize(
    ("bands", "messages"),
    [
        (('1 or more "W" must pursue', '0 "D" must stay', '-1 or less "L" must stay'), []),
        (('2 or more "W" must pursue', '-1 to 1 "D" must stay', '-2 or less "L" must pursue'),
         ["margin 2 and -2: both sides of `m` must pursue, each the other"]),
        (('1 or more "W" must pursue', '0 or less "L" must stay'), []),
        (('4 or more "W" must stay', '-3 to 3 "D" must pursue', '-4 or less "L" must stay'),
         ["margin 0 and 0: both sides of `m` must pursue, each the other"]),
    ],
)  # fmt: skip
def test_both_sides_of_a_margin(bands: tuple[str, ...], messages: list[str]) -> None:
    assert found("rc632_both_obliged", melee(*bands)) == messages


def test_a_margin_that_the_sides_share_is_no_mirror() -> None:
    bands = ('2 or more "W" must pursue', '-1 to 1 "D" must stay', '-2 or less "L" must pursue')
    assert found("rc632_both_obliged", melee(*bands, figure="total - dp")) == []


def test_bands_that_are_not_mirrored_are_noted() -> None:
    bands = (
        '4 or more "W" nothing',
        '1 to 3 "S" nothing',
        '0 "D" nothing',
        '-4 to -1 "L" nothing',
        '-5 or less "B" nothing',
    )
    (message,) = found("rc633_uneven_bounds", melee(*bands))
    assert message == "the results of `m` change on one side alone at a margin of 4, 5"
    even = (
        '4 or more "W" nothing',
        '1 to 3 "S" nothing',
        '0 "D" nothing',
        '-3 to -1 "L" nothing',
        '-4 or less "B" nothing',
    )
    assert found("rc633_uneven_bounds", melee(*even)) == []


def test_siblings_share_most_of_their_rows() -> None:
    use = "value a for unit = one(arm)\nvalue b for unit = two(arm)\n"
    full = "table one by arm gives 1 to 9\n  |       | n |\n  | foot  | 1 |\n  | horse | 3 |\n  | gun   | 2 |\n"
    less = "table two by arm gives 1 to 9\n  |            | n |\n  | foot/horse | 1 |\n"
    few = "table two by arm gives 1 to 9\n  |     | n |\n  | gun | 1 |\n"
    assert found("rc634_sibling_tables", use + full + less) == ["`two` has no row for gun, and `one` has"]
    assert found("rc634_sibling_tables", use + full + few) == []
