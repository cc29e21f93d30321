"""Diffs -> one HTML page: both sides beside each other, changed words marked, a heat map of the odds that shift."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from difflib import SequenceMatcher
from fractions import Fraction
from html import escape

from rulec.diff.chances import case_of, headline, left_out, output_text, percent
from rulec.diff.changes import Change, Place
from rulec.diff.diff import Diff, View
from rulec.diff.report_text import also, count, grouped, titles
from rulec.diff.results import Behaviour, Shift, Situation

MOST_OUTCOMES = 30
_STYLE = """
:root { color-scheme: light dark; --ink: #1c1a17; --paper: #fdfcf9; --rule: #c9c2b4; --gone: #f6d9d3; --new: #d8ecd7; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ece8df; --paper: #1d1c1a; --rule: #55503f; --gone: #5b2a22; --new: #23482a; }
}
body { font: 15px/1.45 Georgia, 'Times New Roman', serif; color: var(--ink); background: var(--paper); max-width: 68rem;
  margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.2rem; border-bottom: 1px solid var(--rule); margin-top: 2rem; }
table { border-collapse: collapse; width: 100%; } td, th { vertical-align: top; text-align: left; padding: .3rem .5rem; }
.changes td { width: 50%; border-top: 1px solid var(--rule); } .changes .head td { border-top: 2px solid var(--rule); }
code, pre { font: 12px/1.4 ui-monospace, Menlo, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
del { background: var(--gone); text-decoration: none; } ins { background: var(--new); text-decoration: none; }
.changes code { opacity: .8; } .verdict { font-variant: small-caps; } .where { font-size: .8rem; opacity: .75; }
.odds td, .odds th { width: auto; text-align: right; }
.odds td { font-size: .85rem; border: 1px solid var(--paper); }
.odds td:first-child, .odds td:nth-child(2) { text-align: left; } details { margin: .3rem 0; }
@media print { details { display: none; } body { margin: 0; max-width: none; } }
"""


Said = Callable[[Change], tuple[str, str]]  # the printed words of a change, before and now


def html_report(views: Sequence[View], depth: str, words: Callable[[Diff], Said]) -> str:
    """A page that stands alone: no script, nothing fetched. words: how each side prints what changed."""
    body = "\n".join(line for view in views for line in _one(view, depth, words(view.diff)))
    body = body or "<p>No ruleset changed.</p>"
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>What changed</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n{body}\n</body>\n</html>\n"
    )


def _one(view: View, depth: str, said: Said) -> Iterator[str]:
    diff = view.diff
    old, new = map(_said, titles(diff))
    yield f"<h1>What changed in {new}</h1>"
    if diff.old.name != diff.new.name:
        yield f"<p>From <b>{old}</b> ({escape(diff.old.name)}) to <b>{new}</b> ({escape(diff.new.name)}).</p>"
    yield f"<p>{escape(count(view.changes)) or 'The rules are the same'}.</p>"
    for group, inner in grouped(diff, view.changes):
        yield f'<h2>{_said(group)}</h2>\n<table class="changes">'
        for change in inner:
            yield from _change(change, said)
        yield "</table>"
    if view.behaviour:
        yield "<h2>What it does to the game</h2>"
        for told in view.behaviour:
            yield from _behaviour(told, depth)
    if view.accepted:
        yield f"<p>{view.accepted} changes were accepted before and are not shown.</p>"


def _change(change: Change, said: Said) -> Iterator[str]:
    label = f"<b>{_said(change.here.label)}</b> " if change.here.label else ""
    yield (
        f'<tr class="head" id="c{change.fingerprint}"><td colspan="2"><span class="verdict">{change.verdict}</span> '
        f"{label}<code>{escape(change.here.path)}</code></td></tr>"
    )
    words = marked(*said(change))
    code = marked(change.old.text if change.old else "", change.new.text if change.new else "")
    old, new = (_side(*side) for side in zip((change.old, change.new), words, code, strict=True))
    yield f"<tr><td>{old}</td><td>{new}</td></tr>"
    if change.also:
        yield f'<tr><td colspan="2" class="where">the same at {escape(", ".join(also(change)))}</td></tr>'


def _side(place: Place | None, words: str, code: str) -> str:
    """What is printed, and below it, smaller, what is written for it and where."""
    if place is None:
        return ""
    cites = ", ".join(f"{document} {lines}".strip() for document, lines in place.cites)
    where = "; ".join(part for part in (cites, place.where) if part)
    lines = "".join(f"<br>{'&nbsp;' * (len(n) - len(n.lstrip()) + 2)}{escape(n.strip())}" for n in place.lines)
    printed = f"{words}<br>" if words else ""
    return f'{printed}<code>{code}{lines}</code><br><span class="where">{escape(where)}</span>'


def marked(old: str, new: str) -> tuple[str, str]:
    """Two texts with the words that differ marked: gone on the left, new on the right."""
    if not old or not new:
        return (f"<del>{escape(old)}</del>" if old else "", f"<ins>{escape(new)}</ins>" if new else "")
    a, b = (re.findall(r"\s+|\w+|[^\w\s]", text) for text in (old, new))
    left, right = [], []
    for op, i, j, k, m in SequenceMatcher(None, a, b, autojunk=False).get_opcodes():
        one, two = escape("".join(a[i:j])), escape("".join(b[k:m]))
        left.append(one if op == "equal" or not one else f"<del>{one}</del>")
        right.append(two if op == "equal" or not two else f"<ins>{two}</ins>")
    return "".join(left), "".join(right)


def _behaviour(told: Behaviour, depth: str) -> Iterator[str]:
    through = f", through {escape(', '.join(told.through[:6]))}" if told.through else ""
    yield f"<h3>{_said(told.label)} <code>{escape(told.new)}</code></h3>\n<p>{escape(headline(told))}{through}.</p>"
    if told.outputs and depth != "matters":
        yield "<ul>" + "".join(f"<li>{escape(output_text(d))}</li>" for d in told.outputs) + "</ul>"
    if told.situations:
        yield from _heat_map(told.situations)
    yield from (f'<p class="where">{escape(line)}</p>' for line in left_out(told))


def _heat_map(situations: Sequence[Situation]) -> Iterator[str]:
    """Cases across, outcomes down; the deeper the colour of a cell, the more likely or unlikely it became."""
    yield "<ol>"
    for found in situations:
        examples = "".join(f"<pre>{escape(text)}</pre>" for text in found.examples)
        yield (
            f"<li>For example {escape(case_of(found))}"
            f"<details><summary>as an example to run</summary>{examples}</details></li>"
        )
    yield "</ol>"
    heads = "".join(f"<th>case {at}</th>" for at in range(1, len(situations) + 1))
    yield f'<table class="odds"><tr><th></th><th></th>{heads}</tr>'
    cells = [{(s.output, s.value): s for s in found.shifts} for found in situations]
    outcomes = list(dict.fromkeys(key for column in cells for key in column))
    for key in outcomes[:MOST_OUTCOMES]:
        row = "".join(_cell(column.get(key)) for column in cells)
        yield f"<tr><td>{escape(key[0])}</td><td>{escape(key[1])}</td>{row}</tr>"
    yield "</table>"
    if len(outcomes) > MOST_OUTCOMES:
        yield f'<p class="where">and {len(outcomes) - MOST_OUTCOMES} outcomes more</p>'


def _cell(shift: Shift | None) -> str:
    if shift is None:
        return "<td></td>"
    by = shift.new - shift.old
    odds = f"{percent(shift.old)} \N{RIGHTWARDS ARROW} {percent(shift.new)}"
    return f'<td style="background:{heat(by)}" title="{odds}"><b>{_signed(by)}</b><br>{odds}</td>'


def heat(by: Fraction) -> str:
    """Blue for likelier, red for less likely, the stronger the further; readable on light and dark paper."""
    strength = min(85, 10 + round(abs(by) * 75))
    return f"color-mix(in srgb, {'#3b7dd8' if by > 0 else '#d8553b'} {strength}%, transparent)"


def _signed(by: Fraction) -> str:
    said = percent(abs(by))
    return f"+{said}" if by > 0 else f"\N{MINUS SIGN}{said}"


def _said(text: str) -> str:
    """A printed text as HTML: *light* and **strong**, {names} as words."""
    text = escape(re.sub(r"\{(\w+)\}", lambda m: m[1].replace("_", " "), text))
    text = re.sub(r"\*\*([^*]+)\*\*", r"<b>\1</b>", text)
    return re.sub(r"\*([^*]+)\*", r"<i>\1</i>", text)
