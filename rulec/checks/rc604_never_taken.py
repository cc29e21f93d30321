"""RC604 never-taken: a ruleset -> a finding for each test or contest that no phase and no statement leads to.

An action is done when a player wishes; a test befalls a unit, and something has to say when. Judged only where there is a
sequence of play: without one every test is taken when somebody calls for it.
"""

from __future__ import annotations

from collections.abc import Iterator

from rulec.checks.base import Check
from rulec.checks.uses import uses_of
from rulec.diagnostics import Code, Diagnostic, Severity
from rulec.model.entities import Ruleset

_BASE = (
    'ruleset r "Rules"\nrecord unit\n  dp "DP": 0 to 6\n  tired: yes/no\n'
    'action march "March" for unit\n  "1 DP" +1 dp unless tired\n'
    'test morale "Morale" for unit\n  roll D6\n  modifiers\n    -1 "each DP" per dp\n'
    '  results\n    1 or less "Tired" tired = yes\n    others    "Steady" nothing\n'
)

CODE = Code(
    id="RC604",
    slug="never-taken",
    severity=Severity.WARNING,
    summary="No phase of the turn and no rule leads to a test.",
    why="Players do not know when it is done, or never do it: its phase, or the event that calls for it, was forgotten.",
    bad=f'{_BASE}sequence turn "Turn"\n  phase moving "Moving" may march\n',
    good=f'{_BASE}sequence turn "Turn"\n  phase moving "Moving" may march\n  phase nerve "Nerve" take morale\n',
)


def find(ruleset: Ruleset) -> Iterator[Diagnostic]:
    if ruleset.variant_of or not ruleset.sequences:
        return
    uses = uses_of(ruleset)
    for name, statement in ruleset.statements.items():
        if statement.word in ("test", "contest") and name not in uses.acts | uses.taken:
            message = f"nothing leads to the {statement.word} `{name}`"
            advice = f"say when it is taken: take {name}, in a phase or where the event is"
            yield CODE.at(statement.span, message, label="stated here", help=advice)


CHECK = Check(CODE, find)
