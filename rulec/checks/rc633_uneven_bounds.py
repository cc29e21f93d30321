"""RC633 uneven-bounds: a ruleset -> a note for each margin at which one side's result changes and the other's does not."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from rulec.checks.base import Check
from rulec.checks.margins import bounds, mirrored_results
from rulec.diagnostics import Code, Diagnostic, Severity
from rulec.model import entities as e

_BASE = (
    'ruleset r "Rules"\nrecord unit also enemy\n  dp "DP": 0 to 6\ncontest melee between unit and enemy\n  roll D6\n  modifiers\n'
    '    -1 "each DP" per dp\n  value margin "Margin" = total - enemy.total\n  results on margin\n    3 or more  "Win"  nothing\n'
)

CODE = Code(
    id="RC633",
    slug="uneven-bounds",
    severity=Severity.NOTE,
    summary="The bands of winning and of losing do not begin at the same margins.",
    why="It may be meant. If it is not, a winner gets a row whose loser gets a row that was thought to go with another.",
    bad=f'{_BASE}    -1 to 2    "Draw" nothing\n    -2 or less "Lose" nothing\n',
    good=f'{_BASE}    -2 to 2    "Draw" nothing\n    -3 or less "Lose" nothing\n',
)


def find(ruleset: e.Ruleset) -> Iterator[Diagnostic]:
    for statement, step in mirrored_results(ruleset):
        starts = {s for band in step.lines if (ends := bounds(band)) for s in _starts(*ends)}
        uneven = sorted({abs(s) for s in starts if -s not in starts})
        if uneven:
            margins = ", ".join(str(margin) for margin in uneven)
            message = f"the results of `{statement.name}` change on one side alone at a margin of {margins}"
            yield CODE.at(
                step.lines[0].span, message, label="bands that are not mirrored", help="allow it if it is meant"
            )


def _starts(low: Fraction | None, high: Fraction | None) -> Iterator[Fraction]:
    """Where a band begins as one goes away from 0: 4 to 6 begins at 4, -4 to -2 at -2. The band around 0 begins nowhere."""
    if low is not None and low > 0:
        yield low
    elif high is not None and high < 0:
        yield high


CHECK = Check(CODE, find)
