"""Ruleset -> the phase of play in which each statement is met: linked by it, or used by what it links."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulec.meaning.lines import walk
from rulec.model import entities as e


def phases_of(rules: e.Ruleset) -> dict[str, str]:
    """Statement or table -> the label of the first phase that comes to it, the nearest link first."""
    found: dict[str, str] = {}
    wave: list[tuple[str, str]] = []
    for sequence in rules.sequences:
        for phase in sequence.phases:
            wave += [(name, phase.label or phase.name) for name in _linked(phase)]
    while wave:
        after: list[tuple[str, str]] = []
        for name, label in wave:
            if name not in found:
                found[name] = label
                node = rules.statements.get(name) or rules.tables.get(name)
                after += [(other, label) for other in named(node)]
        wave = after
    return found


def phase_order(rules: e.Ruleset) -> list[str]:
    """The labels of the phases, in the order of play."""
    return [phase.label or phase.name for sequence in rules.sequences for phase in sequence.phases]


def _linked(phase: e.Phase) -> Iterator[str]:
    yield from named(phase.lines)
    for inner in phase.phases:
        yield from _linked(inner)


def named(node: Any) -> Iterator[str]:
    """The statements and tables that a node speaks of."""
    for part in walk(node):
        match part:
            case e.Obliges(acts=acts):
                yield from acts
            case e.Take(statement=name) | e.ValueOf(statement=name):
                yield name
            case e.TableCell(table=name) | e.ColumnFor(table=name):
                yield name
