"""RC508 duplicate-row: a ruleset -> a finding for each row, band or pair whose keys an earlier one has already."""

from __future__ import annotations

from collections.abc import Iterator

from rulec.checks.bands import equal, says_same
from rulec.checks.base import Check
from rulec.checks.shown import cites_of, named, span_of
from rulec.checks.table_words import boxes, row_text
from rulec.diagnostics import Code, Diagnostic, Note, Severity
from rulec.meaning.lines import lines_of
from rulec.model import entities as e

_RULES = 'ruleset r "Rules"\nkind Arm "arm"\n  foot\n  horse\nrecord unit\n  arm: Arm\n'
_RULES += 'test tiring for unit\n  "Tires at 2" nothing when tired is 2\n'
_RULES += 'value tired "Tired" for unit = tiring_table(arm)\n'
_RULES += "table tiring_table by arm gives 1 to 2\n  |       | march |\n  | foot  | 1     |\n"

CODE = Code(
    id="RC508",
    slug="duplicate-row",
    severity=Severity.WARNING,
    summary="Two rows have the same keys.",
    why="One of them was meant for something else, which now has no row or the wrong one.",
    bad=f"{_RULES}  | horse | 2     |\n  | horse | 2     |\n",
    good=f"{_RULES}  | horse | 2     |\n",
)


def find(ruleset: e.Ruleset) -> Iterator[Diagnostic]:
    for table in ruleset.tables.values():
        made = boxes(table)
        for j, row in enumerate(table.rows):
            first = next((i for i in range(j) if made.rows[i] == made.rows[j]), None)
            if first is not None:
                says = "says the same" if table.rows[first].cells == row.cells else "says otherwise"
                message = f"{table.name}: there are two rows for `{row_text(row)}`"
                yield CODE.at(row.span, message, Note(table.rows[first].span, says), cites=cites_of(row))
    for statement in (*ruleset.statements.values(), *ruleset.gains):
        for step in statement.steps:
            if isinstance(step, e.ResultsStep):
                yield from _bands(statement, step)
        for line in lines_of(statement):
            if isinstance(line, e.FigureLine):
                yield from _pairs(statement, line)


def _bands(statement: e.Statement, step: e.ResultsStep) -> Iterator[Diagnostic]:
    for j, band in enumerate(step.lines):
        for first in step.lines[:j]:
            if equal(first.match, band.match) and first.when is None and band.when is None:
                says = "says the same" if says_same(first, band) else "comes first, and counts"
                message = f"{statement.name}: there are two rows for {band.match.text if band.match else ''}"
                yield CODE.at(
                    span_of(band), message, Note(span_of(first), says), help=named(first), cites=cites_of(band)
                )
                break


def _pairs(statement: e.Statement, line: e.FigureLine) -> Iterator[Diagnostic]:
    for j, (match, _) in enumerate(line.pairs):
        if any(equal(first, match) for first, _ in line.pairs[:j]):
            message = f"{statement.name}: {match.text} is there twice"
            yield CODE.at(match.span if match.span.path else line.span, message, cites=cites_of(line))


CHECK = Check(CODE, find)
