"""RC601 unused-fact: a ruleset -> a finding for each fact that no rule reads or changes."""

from __future__ import annotations

from collections.abc import Iterator

from rulec.checks.base import Check
from rulec.checks.uses import uses_of
from rulec.diagnostics import Code, Diagnostic, Severity
from rulec.model.entities import Ruleset

_BASE = 'ruleset r "Rules"\nrecord unit\n  dp "DP": 0 to 6\n  rough "in rough ground": yes/no\ntest morale for unit\n  roll D6\n'

CODE = Code(
    id="RC601",
    slug="unused-fact",
    severity=Severity.WARNING,
    summary="A fact is declared, and no rule asks for it or changes it.",
    why="Whoever plays is made to keep track of something that matters to nothing; or a rule that should ask for it does not.",
    bad=f'{_BASE}  modifiers\n    -1 "each DP" per dp\n',
    good=f'{_BASE}  modifiers\n    -1 "each DP" per dp\n    -1 "in rough ground" when rough\n',
)


def find(ruleset: Ruleset) -> Iterator[Diagnostic]:
    if ruleset.variant_of:  # A variant may well do without a fact of its ruleset.
        return
    uses = uses_of(ruleset)
    for record in ruleset.records.values():
        for fact in record.facts:
            if (record.name, fact.name) not in uses.read and (record.name, fact.name) not in uses.written:
                message = f"nothing asks for `{fact.name}` of {record.name}, and nothing changes it"
                yield CODE.at(fact.span, message, label="declared here", help="use it in a rule, or remove it")


CHECK = Check(CODE, find)
