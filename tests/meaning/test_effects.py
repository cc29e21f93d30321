"""Effects, results and standing limits (language.md 3.8, 3.9, 3.11)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from rulec.meaning.dice import GivenDice
from rulec.meaning.errors import InputError, MissingFact, NeedsChoice, NeverEnds, NoRule, TwoRules, Undecided
from rulec.meaning.evaluate import resolve
from rulec.meaning.survey import survey

UNIT = """\
section fights "Fights"
kind State "state" ordered best first
  good
  shaken
  broken
kind Arm "arm"
  foot
  horse
record unit also enemy
  arm: Arm
  state: State
  dp: 0 to 6
  casualties: 0 to 9
  stands: 1 to 12
  wounds: 0 to 2
  dead: yes/no, normally no
  moves: 0 moves to 1 move by 1/2 move
action pursue for unit
  "After them"
action remain for unit
  "Stays"
action retire for unit
  "Goes back"
"""


def after(found, party="unit"):
    return found.facts[party]


# ---------------------------------------------------------------- gain, lose, become, shift


def test_effects_change_facts_and_say_from_what_to_what(read, answer):
    rules = read(UNIT + 'test trial for unit\n  "all at once"  +2 dp, -1 casualties, dead = yes, moves = 1/2 move\n')
    found = answer(rules, "trial", unit={"dp": 1, "casualties": 3})
    assert [(c.fact, c.before, c.after) for c in found.changes] == [
        ("dp", 1, 3), ("casualties", 3, 2), ("dead", False, True), ("moves", None, Fraction(1, 2))
    ]  # fmt: skip


def test_losing_stops_at_the_lowest_and_gaining_at_the_highest_and_both_are_said(read, answer):
    rules = read(UNIT + 'test trial for unit\n  "lose" -3 casualties, +4 dp\n')
    found = answer(rules, "trial", unit={"dp": 5, "casualties": 1})
    assert [(c.fact, c.after, c.clamped) for c in found.changes] == [("casualties", 0, True), ("dp", 6, True)]


def test_a_fact_that_is_changed_must_be_known(read, answer):
    rules = read(UNIT + 'test trial for unit\n  "hurt" +1 dp\n')
    with pytest.raises(MissingFact, match=r"unit.dp is not given; it can be 0 to 6"):
        answer(rules, "trial")


def test_worse_and_better_go_along_the_kind_and_stop_at_its_end(read, answer):
    rules = read(
        UNIT + 'test trial for unit\n  "worse" state worse by dp\ntest other for unit\n  "better" state better by 1\n'
    )
    for state, dp, then in (("good", 1, "shaken"), ("good", 2, "broken"), ("shaken", 5, "broken"), ("good", 0, "good")):
        assert after(answer(rules, "trial", unit={"state": state, "dp": dp}))["state"] == then
    assert after(answer(rules, "other", unit={"state": "broken"}))["state"] == "shaken"
    assert after(answer(rules, "other", unit={"state": "good"}))["state"] == "good"


def test_per_multiplies_what_a_line_gains_and_at_most_caps_it(read, answer):
    rules = read(UNIT + 'test trial for unit\n  "each stand" +2 casualties per stands - dp at most 5\n')
    for stands, dp, gained in ((2, 1, 2), (4, 2, 4), (6, 2, 5), (1, 3, 0)):
        assert after(answer(rules, "trial", unit={"stands": stands, "dp": dp, "casualties": 0}))["casualties"] == gained


def test_none_gained_is_nothing_gained(read, answer):
    text = """
table cost by arm gives 0 to 9
  |       | "cost" |
  | foot  | 3      |
  | horse | -      |
test trial for unit
  value found = cost(arm)
  "pays" +found dp
"""
    rules = read(UNIT + text)
    assert after(answer(rules, "trial", unit={"arm": "horse", "dp": 1}))["dp"] == 1
    assert after(answer(rules, "trial", unit={"arm": "foot", "dp": 1}))["dp"] == 4


def test_a_fact_that_would_become_what_it_cannot_be_is_a_gap(read, answer):
    rules = read(UNIT + 'test trial for unit\n  roll D6\n  "so many" wounds = total\n')
    assert after(answer(rules, "trial", dice=[2], unit={}))["wounds"] == 2
    with pytest.raises(NoRule, match=r"unit.wounds would become 3, and it can only be 0 to 2"):
        answer(rules, "trial", dice=[3], unit={})


# ---------------------------------------------------------------- what is read before it is written

WOUND = """
test hit for unit
  roll D6
  results
    1      "killed" dead = yes
    2 to 4 "wounded" +1 wounds
      also "second wound kills" dead = yes when wounds is 1 or more
    others "near miss" nothing
"""


def test_the_second_wound_sees_the_wounds_as_they_were(read, answer):
    rules = read(UNIT + WOUND)
    first = after(answer(rules, "hit", dice=[3], unit={"wounds": 0, "dead": False}))
    assert (first["wounds"], first["dead"]) == (1, False)
    second = after(answer(rules, "hit", dice=[3], unit={"wounds": 1, "dead": False}))
    assert (second["wounds"], second["dead"]) == (2, True)


def test_a_later_line_sees_what_an_earlier_one_wrote(read, answer):
    text = 'test trial for unit\n  "first" +1 wounds\n  "then" dead = yes when wounds is 2\n'
    found = answer(read(UNIT + text), "trial", unit={"wounds": 1})
    assert after(found)["dead"] is True


def test_effects_of_one_line_read_the_state_before_any_of_them(read, answer):
    rules = read(UNIT + 'test trial for unit\n  "swap" +2 dp, +dp casualties\n')
    assert after(answer(rules, "trial", unit={"dp": 1, "casualties": 0}))["casualties"] == 1


# ---------------------------------------------------------------- must, may, may not, chosen

PURSUIT = """
test trial for unit
  roll D6
  results
    5 or more "won" +0 dp
      "horse pursue" must pursue when arm is horse
      "others choose" may remain/pursue/retire otherwise
      also "barred" may not retire when dp is 3 or more
      also "those who will not pursue" +1 dp when chosen is not pursue
    others "held" may remain
"""


def test_what_must_be_done_is_done_without_asking(read, answer):
    found = answer(read(UNIT + PURSUIT), "trial", dice=[5], unit={"arm": "horse", "dp": 0})
    assert found.obliged == {"unit": {"must": ("pursue",)}}
    assert after(found)["dp"] == 0


def test_lines_that_speak_of_what_is_chosen_are_read_last(read, answer):
    rules = read(UNIT + PURSUIT)
    for act, dp in (("pursue", 0), ("remain", 1), ("retire", 1)):
        found = answer(rules, "trial", dice=[6], chosen={"act": act}, unit={"arm": "foot", "dp": 0})
        assert found.obliged == {"unit": {"may": ("remain", "pursue", "retire")}}
        assert after(found)["dp"] == dp


def test_may_not_wins_over_may(read, answer):
    rules = read(UNIT + PURSUIT)
    found = answer(rules, "trial", dice=[6], chosen={"act": "remain"}, unit={"arm": "foot", "dp": 3})
    assert found.obliged == {"unit": {"may": ("remain", "pursue"), "may not": ("retire",)}}
    with pytest.raises(InputError, match=r"act = retire is not open here: remain or pursue"):
        answer(rules, "trial", dice=[6], chosen={"act": "retire"}, unit={"arm": "foot", "dp": 3})


def test_the_act_is_asked_for_only_where_a_line_reads_it(read, answer):
    rules = read(UNIT + PURSUIT)
    found = answer(rules, "trial", dice=[2], unit={"arm": "foot", "dp": 0})
    assert found.obliged == {"unit": {"may": ("remain",)}}
    with pytest.raises(NeedsChoice, match=r"choose unit.act: remain or pursue or retire"):
        answer(rules, "trial", dice=[6], unit={"arm": "foot", "dp": 0})


def test_lines_about_what_is_chosen_still_see_the_facts_before_the_step(read, answer):
    text = """
test trial for unit
  roll D6
  results
    1 to 6 "hurt" +2 dp
      "choose" may remain/pursue otherwise
      also "fresh units that stay" +1 casualties when chosen is remain and dp is 0
"""
    rules = read(UNIT + text)
    found = answer(rules, "trial", dice=[1], chosen={"act": "remain"}, unit={"dp": 0, "casualties": 0})
    assert (after(found)["dp"], after(found)["casualties"]) == (2, 1)


def test_an_act_that_only_says_what_may_be_done_stands_for_that(read, answer):
    text = """
action any_permitted for unit
  "Stay or pursue"  may remain/pursue
  "Horse also"      may retire  when arm is horse
test trial for unit
  "choose" may any_permitted
  "who stays" +1 dp  when chosen is remain
"""
    rules = read(UNIT + text)
    with pytest.raises(NeedsChoice) as asked:
        answer(rules, "trial", unit={"arm": "horse", "dp": 0})
    assert asked.value.options == ("remain", "pursue", "retire")
    with pytest.raises(NeedsChoice) as asked:
        answer(rules, "trial", unit={"arm": "foot", "dp": 0})
    assert asked.value.options == ("remain", "pursue")
    assert after(answer(rules, "trial", chosen={"act": "remain"}, unit={"arm": "foot", "dp": 0}))["dp"] == 1


# ---------------------------------------------------------------- results

BANDS = """
test trial for unit
  roll D6
  modifiers
    -1 per dp
  results
    0 or less "bad" +1 casualties as bad
      "foot" state worse by 1 when arm is foot
      "horse" state worse by 2 otherwise
      also "and more" +1 casualties when dp is 4 or more
    1 to 2 "middling" nothing
    "quick horse, at its place" dead = yes when arm is horse
    3 "three" +2 casualties
    5 or more "good" nothing
  "afterwards" wounds = 2 when bad
"""


def test_a_band_has_its_own_effects_the_first_case_and_every_also(read, answer):
    rules = read(UNIT + BANDS)
    unit = {"arm": "foot", "dp": 4, "casualties": 0, "state": "good", "wounds": 0}
    found = after(answer(rules, "trial", dice=[4], unit=unit))
    assert (found["casualties"], found["state"], found["wounds"]) == (2, "shaken", 2)
    found = after(answer(rules, "trial", dice=[1], unit={**unit, "arm": "horse", "dp": 1}))
    assert (found["casualties"], found["state"]) == (1, "broken")


def test_a_line_of_text_is_tried_at_its_place(read, answer):
    rules = read(UNIT + BANDS)
    unit = {"arm": "horse", "dp": 0, "casualties": 0, "state": "good", "wounds": 0}
    assert answer(rules, "trial", dice=[2], unit=unit).outputs["unit", "result"] == "middling"
    third = answer(rules, "trial", dice=[3], unit=unit)
    assert third.outputs["unit", "result"] == "quick_horse_at_its_place"
    assert after(third)["casualties"] == 0
    assert answer(rules, "trial", dice=[3], unit={**unit, "arm": "foot"}).outputs["unit", "result"] == "three"


def test_a_band_that_did_not_fire_did_not_hold(read, answer):
    unit = {"arm": "foot", "dp": 0, "casualties": 0, "state": "good", "wounds": 0}
    assert after(answer(read(UNIT + BANDS), "trial", dice=[3], unit=unit))["wounds"] == 0


def test_a_bare_number_is_that_number_and_the_hole_beside_it_is_a_gap(read, answer):
    rules = read(UNIT + BANDS)
    unit = {"arm": "foot", "dp": 0, "casualties": 0, "state": "good", "wounds": 0}
    with pytest.raises(NoRule, match=r"trial: no row for the total 4"):
        answer(rules, "trial", dice=[4], unit=unit)


def test_cases_of_which_none_holds_are_a_gap(read, answer):
    text = 'test trial for unit\n  roll D6\n  results\n    1 to 6 "only" nothing\n      "foot" +1 dp when arm is foot\n'
    with pytest.raises(NoRule, match=r"only: no line fits this case"):
        answer(read(UNIT + text), "trial", dice=[1], unit={"arm": "horse", "dp": 0})


def test_a_margin_between_whole_bands_has_no_row(read, answer):
    text = """
test trial for unit
  value margin = half stands
  results on margin
    1 or less "low" nothing
    2 or more "high" nothing
"""
    rules = read(UNIT + text)
    assert answer(rules, "trial", unit={"stands": 4}).outputs["unit", "result"] == "high"
    with pytest.raises(NoRule, match=r"no row for margin 3/2"):
        answer(rules, "trial", unit={"stands": 3})


def test_bands_may_name_figures(read, answer):
    text = """
test trial for unit
  value needed
    5 when arm is horse
    3 otherwise
  roll D6
  results
    needed to 6 "reached" nothing
    others "not reached" nothing
"""
    rules = read(UNIT + text)
    results = [answer(rules, "trial", dice=[4], unit={"arm": a}).outputs["unit", "result"] for a in ("horse", "foot")]
    assert results == ["not_reached", "reached"]


# ---------------------------------------------------------------- standing limits

LIMIT = """
value dp_limit for unit = stands
  at most 6
section moves "Moves"
test tire for unit
  roll 2 D6
  each 4 or more "tires" +1 dp
section shooting "Shooting"
test shot for unit
  roll 3 D6
  each 4 or more "hit" +1 dp
section limits "Limits"
gain dp "Moving" for unit when cause is moves
  value gained
    at most largest of (3 - dp, 0)
gain dp "Beyond the limit" for unit unless cause is moves
  "further DPs are casualties" +1 casualties per dp + gained - dp_limit
  value gained
    at most largest of (dp_limit - dp, 0)
"""


def test_a_limit_depends_on_what_caused_the_gain(read, answer):
    rules = read(UNIT + LIMIT)
    unit = {"stands": 4, "casualties": 0}
    for dp, then in ((0, 2), (2, 3), (3, 3), (5, 5)):
        assert after(answer(rules, "tire", dice=[5, 6], unit={**unit, "dp": dp}))["dp"] == then


def test_what_is_beyond_a_limit_overflows_into_another_fact(read, answer):
    rules = read(UNIT + LIMIT)
    for dp, dice, then, lost in (
        (0, [4, 5, 6], 3, 0),
        (2, [4, 5, 6], 4, 1),
        (4, [4, 1, 6], 4, 2),
        (4, [1, 1, 1], 4, 0),
    ):
        found = after(answer(rules, "shot", dice=dice, unit={"stands": 4, "dp": dp, "casualties": 0}))
        assert (found["dp"], found["casualties"]) == (then, lost)


def test_a_limit_makes_no_outputs_and_is_in_the_trace(read, answer):
    found = answer(read(UNIT + LIMIT), "tire", dice=[5, 6], unit={"stands": 4, "dp": 2, "casualties": 0})
    assert ("unit", "gained") not in found.outputs
    assert [e.value for e in found.trace if e.sort == "effect"] == ["+1 dp (of +2)"]


# ---------------------------------------------------------------- otherwise in a list of sums


def test_otherwise_on_a_plain_line_holds_where_no_earlier_line_of_its_list_did(read, answer):
    text = """
test trial for unit
  "Prose holds nothing"
  "a" +1 dp when dead
  "b" +2 dp otherwise
  "c" +1 casualties otherwise
  value v = 1
  "a list of its own" +1 wounds otherwise
"""
    rules = read(UNIT + text)
    for dead, dp in ((True, 1), (False, 2)):
        found = answer(rules, "trial", unit={"dead": dead, "dp": 0, "casualties": 0, "wounds": 0})
        assert [after(found)[name] for name in ("dp", "casualties", "wounds")] == [dp, 0, 1]


def test_a_plain_otherwise_sees_whether_the_line_held_and_not_what_it_wrote(read, answer):
    rules = read(UNIT + 'test trial for unit\n  "a" +1 dp when dp is 0\n  "b" +2 dp otherwise\n')
    assert after(answer(rules, "trial", unit={"dp": 0}))["dp"] == 1
    assert after(answer(rules, "trial", unit={"dp": 1}))["dp"] == 3


def test_each_side_of_a_contest_has_its_own_otherwise(read, answer):
    rules = read(UNIT + 'contest trial between unit and enemy\n  "a" +1 dp when dead\n  "b" +2 dp otherwise\n')
    found = answer(rules, "trial", unit={"dead": True, "dp": 0}, enemy={"dp": 0})
    assert (after(found)["dp"], after(found, "enemy")["dp"]) == (1, 2)


def test_otherwise_on_an_also_line_holds_where_no_earlier_also_did(read, answer):
    text = """
test trial for unit
  roll D6
  results
    1 or more "Any" nothing
      "a case" nothing when dead
      "else"   nothing otherwise
      also "a" +1 dp when dead
      also "b" +2 dp otherwise
      also "c" +1 casualties when arm is foot
"""
    rules = read(UNIT + text)
    for dead, dp in ((True, 1), (False, 2)):
        found = answer(rules, "trial", dice=[3], unit={"dead": dead, "arm": "foot", "dp": 0, "casualties": 0})
        assert (after(found)["dp"], after(found)["casualties"]) == (dp, 1)


def test_otherwise_after_a_line_about_what_is_chosen_waits_for_it(read, answer):
    also = """
test trial for unit
  roll D6
  results
    1 or more "Any" may pursue/remain
      also "a" +1 dp when chosen is pursue
      also "b" +2 dp otherwise
      also "c" +1 casualties
"""
    plain = """
test trial for unit
  roll D6
  "Any" may pursue/remain
  value v = 1
  "a" +1 dp when chosen is pursue
  "b" +2 dp otherwise
  "c" +1 casualties
"""
    cases = """
test trial for unit
  roll D6
  results
    1 or more "Any" may pursue/remain, +1 casualties
      "a" +1 dp when chosen is pursue
      "b" +2 dp otherwise
"""
    for text in (also, plain, cases):
        rules = read(UNIT + text)
        for act, dp in (("pursue", 1), ("remain", 2)):
            found = answer(rules, "trial", dice=[3], chosen={"act": act}, unit={"dp": 0, "casualties": 0})
            assert (after(found)["dp"], after(found)["casualties"]) == (dp, 1)


# ---------------------------------------------------------------- figures set outright, circles, obligations that clash


def test_a_total_set_outright_is_the_whole_total(read):
    text = """
test trial for unit
  roll D6
  modifiers
    +2 "always"
  results
    5 or more "High" +1 dp
    others    "Low"  nothing
"""
    given = {("unit", "total"): Fraction(4)}
    found = resolve(read(UNIT + text), "trial", {"unit": {"dp": Fraction(0)}}, {}, GivenDice({}), given)
    assert found.outputs == {("unit", "total"): 4, ("unit", "result"): "low"}
    assert [entry.sort for entry in found.trace if entry.counted] == ["band"]


def test_a_gain_that_gains_its_own_fact_never_ends(read, answer):
    text = 'gain dp "More" for unit\n  "and again" +1 dp\ntest trial for unit\n  "a" +1 dp\n'
    with pytest.raises(NeverEnds, match="a gain of dp gains dp again, for ever"):
        answer(read(UNIT + text), "trial", unit={"dp": 0})


def test_a_gain_that_gains_its_own_fact_once_ends(read, answer):
    text = 'gain dp "More" for unit\n  "and one" +1 dp when gained is 2\ntest trial for unit\n  "a" +2 dp\n'
    assert after(answer(read(UNIT + text), "trial", unit={"dp": 0}))["dp"] == 3


def test_a_test_that_takes_itself_is_played_by_dice_and_has_no_odds(read, answer, chances):
    text = """
test trial for unit
  roll D6
  results
    6      "Again" +1 dp, take trial
    others "Done"  nothing
"""
    rules = read(UNIT + text)
    assert after(answer(rules, "trial", dice=[6, 6, 2], unit={"dp": 0}))["dp"] == 2
    with pytest.raises(Undecided, match="trial can call for itself again and again"):
        chances(rules, "trial", unit={"dp": 0})
    for_ever = read(UNIT + 'test trial for unit\n  "Again" take trial\n')
    with pytest.raises(NeverEnds):
        chances(for_ever, "trial", unit={"dp": 0})


def test_of_two_acts_that_must_be_done_the_player_picks_one(read, answer):
    text = 'test trial for unit\n  "a" must retire, must pursue\n  "b" +1 dp when chosen is pursue\n'
    rules = read(UNIT + text)
    assert survey(rules, rules.statements["trial"]).choices["unit", "act"].options == ("retire", "pursue")
    assert after(answer(rules, "trial", chosen={"act": "pursue"}, unit={"dp": 0}))["dp"] == 1


def test_acts_of_bands_that_exclude_each_other_leave_nothing_to_choose(read):
    text = """
test trial for unit
  roll D6
  results
    1      "a" must retire
    others "b" nothing
      "c" must pursue when dead
      "d" must remain otherwise
      also "e" +1 dp when chosen is pursue
"""
    rules = read(UNIT + text)
    assert survey(rules, rules.statements["trial"]).choices == {}


def test_what_must_and_may_not_be_done_is_two_rules(read, answer):
    for effects in ("must retire, may not retire", "may not retire, must retire"):
        rules = read(UNIT + f'test trial for unit\n  "a" {effects}\n')
        with pytest.raises(TwoRules, match="unit must retire and may not retire"):
            answer(rules, "trial")
