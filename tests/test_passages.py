"""The hard passages of the five documents: each has a case file of examples, worked by hand from its lines out of facts
seen on the table, and asked of the shipped rules twice: as examples, and through `rulec resolve`.

A case file is tests/passages/RULESET_LINES_subject.rules; its lines are what the examples in it cite.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from rulec.cli.verbs import main
from rulec.examples import run
from rulec.model.build import build
from rulec.model.entities import Example, Ruleset
from rulec.source import Source
from rulec.syntax.parse import parse

ROOT = Path(__file__).parents[1]
CASES = Path(__file__).parent / "passages"
Lines = tuple[tuple[int, int], ...]
# ruleset -> its passages
PASSAGES: dict[str, tuple[Lines, ...]] = {
    "cfeo16": (
        ((28, 44),),
        ((40, 40),),
        ((46, 50),),
        ((80, 102),),
        ((171, 177), (189, 189)),
        ((194, 194),),
        ((209, 209),),
    ),
    "cfeo16_rulebook": (
        ((227, 227),),
        ((372, 372),),
        ((455, 456), (467, 467)),
        ((471, 475),),
        ((489, 489),),
    ),
    "cfeo18": (((101, 107),), ((163, 174),), ((206, 215),)),
    "carolus_rex": (((17, 21),), ((74, 79),), ((121, 123),), ((140, 153),), ((183, 215),)),
    "honours_of_war": (((41, 49),), ((62, 64),), ((82, 86),), ((130, 130),), ((145, 149),)),
}


def stem(ruleset: str, lines: Lines) -> str:
    """What the name of the case file begins with."""
    figures = [figure for low, high in lines for figure in ((low,) if low == high else (low, high))]
    return "_".join([ruleset, *map(str, figures)])


def case_file(ruleset: str, lines: Lines) -> Path:
    (found,) = (
        p for p in CASES.glob(f"{stem(ruleset, lines)}_*.rules") if p.stem[len(stem(ruleset, lines)) + 1].isalpha()
    )
    return found


EVERY = [(ruleset, lines) for ruleset, passages in PASSAGES.items() for lines in passages]
each_passage: Callable[[Any], Any] = pytest.mark.parametrize(
    ("ruleset", "lines"), EVERY, ids=[stem(ruleset, lines) for ruleset, lines in EVERY]
)


@cache
def understood(ruleset: str, lines: Lines) -> Ruleset:
    """The shipped rules, with the examples of a case file in place of their own."""
    shipped = [p for p in sorted((ROOT / "rules" / ruleset).glob("*.rules")) if not p.stem.startswith("examples")]
    trees = []
    for path in (*shipped, case_file(ruleset, lines)):
        parsed = parse(Source(path.relative_to(ROOT).as_posix(), path.read_text("utf-8")))
        assert not parsed.diagnostics
        trees.append((ruleset, parsed.tree))
    model, findings = build(trees)
    assert [(d.span.path, d.message) for d in findings] == []
    return model.rulesets[ruleset]


def test_every_case_file_is_of_a_passage() -> None:
    assert {p.name for p in CASES.iterdir()} == {case_file(*one).name for one in EVERY}


@each_passage
def test_a_case_file_holds_examples_and_nothing_else(ruleset: str, lines: Lines) -> None:
    starts = [line for line in case_file(ruleset, lines).read_text("utf-8").splitlines() if line[:1].strip()]
    assert {line.split()[0].lstrip("#") for line in starts} <= {"language", "example", ""}


@each_passage
def test_the_examples_of_the_passage(ruleset: str, lines: Lines) -> None:
    rules = understood(ruleset, lines)
    cited = [pair for example in rules.examples for cite in example.cites for pair in cite.lines]
    for low, high in lines:
        assert any(a <= high and low <= b for a, b in cited), "no example of these lines"
    assert len(rules.examples) >= 3, "too few to tell a misreading"
    for example in rules.examples:
        ran = run(rules, example)
        assert not ran.problems, f"{example.title}: {ran.problems}"


@each_passage
def test_the_passage_through_resolve(ruleset: str, lines: Lines) -> None:
    """Every example, asked as a user asks: facts, choices and dice in, values out, or why there is no answer."""
    rules = understood(ruleset, lines)
    asked = [example for example in rules.examples if example.of in rules.statements]
    assert len(asked) >= 3
    for example in asked:
        code, said = ask(rules, example)
        if example.raises:
            told = json.loads(said)["error"]["code"]
            assert (code, told) == (2 if told == "NotOpen" else 1, example.raises), example.title
            continue
        assert code == 0, (example.title, said)
        answer, first = json.loads(said), parties(rules, example)[0]
        for role, name, value in example.gives:
            party = role or first
            found = answer["outputs"].get(party, {}) | answer["facts"].get(party, {})
            assert found[name] == written(value), (example.title, party, name)


def parties(rules: Ruleset, example: Example) -> tuple[str, ...]:
    return rules.statements[example.of].roles or ("",)


def ask(rules: Ruleset, example: Example) -> tuple[int, str]:
    first = parties(rules, example)[0]
    facts: dict[str, dict[str, Any]] = {}
    for role, fact, value in example.given:
        facts.setdefault(role or first, {})[fact] = written(value)
    for role, fact, elements in example.lists:
        facts.setdefault(role or first, {})[fact] = [{k: written(v) for k, v in e} for e in elements]
    by_party: dict[str, list[int]] = {}
    for role, faces in example.rolls:
        by_party.setdefault(role, []).extend(faces)
    dice: Any = by_party[""] if set(by_party) == {""} else {role or first: faces for role, faces in by_party.items()}
    question = {"facts": facts, "choices": {k: written(v) for k, v in example.chosen}, "dice": dice}
    words = ["resolve", f"{rules.name}.{example.of}", "-", "--json", "--rules", str(ROOT / "rules" / rules.name)]
    done = CliRunner().invoke(main, words, input=json.dumps(question))
    return done.exit_code, done.output


def written(value: object) -> object:
    """A value as JSON has it."""
    if isinstance(value, Fraction):
        return int(value) if value.denominator == 1 else str(value)
    return value
