"""The cache of checks: the same answer as a fresh check, never an old one, and no harm from a broken entry."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from cli_samples import CLEAN, FAULTY

from rulec import cache as kept
from rulec.cache_folder import cache_folder
from rulec.report import FORMATS

HEAVY = {"attr", "attrs", "lark", "rulec.compile", "rulec.diagnostics", "rulec.project", "pathlib", "tomllib"}
NEVER = {"numpy", "jinja2", "rich", "pygls", "typst", "importlib.metadata"}


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Grows by one for each check that was not answered from the cache."""
    import rulec.cli.checking as checking

    count: list[int] = []
    real = checking.compile_project

    def counted(*args, **named):
        count.append(1)
        return real(*args, **named)

    monkeypatch.setattr(checking, "compile_project", counted)
    return count


def modules_of(*args: str, cwd: Path, env: dict[str, str]) -> set[str]:
    """The modules that a run of rulec imports, without those Python starts with."""
    code = "import sys; old = set(sys.modules); from rulec.__main__ import main\ntry: main()\n"
    code += "finally: print(*(set(sys.modules) - old), file=sys.stderr)"
    done = subprocess.run([sys.executable, "-c", code, *args], capture_output=True, text=True, cwd=cwd, env=env)
    assert done.returncode in (0, 1), done.stderr
    return set(done.stderr.split())


@pytest.mark.parametrize("fmt", FORMATS)
@pytest.mark.parametrize("text", [CLEAN, FAULTY])
def test_a_hit_says_what_a_fresh_check_says(run, put, compiled, fmt, text):
    put("rules/tiny.rules", text)
    first = run("check", "--format", fmt)
    again = run("check", "--format", fmt)
    assert len(compiled) == 1
    fresh = run("check", "--format", fmt, "--no-cache")
    assert len(compiled) == 2
    assert first == again == fresh


def test_any_change_of_what_goes_in_is_checked_anew(run, put, compiled, tmp_path):
    def checked(*args: str) -> bool:
        before = len(compiled)
        run("check", *args)
        return len(compiled) > before

    file = put("rules/tiny.rules", CLEAN)
    assert checked()
    assert not checked()
    assert checked("--format", "json")
    assert checked("rules")
    assert not checked("rules")
    put("rules/tiny.rules", CLEAN + "\n")
    assert checked()
    put("rules/tiny.rules", CLEAN)
    assert not checked()  # by content: what was known once is known again
    put("rules/notes.txt", "not rules")
    assert not checked()
    put("rules/sub/more.rules", "# nothing\n")
    assert checked()
    file.rename(tmp_path / "rules/little.rules")
    assert checked()
    put("rulec.toml", "# settings\n")
    assert checked()
    assert not checked()


def test_the_files_beside_a_named_one_count(run, put, compiled):
    put("rules/tiny.rules", CLEAN)
    run("check", "rules/tiny.rules")
    run("check", "rules/tiny.rules")
    assert len(compiled) == 1
    put("rules/more.rules", 'term far "far"\n')
    run("check", "rules/tiny.rules")
    assert len(compiled) == 2


def test_the_baseline_counts(run, put, compiled):
    put("rules/tiny.rules", FAULTY)
    put("old.json", '{"version": 1, "findings": []}')
    assert run("check", "--baseline", "old.json").code == 1
    run("check", "--baseline", "old.json", "--write-baseline")
    assert run("check", "--baseline", "old.json").code == 0
    assert run("check", "--baseline", "old.json").code == 0
    assert len(compiled) == 3


def test_a_new_rulec_checks_anew(run, put, compiled, monkeypatch):
    put("rules/tiny.rules", CLEAN)
    run("check")
    monkeypatch.setattr(kept, "__version__", "9.9.9")
    run("check")
    assert len(compiled) == 2


@pytest.mark.parametrize(
    "content", [b"", b"{", b"[]", b"null", b'{"code": "0", "output": 1}', b"\xff\xfe", b"[" * 9999]
)
def test_a_broken_entry_is_ignored_and_replaced(run, put, compiled, tmp_path, content):
    put("rules/tiny.rules", FAULTY)
    first = run("check")
    entries = list((tmp_path / ".cache").glob("check-*"))
    assert len(entries) == 2
    for entry in entries:
        entry.write_bytes(content)
        assert run("check") == first
    assert len(compiled) == 3
    assert run("check") == first
    assert len(compiled) == 3


def test_the_cache_may_be_deleted_and_may_be_missing(run, put, compiled, tmp_path, monkeypatch):
    put("rules/tiny.rules", FAULTY)
    first = run("check")
    for entry in (tmp_path / ".cache").glob("check-*"):
        entry.unlink()
    assert run("check") == first
    put("file", "")
    monkeypatch.setenv("RULEC_CACHE_DIR", str(tmp_path / "file"))
    assert run("check") == first
    monkeypatch.setenv("RULEC_CACHE_DIR", "relative")
    assert run("check") == first
    assert not (tmp_path / "relative").exists()
    assert len(compiled) == 4


def test_old_entries_are_dropped(run, put, tmp_path, monkeypatch):
    monkeypatch.setattr(kept, "MOST_ENTRIES", 6)
    for number in range(12):
        put("rules/tiny.rules", CLEAN + "#" * number + "\n")
        assert run("check").code == 0
    assert len(list((tmp_path / ".cache").glob("check-*"))) <= 7


def test_a_file_that_changes_while_it_is_checked_is_not_kept(run, put, monkeypatch):
    import rulec.cli.checking as checking

    put("rules/tiny.rules", CLEAN)
    real = checking.compile_project

    def slow(*args, **named):
        made = real(*args, **named)
        put("rules/tiny.rules", FAULTY)
        return made

    monkeypatch.setattr(checking, "compile_project", slow)
    assert run("check").code == 0
    monkeypatch.setattr(checking, "compile_project", real)
    assert run("check").code == 1


def test_a_folder_that_others_can_write_is_not_used(tmp_path, monkeypatch):
    monkeypatch.setenv("RULEC_CACHE_DIR", str(tmp_path / "mine"))
    assert cache_folder() == str(tmp_path / "mine")
    if os.name == "posix":
        (tmp_path / "mine").chmod(0o777)
        assert cache_folder() is None
        (tmp_path / "link").symlink_to(tmp_path / "mine")
        monkeypatch.setenv("RULEC_CACHE_DIR", str(tmp_path / "link"))
        assert cache_folder() is None


@pytest.mark.parametrize(
    ("platform", "env", "place"),
    [
        ("linux", {"XDG_CACHE_HOME": "/x"}, "/x/rulec"),
        ("linux", {}, "/home/me/.cache/rulec"),
        ("darwin", {}, "/home/me/Library/Caches/rulec"),
        ("win32", {"LOCALAPPDATA": "/l"}, "/l/rulec/cache"),
        ("win32", {}, "/home/me/AppData/Local/rulec/cache"),
    ],
)
def test_the_folder_is_the_one_of_the_system(monkeypatch, platform, env, place):
    import rulec.cache_folder as folder

    for name in ("RULEC_CACHE_DIR", "XDG_CACHE_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    for name, value in env.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(folder.sys, "platform", platform)
    monkeypatch.setattr(folder.os.path, "expanduser", lambda _: "/home/me")
    assert Path(folder._place()) == Path(place)


def test_a_hit_imports_nothing_heavy_and_no_check_imports_what_it_does_not_need(put, tmp_path, environment):
    put("rules/tiny.rules", FAULTY)
    fresh = modules_of("check", cwd=tmp_path, env=environment)
    assert {"lark", "rulec.compile"} <= fresh
    assert not NEVER & fresh
    hit = modules_of("check", cwd=tmp_path, env=environment)
    assert not (HEAVY | NEVER) & hit
    assert "rulec.cache" in hit
