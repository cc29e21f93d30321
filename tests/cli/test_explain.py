"""rulec explain: the list of codes and the page of each."""

from __future__ import annotations

import re

import pytest

from rulec.codes import CODES


def test_all_codes_are_listed_in_order(run):
    answer = run("explain")
    assert answer.code == 0
    assert [line.split()[0] for line in answer.out.splitlines()] == sorted(CODES)


@pytest.mark.parametrize("code", CODES.values(), ids=CODES)
def test_the_page_of_each_code_says_what_why_and_shows_examples(run, code):
    for word in (code.id, code.id.lower(), code.slug, code.slug.replace("-", "_")):
        answer = run("explain", word)
        assert answer.code == 0
        assert answer.out.startswith(f"{code.id} {code.slug} ({code.severity.value})\n")
    assert code.summary in answer.out
    assert code.why in answer.out
    assert "For example, this raises it:" in answer.out
    assert "This does not:" in answer.out


def test_codes_and_slugs_are_unique_and_well_formed():
    assert all(re.fullmatch(r"RC[0-9]{3}", code.id) for code in CODES.values())
    assert all(re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", code.slug) for code in CODES.values())
    assert len({code.slug for code in CODES.values()}) == len(CODES)


@pytest.mark.parametrize(("word", "hint"), [("RC4O1", "did you mean RC401"), ("unusd-allow", "RC401 unused-allow?")])
def test_an_unknown_code_gets_a_suggestion(run, word, hint):
    answer = run("explain", word)
    assert answer.code == 2
    assert hint in answer.err


def test_a_word_like_no_code_is_told_of_the_list(run):
    assert "rulec explain lists them all" in run("explain", "qqqqqqqq").err
