"""RC622 figure-not-in-text: a ruleset -> a finding for each figure of a rule that its printed text leaves out.

Figures that print beside the text (a sign, a band, dice) are not asked for again. A 1 may be left to the singular ("a hit").
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction

from rulec.checks.base import Check
from rulec.checks.labelled import Labelled, labelled
from rulec.checks.rc621_figure_not_in_rule import against_rule
from rulec.checks.said import figures
from rulec.checks.stated import Stated, stated
from rulec.diagnostics import Code, Diagnostic, Severity
from rulec.meaning.lines import lines_of
from rulec.model import entities as e

_BASE = 'ruleset r "Rules"\n  length yd\nrecord unit\n  distance "distance to the leader": 0 yd to 720 yd\ntest morale for unit\n'
_BASE += "  roll D6\n  modifiers\n"

CODE = Code(
    id="RC622",
    slug="figure-not-in-text",
    severity=Severity.WARNING,
    summary="A rule has a figure that its printed text leaves out.",
    why="Whoever reads the sheet cannot know it; the program then knows more than the players.",
    bad=f'{_BASE}    +1 "leader near" when distance within 60 yd\n',
    good=f'{_BASE}    +1 "leader within 60 yd" when distance within 60 yd\n',
)
_ORDINALS: dict[str, int | Fraction] = {"second": 2, "third": 3, "fourth": 4, "both": 2, "pair": 2}
_ORDINALS |= {"halfway": Fraction(1, 2), "midway": Fraction(1, 2)}
_NAMED = re.compile(r"\{([^}]*)\}")


def find(ruleset: e.Ruleset) -> Iterator[Diagnostic]:
    wrong = {span for span, _ in against_rule(ruleset)}  # a text with another figure is one fault
    for item in labelled(ruleset):
        if item.span in wrong:
            continue
        formal = stated(ruleset, item.statement, item.said, through=False)
        wanted = sorted({v for v in formal.sizes if _must_be_said(v)})
        if not wanted:
            continue
        printed = _printed(ruleset, item, formal)
        missing = [value for value in wanted if value not in printed]
        if missing:
            words = ", ".join(str(value) for value in missing)
            message = f"the rule says {words}, and the text does not"
            yield CODE.at(item.span, message, label="not in the text", help="print it, or name a term that says it")


def _must_be_said(value: Fraction) -> bool:
    return value > 1 or value.denominator > 1


def _printed(ruleset: e.Ruleset, item: Labelled, formal: Stated) -> set[Fraction]:
    """Every figure that a reader of the text has before him: its own, those above it, those of the names it prints."""
    texts = [item.label, *item.above, *formal.labels, *_bands_named(item)]
    for name in _NAMED.findall(item.label):
        if name in ruleset.statements:
            named = ruleset.statements[name]
            texts += [named.label, *(line.label for line in lines_of(named))]
        elif name in ruleset.tables:
            texts.append(ruleset.tables[name].label)
    found = {f.value for text in texts for f in figures(text) if f.value is not None}
    words = {word for text in texts for word in re.findall(r"[a-z]+", text.lower())}
    found |= {Fraction(digits) for digits in re.findall(r"\d+", item.label)}  # the 2 of "L2"
    return found | {Fraction(n) for word, n in _ORDINALS.items() if word in words}


def _bands_named(item: Labelled) -> Iterator[str]:
    """A text that names a result of the same statement ("without a Defeat") says its band."""
    for line in lines_of(item.statement) if item.statement else ():
        if isinstance(line, e.BandLine) and line.match is not None and line is not item.part:
            name = re.search(r"\*\*([^*]+)\*\*", line.label)
            if name and name[1].lower() in item.label.lower():
                yield line.match.text


CHECK = Check(CODE, find)
