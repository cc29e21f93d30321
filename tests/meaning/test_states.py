"""What is given (language.md 4): domains, defaults, states that cannot occur, and what the answer says of them."""

from __future__ import annotations

from fractions import Fraction

import pytest

from rulec.meaning.errors import IllegalState, InputError, MissingFact

F = Fraction

UNIT = """\
kind Arm "arm"
  foot
  horse
  guns
record unit also enemy
  arm: Arm
  doing: nothing/rout/pursuit
  charging: yes/no
  dp "DP": 0 to 6, normally 0
  near: 0 yd to 720 yd
  speed: 0 moves to 1 move by 1/2 move
  uphill: yes/no
record leader
  wounds: 0 to 2
  dead: yes/no
never doing is pursuit and arm is guns  @s 7
never uphill and enemy.uphill
never wounds is 2 unless dead
never charging unless doing is nothing or (arm is horse and doing is pursuit)
test trial for unit
  roll D6
  modifiers
    -1 per dp
    +1 when arm is horse
test duel for unit against enemy
  "fights" nothing
test care for leader
  "heals" -1 wounds
contest fight between unit and enemy
  roll D6
"""


def test_a_missing_fact_is_named_with_what_it_can_be(read, answer):
    rules = read(UNIT)
    with pytest.raises(MissingFact, match=r"unit.arm is not given; it can be foot, horse, guns") as missing:
        answer(rules, "trial", dice=[3])
    assert (missing.value.role, missing.value.fact) == ("unit", "arm")


def test_only_facts_that_are_read_are_needed_and_defaults_are_told(read, answer):
    found = answer(read(UNIT), "trial", dice=[3], unit={"arm": "horse"})
    assert found.outputs["unit", "total"] == 4
    assert found.defaults == {("unit", "dp"): 0}


@pytest.mark.parametrize(
    ("facts", "said"),
    [
        ({"dp": 7}, "unit.dp cannot be 7; it can be 0 to 6"),
        ({"dp": F(1, 2)}, "unit.dp cannot be 1/2"),
        ({"dp": True}, "unit.dp cannot be yes"),
        ({"near": 721}, "unit.near cannot be 721; it can be 0 yd to 720 yd"),
        ({"speed": F(1, 4)}, "unit.speed cannot be 1/4; it can be 0 moves to 1 move by 1/2 move"),
        ({"arm": "camel"}, "unit.arm cannot be camel; it can be foot, horse, guns"),
        ({"charging": 1}, "unit.charging cannot be 1; it can be yes or no"),
        ({"size": 1}, "unit has no fact size; it has arm, doing"),
    ],
)
def test_facts_outside_their_domain_are_refused(read, answer, facts, said):
    with pytest.raises(InputError, match=said):
        answer(read(UNIT), "trial", unit=facts)


def test_lengths_have_no_step(read, answer):
    answer(read(UNIT), "trial", dice=[3], unit={"arm": "foot", "near": F(1, 3)})


def test_a_role_that_no_record_plays_is_refused(read, answer):
    with pytest.raises(InputError, match=r"no record plays friend; the roles are unit, enemy, leader"):
        answer(read(UNIT), "trial", friend={})


def test_a_state_that_cannot_occur_is_illegal_and_not_a_gap(read, answer):
    rules = read(UNIT)
    with pytest.raises(IllegalState, match=r"unit: it cannot be that doing is pursuit and arm is guns \(@s 7\)"):
        answer(rules, "trial", unit={"arm": "guns", "doing": "pursuit"})
    with pytest.raises(IllegalState, match=r"enemy: it cannot be that doing is pursuit"):
        answer(rules, "duel", enemy={"arm": "guns", "doing": "pursuit"})
    with pytest.raises(IllegalState, match=r"leader: it cannot be that wounds is 2 unless dead"):
        answer(rules, "care", leader={"wounds": 2, "dead": False})


def test_a_state_of_both_sides_can_be_illegal(read, answer):
    rules = read(UNIT)
    for name in ("duel", "fight"):
        with pytest.raises(IllegalState, match=r"uphill and enemy.uphill"):
            answer(rules, name, unit={"uphill": True}, enemy={"uphill": True})
    answer(rules, "duel", unit={"uphill": True}, enemy={"uphill": False})


def test_a_state_that_the_facts_leave_open_is_not_judged_illegal(read, answer):
    rules = read(UNIT)
    answer(rules, "duel", unit={"doing": "pursuit"})
    # Enough is known here: it charges, and it is in rout, whatever its arm.
    with pytest.raises(IllegalState):
        answer(rules, "duel", unit={"charging": True, "doing": "rout"})
    answer(rules, "duel", unit={"charging": True, "doing": "pursuit"})


def test_judging_a_state_does_not_count_as_using_a_default(read, answer):
    rules = read(UNIT.replace("doing: nothing/rout/pursuit", "doing: nothing/rout/pursuit, normally nothing"))
    assert answer(rules, "duel", unit={"charging": True}).defaults == {}


def test_a_default_can_make_a_state_illegal_only_where_it_is_read(read, answer):
    rules = read(
        UNIT.replace("arm: Arm", "arm: Arm, normally foot") + "never doing is rout and arm is foot\n"
        'test look for unit\n  "sees" nothing when arm is foot\n'
    )
    answer(rules, "duel", unit={"doing": "rout"})
    with pytest.raises(IllegalState, match=r"doing is rout and arm is foot"):
        answer(rules, "look", unit={"doing": "rout"})
    with pytest.raises(IllegalState):
        answer(rules, "duel", unit={"doing": "rout", "arm": "foot"})


def test_the_facts_given_are_left_as_they_were(read, answer):
    facts = {"wounds": F(1), "dead": False}
    found = answer(read(UNIT), "care", leader=facts)
    assert found.facts["leader"]["wounds"] == 0
    assert facts["wounds"] == 1


def test_a_ruling_that_had_a_part_in_it_is_named(read, answer):
    text = (
        UNIT
        + """
test luck for unit
  roll D6
  results
    6 "lucky" +0 dp
ruling rest "All else is bad luck" because "the sheet prints only 6"
  change test luck
    results
      others "unlucky" +1 dp
"""
    )
    rules = read(text)
    assert answer(rules, "luck", dice=[6]).rulings == ()
    unlucky = answer(rules, "luck", dice=[5])
    assert unlucky.rulings == ("rest",)
    assert unlucky.facts["unit"]["dp"] == 1


def test_the_trace_says_what_counted_and_what_did_not(read, answer):
    found = answer(read(UNIT), "trial", dice=[3], unit={"arm": "foot", "dp": 2})
    said = [(e.sort, e.counted, e.value) for e in found.trace]
    assert said == [("roll", True, "3"), ("modifier", True, "-2"), ("modifier", False, "")]


def test_effects_that_lead_to_what_cannot_be_are_told(read, answer, chances):
    text = """
record squad
  hits: 0 to 6, normally 0
  dead: yes/no, normally no
  tired: yes/no, normally no
never dead and hits is 0  @s 7
test fall "Falls" for squad
  roll D6
  results
    1      "Falls" dead = yes
    others "Hurt"  +1 hits
test tire for squad
  "Tires" tired = yes
"""
    rules = read(text)
    said = "Falls leads to what cannot be; squad: it cannot be that dead and hits is 0"
    with pytest.raises(IllegalState, match=said):
        answer(rules, "fall", dice=[1])
    assert answer(rules, "fall", dice=[1], squad={"hits": 1}).facts["squad"]["dead"] is True
    assert answer(rules, "tire").facts["squad"] == {"tired": True}
    (one,) = chances(rules, "fall")
    assert {str(value)[:20]: str(chance) for value, chance in one.of("error").items()} == {
        "None": "5/6",
        "IllegalState: Falls ": "1/6",
    }
