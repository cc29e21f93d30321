"""Findings of a model -> the same, each with the lines of the documents that its places cite, if it named none itself."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from attrs import evolve

from rulec.checks.places import below, tops
from rulec.diagnostics import Diagnostic
from rulec.model.entities import Model, Ruleset
from rulec.source import Span


def cited(model: Model, findings: Iterable[Diagnostic]) -> list[Diagnostic]:
    """A finding about several rulesets says whose document each citation is of."""
    known: dict[str, list[tuple[Span, tuple[str, ...]]]] = {}
    found = []
    for finding in findings:
        if not finding.cites and finding.code.id >= "RC4":
            spans = (finding.span, *(note.span for note in finding.notes))
            by_ruleset = {}
            for ruleset in (r for r in model.rulesets.values() if not r.variant_of):
                if ruleset.name not in known:
                    known[ruleset.name] = list(_citing(ruleset))
                cites = dict.fromkeys(c for span in spans for c in _around(span, known[ruleset.name]))
                if cites:
                    by_ruleset[ruleset.name] = cites
            several = len(by_ruleset) > 1
            every = [f"{name} {c}" if several else c for name, cites in by_ruleset.items() for c in cites]
            finding = evolve(finding, cites=tuple(every))
        found.append(finding)
    return found


def _citing(ruleset: Ruleset) -> Iterator[tuple[Span, tuple[str, ...]]]:
    for top in tops(ruleset):
        for node in (top, *below(top)):
            span, cites = getattr(node, "span", None), getattr(node, "cites", ())
            if isinstance(span, Span) and span.path and cites:
                yield span, tuple(map(str, cites))


def _around(span: Span, citing: Iterable[tuple[Span, tuple[str, ...]]]) -> tuple[str, ...]:
    """What the smallest thing around a span cites."""
    around = [(s.end - s.start, cites) for s, cites in citing if s.path == span.path and s.start <= span.start < s.end]
    return min(around, default=(0, ()), key=lambda one: one[0])[1]
