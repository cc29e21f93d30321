"""Surveys: what a statement can read, roll, ask and make, without any situation."""

from __future__ import annotations

import pytest

from rulec.meaning.survey import survey

UNIT = """\
kind Arm "arm"
  foot
  horse
record unit also enemy
  arm: Arm
  dp: 0 to 6
  casualties: 0 to 6
  near: 0 yd to 480 yd
  doing: nothing/rout
  brave: yes/no
  tired: yes/no
record leader
  wounds: 0 to 2
record side
  units: 1 to 3 of unit
"""


def reads(read, text, name):
    rules = read(UNIT + text)
    return [f"{party}.{fact}" for party, fact in survey(rules, rules.statements[name]).reads]


def test_facts_are_found_through_values_terms_and_tables(read):
    text = """
table cost by arm gives 0 to 9
  |       | "cost" |
  | foot  | 3      |
  | horse | 2      |
term steady for unit when brave
value worth for unit = cost(arm)
  +1 when steady
test trial for unit
  value found = worth
"""
    assert reads(read, text, "trial") == ["unit.arm", "unit.brave"]


def test_a_fact_that_is_changed_is_read_and_so_is_what_limits_it(read):
    text = """
test trial for unit
  "hurt" +1 dp
gain dp for unit
  "beyond" +1 casualties per gained - 3
  value gained
    at most 2 when tired
"""
    assert reads(read, text, "trial") == ["unit.dp", "unit.casualties", "unit.tired"]


def test_a_fact_that_becomes_something_is_not_read(read):
    assert reads(read, 'test trial for unit\n  "runs" doing = rout\n', "trial") == []


FAST = """
test fast for unit
  "fast" +1 dp when doing is rout
"""


def test_a_fact_that_is_always_set_before_it_is_read_is_not_needed(read):
    assert reads(read, 'test trial for unit\n  "runs" doing = rout\n  take fast\n' + FAST, "trial") == ["unit.dp"]


def test_a_fact_that_is_set_only_sometimes_is_needed(read):
    sometimes = 'test trial for unit\n  "runs" doing = rout when tired\n  take fast\n' + FAST
    assert reads(read, sometimes, "trial") == ["unit.tired", "unit.doing", "unit.dp"]
    inside = (
        """
test trial for unit
  take flight when tired
  take fast
test flight for unit
  "runs" doing = rout
"""
        + FAST
    )
    assert reads(read, inside, "trial") == ["unit.tired", "unit.doing", "unit.dp"]


def test_a_test_taken_in_two_places_needs_what_it_needs_in_either(read):
    text = (
        """
test trial for unit
  take flight when tired
  take fast
test flight for unit
  "runs" doing = rout
  take fast
"""
        + FAST
    )
    assert reads(read, text, "trial") == ["unit.tired", "unit.dp", "unit.doing"]


def test_tests_that_take_each_other_are_looked_through_once(read):
    text = "test trial for unit\n  take other when tired\ntest other for unit\n  take trial when brave\n"
    assert reads(read, text, "trial") == ["unit.tired", "unit.brave"]


def test_the_other_party_and_elements_of_a_list_are_named(read):
    text = """
value odds for unit against enemy = enemy.dp over dp
value strength for side = sum of units.worth
value worth for unit = dp
"""
    assert reads(read, text, "odds") == ["enemy.dp", "unit.dp"]
    assert reads(read, text, "strength") == ["side.units", "side.units[].dp"]


def test_what_is_made_and_who_is_obliged(read):
    text = """
action halt for unit
  "Stands"
test trial for unit against enemy
  must "brave" when brave
  need not otherwise
  roll 2D6
  roll D6 as luck
  value reach = total x 10 yd
  results
    2 to 6 "low" must halt
    others "high" enemy must halt, +1 enemy.dp
  take second for leader
test second for leader
  roll D6
  each 1 "hit" +1 wounds
"""
    rules = read(UNIT + text)
    made = survey(rules, rules.statements["trial"]).makes
    assert {f"{party}.{name}": (one.sort, one.values) for (party, name), one in made.items()} == {
        "unit.verdict": ("verdict", ("must", "need not")),
        "unit.total": ("figure", ()),
        "unit.luck": ("figure", ()),
        "unit.reach": ("figure", ()),
        "unit.result": ("result", ("low", "high")),
        "unit.act": ("act", ("must halt",)),
        "enemy.act": ("act", ("must halt",)),
        "enemy.dp": ("fact", ()),
        "leader.second.total": ("figure", ()),
        "leader.wounds": ("fact", ()),
    }


@pytest.mark.parametrize(
    ("line", "key", "options"),
    [
        ('modifiers\n    +/-1 "lead" as lead', "lead", ("+1", "-1")),
        ('modifiers\n    optional +2 "lead" as lead', "lead", ("+2", "none")),
        ('modifiers\n    optional +/-1 "lead" as lead', "lead", ("+1", "-1", "none")),
        ("value far = 0 yd to 40 yd", "far", ()),
        ("value back = spread(arm)", "back", ()),
    ],
)
def test_what_the_player_is_asked(read, line, key, options):
    text = f"""
table spread by arm gives length
  |       | "back"    |
  | foot  | 2 to 4 yd |
  | horse | 5 yd      |
test trial for unit
  roll D6
  {line}
"""
    rules = read(UNIT + text)
    (choice,) = survey(rules, rules.statements["trial"]).choices.values()
    assert (choice.key, choice.options) == (key, options)


def test_dice_that_the_player_chooses(read):
    rules = read(UNIT + "test trial for unit\n  roll 1 or 2 D6 + optional D8\n")
    choices = survey(rules, rules.statements["trial"]).choices
    assert {key: one.options for (_, key), one in choices.items()} == {
        "dice": ("1", "2"),
        "optional_die": ("yes", "no"),
    }
