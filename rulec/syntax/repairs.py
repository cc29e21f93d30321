"""A line with something missing, too much or out of its order -> how to mend it, if one edit does. Case -> finding or None."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rulec.diagnostics import Diagnostic, Fix
from rulec.syntax import messages as m
from rulec.syntax.case import NUMBERS, Case
from rulec.syntax.disorder import DISORDERS
from rulec.syntax.misplaced import elsewhere
from rulec.syntax.words import KEYWORDS, RESERVED

# what is left out, by likelihood; `when` before `unless`, because it is the commoner
_LEFT_OUT = (
    ",",
    ":",
    "=",
    "is",
    "of",
    "by",
    "for",
    "between",
    "than",
    "gives",
    "to",
    "when",
    "unless",
    "per",
    "as",
    "and",
    "or",
    "/",
)
_NAMING = ("header", "field", "member")  # places that begin with a name of the author's
_RUN = re.compile(r"[A-Za-z][A-Za-z0-9_]*(?:(?:[ \t]+|[ \t]*-[ \t]*)[A-Za-z0-9][A-Za-z0-9_]*)+")
_DIE = re.compile(r"D\d+")
_COMMENT = re.compile(r"//|--|;")


def foreign_comment(case: Case) -> Diagnostic | None:
    found = _COMMENT.match(case.line, case.at)
    if found is None or (case.at and not case.reads(case.line[: case.at].rstrip())):
        return None
    if found.group() == ";" and case.reads(case.edited(*found.span(), "")):
        return None  # a sign too many
    fix = Fix("write `#`", (case.edit(*found.span(), "#"),))
    return m.UNEXPECTED.at(case.span(*found.span()), f"`{found.group()}` begins no comment", help="write `#`", fix=fix)


def row_without_pipes(case: Case) -> Diagnostic | None:
    if case.place != "rowline" or case.at:
        return None
    return m.ROW.at(case.span(0, len(case.line)), "a row without `|`", help="write it as | key | cell | cell |")


def quotes_inside(case: Case) -> Diagnostic | None:
    """A quote inside a text ends it."""
    first, last = case.line.find('"'), case.line.rfind('"')
    inner = case.line[first + 1 : last]
    if first < 0 or not first < case.at < last or '"' not in inner or "\\" in inner:
        return None
    escaped = inner.replace('"', '\\"')
    if not case.reads(case.edited(first + 1, last, escaped)):
        return None
    marks = [first + 1 + found.start() for found in re.finditer('"', inner)]
    fix = Fix('write `\\"` inside the text', tuple(case.edit(k, k, "\\") for k in marks))
    what = "a quote inside a text ends it"
    return m.UNEXPECTED.at(
        case.span(marks[0], marks[0] + 1), what, help='write `\\"` for a quote inside a text', fix=fix
    )


def one_name(case: Case) -> Diagnostic | None:
    """A name of several words, where one is declared."""
    if case.place not in _NAMING:
        return None
    begin = case.line.find(" ") + 1 if case.place == "header" else 0
    found = _RUN.match(case.line, begin)
    if found is None or not found.start() <= case.at < found.end():
        return None
    ends = [found.start() + part.end() for part in re.finditer(r"[A-Za-z0-9_]+", found.group())]
    for end in reversed(ends[1:]):  # the longest name with which the line reads
        written = case.line[found.start() : end]
        meant = re.sub(r"[ \t-]+", "_", written)
        if not {*written.split()} & RESERVED and case.reads(case.edited(found.start(), end, meant)):
            fix = Fix(f"write `{meant}`", (case.edit(found.start(), end, meant),))
            help_ = f'write `{meant}`; what prints may follow it in "quotes"'
            return m.UNEXPECTED.at(case.span(found.start(), end), "a name is one word", help=help_, fix=fix)
    return None


def dice_and_figure(case: Case) -> Diagnostic | None:
    """D6+1; 1 D 6."""
    if case.place != "step" or not case.line.startswith("roll"):
        return None
    spread = re.compile(r"(\d*)[ \t]*(?:x[ \t]*)?[Dd][ \t]*(\d+)(?!\w)").search(case.bare)
    if spread and spread.start() <= case.at <= spread.end():
        meant = f" {spread.group(1)}D{spread.group(2)}" if case.line[spread.start() - 1] != " " else ""
        meant = meant or f"{spread.group(1)}D{spread.group(2)}"
        if case.reads(case.edited(*spread.span(), meant)):
            return case.replaced(m.BAD_NUMBER, *spread.span(), meant, f"`{spread.group()}` is no die")
    added = re.compile(r"([+-])[ \t]*(\d+)[ \t]*(?![\w.])").search(case.bare)
    if added is None or not len("roll") < case.at <= added.end():
        return None
    figure = f"{added.group(1)}{added.group(2)}"
    help_ = f"roll the dice alone, and write {figure} as a line of `modifiers` below"
    return m.UNEXPECTED.at(
        case.span(added.start(), added.start() + len(added.group().rstrip())), "a figure added to dice", help=help_
    )


def wrong_sign(case: Case) -> Diagnostic | None:
    """`=` for `:`, or the other way round; all that follow too."""
    signs = {"=": ("COLON", ":"), ":": ("EQUAL", " ="), "is": ("EQUAL", " =")}
    terminal, meant = signs.get(case.word, ("", ""))
    if terminal not in case.accepts:
        return None
    whole = re.compile(rf"(?<!\w){re.escape(case.word)}(?!\w)" if case.word.isalpha() else re.escape(case.word))
    places = [found.start() for found in whole.finditer(case.bare, case.at)]
    for chosen in (places[:1], places):
        edits = []
        for k in chosen:
            start = len(case.line[:k].rstrip())  # a colon stands at its word, an equals sign between blanks
            end = k + len(case.word)
            after = "" if case.line[end : end + 1] == " " else " "
            edits.append(case.edit(start, end, f"{meant}{after}"))
        line = case.line
        for edit in reversed(edits):
            line = line[: edit.span.start - case.start] + edit.text + line[edit.span.end - case.start :]
        if case.reads(line):
            fix = Fix(f"write `{meant.strip()}`", tuple(edits), safe=True)
            what = f"`{case.word}` where `{meant.strip()}` is due"
            return m.UNEXPECTED.at(case.span(case.at, case.end), what, help=f"write `{meant.strip()}`", fix=fix)
    return None


def too_much(case: Case) -> Diagnostic | None:
    """A sign too many, or a word written twice, without which the line reads."""
    if case.at_end:
        return None
    before = case.line[: case.at].rstrip()
    twice = case.word in KEYWORDS and before.endswith(case.word)
    if (case.word not in ":;.,)" and not twice) or not case.reads((before + case.line[case.end :]).strip()):
        return None
    what = f"`{case.word}` is written twice" if twice else f"`{case.word}` is too much here"
    fix = Fix("leave it out", (case.edit(len(before), case.end, ""),), safe=True)
    return m.UNEXPECTED.at(case.span(case.at, case.end), what, help="leave it out", fix=fix)


def open_bracket(case: Case) -> Diagnostic | None:
    if not case.accepts & {"RPAR", "CLOSE"}:
        return None
    opened = []
    for k, char in enumerate(case.bare[: case.at]):
        if char == "(":
            opened.append(k)
        elif char == ")" and opened:
            opened.pop()
    if not opened:
        return None
    end = len(case.line[: case.at].rstrip())
    closes = ")" * len(opened)
    fix = (
        Fix(f"write `{closes}`", (case.edit(end, end, closes),)) if case.reads(case.edited(end, end, closes)) else None
    )
    if fix is None and not case.at_end:
        return None
    code = m.TOO_SHORT if case.at_end else m.UNEXPECTED
    return code.at(
        case.span(opened[-1], opened[-1] + 1), "this bracket is not closed", help="write `)` where it ends", fix=fix
    )


def missing(case: Case) -> Diagnostic | None:
    """A word or sign left out, with which the line reads."""
    # a name below a name is no group, and dice are rolled by a line of their own
    if case.at_end or case.place == "member" or (case.place != "step" and _DIE.fullmatch(case.word)):
        return None
    found = list(_left_out(case))
    if not found:
        return None
    text, written = found[0]
    before = len(case.line[: case.at].rstrip())
    where = f" before `{case.word}`" if case.type != "STRING" else ""
    fix = Fix(
        f"write `{text}`",
        (case.edit(before, before, written),),
        safe=len(found) == 1 and case.at > 0 and case.place != "cell" and text != "=",
    )
    span = case.span(case.at, case.end)
    if len(found) == 1:
        return m.UNEXPECTED.at(span, f"`{text}` is missing{where}", help=f"write `{text}` before it", fix=fix)
    meant = f"did you mean `{text} {case.word}`?" if where else f"write `{text}` before it"
    return m.UNEXPECTED.at(span, f"a word is missing{where}", help=meant, fix=fix)


def _left_out(case: Case) -> Iterator[tuple[str, str]]:
    """What could have been left out, and how it is written after the word before it."""
    names = {t.pattern.value: t.name for t in case.lark.terminals if t.pattern.type == "str"}
    before = len(case.line[: case.at].rstrip())
    for text in _LEFT_OUT:
        written = text if text in ",:" else f" {text}"
        after = "" if case.line[before : before + 1] == " " else " "
        alike = text != "/" or case.line[before - 1 : before].isdigit() == case.word[:1].isdigit()
        if alike and names.get(text) in case.accepts and case.reads(case.edited(before, before, written + after)):
            yield text, written + after


def bare_act(case: Case) -> Diagnostic | None:
    """A result that names an action and says neither must nor may."""
    if case.place not in ("case", "band", "step", "phase"):
        return None
    for k, found in enumerate(case.words()):
        if k > 1 or found.group() in KEYWORDS:
            break
        if case.reads(case.edited(found.start(), found.start(), "must ")):
            what = f"`{found.group()}` without must, may or may not"
            return case.replaced(m.BARE_ACT, found.start(), found.end(), f"must {found.group()}", what)
    return None


def reserved(case: Case) -> Diagnostic | None:
    """A word of the language for a name."""
    if case.word not in RESERVED or "NAME" not in case.accepts:
        return None
    if case.accepts & NUMBERS or not case.reads(case.edited(case.at, case.end, f"{case.word}_")):
        return None
    what = f"`{case.word}` is a word of the language and cannot be a name"
    return m.RESERVED_NAME.at(case.span(case.at, case.end), what, help=f"call it `{case.word}_` and something")


def braces(case: Case) -> Diagnostic | None:
    """Brackets of other sorts."""
    found = [k.start() for k in re.finditer(r"[\[\]{}]", case.bare)]
    if case.word not in tuple("[]{}") or not case.reads(re.sub(r"[\[\]{}]", " ", case.bare)):
        return None
    apart = {k: " " if re.match(r"\w[\[\]{}]\w", case.bare[max(k - 1, 0) : k + 2]) else "" for k in found}
    fix = Fix("leave them out", tuple(case.edit(k, k + 1, put) for k, put in apart.items()), safe=True)
    what = f"the language has no `{case.word}`"
    return m.UNEXPECTED.at(case.span(case.at, case.end), what, help="leave them out", fix=fix)


REPAIRS = (
    foreign_comment, row_without_pipes, quotes_inside, *DISORDERS, one_name, dice_and_figure, wrong_sign, too_much, braces,
    open_bracket, bare_act, elsewhere, missing, reserved,
)  # fmt: skip
