"""Diffs -> JSON for other programs: every change with both places, both citations, its fingerprint."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from rulec.diff.changes import Change, Place
from rulec.diff.diff import Diff

FORMAT = {"format": "rulec-diff", "version": 1}


def json_report(diffs: Sequence[Diff], shown: Sequence[Sequence[Change]]) -> str:
    data = {**FORMAT, "diffs": [_diff(d, changes) for d, changes in zip(diffs, shown, strict=True)]}
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


def _diff(diff: Diff, changes: Sequence[Change]) -> dict[str, Any]:
    return {
        "old": {"ruleset": diff.old.name, "title": diff.old.label, "edition": diff.old.edition},
        "new": {"ruleset": diff.new.name, "title": diff.new.label, "edition": diff.new.edition},
        "changes": [change_data(change) for change in changes],
    }


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
        "details": [{"part": d.part, "old": d.old or None, "new": d.new or None} for d in change.details],
    }


def _place(place: Place | None) -> dict[str, Any] | None:
    if place is None:
        return None
    return {
        "path": place.path,
        "text": place.text,
        "label": place.label,
        "file": place.file,
        "line": place.line,
        "cites": [{"document": document, "lines": lines} for document, lines in place.cites],
        "ruling": place.ruling or None,
    }
