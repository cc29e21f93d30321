"""A ruleset -> every printed label with the formal part that it stands for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from attrs import frozen

from rulec.model import entities as e
from rulec.source import Span


@frozen
class Labelled:
    """lead: formal parts that print beside the label (a band, a sign, dice). said: those that the label puts into words.
    around: what encloses it, which a label may repeat. above: the labels that print above it. part: the line or step."""

    label: str
    span: Span
    statement: e.Statement | None
    lead: tuple[Any, ...]
    said: tuple[Any, ...]
    around: tuple[Any, ...] = ()
    above: tuple[str, ...] = ()
    part: Any = None


def labelled(ruleset: e.Ruleset) -> Iterator[Labelled]:
    """All of them, in the order of the model. What has no label is left out: it prints from the labels of its names."""
    found: list[Labelled] = []
    for statement in (*ruleset.statements.values(), *ruleset.gains):
        found += _statement(statement)
    for table in ruleset.tables.values():
        found += _table(table)
    for sequence in ruleset.sequences:
        for phase in sequence.phases:
            found += _phase(phase)
    return (item for item in found if item.label)


def _statement(statement: e.Statement) -> Iterator[Labelled]:
    everything = (statement.when, statement.figure, statement.cases, statement.steps)
    said: tuple[Any, ...] = (statement.when,) if statement.word == "term" and not statement.cases else ()
    yield Labelled(statement.label, statement.span, statement, everything, said, part=statement)
    head: tuple[Any, ...] = (statement.when,)
    above = (statement.label, *statement.notes)
    if statement.figure is not None:
        head = (statement.when, statement.figure.start, statement.figure.stop)
        yield from (line_of(line, statement, head, above) for line in statement.figure.lines)
    for line in (*statement.cases,):
        yield line_of(line, statement, head, above)
    for step in statement.steps:
        yield from _step(step, statement, head, above)


def _step(step: e.Step, statement: e.Statement, head: tuple[Any, ...], above: tuple[str, ...]) -> Iterator[Labelled]:
    match step:
        case e.ModifiersStep(figure=figure, label=label) | e.ValueStep(figure=figure, label=label):
            yield Labelled(label, _first(step, statement), statement, (step,), (step.when,), head, above, step)
            inner = (*head, step.when, figure.start, figure.stop)
            yield from (line_of(line, statement, inner, (*above, label)) for line in figure.lines)
        case e.ResultsStep(label=label, lines=bands, on=on):
            yield Labelled(label, _first(step, statement), statement, (step,), (), head, above, step)
            for band in bands:
                yield line_of(band, statement, (*head, on), (*above, label))
                around = (*head, on, band.match, band.effects)
                for case in band.cases:
                    yield line_of(case, statement, around, (*above, label, band.label, _text(band.match)))
        case e.EffectStep(line=line):
            yield line_of(line, statement, head, above)
        case e.VerdictStep() | e.RollStep() | e.EachStep():
            for other in step.lines:
                yield line_of(other, statement, head, above)


def line_of(line: e.Line, statement: e.Statement | None, around: tuple[Any, ...], above: tuple[str, ...]) -> Labelled:
    lead: tuple[Any, ...] = ()
    said: tuple[Any, ...] = (line.when,)
    match line:
        case e.FigureLine():
            lead = (line,)
            said = (line.when, line.per if line.per and line.per.each else None)
        case e.BandLine():
            lead, said = (line.match, line.cases), (line.when, line.effects)
        case e.EachLine():
            lead, said = (line.match,), (line.when, line.effects)
        case e.RollLine():
            lead = (line.dice,)
        case e.EffectLine():
            said = (line.when, line.effects, line.per)
    return Labelled(line.label, line.span, statement, lead, said, around, (*above, *line.notes), line)


def _first(step: e.ModifiersStep | e.ValueStep | e.ResultsStep, statement: e.Statement) -> Span:
    lines = step.lines if isinstance(step, e.ResultsStep) else step.figure.lines
    return lines[0].span if lines else statement.span


def _text(match: e.Match | None) -> str:
    return match.text if match else ""


def _table(table: e.Table) -> Iterator[Labelled]:
    yield Labelled(table.label, table.span, None, (table.columns, table.rows), (), part=table)
    for match, label in zip(table.columns, table.column_labels, strict=False):
        if match.text != label:
            yield Labelled(label, match.span if match.span.path else table.span, None, (), (match,), part=match)
    for row in table.rows:
        for match, label in zip(row.keys, row.labels, strict=False):
            if match.text != label:
                yield Labelled(label, row.span, None, (), (match,), part=match)
        for cell in row.cells:
            if cell.match is not None and cell.text != cell.match.text:
                yield Labelled(cell.text, cell.span, None, (), (cell.match,), part=cell)


def _phase(phase: e.Phase, above: tuple[str, ...] = ()) -> Iterator[Labelled]:
    effects = tuple((line.when, line.effects) for line in phase.lines)
    bare = len(phase.lines) == 1 and not phase.lines[0].label  # a line without a text prints from the names in it
    yield Labelled(phase.label, phase.span, None, (), effects if bare else (), effects, above, phase)
    for line in () if bare else phase.lines:
        yield line_of(line, None, (), (*above, phase.label))
    for inner in phase.phases:
        yield from _phase(inner, (*above, phase.label))
