"""Two indexes of a document -> which lines changed, came or went, who cites them, and which lines have only moved."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import SequenceMatcher
from itertools import zip_longest

from attrs import frozen

from rulec.provenance.carried import Carrier
from rulec.provenance.index import Index, Line


@frozen
class Stale:
    """number: of the old document, or of the new one where the line is new. who: the lines of the rules that cite it."""

    number: int
    what: str
    who: tuple[Carrier, ...]


@frozen
class Moved:
    """Lines that say what they said, under other numbers: first to last are now to be found from `now` on."""

    first: int
    last: int
    now: int


def stale(old: Index, new: Index, carriers: Iterable[Carrier]) -> tuple[list[Stale], list[Moved]]:
    """The texts are laid side by side by their hashes: a line put in shifts those below it, and makes none of them stale."""
    listed = list(carriers)
    found: list[Stale] = []
    moved: list[Moved] = []
    matcher = SequenceMatcher(
        None, [line.hash for line in old.lines], [line.hash for line in new.lines], autojunk=False
    )
    for same, a, b, c, d in matcher.get_opcodes():
        if same == "equal":
            moved += _moved(old.lines[a:b], new.lines[c:d])
            continue
        for before, after in zip_longest(old.lines[a:b], new.lines[c:d]):
            if before is None:
                found.append(Stale(after.number, "new", ()))
            else:
                what = "gone" if after is None else "changed"
                found.append(Stale(before.number, what, tuple(c for c in listed if before.number in c.lines)))
    return found, moved


def _moved(before: tuple[Line, ...], after: tuple[Line, ...]) -> list[Moved]:
    """Runs of lines that are all as far from where they were."""
    runs: list[Moved] = []
    for old, new in zip(before, after, strict=True):
        if old.number == new.number:
            continue
        if runs and new.number - old.number == runs[-1].now - runs[-1].first:
            runs[-1] = Moved(runs[-1].first, old.number, runs[-1].now)
        else:
            runs.append(Moved(old.number, old.number, new.number))
    return runs
