"""RC709 unused-differ: a model -> a finding for each `differ` over rulesets that do not differ."""

from __future__ import annotations

from collections.abc import Iterator

from rulec.checks import (
    rc701_editions_differ,
    rc702_phases_out_of_order,
    rc705_only_promised,
    rc707_two_words,
    rc708_opposite_signs,
)
from rulec.checks.base import ModelCheck
from rulec.diagnostics import Code, Diagnostic, Severity
from rulec.model.entities import Model

CODE = Code(
    id="RC709",
    slug="unused-differ",
    severity=Severity.WARNING,
    summary="A concept declares a difference that there is not.",
    why="What it excused is gone, so its reason now excuses the next mistake made there.",
    bad=rc701_editions_differ.CODE.good.replace("80 yd", "60 yd"),
    good=rc701_editions_differ.CODE.good,
)
_OTHERS = (rc701_editions_differ, rc702_phases_out_of_order, rc707_two_words, rc708_opposite_signs)


def find(model: Model) -> Iterator[Diagnostic]:
    used = {declared for check in _OTHERS for case in check.cases(model) for declared in case.declarations()}
    for cell, _, concept in rc705_only_promised.cases(model):
        used |= {(concept.name, at) for at, (names, _) in enumerate(concept.differ) if cell.ruleset in names}
    for concept in model.concepts:
        for at, (names, _) in enumerate(concept.differ):
            if (concept.name, at) not in used:
                message = f"“{concept.label}”: {' and '.join(names)} do not differ, or it is declared already"
                yield CODE.at(concept.span, message, label="nothing to declare", help="remove the differ line")


CHECK = ModelCheck(CODE, find)
