"""A ruleset -> the texts it prints, each with where it stands: labels of declarations, statements, lines, rows, phases."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from rulec.model import entities as e
from rulec.model.parts import nodes_in
from rulec.source import Span

_MARKUP = re.compile(r"\*+")
_NAME = re.compile(r"\{[^}]*\}")


def plain(text: str) -> str:
    """A text without its markup; what stands in braces prints another label, and is left out."""
    return " ".join(_NAME.sub(" ", _MARKUP.sub("", text)).split())


def texts(ruleset: e.Ruleset) -> Iterator[tuple[str, Span]]:
    """Every printed text in the order of the model."""
    declared = (*ruleset.kinds.values(), *ruleset.records.values())
    stated = (*ruleset.statements.values(), *ruleset.gains, *ruleset.tables.values())
    for part in (*declared, *stated, *ruleset.sequences, *ruleset.sections):
        yield from _in(part, Span("", 0, 0))


def _in(node: Any, span: Span) -> Iterator[tuple[str, Span]]:
    here = getattr(node, "span", None)
    span = here if isinstance(here, Span) and here.path else span
    for said in (getattr(node, "label", ""), *getattr(node, "labels", ()), *getattr(node, "notes", ())):
        if said:
            yield said, span
    for part in nodes_in(node):
        yield from _in(part, span)
