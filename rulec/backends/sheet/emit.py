"""A ruleset and how it is to be printed -> the files of its sheet, what is wrong with them, and the setting that was found."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterable, Iterator, Mapping

from attrs import evolve, frozen

from rulec.backends.sheet.codes import HINT_NAME, NO_GLYPH, TOO_SMALL, TOO_WIDE, UNKNOWN_HINT
from rulec.backends.sheet.fitting import fit
from rulec.backends.sheet.glyphs import missing
from rulec.backends.sheet.hints import Hints, hints_of
from rulec.backends.sheet.html import html
from rulec.backends.sheet.manifest import Kept
from rulec.backends.sheet.markdown import markdown
from rulec.backends.sheet.parts import Run, Sheet, Text, all_texts, plain
from rulec.backends.sheet.pdf import Press
from rulec.backends.sheet.styles import Print, Setting
from rulec.backends.sheet.view import view
from rulec.checks.printed import texts
from rulec.diagnostics import Diagnostic
from rulec.model.entities import Ruleset
from rulec.source import Output, Source, Span

FORMATS = ("pdf", "html", "md")


@frozen
class Made:
    """outputs are what could be made; a sheet that does not fit is not among them."""

    outputs: tuple[Output, ...]
    findings: tuple[Diagnostic, ...]
    kept: Kept | None = None
    pages: int = 0

    @property
    def setting(self) -> Setting | None:
        return self.kept.setting if self.kept else None


def emit(
    rules: Ruleset,
    digest: str = "",
    order: Print | None = None,
    formats: Iterable[str] = FORMATS,
    only: Collection[str] = (),
    known: Kept | None = None,
) -> Made:
    """The sheet of a ruleset as ruleset.pdf, .html and .md."""
    hints = hints_of(rules)
    order = order_of(hints, order or Print())
    sheet = view(rules, hints, digest, only)
    findings = list(_hint_findings(rules, hints))
    outputs: list[Output] = []
    kept, pages = None, 0
    for fmt in formats:
        match fmt:
            case "md":
                outputs.append(Output(f"{rules.name}.md", markdown(sheet).encode()))
            case "html":
                outputs.append(Output(f"{rules.name}.html", html(sheet).encode()))
            case "pdf":
                findings += _glyph_findings(rules, sheet)
                press = Press(sheet, order, hints)
                found, problems, kept, pages = _printed(rules, press, known)
                findings += problems
                outputs += found
    return Made(tuple(outputs), tuple(findings), kept, pages)


def order_of(hints: Hints, order: Print) -> Print:
    """What is asked for, else what the rules hint at, else what is usual."""
    return evolve(
        order,
        paper=order.paper or hints.paper or "a4",
        landscape=order.landscape if order.landscape is not None else bool(hints.landscape),
        columns=order.columns or hints.columns,
        pages=order.pages or hints.pages,
        min_size=order.min_size or hints.smallest or 7.5,
    )


def digest_of(rules: Ruleset, sources: Mapping[str, Source], base: Ruleset | None = None) -> str:
    """Of the texts that a ruleset is written in, examples left out: they print nothing."""
    folders = {r.span.path.rpartition("/")[0] for r in (rules, base) if r is not None}
    marks = hashlib.sha256()
    for path, source in sorted(sources.items()):
        folder, _, name = path.rpartition("/")
        if folder in folders and not name.startswith("examples"):
            marks.update(f"{name}\0{source.text}\0".encode("utf-8", "surrogatepass"))
    return marks.hexdigest()[:12]


# ---------------------------------------------------------------- printing


def _printed(
    rules: Ruleset, press: Press, known: Kept | None
) -> tuple[list[Output], list[Diagnostic], Kept | None, int]:
    fitted = fit(press, known)
    if fitted is None:
        return [], [_too_wide(rules, press)], None, 0
    kept = Kept(fitted.setting, press.likeness(fitted.setting))
    if fitted.setting.size < press.order.min_size - 0.001:
        return [], [_too_small(rules, press, fitted.setting)], kept, len(fitted.pages)
    pdf = press.set(press.even(fitted))
    return [Output(f"{rules.name}.pdf", pdf)], [], kept, len(fitted.pages)


def _too_small(rules: Ruleset, press: Press, setting: Setting) -> Diagnostic:
    order = press.order
    over, names = press.excess(evolve(setting, size=order.min_size))
    pages = f"{order.pages} page{'s' if order.pages > 1 else ''}"
    least = f"{_size(order.min_size)} pt"
    by = f"; in {least} it is {over:.1f} columns too long: {', '.join(names)} would be left over" if names else ""
    only = f"only in {_size(setting.size)} pt, less than the {least} allowed"
    message = f"the sheet fits {pages} of {_paper(press)} {only}{by}"
    return TOO_SMALL.at(
        rules.span, message, help="allow more pages, larger paper or a smaller size, or leave out sections"
    )


def _too_wide(rules: Ruleset, press: Press) -> Diagnostic:
    names = press.too_large()
    what = ", ".join(names) or "a part of it"
    message = f"the sheet does not fit {_paper(press)}: {what} is larger than a column at any size"
    return TOO_WIDE.at(
        rules.span, message, help="ask for fewer columns, more pages or larger paper, or divide what is too large"
    )


def _paper(press: Press) -> str:
    way = "landscape" if press.order.landscape else "portrait"
    return f"{press.order.paper.capitalize()} {way}"


def _size(size: float) -> str:
    return f"{size:g}"


# ---------------------------------------------------------------- findings on texts and hints


def _glyph_findings(rules: Ruleset, sheet: Sheet) -> Iterator[Diagnostic]:
    """Each text with characters that cannot be printed, where it is written; the rest at the head of the ruleset."""
    seen: set[str] = set()
    written: list[tuple[str, Span]] = [*texts(rules), *((r.label, r.span) for r in rules.rulings)]
    written += [(r.because, r.span) for r in rules.rulings]
    for text, span in written:
        odd = missing(text)
        if odd:
            seen.update(odd)
            yield NO_GLYPH.at(span, f"{_named(odd)} cannot be printed on a sheet", help="write it in words")
    shown: list[Text] = list(all_texts(sheet)) if not sheet.title.isascii() or not sheet.edition.isascii() else []
    odd = [c for c in missing(plain(tuple(Run(plain(t)) for t in shown))) if c not in seen]
    if odd:
        yield NO_GLYPH.at(rules.span, f"{_named(odd)} cannot be printed on a sheet", help="write it in words")


def _named(odd: list[str]) -> str:
    return ", ".join(f"U+{ord(c):04X}" for c in odd[:5]) + (" and others" if len(odd) > 5 else "")


def _hint_findings(rules: Ruleset, hints: Hints) -> Iterator[Diagnostic]:
    for hint in hints.unknown:
        yield UNKNOWN_HINT.at(rules.span, f"`{hint}` is no hint for a sheet", help=WORDS)
    names = {*rules.statements, *rules.tables, *(s.name for s in rules.sections), *(s.name for s in rules.sequences)}
    named = (
        *hints.order,
        *hints.span,
        *hints.hidden,
        *hints.breaks,
        *hints.short,
        *(n for g in hints.together for n in g),
    )
    for name in dict.fromkeys(n for n in named if n not in names):
        yield HINT_NAME.at(rules.span, f"nothing to print is called `{name}`")


WORDS = "the hints are page, pages, columns, smallest, order, span, together, break, hide and short"
