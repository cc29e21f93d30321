"""RC517 order-matters: a ruleset -> a finding for each figure whose lines give another result in another order."""

from __future__ import annotations

from collections.abc import Iterator

from rulec.analysis.cases import case_text, value_text
from rulec.analysis.judge import judge
from rulec.analysis.replay import example_giving
from rulec.checks.base import Check
from rulec.checks.shown import assumed_notes, cites_of, named, span_of, title, with_test
from rulec.diagnostics import Code, Diagnostic, Note, Severity
from rulec.model.entities import Ruleset, Statement

_RULES = (
    'ruleset r "Rules"\nrecord unit\n  stands: 2 to 8\n  dp: 0 to 4\n  in_cover "in cover": yes/no\n'
    'action fire for unit\n  value shots "Shots" = stands\n'
)
_END = '  roll shots D6\n  each 6 "1 DP" +1 dp\n'

CODE = Code(
    id="RC517",
    slug="order-matters",
    severity=Severity.WARNING,
    summary="Two lines of a figure give another result in the other order, and nothing says which comes first.",
    why="The lines are done as they stand; a reader of the sheet may well do them the other way round.",
    bad=f'{_RULES}    -1 "at cover" when in_cover\n    halve rounding up "in disorder" when dp is 1 or more\n{_END}',
    good=f'{_RULES}    -1 "at cover" when in_cover\n    halve rounding up "disorder, after all" when dp is 1 or more\n{_END}',
)


def find(ruleset: Ruleset) -> Iterator[Diagnostic]:
    for swapped in judge(ruleset).swapped:
        world, worked = swapped.world, swapped.worked
        name = getattr(worked.place, "name", "") or "total"
        what = title(world) if isinstance(worked.place, Statement) else f"{title(world)}: {name}"
        one, other = (value_text(v, worked.figure.type, ruleset.length) for v in swapped.values)
        message = f"{what} is {one} as written, and {other} with {named(swapped.second)} before {named(swapped.first)}"
        said = case_text(world, swapped.case, swapped.asked)
        help_ = f"for instance {said}" if said else ""
        figure = worked.figure.type
        test = example_giving(world, swapped.case, swapped.asked, f"{name} as written", name, swapped.values[0], figure)
        notes = (
            Note(span_of(swapped.first), "done first, as written"),
            *assumed_notes(world, swapped.case, swapped.asked),
        )
        yield CODE.at(
            span_of(swapped.second), message, *notes,
            help=with_test(help_, test), cites=cites_of(swapped.first, swapped.second),
        )  # fmt: skip


CHECK = Check(CODE, find)
