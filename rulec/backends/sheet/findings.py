"""A ruleset and the view of its sheet -> what is wrong with its texts and hints before anything is set."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rulec.backends.sheet.codes import ENDLESS_WORD, HINT_NAME, NO_GLYPH, UNKNOWN_HINT
from rulec.backends.sheet.glyphs import missing
from rulec.backends.sheet.hints import Hints
from rulec.backends.sheet.parts import Sheet, all_texts, plain
from rulec.checks.printed import texts
from rulec.diagnostics import Diagnostic
from rulec.model.entities import EffectStep, Ruleset
from rulec.source import Span

LONGEST_WORD = 300
_ENDLESS = re.compile(rf"[^\s]{{{LONGEST_WORD + 1},}}")
_MANY = 60  # characters of a name that a message can do with


def word_findings(rules: Ruleset, sheet: Sheet) -> Iterator[Diagnostic]:
    """One word that would take whole columns; setting it would also take minutes."""
    if any(_ENDLESS.search(run.text) for text in all_texts(sheet) for run in text):
        where = next((span for text, span in _written(rules) if _ENDLESS.search(text)), rules.span)
        message = f"a word of more than {LONGEST_WORD} letters cannot be printed on a sheet"
        yield ENDLESS_WORD.at(where, message, help="put blanks between its parts")


def brief(name: str) -> str:
    return name if len(name) <= _MANY else name[: _MANY - 1] + "\u2026"


def glyph_findings(rules: Ruleset, sheet: Sheet) -> Iterator[Diagnostic]:
    """Each text with characters that cannot be printed, where it is written; the rest at the head of the ruleset."""
    printed = missing("".join(plain(text) for text in all_texts(sheet)))
    if not printed:
        return
    seen: set[str] = set()
    for text, span in _written(rules):
        odd = [c for c in missing(text) if c in printed]
        if odd:
            seen.update(odd)
            yield NO_GLYPH.at(span, f"{_named(odd)} cannot be printed on a sheet", help="write it in words")
    rest = [c for c in printed if c not in seen]
    if rest:
        yield NO_GLYPH.at(rules.span, f"{_named(rest)} cannot be printed on a sheet", help="write it in words")


def _written(rules: Ruleset) -> Iterator[tuple[str, Span]]:
    """The texts that print, where they are written."""
    yield from texts(rules)
    for ruling in rules.rulings:
        yield ruling.label, ruling.span
        yield ruling.because, ruling.span


def _named(odd: list[str]) -> str:
    return ", ".join(f"U+{ord(c):04X}" for c in odd[:5]) + (" and others" if len(odd) > 5 else "")


def hint_findings(rules: Ruleset, hints: Hints) -> Iterator[Diagnostic]:
    for hint in hints.unknown:
        yield UNKNOWN_HINT.at(rules.span, f"`{hint}` is no hint for a sheet", help=WORDS)
    names = {*rules.statements, *rules.tables, *(s.name for s in rules.sections), *(s.name for s in rules.sequences)}
    lines = {
        f"{statement.name}.{step.line.name}"
        for statement in rules.statements.values()
        for step in statement.steps
        if isinstance(step, EffectStep) and step.line.name
    }
    named = (
        *hints.order,
        *hints.span,
        *hints.hidden,
        *hints.breaks,
        *hints.short,
        *(n for g in hints.together for n in g),
    )
    for name in dict.fromkeys(n for n in named if n not in names and not (n in lines and n in hints.hidden)):
        yield HINT_NAME.at(rules.span, f"nothing to print is called `{name}`")


WORDS = "the hints are page, pages, columns, smallest, order, span, together, break, hide and short"
