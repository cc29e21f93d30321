"""rulec odds: exact chances in words and in JSON."""

from __future__ import annotations

import json
from fractions import Fraction

import pytest
from asking_samples import CONTROL, SKIRMISH

from rulec.cli.odds_text import percent


@pytest.fixture
def odds(run, put):
    put("rules/skirmish.rules", SKIRMISH)
    return lambda *args, stdin=b"": run("odds", *args, stdin=stdin)


def test_a_block_for_each_choice_with_bars_percentages_and_fractions(odds):
    answer = odds("skirmish.control", *CONTROL, "--of", "unit.result")
    assert answer.code == 0
    lines = answer.out.splitlines()
    assert lines[0] == "Control test (skirmish.control)"
    # A1 and brave are +2; with the leader 3, without 1: halts on 2 or less, acts on 3 to 5, else well.
    assert [" ".join(line.split()) for line in lines[2:]] == [
        "choosing unit.leader = 1",
        "unit.result",
        "acts 33.33% #################### 1/3",
        "acts_well 66.67% ######################################## 2/3",
        "",
        "choosing unit.leader = -1",
        "unit.result",
        "halts 16.67% ############# 1/6",
        "acts 50.00% ######################################## 1/2",
        "acts_well 33.33% ########################### 1/3",
    ]


def test_json_is_exact(odds):
    answer = odds("skirmish.control", *CONTROL, "--choose", "leader=-1", "--json")
    document = json.loads(answer.out)
    assert (document["format"], document["version"], document["name"]) == ("rulec-odds", 1, "control")
    (block,) = document["odds"]
    assert block["choices"] == {"leader": -1}
    assert [(row["value"], row["chance"]) for row in block["outputs"]["unit.dp"]] == [(0, "5/6"), (1, "1/6")]
    assert sum(Fraction(row["chance"]) for row in block["outputs"]["unit.total"]) == 1
    assert sum(Fraction(row["chance"]) for row in block["outcomes"]) == 1


def test_a_contest_that_repeats_is_solved(odds):
    answer = odds("skirmish.fight", "--set", "unit.dp=0", "--set", "enemy.dp=0", "--of", "unit.result", "--json")
    rows = json.loads(answer.out)["odds"][0]["outputs"]["unit.result"]
    assert [(row["value"], row["chance"]) for row in rows] == [("won", "1/2"), ("lost", "1/2")]


def test_a_situation_can_come_as_json(odds):
    stdin = json.dumps({"facts": {"unit.dp": 0, "enemy.dp": 5}}).encode()
    assert "enemy.dp" in odds("skirmish.fight", "-", stdin=stdin).out


@pytest.mark.parametrize(
    ("args", "code", "said"),
    [
        (("skirmish.control",), 2, "unit.near is not given"),
        (
            ("skirmish.control", *CONTROL, "--of", "unit.totl"),
            2,
            "control gives no unit.totl; did you mean unit.total?",
        ),
        (("skirmish.ranges",), 2, "ranges is a table"),
        (("skirmish.contrl",), 2, "did you mean control?"),
        (("skirmish.control", "--set", "arm=horse", "--set", "near=401"), 1, "IllegalState: unit"),
    ],
)
def test_what_has_no_odds_is_told_in_one_sentence(odds, args, code, said):
    answer = odds(*args)
    assert (answer.code, answer.out) == (code, "")
    assert said in answer.err


def test_an_unlikely_chance_is_never_shown_as_none_or_all():
    assert [percent(Fraction(n, 10**6)) for n in (0, 1, 50, 500_000, 999_999, 10**6)] == [
        "0.00%", "<0.01%", "<0.01%", "50.00%", ">99.99%", "100.00%"
    ]  # fmt: skip


def test_help_has_examples_and_exit_codes(run):
    said = run("odds", "--help").out
    assert "Examples:" in said
    assert "Exit codes:" in said


def test_the_total_has_odds_even_where_no_line_asks_for_it(odds):
    for output in ("total", "leader.total"):
        answer = odds("skirmish.wound", "--set", "wounds=0", "--of", output, "--json")
        rows = json.loads(answer.out)["odds"][0]["outputs"]["leader.total"]
        assert [(row["value"], row["chance"]) for row in rows] == [(n, "1/6") for n in range(1, 7)]


def test_an_output_without_a_party_is_the_first_ones(odds):
    answer = odds("skirmish.fight", "--set", "unit.dp=0", "--set", "enemy.dp=0", "--of", "margin", "--json")
    assert list(json.loads(answer.out)["odds"][0]["outputs"]) == ["unit.margin"]


def test_a_name_that_is_not_there_is_data_for_a_program(odds):
    for name in ("skirmish.nosuch", "skirmish.ranges"):
        answer = odds(name, "--json")
        assert (answer.code, json.loads(answer.out)["error"]["code"]) == (2, "InputError")
