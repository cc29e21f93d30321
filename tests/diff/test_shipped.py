"""The editions that are shipped, compared: what is known to differ is told with its verdict, what is the same is not."""

from __future__ import annotations

import re

import pytest
from alignment import BOOK, SHEETS, Row
from editions_of import RULES, diff_shipped, shipped
from mutants import diff_of, mutants, sources, wrong_with

from rulec.diff.diff import Diff, compare
from rulec.editions import understand
from rulec.source import Source
from rulec.syntax.format import format_source

NAMES = ("carolus_rex", "cfeo16", "cfeo16_rulebook", "cfeo18", "honours_of_war")
PAIRS = (("cfeo16", "cfeo18"), ("cfeo16", "cfeo16_rulebook"), ("cfeo16", "honours_of_war"))

WORDS = {"reworded", "moved"}
ALIGNED = [("cfeo18", row) for row in SHEETS] + [("cfeo16_rulebook", row) for row in BOOK]


@pytest.mark.parametrize(("edition", "row"), ALIGNED, ids=[f"{name}: {a or b}" for name, (a, b, _) in ALIGNED])
def test_what_was_aligned_by_hand_has_its_verdict(edition: str, row: Row) -> None:
    old, new, verdict = row
    diff = diff_shipped("cfeo16", edition, swept=True)
    found = {
        change.verdict for change in diff.changes if change.verdict not in WORDS
        if (_path(change.old), _path(change.new)) == (old, new)
        or any((_path(a), _path(b)) == (old, new) for a, b in change.also)
    }  # fmt: skip
    assert found == (set(verdict.split(", ")) if verdict != "same" else set())
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
