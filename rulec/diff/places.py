"""An item -> the Place it is told at: as its author wrote it, its file and line, and what it cites."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rulec.diff.changes import Place
from rulec.diff.items import Item
from rulec.diff.phrases import phrase
from rulec.model import entities as e
from rulec.source import Source

_PHRASED = ("member", "group", "pair", "cell", "column")  # things without a line of their own
_CONTINUES = ("when ", "unless ", "and ", "or ", "otherwise", "because ", "@")


def place_of(item: Item, rules: e.Ruleset, sources: Mapping[str, Source], *, whole: bool = False) -> Place:
    """whole: with the lines that are in it."""
    source = sources.get(item.span.path)
    line = source.position(item.span.start)[0] if source else 0
    lines = tuple(_inner(item, rules, sources, "")) if whole else ()
    return Place(
        item.path, item.sort, item.label, text_of(item, rules, sources), item.span.path, line, cites_of(item, rules),
        item.ruling, item.section, lines,
    )  # fmt: skip


def text_of(item: Item, rules: e.Ruleset, sources: Mapping[str, Source]) -> str:
    """An item as its author wrote it, on one line."""
    source = sources.get(item.span.path)
    return _phrased(item, rules.length) if item.sort in _PHRASED or source is None else _as_written(source, item)


def _inner(item: Item, rules: e.Ruleset, sources: Mapping[str, Source], indent: str) -> Iterator[str]:
    for child in item.children:
        if child.sort not in ("pair", "cell", "column"):  # these are read off the line that they stand in
            yield indent + text_of(child, rules, sources)
            yield from _inner(child, rules, sources, indent + "  ")


def _phrased(item: Item, length: str) -> str:
    parts = " ".join(phrase(p.node, length) for p in item.parts if p.name not in ("for", "key"))
    return f"{item.name}: {parts}" if parts else item.label or item.name


def _as_written(source: Source, item: Item) -> str:
    """The line itself with what continues it, on one line, without its citation."""
    lines = source.text[item.span.start : item.span.end].split("\n")
    kept = lines[:1]
    for line in lines[1:]:
        if not line.strip().startswith(_CONTINUES):
            break
        kept.append(line)
    text = " ".join(" ".join(kept).split())
    at = text.rfind(" @")
    quotes = text.count('"', at) if at >= 0 else 1
    return text[:at].rstrip() if at >= 0 and quotes == 0 else text


def cites_of(item: Item, rules: e.Ruleset) -> tuple[tuple[str, str], ...]:
    return tuple((rules.sources.get(cite.source, cite.source), str(cite).partition(" ")[2]) for cite in item.cites)


def said_cites(cites: Sequence[tuple[str, str]]) -> str:
    return "; ".join(f"{document} {lines}" for document, lines in cites)
