"""What lark could not read -> one finding in the author's words: what is wrong, what can stand there, and the edit.

A fix is offered only if the line reads with it: each is tried before it is shown.
"""

from __future__ import annotations

import re

from rulec.diagnostics import Diagnostic
from rulec.syntax import messages as m
from rulec.syntax.case import NUMBERS, Case
from rulec.syntax.guesses import GUESSES
from rulec.syntax.repairs import REPAIRS
from rulec.syntax.words import RESERVED

# what can stand somewhere, in the order of a line, which is the order in which it is listed
_TERMINALS = {
    "NAME": "a name", "STRING": 'a text in "quotes"', "NUMBER": "a number", "FRACTION": "a number", "RATIO": "a number",
    "UNIT": "a unit", "SLUG": "the slug of a finding", "COLON": "`:`", "EQUAL": "`=`", "COMMA": "`,`", "SLASH": "`/`",
    "BETWEEN": "`between` and two roles, as in between unit and enemy",
    "IS": "`is`", "WITHIN": "`within`", "BEYOND": "`beyond`", "MORE": "`more than`", "LESS": "`less than`", "TO": "`to`",
    "ORMORE": "`or more`", "ORPART": "`or part`", "AND": "`and`", "OR": "`or`", "RPAR": "`)`", "CLOSE": "`)`", "LPAR": "`(`",
    "PLUS": "`+`", "MINUS": "`-`", "PLUSMINUS": "`+/-`", "X": "`x`", "OVER": "`over`",
    "": "",  # other words
    "AS": "`as`", "PER": "`per`", "AT": "`at most`", "WHEN": "`when`", "UNLESS": "`unless`", "OTHERWISE": "`otherwise`",
    "BECAUSE": "`because`", "CITE": "a citation such as @qrs 12", "$END": "the end of the line",
}  # fmt: skip
_NAMES = frozenset(
    ("SUM", "AVERAGE", "LARGEST", "SMALLEST", "BEST", "WORST", "SHARE", "THE", "FIRST", "LAST")
)  # words that can also be names
_VALUE = NUMBERS | _NAMES | {"NAME", "HALF", "LPAR"}
_ON = frozenset(("DOT", "LPAR"))  # what goes on from a name


def explain(case: Case) -> Diagnostic:
    for attempt in (*GUESSES, *REPAIRS, _left_out, _too_short):
        found = attempt(case)
        if found is not None:
            return found
    return _unexpected(case)


def _left_out(case: Case) -> Diagnostic | None:
    """A name or figure left out before a word of the language."""
    if case.word not in RESERVED or "NAME" not in case.accepts or not case.reads(case.edited(case.at, case.at, "it ")):
        return None
    what = f"something is missing before `{case.word}`"
    return m.UNEXPECTED.at(case.span(case.at, case.end), what, help=f"write {_expected(case.accepts)}")


def _too_short(case: Case) -> Diagnostic | None:
    """The line ends where more is due; shown at its last word."""
    if not case.at_end:
        return None
    last = max(len(case.line.rstrip()) - 1, 0)
    start = next((w.start() for w in reversed(list(re.finditer(r"\S+", case.line)))), last)
    due = _expected(case.accepts - {"$END"})
    what = f"the line stops here, and {due} is due"
    if case.place == "field" and "COLON" in case.accepts:
        help_ = f"say what it can be, as in {case.line.strip()}: yes/no"
        return m.TOO_SHORT.at(case.span(start, last + 1), "this fact does not say what it can be", help=help_)
    return m.TOO_SHORT.at(case.span(start, last + 1), what, help=f"go on with {due}")


def _unexpected(case: Case) -> Diagnostic:
    word = case.word if len(case.word) <= 40 else f"{case.word[:37]}..."
    what = f"`{word}` cannot stand here" if case.type != "STRING" else "a text cannot stand here"
    help_ = f"here can stand: {_expected(case.accepts)}" if case.accepts else ""
    if case.word == ":" and case.line.split(" ")[0] in ("kind", "record", "table"):
        help_ = "what belongs to it stands below it, one a line"
    if case.word == "each" and "PER" in case.accepts:
        help_ = "write `per ...` behind the text"
    return m.UNEXPECTED.at(case.span(case.at, case.end), what, help=help_)


def _expected(terminals: set[str]) -> str:
    """What can stand here, in words; whole sorts of thing are named by what they are."""
    left = set(terminals)
    shown: list[str] = []
    if "NAME" in left and left >= _NAMES:
        left -= _NAMES
    if "NOT" in left and left & NUMBERS:
        shown.append("a condition")
        left -= _VALUE | {"NOT"}
    elif left & NUMBERS and "NAME" in left:
        shown.append("a value")
        left -= _VALUE | {"PLUS", "MINUS"}
    if left - _ON and not shown and "NAME" not in left:
        left -= _ON
    words = sorted(f"`{t.lower()}`" for t in left - _TERMINALS.keys() - {"DOT"})
    for terminal, written in _TERMINALS.items():
        shown += words if not terminal else [written] if terminal in left and written not in shown else []
    if not shown:
        return "something else"
    return shown[0] if len(shown) == 1 else f"{', '.join(shown[:-1])} or {shown[-1]}"
