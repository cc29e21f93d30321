"""Model + sources -> a JSON document: every field of every entity, tagged with its class; figures as exact strings."""

from __future__ import annotations

import json
from collections.abc import Mapping
from fractions import Fraction
from typing import Any

import attrs

from rulec.model.entities import Model
from rulec.source import Source, Span

FORMAT = "rulec-model"
VERSION = 1


def document(model: Model, sources: Mapping[str, Source]) -> dict[str, Any]:
    """The model as plain data. A figure is "3/2" or "4", a place is path:line:column."""
    body = _plain(model, sources)
    return {"format": FORMAT, "version": VERSION, **body}


def json_text(data: Mapping[str, Any]) -> str:
    """The same text for the same data, with a newline at the end."""
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


def _plain(value: Any, sources: Mapping[str, Source]) -> Any:
    match value:
        case None | bool() | int() | str():
            return value
        case Fraction():
            return str(value)
        case Span():
            return _place(value, sources)
        case tuple():
            return [_plain(part, sources) for part in value]
        case Mapping():
            return {str(key): _plain(part, sources) for key, part in value.items()}
    fields = attrs.fields(type(value))
    return {"class": type(value).__name__, **{f.name: _plain(getattr(value, f.name), sources) for f in fields}}


def _place(span: Span, sources: Mapping[str, Source]) -> str:
    source = sources.get(span.path)
    if source is None:
        return f"{span.path}:1:1"
    line, column = source.position(min(span.start, len(source.text)))
    return f"{span.path}:{line}:{column}"
