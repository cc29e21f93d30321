"""RC516 never-together: a ruleset -> a finding for each modifier that is called additional to one it never counts with."""

from __future__ import annotations

from collections.abc import Iterator

from rulec.analysis.judge import judge
from rulec.checks.base import Check
from rulec.checks.shown import cites_of, named, span_of, title
from rulec.diagnostics import Code, Diagnostic, Note, Severity
from rulec.model.entities import Ruleset

_RULES = (
    'ruleset r "Rules"\nkind Arm "arm"\n  foot\n  horse\nrecord unit\n  arm: Arm\n  charging: yes/no\n'
    'test shock for unit\n  roll D6\n  modifiers\n    +1 "horse charging" when arm is horse and charging\n'
)
_END = '  results\n    3 or less "Fails" nothing\n    4 or more "Succeeds" nothing\n'

CODE = Code(
    id="RC516",
    slug="never-together",
    severity=Severity.WARNING,
    summary="A modifier that is said to be additional never counts with the other.",
    why="It is more of nothing: one of the two conditions is not what was meant.",
    bad=f'{_RULES}    +1 "more for foot" when arm is foot and charging\n{_END}',
    good=f'{_RULES}    +1 "more for horse" when arm is horse\n{_END}',
)


def find(ruleset: Ruleset) -> Iterator[Diagnostic]:
    for told in judge(ruleset).apart:
        line = told.seen.line
        message = f"{title(told.world)}: {named(line)} never counts together with {named(told.by)}"
        note = Note(span_of(told.by), "what it is said to add to")
        yield CODE.at(span_of(line, told.world), message, note, cites=cites_of(line, told.by))


CHECK = Check(CODE, find)
