"""The shipped rules end clean, and what their documents leave open or print twice is found before anything excuses it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from rulec.compile import compile_project
from rulec.diagnostics import Diagnostic
from rulec.project import find_project

ROOT = Path(__file__).parents[2]


@cache
def unsilenced() -> tuple[Diagnostic, ...]:
    return compile_project(find_project(ROOT), [], allow=False).diagnostics


@pytest.mark.parametrize(
    ("slug", "path", "message", "label", "cites"),
    [
        ("gap", "rules/cfeo18/combat.rules", "combat: margin -5: no row", "no row for -7 to -5", "@qrs 217-224"),
        ("gap", "rules/carolus_rex/close_combat.rules", "damage: margin -8: no row", "no row for -17 to -8", "@qrs 191-198"),
        ("shared-bound", "rules/honours_of_war/ranges.rules", "infantry_ranges: muskets plus battalion guns, 10 cm: ",
         "and 3 more in this table", "@qrs 70"),
        ("shared-bound", "rules/honours_of_war/ranges.rules", "artillery_ranges: light guns, 30 cm: ",
         "and 7 more in this table", "@qrs 77"),
        ("editions-differ", "rules/concepts.rules", "“Close range of a medium gun”: cfeo16 and cfeo16_rulebook differ in value: "
         "within 80 yd against within 120 yd", "editions differ", "cfeo16_rulebook @book 392"),
        ("editions-differ", "rules/concepts.rules", "“Close range of a light gun”: cfeo16 and cfeo16_rulebook differ in value: "
         "within 80 yd against within 120 yd", "editions differ", "cfeo16 @qrs 134"),
        ("editions-differ", "rules/concepts.rules", "“About face”: cfeo16 and cfeo16_rulebook differ in scope: "
         "may not for nothing more against may not for Arm heavy_gun/light_gun/medium_gun; not limbered",
         "editions differ", "cfeo16_rulebook @book 349"),
        ("editions-differ", "rules/concepts.rules", "“Further bonus of cavalry that pursue”: cfeo16 and cfeo16_rulebook differ "
         "in value", "editions differ", "cfeo16 @qrs 175"),
        ("editions-differ", "rules/concepts.rules", "“Victory”: cfeo16 and cfeo16_rulebook differ in scope: must pursue for Arm "
         "heavy_horse/light_horse/reiters; Grade A2/C/D/E against must pursue for Grade A2/C/D", "editions differ",
         "cfeo16_rulebook @book 482"),
        ("editions-differ", "rules/concepts.rules", "“Attack on flank or rear”: cfeo16 and cfeo16_rulebook differ in scope: ",
         "editions differ", "cfeo16_rulebook @book 459"),
        ("edition-left-out", "rules/concepts.rules", "“Mounting and dismounting” says nothing of cfeo16_rulebook",
         "an edition is left out", "@qrs 120"),
        # What a ruling settles is found in the rules without it.
        ("gap", "rules/cfeo16/combat.rules", "combat: margin 8: no row", "no row for -38 to -9, 8 to 38", "@qrs 191-199"),
        ("gap", "rules/honours_of_war/rallying.rules", "rally_hits: class superior, nearest_enemy 0 cm: no column",
         "6 such cases", "@qrs 53-56"),
        ("gap", "rules/honours_of_war/command.rules", "initiative_test: total 7: no row", "", "@qrs 25"),
        ("unreachable-row", "rules/carolus_rex/close_combat.rules", "melee: d_fb ", "", "@qrs 205, 209"),
        ("unknown-die", "rules/cfeo18/moves.rules", "no die is called `AvD`", "", "@qrs 34, 38, 40"),
        ("needs-rounding", "rules/cfeo18/combat.rules", "this can be a fraction", "", "@qrs 208"),
    ],
)  # fmt: skip
def test_it_is_found_in_the_rules_as_they_stand(slug: str, path: str, message: str, label: str, cites: str) -> None:
    (found,) = [
        d for d in unsilenced() if d.code.slug == slug and d.span.path == path and d.message.startswith(message)
    ]
    assert found.label == label
    assert cites in found.cites


def test_a_finding_that_a_ruling_settles_names_the_ruling() -> None:
    (found,) = [d for d in unsilenced() if d.message.startswith("initiative_test: total 7")]
    assert found.help.startswith("the ruling `modified_seven` settles it; the document still leaves it open\n")
    assert found.notes[-1].text == "settled here"


def test_every_difference_of_two_editions_is_told_in_one_finding() -> None:
    (found,) = [
        d for d in unsilenced() if d.message.startswith("“Control, or") and "cfeo16 and cfeo16_rulebook" in d.message
    ]
    assert "also in scope: +1 for looting/pursuit/rout against +1 for pursuit/rout\n" in found.help
    assert "also in scope: +/-1 for Grade A1/B against +/-1 for Grade A1\n" in found.help


def test_a_finding_that_one_of_two_rulings_settles_names_both() -> None:
    (found,) = [d for d in unsilenced() if d.message.startswith("rally_hits: class superior")]
    both = "it is settled by one of the rulings `reforming_ends`, `too_near_to_rally`"
    assert found.help.startswith(f"{both}; the document still leaves it open\n")
    assert found.notes[-1].text == "settled here, or by the other"


def test_each_finding_is_settled_by_a_ruling_or_allowed_with_a_reason() -> None:
    assert compile_project(find_project(ROOT), []).diagnostics == ()
