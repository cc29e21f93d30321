"""Two printed texts -> whether they differ in words or in figures."""

from __future__ import annotations

import re


def plain_words(text: str) -> str:
    """A printed text without markup, case and signs: what of it can be a rewording."""
    return " ".join(re.findall(r"[\w+/:.-]+", re.sub(r"\*", "", text).lower()))


def figures_in(text: str) -> list[str]:
    return re.findall(r"\d+", text)


def but_for_figures(one: str, two: str) -> bool:
    """Whether two texts differ in their figures alone."""
    a, b = plain_words(one), plain_words(two)
    return a != b and bool(figures_in(a)) and re.sub(r"\d+", "#", a) == re.sub(r"\d+", "#", b)
