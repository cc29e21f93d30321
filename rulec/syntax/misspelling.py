"""A misspelt word -> the words of the language that it may be, the likeliest first."""

from __future__ import annotations

import difflib
from functools import lru_cache

_CUTOFF = 0.75
_REMEMBERED = 4096  # first words of lines recur; texts of strangers must not fill the memory


@lru_cache(_REMEMBERED)
def alike(word: str, words: tuple[str, ...]) -> tuple[str, ...]:
    """The words that a word is equally likely to be: itself alone if it is one of them, none if it is like none."""
    if word in words:
        return (word,)
    if not 3 <= len(word) < 30:
        return ()
    small = word.lower()
    found = difflib.get_close_matches(small, sorted(words), 4, _CUTOFF)
    slips = {option: _slips(small, option) for option in found}
    least = min(slips.values(), default=0)
    return tuple(option for option in found if slips[option] == least)


def near(word: str, words: tuple[str, ...]) -> str | None:
    """The word that a word is, or is likeliest to be a misspelling of."""
    found = alike(word, words)
    return found[0] if found else None


def _slips(a: str, b: str) -> int:
    """How often one has to hit a wrong key, miss one, hit one too many or swap two to write a for b."""
    before: list[int] = []
    last = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        row = [i]
        for j, y in enumerate(b, 1):
            cost = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (x != y))
            if i > 1 and j > 1 and x == b[j - 2] and y == a[i - 2]:
                cost = min(cost, before[j - 2] + 1)
            row.append(cost)
        before, last = last, row
    return last[-1]
