"""rulec build: what has changed is made again and nothing else, and no file is ever left in pieces."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from cli_samples import CLEAN, FAULTY, tree
from click.testing import CliRunner

from rulec import project
from rulec.cli.verbs import main
from rulec.diagnostics import RulecError

OTHER = CLEAN.replace("tiny", "other").replace("Tiny", "Other")
VARIANT = 'variant tiny_mud "Mud" of tiny because "it rained"\n  change value reach\n    -2 in "mud" as mud\n'
MADE = ("python/{}.py", "python/{}_batch.py", "python/{}_numba.py", "sheets/{}.pdf", "sheets/{}.html", "sheets/{}.md")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in (("tiny", CLEAN), ("other", OTHER)):
        (tmp_path / "rules" / name).mkdir(parents=True)
        (tmp_path / "rules" / name / f"{name}.rules").write_text("language 1\n" + text)
    return tmp_path


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The paths that were read to be understood, run after run."""
    import rulec.cli.building as building

    seen: list[str] = []
    real = building.compile_project

    def noted(project, paths, *rest, **named):
        seen.extend(path.name for path in paths)
        return real(project, paths, *rest, **named)

    monkeypatch.setattr(building, "compile_project", noted)
    return seen


def made(*names: str) -> set[str]:
    return {f"generated/{path.format(name)}" for name in names for path in MADE}


def labelled(*names: str) -> set[str]:
    """What prints the labels of kinds; over columns there are none."""
    return {path for path in made(*names) if not path.endswith(("_batch.py", "_numba.py"))}


def written(out: str) -> set[str]:
    return set(out.split()) - {"generated/sheets/fitted.json"}


def test_all_that_is_made_is_written_once(run, folder: Path, read: list[str]) -> None:
    first = run("build")
    assert first.code == 0
    assert written(first.out) == made("tiny", "other")
    before = tree(folder)
    times = {path: path.stat().st_mtime_ns for path in (folder / "generated").rglob("*")}
    assert run("build") == (0, "13 files are as they should be\n", "")
    assert run("build", "--check") == (0, "13 files are as they should be\n", "")
    assert tree(folder) == before
    assert {path: path.stat().st_mtime_ns for path in (folder / "generated").rglob("*")} == times
    assert read == ["other.rules", "tiny.rules"]  # once, by the first run


def test_only_what_has_changed_is_read_and_made_again(run, folder: Path, read: list[str]) -> None:
    run("build")
    read.clear()
    rules = folder / "rules" / "tiny" / "tiny.rules"
    rules.write_text(rules.read_text().replace('"cavalry"', '"horse"'))
    assert written(run("build").out) == labelled("tiny")
    assert read == ["tiny.rules"]


def test_the_same_files_come_of_a_build_in_steps_and_of_one_from_nothing(run, folder: Path) -> None:
    (folder / "rules" / "mud.rules").write_text("language 1\n" + VARIANT)
    assert run("build").code == 0
    rules = folder / "rules" / "tiny" / "tiny.rules"
    rules.write_text(rules.read_text().replace('"cavalry"', '"horse"'))
    assert written(run("build").out) == labelled("tiny", "tiny_mud")  # the variant is made of both
    assert run("build", "-o", "again").code == 0
    assert tree(folder / "again") == tree(folder / "generated")


@pytest.mark.parametrize("spoil", [lambda p: p.unlink(), lambda p: p.write_bytes(p.read_bytes() + b" ")])
@pytest.mark.parametrize("name", ["sheets/tiny.pdf", "python/other.py", "sheets/fitted.json"])
def test_a_file_that_was_spoilt_is_told_and_mended(
    run, folder: Path, name: str, spoil: Callable[[Path], object]
) -> None:
    run("build")
    before = tree(folder / "generated")
    spoil(folder / "generated" / name)
    spoilt = tree(folder / "generated")
    told = run("build", "--check")
    assert (told.code, f"generated/{name} is stale\n" in told.out) == (1, True)
    assert tree(folder / "generated") == spoilt
    assert run("build").code == 0
    assert tree(folder / "generated") == before


def test_rules_that_cannot_be_understood_leave_the_old_files(run, folder: Path) -> None:
    run("build")
    before = tree(folder / "generated")
    (folder / "rules" / "tiny" / "tiny.rules").write_text("language 1\n" + FAULTY)
    assert run("build").code == 1
    assert run("build").code == 1  # nor is it taken for done
    assert tree(folder / "generated") == before


def test_a_sheet_that_does_not_fit_is_told_each_time(run, folder: Path) -> None:
    rules = folder / "rules" / "tiny" / "tiny.rules"
    rules.write_text(rules.read_text() + "\nsheet qrs\n  smallest 40\n")
    for _ in range(2):
        result = run("build")
        assert result.code == 1
        assert "RC801" in result.err
    assert not (folder / "generated" / "sheets" / "tiny.pdf").exists()
    assert (folder / "generated" / "sheets" / "tiny.html").exists()


def test_an_interrupted_build_leaves_whole_files_and_nothing_else(
    run, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run("build")
    old = tree(folder / "generated")
    rules = folder / "rules" / "tiny" / "tiny.rules"
    rules.write_text(rules.read_text().replace('"cavalry"', '"horse"'))
    left = [2]

    def interrupted(_: int) -> None:
        left[0] -= 1
        if not left[0]:
            raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(project.os, "fsync", interrupted)
        assert run("build").code != 0
    after = tree(folder / "generated")
    assert run("build").code == 0
    new = tree(folder / "generated")
    assert after.keys() == old.keys() == new.keys()
    assert all(content in (old[name], new[name]) for name, content in after.items())
    assert after not in (old, new)


def test_a_full_disk_leaves_the_old_files(run, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run("build")
    old = tree(folder / "generated")
    rules = folder / "rules" / "tiny" / "tiny.rules"
    rules.write_text(rules.read_text().replace('"cavalry"', '"horse"'))

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(project.os, "fsync", full)
        result = run("build")
    assert result.code == 2
    assert "No space left on device" in result.err
    assert tree(folder / "generated") == old


def test_a_folder_that_is_a_file_is_refused(run, folder: Path) -> None:
    (folder / "out").write_text("mine")
    result = run("build", "-o", "out")
    assert result.code == 2
    assert "a part of the path is a file" in result.err
    assert (folder / "out").read_text() == "mine"


def test_nothing_heavy_is_imported_where_nothing_has_changed(run, folder: Path) -> None:
    import subprocess
    import sys

    run("build")
    code = "import sys; sys.argv = ['rulec', 'build']\nfrom rulec.__main__ import main\n"
    code += "try: main()\nfinally: print(*sys.modules, file=sys.stderr)"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=folder, env=dict(os.environ), capture_output=True, text=True, check=True
    )
    assert done.stdout == "13 files are as they should be\n"
    assert not {"attr", "lark", "typst", "jinja2", "rulec.compile", "rulec.project"} & set(done.stderr.split())


def test_check_says_what_is_wrong_with_sheets_if_asked(run, folder: Path) -> None:
    rules = folder / "rules" / "tiny" / "tiny.rules"
    rules.write_text(rules.read_text() + "\nsheet qrs\n  smallest 40\n")
    assert "RC801" not in run("check").out
    for _ in range(2):  # the second answer comes from the cache
        told = run("check", "--sheets")
        assert (told.code, "RC801" in told.out) == (1, True)
    assert not (folder / "generated").exists()


def test_a_file_of_examples_is_not_read_but_no_rule_in_it_is_lost(run, folder: Path) -> None:
    run("build")
    before = tree(folder / "generated")
    examples = folder / "rules" / "tiny" / "examples.rules"
    examples.write_text('language 1\n\nexample "no such thing" of nothing_at_all\n  given arm = foot\n')
    assert run("check").code == 1
    assert run("build").code == 0
    assert tree(folder / "generated") == before
    examples.write_text('language 1\n\nvalue pace "Pace" for unit = 3 in\n')
    assert run("build").code == 0
    assert b"Pace" in (folder / "generated" / "sheets" / "tiny.md").read_bytes()


def test_without_rules_nothing_is_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules that come with rulec are built where they are asked for by name, not into any folder one is in."""
    monkeypatch.chdir(tmp_path)
    with pytest.raises(RulecError, match="there is no folder"):
        CliRunner().invoke(main, ["build"], catch_exceptions=False)
    assert list(tmp_path.iterdir()) == []
