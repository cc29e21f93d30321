"""RC506 unreachable-row: a ruleset -> a finding for each row of figures that no dice and modifiers can come to."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from rulec.analysis.asking import Idle
from rulec.analysis.cases import case_text, value_text
from rulec.analysis.diagrams import Trouble
from rulec.analysis.judge import judge
from rulec.analysis.values import equals
from rulec.checks.base import Check
from rulec.checks.shown import cites_of, named, span_of, title
from rulec.checks.table_words import row_text
from rulec.diagnostics import Code, Diagnostic, Severity
from rulec.model import entities as e

_RULES = 'ruleset r "Rules"\nrecord unit\n  dp "DP": 0 to 3\ntest morale for unit\n'
_RULES += '  roll D6\n  modifiers\n    -1 "each DP" per dp\n'

CODE = Code(
    id="RC506",
    slug="unreachable-row",
    severity=Severity.WARNING,
    summary="No throw and no modifiers can come to a row.",
    why="The row is dead print, or a modifier is missing that was meant to reach it.",
    bad=f'{_RULES}  results\n    6 or less "Breaks" +1 dp\n    7 or more "Stands" nothing\n',
    good=f'{_RULES}  results\n    5 or less "Breaks" +1 dp\n    6 or more "Stands" nothing\n',
)


def find(ruleset: e.Ruleset) -> Iterator[Diagnostic]:
    found = judge(ruleset)
    for idle in found.unreached:
        line = idle.listed.lines[idle.at]
        if idle.listed.sort == "pairs":
            what, span, cites = line[0].text, span_of(idle.listed.place), cites_of(idle.listed.place)
            span = line[0].span if line[0].span.path else span
        else:
            what, span, cites = named(line), span_of(line), cites_of(line)
        yield CODE.at(span, f"{title(idle.world)}: {what} cannot be reached", help=_reach(ruleset, idle), cites=cites)
    for table, row in found.rows:
        if any(h.table is table and h.why == "two rows" for h in found.holes):
            continue
        message = f"{table.name}: the row `{row_text(row)}` cannot be reached"
        help_ = "nothing that asks this table comes to it"
        yield CODE.at(row.span, message, help=help_, cites=cites_of(row))


def _reach(ruleset: e.Ruleset, idle: Idle) -> str:
    """`the least is -2 (dp = 3, D6 shows 1), the most 6 (D6 shows 6)`, or the members there can be."""
    world, listed = idle.world, idle.listed
    d = world.d
    if listed.on is None:
        return ""
    values = [v for v in d.values(listed.on) if not isinstance(v, Trouble | bool | str) and v is not None]
    found = []
    for word, ordered in (("least", sorted(values)), ("most", sorted(values, reverse=True))):
        for value in ordered[:80]:
            asked = (*listed.path, d.map(equals(value), listed.on))
            case = world.find(*asked)
            if case is not None:
                said = case_text(world, case, asked)
                text = f"the {word} is {_value(value, listed.type, ruleset.length)}"
                found.append(text + (f" ({said})" if said else ""))
                break
    return ", ".join(found)


def _value(value: Any, type_: e.Type, length: str) -> str:
    return value_text(Fraction(value), type_, length)


CHECK = Check(CODE, find)
