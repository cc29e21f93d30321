"""Figures (language.md 3.1 and 3.6): alternatives and sums, choices, counts, and the order of the lines."""

from __future__ import annotations

from fractions import Fraction

import pytest

from rulec.meaning.errors import InputError, NeedsChoice, NoRule
from rulec.meaning.values import Range

F = Fraction

UNIT = """\
kind Arm "arm"
  foot
  horse
  guns
record unit also enemy
  arm: Arm
  grade: A/B/C/D
  stands: 0 to 12
  dp: 0 to 9
  angle: 0 deg to 360 deg
  near: 0 yd to 480 yd
  inspired: yes/no
"""


def figure(read, answer, text, chosen=None, **unit):
    """The value `figure` of a unit."""
    rules = read(UNIT + text)
    return answer(rules, "figure", chosen=chosen, unit=unit).outputs["unit", "figure"]


# ---------------------------------------------------------------- alternatives

ALTERNATIVES = """
value figure "Move" for unit
  20 yd "guns"        when arm is guns
  40 yd "foot"        when arm is foot
  60 yd "many foot"   when arm is foot and stands is 6 or more
"""


def test_the_first_unsigned_line_that_holds_is_the_figure(read, answer):
    assert figure(read, answer, ALTERNATIVES, arm="foot", stands=8) == 40


def test_no_unsigned_line_that_holds_is_a_gap_and_not_zero(read, answer):
    with pytest.raises(NoRule, match=r"unit: no line of figure fits this case"):
        figure(read, answer, ALTERNATIVES, arm="horse", stands=8)


def test_the_start_in_the_header_is_the_last_alternative(read, answer):
    text = ALTERNATIVES.replace("for unit", "for unit = 80 yd")
    assert figure(read, answer, text, arm="horse", stands=1) == 80
    assert figure(read, answer, text, arm="guns", stands=1) == 20


def test_otherwise_is_when_no_earlier_line_held(read, answer):
    text = "value figure for unit\n  1 when arm is foot\n  2 when arm is horse\n  3 otherwise\n"
    assert [figure(read, answer, text, arm=arm) for arm in ("foot", "horse", "guns")] == [1, 2, 3]


# ---------------------------------------------------------------- sums


def test_signed_lines_all_add_from_zero(read, answer):
    text = """
value figure for unit
  +2 "good"     when grade is A/B
  +1 "horse"    when arm is horse
  -4 "inspired" when inspired
"""
    assert figure(read, answer, text, grade="B", arm="horse", inspired=False) == 3
    assert figure(read, answer, text, grade="A", arm="horse", inspired=True) == -1
    assert figure(read, answer, text, grade="D", arm="foot", inspired=False) == 0


def test_otherwise_in_a_sum_counts_only_if_nothing_before_it_did(read, answer):
    text = "value figure for unit\n  +2 when arm is foot\n  +5 when grade is A\n  +1 otherwise\n"
    assert figure(read, answer, text, arm="foot", grade="A") == 7
    assert figure(read, answer, text, arm="horse", grade="A") == 5
    assert figure(read, answer, text, arm="horse", grade="B") == 1


def test_unless_takes_a_case_out(read, answer):
    text = "value figure for unit\n  +1 when grade is A/B unless arm is guns or inspired\n"
    assert figure(read, answer, text, grade="A", arm="foot", inspired=False) == 1
    assert figure(read, answer, text, grade="A", arm="guns", inspired=False) == 0
    assert figure(read, answer, text, grade="A", arm="foot", inspired=True) == 0
    assert figure(read, answer, text, grade="C", arm="foot", inspired=False) == 0


def test_by_takes_the_first_pair_that_matches_and_else_adds_nothing(read, answer):
    text = 'value figure for unit = 10\n  by stands "Size": 8 or more +3, 4 or more +2, 1 -1\n'
    assert [figure(read, answer, text, stands=n) for n in (9, 8, 7, 4, 2, 1)] == [13, 13, 12, 12, 10, 9]


def test_halving_doubling_and_bounds_work_at_their_place(read, answer):
    # 7 + 2 = 9, halved up 5, doubled 10, at most 9, -3: 6. With dp 20 off first it would be at least 1.
    text = """
value figure for unit = stands
  +2
  halve rounding up
  double
  at most 9
  -3
"""
    assert figure(read, answer, text, stands=7) == 6
    assert figure(read, answer, text.replace("  +2\n", ""), stands=7) == 5  # 4, 8, 8, 5
    swapped = "value figure for unit = stands\n  double\n  halve rounding down\n  -9\n  at least 0\n"
    assert figure(read, answer, swapped, stands=5) == 0


@pytest.mark.parametrize(("how", "halved"), [("up", 4), ("down", 3), ("nearest", 4)])
def test_a_half_is_rounded_as_stated(read, answer, how, halved):
    assert figure(read, answer, f"value figure for unit = stands\n  halve rounding {how}\n", stands=7) == halved


def test_nearest_goes_down_below_a_half(read, answer):
    text = "value figure for unit = stands over 3 rounding nearest\n"
    assert [figure(read, answer, text, stands=n) for n in (3, 4, 5)] == [1, 1, 2]


def test_a_fraction_of_a_length_is_exact(read, answer):
    assert figure(read, answer, "value figure for unit = near\n  halve\n", near=F(25)) == F(25, 2)


# ---------------------------------------------------------------- per


def test_per_multiplies_by_a_count_that_is_never_below_zero(read, answer):
    text = "value figure for unit = 10\n  -2 per stands - dp\n"
    assert figure(read, answer, text, stands=5, dp=2) == 4
    assert figure(read, answer, text, stands=2, dp=5) == 10


def test_at_most_caps_the_line_after_the_count(read, answer):
    text = "value figure for unit\n  +2 per stands at most 5\n  -1 per dp at most 3\n"
    assert figure(read, answer, text, stands=2, dp=2) == 2  # 4 - 2
    assert figure(read, answer, text, stands=3, dp=9) == 2  # 5 - 3


def test_per_a_unit_counts_whole_ones_or_begun_ones(read, answer):
    whole = "value figure for unit = 20 yd\n  -3 yd per 45 deg of angle\n"
    begun = "value figure for unit = 20 yd\n  -3 yd per 45 deg of angle or part\n"
    assert [figure(read, answer, whole, angle=a) for a in (0, 44, 45, 91)] == [20, 20, 17, 14]
    assert [figure(read, answer, begun, angle=a) for a in (0, 44, 45, 46, 91)] == [20, 17, 17, 14, 11]


# ---------------------------------------------------------------- choices

SIGN = 'value figure for unit\n  +/-1 "leader" as leader when inspired\n'


def test_the_player_chooses_the_sign(read, answer):
    assert figure(read, answer, SIGN, {"leader": 1}, inspired=True) == 1
    assert figure(read, answer, SIGN, {"unit.leader": -1}, inspired=True) == -1
    assert figure(read, answer, SIGN, inspired=False) == 0


def test_a_choice_that_is_not_made_lists_what_is_open(read, answer):
    with pytest.raises(NeedsChoice, match=r"choose unit.leader: 1 or -1") as asked:
        figure(read, answer, SIGN, inspired=True)
    assert asked.value.options == (1, -1)
    with pytest.raises(NeedsChoice) as asked:
        figure(read, answer, SIGN.replace("+/-1", "optional +/-1"), inspired=True)
    assert asked.value.options == (1, -1, None)
    with pytest.raises(NeedsChoice) as asked:
        figure(read, answer, SIGN.replace("+/-1", "optional -2"), inspired=True)
    assert asked.value.options == (-2, None)


def test_an_optional_line_may_be_left(read, answer):
    text = SIGN.replace("+/-1", "optional +2")
    assert figure(read, answer, text, {"leader": None}, inspired=True) == 0
    assert figure(read, answer, text, {"leader": 2}, inspired=True) == 2


def test_a_choice_that_is_not_open_is_refused(read, answer):
    with pytest.raises(InputError, match=r"leader = 2 is not open here: 1 or -1"):
        figure(read, answer, SIGN, {"leader": 2}, inspired=True)
    with pytest.raises(InputError, match=r"leader = yes is not open here"):
        figure(read, answer, SIGN, {"leader": True}, inspired=True)


# ---------------------------------------------------------------- ranges left to the player

RANGE = "value figure for unit = 0 yd to 120 yd\n  double when inspired\n"


def test_a_range_stays_open_until_the_player_chooses_in_it(read, answer):
    assert figure(read, answer, RANGE, inspired=False) == Range(F(0), F(120))
    assert figure(read, answer, RANGE, inspired=True) == Range(F(0), F(240))
    assert figure(read, answer, RANGE, {"figure": 130}, inspired=True) == 130


def test_what_is_chosen_must_lie_in_the_range(read, answer):
    with pytest.raises(InputError, match=r"figure = 130 is not within 0 to 120"):
        figure(read, answer, RANGE, {"figure": 130}, inspired=False)


def test_a_range_that_a_condition_reads_must_be_chosen_first(read, answer):
    text = "value spread for unit = 2 to 3\nvalue figure for unit\n  1 when spread is 2\n  7 otherwise\n"
    with pytest.raises(NeedsChoice, match=r"choose unit.spread: 2 or 3"):
        figure(read, answer, text)
    assert figure(read, answer, text, {"spread": 2}) == 1
    assert figure(read, answer, text, {"unit.spread": 3}) == 7


# ---------------------------------------------------------------- named lines, other values, none


def test_a_named_line_holds_where_it_counted(read, answer):
    text = """
value figure for unit
  +1 "charge" as impetus  when arm is horse
  +2 "each inspiration" as lead  per dp
  +10 "deep, not with impetus"  when stands is 5 or more unless impetus
  +20 when lead
  +40 when charge_late
  +0 as charge_late when inspired
"""
    base = {"stands": 5, "dp": 0, "inspired": False}
    assert figure(read, answer, text, arm="horse", **base) == 1
    assert figure(read, answer, text, arm="foot", **base) == 10
    # A line that is counted no times did not count.
    assert figure(read, answer, text, arm="foot", **{**base, "dp": 1}) == 32


def test_a_named_line_can_be_asked_after_above_it(read, answer):
    text = """
value figure for unit
  +10 "alone" unless later
  +1  "later" as later when arm is horse
"""
    assert figure(read, answer, text, arm="horse") == 1
    assert figure(read, answer, text, arm="foot") == 10


def test_a_line_held_ahead_of_its_figure_counts_as_it_will(read, answer):
    # Asked from above, `many` is judged with its count: none of 0 is not counted.
    text = "value figure for unit\n  +10 unless many\n  +1 as many per dp\n"
    assert figure(read, answer, text, dp=0) == 10
    assert figure(read, answer, text, dp=2) == 2


def test_a_value_is_used_like_a_fact(read, answer):
    text = "value strength for unit = stands\n  +2 when grade is A\nvalue figure for unit = 2 x strength - 1\n"
    assert figure(read, answer, text, stands=3, grade="A") == 9


def test_none_adds_nothing_and_stays_none_where_it_is_the_start(read, answer):
    text = """
table cost by arm gives 0 to 9
  |       | "cost" |
  | foot  | 3      |
  | horse | -      |
  | guns  | 0      |
value figure for unit = 10
  +cost(arm)
"""
    assert [figure(read, answer, text, arm=arm) for arm in ("foot", "horse", "guns")] == [13, 10, 10]
    start = text.replace("= 10\n  +cost(arm)", "= cost(arm)\n  +5\n  at least 1")
    assert [figure(read, answer, start, arm=arm) for arm in ("foot", "horse", "guns")] == [8, None, 5]


def test_x_and_over_come_before_plus_and_minus(read, answer):
    assert figure(read, answer, "value figure for unit = stands + 2 x dp - 1\n", stands=3, dp=4) == 10
    text = "value figure for unit = half (stands + dp) rounding down\n"
    assert figure(read, answer, text, stands=3, dp=4) == 3
    assert figure(read, answer, "value figure for unit = largest of (stands, dp, 2)\n", stands=1, dp=0) == 2
    assert figure(read, answer, "value figure for unit = smallest of (stands, dp, 2)\n", stands=1, dp=0) == 0


def test_a_ratio_is_exact_and_one_to_nothing_is_a_gap(read, answer):
    text = 'value odds for unit = stands over dp\nvalue figure for unit\n  by odds "Odds": 2:1 or more +2, more than 1:1 +1\n'
    assert [figure(read, answer, text, stands=s, dp=d) for s, d in ((4, 2), (3, 2), (7, 4), (2, 2), (1, 2))] == [
        2,
        1,
        1,
        0,
        0,
    ]
    with pytest.raises(NoRule, match=r"a ratio to 0"):
        figure(read, answer, text, stands=4, dp=0)
