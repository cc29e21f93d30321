"""Diffs -> text for a terminal: a change a paragraph, grouped by phase of play, and what it comes to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rulec.diff.chances import case_of, headline, left_out, output_text, shift_text
from rulec.diff.changes import Change, Place
from rulec.diff.diff import Diff, View
from rulec.diff.phases import phase_order
from rulec.diff.results import Behaviour
from rulec.model import entities as e

_MARK = {"added": "+", "removed": "-", "restructured": "#", "scope changed": "?", "value changed": "=", "moved": ">",
         "reworded": "~"}  # fmt: skip


def grouped(diff: Diff, changes: Sequence[Change]) -> list[tuple[str, list[Change]]]:
    """Changes by phase of play, in the order of play, then by section."""
    found: dict[str, list[Change]] = {}
    for change in changes:
        found.setdefault(change.group, []).append(change)
    order = [*phase_order(diff.new), *phase_order(diff.old)]
    last = ["Sequence of play", "Troops and terms", "Beside the rules"]
    rest = [group for group in found if group not in order and group not in last]
    return [(group, found[group]) for group in dict.fromkeys([*order, *rest, *last]) if group in found]


def titles(diff: Diff) -> tuple[str, str]:
    """What a reader knows both sides by: their printed names, with the editions where the names are the same."""
    old, new = (rules.label or rules.name for rules in (diff.old, diff.new))
    if old != new or diff.old.name == diff.new.name:
        return old, new
    return _with_edition(diff.old), _with_edition(diff.new)


def _with_edition(rules: e.Ruleset) -> str:
    return f"{rules.label}, {rules.edition[:1].lower()}{rules.edition[1:]}" if rules.edition else rules.name


def text_report(views: Sequence[View], depth: str) -> str:
    """All diffs, one after the other; one line where there is nothing to tell."""
    told = "\n".join(line for view in views if view.differs for line in (*_one(view, depth), ""))
    accepted = sum(view.accepted for view in views)
    return told or f"no differences{f'; {accepted} accepted before, and not shown' if accepted else ''}\n"


def _one(view: View, depth: str) -> Iterator[str]:
    diff = view.diff
    yield f"{diff.old.name} -> {diff.new.name}" if diff.old.name != diff.new.name else diff.new.name
    for group, inner in grouped(diff, view.changes):
        yield f"\n  {group}"
        for change in inner:
            yield from (f"    {line}" for line in _change(change))
    if view.behaviour:
        yield "\n  What it does to the game"
        for told in view.behaviour:
            yield from (f"    {line}" for line in _behaviour(told, depth == "behaviour"))
    if view.changes:
        yield f"\n  {count(view.changes)}"
    if view.accepted:
        yield f"  {view.accepted} accepted before, and not shown"


def _behaviour(told: Behaviour, whole: bool) -> Iterator[str]:
    through = f", through {', '.join(told.through[:6])}" if told.through else ""
    yield f"{told.new}: {headline(told)}{through}"
    if told.status != "differs":
        return
    for differing in told.outputs if whole else told.outputs[:3]:
        yield f"    {output_text(differing)}"
    for found in told.situations if whole else told.situations[:1]:
        yield f"    for example {case_of(found)}:"
        for shift in found.shifts[: 8 if whole else 3]:
            yield f"      {shift_text(shift)}"
        if whole:
            yield from (f"      {line}" for text in found.examples for line in text.split("\n"))
    if whole:
        yield from (f"    {line}" for line in left_out(told))


def _change(change: Change) -> Iterator[str]:
    yield f"{_MARK[change.verdict]} {change.verdict}: {told(change)}  [{change.fingerprint}]"
    for sign, place in (("-", change.old), ("+", change.new)):
        if place is not None:
            yield f"    {sign} {place.text}{where(place)}"
            yield from (f"    {sign}   {line}" for line in place.lines)
    for detail in change.details:
        if detail.part not in ("text", "note"):
            yield f"      {detail.part}: {detail.old or 'nothing'} -> {detail.new or 'nothing'}"
    if change.also:
        yield f"      the same at {', '.join(also(change))}"
    if change.accepted:
        yield f"      accepted: {change.accepted}"


def told(change: Change) -> str:
    """What a change is about: its kind and its full name, and the old one if it was another."""
    here = f"{change.sort} {change.here.path}"
    if change.old and change.new and change.old.path != change.new.path:
        return f"{here} (was {change.old.path})"
    return here


def also(change: Change) -> list[str]:
    """The further places of one cause, by name."""
    places = (new or old for old, new in change.also)
    return [place.path for place in places if place is not None]


def where(place: Place) -> str:
    cites = "; ".join(f"{document} {lines}".strip() for document, lines in place.cites)
    return "".join(f"  ({part})" for part in (f"{cites} at {place.where}" if cites else place.where,) if part)


def count(changes: Sequence[Change]) -> str:
    """3 value changed, 1 added."""
    found: dict[str, int] = {}
    for change in changes:
        found[change.verdict] = found.get(change.verdict, 0) + 1
    return ", ".join(f"{number} {verdict}" for verdict, number in found.items())
