"""rulec export: the model and its schema, on standard output or into a file."""

from __future__ import annotations

import json

import jsonschema
import pytest
from asking_samples import SKIRMISH


@pytest.fixture
def exported(run, put):
    put("rules/skirmish.rules", SKIRMISH)
    put("rules/other/ruleset.rules", 'ruleset other "Other"\n')
    return lambda *args: run("export", *args)


def test_the_whole_model_is_as_its_schema_says(exported):
    document = json.loads(exported("--json").out)
    assert (document["format"], document["version"]) == ("rulec-model", 1)
    assert set(document["rulesets"]) == {"skirmish", "other"}
    jsonschema.Draft202012Validator(json.loads(exported("--schema").out)).validate(document)


def test_one_ruleset_can_be_named_and_json_is_the_default(exported):
    assert set(json.loads(exported("skirmish").out)["rulesets"]) == {"skirmish"}


def test_the_document_can_go_into_a_file(exported, tmp_path):
    answer = exported("--json", "skirmish", "-o", "out/skirmish.json")
    assert (answer.code, answer.out) == (0, "")
    written = (tmp_path / "out" / "skirmish.json").read_text(encoding="utf-8")
    assert written == exported("--json", "skirmish").out


def test_an_unknown_ruleset_and_a_schema_of_one_are_usage_errors(exported):
    answer = exported("--json", "skirmsh")
    assert (answer.code, answer.out) == (2, "")
    assert "did you mean skirmish?" in answer.err
    assert exported("--schema", "skirmish").code == 2


def test_rules_that_cannot_be_understood_are_not_exported(run, put):
    put("rules/skirmish.rules", SKIRMISH.replace("when brave", "when brvae"))
    answer = run("export", "--json")
    assert (answer.code, answer.out) == (1, "")


def test_help_has_examples_and_exit_codes(run):
    said = run("export", "--help").out
    assert "Examples:" in said
    assert "Exit codes:" in said
