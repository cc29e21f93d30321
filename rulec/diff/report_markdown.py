"""Diffs -> Markdown: a list of changes by phase of play, for players, or for a comment under a pull request."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from rulec.diff.chances import case_of, headline, left_out, percent
from rulec.diff.changes import Change, Place
from rulec.diff.diff import View
from rulec.diff.report_text import also, count, grouped
from rulec.diff.results import Behaviour

MOST_SHIFTS = 8
_VERB = {"added": "New", "removed": "Gone", "restructured": "Put differently", "scope changed": "Applies differently",
         "value changed": "Changed", "moved": "Moved", "reworded": "Reworded"}  # fmt: skip


def markdown_report(views: Sequence[View], depth: str) -> str:
    """All diffs under one heading each; one that has nothing to tell says so."""
    lines: list[str] = []
    for view in views:
        lines += [*_one(view, depth), ""]
    return "\n".join(lines or ["No ruleset changed.", ""])


def _one(view: View, depth: str) -> Iterator[str]:
    diff = view.diff
    title = _plain(diff.new.label or diff.new.name)
    from_ = f", from {_plain(diff.old.label or diff.old.name)}" if diff.old.name != diff.new.name else ""
    yield f"## What changed in {title}{from_}"
    yield ""
    yield count(view.changes).capitalize() + "." if view.changes else "The rules are the same."
    for group, inner in grouped(diff, view.changes):
        yield f"\n### {_plain(group)}\n"
        for change in inner:
            yield from _change(change)
    if view.behaviour:
        yield "\n### What it does to the game\n"
        for told in view.behaviour:
            yield from _behaviour(told, depth)
    if view.accepted:
        yield f"\n{view.accepted} changes were accepted before and are not shown."


def _change(change: Change) -> Iterator[str]:
    here = change.here
    label = _plain(here.label) or here.path.replace("_", " ").replace(".", ", ")
    yield f"- **{_VERB[change.verdict]}**: {label} (`{here.path}`{_cited(change)})"
    for detail in change.details:
        if detail.part in ("text", "note"):
            yield f"  - {detail.part}: {_quote(detail.old)} → {_quote(detail.new)}"
        else:
            yield f"  - {detail.part}: {_code(detail.old)} → {_code(detail.new)}"
    if not change.details:
        yield f"  - {_code(here.text)}"
        yield from (f"    - {_code(line.strip())}" for line in here.lines)
    if change.also:
        yield f"  - the same at {', '.join(map(_code, also(change)))}"


def _cited(change: Change) -> str:
    told = [_cites(place) for place in (change.old, change.new) if place is not None and place.cites]
    return f"; {' → '.join(dict.fromkeys(told))}" if told else ""


def _cites(place: Place) -> str:
    return ", ".join(f"{document} {lines}".strip() for document, lines in place.cites)


def _behaviour(told: Behaviour, depth: str) -> Iterator[str]:
    through = f", through {', '.join(f'`{name}`' for name in told.through[:6])}" if told.through else ""
    yield f"- **{_plain(told.label)}** (`{told.new}`): {headline(told)}{through}"
    for found in told.situations if depth != "matters" else told.situations[:1]:
        yield f"\n  For example {_plain(case_of(found))}:\n"
        yield "  | | | before | now |"
        yield "  |---|---|--:|--:|"
        for shift in found.shifts[:MOST_SHIFTS]:
            yield f"  | {_plain(shift.output)} | {_plain(shift.value)} | {percent(shift.old)} | {percent(shift.new)} |"
        yield ""
        if depth == "behaviour":
            for text in found.examples:
                yield from (f"  {line}" for line in ("```rules fragment", *text.split("\n"), "```", ""))
    if depth == "behaviour":
        yield from (f"  {line}" for line in left_out(told))


def _plain(text: str) -> str:
    """Printed text without markup, and safe inside a table of Markdown."""
    text = re.sub(r"\{(\w+)\}", lambda m: m[1].replace("_", " "), text.replace("*", ""))
    return re.sub(r"([\\`<>\[\]|])", r"\\\1", text)


def _quote(text: str) -> str:
    return f"“{_plain(text)}”" if text else "nothing"


def _code(text: str) -> str:
    return f"`{text.replace('`', '')}`" if text else "nothing"
