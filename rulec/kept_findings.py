"""What the checks found in one ruleset, kept by the text of its files: an edit of one ruleset has only that one checked.

Kept as JSON. What cannot be read back whole is as good as nothing: the ruleset is checked again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rulec.cache import CheckCache
from rulec.checks import find_all
from rulec.codes import CODES
from rulec.compile import Find
from rulec.diagnostics import Diagnostic, Edit, Fix, Note
from rulec.model.entities import Ruleset
from rulec.source import Source, Span


def finder(cache: CheckCache) -> Find:
    """The checks on one ruleset, which look into the cache first."""

    def find(ruleset: Ruleset, sources: Sequence[Source]) -> Sequence[Diagnostic]:
        texts = ["findings", ruleset.name, *(part for source in sources for part in (source.path, source.text))]
        kept = _read(cache.made_of(texts))
        if kept is not None:
            return kept
        found = tuple(find_all(ruleset))
        cache.keep_made(texts, [_data(one) for one in found])
        return found

    return find


def _data(one: Diagnostic) -> dict[str, Any]:
    return {
        "code": one.code.id,
        "span": _place(one.span),
        "message": one.message,
        "label": one.label,
        "notes": [[_place(note.span), note.text] for note in one.notes],
        "help": one.help,
        "fix": _fix(one.fix) if one.fix else None,
        "cites": list(one.cites),
    }


def _place(span: Span) -> list[str | int]:
    return [span.path, span.start, span.end]


def _fix(fix: Fix) -> dict[str, Any]:
    edits = [[_place(edit.span), edit.text] for edit in fix.edits]
    return {"title": fix.title, "edits": edits, "safe": fix.safe}


def _read(kept: Any) -> tuple[Diagnostic, ...] | None:
    try:
        return tuple(_diagnostic(one) for one in kept) if isinstance(kept, list) else None
    except (KeyError, TypeError, ValueError):
        return None


def _diagnostic(one: Mapping[str, Any]) -> Diagnostic:
    fix = one["fix"]
    return Diagnostic(
        CODES[one["code"]],
        Span(*one["span"]),
        one["message"],
        one["label"],
        tuple(Note(Span(*span), text) for span, text in one["notes"]),
        one["help"],
        Fix(fix["title"], tuple(Edit(Span(*span), text) for span, text in fix["edits"]), fix["safe"]) if fix else None,
        tuple(one["cites"]),
    )
