"""Diffs -> JSON for other programs: every change with both places, both citations, its fingerprint."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from rulec.diff.changes import Change, Place
from rulec.diff.diff import View
from rulec.diff.results import Behaviour, Situation
from rulec.meaning.values import spell

FORMAT = {"format": "rulec-diff", "version": 1}


def json_report(views: Sequence[View], depth: str) -> str:
    data = {**FORMAT, "depth": depth, "differs": any(v.differs for v in views), "diffs": [_diff(v) for v in views]}
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


def _diff(view: View) -> dict[str, Any]:
    diff = view.diff
    return {
        "old": {"ruleset": diff.old.name, "title": diff.old.label, "edition": diff.old.edition},
        "new": {"ruleset": diff.new.name, "title": diff.new.label, "edition": diff.new.edition},
        "changes": [change_data(change) for change in view.changes],
        "accepted": view.accepted,
        "behaviour": [behaviour_data(told) for told in view.behaviour],
    }


def behaviour_data(told: Behaviour) -> dict[str, Any]:
    return {
        "old": told.old,
        "new": told.new,
        "label": told.label,
        "status": told.status,
        "through": list(told.through),
        "outputs": [
            {
                "output": ".".join(part for part in d.key if part),
                "decided": d.decided,
                "cases": d.cases,
                "of": d.of,
                "facts": list(d.facts),
                "more": d.more,
                "differences": [{"old": spell(f.old), "new": spell(f.new)} for f in d.found],
            }
            for d in told.outputs
        ],
        "situations": [_situation(found) for found in told.situations],
        "without_counterpart": list(told.left_out),
        "undecided_facts": list(told.joined),
    }


def _situation(found: Situation) -> dict[str, Any]:
    return {
        "told": found.told,
        "facts": {"old": data(found.facts[0]), "new": data(found.facts[1])},
        "choices": {key: data(value) for key, value in found.chosen.items()},
        "shifts": [
            {
                "output": s.output,
                "value": s.value,
                "old": str(s.old),
                "new": str(s.new),
                "shift": float(round(s.new - s.old, 6)),
            }
            for s in found.shifts
        ],
        "examples": {"old": found.examples[0], "new": found.examples[1]},
    }


def data(value: object) -> Any:
    """A value as JSON has it: whole figures as integers, others as exact strings."""
    if isinstance(value, Fraction):
        return int(value) if value.denominator == 1 else str(value)
    if isinstance(value, Mapping):
        return {str(key): data(part) for key, part in value.items()}
    return value


def change_data(change: Change) -> dict[str, Any]:
    return {
        "verdict": change.verdict,
        "sort": change.sort,
        "statement": change.statement,
        "group": change.group,
        "matters": change.matters,
        "fingerprint": change.fingerprint,
        "accepted": change.accepted or None,
        "old": _place(change.old),
        "new": _place(change.new),
        "also": [{"old": _place(old), "new": _place(new)} for old, new in change.also],
        "details": [{"part": d.part, "old": d.old or None, "new": d.new or None} for d in change.details],
    }


def _place(place: Place | None) -> dict[str, Any] | None:
    if place is None:
        return None
    return {
        "path": place.path,
        "text": place.text,
        "label": place.label,
        "lines": list(place.lines),
        "file": place.file,
        "line": place.line,
        "cites": [{"document": document, "lines": lines} for document, lines in place.cites],
        "ruling": place.ruling or None,
    }
