"""Behaviours -> words: in how many cases, over which facts, and how the odds shift."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from rulec.diff.results import Behaviour, Differing, Shift, Situation
from rulec.meaning.values import spell

MOST_FACTS = 6


def percent(chance: Fraction) -> str:
    """One place after the point; what is neither sure nor impossible is never shown as 100 or 0."""
    tenths = round(chance * 1000)
    if chance < 1 and tenths == 1000:
        return ">99.9 %"
    if chance > 0 and tenths == 0:
        return "<0.1 %"
    return f"{tenths // 10} %" if tenths % 10 == 0 else f"{tenths // 10}.{tenths % 10} %"


def shift_text(shift: Shift) -> str:
    return f"{shift.output} {shift.value}: {percent(shift.old)} -> {percent(shift.new)}"


def headline(told: Behaviour) -> str:
    """combat: differs in 14 of 216 cases (charging, doing); or that it is the same, or undecided."""
    if told.status == "undecided":
        return f"undecided: too many states join in {some(told.joined)}" if told.joined else "undecided"
    if told.status == "same":
        return "no result changes" + (" in what both rulesets know" if told.left_out else "")
    counted = [d for d in told.outputs if d.cases]
    if not counted:
        return "differs"
    first = min(counted, key=lambda d: (d.key[1] != "total", len(d.facts)))
    return f"differs {in_cases(first)}"


def in_cases(differing: Differing) -> str:
    """in 14 of 216 cases of charging, doing; or always, where it hangs on no fact."""
    return f"in {differing.cases} of {differing.of} cases{over(differing)}" if differing.facts else "always"


def over(differing: Differing) -> str:
    names = list(differing.facts[:MOST_FACTS])
    more = ", ..." if len(differing.facts) > MOST_FACTS else ""
    return f" of {', '.join(names)}{more}" if names else ""


def output_text(differing: Differing) -> str:
    """unit.dp: 1 -> 0 (in 6 of 39 cases of crossing, dp)."""
    name = ".".join(part for part in differing.key if part)
    if not differing.decided:
        return f"{name}: undecided, too many states join in {some(differing.facts)}"
    told = "; ".join(_difference(f.old, f.new) for f in differing.found)
    more = f"; and {differing.more} more" if differing.more else ""
    counted = f" ({in_cases(differing)})" if differing.cases else ""
    return f"{name}: {told}{more}{counted}"


def _difference(old: object, new: object) -> str:
    if old == "":
        said = spell(new)
        return said if said.startswith("-") or isinstance(new, str) else f"+{said}"
    return f"{spell(old)} -> {spell(new)}"


def some(names: Sequence[str], most: int = 12) -> str:
    """The first of some names, and how many more there are."""
    more = f" and {len(names) - most} more" if len(names) > most else ""
    return ", ".join(names[:most]) + more


def case_of(situation: Situation) -> str:
    """The facts on which a situation hangs, in words."""
    return situation.told or "with every fact at its plainest"


def left_out(told: Behaviour) -> Iterator[str]:
    """What was compared with nothing, since only one ruleset has it."""
    if told.left_out:
        yield f"without counterpart, left out: {some(told.left_out)}"
