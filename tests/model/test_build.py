"""The whole build: groups of files, concepts, and that nothing makes it raise."""

from __future__ import annotations

import sys
from fractions import Fraction
from pathlib import Path

import pytest

from rulec.model import entities as e

sys.path.insert(0, str(Path(__file__).parent))

import random

from attrs import evolve

from rulec.model.build import build
from rulec.source import Source
from rulec.syntax import nodes as n
from rulec.syntax.parse import parse

sys.path.insert(0, str(Path(__file__).parent.parent / "syntax"))
import programs
from model_texts import UNIT, build_files, findings, found

ROOT = Path(__file__).parent.parent.parent


def test_files_of_a_folder_are_one_ruleset_whichever_has_the_header():
    model, faults = build_files(
        ("a", "term t for unit when far\n"), ("a", UNIT), ("a", "term far for unit when charging\n")
    )
    assert faults == []
    assert list(model.rulesets) == ["r"]
    assert list(model.rulesets["r"].statements) == ["t", "far"]


def test_where_every_file_has_a_header_each_is_a_ruleset():
    model, faults = build_files(("a", 'ruleset one "1"\nterm t\n'), ("a", 'ruleset two "2"\nterm t\n'))
    assert faults == []
    assert list(model.rulesets) == ["one", "two"]


@pytest.mark.parametrize(
    ("files", "fault"),
    [
        ([("a", 'term t\n  "x1"\nterm u\n')], ("no-ruleset", "term t")),
        ([("a", 'ruleset o "O"\n'), ("a", 'ruleset p "P"\n'), ("a", "term t\n")], ("no-ruleset", "term t")),
        ([("a", 'language 1\nnote "n"\nkind K\n  m\n')], ("no-ruleset", "kind K")),
        ([("a", 'ruleset o "O"\n'), ("b", 'ruleset o "P"\n')], ("duplicate-ruleset", "o")),
        ([("a", 'ruleset o "O"\nruleset p "P"\n  length yd\nterm t\n')], ("many-rulesets", 'ruleset p "P"')),
    ],
)
def test_groups_that_cannot_be(files: list[tuple[str, str]], fault: tuple[str, str]):
    assert build_files(*files)[1] == [fault]


def test_variants_and_concepts_need_no_ruleset_around_them():
    model, faults = build_files(("a", UNIT), ("b", "variant v of r\nconcept c\n  r: unit.dp\n  v: unit.dp\n"))
    assert faults == []
    assert list(model.rulesets) == ["r", "v"]


def test_nothing_is_a_model_too():
    model, faults = build_files(("a", ""), ("b", "# a comment\n"))
    assert (dict(model.rulesets), model.concepts, faults) == ({}, (), [])


def test_concepts():
    text = (
        'value reach for unit = 2 yd\n  +1 yd "fast"\ntable t by arm, grade\n  | | A | B |\n  | gun | 1 | 2 |\n'
        'concept c "See" in yd\n  r: t(gun, B)\n  s: silent because "none there"\n  differ r, s because "so"\n'
        "concept d\n  r: reach.fast\n"
    )
    model, faults = build_files(("a", UNIT + text), ("b", 'ruleset s "S"\n'))
    assert faults == []
    assert model.concepts == (
        e.Concept("c", "See", "yd", {"r": "t(gun, B)", "s": ""}, {"s": "none there"}, ((("r", "s"), "so"),)),
        e.Concept("d", "d", "", {"r": "reach.fast"}, {}, ()),
    )


@pytest.mark.parametrize(
    ("line", "slug", "place"),
    [
        ("rr: reach", "unknown-ruleset", "rr: reach"),
        ("r: raech", "unknown-place", "raech"),
        ("r: reach.slow", "unknown-place", "reach.slow"),
        ("r: t(tank)", "unknown-name", "tank"),
        ("r: reach\n  r: far", "duplicate-name", "r: far"),
        ('differ r, q because "so"', "unknown-ruleset", 'differ r, q because "so"'),
    ],
)
def test_concepts_that_point_nowhere(line: str, slug: str, place: str):
    base = "value reach for unit = 2 yd\nterm far for unit when charging\ntable t by arm\n  | | n |\n  | gun | 1 |\n"
    assert found(f"{base}concept c\n  {line}\n") == [(slug, place)]


def test_two_concepts_of_one_name():
    assert found("concept c\nconcept c\n") == [("duplicate-name", "c")]


def test_findings_come_in_the_order_of_the_text():
    faults = findings(UNIT + "term b for unit when nix\nterm a for unit when nox\n")
    assert [fault.message for fault in faults] == ["nothing is called `nix`", "nothing is called `nox`"]


# ---------------------------------------------------------------- never raises


def test_generated_trees_never_make_it_raise():
    for seed in range(400):
        build([("a", programs.tree(seed)), ("b", programs.tree(seed + 10_000)), ("b", programs.tree(seed + 20_000))])


def real_files() -> list[Path]:
    return sorted(ROOT.glob("rules/*/*.rules"))


def real_trees() -> list[tuple[str, n.Tree]]:
    """Each folder of rules is a group."""
    return [
        (path.parent.name, parse(Source(path.relative_to(ROOT).as_posix(), path.read_text("utf-8"))).tree)
        for path in real_files()
    ]


def shaken(lines: tuple[n.Line, ...], dice: random.Random) -> tuple[n.Line, ...]:
    """Lines dropped, doubled and swapped, at every depth."""
    kept = [line for line in lines if dice.random() > 0.05]
    kept += [line for line in kept if dice.random() < 0.03]
    if len(kept) > 1 and dice.random() < 0.2:
        a, b = dice.sample(range(len(kept)), 2)
        kept[a], kept[b] = kept[b], kept[a]
    return tuple(evolve(line, body=shaken(line.body, dice)) for line in kept)


def test_spoilt_rules_never_make_it_raise():
    trees = real_trees()
    for seed in range(12):
        dice = random.Random(seed)
        spoilt = [(group, evolve(tree, lines=shaken(tree.lines, dice))) for group, tree in trees]
        build(spoilt)


def test_a_tree_nested_too_deep_is_a_finding():
    expr: n.Expr = n.Number("1")
    for _ in range(5000):
        expr = n.Half(expr)
    value = n.Line(n.StatementHead("value", n.Name("v"), start=expr))
    tree = n.Tree((n.Line(n.RulesetHead(n.Name("r"))), value))
    model, faults = build([("a", tree)])
    assert [fault.code.slug for fault in faults] == ["too-much"]
    assert dict(model.rulesets) == {}


# ---------------------------------------------------------------- the rules we ship


@pytest.mark.parametrize("group", sorted({path.parent.name for path in ROOT.glob("rules/*/*.rules")}))
def test_the_rules_build_without_a_finding(group: str):
    _, faults = build([(key, tree) for key, tree in real_trees() if key == group])
    assert [(fault.span.path, fault.message) for fault in faults] == []


def test_the_sheet_comes_out_as_it_is_printed():
    model, _ = build([(key, tree) for key, tree in real_trees() if key == "cfeo16"])
    sheet = model.rulesets["cfeo16"]
    assert (sheet.length, sheet.family, sheet.dice["AvD"].faces) == ("yd", "cfeo", (2, 3, 3, 4, 4, 5))
    ranges = {row.labels[0]: [cell.text for cell in row.cells] for row in sheet.tables["ranges"].rows}
    assert ranges["heavy_gun"] == ["720 yd", "360 yd", "120 yd"]
    assert ranges["horse"] == ["40 yd", "-", "-"]
    bands = [
        line for step in sheet.statements["combat"].steps if isinstance(step, e.ResultsStep) for line in step.lines
    ]
    assert [(band.name, band.match.text) for band in bands if band.match] == [
        ("breakthrough", "7 or more"),
        ("victory", "4 to 6"),
        ("success", "2 to 3"),
        ("inconclusive", "-1 to 1"),
        ("driven_back", "-4 to -2"),
        ("defeat", "-7 to -5"),
        ("broken", "-8 or less"),
    ]
    assert [bands[0].ruling, bands[2].ruling, bands[-1].ruling] == ["open_ends", "", "open_ends"]
    assert Fraction(3) in {
        expr.value for gain in sheet.gains for step in gain.steps if isinstance(step, e.ValueStep)
        for expr in [step.figure.lines[0].amount.items[0].left]
    }  # fmt: skip
