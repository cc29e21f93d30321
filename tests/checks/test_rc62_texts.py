"""Text against rule: figures, dice, units, signs and bounds in a label and in the formal part of its line."""

from __future__ import annotations

import sys
from fractions import Fraction
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))  # for check_texts, which the tests share

from check_texts import found

from rulec.checks.said import figures


def line(text: str) -> str:
    return f"test t for unit\n  roll D6\n  modifiers\n    {text}\n"


@pytest.mark.parametrize(
    ("label", "said"),
    [
        ("within 120 yd", [("120 yd", 120, "", "length", "at most")]),
        ("beyond 6 in", [("6", 6, "", "", "more than")]),
        ("3 or more hits", [("3", 3, "", "", "at least")]),
        ("4 DPs or less", [("4", 4, "", "", "at most")]),
        ("no more than 2", [("2", 2, "", "", "at most")]),
        ("each 45° or part", [("45°", 45, "", "angle", "")]),
        ("half a move", [("half", Fraction(1, 2), "", "", "")]),
        ("½ move", [("1/2 move", Fraction(1, 2), "", "move", "")]),
        ("outnumbered 3:2", [("3:2", Fraction(3, 2), "", "", "")]),
        ("-1 and +2", [("-1", 1, "-", "", ""), ("+2", 2, "+", "", "")]),
        ("2-4 in", [("2", 2, "", "", ""), ("4", 4, "", "", "")]),
        ("over 50 %", [("50 %", Fraction(1, 2), "", "", "more than")]),
        ("grade A1 and the 16th century", []),
        ("the one that passes", []),  # a pronoun
        ("two ranks", [("two", 2, "", "", "")]),
        ("2D6", [("2", 2, "", "", ""), ("D6", None, "", "", "")]),
    ],
)
def test_the_figures_of_a_text(label: str, said: list[tuple[object, ...]]) -> None:
    assert [(f.text, f.value, f.sign, f.sort, f.bound) for f in figures(label)] == said


@pytest.mark.parametrize(
    ("text", "messages"),
    [
        (line('+1 "enemy within 60 yd" when distance within 60 yd'), []),
        (line('+1 "enemy within 80 yd" when distance within 60 yd'), ["the text says 80 yd, and the rule has no such figure"]),
        (line('+1 "-1 if charging" when charging'), ["the text says -1, and the rule has it with the other sign"]),
        (line('+1 "5 DPs" when distance within 5 yd'), []),
        (line('+1 "5 deg off" when distance within 5 yd'), ["the text says 5 deg, and in the rule it is no angle"]),
        (line('+1 "near enemy, within 60 yd" when near') + 'term near "near" for unit when distance within 60 yd\n', []),
        (line('+1 "near enemy, within 60 yd" when near') + 'term near "near" for unit when distance within 90 yd\n',
         ["the text says 60 yd, and the rule has no such figure"]),
        ('test t for unit\n  roll D6 "an AvD"\n', ["the text says AvD, and the rule rolls no such die"]),
        ('test t for unit\n  roll D6 "an average die"\n', ["the text says AvD, and the rule rolls no such die"]),
        ('test t for unit\n  roll AvD "an average die"\n', []),
        (line('+1 "enemy within 60 cm" when distance within 60 yd'), ["the text says 60 cm, and lengths here are in yd"]),
        ('test t for unit\n  roll 2D6 "two D6"\n', []),
        ('test t for unit\n  "2 DPs" +1 dp\n', ["the text says 2, and the rule has no such figure"]),
        ('test t for unit\n  "1 DP" +1 dp\n', []),
        ('test t for unit\n  "As often as 7 times"\n', []),  # prose
        ('test t for unit\n  roll D6\n  results\n    1 "Flees 20 yd" must flee\naction flee for unit\n  value d = 20 yd\n', []),
        ('table t by arm gives 0 to 9\n  |        | n      |\n  | "1st" foot | "L2" 2 |\n', []),
    ],
)  # fmt: skip
def test_what_the_text_says_the_rule_has(text: str, messages: list[str]) -> None:
    assert found("rc621_figure_not_in_rule", text) == messages


@pytest.mark.parametrize(
    ("text", "messages"),
    [
        (line('+1 "enemy near" when distance within 60 yd'), ["the rule says 60, and the text does not"]),
        (line('+1 "enemy near" when near') + 'term near "within 60 yd" for unit when distance within 60 yd\n', []),
        (line('+3 "charging" when charging'), []),  # the sign prints beside it
        ('test t for unit\n  "Tires" +1 dp\n', []),
        ('test t for unit\n  "Tires" +2 dp\n', ["the rule says 2, and the text does not"]),
        ('test t for unit\n  roll D6\n  results\n    3 to 4 "Tires" nothing\n', []),
        ('test t for unit\n  note "From 4 DPs on."\n  may "Tired" when dp is 4 or more\n', []),
        ('test t for leader\n  "The second wound kills" nothing when wounds is 2\n', []),
    ],
)
def test_what_the_rule_has_the_text_says(text: str, messages: list[str]) -> None:
    assert found("rc622_figure_not_in_text", text) == messages


@pytest.mark.parametrize(
    ("text", "messages"),
    [
        (line('+1 "within 60 yd" when distance within 60 yd'), []),
        (line('+1 "within 60 yd" unless distance beyond 60 yd'), []),
        (line('+1 "within 60 yd" unless far') + 'term far "far" for unit when distance beyond 60 yd\n', []),
        (
            line('+1 "within 60 yd" when distance beyond 60 yd'),
            ["the text says at most 60 yd, and the rule more than 60"],
        ),
        (
            line('+1 "over 60 yd" when distance is 60 yd or more'),
            ["the text says more than 60 yd, and the rule at least 60"],
        ),
        (line('+1 "more than 3 DPs" when dp is 4 or more'), []),
        (line('+1 "no enemy within 60 yd" when distance beyond 60 yd'), []),
        (line('+1 "more than half turned" when 2 x dp more than 3'), []),
    ],
)
def test_bounds_lie_on_the_side_that_the_text_says(text: str, messages: list[str]) -> None:
    assert found("rc623_bound_against_text", text) == messages


LOSS, GAIN = "the text speaks of a loss, and the rule adds", "the text speaks of a gain, and the rule takes away"


@pytest.mark.parametrize(
    ("text", "messages"),
    [
        (line('+1 "penalty for charging" when charging'), [LOSS]),
        (line('-1 "penalty for charging" when charging'), []),
        (line('-1 "bonus for charging" when charging'), [GAIN]),
        (line('+/-1 "bonus or penalty" as gauge when charging'), []),
        (line('-1 "more than 2 DPs" when dp more than 2'), []),
        (line('+1 "disadvantage of ground" when charging'), [LOSS]),
        (line('-1 "advantage of ground" when charging'), [GAIN]),
        (line('-1 "the enemy has the advantage of ground" when charging'), []),
        (line('+1 "no penalty" when charging'), []),
        (line('-1 "bonus lost" when charging'), []),
        ('test t for unit\n  "1 DP off" +1 dp\n', [LOSS]),
        ('test t for unit\n  "1 DP off" -1 dp\n', []),
        ('test t for unit\n  "1 DP more" -1 dp\n', [GAIN]),
        ('test t for unit\n  "Tired: 1 DP" -1 dp\n', [GAIN]),
        ('test t for unit\n  "Rests, and is rid of its DP" -1 dp\n', []),
        ('test t for unit\n  "1 stand lost" +1 losses\n', []),  # to gain a loss is to lose
    ],
)
def test_signs_agree_with_the_words(text: str, messages: list[str]) -> None:
    assert found("rc624_sign_against_text", text) == messages


def test_a_text_with_another_figure_is_one_finding() -> None:
    text = line('+1 "enemy within 80 yd" when distance within 60 yd')
    assert len(found("rc621_figure_not_in_rule", text)) == 1
    assert found("rc622_figure_not_in_text", text) == []


ACTS = 'action rout "Rout" for unit\n  "Runs"\naction halt "Halt" for unit\n  "Stops"\n'


@pytest.mark.parametrize(
    ("text", "messages"),
    [
        (line('+1 "cavalry" when arm is foot'), ["the text names horse, and the rule foot"]),
        (line('+1 "cavalry" when arm is horse'), []),
        (line('+1 "cavalry that charge infantry" when arm is foot'), []),  # it names it, and more
        (line('+1 "all but cavalry" when arm is foot/gun'), []),
        (line('+1 "cavalry" unless arm is foot'), []),  # what must not be, is put otherwise
        (line('+1 "the brave" when arm is foot'), []),
        (line('by arm "Cavalry": foot +1'), ["the text names horse, and the rule foot"]),
        (line('+1 "not charging" when charging'), ["the text says that it is not so, and the rule wants `charging`"]),
        (line('+1 "not charging" unless charging'), []),
        (line('+1 "charging, not in rout" when charging'), []),
        (ACTS + 'test t for unit\n  "Halts" must rout\n', ["the text names halt, and the rule rout"]),
        (ACTS + 'test t for unit\n  "Halts" must halt\n', []),
        (ACTS + 'test t for unit\n  "Goes on" must rout\n', []),
    ],
)
def test_a_text_that_names_another_thing(text: str, messages: list[str]) -> None:
    assert found("rc626_text_names_another", text) == messages


def test_texts_that_changed_places_are_one_finding() -> None:
    text = line('+1 "infantry" when arm is horse\n    +2 "cavalry" when arm is foot')
    assert len(found("rc625_labels_swapped", text)) == 1
    assert found("rc626_text_names_another", text) == []


@pytest.mark.parametrize(
    ("text", "named"),
    [
        (line('+1 "each {dp}" per dp'), []),
        (line('+1 "as {impetus}" as impetus when charging\n    +1 "not with {impetus}" when charging'), []),
        (line('+1 "{horse} against {enemy.arm}, see {t}" when charging'), []),
        (line('+1 "{{ 7 * 7 }} {} {2nd} {% raw %}" when charging'), []),  # no names, and printed as they are
        (line('+1 "not with {impetsu}" when charging\n    +2 "near" as impetus when charging'), ["impetsu"]),
        (line('+1 "{enemy.amr} and {amr}, {amr}" when charging'), ["enemy.amr", "amr"]),
        ('test t for unit\n  roll D6\n  note "As in {rout}."\n', ["rout"]),
    ],
)
def test_a_text_that_names_what_there_is_not(text: str, named: list[str]) -> None:
    wanted = [f"a text names {{{name}}}, and nothing is called that" for name in named]
    assert sorted(found("rc627_text_names_nothing", text)) == sorted(wanted)
