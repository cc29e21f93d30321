"""Diffs -> text for a terminal: a change a paragraph, grouped by phase of play, and what it comes to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rulec.diff.changes import Change, Place
from rulec.diff.diff import Diff
from rulec.diff.phases import phase_order

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
    """What to call both sides: by name where the names differ."""
    return (diff.old.name, diff.new.name) if diff.old.name != diff.new.name else ("before", "now")


def text_report(diffs: Sequence[Diff], shown: Sequence[Sequence[Change]]) -> str:
    """All diffs, one after the other; shown are the changes to tell of each."""
    lines: list[str] = []
    for diff, changes in zip(diffs, shown, strict=True):
        if changes:
            lines += [*_one(diff, changes), ""]
    return "\n".join(lines)


def _one(diff: Diff, changes: Sequence[Change]) -> Iterator[str]:
    yield f"{diff.old.name} -> {diff.new.name}" if diff.old.name != diff.new.name else diff.new.name
    for group, inner in grouped(diff, changes):
        yield f"\n  {group}"
        for change in inner:
            yield from (f"    {line}" for line in _change(change))
    yield f"\n  {count(changes)}"


def _change(change: Change) -> Iterator[str]:
    yield f"{_MARK[change.verdict]} {change.verdict}: {told(change)}  [{change.fingerprint}]"
    for sign, place in (("-", change.old), ("+", change.new)):
        if place is not None:
            yield f"    {sign} {place.text}{where(place)}"
    for detail in change.details:
        if detail.part not in ("text", "note"):
            yield f"      {detail.part}: {detail.old or 'nothing'} -> {detail.new or 'nothing'}"
    if change.accepted:
        yield f"      accepted: {change.accepted}"


def told(change: Change) -> str:
    """What a change is about: its kind and its full name, and the old one if it was another."""
    here = f"{change.sort} {change.here.path}"
    if change.old and change.new and change.old.path != change.new.path:
        return f"{here} (was {change.old.path})"
    return here


def where(place: Place) -> str:
    cites = "; ".join(f"{document} {lines}".strip() for document, lines in place.cites)
    return "".join(f"  ({part})" for part in (f"{cites} at {place.where}" if cites else place.where,) if part)


def count(changes: Sequence[Change]) -> str:
    """3 value changed, 1 added."""
    found: dict[str, int] = {}
    for change in changes:
        found[change.verdict] = found.get(change.verdict, 0) + 1
    return ", ".join(f"{number} {verdict}" for verdict, number in found.items())
