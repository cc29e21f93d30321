"""Gaps, overlaps, bounds, order and reach of rows: each expectation is worked out by hand from the rules above it."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))  # for check_texts, which the tests share

from check_texts import found

GAP, OVERLAP, SAME, ORDER = "rc501_gap", "rc502_overlap", "rc503_same_overlap", "rc504_out_of_order"
BOUND, REACH, CELL = "rc505_shared_bound", "rc506_unreachable_row", "rc507_missing_cell"
TWICE, MASKED, IDLE = "rc508_duplicate_row", "rc509_masked_row", "rc510_idle_column"


def rules(*lines: str, dice: str = "D6", modifiers: tuple[str, ...] = ()) -> str:
    """A test with bands; modifiers are lines of it."""
    text = f"test t for unit against enemy\n  roll {dice}\n"
    if modifiers:
        text += "  modifiers\n" + "".join(f"    {line}\n" for line in modifiers)
    return text + "  results\n" + "".join(f"    {line}\n" for line in lines)


# ---------------------------------------------------------------- gaps in bands


@pytest.mark.parametrize(
    ("lines", "modifiers", "expected"),
    [
        (('1 to 2 "a" nothing', '3 to 6 "b" nothing'), (), []),
        (('1 to 2 "a" nothing', '4 to 6 "b" nothing'), (), ["t: total 3: no row"]),
        (('2 or less "a" nothing', '3 to 6 "b" nothing'), ('+1 "x" when charging',), ["t: total 7: no row"]),
        (('0 to 2 "a" nothing', '3 or more "b" nothing'), ('-1 "x" per dp',), ["t: total -1: no row"]),
        # A D6 less 6 DPs is -5 at worst.
        (('-5 to 2 "a" nothing', '3 to 6 "b" nothing'), ('-1 "x" per dp',), []),
        (('-4 to 2 "a" nothing', '3 to 6 "b" nothing'), ('-1 "x" per dp',), ["t: total -5: no row"]),
        # Capped at 2 DPs it is -1 at worst: at most caps what the line gives.
        (('-4 to 2 "a" nothing', '3 to 6 "b" nothing'), ('+1 "x" per dp at most 2',), ["t: total 7: no row"]),
        # Two modifiers that exclude each other never make 2 together.
        (
            ('1 to 7 "a" nothing',),
            ('+1 "x" as first when charging', '+1 "y" when arm is horse unless first'),
            [],
        ),
        (('1 to 7 "a" nothing',), ('+1 "x" when charging', '+1 "y" when arm is horse'), ["t: total 8: no row"]),
        # A sign that the player chooses goes both ways.
        (('1 to 7 "a" nothing',), ('+/-1 "x" as first when charging',), ["t: total 0: no row"]),
        (('0 to 7 "a" nothing',), ('+/-1 "x" as first when charging',), []),
        # A pair of `by` counts for its member only, and none is 0.
        (('1 to 8 "a" nothing',), ('by grade "g": A +2, C +1',), []),
        (('1 to 7 "a" nothing',), ('by grade "g": A +2, C +1',), ["t: total 8: no row"]),
    ],
)
def test_what_dice_and_modifiers_can_come_to_must_have_a_row(
    lines: tuple[str, ...], modifiers: tuple[str, ...], expected: list[str]
) -> None:
    assert found(GAP, rules(*lines, modifiers=modifiers)) == expected


@pytest.mark.parametrize(
    ("dice", "low", "high"),
    [
        ("2D6", 2, 12),
        ("AvD", 2, 5),
        ("best of 2 D6", 1, 6),
        ("D6 + D6", 2, 12),
        ("1 or 2 D6", 1, 12),
        ("D6 + optional D6", 1, 12),
    ],
)
def test_the_dice_reach_just_so_far(dice: str, low: int, high: int) -> None:
    assert found(GAP, rules(f'{low} to {high} "a" nothing', dice=dice)) == []
    assert found(GAP, rules(f'{low + 1} to {high} "a" nothing', dice=dice)) == [f"t: total {low}: no row"]
    assert found(GAP, rules(f'{low} to {high - 1} "a" nothing', dice=dice)) == [f"t: total {high}: no row"]


CONTEST = """contest fight between unit and enemy
  roll D6
  modifiers
    +2 "horse" when arm is horse
    -1 "each DP" per dp
  value margin = total - enemy.total
  results on margin
"""


def test_both_sides_of_a_contest_make_the_margin() -> None:
    # 6 + 2 against 1 - 6 is 13, and the other way round -13.
    assert found(GAP, CONTEST + '    -13 to 13 "a" nothing\n') == []
    assert found(GAP, CONTEST + '    -13 to 12 "a" nothing\n') == ["fight: margin 13: no row"]
    assert found(GAP, CONTEST + '    -12 to 13 "a" nothing\n') == ["fight: margin -13: no row"]


def test_what_cannot_occur_makes_no_gap() -> None:
    never = "never arm is horse and dp is 1 or more\n"
    # Now the horse of the other side is not disordered, and the disordered side is not horse: 8 - (1 - 6) still.
    assert found(GAP, never + CONTEST + '    -13 to 13 "a" nothing\n') == []
    both = "never arm is horse\n"
    # Without horse it is 6 - (1 - 6).
    assert found(GAP, both + CONTEST + '    -11 to 11 "a" nothing\n') == []
    assert found(REACH, both + CONTEST + '    -11 to 11 "a" nothing\n    12 or more "b" nothing\n') == [
        'fight: 12 or more "b" cannot be reached'
    ]


def test_half_points_fall_between_whole_bands() -> None:
    text = rules('1 to 3 "a" nothing', '4 or more "b" nothing', modifiers=('halve "x" when charging',))
    assert found(GAP, text) == ["t: total 1/2: no row"]
    rounded = rules('1 to 3 "a" nothing', '4 or more "b" nothing', modifiers=('halve rounding up "x" when charging',))
    assert found(GAP, rounded) == []


def test_a_roll_that_does_not_happen_needs_a_row_too() -> None:
    text = 'test t for unit\n  roll D6 when arm is foot\n  results\n    1 to 6 "a" nothing\n'
    assert found(GAP, text) == ["t: nothing is rolled: no row"]
    settled = text.replace("results\n", 'results\n    "others" nothing unless arm is foot\n')
    assert found(GAP, settled) == []


# ---------------------------------------------------------------- gaps in lists


def test_verdicts_must_cover_every_unit() -> None:
    text = 'action a for unit\n  may "a" when arm is horse\n  may not "b" when arm is foot\n'
    assert found(GAP, text) == ["a: no line says whether it may when arm = gun"]
    assert found(GAP, text + "  may otherwise\n") == []
    assert found(GAP, "never arm is gun\n" + text) == []


def test_unsigned_lines_must_cover_every_case() -> None:
    text = 'value v for unit\n  1 "a" when distance within 120 yd\n  2 "b" when distance more than 240 yd\n'
    assert found(GAP, text) == ["v: no line of `v` fits when distance = 121 yd"]
    assert found(GAP, text.replace("v for unit", "v for unit = 0")) == []


def test_a_value_is_judged_where_it_is_asked_for() -> None:
    value = 'value v for unit\n  1 "a" when arm is horse\n  2 "b" when arm is foot\n'
    careful = value + 'test t for unit\n  "x" nothing when arm is not gun and v is 1\n'
    assert found(GAP, careful) == []
    careless = value + 'test t for unit\n  "x" nothing when v is 1\n'
    assert found(GAP, careless) == ["v: no line of `v` fits in t when arm = gun"]


def test_cases_under_a_band_must_cover_every_case() -> None:
    text = rules('1 to 3 "a" nothing\n      "b" nothing when arm is horse', '4 to 6 "c" nothing')
    assert found(GAP, text) == ["t: no case fits when arm = foot, D6 shows 1"]


def test_a_length_has_no_gap_at_its_bounds_unless_it_has() -> None:
    closed = 'action a for unit\n  may "a" when distance within 120 yd\n  may not "b" when distance beyond 120 yd\n'
    assert found(GAP, closed) == []
    opened = closed.replace("within", "less than")
    assert found(GAP, opened) == ["a: no line says whether it may when distance = 120 yd"]


TABLE = "value v for unit = t(arm, dp)\ntable t by arm, dp gives 0 to 9\n  |       | 0 to 2 | 3 to 6 |\n"


def test_a_table_must_have_what_it_is_asked_for() -> None:
    assert found(GAP, TABLE + "  | foot/horse | 1 | 2 |\n  | gun | 1 | 3 |\n") == []
    assert found(GAP, TABLE + "  | foot/horse | 1 | 2 |\n") == ["t: arm gun: no row"]
    assert found(GAP, TABLE.replace("3 to 6", "4 to 6") + "  | foot/horse/gun | 1 | 2 |\n") == [
        "t: arm foot, dp 3: no column"
    ]


def test_a_table_that_is_asked_of_some_only_needs_their_rows() -> None:
    asked = 'value v for unit = 0\n  t(arm, dp) "x" when arm is foot\n' + TABLE.split("\n", 1)[1]
    assert found(GAP, asked + "  | foot | 1 | 2 |\n") == []


# ---------------------------------------------------------------- rows that clash, or never come up


def test_bands_that_overlap_with_different_results() -> None:
    assert found(OVERLAP, rules('1 to 4 "a" +1 dp', '3 to 6 "b" nothing')) == [
        't: total 3: 1 to 4 "a" and 3 to 6 "b" both take it'
    ]
    assert found(OVERLAP, rules('1 to 2 "a" +1 dp', '3 to 6 "b" nothing')) == []


def test_bands_that_say_the_same_are_a_note_only() -> None:
    text = rules('1 to 4 "a" +1 dp', '3 to 6 "b" +1 dp')
    assert found(OVERLAP, text) == []
    assert found(SAME, text) == ['t: total 3: 1 to 4 "a" and 3 to 6 "b" both take it']


def test_bands_that_overlap_beyond_all_dice_do_not() -> None:
    assert found(OVERLAP, rules('1 to 9 "a" +1 dp', '8 or more "b" nothing')) == []


def test_bands_that_share_a_bound() -> None:
    text = rules('1 to 3 "a" +1 dp', '3 to 6 "b" nothing')
    assert found(OVERLAP, text) == []
    assert found(BOUND, text) == ['t: total 3: 1 to 3 "a" and 3 to 6 "b" both take it']


def test_bands_that_share_a_bound_and_say_the_same_are_a_note_only() -> None:
    text = rules('1 to 3 "a" +1 dp', '3 to 6 "b" +1 dp')
    assert found(BOUND, text) == []
    assert len(found(SAME, text)) == 1


def test_rows_of_a_table_that_share_a_bound() -> None:
    text = "value v for unit = t\ntable t by dp gives 0 to 2\n  | | n |\n  | 0 to 3 | 1 |\n  | 3 to 6 | 2 |\n"
    assert found(BOUND, text) == ["t: dp 3: `0 to 3` and `3 to 6` both take it"]
    assert found(OVERLAP, text) == []


RANGES = "table r by arm, band gives length\n  | | near | far |\n  | foot/horse/gun | 0 to 120 yd | 120 to 360 yd |\n"


@pytest.mark.parametrize(("which", "count"), [("the", 1), ("first", 0), ("last", 0)])
def test_columns_that_share_a_bound_unless_the_rules_say_which(which: str, count: int) -> None:
    text = f"action a for unit\n  value band = {which} column of r(arm) for distance\n"
    text += '  may not "x" when band is none\n  may otherwise\n'
    assert len(found(BOUND, text + RANGES)) == count
    assert found(OVERLAP, text + RANGES) == []


@pytest.mark.parametrize(
    ("cells", "problem"),
    [
        ("0 to 120 yd | 120 to 360 yd", ""),
        ("0 to 120 yd | 200 to 360 yd", "near (0 to 120) and far (200 to 360) leave out what is between"),
        ("0 to 120 yd | 100 to 360 yd", "near (0 to 120) and far (100 to 360) overlap"),
        ("120 to 360 yd | 0 to 120 yd", "near (120 to 360) and far (0 to 120) are out of order"),
        ("0 to 120 yd | -", ""),
    ],
)
def test_ranges_of_a_row_follow_one_another(cells: str, problem: str) -> None:
    text = "action a for unit\n  value band = first column of r(arm) for distance\n"
    text += '  may not "x" when band is none\n  may otherwise\n'
    rows = "  | foot | 0 to 40 yd | 40 to 80 yd |\n  | horse | 0 to 20 yd | 20 to 80 yd |\n"
    text += f"table r by arm, band gives length\n  | | near | far |\n{rows}  | gun | {cells} |\n"
    assert found("rc519_torn_row", text) == ([f"r: gun: {problem}"] if problem else [])


def test_rows_out_of_order() -> None:
    assert found(ORDER, rules('1 to 2 "a" nothing', '5 to 6 "c" nothing', '3 to 4 "b" nothing')) == [
        't: 3 to 4 "b" is out of order'
    ]
    assert found(ORDER, rules('5 to 6 "c" nothing', '3 to 4 "b" nothing', '1 to 2 "a" nothing')) == []


def test_rows_that_no_throw_reaches() -> None:
    text = rules('0 or less "a" nothing', '1 to 6 "b" nothing', modifiers=('-1 "x" when charging',))
    assert found(REACH, text) == []
    assert found(REACH, rules('0 or less "a" nothing', '1 to 6 "b" nothing')) == ['t: 0 or less "a" cannot be reached']
    assert found(REACH, rules('1 to 6 "b" nothing', modifiers=('by dp "x": 0 to 6 +0, 7 or more +1',))) == [
        "t: 7 or more cannot be reached"
    ]


def test_rows_of_a_table_that_nothing_asks_for() -> None:
    asked = 'value v for unit = 0\n  t(arm, dp) "x" when arm is foot\n' + TABLE.split("\n", 1)[1]
    assert found(REACH, asked + "  | foot | 1 | 2 |\n  | gun | 1 | 3 |\n") == ["t: the row `gun` cannot be reached"]


def test_a_blank_cell_is_missing_and_a_dash_is_none() -> None:
    assert found(CELL, TABLE + "  | foot/horse/gun | 1 |  |\n") == ["t: nothing is written at foot/horse/gun, 3 to 6"]
    assert found(CELL, TABLE + "  | foot/horse/gun | 1 | - |\n") == []


def test_rows_with_the_same_keys() -> None:
    assert found(TWICE, TABLE + "  | foot | 1 | 2 |\n  | foot | 1 | 3 |\n") == ["t: there are two rows for `foot`"]
    assert found(OVERLAP, TABLE + "  | foot | 1 | 2 |\n  | foot | 1 | 3 |\n  | horse/gun | 1 | 3 |\n") == []
    assert found(TWICE, rules('1 to 6 "a" nothing', '1 to 6 "b" nothing')) == ["t: there are two rows for 1 to 6"]
    assert found(MASKED, rules('1 to 6 "a" nothing', '1 to 6 "b" nothing')) == []


def test_lines_that_earlier_lines_take_all_of() -> None:
    assert found(MASKED, rules('1 to 6 "a" nothing', '2 to 3 "b" nothing')) == ['t: 2 to 3 "b" never comes up']
    text = 'value v for unit = 0\n  1 "a" when dp is 2 or more\n  2 "b" when dp is 4 or more\n'
    assert found(MASKED, text) == ['v: "b" never comes up']
    swapped = 'value v for unit = 0\n  2 "b" when dp is 4 or more\n  1 "a" when dp is 2 or more\n'
    assert found(MASKED, swapped) == []
    pairs = rules('-9 or more "a" nothing', modifiers=('by dp "x": 1 or more -1, 3 or more -2',))
    assert found(MASKED, pairs) == ["t: 3 or more never comes up"]


def test_a_key_that_makes_no_difference() -> None:
    assert found(IDLE, TABLE + "  | foot/horse | 1 | 1 |\n  | gun | 2 | 2 |\n") == ["t: `dp` makes no difference"]
    assert found(IDLE, TABLE + "  | foot/horse | 1 | 1 |\n  | gun | 1 | 2 |\n") == []
