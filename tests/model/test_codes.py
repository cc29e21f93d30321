"""Every code of the builder: its bad example raises exactly it, where it should; its good one raises nothing."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from rulec.diagnostics import Code
from rulec.model.codes import CODES

sys.path.insert(0, str(Path(__file__).parent))
from model_texts import findings

# What the finding points at in the bad example of each code.
PLACES = {
    "unknown-name": "dpp",
    "unknown-role": "target",
    "unknown-fact": "fatigue",
    "unknown-member": "hoarse",
    "unknown-kind": "Skil",
    "unknown-die": "AvD",
    "unknown-action": "retyre",
    "unknown-statement": "controll",
    "unknown-source": "@book 4",
    "unknown-ruleset": "night",
    "unknown-place": 'allow gap in fat because "the sheet is silent"',
    "unknown-setting": "edtion",
    "duplicate-name": "far",
    "reserved-name": "total",
    "wrong-party": "radius",
    "circular": "b",
    "patch-target": "remove fats",
    "foreign-unit": "12 in",
    "unlike-added": "10",
    "unlike-compared": "120",
    "not-a-figure": "arm",
    "not-a-count": "distance",
    "needs-rounding": "halve",
    "not-ordered": "horse or better",
    "not-yes-no": "arm",
    "backwards": "5 to 3",
    "out-of-domain": "4",
    "bad-domain": "yes/no/perhaps",
    "fraction-for-list": "5/6",
    "no-ruleset": "section moves",
    "many-rulesets": 'ruleset s "Others"',
    "duplicate-ruleset": "r",
    "misplaced": "dp",
    "sides": "unit",
    "table-keys": "t",
    "table-shape": "| | A | B |",
    "empty-kind": "Weather",
    "bad-setting": "length ell",
    "bad-example": '"a three"',
    "unsigned-modifier": "1",
}


def slug(code: Code) -> str:
    return code.slug


def test_every_code_has_a_case():
    assert sorted(PLACES) == sorted(code.slug for code in CODES)
    assert len({code.id for code in CODES}) == len(CODES)
    assert all(code.id[:3] in ("RC1", "RC2", "RC3") for code in CODES)


@pytest.mark.parametrize("code", CODES, ids=slug)
def test_the_bad_example_raises_exactly_its_code(code: Code):
    faults = findings(code.bad)
    assert [fault.code for fault in faults] == [code]
    span = faults[0].span
    assert code.bad[span.start : span.end] == PLACES[code.slug]


@pytest.mark.parametrize("code", CODES, ids=slug)
def test_the_good_example_raises_nothing(code: Code):
    assert findings(code.good) == ()


@pytest.mark.parametrize("code", CODES, ids=slug)
def test_texts_are_sentences(code: Code):
    assert code.summary.endswith(".")
    assert code.why.endswith(".")
