"""Texts that would break a printer are printed as they are, or told."""

from __future__ import annotations

import re

import pytest
from markdown_it import MarkdownIt
from sheet_samples import content, pages_of, ruleset

from rulec.backends.sheet.codes import CODES
from rulec.backends.sheet.emit import emit
from rulec.backends.sheet.typography import printable
from rulec.diagnostics import Code

RULES = """language 1
ruleset mini "Mini {0}"
  length in

section moves "Moves {0}"
  note "{0}"

record unit
  tired "{0}": yes/no

action march "March {0}" for unit
  "{0}" may march unless tired
"""
TEXTS = {
    "typst": "#panic($x$) = _i_ @ref <lab> // /* */ - + ~ -- ... [x] #let",
    "html": "<script>alert(1)</script> &amp; <b>b</b> </section>",
    "jinja": "{{ 7 * 7 }} {% raw %} {# c #}",
    "markdown": "# h | t | `c` [l](u) ![i](u) ~~s~~ 1. _x_ a_b_c",
    "accents": "Charge à l'outrance, Łódź, Århus, ½ ≥ → × ±",
}


def flat(text: str) -> str:
    return re.sub(r"[\s\u00a0\u200b\u0002\ufffe-]", "", text)


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
def test_markup_of_other_languages_prints_as_it_is_written(text: str) -> None:
    made = emit(ruleset(RULES.format(text)))
    assert [d.message for d in made.findings] == []
    shown = flat(text.replace("'", "\u2019"))
    assert flat("".join(pages_of(content(made, ".pdf")))).count(shown) >= 3
    page = content(made, ".html").decode()
    assert "<script" not in page
    assert page.count("</section>") == 1
    said = "".join(
        t.content for token in MarkdownIt("commonmark").parse(content(made, ".md").decode())
        for t in token.children or () if t.type in ("text", "softbreak")
    )  # fmt: skip
    assert flat(said).count(shown) >= 3


@pytest.mark.parametrize("char", ["\u202e", "\u2066", "\ufeff", "\u0007", "\x1b", "\ue000"])
def test_characters_that_steer_a_line_are_told_by_their_number(char: str) -> None:
    assert printable(f"a{char}b") == f"a[U+{ord(char):04X}]b"


@pytest.mark.parametrize("char", ["\u9ab0", "\U0001f3b2", "\u05d0", "\u2680"])
def test_a_character_that_the_fonts_lack_is_a_finding_and_is_printed_as_its_number(char: str) -> None:
    made = emit(ruleset(RULES.format(f"die {char}")))
    assert {d.code.id for d in made.findings} == {"RC803"}
    assert f"[U+{ord(char):04X}]" in flat("".join(pages_of(content(made, ".pdf"))))
    assert char in content(made, ".html").decode()
    assert char in content(made, ".md").decode()


def test_a_word_of_ten_thousand_letters_is_a_finding() -> None:
    made = emit(ruleset(RULES.format("w" * 10_000)))
    assert [d.code.id for d in made.findings] == ["RC806"]
    assert all(len(d.message) < 200 for d in made.findings)
    assert b"w" * 10_000 in content(made, ".html")


def test_a_long_word_is_broken_and_kept_whole_for_a_search() -> None:
    made = emit(ruleset(RULES.format("x" * 250)))
    assert made.findings == ()
    assert flat("".join(pages_of(content(made, ".pdf")))).count("x" * 250) >= 4


@pytest.mark.parametrize("code", CODES, ids=lambda c: c.slug)
def test_the_bad_example_of_a_code_raises_it_and_the_good_one_nothing(code: Code) -> None:
    assert [d.code.id for d in emit(ruleset(code.bad), formats=["pdf"]).findings] == [code.id]
    assert emit(ruleset(code.good), formats=["pdf"]).findings == ()
