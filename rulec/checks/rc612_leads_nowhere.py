"""RC612 leads-nowhere: a ruleset -> a finding for each result without effect, and each state that is set and never read."""

from __future__ import annotations

from collections.abc import Iterator

from rulec.checks.base import Check
from rulec.checks.uses import uses_of
from rulec.diagnostics import Code, Diagnostic, Note, Severity
from rulec.model import entities as e

_BASE = 'ruleset r "Rules"\nrecord unit\n  shaken: yes/no\ntest morale for unit\n  roll D6\n'

CODE = Code(
    id="RC612",
    slug="leads-nowhere",
    severity=Severity.WARNING,
    summary="A result has no effect, or what it sets is asked for by no rule.",
    why="A state without a consequence is a promise: the reader looks for the rule that says what a shaken unit does.",
    bad=f'{_BASE}  results\n    1 to 2 "Shaken" shaken = yes\n    others "Steady" nothing\n',
    good=f'{_BASE}  modifiers\n    -1 "shaken already" when shaken\n  results\n    2 or less "Shaken" shaken = yes\n'
    '    others    "Steady" nothing\n',
)


def find(ruleset: e.Ruleset) -> Iterator[Diagnostic]:
    if ruleset.variant_of:
        return
    yield from _states(ruleset)
    for statement in ruleset.statements.values():
        for step in statement.steps:
            if isinstance(step, e.ResultsStep):
                yield from _results(step)


def _results(step: e.ResultsStep) -> Iterator[Diagnostic]:
    for band in step.lines:
        if not band.effects and not any(case.effects for case in band.cases):
            said = band.label or (band.match.text if band.match else "others")
            advice = "say what follows from it; `nothing` says that nothing does"
            yield CODE.at(band.span, f"the result {_quoted(said)} has no effect", label="leads nowhere", help=advice)


def _states(ruleset: e.Ruleset) -> Iterator[Diagnostic]:
    uses = uses_of(ruleset)
    for record in ruleset.records.values():
        for fact in record.facts:
            key = (record.name, fact.name)
            if key in uses.written and key not in uses.read:
                statement, line = uses.written[key][0]
                message = f"`{fact.name}` of {record.name} is changed, and no rule asks for it"
                note = Note(line.span, f"changed here, in `{statement.name or statement.fact}`")
                advice = "say what follows from it, or allow it with the reason why nothing does"
                yield CODE.at(fact.span, message, note, label="declared here", help=advice)


def _quoted(text: str) -> str:
    return f"“{text}”" if " " in text else f"`{text}`"


CHECK = Check(CODE, find)
