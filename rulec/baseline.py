"""Findings accepted once -> a JSON file of fingerprints; later findings and that file -> the findings that are new.

A fingerprint is code, path and the words of the line, so a finding keeps it when lines above come and go.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TypeAlias

from attrs import frozen

from rulec.diagnostics import Diagnostic, RulecError
from rulec.project import read_bytes, write_atomic
from rulec.source import Source

VERSION = 1
Fingerprint: TypeAlias = tuple[str, str, str]


@frozen
class Baseline:
    """How often each fingerprint was accepted."""

    counts: Mapping[Fingerprint, int]

    def filter(self, diagnostics: Iterable[Diagnostic], sources: Mapping[str, Source]) -> list[Diagnostic]:
        """The findings that are not accepted, sorted. Of several alike the first ones are taken for the old ones."""
        left = Counter(self.counts)
        new = []
        for finding in _ordered(diagnostics):
            key = fingerprint(finding, sources)
            if left[key] > 0:
                left[key] -= 1
            else:
                new.append(finding)
        return new


def fingerprint(finding: Diagnostic, sources: Mapping[str, Source]) -> Fingerprint:
    """Code, path and the line's text, its spacing made even so that formatting changes nothing."""
    source = sources.get(finding.span.path)
    if source is None:
        return finding.code.id, finding.span.path, ""
    line, _ = source.position(min(finding.span.start, len(source.text)))
    return finding.code.id, finding.span.path, " ".join(source.line(line).split())


def _ordered(diagnostics: Iterable[Diagnostic]) -> list[Diagnostic]:
    return sorted(set(diagnostics), key=lambda d: d.sort_key)


def load(path: Path) -> Baseline:
    try:
        data = json.loads(read_bytes(path).decode("utf-8"))
        version, entries = data["version"], data["findings"]
        if version != VERSION:
            raise RulecError(f"{path} is a baseline of version {version}, not {VERSION}; make it anew")
        counts = {(str(e["code"]), str(e["path"]), str(e["line"])): int(e["count"]) for e in entries}
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise RulecError(f"{path} is not a baseline file; make it anew") from error
    return Baseline(counts)


def save(path: Path, diagnostics: Iterable[Diagnostic], sources: Mapping[str, Source]) -> bool:
    """Accept these findings. False if the file said so already."""
    counts = Counter(fingerprint(d, sources) for d in _ordered(diagnostics))
    entries = [{"code": c, "path": p, "line": t, "count": n} for (c, p, t), n in sorted(counts.items())]
    return write_atomic(path, (json.dumps({"version": VERSION, "findings": entries}, indent=1) + "\n").encode())
