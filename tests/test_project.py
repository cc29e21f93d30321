import json
import os
from pathlib import Path
from typing import Any

import pytest

from rulec import baseline, project
from rulec.diagnostics import Code, Diagnostic, RulecError, Severity
from rulec.project import (
    MAX_BYTES,
    find_project,
    group_sources,
    read_sources,
    shipped_rules,
    write_atomic,
    write_outputs,
)
from rulec.report import render
from rulec.source import Output, Source, Span


def put(path: Path, content: bytes | str = b"") -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    return path


def listing(folder: Path) -> list[str]:
    return sorted(p.name for p in folder.iterdir())


def read_one(tmp_path: Path, content: bytes) -> tuple[Source, list[Diagnostic]]:
    sources, findings = read_sources([put(tmp_path / "a.rules", content)], tmp_path)
    assert len(sources) == 1
    return sources[0], findings


def names(*paths: Path, root: Path) -> list[str]:
    sources, findings = read_sources(paths, root)
    assert findings == []
    return [s.path for s in sources]


# ---------------------------------------------------------------- settings


def test_without_settings_the_start_is_the_root(tmp_path: Path) -> None:
    found = find_project(tmp_path)
    assert (found.root, found.rules, found.out) == (tmp_path, tmp_path / "rules", tmp_path / "generated")
    assert find_project(put(tmp_path / "a.rules")).root == tmp_path


def test_the_nearest_settings_upwards_count(tmp_path: Path) -> None:
    put(tmp_path / "rulec.toml", 'out = "far"')
    put(tmp_path / "a/pyproject.toml", '[tool.rulec]\nrules = "texts"\n')
    put(tmp_path / "a/b/pyproject.toml", '[project]\nname = "other"\n')
    put(tmp_path / "a/b/c/x.rules")
    found = find_project(tmp_path / "a/b/c/x.rules")
    assert (found.root, found.rules) == (tmp_path / "a", tmp_path / "a/texts")
    assert find_project(tmp_path).out == tmp_path / "far"


def test_rulec_toml_goes_before_pyproject_and_may_have_a_bom(tmp_path: Path) -> None:
    put(tmp_path / "rulec.toml", b'\xef\xbb\xbfout = "one"\r\n')
    put(tmp_path / "pyproject.toml", '[tool.rulec]\nout = "two"\n')
    assert find_project(tmp_path).out == tmp_path / "one"


def test_a_broken_pyproject_of_somebody_else_is_passed_over(tmp_path: Path) -> None:
    put(tmp_path / "pyproject.toml", "[[[")
    assert find_project(tmp_path).root == tmp_path


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ('ruels = "x"', "no setting 'ruels'; did you mean 'rules'\\?"),
        ('colour = "x"', "no setting 'colour'; the settings are out, rules"),
        ("out = 3", 'out must be the name of a folder, such as "generated"'),
        ('out = ""', "out must be the name of a folder"),
        ('out = "a\\u0000b"', "out must be the name of a folder"),
        ('out = "../x"', "out leads out of the project"),
        ('rules = "/"', "rules leads out of the project"),
        ("out = [", "rulec.toml is not valid TOML"),
    ],
)
def test_a_bad_setting_is_refused_in_words(tmp_path: Path, settings: str, words: str) -> None:
    put(tmp_path / "rulec.toml", settings)
    with pytest.raises(RulecError, match=words):
        find_project(tmp_path)


def test_a_start_that_does_not_exist_is_refused_in_words(tmp_path: Path) -> None:
    with pytest.raises(RulecError, match=r"nowhere: it does not exist; check the spelling"):
        find_project(tmp_path / "nowhere")


# ---------------------------------------------------------------- reading


def test_a_bom_and_foreign_line_ends_are_taken_away(tmp_path: Path) -> None:
    source, findings = read_one(tmp_path, b"\xef\xbb\xbfone\r\ntwo\rthree\n\r\nfour")
    assert source == Source("a.rules", "one\ntwo\nthree\n\nfour")
    assert findings == []


def test_a_nul_is_read_as_it_is_and_shown_as_a_replacement(tmp_path: Path) -> None:
    source, findings = read_one(tmp_path, b"a\x00b\n")
    assert (source.text, findings) == ("a\x00b\n", [])
    shown = render([project.NOT_UTF8.at(Span("a.rules", 2, 3), "m")], {"a.rules": source}, "text")
    assert "1 | a\ufffdb\n  |   ^\n" in shown


def test_a_wrong_encoding_is_a_finding_that_shows_the_first_bad_byte(tmp_path: Path) -> None:
    source, findings = read_one(tmp_path, b"\xef\xbb\xbfone\r\nCond\xe9 \xe8\n")
    assert source.text == "one\nCond\ufffd \ufffd\n"
    assert [(d.code.id, d.span) for d in findings] == [("RC090", Span("a.rules", 0, 0))]
    assert render(findings, {"a.rules": source}, "text") == (
        "error[RC090]: this file is not UTF-8; rules are read as UTF-8\n"
        " --> a.rules:1:1\n"
        "  |\n"
        "1 | one\n"
        "  | ^\n"
        "2 | Cond\ufffd \ufffd\n"
        "  |     - the first byte that is not UTF-8 is E9\n"
        "  = help: save it again with the encoding UTF-8\n"
        "\n"
        "1 error in 1 file; rulec explain RC090 tells more\n"
    )


def test_utf_16_is_called_by_its_name(tmp_path: Path) -> None:
    _, findings = read_one(tmp_path, "ruleset x\n".encode("utf-16"))
    assert [d.message for d in findings] == ["this file is UTF-16; rules are read as UTF-8"]


def test_a_file_of_four_mebibytes_is_read_and_one_byte_more_is_a_finding(tmp_path: Path) -> None:
    source, findings = read_one(tmp_path, b"#" * MAX_BYTES)
    assert (len(source.text), findings) == (MAX_BYTES, [])
    source, findings = read_one(tmp_path, b"#" * (MAX_BYTES + 1))
    assert (source.text, [d.code.id for d in findings]) == ("", ["RC091"])


def test_a_folder_is_read_through_sorted_without_hidden_names(tmp_path: Path) -> None:
    for name in ("b.rules", "a/z.rules", "a/deep/er/y.rules", "a/notes.txt", ".git/c.rules", "a/.#z.rules"):
        put(tmp_path / name)
    assert names(tmp_path, root=tmp_path) == ["a/deep/er/y.rules", "a/z.rules", "b.rules"]


def test_a_file_named_twice_is_read_once(tmp_path: Path) -> None:
    file = put(tmp_path / "a/x.rules")
    assert names(file, tmp_path / "a", tmp_path / "a/../a/x.rules", root=tmp_path) == ["a/x.rules"]


def test_relative_paths_start_from_the_working_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put(tmp_path / "rules/x.rules")
    monkeypatch.chdir(tmp_path / "rules")
    assert names(Path("x.rules"), root=tmp_path) == names(Path(), root=tmp_path) == ["rules/x.rules"]


def test_a_file_outside_the_root_keeps_its_whole_path(tmp_path: Path) -> None:
    file = put(tmp_path / "other/x.rules")
    (tmp_path / "root").mkdir()
    for named in (file, file.parent):
        assert names(named, root=tmp_path / "root") == [file.as_posix()]


def test_missing_and_unfit_paths_are_refused_in_words(tmp_path: Path) -> None:
    with pytest.raises(RulecError, match=r"cannot read .*gone\.rules: it does not exist; check the spelling"):
        read_sources([tmp_path / "gone.rules"], tmp_path)
    with pytest.raises(RulecError, match=r"a\.txt is not a \.rules file; name"):
        read_sources([put(tmp_path / "a.txt")], tmp_path)
    with pytest.raises(RulecError, match="a part of the path is a file"):
        read_sources([tmp_path / "a.txt/b.rules"], tmp_path)
    with pytest.raises(RulecError, match="cannot read"):
        read_sources([tmp_path / "a\x00.rules"], tmp_path)


def test_an_unreadable_file_is_refused_in_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = put(tmp_path / "a.rules")

    def deny(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", deny)  # chmod does not stop the superuser
    with pytest.raises(RulecError, match="permission denied; check that you may read it"):
        read_sources([file], tmp_path)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names here")
def test_a_pipe_is_refused_and_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "a.rules")
    for named in (tmp_path, tmp_path / "a.rules"):
        with pytest.raises(RulecError, match="not an ordinary file"):
            read_sources([named], tmp_path)


def link(path: Path, target: Path) -> None:
    try:
        path.symlink_to(target, target_is_directory=target.is_dir())
    except OSError:
        pytest.skip("links cannot be made here")


@pytest.mark.parametrize("target", ["out/x.rules", "out"])
def test_a_link_out_of_the_root_is_refused_in_a_walk(tmp_path: Path, target: str) -> None:
    put(tmp_path / "out/x.rules", "secret")
    root = put(tmp_path / "root/a.rules").parent
    link(root / ("l.rules" if target.endswith("rules") else "l"), tmp_path / target)
    with pytest.raises(RulecError, match="is a link that leads out of the project"):
        read_sources([root], root)


def test_links_inside_the_root_are_followed_once_and_never_round(tmp_path: Path) -> None:
    put(tmp_path / "a/x.rules")
    link(tmp_path / "a/up", tmp_path)
    link(tmp_path / "a/w.rules", tmp_path / "a/x.rules")
    link(tmp_path / "b", tmp_path / "a")
    assert names(tmp_path, root=tmp_path) == ["a/x.rules"]


def test_broken_links_are_errors_only_if_they_look_like_rules(tmp_path: Path) -> None:
    link(tmp_path / "old", tmp_path / "gone")
    assert names(tmp_path, root=tmp_path) == []
    link(tmp_path / "l.rules", tmp_path / "gone.rules")
    with pytest.raises(RulecError, match="does not exist"):
        read_sources([tmp_path], tmp_path)
    link(tmp_path / "k.rules", tmp_path / "k.rules")
    with pytest.raises(RulecError, match="cannot read"):
        read_sources([tmp_path], tmp_path)


def test_a_folder_with_a_ruleset_header_is_one_group() -> None:
    texts = {
        "rules/concepts.rules": "concept x\n",
        "rules/one/melee.rules": "# ruleset in a comment\nkind A\n",
        "rules/one/main.rules": '# first\nruleset one "One"\n',
        "rules/two/a.rules": "rulesetting x\n  ruleset y\n",
        "rules/two/b.rules": "",
        "solo.rules": "ruleset solo\n",
        "concepts.rules": "concept y\n",
    }
    groups = group_sources(Source(path, text) for path, text in texts.items())
    assert {key: [s.path for s in group] for key, group in groups.items()} == {
        ".": ["solo.rules"],
        "concepts.rules": ["concepts.rules"],
        "rules/concepts.rules": ["rules/concepts.rules"],
        "rules/one": ["rules/one/main.rules", "rules/one/melee.rules"],
        "rules/two/a.rules": ["rules/two/a.rules"],
        "rules/two/b.rules": ["rules/two/b.rules"],
    }


def test_the_shipped_rules_are_those_of_the_checkout_or_of_the_wheel(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert shipped_rules() == Path(__file__).resolve().parents[1] / "rules"
    monkeypatch.setattr(project, "__file__", str(put(tmp_path / "rulec/project.py")))
    with pytest.raises(RulecError, match="install rulec again"):
        shipped_rules()
    put(tmp_path / "rules/a.rules")
    assert shipped_rules() == tmp_path / "rules"
    put(tmp_path / "rulec/rules/a.rules")
    assert shipped_rules() == tmp_path / "rulec/rules"


# ---------------------------------------------------------------- writing


def test_writing_makes_folders_and_tells_whether_anything_changed(tmp_path: Path) -> None:
    path = tmp_path / "a/b/c.txt"
    assert write_atomic(path, b"one") is True
    before = path.stat()
    assert write_atomic(path, b"one") is False
    assert (path.stat().st_mtime_ns, path.stat().st_ino) == (before.st_mtime_ns, before.st_ino)
    assert write_atomic(path, b"two") is True
    assert path.read_bytes() == b"two"
    assert listing(path.parent) == ["c.txt"]


def test_a_written_file_has_ordinary_permissions_and_keeps_those_it_had(tmp_path: Path) -> None:
    plain = put(tmp_path / "plain")
    write_atomic(tmp_path / "new", b"x")
    assert (tmp_path / "new").stat().st_mode == plain.stat().st_mode
    plain.chmod(0o755)
    mode = plain.stat().st_mode
    write_atomic(plain, b"x")
    assert plain.stat().st_mode == mode


@pytest.mark.parametrize("step", ["fsync", "replace"])
@pytest.mark.parametrize("failure", [PermissionError(13, "Permission denied"), OSError(28, "No space left on device")])
def test_a_failed_write_leaves_the_old_file_whole_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str, failure: OSError
) -> None:
    path = put(tmp_path / "a.txt", b"old")

    def fail(*_: object) -> None:
        raise failure

    monkeypatch.setattr(os, step, fail)
    with pytest.raises(RulecError, match=r"cannot write .*a\.txt: (permission denied; check|No space left)"):
        write_atomic(path, b"new")
    assert path.read_bytes() == b"old"
    assert listing(tmp_path) == ["a.txt"]


def test_an_interrupt_while_writing_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = put(tmp_path / "a.txt", b"old")

    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", stop)
    with pytest.raises(KeyboardInterrupt):
        write_atomic(path, b"new")
    assert {p.name: p.read_bytes() for p in tmp_path.iterdir()} == {"a.txt": b"old"}


def test_a_folder_that_cannot_be_written_leaves_the_old_file_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The system's refusal is feigned: nothing is denied to the superuser, as whom tests may run."""
    path = put(tmp_path / "f/a.txt", b"old")
    really = Path.open

    def denied(self: Path, mode: str = "r", *rest: Any, **named: Any) -> Any:
        if "x" in mode:
            raise PermissionError(13, "Permission denied", str(self))
        return really(self, mode, *rest, **named)

    monkeypatch.setattr(Path, "open", denied)
    with pytest.raises(RulecError, match="permission denied; check that you may write it and its folder"):
        write_atomic(path, b"new")
    monkeypatch.undo()
    assert {p.name: p.read_bytes() for p in path.parent.iterdir()} == {"a.txt": b"old"}


def test_a_folder_or_a_file_in_the_way_is_told_in_words(tmp_path: Path) -> None:
    put(tmp_path / "d/x")
    with pytest.raises(RulecError, match="cannot write"):
        write_atomic(tmp_path / "d", b"")
    with pytest.raises(RulecError, match="a part of the path is a file"):
        write_atomic(tmp_path / "d/x/y", b"")
    assert listing(tmp_path) == ["d"]


def test_outputs_are_written_below_their_folder_and_only_if_changed(tmp_path: Path) -> None:
    outputs = [Output("python/a.py", b"a"), Output("b.md", b"b")]
    assert write_outputs(tmp_path / "out", outputs, dry=True) == ["python/a.py", "b.md"]
    assert not (tmp_path / "out").exists()
    assert write_outputs(tmp_path / "out", outputs) == ["python/a.py", "b.md"]
    put(tmp_path / "out/b.md", "edited")
    assert write_outputs(tmp_path / "out", outputs, dry=True) == ["b.md"]
    assert write_outputs(tmp_path / "out", outputs) == ["b.md"]
    assert write_outputs(tmp_path / "out", outputs, dry=True) == []


@pytest.mark.parametrize("name", ["../x", "a/../../x", "/x", "C:x", "..\\x", "a\x00b", "", ".", "link/x"])
def test_an_output_that_leads_elsewhere_is_refused_before_anything_is_written(tmp_path: Path, name: str) -> None:
    (tmp_path / "out").mkdir()
    (tmp_path / "elsewhere").mkdir()
    link(tmp_path / "out/link", tmp_path / "elsewhere")
    with pytest.raises(RulecError, match="not a plain path inside"):
        write_outputs(tmp_path / "out", [Output("good", b""), Output(name, b"")])
    assert listing(tmp_path / "out") == ["link"]


def test_two_outputs_of_one_name_are_refused(tmp_path: Path) -> None:
    with pytest.raises(RulecError, match=r"'a/X\.py' and 'a/x\.py'"):
        write_outputs(tmp_path, [Output("a/X.py", b"1"), Output("a/x.py", b"2")])


# ---------------------------------------------------------------- baseline

CODE = Code("RC402", "dead-row", Severity.WARNING, "", "", "", "")
OTHER = Code("RC403", "other", Severity.WARNING, "", "", "", "")


def on_lines(text: str, *lines: int, code: Code = CODE) -> tuple[list[Diagnostic], dict[str, Source]]:
    source = Source("a.rules", text)
    starts = [source.line_starts[n - 1] for n in lines]
    return [code.at(Span("a.rules", s, s + 1), f"row at {s}") for s in starts], {"a.rules": source}


def test_accepted_findings_stay_accepted_when_lines_move_or_are_formatted(tmp_path: Path) -> None:
    path = tmp_path / "baseline.json"
    assert baseline.save(path, *on_lines("x\n  dead  1\n", 2)) is True
    assert baseline.save(path, *on_lines("x\n  dead  1\n", 2)) is False
    accepted = baseline.load(path)
    assert accepted.filter(*on_lines("# more\n\nx\n    dead 1\n", 4)) == []
    for text, code in (("dead 2\n", CODE), ("dead 1\n", OTHER)):
        findings, sources = on_lines(text, 1, code=code)
        assert accepted.filter(findings, sources) == findings


def test_a_line_more_of_the_same_words_is_new(tmp_path: Path) -> None:
    findings, sources = on_lines("dead\ndead\ndead\n", 1, 2, 3)
    baseline.save(tmp_path / "b", [*findings[:2], findings[0]], sources)
    assert json.loads((tmp_path / "b").read_text()) == {
        "version": 1,
        "findings": [{"code": "RC402", "path": "a.rules", "line": "dead", "count": 2}],
    }
    assert baseline.load(tmp_path / "b").filter(reversed(findings), sources) == [findings[2]]


def test_a_finding_without_text_at_hand_has_a_fingerprint_too(tmp_path: Path) -> None:
    findings = [CODE.at(Span("gone\udcff.rules", 7, 8), "m")]
    baseline.save(tmp_path / "b", findings, {})
    assert baseline.load(tmp_path / "b").filter(findings, {}) == []


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"{", "is not a baseline file; make it anew"),
        (b"\xff", "is not a baseline file"),
        (b"[]", "is not a baseline file"),
        (b'{"version": 1}', "is not a baseline file"),
        (b'{"version": 1, "findings": [{}]}', "is not a baseline file"),
        (b'{"version": 2, "findings": []}', "baseline of version 2, not 1; make it anew"),
    ],
)
def test_a_file_that_is_no_baseline_is_refused_in_words(tmp_path: Path, content: bytes, words: str) -> None:
    with pytest.raises(RulecError, match=words):
        baseline.load(put(tmp_path / "b", content))


def test_a_missing_baseline_is_refused_in_words(tmp_path: Path) -> None:
    with pytest.raises(RulecError, match="does not exist"):
        baseline.load(tmp_path / "b")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names here")
def test_a_pipe_takes_what_is_written_and_stays_a_pipe(tmp_path: Path) -> None:
    """So does a device: putting a file in its place would take it from everybody, if the superuser asks."""
    path = tmp_path / "pipe"
    os.mkfifo(path)
    reader = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    assert write_atomic(path, b"new") is True
    assert os.read(reader, 10) == b"new"
    os.close(reader)
    assert path.is_fifo()
