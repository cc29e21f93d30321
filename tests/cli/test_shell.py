"""The shell around the verbs: help, verbs by name, exit codes, and what happens when something fails."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import NoReturn

import click
import pytest

import rulec.cli
from rulec import __version__
from rulec.cli import verbs
from rulec.diagnostics import RulecError

HERE = Path(rulec.cli.__file__).parent


def raising(monkeypatch: pytest.MonkeyPatch, error: BaseException) -> None:
    """Make `rulec completion` fail in this way."""

    @click.command()
    def fail() -> NoReturn:
        raise error

    monkeypatch.setattr(import_module("rulec.cli.completion"), "command", fail)


def report_of(err: str) -> Path:
    return Path(next(word for word in err.split() if "rulec-report-" in word))


@pytest.mark.parametrize("verb", verbs.VERBS)
def test_each_verb_in_the_table_has_its_module(verb: str) -> None:
    assert (HERE / f"{verb}.py").is_file()
    command = import_module(f"rulec.cli.{verb}").command
    assert isinstance(command, click.Command)
    assert command.name == verb


def test_each_module_with_a_command_is_in_the_table():
    written = {file.stem for file in HERE.glob("*.py") if "\ndef command(" in file.read_text("utf-8")}
    assert written == set(verbs.VERBS)


@pytest.mark.parametrize("verb", verbs.VERBS)
@pytest.mark.parametrize("flag", ["--help", "-h"])
def test_the_help_of_each_verb_has_examples_and_exit_codes(run, verb, flag):
    answer = run(verb, flag)
    assert answer.code == 0
    assert f"Usage: rulec {verb}" in answer.out
    assert "Example" in answer.out
    said = " ".join(answer.out.split())
    assert re.search(r"Exit codes: 0 .*, 1 .*, 2 ", said), said


def test_help_lists_every_verb_with_its_line(run):
    answer = run("--help")
    assert answer.code == 0
    for verb, line in verbs.VERBS.items():
        assert f"  {verb}" in answer.out
        assert line in " ".join(answer.out.split())
    assert verbs.EXIT_CODES in answer.out


def test_help_imports_no_verb(environment):
    code = "import sys; from rulec.cli import verbs, run\ntry: run()\nfinally: print(*sys.modules, file=sys.stderr)"
    done = subprocess.run(
        [sys.executable, "-c", code, "--help"], capture_output=True, text=True, env=environment, check=True
    )
    loaded = set(done.stderr.split())
    assert "rulec.cli.verbs" in loaded
    assert not {f"rulec.cli.{verb}" for verb in verbs.VERBS} & loaded
    assert not {"attrs", "lark", "rulec.diagnostics"} & loaded


def test_no_verb_at_all_shows_the_help(run):
    answer = run()
    assert answer.code == 2
    assert "Verbs:" in answer.out + answer.err


@pytest.mark.parametrize(("word", "hint"), [("chek", "did you mean 'check'?"), ("zzz", "the verbs are check, ")])
def test_an_unknown_verb_gets_a_suggestion(run, word, hint):
    answer = run(word)
    assert answer.code == 2
    assert f"there is no verb {word!r}; {hint}" in answer.err


def test_an_unknown_option_is_a_usage_error(run):
    answer = run("check", "--frmat", "json")
    assert answer.code == 2
    assert "--format" in answer.err


def test_the_version(run, process):
    assert run("--version") == (0, f"rulec {__version__}\n", "")
    assert process("--version") == (0, f"rulec {__version__}\n", "")


def test_an_error_of_the_world_is_one_plain_line(run, monkeypatch):
    raising(monkeypatch, RulecError("the tape is missing"))
    assert run("completion") == (2, "", "error: the tape is missing\n")


@pytest.mark.parametrize("error", [ValueError("two\nlines"), RecursionError("deep"), KeyError("x")])
def test_a_bug_is_one_line_and_a_report_file(run, monkeypatch, tmp_path, error):
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    raising(monkeypatch, error)
    answer = run("completion")
    assert answer.code == 2
    assert answer.out == ""
    assert answer.err.count("\n") == 1
    assert answer.err.startswith("error: this is a bug in rulec")
    text = report_of(answer.err).read_text("utf-8")
    assert f"rulec {__version__}" in text
    assert "['rulec', 'completion']" in text
    assert "Traceback (most recent call last)" in text


def test_a_bug_without_a_place_for_the_report_is_still_one_line(run, monkeypatch, tmp_path):
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "nowhere"))
    raising(monkeypatch, ValueError("x"))
    answer = run("completion")
    assert answer.code == 2
    assert answer.err.endswith("set RULEC_DEBUG=1 and run it again to see where\n")


def test_those_who_work_on_rulec_can_see_the_traceback(monkeypatch, capsys):
    monkeypatch.setenv("RULEC_DEBUG", "1")
    monkeypatch.setattr(sys, "argv", ["rulec", "completion"])
    raising(monkeypatch, ValueError("x"))
    with pytest.raises(SystemExit) as left:
        rulec.cli.run()
    assert left.value.code == 2
    assert "Traceback (most recent call last)" in capsys.readouterr().err


def test_an_interrupt_is_quiet(run, monkeypatch):
    raising(monkeypatch, KeyboardInterrupt())
    answer = run("completion")
    assert answer.code == 130
    assert (answer.out + answer.err).strip() == ""


def test_a_full_disk_is_no_bug_of_ours(run, monkeypatch):
    raising(monkeypatch, OSError(28, "No space left on device"))
    answer = run("completion")
    assert answer == (2, "", "error: the output could not be written: No space left on device\n")


def test_a_reader_that_goes_away_is_no_error(environment):
    reads, writes = os.pipe()
    os.close(reads)
    with os.fdopen(writes, "wb") as closed:
        done = subprocess.run(
            [sys.executable, "-m", "rulec", "explain"], stdout=closed, stderr=subprocess.PIPE, env=environment
        )
    assert done.stderr == b""
    assert done.returncode in (1, 2)


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_prints_a_script(run, shell):
    answer = run("completion", shell)
    assert answer.code == 0
    assert "_RULEC_COMPLETE" in answer.out


def test_completion_knows_verbs_and_options(process):
    asked = {"_RULEC_COMPLETE": "bash_complete", "COMP_CWORD": "1"}
    answer = process(COMP_WORDS="rulec ex", **asked)
    assert "plain,explain" in answer.out.split()
    answer = process(COMP_WORDS="rulec check --fo", _RULEC_COMPLETE="bash_complete", COMP_CWORD="2")
    assert "plain,--format" in answer.out.split()


def test_colour_only_where_it_is_wanted(monkeypatch):
    from rulec.cli.terminal import wants_color

    for name in ("NO_COLOR", "TERM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    assert wants_color(no_color=False)
    assert not wants_color(no_color=True)
    monkeypatch.setenv("TERM", "dumb")
    assert not wants_color(no_color=False)
    monkeypatch.delenv("TERM")
    monkeypatch.setenv("NO_COLOR", "1")
    assert not wants_color(no_color=False)
    monkeypatch.delenv("NO_COLOR")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: False)
    assert not wants_color(no_color=False)
