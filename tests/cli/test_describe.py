"""rulec describe: lists, pages and JSON."""

from __future__ import annotations

import json

import pytest
from asking_samples import SKIRMISH


@pytest.fixture
def described(run, put):
    put("rules/skirmish.rules", SKIRMISH)
    return lambda *args: run("describe", *args)


def test_all_resolvers_are_listed_by_section_with_what_they_are(described):
    answer = described()
    assert answer.code == 0
    assert answer.out.splitlines()[0] == "skirmish: Skirmish"
    shown = [" ".join(line.split()) for line in answer.out.splitlines()]
    assert "test control Control test @s 10-20" in shown
    assert "table ranges Ranges @s 40-42" in shown
    assert shown.index("Control") < shown.index("test control Control test @s 10-20") < shown.index("Leaders")
    assert described("skirmish").out == answer.out


def test_a_page_says_what_is_needed_rolled_asked_and_given(described):
    lines = [" ".join(line.split()) for line in described("skirmish.control").out.splitlines()]
    assert lines[:2] == ["skirmish.control: Control test", "test for unit; the-sheet 10-20"]
    needs = lines[lines.index("needs") + 1 : lines.index("rolls") - 1]
    assert needs == [
        "unit.near 0 yd to 480 yd distance to enemy; bounds assumed",
        "unit.grade A1, A2, B",
        "unit.brave yes or no judged",
        "unit.dp 0 to 6 DP; normally 0",
    ]
    assert "unit 1 D6" in lines
    assert "unit.leader +1 or -1 leader" in lines
    assert "unit.result halts / acts / acts_well" in lines
    assert "unit.act must halt / may act" in lines
    assert "unit.dp the fact after DP" in lines
    assert lines[lines.index("rulings that bear on it") + 1] == "high"


def test_facts_are_those_of_tests_that_are_taken_too(described):
    page = described("skirmish.risk").out
    assert "leader.wounds" in page
    assert "leader.dead" not in page


def test_a_contest_needs_the_facts_of_both_sides(described):
    page = described("skirmish.fight").out
    assert "contest between unit and enemy" in page
    assert page.count("unit.dp") == 2  # needed, and given afterwards
    assert page.count("enemy.dp") == 2


def test_elements_of_a_list_are_named_by_their_list(described):
    page = described("skirmish.strength").out
    assert "a list of 1 to 3 unit" in page
    assert "side.units[].dp" in page


def test_a_table_needs_its_keys(described):
    lines = [" ".join(line.split()) for line in described("skirmish.ranges").out.splitlines()]
    assert "arm foot, horse" in lines
    assert "band short, long" in lines
    assert "ranges 40 yd / 120 yd / 20 yd Ranges" in lines


def test_json_has_types_bounds_defaults_and_citations(described):
    document = json.loads(described("skirmish", "--json").out)
    assert (document["format"], document["version"]) == ("rulec-resolvers", 1)
    found = {one["name"]: one for one in document["resolvers"]}
    assert set(found) >= {"control", "risk", "fight", "ranges", "strength", "steadiness"}
    control = found["control"]
    assert control["roles"] == [{"role": "unit", "record": "unit"}]
    assert control["cites"] == [{"source": "s", "document": "the-sheet", "lines": [[10, 20]]}]
    inputs = {one["name"]: one for one in control["inputs"]}
    assert list(inputs) == ["unit.near", "unit.grade", "unit.brave", "unit.dp"]
    assert inputs["unit.near"]["type"] == {"sort": "length", "unit": "yd", "kind": "", "values": []}
    assert (inputs["unit.near"]["low"], inputs["unit.near"]["high"]) == (0, 480)
    assert inputs["unit.near"]["assumed"] == "no table is larger"
    assert "default" not in inputs["unit.near"]
    assert inputs["unit.dp"]["default"] == 0
    assert inputs["unit.grade"]["type"]["values"] == ["A1", "A2", "B"]
    assert [inputs[n]["seen"] for n in ("unit.near", "unit.brave")] == ["measured", "judged"]
    assert control["dice"][0]["roll"] == "1 D6"
    assert control["dice"][0]["faces"] == {"D6": [1, 2, 3, 4, 5, 6]}
    assert control["choices"] == [
        {"name": "unit.leader", "label": "leader", "options": ["+1", "-1"], "statement": "control"}
    ]
    assert json.loads(described("skirmish.control", "--json").out)["resolvers"] == [control]


@pytest.mark.parametrize(
    ("what", "said"),
    [
        ("skirmsh", "there is no ruleset skirmsh; did you mean skirmish?"),
        ("skirmish.contrl", "skirmish has no contrl; did you mean control?"),
        ("skirmish.", "say what of skirmish, as in skirmish.halt"),
    ],
)
def test_a_name_that_is_wrong_gets_a_suggestion(described, what, said):
    answer = described(what)
    assert (answer.code, answer.out) == (2, "")
    assert said in answer.err


def test_rules_that_cannot_be_understood_are_shown_and_not_described(run, put):
    put("rules/skirmish.rules", SKIRMISH.replace("when brave", "when brvae"))
    answer = run("describe", "skirmish")
    assert (answer.code, answer.out) == (1, "")
    assert "did you mean `brave`?" in answer.err


def test_rules_can_be_named_and_are_else_those_that_come_with_rulec(run, put):
    put("mine/skirmish.rules", SKIRMISH)
    assert run("describe", "skirmish", "--rules", "mine").code == 0
    assert run("describe", "cfeo16.leader_hit").out.startswith("cfeo16.leader_hit: ")


def test_help_has_examples_and_exit_codes(run):
    said = run("describe", "--help").out
    assert "Examples:" in said
    assert "Exit codes:" in said


def test_a_sequence_is_described_by_its_phases(run, put):
    put(
        "rules/skirmish.rules",
        SKIRMISH
        + """
section sequence "Turn"
sequence turn "Turn"  @s 1-3
  phase orders "Orders" take control when near beyond 60 yd
  phase fights "Fights"
    phase melees "Melees" take fight
    phase leaders "Leaders at risk" take risk
""",
    )
    lines = [" ".join(line.split()) for line in run("describe", "skirmish.turn").out.splitlines()]
    assert lines[:2] == ["skirmish.turn: Turn", "sequence for unit and leader; the-sheet 1-3"]
    assert lines[lines.index("needs") + 1] == "unit.near 0 yd to 480 yd distance to enemy; bounds assumed"
    gives = lines.index("gives")
    assert lines[gives + 1 : gives + 5] == [
        "1 control Orders",
        "2 Fights",
        "2.1 fight Melees",
        "2.2 risk Leaders at risk",
    ]
    assert "sequence turn Turn @s 1-3" in [" ".join(line.split()) for line in run("describe").out.splitlines()]
    data = json.loads(run("describe", "skirmish.turn", "--json").out)["resolvers"][0]
    assert (data["word"], data["uses"]) == ("sequence", ["control", "fight", "risk"])
