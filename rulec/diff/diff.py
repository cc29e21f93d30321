"""Two rulesets -> a Diff: what changed, each with its verdict."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from attrs import evolve, frozen

from rulec.diff.accepted import mark
from rulec.diff.behaviour import FEW, behaviour, settled
from rulec.diff.changes import ADDED, REMOVED, Change
from rulec.diff.itemise import items_of
from rulec.diff.judge import Judge
from rulec.diff.overruled import overruled
from rulec.diff.pair_up import pair_up
from rulec.diff.pairing import Pair, Pairing
from rulec.diff.places import place_of
from rulec.diff.results import SAME, Behaviour
from rulec.model import entities as e
from rulec.source import Source


@frozen
class Diff:
    """All that differs between two rulesets, in the order of the new one."""

    old: e.Ruleset
    new: e.Ruleset
    pairing: Pairing
    changes: tuple[Change, ...]
    behaviour: tuple[Behaviour, ...] = ()

    def marked(self, accepted: Mapping[str, str]) -> Diff:
        """The same, with the changes that somebody accepted marked."""
        return evolve(self, changes=mark(self.changes, accepted))

    @property
    def mattering(self) -> tuple[Change, ...]:
        return tuple(change for change in self.changes if change.matters)


@frozen
class View:
    """What of a diff is told at a depth: all | matters | behaviour. accepted: how many changes are left out as known."""

    diff: Diff
    changes: tuple[Change, ...]
    behaviour: tuple[Behaviour, ...]
    accepted: int = 0

    @property
    def differs(self) -> bool:
        return bool(self.changes) or any(told.status != SAME for told in self.behaviour)


def view(diff: Diff, depth: str) -> View:
    """The changes and behaviours to tell. Of behaviours that are the same only those matter that were in doubt."""
    shown = [change for change in diff.changes if change.matters or depth == "all"]
    fresh = tuple(change for change in shown if not change.accepted)
    told = _unaccepted(diff)
    if depth == "behaviour":
        told = tuple(b for b in told if b.status != SAME)
        reached = {name for b in told for name in (b.old, b.new, *b.through)}
        fresh = tuple(change for change in fresh if change.statement in reached or is_whole(change))
    elif depth == "matters":
        told = tuple(b for b in told if b.status != SAME or b.direct)
    return View(diff, fresh, told, len(shown) - sum(not change.accepted for change in shown))


def _unaccepted(diff: Diff) -> tuple[Behaviour, ...]:
    """Behaviours without those that come of accepted changes alone."""
    known = {change.statement for change in diff.changes if change.accepted}
    fresh = {change.statement for change in diff.mattering if not change.accepted}
    reach = [(told, {told.old, told.new, *told.through}) for told in diff.behaviour]
    return tuple(told for told, names in reach if names & fresh or not names & known)


def compare(
    old: e.Ruleset,
    new: e.Ruleset,
    concepts: Sequence[e.Concept] = (),
    old_sources: Mapping[str, Source] | None = None,
    new_sources: Mapping[str, Source] | None = None,
    *,
    swept: bool = False,
    witnesses: int = FEW,
) -> Diff:
    """Everything that changed from one ruleset to the other; swept: also what it does to the game."""
    pairing = pair_up(old, new, concepts)
    judge = Judge(pairing, old_sources or {}, new_sources or {})
    changes = judge.changes()
    if old.name == new.name:
        changes += overruled(_own(old, old_sources), _own(new, new_sources), changes)
    done = behaviour(pairing, changes, witnesses) if swept else []
    if judge.comparer.distant:
        changes = settled(changes, done, judge.comparer.one.strangers | judge.comparer.two.strangers)
    return Diff(old, new, pairing, tuple(changes), tuple(done))


def alone(rules: e.Ruleset, sources: Mapping[str, Source], verdict: str) -> Diff:
    """A ruleset that only one of two editions has, told as one change: added or removed."""
    item = items_of(rules, ())[0]
    place = place_of(item, rules, sources)
    old, new = (None, place) if verdict == ADDED else (place, None)
    change = Change(verdict, item.sort, old, new, group="The rules")
    return Diff(rules, rules, Pairing(rules, rules, pairs=[Pair(item, item, "name")]), (change,))


def is_whole(change: Change) -> bool:
    """Whether a change is all of a ruleset."""
    return change.sort == "ruleset" and change.verdict in (ADDED, REMOVED)


def _own(rules: e.Ruleset, sources: Mapping[str, Source] | None) -> dict[str, Source]:
    """The sources of one ruleset: those in its folder."""
    folder = rules.span.path.rpartition("/")[0]
    return {path: s for path, s in (sources or {}).items() if path.rpartition("/")[0] == folder}
