"""What checks on cases share: the place of a finding, a line as it is printed, a case in words."""

from __future__ import annotations

import re
from typing import Any

from rulec.analysis.cases import assumptions, case_text, chance_text
from rulec.analysis.world import Case, Path, World
from rulec.checks.printed import plain
from rulec.diagnostics import Note
from rulec.model import entities as e
from rulec.source import Span


def span_of(node: Any, world: World | None = None) -> Span:
    """Where a line or block is written; a block without a place of its own is where its first line is."""
    span = getattr(node, "span", None)
    if isinstance(node, e.Statement):
        return head(node)
    if isinstance(span, Span) and span.path:
        return first_line(node, span)
    lines = getattr(node, "lines", ()) or getattr(getattr(node, "figure", None), "lines", ())
    if lines:
        return span_of(lines[0])
    statement = getattr(world, "statement", None)
    return head(statement) if statement is not None else Span("", 0, 0)


def first_line(node: Any, span: Span) -> Span:
    """A band without the cases under it."""
    cases = getattr(node, "cases", ())
    inner = [c.span.start for c in cases if c.span.path == span.path and c.span.start > span.start]
    return Span(span.path, span.start, min(inner)) if inner else span


def head(statement: Any) -> Span:
    """The first words of a statement's header."""
    span: Span = statement.span
    words = len(getattr(statement, "word", "sequence")) + 1 + len(statement.name)
    return Span(span.path, span.start, min(span.end, span.start + words))


def named(line: Any) -> str:
    """A line by its printed text, else by what leads it."""
    text = plain(re.sub(r"\{(\w+)\}", lambda m: m[1].replace("_", " "), getattr(line, "label", "") or ""))
    match = getattr(line, "match", None)
    lead = match.text if match is not None else "others" if getattr(line, "others", False) else ""
    if not lead and isinstance(line, e.FigureLine):
        lead = line.op if line.op in ("double", "halve", "at least", "at most") else ""
    if not lead and isinstance(line, e.VerdictLine):
        lead = line.word
    if text and lead and match is not None:
        return f'{lead} "{text}"'
    if text:
        return f'"{text}"'
    return lead or getattr(line, "name", "") or "this line"


def title(world: World) -> str:
    return str(world.statement.name)


def cites_of(*nodes: Any) -> tuple[str, ...]:
    found = [str(c) for node in nodes for c in getattr(node, "cites", ())]
    return tuple(dict.fromkeys(found))


def instance(world: World, case: Case, asked: Path) -> str:
    """`for instance arm = heavy_gun, D6 shows 1, 1 throw in 6`; empty if nothing is to be said."""
    said = case_text(world, case, asked)
    return f"for instance {said}{chance_text(world, case, asked)}" if said else ""


PASTE = "a test to paste:"


def with_test(help_: str, test: str) -> str:
    """Advice, with the example to paste that shows the case."""
    return "\n".join(part for part in (help_, test and f"{PASTE}\n{test}") if part)


def assumed_notes(world: World, case: Case, asked: Path) -> tuple[Note, ...]:
    """The assumed bounds that a case rests on."""
    return tuple(
        Note(fact.span, f"this rests on an assumption: {fact.domain.assumed}")
        for fact in assumptions(world, case, asked)
    )
