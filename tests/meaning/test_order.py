"""The order of a sequence: its phases by number, and what the facts leave to be done in each (language.md 3.12)."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

from rulec.compile import compile_project
from rulec.meaning.order import find_sequence, order, reads, whose
from rulec.project import find_project

ROOT = Path(__file__).parents[2]
RULES = """\
kind Arm "arm"
  horse
  gun
record unit also enemy, target
  arm: Arm
  near: 0 yd to 480 yd
  loaded: yes/no
record leader
  dead: yes/no, normally no
action fire for unit against target
  "Fires"
action ride for leader
  "Rides"
action charge for unit
  "Charges"
action halt for unit
  "Halts"
test fight for unit
  "Fights"
term close for unit when near within 20 yd
sequence turn "Turn"
  phase shots "Shots" may fire when loaded and arm is gun
  phase moves "Moves"
    phase leaders "Leaders" may ride unless dead
    phase units "Units"
      "They charge" may charge when arm is horse
      "They halt" must halt when close
      "If shot at" may fire when target.loaded
  phase fights "Fights" take fight
"""


@pytest.fixture
def told(read):
    def tell(**facts):
        rules = read(RULES)
        return {
            stage.number: [(f"{d.party} {d.verdict} {'/'.join(d.acts)}", d.holds) for d in stage.doings]
            for stage in order(rules, find_sequence(rules, "turn"), facts)
        }

    return tell


def test_phases_are_numbered_in_their_order_and_within_one_another(told):
    assert list(told()) == ["1", "2", "2.1", "2.2", "3"]


def test_without_facts_what_depends_on_them_is_left_open(told):
    assert told() == {
        "1": [("unit may fire", None)],
        "2": [],
        "2.1": [("leader may ride", True)],  # normally he is not dead
        "2.2": [("unit may charge", None), ("unit must halt", None), ("unit may fire", None)],
        "3": [("unit take fight", True)],
    }


def test_facts_decide_as_far_as_they_go(told):
    near = {"near": Fraction(20), "arm": "horse"}
    assert told(unit=near)["1"] == [("unit may fire", False)]  # whether it is loaded or not
    assert told(unit=near)["2.2"] == [("unit may charge", True), ("unit must halt", True), ("unit may fire", None)]
    assert told(unit={"near": Fraction(21)}, target={"loaded": True})["2.2"][1:] == [
        ("unit must halt", False),
        ("unit may fire", True),
    ]
    assert told(leader={"dead": True})["2.1"] == [("leader may ride", False)]


def test_it_is_known_who_has_a_part_in_it_and_what_it_asks(read):
    rules = read(RULES)
    sequence = find_sequence(rules, "turn")
    assert whose(rules, sequence).roles == ("unit", "leader", "target")
    asked = ["unit.loaded", "unit.arm", "leader.dead", "unit.near", "target.loaded"]
    assert [".".join(key) for key in reads(rules, sequence)] == asked
    stages = {stage.number: stage for stage in order(rules, sequence, {})}
    assert stages["1"].doings[0].asks == ("unit.loaded", "unit.arm")
    assert stages["3"].doings[0].asks == ()


def test_there_is_no_sequence_of_another_name(read):
    assert find_sequence(read(RULES), "fight") is None


# The order of the two sheets, as their own lines have it.
SHEETS = {
    "cfeo16": """7 artillery_phase, 9 fire_phase, 11 command_phase, 13 movement_phase, 15 combat_phase, 17 charges, 18 fights,
        19 aftermath, 20 morale_phase, 20 redressing, 20 losses""",
    "cfeo18": """7 artillery_phase, 9 fire_phase, 11 command_phase, 13 movement_phase, 15 close_artillery_phase,
        17 combat_phase, 19 charges, 20 fights, 21 aftermath, 23 morale_phase, 23 losses, 23 redress_phase""",
}


@pytest.mark.parametrize("name", SHEETS)
def test_the_sheets_are_played_in_the_order_of_their_lines(name):
    rules = compile_project(find_project(ROOT), [ROOT / "rules" / name], check=False).model.rulesets[name]
    stages = order(rules, find_sequence(rules, "turn"), {})
    shown = [f"{stage.cites[0].lines[0][0]} {stage.name}" for stage in stages]
    assert shown == [" ".join(part.split()) for part in SHEETS[name].split(",")]
