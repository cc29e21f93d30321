"""The parts of a line in another order than it has, or without their quotes -> how to set them right. Case -> finding or None."""

from __future__ import annotations

import re

from rulec.diagnostics import Diagnostic, Edit, Fix
from rulec.syntax import messages as m
from rulec.syntax.case import TEXT, WORD, Case

_ORDER = 'a line goes: lead, "text", effects, as, per, at most, when, unless, citation'
_WORDS = re.compile(r"[A-Za-z][\w'-]*(?:[ \t]+[A-Za-z][\w'-]*)*")
_CITE = re.compile(r"@[a-z]\w*(?:[ \t]+[\d,\- \t]*\d)?[ \t]*$")
_EFFECTS = ("band", "case", "step", "phase")  # places whose lines have effects
_GAINS = re.compile(r"(?<!\w)(?:(?P<gain>adds?|gains?|plus|takes?|suffers?)|loses?|subtracts?|deducts?|minus)[ \t]*$")
_AFTER_FACT = re.compile(r"(?<![\w.])([A-Za-z]\w*(?:\.\w+)?)[ \t]*([+-])=?[ \t]*(\d+)(?![\w.])")
_DIE = re.compile(r"D\d+")
# the words that go on from a text, and are hardly a part of it
_AFTER_TEXT = frozenset(
    (
        "when",
        "unless",
        "otherwise",
        "per",
        "as",
        "for",
        "against",
        "by",
        "of",
        "because",
        "must",
        "may",
        "take",
        "nothing",
    )
)
_LIKE_CITE = re.compile(r"@[ \t]*([A-Za-z]\w*)(?:[ \t]+(\d+)(?:[ \t]*(?:to|-)[ \t]*(\d+))?)?", re.IGNORECASE)
_BEFORE_FIGURE = re.compile(r"[ \t]*[=:][ \t]*(?=[+-])")
# lines 84, l. 84, line no. 84: what stands between a source and its lines
_LINES = re.compile(r"(?<=\w)(?:[ \t]*[,:(]?[ \t]*)(?:lines?|ll?\.?|no\.?|pp?\.?|#)[ \t]*(?=\d)", re.IGNORECASE)


def moved_text(case: Case) -> Diagnostic | None:
    """A text behind the part of the line that it stands before."""
    if case.type != "STRING" or TEXT.search(case.line[: case.at]):
        return None
    rest = case.line[: case.at].rstrip() + case.line[case.end :]
    places = [found.start() for found in re.finditer(r"(?<=\s)\S", rest[: case.at])]
    good = [k for k in places if case.reads(f"{rest[:k]}{case.word} {rest[k:]}")]
    if not good:
        return None
    start = len(case.line[: case.at].rstrip())
    fix = Fix("move it", (case.edit(good[0], good[0], f"{case.word} "), case.edit(start, case.end, "")))
    return m.UNEXPECTED.at(case.span(case.at, case.end), "this text stands too far back", help=_ORDER, fix=fix)


def name_first(case: Case) -> Diagnostic | None:
    """A text before the name that it is the text of."""
    name = WORD.match(case.line, len(case.line) - len(case.line[case.end :].lstrip()))
    if case.type != "STRING" or "NAME" not in case.accepts or name is None:
        return None
    meant = f"{name.group()} {case.word}"
    if not case.reads(case.edited(case.at, name.end(), meant)):
        return None
    return case.replaced(m.UNEXPECTED, case.at, name.end(), meant, "a name stands before its text")


def moved_citation(case: Case) -> Diagnostic | None:
    """A citation that does not end its line."""
    found = _CITE.search(case.line[: case.at])
    if found is None:
        return None
    end = len(case.line.rstrip())
    cite = found.group().rstrip()
    if not case.reads(f"{case.line[: found.start()]}{case.line[case.at : end]} {cite}"):
        return None
    edits: tuple[Edit, ...] = (case.edit(found.start(), case.at, ""), case.edit(end, end, f" {cite}"))
    what = "a citation ends the line"
    fix = Fix("move it to the end", edits, safe=True)
    return m.UNEXPECTED.at(
        case.span(found.start(), found.start() + len(cite)), what, help=f"write `{cite}` last", fix=fix
    )


def sign_twice(case: Case) -> Diagnostic | None:
    """`by grade: veteran: +1`, `veteran = +1`: the figure follows what it goes by."""
    found = [k for k in _BEFORE_FIGURE.finditer(case.bare) if k.start() >= case.bare.find(":") + 1]
    if case.word not in ("=", ":") or not case.line.startswith("by") or not found:
        return None
    line = case.line
    for k in reversed(found):
        line = f"{line[: k.start()]} {line[k.end() :]}"
    if not case.reads(line):
        return None
    fix = Fix("leave it out", tuple(case.edit(*k.span(), " ") for k in found), safe=True)
    what = f"`{case.word}` is too much here"
    return m.UNEXPECTED.at(case.span(case.at, case.end), what, help="as in by grade: veteran +1, raw -1", fix=fix)


def cite_spelt(case: Case) -> Diagnostic | None:
    """`@QRS 20`, `@ qrs 20`, `@qrs 20 to 24`."""
    for found in _LIKE_CITE.finditer(case.bare):
        source, low, high = found.groups()
        meant = f"@{source.lower()}{f' {low}' if low else ''}{f'-{high}' if high else ''}"
        if found.start() <= case.at <= found.end() and meant != found.group():
            finding = case.replaced(m.UNEXPECTED, *found.span(), meant, f"`{found.group()}` is no citation")
            return finding if finding.fix else None
    return None


def lines_said(case: Case) -> Diagnostic | None:
    """`@qrs lines 84`: a citation has the numbers alone."""
    for found in _LINES.finditer(case.bare):
        near_it = found.start() <= case.at <= found.end()
        if near_it and "@" in case.bare[: found.start()] and case.reads(case.edited(*found.span(), " ")):
            fix = Fix("leave it out", (case.edit(*found.span(), " "),), safe=True)
            what = "a citation has the numbers of lines alone"
            word = case.span(case.at, max(found.end(), case.at))
            return m.UNEXPECTED.at(word, what, help="as in @qrs 84 or @qrs 84-102", fix=fix)
    return None


def unsigned(case: Case) -> Diagnostic | None:
    """`1 hits`, `add 1 hits`: an effect, or a figure after `by`, that does not say whether it gains or loses."""
    said = _GAINS.search(case.bare[: case.at])
    if said is not None and case.word.isdigit():
        meant = f"{'+' if said['gain'] else '-'}{case.word}"
        if case.reads(case.edited(said.start(), case.end, meant)):
            what = f"`{said.group().strip()}` is not how the language says it"
            return case.replaced(m.MISSPELT, said.start(), case.end, meant, what)
    by = case.place == "figure" and case.line.startswith("by")
    if not (by or case.place in _EFFECTS) or not case.word.isdigit():
        return None
    meant = f"+{case.word}"
    if not case.reads(case.edited(case.at, case.end, meant)):
        return None
    fix = Fix(f"write `{meant}`", (case.edit(case.at, case.at, "+"),))
    what = f"`{case.word}` without a sign"
    return m.UNEXPECTED.at(case.span(case.at, case.end), what, help=f"write `{meant}` or `-{case.word}`", fix=fix)


def figure_first(case: Case) -> Diagnostic | None:
    """`hits +1`, `hits += 1`: an effect says how much before it says of what."""
    found = _AFTER_FACT.search(case.bare, max(case.at - 60, 0), case.at + 20)
    if case.place not in _EFFECTS or found is None or not found.start() < case.at < found.end():
        return None
    fact, sign, amount = found.groups()
    meant = f"{sign}{amount} {fact}"
    if not case.reads(case.edited(*found.span(), meant)):
        return None
    return case.replaced(m.UNEXPECTED, *found.span(), meant, "how much stands before what it changes")


def unquoted(case: Case) -> Diagnostic | None:
    """A printed text without quotes: words that begin with a capital; after a figure that stands alone, any."""
    for run in _WORDS.finditer(case.bare):
        if not run.start() <= case.at <= run.end() + 1:
            continue
        words = list(re.finditer(r"[\w'-]+", run.group()))
        lone = (
            case.place == "figure"
            and case.type == "NAME"
            and "STRING" in case.accepts
            and not _DIE.fullmatch(case.word)
        )
        loud = (w.start() for w in words if w.group()[0].isupper() and not _DIE.fullmatch(w.group()))
        first = max(case.at - run.start(), 0) if lone else next(loud, -1)
        ends = next((k for k, w in enumerate(words) if w.group() in _AFTER_TEXT), len(words))
        if first < 0 or (first and case.at < run.start() + first):
            return None
        start = run.start() + first
        for last in reversed(words[:ends]):
            end = run.start() + last.end()
            meant = f'"{case.line[start:end]}"'
            if last.start() >= first and case.reads(case.edited(start, end, meant)):
                what = "a printed text stands in quotes"
                fix = Fix(f"write `{meant}`", (case.edit(start, end, meant),))
                return m.UNEXPECTED.at(case.span(start, end), what, help=f"write `{meant}`", fix=fix)
    return None


DISORDERS = (
    moved_text, name_first, moved_citation, cite_spelt, lines_said, unsigned, sign_twice, figure_first, unquoted,
)  # fmt: skip
