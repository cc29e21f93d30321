"""A document's text -> its index: for each line that says something its number, a short hash and its figures.

The index is kept with the rules (sources/<document>.toml) in place of the document itself, which is not ours to ship.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Iterator, Mapping

from attrs import evolve, field, frozen

from rulec.diagnostics import RulecError

# number words as the figure they stand for; "2x" and "1/2" are also said by the words double and half of the language
WORDS = {
    "one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7", "eight": "8", "nine": "9",
    "ten": "10", "eleven": "11", "twelve": "12", "once": "1", "twice": "2x", "double": "2x", "doubled": "2x",
    "doubles": "2x", "half": "1/2", "halve": "1/2", "halves": "1/2", "halved": "1/2", "quarter": "1/4",
}  # fmt: skip
_FRACTIONS = {"\u00bd": "1/2", "\u00bc": "1/4", "\u00be": "3/4", "\u2153": "1/3", "\u2154": "2/3"}
_MARKUP = re.compile(r"</?[a-z]+>|\\(?=\W)|\*+")
_BINDING = re.compile(r"\b(may|must|cannot|can't)\b", re.IGNORECASE)  # no mere heading says so
_BULLET = re.compile(r"[-\u2022\u2013\u2212]\s+")  # a sign stands before its figure without a blank
# a die, an ordinal (no figure), a ratio or fraction or number with its sign, a number word
_FIGURE = re.compile(
    r"(?P<count>\d+)?(?P<die>\bD\d+\b|(?<=\d)D\d+\b)"
    r"|(?P<ordinal>\b\d+(?:st|nd|rd|th)\b)"
    r"|(?P<sign>(?<![\w)\]%'+-])[+\u2212-]\s?)?(?<![A-Za-z_\d.])(?P<number>\d+(?:[:/]\d+|\.\d+)?)(?P<percent>\s?%)?"
    r"|(?P<word>\b(?:" + "|".join(WORDS) + r")\b)",
    re.IGNORECASE,
)


@frozen
class Line:
    """One line of a document that is not blank."""

    number: int
    hash: str
    figures: tuple[str, ...]


@frozen
class Index:
    """waived: lines that say nothing (headings, layout), with the reason. incidental: figures of a line that are none of
    the rules' (a pronoun, a page number), with the reason."""

    document: str
    lines: tuple[Line, ...]
    waived: Mapping[int, str] = field(factory=dict)
    incidental: Mapping[int, tuple[tuple[str, ...], str]] = field(factory=dict)


def index(document: str, text: str, old: Index | None = None) -> Index:
    """The index of a text; what the old one waived stays waived, unless the line binds somebody."""
    lines = tuple(_lines(text))
    made = Index(document, lines)
    if old is None:
        return made
    known = {line.number: line.figures for line in lines}
    binding = {number for number, raw in enumerate(text.split("\n"), 1) if _BINDING.search(plain(raw))}
    waived = {k: v for k, v in old.waived.items() if k in known and k not in binding}
    kept = {k: (tuple(f for f in which if f in known.get(k, ())), why) for k, (which, why) in old.incidental.items()}
    return evolve(made, waived=waived, incidental={k: v for k, v in kept.items() if v[0]})


def _lines(text: str) -> Iterator[Line]:
    for number, raw in enumerate(text.split("\n"), 1):
        words = plain(raw)
        if re.search(r"\w", words):
            digest = hashlib.sha256(words.casefold().encode()).hexdigest()[:8]
            yield Line(number, digest, tuple(dict.fromkeys(figures(words))))


def plain(raw: str) -> str:
    """A line without its markup and with single blanks, so that a new layout is not a new text."""
    for char, figure in _FRACTIONS.items():
        raw = re.sub(rf"(\d*){char}", lambda found, f=figure: f"{found.group(1)} {f}", raw)  # type: ignore[misc]
    words = " ".join(_MARKUP.sub("", raw).split())
    bullet = _BULLET.match(words)
    return words[bullet.end() :] if bullet else words


def figures(words: str) -> Iterator[str]:
    """The figures of a line in order: 3, +1, -2, 3:2, 1/2, D6, 50%, 2x (double)."""
    for found in _FIGURE.finditer(words):
        if found["die"]:
            if found["count"]:
                yield found["count"]
            yield found["die"].upper()
        elif found["number"]:
            sign = (found["sign"] or "").strip().replace("\u2212", "-")
            yield f"{sign}{found['number']}{'%' if found['percent'] else ''}"
        elif found["word"]:
            yield WORDS[found["word"].lower()]


# ---------------------------------------------------------------- the file


def write(made: Index) -> str:
    """The index as TOML, the same bytes for the same index."""
    out = [f"# Index of {made.document}: line number = [hash of the line, its figures...]", "", "[lines]"]
    out += [f"{line.number} = [{', '.join(map(_quoted, (line.hash, *line.figures)))}]" for line in made.lines]
    if made.waived:
        out += ["", "# lines that say nothing of the rules, and why", "[waived]"]
        out += [f"{number} = {_quoted(why)}" for number, why in sorted(made.waived.items())]
    if made.incidental:
        out += ["", "# figures that are none of the rules', and why", "[incidental]"]
        for number, (which, why) in sorted(made.incidental.items()):
            out.append(f"{number} = [{', '.join(map(_quoted, (why, *which)))}]")
    return "\n".join(out) + "\n"


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def read(document: str, text: str) -> Index:
    """An index as written. Raises RulecError if it is none."""
    try:
        found = tomllib.loads(text)
        lines = tuple(Line(int(k), v[0], tuple(v[1:])) for k, v in found["lines"].items())
        waived = {int(k): str(v) for k, v in found.get("waived", {}).items()}
        incidental = {int(k): (tuple(v[1:]), v[0]) for k, v in found.get("incidental", {}).items()}
    except (tomllib.TOMLDecodeError, KeyError, ValueError, TypeError, IndexError, AttributeError) as error:
        raise RulecError(
            f"the index of {document} cannot be read ({error}); make it again with rulec trace --index"
        ) from None
    return Index(document, tuple(sorted(lines, key=lambda line: line.number)), waived, incidental)
