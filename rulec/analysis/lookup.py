"""Tables and matches, one set of keys at a time: which rows and columns take them, and what stands there."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from rulec.analysis.diagrams import Trouble, is_figure, plain
from rulec.analysis.values import one_of
from rulec.meaning.values import Range
from rulec.model import entities as e


class _Memo(dict[Any, Any]):
    """Functions made from nodes of the model, one for each; the nodes are kept so that identities stay theirs."""


_ASKED: _Memo = _Memo()


def asked_of(table: e.Table, which: str) -> Callable[[Any], Any]:
    key = (id(table), which)
    found = _ASKED.get(key)
    if found is None or found[0] is not table:
        found = _ASKED[key] = (table, _asker(table, which))
    made: Callable[[Any], Any] = found[1]
    return made


def _asker(table: e.Table, which: str) -> Callable[[Any], Any]:
    def ask(keys: Any) -> Any:
        for key in keys if isinstance(keys, tuple) else (keys,):
            if isinstance(key, Trouble):
                return key
        down = keys[:-1] if table.columns or which != "cell" else keys
        rows = rows_for(table, down)
        if not rows:
            return Trouble("row", id(table), down)
        if any(r.cells != rows[0].cells for r in rows):
            return Trouble("two rows", id(table), down)
        if which != "cell":
            return column_for(table, rows[0], keys[-1], which)
        if not table.columns:
            return cell_value(rows[0].cells[0].match)
        cells = [c for m, c in zip(table.columns, rows[0].cells, strict=False) if match_holds(m, keys[-1])]
        if not cells:
            return Trouble("column", id(table), keys)
        if any(c != cells[0] for c in cells):
            return Trouble("two columns", id(table), keys)
        return cell_value(cells[0].match)

    return ask


def rows_for(table: e.Table, keys: tuple[Any, ...]) -> list[e.Row]:
    return [row for row in table.rows if row_holds(row, keys)]


def row_holds(row: e.Row, keys: tuple[Any, ...]) -> bool:
    return all(match_holds(m, k) for m, k in zip(row.keys, keys, strict=True))


def column_for(table: e.Table, row: e.Row, of: Any, which: str) -> Any:
    if of is None:
        return None
    held = columns_holding(table, row, of)
    if which == "the" and len(held) > 1:
        return Trouble("two columns", id(table), (id(row), of))
    if not held:
        return None
    return cell_value(table.columns[held[0 if which != "last" else -1]])


def columns_holding(table: e.Table, row: e.Row, of: Any) -> list[int]:
    """The columns whose cell in this row holds a value."""
    found = []
    for at, cell in enumerate(row.cells[: len(table.columns)]):
        if cell.match is None:
            continue
        if table.relation:
            mark = cell_value(cell.match)
            if is_figure(mark) and (of <= mark if table.relation == "within" else of >= mark):
                found.append(at)
        elif match_holds(cell.match, of):
            found.append(at)
    return found


def cell_value(match: e.Match | None) -> Any:
    if match is None:
        return None
    match match.alts[0]:
        case e.Members(values=values):
            return values[0]
        case e.Between(low=e.Const(value=low), high=e.Const(value=high)):
            return plain(low) if low == high else Range(Fraction(low), Fraction(high))  # type: ignore[arg-type]
        case e.Equals(of=e.Const(value=value)):
            return plain(value)
    return Trouble("unknown")


def match_holds(match: e.Match, value: Any) -> bool:
    fixed = fixed_match(match)
    return bool(fixed(value)) if fixed is not None else False


_FIXED: _Memo = _Memo()


def fixed_match(match: e.Match) -> Callable[[Any], Any] | None:
    """A match without facts or figures, as a function of the value; None if it has any."""
    found = _FIXED.get(id(match))
    if found is None or found[0] is not match:
        found = _FIXED[id(match)] = (match, _fixed(match))
    made: Callable[[Any], Any] | None = found[1]
    return made


def _fixed(match: e.Match) -> Callable[[Any], Any] | None:
    tests: list[Callable[[Any], bool]] = []
    for alt in match.alts:
        match alt:
            case e.Members(values=values):
                tests.append(one_of(values))
            case e.Equals(of=e.Const(value=value)):
                tests.append(one_of((value,)))
            case e.Between(low=low, high=high, low_open=low_open, high_open=high_open) if all(
                b is None or isinstance(b, e.Const) for b in (low, high)
            ):
                bottom = low.value if isinstance(low, e.Const) else None
                top = high.value if isinstance(high, e.Const) else None
                if (low is not None and bottom is None) or (high is not None and top is None):
                    tests.append(lambda v: False)  # noqa: ARG005 - a bound that is none holds nothing
                else:
                    tests.append(_between(plain(bottom), plain(top), low_open, high_open))
            case _:
                return None

    def fixed(value: Any) -> Any:
        if isinstance(value, Trouble):
            return value
        return any(test(value) for test in tests)

    return fixed


def _between(low: Any, high: Any, low_open: bool, high_open: bool) -> Callable[[Any], bool]:
    def inside(value: Any) -> bool:
        if not is_figure(value):
            return False
        if low is not None and (value < low or (low_open and value == low)):
            return False
        return not (high is not None and (value > high or (high_open and value == high)))

    return inside
