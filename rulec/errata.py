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
    marked = (e for source in own for e in _of_file(parse(source).tree))
    return sorted((*_found(ruleset), *marked), key=lambda e: (e.span.path, e.span.start))


def _of_file(tree: n.Tree) -> Iterator[Erratum]:
    yield from _marked(tree.lines, "")
    if tree.lines:
        yield from _said_at(tree.lines[-1], "", tree.trailing)


def _marked(lines: Sequence[n.Line], name: str) -> Iterator[Erratum]:
    """What comments say is missing or contradictory, at the statement that they stand by: directly under one, with a blank
    line below them, they are about it; else about the statement below or around them."""
    last: n.Line | None = None
    for line in lines:
        under = line.before.index("") if last is not None and "" in line.before else 0
        if last is not None:
            yield from _said_at(last, name, line.before[:under])
        yield from _said_at(line, name, line.before[under:])
        yield from _marked(line.body, _place(line, name))
        last = line


def _place(line: n.Line, name: str) -> str:
    own = getattr(getattr(line.lead, "name", None), "text", "")
    return f"{name}.{own}" if name and own else name or own


def _said_at(line: n.Line, name: str, comments: Sequence[str]) -> Iterator[Erratum]:
    cites = tuple(Cite(c.source, c.lines) for c in line.tail.cites)
    for sort, text in _comments(comments):
        yield Erratum(sort, _place(line, name) or "ruleset", text, "", cites, line.span)


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
