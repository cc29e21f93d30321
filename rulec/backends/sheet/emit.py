"""A ruleset and how it is to be printed -> the files of its sheet, what is wrong with them, and the setting that was found."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterable, Mapping

from attrs import evolve, frozen

from rulec.backends.sheet.codes import TOO_SMALL, TOO_WIDE
from rulec.backends.sheet.findings import brief, glyph_findings, hint_findings, word_findings
from rulec.backends.sheet.fitting import fit
from rulec.backends.sheet.hints import Hints, hints_of
from rulec.backends.sheet.html import html
from rulec.backends.sheet.lengths import in_measure, measure_of
from rulec.backends.sheet.manifest import Kept
from rulec.backends.sheet.markdown import markdown
from rulec.backends.sheet.pdf import Press
from rulec.backends.sheet.styles import Print, Setting
from rulec.backends.sheet.view import view
from rulec.diagnostics import Diagnostic
from rulec.model.entities import Ruleset
from rulec.source import Output, Source

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
    measure = measure_of(rules.length, order.lengths, order.scale)
    sheet = view(rules, hints, digest, only)
    sheet = in_measure(sheet, measure) if measure else sheet
    findings = list(hint_findings(rules, hints))
    outputs: list[Output] = []
    kept, pages = None, 0
    for fmt in formats:
        match fmt:
            case "md":
                outputs.append(Output(f"{rules.name}.md", markdown(sheet).encode()))
            case "html":
                outputs.append(Output(f"{rules.name}.html", html(sheet).encode()))
            case "pdf":
                findings += glyph_findings(rules, sheet)
                endless = list(word_findings(rules, sheet))
                findings += endless
                if not endless:
                    found, problems, kept, pages = _printed(rules, Press(sheet, order, hints), known)
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
    # A ruleset is all of its folder; a variant is its own file and what it varies.
    folders = {r.span.path.rpartition("/")[0] for r in (rules, base) if r is not None and not r.variant_of}
    marks = hashlib.sha256()
    for path, source in sorted(sources.items()):
        folder, _, name = path.rpartition("/")
        if (folder in folders and not name.startswith("examples")) or path == rules.span.path:
            marks.update(f"{name}\0{source.text}\0".encode("utf-8", "surrogatepass"))
    return marks.hexdigest()[:12]


# ---------------------------------------------------------------- printing


def _printed(
    rules: Ruleset, press: Press, known: Kept | None
) -> tuple[list[Output], list[Diagnostic], Kept | None, int]:
    fitted = fit(press, known)
    if fitted is None:
        found = _too_wide(rules, press) if press.too_large() else _too_small(rules, press, press.closest())
        return [], [found], None, 0
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
    by = (
        f"; in {least} it is {over:.1f} columns too long: {', '.join(map(brief, names))} would be left over"
        if names
        else ""
    )
    where, size = f"{pages} of {_paper(press)}", f"{_size(setting.size)} pt"
    fits = f"fits {where} only in {size}, less than the {least} allowed"
    message = f"the sheet {fits if press.trial(setting) else f'does not fit {where} even in {size}'}{by}"
    return TOO_SMALL.at(
        rules.span, message, help="allow more pages, larger paper or a smaller size, or leave out sections"
    )


def _too_wide(rules: Ruleset, press: Press) -> Diagnostic:
    names = press.too_large()
    what = ", ".join(map(brief, names)) or "a part of it"
    message = f"the sheet does not fit {_paper(press)}: {what} is larger than a column at any size"
    return TOO_WIDE.at(
        rules.span, message, help="ask for fewer columns, more pages or larger paper, or divide what is too large"
    )


def _paper(press: Press) -> str:
    way = "landscape" if press.order.landscape else "portrait"
    return f"{press.order.paper.capitalize()} {way}"


def _size(size: float) -> str:
    return f"{size:g}"
