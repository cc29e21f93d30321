"""RC605 two-spellings: a ruleset -> a finding for each word that is spelt in two ways: counter-charge and countercharge."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from rulec.checks.base import Check
from rulec.checks.printed import plain, texts
from rulec.diagnostics import Code, Diagnostic, Note, Severity
from rulec.model import entities as e
from rulec.source import Span

_BASE = (
    'ruleset r "Rules"\nrecord unit\n  charging "counter-charging": yes/no\n  dp "DP": 0 to 6\n'
    "test morale for unit\n  roll D6\n  modifiers\n"
)

CODE = Code(
    id="RC605",
    slug="two-spellings",
    severity=Severity.WARNING,
    summary="One thing is spelt in two ways.",
    why="A reader asks whether a countercharge and a counter-charge are the same; a search finds only one of them.",
    bad=f'{_BASE}    +1 "countercharging" when charging\n    -1 "each DP" per dp\n',
    good=f'{_BASE}    +1 "counter-charging" when charging\n    -1 "each DP" per dp\n',
)
_WORD = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")
# two ways to write English, of which a sheet should keep to one: what both become
_ENGLISH = (
    (r"(?<=\w\w)our(?=$|ed$|ing$|s$)", "or"),
    (r"(?<=\w\w)is(?=e$|ed$|es$|ing$|ation$)", "iz"),
    (r"(?<=\w)tre$", "ter"),
    (r"grey", "gray"),
    (r"oeuvre(?=$|s$)", "euver"),
    (r"oeuvre?(?=d$|ing$|able$)", "euver"),
    (r"euverd$", "euvered"),
    (r"oeuver", "euver"),
    (r"(?<=def|off|lic)ence", "ense"),
)
# "counter charge" is "counter-charge" too; other words are joined by a hyphen only where they go before a noun
_FIRST_PARTS = "counter|cross|inter|non|pre|re|semi|sub|super|under|over"

_APART = re.compile(rf"\b(?:{_FIRST_PARTS}) [^\W\d_]{{4,}}")


def find(ruleset: e.Ruleset) -> Iterator[Diagnostic]:
    said: dict[str, dict[str, list[Span]]] = {}
    for text, span in texts(ruleset):
        said_so = plain(text).lower()
        for word in (*_WORD.findall(said_so), *_APART.findall(said_so)):
            said.setdefault(_folded(word), {}).setdefault(word, []).append(span)
    for spellings in said.values():
        if len(spellings) > 1:
            yield _finding(spellings)


def _finding(spellings: dict[str, list[Span]]) -> Diagnostic:
    most, *others = sorted(spellings, key=lambda word: (-len(spellings[word]), word))
    rare = others[-1]
    message = f"“{rare}” is spelt “{most}” elsewhere"
    return CODE.at(
        spellings[rare][0], message, Note(spellings[most][0], f"“{most}” here"), help=f"write “{most}” everywhere"
    )


@lru_cache(maxsize=8192)  # a sheet has few words, and says them often
def _folded(word: str) -> str:
    word = re.sub("[- ]", "", word)
    for pattern, both in _ENGLISH:
        word = re.sub(pattern, both, word)
    return word


CHECK = Check(CODE, find)
