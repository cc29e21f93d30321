import json
import re
import unicodedata
import xml.etree.ElementTree as ET
from itertools import permutations
from pathlib import Path
from textwrap import dedent
from typing import Any
from urllib.parse import unquote

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulec.diagnostics import Code, Diagnostic, Edit, Fix, Note, RulecError, Severity
from rulec.report import FORMATS, render
from rulec.source import Source, Span

ERROR = Code("RC301", "duplicate-name", Severity.ERROR, "Two share a name.", "Nobody knows which is meant.", "", "")
WARNING = Code("RC402", "dead-row", Severity.WARNING, "A row never counts.", "It is never reached.", "", "")
NOTE = Code("RC650", "uncited", Severity.NOTE, "A line cites nothing.", "It cannot be traced.", "", "")


def over(source: Source, words: str) -> Span:
    start = source.text.index(words)
    return Span(source.path, start, start + len(words))


def as_text(*findings: Diagnostic, sources: tuple[Source, ...], color: bool = False) -> str:
    return render(findings, {s.path: s for s in sources}, "text", color=color)


def frame(*findings: Diagnostic, sources: tuple[Source, ...]) -> str:
    """The frames without the summary."""
    return "\n" + as_text(*findings, sources=sources).rpartition("\n\n")[0] + "\n"


def expected(text: str) -> str:
    return dedent(text)


# ---------------------------------------------------------------- text

ARMY = Source("army/漢.rules", "one\ntwo\n    let 漢字 = fihgt + 2d6;\n")
CORE = Source("core/melee.rules", "unit Hoplite\n")


def test_a_frame_shows_carets_label_a_note_in_another_file_help_fix_and_cites() -> None:
    finding = ERROR.at(
        over(ARMY, "fihgt"),
        "unknown stat `fihgt`",
        Note(over(CORE, "Hoplite"), "`Hoplite` declared here"),
        label="not a stat of `Hoplite`",
        help="did you mean `fight`?\nit is a stat of all",
        fix=Fix("write `fight`", (Edit(over(ARMY, "fihgt"), "fight"),), safe=True),
        cites=("qrs 84", "qrs 98"),
    )
    assert frame(finding, sources=(ARMY, CORE)) == expected("""
        error[RC301]: unknown stat `fihgt`
         --> army/漢.rules:3:14
          |
        3 |     let 漢字 = fihgt + 2d6;
          |                ^^^^^ not a stat of `Hoplite`
          |
         ::: core/melee.rules:1:6
          |
        1 | unit Hoplite
          |      ------- `Hoplite` declared here
          = help: did you mean `fight`?
                  it is a stat of all
          = fix: [*] write `fight`
          = cites: qrs 84, qrs 98
    """)


def test_a_fix_that_is_not_safe_has_no_star() -> None:
    finding = ERROR.at(over(CORE, "unit"), "m", fix=Fix("drop it", ()))
    assert "  = fix: drop it\n" in as_text(finding, sources=(CORE,))


def test_notes_in_the_same_file_share_the_frame_and_the_gutter_fits_the_largest_line() -> None:
    source = Source("a.rules", "first x\nsecond x y\n" + "\n" * 8 + "last\n")
    finding = WARNING.at(
        over(source, "second"),
        "m",
        Note(over(source, "y"), "same line"),
        Note(over(source, "last"), "far below"),
        Note(over(source, "first"), "above"),
        label="here",
    )
    assert frame(finding, sources=(source,)) == expected("""
        warning[RC402]: m
          --> a.rules:2:1
           |
         1 | first x
           | ----- above
         2 | second x y
           | ^^^^^^ here
           |          - same line
        ...
        11 | last
           | ---- far below
    """)


def test_tabs_are_four_columns_and_combining_marks_none() -> None:
    source = Source("a.rules", "\tcafe\u0301\tbad\n")
    assert frame(NOTE.at(over(source, "bad"), "m", label="here"), sources=(source,)) == expected("""
        note[RC650]: m
         --> a.rules:1:8
          |
        1 |     cafe\u0301    bad
          |             ^^^ here
    """)


def test_a_short_span_over_lines_is_shown_whole_and_labelled_at_its_end() -> None:
    source = Source("a.rules", "value x\n  +1 foot\n  +2 horse\nend\n")
    finding = ERROR.at(over(source, "x\n  +1 foot\n  +2 horse\n"), "m", label="all this")
    assert frame(finding, sources=(source,)) == expected("""
        error[RC301]: m
         --> a.rules:1:7
          |
        1 | value x
          |       ^
        2 |   +1 foot
          |   ^^^^^^^
        3 |   +2 horse
          |   ^^^^^^^^ all this
    """)


def test_a_long_span_shows_its_first_and_last_line() -> None:
    source = Source("a.rules", "value x\n  1\n  2\n  3\n  4\n")
    assert frame(ERROR.at(Span("a.rules", 0, len(source.text)), "m", label="all"), sources=(source,)) == expected("""
        error[RC301]: m
         --> a.rules:1:1
          |
        1 | value x
          | ^^^^^^^
        ...
        5 |   4
          |   ^ all
    """)


@pytest.mark.parametrize("start", [2, 999])
def test_an_empty_span_at_the_end_of_the_file_has_one_caret(start: int) -> None:
    source = Source("a.rules", "a\n")
    assert frame(ERROR.at(Span("a.rules", start, start), "m", label="missing"), sources=(source,)) == expected("""
        error[RC301]: m
         --> a.rules:2:1
          |
        2 |
          | ^ missing
    """)


def test_controls_and_bidi_signs_cannot_reach_the_terminal() -> None:
    evil = "\x1b[2J\x00\x7f\x9b\u202e\u2028\ud800"
    source = Source(f"a{evil}.rules", f"x {evil} bad\n")
    finding = ERROR.at(
        over(source, "bad"),
        evil,
        Note(over(source, "x"), evil),
        label=evil,
        help=evil,
        fix=Fix(evil, ()),
        cites=(evil,),
    )
    shown = as_text(finding, sources=(source,))
    assert not set(evil) - set("[2J") & set(shown)
    assert "1 | x \ufffd[2J\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd bad\n" in shown
    assert "  |              ^^^ " in shown
    shown.encode("utf-8")


def test_a_long_line_is_cut_around_each_mark() -> None:
    source = Source("a.rules", "a" * 300 + "BAD" + "b" * 300 + "OLD" + "c" * 300 + "\n")
    finding = ERROR.at(over(source, "BAD"), "m", Note(over(source, "OLD"), "old"), label="new")
    assert frame(finding, sources=(source,)) == (
        "\nerror[RC301]: m\n --> a.rules:1:301\n  |\n"
        f"1 | ...{'a' * 60}BAD{'b' * 91}...\n"
        f"  | {' ' * 63}^^^ new\n"
        f"1 | ...{'b' * 60}OLD{'c' * 91}...\n"
        f"  | {' ' * 63}--- old\n"
    )


def test_a_long_line_is_not_cut_on_the_left_when_the_mark_stands_near_its_start() -> None:
    source = Source("a.rules", "BAD" + "b" * 200)
    lines = as_text(ERROR.at(over(source, "BAD"), "m"), sources=(source,)).split("\n")
    assert lines[3:5] == [f"1 | BAD{'b' * 151}...", "  | ^^^"]


def test_an_underline_longer_than_the_window_ends_with_it() -> None:
    source = Source("a.rules", "b" * 200)
    lines = as_text(ERROR.at(Span("a.rules", 0, 200), "m", label="all"), sources=(source,)).split("\n")
    assert lines[4] == f"  | {'^' * 154} all"


def test_a_line_of_160_columns_is_whole() -> None:
    source = Source("a.rules", "漢" * 80)
    assert f"1 | {'漢' * 80}\n" in as_text(ERROR.at(Span("a.rules", 79, 80), "m"), sources=(source,))


def test_a_source_not_at_hand_costs_the_frame_but_not_the_words() -> None:
    finding = ERROR.at(Span("gone.rules", 5, 6), "m", Note(Span("", 0, 0), "why"), label="here")
    assert frame(finding, sources=()) == expected("""
        error[RC301]: m
         --> gone.rules
          = here
          |
          = why
    """)


def test_the_summary_counts_and_names_the_worst_code() -> None:
    a, b = Source("a.rules", "x\ny\nz\n"), Source("b.rules", "x\n")
    findings = [NOTE.at(Span("a.rules", 0, 1), "n"), WARNING.at(Span("b.rules", 0, 1), "w")]
    findings += [ERROR.at(Span("a.rules", i, i + 1), "e") for i in (0, 2, 4)]
    last = as_text(*findings, sources=(a, b)).split("\n\n")[-1]
    assert last == "3 errors, 1 warning, 1 note in 2 files; rulec explain RC301 tells more\n"


def test_colour_adds_only_colour() -> None:
    finding = ERROR.at(over(ARMY, "fihgt"), "m", Note(over(CORE, "unit"), "n"), label="l", help="h")
    plain, colored = (as_text(finding, sources=(ARMY, CORE), color=c) for c in (False, True))
    assert "\x1b" not in plain
    assert "\x1b[1;31merror[RC301]\x1b[0m\x1b[1m: m\x1b[0m\n" in colored
    assert re.sub(r"\x1b\[[0-9;]*m", "", colored) == plain


# ---------------------------------------------------------------- all formats


@pytest.mark.parametrize("fmt", FORMATS)
def test_order_and_repetition_of_the_input_do_not_show(fmt: str) -> None:
    source = Source("a.rules", "x y\n")
    findings = [
        ERROR.at(Span("a.rules", 0, 1), "m", label="one"),
        ERROR.at(Span("a.rules", 0, 1), "m", label="two"),
        WARNING.at(Span("a.rules", 2, 3), "m"),
    ]
    outputs = {render([*order, findings[0]], {"a.rules": source}, fmt) for order in permutations(findings)}
    assert len(outputs) == 1


def test_an_unknown_format_is_refused_in_words() -> None:
    with pytest.raises(RulecError, match="no output format 'xml'; use one of text, json"):
        render([], {}, "xml")


def test_no_findings_print_nothing_for_people_and_a_valid_document_for_machines() -> None:
    assert render([], {}, "text") == render([], {}, "github") == ""
    assert json.loads(render([], {}, "json")) == {"version": 1, "findings": []}
    assert json.loads(render([], {}, "sarif"))["runs"][0]["results"] == []
    assert ET.fromstring(render([], {}, "junit")).get("failures") == "0"


any_text = st.text(st.characters(exclude_categories=()), max_size=30)  # lone surrogates and controls too
spicy = st.one_of(any_text, st.text("%\r\n:,<>&\"']\x00\x1b\ufffe\u2028é漢🎲", max_size=12))


@st.composite
def reports(draw: st.DrawFn) -> tuple[list[Diagnostic], dict[str, Source]]:
    paths = draw(st.lists(spicy, min_size=1, max_size=3, unique=True))
    sources = {p: Source(p, draw(spicy)) for p in paths[1:]}  # the first is not at hand
    spans = st.builds(lambda p, a, n: Span(p, a, a + n), st.sampled_from(paths), st.integers(0, 40), st.integers(0, 40))
    edits = st.lists(st.builds(Edit, spans, spicy), max_size=2).map(tuple)
    findings = st.builds(
        Diagnostic,
        st.sampled_from([ERROR, WARNING, NOTE]),
        spans,
        spicy,
        spicy,
        st.lists(st.builds(Note, spans, spicy), max_size=2).map(tuple),
        spicy,
        st.none() | st.builds(Fix, spicy, edits, st.booleans()),
        st.lists(spicy, max_size=2).map(tuple),
    )
    return draw(st.lists(findings, min_size=1, max_size=4)), sources


@given(reports())
@settings(deadline=None)
def test_text_never_lets_a_control_through(report: tuple[list[Diagnostic], dict[str, Source]]) -> None:
    shown = render(*report, "text")
    steering = {"Cc", "Cf", "Cs", "Zl", "Zp"}
    assert not any(unicodedata.category(c) in steering for c in shown if c != "\n")
    shown.encode("utf-8")


@given(reports())
@settings(deadline=None)
def test_json_holds_every_word(report: tuple[list[Diagnostic], dict[str, Source]]) -> None:
    findings, sources = report
    printed = render(findings, sources, "json")
    assert printed.isascii()
    held = {(f["code"], f["message"], f["start"]["offset"]) for f in json.loads(printed)["findings"]}
    assert held == {(d.code.id, whole(d.message), d.span.start) for d in findings}


def whole(text: str) -> str:
    return re.sub("[\ud800-\udfff]", "\ufffd", text)


@given(reports())
@settings(deadline=None)
def test_github_is_one_command_a_line_and_unescapes_to_the_message(
    report: tuple[list[Diagnostic], dict[str, Source]],
) -> None:
    findings, sources = report
    lines = render(findings, sources, "github").split("\n")
    assert lines.pop() == ""
    assert len(lines) == len(set(findings))
    for line in lines:
        assert line.isprintable() or not re.search(r"[\x00-\x1f\x7f-\x9f]", line)
        found = re.fullmatch(r"::(error|warning|notice) ([^:]*)::(.*)", line)
        assert found
        properties = dict(p.split("=", 1) for p in found[2].split(","))
        assert set(properties) <= {"file", "line", "endLine", "col", "endColumn", "title"}
        assert not re.search("%(?!25|0D|0A|3A|2C)", properties.get("file", ""))
        assert not re.search("%(?!25|0D|0A)", found[3])


def test_github_escapes_properties_more_than_data() -> None:
    source = Source("a,b:c%.rules", "x\n")
    finding = NOTE.at(Span(source.path, 0, 1), "50%: a, b\r\nc", help="do\x1b so")
    assert render([finding], {source.path: source}, "github") == (
        "::notice file=a%2Cb%3Ac%25.rules,line=1,endLine=1,col=1,endColumn=2,title=RC650 uncited"
        "::50%25: a, b%0D%0Ac%0Ahelp: do\ufffd so\n"
    )


def test_github_gets_no_columns_for_a_span_over_lines() -> None:
    source = Source("a.rules", "x\ny\n")
    assert render([ERROR.at(Span("a.rules", 0, 3), "m")], {"a.rules": source}, "github") == (
        "::error file=a.rules,line=1,endLine=2,title=RC301 duplicate-name::m\n"
    )


@given(reports())
@settings(deadline=None)
def test_junit_is_xml_with_a_case_for_each_finding(report: tuple[list[Diagnostic], dict[str, Source]]) -> None:
    findings, sources = report
    printed = render(findings, sources, "junit")
    assert printed.isascii()
    root = ET.fromstring(printed)
    failing = [d for d in set(findings) if d.code.severity is not Severity.NOTE]
    assert len(root.findall("testsuite/testcase")) == len(set(findings)) == int(root.get("tests", ""))
    assert len(root.findall("testsuite/testcase/failure")) == len(failing) == int(root.get("failures", ""))


def test_junit_keeps_markup_as_text() -> None:
    source = Source("a.rules", "x\n")
    finding = ERROR.at(Span("a.rules", 0, 1), '<b> & "q" \']]>\x01', label="two\rthree")
    case = ET.fromstring(render([finding], {"a.rules": source}, "junit")).find("testsuite/testcase")
    assert case is not None
    assert case.attrib == {"classname": "a.rules", "name": "RC301 duplicate-name a.rules:1:1"}
    failure = case.find("failure")
    assert failure is not None
    assert failure.attrib == {"type": "error", "message": '<b> & "q" \']]>\ufffd'}
    assert failure.text == '<b> & "q" \']]>\ufffd\ntwo\rthree'


URI = re.compile(r"(?:file://)?(?:[A-Za-z0-9/._~!$&'()*+,;=:@-]|%[0-9A-F]{2})*")


@given(reports())
@settings(deadline=None)
def test_sarif_has_the_fields_the_standard_asks_for(report: tuple[list[Diagnostic], dict[str, Source]]) -> None:
    findings, sources = report
    printed = render(findings, sources, "sarif")
    assert printed.isascii()
    log = json.loads(printed)
    assert log["version"] == "2.1.0"
    (run,) = log["runs"]
    assert run["columnKind"] == "unicodeCodePoints"
    rules = run["tool"]["driver"]["rules"]
    for result in run["results"]:
        assert rules[result["ruleIndex"]]["id"] == result["ruleId"]
        assert result["level"] in ("error", "warning", "note")
        assert isinstance(result["message"]["text"], str)
        for fix in result.get("fixes", ()):
            assert all(r["deletedRegion"]["startLine"] for c in fix["artifactChanges"] for r in c["replacements"])
        related = result.get("relatedLocations", [])
        assert len({place["id"] for place in related}) == len(related)
        for place in (*result.get("locations", ()), *related):
            check_place(place["physicalLocation"])


def check_place(place: dict[str, Any]) -> None:
    assert URI.fullmatch(place["artifactLocation"]["uri"])
    if region := place.get("region"):
        assert min(region.values()) >= 1
        assert (region["startLine"], region["startColumn"]) <= (region["endLine"], region["endColumn"])


def test_sarif_quotes_paths_and_counts_code_points() -> None:
    source = Source("a b/漢#?.rules", "🎲🎲 bad\n")
    result = json.loads(render([ERROR.at(over(source, "bad"), "m")], {source.path: source}, "sarif"))["runs"][0][
        "results"
    ]
    place = result[0]["locations"][0]["physicalLocation"]
    assert place["region"] == {"startLine": 1, "startColumn": 4, "endLine": 1, "endColumn": 7}
    assert place["artifactLocation"]["uri"] == "a%20b/%E6%BC%A2%23%3F.rules"
    assert unquote(place["artifactLocation"]["uri"]) == source.path


@pytest.mark.parametrize(
    ("path", "uri"),
    [("/tmp/a b.rules", "file:///tmp/a%20b.rules"), ("C:/x y.rules", "file:///C:/x%20y.rules"), ("a:b", "a%3Ab")],
)
def test_sarif_gives_absolute_paths_the_file_scheme(path: str, uri: str) -> None:
    log = json.loads(render([ERROR.at(Span(path, 0, 0), "m")], {}, "sarif"))
    assert log["runs"][0]["results"][0]["locations"] == [{"physicalLocation": {"artifactLocation": {"uri": uri}}}]


def test_the_json_of_the_documentation_has_the_fields_that_are_printed() -> None:
    page = (Path(__file__).parents[1] / "docs/findings-json.md").read_text("utf-8")
    told = json.loads(page.split("```json\n")[1].split("```")[0])
    span = over(ARMY, "fihgt")
    fix = Fix("t", (Edit(span, "fight"),))
    finding = ERROR.at(span, "m", Note(over(CORE, "unit"), "n"), label="l", help="h", fix=fix, cites=("c",))
    printed = json.loads(render([finding], {ARMY.path: ARMY, CORE.path: CORE}, "json"))
    assert shape(told) == shape(printed)
    assert printed["findings"][0]["start"] == {"line": 3, "column": 14, "offset": 21}
    assert printed["findings"][0]["end"] == {"line": 3, "column": 19, "offset": 26}


def shape(value: Any) -> Any:
    match value:
        case dict():
            return {key: shape(inner) for key, inner in value.items()}
        case list():
            return [shape(inner) for inner in value]
    return type(value)


def test_json_of_a_source_not_at_hand_has_null_lines() -> None:
    finding = json.loads(render([ERROR.at(Span("gone", 3, 4), "m")], {}, "json"))["findings"][0]
    assert finding["start"] == {"line": None, "column": None, "offset": 3}
    assert finding["fix"] is None
