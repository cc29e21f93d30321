"""Every code of a check: its bad example raises exactly it, its good one nothing; and checks on variants."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulec.checks import checks, model_checks
from rulec.checks.allows import UNKNOWN_ALLOW, UNUSED_ALLOW
from rulec.compile import Compiled, compile_project
from rulec.project import Project

OF_CHECKS = {code.id: code for code in (UNUSED_ALLOW, UNKNOWN_ALLOW, *(check.code for check in checks()))}


def compiled(folder: Path, **files: str) -> Compiled:
    for name, text in files.items():
        (folder / name).mkdir(parents=True)
        (folder / name / f"{name}.rules").write_text(text, "utf-8")
    return compile_project(Project(folder, folder, folder / "out"), [folder])


def ids(made: Compiled) -> list[str]:
    return [finding.code.id for finding in made.diagnostics]


@pytest.mark.parametrize("code", OF_CHECKS.values(), ids=OF_CHECKS)
def test_the_bad_example_raises_the_code_and_the_good_one_nothing(tmp_path, code):
    assert ids(compiled(tmp_path / "bad", one=code.bad)) == [code.id]
    assert ids(compiled(tmp_path / "good", one=code.good)) == []


def test_the_file_of_a_check_is_named_after_its_code():
    stems = sorted(path.stem for path in Path("rulec/checks").resolve().glob("rc*.py"))
    assert stems == [f"{c.code.id.lower()}_{c.code.slug.replace('-', '_')}" for c in (*checks(), *model_checks())]


VARIANT = 'variant night of r\n  change test morale\n    "In the dark" +1 dp\n'


def test_an_allow_of_a_ruleset_holds_for_its_variants_and_is_judged_once(tmp_path):
    assert ids(compiled(tmp_path / "same", one=UNUSED_ALLOW.good + VARIANT)) == []
    assert ids(compiled(tmp_path / "apart", one=UNUSED_ALLOW.good, two=VARIANT)) == []
    assert ids(compiled(tmp_path / "unused", one=UNUSED_ALLOW.bad, two=VARIANT)) == ["RC401"]


def test_a_ruleset_with_errors_is_not_checked(tmp_path):
    faulty = UNUSED_ALLOW.bad.replace("dp: 0 to 6", "dp: 0 to many")
    found = ids(compiled(tmp_path, one=faulty))
    assert found
    assert "RC401" not in found
