"""RC703 edition-left-out: a model -> a finding for each edition of a family of which a concept says neither place nor silence."""

from __future__ import annotations

from collections.abc import Iterator

from rulec.checks.base import ModelCheck
from rulec.checks.between import notes, rows_of
from rulec.diagnostics import Code, Diagnostic, Severity
from rulec.model.entities import Model


def _two(line: str) -> str:
    texts = [
        f'# file {name}\nruleset {name} "Game: the {name}"\n  family game\n  length yd\nrecord leader\n  hurt: yes/no\n'
        'value radius "Radius" for leader = 60 yd\n  40 yd "hurt" when hurt\n'
        for name in ("sheet", "book")
    ]
    return "".join(texts) + f"# file concepts\nconcept radius\n  sheet: radius\n{line}"


CODE = Code(
    id="RC703",
    slug="edition-left-out",
    severity=Severity.WARNING,
    summary="A concept is found in one edition of a game, and of another nothing is said.",
    why="Whether the other edition has the rule is just what a reader wants to know: it has a place there, or it is silent.",
    bad=_two(""),
    good=_two("  book: radius\n"),
)


def find(model: Model) -> Iterator[Diagnostic]:
    for row in rows_of(model):
        families = {model.rulesets[name].family for name, cell in row.cells.items() if cell.found} - {""}
        for name, ruleset in model.rulesets.items():
            if ruleset.family in families and name not in row.cells and not ruleset.variant_of:
                there = [
                    cell
                    for cell in row.cells.values()
                    if cell.found and model.rulesets[cell.ruleset].family == ruleset.family
                ]
                message = f"“{row.concept.label}” says nothing of {name}"
                advice = f'name its place there, or say: {name}: silent because "..."'
                yield CODE.at(row.concept.span, message, *notes(there[0]), label="an edition is left out", help=advice)


CHECK = ModelCheck(CODE, find)
