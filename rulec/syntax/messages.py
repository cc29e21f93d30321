"""The codes of syntax findings (RC0xx), and the findings about characters, indentation and texts."""

from __future__ import annotations

import re
import unicodedata

from rulec.diagnostics import Code, Diagnostic, Edit, Fix, Severity
from rulec.source import Span
from rulec.syntax.layout import TAB, Logical

_RULES = """ruleset r "Rules"
  length in
  source qrs "sheet"
kind Arm
  foot
  horse
record unit
  arm: Arm
  dp: 0 to 6
  distance: 0 in to 60 in
  near: yes/no
  steady: yes/no
  charging: yes/no
action rout for unit
  "It runs" +1 dp
"""


def _error(id_: str, slug: str, summary: str, why: str, bad: str, good: str) -> Code:
    """An error whose examples stand below a small ruleset, unless they are about the first line of a file."""
    whole = [text if text.startswith("language") else _RULES + text for text in (bad, good)]
    return Code(id_, slug, Severity.ERROR, summary, why, *whole)


UNEXPECTED = _error(
    "RC001", "unexpected", "A word or sign that cannot stand here.",
    "Every line has one shape: lead, text, effects, name, count, condition, citation, in that order.",
    'value reach for unit = 2 in\n  +1 in "on a road" @qrs 4 when near\n',
    'value reach for unit = 2 in\n  +1 in "on a road" when near @qrs 4\n',
)  # fmt: skip
MISSPELT = _error(
    "RC002", "misspelt-word", "A word that is nearly a word of the language.",
    "Words such as roll, modifiers and when tell rulec how to read a line.",
    "test control for unit\n  rol D6\n",
    "test control for unit\n  roll D6\n",
)  # fmt: skip
UNCLOSED = _error(
    "RC003", "unclosed-text", "A printed text without its closing quote.",
    'A text begins and ends with " on one line; a quote inside it is written \\".',
    'term far "a long way\n',
    'term far "a long way"\n',
)  # fmt: skip
SHEET_RANGE = _error(
    "RC004", "sheet-range", "A range written as a sheet prints it: 3-4, 5+, 2-.",
    "In the rules 3-4 would be a sum and 2- a slip of the pen, so a range is written in words; the sheet prints it short.",
    'test t for unit\n  roll D6\n  results\n    3-4 "Halt" nothing\n',
    'test t for unit\n  roll D6\n  results\n    3 to 4 "Halt" nothing\n',
)  # fmt: skip
SYMBOL = _error(
    "RC005", "symbol", "A sign of arithmetic or programming where the language has a word.",
    "Conditions are read aloud: is, is not, more than, less than, or more, or less.",
    'value v for unit = 1\n  +1 when dp > 3\n',
    'value v for unit = 1\n  +1 when dp more than 3\n',
)  # fmt: skip
AND_OR = _error(
    "RC006", "and-or", "and next to or without brackets.",
    "Readers disagree on which of the two binds closer, so brackets have to say it.",
    "term t for unit when near and steady or charging\n",
    "term t for unit when (near and steady) or charging\n",
)  # fmt: skip
TABS = _error(
    "RC007", "tabs", "Tabs in the indentation.",
    "A tab is wide in one editor and narrow in another, and indentation says what belongs to what.",
    "kind Grade\n\tveteran\n",
    "kind Grade\n  veteran\n",
)  # fmt: skip
INDENT = _error(
    "RC008", "indentation", "A line that does not line up with its neighbours.",
    "The lines of one block begin in one column.",
    "kind Grade\n  veteran\n raw\n",
    "kind Grade\n  veteran\n  raw\n",
)  # fmt: skip
CHARACTER = _error(
    "RC009", "character", "A character that the language does not use.",
    "Text pasted from a document brings dashes, quotes and invisible characters that only look like the right ones.",
    "term far \u201ca long way\u201d\n",
    'term far "a long way"\n',
)  # fmt: skip
ROW = _error(
    "RC010", "bad-row", "A table row that is not whole.",
    "Every row of a table has as many cells as its heading, each between two | signs.",
    "table t by arm gives 1 to 6\n  | arm  | needed |\n  | foot |\n",
    "table t by arm gives 1 to 6\n  | arm  | needed |\n  | foot | 4      |\n",
)  # fmt: skip
BARE_ACT = _error(
    "RC011", "bare-act", "An action without must, may or may not.",
    "What a unit has to do and what it may do are different results.",
    'test t for unit\n  roll D6\n  results\n    1 "Routs" rout\n',
    'test t for unit\n  roll D6\n  results\n    1 "Routs" must rout\n',
)  # fmt: skip
TOO_MUCH = _error(
    "RC012", "too-much", "More than rulec works with.",
    "Limits keep every file quick to read: no rules sheet comes near them, broken files do.",
    f"term t for unit when {'(' * 200}near{')' * 200}\n",
    "term t for unit when near\n",
)  # fmt: skip
BAD_NUMBER = _error(
    "RC013", "bad-number", "A number that is none.",
    "Numbers are written 3, 2.5, 1/2 or 3:2, with a blank before what follows.",
    "value v for unit = 3x4\n",
    "value v for unit = 3 x 4\n",
)  # fmt: skip
RESERVED_NAME = _error(
    "RC014", "reserved-word", "A word of the language used as a name.",
    "Words such as per, to and half are read as themselves everywhere.",
    "kind Size\n  half\n  whole\n",
    "kind Size\n  half_size\n  whole\n",
)  # fmt: skip
TOO_SHORT = _error(
    "RC015", "cut-short", "A line that stops too early.",
    "Something is missing at its end.",
    "value reach for unit =\n",
    "value reach for unit = 4 in\n",
)  # fmt: skip
LANGUAGE = _error(
    "RC016", "language", "A language line that does not fit.",
    "The first line of a file may say which version of the language it is written in.",
    "language 7\n",
    "language 1\n",
)  # fmt: skip
CODES = tuple(value for value in list(globals().values()) if isinstance(value, Code))

# control characters and breaks that some programs take for the end of a line, others do not
_INVISIBLE = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]+")


def insert(path: str, at: int, text: str) -> Fix:
    return Fix(f"insert `{text.strip()}`", (Edit(Span(path, at, at), text),))


def readable(path: str, text: str) -> tuple[str, list[Diagnostic]]:
    """The text with invisible characters blanked (so that offsets stay true), and a finding for each stretch of them."""
    if "\r\n" in text:
        text = text.replace("\r\n", " \n")
    if all(map(str.isprintable, text.split("\n"))) or not _INVISIBLE.search(text):  # the first is quick
        return text, []
    findings = []
    for found in _INVISIBLE.finditer(text):
        span = Span(path, *found.span())
        fix = Fix("write a blank", (Edit(span, " " * len(found.group())),), safe=True)
        findings.append(CHARACTER.at(span, f"{character(found.group()[0])} in the text", fix=fix))
    return _INVISIBLE.sub(lambda found: " " * len(found.group()), text), findings


def character(char: str) -> str:
    """A character in words."""
    name = unicodedata.name(char, "").lower()
    code = f"U+{ord(char):04X}"
    if not name:
        return f"the invisible character {code}"
    return f"`{char}` ({name})" if char.isprintable() and not char.isspace() else f"{name} ({code})"


def tabs(path: str, text: str, stretches: tuple[tuple[int, int], ...], *, alone: bool = True) -> Diagnostic:
    """alone: nothing else is wrong where the tabs are, so that writing blanks settles it."""
    edits = tuple(Edit(Span(path, a, b), text[a:b].expandtabs(TAB)) for a, b in stretches)
    where = f"{len(stretches)} line{'s' * (len(stretches) > 1)}"
    return TABS.at(
        Span(path, *stretches[0]), f"tabs in the indentation of {where}", label="a tab here",
        help="indent with blanks", fix=Fix(f"write {TAB} blanks for each tab", edits, safe=alone),
    )  # fmt: skip


def askew(path: str, line: Logical, text: str) -> Diagnostic:
    wanted = line.askew or 0
    span = Span(path, line.start, line.end)
    if not wanted:
        return INDENT.at(
            span, "an indented line that belongs to nothing", help="move it to the left margin, or under a block"
        )
    margin = Span(path, line.start - line.indent, line.start)
    whole = text[margin.start : margin.end].isspace() and not line.below and "\n" not in text[line.start : line.end]
    fix = Fix(f"indent it by {wanted}", (Edit(margin, " " * wanted),)) if whole else None
    what = f"indented by {line.indent}, where the lines of this block are indented by {wanted}"
    return INDENT.at(span, what, fix=fix)


def ruled(row: Span, text: str, *, safe: bool) -> Diagnostic:
    """The line that Markdown has under a heading. It goes with its margin and its end, if it has its line to itself."""
    start = text.rfind("\n", 0, row.start) + 1
    end = text.find("\n", row.end) + 1 or len(text)
    alone = not text[start : row.start].strip() and not text[row.end : end].strip()
    fix = Fix("leave it out", (Edit(Span(row.path, start, end), ""),), safe=safe) if alone else None
    return ROW.at(
        row, "a line between the heading and the rows", help="leave it out: the first row is the heading", fix=fix
    )
