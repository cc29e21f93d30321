"""rulec check: what it reads, what it prints, and how it leaves."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET

import pytest
from cli_samples import CLEAN, FAULTY, tree

from rulec.cli import check
from rulec.report import FORMATS


def test_clean_rules_leave_with_0(run, put):
    put("rules/tiny.rules", CLEAN)
    assert run("check") == (0, "1 file checked: no findings\n", "")


def test_findings_leave_with_1_and_show_the_line(run, put):
    put("rules/tiny.rules", FAULTY)
    answer = run("check")
    assert answer.code == 1
    assert " --> rules/tiny.rules:12:" in answer.out
    assert "when arn is horse" in answer.out
    assert "did you mean `arm`?" in answer.out
    assert "1 error in 1 file" in answer.out
    assert "\x1b[" not in answer.out


def test_the_formats_offered_are_those_of_the_reports():
    assert check.FORMATS == FORMATS


def test_json_names_the_finding(run, put):
    put("rules/tiny.rules", FAULTY)
    answer = run("check", "--format", "json")
    assert answer.code == 1
    data = json.loads(answer.out)
    assert data["version"] == 1
    (finding,) = data["findings"]
    assert (finding["path"], finding["start"]["line"]) == ("rules/tiny.rules", 12)


def test_github_prints_a_command_for_each_finding(run, put):
    put("rules/tiny.rules", FAULTY)
    answer = run("check", "--format", "github")
    assert answer.code == 1
    assert answer.out.startswith("::error file=rules/tiny.rules,line=12,")


def test_sarif_names_the_rule(run, put):
    put("rules/tiny.rules", FAULTY)
    answer = run("check", "--format", "sarif")
    assert answer.code == 1
    (result,) = json.loads(answer.out)["runs"][0]["results"]
    assert result["ruleId"].startswith("RC1")


def test_junit_counts_the_failure(run, put):
    put("rules/tiny.rules", FAULTY)
    answer = run("check", "--format", "junit")
    assert answer.code == 1
    assert ET.fromstring(answer.out.encode()).attrib["failures"] == "1"


@pytest.mark.parametrize("fmt", FORMATS)
def test_clean_rules_are_fine_in_every_format(run, put, fmt):
    put("rules/tiny.rules", CLEAN)
    assert run("check", "--format", fmt).code == 0


def test_an_unknown_format_is_a_usage_error(run, put):
    put("rules/tiny.rules", CLEAN)
    answer = run("check", "--format", "xml")
    assert answer.code == 2
    assert "'text', 'json'" in answer.err


# ---------------------------------------------------------------- what is read


def test_settings_say_where_the_rules_are(run, put):
    put("rulec.toml", 'rules = "house"\n')
    put("house/tiny.rules", FAULTY)
    put("rules/other.rules", CLEAN)
    assert "house/tiny.rules:12" in run("check").out


def test_a_bad_setting_is_a_plain_line(run, put):
    put("rulec.toml", 'rule = "house"\n')
    answer = run("check")
    assert answer.code == 2
    assert "did you mean 'rules'?" in answer.err


def test_a_ruleset_may_be_called_by_its_name_as_in_other_verbs(run, put):
    put("rulec.toml", "")
    put("rules/one/one.rules", CLEAN)
    put("rules/two/two.rules", "language 1\nrulset two\n")
    assert run("check", "one")[:2] == (0, "1 file checked: no findings\n")
    assert run("check", "two").code == 1
    assert run("fmt", "--check", "one").code == 0
    assert "cannot read three: it does not exist" in run("check", "three").err


def test_a_folder_or_a_file_may_be_named(run, put):
    put("a/tiny.rules", FAULTY)
    put("b/other.rules", CLEAN.replace("tiny", "other"))
    assert run("check", "b").code == 0
    assert run("check", "a").code == 1
    assert run("check", "a/tiny.rules").code == 1
    assert run("check", "a", "b").code == 1


def test_naming_one_file_checks_its_whole_ruleset(run, put):
    head, value = CLEAN.split("\n\nvalue")
    put("rules/tiny/main.rules", head + "\n")
    put("rules/tiny/moves.rules", "value" + value)
    assert run("check", "rules/tiny/moves.rules") == (0, "2 files checked: no findings\n", "")
    put("rules/tiny/moves.rules", ("value" + value).replace("arm is", "arn is"))
    assert "moves.rules" in run("check", "rules/tiny/main.rules").out


def test_naming_one_file_leaves_other_rulesets_beside_it_alone(run, put):
    put("a.rules", CLEAN)
    put("b.rules", FAULTY.replace("tiny", "other"))
    assert run("check", "a.rules") == (0, "1 file checked: no findings\n", "")


@pytest.mark.parametrize("verb", ["check", "fmt"])
def test_a_missing_path_is_a_plain_line(run, verb):
    answer = run(verb, "no/such.rules")
    assert answer.code == 2
    assert (
        answer.err
        == "error: cannot read no/such.rules: it does not exist; check the spelling, and the folder you are in\n"
    )


@pytest.mark.parametrize("verb", ["check", "fmt"])
def test_a_project_without_rules_is_a_plain_line(run, put, verb):
    answer = run(verb)
    assert answer.code == 2
    assert answer.err.startswith("error: there is no folder ")
    put("rules/readme.txt", "")
    answer = run(verb)
    assert answer.code == 2
    assert answer.err.startswith("error: there is no .rules file in ")


# ---------------------------------------------------------------- baseline


def test_a_baseline_accepts_old_findings_and_no_new_ones(run, put):
    put("rules/tiny.rules", FAULTY)
    assert run("check", "--baseline", "old.json", "--write-baseline") == (0, "1 finding accepted in old.json\n", "")
    answer = run("check", "--baseline", "old.json")
    assert answer == (0, "1 file checked: no findings\n", "")
    put("rules/tiny.rules", "# a line more\n" + FAULTY)
    assert run("check", "--baseline", "old.json").code == 0
    put("rules/tiny.rules", FAULTY + '  +1 in "road" when on_raod\n')
    answer = run("check", "--baseline", "old.json")
    assert answer.code == 1
    assert "on_raod" in answer.out
    assert "arn" not in answer.out


def test_writing_a_baseline_needs_its_name(run, put):
    put("rules/tiny.rules", FAULTY)
    answer = run("check", "--write-baseline")
    assert answer.code == 2
    assert "--baseline FILE" in answer.err


@pytest.mark.parametrize("content", [None, "[]", "nonsense"])
def test_a_missing_or_broken_baseline_is_a_plain_line(run, put, content):
    put("rules/tiny.rules", FAULTY)
    if content is not None:
        put("old.json", content)
    answer = run("check", "--baseline", "old.json")
    assert answer.code == 2
    assert answer.err.startswith("error: ")
    assert "old.json" in answer.err


# ---------------------------------------------------------------- fixes


def test_fix_mends_what_is_safe_and_keeps_the_line_ends(run, put, tmp_path):
    put("rules/tiny.rules", CLEAN.replace("  foot", "\tfoot").replace("  horse", "\thorse").replace("\n", "\r\n"))
    assert run("check").code == 1
    answer = run("check", "--fix")
    assert answer.code == 0, answer.out
    assert answer.out.startswith("fixed 1 finding\n")
    assert (tmp_path / "rules/tiny.rules").read_bytes() == CLEAN.replace("\n", "\r\n").encode()
    assert run("check", "--fix").out.startswith("fixed 0 findings\n")


def test_without_fix_nothing_is_written(run, put, tmp_path):
    put("rules/tiny.rules", FAULTY)
    before = tree(tmp_path)
    for fmt in FORMATS:
        run("check", "--format", fmt)
    assert tree(tmp_path) == before


def test_notes_do_not_fail(run, put, monkeypatch):
    from rulec.checks.base import Check
    from rulec.diagnostics import Code, Severity

    code = Code("RC399", "just-saying", Severity.NOTE, "s", "w", "", "")
    noted = Check(code, lambda ruleset: [code.at(ruleset.span, "worth knowing")])
    monkeypatch.setattr("rulec.checks.checks", lambda: (noted,))
    put("rules/tiny.rules", CLEAN)
    answer = run("check")
    assert answer.code == 0
    assert "note[RC399]: worth knowing" in answer.out


def test_no_allow_reports_what_is_allowed(run, put):
    put(
        "rules/tiny.rules",
        CLEAN + 'die AvD: 2, 3, 3, 4, 4, 5\nallow unused-die in AvD because "it comes with the box"\n',
    )
    assert run("check").code == 0
    answer = run("check", "--no-allow")
    assert answer.code == 1
    assert "warning[RC403]" in answer.out


def test_explain_clean_says_what_was_proved(run, put):
    text = 'test nerve for unit\n  roll D6\n  results\n    3 or less "Runs" nothing\n    4 or more "Stands" nothing\n'
    put("rules/tiny.rules", f'ruleset tiny "Tiny"\nrecord unit\n  hits: 0 to 2\n{text}')
    answer = run("check", "--explain-clean")
    assert "tiny: 1 statements worked out for all states that can occur" in answer.out
    assert "  2 of 2 lists of alternatives leave no case open" in answer.out
    assert "  3 of 3 lines of the lists come up" in answer.out
    assert "  nothing was left undecided" in answer.out
    assert run("check", "--explain-clean", "--format", "json").code == 2


def test_explain_clean_claims_nothing_of_rules_that_are_not_understood(run, put):
    put("rules/tiny.rules", FAULTY)
    assert run("check", "--explain-clean").out.endswith("rules that are not understood are not checked\n")
