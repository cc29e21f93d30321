"""What people write for the words of the language: each gets its help, and the fix that mends it."""

from __future__ import annotations

import pytest

from rulec.diagnostics import Diagnostic
from rulec.source import Source
from rulec.syntax.misspelling import alike
from rulec.syntax.parse import parse
from rulec.syntax.words import KEYWORDS


def only(text: str) -> Diagnostic:
    (finding,) = parse(Source("t.rules", text)).diagnostics
    return finding


def mended(text: str) -> str:
    """The text after the fix of its only finding, which must be safe."""
    finding = only(text)
    assert finding.fix is not None
    assert finding.fix.safe
    for edit in sorted(finding.fix.edits, key=lambda e: -e.span.start):
        text = text[: edit.span.start] + edit.text + text[edit.span.end :]
    assert parse(Source("t.rules", text)).diagnostics == ()
    return text


TEST = "test t for unit\n  roll D6\n  results\n    "


@pytest.mark.parametrize(
    ("before", "wrong", "right", "code"),
    [
        (TEST, '1-2   "Halt" nothing', '1 to 2   "Halt" nothing', "RC004"),
        (TEST, '5+    "Halt" nothing', '5 or more    "Halt" nothing', "RC004"),
        (TEST, '3\u20134 "Halt" nothing', '3 to 4 "Halt" nothing', "RC004"),
        (TEST, '>= 4 "Halt" nothing', '4 or more "Halt" nothing', "RC005"),
        (TEST, '<3 "Halt" nothing', 'less than 3 "Halt" nothing', "RC005"),
        (TEST, '4 "Halt" cannot act', '4 "Halt" may not act', "RC002"),
        (TEST, '4 "Halt" shall act', '4 "Halt" must act', "RC002"),
        (TEST, '4 "Halt" must not act', '4 "Halt" may not act', "RC002"),
        (TEST, '4 "Halt" may act or run', '4 "Halt" may act/run', "RC001"),
        (TEST, '"Halt" nothing else', '"Halt" nothing otherwise', "RC002"),
        ("", "term t for unit if near", "term t for unit when near", "RC002"),
        ("", "term t when d within 3 inches", "term t when d within 3 in", "RC002"),
        ("", "term t when d within 3 in in", "term t when d within 3 in", "RC002"),
        ("", "term t when d within 3 yards", "term t when d within 3 yd", "RC002"),
        ("", "term t when d is 3\u20134", "term t when d is 3 to 4", "RC004"),
        ("", "term t when arm is foot, horse", "term t when arm is foot/horse", "RC001"),
        ("", "term t 'near' for unit", 'term t "near" for unit', "RC009"),
        ("", "term t when ne\u200bar", "term t when near", "RC009"),
        ("", "term t when n\u0435ar", "term t when near", "RC009"),
        ("", "term t when dp is \uff13", "term t when dp is 3", "RC009"),
        ("", 'term t "a \u2013 b" when dp is 3\u00a0or more', 'term t "a \u2013 b" when dp is 3 or more', "RC009"),
        ("record unit\n  ", "hits 0 to 6", "hits: 0 to 6", "RC001"),
        ("record unit\n  ", "hits = 0 to 6", "hits: 0 to 6", "RC001"),
        ("record unit\n  ", "hits: 0 to 6 normally 0", "hits: 0 to 6, normally 0", "RC001"),
        ("record unit\n  ", "hits: 0 to 6, default 0", "hits: 0 to 6, normally 0", "RC002"),
        ("test t for unit\n  ", "roll 1 D 6", "roll 1D6", "RC013"),
        ("test t for unit\n  ", "roll 2d6", "roll 2D6", "RC013"),
        ("test t for unit\n  ", 'MAY NOT "Guns" WHEN near', 'may not "Guns" when near', "RC002"),
        ("", "term t when hits at least 3", "term t when hits is 3 or more", "RC002"),
        ("", "term t when hits is no more than 3", "term t when hits is 3 or less", "RC002"),
        ("", "term t when !near", "term t when not near", "RC005"),
        ("", "term t when near && far", "term t when near and far", "RC005"),
        ("", "term t when part more than 50 %", "term t when part more than 1/2", "RC005"),
        ("", "value v = pace * 2", "value v = pace x 2", "RC005"),
        ("", "value v = pace / 2", "value v = pace over 2", "RC005"),
        ("", "value v = \u00bd pace", "value v = half pace", "RC009"),
        ("", "value v = 6,5 in", "value v = 6.5 in", "RC013"),
        ("", "term t when near)", "term t when near", "RC001"),
        ("", "term t when hits is is 3", "term t when hits is 3", "RC001"),
        ("", "test t for unit:", "test t for unit", "RC001"),
        ("", "term t when hits more 3", "term t when hits more than 3", "RC001"),
        (TEST, '4 "Halt" +1 hits near = no', '4 "Halt" +1 hits, near = no', "RC001"),
        ('example "e" of t\n  ', "given unit a: 1, b: 2", "given unit a = 1, b = 2", "RC001"),
        (TEST, '2..3 "Halt" nothing', '2 to 3 "Halt" nothing', "RC004"),
        (TEST, '2 or 4 "Halt" nothing', '2 / 4 "Halt" nothing', "RC001"),
        (TEST, '2 and 4 "Halt" nothing', '2 / 4 "Halt" nothing', "RC001"),
        (TEST, '4 and more "Halt" nothing', '4 or more "Halt" nothing', "RC002"),
        (TEST, '4 or higher "Halt" nothing', '4 or more "Halt" nothing', "RC002"),
        (TEST, '4 or fewer "Halt" nothing', '4 or less "Halt" nothing', "RC002"),
        (TEST, '4 "Halt"; nothing', '4 "Halt" nothing', "RC001"),
        (TEST, '4 "Halt" +1 hits and must act', '4 "Halt" +1 hits, must act', "RC001"),
        (TEST, '4 "Halt" hits +1', '4 "Halt" +1 hits', "RC001"),
        (TEST, '4 "Halt" hits -= 2', '4 "Halt" -2 hits', "RC001"),
        (TEST, '4 "Halt" loses 1 hits', '4 "Halt" -1 hits', "RC002"),
        ("test t for unit\n  ", "throw D6", "roll D6", "RC002"),
        ("test t for unit\n  ", "roll 2 x D6", "roll 2D6", "RC013"),
        ("test t for unit\n  ", "roll D6 and AvD", "roll D6 + AvD", "RC001"),
        ("", "test t for unit vs enemy", "test t for unit against enemy", "RC002"),
        ("", 'kind "size" Size', 'kind Size "size"', "RC001"),
        ("", "term t when arm is a foot", "term t when arm is foot", "RC002"),
        ("", "term t when arm in foot/horse", "term t when arm is foot/horse", "RC002"),
        ("", "term t when d between 2 and 6 in", "term t when d is 2 in to 6 in", "RC002"),
        ("", "term t when d further than 6 in", "term t when d beyond 6 in", "RC002"),
        ("", "term t when hits 3 or more", "term t when hits is 3 or more", "RC001"),
        ("", "value v = 2 times hits", "value v = 2 x hits", "RC002"),
        ("value v\n  ", "-1 per each hits", "-1 per hits", "RC002"),
        ("value v\n  ", "+1 per hits max 3", "+1 per hits at most 3", "RC002"),
        ("value v\n  ", "not less than 1 in", "at least 1 in", "RC002"),
        ("value v\n  ", 'half "in rough ground"', 'halve "in rough ground"', "RC002"),
        ("value v\n  ", "by grade: A = +1, B = -1", "by grade: A +1, B -1", "RC001"),
        ("record unit\n  ", "hits: 0 to 6 default 0", "hits: 0 to 6, normally 0", "RC002"),
        ("record unit\n  ", "arm: foot, horse, normally foot", "arm: foot/horse, normally foot", "RC001"),
        ("kind Arm\n  ", "foot = pikes/shot", "foot = pikes, shot", "RC001"),
        ("kind Arm\n  ", "foot = {pikes, shot}", "foot = pikes, shot", "RC001"),
        ('example "e" of t\n  ', "given unit a is 1, b is 2", "given unit a = 1, b = 2", "RC001"),
        ('example "e" of t\n  ', "dice 4", "rolls 4", "RC002"),
        ("", 'example "e" for t', 'example "e" of t', "RC002"),
        ("", "section s @qrs lines 20-24", "section s @qrs 20-24", "RC001"),
        ("", "section s @qrs l. 20", "section s @qrs 20", "RC001"),
        ("", "section s @qrs 20 to 24", "section s @qrs 20-24", "RC001"),
        ("", "section s @QRS 20", "section s @qrs 20", "RC001"),
        ("", "term t @qrs 4 when near", "term t when near @qrs 4", "RC001"),
        ("table t by arm\n  | arm | n |\n", "  |---|:--|\n  | foot | 1 |", "  | foot | 1 |", "RC010"),
    ],
)
def test_what_is_written_and_what_is_meant(before: str, wrong: str, right: str, code: str) -> None:
    assert only(f"{before}{wrong}\n").code.id == code
    assert mended(f"{before}{wrong}\n") == f"{before}{right}\n"


@pytest.mark.parametrize(
    ("wrong", "right", "said"),
    [
        ('term t "near when near', 'term t "near" when near', "this text is not closed"),
        ('term t near" when near', 'term t "near" when near', "this text has no opening quote"),
        ('term t "the "near" one" when near', 'term t "the \\"near\\" one" when near', "a quote inside a text ends it"),
        ('value v = 6"', "value v = 6 in", '`"` for inches'),
        ("term t when a and (b or c", "term t when a and (b or c)", "this bracket is not closed"),
        ('value v\n  +1 when near "near"', 'value v\n  +1 "near" when near', "this text stands too far back"),
        ("term in the open when near", "term in_the_open when near", "a name is one word"),
        ("record unit\n  in-cover: yes/no", "record unit\n  in_cover: yes/no", "a name is one word"),
        ("term t when near // why", "term t when near # why", "`//` begins no comment"),
        ("record unit\n  is-steady: yes/no", "record unit\n  is_steady: yes/no", "a name is one word"),
        ("test t Steady for unit", 'test t "Steady" for unit', "a printed text stands in quotes"),
        (
            "value v\n  9 in Light horse when near",
            'value v\n  9 in "Light horse" when near',
            "a printed text stands in quotes",
        ),
        ("value v\n  +1 uphill when near", 'value v\n  +1 "uphill" when near', "a printed text stands in quotes"),
        (f"{TEST}2,3 nothing", f"{TEST}2 / 3 nothing", "a comma between numbers"),
        (f'{TEST}2 "Halt" 1 hits', f'{TEST}2 "Halt" +1 hits', "`1` without a sign"),
        ("section s @qrs 24-20", "section s @qrs 20-24", "lines 24-20 run backwards"),
        (
            'example "e" of t\n  give unit a = 1',
            'example "e" of t\n  gives unit a = 1',
            "`give` is no word of the language",
        ),
        ('term t "x" near', 'term t "x" for near', "a word is missing before `near`"),
        (
            'test t\n  modifiers\n    +1 "a" when b\n  +1 "c" when d',
            'test t\n  modifiers\n    +1 "a" when b\n    +1 "c" when d',
            "this line reads as one of the block `modifiers` above it",
        ),
        (
            'value v\n  +1 "a" when b\n    +1 "c" when d',
            'value v\n  +1 "a" when b\n  +1 "c" when d',
            "indented deeper than the line above, so it is read as the end of that line",
        ),
        (
            'value v\n  +1 "a" when b\n +1 "c" when d\n  +1 "e" when f',
            'value v\n  +1 "a" when b\n  +1 "c" when d\n  +1 "e" when f',
            "indented by 1, where the lines of this block are indented by 2",
        ),
    ],
)
def test_what_is_likely_meant_is_offered_and_reads(wrong: str, right: str, said: str) -> None:
    """Not sure enough to be done unasked; one finding, and the line reads once it is."""
    finding = only(f"{wrong}\n")
    assert finding.message == said
    assert finding.fix is not None
    assert not finding.fix.safe
    text = f"{wrong}\n"
    for edit in sorted(finding.fix.edits, key=lambda e: -e.span.start):
        text = text[: edit.span.start] + edit.text + text[edit.span.end :]
    assert text == f"{right}\n"
    assert parse(Source("t.rules", text)).diagnostics == ()


@pytest.mark.parametrize(
    "text",
    [
        'value v\n  9 in "a"\n    wen b\n  1 in "c" when d\n',
        'value v\n  9 in "a"\n    unles b\n  1 in "c" when d\n',
        'record u\n  a: assumed 0 to 3\n    becuase "so"\n  b: yes/no\n',
    ],
)
def test_a_continued_line_with_its_word_misspelt_is_one_finding(text: str) -> None:
    """It stands deeper than the lines of the block that it would else be in."""
    finding = only(text)
    assert finding.code.id == "RC002"
    assert mended(text)


def test_an_unread_line_that_stands_askew_is_one_finding() -> None:
    assert (
        only('test t\n  roll D6\n  results\n    4 "a" nothing\n      "b" $ nothing\n    3 "c" nothing\n').code.id
        == "RC001"
    )


def test_a_tab_among_blanks_is_one_finding() -> None:
    assert only('test t\n  modifiers\n    +1 "a" when b\n\t+1 "c" when d\n').code.id == "RC007"


@pytest.mark.parametrize(
    ("text", "help_"),
    [
        ("include other.rules\n", "the files of a folder are read together"),
        ("test t\n  roll D6+1\n", "write +1 as a line of `modifiers` below"),
        ("test t\n  roll 2d6 - 1\n", "write -1 as a line of `modifiers` below"),
        ("record unit\n  2nd_wound: yes/no\n", "a name begins with a letter"),
        ("record unit\n  rough\n", "say what it can be, as in rough: yes/no"),
        ("contest c for unit\n", "as in between unit and enemy"),
        ("kind Arm: foot, horse\n", "what belongs to it stands below it, one a line"),
        ('value v\n  -1 each hits "each"\n', "write `per ...` behind the text"),
        ("table t by arm\n  | arm | n |\n  foot 3\n", "write it as | key | cell | cell |"),
    ],
)
def test_what_help_is_given_where_no_edit_will_do(text: str, help_: str) -> None:
    assert help_ in only(text).help


def test_what_can_stand_somewhere_is_listed_whole_and_in_the_order_of_a_line() -> None:
    help_ = only("term t for unit when dp $\n").help
    wanted = ["`is`", "`within`", "`more than`", "`and`", "`unless`", "a citation", "the end of the line"]
    assert sorted(map(help_.index, wanted)) == [help_.index(word) for word in wanted]


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ('test t\n  +1 "a" when far\n', "a figure, which stands under `modifiers` or `value`"),
        ("kind Arm\n  hits: 0 to 6\n", "a fact, which stands under `record`"),
        ("value v\n  roll D6\n", "a step, which stands under `test`, `action` or `contest`"),
        ('value v\n  3 to 4 "Halt" +1 hits\n', "a result, which stands under `results`"),
    ],
)
def test_a_line_of_another_block_is_told_where_it_belongs(text: str, where: str) -> None:
    assert only(text).message == f"this reads as {where}"


@pytest.mark.parametrize(
    ("word", "near_it"),
    [
        ("givne", "given"),
        ("rol", "roll"),
        ("wehn", "when"),
        ("unles", "unless"),
        ("modifers", "modifiers"),
        ("tset", "test"),
    ],
)
def test_a_misspelt_word_is_taken_for_the_one_with_the_fewest_slips(word: str, near_it: str) -> None:
    assert alike(word, KEYWORDS) == (near_it,)


@pytest.mark.parametrize(
    ("text", "code", "message"),
    [
        ("kind Size\n  half\n", "RC014", "`half` is a word of the language and cannot be a name"),
        ("term for unit\n", "RC001", "something is missing before `for`"),
        ('value v\n  +1 "a" per when near\n', "RC001", "something is missing before `when`"),
        ("value v = 3\n  0 0\n", "RC001", "a word is missing before `0`"),
        ("value v = 2nd\n", "RC013", "`2nd` is neither a number nor a name"),
        ('ruling a "x" because ""\n', "RC015", "a reason that says nothing"),
        ('record u\n  a: assumed 0 to 3 because "  "\n', "RC015", "a reason that says nothing"),
    ],
)
def test_what_is_said(text: str, code: str, message: str) -> None:
    finding = only(text)
    assert (finding.code.id, finding.message) == (code, message)
    assert finding.help
