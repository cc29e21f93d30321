"""Diagnostics and their sources -> one string: text for people; json, github, sarif or junit for machines."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rulec.diagnostics import Diagnostic, RulecError
from rulec.report.machine import github, json_text, junit, sarif
from rulec.report.text import text
from rulec.source import Source

FORMATS = ("text", "json", "github", "sarif", "junit")


def ordered(diagnostics: Iterable[Diagnostic]) -> list[Diagnostic]:
    """Sorted, each finding once. The repr settles ties, so that the order of the passes never shows."""
    return sorted(set(diagnostics), key=lambda d: (d.sort_key, repr(d)))


def render(
    diagnostics: Iterable[Diagnostic], sources: Mapping[str, Source], fmt: str = "text", *, color: bool = False
) -> str:
    """All findings in one format, ending with a newline; text and github are empty when there are none."""
    findings = ordered(diagnostics)
    match fmt:
        case "text":
            return text(findings, sources, color=color)
        case "json":
            return json_text(findings, sources)
        case "github":
            return github(findings, sources)
        case "sarif":
            return sarif(findings, sources)
        case "junit":
            return junit(findings, sources)
    raise RulecError(f"there is no output format {fmt!r}; use one of {', '.join(FORMATS)}")
