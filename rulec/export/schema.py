"""The attrs classes of the model -> the JSON Schema of its export. model.schema.json beside this file is its output."""

from __future__ import annotations

import types
from collections.abc import Mapping
from fractions import Fraction
from functools import reduce
from operator import or_
from typing import Any, Union, get_args, get_origin, get_type_hints

import attrs

from rulec.export.to_json import FORMAT, VERSION
from rulec.model import entities
from rulec.source import Span

_UNIONS = {
    union: name for name, union in vars(entities).items() if isinstance(union, types.UnionType) and name[0].isupper()
}
_WORDS = {
    "Fraction": {"type": "string", "pattern": "^-?[0-9]+(/[0-9]+)?$", "description": "An exact figure: 4, -3/2."},
    "Span": {"type": "string", "pattern": "^.*:[0-9]+:[0-9]+$", "description": "A place: path:line:column."},
}


def schema() -> dict[str, Any]:
    """The schema of the whole document, a definition for each class and for each choice of classes."""
    found: dict[str, Any] = {}
    _define(entities.Model, found)
    top = found.pop("Model")
    top["properties"] = {"format": {"const": FORMAT}, "version": {"const": VERSION}, **top["properties"]}
    top["required"] = ["format", "version", *top["required"]]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "rulec model",
        "description": "Rulesets with every name resolved and everything typed, as written by `rulec export --json`.",
        **top,
        "$defs": dict(sorted({**_WORDS, **found}.items())),
    }


def _define(cls: type[Any], found: dict[str, Any]) -> None:
    """Enter a class, and all it is made of, among the definitions."""
    if cls.__name__ in found:
        return
    made: dict[str, Any] = {"type": "object"}
    found[cls.__name__] = made
    hints = get_type_hints(cls)
    fields = {f.name: _shape(hints[f.name], found) for f in attrs.fields(cls)}
    if cls.__doc__:
        made["description"] = " ".join(cls.__doc__.split())
    made |= {
        "properties": {"class": {"const": cls.__name__}, **fields},
        "required": ["class", *fields],
        "additionalProperties": False,
    }


def _shape(hint: Any, found: dict[str, Any]) -> dict[str, Any]:
    """The schema of one type annotation."""
    plain = {str: "string", bool: "boolean", int: "integer", type(None): "null"}
    if hint in plain:
        return {"type": plain[hint]}
    if hint in (Fraction, Span):
        return {"$ref": f"#/$defs/{hint.__name__}"}
    origin, args = get_origin(hint), get_args(hint)
    if origin in (types.UnionType, Union):
        return _union(hint, args, found)
    if origin is tuple:
        if args[-1] is Ellipsis:
            return {"type": "array", "items": _shape(args[0], found)}
        parts = [_shape(part, found) for part in args]
        return {"type": "array", "prefixItems": parts, "minItems": len(parts), "maxItems": len(parts)}
    if origin is Mapping:
        return {"type": "object", "additionalProperties": _shape(args[1], found)}
    _define(hint, found)
    return {"$ref": f"#/$defs/{hint.__name__}"}


def _union(hint: Any, args: tuple[Any, ...], found: dict[str, Any]) -> dict[str, Any]:
    """A choice of types; one that has a name in the model is a definition, also where it may be missing."""
    if hint not in _UNIONS and type(None) in args:
        rest = reduce(or_, (a for a in args if a is not type(None)))
        return {"anyOf": [_shape(rest, found), {"type": "null"}]}
    name = _UNIONS.get(hint)
    if name is None:
        return {"anyOf": [_shape(a, found) for a in args]}
    if name not in found:
        found[name] = {}
        found[name] = {"anyOf": [_shape(a, found) for a in args]}
    return {"$ref": f"#/$defs/{name}"}
