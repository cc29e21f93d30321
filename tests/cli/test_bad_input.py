"""Bad input: each sort gives a clear finding or works; no traceback, no hang, nothing written."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from cli_samples import CLEAN, tree

DEEP = 10_000
VALUE = 'value reach "Move" for unit = 6 in'


def with_value(expression: str) -> str:
    return CLEAN.replace("= 6 in", f"= {expression}")


# name -> (the bytes of a file, the code that must be among the findings; "" if the file is fine)
CASES = {
    "wrong encoding": (CLEAN.replace("Tiny", "Condé").encode("latin-1"), "RC090"),
    "UTF-16": (CLEAN.encode("utf-16"), "RC090"),
    "tabs mixed with spaces": (CLEAN.replace("  horse", "\thorse").encode(), "RC007"),
    "CRLF": (CLEAN.replace("\n", "\r\n").encode(), ""),
    "CR only": (CLEAN.replace("\n", "\r").encode(), ""),
    "BOM": (b"\xef\xbb\xbf" + CLEAN.encode(), ""),
    "NUL byte": (CLEAN.replace("foot", "fo\0ot").encode(), "RC0"),
    "NUL byte in a label": (CLEAN.replace('"Move"', '"Mo\0ve"').encode(), "RC0"),
    "only NUL bytes": (b"\0" * 5000, "RC0"),
    "U+2028": (CLEAN.replace("foot", "foot\u2028").encode(), "RC0"),
    "U+2028 in a label": (CLEAN.replace('"Move"', '"Mo\u2028ve"').encode(), "RC0"),
    "a line of 5 MB": (b"# " + b"x" * 5_000_000 + b"\n" + CLEAN.encode(), "RC091"),
    "a line of 3 MB": ((CLEAN + '  +1 in "' + "x" * 3_000_000 + '"\n').encode(), "RC0"),
    "many parentheses": (with_value("(" * DEEP + "6 in" + ")" * DEEP).encode(), "RC0"),
    "many opening parentheses": (with_value("(" * DEEP).encode(), "RC0"),
    "many parentheses in a condition": (
        CLEAN.replace("arm is horse", "(" * DEEP + "arm is horse" + ")" * DEEP).encode(), "RC0"
    ),
    "a number of 400 digits": (with_value("9" * 400 + " in").encode(), "RC"),
    "a number of 9,999 digits": (with_value("9" * 9999 + " in").encode(), "RC"),
    "999999999D6": ((CLEAN + "test luck for unit\n  roll 999999999D6\n").encode(), "RC"),
    "a die of 999999999 sides": ((CLEAN + "test luck for unit\n  roll D999999999\n").encode(), "RC"),
    "words of Python as names": (
        CLEAN.replace("foot", "class").replace("hits", "import").replace("reach", "lambda").encode(), ""
    ),
    "quotes in a label": (CLEAN.replace('"Move"', r'"the \"Move\""').encode(), ""),
    "braces in a label": (CLEAN.replace('"Move"', '"{{ 7 * 7 }} {% raw %} ${ x } #eval"').encode(), ""),
    "a name in braces that nothing has": (CLEAN.replace('"Move"', '"Move ${x}"').encode(), "RC627"),
    "a newline in a label": (CLEAN.replace('"Move"', '"Mo\nve"').encode(), "RC0"),
    "an empty file": (b"", ""),
    "only a comment": (b"# nothing\n", ""),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_each_gives_a_clear_finding_or_works(run, put, tmp_path, case):
    content, code = CASES[case]
    put("rules/tiny.rules", content)
    before = tree(tmp_path)
    answer = run("check")
    assert answer.err == ""
    if code:
        assert answer.code == 1, answer.out
        assert f"[{code}" in answer.out
        assert len(answer.out) < 60_000
    else:
        assert answer == (0, "1 file checked: no findings\n", "")
    for fmt in ("json", "github", "sarif", "junit"):
        assert run("check", "--format", fmt).code == answer.code
    assert run("fmt", "--check").code in (0, 1)
    assert tree(tmp_path) == before


def test_two_rulesets_of_one_name_are_found(run, put):
    put("rules/one/a.rules", CLEAN)
    put("rules/two/b.rules", CLEAN)
    answer = run("check")
    assert answer.code == 1
    assert "tiny" in answer.out
    assert "rules/one/a.rules:1:" in answer.out
    assert "rules/two/b.rules:1:" in answer.out


def test_a_file_that_may_not_be_read_is_a_plain_line(run, put, monkeypatch):
    put("rules/tiny.rules", CLEAN)
    real = Path.open

    def refused(self, *args, **named):
        if self.suffix == ".rules":
            raise PermissionError(13, "Permission denied")
        return real(self, *args, **named)

    monkeypatch.setattr(Path, "open", refused)
    answer = run("check", "--no-cache")
    assert answer.code == 2
    assert answer.out == ""
    assert "permission denied" in answer.err
    assert answer.err.count("\n") == 1


@pytest.mark.parametrize("name", ["rules/loop.rules", "rules/sub"])
def test_a_link_that_leads_nowhere_or_round_is_a_plain_line_or_passed_over(run, put, tmp_path, name):
    put("rules/tiny.rules", CLEAN)
    (tmp_path / name).symlink_to(tmp_path / name if name.endswith(".rules") else tmp_path / "rules")
    answer = run("check")
    assert answer.code in (0, 2)
    assert answer.err.count("\n") == (1 if answer.code else 0)


def test_a_folder_named_like_a_file_of_rules_is_a_folder(run, put):
    put("rules/odd.rules/tiny.rules", CLEAN)
    assert run("check").code == 0


def test_a_pipe_named_like_a_file_of_rules_does_not_hang(process, put, tmp_path):
    put("rules/tiny.rules", CLEAN)
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "rules/pipe.rules")
        answer = process("check")
        assert answer.code == 2
        assert "not an ordinary file" in answer.err


@pytest.mark.parametrize("path", ["\0", "a\0b.rules", "x" * 5000, "tiny.txt"])
def test_a_path_that_cannot_be_one_is_a_plain_line(run, put, path):
    put("tiny.txt", CLEAN)
    answer = run("check", path)
    assert answer.code == 2
    assert answer.err.startswith("error: ")
    assert answer.err.count("\n") == 1


def test_the_rules_folder_itself_may_be_read_only_text_of_any_name(run, put):
    put("rules/a b [red] %s {x}.rules", CLEAN.replace("arm is horse", "arn is horse"))
    answer = run("check")
    assert answer.code == 1
    assert "rules/a b [red] %s {x}.rules:12:" in answer.out
