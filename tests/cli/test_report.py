"""rulec report errata: what was left open, and how each was settled."""

from __future__ import annotations

import json
from pathlib import Path

from click.testing import CliRunner

from rulec.cli.verbs import main

RULES = """ruleset demo "Demo"
  length in
  source qrs "demo-qrs"
record unit
  stands: assumed 1 to 9 because "no most is stated"
value shots "Dice" for unit = stands                                                       @qrs 3
ruling two_more "Two more when alone" because "the sheet forgets it"                      @qrs 4
  change value shots
    +2 "alone" when stands is 1                                                           @qrs 4
allow gap in shots because "left as printed"
# silent: who throws, and
# when
# contradiction: line 4 and line 5
term lone "alone" for unit when stands is 1                                               @qrs 5
"""


def test_errata(tmp_path: Path) -> None:
    (tmp_path / "demo.rules").write_text(RULES, "utf-8")
    done = CliRunner().invoke(main, ["report", "errata", "demo", "--rules", str(tmp_path), "--json"])
    assert done.exit_code == 0, done.output
    found = [(e["sort"], e["place"], e["says"], e["why"], e["line"]) for e in json.loads(done.output)]
    assert found == [
        ("assumed", "unit.stands", "stands: 1 to 9", "no most is stated", 5),
        ("ruling", "two_more", "Two more when alone", "the sheet forgets it", 7),
        ("allowed", "shots", "gap", "left as printed", 10),
        ("silent", "lone", "who throws, and when", "", 14),
        ("contradiction", "lone", "line 4 and line 5", "", 14),
    ]
    text = CliRunner().invoke(main, ["report", "errata", "demo", "--rules", str(tmp_path)]).output
    assert "## Settled by a ruling (1)" in text
    assert "@qrs 4): Two more when alone. The sheet forgets it." in text


PLACES = """ruleset demo "Demo"
  length in
record unit
  stands: 1 to 9
value first "First" for unit = stands
# silent: told under the first

# silent: told above the second
value second "Second" for unit = stands
# silent: told under the second

value third "Third" for unit = stands
# silent: told at the end of the file
"""


def test_a_comment_is_about_the_statement_that_it_stands_by(tmp_path: Path) -> None:
    (tmp_path / "demo.rules").write_text(PLACES, "utf-8")
    done = CliRunner().invoke(main, ["report", "errata", "demo", "--rules", str(tmp_path), "--json"])
    assert done.exit_code == 0, done.output
    assert [(e["place"], e["says"]) for e in json.loads(done.output)] == [
        ("first", "told under the first"),
        ("second", "told above the second"),
        ("second", "told under the second"),
        ("third", "told at the end of the file"),
    ]
