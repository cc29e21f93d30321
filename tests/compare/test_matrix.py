"""The matrix of concepts: what a place is worth, where editions differ, lengths as multiples of the infantry move."""

from __future__ import annotations

from fractions import Fraction

import pytest

from rulec.compare import render
from rulec.compare.facets import Entry, entry
from rulec.compare.matrix import matrix, yardsticks
from rulec.compare.places import locate
from rulec.compare.suggest import suggestions
from rulec.model.build import build
from rulec.model.entities import Model
from rulec.source import Source
from rulec.syntax.parse import parse

RULES = """ruleset {name} "{name}"
  family {family}
  length {unit}
die AvD: 2, 3, 3, 4, 4, 5
kind Grade ordered best first
  A
  B
  C
kind Arm
  foot
  horse
kind Band
  far
  close
record unit also enemy
  grade: Grade
  arm: Arm
  dp "DP": 0 to 6
  {odd}: yes/no
  distance: 0 {unit} to 720 {unit}
table ranges by arm, band gives within length
  |       | far      | close    |
  | foot  | 120 {unit} | {close} |
  | horse | -        | -        |
value radius "Radius" for unit = 60 {unit}
  +40 {unit} "A grade" when grade is A
term near "near" for unit when distance within 60 {unit}
action move "Move" for unit
  roll 1 AvD + optional D6 "infantry" when arm is foot
  value way "Way" = total x 10 {unit}
test morale "Morale" for unit
  roll D6
  modifiers
    -1 "each DP" per dp
    {modifier}
  results
    {bands}
sequence turn "Turn"
  phase first "First" {phases[0]}
  phase second "Second" {phases[1]}
"""
PLAIN = {
    "family": "game",
    "unit": "yd",
    "close": "40 yd",
    "odd": "steady",
    "modifier": '+1 "grade" as good when grade is A/B',
    "bands": '3 or more "Good" nothing as good_one\n    2 or less "Bad" +1 dp as bad_one',
    "phases": ("may move", "take morale"),
}


def model(concepts: str, *changes: dict[str, object]) -> Model:
    """Two rulesets that are the same but for the changes, and concepts over them."""
    texts = [
        RULES.format(name=name, **{**PLAIN, **change}) for name, change in zip(("one", "two"), changes, strict=True)
    ]
    sources = [Source(f"{at}.rules", text) for at, text in enumerate([*texts, concepts])]
    parsed = [parse(source) for source in sources]
    made, findings = build([(source.path, p.tree) for source, p in zip(sources, parsed, strict=True)])
    assert [d.message for p in parsed for d in p.diagnostics] + [d.message for d in findings] == []
    return made


def worth(place: str) -> Entry:
    rules = model("", {}, {}).rulesets["one"]
    found = locate(rules, place)
    assert found is not None
    return entry(rules, found)


@pytest.mark.parametrize(
    ("place", "facets", "amount"),
    [
        ("ranges(foot, close)", {"value": "within 40 yd"}, 40),
        ("ranges(horse, close)", {"value": "none"}, None),
        ("radius", {"value": "60 yd; +40 yd"}, 60),
        ("near", {"scope": "60 yd"}, 60),
        ("morale.each_dp", {"value": "-1 per dp"}, 1),
        ("morale.good", {"value": "+1", "scope": "Grade.A, Grade.B"}, 1),
        ("morale.bad_one", {"bands": "2 or less", "effects": "+1 dp"}, None),
        ("morale.results", {"bands": "3 or more, 2 or less"}, None),
        ("morale.roll", {"dice": "D6"}, None),
        ("move.infantry", {"dice": "AvD + optional D6", "scope": "Arm.foot"}, None),
        ("move.way", {"value": "total x 10 yd"}, None),
        ("Grade", {"members": "A, B, C", "order": "ordered"}, None),
        ("AvD", {"dice": "2, 3, 3, 4, 4, 5"}, None),
        ("unit.dp", {"value": "0 to 6"}, None),
        ("turn.first", {}, None),
    ],
)
def test_what_a_place_is_worth(place: str, facets: dict[str, str], amount: int | None) -> None:
    found = worth(place)
    assert dict(found.facets) == facets
    assert found.amount == (None if amount is None else Fraction(amount))


def test_a_place_that_is_not_there() -> None:
    rules = model("", {}, {}).rulesets["one"]
    assert locate(rules, "morale.nothing_of_the_kind") is None
    assert locate(rules, "ranges(dragon, close)") is None


def aspects(place: str, change: dict[str, object]) -> list[tuple[str, ...]]:
    (row,) = matrix(model(f"concept c\n  one: {place}\n  two: {place}\n", {}, change))
    return [d.aspects for d in row.disagreements]


@pytest.mark.parametrize(
    ("place", "change", "found"),
    [
        ("ranges(foot, close)", {}, []),
        ("ranges(foot, close)", {"close": "60 yd"}, [("value",)]),
        ("ranges(foot, close)", {"close": "60 yd", "family": "other"}, []),  # not one game
        ("morale.good", {"modifier": '+2 "grade" as good when grade is A/B'}, [("value",)]),
        ("morale.good", {"modifier": '+1 "grade" as good when grade is A'}, [("scope",)]),
        (
            "morale.good",
            {"modifier": '+1 "grade" as good unless grade is C'},
            [],
        ),  # the same scope, put the other way round
        (  # the other has nothing that this could answer to
            "morale.good",
            {"modifier": '+1 "grade" as good when grade is B or better and calm', "odd": "calm"},
            [("scope",)],
        ),
        ("morale.bad_one", {"bands": '2 or more "G" nothing\n    1 or less "B" +1 dp as bad_one'}, [("bands",)]),
        ("morale.bad_one", {"bands": '3 or more "G" nothing\n    2 or less "B" +2 dp as bad_one'}, [("effect",)]),
        (
            "morale.bad_one",
            {"bands": '3 or more "G" nothing\n    2 or less "B" +1 dp, calm = yes as bad_one', "odd": "calm"},
            [],
        ),
        ("morale", {"bands": '2 or more "G" nothing\n    1 or less "B" +1 dp'}, [("bands",)]),
    ],
)
def test_editions_that_differ(place: str, change: dict[str, object], found: list[tuple[str, ...]]) -> None:
    assert aspects(place, change) == found


BOLD, CALM = ({"odd": name, "modifier": f'+1 "sure" as good when {name}'} for name in ("bold", "calm"))
NEAR = {"modifier": '+1 "near" as good when near'}


@pytest.mark.parametrize(
    ("place", "one", "two", "found"),
    [
        ("morale.good", BOLD, CALM, None),  # each in its own words
        ("morale.good", BOLD, BOLD | {"modifier": '+1 "sure" as good unless bold'}, ("bold", "not bold")),
        ("morale.good", BOLD | NEAR, CALM | NEAR, None),  # seen through the term
        (  # what the lines of a statement do, each by itself
            "morale",
            {"bands": '3 or more "Good" must move when grade is A\n    2 or less "Bad" +1 dp'},
            {"bands": '3 or more "Good" must move when grade is A/B\n    2 or less "Bad" +1 dp'},
            ("must move for Grade A", "must move for Grade A/B"),
        ),
        (  # for whom the rest is done is not said in its line
            "morale",
            {"bands": '1 or more\n      "Good" nothing when grade is A\n      "Bad" +1 dp otherwise'},
            {"bands": '1 or more\n      "Good" nothing when grade is A\n      "Bad" +1 dp unless grade is A'},
            None,
        ),
    ],
)
def test_for_whom_it_holds_is_compared_for_each_thing_done(
    place: str, one: dict[str, object], two: dict[str, object], found: tuple[str, str] | None
) -> None:
    (row,) = matrix(model(f"concept c\n  one: {place}\n  two: {place}\n", one, two))
    expected = [] if found is None else [("scope", *found)]
    assert [difference for d in row.disagreements for difference in d.differences] == expected


def test_a_choice_of_words_answers_to_a_kind_of_the_same_members_and_a_term_to_a_fact() -> None:
    kind = {
        "odd": "x_1: yes/no\n  formation: Formation\n  x_2",
        "phases": ("may move", "take morale\nkind Formation\n  column\n  square\n  mob"),
    }
    choice = {"odd": "x_1: yes/no\n  formation: column/square/mob\n  x_2"}
    column = '+1 "in column" as good when formation is column'
    concept = "concept c\n  one: morale.good\n  two: morale.good\n"
    (row,) = matrix(model(concept, kind | {"modifier": column}, choice | {"modifier": column}))
    assert row.disagreements == ()
    (row,) = matrix(model(concept, kind | {"modifier": column}, choice | {"modifier": column.replace("column", "mob")}))
    assert [d.differences for d in row.disagreements] == [(("scope", "Formation column", "Formation mob"),)]


def test_a_declared_difference_has_its_reason() -> None:
    concept = 'concept c\n  one: radius\n  two: near\n  differ one, two because "so it is"\n'
    (row,) = matrix(model(concept, {}, {}))
    assert [(d.aspects, d.declared) for d in row.disagreements] == [(("form",), "so it is")]


def test_lengths_are_multiples_of_the_infantry_move() -> None:
    concepts = (
        "concept infantry_move in move\n  one: move.infantry\n  two: ranges(foot, close)\n"
        'concept reach "Reach" in move\n  one: radius\n  two: radius\n'
    )
    made = model(concepts, {}, {"unit": "in", "close": "6 in", "family": "other"})
    assert yardsticks(made) == {"one": Fraction(35), "two": Fraction(6)}  # (2 + 3 + 3 + 4 + 4 + 5) / 6 x 10 yd
    rows = matrix(made)
    assert rows[1].cells["one"].multiple == Fraction(60, 35)
    text = render.as_text(rows)
    assert "AvD + optional D6, 35 yd on average = 1 infantry move\n" in text
    assert "60 yd; +40 yd = about 1.71 infantry moves\n" in text
    assert "60 in; +40 in = 10 infantry moves\n" in text


def test_the_matrix_as_a_table_and_as_data() -> None:
    concept = 'concept c "See"\n  one: ranges(foot, close)\n  two: silent because "nobody shoots"\n'
    rows = matrix(model(concept, {}, {}))
    assert render.as_markdown(rows, ["one", "two"]) == (
        "| Concept | one | two |\n|---|---|---|\n| See | within 40 yd | - (nobody shoots) |\n"
    )
    (data,) = render.as_data(rows)
    assert data["rulesets"]["one"] == {
        "place": "ranges(foot, close)", "says": "within 40 yd", "facets": {"value": "within 40 yd"},
    }  # fmt: skip
    assert data["rulesets"]["two"] == {"silent": "nobody shoots"}


def test_what_is_alike_and_unaligned_is_suggested() -> None:
    made = model("concept c\n  one: radius\n  two: radius\n", {}, {})
    found = [[member[:2] for member in s.members] for s in suggestions(made)]
    assert [("one", "morale"), ("two", "morale")] in found
    assert [("one", "radius"), ("two", "radius")] not in found
