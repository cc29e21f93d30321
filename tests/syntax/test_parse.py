"""Texts -> nodes, places and findings, case by case."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest
from lark import Lark
from syrupy.assertion import SnapshotAssertion

from rulec.report import render
from rulec.source import Source
from rulec.syntax import nodes as n
from rulec.syntax.grammar import STARTS, WholeWords, grammar_text, parser
from rulec.syntax.parse import parse
from rulec.syntax.words import KEYWORDS, RESERVED


def tree(text: str) -> n.Tree:
    parsed = parse(Source("t.rules", text))
    assert parsed.diagnostics == ()
    return parsed.tree


def one(text: str) -> n.Line:
    (line,) = tree(text).lines
    return line


def test_grammar_has_no_conflict() -> None:
    """Strict: no shift/reduce conflict and no two terminals that read the same text by chance."""
    Lark(grammar_text(), parser="lalr", start=list(STARTS), maybe_placeholders=True, postlex=WholeWords(), strict=True)


def test_keywords_are_those_of_the_grammar() -> None:
    lark = Lark(grammar_text(), parser="lalr", start=list(STARTS), maybe_placeholders=True, postlex=WholeWords())
    words = {t.pattern.value for t in lark.terminals if t.pattern.type == "str" and t.pattern.value.isalpha()}
    assert words == set(KEYWORDS)
    assert set(KEYWORDS) >= RESERVED


def test_line_shape() -> None:
    tail = "as each_one per 45 deg of angle or part at most 3 when a is b/c to d unless e @qrs 1-3, 5 @book"
    text = f'value v\n  +1 "each"  {tail}\n'
    (line,) = one(text).body
    assert line.lead == n.Add("+", n.Number("1"))
    assert line.label == n.Label("each")
    found = line.tail
    assert (found.alias, found.at_most) == ("each_one", n.Number("3"))
    assert found.per == n.Per(n.Ref(("angle",)), n.Number("45", "deg"), True)
    alts = (n.Alt("is", n.Ref(("b",))), n.Alt("to", n.Ref(("c",)), n.Ref(("d",))))
    assert found.when == n.Is(n.Ref(("a",)), n.Match(alts))
    assert found.unless == n.Holds(n.Ref(("e",)))
    assert found.cites == (n.Cite("qrs", ((1, 3), (5, 5))), n.Cite("book", ()))


def test_spans_are_the_text_they_stand_for() -> None:
    text = 'test t for unit\n  roll 1 or 2 AvD "two"  when arm is\n      horse  # why\n'
    line = one(text)
    assert text[line.span.start : line.span.end] == text[: text.index("  # why")]
    (roll,) = line.body
    assert isinstance(roll.lead, n.Roll)
    assert text[roll.lead.dice[0].span.start : roll.lead.dice[0].span.end] == "1 or 2 AvD"
    assert isinstance(roll.tail.when, n.Is)
    assert text[roll.tail.when.match.span.start : roll.tail.when.match.span.end] == "horse"
    assert roll.after == "# why"


def test_continuation_and_blocks() -> None:
    text = 'test t for unit\n  "a"\n      +1 dp\n    when b\n  results\n    1\n'
    text += '      "x" nothing when c\n      "y" nothing\n        otherwise\n'
    plain, results = one(text).body
    assert plain.effects == (n.ChangeBy("+", n.Number("1"), n.Ref(("dp",))),)
    assert plain.tail.when == n.Holds(n.Ref(("b",)))
    (band,) = results.body
    assert [case.tail.otherwise for case in band.body] == [False, True]


def test_numbers() -> None:
    line = one("value v = 1/2 move x 3 over 2.5 + half 3:2\n")
    assert isinstance(line.lead, n.StatementHead)
    plus = line.lead.start
    assert isinstance(plus, n.Binary)
    assert plus.op == "+"
    assert plus.right == n.Half(n.Number("3:2", ":"))
    assert n.Number("3:2", ":").value == Fraction(3, 2)
    assert isinstance(plus.left, n.Binary)
    assert plus.left.op == "over"
    assert plus.left.left == n.Binary("x", n.Number("1/2", "move"), n.Number("3"))


def test_words_are_read_whole() -> None:
    line = one("term t when orange or note_taken\n")
    assert line.tail.when == n.AnyOf((n.Holds(n.Ref(("orange",))), n.Holds(n.Ref(("note_taken",)))))


def test_rows() -> None:
    text = "table t by weapon, band gives within length\n"
    text += '  |  | far | close |\n  | "Med | light" medium_gun/light_gun | 240 yd | - |  @qrs 3\n'
    head, row = one(text).body
    assert isinstance(head.lead, n.Row)
    assert head.lead.head
    assert head.lead.cells[0] == n.Cell()
    assert isinstance(row.lead, n.Row)
    key, far, close = row.lead.cells
    assert key.text == n.Label("Med | light")
    assert far.match == n.Match((n.Alt("is", n.Number("240", "yd")),))
    assert close == n.Cell(dash=True)
    assert row.tail.cites == (n.Cite("qrs", ((3, 3),)),)


def test_example_rows() -> None:
    text = 'example "x" of t\n  | unit.grade | rolls | gives total |\n  | A1 | 6, 3 | 9 |\n'
    head, row = one(text).body
    assert head.lead == n.ExampleRow(("unit.grade", "rolls", "gives total"), True)
    assert row.lead == n.ExampleRow(("A1", "6, 3", "9"))


@pytest.mark.parametrize("newline", ["\n", "\r\n"])
def test_newlines(newline: str) -> None:
    text = newline.join(("kind Arm", "  foot  # walks", '  horse "cavalry"', ""))
    assert [line.lead for line in one(text).body] == [n.Member(n.Name("foot")), n.Member(n.Name("horse"))]


def test_deep_and_long_input() -> None:
    for text in (
        "term t when " + "(" * 10_000 + "a" + ")" * 10_000,
        "value v = " + "+".join(["1"] * 5000),
        "value v = " + "9" * 400,
        "test t\n  roll 999999999D6",
        "term t when " + "not " * 4000 + "a",
        "x" * 5_000_000,
        "\n".join("  " * k + "phase p" for k in range(200)).replace("phase p", "sequence s", 1),
    ):
        found = parse(Source("t.rules", text)).diagnostics
        assert found
        assert all(len(d.message) < 200 for d in found)


CATALOGUE = Path(__file__).parent / "mistakes"


@pytest.mark.parametrize("path", sorted(CATALOGUE.glob("*.rules")), ids=lambda p: p.stem)
def test_what_the_author_sees(path: Path, snapshot: SnapshotAssertion) -> None:
    """The catalogue of mistakes with what is printed for each: read it aloud when it changes."""
    source = Source(path.name, path.read_text("utf-8"))
    found = parse(source).diagnostics
    assert found
    assert render(found, {path.name: source}, "text", color=False) == snapshot


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("kind Arm\n    foot\n  horse\n  guns\n  mob\n", 2),
        ("kind Arm\n  foot\n   horse = foot\n  guns\n", 3),
        ("kind Arm\n  foot\n  horse\n guns\n  mob\n", 4),
        ('test t\n      "a" nothing\n  "b" nothing\n  "c" nothing\n', 2),
        ("kind Arm\n  foot\n  horse\n kind Grade\n  A\n  B\n", 4),
        ("  kind Arm\n    foot\n    horse\nkind Grade\n  A\n", 1),
    ],
)
def test_one_line_that_does_not_line_up_is_one_finding(text: str, line: int) -> None:
    source = Source("t.rules", text)
    (finding,) = parse(source).diagnostics
    assert source.position(finding.span.start)[0] == line


def test_a_heading_of_the_wrong_width_is_one_finding() -> None:
    text = "table t by arm, grade\n  | | A |\n  | foot | 1 | 2 |\n  | horse | 1 | 2 |\n  | gun | 3 | 4 |\n"
    (finding,) = parse(Source("t.rules", text)).diagnostics
    assert finding.message == "this heading has 2 cells, the rows below it have 3"


def test_mistakes_beside_a_tab_are_told_too() -> None:
    found = parse(Source("t.rules", 'kind Arm\n\tfoot\n  horse = =\n\tguns "x\n')).diagnostics
    assert [d.code.id for d in found] == ["RC007", "RC001", "RC003"]


def test_plain_cells_and_citations_read_as_the_grammar_reads_them() -> None:
    """A short way round the parser gives what the parser gives."""
    lark, build = parser()
    text = "table t by arm, n\n" + "".join(f"  | {cell} | 1 |  @qrs 3-4\n" for cell in PLAIN_CELLS)
    rows = one(text).body
    for cell, row in zip(PLAIN_CELLS, rows, strict=True):
        assert isinstance(row.lead, n.Row)
        build.base, build.file = 0, "t.rules"
        assert row.lead.cells[0] == lark.parse(cell, start="cell")
        span = row.lead.cells[0].span
        assert text[span.start : span.end] == cell
        assert row.tail.cites == lark.parse("@qrs 3-4", start="rowtail")


PLAIN_CELLS = ("foot", "none", "best", "medium_gun", "3", "2.5", "20 yd", "1 move", "3 moves", "A1", "yes")
