"""RC503 same-overlap: a ruleset -> a note for each two rows that take the same case and say the same."""

from __future__ import annotations

from collections.abc import Iterator

from rulec.analysis.boxes import overlaps
from rulec.analysis.cases import value_text
from rulec.analysis.judge import judge
from rulec.checks.bands import clashes
from rulec.checks.base import Check
from rulec.checks.shown import cites_of, named, span_of, title
from rulec.checks.table_words import boxes, key_text, row_text
from rulec.diagnostics import Code, Diagnostic, Note, Severity
from rulec.model.entities import Ruleset

_RULES = 'ruleset r "Rules"\nrecord unit\n  dp "DP": 0 to 3\ntest morale for unit\n'
_RULES += '  roll D6\n  modifiers\n    -1 "each DP" per dp\n'

CODE = Code(
    id="RC503",
    slug="same-overlap",
    severity=Severity.NOTE,
    summary="Two rows take the same case and say the same.",
    why="It does no harm today; the next edition may change one of them and not the other.",
    bad=f'{_RULES}  results\n    3 or less "Shaken" +1 dp\n    2 or more "Unsteady" +1 dp\n',
    good=f'{_RULES}  results\n    3 or less "Shaken" +1 dp\n    4 or more "Unsteady" +1 dp\n',
)


def find(ruleset: Ruleset) -> Iterator[Diagnostic]:
    for clash in clashes(judge(ruleset)):
        if clash.same:
            what = f"{clash.listed.name} {value_text(clash.value, clash.listed.type, ruleset.length)}"
            message = f"{title(clash.world)}: {what}: {named(clash.first)} and {named(clash.second)} both take it"
            note = Note(span_of(clash.first), "says the same")
            yield CODE.at(span_of(clash.second), message, note, cites=cites_of(clash.first, clash.second))
    for table in ruleset.tables.values():
        made = boxes(table)
        for i, j, point in overlaps(made.rows):
            one, two = table.rows[i], table.rows[j]
            if one.cells == two.cells and made.rows[i] != made.rows[j]:
                what = key_text(ruleset, table, made.at(point))
                message = f"{table.name}: {what}: `{row_text(one)}` and `{row_text(two)}` both take it"
                yield CODE.at(two.span, message, Note(one.span, "says the same"), cites=cites_of(one, two))


CHECK = Check(CODE, find)
