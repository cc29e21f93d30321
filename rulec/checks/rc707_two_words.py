"""RC707 two-words: a model -> a finding for each concept that two editions of a game print under different names."""

from __future__ import annotations

from collections.abc import Iterator

from rulec.checks.base import ModelCheck
from rulec.checks.between import Case, notes, rows_of, undeclared
from rulec.checks.words import words
from rulec.compare.matrix import Cell, family_pairs
from rulec.diagnostics import Code, Diagnostic, Severity
from rulec.model import entities as e


def _two(label: str) -> str:
    texts = [
        f'# file {name}\nruleset {name} "Game: the {name}"\n  family game\n  length yd\nrecord leader\n  hurt: yes/no\n'
        f'value radius "{said}" for leader = 60 yd\n  40 yd "hurt" when hurt\n'
        for name, said in (("sheet", "Control radius"), ("book", label))
    ]
    return "".join(texts) + "# file concepts\nconcept radius\n  sheet: radius\n  book: radius\n"


CODE = Code(
    id="RC707",
    slug="two-words",
    severity=Severity.WARNING,
    summary="Two editions of a game print one thing under different names.",
    why="A reader who looks up the word of the sheet does not find it in the book.",
    bad=_two("Reach of a leader"),
    good=_two("Control radius"),
)


def find(model: e.Model) -> Iterator[Diagnostic]:
    return undeclared(cases(model))


def cases(model: e.Model) -> Iterator[Case]:
    for row in rows_of(model):
        for one, other in family_pairs(model, row.cells):
            first, second = row.cells[one], row.cells[other]
            labels = [_name(cell) for cell in (first, second)]
            same = labels[0].casefold() == labels[1].casefold() or words(labels[0]) & words(labels[1])
            if all(labels) and not same:
                message = f"“{row.concept.label}” is “{labels[0]}” in {one} and “{labels[1]}” in {other}"
                advice = f"use one word, or declare it: differ {one}, {other} because ..."
                places = notes(first, second)
                finding = CODE.at(row.concept.span, message, *places, label="one thing, two words", help=advice)
                yield Case((row.concept,), one, other, finding)


def _name(cell: Cell) -> str:
    """The printed name of a statement, table, kind or phase; a line prints a sentence, which may well differ."""
    node = cell.found.node if cell.found else None
    named = isinstance(node, e.Statement | e.Table | e.Kind | e.Phase)
    return cell.entry.label if named and cell.entry is not None else ""


CHECK = ModelCheck(CODE, find)
