"""Steps of tests, actions and contests (language.md 3.7): verdicts, rolls, faces, both sides, rounds."""

from __future__ import annotations

import pytest

from rulec.meaning.errors import InputError, MissingDice, NeedsChoice, NeverEnds, NoRule

UNIT = """\
die AvD "average die": 2, 3, 3, 4, 4, 5
kind Arm "arm"
  foot
  horse
record unit also enemy, target, attacker, defender
  arm: Arm
  dp: 0 to 9
  hits: 0 to 9
  stands: 0 to 12
  charging: yes/no
  tired: yes/no
  war: yes/no, normally no
"""


# ---------------------------------------------------------------- verdicts

CHARGE = """
action charge for unit
  may not "tired"  when tired
  must    "horse"  when arm is horse
  may     "fresh"  when dp is 0
  need not otherwise
  "Goes in"  charging = yes
"""


def test_the_first_verdict_that_holds_decides_and_may_not_or_need_not_ends_it(read, answer):
    rules = read(UNIT + CHARGE)
    for tired, arm, dp, verdict, charges in (
        (True, "horse", 0, "may not", False),
        (False, "horse", 3, "must", True),
        (False, "foot", 0, "may", True),
        (False, "foot", 1, "need not", False),
    ):
        unit = {"tired": tired, "arm": arm, "dp": dp, "charging": False}
        found = answer(rules, "charge", unit=unit)
        assert found.verdicts == {"unit": verdict}
        assert found.facts["unit"]["charging"] is charges


def test_verdicts_in_which_nothing_holds_are_a_gap(read, answer):
    rules = read(UNIT + "action charge for unit\n  may when arm is horse\n")
    with pytest.raises(NoRule):
        answer(rules, "charge", unit={"arm": "foot"})


def test_a_statement_that_does_not_apply_says_so_and_does_nothing(read, answer):
    rules = read(UNIT + 'test trial for unit when arm is horse\n  roll D6\n  "hurts"  +1 dp\n')
    found = answer(rules, "trial", unit={"arm": "foot", "dp": 0})
    assert found.verdicts == {"unit": "does not apply"}
    assert found.changes == ()


def test_an_action_that_does_not_apply_may_not_be_done_and_one_without_verdicts_may(read, answer):
    rules = read(UNIT + 'action swing for unit when arm is horse\n  "turns"\n')
    assert answer(rules, "swing", unit={"arm": "foot"}).verdicts == {"unit": "may not"}
    assert answer(rules, "swing", unit={"arm": "horse"}).verdicts == {"unit": "may"}


# ---------------------------------------------------------------- rolls


def test_a_roll_makes_total_natural_and_dice(read, answer):
    text = """
test trial for unit
  roll 2 AvD + D6  "horse"  when arm is horse
  roll D6          "others" otherwise
  modifiers
    +3 "charging"  when charging
  value reach "Reach" = total x 10 yd
"""
    rules = read(UNIT + text)
    found = answer(rules, "trial", dice=[2, 5, 6], unit={"arm": "horse", "charging": True})
    assert [found.outputs["unit", n] for n in ("total", "natural", "dice", "reach")] == [16, 13, 3, 160]
    found = answer(rules, "trial", dice=[4], unit={"arm": "foot", "charging": False})
    assert [found.outputs["unit", n] for n in ("total", "natural", "dice", "reach")] == [4, 4, 1, 40]


def test_a_roll_in_which_no_line_holds_is_nothing_rolled_and_total_none(read, answer):
    text = """
test trial for unit
  roll D6  unless arm is horse
  modifiers
    +1
  results
    "automatic"  charging = yes  when arm is horse
    4 or more "made"     charging = yes
    others    "not made" charging = no
"""
    rules = read(UNIT + text)
    horse = answer(rules, "trial", unit={"arm": "horse"})
    assert horse.outputs["unit", "total"] is None
    assert horse.outputs["unit", "dice"] == 0
    assert horse.outputs["unit", "result"] == "automatic"
    assert answer(rules, "trial", dice=[3], unit={"arm": "foot"}).outputs["unit", "result"] == "made"
    assert answer(rules, "trial", dice=[2], unit={"arm": "foot"}).outputs["unit", "result"] == "not_made"


def test_no_band_matches_a_total_that_was_not_rolled(read, answer):
    rules = read(UNIT + "test trial for unit\n  roll D6 when arm is foot\n  results\n    1 to 6 nothing\n")
    with pytest.raises(NoRule, match=r"trial: no row for the total none"):
        answer(rules, "trial", unit={"arm": "horse"})


def test_the_player_chooses_how_many_dice_and_optional_ones(read, answer):
    rules = read(UNIT + "test trial for unit\n  roll 1 or 2 AvD + optional D6\n")
    for dice, optional, faces, total in ((1, False, [3], 3), (2, False, [3, 4], 7), (2, True, [3, 4, 6], 13)):
        chosen = {"dice": dice, "optional_die": optional}
        assert answer(rules, "trial", dice=faces, chosen=chosen).outputs["unit", "total"] == total
    with pytest.raises(NeedsChoice, match=r"choose unit.dice: 1 or 2"):
        answer(rules, "trial")
    with pytest.raises(NeedsChoice, match=r"choose unit.optional_die: yes or no"):
        answer(rules, "trial", chosen={"dice": 1})


def test_best_and_worst_of_keep_one_die_and_count_by_a_value(read, answer):
    text = "test trial for unit\n  value throws = 1\n    +1 when charging\n  roll best of throws D6 + worst of 2 D6\n"
    rules = read(UNIT + text)
    assert answer(rules, "trial", dice=[2, 5, 6, 3], unit={"charging": True}).outputs["unit", "total"] == 8
    assert answer(rules, "trial", dice=[2, 5, 6], unit={"charging": False}).outputs["unit", "total"] == 7


def test_a_named_roll_is_a_figure_of_its_own(read, answer):
    text = """
test trial for unit
  roll D6
  roll D6 as second  when charging
  modifiers
    -1 "second low"  when second is 1 to 2
"""
    rules = read(UNIT + text)
    found = answer(rules, "trial", dice=[5, 2], unit={"charging": True})
    assert (found.outputs["unit", "total"], found.outputs["unit", "second"]) == (4, 2)
    found = answer(rules, "trial", dice=[5], unit={"charging": False})
    assert (found.outputs["unit", "total"], found.outputs["unit", "second"]) == (5, None)


def test_a_number_of_dice_below_one_is_none_at_all(read, answer):
    rules = read(UNIT + "test trial for unit\n  value shots = stands - dp\n  roll shots D6\n  each 6 +1 hits\n")
    found = answer(rules, "trial", unit={"stands": 2, "dp": 5, "hits": 1})
    assert found.outputs["unit", "dice"] == 0
    assert found.facts["unit"]["hits"] == 1


def test_a_total_that_is_set_outright_is_not_rolled(read):
    from fractions import Fraction

    from rulec.meaning.dice import GivenDice
    from rulec.meaning.evaluate import resolve

    rules = read(UNIT + 'test trial for unit\n  roll D6\n  results\n    9 "nine" nothing\n')
    found = resolve(rules, "trial", {}, {}, GivenDice({}), {("unit", "total"): Fraction(9)})
    assert found.outputs["unit", "result"] == "nine"


def test_dice_that_are_missing_or_wrong_are_named(read, answer):
    rules = read(UNIT + "test trial for unit\n  roll 2 AvD\n")
    with pytest.raises(MissingDice, match=r"unit rolls 2 dice, and 1 face is given for it"):
        answer(rules, "trial", dice=[2])
    with pytest.raises(InputError, match=r"6 is not a face of the die unit rolls"):
        answer(rules, "trial", dice=[2, 6])


# ---------------------------------------------------------------- faces


def test_each_counts_once_for_every_die_that_shows_it(read, answer):
    text = """
test trial for unit
  roll 4 D6
  each 6       "two on a six" +2 dp
  each 5 to 6  "one on a five or six" +1 dp
  each 1       "a hit on a one" +1 hits  when charging
"""
    rules = read(UNIT + text)
    found = answer(rules, "trial", dice=[6, 5, 1, 3], unit={"dp": 0, "hits": 0, "charging": True})
    assert (found.facts["unit"]["dp"], found.facts["unit"]["hits"]) == (4, 1)  # 2 + 1 + 1 for the six and the five
    found = answer(rules, "trial", dice=[6, 6, 1, 1], unit={"dp": 0, "hits": 0, "charging": False})
    assert (found.facts["unit"]["dp"], found.facts["unit"]["hits"]) == (6, 0)


def test_each_otherwise_is_when_no_earlier_each_line_had_its_condition_hold(read, answer):
    text = """
test trial for unit
  roll 3 D6
  each 6       "tired"  +1 hits  when tired
  each 5 to 6  "others" +1 hits  otherwise
"""
    rules = read(UNIT + text)
    assert answer(rules, "trial", dice=[5, 6, 4], unit={"tired": True, "hits": 0}).facts["unit"]["hits"] == 1
    assert answer(rules, "trial", dice=[5, 6, 4], unit={"tired": False, "hits": 0}).facts["unit"]["hits"] == 2
    # No six shows, but the line for tired units still is the one that holds.
    assert answer(rules, "trial", dice=[5, 5, 4], unit={"tired": True, "hits": 0}).facts["unit"]["hits"] == 0


def test_faces_may_be_named_by_a_figure_made_after_the_roll(read, answer):
    text = """
test trial for unit
  roll 3 D6
  value needed
    5 when tired
    4 otherwise
  each needed or more "hit" +1 hits
"""
    rules = read(UNIT + text)
    assert answer(rules, "trial", dice=[4, 5, 6], unit={"tired": True, "hits": 0}).facts["unit"]["hits"] == 2
    assert answer(rules, "trial", dice=[4, 5, 6], unit={"tired": False, "hits": 0}).facts["unit"]["hits"] == 3


def test_a_test_taken_for_each_face_is_taken_so_often(read, answer):
    text = """
test trial for unit
  roll 3 D6
  each 1 "at risk" take risk
test risk for unit
  roll D6
  each 1 to 3 "hit" +1 hits
"""
    found = answer(read(UNIT + text), "trial", dice=[1, 1, 5, 3, 4], unit={"hits": 0})
    assert found.facts["unit"]["hits"] == 1


# ---------------------------------------------------------------- contests

FIGHT = """
contest fight "Fight" between unit and enemy
  roll D6
  modifiers
    +2 "charging" as impetus  when charging
    +1 "met by a charge"      when enemy.impetus
    +1 "each stand more"      per stands - enemy.stands
  value margin = total - enemy.total
  results on margin
    1 or more   "won"   nothing
    0           "drawn" +1 dp
    -1 or less  "lost"  +2 dp
"""


def test_both_sides_are_worked_out_from_their_own_figures(read, answer):
    rules = read(UNIT + FIGHT)
    unit = {"charging": True, "stands": 4, "dp": 0}
    enemy = {"charging": False, "stands": 3, "dp": 1}
    # unit: 3 + 2 + 1 = 6; enemy: 5 + 1 (it meets a charge) = 6
    found = answer(rules, "fight", dice=[3, 5], unit=unit, enemy=enemy)
    assert [found.outputs[p, "total"] for p in ("unit", "enemy")] == [6, 6]
    assert [found.facts[p]["dp"] for p in ("unit", "enemy")] == [1, 2]
    found = answer(rules, "fight", dice={"unit": [6], "enemy": [1]}, unit=unit, enemy=enemy)
    assert [found.outputs[p, "margin"] for p in ("unit", "enemy")] == [7, -7]
    assert [found.outputs[p, "result"] for p in ("unit", "enemy")] == ["won", "lost"]
    assert [found.facts[p]["dp"] for p in ("unit", "enemy")] == [0, 3]


def test_a_step_is_done_for_both_sides_before_the_next(read, answer):
    # Each side adds what the other had before this step, so both see the dice and neither the other's sum.
    text = """
contest fight between unit and enemy
  roll D6
  modifiers
    +enemy.total
  value half_way = total - enemy.total
  "Both lose what the other has"  -enemy.hits hits
"""
    found = answer(read(UNIT + text), "fight", dice=[2, 5], unit={"hits": 6}, enemy={"hits": 4})
    assert [found.outputs[p, "total"] for p in ("unit", "enemy")] == [7, 7]
    assert [found.facts[p]["hits"] for p in ("unit", "enemy")] == [2, 0]


def test_named_sides_and_results_that_both_share(read, answer):
    text = """
action rout for unit
  "Runs"
contest melee between attacker and defender
  roll D6
  modifiers
    +2 "attacker"  when side is attacker
  value margin = attacker.total - defender.total
  results on margin
    1 or more  "attacker wins"  defender must rout, +1 attacker.dp
    others     "defender wins"  attacker must rout, +1 defender.dp
"""
    rules = read(UNIT + text)
    found = answer(rules, "melee", dice=[3, 4], attacker={"dp": 0}, defender={"dp": 0})
    assert [found.outputs[p, "margin"] for p in ("attacker", "defender")] == [1, 1]
    assert found.obliged == {"defender": {"must": ("rout",)}}
    assert {p: found.facts[p]["dp"] for p in ("attacker", "defender")} == {"attacker": 1, "defender": 0}  # once


def test_a_value_of_two_roles_is_worked_out_for_either_side(read, answer):
    text = """
value odds for unit against enemy = enemy.stands over stands
contest fight between unit and enemy
  roll D6
  modifiers
    by odds "Outnumbered": 2:1 or more -2, more than 1:1 -1
"""
    found = answer(read(UNIT + text), "fight", dice=[6, 6], unit={"stands": 3}, enemy={"stands": 6})
    assert [found.outputs[p, "total"] for p in ("unit", "enemy")] == [4, 6]


ROUNDS = """
contest fight between unit and enemy
  roll D6 "charging" when charging
  roll AvD "others"  otherwise
  value margin = total - enemy.total
  results on margin
    1 or more  "won"   nothing
    0          "again" +1 dp, war = yes, charging = no, take fight
    -1 or less "lost"  +2 dp
"""


def test_take_of_the_contest_itself_is_another_round_once_for_both(read, answer):
    rules = read(UNIT + ROUNDS)
    unit, enemy = {"charging": True, "dp": 0}, {"charging": False, "dp": 0}
    # First round a D6 and an AvD, 4 and 4; then two average dice, 3 and 3; then 5 and 2.
    found = answer(rules, "fight", dice={"unit": [4, 3, 5], "enemy": [4, 3, 2]}, unit=unit, enemy=enemy)
    assert [found.facts[p]["dp"] for p in ("unit", "enemy")] == [2, 4]
    assert [found.facts[p]["charging"] for p in ("unit", "enemy")] == [False, False]
    assert [found.outputs[p, "result"] for p in ("unit", "enemy")] == ["won", "lost"]
    assert found.facts["unit"]["war"] is True


def test_rounds_that_never_end_are_stopped(read, answer):
    rules = read(UNIT + 'contest fight between unit and enemy\n  "Again"  take fight\n')
    with pytest.raises(NeverEnds, match=r"more than 1000 rounds"):
        answer(rules, "fight")


def test_a_test_that_takes_itself_for_ever_is_stopped(read, answer):
    rules = read(UNIT + 'test trial for unit\n  "on" take other\ntest other for unit\n  "on" take trial\n')
    with pytest.raises(NeverEnds, match=r"calls itself for ever"):
        answer(rules, "trial")


# ---------------------------------------------------------------- taking other tests


def test_a_test_that_is_taken_sees_what_was_written_and_keeps_its_figures_apart(read, answer):
    text = """
test trial for unit
  roll D6
  results
    1 "hit" +1 hits, take second
    others nothing
test second for unit
  roll D6
  modifiers
    +1 per hits
  results
    4 or more "hurt" +1 dp
    others nothing
"""
    found = answer(read(UNIT + text), "trial", dice=[1, 2], unit={"hits": 1, "dp": 0})
    assert found.outputs["unit", "total"] == 1
    assert found.outputs["unit", "second.total"] == 4
    assert (found.outputs["unit", "result"], found.outputs["unit", "second.result"]) == ("hit", "hurt")
    assert found.facts["unit"]["dp"] == 1


def test_who_takes_a_test_is_named_or_the_party_itself(read, answer):
    text = """
record leader
  wounds: 0 to 2
test risk for leader
  roll D6
  each 1 "wounded" +1 wounds
test near for unit
  "hurt"  +1 dp
action shoot for unit against target
  "shell"  take near for target
  "himself" take near
  "his leader" take risk for leader
"""
    found = answer(read(UNIT + text), "shoot", dice=[1], unit={"dp": 1}, target={"dp": 5}, leader={"wounds": 0})
    assert {p: k for p, known in found.facts.items() for k in known.items()} == {
        "unit": ("dp", 2), "target": ("dp", 6), "leader": ("wounds", 1)
    }  # fmt: skip


def test_a_side_that_takes_a_test_is_the_unit_of_it_and_the_other_its_enemy(read, answer):
    text = """
contest melee between attacker and defender
  "Weaker ones suffer"  take pressed  when stands less than enemy.stands
test pressed for unit against enemy
  "by the difference"  +enemy.stands - stands dp
""".replace("+enemy.stands - stands dp", "+lack dp")
    text += "value lack for unit against enemy = enemy.stands - stands\n"
    found = answer(read(UNIT + text), "melee", attacker={"stands": 5, "dp": 0}, defender={"stands": 2, "dp": 0})
    assert [found.facts[p]["dp"] for p in ("attacker", "defender")] == [0, 3]


def test_a_test_that_does_not_apply_is_not_taken(read, answer):
    text = 'test trial for unit\n  "on" take other\ntest other for unit when charging\n  "hurt" +1 dp\n'
    rules = read(UNIT + text)
    assert answer(rules, "trial", unit={"charging": False, "dp": 0}).facts["unit"]["dp"] == 0
    assert answer(rules, "trial", unit={"charging": True, "dp": 0}).facts["unit"]["dp"] == 1
