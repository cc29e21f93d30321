"""RC704 two-meanings: a model -> a finding for each printed term that means one thing here and another there.

Judged for terms with a definition, and tests and actions, whose facets differ. A concept that names both settles it: from
then on it says whether they are one thing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations

from rulec.checks.base import ModelCheck
from rulec.compare.facets import entry
from rulec.compare.matrix import differences, given_elsewhere
from rulec.compare.places import Found
from rulec.diagnostics import Code, Diagnostic, Note, Severity
from rulec.model import entities as e


def _two(bound: str, concept: str) -> str:
    texts = [
        f'# file {name}\nruleset {name} "{name}"\n  length yd\nrecord unit\n  distance "distance to enemy": 0 yd to 720 yd\n'
        f'term far "far away" for unit when distance beyond {limit}\nexample "Far" of far\n  given unit distance = 700 yd\n'
        "  gives far = yes\n"
        for name, limit in (("one", "120 yd"), ("two", bound))
    ]
    return "".join(texts) + f"# file concepts\n{concept}"


CODE = Code(
    id="RC704",
    slug="two-meanings",
    severity=Severity.WARNING,
    summary="One printed term means different things in two rulesets, and no concept says so.",
    why="Who plays both takes the one for the other.",
    bad=_two("60 yd", "concept none\n"),
    good=_two("60 yd", "concept far\n  one: far\n  two: far\n"),
)


def find(model: e.Model) -> Iterator[Diagnostic]:
    if not model.concepts:  # Nobody has begun to compare.
        return
    said: dict[str, list[tuple[str, e.Statement]]] = {}
    for name, rules in model.rulesets.items():
        for statement in rules.statements.values():
            if not rules.variant_of and statement.word in ("term", "value", "test", "contest"):
                said.setdefault(statement.label.casefold(), []).append((name, statement))
    for uses in said.values():
        for (one, first), (other, second) in combinations(uses, 2):
            if one != other and not _aligned(model, one, first, other, second):
                yield from _compared(model, (one, first), (other, second))


def _compared(model: e.Model, first: tuple[str, e.Statement], second: tuple[str, e.Statement]) -> Iterator[Diagnostic]:
    rules = [model.rulesets[name] for name, _ in (first, second)]
    a, b = (
        entry(model.rulesets[name], Found(stated, stated, stated.span), given_elsewhere(model, name))
        for name, stated in (first, second)
    )
    if differences(rules[0], a, rules[1], b):
        message = f"“{first[1].label}” is not the same in {first[0]} and in {second[0]}"
        note = Note(first[1].span, f"in {first[0]}: {a.said[:80]}")
        advice = f"let a concept name both: {first[0]}: {first[1].name} and {second[0]}: {second[1].name}"
        yield CODE.at(second[1].span, message, note, label=f"in {second[0]}: {b.said[:80]}", help=advice)


def _aligned(model: e.Model, one: str, first: e.Statement, other: str, second: e.Statement) -> bool:
    """Whether some concept speaks of both, or of a part of each."""
    for concept in model.concepts:
        heads = [re.split(r"[.(]", concept.places.get(name, ""))[0] for name in (one, other)]
        if heads == [first.name, second.name]:
            return True
    return False


CHECK = ModelCheck(CODE, find)
