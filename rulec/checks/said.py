"""A printed text -> the figures it says: numbers with their sign and unit, dice, number words, and how each is a bound."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from fractions import Fraction

from attrs import frozen

from rulec.checks.printed import plain

_WORDS = {
    "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10, "eleven": 11,
    "twelve": 12, "twice": 2, "double": 2, "doubled": 2, "doubles": 2,
}  # fmt: skip
_PARTS = {"half": Fraction(1, 2), "halve": Fraction(1, 2), "halved": Fraction(1, 2), "halves": Fraction(1, 2)}
_PARTS |= {"quarter": Fraction(1, 4)}
_GLYPHS = {"½": "1/2", "¼": "1/4", "¾": "3/4"}
_UNITS = {"yd": "length", "cm": "length", "mm": "length", "in": "length", "°": "angle"}
_UNITS |= {"deg": "angle", "degrees": "angle", "move": "move", "moves": "move"}
_FIGURE = re.compile(
    r"(?P<count>\d+)?(?P<die>\bD\d+\b|(?<=\d)D\d+\b)"
    r"|\b\d+(?:st|nd|rd|th)\b"
    r"|(?P<sign>\+/-\s?|(?<![\w)\]%'+-])[+\u2212-]\s?)?(?<![A-Za-z_\d.])(?P<number>\d+(?:[:/]\d+|\.\d+)?)(?P<percent>\s?%)?"
    r"(?:(?P<unit>\s?(?:yds?|yards|cm|mm|inches|deg|degrees|moves?)\b|\s?°))?"
    r"|(?P<word>\b(?:" + "|".join([*_WORDS, *_PARTS]) + r")\b)",
    re.IGNORECASE,
)
# before or after a figure, the longest first: what they make of it as a bound
_BEFORE = (
    (r"(?:no|not) (?:more|farther|further) than|(?:no|not) beyond|within|up to|at most|as far as", "at most"),
    (r"(?:no|not) (?:less|fewer|nearer|closer) than|at least", "at least"),
    (r"beyond|more than|over|farther than|further than|above|outside", "more than"),
    (r"less than|fewer than|nearer than|closer than|under|below", "less than"),
)
_AFTER = (
    (r"or (?:more|better|over|above|higher)|and (?:more|over|above)", "at least"),
    (r"or (?:less|fewer|under|lower)", "at most"),
)


@frozen
class Figure:
    """text: as printed. value None: a die, whose name is text. bound: at least | at most | more than | less than | ""."""

    text: str
    value: Fraction | None
    sign: str = ""
    sort: str = ""
    bound: str = ""
    unit: str = ""


def figures(text: str, dice: Collection[str] = ()) -> Iterator[Figure]:
    """The figures of a label, in order. dice: the names of declared dice, which are words of the sheet."""
    words = plain(text)
    for glyph, written in _GLYPHS.items():
        words = words.replace(glyph, written)
    for name in dice:
        if re.search(rf"(?<![A-Za-z]){re.escape(name)}\b", words):
            yield Figure(name, None)
    for found in _FIGURE.finditer(words):
        if found["die"]:
            if found["count"]:
                yield Figure(found["count"], Fraction(found["count"]))
            yield Figure(found["die"].upper(), None)
        elif found["number"]:
            yield _number(found, words)
        elif found["word"]:
            word = found["word"].lower()
            yield Figure(word, Fraction(_WORDS[word]) if word in _WORDS else _PARTS[word])


def _number(found: re.Match[str], words: str) -> Figure:
    written = found["number"]
    over = re.split("[:/]", written)
    value = Fraction(int(over[0]), int(over[1]) or 1) if len(over) == 2 else Fraction(written)
    value = value / 100 if found["percent"] else value
    sign = (found["sign"] or "").strip().replace("\u2212", "-")
    unit = (found["unit"] or "").strip().lower()
    unit = {"yds": "yd", "yards": "yd", "inches": "in"}.get(unit, unit)
    return Figure(found.group().strip(), value, sign, _UNITS.get(unit, ""), _bound(words, found), unit)


def _bound(words: str, found: re.Match[str]) -> str:
    before, after = words[: found.start()].lower().rstrip(), words[found.end() :].lower().lstrip()
    for pattern, bound in _AFTER:
        if re.match(rf"(?:{pattern})\b", re.sub(r"^(?:in|dps?|hits?|ranks?|moves?)\s+", "", after)):
            return bound
    for pattern, bound in _BEFORE:
        if re.search(rf"\b(?:{pattern})$", before):
            return bound
    return ""
