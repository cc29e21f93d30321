"""rulec fmt: files, a stream, --check and --diff."""

from __future__ import annotations

import pytest
from cli_samples import CLEAN, tree

UGLY = CLEAN.replace("kind Arm", "kind    Arm").replace("  foot", "      foot").replace("  horse\n", "      horse\n")
BROKEN = CLEAN.replace("value reach", "valeu reach")


def test_files_are_written_in_the_canonical_layout(run, put, tmp_path):
    put("rules/a.rules", UGLY)
    put("rules/b.rules", CLEAN)
    answer = run("fmt")
    assert answer == (0, "changed rules/a.rules\n1 changed, 1 in layout already\n", "")
    assert tree(tmp_path)["rules/a.rules"] == CLEAN.encode()
    assert run("fmt").out == "0 changed, 2 in layout already\n"


def test_check_changes_nothing_and_leaves_with_1(run, put, tmp_path):
    put("rules/a.rules", UGLY)
    before = tree(tmp_path)
    assert run("fmt", "--check") == (1, "would change rules/a.rules\n1 would change, 0 in layout already\n", "")
    assert tree(tmp_path) == before
    put("rules/a.rules", CLEAN)
    assert run("fmt", "--check").code == 0


def test_diff_changes_nothing_and_shows_how(run, put, tmp_path):
    put("rules/a.rules", UGLY)
    before = tree(tmp_path)
    answer = run("fmt", "--diff")
    assert answer.code == 1
    assert '-kind    Arm "arm"\n' in answer.out
    assert '+kind Arm "arm"\n' in answer.out
    assert tree(tmp_path) == before


def test_standard_input_goes_to_standard_output(run):
    assert run("fmt", "-", stdin=UGLY.encode()) == (0, CLEAN, "")
    assert run("fmt", "-", stdin=b"\xef\xbb\xbf" + UGLY.replace("\n", "\r\n").encode()) == (0, CLEAN, "")
    assert run("fmt", "-", "--check", stdin=UGLY.encode()) == (1, "", "")
    assert run("fmt", "-", "--check", stdin=CLEAN.encode()) == (0, "", "")
    assert "+kind Arm" in run("fmt", "-", "--diff", stdin=UGLY.encode()).out


def test_a_stream_that_does_not_parse_gives_findings_and_no_text(run):
    answer = run("fmt", "-", stdin=BROKEN.encode())
    assert answer.code == 1
    assert answer.out == ""
    assert "error[RC0" in answer.err
    answer = run("fmt", "-", stdin=b"kind \xff\n")
    assert (answer.code, answer.out) == (1, "")


def test_standard_input_stands_alone(run, put):
    put("a.rules", CLEAN)
    assert run("fmt", "-", "a.rules").code == 2


def test_a_file_that_does_not_parse_is_left_as_it_is(run, put, tmp_path):
    put("rules/a.rules", BROKEN)
    put("rules/b.rules", UGLY)
    put("rules/c.rules", b"kind \xff\n")
    answer = run("fmt")
    assert answer.code == 1
    assert "changed rules/b.rules" in answer.out
    assert "rules/a.rules:" in answer.out
    assert "rules/c.rules:" in answer.out
    after = tree(tmp_path)
    assert after["rules/a.rules"] == BROKEN.encode()
    assert after["rules/b.rules"] == CLEAN.encode()
    assert after["rules/c.rules"] == b"kind \xff\n"


def test_the_line_ends_of_a_file_are_kept(run, put, tmp_path):
    put("rules/a.rules", UGLY.replace("\n", "\r\n"))
    assert run("fmt").code == 0
    assert tree(tmp_path)["rules/a.rules"] == CLEAN.replace("\n", "\r\n").encode()
    assert run("fmt", "--check").code == 0


def test_nothing_is_written_if_the_formatter_fails_on_one_file(run, put, tmp_path, monkeypatch):
    import rulec.syntax.format as formatter

    real = formatter.format_source

    def fails_on_b(source):
        if source.path.endswith("b.rules"):
            raise formatter.FormatError("it would change the meaning")
        return real(source)

    monkeypatch.setattr(formatter, "format_source", fails_on_b)
    put("rules/a.rules", UGLY)
    put("rules/b.rules", UGLY)
    before = tree(tmp_path)
    answer = run("fmt")
    assert answer.code == 2
    assert "this is a bug in rulec" in answer.err
    assert tree(tmp_path) == before


@pytest.mark.parametrize("args", [["--check"], ["--diff"], []])
def test_a_new_ruleset_is_in_layout(run, args):
    assert run("new", "small").code == 0
    assert run("fmt", *args, "small").code == 0
