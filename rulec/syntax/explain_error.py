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
from rulec.syntax import slips
from rulec.syntax.build_nodes import Refused
from rulec.syntax.layout import FIRST_WORDS, near
from rulec.syntax.words import KEYWORDS, RESERVED

_WORD = re.compile(r"[A-Za-z][A-Za-z0-9_]*")
_TEXT = re.compile(r'"(?:\\.|[^"\\])*"')

_NUMERAL = re.compile(r"[0-9]+([./:][0-9]+)?")
_MATCHED = ("band", "cell")  # places that begin with a match

# what can stand somewhere, in the order of a line, which is the order in which it is listed
_TERMINALS = {
    "NAME": "a name", "STRING": 'a text in "quotes"', "NUMBER": "a number", "FRACTION": "a number", "RATIO": "a number",
    "UNIT": "a unit", "SLUG": "the slug of a finding", "COLON": "`:`", "EQUAL": "`=`", "COMMA": "`,`", "SLASH": "`/`",
    "IS": "`is`", "WITHIN": "`within`", "BEYOND": "`beyond`", "MORE": "`more than`", "LESS": "`less than`", "TO": "`to`",
    "ORMORE": "`or more`", "ORPART": "`or part`", "AND": "`and`", "OR": "`or`", "RPAR": "`)`", "CLOSE": "`)`", "LPAR": "`(`",
    "PLUS": "`+`", "MINUS": "`-`", "PLUSMINUS": "`+/-`", "X": "`x`", "OVER": "`over`",
    "": "",  # other words
    "AS": "`as`", "PER": "`per`", "AT": "`at most`", "WHEN": "`when`", "UNLESS": "`unless`", "OTHERWISE": "`otherwise`",
    "BECAUSE": "`because`", "CITE": "a citation such as @qrs 12", "$END": "the end of the line",
}  # fmt: skip
_NUMBERS = frozenset(("NUMBER", "FRACTION", "RATIO"))
_NAMES = frozenset(
    ("SUM", "AVERAGE", "LARGEST", "SMALLEST", "BEST", "WORST", "SHARE", "THE", "FIRST", "LAST")
)  # words that can also be names
_VALUE = _NUMBERS | _NAMES | {"NAME", "HALF", "LPAR"}
_ON = frozenset(("DOT", "LPAR"))  # what goes on from a name


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
            self.first_word, self.range, self.symbol, self.and_or, self.pasted, self.single_quotes, self.number, self.said,
            self.listed, self.misspelt, self.missing, self.bare_act, self.reserved,
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
        for found in slips.RANGE.finditer(text):
            near_it = found.start() <= self.at <= found.end() or not self.line[found.end() : self.at].strip()
            if found.start() > self.at or not near_it or "@" in text[: found.start()]:
                continue
            low, high, one, sign = found.groups()
            meant = f"{low} to {high}" if low else f"{one} or {'more' if sign == '+' else 'less'}"
            return self.replaced(
                m.SHEET_RANGE, found.start(), found.end(), meant, f"`{found.group()}` as a sheet prints it"
            )
        return None

    def symbol(self) -> Diagnostic | None:
        found = slips.SYMBOL.match(self.line, self.at) or (
            slips.SYMBOL.match(self.line, self.at - 1) if self.at else None
        )
        match = self.place in _MATCHED and found is not None and found.start() == 0
        if found is None or (found.group(1) == "=" and "IS" not in self.accepts and not match):
            return None
        sign, value = found.group(1), found.group(2) or "..."
        words = {">": f"more than {value}", "<": f"less than {value}"}.get(sign) or slips.SYMBOLS[sign].format(value)
        if not match and sign not in "<>":
            words = f"is {words}"
        where = f"a {self.place}" if match else "a condition"
        return self.replaced(m.SYMBOL, found.start(), found.end(), words, f"`{sign}` in {where}")

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
        """Dashes, quotes and blanks that came with a paste, and letters of other alphabets."""
        meant = slips.meant(self.word) if self.type == "UNKNOWN" and len(self.word) == 1 else None
        if meant is None:
            return None
        message = (
            f"{m.character(self.word)} where `{meant}` is meant" if meant.strip() else f"{m.character(self.word)} here"
        )
        texts = [found.span() for found in _TEXT.finditer(self.line)]
        outside = [i for i in range(len(self.line)) if not any(a <= i < b for a, b in texts)]
        edits = {i: text for i in outside if (text := slips.meant(self.line[i])) is not None}
        fix = None
        if self.reads("".join(edits.get(i, c) for i, c in enumerate(self.line))):
            safe = self.at > 0  # at the margin a blank is indentation
            fix = Fix("write it plain", tuple(Edit(self.span(i, i + 1), text) for i, text in edits.items()), safe=safe)
        return m.CHARACTER.at(self.span(self.at, self.at + 1), message, help="write it plain", fix=fix)

    def single_quotes(self) -> Diagnostic | None:
        found = re.compile(r"'([^'\"]*)'").match(self.line, self.at)
        if found is None:
            return None
        return self.replaced(m.CHARACTER, *found.span(), f'"{found.group(1)}"', "a text stands in double quotes")

    def number(self) -> Diagnostic | None:
        if self.type != "BADNUMBER" or _NUMERAL.fullmatch(self.word):
            return None
        spaced = re.sub(r"(?<=\d)(?=[A-Za-z])|(?<=[a-z])(?=\d)", " ", self.word)
        span = (self.at, self.at + len(self.word))
        if spaced != self.word and self.reads(self.edited(*span, spaced)):
            return self.replaced(m.BAD_NUMBER, *span, spaced, f"`{self.word}` is neither a number nor a name")
        help_ = "numbers are written 3, 2.5, 1/2 or 3:2, dice 2D6, lengths 20 yd"
        return m.BAD_NUMBER.at(self.span(*span), f"`{self.word}` is neither a number nor a name", help=help_)

    def said(self) -> Diagnostic | None:
        """Plain English for a word of the language, here or just before; tried, so that a name is left in peace."""
        text = _TEXT.sub(lambda found: " " * len(found.group()), self.line)
        for pattern, options in slips.SAID:
            for found in pattern.finditer(text):
                if found.start() > self.at or self.line[found.end() : self.at].count(" ") > 1:
                    continue
                for meant in options:
                    if meant != found.group() and self.reads(self.edited(*found.span(), meant)):
                        what = f"`{found.group()}` is not how the language says it"
                        return self.replaced(m.MISSPELT, *found.span(), meant, what)
        return None

    def listed(self) -> Diagnostic | None:
        """`or` or a comma between the values of a list."""
        if self.word not in (",", "or") or "SLASH" not in self.accepts:
            return None
        start = len(self.line[: self.at].rstrip())
        end = self.at + len(self.word)
        end += len(self.line[end:]) - len(self.line[end:].lstrip())
        if not self.reads(self.edited(start, end, "/")):
            return None
        fix = Fix("write `/`", (Edit(self.span(start, end), "/"),), safe=True)
        span = self.span(self.at, self.at + len(self.word))
        return m.UNEXPECTED.at(
            span, f"`{self.word}` between the values of a list", help="write `/` between them", fix=fix
        )

    def missing(self) -> Diagnostic | None:
        """A sign left out, with which the line reads."""
        signs = (("COLON", ":"), ("EQUAL", "=")) if self.place != "member" else ()  # a name below a name is no group
        for terminal, sign in signs:
            before = len(self.line[: self.at].rstrip())
            text = sign if sign == ":" else f" {sign}"
            if terminal in self.accepts and not self.at_end and self.reads(self.edited(before, before, text)):
                what = f"`{sign}` is missing before `{self.word}`" if self.type != "STRING" else f"`{sign}` is missing"
                fix = Fix(f"write `{sign}`", (Edit(self.span(before, before), text),), safe=True)
                span = self.span(self.at, self.at + len(self.word))
                return m.UNEXPECTED.at(span, what, help=f"write `{sign}` before it", fix=fix)
        return None

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
        """A word of the language for a name; or a name left out before one."""
        if self.word not in RESERVED or "NAME" not in self.accepts:
            return None
        span = (self.at, self.at + len(self.word))
        if not self.accepts & _NUMBERS and self.reads(self.edited(*span, f"{self.word}_")):
            text = f"`{self.word}` is a word of the language and cannot be a name"
            return m.RESERVED_NAME.at(self.span(*span), text, help=f"call it `{self.word}_` and something")
        if self.reads(self.edited(self.at, self.at, "it ")):
            missing = self.expected(self.accepts)
            return m.UNEXPECTED.at(
                self.span(*span), f"something is missing before `{self.word}`", help=f"write {missing}"
            )
        return None

    # ------------------------------------------------------------ the rest

    def too_short(self) -> Diagnostic:
        """The line ends where more is due; shown at its last word."""
        last = max(len(self.line.rstrip()) - 1, 0)
        start = next((w.start() for w in reversed(list(re.finditer(r"\S+", self.line)))), last)
        options = self.accepts - {"$END"}
        due = self.expected(options)
        return m.TOO_SHORT.at(
            self.span(start, last + 1), f"the line stops here, and {due} is due", help=f"go on with {due}"
        )

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
        if "NAME" in left and left >= _NAMES:
            left -= _NAMES
        if "NOT" in left and left & _NUMBERS:
            shown.append("a condition")
            left -= _VALUE | {"NOT"}
        elif left & _NUMBERS and "NAME" in left:
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
