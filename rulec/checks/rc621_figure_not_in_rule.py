"""RC621 figure-not-in-rule: a ruleset -> a finding for each figure in a printed text that the formal part does not have."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from rulec.checks.base import Check
from rulec.checks.labelled import Labelled, labelled
from rulec.checks.said import Figure, figures
from rulec.checks.stated import Stated, stated
from rulec.diagnostics import Code, Diagnostic, Severity
from rulec.model import entities as e

_BASE = 'ruleset r "Rules"\n  length yd\nrecord unit\n  distance "distance to the leader": 0 yd to 720 yd\ntest morale for unit\n'
_BASE += "  roll D6\n  modifiers\n"

CODE = Code(
    id="RC621",
    slug="figure-not-in-rule",
    severity=Severity.WARNING,
    summary="The printed text says a figure that the rule beside it does not have.",
    why="Players go by the text, and everything worked out goes by the rule: one of them is wrong.",
    bad=f'{_BASE}    +1 "leader within 60 yd, not 80 yd" when distance within 80 yd\n',
    good=f'{_BASE}    +1 "leader within 60 yd" when distance within 60 yd\n',
)


def find(ruleset: e.Ruleset) -> Iterator[Diagnostic]:
    for item in labelled(ruleset):
        said = list(figures(item.label, ruleset.dice))
        if said and (item.lead or any(item.said)) and not _prose(item):
            formal = stated(ruleset, item.statement, (*item.lead, *item.said, *item.around))
            known = formal.sizes | {f.value for text in formal.labels for f in figures(text) if f.value is not None}
            for figure in said:
                problem = _problem(figure, formal, known, ruleset.length)
                if problem:
                    message = f"the text says {figure.text}, {problem}"
                    yield CODE.at(item.span, message, label="text and rule differ", help="make the two agree")


def _prose(item: Labelled) -> bool:
    """A text without any formal part is prose, and is counted as prose."""
    return isinstance(item.part, e.EffectLine) and not item.part.effects and item.part.when is None


def _problem(figure: Figure, formal: Stated, known: set[Fraction], unit: str) -> str:
    if figure.value is None:
        return "" if figure.text in formal.dice else "and the rule rolls no such die"
    if figure.value not in known:
        return "and the rule has no such figure"
    if figure.sign in ("+", "-"):
        signed = -figure.value if figure.sign == "-" else figure.value
        if signed not in formal.values and figure.value in formal.sizes:
            return "and the rule has it with the other sign"
    sorts = {sort for value, sort in formal.sorts if value == figure.value}
    ours = figure.sort != "length" or figure.unit == unit  # 25 mm of a figure is no length on a table in yards
    if figure.sort and ours and sorts and figure.sort not in sorts:
        return f"and in the rule it is no {figure.sort.replace('move', 'part of a move')}"
    return ""


CHECK = Check(CODE, find)
