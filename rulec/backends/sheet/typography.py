"""Figures and texts as a printer sets them: true minus signs, fractions, bands, blanks that do not break, quotes."""

from __future__ import annotations

import re
import unicodedata
from fractions import Fraction

from rulec.model.entities import Type

MINUS = "\u2212"
NB = "\u00a0"
DASH = "\u2013"
LENGTHS = {"yd": "yards", "in": "inches", "cm": "centimetres", "mm": "millimetres"}
_VULGAR = {
    "1/2": "½", "1/3": "⅓", "2/3": "⅔", "1/4": "¼", "3/4": "¾", "1/5": "⅕", "2/5": "⅖", "3/5": "⅗", "4/5": "⅘",
    "1/6": "⅙", "5/6": "⅚", "1/8": "⅛", "3/8": "⅜", "5/8": "⅝", "7/8": "⅞",
}  # fmt: skip
_UNITS = "yd|in|cm|mm|deg|moves|move|DPs|DP|D\\d+|AvD"
_FRACTION = re.compile(r"(?<![\d/.:])(?:(\d+) )?(\d/\d)(?![\d/])")
_HYPHEN_MINUS = re.compile(r"(?<![\w\u2212)\]-])-(?=\d)")
_LONE_MINUS = re.compile(r"(?<=\+ or )-(?!\w)")
_PLUS_MINUS = re.compile(r"\+/[-\u2212](?=\d)")
_UNIT = re.compile(rf"(?<=[\d½⅓⅔¼¾]) (?=(?:{_UNITS})\b)")
_DEGREES = re.compile(r"(?<=\d)[ \u00a0]?deg\b")
_HALF = re.compile(r"(?<=\d)\.5(?=[\u00b0 \u00a0])")
_DIE = re.compile(r"\b(\d+)(?=(?:D\d+|AvD)\b)")
# Format characters that steer a line or hide in it; what may stand in a text is shown, these are told by their number.
_UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
_HARMLESS = {"\u200d", "\u00ad", "\u2060"}


def number(value: Fraction) -> str:
    """A figure without its unit: 3, −2, ½, 1½."""
    sign = MINUS if value < 0 else ""
    whole, rest = divmod(abs(value), 1)
    if not rest:
        return f"{sign}{whole}"
    part = _VULGAR.get(str(rest), "")
    if part:
        return f"{sign}{whole or ''}{part}"
    return f"{sign}{abs(value)}"


def figure(value: Fraction, type_: Type, length: str) -> str:
    """A figure with the unit of its type."""
    match type_.sort:
        case "length":
            return f"{number(value)}{NB}{length}"
        case "angle":
            return f"{number(value)}°"
        case "move":
            return f"{number(value)}{NB}move{'s' if value > 1 or value == 0 else ''}"
        case "ratio":
            return f"{value.numerator}:{value.denominator}"
    return number(value)


def unit(type_: Type, length: str) -> str:
    """What follows a range: 10–20 cm."""
    return {"length": f"{NB}{length}", "angle": "°", "move": f"{NB}move"}.get(type_.sort, "")


def signed(value: Fraction, type_: Type, length: str) -> str:
    return ("+" if value >= 0 else MINUS) + figure(abs(value), type_, length)


def band(low: Fraction | None, high: Fraction | None, type_: Type, length: str, *, marked: bool = False) -> str:
    """A range as sheets print it: 2−, 3–4, 5+; with marked, for margins that go below 0: ≥ +7, +4/+6, −1/+1, −2/−4.

    Ratios and lengths that are open at one end are said in words, since a sign behind a unit is easily missed.
    """
    if low is not None and low == high:
        return signed(low, type_, length) if marked and low else figure(low, type_, length)
    if marked:
        text = [signed(v, type_, length) if v else "0" for v in (low, high) if v is not None]
        if low is None or high is None:
            return f"{'≥' if high is None else '≤'}{NB}{text[0]}"
        # What lies below zero is told from there on, as it is read: the lesser loss first.
        return "/".join(text if high is not None and high >= 0 else text[::-1])
    if low is None and high is None:
        return "any"
    if low is None:
        assert high is not None
        return f"{number(high)}{MINUS}" if type_.sort == "number" else f"{figure(high, type_, length)} or less"
    if high is None:
        return f"{number(low)}+" if type_.sort == "number" else f"{figure(low, type_, length)} or more"
    if type_.sort == "ratio":
        return f"{figure(low, type_, length)} to {figure(high, type_, length)}"
    joint = DASH if low >= 0 else " to "
    return f"{number(low)}{joint}{number(high)}{unit(type_, length)}"


def prose(text: str) -> str:
    """An author's text, set: his words are kept, their signs, fractions, quotes and blanks are those of print."""
    text = _PLUS_MINUS.sub("±", " ".join(printable(text).split(" ")))
    text = _LONE_MINUS.sub(MINUS, _HYPHEN_MINUS.sub(MINUS, text))
    text = _FRACTION.sub(lambda m: (m[1] or "") + _VULGAR[m[2]] if m[2] in _VULGAR else m[0], text)
    text = _DEGREES.sub("°", text)
    text = _HALF.sub("½", text)
    text = _DIE.sub(rf"\1{NB}", text)
    return _quotes(_UNIT.sub(NB, text))


def _quotes(text: str) -> str:
    text = re.sub(r"(^|[\s(\[\u00a0])\"(?=\S)", "\\1\u201c", text).replace('"', "\u201d")
    return re.sub(r"(^|[\s(\[\u00a0])'(?=\w)", "\\1\u2018", text).replace("'", "\u2019")


def printable(text: str) -> str:
    """Characters that have no shape, or that turn a line round, are told by their number; blanks are blanks."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(_shown(c) for c in text)


def _shown(char: str) -> str:
    if char in "\t\n\r\x0b\x0c\x85\u2028\u2029":
        return " "
    if unicodedata.category(char) in _UNSEEN and char not in _HARMLESS:
        return f"[U+{ord(char):04X}]"
    return char


def sentence(text: str) -> str:
    """With a capital."""
    return text[:1].upper() + text[1:]
