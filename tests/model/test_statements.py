"""Statements: steps in order, effects, results, terms, gains, contests, sequences."""

from __future__ import annotations

import sys
from fractions import Fraction
from pathlib import Path

import pytest

from rulec.model import entities as e

sys.path.insert(0, str(Path(__file__).parent))

from model_texts import GRADE, build_files, fact, found, helped, local, number, rules, statement

NUMBER = e.Type("number")
ONE = number(1)


def steps(body: str, head: str = "test t for unit", more: str = "") -> tuple[e.Step, ...]:
    return statement(f"{more}{head}\n{body}").steps


def effects(written: str, more: str = "") -> tuple[e.Effect, ...]:
    step = steps(f'  "x" {written}\n', "test t for unit against leader", more)[0]
    assert isinstance(step, e.EffectStep)
    return step.line.effects


def test_lines_that_follow_one_another_are_one_list():
    made = steps(
        '  may not "a" when charging\n  may otherwise\n  roll D6 when charging\n  roll 2D6 otherwise\n'
        '  roll D6 "b" as second\n  each 6 "c" +1 dp\n  each 5 to 6 "d" +1 hits otherwise\n'
        '  "e" nothing\n  "f" nothing\n  roll D6\n  may "g"\n'
    )
    assert [type(step).__name__ for step in made] == [
        "VerdictStep", "RollStep", "RollStep", "EachStep", "EffectStep", "EffectStep", "RollStep", "VerdictStep",
    ]  # fmt: skip
    assert [len(step.lines) for step in made if not isinstance(step, e.EffectStep)] == [2, 2, 1, 2, 1, 1]
    assert [step.name for step in made if isinstance(step, e.RollStep)] == ["", "second", ""]
    assert [line.word for line in made[0].lines] == ["may not", "may"]
    assert made[3].lines[1].match.alts == (e.Between(number(5), number(6)),)


def test_rolls_of_one_name_are_alternatives():
    made = steps("  roll D6 as shell when charging\n  roll 2D6 as shell otherwise\n")
    assert [(step.name, len(step.lines)) for step in made] == [("shell", 2)]


def test_notes_between_lines_do_not_part_them():
    text = 'test t for unit\n  roll D6 when charging\n  note "n"\n  roll 2D6 otherwise\n'
    assert len(statement(text).steps) == 1
    assert statement(text).notes == ("n",)


def test_dice():
    (step,) = steps("  roll D6 + 2 D8 + 1 or 2 D10 + optional D6 + best of 2 D6 + dp D6\n")
    assert step.lines[0].dice == (
        e.DieItem("D6", ONE, None, False, None),
        e.DieItem("D8", number(2), None, False, None),
        e.DieItem("D10", ONE, number(2), False, None),
        e.DieItem("D6", ONE, None, True, None),
        e.DieItem("D6", number(2), None, False, "best"),
        e.DieItem("D6", fact("dp"), None, False, None),
    )


def test_each_step_sees_what_those_above_it_made():
    made = steps("  roll D6\n  value score = total + dice\n    +1 per natural\n  roll score D6\n")
    assert made[1].figure.start == e.Arith("+", local("total"), local("dice"), NUMBER)
    assert made[1].figure.lines[0].per == e.Per(local("natural"))
    assert made[2].lines[0].dice[0].low == local("score")


@pytest.mark.parametrize("line", ['modifiers\n    +1 "a"', 'each 6 "a" nothing', "results\n    1 nothing"])
def test_what_needs_a_roll_says_so_once(line: str):
    assert found(f"test t for unit\n  {line}\n") == [("unknown-name", line.split("\n")[0])]


def test_a_figure_made_by_a_faulty_step_is_known_all_the_same():
    assert found("test t for unit\n  roll X6\n  value a = nix\n  value b = a + total\n") == [
        ("unknown-die", "X6"),
        ("unknown-name", "nix"),
    ]


def test_a_value_or_a_list_of_modifiers_may_have_a_condition():
    made = steps('  roll D6\n  modifiers "Guns" when arm is gun\n    +1 "a"\n  value b = 1 unless charging\n')
    assert made[1].label == "Guns"
    assert isinstance(made[1].when, e.IsMatch)
    assert isinstance(made[2].when, e.Not)
    assert (made[2].name, made[2].label) == ("b", "b")


def test_blocks_inherit_and_hand_down_citations():
    text = 'test t for unit @qrs 1-9\n  roll D6\n  results @qrs 4\n    1 nothing\n    2 nothing @qrs 5\n      "a" nothing\n'
    made = statement(text).steps
    assert made[0].lines[0].cites == (e.Cite("qrs", ((1, 9),)),)
    one, two = made[1].lines
    assert made[1].cites == one.cites == (e.Cite("qrs", ((4, 4),)),)
    assert two.cites == two.cases[0].cites == (e.Cite("qrs", ((5, 5),)),)


# ---------------------------------------------------------------- effects


def test_effects():
    yesno = e.Type("yesno")
    assert effects("+2 dp, -1 hits") == (
        e.ChangeBy("", "dp", number(2)),
        e.ChangeBy("", "hits", number(-1)),
    )
    assert effects("-stands enemy.hits") == (e.ChangeBy("enemy", "hits", e.Negate(fact("stands"), NUMBER)),)
    assert effects("leader.dead = yes") == (e.Becomes("leader", "dead", e.Const(True, yesno)),)
    assert effects("time = 1/2 move, grade = B") == (
        e.Becomes("", "time", e.Const(Fraction(1, 2), e.Type("move"))),
        e.Becomes("", "grade", e.Const("B", GRADE)),
    )
    assert effects("grade worse by 2, enemy.grade better by dp") == (
        e.ShiftBy("", "grade", "worse", number(2), GRADE.values),
        e.ShiftBy("enemy", "grade", "better", fact("dp"), GRADE.values),
    )
    assert effects("nothing") == (e.Nothing(),)


def test_what_is_then_done():
    more = "action go for unit\naction halt for unit\ntest hit for leader\n"
    assert effects("must go, may go/halt, may not halt, enemy must go, unit may go", more) == (
        e.Obliges("", "must", ("go",)),
        e.Obliges("", "may", ("go", "halt")),
        e.Obliges("", "may not", ("halt",)),
        e.Obliges("enemy", "must", ("go",)),
        e.Obliges("", "may", ("go",)),
    )
    assert effects("take go, take hit for leader, take go for enemy", more) == (
        e.Take("go", ""),
        e.Take("hit", "leader"),
        e.Take("go", "enemy"),
    )


def test_per_and_at_most_stay_with_the_line():
    line = steps('  "x" +1 hits per dp - 3 at most 2\n')[0].line
    assert line.effects == (e.ChangeBy("", "hits", ONE),)
    assert line.per == e.Per(e.Arith("-", fact("dp"), number(3), NUMBER))
    assert line.at_most == number(2)
    assert steps('  "x" +1 hits per 10 yd of distance\n')[0].line.per == e.Per(fact("distance", "length"), Fraction(10))


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("test t for unit per dp\n", "dp"),
        ("test t for unit as x1\n", "x1"),
        ("test t for unit\n  may per dp\n", "dp"),
        ("test t for unit\n  roll D6\n  each 6 +1 dp per hits\n", "hits"),
        ("test t for unit\n  roll D6\n  results\n    1 +1 dp per hits\n", "hits"),
        ("test t for unit\n  roll D6\n  results when charging\n    1 nothing\n", "charging"),
        ('test t for unit\n  roll D6\n  results\n    1 nothing\n    also "a" nothing\n', 'also "a" nothing'),
        ('term t for unit\n  "a" +1 dp when charging\n', "+1 dp"),
        ('sequence s\n  "a"\n', '"a"'),
        ("change value t\n", "change value t"),
    ],
)
def test_what_cannot_be_kept_is_told(text: str, place: str):
    assert found(text) == [("misplaced", place)]


# ---------------------------------------------------------------- results


def test_bands_cases_and_others():
    (_, step) = steps(
        '  roll D6\n  results "Out"\n    "first" nothing when charging\n    1 "**Bad** luck" +1 dp as bad\n'
        '      "a" +1 hits when charging\n      also "b" +1 hits\n    2 to 3 / 6 nothing\n    others "rest" nothing\n'
    )
    assert (step.label, step.on, step.shared) == ("Out", None, False)
    text, bad, many, rest = step.lines
    assert (text.match, text.others, text.name) == (None, False, "first")
    assert (bad.name, bad.effects, [case.also for case in bad.cases]) == (
        "bad", (e.ChangeBy("", "dp", ONE),), [False, True],
    )  # fmt: skip
    assert many.match.alts == (e.Between(number(2), number(3)), e.Between(number(6), number(6)))
    assert many.match.text == "2 to 3 / 6"
    assert (rest.match, rest.others) == (None, True)


def test_bands_on_figures_and_members_and_with_figures():
    made = steps(
        "  value need = 3\n  roll D6\n  results\n    need or more nothing\n    others nothing\n"
        "  results on arm\n    foot nothing\n    gun nothing\n"
    )
    assert made[2].lines[0].match.alts == (e.Between(local("need"), None),)
    assert made[3].on.fact == "arm"
    assert made[3].lines[0].match.alts == (e.Members(("pikes", "shot")),)


def test_a_list_of_texts_needs_no_roll():
    (step,) = steps('  results\n    "a" +1 dp when charging\n    "b" nothing otherwise\n')
    assert [line.otherwise for line in step.lines] == [False, True]


SIDES = "record side also foe\n  dp: 0 to 6\n  state: Grade\ncontest t between side and foe\n  roll D6\n"


@pytest.mark.parametrize(
    ("written", "shared"),
    [
        ("results on side.total - foe.total", True),
        ("results on total - enemy.total", False),
        ("results on side.total - enemy.total", False),
        ("value margin = side.total - foe.total\n  results on margin", True),
        ("value margin = side.total - foe.total\n    +1 when side.dp is 1\n  results on margin", True),
        ("value margin = side.total - foe.total\n    +1 when dp is 1\n  results on margin", False),
        ("results on enemy.dp", False),
        ("results", False),
    ],
)
def test_results_written_with_the_names_of_the_sides_run_once(written: str, shared: bool):
    made = statement(f"{SIDES}  {written}\n    0 nothing\n    others nothing\n").steps[-1]
    assert made.shared is shared


def test_between_unit_and_enemy_nobody_has_a_name_of_his_own():
    text = "contest t between unit and enemy\n  roll D6\n  results on unit.total - enemy.total\n    0 nothing\n"
    assert not statement(text).steps[-1].shared


def test_taking_the_contest_one_is_in_is_another_round():
    text = 'contest t between unit and enemy\n  roll D6\n  results\n    1 "a" take t, take u\ntest u for unit\n'
    assert statement(text).steps[1].lines[0].effects == (e.Take("t", "", again=True), e.Take("u", ""))


def test_roles_and_records_of_statements():
    made = rules("contest t between unit and enemy\ntest u for unit against leader\nterm w\nvalue v = 1\n").statements
    assert (made["t"].roles, made["t"].records) == (("unit", "enemy"), ("unit", "unit"))
    assert (made["u"].roles, made["u"].records) == (("unit", "leader"), ("unit", "leader"))
    assert made["v"].roles == ("unit",)
    assert found("contest t between unit and leader\n") == [("sides", "leader")]
    assert found("test t for unit against unit\n") == [("sides", "unit")]


# ---------------------------------------------------------------- terms, gains, sequences


def test_terms():
    made = rules(
        'term a for unit when charging\nterm b "bee" for unit unless dp is 1\n'
        'term c for unit when charging\n  "one" when dp is 1\n  "two" when dp is 2\n'
        'term d "dee"\nterm g\n  "a word of the glossary"\n'
    ).statements
    charging = e.Truth(e.FactOf("", "charging", e.Type("yesno")))
    assert (made["a"].when, [case.when for case in made["a"].cases]) == (None, [charging])
    assert isinstance(made["b"].cases[0].when, e.Not)
    assert (made["c"].when, [case.name for case in made["c"].cases]) == (charging, ["one", "two"])
    assert (made["d"].label, made["d"].cases) == ("dee", ())
    assert (made["g"].cases, made["g"].notes) == ((), ("a word of the glossary",))


def test_gains():
    text = (
        'gain dp "Further" for unit\n  "each" +1 hits per dp + gained - stands\n  value gained\n'
        "    at most largest of (stands - dp, 0)\n"
    )
    (gain,) = rules(text).gains
    assert (gain.name, gain.fact, gain.label, gain.roles) == ("dp", "dp", "Further", ("unit",))
    assert gain.steps[0].line.per.of.left.right == local("gained")
    value = gain.steps[1]
    assert (value.name, value.figure.start, value.figure.lines[0].op) == ("gained", None, "at most")
    assert found("gain dps for unit\n") == [("unknown-fact", "dps")]
    assert found("gain distance for unit\n  value gained\n    at most 3\n") == [("unlike-added", "3")]


def test_sequences():
    text = (
        'action go for unit\ntest hit for leader\nsection s\nsequence turn "Turn" @qrs 1-9\n'
        '  phase first "First" may go when charging @qrs 2\n  phase rest\n    "Leaders" take hit when dead\n'
        '    phase inner "In"\n'
    )
    (made,) = rules(text).sequences
    assert (made.name, made.label, made.section) == ("turn", "Turn", "s")
    first, rest = made.phases
    assert (first.name, first.label, first.cites) == ("first", "First", (e.Cite("qrs", ((2, 2),)),))
    assert first.lines[0].effects == (e.Obliges("", "may", ("go",)),)
    assert rest.lines[0].when == e.Truth(e.FactOf("", "dead", e.Type("yesno")))
    assert [phase.name for phase in rest.phases] == ["inner"]
    assert rest.phases[0].lines == ()
    assert found("sequence turn\n  phase a may go\n") == [("unknown-action", "go")]
    assert found("sequence turn\n  phase a take gone when dead\n") == [("unknown-statement", "gone")]


def test_statements_keep_what_is_said_of_them():
    text = 'test t was old "Tee" for unit when charging @qrs 3\n  note "one"\n  roll D6\n  note "two"\n'
    made = statement(text)
    assert (made.name, made.was, made.label, made.word, made.notes) == ("t", "old", "Tee", "test", ("one", "two"))
    assert made.when == e.Truth(e.FactOf("", "charging", e.Type("yesno")))
    assert made.cites == (e.Cite("qrs", ((3, 3),)),)
    assert statement("value two_words for unit = 1\n", "two_words").label == "two words"


def test_spans_are_those_of_the_text():
    model, _ = build_files(
        ("f", 'ruleset r "R"\nrecord unit\n  dp: 0 to 6\nvalue t for unit = 1\n  +1 "a" when dp is 1\n')
    )
    line = model.rulesets["r"].statements["t"].figure.lines[0]
    assert (line.span.path, line.span.end - line.span.start) == ("f/0.rules", len('+1 "a" when dp is 1'))


# ---------------------------------------------------------------- fractions that were meant as lists, modifiers unsigned


def test_a_fraction_that_only_whole_numbers_meet_is_a_finding():
    head = "test t for unit\n  roll D6\n"
    for text, at in (
        (f'{head}  results\n    5/6 "x" nothing\n    others "y" nothing\n', "5/6"),
        (f'{head}  results on hits\n    1/2 "x" nothing\n    others "y" nothing\n', "1/2"),
        ("term t for unit when hits is 1/2\n", "1/2"),
        ("term t for unit when hits is 3 / 1/2\n", "1/2"),
        ('value t for unit\n  by hits "Hits": 1/2 +1\n', "1/2"),
        ("record camp\n  size: 0/1\n", "0/1"),
        ("record camp\n  units: 1/2 of unit\n", "1/2"),
    ):
        assert found(text) == [("fraction-for-list", at)], text
    assert helped(f'{head}  each 6/5 "x" +1 dp\n') == ["write 6 / 5 for either, or 5 to 6 for all between"]
    assert helped("record camp\n  size: 0/1\n") == ["whole numbers are given as a range: 0 to 1"]


def test_a_fraction_that_can_be_met_is_none():
    half = 'test t for unit\n  roll D6\n  modifiers\n    halve when charging\n  results\n    1/2 "x" nothing\n'
    for text in (
        half,
        "term t for unit when hits over stands is 1/2\n",
        "term t for unit when hits is 1/2 or more\n",
        "term t for unit when time is 1/2 move\n",
    ):
        assert found(text) == [], text


def test_an_unsigned_modifier_is_refused_wherever_it_stands():
    text = 'test t for unit\n  roll D6\n  modifiers\n    +1 "a" when charging\n    2 "b" otherwise\n'
    assert found(text) == [("unsigned-modifier", "2")]
    assert helped(text) == ["write +2 or -2"]


def test_a_roll_of_no_dice_is_refused():
    assert found("test t for unit\n  roll 0D6\n") == [("out-of-domain", "0D6")]
    assert found("test t for unit\n  roll 0 or 1 D6\n") == []
