"""RC611 promise-not-kept: a ruleset -> a finding for each phase and each act that is named and that nothing describes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulec.checks.base import Check
from rulec.diagnostics import Code, Diagnostic, Note, Severity
from rulec.model import entities as e
from rulec.model.parts import nodes_in
from rulec.source import Span

_BASE = (
    'ruleset r "Rules"\nrecord unit\n  dp "DP": 0 to 6\naction march "March" for unit\n'
    '  "1 DP for the unit" +1 dp when dp is 0\nsequence turn "Turn"\n  phase moving "Moving" may march\n'
)

CODE = Code(
    id="RC611",
    slug="promise-not-kept",
    severity=Severity.WARNING,
    summary="A phase or an act is named, and no statement says what happens in it.",
    why="The sheet promises a rule that it does not have; at the table somebody has to invent it.",
    bad=f'{_BASE}  phase omens "Omens are read"\n',
    good=f'{_BASE}  phase omens "Omens are read"\n    "Whoever leads reads them aloud" must march\n',
)


def find(ruleset: e.Ruleset) -> Iterator[Diagnostic]:
    for sequence in ruleset.sequences:
        for phase in sequence.phases:
            yield from _phase(phase)
    named = dict(_named(ruleset))
    for name, statement in ruleset.statements.items():
        if statement.word in ("test", "action", "contest") and name in named and not _says_something(statement):
            message = f"`{name}` must or may be done, and nothing says how"
            note = Note(named[name], "it is named here")
            advice = "say under it what is done, in figures or in words"
            yield CODE.at(statement.span, message, note, label="nothing under it", help=advice)


def _phase(phase: e.Phase) -> Iterator[Diagnostic]:
    if not phase.phases and not any(line.effects or line.label for line in phase.lines):
        message = f"phase `{phase.name}` is named, and no rule says what is done in it"
        advice = "link it to the statement that says how: may NAME, or take NAME"
        yield CODE.at(phase.span, message, label="leads to nothing", help=advice)
    for inner in phase.phases:
        yield from _phase(inner)


def _says_something(statement: e.Statement) -> bool:
    return bool(statement.steps or statement.cases or statement.notes or statement.figure)


def _named(ruleset: e.Ruleset) -> Iterator[tuple[str, Span]]:
    """Every act that a line obliges, allows or takes, with the line; of several the first counts."""
    found = [
        pair
        for part in (*ruleset.sequences, *ruleset.statements.values(), *ruleset.gains)
        for pair in _in(part, ruleset.span)
    ]
    yield from reversed(found)


def _in(node: Any, span: Span) -> Iterator[tuple[str, Span]]:
    here = node.span if isinstance(node, e.Line) else span
    if isinstance(node, e.Obliges):
        yield from ((act, span) for act in node.acts)
    elif isinstance(node, e.Take):
        yield node.statement, span
    for part in nodes_in(node):
        yield from _in(part, here)


CHECK = Check(CODE, find)
