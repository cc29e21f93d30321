"""RC505 shared-bound: a ruleset -> a finding for each table or list in which two neighbours both end at one figure."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from rulec.analysis.cases import value_text
from rulec.analysis.judge import judge
from rulec.analysis.replay import example
from rulec.checks.bands import clashes, meet, meeting_rows
from rulec.checks.base import Check
from rulec.checks.shown import cites_of, instance, named, span_of, title, with_test
from rulec.checks.table_words import bounds, column_text, in_keys, key_text, only_band, row_text
from rulec.diagnostics import Code, Diagnostic, Note, Severity
from rulec.meaning.lines import lines_of, remembered, walk
from rulec.model import entities as e

_RULES = (
    'ruleset r "Rules"\n  length cm\nkind Weapon "weapon"\n  musket\n  rifle\nrecord unit\n  weapon: Weapon\n'
    '  range "range": 0 cm to 40 cm\naction fire for unit\n  value band "Band" = the column of ranges(weapon) for range\n'
    '  may not "out of range" when band is none\n  may otherwise\n  roll D6\n'
    '  results\n    1 to 3 "Misses" nothing\n    4 to 6 "Hits" nothing\n'
    "table ranges by weapon, band gives length\n  |        | short      | long |\n"
)

CODE = Code(
    id="RC505",
    slug="shared-bound",
    severity=Severity.WARNING,
    summary="Two neighbouring rows or columns both take the figure between them.",
    why="0 to 10 and 10 to 30: nobody can tell which of them 10 belongs to.",
    bad=f"{_RULES}  | musket | 0 to 10 cm | 10 to 30 cm |\n  | rifle  | 0 to 15 cm | -            |\n",
    good=f"{_RULES}  | musket | 0 to 10 cm | beyond 10 cm |\n  | rifle  | 0 to 15 cm | -            |\n",
)


def find(ruleset: e.Ruleset) -> Iterator[Diagnostic]:
    yield from _rows(ruleset)
    for clash in clashes(judge(ruleset)):
        if clash.bound and not clash.same:
            what = f"{clash.listed.name} {value_text(clash.value, clash.listed.type, ruleset.length)}"
            message = f"{title(clash.world)}: {what}: {named(clash.first)} and {named(clash.second)} both take it"
            yield CODE.at(
                span_of(clash.second), message, Note(span_of(clash.first), "ends there too"),
                help=instance(clash.world, clash.case, clash.asked), cites=cites_of(clash.first, clash.second),
            )  # fmt: skip
    for table in ruleset.tables.values():
        found = list(shared(table)) if not table.relation else []
        found = [] if found and _settled(ruleset, table) else found
        if found:
            row, one, two, value = found[0]
            what = f"{row_text(row)}, {value_text(value, table.type, ruleset.length)}"
            cells = f"{column_text(table, one)} ({row.cells[one].text}) and {column_text(table, two)} ({row.cells[two].text})"
            label = f"and {len(found) - 1} more in this table" if len(found) > 1 else ""
            message = f"{table.name}: {what}: {cells} both take it"
            ruled = _ruled(ruleset, table)
            help_ = f"the ruling `{ruled}` settles it; the sheet still prints both" if ruled else ""
            yield CODE.at(
                row.span, message, label=label, help=help_ or "let one of them end before it: `beyond 10 cm`",
                cites=cites_of(*dict.fromkeys(r for r, *_ in found)),
            )  # fmt: skip


def _rows(ruleset: e.Ruleset) -> Iterator[Diagnostic]:
    """Rows of a table that both end at a figure which is asked for."""
    for hole in judge(ruleset).holes:
        pair = meeting_rows(hole)
        if pair:
            one, two = pair
            what = key_text(ruleset, hole.table, in_keys(hole.table, hole.keys)[0])
            message = f"{hole.table.name}: {what}: `{row_text(one)}` and `{row_text(two)}` both take it"
            notes = (Note(one.span, "ends there too"), Note(span_of(hole.line, hole.world), "it is asked here"))
            test = example(hole.world, hole.case, hole.asked, f"{hole.table.name} says two things", "TwoRules")
            yield CODE.at(two.span, message, *notes, help=with_test("", test), cites=cites_of(one, two))


def shared(table: e.Table) -> Iterator[tuple[e.Row, int, int, Any]]:
    """Cells of a row that are bands with one bound in common."""
    for row in table.rows:
        for one, two in pairwise(range(len(row.cells))):
            first, second = row.cells[one].match, row.cells[two].match
            if first is None or second is None or not meet(first, second):
                continue
            ends = [b for m in (first, second) if (band := only_band(m)) for b in bounds(band) if b is not None]
            yield row, one, two, next(b for b in ends if ends.count(b) > 1)


@remembered
def _asked(ruleset: e.Ruleset) -> dict[str, list[tuple[e.ColumnFor, str]]]:
    """Every look for a column, by table, with the ruling that wrote it."""
    found: dict[str, list[tuple[e.ColumnFor, str]]] = {}
    for statement in (*ruleset.statements.values(), *ruleset.gains):
        ruled = {
            id(node): line.ruling
            for line in lines_of(statement)
            for node in walk(line)
            if isinstance(node, e.ColumnFor)
        }
        for node in walk((statement.when, statement.figure, statement.cases, statement.steps)):
            if isinstance(node, e.ColumnFor):
                found.setdefault(node.table, []).append((node, ruled.get(id(node), "")))
    return found


def _uses(ruleset: e.Ruleset, table: e.Table) -> list[tuple[e.ColumnFor, str]]:
    return _asked(ruleset).get(table.name, [])


def _settled(ruleset: e.Ruleset, table: e.Table) -> bool:
    """Whether the rules themselves, and not a ruling on them, say which column counts."""
    plain = [node for node, ruling in _uses(ruleset, table) if not ruling]
    return bool(plain) and all(node.which != "the" for node in plain)


def _ruled(ruleset: e.Ruleset, table: e.Table) -> str:
    return next((ruling for node, ruling in _uses(ruleset, table) if ruling and node.which != "the"), "")


CHECK = Check(CODE, find)
