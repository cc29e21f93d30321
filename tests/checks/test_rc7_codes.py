"""Every code between rulesets: its bad example raises exactly it, its good one nothing. `# file NAME` begins a file."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rulec.checks import model_checks
from rulec.compile import compile_project
from rulec.project import Project

CODES = {check.code.id: check.code for check in model_checks()}


def ids(folder: Path, text: str) -> list[str]:
    """The files of an example as a project: one folder a ruleset, and the concepts beside them."""
    for part in re.split(r"^# file ", text, flags=re.MULTILINE)[1:]:
        name, _, rules = part.partition("\n")
        file = folder / ("concepts.rules" if name == "concepts" else f"{name}/{name}.rules")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(rules, "utf-8")
    return [d.code.id for d in compile_project(Project(folder, folder, folder / "out"), [folder]).diagnostics]


@pytest.mark.parametrize("code", CODES.values(), ids=CODES)
def test_the_bad_example_raises_the_code_and_the_good_one_nothing(tmp_path: Path, code) -> None:
    assert ids(tmp_path / "bad", code.bad) == [code.id]
    assert ids(tmp_path / "good", code.good) == []
