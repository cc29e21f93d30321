"""rulec test: examples run, failures with their trace, coverage, three formats."""

from __future__ import annotations

import json
from xml.etree import ElementTree as Xml

import pytest
from asking_samples import EXAMPLES, SKIRMISH

GRADE = f"rules/skirmish/ruleset.rules:{SKIRMISH[: SKIRMISH.index('by grade')].count(chr(10)) + 1}"
WRONG = EXAMPLES.replace("total = 4, may act", "total = 5, must halt")


@pytest.fixture
def tested(run, put):
    def go(examples, *args):
        put("rules/skirmish/ruleset.rules", SKIRMISH)
        put("rules/skirmish/examples.rules", examples)
        return run("test", *args)

    return go


def test_examples_that_pass_are_counted(tested):
    answer = tested(EXAMPLES)
    assert answer.code == 0
    assert answer.out.startswith("skirmish: 3 examples passed; 3 in Python too; ")
    assert "lines and cells exercised (verdict 1/2, roll 3/4," in answer.out


def test_a_failure_shows_what_was_expected_the_situation_and_the_trace(tested):
    answer = tested(WRONG)
    assert answer.code == 1
    lines = answer.out.splitlines()
    assert lines[:6] == [
        "FAILED skirmish.control: A steady unit acts (rules/skirmish/examples.rules:1)",
        "  unit.total: expected 5, got 4",
        "  unit must: expected halt, got may act",
        "  given unit grade = A1, near = 100 yd, brave = yes",
        "  chosen leader = -1",
        "  rolls 3",
    ]
    assert "      unit control: rolls 3  @s 12" in lines
    assert "      unit control: -1  leader  @s 14" in lines
    assert "    - unit control: each DP  @s 15" in lines
    assert "skirmish: 1 of 3 examples failed; " in answer.out


def test_coverage_lists_what_no_example_exercises(tested):
    listed = [" ".join(line.split()) for line in tested(EXAMPLES, "--coverage").out.splitlines()]
    assert "no example exercises" in listed
    assert f"figure Grade: B @s 13 {GRADE}" in listed
    assert any(line.startswith('band 2 or less "Halts" @s 17 rules/skirmish/ruleset.rules:') for line in listed)
    assert any(line.startswith("cell foot, short @s 41 rules/skirmish/ruleset.rules:") for line in listed)
    assert not any(line.startswith('band 3 to 5 "Acts"') for line in listed)


def test_one_ruleset_can_be_named(tested, put):
    put("rules/other/ruleset.rules", SKIRMISH.replace("ruleset skirmish", "ruleset other"))
    assert "other" not in tested(EXAMPLES, "rules/skirmish").out
    assert "other: 0 examples passed" in tested(EXAMPLES).out


def test_json(tested):
    document = json.loads(tested(WRONG, "--format", "json").out)
    assert (document["format"], document["version"]) == ("rulec-tests", 1)
    (found,) = document["rulesets"]
    assert (found["ruleset"], found["passed"], found["failed"]) == ("skirmish", 2, 1)
    first, second, _ = found["examples"]
    assert first["problems"][0] == {"what": "unit.total", "expected": "5", "got": "4"}
    assert first["place"] == "rules/skirmish/examples.rules:1"
    assert first["trace"][0]["sort"] == "verdict"
    assert (second["passed"], second["trace"]) == (True, [])
    assert found["coverage"]["counts"]["band"] == {"exercised": 3, "of": 8}
    assert {"statement": "control", "sort": "figure", "text": "Grade: B", "cites": ["@s 13"],
            "place": GRADE} in found["coverage"]["left"]  # fmt: skip


def test_junit(tested):
    answer = tested(WRONG, "--format", "junit")
    assert answer.code == 1
    (suite,) = Xml.fromstring(answer.out)
    assert (suite.get("name"), suite.get("tests"), suite.get("failures")) == ("skirmish", "3", "1")
    failed = [case for case in suite if case.find("failure") is not None]
    assert [case.get("name") for case in failed] == ["control: A steady unit acts"]
    assert failed[0].find("failure").get("message").startswith("unit.total: expected 5, got 4")
    assert (failed[0].get("file"), failed[0].get("line")) == ("rules/skirmish/examples.rules", "1")


def test_rules_that_cannot_be_understood_are_not_tested(tested):
    answer = tested(EXAMPLES.replace("brave", "brvae"))
    assert (answer.code, answer.out) == (1, "")
    assert "error[" in answer.err


def test_one_ruleset_that_cannot_be_understood_does_not_keep_the_others_from_being_tested(tested, put):
    put("rules/other/ruleset.rules", 'ruleset other "Other"\nvalue\n')
    answer = tested(EXAMPLES)
    assert answer.code == 1
    assert answer.out.startswith("skirmish: 3 examples passed")
    assert "rules/other/ruleset.rules:2" in answer.err


def test_help_has_examples_and_exit_codes(run):
    said = run("test", "--help").out
    assert "Examples:" in said
    assert "Exit codes: 0 all passed" in said
