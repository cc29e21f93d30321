"""Tables, terms and lists (language.md 3.10, 3.12, 3.4), and the matches that all of them share (3.5)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from rulec.meaning.errors import InputError, MissingFact, NoRule, TwoRules
from rulec.meaning.values import Range

F = Fraction

UNIT = """\
kind Grade "grade" ordered best first
  A
  B
  C
  D
kind Arm "arm"
  foot
  horse
  heavy_gun "heavy gun"
  light_gun "light gun"
  guns = heavy_gun, light_gun
kind Band "range band"
  maximum
  effective
  close
record unit also enemy, target
  arm: Arm
  grade: Grade
  range: 0 yd to 960 yd
  dp: 0 to 9
  veteran: yes/no
record side
  units: 1 to 4 of unit
table ranges "Ranges" by arm, band gives within length
  |                        | maximum | effective | close  |
  | heavy gun              | 720 yd  | 360 yd    | 120 yd |
  | "the light" light_gun  | 480 yd  | 240 yd    | -      |
  | foot                   | 120 yd  | -         | -      |
table damage "Damage" by dp, level gives at least 2 to 6
  |           | "L1" 1 | "L2" 2 |
  | 0 to 2    | 5      | -      |
  | 3 or more | 3      | 6      |
table spread "Spread" by arm gives length
  |       | "spread"  |
  | guns  | 10 to 30 yd |
  | foot  | 5 yd      |
"""


def value(read, answer, text, chosen=None, **unit):
    found = answer(read(UNIT + f"value found for unit = {text}\n"), "found", chosen=chosen, unit=unit)
    return found.outputs["unit", "found"]


# ---------------------------------------------------------------- tables


def test_a_table_across_gives_the_cell(read, answer):
    assert value(read, answer, "ranges(heavy_gun, close)") == 120
    assert value(read, answer, "ranges(arm, maximum)", arm="light_gun") == 480
    assert value(read, answer, "ranges(arm, close)", arm="light_gun") is None


def test_a_table_without_a_row_for_the_keys_is_a_gap_that_names_them(read, answer):
    with pytest.raises(NoRule, match=r"Ranges has no row for arm horse"):
        value(read, answer, "ranges(arm, close)", arm="horse")


@pytest.mark.parametrize(
    ("yards", "last", "first"),
    [(0, "close", "maximum"), (120, "close", "maximum"), (121, "effective", "maximum"), (361, "maximum", "maximum"),
     (720, "maximum", "maximum"), (721, None, None)],
)  # fmt: skip
def test_a_table_backwards_gives_the_heading_whose_cell_holds_the_value(read, answer, yards, last, first):
    assert value(read, answer, "last column of ranges(arm) for range", arm="heavy_gun", range=yards) == last
    assert value(read, answer, "first column of ranges(arm) for range", arm="heavy_gun", range=yards) == first


def test_the_column_must_be_one(read, answer):
    text = "the column of ranges(arm) for range"
    assert value(read, answer, text, arm="heavy_gun", range=500) == "maximum"
    with pytest.raises(TwoRules, match=r"Ranges: 300 yd is both maximum and effective"):
        value(read, answer, text, arm="heavy_gun", range=300)


def test_gives_at_least_makes_a_cell_hold_all_from_it_up(read, answer):
    text = UNIT + "test shot for unit\n  roll D6\n  value level = last column of damage(dp) for total\n"
    rules = read(text)
    for dp, face, level in ((0, 4, None), (0, 5, 1), (2, 6, 1), (3, 2, None), (3, 3, 1), (5, 6, 2)):
        assert answer(rules, "shot", dice=[face], unit={"dp": dp}).outputs["unit", "level"] == level


def test_nothing_rolled_is_in_no_column(read, answer):
    text = UNIT + "test shot for unit\n  roll D6 when veteran\n  value level = last column of damage(dp) for total\n"
    assert answer(read(text), "shot", unit={"dp": 5, "veteran": False}).outputs["unit", "level"] is None


def test_a_cell_may_leave_the_player_a_range(read, answer):
    assert value(read, answer, "spread(arm)", arm="heavy_gun") == Range(F(10), F(30))
    assert value(read, answer, "spread(arm)", {"found": 12}, arm="heavy_gun") == 12
    assert value(read, answer, "spread(arm)", arm="foot") == 5


def test_keys_left_out_are_taken_by_name(read, answer):
    text = """
table hits by grade, total gives 0 to 4
  |         | 0 or less | 1 to 3 | 4 or more |
  | A/B     | 0         | 1      | 3         |
  | C to D  | 0         | 0      | 2         |
test shot for unit
  roll D6
  modifiers
    -2
  value scored = hits
"""
    rules = read(UNIT + text)
    for grade, face, scored in (("A", 2, 0), ("B", 3, 1), ("C", 5, 0), ("D", 6, 2), ("A", 6, 3)):
        assert answer(rules, "shot", dice=[face], unit={"grade": grade}).outputs["unit", "scored"] == scored


def test_rows_that_overlap_and_disagree_are_two_rules(read, answer):
    text = (
        UNIT
        + """
table cost by dp gives 0 to 9
  |        | "cost" |
  | 0 to 3 | 1      |
  | 3 to 5 | 2      |
  | 5 to 9 | 2      |
value found for unit = cost(dp)
"""
    )
    rules = read(text)
    assert answer(rules, "found", unit={"dp": 5}).outputs["unit", "found"] == 2
    with pytest.raises(TwoRules, match=r"cost has two rows for dp 3"):
        answer(rules, "found", unit={"dp": 3})


# ---------------------------------------------------------------- terms and conditions


def holds(read, answer, condition, **facts):
    rules = read(UNIT + f"term so for unit against enemy when {condition}\n")
    return answer(rules, "so", **facts).outputs["unit", "so"]


@pytest.mark.parametrize(
    ("condition", "yes", "no"),
    [
        ("arm is guns", {"arm": "heavy_gun"}, {"arm": "foot"}),
        ("arm is not guns/horse", {"arm": "foot"}, {"arm": "light_gun"}),
        ("grade is B or better", {"grade": "A"}, {"grade": "C"}),
        ("grade is C or worse", {"grade": "D"}, {"grade": "B"}),
        ("grade is B to C", {"grade": "C"}, {"grade": "D"}),
        ("dp is 3 or more", {"dp": 3}, {"dp": 2}),
        ("dp is 3 or less", {"dp": 3}, {"dp": 4}),
        ("dp is more than 3", {"dp": 4}, {"dp": 3}),
        ("dp is less than 3", {"dp": 2}, {"dp": 3}),
        ("dp is 1 / 3 to 4", {"dp": 4}, {"dp": 2}),
        ("range within 120 yd", {"range": 120}, {"range": F(241, 2)}),
        ("range beyond 120 yd", {"range": F(241, 2)}, {"range": 120}),
        ("not veteran and dp is 0", {"veteran": False, "dp": 0}, {"veteran": True, "dp": 0}),
        ("veteran and (dp is 1 or grade is A)", {"veteran": True, "dp": 0, "grade": "A"},
         {"veteran": False, "dp": 1, "grade": "A"}),
    ],
)  # fmt: skip
def test_conditions(read, answer, condition, yes, no):
    assert holds(read, answer, condition, unit=yes) is True
    assert holds(read, answer, condition, unit=no) is False


def test_comparisons_with_the_other_party(read, answer):
    for mine, theirs, more in ((3, 2, True), (2, 2, False), (1, 2, False)):
        unit, enemy = {"dp": mine}, {"dp": theirs}
        assert holds(read, answer, "dp more than enemy.dp", unit=unit, enemy=enemy) is more
    assert holds(read, answer, "enemy.grade is grade or better", unit={"grade": "B"}, enemy={"grade": "A"}) is True
    assert holds(read, answer, "enemy.grade is grade or better", unit={"grade": "B"}, enemy={"grade": "C"}) is False
    assert holds(read, answer, "enemy.dp is dp", unit={"dp": 4}, enemy={"dp": 4}) is True


def test_any_line_of_a_term_makes_it_hold(read, answer):
    text = UNIT + 'term hard for unit\n  "guns" when arm is guns\n  "tired" when dp is 3 or more\n'
    rules = read(text)
    for arm, dp, hard in (("heavy_gun", 0, True), ("foot", 3, True), ("foot", 0, False)):
        assert answer(rules, "hard", unit={"arm": arm, "dp": dp}).outputs["unit", "hard"] is hard


def test_a_term_of_the_other_party_sees_this_one_as_its_enemy(read, answer):
    text = (
        UNIT
        + """
term ahead for unit against enemy when dp less than enemy.dp
term behind for unit against enemy when enemy.ahead
"""
    )
    rules = read(text)
    assert answer(rules, "behind", unit={"dp": 4}, enemy={"dp": 1}).outputs["unit", "behind"] is True
    assert answer(rules, "behind", unit={"dp": 1}, enemy={"dp": 4}).outputs["unit", "behind"] is False


def test_a_word_without_a_definition_cannot_be_asked(read, answer):
    with pytest.raises(NoRule, match=r"glory is a word without a definition"):
        answer(read(UNIT + 'term glory for unit\n  "What men die for"\n'), "glory")


# ---------------------------------------------------------------- lists

UNITS = [
    {"dp": 1, "grade": "C", "veteran": True},
    {"dp": 4, "grade": "B", "veteran": False},
    {"dp": 4, "grade": "D", "veteran": True},
]


@pytest.mark.parametrize(
    ("text", "comes_to"),
    [
        ("sum of units.dp", 9),
        ("average of units.dp", 3),
        ("largest of units.dp", 4),
        ("smallest of units.dp", 1),
        ("best of units.grade", "B"),
        ("worst of units.grade", "D"),
        ("share of units.veteran", F(2, 3)),
        ("sum of units.weight", 15),
    ],
)
def test_lists_are_summed_averaged_and_shared(read, answer, text, comes_to):
    rules = read(UNIT + f"value weight for unit = dp + 2\nvalue found for side = {text}\n")
    found = answer(rules, "found", side={"units": UNITS})
    assert found.outputs["side", "found"] == comes_to
    assert set(found.facts) == {"side"}


def test_an_average_is_exact(read, answer):
    rules = read(UNIT + "value found for side = average of units.dp\n")
    assert answer(rules, "found", side={"units": UNITS[:2]}).outputs["side", "found"] == F(5, 2)


def test_a_fact_that_an_element_lacks_is_named(read, answer):
    rules = read(UNIT + "value found for side = sum of units.dp\n")
    with pytest.raises(MissingFact, match=r"unit#2 of side.dp is not given"):
        answer(rules, "found", side={"units": [{"dp": 1}, {"grade": "A"}]})


def test_a_list_is_checked_element_by_element(read, answer):
    rules = read(UNIT + "value found for side = sum of units.dp\n")
    with pytest.raises(InputError, match=r"side.units\[2\].dp cannot be 11; it can be 0 to 9"):
        answer(rules, "found", side={"units": [{"dp": 1}, {"dp": 11}]})
    with pytest.raises(InputError, match=r"side.units cannot be a list of 5; it can be a list of 1 to 4 unit"):
        answer(rules, "found", side={"units": [{"dp": 1}] * 5})
