"""What changed, told to players: in the words and figures of the sheets, without a word of a rules file."""

from __future__ import annotations

import re

import pytest

from rulec.changes_sheet import changes_markdown
from rulec.diff.diff import compare, view
from rulec.editions import understand
from rulec.source import Source

OLD = """language 1
ruleset hold "Hold the Line"
  length yd
  source qrs "hold-qrs"

kind Arm "arm"
  foot
  horse "cavalry"
  heavy_gun "heavy gun"

kind Band "band"
  far
  near

record unit
  arm "arm": Arm
  distance "distance": 0 yd to 400 yd
  hits: 0 to 4
  in_cover "in cover": yes/no

table ranges "Ranges" by arm, band gives within length  @qrs 2
  |           | far    | near   |
  | foot      | 20 yd  | -      |  @qrs 3
  | horse     | 40 yd  | -      |  @qrs 3
  | heavy_gun | 300 yd | 120 yd |  @qrs 4

action shoot "Shoot" for unit  @qrs 5
  may not "In cover" when in_cover
  may otherwise
  roll D6 "for each gun"
  modifiers
    +1 "from the heavy gun" when arm is heavy_gun  @qrs 7
    by arm "Arm": foot +1, horse -1  @qrs 8
  results
    4 or more "**Hit**: 1 hit" +1 hits  @qrs 10
    3 or less "Miss" nothing  @qrs 11
"""
PLAIN = {ord("\N{NO-BREAK SPACE}"): " ", ord("\N{MINUS SIGN}"): "-"}


def told(new: str) -> str:
    one, two = understand("old", [Source("a.rules", OLD)], []), understand("new", [Source("a.rules", new)], [])
    assert not one.faults
    assert not two.faults, two.faults[0].message
    diff = compare(one.rulesets["hold"], two.rulesets["hold"], (), one.sources, two.sources)
    return changes_markdown([view(diff, "matters")], "matters").translate(PLAIN)


@pytest.mark.parametrize(
    ("old", "new", "lines"),
    [
        ("| 120 yd |", "| 100 yd |",
         ("- **-** Heavy gun, near: 120 yd", "- **+** Heavy gun, near: 100 yd *changed (hold-qrs 4)*")),
        ("  | horse     | 40 yd  | -      |  @qrs 3\n", "", ("- **-** Cavalry: far 40 yd. *gone (hold-qrs 3)*",)),
        ('+1 "from the', '+2 "from the',
         ("- **-** **+1** from the heavy gun", "- **+** **+2** from the heavy gun *changed (hold-qrs 7)*")),
        ("horse -1", "horse -2",
         ("- **-** **+1** Arm: foot; **-1** cavalry", "- **+** **+1** Arm: foot; **-2** cavalry *changed (hold-qrs 8)*")),
        ('when in_cover\n', 'when in_cover and hits is 1 or more\n',
         ("- **May not:** In cover (when: in cover → in cover and 1 or more hits) *applies differently (hold-qrs 5)*",)),
        ("4 or more", "5 or more", ("- **-** **4+**: **Hit**: 1 hit",)),
        ("  roll D6", "  roll 2D6",
         ("- **-** Roll **1 D6** for each gun", "- **+** Roll **2 D6** for each gun *changed (hold-qrs 5)*")),
    ],
)  # fmt: skip
def test_a_change_is_told_as_a_sheet_prints_it(old: str, new: str, lines: tuple[str, ...]) -> None:
    assert old in OLD
    text = told(OLD.replace(old, new).replace("3 or less", "4 or less" if new == "5 or more" else "3 or less"))
    for line in lines:
        assert line + "\n" in text


def test_a_new_rule_is_set_as_on_the_sheet() -> None:
    text = told(OLD + 'action rest "Rest" for unit  @qrs 20\n  "Out of cover: 1 hit off" -1 hits unless in_cover\n')
    assert "*new (hold-qrs 20):*\n\n**Rest**. Out of cover: 1 hit off.\n" in text


@pytest.mark.parametrize("edition", ["cfeo18", "cfeo16_rulebook", "cfeo16_encamisada"])
def test_no_name_of_a_rules_file_reaches_players(edition: str) -> None:
    from tests.diff.editions_of import diff_shipped

    text = changes_markdown([view(diff_shipped("cfeo16", edition), "all")], "all")
    assert re.findall(r"\w+\\_\w+", text) == []
