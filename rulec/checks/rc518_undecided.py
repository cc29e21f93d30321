"""RC518 undecided: a ruleset -> a finding for each statement that has too many cases to be judged exactly."""

from __future__ import annotations

from collections.abc import Iterator

from rulec.analysis.judge import judge
from rulec.checks.base import Check
from rulec.checks.shown import cites_of, head
from rulec.diagnostics import Code, Diagnostic, Severity
from rulec.model.entities import Ruleset

_RULES = 'ruleset r "Rules"\n  length in\nrecord unit\n  a: 1 in to 40 in\n  b: 1 in to 40 in\n  c: 1 in to 40 in\n'
_RULES += "test wear for unit\n"

CODE = Code(
    id="RC518",
    slug="undecided",
    severity=Severity.WARNING,
    summary="A statement could not be judged: it has too many cases, or asks what is not worked out.",
    why="Nothing was proved of it, neither that it has a fault nor that it has none.",
    bad=f'{_RULES}  may "far" when a + b more than c\n  may not "near" when a + b less than c\n  "Wear" nothing\n',
    good=f'{_RULES}  may "far" when a more than b\n  may not otherwise\n  "Wear" nothing when b more than c\n',
)


def find(ruleset: Ruleset) -> Iterator[Diagnostic]:
    for undecided in judge(ruleset).undecided:
        place = undecided.place
        facts = f": {', '.join(undecided.facts)} are joined in it" if undecided.facts else ""
        message = f"{place.name} is not decided{facts}"
        help_ = "give its facts fewer values, or divide it into values that are worked out one by one"
        yield CODE.at(head(place), message, help=help_, cites=cites_of(place))


CHECK = Check(CODE, find)
