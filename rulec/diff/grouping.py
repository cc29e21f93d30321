"""Changes in the order of the files, each under the phase of play that it is met in."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from attrs import evolve

from rulec.diff import changes as c
from rulec.diff.changes import Change
from rulec.diff.pairing import Pairing
from rulec.diff.phases import phases_of
from rulec.diff.weigh import BESIDE


def grouped(found: Iterable[Change], pairing: Pairing) -> list[Change]:
    """The changes in the order of the files, each with the phase of play that it is met in, else its section."""
    phases = phases_of(pairing.new), phases_of(pairing.old)
    return sorted((evolve(ch, group=_group(ch, *phases, pairing)) for ch in found), key=_sort_key)


def _group(change: Change, new: Mapping[str, str], old: Mapping[str, str], pairing: Pairing) -> str:
    """The phase of play that a change is met in, else its section."""
    name = change.statement
    if name in {s.name for rules in (pairing.old, pairing.new) for s in rules.sequences}:
        return "Sequence of play"
    if change.new is not None and name in new:
        return new[name]
    if change.old is not None and (label := old.get(change.old.path.partition(".")[0].partition("(")[0])):
        return _as_now(label, pairing)
    labels = {s.name: s.label for rules in (pairing.old, pairing.new) for s in rules.sections}
    for rules in (pairing.new, pairing.old):
        told = rules.statements.get(name) or rules.tables.get(name)
        if told is not None:
            return labels.get(told.section) or told.section or "The rules"  # a ruleset need not have sections
    if change.sort in ("example", "allow", "ruling", "section", "ruleset"):
        return "Beside the rules"
    return "Troops and terms"


def _as_now(label: str, pairing: Pairing) -> str:
    """A phase of the old ruleset by the name that it has in the new one."""
    for pair in pairing.pairs:
        if pair.old and pair.new and pair.old.sort == "phase" and (pair.old.label or pair.old.name) == label:
            return pair.new.label or pair.new.name
    return label


def _sort_key(change: Change) -> tuple[object, ...]:
    here = change.here
    rank = c.VERDICTS.index(change.verdict)
    return change.sort in (*BESIDE, "example"), here.file, here.line, here.path, rank
