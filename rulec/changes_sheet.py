"""What diffs tell -> a PDF of it in the look of the reference sheets: what changed, phase by phase, and the odds."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction

from rulec.backends.sheet.emit import order_of
from rulec.backends.sheet.fitting import fit
from rulec.backends.sheet.hints import Hints
from rulec.backends.sheet.parts import Block, Grid, Item, Para, Row, Rows, Run, Section, Sheet, Text
from rulec.backends.sheet.pdf import Press
from rulec.backends.sheet.styles import Print
from rulec.diagnostics import RulecError
from rulec.diff.chances import case_of, headline, percent
from rulec.diff.changes import ADDED, REMOVED, Change, Place
from rulec.diff.diff import View
from rulec.diff.report_text import count, grouped
from rulec.diff.results import Behaviour, Situation

MOST_SHIFTS = 8
_ARROW = " \N{RIGHTWARDS ARROW} "
_NOTICE = "Made by rulec from the rules of both editions."


def changes_pdf(views: Sequence[View]) -> bytes:
    """All that is told, on as many pages as it takes."""
    press = Press(changes_sheet(views), order_of(Hints(), Print()), Hints())
    fitted = fit(press)
    if fitted is None:
        raise RulecError("a change is too long for a page; --format html has room for it")
    return press.set(press.even(fitted))


def changes_sheet(views: Sequence[View]) -> Sheet:
    sections = [section for at, view in enumerate(views) for section in _sections(view, at, len(views) > 1)]
    names = [view.diff.new.label or view.diff.new.name for view in views]
    from_ = [view.diff.old.label or view.diff.old.name for view in views if view.diff.old.name != view.diff.new.name]
    told = count([change for view in views for change in view.changes])
    return Sheet(
        name="changes", title=_plain(f"What changed: {', '.join(names)}" if names else "What changed"),
        edition=_plain(f"from {', '.join(from_)}" if from_ else ""), legend=(Run(told or "no rule changed"),),
        sections=tuple(sections), rulings=None, notice=_NOTICE, digest="",
    )  # fmt: skip


def _sections(view: View, at: int, several: bool) -> Iterator[Section]:
    title = f"{view.diff.new.label or view.diff.new.name}: " if several else ""
    for number, (group, inner) in enumerate(grouped(view.diff, view.changes)):
        name = f"d{at}g{number}"
        items = (Item(f"c{change.fingerprint}", change.here.path, "", "", tuple(_change(change))) for change in inner)
        heading = _plain(title + group)
        yield Section(name, name, heading, heading, tuple(items))
    if view.behaviour:
        name = f"d{at}odds"
        items = (Item(f"{name}{told.new}", told.new, "", "", tuple(_behaviour(told))) for told in view.behaviour)
        heading = _plain(title + "What it does to the game")
        yield Section(name, name, heading, heading, tuple(items))


# ---------------------------------------------------------------- a change


def _change(change: Change) -> Iterator[Block]:
    here = change.here
    label = _plain(here.label) or here.path.replace("_", " ").replace(".", ", ")
    yield Para((Run(label),), (Run(f"{change.verdict}{_cited(change)}", "em"),))
    rows: list[Row] = []
    if change.verdict == ADDED:
        rows = [_row("+", "plus", text) for text in _texts(here)]
    elif change.verdict == REMOVED:
        rows = [_row("\N{MINUS SIGN}", "minus", text) for text in _texts(here)]
    elif change.old is not None and change.new is not None and change.old.text != change.new.text:
        rows = [_row("\N{MINUS SIGN}", "minus", change.old.text), _row("+", "plus", change.new.text)]
    else:
        rows = [_row("", "", f"{d.part}: {d.old or 'nothing'}{_ARROW}{d.new or 'nothing'}") for d in change.details]
    if rows:
        yield Rows("figures", tuple(rows))


def _texts(place: Place) -> list[str]:
    return [place.text, *place.lines]


def _row(sign: str, style: str, text: str) -> Row:
    return Row((Run(sign, style),) if sign else (), (Run(text.strip()),))


def _cited(change: Change) -> str:
    told = [
        ", ".join(f"{document} {lines}".strip() for document, lines in place.cites)
        for place in (change.old, change.new) if place is not None and place.cites
    ]  # fmt: skip
    return f" ({_ARROW.join(dict.fromkeys(told))})" if told else ""


# ---------------------------------------------------------------- what comes of it


def _behaviour(told: Behaviour) -> Iterator[Block]:
    through = f", through {', '.join(told.through[:4])}" if told.through else ""
    yield Para((Run(_plain(told.label)),), (Run(headline(told) + through),))
    for found in told.situations[:1]:
        yield Para((), (Run(f"For example {case_of(found)}:", "em"),))
        yield _odds(found)


def _odds(found: Situation) -> Grid:
    head: tuple[Text, ...] = ((), (Run("before"),), (Run("now"),), (Run("shift"),))
    rows = tuple(
        (
            (Run(f"{shift.output} {shift.value}"),), (Run(percent(shift.old)),), (Run(percent(shift.new)),),
            (_shift(shift.new - shift.old),),
        )
        for shift in found.shifts[:MOST_SHIFTS]
    )  # fmt: skip
    return Grid(1, head, rows)


def _shift(by: Fraction) -> Run:
    said = percent(abs(by))
    return Run(f"+{said}", "plus") if by > 0 else Run(f"\N{MINUS SIGN}{said}", "minus")


def _plain(text: str) -> str:
    """Printed text without markup."""
    return re.sub(r"\{(\w+)\}", lambda m: m[1].replace("_", " "), text.replace("*", ""))
