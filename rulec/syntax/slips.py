"""What people write, and what the language has for it: words, phrases, ranges, signs and characters. Data and patterns."""

from __future__ import annotations

import re
import unicodedata

Said = tuple[tuple[re.Pattern[str], tuple[str, ...]], ...]


def _said(*pairs: tuple[str, tuple[str, ...]]) -> Said:
    return tuple((re.compile(rf"(?<![\w.])(?:{said})(?!\w)", re.IGNORECASE), meant) for said, meant in pairs)


# words of plain English, as a pattern, and what to write; of several the first with which the line reads
SAID = _said(
    (r"must\s+not|shall\s+not|cannot|can\s+not|can't|mustn't", ("may not",)),
    (r"shall|has\s+to|have\s+to", ("must",)),
    (r"can", ("may",)),
    (r"if", ("when",)),
    (r"else|other|otherwise|others|default", ("otherwise", "others")),
    (r"(?:and|or)\s+(?:more|greater|higher|above|over|up|upwards?)", ("or more",)),
    (r"(?:and|or)\s+(?:less|fewer|lower|under|below|down|downwards?)", ("or less",)),
    (r"(?:and|or)\s+better", ("or better",)),
    (r"(?:and|or)\s+worse", ("or worse",)),
    (r"greater\s+than|above", ("more than",)),
    (r"fewer\s+than|smaller\s+than|below|(?:closer|nearer)\s+than", ("less than",)),
    (r"(?:further|farther)\s+than", ("beyond",)),
    (r"minimum|min|(?:not?|never)\s+(?:less|fewer|lower|under|below)(?:\s+than)?", ("at least",)),
    (r"maximum|max|(?:not?|never)\s+(?:more|higher|above|over)(?:\s+than)?", ("at most",)),
    (r"equals?|is\s+(?:an?|the|in|either)|in", ("is",)),
    (r"isn't|is\s+no", ("is not",)),
    (r"in\s+in|inch(?:es)?|ins", ("in",)),
    (r"yd\s+yd|yards?|yds", ("yd",)),
    (r"cm\s+cm|centimet(?:re|er)s?|cms", ("cm",)),
    (r"mm\s+mm|millimet(?:re|er)s?|mms", ("mm",)),
    (r"deg\s+deg|degrees?|degs", ("deg",)),
    (r"rounded", ("rounding",)),
    (r"plus", ("+",)),
    (r"minus", ("-",)),
    (r"times|multiplied\s+by", ("x",)),
    (r"divided\s+by", ("over",)),
    (r"per\s+(?:each|every)|for\s+(?:each|every)", ("per",)),
    (r"vs\.?|versus", ("against",)),
)
# the same where a line stands in one sort of block
SAID_IN = {
    "field": _said((r"default|defaults\s+to|usually|=", ("normally", ", normally"))),
    "figure": _said((r"half|halved?", ("halve",)), (r"doubled?|twice", ("double",))),
    "step": _said((r"throws?|dice", ("roll",))),
    "given": _said((r"throws?|dice", ("rolls",))),
    "header": _said((r"for", ("of",))),
}
# 3-4, with the dashes of a printer too, and 3..4; 5+, 2-
RANGE = re.compile(
    r"(?<![\w.])(-?\d+)\s?(?:[-\u2010-\u2015\u2026]|\.{2,3})\s?(\d+)(?![\w.])|(?<![\w.])(-?\d+)([+-])(?![\w.\d/])"
)
SYMBOLS = {
    ">=": "{} or more", "=>": "{} or more", "<=": "{} or less", "=<": "{} or less", "==": "{}", "!=": "not {}", "<>": "not {}",
    "\u2265": "{} or more", "\u2264": "{} or less", "=": "{}",
}  # fmt: skip
SYMBOL = re.compile(
    r"(>=|=>|<=|=<|==|!=|<>|[<>=\u2265\u2264])\s*((?:[+-]?\d[\d/:.]*(?:\s*(?:yd|in|cm|mm|deg)\b)?)|[A-Za-z]\w*(?:\.\w+)*)?"
)
# signs for words, the longer first
SIGNS = (("&&", "and"), ("&", "and"), ("||", "or"), ("|", "or"), ("!", "not"), ("*", "x"), ("/", "over"))
PERCENT = re.compile(r"(?<![\w.])(\d{1,3})\s?%")
_VALUE = r"([+-]?\d[\d/:.]*(?:\s*(?:yd|in|cm|mm|deg|moves?)\b)?|[A-Za-z]\w*(?:\.\w+)*)"
# bounds in words, and what stands after the figure
BOUNDS = tuple(
    (re.compile(rf"(?<![\w.])(?:is\s+)?(?:{said})\s+{_VALUE}", re.IGNORECASE), word)
    for said, word in (
        (r"at\s+least|no\s+less\s+than|not\s+less\s+than|no\s+fewer\s+than|minimum", "more"),
        (r"at\s+most|no\s+more\s+than|not\s+more\s+than|up\s+to|maximum", "less"),
    )
)
# between 2 and 6 in
BETWEEN = re.compile(rf"(?<![\w.])(?:is\s+)?between\s+{_VALUE}\s+and\s+{_VALUE}", re.IGNORECASE)
INCLUDES = ("include", "import", "use", "load")  # words of languages whose files name each other
RULE = re.compile(r":?-{2,}:?")  # a cell of the line that Markdown has under a heading

# what comes with a paste
_PASTED = {
    "\u201c": '"', "\u201d": '"', "\u201e": '"', "\u00ab": '"', "\u00bb": '"', "\u2018": "'", "\u2019": "'",
    "\u2013": "-", "\u2014": "-", "\u2212": "-", "\u2010": "-", "\u2011": "-", "\u00d7": "x", "\u00a0": " ", "\u202f": " ",
    "\u2009": " ", "\u3000": " ", "\u00bd": "1/2", "\u00bc": "1/4", "\u00be": "3/4", "\u00b1": "+/-", "\ufeff": "",
    "\u2265": "or more", "\u2264": "or less", "\u00f7": "over",
    "\u200b": "", "\u200c": "", "\u200d": "", "\u2060": "", "\u00ad": "",
}  # fmt: skip
# letters of other alphabets that look like ours
_ALIKE = dict(
    zip(
        "\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0456\u0458\u0455\u0410\u0412\u0415\u041a\u041c\u041d\u041e\u0420\u0421\u0422\u0425"
        "\u0391\u0392\u0395\u0396\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7\u03bf",
        "aeopcyxijsABEKMHOPCTXABEZHIKMNOPTYXo",
        strict=True,
    )
)


def meant(char: str) -> str | None:
    """What a character that the language does not use stands for; None if nobody knows."""
    if char in _PASTED:
        return _PASTED[char]
    if char in _ALIKE:
        return _ALIKE[char]
    plain = unicodedata.normalize("NFKC", char)
    return plain if plain != char and plain.isascii() and plain.isprintable() else None
