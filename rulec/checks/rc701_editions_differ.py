"""RC701 editions-differ: a model -> a finding for each concept on which two editions of a family disagree unsaid."""

from __future__ import annotations

from collections.abc import Iterator

from rulec.checks.base import ModelCheck
from rulec.checks.between import Case, notes, rows_of, undeclared
from rulec.diagnostics import Code, Diagnostic, Severity
from rulec.model.entities import Model

_CONCEPT = "# file concepts\nconcept radius\n  sheet: radius\n  book: radius\n"


def _two(sheet: str, book: str) -> str:
    texts = []
    for name, length in (("sheet", sheet), ("book", book)):
        head = f'# file {name}\nruleset {name} "Game: the {name}"\n  family game\n  length yd\nrecord leader\n  hurt: yes/no\n'
        texts.append(f'{head}value radius "Radius" for leader = {length}\n  40 yd "hurt" when hurt\n')
    return "".join(texts) + _CONCEPT


CODE = Code(
    id="RC701",
    slug="editions-differ",
    severity=Severity.WARNING,
    summary="Two editions of one game disagree, and no reason is declared.",
    why="A sheet is meant to sum up its book. Where they differ, one of them is wrong, or the change wants saying.",
    bad=_two("60 yd", "80 yd"),
    good=_two("60 yd", "80 yd") + '  differ sheet, book because "the book was revised"\n',
)


def find(model: Model) -> Iterator[Diagnostic]:
    return undeclared(cases(model))


def cases(model: Model) -> Iterator[Case]:
    for row in rows_of(model):
        for found in row.disagreements:
            first, second = found.first, found.second
            _, one, other = found.differences[0]
            message = (
                f"“{row.concept.label}”: {first.ruleset} and {second.ruleset} differ in {', '.join(found.aspects)}: "
                f"{_short(one)} against {_short(other)}"
            )
            advice = f"mend one of them, or declare it: differ {first.ruleset}, {second.ruleset} because ..."
            more = [
                f"also in {name}: {_short(one)} against {_short(other)}" for name, one, other in found.differences[1:]
            ]
            advice = "\n".join([*more, advice])
            finding = CODE.at(row.concept.span, message, *notes(first, second), label="editions differ", help=advice)
            yield Case((row.concept,), first.ruleset, second.ruleset, finding)


def _short(text: str) -> str:
    return text if len(text) <= 90 else text[:87] + "..."


CHECK = ModelCheck(CODE, find)
