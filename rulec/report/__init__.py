"""Diagnostics and their sources -> one string: text for people; json, github, sarif or junit for machines."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rulec.diagnostics import Diagnostic, RulecError
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
    if fmt == "text":
        return text(findings, sources, color=color)
    from rulec.report import machine  # late: people read text, and need not wait for what machines need

    match fmt:
        case "json":
            return machine.json_text(findings, sources)
        case "github":
            return machine.github(findings, sources)
        case "sarif":
            return machine.sarif(findings, sources)
        case "junit":
            return machine.junit(findings, sources)
    raise RulecError(f"there is no output format {fmt!r}; use one of {', '.join(FORMATS)}")
