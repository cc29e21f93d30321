"""A place as an `allow` names it (combat, combat.impetus, combat.results, ranges) -> the stretches of text it covers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from rulec.model import entities as e
from rulec.model.names import slug
from rulec.source import Span

Node: TypeAlias = (
    e.Statement
    | e.Step
    | e.Line
    | e.Table
    | e.Row
    | e.Kind
    | e.Record
    | e.Fact
    | e.Die
    | e.Sequence
    | e.Phase
    | e.Section
)


def spans_of(ruleset: e.Ruleset, place: str) -> list[Span]:
    """Where the place is written, rulings that changed it included; empty if nothing is called so."""
    first, *rest = place.split(".")
    nodes = [node for node in tops(ruleset) if first in (*_names(node), getattr(node, "section", None))]
    for name in rest:
        nodes = [found for node in nodes for found in below(node) if name in _names(found)]
    return [span for node in nodes for span in _spans(node)]


def inside(span: Span, places: Iterable[Span]) -> bool:
    return any(p.path == span.path and p.start <= span.start and span.end <= p.end for p in places)


def tops(ruleset: e.Ruleset) -> Iterator[Node]:
    for named in (ruleset.statements, ruleset.tables, ruleset.kinds, ruleset.records, ruleset.dice):
        yield from named.values()
    for listed in (ruleset.gains, ruleset.sequences, ruleset.sections):
        yield from listed
    for record in ruleset.records.values():
        yield from record.facts


def below(node: Node) -> Iterator[Node]:
    """All that is written inside, at any depth: a line's place need not say in which step it stands."""
    for child in _children(node):
        yield child
        yield from below(child)


def _children(node: Node) -> tuple[Node, ...]:
    match node:
        case e.Statement(steps=steps, figure=figure, cases=cases):
            return (*steps, *(figure.lines if figure else ()), *cases)
        case e.ModifiersStep(figure=figure) | e.ValueStep(figure=figure):
            return figure.lines
        case (
            e.RollStep(lines=lines) | e.VerdictStep(lines=lines) | e.EachStep(lines=lines) | e.ResultsStep(lines=lines)
        ):
            return lines
        case e.EffectStep(line=line):
            return (line,)
        case e.BandLine(cases=cases):
            return cases
        case e.Table(rows=rows):
            return rows
        case e.Record(facts=facts):
            return facts
        case e.Sequence(phases=phases):
            return phases
        case e.Phase(phases=phases, lines=lines):
            return (*phases, *lines)
    return ()


def _names(node: Node) -> tuple[str, ...]:
    match node:
        case e.ResultsStep():
            return ("results",)
        case e.ModifiersStep():
            return ("modifiers",)
        case e.RollStep(name=name):
            return (name or "roll",)
        case e.Row(keys=keys, labels=labels):
            return (*(slug(label) for label in labels), *(slug(key.text) for key in keys))
        case e.VerdictStep():
            return ("verdict",)
        case e.EachStep():
            return ("each",)
        case e.EffectStep():
            return ()
        case _:
            return (node.name,)


def _spans(node: Node) -> Iterator[Span]:
    for part in (node, *below(node)):
        span = getattr(part, "span", None)
        if span is not None and span.path:
            yield span
