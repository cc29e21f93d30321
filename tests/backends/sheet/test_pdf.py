"""The PDF: as large as fits, nothing off the page, tagged, linked, the same bytes each time."""

from __future__ import annotations

import ctypes
import re
import subprocess
import sys

import pypdfium2
import pytest
from sheet_samples import BOOK, ROOT, SHEETS, committed, kept, pages_of, project

from rulec.backends.sheet.blocks import Placed
from rulec.backends.sheet.emit import emit
from rulec.backends.sheet.hints import Hints, hints_of
from rulec.backends.sheet.pack import Spacing, atoms_of
from rulec.backends.sheet.pdf import Press
from rulec.backends.sheet.styles import MM, STYLES, Print, Setting
from rulec.backends.sheet.view import view

MAKE = """
import hashlib, sys
from pathlib import Path
from rulec.backends.sheet.emit import emit
from rulec.compile import compile_project
from rulec.project import find_project
root = Path(sys.argv[1])
rules = compile_project(find_project(root), [root / "rules/honours_of_war"], check=False).model.rulesets["honours_of_war"]
print([hashlib.sha256(o.content).hexdigest() for o in emit(rules, only=("ranges", "hit_tables")).outputs])
"""

OVERHANG = 0.2  # millimetres by which the shape of a letter may stand out of its box
SMALL_PRINT = 0.7  # of the size: marks of footnotes


def sizes(pdf: bytes) -> set[float]:
    """The sizes of all letters."""
    found = set()
    for page in pypdfium2.PdfDocument(pdf):
        for shape in page.get_objects(filter=[pypdfium2.raw.FPDF_PAGEOBJ_TEXT], max_depth=9):
            size = ctypes.c_float()
            pypdfium2.raw.FPDFTextObj_GetFontSize(shape, size)
            found.add(round(size.value, 2))
    return found


def margins(pdf: bytes) -> tuple[float, float, float, float]:
    """The least distance of any text to the left, bottom, right and top edge, in millimetres."""
    least = [999.0] * 4
    for page in pypdfium2.PdfDocument(pdf):
        width, height = page.get_size()
        text = page.get_textpage()
        for at in range(text.count_rects()):
            left, bottom, right, top = text.get_rect(at)
            for side, gap in enumerate((left, bottom, width - right, height - top)):
                least[side] = min(least[side], gap / MM)
    return least[0], least[1], least[2], least[3]


def test_the_sixteenth_century_sheet_is_on_one_page_in_seven_and_a_half_points() -> None:
    made = emit(project().model.rulesets["cfeo16"], "0" * 12, Print(pages=1), ["pdf"])
    assert made.findings == ()
    assert made.setting is not None
    assert made.setting.size >= 7.5
    assert made.setting.style.leading >= 1.15
    (output,) = made.outputs
    assert len(pypdfium2.PdfDocument(output.content)) == 1
    assert min(margins(output.content)) >= 8 - OVERHANG
    assert min(sizes(output.content)) >= 7.5 * SMALL_PRINT


@pytest.mark.parametrize("name", SHEETS)
def test_each_sheet_is_on_a_leaf_in_nine_points(name: str) -> None:
    pdf = committed(name, "pdf")
    assert kept()[name].setting.size >= 9
    assert len(pypdfium2.PdfDocument(pdf)) == 2
    assert min(margins(pdf)) >= 8 - OVERHANG
    assert min(sizes(pdf)) >= 9 * SMALL_PRINT


def test_the_rulebook_is_a_booklet_with_contents_and_numbered_pages() -> None:
    pages = pages_of(committed(BOOK, "pdf"))
    assert len(pages) > 4
    assert "CONTENTS" in pages[0]
    assert all(f"{number} / {len(pages)}" in text for number, text in enumerate(pages, 1))


def next_to(page: pypdfium2.PdfPage, word: str) -> tuple[float, str]:
    """The gap behind a word where it is first printed, and the letter behind the gap."""
    text = page.get_textpage()
    at, count = text.search(word, match_case=True, match_whole_word=True).get_next()
    _, bottom, right, _ = text.get_charbox(at + count - 1)
    boxes = [(text.get_charbox(n), text.get_text_range(n, 1)) for n in range(text.count_chars())]
    behind = [
        (box[0] - right, char)
        for box, char in boxes
        if abs(box[1] - bottom) < 2 and box[0] > right - 1 and char.strip()
    ]
    return min(behind)


def test_the_numbers_of_the_contents_end_in_one_line() -> None:
    page = pypdfium2.PdfDocument(committed(BOOK, "pdf"))[0]
    text = page.get_textpage()
    rects = [text.get_rect(at) for at in range(text.count_rects())]
    numbers = [
        rect[2] for rect in rects if text.get_text_bounded(*rect).strip().isdigit() and rect[2] < page.get_width() / 2
    ]
    assert len(numbers) > 20
    assert max(numbers) - min(numbers) < 1


def test_the_heads_of_a_narrow_table_do_not_touch() -> None:
    rules = project().model.rulesets["cfeo18"]
    hints = hints_of(rules)
    press = Press(view(rules, hints, only=("shooting",)), Print("a4", pages=2), hints)
    for style in STYLES[2:]:
        found = press.trial(Setting(9.0, 4, style))
        assert found is not None
        (page, *_) = pypdfium2.PdfDocument(press.set(found))
        gap, letter = next_to(page, "Maximum")
        assert letter == "E"
        assert gap > 2


def test_the_last_words_of_a_statement_begin_no_column() -> None:
    placed = [
        Placed({"k": "section"}, 0, 0, keep=True),
        Placed({"k": "rows", "kind": "sums", "rows": [[], [], []]}, 0, 1, "act"),
        Placed({"k": "para"}, 0, 2, "act"),
        Placed({"k": "para"}, 0, 1, "other"),
    ]
    heights = [[12.0, 12.0], [10.0, 10.0, 10.0], [10.0], [10.0]]
    atoms = atoms_of(placed, heights, 9.0, 1.2, Spacing(), Hints())
    assert [atom.bound for atom in atoms if atom.block in (2, 3)] == [True, False]


@pytest.mark.parametrize(("paper", "landscape"), [("letter", False), ("a4", True), ("a5", False)])
def test_other_papers_are_set_anew_and_not_scaled(paper: str, landscape: bool) -> None:
    rules = project().model.rulesets["honours_of_war"]
    made = emit(rules, order=Print(paper, landscape, min_size=5), formats=["pdf"])
    assert made.findings == ()
    (page, *_) = pypdfium2.PdfDocument(made.outputs[0].content)
    width, height = page.get_size()
    assert (width > height) is landscape
    assert min(margins(made.outputs[0].content)) >= 8 - OVERHANG


@pytest.mark.parametrize("ink", ["save", "dark"])
def test_inks_change_the_colours_and_not_the_setting(ink: str) -> None:
    rules = project().model.rulesets["honours_of_war"]
    only = ("ranges", "hit_tables")
    plain, other = (emit(rules, order=Print(ink=i), formats=["pdf"], only=only) for i in ("full", ink))
    assert plain.setting == other.setting
    assert plain.outputs != other.outputs
    assert pages_of(plain.outputs[0].content) == pages_of(other.outputs[0].content)


def test_the_same_rules_give_the_same_bytes_in_every_process() -> None:
    made = [
        subprocess.run(
            [sys.executable, "-c", MAKE, str(ROOT)],
            capture_output=True,
            check=True,
            text=True,
            env={"PYTHONHASHSEED": seed},
        ).stdout
        for seed in ("1", "2")
    ]
    assert made[0] == made[1] != ""


def test_a_sheet_that_would_leave_half_a_leaf_empty_is_on_one_page() -> None:
    rules = project().model.rulesets["cfeo16"]
    only = ("moves", "shooting", "combat")
    made = emit(rules, order=Print(lengths="cm", scale="15mm"), formats=["pdf"], only=only)
    assert made.pages == 1
    assert made.setting is not None
    assert made.setting.size >= 9
    again = emit(rules, order=Print(lengths="cm", scale="15mm"), formats=["pdf"], only=only, known=made.kept)
    assert again == made


def test_a_sheet_that_no_size_brings_on_its_page_says_what_is_left_over() -> None:
    made = emit(project().model.rulesets["carolus_rex"], order=Print("a5", pages=1), formats=["pdf"])
    (finding,) = made.findings
    assert finding.code.id == "RC801"
    assert re.search(
        r"does not fit 1 page of A5 portrait even in 4 pt; in 7\.5 pt it is \d+\.\d columns too long", finding.message
    )
    assert "Pursuit" in finding.message


def test_a_known_setting_gives_the_same_sheet_without_a_search() -> None:
    rules = project().model.rulesets["honours_of_war"]
    only = ("ranges", "hit_tables", "melees")
    first = emit(rules, formats=["pdf"], only=only)
    assert emit(rules, formats=["pdf"], only=only, known=first.kept) == first


def test_a_sheet_has_an_outline_a_title_links_and_tags() -> None:
    document = pypdfium2.PdfDocument(committed("cfeo16", "pdf"))
    titles = [mark.get_title() for mark in document.get_toc()]
    assert titles[0] == "SEQUENCE OF PLAY"
    assert len(titles) >= 12
    assert document.get_metadata_dict()["Title"].startswith("Close Fire and European Order: 16th century")
    raw = committed("cfeo16", "pdf")
    assert b"/StructTreeRoot" in raw
    assert b"/MarkInfo" in raw
    assert raw.count(b"/Link") > 20


@pytest.mark.parametrize("name", [*SHEETS, BOOK])
def test_each_pdf_says_which_standards_it_keeps(name: str) -> None:
    """Typst refuses to write what does not keep them; here it is seen that they were asked for."""
    raw = committed(name, "pdf")
    for said in (
        b"<pdfaid:part>2<",
        b"<pdfaid:conformance>A<",
        b"<pdfuaid:part>1<",
        b"<rdf:li>en-GB<",
        b"/StructTreeRoot",
    ):
        assert said in raw


def test_no_style_goes_below_what_can_be_read() -> None:
    assert all(style.leading >= 1.15 and style.margin >= 8 for style in STYLES)
