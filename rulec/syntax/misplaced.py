"""A line that does not read where it stands, and would elsewhere -> how far to indent it. Case -> finding or None."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rulec.diagnostics import Diagnostic, Edit, Fix
from rulec.source import Span
from rulec.syntax import messages as m
from rulec.syntax.case import WORD, Case
from rulec.syntax.layout import CONTINUING, Logical
from rulec.syntax.misspelling import alike

# places whose lines are unlike those of others, with what such a line is and where it stands
_PLACES = {
    "given": ("a line of an example", "under `example`"), "step": ("a step", "under `test`, `action` or `contest`"),
    "figure": ("a figure", "under `modifiers` or `value`"), "field": ("a fact", "under `record`"),
    "phase": ("a phase", "under `sequence`"), "band": ("a result", "under `results`"),
    "header": ("a block of its own", "at the left margin"),
}  # fmt: skip
_NEXT_LINE = re.compile(r"\n[ \t]*")


def joined(case: Case, text: str) -> Diagnostic | None:
    """A line that goes on from the one above, and is one of its own: both read when they are parted. text: of the file."""
    written = text[case.start : case.start + len(case.line)]
    for found in _NEXT_LINE.finditer(written):
        head, rest = case.line[: found.start()].rstrip(), case.line[found.end() :]
        if found.start() <= case.at and rest and case.reads(head) and case.reads(rest):
            margin = case.start - (text.rfind("\n", 0, case.start) + 1)
            start, end = case.start + found.start() + 1, case.start + found.end()
            fix = Fix(f"indent it by {margin}", (Edit(Span(case.path, start, end), " " * margin),))
            what = "indented deeper than the line above, so it is read as the end of that line"
            stop = found.end() + (rest_end if (rest_end := written[found.end() :].find("\n")) >= 0 else len(rest))
            return m.INDENT.at(case.span(found.end(), stop), what, help=f"indent it by {margin}", fix=fix)
    return None


def goes_on(case: Case, above: Logical, text: str) -> Diagnostic | None:
    """A line that goes on from the one above, but for the misspelt word it begins with. text: of the file."""
    found = WORD.match(case.line)
    if found is None or found.group() in CONTINUING:
        return None
    head = text[above.start : above.end]
    for meant in alike(found.group(), CONTINUING):
        if case.reads(f"{head} {meant}{case.line[found.end() :]}", above.place):
            fix = Fix(f"write `{meant}`", (case.edit(*found.span(), meant),), safe=True)
            what = f"`{found.group()}` is no word of the language"
            return m.MISSPELT.at(case.span(*found.span()), what, help=f"did you mean `{meant}`?", fix=fix)
    return None


def elsewhere(case: Case) -> Diagnostic | None:
    """A line that reads in a block of another sort."""
    if case.at_end or case.place not in (*_PLACES, "member", "case", "align"):
        return None
    for place, (what, where) in _PLACES.items():
        if place != case.place and case.reads(case.line, place):
            text = f"this reads as {what}, which stands {where}"
            end = case.end if case.at else len(case.line)
            return m.UNEXPECTED.at(case.span(0, end), text, help="move it there, or write it as a line of this block")
    return None


def belongs_above(case: Case, line: Logical, block: Sequence[Logical], text: str) -> Diagnostic | None:
    """A line that reads as one of the block above it, were it indented. text: of the file.

    What is deeper below it was joined to it, and does not count.
    """
    stop = text.find("\n", line.start, line.end)
    own = case.line[: stop - line.start].rstrip() if stop >= 0 else case.line
    before = [other for other in block if other.start < line.start]
    above = before[-1] if before else None
    while above is not None:
        place = above.opens
        # nearly everything reads as a setting
        if place not in (None, line.place, "setting") and case.reads(own, place):
            return _indented(line, above, text, case.path, len(own))
        above = above.below[-1] if above.below else None
    return None


def _indented(line: Logical, above: Logical, text: str, path: str, length: int) -> Diagnostic:
    wanted = above.below[0].indent if above.below else above.indent + 2
    margin = text.rfind("\n", 0, line.start) + 1
    fix = (
        Fix(f"indent it by {wanted}", (Edit(Span(path, margin, line.start), " " * wanted),)) if not line.below else None
    )
    head = " ".join(text[above.start : above.end].split()[:2]).split('"')[0].strip()
    what = f"this line reads as one of the block `{head}` above it"
    return m.INDENT.at(Span(path, line.start, line.start + length), what, help=f"indent it by {wanted}", fix=fix)
