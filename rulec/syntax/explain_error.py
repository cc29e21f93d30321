"""What lark could not read -> one finding in the author's words: what is wrong, what can stand there, and the edit.

A fix is offered only if the line reads with it: each is tried before it is shown.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from lark import Lark, Token
from lark.exceptions import LarkError, UnexpectedInput, UnexpectedToken

from rulec.diagnostics import Code, Diagnostic, Edit, Fix
from rulec.source import Span
from rulec.syntax import messages as m
from rulec.syntax.build_nodes import Refused
from rulec.syntax.layout import FIRST_WORDS, near
from rulec.syntax.words import KEYWORDS, RESERVED

_RANGE = re.compile(r"(?<![\w.])(-?\d+)\s?-\s?(\d+)(?![\w.])|(?<![\w.])(-?\d+)([+-])(?![\w.\d/])")
_SYMBOLS = {
    ">=": "{} or more", "=>": "{} or more", "<=": "{} or less", "=<": "{} or less", "==": "{}", "!=": "not {}", "<>": "not {}",
    "\u2265": "{} or more", "\u2264": "{} or less", "=": "{}",
}  # fmt: skip
_SYMBOL = re.compile(
    r"(>=|=>|<=|=<|==|!=|<>|[<>=\u2265\u2264])\s*((?:[+-]?\d[\d/:.]*(?:\s*(?:yd|in|cm|mm|deg)\b)?)|[A-Za-z]\w*(?:\.\w+)*)?"
)
_WORD = re.compile(r"[A-Za-z][A-Za-z0-9_]*")
_TEXT = re.compile(r'"(?:\\.|[^"\\])*"')

# what can stand somewhere, in the order in which it is listed; keywords are shown as they are written
_TERMINALS = {
    "NAME": "a name", "STRING": 'a text in "quotes"', "NUMBER": "a number", "FRACTION": "a number", "RATIO": "a number",
    "CITE": "a citation such as @qrs 12", "UNIT": "a unit", "SLUG": "the slug of a finding", "ORMORE": "`or more`",
    "ORPART": "`or part`", "$END": "the end of the line",
    "PLUS": "`+`", "MINUS": "`-`", "PLUSMINUS": "`+/-`", "COLON": "`:`", "COMMA": "`,`", "EQUAL": "`=`", "DOT": "`.`",
    "SLASH": "`/`", "LPAR": "`(`", "RPAR": "`)`", "CLOSE": "`)`",
}  # fmt: skip
_NUMBERS = frozenset(("NUMBER", "FRACTION", "RATIO"))
_VALUE = frozenset(("NAME", "NUMBER", "FRACTION", "RATIO", "HALF", "SUM", "AVERAGE", "LARGEST", "SMALLEST", "BEST", "WORST",
                    "SHARE", "THE", "FIRST", "LAST", "LPAR"))  # fmt: skip
_TAIL = frozenset(("AS", "PER", "AT", "WHEN", "UNLESS", "OTHERWISE", "CITE", "$END"))


def explain(lark: Lark, path: str, line: str, start: int, place: str, error: UnexpectedInput) -> Diagnostic:
    """line stands at start in the file and did not read by the rule place."""
    return _Case(lark, path, line, start, place, error).finding()


class _Case:
    def __init__(self, lark: Lark, path: str, line: str, start: int, place: str, error: UnexpectedInput) -> None:
        self.lark, self.path, self.line, self.start, self.place = lark, path, line, start, place
        token = error.token if isinstance(error, UnexpectedToken) else Token("UNKNOWN", line[error.pos_in_stream or 0])
        self.at_end = token.type == "$END"
        at = len(line) if self.at_end else token.start_pos or 0
        self.at = min(max(at, 0), len(line))
        self.type = token.type
        self.word = "" if self.at_end else str(token)
        parser = error.interactive_parser if isinstance(error, UnexpectedToken) else None
        self.accepts: set[str] = parser.accepts() if parser is not None else set()  # type: ignore[no-untyped-call]

    def finding(self) -> Diagnostic:
        for attempt in (
            self.first_word, self.range, self.symbol, self.and_or, self.pasted, self.number, self.misspelt, self.bare_act,
            self.reserved,
        ):  # fmt: skip
            found = attempt()
            if found is not None:
                return found
        return self.too_short() if self.at_end else self.unexpected()

    # ------------------------------------------------------------ helpers

    def reads(self, line: str) -> bool:
        if len(line) > 2000:
            return False
        try:
            self.lark.parse(line, start=self.place)
        except (LarkError, Refused):
            return False
        return True

    def span(self, start: int, end: int) -> Span:
        return Span(self.path, self.start + start, self.start + max(end, start))

    def edited(self, start: int, end: int, text: str) -> str:
        return self.line[:start] + text + self.line[end:]

    def replaced(self, code: Code, start: int, end: int, text: str, message: str, help_: str = "") -> Diagnostic:
        """A finding about line[start:end], with the fix if the line reads with it."""
        fix = None
        if self.reads(self.edited(start, end, text)):
            fix = Fix(f"write `{text}`", (Edit(self.span(start, end), text),), safe=code is not m.BARE_ACT)
        return code.at(self.span(start, end), message, help=help_ or f"write `{text}`", fix=fix)

    def words(self) -> Iterator[re.Match[str]]:
        """The words up to the place of the error, the last first; texts and citations left out."""
        text = _TEXT.sub(lambda found: " " * len(found.group()), self.line)
        text = re.sub(r"@\w+", lambda found: " " * len(found.group()), text)
        return reversed([w for w in _WORD.finditer(text) if w.start() <= self.at])

    # ------------------------------------------------------------ mistakes with a sentence of their own

    def first_word(self) -> Diagnostic | None:
        """The word that says what a line is, misspelt."""
        found = _WORD.match(self.line)
        options = FIRST_WORDS.get(self.place, ())
        if found is None or found.group() in options:
            return None
        word = found.group()
        meant = near(word, options)
        if meant is not None and (self.at <= found.end() or self.reads(self.edited(0, found.end(), meant))):
            what = f"no line begins with `{word}` here" if word in KEYWORDS else f"`{word}` is no word of the language"
            return self.replaced(m.MISSPELT, 0, found.end(), meant, what, f"did you mean `{meant}`?")
        if self.place == "header" and self.at == 0:
            known = ", ".join(w for w in options)
            return m.UNEXPECTED.at(
                self.span(0, found.end()), f"no block begins with `{word}`", help=f"blocks begin with {known}"
            )
        return None

    def range(self) -> Diagnostic | None:
        """3-4, 5+, 2-: as printed."""
        text = _TEXT.sub(lambda found: " " * len(found.group()), self.line)
        for found in _RANGE.finditer(text):
            if not found.start() <= self.at <= found.end() + 1 or "@" in text[: found.start()]:
                continue
            low, high, one, sign = found.groups()
            meant = f"{low} to {high}" if low else f"{one} or {'more' if sign == '+' else 'less'}"
            return self.replaced(
                m.SHEET_RANGE, found.start(), found.end(), meant, f"`{found.group()}` as a sheet prints it"
            )
        return None

    def symbol(self) -> Diagnostic | None:
        found = _SYMBOL.match(self.line, self.at) or (_SYMBOL.match(self.line, self.at - 1) if self.at else None)
        if found is None or (found.group(1) == "=" and "IS" not in self.accepts):
            return None
        sign, value = found.group(1), found.group(2) or "..."
        words = {">": f"more than {value}", "<": f"less than {value}"}.get(sign) or "is " + _SYMBOLS[sign].format(value)
        return self.replaced(m.SYMBOL, found.start(), found.end(), words, f"`{sign}` in a condition")

    def and_or(self) -> Diagnostic | None:
        if self.type not in ("AND", "OR"):
            return None
        before = _TEXT.sub("", self.line[: self.at])
        other = "or" if self.type == "AND" else "and"
        if not re.search(rf"\b{other}\b", before) or ("AND" in self.accepts and "OR" in self.accepts):
            return None
        text = f"`{self.word}` after `{other}`: say with brackets which belong together"
        return m.AND_OR.at(
            self.span(self.at, self.at + len(self.word)), text, help="as in: a and (b or c), (a and b) or c"
        )

    def pasted(self) -> Diagnostic | None:
        """Dashes, quotes and blanks that came with a paste."""
        odd = (
            next((i for i, c in enumerate(self.line) if c in m.MEANT and i >= self.at), None)
            if self.type == "UNKNOWN"
            else None
        )
        if odd is None or odd != self.at:
            return None
        char = self.line[odd]
        straight = "".join(m.MEANT.get(c, c) for c in self.line)
        message = (
            f"{m.character(char)} where `{m.MEANT[char]}` is meant"
            if m.MEANT[char].strip()
            else f"{m.character(char)} here"
        )
        fix = None
        if self.reads(straight):
            edits = tuple(Edit(self.span(i, i + 1), m.MEANT[c]) for i, c in enumerate(self.line) if c in m.MEANT)
            fix = Fix("write it plain", edits, safe=odd > 0)  # at the margin a blank is indentation
        return m.CHARACTER.at(self.span(odd, odd + 1), message, help="write it plain", fix=fix)

    def number(self) -> Diagnostic | None:
        if self.type != "BADNUMBER":
            return None
        spaced = re.sub(r"(?<=\d)(?=[A-Za-z])|(?<=[a-z])(?=\d)", " ", self.word)
        span = (self.at, self.at + len(self.word))
        if spaced != self.word and self.reads(self.edited(*span, spaced)):
            return self.replaced(m.BAD_NUMBER, *span, spaced, f"`{self.word}` is neither a number nor a name")
        help_ = "numbers are written 3, 2.5, 1/2 or 3:2, dice 2D6, lengths 20 yd"
        return m.BAD_NUMBER.at(self.span(*span), f"`{self.word}` is neither a number nor a name", help=help_)

    def misspelt(self) -> Diagnostic | None:
        """A word at the error, or the one before it, that with one keyword in its stead lets the line read."""
        for k, found in enumerate(self.words()):
            if k > 2:
                break
            word = found.group()
            if word in KEYWORDS:
                continue
            meant = near(word, KEYWORDS)
            if meant is not None and self.reads(self.edited(*found.span(), meant)):
                said = f"`{word}` is no word of the language"
                return self.replaced(m.MISSPELT, *found.span(), meant, said, f"did you mean `{meant}`?")
        return None

    def bare_act(self) -> Diagnostic | None:
        """A result that names an action and says neither must nor may."""
        if self.place not in ("case", "band", "step", "phase"):
            return None
        for k, found in enumerate(self.words()):
            if k > 1 or found.group() in KEYWORDS:
                break
            if self.reads(self.edited(found.start(), found.start(), "must ")):
                what = f"`{found.group()}` without must, may or may not"
                return self.replaced(m.BARE_ACT, found.start(), found.end(), f"must {found.group()}", what)
        return None

    def reserved(self) -> Diagnostic | None:
        if self.word not in RESERVED or "NAME" not in self.accepts or self.accepts & _NUMBERS:
            return None
        text = f"`{self.word}` is a word of the language and cannot be a name"
        return m.RESERVED_NAME.at(
            self.span(self.at, self.at + len(self.word)), text, help=f"call it `{self.word}_` and something"
        )

    # ------------------------------------------------------------ the rest

    def too_short(self) -> Diagnostic:
        """The line ends where more is due; shown at its last word."""
        last = max(len(self.line.rstrip()) - 1, 0)
        start = next((w.start() for w in reversed(list(re.finditer(r"\S+", self.line)))), last)
        options = self.accepts - {"$END"}
        return m.TOO_SHORT.at(self.span(start, last + 1), f"the line stops here, and {self.expected(options)} is due")

    def unexpected(self) -> Diagnostic:
        word = self.word if len(self.word) <= 40 else f"{self.word[:37]}..."
        what = f"`{word}` cannot stand here" if self.type != "STRING" else "a text cannot stand here"
        help_ = f"here can stand: {self.expected(self.accepts)}" if self.accepts else ""
        if self.word in ("when", "unless", "otherwise", "as", "per", "at") and self.accepts <= {"CITE", "$END"}:
            help_ = f"a citation ends the line: write `{self.word} ...` before it"
        return m.UNEXPECTED.at(self.span(self.at, self.at + len(self.word)), what, help=help_)

    def expected(self, terminals: set[str]) -> str:
        """What can stand here, in words; whole sorts of thing are named by what they are."""
        left = set(terminals)
        shown: list[str] = []
        if "NOT" in left and left & _NUMBERS:
            shown.append("a condition")
            left -= _VALUE | {"NOT"}
        elif left & _NUMBERS and "NAME" in left:
            shown.append("a value")
            left -= _VALUE | {"PLUS", "MINUS"}
        if {"WHEN", "UNLESS"} <= left:
            left -= _TAIL - {"$END", "WHEN", "UNLESS", "CITE"}
        names = [_TERMINALS[t] for t in _TERMINALS if t in left]
        words = sorted(f"`{t.lower()}`" for t in left if t not in _TERMINALS)
        shown += [w for w in dict.fromkeys([*names, *words]) if w not in shown]
        shown = shown[:9]
        if not shown:
            return "something else"
        return shown[0] if len(shown) == 1 else f"{', '.join(shown[:-1])} or {shown[-1]}"
