"""A ruleset -> its errata: what its author should know was left open and how it was settled, in the order of the file."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from attrs import frozen

from rulec.model.entities import Cite, Domain, Ruleset
from rulec.source import Source, Span


@frozen
class Erratum:
    """sort: ruling (a gap that was settled), allowed (a finding left standing), assumed (a bound nobody states)."""

    sort: str
    place: str
    says: str
    why: str
    cites: tuple[Cite, ...]
    span: Span


def errata(ruleset: Ruleset) -> list[Erratum]:
    return sorted(_found(ruleset), key=lambda e: (e.span.path, e.span.start))


def _found(ruleset: Ruleset) -> Iterator[Erratum]:
    for ruling in ruleset.rulings:
        yield Erratum("ruling", ruling.name, ruling.label, ruling.because, ruling.cites, ruling.span)
    for allow in ruleset.allows:
        yield Erratum("allowed", allow.place, allow.slug.replace("-", " "), allow.reason, (), allow.span)
    for record in ruleset.records.values():
        for fact in record.facts:
            if fact.domain.assumed:
                says = f"{fact.label or fact.name}: {bounds(fact.domain, ruleset.length)}"
                yield Erratum("assumed", f"{record.name}.{fact.name}", says, fact.domain.assumed, fact.cites, fact.span)


def bounds(domain: Domain, length: str) -> str:
    """A domain in words: 0 to 9, 0 yd to 960 yd, line/column."""
    if domain.low is None or domain.high is None:
        return "/".join(domain.type.values) or "any"
    unit = f" {length}" if domain.type.sort == "length" else ""
    return f"{domain.low}{unit} to {domain.high}{unit}"


TITLES = {
    "ruling": "Settled by a ruling",
    "allowed": "Left as printed",
    "assumed": "Assumed, since no document says it",
}


def as_markdown(ruleset: Ruleset, sources: Mapping[str, Source]) -> str:
    """The list an author can act on: place, what it says, why it is a problem, what was decided."""
    found = errata(ruleset)
    lines = [f"# Errata of {ruleset.label or ruleset.name}", ""]
    if not found:
        lines += ["Nothing was left open.", ""]
    for sort, title in TITLES.items():
        group = [e for e in found if e.sort == sort]
        if not group:
            continue
        lines += [f"## {title} ({len(group)})", ""]
        for erratum in group:
            line, _ = sources[erratum.span.path].position(erratum.span.start)
            cited = " ".join(map(str, erratum.cites))
            where = f"{erratum.span.path}:{line}" + (f", {cited}" if cited else "")
            lines += [f"- **{erratum.place}** ({where}): {erratum.says}. {_sentence(erratum.why)}"]
        lines.append("")
    return "\n".join(lines)


def _sentence(text: str) -> str:
    text = text[:1].upper() + text[1:]
    return text if text.endswith((".", "!", "?")) else f"{text}."
