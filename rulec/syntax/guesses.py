"""A word or sign that is not the language's own -> what the author means by it, if that is plain. Case -> finding or None."""

from __future__ import annotations

import re
from fractions import Fraction

from attrs import evolve

from rulec.diagnostics import Diagnostic, Fix
from rulec.syntax import messages as m
from rulec.syntax import slips
from rulec.syntax.case import NUMBERS, TEXT, WORD, Case
from rulec.syntax.layout import FIRST_WORDS
from rulec.syntax.misspelling import alike
from rulec.syntax.words import KEYWORDS

_NUMERAL = re.compile(r"[0-9]+([./:][0-9]+)?")
_ADDED = re.compile(r"\d+[dD]\d+[ \t]*[+-]")  # dice and a figure are told of together
_MATCHED = ("band", "cell")  # places that begin with a match
_NO_WORD = "`{}` is no word of the language"


def first_word(case: Case) -> Diagnostic | None:
    """The word that says what a line is, misspelt."""
    found = WORD.match(case.line)
    options = FIRST_WORDS.get(case.place, ())
    if found is None or found.group() in options:
        return None
    word = found.group()
    near_it = alike(word, options)
    reading = [meant for meant in near_it if case.reads(case.edited(0, found.end(), meant))]
    if reading or (near_it and case.at <= found.end() and word not in KEYWORDS):
        what = f"no line begins with `{word}` here" if word in KEYWORDS else _NO_WORD.format(word)
        return _meant(case, found, reading or list(near_it), what)
    if case.place == "header" and case.at == 0:
        help_ = f"blocks begin with {', '.join(options)}"
        if word.lower() in slips.INCLUDES:
            help_ = "leave it out: the files of a folder are read together, in any order"
        return m.UNEXPECTED.at(case.span(0, found.end()), f"no block begins with `{word}`", help=help_)
    return None


def capitals(case: Case) -> Diagnostic | None:
    """Words of the language in capitals."""
    loud = [w for w in WORD.finditer(case.bare) if w.group() not in KEYWORDS and w.group().lower() in KEYWORDS]
    line = case.line
    for word in loud:
        line = line[: word.start()] + word.group().lower() + line[word.end() :]
    if not loud or not case.reads(line):
        return None
    edits = tuple(case.edit(*word.span(), word.group().lower()) for word in loud)
    fix = Fix("write it small", edits, safe=True)
    what = f"`{loud[0].group()}` in capitals"
    return m.MISSPELT.at(case.span(*loud[0].span()), what, help="words of the language are written small", fix=fix)


def sheet_range(case: Case) -> Diagnostic | None:
    """3-4, 5+, 2-: as printed."""
    for found in slips.RANGE.finditer(case.bare):
        near_it = found.start() <= case.at <= found.end() or not case.line[found.end() : case.at].strip()
        if found.start() > case.at or not near_it or "@" in case.bare[: found.start()]:
            continue
        low, high, one, sign = found.groups()
        meant = f"{low} to {high}" if low else f"{one} or {'more' if sign == '+' else 'less'}"
        return case.replaced(m.SHEET_RANGE, *found.span(), meant, f"`{found.group()}` as a sheet prints it")
    return None


def comparison(case: Case) -> Diagnostic | None:
    """A sign that compares, where the language has words."""
    found = slips.SYMBOL.match(case.line, case.at) or (slips.SYMBOL.match(case.line, case.at - 1) if case.at else None)
    match = case.place in _MATCHED and found is not None and found.start() == 0
    if found is None or (found.group(1) == "=" and "IS" not in case.accepts and not match):
        return None
    sign, value = found.group(1), found.group(2) or "..."
    words = {">": f"more than {value}", "<": f"less than {value}"}.get(sign) or slips.SYMBOLS[sign].format(value)
    if not match and sign not in "<>":
        words = f"is {words}"
    where = f"a {case.place}" if match else "a condition"
    return case.replaced(m.SYMBOL, *found.span(), words, f"`{sign}` in {where}")


def sign(case: Case) -> Diagnostic | None:
    """A sign that joins or turns round, where the language has a word."""
    for written, word in slips.SIGNS:
        if not case.line.startswith(written, case.at):
            continue
        end = case.at + len(written)
        before = " " if case.at and case.line[case.at - 1] not in " (" else ""
        meant = f"{before}{word}{'' if case.line[end : end + 1] == ' ' else ' '}"
        if case.reads(case.edited(case.at, end, meant)):
            found = case.replaced(m.SYMBOL, case.at, end, meant, f"`{written}` for `{word}`", f"write `{word}`")
            return found
    return None


def percent(case: Case) -> Diagnostic | None:
    """50 %: a share is a fraction."""
    for found in slips.PERCENT.finditer(case.bare):
        if found.start() <= case.at <= found.end():
            meant = str(Fraction(int(found.group(1)), 100))
            return case.replaced(m.SYMBOL, *found.span(), meant, "a share is written as a fraction")
    return None


def bound(case: Case) -> Diagnostic | None:
    """At least 3, at most 3, up to 3: in a condition or a match."""
    for pattern, word in slips.BOUNDS:
        for found in pattern.finditer(case.bare):
            if not found.start() <= case.at <= found.end():
                continue
            value = found.group(1)
            for meant in (f"is {value} or {word}", f"{value} or {word}"):
                if case.reads(case.edited(*found.span(), meant)):
                    what = f"`{found.group()}` is not how the language says it"
                    return case.replaced(m.MISSPELT, *found.span(), meant, what)
    return None


def and_or(case: Case) -> Diagnostic | None:
    if case.type not in ("AND", "OR"):
        return None
    other = "or" if case.type == "AND" else "and"
    both = "AND" in case.accepts and "OR" in case.accepts
    if both or not re.search(rf"\b{other}\b", case.bare[: case.at]):
        return None
    what = f"`{case.word}` after `{other}`: say with brackets which belong together"
    return m.AND_OR.at(case.span(case.at, case.end), what, help="as in: a and (b or c), (a and b) or c")


def pasted(case: Case) -> Diagnostic | None:
    """Dashes, quotes and blanks that came with a paste, and letters of other alphabets."""
    meant = slips.meant(case.word) if case.type == "UNKNOWN" and len(case.word) == 1 else None
    if meant is None:
        return None
    what = f"{m.character(case.word)} where `{meant}` is meant" if meant.strip() else f"{m.character(case.word)} here"
    texts = [found.span() for found in TEXT.finditer(case.line)]
    outside = [i for i in range(len(case.line)) if not any(a <= i < b for a, b in texts)]
    fix = None
    for half in ("1/2", "half"):  # half a thing, or a half
        edits = {i: half if text == "1/2" else text for i in outside if (text := slips.meant(case.line[i])) is not None}
        mended = "".join(edits.get(i, c) for i, c in enumerate(case.line))
        if case.line == "\u2013" or case.line == "\u2014" or case.reads(mended):  # a cell that is a dash says nothing
            safe = case.at > 0  # at the margin a blank is indentation
            fix = Fix("write it plain", tuple(case.edit(i, i + 1, text) for i, text in edits.items()), safe=safe)
            break
    return m.CHARACTER.at(case.span(case.at, case.at + 1), what, help="write it plain", fix=fix)


def single_quotes(case: Case) -> Diagnostic | None:
    found = re.compile(r"'([^'\"]*)'").match(case.line, case.at)
    if found is None:
        return None
    return case.replaced(m.CHARACTER, *found.span(), f'"{found.group(1)}"', "a text stands in double quotes")


def number(case: Case) -> Diagnostic | None:
    if case.type != "BADNUMBER" or _NUMERAL.fullmatch(case.word) or _ADDED.match(case.line, case.at):
        return None
    spaced = re.sub(r"(?<=\d)(?=[A-Za-z])|(?<=[a-z])(?=\d)", " ", case.word)
    what = f"`{case.word}` is neither a number nor a name"
    for meant in (re.sub(r"^(\d+)d(?=\d)", r"\1D", case.word), spaced):
        if meant != case.word and case.reads(case.edited(case.at, case.end, meant)):
            return case.replaced(m.BAD_NUMBER, case.at, case.end, meant, what)
    help_ = "numbers are written 3, 2.5, 1/2 or 3:2, dice 2D6, lengths 20 yd"
    if "NAME" in case.accepts and not case.accepts & NUMBERS:
        help_ = "a name begins with a letter"
    return m.BAD_NUMBER.at(case.span(case.at, case.end), what, help=help_)


def decimal_comma(case: Case) -> Diagnostic | None:
    found = re.compile(r"\d+,\d+").search(case.bare, max(case.at - 30, 0))
    if case.word != "," or found is None or not found.start() < case.at < found.end():
        return None
    meant, both = found.group().replace(",", "."), found.group().replace(",", " / ")
    if not case.reads(case.edited(*found.span(), meant)):
        return None
    if not case.reads(case.edited(*found.span(), both)):
        return case.replaced(m.BAD_NUMBER, *found.span(), meant, "a comma in a number")
    fix = Fix(f"write `{both}`", (case.edit(*found.span(), both),))
    help_ = f"write `{both}` for the one and the other, `{meant}` for a figure between"
    return m.BAD_NUMBER.at(case.span(*found.span()), "a comma between numbers", help=help_, fix=fix)


def said(case: Case) -> Diagnostic | None:
    """Plain English for a word of the language, here or just before; tried, so that a name is left in peace."""
    for pattern, options in (*slips.SAID_IN.get(case.place, ()), *slips.SAID):
        for found in pattern.finditer(case.bare):
            if found.start() > case.at or case.line[found.end() : case.at].count(" ") > 1:
                continue
            for meant in options:
                start = len(case.line[: found.start()].rstrip()) if meant[0] == "," else found.start()
                if meant != found.group() and case.reads(case.edited(start, found.end(), meant)):
                    what = f"`{found.group()}` is not how the language says it"
                    return case.replaced(m.MISSPELT, start, found.end(), meant, what)
    return None


def between(case: Case) -> Diagnostic | None:
    """Between 2 and 6 in: a range."""
    for found in slips.BETWEEN.finditer(case.bare):
        if found.start() <= case.at <= found.end():
            low, high = found.groups()
            unit = re.search(r"(?<=\d)\s*[a-z]+$", high)
            low += unit.group() if unit and low.isdigit() else ""
            return case.replaced(m.MISSPELT, *found.span(), f"is {low} to {high}", "a range is written with `to`")
    return None


def listed(case: Case) -> Diagnostic | None:
    """`or`, `and` or a comma between the values of a list; `and` between effects, names or facts."""
    if case.word not in (",", "or", "and"):
        return None
    start = len(case.line[: case.at].rstrip())
    end = case.end + len(case.line[case.end :]) - len(case.line[case.end :].lstrip())
    slash = " / " if case.line[max(start - 1, 0)].isdigit() else "/"
    signs = [("SLASH", slash, "between the values of a list"), ("COMMA", ", ", "between the parts of a list")]
    if case.word == "and" and case.line.startswith("roll"):
        signs = [("PLUS", " + ", "between dice")]
    for terminal, written, parted in signs:
        if terminal in case.accepts and case.reads(case.edited(start, end, written)):
            sign = written.strip()
            fix = Fix(f"write `{sign}`", (case.edit(start, end, written),), safe=True)
            what = f"`{case.word}` {parted}"
            return m.UNEXPECTED.at(case.span(case.at, case.end), what, help=f"write `{sign}` between them", fix=fix)
    return None


def choice(case: Case) -> Diagnostic | None:
    """Commas between the values of a fact, slashes between the members of a group."""
    patterns = {"field": (r"(?<=:)\s*[A-Za-z]\w*(?:\s*,\s*[A-Za-z]\w*)+", ",", "/"), "member": (r"(?<==).*", "/", ", ")}
    pattern, wrong, right = patterns.get(case.place, ("(?!)", "", ""))
    found = re.search(pattern, case.bare)
    if found is None or not found.start() < case.at <= found.end() or wrong not in found.group():
        return None
    signs = list(re.finditer(rf"\s*{wrong}\s*", found.group()))
    for count in range(len(signs), 0, -1):  # `, normally good` comes after the values
        edits = [case.edit(found.start() + s.start(), found.start() + s.end(), right) for s in signs[:count]]
        line = case.line
        for edit in reversed(edits):
            line = line[: edit.span.start - case.start] + edit.text + line[edit.span.end - case.start :]
        if case.reads(line):
            what = f"`{wrong}` between the {'values of a fact' if right == '/' else 'members of a group'}"
            fix = Fix(f"write `{right.strip()}`", tuple(edits), safe=True)
            where = case.span(found.start() + signs[0].start(), found.start() + signs[0].end())
            return m.UNEXPECTED.at(where, what, help=f"write `{right.strip()}` between them", fix=fix)
    return None


def misspelt(case: Case) -> Diagnostic | None:
    """A word at the error, or the one before it, that with one keyword in its stead lets the line read."""
    for k, found in enumerate(case.words()):
        if k > 2:
            break
        word = found.group()
        near_it = alike(word, KEYWORDS) if word not in KEYWORDS else ()
        reading = [meant for meant in near_it if case.reads(case.edited(*found.span(), meant))]
        if reading:
            return _meant(case, found, reading, _NO_WORD.format(word))
    return None


def _meant(case: Case, found: re.Match[str], options: list[str], what: str) -> Diagnostic:
    """A misspelt word. Where two are as near, either may be meant, and nothing is written unasked."""
    asked = " or ".join(f"`{option}`" for option in options)
    finding = case.replaced(m.MISSPELT, *found.span(), options[0], what, f"did you mean {asked}?")
    if len(options) > 1 and finding.fix is not None:
        return evolve(finding, fix=evolve(finding.fix, safe=False))
    return finding


GUESSES = (
    first_word, capitals, sheet_range, comparison, sign, percent, and_or, pasted, single_quotes, number, decimal_comma, bound,
    between, said, listed, choice, misspelt,
)  # fmt: skip
