"""A ruleset -> its errata: what its author should know was left open and how it was settled, in the order of the file."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from attrs import frozen

from rulec.model.entities import Cite, Domain, Ruleset
from rulec.source import Source, Span
from rulec.syntax import nodes as n
from rulec.syntax.parse import parse

# a comment that begins so tells the author of the document something: # silent: which die is thrown
_MARKED = re.compile(r"#\s*(silent|contradiction):\s*(.*)", re.IGNORECASE)


@frozen
class Erratum:
    """sort: ruling (a gap that was settled), allowed (a finding left standing), assumed (a bound nobody states), silent
    or contradiction (said in a marked comment: nothing was decided, or what was read is said there)."""

    sort: str
    place: str
    says: str
    why: str
    cites: tuple[Cite, ...]
    span: Span


def errata(ruleset: Ruleset, sources: Mapping[str, Source]) -> list[Erratum]:
    """sources: those the ruleset was read from are looked through for marked comments."""
    folder = ruleset.span.path.rpartition("/")[0]
    own = [s for path, s in sorted(sources.items()) if path.rpartition("/")[0] == folder]
    marked = (e for source in own for e in _marked(parse(source).tree.lines, ""))
    return sorted((*_found(ruleset), *marked), key=lambda e: (e.span.path, e.span.start))


def _marked(lines: Sequence[n.Line], name: str) -> Iterator[Erratum]:
    """What comments above lines say is missing or contradictory, at the statement below or around them."""
    for line in lines:
        own = getattr(getattr(line.lead, "name", None), "text", "")
        here = f"{name}.{own}" if name and own else name or own
        cites = tuple(Cite(c.source, c.lines) for c in line.tail.cites)
        for sort, text in _comments(line.before):
            yield Erratum(sort, here or "ruleset", text, "", cites, line.span)
        yield from _marked(line.body, here)


def _comments(before: Sequence[str]) -> list[tuple[str, str]]:
    """Marked comments with the lines that go on from them."""
    found: list[tuple[str, str]] = []
    open_ = False
    for comment in before:
        marked = _MARKED.match(comment)
        if marked:
            found.append((marked[1].lower(), marked[2].strip()))
        elif open_ and comment:
            found[-1] = (found[-1][0], f"{found[-1][1]} {comment.lstrip('# ').strip()}")
        open_ = bool(found) and bool(comment)
    return found


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
    "contradiction": "Contradictions",
    "silent": "Where the document is silent",
    "assumed": "Assumed, since no document says it",
}


def as_markdown(ruleset: Ruleset, sources: Mapping[str, Source]) -> str:
    """The list an author can act on: place, what it says, why it is a problem, what was decided."""
    found = errata(ruleset, sources)
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
            lines += [f"- **{erratum.place}** ({where}): {_sentence(erratum.says)} {_sentence(erratum.why)}".rstrip()]
        lines.append("")
    return "\n".join(lines)


def _sentence(text: str) -> str:
    text = text[:1].upper() + text[1:]
    return text if not text or text.endswith((".", "!", "?")) else f"{text}."
