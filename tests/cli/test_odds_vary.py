"""rulec odds --vary, --plot and --against: tables over what facts can be, pictures of them, two rulesets side by side.

The control test of the sample: D6, +1 for A1, -1 for B, -1 a DP; halts on 2 or less, acts on 3 to 5, acts well on 6 or more.
"""

from __future__ import annotations

import json
from xml.etree import ElementTree

import pytest
from asking_samples import SKIRMISH

FAR = ("--set", "near=150yd", "--set", "brave=no")  # too far for the leader, so that nothing is to be chosen
OTHER = SKIRMISH.replace('ruleset skirmish "Skirmish"', 'ruleset melee "Melee"').replace("A1 +1, B -1", "A1 +2, B -1")


@pytest.fixture
def odds(run, put):
    put("rules/skirmish/s.rules", SKIRMISH)
    put("rules/melee/m.rules", OTHER)
    return lambda *args, stdin=b"": run("odds", *args, stdin=stdin)


def words(text: str) -> list[str]:
    return [" ".join(line.split()) for line in text.splitlines()]


def test_one_fact_down_and_every_result_across(odds):
    answer = odds("skirmish.control", *FAR, "--set", "dp=0", "--vary", "grade", "--of", "result")
    assert words(answer.out) == [
        "Control test (skirmish.control)",
        "",
        "unit.result",
        "unit.grade halts acts acts_well",
        "A1 16.67% 50.00% 33.33%",
        "A2 33.33% 50.00% 16.67%",
        "B 50.00% 50.00% 0.00%",
    ]


def test_two_facts_and_the_average_of_a_figure(odds):
    answer = odds("skirmish.control", *FAR, "--vary", "grade", "--vary", "dp=0..1", "--of", "total")
    # the average of a D6 is 3 1/2
    assert words(answer.out)[2:] == [
        "average unit.total",
        "unit.dp",
        "unit.grade 0 1",
        "A1 4.50 3.50",
        "A2 3.50 2.50",
        "B 2.50 1.50",
    ]


def test_the_chance_of_a_bound_and_exact_figures_in_json(odds):
    asked = ("--set", "dp=0", "--vary", "grade", "--of", "total>=6", "--json")
    panel = json.loads(odds("skirmish.control", *FAR, *asked).out)["panels"][0]
    assert (panel["title"], panel["rows"]) == ("unit.total >= 6", ["A1", "A2", "B"])
    assert panel["cells"] == [["1/3"], ["1/6"], ["0"]]


def test_a_situation_that_cannot_occur_has_no_figure(odds):
    asked = ("--set", "brave=no", "--set", "arm=horse", "--set", "grade=A2", "--vary", "near=390yd..410yd/20yd")
    answer = odds("skirmish.control", *asked, "--of", "result=halts")
    assert words(answer.out)[2:] == [
        "unit.result = halts",
        "unit.near unit.result = halts",
        "390 yd 33.33%",
        "410 yd -",
        "-: cannot occur",
    ]


def test_a_choice_that_matters_has_a_table_of_its_own_and_one_that_is_not_open_everywhere_too(odds):
    asked = ("--set", "brave=no", "--set", "grade=A2", "--vary", "near=100yd,150yd", "--of", "result=halts")
    # near: +1 halts on 1, -1 on 1 to 3; far: on 1 and 2, whatever would be chosen
    assert words(odds("skirmish.control", *asked).out)[2:] == [
        "choosing unit.leader = 1",
        "unit.result = halts",
        "unit.near unit.result = halts",
        "100 yd 16.67%",
        "150 yd 33.33%",
        "",
        "choosing unit.leader = -1",
        "unit.result = halts",
        "unit.near unit.result = halts",
        "100 yd 50.00%",
        "150 yd 33.33%",
    ]


def test_two_rulesets_side_by_side(odds):
    asked = (*FAR, "--set", "grade=A1", "--of", "result", "--against", "melee")
    lines = words(odds("skirmish.control", *asked).out)
    assert lines[:2] == ["Control test (skirmish.control)", "Control test (melee.control)"]
    assert [line.split() for line in lines[5:]] == [
        ["halts", "16.67%", "#######", "0.00%"],
        ["acts", "50.00%", "#" * 20, "50.00%", "#" * 20],
        ["acts_well", "33.33%", "#############", "50.00%", "#" * 20],
    ]


def test_what_the_other_has_not_is_left_out_and_told(odds, put):
    put(
        "rules/melee/m.rules",
        OTHER.replace("  brave: yes/no, judged\n", "").replace('  +1 "brave"  when brave  @s 9\n', "  0\n"),
    )
    answer = odds("skirmish.control", *FAR, "--set", "grade=B", "--against", "melee", "--of", "total")
    assert answer.code == 0, answer.err
    assert "left out, these rules do not have them: unit.brave" in answer.out


def test_what_the_other_needs_besides_is_asked_for_and_can_be_set(odds, put):
    put(
        "rules/melee/m.rules",
        OTHER.replace("grade: Grade", "grade: Grade\n  drilled: yes/no").replace("when brave", "when drilled"),
    )
    asked = ("skirmish.control", *FAR, "--set", "grade=B", "--against", "melee", "--of", "total")
    refused = odds(*asked)
    assert (refused.code, refused.err) == (
        2, "error: melee: unit.drilled is not given; it can be yes or no; say it with --against-set unit.drilled=...\n",
    )  # fmt: skip
    assert odds(*asked, "--against-set", "unit.drilled=yes").code == 0


@pytest.mark.parametrize("varied", [("grade",), ("grade", "dp=0..2")], ids=["curves", "heat map"])
def test_a_picture_is_written_whole_and_the_same_each_time(odds, tmp_path, varied):
    asked = (*FAR, *(() if len(varied) > 1 else ("--set", "dp=0")), *(word for v in varied for word in ("--vary", v)))
    for name in ("a.svg", "b.svg"):
        assert odds("skirmish.control", *asked, "--of", "result", "--plot", tmp_path / name).code == 0
    assert (tmp_path / "a.svg").read_bytes() == (tmp_path / "b.svg").read_bytes()
    texts = [node.text for node in ElementTree.parse(tmp_path / "a.svg").iter() if node.text]
    assert "Control test (skirmish.control)" in texts
    assert {"A1", "A2", "B"} <= set(texts)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--vary", "grade"), "--vary needs to know what to show: name one output, as in --of margin"),
        (
            ("--vary", "grade=A1", "--of", "total"),
            "--vary grade=A1: one value is no variation; use --set, or name more",
        ),
        (("--vary", "near", "--of", "total"), "say which values, as in --vary near=1,2,3 or --vary near=0..120/20"),
        (("--vary", "near=0..480/1", "--of", "total"), "near would take no values, or more than 200"),
        (("--vary", "grade=A1,Z", "--of", "total"), "grade cannot be Z; it can be A1, A2, B"),
        (("--vary", "dp=7,8", "--of", "total"), "dp cannot be 7; it can be 0 to 6"),
        (("--vary", "brave", "--of", "total"), "unit.brave is both set and varied; leave one of them out"),
        (("--vary", "colour", "--of", "total"), "colour is no fact that can be varied; unit has grade, arm, dp"),
        (("--vary", "grade", "--of", "wealth"), "control gives no unit.wealth; it gives"),
        (("--vary", "grade", "--of", "result=wins"), "unit.result cannot be wins; it can be halts, acts, acts_well"),
        (("--vary", "grade", "--of", "result>=acts"), ">= is for figures"),
        (("--plot", "x.svg"), "--plot draws what --vary varies"),
        (("--vary", "grade", "--of", "total", "--plot", "x.png"), "pictures are SVG, so the name must end in .svg"),
        (("--against-set", "grade=B"), "--against-set goes with --against RULESET"),
        (("--set", "grade=A1", "--against", "nobody"), "there is no ruleset nobody"),
    ],
)
def test_a_wrong_question_is_told_in_one_sentence(odds, options, said):
    answer = odds("skirmish.control", *FAR, *options)
    assert (answer.code, answer.out) == (2, "")
    assert said in answer.err
    assert answer.err.count("\n") == 1
