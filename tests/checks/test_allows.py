"""Allows: what they silence, where, and what is said of one that is wrong."""

from __future__ import annotations

import pytest

from rulec.checks.allows import UNKNOWN_ALLOW, UNUSED_ALLOW, apply_allows
from rulec.checks.places import spans_of
from rulec.diagnostics import Code, Diagnostic, Severity
from rulec.model import entities as e
from rulec.source import Span

GAP = Code("RC410", "gap", Severity.ERROR, "", "", "", "")
DEAD = Code("RC411", "dead-line", Severity.WARNING, "", "", "", "")
LOST = Code("RC101", "unknown-name", Severity.ERROR, "", "", "", "")
CODES = {code.id: code for code in (GAP, DEAD, LOST, UNUSED_ALLOW, UNKNOWN_ALLOW)}
NUMBER = e.Type("number")
SHARED = {"when": None, "otherwise": False, "cites": (), "notes": (), "ruling": ""}


def span(start: int, end: int, path: str = "a.rules") -> Span:
    return Span(path, start, end)


def line(name: str, start: int, end: int) -> e.FigureLine:
    return e.FigureLine(name=name, label=name, **SHARED, span=span(start, end))


def band(name: str, start: int, end: int, path: str = "a.rules") -> e.BandLine:
    return e.BandLine(name=name, label=name, **SHARED, span=span(start, end, path))


def ruleset(*allows: e.Allow) -> e.Ruleset:
    """A contest at 100 to 200, a figure line at 110 to 120, results at 150 to 190 and one band in a ruling elsewhere."""
    figure = e.Figure(None, None, None, (line("impetus", 110, 120),), NUMBER)
    steps = (
        e.ModifiersStep("", None, figure, ()),
        e.ResultsStep("", None, False, (band("victory", 150, 170), band("defeat", 500, 520, "b.rules")), ()),
    )
    combat = e.Statement(
        "combat", "contest", "", ("unit",), ("unit",), None, steps, None, (), "", "melee", (), (), span=span(100, 200)
    )
    table = e.Table("ranges", "", ("arm",), (NUMBER,), (), (), (), "", NUMBER, "fire", (), (), span=span(300, 400))
    return e.Ruleset(
        "r", "", "", "", "yd", {}, (), {}, {}, {}, (), {"combat": combat}, (), {"ranges": table}, (), tuple(allows), (), (),
        (), span=span(0, 5),
    )  # fmt: skip


def allow(slug: str, place: str) -> e.Allow:
    return e.Allow(slug, place, "because", span=span(600, 640))


def finding(code: Code, start: int, end: int, path: str = "a.rules") -> Diagnostic:
    return code.at(span(start, end, path), "found")


@pytest.mark.parametrize(
    ("place", "inside", "outside"),
    [
        ("combat", (112, 118), (90, 95)),
        ("combat", (100, 200), (199, 201)),
        ("combat.impetus", (110, 120), (150, 170)),
        ("combat.modifiers.impetus", (110, 120), (150, 170)),
        ("combat.results", (155, 160), (110, 120)),
        ("combat.results.victory", (150, 170), (110, 120)),
        ("melee", (150, 170), (350, 360)),
        ("ranges", (350, 360), (150, 170)),
    ],
)
def test_an_allow_silences_what_lies_in_its_place_and_nothing_else(place, inside, outside):
    rules = ruleset(allow("gap", place))
    silenced, kept, other = finding(GAP, *inside), finding(GAP, *outside), finding(DEAD, *inside)
    assert apply_allows(rules, [silenced, kept, other], CODES) == [kept, other]


def test_the_lines_that_a_ruling_wrote_elsewhere_belong_to_the_place():
    assert span(500, 520, "b.rules") in spans_of(ruleset(), "combat.results")
    assert apply_allows(ruleset(allow("gap", "combat")), [finding(GAP, 505, 510, "b.rules")], CODES) == []


def test_an_allow_that_silences_nothing_is_unused():
    (found,) = apply_allows(ruleset(allow("gap", "combat")), [], CODES)
    assert found.code is UNUSED_ALLOW
    assert found.span == span(600, 640)


def test_nothing_is_called_unused_where_nothing_was_checked():
    assert apply_allows(ruleset(allow("gap", "combat")), [], CODES, whole=False) == []


def test_two_allows_of_one_finding_leave_the_second_unused():
    found = apply_allows(
        ruleset(allow("gap", "combat"), allow("gap", "combat.results")), [finding(GAP, 150, 170)], CODES
    )
    assert [d.code for d in found] == [UNUSED_ALLOW]


@pytest.mark.parametrize(
    ("slug", "place", "message", "hint"),
    [
        ("gpa", "combat", "no finding is called `gpa`", "did you mean `gap`?"),
        ("zzz", "combat", "no finding is called `zzz`", "rulec explain lists them"),
        ("unknown-name", "combat", "`unknown-name` cannot be allowed", "mended"),
        ("unused-allow", "combat", "`unused-allow` cannot be allowed", "mended"),
    ],
)
def test_an_allow_that_means_nothing_is_found(slug, place, message, hint):
    (found,) = apply_allows(ruleset(allow(slug, place)), [], CODES)
    assert found.code is UNKNOWN_ALLOW
    assert found.message == message
    assert hint in found.help


def test_what_a_variant_has_from_its_ruleset_is_judged_there():
    given = allow("gap", "combat")
    assert apply_allows(ruleset(given), [], CODES, inherited=[given]) == []
    assert apply_allows(ruleset(given), [finding(GAP, 150, 170)], CODES, inherited=[given]) == []
