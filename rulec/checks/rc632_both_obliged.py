"""RC632 both-obliged: a ruleset -> a finding for each margin at which both sides must do to each other what only one can."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from rulec.checks.base import Check
from rulec.checks.margins import bounds, mirrored_results
from rulec.diagnostics import Code, Diagnostic, Note, Severity
from rulec.model import entities as e

_BASE = (
    'ruleset r "Rules"\nrecord unit also enemy\n  dp "DP": 0 to 6\naction pursue for unit against enemy\n  "Follows it"\n'
    'action retire for unit\n  "Goes back"\ncontest melee between unit and enemy\n  roll D6\n'
    '  modifiers\n    -1 "each DP" per dp\n  value margin "Margin" = total - enemy.total\n  results on margin\n'
    '    1 or more  "Win"  must pursue\n    0          "Draw" nothing\n'
)

CODE = Code(
    id="RC632",
    slug="both-obliged",
    severity=Severity.WARNING,
    summary="At one margin both sides must do something to each other that only one of them can do.",
    why="Who wins by 3 has an enemy who loses by 3. If both rows make their unit pursue, neither can.",
    bad=f'{_BASE}    -1 or less "Lose" must pursue\n',
    good=f'{_BASE}    -1 or less "Lose" must retire\n',
)
_MOST = 30  # no margin of a sheet goes farther


def find(ruleset: e.Ruleset) -> Iterator[Diagnostic]:
    for statement, step in mirrored_results(ruleset):
        told: set[tuple[str, int]] = set()
        for margin in range(_MOST + 1):
            here, there = _band(step, margin), _band(step, -margin)
            if here is None or there is None:
                continue
            for act, line in _musts(here):
                other = next((second for name, second in _musts(there) if name == act), None)
                if other is None or len(ruleset.statements[act].roles) < 2 or (act, id(there)) in told:
                    continue
                told.add((act, id(there)))
                message = f"margin {margin} and {-margin}: both sides of `{statement.name}` must {act}, each the other"
                note = Note(other.span, f"the side with {-margin}")
                yield CODE.at(
                    line.span,
                    message,
                    note,
                    label=f"the side with {margin}",
                    help="let one of the two do something else",
                )


def _band(step: e.ResultsStep, margin: int) -> e.BandLine | None:
    value = Fraction(margin)
    for band in step.lines:
        ends = bounds(band)
        if ends and (ends[0] is None or ends[0] <= value) and (ends[1] is None or value <= ends[1]):
            return band
    return None


def _musts(band: e.BandLine) -> Iterator[tuple[str, e.Line]]:
    lines: tuple[e.BandLine | e.EffectLine, ...] = (band, *band.cases)
    for line in lines:
        for effect in line.effects:
            if isinstance(effect, e.Obliges) and effect.verdict == "must" and effect.who == "":
                yield from ((act, line) for act in effect.acts)


CHECK = Check(CODE, find)
