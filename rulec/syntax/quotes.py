"""A quote that nothing closes -> a finding that says where the other one belongs, if only there the line reads."""

from __future__ import annotations

import re
from collections.abc import Callable

from rulec.diagnostics import Diagnostic, Edit, Fix
from rulec.source import Span
from rulec.syntax import messages as m

_HELP = 'end it with "; a quote inside a text is written \\"'
# what follows a text on a line: two blanks, or a word or sign that goes on from it
_WORDS = "when|unless|otherwise|per|as|for|against|by|of|because|must|may|take|nothing|at most"
_GOES_ON = re.compile(rf"\s+(?=(?:{_WORDS})\b|@|[=:]|[+-]\d)|\s{{2,}}|(?=:)")
_INCHES = re.compile(r'(?<![\w.])(\d[\d/.]*)\s?"')
_MOST_TRIED = 12


def unclosed(path: str, line: str, start: int, at: int, reads: Callable[[str], bool]) -> Diagnostic:
    """line stands at start in the file; the quote at `at` in it is alone."""

    def edit(a: int, b: int, text: str) -> tuple[Edit, ...]:
        return (Edit(Span(path, start + a, start + b), text),)

    inch = next((found for found in _INCHES.finditer(line) if found.end() == at + 1), None)
    if inch and reads(f"{line[: inch.end(1)]} in{line[at + 1 :]}"):
        fix = Fix(f"write `{inch.group(1)} in`", edit(inch.end(1), at + 1, " in"))
        return m.UNCLOSED.at(Span(path, start + at, start + at + 1), '`"` for inches', help="write `in`", fix=fix)
    opens = [w.start() for w in re.finditer(r"(?<=\s)\S", line[:at])][-_MOST_TRIED:]
    if at and line[at - 1] != " " and '"' not in line[:at]:
        for k in opens:  # the longest text first
            if reads(f'{line[:k]}"{line[k:]}'):
                fix = Fix("open it here", edit(k, k, '"'))
                where = Span(path, start + k, start + at + 1)
                return m.UNCLOSED.at(where, "this text has no opening quote", help='begin it with "', fix=fix)
    end = len(line.rstrip())
    ends = [found.start() for found in _GOES_ON.finditer(line, at + 1)][:_MOST_TRIED]
    close = next((k for k in ends if reads(f'{line[:k]}"{line[k:]}')), end)
    title = "close it at the end" if close == end else f"close it before `{line[close:].split()[0]}`"
    fix = Fix(title, edit(close, close, '"'))
    where = Span(path, start + at, start + end)
    return m.UNCLOSED.at(where, "this text is not closed", label="begins here", help=_HELP, fix=fix)
