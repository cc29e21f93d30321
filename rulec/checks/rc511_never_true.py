"""RC511 never-true: a ruleset -> a finding for each condition that holds in no state the rules allow."""

from __future__ import annotations

from collections.abc import Iterator

from rulec.analysis.judge import judge
from rulec.checks.base import Check
from rulec.checks.idle_parts import idle_parts
from rulec.checks.shown import cites_of, named, span_of, title
from rulec.diagnostics import Code, Diagnostic, Severity
from rulec.model.entities import Ruleset, Statement

_RULES = (
    'ruleset r "Rules"\nkind Arm "arm"\n  foot\n  horse\nrecord unit\n  arm: Arm\n  limbered: yes/no\n'
    "never arm is horse and limbered\ntest wear for unit\n"
)

CODE = Code(
    id="RC511",
    slug="never-true",
    severity=Severity.WARNING,
    summary="A condition can never hold.",
    why="What the line says never happens: the condition contradicts itself, or what the rules say cannot occur.",
    bad=f'{_RULES}  "Horse on limbers" nothing when arm is horse and limbered\n',
    good=f'{_RULES}  "On limbers" nothing when arm is foot and limbered\n',
)


def find(ruleset: Ruleset) -> Iterator[Diagnostic]:
    for told in judge(ruleset).never:
        line = told.seen.line
        whole = isinstance(line, Statement)
        message = (
            f"{title(told.world)} can never apply" if whole else f"{title(told.world)}: {named(line)} can never hold"
        )
        help_ = "no state that the domains and the `never` rules allow makes its condition true"
        yield CODE.at(span_of(line, told.world), message, help=help_, cites=cites_of(line))
    for part in idle_parts(ruleset):
        if not part.always:
            message = f"{part.statement.name}: in {named(part.line)} `{part.text}` can never hold"
            yield CODE.at(part.line.span, message, help="the domain of the fact decides it", cites=cites_of(part.line))


CHECK = Check(CODE, find)
