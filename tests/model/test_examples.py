"""Examples: lines and tables of them, with values typed by what they are set for."""

from __future__ import annotations

import sys
from fractions import Fraction
from pathlib import Path

import pytest

from rulec.model import entities as e

sys.path.insert(0, str(Path(__file__).parent))

from model_texts import found, helped, rules

T = """action act for unit
action halt for unit
value reach for unit = 2 yd to 4 yd
term far for unit when distance beyond 1 yd
test t for unit against enemy
  may otherwise
  roll 1 or 2 D6 + optional D6
  modifiers
    +/-1 "Leader attached" as leader
    optional +2 "gift"
    optional -1 "loss"
  value margin = total - enemy.dp
  results on margin
    1 "One" must act as one
    others "Else" may act/halt
"""


def examples(text: str) -> tuple[e.Example, ...]:
    return rules(T + text).examples


def example(*lines: str, of: str = "t") -> e.Example:
    (made,) = examples(f'example "ex" of {of} @qrs 3\n' + "".join(f"  {line}\n" for line in lines))
    return made


def test_a_block():
    made = example(
        "given unit grade = A2, charging, dp = 2, distance = 10 yd",
        "given enemy dp = 1, not charging, arm = gun",
        "chosen leader = +1, gift = none, dice = 2, optional_die = no, act = halt",
        "rolls unit 3, 4",
        "rolls enemy 2",
        "gives total = 7, margin = -1/2, formation = line, must act, may act/halt",
        "gives enemy dp = 3, may not act",
    )
    assert (made.title, made.of, made.raises, made.cites) == ("ex", "t", "", (e.Cite("qrs", ((3, 3),)),))
    assert made.given == (
        ("", "grade", "A2"), ("", "charging", True), ("", "dp", Fraction(2)), ("", "distance", Fraction(10)),
        ("enemy", "dp", Fraction(1)), ("enemy", "charging", False), ("enemy", "arm", "gun"),
    )  # fmt: skip
    assert made.chosen == (
        ("leader", Fraction(1)), ("gift", None), ("dice", Fraction(2)), ("optional_die", False), ("act", "halt"),
    )  # fmt: skip
    assert made.rolls == (("unit", (3, 4)), ("enemy", (2,)))
    assert made.gives == (
        ("", "total", Fraction(7)), ("", "margin", Fraction(-1, 2)), ("", "formation", "line"), ("enemy", "dp", Fraction(3)),
    )  # fmt: skip
    assert made.obliged == (("", "must", ("act",)), ("", "may", ("act", "halt")), ("enemy", "may not", ("act",)))


def test_roles_may_be_left_out_or_written_before_the_name():
    made = example("given grade = B, enemy.dp = 1", "rolls 3", "gives enemy.dp = 2")
    assert made.given == (("", "grade", "B"), ("enemy", "dp", Fraction(1)))
    assert (made.rolls, made.gives) == ((("", (3,)),), (("enemy", "dp", Fraction(2)),))


def test_figures_and_terms_may_be_given_outright_or_come_out():
    assert example("given far, reach = 3 yd", "gives margin = none").given == (
        ("", "far", True),
        ("", "reach", Fraction(3)),
    )
    assert example("chosen reach = 3 yd", "gives reach = 3 yd", of="reach").gives == (("", "reach", Fraction(3)),)
    assert example("gives far = no", of="far").gives == (("", "far", False),)


def test_choices_without_a_value():
    assert example("chosen gift, not loss, optional_die", "gives total = 1").chosen == (
        ("gift", Fraction(2)), ("loss", None), ("optional_die", True),
    )  # fmt: skip
    assert example("chosen loss, enemy.leader = -1", "gives total = 1").chosen == (
        ("loss", Fraction(-1)), ("enemy.leader", Fraction(-1)),
    )  # fmt: skip


@pytest.mark.parametrize("written", ["NoRule", "norule", "no-rule"])
def test_raises(written: str):
    assert example(f"raises {written}").raises == "NoRule"


def test_lists_are_given_one_element_a_line():
    text = (
        'record wing\n  units: 1 to 4 of unit\nvalue all for wing = sum of units.dp\nexample "ex" of all\n'
        "  given units dp = 1, charging\n  given units dp = 2, grade = C\n  gives all = 3\n"
    )
    (made,) = examples(text)
    first = (("dp", Fraction(1)), ("charging", True))
    assert made.lists == (("", "units", (first, (("dp", Fraction(2)), ("grade", "C")))),)
    assert found(T + text.replace("dp = 2", "dq = 2")) == [("unknown-fact", "dq = 2")]


def test_a_table_makes_one_example_a_row_over_the_lines_above_it():
    text = (
        'example "ex" of t @qrs 3\n  given unit grade = A1, dp = 1\n  chosen leader = +1\n'
        "  | grade | enemy.dp | chosen leader | rolls | rolls enemy | gives total | gives enemy.dp | gives must | raises |\n"
        "  | B     |          | -1            | 3 4   | 2           | +7          |                | act        |        |\n"
        "  |       | 2        |               | 3, 4  |             |             | 2        |            |        | @qrs 9\n"
        "  |       |          |               |       |             |             |                |            | NoRule |\n"
    )
    one, two, three = examples(text)
    assert [x.title for x in (one, two, three)] == ["ex, row 1", "ex, row 2", "ex, row 3"]
    assert one.given == (("", "grade", "B"), ("", "dp", Fraction(1)))
    assert (one.chosen, one.rolls) == ((("leader", Fraction(-1)),), (("", (3, 4)), ("enemy", (2,))))
    assert (one.gives, one.obliged) == ((("", "total", Fraction(7)),), (("", "must", ("act",)),))
    assert two.given == (("", "grade", "A1"), ("", "dp", Fraction(1)), ("enemy", "dp", Fraction(2)))
    assert (two.chosen, two.gives, two.cites) == (
        (("leader", Fraction(1)),), (("enemy", "dp", Fraction(2)),), (e.Cite("qrs", ((9, 9),)),),
    )  # fmt: skip
    assert (three.raises, three.cites) == ("NoRule", (e.Cite("qrs", ((3, 3),)),))


def test_headings_and_cells_of_a_table():
    text = (
        'example "ex" of t\n'
        "  | unit.distance | time | arm | gives enemy.must | gives may | gives may not | gives verdict | gives result |\n"
        "  | 10 yd | 1/2 move | field gun | act | act/halt | halt | need not | one |\n"
    )
    (made,) = examples(text)
    assert made.given == (("", "distance", Fraction(10)), ("", "time", Fraction(1, 2)), ("", "arm", "gun"))
    assert made.obliged == (("enemy", "must", ("act",)), ("", "may", ("act", "halt")), ("", "may not", ("halt",)))
    assert made.gives == (("", "verdict", "need not"), ("", "result", "one"))


@pytest.mark.parametrize(
    ("line", "slug", "place", "advice"),
    [
        ("given dpp = 1", "unknown-name", "dpp", "did you mean `dp`?"),
        ("given dp = 7", "out-of-domain", "7", "it is declared as 0 to 6"),
        ("given dp = 3 yd", "unlike-compared", "3 yd", ""),
        ("given distance = 3", "unlike-compared", "3", "write the unit, as in 3 yd"),
        ("given grade = F", "unknown-member", "F", "it can be A1, A2, B, C, D, A"),
        ("given grade = A", "unknown-member", "A", ""),
        ("given grade", "not-yes-no", "grade", "write grade = ..."),
        ("given enmy dp = 1", "unknown-role", "dp", "did you mean `enemy`?"),
        ("chosen lader = +1", "unknown-name", "lader", "did you mean `leader`?"),
        ("chosen leader", "not-yes-no", "leader", ""),
        ("chosen act = fly", "unknown-member", "fly", "it can be act, halt, t"),
        ("gives must fly", "unknown-action", "must fly", ""),
        ("raises Hell", "bad-example", "raises Hell", "it can be NoRule, IllegalState, TwoRules, NeverEnds, NotOpen"),
        ("rolls enmy 3", "unknown-role", "rolls enmy 3", "did you mean `enemy`?"),
    ],
)
def test_what_cannot_be_said(line: str, slug: str, place: str, advice: str):
    text = f'{T}example "ex" of t\n  {line}\n  gives total = 1\n'
    assert found(text) == [(slug, place)]
    assert helped(text) == [advice]


def test_examples_that_cannot_be():
    assert found(f'{T}example "ex" of tt\n  gives total = 1\n') == [("unknown-statement", "tt")]
    assert found(f'{T}example "ex" of t\n  | dp |\n') == [("table-shape", "| dp |")]
    assert found(f'{T}example "ex" of t\n  | dp | gives total |\n  | 9 | 1 |\n') == [("out-of-domain", "9")]
    assert found(f'{T}example "ex" of t\n  | dp |\n  | 1 |\n') == [("bad-example", "| 1 |")]
    assert found(f'{T}example "ex" of t\n  | gives |\n  | 1 |\n') == [("bad-example", "1")]
