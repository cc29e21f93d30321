"""Ruleset -> what its checks proved, in words: how much was decided for all states, so that silence can be trusted."""

from __future__ import annotations

from collections.abc import Iterator

from rulec.analysis.judge import judge
from rulec.model.entities import Ruleset

# what is counted | of how many | in words
_LINES = (
    ("total lists", "lists", "lists of alternatives leave no case open"),
    ("total tables", "tables", "tables that are asked have a row and a column for all they are asked"),
    ("rows reached", "rows", "rows of these tables come up"),
    ("lines reached", "lines", "lines of the lists come up"),
    ("conditions free", "conditions", "conditions can hold, and can fail"),
    ("pairs compared", "", "pairs of bands and modifiers compared"),
    ("orders compared", "", "pairs of lines tried in the other order"),
)


def proved(ruleset: Ruleset) -> Iterator[str]:
    """The first line names the ruleset; one for each sort of proof follows; the last is of what was not decided."""
    found = judge(ruleset)
    counts = found.counts
    yield f"{ruleset.name}: {len(found.analysis.worlds)} statements worked out for all states that can occur"
    for what, of, words in _LINES:
        number, whole = counts.get(what, 0), counts.get(of, 0)
        if whole or number:
            yield f"  {number} of {whole} {words}" if of else f"  {words}: {number}"
    tables = len(ruleset.tables) - counts.get("tables", 0)
    if tables:
        yield f"  {tables} {'table is' if tables == 1 else 'tables are'} asked by no rule that is worked out"
    names = ", ".join(u.place.name for u in found.undecided)
    yield f"  not decided: {names}" if names else "  nothing was left undecided"
