"""rulec diff as a user runs it: alone in a repository, between editions, in every format, as the driver of git."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

HOLD = """language 1
ruleset hold "Hold the Line"
  length in
  source qrs "hold-qrs"

record unit
  hits: 0 to 4, normally 0
  leader_near "leader near": yes/no

test morale "Morale test" for unit  @qrs 5-12
  roll D6
  modifiers
    +1 "leader near" as leader when leader_near  @qrs 7
    -1 "each hit" per hits  @qrs 9
  results
    4 or more "**Steady**" nothing  @qrs 10
    3 or less "**Shaken**: 1 hit" +1 hits  @qrs 11
"""
STRONGER = HOLD.replace('+1 "leader near"', '+2 "leader near"')
CALM = "# the same\n" + HOLD.replace('"each hit"', '"every hit"')


def git(folder: Path, *arguments: str) -> str:
    own = {"GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_SYSTEM": os.devnull, "GIT_TERMINAL_PROMPT": "0"}
    who = {f"GIT_{part}_{what}": "a@b.example" for part in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")}
    done = subprocess.run(
        ["git", "-C", str(folder), *arguments],
        capture_output=True,
        check=True,
        env={**os.environ, **own, **who},
        timeout=60,
    )
    return done.stdout.decode()


@pytest.fixture
def project(tmp_path: Path, put: Callable[[str, str], Path]) -> Path:
    """A repository with one ruleset, committed."""
    put("rulec.toml", "")
    put("rules/hold/hold.rules", HOLD)
    git(tmp_path, "init", "-q")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "-q", "-m", "first")
    return tmp_path


def test_alone_it_compares_with_the_last_commit(project: Path, run: Any, put: Any) -> None:
    assert run("diff")[:2] == (0, "no differences\n")
    put("rules/hold/hold.rules", STRONGER)
    code, out, _ = run("diff")
    assert code == 1
    assert "value changed: modifier morale.leader" in out
    assert "amount: +1 -> +2" in out
    assert "hold-qrs 7 at rules/hold/hold.rules:13" in out
    assert "morale: differs in 1 of 2 cases of leader_near" in out
    assert "unit.hits" in out
    git(project, "commit", "-qam", "second")
    assert run("diff").code == 0
    assert "+1 -> +2" in run("diff", "git:HEAD~1").out
    assert "+2 -> +1" in run("diff", "git:HEAD:hold", "git:HEAD~1:rules/hold").out


@pytest.mark.usefixtures("project")
def test_three_depths(run: Any, put: Any) -> None:
    put("rules/hold/hold.rules", CALM)
    assert (run("diff").code, run("diff", "--behaviour").code) == (0, 0)
    code, out, _ = run("diff", "--all")
    assert code == 1
    assert "reworded: modifier morale.every_hit" in out
    put("rules/hold/hold.rules", STRONGER.replace('"each hit"', '"every hit"'))
    out = run("diff", "--behaviour").out
    assert "reworded" not in out
    assert 'example "Morale, as it is now" of morale' in out


def test_a_variant_that_only_follows_its_ruleset_is_told_in_a_line(project: Path, run: Any, put: Any) -> None:
    put("rules/night.rules", 'variant night "By night" of hold because "we play late"\n  term dark "dark" for unit\n')
    git(project, "add", ".")
    git(project, "commit", "-qm", "a variant")
    put("rules/hold/hold.rules", STRONGER)
    code, out, err = run("diff")
    assert (code, out.count("value changed: modifier")) == (1, 1)
    assert "night changes with hold" in err


@pytest.mark.usefixtures("project")
def test_files_folders_and_names_are_editions(run: Any, put: Any) -> None:
    put("other/new.rules", STRONGER)
    for old in ("hold", "rules/hold", "rules/hold/hold.rules", "git:HEAD:hold", "git:HEAD"):
        code, out, _ = run("diff", old, "other/new.rules")
        assert (code, out.count("value changed: modifier morale.leader")) == (1, 1), old


@pytest.mark.usefixtures("project")
def test_the_formats_for_programs_and_players(run: Any, put: Any) -> None:
    put("rules/hold/hold.rules", STRONGER.replace('"Morale test"', '"Morale <b>test</b>"'))
    data = json.loads(run("diff", "--format", "json").out)
    (diff,) = data["diffs"]
    (change,) = diff["changes"]
    assert (data["format"], data["differs"]) == ("rulec-diff", True)
    assert (change["verdict"], change["new"]["cites"]) == ("value changed", [{"document": "hold-qrs", "lines": "7"}])
    (behaviour,) = diff["behaviour"]
    assert (behaviour["outputs"][0]["cases"], behaviour["outputs"][0]["of"]) == (1, 2)
    assert behaviour["situations"][0]["shifts"]
    markdown = run("diff", "--format", "markdown").out
    assert "- **\N{MINUS SIGN}** **+1** leader near\n- **+** **+2** leader near *changed (hold-qrs 7)*\n" in markdown
    assert "| before | now |" in markdown
    assert "```rules fragment\nexample" in run("diff", "--behaviour", "--format", "markdown").out
    page = run("diff", "--format", "html").out
    assert "+<del>1</del>" in page
    assert "+<ins>2</ins>" in page
    assert "<b>test</b>" not in page
    assert "<script" not in page


@pytest.mark.usefixtures("project")
def test_a_sheet_of_what_changed(tmp_path: Path, run: Any, put: Any) -> None:
    put("rules/hold/hold.rules", STRONGER)
    assert run("diff", "--format", "pdf")[:2] == (1, "wrote changes.pdf\n")
    assert (tmp_path / "changes.pdf").read_bytes().startswith(b"%PDF-")
    assert run("diff", "--format", "markdown", "-o", "changes.md").out == "wrote changes.md\n"
    assert "leader near" in (tmp_path / "changes.md").read_text(encoding="utf-8")


@pytest.mark.usefixtures("project")
def test_a_change_that_was_accepted_is_not_told_again(tmp_path: Path, run: Any, put: Any) -> None:
    put("rules/hold/hold.rules", STRONGER)
    (change,) = json.loads(run("diff", "--format", "json").out)["diffs"][0]["changes"]
    assert run("diff", "--accept", change["fingerprint"]).code == 2
    done = run("diff", "--accept", change["fingerprint"], "--because", 'agreed, "at last"')
    assert done[:2] == (0, "accepted 1 change in accepted-changes.toml\n")
    put("rules/hold/hold.rules", "# a line more\n" + STRONGER)
    code, out, _ = run("diff")
    assert code == 0
    assert "value changed" not in out
    assert "1 accepted before, and not shown" in out
    (again,) = [json.loads(run("diff", "--format", "json").out)["diffs"][0]["accepted"]]
    assert again == 1
    assert "agreed" in (tmp_path / "accepted-changes.toml").read_text(encoding="utf-8")
    (tmp_path / "accepted-changes.toml").write_text("[[accept]]\nwhat = 1\n", encoding="utf-8")
    assert "needs a fingerprint and a because" in run("diff").err


def test_it_is_a_diff_driver_of_git(project: Path, put: Any) -> None:
    put("rules/hold/hold.rules", STRONGER)
    put(".gitattributes", "*.rules diff=rulec\n")
    driver = f'"{sys.executable}" -m rulec diff --driver --no-behaviour'
    out = git(project, "-c", f"diff.rulec.command={driver}", "diff")
    assert "value changed: modifier morale.leader" in out


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["hold"], "name two editions"),
        (["hold", "hlod"], "did you mean hold?"),
        (["git:nowhere"], "git knows no revision"),
        (["git:--help"], "git knows no revision"),
        (["a", "b", "c"], "name two editions"),
        (["--driver"], "seven arguments"),
        (["hold", "missing.rules"], "does not exist"),
        (["--accept", "0", "--because", "x"], "no change has the fingerprint"),
    ],
)
@pytest.mark.usefixtures("project")
def test_what_cannot_be_compared_is_said_in_one_line(run: Any, args: list[str], said: str) -> None:
    code, out, err = run("diff", *args)
    assert (code, out) == (2, "")
    assert said in err


@pytest.mark.usefixtures("project")
def test_rules_that_are_not_understood_are_not_compared(run: Any, put: Any) -> None:
    put("rules/hold/hold.rules", HOLD.replace("roll D6", "rol D6"))
    code, out, err = run("diff")
    assert (code, out) == (2, "")
    assert "working tree could not be understood" in err


def test_without_a_repository_it_says_so(run: Any, put: Any) -> None:
    put("rulec.toml", "")
    put("rules/hold/hold.rules", HOLD)
    code, _, err = run("diff")
    assert code == 2
    assert "no git repository" in err


def test_a_driver_shows_text_where_rules_are_not_understood(project: Path, put: Any) -> None:
    put(".gitattributes", "*.rules diff=rulec\n")
    put("rules/hold/hold.rules", HOLD.replace("roll D6", "rol D6"))
    put("rules/last/last.rules", HOLD.replace("ruleset hold", "ruleset last"))
    git(project, "add", "-N", ".")
    driver = f'"{sys.executable}" -m rulec diff --driver --no-behaviour'
    out = git(project, "-c", f"diff.rulec.command={driver}", "diff")
    assert "rules/hold/hold.rules: not understood as rules, so shown as text" in out
    assert "-  roll D6\n+  rol D6\n" in out
    assert "added: ruleset" in out  # git went on to the next file


@pytest.mark.parametrize(
    ("file", "content", "shown"),
    [
        ("accepted-changes.toml", "[[accept]]\nwhat = 1\n", "value changed: modifier morale.leader"),
        ("accepted-changes.toml", "[[accept", "value changed: modifier morale.leader"),
        ("rulec.toml", "rules = [", '+    +2 "leader near"'),
    ],
)
def test_a_driver_goes_on_where_a_file_of_the_project_is_broken(
    project: Path, put: Any, run: Any, file: str, content: str, shown: str
) -> None:
    put("rules/hold/hold.rules", STRONGER)
    put("before.rules", HOLD)
    put(file, content)
    path = "rules/hold/hold.rules"
    given = (path, "before.rules", "0" * 40, "100644", path, "1" * 40, "100644")
    code, out, err = run("diff", "--driver", "--no-behaviour", *given)
    assert code == 0, err
    assert shown in out
    assert file in err
    put(".gitattributes", "*.rules diff=rulec\n")
    driver = f'"{sys.executable}" -m rulec diff --driver --no-behaviour'
    assert shown in git(project, "-c", f"diff.rulec.command={driver}", "diff", "--", path)


def test_a_driver_passes_over_what_is_not_merged(project: Path, run: Any) -> None:
    assert project
    assert run("diff", "--driver", "rules/hold/hold.rules")[:2] == (0, "* Unmerged path rules/hold/hold.rules\n")


def test_a_ruleset_that_came_or_went_is_a_change(project: Path, run: Any, put: Any) -> None:
    put("rules/last/last.rules", HOLD.replace("ruleset hold", "ruleset last"))
    for depth in ((), ("--all",), ("--behaviour",)):
        code, out, _ = run("diff", *depth)
        assert (code, out.count("added: ruleset")) == (1, 1)
    for fmt in ("json", "markdown", "html"):
        assert "Hold the Line" in run("diff", "--format", fmt).out
    git(project, "add", ".")
    git(project, "commit", "-qm", "another")
    (project / "rules/last/last.rules").unlink()
    code, out, _ = run("diff")
    assert (code, out.count("removed: ruleset")) == (1, 1)
    assert run("diff", "git:HEAD:hold", "rules").code == 0  # one that is named is set against its like alone
