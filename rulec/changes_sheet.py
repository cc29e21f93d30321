"""What diffs tell -> a PDF of it in the look of the reference sheets: what changed, phase by phase, and the odds."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction

from rulec.backends.sheet.emit import order_of
from rulec.backends.sheet.fitting import fit
from rulec.backends.sheet.hints import Hints
from rulec.backends.sheet.markdown import markdown
from rulec.backends.sheet.parts import (
    Block,
    Grid,
    Item,
    Para,
    Row,
    Rows,
    Run,
    Section,
    Sheet,
    Text,
    plain,
    rewritten,
    texts_of,
)
from rulec.backends.sheet.pdf import Press
from rulec.backends.sheet.styles import Print
from rulec.backends.sheet.typography import sentence
from rulec.changes_words import Wording
from rulec.diagnostics import RulecError
from rulec.diff.chances import case_of, headline, percent
from rulec.diff.changes import ADDED, REMOVED, Change
from rulec.diff.diff import View
from rulec.diff.report_text import count, grouped, titles
from rulec.diff.results import Behaviour, Situation

MOST_SHIFTS = 8
_ARROW = " \N{RIGHTWARDS ARROW} "
_GONE, _NEW = Run("\N{MINUS SIGN}", "minus"), Run("+", "plus")
VERBS = {"added": "new", "removed": "gone", "restructured": "put differently", "scope changed": "applies differently",
         "value changed": "changed", "moved": "moved", "reworded": "reworded"}  # fmt: skip
_NOTICE = "Made by rulec from the rules of both editions."


def changes_pdf(views: Sequence[View]) -> bytes:
    """All that is told, on as many pages as it takes."""
    press = Press(changes_sheet(views), order_of(Hints(), Print()), Hints())
    fitted = fit(press)
    if fitted is None:
        raise RulecError("a change is too long for a page; --format html has room for it")
    return press.set(press.even(fitted))


def changes_markdown(views: Sequence[View], depth: str) -> str:
    """The same as text for a page or a review; with what is to be run where results are asked for."""
    if not any(view.differs or view.accepted for view in views):
        return "No ruleset changed.\n"
    said = markdown(changes_sheet(views))
    if depth != "behaviour":
        return said
    examples = [
        text for view in views for told in view.behaviour for found in told.situations for text in found.examples
    ]
    return said + "".join(f"\n```rules fragment\n{text}\n```\n" for text in examples)


def changes_sheet(views: Sequence[View]) -> Sheet:
    sections = [section for at, view in enumerate(views) for section in _sections(view, at, len(views) > 1)]
    names = [titles(view.diff)[1] for view in views]
    from_ = [titles(view.diff)[0] for view in views if view.diff.old.name != view.diff.new.name]
    told = count([change for view in views for change in view.changes])
    return Sheet(
        name="changes", title=_plain(f"What changed: {', '.join(names)}" if names else "What changed"),
        edition=_plain(f"from {', '.join(from_)}" if from_ else ""), legend=(Run(told or "no rule changed"),),
        sections=tuple(sections), rulings=None, notice=_NOTICE, digest="",
    )  # fmt: skip


def _sections(view: View, at: int, several: bool) -> Iterator[Section]:
    title = f"{titles(view.diff)[1]}: " if several else ""
    wording = Wording(view.diff)
    for number, (group, inner) in enumerate(grouped(view.diff, view.changes)):
        name = f"d{at}g{number}"
        rules = _by_rule(inner, wording).items()
        items = (
            Item(f"{name}r{rule}", heading, "", heading, tuple(map(_unlinked, _rule(heading, changes, wording))))
            for rule, (heading, changes) in enumerate(rules)
        )
        heading = _plain(title + group)
        yield Section(name, name, heading, heading, tuple(items))
    if view.behaviour:
        name = f"d{at}odds"
        items = (
            Item(f"{name}{told.new}", told.new, "", "", tuple(_behaviour(told, wording))) for told in view.behaviour
        )
        heading = _plain(title + "What it does to the game")
        yield Section(name, name, heading, heading, tuple(items))


# ---------------------------------------------------------------- changes


def _by_rule(changes: Sequence[Change], wording: Wording) -> dict[str, list[Change]]:
    """What changed in one rule is told together."""
    found: dict[str, list[Change]] = {}
    for change in changes:
        found.setdefault(wording.title(change), []).append(change)
    return found


def _rule(heading: str, changes: Sequence[Change], wording: Wording) -> Iterator[Block]:
    first = changes[0]
    if len(changes) == 1 and first.verdict in (ADDED, REMOVED) and first.here.path == first.statement:
        yield Para((), (Run(f"{VERBS[first.verdict]}{_cited(first)}:", "em"),))
        yield from wording.blocks(first)
        return
    yield Para((Run(heading, "strong"),), ())
    pairs: dict[tuple[str, str], list[Change]] = {}
    for change in changes:
        old, new = (place.path if place else "" for place in (change.old, change.new))
        pairs.setdefault((old, new), []).append(change)
    yield Rows("figures", tuple(row for pair in pairs.values() for row in _rows(pair, wording)))


def _rows(pair: Sequence[Change], wording: Wording) -> Iterator[Row]:
    """Gone, and come in its place, with all its verdicts; where the words are the same, the part that changed behind them."""
    change = pair[0]
    verbs = ", ".join(VERBS[one.verdict] for one in pair)
    told = Run(f" {verbs}{_cited(change)}{_also(change, wording)}", "em")
    if change.verdict in (ADDED, REMOVED):
        sign = _NEW if change.verdict == ADDED else _GONE
        texts = [text for block in wording.blocks(change) for text in texts_of(block) if plain(text).strip()]
        yield Row((sign,), (*_joined(texts), told))
        return
    old, new = wording.lines(change)
    if plain(old) != plain(new):
        if old:
            yield Row((_GONE,), old)
        yield Row((_NEW,), (*new, told))
        return
    parts = "; ".join(f"{part}: {a}{_ARROW}{b}" for one in pair for part, a, b in wording.details(one))
    yield Row((), (*new, Run(f" ({parts})" if parts else ""), told))


def _unlinked(block: Block) -> Block:
    """What it links to is not on this sheet."""
    return rewritten(block, lambda text: tuple(Run(run.text, run.style) for run in text if run.text))


def _joined(texts: Sequence[Text]) -> Text:
    return tuple(run for at, text in enumerate(texts) for run in ((Run(" "), *text) if at else text))


def _also(change: Change, wording: Wording) -> str:
    also = wording.also(change)
    return f"; also in {', '.join(also)}" if also else ""


def _cited(change: Change) -> str:
    told = [
        ", ".join(f"{document} {lines}".strip() for document, lines in place.cites)
        for place in (change.old, change.new) if place is not None and place.cites
    ]  # fmt: skip
    return f" ({_ARROW.join(dict.fromkeys(told))})" if told else ""


# ---------------------------------------------------------------- what comes of it


def _behaviour(told: Behaviour, wording: Wording) -> Iterator[Block]:
    through = f", through {', '.join(told.through[:4])}" if told.through else ""
    label = sentence(_plain(told.label))
    yield Para((Run(label, "strong"),), (Run(wording.names(headline(told) + through)),))
    for found in told.situations[:1]:
        yield Para((), (Run(f"For example {wording.names(case_of(found))}:", "em"),))
        yield _odds(found, wording)


def _odds(found: Situation, wording: Wording) -> Grid:
    head: tuple[Text, ...] = ((), (Run("before"),), (Run("now"),), (Run("shift"),))
    rows = tuple(
        (
            (Run(wording.names(f"{shift.output} {shift.value}")),), (Run(percent(shift.old)),), (Run(percent(shift.new)),),
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
