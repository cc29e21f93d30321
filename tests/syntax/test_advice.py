"""What people write for the words of the language: each gets its help, and the fix that mends it."""

from __future__ import annotations

import pytest

from rulec.diagnostics import Diagnostic
from rulec.source import Source
from rulec.syntax.parse import parse


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
        ("table t by arm\n  | arm | n |\n", "  |---|:--|\n  | foot | 1 |", "  | foot | 1 |", "RC010"),
    ],
)
def test_what_is_written_and_what_is_meant(before: str, wrong: str, right: str, code: str) -> None:
    assert only(f"{before}{wrong}\n").code.id == code
    assert mended(f"{before}{wrong}\n") == f"{before}{right}\n"


def test_what_can_stand_somewhere_is_listed_whole_and_in_the_order_of_a_line() -> None:
    help_ = only("term t for unit when dp ]\n").help
    wanted = ["`is`", "`within`", "`more than`", "`and`", "`unless`", "a citation", "the end of the line"]
    assert sorted(map(help_.index, wanted)) == [help_.index(word) for word in wanted]


@pytest.mark.parametrize(
    ("text", "code", "message"),
    [
        ("kind Size\n  half\n", "RC014", "`half` is a word of the language and cannot be a name"),
        ("term for unit\n", "RC001", "something is missing before `for`"),
        ('value v\n  +1 "a" per when near\n', "RC001", "something is missing before `when`"),
        ("value v = 3\n  0 0\n", "RC001", "`0` cannot stand here"),
        ("value v = 2nd\n", "RC013", "`2nd` is neither a number nor a name"),
        ('ruling a "x" because ""\n', "RC015", "a reason that says nothing"),
        ('record u\n  a: assumed 0 to 3 because "  "\n', "RC015", "a reason that says nothing"),
    ],
)
def test_what_is_said(text: str, code: str, message: str) -> None:
    finding = only(text)
    assert (finding.code.id, finding.message) == (code, message)
    assert finding.help
