"""RC513 contradiction-in-group: a ruleset -> a finding for each line whose condition contradicts the block it stands in."""

from __future__ import annotations

from collections.abc import Iterator

from rulec.analysis.judge import judge
from rulec.checks.base import Check
from rulec.checks.shown import cites_of, named, span_of, title
from rulec.diagnostics import Code, Diagnostic, Note, Severity
from rulec.model.entities import Ruleset, Statement

_RULES = (
    'ruleset r "Rules"\nkind Arm "arm"\n  foot\n  horse\n  guns\nrecord unit\n  arm: Arm\n  dp: 0 to 9\n'
    "test fire for unit\n  roll D6\n"
    '  modifiers "Guns" when arm is guns\n'
)
_END = '  results\n    3 or less "Misses" nothing\n    4 or more "Hits" nothing\n'

CODE = Code(
    id="RC513",
    slug="contradiction-in-group",
    severity=Severity.WARNING,
    summary="A line's condition contradicts the block it stands in.",
    why="The block and the line never hold together, so that the line never counts.",
    bad=f'{_RULES}    +1 "horse" when arm is horse\n    -1 "each DP" per dp\n{_END}',
    good=f'{_RULES}    -1 "each DP" per dp\n{_END}'.replace("arm is guns", "arm is guns/foot"),
)


def find(ruleset: Ruleset) -> Iterator[Diagnostic]:
    for told in judge(ruleset).contradicts:
        line, block = told.seen.line, told.by
        whole = isinstance(block, Statement) or block is None
        where = "by the time it is read" if whole else "in this block"
        notes = () if whole else (Note(span_of(block, told.world), "what holds in it contradicts the line"),)
        message = f"{title(told.world)}: {named(line)} can never hold {where}"
        help_ = "what stands above it, or around it, rules it out"
        yield CODE.at(span_of(line, told.world), message, *notes, help=help_, cites=cites_of(line))


CHECK = Check(CODE, find)
