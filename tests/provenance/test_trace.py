"""rulec trace, from a document and rules to what is said of them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from rulec.cli.verbs import main

DOCUMENT = """# Moves

Foot move 4 in, horse 8 in.

Rough ground halves a move; roll 1 D6: on a 6 lose one stand.

Keep your dice tidy.
"""
RULES = """ruleset demo "Demo"
  length in
  source qrs "demo-qrs"
section moves "Moves"                                                                     @qrs 1
kind Arm
  foot
  horse
record unit
  arm: Arm
  rough: yes/no
  stands: 1 to 9
term near "near" for unit when stands is 6
value reach "Move" for unit                                                               @qrs 3
  4 in "foot"  when arm is foot
  8 in "horse" when arm is horse
  halve rounding down "rough" when rough                                                  @qrs 5
note "Dice are kept tidy."                                                                @qrs 7
"""
ROLL = """action march "March" for unit                                                     @qrs 5
  roll D6
  "A six costs a stand" -1 stands when near
"""


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "rules" / "demo").mkdir(parents=True)
    (tmp_path / "rulec.toml").write_text("", "utf-8")
    (tmp_path / "demo-qrs.txt").write_text(DOCUMENT, "utf-8")
    (tmp_path / "rules" / "demo" / "demo.rules").write_text(RULES, "utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def run(*words: str) -> tuple[int, str]:
    done = CliRunner().invoke(main, ["trace", *words])
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return done.exit_code, done.output


def coverage() -> dict[str, object]:
    (found,) = json.loads(run("--json")[1])
    assert isinstance(found, dict)
    return found


@pytest.mark.usefixtures("project")
def test_without_an_index() -> None:
    code, said = run()
    assert code == 1
    assert "rulec trace --index demo-qrs.txt" in said


def test_lines_and_figures(project: Path) -> None:
    code, said = run("--index", "demo-qrs.txt")
    assert (code, said) == (0, "rules/sources/demo-qrs.toml: 4 lines, 6 figures\n")
    found = coverage()
    # each figure counts once a line; line 5 speaks of a half (carried), 1 D6, a 6 and one stand (not yet)
    assert (found["complete"], found["uncited"], found["missing"]) == (False, [], {"5": ["1", "D6", "6"]})
    assert found["notes_alone"] == [7]
    (project / "rules" / "demo" / "march.rules").write_text(ROLL, "utf-8")
    found = coverage()
    assert (found["complete"], found["missing"]) == (True, {})
    assert run()[0] == 0


def test_uncited_and_waived(project: Path) -> None:
    run("--index", "demo-qrs.txt")
    rules = project / "rules" / "demo" / "demo.rules"
    rules.write_text(RULES.replace("@qrs 7", "@qrs 70"), "utf-8")
    found = coverage()
    assert (found["uncited"], found["past_the_end"]) == ([7], [70])
    rules.write_text(RULES.replace("@qrs 3", "@qrs 1"), "utf-8")
    found = coverage()
    assert (found["uncited"], found["carried"]) == (
        [3],
        1,
    )  # a half in line 5; the 4 in and 8 in of line 3 are cited by nobody
    rules.write_text(RULES.replace("@qrs 7", "@qrs 70"), "utf-8")
    index = project / "rules" / "sources" / "demo-qrs.toml"
    index.write_text(index.read_text("utf-8") + '\n[waived]\n7 = "advice"\n', "utf-8")
    assert coverage()["uncited"] == []
    assert run("--index", "demo-qrs.txt")[0] == 0
    assert "advice" in index.read_text("utf-8")


def test_stale(project: Path) -> None:
    run("--index", "demo-qrs.txt")
    assert run("--document", "demo-qrs.txt") == (0, "demo-qrs: nothing has changed since it was transcribed\n")
    (project / "demo-qrs.txt").write_text(DOCUMENT.replace("4 in", "5 in"), "utf-8")
    code, said = run("--document", "demo-qrs.txt")
    assert code == 1
    assert said.splitlines()[1] == "  line 3 is changed: reach (rules/demo/demo.rules)"


def test_a_line_put_in_makes_only_itself_new(project: Path) -> None:
    run("--index", "demo-qrs.txt")
    (project / "demo-qrs.txt").write_text("A line more\n" + DOCUMENT, "utf-8")
    code, said = run("--document", "demo-qrs.txt")
    assert code == 1
    last = len(DOCUMENT.rstrip().split("\n"))
    assert said.splitlines() == [
        "demo-qrs: 1 line changed since it was transcribed",
        "  line 1 is new: cited by nothing",
        f"  lines 1 to {last} are as before, now from line 2 on: cite them anew",
    ]


def test_a_line_taken_out_names_who_cited_it(project: Path) -> None:
    run("--index", "demo-qrs.txt")
    kept = [line for line in DOCUMENT.split("\n") if "4 in" not in line]
    (project / "demo-qrs.txt").write_text("\n".join(kept), "utf-8")
    _, said = run("--document", "demo-qrs.txt")
    assert said.splitlines()[1] == "  line 3 is gone: reach (rules/demo/demo.rules)"


def test_a_document_cannot_lead_out_of_the_project(project: Path) -> None:
    rules = project / "rules" / "demo" / "demo.rules"
    rules.write_text(RULES.replace("demo-qrs", "../../secret"), "utf-8")
    done = CliRunner().invoke(main, ["trace"])
    assert "cannot be the name of a document" in str(done.exception)
