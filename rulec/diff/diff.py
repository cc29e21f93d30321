"""Two rulesets -> a Diff: what changed, each with its verdict."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from attrs import frozen

from rulec.diff.changes import Change
from rulec.diff.judge import Judge
from rulec.diff.overruled import overruled
from rulec.diff.pairing import Pairing, pair_up
from rulec.model import entities as e
from rulec.source import Source


@frozen
class Diff:
    """All that differs between two rulesets, in the order of the new one."""

    old: e.Ruleset
    new: e.Ruleset
    pairing: Pairing
    changes: tuple[Change, ...]

    @property
    def mattering(self) -> tuple[Change, ...]:
        return tuple(change for change in self.changes if change.matters)


def compare(
    old: e.Ruleset,
    new: e.Ruleset,
    concepts: Sequence[e.Concept] = (),
    old_sources: Mapping[str, Source] | None = None,
    new_sources: Mapping[str, Source] | None = None,
) -> Diff:
    """Everything that changed from one ruleset to the other."""
    pairing = pair_up(old, new, concepts)
    changes = Judge(pairing, old_sources or {}, new_sources or {}).changes()
    if old.name == new.name:
        changes += overruled(_own(old, old_sources), _own(new, new_sources), changes)
    return Diff(old, new, pairing, tuple(changes))


def _own(rules: e.Ruleset, sources: Mapping[str, Source] | None) -> dict[str, Source]:
    """The sources of one ruleset: those in its folder."""
    folder = rules.span.path.rpartition("/")[0]
    return {path: s for path, s in (sources or {}).items() if path.rpartition("/")[0] == folder}
