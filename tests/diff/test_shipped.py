"""The editions that are shipped, compared: what is known to differ is told with its verdict, what is the same is not."""

from __future__ import annotations

import re

import pytest
from editions_of import RULES, diff_shipped, shipped
from mutants import diff_of, mutants, sources, wrong_with

from rulec.diff.diff import Diff, compare
from rulec.editions import understand
from rulec.source import Source
from rulec.syntax.format import format_source

NAMES = ("carolus_rex", "cfeo16", "cfeo16_rulebook", "cfeo18", "honours_of_war")
PAIRS = (("cfeo16", "cfeo18"), ("cfeo16", "cfeo16_rulebook"), ("cfeo16", "honours_of_war"))

# Read off both documents by hand. Old place, new place, verdict ("same" where nothing may be told but words and place).
SHEETS = (
    ("combat.grade.A", "combat.strength.grade.A", "same"),
    ("combat.grade.E", "combat.strength.grade.E", "same"),
    ("combat.leader_inspiring_each_action", "combat.strength.leader_inspiring_each_action", "same"),
    ("combat.ground", "combat.strength.ground", "same"),
    ("combat.impetus", "combat.strength.impetus", "scope changed"),
    ("combat.more_for_cavalry_that_pursue", "combat.strength.horse_pursuit", "value changed"),
    ("combat.each_dp_and_casualty", "combat.strength.each_dp", "value changed"),
    ("combat.outnumbered", "", "removed"),
    ("combat.armoured_against_a_similar_type", "", "removed"),
    ("combat.breakthrough", "", "removed"),
    ("combat.victory", "combat.victory", "value changed"),
    ("combat.success", "combat.success", "value changed"),
    ("combat.driven_back", "combat.driven_back", "value changed"),
    ("combat.defeat", "combat.defeat", "value changed"),
    ("control_radius", "control_radius", "same"),
    ("control_radius.each_action_beyond_the_first", "", "removed"),
    ("", "control_radius.marshal", "added"),
    ("control.with_leader", "control.with_leader", "value changed"),
    ("in_radius", "in_radius", "same"),
    ("lost_near", "lost_near", "same"),
    ("friend_lost.lower_in_rout_or_destroyed_within_120_yd_1_dp",
     "friend_lost.lower_in_rout_or_destroyed_within_120_yd_1_dp", "same"),
    ("ranges(heavy_gun)", "ranges(heavy_gun)", "same"),
    ("ranges(medium_gun/light_gun, close)", "ranges(field_gun/battalion_gun, close)", "value changed"),
    ("ranges(foot, close)", "ranges(foot, close)", "value changed"),
    ("ranges(horse)", "", "removed"),
    ("artillery.each_dp", "artillery.each_dp", "same"),
    ("artillery.target_in_fortification", "artillery.target_in_fieldworks", "scope changed"),
    ("artillery_dps(close, 4 or more)", "artillery_dps(close, 4 or more)", "same"),
    ("small_arms", "musketry", "same"),
    ("move.distance.inspired_a_die", "move.distance.inspired_a_die", "same"),
    ("move.distance.rough_terrain_a_die", "", "removed"),
    ("evading.for_evading_1_dp", "evading.for_evading_1_dp", "same"),
    ("mount.under_fire_1_dp", "mount.under_fire_1_dp", "same"),
    ("incline.foot_of_a_to_d_grade_in_line", "incline.foot_of_a_to_d_grade", "scope changed"),
    ("", "indirect", "added"),
    ("", "redress.c_and_d_grade_stationary_1_dp_off", "added"),
    ("", "march", "added"),
)  # fmt: skip
WORDS = {"reworded", "moved"}


@pytest.mark.parametrize(("old", "new", "verdict"), SHEETS)
def test_the_sheets_of_two_centuries(old: str, new: str, verdict: str) -> None:
    diff = diff_shipped("cfeo16", "cfeo18")
    found = {
        change.verdict for change in diff.changes
        if (change.old.path if change.old else "") == old and (change.new.path if change.new else "") == new
    }  # fmt: skip
    assert found - WORDS == ({verdict} if verdict != "same" else set())
    pair = next(p for p in diff.pairing.pairs if _path(p.old) == old and _path(p.new) == new)
    assert bool(pair.old and pair.new) == (verdict not in ("added", "removed"))


def _path(item: object) -> str:
    return getattr(item, "path", "")


@pytest.mark.parametrize("name", NAMES)
def test_a_ruleset_does_not_differ_from_itself(name: str) -> None:
    diff = diff_shipped(name, name, swept=True)
    assert (diff.changes, diff.behaviour) == ((), ())


@pytest.mark.parametrize(("old", "new"), PAIRS)
def test_a_diff_is_the_mirror_of_its_reverse(old: str, new: str) -> None:
    there, back = diff_shipped(old, new), diff_shipped(new, old)
    assert _told(there, mirrored=True) == _told(back)


def _told(diff: Diff, mirrored: bool = False) -> list[str]:
    changes = (change.mirror if mirrored else change for change in diff.changes)
    return sorted(f"{c.verdict} {c.old and c.old.path} {c.new and c.new.path} {c.matters}" for c in changes)


@pytest.mark.parametrize(("old", "new"), PAIRS)
def test_every_change_has_a_place_and_a_fingerprint_of_its_own(old: str, new: str) -> None:
    changes = diff_shipped(old, new).changes
    assert all(place.line and place.text for c in changes for place in (c.old, c.new) if place)
    assert len({c.fingerprint for c in changes}) == len(changes)


# ---------------------------------------------------------------- one ruleset, written otherwise


def texts(name: str = "cfeo16") -> list[Source]:
    files = sorted((RULES / name).glob("*.rules"))
    return [Source(f"rules/{name}/{file.name}", file.read_text(encoding="utf-8")) for file in files]


def against(sources: list[Source], *, swept: bool = False) -> Diff:
    base, other = shipped("cfeo16"), understand("other", sources, [])
    assert not other.faults, other.faults[0].message
    one, two = base.rulesets["cfeo16"], other.rulesets["cfeo16"]
    return compare(one, two, (), base.sources, other.sources, swept=swept)


def test_another_layout_is_no_difference() -> None:
    wide = [Source(s.path, re.sub(r"(?m)^( +)", r"\1\1", s.text).replace('" ', '"   ')) for s in texts()]
    assert against(wide, swept=True).changes == ()
    tidy = [Source(s.path, format_source(s)) for s in texts()]
    assert against(tidy).changes == ()


def test_files_in_another_order_change_no_result() -> None:
    turned = [Source(f"rules/cfeo16/{99 - at}.rules", s.text) for at, s in enumerate(texts())]
    diff = against(turned, swept=True)
    assert diff.mattering == ()
    assert all(told.status == "same" for told in diff.behaviour)


def test_other_labels_change_no_result() -> None:
    lines = (re.sub(r'(?<=")([A-Z][a-z]+)( [^"\n]*)?(?=" )', r"\1, in other words\2", s.text) for s in texts())
    diff = against([Source(s.path, text) for s, text in zip(texts(), lines, strict=True)], swept=True)
    assert {c.verdict for c in diff.changes if c.sort != "example"} == {"reworded"}
    assert all(told.status == "same" for told in diff.behaviour)


@pytest.mark.parametrize("path", sorted(sources("cfeo16")))
def test_every_figure_changed_is_one_value_changed(path: str) -> None:
    figures = [mutant for mutant in mutants("cfeo16") if mutant.source.path == path]
    told = [(mutant, diff) for mutant in figures if (diff := diff_of("cfeo16", mutant))]
    assert 10 * len(told) >= 9 * len(figures), "the compiler refuses too many to tell"
    assert [fault for mutant, diff in told if (fault := wrong_with(diff, mutant))] == []
