"""What the tables of a ruleset are asked for, in all its worlds: what they have no row for, rows that never come up, blanks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rulec.analysis.asking import Asking, Hole, Judgement, asked_by_none, used_values
from rulec.analysis.diagrams import Trouble
from rulec.analysis.lookup import match_holds, row_holds
from rulec.analysis.values import equals
from rulec.analysis.world import Lookup, World
from rulec.model import entities as e


def judge_tables(found: Judgement) -> None:
    """What tables are asked for in all worlds together."""
    asked: dict[int, list[tuple[World, Lookup]]] = {}
    for world in found.analysis.worlds:
        for lookup in world.lookups:
            asked.setdefault(id(lookup.table), []).append((world, lookup))
    holes: dict[tuple[int, str], Hole] = {}
    used = used_values(found.analysis.rules)
    for world in found.analysis.worlds:
        asking = Asking(found, world)
        if asked_by_none(world, used):
            asking.attempt(lambda asking=asking: _holes(asking, holes))  # type: ignore[misc]
    found.lost += [hole for hole in holes.values() if hole.why == "list"]
    for table in found.analysis.rules.tables.values():
        uses = asked.get(id(table), [])
        if not uses:
            continue
        found.count("tables")
        mine = [hole for (at, _), hole in holes.items() if at == id(table)]
        found.holes += mine
        if not mine:
            found.count("total tables")
        for world, _ in uses[:1]:
            Asking(found, world).attempt(lambda: _rows(found, table, uses))  # noqa: B023
            Asking(found, world).attempt(lambda: _blanks(found, table, uses))  # noqa: B023


def _holes(asking: Asking, holes: dict[tuple[int, str], Hole]) -> None:
    world, d = asking.world, asking.world.d
    places: dict[int, Any] = {id(t): t for t in world.rules.tables.values()}
    places |= {
        id(s.figure): s for s in world.rules.statements.values() if s.word == "value" and s is not world.statement
    }
    for asked in world.asked:
        leaves = [d.value[i] for i in sorted(d.leaves(asked.node)) if isinstance(d.value[i], Trouble)]
        for trouble in leaves:
            table = places.get(trouble.of)
            if table is None:
                continue
            key = (trouble.of, trouble.why)
            old = holes.get(key)
            if old is not None and trouble.keys in old.keys:
                continue
            roots = (*asked.path, d.map(equals(trouble), asked.node))
            case = asking.ask(*roots)
            if case is not None and asking.proved(case, roots):
                new = Hole(table, trouble.why, (trouble.keys,), world, case, asked.line, roots)
                if old is not None:
                    new = Hole(table, old.why, (*old.keys, trouble.keys), old.world, old.case, old.line, old.asked)
                holes[key] = new


def _rows(found: Judgement, table: e.Table, uses: Sequence[tuple[World, Lookup]]) -> None:
    """Rows that no use of a table comes to."""
    found.count("rows", len(table.rows))
    for row in table.rows:
        for world, lookup in uses:
            node = world.d.map(row_test(table, row, lookup.which), lookup.keys)
            if world.find(*lookup.path, node) is not None:
                found.count("rows reached")
                break
        else:
            found.rows.append((table, row))


def row_test(table: e.Table, row: e.Row, which: str) -> Callable[[Any], bool]:
    def test(keys: Any) -> bool:
        if isinstance(keys, Trouble):
            return False
        down = keys[:-1] if table.columns or which != "cell" else keys
        return row_holds(row, down)

    return test


def _blanks(found: Judgement, table: e.Table, uses: Sequence[tuple[World, Lookup]]) -> None:
    """Cells that are asked for and left blank: not a dash, not a text."""
    for row in table.rows:
        for at, cell in enumerate(row.cells):
            if cell.match is not None or cell.text:
                continue
            for world, lookup in uses:
                if lookup.which != "cell":
                    continue

                def test(keys: Any, row: e.Row = row, at: int = at) -> bool:
                    if isinstance(keys, Trouble) or not row_holds(row, keys[: len(row.keys)]):
                        return False
                    return not table.columns or match_holds(table.columns[at], keys[-1])

                case = world.find(*lookup.path, world.d.map(test, lookup.keys))
                if case is not None:
                    found.blanks.append((table, row, at, world, case, lookup.line))
                    break
