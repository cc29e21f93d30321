"""Tables for the checks: their keys in words, their rows as boxes, and the classes that their keys tell apart."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Any

from attrs import frozen

from rulec.analysis.boxes import Point, Row
from rulec.analysis.cases import value_text
from rulec.analysis.classes import between
from rulec.analysis.diagrams import is_figure, plain
from rulec.analysis.lookup import match_holds
from rulec.model import entities as e


def in_keys(table: e.Table, keys: Iterable[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    """Sets of keys in order: figures nearest to 0 first, members as their kind has them."""

    def rank(value: Any, type_: e.Type) -> tuple[int, Any, Any]:
        if is_figure(value):
            return (0, abs(value), value)
        if value in type_.values:
            return (1, type_.values.index(value), 0)
        return (2, str(value), 0)

    return sorted(keys, key=lambda ks: [rank(k, t) for k, t in zip(ks, table.key_types, strict=False)])


def key_text(rules: e.Ruleset, table: e.Table, keys: Sequence[Any]) -> str:
    """margin -8, side attacker."""
    said = zip(table.keys, keys, table.key_types, strict=False)
    return ", ".join(f"{name} {value_text(key, type_, rules.length)}" for name, key, type_ in said)


def row_text(row: e.Row) -> str:
    return ", ".join(label or match.text for label, match in zip(row.labels, row.keys, strict=True))


def column_text(table: e.Table, at: int) -> str:
    label = table.column_labels[at] if at < len(table.column_labels) else ""
    return label or (table.columns[at].text if at < len(table.columns) else "")


@frozen
class Boxes:
    """The rows of a table as boxes over the classes of its keys; values: one for each class of each key."""

    rows: tuple[Row, ...]
    values: tuple[tuple[Any, ...], ...]

    @property
    def sizes(self) -> tuple[int, ...]:
        return tuple(map(len, self.values))

    def at(self, point: Point) -> tuple[Any, ...]:
        return tuple(values[c] for values, c in zip(self.values, point, strict=True))


def boxes(table: e.Table) -> Boxes:
    """The keys that run down, as every row has them."""
    down = len(table.rows[0].keys) if table.rows else 0
    values = tuple(classes([row.keys[k] for row in table.rows], table.key_types[k]) for k in range(down))
    rows = tuple(
        tuple(sum(1 << c for c, v in enumerate(values[k]) if match_holds(row.keys[k], v)) for k in range(down))
        for row in table.rows
    )
    return Boxes(rows, values)


def classes(matches: Iterable[e.Match], type_: e.Type) -> tuple[Any, ...]:
    """A value for each class that matches tell apart: members, or bounds and what lies between them."""
    if type_.sort == "yesno":
        return (False, True)
    if type_.sort == "member":
        return type_.values
    marks = sorted({b for match in matches for alt in match.alts for b in bounds(alt) if b is not None})
    if not marks:
        return (0,)
    found: list[Any] = [marks[0] - 1]
    for at, mark in enumerate(marks):
        if at and mark - marks[at - 1] > (1 if type_.sort == "number" else 0):
            found += between(marks[at - 1], mark, 1)
        found.append(mark)
    return tuple(plain(v) for v in (*found, marks[-1] + 1))


def bounds(alt: e.Alt) -> tuple[Fraction | None, Fraction | None]:
    """The ends of a band that is written in figures."""
    if not isinstance(alt, e.Between):
        return None, None
    ends = [b.value if isinstance(b, e.Const) and isinstance(b.value, Fraction) else None for b in (alt.low, alt.high)]
    return ends[0], ends[1]


def only_band(match: e.Match | None) -> e.Between | None:
    """A match that is one band of figures."""
    if match is None or len(match.alts) != 1 or not isinstance(match.alts[0], e.Between):
        return None
    band = match.alts[0]
    fixed = all(b is None or isinstance(b, e.Const) for b in (band.low, band.high))
    return band if fixed else None
