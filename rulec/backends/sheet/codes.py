"""The RC8 codes: what can be wrong with a sheet as it is printed. Raised by `rulec sheet` and `rulec build`."""

from __future__ import annotations

from rulec.diagnostics import Code, Severity

_HEAD = 'language 1\nruleset mini "Mini"\n  length in\n\n'
_BODY = 'section moves "Moves"\n\nrecord unit\n  tired: yes/no\n\naction march "March" for unit\n'
_RULES = f'{_HEAD}{_BODY}  "Forward" may march unless tired\n'
_WIDE = "".join(f"  extraordinarily_{n}\n" for n in range(8))
_ROW = "".join(f"| extraordinarily_{n} " for n in range(8))


def _wide(columns: int) -> str:
    table = f"  |   {_ROW}|\n  | 1 {'| 1 ' * 8}|\n"
    hints = f"sheet qrs\n  page A5 portrait\n  columns {columns}\n"
    return (
        f'{_HEAD}kind Sort "sort"\n{_WIDE}\nrecord unit\n  sort: Sort\n  rank: 1 to 1\n\nsection sorts "Sorts"\n\n'
        f"table points by rank, sort gives 1 to 1\n{table}\nvalue worth for unit = points\n\n{hints}"
    )


TOO_SMALL = Code(
    id="RC801",
    slug="sheet-too-small",
    severity=Severity.ERROR,
    summary="A sheet fits its pages only in a size that is too small to read.",
    why="Nothing is ever cut off or run over the edge of a page, so what does not fit has to be said.",
    bad=_RULES + "\nsheet qrs\n  smallest 40\n",
    good=_RULES + "\nsheet qrs\n  smallest 8\n",
)
TOO_WIDE = Code(
    id="RC802",
    slug="sheet-does-not-fit",
    severity=Severity.ERROR,
    summary="A table or paragraph is larger than a column of the sheet at any size.",
    why="A table that is wider than its column would print over the next one.",
    bad=_wide(5),
    good=_RULES,
)
NO_GLYPH = Code(
    id="RC803",
    slug="character-not-printed",
    severity=Severity.WARNING,
    summary="A printed text has a character that the fonts of the sheet do not have.",
    why="On paper it would be an empty box; the PDF prints its number instead, as in [U+9AB0].",
    bad=_RULES.replace("Forward", "Forward, by \u9ab0"),
    good=_RULES.replace("Forward", "Forward, by dice"),
)
UNKNOWN_HINT = Code(
    id="RC804",
    slug="unknown-sheet-hint",
    severity=Severity.WARNING,
    summary="A hint of a sheet means nothing.",
    why="A hint that is not understood is not followed, and the sheet comes out otherwise than its author wants.",
    bad=_RULES + "\nsheet qrs\n  colums 2\n",
    good=_RULES + "\nsheet qrs\n  columns 2\n",
)
HINT_NAME = Code(
    id="RC805",
    slug="hint-names-nothing",
    severity=Severity.WARNING,
    summary="A hint of a sheet names a section or statement that there is not.",
    why="The hint does nothing.",
    bad=_RULES + "\nsheet qrs\n  hide marching\n",
    good=_RULES + "\nsheet qrs\n  hide march\n",
)
ENDLESS_WORD = Code(
    id="RC806",
    slug="endless-word",
    severity=Severity.ERROR,
    summary="A printed text has a word of more than 300 letters.",
    why="It would fill columns without a place to break it, so the PDF is not made.",
    bad=_RULES.replace("Forward", "x" * 301),
    good=_RULES,
)
CODES = (TOO_SMALL, TOO_WIDE, NO_GLYPH, UNKNOWN_HINT, HINT_NAME, ENDLESS_WORD)
