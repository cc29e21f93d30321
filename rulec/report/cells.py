"""Text of unknown origin -> text that is safe to show, cell by cell as a terminal lays it out."""

from __future__ import annotations

import unicodedata

TAB = 4
_UNSAFE = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})  # controls, bidi and other formatting, lone surrogates, separators


def shown(char: str) -> str:
    """The character, or U+FFFD if it could steer the terminal, reorder the line or not be written at all."""
    return "\ufffd" if unicodedata.category(char) in _UNSAFE else char


def safe(text: str, keep: str = "") -> str:
    """The text with unsafe characters replaced, except those in keep. Plain ASCII, the common case, is quick."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(c if c in keep else shown(c) for c in text)


def one_line(text: str) -> str:
    """Safe text on one line: a newline or a tab inside a message becomes a space."""
    return safe(text.replace("\n", " ").replace("\t", " "))


def width(char: str) -> int:
    """Terminal columns of a shown character: 2 for wide CJK, 0 for combining marks."""
    if char.isascii():
        return 1
    if unicodedata.category(char) in ("Mn", "Me"):
        return 0
    return 2 if unicodedata.east_asian_width(char) in ("W", "F") else 1


def lay_out(line: str) -> tuple[list[str], list[int]]:
    """What is shown for each character of a line, and the terminal column where each begins, plus the end column."""
    cells, columns, at = [], [], 0
    for char in line:
        cell = " " * (TAB - at % TAB) if char == "\t" else shown(char)
        cells.append(cell)
        columns.append(at)
        at += len(cell) if char == "\t" else width(cell)
    return cells, [*columns, at]
