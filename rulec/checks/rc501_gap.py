"""RC501 gap: a ruleset -> a finding for each list or table that says nothing of a case which can come up."""

from __future__ import annotations

from collections.abc import Iterator

from rulec.analysis.asking import Gap, Hole
from rulec.analysis.cases import case_text, value_text, values_text
from rulec.analysis.judge import judge
from rulec.analysis.replay import example
from rulec.checks.base import Check
from rulec.checks.shown import assumed_notes, cites_of, instance, span_of, title, with_test
from rulec.checks.table_words import in_keys, key_text
from rulec.diagnostics import Code, Diagnostic, Note, Severity
from rulec.model.entities import Ruleset

_RULES = 'ruleset r "Rules"\nrecord unit\n  dp "DP": 0 to 3\ntest morale for unit\n'
_RULES += '  roll D6\n  modifiers\n    -1 "each DP" per dp\n'

CODE = Code(
    id="RC501",
    slug="gap",
    severity=Severity.WARNING,
    summary="A case that can come up is in no row.",
    why="The players will come to it in a game, and the rules have no answer.",
    bad=f'{_RULES}  results\n    2 or less "Breaks" nothing\n    4 or more "Stands" nothing\n',
    good=f'{_RULES}  results\n    2 or less "Breaks" nothing\n    3 or more "Stands" nothing\n',
)
_LISTS = {"verdict": "no line says whether it may", "cases": "no case fits", "results": "no line fits"}


def find(ruleset: Ruleset) -> Iterator[Diagnostic]:
    found = judge(ruleset)
    for gap in found.gaps:
        yield _of_list(gap)
    for hole in found.lost:
        yield _of_value(hole)
    for hole in found.holes:
        if hole.why in ("row", "column"):
            yield _of_table(hole)


def _of_list(gap: Gap) -> Diagnostic:
    world, listed = gap.world, gap.listed
    length = world.rules.length
    notes = assumed_notes(world, gap.case, gap.asked)
    help_ = instance(world, gap.case, gap.asked)
    cites = cites_of(listed.place) or cites_of(world.statement)
    test = example(world, gap.case, gap.asked, f"{title(world)} has no answer", "NoRule")
    if gap.values:
        least = value_text(gap.values[0], listed.type, length)
        what = f"{listed.name} {least}: no row" if gap.values[0] is not None else "nothing is rolled: no row"
        every = f"no row for {values_text(gap.values, listed.type, length)}"
        every += ", and perhaps for more" if gap.unsure else ""
        label = every if len(gap.values) > 1 or gap.unsure else ""
        return CODE.at(
            span_of(listed.place, world),
            f"{title(world)}: {what}",
            *notes,
            label=label,
            help=with_test(help_, test),
            cites=cites,
        )
    missing = f"no line of `{listed.name}` fits" if listed.sort == "figure" else _LISTS[listed.sort]
    message = f"{title(world)}: {missing}{_when(case_text(world, gap.case, gap.asked))}"
    help_ = "say what holds then: a line of its own, or `otherwise`"
    return CODE.at(span_of(listed.place, world), message, *notes, help=with_test(help_, test), cites=cites)


def _when(said: str) -> str:
    return f" when {said}" if said else ", whatever the facts are"


def _of_value(hole: Hole) -> Diagnostic:
    """A value of which no line fits, in a case in which it is asked for."""
    value, world = hole.table, hole.world
    when = _when(case_text(world, hole.case, hole.asked))
    notes = [Note(span_of(hole.line, world), "it is asked here"), *assumed_notes(world, hole.case, hole.asked)]
    first = next((line for line in value.figure.lines if line.op == "set"), value)
    message = f"{value.name}: no line of `{value.name}` fits in {title(world)}{when}"
    help_ = "say what holds then: a line of its own, or `otherwise`"
    test = example(world, hole.case, hole.asked, f"{value.name} has no answer", "NoRule")
    return CODE.at(span_of(first), message, *notes, help=with_test(help_, test), cites=cites_of(value))


def _of_table(hole: Hole) -> Diagnostic:
    table = hole.table
    least = in_keys(table, hole.keys)[0]
    message = f"{table.name}: {key_text(hole.world.rules, table, least)}: no {hole.why}"
    every = [k for k in in_keys(table, hole.keys) if len(k) == 1]
    label = ""
    if len(every) > 1:
        values = [k[0] for k in every]
        label = f"no {hole.why} for {values_text(values, table.key_types[0], hole.world.rules.length)}"
    elif len(hole.keys) > 1:
        label = f"{len(hole.keys)} such cases"
    notes = [Note(span_of(hole.line, hole.world), "it is asked here")]
    notes += assumed_notes(hole.world, hole.case, hole.asked)
    help_ = instance(hole.world, hole.case, hole.asked)
    span = table.rows[-1].span if hole.why == "row" else table.rows[0].span
    test = example(hole.world, hole.case, hole.asked, f"{table.name} has no {hole.why}", "NoRule")
    return CODE.at(span, message, *notes, label=label, help=with_test(help_, test), cites=cites_of(table))


CHECK = Check(CODE, find)
