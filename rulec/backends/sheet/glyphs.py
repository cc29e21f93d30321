"""The fonts that are shipped -> the characters they have; a text -> the same with the others told by their number."""

from __future__ import annotations

import struct
from functools import cache
from pathlib import Path

FONTS = Path(__file__).parent / "fonts"
_IGNORED = frozenset("\u200b\u200d\u2060\u00ad")  # breaks and joints, which have no shape


@cache
def characters() -> frozenset[str]:
    """What every face of the text font has."""
    faces = [_cmap(file.read_bytes()) for file in sorted(FONTS.glob("SourceSans3-*.ttf"))]
    return frozenset(map(chr, frozenset.intersection(*faces))) | _IGNORED


def missing(text: str) -> list[str]:
    """Characters that cannot be printed, in the order met."""
    return [] if text.isascii() else list(dict.fromkeys(c for c in text if c not in characters()))


def covered(text: str) -> str:
    if text.isascii():
        return text
    known = characters()
    return "".join(c if c in known else f"[U+{ord(c):04X}]" for c in text)


def _cmap(font: bytes) -> frozenset[int]:
    """The characters of a TrueType font: the whole-Unicode table (format 12) if there is one, else format 4."""
    tables = {font[at : at + 4]: at for at in range(12, 12 + 16 * _short(font, 4), 16)}
    start = _long(font, tables[b"cmap"] + 8)
    places = [start + _long(font, start + 8 + 8 * at) for at in range(_short(font, start + 2))]
    by_format = {_short(font, place): place for place in places}
    if 12 in by_format:
        return _format_12(font, by_format[12])
    return _format_4(font, by_format[4])


def _format_12(font: bytes, at: int) -> frozenset[int]:
    groups = (struct.unpack_from(">III", font, at + 16 + 12 * n) for n in range(_long(font, at + 12)))
    return frozenset(c for first, last, _ in groups for c in range(first, last + 1))


def _format_4(font: bytes, at: int) -> frozenset[int]:
    count = _short(font, at + 6) // 2
    lasts = struct.unpack_from(f">{count}H", font, at + 14)
    firsts = struct.unpack_from(f">{count}H", font, at + 16 + 2 * count)
    return frozenset(c for a, z in zip(firsts, lasts, strict=True) for c in range(a, z + 1) if c != 0xFFFF)


def _short(font: bytes, at: int) -> int:
    (value,) = struct.unpack_from(">H", font, at)
    return int(value)


def _long(font: bytes, at: int) -> int:
    (value,) = struct.unpack_from(">I", font, at)
    return int(value)
