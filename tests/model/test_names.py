"""Names: what a name means where it stands, in the order of the language, and what is said when it means nothing."""

from __future__ import annotations

import sys
from fractions import Fraction
from pathlib import Path

import pytest

from rulec.model import entities as e

sys.path.insert(0, str(Path(__file__).parent))

from model_texts import ARM, GRADE, UNIT, build_files, fact, findings, found, helped, local, number, rules, statement


def when(cond: str, head: str = "for unit", more: str = "") -> e.Cond | None:
    return statement(f"{more}term t {head} when {cond}\n").cases[0].when


def test_a_bare_name_is_a_fact_of_the_first_role():
    assert when("charging") == e.Truth(e.FactOf("", "charging", e.Type("yesno")))
    assert when("dead", "for leader") == e.Truth(e.FactOf("", "dead", e.Type("yesno")))
    assert when("unit.charging") == when("charging")


def test_other_roles_are_written():
    assert when("enemy.charging") == e.Truth(e.FactOf("enemy", "charging", e.Type("yesno")))
    assert when("leader.dead", "for unit against leader") == e.Truth(e.FactOf("leader", "dead", e.Type("yesno")))


def test_a_value_or_term_is_named_like_a_fact_and_may_stand_below_its_use():
    made = rules("term t for unit when far and enemy.far\nterm far for unit when distance beyond 120 yd\n")
    yesno = e.Type("yesno")
    assert made.statements["t"].cases[0].when == e.All(
        (e.Truth(e.ValueOf("", "far", yesno)), e.Truth(e.ValueOf("enemy", "far", yesno)))
    )


def test_locals_come_before_lines_before_facts():
    steps = statement(
        "test t for unit\n  roll D6\n  value stands = 3\n"
        '  modifiers\n    +1 "charge" as charging when dp is 1\n    +1 "b" when charging\n    +1 "c" per stands\n'
    ).steps
    lines = steps[2].figure.lines
    assert lines[1].when == e.Truth(e.LineHeld("", "charging"))
    assert lines[2].per == e.Per(local("stands"))


def test_a_fact_comes_before_a_line_that_is_named_by_its_text():
    steps = statement('test t for unit\n  roll D6 "Charging" when charging\n  "Charging" +1 dp when charging\n').steps
    assert steps[1].line.when == e.Truth(e.FactOf("", "charging", e.Type("yesno")))


def test_a_line_can_be_meant_by_its_text():
    figure = statement('value t for unit\n  +1 "On a hill" when dp is 1\n  +1 "b" unless on_a_hill\n').figure
    assert figure.lines[0].name == "on_a_hill"
    assert figure.lines[1].when == e.Not(e.Truth(e.LineHeld("", "on_a_hill")))


def test_members_are_meant_by_what_stands_to_the_left():
    both = "kind Size\n  B\n  large\nrecord box\n  size: Size\n"
    assert when("grade is B", more=both).match.alts == (e.Members(("B",)),)
    assert when("size is B", "for box", more=both).match.alts == (e.Members(("B",)),)


def test_groups_labels_and_spans_of_a_kind_are_spelt_out():
    def alts(cond: str) -> tuple[e.Alt, ...]:
        return when(cond).match.alts

    assert alts("arm is foot") == (e.Members(("pikes", "shot")),)
    assert alts("arm is light/gun") == (e.Members(("shot", "lancers")), e.Members(("gun",)))
    assert alts("grade is A") == (e.Members(("A1", "A2")),)
    assert alts("grade is B or better") == (e.Members(("A1", "A2", "B")),)
    assert alts("grade is C or worse") == (e.Members(("C", "D")),)
    assert alts("grade is A to C") == (e.Members(("A1", "A2", "B", "C")),)
    assert alts("grade is A or worse") == (e.Members(("A1", "A2", "B", "C", "D")),)


def test_a_match_may_name_a_fact():
    assert when("enemy.grade is grade") == e.IsMatch(
        e.FactOf("enemy", "grade", GRADE), e.Match((e.Equals(e.FactOf("", "grade", GRADE)),), "grade")
    )
    assert when("enemy.grade is grade or better").match.alts == (
        e.Ranked(e.FactOf("", "grade", GRADE), "better", ("A1", "A2", "B", "C", "D")),
    )
    assert when("dp is hits or more").match.alts == (e.Between(fact("hits"), None),)
    assert when("dp is hits").match.alts == (e.Equals(fact("hits")),)


@pytest.mark.parametrize(
    ("written", "alt"),
    [
        ("3", e.Between(number(3), number(3))),
        ("-3 to -1", e.Between(number(-3), number(-1))),
        ("3 or more", e.Between(number(3), None)),
        ("3 or less", e.Between(None, number(3))),
        ("more than 3", e.Between(number(3), None, low_open=True)),
        ("less than 3", e.Between(None, number(3), high_open=True)),
        ("none", e.Members((None,))),
    ],
)
def test_matches_of_numbers(written: str, alt: e.Alt):
    match = when(f"dp is {written}").match
    assert match.alts == (alt,)
    assert match.text == written


def test_matches_of_lengths_state_the_unit_once():
    yards = e.Type("length")
    ten, thirty = e.Const(Fraction(10), yards), e.Const(Fraction(30), yards)
    assert when("distance is 10 to 30 yd").match.alts == (e.Between(ten, thirty),)
    assert when("distance is within 30 yd").match.alts == (e.Between(None, thirty),)
    assert when("distance beyond 30 yd") == e.Compare(e.FactOf("", "distance", yards), "beyond", thirty)


def test_yes_and_no():
    assert when("charging is no").match.alts == (e.Members((False,)),)
    assert when("not charging") == e.Not(e.Truth(e.FactOf("", "charging", e.Type("yesno"))))
    assert when("arm is not gun") == e.IsMatch(e.FactOf("", "arm", ARM), e.Match((e.Members(("gun",)),), "gun"), True)


def test_when_and_unless_are_one_condition():
    made = statement("term t for unit when charging unless dp is 1\n").cases[0].when
    assert made == e.All((when("charging"), e.Not(when("dp is 1"))))


def test_in_a_contest_enemy_is_the_other_side_and_sides_have_their_names():
    text = (
        "record side also other\n  dp: 0 to 6\ncontest t between side and other\n  roll D6\n"
        "  value margin = side.total - other.total\n  value mine = total - enemy.total\n"
        '  "x" +1 dp when side is other and enemy.margin is 1\n'
    )
    steps = statement(text).steps
    assert steps[1].figure.start == e.Arith("-", local("total", "side"), local("total", "other"), e.Type("number"))
    assert steps[2].figure.start == e.Arith("-", local("total"), local("total", "enemy"), e.Type("number"))
    sides, margin = steps[3].line.when.of
    assert sides == e.IsMatch(
        e.LocalOf("", "side", e.Type("member", "", ("side", "other"))), e.Match((e.Members(("other",)),), "other")
    )
    assert margin.of == local("margin", "enemy")


def test_causes_are_sections_and_what_is_chosen_is_an_act():
    text = (
        "section moves\naction march for unit\nsection fire\ngain dp for unit when cause is moves\n"
        '  value gained\n    at most 3 - dp\ntest t for unit\n  "x" +1 dp when chosen is not march\n'
    )
    made = rules(text)
    cause = made.gains[0].when
    assert cause.of == e.LocalOf("", "cause", e.Type("member", "", ("moves", "fire")))
    assert cause.match.alts == (e.Members(("moves",)),)
    assert made.statements["t"].steps[0].line.when.negated
    assert made.statements["march"].section == "moves"
    assert (made.gains[0].fact, made.gains[0].word, made.gains[0].section) == ("dp", "gain", "fire")
    assert found("section moves\ngain dp for unit when cause is fire\n") == [("unknown-member", "fire")]


# ---------------------------------------------------------------- what is said


@pytest.mark.parametrize(
    ("text", "slug", "place", "advice"),
    [
        ("term t for unit when chargin\n", "unknown-name", "chargin", "did you mean `charging`?"),
        ("term t for unit when wounds is 1\n", "unknown-name", "wounds", "it is a fact of leader: write leader.wounds"),
        ("term t for unit when enemy.chargin\n", "unknown-name", "chargin", "did you mean `charging`?"),
        ("term t for unit when enmy.charging\n", "unknown-role", "enmy", "did you mean `enemy`?"),
        ("term t for unit when grade is F\n", "unknown-member", "F", "it can be A1, A2, B, C, D, A"),
        ("term t for unt when charging\n", "unknown-role", "unt", "did you mean `unit`?"),
        ("value t for unit = total\n", "unknown-name", "total", "nothing is rolled above"),
        ('test t for unit\n  "proud" nothing when proud\n', "unknown-name", "proud",  # not the line itself
         "declare it in a record (proud: yes/no), or state it with value or term"),
        ("value t for unit = ranges(arm)\n", "unknown-name", "ranges(arm)", ""),
        (
            'test t for unit\n  "x" +1 dp when shots is 1\n  value shots = 1\n',
            "unknown-name",
            "shots",
            "`shots` is made by a step further down; steps are done in the order written",
        ),
        ("test u for unit\nvalue t for unit = u\n", "unknown-name", "u", ""),
        ('term word\n  "a word"\nterm t for unit when word\n', "not-yes-no", "word", "say in term word when it holds"),
        ('test t for unit\n  "x" +1 dps\n', "unknown-fact", "dps", "did you mean `dp`?"),
        ('test t for unit\n  "x" take u for leader\ntest u for unit\n', "wrong-party", "take u for leader",
         "say who: take u for unit"),
        ('test t for unit\n  "x" take u\ntest u for leader\n', "wrong-party", "take u", "say who: take u for leader"),
        ('test t for unit\n  "x" may marsh\naction march for unit\n', "unknown-action", "marsh",
         "did you mean `march`?"),
    ],
)  # fmt: skip
def test_one_fault_is_one_finding_with_advice(text: str, slug: str, place: str, advice: str):
    assert found(text) == [(slug, place)]
    assert helped(text) == [advice]


def test_what_rests_on_a_fault_is_left_out_in_silence():
    text = (
        "value a for unit = nonsense\nvalue b for unit = a + 1\n  +2 yd when a is 3\n"
        "term c for unit when a is red\ntest t for unit\n  results on a\n    1 to 2 nothing\n"
    )
    assert found(text) == [("unknown-name", "nonsense")]


def test_a_statement_whose_role_is_unknown_is_left_out_and_its_users_are_not_blamed():
    text = "value a for ghost = 1\n  +1 when spooky\nterm t for unit when a is 1\n"
    assert found(text) == [("unknown-role", "ghost")]


def test_an_unresolvable_line_is_left_out_and_its_neighbours_stay():
    model, faults = build_files(("f", UNIT + 'value t for unit = 1\n  +1 "a" when nix\n  +2 "b" when charging\n'))
    assert faults == [("unknown-name", "nix")]
    assert [line.label for line in model.rulesets["r"].statements["t"].figure.lines] == ["b"]


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("value a for unit = a\n", "a"),
        ("value a for unit = b\nterm b for unit when a\n", "b"),
        ("kind K\n  g = h\n  h = g\n  m\n", "g"),
        ("variant v of w\nvariant w of v\n", "v"),
    ],
)
def test_circles(text: str, place: str):
    assert found(text) == [("circular", place)]


def test_a_long_chain_of_values_is_no_circle_and_a_long_circle_is_told():
    chain = "".join(f"value v{i} for unit = v{i + 1}\n" for i in range(2000))
    assert found(chain + "value v2000 for unit = dp\n") == []
    assert {slug for slug, _ in found(chain + "value v2000 for unit = v0\n")} == {"circular"}


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("value dp for unit = 1\n", "dp"),
        ("die AvD: 1\ndie AvD: 2\n", "AvD"),
        ("kind K\n  a\n  a\n", "a"),
        ("kind Arm\n  a\n", "Arm"),
        ("record unit\n", "unit"),
        ("record box also enemy\n", "record box also enemy"),
        ("record box\n  a: yes/no\n  a: yes/no\n", "a"),
        ("record box\n  a: p/q/p\n", "p"),
        ("section a\nsection a\n", "a"),
        ('value t for unit\n  +1 "a" as one\n  +1 "b" as one\n', "one"),
        ("test t for unit\n  roll D6 as one\n  roll D6\n  roll D6 as one\n", "one"),
        ("test t for unit\n  value a = 1\n  value a = 2\n", "a"),
        ("sequence s\n  phase a\n  phase b\n    phase a\n", "a"),
        ('ruling a "A" because "x"\nruling a "B" because "x"\n', "a"),
        ("table t by arm gives 0 to 1\n  | | hits |\n  | gun | 1 |\nterm t for unit when charging\n", "t"),
    ],
)
def test_names_given_twice(text: str, place: str):
    assert found(text) == [("duplicate-name", place)]


@pytest.mark.parametrize(
    "text",
    [
        "record box\n  total: yes/no\n",
        "term side for unit when charging\n",
        "kind K\n  none\n  some\n",
        "test t for unit\n  value gained = 1\n",
        'value t for unit\n  +1 "a" as cause\n',
    ],
)
def test_names_of_the_language(text: str):
    assert [slug for slug, _ in found(text)] == ["reserved-name"]


def test_names_that_mean_something_in_python_are_names():
    made = rules("record box\n  class: yes/no\nterm def for box when class\nterm t for box when def\n")
    assert list(made.statements) == ["def", "t"]


@pytest.mark.parametrize(
    ("text", "place", "help_"),
    [
        ("term t for unit when arm is gun or horse\n", "horse", "values are listed with /: arm is gun/horse"),
        ("term t for unit when dp is 3 or 4\n", "4", "values are listed with /: dp is 3 / 4"),
        (
            'test t for unit\n  roll D6\n  results\n    4 "a" nothing\n    else "b" nothing\n',
            "else",
            "write `others` for all",
        ),
        (
            'action a for unit\n  "x" +1 dp per half hits\n',
            "half hits",
            "give it a value of its own that says how to round",
        ),
    ],
)
def test_advice_on_what_people_write(text: str, place: str, help_: str) -> None:
    ((_, at),) = found(text)
    assert at == place
    assert any(help_ in line for line in helped(text))


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("term t for unit when chargin\n", "term t for unit when charging\n"),
        ("term t for unit against enemy when enemy.chargin\n", "term t for unit against enemy when enemy.charging\n"),
        ("term t for unit against enemy when enmy.charging\n", "term t for unit against enemy when enemy.charging\n"),
        ("term t for unit when arm is hoarse\n", "term t for unit when arm is horse\n"),
        ("term t for unt when charging\n", "term t for unit when charging\n"),
        ("test t for unit\n  roll d6\n", "test t for unit\n  roll D6\n"),
        ('test t for unit\n  "x" +1 enemy.dps\n', 'test t for unit\n  "x" +1 enemy.dp\n'),
        ('action march for unit\n  "x" may marsh\n', 'action march for unit\n  "x" may march\n'),
        ("action march for unit\n  may othewise\n", "action march for unit\n  may otherwise\n"),
        ("action go for unit\ntest t for unit\n  take goo\n", "action go for unit\ntest t for unit\n  take go\n"),
        ("record wagon\n  arm: Arms\n", "record wagon\n  arm: Arm\n"),
        ('value t for unit = 1\nexample "e" of t\n  given dpp = 1\n  gives t = 1\n',
         'value t for unit = 1\nexample "e" of t\n  given dp = 1\n  gives t = 1\n'),
        ('value tally for unit = 1\nexample "e" of taly\n', 'value tally for unit = 1\nexample "e" of tally\n'),
    ],
)  # fmt: skip
def test_the_name_that_is_near_is_offered_as_an_edit_that_settles_it(wrong: str, right: str):
    (finding,) = findings(UNIT + wrong)
    assert finding.fix is not None
    assert not finding.fix.safe
    (edit,) = finding.fix.edits
    text = UNIT + wrong
    mended = text[: edit.span.start] + edit.text + text[edit.span.end :]
    assert mended == UNIT + right
    assert not [d for d in findings(mended) if d.code.slug.startswith("unknown")]


def test_no_edit_is_offered_where_the_name_stands_elsewhere_on_the_line():
    (finding,) = findings(UNIT + 'value t for unit = 1\nexample "e" of t\n  given dnit dp = 1\n  gives t = 1\n')
    assert (finding.code.slug, finding.help, finding.fix) == ("unknown-role", "did you mean `unit`?", None)


@pytest.mark.parametrize("line", ["", "  length inches\n", "  lenght in\n"])
def test_a_unit_of_lengths_that_is_missing_or_wrong_is_one_finding(line: str):
    text = f'ruleset r "Rules"\n{line}record unit\n  a: 0 in to 6 in\n  b: 0 in to 4 in\nvalue v for unit = 3 in\n'
    assert len(findings(text)) == 1


@pytest.mark.parametrize(
    ("text", "advice"),
    [
        ("record wagon\n  full: bool\n", "a yes or no is written yes/no"),
        ("record wagon\n  load: integer\n", "numbers are written with their ends, as in 0 to 6"),
        ("test t for unit\n  roll two D6\n", "numbers are written as figures, as in 2D6"),
        ("test t for unit\n  roll Zd\n", "declare it with its faces: die Zd: 1, 2, 3"),
        ("action march for unit\n  may else\n", "write `otherwise`"),
        (
            'test t for unit\n  roll D6\n  results\n    up to 3 "x" +1 dp\n    others nothing\n',
            "`up to 6` is written `6 or less`, `within 6 in`, or `0 to 6` for all it can be",
        ),
    ],
)
def test_words_that_are_no_names_get_their_own_advice(text: str, advice: str):
    assert helped(text) == [advice]
