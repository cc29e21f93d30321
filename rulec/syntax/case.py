"""A line that does not read, with what is known of it: where reading stopped, what could stand there, what would read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cached_property

from lark import Lark, Token
from lark.exceptions import LarkError, UnexpectedInput, UnexpectedToken

from rulec.diagnostics import Code, Diagnostic, Edit, Fix
from rulec.source import Span
from rulec.syntax import messages as m
from rulec.syntax.build_nodes import Refused

WORD = re.compile(r"[A-Za-z][A-Za-z0-9_]*")
TEXT = re.compile(r'"(?:\\.|[^"\\])*"')
NUMBERS = frozenset(("NUMBER", "FRACTION", "RATIO"))
_LONGEST_TRIED = 2000  # a line longer than this is not read again and again


class Case:
    """line stands at start in the file and did not read by the rule place."""

    def __init__(self, lark: Lark, path: str, line: str, start: int, place: str, error: UnexpectedInput) -> None:
        self.lark, self.path, self.line, self.start, self.place = lark, path, line, start, place
        token = error.token if isinstance(error, UnexpectedToken) else Token("UNKNOWN", line[error.pos_in_stream or 0])
        self.at_end = token.type == "$END"
        at = len(line) if self.at_end else token.start_pos or 0
        self.at = min(max(at, 0), len(line))
        self.type = token.type
        self.word = "" if self.at_end else str(token)
        self.end = self.at + len(self.word)
        self.accepts = self._accepted()

    def _accepted(self) -> set[str]:
        """What could follow where reading stopped.

        The line is read up to there again: the parser that met the wrong word has by then settled what it follows,
        and forgotten what else could have.
        """
        parser = self.lark.parse_interactive(self.line[: self.at], start=self.place)
        try:
            parser.exhaust_lexer()
        except (LarkError, Refused):
            return set()
        accepts: set[str] = parser.accepts()  # type: ignore[no-untyped-call]
        return accepts

    @cached_property
    def bare(self) -> str:
        """The line with its texts blanked, so that offsets stay true."""
        return TEXT.sub(lambda found: " " * len(found.group()), self.line)

    def reads(self, line: str, place: str = "") -> bool:
        if len(line) > _LONGEST_TRIED:
            return False
        try:
            self.lark.parse(line, start=place or self.place)
        except (LarkError, Refused):
            return False
        return True

    def span(self, start: int, end: int) -> Span:
        return Span(self.path, self.start + start, self.start + max(end, start))

    def edit(self, start: int, end: int, text: str) -> Edit:
        return Edit(self.span(start, end), text)

    def edited(self, start: int, end: int, text: str) -> str:
        return self.line[:start] + text + self.line[end:]

    def replaced(self, code: Code, start: int, end: int, text: str, message: str, help_: str = "") -> Diagnostic:
        """A finding about line[start:end], with the fix if the line reads with it."""
        fix = None
        if self.reads(self.edited(start, end, text)):
            fix = Fix(f"write `{text}`", (self.edit(start, end, text),), safe=code is not m.BARE_ACT)
        return code.at(self.span(start, end), message, help=help_ or f"write `{text}`", fix=fix)

    def words(self) -> Iterator[re.Match[str]]:
        """The words up to the place of the error, the last first; texts and citations left out."""
        text = re.sub(r"@\w+", lambda found: " " * len(found.group()), self.bare)
        return reversed([w for w in WORD.finditer(text) if w.start() <= self.at])
