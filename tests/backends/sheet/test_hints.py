"""Hints in the rules steer the layout: order, breaks, what spans, is kept together, hidden or shortened."""

from __future__ import annotations

import pypdfium2
from sheet_samples import ruleset

from rulec.backends.sheet.emit import emit
from rulec.backends.sheet.styles import MM

NAMES = ("moves", "fire", "melee", "morale")
WORDS = "Units go forward in good order and halt where they are told to, unless somebody stops them on the way"
ACT = '\naction {0}_{1} "Act {1} of {0}" for unit\n  "{2} {1}" may {0}_{1} unless tired\n'
RULES = 'language 1\nruleset mini "Mini"\n  length in\n\nrecord unit\n  tired: yes/no\n' + "".join(
    f'\nsection {name} "{name.title()} of the troops"\n' + "".join(ACT.format(name, n, WORDS) for n in range(3))
    for name in NAMES
)


def places(*hints: str) -> dict[str, tuple[int, float, float, float]]:
    """Where each heading and title is printed: page, left, top and right edge, in millimetres."""
    text = RULES + "\nsheet qrs\n" + "".join(f"  {hint}\n" for hint in hints)
    made = emit(ruleset(text), formats=["pdf"])
    assert [d.message for d in made.findings] == []
    found = {}
    for number, page in enumerate(pypdfium2.PdfDocument(made.outputs[0].content)):
        height = page.get_height()
        words = page.get_textpage()
        for at in range(words.count_rects()):
            left, bottom, right, top = words.get_rect(at)
            said = words.get_text_bounded(left, bottom, right, top).strip()
            found.setdefault(said, (number, left / MM, (height - top) / MM, right / MM))
    return found


def heading(name: str) -> str:
    return f"{name} of the troops".upper()


def reading_order(found: dict[str, tuple[int, float, float, float]]) -> list[str]:
    there = [name for name in NAMES if heading(name) in found]
    return sorted(
        there, key=lambda name: (found[heading(name)][0], round(found[heading(name)][1] / 20), found[heading(name)][2])
    )


def test_without_hints_sections_come_as_they_are_written() -> None:
    assert reading_order(places("columns 2")) == list(NAMES)


def test_order_puts_sections_first() -> None:
    assert reading_order(places("order morale, fire")) == ["morale", "fire", "moves", "melee"]


def test_hide_leaves_out_and_short_shortens() -> None:
    found = places("hide fire", 'short melee "Hand to hand"')
    assert heading("fire") not in found
    assert heading("melee") not in found
    assert "HAND TO HAND" in found


def test_a_section_begins_a_column_or_a_page_where_it_is_told_to() -> None:
    found = places("columns 3", "pages 1", "break column fire", "break column melee")
    lefts = [round(found[heading(name)][1]) for name in ("moves", "fire", "melee")]
    assert lefts == sorted(set(lefts))
    tops = {round(found[heading(name)][2]) for name in ("moves", "fire", "melee")}
    assert len(tops) == 1
    found = places("columns 2", "pages 2", "break page melee")
    assert found[heading("fire")][0] == 0
    assert found[heading("melee")][0] == 1


def test_what_spans_stands_below_the_columns_and_is_as_wide_as_the_page() -> None:
    found = places("columns 3", "pages 1", "span fire")
    others = [found[heading(name)][2] for name in NAMES if name != "fire"]
    assert found[heading("fire")][2] > max(others)
    line = next(place for said, place in found.items() if WORDS[:60] in said)
    assert line[3] - line[1] > 120


def test_what_is_kept_together_is_in_one_column() -> None:
    for columns in (2, 3, 4):
        found = places(f"columns {columns}", "pages 1", "together melee_0, melee_1, melee_2")
        acts = [found[f"Act {n} of melee"] for n in range(3)]
        assert len({round(left) for _, left, _, _ in acts}) == 1


def test_the_page_is_as_it_is_asked_for() -> None:
    for hint, size in (
        ("page A5 landscape", (210, 148)),
        ("page letter portrait", (215.9, 279.4)),
        ("page A4", (210, 297)),
    ):
        made = emit(ruleset(f"{RULES}\nsheet qrs\n  {hint}\n"), formats=["pdf"])
        page = pypdfium2.PdfDocument(made.outputs[0].content)[0]
        assert [round(side / MM, 1) for side in page.get_size()] == [float(side) for side in size]
