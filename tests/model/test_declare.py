"""Declarations: settings, dice, kinds, records, domains, what cannot occur, sections, rulings, hints."""

from __future__ import annotations

import sys
from fractions import Fraction
from pathlib import Path

import pytest

from rulec.model import entities as e

sys.path.insert(0, str(Path(__file__).parent))

from model_texts import UNIT, build_files, found, rules


def test_the_settings_of_a_ruleset():
    text = (
        'ruleset r "Rules"\n  edition "Second"\n  family fam\n  length in\n  source qrs "doc"\n  source book "other"\n'
    )
    made = rules("", text)
    assert (made.name, made.label, made.edition, made.family, made.length) == ("r", "Rules", "Second", "fam", "in")
    assert made.sources == {"qrs": "doc", "book": "other"}
    assert made.variant_of == ""


@pytest.mark.parametrize(
    ("line", "slug"),
    [
        ("length ells", "bad-setting"),
        ("length yd, in", "bad-setting"),
        ("source qrs", "bad-setting"),
        ("pages 3", "unknown-setting"),
        ('source a "x"\n  source a "y"', "duplicate-name"),
    ],
)
def test_settings_that_cannot_be(line: str, slug: str):
    assert [code for code, _ in build_files(("f", f'ruleset r "R"\n  {line}\n'))[1]] == [slug]


def test_an_undeclared_source_is_told_once():
    text = "section a @book 1\nsection b @book 2\nterm t for unit when charging @qrs 3\n"
    assert found(text) == [("unknown-source", "@book 1")]


def test_dice():
    made = rules('die AvD "average die": 2, 3, 3, 4, 4, 5 @qrs 4\ntest t for unit\n  roll AvD + 2D10\n')
    assert made.dice["AvD"] == e.Die("AvD", "average die", (2, 3, 3, 4, 4, 5), (e.Cite("qrs", ((4, 4),)),))
    assert made.dice["D10"].faces == tuple(range(1, 11))
    assert list(made.dice) == ["AvD", "D10"]


def test_a_plain_die_has_the_faces_that_its_name_says():
    assert rules("die D5: 1, 2, 3, 4, 5\ntest t for unit\n  roll D5\n").dice["D5"].faces == (1, 2, 3, 4, 5)
    assert found("die D5: 1, 2, 3, 3, 5\ntest t for unit\n  roll D5\n") == [("reserved-name", "D5")]


def test_a_kind_has_members_in_order_and_groups_spelt_out():
    text = (
        'kind Rank "rank" ordered worst first @qrs 1\n  low "the low" = poor, fair\n  fair\n  poor "the poor"\n'
        "  every = low, great\n  fine\n"
    )
    kind = rules(text).kinds["Rank"]
    assert [m.name for m in kind.members] == ["fair", "poor", "great", "fine"]
    assert [m.label for m in kind.members] == ["fair", "the poor", "great", "fine"]
    assert kind.groups == (
        e.Member("low", "the low", ("fair", "poor")),
        e.Member("every", "every", ("fair", "poor", "great")),
    )
    assert kind.best_first == ("fine", "great", "poor", "fair")
    assert (kind.label, kind.cites) == ("rank", (e.Cite("qrs", ((1, 1),)),))
    assert rules("").kinds["Arm"].best_first == ()


@pytest.mark.parametrize(
    ("written", "domain"),
    [
        ("yes/no", e.Domain(e.Type("yesno"))),
        ("no/yes", e.Domain(e.Type("yesno"))),
        ("line/column", e.Domain(e.Type("member", "", ("line", "column")))),
        ("Arm", e.Domain(e.Type("member", "Arm", ("pikes", "shot", "lancers", "gun")))),
        ("0 to 6", e.Domain(e.Type("number"), Fraction(0), Fraction(6))),
        ("-3 to 3", e.Domain(e.Type("number"), Fraction(-3), Fraction(3))),
        ("2", e.Domain(e.Type("number"), Fraction(2), Fraction(2))),
        ("0 to 60 yd", e.Domain(e.Type("length"), Fraction(0), Fraction(60))),
        ("0 deg to 90 deg", e.Domain(e.Type("angle"), Fraction(0), Fraction(90))),
        ("0 moves to 1 move by 1/2 move", e.Domain(e.Type("move"), Fraction(0), Fraction(1), Fraction(1, 2))),
        ("1 to 4 of unit", e.Domain(e.Type("list"), Fraction(1), Fraction(4), record="unit")),
        ("1 to 4 of enemy", e.Domain(e.Type("list"), Fraction(1), Fraction(4), record="unit")),
        ('assumed 1 to 4 because "why"', e.Domain(e.Type("number"), Fraction(1), Fraction(4), assumed="why")),
    ],
)
def test_domains(written: str, domain: e.Domain):
    assert rules(f"record box\n  a: {written}\n").records["box"].facts[0].domain == domain


@pytest.mark.parametrize(
    ("written", "slug", "place"),
    [
        ("maybe/yes", "bad-domain", "maybe/yes"),
        ("Armm", "unknown-kind", "Armm"),
        ("6 to 0", "backwards", "6 to 0"),
        ("0 yd to 6", "unlike-compared", "0 yd to 6"),
        ("0 to 6 cm", "foreign-unit", "6 cm"),
        ("1 / 3", "bad-domain", "1 / 3"),
        ("1 to 4 of ghost", "unknown-role", "1 to 4 of ghost"),
        ("1/2 to 4 of unit", "bad-domain", "1/2 to 4 of unit"),
        ("0 to 6 by 1 yd", "bad-domain", "1 yd"),
        ("pikes to gun", "bad-domain", "pikes to gun"),
        ("0 to 6, normally 7", "out-of-domain", "7"),
        ("0 to 6, normally 3 yd", "unlike-compared", "3 yd"),
        ("0 yd to 6 yd, normally 3", "unlike-compared", "3"),
        ("Grade, normally A", "unknown-member", "A"),
        ("Grade, normally E", "unknown-member", "E"),
        ("yes/no, normally 1", "unlike-compared", "1"),
    ],
)
def test_domains_that_cannot_be(written: str, slug: str, place: str):
    assert found(f"record box\n  a: {written}\n") == [(slug, place)]


def test_a_fact_whose_domain_cannot_be_read_is_still_known():
    assert found("record box\n  a: Armm\nterm t for box when a is red\n") == [("unknown-kind", "Armm")]


def test_facts():
    text = 'record box also crate\n  a "the a": 0 to 6, normally 2, judged @qrs 3\n  b was c: yes/no, normally no\n'
    box = rules(text).records["box"]
    assert box.roles == ("box", "crate")
    a, b = box.facts
    assert (a.label, a.default, a.has_default, a.seen) == ("the a", Fraction(2), True, "judged")
    assert a.cites == (e.Cite("qrs", ((3, 3),)),)
    assert (b.label, b.default, b.has_default, b.seen, b.was) == ("b", False, True, "measured", "c")
    assert not rules("").records["unit"].facts[0].has_default


def test_nevers_keep_their_words():
    made = rules("never charging and arm is gun/foot @qrs 3\nnever charging unless dp is 3 or less\n").nevers
    assert [never.text for never in made] == ["charging and arm is gun/foot", "charging unless dp is 3 or less"]
    charging = e.Truth(e.FactOf("", "charging", e.Type("yesno")))
    assert made[1].cond.of[0] == charging
    assert isinstance(made[1].cond.of[1], e.Not)
    assert made[0].cites == (e.Cite("qrs", ((3, 3),)),)


def test_a_never_is_about_the_record_that_has_its_facts_or_the_role_it_names():
    made = rules("never dead and wounds is 0\nnever for unit against leader charging and leader.dead\n").nevers
    assert made[0].cond.of[0] == e.Truth(e.FactOf("", "dead", e.Type("yesno")))
    assert made[1].cond.of[1] == e.Truth(e.FactOf("leader", "dead", e.Type("yesno")))
    assert found("never for ghost charging\n") == [("unknown-role", "ghost")]


def test_sections_have_notes_and_statements_know_theirs():
    text = (
        'section a "Aa" @qrs 1\n  note "first"\nnote "second"\nterm t for unit when charging\n'
        "section b\nterm u for unit when charging\n"
    )
    made = rules(text)
    assert [(s.name, s.label, s.notes) for s in made.sections] == [("a", "Aa", ("first", "second")), ("b", "b", ())]
    assert (made.statements["t"].section, made.statements["u"].section) == ("a", "b")


def test_a_section_ends_with_its_file():
    model, faults = build_files(("g", UNIT + "section a\n"), ("g", "term t for unit when charging\n"))
    assert faults == []
    assert model.rulesets["r"].statements["t"].section == ""


def test_hints_for_the_sheet():
    text = 'sheet qrs "One page"\n  page A4 portrait\n  columns 2\n  together t, r\nterm t for unit when charging\n'
    assert found(text) == [("unknown-statement", "r")]
    made = rules(text.replace(", r", ""))
    assert made.sheet == (
        e.SheetHint("sheet", ("qrs", "One page")),
        e.SheetHint("page", ("A4", "portrait")),
        e.SheetHint("columns", ("2",)),
        e.SheetHint("together", ("t",)),
    )


def test_rulings_and_allows():
    text = (
        'ruling dice "A D5" because "unsaid" @qrs 3\n  die D5: 1, 2, 3, 4, 5\n'
        'test t for unit\n  roll D5\n  results\n    1 "One" nothing as one\nallow gap in t.results because "so"\n'
        'allow gap in t.one because "so"\n'
    )
    made = rules(text)
    assert made.rulings == (e.Ruling("dice", "A D5", "unsaid", (e.Cite("qrs", ((3, 3),)),)),)
    assert made.allows == (e.Allow("gap", "t.results", "so"), e.Allow("gap", "t.one", "so"))
    assert list(made.dice) == ["D5"]
    assert [slug for slug, _ in found('test t for unit\nallow gap in t.results because "so"\n')] == ["unknown-place"]
