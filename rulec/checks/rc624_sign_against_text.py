"""RC624 sign-against-text: a ruleset -> a finding for each text that speaks of a penalty over a plus, or the reverse."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction

from rulec.checks.base import Check
from rulec.checks.labelled import labelled
from rulec.checks.printed import plain
from rulec.diagnostics import Code, Diagnostic, Severity
from rulec.model import entities as e

_BASE = (
    'ruleset r "Rules"\nrecord unit\n  rough "in rough ground": yes/no\ntest morale for unit\n  roll D6\n  modifiers\n'
)

CODE = Code(
    id="RC624",
    slug="sign-against-text",
    severity=Severity.WARNING,
    summary="The text speaks of a loss where the rule adds, or of a gain where it takes away.",
    why="A -1 written for a +1 keeps every table complete; only the words give it away.",
    bad=f'{_BASE}    +1 "penalty in rough ground" when rough\n',
    good=f'{_BASE}    -1 "penalty in rough ground" when rough\n',
)
_LOSS = re.compile(
    r"\b(?:penalt(?:y|ies)|malus|minus|disadvantage[ds]?|hinder(?:s|ed)?|hamper(?:s|ed)?|worse|deduct(?:s|ed)?|subtract(?:s|ed)?)\b",
    re.IGNORECASE,
)
_GAIN = re.compile(r"\b(?:bonus(?:es)?|plus|adds?|added|advantages?|helps?|helped)\b", re.IGNORECASE)
# a bonus that is lost, a penalty that is not suffered, the advantage of somebody else: these say nothing of the sign
_TURNED = re.compile(
    r"\b(?:no|not|without|cancel\w*|ignor\w*|los[et]\w*|instead|negat\w*|offset\w*|against|enem\w*|foes?|opponents?"
    r"|targets?|or worse)\b",
    re.IGNORECASE,
)
_OFF = re.compile(
    r"\d \w+ (?:off|lost|less|fewer|removed|taken off)\b|\b(?:loses?|deducts?|removes?) \d", re.IGNORECASE
)
_ON = re.compile(r"\d \w+ (?:more|added|extra|gained)\b|\b(?:gains?|adds?) \d", re.IGNORECASE)
# "1 DP" and no word of loss is a DP gained
_NUMBERED = re.compile(r"\b\d+ (?:DPs?|hits?|casualt\w+|wounds?)\b", re.IGNORECASE)
_LOOSE_LOSS = re.compile(
    r"\b(?:off|lost|loses?|less|fewer|remov\w+|taken|spen[dt]\w*|deduct\w*|recover\w*|rall\w+|regain\w*|down|costs?)\b",
    re.IGNORECASE,
)
_SETTLED = re.compile(
    r"\b(?:more (?=off)|(?:more|less|fewer) than|(?:or|and|no|not|any) (?:more|less|fewer)|cut off)\b", re.IGNORECASE
)


def find(ruleset: e.Ruleset) -> Iterator[Diagnostic]:
    for item in labelled(ruleset):
        words = _SETTLED.sub("", plain(item.label))
        signs, clear = _signs(item.part), not _TURNED.search(words)
        loss, gain = clear and bool(_LOSS.search(words)), clear and bool(_GAIN.search(words))
        if isinstance(item.part, e.EffectLine | e.BandLine | e.EachLine):
            loss, gain = bool(_OFF.search(words)), bool(_ON.search(words))
            if not loss and not gain and _NUMBERED.search(words) and not _LOOSE_LOSS.search(words):
                signs, gain = _signs(item.part, plainly=True), True
        if loss == gain or len(signs) != 1:
            continue
        if (signs == {1}) == loss:
            said = "a loss" if loss else "a gain"
            message = f"the text speaks of {said}, and the rule {'adds' if loss else 'takes away'}"
            yield CODE.at(
                item.span, message, label="the sign is against the words", help="change the sign or the words"
            )


def _signs(part: object, *, plainly: bool = False) -> set[int]:
    """The signs of the fixed amounts that a line adds or its effects gain; a choice of sign is none. To gain a loss is to
    lose, unless the text is taken plainly."""
    match part:
        case e.FigureLine(op="add", sign="+" | "-" as sign, amount=e.Const()):
            return {1 if sign == "+" else -1}
        case e.EffectLine(effects=effects) | e.EachLine(effects=effects) | e.BandLine(effects=effects):
            changes = [effect for effect in effects if isinstance(effect, e.ChangeBy)]
            turned = [c.fact for c in changes if not plainly and re.search("los[st]|casualt|kill", c.fact)]
            return {_sign(c.amount) * (-1 if c.fact in turned else 1) for c in changes} - {0}
    return set()


def _sign(amount: e.Expr) -> int:
    match amount:
        case e.Const(value=Fraction() as value):
            return (value > 0) - (value < 0)
        case e.Negate(of=of):
            return -_sign(of)
    return 0


CHECK = Check(CODE, find)
