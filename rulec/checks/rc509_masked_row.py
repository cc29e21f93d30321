"""RC509 masked-row: a ruleset -> a finding for each line of a list whose every case an earlier line has taken."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulec.analysis.asking import Idle
from rulec.analysis.judge import judge
from rulec.checks.bands import equal
from rulec.checks.base import Check
from rulec.checks.shown import cites_of, named, span_of, title
from rulec.diagnostics import Code, Diagnostic, Note, Severity
from rulec.model.entities import Ruleset

_RULES = 'ruleset r "Rules"\nkind Arm "arm"\n  foot\n  horse\n  guns\n'
_RULES += "record unit\n  arm: Arm\naction charge for unit\n"
_ALL, _HORSE = '  may "all but guns" when arm is not guns\n', '  may not "cavalry" when arm is horse\n'
_END = '  may not otherwise\n  "Tires" nothing\n'

CODE = Code(
    id="RC509",
    slug="masked-row",
    severity=Severity.WARNING,
    summary="A line never comes up: earlier lines take all its cases.",
    why="Of a list the first line that holds counts. What this one says never happens.",
    bad=f"{_RULES}{_ALL}{_HORSE}{_END}",
    good=f"{_RULES}{_HORSE}{_ALL}{_END}",
)


def find(ruleset: Ruleset) -> Iterator[Diagnostic]:
    for idle in judge(ruleset).masked:
        lines = idle.listed.lines
        if any(equal(_match(lines[i]), _match(lines[idle.at])) for i in idle.by):
            continue  # a duplicate row
        yield _finding(idle)


def _finding(idle: Idle) -> Diagnostic:
    line = idle.listed.lines[idle.at]
    if idle.listed.sort == "pairs":
        span = line[0].span if line[0].span.path else span_of(idle.listed.place)
        message = f"{title(idle.world)}: {line[0].text} never comes up"
        before = ", ".join(idle.listed.lines[i][0].text for i in idle.by)
        return CODE.at(
            span, message, help=f"{before} comes first and takes all of it", cites=cites_of(idle.listed.place)
        )
    notes = [Note(span_of(idle.listed.lines[i]), "takes its cases") for i in idle.by]
    message = f"{title(idle.world)}: {named(line)} never comes up"
    help_ = "the lines above take every case of it; put it before them, or leave it out"
    return CODE.at(span_of(line), message, *notes, help=help_, cites=cites_of(line))


def _match(line: Any) -> Any:
    return line[0] if isinstance(line, tuple) else getattr(line, "match", None)


CHECK = Check(CODE, find)
