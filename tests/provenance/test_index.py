"""What a line of a document says in figures."""

from __future__ import annotations

import pytest

from rulec.provenance.index import Index, figures, index, plain, read, write


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("Roll 1 D6 for charging, AvD for others.", ["1", "D6"]),
        ("Roll 2D6", ["2", "D6"]),
        ("+2 if A Grade; +1 if B1 Grade", ["+2", "+1"]),
        ("-1 Outnumbered : -2 if 3:2; -4 if 3:1+", ["-1", "-2", "3:2", "-4", "3:1"]),
        ("<b>+4/6 Victory</b> 1 DP", ["+4/6", "1"]),
        ("2-3 = 1 DP, 4+ = 2 DPs", ["2", "3", "1", "4", "2"]),
        ("\u00bd move, double beyond 120yds", ["1/2", "2x", "120"]),
        ("over 50 % of two bases in the 16th century", ["50%", "2"]),
        ("- 3. Artillery phase", ["3"]),
        ("\u22123 for each", ["-3"]),
        ("up to 2.5 cm", ["2.5"]),
        ("someone is alone", []),
    ],
)
def test_figures(line: str, expected: list[str]) -> None:
    assert list(figures(plain(line))) == expected


def test_index_and_its_file() -> None:
    made = index(
        "doc", "# Title 3\n\nA rule: +1\n---\n", Index("doc", (), {1: "heading", 9: "gone"}, {1: (("3",), "no")})
    )
    assert [(line.number, line.figures) for line in made.lines] == [(1, ("3",)), (3, ("+1",))]
    assert made.waived == {1: "heading"}
    assert read("doc", write(made)) == made


def test_layout_does_not_change_the_hash() -> None:
    one, two = (index("d", text).lines[0].hash for text in ("**A  rule**: 1", "A rule:\t1"))
    assert one == two


def test_a_line_that_binds_somebody_is_no_heading() -> None:
    text = "Heading\nUnits must halt\nGuns cannot move\nHorse may charge\n"
    made = index("doc", text, Index("doc", (), dict.fromkeys((1, 2, 3, 4), "heading")))
    assert made.waived == {1: "heading"}
