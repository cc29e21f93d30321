"""The `sheet` hints of a ruleset -> Hints: page, columns, order, breaks, what spans, is kept together, hidden, or shortened."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from attrs import frozen

from rulec.model import entities as e

PAPERS = ("a4", "letter", "a5")


@frozen
class Hints:
    """0 and "" are "as fits best"."""

    title: str = ""
    paper: str = ""
    landscape: bool | None = None
    columns: int = 0
    pages: int = 0
    smallest: float = 0.0
    order: tuple[str, ...] = ()
    span: tuple[str, ...] = ()
    together: tuple[tuple[str, ...], ...] = ()
    breaks: Mapping[str, str] = MappingProxyType({})
    hidden: tuple[str, ...] = ()
    short: Mapping[str, str] = MappingProxyType({})
    unknown: tuple[str, ...] = ()


def hints_of(rules: e.Ruleset) -> Hints:
    """What the rules say about their sheet; words that mean nothing here are in unknown."""
    known: dict[str, Any] = {}
    breaks: dict[str, str] = {}
    short: dict[str, str] = {}
    together: list[tuple[str, ...]] = []
    lists: dict[str, list[str]] = {"order": [], "span": [], "hide": []}
    unknown: list[str] = []
    for hint in rules.sheet:
        values = hint.values
        match hint.word:
            case "sheet":
                known["title"] = values[1] if len(values) > 1 and values[1] != values[0] else ""
            case "page":
                _page(values, known, unknown)
            case "columns" | "pages" if values and values[0].isdigit():
                known[hint.word] = int(values[0])
            case "smallest" if values and values[0].replace(".", "", 1).isdigit():
                known["smallest"] = float(values[0])
            case "order" | "span" | "hide":
                lists[hint.word] += values
            case "together":
                together.append(values)
            case "break":
                where = values[0] if values and values[0] in ("page", "column") else "column"
                breaks |= {v: where for v in values if v not in ("page", "column")}
            case "short" if len(values) > 1:
                short[values[0]] = values[1]
            case _:
                unknown.append(" ".join((hint.word, *values)))
    return Hints(
        **known,
        order=tuple(lists["order"]),
        span=tuple(lists["span"]),
        hidden=tuple(lists["hide"]),
        together=tuple(together),
        breaks=breaks,
        short=short,
        unknown=tuple(unknown),
    )


def _page(values: tuple[str, ...], known: dict[str, Any], unknown: list[str]) -> None:
    for value in values:
        for word in value.lower().split():
            if word in PAPERS:
                known["paper"] = word
            elif word in ("portrait", "landscape"):
                known["landscape"] = word == "landscape"
            else:
                unknown.append(f"page {value}")
