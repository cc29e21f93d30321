"""What a sheet says where the rules have no label for it, and how labels are joined: sentences that players can read."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

import pytest
from markdown_it import MarkdownIt
from sheet_samples import content, ruleset

from rulec.backends.sheet.emit import emit
from rulec.backends.sheet.hints import hints_of
from rulec.backends.sheet.parts import all_texts, plain
from rulec.backends.sheet.typography import band, prose
from rulec.backends.sheet.view import view
from rulec.model import entities as e

HEAD = """language 1
ruleset mini "Mini"
  length in

record unit
  tired "tired": yes/no
  lost "lost": yes/no
  size "size, in paces": 0 to 9
  dp "DPs": 0 to 9

section moves "Moves"

"""


def said(rules: str) -> str:
    made = ruleset(HEAD + rules)
    return " ".join(plain(text) for text in all_texts(view(made, hints_of(made)))).replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("rules", "wanted"),
    [
        ('action go "Go" for unit unless tired and lost\n  "Forward" nothing\n', "Not when tired and lost."),
        ('action go "Go" for unit when tired\n  "Forward" nothing\n', "Only when tired."),
        ('action go "Go" for unit\n  "1 DP" +1 dp when tired\n  "and it stays" nothing\n', "1 DP, and it stays."),
        ('action go "Go" for unit\n  "Orders hold" nothing\n  "Or not" nothing\n', "Orders hold. Or not."),
        ('term weak "weak" for unit when size is 3 or more\n', "size, in paces, is 3 or more"),
        ('term weak "weak" for unit when tired\n  "no drum" when lost\n', "no drum, and only if tired"),
        (
            'term weak "weak" for unit when tired\n  "no drum" when lost\n  "few" when size is 1\n',
            "no drum; few; any of them only if tired",
        ),
        ('value most "Most" for unit = size\n  at most dp\n', "≤ DPs"),
        (
            'value drums "Drums" for unit\n  +1 "a drum" when tired\n\n'
            'test brave "Brave" for unit\n  roll 1D6\n  modifiers\n    +drums "drums"\n    +1 "lost" when lost\n',
            "+ Drums +1 lost",
        ),
        ('value pace "Pace" for unit = 2 to 3\n', "2 to 3"),
    ],
)
def test_the_formal_part_is_said_as_a_player_would_say_it(rules: str, wanted: str) -> None:
    assert wanted in said(rules)


def test_what_a_gain_comes_of_is_said_by_the_headings() -> None:
    act = 'action go "Go" for unit\n  "1 DP" +1 dp\n'
    rules = f'{act}\ngain dp "No more" for unit when cause is moves\n  value gained\n    at most 1\n'
    assert "Only when gained by Moves." in said(rules)


def test_a_line_that_only_serves_others_can_be_hidden() -> None:
    rules = 'action go "Go" for unit\n  tired = no as fresh\n  "Forward" nothing\n'
    assert "No longer tired" in said(rules)
    hidden = rules + "\nsheet qrs\n  hide go.fresh\n"
    assert "tired" not in said(hidden)
    assert "Forward" in said(hidden)
    assert emit(ruleset(HEAD + hidden), formats=["md"]).findings == ()
    wrong = ruleset(HEAD + rules + "\nsheet qrs\n  hide go.stale\n")
    assert [d.code.id for d in emit(wrong, formats=["md"]).findings] == ["RC805"]


@pytest.mark.parametrize(
    ("ends", "printed"),
    [((4, 6), "+4/+6"), ((-4, -2), "−2/−4"), ((-1, 1), "−1/+1"), ((7, None), "≥ +7"), ((None, -8), "≤ −8")],
)  # fmt: skip
def test_margins_are_read_away_from_zero(ends: Sequence[int | None], printed: str) -> None:
    low, high = (None if end is None else Fraction(end) for end in ends)
    assert band(low, high, e.Type("number"), "in", marked=True).replace("\u00a0", " ") == printed


def test_a_minus_that_stands_alone_is_a_minus() -> None:
    assert prose("add + or -, as he likes") == "add + or −, as he likes"
    assert prose("a well-known + or - b") == "a well-known + or − b"


def test_lists_that_follow_one_another_are_two_in_markdown() -> None:
    rules = (
        'test brave "Brave" for unit\n  roll 1D6\n  modifiers\n    +1 "tired" when tired\n    -1 "lost" when lost\n'
        '  results\n    3 or less "Goes back" nothing\n    others "Stays" nothing\n'
    )
    text = content(emit(ruleset(HEAD + rules), formats=["md"]), ".md").decode()
    lists = [t for t in MarkdownIt("commonmark").parse(text) if t.type == "bullet_list_open"]
    assert len(lists) == 2
