"""Findings with safe fixes, and their sources -> the mended texts. Nothing is written here."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rulec.diagnostics import Diagnostic, Edit
from rulec.source import Source


def apply_safe_fixes(findings: Iterable[Diagnostic], sources: Mapping[str, Source]) -> tuple[dict[str, str], int]:
    """The new text of each file that changes, and how many findings were fixed.

    A fix is applied whole or not at all; one that touches what an earlier one changes waits for the next round.
    """
    chosen: dict[str, list[Edit]] = {}
    count = 0
    for finding in sorted(findings, key=lambda d: d.sort_key):
        fix = finding.fix
        if fix is None or not fix.safe or not fix.edits or any(e.span.path not in sources for e in fix.edits):
            continue
        if any(_touch(edit, other) for edit in fix.edits for other in chosen.get(edit.span.path, ())):
            continue
        for edit in fix.edits:
            chosen.setdefault(edit.span.path, []).append(edit)
        count += 1
    return {path: _edited(sources[path].text, edits) for path, edits in sorted(chosen.items())}, count


def _touch(one: Edit, other: Edit) -> bool:
    return one.span.start <= other.span.end and other.span.start <= one.span.end


def _edited(text: str, edits: Iterable[Edit]) -> str:
    """From the end to the start, so that what is left to edit keeps its place."""
    for edit in sorted(edits, key=lambda e: (e.span.start, e.span.end), reverse=True):
        text = text[: edit.span.start] + edit.text + text[edit.span.end :]
    return text
