"""RC514 dead-otherwise: a ruleset -> a finding for each `otherwise` or `others` that nothing is left for."""

from __future__ import annotations

from collections.abc import Iterator

from rulec.analysis.judge import judge
from rulec.checks.base import Check
from rulec.checks.shown import cites_of, named, span_of, title
from rulec.diagnostics import Code, Diagnostic, Severity
from rulec.model.entities import Ruleset

_RULES = 'ruleset r "Rules"\nkind Arm "arm"\n  foot\n  horse\nrecord unit\n  arm: Arm\naction charge for unit\n'

CODE = Code(
    id="RC514",
    slug="dead-otherwise",
    severity=Severity.WARNING,
    summary="Nothing is left for `otherwise`.",
    why="The lines above it take every case; a case that was to be left for it is among them.",
    bad=f'{_RULES}  may "horse" when arm is horse\n  may not "foot" when arm is foot\n  may not otherwise\n  "Tires" nothing\n',
    good=f'{_RULES}  may "horse" when arm is horse\n  may not otherwise\n  "Tires" nothing\n',
)


def find(ruleset: Ruleset) -> Iterator[Diagnostic]:
    for idle in judge(ruleset).dead:
        line = idle.listed.lines[idle.at]
        message = f"{title(idle.world)}: nothing is left for {named(line)}"
        help_ = "the lines above it take every case that can come up"
        yield CODE.at(span_of(line), message, help=help_, cites=cites_of(line))


CHECK = Check(CODE, find)
