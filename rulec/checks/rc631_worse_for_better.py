"""RC631 worse-for-better: a ruleset -> a finding where figures along an order go up and down again.

An order is one that the rules declare (`ordered best first`) or that numbers and lengths have; the figures are the cells
of a table, the pairs of a `by` line, lines of modifiers that are each for one grade, what bands of results make a state.
Along one line of a table they must not turn round; nor may one line run against all the others of its table. Where there
is no order, nothing is judged.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import pairwise

from rulec.checks.along import along_bands, along_lines, constant, low_of, members_of
from rulec.checks.base import Check
from rulec.diagnostics import Code, Diagnostic, Severity
from rulec.meaning.lines import lines_of
from rulec.model import entities as e
from rulec.source import Span

_BASE = (
    'ruleset r "Rules"\nkind Grade "grade" ordered best first\n  veteran\n  regular\n  raw\nrecord unit\n  grade: Grade\n'
    "test morale for unit\n  roll D6\n  modifiers\n"
)

CODE = Code(
    id="RC631",
    slug="worse-for-better",
    severity=Severity.WARNING,
    summary="A better grade, a better roll or a closer range gives less than a worse one.",
    why="Two cells changed places, or a sign is wrong: the table is complete, and nobody sees it until it matters.",
    bad=f'{_BASE}    by grade "Grade": veteran +1, regular -1, raw +1\n',
    good=f'{_BASE}    by grade "Grade": veteran +1, regular 0, raw -1\n'.replace("regular 0, ", ""),
)
_Along = Sequence[tuple[str, Fraction]]


def find(ruleset: e.Ruleset) -> Iterator[Diagnostic]:
    for statement in (*ruleset.statements.values(), *ruleset.gains):
        for line in lines_of(statement):
            if isinstance(line, e.FigureLine) and line.by is not None and not isinstance(line.by, e.LineHeld):
                along = _pairs(ruleset, line.by.type, line)
                if along and _turns(along):
                    yield _finding(line.span, line.label or statement.label, along)
        yield from _steps_of(ruleset, statement)
    for table in ruleset.tables.values():
        yield from _table(ruleset, table)


def _steps_of(ruleset: e.Ruleset, statement: e.Statement) -> Iterator[Diagnostic]:
    figures = [statement.figure] if statement.figure else []
    figures += [s.figure for s in statement.steps if isinstance(s, e.ModifiersStep | e.ValueStep)]
    for span, name, along in (one for figure in figures for one in along_lines(ruleset, figure)):
        if _turns(along):
            yield _finding(span, name, along)
    for step in statement.steps:
        for span, name, along in along_bands(ruleset, step) if isinstance(step, e.ResultsStep) else ():
            if _turns(along):
                yield _finding(span, name, along, states=True)


# ---------------------------------------------------------------- figures along an order


def _pairs(ruleset: e.Ruleset, of: e.Type, line: e.FigureLine) -> _Along:
    """What each value along the order gets; of an ordered kind those without a pair get nothing."""
    kind = ruleset.kinds.get(of.kind)
    if of.sort == "member":
        if kind is None or not kind.best_first:
            return ()
        given = {m: constant(amount) for match, amount in reversed(line.pairs) for m in members_of(match)}
        found = [(member, given.get(member, Fraction(0))) for member in kind.best_first]
    else:
        ranked = sorted(
            (low, match.text, constant(amount)) for match, amount in line.pairs if (low := low_of(match)) is not None
        )
        found = [(text, amount) for _, text, amount in ranked] if len(ranked) == len(line.pairs) else []
    return [(name, amount) for name, amount in found if amount is not None] if None not in [a for _, a in found] else ()


def _table(ruleset: e.Ruleset, table: e.Table) -> Iterator[Diagnostic]:
    across = _order(ruleset, table.key_types[-1], table.columns) if table.columns else None
    if across is not None:
        lines = [
            (row.span, _row_name(row), _line(ruleset, table, [row.cells[at] for at in across], across))
            for row in table.rows
        ]
        yield from _judged(lines)
    for at in range(len(table.keys) - (1 if table.columns else 0)):
        for rows in _alike(table, at):
            down = _order(ruleset, table.key_types[at], [row.keys[at] for row in rows])
            if down is None:
                continue
            columns = range(len(rows[0].cells))
            found = [
                (
                    rows[0].span,
                    _column_name(table, c),
                    _named([(rows[i].keys[at].text, _cell(ruleset, table, rows[i].cells[c])) for i in down]),
                )
                for c in columns
            ]
            yield from _judged(found)


def _alike(table: e.Table, at: int) -> list[list[e.Row]]:
    """Rows that differ in one key alone."""
    groups: dict[tuple[str, ...], list[e.Row]] = {}
    for row in table.rows:
        groups.setdefault(tuple(key.text for i, key in enumerate(row.keys) if i != at), []).append(row)
    return [rows for rows in groups.values() if len(rows) > 1]


def _judged(lines: Sequence[tuple[Span, str, _Along]]) -> Iterator[Diagnostic]:
    ways = [_way(along) for _, _, along in lines]
    rising, falling = ways.count(1), ways.count(-1)
    for (span, name, along), way in zip(lines, ways, strict=True):
        if _turns(along):
            yield _finding(span, name, along)
        elif way and (falling if way > 0 else rising) >= 2 and (rising if way > 0 else falling) == 1:
            yield _finding(span, name, along, against=True)


def _line(ruleset: e.Ruleset, table: e.Table, cells: Sequence[e.Cell], order: Sequence[int]) -> _Along:
    names = [table.columns[at].text for at in order]
    return _named([(name, _cell(ruleset, table, cell)) for name, cell in zip(names, cells, strict=True)])


def _named(along: Sequence[tuple[str, Fraction | None]]) -> _Along:
    """A dash is no figure: what lies on its two sides is compared."""
    return [(name, amount) for name, amount in along if amount is not None]


def _order(ruleset: e.Ruleset, of: e.Type, keys: Sequence[e.Match]) -> list[int] | None:
    """The keys along their order; None where there is none."""
    if of.sort == "member":
        kind = ruleset.kinds.get(of.kind)
        order = kind.best_first if kind else ()
        places = [[order.index(m) for m in members_of(key) if m in order] for key in keys]
        if not order or not all(places):
            return None
        return sorted(range(len(keys)), key=lambda i: min(places[i]))
    lows = [low_of(key) for key in keys]
    known = [low for low in lows if low is not None]
    if of.sort in ("yesno", "none") or len(known) != len(lows) or len(set(known)) != len(known):
        return None
    return sorted(range(len(keys)), key=lambda i: known[i])


def _cell(ruleset: e.Ruleset, table: e.Table, cell: e.Cell) -> Fraction | None:
    """A cell as a figure; a member of an ordered kind is its place in the order, the best highest."""
    if cell.match is None or len(cell.match.alts) != 1:
        return None
    alt = cell.match.alts[0]
    if isinstance(alt, e.Members) and table.type.sort == "member":
        kind = ruleset.kinds.get(table.type.kind)
        order = kind.best_first if kind else ()
        member = alt.values[0]
        return Fraction(-order.index(member)) if isinstance(member, str) and member in order else None
    return low_of(cell.match)


# ---------------------------------------------------------------- the verdict


def _steps(along: _Along) -> list[int]:
    return [(b > a) - (b < a) for (_, a), (_, b) in pairwise(along) if a != b]


def _turns(along: _Along) -> bool:
    return len(set(_steps(along))) > 1


def _way(along: _Along) -> int:
    steps = _steps(along)
    return steps[0] if steps and len(set(steps)) == 1 else 0


def _row_name(row: e.Row) -> str:
    return ", ".join(label or key.text for label, key in zip(row.labels, row.keys, strict=False))


def _column_name(table: e.Table, at: int) -> str:
    return table.column_labels[at] if at < len(table.column_labels) else table.label


def _finding(span: Span, name: str, along: _Along, *, against: bool = False, states: bool = False) -> Diagnostic:
    steps = list(pairwise(along))
    moved = [(a, b) for a, b in steps if a[1] != b[1]]
    first = (moved[0][1][1] > moved[0][0][1]) - (moved[0][1][1] < moved[0][0][1])
    turn = next(((a, b) for a, b in moved if ((b[1] > a[1]) - (b[1] < a[1])) != first), moved[0])
    (one, x), (other, y) = turn
    how = "runs against all its neighbours" if against else "turns round"
    what = ", ".join(text for text, _ in along) if states else f"{one} gives {x}, {other} gives {y}"
    message = f"“{name}” {how}: {what}"
    return CODE.at(span, message, label="against the order", help="if it is meant so, allow it with the reason")


CHECK = Check(CODE, find)
