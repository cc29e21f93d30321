"""RC512 always-true: a ruleset -> a finding for each condition that holds in every state that comes to it."""

from __future__ import annotations

from collections.abc import Iterator

from rulec.analysis.judge import judge
from rulec.checks.base import Check
from rulec.checks.idle_parts import idle_parts
from rulec.checks.shown import cites_of, named, span_of, title
from rulec.diagnostics import Code, Diagnostic, Severity
from rulec.model.entities import Ruleset, Statement

_RULES = (
    'ruleset r "Rules"\nkind Arm "arm"\n  foot\n  horse\n  guns\nrecord unit\n  arm: Arm\naction charge for unit\n'
    '  may not "guns" when arm is guns\n  may "horse" when arm is horse\n  may otherwise\n'
)

CODE = Code(
    id="RC512",
    slug="always-true",
    severity=Severity.WARNING,
    summary="A condition holds in every case that comes to it.",
    why="It tells the reader of a difference that there is not; or it was meant to ask for something else.",
    bad=f'{_RULES}  "Foot and horse tire" nothing when arm is not guns\n',
    good=f'{_RULES}  "Horse tire" nothing when arm is horse\n',
)


def find(ruleset: Ruleset) -> Iterator[Diagnostic]:
    for told in judge(ruleset).always:
        line = told.seen.line
        whole = isinstance(line, Statement)
        what = "it applies in every case" if whole else f"{named(line)} holds in every case that comes to it"
        help_ = "leave the condition out, or ask for what was meant"
        yield CODE.at(span_of(line, told.world), f"{title(told.world)}: {what}", help=help_, cites=cites_of(line))
    for part in idle_parts(ruleset):
        if part.always:
            message = f"{part.statement.name}: in {named(part.line)} `{part.text}` holds whatever it is"
            yield CODE.at(part.line.span, message, help="the domain of the fact decides it", cites=cites_of(part.line))


CHECK = Check(CODE, find)
