"""RC515 exclusion-of-nothing: a ruleset -> a finding for each `unless` that leaves out no case."""

from __future__ import annotations

from collections.abc import Iterator

from rulec.analysis.judge import judge
from rulec.checks.base import Check
from rulec.checks.shown import cites_of, named, span_of, title
from rulec.diagnostics import Code, Diagnostic, Severity
from rulec.model.entities import Ruleset

_RULES = (
    'ruleset r "Rules"\nkind Arm "arm"\n  foot\n  horse\nrecord unit\n  arm: Arm\n  limbered: yes/no\n'
    "never arm is horse and limbered\ntest wear for unit\n"
)

CODE = Code(
    id="RC515",
    slug="exclusion-of-nothing",
    severity=Severity.WARNING,
    summary="An `unless` excludes nothing.",
    why="What it names never happens where the rest of the condition holds; it was meant to name something else.",
    bad=f'{_RULES}  "Horse" nothing when arm is horse unless limbered\n',
    good=f'{_RULES}  "Foot" nothing when arm is foot unless limbered\n',
)


def find(ruleset: Ruleset) -> Iterator[Diagnostic]:
    for told in judge(ruleset).excludes:
        line = told.seen.line
        message = f"{title(told.world)}: the `unless` of {named(line)} excludes nothing"
        help_ = "where the rest of its condition holds, what it excludes never does"
        yield CODE.at(span_of(line, told.world), message, help=help_, cites=cites_of(line))


CHECK = Check(CODE, find)
