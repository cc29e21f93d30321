"""RC702 phases-out-of-order: a model -> a finding for two concepts whose phases follow each other otherwise in an edition."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from rulec.checks.base import ModelCheck
from rulec.checks.between import Case, notes, rows_of, undeclared
from rulec.compare.matrix import Row, family_pairs
from rulec.diagnostics import Code, Diagnostic, Severity
from rulec.model import entities as e


def _two(order: str, *, declare: bool) -> str:
    texts = []
    for name, phases in (("sheet", "ab"), ("book", order)):
        head = f'# file {name}\nruleset {name} "Game: the {name}"\n  family game\nrecord unit\n  dp "DP": 0 to 6\n'
        acts = 'action go for unit\n  "1 DP" +1 dp when dp is 0\nsequence turn "Turn"\n'
        texts.append(head + acts + "".join(f'  phase {p} "{p.upper()}" may go\n' for p in phases))
    reason = '  differ sheet, book because "it was found to play better"\n' if declare else ""
    concepts = "".join(f"concept {p}\n  sheet: turn.{p}\n  book: turn.{p}\n{reason}" for p in "ab")
    return f"{''.join(texts)}# file concepts\n{concepts}"


CODE = Code(
    id="RC702",
    slug="phases-out-of-order",
    severity=Severity.WARNING,
    summary="Two phases follow each other in one edition, and the other way round in another.",
    why="Who shoots before he moves plays another game than who moves before he shoots.",
    bad=_two("ba", declare=False),
    good=_two("ab", declare=False),
)


def find(model: e.Model) -> Iterator[Diagnostic]:
    return undeclared(cases(model))


def cases(model: e.Model) -> Iterator[Case]:
    phased = [row for row in rows_of(model) if any(_is_phase(cell.found) for cell in row.cells.values())]
    orders = {name: _positions(rules) for name, rules in model.rulesets.items()}
    for one, other in family_pairs(model, model.rulesets):
        rows = [row for row in phased if _both(row, one, other)]
        for first, second in combinations(rows, 2):
            ways = [_follows(*(orders[name][id(_node(row, name))] for row in (first, second))) for name in (one, other)]
            if 0 not in ways and ways[0] != ways[1]:
                yield Case((first.concept, second.concept), one, other, _finding(first, second, one, other))


def _node(row: Row, name: str) -> object:
    found = row.cells[name].found
    return found.node if found else None


def _finding(first: Row, second: Row, one: str, other: str) -> Diagnostic:
    message = f"“{first.concept.label}” and “{second.concept.label}” come in another order in {other} than in {one}"
    advice = f"mend one of them, or declare it: differ {one}, {other} because ..."
    places = notes(first.cells[one], second.cells[one], first.cells[other], second.cells[other])
    return CODE.at(second.concept.span, message, *places, label="order differs", help=advice)


def _follows(a: tuple[int, ...], b: tuple[int, ...]) -> int:
    """1 if the second comes after the first, -1 if before; 0 if one is a part of the other."""
    if a[: len(b)] == b or b[: len(a)] == a:
        return 0
    return 1 if a < b else -1


def _is_phase(found: object) -> bool:
    return isinstance(getattr(found, "node", None), e.Phase)


def _both(row: Row, one: str, other: str) -> bool:
    return all(name in row.cells and _is_phase(row.cells[name].found) for name in (one, other))


def _positions(rules: e.Ruleset) -> dict[int, tuple[int, ...]]:
    found: dict[int, tuple[int, ...]] = {}

    def enter(phases: tuple[e.Phase, ...], above: tuple[int, ...]) -> None:
        for at, phase in enumerate(phases):
            found[id(phase)] = (*above, at)
            enter(phase.phases, (*above, at))

    for at, sequence in enumerate(rules.sequences):
        enter(sequence.phases, (at,))
    return found


CHECK = ModelCheck(CODE, find)
