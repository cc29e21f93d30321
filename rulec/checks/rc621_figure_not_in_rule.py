"""RC621 figure-not-in-rule: a ruleset -> a finding for each figure in a printed text that the formal part does not have."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from rulec.checks.base import Check
from rulec.checks.labelled import Labelled, labelled
from rulec.checks.printed import plain
from rulec.checks.said import Figure, figures
from rulec.checks.stated import Stated, stated
from rulec.diagnostics import Code, Diagnostic, Severity
from rulec.meaning.lines import remembered
from rulec.model import entities as e
from rulec.source import Span

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
    for span, message in against_rule(ruleset):
        yield CODE.at(span, message, label="text and rule differ", help="make the two agree")


@remembered
def against_rule(ruleset: e.Ruleset) -> list[tuple[Span, str]]:
    """Where a text says a figure that its rule has not, and what to say of it."""
    found = []
    for item in labelled(ruleset):
        said = [*figures(item.label, ruleset.dice), *_dice_called(ruleset, item)]
        if said and (item.lead or any(item.said)) and not _prose(item):
            formal = stated(ruleset, item.statement, (*item.lead, *item.said, *item.around))
            known = formal.sizes | {f.value for text in formal.labels for f in figures(text) if f.value is not None}
            for figure in said:
                problem = _problem(figure, formal, known, ruleset.length)
                if problem:
                    found.append((item.span, f"the text says {figure.text}, {problem}"))
    return found


def _dice_called(ruleset: e.Ruleset, item: Labelled) -> Iterator[Figure]:
    """The declared dice that the text of a roll calls by their labels: an average die."""
    said = plain(item.label).lower().replace("dice", "die")
    for die in ruleset.dice.values() if isinstance(item.part, e.RollLine) else ():
        if die.label.lower() != die.name.lower() and die.label.lower() in said:
            yield Figure(die.name, None)


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
    if not ours and "length" in sorts:
        return f"and lengths here are in {unit}"
    if figure.sort and ours and sorts and figure.sort not in sorts:
        return f"and in the rule it is no {figure.sort.replace('move', 'part of a move')}"
    return ""


CHECK = Check(CODE, find)
