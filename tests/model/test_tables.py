"""Tables: keys, cells, what they are matched by, and how they are asked."""

from __future__ import annotations

import sys
from fractions import Fraction
from pathlib import Path

import pytest

from rulec.model import entities as e

sys.path.insert(0, str(Path(__file__).parent))

from model_texts import ARM, GRADE, fact, found, length, local, number, rules

LENGTH, NUMBER = e.Type("length"), e.Type("number")
BAND = e.Type("member", "Band", ("far", "near"))
RANGES = """kind Band
  far "long range"
  near
table ranges "Ranges" by arm, band gives within length @qrs 1-9
  |                    | "F" far | near  |
  | infantry           | 120 yd  | -     | @qrs 2
  | "the guns" gun     | 720 yd  | 60 yd |
  | lancers            |         | "n/a" |
  note "by day"
"""


def table(text: str, name: str = "t") -> e.Table:
    return rules(text).tables[name]


def members(*names: str, text: str) -> e.Match:
    return e.Match((e.Members(names),), text)


def exactly(value: e.Const, text: str) -> e.Match:
    return e.Match((e.Between(value, value),), text)


def test_a_table_of_two_keys():
    made = table(RANGES, "ranges")
    assert (made.label, made.keys, made.key_types, made.relation, made.type) == (
        "Ranges", ("arm", "band"), (ARM, BAND), "within", LENGTH,
    )  # fmt: skip
    assert made.columns == (members("far", text="far"), members("near", text="near"))
    assert made.column_labels == ("F", "near")
    foot, gun, horse = made.rows
    assert foot.keys == (members("pikes", "shot", text="infantry"),)
    assert foot.cells == (e.Cell(exactly(length(120), "120 yd"), "120 yd"), e.Cell(None, "-"))
    assert (foot.cites, gun.cites) == ((e.Cite("qrs", ((2, 2),)),), (e.Cite("qrs", ((1, 9),)),))
    assert (gun.keys, gun.labels) == ((members("gun", text="gun"),), ("the guns",))
    assert horse.cells == (e.Cell(None, ""), e.Cell(None, "n/a"))
    assert made.notes == ("by day",)


def test_a_table_of_one_key_has_no_columns():
    made = table("table t by grade gives 1 to 6\n  | | score |\n  | A | 3 |\n  | B or worse | 4 |\n")
    assert (made.columns, made.column_labels) == ((), ("score",))
    assert [row.keys[0].alts for row in made.rows] == [(e.Members(("A1", "A2")),), (e.Members(("B", "C", "D")),)]
    assert made.rows[0].cells[0].match == exactly(number(3), "3")


def test_a_table_of_three_keys_and_ranges_in_cells():
    made = table(
        "table t by grade, arm, total gives length\n  | | | 1 or less | 2 to 3 |\n"
        "  | A | foot | 0 to 10 yd | 10 yd |\n  | B/C | gun | 1 yd | 2 yd |\n"
    )
    assert made.key_types == (GRADE, ARM, NUMBER)
    assert [match.alts[0] for match in made.columns] == [e.Between(None, number(1)), e.Between(number(2), number(3))]
    assert made.rows[0].cells[0].match.alts == (e.Between(length(0), length(10)),)
    assert made.rows[1].keys[0].alts == (e.Members(("B",)), e.Members(("C",)))


def test_labels_in_words_are_members():
    text = (
        'kind Mood\n  good_cheer\n  low "in low spirits"\ntable t by mood, grade gives Mood\n'
        "  | | A | B |\n  | good cheer | good cheer | in low spirits |\n  | in low spirits | low | low |\n"
    )
    made = table(text)
    assert made.key_types[0].kind == "Mood"
    assert [row.keys[0].alts[0].values for row in made.rows] == [("good_cheer",), ("low",)]
    assert [cell.match.alts[0].values for row in made.rows for cell in row.cells] == [
        ("good_cheer",), ("low",), ("low",), ("low",),
    ]  # fmt: skip


def test_keys_that_are_no_facts_are_what_their_cells_are():
    made = table("table t by weather, size\n  | | 1 | 2 or more |\n  | fair | 3 | 4 |\n  | dull day | 5 | 6 |\n")
    assert made.key_types == (e.Type("member", "", ("fair", "dull_day")), NUMBER)
    assert made.type == NUMBER
    assert made.rows[1].keys == (members("dull_day", text="dull day"),)


def test_keys_of_roles_and_sides():
    text = (
        "record att also dfd\n  grade: Grade\ncontest c between att and dfd\n  value v = t\n"
        "table t by dfd.grade, side gives 0 to 4\n  | | att | dfd |\n  | A to D | 0 | 4 |\n"
    )
    made = rules(text)
    assert made.tables["t"].keys == ("dfd.grade", "side")
    assert made.tables["t"].key_types == (GRADE, e.Type("member", "", ("att", "dfd")))
    assert made.statements["c"].steps[0].figure.start.keys == (
        e.FactOf("dfd", "grade", GRADE),
        e.LocalOf("", "side", e.Type("member", "", ("att", "dfd"))),
    )


# ---------------------------------------------------------------- asking


def test_keys_are_given_or_taken_by_name():
    made = rules(
        RANGES
        + "value a for unit = ranges(gun, near)\ntest b for unit\n  value band = last column of ranges(arm) for distance\n"
        "  value c = ranges\n  value d = ranges(enemy.arm)\n  value e1 = first column of ranges for distance\n"
    )
    arm = e.FactOf("", "arm", ARM)
    assert made.statements["a"].figure.start == e.TableCell(
        "ranges", (e.Const("gun", ARM), e.Const("near", BAND)), LENGTH
    )
    band, c, d, last = (step.figure.start for step in made.statements["b"].steps)
    assert band == e.ColumnFor("last", "ranges", (arm,), fact("distance", "length"), BAND)
    here = e.LocalOf("", "band", BAND)
    assert c == e.TableCell("ranges", (arm, here), LENGTH)
    assert d == e.TableCell("ranges", (e.FactOf("enemy", "arm", ARM), here), LENGTH)
    assert last == e.ColumnFor("first", "ranges", (arm,), fact("distance", "length"), BAND)


def test_total_is_a_key_like_any_other():
    text = (
        "table t by arm, total gives 0 to 2\n  | | 1 to 3 | 4 or more |\n  | foot | 0 | 1 |\n  | gun | - | 2 |\n"
        'test u for unit\n  roll D6\n  value scored = t\n  "hits" +scored enemy.hits\n'
    )
    assert rules(text).statements["u"].steps[1].figure.start.keys[1] == local("total")
    assert found(text.replace("  roll D6\n", "")) == [("table-keys", "t")]


@pytest.mark.parametrize(
    ("text", "slug", "place"),
    [
        ("value a for unit = ranges(arm)\n", "table-keys", "ranges(arm)"),
        ("value a for unit = ranges(arm, near, far)\n", "table-keys", "ranges(arm, near, far)"),
        ("value a for unit = ranges(arm, grade)\n", "unlike-compared", "ranges(arm, grade)"),
        ("value a for unit = ranges(tank, near)\n", "unknown-name", "tank"),
        ("value a for unit = range(arm, near)\n", "unknown-name", "range(arm, near)"),
        ("value a for unit = the column of ranges(arm) for dp\n", "unlike-added", "dp"),
        ("value a for unit = the column of rangs(arm) for distance\n", "unknown-name", "rangs(arm)"),
    ],
)
def test_asked_wrongly(text: str, slug: str, place: str):
    assert found(RANGES + text) == [(slug, place)]


@pytest.mark.parametrize(
    ("rows", "slug", "place"),
    [
        ("table t by arm, grade gives 0 to 3\n  | | A | B |\n  | tank | 1 | 2 |\n", "unknown-member", "tank"),
        ("table t by arm, grade gives 0 to 3\n  | | A | E |\n  | gun | 1 | 2 |\n", "unknown-member", "E"),
        ("table t by arm, grade gives 0 to 3\n  | | A | B |\n  | big tank | 1 | 2 |\n", "unknown-member", "big tank"),
        ("table t by arm, grade gives 0 to 3\n  | | A | B |\n  | gun | 1 | 4 |\n", "out-of-domain", "4"),
        ("table t by arm, grade gives 0 to 3\n  | | A | B |\n  | gun | 1 | 2 yd |\n", "unlike-compared", "2 yd"),
        ("table t by arm, grade gives length\n  | | A | B |\n  | gun | 1 yd | 2 |\n", "unlike-compared", "2"),
        ("table t by arm, grade gives length\n  | | A | B |\n  | gun | 1 yd | 2 in |\n", "foreign-unit", "2 in"),
        ("table t by arm, grade gives Arms\n  | | A | B |\n  | gun | gun | gun |\n", "unknown-kind", "Arms"),
        ("table t by arm, grade gives within Arm\n  | | A | B |\n  | gun | gun | gun |\n", "not-a-figure", "t"),
        ("table t by arm, grade gives 0 to 3\n  | | A | B |\n", "table-shape", "t"),
        ("table t by arm, grade gives 0 to 3\n", "table-shape", "t"),
        ("table t by arm, dp gives 0 to 3\n  | | 3 to 1 | 4 |\n  | gun | 1 | 2 |\n", "backwards", "3 to 1"),
    ],
)  # fmt: skip
def test_cells_that_cannot_be(rows: str, slug: str, place: str):
    assert found(rows) == [(slug, place)]


def test_a_faulty_row_is_left_out_and_a_faulty_table_blames_nobody_else():
    text = "table t by arm, grade gives 0 to 3\n  | | A | B |\n  | tank | 1 | 2 |\n  | gun | 1 | 2 |\n"
    assert found(text + "value v for unit = t\n") == [("unknown-member", "tank")]
    assert found("table t by arm, grade\nvalue v for unit = t\nvalue w for unit = t(gun, A1) + 1\n") == [
        ("table-shape", "t")
    ]


def test_a_cell_that_needs_its_table():
    text = "table t by dp gives 0 to 9\n  | | v |\n  | v1 | 1 |\nvalue v1 for unit = t\n"
    assert found(text) == [("circular", "v1")]


def test_fractions_in_cells_are_kept():
    made = table("table t by arm gives 0 to 3\n  | | f |\n  | gun | 1/2 |\n")
    assert made.rows[0].cells[0].match.alts == (e.Between(number("1/2"), number("1/2")),)
    assert Fraction(1, 2) == made.rows[0].cells[0].match.alts[0].low.value
