"""Patches: rulings and variants change lines by name or key, say where lines go, and are told when they miss."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from rulec.model import entities as e

sys.path.insert(0, str(Path(__file__).parent))

from model_texts import UNIT, build_files, found, helped, length, number, rules

REACH = (
    'value reach for unit = 2 @qrs 1\n  +1 "fast" when charging\n  +2 "b" as bee\n  1 "set" otherwise\n  at most 6\n'
)
FIGHT = """test fight for unit @qrs 10-20
  may not "No" when charging
  may otherwise
  roll D6 when charging
  roll 2D6 otherwise
  modifiers
    +1 "a" as ay
  value margin = total
    -1 "m"
  each 6 "six" +1 dp
  results on margin
    7 "Win" +1 dp as win
      "Others" nothing otherwise
    4 to 6 "Draw" nothing
    others "Lose" nothing
"""


def ruled(patch: str, base: str = FIGHT) -> e.Ruleset:
    """The rules with a ruling whose block is the patch, indented by two."""
    return rules(f'{base}ruling ru "Ru" because "so" @qrs 99\n{patch}')


def faults(patch: str, base: str = FIGHT) -> list[tuple[str, str]]:
    return found(f'{base}ruling ru "Ru" because "so"\n{patch}')


def labels(patch: str, base: str = REACH) -> list[str]:
    return [line.label or line.op for line in ruled(patch, base).statements["reach"].figure.lines]


def change(*lines: str, what: str = "value reach") -> str:
    return f"  change {what}\n" + "".join(f"    {line}\n" for line in lines)


def test_a_line_of_the_same_name_replaces_at_its_place():
    made = ruled(change('+3 "new" as bee', '+4 "fast"'), REACH).statements["reach"].figure.lines
    assert [(line.name, line.amount, line.ruling) for line in made[:2]] == [
        ("fast", number(4), "ru"),
        ("bee", number(3), "ru"),
    ]
    assert [line.ruling for line in made[2:]] == ["", ""]
    assert made[0].cites == (e.Cite("qrs", ((99, 99),)),)


def test_remove_before_after_and_the_end():
    assert labels(change("remove fast")) == ["b", "set", "at most"]
    assert labels(change('+1 "z"')) == ["fast", "b", "set", "at most", "z"]
    assert labels(change("before bee", '+1 "y"', '+1 "z"')) == ["fast", "y", "z", "b", "set", "at most"]
    assert labels(change("after bee", '+1 "y"', '+1 "z"')) == ["fast", "b", "y", "z", "set", "at most"]
    assert labels(change("after bee", "remove fast", '+1 "z"')) == ["b", "z", "set", "at most"]
    assert labels(change("after set", '+5 "fast"')) == ["b", "set", "fast", "at most"]


def test_new_alternatives_go_before_otherwise():
    assert labels(change('3 "other" when dp is 1')) == ["fast", "b", "other", "set", "at most"]
    steps = ruled(change('may "Yes" when dp is 1', "roll D8 when dp is 1", what="test fight")).statements["fight"].steps
    assert [line.label for line in steps[0].lines] == ["No", "Yes", ""]
    assert [line.dice[0].die for line in steps[1].lines] == ["D6", "D8", "D6"]
    assert len(steps) == 6


def test_bands_are_known_by_key_or_alias_not_by_text():
    patch = change(
        "results on margin", '  7 or more "Big win" +2 dp as win', '  1 to 3 "Draw" nothing', what="test fight"
    )
    lines = ruled(patch).statements["fight"].steps[-1].lines
    assert [(line.label, line.match.text if line.match else "") for line in lines] == [
        ("Big win", "7 or more"),
        ("Draw", "4 to 6"),
        ("Draw", "1 to 3"),
        ("Lose", ""),
    ]
    assert [line.ruling for line in lines] == ["ru", "", "ru", ""]
    assert lines[0].cases == ()
    same = ruled(change("results", '  4 to 6 "Even" nothing', '  others "Gone" nothing', what="test fight"))
    assert [line.label for line in same.statements["fight"].steps[-1].lines] == ["Win", "Even", "Gone"]


def test_a_band_that_only_patches_is_opened_again():
    patch = change("results on margin", "  7", "    remove others", '    "New" +1 hits otherwise', what="test fight")
    band = ruled(patch).statements["fight"].steps[-1].lines[0]
    assert (band.label, [case.label for case in band.cases], band.ruling) == ("Win", ["New"], "")
    assert band.cases[0].ruling == "ru"


def test_blocks_are_opened_again_or_added():
    patch = change(
        "modifiers", '  +5 "z"', "value margin", '  -2 "n"', "value extra = 3", 'each 6 "six" +2 dp', '"end" nothing',
        what="test fight",
    )  # fmt: skip
    steps = ruled(patch).statements["fight"].steps
    assert [line.label for line in steps[2].figure.lines] == ["a", "z"]
    assert [line.label for line in steps[3].figure.lines] == ["m", "n"]
    assert steps[3].figure.start.name == "total"
    assert steps[4].lines[0].effects == (e.ChangeBy("", "dp", number(2)),)
    assert (steps[6].name, steps[7].line.label) == ("extra", "end")


def test_a_value_opened_with_a_new_start_has_it():
    steps = ruled(change("value margin = total + 1", what="test fight")).statements["fight"].steps
    assert isinstance(steps[3].figure.start, e.Arith)
    assert [line.label for line in steps[3].figure.lines] == ["m"]


def test_modifiers_are_told_apart_by_their_headings():
    base = 'test fight for unit\n  roll D6\n  modifiers "One"\n    +1 "a"\n  modifiers "Two"\n    +1 "b"\n'
    patch = change('modifiers "Two"', '  +1 "c"', "modifiers", '  +1 "d"', what="test fight")
    steps = ruled(patch, base).statements["fight"].steps
    assert [[line.label for line in step.figure.lines] for step in steps[1:]] == [["a", "d"], ["b", "c"]]


def test_kinds_records_tables_settings_and_phases():
    base = (
        "table t by arm, grade gives 0 to 9\n  | | A | B |\n  | foot | 1 | 2 |\n  | gun | 3 | 4 |\n"
        'action go for unit\nsequence turn\n  phase one\n  phase two "Two" may go\n'
    )
    patch = (
        change("ogre", "remove light", what="kind Arm")
        + change("dp: 0 to 9", "height: 0 yd to 3 yd", "remove time", what="record unit")
        + change("| gun | 5 | 6 |", "| lancers | 7 | 8 |", "remove foot", what="table t")
        + change('edition "Third"', what="ruleset r")
        + change("before two", "phase middle", "phase two", "  phase inner", what="sequence turn")
    )
    made = ruled(patch, base)
    assert [m.name for m in made.kinds["Arm"].members] == ["pikes", "shot", "lancers", "gun", "ogre"]
    assert [g.name for g in made.kinds["Arm"].groups] == ["foot", "horse"]
    unit = made.records["unit"]
    assert unit.fact("dp").domain.high == 9
    assert (unit.fact("height").domain.high, unit.fact("time")) == (length(3).value, None)
    assert [(row.labels, row.cells[0].text, row.ruling) for row in made.tables["t"].rows] == [
        (("gun",), "5", "ru"),
        (("lancers",), "7", "ru"),
    ]
    assert made.edition == "Third"
    phases = made.sequences[0].phases
    assert [phase.name for phase in phases] == ["one", "middle", "two"]
    assert (phases[2].label, len(phases[2].lines), [p.name for p in phases[2].phases]) == ("Two", 1, ["inner"])


def test_what_a_ruling_states_anew_is_its_own():
    made = rules(
        'section s\nruling ru "Ru" because "so" @qrs 99\n  term near for unit when distance within 1 yd\n'
        "  never charging and arm is gun\n"
    )
    near = made.statements["near"]
    assert (near.ruling, near.section, near.cites) == ("ru", "s", (e.Cite("qrs", ((99, 99),)),))
    assert [never.text for never in made.nevers] == ["charging and arm is gun"]


def test_rulings_are_applied_in_order_and_may_change_what_another_wrote():
    text = REACH + (
        'ruling one "1" because "x"\n  change value reach\n    +7 "fast"\n'
        'ruling two "2" because "x"\n  change value reach\n    +9 "fast"\n    +1 "new"\n'
    )
    lines = rules(text).statements["reach"].figure.lines
    assert [(line.label, line.ruling) for line in lines] == [
        ("fast", "two"), ("b", ""), ("set", ""), ("", ""), ("new", "two"),
    ]  # fmt: skip


def test_two_gains_of_one_fact_are_told_apart_by_their_texts():
    base = 'gain dp "Slow" for unit\n  value gained\n    at most 1\ngain dp "Fast" for unit\n'
    assert faults(change("value gained", what="gain dp"), base) == [("patch-target", "change gain dp")]
    made = ruled(change("value gained", "  at most 2", what="gain dp.fast"), base)
    assert [len(gain.steps) for gain in made.gains] == [1, 1]


@pytest.mark.parametrize(
    ("patch", "place"),
    [
        (change("remove nix", what="test fight"), "remove nix"),
        (change("before nix", what="test fight"), "before nix"),
        (change("modifiers", "  remove nix", what="test fight"), "remove nix"),
        (change("roll D6", what="test fihgt"), "change test fihgt"),
        (change("roll D6", what="contest fight"), "change contest fight"),
    ],
)
def test_patches_that_name_nothing(patch: str, place: str):
    assert faults(patch) == [("patch-target", place)]


def test_advice_for_a_patch_that_misses():
    texts = {"test fihgt": "did you mean `fight`?", "contest fight": "`fight` is a test: change test fight"}
    for what, advice in texts.items():
        assert helped(f'{FIGHT}ruling ru "Ru" because "so"\n{change("roll D6", what=what)}') == [advice]


# ---------------------------------------------------------------- variants


def variant(body: str, base: str = REACH) -> tuple[e.Model, list[tuple[str, str]]]:
    return build_files(("f", UNIT + base + body))


def test_a_variant_is_a_further_ruleset_and_leaves_the_first_as_it_was():
    model, said = variant(
        'variant night "By night" of r because "late"\n  change value reach\n    +9 "fast"\n  term dark for unit when charging\n'
    )
    assert said == []
    base, night = model.rulesets["r"], model.rulesets["night"]
    assert (night.name, night.label, night.variant_of, night.length) == ("night", "By night", "r", "yd")
    assert base.statements["reach"].figure.lines[0].amount == number(1)
    fast = night.statements["reach"].figure.lines[0]
    assert (fast.amount, fast.ruling) == (number(9), "night")
    assert night.statements["dark"].ruling == "night"
    assert "dark" not in base.statements


def test_rulings_hold_in_variants_and_variants_go_on_from_variants():
    body = (
        'ruling ru "Ru" because "so"\n  change value reach\n    +5 "fast"\n'
        'variant late of early\n  change value reach\n    +7 "new"\n'
        'variant early of r\n  change value reach\n    +6 "new"\n'
        '  ruling own "Own" because "so"\n    change value reach\n      +8 "b" as bee\n'
    )
    model, said = variant(body)
    assert said == []
    late = model.rulesets["late"]
    assert late.variant_of == "early"
    amounts = {line.label: line.amount for line in late.statements["reach"].figure.lines if line.label}
    assert amounts == {"fast": number(5), "b": number(8), "set": number(1), "new": number(7)}
    assert [ruling.name for ruling in late.rulings] == ["ru", "own"]


def test_a_fault_of_the_ruleset_is_not_told_again_for_its_variant():
    body = "term t for unit when nix\nvariant night of r\n  term u for unit when nox\n"
    assert variant(body)[1] == [("unknown-name", "nix"), ("unknown-name", "nox")]


def test_a_variant_that_makes_a_fault():
    body = "variant night of r\n  change record unit\n    remove charging\n"
    assert variant(body)[1] == [("unknown-name", "charging")]


def test_examples_of_a_ruleset_are_not_said_of_its_variant():
    body = 'example "a" of reach\n  gives reach = 2\nvariant night of r\n  example "b" of reach\n    gives reach = 3\n'
    model, said = variant(body)
    assert said == []
    assert [[example.title for example in model.rulesets[name].examples] for name in ("r", "night")] == [["a"], ["b"]]


@pytest.mark.parametrize(
    ("body", "slug", "place"),
    [
        ("variant night of nix\n", "unknown-ruleset", "night"),
        ("variant a of nix\nvariant b of a\n", "unknown-ruleset", "a"),
        ("variant night of r\nvariant night of r\n", "duplicate-ruleset", "night"),
        ("variant night of r\n  ruleset s\n", "misplaced", "ruleset s"),
        ("variant night of r\n  change value rech\n    +1\n", "patch-target", "change value rech"),
        ('ruling ru "Ru" because "so"\n  variant v of r\n', "misplaced", "variant v"),
    ],
)
def test_variants_that_cannot_be(body: str, slug: str, place: str):
    assert variant(body)[1] == [(slug, place)]


def test_a_roll_or_verdict_without_condition_replaces_the_one_there_is():
    base = 'test t for unit\n  must\n  roll D4 when charging\n  roll D6\nruling ru "Ru" because "so"\n  change test t\n'
    for added, verdicts, dice in (
        ("roll D8", ["must"], ["D4", "D8"]),
        ('roll D8 "Big"', ["must"], ["D4", "D8"]),
        ("roll D8 when dp is 1", ["must"], ["D4", "D8", "D6"]),
        ("need not", ["need not"], ["D4", "D6"]),
        ("need not when dp is 1", ["need not", "must"], ["D4", "D6"]),
    ):
        steps = rules(f"{base}    {added}\n").statements["t"].steps
        assert isinstance(steps[0], e.VerdictStep)
        assert isinstance(steps[1], e.RollStep)
        assert [line.word for line in steps[0].lines] == verdicts
        assert [line.dice[0].die for line in steps[1].lines] == dice
