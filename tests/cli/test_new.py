"""rulec new: a ruleset that works, and nothing overwritten."""

from __future__ import annotations

import pytest
from cli_samples import tree

from rulec.compile import compile_project
from rulec.meaning.dice import GivenDice
from rulec.meaning.evaluate import resolve
from rulec.project import find_project


def test_a_new_ruleset_checks_clean(run, tmp_path, monkeypatch):
    answer = run("new", "small_war")
    assert answer.code == 0
    assert set(tree(tmp_path)) == {"small_war/rulec.toml", "small_war/rules/small_war.rules"}
    text = (tmp_path / "small_war/rules/small_war.rules").read_text("utf-8")
    assert 'ruleset small_war "Small war"' in text
    assert "RULESET" not in text
    assert run("check", "small_war") == (0, "1 file checked: no findings\n", "")
    monkeypatch.chdir(tmp_path / "small_war")
    assert run("check") == (0, "1 file checked: no findings\n", "")


def test_its_examples_hold(run, tmp_path):
    run("new", "small_war")
    made = compile_project(find_project(tmp_path / "small_war"), [])
    rules = made.model.rulesets["small_war"]
    assert len(rules.examples) == 2
    for example in rules.examples:
        given = {"unit": {name: value for _, name, value in example.given}}
        found = resolve(rules, example.of, given, {}, GivenDice(dict(example.rolls)))
        reached = {name: value for (_, name), value in found.outputs.items()} | dict(found.facts["unit"])
        assert {name: reached[name] for _, name, _ in example.gives} == {
            name: value for _, name, value in example.gives
        }
        assert {(verdict, acts) for _, verdict, acts in example.obliged} == set(found.obliged.get("unit", {}).items())


def test_nothing_is_overwritten(run, put, tmp_path):
    put("old/rules/mine.rules", "# mine\n")
    put("file", "mine")
    before = tree(tmp_path)
    for name in ("old", "file"):
        answer = run("new", name)
        assert answer.code == 2
        assert answer.err == f"error: {name} exists already; choose another name, or move it away\n"
    assert tree(tmp_path) == before


@pytest.mark.parametrize(
    "name",
    ["", "Small", "small war", "1st", "../up", "a/b", "a.b", "con", "lpt1", "x", "when", "é", "a" * 41, "a\n", "{}"],
)
def test_a_name_that_cannot_be_one_is_refused(run, tmp_path, name):
    answer = run("new", name)
    assert answer.code == 2
    assert "cannot be the name of a ruleset" in answer.err
    assert tree(tmp_path) == {}


def test_a_near_name_is_suggested(run):
    assert "try small_war" in run("new", "Small War").err


@pytest.mark.parametrize("name", ["class", "import", "none_such", "a"])
def test_a_word_of_python_is_a_name_like_any_other(run, name):
    assert run("new", name).code == 0
    assert run("check", name).code == 0
