"""RC623 bound-against-text: a ruleset -> a finding for each text that says "within 6 in" over a rule that says beyond."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rulec.checks.base import Check
from rulec.checks.labelled import labelled
from rulec.checks.printed import plain
from rulec.checks.said import Figure, figures
from rulec.checks.stated import Stated, stated
from rulec.diagnostics import Code, Diagnostic, Severity
from rulec.model import entities as e

_BASE = 'ruleset r "Rules"\n  length in\nrecord unit\n  distance "distance to the leader": 0 in to 72 in\ntest morale for unit\n'
_BASE += "  roll D6\n  modifiers\n"

CODE = Code(
    id="RC623",
    slug="bound-against-text",
    severity=Severity.WARNING,
    summary="The text and the rule put a bound on opposite sides, or disagree whether the bound itself is in.",
    why="“Within 6” and “beyond 6” share a figure and no case; “6 or more” and “more than 6” quarrel over the 6.",
    bad=f'{_BASE}    +1 "leader within 6 in" when distance beyond 6 in\n',
    good=f'{_BASE}    +1 "leader within 6 in" when distance within 6 in\n',
)
_NEXT = {
    "more than": ("at least", 1),
    "at least": ("more than", -1),
    "less than": ("at most", -1),
    "at most": ("less than", 1),
}


def find(ruleset: e.Ruleset) -> Iterator[Diagnostic]:
    for item in labelled(ruleset):
        said = [f for f in figures(item.label) if f.bound and f.value is not None]
        if not said:
            continue
        own = stated(ruleset, item.statement, (*item.lead, *item.said))
        formal = own if own.bounds else stated(ruleset, item.statement, (*item.lead, *item.said, *item.around))
        for figure in said:
            if _denied(item.label, figure):
                continue
            found = {bound for value, bound in formal.bounds if value == figure.value}
            if found and figure.bound not in found and not _next_to(figure, formal):
                message = f"the text says {figure.bound} {figure.text}, and the rule {' and '.join(sorted(found))} {figure.value}"
                yield CODE.at(item.span, message, label="text and rule differ", help="make the two agree")


def _denied(label: str, figure: Figure) -> bool:
    """After "no", "not" or "unless" a bound may well be turned round."""
    before = plain(label).lower().split(figure.text.lower())[0]
    return (
        re.search(r"\b(?:no|not|none|without|never|unless|except|but)\b(?! more| less| farther| nearer)", before)
        is not None
    )


def _next_to(figure: Figure, formal: Stated) -> bool:
    """Of whole numbers, more than 3 is 4 or more."""
    bound, step = _NEXT[figure.bound]
    return figure.value is not None and (figure.value + step, bound) in formal.bounds


CHECK = Check(CODE, find)
