"""RC502 overlap: a ruleset -> a finding for each two rows that take the same case and say different things."""

from __future__ import annotations

from collections.abc import Iterator

from rulec.analysis.cases import value_text
from rulec.analysis.judge import judge
from rulec.analysis.lookup import columns_holding, match_holds, rows_for
from rulec.analysis.replay import example
from rulec.checks.bands import clashes, meeting_rows, taking
from rulec.checks.base import Check
from rulec.checks.shown import cites_of, instance, named, span_of, title, with_test
from rulec.checks.table_words import bounds, column_text, in_keys, key_text, only_band, row_text
from rulec.diagnostics import Code, Diagnostic, Note, Severity
from rulec.model.entities import Row, Ruleset

_RULES = 'ruleset r "Rules"\nrecord unit\n  dp "DP": 0 to 3\ntest morale for unit\n'
_RULES += '  roll D6\n  modifiers\n    -1 "each DP" per dp\n'

CODE = Code(
    id="RC502",
    slug="overlap",
    severity=Severity.WARNING,
    summary="Two rows take the same case and say different things.",
    why="Each player will read the row that suits him.",
    bad=f'{_RULES}  results\n    3 or less "Breaks" +1 dp\n    2 or more "Stands" nothing\n',
    good=f'{_RULES}  results\n    3 or less "Breaks" +1 dp\n    4 or more "Stands" nothing\n',
)


def find(ruleset: Ruleset) -> Iterator[Diagnostic]:
    found = judge(ruleset)
    for clash in clashes(found):
        if not clash.same and not clash.bound:
            first, second = clash.first, clash.second
            what = f"{clash.listed.name} {value_text(clash.value, clash.listed.type, ruleset.length)}"
            message = f"{title(clash.world)}: {what}: {named(first)} and {named(second)} both take it"
            yield CODE.at(
                span_of(second), message, Note(span_of(first), "takes it too, and comes first"),
                help=instance(clash.world, clash.case, clash.asked), cites=cites_of(first, second),
            )  # fmt: skip
    for hole in found.holes:
        table, keys = hole.table, in_keys(hole.table, hole.keys)
        if hole.why in ("two rows", "two columns"):
            said = f"{table.name} says two things"
            help_ = with_test("", example(hole.world, hole.case, hole.asked, said, "TwoRules"))
        if hole.why == "two rows" and not meeting_rows(hole):
            one, two = taking(hole)
            if one.keys == two.keys:
                continue  # a duplicate row
            what = key_text(ruleset, table, keys[0])
            message = f"{table.name}: {what}: `{row_text(one)}` and `{row_text(two)}` both take it"
            notes = (Note(one.span, "takes it too"), Note(span_of(hole.line, hole.world), "it is asked here"))
            yield CODE.at(two.span, message, *notes, help=help_, cites=cites_of(one, two))
        elif hole.why == "two columns" and keys[0] and not isinstance(keys[0][0], int):
            row = rows_for(table, keys[0][:-1])[0]
            held = [at for at, m in enumerate(table.columns) if match_holds(m, keys[0][-1])]
            names = " and ".join(f"`{column_text(table, at)}`" for at in held[:2])
            message = f"{table.name}: {key_text(ruleset, table, keys[0])}: {names} both take it"
            yield CODE.at(row.span, message, help=help_, cites=cites_of(row))
        elif hole.why == "two columns":
            row = next((r for r in table.rows if id(r) == keys[0][0]), table.rows[0])
            held = columns_holding(table, row, keys[0][1])
            cells = [row.cells[at].text for at in held[:2]]
            if len(held) > 1 and not shared(row, held, keys[0][1]):
                what = value_text(keys[0][1], table.type, ruleset.length)
                message = f"{table.name}: {row_text(row)}, {what}: {cells[0]} and {cells[1]} both take it"
                yield CODE.at(row.span, message, help=help_, cites=cites_of(row))


def shared(row: Row, held: list[int], value: object) -> bool:
    """Whether two cells only meet at a bound; that is a finding of its own."""
    bands = [band for at in held[:2] if (band := only_band(row.cells[at].match))]
    ends = [end for band in bands for end in bounds(band)]
    return ends.count(value) > 1  # type: ignore[arg-type]


CHECK = Check(CODE, find)
