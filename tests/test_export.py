"""The model as JSON: whole, tagged, exact, and as its published schema says."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import attrs
import jsonschema
import pytest

from rulec.export import schema as schema_module
from rulec.export.schema import schema
from rulec.export.to_json import document, json_text
from rulec.model import entities
from rulec.model.build import build
from rulec.model.entities import Model
from rulec.project import group_sources, read_sources
from rulec.source import Source
from rulec.syntax.parse import parse

ROOT = Path(__file__).parent.parent
PUBLISHED = Path(schema_module.__file__).with_name("model.schema.json")

SMALL = """\
ruleset t "Test {braces} and \\"quotes\\""
  length yd
  source s "sheet"
record unit
  near: 0 yd to 480 yd
  speed: 0 moves to 1 move by 1/2 move, normally 1/2 move
value reach "Reach" for unit = near
  +5/2 yd "a bit" when near within 60 yd  @s 3-4
"""


def model_of(text: str) -> tuple[Model, dict[str, Source]]:
    source = Source("t.rules", text)
    parsed = parse(source)
    model, problems = build([("t", parsed.tree)])
    assert [d.message for d in (*parsed.diagnostics, *problems)] == []
    return model, {source.path: source}


@cache
def all_rules() -> dict[str, Any]:
    """The export of all rules of the project."""
    sources, _ = read_sources([ROOT / "rules"], ROOT)
    groups = [
        (key if len(members) > 1 else source.path, parse(source).tree)
        for key, members in group_sources(sources).items()
        for source in members
    ]
    model, _ = build(groups)
    return document(model, {s.path: s for s in sources})


def objects(data: object) -> Iterator[dict[str, Any]]:
    """Every tagged object of a document."""
    if isinstance(data, dict):
        if "class" in data:
            yield data
        for part in data.values():
            yield from objects(part)
    elif isinstance(data, list):
        for part in data:
            yield from objects(part)


def test_the_published_schema_is_the_one_the_classes_make():
    made = json_text(schema())
    assert PUBLISHED.read_text(encoding="utf-8") == made, "run: rulec export --schema -o rulec/export/model.schema.json"


def test_the_schema_is_a_schema():
    jsonschema.Draft202012Validator.check_schema(schema())


def test_all_rules_are_as_the_schema_says():
    validator = jsonschema.Draft202012Validator(schema())
    assert [e.message for e in validator.iter_errors(all_rules())] == []
    assert all_rules()["rulesets"]


def test_every_object_has_every_field_of_its_class():
    seen = set()
    for thing in objects(all_rules()):
        cls = getattr(entities, thing["class"])
        assert list(thing) == [
            *(["format", "version"] if cls is Model else []),
            "class",
            *(f.name for f in attrs.fields(cls)),
        ]
        seen.add(thing["class"])
    assert {"Ruleset", "Statement", "FigureLine", "BandLine", "TableCell", "Between", "Example", "Ruling"} <= seen


def test_the_document_says_what_it_is_and_survives_json():
    model, sources = model_of(SMALL)
    found = document(model, sources)
    assert (found["format"], found["version"], found["class"]) == ("rulec-model", 1, "Model")
    assert json.loads(json_text(found)) == found
    jsonschema.Draft202012Validator(schema()).validate(found)


def test_figures_are_exact_and_places_are_lines_and_columns():
    model, sources = model_of(SMALL)
    rules = document(model, sources)["rulesets"]["t"]
    assert rules["label"] == 'Test {braces} and "quotes"'
    speed = rules["records"]["unit"]["facts"][1]
    assert (speed["default"], speed["domain"]["step"], speed["domain"]["high"]) == ("1/2", "1/2", "1")
    line = rules["statements"]["reach"]["figure"]["lines"][0]
    assert line["amount"] == {
        "class": "Const", "value": "5/2", "type": {"class": "Type", "sort": "length", "kind": "", "values": []}
    }  # fmt: skip
    assert line["cites"] == [{"class": "Cite", "source": "s", "lines": [[3, 4]]}]
    assert line["span"].startswith("t.rules:8:")
    assert rules["statements"]["reach"]["span"] == "t.rules:7:1"


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda d: d.update(version=2), "1 was expected"),
        (lambda d: d["rulesets"]["t"].pop("length"), "'length' is a required property"),
        (lambda d: d["rulesets"]["t"].update(more=1), "Additional properties are not allowed"),
    ],
)
def test_the_schema_refuses_another_document(spoil, said):
    model, sources = model_of(SMALL)
    found = document(model, sources)
    spoil(found)
    errors = [e.message for e in jsonschema.Draft202012Validator(schema()).iter_errors(found)]
    assert any(said in error for error in errors)


def test_the_same_rules_are_the_same_text():
    assert json_text(document(*model_of(SMALL))) == json_text(document(*model_of(SMALL)))
