"""Lines that could not be read -> the names that they seem to declare, so that what names them is not called unknown."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator

from rulec.source import Source, Span
from rulec.syntax.layout import FIRST_WORDS, Logical
from rulec.syntax.misspelling import near
from rulec.syntax.nodes import Lost
from rulec.syntax.words import RESERVED

_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]*")
_TEXT = re.compile(r'"((?:\\.|[^"\\])*)"?')
# where a header has said its name and goes on to something else
_SAID = re.compile(r"[:=@]|\b(?:for|against|between|by|gives|when|unless|because|of|ordered)\b")
_ALIAS = re.compile(r"\bas\s+([A-Za-z][A-Za-z0-9_]*)")
_ROLLED = ("total", "natural", "dice")  # what a roll makes
_DECLARING = ("setting", "member", "field", "rowline")  # places whose lines are little but names


def lost_lines(source: Source, lines: Collection[Logical], unread: Collection[int]) -> Iterator[Lost]:
    """What is lost of these lines and their blocks. unread: the ids of the lines that could not be read."""
    return _lost(source, lines, unread, "", None)


def _lost(
    source: Source, lines: Collection[Logical], unread: Collection[int], within: str, head: Span | None
) -> Iterator[Lost]:
    text = source.text
    for line in lines:
        if id(line) in unread:
            names: set[str] = set()
            texts: set[str] = set()
            for inner in _all_below(line):
                written = text[inner.start : inner.end]
                names.update(_declared(inner, _TEXT.sub(" ", written)))
                texts.update(_TEXT.findall(written))
            yield Lost(frozenset(names - RESERVED), frozenset(texts), within, head, line.place == "header")
        elif line.below:
            words = _NAME.findall(text[line.start : line.end])
            named = len(words) > 1 and line.place in ("header", "step", "phase")
            span = Span(source.path, line.start, line.end) if line.place == "header" else head
            yield from _lost(source, line.below, unread, words[1] if named else within, span)


def _all_below(line: Logical) -> list[Logical]:
    found = [line]
    for inner in found:
        found += inner.below
    return found


def _declared(line: Logical, written: str) -> Iterator[str]:
    """The names in a line that it may be there to declare; written is the line without its texts."""
    yield from _ALIAS.findall(written)
    words = _NAME.findall(written)
    first = words[0] if words else ""
    meant = near(first, FIRST_WORDS.get(line.place, ()))
    if meant is not None:
        yield meant
    lone = line.opens is None and meant in (None, "change")  # whatever it opens has been read as part of it
    if line.place in _DECLARING or (line.place == "header" and lone):
        yield from words
    elif line.place == "header":
        yield from _NAME.findall(_SAID.split(written, maxsplit=1)[0])[meant is not None :]
    elif meant in (None, "value", "phase"):
        yield from words[:2]
    if line.place == "step" and meant in (None, "roll"):
        yield from _ROLLED
