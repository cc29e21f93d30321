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
from rulec.model.entities import Concept, Model

_OTHERS = (rc701_editions_differ, rc702_phases_out_of_order, rc705_only_promised, rc707_two_words, rc708_opposite_signs)


def _two(length: str) -> str:
    return (
        rc701_editions_differ.CODE.good
        if length == "80 yd"
        else rc701_editions_differ.CODE.good.replace("80 yd", length)
    )


CODE = Code(
    id="RC709",
    slug="unused-differ",
    severity=Severity.WARNING,
    summary="A concept declares a difference that there is not.",
    why="What it excused is gone, so its reason now excuses the next mistake made there.",
    bad=_two("60 yd"),
    good=_two("80 yd"),
)


def find(model: Model) -> Iterator[Diagnostic]:
    """A declared difference is one that the other checks would find if it were not declared."""
    for concept in model.concepts:
        for at, (names, _) in enumerate(concept.differ):
            if not all(name in model.rulesets for name in names):
                continue
            if _found(model, concept, None) >= _found(model, concept, at):
                message = f"“{concept.label}”: {' and '.join(names)} do not differ"
                yield CODE.at(concept.span, message, label="nothing to declare", help="remove the differ line")


def _found(model: Model, concept: Concept, without: int | None) -> int:
    """How many findings there are on a concept, without one of its declarations."""
    from attrs import evolve

    kept = tuple(d for at, d in enumerate(concept.differ) if at != without)
    others = tuple(evolve(concept, differ=kept) if other is concept else other for other in model.concepts)
    changed = evolve(model, concepts=others)
    return sum(d.span == concept.span for check in _OTHERS for d in check.CHECK.find(changed))


CHECK = ModelCheck(CODE, find)
