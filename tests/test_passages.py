"""The hard passages of the five documents: each is answered, from facts seen on the table, as a reader worked it out.

The examples stand in tests/passages (one file a document) and, for the 16th-century sheet, in its shipped rules. Each
cites the lines it was worked from, and is asked of the program twice: as an example, and through `rulec resolve`.
"""

from __future__ import annotations

import json
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from rulec.cli.verbs import main
from rulec.compile import compile_project
from rulec.examples import run
from rulec.model.entities import Example, Ruleset
from rulec.project import find_project

ROOT = Path(__file__).parents[1]
# document -> (where its rules are, its passages)
PASSAGES: dict[str, tuple[str, tuple[tuple[int, int], ...]]] = {
    "cfeo16-qrs": (
        "rules/cfeo16",
        ((28, 44), (40, 40), (46, 50), (80, 102), (171, 177), (189, 189), (194, 194), (209, 209)),
    ),
    "cfeo16-rulebook": (
        "tests/passages/cfeo16_rulebook.rules",
        ((227, 227), (372, 372), (455, 456), (467, 467), (471, 475), (489, 489)),
    ),
    "cfeo18-qrs": ("tests/passages/cfeo18.rules", ((101, 107), (163, 174), (206, 215))),
    "carolus-rex-qrs": (
        "tests/passages/carolus_rex.rules",
        ((17, 21), (74, 79), (121, 123), (140, 153), (183, 215)),
    ),
    "honours-of-war-qrs": (
        "tests/passages/honours_of_war.rules",
        ((41, 49), (62, 64), (82, 86), (130, 130), (145, 149)),
    ),
}
CASES = [(document, passage) for document, (_, passages) in PASSAGES.items() for passage in passages]


@cache
def ruleset(document: str) -> Ruleset:
    path = ROOT / PASSAGES[document][0]
    compiled = compile_project(find_project(ROOT), [path])
    assert not [d for d in compiled.diagnostics if d.code.severity.value == "error"], document
    own = (r for r in compiled.model.rulesets.values() if not r.variant_of)
    (found,) = (r for r in own if document in r.sources.values())
    return found


def examples(document: str, low: int, high: int) -> list[Example]:
    """Those worked from lines of the passage."""
    rules = ruleset(document)
    names = {name for name, of in rules.sources.items() if of == document}
    return [
        example
        for example in rules.examples
        if any(c.source in names and any(a <= high and low <= b for a, b in c.lines) for c in example.cites)
    ]


@pytest.mark.parametrize(("document", "passage"), CASES, ids=[f"{d}-{a}-{b}" for d, (a, b) in CASES])
def test_examples_of_the_passage(document: str, passage: tuple[int, int]) -> None:
    found = examples(document, *passage)
    assert len(found) >= 3, "too few to tell a misreading"
    for example in found:
        ran = run(ruleset(document), example)
        assert not ran.problems, f"{example.title}: {ran.problems}"


@pytest.mark.parametrize(("document", "passage"), CASES, ids=[f"{d}-{a}-{b}" for d, (a, b) in CASES])
def test_the_passage_through_resolve(document: str, passage: tuple[int, int]) -> None:
    """The first few, asked as a user asks: facts, choices and dice in, effects out."""
    rules = ruleset(document)
    plain = [e for e in examples(document, *passage) if not e.raises and e.gives]
    assert plain
    for example in plain[:3]:
        statement = rules.statements[example.of]
        answer = ask(document, rules.name, example)
        for role, name, value in example.gives:
            party = role or statement.roles[0]
            outputs, after = answer["outputs"].get(party, {}), answer["facts"].get(party, {})
            assert name in outputs or name in after, (example.title, name)
            assert (outputs | after)[name] == written(value), (example.title, party, name)


def ask(document: str, name: str, example: Example) -> dict[str, Any]:
    facts: dict[str, dict[str, Any]] = {}
    rules = ruleset(document)
    first = rules.statements[example.of].roles[0]
    for role, fact, value in example.given:
        facts.setdefault(role or first, {})[fact] = written(value)
    for role, fact, elements in example.lists:
        facts.setdefault(role or first, {})[fact] = [{k: written(v) for k, v in e} for e in elements]
    by_party: dict[str, list[int]] = {}
    for role, faces in example.rolls:
        by_party.setdefault(role, []).extend(faces)
    dice: Any = by_party[""] if set(by_party) == {""} else {role or first: faces for role, faces in by_party.items()}
    asked = {"facts": facts, "choices": {k: written(v) for k, v in example.chosen}, "dice": dice}
    words = ["resolve", f"{name}.{example.of}", "-", "--json", "--rules", str(ROOT / PASSAGES[document][0])]
    done = CliRunner().invoke(main, words, input=json.dumps(asked))
    assert done.exit_code == 0, f"{example.title}: {done.output}"
    found = json.loads(done.output)
    assert isinstance(found, dict)
    return found


def written(value: object) -> object:
    """A value as JSON has it."""
    if isinstance(value, Fraction):
        return int(value) if value.denominator == 1 else str(value)
    return value
