"""Close Fire and European Order: 16th century: resolvers over columns. Needs numpy.

Made by rulec from rules/cfeo16_rulebook; not to be edited. NAME.resolve_many(columns) takes and gives plain
arrays by name: unit.grade, chosen.unit.act, dice.1, unit.total. NAME.inputs and NAME.outputs say what each
column holds.

Words are codes in the order of their kinds, -1 is none. Lengths are whole numbers of 1/60 yd, angles of
1/60 deg, unless a column states another scale; parts of a move are held as finely as their steps, else in
1/60. The column error is 0 or a place in ERRORS.
"""

# fmt: off
# ruff: noqa: E501, F841, RUF100
from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, partial
from importlib import import_module
from threading import local
from typing import Any, TypeAlias

import numpy as np

Array: TypeAlias = np.ndarray[Any, Any]
Columns: TypeAlias = Mapping[str, Array]
Errors: TypeAlias = tuple[tuple[int, Array | int], ...]
Kernel: TypeAlias = Callable[[Columns], tuple[Errors, dict[str, Array | int]]]
I1, I2, I4, I8 = np.int8, np.int16, np.int32, np.int64
BLOCK = 65_536  # rows that are worked out together: what is made on the way stays in the cache
MOST_ROUNDS = 1000
ERRORS = (
    "",
    "NoRule",
    "TwoRules",
    "IllegalState",
    "NeverEnds",
    "Undecided",
    "InputError",
    "NotOpen",
    "MissingFact",
    "MissingDice",
    "NeedsChoice",
)
VERDICTS = ("may", "must", "may not", "need not", "does not apply")
_INPUT_ERROR, _NEVER_ENDS = ERRORS.index("InputError"), ERRORS.index("NeverEnds")


class InputError(ValueError):
    """Columns that cannot be read at all: one is missing, is not known, or holds no whole numbers."""


@dataclass(frozen=True, slots=True)
class Column:
    """One column. values: what its codes 0, 1, ... mean. scale: so many of it make one. missing: how a choice says that
    none was made. default: what it is where it is not given. none, over, to: columns that say where it is none, what it
    is to be divided by besides, and the high end of a range that is left to the player."""

    name: str
    sort: str
    dtype: Any
    low: int = 0
    high: int = 1
    values: tuple[str, ...] = ()
    scale: int = 1
    step: int = 1
    default: int | None = None
    missing: int | None = None
    element: tuple[str, int] | None = None
    none: str = ""
    over: str = ""
    to: str = ""

    def encode(self, values: Iterable[Any]) -> Array:
        """Words, yes or no, and exact figures as the column holds them. None is a choice that was not made."""
        return np.array([self._code(value) for value in values], self.dtype)

    def _code(self, value: Any) -> int:
        if value is None and self.missing is not None:
            return self.missing
        if isinstance(value, bool):
            return int(value)
        if self.values and not isinstance(value, int | Fraction):
            if str(value) not in self.values:
                raise InputError(f"{self.name} cannot be {value}; it can be {', '.join(self.values)}")
            return self.values.index(str(value))
        scaled = Fraction(value) * self.scale
        if scaled.denominator != 1:
            raise InputError(f"{self.name} is held in parts of 1/{self.scale}, and {value} is no number of them")
        return int(scaled)


@dataclass(frozen=True, slots=True)
class Resolver:
    """A statement of the rules over columns. acts: the bits of must, may and may_not, from the lowest on.

    dice: how many columns dice.1, dice.2, ... it can use. same: outputs that are an input, or one figure in all rows.
    rounds: the columns that go from one round into the next.
    """

    name: str
    label: str
    inputs: dict[str, Column]
    outputs: dict[str, Column]
    kernel: Kernel
    acts: tuple[str, ...] = ()
    dice: int = 0
    same: dict[str, str | int] | None = None
    rounds: dict[str, str] | None = None

    def resolve_many(
        self, columns: Columns, *, threads: int = 1, block: int = BLOCK, compiled: bool = False
    ) -> dict[str, Array]:
        """Every row answered. The column error is 0, or the place in ERRORS of what the rules would raise.

        compiled: by numba, from the module beside this one that ends in _numba; the answers are the same. A resolver is
        compiled when it is first asked, which takes seconds, and is kept for later runs.
        Columns that came in and go out as they are, or that are one figure throughout, are not copied: do not write to them.
        """
        rows, given, wrong = self._given(columns)
        kernel = self.kernel
        if compiled:
            kernel, block = _compiled(self.name), min(block, _loops().B)
        same = self.same or {}
        out = {name: np.empty(rows, column.dtype) for name, column in self.outputs.items() if name not in same}
        out["error"] = np.zeros(rows, I1)
        work = partial(self._block, kernel, given, wrong, out, block)
        starts = range(0, rows, block)
        if threads > 1:
            with ThreadPoolExecutor(threads) as pool:
                list(pool.map(work, starts))
        else:
            for start in starts:
                work(start)
        for name, source in same.items():
            value = given[source] if isinstance(source, str) else np.asarray(source)
            out[name] = np.broadcast_to(value.astype(self.outputs[name].dtype, copy=False), rows)
        if same and out["error"].any():
            for name in same:
                out[name] = out[name].copy()
            self._blank({name: out[name] for name in same}, out["error"] != 0)
        return {name: out[name] for name in (*self.outputs, "error")}

    def decode(self, columns: Columns, name: str) -> list[Any]:
        """A column that came out in words and exact figures; None where it is none, (low, high) where it is open."""
        column = self.outputs[name]
        held = columns[name].tolist()
        if column.sort == "acts":
            return [tuple(act for i, act in enumerate(self.acts) if bits >> i & 1) for bits in held]
        none = columns[column.none].tolist() if column.none else [False] * len(held)
        if column.sort == "member":
            return [None if code < 0 else column.values[code] for code in held]
        if column.sort == "yesno":
            return [None if is_none else bool(value) for value, is_none in zip(held, none, strict=True)]
        over = columns[column.over].tolist() if column.over else [1] * len(held)
        high = columns[column.to].tolist() if column.to else held
        found: list[Any] = []
        for value, top, by, is_none in zip(held, high, over, none, strict=True):
            low = Fraction(value, column.scale * by)
            found.append(None if is_none else low if top == value else (low, Fraction(top, column.scale * by)))
        return found

    def _given(self, columns: Columns) -> tuple[int, dict[str, Array], Array | None]:
        """The columns of this resolver, and the rows in which one of them is outside of its domain."""
        known = {*self.inputs, *(f"dice.{i + 1}" for i in range(self.dice))}
        for name in columns:
            if name not in known:
                raise InputError(f"{self.name} has no column {name}; its columns are {', '.join(sorted(known))}")
        lengths = {len(column) for column in columns.values()}
        if len(lengths) > 1:
            raise InputError(f"columns are of one length, and these are of {sorted(lengths)}")
        rows = lengths.pop() if lengths else 1
        given: dict[str, Array] = {}
        bad: list[Array] = []
        for name, column in self.inputs.items():
            if name in columns:
                array, outside = _read(column, np.asarray(columns[name]))
                if outside is not None and column.element is not None:
                    outside &= given[column.element[0]] >= column.element[1]
                given[name] = array
                bad += [] if outside is None else [outside]
            else:
                given[name] = _usual(self.name, column, given, rows)
        for i in range(self.dice):
            name = f"dice.{i + 1}"
            given[name] = _die(np.asarray(columns[name])) if name in columns else np.broadcast_to(I1(0), rows)
        if not bad:
            return rows, given, None
        return rows, given, np.logical_or.reduce(bad)

    def _block(
        self, kernel: Kernel, given: Columns, wrong: Array | None, out: dict[str, Array], block: int, start: int
    ) -> None:
        """One block of rows, and further rounds of those that call for one."""
        stop = min(start + block, len(out["error"]))
        c = {name: array[start:stop] for name, array in given.items()}
        for name, column in self.inputs.items():
            if c[name].dtype != column.dtype:
                c[name] = c[name].astype(column.dtype)
        here = {name: array[start:stop] for name, array in out.items()}
        if self.rounds is None:
            self._play(kernel, c, here)
        else:
            self._rounds(kernel, c, here)
        error = here["error"]
        if wrong is not None:
            error[wrong[start:stop]] = _INPUT_ERROR
        if error.any():
            self._blank(here, error != 0)

    def _play(self, kernel: Kernel, c: Columns, here: dict[str, Array]) -> dict[str, Array | int]:
        with np.errstate(all="ignore"):
            errors, made = kernel(c)
        for name, array in here.items():
            if name in made:
                array[...] = made[name]
        for code, rows in reversed(errors):
            if np.any(rows):
                here["error"][np.broadcast_to(np.asarray(rows, bool), here["error"].shape)] = code
        return made

    def _rounds(self, kernel: Kernel, c: Columns, here: dict[str, Array]) -> None:
        """Round after round of the rows that are not decided; each goes on from what the last one left."""
        assert self.rounds is not None
        rows = np.arange(len(here["error"]))
        c = {**c, "at": np.zeros(len(rows), I4), "first": np.ones(len(rows), bool)}
        for was, name in self.rounds.items():
            if was not in c:  # an output; facts are as they are given
                column = self.outputs[name]
                nothing = -1 if column.sort == "member" else column.sort in ("none", "over")
                c[was] = np.full(len(rows), nothing, column.dtype)
        for _ in range(MOST_ROUNDS):
            part = {name: np.empty(len(rows), array.dtype) for name, array in here.items()}
            part["error"][...] = 0
            made = self._play(kernel, c, part)
            for name, array in part.items():
                here[name][rows] = array
            again = np.broadcast_to(np.asarray(made["again"], bool), rows.shape)
            if not again.any():
                return
            after = {was: part[name][again] for was, name in self.rounds.items()}
            c = {name: after.get(name, array[again]) for name, array in c.items()}
            c["at"] = np.broadcast_to(np.asarray(made["at"], I4), rows.shape)[again]
            c["first"] = np.zeros(len(c["at"]), bool)
            rows = rows[again]
        here["error"][rows] = _NEVER_ENDS

    def _blank(self, here: dict[str, Array], rows: Array) -> None:
        """A row in error has no answer."""
        for name, array in here.items():
            if name != "error":
                sort = self.outputs[name].sort
                array[rows] = -1 if sort == "member" else sort in ("none", "over")


def _read(column: Column, array: Array) -> tuple[Array, Array | None]:
    """A column as it is given, and the rows in which it is outside of its domain."""
    if array.ndim != 1 or array.dtype.kind not in "biu":
        raise InputError(f"{column.name} is to be one array of whole numbers or of truths, not {array.dtype}")
    if not len(array):
        return array, None
    if array.dtype == np.uint8 and column.dtype == I1 and column.missing is None:
        if array.max() <= column.high:
            return array.view(I1), None
        high = array > column.high
        return np.where(high, column.low, array).astype(I1), high
    if array.dtype == bool:
        return array, None
    if column.missing is not None:
        least, most = int(array.min()), int(array.max())
        if least < column.low - 1 or most > column.high:
            kept = np.clip(array, column.low - 1, column.high + (column.high < np.iinfo(column.dtype).max))
            return np.where(array == column.missing, column.missing, kept).astype(column.dtype), None
        return array, None
    outside = None
    if array.min() < column.low or array.max() > column.high:
        outside = (array < column.low) | (array > column.high)
        array = np.where(outside, column.low, array)
    if column.step > 1:
        off = (array - column.low) % column.step != 0
        outside = off if outside is None else outside | off
    return array, outside


def _usual(resolver: str, column: Column, given: Columns, rows: int) -> Array:
    """A column that is not given: its default, a choice that was not made, an element that no row has."""
    value = column.missing if column.missing is not None else column.default
    if value is None and column.element is not None:
        of, at = column.element
        if not (given[of] >= at).any():
            value = column.low
    if value is None:
        can = ", ".join(column.values) or f"{column.low} to {column.high}"
        raise InputError(f"{resolver} needs the column {column.name}; it can be {can}")
    return np.broadcast_to(np.asarray(value, column.dtype), rows)


def _die(array: Array) -> Array:
    """A column of faces; what no die can show is kept as a face that none has."""
    if array.ndim != 1 or array.dtype.kind not in "iu":
        raise InputError(f"dice are arrays of whole numbers, not {array.dtype}")
    if array.dtype == I1 and (not len(array) or array.min() >= 0):
        return array
    return np.where((array < 0) | (array > 127), 127, array).astype(I1)


def _stacked(c: Columns, dice: int) -> Array:
    """All dice, one row a die, and none at the end."""
    faces = [c[f"dice.{i + 1}"] for i in range(dice)]
    return np.stack((*faces, np.zeros(len(faces[0]), I1)))


def _face(dice: Array, at: Array) -> Array:
    """The die at a place that differs from row to row; past the last there is none."""
    found: Array = dice[np.clip(at, 0, len(dice) - 1), np.arange(dice.shape[1])]
    return found


def _table(values: Sequence[int], dtype: Any) -> Array:
    return np.array(values, dtype)


_Names: TypeAlias = tuple[tuple[str, ...], ...]


class _Loop:
    """A kernel that goes row by row, compiled. reads, makes: its columns, truths first and then by width. What it gives is
    overwritten when the same thread calls it again."""

    def __init__(self, work: Any, most: int, reads: _Names, makes: _Names) -> None:
        self.work, self.most = work, most
        self.reads, self.makes = _places(reads, most), _places(makes, most)
        self.truths = frozenset(makes[0])
        self.own = local()  # cells that are kept: new ones would cost as much as the work itself

    def __call__(self, c: Columns) -> tuple[Errors, dict[str, Array | int]]:
        rows = len(next(iter(c.values()), (0,)))
        given, out = self._cells()
        for cells, (_, _, places) in zip(given, self.reads, strict=True):
            for name, at in places:
                if not name:  # the place of no die
                    cells[at : at + rows] = 0
                else:
                    column = c[name]
                    cells[at : at + rows] = column.view(I1) if column.dtype == bool else column
        self.work(rows, *given, *out)
        made: dict[str, Array | int] = {
            name: cells[at : at + rows]
            for cells, (_, _, places) in zip(out, self.makes, strict=True)
            for name, at in places
        }
        made |= {name: np.asarray(made[name]).view(bool) for name in self.truths}
        return (), made

    def _cells(self) -> tuple[list[Array], list[Array]]:
        if not hasattr(self.own, "cells"):
            self.own.cells = tuple([np.empty(n, dtype) for dtype, n, _ in held] for held in (self.reads, self.makes))
        found: tuple[list[Array], list[Array]] = self.own.cells
        return found


def _places(names: _Names, most: int) -> list[tuple[Any, int, list[tuple[str, int]]]]:
    """Of each width: its type, how many cells there are, and where each column begins. A truth is as wide as the least."""
    widths = zip((I1, I2, I4, I8), ((*names[0], *names[1]), *names[2:]), strict=True)
    return [(t, most * len(listed), [(name, i * most) for i, name in enumerate(listed)]) for t, listed in widths]


def _loops() -> Any:
    return import_module(f"{__name__.removesuffix('_batch')}_numba")


@cache
def _compiled(name: str) -> Kernel:
    """The loop of a resolver; numba keeps what it has compiled beside the module."""
    try:
        numba = import_module("numba")
    except ImportError:
        raise ModuleNotFoundError("compiled=True needs numba: pip install numba", name="numba") from None
    loops = _loops()
    work, reads, makes = loops.LOOPS[name]
    arrays = ", ".join(f"int{bits}[::1]" for bits in (8, 16, 32, 64))
    compile_ = numba.njit(f"void(int64, {arrays}, {arrays})", nogil=True, cache=True, error_model="numpy")
    return _Loop(compile_(work), loops.B, reads, makes)


_W1 = (
    'the_lower_score_moves_first_and_chooses_first',
    'the_higher_score_follows',
    'equal_the_side_with_the_initiative_second',
    'equal_the_other_first'
)
_W2 = ('held', 'fell_back', 'retired', 'routed')
_W3 = (
    'pikes',
    'tercio',
    'swords',
    'skirmishers',
    'rabble',
    'heavy_horse',
    'reiters',
    'light_horse',
    'heavy_gun',
    'medium_gun',
    'light_gun'
)
_W4 = ('may', 'must', 'may not', 'need not', 'does not apply')
_W5 = ('not_blocked', 'partly', 'wholly')
_W6 = ('A1', 'A2', 'B', 'C', 'D', 'E')
_W7 = ('line', 'march_column', 'unformed', 'no_formation')
_W8 = ('nothing', 'rout', 'pursuit', 'looting', 'evade', 'retire')
_W9 = (
    'open_ground',
    'hill',
    'wood',
    'marsh',
    'soft_ground',
    'town',
    'minor_obstacle',
    'dense_wood',
    'rocky_slope',
    'swamp',
    'built_up'
)
_W10 = ('no_charge', 'initiated', 'counter', 'follow_on')
_W11 = ('general', 'marshal', 'commander', 'messenger')
_W12 = ('ordinary', 'exceptional', 'inept')
_W13 = ('2 or less', 'as_the_player_likes', '5 or more')
_W14 = (
    'no_countercharge_and_the_move_reaches_contact',
    'no_countercharge_and_the_move_falls_short_no_contact',
    'each_move_covers_half_the_distance_contact',
    'both_together_short_of_the_distance_no_contact'
)
_W15 = ('front', 'flank', 'rear')
_W16 = ('swiss', 'landsknecht', 'spanish', 'other_people')
_W17 = ('no_others', 'buckler_men', 'halberdiers')
_W18 = ('no_edge', 'town_edge', 'wood_edge', 'hedgerow', 'barricade')
_W19 = ('pursue', 'retire', 'ride_through', 'remain', 'fall_back', 'rout', 'take_position')
_W20 = ('breakthrough', 'victory', 'success', 'inconclusive', 'driven_back', 'defeat', 'broken')
_W21 = ('breakthrough', '4 to 6', '2 to 3', '-1 to 1', '-4 to -2', '-7 to -5', 'broken')
_W22 = ('artillery', 'fire', 'command', 'movement', 'combat', 'morale')
_W23 = ('defend', 'advance_and_defend', 'attack')
_W24 = ('hit_roll_again', 'unhurt')
_W25 = ('killed', 'wounded', 'near_miss')
_W26 = (
    'beyond_120_yd_of_enemy_1_2_move',
    'beyond_120_yd_of_enemy_2_changes_1_move',
    'nearer_however_many_changes_1_move_1_dp'
)
_W27 = ('under_fire_2_dps', 'else_1_dp')
_W28 = (
    'unformed_troops_and_guns_none',
    'cavalry_under_fire_harder_obstacle_3_dps',
    'cavalry_harder_obstacle_2_dps',
    'under_fire_2_dps',
    'else_1_dp'
)
_W29 = ('attack_on_position', 'other_scenario')
_W30 = ('decides_who_goes_first', 'the_other_side_decides')
_W31 = ('disorder_marker', 'halt_marker', 'inspiration_marker', 'messenger_marker', 'fired_marker')
_W32 = (
    'saker',
    'drake',
    'minion',
    'falcon',
    'falconet',
    'robinet',
    'culverin',
    'demi_culverin',
    'cannon_royal',
    'cannon',
    'demi_cannon'
)
_W33 = ('in_open', 'in_wood', 'in_town', 'edge_of_wood', 'edge_of_town')
_W34 = ('clear_view', 'hill_between', 'wood_between', 'town_between', 'formed_unit_between')
_W35 = ('in_the_open', 'soft_cover', 'hard_cover', 'fortifications')
_W36 = ('maximum', 'effective', 'close')
_W37 = ('none_yet', 'same_target', 'other_target')


def _after_order(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Who moves and decides first after combat (test for unit against enemy). @book 495, 497"""
    unit_score = c["unit.score"]
    enemy_score = c["enemy.score"]
    t2 = enemy_score <= unit_score
    unit_the_lower_score_moves_first_and_chooses_first = ~t2
    t3 = -t2.view(I1)
    t4 = unit_score > enemy_score
    del unit_score, enemy_score
    unit_the_higher_score_follows = t2 & t4
    del t2
    t5 = unit_the_lower_score_moves_first_and_chooses_first | t4
    del t4
    t6 = t3 + (1 - t3) * unit_the_higher_score_follows.view(I1)
    del t3
    unit_initiative = c["unit.initiative"]
    unit_equal_the_side_with_the_initiative_second = ~t5 & unit_initiative
    t7 = t5 | unit_initiative
    del t5, unit_initiative
    unit_result = 3 + (t6 + (2 - t6) * unit_equal_the_side_with_the_initiative_second.view(I1) - 3) * t7.view(I1)
    del t6
    t8 = (unit_the_higher_score_follows | unit_equal_the_side_with_the_initiative_second).view(I1) * 2
    del unit_the_higher_score_follows, unit_equal_the_side_with_the_initiative_second
    errors: Errors = (
    )
    return errors, {
        'unit.result': unit_result,
        'unit.must': (unit_the_lower_score_moves_first_and_chooses_first | ~t7).view(I1) + t8,
    }


after_order = Resolver(
    'after_order', 'Who moves and decides first after combat',
    inputs={
        'unit.score': Column('unit.score', 'number', I1, -40, 20),
        'enemy.score': Column('enemy.score', 'number', I1, -40, 20),
        'unit.initiative': Column('unit.initiative', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'unit.result': Column('unit.result', 'member', I1, -1, 3, values=_W1),
        'unit.must': Column('unit.must', 'acts', I1, 0, 3),
    },
    kernel=_after_order,
    acts=('decide_first', 'decide_second'),
)


def _decide_first(_c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Decide first (action for unit). @book 495, 497"""
    errors: Errors = (
    )
    return errors, {
    }


decide_first = Resolver(
    'decide_first', 'Decide first',
    inputs={
    },
    outputs={
    },
    kernel=_decide_first,
)


def _decide_second(_c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Decide second (action for unit). @book 497"""
    errors: Errors = (
    )
    return errors, {
    }


decide_second = Resolver(
    'decide_second', 'Decide second',
    inputs={
    },
    outputs={
    },
    kernel=_decide_second,
)


def _remain(_c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Stay in place (action for unit). @book 499, 501"""
    errors: Errors = (
    )
    return errors, {
    }


remain = Resolver(
    'remain', 'Stay in place',
    inputs={
    },
    outputs={
    },
    kernel=_remain,
)


def _combat_goes_on(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """combat goes on next turn (term for unit against enemy). @book 501, 505"""
    unit_gave_way = c["unit.gave_way"]
    enemy_gave_way = c["enemy.gave_way"]
    unit_took_position = c["unit.took_position"]
    errors: Errors = (
    )
    return errors, {
        'unit.combat_goes_on': (unit_gave_way == 0) & (
            enemy_gave_way == 0
        ) | (enemy_gave_way == 1) & unit_took_position,
    }


combat_goes_on = Resolver(
    'combat_goes_on', 'combat goes on next turn',
    inputs={
        'unit.gave_way': Column('unit.gave_way', 'member', I1, 0, 3, values=_W2, default=0),
        'enemy.gave_way': Column('enemy.gave_way', 'member', I1, 0, 3, values=_W2, default=0),
        'unit.took_position': Column('unit.took_position', 'yesno', bool, values=('no', 'yes'), default=0),
    },
    outputs={
        'unit.combat_goes_on': Column('unit.combat_goes_on', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_combat_goes_on,
)


def _fall_back(_c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Fall back (action for unit). @book 503"""
    errors: Errors = (
    )
    return errors, {
    }


fall_back = Resolver(
    'fall_back', 'Fall back',
    inputs={
        'unit.base_depth': Column('unit.base_depth', 'length', I2, 0, 3600, scale=60),
        'unit.moved_in_combat': Column('unit.moved_in_combat', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'unit.distance': Column('unit.distance', 'figure', I2, 0, 3600, scale=60),
        'unit.moved_in_combat': Column('unit.moved_in_combat', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_fall_back,
    same={'unit.distance': 'unit.base_depth', 'unit.moved_in_combat': 1},
)


def _take_position(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Take the position (action for unit against enemy). @book 499, 505"""
    unit_arm = c["unit.arm"]
    enemy_gave_way = c["enemy.gave_way"]
    t2 = unit_arm >= 5
    t3 = (unit_arm <= 4) & (enemy_gave_way >= 1)
    del unit_arm
    unit_took_position = c["unit.took_position"]
    unit_took_position_2 = t3 | unit_took_position
    unit_moved_in_combat = c["unit.moved_in_combat"]
    unit_contact = c["unit.contact"]
    errors: Errors = (
        (3, unit_took_position & t2 | unit_took_position_2 & t2),  # IllegalState
    )
    return errors, {
        'unit.verdict': 2 - t3.view(I1) * 2,
        'unit.took_position': unit_took_position_2,
        'unit.moved_in_combat': t3 | unit_moved_in_combat,
        'unit.contact': t3 & (enemy_gave_way == 1) | unit_contact,
    }


take_position = Resolver(
    'take_position', 'Take the position',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
        'enemy.gave_way': Column('enemy.gave_way', 'member', I1, 0, 3, values=_W2, default=0),
        'unit.took_position': Column('unit.took_position', 'yesno', bool, values=('no', 'yes')),
        'unit.moved_in_combat': Column('unit.moved_in_combat', 'yesno', bool, values=('no', 'yes')),
        'unit.contact': Column('unit.contact', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W4),
        'unit.took_position': Column('unit.took_position', 'yesno', bool, values=('no', 'yes')),
        'unit.moved_in_combat': Column('unit.moved_in_combat', 'yesno', bool, values=('no', 'yes')),
        'unit.contact': Column('unit.contact', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_take_position,
)


def _stuck(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """wholly blocked, with no way round (term for unit). @book 511, 515"""
    unit_way_blocked = c["unit.way_blocked"]
    unit_way_round = c["unit.way_round"]
    errors: Errors = (
    )
    return errors, {
        'unit.stuck': (unit_way_blocked == 2) & ~unit_way_round,
    }


stuck = Resolver(
    'stuck', 'wholly blocked, with no way round',
    inputs={
        'unit.way_blocked': Column('unit.way_blocked', 'member', I1, 0, 2, values=_W5),
        'unit.way_round': Column('unit.way_round', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'unit.stuck': Column('unit.stuck', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_stuck,
)


def _split(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """partly blocked, with no way round (term for unit). @book 511, 515"""
    unit_way_blocked = c["unit.way_blocked"]
    unit_way_round = c["unit.way_round"]
    errors: Errors = (
    )
    return errors, {
        'unit.split': (unit_way_blocked == 1) & ~unit_way_round,
    }


split = Resolver(
    'split', 'partly blocked, with no way round',
    inputs={
        'unit.way_blocked': Column('unit.way_blocked', 'member', I1, 0, 2, values=_W5),
        'unit.way_round': Column('unit.way_round', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'unit.split': Column('unit.split', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_split,
)


def _retire(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Retire (action for unit). @book 509, 511

    It flows round both sides of an obstacle where it can.
    """
    dice = _stacked(c, 3)
    unit_arm = c["unit.arm"]
    t2 = unit_arm >= 8
    t3 = unit_arm <= 7
    unit_way_blocked = c["unit.way_blocked"]
    unit_way_round = c["unit.way_round"]
    t4 = ~unit_way_round
    del unit_way_round
    t5 = (unit_way_blocked == 2) & t4
    t6 = t3 & t5
    unit_stands = c["unit.stands"]
    unit_grade = c["unit.grade"]
    t7 = unit_stands + (-(unit_grade == 4).view(I1)) + ((unit_grade <= 1) | (unit_arm == 3)).view(I1)
    del unit_grade
    t8 = t7.clip(0, 6)
    del t7
    unit_dp = c["unit.dp"]
    t9 = (t8 - unit_dp).clip(0, 6)
    unit_casualties = c["unit.casualties"]
    t10 = unit_dp + t6.view(I1) * t9.clip(0, 1)
    del unit_dp
    t11 = t3 & ((unit_way_blocked == 1) & t4)
    del unit_way_blocked, t4
    t12 = (t8 - t10.clip(0, 6)).clip(0, 6)
    del t8
    unit_casualties_2 = (
        unit_casualties
        + t6.view(I1) * (1 - t9).clip(0, 1)
        + t11.view(I1) * (1 - t12).clip(0, 1)
    ).clip(0, 12)
    del t9, unit_casualties
    t13 = t10 + t11.view(I1) * t12.clip(0, 1)
    del t10, t11, t12
    t14 = t3 & ~t5
    del t5
    unit_formation = c["unit.formation"]
    t15 = unit_formation + (2 - unit_formation) * t14.view(I1)
    unit_doing = c["unit.doing"]
    unit_doing_2 = unit_doing + (5 - unit_doing) * t14.view(I1)
    unit_gave_way = c["unit.gave_way"]
    t16 = (unit_arm >= 5) & (unit_arm <= 7)
    t17 = unit_arm <= 4
    unit_going = c["unit.going"]
    unit_on_road = c["unit.on_road"]
    t18 = (unit_arm >= 5) & (unit_going >= 7) & ~unit_on_road
    del unit_on_road
    unit_surrendered = c["unit.surrendered"]
    t19 = t18 | unit_surrendered
    t20 = (unit_doing_2 >= 1) & (unit_doing_2 <= 2) | (unit_doing_2 >= 4)
    unit_charge_kind = c["unit.charge_kind"]
    t21 = unit_charge_kind == 1
    t22 = (unit_charge_kind >= 1) & (unit_charge_kind <= 2)
    t23 = t20 | t22
    t24 = ~t23
    t25 = t19 | t23
    unit_halted = c["unit.halted"]
    unit_fired = c["unit.fired"]
    unit_time = c["unit.time"]
    unit_abandoned = c["unit.abandoned"]
    t26 = unit_halted | unit_fired & ((unit_arm == 1) | (unit_arm >= 8)) | (unit_time == 2) | unit_abandoned
    del unit_halted, unit_fired
    t27 = t26 | unit_surrendered
    del t26
    t28 = ~t25 & t27
    t29 = t25 | t27
    del t25, t27
    unit_limbered = c["unit.limbered"]
    t30 = t2 & ~unit_limbered
    t31 = ~t30
    t32 = t30 & (unit_arm == 8)
    t33 = ~t29 & t32
    t34 = t29 | t32
    del t29, t32
    unit_deviation = c["unit.deviation"]
    t35 = (unit_deviation >= 1351) & (t15 != 2)
    del unit_deviation
    t36 = ~t34 & t35
    t37 = t34 | t35
    del t34, t35
    unit_road_last_turn = c["unit.road_last_turn"]
    unit_dice_last_turn = c["unit.dice_last_turn"]
    t38 = unit_dice_last_turn + (2 - unit_dice_last_turn) * unit_road_last_turn.view(I1)
    del unit_road_last_turn, unit_dice_last_turn
    unit_barred = c["unit.barred"]
    t39 = t16 & (t38 == 3) & ~unit_barred
    del unit_barred
    t40 = t18.view(I1) * 2
    t41 = t40 + (2 - t40) * (~t18 & unit_surrendered).view(I1)
    del t18, unit_surrendered, t40
    t42 = t41 + (0 - t41) * (~t19 & t23).view(I1)
    del t41
    t43 = t42 + (2 - t42) * t28.view(I1)
    del t42
    t44 = t43 + (2 - t43) * t33.view(I1)
    del t43
    t45 = t44 + (2 - t44) * t36.view(I1)
    del t44
    unit_move_verdict = (
        -1
        + ((t37 | t39).view(I1) * (t45 + (1 - t45) * (~t37 & t39).view(I1)) - (-1)) * t14.view(I1)
    )
    del t37, t39, t45
    t46 = t14 & ~(t19 | t28 | t33 | t36)
    del t19, t28, t33, t36
    t47 = ~t46
    t48 = t20 & t16
    t49 = ~t48
    t50 = t46 & t48
    dice_1 = c["dice.1"]
    dice_2 = c["dice.2"]
    dice_3 = c["dice.3"]
    t51 = dice_1 == 0
    t52 = dice_2 == 0
    t53 = (dice_1 == 1) | (dice_1 >= 6)
    t54 = (dice_2 == 1) | (dice_2 >= 6)
    t55 = dice_1 + dice_2 + dice_3
    t56 = t48.view(I1) * 3
    t57 = t20 & t17
    t58 = t49 & t57
    t59 = t48 | t57
    del t57
    t60 = t46 & t58
    t61 = dice_2 >= 7
    t62 = dice_1 + dice_2
    t63 = t55 + (t62 - t55) * t58.view(I1)
    del t55
    t64 = t56 + (2 - t56) * t58.view(I1)
    del t56
    t65 = t16 & (t38 == 0)
    del t38
    unit_with_d6 = c["unit.with_d6"]
    t66 = t65 & unit_with_d6
    del unit_with_d6
    t67 = ~t59 & t66
    t68 = t59 | t66
    del t59, t66
    t69 = t46 & t67
    t70 = t63 + (t62 - t63) * t67.view(I1)
    del t62, t63
    t71 = t64 + (2 - t64) * t67.view(I1)
    del t64
    t72 = ~t68 & t65
    t73 = t68 | t65
    del t65
    t74 = t46 & t72
    chosen_unit_dice = c["chosen.unit.dice"]
    t75 = chosen_unit_dice == -128
    t76 = (chosen_unit_dice >= -127) & (chosen_unit_dice <= 0) | (chosen_unit_dice >= 3)
    t77 = chosen_unit_dice == 2
    t78 = t77 & t52
    t79 = t77 & t54
    t80 = dice_1 + t77.view(I1) * dice_2
    t81 = t70 + (t80 - t70) * t72.view(I1)
    del t70
    t82 = t71 + (chosen_unit_dice - t71) * t72.view(I1)
    del t71
    t83 = ~t73 & t16
    t84 = t73 | t16
    del t73
    t85 = t46 & t83
    chosen_unit_optional_die = c["chosen.unit.optional_die"]
    t86 = chosen_unit_optional_die == -128
    t87 = (chosen_unit_optional_die >= -127) & (chosen_unit_optional_die <= -1) | (chosen_unit_optional_die >= 2)
    t88 = chosen_unit_optional_die == 1
    t89 = _face(dice, chosen_unit_dice)
    t90 = t81 + (t80 + t88.view(I1) * t89 - t81) * t83.view(I1)
    del t81
    t91 = t82 + (chosen_unit_dice + (chosen_unit_optional_die == 1).view(I1) - t82) * t83.view(I1)
    del t82
    t92 = t83 & t88
    t93 = ~t84 & t17
    t94 = t84 | t17
    del t84
    t95 = t46 & t93
    t96 = t90 + (dice_1 + t88.view(I1) * dice_2 - t90) * t93.view(I1)
    del t90
    t97 = t91 + (1 + (chosen_unit_optional_die == 1).view(I1) - t91) * t93.view(I1)
    del chosen_unit_optional_die, t91
    t98 = unit_going >= 2
    t99 = unit_limbered & t98
    t100 = ~t94 & t99
    t101 = t94 | t99
    del t94, t99
    t102 = t46 & t100
    t103 = t96 + (dice_1 - t96) * t100.view(I1)
    del t96
    t104 = t97 + (1 - t97) * t100.view(I1)
    del t97
    t105 = ~t101 & unit_limbered
    t106 = t101 | unit_limbered
    del t101
    t107 = t46 & t105
    unit_total = t103 + (t80 - t103) * t105.view(I1)
    del t80, t103
    t108 = ~t105 & (~t100 & (~t93 & (~t83 & (~t72 & (~t67 & (~t58 & t49))))))
    del t49, t58, t67, t100
    unit_dice = t104 + (chosen_unit_dice - t104) * t105.view(I1)
    del chosen_unit_dice, t104
    t109 = t68 | t72 & t77 | t83 & t77 | t93 & t88 | t105 & t77
    del t68, t72, t77, t83, t93, t105
    t110 = t108 | t47
    t111 = t30 & (unit_arm == 9)
    t112 = ~t111
    t113 = t30 & (unit_arm == 10)
    t114 = t112 & t113
    t115 = t114.view(I1) * 20 + 20
    t116 = t111 | t113
    del t111, t113
    t117 = ~t116 & t31
    t118 = ~t117
    t119 = unit_total.astype(I2) * 10
    t120 = t115.astype(I2) + (t119 - t115.astype(I2)) * t117.astype(I2)
    del t115
    t121 = t117.astype(I2) * t119
    del t119
    t122 = t117 & t108 | t118 & (~t114 & t112)
    del t108, t112, t114, t117
    unit_inspiring = c["unit.inspiring"]
    t123 = (unit_inspiring >= 1) & ~t122
    del unit_inspiring
    t124 = ~t123
    t125 = unit_dice * 10
    t126 = t121 + t125.astype(I2)
    t127 = t120 + t125.astype(I2)
    t128 = np.minimum(t126, t127)
    t129 = np.maximum(t126, t127)
    del t126, t127
    t130 = t120 + (t129 - t120) * t123.astype(I2)
    del t120
    t131 = t123 & (t118 & ~(t128 == t129)) | t124 & t118
    del t118, t129
    t132 = t121 + (t128 - t121) * t123.astype(I2)
    del t121, t123, t128
    t133 = t124 & t122
    del t122, t124
    unit_initial_move = c["unit.initial_move"]
    t134 = unit_initial_move & ((unit_doing_2 == 1) | (unit_doing_2 >= 4)) & ~t133
    t135 = ~t134
    t136 = t132 + t125.astype(I2)
    t137 = t130 + t125.astype(I2)
    del t125
    t138 = np.minimum(t136, t137)
    t139 = np.maximum(t136, t137)
    del t136, t137
    t140 = t130 + (t139 - t130) * t134.astype(I2)
    del t130
    t141 = t134 & (t131 & ~(t138 == t139)) | t135 & t131
    del t131, t139
    t142 = t132 + (t138 - t132) * t134.astype(I2)
    del t132, t134, t138
    t143 = t135 & t133
    del t133, t135
    unit_nearest_enemy = c["unit.nearest_enemy"]
    unit_nearest_cover = c["unit.nearest_cover"]
    t144 = (unit_nearest_enemy >= 7201) & (unit_nearest_cover >= 7201) & ~(t22 | t30)
    del t22, unit_nearest_enemy, unit_nearest_cover
    t145 = t144 & ~t143
    t146 = ~t145
    t147 = t142 * 2
    t148 = t140 * 2
    t149 = np.minimum(t147, t148)
    t150 = np.maximum(t147, t148)
    del t147, t148
    t151 = t140 + (t150 - t140) * t145.astype(I2)
    del t140
    t152 = t145 & (t141 & ~(t149 == t150)) | t146 & t141
    del t141, t150
    t153 = t142 + (t149 - t142) * t145.astype(I2)
    del t142, t145, t149
    t154 = t146 & t143
    del t143, t146
    unit_speed = c["unit.speed"]
    t155 = (unit_speed == 1) & t24 & ~t154
    del unit_speed
    t156 = ~t155
    t157 = np.minimum(t153, t151)
    t158 = np.maximum(t153, t151)
    t159 = t151 * 2
    del t151
    t160 = t153 * 2
    del t153
    t161 = t159 + (t158 - t159) * t155.astype(I2)
    del t159
    t162 = t155 & (t152 & ~(t157 == t158)) | t156 & t152
    del t152, t158
    t163 = t160 + (t157 - t160) * t155.astype(I2)
    del t155, t157, t160
    t164 = t156 & t154
    del t154, t156
    t165 = (unit_time == 1) & t24 & ~t164
    del unit_time
    t166 = ~t165
    t167 = np.minimum(t163, t161)
    t168 = np.maximum(t163, t161)
    t169 = t161 * 2
    del t161
    t170 = t163 * 2
    del t163
    t171 = t165 & (t162 & ~(t167 == t168)) | t166 & t162
    del t162
    t172 = t166 & t164
    del t164, t166
    t173 = t144 & ~t172
    del t144
    t174 = ~t173
    unit_free_way = c["unit.free_way"]
    t175 = (t170 + (t167 - t170) * t165.astype(I2)) * 15
    del t167, t170
    t176 = np.minimum(t175.astype(I4), unit_free_way)
    t177 = (t169 + (t168 - t169) * t165.astype(I2)) * 15
    del t165, t168, t169
    t178 = np.minimum(t177.astype(I4), unit_free_way)
    del unit_free_way
    t179 = np.minimum(t176, t178)
    t180 = np.maximum(t176, t178)
    del t176, t178
    t181 = t177.astype(I4) + (t180 - t177.astype(I4)) * t173.astype(I4)
    del t177
    t182 = t173 & (t171 & ~(t179 == t180)) | t174 & t171
    del t171, t180
    t183 = t175.astype(I4) + (t179 - t175.astype(I4)) * t173.astype(I4)
    del t173, t175, t179
    t184 = t174 & t172
    del t172, t174
    chosen_unit_distance = c["chosen.unit.distance"]
    t185 = t182 & (chosen_unit_distance >= -2147483647)
    t186 = ~t184
    t187 = t181 + (chosen_unit_distance - t181) * t185.astype(I4)
    t188 = ~t185 & t182
    del t182
    unit_distance = t183 + (chosen_unit_distance - t183) * t185.astype(I4)
    t189 = t184 | t47
    unit_wheel_way = c["unit.wheel_way"]
    t190 = -unit_wheel_way
    del unit_wheel_way
    t191 = unit_distance + (0 - unit_distance) * t184.astype(I4) + t190.astype(I4)
    t192 = t187 + (0 - t187) * t184.astype(I4) + t190.astype(I4)
    del t184, t190
    t193 = np.minimum(t191, t192)
    t194 = np.maximum(t191, t192)
    del t191, t192
    t195 = t193.clip(0, 26401)
    t196 = t194.clip(0, 26401)
    t197 = np.minimum(t195, t196)
    t198 = np.maximum(t195, t196)
    del t195, t196
    chosen_unit_forward = c["chosen.unit.forward"]
    t199 = t188 & ~(t193 == t194) & ~(t197 == t198) & (chosen_unit_forward >= -2147483647)
    del t193, t194
    t200 = np.minimum(unit_distance, t187)
    t201 = np.maximum(unit_distance, t187)
    chosen_unit_aside = c["chosen.unit.aside"]
    t202 = t188 & ~(t200 == t201) & (chosen_unit_aside >= -2147483647)
    del t188
    t203 = chosen_unit_aside.astype(I8) * 2
    t204 = chosen_unit_aside * 2
    del chosen_unit_aside
    t205 = t15 == 0
    t206 = (t106 & (dice_1 == 6)).view(I1) + (t109 & (dice_2 == 6)).view(I1) + (t48 & (dice_3 == 6)).view(I1)
    t207 = t206 + (t92 & (t89 == 6)).view(I1)
    del t206
    t208 = t207 >= 1
    t209 = t46 & (t205 & (unit_going <= 1) & t208)
    del unit_going
    t210 = t15 != 1
    t211 = (t106 & ((dice_1 >= 5) & (dice_1 <= 6))).view(I1) + (t109 & ((dice_2 >= 5) & (dice_2 <= 6))).view(I1)
    t212 = t211 + (t48 & (dice_3 >= 5)).view(I1) + (t92 & (t89 >= 5)).view(I1)
    del t211
    t213 = t212 >= 1
    t214 = t46 & (t98 & (t17 & t205 | t16 & t210 | t30) & t213)
    del t17, t30, t205
    t215 = (t106 & (dice_1 == 4)).view(I1) + (t109 & (dice_2 == 4)).view(I1) + (t48 & (dice_3 == 4)).view(I1)
    del t48, dice_1, dice_2, t106, t109
    t216 = t215 + (t92 & (t89 == 4)).view(I1)
    del t92, t215
    t217 = t216 >= 1
    t218 = t46 & (t98 & t16 & t210 & t217)
    del t16, t98, t210
    t219 = (
        t207
        + (
            t207
            + (np.minimum(t207, (3 - t13.clip(0, 6)).clip(0, 3)) - t207) * (t209 & t208).view(I1) - t207
        ) * t208.view(I1)
    )
    del t207, t208
    t220 = t13 + t209.view(I1) * t219
    del t13, t209, t219
    t221 = t212 + (np.minimum(t212, (3 - t220.clip(0, 6)).clip(0, 3)) - t212) * (t214 & t213).view(I1)
    t222 = t220 + t214.view(I1) * (t212 + (t221 - t212) * t213.view(I1))
    del t212, t213, t214, t220, t221
    t223 = t216 + (np.minimum(t216, (3 - t222.clip(0, 6)).clip(0, 3)) - t216) * (t218 & t217).view(I1)
    t224 = unit_arm == 4
    unit_formation_2 = t15 + (2 - t15) * (t46 & t224).view(I1)
    del t15
    unit_moved = c["unit.moved"]
    unit_moved_2 = t46 & t24 | unit_moved
    del t24
    unit_moved_in_combat = c["unit.moved_in_combat"]
    unit_behind_friends = c["unit.behind_friends"]
    unit_behind_obstacle = c["unit.behind_obstacle"]
    t225 = t3 & ~unit_initial_move
    del unit_initial_move
    unit_caught = c["unit.caught"]
    t226 = (unit_arm == 3) | (unit_arm == 7)
    t227 = unit_formation != 2
    t228 = unit_charge_kind >= 1
    t229 = t21 & ((unit_arm == 3) | (unit_arm == 6))
    t230 = unit_formation_2 != 2
    t231 = t226 & t227 | t224 & unit_moved & t227 | t2 & (unit_formation <= 2) | (unit_formation == 3) & t3
    del unit_formation, unit_moved
    t232 = t231 | unit_limbered & t3 | t2 & (unit_stands >= 2) | (unit_stands == 1) & t3 | (
        (unit_doing >= 1) & (unit_doing <= 2) | (unit_doing >= 4)
    ) & (t227 & t3)
    del unit_stands, unit_limbered, t227, t231
    t233 = t232 | t228 & ((unit_doing == 1) | (unit_doing >= 3)) | t229 & (unit_doing != 2) | t21 & t2
    del unit_doing, t21, t232
    t234 = t50 & t51 | t50 & t52 | t50 & (dice_3 == 0) | t60 & t51 | t60 & t52 | t69 & t51 | t69 & t52
    t235 = t50 & t53 | t50 & t54 | t50 & (dice_3 >= 7) | t60 & t53 | t60 & t61 | t69 & t53 | t69 & t61
    del t50, dice_3, t54, t60, t69
    t236 = t85 & t51 | t85 & t78 | t85 & (t88 & (t89 == 0)) | t95 & t51 | t95 & (t88 & t52) | t102 & t51
    del t52
    t237 = t85 & t53 | t85 & t79 | t85 & (t88 & (t89 >= 7)) | t95 & t53 | t95 & (t88 & t61) | t102 & t53
    del t61, t88, t89, t102
    t238 = t46 & (
        t185 & t186 & ~((t183 <= chosen_unit_distance) & (chosen_unit_distance <= t181))
    ) | t46 & (t199 & ~((t197 <= chosen_unit_forward) & (chosen_unit_forward <= t198)))
    del t181, t183, chosen_unit_distance, t185
    t239 = t226 & t230 | t224 & unit_moved_2 & t230 | t2 & (unit_formation_2 <= 2) | (unit_formation_2 == 3) & t3
    del t2, t224, t226
    t240 = t239 | t20 & (t230 & t3) | t228 & (
        (unit_doing_2 == 1) | (unit_doing_2 >= 3)
    ) | t229 & (unit_doing_2 != 2)
    del t20, t228, t229, t230, t239
    unit_may = (
        (t3 & (unit_behind_friends | unit_behind_obstacle)).view(I1) * 2
        + t225.view(I1) * 4
        + t225.view(I1) * 8
    )
    del unit_behind_friends, unit_behind_obstacle, t225
    errors: Errors = (
        (3, t233 | (unit_charge_kind == 2) & ((unit_arm <= 4) | (unit_arm >= 8)) | unit_abandoned & t3),  # IllegalState
        (9, t234),  # MissingDice
        (6, t235),  # InputError
        (10, t74 & t75 | t85 & t75),  # NeedsChoice
        (7, t74 & t76 | t85 & t76 | t85 & t87 | t95 & t87 | t107 & t76),  # NotOpen
        (9, t74 & t51 | t74 & t78),  # MissingDice
        (6, t74 & t53 | t74 & t79),  # InputError
        (10, t85 & t86 | t95 & t86 | t107 & t75),  # NeedsChoice
        (9, t236 | t107 & t51 | t107 & t78),  # MissingDice
        (6, t237 | t107 & t53 | t107 & t79),  # InputError
        (1, t46 & ~(t116 | t31)),  # NoRule
        (7, t238 | t46 & (t202 & t186 & ~((t200 <= t203) & (t203 <= t201)))),  # NotOpen
        (3, t240),  # IllegalState
    )
    return errors, {
        'unit.verdict': 1 + (unit_arm >= 8).view(I1) * 2,
        'unit.move.verdict': unit_move_verdict,
        'unit.move.total': unit_total,
        'unit.move.total.none': t110,
        'unit.move.natural': unit_total,
        'unit.move.natural.none': t110,
        'unit.move.dice': unit_dice,
        'unit.move.dice.none': t47,
        'unit.move.distance': unit_distance,
        'unit.move.distance.to': t187,
        'unit.move.distance.none': t189,
        'unit.move.forward': t197 + (chosen_unit_forward - t197) * t199.astype(I4),
        'unit.move.forward.to': t198 + (chosen_unit_forward - t198) * t199.astype(I4),
        'unit.move.forward.none': t47,
        'unit.move.aside': t200 + (t204 - t200) * t202.astype(I4),
        'unit.move.aside.to': t201 + (t204 - t201) * t202.astype(I4),
        'unit.move.aside.none': t189,
        'unit.casualties': unit_casualties_2,
        'unit.dp': (t222 + t218.view(I1) * (t216 + (t223 - t216) * t217.view(I1))).clip(0, 6),
        'unit.formation': unit_formation_2,
        'unit.doing': unit_doing_2,
        'unit.gave_way': unit_gave_way + (2 - unit_gave_way) * t14.view(I1),
        'unit.moved': unit_moved_2,
        'unit.moved_in_combat': t46 & t23 | unit_moved_in_combat,
        'unit.must': t6.view(I1) + (t3 & unit_caught).view(I1) * 16,
        'unit.may': unit_may,
    }


retire = Resolver(
    'retire', 'Retire',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
        'unit.way_blocked': Column('unit.way_blocked', 'member', I1, 0, 2, values=_W5),
        'unit.way_round': Column('unit.way_round', 'yesno', bool, values=('no', 'yes')),
        'unit.stands': Column('unit.stands', 'number', I1, 1, 12),
        'unit.grade': Column('unit.grade', 'member', I1, 0, 5, values=_W6),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 6, default=0),
        'unit.casualties': Column('unit.casualties', 'number', I1, 0, 12, default=0),
        'unit.formation': Column('unit.formation', 'member', I1, 0, 3, values=_W7),
        'unit.doing': Column('unit.doing', 'member', I1, 0, 5, values=_W8),
        'unit.gave_way': Column('unit.gave_way', 'member', I1, 0, 3, values=_W2),
        'unit.going': Column('unit.going', 'member', I1, 0, 10, values=_W9),
        'unit.on_road': Column('unit.on_road', 'yesno', bool, values=('no', 'yes')),
        'unit.surrendered': Column('unit.surrendered', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.charge_kind': Column('unit.charge_kind', 'member', I1, 0, 3, values=_W10),
        'unit.halted': Column('unit.halted', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.fired': Column('unit.fired', 'yesno', bool, values=('no', 'yes')),
        'unit.time': Column('unit.time', 'move', I1, 0, 2, scale=2, default=0),
        'unit.abandoned': Column('unit.abandoned', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.limbered': Column('unit.limbered', 'yesno', bool, values=('no', 'yes')),
        'unit.deviation': Column('unit.deviation', 'angle', I2, 0, 10800, scale=60, default=0),
        'unit.road_last_turn': Column('unit.road_last_turn', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.dice_last_turn': Column('unit.dice_last_turn', 'number', I1, 0, 3),
        'unit.barred': Column('unit.barred', 'yesno', bool, values=('no', 'yes')),
        'unit.with_d6': Column('unit.with_d6', 'yesno', bool, values=('no', 'yes')),
        'unit.inspiring': Column('unit.inspiring', 'number', I1, 0, 4, default=0),
        'unit.initial_move': Column('unit.initial_move', 'yesno', bool, values=('no', 'yes')),
        'unit.nearest_enemy': Column('unit.nearest_enemy', 'length', I4, 0, 57600, scale=60),
        'unit.nearest_cover': Column('unit.nearest_cover', 'length', I4, 0, 57600, scale=60),
        'unit.speed': Column('unit.speed', 'move', I1, 1, 2, scale=2, default=2),
        'unit.free_way': Column('unit.free_way', 'length', I4, 0, 57600, scale=60),
        'unit.wheel_way': Column('unit.wheel_way', 'length', I2, 0, 14400, scale=60, default=0),
        'unit.moved': Column('unit.moved', 'yesno', bool, values=('no', 'yes')),
        'unit.moved_in_combat': Column('unit.moved_in_combat', 'yesno', bool, values=('no', 'yes')),
        'unit.behind_friends': Column('unit.behind_friends', 'yesno', bool, values=('no', 'yes')),
        'unit.behind_obstacle': Column('unit.behind_obstacle', 'yesno', bool, values=('no', 'yes')),
        'unit.caught': Column('unit.caught', 'yesno', bool, values=('no', 'yes')),
        'chosen.unit.dice': Column('chosen.unit.dice', 'number', I1, 0, 127, missing=-128),
        'chosen.unit.optional_die': Column('chosen.unit.optional_die', 'number', I1, 0, 127, missing=-128),
        'chosen.unit.distance': Column('chosen.unit.distance', 'length', I4, -2147483647, 2147483647, scale=60, missing=-2147483648),
        'chosen.unit.forward': Column('chosen.unit.forward', 'length', I4, -2147483647, 2147483647, scale=60, missing=-2147483648),
        'chosen.unit.aside': Column('chosen.unit.aside', 'length', I4, -2147483647, 2147483647, scale=60, missing=-2147483648),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 3, values=_W4),
        'unit.move.verdict': Column('unit.move.verdict', 'member', I1, -1, 2, values=_W4),
        'unit.move.total': Column('unit.move.total', 'figure', I1, 2, 16, none='unit.move.total.none'),
        'unit.move.total.none': Column('unit.move.total.none', 'none', bool),
        'unit.move.natural': Column('unit.move.natural', 'figure', I1, 2, 16, none='unit.move.natural.none'),
        'unit.move.natural.none': Column('unit.move.natural.none', 'none', bool),
        'unit.move.dice': Column('unit.move.dice', 'figure', I1, 0, 3, none='unit.move.dice.none'),
        'unit.move.dice.none': Column('unit.move.dice.none', 'none', bool),
        'unit.move.distance': Column('unit.move.distance', 'figure', I2, -26401, 26401, scale=60, none='unit.move.distance.none', to='unit.move.distance.to'),
        'unit.move.distance.to': Column('unit.move.distance.to', 'to', I2, -26401, 26401, scale=60),
        'unit.move.distance.none': Column('unit.move.distance.none', 'none', bool),
        'unit.move.forward': Column('unit.move.forward', 'figure', I2, -26402, 26402, scale=60, none='unit.move.forward.none', to='unit.move.forward.to'),
        'unit.move.forward.to': Column('unit.move.forward.to', 'to', I2, -26402, 26402, scale=60),
        'unit.move.forward.none': Column('unit.move.forward.none', 'none', bool),
        'unit.move.aside': Column('unit.move.aside', 'figure', I2, -26402, 26402, scale=120, none='unit.move.aside.none', to='unit.move.aside.to'),
        'unit.move.aside.to': Column('unit.move.aside.to', 'to', I2, -26402, 26402, scale=120),
        'unit.move.aside.none': Column('unit.move.aside.none', 'none', bool),
        'unit.casualties': Column('unit.casualties', 'figure', I1, 0, 12),
        'unit.dp': Column('unit.dp', 'figure', I1, 0, 6),
        'unit.formation': Column('unit.formation', 'member', I1, -1, 3, values=_W7),
        'unit.doing': Column('unit.doing', 'member', I1, -1, 5, values=_W8),
        'unit.gave_way': Column('unit.gave_way', 'member', I1, -1, 3, values=_W2),
        'unit.moved': Column('unit.moved', 'yesno', bool, values=('no', 'yes')),
        'unit.moved_in_combat': Column('unit.moved_in_combat', 'yesno', bool, values=('no', 'yes')),
        'unit.must': Column('unit.must', 'acts', I1, 0, 17),
        'unit.may': Column('unit.may', 'acts', I1, 0, 14),
    },
    kernel=_retire,
    acts=('remain', 'halt_short', 'retire', 'reform', 'rout'),
    dice=3,
)


def _rout(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Rout (action for unit). @book 513, 515

    Later moves are made in the pursuer's move phase while he pursues.
    """
    dice = _stacked(c, 3)
    unit_way_blocked = c["unit.way_blocked"]
    unit_way_round = c["unit.way_round"]
    t2 = ~unit_way_round
    del unit_way_round
    t3 = (unit_way_blocked == 2) & t2
    unit_casualties = c["unit.casualties"]
    t4 = ~t3
    unit_nearest_enemy = c["unit.nearest_enemy"]
    unit_surrendered = c["unit.surrendered"]
    unit_surrendered_2 = t3 & (unit_nearest_enemy <= 2400) | unit_surrendered
    del unit_surrendered
    unit_formation = c["unit.formation"]
    t5 = 2 + (unit_formation - 2) * t3.view(I1)
    unit_doing = c["unit.doing"]
    unit_doing_2 = 1 + (unit_doing - 1) * t3.view(I1)
    unit_gave_way = c["unit.gave_way"]
    unit_arm = c["unit.arm"]
    t6 = unit_arm >= 8
    t7 = unit_arm <= 7
    t8 = (unit_arm >= 5) & (unit_arm <= 7)
    unit_going = c["unit.going"]
    t9 = unit_arm <= 4
    unit_on_road = c["unit.on_road"]
    t10 = (unit_arm >= 5) & (unit_going >= 7) & ~unit_on_road
    del unit_on_road
    t11 = t10 | unit_surrendered_2
    t12 = (unit_doing_2 >= 1) & (unit_doing_2 <= 2) | (unit_doing_2 >= 4)
    unit_charge_kind = c["unit.charge_kind"]
    t13 = unit_charge_kind == 1
    t14 = (unit_charge_kind >= 1) & (unit_charge_kind <= 2)
    t15 = t12 | t14
    t16 = ~t15
    t17 = t11 | t15
    unit_halted = c["unit.halted"]
    unit_fired = c["unit.fired"]
    unit_time = c["unit.time"]
    unit_abandoned = c["unit.abandoned"]
    t18 = unit_halted | unit_fired & ((unit_arm == 1) | (unit_arm >= 8)) | (unit_time == 2) | unit_abandoned
    del unit_halted, unit_fired
    t19 = t18 | unit_surrendered_2
    del t18
    t20 = ~t17 & t19
    t21 = t17 | t19
    del t17, t19
    unit_limbered = c["unit.limbered"]
    t22 = t6 & ~unit_limbered
    t23 = ~t22
    t24 = t22 & (unit_arm == 8)
    t25 = ~t21 & t24
    t26 = t21 | t24
    del t21, t24
    unit_deviation = c["unit.deviation"]
    t27 = (unit_deviation >= 1351) & (t5 != 2)
    del unit_deviation
    t28 = ~t26 & t27
    t29 = t26 | t27
    del t26, t27
    unit_road_last_turn = c["unit.road_last_turn"]
    unit_dice_last_turn = c["unit.dice_last_turn"]
    t30 = unit_dice_last_turn + (2 - unit_dice_last_turn) * unit_road_last_turn.view(I1)
    del unit_road_last_turn, unit_dice_last_turn
    unit_barred = c["unit.barred"]
    t31 = t8 & (t30 == 3) & ~unit_barred
    del unit_barred
    t32 = t10.view(I1) * 2
    t33 = t32 + (2 - t32) * (~t10 & unit_surrendered_2).view(I1)
    del t10, t32
    t34 = t33 + (0 - t33) * (~t11 & t15).view(I1)
    del t33
    t35 = t34 + (2 - t34) * t20.view(I1)
    del t34
    t36 = t35 + (2 - t35) * t25.view(I1)
    del t35
    t37 = t36 + (2 - t36) * t28.view(I1)
    del t36
    t38 = (t29 | t31).view(I1) * (t37 + (1 - t37) * (~t29 & t31).view(I1))
    del t29, t31, t37
    t39 = t4 & ~(t11 | t20 | t25 | t28)
    del t11, t20, t25, t28
    t40 = ~t39
    t41 = t12 & t8
    t42 = ~t41
    t43 = t39 & t41
    dice_1 = c["dice.1"]
    dice_2 = c["dice.2"]
    dice_3 = c["dice.3"]
    t44 = dice_1 == 0
    t45 = dice_2 == 0
    t46 = (dice_1 == 1) | (dice_1 >= 6)
    t47 = (dice_2 == 1) | (dice_2 >= 6)
    t48 = dice_1 + dice_2 + dice_3
    t49 = t41.view(I1) * 3
    t50 = t12 & t9
    t51 = t42 & t50
    t52 = t41 | t50
    del t50
    t53 = t39 & t51
    t54 = dice_2 >= 7
    t55 = dice_1 + dice_2
    t56 = t48 + (t55 - t48) * t51.view(I1)
    del t48
    t57 = t49 + (2 - t49) * t51.view(I1)
    del t49
    t58 = t8 & (t30 == 0)
    del t30
    unit_with_d6 = c["unit.with_d6"]
    t59 = t58 & unit_with_d6
    del unit_with_d6
    t60 = ~t52 & t59
    t61 = t52 | t59
    del t52, t59
    t62 = t39 & t60
    t63 = t56 + (t55 - t56) * t60.view(I1)
    del t55, t56
    t64 = t57 + (2 - t57) * t60.view(I1)
    del t57
    t65 = ~t61 & t58
    t66 = t61 | t58
    del t58
    t67 = t39 & t65
    chosen_unit_dice = c["chosen.unit.dice"]
    t68 = chosen_unit_dice == -128
    t69 = (chosen_unit_dice >= -127) & (chosen_unit_dice <= 0) | (chosen_unit_dice >= 3)
    t70 = chosen_unit_dice == 2
    t71 = t70 & t45
    t72 = t70 & t47
    t73 = dice_1 + t70.view(I1) * dice_2
    t74 = t63 + (t73 - t63) * t65.view(I1)
    del t63
    t75 = t64 + (chosen_unit_dice - t64) * t65.view(I1)
    del t64
    t76 = ~t66 & t8
    t77 = t66 | t8
    del t66
    t78 = t39 & t76
    chosen_unit_optional_die = c["chosen.unit.optional_die"]
    t79 = chosen_unit_optional_die == -128
    t80 = (chosen_unit_optional_die >= -127) & (chosen_unit_optional_die <= -1) | (chosen_unit_optional_die >= 2)
    t81 = chosen_unit_optional_die == 1
    t82 = _face(dice, chosen_unit_dice)
    t83 = t74 + (t73 + t81.view(I1) * t82 - t74) * t76.view(I1)
    del t74
    t84 = t75 + (chosen_unit_dice + (chosen_unit_optional_die == 1).view(I1) - t75) * t76.view(I1)
    del t75
    t85 = t76 & t81
    t86 = ~t77 & t9
    t87 = t77 | t9
    del t77
    t88 = t39 & t86
    t89 = t83 + (dice_1 + t81.view(I1) * dice_2 - t83) * t86.view(I1)
    del t83
    t90 = t84 + (1 + (chosen_unit_optional_die == 1).view(I1) - t84) * t86.view(I1)
    del chosen_unit_optional_die, t84
    t91 = unit_going >= 2
    t92 = unit_limbered & t91
    t93 = ~t87 & t92
    t94 = t87 | t92
    del t87, t92
    t95 = t39 & t93
    t96 = t89 + (dice_1 - t89) * t93.view(I1)
    del t89
    t97 = t90 + (1 - t90) * t93.view(I1)
    del t90
    t98 = ~t94 & unit_limbered
    t99 = t94 | unit_limbered
    del t94
    t100 = t39 & t98
    unit_total = t96 + (t73 - t96) * t98.view(I1)
    del t73, t96
    t101 = ~t98 & (~t93 & (~t86 & (~t76 & (~t65 & (~t60 & (~t51 & t42))))))
    del t42, t51, t60, t93
    unit_dice = t97 + (chosen_unit_dice - t97) * t98.view(I1)
    del chosen_unit_dice, t97
    t102 = t61 | t65 & t70 | t76 & t70 | t86 & t81 | t98 & t70
    del t61, t65, t70, t76, t86, t98
    t103 = t101 | t40
    t104 = t22 & (unit_arm == 9)
    t105 = ~t104
    t106 = t22 & (unit_arm == 10)
    t107 = t105 & t106
    t108 = t107.view(I1) * 20 + 20
    t109 = t104 | t106
    del t104, t106
    t110 = ~t109 & t23
    t111 = ~t110
    t112 = unit_total.astype(I2) * 10
    t113 = t108.astype(I2) + (t112 - t108.astype(I2)) * t110.astype(I2)
    del t108
    t114 = t110.astype(I2) * t112
    del t112
    t115 = t110 & t101 | t111 & (~t107 & t105)
    del t101, t105, t107, t110
    unit_inspiring = c["unit.inspiring"]
    t116 = (unit_inspiring >= 1) & ~t115
    del unit_inspiring
    t117 = ~t116
    t118 = unit_dice * 10
    t119 = t114 + t118.astype(I2)
    t120 = t113 + t118.astype(I2)
    t121 = np.minimum(t119, t120)
    t122 = np.maximum(t119, t120)
    del t119, t120
    t123 = t113 + (t122 - t113) * t116.astype(I2)
    del t113
    t124 = t116 & (t111 & ~(t121 == t122)) | t117 & t111
    del t111, t122
    t125 = t114 + (t121 - t114) * t116.astype(I2)
    del t114, t116, t121
    t126 = t117 & t115
    del t115, t117
    unit_initial_move = c["unit.initial_move"]
    t127 = unit_initial_move & ((unit_doing_2 == 1) | (unit_doing_2 >= 4)) & ~t126
    t128 = ~t127
    t129 = t125 + t118.astype(I2)
    t130 = t123 + t118.astype(I2)
    del t118
    t131 = np.minimum(t129, t130)
    t132 = np.maximum(t129, t130)
    del t129, t130
    t133 = t123 + (t132 - t123) * t127.astype(I2)
    del t123
    t134 = t127 & (t124 & ~(t131 == t132)) | t128 & t124
    del t124, t132
    t135 = t125 + (t131 - t125) * t127.astype(I2)
    del t125, t127, t131
    t136 = t128 & t126
    del t126, t128
    unit_nearest_cover = c["unit.nearest_cover"]
    t137 = (unit_nearest_enemy >= 7201) & (unit_nearest_cover >= 7201) & ~(t14 | t22)
    del t14, unit_nearest_cover
    t138 = t137 & ~t136
    t139 = ~t138
    t140 = t135 * 2
    t141 = t133 * 2
    t142 = np.minimum(t140, t141)
    t143 = np.maximum(t140, t141)
    del t140, t141
    t144 = t133 + (t143 - t133) * t138.astype(I2)
    del t133
    t145 = t138 & (t134 & ~(t142 == t143)) | t139 & t134
    del t134, t143
    t146 = t135 + (t142 - t135) * t138.astype(I2)
    del t135, t138, t142
    t147 = t139 & t136
    del t136, t139
    unit_speed = c["unit.speed"]
    t148 = (unit_speed == 1) & t16 & ~t147
    del unit_speed
    t149 = ~t148
    t150 = np.minimum(t146, t144)
    t151 = np.maximum(t146, t144)
    t152 = t144 * 2
    del t144
    t153 = t146 * 2
    del t146
    t154 = t152 + (t151 - t152) * t148.astype(I2)
    del t152
    t155 = t148 & (t145 & ~(t150 == t151)) | t149 & t145
    del t145, t151
    t156 = t153 + (t150 - t153) * t148.astype(I2)
    del t148, t150, t153
    t157 = t149 & t147
    del t147, t149
    t158 = (unit_time == 1) & t16 & ~t157
    del unit_time
    t159 = ~t158
    t160 = np.minimum(t156, t154)
    t161 = np.maximum(t156, t154)
    t162 = t154 * 2
    del t154
    t163 = t156 * 2
    del t156
    t164 = t158 & (t155 & ~(t160 == t161)) | t159 & t155
    del t155
    t165 = t159 & t157
    del t157, t159
    t166 = t137 & ~t165
    del t137
    t167 = ~t166
    unit_free_way = c["unit.free_way"]
    t168 = (t163 + (t160 - t163) * t158.astype(I2)) * 15
    del t160, t163
    t169 = np.minimum(t168.astype(I4), unit_free_way)
    t170 = (t162 + (t161 - t162) * t158.astype(I2)) * 15
    del t158, t161, t162
    t171 = np.minimum(t170.astype(I4), unit_free_way)
    del unit_free_way
    t172 = np.minimum(t169, t171)
    t173 = np.maximum(t169, t171)
    del t169, t171
    t174 = t170.astype(I4) + (t173 - t170.astype(I4)) * t166.astype(I4)
    del t170
    t175 = t166 & (t164 & ~(t172 == t173)) | t167 & t164
    del t164, t173
    t176 = t168.astype(I4) + (t172 - t168.astype(I4)) * t166.astype(I4)
    del t166, t168, t172
    t177 = t167 & t165
    del t165, t167
    chosen_unit_distance = c["chosen.unit.distance"]
    t178 = t175 & (chosen_unit_distance >= -2147483647)
    t179 = ~t177
    t180 = t174 + (chosen_unit_distance - t174) * t178.astype(I4)
    t181 = ~t178 & t175
    del t175
    unit_distance = t176 + (chosen_unit_distance - t176) * t178.astype(I4)
    t182 = t177 | t40
    unit_wheel_way = c["unit.wheel_way"]
    t183 = -unit_wheel_way
    del unit_wheel_way
    t184 = unit_distance + (0 - unit_distance) * t177.astype(I4) + t183.astype(I4)
    t185 = t180 + (0 - t180) * t177.astype(I4) + t183.astype(I4)
    del t177, t183
    t186 = np.minimum(t184, t185)
    t187 = np.maximum(t184, t185)
    del t184, t185
    t188 = t186.clip(0, 26401)
    t189 = t187.clip(0, 26401)
    t190 = np.minimum(t188, t189)
    t191 = np.maximum(t188, t189)
    del t188, t189
    chosen_unit_forward = c["chosen.unit.forward"]
    t192 = t181 & ~(t186 == t187) & ~(t190 == t191) & (chosen_unit_forward >= -2147483647)
    del t186, t187
    t193 = np.minimum(unit_distance, t180)
    t194 = np.maximum(unit_distance, t180)
    chosen_unit_aside = c["chosen.unit.aside"]
    t195 = t181 & ~(t193 == t194) & (chosen_unit_aside >= -2147483647)
    del t181
    t196 = chosen_unit_aside.astype(I8) * 2
    t197 = chosen_unit_aside * 2
    del chosen_unit_aside
    t198 = t5 == 0
    t199 = (t99 & (dice_1 == 6)).view(I1) + (t102 & (dice_2 == 6)).view(I1) + (t41 & (dice_3 == 6)).view(I1)
    t200 = t199 + (t85 & (t82 == 6)).view(I1)
    del t199
    t201 = t200 >= 1
    t202 = t39 & (t198 & (unit_going <= 1) & t201)
    del unit_going
    t203 = t5 != 1
    t204 = (t99 & ((dice_1 >= 5) & (dice_1 <= 6))).view(I1) + (t102 & ((dice_2 >= 5) & (dice_2 <= 6))).view(I1)
    t205 = t204 + (t41 & (dice_3 >= 5)).view(I1) + (t85 & (t82 >= 5)).view(I1)
    del t204
    t206 = t205 >= 1
    t207 = t39 & (t91 & (t9 & t198 | t8 & t203 | t22) & t206)
    del t9, t22, t198
    t208 = (t99 & (dice_1 == 4)).view(I1) + (t102 & (dice_2 == 4)).view(I1) + (t41 & (dice_3 == 4)).view(I1)
    del t41, dice_1, dice_2, t99, t102
    t209 = t208 + (t85 & (t82 == 4)).view(I1)
    del t85, t208
    t210 = t209 >= 1
    t211 = t39 & (t91 & t8 & t203 & t210)
    del t8, t91, t203
    unit_dp = c["unit.dp"]
    t212 = (
        t200
        + (
            t200
            + (np.minimum(t200, (3 - unit_dp).clip(0, 3)) - t200) * (t202 & t201).view(I1) - t200
        ) * t201.view(I1)
    )
    del t200, t201
    t213 = unit_dp + t202.view(I1) * t212
    del t202, unit_dp, t212
    t214 = t205 + (np.minimum(t205, (3 - t213.clip(0, 6)).clip(0, 3)) - t205) * (t207 & t206).view(I1)
    t215 = t213 + t207.view(I1) * (t205 + (t214 - t205) * t206.view(I1))
    del t205, t206, t207, t213, t214
    t216 = t209 + (np.minimum(t209, (3 - t215.clip(0, 6)).clip(0, 3)) - t209) * (t211 & t210).view(I1)
    t217 = unit_arm == 4
    unit_formation_2 = t5 + (2 - t5) * (t39 & t217).view(I1)
    del t5
    unit_moved = c["unit.moved"]
    unit_moved_2 = t39 & t16 | unit_moved
    del t16
    unit_moved_in_combat = c["unit.moved_in_combat"]
    t218 = (
        unit_casualties
        + t3.view(I1)
        + ((unit_way_blocked == 1) & t2).view(I1)
        + (~unit_initial_move & t4).view(I1)
    )
    del unit_way_blocked, t2, unit_casualties, t4, unit_initial_move
    unit_behind_friends = c["unit.behind_friends"]
    unit_behind_obstacle = c["unit.behind_obstacle"]
    t219 = (unit_arm == 3) | (unit_arm == 7)
    t220 = unit_formation != 2
    t221 = unit_charge_kind >= 1
    t222 = t13 & ((unit_arm == 3) | (unit_arm == 6))
    t223 = unit_formation_2 != 2
    t224 = t219 & t220 | t217 & unit_moved & t220 | t6 & (unit_formation <= 2) | (unit_formation == 3) & t7
    del unit_formation, unit_moved
    t225 = t224 | unit_limbered & t7 | ((unit_doing >= 1) & (unit_doing <= 2) | (unit_doing >= 4)) & (t220 & t7)
    del unit_limbered, t220, t224
    t226 = t225 | t221 & ((unit_doing == 1) | (unit_doing >= 3)) | t222 & (unit_doing != 2) | t13 & t6
    del unit_doing, t13, t225
    t227 = t43 & t44 | t43 & t45 | t43 & (dice_3 == 0) | t53 & t44 | t53 & t45 | t62 & t44 | t62 & t45
    t228 = t43 & t46 | t43 & t47 | t43 & (dice_3 >= 7) | t53 & t46 | t53 & t54 | t62 & t46 | t62 & t54
    del t43, dice_3, t47, t53, t62
    t229 = t78 & t44 | t78 & t71 | t78 & (t81 & (t82 == 0)) | t88 & t44 | t88 & (t81 & t45) | t95 & t44
    del t45
    t230 = t78 & t46 | t78 & t72 | t78 & (t81 & (t82 >= 7)) | t88 & t46 | t88 & (t81 & t54) | t95 & t46
    del t54, t81, t82, t95
    t231 = t39 & (
        t178 & t179 & ~((t176 <= chosen_unit_distance) & (chosen_unit_distance <= t174))
    ) | t39 & (t192 & ~((t190 <= chosen_unit_forward) & (chosen_unit_forward <= t191)))
    del t174, t176, chosen_unit_distance, t178
    t232 = t219 & t223 | t217 & unit_moved_2 & t223 | t6 & (unit_formation_2 <= 2) | (unit_formation_2 == 3) & t7
    del t6, t217, t219
    t233 = t232 | t12 & (t223 & t7) | t221 & (
        (unit_doing_2 == 1) | (unit_doing_2 >= 3)
    ) | t222 & (unit_doing_2 != 2)
    del t12, t221, t222, t223, t232
    unit_must = (
        t3.view(I1)
        + (unit_behind_friends | unit_behind_obstacle | (unit_nearest_enemy >= 14400)).view(I1) * 2
    )
    del unit_nearest_enemy, unit_behind_friends, unit_behind_obstacle
    errors: Errors = (
        (3, t226 | (unit_charge_kind == 2) & ((unit_arm <= 4) | (unit_arm >= 8)) | unit_abandoned & t7),  # IllegalState
        (9, t227),  # MissingDice
        (6, t228),  # InputError
        (10, t67 & t68 | t78 & t68),  # NeedsChoice
        (7, t67 & t69 | t78 & t69 | t78 & t80 | t88 & t80 | t100 & t69),  # NotOpen
        (9, t67 & t44 | t67 & t71),  # MissingDice
        (6, t67 & t46 | t67 & t72),  # InputError
        (10, t78 & t79 | t88 & t79 | t100 & t68),  # NeedsChoice
        (9, t229 | t100 & t44 | t100 & t71),  # MissingDice
        (6, t230 | t100 & t46 | t100 & t72),  # InputError
        (1, t39 & ~(t109 | t23)),  # NoRule
        (7, t231 | t39 & (t195 & t179 & ~((t193 <= t196) & (t196 <= t194)))),  # NotOpen
        (3, t233),  # IllegalState
    )
    return errors, {
        'unit.move.verdict': t38 + (-1 - t38) * t3.view(I1),
        'unit.move.total': unit_total,
        'unit.move.total.none': t103,
        'unit.move.natural': unit_total,
        'unit.move.natural.none': t103,
        'unit.move.dice': unit_dice,
        'unit.move.dice.none': t40,
        'unit.move.distance': unit_distance,
        'unit.move.distance.to': t180,
        'unit.move.distance.none': t182,
        'unit.move.forward': t190 + (chosen_unit_forward - t190) * t192.astype(I4),
        'unit.move.forward.to': t191 + (chosen_unit_forward - t191) * t192.astype(I4),
        'unit.move.forward.none': t40,
        'unit.move.aside': t193 + (t197 - t193) * t195.astype(I4),
        'unit.move.aside.to': t194 + (t197 - t194) * t195.astype(I4),
        'unit.move.aside.none': t182,
        'unit.casualties': t218.clip(0, 12),
        'unit.surrendered': unit_surrendered_2,
        'unit.formation': unit_formation_2,
        'unit.doing': unit_doing_2,
        'unit.gave_way': 3 + (unit_gave_way - 3) * t3.view(I1),
        'unit.dp': (t215 + t211.view(I1) * (t209 + (t216 - t209) * t210.view(I1))).clip(0, 6),
        'unit.moved': unit_moved_2,
        'unit.moved_in_combat': t39 & t15 | unit_moved_in_combat,
        'unit.must': unit_must,
    }


rout = Resolver(
    'rout', 'Rout',
    inputs={
        'unit.way_blocked': Column('unit.way_blocked', 'member', I1, 0, 2, values=_W5),
        'unit.way_round': Column('unit.way_round', 'yesno', bool, values=('no', 'yes')),
        'unit.casualties': Column('unit.casualties', 'number', I1, 0, 12, default=0),
        'unit.nearest_enemy': Column('unit.nearest_enemy', 'length', I4, 0, 57600, scale=60),
        'unit.surrendered': Column('unit.surrendered', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.formation': Column('unit.formation', 'member', I1, 0, 3, values=_W7),
        'unit.doing': Column('unit.doing', 'member', I1, 0, 5, values=_W8),
        'unit.gave_way': Column('unit.gave_way', 'member', I1, 0, 3, values=_W2),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
        'unit.going': Column('unit.going', 'member', I1, 0, 10, values=_W9),
        'unit.on_road': Column('unit.on_road', 'yesno', bool, values=('no', 'yes')),
        'unit.charge_kind': Column('unit.charge_kind', 'member', I1, 0, 3, values=_W10),
        'unit.halted': Column('unit.halted', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.fired': Column('unit.fired', 'yesno', bool, values=('no', 'yes')),
        'unit.time': Column('unit.time', 'move', I1, 0, 2, scale=2, default=0),
        'unit.abandoned': Column('unit.abandoned', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.limbered': Column('unit.limbered', 'yesno', bool, values=('no', 'yes')),
        'unit.deviation': Column('unit.deviation', 'angle', I2, 0, 10800, scale=60, default=0),
        'unit.road_last_turn': Column('unit.road_last_turn', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.dice_last_turn': Column('unit.dice_last_turn', 'number', I1, 0, 3),
        'unit.barred': Column('unit.barred', 'yesno', bool, values=('no', 'yes')),
        'unit.with_d6': Column('unit.with_d6', 'yesno', bool, values=('no', 'yes')),
        'unit.inspiring': Column('unit.inspiring', 'number', I1, 0, 4, default=0),
        'unit.initial_move': Column('unit.initial_move', 'yesno', bool, values=('no', 'yes')),
        'unit.nearest_cover': Column('unit.nearest_cover', 'length', I4, 0, 57600, scale=60),
        'unit.speed': Column('unit.speed', 'move', I1, 1, 2, scale=2, default=2),
        'unit.free_way': Column('unit.free_way', 'length', I4, 0, 57600, scale=60),
        'unit.wheel_way': Column('unit.wheel_way', 'length', I2, 0, 14400, scale=60, default=0),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 6, default=0),
        'unit.moved': Column('unit.moved', 'yesno', bool, values=('no', 'yes')),
        'unit.moved_in_combat': Column('unit.moved_in_combat', 'yesno', bool, values=('no', 'yes')),
        'unit.behind_friends': Column('unit.behind_friends', 'yesno', bool, values=('no', 'yes')),
        'unit.behind_obstacle': Column('unit.behind_obstacle', 'yesno', bool, values=('no', 'yes')),
        'chosen.unit.dice': Column('chosen.unit.dice', 'number', I1, 0, 127, missing=-128),
        'chosen.unit.optional_die': Column('chosen.unit.optional_die', 'number', I1, 0, 127, missing=-128),
        'chosen.unit.distance': Column('chosen.unit.distance', 'length', I4, -2147483647, 2147483647, scale=60, missing=-2147483648),
        'chosen.unit.forward': Column('chosen.unit.forward', 'length', I4, -2147483647, 2147483647, scale=60, missing=-2147483648),
        'chosen.unit.aside': Column('chosen.unit.aside', 'length', I4, -2147483647, 2147483647, scale=60, missing=-2147483648),
    },
    outputs={
        'unit.move.verdict': Column('unit.move.verdict', 'member', I1, -1, 2, values=_W4),
        'unit.move.total': Column('unit.move.total', 'figure', I1, 2, 16, none='unit.move.total.none'),
        'unit.move.total.none': Column('unit.move.total.none', 'none', bool),
        'unit.move.natural': Column('unit.move.natural', 'figure', I1, 2, 16, none='unit.move.natural.none'),
        'unit.move.natural.none': Column('unit.move.natural.none', 'none', bool),
        'unit.move.dice': Column('unit.move.dice', 'figure', I1, 0, 3, none='unit.move.dice.none'),
        'unit.move.dice.none': Column('unit.move.dice.none', 'none', bool),
        'unit.move.distance': Column('unit.move.distance', 'figure', I2, -26401, 26401, scale=60, none='unit.move.distance.none', to='unit.move.distance.to'),
        'unit.move.distance.to': Column('unit.move.distance.to', 'to', I2, -26401, 26401, scale=60),
        'unit.move.distance.none': Column('unit.move.distance.none', 'none', bool),
        'unit.move.forward': Column('unit.move.forward', 'figure', I2, -26402, 26402, scale=60, none='unit.move.forward.none', to='unit.move.forward.to'),
        'unit.move.forward.to': Column('unit.move.forward.to', 'to', I2, -26402, 26402, scale=60),
        'unit.move.forward.none': Column('unit.move.forward.none', 'none', bool),
        'unit.move.aside': Column('unit.move.aside', 'figure', I2, -26402, 26402, scale=120, none='unit.move.aside.none', to='unit.move.aside.to'),
        'unit.move.aside.to': Column('unit.move.aside.to', 'to', I2, -26402, 26402, scale=120),
        'unit.move.aside.none': Column('unit.move.aside.none', 'none', bool),
        'unit.casualties': Column('unit.casualties', 'figure', I1, 0, 12),
        'unit.surrendered': Column('unit.surrendered', 'yesno', bool, values=('no', 'yes')),
        'unit.formation': Column('unit.formation', 'member', I1, -1, 3, values=_W7),
        'unit.doing': Column('unit.doing', 'member', I1, -1, 5, values=_W8),
        'unit.gave_way': Column('unit.gave_way', 'member', I1, -1, 3, values=_W2),
        'unit.dp': Column('unit.dp', 'figure', I1, 0, 6),
        'unit.moved': Column('unit.moved', 'yesno', bool, values=('no', 'yes')),
        'unit.moved_in_combat': Column('unit.moved_in_combat', 'yesno', bool, values=('no', 'yes')),
        'unit.must': Column('unit.must', 'acts', I1, 0, 3),
    },
    kernel=_rout,
    acts=('remain', 'halt_short'),
    dice=3,
)


def _stop_rout(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Rally (action for unit against leader). @book 178, 515"""
    unit_doing = c["unit.doing"]
    t2 = unit_doing == 1
    unit_wishes_to_cease = c["unit.wishes_to_cease"]
    unit_wishes_to_cease_2 = t2 | unit_wishes_to_cease
    del unit_wishes_to_cease
    unit_charged_last_turn = c["unit.charged_last_turn"]
    unit_contacted_last_turn = c["unit.contacted_last_turn"]
    t3 = unit_charged_last_turn & ~unit_contacted_last_turn
    del unit_charged_last_turn, unit_contacted_last_turn
    t4 = (unit_doing >= 1) & (unit_doing <= 3)
    t5 = unit_wishes_to_cease_2 & t4
    t6 = t3 | t5
    unit_leader_attached = c["unit.leader_attached"]
    t7 = unit_leader_attached & t4
    del t4
    t8 = t6 | t7
    t9 = ~t8 & unit_leader_attached
    t10 = t8 | unit_leader_attached
    del t8
    t11 = ~t10
    leader_rank = c["leader.rank"]
    t12 = leader_rank == 0
    unit_own_leader = c["unit.own_leader"]
    t13 = t12 | (leader_rank == 2) & unit_own_leader
    del unit_own_leader
    t14 = t2 & t11 & t13
    unit_leader_distance = c["unit.leader_distance"]
    t15 = 2 - (leader_rank >= 2).view(I1) - (leader_rank == 3).view(I1)
    t16 = leader_rank == 1
    leader_ability = c["leader.ability"]
    t17 = (leader_ability == 1) & ((leader_rank == 0) | (leader_rank == 2)) & (leader_rank != 1)
    t18 = ~t17 & t16
    t19 = leader_ability == 2
    del leader_ability
    t20 = t19 & t12 & ~t18
    del t12
    t21 = t15 + (3 - (leader_rank >= 2).view(I1) - (leader_rank == 3).view(I1) - t15) * t17.view(I1) - t20.view(I1)
    del t15, t17
    t22 = ~t20 & t18
    del t18, t20
    leader_wounds = c["leader.wounds"]
    t23 = leader_wounds >= 1
    del leader_wounds
    t24 = ~t22
    t25 = t23 & (t24 & (t21 >= 2)) & t24
    del t24
    t26 = t21 - t25.view(I1)
    del t21
    t27 = (((t26 + (0 - t26) * (~t25 & t22).view(I1) - 1).clip(0, 2) * 40).astype(I2) + 60) * 60
    del t22, t25, t26
    leader_attached = c["leader.attached"]
    t28 = ~leader_attached
    del leader_attached
    t29 = t13 & (unit_leader_distance <= t27) & t28
    del unit_leader_distance
    t30 = t11 & t29
    del t11
    t31 = t10 | t29
    del t10, t29
    t32 = ~t31
    unit_conforms = c["unit.conforms"]
    unit_lead_attached = c["unit.lead_attached"]
    t33 = t2 & t32 & unit_conforms & ~unit_lead_attached & t13
    unit_lead_distance = c["unit.lead_distance"]
    unit_beside_lead = c["unit.beside_lead"]
    unit_behind_lead = c["unit.behind_lead"]
    t34 = unit_conforms & (
        unit_lead_attached | t13 & (unit_lead_distance <= t27) & t28
    ) & (unit_beside_lead | (unit_behind_lead <= 3600))
    del t13, t27, t28, unit_conforms, unit_lead_attached, unit_lead_distance, unit_beside_lead, unit_behind_lead
    t35 = t32 & t34
    del t32
    t36 = t3.view(I1) + (1 - t3.view(I1)) * (~t3 & t5).view(I1)
    t37 = t36 + (1 - t36) * (~t6 & t7).view(I1)
    del t6, t7, t36
    t38 = t37 + (3 - t37) * t9.view(I1)
    del t37
    t39 = t38 + (3 - t38) * t30.view(I1)
    del t38
    t40 = 1 + (t39 + (3 - t39) * t35.view(I1) - 1) * (t31 | t34).view(I1)
    del t31, t34, t39
    t41 = t2 & ~(t9 | t30 | t35)
    del t9, t30, t35
    dice_1 = c["dice.1"]
    t42 = ~t41
    t43 = (unit_doing >= 1) & (unit_doing <= 2) | t3
    del t3
    t44 = ~t43
    t45 = t41 & unit_leader_attached
    chosen_unit_with_leader = c["chosen.unit.with_leader"]
    t46 = (chosen_unit_with_leader >= -127) & (chosen_unit_with_leader <= -2) | (chosen_unit_with_leader == 0)
    unit_arm = c["unit.arm"]
    unit_grade = c["unit.grade"]
    t47 = (unit_arm >= 8) | (unit_grade == 0)
    del unit_arm
    t48 = t41 & t47
    chosen_unit_steady_troops = c["chosen.unit.steady_troops"]
    t49 = (chosen_unit_steady_troops >= -127) & (chosen_unit_steady_troops <= -2) | (chosen_unit_steady_troops == 0)
    unit_total = (
        dice_1
        + t43.view(I1)
        + unit_leader_attached.view(I1) * chosen_unit_with_leader
        + t47.view(I1) * chosen_unit_steady_troops
    )
    del unit_leader_attached, t47
    unit_band = unit_total <= 2
    t50 = unit_grade == 1
    del unit_grade
    unit_as_the_player_likes = (unit_total >= 3) & (unit_total <= 4)
    unit_band_2 = unit_total >= 5
    unit_doing_2 = unit_doing + (0 - unit_doing) * (t41 & (unit_as_the_player_likes & t5)).view(I1)
    del t5
    t51 = (
        (t41 & (unit_band & t43) | t41 & (unit_band_2 & t43)).view(I1)
        + (t41 & (unit_band & (t44 & t50)) | t41 & (unit_band_2 & t44)).view(I1) * 2
    )
    del t44, unit_band_2
    errors: Errors = (
        (3, (leader_rank >= 2) & t19),  # IllegalState
        (1, t14 & t16 | t14 & t23 & t16 | t33 & t16 | t33 & t23 & t16),  # NoRule
        (9, t41 & (dice_1 == 0)),  # MissingDice
        (6, t41 & (dice_1 >= 7)),  # InputError
        (10, t45 & (chosen_unit_with_leader == -128)),  # NeedsChoice
        (7, t45 & t46 | t48 & t49),  # NotOpen
        (10, t48 & (chosen_unit_steady_troops == -128)),  # NeedsChoice
    )
    return errors, {
        'unit.verdict': 2 - (unit_doing == 1).view(I1) * 2,
        'unit.control.verdict': t40 + (-1 - t40) * (unit_doing != 1).view(I1),
        'unit.control.total': dice_1 + (unit_total - dice_1) * t41.view(I1),
        'unit.control.total.none': t42,
        'unit.control.natural.none': t42,
        'unit.control.dice.none': t42,
        'unit.control.result': -1 + ((unit_total >= 3).view(I1) + (unit_total >= 5).view(I1) - (-1)) * t41.view(I1),
        'unit.wishes_to_cease': unit_wishes_to_cease_2,
        'unit.doing': unit_doing_2,
        'unit.must': t51 + (t41 & (unit_band & ~(t43 | t50))).view(I1) * 4,
        'unit.may': (t41 & unit_as_the_player_likes).view(I1) * 8 + (t2 & (unit_doing_2 == 0)).view(I1) * 16,
    }


stop_rout = Resolver(
    'stop_rout', 'Rally',
    inputs={
        'unit.doing': Column('unit.doing', 'member', I1, 0, 5, values=_W8),
        'unit.wishes_to_cease': Column('unit.wishes_to_cease', 'yesno', bool, values=('no', 'yes')),
        'unit.charged_last_turn': Column('unit.charged_last_turn', 'yesno', bool, values=('no', 'yes')),
        'unit.contacted_last_turn': Column('unit.contacted_last_turn', 'yesno', bool, values=('no', 'yes')),
        'unit.leader_attached': Column('unit.leader_attached', 'yesno', bool, values=('no', 'yes')),
        'leader.rank': Column('leader.rank', 'member', I1, 0, 3, values=_W11),
        'unit.own_leader': Column('unit.own_leader', 'yesno', bool, values=('no', 'yes')),
        'unit.leader_distance': Column('unit.leader_distance', 'length', I4, 0, 57600, scale=60),
        'leader.ability': Column('leader.ability', 'member', I1, 0, 2, values=_W12),
        'leader.wounds': Column('leader.wounds', 'number', I1, 0, 2, default=0),
        'leader.attached': Column('leader.attached', 'yesno', bool, values=('no', 'yes')),
        'unit.conforms': Column('unit.conforms', 'yesno', bool, values=('no', 'yes')),
        'unit.lead_attached': Column('unit.lead_attached', 'yesno', bool, values=('no', 'yes')),
        'unit.lead_distance': Column('unit.lead_distance', 'length', I4, 0, 57600, scale=60),
        'unit.beside_lead': Column('unit.beside_lead', 'yesno', bool, values=('no', 'yes')),
        'unit.behind_lead': Column('unit.behind_lead', 'length', I4, 0, 57600, scale=60),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
        'unit.grade': Column('unit.grade', 'member', I1, 0, 5, values=_W6),
        'chosen.unit.with_leader': Column('chosen.unit.with_leader', 'sign', I1, -1, 1, missing=-128),
        'chosen.unit.steady_troops': Column('chosen.unit.steady_troops', 'sign', I1, -1, 1, missing=-128),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W4),
        'unit.control.verdict': Column('unit.control.verdict', 'member', I1, -1, 3, values=_W4),
        'unit.control.total': Column('unit.control.total', 'figure', I1, -1, 9, none='unit.control.total.none'),
        'unit.control.total.none': Column('unit.control.total.none', 'none', bool),
        'unit.control.natural': Column('unit.control.natural', 'figure', I1, 1, 6, none='unit.control.natural.none'),
        'unit.control.natural.none': Column('unit.control.natural.none', 'none', bool),
        'unit.control.dice': Column('unit.control.dice', 'figure', I1, 1, 1, none='unit.control.dice.none'),
        'unit.control.dice.none': Column('unit.control.dice.none', 'none', bool),
        'unit.control.result': Column('unit.control.result', 'member', I1, -1, 2, values=_W13),
        'unit.wishes_to_cease': Column('unit.wishes_to_cease', 'yesno', bool, values=('no', 'yes')),
        'unit.doing': Column('unit.doing', 'member', I1, -1, 5, values=_W8),
        'unit.must': Column('unit.must', 'acts', I1, 0, 7),
        'unit.may': Column('unit.may', 'acts', I1, 0, 24),
    },
    kernel=_stop_rout,
    acts=('continue', 'repeat', 'halt', 'act', 'reform'),
    dice=1,
    same={'unit.control.natural': 'dice.1', 'unit.control.dice': 1},
)


def _pursue(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Pursue (action for unit against enemy). @book 517"""
    dice = _stacked(c, 15)
    unit_formation = c["unit.formation"]
    unit_doing = c["unit.doing"]
    unit_arm = c["unit.arm"]
    t2 = unit_arm >= 8
    t3 = unit_arm <= 7
    t4 = (unit_arm >= 5) & (unit_arm <= 7)
    unit_going = c["unit.going"]
    t5 = unit_arm <= 4
    unit_on_road = c["unit.on_road"]
    t6 = (unit_arm >= 5) & (unit_going >= 7) & ~unit_on_road
    del unit_on_road
    unit_surrendered = c["unit.surrendered"]
    t7 = t6 | unit_surrendered
    t8 = ~t7
    t9 = t6.view(I1) * 2
    t10 = t8 & t4
    dice_1 = c["dice.1"]
    dice_2 = c["dice.2"]
    dice_3 = c["dice.3"]
    t11 = dice_1 == 0
    t12 = dice_2 == 0
    t13 = (dice_1 == 1) | (dice_1 >= 6)
    t14 = (dice_2 == 1) | (dice_2 >= 6)
    t15 = dice_1 + dice_2 + dice_3
    t16 = t8 & t5
    t17 = dice_2 >= 7
    t18 = dice_1 + dice_2
    t19 = t15 + (t18 - t15) * t5.view(I1)
    del t15
    t20 = 2 + (unit_arm >= 5).view(I1) - (unit_arm >= 8).view(I1) * 3
    unit_road_last_turn = c["unit.road_last_turn"]
    unit_dice_last_turn = c["unit.dice_last_turn"]
    t21 = t4 & (unit_dice_last_turn + (2 - unit_dice_last_turn) * unit_road_last_turn.view(I1) == 0)
    del unit_road_last_turn, unit_dice_last_turn
    unit_with_d6 = c["unit.with_d6"]
    t22 = t21 & unit_with_d6
    del unit_with_d6
    t23 = t2 & t22
    t24 = t3 | t22
    del t22
    t25 = t8 & t23
    t26 = t19 + (t18 - t19) * t23.view(I1)
    del t18, t19
    t27 = t20 + (2 - t20) * t23.view(I1)
    del t20
    t28 = ~t24 & t21
    t29 = t24 | t21
    del t21
    t30 = t8 & t28
    chosen_unit_dice = c["chosen.unit.dice"]
    t31 = chosen_unit_dice == -128
    t32 = (chosen_unit_dice >= -127) & (chosen_unit_dice <= 0) | (chosen_unit_dice >= 3)
    t33 = chosen_unit_dice == 2
    t34 = t33 & t12
    t35 = t33 & t14
    t36 = dice_1 + t33.view(I1) * dice_2
    t37 = t26 + (t36 - t26) * t28.view(I1)
    del t26
    t38 = t27 + (chosen_unit_dice - t27) * t28.view(I1)
    del t27
    t39 = ~t29 & t4
    t40 = t29 | t4
    del t29
    t41 = t8 & t39
    chosen_unit_optional_die = c["chosen.unit.optional_die"]
    t42 = chosen_unit_optional_die == -128
    t43 = (chosen_unit_optional_die >= -127) & (chosen_unit_optional_die <= -1) | (chosen_unit_optional_die >= 2)
    t44 = chosen_unit_optional_die == 1
    t45 = _face(dice, chosen_unit_dice)
    t46 = t37 + (t36 + t44.view(I1) * t45 - t37) * t39.view(I1)
    del t37
    t47 = t38 + (chosen_unit_dice + (chosen_unit_optional_die == 1).view(I1) - t38) * t39.view(I1)
    del t38
    t48 = t39 & t44
    t49 = ~t40 & t5
    t50 = t40 | t5
    del t5, t40
    t51 = t8 & t49
    t52 = t46 + (dice_1 + t44.view(I1) * dice_2 - t46) * t49.view(I1)
    del t46
    t53 = t47 + (1 + (chosen_unit_optional_die == 1).view(I1) - t47) * t49.view(I1)
    del chosen_unit_optional_die, t47
    unit_limbered = c["unit.limbered"]
    t54 = unit_going >= 2
    del unit_going
    t55 = unit_limbered & t54
    t56 = ~t50 & t55
    t57 = t50 | t55
    del t50, t55
    t58 = t8 & t56
    t59 = t52 + (dice_1 - t52) * t56.view(I1)
    del t52
    t60 = t53 + (1 - t53) * t56.view(I1)
    del t53
    t61 = ~t57 & unit_limbered
    t62 = t57 | unit_limbered
    del t57
    t63 = t8 & t61
    unit_total = t59 + (t36 - t59) * t61.view(I1)
    del t36, t59
    t64 = ~t61 & (~t56 & (~t49 & (~t39 & (~t28 & (~t23 & t2)))))
    del t23, t56
    unit_dice = t60 + (chosen_unit_dice - t60) * t61.view(I1)
    del chosen_unit_dice, t60
    t65 = unit_dice + (0 - unit_dice) * t7.view(I1)
    t66 = t24 | t28 & t33 | t39 & t33 | t49 & t44 | t61 & t33
    del t24, t28, t33, t39, t49, t61
    t67 = t64 | t7
    t68 = t2 & ~unit_limbered
    t69 = ~t68
    t70 = t68 & (unit_arm == 9)
    t71 = ~t70
    t72 = t68 & (unit_arm == 10)
    t73 = t71 & t72
    t74 = t73.view(I1) * 20 + 20
    t75 = t70 | t72
    del t70, t72
    t76 = ~t75 & t69
    t77 = ~t76
    t78 = unit_total.astype(I2) * 10
    t79 = t74.astype(I2) + (t78 - t74.astype(I2)) * t76.astype(I2)
    del t74
    t80 = t76.astype(I2) * t78
    del t78
    t81 = t76 & t64 | t77 & (~t73 & t71)
    del t64, t71, t73, t76
    unit_inspiring = c["unit.inspiring"]
    t82 = (unit_inspiring >= 1) & ~t81
    del unit_inspiring
    t83 = ~t82
    t84 = unit_dice * 10
    t85 = t80 + t84.astype(I2)
    t86 = t79 + t84.astype(I2)
    del t84
    t87 = np.minimum(t85, t86)
    t88 = np.maximum(t85, t86)
    del t85, t86
    t89 = t79 + (t88 - t79) * t82.astype(I2)
    del t79
    t90 = t82 & (t77 & ~(t87 == t88)) | t83 & t77
    del t77, t88
    t91 = t80 + (t87 - t80) * t82.astype(I2)
    del t80, t82, t87
    t92 = t83 & t81
    del t81, t83
    unit_nearest_enemy = c["unit.nearest_enemy"]
    unit_nearest_cover = c["unit.nearest_cover"]
    unit_charge_kind = c["unit.charge_kind"]
    t93 = unit_charge_kind == 1
    t94 = (unit_nearest_enemy >= 7201) & (unit_nearest_cover >= 7201) & ~(
        (unit_charge_kind >= 1) & (unit_charge_kind <= 2) | t68
    )
    del unit_nearest_enemy, unit_nearest_cover
    t95 = t94 & ~t92
    t96 = ~t95
    t97 = t91 * 2
    t98 = t89 * 2
    t99 = np.minimum(t97, t98)
    t100 = np.maximum(t97, t98)
    del t97, t98
    t101 = t95 & (t90 & ~(t99 == t100)) | t96 & t90
    del t90
    t102 = t96 & t92
    del t92, t96
    t103 = t94 & ~t102
    del t94
    t104 = ~t103
    unit_free_way = c["unit.free_way"]
    t105 = (t91 + (t99 - t91) * t95.astype(I2)) * 60
    del t91, t99
    t106 = np.minimum(t105.astype(I4), unit_free_way)
    t107 = (t89 + (t100 - t89) * t95.astype(I2)) * 60
    del t89, t95, t100
    t108 = np.minimum(t107.astype(I4), unit_free_way)
    del unit_free_way
    t109 = np.minimum(t106, t108)
    t110 = np.maximum(t106, t108)
    del t106, t108
    t111 = t107.astype(I4) + (t110 - t107.astype(I4)) * t103.astype(I4)
    del t107
    t112 = t103 & (t101 & ~(t109 == t110)) | t104 & t101
    del t101, t110
    t113 = t105.astype(I4) + (t109 - t105.astype(I4)) * t103.astype(I4)
    del t103, t105, t109
    t114 = t104 & t102
    del t102, t104
    chosen_unit_distance = c["chosen.unit.distance"]
    t115 = t112 & (chosen_unit_distance >= -2147483647)
    t116 = ~t114
    t117 = t111 + (chosen_unit_distance - t111) * t115.astype(I4)
    t118 = ~t115 & t112
    del t112
    unit_distance = t113 + (chosen_unit_distance - t113) * t115.astype(I4)
    t119 = t114 | t7
    unit_wheel_way = c["unit.wheel_way"]
    t120 = -unit_wheel_way
    del unit_wheel_way
    t121 = unit_distance + (0 - unit_distance) * t114.astype(I4) + t120.astype(I4)
    t122 = t117 + (0 - t117) * t114.astype(I4) + t120.astype(I4)
    del t114, t120
    t123 = np.minimum(t121, t122)
    t124 = np.maximum(t121, t122)
    del t121, t122
    t125 = t123.clip(0, 22801)
    t126 = t124.clip(0, 22801)
    t127 = np.minimum(t125, t126)
    t128 = np.maximum(t125, t126)
    del t125, t126
    chosen_unit_forward = c["chosen.unit.forward"]
    t129 = t118 & ~(t123 == t124) & ~(t127 == t128) & (chosen_unit_forward >= -2147483647)
    del t123, t124
    t130 = np.minimum(unit_distance, t117)
    t131 = np.maximum(unit_distance, t117)
    chosen_unit_aside = c["chosen.unit.aside"]
    t132 = t118 & ~(t130 == t131) & (chosen_unit_aside >= -2147483647)
    del t118
    t133 = chosen_unit_aside.astype(I8) * 2
    t134 = chosen_unit_aside * 2
    del chosen_unit_aside
    t135 = (t62 & ((dice_1 >= 5) & (dice_1 <= 6))).view(I1) + (t66 & ((dice_2 >= 5) & (dice_2 <= 6))).view(I1)
    t136 = t135 + (t4 & (dice_3 >= 5)).view(I1) + (t48 & (t45 >= 5)).view(I1)
    del t135
    t137 = t136 >= 1
    t138 = t8 & (t54 & (t4 | t68) & t137)
    del t68
    t139 = (t62 & (dice_1 == 4)).view(I1) + (t66 & (dice_2 == 4)).view(I1) + (t4 & (dice_3 == 4)).view(I1)
    del dice_1, dice_2, t62, t66
    t140 = t139 + (t48 & (t45 == 4)).view(I1)
    del t48, t139
    t141 = t140 >= 1
    t142 = t8 & (t54 & t4 & t141)
    del t4, t54
    unit_dp = c["unit.dp"]
    t143 = (
        t136
        + (
            t136
            + (np.minimum(t136, (3 - unit_dp).clip(0, 3)) - t136) * (t138 & t137).view(I1) - t136
        ) * t137.view(I1)
    )
    del t136, t137
    t144 = unit_dp + t138.view(I1) * t143
    del t138, unit_dp, t143
    t145 = t140 + (np.minimum(t140, (3 - t144.clip(0, 6)).clip(0, 3)) - t140) * (t142 & t141).view(I1)
    unit_moved_in_combat = c["unit.moved_in_combat"]
    unit_meets_enemy = c["unit.meets_enemy"]
    enemy_arm = c["enemy.arm"]
    enemy_caught = c["enemy.caught"]
    enemy_doing = c["enemy.doing"]
    t146 = enemy_caught & ((enemy_doing == 1) | (enemy_doing == 5))
    del enemy_caught, enemy_doing
    unit_stands_in_contact = c["unit.stands_in_contact"]
    t147 = _face(dice, t65)
    t148 = unit_stands_in_contact >= 2
    t149 = _face(dice, t65 + 1)
    t150 = unit_stands_in_contact >= 3
    t151 = _face(dice, t65 + 2)
    t152 = unit_stands_in_contact >= 4
    t153 = _face(dice, t65 + 3)
    t154 = unit_stands_in_contact >= 5
    t155 = _face(dice, t65 + 4)
    t156 = unit_stands_in_contact >= 6
    t157 = _face(dice, t65 + 5)
    t158 = unit_stands_in_contact >= 7
    t159 = _face(dice, t65 + 6)
    t160 = unit_stands_in_contact >= 8
    t161 = _face(dice, t65 + 7)
    t162 = unit_stands_in_contact >= 9
    t163 = _face(dice, t65 + 8)
    t164 = unit_stands_in_contact >= 10
    t165 = _face(dice, t65 + 9)
    t166 = unit_stands_in_contact >= 11
    t167 = _face(dice, t65 + 10)
    t168 = unit_stands_in_contact == 12
    del unit_stands_in_contact
    t169 = _face(dice, t65 + 11)
    del t65
    t170 = ~t146
    t171 = t147 + t148.view(I1) * t149 + t150.view(I1) * t151 + t152.view(I1) * t153 + t154.view(I1) * t155
    t172 = t171 + t156.view(I1) * t157 + t158.view(I1) * t159 + t160.view(I1) * t161 + t162.view(I1) * t163
    del t171
    unit_total_2 = t172 + t164.view(I1) * t165 + t166.view(I1) * t167 + t168.view(I1) * t169
    del t172
    t173 = (
        (t147 >= 4).view(I1)
        + (t148 & (t149 >= 4)).view(I1)
        + (t150 & (t151 >= 4)).view(I1)
        + (t152 & (t153 >= 4)).view(I1)
    )
    t174 = t173 + (t154 & (t155 >= 4)).view(I1) + (t156 & (t157 >= 4)).view(I1) + (t158 & (t159 >= 4)).view(I1)
    del t173
    t175 = t174 + (t160 & (t161 >= 4)).view(I1) + (t162 & (t163 >= 4)).view(I1) + (t164 & (t165 >= 4)).view(I1)
    del t174
    t176 = t175 + (t166 & (t167 >= 4)).view(I1) + (t168 & (t169 >= 4)).view(I1)
    del t175
    enemy_casualties = c["enemy.casualties"]
    t177 = unit_formation != 2
    t178 = ((unit_arm == 3) | (unit_arm == 7)) & t177 | t2 & (unit_formation <= 2) | (unit_formation == 3) & t3
    del unit_formation
    t179 = t178 | unit_limbered & t3 | ((unit_doing >= 1) & (unit_doing <= 2) | (unit_doing >= 4)) & (t177 & t3)
    del t3, unit_limbered, t177, t178
    t180 = t179 | (unit_charge_kind >= 1) & (
        (unit_doing == 1) | (unit_doing >= 3)
    ) | t93 & ((unit_arm == 3) | (unit_arm == 6)) & (unit_doing != 2)
    del unit_doing, t179
    t181 = t10 & t11 | t10 & t12 | t10 & (dice_3 == 0) | t16 & t11 | t16 & t12 | t25 & t11 | t25 & t12
    t182 = t10 & t13 | t10 & t14 | t10 & (dice_3 >= 7) | t16 & t13 | t16 & t17 | t25 & t13 | t25 & t17
    del t10, dice_3, t14, t16, t25
    t183 = t30 & t11 | t30 & t34 | t41 & t11 | t41 & t34 | t41 & (t44 & (t45 == 0)) | t51 & t11 | t51 & (t44 & t12)
    del t12
    t184 = t8 & (
        t115 & t116 & ~((t113 <= chosen_unit_distance) & (chosen_unit_distance <= t111))
    ) | t8 & (t129 & ~((t127 <= chosen_unit_forward) & (chosen_unit_forward <= t128)))
    del t111, t113, chosen_unit_distance, t115
    t185 = t146 & (t147 == 0) | t146 & (
        t148 & (t149 == 0)
    ) | t146 & (t150 & (t151 == 0)) | t146 & (t152 & (t153 == 0))
    t186 = t185 | t146 & (t154 & (t155 == 0)) | t146 & (t156 & (t157 == 0)) | t146 & (t158 & (t159 == 0))
    del t185
    t187 = t186 | t146 & (t160 & (t161 == 0)) | t146 & (t162 & (t163 == 0)) | t146 & (t164 & (t165 == 0))
    del t186
    t188 = t146 & (t147 >= 7) | t146 & (
        t148 & (t149 >= 7)
    ) | t146 & (t150 & (t151 >= 7)) | t146 & (t152 & (t153 >= 7))
    del t147, t148, t149, t150, t151, t152, t153
    t189 = t188 | t146 & (t154 & (t155 >= 7)) | t146 & (t156 & (t157 >= 7)) | t146 & (t158 & (t159 >= 7))
    del t154, t155, t156, t157, t158, t159, t188
    t190 = t189 | t146 & (t160 & (t161 >= 7)) | t146 & (t162 & (t163 >= 7)) | t146 & (t164 & (t165 >= 7))
    del t160, t161, t162, t163, t164, t165, t189
    errors: Errors = (
        (3, t180 | t93 & t2 | (unit_charge_kind == 2) & ((unit_arm <= 4) | (unit_arm >= 8))),  # IllegalState
        (9, t181),  # MissingDice
        (6, t182 | t30 & t13 | t30 & t35 | t41 & t13 | t41 & t35 | t41 & (t44 & (t45 >= 7))),  # InputError
        (10, t30 & t31 | t41 & t31 | t41 & t42 | t51 & t42),  # NeedsChoice
        (7, t30 & t32 | t41 & t32 | t41 & t43 | t51 & t43),  # NotOpen
        (9, t183 | t58 & t11),  # MissingDice
        (6, t51 & t13 | t51 & (t44 & t17) | t58 & t13),  # InputError
        (10, t63 & t31),  # NeedsChoice
        (7, t63 & t32),  # NotOpen
        (9, t63 & t11 | t63 & t34),  # MissingDice
        (6, t63 & t13 | t63 & t35),  # InputError
        (1, t8 & ~(t75 | t69)),  # NoRule
        (7, t184 | t8 & (t132 & t116 & ~((t130 <= t133) & (t133 <= t131)))),  # NotOpen
        (9, t187 | t146 & (t166 & (t167 == 0)) | t146 & (t168 & (t169 == 0))),  # MissingDice
        (6, t190 | t146 & (t166 & (t167 >= 7)) | t146 & (t168 & (t169 >= 7))),  # InputError
        (3, t2),  # IllegalState
    )
    return errors, {
        'unit.move.verdict': t7.view(I1) * (t9 + (2 - t9) * (~t6 & unit_surrendered).view(I1)),
        'unit.move.total': unit_total,
        'unit.move.total.none': t67,
        'unit.move.natural': unit_total,
        'unit.move.natural.none': t67,
        'unit.move.dice': unit_dice,
        'unit.move.dice.none': t7,
        'unit.move.distance': unit_distance,
        'unit.move.distance.to': t117,
        'unit.move.distance.none': t119,
        'unit.move.forward': t127 + (chosen_unit_forward - t127) * t129.astype(I4),
        'unit.move.forward.to': t128 + (chosen_unit_forward - t128) * t129.astype(I4),
        'unit.move.forward.none': t7,
        'unit.move.aside': t130 + (t134 - t130) * t132.astype(I4),
        'unit.move.aside.to': t131 + (t134 - t131) * t132.astype(I4),
        'unit.move.aside.none': t119,
        'unit.free_hack.total': unit_total_2,
        'unit.free_hack.total.none': t170,
        'unit.free_hack.natural': unit_total_2,
        'unit.free_hack.natural.none': t170,
        'unit.free_hack.dice.none': t170,
        'unit.dp': (t144 + t142.view(I1) * (t140 + (t145 - t140) * t141.view(I1))).clip(0, 6),
        'unit.moved_in_combat': t8 | unit_moved_in_combat,
        'enemy.casualties': (enemy_casualties + (t146 & (t176 >= 1)).view(I1) * t176).clip(0, 12),
        'unit.must': unit_meets_enemy.view(I1),
        'enemy.may': (unit_meets_enemy & ((enemy_arm >= 5) & (enemy_arm <= 7))).view(I1) * 2,
    }


pursue = Resolver(
    'pursue', 'Pursue',
    inputs={
        'unit.formation': Column('unit.formation', 'member', I1, 0, 3, values=_W7),
        'unit.doing': Column('unit.doing', 'member', I1, 0, 5, values=_W8),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
        'unit.going': Column('unit.going', 'member', I1, 0, 10, values=_W9),
        'unit.on_road': Column('unit.on_road', 'yesno', bool, values=('no', 'yes')),
        'unit.surrendered': Column('unit.surrendered', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.deviation': Column('unit.deviation', 'angle', I2, 0, 10800, scale=60, default=0),
        'unit.barred': Column('unit.barred', 'yesno', bool, values=('no', 'yes')),
        'unit.road_last_turn': Column('unit.road_last_turn', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.dice_last_turn': Column('unit.dice_last_turn', 'number', I1, 0, 3),
        'unit.with_d6': Column('unit.with_d6', 'yesno', bool, values=('no', 'yes')),
        'unit.limbered': Column('unit.limbered', 'yesno', bool, values=('no', 'yes')),
        'unit.inspiring': Column('unit.inspiring', 'number', I1, 0, 4, default=0),
        'unit.initial_move': Column('unit.initial_move', 'yesno', bool, values=('no', 'yes')),
        'unit.nearest_enemy': Column('unit.nearest_enemy', 'length', I4, 0, 57600, scale=60),
        'unit.nearest_cover': Column('unit.nearest_cover', 'length', I4, 0, 57600, scale=60),
        'unit.charge_kind': Column('unit.charge_kind', 'member', I1, 0, 3, values=_W10),
        'unit.speed': Column('unit.speed', 'move', I1, 1, 2, scale=2, default=2),
        'unit.time': Column('unit.time', 'move', I1, 0, 2, scale=2, default=0),
        'unit.free_way': Column('unit.free_way', 'length', I4, 0, 57600, scale=60),
        'unit.wheel_way': Column('unit.wheel_way', 'length', I2, 0, 14400, scale=60, default=0),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 6, default=0),
        'unit.moved_in_combat': Column('unit.moved_in_combat', 'yesno', bool, values=('no', 'yes')),
        'unit.meets_enemy': Column('unit.meets_enemy', 'yesno', bool, values=('no', 'yes')),
        'enemy.arm': Column('enemy.arm', 'member', I1, 0, 10, values=_W3),
        'enemy.caught': Column('enemy.caught', 'yesno', bool, values=('no', 'yes')),
        'enemy.doing': Column('enemy.doing', 'member', I1, 0, 5, values=_W8),
        'unit.stands_in_contact': Column('unit.stands_in_contact', 'number', I1, 1, 12),
        'enemy.casualties': Column('enemy.casualties', 'number', I1, 0, 12, default=0),
        'unit.way_round': Column('unit.way_round', 'yesno', bool, values=('no', 'yes')),
        'chosen.unit.dice': Column('chosen.unit.dice', 'number', I1, 0, 127, missing=-128),
        'chosen.unit.optional_die': Column('chosen.unit.optional_die', 'number', I1, 0, 127, missing=-128),
        'chosen.unit.distance': Column('chosen.unit.distance', 'length', I4, -2147483647, 2147483647, scale=60, missing=-2147483648),
        'chosen.unit.forward': Column('chosen.unit.forward', 'length', I4, -2147483647, 2147483647, scale=60, missing=-2147483648),
        'chosen.unit.aside': Column('chosen.unit.aside', 'length', I4, -2147483647, 2147483647, scale=60, missing=-2147483648),
    },
    outputs={
        'unit.move.verdict': Column('unit.move.verdict', 'member', I1, -1, 2, values=_W4),
        'unit.move.total': Column('unit.move.total', 'figure', I1, 2, 16, none='unit.move.total.none'),
        'unit.move.total.none': Column('unit.move.total.none', 'none', bool),
        'unit.move.natural': Column('unit.move.natural', 'figure', I1, 2, 16, none='unit.move.natural.none'),
        'unit.move.natural.none': Column('unit.move.natural.none', 'none', bool),
        'unit.move.dice': Column('unit.move.dice', 'figure', I1, 0, 3, none='unit.move.dice.none'),
        'unit.move.dice.none': Column('unit.move.dice.none', 'none', bool),
        'unit.move.distance': Column('unit.move.distance', 'figure', I2, -22801, 22801, scale=60, none='unit.move.distance.none', to='unit.move.distance.to'),
        'unit.move.distance.to': Column('unit.move.distance.to', 'to', I2, -22801, 22801, scale=60),
        'unit.move.distance.none': Column('unit.move.distance.none', 'none', bool),
        'unit.move.forward': Column('unit.move.forward', 'figure', I2, -22802, 22802, scale=60, none='unit.move.forward.none', to='unit.move.forward.to'),
        'unit.move.forward.to': Column('unit.move.forward.to', 'to', I2, -22802, 22802, scale=60),
        'unit.move.forward.none': Column('unit.move.forward.none', 'none', bool),
        'unit.move.aside': Column('unit.move.aside', 'figure', I2, -22802, 22802, scale=120, none='unit.move.aside.none', to='unit.move.aside.to'),
        'unit.move.aside.to': Column('unit.move.aside.to', 'to', I2, -22802, 22802, scale=120),
        'unit.move.aside.none': Column('unit.move.aside.none', 'none', bool),
        'unit.free_hack.total': Column('unit.free_hack.total', 'figure', I1, 1, 72, none='unit.free_hack.total.none'),
        'unit.free_hack.total.none': Column('unit.free_hack.total.none', 'none', bool),
        'unit.free_hack.natural': Column('unit.free_hack.natural', 'figure', I1, 1, 72, none='unit.free_hack.natural.none'),
        'unit.free_hack.natural.none': Column('unit.free_hack.natural.none', 'none', bool),
        'unit.free_hack.dice': Column('unit.free_hack.dice', 'figure', I1, 1, 12, none='unit.free_hack.dice.none'),
        'unit.free_hack.dice.none': Column('unit.free_hack.dice.none', 'none', bool),
        'unit.formation': Column('unit.formation', 'member', I1, -1, 2, values=_W7),
        'unit.doing': Column('unit.doing', 'member', I1, -1, 2, values=_W8),
        'unit.dp': Column('unit.dp', 'figure', I1, 0, 6),
        'unit.moved_in_combat': Column('unit.moved_in_combat', 'yesno', bool, values=('no', 'yes')),
        'enemy.casualties': Column('enemy.casualties', 'figure', I1, 0, 12),
        'unit.must': Column('unit.must', 'acts', I1, 0, 1),
        'enemy.may': Column('enemy.may', 'acts', I1, 0, 2),
    },
    kernel=_pursue,
    acts=('charge', 'counter_charge'),
    dice=15,
    same={'unit.free_hack.dice': 'unit.stands_in_contact', 'unit.formation': 2, 'unit.doing': 2},
)


def _free_hack(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Free hack (test for unit against enemy). @book 511, 517"""
    unit_stands_in_contact = c["unit.stands_in_contact"]
    dice_1 = c["dice.1"]
    t2 = unit_stands_in_contact >= 2
    dice_2 = c["dice.2"]
    t3 = unit_stands_in_contact >= 3
    dice_3 = c["dice.3"]
    t4 = unit_stands_in_contact >= 4
    dice_4 = c["dice.4"]
    t5 = unit_stands_in_contact >= 5
    dice_5 = c["dice.5"]
    t6 = unit_stands_in_contact >= 6
    dice_6 = c["dice.6"]
    t7 = unit_stands_in_contact >= 7
    dice_7 = c["dice.7"]
    t8 = unit_stands_in_contact >= 8
    dice_8 = c["dice.8"]
    t9 = unit_stands_in_contact >= 9
    dice_9 = c["dice.9"]
    t10 = unit_stands_in_contact >= 10
    dice_10 = c["dice.10"]
    t11 = unit_stands_in_contact >= 11
    dice_11 = c["dice.11"]
    t12 = unit_stands_in_contact == 12
    del unit_stands_in_contact
    dice_12 = c["dice.12"]
    t13 = dice_1 + t2.view(I1) * dice_2 + t3.view(I1) * dice_3 + t4.view(I1) * dice_4 + t5.view(I1) * dice_5
    t14 = t13 + t6.view(I1) * dice_6 + t7.view(I1) * dice_7 + t8.view(I1) * dice_8 + t9.view(I1) * dice_9
    del t13
    unit_total = t14 + t10.view(I1) * dice_10 + t11.view(I1) * dice_11 + t12.view(I1) * dice_12
    del t14
    t15 = (
        (dice_1 >= 4).view(I1)
        + (t2 & (dice_2 >= 4)).view(I1)
        + (t3 & (dice_3 >= 4)).view(I1)
        + (t4 & (dice_4 >= 4)).view(I1)
    )
    t16 = t15 + (t5 & (dice_5 >= 4)).view(I1) + (t6 & (dice_6 >= 4)).view(I1) + (t7 & (dice_7 >= 4)).view(I1)
    del t15
    t17 = t16 + (t8 & (dice_8 >= 4)).view(I1) + (t9 & (dice_9 >= 4)).view(I1) + (t10 & (dice_10 >= 4)).view(I1)
    del t16
    enemy_casualties = c["enemy.casualties"]
    t18 = enemy_casualties + (t17 + (t11 & (dice_11 >= 4)).view(I1) + (t12 & (dice_12 >= 4)).view(I1))
    del t17, enemy_casualties
    t19 = (dice_1 == 0) | t2 & (dice_2 == 0) | t3 & (dice_3 == 0) | t4 & (dice_4 == 0) | t5 & (dice_5 == 0)
    t20 = t19 | t6 & (dice_6 == 0) | t7 & (dice_7 == 0) | t8 & (dice_8 == 0) | t9 & (dice_9 == 0) | t10 & (
        dice_10 == 0
    )
    del t19
    t21 = (dice_1 >= 7) | t2 & (dice_2 >= 7) | t3 & (dice_3 >= 7) | t4 & (dice_4 >= 7) | t5 & (dice_5 >= 7)
    del dice_1, t2, dice_2, t3, dice_3, t4, dice_4, t5, dice_5
    t22 = t21 | t6 & (dice_6 >= 7) | t7 & (dice_7 >= 7) | t8 & (dice_8 >= 7) | t9 & (dice_9 >= 7) | t10 & (
        dice_10 >= 7
    )
    del t6, dice_6, t7, dice_7, t8, dice_8, t9, dice_9, t10, dice_10, t21
    errors: Errors = (
        (9, t20 | t11 & (dice_11 == 0) | t12 & (dice_12 == 0)),  # MissingDice
        (6, t22 | t11 & (dice_11 >= 7) | t12 & (dice_12 >= 7)),  # InputError
    )
    return errors, {
        'unit.total': unit_total,
        'unit.natural': unit_total,
        'enemy.casualties': t18.clip(0, 12),
    }


free_hack = Resolver(
    'free_hack', 'Free hack',
    inputs={
        'unit.stands_in_contact': Column('unit.stands_in_contact', 'number', I1, 1, 12),
        'enemy.casualties': Column('enemy.casualties', 'number', I1, 0, 12, default=0),
    },
    outputs={
        'unit.total': Column('unit.total', 'figure', I1, 1, 72),
        'unit.natural': Column('unit.natural', 'figure', I1, 1, 72),
        'unit.dice': Column('unit.dice', 'figure', I1, 1, 12),
        'enemy.casualties': Column('enemy.casualties', 'figure', I1, 0, 12),
    },
    kernel=_free_hack,
    dice=12,
    same={'unit.dice': 'unit.stands_in_contact'},
)


def _no_room(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """no room to ride through (term for unit against enemy). @book 507"""
    enemy_third_rank = c["enemy.third_rank"]
    t2 = enemy_third_rank >= 1
    t3 = enemy_third_rank == 0
    del enemy_third_rank
    enemy_second_rank = c["enemy.second_rank"]
    t4 = enemy_second_rank >= 1
    t5 = t3 & t4
    t6 = t2 | t4
    del t4
    unit_support_close = c["unit.support_close"]
    errors: Errors = (
        (3, t2 & (enemy_second_rank == 0)),  # IllegalState
    )
    return errors, {
        'unit.no_room': ~(t6 & (~t5 & t3)) & (1 + (3 - t5.view(I1) - 1) * t6.view(I1) >= 2) | unit_support_close,
    }


no_room = Resolver(
    'no_room', 'no room to ride through',
    inputs={
        'enemy.third_rank': Column('enemy.third_rank', 'number', I1, 0, 12),
        'enemy.second_rank': Column('enemy.second_rank', 'number', I1, 0, 12),
        'unit.support_close': Column('unit.support_close', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'unit.no_room': Column('unit.no_room', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_no_room,
)


def _ride_through(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Ride-through (action for unit against enemy). @book 507"""
    enemy_third_rank = c["enemy.third_rank"]
    t2 = enemy_third_rank >= 1
    t3 = enemy_third_rank == 0
    del enemy_third_rank
    enemy_second_rank = c["enemy.second_rank"]
    t4 = enemy_second_rank >= 1
    t5 = t3 & t4
    t6 = t2 | t4
    del t4
    unit_support_close = c["unit.support_close"]
    t7 = ~(t6 & (~t5 & t3)) & (1 + (3 - t5.view(I1) - 1) * t6.view(I1) >= 2) | unit_support_close
    del t3, t5, t6, unit_support_close
    t8 = ~t7
    unit_verdict = t7.view(I1) * 2
    chosen_unit_ride_dice = c["chosen.unit.ride_dice"]
    t9 = chosen_unit_ride_dice == -2147483648
    t10 = chosen_unit_ride_dice >= -2147483647
    t11 = (chosen_unit_ride_dice >= -2147483647) & (chosen_unit_ride_dice <= 1) | (chosen_unit_ride_dice >= 4)
    unit_ride_dice = 2 + (chosen_unit_ride_dice - 2) * t10.astype(I4)
    unit_moved_in_combat = c["unit.moved_in_combat"]
    unit_meets_enemy = c["unit.meets_enemy"]
    unit_meets_impassable = c["unit.meets_impassable"]
    t12 = unit_meets_enemy | unit_meets_impassable
    del unit_meets_enemy, unit_meets_impassable
    t13 = t8 & (unit_ride_dice == 2)
    dice_1 = c["dice.1"]
    dice_2 = c["dice.2"]
    t14 = dice_1 == 0
    t15 = dice_2 == 0
    t16 = (dice_1 == 1) | (dice_1 >= 6)
    t17 = (dice_2 == 1) | (dice_2 >= 6)
    t18 = unit_ride_dice == 3
    t19 = (unit_ride_dice >= 2) & (unit_ride_dice <= 3)
    t20 = t8 & t18
    dice_3 = c["dice.3"]
    unit_total = dice_1 + dice_2 + t18.view(I1) * dice_3
    t21 = (unit_ride_dice <= 1) | (unit_ride_dice == 4)
    t22 = t21 | t7
    unit_inspiring = c["unit.inspiring"]
    t23 = (unit_inspiring >= 1) & t19
    del unit_inspiring
    unit_distance = (
        unit_total.astype(I2) * 10
        + (t23.view(I1) * ((unit_ride_dice == 2).view(I1) * 20 + (unit_ride_dice == 3).view(I1) * 30)).astype(I2)
    )
    unit_formation = c["unit.formation"]
    unit_going = c["unit.going"]
    t24 = (t19 & (dice_1 == 6)).view(I1) + (t19 & (dice_2 == 6)).view(I1) + (t18 & (dice_3 == 6)).view(I1)
    t25 = t24 >= 1
    t26 = t8 & ((unit_formation == 0) & (unit_going <= 1) & t25)
    t27 = (t19 & ((dice_1 >= 4) & (dice_1 <= 6))).view(I1) + (t19 & ((dice_2 >= 4) & (dice_2 <= 6))).view(I1)
    del dice_1, dice_2, t19
    t28 = t27 + (t18 & (dice_3 >= 4)).view(I1)
    del t18, t27
    t29 = t28 >= 1
    t30 = t8 & ((unit_going >= 2) & (unit_formation != 1) & t29)
    del unit_formation, unit_going
    unit_dp = c["unit.dp"]
    t31 = (
        t24
        + (t24 + (np.minimum(t24, (3 - unit_dp).clip(0, 3)) - t24) * (t26 & t25).view(I1) - t24) * t25.view(I1)
    )
    del t24, t25
    t32 = unit_dp + t26.view(I1) * t31
    del t26, unit_dp, t31
    t33 = (
        t28
        + (
            t28
            + (np.minimum(t28, (3 - t32.clip(0, 6)).clip(0, 3)) - t28) * (t30 & t29).view(I1) - t28
        ) * t29.view(I1)
    )
    del t28, t29
    errors: Errors = (
        (3, t2 & (enemy_second_rank == 0)),  # IllegalState
        (7, t8 & t11),  # NotOpen
        (10, t8 & t9 | t8 & (unit_ride_dice != 2) & t9),  # NeedsChoice
        (9, t13 & t14 | t13 & t15 | t20 & t14 | t20 & t15 | t20 & (dice_3 == 0)),  # MissingDice
        (6, t13 & t16 | t13 & t17 | t20 & t16 | t20 & t17 | t20 & (dice_3 >= 7)),  # InputError
    )
    return errors, {
        'unit.verdict': unit_verdict,
        'unit.ride_dice': unit_ride_dice,
        'unit.ride_dice.to': 3 + (chosen_unit_ride_dice - 3) * t10.astype(I4),
        'unit.ride_dice.none': t7,
        'unit.stops_beyond.none': ~t12 | t7,
        'unit.total': unit_total,
        'unit.total.none': t22,
        'unit.natural': unit_total,
        'unit.natural.none': t22,
        'unit.dice': (unit_ride_dice == 2).view(I1) * 2 + (unit_ride_dice == 3).view(I1) * 3,
        'unit.dice.none': t7,
        'unit.distance': unit_distance,
        'unit.distance.none': ~t23 & t21 | t7,
        'unit.moved_in_combat': t8 | unit_moved_in_combat,
        'unit.dp': (t32 + t30.view(I1) * t33).clip(0, 6),
        'unit.must': (t8 & t12).view(I1) * 4,
        'unit.may': t7.view(I1) + unit_verdict,
    }


ride_through = Resolver(
    'ride_through', 'Ride-through',
    inputs={
        'enemy.third_rank': Column('enemy.third_rank', 'number', I1, 0, 12),
        'enemy.second_rank': Column('enemy.second_rank', 'number', I1, 0, 12),
        'unit.support_close': Column('unit.support_close', 'yesno', bool, values=('no', 'yes')),
        'unit.moved_in_combat': Column('unit.moved_in_combat', 'yesno', bool, values=('no', 'yes')),
        'unit.meets_enemy': Column('unit.meets_enemy', 'yesno', bool, values=('no', 'yes')),
        'unit.meets_impassable': Column('unit.meets_impassable', 'yesno', bool, values=('no', 'yes')),
        'unit.inspiring': Column('unit.inspiring', 'number', I1, 0, 4, default=0),
        'unit.formation': Column('unit.formation', 'member', I1, 0, 3, values=_W7),
        'unit.going': Column('unit.going', 'member', I1, 0, 10, values=_W9),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 6, default=0),
        'chosen.unit.ride_dice': Column('chosen.unit.ride_dice', 'number', I4, -2147483647, 2147483647, missing=-2147483648),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W4),
        'unit.ride_dice': Column('unit.ride_dice', 'figure', I1, -4, 4, none='unit.ride_dice.none', to='unit.ride_dice.to'),
        'unit.ride_dice.to': Column('unit.ride_dice.to', 'to', I1, -4, 4),
        'unit.ride_dice.none': Column('unit.ride_dice.none', 'none', bool),
        'unit.stops_beyond': Column('unit.stops_beyond', 'figure', I1, 20, 20, none='unit.stops_beyond.none'),
        'unit.stops_beyond.none': Column('unit.stops_beyond.none', 'none', bool),
        'unit.total': Column('unit.total', 'figure', I1, 4, 16, none='unit.total.none'),
        'unit.total.none': Column('unit.total.none', 'none', bool),
        'unit.natural': Column('unit.natural', 'figure', I1, 4, 16, none='unit.natural.none'),
        'unit.natural.none': Column('unit.natural.none', 'none', bool),
        'unit.dice': Column('unit.dice', 'figure', I1, 0, 3, none='unit.dice.none'),
        'unit.dice.none': Column('unit.dice.none', 'none', bool),
        'unit.distance': Column('unit.distance', 'figure', I2, 40, 190, none='unit.distance.none'),
        'unit.distance.none': Column('unit.distance.none', 'none', bool),
        'unit.moved_in_combat': Column('unit.moved_in_combat', 'yesno', bool, values=('no', 'yes')),
        'unit.dp': Column('unit.dp', 'figure', I1, 0, 6),
        'unit.must': Column('unit.must', 'acts', I1, 0, 4),
        'unit.may': Column('unit.may', 'acts', I1, 0, 3),
    },
    kernel=_ride_through,
    acts=('remain', 'retire', 'halt_short'),
    dice=3,
    same={'unit.stops_beyond': 20},
)


def _reinforce(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Reinforce a melee (action for unit against friend). @book 521

    Behind the friends for depth, or on a flank for numbers.

    Only its numbers or its depth count; it shares the outcome.
    """
    unit_halted = c["unit.halted"]
    unit_fired = c["unit.fired"]
    unit_arm = c["unit.arm"]
    unit_time = c["unit.time"]
    unit_abandoned = c["unit.abandoned"]
    t2 = unit_halted | unit_fired & ((unit_arm == 1) | (unit_arm >= 8)) | (unit_time == 2) | unit_abandoned
    del unit_halted, unit_fired, unit_time
    unit_surrendered = c["unit.surrendered"]
    t3 = t2 | unit_surrendered
    del t2, unit_surrendered
    friend_in_contact_before = c["friend.in_contact_before"]
    t4 = t3 | friend_in_contact_before
    t5 = t3.view(I1) * 2
    t6 = ~(t3 | ~t4)
    unit_reinforcing = c["unit.reinforcing"]
    unit_moved = c["unit.moved"]
    errors: Errors = (
        (3, unit_abandoned & (unit_arm <= 7)),  # IllegalState
    )
    return errors, {
        'unit.verdict': 2 + (t5 + (0 - t5) * (~t3 & friend_in_contact_before).view(I1) - 2) * t4.view(I1),
        'unit.reinforcing': t6 | unit_reinforcing,
        'unit.moved': t6 | unit_moved,
    }


reinforce = Resolver(
    'reinforce', 'Reinforce a melee',
    inputs={
        'unit.halted': Column('unit.halted', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.fired': Column('unit.fired', 'yesno', bool, values=('no', 'yes')),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
        'unit.time': Column('unit.time', 'move', I1, 0, 2, scale=2, default=0),
        'unit.abandoned': Column('unit.abandoned', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.surrendered': Column('unit.surrendered', 'yesno', bool, values=('no', 'yes'), default=0),
        'friend.in_contact_before': Column('friend.in_contact_before', 'yesno', bool, values=('no', 'yes')),
        'unit.reinforcing': Column('unit.reinforcing', 'yesno', bool, values=('no', 'yes')),
        'unit.moved': Column('unit.moved', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W4),
        'unit.reinforcing': Column('unit.reinforcing', 'yesno', bool, values=('no', 'yes')),
        'unit.moved': Column('unit.moved', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_reinforce,
)


def _join_by_charge(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Charge into a melee of friends (action for unit against enemy). @book 523"""
    dice = _stacked(c, 3)
    unit_arm = c["unit.arm"]
    unit_halted = c["unit.halted"]
    t2 = (unit_arm == 6) | unit_halted
    t3 = (unit_arm >= 5) & (unit_arm <= 7)
    t4 = (unit_arm <= 4) | (unit_arm >= 8)
    unit_meets_no_friend = c["unit.meets_no_friend"]
    t5 = t3 & unit_meets_no_friend
    del unit_meets_no_friend
    t6 = t2 | t5
    t7 = t2.view(I1) * 2
    t8 = t2 | ~t6
    unit_doing = c["unit.doing"]
    t9 = unit_doing != 2
    unit_meets_enemy = c["unit.meets_enemy"]
    t10 = (unit_doing == 2) & unit_meets_enemy
    del unit_meets_enemy
    t11 = (unit_doing == 1) | (unit_doing >= 3)
    t12 = ~t10 & t11
    t13 = t10 | t11
    t14 = ~t13 & unit_halted
    t15 = t13 | unit_halted
    del t13
    t16 = (unit_arm == 3) | (unit_arm == 6)
    t17 = ~t15 & t16
    t18 = t15 | t16
    del t15
    unit_straight_ahead = c["unit.straight_ahead"]
    t19 = ~unit_straight_ahead
    del unit_straight_ahead
    t20 = ~t18 & t19
    t21 = t18 | t19
    del t18, t19
    t22 = unit_arm <= 4
    enemy_arm = c["enemy.arm"]
    unit_charge_distance = c["unit.charge_distance"]
    t23 = t22 & (enemy_arm <= 4) & (unit_charge_distance <= 2400)
    del enemy_arm, unit_charge_distance
    t24 = t21 | t23
    t25 = t24 | t3
    t26 = t10.view(I1) + (2 - t10.view(I1)) * t12.view(I1)
    del t10
    t27 = t26 + (2 - t26) * t14.view(I1)
    del t26
    t28 = t27 + (2 - t27) * t17.view(I1)
    del t27
    t29 = t28 + (2 - t28) * t20.view(I1)
    del t28
    t30 = t29 + (0 - t29) * (~t21 & t23).view(I1)
    del t21, t23, t29
    t31 = 2 + (t30 + (0 - t30) * (~t24 & t3).view(I1) - 2) * t25.view(I1)
    del t24, t30
    t32 = ~t8 & ~(t12 | t14 | t17 | t20 | ~t25)
    del t12, t14, t17, t20, t25
    unit_charge_kind = c["unit.charge_kind"]
    unit_charge_kind_2 = unit_charge_kind + (1 - unit_charge_kind) * t32.view(I1)
    t33 = unit_arm >= 8
    t34 = unit_arm <= 7
    unit_going = c["unit.going"]
    unit_on_road = c["unit.on_road"]
    t35 = (unit_arm >= 5) & (unit_going >= 7) & ~unit_on_road
    del unit_on_road
    unit_surrendered = c["unit.surrendered"]
    t36 = t35 | unit_surrendered
    t37 = (unit_doing >= 1) & (unit_doing <= 2) | (unit_doing >= 4)
    t38 = unit_charge_kind_2 == 1
    t39 = (unit_charge_kind_2 >= 1) & (unit_charge_kind_2 <= 2)
    t40 = t37 | t39
    t41 = ~t40
    t42 = t36 | t40
    unit_fired = c["unit.fired"]
    unit_time = c["unit.time"]
    unit_abandoned = c["unit.abandoned"]
    t43 = unit_halted | unit_fired & ((unit_arm == 1) | (unit_arm >= 8)) | (unit_time == 2) | unit_abandoned
    del unit_halted, unit_fired
    t44 = t43 | unit_surrendered
    del t43
    t45 = ~t42 & t44
    t46 = t42 | t44
    del t42, t44
    unit_limbered = c["unit.limbered"]
    t47 = t33 & ~unit_limbered
    t48 = ~t47
    t49 = t47 & (unit_arm == 8)
    t50 = ~t46 & t49
    t51 = t46 | t49
    del t46, t49
    unit_deviation = c["unit.deviation"]
    unit_formation = c["unit.formation"]
    t52 = unit_formation != 2
    t53 = (unit_deviation >= 1351) & t52
    del unit_deviation
    t54 = ~t51 & t53
    t55 = t51 | t53
    del t51, t53
    unit_road_last_turn = c["unit.road_last_turn"]
    unit_dice_last_turn = c["unit.dice_last_turn"]
    t56 = unit_dice_last_turn + (2 - unit_dice_last_turn) * unit_road_last_turn.view(I1)
    del unit_road_last_turn, unit_dice_last_turn
    unit_barred = c["unit.barred"]
    t57 = t3 & (t56 == 3) & ~unit_barred
    del unit_barred
    t58 = t35.view(I1) * 2
    t59 = t58 + (2 - t58) * (~t35 & unit_surrendered).view(I1)
    del t35, unit_surrendered, t58
    t60 = t59 + (0 - t59) * (~t36 & t40).view(I1)
    del t59
    t61 = t60 + (2 - t60) * t45.view(I1)
    del t60
    t62 = t61 + (2 - t61) * t50.view(I1)
    del t61
    t63 = t62 + (2 - t62) * t54.view(I1)
    del t62
    unit_move_verdict = (
        -1
        + ((t55 | t57).view(I1) * (t63 + (1 - t63) * (~t55 & t57).view(I1)) - (-1)) * t32.view(I1)
    )
    del t55, t57, t63
    t64 = t32 & ~(t36 | t45 | t50 | t54)
    del t36, t45, t50, t54
    t65 = ~t64
    t66 = t37 & t3
    t67 = ~t66
    t68 = t64 & t66
    dice_1 = c["dice.1"]
    dice_2 = c["dice.2"]
    dice_3 = c["dice.3"]
    t69 = dice_1 == 0
    t70 = dice_2 == 0
    t71 = (dice_1 == 1) | (dice_1 >= 6)
    t72 = (dice_2 == 1) | (dice_2 >= 6)
    t73 = dice_1 + dice_2 + dice_3
    t74 = t66.view(I1) * 3
    t75 = t37 & t22
    t76 = t67 & t75
    t77 = t66 | t75
    del t75
    t78 = t64 & t76
    t79 = dice_2 >= 7
    t80 = dice_1 + dice_2
    t81 = t73 + (t80 - t73) * t76.view(I1)
    del t73
    t82 = t74 + (2 - t74) * t76.view(I1)
    del t74
    t83 = t3 & (t56 == 0)
    del t56
    unit_with_d6 = c["unit.with_d6"]
    t84 = t83 & unit_with_d6
    del unit_with_d6
    t85 = ~t77 & t84
    t86 = t77 | t84
    del t77, t84
    t87 = t64 & t85
    t88 = t81 + (t80 - t81) * t85.view(I1)
    del t80, t81
    t89 = t82 + (2 - t82) * t85.view(I1)
    del t82
    t90 = ~t86 & t83
    t91 = t86 | t83
    del t83
    t92 = t64 & t90
    chosen_unit_dice = c["chosen.unit.dice"]
    t93 = chosen_unit_dice == -128
    t94 = (chosen_unit_dice >= -127) & (chosen_unit_dice <= 0) | (chosen_unit_dice >= 3)
    t95 = chosen_unit_dice == 2
    t96 = t95 & t70
    t97 = t95 & t72
    t98 = dice_1 + t95.view(I1) * dice_2
    t99 = t88 + (t98 - t88) * t90.view(I1)
    del t88
    t100 = t89 + (chosen_unit_dice - t89) * t90.view(I1)
    del t89
    t101 = ~t91 & t3
    t102 = t91 | t3
    del t91
    t103 = t64 & t101
    chosen_unit_optional_die = c["chosen.unit.optional_die"]
    t104 = chosen_unit_optional_die == -128
    t105 = (chosen_unit_optional_die >= -127) & (chosen_unit_optional_die <= -1) | (chosen_unit_optional_die >= 2)
    t106 = chosen_unit_optional_die == 1
    t107 = _face(dice, chosen_unit_dice)
    t108 = t99 + (t98 + t106.view(I1) * t107 - t99) * t101.view(I1)
    del t99
    t109 = t100 + (chosen_unit_dice + (chosen_unit_optional_die == 1).view(I1) - t100) * t101.view(I1)
    del t100
    t110 = t101 & t106
    t111 = ~t102 & t22
    t112 = t102 | t22
    del t102
    t113 = t64 & t111
    t114 = t108 + (dice_1 + t106.view(I1) * dice_2 - t108) * t111.view(I1)
    del t108
    t115 = t109 + (1 + (chosen_unit_optional_die == 1).view(I1) - t109) * t111.view(I1)
    del chosen_unit_optional_die, t109
    t116 = unit_going >= 2
    t117 = unit_limbered & t116
    t118 = ~t112 & t117
    t119 = t112 | t117
    del t112, t117
    t120 = t64 & t118
    t121 = t114 + (dice_1 - t114) * t118.view(I1)
    del t114
    t122 = t115 + (1 - t115) * t118.view(I1)
    del t115
    t123 = ~t119 & unit_limbered
    t124 = t119 | unit_limbered
    del t119
    t125 = t64 & t123
    unit_total = t121 + (t98 - t121) * t123.view(I1)
    del t98, t121
    t126 = ~t123 & (~t118 & (~t111 & (~t101 & (~t90 & (~t85 & (~t76 & t67))))))
    del t67, t76, t85, t118
    unit_dice = t122 + (chosen_unit_dice - t122) * t123.view(I1)
    del chosen_unit_dice, t122
    t127 = t86 | t90 & t95 | t101 & t95 | t111 & t106 | t123 & t95
    del t86, t90, t95, t101, t111, t123
    t128 = t126 | t65
    t129 = t47 & (unit_arm == 9)
    t130 = ~t129
    t131 = t47 & (unit_arm == 10)
    t132 = t130 & t131
    t133 = t132.view(I1) * 20 + 20
    t134 = t129 | t131
    del t129, t131
    t135 = ~t134 & t48
    t136 = ~t135
    t137 = unit_total.astype(I2) * 10
    t138 = t133.astype(I2) + (t137 - t133.astype(I2)) * t135.astype(I2)
    del t133
    t139 = t135.astype(I2) * t137
    del t137
    t140 = t135 & t126 | t136 & (~t132 & t130)
    del t126, t130, t132, t135
    unit_inspiring = c["unit.inspiring"]
    t141 = (unit_inspiring >= 1) & ~t140
    del unit_inspiring
    t142 = ~t141
    t143 = unit_dice * 10
    t144 = t139 + t143.astype(I2)
    t145 = t138 + t143.astype(I2)
    t146 = np.minimum(t144, t145)
    t147 = np.maximum(t144, t145)
    del t144, t145
    t148 = t138 + (t147 - t138) * t141.astype(I2)
    del t138
    t149 = t141 & (t136 & ~(t146 == t147)) | t142 & t136
    del t136, t147
    t150 = t139 + (t146 - t139) * t141.astype(I2)
    del t139, t141, t146
    t151 = t142 & t140
    del t140, t142
    unit_initial_move = c["unit.initial_move"]
    t152 = unit_initial_move & ((unit_doing == 1) | (unit_doing >= 4)) & ~t151
    del unit_doing, unit_initial_move
    t153 = ~t152
    t154 = t150 + t143.astype(I2)
    t155 = t148 + t143.astype(I2)
    del t143
    t156 = np.minimum(t154, t155)
    t157 = np.maximum(t154, t155)
    del t154, t155
    t158 = t148 + (t157 - t148) * t152.astype(I2)
    del t148
    t159 = t152 & (t149 & ~(t156 == t157)) | t153 & t149
    del t149, t157
    t160 = t150 + (t156 - t150) * t152.astype(I2)
    del t150, t152, t156
    t161 = t153 & t151
    del t151, t153
    unit_nearest_enemy = c["unit.nearest_enemy"]
    unit_nearest_cover = c["unit.nearest_cover"]
    t162 = (unit_nearest_enemy >= 7201) & (unit_nearest_cover >= 7201) & ~(t39 | t47)
    del t39, unit_nearest_enemy, unit_nearest_cover
    t163 = t162 & ~t161
    t164 = ~t163
    t165 = t160 * 2
    t166 = t158 * 2
    t167 = np.minimum(t165, t166)
    t168 = np.maximum(t165, t166)
    del t165, t166
    t169 = t158 + (t168 - t158) * t163.astype(I2)
    del t158
    t170 = t163 & (t159 & ~(t167 == t168)) | t164 & t159
    del t159, t168
    t171 = t160 + (t167 - t160) * t163.astype(I2)
    del t160, t163, t167
    t172 = t164 & t161
    del t161, t164
    unit_speed = c["unit.speed"]
    t173 = (unit_speed == 1) & t41 & ~t172
    del unit_speed
    t174 = ~t173
    t175 = np.minimum(t171, t169)
    t176 = np.maximum(t171, t169)
    t177 = t169 * 2
    del t169
    t178 = t171 * 2
    del t171
    t179 = t177 + (t176 - t177) * t173.astype(I2)
    del t177
    t180 = t173 & (t170 & ~(t175 == t176)) | t174 & t170
    del t170, t176
    t181 = t178 + (t175 - t178) * t173.astype(I2)
    del t173, t175, t178
    t182 = t174 & t172
    del t172, t174
    t183 = (unit_time == 1) & t41 & ~t182
    del unit_time
    t184 = ~t183
    t185 = np.minimum(t181, t179)
    t186 = np.maximum(t181, t179)
    t187 = t179 * 2
    del t179
    t188 = t181 * 2
    del t181
    t189 = t183 & (t180 & ~(t185 == t186)) | t184 & t180
    del t180
    t190 = t184 & t182
    del t182, t184
    t191 = t162 & ~t190
    del t162
    t192 = ~t191
    unit_free_way = c["unit.free_way"]
    t193 = (t188 + (t185 - t188) * t183.astype(I2)) * 15
    del t185, t188
    t194 = np.minimum(t193.astype(I4), unit_free_way)
    t195 = (t187 + (t186 - t187) * t183.astype(I2)) * 15
    del t183, t186, t187
    t196 = np.minimum(t195.astype(I4), unit_free_way)
    del unit_free_way
    t197 = np.minimum(t194, t196)
    t198 = np.maximum(t194, t196)
    del t194, t196
    t199 = t195.astype(I4) + (t198 - t195.astype(I4)) * t191.astype(I4)
    del t195
    t200 = t191 & (t189 & ~(t197 == t198)) | t192 & t189
    del t189, t198
    t201 = t193.astype(I4) + (t197 - t193.astype(I4)) * t191.astype(I4)
    del t191, t193, t197
    t202 = t192 & t190
    del t190, t192
    chosen_unit_distance = c["chosen.unit.distance"]
    t203 = t200 & (chosen_unit_distance >= -2147483647)
    t204 = ~t202
    t205 = t199 + (chosen_unit_distance - t199) * t203.astype(I4)
    t206 = ~t203 & t200
    del t200
    unit_distance = t201 + (chosen_unit_distance - t201) * t203.astype(I4)
    t207 = t202 | t65
    unit_wheel_way = c["unit.wheel_way"]
    t208 = -unit_wheel_way
    del unit_wheel_way
    t209 = unit_distance + (0 - unit_distance) * t202.astype(I4) + t208.astype(I4)
    t210 = t205 + (0 - t205) * t202.astype(I4) + t208.astype(I4)
    del t202, t208
    t211 = np.minimum(t209, t210)
    t212 = np.maximum(t209, t210)
    del t209, t210
    t213 = t211.clip(0, 26401)
    t214 = t212.clip(0, 26401)
    t215 = np.minimum(t213, t214)
    t216 = np.maximum(t213, t214)
    del t213, t214
    chosen_unit_forward = c["chosen.unit.forward"]
    t217 = t206 & ~(t211 == t212) & ~(t215 == t216) & (chosen_unit_forward >= -2147483647)
    del t211, t212
    t218 = np.minimum(unit_distance, t205)
    t219 = np.maximum(unit_distance, t205)
    chosen_unit_aside = c["chosen.unit.aside"]
    t220 = t206 & ~(t218 == t219) & (chosen_unit_aside >= -2147483647)
    del t206
    t221 = chosen_unit_aside.astype(I8) * 2
    t222 = chosen_unit_aside * 2
    del chosen_unit_aside
    t223 = unit_formation == 0
    t224 = (t124 & (dice_1 == 6)).view(I1) + (t127 & (dice_2 == 6)).view(I1) + (t66 & (dice_3 == 6)).view(I1)
    t225 = t224 + (t110 & (t107 == 6)).view(I1)
    del t224
    t226 = t225 >= 1
    t227 = t64 & (t223 & (unit_going <= 1) & t226)
    del unit_going
    t228 = unit_formation != 1
    t229 = (t124 & ((dice_1 >= 5) & (dice_1 <= 6))).view(I1) + (t127 & ((dice_2 >= 5) & (dice_2 <= 6))).view(I1)
    t230 = t229 + (t66 & (dice_3 >= 5)).view(I1) + (t110 & (t107 >= 5)).view(I1)
    del t229
    t231 = t230 >= 1
    t232 = t64 & (t116 & (t22 & t223 | t3 & t228 | t47) & t231)
    del t22, t47, t223
    t233 = (t124 & (dice_1 == 4)).view(I1) + (t127 & (dice_2 == 4)).view(I1) + (t66 & (dice_3 == 4)).view(I1)
    del t66, dice_1, dice_2, t124, t127
    t234 = t233 + (t110 & (t107 == 4)).view(I1)
    del t110, t233
    t235 = t234 >= 1
    t236 = t64 & (t116 & t3 & t228 & t235)
    del t3, t116, t228
    unit_dp = c["unit.dp"]
    t237 = (
        t225
        + (
            t225
            + (np.minimum(t225, (3 - unit_dp).clip(0, 3)) - t225) * (t227 & t226).view(I1) - t225
        ) * t226.view(I1)
    )
    del t225, t226
    t238 = unit_dp + t227.view(I1) * t237
    del t227, unit_dp, t237
    t239 = t230 + (np.minimum(t230, (3 - t238.clip(0, 6)).clip(0, 3)) - t230) * (t232 & t231).view(I1)
    t240 = t238 + t232.view(I1) * (t230 + (t239 - t230) * t231.view(I1))
    del t230, t231, t232, t238, t239
    t241 = t234 + (np.minimum(t234, (3 - t240.clip(0, 6)).clip(0, 3)) - t234) * (t236 & t235).view(I1)
    t242 = unit_arm == 4
    unit_formation_2 = unit_formation + (2 - unit_formation) * (t64 & t242).view(I1)
    unit_moved = c["unit.moved"]
    unit_moved_2 = t64 & t41 | unit_moved
    del t41
    unit_moved_in_combat = c["unit.moved_in_combat"]
    t243 = (unit_arm == 3) | (unit_arm == 7)
    del unit_arm
    t244 = unit_charge_kind == 1
    t245 = unit_formation_2 != 2
    t246 = t243 & t52 | t242 & unit_moved & t52 | t33 & (unit_formation <= 2) | (unit_formation == 3) & t34
    del unit_formation, unit_moved
    t247 = t246 | unit_limbered & t34 | t37 & (t52 & t34) | (unit_charge_kind >= 1) & t11 | t244 & t16 & t9
    del unit_limbered, t52, t246
    t248 = t68 & t69 | t68 & t70 | t68 & (dice_3 == 0) | t78 & t69 | t78 & t70 | t87 & t69 | t87 & t70
    t249 = t68 & t71 | t68 & t72 | t68 & (dice_3 >= 7) | t78 & t71 | t78 & t79 | t87 & t71 | t87 & t79
    del t68, dice_3, t72, t78, t87
    t250 = t103 & t69 | t103 & t96 | t103 & (t106 & (t107 == 0)) | t113 & t69 | t113 & (t106 & t70) | t120 & t69
    del t70
    t251 = t103 & t71 | t103 & t97 | t103 & (t106 & (t107 >= 7)) | t113 & t71 | t113 & (t106 & t79) | t120 & t71
    del t79, t106, t107, t120
    t252 = t64 & (
        t203 & t204 & ~((t201 <= chosen_unit_distance) & (chosen_unit_distance <= t199))
    ) | t64 & (t217 & ~((t215 <= chosen_unit_forward) & (chosen_unit_forward <= t216)))
    del t199, t201, chosen_unit_distance, t203
    t253 = t243 & t245 | t242 & unit_moved_2 & t245 | t33 & (unit_formation_2 <= 2) | (unit_formation_2 == 3) & t34
    del t242, t243
    t254 = t253 | t37 & (t245 & t34) | (
        unit_charge_kind_2 >= 1
    ) & t11 | t38 & t16 & t9 | t38 & t33 | (unit_charge_kind_2 == 2) & t4
    del t9, t11, t16, t37, t38, t245, t253
    errors: Errors = (
        (3, t247 | t244 & t33 | (unit_charge_kind == 2) & t4 | unit_abandoned & t34),  # IllegalState
        (9, t248),  # MissingDice
        (6, t249),  # InputError
        (10, t92 & t93 | t103 & t93),  # NeedsChoice
        (7, t92 & t94 | t103 & t94 | t103 & t105 | t113 & t105 | t125 & t94),  # NotOpen
        (9, t92 & t69 | t92 & t96),  # MissingDice
        (6, t92 & t71 | t92 & t97),  # InputError
        (10, t103 & t104 | t113 & t104 | t125 & t93),  # NeedsChoice
        (9, t250 | t125 & t69 | t125 & t96),  # MissingDice
        (6, t251 | t125 & t71 | t125 & t97),  # InputError
        (1, t64 & ~(t134 | t48)),  # NoRule
        (7, t252 | t64 & (t220 & t204 & ~((t218 <= t221) & (t221 <= t219)))),  # NotOpen
        (3, t254),  # IllegalState
    )
    return errors, {
        'unit.verdict': 2 + (t7 + (0 - t7) * (~t2 & t5).view(I1) - 2) * t6.view(I1),
        'unit.charge.verdict': t31 + (-1 - t31) * t8.view(I1),
        'unit.charge.least_dice.none': ~t32,
        'unit.move.verdict': unit_move_verdict,
        'unit.move.total': unit_total,
        'unit.move.total.none': t128,
        'unit.move.natural': unit_total,
        'unit.move.natural.none': t128,
        'unit.move.dice': unit_dice,
        'unit.move.dice.none': t65,
        'unit.move.distance': unit_distance,
        'unit.move.distance.to': t205,
        'unit.move.distance.none': t207,
        'unit.move.forward': t215 + (chosen_unit_forward - t215) * t217.astype(I4),
        'unit.move.forward.to': t216 + (chosen_unit_forward - t216) * t217.astype(I4),
        'unit.move.forward.none': t65,
        'unit.move.aside': t218 + (t222 - t218) * t220.astype(I4),
        'unit.move.aside.to': t219 + (t222 - t219) * t220.astype(I4),
        'unit.move.aside.none': t207,
        'unit.charge_kind': unit_charge_kind_2,
        'unit.dp': (t240 + t236.view(I1) * (t234 + (t241 - t234) * t235.view(I1))).clip(0, 6),
        'unit.formation': unit_formation_2,
        'unit.moved': unit_moved_2,
        'unit.moved_in_combat': t64 & t40 | unit_moved_in_combat,
    }


join_by_charge = Resolver(
    'join_by_charge', 'Charge into a melee of friends',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
        'unit.halted': Column('unit.halted', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.meets_no_friend': Column('unit.meets_no_friend', 'yesno', bool, values=('no', 'yes')),
        'unit.doing': Column('unit.doing', 'member', I1, 0, 5, values=_W8),
        'unit.meets_enemy': Column('unit.meets_enemy', 'yesno', bool, values=('no', 'yes')),
        'unit.straight_ahead': Column('unit.straight_ahead', 'yesno', bool, values=('no', 'yes')),
        'enemy.arm': Column('enemy.arm', 'member', I1, 0, 10, values=_W3),
        'unit.charge_distance': Column('unit.charge_distance', 'length', I4, 0, 57600, scale=60),
        'unit.charge_kind': Column('unit.charge_kind', 'member', I1, 0, 3, values=_W10),
        'unit.going': Column('unit.going', 'member', I1, 0, 10, values=_W9),
        'unit.on_road': Column('unit.on_road', 'yesno', bool, values=('no', 'yes')),
        'unit.surrendered': Column('unit.surrendered', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.fired': Column('unit.fired', 'yesno', bool, values=('no', 'yes')),
        'unit.time': Column('unit.time', 'move', I1, 0, 2, scale=2, default=0),
        'unit.abandoned': Column('unit.abandoned', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.limbered': Column('unit.limbered', 'yesno', bool, values=('no', 'yes')),
        'unit.deviation': Column('unit.deviation', 'angle', I2, 0, 10800, scale=60, default=0),
        'unit.formation': Column('unit.formation', 'member', I1, 0, 3, values=_W7),
        'unit.road_last_turn': Column('unit.road_last_turn', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.dice_last_turn': Column('unit.dice_last_turn', 'number', I1, 0, 3),
        'unit.barred': Column('unit.barred', 'yesno', bool, values=('no', 'yes')),
        'unit.with_d6': Column('unit.with_d6', 'yesno', bool, values=('no', 'yes')),
        'unit.inspiring': Column('unit.inspiring', 'number', I1, 0, 4, default=0),
        'unit.initial_move': Column('unit.initial_move', 'yesno', bool, values=('no', 'yes')),
        'unit.nearest_enemy': Column('unit.nearest_enemy', 'length', I4, 0, 57600, scale=60),
        'unit.nearest_cover': Column('unit.nearest_cover', 'length', I4, 0, 57600, scale=60),
        'unit.speed': Column('unit.speed', 'move', I1, 1, 2, scale=2, default=2),
        'unit.free_way': Column('unit.free_way', 'length', I4, 0, 57600, scale=60),
        'unit.wheel_way': Column('unit.wheel_way', 'length', I2, 0, 14400, scale=60, default=0),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 6, default=0),
        'unit.moved': Column('unit.moved', 'yesno', bool, values=('no', 'yes')),
        'unit.moved_in_combat': Column('unit.moved_in_combat', 'yesno', bool, values=('no', 'yes')),
        'chosen.unit.dice': Column('chosen.unit.dice', 'number', I1, 0, 127, missing=-128),
        'chosen.unit.optional_die': Column('chosen.unit.optional_die', 'number', I1, 0, 127, missing=-128),
        'chosen.unit.distance': Column('chosen.unit.distance', 'length', I4, -2147483647, 2147483647, scale=60, missing=-2147483648),
        'chosen.unit.forward': Column('chosen.unit.forward', 'length', I4, -2147483647, 2147483647, scale=60, missing=-2147483648),
        'chosen.unit.aside': Column('chosen.unit.aside', 'length', I4, -2147483647, 2147483647, scale=60, missing=-2147483648),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W4),
        'unit.charge.verdict': Column('unit.charge.verdict', 'member', I1, -1, 2, values=_W4),
        'unit.charge.least_dice': Column('unit.charge.least_dice', 'figure', I1, 1, 1, none='unit.charge.least_dice.none'),
        'unit.charge.least_dice.none': Column('unit.charge.least_dice.none', 'none', bool),
        'unit.move.verdict': Column('unit.move.verdict', 'member', I1, -1, 2, values=_W4),
        'unit.move.total': Column('unit.move.total', 'figure', I1, 2, 16, none='unit.move.total.none'),
        'unit.move.total.none': Column('unit.move.total.none', 'none', bool),
        'unit.move.natural': Column('unit.move.natural', 'figure', I1, 2, 16, none='unit.move.natural.none'),
        'unit.move.natural.none': Column('unit.move.natural.none', 'none', bool),
        'unit.move.dice': Column('unit.move.dice', 'figure', I1, 0, 3, none='unit.move.dice.none'),
        'unit.move.dice.none': Column('unit.move.dice.none', 'none', bool),
        'unit.move.distance': Column('unit.move.distance', 'figure', I2, -26401, 26401, scale=60, none='unit.move.distance.none', to='unit.move.distance.to'),
        'unit.move.distance.to': Column('unit.move.distance.to', 'to', I2, -26401, 26401, scale=60),
        'unit.move.distance.none': Column('unit.move.distance.none', 'none', bool),
        'unit.move.forward': Column('unit.move.forward', 'figure', I2, -26402, 26402, scale=60, none='unit.move.forward.none', to='unit.move.forward.to'),
        'unit.move.forward.to': Column('unit.move.forward.to', 'to', I2, -26402, 26402, scale=60),
        'unit.move.forward.none': Column('unit.move.forward.none', 'none', bool),
        'unit.move.aside': Column('unit.move.aside', 'figure', I2, -26402, 26402, scale=120, none='unit.move.aside.none', to='unit.move.aside.to'),
        'unit.move.aside.to': Column('unit.move.aside.to', 'to', I2, -26402, 26402, scale=120),
        'unit.move.aside.none': Column('unit.move.aside.none', 'none', bool),
        'unit.charge_kind': Column('unit.charge_kind', 'member', I1, -1, 3, values=_W10),
        'unit.dp': Column('unit.dp', 'figure', I1, 0, 6),
        'unit.formation': Column('unit.formation', 'member', I1, -1, 3, values=_W7),
        'unit.moved': Column('unit.moved', 'yesno', bool, values=('no', 'yes')),
        'unit.moved_in_combat': Column('unit.moved_in_combat', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_join_by_charge,
    dice=3,
    same={'unit.charge.least_dice': 1},
)


def _out_of_hand(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """in rout, retreat or evasion, or looting (term for unit). @book 178, 317, 509, 513"""
    unit_doing = c["unit.doing"]
    errors: Errors = (
    )
    return errors, {
        'unit.out_of_hand': (unit_doing == 1) | (unit_doing >= 3),
    }


out_of_hand = Resolver(
    'out_of_hand', 'in rout, retreat or evasion, or looting',
    inputs={
        'unit.doing': Column('unit.doing', 'member', I1, 0, 5, values=_W8),
    },
    outputs={
        'unit.out_of_hand': Column('unit.out_of_hand', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_out_of_hand,
)


def _charging(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """charging (term for unit). @book 427, 443"""
    unit_charge_kind = c["unit.charge_kind"]
    errors: Errors = (
    )
    return errors, {
        'unit.charging': (unit_charge_kind == 1) | (unit_charge_kind == 3),
    }


charging = Resolver(
    'charging', 'charging',
    inputs={
        'unit.charge_kind': Column('unit.charge_kind', 'member', I1, 0, 3, values=_W10),
    },
    outputs={
        'unit.charging': Column('unit.charging', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_charging,
)


def _charge(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Charge (action for unit against enemy). @book 427-433, 517

    The dice are named beforehand, and none is added; it goes the whole way rolled or into contact.
    """
    dice = _stacked(c, 3)
    unit_doing = c["unit.doing"]
    unit_meets_enemy = c["unit.meets_enemy"]
    t2 = unit_doing != 2
    t3 = (unit_doing == 2) & unit_meets_enemy
    del unit_meets_enemy
    t4 = (unit_doing == 1) | (unit_doing >= 3)
    t5 = ~t3 & t4
    t6 = t3 | t4
    unit_halted = c["unit.halted"]
    t7 = ~t6 & unit_halted
    t8 = t6 | unit_halted
    del t6
    unit_arm = c["unit.arm"]
    t9 = (unit_arm == 3) | (unit_arm == 6)
    t10 = ~t8 & t9
    t11 = t8 | t9
    del t8
    unit_straight_ahead = c["unit.straight_ahead"]
    t12 = ~unit_straight_ahead
    del unit_straight_ahead
    t13 = ~t11 & t12
    t14 = t11 | t12
    del t11, t12
    t15 = unit_arm <= 4
    enemy_arm = c["enemy.arm"]
    unit_charge_distance = c["unit.charge_distance"]
    t16 = t15 & (enemy_arm <= 4) & (unit_charge_distance <= 2400)
    del enemy_arm, unit_charge_distance
    t17 = t14 | t16
    t18 = (unit_arm >= 5) & (unit_arm <= 7)
    t19 = (unit_arm <= 4) | (unit_arm >= 8)
    t20 = t17 | t18
    t21 = t3.view(I1) + (2 - t3.view(I1)) * t5.view(I1)
    del t3
    t22 = t21 + (2 - t21) * t7.view(I1)
    del t21
    t23 = t22 + (2 - t22) * t10.view(I1)
    del t22
    t24 = t23 + (2 - t23) * t13.view(I1)
    del t23
    t25 = t24 + (0 - t24) * (~t14 & t16).view(I1)
    del t14, t16, t24
    t26 = t5 | t7 | t10 | t13 | ~t20
    del t5, t7, t10, t13
    unit_charge_kind = c["unit.charge_kind"]
    unit_charge_kind_2 = 1 + (unit_charge_kind - 1) * t26.view(I1)
    t27 = unit_arm >= 8
    t28 = unit_arm <= 7
    unit_going = c["unit.going"]
    unit_on_road = c["unit.on_road"]
    t29 = (unit_arm >= 5) & (unit_going >= 7) & ~unit_on_road
    del unit_on_road
    unit_surrendered = c["unit.surrendered"]
    t30 = t29 | unit_surrendered
    t31 = (unit_doing >= 1) & (unit_doing <= 2) | (unit_doing >= 4)
    t32 = unit_charge_kind_2 == 1
    t33 = (unit_charge_kind_2 >= 1) & (unit_charge_kind_2 <= 2)
    t34 = t31 | t33
    t35 = ~t34
    t36 = t30 | t34
    unit_fired = c["unit.fired"]
    unit_time = c["unit.time"]
    unit_abandoned = c["unit.abandoned"]
    t37 = unit_halted | unit_fired & ((unit_arm == 1) | (unit_arm >= 8)) | (unit_time == 2) | unit_abandoned
    del unit_halted, unit_fired
    t38 = t37 | unit_surrendered
    del t37
    t39 = ~t36 & t38
    t40 = t36 | t38
    del t36, t38
    unit_limbered = c["unit.limbered"]
    t41 = t27 & ~unit_limbered
    t42 = ~t41
    t43 = t41 & (unit_arm == 8)
    t44 = ~t40 & t43
    t45 = t40 | t43
    del t40, t43
    unit_deviation = c["unit.deviation"]
    unit_formation = c["unit.formation"]
    t46 = unit_formation != 2
    t47 = (unit_deviation >= 1351) & t46
    del unit_deviation
    t48 = ~t45 & t47
    t49 = t45 | t47
    del t45, t47
    unit_road_last_turn = c["unit.road_last_turn"]
    unit_dice_last_turn = c["unit.dice_last_turn"]
    t50 = unit_dice_last_turn + (2 - unit_dice_last_turn) * unit_road_last_turn.view(I1)
    del unit_road_last_turn, unit_dice_last_turn
    unit_barred = c["unit.barred"]
    t51 = t18 & (t50 == 3) & ~unit_barred
    del unit_barred
    t52 = t29.view(I1) * 2
    t53 = t52 + (2 - t52) * (~t29 & unit_surrendered).view(I1)
    del t29, unit_surrendered, t52
    t54 = t53 + (0 - t53) * (~t30 & t34).view(I1)
    del t53
    t55 = t54 + (2 - t54) * t39.view(I1)
    del t54
    t56 = t55 + (2 - t55) * t44.view(I1)
    del t55
    t57 = t56 + (2 - t56) * t48.view(I1)
    del t56
    t58 = (t49 | t51).view(I1) * (t57 + (1 - t57) * (~t49 & t51).view(I1))
    del t49, t51, t57
    t59 = ~t26 & ~(t30 | t39 | t44 | t48)
    del t30, t39, t44, t48
    t60 = ~t59
    t61 = t31 & t18
    t62 = ~t61
    t63 = t59 & t61
    dice_1 = c["dice.1"]
    dice_2 = c["dice.2"]
    dice_3 = c["dice.3"]
    t64 = dice_1 == 0
    t65 = dice_2 == 0
    t66 = (dice_1 == 1) | (dice_1 >= 6)
    t67 = (dice_2 == 1) | (dice_2 >= 6)
    t68 = dice_1 + dice_2 + dice_3
    t69 = t61.view(I1) * 3
    t70 = t31 & t15
    t71 = t62 & t70
    t72 = t61 | t70
    del t70
    t73 = t59 & t71
    t74 = dice_2 >= 7
    t75 = dice_1 + dice_2
    t76 = t68 + (t75 - t68) * t71.view(I1)
    del t68
    t77 = t69 + (2 - t69) * t71.view(I1)
    del t69
    t78 = t18 & (t50 == 0)
    del t50
    unit_with_d6 = c["unit.with_d6"]
    t79 = t78 & unit_with_d6
    del unit_with_d6
    t80 = ~t72 & t79
    t81 = t72 | t79
    del t72, t79
    t82 = t59 & t80
    t83 = t76 + (t75 - t76) * t80.view(I1)
    del t75, t76
    t84 = t77 + (2 - t77) * t80.view(I1)
    del t77
    t85 = ~t81 & t78
    t86 = t81 | t78
    del t78
    t87 = t59 & t85
    chosen_unit_dice = c["chosen.unit.dice"]
    t88 = chosen_unit_dice == -128
    t89 = (chosen_unit_dice >= -127) & (chosen_unit_dice <= 0) | (chosen_unit_dice >= 3)
    t90 = chosen_unit_dice == 2
    t91 = t90 & t65
    t92 = t90 & t67
    t93 = dice_1 + t90.view(I1) * dice_2
    t94 = t83 + (t93 - t83) * t85.view(I1)
    del t83
    t95 = t84 + (chosen_unit_dice - t84) * t85.view(I1)
    del t84
    t96 = ~t86 & t18
    t97 = t86 | t18
    del t86
    t98 = t59 & t96
    chosen_unit_optional_die = c["chosen.unit.optional_die"]
    t99 = chosen_unit_optional_die == -128
    t100 = (chosen_unit_optional_die >= -127) & (chosen_unit_optional_die <= -1) | (chosen_unit_optional_die >= 2)
    t101 = chosen_unit_optional_die == 1
    t102 = _face(dice, chosen_unit_dice)
    t103 = t94 + (t93 + t101.view(I1) * t102 - t94) * t96.view(I1)
    del t94
    t104 = t95 + (chosen_unit_dice + (chosen_unit_optional_die == 1).view(I1) - t95) * t96.view(I1)
    del t95
    t105 = t96 & t101
    t106 = ~t97 & t15
    t107 = t97 | t15
    del t97
    t108 = t59 & t106
    t109 = t103 + (dice_1 + t101.view(I1) * dice_2 - t103) * t106.view(I1)
    del t103
    t110 = t104 + (1 + (chosen_unit_optional_die == 1).view(I1) - t104) * t106.view(I1)
    del chosen_unit_optional_die, t104
    t111 = unit_going >= 2
    t112 = unit_limbered & t111
    t113 = ~t107 & t112
    t114 = t107 | t112
    del t107, t112
    t115 = t59 & t113
    t116 = t109 + (dice_1 - t109) * t113.view(I1)
    del t109
    t117 = t110 + (1 - t110) * t113.view(I1)
    del t110
    t118 = ~t114 & unit_limbered
    t119 = t114 | unit_limbered
    del t114
    t120 = t59 & t118
    unit_total = t116 + (t93 - t116) * t118.view(I1)
    del t93, t116
    t121 = ~t118 & (~t113 & (~t106 & (~t96 & (~t85 & (~t80 & (~t71 & t62))))))
    del t62, t71, t80, t113
    unit_dice = t117 + (chosen_unit_dice - t117) * t118.view(I1)
    del chosen_unit_dice, t117
    t122 = t81 | t85 & t90 | t96 & t90 | t106 & t101 | t118 & t90
    del t81, t85, t90, t96, t106, t118
    t123 = t121 | t60
    t124 = t41 & (unit_arm == 9)
    t125 = ~t124
    t126 = t41 & (unit_arm == 10)
    t127 = t125 & t126
    t128 = t127.view(I1) * 20 + 20
    t129 = t124 | t126
    del t124, t126
    t130 = ~t129 & t42
    t131 = ~t130
    t132 = unit_total.astype(I2) * 10
    t133 = t128.astype(I2) + (t132 - t128.astype(I2)) * t130.astype(I2)
    del t128
    t134 = t130.astype(I2) * t132
    del t132
    t135 = t130 & t121 | t131 & (~t127 & t125)
    del t121, t125, t127, t130
    unit_inspiring = c["unit.inspiring"]
    t136 = (unit_inspiring >= 1) & ~t135
    del unit_inspiring
    t137 = ~t136
    t138 = unit_dice * 10
    t139 = t134 + t138.astype(I2)
    t140 = t133 + t138.astype(I2)
    t141 = np.minimum(t139, t140)
    t142 = np.maximum(t139, t140)
    del t139, t140
    t143 = t133 + (t142 - t133) * t136.astype(I2)
    del t133
    t144 = t136 & (t131 & ~(t141 == t142)) | t137 & t131
    del t131, t142
    t145 = t134 + (t141 - t134) * t136.astype(I2)
    del t134, t136, t141
    t146 = t137 & t135
    del t135, t137
    unit_initial_move = c["unit.initial_move"]
    t147 = unit_initial_move & ((unit_doing == 1) | (unit_doing >= 4)) & ~t146
    del unit_doing, unit_initial_move
    t148 = ~t147
    t149 = t145 + t138.astype(I2)
    t150 = t143 + t138.astype(I2)
    del t138
    t151 = np.minimum(t149, t150)
    t152 = np.maximum(t149, t150)
    del t149, t150
    t153 = t143 + (t152 - t143) * t147.astype(I2)
    del t143
    t154 = t147 & (t144 & ~(t151 == t152)) | t148 & t144
    del t144, t152
    t155 = t145 + (t151 - t145) * t147.astype(I2)
    del t145, t147, t151
    t156 = t148 & t146
    del t146, t148
    unit_nearest_enemy = c["unit.nearest_enemy"]
    unit_nearest_cover = c["unit.nearest_cover"]
    t157 = (unit_nearest_enemy >= 7201) & (unit_nearest_cover >= 7201) & ~(t33 | t41)
    del t33, unit_nearest_enemy, unit_nearest_cover
    t158 = t157 & ~t156
    t159 = ~t158
    t160 = t155 * 2
    t161 = t153 * 2
    t162 = np.minimum(t160, t161)
    t163 = np.maximum(t160, t161)
    del t160, t161
    t164 = t153 + (t163 - t153) * t158.astype(I2)
    del t153
    t165 = t158 & (t154 & ~(t162 == t163)) | t159 & t154
    del t154, t163
    t166 = t155 + (t162 - t155) * t158.astype(I2)
    del t155, t158, t162
    t167 = t159 & t156
    del t156, t159
    unit_speed = c["unit.speed"]
    t168 = (unit_speed == 1) & t35 & ~t167
    del unit_speed
    t169 = ~t168
    t170 = np.minimum(t166, t164)
    t171 = np.maximum(t166, t164)
    t172 = t164 * 2
    del t164
    t173 = t166 * 2
    del t166
    t174 = t172 + (t171 - t172) * t168.astype(I2)
    del t172
    t175 = t168 & (t165 & ~(t170 == t171)) | t169 & t165
    del t165, t171
    t176 = t173 + (t170 - t173) * t168.astype(I2)
    del t168, t170, t173
    t177 = t169 & t167
    del t167, t169
    t178 = (unit_time == 1) & t35 & ~t177
    del unit_time
    t179 = ~t178
    t180 = np.minimum(t176, t174)
    t181 = np.maximum(t176, t174)
    t182 = t174 * 2
    del t174
    t183 = t176 * 2
    del t176
    t184 = t178 & (t175 & ~(t180 == t181)) | t179 & t175
    del t175
    t185 = t179 & t177
    del t177, t179
    t186 = t157 & ~t185
    del t157
    t187 = ~t186
    unit_free_way = c["unit.free_way"]
    t188 = (t183 + (t180 - t183) * t178.astype(I2)) * 15
    del t180, t183
    t189 = np.minimum(t188.astype(I4), unit_free_way)
    t190 = (t182 + (t181 - t182) * t178.astype(I2)) * 15
    del t178, t181, t182
    t191 = np.minimum(t190.astype(I4), unit_free_way)
    del unit_free_way
    t192 = np.minimum(t189, t191)
    t193 = np.maximum(t189, t191)
    del t189, t191
    t194 = t190.astype(I4) + (t193 - t190.astype(I4)) * t186.astype(I4)
    del t190
    t195 = t186 & (t184 & ~(t192 == t193)) | t187 & t184
    del t184, t193
    t196 = t188.astype(I4) + (t192 - t188.astype(I4)) * t186.astype(I4)
    del t186, t188, t192
    t197 = t187 & t185
    del t185, t187
    chosen_unit_distance = c["chosen.unit.distance"]
    t198 = t195 & (chosen_unit_distance >= -2147483647)
    t199 = ~t197
    t200 = t194 + (chosen_unit_distance - t194) * t198.astype(I4)
    t201 = ~t198 & t195
    del t195
    unit_distance = t196 + (chosen_unit_distance - t196) * t198.astype(I4)
    t202 = t197 | t60
    unit_wheel_way = c["unit.wheel_way"]
    t203 = -unit_wheel_way
    del unit_wheel_way
    t204 = unit_distance + (0 - unit_distance) * t197.astype(I4) + t203.astype(I4)
    t205 = t200 + (0 - t200) * t197.astype(I4) + t203.astype(I4)
    del t197, t203
    t206 = np.minimum(t204, t205)
    t207 = np.maximum(t204, t205)
    del t204, t205
    t208 = t206.clip(0, 26401)
    t209 = t207.clip(0, 26401)
    t210 = np.minimum(t208, t209)
    t211 = np.maximum(t208, t209)
    del t208, t209
    chosen_unit_forward = c["chosen.unit.forward"]
    t212 = t201 & ~(t206 == t207) & ~(t210 == t211) & (chosen_unit_forward >= -2147483647)
    del t206, t207
    t213 = np.minimum(unit_distance, t200)
    t214 = np.maximum(unit_distance, t200)
    chosen_unit_aside = c["chosen.unit.aside"]
    t215 = t201 & ~(t213 == t214) & (chosen_unit_aside >= -2147483647)
    del t201
    t216 = chosen_unit_aside.astype(I8) * 2
    t217 = chosen_unit_aside * 2
    del chosen_unit_aside
    t218 = unit_formation == 0
    t219 = (t119 & (dice_1 == 6)).view(I1) + (t122 & (dice_2 == 6)).view(I1) + (t61 & (dice_3 == 6)).view(I1)
    t220 = t219 + (t105 & (t102 == 6)).view(I1)
    del t219
    t221 = t220 >= 1
    t222 = t59 & (t218 & (unit_going <= 1) & t221)
    del unit_going
    t223 = unit_formation != 1
    t224 = (t119 & ((dice_1 >= 5) & (dice_1 <= 6))).view(I1) + (t122 & ((dice_2 >= 5) & (dice_2 <= 6))).view(I1)
    t225 = t224 + (t61 & (dice_3 >= 5)).view(I1) + (t105 & (t102 >= 5)).view(I1)
    del t224
    t226 = t225 >= 1
    t227 = t59 & (t111 & (t15 & t218 | t18 & t223 | t41) & t226)
    del t15, t41, t218
    t228 = (t119 & (dice_1 == 4)).view(I1) + (t122 & (dice_2 == 4)).view(I1) + (t61 & (dice_3 == 4)).view(I1)
    del t61, dice_1, dice_2, t119, t122
    t229 = t228 + (t105 & (t102 == 4)).view(I1)
    del t105, t228
    t230 = t229 >= 1
    t231 = t59 & (t111 & t18 & t223 & t230)
    del t111, t223
    unit_dp = c["unit.dp"]
    t232 = (
        t220
        + (
            t220
            + (np.minimum(t220, (3 - unit_dp).clip(0, 3)) - t220) * (t222 & t221).view(I1) - t220
        ) * t221.view(I1)
    )
    del t220, t221
    t233 = unit_dp + t222.view(I1) * t232
    del t222, unit_dp, t232
    t234 = t225 + (np.minimum(t225, (3 - t233.clip(0, 6)).clip(0, 3)) - t225) * (t227 & t226).view(I1)
    t235 = t233 + t227.view(I1) * (t225 + (t234 - t225) * t226.view(I1))
    del t225, t226, t227, t233, t234
    t236 = t229 + (np.minimum(t229, (3 - t235.clip(0, 6)).clip(0, 3)) - t229) * (t231 & t230).view(I1)
    t237 = unit_arm == 4
    unit_formation_2 = unit_formation + (2 - unit_formation) * (t59 & t237).view(I1)
    unit_moved = c["unit.moved"]
    unit_moved_2 = t59 & t35 | unit_moved
    del t35
    unit_moved_in_combat = c["unit.moved_in_combat"]
    t238 = (unit_arm == 3) | (unit_arm == 7)
    del unit_arm
    t239 = unit_charge_kind == 1
    t240 = unit_formation_2 != 2
    t241 = t238 & t46 | t237 & unit_moved & t46 | t27 & (unit_formation <= 2) | (unit_formation == 3) & t28
    del unit_formation, unit_moved
    t242 = t241 | unit_limbered & t28 | t31 & (t46 & t28) | (unit_charge_kind >= 1) & t4 | t239 & t9 & t2
    del unit_limbered, t46, t241
    t243 = t63 & t64 | t63 & t65 | t63 & (dice_3 == 0) | t73 & t64 | t73 & t65 | t82 & t64 | t82 & t65
    t244 = t63 & t66 | t63 & t67 | t63 & (dice_3 >= 7) | t73 & t66 | t73 & t74 | t82 & t66 | t82 & t74
    del t63, dice_3, t67, t73, t82
    t245 = t98 & t64 | t98 & t91 | t98 & (t101 & (t102 == 0)) | t108 & t64 | t108 & (t101 & t65) | t115 & t64
    del t65
    t246 = t98 & t66 | t98 & t92 | t98 & (t101 & (t102 >= 7)) | t108 & t66 | t108 & (t101 & t74) | t115 & t66
    del t74, t101, t102, t115
    t247 = t59 & (
        t198 & t199 & ~((t196 <= chosen_unit_distance) & (chosen_unit_distance <= t194))
    ) | t59 & (t212 & ~((t210 <= chosen_unit_forward) & (chosen_unit_forward <= t211)))
    del t194, t196, chosen_unit_distance, t198
    t248 = t238 & t240 | t237 & unit_moved_2 & t240 | t27 & (unit_formation_2 <= 2) | (unit_formation_2 == 3) & t28
    del t237, t238
    t249 = t248 | t31 & (t240 & t28) | (
        unit_charge_kind_2 >= 1
    ) & t4 | t32 & t9 & t2 | t32 & t27 | (unit_charge_kind_2 == 2) & t19
    del t2, t4, t9, t31, t32, t240, t248
    errors: Errors = (
        (3, t242 | t239 & t27 | (unit_charge_kind == 2) & t19 | unit_abandoned & t28),  # IllegalState
        (9, t243),  # MissingDice
        (6, t244),  # InputError
        (10, t87 & t88 | t98 & t88),  # NeedsChoice
        (7, t87 & t89 | t98 & t89 | t98 & t100 | t108 & t100 | t120 & t89),  # NotOpen
        (9, t87 & t64 | t87 & t91),  # MissingDice
        (6, t87 & t66 | t87 & t92),  # InputError
        (10, t98 & t99 | t108 & t99 | t120 & t88),  # NeedsChoice
        (9, t245 | t120 & t64 | t120 & t91),  # MissingDice
        (6, t246 | t120 & t66 | t120 & t92),  # InputError
        (1, t59 & ~(t129 | t42)),  # NoRule
        (7, t247 | t59 & (t215 & t199 & ~((t213 <= t216) & (t216 <= t214)))),  # NotOpen
        (3, t249),  # IllegalState
    )
    return errors, {
        'unit.verdict': 2 + (t25 + (0 - t25) * (~t17 & t18).view(I1) - 2) * t20.view(I1),
        'unit.least_dice.none': t26,
        'unit.move.verdict': t58 + (-1 - t58) * t26.view(I1),
        'unit.move.total': unit_total,
        'unit.move.total.none': t123,
        'unit.move.natural': unit_total,
        'unit.move.natural.none': t123,
        'unit.move.dice': unit_dice,
        'unit.move.dice.none': t60,
        'unit.move.distance': unit_distance,
        'unit.move.distance.to': t200,
        'unit.move.distance.none': t202,
        'unit.move.forward': t210 + (chosen_unit_forward - t210) * t212.astype(I4),
        'unit.move.forward.to': t211 + (chosen_unit_forward - t211) * t212.astype(I4),
        'unit.move.forward.none': t60,
        'unit.move.aside': t213 + (t217 - t213) * t215.astype(I4),
        'unit.move.aside.to': t214 + (t217 - t214) * t215.astype(I4),
        'unit.move.aside.none': t202,
        'unit.charge_kind': unit_charge_kind_2,
        'unit.dp': (t235 + t231.view(I1) * (t229 + (t236 - t229) * t230.view(I1))).clip(0, 6),
        'unit.formation': unit_formation_2,
        'unit.moved': unit_moved_2,
        'unit.moved_in_combat': t59 & t34 | unit_moved_in_combat,
    }


charge = Resolver(
    'charge', 'Charge',
    inputs={
        'unit.doing': Column('unit.doing', 'member', I1, 0, 5, values=_W8),
        'unit.meets_enemy': Column('unit.meets_enemy', 'yesno', bool, values=('no', 'yes')),
        'unit.halted': Column('unit.halted', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
        'unit.straight_ahead': Column('unit.straight_ahead', 'yesno', bool, values=('no', 'yes')),
        'enemy.arm': Column('enemy.arm', 'member', I1, 0, 10, values=_W3),
        'unit.charge_distance': Column('unit.charge_distance', 'length', I4, 0, 57600, scale=60),
        'unit.charge_kind': Column('unit.charge_kind', 'member', I1, 0, 3, values=_W10),
        'unit.going': Column('unit.going', 'member', I1, 0, 10, values=_W9),
        'unit.on_road': Column('unit.on_road', 'yesno', bool, values=('no', 'yes')),
        'unit.surrendered': Column('unit.surrendered', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.fired': Column('unit.fired', 'yesno', bool, values=('no', 'yes')),
        'unit.time': Column('unit.time', 'move', I1, 0, 2, scale=2, default=0),
        'unit.abandoned': Column('unit.abandoned', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.limbered': Column('unit.limbered', 'yesno', bool, values=('no', 'yes')),
        'unit.deviation': Column('unit.deviation', 'angle', I2, 0, 10800, scale=60, default=0),
        'unit.formation': Column('unit.formation', 'member', I1, 0, 3, values=_W7),
        'unit.road_last_turn': Column('unit.road_last_turn', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.dice_last_turn': Column('unit.dice_last_turn', 'number', I1, 0, 3),
        'unit.barred': Column('unit.barred', 'yesno', bool, values=('no', 'yes')),
        'unit.with_d6': Column('unit.with_d6', 'yesno', bool, values=('no', 'yes')),
        'unit.inspiring': Column('unit.inspiring', 'number', I1, 0, 4, default=0),
        'unit.initial_move': Column('unit.initial_move', 'yesno', bool, values=('no', 'yes')),
        'unit.nearest_enemy': Column('unit.nearest_enemy', 'length', I4, 0, 57600, scale=60),
        'unit.nearest_cover': Column('unit.nearest_cover', 'length', I4, 0, 57600, scale=60),
        'unit.speed': Column('unit.speed', 'move', I1, 1, 2, scale=2, default=2),
        'unit.free_way': Column('unit.free_way', 'length', I4, 0, 57600, scale=60),
        'unit.wheel_way': Column('unit.wheel_way', 'length', I2, 0, 14400, scale=60, default=0),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 6, default=0),
        'unit.moved': Column('unit.moved', 'yesno', bool, values=('no', 'yes')),
        'unit.moved_in_combat': Column('unit.moved_in_combat', 'yesno', bool, values=('no', 'yes')),
        'chosen.unit.dice': Column('chosen.unit.dice', 'number', I1, 0, 127, missing=-128),
        'chosen.unit.optional_die': Column('chosen.unit.optional_die', 'number', I1, 0, 127, missing=-128),
        'chosen.unit.distance': Column('chosen.unit.distance', 'length', I4, -2147483647, 2147483647, scale=60, missing=-2147483648),
        'chosen.unit.forward': Column('chosen.unit.forward', 'length', I4, -2147483647, 2147483647, scale=60, missing=-2147483648),
        'chosen.unit.aside': Column('chosen.unit.aside', 'length', I4, -2147483647, 2147483647, scale=60, missing=-2147483648),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W4),
        'unit.least_dice': Column('unit.least_dice', 'figure', I1, 1, 1, none='unit.least_dice.none'),
        'unit.least_dice.none': Column('unit.least_dice.none', 'none', bool),
        'unit.move.verdict': Column('unit.move.verdict', 'member', I1, -1, 2, values=_W4),
        'unit.move.total': Column('unit.move.total', 'figure', I1, 2, 16, none='unit.move.total.none'),
        'unit.move.total.none': Column('unit.move.total.none', 'none', bool),
        'unit.move.natural': Column('unit.move.natural', 'figure', I1, 2, 16, none='unit.move.natural.none'),
        'unit.move.natural.none': Column('unit.move.natural.none', 'none', bool),
        'unit.move.dice': Column('unit.move.dice', 'figure', I1, 0, 3, none='unit.move.dice.none'),
        'unit.move.dice.none': Column('unit.move.dice.none', 'none', bool),
        'unit.move.distance': Column('unit.move.distance', 'figure', I2, -26401, 26401, scale=60, none='unit.move.distance.none', to='unit.move.distance.to'),
        'unit.move.distance.to': Column('unit.move.distance.to', 'to', I2, -26401, 26401, scale=60),
        'unit.move.distance.none': Column('unit.move.distance.none', 'none', bool),
        'unit.move.forward': Column('unit.move.forward', 'figure', I2, -26402, 26402, scale=60, none='unit.move.forward.none', to='unit.move.forward.to'),
        'unit.move.forward.to': Column('unit.move.forward.to', 'to', I2, -26402, 26402, scale=60),
        'unit.move.forward.none': Column('unit.move.forward.none', 'none', bool),
        'unit.move.aside': Column('unit.move.aside', 'figure', I2, -26402, 26402, scale=120, none='unit.move.aside.none', to='unit.move.aside.to'),
        'unit.move.aside.to': Column('unit.move.aside.to', 'to', I2, -26402, 26402, scale=120),
        'unit.move.aside.none': Column('unit.move.aside.none', 'none', bool),
        'unit.charge_kind': Column('unit.charge_kind', 'member', I1, -1, 3, values=_W10),
        'unit.dp': Column('unit.dp', 'figure', I1, 0, 6),
        'unit.formation': Column('unit.formation', 'member', I1, -1, 3, values=_W7),
        'unit.moved': Column('unit.moved', 'yesno', bool, values=('no', 'yes')),
        'unit.moved_in_combat': Column('unit.moved_in_combat', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_charge,
    dice=3,
    same={'unit.least_dice': 1},
)


def _charge_together(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Charge as a single body (action for unit against friend). @book 433"""
    unit_doing = c["unit.doing"]
    t2 = (unit_doing == 1) | (unit_doing >= 3)
    unit_halted = c["unit.halted"]
    t3 = t2 | unit_halted
    unit_arm = c["unit.arm"]
    t4 = (unit_arm == 3) | (unit_arm == 6)
    t5 = unit_arm >= 8
    t6 = (unit_arm == 3) | (unit_arm == 6) | (unit_arm >= 8)
    t7 = t3 | t6
    unit_touches_friend = c["unit.touches_friend"]
    friend_charge_kind = c["friend.charge_kind"]
    t8 = unit_touches_friend & (friend_charge_kind == 1)
    del unit_touches_friend, friend_charge_kind
    t9 = t7 | t8
    t10 = ((unit_doing == 1) | (unit_doing >= 3)).view(I1) * 2
    t11 = t10 + (2 - t10) * (((unit_doing == 0) | (unit_doing == 2)) & unit_halted).view(I1)
    del unit_halted, t10
    t12 = t11 + (2 - t11) * (~t3 & t6).view(I1)
    del t3, t6, t11
    unit_charge_kind = c["unit.charge_kind"]
    unit_charge_kind_2 = 1 + (unit_charge_kind - 1) * (t7 | ~t9).view(I1)
    t13 = unit_charge_kind == 1
    t14 = unit_doing != 2
    del unit_doing
    t15 = (unit_arm <= 4) | (unit_arm >= 8)
    del unit_arm
    t16 = unit_charge_kind_2 == 1
    t17 = (unit_charge_kind >= 1) & t2 | t13 & t4 & t14 | t13 & t5 | (unit_charge_kind == 2) & t15 | (
        unit_charge_kind_2 >= 1
    ) & t2
    del t2, unit_charge_kind, t13
    errors: Errors = (
        (3, t17 | t16 & t4 & t14 | t16 & t5 | (unit_charge_kind_2 == 2) & t15),  # IllegalState
    )
    return errors, {
        'unit.verdict': 2 + (t12 + (0 - t12) * (~t7 & t8).view(I1) - 2) * t9.view(I1),
        'unit.charge_kind': unit_charge_kind_2,
    }


charge_together = Resolver(
    'charge_together', 'Charge as a single body',
    inputs={
        'unit.doing': Column('unit.doing', 'member', I1, 0, 5, values=_W8),
        'unit.halted': Column('unit.halted', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
        'unit.touches_friend': Column('unit.touches_friend', 'yesno', bool, values=('no', 'yes')),
        'friend.charge_kind': Column('friend.charge_kind', 'member', I1, 0, 3, values=_W10),
        'unit.charge_kind': Column('unit.charge_kind', 'member', I1, 0, 3, values=_W10),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W4),
        'unit.charge_kind': Column('unit.charge_kind', 'member', I1, -1, 3, values=_W10),
    },
    kernel=_charge_together,
)


def _declare_charges(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Declare charges (action for unit). @book 429

    Then come the answers, then the dice.
    """
    unit_initiative = c["unit.initiative"]
    errors: Errors = (
    )
    return errors, {
        'unit.must': unit_initiative.view(I1) + (~unit_initiative).view(I1) * 2,
    }


declare_charges = Resolver(
    'declare_charges', 'Declare charges',
    inputs={
        'unit.initiative': Column('unit.initiative', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'unit.must': Column('unit.must', 'acts', I1, 0, 3),
    },
    kernel=_declare_charges,
    acts=('decide_first', 'decide_second'),
)


def _alter_charge(_c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Cancel or add a charge after declaring (action for unit). @book 429"""
    errors: Errors = (
    )
    return errors, {
    }


alter_charge = Resolver(
    'alter_charge', 'Cancel or add a charge after declaring',
    inputs={
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W4),
    },
    kernel=_alter_charge,
    same={'unit.verdict': 2},
)


def _charge_home(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Whether a charge gets home (test for unit against enemy). @book 433-437

    After a miss it tests control next turn, and charges again unless it may then act freely.
    """
    enemy_charge_kind = c["enemy.charge_kind"]
    t2 = enemy_charge_kind != 2
    unit_charge_move = c["unit.charge_move"]
    unit_charge_distance = c["unit.charge_distance"]
    unit_no_countercharge_and_the_move_reaches_contact = t2 & (unit_charge_distance <= unit_charge_move)
    t3 = unit_no_countercharge_and_the_move_reaches_contact.view(I1) - 1
    unit_no_countercharge_and_the_move_falls_short_no_contact = ~unit_no_countercharge_and_the_move_reaches_contact & t2
    t4 = t3 + (1 - t3) * unit_no_countercharge_and_the_move_falls_short_no_contact.view(I1)
    del t3
    enemy_charge_move = c["enemy.charge_move"]
    t5 = (unit_charge_distance <= unit_charge_move * 2) & (unit_charge_distance <= enemy_charge_move * 2)
    unit_each_move_covers_half_the_distance_contact = (enemy_charge_kind == 2) & t5
    del enemy_charge_kind
    t6 = t2 | t5
    del t2, t5
    t7 = t4 + (2 - t4) * unit_each_move_covers_half_the_distance_contact.view(I1)
    del t4
    t8 = unit_charge_distance > unit_charge_move + enemy_charge_move
    del unit_charge_move, unit_charge_distance, enemy_charge_move
    unit_both_together_short_of_the_distance_no_contact = ~t6 & t8
    t9 = ~unit_both_together_short_of_the_distance_no_contact
    unit_contact = c["unit.contact"]
    t10 = ~unit_no_countercharge_and_the_move_falls_short_no_contact & (
        unit_no_countercharge_and_the_move_reaches_contact | unit_contact
    )
    del unit_no_countercharge_and_the_move_reaches_contact, unit_no_countercharge_and_the_move_falls_short_no_contact, unit_contact
    enemy_contact = c["enemy.contact"]
    errors: Errors = (
        (1, ~(t6 | t8)),  # NoRule
    )
    return errors, {
        'unit.result': t7 + (3 - t7) * unit_both_together_short_of_the_distance_no_contact.view(I1),
        'unit.contact': t9 & (unit_each_move_covers_half_the_distance_contact | t10),
        'enemy.contact': t9 & (unit_each_move_covers_half_the_distance_contact | enemy_contact),
    }


charge_home = Resolver(
    'charge_home', 'Whether a charge gets home',
    inputs={
        'enemy.charge_kind': Column('enemy.charge_kind', 'member', I1, 0, 3, values=_W10),
        'unit.charge_move': Column('unit.charge_move', 'length', I2, 0, 14400, scale=60),
        'unit.charge_distance': Column('unit.charge_distance', 'length', I4, 0, 57600, scale=60),
        'enemy.charge_move': Column('enemy.charge_move', 'length', I2, 0, 14400, scale=60),
        'unit.contact': Column('unit.contact', 'yesno', bool, values=('no', 'yes')),
        'enemy.contact': Column('enemy.contact', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'unit.result': Column('unit.result', 'member', I1, -1, 3, values=_W14),
        'unit.contact': Column('unit.contact', 'yesno', bool, values=('no', 'yes')),
        'enemy.contact': Column('enemy.contact', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_charge_home,
)


def _counter_charge(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Countercharge (action for unit against enemy). @book 437

    Decided when the charger has named his dice and before he rolls them.
    """
    dice = _stacked(c, 3)
    enemy_charge_kind = c["enemy.charge_kind"]
    t2 = enemy_charge_kind != 1
    unit_doing = c["unit.doing"]
    t3 = (unit_doing == 1) | (unit_doing >= 3)
    t4 = t2 | t3
    unit_in_caracole = c["unit.in_caracole"]
    t5 = t4 | unit_in_caracole
    unit_arm = c["unit.arm"]
    t6 = (unit_arm >= 5) & (unit_arm <= 7)
    t7 = (unit_arm <= 4) | (unit_arm >= 8)
    t8 = t5 | t6
    t9 = 2 - (enemy_charge_kind == 1).view(I1) * 2
    t10 = t9 + (2 - t9) * ((enemy_charge_kind == 1) & t3).view(I1)
    del t9
    t11 = t10 + (2 - t10) * (~t4 & unit_in_caracole).view(I1)
    del t4, t10
    t12 = t5 | ~t8
    unit_charge_kind = c["unit.charge_kind"]
    unit_charge_kind_2 = 2 + (unit_charge_kind - 2) * t12.view(I1)
    t13 = unit_arm >= 8
    t14 = unit_arm <= 7
    t15 = unit_arm <= 4
    unit_going = c["unit.going"]
    unit_on_road = c["unit.on_road"]
    t16 = (unit_arm >= 5) & (unit_going >= 7) & ~unit_on_road
    del unit_on_road
    unit_surrendered = c["unit.surrendered"]
    t17 = t16 | unit_surrendered
    t18 = (unit_doing >= 1) & (unit_doing <= 2) | (unit_doing >= 4)
    t19 = unit_charge_kind_2 == 1
    t20 = unit_charge_kind_2 == 2
    t21 = (unit_charge_kind_2 >= 1) & (unit_charge_kind_2 <= 2)
    t22 = t18 | t21
    t23 = ~t22
    t24 = t17 | t22
    unit_halted = c["unit.halted"]
    unit_fired = c["unit.fired"]
    unit_time = c["unit.time"]
    unit_abandoned = c["unit.abandoned"]
    t25 = unit_halted | unit_fired & ((unit_arm == 1) | (unit_arm >= 8)) | (unit_time == 2) | unit_abandoned
    del unit_halted, unit_fired
    t26 = t25 | unit_surrendered
    del t25
    t27 = ~t24 & t26
    t28 = t24 | t26
    del t24, t26
    unit_limbered = c["unit.limbered"]
    t29 = t13 & ~unit_limbered
    t30 = ~t29
    t31 = t29 & (unit_arm == 8)
    t32 = ~t28 & t31
    t33 = t28 | t31
    del t28, t31
    unit_deviation = c["unit.deviation"]
    unit_formation = c["unit.formation"]
    t34 = unit_formation != 2
    t35 = (unit_deviation >= 1351) & t34
    del unit_deviation
    t36 = ~t33 & t35
    t37 = t33 | t35
    del t33, t35
    unit_road_last_turn = c["unit.road_last_turn"]
    unit_dice_last_turn = c["unit.dice_last_turn"]
    t38 = unit_dice_last_turn + (2 - unit_dice_last_turn) * unit_road_last_turn.view(I1)
    del unit_road_last_turn, unit_dice_last_turn
    unit_barred = c["unit.barred"]
    t39 = t6 & (t38 == 3) & ~unit_barred
    del unit_barred
    t40 = t16.view(I1) * 2
    t41 = t40 + (2 - t40) * (~t16 & unit_surrendered).view(I1)
    del t16, unit_surrendered, t40
    t42 = t41 + (0 - t41) * (~t17 & t22).view(I1)
    del t41
    t43 = t42 + (2 - t42) * t27.view(I1)
    del t42
    t44 = t43 + (2 - t43) * t32.view(I1)
    del t43
    t45 = t44 + (2 - t44) * t36.view(I1)
    del t44
    t46 = (t37 | t39).view(I1) * (t45 + (1 - t45) * (~t37 & t39).view(I1))
    del t37, t39, t45
    t47 = ~t12 & ~(t17 | t27 | t32 | t36)
    del t17, t27, t32, t36
    t48 = ~t47
    t49 = t18 & t6
    t50 = ~t49
    t51 = t47 & t49
    dice_1 = c["dice.1"]
    dice_2 = c["dice.2"]
    dice_3 = c["dice.3"]
    t52 = dice_1 == 0
    t53 = dice_2 == 0
    t54 = (dice_1 == 1) | (dice_1 >= 6)
    t55 = (dice_2 == 1) | (dice_2 >= 6)
    t56 = dice_1 + dice_2 + dice_3
    t57 = t49.view(I1) * 3
    t58 = t18 & t15
    t59 = t50 & t58
    t60 = t49 | t58
    del t58
    t61 = t47 & t59
    t62 = dice_2 >= 7
    t63 = dice_1 + dice_2
    t64 = t56 + (t63 - t56) * t59.view(I1)
    del t56
    t65 = t57 + (2 - t57) * t59.view(I1)
    del t57
    t66 = t6 & (t38 == 0)
    del t38
    unit_with_d6 = c["unit.with_d6"]
    t67 = t66 & unit_with_d6
    del unit_with_d6
    t68 = ~t60 & t67
    t69 = t60 | t67
    del t60, t67
    t70 = t47 & t68
    t71 = t64 + (t63 - t64) * t68.view(I1)
    del t63, t64
    t72 = t65 + (2 - t65) * t68.view(I1)
    del t65
    t73 = ~t69 & t66
    t74 = t69 | t66
    del t66
    t75 = t47 & t73
    chosen_unit_dice = c["chosen.unit.dice"]
    t76 = chosen_unit_dice == -128
    t77 = (chosen_unit_dice >= -127) & (chosen_unit_dice <= 0) | (chosen_unit_dice >= 3)
    t78 = chosen_unit_dice == 2
    t79 = t78 & t53
    t80 = t78 & t55
    t81 = dice_1 + t78.view(I1) * dice_2
    t82 = t71 + (t81 - t71) * t73.view(I1)
    del t71
    t83 = t72 + (chosen_unit_dice - t72) * t73.view(I1)
    del t72
    t84 = ~t74 & t6
    t85 = t74 | t6
    del t74
    t86 = t47 & t84
    chosen_unit_optional_die = c["chosen.unit.optional_die"]
    t87 = chosen_unit_optional_die == -128
    t88 = (chosen_unit_optional_die >= -127) & (chosen_unit_optional_die <= -1) | (chosen_unit_optional_die >= 2)
    t89 = chosen_unit_optional_die == 1
    t90 = _face(dice, chosen_unit_dice)
    t91 = t82 + (t81 + t89.view(I1) * t90 - t82) * t84.view(I1)
    del t82
    t92 = t83 + (chosen_unit_dice + (chosen_unit_optional_die == 1).view(I1) - t83) * t84.view(I1)
    del t83
    t93 = t84 & t89
    t94 = ~t85 & t15
    t95 = t85 | t15
    del t85
    t96 = t47 & t94
    t97 = t91 + (dice_1 + t89.view(I1) * dice_2 - t91) * t94.view(I1)
    del t91
    t98 = t92 + (1 + (chosen_unit_optional_die == 1).view(I1) - t92) * t94.view(I1)
    del chosen_unit_optional_die, t92
    t99 = unit_going >= 2
    t100 = unit_limbered & t99
    t101 = ~t95 & t100
    t102 = t95 | t100
    del t95, t100
    t103 = t47 & t101
    t104 = t97 + (dice_1 - t97) * t101.view(I1)
    del t97
    t105 = t98 + (1 - t98) * t101.view(I1)
    del t98
    t106 = ~t102 & unit_limbered
    t107 = t102 | unit_limbered
    del t102
    t108 = t47 & t106
    unit_total = t104 + (t81 - t104) * t106.view(I1)
    del t81, t104
    t109 = ~t106 & (~t101 & (~t94 & (~t84 & (~t73 & (~t68 & (~t59 & t50))))))
    del t50, t59, t68, t101
    unit_dice = t105 + (chosen_unit_dice - t105) * t106.view(I1)
    del chosen_unit_dice, t105
    t110 = t69 | t73 & t78 | t84 & t78 | t94 & t89 | t106 & t78
    del t69, t73, t78, t84, t94, t106
    t111 = t109 | t48
    t112 = t29 & (unit_arm == 9)
    t113 = ~t112
    t114 = t29 & (unit_arm == 10)
    t115 = t113 & t114
    t116 = t115.view(I1) * 20 + 20
    t117 = t112 | t114
    del t112, t114
    t118 = ~t117 & t30
    t119 = ~t118
    t120 = unit_total.astype(I2) * 10
    t121 = t116.astype(I2) + (t120 - t116.astype(I2)) * t118.astype(I2)
    del t116
    t122 = t118.astype(I2) * t120
    del t120
    t123 = t118 & t109 | t119 & (~t115 & t113)
    del t109, t113, t115, t118
    unit_inspiring = c["unit.inspiring"]
    t124 = (unit_inspiring >= 1) & ~t123
    del unit_inspiring
    t125 = ~t124
    t126 = unit_dice * 10
    t127 = t122 + t126.astype(I2)
    t128 = t121 + t126.astype(I2)
    t129 = np.minimum(t127, t128)
    t130 = np.maximum(t127, t128)
    del t127, t128
    t131 = t121 + (t130 - t121) * t124.astype(I2)
    del t121
    t132 = t124 & (t119 & ~(t129 == t130)) | t125 & t119
    del t119, t130
    t133 = t122 + (t129 - t122) * t124.astype(I2)
    del t122, t124, t129
    t134 = t125 & t123
    del t123, t125
    unit_initial_move = c["unit.initial_move"]
    t135 = unit_initial_move & ((unit_doing == 1) | (unit_doing >= 4)) & ~t134
    del unit_initial_move
    t136 = ~t135
    t137 = t133 + t126.astype(I2)
    t138 = t131 + t126.astype(I2)
    del t126
    t139 = np.minimum(t137, t138)
    t140 = np.maximum(t137, t138)
    del t137, t138
    t141 = t131 + (t140 - t131) * t135.astype(I2)
    del t131
    t142 = t135 & (t132 & ~(t139 == t140)) | t136 & t132
    del t132, t140
    t143 = t133 + (t139 - t133) * t135.astype(I2)
    del t133, t135, t139
    t144 = t136 & t134
    del t134, t136
    unit_nearest_enemy = c["unit.nearest_enemy"]
    unit_nearest_cover = c["unit.nearest_cover"]
    t145 = (unit_nearest_enemy >= 7201) & (unit_nearest_cover >= 7201) & ~(t21 | t29)
    del t21, unit_nearest_enemy, unit_nearest_cover
    t146 = t145 & ~t144
    t147 = ~t146
    t148 = t143 * 2
    t149 = t141 * 2
    t150 = np.minimum(t148, t149)
    t151 = np.maximum(t148, t149)
    del t148, t149
    t152 = t141 + (t151 - t141) * t146.astype(I2)
    del t141
    t153 = t146 & (t142 & ~(t150 == t151)) | t147 & t142
    del t142, t151
    t154 = t143 + (t150 - t143) * t146.astype(I2)
    del t143, t146, t150
    t155 = t147 & t144
    del t144, t147
    unit_speed = c["unit.speed"]
    t156 = (unit_speed == 1) & t23 & ~t155
    del unit_speed
    t157 = ~t156
    t158 = np.minimum(t154, t152)
    t159 = np.maximum(t154, t152)
    t160 = t152 * 2
    del t152
    t161 = t154 * 2
    del t154
    t162 = t160 + (t159 - t160) * t156.astype(I2)
    del t160
    t163 = t156 & (t153 & ~(t158 == t159)) | t157 & t153
    del t153, t159
    t164 = t161 + (t158 - t161) * t156.astype(I2)
    del t156, t158, t161
    t165 = t157 & t155
    del t155, t157
    t166 = (unit_time == 1) & t23 & ~t165
    del unit_time
    t167 = ~t166
    t168 = np.minimum(t164, t162)
    t169 = np.maximum(t164, t162)
    t170 = t162 * 2
    del t162
    t171 = t164 * 2
    del t164
    t172 = t166 & (t163 & ~(t168 == t169)) | t167 & t163
    del t163
    t173 = t167 & t165
    del t165, t167
    t174 = t145 & ~t173
    del t145
    t175 = ~t174
    unit_free_way = c["unit.free_way"]
    t176 = (t171 + (t168 - t171) * t166.astype(I2)) * 15
    del t168, t171
    t177 = np.minimum(t176.astype(I4), unit_free_way)
    t178 = (t170 + (t169 - t170) * t166.astype(I2)) * 15
    del t166, t169, t170
    t179 = np.minimum(t178.astype(I4), unit_free_way)
    del unit_free_way
    t180 = np.minimum(t177, t179)
    t181 = np.maximum(t177, t179)
    del t177, t179
    t182 = t178.astype(I4) + (t181 - t178.astype(I4)) * t174.astype(I4)
    del t178
    t183 = t174 & (t172 & ~(t180 == t181)) | t175 & t172
    del t172, t181
    t184 = t176.astype(I4) + (t180 - t176.astype(I4)) * t174.astype(I4)
    del t174, t176, t180
    t185 = t175 & t173
    del t173, t175
    chosen_unit_distance = c["chosen.unit.distance"]
    t186 = t183 & (chosen_unit_distance >= -2147483647)
    t187 = ~t185
    t188 = t182 + (chosen_unit_distance - t182) * t186.astype(I4)
    t189 = ~t186 & t183
    del t183
    unit_distance = t184 + (chosen_unit_distance - t184) * t186.astype(I4)
    t190 = t185 | t48
    unit_wheel_way = c["unit.wheel_way"]
    t191 = -unit_wheel_way
    del unit_wheel_way
    t192 = unit_distance + (0 - unit_distance) * t185.astype(I4) + t191.astype(I4)
    t193 = t188 + (0 - t188) * t185.astype(I4) + t191.astype(I4)
    del t185, t191
    t194 = np.minimum(t192, t193)
    t195 = np.maximum(t192, t193)
    del t192, t193
    t196 = t194.clip(0, 26401)
    t197 = t195.clip(0, 26401)
    t198 = np.minimum(t196, t197)
    t199 = np.maximum(t196, t197)
    del t196, t197
    chosen_unit_forward = c["chosen.unit.forward"]
    t200 = t189 & ~(t194 == t195) & ~(t198 == t199) & (chosen_unit_forward >= -2147483647)
    del t194, t195
    t201 = np.minimum(unit_distance, t188)
    t202 = np.maximum(unit_distance, t188)
    chosen_unit_aside = c["chosen.unit.aside"]
    t203 = t189 & ~(t201 == t202) & (chosen_unit_aside >= -2147483647)
    del t189
    t204 = chosen_unit_aside.astype(I8) * 2
    t205 = chosen_unit_aside * 2
    del chosen_unit_aside
    t206 = unit_formation == 0
    t207 = (t107 & (dice_1 == 6)).view(I1) + (t110 & (dice_2 == 6)).view(I1) + (t49 & (dice_3 == 6)).view(I1)
    t208 = t207 + (t93 & (t90 == 6)).view(I1)
    del t207
    t209 = t208 >= 1
    t210 = t47 & (t206 & (unit_going <= 1) & t209)
    del unit_going
    t211 = unit_formation != 1
    t212 = (t107 & ((dice_1 >= 5) & (dice_1 <= 6))).view(I1) + (t110 & ((dice_2 >= 5) & (dice_2 <= 6))).view(I1)
    t213 = t212 + (t49 & (dice_3 >= 5)).view(I1) + (t93 & (t90 >= 5)).view(I1)
    del t212
    t214 = t213 >= 1
    t215 = t47 & (t99 & (t15 & t206 | t6 & t211 | t29) & t214)
    del t15, t29, t206
    t216 = (t107 & (dice_1 == 4)).view(I1) + (t110 & (dice_2 == 4)).view(I1) + (t49 & (dice_3 == 4)).view(I1)
    del t49, dice_1, dice_2, t107, t110
    t217 = t216 + (t93 & (t90 == 4)).view(I1)
    del t93, t216
    t218 = t217 >= 1
    t219 = t47 & (t99 & t6 & t211 & t218)
    del t99, t211
    unit_dp = c["unit.dp"]
    t220 = (
        t208
        + (
            t208
            + (np.minimum(t208, (3 - unit_dp).clip(0, 3)) - t208) * (t210 & t209).view(I1) - t208
        ) * t209.view(I1)
    )
    del t208, t209
    t221 = unit_dp + t210.view(I1) * t220
    del t210, unit_dp, t220
    t222 = t213 + (np.minimum(t213, (3 - t221.clip(0, 6)).clip(0, 3)) - t213) * (t215 & t214).view(I1)
    t223 = t221 + t215.view(I1) * (t213 + (t222 - t213) * t214.view(I1))
    del t213, t214, t215, t221, t222
    t224 = t217 + (np.minimum(t217, (3 - t223.clip(0, 6)).clip(0, 3)) - t217) * (t219 & t218).view(I1)
    t225 = unit_arm == 4
    unit_formation_2 = unit_formation + (2 - unit_formation) * (t47 & t225).view(I1)
    unit_moved = c["unit.moved"]
    unit_moved_2 = t47 & t23 | unit_moved
    del t23
    unit_moved_in_combat = c["unit.moved_in_combat"]
    t226 = (unit_arm == 3) | (unit_arm == 7)
    t227 = unit_charge_kind == 1
    t228 = (unit_arm == 3) | (unit_arm == 6)
    t229 = unit_doing != 2
    del unit_doing
    t230 = unit_charge_kind == 2
    t231 = enemy_charge_kind == 2
    del enemy_charge_kind
    t232 = unit_formation_2 != 2
    t233 = t226 & t34 | t225 & unit_moved & t34 | t13 & (unit_formation <= 2) | (unit_formation == 3) & t14
    del unit_formation, unit_moved
    t234 = t233 | unit_limbered & t14 | t18 & (t34 & t14) | (unit_charge_kind >= 1) & t3 | t227 & t228 & t229
    del unit_limbered, t34, t233
    t235 = t234 | t227 & t13 | t230 & t7 | unit_abandoned & t14 | unit_in_caracole & (unit_arm != 6) | t230 & t2
    del unit_in_caracole, unit_arm, unit_abandoned, t227, t230, t234
    t236 = t51 & t52 | t51 & t53 | t51 & (dice_3 == 0) | t61 & t52 | t61 & t53 | t70 & t52 | t70 & t53
    t237 = t51 & t54 | t51 & t55 | t51 & (dice_3 >= 7) | t61 & t54 | t61 & t62 | t70 & t54 | t70 & t62
    del t51, dice_3, t55, t61, t70
    t238 = t86 & t52 | t86 & t79 | t86 & (t89 & (t90 == 0)) | t96 & t52 | t96 & (t89 & t53) | t103 & t52
    del t53
    t239 = t86 & t54 | t86 & t80 | t86 & (t89 & (t90 >= 7)) | t96 & t54 | t96 & (t89 & t62) | t103 & t54
    del t62, t89, t90, t103
    t240 = t47 & (
        t186 & t187 & ~((t184 <= chosen_unit_distance) & (chosen_unit_distance <= t182))
    ) | t47 & (t200 & ~((t198 <= chosen_unit_forward) & (chosen_unit_forward <= t199)))
    del t182, t184, chosen_unit_distance, t186
    t241 = t226 & t232 | t225 & unit_moved_2 & t232 | t13 & (unit_formation_2 <= 2) | (unit_formation_2 == 3) & t14
    del t225, t226
    t242 = t241 | t18 & (t232 & t14) | (unit_charge_kind_2 >= 1) & t3 | t19 & t228 & t229 | t19 & t13 | t20 & t7
    del t3, t7, t13, t14, t18, t19, t228, t229, t232, t241
    errors: Errors = (
        (3, t235 | t231 & (unit_charge_kind != 1)),  # IllegalState
        (9, t236),  # MissingDice
        (6, t237),  # InputError
        (10, t75 & t76 | t86 & t76),  # NeedsChoice
        (7, t75 & t77 | t86 & t77 | t86 & t88 | t96 & t88 | t108 & t77),  # NotOpen
        (9, t75 & t52 | t75 & t79),  # MissingDice
        (6, t75 & t54 | t75 & t80),  # InputError
        (10, t86 & t87 | t96 & t87 | t108 & t76),  # NeedsChoice
        (9, t238 | t108 & t52 | t108 & t79),  # MissingDice
        (6, t239 | t108 & t54 | t108 & t80),  # InputError
        (1, t47 & ~(t117 | t30)),  # NoRule
        (7, t240 | t47 & (t203 & t187 & ~((t201 <= t204) & (t204 <= t202)))),  # NotOpen
        (3, t242 | t20 & t2 | t231 & (unit_charge_kind_2 != 1)),  # IllegalState
    )
    return errors, {
        'unit.verdict': 2 + (t11 + (0 - t11) * (~t5 & t6).view(I1) - 2) * t8.view(I1),
        'unit.meeting.none': t12,
        'unit.move.verdict': t46 + (-1 - t46) * t12.view(I1),
        'unit.move.total': unit_total,
        'unit.move.total.none': t111,
        'unit.move.natural': unit_total,
        'unit.move.natural.none': t111,
        'unit.move.dice': unit_dice,
        'unit.move.dice.none': t48,
        'unit.move.distance': unit_distance,
        'unit.move.distance.to': t188,
        'unit.move.distance.none': t190,
        'unit.move.forward': t198 + (chosen_unit_forward - t198) * t200.astype(I4),
        'unit.move.forward.to': t199 + (chosen_unit_forward - t199) * t200.astype(I4),
        'unit.move.forward.none': t48,
        'unit.move.aside': t201 + (t205 - t201) * t203.astype(I4),
        'unit.move.aside.to': t202 + (t205 - t202) * t203.astype(I4),
        'unit.move.aside.none': t190,
        'unit.charge_kind': unit_charge_kind_2,
        'unit.dp': (t223 + t219.view(I1) * (t217 + (t224 - t217) * t218.view(I1))).clip(0, 6),
        'unit.formation': unit_formation_2,
        'unit.moved': unit_moved_2,
        'unit.moved_in_combat': t47 & t22 | unit_moved_in_combat,
    }


counter_charge = Resolver(
    'counter_charge', 'Countercharge',
    inputs={
        'enemy.charge_kind': Column('enemy.charge_kind', 'member', I1, 0, 3, values=_W10),
        'unit.doing': Column('unit.doing', 'member', I1, 0, 5, values=_W8),
        'unit.in_caracole': Column('unit.in_caracole', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
        'unit.charge_kind': Column('unit.charge_kind', 'member', I1, 0, 3, values=_W10),
        'enemy.charge_distance': Column('enemy.charge_distance', 'length', I4, 0, 57600, scale=60),
        'unit.going': Column('unit.going', 'member', I1, 0, 10, values=_W9),
        'unit.on_road': Column('unit.on_road', 'yesno', bool, values=('no', 'yes')),
        'unit.surrendered': Column('unit.surrendered', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.halted': Column('unit.halted', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.fired': Column('unit.fired', 'yesno', bool, values=('no', 'yes')),
        'unit.time': Column('unit.time', 'move', I1, 0, 2, scale=2, default=0),
        'unit.abandoned': Column('unit.abandoned', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.limbered': Column('unit.limbered', 'yesno', bool, values=('no', 'yes')),
        'unit.deviation': Column('unit.deviation', 'angle', I2, 0, 10800, scale=60, default=0),
        'unit.formation': Column('unit.formation', 'member', I1, 0, 3, values=_W7),
        'unit.road_last_turn': Column('unit.road_last_turn', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.dice_last_turn': Column('unit.dice_last_turn', 'number', I1, 0, 3),
        'unit.barred': Column('unit.barred', 'yesno', bool, values=('no', 'yes')),
        'unit.with_d6': Column('unit.with_d6', 'yesno', bool, values=('no', 'yes')),
        'unit.inspiring': Column('unit.inspiring', 'number', I1, 0, 4, default=0),
        'unit.initial_move': Column('unit.initial_move', 'yesno', bool, values=('no', 'yes')),
        'unit.nearest_enemy': Column('unit.nearest_enemy', 'length', I4, 0, 57600, scale=60),
        'unit.nearest_cover': Column('unit.nearest_cover', 'length', I4, 0, 57600, scale=60),
        'unit.speed': Column('unit.speed', 'move', I1, 1, 2, scale=2, default=2),
        'unit.free_way': Column('unit.free_way', 'length', I4, 0, 57600, scale=60),
        'unit.wheel_way': Column('unit.wheel_way', 'length', I2, 0, 14400, scale=60, default=0),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 6, default=0),
        'unit.moved': Column('unit.moved', 'yesno', bool, values=('no', 'yes')),
        'unit.moved_in_combat': Column('unit.moved_in_combat', 'yesno', bool, values=('no', 'yes')),
        'chosen.unit.dice': Column('chosen.unit.dice', 'number', I1, 0, 127, missing=-128),
        'chosen.unit.optional_die': Column('chosen.unit.optional_die', 'number', I1, 0, 127, missing=-128),
        'chosen.unit.distance': Column('chosen.unit.distance', 'length', I4, -2147483647, 2147483647, scale=60, missing=-2147483648),
        'chosen.unit.forward': Column('chosen.unit.forward', 'length', I4, -2147483647, 2147483647, scale=60, missing=-2147483648),
        'chosen.unit.aside': Column('chosen.unit.aside', 'length', I4, -2147483647, 2147483647, scale=60, missing=-2147483648),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W4),
        'unit.meeting': Column('unit.meeting', 'figure', I4, 0, 57600, scale=120, none='unit.meeting.none'),
        'unit.meeting.none': Column('unit.meeting.none', 'none', bool),
        'unit.move.verdict': Column('unit.move.verdict', 'member', I1, -1, 2, values=_W4),
        'unit.move.total': Column('unit.move.total', 'figure', I1, 2, 16, none='unit.move.total.none'),
        'unit.move.total.none': Column('unit.move.total.none', 'none', bool),
        'unit.move.natural': Column('unit.move.natural', 'figure', I1, 2, 16, none='unit.move.natural.none'),
        'unit.move.natural.none': Column('unit.move.natural.none', 'none', bool),
        'unit.move.dice': Column('unit.move.dice', 'figure', I1, 0, 3, none='unit.move.dice.none'),
        'unit.move.dice.none': Column('unit.move.dice.none', 'none', bool),
        'unit.move.distance': Column('unit.move.distance', 'figure', I2, -26401, 26401, scale=60, none='unit.move.distance.none', to='unit.move.distance.to'),
        'unit.move.distance.to': Column('unit.move.distance.to', 'to', I2, -26401, 26401, scale=60),
        'unit.move.distance.none': Column('unit.move.distance.none', 'none', bool),
        'unit.move.forward': Column('unit.move.forward', 'figure', I2, -26402, 26402, scale=60, none='unit.move.forward.none', to='unit.move.forward.to'),
        'unit.move.forward.to': Column('unit.move.forward.to', 'to', I2, -26402, 26402, scale=60),
        'unit.move.forward.none': Column('unit.move.forward.none', 'none', bool),
        'unit.move.aside': Column('unit.move.aside', 'figure', I2, -26402, 26402, scale=120, none='unit.move.aside.none', to='unit.move.aside.to'),
        'unit.move.aside.to': Column('unit.move.aside.to', 'to', I2, -26402, 26402, scale=120),
        'unit.move.aside.none': Column('unit.move.aside.none', 'none', bool),
        'unit.charge_kind': Column('unit.charge_kind', 'member', I1, -1, 3, values=_W10),
        'unit.dp': Column('unit.dp', 'figure', I1, 0, 6),
        'unit.formation': Column('unit.formation', 'member', I1, -1, 3, values=_W7),
        'unit.moved': Column('unit.moved', 'yesno', bool, values=('no', 'yes')),
        'unit.moved_in_combat': Column('unit.moved_in_combat', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_counter_charge,
    dice=3,
    same={'unit.meeting': 'enemy.charge_distance'},
)


def _evade(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Evade (action for unit). @book 439"""
    dice = _stacked(c, 3)
    unit_charged = c["unit.charged"]
    t2 = ~unit_charged
    unit_arm = c["unit.arm"]
    t3 = (unit_arm >= 5) & (unit_arm <= 7)
    unit_formation = c["unit.formation"]
    t4 = t3 & (unit_formation == 2)
    t5 = t2 | t4
    t6 = unit_arm == 3
    t7 = t5 | t6
    t8 = 2 - unit_charged.view(I1) * 2
    t9 = t8 + (0 - t8) * (unit_charged & t4).view(I1)
    del unit_charged, t4, t8
    t10 = t2 | ~t7
    del t2
    t11 = ~t10
    unit_doing = c["unit.doing"]
    unit_doing_2 = 4 + (unit_doing - 4) * t10.view(I1)
    unit_initial_move = c["unit.initial_move"]
    unit_initial_move_2 = t11 | unit_initial_move
    del unit_initial_move
    t12 = unit_arm >= 8
    t13 = unit_arm <= 7
    t14 = unit_arm <= 4
    unit_going = c["unit.going"]
    unit_on_road = c["unit.on_road"]
    t15 = (unit_arm >= 5) & (unit_going >= 7) & ~unit_on_road
    del unit_on_road
    unit_surrendered = c["unit.surrendered"]
    t16 = t15 | unit_surrendered
    t17 = (unit_doing_2 >= 1) & (unit_doing_2 <= 2) | (unit_doing_2 >= 4)
    unit_charge_kind = c["unit.charge_kind"]
    t18 = unit_charge_kind == 1
    t19 = (unit_charge_kind >= 1) & (unit_charge_kind <= 2)
    t20 = t17 | t19
    t21 = ~t20
    t22 = t16 | t20
    unit_halted = c["unit.halted"]
    unit_fired = c["unit.fired"]
    unit_time = c["unit.time"]
    unit_abandoned = c["unit.abandoned"]
    t23 = unit_halted | unit_fired & ((unit_arm == 1) | (unit_arm >= 8)) | (unit_time == 2) | unit_abandoned
    del unit_halted, unit_fired
    t24 = t23 | unit_surrendered
    del t23
    t25 = ~t22 & t24
    t26 = t22 | t24
    del t22, t24
    unit_limbered = c["unit.limbered"]
    t27 = t12 & ~unit_limbered
    t28 = ~t27
    t29 = t27 & (unit_arm == 8)
    t30 = ~t26 & t29
    t31 = t26 | t29
    del t26, t29
    unit_deviation = c["unit.deviation"]
    t32 = unit_formation != 2
    t33 = (unit_deviation >= 1351) & t32
    del unit_deviation
    t34 = ~t31 & t33
    t35 = t31 | t33
    del t31, t33
    unit_road_last_turn = c["unit.road_last_turn"]
    unit_dice_last_turn = c["unit.dice_last_turn"]
    t36 = unit_dice_last_turn + (2 - unit_dice_last_turn) * unit_road_last_turn.view(I1)
    del unit_road_last_turn, unit_dice_last_turn
    unit_barred = c["unit.barred"]
    t37 = t3 & (t36 == 3) & ~unit_barred
    del unit_barred
    t38 = t15.view(I1) * 2
    t39 = t38 + (2 - t38) * (~t15 & unit_surrendered).view(I1)
    del t15, unit_surrendered, t38
    t40 = t39 + (0 - t39) * (~t16 & t20).view(I1)
    del t39
    t41 = t40 + (2 - t40) * t25.view(I1)
    del t40
    t42 = t41 + (2 - t41) * t30.view(I1)
    del t41
    t43 = t42 + (2 - t42) * t34.view(I1)
    del t42
    t44 = (t35 | t37).view(I1) * (t43 + (1 - t43) * (~t35 & t37).view(I1))
    del t35, t37, t43
    t45 = t11 & ~(t16 | t25 | t30 | t34)
    del t16, t25, t30, t34
    t46 = ~t45
    t47 = t17 & t3
    t48 = ~t47
    t49 = t45 & t47
    dice_1 = c["dice.1"]
    dice_2 = c["dice.2"]
    dice_3 = c["dice.3"]
    t50 = dice_1 == 0
    t51 = dice_2 == 0
    t52 = (dice_1 == 1) | (dice_1 >= 6)
    t53 = (dice_2 == 1) | (dice_2 >= 6)
    t54 = dice_1 + dice_2 + dice_3
    t55 = t47.view(I1) * 3
    t56 = t17 & t14
    t57 = t48 & t56
    t58 = t47 | t56
    del t56
    t59 = t45 & t57
    t60 = dice_2 >= 7
    t61 = dice_1 + dice_2
    t62 = t54 + (t61 - t54) * t57.view(I1)
    del t54
    t63 = t55 + (2 - t55) * t57.view(I1)
    del t55
    t64 = t3 & (t36 == 0)
    del t36
    unit_with_d6 = c["unit.with_d6"]
    t65 = t64 & unit_with_d6
    del unit_with_d6
    t66 = ~t58 & t65
    t67 = t58 | t65
    del t58, t65
    t68 = t45 & t66
    t69 = t62 + (t61 - t62) * t66.view(I1)
    del t61, t62
    t70 = t63 + (2 - t63) * t66.view(I1)
    del t63
    t71 = ~t67 & t64
    t72 = t67 | t64
    del t64
    t73 = t45 & t71
    chosen_unit_dice = c["chosen.unit.dice"]
    t74 = chosen_unit_dice == -128
    t75 = (chosen_unit_dice >= -127) & (chosen_unit_dice <= 0) | (chosen_unit_dice >= 3)
    t76 = chosen_unit_dice == 2
    t77 = t76 & t51
    t78 = t76 & t53
    t79 = dice_1 + t76.view(I1) * dice_2
    t80 = t69 + (t79 - t69) * t71.view(I1)
    del t69
    t81 = t70 + (chosen_unit_dice - t70) * t71.view(I1)
    del t70
    t82 = ~t72 & t3
    t83 = t72 | t3
    del t72
    t84 = t45 & t82
    chosen_unit_optional_die = c["chosen.unit.optional_die"]
    t85 = chosen_unit_optional_die == -128
    t86 = (chosen_unit_optional_die >= -127) & (chosen_unit_optional_die <= -1) | (chosen_unit_optional_die >= 2)
    t87 = chosen_unit_optional_die == 1
    t88 = _face(dice, chosen_unit_dice)
    t89 = t80 + (t79 + t87.view(I1) * t88 - t80) * t82.view(I1)
    del t80
    t90 = t81 + (chosen_unit_dice + (chosen_unit_optional_die == 1).view(I1) - t81) * t82.view(I1)
    del t81
    t91 = t82 & t87
    t92 = ~t83 & t14
    t93 = t83 | t14
    del t83
    t94 = t45 & t92
    t95 = t89 + (dice_1 + t87.view(I1) * dice_2 - t89) * t92.view(I1)
    del t89
    t96 = t90 + (1 + (chosen_unit_optional_die == 1).view(I1) - t90) * t92.view(I1)
    del chosen_unit_optional_die, t90
    t97 = unit_going >= 2
    t98 = unit_limbered & t97
    t99 = ~t93 & t98
    t100 = t93 | t98
    del t93, t98
    t101 = t45 & t99
    t102 = t95 + (dice_1 - t95) * t99.view(I1)
    del t95
    t103 = t96 + (1 - t96) * t99.view(I1)
    del t96
    t104 = ~t100 & unit_limbered
    t105 = t100 | unit_limbered
    del t100
    t106 = t45 & t104
    unit_total = t102 + (t79 - t102) * t104.view(I1)
    del t79, t102
    t107 = ~t104 & (~t99 & (~t92 & (~t82 & (~t71 & (~t66 & (~t57 & t48))))))
    del t48, t57, t66, t99
    unit_dice = t103 + (chosen_unit_dice - t103) * t104.view(I1)
    del chosen_unit_dice, t103
    t108 = t67 | t71 & t76 | t82 & t76 | t92 & t87 | t104 & t76
    del t67, t71, t76, t82, t92, t104
    t109 = t107 | t46
    t110 = t27 & (unit_arm == 9)
    t111 = ~t110
    t112 = t27 & (unit_arm == 10)
    t113 = t111 & t112
    t114 = t113.view(I1) * 20 + 20
    t115 = t110 | t112
    del t110, t112
    t116 = ~t115 & t28
    t117 = ~t116
    t118 = unit_total.astype(I2) * 10
    t119 = t114.astype(I2) + (t118 - t114.astype(I2)) * t116.astype(I2)
    del t114
    t120 = t116.astype(I2) * t118
    del t118
    t121 = t116 & t107 | t117 & (~t113 & t111)
    del t107, t111, t113, t116
    unit_inspiring = c["unit.inspiring"]
    t122 = (unit_inspiring >= 1) & ~t121
    del unit_inspiring
    t123 = ~t122
    t124 = unit_dice * 10
    t125 = t120 + t124.astype(I2)
    t126 = t119 + t124.astype(I2)
    t127 = np.minimum(t125, t126)
    t128 = np.maximum(t125, t126)
    del t125, t126
    t129 = t119 + (t128 - t119) * t122.astype(I2)
    del t119
    t130 = t122 & (t117 & ~(t127 == t128)) | t123 & t117
    del t117, t128
    t131 = t120 + (t127 - t120) * t122.astype(I2)
    del t120, t122, t127
    t132 = t123 & t121
    del t121, t123
    t133 = unit_initial_move_2 & ((unit_doing_2 == 1) | (unit_doing_2 >= 4)) & ~t132
    t134 = ~t133
    t135 = t131 + t124.astype(I2)
    t136 = t129 + t124.astype(I2)
    del t124
    t137 = np.minimum(t135, t136)
    t138 = np.maximum(t135, t136)
    del t135, t136
    t139 = t129 + (t138 - t129) * t133.astype(I2)
    del t129
    t140 = t133 & (t130 & ~(t137 == t138)) | t134 & t130
    del t130, t138
    t141 = t131 + (t137 - t131) * t133.astype(I2)
    del t131, t133, t137
    t142 = t134 & t132
    del t132, t134
    unit_nearest_enemy = c["unit.nearest_enemy"]
    unit_nearest_cover = c["unit.nearest_cover"]
    t143 = (unit_nearest_enemy >= 7201) & (unit_nearest_cover >= 7201) & ~(t19 | t27)
    del t19, unit_nearest_enemy, unit_nearest_cover
    t144 = t143 & ~t142
    t145 = ~t144
    t146 = t141 * 2
    t147 = t139 * 2
    t148 = np.minimum(t146, t147)
    t149 = np.maximum(t146, t147)
    del t146, t147
    t150 = t139 + (t149 - t139) * t144.astype(I2)
    del t139
    t151 = t144 & (t140 & ~(t148 == t149)) | t145 & t140
    del t140, t149
    t152 = t141 + (t148 - t141) * t144.astype(I2)
    del t141, t144, t148
    t153 = t145 & t142
    del t142, t145
    unit_speed = c["unit.speed"]
    t154 = (unit_speed == 1) & t21 & ~t153
    del unit_speed
    t155 = ~t154
    t156 = np.minimum(t152, t150)
    t157 = np.maximum(t152, t150)
    t158 = t150 * 2
    del t150
    t159 = t152 * 2
    del t152
    t160 = t158 + (t157 - t158) * t154.astype(I2)
    del t158
    t161 = t154 & (t151 & ~(t156 == t157)) | t155 & t151
    del t151, t157
    t162 = t159 + (t156 - t159) * t154.astype(I2)
    del t154, t156, t159
    t163 = t155 & t153
    del t153, t155
    t164 = (unit_time == 1) & t21 & ~t163
    del unit_time
    t165 = ~t164
    t166 = np.minimum(t162, t160)
    t167 = np.maximum(t162, t160)
    t168 = t160 * 2
    del t160
    t169 = t162 * 2
    del t162
    t170 = t164 & (t161 & ~(t166 == t167)) | t165 & t161
    del t161
    t171 = t165 & t163
    del t163, t165
    t172 = t143 & ~t171
    del t143
    t173 = ~t172
    unit_free_way = c["unit.free_way"]
    t174 = (t169 + (t166 - t169) * t164.astype(I2)) * 15
    del t166, t169
    t175 = np.minimum(t174.astype(I4), unit_free_way)
    t176 = (t168 + (t167 - t168) * t164.astype(I2)) * 15
    del t164, t167, t168
    t177 = np.minimum(t176.astype(I4), unit_free_way)
    del unit_free_way
    t178 = np.minimum(t175, t177)
    t179 = np.maximum(t175, t177)
    del t175, t177
    t180 = t176.astype(I4) + (t179 - t176.astype(I4)) * t172.astype(I4)
    del t176
    t181 = t172 & (t170 & ~(t178 == t179)) | t173 & t170
    del t170, t179
    t182 = t174.astype(I4) + (t178 - t174.astype(I4)) * t172.astype(I4)
    del t172, t174, t178
    t183 = t173 & t171
    del t171, t173
    chosen_unit_distance = c["chosen.unit.distance"]
    t184 = t181 & (chosen_unit_distance >= -2147483647)
    t185 = ~t183
    t186 = t180 + (chosen_unit_distance - t180) * t184.astype(I4)
    t187 = ~t184 & t181
    del t181
    unit_distance = t182 + (chosen_unit_distance - t182) * t184.astype(I4)
    t188 = t183 | t46
    unit_wheel_way = c["unit.wheel_way"]
    t189 = -unit_wheel_way
    del unit_wheel_way
    t190 = unit_distance + (0 - unit_distance) * t183.astype(I4) + t189.astype(I4)
    t191 = t186 + (0 - t186) * t183.astype(I4) + t189.astype(I4)
    del t183, t189
    t192 = np.minimum(t190, t191)
    t193 = np.maximum(t190, t191)
    del t190, t191
    t194 = t192.clip(0, 26401)
    t195 = t193.clip(0, 26401)
    t196 = np.minimum(t194, t195)
    t197 = np.maximum(t194, t195)
    del t194, t195
    chosen_unit_forward = c["chosen.unit.forward"]
    t198 = t187 & ~(t192 == t193) & ~(t196 == t197) & (chosen_unit_forward >= -2147483647)
    del t192, t193
    t199 = np.minimum(unit_distance, t186)
    t200 = np.maximum(unit_distance, t186)
    chosen_unit_aside = c["chosen.unit.aside"]
    t201 = t187 & ~(t199 == t200) & (chosen_unit_aside >= -2147483647)
    del t187
    t202 = chosen_unit_aside.astype(I8) * 2
    t203 = chosen_unit_aside * 2
    del chosen_unit_aside
    t204 = unit_formation == 0
    t205 = (t105 & (dice_1 == 6)).view(I1) + (t108 & (dice_2 == 6)).view(I1) + (t47 & (dice_3 == 6)).view(I1)
    t206 = t205 + (t91 & (t88 == 6)).view(I1)
    del t205
    t207 = t206 >= 1
    t208 = t45 & (t204 & (unit_going <= 1) & t207)
    del unit_going
    t209 = unit_formation != 1
    t210 = (t105 & ((dice_1 >= 5) & (dice_1 <= 6))).view(I1) + (t108 & ((dice_2 >= 5) & (dice_2 <= 6))).view(I1)
    t211 = t210 + (t47 & (dice_3 >= 5)).view(I1) + (t91 & (t88 >= 5)).view(I1)
    del t210
    t212 = t211 >= 1
    t213 = t45 & (t97 & (t14 & t204 | t3 & t209 | t27) & t212)
    del t14, t27, t204
    t214 = (t105 & (dice_1 == 4)).view(I1) + (t108 & (dice_2 == 4)).view(I1) + (t47 & (dice_3 == 4)).view(I1)
    del t47, dice_1, dice_2, t105, t108
    t215 = t214 + (t91 & (t88 == 4)).view(I1)
    del t91, t214
    t216 = t215 >= 1
    t217 = t45 & (t97 & t3 & t209 & t216)
    del t3, t97, t209
    unit_dp = c["unit.dp"]
    t218 = (
        t206
        + (
            t206
            + (np.minimum(t206, (3 - unit_dp).clip(0, 3)) - t206) * (t208 & t207).view(I1) - t206
        ) * t207.view(I1)
    )
    del t206, t207
    t219 = unit_dp + t208.view(I1) * t218
    del t208, unit_dp, t218
    t220 = t211 + (np.minimum(t211, (3 - t219.clip(0, 6)).clip(0, 3)) - t211) * (t213 & t212).view(I1)
    t221 = t219 + t213.view(I1) * (t211 + (t220 - t211) * t212.view(I1))
    del t211, t212, t213, t219, t220
    t222 = t215 + (np.minimum(t215, (3 - t221.clip(0, 6)).clip(0, 3)) - t215) * (t217 & t216).view(I1)
    t223 = t221 + t217.view(I1) * (t215 + (t222 - t215) * t216.view(I1))
    del t215, t216, t217, t221, t222
    t224 = unit_arm == 4
    unit_formation_2 = unit_formation + (2 - unit_formation) * (t45 & t224).view(I1)
    unit_moved = c["unit.moved"]
    unit_moved_2 = t45 & t21 | unit_moved
    del t21
    unit_moved_in_combat = c["unit.moved_in_combat"]
    t225 = t11 & (unit_doing_2 == 4)
    unit_stands = c["unit.stands"]
    unit_grade = c["unit.grade"]
    t226 = (unit_stands + (-(unit_grade == 4).view(I1)) + ((unit_grade <= 1) | t6).view(I1)).clip(0, 6)
    del unit_grade
    t227 = (t226 - t223.clip(0, 6)).clip(0, 6)
    del t226
    unit_casualties = c["unit.casualties"]
    unit_screened = c["unit.screened"]
    t228 = (unit_arm == 3) | (unit_arm == 7)
    t229 = unit_charge_kind >= 1
    t230 = t18 & ((unit_arm == 3) | (unit_arm == 6))
    t231 = unit_formation_2 != 2
    t232 = t228 & t32 | t224 & unit_moved & t32 | t12 & (unit_formation <= 2) | (unit_formation == 3) & t13
    del unit_formation, unit_moved
    t233 = t232 | unit_limbered & t13 | t12 & (unit_stands >= 2) | (unit_stands == 1) & t13 | (
        (unit_doing >= 1) & (unit_doing <= 2) | (unit_doing >= 4)
    ) & (t32 & t13)
    del unit_limbered, t32, unit_stands, t232
    t234 = t233 | t229 & ((unit_doing == 1) | (unit_doing >= 3)) | t230 & (unit_doing != 2) | t18 & t12
    del unit_doing, t18, t233
    t235 = t234 | (unit_charge_kind == 2) & ((unit_arm <= 4) | (unit_arm >= 8)) | unit_abandoned & t13
    del unit_arm, unit_charge_kind, unit_abandoned, t234
    t236 = t49 & t50 | t49 & t51 | t49 & (dice_3 == 0) | t59 & t50 | t59 & t51 | t68 & t50 | t68 & t51
    t237 = t49 & t52 | t49 & t53 | t49 & (dice_3 >= 7) | t59 & t52 | t59 & t60 | t68 & t52 | t68 & t60
    del t49, dice_3, t53, t59, t68
    t238 = t84 & t50 | t84 & t77 | t84 & (t87 & (t88 == 0)) | t94 & t50 | t94 & (t87 & t51) | t101 & t50
    del t51
    t239 = t84 & t52 | t84 & t78 | t84 & (t87 & (t88 >= 7)) | t94 & t52 | t94 & (t87 & t60) | t101 & t52
    del t60, t87, t88, t101
    t240 = t45 & (
        t184 & t185 & ~((t182 <= chosen_unit_distance) & (chosen_unit_distance <= t180))
    ) | t45 & (t198 & ~((t196 <= chosen_unit_forward) & (chosen_unit_forward <= t197)))
    del t180, t182, chosen_unit_distance, t184
    t241 = t228 & t231 | t224 & unit_moved_2 & t231 | t12 & (unit_formation_2 <= 2) | (unit_formation_2 == 3) & t13
    del t12, t224, t228
    t242 = t241 | t17 & (t231 & t13) | t229 & (
        (unit_doing_2 == 1) | (unit_doing_2 >= 3)
    ) | t230 & (unit_doing_2 != 2)
    del t13, t17, t229, t230, t231, t241
    errors: Errors = (
        (3, t235),  # IllegalState
        (9, t236),  # MissingDice
        (6, t237),  # InputError
        (10, t73 & t74 | t84 & t74),  # NeedsChoice
        (7, t73 & t75 | t84 & t75 | t84 & t86 | t94 & t86 | t106 & t75),  # NotOpen
        (9, t73 & t50 | t73 & t77),  # MissingDice
        (6, t73 & t52 | t73 & t78),  # InputError
        (10, t84 & t85 | t94 & t85 | t106 & t74),  # NeedsChoice
        (9, t238 | t106 & t50 | t106 & t77),  # MissingDice
        (6, t239 | t106 & t52 | t106 & t78),  # InputError
        (1, t45 & ~(t115 | t28)),  # NoRule
        (7, t240 | t45 & (t201 & t185 & ~((t199 <= t202) & (t202 <= t200)))),  # NotOpen
        (3, t242),  # IllegalState
    )
    return errors, {
        'unit.verdict': 2 + (t9 + (0 - t9) * (~t5 & t6).view(I1) - 2) * t7.view(I1),
        'unit.move.verdict': t44 + (-1 - t44) * t10.view(I1),
        'unit.move.total': unit_total,
        'unit.move.total.none': t109,
        'unit.move.natural': unit_total,
        'unit.move.natural.none': t109,
        'unit.move.dice': unit_dice,
        'unit.move.dice.none': t46,
        'unit.move.distance': unit_distance,
        'unit.move.distance.to': t186,
        'unit.move.distance.none': t188,
        'unit.move.forward': t196 + (chosen_unit_forward - t196) * t198.astype(I4),
        'unit.move.forward.to': t197 + (chosen_unit_forward - t197) * t198.astype(I4),
        'unit.move.forward.none': t46,
        'unit.move.aside': t199 + (t203 - t199) * t201.astype(I4),
        'unit.move.aside.to': t200 + (t203 - t200) * t201.astype(I4),
        'unit.move.aside.none': t188,
        'unit.doing': unit_doing_2,
        'unit.initial_move': unit_initial_move_2,
        'unit.dp': (t223 + t225.view(I1) * t227.clip(0, 1)).clip(0, 6),
        'unit.formation': unit_formation_2,
        'unit.moved': unit_moved_2,
        'unit.moved_in_combat': t45 & t20 | unit_moved_in_combat,
        'unit.casualties': (unit_casualties + t225.view(I1) * (1 - t227).clip(0, 1)).clip(0, 12),
        'unit.may': (t11 & unit_screened).view(I1),
    }


evade = Resolver(
    'evade', 'Evade',
    inputs={
        'unit.charged': Column('unit.charged', 'yesno', bool, values=('no', 'yes')),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
        'unit.formation': Column('unit.formation', 'member', I1, 0, 3, values=_W7),
        'unit.doing': Column('unit.doing', 'member', I1, 0, 5, values=_W8),
        'unit.initial_move': Column('unit.initial_move', 'yesno', bool, values=('no', 'yes')),
        'unit.going': Column('unit.going', 'member', I1, 0, 10, values=_W9),
        'unit.on_road': Column('unit.on_road', 'yesno', bool, values=('no', 'yes')),
        'unit.surrendered': Column('unit.surrendered', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.charge_kind': Column('unit.charge_kind', 'member', I1, 0, 3, values=_W10),
        'unit.halted': Column('unit.halted', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.fired': Column('unit.fired', 'yesno', bool, values=('no', 'yes')),
        'unit.time': Column('unit.time', 'move', I1, 0, 2, scale=2, default=0),
        'unit.abandoned': Column('unit.abandoned', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.limbered': Column('unit.limbered', 'yesno', bool, values=('no', 'yes')),
        'unit.deviation': Column('unit.deviation', 'angle', I2, 0, 10800, scale=60, default=0),
        'unit.road_last_turn': Column('unit.road_last_turn', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.dice_last_turn': Column('unit.dice_last_turn', 'number', I1, 0, 3),
        'unit.barred': Column('unit.barred', 'yesno', bool, values=('no', 'yes')),
        'unit.with_d6': Column('unit.with_d6', 'yesno', bool, values=('no', 'yes')),
        'unit.inspiring': Column('unit.inspiring', 'number', I1, 0, 4, default=0),
        'unit.nearest_enemy': Column('unit.nearest_enemy', 'length', I4, 0, 57600, scale=60),
        'unit.nearest_cover': Column('unit.nearest_cover', 'length', I4, 0, 57600, scale=60),
        'unit.speed': Column('unit.speed', 'move', I1, 1, 2, scale=2, default=2),
        'unit.free_way': Column('unit.free_way', 'length', I4, 0, 57600, scale=60),
        'unit.wheel_way': Column('unit.wheel_way', 'length', I2, 0, 14400, scale=60, default=0),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 6, default=0),
        'unit.moved': Column('unit.moved', 'yesno', bool, values=('no', 'yes')),
        'unit.moved_in_combat': Column('unit.moved_in_combat', 'yesno', bool, values=('no', 'yes')),
        'unit.stands': Column('unit.stands', 'number', I1, 1, 12),
        'unit.grade': Column('unit.grade', 'member', I1, 0, 5, values=_W6),
        'unit.casualties': Column('unit.casualties', 'number', I1, 0, 12, default=0),
        'unit.screened': Column('unit.screened', 'yesno', bool, values=('no', 'yes')),
        'chosen.unit.dice': Column('chosen.unit.dice', 'number', I1, 0, 127, missing=-128),
        'chosen.unit.optional_die': Column('chosen.unit.optional_die', 'number', I1, 0, 127, missing=-128),
        'chosen.unit.distance': Column('chosen.unit.distance', 'length', I4, -2147483647, 2147483647, scale=60, missing=-2147483648),
        'chosen.unit.forward': Column('chosen.unit.forward', 'length', I4, -2147483647, 2147483647, scale=60, missing=-2147483648),
        'chosen.unit.aside': Column('chosen.unit.aside', 'length', I4, -2147483647, 2147483647, scale=60, missing=-2147483648),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W4),
        'unit.move.verdict': Column('unit.move.verdict', 'member', I1, -1, 2, values=_W4),
        'unit.move.total': Column('unit.move.total', 'figure', I1, 2, 16, none='unit.move.total.none'),
        'unit.move.total.none': Column('unit.move.total.none', 'none', bool),
        'unit.move.natural': Column('unit.move.natural', 'figure', I1, 2, 16, none='unit.move.natural.none'),
        'unit.move.natural.none': Column('unit.move.natural.none', 'none', bool),
        'unit.move.dice': Column('unit.move.dice', 'figure', I1, 0, 3, none='unit.move.dice.none'),
        'unit.move.dice.none': Column('unit.move.dice.none', 'none', bool),
        'unit.move.distance': Column('unit.move.distance', 'figure', I2, -26401, 26401, scale=60, none='unit.move.distance.none', to='unit.move.distance.to'),
        'unit.move.distance.to': Column('unit.move.distance.to', 'to', I2, -26401, 26401, scale=60),
        'unit.move.distance.none': Column('unit.move.distance.none', 'none', bool),
        'unit.move.forward': Column('unit.move.forward', 'figure', I2, -26402, 26402, scale=60, none='unit.move.forward.none', to='unit.move.forward.to'),
        'unit.move.forward.to': Column('unit.move.forward.to', 'to', I2, -26402, 26402, scale=60),
        'unit.move.forward.none': Column('unit.move.forward.none', 'none', bool),
        'unit.move.aside': Column('unit.move.aside', 'figure', I2, -26402, 26402, scale=120, none='unit.move.aside.none', to='unit.move.aside.to'),
        'unit.move.aside.to': Column('unit.move.aside.to', 'to', I2, -26402, 26402, scale=120),
        'unit.move.aside.none': Column('unit.move.aside.none', 'none', bool),
        'unit.doing': Column('unit.doing', 'member', I1, -1, 5, values=_W8),
        'unit.initial_move': Column('unit.initial_move', 'yesno', bool, values=('no', 'yes')),
        'unit.dp': Column('unit.dp', 'figure', I1, 0, 6),
        'unit.formation': Column('unit.formation', 'member', I1, -1, 3, values=_W7),
        'unit.moved': Column('unit.moved', 'yesno', bool, values=('no', 'yes')),
        'unit.moved_in_combat': Column('unit.moved_in_combat', 'yesno', bool, values=('no', 'yes')),
        'unit.casualties': Column('unit.casualties', 'figure', I1, 0, 12),
        'unit.may': Column('unit.may', 'acts', I1, 0, 1),
    },
    kernel=_evade,
    acts=('halt_short',),
    dice=3,
)


def _shelter(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Take shelter among the pikes (action for unit against friend). @book 439"""
    unit_charged = c["unit.charged"]
    t2 = ~unit_charged
    unit_arm = c["unit.arm"]
    t3 = unit_arm == 3
    friend_arm = c["friend.arm"]
    unit_friend_distance = c["unit.friend_distance"]
    t4 = t3 & (friend_arm == 0) & (unit_friend_distance <= 3600)
    del friend_arm, unit_friend_distance
    t5 = t2 | t4
    t6 = 2 - unit_charged.view(I1) * 2
    t7 = t2 | ~t5
    del t2
    t8 = ~t7
    unit_doing = c["unit.doing"]
    unit_doing_2 = 4 + (unit_doing - 4) * t7.view(I1)
    del t7, unit_doing
    unit_initial_move = c["unit.initial_move"]
    unit_moved_in_combat = c["unit.moved_in_combat"]
    t9 = t8 & (unit_doing_2 == 4)
    unit_stands = c["unit.stands"]
    unit_grade = c["unit.grade"]
    t10 = (unit_stands + (-(unit_grade == 4).view(I1)) + ((unit_grade <= 1) | t3).view(I1)).clip(0, 6)
    del t3, unit_grade
    unit_dp = c["unit.dp"]
    t11 = (t10 - unit_dp).clip(0, 6)
    del t10
    unit_casualties = c["unit.casualties"]
    errors: Errors = (
        (3, (unit_arm >= 8) & (unit_stands >= 2) | (unit_stands == 1) & (unit_arm <= 7)),  # IllegalState
    )
    return errors, {
        'unit.verdict': 2 + (t6 + (0 - t6) * (unit_charged & t4).view(I1) - 2) * t5.view(I1),
        'unit.doing': unit_doing_2,
        'unit.initial_move': t8 | unit_initial_move,
        'unit.moved_in_combat': t8 | unit_moved_in_combat,
        'unit.casualties': (unit_casualties + t9.view(I1) * (1 - t11).clip(0, 1)).clip(0, 12),
        'unit.dp': (unit_dp + t9.view(I1) * t11.clip(0, 1)).clip(0, 6),
    }


shelter = Resolver(
    'shelter', 'Take shelter among the pikes',
    inputs={
        'unit.charged': Column('unit.charged', 'yesno', bool, values=('no', 'yes')),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
        'friend.arm': Column('friend.arm', 'member', I1, 0, 10, values=_W3),
        'unit.friend_distance': Column('unit.friend_distance', 'length', I4, 0, 57600, scale=60),
        'unit.doing': Column('unit.doing', 'member', I1, 0, 5, values=_W8),
        'unit.initial_move': Column('unit.initial_move', 'yesno', bool, values=('no', 'yes')),
        'unit.moved_in_combat': Column('unit.moved_in_combat', 'yesno', bool, values=('no', 'yes')),
        'unit.stands': Column('unit.stands', 'number', I1, 1, 12),
        'unit.grade': Column('unit.grade', 'member', I1, 0, 5, values=_W6),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 6, default=0),
        'unit.casualties': Column('unit.casualties', 'number', I1, 0, 12, default=0),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W4),
        'unit.doing': Column('unit.doing', 'member', I1, -1, 5, values=_W8),
        'unit.initial_move': Column('unit.initial_move', 'yesno', bool, values=('no', 'yes')),
        'unit.moved_in_combat': Column('unit.moved_in_combat', 'yesno', bool, values=('no', 'yes')),
        'unit.casualties': Column('unit.casualties', 'figure', I1, 0, 12),
        'unit.dp': Column('unit.dp', 'figure', I1, 0, 6),
    },
    kernel=_shelter,
)


def _stand_to_receive(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Stand to receive (action for unit). @book 437-441

    What the fire does counts in the combat.
    """
    unit_arm = c["unit.arm"]
    unit_in_caracole = c["unit.in_caracole"]
    unit_charge_kind = c["unit.charge_kind"]
    unit_fired = c["unit.fired"]
    t2 = unit_arm >= 8
    t3 = (unit_charge_kind == 1) & t2 | (unit_charge_kind == 2) & ((unit_arm <= 4) | (unit_arm >= 8))
    del unit_charge_kind
    errors: Errors = (
        (3, t3 | unit_in_caracole & (unit_arm != 6)),  # IllegalState
    )
    return errors, {
        'unit.verdict': 1 - ((unit_arm >= 5) & (unit_arm <= 7) & ~unit_in_caracole | (unit_arm == 3)).view(I1),
        'unit.may': (((unit_arm == 1) | (unit_arm == 3) | (unit_arm == 6)) & ~unit_fired).view(I1),
        'unit.may_not': t2.view(I1) * 2,
    }


stand_to_receive = Resolver(
    'stand_to_receive', 'Stand to receive',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
        'unit.in_caracole': Column('unit.in_caracole', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.charge_kind': Column('unit.charge_kind', 'member', I1, 0, 3, values=_W10),
        'unit.fired': Column('unit.fired', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 1, values=_W4),
        'unit.charge_kind': Column('unit.charge_kind', 'member', I1, -1, 0, values=_W10),
        'unit.may': Column('unit.may', 'acts', I1, 0, 1),
        'unit.may_not': Column('unit.may_not', 'acts', I1, 0, 2),
    },
    kernel=_stand_to_receive,
    acts=('small_arms', 'artillery'),
    same={'unit.charge_kind': 0},
)


def _turn_rear_rank(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Turn a rear rank about (action for unit against enemy). @book 441"""
    unit_third_rank = c["unit.third_rank"]
    t2 = unit_third_rank >= 1
    t3 = unit_third_rank == 0
    del unit_third_rank
    unit_second_rank = c["unit.second_rank"]
    t4 = unit_second_rank >= 1
    t5 = t3 & t4
    t6 = t2 | t4
    del t4
    unit_struck_on = c["unit.struck_on"]
    t7 = ~(t6 & (~t5 & t3)) & (1 + (3 - t5.view(I1) - 1) * t6.view(I1) >= 2) & (unit_struck_on == 2)
    del t3, t5, t6, unit_struck_on
    enemy_charge_distance = c["enemy.charge_distance"]
    errors: Errors = (
        (3, t2 & (unit_second_rank == 0)),  # IllegalState
    )
    return errors, {
        'unit.verdict': 2 - (t7 & (enemy_charge_distance >= 7201)).view(I1) * 2,
    }


turn_rear_rank = Resolver(
    'turn_rear_rank', 'Turn a rear rank about',
    inputs={
        'unit.third_rank': Column('unit.third_rank', 'number', I1, 0, 12),
        'unit.second_rank': Column('unit.second_rank', 'number', I1, 0, 12),
        'unit.struck_on': Column('unit.struck_on', 'member', I1, 0, 2, values=_W15),
        'enemy.charge_distance': Column('enemy.charge_distance', 'length', I4, 0, 57600, scale=60),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W4),
    },
    kernel=_turn_rear_rank,
)


def _follow_on(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Charge through the pikes in a later round (action for unit against enemy). @book 443"""
    unit_doing = c["unit.doing"]
    t2 = (unit_doing == 1) | (unit_doing >= 3)
    unit_halted = c["unit.halted"]
    t3 = t2 | unit_halted
    unit_followed_on = c["unit.followed_on"]
    t4 = t3 | unit_followed_on
    unit_in_contact_before = c["unit.in_contact_before"]
    t5 = ~unit_in_contact_before
    del unit_in_contact_before
    t6 = t4 | t5
    unit_arm = c["unit.arm"]
    t7 = unit_arm == 0
    t8 = unit_arm >= 1
    unit_people = c["unit.people"]
    unit_other_rank = c["unit.other_rank"]
    t9 = unit_other_rank == 1
    t10 = t7 & (unit_people == 2) & t9
    t11 = t6 | t10
    t12 = unit_other_rank == 2
    t13 = t7 & (unit_people == 0) & t12
    del t7
    t14 = t11 | t13
    t15 = ((unit_doing == 1) | (unit_doing >= 3)).view(I1) * 2
    t16 = t15 + (2 - t15) * (((unit_doing == 0) | (unit_doing == 2)) & unit_halted).view(I1)
    del unit_halted, t15
    t17 = t16 + (2 - t16) * (~t3 & unit_followed_on).view(I1)
    del t3, t16
    t18 = t17 + (2 - t17) * (~t4 & t5).view(I1)
    del t4, t5, t17
    t19 = t18 + (0 - t18) * (~t6 & t10).view(I1)
    del t10, t18
    t20 = t6 | ~t14
    del t6
    unit_charge_kind = c["unit.charge_kind"]
    unit_charge_kind_2 = 3 + (unit_charge_kind - 3) * t20.view(I1)
    t21 = unit_arm >= 8
    t22 = unit_charge_kind == 1
    t23 = (unit_arm == 3) | (unit_arm == 6)
    t24 = unit_doing != 2
    del unit_doing
    t25 = (unit_arm <= 4) | (unit_arm >= 8)
    del unit_arm
    t26 = unit_other_rank == 0
    del unit_other_rank
    t27 = unit_charge_kind_2 == 1
    t28 = t9 & (t8 | (unit_people != 2)) | t12 & (t8 | (unit_people >= 1)) | (unit_charge_kind >= 1) & t2
    del t8, unit_people, t9, t12
    t29 = t28 | t22 & t23 & t24 | t22 & t21 | (unit_charge_kind == 2) & t25 | (unit_charge_kind == 3) & t26
    del unit_charge_kind, t22, t28
    t30 = t29 | (unit_charge_kind_2 >= 1) & t2 | t27 & t23 & t24 | t27 & t21 | (unit_charge_kind_2 == 2) & t25
    del t2, t21, t23, t24, t25, t27, t29
    errors: Errors = (
        (3, t30 | (unit_charge_kind_2 == 3) & t26),  # IllegalState
    )
    return errors, {
        'unit.verdict': 2 + (t19 + (0 - t19) * (~t11 & t13).view(I1) - 2) * t14.view(I1),
        'unit.charge_kind': unit_charge_kind_2,
        'unit.followed_on': ~t20 | unit_followed_on,
    }


follow_on = Resolver(
    'follow_on', 'Charge through the pikes in a later round',
    inputs={
        'unit.doing': Column('unit.doing', 'member', I1, 0, 5, values=_W8),
        'unit.halted': Column('unit.halted', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.followed_on': Column('unit.followed_on', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.in_contact_before': Column('unit.in_contact_before', 'yesno', bool, values=('no', 'yes')),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
        'unit.people': Column('unit.people', 'member', I1, 0, 3, values=_W16),
        'unit.other_rank': Column('unit.other_rank', 'member', I1, 0, 2, values=_W17),
        'unit.charge_kind': Column('unit.charge_kind', 'member', I1, 0, 3, values=_W10),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W4),
        'unit.charge_kind': Column('unit.charge_kind', 'member', I1, -1, 3, values=_W10),
        'unit.followed_on': Column('unit.followed_on', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_follow_on,
)


def _charged_by_horse(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """charged by cavalry (term for unit against enemy). @book 458, 485"""
    enemy_arm = c["enemy.arm"]
    enemy_charge_kind = c["enemy.charge_kind"]
    unit_charged_by_horse = (enemy_arm >= 5) & (enemy_arm <= 7) & (
        (enemy_charge_kind == 1) | (enemy_charge_kind == 3)
    )
    t2 = (enemy_charge_kind == 1) & (enemy_arm >= 8) | (enemy_charge_kind == 2) & (
        (enemy_arm <= 4) | (enemy_arm >= 8)
    )
    del enemy_arm, enemy_charge_kind
    errors: Errors = (
        (3, t2),  # IllegalState
    )
    return errors, {
        'unit.charged_by_horse': unit_charged_by_horse,
    }


charged_by_horse = Resolver(
    'charged_by_horse', 'charged by cavalry',
    inputs={
        'enemy.arm': Column('enemy.arm', 'member', I1, 0, 10, values=_W3),
        'enemy.charge_kind': Column('enemy.charge_kind', 'member', I1, 0, 3, values=_W10),
    },
    outputs={
        'unit.charged_by_horse': Column('unit.charged_by_horse', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_charged_by_horse,
)


def _horse_charge(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """cavalry who charged (term for unit). @book 482-485"""
    unit_arm = c["unit.arm"]
    unit_charge_kind = c["unit.charge_kind"]
    t2 = (unit_charge_kind == 1) & (unit_arm >= 8) | (unit_charge_kind == 2) & ((unit_arm <= 4) | (unit_arm >= 8))
    errors: Errors = (
        (3, t2),  # IllegalState
    )
    return errors, {
        'unit.horse_charge': (unit_arm >= 5) & (unit_arm <= 7) & (
            (unit_charge_kind == 1) | (unit_charge_kind == 3)
        ),
    }


horse_charge = Resolver(
    'horse_charge', 'cavalry who charged',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
        'unit.charge_kind': Column('unit.charge_kind', 'member', I1, 0, 3, values=_W10),
    },
    outputs={
        'unit.horse_charge': Column('unit.horse_charge', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_horse_charge,
)


def _has_pikes(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """has pikes (term for unit). @book 45, 49, 469"""
    unit_arm = c["unit.arm"]
    errors: Errors = (
    )
    return errors, {
        'unit.has_pikes': unit_arm <= 1,
    }


has_pikes = Resolver(
    'has_pikes', 'has pikes',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
    },
    outputs={
        'unit.has_pikes': Column('unit.has_pikes', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_has_pikes,
)


def _formed_foot(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """formed infantry (term for unit). @book 482-484"""
    unit_arm = c["unit.arm"]
    unit_formation = c["unit.formation"]
    t2 = ((unit_arm == 3) | (unit_arm == 7)) & (unit_formation != 2) | (unit_arm >= 8) & (unit_formation <= 2)
    errors: Errors = (
        (3, t2 | (unit_formation == 3) & (unit_arm <= 7)),  # IllegalState
    )
    return errors, {
        'unit.formed_foot': (unit_arm <= 4) & (unit_formation <= 1),
    }


formed_foot = Resolver(
    'formed_foot', 'formed infantry',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
        'unit.formation': Column('unit.formation', 'member', I1, 0, 3, values=_W7),
    },
    outputs={
        'unit.formed_foot': Column('unit.formed_foot', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_formed_foot,
)


def _charged_formed_foot(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """charged formed infantry (term for unit against enemy). @book 482-484"""
    unit_arm = c["unit.arm"]
    unit_charge_kind = c["unit.charge_kind"]
    enemy_arm = c["enemy.arm"]
    enemy_formation = c["enemy.formation"]
    unit_charged_formed_foot = (unit_arm >= 5) & (unit_arm <= 7) & (
        (unit_charge_kind == 1) | (unit_charge_kind == 3)
    ) & ((enemy_arm <= 4) & (enemy_formation <= 1))
    t2 = ((enemy_arm == 3) | (enemy_arm == 7)) & (enemy_formation != 2) | (enemy_arm >= 8) & (enemy_formation <= 2)
    t3 = t2 | (enemy_formation == 3) & (enemy_arm <= 7) | (unit_charge_kind == 1) & (unit_arm >= 8) | (unit_charge_kind == 2) & (
        (unit_arm <= 4) | (unit_arm >= 8)
    )
    del unit_arm, unit_charge_kind, enemy_arm, enemy_formation, t2
    errors: Errors = (
        (3, t3),  # IllegalState
    )
    return errors, {
        'unit.charged_formed_foot': unit_charged_formed_foot,
    }


charged_formed_foot = Resolver(
    'charged_formed_foot', 'charged formed infantry',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
        'unit.charge_kind': Column('unit.charge_kind', 'member', I1, 0, 3, values=_W10),
        'enemy.arm': Column('enemy.arm', 'member', I1, 0, 10, values=_W3),
        'enemy.formation': Column('enemy.formation', 'member', I1, 0, 3, values=_W7),
    },
    outputs={
        'unit.charged_formed_foot': Column('unit.charged_formed_foot', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_charged_formed_foot,
)


def _charged_soft(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """charged a soft target: guns alone, or infantry unformed (term for unit against enemy). @book 482-484"""
    unit_arm = c["unit.arm"]
    unit_charge_kind = c["unit.charge_kind"]
    t2 = (unit_arm >= 5) & (unit_arm <= 7) & ((unit_charge_kind == 1) | (unit_charge_kind == 3))
    enemy_arm = c["enemy.arm"]
    t3 = enemy_arm >= 8
    enemy_formation = c["enemy.formation"]
    t4 = ((enemy_arm == 3) | (enemy_arm == 7)) & (enemy_formation != 2) | t3 & (enemy_formation <= 2)
    t5 = t4 | (enemy_formation == 3) & (enemy_arm <= 7) | (unit_charge_kind == 1) & (unit_arm >= 8) | (unit_charge_kind == 2) & (
        (unit_arm <= 4) | (unit_arm >= 8)
    )
    del unit_arm, unit_charge_kind, t4
    errors: Errors = (
        (3, t5),  # IllegalState
    )
    return errors, {
        'unit.charged_soft': t2 & t3 | t2 & (enemy_arm <= 4) & (enemy_formation >= 2),
    }


charged_soft = Resolver(
    'charged_soft', 'charged a soft target: guns alone, or infantry unformed',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
        'unit.charge_kind': Column('unit.charge_kind', 'member', I1, 0, 3, values=_W10),
        'enemy.arm': Column('enemy.arm', 'member', I1, 0, 10, values=_W3),
        'enemy.formation': Column('enemy.formation', 'member', I1, 0, 3, values=_W7),
    },
    outputs={
        'unit.charged_soft': Column('unit.charged_soft', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_charged_soft,
)


def _charged_thin_horse(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """charged a single rank of cavalry (term for unit against enemy). @book 484"""
    unit_arm = c["unit.arm"]
    unit_charge_kind = c["unit.charge_kind"]
    enemy_arm = c["enemy.arm"]
    t2 = (unit_arm >= 5) & (unit_arm <= 7) & (
        (unit_charge_kind == 1) | (unit_charge_kind == 3)
    ) & ((enemy_arm >= 5) & (enemy_arm <= 7))
    del enemy_arm
    enemy_third_rank = c["enemy.third_rank"]
    t3 = enemy_third_rank >= 1
    t4 = enemy_third_rank == 0
    del enemy_third_rank
    enemy_second_rank = c["enemy.second_rank"]
    t5 = enemy_second_rank >= 1
    t6 = t4 & t5
    t7 = t3 | t5
    del t5
    t8 = t3 & (enemy_second_rank == 0) | (unit_charge_kind == 1) & (unit_arm >= 8) | (unit_charge_kind == 2) & (
        (unit_arm <= 4) | (unit_arm >= 8)
    )
    del unit_arm, unit_charge_kind, t3, enemy_second_rank
    errors: Errors = (
        (3, t8),  # IllegalState
    )
    return errors, {
        'unit.charged_thin_horse': t2 & (~(t7 & (~t6 & t4)) & (1 + (3 - t6.view(I1) - 1) * t7.view(I1) == 1)),
    }


charged_thin_horse = Resolver(
    'charged_thin_horse', 'charged a single rank of cavalry',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
        'unit.charge_kind': Column('unit.charge_kind', 'member', I1, 0, 3, values=_W10),
        'enemy.arm': Column('enemy.arm', 'member', I1, 0, 10, values=_W3),
        'enemy.third_rank': Column('enemy.third_rank', 'number', I1, 0, 12),
        'enemy.second_rank': Column('enemy.second_rank', 'number', I1, 0, 12),
    },
    outputs={
        'unit.charged_thin_horse': Column('unit.charged_thin_horse', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_charged_thin_horse,
)


def _impetus(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """impetus (term for unit). @book 454"""
    unit_charge_kind = c["unit.charge_kind"]
    t2 = unit_charge_kind >= 1
    del unit_charge_kind
    unit_doing = c["unit.doing"]
    unit_took_position = c["unit.took_position"]
    errors: Errors = (
        (3, t2 & ((unit_doing == 1) | (unit_doing >= 3))),  # IllegalState
    )
    return errors, {
        'unit.impetus': t2 | (unit_doing == 2) | unit_took_position,
    }


impetus = Resolver(
    'impetus', 'impetus',
    inputs={
        'unit.charge_kind': Column('unit.charge_kind', 'member', I1, 0, 3, values=_W10),
        'unit.doing': Column('unit.doing', 'member', I1, 0, 5, values=_W8),
        'unit.took_position': Column('unit.took_position', 'yesno', bool, values=('no', 'yes'), default=0),
    },
    outputs={
        'unit.impetus': Column('unit.impetus', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_impetus,
)


def _shock(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """shock (term for unit). @book 437, 455, 467

    Not for a countercharge, nor for swordsmen who come through their own pikes in a later round.
    """
    unit_arm = c["unit.arm"]
    unit_doing = c["unit.doing"]
    unit_charge_kind = c["unit.charge_kind"]
    t2 = unit_charge_kind == 1
    unit_shock = (unit_arm >= 5) & (unit_arm <= 7) & (unit_doing == 2) | ((unit_arm == 2) | (unit_arm == 5)) & t2
    t3 = (unit_charge_kind >= 1) & (
        (unit_doing == 1) | (unit_doing >= 3)
    ) | t2 & ((unit_arm == 3) | (unit_arm == 6)) & (unit_doing != 2)
    del unit_doing
    errors: Errors = (
        (3, t3 | t2 & (unit_arm >= 8) | (unit_charge_kind == 2) & ((unit_arm <= 4) | (unit_arm >= 8))),  # IllegalState
    )
    return errors, {
        'unit.shock': unit_shock,
    }


shock = Resolver(
    'shock', 'shock',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
        'unit.doing': Column('unit.doing', 'member', I1, 0, 5, values=_W8),
        'unit.charge_kind': Column('unit.charge_kind', 'member', I1, 0, 3, values=_W10),
    },
    outputs={
        'unit.shock': Column('unit.shock', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_shock,
)


def _charge_bonus(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Bonus for charging or pursuing, all told (value for unit). @book 443, 454, 455"""
    unit_arm = c["unit.arm"]
    unit_doing = c["unit.doing"]
    t2 = unit_doing == 2
    unit_charge_kind = c["unit.charge_kind"]
    t3 = unit_charge_kind == 1
    t4 = (unit_arm >= 5) & (unit_arm <= 7) & t2 | ((unit_arm == 2) | (unit_arm == 5)) & t3
    t5 = ~t4
    t6 = unit_charge_kind >= 1
    unit_took_position = c["unit.took_position"]
    t7 = t6 | t2 | unit_took_position
    del t2
    t8 = t5 & t7
    t9 = t4 | t7
    del t4, t7
    t10 = t6 & (
        (unit_doing == 1) | (unit_doing >= 3)
    ) | t3 & ((unit_arm == 3) | (unit_arm == 6)) & (unit_doing != 2)
    del unit_doing, t6
    t11 = t10 | t3 & (unit_arm >= 8) | (unit_charge_kind == 2) & (
        (unit_arm <= 4) | (unit_arm >= 8)
    ) | unit_took_position & (unit_arm >= 5)
    del unit_arm, unit_charge_kind, t3, unit_took_position, t10
    errors: Errors = (
        (3, t11),  # IllegalState
    )
    return errors, {
        'unit.charge_bonus': t9.view(I1) * (2 - t8.view(I1)),
        'unit.charge_bonus.none': t9 & (~t8 & t5),
    }


charge_bonus = Resolver(
    'charge_bonus', 'Bonus for charging or pursuing, all told',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
        'unit.doing': Column('unit.doing', 'member', I1, 0, 5, values=_W8),
        'unit.charge_kind': Column('unit.charge_kind', 'member', I1, 0, 3, values=_W10),
        'unit.took_position': Column('unit.took_position', 'yesno', bool, values=('no', 'yes'), default=0),
    },
    outputs={
        'unit.charge_bonus': Column('unit.charge_bonus', 'figure', I1, 0, 2, none='unit.charge_bonus.none'),
        'unit.charge_bonus.none': Column('unit.charge_bonus.none', 'none', bool),
    },
    kernel=_charge_bonus,
)


def _advantage_of_ground(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """advantage of ground (term for unit). @book 452"""
    unit_uphill = c["unit.uphill"]
    unit_edge = c["unit.edge"]
    errors: Errors = (
    )
    return errors, {
        'unit.advantage_of_ground': unit_uphill | (unit_edge >= 1),
    }


advantage_of_ground = Resolver(
    'advantage_of_ground', 'advantage of ground',
    inputs={
        'unit.uphill': Column('unit.uphill', 'yesno', bool, values=('no', 'yes')),
        'unit.edge': Column('unit.edge', 'member', I1, 0, 4, values=_W18),
    },
    outputs={
        'unit.advantage_of_ground': Column('unit.advantage_of_ground', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_advantage_of_ground,
)


def _only_shot_met(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """only the shot of a tercio met (term for unit). @book 469"""
    unit_arm = c["unit.arm"]
    unit_contact_pikes = c["unit.contact_pikes"]
    errors: Errors = (
    )
    return errors, {
        'unit.only_shot_met': (unit_arm == 1) & (unit_contact_pikes == 0),
    }


only_shot_met = Resolver(
    'only_shot_met', 'only the shot of a tercio met',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
        'unit.contact_pikes': Column('unit.contact_pikes', 'number', I1, 0, 12),
    },
    outputs={
        'unit.only_shot_met': Column('unit.only_shot_met', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_only_shot_met,
)


def _ranks(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Ranks (value for unit). @book 473, 521"""
    unit_third_rank = c["unit.third_rank"]
    t2 = unit_third_rank >= 1
    t3 = unit_third_rank == 0
    del unit_third_rank
    unit_second_rank = c["unit.second_rank"]
    t4 = unit_second_rank >= 1
    t5 = t3 & t4
    t6 = t2 | t4
    del t4
    errors: Errors = (
        (3, t2 & (unit_second_rank == 0)),  # IllegalState
    )
    return errors, {
        'unit.ranks': 1 + (3 - t5.view(I1) - 1) * t6.view(I1),
        'unit.ranks.none': t6 & (~t5 & t3),
    }


ranks = Resolver(
    'ranks', 'Ranks',
    inputs={
        'unit.third_rank': Column('unit.third_rank', 'number', I1, 0, 12),
        'unit.second_rank': Column('unit.second_rank', 'number', I1, 0, 12),
    },
    outputs={
        'unit.ranks': Column('unit.ranks', 'figure', I1, 1, 3, none='unit.ranks.none'),
        'unit.ranks.none': Column('unit.ranks.none', 'none', bool),
    },
    kernel=_ranks,
)


def _depth(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Ranks that count (value for unit). @book 473"""
    unit_formation = c["unit.formation"]
    t2 = unit_formation != 2
    unit_arm = c["unit.arm"]
    t3 = (unit_arm >= 5) & (unit_arm <= 7)
    unit_doing = c["unit.doing"]
    unit_charge_kind = c["unit.charge_kind"]
    t4 = unit_charge_kind == 1
    t5 = (unit_formation == 2) | (t3 & (unit_doing == 2) | ((unit_arm == 2) | (unit_arm == 5)) & t4)
    unit_third_rank = c["unit.third_rank"]
    t6 = unit_third_rank >= 1
    t7 = unit_third_rank == 0
    unit_second_rank = c["unit.second_rank"]
    t8 = unit_second_rank >= 1
    t9 = t7 & t8
    t10 = t6 | t8
    del t8
    t11 = 1 + (3 - t9.view(I1) - 1) * t10.view(I1)
    t12 = t11 + (1 - t11) * t5.view(I1)
    del t11
    t13 = ~t5 & (t10 & (~t9 & t7))
    del t5, t7, t9, t10
    t14 = t3 & ~t13
    del t3
    t15 = unit_arm >= 8
    t16 = unit_arm <= 7
    t17 = ((unit_arm == 3) | (unit_arm == 7)) & t2 | t15 & (unit_formation <= 2) | (unit_formation == 3) & t16
    t18 = t17 | t6 & (unit_second_rank == 0) | (unit_formation == 1) & (
        (unit_second_rank >= 2) | (unit_third_rank >= 2)
    )
    del unit_formation, unit_third_rank, t6, unit_second_rank, t17
    t19 = t18 | (
        (unit_doing >= 1) & (unit_doing <= 2) | (unit_doing >= 4)
    ) & (t2 & t16) | (unit_charge_kind >= 1) & ((unit_doing == 1) | (unit_doing >= 3))
    del t2, t16, t18
    t20 = t19 | t4 & (
        (unit_arm == 3) | (unit_arm == 6)
    ) & (unit_doing != 2) | t4 & t15 | (unit_charge_kind == 2) & ((unit_arm <= 4) | (unit_arm >= 8))
    del unit_arm, unit_doing, unit_charge_kind, t4, t15, t19
    errors: Errors = (
        (3, t20),  # IllegalState
    )
    return errors, {
        'unit.depth': t12 + (t12.clip(1, 2) - t12) * t14.view(I1),
        'unit.depth.none': ~t14 & t13,
    }


depth = Resolver(
    'depth', 'Ranks that count',
    inputs={
        'unit.formation': Column('unit.formation', 'member', I1, 0, 3, values=_W7),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
        'unit.doing': Column('unit.doing', 'member', I1, 0, 5, values=_W8),
        'unit.charge_kind': Column('unit.charge_kind', 'member', I1, 0, 3, values=_W10),
        'unit.third_rank': Column('unit.third_rank', 'number', I1, 0, 12),
        'unit.second_rank': Column('unit.second_rank', 'number', I1, 0, 12),
    },
    outputs={
        'unit.depth': Column('unit.depth', 'figure', I1, 1, 3, none='unit.depth.none'),
        'unit.depth.none': Column('unit.depth.none', 'none', bool),
    },
    kernel=_depth,
)


def _full_rear(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """last counted rank as wide as the first (term for unit). @book 473"""
    unit_formation = c["unit.formation"]
    t2 = unit_formation != 2
    unit_arm = c["unit.arm"]
    t3 = (unit_arm >= 5) & (unit_arm <= 7)
    unit_doing = c["unit.doing"]
    unit_charge_kind = c["unit.charge_kind"]
    t4 = unit_charge_kind == 1
    t5 = (unit_formation == 2) | (t3 & (unit_doing == 2) | ((unit_arm == 2) | (unit_arm == 5)) & t4)
    unit_third_rank = c["unit.third_rank"]
    t6 = unit_third_rank >= 1
    t7 = unit_third_rank == 0
    unit_second_rank = c["unit.second_rank"]
    t8 = unit_second_rank >= 1
    t9 = t7 & t8
    t10 = t6 | t8
    t11 = 1 + (3 - t9.view(I1) - 1) * t10.view(I1)
    t12 = t11 + (1 - t11) * t5.view(I1)
    del t11
    t13 = ~t5 & (t10 & (~t9 & t7))
    del t5, t7, t9, t10
    t14 = t3 & ~t13
    del t3
    t15 = t12 + (t12.clip(1, 2) - t12) * t14.view(I1)
    del t12
    t16 = ~(~t14 & t13)
    del t13, t14
    unit_first_rank = c["unit.first_rank"]
    unit_full_rear = t16 & (t15 == 1) | t16 & (t15 == 2) & (
        unit_first_rank <= unit_second_rank
    ) | t16 & (t15 == 3) & (unit_first_rank <= unit_third_rank)
    del t15, t16
    t17 = unit_arm >= 8
    t18 = unit_arm <= 7
    t19 = unit_formation == 0
    t20 = unit_formation == 1
    t21 = ((unit_arm == 3) | (unit_arm == 7)) & t2 | t17 & (unit_formation <= 2) | (unit_formation == 3) & t18
    del unit_formation
    t22 = t21 | t6 & (unit_second_rank == 0) | t19 & t8 & (unit_first_rank == 1) | t19 & t6 & (unit_first_rank <= 2)
    del t6, t8, t19, t21
    t23 = t22 | t20 & (unit_first_rank >= 2) | t20 & ((unit_second_rank >= 2) | (unit_third_rank >= 2))
    del unit_third_rank, unit_second_rank, unit_first_rank, t20, t22
    t24 = t23 | (
        (unit_doing >= 1) & (unit_doing <= 2) | (unit_doing >= 4)
    ) & (t2 & t18) | (unit_charge_kind >= 1) & ((unit_doing == 1) | (unit_doing >= 3))
    del t2, t18, t23
    t25 = t24 | t4 & (
        (unit_arm == 3) | (unit_arm == 6)
    ) & (unit_doing != 2) | t4 & t17 | (unit_charge_kind == 2) & ((unit_arm <= 4) | (unit_arm >= 8))
    del unit_arm, unit_doing, unit_charge_kind, t4, t17, t24
    errors: Errors = (
        (3, t25),  # IllegalState
    )
    return errors, {
        'unit.full_rear': unit_full_rear,
    }


full_rear = Resolver(
    'full_rear', 'last counted rank as wide as the first',
    inputs={
        'unit.formation': Column('unit.formation', 'member', I1, 0, 3, values=_W7),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
        'unit.doing': Column('unit.doing', 'member', I1, 0, 5, values=_W8),
        'unit.charge_kind': Column('unit.charge_kind', 'member', I1, 0, 3, values=_W10),
        'unit.third_rank': Column('unit.third_rank', 'number', I1, 0, 12),
        'unit.second_rank': Column('unit.second_rank', 'number', I1, 0, 12),
        'unit.first_rank': Column('unit.first_rank', 'number', I1, 1, 12),
    },
    outputs={
        'unit.full_rear': Column('unit.full_rear', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_full_rear,
)


def _deeper(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """deeper formation (term for unit against enemy). @book 456, 473"""
    unit_formation = c["unit.formation"]
    t2 = unit_formation != 2
    unit_arm = c["unit.arm"]
    t3 = (unit_arm >= 5) & (unit_arm <= 7)
    unit_doing = c["unit.doing"]
    unit_charge_kind = c["unit.charge_kind"]
    t4 = unit_charge_kind == 1
    t5 = (unit_formation == 2) | (t3 & (unit_doing == 2) | ((unit_arm == 2) | (unit_arm == 5)) & t4)
    unit_third_rank = c["unit.third_rank"]
    t6 = unit_third_rank >= 1
    t7 = unit_third_rank == 0
    unit_second_rank = c["unit.second_rank"]
    t8 = unit_second_rank >= 1
    t9 = t7 & t8
    t10 = t6 | t8
    t11 = 1 + (3 - t9.view(I1) - 1) * t10.view(I1)
    t12 = t11 + (1 - t11) * t5.view(I1)
    del t11
    t13 = ~t5 & (t10 & (~t9 & t7))
    del t5, t7, t9, t10
    t14 = t3 & ~t13
    del t3
    t15 = t12 + (t12.clip(1, 2) - t12) * t14.view(I1)
    del t12
    t16 = ~t14 & t13
    del t13, t14
    enemy_formation = c["enemy.formation"]
    t17 = enemy_formation != 2
    enemy_arm = c["enemy.arm"]
    t18 = (enemy_arm >= 5) & (enemy_arm <= 7)
    enemy_doing = c["enemy.doing"]
    enemy_charge_kind = c["enemy.charge_kind"]
    t19 = enemy_charge_kind == 1
    t20 = (enemy_formation == 2) | (t18 & (enemy_doing == 2) | ((enemy_arm == 2) | (enemy_arm == 5)) & t19)
    enemy_third_rank = c["enemy.third_rank"]
    t21 = enemy_third_rank >= 1
    t22 = enemy_third_rank == 0
    enemy_second_rank = c["enemy.second_rank"]
    t23 = enemy_second_rank >= 1
    t24 = t22 & t23
    t25 = t21 | t23
    t26 = 1 + (3 - t24.view(I1) - 1) * t25.view(I1)
    t27 = t26 + (1 - t26) * t20.view(I1)
    del t26
    t28 = ~t20 & (t25 & (~t24 & t22))
    del t20, t22, t24, t25
    t29 = t18 & ~t28
    del t18
    t30 = t27 + (t27.clip(1, 2) - t27) * t29.view(I1)
    del t27
    t31 = ~t29 & t28
    del t28, t29
    t32 = ~t16
    t33 = ~t31
    unit_first_rank = c["unit.first_rank"]
    t34 = t32 & (t15 == 1) | t32 & (t15 == 2) & (
        unit_first_rank <= unit_second_rank
    ) | t32 & (t15 == 3) & (unit_first_rank <= unit_third_rank)
    enemy_first_rank = c["enemy.first_rank"]
    t35 = t33 & (t30 == 1) | t33 & (t30 == 2) & (
        enemy_first_rank <= enemy_second_rank
    ) | t33 & (t30 == 3) & (enemy_first_rank <= enemy_third_rank)
    t36 = unit_arm >= 8
    t37 = unit_arm <= 7
    t38 = enemy_arm >= 8
    t39 = enemy_arm <= 7
    t40 = unit_formation == 0
    t41 = enemy_formation == 0
    t42 = unit_formation == 1
    t43 = enemy_formation == 1
    t44 = unit_charge_kind == 2
    t45 = enemy_charge_kind == 2
    t46 = ((unit_arm == 3) | (unit_arm == 7)) & t2 | (
        (enemy_arm == 3) | (enemy_arm == 7)
    ) & t17 | t36 & (unit_formation <= 2)
    t47 = t46 | t38 & (enemy_formation <= 2) | (unit_formation == 3) & t37 | (enemy_formation == 3) & t39
    del unit_formation, enemy_formation, t46
    t48 = t47 | t6 & (unit_second_rank == 0) | t21 & (enemy_second_rank == 0) | t40 & t8 & (unit_first_rank == 1)
    del t8, t47
    t49 = t48 | t41 & t23 & (
        enemy_first_rank == 1
    ) | t40 & t6 & (unit_first_rank <= 2) | t41 & t21 & (enemy_first_rank <= 2)
    del t6, t21, t23, t40, t41, t48
    t50 = t49 | t42 & (unit_first_rank >= 2) | t43 & (enemy_first_rank >= 2) | t42 & (
        (unit_second_rank >= 2) | (unit_third_rank >= 2)
    )
    del unit_third_rank, unit_second_rank, unit_first_rank, enemy_first_rank, t42, t49
    t51 = t50 | t43 & ((enemy_second_rank >= 2) | (enemy_third_rank >= 2)) | (
        (unit_doing >= 1) & (unit_doing <= 2) | (unit_doing >= 4)
    ) & (t2 & t37)
    del t2, enemy_third_rank, enemy_second_rank, t37, t43, t50
    t52 = t51 | (
        (enemy_doing >= 1) & (enemy_doing <= 2) | (enemy_doing >= 4)
    ) & (t17 & t39) | (unit_charge_kind >= 1) & ((unit_doing == 1) | (unit_doing >= 3))
    del t17, t39, t51
    t53 = t52 | (enemy_charge_kind >= 1) & (
        (enemy_doing == 1) | (enemy_doing >= 3)
    ) | t4 & ((unit_arm == 3) | (unit_arm == 6)) & (unit_doing != 2)
    del unit_doing, t52
    t54 = t53 | t19 & ((enemy_arm == 3) | (enemy_arm == 6)) & (enemy_doing != 2) | t4 & t36 | t19 & t38
    del t4, enemy_doing, t19, t36, t38, t53
    t55 = t54 | t44 & ((unit_arm <= 4) | (unit_arm >= 8)) | t45 & ((enemy_arm <= 4) | (enemy_arm >= 8))
    del unit_arm, enemy_arm, t54
    errors: Errors = (
        (3, t55 | t44 & (enemy_charge_kind != 1) | t45 & (unit_charge_kind != 1)),  # IllegalState
    )
    return errors, {
        'unit.deeper': ~(t16 | t31) & (t15 > t30) | (t16 & t31 | t32 & t33 & (t15 == t30)) & t34 & ~t35,
    }


deeper = Resolver(
    'deeper', 'deeper formation',
    inputs={
        'unit.formation': Column('unit.formation', 'member', I1, 0, 3, values=_W7),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
        'unit.doing': Column('unit.doing', 'member', I1, 0, 5, values=_W8),
        'unit.charge_kind': Column('unit.charge_kind', 'member', I1, 0, 3, values=_W10),
        'unit.third_rank': Column('unit.third_rank', 'number', I1, 0, 12),
        'unit.second_rank': Column('unit.second_rank', 'number', I1, 0, 12),
        'enemy.formation': Column('enemy.formation', 'member', I1, 0, 3, values=_W7),
        'enemy.arm': Column('enemy.arm', 'member', I1, 0, 10, values=_W3),
        'enemy.doing': Column('enemy.doing', 'member', I1, 0, 5, values=_W8),
        'enemy.charge_kind': Column('enemy.charge_kind', 'member', I1, 0, 3, values=_W10),
        'enemy.third_rank': Column('enemy.third_rank', 'number', I1, 0, 12),
        'enemy.second_rank': Column('enemy.second_rank', 'number', I1, 0, 12),
        'unit.first_rank': Column('unit.first_rank', 'number', I1, 1, 12),
        'enemy.first_rank': Column('enemy.first_rank', 'number', I1, 1, 12),
    },
    outputs={
        'unit.deeper': Column('unit.deeper', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_deeper,
)


def _numbers(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Numbers (value for unit against enemy). @book 471"""
    unit_limbered = c["unit.limbered"]
    unit_stands_in_contact = c["unit.stands_in_contact"]
    unit_left_stands = c["unit.left_stands"]
    t2 = unit_left_stands.clip(0, 2)
    del unit_left_stands
    unit_right_stands = c["unit.right_stands"]
    t3 = unit_right_stands.clip(0, 2)
    del unit_right_stands
    unit_civilian_stands = c["unit.civilian_stands"]
    t4 = unit_stands_in_contact + t2 + t3 - unit_civilian_stands
    unit_second_rank_pikes = c["unit.second_rank_pikes"]
    enemy_arm = c["enemy.arm"]
    unit_contact_pikes = c["unit.contact_pikes"]
    unit_flank_pikes = c["unit.flank_pikes"]
    t5 = ((enemy_arm >= 5) & (enemy_arm <= 7)).view(I1) * (
        unit_contact_pikes
        + unit_flank_pikes
        + unit_second_rank_pikes
    )
    del enemy_arm
    t6 = (unit_flank_pikes > t2 + t3) | (unit_contact_pikes + unit_civilian_stands > unit_stands_in_contact)
    del unit_stands_in_contact, t2, t3, unit_civilian_stands, unit_contact_pikes, unit_flank_pikes
    errors: Errors = (
        (3, t6),  # IllegalState
    )
    return errors, {
        'unit.numbers': t4 + (0 - t4) * unit_limbered.view(I1) + unit_second_rank_pikes + t5,
    }


numbers = Resolver(
    'numbers', 'Numbers',
    inputs={
        'unit.limbered': Column('unit.limbered', 'yesno', bool, values=('no', 'yes')),
        'unit.stands_in_contact': Column('unit.stands_in_contact', 'number', I1, 1, 12),
        'unit.left_stands': Column('unit.left_stands', 'number', I1, 0, 4),
        'unit.right_stands': Column('unit.right_stands', 'number', I1, 0, 4),
        'unit.civilian_stands': Column('unit.civilian_stands', 'number', I1, 0, 2),
        'unit.second_rank_pikes': Column('unit.second_rank_pikes', 'number', I1, 0, 12),
        'enemy.arm': Column('enemy.arm', 'member', I1, 0, 10, values=_W3),
        'unit.contact_pikes': Column('unit.contact_pikes', 'number', I1, 0, 12),
        'unit.flank_pikes': Column('unit.flank_pikes', 'number', I1, 0, 4),
    },
    outputs={
        'unit.numbers': Column('unit.numbers', 'figure', I1, -1, 56),
    },
    kernel=_numbers,
)


def _odds(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Odds (value for unit against enemy). @book 462-465, 471"""
    enemy_limbered = c["enemy.limbered"]
    enemy_stands_in_contact = c["enemy.stands_in_contact"]
    enemy_left_stands = c["enemy.left_stands"]
    t2 = enemy_left_stands.clip(0, 2)
    del enemy_left_stands
    enemy_right_stands = c["enemy.right_stands"]
    t3 = enemy_right_stands.clip(0, 2)
    del enemy_right_stands
    enemy_civilian_stands = c["enemy.civilian_stands"]
    t4 = enemy_stands_in_contact + t2 + t3 - enemy_civilian_stands
    enemy_second_rank_pikes = c["enemy.second_rank_pikes"]
    unit_arm = c["unit.arm"]
    enemy_contact_pikes = c["enemy.contact_pikes"]
    enemy_flank_pikes = c["enemy.flank_pikes"]
    t5 = enemy_contact_pikes + enemy_flank_pikes + enemy_second_rank_pikes
    t6 = (
        t4
        + (0 - t4) * enemy_limbered.view(I1)
        + enemy_second_rank_pikes
        + ((unit_arm >= 5) & (unit_arm <= 7)).view(I1) * t5
    )
    del t4, enemy_second_rank_pikes
    unit_limbered = c["unit.limbered"]
    unit_stands_in_contact = c["unit.stands_in_contact"]
    unit_left_stands = c["unit.left_stands"]
    t7 = unit_left_stands.clip(0, 2)
    del unit_left_stands
    unit_right_stands = c["unit.right_stands"]
    t8 = unit_right_stands.clip(0, 2)
    del unit_right_stands
    unit_civilian_stands = c["unit.civilian_stands"]
    t9 = unit_stands_in_contact + t7 + t8 - unit_civilian_stands
    unit_second_rank_pikes = c["unit.second_rank_pikes"]
    enemy_arm = c["enemy.arm"]
    unit_contact_pikes = c["unit.contact_pikes"]
    unit_flank_pikes = c["unit.flank_pikes"]
    t10 = unit_contact_pikes + unit_flank_pikes + unit_second_rank_pikes
    t11 = (
        t9
        + (0 - t9) * unit_limbered.view(I1)
        + unit_second_rank_pikes
        + ((enemy_arm >= 5) & (enemy_arm <= 7)).view(I1) * t10
    )
    del t9, unit_second_rank_pikes
    t12 = t11 == -1
    t13 = unit_limbered & (unit_arm <= 7) | enemy_limbered & (enemy_arm <= 7) | (unit_flank_pikes > t7 + t8)
    del enemy_limbered, unit_limbered, t7, t8, unit_flank_pikes
    t14 = t13 | (enemy_flank_pikes > t2 + t3) | (unit_contact_pikes + unit_civilian_stands > unit_stands_in_contact)
    del t2, t3, enemy_flank_pikes, unit_stands_in_contact, unit_civilian_stands, unit_contact_pikes, t13
    t15 = t14 | (
        enemy_contact_pikes
        + enemy_civilian_stands > enemy_stands_in_contact
    ) | (unit_arm >= 2) & (t10 >= 1)
    del enemy_stands_in_contact, enemy_civilian_stands, unit_arm, enemy_contact_pikes, t10, t14
    errors: Errors = (
        (3, t15 | (enemy_arm >= 2) & (t5 >= 1)),  # IllegalState
        (1, t11 == 0),  # NoRule
    )
    return errors, {
        'unit.odds': t6 + (-t6 - t6) * t12.view(I1),
        'unit.odds.over': t11 + (-t11 - t11) * t12.view(I1),
    }


odds = Resolver(
    'odds', 'Odds',
    inputs={
        'enemy.limbered': Column('enemy.limbered', 'yesno', bool, values=('no', 'yes')),
        'enemy.stands_in_contact': Column('enemy.stands_in_contact', 'number', I1, 1, 12),
        'enemy.left_stands': Column('enemy.left_stands', 'number', I1, 0, 4),
        'enemy.right_stands': Column('enemy.right_stands', 'number', I1, 0, 4),
        'enemy.civilian_stands': Column('enemy.civilian_stands', 'number', I1, 0, 2),
        'enemy.second_rank_pikes': Column('enemy.second_rank_pikes', 'number', I1, 0, 12),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
        'enemy.contact_pikes': Column('enemy.contact_pikes', 'number', I1, 0, 12),
        'enemy.flank_pikes': Column('enemy.flank_pikes', 'number', I1, 0, 4),
        'unit.limbered': Column('unit.limbered', 'yesno', bool, values=('no', 'yes')),
        'unit.stands_in_contact': Column('unit.stands_in_contact', 'number', I1, 1, 12),
        'unit.left_stands': Column('unit.left_stands', 'number', I1, 0, 4),
        'unit.right_stands': Column('unit.right_stands', 'number', I1, 0, 4),
        'unit.civilian_stands': Column('unit.civilian_stands', 'number', I1, 0, 2),
        'unit.second_rank_pikes': Column('unit.second_rank_pikes', 'number', I1, 0, 12),
        'enemy.arm': Column('enemy.arm', 'member', I1, 0, 10, values=_W3),
        'unit.contact_pikes': Column('unit.contact_pikes', 'number', I1, 0, 12),
        'unit.flank_pikes': Column('unit.flank_pikes', 'number', I1, 0, 4),
    },
    outputs={
        'unit.odds': Column('unit.odds', 'figure', I1, -56, 56, over='unit.odds.over'),
        'unit.odds.over': Column('unit.odds.over', 'over', I1, 1, 56),
    },
    kernel=_odds,
)


def _factors(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Factors (value for unit against enemy). @book 447-469"""
    unit_grade = c["unit.grade"]
    t2 = (
        2
        - (unit_grade >= 2).view(I1)
        - (unit_grade >= 3).view(I1)
        - (unit_grade >= 4).view(I1)
        - (unit_grade == 5).view(I1)
    )
    del unit_grade
    unit_inspiring = c["unit.inspiring"]
    unit_uphill = c["unit.uphill"]
    unit_edge = c["unit.edge"]
    unit_in_fortifications = c["unit.in_fortifications"]
    t3 = (
        t2
        + unit_inspiring.clip(0, 2)
        + (unit_uphill | (unit_edge >= 1)).view(I1)
        + unit_in_fortifications.view(I1)
    )
    del t2, unit_inspiring, unit_uphill, unit_edge, unit_in_fortifications
    unit_charge_kind = c["unit.charge_kind"]
    t4 = unit_charge_kind == 1
    t5 = unit_charge_kind == 2
    t6 = unit_charge_kind >= 1
    unit_doing = c["unit.doing"]
    t7 = unit_doing == 2
    unit_took_position = c["unit.took_position"]
    t8 = (
        t3
        + (t6 | t7 | unit_took_position).view(I1)
        + ((unit_charge_kind == 3) & (t7 | unit_took_position)).view(I1)
    )
    del t3
    unit_arm = c["unit.arm"]
    t9 = (unit_arm >= 5) & (unit_arm <= 7)
    t10 = (unit_arm <= 4) | (unit_arm >= 8)
    t11 = t9 & t7 | ((unit_arm == 2) | (unit_arm == 5)) & t4
    del t7
    unit_formation = c["unit.formation"]
    t12 = unit_formation != 2
    t13 = (unit_formation == 2) | t11
    unit_third_rank = c["unit.third_rank"]
    t14 = unit_third_rank >= 1
    t15 = unit_third_rank == 0
    unit_second_rank = c["unit.second_rank"]
    t16 = unit_second_rank >= 1
    t17 = t15 & t16
    t18 = t14 | t16
    t19 = 1 + (3 - t17.view(I1) - 1) * t18.view(I1)
    t20 = t19 + (1 - t19) * t13.view(I1)
    del t19
    t21 = ~t13 & (t18 & (~t17 & t15))
    del t13, t15, t17, t18
    t22 = t9 & ~t21
    t23 = t20 + (t20.clip(1, 2) - t20) * t22.view(I1)
    del t20
    t24 = ~t22 & t21
    del t21, t22
    enemy_formation = c["enemy.formation"]
    t25 = enemy_formation != 2
    enemy_arm = c["enemy.arm"]
    t26 = (enemy_arm >= 5) & (enemy_arm <= 7)
    enemy_doing = c["enemy.doing"]
    enemy_charge_kind = c["enemy.charge_kind"]
    t27 = enemy_charge_kind == 1
    t28 = (enemy_formation == 2) | (t26 & (enemy_doing == 2) | ((enemy_arm == 2) | (enemy_arm == 5)) & t27)
    enemy_third_rank = c["enemy.third_rank"]
    t29 = enemy_third_rank >= 1
    t30 = enemy_third_rank == 0
    enemy_second_rank = c["enemy.second_rank"]
    t31 = enemy_second_rank >= 1
    t32 = t30 & t31
    t33 = t29 | t31
    t34 = 1 + (3 - t32.view(I1) - 1) * t33.view(I1)
    t35 = t34 + (1 - t34) * t28.view(I1)
    del t34
    t36 = ~t28 & (t33 & (~t32 & t30))
    del t28, t30, t32, t33
    t37 = t26 & ~t36
    t38 = t35 + (t35.clip(1, 2) - t35) * t37.view(I1)
    del t35
    t39 = ~t37 & t36
    del t36, t37
    t40 = ~t24
    t41 = ~t39
    unit_first_rank = c["unit.first_rank"]
    t42 = t40 & (t23 == 1) | t40 & (t23 == 2) & (
        unit_first_rank <= unit_second_rank
    ) | t40 & (t23 == 3) & (unit_first_rank <= unit_third_rank)
    enemy_first_rank = c["enemy.first_rank"]
    t43 = t41 & (t38 == 1) | t41 & (t38 == 2) & (
        enemy_first_rank <= enemy_second_rank
    ) | t41 & (t38 == 3) & (enemy_first_rank <= enemy_third_rank)
    t44 = (
        t8
        + t11.view(I1)
        + ((~(t24 | t39) & (t23 > t38) | (t24 & t39 | t40 & t41 & (t23 == t38)) & t42 & ~t43) & ~t11).view(I1)
    )
    del t8, t11, t23, t24, t38, t39, t40, t41, t42, t43
    unit_armoured = c["unit.armoured"]
    t45 = (enemy_charge_kind == 1) | (enemy_charge_kind == 3)
    t46 = unit_arm >= 8
    unit_moved = c["unit.moved"]
    unit_contact_pikes = c["unit.contact_pikes"]
    t47 = t26 & t45 & (
        t10 & unit_moved | (unit_arm >= 2) & (unit_arm <= 4)
    ) & ~((unit_arm == 1) & (unit_contact_pikes == 0))
    t48 = t44 + (unit_armoured & (t9 & t26 | (unit_arm <= 4) & (enemy_arm <= 4))).view(I1) - t47.view(I1) * 2
    del t44, unit_armoured, t47
    unit_struck_on = c["unit.struck_on"]
    t49 = enemy_formation == 0
    t50 = enemy_formation == 1
    enemy_from_behind = c["enemy.from_behind"]
    t51 = t48 - ((unit_struck_on >= 1) & t45 & (enemy_formation <= 1) & enemy_from_behind).view(I1) * 2
    del t45, t48, unit_struck_on, enemy_from_behind
    t52 = unit_formation == 1
    unit_supported = c["unit.supported"]
    t53 = unit_arm <= 7
    unit_dp = c["unit.dp"]
    unit_casualties = c["unit.casualties"]
    t54 = (
        t51
        - ((unit_formation >= 1) & (unit_formation <= 2) | t46 & ~unit_supported).view(I1) * 2
        - (unit_dp + unit_casualties)
    )
    del t51, unit_supported, unit_dp, unit_casualties
    enemy_limbered = c["enemy.limbered"]
    enemy_stands_in_contact = c["enemy.stands_in_contact"]
    enemy_left_stands = c["enemy.left_stands"]
    t55 = enemy_left_stands.clip(0, 2)
    del enemy_left_stands
    enemy_right_stands = c["enemy.right_stands"]
    t56 = enemy_right_stands.clip(0, 2)
    del enemy_right_stands
    enemy_civilian_stands = c["enemy.civilian_stands"]
    t57 = enemy_stands_in_contact + t55 + t56 - enemy_civilian_stands
    enemy_second_rank_pikes = c["enemy.second_rank_pikes"]
    enemy_contact_pikes = c["enemy.contact_pikes"]
    enemy_flank_pikes = c["enemy.flank_pikes"]
    t58 = enemy_contact_pikes + enemy_flank_pikes + enemy_second_rank_pikes
    t59 = t57 + (0 - t57) * enemy_limbered.view(I1) + enemy_second_rank_pikes + t9.view(I1) * t58
    del t9, t57
    unit_limbered = c["unit.limbered"]
    unit_stands_in_contact = c["unit.stands_in_contact"]
    unit_left_stands = c["unit.left_stands"]
    t60 = unit_left_stands.clip(0, 2)
    del unit_left_stands
    unit_right_stands = c["unit.right_stands"]
    t61 = unit_right_stands.clip(0, 2)
    del unit_right_stands
    unit_civilian_stands = c["unit.civilian_stands"]
    t62 = unit_stands_in_contact + t60 + t61 - unit_civilian_stands
    unit_second_rank_pikes = c["unit.second_rank_pikes"]
    unit_flank_pikes = c["unit.flank_pikes"]
    t63 = unit_contact_pikes + unit_flank_pikes + unit_second_rank_pikes
    t64 = t62 + (0 - t62) * unit_limbered.view(I1) + unit_second_rank_pikes + t26.view(I1) * t63
    del t26, t62
    t65 = t64 == -1
    t66 = t59 + (-t59 - t59) * t65.view(I1)
    del t59
    t67 = t64 + (-t64 - t64) * t65.view(I1)
    del t65
    t68 = t67.astype(I2) * 3
    t69 = (t66 <= t67).view(I1) - 1 - (t68 <= t66 * 2).view(I1) - (t67 * 2 <= t66).view(I1) - (t68 <= t66).view(I1)
    del t66, t67, t68
    t70 = enemy_arm >= 8
    t71 = enemy_arm <= 7
    t72 = unit_formation == 0
    t73 = enemy_charge_kind == 2
    t74 = ((unit_arm == 3) | (unit_arm == 7)) & t12 | (
        (enemy_arm == 3) | (enemy_arm == 7)
    ) & t25 | (unit_arm == 4) & unit_moved & t12
    del unit_moved
    t75 = t74 | t46 & (unit_formation <= 2) | t70 & (enemy_formation <= 2) | (unit_formation == 3) & t53
    del unit_formation, t74
    t76 = t75 | (enemy_formation == 3) & t71 | unit_limbered & t53 | enemy_limbered & t71 | t14 & (
        unit_second_rank == 0
    )
    del enemy_formation, enemy_limbered, unit_limbered, t75
    t77 = t76 | t29 & (
        enemy_second_rank == 0
    ) | t72 & t16 & (unit_first_rank == 1) | t49 & t31 & (enemy_first_rank == 1)
    del t16, t31, t76
    t78 = t77 | t72 & t14 & (unit_first_rank <= 2) | t49 & t29 & (
        enemy_first_rank <= 2
    ) | t52 & (unit_first_rank >= 2)
    del t14, t29, unit_first_rank, t49, t72, t77
    t79 = t78 | t50 & (enemy_first_rank >= 2) | t52 & ((unit_second_rank >= 2) | (unit_third_rank >= 2))
    del unit_third_rank, enemy_first_rank, t52, t78
    t80 = t79 | t50 & ((enemy_second_rank >= 2) | (enemy_third_rank >= 2)) | (unit_flank_pikes > t60 + t61)
    del enemy_third_rank, t50, t60, t61, unit_flank_pikes, t79
    t81 = t80 | (enemy_flank_pikes > t55 + t56) | (unit_second_rank_pikes > unit_second_rank) | (
        enemy_second_rank_pikes > enemy_second_rank
    )
    del unit_second_rank, enemy_second_rank, t55, t56, enemy_second_rank_pikes, enemy_flank_pikes, unit_second_rank_pikes, t80
    t82 = t81 | (unit_contact_pikes + unit_civilian_stands > unit_stands_in_contact) | (
        enemy_contact_pikes
        + enemy_civilian_stands > enemy_stands_in_contact
    )
    del unit_contact_pikes, enemy_stands_in_contact, enemy_civilian_stands, enemy_contact_pikes, unit_stands_in_contact, unit_civilian_stands, t81
    t83 = t82 | (unit_arm >= 2) & (t63 >= 1) | (enemy_arm >= 2) & (t58 >= 1) | (
        (unit_doing >= 1) & (unit_doing <= 2) | (unit_doing >= 4)
    ) & (t12 & t53)
    del t12, t53, t58, t63, t82
    t84 = t83 | (
        (enemy_doing >= 1) & (enemy_doing <= 2) | (enemy_doing >= 4)
    ) & (t25 & t71) | t6 & ((unit_doing == 1) | (unit_doing >= 3))
    del t6, t25, t71, t83
    t85 = t84 | (enemy_charge_kind >= 1) & (
        (enemy_doing == 1) | (enemy_doing >= 3)
    ) | t4 & ((unit_arm == 3) | (unit_arm == 6)) & (unit_doing != 2)
    del unit_doing, t84
    t86 = t85 | t27 & ((enemy_arm == 3) | (enemy_arm == 6)) & (enemy_doing != 2) | t4 & t46 | t27 & t70
    del t4, enemy_doing, t27, t46, t70, t85
    t87 = t86 | t5 & t10 | t73 & ((enemy_arm <= 4) | (enemy_arm >= 8)) | unit_took_position & (unit_arm >= 5)
    del unit_took_position, unit_arm, t10, enemy_arm, t86
    errors: Errors = (
        (3, t87 | t5 & (enemy_charge_kind != 1) | t73 & (unit_charge_kind != 1)),  # IllegalState
        (1, t64 == 0),  # NoRule
    )
    return errors, {
        'unit.factors': t54 + t69,
    }


factors = Resolver(
    'factors', 'Factors',
    inputs={
        'unit.grade': Column('unit.grade', 'member', I1, 0, 5, values=_W6),
        'unit.inspiring': Column('unit.inspiring', 'number', I1, 0, 4, default=0),
        'unit.uphill': Column('unit.uphill', 'yesno', bool, values=('no', 'yes')),
        'unit.edge': Column('unit.edge', 'member', I1, 0, 4, values=_W18),
        'unit.in_fortifications': Column('unit.in_fortifications', 'yesno', bool, values=('no', 'yes')),
        'unit.charge_kind': Column('unit.charge_kind', 'member', I1, 0, 3, values=_W10),
        'unit.doing': Column('unit.doing', 'member', I1, 0, 5, values=_W8),
        'unit.took_position': Column('unit.took_position', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
        'unit.formation': Column('unit.formation', 'member', I1, 0, 3, values=_W7),
        'unit.third_rank': Column('unit.third_rank', 'number', I1, 0, 12),
        'unit.second_rank': Column('unit.second_rank', 'number', I1, 0, 12),
        'enemy.formation': Column('enemy.formation', 'member', I1, 0, 3, values=_W7),
        'enemy.arm': Column('enemy.arm', 'member', I1, 0, 10, values=_W3),
        'enemy.doing': Column('enemy.doing', 'member', I1, 0, 5, values=_W8),
        'enemy.charge_kind': Column('enemy.charge_kind', 'member', I1, 0, 3, values=_W10),
        'enemy.third_rank': Column('enemy.third_rank', 'number', I1, 0, 12),
        'enemy.second_rank': Column('enemy.second_rank', 'number', I1, 0, 12),
        'unit.first_rank': Column('unit.first_rank', 'number', I1, 1, 12),
        'enemy.first_rank': Column('enemy.first_rank', 'number', I1, 1, 12),
        'unit.armoured': Column('unit.armoured', 'yesno', bool, values=('no', 'yes')),
        'unit.moved': Column('unit.moved', 'yesno', bool, values=('no', 'yes')),
        'unit.contact_pikes': Column('unit.contact_pikes', 'number', I1, 0, 12),
        'unit.struck_on': Column('unit.struck_on', 'member', I1, 0, 2, values=_W15),
        'enemy.from_behind': Column('enemy.from_behind', 'yesno', bool, values=('no', 'yes')),
        'unit.supported': Column('unit.supported', 'yesno', bool, values=('no', 'yes')),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 6, default=0),
        'unit.casualties': Column('unit.casualties', 'number', I1, 0, 12, default=0),
        'enemy.limbered': Column('enemy.limbered', 'yesno', bool, values=('no', 'yes')),
        'enemy.stands_in_contact': Column('enemy.stands_in_contact', 'number', I1, 1, 12),
        'enemy.left_stands': Column('enemy.left_stands', 'number', I1, 0, 4),
        'enemy.right_stands': Column('enemy.right_stands', 'number', I1, 0, 4),
        'enemy.civilian_stands': Column('enemy.civilian_stands', 'number', I1, 0, 2),
        'enemy.second_rank_pikes': Column('enemy.second_rank_pikes', 'number', I1, 0, 12),
        'enemy.contact_pikes': Column('enemy.contact_pikes', 'number', I1, 0, 12),
        'enemy.flank_pikes': Column('enemy.flank_pikes', 'number', I1, 0, 4),
        'unit.limbered': Column('unit.limbered', 'yesno', bool, values=('no', 'yes')),
        'unit.stands_in_contact': Column('unit.stands_in_contact', 'number', I1, 1, 12),
        'unit.left_stands': Column('unit.left_stands', 'number', I1, 0, 4),
        'unit.right_stands': Column('unit.right_stands', 'number', I1, 0, 4),
        'unit.civilian_stands': Column('unit.civilian_stands', 'number', I1, 0, 2),
        'unit.second_rank_pikes': Column('unit.second_rank_pikes', 'number', I1, 0, 12),
        'unit.flank_pikes': Column('unit.flank_pikes', 'number', I1, 0, 4),
    },
    outputs={
        'unit.factors': Column('unit.factors', 'figure', I1, -30, 11),
    },
    kernel=_factors,
)


def _overrun_limbered(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Limbered guns contacted (test for unit against enemy). @book 445"""
    unit_limbered = c["unit.limbered"]
    enemy_charge_kind = c["enemy.charge_kind"]
    unit_abandoned = c["unit.abandoned"]
    errors: Errors = (
    )
    return errors, {
        'unit.abandoned': unit_limbered & ((enemy_charge_kind == 1) | (enemy_charge_kind == 3)) | unit_abandoned,
    }


overrun_limbered = Resolver(
    'overrun_limbered', 'Limbered guns contacted',
    inputs={
        'unit.limbered': Column('unit.limbered', 'yesno', bool, values=('no', 'yes')),
        'enemy.charge_kind': Column('enemy.charge_kind', 'member', I1, 0, 3, values=_W10),
        'unit.abandoned': Column('unit.abandoned', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'unit.abandoned': Column('unit.abandoned', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_overrun_limbered,
)


def _combat(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Combat (contest for unit against enemy). @book 445-489"""
    dice = _stacked(c, 42)
    was_unit_total = c["was.unit.total"]
    was_unit_total_none = c["was.unit.total.none"]
    was_unit_natural = c["was.unit.natural"]
    was_unit_natural_none = c["was.unit.natural.none"]
    was_unit_dice = c["was.unit.dice"]
    was_unit_dice_none = c["was.unit.dice.none"]
    was_enemy_total = c["was.enemy.total"]
    was_enemy_total_none = c["was.enemy.total.none"]
    was_enemy_natural = c["was.enemy.natural"]
    was_enemy_natural_none = c["was.enemy.natural.none"]
    was_enemy_dice = c["was.enemy.dice"]
    was_enemy_dice_none = c["was.enemy.dice.none"]
    was_unit_margin = c["was.unit.margin"]
    was_unit_margin_none = c["was.unit.margin.none"]
    was_enemy_margin = c["was.enemy.margin"]
    was_enemy_margin_none = c["was.enemy.margin.none"]
    was_unit_result = c["was.unit.result"]
    was_enemy_result = c["was.enemy.result"]
    at = c["at"]
    first = c["first"]
    unit_limbered = c["unit.limbered"]
    enemy_limbered = c["enemy.limbered"]
    t2 = ~first | ~(unit_limbered | enemy_limbered)
    unit_charge_kind = c["unit.charge_kind"]
    t3 = unit_charge_kind == 1
    t4 = ~t2
    t5 = (unit_charge_kind == 1) | (unit_charge_kind == 3)
    unit_bad_war = c["unit.bad_war"]
    t6 = t5 | unit_bad_war
    t7 = t2 & t6
    t8 = _face(dice, at)
    t9 = t8 == 0
    t10 = t2 & ~t6
    del t6
    t11 = at + t2.astype(I4)
    del at
    enemy_charge_kind = c["enemy.charge_kind"]
    t12 = enemy_charge_kind == 1
    t13 = (enemy_charge_kind == 1) | (enemy_charge_kind == 3)
    enemy_bad_war = c["enemy.bad_war"]
    t14 = t13 | enemy_bad_war
    t15 = t2 & t14
    t16 = _face(dice, t11)
    t17 = t16 == 0
    t18 = t2 & ~t14
    del t14
    unit_grade = c["unit.grade"]
    t19 = (
        2
        - (unit_grade >= 2).view(I1)
        - (unit_grade >= 3).view(I1)
        - (unit_grade >= 4).view(I1)
        - (unit_grade == 5).view(I1)
    )
    unit_inspiring = c["unit.inspiring"]
    unit_uphill = c["unit.uphill"]
    unit_edge = c["unit.edge"]
    unit_in_fortifications = c["unit.in_fortifications"]
    t20 = (
        t19
        + unit_inspiring.clip(0, 2)
        + (unit_uphill | (unit_edge >= 1)).view(I1)
        + unit_in_fortifications.view(I1)
    )
    del t19, unit_inspiring, unit_edge, unit_in_fortifications
    t21 = unit_charge_kind == 2
    t22 = unit_charge_kind >= 1
    unit_doing = c["unit.doing"]
    t23 = unit_doing == 2
    t24 = unit_doing != 2
    unit_took_position = c["unit.took_position"]
    t25 = (
        t20
        + (t22 | t23 | unit_took_position).view(I1)
        + ((unit_charge_kind == 3) & (t23 | unit_took_position)).view(I1)
    )
    del t20
    unit_arm = c["unit.arm"]
    t26 = (unit_arm >= 5) & (unit_arm <= 7)
    t27 = (unit_arm <= 4) | (unit_arm >= 8)
    t28 = t26 & t23 | ((unit_arm == 2) | (unit_arm == 5)) & t3
    del t23
    unit_formation = c["unit.formation"]
    t29 = unit_formation != 2
    t30 = (unit_formation == 2) | t28
    unit_third_rank = c["unit.third_rank"]
    t31 = unit_third_rank >= 1
    t32 = unit_third_rank == 0
    unit_second_rank = c["unit.second_rank"]
    t33 = unit_second_rank >= 1
    t34 = t32 & t33
    t35 = t31 | t33
    t36 = 1 + (3 - t34.view(I1) - 1) * t35.view(I1)
    t37 = t35 & (~t34 & t32)
    del t32, t34, t35
    t38 = t36 + (1 - t36) * t30.view(I1)
    t39 = ~t30 & t37
    del t30
    t40 = t26 & ~t39
    t41 = t38 + (t38.clip(1, 2) - t38) * t40.view(I1)
    del t38
    t42 = ~t40 & t39
    del t39, t40
    enemy_formation = c["enemy.formation"]
    t43 = enemy_formation != 2
    enemy_arm = c["enemy.arm"]
    t44 = (enemy_arm >= 5) & (enemy_arm <= 7)
    t45 = (enemy_arm <= 4) | (enemy_arm >= 8)
    enemy_doing = c["enemy.doing"]
    t46 = enemy_doing == 2
    t47 = t44 & t46 | ((enemy_arm == 2) | (enemy_arm == 5)) & t12
    t48 = (enemy_formation == 2) | t47
    enemy_third_rank = c["enemy.third_rank"]
    t49 = enemy_third_rank >= 1
    t50 = enemy_third_rank == 0
    enemy_second_rank = c["enemy.second_rank"]
    t51 = enemy_second_rank >= 1
    t52 = t50 & t51
    t53 = t49 | t51
    t54 = 1 + (3 - t52.view(I1) - 1) * t53.view(I1)
    t55 = t53 & (~t52 & t50)
    del t50, t52, t53
    t56 = t54 + (1 - t54) * t48.view(I1)
    t57 = ~t48 & t55
    del t48
    t58 = t44 & ~t57
    t59 = t56 + (t56.clip(1, 2) - t56) * t58.view(I1)
    del t56
    t60 = ~t58 & t57
    del t57, t58
    t61 = ~t42
    t62 = ~t60
    unit_first_rank = c["unit.first_rank"]
    t63 = t61 & (t41 == 1) | t61 & (t41 == 2) & (
        unit_first_rank <= unit_second_rank
    ) | t61 & (t41 == 3) & (unit_first_rank <= unit_third_rank)
    enemy_first_rank = c["enemy.first_rank"]
    t64 = t62 & (t59 == 1) | t62 & (t59 == 2) & (
        enemy_first_rank <= enemy_second_rank
    ) | t62 & (t59 == 3) & (enemy_first_rank <= enemy_third_rank)
    t65 = (~(t42 | t60) & (t41 > t59) | (t42 & t60 | t61 & t62 & (t41 == t59)) & t63 & ~t64) & ~(t2 & t28)
    unit_armoured = c["unit.armoured"]
    t66 = unit_arm <= 4
    t67 = enemy_arm <= 4
    t68 = t44 & t13
    t69 = unit_arm >= 8
    unit_moved = c["unit.moved"]
    t70 = unit_arm == 0
    unit_contact_pikes = c["unit.contact_pikes"]
    t71 = t68 & (
        t27 & unit_moved | (unit_arm >= 2) & (unit_arm <= 4)
    ) & ~((unit_arm == 1) & (unit_contact_pikes == 0))
    t72 = t25 + t28.view(I1) + t65.view(I1) + (unit_armoured & (t26 & t44 | t66 & t67)).view(I1) - t71.view(I1) * 2
    del t25, t28, t65, unit_armoured, t71
    unit_struck_on = c["unit.struck_on"]
    t73 = enemy_formation == 0
    t74 = enemy_formation == 1
    t75 = enemy_formation <= 1
    enemy_from_behind = c["enemy.from_behind"]
    t76 = unit_formation == 1
    t77 = unit_arm <= 7
    unit_supported = c["unit.supported"]
    t78 = (
        t72
        - ((unit_struck_on >= 1) & t13 & t75 & enemy_from_behind).view(I1) * 2
        - ((unit_formation >= 1) & (unit_formation <= 2) | t69 & ~unit_supported).view(I1) * 2
    )
    del t13, t72, unit_struck_on, enemy_from_behind, unit_supported
    unit_dp = c["unit.dp"]
    unit_casualties = c["unit.casualties"]
    enemy_stands_in_contact = c["enemy.stands_in_contact"]
    enemy_left_stands = c["enemy.left_stands"]
    t79 = enemy_left_stands.clip(0, 2)
    del enemy_left_stands
    enemy_right_stands = c["enemy.right_stands"]
    t80 = enemy_right_stands.clip(0, 2)
    del enemy_right_stands
    enemy_civilian_stands = c["enemy.civilian_stands"]
    t81 = enemy_stands_in_contact + t79 + t80 - enemy_civilian_stands
    enemy_second_rank_pikes = c["enemy.second_rank_pikes"]
    enemy_contact_pikes = c["enemy.contact_pikes"]
    enemy_flank_pikes = c["enemy.flank_pikes"]
    t82 = enemy_contact_pikes + enemy_flank_pikes + enemy_second_rank_pikes
    t83 = t81 + (0 - t81) * enemy_limbered.view(I1) + enemy_second_rank_pikes + t26.view(I1) * t82
    del t81
    unit_stands_in_contact = c["unit.stands_in_contact"]
    unit_left_stands = c["unit.left_stands"]
    t84 = unit_left_stands.clip(0, 2)
    del unit_left_stands
    unit_right_stands = c["unit.right_stands"]
    t85 = unit_right_stands.clip(0, 2)
    del unit_right_stands
    unit_civilian_stands = c["unit.civilian_stands"]
    t86 = unit_stands_in_contact + t84 + t85 - unit_civilian_stands
    unit_second_rank_pikes = c["unit.second_rank_pikes"]
    unit_flank_pikes = c["unit.flank_pikes"]
    t87 = unit_contact_pikes + unit_flank_pikes + unit_second_rank_pikes
    t88 = t86 + (0 - t86) * unit_limbered.view(I1) + unit_second_rank_pikes + t44.view(I1) * t87
    del t86
    t89 = t88 == -1
    t90 = -t83
    t91 = t83 + (t90 - t83) * t89.view(I1)
    t92 = -t88
    t93 = t88 + (t92 - t88) * t89.view(I1)
    del t89
    t94 = t93.astype(I2) * 3
    t95 = (t91 <= t93).view(I1) - 1 - (t94 <= t91 * 2).view(I1) - (t93 * 2 <= t91).view(I1) - (t94 <= t91).view(I1)
    del t91, t93, t94
    unit_total = t8 + (t78 - (unit_dp + unit_casualties) + t95)
    del t78, t95
    enemy_grade = c["enemy.grade"]
    t96 = (
        2
        - (enemy_grade >= 2).view(I1)
        - (enemy_grade >= 3).view(I1)
        - (enemy_grade >= 4).view(I1)
        - (enemy_grade == 5).view(I1)
    )
    enemy_inspiring = c["enemy.inspiring"]
    enemy_uphill = c["enemy.uphill"]
    enemy_edge = c["enemy.edge"]
    enemy_in_fortifications = c["enemy.in_fortifications"]
    t97 = (
        t96
        + enemy_inspiring.clip(0, 2)
        + (enemy_uphill | (enemy_edge >= 1)).view(I1)
        + enemy_in_fortifications.view(I1)
    )
    del t96, enemy_inspiring, enemy_edge, enemy_in_fortifications
    t98 = enemy_charge_kind == 2
    t99 = enemy_charge_kind >= 1
    t100 = enemy_doing != 2
    enemy_took_position = c["enemy.took_position"]
    t101 = (
        t97
        + (t99 | t46 | enemy_took_position).view(I1)
        + ((enemy_charge_kind == 3) & (t46 | enemy_took_position)).view(I1)
    )
    del t46, t97
    t102 = (~(t60 | t42) & (t59 > t41) | (t60 & t42 | t62 & t61 & (t59 == t41)) & t64 & ~t63) & ~(t2 & t47)
    del t41, t42, t59, t60, t61, t62, t63, t64
    enemy_armoured = c["enemy.armoured"]
    t103 = t26 & t5
    t104 = enemy_arm >= 8
    enemy_moved = c["enemy.moved"]
    t105 = enemy_arm == 0
    t106 = t103 & (
        t45 & enemy_moved | (enemy_arm >= 2) & (enemy_arm <= 4)
    ) & ~((enemy_arm == 1) & (enemy_contact_pikes == 0))
    t107 = (
        t101
        + t47.view(I1)
        + t102.view(I1)
        + (enemy_armoured & (t44 & t26 | t67 & t66)).view(I1) - t106.view(I1) * 2
    )
    del t47, t101, t102, enemy_armoured, t106
    enemy_struck_on = c["enemy.struck_on"]
    t108 = unit_formation == 0
    t109 = unit_formation <= 1
    unit_from_behind = c["unit.from_behind"]
    t110 = enemy_arm <= 7
    enemy_supported = c["enemy.supported"]
    t111 = ((enemy_formation >= 1) & (enemy_formation <= 2) | t104 & ~enemy_supported).view(I1) * (-2)
    del enemy_supported
    enemy_dp = c["enemy.dp"]
    enemy_casualties = c["enemy.casualties"]
    t112 = (
        t107 - ((enemy_struck_on >= 1) & t5 & t109 & unit_from_behind).view(I1) * 2
        + t111 - (enemy_dp + enemy_casualties)
    )
    del t5, t107, enemy_struck_on, unit_from_behind, t111
    t113 = t83 == -1
    t114 = t88 + (t92 - t88) * t113.view(I1)
    del t92
    t115 = t83 + (t90 - t83) * t113.view(I1)
    del t90, t113
    t116 = t115.astype(I2) * 3
    t117 = (
        (t114 <= t115).view(I1)
        - 1
        - (t116 <= t114 * 2).view(I1)
        - (t115 * 2 <= t114).view(I1)
        - (t116 <= t114).view(I1)
    )
    del t114, t115, t116
    enemy_total = t16 + (t112 + t117)
    del t112, t117
    unit_margin = unit_total - enemy_total
    enemy_margin = enemy_total - unit_total
    unit_breakthrough = unit_margin >= 7
    t118 = (unit_grade == 1) | (unit_grade >= 3) & (unit_grade <= 4)
    unit_victory = (unit_margin >= 4) & (unit_margin <= 6)
    t119 = t2 & unit_victory
    t120 = t67 & t75
    del t75
    t121 = t103 & t120
    enemy_broken = enemy_margin <= -8
    enemy_defeat = (enemy_margin >= -7) & (enemy_margin <= -5)
    t122 = t121 & ((enemy_margin <= -8) | (enemy_margin >= -4))
    t123 = t103 & t67
    t124 = t103 & t104 | t123 & (enemy_formation >= 2)
    t125 = t122 | t124
    unit_success = (unit_margin >= 2) & (unit_margin <= 3)
    t126 = t2 & unit_success
    t127 = t27 & t44
    t128 = t121 | t127
    unit_inconclusive = (unit_margin >= -1) & (unit_margin <= 1)
    t129 = t2 & unit_inconclusive
    unit_people = c["unit.people"]
    t130 = unit_people <= 1
    del unit_people
    enemy_people = c["enemy.people"]
    t131 = enemy_people <= 1
    del enemy_people
    t132 = t130 & t131 & (t70 | t105)
    t133 = t132 | t121
    t134 = t133 | t27
    t135 = t124 | t103 & t44 & (~t55 & (t54 == 1))
    del t54, t55
    unit_driven_back = (unit_margin >= -4) & (unit_margin <= -2)
    t136 = t2 & unit_driven_back
    t137 = t27 & t68
    t138 = t66 & t109
    del t109
    t139 = t137 | t138
    unit_broken = unit_margin <= -8
    unit_defeat = (unit_margin >= -7) & (unit_margin <= -5)
    t140 = t2 & unit_defeat
    t141 = (
        6
        - (unit_margin >= -7).view(I1)
        - (unit_margin >= -4).view(I1)
        - (unit_margin >= -1).view(I1)
        - (unit_margin >= 2).view(I1)
        - (unit_margin >= 4).view(I1)
        - (unit_margin >= 7).view(I1)
    )
    enemy_breakthrough = enemy_margin >= 7
    t142 = (enemy_grade == 1) | (enemy_grade >= 3) & (enemy_grade <= 4)
    enemy_victory = (enemy_margin >= 4) & (enemy_margin <= 6)
    t143 = t2 & enemy_victory
    t144 = t68 & t138
    t145 = t144 & ((unit_margin <= -8) | (unit_margin >= -4))
    t146 = t68 & t66
    t147 = t68 & t69 | t146 & (unit_formation >= 2)
    t148 = t145 | t147
    enemy_success = (enemy_margin >= 2) & (enemy_margin <= 3)
    t149 = t2 & enemy_success
    t150 = t45 & t26
    t151 = t144 | t150
    enemy_inconclusive = (enemy_margin >= -1) & (enemy_margin <= 1)
    t152 = t2 & enemy_inconclusive
    t153 = t131 & t130 & (t105 | t70)
    del t70, t105, t130, t131
    t154 = t153 | t144
    t155 = t154 | t45
    t156 = t147 | t68 & t26 & (~t37 & (t36 == 1))
    del t36, t37, t68
    enemy_driven_back = (enemy_margin >= -4) & (enemy_margin <= -2)
    t157 = t2 & enemy_driven_back
    t158 = t45 & t103
    del t103
    t159 = t158 | t120
    t160 = t2 & enemy_defeat
    t161 = (
        6
        - (enemy_margin >= -7).view(I1)
        - (enemy_margin >= -4).view(I1)
        - (enemy_margin >= -1).view(I1)
        - (enemy_margin >= 2).view(I1)
        - (enemy_margin >= 4).view(I1)
        - (enemy_margin >= 7).view(I1)
    )
    t162 = t2 & (unit_inconclusive & t132)
    t163 = t2 & (unit_inconclusive & ~(t134 | t135))
    t164 = t2 & (unit_driven_back & (~t137 & t138))
    del t138
    t165 = t2 & (unit_driven_back & (~t139 & t69))
    t166 = t2 & (unit_driven_back & ~(t139 | t69))
    del t139
    t167 = t2 & (unit_defeat & t69)
    t168 = t2 & (unit_defeat & t77)
    del unit_defeat
    t169 = t2 & (unit_broken & t69)
    t170 = t2 & (unit_broken & t77)
    t171 = t2 & (enemy_inconclusive & t153)
    t172 = t2 & (enemy_inconclusive & ~(t155 | t156))
    t173 = t2 & (enemy_driven_back & (~t158 & t120))
    del t120
    t174 = t2 & (enemy_driven_back & (~t159 & t104))
    t175 = t2 & (enemy_driven_back & ~(t159 | t104))
    del t159
    t176 = t2 & (enemy_defeat & t104)
    t177 = t2 & (enemy_defeat & t110)
    del enemy_defeat
    t178 = t2 & (enemy_broken & t104)
    t179 = t2 & (enemy_broken & t110)
    t180 = t2 & (unit_breakthrough & t118) | t2 & (unit_victory & (~t125 & t118))
    t181 = t2 & (unit_victory & t122) | t2 & (unit_success & t121) | t2 & (unit_inconclusive & (~t132 & t121))
    del t132
    t182 = t2 & (unit_victory & (~t122 & t124)) | t2 & (unit_success & (~t128 & t124)) | t2 & (
        unit_inconclusive & (~t134 & t135)
    )
    del t122, t134, t135
    t183 = t2 & (unit_success & (~t121 & t127)) | t2 & (
        unit_inconclusive & (~t133 & t27)
    ) | t2 & (unit_driven_back & t137)
    del t121, t127, unit_inconclusive, t133, t137
    t184 = t2 & (enemy_breakthrough & t142) | t2 & (enemy_victory & (~t148 & t142))
    t185 = t2 & (enemy_victory & t145) | t2 & (enemy_success & t144) | t2 & (enemy_inconclusive & (~t153 & t144))
    del t153
    t186 = t2 & (enemy_victory & (~t145 & t147)) | t2 & (enemy_success & (~t151 & t147)) | t2 & (
        enemy_inconclusive & (~t155 & t156)
    )
    del t145, t155, t156
    t187 = t2 & (enemy_success & (~t144 & t150)) | t2 & (
        enemy_inconclusive & (~t154 & t45)
    ) | t2 & (enemy_driven_back & t158)
    del t144, t150, enemy_inconclusive, t154, t158
    unit_stands = c["unit.stands"]
    t188 = unit_stands + (-(unit_grade == 4).view(I1)) + ((unit_grade <= 1) | (unit_arm == 3)).view(I1)
    t189 = t188.clip(0, 6)
    del t188
    t190 = (t189 - unit_dp).clip(0, 6)
    t191 = unit_dp + t119.view(I1) * t190.clip(0, 1)
    del unit_dp
    t192 = (t189 - t191.clip(0, 6)).clip(0, 6)
    t193 = unit_casualties + t119.view(I1) * (1 - t190).clip(0, 1) + t126.view(I1) * (1 - t192).clip(0, 1)
    del unit_casualties, t119, t190
    t194 = t191 + t126.view(I1) * t192.clip(0, 1)
    del t126, t191, t192
    t195 = (t189 - t194.clip(0, 6)).clip(0, 6)
    t196 = t194 + t129.view(I1) * t195.clip(0, 1)
    del t194
    t197 = t162 | unit_bad_war
    del unit_bad_war
    unit_charge_kind_2 = unit_charge_kind + (0 - unit_charge_kind) * t162.view(I1)
    t198 = (t189 - t196.clip(0, 6)).clip(0, 6)
    t199 = t196 + t136.view(I1) * t198.clip(0, 2)
    del t196
    unit_gave_way = c["unit.gave_way"]
    t200 = unit_gave_way + (1 - unit_gave_way) * t164.view(I1)
    del unit_gave_way
    t201 = t200 + (2 - t200) * t165.view(I1)
    del t200
    unit_abandoned = c["unit.abandoned"]
    unit_crew_killed = c["unit.crew_killed"]
    t202 = t201 + (2 - t201) * t166.view(I1)
    del t201
    t203 = (
        t193
        + t129.view(I1) * (1 - t195).clip(0, 1)
        + t136.view(I1) * (2 - t198).clip(0, 2)
        + (t2 & (unit_driven_back & t123)).view(I1)
    )
    del t123, t129, unit_driven_back, t136, t193, t195, t198
    t204 = (t189 - t199.clip(0, 6)).clip(0, 6)
    t205 = t199 + t140.view(I1) * t204.clip(0, 2)
    del t199
    t206 = t202 + (2 - t202) * t168.view(I1)
    del t202
    t207 = t203 + t140.view(I1) * (2 - t204).clip(0, 2) + t140.view(I1) + (t2 & unit_broken).view(I1) * 3
    del unit_broken, t140, t203, t204
    unit_abandoned_2 = t169 | (t167 | (t165 | unit_abandoned))
    unit_crew_killed_2 = t169 | (t167 | ~t165 & unit_crew_killed)
    del t167, t169
    unit_gave_way_2 = t206 + (3 - t206) * t170.view(I1)
    del t206
    enemy_stands = c["enemy.stands"]
    t208 = enemy_stands + (-(enemy_grade == 4).view(I1)) + ((enemy_grade <= 1) | (enemy_arm == 3)).view(I1)
    t209 = t208.clip(0, 6)
    del t208
    t210 = (t209 - enemy_dp).clip(0, 6)
    t211 = enemy_dp + t143.view(I1) * t210.clip(0, 1)
    del enemy_dp
    t212 = (t209 - t211.clip(0, 6)).clip(0, 6)
    t213 = enemy_casualties + t143.view(I1) * (1 - t210).clip(0, 1) + t149.view(I1) * (1 - t212).clip(0, 1)
    del enemy_casualties, t143, t210
    t214 = t211 + t149.view(I1) * t212.clip(0, 1)
    del t149, t211, t212
    t215 = (t209 - t214.clip(0, 6)).clip(0, 6)
    t216 = t214 + t152.view(I1) * t215.clip(0, 1)
    del t214
    t217 = t171 | enemy_bad_war
    del enemy_bad_war
    enemy_charge_kind_2 = enemy_charge_kind + (0 - enemy_charge_kind) * t171.view(I1)
    t218 = (t209 - t216.clip(0, 6)).clip(0, 6)
    t219 = t216 + t157.view(I1) * t218.clip(0, 2)
    del t216
    enemy_gave_way = c["enemy.gave_way"]
    t220 = enemy_gave_way + (1 - enemy_gave_way) * t173.view(I1)
    del enemy_gave_way
    t221 = t220 + (2 - t220) * t174.view(I1)
    del t220
    enemy_abandoned = c["enemy.abandoned"]
    enemy_crew_killed = c["enemy.crew_killed"]
    t222 = t221 + (2 - t221) * t175.view(I1)
    del t221
    t223 = (
        t213
        + t152.view(I1) * (1 - t215).clip(0, 1)
        + t157.view(I1) * (2 - t218).clip(0, 2)
        + (t2 & (enemy_driven_back & t146)).view(I1)
    )
    del t146, t152, enemy_driven_back, t157, t213, t215, t218
    t224 = (t209 - t219.clip(0, 6)).clip(0, 6)
    t225 = t219 + t160.view(I1) * t224.clip(0, 2)
    del t219
    t226 = t222 + (2 - t222) * t177.view(I1)
    del t222
    t227 = t223 + t160.view(I1) * (2 - t224).clip(0, 2) + t160.view(I1) + (t2 & enemy_broken).view(I1) * 3
    del enemy_broken, t160, t223, t224
    enemy_abandoned_2 = t178 | (t176 | (t174 | enemy_abandoned))
    enemy_crew_killed_2 = t178 | (t176 | ~t174 & enemy_crew_killed)
    del t176, t178
    enemy_gave_way_2 = t226 + (3 - t226) * t179.view(I1)
    del t226
    t228 = t2 & (unit_breakthrough & ((unit_grade == 0) | (unit_grade == 2) | (unit_grade == 5)))
    del unit_grade
    t229 = enemy_gave_way_2 >= 2
    t230 = t66 & (enemy_gave_way_2 >= 1)
    del t66
    t231 = t2 & (unit_victory & ~(t125 | t118))
    del t118, unit_victory, t125
    t232 = t2 & (unit_success & ~(t128 | t124))
    del t124, unit_success, t128
    t233 = t163 | t228 | t231 | t232
    t234 = t228 & t229 | t231 & t229 | t232 & t229
    del t229
    t235 = t163 | t228 & t26 | t231 & t26 | t232 & t26
    del t163
    t236 = t2 & (enemy_breakthrough & ((enemy_grade == 0) | (enemy_grade == 2) | (enemy_grade == 5)))
    del enemy_grade
    t237 = unit_gave_way_2 >= 2
    t238 = t67 & (unit_gave_way_2 >= 1)
    del t67
    t239 = t2 & (enemy_victory & ~(t148 | t142))
    del t142, enemy_victory, t148
    t240 = t2 & (enemy_success & ~(t151 | t147))
    del t147, enemy_success, t151
    t241 = t172 | t236 | t239 | t240
    t242 = t236 & t237 | t239 & t237 | t240 & t237
    del t237
    t243 = t172 | t236 & t44 | t239 & t44 | t240 & t44
    del t172
    t244 = t162 | t171
    del t162, t171
    t245 = unit_breakthrough & t26
    del t26, unit_breakthrough
    t246 = ~t180
    t247 = t2 & t245 & t246 & (t233 | t235 | t234)
    chosen_unit_act = c["chosen.unit.act"]
    t248 = t247 & (chosen_unit_act == -128)
    t249 = t233 & (chosen_unit_act == 3) | t235 & (chosen_unit_act == 1) | t234 & (chosen_unit_act == 0)
    t250 = t2 & (t245 & ~(t180 | t246 & t234 & (chosen_unit_act == 0)))
    del t245, t246
    t251 = enemy_breakthrough & t44
    del t44, enemy_breakthrough
    t252 = ~t184
    t253 = t2 & t251 & t252 & (t241 | t243 | t242)
    chosen_enemy_act = c["chosen.enemy.act"]
    t254 = t253 & (chosen_enemy_act == -128)
    t255 = t241 & (chosen_enemy_act == 3) | t243 & (chosen_enemy_act == 1) | t242 & (chosen_enemy_act == 0)
    t256 = t2 & (t251 & ~(t184 | t252 & t242 & (chosen_enemy_act == 0)))
    del t251, t252
    t257 = (t189 - t205.clip(0, 6)).clip(0, 6)
    del t189
    t258 = (t209 - t225.clip(0, 6)).clip(0, 6)
    del t209
    unit_score = c["unit.score"]
    enemy_score = c["enemy.score"]
    t259 = ~t244
    t260 = (unit_doing == 1) | (unit_doing >= 3)
    t261 = (enemy_doing == 1) | (enemy_doing >= 3)
    t262 = (unit_arm == 3) | (unit_arm == 6)
    t263 = (enemy_arm == 3) | (enemy_arm == 6)
    t264 = unit_charge_kind_2 == 1
    t265 = enemy_charge_kind_2 == 1
    t266 = unit_charge_kind_2 == 2
    t267 = enemy_charge_kind_2 == 2
    t268 = first & (((unit_arm == 3) | (unit_arm == 7)) & t29) | first & (
        ((enemy_arm == 3) | (enemy_arm == 7)) & t43
    )
    t269 = t268 | first & ((unit_arm == 4) & unit_moved & t29) | first & ((enemy_arm == 4) & enemy_moved & t43)
    del unit_moved, enemy_moved, t268
    t270 = t269 | first & (t69 & (unit_formation <= 2)) | first & (
        t104 & (enemy_formation <= 2)
    ) | first & ((unit_formation == 3) & t77)
    del unit_formation, t269
    t271 = t270 | first & (
        (enemy_formation == 3) & t110
    ) | first & (unit_limbered & t77) | first & (enemy_limbered & t110)
    del unit_limbered, enemy_limbered, enemy_formation, t270
    t272 = t271 | first & (t69 & (unit_stands >= 2)) | first & (
        t104 & (enemy_stands >= 2)
    ) | first & ((unit_stands == 1) & t77)
    del unit_stands, t271
    t273 = t272 | first & ((enemy_stands == 1) & t110) | first & (t31 & (unit_second_rank == 0)) | first & (
        t49 & (enemy_second_rank == 0)
    )
    del enemy_stands, t272
    t274 = t273 | first & (t108 & t33 & (unit_first_rank == 1)) | first & (t73 & t51 & (enemy_first_rank == 1))
    del t33, t51, t273
    t275 = t274 | first & (t108 & t31 & (unit_first_rank <= 2)) | first & (t73 & t49 & (enemy_first_rank <= 2))
    del t31, t49, t73, t108, t274
    t276 = t275 | first & (t76 & (unit_first_rank >= 2)) | first & (t74 & (enemy_first_rank >= 2)) | first & (
        t76 & ((unit_second_rank >= 2) | (unit_third_rank >= 2))
    )
    del unit_third_rank, unit_first_rank, enemy_first_rank, t76, t275
    t277 = t276 | first & (
        t74 & ((enemy_second_rank >= 2) | (enemy_third_rank >= 2))
    ) | first & (unit_flank_pikes > t84 + t85)
    del enemy_third_rank, t74, t84, t85, unit_flank_pikes, t276
    t278 = t277 | first & (enemy_flank_pikes > t79 + t80) | first & (unit_second_rank_pikes > unit_second_rank)
    del unit_second_rank, t79, t80, enemy_flank_pikes, unit_second_rank_pikes, t277
    t279 = t278 | first & (enemy_second_rank_pikes > enemy_second_rank) | first & (
        unit_contact_pikes
        + unit_civilian_stands > unit_stands_in_contact
    )
    del enemy_second_rank, unit_contact_pikes, enemy_second_rank_pikes, unit_stands_in_contact, unit_civilian_stands, t278
    t280 = t279 | first & (
        enemy_contact_pikes
        + enemy_civilian_stands > enemy_stands_in_contact
    ) | first & ((unit_arm >= 2) & (t87 >= 1))
    del enemy_stands_in_contact, enemy_civilian_stands, enemy_contact_pikes, t87, t279
    t281 = t280 | first & ((enemy_arm >= 2) & (t82 >= 1)) | first & (
        ((unit_doing >= 1) & (unit_doing <= 2) | (unit_doing >= 4)) & (t29 & t77)
    )
    del unit_doing, t29, t82, t280
    t282 = t281 | first & (((enemy_doing >= 1) & (enemy_doing <= 2) | (enemy_doing >= 4)) & (t43 & t110))
    del t43, enemy_doing, t281
    t283 = t282 | first & (t22 & t260) | first & (t99 & t261) | first & (t3 & t262 & t24) | first & (
        t12 & t263 & t100
    )
    del t22, t99, t282
    t284 = t283 | first & (t3 & t69) | first & (t12 & t104) | first & (t21 & t27) | first & (t98 & t45)
    del t3, t12, t283
    t285 = t284 | first & (unit_took_position & (unit_arm >= 5)) | first & (enemy_took_position & (enemy_arm >= 5))
    del unit_took_position, unit_arm, enemy_arm, enemy_took_position, t284
    t286 = t285 | first & (unit_abandoned & t77) | first & (
        enemy_abandoned & t110
    ) | first & (unit_crew_killed & t77)
    del unit_abandoned, unit_crew_killed, enemy_abandoned, t285
    t287 = t286 | first & (enemy_crew_killed & t110) | first & (
        unit_uphill & enemy_uphill
    ) | first & (enemy_uphill & unit_uphill)
    del unit_uphill, enemy_uphill, enemy_crew_killed, t286
    t288 = t287 | first & (t21 & (enemy_charge_kind != 1)) | first & (t98 & (unit_charge_kind != 1))
    del first, unit_charge_kind, enemy_charge_kind, t21, t98, t287
    t289 = t7 & t9 | t10 & t9
    del t9
    t290 = t15 & t17 | t18 & t17
    del t17
    t291 = t7 & (t8 >= 7) | t10 & ((t8 == 1) | (t8 >= 6)) | t15 & (t16 >= 7) | t18 & ((t16 == 1) | (t16 >= 6))
    del t7, t10, t15, t18
    t292 = t2 & (t88 == 0) | t2 & (t83 == 0)
    del t83, t88
    t293 = t247 & ((chosen_unit_act >= -127) & ~t249) | t253 & ((chosen_enemy_act >= -127) & ~t255)
    del t247, chosen_unit_act, t249, t253, chosen_enemy_act, t255
    t294 = t259 & ((unit_charge_kind_2 >= 1) & t260) | t259 & (
        (enemy_charge_kind_2 >= 1) & t261
    ) | t259 & (t264 & t262 & t24)
    del t24, t260, t261, t262
    t295 = t294 | t259 & (t265 & t263 & t100) | t259 & (t264 & t69) | t259 & (t265 & t104) | t259 & (t266 & t27)
    del t27, t69, t100, t104, t263, t264, t265, t294
    t296 = t295 | t259 & (t267 & t45) | t259 & (unit_abandoned_2 & t77) | t259 & (enemy_abandoned_2 & t110)
    del t45, t295
    t297 = t296 | t259 & (unit_crew_killed_2 & t77) | t259 & (enemy_crew_killed_2 & t110) | t259 & (
        t266 & (enemy_charge_kind_2 != 1)
    )
    del t77, t110, t266, t296
    t298 = t297 | t259 & (t267 & (unit_charge_kind_2 != 1))
    del t267, t297
    t299 = (t180 & t259).view(I1) + ((t181 | t165 | t166 | t168) & t259).view(I1) * 2 + (t182 & t259).view(I1) * 4
    del t165, t166, t168, t180, t181, t182
    unit_must = t299 + (t183 & t259).view(I1) * 8 + (t164 & t259).view(I1) * 16 + (t170 & t259).view(I1) * 32
    del t164, t170, t183, t299
    unit_may = (
        (t233 & t259).view(I1) * 8
        + (t235 & t259).view(I1) * 2
        + (t234 & t259).view(I1)
        + ((t228 & t230 | t231 & t230 | t232 & t230) & t259).view(I1) * 64
    )
    del t228, t230, t231, t232, t233, t234, t235
    t300 = (t184 & t259).view(I1) + ((t185 | t174 | t175 | t177) & t259).view(I1) * 2 + (t186 & t259).view(I1) * 4
    del t174, t175, t177, t184, t185, t186
    enemy_must = t300 + (t187 & t259).view(I1) * 8 + (t173 & t259).view(I1) * 16 + (t179 & t259).view(I1) * 32
    del t173, t179, t187, t300
    enemy_may = (
        (t241 & t259).view(I1) * 8
        + (t243 & t259).view(I1) * 2
        + (t242 & t259).view(I1)
        + ((t236 & t238 | t239 & t238 | t240 & t238) & t259).view(I1) * 64
    )
    del t236, t238, t239, t240, t241, t242, t243, t259
    errors: Errors = (
        (3, t288),  # IllegalState
        (9, t289),  # MissingDice
        (6, t291),  # InputError
        (9, t290),  # MissingDice
        (1, t292),  # NoRule
        (10, t248),  # NeedsChoice
        (7, t293),  # NotOpen
        (10, t254),  # NeedsChoice
        (3, t298),  # IllegalState
    )
    return errors, {
        'unit.total': was_unit_total + (unit_total - was_unit_total) * t2.view(I1),
        'unit.total.none': t4 & was_unit_total_none,
        'unit.natural': was_unit_natural + (t8 - was_unit_natural) * t2.view(I1),
        'unit.natural.none': t4 & was_unit_natural_none,
        'unit.dice': was_unit_dice + (1 - was_unit_dice) * t2.view(I1),
        'unit.dice.none': t4 & was_unit_dice_none,
        'enemy.total': was_enemy_total + (enemy_total - was_enemy_total) * t2.view(I1),
        'enemy.total.none': t4 & was_enemy_total_none,
        'enemy.natural': was_enemy_natural + (t16 - was_enemy_natural) * t2.view(I1),
        'enemy.natural.none': t4 & was_enemy_natural_none,
        'enemy.dice': was_enemy_dice + (1 - was_enemy_dice) * t2.view(I1),
        'enemy.dice.none': t4 & was_enemy_dice_none,
        'unit.margin': was_unit_margin + (unit_margin - was_unit_margin) * t2.view(I1),
        'unit.margin.none': t4 & was_unit_margin_none,
        'enemy.margin': was_enemy_margin + (enemy_margin - was_enemy_margin) * t2.view(I1),
        'enemy.margin.none': t4 & was_enemy_margin_none,
        'unit.result': was_unit_result + (t141 - was_unit_result) * t2.view(I1),
        'enemy.result': was_enemy_result + (t161 - was_enemy_result) * t2.view(I1),
        'unit.verdict': 4 - t2.view(I1) * 4,
        'unit.dp': (t205 + t250.view(I1) * t257.clip(0, 1)).clip(0, 6),
        'unit.casualties': (t207 + t250.view(I1) * (1 - t257).clip(0, 1)).clip(0, 12),
        'unit.bad_war': ~(t2 & (t197 & ((unit_margin <= -2) | (unit_margin >= 2)))) & t197,
        'unit.charge_kind': unit_charge_kind_2,
        'unit.gave_way': unit_gave_way_2,
        'unit.abandoned': unit_abandoned_2,
        'unit.crew_killed': unit_crew_killed_2,
        'enemy.dp': (t225 + t256.view(I1) * t258.clip(0, 1)).clip(0, 6),
        'enemy.casualties': (t227 + t256.view(I1) * (1 - t258).clip(0, 1)).clip(0, 12),
        'enemy.bad_war': ~(t2 & (t217 & ((enemy_margin <= -2) | (enemy_margin >= 2)))) & t217,
        'enemy.charge_kind': enemy_charge_kind_2,
        'enemy.gave_way': enemy_gave_way_2,
        'enemy.abandoned': enemy_abandoned_2,
        'enemy.crew_killed': enemy_crew_killed_2,
        'unit.score': unit_score + (unit_total - unit_score) * t2.view(I1),
        'enemy.score': enemy_score + (enemy_total - enemy_score) * t2.view(I1),
        'unit.must': unit_must,
        'unit.may': unit_may,
        'enemy.must': enemy_must,
        'enemy.may': enemy_may,
        'again': t244 & ~(t288 | t289 | t291 | t290 | t292 | t248 | t293 | t254 | t298),
        'at': t11 + t2.astype(I4),
    }


combat = Resolver(
    'combat', 'Combat',
    inputs={
        'unit.limbered': Column('unit.limbered', 'yesno', bool, values=('no', 'yes')),
        'enemy.limbered': Column('enemy.limbered', 'yesno', bool, values=('no', 'yes')),
        'unit.charge_kind': Column('unit.charge_kind', 'member', I1, 0, 3, values=_W10),
        'unit.bad_war': Column('unit.bad_war', 'yesno', bool, values=('no', 'yes'), default=0),
        'enemy.charge_kind': Column('enemy.charge_kind', 'member', I1, 0, 3, values=_W10),
        'enemy.bad_war': Column('enemy.bad_war', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.grade': Column('unit.grade', 'member', I1, 0, 5, values=_W6),
        'unit.inspiring': Column('unit.inspiring', 'number', I1, 0, 4, default=0),
        'unit.uphill': Column('unit.uphill', 'yesno', bool, values=('no', 'yes')),
        'unit.edge': Column('unit.edge', 'member', I1, 0, 4, values=_W18),
        'unit.in_fortifications': Column('unit.in_fortifications', 'yesno', bool, values=('no', 'yes')),
        'unit.doing': Column('unit.doing', 'member', I1, 0, 5, values=_W8),
        'unit.took_position': Column('unit.took_position', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
        'unit.formation': Column('unit.formation', 'member', I1, 0, 3, values=_W7),
        'unit.third_rank': Column('unit.third_rank', 'number', I1, 0, 12),
        'unit.second_rank': Column('unit.second_rank', 'number', I1, 0, 12),
        'enemy.formation': Column('enemy.formation', 'member', I1, 0, 3, values=_W7),
        'enemy.arm': Column('enemy.arm', 'member', I1, 0, 10, values=_W3),
        'enemy.doing': Column('enemy.doing', 'member', I1, 0, 5, values=_W8),
        'enemy.third_rank': Column('enemy.third_rank', 'number', I1, 0, 12),
        'enemy.second_rank': Column('enemy.second_rank', 'number', I1, 0, 12),
        'unit.first_rank': Column('unit.first_rank', 'number', I1, 1, 12),
        'enemy.first_rank': Column('enemy.first_rank', 'number', I1, 1, 12),
        'unit.armoured': Column('unit.armoured', 'yesno', bool, values=('no', 'yes')),
        'unit.moved': Column('unit.moved', 'yesno', bool, values=('no', 'yes')),
        'unit.contact_pikes': Column('unit.contact_pikes', 'number', I1, 0, 12),
        'unit.struck_on': Column('unit.struck_on', 'member', I1, 0, 2, values=_W15),
        'enemy.from_behind': Column('enemy.from_behind', 'yesno', bool, values=('no', 'yes')),
        'unit.supported': Column('unit.supported', 'yesno', bool, values=('no', 'yes')),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 6, default=0),
        'unit.casualties': Column('unit.casualties', 'number', I1, 0, 12, default=0),
        'enemy.stands_in_contact': Column('enemy.stands_in_contact', 'number', I1, 1, 12),
        'enemy.left_stands': Column('enemy.left_stands', 'number', I1, 0, 4),
        'enemy.right_stands': Column('enemy.right_stands', 'number', I1, 0, 4),
        'enemy.civilian_stands': Column('enemy.civilian_stands', 'number', I1, 0, 2),
        'enemy.second_rank_pikes': Column('enemy.second_rank_pikes', 'number', I1, 0, 12),
        'enemy.contact_pikes': Column('enemy.contact_pikes', 'number', I1, 0, 12),
        'enemy.flank_pikes': Column('enemy.flank_pikes', 'number', I1, 0, 4),
        'unit.stands_in_contact': Column('unit.stands_in_contact', 'number', I1, 1, 12),
        'unit.left_stands': Column('unit.left_stands', 'number', I1, 0, 4),
        'unit.right_stands': Column('unit.right_stands', 'number', I1, 0, 4),
        'unit.civilian_stands': Column('unit.civilian_stands', 'number', I1, 0, 2),
        'unit.second_rank_pikes': Column('unit.second_rank_pikes', 'number', I1, 0, 12),
        'unit.flank_pikes': Column('unit.flank_pikes', 'number', I1, 0, 4),
        'enemy.grade': Column('enemy.grade', 'member', I1, 0, 5, values=_W6),
        'enemy.inspiring': Column('enemy.inspiring', 'number', I1, 0, 4, default=0),
        'enemy.uphill': Column('enemy.uphill', 'yesno', bool, values=('no', 'yes')),
        'enemy.edge': Column('enemy.edge', 'member', I1, 0, 4, values=_W18),
        'enemy.in_fortifications': Column('enemy.in_fortifications', 'yesno', bool, values=('no', 'yes')),
        'enemy.took_position': Column('enemy.took_position', 'yesno', bool, values=('no', 'yes'), default=0),
        'enemy.armoured': Column('enemy.armoured', 'yesno', bool, values=('no', 'yes')),
        'enemy.moved': Column('enemy.moved', 'yesno', bool, values=('no', 'yes')),
        'enemy.struck_on': Column('enemy.struck_on', 'member', I1, 0, 2, values=_W15),
        'unit.from_behind': Column('unit.from_behind', 'yesno', bool, values=('no', 'yes')),
        'enemy.supported': Column('enemy.supported', 'yesno', bool, values=('no', 'yes')),
        'enemy.dp': Column('enemy.dp', 'number', I1, 0, 6, default=0),
        'enemy.casualties': Column('enemy.casualties', 'number', I1, 0, 12, default=0),
        'unit.people': Column('unit.people', 'member', I1, 0, 3, values=_W16),
        'enemy.people': Column('enemy.people', 'member', I1, 0, 3, values=_W16),
        'unit.stands': Column('unit.stands', 'number', I1, 1, 12),
        'unit.gave_way': Column('unit.gave_way', 'member', I1, 0, 3, values=_W2, default=0),
        'unit.abandoned': Column('unit.abandoned', 'yesno', bool, values=('no', 'yes')),
        'unit.crew_killed': Column('unit.crew_killed', 'yesno', bool, values=('no', 'yes')),
        'enemy.stands': Column('enemy.stands', 'number', I1, 1, 12),
        'enemy.gave_way': Column('enemy.gave_way', 'member', I1, 0, 3, values=_W2, default=0),
        'enemy.abandoned': Column('enemy.abandoned', 'yesno', bool, values=('no', 'yes')),
        'enemy.crew_killed': Column('enemy.crew_killed', 'yesno', bool, values=('no', 'yes')),
        'unit.score': Column('unit.score', 'number', I1, -40, 20),
        'enemy.score': Column('enemy.score', 'number', I1, -40, 20),
        'chosen.unit.act': Column('chosen.unit.act', 'act', I1, 0, 126, values=_W19, missing=-128),
        'chosen.enemy.act': Column('chosen.enemy.act', 'act', I1, 0, 126, values=_W19, missing=-128),
    },
    outputs={
        'unit.total': Column('unit.total', 'figure', I1, -29, 17, none='unit.total.none'),
        'unit.total.none': Column('unit.total.none', 'none', bool),
        'unit.natural': Column('unit.natural', 'figure', I1, 1, 6, none='unit.natural.none'),
        'unit.natural.none': Column('unit.natural.none', 'none', bool),
        'unit.dice': Column('unit.dice', 'figure', I1, 1, 1, none='unit.dice.none'),
        'unit.dice.none': Column('unit.dice.none', 'none', bool),
        'enemy.total': Column('enemy.total', 'figure', I1, -29, 17, none='enemy.total.none'),
        'enemy.total.none': Column('enemy.total.none', 'none', bool),
        'enemy.natural': Column('enemy.natural', 'figure', I1, 1, 6, none='enemy.natural.none'),
        'enemy.natural.none': Column('enemy.natural.none', 'none', bool),
        'enemy.dice': Column('enemy.dice', 'figure', I1, 1, 1, none='enemy.dice.none'),
        'enemy.dice.none': Column('enemy.dice.none', 'none', bool),
        'unit.margin': Column('unit.margin', 'figure', I1, -46, 46, none='unit.margin.none'),
        'unit.margin.none': Column('unit.margin.none', 'none', bool),
        'enemy.margin': Column('enemy.margin', 'figure', I1, -46, 46, none='enemy.margin.none'),
        'enemy.margin.none': Column('enemy.margin.none', 'none', bool),
        'unit.result': Column('unit.result', 'member', I1, -1, 6, values=_W20),
        'enemy.result': Column('enemy.result', 'member', I1, -1, 6, values=_W20),
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 4, values=_W4),
        'unit.dp': Column('unit.dp', 'figure', I1, 0, 6),
        'unit.casualties': Column('unit.casualties', 'figure', I1, 0, 12),
        'unit.bad_war': Column('unit.bad_war', 'yesno', bool, values=('no', 'yes')),
        'unit.charge_kind': Column('unit.charge_kind', 'member', I1, -1, 3, values=_W10),
        'unit.gave_way': Column('unit.gave_way', 'member', I1, -1, 3, values=_W2),
        'unit.abandoned': Column('unit.abandoned', 'yesno', bool, values=('no', 'yes')),
        'unit.crew_killed': Column('unit.crew_killed', 'yesno', bool, values=('no', 'yes')),
        'enemy.dp': Column('enemy.dp', 'figure', I1, 0, 6),
        'enemy.casualties': Column('enemy.casualties', 'figure', I1, 0, 12),
        'enemy.bad_war': Column('enemy.bad_war', 'yesno', bool, values=('no', 'yes')),
        'enemy.charge_kind': Column('enemy.charge_kind', 'member', I1, -1, 3, values=_W10),
        'enemy.gave_way': Column('enemy.gave_way', 'member', I1, -1, 3, values=_W2),
        'enemy.abandoned': Column('enemy.abandoned', 'yesno', bool, values=('no', 'yes')),
        'enemy.crew_killed': Column('enemy.crew_killed', 'yesno', bool, values=('no', 'yes')),
        'unit.score': Column('unit.score', 'figure', I1, -40, 20),
        'enemy.score': Column('enemy.score', 'figure', I1, -40, 20),
        'unit.must': Column('unit.must', 'acts', I1, 0, 63),
        'unit.may': Column('unit.may', 'acts', I1, 0, 75),
        'enemy.must': Column('enemy.must', 'acts', I1, 0, 63),
        'enemy.may': Column('enemy.may', 'acts', I1, 0, 75),
    },
    kernel=_combat,
    acts=('pursue', 'retire', 'ride_through', 'remain', 'fall_back', 'rout', 'take_position'),
    dice=42,
    rounds={
        'was.unit.total': 'unit.total',
        'was.unit.total.none': 'unit.total.none',
        'was.unit.natural': 'unit.natural',
        'was.unit.natural.none': 'unit.natural.none',
        'was.unit.dice': 'unit.dice',
        'was.unit.dice.none': 'unit.dice.none',
        'was.enemy.total': 'enemy.total',
        'was.enemy.total.none': 'enemy.total.none',
        'was.enemy.natural': 'enemy.natural',
        'was.enemy.natural.none': 'enemy.natural.none',
        'was.enemy.dice': 'enemy.dice',
        'was.enemy.dice.none': 'enemy.dice.none',
        'was.unit.margin': 'unit.margin',
        'was.unit.margin.none': 'unit.margin.none',
        'was.enemy.margin': 'enemy.margin',
        'was.enemy.margin.none': 'enemy.margin.none',
        'was.unit.result': 'unit.result',
        'was.enemy.result': 'enemy.result',
        'was.unit.verdict': 'unit.verdict',
        'unit.dp': 'unit.dp',
        'unit.casualties': 'unit.casualties',
        'unit.bad_war': 'unit.bad_war',
        'unit.charge_kind': 'unit.charge_kind',
        'unit.gave_way': 'unit.gave_way',
        'unit.abandoned': 'unit.abandoned',
        'unit.crew_killed': 'unit.crew_killed',
        'enemy.dp': 'enemy.dp',
        'enemy.casualties': 'enemy.casualties',
        'enemy.bad_war': 'enemy.bad_war',
        'enemy.charge_kind': 'enemy.charge_kind',
        'enemy.gave_way': 'enemy.gave_way',
        'enemy.abandoned': 'enemy.abandoned',
        'enemy.crew_killed': 'enemy.crew_killed',
        'unit.score': 'unit.score',
        'enemy.score': 'enemy.score'
    },
)


def _no_quarter(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Swiss or landsknechts against their like (term for unit against enemy). @book 489"""
    unit_people = c["unit.people"]
    enemy_people = c["enemy.people"]
    unit_arm = c["unit.arm"]
    enemy_arm = c["enemy.arm"]
    errors: Errors = (
    )
    return errors, {
        'unit.no_quarter': (unit_people <= 1) & (enemy_people <= 1) & ((unit_arm == 0) | (enemy_arm == 0)),
    }


no_quarter = Resolver(
    'no_quarter', 'Swiss or landsknechts against their like',
    inputs={
        'unit.people': Column('unit.people', 'member', I1, 0, 3, values=_W16),
        'enemy.people': Column('enemy.people', 'member', I1, 0, 3, values=_W16),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
        'enemy.arm': Column('enemy.arm', 'member', I1, 0, 10, values=_W3),
    },
    outputs={
        'unit.no_quarter': Column('unit.no_quarter', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_no_quarter,
)


def _any_permitted(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Any permitted action (action for unit against enemy). @book 499, 505"""
    enemy_gave_way = c["enemy.gave_way"]
    unit_arm = c["unit.arm"]
    unit_may = (
        (enemy_gave_way >= 2).view(I1) * 2
        + 1
        + ((unit_arm >= 5) & (unit_arm <= 7)).view(I1) * 4
        + ((unit_arm <= 4) & (enemy_gave_way >= 1)).view(I1) * 8
    )
    del enemy_gave_way, unit_arm
    errors: Errors = (
    )
    return errors, {
        'unit.may': unit_may,
    }


any_permitted = Resolver(
    'any_permitted', 'Any permitted action',
    inputs={
        'enemy.gave_way': Column('enemy.gave_way', 'member', I1, 0, 3, values=_W2, default=0),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
    },
    outputs={
        'unit.may': Column('unit.may', 'acts', I1, 0, 15),
    },
    kernel=_any_permitted,
    acts=('remain', 'pursue', 'retire', 'take_position'),
)


def _unit_score(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """A unit among several (test for unit against enemy). @book 475, 521, 523"""
    unit_reinforcing = c["unit.reinforcing"]
    t2 = ~unit_reinforcing
    unit_charge_kind = c["unit.charge_kind"]
    t3 = unit_charge_kind == 1
    unit_bad_war = c["unit.bad_war"]
    t4 = (unit_charge_kind == 1) | (unit_charge_kind == 3) | unit_bad_war
    del unit_bad_war
    t5 = t2 & t4
    dice_1 = c["dice.1"]
    t6 = dice_1 == 0
    t7 = t2 & ~t4
    del t4
    unit_grade = c["unit.grade"]
    t8 = (
        2
        - (unit_grade >= 2).view(I1)
        - (unit_grade >= 3).view(I1)
        - (unit_grade >= 4).view(I1)
        - (unit_grade == 5).view(I1)
    )
    del unit_grade
    unit_inspiring = c["unit.inspiring"]
    unit_uphill = c["unit.uphill"]
    unit_edge = c["unit.edge"]
    unit_in_fortifications = c["unit.in_fortifications"]
    t9 = (
        t8
        + unit_inspiring.clip(0, 2)
        + (unit_uphill | (unit_edge >= 1)).view(I1)
        + unit_in_fortifications.view(I1)
    )
    del t8, unit_inspiring, unit_uphill, unit_edge, unit_in_fortifications
    t10 = unit_charge_kind == 2
    t11 = unit_charge_kind >= 1
    unit_doing = c["unit.doing"]
    t12 = unit_doing == 2
    unit_took_position = c["unit.took_position"]
    t13 = (
        t9
        + (t11 | t12 | unit_took_position).view(I1)
        + ((unit_charge_kind == 3) & (t12 | unit_took_position)).view(I1)
    )
    del t9
    unit_arm = c["unit.arm"]
    t14 = (unit_arm >= 5) & (unit_arm <= 7)
    t15 = (unit_arm <= 4) | (unit_arm >= 8)
    t16 = t14 & t12 | ((unit_arm == 2) | (unit_arm == 5)) & t3
    del t12
    unit_formation = c["unit.formation"]
    t17 = unit_formation != 2
    t18 = (unit_formation == 2) | t16
    unit_third_rank = c["unit.third_rank"]
    t19 = unit_third_rank >= 1
    t20 = unit_third_rank == 0
    unit_second_rank = c["unit.second_rank"]
    t21 = unit_second_rank >= 1
    t22 = t20 & t21
    t23 = t19 | t21
    t24 = 1 + (3 - t22.view(I1) - 1) * t23.view(I1)
    t25 = t24 + (1 - t24) * t18.view(I1)
    del t24
    t26 = ~t18 & (t23 & (~t22 & t20))
    del t18, t20, t22, t23
    t27 = t14 & ~t26
    t28 = t25 + (t25.clip(1, 2) - t25) * t27.view(I1)
    del t25
    t29 = ~t27 & t26
    del t26, t27
    enemy_formation = c["enemy.formation"]
    t30 = enemy_formation != 2
    enemy_arm = c["enemy.arm"]
    t31 = (enemy_arm >= 5) & (enemy_arm <= 7)
    enemy_doing = c["enemy.doing"]
    enemy_charge_kind = c["enemy.charge_kind"]
    t32 = enemy_charge_kind == 1
    t33 = (enemy_formation == 2) | (t31 & (enemy_doing == 2) | ((enemy_arm == 2) | (enemy_arm == 5)) & t32)
    enemy_third_rank = c["enemy.third_rank"]
    t34 = enemy_third_rank >= 1
    t35 = enemy_third_rank == 0
    enemy_second_rank = c["enemy.second_rank"]
    t36 = enemy_second_rank >= 1
    t37 = t35 & t36
    t38 = t34 | t36
    t39 = 1 + (3 - t37.view(I1) - 1) * t38.view(I1)
    t40 = t39 + (1 - t39) * t33.view(I1)
    del t39
    t41 = ~t33 & (t38 & (~t37 & t35))
    del t33, t35, t37, t38
    t42 = t31 & ~t41
    t43 = t40 + (t40.clip(1, 2) - t40) * t42.view(I1)
    del t40
    t44 = ~t42 & t41
    del t41, t42
    t45 = ~t29
    t46 = ~t44
    unit_first_rank = c["unit.first_rank"]
    t47 = t45 & (t28 == 1) | t45 & (t28 == 2) & (
        unit_first_rank <= unit_second_rank
    ) | t45 & (t28 == 3) & (unit_first_rank <= unit_third_rank)
    enemy_first_rank = c["enemy.first_rank"]
    t48 = t46 & (t43 == 1) | t46 & (t43 == 2) & (
        enemy_first_rank <= enemy_second_rank
    ) | t46 & (t43 == 3) & (enemy_first_rank <= enemy_third_rank)
    t49 = (~(t29 | t44) & (t28 > t43) | (t29 & t44 | t45 & t46 & (t28 == t43)) & t47 & ~t48) & ~(t2 & t16)
    del t28, t29, t43, t44, t45, t46, t47, t48
    unit_armoured = c["unit.armoured"]
    t50 = (
        t13
        + t16.view(I1)
        + t49.view(I1)
        + (unit_armoured & (t14 & t31 | (unit_arm <= 4) & (enemy_arm <= 4))).view(I1)
    )
    del t13, t16, t49, unit_armoured
    t51 = (enemy_charge_kind == 1) | (enemy_charge_kind == 3)
    t52 = unit_arm >= 8
    unit_moved = c["unit.moved"]
    unit_contact_pikes = c["unit.contact_pikes"]
    t53 = t31 & t51 & (
        t15 & unit_moved | (unit_arm >= 2) & (unit_arm <= 4)
    ) & ~((unit_arm == 1) & (unit_contact_pikes == 0))
    unit_struck_on = c["unit.struck_on"]
    t54 = enemy_formation == 0
    t55 = enemy_formation == 1
    enemy_from_behind = c["enemy.from_behind"]
    t56 = (
        t50
        - t53.view(I1) * 2
        - ((unit_struck_on >= 1) & t51 & (enemy_formation <= 1) & enemy_from_behind).view(I1) * 2
    )
    del t50, t51, t53, unit_struck_on, enemy_from_behind
    t57 = unit_formation == 1
    t58 = unit_arm <= 7
    unit_supported = c["unit.supported"]
    unit_dp = c["unit.dp"]
    unit_casualties = c["unit.casualties"]
    t59 = (
        t56
        - ((unit_formation >= 1) & (unit_formation <= 2) | t52 & ~unit_supported).view(I1) * 2
        - (unit_dp + unit_casualties)
    )
    del t56, unit_supported, unit_dp, unit_casualties
    enemy_limbered = c["enemy.limbered"]
    enemy_stands_in_contact = c["enemy.stands_in_contact"]
    enemy_left_stands = c["enemy.left_stands"]
    t60 = enemy_left_stands.clip(0, 2)
    del enemy_left_stands
    enemy_right_stands = c["enemy.right_stands"]
    t61 = enemy_right_stands.clip(0, 2)
    del enemy_right_stands
    enemy_civilian_stands = c["enemy.civilian_stands"]
    t62 = enemy_stands_in_contact + t60 + t61 - enemy_civilian_stands
    enemy_second_rank_pikes = c["enemy.second_rank_pikes"]
    enemy_contact_pikes = c["enemy.contact_pikes"]
    enemy_flank_pikes = c["enemy.flank_pikes"]
    t63 = enemy_contact_pikes + enemy_flank_pikes + enemy_second_rank_pikes
    t64 = t62 + (0 - t62) * enemy_limbered.view(I1) + enemy_second_rank_pikes + t14.view(I1) * t63
    del t14, t62
    unit_limbered = c["unit.limbered"]
    unit_stands_in_contact = c["unit.stands_in_contact"]
    unit_left_stands = c["unit.left_stands"]
    t65 = unit_left_stands.clip(0, 2)
    del unit_left_stands
    unit_right_stands = c["unit.right_stands"]
    t66 = unit_right_stands.clip(0, 2)
    del unit_right_stands
    unit_civilian_stands = c["unit.civilian_stands"]
    t67 = unit_stands_in_contact + t65 + t66 - unit_civilian_stands
    unit_second_rank_pikes = c["unit.second_rank_pikes"]
    unit_flank_pikes = c["unit.flank_pikes"]
    t68 = unit_contact_pikes + unit_flank_pikes + unit_second_rank_pikes
    t69 = t67 + (0 - t67) * unit_limbered.view(I1) + unit_second_rank_pikes + t31.view(I1) * t68
    del t31, t67
    t70 = t69 == -1
    t71 = t64 + (-t64 - t64) * t70.view(I1)
    del t64
    t72 = t69 + (-t69 - t69) * t70.view(I1)
    del t70
    t73 = t72.astype(I2) * 3
    t74 = (t71 <= t72).view(I1) - 1 - (t73 <= t71 * 2).view(I1) - (t72 * 2 <= t71).view(I1) - (t73 <= t71).view(I1)
    del t71, t72, t73
    unit_total = dice_1 + (t59 + t74)
    del t59, t74
    unit_score = c["unit.score"]
    t75 = enemy_arm >= 8
    t76 = enemy_arm <= 7
    t77 = unit_formation == 0
    t78 = enemy_charge_kind == 2
    t79 = ((unit_arm == 3) | (unit_arm == 7)) & t17 | (
        (enemy_arm == 3) | (enemy_arm == 7)
    ) & t30 | (unit_arm == 4) & unit_moved & t17
    del unit_moved
    t80 = t79 | t52 & (unit_formation <= 2) | t75 & (enemy_formation <= 2) | (unit_formation == 3) & t58
    del unit_formation, t79
    t81 = t80 | (enemy_formation == 3) & t76 | unit_limbered & t58 | enemy_limbered & t76 | t19 & (
        unit_second_rank == 0
    )
    del enemy_formation, enemy_limbered, unit_limbered, t80
    t82 = t81 | t34 & (
        enemy_second_rank == 0
    ) | t77 & t21 & (unit_first_rank == 1) | t54 & t36 & (enemy_first_rank == 1)
    del t21, t36, t81
    t83 = t82 | t77 & t19 & (unit_first_rank <= 2) | t54 & t34 & (
        enemy_first_rank <= 2
    ) | t57 & (unit_first_rank >= 2)
    del t19, t34, unit_first_rank, t54, t77, t82
    t84 = t83 | t55 & (enemy_first_rank >= 2) | t57 & ((unit_second_rank >= 2) | (unit_third_rank >= 2))
    del unit_third_rank, enemy_first_rank, t57, t83
    t85 = t84 | t55 & ((enemy_second_rank >= 2) | (enemy_third_rank >= 2)) | (unit_flank_pikes > t65 + t66)
    del enemy_third_rank, t55, t65, t66, unit_flank_pikes, t84
    t86 = t85 | (enemy_flank_pikes > t60 + t61) | (unit_second_rank_pikes > unit_second_rank) | (
        enemy_second_rank_pikes > enemy_second_rank
    )
    del unit_second_rank, enemy_second_rank, t60, t61, enemy_second_rank_pikes, enemy_flank_pikes, unit_second_rank_pikes, t85
    t87 = t86 | (unit_contact_pikes + unit_civilian_stands > unit_stands_in_contact) | (
        enemy_contact_pikes
        + enemy_civilian_stands > enemy_stands_in_contact
    )
    del unit_contact_pikes, enemy_stands_in_contact, enemy_civilian_stands, enemy_contact_pikes, unit_stands_in_contact, unit_civilian_stands, t86
    t88 = t87 | (unit_arm >= 2) & (t68 >= 1) | (enemy_arm >= 2) & (t63 >= 1) | (
        (unit_doing >= 1) & (unit_doing <= 2) | (unit_doing >= 4)
    ) & (t17 & t58)
    del t17, t58, t63, t68, t87
    t89 = t88 | (
        (enemy_doing >= 1) & (enemy_doing <= 2) | (enemy_doing >= 4)
    ) & (t30 & t76) | t11 & ((unit_doing == 1) | (unit_doing >= 3))
    del t11, t30, t76, t88
    t90 = t89 | (enemy_charge_kind >= 1) & (
        (enemy_doing == 1) | (enemy_doing >= 3)
    ) | t3 & ((unit_arm == 3) | (unit_arm == 6)) & (unit_doing != 2)
    del unit_doing, t89
    t91 = t90 | t32 & ((enemy_arm == 3) | (enemy_arm == 6)) & (enemy_doing != 2) | t3 & t52 | t32 & t75
    del t3, enemy_doing, t32, t52, t75, t90
    t92 = t91 | t10 & t15 | t78 & ((enemy_arm <= 4) | (enemy_arm >= 8)) | unit_took_position & (unit_arm >= 5)
    del unit_took_position, unit_arm, t15, enemy_arm, t91
    errors: Errors = (
        (3, t92 | t10 & (enemy_charge_kind != 1) | t78 & (unit_charge_kind != 1)),  # IllegalState
        (9, t5 & t6 | t7 & t6),  # MissingDice
        (6, t5 & (dice_1 >= 7) | t7 & ((dice_1 == 1) | (dice_1 >= 6))),  # InputError
        (1, t2 & (t69 == 0)),  # NoRule
    )
    return errors, {
        'unit.verdict': unit_reinforcing.view(I1) + 1,
        'unit.total': unit_total + (dice_1 - unit_total) * unit_reinforcing.view(I1),
        'unit.score': unit_total + (unit_score - unit_total) * unit_reinforcing.view(I1),
    }


unit_score = Resolver(
    'unit_score', 'A unit among several',
    inputs={
        'unit.reinforcing': Column('unit.reinforcing', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.charge_kind': Column('unit.charge_kind', 'member', I1, 0, 3, values=_W10),
        'unit.bad_war': Column('unit.bad_war', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.grade': Column('unit.grade', 'member', I1, 0, 5, values=_W6),
        'unit.inspiring': Column('unit.inspiring', 'number', I1, 0, 4, default=0),
        'unit.uphill': Column('unit.uphill', 'yesno', bool, values=('no', 'yes')),
        'unit.edge': Column('unit.edge', 'member', I1, 0, 4, values=_W18),
        'unit.in_fortifications': Column('unit.in_fortifications', 'yesno', bool, values=('no', 'yes')),
        'unit.doing': Column('unit.doing', 'member', I1, 0, 5, values=_W8),
        'unit.took_position': Column('unit.took_position', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
        'unit.formation': Column('unit.formation', 'member', I1, 0, 3, values=_W7),
        'unit.third_rank': Column('unit.third_rank', 'number', I1, 0, 12),
        'unit.second_rank': Column('unit.second_rank', 'number', I1, 0, 12),
        'enemy.formation': Column('enemy.formation', 'member', I1, 0, 3, values=_W7),
        'enemy.arm': Column('enemy.arm', 'member', I1, 0, 10, values=_W3),
        'enemy.doing': Column('enemy.doing', 'member', I1, 0, 5, values=_W8),
        'enemy.charge_kind': Column('enemy.charge_kind', 'member', I1, 0, 3, values=_W10),
        'enemy.third_rank': Column('enemy.third_rank', 'number', I1, 0, 12),
        'enemy.second_rank': Column('enemy.second_rank', 'number', I1, 0, 12),
        'unit.first_rank': Column('unit.first_rank', 'number', I1, 1, 12),
        'enemy.first_rank': Column('enemy.first_rank', 'number', I1, 1, 12),
        'unit.armoured': Column('unit.armoured', 'yesno', bool, values=('no', 'yes')),
        'unit.moved': Column('unit.moved', 'yesno', bool, values=('no', 'yes')),
        'unit.contact_pikes': Column('unit.contact_pikes', 'number', I1, 0, 12),
        'unit.struck_on': Column('unit.struck_on', 'member', I1, 0, 2, values=_W15),
        'enemy.from_behind': Column('enemy.from_behind', 'yesno', bool, values=('no', 'yes')),
        'unit.supported': Column('unit.supported', 'yesno', bool, values=('no', 'yes')),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 6, default=0),
        'unit.casualties': Column('unit.casualties', 'number', I1, 0, 12, default=0),
        'enemy.limbered': Column('enemy.limbered', 'yesno', bool, values=('no', 'yes')),
        'enemy.stands_in_contact': Column('enemy.stands_in_contact', 'number', I1, 1, 12),
        'enemy.left_stands': Column('enemy.left_stands', 'number', I1, 0, 4),
        'enemy.right_stands': Column('enemy.right_stands', 'number', I1, 0, 4),
        'enemy.civilian_stands': Column('enemy.civilian_stands', 'number', I1, 0, 2),
        'enemy.second_rank_pikes': Column('enemy.second_rank_pikes', 'number', I1, 0, 12),
        'enemy.contact_pikes': Column('enemy.contact_pikes', 'number', I1, 0, 12),
        'enemy.flank_pikes': Column('enemy.flank_pikes', 'number', I1, 0, 4),
        'unit.limbered': Column('unit.limbered', 'yesno', bool, values=('no', 'yes')),
        'unit.stands_in_contact': Column('unit.stands_in_contact', 'number', I1, 1, 12),
        'unit.left_stands': Column('unit.left_stands', 'number', I1, 0, 4),
        'unit.right_stands': Column('unit.right_stands', 'number', I1, 0, 4),
        'unit.civilian_stands': Column('unit.civilian_stands', 'number', I1, 0, 2),
        'unit.second_rank_pikes': Column('unit.second_rank_pikes', 'number', I1, 0, 12),
        'unit.flank_pikes': Column('unit.flank_pikes', 'number', I1, 0, 4),
        'unit.score': Column('unit.score', 'number', I1, -40, 20),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W4),
        'unit.total': Column('unit.total', 'figure', I1, -29, 17, none='unit.total.none'),
        'unit.total.none': Column('unit.total.none', 'none', bool),
        'unit.natural': Column('unit.natural', 'figure', I1, 1, 6, none='unit.natural.none'),
        'unit.natural.none': Column('unit.natural.none', 'none', bool),
        'unit.dice': Column('unit.dice', 'figure', I1, 1, 1, none='unit.dice.none'),
        'unit.dice.none': Column('unit.dice.none', 'none', bool),
        'unit.score': Column('unit.score', 'figure', I1, -40, 20),
    },
    kernel=_unit_score,
    dice=1,
    same={
        'unit.total.none': 'unit.reinforcing',
        'unit.natural': 'dice.1',
        'unit.natural.none': 'unit.reinforcing',
        'unit.dice': 1,
        'unit.dice.none': 'unit.reinforcing'
    },
)


def _joint_combat(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Several units together (contest for side against other_side). @book 475-487"""
    side_units = c["side.units"]
    side_units_1_score = c["side.units.1.score"]
    side_units_2_score = c["side.units.2.score"]
    side_units_3_score = c["side.units.3.score"]
    side_units_4_score = c["side.units.4.score"]
    t2 = side_units_1_score + (side_units_2_score + (0 - side_units_2_score) * (side_units == 1).view(I1))
    del side_units_1_score, side_units_2_score
    side_side_score = (
        (t2 + (side_units_3_score + (0 - side_units_3_score) * (side_units <= 2).view(I1))).astype(I2)
        + (side_units_4_score + (0 - side_units_4_score) * (side_units <= 3).view(I1)).astype(I2)
    )
    del side_units_3_score, side_units_4_score, t2
    t3 = (side_units >= 2).view(I1) + 1 + ((side_units >= 3).view(I1) + (side_units == 4).view(I1))
    del side_units
    other_side_units = c["other_side.units"]
    other_side_units_1_score = c["other_side.units.1.score"]
    other_side_units_2_score = c["other_side.units.2.score"]
    other_side_units_3_score = c["other_side.units.3.score"]
    other_side_units_4_score = c["other_side.units.4.score"]
    t4 = other_side_units_2_score + (0 - other_side_units_2_score) * (other_side_units == 1).view(I1)
    del other_side_units_2_score
    t5 = other_side_units_3_score + (0 - other_side_units_3_score) * (other_side_units <= 2).view(I1)
    del other_side_units_3_score
    t6 = other_side_units_4_score + (0 - other_side_units_4_score) * (other_side_units <= 3).view(I1)
    del other_side_units_4_score
    other_side_side_score = (other_side_units_1_score + t4 + t5).astype(I2) + t6.astype(I2)
    del other_side_units_1_score, t4, t5, t6
    t7 = (
        (other_side_units >= 2).view(I1)
        + 1
        + ((other_side_units >= 3).view(I1) + (other_side_units == 4).view(I1))
    )
    del other_side_units
    t8 = t3 * t7
    side_margin = side_side_score * t7.astype(I2) + -other_side_side_score * t3.astype(I2)
    t9 = t7 * t3
    other_side_margin = other_side_side_score * t3.astype(I2) + -side_side_score * t7.astype(I2)
    side_breakthrough = t8 * 7 <= side_margin
    t10 = side_breakthrough.view(I1) - 1
    t11 = (t8 * 4 <= side_margin) & (side_margin <= t8 * 6)
    side_band = ~side_breakthrough & t11
    t12 = side_breakthrough | t11
    del t11
    t13 = t10 + (1 - t10) * side_band.view(I1)
    del t10
    t14 = (t8 * 2 <= side_margin) & (side_margin <= t8 * 3)
    side_band_2 = ~t12 & t14
    t15 = t12 | t14
    del t12, t14
    t16 = t13 + (2 - t13) * side_band_2.view(I1)
    del t13
    t17 = (-t8 <= side_margin) & (side_margin <= t8)
    side_band_3 = ~t15 & t17
    t18 = t15 | t17
    del t15, t17
    t19 = t16 + (3 - t16) * side_band_3.view(I1)
    del t16
    t20 = (t8 * (-4) <= side_margin) & (side_margin <= t8 * (-2))
    side_band_4 = ~t18 & t20
    t21 = t18 | t20
    del t18, t20
    t22 = t19 + (4 - t19) * side_band_4.view(I1)
    del t19
    t23 = (t8 * (-7) <= side_margin) & (side_margin <= t8 * (-5))
    side_band_5 = ~t21 & t23
    t24 = t21 | t23
    del t21, t23
    t25 = t22 + (5 - t22) * side_band_5.view(I1)
    del t22
    t26 = side_margin <= t8 * (-8)
    side_broken = ~t24 & t26
    other_side_breakthrough = t9 * 7 <= other_side_margin
    t27 = other_side_breakthrough.view(I1) - 1
    t28 = (t9 * 4 <= other_side_margin) & (other_side_margin <= t9 * 6)
    other_side_band = ~other_side_breakthrough & t28
    t29 = other_side_breakthrough | t28
    del t28
    t30 = t27 + (1 - t27) * other_side_band.view(I1)
    del t27
    t31 = (t9 * 2 <= other_side_margin) & (other_side_margin <= t9 * 3)
    other_side_band_2 = ~t29 & t31
    t32 = t29 | t31
    del t29, t31
    t33 = t30 + (2 - t30) * other_side_band_2.view(I1)
    del t30
    t34 = (-t9 <= other_side_margin) & (other_side_margin <= t9)
    other_side_band_3 = ~t32 & t34
    t35 = t32 | t34
    del t32, t34
    t36 = t33 + (3 - t33) * other_side_band_3.view(I1)
    del t33
    t37 = (t9 * (-4) <= other_side_margin) & (other_side_margin <= t9 * (-2))
    other_side_band_4 = ~t35 & t37
    t38 = t35 | t37
    del t35, t37
    t39 = t36 + (4 - t36) * other_side_band_4.view(I1)
    del t36
    t40 = (t9 * (-7) <= other_side_margin) & (other_side_margin <= t9 * (-5))
    other_side_band_5 = ~t38 & t40
    t41 = t38 | t40
    del t38, t40
    t42 = t39 + (5 - t39) * other_side_band_5.view(I1)
    del t39
    t43 = other_side_margin <= t9 * (-8)
    other_side_broken = ~t41 & t43
    side_outcome = c["side.outcome"]
    t44 = side_outcome + (0 - side_outcome) * side_breakthrough.view(I1)
    del side_breakthrough, side_outcome
    t45 = t44 + (1 - t44) * side_band.view(I1)
    del side_band, t44
    t46 = t45 + (2 - t45) * side_band_2.view(I1)
    del side_band_2, t45
    t47 = t46 + (3 - t46) * side_band_3.view(I1)
    del side_band_3, t46
    t48 = t47 + (4 - t47) * side_band_4.view(I1)
    del side_band_4, t47
    t49 = t48 + (5 - t48) * side_band_5.view(I1)
    del side_band_5, t48
    other_side_outcome = c["other_side.outcome"]
    t50 = other_side_outcome + (0 - other_side_outcome) * other_side_breakthrough.view(I1)
    del other_side_breakthrough, other_side_outcome
    t51 = t50 + (1 - t50) * other_side_band.view(I1)
    del other_side_band, t50
    t52 = t51 + (2 - t51) * other_side_band_2.view(I1)
    del other_side_band_2, t51
    t53 = t52 + (3 - t52) * other_side_band_3.view(I1)
    del other_side_band_3, t52
    t54 = t53 + (4 - t53) * other_side_band_4.view(I1)
    del other_side_band_4, t53
    t55 = t54 + (5 - t54) * other_side_band_5.view(I1)
    del other_side_band_5, t54
    errors: Errors = (
        (1, ~(t24 | t26) | ~(t41 | t43)),  # NoRule
    )
    return errors, {
        'side.side_score': side_side_score,
        'side.side_score.over': t3,
        'other_side.side_score': other_side_side_score,
        'other_side.side_score.over': t7,
        'side.margin': side_margin,
        'side.margin.over': t8,
        'other_side.margin': other_side_margin,
        'other_side.margin.over': t9,
        'side.result': t25 + (6 - t25) * side_broken.view(I1),
        'other_side.result': t42 + (6 - t42) * other_side_broken.view(I1),
        'side.outcome': t49 + (6 - t49) * side_broken.view(I1),
        'other_side.outcome': t55 + (6 - t55) * other_side_broken.view(I1),
    }


joint_combat = Resolver(
    'joint_combat', 'Several units together',
    inputs={
        'side.units': Column('side.units', 'count', I1, 1, 4),
        'side.units.1.score': Column('side.units.1.score', 'number', I1, -40, 20, element=('side.units', 1)),
        'side.units.2.score': Column('side.units.2.score', 'number', I1, -40, 20, element=('side.units', 2)),
        'side.units.3.score': Column('side.units.3.score', 'number', I1, -40, 20, element=('side.units', 3)),
        'side.units.4.score': Column('side.units.4.score', 'number', I1, -40, 20, element=('side.units', 4)),
        'other_side.units': Column('other_side.units', 'count', I1, 1, 4),
        'other_side.units.1.score': Column('other_side.units.1.score', 'number', I1, -40, 20, element=('other_side.units', 1)),
        'other_side.units.2.score': Column('other_side.units.2.score', 'number', I1, -40, 20, element=('other_side.units', 2)),
        'other_side.units.3.score': Column('other_side.units.3.score', 'number', I1, -40, 20, element=('other_side.units', 3)),
        'other_side.units.4.score': Column('other_side.units.4.score', 'number', I1, -40, 20, element=('other_side.units', 4)),
        'side.outcome': Column('side.outcome', 'member', I1, 0, 6, values=_W20),
        'other_side.outcome': Column('other_side.outcome', 'member', I1, 0, 6, values=_W20),
    },
    outputs={
        'side.side_score': Column('side.side_score', 'figure', I2, -160, 80, over='side.side_score.over'),
        'side.side_score.over': Column('side.side_score.over', 'over', I1, 1, 4),
        'other_side.side_score': Column('other_side.side_score', 'figure', I2, -160, 80, over='other_side.side_score.over'),
        'other_side.side_score.over': Column('other_side.side_score.over', 'over', I1, 1, 4),
        'side.margin': Column('side.margin', 'figure', I2, -960, 960, over='side.margin.over'),
        'side.margin.over': Column('side.margin.over', 'over', I1, 1, 16),
        'other_side.margin': Column('other_side.margin', 'figure', I2, -960, 960, over='other_side.margin.over'),
        'other_side.margin.over': Column('other_side.margin.over', 'over', I1, 1, 16),
        'side.result': Column('side.result', 'member', I1, -1, 6, values=_W21),
        'other_side.result': Column('other_side.result', 'member', I1, -1, 6, values=_W21),
        'side.outcome': Column('side.outcome', 'member', I1, -1, 6, values=_W20),
        'other_side.outcome': Column('other_side.outcome', 'member', I1, -1, 6, values=_W20),
    },
    kernel=_joint_combat,
)


def _recrew(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Man abandoned guns again (action for unit against enemy). @book 491"""
    unit_abandoned = c["unit.abandoned"]
    unit_crew_killed = c["unit.crew_killed"]
    t2 = ~unit_abandoned | unit_crew_killed
    unit_taken = c["unit.taken"]
    t3 = t2 | unit_taken
    unit_crew_sheltering = c["unit.crew_sheltering"]
    enemy_gave_way = c["enemy.gave_way"]
    t4 = unit_crew_sheltering & (enemy_gave_way >= 2)
    del enemy_gave_way
    t5 = t3 | t4
    t6 = ~t5 & unit_crew_sheltering
    t7 = t5 | unit_crew_sheltering
    del t5
    unit_formed_enemy = c["unit.formed_enemy"]
    t8 = unit_formed_enemy >= 2401
    del unit_formed_enemy
    t9 = t7 | t8
    t10 = 2 - unit_abandoned.view(I1) * 2
    t11 = t10 + (2 - t10) * (unit_abandoned & unit_crew_killed).view(I1)
    del unit_crew_killed, t10
    t12 = t11 + (2 - t11) * (~t2 & unit_taken).view(I1)
    del t2, unit_taken, t11
    t13 = t12 + (0 - t12) * (~t3 & t4).view(I1)
    del t4, t12
    t14 = t13 + (2 - t13) * t6.view(I1)
    del t13
    t15 = t3 | t6 | ~t9
    del t3, t6
    errors: Errors = (
    )
    return errors, {
        'unit.verdict': 2 + (t14 + (0 - t14) * (~t7 & t8).view(I1) - 2) * t9.view(I1),
        'unit.abandoned': t15 & unit_abandoned,
        'unit.crew_sheltering': t15 & unit_crew_sheltering,
    }


recrew = Resolver(
    'recrew', 'Man abandoned guns again',
    inputs={
        'unit.abandoned': Column('unit.abandoned', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.crew_killed': Column('unit.crew_killed', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.taken': Column('unit.taken', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.crew_sheltering': Column('unit.crew_sheltering', 'yesno', bool, values=('no', 'yes'), default=0),
        'enemy.gave_way': Column('enemy.gave_way', 'member', I1, 0, 3, values=_W2, default=0),
        'unit.formed_enemy': Column('unit.formed_enemy', 'length', I4, 0, 57600, scale=60),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W4),
        'unit.abandoned': Column('unit.abandoned', 'yesno', bool, values=('no', 'yes')),
        'unit.crew_sheltering': Column('unit.crew_sheltering', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_recrew,
)


def _drive_off(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Drive off abandoned guns (action for unit against enemy). @book 491"""
    enemy_limbered = c["enemy.limbered"]
    enemy_abandoned = c["enemy.abandoned"]
    unit_detached_stands = c["unit.detached_stands"]
    t2 = enemy_limbered & enemy_abandoned & (unit_detached_stands == 1)
    del enemy_limbered, enemy_abandoned, unit_detached_stands
    enemy_taken = c["enemy.taken"]
    errors: Errors = (
    )
    return errors, {
        'unit.verdict': 2 - t2.view(I1) * 2,
        'enemy.taken': t2 | enemy_taken,
    }


drive_off = Resolver(
    'drive_off', 'Drive off abandoned guns',
    inputs={
        'enemy.limbered': Column('enemy.limbered', 'yesno', bool, values=('no', 'yes')),
        'enemy.abandoned': Column('enemy.abandoned', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.detached_stands': Column('unit.detached_stands', 'number', I1, 0, 12),
        'enemy.taken': Column('enemy.taken', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W4),
        'enemy.taken': Column('enemy.taken', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_drive_off,
)


def _refuge(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Crew take refuge (test for unit against friend). @book 491"""
    unit_arm = c["unit.arm"]
    unit_limbered = c["unit.limbered"]
    t2 = unit_arm <= 7
    t3 = (unit_arm >= 8) & ~unit_limbered
    del unit_arm
    friend_arm = c["friend.arm"]
    unit_friend_distance = c["unit.friend_distance"]
    unit_in_front = c["unit.in_front"]
    friend_in_combat = c["friend.in_combat"]
    unit_abandoned = c["unit.abandoned"]
    t4 = (friend_arm <= 4) & (unit_friend_distance <= 1200) & unit_in_front & friend_in_combat & ~unit_abandoned
    del friend_arm, unit_friend_distance, unit_in_front, friend_in_combat
    t5 = t3 & t4
    del t4
    unit_abandoned_2 = t5 | unit_abandoned
    unit_crew_killed = c["unit.crew_killed"]
    unit_crew_killed_2 = ~t5 & unit_crew_killed
    unit_crew_sheltering = c["unit.crew_sheltering"]
    t6 = unit_limbered & t2 | unit_abandoned & t2 | unit_crew_killed & t2 | unit_abandoned_2 & t2 | unit_crew_killed_2 & t2
    del unit_limbered, t2, unit_abandoned, unit_crew_killed
    errors: Errors = (
        (3, t6),  # IllegalState
    )
    return errors, {
        'unit.verdict': 4 - t3.view(I1) * 4,
        'unit.abandoned': unit_abandoned_2,
        'unit.crew_killed': unit_crew_killed_2,
        'unit.crew_sheltering': t5 | unit_crew_sheltering,
    }


refuge = Resolver(
    'refuge', 'Crew take refuge',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
        'unit.limbered': Column('unit.limbered', 'yesno', bool, values=('no', 'yes')),
        'friend.arm': Column('friend.arm', 'member', I1, 0, 10, values=_W3),
        'unit.friend_distance': Column('unit.friend_distance', 'length', I4, 0, 57600, scale=60),
        'unit.in_front': Column('unit.in_front', 'yesno', bool, values=('no', 'yes')),
        'friend.in_combat': Column('friend.in_combat', 'yesno', bool, values=('no', 'yes')),
        'unit.abandoned': Column('unit.abandoned', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.crew_killed': Column('unit.crew_killed', 'yesno', bool, values=('no', 'yes')),
        'unit.crew_sheltering': Column('unit.crew_sheltering', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 4, values=_W4),
        'unit.abandoned': Column('unit.abandoned', 'yesno', bool, values=('no', 'yes')),
        'unit.crew_killed': Column('unit.crew_killed', 'yesno', bool, values=('no', 'yes')),
        'unit.crew_sheltering': Column('unit.crew_sheltering', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_refuge,
)


def _leader_figures(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Figures of a leader (value for leader). @book 87, 125-129"""
    leader_rank = c["leader.rank"]
    t2 = 3 - (leader_rank >= 1).view(I1) * 2
    t3 = 2 - (leader_rank >= 1).view(I1)
    t4 = leader_rank == 1
    chosen_leader_leader_figures = c["chosen.leader.leader_figures"]
    t5 = (leader_rank == 0) & (chosen_leader_leader_figures >= -2147483647)
    t6 = t5 & (leader_rank != 1) & ~((t3 <= chosen_leader_leader_figures) & (chosen_leader_leader_figures <= t2))
    del leader_rank
    errors: Errors = (
        (1, t4),  # NoRule
        (7, t6),  # NotOpen
    )
    return errors, {
        'leader.leader_figures': t3.astype(I4) + (chosen_leader_leader_figures - t3.astype(I4)) * t5.astype(I4),
        'leader.leader_figures.to': t2.astype(I4) + (chosen_leader_leader_figures - t2.astype(I4)) * t5.astype(I4),
        'leader.leader_figures.none': t4,
    }


leader_figures = Resolver(
    'leader_figures', 'Figures of a leader',
    inputs={
        'leader.rank': Column('leader.rank', 'member', I1, 0, 3, values=_W11),
        'chosen.leader.leader_figures': Column('chosen.leader.leader_figures', 'number', I4, -2147483647, 2147483647, missing=-2147483648),
    },
    outputs={
        'leader.leader_figures': Column('leader.leader_figures', 'figure', I1, -4, 4, none='leader.leader_figures.none', to='leader.leader_figures.to'),
        'leader.leader_figures.to': Column('leader.leader_figures.to', 'to', I1, -4, 4),
        'leader.leader_figures.none': Column('leader.leader_figures.none', 'none', bool),
    },
    kernel=_leader_figures,
)


def _full_actions(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Actions of an unhurt leader (value for leader). @book 135"""
    leader_rank = c["leader.rank"]
    t2 = 2 - (leader_rank >= 2).view(I1) - (leader_rank == 3).view(I1)
    t3 = leader_rank == 1
    leader_ability = c["leader.ability"]
    t4 = (leader_ability == 1) & ((leader_rank == 0) | (leader_rank == 2)) & (leader_rank != 1)
    t5 = ~t4 & t3
    t6 = leader_ability == 2
    del leader_ability
    t7 = t6 & (leader_rank == 0) & ~t5
    leader_full_actions = (
        t2
        + (3 - (leader_rank >= 2).view(I1) - (leader_rank == 3).view(I1) - t2) * t4.view(I1) - t7.view(I1)
    )
    del t2, t4
    errors: Errors = (
        (3, (leader_rank >= 2) & t6),  # IllegalState
        (1, t3),  # NoRule
    )
    return errors, {
        'leader.full_actions': leader_full_actions,
        'leader.full_actions.none': ~t7 & t5,
    }


full_actions = Resolver(
    'full_actions', 'Actions of an unhurt leader',
    inputs={
        'leader.rank': Column('leader.rank', 'member', I1, 0, 3, values=_W11),
        'leader.ability': Column('leader.ability', 'member', I1, 0, 2, values=_W12),
    },
    outputs={
        'leader.full_actions': Column('leader.full_actions', 'figure', I1, -1, 3, none='leader.full_actions.none'),
        'leader.full_actions.none': Column('leader.full_actions.none', 'none', bool),
    },
    kernel=_full_actions,
)


def _actions(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Actions (value for leader). @book 135, 207"""
    leader_rank = c["leader.rank"]
    t2 = 2 - (leader_rank >= 2).view(I1) - (leader_rank == 3).view(I1)
    t3 = leader_rank == 1
    leader_ability = c["leader.ability"]
    t4 = (leader_ability == 1) & ((leader_rank == 0) | (leader_rank == 2)) & (leader_rank != 1)
    t5 = ~t4 & t3
    t6 = leader_ability == 2
    del leader_ability
    t7 = t6 & (leader_rank == 0) & ~t5
    t8 = t2 + (3 - (leader_rank >= 2).view(I1) - (leader_rank == 3).view(I1) - t2) * t4.view(I1) - t7.view(I1)
    del t2, t4
    t9 = ~t7 & t5
    del t5, t7
    leader_wounds = c["leader.wounds"]
    t10 = ~t9
    t11 = (leader_wounds >= 1) & (t10 & (t8 >= 2)) & t10
    del leader_wounds, t10
    errors: Errors = (
        (3, (leader_rank >= 2) & t6),  # IllegalState
        (1, t3),  # NoRule
    )
    return errors, {
        'leader.actions': t8 - t11.view(I1),
        'leader.actions.none': ~t11 & t9,
    }


actions = Resolver(
    'actions', 'Actions',
    inputs={
        'leader.rank': Column('leader.rank', 'member', I1, 0, 3, values=_W11),
        'leader.ability': Column('leader.ability', 'member', I1, 0, 2, values=_W12),
        'leader.wounds': Column('leader.wounds', 'number', I1, 0, 2, default=0),
    },
    outputs={
        'leader.actions': Column('leader.actions', 'figure', I1, -2, 3, none='leader.actions.none'),
        'leader.actions.none': Column('leader.actions.none', 'none', bool),
    },
    kernel=_actions,
)


def _most_influence(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Influence actions a turn, at most (value for leader). @book 141, 146, 207"""
    leader_wounds = c["leader.wounds"]
    t2 = leader_wounds >= 1
    del leader_wounds
    leader_rank = c["leader.rank"]
    t3 = 2 - (leader_rank >= 2).view(I1) - (leader_rank == 3).view(I1)
    t4 = leader_rank == 1
    leader_ability = c["leader.ability"]
    t5 = (leader_ability == 1) & ((leader_rank == 0) | (leader_rank == 2)) & (leader_rank != 1)
    t6 = ~t5 & t4
    t7 = leader_ability == 2
    del leader_ability
    t8 = t7 & (leader_rank == 0) & ~t6
    t9 = t3 + (3 - (leader_rank >= 2).view(I1) - (leader_rank == 3).view(I1) - t3) * t5.view(I1) - t8.view(I1)
    del t3, t5
    t10 = ~t8 & t6
    del t6, t8
    t11 = ~t10
    t12 = t2 & (t11 & (t9 == 1))
    t13 = ~t12
    t14 = t2 & (t11 & (t9 >= 2)) & t11
    del t11
    t15 = t9 - t14.view(I1)
    del t9
    t16 = ~t14 & t10
    del t10, t14
    t17 = ~t16 & (t15 == 3)
    t18 = t13 & t17
    t19 = t12 | t17
    del t12, t17
    t20 = ~t19
    errors: Errors = (
        (3, (leader_rank >= 2) & t7),  # IllegalState
        (1, t2 & t4 | t13 & t4 | t13 & t2 & t4 | t20 & t4 | t20 & t2 & t4),  # NoRule
    )
    return errors, {
        'leader.most_influence': t15 + (t18.view(I1) * 2 - t15) * t19.view(I1),
        'leader.most_influence.none': t20 & t16 | t19 & (~t18 & t13),
    }


most_influence = Resolver(
    'most_influence', 'Influence actions a turn, at most',
    inputs={
        'leader.wounds': Column('leader.wounds', 'number', I1, 0, 2, default=0),
        'leader.rank': Column('leader.rank', 'member', I1, 0, 3, values=_W11),
        'leader.ability': Column('leader.ability', 'member', I1, 0, 2, values=_W12),
    },
    outputs={
        'leader.most_influence': Column('leader.most_influence', 'figure', I1, -2, 3, none='leader.most_influence.none'),
        'leader.most_influence.none': Column('leader.most_influence.none', 'none', bool),
    },
    kernel=_most_influence,
)


def _action_left(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """an action left in this command phase (term for leader). @book 135, 205, 211, 271"""
    leader_phase_now = c["leader.phase_now"]
    t2 = leader_phase_now == 2
    del leader_phase_now
    leader_actions_taken = c["leader.actions_taken"]
    leader_rank = c["leader.rank"]
    t3 = 2 - (leader_rank >= 2).view(I1) - (leader_rank == 3).view(I1)
    t4 = leader_rank == 1
    leader_ability = c["leader.ability"]
    t5 = (leader_ability == 1) & ((leader_rank == 0) | (leader_rank == 2)) & (leader_rank != 1)
    t6 = ~t5 & t4
    t7 = leader_ability == 2
    del leader_ability
    t8 = t7 & (leader_rank == 0) & ~t6
    t9 = t3 + (3 - (leader_rank >= 2).view(I1) - (leader_rank == 3).view(I1) - t3) * t5.view(I1) - t8.view(I1)
    del t3, t5
    t10 = ~t8 & t6
    del t6, t8
    leader_wounds = c["leader.wounds"]
    t11 = leader_wounds >= 1
    del leader_wounds
    t12 = ~t10
    t13 = t11 & (t12 & (t9 >= 2)) & t12
    del t12
    leader_killed = c["leader.killed"]
    leader_captured = c["leader.captured"]
    leader_action_left = t2 & (
        ~(~t13 & t10) & (t9 - t13.view(I1) > leader_actions_taken)
    ) & ~(leader_killed | leader_captured)
    del leader_actions_taken, t9, t10, t13, leader_killed, leader_captured
    errors: Errors = (
        (3, (leader_rank >= 2) & t7),  # IllegalState
        (1, t2 & t4 | t2 & t11 & t4),  # NoRule
    )
    return errors, {
        'leader.action_left': leader_action_left,
    }


action_left = Resolver(
    'action_left', 'an action left in this command phase',
    inputs={
        'leader.phase_now': Column('leader.phase_now', 'member', I1, 0, 5, values=_W22),
        'leader.actions_taken': Column('leader.actions_taken', 'number', I1, 0, 3, default=0),
        'leader.rank': Column('leader.rank', 'member', I1, 0, 3, values=_W11),
        'leader.ability': Column('leader.ability', 'member', I1, 0, 2, values=_W12),
        'leader.wounds': Column('leader.wounds', 'number', I1, 0, 2, default=0),
        'leader.killed': Column('leader.killed', 'yesno', bool, values=('no', 'yes'), default=0),
        'leader.captured': Column('leader.captured', 'yesno', bool, values=('no', 'yes'), default=0),
    },
    outputs={
        'leader.action_left': Column('leader.action_left', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_action_left,
)


def _ride(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Move (action for leader). @book 139, 273, 319"""
    leader_killed = c["leader.killed"]
    leader_captured = c["leader.captured"]
    t2 = leader_killed | leader_captured
    del leader_killed, leader_captured
    t3 = ~t2
    leader_rank = c["leader.rank"]
    t4 = leader_rank == 3
    leader_phase_now = c["leader.phase_now"]
    t5 = leader_phase_now == 2
    t6 = t4 & (leader_phase_now != 2)
    t7 = t2 | t6
    t8 = t7 | t4
    t9 = ~t8
    t10 = t9 & t5
    leader_actions_taken = c["leader.actions_taken"]
    t11 = 2 - (leader_rank >= 2).view(I1) - (leader_rank == 3).view(I1)
    t12 = leader_rank == 1
    leader_ability = c["leader.ability"]
    t13 = (leader_ability == 1) & ((leader_rank == 0) | (leader_rank == 2)) & (leader_rank != 1)
    t14 = ~t13 & t12
    t15 = leader_ability == 2
    del leader_ability
    t16 = t15 & (leader_rank == 0) & ~t14
    t17 = t11 + (3 - (leader_rank >= 2).view(I1) - (leader_rank == 3).view(I1) - t11) * t13.view(I1) - t16.view(I1)
    del t11, t13
    t18 = ~t16 & t14
    del t14, t16
    leader_wounds = c["leader.wounds"]
    t19 = leader_wounds >= 1
    del leader_wounds
    t20 = ~t18
    t21 = t19 & (t20 & (t17 >= 2)) & t20
    del t20
    t22 = t5 & (~(~t21 & t18) & (t17 - t21.view(I1) > leader_actions_taken)) & t3
    del t17, t18, t21
    t23 = t8 | t22
    del t8
    t24 = leader_phase_now == 3
    del leader_phase_now
    leader_attached = c["leader.attached"]
    t25 = t24 & ~leader_attached
    t26 = t23 | t25
    t27 = t24 & leader_attached
    del t24, leader_attached
    t28 = ~t26 & t27
    t29 = t26 | t27
    del t26, t27
    t30 = t2.view(I1) * 2
    del t2
    t31 = t30 + (2 - t30) * (t3 & t6).view(I1)
    del t3, t6, t30
    t32 = t31 + (0 - t31) * (~t7 & t4).view(I1)
    del t4, t31
    t33 = t32 + (0 - t32) * (t9 & t22).view(I1)
    del t9, t22, t32
    t34 = t33 + (0 - t33) * (~t23 & t25).view(I1)
    del t23, t25, t33
    t35 = t7 | t28 | ~t29
    del t7
    t36 = ~t35
    leader_nearest_enemy = c["leader.nearest_enemy"]
    chosen_leader_distance = c["chosen.leader.distance"]
    t37 = chosen_leader_distance >= -2147483647
    t38 = (((leader_nearest_enemy >= 7201).view(I1) * 120).astype(I2) + 120) * 60
    del leader_nearest_enemy
    t39 = t36 & t5
    t40 = t36 & (t5 & (leader_rank <= 2))
    del t5
    leader_rode = c["leader.rode"]
    errors: Errors = (
        (3, (leader_rank >= 2) & t15),  # IllegalState
        (1, t10 & t12 | t10 & t19 & t12),  # NoRule
        (7, t36 & (t37 & ~((chosen_leader_distance >= 0) & (chosen_leader_distance <= t38)))),  # NotOpen
    )
    return errors, {
        'leader.verdict': 2 + (t34 + (2 - t34) * t28.view(I1) - 2) * t29.view(I1),
        'leader.distance': t37.astype(I4) * chosen_leader_distance,
        'leader.distance.to': t38.astype(I4) + (chosen_leader_distance - t38.astype(I4)) * t37.astype(I4),
        'leader.distance.none': t35,
        'leader.actions_taken': (leader_actions_taken + t40.view(I1)).clip(0, 3),
        'leader.rode': t40 | leader_rode,
        'leader.may': t39.view(I1) + t39.view(I1) * 2,
    }


ride = Resolver(
    'ride', 'Move',
    inputs={
        'leader.killed': Column('leader.killed', 'yesno', bool, values=('no', 'yes'), default=0),
        'leader.captured': Column('leader.captured', 'yesno', bool, values=('no', 'yes'), default=0),
        'leader.rank': Column('leader.rank', 'member', I1, 0, 3, values=_W11),
        'leader.phase_now': Column('leader.phase_now', 'member', I1, 0, 5, values=_W22),
        'leader.actions_taken': Column('leader.actions_taken', 'number', I1, 0, 3, default=0),
        'leader.ability': Column('leader.ability', 'member', I1, 0, 2, values=_W12),
        'leader.wounds': Column('leader.wounds', 'number', I1, 0, 2, default=0),
        'leader.attached': Column('leader.attached', 'yesno', bool, values=('no', 'yes')),
        'leader.nearest_enemy': Column('leader.nearest_enemy', 'length', I4, 0, 57600, scale=60),
        'leader.rode': Column('leader.rode', 'yesno', bool, values=('no', 'yes')),
        'chosen.leader.distance': Column('chosen.leader.distance', 'length', I4, -2147483647, 2147483647, scale=60, missing=-2147483648),
    },
    outputs={
        'leader.verdict': Column('leader.verdict', 'member', I1, -1, 2, values=_W4),
        'leader.distance': Column('leader.distance', 'figure', I2, -14401, 14401, scale=60, none='leader.distance.none', to='leader.distance.to'),
        'leader.distance.to': Column('leader.distance.to', 'to', I2, -14401, 14401, scale=60),
        'leader.distance.none': Column('leader.distance.none', 'none', bool),
        'leader.actions_taken': Column('leader.actions_taken', 'figure', I1, 0, 3),
        'leader.rode': Column('leader.rode', 'yesno', bool, values=('no', 'yes')),
        'leader.may': Column('leader.may', 'acts', I1, 0, 3),
    },
    kernel=_ride,
    acts=('attach', 'detach'),
)


def _messenger_reach(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Farthest a leader or messenger rides (value for leader). @book 319"""
    leader_nearest_enemy = c["leader.nearest_enemy"]
    errors: Errors = (
    )
    return errors, {
        'leader.messenger_reach': 240 - (leader_nearest_enemy <= 7200).astype(I2) * 120,
    }


messenger_reach = Resolver(
    'messenger_reach', 'Farthest a leader or messenger rides',
    inputs={
        'leader.nearest_enemy': Column('leader.nearest_enemy', 'length', I4, 0, 57600, scale=60),
    },
    outputs={
        'leader.messenger_reach': Column('leader.messenger_reach', 'figure', I2, 120, 240),
    },
    kernel=_messenger_reach,
)


def _attach(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Attach (action for leader). @book 139"""
    leader_phase_now = c["leader.phase_now"]
    leader_rode = c["leader.rode"]
    t2 = ~leader_rode
    del leader_rode
    t3 = (leader_phase_now != 2) | t2
    leader_touches_unit = c["leader.touches_unit"]
    t4 = t3 | leader_touches_unit
    t5 = 2 - (leader_phase_now == 2).view(I1) * 2
    t6 = t5 + (2 - t5) * ((leader_phase_now == 2) & t2).view(I1)
    del leader_phase_now, t2, t5
    leader_attached = c["leader.attached"]
    errors: Errors = (
    )
    return errors, {
        'leader.verdict': 2 + (t6 + (0 - t6) * (~t3 & leader_touches_unit).view(I1) - 2) * t4.view(I1),
        'leader.attached': ~(t3 | ~t4) | leader_attached,
    }


attach = Resolver(
    'attach', 'Attach',
    inputs={
        'leader.phase_now': Column('leader.phase_now', 'member', I1, 0, 5, values=_W22),
        'leader.rode': Column('leader.rode', 'yesno', bool, values=('no', 'yes'), default=0),
        'leader.touches_unit': Column('leader.touches_unit', 'yesno', bool, values=('no', 'yes')),
        'leader.attached': Column('leader.attached', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'leader.verdict': Column('leader.verdict', 'member', I1, -1, 2, values=_W4),
        'leader.attached': Column('leader.attached', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_attach,
)


def _detach(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Detach (action for leader). @book 139"""
    leader_phase_now = c["leader.phase_now"]
    leader_rode = c["leader.rode"]
    t2 = ~leader_rode
    del leader_rode
    t3 = (leader_phase_now != 2) | t2
    t4 = 2 - (leader_phase_now == 2).view(I1) * 2
    leader_attached = c["leader.attached"]
    errors: Errors = (
    )
    return errors, {
        'leader.verdict': t3.view(I1) * (t4 + (2 - t4) * ((leader_phase_now == 2) & t2).view(I1)),
        'leader.attached': t3 & leader_attached,
    }


detach = Resolver(
    'detach', 'Detach',
    inputs={
        'leader.phase_now': Column('leader.phase_now', 'member', I1, 0, 5, values=_W22),
        'leader.rode': Column('leader.rode', 'yesno', bool, values=('no', 'yes'), default=0),
        'leader.attached': Column('leader.attached', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'leader.verdict': Column('leader.verdict', 'member', I1, -1, 2, values=_W4),
        'leader.attached': Column('leader.attached', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_detach,
)


def _move_with_unit(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Move with his unit (action for leader). @book 139, 273"""
    leader_attached = c["leader.attached"]
    errors: Errors = (
    )
    return errors, {
        'leader.verdict': 3 - leader_attached.view(I1) * 2,
    }


move_with_unit = Resolver(
    'move_with_unit', 'Move with his unit',
    inputs={
        'leader.attached': Column('leader.attached', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'leader.verdict': Column('leader.verdict', 'member', I1, -1, 3, values=_W4),
    },
    kernel=_move_with_unit,
)


def _can_influence(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """able to influence (term for leader against unit). @book 141, 152, 207"""
    leader_attached = c["leader.attached"]
    leader_rank = c["leader.rank"]
    t2 = leader_rank == 0
    unit_own_leader = c["unit.own_leader"]
    t3 = leader_attached & (t2 | unit_own_leader)
    del leader_attached, unit_own_leader
    leader_wounds = c["leader.wounds"]
    t4 = leader_wounds >= 1
    del leader_wounds
    t5 = 2 - (leader_rank >= 2).view(I1) - (leader_rank == 3).view(I1)
    t6 = leader_rank == 1
    leader_ability = c["leader.ability"]
    t7 = (leader_ability == 1) & ((leader_rank == 0) | (leader_rank == 2)) & (leader_rank != 1)
    t8 = ~t7 & t6
    t9 = leader_ability == 2
    del leader_ability
    t10 = t9 & t2 & ~t8
    del t2
    t11 = t5 + (3 - (leader_rank >= 2).view(I1) - (leader_rank == 3).view(I1) - t5) * t7.view(I1) - t10.view(I1)
    del t5, t7
    errors: Errors = (
        (3, (leader_rank >= 2) & t9),  # IllegalState
        (1, t3 & t4 & t6),  # NoRule
    )
    return errors, {
        'leader.can_influence': t3 & ~(t4 & (~(~t10 & t8) & (t11 == 1))),
    }


can_influence = Resolver(
    'can_influence', 'able to influence',
    inputs={
        'leader.attached': Column('leader.attached', 'yesno', bool, values=('no', 'yes')),
        'leader.rank': Column('leader.rank', 'member', I1, 0, 3, values=_W11),
        'unit.own_leader': Column('unit.own_leader', 'yesno', bool, values=('no', 'yes')),
        'leader.wounds': Column('leader.wounds', 'number', I1, 0, 2, default=0),
        'leader.ability': Column('leader.ability', 'member', I1, 0, 2, values=_W12),
    },
    outputs={
        'leader.can_influence': Column('leader.can_influence', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_can_influence,
)


def _influence(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Influence the unit he is with (action for leader against unit). @book 141"""
    leader_phase_now = c["leader.phase_now"]
    t2 = leader_phase_now == 2
    del leader_phase_now
    leader_actions_taken = c["leader.actions_taken"]
    leader_rank = c["leader.rank"]
    t3 = leader_rank == 0
    t4 = 2 - (leader_rank >= 2).view(I1) - (leader_rank == 3).view(I1)
    t5 = leader_rank == 1
    leader_ability = c["leader.ability"]
    t6 = (leader_ability == 1) & ((leader_rank == 0) | (leader_rank == 2)) & (leader_rank != 1)
    t7 = ~t6 & t5
    t8 = leader_ability == 2
    del leader_ability
    t9 = t8 & t3 & ~t7
    t10 = t4 + (3 - (leader_rank >= 2).view(I1) - (leader_rank == 3).view(I1) - t4) * t6.view(I1) - t9.view(I1)
    del t4, t6
    t11 = ~t9 & t7
    del t7, t9
    leader_wounds = c["leader.wounds"]
    t12 = leader_wounds >= 1
    del leader_wounds
    t13 = ~t11
    t14 = t12 & (t13 & (t10 >= 2)) & t13
    t15 = t10 - t14.view(I1)
    t16 = ~t14 & t11
    del t11, t14
    t17 = ~t16
    leader_killed = c["leader.killed"]
    leader_captured = c["leader.captured"]
    t18 = t2 & (t17 & (t15 > leader_actions_taken)) & ~(leader_killed | leader_captured)
    del leader_actions_taken, leader_killed, leader_captured
    leader_steadies = c["leader.steadies"]
    leader_inspires = c["leader.inspires"]
    t19 = leader_steadies + leader_inspires
    t20 = t12 & (t13 & (t10 == 1))
    del t10, t13
    t21 = ~t20
    t22 = t18 & t21
    t23 = t17 & (t15 == 3)
    del t17
    t24 = t21 & t23
    t25 = t20 | t23
    del t20, t23
    t26 = ~t25
    t27 = t18 & t26
    t28 = ~(t26 & t16 | t25 & (~t24 & t21)) & (t15 + (t24.view(I1) * 2 - t15) * t25.view(I1) <= t19)
    del t15, t16, t24, t25, t26
    t29 = ~t18 | t28
    t30 = ~t29
    leader_attached = c["leader.attached"]
    unit_own_leader = c["unit.own_leader"]
    t31 = leader_attached & (t3 | unit_own_leader)
    del t3, unit_own_leader
    t32 = t31 & t21
    del t21
    t33 = t29 | t32
    t34 = 2 - t18.view(I1) * 2
    t35 = t34 + (2 - t34) * (t18 & t28).view(I1)
    del t28, t34
    t36 = ~(t29 | ~t33)
    del t29
    t37 = (leader_rank >= 2) & t8 | (leader_steadies >= 1) & (leader_inspires >= 1) | (t19 >= 1) & ~leader_attached
    del leader_rank, t8, leader_steadies, leader_inspires, t19, leader_attached
    t38 = t2 & t5 | t2 & t12 & t5 | t18 & t12 & t5 | t22 & t5 | t22 & t12 & t5 | t27 & t5 | t27 & t12 & t5
    del t2, t18, t22, t27
    errors: Errors = (
        (3, t37),  # IllegalState
        (1, t38 | t30 & t31 & t12 & t5),  # NoRule
    )
    return errors, {
        'leader.verdict': 2 + (t35 + (0 - t35) * (t30 & t32).view(I1) - 2) * t33.view(I1),
        'leader.may': t36.view(I1) + t36.view(I1) * 2,
    }


influence = Resolver(
    'influence', 'Influence the unit he is with',
    inputs={
        'leader.phase_now': Column('leader.phase_now', 'member', I1, 0, 5, values=_W22),
        'leader.actions_taken': Column('leader.actions_taken', 'number', I1, 0, 3, default=0),
        'leader.rank': Column('leader.rank', 'member', I1, 0, 3, values=_W11),
        'leader.ability': Column('leader.ability', 'member', I1, 0, 2, values=_W12),
        'leader.wounds': Column('leader.wounds', 'number', I1, 0, 2, default=0),
        'leader.killed': Column('leader.killed', 'yesno', bool, values=('no', 'yes'), default=0),
        'leader.captured': Column('leader.captured', 'yesno', bool, values=('no', 'yes'), default=0),
        'leader.steadies': Column('leader.steadies', 'number', I1, 0, 2, default=0),
        'leader.inspires': Column('leader.inspires', 'number', I1, 0, 2, default=0),
        'leader.attached': Column('leader.attached', 'yesno', bool, values=('no', 'yes')),
        'unit.own_leader': Column('unit.own_leader', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'leader.verdict': Column('leader.verdict', 'member', I1, -1, 2, values=_W4),
        'leader.may': Column('leader.may', 'acts', I1, 0, 3),
    },
    kernel=_influence,
    acts=('steady', 'inspire'),
)


def _steady(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Steady (action for leader against unit). @book 143, 239"""
    leader_phase_now = c["leader.phase_now"]
    t2 = leader_phase_now == 2
    del leader_phase_now
    leader_actions_taken = c["leader.actions_taken"]
    leader_rank = c["leader.rank"]
    t3 = leader_rank == 0
    t4 = 2 - (leader_rank >= 2).view(I1) - (leader_rank == 3).view(I1)
    t5 = leader_rank == 1
    leader_ability = c["leader.ability"]
    t6 = (leader_ability == 1) & ((leader_rank == 0) | (leader_rank == 2)) & (leader_rank != 1)
    t7 = ~t6 & t5
    t8 = leader_ability == 2
    del leader_ability
    t9 = t8 & t3 & ~t7
    t10 = t4 + (3 - (leader_rank >= 2).view(I1) - (leader_rank == 3).view(I1) - t4) * t6.view(I1) - t9.view(I1)
    del t4, t6
    t11 = ~t9 & t7
    del t7, t9
    leader_wounds = c["leader.wounds"]
    t12 = leader_wounds >= 1
    del leader_wounds
    t13 = ~t11
    t14 = t12 & (t13 & (t10 >= 2)) & t13
    t15 = t10 - t14.view(I1)
    t16 = ~t14 & t11
    del t11, t14
    t17 = ~t16
    leader_killed = c["leader.killed"]
    leader_captured = c["leader.captured"]
    t18 = t2 & (t17 & (t15 > leader_actions_taken)) & ~(leader_killed | leader_captured)
    del leader_killed, leader_captured
    leader_inspires = c["leader.inspires"]
    t19 = leader_inspires >= 1
    t20 = ~t18 | t19
    t21 = ~t20
    leader_steadies = c["leader.steadies"]
    t22 = t12 & (t13 & (t10 == 1))
    del t10, t13
    t23 = ~t22
    t24 = t21 & t23
    t25 = t17 & (t15 == 3)
    del t17
    t26 = t23 & t25
    t27 = t22 | t25
    del t22, t25
    t28 = ~t27
    t29 = t21 & t28
    t30 = ~(t28 & t16 | t27 & (~t26 & t23)) & (t15 + (t26.view(I1) * 2 - t15) * t27.view(I1) <= leader_steadies)
    del t15, t16, t26, t27, t28
    t31 = t20 | t30
    del t20
    t32 = ~t31
    leader_attached = c["leader.attached"]
    t33 = ~leader_attached
    unit_own_leader = c["unit.own_leader"]
    t34 = leader_attached & (t3 | unit_own_leader)
    del t3, leader_attached, unit_own_leader
    t35 = t34 & t23
    del t23
    t36 = t31 | t35
    t37 = 2 - t18.view(I1) * 2
    t38 = t37 + (2 - t37) * (t18 & t19).view(I1)
    del t18, t37
    t39 = t38 + (2 - t38) * (t21 & t30).view(I1)
    del t30, t38
    t40 = t31 | ~t36
    del t31
    t41 = ~t40
    unit_dp = c["unit.dp"]
    t42 = 1 - t40.view(I1)
    leader_steadies_2 = (leader_steadies + t42).clip(0, 2)
    unit_halted = c["unit.halted"]
    t43 = (leader_rank >= 2) & t8 | (leader_steadies >= 1) & t19 | (leader_steadies + leader_inspires >= 1) & t33
    del leader_rank, t8, leader_steadies
    t44 = t2 & t5 | t2 & t12 & t5 | t21 & t12 & t5 | t24 & t5 | t24 & t12 & t5 | t29 & t5 | t29 & t12 & t5
    del t2, t21, t24, t29
    errors: Errors = (
        (3, t43),  # IllegalState
        (1, t44 | t32 & t34 & t12 & t5),  # NoRule
        (3, (leader_steadies_2 >= 1) & t19 | (leader_steadies_2 + leader_inspires >= 1) & t33),  # IllegalState
    )
    return errors, {
        'leader.verdict': 2 + (t39 + (0 - t39) * (t32 & t35).view(I1) - 2) * t36.view(I1),
        'unit.dp': (unit_dp + (t40.view(I1) - 1)).clip(0, 6),
        'leader.steadies': leader_steadies_2,
        'leader.actions_taken': (leader_actions_taken + t42).clip(0, 3),
        'unit.halted': t41 | unit_halted,
        'unit.may_not': t41.view(I1) + t41.view(I1) * 2 + t41.view(I1) * 4,
    }


steady = Resolver(
    'steady', 'Steady',
    inputs={
        'leader.phase_now': Column('leader.phase_now', 'member', I1, 0, 5, values=_W22),
        'leader.actions_taken': Column('leader.actions_taken', 'number', I1, 0, 3, default=0),
        'leader.rank': Column('leader.rank', 'member', I1, 0, 3, values=_W11),
        'leader.ability': Column('leader.ability', 'member', I1, 0, 2, values=_W12),
        'leader.wounds': Column('leader.wounds', 'number', I1, 0, 2, default=0),
        'leader.killed': Column('leader.killed', 'yesno', bool, values=('no', 'yes'), default=0),
        'leader.captured': Column('leader.captured', 'yesno', bool, values=('no', 'yes'), default=0),
        'leader.inspires': Column('leader.inspires', 'number', I1, 0, 2, default=0),
        'leader.steadies': Column('leader.steadies', 'number', I1, 0, 2, default=0),
        'leader.attached': Column('leader.attached', 'yesno', bool, values=('no', 'yes')),
        'unit.own_leader': Column('unit.own_leader', 'yesno', bool, values=('no', 'yes')),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 6, default=0),
        'unit.halted': Column('unit.halted', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'leader.verdict': Column('leader.verdict', 'member', I1, -1, 2, values=_W4),
        'unit.dp': Column('unit.dp', 'figure', I1, 0, 6),
        'leader.steadies': Column('leader.steadies', 'figure', I1, 0, 2),
        'leader.actions_taken': Column('leader.actions_taken', 'figure', I1, 0, 3),
        'unit.halted': Column('unit.halted', 'yesno', bool, values=('no', 'yes')),
        'unit.may_not': Column('unit.may_not', 'acts', I1, 0, 7),
    },
    kernel=_steady,
    acts=('move', 'road_move', 'charge'),
)


def _inspire(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Inspire (action for leader against unit). @book 144"""
    leader_phase_now = c["leader.phase_now"]
    t2 = leader_phase_now == 2
    del leader_phase_now
    leader_actions_taken = c["leader.actions_taken"]
    leader_rank = c["leader.rank"]
    t3 = leader_rank == 0
    t4 = 2 - (leader_rank >= 2).view(I1) - (leader_rank == 3).view(I1)
    t5 = leader_rank == 1
    leader_ability = c["leader.ability"]
    t6 = (leader_ability == 1) & ((leader_rank == 0) | (leader_rank == 2)) & (leader_rank != 1)
    t7 = ~t6 & t5
    t8 = leader_ability == 2
    del leader_ability
    t9 = t8 & t3 & ~t7
    t10 = t4 + (3 - (leader_rank >= 2).view(I1) - (leader_rank == 3).view(I1) - t4) * t6.view(I1) - t9.view(I1)
    del t4, t6
    t11 = ~t9 & t7
    del t7, t9
    leader_wounds = c["leader.wounds"]
    t12 = leader_wounds >= 1
    del leader_wounds
    t13 = ~t11
    t14 = t12 & (t13 & (t10 >= 2)) & t13
    t15 = t10 - t14.view(I1)
    t16 = ~t14 & t11
    del t11, t14
    t17 = ~t16
    leader_killed = c["leader.killed"]
    leader_captured = c["leader.captured"]
    t18 = t2 & (t17 & (t15 > leader_actions_taken)) & ~(leader_killed | leader_captured)
    del leader_killed, leader_captured
    leader_steadies = c["leader.steadies"]
    t19 = leader_steadies >= 1
    t20 = ~t18 | t19
    t21 = ~t20
    leader_inspires = c["leader.inspires"]
    t22 = t12 & (t13 & (t10 == 1))
    del t10, t13
    t23 = ~t22
    t24 = t21 & t23
    t25 = t17 & (t15 == 3)
    del t17
    t26 = t23 & t25
    t27 = t22 | t25
    del t22, t25
    t28 = ~t27
    t29 = t21 & t28
    t30 = ~(t28 & t16 | t27 & (~t26 & t23)) & (t15 + (t26.view(I1) * 2 - t15) * t27.view(I1) <= leader_inspires)
    del t15, t16, t26, t27, t28
    t31 = t20 | t30
    del t20
    t32 = ~t31
    leader_attached = c["leader.attached"]
    t33 = ~leader_attached
    unit_own_leader = c["unit.own_leader"]
    t34 = leader_attached & (t3 | unit_own_leader)
    del t3, leader_attached, unit_own_leader
    t35 = t34 & t23
    del t23
    t36 = t31 | t35
    t37 = 2 - t18.view(I1) * 2
    t38 = t37 + (2 - t37) * (t18 & t19).view(I1)
    del t18, t37
    t39 = t38 + (2 - t38) * (t21 & t30).view(I1)
    del t30, t38
    t40 = 1 - (t31 | ~t36).view(I1)
    del t31
    unit_inspiring = c["unit.inspiring"]
    leader_inspires_2 = (leader_inspires + t40).clip(0, 2)
    t41 = (leader_rank >= 2) & t8 | t19 & (leader_inspires >= 1) | (leader_steadies + leader_inspires >= 1) & t33
    del leader_rank, t8, leader_inspires
    t42 = t2 & t5 | t2 & t12 & t5 | t21 & t12 & t5 | t24 & t5 | t24 & t12 & t5 | t29 & t5 | t29 & t12 & t5
    del t2, t21, t24, t29
    errors: Errors = (
        (3, t41),  # IllegalState
        (1, t42 | t32 & t34 & t12 & t5),  # NoRule
        (3, t19 & (leader_inspires_2 >= 1) | (leader_steadies + leader_inspires_2 >= 1) & t33),  # IllegalState
    )
    return errors, {
        'leader.verdict': 2 + (t39 + (0 - t39) * (t32 & t35).view(I1) - 2) * t36.view(I1),
        'unit.inspiring': (unit_inspiring + t40).clip(0, 4),
        'leader.inspires': leader_inspires_2,
        'leader.actions_taken': (leader_actions_taken + t40).clip(0, 3),
    }


inspire = Resolver(
    'inspire', 'Inspire',
    inputs={
        'leader.phase_now': Column('leader.phase_now', 'member', I1, 0, 5, values=_W22),
        'leader.actions_taken': Column('leader.actions_taken', 'number', I1, 0, 3, default=0),
        'leader.rank': Column('leader.rank', 'member', I1, 0, 3, values=_W11),
        'leader.ability': Column('leader.ability', 'member', I1, 0, 2, values=_W12),
        'leader.wounds': Column('leader.wounds', 'number', I1, 0, 2, default=0),
        'leader.killed': Column('leader.killed', 'yesno', bool, values=('no', 'yes'), default=0),
        'leader.captured': Column('leader.captured', 'yesno', bool, values=('no', 'yes'), default=0),
        'leader.steadies': Column('leader.steadies', 'number', I1, 0, 2, default=0),
        'leader.inspires': Column('leader.inspires', 'number', I1, 0, 2, default=0),
        'leader.attached': Column('leader.attached', 'yesno', bool, values=('no', 'yes')),
        'unit.own_leader': Column('unit.own_leader', 'yesno', bool, values=('no', 'yes')),
        'unit.inspiring': Column('unit.inspiring', 'number', I1, 0, 4, default=0),
    },
    outputs={
        'leader.verdict': Column('leader.verdict', 'member', I1, -1, 2, values=_W4),
        'unit.inspiring': Column('unit.inspiring', 'figure', I1, 0, 4),
        'leader.inspires': Column('leader.inspires', 'figure', I1, 0, 2),
        'leader.actions_taken': Column('leader.actions_taken', 'figure', I1, 0, 3),
    },
    kernel=_inspire,
)


def _orders(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Issue new orders (action for leader). @book 148"""
    leader_phase_now = c["leader.phase_now"]
    t2 = leader_phase_now == 2
    del leader_phase_now
    leader_actions_taken = c["leader.actions_taken"]
    leader_rank = c["leader.rank"]
    t3 = leader_rank == 0
    t4 = 2 - (leader_rank >= 2).view(I1) - (leader_rank == 3).view(I1)
    t5 = leader_rank == 1
    leader_ability = c["leader.ability"]
    t6 = (leader_ability == 1) & ((leader_rank == 0) | (leader_rank == 2)) & (leader_rank != 1)
    t7 = ~t6 & t5
    t8 = leader_ability == 2
    del leader_ability
    t9 = t8 & t3 & ~t7
    t10 = t4 + (3 - (leader_rank >= 2).view(I1) - (leader_rank == 3).view(I1) - t4) * t6.view(I1) - t9.view(I1)
    del t4, t6
    t11 = ~t9 & t7
    del t7, t9
    leader_wounds = c["leader.wounds"]
    t12 = leader_wounds >= 1
    del leader_wounds
    t13 = ~t11
    t14 = t12 & (t13 & (t10 >= 2)) & t13
    del t13
    leader_killed = c["leader.killed"]
    leader_captured = c["leader.captured"]
    t15 = t2 & (~(~t14 & t11) & (t10 - t14.view(I1) > leader_actions_taken)) & ~(leader_killed | leader_captured)
    del t10, t11, t14, leader_killed, leader_captured
    t16 = ~t15
    leader_attached = c["leader.attached"]
    t17 = t3 & ~leader_attached
    del t3, leader_attached
    t18 = t16 | t17
    t19 = 2 - t15.view(I1) * 2
    errors: Errors = (
        (3, (leader_rank >= 2) & t8),  # IllegalState
        (1, t2 & t5 | t2 & t12 & t5),  # NoRule
    )
    return errors, {
        'leader.verdict': 2 + (t19 + (0 - t19) * (t15 & t17).view(I1) - 2) * t18.view(I1),
        'leader.actions_taken': (leader_actions_taken + (1 - (t16 | ~t18).view(I1))).clip(0, 3),
    }


orders = Resolver(
    'orders', 'Issue new orders',
    inputs={
        'leader.phase_now': Column('leader.phase_now', 'member', I1, 0, 5, values=_W22),
        'leader.actions_taken': Column('leader.actions_taken', 'number', I1, 0, 3, default=0),
        'leader.rank': Column('leader.rank', 'member', I1, 0, 3, values=_W11),
        'leader.ability': Column('leader.ability', 'member', I1, 0, 2, values=_W12),
        'leader.wounds': Column('leader.wounds', 'number', I1, 0, 2, default=0),
        'leader.killed': Column('leader.killed', 'yesno', bool, values=('no', 'yes'), default=0),
        'leader.captured': Column('leader.captured', 'yesno', bool, values=('no', 'yes'), default=0),
        'leader.attached': Column('leader.attached', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'leader.verdict': Column('leader.verdict', 'member', I1, -1, 2, values=_W4),
        'leader.actions_taken': Column('leader.actions_taken', 'figure', I1, 0, 3),
    },
    kernel=_orders,
)


def _hear_orders(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Listen to orders (action for leader). @book 148"""
    leader_phase_now = c["leader.phase_now"]
    t2 = leader_phase_now == 2
    del leader_phase_now
    leader_actions_taken = c["leader.actions_taken"]
    leader_rank = c["leader.rank"]
    t3 = 2 - (leader_rank >= 2).view(I1) - (leader_rank == 3).view(I1)
    t4 = leader_rank == 1
    leader_ability = c["leader.ability"]
    t5 = (leader_ability == 1) & ((leader_rank == 0) | (leader_rank == 2)) & (leader_rank != 1)
    t6 = ~t5 & t4
    t7 = leader_ability == 2
    del leader_ability
    t8 = t7 & (leader_rank == 0) & ~t6
    t9 = t3 + (3 - (leader_rank >= 2).view(I1) - (leader_rank == 3).view(I1) - t3) * t5.view(I1) - t8.view(I1)
    del t3, t5
    t10 = ~t8 & t6
    del t6, t8
    leader_wounds = c["leader.wounds"]
    t11 = leader_wounds >= 1
    del leader_wounds
    t12 = ~t10
    t13 = t11 & (t12 & (t9 >= 2)) & t12
    del t12
    leader_killed = c["leader.killed"]
    leader_captured = c["leader.captured"]
    t14 = t2 & (~(~t13 & t10) & (t9 - t13.view(I1) > leader_actions_taken)) & ~(leader_killed | leader_captured)
    del t9, t10, t13, leader_killed, leader_captured
    errors: Errors = (
        (3, (leader_rank >= 2) & t7),  # IllegalState
        (1, t2 & t4 | t2 & t11 & t4),  # NoRule
    )
    return errors, {
        'leader.verdict': 2 - t14.view(I1) * 2,
        'leader.actions_taken': (leader_actions_taken + t14.view(I1)).clip(0, 3),
    }


hear_orders = Resolver(
    'hear_orders', 'Listen to orders',
    inputs={
        'leader.phase_now': Column('leader.phase_now', 'member', I1, 0, 5, values=_W22),
        'leader.actions_taken': Column('leader.actions_taken', 'number', I1, 0, 3, default=0),
        'leader.rank': Column('leader.rank', 'member', I1, 0, 3, values=_W11),
        'leader.ability': Column('leader.ability', 'member', I1, 0, 2, values=_W12),
        'leader.wounds': Column('leader.wounds', 'number', I1, 0, 2, default=0),
        'leader.killed': Column('leader.killed', 'yesno', bool, values=('no', 'yes'), default=0),
        'leader.captured': Column('leader.captured', 'yesno', bool, values=('no', 'yes'), default=0),
    },
    outputs={
        'leader.verdict': Column('leader.verdict', 'member', I1, -1, 2, values=_W4),
        'leader.actions_taken': Column('leader.actions_taken', 'figure', I1, 0, 3),
    },
    kernel=_hear_orders,
)


def _send_messenger(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Send a messenger (action for leader). @book 33, 148"""
    leader_phase_now = c["leader.phase_now"]
    t2 = leader_phase_now == 2
    del leader_phase_now
    leader_actions_taken = c["leader.actions_taken"]
    leader_rank = c["leader.rank"]
    t3 = leader_rank == 0
    t4 = 2 - (leader_rank >= 2).view(I1) - (leader_rank == 3).view(I1)
    t5 = leader_rank == 1
    leader_ability = c["leader.ability"]
    t6 = (leader_ability == 1) & ((leader_rank == 0) | (leader_rank == 2)) & (leader_rank != 1)
    t7 = ~t6 & t5
    t8 = leader_ability == 2
    del leader_ability
    t9 = t8 & t3 & ~t7
    t10 = t4 + (3 - (leader_rank >= 2).view(I1) - (leader_rank == 3).view(I1) - t4) * t6.view(I1) - t9.view(I1)
    del t4, t6
    t11 = ~t9 & t7
    del t7, t9
    leader_wounds = c["leader.wounds"]
    t12 = leader_wounds >= 1
    del leader_wounds
    t13 = ~t11
    t14 = t12 & (t13 & (t10 >= 2)) & t13
    del t13
    leader_killed = c["leader.killed"]
    leader_captured = c["leader.captured"]
    t15 = t2 & (~(~t14 & t11) & (t10 - t14.view(I1) > leader_actions_taken)) & ~(leader_killed | leader_captured)
    del t10, t11, t14, leader_killed, leader_captured
    t16 = ~t15
    leader_attached = c["leader.attached"]
    t17 = t3 & ~leader_attached
    del t3, leader_attached
    t18 = t16 | t17
    t19 = 2 - t15.view(I1) * 2
    errors: Errors = (
        (3, (leader_rank >= 2) & t8),  # IllegalState
        (1, t2 & t5 | t2 & t12 & t5),  # NoRule
    )
    return errors, {
        'leader.verdict': 2 + (t19 + (0 - t19) * (t15 & t17).view(I1) - 2) * t18.view(I1),
        'leader.actions_taken': (leader_actions_taken + (1 - (t16 | ~t18).view(I1))).clip(0, 3),
    }


send_messenger = Resolver(
    'send_messenger', 'Send a messenger',
    inputs={
        'leader.phase_now': Column('leader.phase_now', 'member', I1, 0, 5, values=_W22),
        'leader.actions_taken': Column('leader.actions_taken', 'number', I1, 0, 3, default=0),
        'leader.rank': Column('leader.rank', 'member', I1, 0, 3, values=_W11),
        'leader.ability': Column('leader.ability', 'member', I1, 0, 2, values=_W12),
        'leader.wounds': Column('leader.wounds', 'number', I1, 0, 2, default=0),
        'leader.killed': Column('leader.killed', 'yesno', bool, values=('no', 'yes'), default=0),
        'leader.captured': Column('leader.captured', 'yesno', bool, values=('no', 'yes'), default=0),
        'leader.attached': Column('leader.attached', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'leader.verdict': Column('leader.verdict', 'member', I1, -1, 2, values=_W4),
        'leader.actions_taken': Column('leader.actions_taken', 'figure', I1, 0, 3),
    },
    kernel=_send_messenger,
)


def _under_him(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """assigned to him (term for unit against leader). @book 152"""
    leader_rank = c["leader.rank"]
    unit_own_leader = c["unit.own_leader"]
    errors: Errors = (
    )
    return errors, {
        'unit.under_him': (leader_rank == 0) | (leader_rank == 2) & unit_own_leader,
    }


under_him = Resolver(
    'under_him', 'assigned to him',
    inputs={
        'leader.rank': Column('leader.rank', 'member', I1, 0, 3, values=_W11),
        'unit.own_leader': Column('unit.own_leader', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'unit.under_him': Column('unit.under_him', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_under_him,
)


def _number_of_orders(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Number of its orders (value for unit). @book 158-164"""
    unit_order = c["unit.order"]
    errors: Errors = (
    )
    return errors, {
        'unit.number_of_orders': 1 + (unit_order >= 1).view(I1) + (unit_order == 2).view(I1),
    }


number_of_orders = Resolver(
    'number_of_orders', 'Number of its orders',
    inputs={
        'unit.order': Column('unit.order', 'member', I1, 0, 2, values=_W23),
    },
    outputs={
        'unit.number_of_orders': Column('unit.number_of_orders', 'figure', I1, 1, 3),
    },
    kernel=_number_of_orders,
)


def _change_orders(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Change a commander's orders (action for leader against subordinate). @book 164"""
    leader_rank = c["leader.rank"]
    leader_issued_orders = c["leader.issued_orders"]
    t2 = (leader_rank == 0) & leader_issued_orders
    del leader_rank, leader_issued_orders
    subordinate_touches_general = c["subordinate.touches_general"]
    leader_attached = c["leader.attached"]
    t3 = subordinate_touches_general & ~leader_attached
    del subordinate_touches_general, leader_attached
    t4 = ~t2 | t3
    subordinate_touches_messenger = c["subordinate.touches_messenger"]
    t5 = 2 - t2.view(I1) * 2
    t6 = t5 + (0 - t5) * (t2 & t3).view(I1)
    del t2, t3, t5
    leader_verdict = (
        2
        + (
            t6
            + (0 - t6) * (~t4 & subordinate_touches_messenger).view(I1) - 2
        ) * (t4 | subordinate_touches_messenger).view(I1)
    )
    del t4, subordinate_touches_messenger, t6
    errors: Errors = (
    )
    return errors, {
        'leader.verdict': leader_verdict,
    }


change_orders = Resolver(
    'change_orders', "Change a commander's orders",
    inputs={
        'leader.rank': Column('leader.rank', 'member', I1, 0, 3, values=_W11),
        'leader.issued_orders': Column('leader.issued_orders', 'yesno', bool, values=('no', 'yes')),
        'subordinate.touches_general': Column('subordinate.touches_general', 'yesno', bool, values=('no', 'yes')),
        'leader.attached': Column('leader.attached', 'yesno', bool, values=('no', 'yes')),
        'subordinate.touches_messenger': Column('subordinate.touches_messenger', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'leader.verdict': Column('leader.verdict', 'member', I1, -1, 2, values=_W4),
    },
    kernel=_change_orders,
)


def _attack_in_orders(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Attack under its orders (action for unit against enemy). @book 158-164"""
    unit_order = c["unit.order"]
    enemy_threatens = c["enemy.threatens"]
    errors: Errors = (
    )
    return errors, {
        'unit.verdict': 2 - ((unit_order == 2) | enemy_threatens).view(I1) * 2,
    }


attack_in_orders = Resolver(
    'attack_in_orders', 'Attack under its orders',
    inputs={
        'unit.order': Column('unit.order', 'member', I1, 0, 2, values=_W23),
        'enemy.threatens': Column('enemy.threatens', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W4),
    },
    kernel=_attack_in_orders,
)


def _act_against_orders(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Act against its orders (action for unit against leader). @book 166"""
    unit_leader_attached = c["unit.leader_attached"]
    leader_rank = c["leader.rank"]
    errors: Errors = (
    )
    return errors, {
        'unit.verdict': 2 - (unit_leader_attached & (leader_rank <= 1)).view(I1) * 2,
    }


act_against_orders = Resolver(
    'act_against_orders', 'Act against its orders',
    inputs={
        'unit.leader_attached': Column('unit.leader_attached', 'yesno', bool, values=('no', 'yes')),
        'leader.rank': Column('leader.rank', 'member', I1, 0, 3, values=_W11),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W4),
    },
    kernel=_act_against_orders,
)


def _control_radius(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Control radius (value for leader). @book 170"""
    leader_rank = c["leader.rank"]
    t2 = 2 - (leader_rank >= 2).view(I1) - (leader_rank == 3).view(I1)
    t3 = leader_rank == 1
    leader_ability = c["leader.ability"]
    t4 = (leader_ability == 1) & ((leader_rank == 0) | (leader_rank == 2)) & (leader_rank != 1)
    t5 = ~t4 & t3
    t6 = leader_ability == 2
    del leader_ability
    t7 = t6 & (leader_rank == 0) & ~t5
    t8 = t2 + (3 - (leader_rank >= 2).view(I1) - (leader_rank == 3).view(I1) - t2) * t4.view(I1) - t7.view(I1)
    del t2, t4
    t9 = ~t7 & t5
    del t5, t7
    leader_wounds = c["leader.wounds"]
    t10 = ~t9
    t11 = (leader_wounds >= 1) & (t10 & (t8 >= 2)) & t10
    del leader_wounds, t10
    t12 = t8 - t11.view(I1)
    del t8
    errors: Errors = (
        (3, (leader_rank >= 2) & t6),  # IllegalState
        (1, t3),  # NoRule
    )
    return errors, {
        'leader.control_radius': ((t12 + (0 - t12) * (~t11 & t9).view(I1) - 1).clip(0, 2) * 40).astype(I2) + 60,
    }


control_radius = Resolver(
    'control_radius', 'Control radius',
    inputs={
        'leader.rank': Column('leader.rank', 'member', I1, 0, 3, values=_W11),
        'leader.ability': Column('leader.ability', 'member', I1, 0, 2, values=_W12),
        'leader.wounds': Column('leader.wounds', 'number', I1, 0, 2, default=0),
    },
    outputs={
        'leader.control_radius': Column('leader.control_radius', 'figure', I2, 60, 140),
    },
    kernel=_control_radius,
)


def _exceptional_radius(_c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Control radius of an unhurt exceptional general (value for leader). @book 170"""
    errors: Errors = (
    )
    return errors, {
    }


exceptional_radius = Resolver(
    'exceptional_radius', 'Control radius of an unhurt exceptional general',
    inputs={
    },
    outputs={
        'leader.exceptional_radius': Column('leader.exceptional_radius', 'figure', I2, 140, 140),
    },
    kernel=_exceptional_radius,
    same={'leader.exceptional_radius': 140},
)


def _in_radius(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """within the radius of a detached leader (term for unit against leader). @book 152, 170"""
    leader_rank = c["leader.rank"]
    t2 = leader_rank == 0
    unit_own_leader = c["unit.own_leader"]
    t3 = t2 | (leader_rank == 2) & unit_own_leader
    del unit_own_leader
    unit_leader_distance = c["unit.leader_distance"]
    t4 = 2 - (leader_rank >= 2).view(I1) - (leader_rank == 3).view(I1)
    t5 = leader_rank == 1
    leader_ability = c["leader.ability"]
    t6 = (leader_ability == 1) & ((leader_rank == 0) | (leader_rank == 2)) & (leader_rank != 1)
    t7 = ~t6 & t5
    t8 = leader_ability == 2
    del leader_ability
    t9 = t8 & t2 & ~t7
    del t2
    t10 = t4 + (3 - (leader_rank >= 2).view(I1) - (leader_rank == 3).view(I1) - t4) * t6.view(I1) - t9.view(I1)
    del t4, t6
    t11 = ~t9 & t7
    del t7, t9
    leader_wounds = c["leader.wounds"]
    t12 = leader_wounds >= 1
    del leader_wounds
    t13 = ~t11
    t14 = t12 & (t13 & (t10 >= 2)) & t13
    del t13
    t15 = t10 - t14.view(I1)
    del t10
    t16 = unit_leader_distance <= (
        ((t15 + (0 - t15) * (~t14 & t11).view(I1) - 1).clip(0, 2) * 40).astype(I2)
        + 60
    ) * 60
    del unit_leader_distance, t11, t14, t15
    leader_attached = c["leader.attached"]
    errors: Errors = (
        (3, (leader_rank >= 2) & t8),  # IllegalState
        (1, t3 & t5 | t3 & t12 & t5),  # NoRule
    )
    return errors, {
        'unit.in_radius': t3 & t16 & ~leader_attached,
    }


in_radius = Resolver(
    'in_radius', 'within the radius of a detached leader',
    inputs={
        'leader.rank': Column('leader.rank', 'member', I1, 0, 3, values=_W11),
        'unit.own_leader': Column('unit.own_leader', 'yesno', bool, values=('no', 'yes')),
        'unit.leader_distance': Column('unit.leader_distance', 'length', I4, 0, 57600, scale=60),
        'leader.ability': Column('leader.ability', 'member', I1, 0, 2, values=_W12),
        'leader.wounds': Column('leader.wounds', 'number', I1, 0, 2, default=0),
        'leader.attached': Column('leader.attached', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'unit.in_radius': Column('unit.in_radius', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_in_radius,
)


def _controlled(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """under control (term for unit against leader). @book 170, 174"""
    unit_leader_attached = c["unit.leader_attached"]
    leader_rank = c["leader.rank"]
    t2 = leader_rank == 0
    unit_own_leader = c["unit.own_leader"]
    t3 = t2 | (leader_rank == 2) & unit_own_leader
    del unit_own_leader
    t4 = ~unit_leader_attached & t3
    unit_leader_distance = c["unit.leader_distance"]
    t5 = 2 - (leader_rank >= 2).view(I1) - (leader_rank == 3).view(I1)
    t6 = leader_rank == 1
    leader_ability = c["leader.ability"]
    t7 = (leader_ability == 1) & ((leader_rank == 0) | (leader_rank == 2)) & (leader_rank != 1)
    t8 = ~t7 & t6
    t9 = leader_ability == 2
    del leader_ability
    t10 = t9 & t2 & ~t8
    del t2
    t11 = t5 + (3 - (leader_rank >= 2).view(I1) - (leader_rank == 3).view(I1) - t5) * t7.view(I1) - t10.view(I1)
    del t5, t7
    t12 = ~t10 & t8
    del t8, t10
    leader_wounds = c["leader.wounds"]
    t13 = leader_wounds >= 1
    del leader_wounds
    t14 = ~t12
    t15 = t13 & (t14 & (t11 >= 2)) & t14
    del t14
    t16 = t11 - t15.view(I1)
    del t11
    t17 = unit_leader_distance <= (
        ((t16 + (0 - t16) * (~t15 & t12).view(I1) - 1).clip(0, 2) * 40).astype(I2)
        + 60
    ) * 60
    del unit_leader_distance, t12, t15, t16
    leader_attached = c["leader.attached"]
    errors: Errors = (
        (3, (leader_rank >= 2) & t9),  # IllegalState
        (1, t4 & t6 | t4 & t13 & t6),  # NoRule
    )
    return errors, {
        'unit.controlled': unit_leader_attached | t3 & t17 & ~leader_attached,
    }


controlled = Resolver(
    'controlled', 'under control',
    inputs={
        'unit.leader_attached': Column('unit.leader_attached', 'yesno', bool, values=('no', 'yes')),
        'leader.rank': Column('leader.rank', 'member', I1, 0, 3, values=_W11),
        'unit.own_leader': Column('unit.own_leader', 'yesno', bool, values=('no', 'yes')),
        'unit.leader_distance': Column('unit.leader_distance', 'length', I4, 0, 57600, scale=60),
        'leader.ability': Column('leader.ability', 'member', I1, 0, 2, values=_W12),
        'leader.wounds': Column('leader.wounds', 'number', I1, 0, 2, default=0),
        'leader.attached': Column('leader.attached', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'unit.controlled': Column('unit.controlled', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_controlled,
)


def _lead_controlled(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """the unit it follows is controlled (term for unit against leader). @book 170, 175, 176"""
    unit_lead_attached = c["unit.lead_attached"]
    leader_rank = c["leader.rank"]
    t2 = leader_rank == 0
    unit_own_leader = c["unit.own_leader"]
    t3 = t2 | (leader_rank == 2) & unit_own_leader
    del unit_own_leader
    t4 = ~unit_lead_attached & t3
    unit_lead_distance = c["unit.lead_distance"]
    t5 = 2 - (leader_rank >= 2).view(I1) - (leader_rank == 3).view(I1)
    t6 = leader_rank == 1
    leader_ability = c["leader.ability"]
    t7 = (leader_ability == 1) & ((leader_rank == 0) | (leader_rank == 2)) & (leader_rank != 1)
    t8 = ~t7 & t6
    t9 = leader_ability == 2
    del leader_ability
    t10 = t9 & t2 & ~t8
    del t2
    t11 = t5 + (3 - (leader_rank >= 2).view(I1) - (leader_rank == 3).view(I1) - t5) * t7.view(I1) - t10.view(I1)
    del t5, t7
    t12 = ~t10 & t8
    del t8, t10
    leader_wounds = c["leader.wounds"]
    t13 = leader_wounds >= 1
    del leader_wounds
    t14 = ~t12
    t15 = t13 & (t14 & (t11 >= 2)) & t14
    del t14
    t16 = t11 - t15.view(I1)
    del t11
    t17 = unit_lead_distance <= (
        ((t16 + (0 - t16) * (~t15 & t12).view(I1) - 1).clip(0, 2) * 40).astype(I2)
        + 60
    ) * 60
    del unit_lead_distance, t12, t15, t16
    leader_attached = c["leader.attached"]
    errors: Errors = (
        (3, (leader_rank >= 2) & t9),  # IllegalState
        (1, t4 & t6 | t4 & t13 & t6),  # NoRule
    )
    return errors, {
        'unit.lead_controlled': unit_lead_attached | t3 & t17 & ~leader_attached,
    }


lead_controlled = Resolver(
    'lead_controlled', 'the unit it follows is controlled',
    inputs={
        'unit.lead_attached': Column('unit.lead_attached', 'yesno', bool, values=('no', 'yes')),
        'leader.rank': Column('leader.rank', 'member', I1, 0, 3, values=_W11),
        'unit.own_leader': Column('unit.own_leader', 'yesno', bool, values=('no', 'yes')),
        'unit.lead_distance': Column('unit.lead_distance', 'length', I4, 0, 57600, scale=60),
        'leader.ability': Column('leader.ability', 'member', I1, 0, 2, values=_W12),
        'leader.wounds': Column('leader.wounds', 'number', I1, 0, 2, default=0),
        'leader.attached': Column('leader.attached', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'unit.lead_controlled': Column('unit.lead_controlled', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_lead_controlled,
)


def _conforming(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """conforming to a controlled unit of its battalia (term for unit against leader). @book 175, 176"""
    unit_conforms = c["unit.conforms"]
    unit_lead_attached = c["unit.lead_attached"]
    leader_rank = c["leader.rank"]
    t2 = leader_rank == 0
    unit_own_leader = c["unit.own_leader"]
    t3 = t2 | (leader_rank == 2) & unit_own_leader
    del unit_own_leader
    t4 = unit_conforms & ~unit_lead_attached & t3
    unit_lead_distance = c["unit.lead_distance"]
    t5 = 2 - (leader_rank >= 2).view(I1) - (leader_rank == 3).view(I1)
    t6 = leader_rank == 1
    leader_ability = c["leader.ability"]
    t7 = (leader_ability == 1) & ((leader_rank == 0) | (leader_rank == 2)) & (leader_rank != 1)
    t8 = ~t7 & t6
    t9 = leader_ability == 2
    del leader_ability
    t10 = t9 & t2 & ~t8
    del t2
    t11 = t5 + (3 - (leader_rank >= 2).view(I1) - (leader_rank == 3).view(I1) - t5) * t7.view(I1) - t10.view(I1)
    del t5, t7
    t12 = ~t10 & t8
    del t8, t10
    leader_wounds = c["leader.wounds"]
    t13 = leader_wounds >= 1
    del leader_wounds
    t14 = ~t12
    t15 = t13 & (t14 & (t11 >= 2)) & t14
    del t14
    t16 = t11 - t15.view(I1)
    del t11
    t17 = unit_lead_distance <= (
        ((t16 + (0 - t16) * (~t15 & t12).view(I1) - 1).clip(0, 2) * 40).astype(I2)
        + 60
    ) * 60
    del unit_lead_distance, t12, t15, t16
    leader_attached = c["leader.attached"]
    unit_beside_lead = c["unit.beside_lead"]
    unit_behind_lead = c["unit.behind_lead"]
    unit_conforming = unit_conforms & (
        unit_lead_attached | t3 & t17 & ~leader_attached
    ) & (unit_beside_lead | (unit_behind_lead <= 3600))
    del unit_conforms, unit_lead_attached, t3, t17, leader_attached, unit_beside_lead, unit_behind_lead
    errors: Errors = (
        (3, (leader_rank >= 2) & t9),  # IllegalState
        (1, t4 & t6 | t4 & t13 & t6),  # NoRule
    )
    return errors, {
        'unit.conforming': unit_conforming,
    }


conforming = Resolver(
    'conforming', 'conforming to a controlled unit of its battalia',
    inputs={
        'unit.conforms': Column('unit.conforms', 'yesno', bool, values=('no', 'yes')),
        'unit.lead_attached': Column('unit.lead_attached', 'yesno', bool, values=('no', 'yes')),
        'leader.rank': Column('leader.rank', 'member', I1, 0, 3, values=_W11),
        'unit.own_leader': Column('unit.own_leader', 'yesno', bool, values=('no', 'yes')),
        'unit.lead_distance': Column('unit.lead_distance', 'length', I4, 0, 57600, scale=60),
        'leader.ability': Column('leader.ability', 'member', I1, 0, 2, values=_W12),
        'leader.wounds': Column('leader.wounds', 'number', I1, 0, 2, default=0),
        'leader.attached': Column('leader.attached', 'yesno', bool, values=('no', 'yes')),
        'unit.beside_lead': Column('unit.beside_lead', 'yesno', bool, values=('no', 'yes')),
        'unit.behind_lead': Column('unit.behind_lead', 'length', I4, 0, 57600, scale=60),
    },
    outputs={
        'unit.conforming': Column('unit.conforming', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_conforming,
)


def _failed_charge(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """charged last turn without making contact (term for unit). @book 174, 178, 435"""
    unit_charged_last_turn = c["unit.charged_last_turn"]
    unit_contacted_last_turn = c["unit.contacted_last_turn"]
    errors: Errors = (
    )
    return errors, {
        'unit.failed_charge': unit_charged_last_turn & ~unit_contacted_last_turn,
    }


failed_charge = Resolver(
    'failed_charge', 'charged last turn without making contact',
    inputs={
        'unit.charged_last_turn': Column('unit.charged_last_turn', 'yesno', bool, values=('no', 'yes')),
        'unit.contacted_last_turn': Column('unit.contacted_last_turn', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'unit.failed_charge': Column('unit.failed_charge', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_failed_charge,
)


def _control(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Control test (test for unit against leader). @book 172-195

    One leader who controls the unit is enough.

    It is taken once every leader has acted, and settles what the unit does till the turn ends.
    """
    unit_charged_last_turn = c["unit.charged_last_turn"]
    unit_contacted_last_turn = c["unit.contacted_last_turn"]
    t2 = unit_charged_last_turn & ~unit_contacted_last_turn
    del unit_charged_last_turn, unit_contacted_last_turn
    unit_wishes_to_cease = c["unit.wishes_to_cease"]
    unit_doing = c["unit.doing"]
    t3 = (unit_doing >= 1) & (unit_doing <= 3)
    t4 = unit_wishes_to_cease & t3
    del unit_wishes_to_cease
    t5 = t2 | t4
    unit_leader_attached = c["unit.leader_attached"]
    t6 = unit_leader_attached & t3
    del t3
    t7 = t5 | t6
    t8 = ~t7 & unit_leader_attached
    t9 = t7 | unit_leader_attached
    del t7
    t10 = ~t9
    leader_rank = c["leader.rank"]
    t11 = leader_rank == 0
    unit_own_leader = c["unit.own_leader"]
    t12 = t11 | (leader_rank == 2) & unit_own_leader
    del unit_own_leader
    t13 = t10 & t12
    unit_leader_distance = c["unit.leader_distance"]
    t14 = 2 - (leader_rank >= 2).view(I1) - (leader_rank == 3).view(I1)
    t15 = leader_rank == 1
    leader_ability = c["leader.ability"]
    t16 = (leader_ability == 1) & ((leader_rank == 0) | (leader_rank == 2)) & (leader_rank != 1)
    t17 = ~t16 & t15
    t18 = leader_ability == 2
    del leader_ability
    t19 = t18 & t11 & ~t17
    del t11
    t20 = t14 + (3 - (leader_rank >= 2).view(I1) - (leader_rank == 3).view(I1) - t14) * t16.view(I1) - t19.view(I1)
    del t14, t16
    t21 = ~t19 & t17
    del t17, t19
    leader_wounds = c["leader.wounds"]
    t22 = leader_wounds >= 1
    del leader_wounds
    t23 = ~t21
    t24 = t22 & (t23 & (t20 >= 2)) & t23
    del t23
    t25 = t20 - t24.view(I1)
    del t20
    t26 = (((t25 + (0 - t25) * (~t24 & t21).view(I1) - 1).clip(0, 2) * 40).astype(I2) + 60) * 60
    del t21, t24, t25
    leader_attached = c["leader.attached"]
    t27 = ~leader_attached
    del leader_attached
    t28 = t12 & (unit_leader_distance <= t26) & t27
    del unit_leader_distance
    t29 = t10 & t28
    del t10
    t30 = t9 | t28
    del t9, t28
    t31 = ~t30
    unit_conforms = c["unit.conforms"]
    unit_lead_attached = c["unit.lead_attached"]
    t32 = t31 & unit_conforms & ~unit_lead_attached & t12
    unit_lead_distance = c["unit.lead_distance"]
    unit_beside_lead = c["unit.beside_lead"]
    unit_behind_lead = c["unit.behind_lead"]
    t33 = unit_conforms & (
        unit_lead_attached | t12 & (unit_lead_distance <= t26) & t27
    ) & (unit_beside_lead | (unit_behind_lead <= 3600))
    del t12, t26, t27, unit_conforms, unit_lead_attached, unit_lead_distance, unit_beside_lead, unit_behind_lead
    t34 = t31 & t33
    del t31
    t35 = t2.view(I1) + (1 - t2.view(I1)) * (~t2 & t4).view(I1)
    t36 = t35 + (1 - t35) * (~t5 & t6).view(I1)
    del t5, t6, t35
    t37 = t36 + (3 - t36) * t8.view(I1)
    del t36
    t38 = t37 + (3 - t37) * t29.view(I1)
    del t37
    t39 = t8 | t29 | t34
    del t8, t29
    t40 = ~t39
    dice_1 = c["dice.1"]
    t41 = (unit_doing >= 1) & (unit_doing <= 2) | t2
    del t2
    t42 = ~t41
    t43 = t40 & unit_leader_attached
    chosen_unit_with_leader = c["chosen.unit.with_leader"]
    t44 = (chosen_unit_with_leader >= -127) & (chosen_unit_with_leader <= -2) | (chosen_unit_with_leader == 0)
    unit_arm = c["unit.arm"]
    unit_grade = c["unit.grade"]
    t45 = (unit_arm >= 8) | (unit_grade == 0)
    del unit_arm
    t46 = t40 & t45
    chosen_unit_steady_troops = c["chosen.unit.steady_troops"]
    t47 = (chosen_unit_steady_troops >= -127) & (chosen_unit_steady_troops <= -2) | (chosen_unit_steady_troops == 0)
    unit_total = (
        dice_1
        + t41.view(I1)
        + unit_leader_attached.view(I1) * chosen_unit_with_leader
        + t45.view(I1) * chosen_unit_steady_troops
    )
    del unit_leader_attached, t45
    unit_band = unit_total <= 2
    t48 = unit_grade == 1
    del unit_grade
    unit_as_the_player_likes = (unit_total >= 3) & (unit_total <= 4)
    unit_band_2 = unit_total >= 5
    t49 = (unit_total >= 3).view(I1) + (unit_total >= 5).view(I1)
    t50 = (
        (t40 & (unit_band & t41) | t40 & (unit_band_2 & t41)).view(I1)
        + (t40 & (unit_band & (t42 & t48)) | t40 & (unit_band_2 & t42)).view(I1) * 2
    )
    del t42, unit_band_2
    errors: Errors = (
        (3, (leader_rank >= 2) & t18),  # IllegalState
        (1, t13 & t15 | t13 & t22 & t15 | t32 & t15 | t32 & t22 & t15),  # NoRule
        (9, t40 & (dice_1 == 0)),  # MissingDice
        (6, t40 & (dice_1 >= 7)),  # InputError
        (10, t43 & (chosen_unit_with_leader == -128)),  # NeedsChoice
        (7, t43 & t44 | t46 & t47),  # NotOpen
        (10, t46 & (chosen_unit_steady_troops == -128)),  # NeedsChoice
    )
    return errors, {
        'unit.verdict': 1 + (t38 + (3 - t38) * t34.view(I1) - 1) * (t30 | t33).view(I1),
        'unit.total': unit_total + (dice_1 - unit_total) * t39.view(I1),
        'unit.total.none': t39,
        'unit.natural.none': t39,
        'unit.dice.none': t39,
        'unit.result': t49 + (-1 - t49) * t39.view(I1),
        'unit.doing': unit_doing + (0 - unit_doing) * (t40 & (unit_as_the_player_likes & t4)).view(I1),
        'unit.must': t50 + (t40 & (unit_band & ~(t41 | t48))).view(I1) * 4,
        'unit.may': (t40 & unit_as_the_player_likes).view(I1) * 8,
    }


control = Resolver(
    'control', 'Control test',
    inputs={
        'unit.charged_last_turn': Column('unit.charged_last_turn', 'yesno', bool, values=('no', 'yes')),
        'unit.contacted_last_turn': Column('unit.contacted_last_turn', 'yesno', bool, values=('no', 'yes')),
        'unit.wishes_to_cease': Column('unit.wishes_to_cease', 'yesno', bool, values=('no', 'yes')),
        'unit.doing': Column('unit.doing', 'member', I1, 0, 5, values=_W8),
        'unit.leader_attached': Column('unit.leader_attached', 'yesno', bool, values=('no', 'yes')),
        'leader.rank': Column('leader.rank', 'member', I1, 0, 3, values=_W11),
        'unit.own_leader': Column('unit.own_leader', 'yesno', bool, values=('no', 'yes')),
        'unit.leader_distance': Column('unit.leader_distance', 'length', I4, 0, 57600, scale=60),
        'leader.ability': Column('leader.ability', 'member', I1, 0, 2, values=_W12),
        'leader.wounds': Column('leader.wounds', 'number', I1, 0, 2, default=0),
        'leader.attached': Column('leader.attached', 'yesno', bool, values=('no', 'yes')),
        'unit.conforms': Column('unit.conforms', 'yesno', bool, values=('no', 'yes')),
        'unit.lead_attached': Column('unit.lead_attached', 'yesno', bool, values=('no', 'yes')),
        'unit.lead_distance': Column('unit.lead_distance', 'length', I4, 0, 57600, scale=60),
        'unit.beside_lead': Column('unit.beside_lead', 'yesno', bool, values=('no', 'yes')),
        'unit.behind_lead': Column('unit.behind_lead', 'length', I4, 0, 57600, scale=60),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
        'unit.grade': Column('unit.grade', 'member', I1, 0, 5, values=_W6),
        'chosen.unit.with_leader': Column('chosen.unit.with_leader', 'sign', I1, -1, 1, missing=-128),
        'chosen.unit.steady_troops': Column('chosen.unit.steady_troops', 'sign', I1, -1, 1, missing=-128),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 3, values=_W4),
        'unit.total': Column('unit.total', 'figure', I1, -1, 9, none='unit.total.none'),
        'unit.total.none': Column('unit.total.none', 'none', bool),
        'unit.natural': Column('unit.natural', 'figure', I1, 1, 6, none='unit.natural.none'),
        'unit.natural.none': Column('unit.natural.none', 'none', bool),
        'unit.dice': Column('unit.dice', 'figure', I1, 1, 1, none='unit.dice.none'),
        'unit.dice.none': Column('unit.dice.none', 'none', bool),
        'unit.result': Column('unit.result', 'member', I1, -1, 2, values=_W13),
        'unit.doing': Column('unit.doing', 'member', I1, -1, 5, values=_W8),
        'unit.must': Column('unit.must', 'acts', I1, 0, 7),
        'unit.may': Column('unit.may', 'acts', I1, 0, 8),
    },
    kernel=_control,
    acts=('continue', 'repeat', 'halt', 'act'),
    dice=1,
    same={'unit.natural': 'dice.1', 'unit.dice': 1},
)


def _continue_(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Go on (action for unit against enemy). @book 184, 189, 435"""
    unit_doing = c["unit.doing"]
    unit_charged_last_turn = c["unit.charged_last_turn"]
    unit_contacted_last_turn = c["unit.contacted_last_turn"]
    unit_must = (
        (unit_doing == 1).view(I1)
        + (unit_doing == 2).view(I1) * 2
        + (unit_charged_last_turn & ~unit_contacted_last_turn).view(I1) * 4
    )
    del unit_doing, unit_charged_last_turn, unit_contacted_last_turn
    errors: Errors = (
    )
    return errors, {
        'unit.must': unit_must,
    }


continue_ = Resolver(
    'continue', 'Go on',
    inputs={
        'unit.doing': Column('unit.doing', 'member', I1, 0, 5, values=_W8),
        'unit.charged_last_turn': Column('unit.charged_last_turn', 'yesno', bool, values=('no', 'yes')),
        'unit.contacted_last_turn': Column('unit.contacted_last_turn', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'unit.must': Column('unit.must', 'acts', I1, 0, 6),
    },
    kernel=_continue_,
    acts=('rout', 'pursue', 'charge'),
)


def _repeat(_c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Last move again (action for unit). @book 185, 188"""
    errors: Errors = (
    )
    return errors, {
    }


repeat = Resolver(
    'repeat', 'Last move again',
    inputs={
    },
    outputs={
    },
    kernel=_repeat,
)


def _act(_c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Act freely (action for unit). @book 166, 170, 187"""
    errors: Errors = (
    )
    return errors, {
    }


act = Resolver(
    'act', 'Act freely',
    inputs={
    },
    outputs={
    },
    kernel=_act,
)


def _halt(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Halt (action for unit). @book 186, 197

    What it has to do after combat is not affected.
    """
    unit_arm = c["unit.arm"]
    errors: Errors = (
    )
    return errors, {
        'unit.may': ((unit_arm >= 5) & (unit_arm <= 7)).view(I1) * 64 + 7,
    }


halt = Resolver(
    'halt', 'Halt',
    inputs={
        'unit.halted': Column('unit.halted', 'yesno', bool, values=('no', 'yes')),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
    },
    outputs={
        'unit.halted': Column('unit.halted', 'yesno', bool, values=('no', 'yes')),
        'unit.may': Column('unit.may', 'acts', I1, 0, 71),
        'unit.may_not': Column('unit.may_not', 'acts', I1, 0, 56),
    },
    kernel=_halt,
    acts=('small_arms', 'artillery', 'adjust', 'move', 'road_move', 'charge', 'counter_charge'),
    same={'unit.halted': 1, 'unit.may_not': 56},
)


def _adjust(_c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Adjust facing or formation (action for unit). @book 197, 237"""
    errors: Errors = (
    )
    return errors, {
    }


adjust = Resolver(
    'adjust', 'Adjust facing or formation',
    inputs={
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 0, values=_W4),
    },
    kernel=_adjust,
    same={'unit.verdict': 0},
)


def _conform_charge(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Charge with the unit conformed to (action for unit against leader). @book 175, 176"""
    unit_conforms = c["unit.conforms"]
    unit_lead_attached = c["unit.lead_attached"]
    leader_rank = c["leader.rank"]
    t2 = leader_rank == 0
    unit_own_leader = c["unit.own_leader"]
    t3 = t2 | (leader_rank == 2) & unit_own_leader
    del unit_own_leader
    t4 = unit_conforms & ~unit_lead_attached & t3
    unit_lead_distance = c["unit.lead_distance"]
    t5 = 2 - (leader_rank >= 2).view(I1) - (leader_rank == 3).view(I1)
    t6 = leader_rank == 1
    leader_ability = c["leader.ability"]
    t7 = (leader_ability == 1) & ((leader_rank == 0) | (leader_rank == 2)) & (leader_rank != 1)
    t8 = ~t7 & t6
    t9 = leader_ability == 2
    del leader_ability
    t10 = t9 & t2 & ~t8
    del t2
    t11 = t5 + (3 - (leader_rank >= 2).view(I1) - (leader_rank == 3).view(I1) - t5) * t7.view(I1) - t10.view(I1)
    del t5, t7
    t12 = ~t10 & t8
    del t8, t10
    leader_wounds = c["leader.wounds"]
    t13 = leader_wounds >= 1
    del leader_wounds
    t14 = ~t12
    t15 = t13 & (t14 & (t11 >= 2)) & t14
    del t14
    t16 = t11 - t15.view(I1)
    del t11
    t17 = unit_lead_distance <= (
        ((t16 + (0 - t16) * (~t15 & t12).view(I1) - 1).clip(0, 2) * 40).astype(I2)
        + 60
    ) * 60
    del unit_lead_distance, t12, t15, t16
    leader_attached = c["leader.attached"]
    unit_beside_lead = c["unit.beside_lead"]
    unit_behind_lead = c["unit.behind_lead"]
    t18 = unit_conforms & (
        unit_lead_attached | t3 & t17 & ~leader_attached
    ) & (unit_beside_lead | (unit_behind_lead <= 3600))
    del unit_conforms, unit_lead_attached, t3, t17, leader_attached, unit_behind_lead
    errors: Errors = (
        (3, (leader_rank >= 2) & t9),  # IllegalState
        (1, t4 & t6 | t4 & t13 & t6),  # NoRule
    )
    return errors, {
        'unit.verdict': 2 + (2 - unit_beside_lead.view(I1) * 2 - 2) * t18.view(I1),
    }


conform_charge = Resolver(
    'conform_charge', 'Charge with the unit conformed to',
    inputs={
        'unit.conforms': Column('unit.conforms', 'yesno', bool, values=('no', 'yes')),
        'unit.lead_attached': Column('unit.lead_attached', 'yesno', bool, values=('no', 'yes')),
        'leader.rank': Column('leader.rank', 'member', I1, 0, 3, values=_W11),
        'unit.own_leader': Column('unit.own_leader', 'yesno', bool, values=('no', 'yes')),
        'unit.lead_distance': Column('unit.lead_distance', 'length', I4, 0, 57600, scale=60),
        'leader.ability': Column('leader.ability', 'member', I1, 0, 2, values=_W12),
        'leader.wounds': Column('leader.wounds', 'number', I1, 0, 2, default=0),
        'leader.attached': Column('leader.attached', 'yesno', bool, values=('no', 'yes')),
        'unit.beside_lead': Column('unit.beside_lead', 'yesno', bool, values=('no', 'yes')),
        'unit.behind_lead': Column('unit.behind_lead', 'length', I4, 0, 57600, scale=60),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W4),
    },
    kernel=_conform_charge,
)


def _risk(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Risk to a leader (test for leader against unit). @book 201, 203"""
    dice = _stacked(c, 2)
    leader_attached = c["leader.attached"]
    unit_hit_by_fire = c["unit.hit_by_fire"]
    leader_tested_for_fire = c["leader.tested_for_fire"]
    t2 = leader_attached & unit_hit_by_fire & ~leader_tested_for_fire
    unit_hit_in_combat = c["unit.hit_in_combat"]
    leader_tested_for_combat = c["leader.tested_for_combat"]
    t3 = leader_attached & unit_hit_in_combat & ~leader_tested_for_combat
    t4 = t2 | t3
    unit_lost_casualty = c["unit.lost_casualty"]
    t5 = leader_attached & unit_lost_casualty
    del leader_attached, unit_lost_casualty
    t6 = t4 | t5
    t7 = ~t6
    t8 = t2.view(I1) + (1 - t2.view(I1)) * (~t2 & t3).view(I1)
    del t2, t3
    dice_1 = c["dice.1"]
    t9 = t6 & (dice_1 == 1)
    t10 = _face(dice, t6.view(I1))
    t11 = ~t9
    leader_wounded = (t10 >= 2) & (t10 <= 4)
    t12 = t9 & leader_wounded
    leader_wounds = c["leader.wounds"]
    t13 = leader_wounds == 0
    leader_rank = c["leader.rank"]
    t14 = 2 - (leader_rank >= 2).view(I1) - (leader_rank == 3).view(I1)
    t15 = leader_rank == 1
    leader_ability = c["leader.ability"]
    t16 = (leader_ability == 1) & ((leader_rank == 0) | (leader_rank == 2)) & (leader_rank != 1)
    t17 = ~t16 & t15
    t18 = leader_ability == 2
    del leader_ability
    t19 = t18 & (leader_rank == 0) & ~t17
    t20 = t14 + (3 - (leader_rank >= 2).view(I1) - (leader_rank == 3).view(I1) - t14) * t16.view(I1) - t19.view(I1)
    del t14, t16
    t21 = t9 & (leader_wounded & (t13 & (~(~t19 & t17) & (t20 == 1))))
    del t17, t19, t20
    leader_killed = c["leader.killed"]
    leader_tested_for_combat_2 = t6 & (
        unit_hit_in_combat & (leader_tested_for_fire | ~unit_hit_by_fire)
    ) | leader_tested_for_combat
    del unit_hit_in_combat, leader_tested_for_combat
    errors: Errors = (
        (3, (leader_rank >= 2) & t18),  # IllegalState
        (9, t6 & (dice_1 == 0)),  # MissingDice
        (6, t6 & (dice_1 >= 7) | t9 & (t10 >= 7)),  # InputError
        (9, t9 & (t10 == 0)),  # MissingDice
        (1, t12 & t13 & t15),  # NoRule
    )
    return errors, {
        'leader.verdict': 3 + (t8 + (1 - t8) * (~t4 & t5).view(I1) - 3) * t6.view(I1),
        'leader.total.none': t7,
        'leader.natural.none': t7,
        'leader.dice.none': t7,
        'leader.result': -1 + ((dice_1 >= 2).view(I1) - (-1)) * t6.view(I1),
        'leader.leader_hit.total': t10,
        'leader.leader_hit.total.none': t11,
        'leader.leader_hit.natural': t10,
        'leader.leader_hit.natural.none': t11,
        'leader.leader_hit.dice.none': t11,
        'leader.leader_hit.result': -1 + ((t10 >= 2).view(I1) + (t10 >= 5).view(I1) - (-1)) * t9.view(I1),
        'leader.killed': t9 & (leader_wounded & (leader_wounds >= 1)) | (t9 & (t10 == 1) | leader_killed),
        'leader.wounds': (leader_wounds + t12.view(I1)).clip(0, 2),
        'leader.tested_for_combat': leader_tested_for_combat_2,
        'leader.tested_for_fire': t6 & unit_hit_by_fire | leader_tested_for_fire,
        'leader.may_not': t21.view(I1) + t21.view(I1) * 2,
    }


risk = Resolver(
    'risk', 'Risk to a leader',
    inputs={
        'leader.attached': Column('leader.attached', 'yesno', bool, values=('no', 'yes')),
        'unit.hit_by_fire': Column('unit.hit_by_fire', 'yesno', bool, values=('no', 'yes')),
        'leader.tested_for_fire': Column('leader.tested_for_fire', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.hit_in_combat': Column('unit.hit_in_combat', 'yesno', bool, values=('no', 'yes')),
        'leader.tested_for_combat': Column('leader.tested_for_combat', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.lost_casualty': Column('unit.lost_casualty', 'yesno', bool, values=('no', 'yes')),
        'leader.wounds': Column('leader.wounds', 'number', I1, 0, 2, default=0),
        'leader.rank': Column('leader.rank', 'member', I1, 0, 3, values=_W11),
        'leader.ability': Column('leader.ability', 'member', I1, 0, 2, values=_W12),
        'leader.killed': Column('leader.killed', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'leader.verdict': Column('leader.verdict', 'member', I1, -1, 3, values=_W4),
        'leader.total': Column('leader.total', 'figure', I1, 1, 6, none='leader.total.none'),
        'leader.total.none': Column('leader.total.none', 'none', bool),
        'leader.natural': Column('leader.natural', 'figure', I1, 1, 6, none='leader.natural.none'),
        'leader.natural.none': Column('leader.natural.none', 'none', bool),
        'leader.dice': Column('leader.dice', 'figure', I1, 1, 1, none='leader.dice.none'),
        'leader.dice.none': Column('leader.dice.none', 'none', bool),
        'leader.result': Column('leader.result', 'member', I1, -1, 1, values=_W24),
        'leader.leader_hit.total': Column('leader.leader_hit.total', 'figure', I1, 1, 6, none='leader.leader_hit.total.none'),
        'leader.leader_hit.total.none': Column('leader.leader_hit.total.none', 'none', bool),
        'leader.leader_hit.natural': Column('leader.leader_hit.natural', 'figure', I1, 1, 6, none='leader.leader_hit.natural.none'),
        'leader.leader_hit.natural.none': Column('leader.leader_hit.natural.none', 'none', bool),
        'leader.leader_hit.dice': Column('leader.leader_hit.dice', 'figure', I1, 1, 1, none='leader.leader_hit.dice.none'),
        'leader.leader_hit.dice.none': Column('leader.leader_hit.dice.none', 'none', bool),
        'leader.leader_hit.result': Column('leader.leader_hit.result', 'member', I1, -1, 2, values=_W25),
        'leader.killed': Column('leader.killed', 'yesno', bool, values=('no', 'yes')),
        'leader.wounds': Column('leader.wounds', 'figure', I1, 0, 2),
        'leader.tested_for_combat': Column('leader.tested_for_combat', 'yesno', bool, values=('no', 'yes')),
        'leader.tested_for_fire': Column('leader.tested_for_fire', 'yesno', bool, values=('no', 'yes')),
        'leader.may_not': Column('leader.may_not', 'acts', I1, 0, 3),
    },
    kernel=_risk,
    acts=('inspire', 'steady'),
    dice=2,
    same={'leader.total': 'dice.1', 'leader.natural': 'dice.1', 'leader.dice': 1, 'leader.leader_hit.dice': 1},
)


def _leader_hit(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Leader hit (test for leader). @book 203-209"""
    dice_1 = c["dice.1"]
    leader_wounded = (dice_1 >= 2) & (dice_1 <= 4)
    leader_wounds = c["leader.wounds"]
    t2 = leader_wounds == 0
    leader_rank = c["leader.rank"]
    t3 = 2 - (leader_rank >= 2).view(I1) - (leader_rank == 3).view(I1)
    t4 = leader_rank == 1
    leader_ability = c["leader.ability"]
    t5 = (leader_ability == 1) & ((leader_rank == 0) | (leader_rank == 2)) & (leader_rank != 1)
    t6 = ~t5 & t4
    t7 = leader_ability == 2
    del leader_ability
    t8 = t7 & (leader_rank == 0) & ~t6
    t9 = t3 + (3 - (leader_rank >= 2).view(I1) - (leader_rank == 3).view(I1) - t3) * t5.view(I1) - t8.view(I1)
    del t3, t5
    t10 = leader_wounded & (t2 & (~(~t8 & t6) & (t9 == 1)))
    del t6, t8, t9
    leader_killed = c["leader.killed"]
    errors: Errors = (
        (3, (leader_rank >= 2) & t7),  # IllegalState
        (9, dice_1 == 0),  # MissingDice
        (6, dice_1 >= 7),  # InputError
        (1, leader_wounded & t2 & t4),  # NoRule
    )
    return errors, {
        'leader.result': (dice_1 >= 2).view(I1) + (dice_1 >= 5).view(I1),
        'leader.killed': leader_wounded & (leader_wounds >= 1) | ((dice_1 == 1) | leader_killed),
        'leader.wounds': (leader_wounds + ((dice_1 >= 2) & (dice_1 <= 4)).view(I1)).clip(0, 2),
        'leader.may_not': t10.view(I1) + t10.view(I1) * 2,
    }


leader_hit = Resolver(
    'leader_hit', 'Leader hit',
    inputs={
        'leader.wounds': Column('leader.wounds', 'number', I1, 0, 2, default=0),
        'leader.rank': Column('leader.rank', 'member', I1, 0, 3, values=_W11),
        'leader.ability': Column('leader.ability', 'member', I1, 0, 2, values=_W12),
        'leader.killed': Column('leader.killed', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'leader.total': Column('leader.total', 'figure', I1, 1, 6),
        'leader.natural': Column('leader.natural', 'figure', I1, 1, 6),
        'leader.dice': Column('leader.dice', 'figure', I1, 1, 1),
        'leader.result': Column('leader.result', 'member', I1, -1, 2, values=_W25),
        'leader.killed': Column('leader.killed', 'yesno', bool, values=('no', 'yes')),
        'leader.wounds': Column('leader.wounds', 'figure', I1, 0, 2),
        'leader.may_not': Column('leader.may_not', 'acts', I1, 0, 3),
    },
    kernel=_leader_hit,
    acts=('inspire', 'steady'),
    dice=1,
    same={'leader.total': 'dice.1', 'leader.natural': 'dice.1', 'leader.dice': 1},
)


def _lone(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """alone (term for leader). @book 211"""
    leader_attached = c["leader.attached"]
    leader_friend_distance = c["leader.friend_distance"]
    errors: Errors = (
    )
    return errors, {
        'leader.lone': ~leader_attached & (leader_friend_distance >= 2401),
    }


lone = Resolver(
    'lone', 'alone',
    inputs={
        'leader.attached': Column('leader.attached', 'yesno', bool, values=('no', 'yes')),
        'leader.friend_distance': Column('leader.friend_distance', 'length', I4, 0, 57600, scale=60),
    },
    outputs={
        'leader.lone': Column('leader.lone', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_lone,
)


def _fire_on_leader(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Fire on a leader or messenger who is alone (action for leader). @book 211"""
    dice = _stacked(c, 2)
    leader_attached = c["leader.attached"]
    leader_friend_distance = c["leader.friend_distance"]
    t2 = ~leader_attached & (leader_friend_distance >= 2401)
    del leader_attached, leader_friend_distance
    t3 = ~t2
    dice_1 = c["dice.1"]
    t4 = t2 & (dice_1 >= 5)
    t5 = _face(dice, t2.view(I1))
    t6 = ~t4
    leader_wounded = (t5 >= 2) & (t5 <= 4)
    t7 = t4 & leader_wounded
    leader_wounds = c["leader.wounds"]
    t8 = leader_wounds == 0
    leader_rank = c["leader.rank"]
    t9 = 2 - (leader_rank >= 2).view(I1) - (leader_rank == 3).view(I1)
    t10 = leader_rank == 1
    leader_ability = c["leader.ability"]
    t11 = (leader_ability == 1) & ((leader_rank == 0) | (leader_rank == 2)) & (leader_rank != 1)
    t12 = ~t11 & t10
    t13 = leader_ability == 2
    del leader_ability
    t14 = t13 & (leader_rank == 0) & ~t12
    t15 = t9 + (3 - (leader_rank >= 2).view(I1) - (leader_rank == 3).view(I1) - t9) * t11.view(I1) - t14.view(I1)
    del t9, t11
    t16 = t4 & (leader_wounded & (t8 & (~(~t14 & t12) & (t15 == 1))))
    del t12, t14, t15
    leader_killed = c["leader.killed"]
    errors: Errors = (
        (3, (leader_rank >= 2) & t13),  # IllegalState
        (9, t2 & (dice_1 == 0)),  # MissingDice
        (6, t2 & (dice_1 >= 7) | t4 & (t5 >= 7)),  # InputError
        (9, t4 & (t5 == 0)),  # MissingDice
        (1, t7 & t8 & t10),  # NoRule
    )
    return errors, {
        'leader.verdict': 2 - t2.view(I1) * 2,
        'leader.total.none': t3,
        'leader.natural.none': t3,
        'leader.dice.none': t3,
        'leader.result': -1 + (1 - (dice_1 >= 5).view(I1) - (-1)) * t2.view(I1),
        'leader.leader_hit.total': t5,
        'leader.leader_hit.total.none': t6,
        'leader.leader_hit.natural': t5,
        'leader.leader_hit.natural.none': t6,
        'leader.leader_hit.dice.none': t6,
        'leader.leader_hit.result': -1 + ((t5 >= 2).view(I1) + (t5 >= 5).view(I1) - (-1)) * t4.view(I1),
        'leader.killed': t4 & (leader_wounded & (leader_wounds >= 1)) | (t4 & (t5 == 1) | leader_killed),
        'leader.wounds': (leader_wounds + t7.view(I1)).clip(0, 2),
        'leader.may_not': t16.view(I1) + t16.view(I1) * 2,
    }


fire_on_leader = Resolver(
    'fire_on_leader', 'Fire on a leader or messenger who is alone',
    inputs={
        'leader.attached': Column('leader.attached', 'yesno', bool, values=('no', 'yes')),
        'leader.friend_distance': Column('leader.friend_distance', 'length', I4, 0, 57600, scale=60),
        'leader.wounds': Column('leader.wounds', 'number', I1, 0, 2, default=0),
        'leader.rank': Column('leader.rank', 'member', I1, 0, 3, values=_W11),
        'leader.ability': Column('leader.ability', 'member', I1, 0, 2, values=_W12),
        'leader.killed': Column('leader.killed', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'leader.verdict': Column('leader.verdict', 'member', I1, -1, 2, values=_W4),
        'leader.total': Column('leader.total', 'figure', I1, 1, 6, none='leader.total.none'),
        'leader.total.none': Column('leader.total.none', 'none', bool),
        'leader.natural': Column('leader.natural', 'figure', I1, 1, 6, none='leader.natural.none'),
        'leader.natural.none': Column('leader.natural.none', 'none', bool),
        'leader.dice': Column('leader.dice', 'figure', I1, 1, 1, none='leader.dice.none'),
        'leader.dice.none': Column('leader.dice.none', 'none', bool),
        'leader.result': Column('leader.result', 'member', I1, -1, 1, values=_W24),
        'leader.leader_hit.total': Column('leader.leader_hit.total', 'figure', I1, 1, 6, none='leader.leader_hit.total.none'),
        'leader.leader_hit.total.none': Column('leader.leader_hit.total.none', 'none', bool),
        'leader.leader_hit.natural': Column('leader.leader_hit.natural', 'figure', I1, 1, 6, none='leader.leader_hit.natural.none'),
        'leader.leader_hit.natural.none': Column('leader.leader_hit.natural.none', 'none', bool),
        'leader.leader_hit.dice': Column('leader.leader_hit.dice', 'figure', I1, 1, 1, none='leader.leader_hit.dice.none'),
        'leader.leader_hit.dice.none': Column('leader.leader_hit.dice.none', 'none', bool),
        'leader.leader_hit.result': Column('leader.leader_hit.result', 'member', I1, -1, 2, values=_W25),
        'leader.killed': Column('leader.killed', 'yesno', bool, values=('no', 'yes')),
        'leader.wounds': Column('leader.wounds', 'figure', I1, 0, 2),
        'leader.may_not': Column('leader.may_not', 'acts', I1, 0, 3),
    },
    kernel=_fire_on_leader,
    acts=('inspire', 'steady'),
    dice=2,
    same={'leader.total': 'dice.1', 'leader.natural': 'dice.1', 'leader.dice': 1, 'leader.leader_hit.dice': 1},
)


def _capture(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Capture a leader or messenger who is alone (action for unit against leader). @book 211"""
    unit_arm = c["unit.arm"]
    leader_attached = c["leader.attached"]
    leader_friend_distance = c["leader.friend_distance"]
    unit_move_left = c["unit.move_left"]
    unit_leader_distance = c["unit.leader_distance"]
    t2 = (unit_arm >= 5) & (unit_arm <= 7) & (
        ~leader_attached & (leader_friend_distance >= 2401)
    ) & (unit_leader_distance <= unit_move_left)
    del unit_arm, leader_attached, leader_friend_distance, unit_move_left, unit_leader_distance
    leader_captured = c["leader.captured"]
    errors: Errors = (
    )
    return errors, {
        'unit.verdict': 2 - t2.view(I1),
        'leader.captured': t2 | leader_captured,
    }


capture = Resolver(
    'capture', 'Capture a leader or messenger who is alone',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
        'leader.attached': Column('leader.attached', 'yesno', bool, values=('no', 'yes')),
        'leader.friend_distance': Column('leader.friend_distance', 'length', I4, 0, 57600, scale=60),
        'unit.move_left': Column('unit.move_left', 'length', I2, 0, 14400, scale=60),
        'unit.leader_distance': Column('unit.leader_distance', 'length', I4, 0, 57600, scale=60),
        'leader.captured': Column('leader.captured', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W4),
        'leader.captured': Column('leader.captured', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_capture,
)


def _wheel(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Wheel (action for unit). @book 339

    It pivots on one end; the way of the outside stand is taken from the distance rolled, and the rest may be
    gone forward.
    """
    unit_arm = c["unit.arm"]
    t2 = unit_arm >= 8
    unit_limbered = c["unit.limbered"]
    t3 = unit_arm <= 7
    t4 = t2 & ~unit_limbered
    unit_fired = c["unit.fired"]
    t5 = unit_fired & (unit_arm == 1)
    del unit_fired
    t6 = t4 | t5
    unit_time = c["unit.time"]
    t7 = unit_time == 2
    del unit_time
    t8 = t6 | t7
    unit_wheels_back = c["unit.wheels_back"]
    unit_formation = c["unit.formation"]
    t9 = unit_formation == 0
    t10 = unit_wheels_back & ~((unit_arm <= 4) & t9)
    t11 = t8 | t10
    t12 = ~t11
    t13 = t4.view(I1) * 2
    t14 = t13 + (2 - t13) * (~t4 & t5).view(I1)
    del t4, t5, t13
    t15 = t14 + (2 - t14) * (~t6 & t7).view(I1)
    del t6, t7, t14
    unit_nearest_enemy = c["unit.nearest_enemy"]
    unit_dp = c["unit.dp"]
    t16 = unit_dp + (t12 & (t9 & (unit_nearest_enemy <= 7200))).view(I1) * (3 - unit_dp).clip(0, 3).clip(0, 1)
    del t9, unit_nearest_enemy, unit_dp
    unit_speed = c["unit.speed"]
    t17 = (
        (unit_arm == 3) | (unit_arm == 7)
    ) & (unit_formation != 2) | t2 & (unit_formation <= 2) | (unit_formation == 3) & t3
    del unit_arm, t2, unit_formation
    errors: Errors = (
        (3, t17 | unit_limbered & t3),  # IllegalState
    )
    return errors, {
        'unit.verdict': t11.view(I1) * (t15 + (2 - t15) * (~t8 & t10).view(I1)),
        'unit.dp': t16.clip(0, 6),
        'unit.speed': unit_speed + (1 - unit_speed) * (t12 & unit_wheels_back).view(I1),
    }


wheel = Resolver(
    'wheel', 'Wheel',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
        'unit.limbered': Column('unit.limbered', 'yesno', bool, values=('no', 'yes')),
        'unit.fired': Column('unit.fired', 'yesno', bool, values=('no', 'yes')),
        'unit.time': Column('unit.time', 'move', I1, 0, 2, scale=2, default=0),
        'unit.wheels_back': Column('unit.wheels_back', 'yesno', bool, values=('no', 'yes')),
        'unit.formation': Column('unit.formation', 'member', I1, 0, 3, values=_W7),
        'unit.nearest_enemy': Column('unit.nearest_enemy', 'length', I4, 0, 57600, scale=60),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 6, default=0),
        'unit.speed': Column('unit.speed', 'move', I1, 1, 2, scale=2),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W4),
        'unit.dp': Column('unit.dp', 'figure', I1, 0, 6),
        'unit.speed': Column('unit.speed', 'figure', I1, 1, 2, scale=2),
    },
    kernel=_wheel,
)


def _change_formation(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Change formation (action for unit). @book 341"""
    unit_arm = c["unit.arm"]
    t2 = unit_arm >= 8
    t3 = unit_arm <= 7
    t4 = (unit_arm == 3) | (unit_arm == 7)
    unit_new_formation = c["unit.new_formation"]
    t5 = unit_new_formation >= 2
    t6 = (unit_arm == 3) | (unit_arm >= 7) | t5
    unit_formation = c["unit.formation"]
    t7 = unit_formation == 2
    t8 = t6 | t7
    unit_time = c["unit.time"]
    t9 = unit_time == 2
    t10 = t8 | t9
    unit_nearest_enemy = c["unit.nearest_enemy"]
    unit_nearer_however_many_changes_1_move_1_dp = unit_nearest_enemy <= 7200
    t11 = unit_nearest_enemy >= 7201
    del unit_nearest_enemy
    unit_formation_changes = c["unit.formation_changes"]
    t12 = unit_formation_changes == 2
    t13 = (unit_time >= 1) & (unit_nearer_however_many_changes_1_move_1_dp | t12)
    t14 = t10 | t13
    t15 = ~t14
    t16 = ((unit_arm == 3) | (unit_arm >= 7)).view(I1) * 2
    t17 = t16 + (2 - t16) * (((unit_arm <= 2) | (unit_arm >= 4) & (unit_arm <= 6)) & t5).view(I1)
    del unit_arm, t5, t16
    t18 = t17 + (2 - t17) * (~t6 & t7).view(I1)
    del t6, t7, t17
    t19 = t18 + (2 - t18) * (~t8 & t9).view(I1)
    del t8, t9, t18
    unit_beyond_120_yd_of_enemy_1_2_move = t11 & (unit_formation_changes == 1)
    del unit_formation_changes
    t20 = unit_beyond_120_yd_of_enemy_1_2_move.view(I1) - 1
    unit_beyond_120_yd_of_enemy_2_changes_1_move = ~unit_beyond_120_yd_of_enemy_1_2_move & (t11 & t12)
    del t11, t12
    t21 = t20 + (1 - t20) * unit_beyond_120_yd_of_enemy_2_changes_1_move.view(I1)
    del t20
    t22 = t15 & unit_nearer_however_many_changes_1_move_1_dp
    t23 = t21 + (2 - t21) * unit_nearer_however_many_changes_1_move_1_dp.view(I1)
    del unit_nearer_however_many_changes_1_move_1_dp, t21
    t24 = (unit_time + (t15 & unit_beyond_120_yd_of_enemy_1_2_move).view(I1)).clip(0, 2)
    del unit_time, unit_beyond_120_yd_of_enemy_1_2_move
    t25 = t24 + (2 - t24) * (t15 & unit_beyond_120_yd_of_enemy_2_changes_1_move).view(I1)
    del t15, unit_beyond_120_yd_of_enemy_2_changes_1_move, t24
    unit_dp = c["unit.dp"]
    unit_formation_2 = unit_new_formation + (unit_formation - unit_new_formation) * t14.view(I1)
    del unit_new_formation
    t26 = t4 & (unit_formation != 2) | t2 & (unit_formation <= 2) | (unit_formation == 3) & t3 | t4 & (
        unit_formation_2 != 2
    )
    del t4, unit_formation
    errors: Errors = (
        (3, t26 | t2 & (unit_formation_2 <= 2) | (unit_formation_2 == 3) & t3),  # IllegalState
    )
    return errors, {
        'unit.verdict': t14.view(I1) * (t19 + (2 - t19) * (~t10 & t13).view(I1)),
        'unit.result': t23 + (-1 - t23) * t14.view(I1),
        'unit.time': t25 + (2 - t25) * t22.view(I1),
        'unit.dp': (unit_dp + t22.view(I1) * (3 - unit_dp).clip(0, 3).clip(0, 1)).clip(0, 6),
        'unit.formation': unit_formation_2,
    }


change_formation = Resolver(
    'change_formation', 'Change formation',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
        'unit.new_formation': Column('unit.new_formation', 'member', I1, 0, 3, values=_W7),
        'unit.formation': Column('unit.formation', 'member', I1, 0, 3, values=_W7),
        'unit.time': Column('unit.time', 'move', I1, 0, 2, scale=2, default=0),
        'unit.nearest_enemy': Column('unit.nearest_enemy', 'length', I4, 0, 57600, scale=60),
        'unit.formation_changes': Column('unit.formation_changes', 'number', I1, 1, 2),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 6, default=0),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W4),
        'unit.result': Column('unit.result', 'member', I1, -1, 2, values=_W26),
        'unit.time': Column('unit.time', 'figure', I1, 0, 2, scale=2),
        'unit.dp': Column('unit.dp', 'figure', I1, 0, 6),
        'unit.formation': Column('unit.formation', 'member', I1, -1, 3, values=_W7),
    },
    kernel=_change_formation,
)


def _reform(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Re-form (action for unit). @book 343"""
    unit_arm = c["unit.arm"]
    t2 = (unit_arm == 3) | (unit_arm == 7)
    unit_doing = c["unit.doing"]
    t3 = (unit_doing >= 1) & (unit_doing <= 2)
    t4 = t2 | t3
    unit_time = c["unit.time"]
    t5 = unit_time >= 1
    t6 = t4 | t5
    unit_formation = c["unit.formation"]
    t7 = unit_formation != 2
    unit_new_formation = c["unit.new_formation"]
    t8 = (unit_formation == 2) & (unit_new_formation <= 1)
    t9 = t6 | t8
    t10 = ((unit_arm == 3) | (unit_arm == 7)).view(I1) * 2
    t11 = t10 + (2 - t10) * (~((unit_arm == 3) | (unit_arm == 7)) & t3).view(I1)
    del t3, t10
    t12 = t11 + (2 - t11) * (~t4 & t5).view(I1)
    del t4, t5, t11
    t13 = t6 | ~t9
    unit_formation_2 = unit_new_formation + (unit_formation - unit_new_formation) * t13.view(I1)
    del unit_new_formation
    unit_doing_2 = unit_doing + (0 - unit_doing) * (~t13 & (unit_doing >= 4)).view(I1)
    t14 = unit_arm >= 8
    t15 = unit_arm <= 7
    del unit_arm
    t16 = unit_formation_2 != 2
    t17 = t2 & t7 | t14 & (unit_formation <= 2) | (unit_formation == 3) & t15 | (
        (unit_doing >= 1) & (unit_doing <= 2) | (unit_doing >= 4)
    ) & (t7 & t15)
    del unit_doing, unit_formation, t7
    t18 = t17 | t2 & t16 | t14 & (unit_formation_2 <= 2) | (unit_formation_2 == 3) & t15 | (
        (unit_doing_2 >= 1) & (unit_doing_2 <= 2) | (unit_doing_2 >= 4)
    ) & (t16 & t15)
    del t2, t14, t15, t16, t17
    errors: Errors = (
        (3, t18),  # IllegalState
    )
    return errors, {
        'unit.verdict': 2 + (t12 + (0 - t12) * (~t6 & t8).view(I1) - 2) * t9.view(I1),
        'unit.time': 2 + (unit_time - 2) * t13.view(I1),
        'unit.formation': unit_formation_2,
        'unit.doing': unit_doing_2,
    }


reform = Resolver(
    'reform', 'Re-form',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
        'unit.doing': Column('unit.doing', 'member', I1, 0, 5, values=_W8),
        'unit.time': Column('unit.time', 'move', I1, 0, 2, scale=2, default=0),
        'unit.formation': Column('unit.formation', 'member', I1, 0, 3, values=_W7),
        'unit.new_formation': Column('unit.new_formation', 'member', I1, 0, 3, values=_W7),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W4),
        'unit.time': Column('unit.time', 'figure', I1, 0, 2, scale=2),
        'unit.formation': Column('unit.formation', 'member', I1, -1, 3, values=_W7),
        'unit.doing': Column('unit.doing', 'member', I1, -1, 5, values=_W8),
    },
    kernel=_reform,
)


def _unlimber(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Unlimber (action for unit against leader). @book 333, 345"""
    unit_time = c["unit.time"]
    t2 = unit_time >= 1
    t3 = unit_time == 0
    unit_limbered = c["unit.limbered"]
    unit_leader_attached = c["unit.leader_attached"]
    leader_rank = c["leader.rank"]
    t4 = leader_rank == 0
    unit_own_leader = c["unit.own_leader"]
    t5 = t4 | (leader_rank == 2) & unit_own_leader
    del unit_own_leader
    t6 = t3 & unit_limbered & ~unit_leader_attached & t5
    unit_leader_distance = c["unit.leader_distance"]
    t7 = 2 - (leader_rank >= 2).view(I1) - (leader_rank == 3).view(I1)
    t8 = leader_rank == 1
    leader_ability = c["leader.ability"]
    t9 = (leader_ability == 1) & ((leader_rank == 0) | (leader_rank == 2)) & (leader_rank != 1)
    t10 = ~t9 & t8
    t11 = leader_ability == 2
    del leader_ability
    t12 = t11 & t4 & ~t10
    del t4
    t13 = t7 + (3 - (leader_rank >= 2).view(I1) - (leader_rank == 3).view(I1) - t7) * t9.view(I1) - t12.view(I1)
    del t7, t9
    t14 = ~t12 & t10
    del t10, t12
    leader_wounds = c["leader.wounds"]
    t15 = leader_wounds >= 1
    del leader_wounds
    t16 = ~t14
    t17 = t15 & (t16 & (t13 >= 2)) & t16
    del t16
    t18 = t13 - t17.view(I1)
    del t13
    t19 = unit_leader_distance <= (
        ((t18 + (0 - t18) * (~t17 & t14).view(I1) - 1).clip(0, 2) * 40).astype(I2)
        + 60
    ) * 60
    del unit_leader_distance, t14, t17, t18
    leader_attached = c["leader.attached"]
    t20 = unit_limbered & (unit_leader_attached | t5 & t19 & ~leader_attached)
    del unit_leader_attached, t5, t19, leader_attached
    t21 = t2 | t20
    t22 = (unit_time >= 1).view(I1) * 2
    t23 = t2 | ~t21
    del t2
    t24 = ~t23
    unit_under_fire = c["unit.under_fire"]
    t25 = 1 - unit_under_fire.view(I1)
    unit_dp = c["unit.dp"]
    t26 = unit_dp + (t24 & unit_under_fire).view(I1) * (3 - unit_dp).clip(0, 3).clip(0, 2)
    del unit_dp
    unit_dp_2 = (t26 + (t24 & ~unit_under_fire).view(I1) * (3 - t26.clip(0, 6)).clip(0, 3).clip(0, 1)).clip(0, 6)
    del t24, unit_under_fire, t26
    errors: Errors = (
        (3, (leader_rank >= 2) & t11),  # IllegalState
        (1, t6 & t8 | t6 & t15 & t8),  # NoRule
    )
    return errors, {
        'unit.verdict': 2 + (t22 + (0 - t22) * (t3 & t20).view(I1) - 2) * t21.view(I1),
        'unit.result': t25 + (-1 - t25) * t23.view(I1),
        'unit.time': 2 + (unit_time - 2) * t23.view(I1),
        'unit.limbered': t23 & unit_limbered,
        'unit.dp': unit_dp_2,
    }


unlimber = Resolver(
    'unlimber', 'Unlimber',
    inputs={
        'unit.time': Column('unit.time', 'move', I1, 0, 2, scale=2, default=0),
        'unit.limbered': Column('unit.limbered', 'yesno', bool, values=('no', 'yes')),
        'unit.leader_attached': Column('unit.leader_attached', 'yesno', bool, values=('no', 'yes')),
        'leader.rank': Column('leader.rank', 'member', I1, 0, 3, values=_W11),
        'unit.own_leader': Column('unit.own_leader', 'yesno', bool, values=('no', 'yes')),
        'unit.leader_distance': Column('unit.leader_distance', 'length', I4, 0, 57600, scale=60),
        'leader.ability': Column('leader.ability', 'member', I1, 0, 2, values=_W12),
        'leader.wounds': Column('leader.wounds', 'number', I1, 0, 2, default=0),
        'leader.attached': Column('leader.attached', 'yesno', bool, values=('no', 'yes')),
        'unit.under_fire': Column('unit.under_fire', 'yesno', bool, values=('no', 'yes')),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 6, default=0),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W4),
        'unit.result': Column('unit.result', 'member', I1, -1, 1, values=_W27),
        'unit.time': Column('unit.time', 'figure', I1, 0, 2, scale=2),
        'unit.limbered': Column('unit.limbered', 'yesno', bool, values=('no', 'yes')),
        'unit.dp': Column('unit.dp', 'figure', I1, 0, 6),
    },
    kernel=_unlimber,
)


def _limber(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Limber up again (action for unit). @book 333, 345"""
    unit_arm = c["unit.arm"]
    unit_limbered = c["unit.limbered"]
    t2 = unit_arm <= 7
    unit_leaves_field = c["unit.leaves_field"]
    t3 = (unit_arm >= 8) & ~unit_limbered & unit_leaves_field
    del unit_arm, unit_leaves_field
    unit_limbered_2 = t3 | unit_limbered
    errors: Errors = (
        (3, unit_limbered & t2 | unit_limbered_2 & t2),  # IllegalState
    )
    return errors, {
        'unit.verdict': 2 - t3.view(I1) * 2,
        'unit.limbered': unit_limbered_2,
    }


limber = Resolver(
    'limber', 'Limber up again',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
        'unit.limbered': Column('unit.limbered', 'yesno', bool, values=('no', 'yes')),
        'unit.leaves_field': Column('unit.leaves_field', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W4),
        'unit.limbered': Column('unit.limbered', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_limber,
)


def _cross(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Cross a major obstacle (action for unit). @book 347

    Chevaux de frise are harder on cavalry. A minor obstacle may be counted as rough ground.
    """
    unit_halted = c["unit.halted"]
    unit_fired = c["unit.fired"]
    unit_arm = c["unit.arm"]
    unit_time = c["unit.time"]
    unit_abandoned = c["unit.abandoned"]
    t2 = unit_halted | unit_fired & ((unit_arm == 1) | (unit_arm >= 8)) | (unit_time == 2) | unit_abandoned
    del unit_halted, unit_fired
    unit_surrendered = c["unit.surrendered"]
    unit_doing = c["unit.doing"]
    t3 = (t2 | unit_surrendered) & ((unit_doing == 0) | (unit_doing == 3))
    del t2, unit_surrendered
    t4 = ~t3
    unit_formation = c["unit.formation"]
    t5 = -1 + (unit_formation >= 2).view(I1)
    unit_hard_on_horse = c["unit.hard_on_horse"]
    t6 = (unit_arm >= 5) & (unit_arm <= 7) & unit_hard_on_horse
    del unit_hard_on_horse
    unit_under_fire = c["unit.under_fire"]
    t7 = t6 & unit_under_fire
    unit_cavalry_under_fire_harder_obstacle_3_dps = (unit_formation <= 1) & t7
    t8 = (unit_formation >= 2) | t7
    del t7
    t9 = t5 + (1 - t5) * unit_cavalry_under_fire_harder_obstacle_3_dps.view(I1)
    del t5
    unit_cavalry_harder_obstacle_2_dps = ~t8 & t6
    t10 = t8 | t6
    del t6, t8
    t11 = t9 + (2 - t9) * unit_cavalry_harder_obstacle_2_dps.view(I1)
    del t9
    unit_under_fire_2_dps = ~t10 & unit_under_fire
    t12 = t10 | unit_under_fire
    del unit_under_fire, t10
    t13 = 4 + (t11 + (3 - t11) * unit_under_fire_2_dps.view(I1) - 4) * t12.view(I1)
    del t11
    unit_dp = c["unit.dp"]
    t14 = unit_dp + (t4 & unit_cavalry_under_fire_harder_obstacle_3_dps).view(I1) * (3 - unit_dp).clip(0, 3)
    del unit_cavalry_under_fire_harder_obstacle_3_dps, unit_dp
    t15 = (t4 & unit_cavalry_harder_obstacle_2_dps).view(I1) * (3 - t14.clip(0, 6)).clip(0, 3).clip(0, 2)
    del unit_cavalry_harder_obstacle_2_dps
    t16 = t14 + t15
    del t14, t15
    t17 = t16 + (t4 & unit_under_fire_2_dps).view(I1) * (3 - t16.clip(0, 6)).clip(0, 3).clip(0, 2)
    del unit_under_fire_2_dps, t16
    t18 = unit_formation != 2
    t19 = unit_arm <= 7
    t20 = (
        (unit_arm == 3) | (unit_arm == 7)
    ) & t18 | (unit_arm >= 8) & (unit_formation <= 2) | (unit_formation == 3) & t19
    del unit_arm, unit_formation
    t21 = t20 | ((unit_doing >= 1) & (unit_doing <= 2) | (unit_doing >= 4)) & (t18 & t19) | unit_abandoned & t19
    del unit_abandoned, unit_doing, t18, t19, t20
    errors: Errors = (
        (3, t21),  # IllegalState
    )
    return errors, {
        'unit.verdict': t3.view(I1) * 2,
        'unit.result': t13 + (-1 - t13) * t3.view(I1),
        'unit.time': (unit_time + (1 - t3.view(I1))).clip(0, 2),
        'unit.dp': (t17 + (t4 & ~t12).view(I1) * (3 - t17.clip(0, 6)).clip(0, 3).clip(0, 1)).clip(0, 6),
    }


cross = Resolver(
    'cross', 'Cross a major obstacle',
    inputs={
        'unit.halted': Column('unit.halted', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.fired': Column('unit.fired', 'yesno', bool, values=('no', 'yes')),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
        'unit.time': Column('unit.time', 'move', I1, 0, 2, scale=2, default=0),
        'unit.abandoned': Column('unit.abandoned', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.surrendered': Column('unit.surrendered', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.doing': Column('unit.doing', 'member', I1, 0, 5, values=_W8),
        'unit.formation': Column('unit.formation', 'member', I1, 0, 3, values=_W7),
        'unit.hard_on_horse': Column('unit.hard_on_horse', 'yesno', bool, values=('no', 'yes')),
        'unit.under_fire': Column('unit.under_fire', 'yesno', bool, values=('no', 'yes')),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 6, default=0),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W4),
        'unit.result': Column('unit.result', 'member', I1, -1, 4, values=_W28),
        'unit.time': Column('unit.time', 'figure', I1, 0, 2, scale=2),
        'unit.dp': Column('unit.dp', 'figure', I1, 0, 6),
    },
    kernel=_cross,
)


def _about_face(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """About face (action for unit). @book 349"""
    unit_formation = c["unit.formation"]
    t2 = unit_formation != 2
    unit_arm = c["unit.arm"]
    t3 = unit_arm >= 8
    unit_limbered = c["unit.limbered"]
    t4 = unit_arm <= 7
    t5 = t3 & ~unit_limbered
    t6 = (unit_formation == 2) | t5
    unit_time = c["unit.time"]
    t7 = unit_time == 2
    t8 = t6 | t7
    t9 = (unit_formation == 2).view(I1) * 3
    t10 = t9 + (2 - t9) * (t2 & t5).view(I1)
    del t5, t9
    unit_nearest_enemy = c["unit.nearest_enemy"]
    unit_under_fire = c["unit.under_fire"]
    unit_dp = c["unit.dp"]
    t11 = (~t8 & ((unit_nearest_enemy <= 7200) | unit_under_fire)).view(I1) * (3 - unit_dp).clip(0, 3).clip(0, 1)
    del unit_nearest_enemy, unit_under_fire
    t12 = ((unit_arm == 3) | (unit_arm == 7)) & t2 | t3 & (unit_formation <= 2) | (unit_formation == 3) & t4
    del unit_formation, t2, unit_arm, t3
    errors: Errors = (
        (3, t12 | unit_limbered & t4),  # IllegalState
    )
    return errors, {
        'unit.verdict': t8.view(I1) * (t10 + (2 - t10) * (~t6 & t7).view(I1)),
        'unit.time': (unit_time + (1 - t8.view(I1))).clip(0, 2),
        'unit.dp': (unit_dp + t11).clip(0, 6),
    }


about_face = Resolver(
    'about_face', 'About face',
    inputs={
        'unit.formation': Column('unit.formation', 'member', I1, 0, 3, values=_W7),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
        'unit.limbered': Column('unit.limbered', 'yesno', bool, values=('no', 'yes')),
        'unit.time': Column('unit.time', 'move', I1, 0, 2, scale=2, default=0),
        'unit.nearest_enemy': Column('unit.nearest_enemy', 'length', I4, 0, 57600, scale=60),
        'unit.under_fire': Column('unit.under_fire', 'yesno', bool, values=('no', 'yes')),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 6, default=0),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 3, values=_W4),
        'unit.time': Column('unit.time', 'figure', I1, 0, 2, scale=2),
        'unit.dp': Column('unit.dp', 'figure', I1, 0, 6),
    },
    kernel=_about_face,
)


def _turn_to_flank(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Turn to a flank (action for unit). @book 349"""
    unit_formation = c["unit.formation"]
    errors: Errors = (
    )
    return errors, {
        'unit.verdict': 2 - (unit_formation == 2).view(I1) * 2,
    }


turn_to_flank = Resolver(
    'turn_to_flank', 'Turn to a flank',
    inputs={
        'unit.formation': Column('unit.formation', 'member', I1, 0, 3, values=_W7),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W4),
    },
    kernel=_turn_to_flank,
)


def _drilled(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """foot of A or B grade in line (term for unit). @book 351, 353"""
    unit_arm = c["unit.arm"]
    unit_grade = c["unit.grade"]
    unit_formation = c["unit.formation"]
    t2 = ((unit_arm == 3) | (unit_arm == 7)) & (unit_formation != 2) | (unit_arm >= 8) & (unit_formation <= 2)
    errors: Errors = (
        (3, t2 | (unit_formation == 3) & (unit_arm <= 7)),  # IllegalState
    )
    return errors, {
        'unit.drilled': (unit_arm <= 4) & (unit_grade <= 2) & (unit_formation == 0),
    }


drilled = Resolver(
    'drilled', 'foot of A or B grade in line',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
        'unit.grade': Column('unit.grade', 'member', I1, 0, 5, values=_W6),
        'unit.formation': Column('unit.formation', 'member', I1, 0, 3, values=_W7),
    },
    outputs={
        'unit.drilled': Column('unit.drilled', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_drilled,
)


def _incline(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Incline (action for unit). @book 351

    Never farther sideways than forward.
    """
    unit_halted = c["unit.halted"]
    unit_fired = c["unit.fired"]
    unit_arm = c["unit.arm"]
    unit_time = c["unit.time"]
    unit_abandoned = c["unit.abandoned"]
    t2 = unit_halted | unit_fired & ((unit_arm == 1) | (unit_arm >= 8)) | (unit_time == 2) | unit_abandoned
    del unit_halted, unit_fired, unit_time
    unit_surrendered = c["unit.surrendered"]
    t3 = t2 | unit_surrendered
    del t2, unit_surrendered
    unit_grade = c["unit.grade"]
    unit_formation = c["unit.formation"]
    t4 = (unit_arm <= 4) & (unit_grade <= 2) & (unit_formation == 0)
    del unit_grade
    t5 = t3.view(I1) * 2
    t6 = unit_arm <= 7
    t7 = ((unit_arm == 3) | (unit_arm == 7)) & (unit_formation != 2) | (unit_arm >= 8) & (unit_formation <= 2)
    del unit_arm
    errors: Errors = (
        (3, t7 | (unit_formation == 3) & t6 | unit_abandoned & t6),  # IllegalState
    )
    return errors, {
        'unit.verdict': 2 + (t5 + (0 - t5) * (~t3 & t4).view(I1) - 2) * (t3 | t4).view(I1),
    }


incline = Resolver(
    'incline', 'Incline',
    inputs={
        'unit.halted': Column('unit.halted', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.fired': Column('unit.fired', 'yesno', bool, values=('no', 'yes')),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
        'unit.time': Column('unit.time', 'move', I1, 0, 2, scale=2, default=0),
        'unit.abandoned': Column('unit.abandoned', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.surrendered': Column('unit.surrendered', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.grade': Column('unit.grade', 'member', I1, 0, 5, values=_W6),
        'unit.formation': Column('unit.formation', 'member', I1, 0, 3, values=_W7),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W4),
    },
    kernel=_incline,
)


def _side_step(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Side-step or step back (action for unit). @book 353"""
    unit_halted = c["unit.halted"]
    unit_fired = c["unit.fired"]
    unit_arm = c["unit.arm"]
    unit_time = c["unit.time"]
    unit_abandoned = c["unit.abandoned"]
    t2 = unit_halted | unit_fired & ((unit_arm == 1) | (unit_arm >= 8)) | (unit_time == 2) | unit_abandoned
    del unit_halted, unit_fired
    unit_surrendered = c["unit.surrendered"]
    t3 = t2 | unit_surrendered
    del t2, unit_surrendered
    t4 = unit_time >= 1
    t5 = t3 | t4
    unit_grade = c["unit.grade"]
    unit_formation = c["unit.formation"]
    t6 = (unit_arm <= 4) & (unit_grade <= 2) & (unit_formation == 0)
    del unit_grade
    t7 = t5 | t6
    t8 = t3.view(I1) * 2
    t9 = t8 + (2 - t8) * (~t3 & t4).view(I1)
    del t3, t4, t8
    t10 = t5 | ~t7
    t11 = ~t10
    chosen_unit_distance = c["chosen.unit.distance"]
    t12 = chosen_unit_distance >= -2147483647
    t13 = (chosen_unit_distance >= -2147483647) & (chosen_unit_distance <= -1) | (chosen_unit_distance >= 1201)
    unit_moved = c["unit.moved"]
    unit_moved_2 = t11 | unit_moved
    t14 = unit_formation != 2
    t15 = unit_arm == 4
    t16 = unit_arm <= 7
    t17 = (
        (unit_arm == 3) | (unit_arm == 7)
    ) & t14 | t15 & unit_moved & t14 | (unit_arm >= 8) & (unit_formation <= 2)
    del unit_arm, unit_moved
    errors: Errors = (
        (3, t17 | (unit_formation == 3) & t16 | unit_abandoned & t16),  # IllegalState
        (7, t11 & t13),  # NotOpen
        (3, t15 & unit_moved_2 & t14),  # IllegalState
    )
    return errors, {
        'unit.verdict': 2 + (t9 + (0 - t9) * (~t5 & t6).view(I1) - 2) * t7.view(I1),
        'unit.distance': t12.astype(I4) * chosen_unit_distance,
        'unit.distance.to': 1200 + (chosen_unit_distance - 1200) * t12.astype(I4),
        'unit.distance.none': t10,
        'unit.time': 2 + (unit_time - 2) * t10.view(I1),
        'unit.moved': unit_moved_2,
    }


side_step = Resolver(
    'side_step', 'Side-step or step back',
    inputs={
        'unit.halted': Column('unit.halted', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.fired': Column('unit.fired', 'yesno', bool, values=('no', 'yes')),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
        'unit.time': Column('unit.time', 'move', I1, 0, 2, scale=2, default=0),
        'unit.abandoned': Column('unit.abandoned', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.surrendered': Column('unit.surrendered', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.grade': Column('unit.grade', 'member', I1, 0, 5, values=_W6),
        'unit.formation': Column('unit.formation', 'member', I1, 0, 3, values=_W7),
        'unit.moved': Column('unit.moved', 'yesno', bool, values=('no', 'yes')),
        'chosen.unit.distance': Column('chosen.unit.distance', 'length', I4, -2147483647, 2147483647, scale=60, missing=-2147483648),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W4),
        'unit.distance': Column('unit.distance', 'figure', I2, -1201, 1201, scale=60, none='unit.distance.none', to='unit.distance.to'),
        'unit.distance.to': Column('unit.distance.to', 'to', I2, -1201, 1201, scale=60),
        'unit.distance.none': Column('unit.distance.none', 'none', bool),
        'unit.time': Column('unit.time', 'figure', I1, 0, 2, scale=2),
        'unit.moved': Column('unit.moved', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_side_step,
)


def _refuse_flank(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Step stands back to refuse a flank (action for unit). @book 353"""
    unit_halted = c["unit.halted"]
    unit_fired = c["unit.fired"]
    unit_arm = c["unit.arm"]
    unit_time = c["unit.time"]
    unit_abandoned = c["unit.abandoned"]
    t2 = unit_halted | unit_fired & ((unit_arm == 1) | (unit_arm >= 8)) | (unit_time == 2) | unit_abandoned
    del unit_halted, unit_fired
    unit_surrendered = c["unit.surrendered"]
    t3 = t2 | unit_surrendered
    del t2, unit_surrendered
    t4 = unit_time >= 1
    t5 = t3 | t4
    unit_grade = c["unit.grade"]
    unit_formation = c["unit.formation"]
    t6 = (unit_arm <= 4) & (unit_grade <= 2) & (unit_formation == 0)
    del unit_grade
    t7 = t5 | t6
    t8 = t3.view(I1) * 2
    t9 = t8 + (2 - t8) * (~t3 & t4).view(I1)
    del t3, t4, t8
    t10 = t5 | ~t7
    t11 = ~t10
    chosen_unit_stepping = c["chosen.unit.stepping"]
    t12 = chosen_unit_stepping >= -2147483647
    t13 = (chosen_unit_stepping >= -2147483647) & (chosen_unit_stepping <= 0) | (chosen_unit_stepping >= 3)
    chosen_unit_distance = c["chosen.unit.distance"]
    t14 = chosen_unit_distance >= -2147483647
    t15 = (chosen_unit_distance >= -2147483647) & (chosen_unit_distance <= -1) | (chosen_unit_distance >= 1201)
    unit_moved = c["unit.moved"]
    unit_moved_2 = t11 | unit_moved
    t16 = unit_formation != 2
    t17 = unit_arm == 4
    t18 = unit_arm <= 7
    t19 = (
        (unit_arm == 3) | (unit_arm == 7)
    ) & t16 | t17 & unit_moved & t16 | (unit_arm >= 8) & (unit_formation <= 2)
    del unit_arm, unit_moved
    errors: Errors = (
        (3, t19 | (unit_formation == 3) & t18 | unit_abandoned & t18),  # IllegalState
        (7, t11 & t13 | t11 & t15),  # NotOpen
        (3, t17 & unit_moved_2 & t16),  # IllegalState
    )
    return errors, {
        'unit.verdict': 2 + (t9 + (0 - t9) * (~t5 & t6).view(I1) - 2) * t7.view(I1),
        'unit.stepping': 1 + (chosen_unit_stepping - 1) * t12.astype(I4),
        'unit.stepping.to': 2 + (chosen_unit_stepping - 2) * t12.astype(I4),
        'unit.stepping.none': t10,
        'unit.distance': t14.astype(I4) * chosen_unit_distance,
        'unit.distance.to': 1200 + (chosen_unit_distance - 1200) * t14.astype(I4),
        'unit.distance.none': t10,
        'unit.time': 2 + (unit_time - 2) * t10.view(I1),
        'unit.moved': unit_moved_2,
    }


refuse_flank = Resolver(
    'refuse_flank', 'Step stands back to refuse a flank',
    inputs={
        'unit.halted': Column('unit.halted', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.fired': Column('unit.fired', 'yesno', bool, values=('no', 'yes')),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
        'unit.time': Column('unit.time', 'move', I1, 0, 2, scale=2, default=0),
        'unit.abandoned': Column('unit.abandoned', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.surrendered': Column('unit.surrendered', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.grade': Column('unit.grade', 'member', I1, 0, 5, values=_W6),
        'unit.formation': Column('unit.formation', 'member', I1, 0, 3, values=_W7),
        'unit.moved': Column('unit.moved', 'yesno', bool, values=('no', 'yes')),
        'chosen.unit.stepping': Column('chosen.unit.stepping', 'number', I4, -2147483647, 2147483647, missing=-2147483648),
        'chosen.unit.distance': Column('chosen.unit.distance', 'length', I4, -2147483647, 2147483647, scale=60, missing=-2147483648),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W4),
        'unit.stepping': Column('unit.stepping', 'figure', I1, -3, 3, none='unit.stepping.none', to='unit.stepping.to'),
        'unit.stepping.to': Column('unit.stepping.to', 'to', I1, -3, 3),
        'unit.stepping.none': Column('unit.stepping.none', 'none', bool),
        'unit.distance': Column('unit.distance', 'figure', I2, -1201, 1201, scale=60, none='unit.distance.none', to='unit.distance.to'),
        'unit.distance.to': Column('unit.distance.to', 'to', I2, -1201, 1201, scale=60),
        'unit.distance.none': Column('unit.distance.none', 'none', bool),
        'unit.time': Column('unit.time', 'figure', I1, 0, 2, scale=2),
        'unit.moved': Column('unit.moved', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_refuse_flank,
)


def _free_passage(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """passage without penalty (term for unit against friend). @book 355-359"""
    unit_doing = c["unit.doing"]
    friend_doing = c["friend.doing"]
    friend_moved = c["friend.moved"]
    t2 = ~friend_moved
    del friend_moved
    friend_fired = c["friend.fired"]
    unit_arm = c["unit.arm"]
    errors: Errors = (
    )
    return errors, {
        'unit.free_passage': (unit_doing != 1) & (friend_doing != 1) & (t2 & ~friend_fired | t2 & (unit_arm == 3)),
    }


free_passage = Resolver(
    'free_passage', 'passage without penalty',
    inputs={
        'unit.doing': Column('unit.doing', 'member', I1, 0, 5, values=_W8),
        'friend.doing': Column('friend.doing', 'member', I1, 0, 5, values=_W8),
        'friend.moved': Column('friend.moved', 'yesno', bool, values=('no', 'yes')),
        'friend.fired': Column('friend.fired', 'yesno', bool, values=('no', 'yes')),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
    },
    outputs={
        'unit.free_passage': Column('unit.free_passage', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_free_passage,
)


def _pass_lines(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Passage of lines (action for unit against friend). @book 355-361"""
    unit_halted = c["unit.halted"]
    unit_fired = c["unit.fired"]
    unit_arm = c["unit.arm"]
    unit_time = c["unit.time"]
    unit_abandoned = c["unit.abandoned"]
    t2 = unit_halted | unit_fired & ((unit_arm == 1) | (unit_arm >= 8)) | (unit_time == 2) | unit_abandoned
    del unit_halted, unit_fired, unit_time
    unit_surrendered = c["unit.surrendered"]
    unit_doing = c["unit.doing"]
    t3 = (t2 | unit_surrendered) & ((unit_doing == 0) | (unit_doing == 3))
    del t2, unit_surrendered
    t4 = ~t3
    unit_formation = c["unit.formation"]
    friend_doing = c["friend.doing"]
    friend_moved = c["friend.moved"]
    t5 = ~friend_moved
    del friend_moved
    friend_fired = c["friend.fired"]
    t6 = ~((unit_doing != 1) & (friend_doing != 1) & (t5 & ~friend_fired | t5 & (unit_arm == 3)))
    del friend_doing, t5, friend_fired
    unit_dp = c["unit.dp"]
    t7 = unit_dp + (t4 & ((unit_formation <= 1) & t6)).view(I1) * (3 - unit_dp).clip(0, 3).clip(0, 1)
    del unit_dp
    friend_formation = c["friend.formation"]
    friend_dp = c["friend.dp"]
    t8 = friend_dp + (t4 & ((friend_formation <= 1) & t6)).view(I1) * (3 - friend_dp).clip(0, 3).clip(0, 1)
    del t4, t6, friend_formation, friend_dp
    t9 = unit_formation != 2
    t10 = unit_arm <= 7
    t11 = (
        (unit_arm == 3) | (unit_arm == 7)
    ) & t9 | (unit_arm >= 8) & (unit_formation <= 2) | (unit_formation == 3) & t10
    del unit_arm, unit_formation
    t12 = t11 | ((unit_doing >= 1) & (unit_doing <= 2) | (unit_doing >= 4)) & (t9 & t10) | unit_abandoned & t10
    del unit_abandoned, unit_doing, t9, t10, t11
    errors: Errors = (
        (3, t12),  # IllegalState
    )
    return errors, {
        'unit.verdict': t3.view(I1) * 2,
        'unit.dp': t7.clip(0, 6),
        'friend.dp': t8.clip(0, 6),
    }


pass_lines = Resolver(
    'pass_lines', 'Passage of lines',
    inputs={
        'unit.halted': Column('unit.halted', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.fired': Column('unit.fired', 'yesno', bool, values=('no', 'yes')),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
        'unit.time': Column('unit.time', 'move', I1, 0, 2, scale=2, default=0),
        'unit.abandoned': Column('unit.abandoned', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.surrendered': Column('unit.surrendered', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.doing': Column('unit.doing', 'member', I1, 0, 5, values=_W8),
        'unit.formation': Column('unit.formation', 'member', I1, 0, 3, values=_W7),
        'friend.doing': Column('friend.doing', 'member', I1, 0, 5, values=_W8),
        'friend.moved': Column('friend.moved', 'yesno', bool, values=('no', 'yes')),
        'friend.fired': Column('friend.fired', 'yesno', bool, values=('no', 'yes')),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 6, default=0),
        'friend.formation': Column('friend.formation', 'member', I1, 0, 3, values=_W7),
        'friend.dp': Column('friend.dp', 'number', I1, 0, 6, default=0),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W4),
        'unit.dp': Column('unit.dp', 'figure', I1, 0, 6),
        'friend.dp': Column('friend.dp', 'figure', I1, 0, 6),
    },
    kernel=_pass_lines,
)


def _pass_gap(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Pass a gap (action for unit). @book 363-368

    The unit spreads to its old front at once. The other way is to go through in column.
    """
    unit_halted = c["unit.halted"]
    unit_fired = c["unit.fired"]
    unit_arm = c["unit.arm"]
    unit_time = c["unit.time"]
    unit_abandoned = c["unit.abandoned"]
    t2 = unit_halted | unit_fired & ((unit_arm == 1) | (unit_arm >= 8)) | (unit_time == 2) | unit_abandoned
    del unit_halted, unit_fired
    unit_surrendered = c["unit.surrendered"]
    unit_doing = c["unit.doing"]
    t3 = (t2 | unit_surrendered) & ((unit_doing == 0) | (unit_doing == 3))
    del t2, unit_surrendered
    unit_gap_width = c["unit.gap_width"]
    unit_frontage = c["unit.frontage"]
    t4 = unit_frontage <= unit_gap_width
    t5 = ~t4
    t6 = t3 | t4
    unit_formation = c["unit.formation"]
    t7 = unit_formation == 0
    t8 = unit_formation >= 1
    t9 = t6 | t8
    t10 = unit_frontage <= unit_gap_width * 2
    del unit_gap_width, unit_frontage
    t11 = t9 | t10
    t12 = t3.view(I1) * 2
    t13 = t12 + (3 - t12) * (~t3 & t4).view(I1)
    del t3, t4, t12
    t14 = t13 + (3 - t13) * (~t6 & t8).view(I1)
    del t6, t8, t13
    t15 = ~(t9 | ~t11)
    unit_nearest_enemy = c["unit.nearest_enemy"]
    unit_dp = c["unit.dp"]
    t16 = (t15 & (t7 & t5 & (unit_nearest_enemy <= 7200))).view(I1) * (3 - unit_dp).clip(0, 3).clip(0, 1)
    del unit_nearest_enemy
    t17 = unit_formation != 2
    t18 = unit_arm <= 7
    t19 = (
        (unit_arm == 3) | (unit_arm == 7)
    ) & t17 | (unit_arm >= 8) & (unit_formation <= 2) | (unit_formation == 3) & t18
    del unit_formation
    t20 = t19 | ((unit_doing >= 1) & (unit_doing <= 2) | (unit_doing >= 4)) & (t17 & t18) | unit_abandoned & t18
    del unit_abandoned, unit_doing, t17, t18, t19
    errors: Errors = (
        (3, t20),  # IllegalState
    )
    return errors, {
        'unit.verdict': 2 + (t14 + (0 - t14) * (~t9 & t10).view(I1) - 2) * t11.view(I1),
        'unit.dp': (unit_dp + t16).clip(0, 6),
        'unit.time': (unit_time + (t15 & (t7 & (unit_arm <= 4) & t5)).view(I1)).clip(0, 2),
    }


pass_gap = Resolver(
    'pass_gap', 'Pass a gap',
    inputs={
        'unit.halted': Column('unit.halted', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.fired': Column('unit.fired', 'yesno', bool, values=('no', 'yes')),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
        'unit.time': Column('unit.time', 'move', I1, 0, 2, scale=2, default=0),
        'unit.abandoned': Column('unit.abandoned', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.surrendered': Column('unit.surrendered', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.doing': Column('unit.doing', 'member', I1, 0, 5, values=_W8),
        'unit.gap_width': Column('unit.gap_width', 'length', I2, 0, 14400, scale=60),
        'unit.frontage': Column('unit.frontage', 'length', I2, 600, 14400, scale=60),
        'unit.formation': Column('unit.formation', 'member', I1, 0, 3, values=_W7),
        'unit.nearest_enemy': Column('unit.nearest_enemy', 'length', I4, 0, 57600, scale=60),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 6, default=0),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 3, values=_W4),
        'unit.dp': Column('unit.dp', 'figure', I1, 0, 6),
        'unit.time': Column('unit.time', 'figure', I1, 0, 2, scale=2),
    },
    kernel=_pass_gap,
)


def _dp_limit(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """DPs a unit can carry (value for unit). @book 227"""
    unit_stands = c["unit.stands"]
    unit_grade = c["unit.grade"]
    unit_arm = c["unit.arm"]
    t2 = unit_stands + (-(unit_grade == 4).view(I1)) + ((unit_grade <= 1) | (unit_arm == 3)).view(I1)
    del unit_grade
    errors: Errors = (
        (3, (unit_arm >= 8) & (unit_stands >= 2) | (unit_stands == 1) & (unit_arm <= 7)),  # IllegalState
    )
    return errors, {
        'unit.dp_limit': t2.clip(0, 6),
    }


dp_limit = Resolver(
    'dp_limit', 'DPs a unit can carry',
    inputs={
        'unit.stands': Column('unit.stands', 'number', I1, 1, 12),
        'unit.grade': Column('unit.grade', 'member', I1, 0, 5, values=_W6),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
    },
    outputs={
        'unit.dp_limit': Column('unit.dp_limit', 'figure', I1, 0, 6),
    },
    kernel=_dp_limit,
)


def _dp_room(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """DPs it can still take (value for unit). @book 227"""
    unit_stands = c["unit.stands"]
    unit_grade = c["unit.grade"]
    unit_arm = c["unit.arm"]
    t2 = unit_stands + (-(unit_grade == 4).view(I1)) + ((unit_grade <= 1) | (unit_arm == 3)).view(I1)
    del unit_grade
    unit_dp = c["unit.dp"]
    errors: Errors = (
        (3, (unit_arm >= 8) & (unit_stands >= 2) | (unit_stands == 1) & (unit_arm <= 7)),  # IllegalState
    )
    return errors, {
        'unit.dp_room': (t2.clip(0, 6) - unit_dp).clip(0, 6),
    }


dp_room = Resolver(
    'dp_room', 'DPs it can still take',
    inputs={
        'unit.stands': Column('unit.stands', 'number', I1, 1, 12),
        'unit.grade': Column('unit.grade', 'member', I1, 0, 5, values=_W6),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 6, default=0),
    },
    outputs={
        'unit.dp_room': Column('unit.dp_room', 'figure', I1, 0, 6),
    },
    kernel=_dp_room,
)


def _stationary(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """stationary (term for unit). @book 237

    A change of formation or facing on the spot is no move.
    """
    unit_moved = c["unit.moved"]
    unit_moved_in_combat = c["unit.moved_in_combat"]
    errors: Errors = (
    )
    return errors, {
        'unit.stationary': ~(unit_moved | unit_moved_in_combat),
    }


stationary = Resolver(
    'stationary', 'stationary',
    inputs={
        'unit.moved': Column('unit.moved', 'yesno', bool, values=('no', 'yes')),
        'unit.moved_in_combat': Column('unit.moved_in_combat', 'yesno', bool, values=('no', 'yes'), default=0),
    },
    outputs={
        'unit.stationary': Column('unit.stationary', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_stationary,
)


def _redress(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Redress ranks (test for unit). @book 229-237, 277"""
    unit_grade = c["unit.grade"]
    t2 = unit_grade == 0
    unit_in_combat = c["unit.in_combat"]
    t3 = ~unit_in_combat
    del unit_in_combat
    unit_under_fire = c["unit.under_fire"]
    t4 = ~unit_under_fire
    del unit_under_fire
    unit_moved = c["unit.moved"]
    unit_moved_in_combat = c["unit.moved_in_combat"]
    t5 = ~(unit_moved | unit_moved_in_combat)
    del unit_moved, unit_moved_in_combat
    t6 = (
        (t2 & t3 & t4).view(I1)
        + (t2 & t5 & t3).view(I1)
        + ((unit_grade >= 1) & (unit_grade <= 3) & t5 & t3).view(I1)
    )
    del t2
    unit_redressed = t6 + ((unit_grade >= 4) & t5 & t3 & t4).view(I1)
    del unit_grade, t3, t4, t5, t6
    unit_dp = c["unit.dp"]
    errors: Errors = (
    )
    return errors, {
        'unit.redressed': unit_redressed,
        'unit.dp': (unit_dp - unit_redressed).clip(0, 6),
    }


redress = Resolver(
    'redress', 'Redress ranks',
    inputs={
        'unit.grade': Column('unit.grade', 'member', I1, 0, 5, values=_W6),
        'unit.in_combat': Column('unit.in_combat', 'yesno', bool, values=('no', 'yes')),
        'unit.under_fire': Column('unit.under_fire', 'yesno', bool, values=('no', 'yes')),
        'unit.moved': Column('unit.moved', 'yesno', bool, values=('no', 'yes')),
        'unit.moved_in_combat': Column('unit.moved_in_combat', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 6, default=0),
    },
    outputs={
        'unit.redressed': Column('unit.redressed', 'figure', I1, 0, 4),
        'unit.dp': Column('unit.dp', 'figure', I1, 0, 6),
    },
    kernel=_redress,
)


def _lost_near(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """in rout or killed within 120 yd (term for unit against leader). @book 243, 245"""
    unit_leader_distance = c["unit.leader_distance"]
    leader_killed = c["leader.killed"]
    leader_routing = c["leader.routing"]
    errors: Errors = (
    )
    return errors, {
        'unit.lost_near': (unit_leader_distance <= 7200) & (leader_killed | leader_routing),
    }


lost_near = Resolver(
    'lost_near', 'in rout or killed within 120 yd',
    inputs={
        'unit.leader_distance': Column('unit.leader_distance', 'length', I4, 0, 57600, scale=60),
        'leader.killed': Column('leader.killed', 'yesno', bool, values=('no', 'yes'), default=0),
        'leader.routing': Column('leader.routing', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'unit.lost_near': Column('unit.lost_near', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_lost_near,
)


def _leader_lost(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Leaders lost (test for unit against leader). @book 241-245"""
    unit_leader_distance = c["unit.leader_distance"]
    leader_killed = c["leader.killed"]
    leader_routing = c["leader.routing"]
    t2 = (unit_leader_distance <= 7200) & (leader_killed | leader_routing)
    del unit_leader_distance, leader_killed, leader_routing
    leader_rank = c["leader.rank"]
    t3 = t2 & (leader_rank == 0)
    unit_stands = c["unit.stands"]
    unit_grade = c["unit.grade"]
    unit_arm = c["unit.arm"]
    t4 = unit_stands + (-(unit_grade == 4).view(I1)) + ((unit_grade <= 1) | (unit_arm == 3)).view(I1)
    del unit_grade
    t5 = t4.clip(0, 6)
    del t4
    unit_dp = c["unit.dp"]
    t6 = (t5 - unit_dp).clip(0, 6)
    unit_casualties = c["unit.casualties"]
    t7 = unit_dp + t3.view(I1) * t6.clip(0, 2)
    del unit_dp
    t8 = t2 & (leader_rank == 2)
    del t2, leader_rank
    t9 = (t5 - t7.clip(0, 6)).clip(0, 6)
    del t5
    unit_casualties_2 = (
        unit_casualties
        + t3.view(I1) * (2 - t6).clip(0, 2)
        + t8.view(I1) * (1 - t9).clip(0, 1)
    ).clip(0, 12)
    del t3, t6, unit_casualties
    errors: Errors = (
        (3, (unit_arm >= 8) & (unit_stands >= 2) | (unit_stands == 1) & (unit_arm <= 7)),  # IllegalState
    )
    return errors, {
        'unit.casualties': unit_casualties_2,
        'unit.dp': (t7 + t8.view(I1) * t9.clip(0, 1)).clip(0, 6),
    }


leader_lost = Resolver(
    'leader_lost', 'Leaders lost',
    inputs={
        'unit.leader_distance': Column('unit.leader_distance', 'length', I4, 0, 57600, scale=60),
        'leader.killed': Column('leader.killed', 'yesno', bool, values=('no', 'yes'), default=0),
        'leader.routing': Column('leader.routing', 'yesno', bool, values=('no', 'yes')),
        'leader.rank': Column('leader.rank', 'member', I1, 0, 3, values=_W11),
        'unit.stands': Column('unit.stands', 'number', I1, 1, 12),
        'unit.grade': Column('unit.grade', 'member', I1, 0, 5, values=_W6),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 6, default=0),
        'unit.casualties': Column('unit.casualties', 'number', I1, 0, 12, default=0),
    },
    outputs={
        'unit.casualties': Column('unit.casualties', 'figure', I1, 0, 12),
        'unit.dp': Column('unit.dp', 'figure', I1, 0, 6),
    },
    kernel=_leader_lost,
)


def _equal_or_higher(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """of equal or higher grade (term for unit against friend). @book 247-251"""
    friend_grade = c["friend.grade"]
    unit_grade = c["unit.grade"]
    errors: Errors = (
    )
    return errors, {
        'unit.equal_or_higher': (friend_grade <= unit_grade) | (unit_grade <= 1) & (friend_grade <= 1),
    }


equal_or_higher = Resolver(
    'equal_or_higher', 'of equal or higher grade',
    inputs={
        'friend.grade': Column('friend.grade', 'member', I1, 0, 5, values=_W6),
        'unit.grade': Column('unit.grade', 'member', I1, 0, 5, values=_W6),
    },
    outputs={
        'unit.equal_or_higher': Column('unit.equal_or_higher', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_equal_or_higher,
)


def _friend_gone(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """destroyed or in rout within 120 yd (term for unit against friend). @book 247, 249"""
    unit_friend_distance = c["unit.friend_distance"]
    friend_doing = c["friend.doing"]
    friend_destroyed = c["friend.destroyed"]
    errors: Errors = (
    )
    return errors, {
        'unit.friend_gone': (unit_friend_distance <= 7200) & ((friend_doing == 1) | friend_destroyed),
    }


friend_gone = Resolver(
    'friend_gone', 'destroyed or in rout within 120 yd',
    inputs={
        'unit.friend_distance': Column('unit.friend_distance', 'length', I4, 0, 57600, scale=60),
        'friend.doing': Column('friend.doing', 'member', I1, 0, 5, values=_W8),
        'friend.destroyed': Column('friend.destroyed', 'yesno', bool, values=('no', 'yes'), default=0),
    },
    outputs={
        'unit.friend_gone': Column('unit.friend_gone', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_friend_gone,
)


def _friend_lost(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Friends lost (test for unit against friend). @book 241, 247-251"""
    unit_friend_distance = c["unit.friend_distance"]
    t2 = unit_friend_distance <= 7200
    del unit_friend_distance
    friend_doing = c["friend.doing"]
    friend_destroyed = c["friend.destroyed"]
    t3 = t2 & ((friend_doing == 1) | friend_destroyed)
    del friend_destroyed
    friend_grade = c["friend.grade"]
    unit_grade = c["unit.grade"]
    t4 = unit_grade <= 1
    t5 = (friend_grade <= unit_grade) | t4 & (friend_grade <= 1)
    del friend_grade
    t6 = t3 & t5
    unit_stands = c["unit.stands"]
    unit_arm = c["unit.arm"]
    t7 = (unit_stands + (-(unit_grade == 4).view(I1)) + (t4 | (unit_arm == 3)).view(I1)).clip(0, 6)
    del unit_grade, t4
    unit_dp = c["unit.dp"]
    t8 = (t7 - unit_dp).clip(0, 6)
    unit_casualties = c["unit.casualties"]
    t9 = unit_dp + t6.view(I1) * t8.clip(0, 2)
    del unit_dp
    t10 = t3 & ~t5
    del t3
    t11 = (t7 - t9.clip(0, 6)).clip(0, 6)
    t12 = t9 + t10.view(I1) * t11.clip(0, 1)
    del t9
    friend_arm = c["friend.arm"]
    t13 = t2 & (friend_arm <= 4) & (friend_doing == 5) & t5
    del t2, friend_doing, t5, friend_arm
    t14 = (t7 - t12.clip(0, 6)).clip(0, 6)
    del t7
    t15 = (
        unit_casualties
        + t6.view(I1) * (2 - t8).clip(0, 2)
        + t10.view(I1) * (1 - t11).clip(0, 1)
        + t13.view(I1) * (1 - t14).clip(0, 1)
    )
    del t6, t8, unit_casualties, t10, t11
    errors: Errors = (
        (3, (unit_arm >= 8) & (unit_stands >= 2) | (unit_stands == 1) & (unit_arm <= 7)),  # IllegalState
    )
    return errors, {
        'unit.casualties': t15.clip(0, 12),
        'unit.dp': (t12 + t13.view(I1) * t14.clip(0, 1)).clip(0, 6),
    }


friend_lost = Resolver(
    'friend_lost', 'Friends lost',
    inputs={
        'unit.friend_distance': Column('unit.friend_distance', 'length', I4, 0, 57600, scale=60),
        'friend.doing': Column('friend.doing', 'member', I1, 0, 5, values=_W8),
        'friend.destroyed': Column('friend.destroyed', 'yesno', bool, values=('no', 'yes'), default=0),
        'friend.grade': Column('friend.grade', 'member', I1, 0, 5, values=_W6),
        'unit.grade': Column('unit.grade', 'member', I1, 0, 5, values=_W6),
        'unit.stands': Column('unit.stands', 'number', I1, 1, 12),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 6, default=0),
        'unit.casualties': Column('unit.casualties', 'number', I1, 0, 12, default=0),
        'friend.arm': Column('friend.arm', 'member', I1, 0, 10, values=_W3),
    },
    outputs={
        'unit.casualties': Column('unit.casualties', 'figure', I1, 0, 12),
        'unit.dp': Column('unit.dp', 'figure', I1, 0, 6),
    },
    kernel=_friend_lost,
)


def _evading(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Evaders (test for unit). @book 241, 253, 439"""
    unit_doing = c["unit.doing"]
    t2 = unit_doing == 4
    del unit_doing
    unit_stands = c["unit.stands"]
    unit_grade = c["unit.grade"]
    unit_arm = c["unit.arm"]
    t3 = unit_stands + (-(unit_grade == 4).view(I1)) + ((unit_grade <= 1) | (unit_arm == 3)).view(I1)
    del unit_grade
    unit_dp = c["unit.dp"]
    t4 = (t3.clip(0, 6) - unit_dp).clip(0, 6)
    del t3
    unit_casualties = c["unit.casualties"]
    errors: Errors = (
        (3, (unit_arm >= 8) & (unit_stands >= 2) | (unit_stands == 1) & (unit_arm <= 7)),  # IllegalState
    )
    return errors, {
        'unit.casualties': (unit_casualties + t2.view(I1) * (1 - t4).clip(0, 1)).clip(0, 12),
        'unit.dp': (unit_dp + t2.view(I1) * t4.clip(0, 1)).clip(0, 6),
    }


evading = Resolver(
    'evading', 'Evaders',
    inputs={
        'unit.doing': Column('unit.doing', 'member', I1, 0, 5, values=_W8),
        'unit.stands': Column('unit.stands', 'number', I1, 1, 12),
        'unit.grade': Column('unit.grade', 'member', I1, 0, 5, values=_W6),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 6, default=0),
        'unit.casualties': Column('unit.casualties', 'number', I1, 0, 12, default=0),
    },
    outputs={
        'unit.casualties': Column('unit.casualties', 'figure', I1, 0, 12),
        'unit.dp': Column('unit.dp', 'figure', I1, 0, 6),
    },
    kernel=_evading,
)


def _formed(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """formed (term for unit). @book 285-289"""
    unit_formation = c["unit.formation"]
    errors: Errors = (
    )
    return errors, {
        'unit.formed': unit_formation <= 1,
    }


formed = Resolver(
    'formed', 'formed',
    inputs={
        'unit.formation': Column('unit.formation', 'member', I1, 0, 3, values=_W7),
    },
    outputs={
        'unit.formed': Column('unit.formed', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_formed,
)


def _in_column(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """in column (term for unit). @book 287"""
    unit_formation = c["unit.formation"]
    errors: Errors = (
    )
    return errors, {
        'unit.in_column': unit_formation == 1,
    }


in_column = Resolver(
    'in_column', 'in column',
    inputs={
        'unit.formation': Column('unit.formation', 'member', I1, 0, 3, values=_W7),
    },
    outputs={
        'unit.in_column': Column('unit.in_column', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_in_column,
)


def _unlimbered(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """unlimbered guns (term for unit). @book 323, 333"""
    unit_arm = c["unit.arm"]
    unit_limbered = c["unit.limbered"]
    errors: Errors = (
        (3, unit_limbered & (unit_arm <= 7)),  # IllegalState
    )
    return errors, {
        'unit.unlimbered': (unit_arm >= 8) & ~unit_limbered,
    }


unlimbered = Resolver(
    'unlimbered', 'unlimbered guns',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
        'unit.limbered': Column('unit.limbered', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'unit.unlimbered': Column('unit.unlimbered', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_unlimbered,
)


def _far(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """beyond 120 yd of enemy (term for unit). @book 305"""
    unit_nearest_enemy = c["unit.nearest_enemy"]
    errors: Errors = (
    )
    return errors, {
        'unit.far': unit_nearest_enemy >= 7201,
    }


far = Resolver(
    'far', 'beyond 120 yd of enemy',
    inputs={
        'unit.nearest_enemy': Column('unit.nearest_enemy', 'length', I4, 0, 57600, scale=60),
    },
    outputs={
        'unit.far': Column('unit.far', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_far,
)


def _clear_of_enemy(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """beyond 120 yd of known enemy and of cover that may hide some (term for unit). @book 305"""
    unit_nearest_enemy = c["unit.nearest_enemy"]
    unit_nearest_cover = c["unit.nearest_cover"]
    errors: Errors = (
    )
    return errors, {
        'unit.clear_of_enemy': (unit_nearest_enemy >= 7201) & (unit_nearest_cover >= 7201),
    }


clear_of_enemy = Resolver(
    'clear_of_enemy', 'beyond 120 yd of known enemy and of cover that may hide some',
    inputs={
        'unit.nearest_enemy': Column('unit.nearest_enemy', 'length', I4, 0, 57600, scale=60),
        'unit.nearest_cover': Column('unit.nearest_cover', 'length', I4, 0, 57600, scale=60),
    },
    outputs={
        'unit.clear_of_enemy': Column('unit.clear_of_enemy', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_clear_of_enemy,
)


def _inspired(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """inspired (term for unit). @book 144, 311"""
    unit_inspiring = c["unit.inspiring"]
    errors: Errors = (
    )
    return errors, {
        'unit.inspired': unit_inspiring >= 1,
    }


inspired = Resolver(
    'inspired', 'inspired',
    inputs={
        'unit.inspiring': Column('unit.inspiring', 'number', I1, 0, 4, default=0),
    },
    outputs={
        'unit.inspired': Column('unit.inspired', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_inspired,
)


def _fast(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """fast move (term for unit). @book 317"""
    unit_doing = c["unit.doing"]
    errors: Errors = (
    )
    return errors, {
        'unit.fast': (unit_doing >= 1) & (unit_doing <= 2) | (unit_doing >= 4),
    }


fast = Resolver(
    'fast', 'fast move',
    inputs={
        'unit.doing': Column('unit.doing', 'member', I1, 0, 5, values=_W8),
    },
    outputs={
        'unit.fast': Column('unit.fast', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_fast,
)


def _rough(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """in rough terrain (term for unit). @book 23, 313, 347"""
    unit_going = c["unit.going"]
    errors: Errors = (
    )
    return errors, {
        'unit.rough': unit_going >= 2,
    }


rough = Resolver(
    'rough', 'in rough terrain',
    inputs={
        'unit.going': Column('unit.going', 'member', I1, 0, 10, values=_W9),
    },
    outputs={
        'unit.rough': Column('unit.rough', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_rough,
)


def _in_charge(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """charging or countercharging (term for unit). @book 433, 437"""
    unit_charge_kind = c["unit.charge_kind"]
    errors: Errors = (
    )
    return errors, {
        'unit.in_charge': (unit_charge_kind >= 1) & (unit_charge_kind <= 2),
    }


in_charge = Resolver(
    'in_charge', 'charging or countercharging',
    inputs={
        'unit.charge_kind': Column('unit.charge_kind', 'member', I1, 0, 3, values=_W10),
    },
    outputs={
        'unit.in_charge': Column('unit.in_charge', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_in_charge,
)


def _held(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """held in place (term for unit). @book 143, 197, 239, 273, 341-353, 388, 491, 515"""
    unit_halted = c["unit.halted"]
    unit_fired = c["unit.fired"]
    unit_arm = c["unit.arm"]
    unit_time = c["unit.time"]
    unit_abandoned = c["unit.abandoned"]
    t2 = unit_halted | unit_fired & ((unit_arm == 1) | (unit_arm >= 8)) | (unit_time == 2) | unit_abandoned
    del unit_halted, unit_fired, unit_time
    unit_surrendered = c["unit.surrendered"]
    errors: Errors = (
        (3, unit_abandoned & (unit_arm <= 7)),  # IllegalState
    )
    return errors, {
        'unit.held': t2 | unit_surrendered,
    }


held = Resolver(
    'held', 'held in place',
    inputs={
        'unit.halted': Column('unit.halted', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.fired': Column('unit.fired', 'yesno', bool, values=('no', 'yes')),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
        'unit.time': Column('unit.time', 'move', I1, 0, 2, scale=2, default=0),
        'unit.abandoned': Column('unit.abandoned', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.surrendered': Column('unit.surrendered', 'yesno', bool, values=('no', 'yes'), default=0),
    },
    outputs={
        'unit.held': Column('unit.held', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_held,
)


def _part_spent(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """part of the move spent (term for unit). @book 341-353, 366"""
    unit_time = c["unit.time"]
    errors: Errors = (
    )
    return errors, {
        'unit.part_spent': unit_time >= 1,
    }


part_spent = Resolver(
    'part_spent', 'part of the move spent',
    inputs={
        'unit.time': Column('unit.time', 'move', I1, 0, 2, scale=2, default=0),
    },
    outputs={
        'unit.part_spent': Column('unit.part_spent', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_part_spent,
)


def _shares_dice(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """moves on its battalia's one roll (term for unit against leader). @book 301"""
    unit_leader_attached = c["unit.leader_attached"]
    leader_rank = c["leader.rank"]
    t2 = leader_rank == 0
    unit_own_leader = c["unit.own_leader"]
    t3 = t2 | (leader_rank == 2) & unit_own_leader
    del unit_own_leader
    t4 = ~unit_leader_attached & t3
    unit_leader_distance = c["unit.leader_distance"]
    t5 = 2 - (leader_rank >= 2).view(I1) - (leader_rank == 3).view(I1)
    t6 = leader_rank == 1
    leader_ability = c["leader.ability"]
    t7 = (leader_ability == 1) & ((leader_rank == 0) | (leader_rank == 2)) & (leader_rank != 1)
    t8 = ~t7 & t6
    t9 = leader_ability == 2
    del leader_ability
    t10 = t9 & t2 & ~t8
    del t2
    t11 = t5 + (3 - (leader_rank >= 2).view(I1) - (leader_rank == 3).view(I1) - t5) * t7.view(I1) - t10.view(I1)
    del t5, t7
    t12 = ~t10 & t8
    del t8, t10
    leader_wounds = c["leader.wounds"]
    t13 = leader_wounds >= 1
    del leader_wounds
    t14 = ~t12
    t15 = t13 & (t14 & (t11 >= 2)) & t14
    del t14
    t16 = t11 - t15.view(I1)
    del t11
    t17 = (((t16 + (0 - t16) * (~t15 & t12).view(I1) - 1).clip(0, 2) * 40).astype(I2) + 60) * 60
    del t12, t15, t16
    leader_attached = c["leader.attached"]
    t18 = ~leader_attached
    del leader_attached
    t19 = unit_leader_attached | t3 & (unit_leader_distance <= t17) & t18
    del unit_leader_attached, unit_leader_distance
    unit_conforms = c["unit.conforms"]
    unit_lead_attached = c["unit.lead_attached"]
    t20 = ~t19 & unit_conforms & ~unit_lead_attached & t3
    unit_lead_distance = c["unit.lead_distance"]
    unit_beside_lead = c["unit.beside_lead"]
    unit_behind_lead = c["unit.behind_lead"]
    t21 = unit_conforms & (
        unit_lead_attached | t3 & (unit_lead_distance <= t17) & t18
    ) & (unit_beside_lead | (unit_behind_lead <= 3600))
    del t3, t17, t18, unit_conforms, unit_lead_attached, unit_lead_distance, unit_beside_lead, unit_behind_lead
    errors: Errors = (
        (3, (leader_rank >= 2) & t9),  # IllegalState
        (1, t4 & t6 | t4 & t13 & t6 | t20 & t6 | t20 & t13 & t6),  # NoRule
    )
    return errors, {
        'unit.shares_dice': t19 | t21,
    }


shares_dice = Resolver(
    'shares_dice', "moves on its battalia's one roll",
    inputs={
        'unit.leader_attached': Column('unit.leader_attached', 'yesno', bool, values=('no', 'yes')),
        'leader.rank': Column('leader.rank', 'member', I1, 0, 3, values=_W11),
        'unit.own_leader': Column('unit.own_leader', 'yesno', bool, values=('no', 'yes')),
        'unit.leader_distance': Column('unit.leader_distance', 'length', I4, 0, 57600, scale=60),
        'leader.ability': Column('leader.ability', 'member', I1, 0, 2, values=_W12),
        'leader.wounds': Column('leader.wounds', 'number', I1, 0, 2, default=0),
        'leader.attached': Column('leader.attached', 'yesno', bool, values=('no', 'yes')),
        'unit.conforms': Column('unit.conforms', 'yesno', bool, values=('no', 'yes')),
        'unit.lead_attached': Column('unit.lead_attached', 'yesno', bool, values=('no', 'yes')),
        'unit.lead_distance': Column('unit.lead_distance', 'length', I4, 0, 57600, scale=60),
        'unit.beside_lead': Column('unit.beside_lead', 'yesno', bool, values=('no', 'yes')),
        'unit.behind_lead': Column('unit.behind_lead', 'length', I4, 0, 57600, scale=60),
    },
    outputs={
        'unit.shares_dice': Column('unit.shares_dice', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_shares_dice,
)


def _last_dice(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Dice of the last move (value for unit). @book 331"""
    unit_road_last_turn = c["unit.road_last_turn"]
    unit_dice_last_turn = c["unit.dice_last_turn"]
    errors: Errors = (
    )
    return errors, {
        'unit.last_dice': unit_dice_last_turn + (2 - unit_dice_last_turn) * unit_road_last_turn.view(I1),
    }


last_dice = Resolver(
    'last_dice', 'Dice of the last move',
    inputs={
        'unit.road_last_turn': Column('unit.road_last_turn', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.dice_last_turn': Column('unit.dice_last_turn', 'number', I1, 0, 3),
    },
    outputs={
        'unit.last_dice': Column('unit.last_dice', 'figure', I1, 0, 3),
    },
    kernel=_last_dice,
)


def _move(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Move (action for unit). @book 293-329

    How many dice is settled before any is rolled, and all are rolled at once.
    """
    dice = _stacked(c, 3)
    unit_arm = c["unit.arm"]
    t2 = unit_arm >= 8
    t3 = unit_arm <= 7
    t4 = (unit_arm >= 5) & (unit_arm <= 7)
    unit_going = c["unit.going"]
    t5 = unit_arm <= 4
    unit_on_road = c["unit.on_road"]
    t6 = (unit_arm >= 5) & (unit_going >= 7) & ~unit_on_road
    del unit_on_road
    unit_surrendered = c["unit.surrendered"]
    t7 = t6 | unit_surrendered
    unit_doing = c["unit.doing"]
    t8 = (unit_doing >= 1) & (unit_doing <= 2) | (unit_doing >= 4)
    unit_charge_kind = c["unit.charge_kind"]
    t9 = unit_charge_kind == 1
    t10 = (unit_charge_kind >= 1) & (unit_charge_kind <= 2)
    t11 = t8 | t10
    t12 = ~t11
    t13 = t7 | t11
    unit_halted = c["unit.halted"]
    unit_fired = c["unit.fired"]
    unit_time = c["unit.time"]
    unit_abandoned = c["unit.abandoned"]
    t14 = unit_halted | unit_fired & ((unit_arm == 1) | (unit_arm >= 8)) | (unit_time == 2) | unit_abandoned
    del unit_halted, unit_fired
    t15 = t14 | unit_surrendered
    del t14
    t16 = ~t13 & t15
    t17 = t13 | t15
    del t13, t15
    unit_limbered = c["unit.limbered"]
    t18 = t2 & ~unit_limbered
    t19 = ~t18
    t20 = t18 & (unit_arm == 8)
    t21 = ~t17 & t20
    t22 = t17 | t20
    del t17, t20
    unit_deviation = c["unit.deviation"]
    unit_formation = c["unit.formation"]
    t23 = unit_formation != 2
    t24 = (unit_deviation >= 1351) & t23
    del unit_deviation
    t25 = ~t22 & t24
    t26 = t22 | t24
    del t22, t24
    unit_road_last_turn = c["unit.road_last_turn"]
    unit_dice_last_turn = c["unit.dice_last_turn"]
    t27 = unit_dice_last_turn + (2 - unit_dice_last_turn) * unit_road_last_turn.view(I1)
    del unit_road_last_turn, unit_dice_last_turn
    unit_barred = c["unit.barred"]
    t28 = t4 & (t27 == 3) & ~unit_barred
    del unit_barred
    t29 = t6.view(I1) * 2
    t30 = t29 + (2 - t29) * (~t6 & unit_surrendered).view(I1)
    del t6, unit_surrendered, t29
    t31 = t30 + (0 - t30) * (~t7 & t11).view(I1)
    del t30
    t32 = t31 + (2 - t31) * t16.view(I1)
    del t31
    t33 = t32 + (2 - t32) * t21.view(I1)
    del t32
    t34 = t33 + (2 - t33) * t25.view(I1)
    del t33
    t35 = t7 | t16 | t21 | t25
    del t7, t16, t21, t25
    t36 = ~t35
    t37 = t8 & t4
    t38 = ~t37
    t39 = t36 & t37
    dice_1 = c["dice.1"]
    dice_2 = c["dice.2"]
    dice_3 = c["dice.3"]
    t40 = dice_1 == 0
    t41 = dice_2 == 0
    t42 = (dice_1 == 1) | (dice_1 >= 6)
    t43 = (dice_2 == 1) | (dice_2 >= 6)
    t44 = dice_1 + dice_2 + dice_3
    t45 = t37.view(I1) * 3
    t46 = t8 & t5
    t47 = t38 & t46
    t48 = t37 | t46
    del t46
    t49 = t36 & t47
    t50 = dice_2 >= 7
    t51 = dice_1 + dice_2
    t52 = t44 + (t51 - t44) * t47.view(I1)
    del t44
    t53 = t45 + (2 - t45) * t47.view(I1)
    del t45
    t54 = t4 & (t27 == 0)
    del t27
    unit_with_d6 = c["unit.with_d6"]
    t55 = t54 & unit_with_d6
    del unit_with_d6
    t56 = ~t48 & t55
    t57 = t48 | t55
    del t48, t55
    t58 = t36 & t56
    t59 = t52 + (t51 - t52) * t56.view(I1)
    del t51, t52
    t60 = t53 + (2 - t53) * t56.view(I1)
    del t53
    t61 = ~t57 & t54
    t62 = t57 | t54
    del t54
    t63 = t36 & t61
    chosen_unit_dice = c["chosen.unit.dice"]
    t64 = chosen_unit_dice == -128
    t65 = (chosen_unit_dice >= -127) & (chosen_unit_dice <= 0) | (chosen_unit_dice >= 3)
    t66 = chosen_unit_dice == 2
    t67 = t66 & t41
    t68 = t66 & t43
    t69 = dice_1 + t66.view(I1) * dice_2
    t70 = t59 + (t69 - t59) * t61.view(I1)
    del t59
    t71 = t60 + (chosen_unit_dice - t60) * t61.view(I1)
    del t60
    t72 = ~t62 & t4
    t73 = t62 | t4
    del t62
    t74 = t36 & t72
    chosen_unit_optional_die = c["chosen.unit.optional_die"]
    t75 = chosen_unit_optional_die == -128
    t76 = (chosen_unit_optional_die >= -127) & (chosen_unit_optional_die <= -1) | (chosen_unit_optional_die >= 2)
    t77 = chosen_unit_optional_die == 1
    t78 = _face(dice, chosen_unit_dice)
    t79 = t70 + (t69 + t77.view(I1) * t78 - t70) * t72.view(I1)
    del t70
    t80 = t71 + (chosen_unit_dice + (chosen_unit_optional_die == 1).view(I1) - t71) * t72.view(I1)
    del t71
    t81 = t72 & t77
    t82 = ~t73 & t5
    t83 = t73 | t5
    del t73
    t84 = t36 & t82
    t85 = t79 + (dice_1 + t77.view(I1) * dice_2 - t79) * t82.view(I1)
    del t79
    t86 = t80 + (1 + (chosen_unit_optional_die == 1).view(I1) - t80) * t82.view(I1)
    del chosen_unit_optional_die, t80
    t87 = unit_going >= 2
    t88 = unit_limbered & t87
    t89 = ~t83 & t88
    t90 = t83 | t88
    del t83, t88
    t91 = t36 & t89
    t92 = t85 + (dice_1 - t85) * t89.view(I1)
    del t85
    t93 = t86 + (1 - t86) * t89.view(I1)
    del t86
    t94 = ~t90 & unit_limbered
    t95 = t90 | unit_limbered
    del t90
    t96 = t36 & t94
    unit_total = t92 + (t69 - t92) * t94.view(I1)
    del t69, t92
    t97 = ~t94 & (~t89 & (~t82 & (~t72 & (~t61 & (~t56 & (~t47 & t38))))))
    del t38, t47, t56, t89
    unit_dice = t93 + (chosen_unit_dice - t93) * t94.view(I1)
    del chosen_unit_dice, t93
    t98 = t57 | t61 & t66 | t72 & t66 | t82 & t77 | t94 & t66
    del t57, t61, t66, t72, t82, t94
    t99 = t97 | t35
    t100 = t18 & (unit_arm == 9)
    t101 = ~t100
    t102 = t18 & (unit_arm == 10)
    t103 = t101 & t102
    t104 = t103.view(I1) * 20 + 20
    t105 = t100 | t102
    del t100, t102
    t106 = ~t105 & t19
    t107 = ~t106
    t108 = unit_total.astype(I2) * 10
    t109 = t104.astype(I2) + (t108 - t104.astype(I2)) * t106.astype(I2)
    del t104
    t110 = t106.astype(I2) * t108
    del t108
    t111 = t106 & t97 | t107 & (~t103 & t101)
    del t97, t101, t103, t106
    unit_inspiring = c["unit.inspiring"]
    t112 = (unit_inspiring >= 1) & ~t111
    del unit_inspiring
    t113 = ~t112
    t114 = unit_dice * 10
    t115 = t110 + t114.astype(I2)
    t116 = t109 + t114.astype(I2)
    t117 = np.minimum(t115, t116)
    t118 = np.maximum(t115, t116)
    del t115, t116
    t119 = t109 + (t118 - t109) * t112.astype(I2)
    del t109
    t120 = t112 & (t107 & ~(t117 == t118)) | t113 & t107
    del t107, t118
    t121 = t110 + (t117 - t110) * t112.astype(I2)
    del t110, t112, t117
    t122 = t113 & t111
    del t111, t113
    unit_initial_move = c["unit.initial_move"]
    t123 = unit_initial_move & ((unit_doing == 1) | (unit_doing >= 4)) & ~t122
    del unit_initial_move
    t124 = ~t123
    t125 = t121 + t114.astype(I2)
    t126 = t119 + t114.astype(I2)
    del t114
    t127 = np.minimum(t125, t126)
    t128 = np.maximum(t125, t126)
    del t125, t126
    t129 = t119 + (t128 - t119) * t123.astype(I2)
    del t119
    t130 = t123 & (t120 & ~(t127 == t128)) | t124 & t120
    del t120, t128
    t131 = t121 + (t127 - t121) * t123.astype(I2)
    del t121, t123, t127
    t132 = t124 & t122
    del t122, t124
    unit_nearest_enemy = c["unit.nearest_enemy"]
    unit_nearest_cover = c["unit.nearest_cover"]
    t133 = (unit_nearest_enemy >= 7201) & (unit_nearest_cover >= 7201) & ~(t10 | t18)
    del t10, unit_nearest_enemy, unit_nearest_cover
    t134 = t133 & ~t132
    t135 = ~t134
    t136 = t131 * 2
    t137 = t129 * 2
    t138 = np.minimum(t136, t137)
    t139 = np.maximum(t136, t137)
    del t136, t137
    t140 = t129 + (t139 - t129) * t134.astype(I2)
    del t129
    t141 = t134 & (t130 & ~(t138 == t139)) | t135 & t130
    del t130, t139
    t142 = t131 + (t138 - t131) * t134.astype(I2)
    del t131, t134, t138
    t143 = t135 & t132
    del t132, t135
    unit_speed = c["unit.speed"]
    t144 = (unit_speed == 1) & t12 & ~t143
    del unit_speed
    t145 = ~t144
    t146 = np.minimum(t142, t140)
    t147 = np.maximum(t142, t140)
    t148 = t140 * 2
    del t140
    t149 = t142 * 2
    del t142
    t150 = t148 + (t147 - t148) * t144.astype(I2)
    del t148
    t151 = t144 & (t141 & ~(t146 == t147)) | t145 & t141
    del t141, t147
    t152 = t149 + (t146 - t149) * t144.astype(I2)
    del t144, t146, t149
    t153 = t145 & t143
    del t143, t145
    t154 = (unit_time == 1) & t12 & ~t153
    del unit_time
    t155 = ~t154
    t156 = np.minimum(t152, t150)
    t157 = np.maximum(t152, t150)
    t158 = t150 * 2
    del t150
    t159 = t152 * 2
    del t152
    t160 = t154 & (t151 & ~(t156 == t157)) | t155 & t151
    del t151
    t161 = t155 & t153
    del t153, t155
    t162 = t133 & ~t161
    del t133
    t163 = ~t162
    unit_free_way = c["unit.free_way"]
    t164 = (t159 + (t156 - t159) * t154.astype(I2)) * 15
    del t156, t159
    t165 = np.minimum(t164.astype(I4), unit_free_way)
    t166 = (t158 + (t157 - t158) * t154.astype(I2)) * 15
    del t154, t157, t158
    t167 = np.minimum(t166.astype(I4), unit_free_way)
    del unit_free_way
    t168 = np.minimum(t165, t167)
    t169 = np.maximum(t165, t167)
    del t165, t167
    t170 = t166.astype(I4) + (t169 - t166.astype(I4)) * t162.astype(I4)
    del t166
    t171 = t162 & (t160 & ~(t168 == t169)) | t163 & t160
    del t160, t169
    t172 = t164.astype(I4) + (t168 - t164.astype(I4)) * t162.astype(I4)
    del t162, t164, t168
    t173 = t163 & t161
    del t161, t163
    chosen_unit_distance = c["chosen.unit.distance"]
    t174 = t171 & (chosen_unit_distance >= -2147483647)
    t175 = ~t173
    t176 = t170 + (chosen_unit_distance - t170) * t174.astype(I4)
    t177 = ~t174 & t171
    del t171
    unit_distance = t172 + (chosen_unit_distance - t172) * t174.astype(I4)
    t178 = t173 | t35
    unit_wheel_way = c["unit.wheel_way"]
    t179 = -unit_wheel_way
    del unit_wheel_way
    t180 = unit_distance + (0 - unit_distance) * t173.astype(I4) + t179.astype(I4)
    t181 = t176 + (0 - t176) * t173.astype(I4) + t179.astype(I4)
    del t173, t179
    t182 = np.minimum(t180, t181)
    t183 = np.maximum(t180, t181)
    del t180, t181
    t184 = t182.clip(0, 26401)
    t185 = t183.clip(0, 26401)
    t186 = np.minimum(t184, t185)
    t187 = np.maximum(t184, t185)
    del t184, t185
    chosen_unit_forward = c["chosen.unit.forward"]
    t188 = t177 & ~(t182 == t183) & ~(t186 == t187) & (chosen_unit_forward >= -2147483647)
    del t182, t183
    t189 = np.minimum(unit_distance, t176)
    t190 = np.maximum(unit_distance, t176)
    chosen_unit_aside = c["chosen.unit.aside"]
    t191 = t177 & ~(t189 == t190) & (chosen_unit_aside >= -2147483647)
    del t177
    t192 = chosen_unit_aside.astype(I8) * 2
    t193 = chosen_unit_aside * 2
    del chosen_unit_aside
    t194 = unit_formation == 0
    t195 = (t95 & (dice_1 == 6)).view(I1) + (t98 & (dice_2 == 6)).view(I1) + (t37 & (dice_3 == 6)).view(I1)
    t196 = t195 + (t81 & (t78 == 6)).view(I1)
    del t195
    t197 = t196 >= 1
    t198 = t36 & (t194 & (unit_going <= 1) & t197)
    del unit_going
    t199 = unit_formation != 1
    t200 = (t95 & ((dice_1 >= 5) & (dice_1 <= 6))).view(I1) + (t98 & ((dice_2 >= 5) & (dice_2 <= 6))).view(I1)
    t201 = t200 + (t37 & (dice_3 >= 5)).view(I1) + (t81 & (t78 >= 5)).view(I1)
    del t200
    t202 = t201 >= 1
    t203 = t36 & (t87 & (t5 & t194 | t4 & t199 | t18) & t202)
    del t5, t18, t194
    t204 = (t95 & (dice_1 == 4)).view(I1) + (t98 & (dice_2 == 4)).view(I1) + (t37 & (dice_3 == 4)).view(I1)
    del t37, dice_1, dice_2, t95, t98
    t205 = t204 + (t81 & (t78 == 4)).view(I1)
    del t81, t204
    t206 = t205 >= 1
    t207 = t36 & (t87 & t4 & t199 & t206)
    del t4, t87, t199
    unit_dp = c["unit.dp"]
    t208 = (
        t196
        + (
            t196
            + (np.minimum(t196, (3 - unit_dp).clip(0, 3)) - t196) * (t198 & t197).view(I1) - t196
        ) * t197.view(I1)
    )
    del t196, t197
    t209 = unit_dp + t198.view(I1) * t208
    del t198, unit_dp, t208
    t210 = t201 + (np.minimum(t201, (3 - t209.clip(0, 6)).clip(0, 3)) - t201) * (t203 & t202).view(I1)
    t211 = t209 + t203.view(I1) * (t201 + (t210 - t201) * t202.view(I1))
    del t201, t202, t203, t209, t210
    t212 = t205 + (np.minimum(t205, (3 - t211.clip(0, 6)).clip(0, 3)) - t205) * (t207 & t206).view(I1)
    t213 = unit_arm == 4
    unit_formation_2 = unit_formation + (2 - unit_formation) * (t36 & t213).view(I1)
    unit_moved = c["unit.moved"]
    unit_moved_2 = t36 & t12 | unit_moved
    del t12
    unit_moved_in_combat = c["unit.moved_in_combat"]
    t214 = (unit_arm == 3) | (unit_arm == 7)
    t215 = unit_formation_2 != 2
    t216 = t214 & t23 | t213 & unit_moved & t23 | t2 & (unit_formation <= 2) | (unit_formation == 3) & t3
    del unit_formation, unit_moved
    t217 = t216 | unit_limbered & t3 | t8 & (t23 & t3) | (unit_charge_kind >= 1) & (
        (unit_doing == 1) | (unit_doing >= 3)
    )
    del unit_limbered, t23, t216
    t218 = t217 | t9 & (
        (unit_arm == 3) | (unit_arm == 6)
    ) & (unit_doing != 2) | t9 & t2 | (unit_charge_kind == 2) & ((unit_arm <= 4) | (unit_arm >= 8))
    del unit_arm, unit_doing, unit_charge_kind, t9, t217
    t219 = t39 & t40 | t39 & t41 | t39 & (dice_3 == 0) | t49 & t40 | t49 & t41 | t58 & t40 | t58 & t41
    t220 = t39 & t42 | t39 & t43 | t39 & (dice_3 >= 7) | t49 & t42 | t49 & t50 | t58 & t42 | t58 & t50
    del t39, dice_3, t43, t49, t58
    t221 = t74 & t40 | t74 & t67 | t74 & (t77 & (t78 == 0)) | t84 & t40 | t84 & (t77 & t41) | t91 & t40
    del t41
    t222 = t74 & t42 | t74 & t68 | t74 & (t77 & (t78 >= 7)) | t84 & t42 | t84 & (t77 & t50) | t91 & t42
    del t50, t77, t78, t91
    t223 = t36 & (
        t174 & t175 & ~((t172 <= chosen_unit_distance) & (chosen_unit_distance <= t170))
    ) | t36 & (t188 & ~((t186 <= chosen_unit_forward) & (chosen_unit_forward <= t187)))
    del t170, t172, chosen_unit_distance, t174
    t224 = t214 & t215 | t213 & unit_moved_2 & t215 | t2 & (unit_formation_2 <= 2) | (unit_formation_2 == 3) & t3
    del t2, t213, t214
    errors: Errors = (
        (3, t218 | unit_abandoned & t3),  # IllegalState
        (9, t219),  # MissingDice
        (6, t220),  # InputError
        (10, t63 & t64 | t74 & t64),  # NeedsChoice
        (7, t63 & t65 | t74 & t65 | t74 & t76 | t84 & t76 | t96 & t65),  # NotOpen
        (9, t63 & t40 | t63 & t67),  # MissingDice
        (6, t63 & t42 | t63 & t68),  # InputError
        (10, t74 & t75 | t84 & t75 | t96 & t64),  # NeedsChoice
        (9, t221 | t96 & t40 | t96 & t67),  # MissingDice
        (6, t222 | t96 & t42 | t96 & t68),  # InputError
        (1, t36 & ~(t105 | t19)),  # NoRule
        (7, t223 | t36 & (t191 & t175 & ~((t189 <= t192) & (t192 <= t190)))),  # NotOpen
        (3, t224 | t8 & (t215 & t3)),  # IllegalState
    )
    return errors, {
        'unit.verdict': (t26 | t28).view(I1) * (t34 + (1 - t34) * (~t26 & t28).view(I1)),
        'unit.total': unit_total,
        'unit.total.none': t99,
        'unit.natural': unit_total,
        'unit.natural.none': t99,
        'unit.dice': unit_dice,
        'unit.dice.none': t35,
        'unit.distance': unit_distance,
        'unit.distance.to': t176,
        'unit.distance.none': t178,
        'unit.forward': t186 + (chosen_unit_forward - t186) * t188.astype(I4),
        'unit.forward.to': t187 + (chosen_unit_forward - t187) * t188.astype(I4),
        'unit.forward.none': t35,
        'unit.aside': t189 + (t193 - t189) * t191.astype(I4),
        'unit.aside.to': t190 + (t193 - t190) * t191.astype(I4),
        'unit.aside.none': t178,
        'unit.dp': (t211 + t207.view(I1) * (t205 + (t212 - t205) * t206.view(I1))).clip(0, 6),
        'unit.formation': unit_formation_2,
        'unit.moved': unit_moved_2,
        'unit.moved_in_combat': t36 & t11 | unit_moved_in_combat,
    }


move = Resolver(
    'move', 'Move',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
        'unit.going': Column('unit.going', 'member', I1, 0, 10, values=_W9),
        'unit.on_road': Column('unit.on_road', 'yesno', bool, values=('no', 'yes')),
        'unit.surrendered': Column('unit.surrendered', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.doing': Column('unit.doing', 'member', I1, 0, 5, values=_W8),
        'unit.charge_kind': Column('unit.charge_kind', 'member', I1, 0, 3, values=_W10),
        'unit.halted': Column('unit.halted', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.fired': Column('unit.fired', 'yesno', bool, values=('no', 'yes')),
        'unit.time': Column('unit.time', 'move', I1, 0, 2, scale=2, default=0),
        'unit.abandoned': Column('unit.abandoned', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.limbered': Column('unit.limbered', 'yesno', bool, values=('no', 'yes')),
        'unit.deviation': Column('unit.deviation', 'angle', I2, 0, 10800, scale=60, default=0),
        'unit.formation': Column('unit.formation', 'member', I1, 0, 3, values=_W7),
        'unit.road_last_turn': Column('unit.road_last_turn', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.dice_last_turn': Column('unit.dice_last_turn', 'number', I1, 0, 3),
        'unit.barred': Column('unit.barred', 'yesno', bool, values=('no', 'yes')),
        'unit.with_d6': Column('unit.with_d6', 'yesno', bool, values=('no', 'yes')),
        'unit.inspiring': Column('unit.inspiring', 'number', I1, 0, 4, default=0),
        'unit.initial_move': Column('unit.initial_move', 'yesno', bool, values=('no', 'yes')),
        'unit.nearest_enemy': Column('unit.nearest_enemy', 'length', I4, 0, 57600, scale=60),
        'unit.nearest_cover': Column('unit.nearest_cover', 'length', I4, 0, 57600, scale=60),
        'unit.speed': Column('unit.speed', 'move', I1, 1, 2, scale=2, default=2),
        'unit.free_way': Column('unit.free_way', 'length', I4, 0, 57600, scale=60),
        'unit.wheel_way': Column('unit.wheel_way', 'length', I2, 0, 14400, scale=60, default=0),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 6, default=0),
        'unit.moved': Column('unit.moved', 'yesno', bool, values=('no', 'yes')),
        'unit.moved_in_combat': Column('unit.moved_in_combat', 'yesno', bool, values=('no', 'yes')),
        'chosen.unit.dice': Column('chosen.unit.dice', 'number', I1, 0, 127, missing=-128),
        'chosen.unit.optional_die': Column('chosen.unit.optional_die', 'number', I1, 0, 127, missing=-128),
        'chosen.unit.distance': Column('chosen.unit.distance', 'length', I4, -2147483647, 2147483647, scale=60, missing=-2147483648),
        'chosen.unit.forward': Column('chosen.unit.forward', 'length', I4, -2147483647, 2147483647, scale=60, missing=-2147483648),
        'chosen.unit.aside': Column('chosen.unit.aside', 'length', I4, -2147483647, 2147483647, scale=60, missing=-2147483648),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W4),
        'unit.total': Column('unit.total', 'figure', I1, 2, 16, none='unit.total.none'),
        'unit.total.none': Column('unit.total.none', 'none', bool),
        'unit.natural': Column('unit.natural', 'figure', I1, 2, 16, none='unit.natural.none'),
        'unit.natural.none': Column('unit.natural.none', 'none', bool),
        'unit.dice': Column('unit.dice', 'figure', I1, 0, 3, none='unit.dice.none'),
        'unit.dice.none': Column('unit.dice.none', 'none', bool),
        'unit.distance': Column('unit.distance', 'figure', I2, -26401, 26401, scale=60, none='unit.distance.none', to='unit.distance.to'),
        'unit.distance.to': Column('unit.distance.to', 'to', I2, -26401, 26401, scale=60),
        'unit.distance.none': Column('unit.distance.none', 'none', bool),
        'unit.forward': Column('unit.forward', 'figure', I2, -26402, 26402, scale=60, none='unit.forward.none', to='unit.forward.to'),
        'unit.forward.to': Column('unit.forward.to', 'to', I2, -26402, 26402, scale=60),
        'unit.forward.none': Column('unit.forward.none', 'none', bool),
        'unit.aside': Column('unit.aside', 'figure', I2, -26402, 26402, scale=120, none='unit.aside.none', to='unit.aside.to'),
        'unit.aside.to': Column('unit.aside.to', 'to', I2, -26402, 26402, scale=120),
        'unit.aside.none': Column('unit.aside.none', 'none', bool),
        'unit.dp': Column('unit.dp', 'figure', I1, 0, 6),
        'unit.formation': Column('unit.formation', 'member', I1, -1, 3, values=_W7),
        'unit.moved': Column('unit.moved', 'yesno', bool, values=('no', 'yes')),
        'unit.moved_in_combat': Column('unit.moved_in_combat', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_move,
    dice=3,
)


def _road_move(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Road move (action for unit). @book 315, 321"""
    unit_halted = c["unit.halted"]
    unit_fired = c["unit.fired"]
    unit_arm = c["unit.arm"]
    t2 = unit_arm >= 8
    unit_time = c["unit.time"]
    unit_abandoned = c["unit.abandoned"]
    t3 = unit_halted | unit_fired & ((unit_arm == 1) | (unit_arm >= 8)) | (unit_time == 2) | unit_abandoned
    del unit_halted, unit_fired
    unit_surrendered = c["unit.surrendered"]
    t4 = t3 | unit_surrendered
    del t3, unit_surrendered
    unit_formation = c["unit.formation"]
    unit_road_ends = c["unit.road_ends"]
    t5 = (unit_formation == 1) & unit_road_ends
    t6 = t4 | t5
    unit_limbered = c["unit.limbered"]
    t7 = unit_limbered & unit_road_ends
    del unit_road_ends
    t8 = t6 | t7
    t9 = t4.view(I1) * 2
    t10 = t9 + (0 - t9) * (~t4 & t5).view(I1)
    del t5, t9
    t11 = t4 | ~t8
    del t4
    t12 = ~t11
    unit_nearest_enemy = c["unit.nearest_enemy"]
    t13 = ((unit_nearest_enemy >= 7201).view(I1) * 120).astype(I2) + 120
    del unit_nearest_enemy
    t14 = t13 * 2
    chosen_unit_distance = c["chosen.unit.distance"]
    t15 = chosen_unit_distance >= -2147483647
    t16 = (t14 + (t13 - t14) * (unit_time == 1).astype(I2)) * 30
    del unit_time, t13, t14
    t17 = unit_arm == 4
    unit_formation_2 = unit_formation + (2 - unit_formation) * (t12 & t17).view(I1)
    unit_moved = c["unit.moved"]
    unit_moved_2 = t12 | unit_moved
    t18 = (unit_arm == 3) | (unit_arm == 7)
    t19 = unit_formation != 2
    t20 = unit_arm <= 7
    del unit_arm
    t21 = unit_formation_2 != 2
    t22 = t18 & t19 | t17 & unit_moved & t19 | t2 & (unit_formation <= 2) | (unit_formation == 3) & t20
    del unit_formation, unit_moved, t19
    t23 = t18 & t21 | t17 & unit_moved_2 & t21 | t2 & (unit_formation_2 <= 2) | (unit_formation_2 == 3) & t20
    del t2, t17, t18, t21
    errors: Errors = (
        (3, t22 | unit_limbered & t20 | unit_abandoned & t20),  # IllegalState
        (7, t12 & (t15 & ~((chosen_unit_distance >= 0) & (chosen_unit_distance <= t16)))),  # NotOpen
        (3, t23),  # IllegalState
    )
    return errors, {
        'unit.verdict': 2 + (t10 + (0 - t10) * (~t6 & t7).view(I1) - 2) * t8.view(I1),
        'unit.distance': t15.astype(I4) * chosen_unit_distance,
        'unit.distance.to': t16.astype(I4) + (chosen_unit_distance - t16.astype(I4)) * t15.astype(I4),
        'unit.distance.none': t11,
        'unit.formation': unit_formation_2,
        'unit.moved': unit_moved_2,
    }


road_move = Resolver(
    'road_move', 'Road move',
    inputs={
        'unit.halted': Column('unit.halted', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.fired': Column('unit.fired', 'yesno', bool, values=('no', 'yes')),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
        'unit.time': Column('unit.time', 'move', I1, 0, 2, scale=2, default=0),
        'unit.abandoned': Column('unit.abandoned', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.surrendered': Column('unit.surrendered', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.formation': Column('unit.formation', 'member', I1, 0, 3, values=_W7),
        'unit.road_ends': Column('unit.road_ends', 'yesno', bool, values=('no', 'yes')),
        'unit.limbered': Column('unit.limbered', 'yesno', bool, values=('no', 'yes')),
        'unit.nearest_enemy': Column('unit.nearest_enemy', 'length', I4, 0, 57600, scale=60),
        'unit.moved': Column('unit.moved', 'yesno', bool, values=('no', 'yes')),
        'chosen.unit.distance': Column('chosen.unit.distance', 'length', I4, -2147483647, 2147483647, scale=60, missing=-2147483648),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W4),
        'unit.distance': Column('unit.distance', 'figure', I2, -14401, 14401, scale=60, none='unit.distance.none', to='unit.distance.to'),
        'unit.distance.to': Column('unit.distance.to', 'to', I2, -14401, 14401, scale=60),
        'unit.distance.none': Column('unit.distance.none', 'none', bool),
        'unit.formation': Column('unit.formation', 'member', I1, -1, 3, values=_W7),
        'unit.moved': Column('unit.moved', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_road_move,
)


def _halt_short(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Stop before the full distance (action for unit). @book 293-299, 439, 509, 513"""
    unit_enemy_ahead = c["unit.enemy_ahead"]
    unit_charge_kind = c["unit.charge_kind"]
    unit_reinforcing = c["unit.reinforcing"]
    unit_doing = c["unit.doing"]
    t2 = ~((unit_charge_kind >= 1) & (unit_charge_kind <= 2) | unit_reinforcing | (unit_doing == 2))
    del unit_reinforcing
    t3 = (unit_enemy_ahead <= 1200) & t2
    del unit_enemy_ahead, t2
    unit_behind_friends = c["unit.behind_friends"]
    unit_behind_obstacle = c["unit.behind_obstacle"]
    t4 = unit_behind_friends | unit_behind_obstacle
    del unit_behind_friends, unit_behind_obstacle
    unit_nearest_enemy = c["unit.nearest_enemy"]
    t5 = (unit_doing == 1) & (t4 | (unit_nearest_enemy >= 14400))
    del unit_nearest_enemy
    t6 = t3 | t5
    t7 = (unit_doing == 5) & t4
    del t4
    t8 = t6 | t7
    unit_screened = c["unit.screened"]
    t9 = (unit_doing == 4) & unit_screened
    del unit_screened
    t10 = t8 | t9
    unit_declared_place = c["unit.declared_place"]
    unit_place_reached = c["unit.place_reached"]
    t11 = unit_declared_place & unit_place_reached
    del unit_declared_place, unit_place_reached
    t12 = t10 | t11
    unit_would_mix = c["unit.would_mix"]
    unit_short_by = c["unit.short_by"]
    t13 = unit_would_mix & (unit_short_by <= 1200)
    del unit_would_mix, unit_short_by
    t14 = t3.view(I1) + (1 - t3.view(I1)) * (~t3 & t5).view(I1)
    del t3, t5
    t15 = t14 + (0 - t14) * (~t6 & t7).view(I1)
    del t6, t7, t14
    t16 = t15 + (0 - t15) * (~t8 & t9).view(I1)
    del t8, t9, t15
    t17 = t16 + (0 - t16) * (~t10 & t11).view(I1)
    del t10, t11, t16
    errors: Errors = (
        (3, (unit_charge_kind >= 1) & ((unit_doing == 1) | (unit_doing >= 3))),  # IllegalState
    )
    return errors, {
        'unit.verdict': 2 + (t17 + (0 - t17) * (~t12 & t13).view(I1) - 2) * (t12 | t13).view(I1),
    }


halt_short = Resolver(
    'halt_short', 'Stop before the full distance',
    inputs={
        'unit.enemy_ahead': Column('unit.enemy_ahead', 'length', I4, 0, 57600, scale=60),
        'unit.charge_kind': Column('unit.charge_kind', 'member', I1, 0, 3, values=_W10),
        'unit.reinforcing': Column('unit.reinforcing', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.doing': Column('unit.doing', 'member', I1, 0, 5, values=_W8),
        'unit.behind_friends': Column('unit.behind_friends', 'yesno', bool, values=('no', 'yes')),
        'unit.behind_obstacle': Column('unit.behind_obstacle', 'yesno', bool, values=('no', 'yes')),
        'unit.nearest_enemy': Column('unit.nearest_enemy', 'length', I4, 0, 57600, scale=60),
        'unit.screened': Column('unit.screened', 'yesno', bool, values=('no', 'yes')),
        'unit.declared_place': Column('unit.declared_place', 'yesno', bool, values=('no', 'yes')),
        'unit.place_reached': Column('unit.place_reached', 'yesno', bool, values=('no', 'yes')),
        'unit.would_mix': Column('unit.would_mix', 'yesno', bool, values=('no', 'yes')),
        'unit.short_by': Column('unit.short_by', 'length', I2, 0, 14400, scale=60),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W4),
    },
    kernel=_halt_short,
)


def _pivot(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Pivot (action for unit). @book 323, 333"""
    unit_fired = c["unit.fired"]
    unit_abandoned = c["unit.abandoned"]
    t2 = unit_fired | unit_abandoned
    unit_moved = c["unit.moved"]
    unit_time = c["unit.time"]
    t3 = unit_moved | (unit_time >= 1)
    t4 = t2 | t3
    unit_arm = c["unit.arm"]
    t5 = unit_arm <= 7
    unit_limbered = c["unit.limbered"]
    unit_pivot_angle = c["unit.pivot_angle"]
    t6 = (unit_arm >= 8) & ~unit_limbered & (unit_pivot_angle <= 2700)
    del unit_arm, unit_pivot_angle
    t7 = t4 | t6
    t8 = unit_fired.view(I1) * 2
    t9 = t8 + (2 - t8) * (~unit_fired & unit_abandoned).view(I1)
    del unit_fired, t8
    t10 = t9 + (2 - t9) * (~t2 & t3).view(I1)
    del t2, t3, t9
    t11 = t4 | ~t7
    errors: Errors = (
        (3, unit_limbered & t5 | unit_abandoned & t5),  # IllegalState
    )
    return errors, {
        'unit.verdict': 2 + (t10 + (0 - t10) * (~t4 & t6).view(I1) - 2) * t7.view(I1),
        'unit.moved': ~t11 | unit_moved,
        'unit.time': 2 + (unit_time - 2) * t11.view(I1),
    }


pivot = Resolver(
    'pivot', 'Pivot',
    inputs={
        'unit.fired': Column('unit.fired', 'yesno', bool, values=('no', 'yes')),
        'unit.abandoned': Column('unit.abandoned', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.moved': Column('unit.moved', 'yesno', bool, values=('no', 'yes')),
        'unit.time': Column('unit.time', 'move', I1, 0, 2, scale=2, default=0),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
        'unit.limbered': Column('unit.limbered', 'yesno', bool, values=('no', 'yes')),
        'unit.pivot_angle': Column('unit.pivot_angle', 'angle', I2, 0, 10800, scale=60),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W4),
        'unit.moved': Column('unit.moved', 'yesno', bool, values=('no', 'yes')),
        'unit.time': Column('unit.time', 'figure', I1, 0, 2, scale=2),
    },
    kernel=_pivot,
)


def _spread(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Spread unformed stands (action for unit). @book 289, 335"""
    unit_formation = c["unit.formation"]
    unit_stand_gap = c["unit.stand_gap"]
    errors: Errors = (
    )
    return errors, {
        'unit.verdict': 2 - ((unit_formation == 2) & (unit_stand_gap <= 1200)).view(I1) * 2,
    }


spread = Resolver(
    'spread', 'Spread unformed stands',
    inputs={
        'unit.formation': Column('unit.formation', 'member', I1, 0, 3, values=_W7),
        'unit.stand_gap': Column('unit.stand_gap', 'length', I2, 0, 14400, scale=60),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W4),
    },
    kernel=_spread,
)


def _initiative(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Who goes first (contest for army against rival). @book 257-261

    The order then holds for every phase of the turn.
    """
    dice = _stacked(c, 2)
    army_scenario = c["army.scenario"]
    army_turn_number = c["army.turn_number"]
    t2 = (army_scenario == 0) & (army_turn_number == 1)
    del army_scenario, army_turn_number
    t3 = ~t2
    dice_1 = c["dice.1"]
    t4 = _face(dice, 1 - t2.view(I1))
    army_general_ability = c["army.general_ability"]
    army_general_on_table = c["army.general_on_table"]
    army_total = dice_1 + ((army_general_ability == 1) & army_general_on_table).view(I1)
    del army_general_ability, army_general_on_table
    rival_general_ability = c["rival.general_ability"]
    rival_general_on_table = c["rival.general_on_table"]
    rival_total = t4 + ((rival_general_ability == 1) & rival_general_on_table).view(I1)
    del rival_general_ability, rival_general_on_table
    army_lead = army_total - rival_total
    rival_lead = rival_total - army_total
    t5 = t3 & (army_lead >= 1)
    t6 = -(army_lead == 0).view(I1) + (army_lead <= -1).view(I1)
    t7 = t3 & (rival_lead >= 1)
    t8 = -(rival_lead == 0).view(I1) + (rival_lead <= -1).view(I1)
    errors: Errors = (
        (9, t3 & (dice_1 == 0)),  # MissingDice
        (6, t3 & (dice_1 >= 7) | t3 & (t4 >= 7)),  # InputError
        (9, t3 & (t4 == 0)),  # MissingDice
        (1, t3 & (army_lead == 0) | t3 & (rival_lead == 0)),  # NoRule
    )
    return errors, {
        'army.total': army_total + (dice_1 - army_total) * t2.view(I1),
        'army.total.none': t2,
        'army.natural.none': t2,
        'army.dice.none': t2,
        'rival.total': rival_total + (t4 - rival_total) * t2.view(I1),
        'rival.total.none': t2,
        'rival.natural': t4,
        'rival.natural.none': t2,
        'rival.dice.none': t2,
        'army.lead': army_lead,
        'army.lead.none': t2,
        'rival.lead': rival_lead,
        'rival.lead.none': t2,
        'army.result': t6 + (-1 - t6) * t2.view(I1),
        'rival.result': t8 + (-1 - t8) * t2.view(I1),
        'army.verdict': t2.view(I1) * 4,
        'army.may': t5.view(I1) + t5.view(I1) * 2,
        'rival.may': t7.view(I1) + t7.view(I1) * 2,
    }


initiative = Resolver(
    'initiative', 'Who goes first',
    inputs={
        'army.scenario': Column('army.scenario', 'member', I1, 0, 1, values=_W29),
        'army.turn_number': Column('army.turn_number', 'number', I1, 1, 20),
        'army.general_ability': Column('army.general_ability', 'member', I1, 0, 2, values=_W12),
        'army.general_on_table': Column('army.general_on_table', 'yesno', bool, values=('no', 'yes')),
        'rival.general_ability': Column('rival.general_ability', 'member', I1, 0, 2, values=_W12),
        'rival.general_on_table': Column('rival.general_on_table', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'army.total': Column('army.total', 'figure', I1, 1, 7, none='army.total.none'),
        'army.total.none': Column('army.total.none', 'none', bool),
        'army.natural': Column('army.natural', 'figure', I1, 1, 6, none='army.natural.none'),
        'army.natural.none': Column('army.natural.none', 'none', bool),
        'army.dice': Column('army.dice', 'figure', I1, 1, 1, none='army.dice.none'),
        'army.dice.none': Column('army.dice.none', 'none', bool),
        'rival.total': Column('rival.total', 'figure', I1, 1, 7, none='rival.total.none'),
        'rival.total.none': Column('rival.total.none', 'none', bool),
        'rival.natural': Column('rival.natural', 'figure', I1, 1, 6, none='rival.natural.none'),
        'rival.natural.none': Column('rival.natural.none', 'none', bool),
        'rival.dice': Column('rival.dice', 'figure', I1, 1, 1, none='rival.dice.none'),
        'rival.dice.none': Column('rival.dice.none', 'none', bool),
        'army.lead': Column('army.lead', 'figure', I1, -6, 6, none='army.lead.none'),
        'army.lead.none': Column('army.lead.none', 'none', bool),
        'rival.lead': Column('rival.lead', 'figure', I1, -6, 6, none='rival.lead.none'),
        'rival.lead.none': Column('rival.lead.none', 'none', bool),
        'army.result': Column('army.result', 'member', I1, -1, 1, values=_W30),
        'rival.result': Column('rival.result', 'member', I1, -1, 1, values=_W30),
        'army.verdict': Column('army.verdict', 'member', I1, -1, 4, values=_W4),
        'army.may': Column('army.may', 'acts', I1, 0, 3),
        'rival.may': Column('rival.may', 'acts', I1, 0, 3),
    },
    kernel=_initiative,
    acts=('go_first', 'go_second'),
    dice=2,
    same={'army.natural': 'dice.1', 'army.dice': 1, 'rival.dice': 1},
)


def _first_turn(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """First turn of an attack on a position (test for army). @book 257"""
    army_scenario = c["army.scenario"]
    army_turn_number = c["army.turn_number"]
    t2 = (army_scenario == 0) & (army_turn_number == 1)
    del army_scenario, army_turn_number
    army_attacker = c["army.attacker"]
    errors: Errors = (
    )
    return errors, {
        'army.verdict': 4 - t2.view(I1) * 4,
        'army.must': (t2 & army_attacker).view(I1) + (t2 & ~army_attacker).view(I1) * 2,
    }


first_turn = Resolver(
    'first_turn', 'First turn of an attack on a position',
    inputs={
        'army.scenario': Column('army.scenario', 'member', I1, 0, 1, values=_W29),
        'army.turn_number': Column('army.turn_number', 'number', I1, 1, 20),
        'army.attacker': Column('army.attacker', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'army.verdict': Column('army.verdict', 'member', I1, -1, 4, values=_W4),
        'army.must': Column('army.must', 'acts', I1, 0, 3),
    },
    kernel=_first_turn,
    acts=('go_first', 'go_second'),
)


def _go_first(_c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Go first (action for army). @book 257, 261"""
    errors: Errors = (
    )
    return errors, {
    }


go_first = Resolver(
    'go_first', 'Go first',
    inputs={
    },
    outputs={
    },
    kernel=_go_first,
)


def _go_second(_c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Go second (action for army). @book 261"""
    errors: Errors = (
    )
    return errors, {
    }


go_second = Resolver(
    'go_second', 'Go second',
    inputs={
    },
    outputs={
    },
    kernel=_go_second,
)


def _move_ahead(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Move before its place from the right (action for unit). @book 263

    Combat alone is worked out for both sides at once.
    """
    unit_leads = c["unit.leads"]
    unit_paths_cross = c["unit.paths_cross"]
    errors: Errors = (
    )
    return errors, {
        'unit.verdict': 2 - (unit_leads & unit_paths_cross).view(I1) * 2,
    }


move_ahead = Resolver(
    'move_ahead', 'Move before its place from the right',
    inputs={
        'unit.leads': Column('unit.leads', 'yesno', bool, values=('no', 'yes')),
        'unit.paths_cross': Column('unit.paths_cross', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W4),
    },
    kernel=_move_ahead,
)


def _figures_of_marker(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Figures it takes (value for roster). @book 25-33, 380"""
    roster_marker = c["roster.marker"]
    errors: Errors = (
    )
    return errors, {
        'roster.figures_of_marker': ((roster_marker >= 2) & (roster_marker <= 3)).view(I1),
    }


figures_of_marker = Resolver(
    'figures_of_marker', 'Figures it takes',
    inputs={
        'roster.marker': Column('roster.marker', 'member', I1, 0, 4, values=_W31),
    },
    outputs={
        'roster.figures_of_marker': Column('roster.figures_of_marker', 'figure', I1, 0, 1),
    },
    kernel=_figures_of_marker,
)


def _dp_markers(_c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Disorder markers (value for unit). @book 27, 225"""
    errors: Errors = (
    )
    return errors, {
    }


dp_markers = Resolver(
    'dp_markers', 'Disorder markers',
    inputs={
        'unit.dp': Column('unit.dp', 'number', I1, 0, 6, default=0),
    },
    outputs={
        'unit.dp_markers': Column('unit.dp_markers', 'figure', I1, 0, 6),
    },
    kernel=_dp_markers,
    same={'unit.dp_markers': 'unit.dp'},
)


def _terrain(_c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """terrain (term for unit). @book 17

    Hills

    Lines to be crossed: streams, hedges, ditches, fortifications

    Rough ground: woods, marshes, soft ground, towns
    """
    errors: Errors = (
        (1, 1),  # NoRule
    )
    return errors, {
    }


terrain = Resolver(
    'terrain', 'terrain',
    inputs={
    },
    outputs={
        'unit.terrain': Column('unit.terrain', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_terrain,
    same={'unit.terrain': 0},
)


def _average_by_d6(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """A D6 read as an average die (test for army). @book 13"""
    dice_1 = c["dice.1"]
    army_read = 3 - (dice_1 == 2).view(I1) + ((dice_1 == 4) | (dice_1 == 6)).view(I1) + (dice_1 == 5).view(I1) * 2
    errors: Errors = (
        (9, dice_1 == 0),  # MissingDice
        (6, dice_1 >= 7),  # InputError
    )
    return errors, {
        'army.read': army_read,
    }


average_by_d6 = Resolver(
    'average_by_d6', 'A D6 read as an average die',
    inputs={
    },
    outputs={
        'army.total': Column('army.total', 'figure', I1, 1, 6),
        'army.natural': Column('army.natural', 'figure', I1, 1, 6),
        'army.dice': Column('army.dice', 'figure', I1, 1, 1),
        'army.read': Column('army.read', 'figure', I1, 2, 5),
    },
    kernel=_average_by_d6,
    dice=1,
    same={'army.total': 'dice.1', 'army.natural': 'dice.1', 'army.dice': 1},
)


def _fewest_men(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Men, at the fewest (value for roster). @book 37"""
    roster_figures = c["roster.figures"]
    errors: Errors = (
    )
    return errors, {
        'roster.fewest_men': roster_figures * 30,
    }


fewest_men = Resolver(
    'fewest_men', 'Men, at the fewest',
    inputs={
        'roster.figures': Column('roster.figures', 'number', I2, 0, 200),
    },
    outputs={
        'roster.fewest_men': Column('roster.fewest_men', 'figure', I2, 0, 6000),
    },
    kernel=_fewest_men,
)


def _most_men(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Men, at the most (value for roster). @book 37"""
    roster_figures = c["roster.figures"]
    errors: Errors = (
    )
    return errors, {
        'roster.most_men': roster_figures * 60,
    }


most_men = Resolver(
    'most_men', 'Men, at the most',
    inputs={
        'roster.figures': Column('roster.figures', 'number', I2, 0, 200),
    },
    outputs={
        'roster.most_men': Column('roster.most_men', 'figure', I2, 0, 12000),
    },
    kernel=_most_men,
)


def _fewest_guns(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Guns, at the fewest (value for roster). @book 37, 101"""
    roster_gun_models = c["roster.gun_models"]
    errors: Errors = (
    )
    return errors, {
        'roster.fewest_guns': roster_gun_models * 4,
    }


fewest_guns = Resolver(
    'fewest_guns', 'Guns, at the fewest',
    inputs={
        'roster.gun_models': Column('roster.gun_models', 'number', I1, 0, 12),
    },
    outputs={
        'roster.fewest_guns': Column('roster.fewest_guns', 'figure', I1, 0, 48),
    },
    kernel=_fewest_guns,
)


def _most_guns(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Guns, at the most (value for roster). @book 37, 101"""
    roster_gun_models = c["roster.gun_models"]
    errors: Errors = (
    )
    return errors, {
        'roster.most_guns': roster_gun_models * 6,
    }


most_guns = Resolver(
    'most_guns', 'Guns, at the most',
    inputs={
        'roster.gun_models': Column('roster.gun_models', 'number', I1, 0, 12),
    },
    outputs={
        'roster.most_guns': Column('roster.most_guns', 'figure', I1, 0, 72),
    },
    kernel=_most_guns,
)


def _ground(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Ground (value for roster). @book 37, 39"""
    roster_figure_mm = c["roster.figure_mm"]
    t2 = (roster_figure_mm <= 9) | (roster_figure_mm >= 16) & (roster_figure_mm <= 24) | (roster_figure_mm >= 31)
    roster_inches = c["roster.inches"]
    t3 = ((roster_figure_mm >= 25) & (roster_figure_mm <= 30)).astype(I2) * (roster_inches.astype(I2) * 10)
    t4 = ((roster_figure_mm >= 10) & (roster_figure_mm <= 15)).astype(I2) * (roster_inches.astype(I2) * 20)
    del roster_figure_mm, roster_inches
    errors: Errors = (
        (1, t2),  # NoRule
    )
    return errors, {
        'roster.ground': t3 + t4,
        'roster.ground.none': t2,
    }


ground = Resolver(
    'ground', 'Ground',
    inputs={
        'roster.figure_mm': Column('roster.figure_mm', 'number', I1, 6, 54),
        'roster.inches': Column('roster.inches', 'number', I1, 0, 96),
    },
    outputs={
        'roster.ground': Column('roster.ground', 'figure', I2, 0, 2880, none='roster.ground.none'),
        'roster.ground.none': Column('roster.ground.none', 'none', bool),
    },
    kernel=_ground,
)


def _step_of_measure(_c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Every distance is a multiple of (value for roster). @book 39"""
    errors: Errors = (
    )
    return errors, {
    }


step_of_measure = Resolver(
    'step_of_measure', 'Every distance is a multiple of',
    inputs={
    },
    outputs={
        'roster.step_of_measure': Column('roster.step_of_measure', 'figure', I1, 10, 10),
    },
    kernel=_step_of_measure,
    same={'roster.step_of_measure': 10},
)


def _similar_type(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """similar type (term for unit against enemy). @book 65, 457"""
    unit_arm = c["unit.arm"]
    enemy_arm = c["enemy.arm"]
    unit_similar_type = (unit_arm >= 5) & (unit_arm <= 7) & (
        (enemy_arm >= 5) & (enemy_arm <= 7)
    ) | (unit_arm <= 4) & (enemy_arm <= 4)
    del unit_arm, enemy_arm
    errors: Errors = (
    )
    return errors, {
        'unit.similar_type': unit_similar_type,
    }


similar_type = Resolver(
    'similar_type', 'similar type',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
        'enemy.arm': Column('enemy.arm', 'member', I1, 0, 10, values=_W3),
    },
    outputs={
        'unit.similar_type': Column('unit.similar_type', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_similar_type,
)


def _counts_as_armoured(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """armoured in combat (term for unit against enemy). @book 65"""
    unit_armoured = c["unit.armoured"]
    unit_arm = c["unit.arm"]
    enemy_arm = c["enemy.arm"]
    t2 = (unit_arm >= 5) & (unit_arm <= 7) & (
        (enemy_arm >= 5) & (enemy_arm <= 7)
    ) | (unit_arm <= 4) & (enemy_arm <= 4)
    del unit_arm, enemy_arm
    errors: Errors = (
    )
    return errors, {
        'unit.counts_as_armoured': unit_armoured & t2,
    }


counts_as_armoured = Resolver(
    'counts_as_armoured', 'armoured in combat',
    inputs={
        'unit.armoured': Column('unit.armoured', 'yesno', bool, values=('no', 'yes')),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
        'enemy.arm': Column('enemy.arm', 'member', I1, 0, 10, values=_W3),
    },
    outputs={
        'unit.counts_as_armoured': Column('unit.counts_as_armoured', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_counts_as_armoured,
)


def _infantry(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """infantry (term for unit). @book 69"""
    unit_arm = c["unit.arm"]
    errors: Errors = (
    )
    return errors, {
        'unit.infantry': unit_arm <= 4,
    }


infantry = Resolver(
    'infantry', 'infantry',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
    },
    outputs={
        'unit.infantry': Column('unit.infantry', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_infantry,
)


def _cavalry(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """cavalry (term for unit). @book 69"""
    unit_arm = c["unit.arm"]
    errors: Errors = (
    )
    return errors, {
        'unit.cavalry': (unit_arm >= 5) & (unit_arm <= 7),
    }


cavalry = Resolver(
    'cavalry', 'cavalry',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
    },
    outputs={
        'unit.cavalry': Column('unit.cavalry', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_cavalry,
)


def _light(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """light troops (term for unit). @book 69"""
    unit_arm = c["unit.arm"]
    errors: Errors = (
    )
    return errors, {
        'unit.light': (unit_arm == 3) | (unit_arm == 7),
    }


light = Resolver(
    'light', 'light troops',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
    },
    outputs={
        'unit.light': Column('unit.light', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_light,
)


def _sizes_apply(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """of the size the base sizes are meant for (term for roster). @book 73"""
    roster_figure_mm = c["roster.figure_mm"]
    errors: Errors = (
    )
    return errors, {
        'roster.sizes_apply': (roster_figure_mm >= 25) & (roster_figure_mm <= 30),
    }


sizes_apply = Resolver(
    'sizes_apply', 'of the size the base sizes are meant for',
    inputs={
        'roster.figure_mm': Column('roster.figure_mm', 'number', I1, 6, 54),
    },
    outputs={
        'roster.sizes_apply': Column('roster.sizes_apply', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_sizes_apply,
)


def _stand_figures(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Figures on a stand (value for unit). @book 73-85"""
    unit_arm = c["unit.arm"]
    errors: Errors = (
    )
    return errors, {
        'unit.stand_figures': 2 - (unit_arm >= 8).view(I1) + ((unit_arm <= 2) | (unit_arm == 4)).view(I1) * 2,
    }


stand_figures = Resolver(
    'stand_figures', 'Figures on a stand',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
    },
    outputs={
        'unit.stand_figures': Column('unit.stand_figures', 'figure', I1, 1, 4),
    },
    kernel=_stand_figures,
)


def _stand_ranks(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Ranks of figures on a stand (value for unit). @book 77, 79"""
    unit_arm = c["unit.arm"]
    t2 = (unit_arm == 3) | (unit_arm >= 8)
    errors: Errors = (
        (1, t2),  # NoRule
    )
    return errors, {
        'unit.stand_ranks': 1 + ((unit_arm <= 4) | (unit_arm >= 8)).view(I1),
        'unit.stand_ranks.none': t2,
    }


stand_ranks = Resolver(
    'stand_ranks', 'Ranks of figures on a stand',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
    },
    outputs={
        'unit.stand_ranks': Column('unit.stand_ranks', 'figure', I1, 1, 2, none='unit.stand_ranks.none'),
        'unit.stand_ranks.none': Column('unit.stand_ranks.none', 'none', bool),
    },
    kernel=_stand_ranks,
)


def _stand_width_cm(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Width of a stand, cm (value for unit). @book 73-85"""
    unit_arm = c["unit.arm"]
    errors: Errors = (
    )
    return errors, {
        'unit.stand_width_cm': 5 - ((unit_arm <= 4) | (unit_arm == 10)).view(I1) + (unit_arm == 8).view(I1),
    }


stand_width_cm = Resolver(
    'stand_width_cm', 'Width of a stand, cm',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
    },
    outputs={
        'unit.stand_width_cm': Column('unit.stand_width_cm', 'figure', I1, 4, 6),
    },
    kernel=_stand_width_cm,
)


def _stand_depth_cm(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Depth of a stand, cm (value for unit). @book 75-85

    A gun's stand is as deep as the model needs.
    """
    unit_arm = c["unit.arm"]
    t2 = unit_arm >= 8
    errors: Errors = (
        (1, t2),  # NoRule
    )
    return errors, {
        'unit.stand_depth_cm': 4 + ((unit_arm >= 5) & (unit_arm <= 7)).view(I1),
        'unit.stand_depth_cm.none': t2,
    }


stand_depth_cm = Resolver(
    'stand_depth_cm', 'Depth of a stand, cm',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
    },
    outputs={
        'unit.stand_depth_cm': Column('unit.stand_depth_cm', 'figure', I1, 4, 5, none='unit.stand_depth_cm.none'),
        'unit.stand_depth_cm.none': Column('unit.stand_depth_cm.none', 'none', bool),
    },
    kernel=_stand_depth_cm,
)


def _loose_stands(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Stands that figures mounted singly make (value for unit). @book 75, 89

    Light troops may go on bases of their own, of any shape.
    """
    unit_arm = c["unit.arm"]
    unit_loose_figures = c["unit.loose_figures"]
    errors: Errors = (
    )
    return errors, {
        'unit.loose_stands': ((unit_arm == 3) | (unit_arm == 7)).view(I1) * (unit_loose_figures // 2),
    }


loose_stands = Resolver(
    'loose_stands', 'Stands that figures mounted singly make',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
        'unit.loose_figures': Column('unit.loose_figures', 'number', I1, 0, 24, default=0),
    },
    outputs={
        'unit.loose_stands': Column('unit.loose_stands', 'figure', I1, 0, 12),
    },
    kernel=_loose_stands,
)


def _least_stands(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Fewest stands in a unit (value for unit). @book 43, 93, 97"""
    unit_arm = c["unit.arm"]
    errors: Errors = (
    )
    return errors, {
        'unit.least_stands': 2 - (unit_arm >= 8).view(I1),
    }


least_stands = Resolver(
    'least_stands', 'Fewest stands in a unit',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
    },
    outputs={
        'unit.least_stands': Column('unit.least_stands', 'figure', I1, 1, 2),
    },
    kernel=_least_stands,
)


def _most_stands(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Most stands in a unit (value for unit). @book 43, 93, 97"""
    unit_arm = c["unit.arm"]
    errors: Errors = (
    )
    return errors, {
        'unit.most_stands': 12 - (unit_arm >= 8).view(I1) * 11,
    }


most_stands = Resolver(
    'most_stands', 'Most stands in a unit',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
    },
    outputs={
        'unit.most_stands': Column('unit.most_stands', 'figure', I1, 1, 12),
    },
    kernel=_most_stands,
)


def _companies(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Companies, troops or batteries to a stand, roughly (value for unit). @book 43"""
    unit_arm = c["unit.arm"]
    t2 = 2 - (unit_arm >= 8).view(I1)
    chosen_unit_companies = c["chosen.unit.companies"]
    t3 = (unit_arm <= 7) & (chosen_unit_companies >= -2147483647)
    del unit_arm
    errors: Errors = (
        (7, t3 & ~((chosen_unit_companies >= 1) & (chosen_unit_companies <= t2))),  # NotOpen
    )
    return errors, {
        'unit.companies': 1 + (chosen_unit_companies - 1) * t3.astype(I4),
        'unit.companies.to': t2.astype(I4) + (chosen_unit_companies - t2.astype(I4)) * t3.astype(I4),
    }


companies = Resolver(
    'companies', 'Companies, troops or batteries to a stand, roughly',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
        'chosen.unit.companies': Column('chosen.unit.companies', 'number', I4, -2147483647, 2147483647, missing=-2147483648),
    },
    outputs={
        'unit.companies': Column('unit.companies', 'figure', I1, -3, 3, to='unit.companies.to'),
        'unit.companies.to': Column('unit.companies.to', 'to', I1, -3, 3),
    },
    kernel=_companies,
)


def _roster_stands(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Stands (value for roster). @book 93"""
    roster_foot_stands = c["roster.foot_stands"]
    roster_horse_stands = c["roster.horse_stands"]
    errors: Errors = (
    )
    return errors, {
        'roster.roster_stands': roster_foot_stands + roster_horse_stands,
    }


roster_stands = Resolver(
    'roster_stands', 'Stands',
    inputs={
        'roster.foot_stands': Column('roster.foot_stands', 'number', I1, 0, 20),
        'roster.horse_stands': Column('roster.horse_stands', 'number', I1, 0, 20),
    },
    outputs={
        'roster.roster_stands': Column('roster.roster_stands', 'figure', I1, 0, 40),
    },
    kernel=_roster_stands,
)


def _form_unit(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Form a unit (action for roster). @book 93-97

    Its stands stay in contact all game; a gap of a centimetre is still contact.
    """
    roster_single_models = c["roster.single_models"]
    roster_foot_stands = c["roster.foot_stands"]
    roster_horse_stands = c["roster.horse_stands"]
    t2 = (roster_foot_stands >= 1) & (roster_horse_stands >= 1)
    t3 = (roster_single_models >= 1) | t2
    roster_grades = c["roster.grades"]
    t4 = roster_grades >= 2
    del roster_grades
    t5 = t3 | t4
    t6 = roster_foot_stands + roster_horse_stands
    del roster_foot_stands, roster_horse_stands
    t7 = t6 <= 1
    t8 = t5 | t7
    t9 = t6 >= 13
    del t6
    t10 = t8 | t9
    roster_gap_cm = c["roster.gap_cm"]
    t11 = roster_gap_cm >= 2
    del roster_gap_cm
    t12 = (roster_single_models >= 1).view(I1) * 2
    t13 = t12 + (2 - t12) * ((roster_single_models == 0) & t2).view(I1)
    del roster_single_models, t2, t12
    t14 = t13 + (2 - t13) * (~t3 & t4).view(I1)
    del t3, t4, t13
    t15 = t14 + (2 - t14) * (~t5 & t7).view(I1)
    del t5, t7, t14
    t16 = t15 + (2 - t15) * (~t8 & t9).view(I1)
    del t8, t9, t15
    errors: Errors = (
    )
    return errors, {
        'roster.verdict': (t10 | t11).view(I1) * (t16 + (2 - t16) * (~t10 & t11).view(I1)),
    }


form_unit = Resolver(
    'form_unit', 'Form a unit',
    inputs={
        'roster.single_models': Column('roster.single_models', 'number', I1, 0, 6),
        'roster.foot_stands': Column('roster.foot_stands', 'number', I1, 0, 20),
        'roster.horse_stands': Column('roster.horse_stands', 'number', I1, 0, 20),
        'roster.grades': Column('roster.grades', 'number', I1, 1, 6),
        'roster.gap_cm': Column('roster.gap_cm', 'number', I1, 0, 10),
    },
    outputs={
        'roster.verdict': Column('roster.verdict', 'member', I1, -1, 2, values=_W4),
    },
    kernel=_form_unit,
)


def _weight(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Class of the gun (value for roster). @book 101"""
    roster_piece = c["roster.piece"]
    errors: Errors = (
    )
    return errors, {
        'roster.weight': 10 - (roster_piece >= 6).view(I1) - (roster_piece >= 8).view(I1),
    }


weight = Resolver(
    'weight', 'Class of the gun',
    inputs={
        'roster.piece': Column('roster.piece', 'member', I1, 0, 10, values=_W32),
    },
    outputs={
        'roster.weight': Column('roster.weight', 'member', I1, -1, 10, values=_W3),
    },
    kernel=_weight,
)


def _form_battalia(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Form a battalia (action for roster). @book 121, 125

    Guns go with any of them, or make up one of their own.
    """
    roster_commanders = c["roster.commanders"]
    roster_gun_models = c["roster.gun_models"]
    roster_foot_units = c["roster.foot_units"]
    roster_skirmisher_units = c["roster.skirmisher_units"]
    roster_horse_units = c["roster.horse_units"]
    t2 = roster_foot_units + roster_skirmisher_units + roster_horse_units == 0
    t3 = (roster_gun_models >= 1) & t2
    del roster_gun_models
    t4 = (roster_commanders != 1) | t3
    t5 = t4 | t2
    t6 = roster_horse_units == 0
    t7 = t5 | t6
    t8 = roster_foot_units == 0
    del roster_foot_units
    t9 = t8 & (roster_skirmisher_units == 0)
    t10 = t7 | t9
    t11 = t8 & (roster_skirmisher_units == 1)
    del roster_skirmisher_units, t8
    t12 = t10 | t11
    t13 = roster_horse_units == 1
    del roster_horse_units
    t14 = 2 - (roster_commanders == 1).view(I1) * 2
    t15 = t14 + (0 - t14) * ((roster_commanders == 1) & t3).view(I1)
    del roster_commanders, t3, t14
    t16 = t15 + (2 - t15) * (~t4 & t2).view(I1)
    del t2, t4, t15
    t17 = t16 + (0 - t16) * (~t5 & t6).view(I1)
    del t5, t6, t16
    t18 = t17 + (0 - t17) * (~t7 & t9).view(I1)
    del t7, t9, t17
    t19 = t18 + (0 - t18) * (~t10 & t11).view(I1)
    del t10, t11, t18
    errors: Errors = (
    )
    return errors, {
        'roster.verdict': 2 + (t19 + (0 - t19) * (~t12 & t13).view(I1) - 2) * (t12 | t13).view(I1),
    }


form_battalia = Resolver(
    'form_battalia', 'Form a battalia',
    inputs={
        'roster.commanders': Column('roster.commanders', 'number', I1, 0, 2),
        'roster.gun_models': Column('roster.gun_models', 'number', I1, 0, 12),
        'roster.foot_units': Column('roster.foot_units', 'number', I1, 0, 12),
        'roster.skirmisher_units': Column('roster.skirmisher_units', 'number', I1, 0, 12),
        'roster.horse_units': Column('roster.horse_units', 'number', I1, 0, 12),
    },
    outputs={
        'roster.verdict': Column('roster.verdict', 'member', I1, -1, 2, values=_W4),
    },
    kernel=_form_battalia,
)


def _firearms(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """missile troops other than guns (term for unit). @book 269, 376"""
    unit_arm = c["unit.arm"]
    errors: Errors = (
    )
    return errors, {
        'unit.firearms': (unit_arm == 1) | (unit_arm == 3) | (unit_arm >= 6) & (unit_arm <= 7),
    }


firearms = Resolver(
    'firearms', 'missile troops other than guns',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
    },
    outputs={
        'unit.firearms': Column('unit.firearms', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_firearms,
)


def _out_of_arc(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """outside its arc of fire (term for unit). @book 376, 378"""
    unit_target_angle = c["unit.target_angle"]
    unit_formation = c["unit.formation"]
    errors: Errors = (
    )
    return errors, {
        'unit.out_of_arc': (unit_target_angle >= 2701) & (unit_formation != 2),
    }


out_of_arc = Resolver(
    'out_of_arc', 'outside its arc of fire',
    inputs={
        'unit.target_angle': Column('unit.target_angle', 'angle', I2, 0, 10800, scale=60),
        'unit.formation': Column('unit.formation', 'member', I1, 0, 3, values=_W7),
    },
    outputs={
        'unit.out_of_arc': Column('unit.out_of_arc', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_out_of_arc,
)


def _mixed_with_friends(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """within 20 yd of friends of the firer (term for unit). @book 378"""
    unit_firers_friends = c["unit.firers_friends"]
    errors: Errors = (
    )
    return errors, {
        'unit.mixed_with_friends': unit_firers_friends <= 1200,
    }


mixed_with_friends = Resolver(
    'mixed_with_friends', 'within 20 yd of friends of the firer',
    inputs={
        'unit.firers_friends': Column('unit.firers_friends', 'length', I4, 0, 57600, scale=60),
    },
    outputs={
        'unit.mixed_with_friends': Column('unit.mixed_with_friends', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_mixed_with_friends,
)


def _pick_target(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Pass over the nearest target (action for unit against leader). @book 378"""
    unit_arm = c["unit.arm"]
    t2 = unit_arm >= 8
    del unit_arm
    unit_leader_attached = c["unit.leader_attached"]
    leader_rank = c["leader.rank"]
    t3 = leader_rank == 0
    unit_own_leader = c["unit.own_leader"]
    t4 = t3 | (leader_rank == 2) & unit_own_leader
    del unit_own_leader
    t5 = t2 & ~unit_leader_attached & t4
    unit_leader_distance = c["unit.leader_distance"]
    t6 = 2 - (leader_rank >= 2).view(I1) - (leader_rank == 3).view(I1)
    t7 = leader_rank == 1
    leader_ability = c["leader.ability"]
    t8 = (leader_ability == 1) & ((leader_rank == 0) | (leader_rank == 2)) & (leader_rank != 1)
    t9 = ~t8 & t7
    t10 = leader_ability == 2
    del leader_ability
    t11 = t10 & t3 & ~t9
    del t3
    t12 = t6 + (3 - (leader_rank >= 2).view(I1) - (leader_rank == 3).view(I1) - t6) * t8.view(I1) - t11.view(I1)
    del t6, t8
    t13 = ~t11 & t9
    del t9, t11
    leader_wounds = c["leader.wounds"]
    t14 = leader_wounds >= 1
    del leader_wounds
    t15 = ~t13
    t16 = t14 & (t15 & (t12 >= 2)) & t15
    del t15
    t17 = t12 - t16.view(I1)
    del t12
    t18 = unit_leader_distance <= (
        ((t17 + (0 - t17) * (~t16 & t13).view(I1) - 1).clip(0, 2) * 40).astype(I2)
        + 60
    ) * 60
    del unit_leader_distance, t13, t16, t17
    leader_attached = c["leader.attached"]
    t19 = t2 & (unit_leader_attached | t4 & t18 & ~leader_attached)
    del t2, unit_leader_attached, t4, t18, leader_attached
    unit_picks_target = c["unit.picks_target"]
    errors: Errors = (
        (3, (leader_rank >= 2) & t10),  # IllegalState
        (1, t5 & t7 | t5 & t14 & t7),  # NoRule
    )
    return errors, {
        'unit.verdict': 2 - t19.view(I1) * 2,
        'unit.picks_target': t19 | unit_picks_target,
    }


pick_target = Resolver(
    'pick_target', 'Pass over the nearest target',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
        'unit.leader_attached': Column('unit.leader_attached', 'yesno', bool, values=('no', 'yes')),
        'leader.rank': Column('leader.rank', 'member', I1, 0, 3, values=_W11),
        'unit.own_leader': Column('unit.own_leader', 'yesno', bool, values=('no', 'yes')),
        'unit.leader_distance': Column('unit.leader_distance', 'length', I4, 0, 57600, scale=60),
        'leader.ability': Column('leader.ability', 'member', I1, 0, 2, values=_W12),
        'leader.wounds': Column('leader.wounds', 'number', I1, 0, 2, default=0),
        'leader.attached': Column('leader.attached', 'yesno', bool, values=('no', 'yes')),
        'unit.picks_target': Column('unit.picks_target', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W4),
        'unit.picks_target': Column('unit.picks_target', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_pick_target,
)


def _caracole(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Fire in caracole (action for unit against target). @book 384"""
    unit_fired = c["unit.fired"]
    unit_arm = c["unit.arm"]
    unit_third_rank = c["unit.third_rank"]
    t2 = unit_third_rank >= 1
    t3 = unit_third_rank == 0
    unit_second_rank = c["unit.second_rank"]
    t4 = unit_second_rank >= 1
    t5 = t3 & t4
    t6 = t2 | t4
    del t4
    t7 = unit_arm != 6
    t8 = (unit_arm == 6) & (~(t6 & (~t5 & t3)) & (1 + (3 - t5.view(I1) - 1) * t6.view(I1) == 2))
    del t3, t5, t6
    t9 = unit_fired | t8
    t10 = unit_fired.view(I1) * 2
    t11 = unit_fired | ~t9
    t12 = ~t11
    unit_in_caracole = c["unit.in_caracole"]
    t13 = t12 | unit_in_caracole
    unit_range = c["unit.range"]
    t14 = unit_range <= 7200
    t15 = -(unit_range >= 43201).view(I1)
    t16 = t15 + (1 - t15) * (unit_range <= 21600).view(I1)
    del t15
    t17 = t16 + (2 - t16) * t14.view(I1)
    del t16
    t18 = t17 + (-1 - t17) * (unit_arm != 8).view(I1)
    del t17
    t19 = -(unit_range >= 28801).view(I1)
    t20 = t19 + (1 - t19) * (unit_range <= 14400).view(I1)
    del t19
    t21 = t18 + (t20 + (2 - t20) * t14.view(I1) - t18) * (unit_arm >= 9).view(I1)
    del t14, t18, t20
    t22 = -(unit_range >= 7201).view(I1)
    t23 = unit_range >= 2401
    t24 = t21 + (t22 + (2 - t22) * (unit_range <= 2400).view(I1) - t21) * (unit_arm <= 4).view(I1)
    del t21, t22
    t25 = t24 + (2 - t23.view(I1) * 3 - t24) * ((unit_arm >= 5) & (unit_arm <= 7)).view(I1)
    del t24
    t26 = (unit_arm == 0) | (unit_arm == 2) | (unit_arm >= 4) & (unit_arm <= 5) | (unit_arm >= 8) | unit_fired
    unit_place = c["unit.place"]
    target_place = c["target.place"]
    t27 = (unit_place >= 1) & (unit_place <= 2) & t23 | (target_place >= 1) & (target_place <= 2) & t23
    del unit_place
    target_fired = c["target.fired"]
    unit_obstruction = c["unit.obstruction"]
    t28 = t27 | (target_place >= 3) & t23 & ~target_fired | (unit_obstruction >= 1) & (unit_obstruction <= 3)
    del t23, target_place, t27, target_fired
    unit_higher = c["unit.higher"]
    unit_between_distance = c["unit.between_distance"]
    unit_between_fired = c["unit.between_fired"]
    t29 = (unit_obstruction == 4) & ~(unit_higher & (unit_between_distance >= 2400) & ~unit_between_fired)
    del unit_obstruction, unit_higher, unit_between_distance, unit_between_fired
    t30 = t28 | t29
    del t28, t29
    t31 = t26 | t30
    t32 = t25 == -1
    t33 = t31 | t32
    unit_target_angle = c["unit.target_angle"]
    unit_formation = c["unit.formation"]
    t34 = unit_formation != 2
    t35 = (unit_target_angle >= 2701) & t34
    del unit_target_angle
    t36 = t33 | t35
    target_firers_friends = c["target.firers_friends"]
    t37 = target_firers_friends <= 1200
    del target_firers_friends
    t38 = t36 | t37
    unit_nearest_target = c["unit.nearest_target"]
    t39 = unit_range > unit_nearest_target
    del unit_range, unit_nearest_target
    t40 = t38 | t39
    t41 = t12 & ~t40
    t42 = 2 - ((unit_arm == 1) | (unit_arm == 3) | (unit_arm >= 6) & (unit_arm <= 7)).view(I1) * 2
    t43 = (
        t42
        + (2 - t42) * (
            ((unit_arm == 1) | (unit_arm == 3) | (unit_arm >= 6) & (unit_arm <= 7)) & unit_fired
        ).view(I1)
    )
    del t42
    t44 = t43 + (2 - t43) * (~t26 & t30).view(I1)
    del t26, t30, t43
    t45 = t44 + (2 - t44) * (~t31 & t32).view(I1)
    del t31, t32, t44
    t46 = t45 + (2 - t45) * (~t33 & t35).view(I1)
    del t33, t35, t45
    t47 = t46 + (2 - t46) * (~t36 & t37).view(I1)
    del t36, t37, t46
    t48 = t40.view(I1) * (t47 + (2 - t47) * (~t38 & t39).view(I1))
    del t38, t39, t40, t47
    t49 = ~t41
    unit_shooting_stands = c["unit.shooting_stands"]
    unit_second_rank_shooting = c["unit.second_rank_shooting"]
    t50 = unit_shooting_stands + t13.view(I1) * unit_second_rank_shooting
    del unit_shooting_stands, unit_second_rank_shooting
    unit_loose_figures = c["unit.loose_figures"]
    t51 = ((unit_arm == 3) | (unit_arm >= 5) & (unit_arm <= 7)).view(I1) * (t50 + unit_loose_figures // 2)
    unit_dp = c["unit.dp"]
    t52 = t51 + (t51 + t50 * 2 + unit_loose_figures // 4 * 2 - t51) * (unit_arm == 1).view(I1) - unit_dp
    del t50, unit_loose_figures, t51, unit_dp
    t53 = t52.clip(0, 96)
    del t52
    target_cover = c["target.cover"]
    unit_shots = t53 + (-(-t53 // 2) - t53) * (target_cover >= 2).view(I1)
    del t53, target_cover
    t54 = unit_shots >= 1
    dice_1 = c["dice.1"]
    t55 = unit_shots >= 2
    dice_2 = c["dice.2"]
    t56 = unit_shots >= 3
    dice_3 = c["dice.3"]
    t57 = unit_shots >= 4
    dice_4 = c["dice.4"]
    t58 = unit_shots >= 5
    dice_5 = c["dice.5"]
    t59 = unit_shots >= 6
    dice_6 = c["dice.6"]
    t60 = unit_shots >= 7
    dice_7 = c["dice.7"]
    t61 = unit_shots >= 8
    dice_8 = c["dice.8"]
    t62 = unit_shots >= 9
    dice_9 = c["dice.9"]
    t63 = unit_shots >= 10
    dice_10 = c["dice.10"]
    t64 = unit_shots >= 11
    dice_11 = c["dice.11"]
    t65 = unit_shots >= 12
    dice_12 = c["dice.12"]
    t66 = unit_shots >= 13
    dice_13 = c["dice.13"]
    t67 = unit_shots >= 14
    dice_14 = c["dice.14"]
    t68 = unit_shots >= 15
    dice_15 = c["dice.15"]
    t69 = unit_shots >= 16
    dice_16 = c["dice.16"]
    t70 = unit_shots >= 17
    dice_17 = c["dice.17"]
    t71 = unit_shots >= 18
    dice_18 = c["dice.18"]
    t72 = unit_shots >= 19
    dice_19 = c["dice.19"]
    t73 = unit_shots >= 20
    dice_20 = c["dice.20"]
    t74 = unit_shots >= 21
    dice_21 = c["dice.21"]
    t75 = unit_shots >= 22
    dice_22 = c["dice.22"]
    t76 = unit_shots >= 23
    dice_23 = c["dice.23"]
    t77 = unit_shots >= 24
    dice_24 = c["dice.24"]
    t78 = unit_shots >= 25
    dice_25 = c["dice.25"]
    t79 = unit_shots >= 26
    dice_26 = c["dice.26"]
    t80 = unit_shots >= 27
    dice_27 = c["dice.27"]
    t81 = unit_shots >= 28
    dice_28 = c["dice.28"]
    t82 = unit_shots >= 29
    dice_29 = c["dice.29"]
    t83 = unit_shots >= 30
    dice_30 = c["dice.30"]
    t84 = unit_shots >= 31
    dice_31 = c["dice.31"]
    t85 = unit_shots >= 32
    dice_32 = c["dice.32"]
    t86 = unit_shots >= 33
    dice_33 = c["dice.33"]
    t87 = unit_shots >= 34
    dice_34 = c["dice.34"]
    t88 = unit_shots >= 35
    dice_35 = c["dice.35"]
    t89 = unit_shots >= 36
    dice_36 = c["dice.36"]
    t90 = unit_shots >= 37
    dice_37 = c["dice.37"]
    t91 = unit_shots >= 38
    dice_38 = c["dice.38"]
    t92 = unit_shots >= 39
    dice_39 = c["dice.39"]
    t93 = unit_shots >= 40
    dice_40 = c["dice.40"]
    t94 = unit_shots >= 41
    dice_41 = c["dice.41"]
    t95 = unit_shots >= 42
    dice_42 = c["dice.42"]
    t96 = unit_shots >= 43
    dice_43 = c["dice.43"]
    t97 = unit_shots >= 44
    dice_44 = c["dice.44"]
    t98 = unit_shots >= 45
    dice_45 = c["dice.45"]
    t99 = unit_shots >= 46
    dice_46 = c["dice.46"]
    t100 = unit_shots >= 47
    dice_47 = c["dice.47"]
    t101 = unit_shots >= 48
    dice_48 = c["dice.48"]
    t102 = unit_shots >= 49
    dice_49 = c["dice.49"]
    t103 = unit_shots >= 50
    dice_50 = c["dice.50"]
    t104 = unit_shots >= 51
    dice_51 = c["dice.51"]
    t105 = unit_shots >= 52
    dice_52 = c["dice.52"]
    t106 = unit_shots >= 53
    dice_53 = c["dice.53"]
    t107 = unit_shots >= 54
    dice_54 = c["dice.54"]
    t108 = unit_shots >= 55
    dice_55 = c["dice.55"]
    t109 = unit_shots >= 56
    dice_56 = c["dice.56"]
    t110 = unit_shots >= 57
    dice_57 = c["dice.57"]
    t111 = unit_shots >= 58
    dice_58 = c["dice.58"]
    t112 = unit_shots >= 59
    dice_59 = c["dice.59"]
    t113 = unit_shots >= 60
    dice_60 = c["dice.60"]
    t114 = unit_shots >= 61
    dice_61 = c["dice.61"]
    t115 = unit_shots >= 62
    dice_62 = c["dice.62"]
    t116 = unit_shots >= 63
    dice_63 = c["dice.63"]
    t117 = unit_shots >= 64
    dice_64 = c["dice.64"]
    t118 = unit_shots >= 65
    dice_65 = c["dice.65"]
    t119 = unit_shots >= 66
    dice_66 = c["dice.66"]
    t120 = unit_shots >= 67
    dice_67 = c["dice.67"]
    t121 = unit_shots >= 68
    dice_68 = c["dice.68"]
    t122 = unit_shots >= 69
    dice_69 = c["dice.69"]
    t123 = unit_shots >= 70
    dice_70 = c["dice.70"]
    t124 = unit_shots >= 71
    dice_71 = c["dice.71"]
    t125 = unit_shots >= 72
    dice_72 = c["dice.72"]
    t126 = unit_shots >= 73
    dice_73 = c["dice.73"]
    t127 = unit_shots >= 74
    dice_74 = c["dice.74"]
    t128 = unit_shots >= 75
    dice_75 = c["dice.75"]
    t129 = unit_shots >= 76
    dice_76 = c["dice.76"]
    t130 = unit_shots >= 77
    dice_77 = c["dice.77"]
    t131 = unit_shots >= 78
    dice_78 = c["dice.78"]
    t132 = unit_shots >= 79
    dice_79 = c["dice.79"]
    t133 = unit_shots >= 80
    dice_80 = c["dice.80"]
    t134 = unit_shots >= 81
    dice_81 = c["dice.81"]
    t135 = unit_shots >= 82
    dice_82 = c["dice.82"]
    t136 = unit_shots >= 83
    dice_83 = c["dice.83"]
    t137 = unit_shots >= 84
    dice_84 = c["dice.84"]
    t138 = unit_shots >= 85
    dice_85 = c["dice.85"]
    t139 = unit_shots >= 86
    dice_86 = c["dice.86"]
    t140 = unit_shots >= 87
    dice_87 = c["dice.87"]
    t141 = unit_shots >= 88
    dice_88 = c["dice.88"]
    t142 = unit_shots >= 89
    dice_89 = c["dice.89"]
    t143 = unit_shots >= 90
    dice_90 = c["dice.90"]
    t144 = unit_shots >= 91
    dice_91 = c["dice.91"]
    t145 = unit_shots >= 92
    dice_92 = c["dice.92"]
    t146 = unit_shots >= 93
    dice_93 = c["dice.93"]
    t147 = unit_shots >= 94
    dice_94 = c["dice.94"]
    t148 = unit_shots >= 95
    dice_95 = c["dice.95"]
    t149 = unit_shots == 96
    dice_96 = c["dice.96"]
    t150 = t54.view(I1) * dice_1 + t55.view(I1) * dice_2 + t56.view(I1) * dice_3 + t57.view(I1) * dice_4
    t151 = t150 + t58.view(I1) * dice_5 + t59.view(I1) * dice_6 + t60.view(I1) * dice_7 + t61.view(I1) * dice_8
    del t150
    t152 = t151 + t62.view(I1) * dice_9 + t63.view(I1) * dice_10 + t64.view(I1) * dice_11 + t65.view(I1) * dice_12
    del t151
    t153 = t152 + t66.view(I1) * dice_13 + t67.view(I1) * dice_14 + t68.view(I1) * dice_15 + t69.view(I1) * dice_16
    del t152
    t154 = t153 + t70.view(I1) * dice_17 + t71.view(I1) * dice_18 + t72.view(I1) * dice_19 + t73.view(I1) * dice_20
    del t153
    t155 = (
        (t154 + t74.view(I1) * dice_21).astype(I2)
        + (t75.view(I1) * dice_22).astype(I2)
        + (t76.view(I1) * dice_23).astype(I2)
    )
    del t154
    t156 = (
        t155
        + (t77.view(I1) * dice_24).astype(I2)
        + (t78.view(I1) * dice_25).astype(I2)
        + (t79.view(I1) * dice_26).astype(I2)
    )
    del t155
    t157 = (
        t156
        + (t80.view(I1) * dice_27).astype(I2)
        + (t81.view(I1) * dice_28).astype(I2)
        + (t82.view(I1) * dice_29).astype(I2)
    )
    del t156
    t158 = (
        t157
        + (t83.view(I1) * dice_30).astype(I2)
        + (t84.view(I1) * dice_31).astype(I2)
        + (t85.view(I1) * dice_32).astype(I2)
    )
    del t157
    t159 = (
        t158
        + (t86.view(I1) * dice_33).astype(I2)
        + (t87.view(I1) * dice_34).astype(I2)
        + (t88.view(I1) * dice_35).astype(I2)
    )
    del t158
    t160 = (
        t159
        + (t89.view(I1) * dice_36).astype(I2)
        + (t90.view(I1) * dice_37).astype(I2)
        + (t91.view(I1) * dice_38).astype(I2)
    )
    del t159
    t161 = (
        t160
        + (t92.view(I1) * dice_39).astype(I2)
        + (t93.view(I1) * dice_40).astype(I2)
        + (t94.view(I1) * dice_41).astype(I2)
    )
    del t160
    t162 = (
        t161
        + (t95.view(I1) * dice_42).astype(I2)
        + (t96.view(I1) * dice_43).astype(I2)
        + (t97.view(I1) * dice_44).astype(I2)
    )
    del t161
    t163 = (
        t162
        + (t98.view(I1) * dice_45).astype(I2)
        + (t99.view(I1) * dice_46).astype(I2)
        + (t100.view(I1) * dice_47).astype(I2)
    )
    del t162
    t164 = (
        t163
        + (t101.view(I1) * dice_48).astype(I2)
        + (t102.view(I1) * dice_49).astype(I2)
        + (t103.view(I1) * dice_50).astype(I2)
    )
    del t163
    t165 = (
        t164
        + (t104.view(I1) * dice_51).astype(I2)
        + (t105.view(I1) * dice_52).astype(I2)
        + (t106.view(I1) * dice_53).astype(I2)
    )
    del t164
    t166 = (
        t165
        + (t107.view(I1) * dice_54).astype(I2)
        + (t108.view(I1) * dice_55).astype(I2)
        + (t109.view(I1) * dice_56).astype(I2)
    )
    del t165
    t167 = (
        t166
        + (t110.view(I1) * dice_57).astype(I2)
        + (t111.view(I1) * dice_58).astype(I2)
        + (t112.view(I1) * dice_59).astype(I2)
    )
    del t166
    t168 = (
        t167
        + (t113.view(I1) * dice_60).astype(I2)
        + (t114.view(I1) * dice_61).astype(I2)
        + (t115.view(I1) * dice_62).astype(I2)
    )
    del t167
    t169 = (
        t168
        + (t116.view(I1) * dice_63).astype(I2)
        + (t117.view(I1) * dice_64).astype(I2)
        + (t118.view(I1) * dice_65).astype(I2)
    )
    del t168
    t170 = (
        t169
        + (t119.view(I1) * dice_66).astype(I2)
        + (t120.view(I1) * dice_67).astype(I2)
        + (t121.view(I1) * dice_68).astype(I2)
    )
    del t169
    t171 = (
        t170
        + (t122.view(I1) * dice_69).astype(I2)
        + (t123.view(I1) * dice_70).astype(I2)
        + (t124.view(I1) * dice_71).astype(I2)
    )
    del t170
    t172 = (
        t171
        + (t125.view(I1) * dice_72).astype(I2)
        + (t126.view(I1) * dice_73).astype(I2)
        + (t127.view(I1) * dice_74).astype(I2)
    )
    del t171
    t173 = (
        t172
        + (t128.view(I1) * dice_75).astype(I2)
        + (t129.view(I1) * dice_76).astype(I2)
        + (t130.view(I1) * dice_77).astype(I2)
    )
    del t172
    t174 = (
        t173
        + (t131.view(I1) * dice_78).astype(I2)
        + (t132.view(I1) * dice_79).astype(I2)
        + (t133.view(I1) * dice_80).astype(I2)
    )
    del t173
    t175 = (
        t174
        + (t134.view(I1) * dice_81).astype(I2)
        + (t135.view(I1) * dice_82).astype(I2)
        + (t136.view(I1) * dice_83).astype(I2)
    )
    del t174
    t176 = (
        t175
        + (t137.view(I1) * dice_84).astype(I2)
        + (t138.view(I1) * dice_85).astype(I2)
        + (t139.view(I1) * dice_86).astype(I2)
    )
    del t175
    t177 = (
        t176
        + (t140.view(I1) * dice_87).astype(I2)
        + (t141.view(I1) * dice_88).astype(I2)
        + (t142.view(I1) * dice_89).astype(I2)
    )
    del t176
    t178 = (
        t177
        + (t143.view(I1) * dice_90).astype(I2)
        + (t144.view(I1) * dice_91).astype(I2)
        + (t145.view(I1) * dice_92).astype(I2)
    )
    del t177
    t179 = (
        t178
        + (t146.view(I1) * dice_93).astype(I2)
        + (t147.view(I1) * dice_94).astype(I2)
        + (t148.view(I1) * dice_95).astype(I2)
    )
    del t178
    unit_total = t179 + (t149.view(I1) * dice_96).astype(I2)
    del t179
    t180 = (t54 & (dice_1 == 6)).view(I1) + (t55 & (dice_2 == 6)).view(I1) + (t56 & (dice_3 == 6)).view(I1)
    t181 = t180 + (t57 & (dice_4 == 6)).view(I1) + (t58 & (dice_5 == 6)).view(I1) + (t59 & (dice_6 == 6)).view(I1)
    del t180
    t182 = t181 + (t60 & (dice_7 == 6)).view(I1) + (t61 & (dice_8 == 6)).view(I1) + (t62 & (dice_9 == 6)).view(I1)
    del t181
    t183 = (
        t182
        + (t63 & (dice_10 == 6)).view(I1)
        + (t64 & (dice_11 == 6)).view(I1)
        + (t65 & (dice_12 == 6)).view(I1)
    )
    del t182
    t184 = (
        t183
        + (t66 & (dice_13 == 6)).view(I1)
        + (t67 & (dice_14 == 6)).view(I1)
        + (t68 & (dice_15 == 6)).view(I1)
    )
    del t183
    t185 = (
        t184
        + (t69 & (dice_16 == 6)).view(I1)
        + (t70 & (dice_17 == 6)).view(I1)
        + (t71 & (dice_18 == 6)).view(I1)
    )
    del t184
    t186 = (
        t185
        + (t72 & (dice_19 == 6)).view(I1)
        + (t73 & (dice_20 == 6)).view(I1)
        + (t74 & (dice_21 == 6)).view(I1)
    )
    del t185
    t187 = (
        t186
        + (t75 & (dice_22 == 6)).view(I1)
        + (t76 & (dice_23 == 6)).view(I1)
        + (t77 & (dice_24 == 6)).view(I1)
    )
    del t186
    t188 = (
        t187
        + (t78 & (dice_25 == 6)).view(I1)
        + (t79 & (dice_26 == 6)).view(I1)
        + (t80 & (dice_27 == 6)).view(I1)
    )
    del t187
    t189 = (
        t188
        + (t81 & (dice_28 == 6)).view(I1)
        + (t82 & (dice_29 == 6)).view(I1)
        + (t83 & (dice_30 == 6)).view(I1)
    )
    del t188
    t190 = (
        t189
        + (t84 & (dice_31 == 6)).view(I1)
        + (t85 & (dice_32 == 6)).view(I1)
        + (t86 & (dice_33 == 6)).view(I1)
    )
    del t189
    t191 = (
        t190
        + (t87 & (dice_34 == 6)).view(I1)
        + (t88 & (dice_35 == 6)).view(I1)
        + (t89 & (dice_36 == 6)).view(I1)
    )
    del t190
    t192 = (
        t191
        + (t90 & (dice_37 == 6)).view(I1)
        + (t91 & (dice_38 == 6)).view(I1)
        + (t92 & (dice_39 == 6)).view(I1)
    )
    del t191
    t193 = (
        t192
        + (t93 & (dice_40 == 6)).view(I1)
        + (t94 & (dice_41 == 6)).view(I1)
        + (t95 & (dice_42 == 6)).view(I1)
    )
    del t192
    t194 = (
        t193
        + (t96 & (dice_43 == 6)).view(I1)
        + (t97 & (dice_44 == 6)).view(I1)
        + (t98 & (dice_45 == 6)).view(I1)
    )
    del t193
    t195 = (
        t194
        + (t99 & (dice_46 == 6)).view(I1)
        + (t100 & (dice_47 == 6)).view(I1)
        + (t101 & (dice_48 == 6)).view(I1)
    )
    del t194
    t196 = (
        t195
        + (t102 & (dice_49 == 6)).view(I1)
        + (t103 & (dice_50 == 6)).view(I1)
        + (t104 & (dice_51 == 6)).view(I1)
    )
    del t195
    t197 = (
        t196
        + (t105 & (dice_52 == 6)).view(I1)
        + (t106 & (dice_53 == 6)).view(I1)
        + (t107 & (dice_54 == 6)).view(I1)
    )
    del t196
    t198 = (
        t197
        + (t108 & (dice_55 == 6)).view(I1)
        + (t109 & (dice_56 == 6)).view(I1)
        + (t110 & (dice_57 == 6)).view(I1)
    )
    del t197
    t199 = (
        t198
        + (t111 & (dice_58 == 6)).view(I1)
        + (t112 & (dice_59 == 6)).view(I1)
        + (t113 & (dice_60 == 6)).view(I1)
    )
    del t198
    t200 = (
        t199
        + (t114 & (dice_61 == 6)).view(I1)
        + (t115 & (dice_62 == 6)).view(I1)
        + (t116 & (dice_63 == 6)).view(I1)
    )
    del t199
    t201 = (
        t200
        + (t117 & (dice_64 == 6)).view(I1)
        + (t118 & (dice_65 == 6)).view(I1)
        + (t119 & (dice_66 == 6)).view(I1)
    )
    del t200
    t202 = (
        t201
        + (t120 & (dice_67 == 6)).view(I1)
        + (t121 & (dice_68 == 6)).view(I1)
        + (t122 & (dice_69 == 6)).view(I1)
    )
    del t201
    t203 = (
        t202
        + (t123 & (dice_70 == 6)).view(I1)
        + (t124 & (dice_71 == 6)).view(I1)
        + (t125 & (dice_72 == 6)).view(I1)
    )
    del t202
    t204 = (
        t203
        + (t126 & (dice_73 == 6)).view(I1)
        + (t127 & (dice_74 == 6)).view(I1)
        + (t128 & (dice_75 == 6)).view(I1)
    )
    del t203
    t205 = (
        t204
        + (t129 & (dice_76 == 6)).view(I1)
        + (t130 & (dice_77 == 6)).view(I1)
        + (t131 & (dice_78 == 6)).view(I1)
    )
    del t204
    t206 = (
        t205
        + (t132 & (dice_79 == 6)).view(I1)
        + (t133 & (dice_80 == 6)).view(I1)
        + (t134 & (dice_81 == 6)).view(I1)
    )
    del t205
    t207 = (
        t206
        + (t135 & (dice_82 == 6)).view(I1)
        + (t136 & (dice_83 == 6)).view(I1)
        + (t137 & (dice_84 == 6)).view(I1)
    )
    del t206
    t208 = (
        t207
        + (t138 & (dice_85 == 6)).view(I1)
        + (t139 & (dice_86 == 6)).view(I1)
        + (t140 & (dice_87 == 6)).view(I1)
    )
    del t207
    t209 = (
        t208
        + (t141 & (dice_88 == 6)).view(I1)
        + (t142 & (dice_89 == 6)).view(I1)
        + (t143 & (dice_90 == 6)).view(I1)
    )
    del t208
    t210 = (
        t209
        + (t144 & (dice_91 == 6)).view(I1)
        + (t145 & (dice_92 == 6)).view(I1)
        + (t146 & (dice_93 == 6)).view(I1)
    )
    del t209
    t211 = (
        t210
        + (t147 & (dice_94 == 6)).view(I1)
        + (t148 & (dice_95 == 6)).view(I1)
        + (t149 & (dice_96 == 6)).view(I1)
    )
    del t210
    t212 = t211 >= 1
    t213 = t41 & t212
    target_stands = c["target.stands"]
    target_grade = c["target.grade"]
    target_arm = c["target.arm"]
    t214 = target_stands + (-(target_grade == 4).view(I1)) + ((target_grade <= 1) | (target_arm == 3)).view(I1)
    del target_grade
    target_dp = c["target.dp"]
    t215 = (t214.clip(0, 6) - target_dp).clip(0, 6)
    del t214
    target_casualties = c["target.casualties"]
    t216 = t213.view(I1) * (t211 + (t211 + (np.minimum(t211, t215) - t211) * t213.view(I1) - t211) * t212.view(I1))
    del t212
    unit_fired_2 = t41 | unit_fired
    unit_in_caracole_2 = ~(t12 & ~unit_fired_2) & t13
    del t13
    t217 = (
        (unit_arm == 3) | (unit_arm == 7)
    ) & t34 | (unit_arm >= 8) & (unit_formation <= 2) | (unit_formation == 3) & (unit_arm <= 7)
    del unit_arm, t34
    t218 = t217 | (target_arm >= 8) & (target_stands >= 2) | (target_stands == 1) & (target_arm <= 7) | t2 & (
        unit_second_rank == 0
    )
    del t2, target_stands, target_arm, t217
    t219 = t218 | (unit_formation == 1) & ((unit_second_rank >= 2) | (unit_third_rank >= 2)) | unit_in_caracole & t7
    del unit_third_rank, unit_second_rank, unit_in_caracole, unit_formation, t218
    t220 = t41 & (
        t54 & (dice_1 == 0)
    ) | t41 & (t55 & (dice_2 == 0)) | t41 & (t56 & (dice_3 == 0)) | t41 & (t57 & (dice_4 == 0))
    t221 = t220 | t41 & (t58 & (dice_5 == 0)) | t41 & (t59 & (dice_6 == 0)) | t41 & (t60 & (dice_7 == 0))
    del t220
    t222 = t221 | t41 & (t61 & (dice_8 == 0)) | t41 & (t62 & (dice_9 == 0)) | t41 & (t63 & (dice_10 == 0))
    del t221
    t223 = t222 | t41 & (t64 & (dice_11 == 0)) | t41 & (t65 & (dice_12 == 0)) | t41 & (t66 & (dice_13 == 0))
    del t222
    t224 = t223 | t41 & (t67 & (dice_14 == 0)) | t41 & (t68 & (dice_15 == 0)) | t41 & (t69 & (dice_16 == 0))
    del t223
    t225 = t224 | t41 & (t70 & (dice_17 == 0)) | t41 & (t71 & (dice_18 == 0)) | t41 & (t72 & (dice_19 == 0))
    del t224
    t226 = t225 | t41 & (t73 & (dice_20 == 0)) | t41 & (t74 & (dice_21 == 0)) | t41 & (t75 & (dice_22 == 0))
    del t225
    t227 = t226 | t41 & (t76 & (dice_23 == 0)) | t41 & (t77 & (dice_24 == 0)) | t41 & (t78 & (dice_25 == 0))
    del t226
    t228 = t227 | t41 & (t79 & (dice_26 == 0)) | t41 & (t80 & (dice_27 == 0)) | t41 & (t81 & (dice_28 == 0))
    del t227
    t229 = t228 | t41 & (t82 & (dice_29 == 0)) | t41 & (t83 & (dice_30 == 0)) | t41 & (t84 & (dice_31 == 0))
    del t228
    t230 = t229 | t41 & (t85 & (dice_32 == 0)) | t41 & (t86 & (dice_33 == 0)) | t41 & (t87 & (dice_34 == 0))
    del t229
    t231 = t230 | t41 & (t88 & (dice_35 == 0)) | t41 & (t89 & (dice_36 == 0)) | t41 & (t90 & (dice_37 == 0))
    del t230
    t232 = t231 | t41 & (t91 & (dice_38 == 0)) | t41 & (t92 & (dice_39 == 0)) | t41 & (t93 & (dice_40 == 0))
    del t231
    t233 = t232 | t41 & (t94 & (dice_41 == 0)) | t41 & (t95 & (dice_42 == 0)) | t41 & (t96 & (dice_43 == 0))
    del t232
    t234 = t233 | t41 & (t97 & (dice_44 == 0)) | t41 & (t98 & (dice_45 == 0)) | t41 & (t99 & (dice_46 == 0))
    del t233
    t235 = t234 | t41 & (t100 & (dice_47 == 0)) | t41 & (t101 & (dice_48 == 0)) | t41 & (t102 & (dice_49 == 0))
    del t234
    t236 = t235 | t41 & (t103 & (dice_50 == 0)) | t41 & (t104 & (dice_51 == 0)) | t41 & (t105 & (dice_52 == 0))
    del t235
    t237 = t236 | t41 & (t106 & (dice_53 == 0)) | t41 & (t107 & (dice_54 == 0)) | t41 & (t108 & (dice_55 == 0))
    del t236
    t238 = t237 | t41 & (t109 & (dice_56 == 0)) | t41 & (t110 & (dice_57 == 0)) | t41 & (t111 & (dice_58 == 0))
    del t237
    t239 = t238 | t41 & (t112 & (dice_59 == 0)) | t41 & (t113 & (dice_60 == 0)) | t41 & (t114 & (dice_61 == 0))
    del t238
    t240 = t239 | t41 & (t115 & (dice_62 == 0)) | t41 & (t116 & (dice_63 == 0)) | t41 & (t117 & (dice_64 == 0))
    del t239
    t241 = t240 | t41 & (t118 & (dice_65 == 0)) | t41 & (t119 & (dice_66 == 0)) | t41 & (t120 & (dice_67 == 0))
    del t240
    t242 = t241 | t41 & (t121 & (dice_68 == 0)) | t41 & (t122 & (dice_69 == 0)) | t41 & (t123 & (dice_70 == 0))
    del t241
    t243 = t242 | t41 & (t124 & (dice_71 == 0)) | t41 & (t125 & (dice_72 == 0)) | t41 & (t126 & (dice_73 == 0))
    del t242
    t244 = t243 | t41 & (t127 & (dice_74 == 0)) | t41 & (t128 & (dice_75 == 0)) | t41 & (t129 & (dice_76 == 0))
    del t243
    t245 = t244 | t41 & (t130 & (dice_77 == 0)) | t41 & (t131 & (dice_78 == 0)) | t41 & (t132 & (dice_79 == 0))
    del t244
    t246 = t245 | t41 & (t133 & (dice_80 == 0)) | t41 & (t134 & (dice_81 == 0)) | t41 & (t135 & (dice_82 == 0))
    del t245
    t247 = t246 | t41 & (t136 & (dice_83 == 0)) | t41 & (t137 & (dice_84 == 0)) | t41 & (t138 & (dice_85 == 0))
    del t246
    t248 = t247 | t41 & (t139 & (dice_86 == 0)) | t41 & (t140 & (dice_87 == 0)) | t41 & (t141 & (dice_88 == 0))
    del t247
    t249 = t248 | t41 & (t142 & (dice_89 == 0)) | t41 & (t143 & (dice_90 == 0)) | t41 & (t144 & (dice_91 == 0))
    del t248
    t250 = t249 | t41 & (t145 & (dice_92 == 0)) | t41 & (t146 & (dice_93 == 0)) | t41 & (t147 & (dice_94 == 0))
    del t249
    t251 = t41 & (
        t54 & (dice_1 >= 7)
    ) | t41 & (t55 & (dice_2 >= 7)) | t41 & (t56 & (dice_3 >= 7)) | t41 & (t57 & (dice_4 >= 7))
    del t54, dice_1, t55, dice_2, t56, dice_3, t57, dice_4
    t252 = t251 | t41 & (t58 & (dice_5 >= 7)) | t41 & (t59 & (dice_6 >= 7)) | t41 & (t60 & (dice_7 >= 7))
    del t58, dice_5, t59, dice_6, t60, dice_7, t251
    t253 = t252 | t41 & (t61 & (dice_8 >= 7)) | t41 & (t62 & (dice_9 >= 7)) | t41 & (t63 & (dice_10 >= 7))
    del t61, dice_8, t62, dice_9, t63, dice_10, t252
    t254 = t253 | t41 & (t64 & (dice_11 >= 7)) | t41 & (t65 & (dice_12 >= 7)) | t41 & (t66 & (dice_13 >= 7))
    del t64, dice_11, t65, dice_12, t66, dice_13, t253
    t255 = t254 | t41 & (t67 & (dice_14 >= 7)) | t41 & (t68 & (dice_15 >= 7)) | t41 & (t69 & (dice_16 >= 7))
    del t67, dice_14, t68, dice_15, t69, dice_16, t254
    t256 = t255 | t41 & (t70 & (dice_17 >= 7)) | t41 & (t71 & (dice_18 >= 7)) | t41 & (t72 & (dice_19 >= 7))
    del t70, dice_17, t71, dice_18, t72, dice_19, t255
    t257 = t256 | t41 & (t73 & (dice_20 >= 7)) | t41 & (t74 & (dice_21 >= 7)) | t41 & (t75 & (dice_22 >= 7))
    del t73, dice_20, t74, dice_21, t75, dice_22, t256
    t258 = t257 | t41 & (t76 & (dice_23 >= 7)) | t41 & (t77 & (dice_24 >= 7)) | t41 & (t78 & (dice_25 >= 7))
    del t76, dice_23, t77, dice_24, t78, dice_25, t257
    t259 = t258 | t41 & (t79 & (dice_26 >= 7)) | t41 & (t80 & (dice_27 >= 7)) | t41 & (t81 & (dice_28 >= 7))
    del t79, dice_26, t80, dice_27, t81, dice_28, t258
    t260 = t259 | t41 & (t82 & (dice_29 >= 7)) | t41 & (t83 & (dice_30 >= 7)) | t41 & (t84 & (dice_31 >= 7))
    del t82, dice_29, t83, dice_30, t84, dice_31, t259
    t261 = t260 | t41 & (t85 & (dice_32 >= 7)) | t41 & (t86 & (dice_33 >= 7)) | t41 & (t87 & (dice_34 >= 7))
    del t85, dice_32, t86, dice_33, t87, dice_34, t260
    t262 = t261 | t41 & (t88 & (dice_35 >= 7)) | t41 & (t89 & (dice_36 >= 7)) | t41 & (t90 & (dice_37 >= 7))
    del t88, dice_35, t89, dice_36, t90, dice_37, t261
    t263 = t262 | t41 & (t91 & (dice_38 >= 7)) | t41 & (t92 & (dice_39 >= 7)) | t41 & (t93 & (dice_40 >= 7))
    del t91, dice_38, t92, dice_39, t93, dice_40, t262
    t264 = t263 | t41 & (t94 & (dice_41 >= 7)) | t41 & (t95 & (dice_42 >= 7)) | t41 & (t96 & (dice_43 >= 7))
    del t94, dice_41, t95, dice_42, t96, dice_43, t263
    t265 = t264 | t41 & (t97 & (dice_44 >= 7)) | t41 & (t98 & (dice_45 >= 7)) | t41 & (t99 & (dice_46 >= 7))
    del t97, dice_44, t98, dice_45, t99, dice_46, t264
    t266 = t265 | t41 & (t100 & (dice_47 >= 7)) | t41 & (t101 & (dice_48 >= 7)) | t41 & (t102 & (dice_49 >= 7))
    del t100, dice_47, t101, dice_48, t102, dice_49, t265
    t267 = t266 | t41 & (t103 & (dice_50 >= 7)) | t41 & (t104 & (dice_51 >= 7)) | t41 & (t105 & (dice_52 >= 7))
    del t103, dice_50, t104, dice_51, t105, dice_52, t266
    t268 = t267 | t41 & (t106 & (dice_53 >= 7)) | t41 & (t107 & (dice_54 >= 7)) | t41 & (t108 & (dice_55 >= 7))
    del t106, dice_53, t107, dice_54, t108, dice_55, t267
    t269 = t268 | t41 & (t109 & (dice_56 >= 7)) | t41 & (t110 & (dice_57 >= 7)) | t41 & (t111 & (dice_58 >= 7))
    del t109, dice_56, t110, dice_57, t111, dice_58, t268
    t270 = t269 | t41 & (t112 & (dice_59 >= 7)) | t41 & (t113 & (dice_60 >= 7)) | t41 & (t114 & (dice_61 >= 7))
    del t112, dice_59, t113, dice_60, t114, dice_61, t269
    t271 = t270 | t41 & (t115 & (dice_62 >= 7)) | t41 & (t116 & (dice_63 >= 7)) | t41 & (t117 & (dice_64 >= 7))
    del t115, dice_62, t116, dice_63, t117, dice_64, t270
    t272 = t271 | t41 & (t118 & (dice_65 >= 7)) | t41 & (t119 & (dice_66 >= 7)) | t41 & (t120 & (dice_67 >= 7))
    del t118, dice_65, t119, dice_66, t120, dice_67, t271
    t273 = t272 | t41 & (t121 & (dice_68 >= 7)) | t41 & (t122 & (dice_69 >= 7)) | t41 & (t123 & (dice_70 >= 7))
    del t121, dice_68, t122, dice_69, t123, dice_70, t272
    t274 = t273 | t41 & (t124 & (dice_71 >= 7)) | t41 & (t125 & (dice_72 >= 7)) | t41 & (t126 & (dice_73 >= 7))
    del t124, dice_71, t125, dice_72, t126, dice_73, t273
    t275 = t274 | t41 & (t127 & (dice_74 >= 7)) | t41 & (t128 & (dice_75 >= 7)) | t41 & (t129 & (dice_76 >= 7))
    del t127, dice_74, t128, dice_75, t129, dice_76, t274
    t276 = t275 | t41 & (t130 & (dice_77 >= 7)) | t41 & (t131 & (dice_78 >= 7)) | t41 & (t132 & (dice_79 >= 7))
    del t130, dice_77, t131, dice_78, t132, dice_79, t275
    t277 = t276 | t41 & (t133 & (dice_80 >= 7)) | t41 & (t134 & (dice_81 >= 7)) | t41 & (t135 & (dice_82 >= 7))
    del t133, dice_80, t134, dice_81, t135, dice_82, t276
    t278 = t277 | t41 & (t136 & (dice_83 >= 7)) | t41 & (t137 & (dice_84 >= 7)) | t41 & (t138 & (dice_85 >= 7))
    del t136, dice_83, t137, dice_84, t138, dice_85, t277
    t279 = t278 | t41 & (t139 & (dice_86 >= 7)) | t41 & (t140 & (dice_87 >= 7)) | t41 & (t141 & (dice_88 >= 7))
    del t139, dice_86, t140, dice_87, t141, dice_88, t278
    t280 = t279 | t41 & (t142 & (dice_89 >= 7)) | t41 & (t143 & (dice_90 >= 7)) | t41 & (t144 & (dice_91 >= 7))
    del t142, dice_89, t143, dice_90, t144, dice_91, t279
    t281 = t280 | t41 & (t145 & (dice_92 >= 7)) | t41 & (t146 & (dice_93 >= 7)) | t41 & (t147 & (dice_94 >= 7))
    del t145, dice_92, t146, dice_93, t147, dice_94, t280
    errors: Errors = (
        (3, t219),  # IllegalState
        (9, t250 | t41 & (t148 & (dice_95 == 0)) | t41 & (t149 & (dice_96 == 0))),  # MissingDice
        (6, t281 | t41 & (t148 & (dice_95 >= 7)) | t41 & (t149 & (dice_96 >= 7))),  # InputError
        (3, unit_in_caracole_2 & t7),  # IllegalState
    )
    return errors, {
        'unit.verdict': 2 + (t10 + (0 - t10) * (~unit_fired & t8).view(I1) - 2) * t9.view(I1),
        'unit.small_arms.band': t25 + (-1 - t25) * t11.view(I1),
        'unit.small_arms.verdict': t48 + (-1 - t48) * t11.view(I1),
        'unit.small_arms.shots': unit_shots,
        'unit.small_arms.shots.none': t49,
        'unit.small_arms.total': unit_total,
        'unit.small_arms.total.none': t49,
        'unit.small_arms.natural': unit_total,
        'unit.small_arms.natural.none': t49,
        'unit.small_arms.dice': unit_shots,
        'unit.small_arms.dice.none': t49,
        'unit.in_caracole': unit_in_caracole_2,
        'target.casualties': (target_casualties + t213.view(I1) * (t211 - t215).clip(0, 96)).clip(0, 12),
        'target.dp': (target_dp + t216).clip(0, 6),
        'unit.fired': unit_fired_2,
        'unit.may_not': (t12 & unit_fired_2).view(I1),
    }


caracole = Resolver(
    'caracole', 'Fire in caracole',
    inputs={
        'unit.fired': Column('unit.fired', 'yesno', bool, values=('no', 'yes')),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
        'unit.third_rank': Column('unit.third_rank', 'number', I1, 0, 12),
        'unit.second_rank': Column('unit.second_rank', 'number', I1, 0, 12),
        'unit.in_caracole': Column('unit.in_caracole', 'yesno', bool, values=('no', 'yes')),
        'unit.range': Column('unit.range', 'length', I4, 0, 57600, scale=60),
        'unit.place': Column('unit.place', 'member', I1, 0, 4, values=_W33),
        'target.place': Column('target.place', 'member', I1, 0, 4, values=_W33),
        'target.fired': Column('target.fired', 'yesno', bool, values=('no', 'yes')),
        'unit.obstruction': Column('unit.obstruction', 'member', I1, 0, 4, values=_W34),
        'unit.higher': Column('unit.higher', 'yesno', bool, values=('no', 'yes')),
        'unit.between_distance': Column('unit.between_distance', 'length', I4, 0, 57600, scale=60),
        'unit.between_fired': Column('unit.between_fired', 'yesno', bool, values=('no', 'yes')),
        'unit.target_angle': Column('unit.target_angle', 'angle', I2, 0, 10800, scale=60),
        'unit.formation': Column('unit.formation', 'member', I1, 0, 3, values=_W7),
        'target.firers_friends': Column('target.firers_friends', 'length', I4, 0, 57600, scale=60),
        'unit.nearest_target': Column('unit.nearest_target', 'length', I4, 0, 57600, scale=60),
        'unit.shooting_stands': Column('unit.shooting_stands', 'number', I1, 0, 12),
        'unit.second_rank_shooting': Column('unit.second_rank_shooting', 'number', I1, 0, 12),
        'unit.loose_figures': Column('unit.loose_figures', 'number', I1, 0, 24, default=0),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 6, default=0),
        'target.cover': Column('target.cover', 'member', I1, 0, 3, values=_W35),
        'target.stands': Column('target.stands', 'number', I1, 1, 12),
        'target.grade': Column('target.grade', 'member', I1, 0, 5, values=_W6),
        'target.arm': Column('target.arm', 'member', I1, 0, 10, values=_W3),
        'target.dp': Column('target.dp', 'number', I1, 0, 6, default=0),
        'target.casualties': Column('target.casualties', 'number', I1, 0, 12, default=0),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W4),
        'unit.small_arms.band': Column('unit.small_arms.band', 'member', I1, -1, 2, values=_W36),
        'unit.small_arms.verdict': Column('unit.small_arms.verdict', 'member', I1, -1, 2, values=_W4),
        'unit.small_arms.shots': Column('unit.small_arms.shots', 'figure', I1, 0, 96, none='unit.small_arms.shots.none'),
        'unit.small_arms.shots.none': Column('unit.small_arms.shots.none', 'none', bool),
        'unit.small_arms.total': Column('unit.small_arms.total', 'figure', I2, 0, 576, none='unit.small_arms.total.none'),
        'unit.small_arms.total.none': Column('unit.small_arms.total.none', 'none', bool),
        'unit.small_arms.natural': Column('unit.small_arms.natural', 'figure', I2, 0, 576, none='unit.small_arms.natural.none'),
        'unit.small_arms.natural.none': Column('unit.small_arms.natural.none', 'none', bool),
        'unit.small_arms.dice': Column('unit.small_arms.dice', 'figure', I1, 0, 96, none='unit.small_arms.dice.none'),
        'unit.small_arms.dice.none': Column('unit.small_arms.dice.none', 'none', bool),
        'unit.in_caracole': Column('unit.in_caracole', 'yesno', bool, values=('no', 'yes')),
        'target.casualties': Column('target.casualties', 'figure', I1, 0, 12),
        'target.dp': Column('target.dp', 'figure', I1, 0, 6),
        'unit.fired': Column('unit.fired', 'yesno', bool, values=('no', 'yes')),
        'unit.may_not': Column('unit.may_not', 'acts', I1, 0, 1),
    },
    kernel=_caracole,
    acts=('counter_charge',),
    dice=96,
)


def _fire_and_move(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Move after firing (action for unit). @book 273, 388

    Firing does not of itself bar a charge.
    """
    unit_fired = c["unit.fired"]
    unit_arm = c["unit.arm"]
    unit_verdict = (
        2
        + (((unit_arm <= 2) | (unit_arm == 4) | (unit_arm >= 8)).view(I1) * 2 - 2) * unit_fired.view(I1)
    )
    del unit_fired, unit_arm
    errors: Errors = (
    )
    return errors, {
        'unit.verdict': unit_verdict,
    }


fire_and_move = Resolver(
    'fire_and_move', 'Move after firing',
    inputs={
        'unit.fired': Column('unit.fired', 'yesno', bool, values=('no', 'yes')),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W4),
    },
    kernel=_fire_and_move,
)


def _firing(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Stands able to fire (value for unit). @book 384"""
    unit_shooting_stands = c["unit.shooting_stands"]
    unit_in_caracole = c["unit.in_caracole"]
    unit_second_rank_shooting = c["unit.second_rank_shooting"]
    errors: Errors = (
    )
    return errors, {
        'unit.firing': unit_shooting_stands + unit_in_caracole.view(I1) * unit_second_rank_shooting,
    }


firing = Resolver(
    'firing', 'Stands able to fire',
    inputs={
        'unit.shooting_stands': Column('unit.shooting_stands', 'number', I1, 0, 12),
        'unit.in_caracole': Column('unit.in_caracole', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.second_rank_shooting': Column('unit.second_rank_shooting', 'number', I1, 0, 12),
    },
    outputs={
        'unit.firing': Column('unit.firing', 'figure', I1, 0, 24),
    },
    kernel=_firing,
)


def _small_arms(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Small arms (action for unit against target). @book 376-384, 409-421

    A tuft of cotton wool shows it.

    A building is hard cover, a wood is not.
    """
    unit_arm = c["unit.arm"]
    unit_range = c["unit.range"]
    t2 = unit_range <= 7200
    t3 = -(unit_range >= 43201).view(I1)
    t4 = t3 + (1 - t3) * (unit_range <= 21600).view(I1)
    del t3
    t5 = t4 + (2 - t4) * t2.view(I1)
    del t4
    t6 = t5 + (-1 - t5) * (unit_arm != 8).view(I1)
    del t5
    t7 = -(unit_range >= 28801).view(I1)
    t8 = t7 + (1 - t7) * (unit_range <= 14400).view(I1)
    del t7
    t9 = t6 + (t8 + (2 - t8) * t2.view(I1) - t6) * (unit_arm >= 9).view(I1)
    del t2, t6, t8
    t10 = -(unit_range >= 7201).view(I1)
    t11 = unit_range >= 2401
    t12 = t9 + (t10 + (2 - t10) * (unit_range <= 2400).view(I1) - t9) * (unit_arm <= 4).view(I1)
    del t9, t10
    unit_band = t12 + (2 - t11.view(I1) * 3 - t12) * ((unit_arm >= 5) & (unit_arm <= 7)).view(I1)
    del t12
    unit_fired = c["unit.fired"]
    t13 = (unit_arm == 0) | (unit_arm == 2) | (unit_arm >= 4) & (unit_arm <= 5) | (unit_arm >= 8) | unit_fired
    unit_place = c["unit.place"]
    target_place = c["target.place"]
    t14 = (unit_place >= 1) & (unit_place <= 2) & t11 | (target_place >= 1) & (target_place <= 2) & t11
    del unit_place
    target_fired = c["target.fired"]
    unit_obstruction = c["unit.obstruction"]
    t15 = t14 | (target_place >= 3) & t11 & ~target_fired | (unit_obstruction >= 1) & (unit_obstruction <= 3)
    del t11, target_place, t14, target_fired
    unit_higher = c["unit.higher"]
    unit_between_distance = c["unit.between_distance"]
    unit_between_fired = c["unit.between_fired"]
    t16 = (unit_obstruction == 4) & ~(unit_higher & (unit_between_distance >= 2400) & ~unit_between_fired)
    del unit_obstruction, unit_higher, unit_between_distance, unit_between_fired
    t17 = t15 | t16
    del t15, t16
    t18 = t13 | t17
    t19 = unit_band == -1
    t20 = t18 | t19
    unit_target_angle = c["unit.target_angle"]
    unit_formation = c["unit.formation"]
    t21 = unit_formation != 2
    t22 = (unit_target_angle >= 2701) & t21
    del unit_target_angle
    t23 = t20 | t22
    target_firers_friends = c["target.firers_friends"]
    t24 = target_firers_friends <= 1200
    del target_firers_friends
    t25 = t23 | t24
    unit_nearest_target = c["unit.nearest_target"]
    t26 = unit_range > unit_nearest_target
    del unit_range, unit_nearest_target
    t27 = t25 | t26
    t28 = ~t27
    t29 = 2 - ((unit_arm == 1) | (unit_arm == 3) | (unit_arm >= 6) & (unit_arm <= 7)).view(I1) * 2
    t30 = (
        t29
        + (2 - t29) * (
            ((unit_arm == 1) | (unit_arm == 3) | (unit_arm >= 6) & (unit_arm <= 7)) & unit_fired
        ).view(I1)
    )
    del t29
    t31 = t30 + (2 - t30) * (~t13 & t17).view(I1)
    del t13, t17, t30
    t32 = t31 + (2 - t31) * (~t18 & t19).view(I1)
    del t18, t19, t31
    t33 = t32 + (2 - t32) * (~t20 & t22).view(I1)
    del t20, t22, t32
    t34 = t33 + (2 - t33) * (~t23 & t24).view(I1)
    del t23, t24, t33
    unit_shooting_stands = c["unit.shooting_stands"]
    unit_in_caracole = c["unit.in_caracole"]
    unit_second_rank_shooting = c["unit.second_rank_shooting"]
    t35 = unit_shooting_stands + unit_in_caracole.view(I1) * unit_second_rank_shooting
    del unit_shooting_stands, unit_second_rank_shooting
    unit_loose_figures = c["unit.loose_figures"]
    t36 = ((unit_arm == 3) | (unit_arm >= 5) & (unit_arm <= 7)).view(I1) * (t35 + unit_loose_figures // 2)
    unit_dp = c["unit.dp"]
    t37 = t36 + (t36 + t35 * 2 + unit_loose_figures // 4 * 2 - t36) * (unit_arm == 1).view(I1) - unit_dp
    del t35, unit_loose_figures, t36, unit_dp
    t38 = t37.clip(0, 96)
    del t37
    target_cover = c["target.cover"]
    unit_shots = t38 + (-(-t38 // 2) - t38) * (target_cover >= 2).view(I1)
    del t38, target_cover
    t39 = unit_shots >= 1
    dice_1 = c["dice.1"]
    t40 = unit_shots >= 2
    dice_2 = c["dice.2"]
    t41 = unit_shots >= 3
    dice_3 = c["dice.3"]
    t42 = unit_shots >= 4
    dice_4 = c["dice.4"]
    t43 = unit_shots >= 5
    dice_5 = c["dice.5"]
    t44 = unit_shots >= 6
    dice_6 = c["dice.6"]
    t45 = unit_shots >= 7
    dice_7 = c["dice.7"]
    t46 = unit_shots >= 8
    dice_8 = c["dice.8"]
    t47 = unit_shots >= 9
    dice_9 = c["dice.9"]
    t48 = unit_shots >= 10
    dice_10 = c["dice.10"]
    t49 = unit_shots >= 11
    dice_11 = c["dice.11"]
    t50 = unit_shots >= 12
    dice_12 = c["dice.12"]
    t51 = unit_shots >= 13
    dice_13 = c["dice.13"]
    t52 = unit_shots >= 14
    dice_14 = c["dice.14"]
    t53 = unit_shots >= 15
    dice_15 = c["dice.15"]
    t54 = unit_shots >= 16
    dice_16 = c["dice.16"]
    t55 = unit_shots >= 17
    dice_17 = c["dice.17"]
    t56 = unit_shots >= 18
    dice_18 = c["dice.18"]
    t57 = unit_shots >= 19
    dice_19 = c["dice.19"]
    t58 = unit_shots >= 20
    dice_20 = c["dice.20"]
    t59 = unit_shots >= 21
    dice_21 = c["dice.21"]
    t60 = unit_shots >= 22
    dice_22 = c["dice.22"]
    t61 = unit_shots >= 23
    dice_23 = c["dice.23"]
    t62 = unit_shots >= 24
    dice_24 = c["dice.24"]
    t63 = unit_shots >= 25
    dice_25 = c["dice.25"]
    t64 = unit_shots >= 26
    dice_26 = c["dice.26"]
    t65 = unit_shots >= 27
    dice_27 = c["dice.27"]
    t66 = unit_shots >= 28
    dice_28 = c["dice.28"]
    t67 = unit_shots >= 29
    dice_29 = c["dice.29"]
    t68 = unit_shots >= 30
    dice_30 = c["dice.30"]
    t69 = unit_shots >= 31
    dice_31 = c["dice.31"]
    t70 = unit_shots >= 32
    dice_32 = c["dice.32"]
    t71 = unit_shots >= 33
    dice_33 = c["dice.33"]
    t72 = unit_shots >= 34
    dice_34 = c["dice.34"]
    t73 = unit_shots >= 35
    dice_35 = c["dice.35"]
    t74 = unit_shots >= 36
    dice_36 = c["dice.36"]
    t75 = unit_shots >= 37
    dice_37 = c["dice.37"]
    t76 = unit_shots >= 38
    dice_38 = c["dice.38"]
    t77 = unit_shots >= 39
    dice_39 = c["dice.39"]
    t78 = unit_shots >= 40
    dice_40 = c["dice.40"]
    t79 = unit_shots >= 41
    dice_41 = c["dice.41"]
    t80 = unit_shots >= 42
    dice_42 = c["dice.42"]
    t81 = unit_shots >= 43
    dice_43 = c["dice.43"]
    t82 = unit_shots >= 44
    dice_44 = c["dice.44"]
    t83 = unit_shots >= 45
    dice_45 = c["dice.45"]
    t84 = unit_shots >= 46
    dice_46 = c["dice.46"]
    t85 = unit_shots >= 47
    dice_47 = c["dice.47"]
    t86 = unit_shots >= 48
    dice_48 = c["dice.48"]
    t87 = unit_shots >= 49
    dice_49 = c["dice.49"]
    t88 = unit_shots >= 50
    dice_50 = c["dice.50"]
    t89 = unit_shots >= 51
    dice_51 = c["dice.51"]
    t90 = unit_shots >= 52
    dice_52 = c["dice.52"]
    t91 = unit_shots >= 53
    dice_53 = c["dice.53"]
    t92 = unit_shots >= 54
    dice_54 = c["dice.54"]
    t93 = unit_shots >= 55
    dice_55 = c["dice.55"]
    t94 = unit_shots >= 56
    dice_56 = c["dice.56"]
    t95 = unit_shots >= 57
    dice_57 = c["dice.57"]
    t96 = unit_shots >= 58
    dice_58 = c["dice.58"]
    t97 = unit_shots >= 59
    dice_59 = c["dice.59"]
    t98 = unit_shots >= 60
    dice_60 = c["dice.60"]
    t99 = unit_shots >= 61
    dice_61 = c["dice.61"]
    t100 = unit_shots >= 62
    dice_62 = c["dice.62"]
    t101 = unit_shots >= 63
    dice_63 = c["dice.63"]
    t102 = unit_shots >= 64
    dice_64 = c["dice.64"]
    t103 = unit_shots >= 65
    dice_65 = c["dice.65"]
    t104 = unit_shots >= 66
    dice_66 = c["dice.66"]
    t105 = unit_shots >= 67
    dice_67 = c["dice.67"]
    t106 = unit_shots >= 68
    dice_68 = c["dice.68"]
    t107 = unit_shots >= 69
    dice_69 = c["dice.69"]
    t108 = unit_shots >= 70
    dice_70 = c["dice.70"]
    t109 = unit_shots >= 71
    dice_71 = c["dice.71"]
    t110 = unit_shots >= 72
    dice_72 = c["dice.72"]
    t111 = unit_shots >= 73
    dice_73 = c["dice.73"]
    t112 = unit_shots >= 74
    dice_74 = c["dice.74"]
    t113 = unit_shots >= 75
    dice_75 = c["dice.75"]
    t114 = unit_shots >= 76
    dice_76 = c["dice.76"]
    t115 = unit_shots >= 77
    dice_77 = c["dice.77"]
    t116 = unit_shots >= 78
    dice_78 = c["dice.78"]
    t117 = unit_shots >= 79
    dice_79 = c["dice.79"]
    t118 = unit_shots >= 80
    dice_80 = c["dice.80"]
    t119 = unit_shots >= 81
    dice_81 = c["dice.81"]
    t120 = unit_shots >= 82
    dice_82 = c["dice.82"]
    t121 = unit_shots >= 83
    dice_83 = c["dice.83"]
    t122 = unit_shots >= 84
    dice_84 = c["dice.84"]
    t123 = unit_shots >= 85
    dice_85 = c["dice.85"]
    t124 = unit_shots >= 86
    dice_86 = c["dice.86"]
    t125 = unit_shots >= 87
    dice_87 = c["dice.87"]
    t126 = unit_shots >= 88
    dice_88 = c["dice.88"]
    t127 = unit_shots >= 89
    dice_89 = c["dice.89"]
    t128 = unit_shots >= 90
    dice_90 = c["dice.90"]
    t129 = unit_shots >= 91
    dice_91 = c["dice.91"]
    t130 = unit_shots >= 92
    dice_92 = c["dice.92"]
    t131 = unit_shots >= 93
    dice_93 = c["dice.93"]
    t132 = unit_shots >= 94
    dice_94 = c["dice.94"]
    t133 = unit_shots >= 95
    dice_95 = c["dice.95"]
    t134 = unit_shots == 96
    dice_96 = c["dice.96"]
    t135 = t39.view(I1) * dice_1 + t40.view(I1) * dice_2 + t41.view(I1) * dice_3 + t42.view(I1) * dice_4
    t136 = t135 + t43.view(I1) * dice_5 + t44.view(I1) * dice_6 + t45.view(I1) * dice_7 + t46.view(I1) * dice_8
    del t135
    t137 = t136 + t47.view(I1) * dice_9 + t48.view(I1) * dice_10 + t49.view(I1) * dice_11 + t50.view(I1) * dice_12
    del t136
    t138 = t137 + t51.view(I1) * dice_13 + t52.view(I1) * dice_14 + t53.view(I1) * dice_15 + t54.view(I1) * dice_16
    del t137
    t139 = t138 + t55.view(I1) * dice_17 + t56.view(I1) * dice_18 + t57.view(I1) * dice_19 + t58.view(I1) * dice_20
    del t138
    t140 = (
        (t139 + t59.view(I1) * dice_21).astype(I2)
        + (t60.view(I1) * dice_22).astype(I2)
        + (t61.view(I1) * dice_23).astype(I2)
    )
    del t139
    t141 = (
        t140
        + (t62.view(I1) * dice_24).astype(I2)
        + (t63.view(I1) * dice_25).astype(I2)
        + (t64.view(I1) * dice_26).astype(I2)
    )
    del t140
    t142 = (
        t141
        + (t65.view(I1) * dice_27).astype(I2)
        + (t66.view(I1) * dice_28).astype(I2)
        + (t67.view(I1) * dice_29).astype(I2)
    )
    del t141
    t143 = (
        t142
        + (t68.view(I1) * dice_30).astype(I2)
        + (t69.view(I1) * dice_31).astype(I2)
        + (t70.view(I1) * dice_32).astype(I2)
    )
    del t142
    t144 = (
        t143
        + (t71.view(I1) * dice_33).astype(I2)
        + (t72.view(I1) * dice_34).astype(I2)
        + (t73.view(I1) * dice_35).astype(I2)
    )
    del t143
    t145 = (
        t144
        + (t74.view(I1) * dice_36).astype(I2)
        + (t75.view(I1) * dice_37).astype(I2)
        + (t76.view(I1) * dice_38).astype(I2)
    )
    del t144
    t146 = (
        t145
        + (t77.view(I1) * dice_39).astype(I2)
        + (t78.view(I1) * dice_40).astype(I2)
        + (t79.view(I1) * dice_41).astype(I2)
    )
    del t145
    t147 = (
        t146
        + (t80.view(I1) * dice_42).astype(I2)
        + (t81.view(I1) * dice_43).astype(I2)
        + (t82.view(I1) * dice_44).astype(I2)
    )
    del t146
    t148 = (
        t147
        + (t83.view(I1) * dice_45).astype(I2)
        + (t84.view(I1) * dice_46).astype(I2)
        + (t85.view(I1) * dice_47).astype(I2)
    )
    del t147
    t149 = (
        t148
        + (t86.view(I1) * dice_48).astype(I2)
        + (t87.view(I1) * dice_49).astype(I2)
        + (t88.view(I1) * dice_50).astype(I2)
    )
    del t148
    t150 = (
        t149
        + (t89.view(I1) * dice_51).astype(I2)
        + (t90.view(I1) * dice_52).astype(I2)
        + (t91.view(I1) * dice_53).astype(I2)
    )
    del t149
    t151 = (
        t150
        + (t92.view(I1) * dice_54).astype(I2)
        + (t93.view(I1) * dice_55).astype(I2)
        + (t94.view(I1) * dice_56).astype(I2)
    )
    del t150
    t152 = (
        t151
        + (t95.view(I1) * dice_57).astype(I2)
        + (t96.view(I1) * dice_58).astype(I2)
        + (t97.view(I1) * dice_59).astype(I2)
    )
    del t151
    t153 = (
        t152
        + (t98.view(I1) * dice_60).astype(I2)
        + (t99.view(I1) * dice_61).astype(I2)
        + (t100.view(I1) * dice_62).astype(I2)
    )
    del t152
    t154 = (
        t153
        + (t101.view(I1) * dice_63).astype(I2)
        + (t102.view(I1) * dice_64).astype(I2)
        + (t103.view(I1) * dice_65).astype(I2)
    )
    del t153
    t155 = (
        t154
        + (t104.view(I1) * dice_66).astype(I2)
        + (t105.view(I1) * dice_67).astype(I2)
        + (t106.view(I1) * dice_68).astype(I2)
    )
    del t154
    t156 = (
        t155
        + (t107.view(I1) * dice_69).astype(I2)
        + (t108.view(I1) * dice_70).astype(I2)
        + (t109.view(I1) * dice_71).astype(I2)
    )
    del t155
    t157 = (
        t156
        + (t110.view(I1) * dice_72).astype(I2)
        + (t111.view(I1) * dice_73).astype(I2)
        + (t112.view(I1) * dice_74).astype(I2)
    )
    del t156
    t158 = (
        t157
        + (t113.view(I1) * dice_75).astype(I2)
        + (t114.view(I1) * dice_76).astype(I2)
        + (t115.view(I1) * dice_77).astype(I2)
    )
    del t157
    t159 = (
        t158
        + (t116.view(I1) * dice_78).astype(I2)
        + (t117.view(I1) * dice_79).astype(I2)
        + (t118.view(I1) * dice_80).astype(I2)
    )
    del t158
    t160 = (
        t159
        + (t119.view(I1) * dice_81).astype(I2)
        + (t120.view(I1) * dice_82).astype(I2)
        + (t121.view(I1) * dice_83).astype(I2)
    )
    del t159
    t161 = (
        t160
        + (t122.view(I1) * dice_84).astype(I2)
        + (t123.view(I1) * dice_85).astype(I2)
        + (t124.view(I1) * dice_86).astype(I2)
    )
    del t160
    t162 = (
        t161
        + (t125.view(I1) * dice_87).astype(I2)
        + (t126.view(I1) * dice_88).astype(I2)
        + (t127.view(I1) * dice_89).astype(I2)
    )
    del t161
    t163 = (
        t162
        + (t128.view(I1) * dice_90).astype(I2)
        + (t129.view(I1) * dice_91).astype(I2)
        + (t130.view(I1) * dice_92).astype(I2)
    )
    del t162
    t164 = (
        t163
        + (t131.view(I1) * dice_93).astype(I2)
        + (t132.view(I1) * dice_94).astype(I2)
        + (t133.view(I1) * dice_95).astype(I2)
    )
    del t163
    unit_total = t164 + (t134.view(I1) * dice_96).astype(I2)
    del t164
    t165 = (t39 & (dice_1 == 6)).view(I1) + (t40 & (dice_2 == 6)).view(I1) + (t41 & (dice_3 == 6)).view(I1)
    t166 = t165 + (t42 & (dice_4 == 6)).view(I1) + (t43 & (dice_5 == 6)).view(I1) + (t44 & (dice_6 == 6)).view(I1)
    del t165
    t167 = t166 + (t45 & (dice_7 == 6)).view(I1) + (t46 & (dice_8 == 6)).view(I1) + (t47 & (dice_9 == 6)).view(I1)
    del t166
    t168 = (
        t167
        + (t48 & (dice_10 == 6)).view(I1)
        + (t49 & (dice_11 == 6)).view(I1)
        + (t50 & (dice_12 == 6)).view(I1)
    )
    del t167
    t169 = (
        t168
        + (t51 & (dice_13 == 6)).view(I1)
        + (t52 & (dice_14 == 6)).view(I1)
        + (t53 & (dice_15 == 6)).view(I1)
    )
    del t168
    t170 = (
        t169
        + (t54 & (dice_16 == 6)).view(I1)
        + (t55 & (dice_17 == 6)).view(I1)
        + (t56 & (dice_18 == 6)).view(I1)
    )
    del t169
    t171 = (
        t170
        + (t57 & (dice_19 == 6)).view(I1)
        + (t58 & (dice_20 == 6)).view(I1)
        + (t59 & (dice_21 == 6)).view(I1)
    )
    del t170
    t172 = (
        t171
        + (t60 & (dice_22 == 6)).view(I1)
        + (t61 & (dice_23 == 6)).view(I1)
        + (t62 & (dice_24 == 6)).view(I1)
    )
    del t171
    t173 = (
        t172
        + (t63 & (dice_25 == 6)).view(I1)
        + (t64 & (dice_26 == 6)).view(I1)
        + (t65 & (dice_27 == 6)).view(I1)
    )
    del t172
    t174 = (
        t173
        + (t66 & (dice_28 == 6)).view(I1)
        + (t67 & (dice_29 == 6)).view(I1)
        + (t68 & (dice_30 == 6)).view(I1)
    )
    del t173
    t175 = (
        t174
        + (t69 & (dice_31 == 6)).view(I1)
        + (t70 & (dice_32 == 6)).view(I1)
        + (t71 & (dice_33 == 6)).view(I1)
    )
    del t174
    t176 = (
        t175
        + (t72 & (dice_34 == 6)).view(I1)
        + (t73 & (dice_35 == 6)).view(I1)
        + (t74 & (dice_36 == 6)).view(I1)
    )
    del t175
    t177 = (
        t176
        + (t75 & (dice_37 == 6)).view(I1)
        + (t76 & (dice_38 == 6)).view(I1)
        + (t77 & (dice_39 == 6)).view(I1)
    )
    del t176
    t178 = (
        t177
        + (t78 & (dice_40 == 6)).view(I1)
        + (t79 & (dice_41 == 6)).view(I1)
        + (t80 & (dice_42 == 6)).view(I1)
    )
    del t177
    t179 = (
        t178
        + (t81 & (dice_43 == 6)).view(I1)
        + (t82 & (dice_44 == 6)).view(I1)
        + (t83 & (dice_45 == 6)).view(I1)
    )
    del t178
    t180 = (
        t179
        + (t84 & (dice_46 == 6)).view(I1)
        + (t85 & (dice_47 == 6)).view(I1)
        + (t86 & (dice_48 == 6)).view(I1)
    )
    del t179
    t181 = (
        t180
        + (t87 & (dice_49 == 6)).view(I1)
        + (t88 & (dice_50 == 6)).view(I1)
        + (t89 & (dice_51 == 6)).view(I1)
    )
    del t180
    t182 = (
        t181
        + (t90 & (dice_52 == 6)).view(I1)
        + (t91 & (dice_53 == 6)).view(I1)
        + (t92 & (dice_54 == 6)).view(I1)
    )
    del t181
    t183 = (
        t182
        + (t93 & (dice_55 == 6)).view(I1)
        + (t94 & (dice_56 == 6)).view(I1)
        + (t95 & (dice_57 == 6)).view(I1)
    )
    del t182
    t184 = (
        t183
        + (t96 & (dice_58 == 6)).view(I1)
        + (t97 & (dice_59 == 6)).view(I1)
        + (t98 & (dice_60 == 6)).view(I1)
    )
    del t183
    t185 = (
        t184
        + (t99 & (dice_61 == 6)).view(I1)
        + (t100 & (dice_62 == 6)).view(I1)
        + (t101 & (dice_63 == 6)).view(I1)
    )
    del t184
    t186 = (
        t185
        + (t102 & (dice_64 == 6)).view(I1)
        + (t103 & (dice_65 == 6)).view(I1)
        + (t104 & (dice_66 == 6)).view(I1)
    )
    del t185
    t187 = (
        t186
        + (t105 & (dice_67 == 6)).view(I1)
        + (t106 & (dice_68 == 6)).view(I1)
        + (t107 & (dice_69 == 6)).view(I1)
    )
    del t186
    t188 = (
        t187
        + (t108 & (dice_70 == 6)).view(I1)
        + (t109 & (dice_71 == 6)).view(I1)
        + (t110 & (dice_72 == 6)).view(I1)
    )
    del t187
    t189 = (
        t188
        + (t111 & (dice_73 == 6)).view(I1)
        + (t112 & (dice_74 == 6)).view(I1)
        + (t113 & (dice_75 == 6)).view(I1)
    )
    del t188
    t190 = (
        t189
        + (t114 & (dice_76 == 6)).view(I1)
        + (t115 & (dice_77 == 6)).view(I1)
        + (t116 & (dice_78 == 6)).view(I1)
    )
    del t189
    t191 = (
        t190
        + (t117 & (dice_79 == 6)).view(I1)
        + (t118 & (dice_80 == 6)).view(I1)
        + (t119 & (dice_81 == 6)).view(I1)
    )
    del t190
    t192 = (
        t191
        + (t120 & (dice_82 == 6)).view(I1)
        + (t121 & (dice_83 == 6)).view(I1)
        + (t122 & (dice_84 == 6)).view(I1)
    )
    del t191
    t193 = (
        t192
        + (t123 & (dice_85 == 6)).view(I1)
        + (t124 & (dice_86 == 6)).view(I1)
        + (t125 & (dice_87 == 6)).view(I1)
    )
    del t192
    t194 = (
        t193
        + (t126 & (dice_88 == 6)).view(I1)
        + (t127 & (dice_89 == 6)).view(I1)
        + (t128 & (dice_90 == 6)).view(I1)
    )
    del t193
    t195 = (
        t194
        + (t129 & (dice_91 == 6)).view(I1)
        + (t130 & (dice_92 == 6)).view(I1)
        + (t131 & (dice_93 == 6)).view(I1)
    )
    del t194
    t196 = (
        t195
        + (t132 & (dice_94 == 6)).view(I1)
        + (t133 & (dice_95 == 6)).view(I1)
        + (t134 & (dice_96 == 6)).view(I1)
    )
    del t195
    t197 = t196 >= 1
    t198 = t28 & t197
    target_stands = c["target.stands"]
    target_grade = c["target.grade"]
    target_arm = c["target.arm"]
    t199 = target_stands + (-(target_grade == 4).view(I1)) + ((target_grade <= 1) | (target_arm == 3)).view(I1)
    del target_grade
    target_dp = c["target.dp"]
    t200 = (t199.clip(0, 6) - target_dp).clip(0, 6)
    del t199
    target_casualties = c["target.casualties"]
    t201 = t198.view(I1) * (t196 + (t196 + (np.minimum(t196, t200) - t196) * t198.view(I1) - t196) * t197.view(I1))
    del t197
    t202 = (
        (unit_arm == 3) | (unit_arm == 7)
    ) & t21 | (unit_arm >= 8) & (unit_formation <= 2) | (unit_formation == 3) & (unit_arm <= 7)
    del unit_formation, t21
    t203 = t202 | (target_arm >= 8) & (
        target_stands >= 2
    ) | (target_stands == 1) & (target_arm <= 7) | unit_in_caracole & (unit_arm != 6)
    del unit_arm, unit_in_caracole, target_stands, target_arm, t202
    t204 = t28 & (
        t39 & (dice_1 == 0)
    ) | t28 & (t40 & (dice_2 == 0)) | t28 & (t41 & (dice_3 == 0)) | t28 & (t42 & (dice_4 == 0))
    t205 = t204 | t28 & (t43 & (dice_5 == 0)) | t28 & (t44 & (dice_6 == 0)) | t28 & (t45 & (dice_7 == 0))
    del t204
    t206 = t205 | t28 & (t46 & (dice_8 == 0)) | t28 & (t47 & (dice_9 == 0)) | t28 & (t48 & (dice_10 == 0))
    del t205
    t207 = t206 | t28 & (t49 & (dice_11 == 0)) | t28 & (t50 & (dice_12 == 0)) | t28 & (t51 & (dice_13 == 0))
    del t206
    t208 = t207 | t28 & (t52 & (dice_14 == 0)) | t28 & (t53 & (dice_15 == 0)) | t28 & (t54 & (dice_16 == 0))
    del t207
    t209 = t208 | t28 & (t55 & (dice_17 == 0)) | t28 & (t56 & (dice_18 == 0)) | t28 & (t57 & (dice_19 == 0))
    del t208
    t210 = t209 | t28 & (t58 & (dice_20 == 0)) | t28 & (t59 & (dice_21 == 0)) | t28 & (t60 & (dice_22 == 0))
    del t209
    t211 = t210 | t28 & (t61 & (dice_23 == 0)) | t28 & (t62 & (dice_24 == 0)) | t28 & (t63 & (dice_25 == 0))
    del t210
    t212 = t211 | t28 & (t64 & (dice_26 == 0)) | t28 & (t65 & (dice_27 == 0)) | t28 & (t66 & (dice_28 == 0))
    del t211
    t213 = t212 | t28 & (t67 & (dice_29 == 0)) | t28 & (t68 & (dice_30 == 0)) | t28 & (t69 & (dice_31 == 0))
    del t212
    t214 = t213 | t28 & (t70 & (dice_32 == 0)) | t28 & (t71 & (dice_33 == 0)) | t28 & (t72 & (dice_34 == 0))
    del t213
    t215 = t214 | t28 & (t73 & (dice_35 == 0)) | t28 & (t74 & (dice_36 == 0)) | t28 & (t75 & (dice_37 == 0))
    del t214
    t216 = t215 | t28 & (t76 & (dice_38 == 0)) | t28 & (t77 & (dice_39 == 0)) | t28 & (t78 & (dice_40 == 0))
    del t215
    t217 = t216 | t28 & (t79 & (dice_41 == 0)) | t28 & (t80 & (dice_42 == 0)) | t28 & (t81 & (dice_43 == 0))
    del t216
    t218 = t217 | t28 & (t82 & (dice_44 == 0)) | t28 & (t83 & (dice_45 == 0)) | t28 & (t84 & (dice_46 == 0))
    del t217
    t219 = t218 | t28 & (t85 & (dice_47 == 0)) | t28 & (t86 & (dice_48 == 0)) | t28 & (t87 & (dice_49 == 0))
    del t218
    t220 = t219 | t28 & (t88 & (dice_50 == 0)) | t28 & (t89 & (dice_51 == 0)) | t28 & (t90 & (dice_52 == 0))
    del t219
    t221 = t220 | t28 & (t91 & (dice_53 == 0)) | t28 & (t92 & (dice_54 == 0)) | t28 & (t93 & (dice_55 == 0))
    del t220
    t222 = t221 | t28 & (t94 & (dice_56 == 0)) | t28 & (t95 & (dice_57 == 0)) | t28 & (t96 & (dice_58 == 0))
    del t221
    t223 = t222 | t28 & (t97 & (dice_59 == 0)) | t28 & (t98 & (dice_60 == 0)) | t28 & (t99 & (dice_61 == 0))
    del t222
    t224 = t223 | t28 & (t100 & (dice_62 == 0)) | t28 & (t101 & (dice_63 == 0)) | t28 & (t102 & (dice_64 == 0))
    del t223
    t225 = t224 | t28 & (t103 & (dice_65 == 0)) | t28 & (t104 & (dice_66 == 0)) | t28 & (t105 & (dice_67 == 0))
    del t224
    t226 = t225 | t28 & (t106 & (dice_68 == 0)) | t28 & (t107 & (dice_69 == 0)) | t28 & (t108 & (dice_70 == 0))
    del t225
    t227 = t226 | t28 & (t109 & (dice_71 == 0)) | t28 & (t110 & (dice_72 == 0)) | t28 & (t111 & (dice_73 == 0))
    del t226
    t228 = t227 | t28 & (t112 & (dice_74 == 0)) | t28 & (t113 & (dice_75 == 0)) | t28 & (t114 & (dice_76 == 0))
    del t227
    t229 = t228 | t28 & (t115 & (dice_77 == 0)) | t28 & (t116 & (dice_78 == 0)) | t28 & (t117 & (dice_79 == 0))
    del t228
    t230 = t229 | t28 & (t118 & (dice_80 == 0)) | t28 & (t119 & (dice_81 == 0)) | t28 & (t120 & (dice_82 == 0))
    del t229
    t231 = t230 | t28 & (t121 & (dice_83 == 0)) | t28 & (t122 & (dice_84 == 0)) | t28 & (t123 & (dice_85 == 0))
    del t230
    t232 = t231 | t28 & (t124 & (dice_86 == 0)) | t28 & (t125 & (dice_87 == 0)) | t28 & (t126 & (dice_88 == 0))
    del t231
    t233 = t232 | t28 & (t127 & (dice_89 == 0)) | t28 & (t128 & (dice_90 == 0)) | t28 & (t129 & (dice_91 == 0))
    del t232
    t234 = t233 | t28 & (t130 & (dice_92 == 0)) | t28 & (t131 & (dice_93 == 0)) | t28 & (t132 & (dice_94 == 0))
    del t233
    t235 = t28 & (
        t39 & (dice_1 >= 7)
    ) | t28 & (t40 & (dice_2 >= 7)) | t28 & (t41 & (dice_3 >= 7)) | t28 & (t42 & (dice_4 >= 7))
    del t39, dice_1, t40, dice_2, t41, dice_3, t42, dice_4
    t236 = t235 | t28 & (t43 & (dice_5 >= 7)) | t28 & (t44 & (dice_6 >= 7)) | t28 & (t45 & (dice_7 >= 7))
    del t43, dice_5, t44, dice_6, t45, dice_7, t235
    t237 = t236 | t28 & (t46 & (dice_8 >= 7)) | t28 & (t47 & (dice_9 >= 7)) | t28 & (t48 & (dice_10 >= 7))
    del t46, dice_8, t47, dice_9, t48, dice_10, t236
    t238 = t237 | t28 & (t49 & (dice_11 >= 7)) | t28 & (t50 & (dice_12 >= 7)) | t28 & (t51 & (dice_13 >= 7))
    del t49, dice_11, t50, dice_12, t51, dice_13, t237
    t239 = t238 | t28 & (t52 & (dice_14 >= 7)) | t28 & (t53 & (dice_15 >= 7)) | t28 & (t54 & (dice_16 >= 7))
    del t52, dice_14, t53, dice_15, t54, dice_16, t238
    t240 = t239 | t28 & (t55 & (dice_17 >= 7)) | t28 & (t56 & (dice_18 >= 7)) | t28 & (t57 & (dice_19 >= 7))
    del t55, dice_17, t56, dice_18, t57, dice_19, t239
    t241 = t240 | t28 & (t58 & (dice_20 >= 7)) | t28 & (t59 & (dice_21 >= 7)) | t28 & (t60 & (dice_22 >= 7))
    del t58, dice_20, t59, dice_21, t60, dice_22, t240
    t242 = t241 | t28 & (t61 & (dice_23 >= 7)) | t28 & (t62 & (dice_24 >= 7)) | t28 & (t63 & (dice_25 >= 7))
    del t61, dice_23, t62, dice_24, t63, dice_25, t241
    t243 = t242 | t28 & (t64 & (dice_26 >= 7)) | t28 & (t65 & (dice_27 >= 7)) | t28 & (t66 & (dice_28 >= 7))
    del t64, dice_26, t65, dice_27, t66, dice_28, t242
    t244 = t243 | t28 & (t67 & (dice_29 >= 7)) | t28 & (t68 & (dice_30 >= 7)) | t28 & (t69 & (dice_31 >= 7))
    del t67, dice_29, t68, dice_30, t69, dice_31, t243
    t245 = t244 | t28 & (t70 & (dice_32 >= 7)) | t28 & (t71 & (dice_33 >= 7)) | t28 & (t72 & (dice_34 >= 7))
    del t70, dice_32, t71, dice_33, t72, dice_34, t244
    t246 = t245 | t28 & (t73 & (dice_35 >= 7)) | t28 & (t74 & (dice_36 >= 7)) | t28 & (t75 & (dice_37 >= 7))
    del t73, dice_35, t74, dice_36, t75, dice_37, t245
    t247 = t246 | t28 & (t76 & (dice_38 >= 7)) | t28 & (t77 & (dice_39 >= 7)) | t28 & (t78 & (dice_40 >= 7))
    del t76, dice_38, t77, dice_39, t78, dice_40, t246
    t248 = t247 | t28 & (t79 & (dice_41 >= 7)) | t28 & (t80 & (dice_42 >= 7)) | t28 & (t81 & (dice_43 >= 7))
    del t79, dice_41, t80, dice_42, t81, dice_43, t247
    t249 = t248 | t28 & (t82 & (dice_44 >= 7)) | t28 & (t83 & (dice_45 >= 7)) | t28 & (t84 & (dice_46 >= 7))
    del t82, dice_44, t83, dice_45, t84, dice_46, t248
    t250 = t249 | t28 & (t85 & (dice_47 >= 7)) | t28 & (t86 & (dice_48 >= 7)) | t28 & (t87 & (dice_49 >= 7))
    del t85, dice_47, t86, dice_48, t87, dice_49, t249
    t251 = t250 | t28 & (t88 & (dice_50 >= 7)) | t28 & (t89 & (dice_51 >= 7)) | t28 & (t90 & (dice_52 >= 7))
    del t88, dice_50, t89, dice_51, t90, dice_52, t250
    t252 = t251 | t28 & (t91 & (dice_53 >= 7)) | t28 & (t92 & (dice_54 >= 7)) | t28 & (t93 & (dice_55 >= 7))
    del t91, dice_53, t92, dice_54, t93, dice_55, t251
    t253 = t252 | t28 & (t94 & (dice_56 >= 7)) | t28 & (t95 & (dice_57 >= 7)) | t28 & (t96 & (dice_58 >= 7))
    del t94, dice_56, t95, dice_57, t96, dice_58, t252
    t254 = t253 | t28 & (t97 & (dice_59 >= 7)) | t28 & (t98 & (dice_60 >= 7)) | t28 & (t99 & (dice_61 >= 7))
    del t97, dice_59, t98, dice_60, t99, dice_61, t253
    t255 = t254 | t28 & (t100 & (dice_62 >= 7)) | t28 & (t101 & (dice_63 >= 7)) | t28 & (t102 & (dice_64 >= 7))
    del t100, dice_62, t101, dice_63, t102, dice_64, t254
    t256 = t255 | t28 & (t103 & (dice_65 >= 7)) | t28 & (t104 & (dice_66 >= 7)) | t28 & (t105 & (dice_67 >= 7))
    del t103, dice_65, t104, dice_66, t105, dice_67, t255
    t257 = t256 | t28 & (t106 & (dice_68 >= 7)) | t28 & (t107 & (dice_69 >= 7)) | t28 & (t108 & (dice_70 >= 7))
    del t106, dice_68, t107, dice_69, t108, dice_70, t256
    t258 = t257 | t28 & (t109 & (dice_71 >= 7)) | t28 & (t110 & (dice_72 >= 7)) | t28 & (t111 & (dice_73 >= 7))
    del t109, dice_71, t110, dice_72, t111, dice_73, t257
    t259 = t258 | t28 & (t112 & (dice_74 >= 7)) | t28 & (t113 & (dice_75 >= 7)) | t28 & (t114 & (dice_76 >= 7))
    del t112, dice_74, t113, dice_75, t114, dice_76, t258
    t260 = t259 | t28 & (t115 & (dice_77 >= 7)) | t28 & (t116 & (dice_78 >= 7)) | t28 & (t117 & (dice_79 >= 7))
    del t115, dice_77, t116, dice_78, t117, dice_79, t259
    t261 = t260 | t28 & (t118 & (dice_80 >= 7)) | t28 & (t119 & (dice_81 >= 7)) | t28 & (t120 & (dice_82 >= 7))
    del t118, dice_80, t119, dice_81, t120, dice_82, t260
    t262 = t261 | t28 & (t121 & (dice_83 >= 7)) | t28 & (t122 & (dice_84 >= 7)) | t28 & (t123 & (dice_85 >= 7))
    del t121, dice_83, t122, dice_84, t123, dice_85, t261
    t263 = t262 | t28 & (t124 & (dice_86 >= 7)) | t28 & (t125 & (dice_87 >= 7)) | t28 & (t126 & (dice_88 >= 7))
    del t124, dice_86, t125, dice_87, t126, dice_88, t262
    t264 = t263 | t28 & (t127 & (dice_89 >= 7)) | t28 & (t128 & (dice_90 >= 7)) | t28 & (t129 & (dice_91 >= 7))
    del t127, dice_89, t128, dice_90, t129, dice_91, t263
    t265 = t264 | t28 & (t130 & (dice_92 >= 7)) | t28 & (t131 & (dice_93 >= 7)) | t28 & (t132 & (dice_94 >= 7))
    del t130, dice_92, t131, dice_93, t132, dice_94, t264
    errors: Errors = (
        (3, t203),  # IllegalState
        (9, t234 | t28 & (t133 & (dice_95 == 0)) | t28 & (t134 & (dice_96 == 0))),  # MissingDice
        (6, t265 | t28 & (t133 & (dice_95 >= 7)) | t28 & (t134 & (dice_96 >= 7))),  # InputError
    )
    return errors, {
        'unit.band': unit_band,
        'unit.verdict': t27.view(I1) * (t34 + (2 - t34) * (~t25 & t26).view(I1)),
        'unit.shots': unit_shots,
        'unit.shots.none': t27,
        'unit.total': unit_total,
        'unit.total.none': t27,
        'unit.natural': unit_total,
        'unit.natural.none': t27,
        'unit.dice': unit_shots,
        'unit.dice.none': t27,
        'target.casualties': (target_casualties + t198.view(I1) * (t196 - t200).clip(0, 96)).clip(0, 12),
        'target.dp': (target_dp + t201).clip(0, 6),
        'unit.fired': t28 | unit_fired,
    }


small_arms = Resolver(
    'small_arms', 'Small arms',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
        'unit.range': Column('unit.range', 'length', I4, 0, 57600, scale=60),
        'unit.fired': Column('unit.fired', 'yesno', bool, values=('no', 'yes')),
        'unit.place': Column('unit.place', 'member', I1, 0, 4, values=_W33),
        'target.place': Column('target.place', 'member', I1, 0, 4, values=_W33),
        'target.fired': Column('target.fired', 'yesno', bool, values=('no', 'yes')),
        'unit.obstruction': Column('unit.obstruction', 'member', I1, 0, 4, values=_W34),
        'unit.higher': Column('unit.higher', 'yesno', bool, values=('no', 'yes')),
        'unit.between_distance': Column('unit.between_distance', 'length', I4, 0, 57600, scale=60),
        'unit.between_fired': Column('unit.between_fired', 'yesno', bool, values=('no', 'yes')),
        'unit.target_angle': Column('unit.target_angle', 'angle', I2, 0, 10800, scale=60),
        'unit.formation': Column('unit.formation', 'member', I1, 0, 3, values=_W7),
        'target.firers_friends': Column('target.firers_friends', 'length', I4, 0, 57600, scale=60),
        'unit.nearest_target': Column('unit.nearest_target', 'length', I4, 0, 57600, scale=60),
        'unit.shooting_stands': Column('unit.shooting_stands', 'number', I1, 0, 12),
        'unit.in_caracole': Column('unit.in_caracole', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.second_rank_shooting': Column('unit.second_rank_shooting', 'number', I1, 0, 12),
        'unit.loose_figures': Column('unit.loose_figures', 'number', I1, 0, 24, default=0),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 6, default=0),
        'target.cover': Column('target.cover', 'member', I1, 0, 3, values=_W35),
        'target.stands': Column('target.stands', 'number', I1, 1, 12),
        'target.grade': Column('target.grade', 'member', I1, 0, 5, values=_W6),
        'target.arm': Column('target.arm', 'member', I1, 0, 10, values=_W3),
        'target.dp': Column('target.dp', 'number', I1, 0, 6, default=0),
        'target.casualties': Column('target.casualties', 'number', I1, 0, 12, default=0),
    },
    outputs={
        'unit.band': Column('unit.band', 'member', I1, -1, 2, values=_W36),
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W4),
        'unit.shots': Column('unit.shots', 'figure', I1, 0, 96, none='unit.shots.none'),
        'unit.shots.none': Column('unit.shots.none', 'none', bool),
        'unit.total': Column('unit.total', 'figure', I2, 0, 576, none='unit.total.none'),
        'unit.total.none': Column('unit.total.none', 'none', bool),
        'unit.natural': Column('unit.natural', 'figure', I2, 0, 576, none='unit.natural.none'),
        'unit.natural.none': Column('unit.natural.none', 'none', bool),
        'unit.dice': Column('unit.dice', 'figure', I1, 0, 96, none='unit.dice.none'),
        'unit.dice.none': Column('unit.dice.none', 'none', bool),
        'target.casualties': Column('target.casualties', 'figure', I1, 0, 12),
        'target.dp': Column('target.dp', 'figure', I1, 0, 6),
        'unit.fired': Column('unit.fired', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_small_arms,
    dice=96,
)


def _artillery(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Artillery (action for unit against target). @book 376, 378, 396-407"""
    unit_arm = c["unit.arm"]
    t2 = unit_arm >= 8
    t3 = unit_arm <= 7
    unit_range = c["unit.range"]
    t4 = unit_range <= 7200
    t5 = -(unit_range >= 43201).view(I1)
    t6 = t5 + (1 - t5) * (unit_range <= 21600).view(I1)
    del t5
    t7 = t6 + (2 - t6) * t4.view(I1)
    del t6
    t8 = t7 + (-1 - t7) * (unit_arm != 8).view(I1)
    del t7
    t9 = -(unit_range >= 28801).view(I1)
    t10 = t9 + (1 - t9) * (unit_range <= 14400).view(I1)
    del t9
    t11 = t8 + (t10 + (2 - t10) * t4.view(I1) - t8) * (unit_arm >= 9).view(I1)
    del t4, t8, t10
    unit_limbered = c["unit.limbered"]
    unit_abandoned = c["unit.abandoned"]
    t12 = unit_limbered | unit_abandoned
    unit_fired = c["unit.fired"]
    t13 = t12 | unit_fired
    unit_place = c["unit.place"]
    t14 = unit_range >= 2401
    target_place = c["target.place"]
    t15 = (unit_place >= 1) & (unit_place <= 2) & t14 | (target_place >= 1) & (target_place <= 2) & t14
    del unit_place
    target_fired = c["target.fired"]
    unit_obstruction = c["unit.obstruction"]
    t16 = t15 | (target_place >= 3) & t14 & ~target_fired | (unit_obstruction >= 1) & (unit_obstruction <= 3)
    del t14, target_place, t15, target_fired
    unit_higher = c["unit.higher"]
    unit_between_distance = c["unit.between_distance"]
    unit_between_fired = c["unit.between_fired"]
    t17 = (unit_obstruction == 4) & ~(unit_higher & (unit_between_distance >= 2400) & ~unit_between_fired)
    del unit_obstruction, unit_higher, unit_between_distance, unit_between_fired
    t18 = t16 | t17
    del t16, t17
    t19 = t13 | t18
    t20 = t11 == -1
    t21 = t19 | t20
    unit_target_angle = c["unit.target_angle"]
    unit_formation = c["unit.formation"]
    t22 = unit_formation != 2
    t23 = (unit_target_angle >= 2701) & t22
    del unit_target_angle
    t24 = t21 | t23
    target_firers_friends = c["target.firers_friends"]
    t25 = target_firers_friends <= 1200
    del target_firers_friends
    t26 = t24 | t25
    unit_nearest_target = c["unit.nearest_target"]
    unit_picks_target = c["unit.picks_target"]
    t27 = (unit_range > unit_nearest_target) & ~unit_picks_target
    del unit_range, unit_nearest_target, unit_picks_target
    t28 = t26 | t27
    t29 = t2 & ~t28
    t30 = unit_limbered.view(I1) * 2
    t31 = t30 + (2 - t30) * (~unit_limbered & unit_abandoned).view(I1)
    del t30
    t32 = t31 + (2 - t31) * (~t12 & unit_fired).view(I1)
    del t12, t31
    t33 = t32 + (2 - t32) * (~t13 & t18).view(I1)
    del t13, t18, t32
    t34 = t33 + (2 - t33) * (~t19 & t20).view(I1)
    del t19, t33
    t35 = t34 + (2 - t34) * (~t21 & t23).view(I1)
    del t21, t23, t34
    t36 = t35 + (2 - t35) * (~t24 & t25).view(I1)
    del t24, t25, t35
    t37 = t28.view(I1) * (t36 + (2 - t36) * (~t26 & t27).view(I1))
    del t26, t27, t28, t36
    dice_1 = c["dice.1"]
    t38 = ~t29
    target_formation = c["target.formation"]
    target_limbered = c["target.limbered"]
    target_enfilade = c["target.enfilade"]
    t39 = (
        dice_1
        + (-(unit_arm == 10).view(I1) + (unit_arm == 8).view(I1))
        + ((target_formation == 1) | target_limbered | target_enfilade).view(I1)
    )
    del target_enfilade
    target_cover = c["target.cover"]
    unit_dp = c["unit.dp"]
    unit_last_fire = c["unit.last_fire"]
    t40 = (
        t39
        + (-(target_cover == 3).view(I1) * 2) - unit_dp
        + (-(unit_last_fire == 2).view(I1))
        + (-(t11 == 0).view(I1))
    )
    del t39, target_cover, unit_dp
    unit_same_range = c["unit.same_range"]
    unit_total = t40 + ((unit_last_fire == 1) & unit_same_range).view(I1)
    del unit_last_fire, t40, unit_same_range
    t41 = (t11 >= 0) & (t11 <= 1)
    t42 = 1 + ((unit_total <= 1) | (unit_total >= 4)).view(I1)
    unit_scored = t42 + (1 - t42) * t41.view(I1)
    del t42
    t43 = t41 & (unit_total <= 3) | ((t11 == -1) | (t11 == 2)) & ((unit_total <= 1) | (t11 <= 1))
    del t41
    t44 = unit_scored + (0 - unit_scored) * t43.view(I1)
    t45 = t44 >= 1
    t46 = t29 & t45
    target_stands = c["target.stands"]
    target_grade = c["target.grade"]
    target_arm = c["target.arm"]
    t47 = target_stands + (-(target_grade == 4).view(I1)) + ((target_grade <= 1) | (target_arm == 3)).view(I1)
    del target_grade
    target_dp = c["target.dp"]
    t48 = (t47.clip(0, 6) - target_dp).clip(0, 6)
    del t47
    target_casualties = c["target.casualties"]
    t49 = t29.view(I1) * (t44 + (t44 + (np.minimum(t44, t48) - t44) * t46.view(I1) - t44) * t45.view(I1))
    del t45
    t50 = target_arm >= 8
    t51 = target_arm <= 7
    t52 = ((unit_arm == 3) | (unit_arm == 7)) & t22 | (
        (target_arm == 3) | (target_arm == 7)
    ) & (target_formation != 2)
    del unit_arm, t22, target_arm
    t53 = t52 | t2 & (unit_formation <= 2) | t50 & (target_formation <= 2) | (unit_formation == 3) & t3
    del unit_formation, t52
    t54 = t53 | (
        target_formation == 3
    ) & t51 | unit_limbered & t3 | target_limbered & t51 | t50 & (target_stands >= 2)
    del unit_limbered, target_formation, target_limbered, t50, t53
    errors: Errors = (
        (3, t54 | (target_stands == 1) & t51 | unit_abandoned & t3),  # IllegalState
        (9, t29 & (dice_1 == 0)),  # MissingDice
        (6, t29 & (dice_1 >= 7)),  # InputError
        (1, t29 & t20),  # NoRule
    )
    return errors, {
        'unit.band': t11 + (-1 - t11) * t3.view(I1),
        'unit.verdict': 2 + (t37 + (-1 - t37) * t3.view(I1) - 2) * t2.view(I1),
        'unit.total': dice_1 + (unit_total - dice_1) * t29.view(I1),
        'unit.total.none': t38,
        'unit.natural.none': t38,
        'unit.dice.none': t38,
        'unit.scored': unit_scored,
        'unit.scored.none': t43 | t38,
        'target.casualties': (target_casualties + t46.view(I1) * (t44 - t48).clip(0, 2)).clip(0, 12),
        'target.dp': (target_dp + t49).clip(0, 6),
        'unit.fired': t29 | unit_fired,
    }


artillery = Resolver(
    'artillery', 'Artillery',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W3),
        'unit.range': Column('unit.range', 'length', I4, 0, 57600, scale=60),
        'unit.limbered': Column('unit.limbered', 'yesno', bool, values=('no', 'yes')),
        'unit.abandoned': Column('unit.abandoned', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.fired': Column('unit.fired', 'yesno', bool, values=('no', 'yes')),
        'unit.place': Column('unit.place', 'member', I1, 0, 4, values=_W33),
        'target.place': Column('target.place', 'member', I1, 0, 4, values=_W33),
        'target.fired': Column('target.fired', 'yesno', bool, values=('no', 'yes')),
        'unit.obstruction': Column('unit.obstruction', 'member', I1, 0, 4, values=_W34),
        'unit.higher': Column('unit.higher', 'yesno', bool, values=('no', 'yes')),
        'unit.between_distance': Column('unit.between_distance', 'length', I4, 0, 57600, scale=60),
        'unit.between_fired': Column('unit.between_fired', 'yesno', bool, values=('no', 'yes')),
        'unit.target_angle': Column('unit.target_angle', 'angle', I2, 0, 10800, scale=60),
        'unit.formation': Column('unit.formation', 'member', I1, 0, 3, values=_W7),
        'target.firers_friends': Column('target.firers_friends', 'length', I4, 0, 57600, scale=60),
        'unit.nearest_target': Column('unit.nearest_target', 'length', I4, 0, 57600, scale=60),
        'unit.picks_target': Column('unit.picks_target', 'yesno', bool, values=('no', 'yes'), default=0),
        'target.formation': Column('target.formation', 'member', I1, 0, 3, values=_W7),
        'target.limbered': Column('target.limbered', 'yesno', bool, values=('no', 'yes')),
        'target.enfilade': Column('target.enfilade', 'yesno', bool, values=('no', 'yes')),
        'target.cover': Column('target.cover', 'member', I1, 0, 3, values=_W35),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 6, default=0),
        'unit.last_fire': Column('unit.last_fire', 'member', I1, 0, 2, values=_W37),
        'unit.same_range': Column('unit.same_range', 'yesno', bool, values=('no', 'yes')),
        'target.stands': Column('target.stands', 'number', I1, 1, 12),
        'target.grade': Column('target.grade', 'member', I1, 0, 5, values=_W6),
        'target.arm': Column('target.arm', 'member', I1, 0, 10, values=_W3),
        'target.dp': Column('target.dp', 'number', I1, 0, 6, default=0),
        'target.casualties': Column('target.casualties', 'number', I1, 0, 12, default=0),
    },
    outputs={
        'unit.band': Column('unit.band', 'member', I1, -1, 2, values=_W36),
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W4),
        'unit.total': Column('unit.total', 'figure', I1, -10, 9, none='unit.total.none'),
        'unit.total.none': Column('unit.total.none', 'none', bool),
        'unit.natural': Column('unit.natural', 'figure', I1, 1, 6, none='unit.natural.none'),
        'unit.natural.none': Column('unit.natural.none', 'none', bool),
        'unit.dice': Column('unit.dice', 'figure', I1, 1, 1, none='unit.dice.none'),
        'unit.dice.none': Column('unit.dice.none', 'none', bool),
        'unit.scored': Column('unit.scored', 'figure', I1, 1, 2, none='unit.scored.none'),
        'unit.scored.none': Column('unit.scored.none', 'none', bool),
        'target.casualties': Column('target.casualties', 'figure', I1, 0, 12),
        'target.dp': Column('target.dp', 'figure', I1, 0, 6),
        'unit.fired': Column('unit.fired', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_artillery,
    dice=1,
    same={'unit.natural': 'dice.1', 'unit.dice': 1},
)


def _hidden(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """out of sight (term for unit against target). @book 215-221"""
    unit_place = c["unit.place"]
    unit_range = c["unit.range"]
    t2 = unit_range >= 2401
    del unit_range
    target_place = c["target.place"]
    t3 = (unit_place >= 1) & (unit_place <= 2) & t2 | (target_place >= 1) & (target_place <= 2) & t2
    del unit_place
    target_fired = c["target.fired"]
    unit_obstruction = c["unit.obstruction"]
    t4 = t3 | (target_place >= 3) & t2 & ~target_fired | (unit_obstruction >= 1) & (unit_obstruction <= 3)
    del t2, target_place, t3, target_fired
    unit_higher = c["unit.higher"]
    unit_between_distance = c["unit.between_distance"]
    unit_between_fired = c["unit.between_fired"]
    t5 = (unit_obstruction == 4) & ~(unit_higher & (unit_between_distance >= 2400) & ~unit_between_fired)
    del unit_obstruction, unit_higher, unit_between_distance, unit_between_fired
    errors: Errors = (
    )
    return errors, {
        'unit.hidden': t4 | t5,
    }


hidden = Resolver(
    'hidden', 'out of sight',
    inputs={
        'unit.place': Column('unit.place', 'member', I1, 0, 4, values=_W33),
        'unit.range': Column('unit.range', 'length', I4, 0, 57600, scale=60),
        'target.place': Column('target.place', 'member', I1, 0, 4, values=_W33),
        'target.fired': Column('target.fired', 'yesno', bool, values=('no', 'yes')),
        'unit.obstruction': Column('unit.obstruction', 'member', I1, 0, 4, values=_W34),
        'unit.higher': Column('unit.higher', 'yesno', bool, values=('no', 'yes')),
        'unit.between_distance': Column('unit.between_distance', 'length', I4, 0, 57600, scale=60),
        'unit.between_fired': Column('unit.between_fired', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'unit.hidden': Column('unit.hidden', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_hidden,
)


def _see(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """See (action for unit against target). @book 215-221"""
    unit_place = c["unit.place"]
    unit_range = c["unit.range"]
    t2 = unit_range >= 2401
    del unit_range
    target_place = c["target.place"]
    t3 = (unit_place >= 1) & (unit_place <= 2) & t2 | (target_place >= 1) & (target_place <= 2) & t2
    del unit_place
    target_fired = c["target.fired"]
    unit_obstruction = c["unit.obstruction"]
    t4 = t3 | (target_place >= 3) & t2 & ~target_fired | (unit_obstruction >= 1) & (unit_obstruction <= 3)
    del t2, target_place, t3, target_fired
    unit_higher = c["unit.higher"]
    unit_between_distance = c["unit.between_distance"]
    unit_between_fired = c["unit.between_fired"]
    t5 = (unit_obstruction == 4) & ~(unit_higher & (unit_between_distance >= 2400) & ~unit_between_fired)
    del unit_obstruction, unit_higher, unit_between_distance, unit_between_fired
    errors: Errors = (
    )
    return errors, {
        'unit.verdict': (t4 | t5).view(I1) * 2,
    }


see = Resolver(
    'see', 'See',
    inputs={
        'unit.place': Column('unit.place', 'member', I1, 0, 4, values=_W33),
        'unit.range': Column('unit.range', 'length', I4, 0, 57600, scale=60),
        'target.place': Column('target.place', 'member', I1, 0, 4, values=_W33),
        'target.fired': Column('target.fired', 'yesno', bool, values=('no', 'yes')),
        'unit.obstruction': Column('unit.obstruction', 'member', I1, 0, 4, values=_W34),
        'unit.higher': Column('unit.higher', 'yesno', bool, values=('no', 'yes')),
        'unit.between_distance': Column('unit.between_distance', 'length', I4, 0, 57600, scale=60),
        'unit.between_fired': Column('unit.between_fired', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W4),
    },
    kernel=_see,
)


RESOLVERS = {
    'after_order': after_order,
    'decide_first': decide_first,
    'decide_second': decide_second,
    'remain': remain,
    'combat_goes_on': combat_goes_on,
    'fall_back': fall_back,
    'take_position': take_position,
    'stuck': stuck,
    'split': split,
    'retire': retire,
    'rout': rout,
    'stop_rout': stop_rout,
    'pursue': pursue,
    'free_hack': free_hack,
    'no_room': no_room,
    'ride_through': ride_through,
    'reinforce': reinforce,
    'join_by_charge': join_by_charge,
    'out_of_hand': out_of_hand,
    'charging': charging,
    'charge': charge,
    'charge_together': charge_together,
    'declare_charges': declare_charges,
    'alter_charge': alter_charge,
    'charge_home': charge_home,
    'counter_charge': counter_charge,
    'evade': evade,
    'shelter': shelter,
    'stand_to_receive': stand_to_receive,
    'turn_rear_rank': turn_rear_rank,
    'follow_on': follow_on,
    'charged_by_horse': charged_by_horse,
    'horse_charge': horse_charge,
    'has_pikes': has_pikes,
    'formed_foot': formed_foot,
    'charged_formed_foot': charged_formed_foot,
    'charged_soft': charged_soft,
    'charged_thin_horse': charged_thin_horse,
    'impetus': impetus,
    'shock': shock,
    'charge_bonus': charge_bonus,
    'advantage_of_ground': advantage_of_ground,
    'only_shot_met': only_shot_met,
    'ranks': ranks,
    'depth': depth,
    'full_rear': full_rear,
    'deeper': deeper,
    'numbers': numbers,
    'odds': odds,
    'factors': factors,
    'overrun_limbered': overrun_limbered,
    'combat': combat,
    'no_quarter': no_quarter,
    'any_permitted': any_permitted,
    'unit_score': unit_score,
    'joint_combat': joint_combat,
    'recrew': recrew,
    'drive_off': drive_off,
    'refuge': refuge,
    'leader_figures': leader_figures,
    'full_actions': full_actions,
    'actions': actions,
    'most_influence': most_influence,
    'action_left': action_left,
    'ride': ride,
    'messenger_reach': messenger_reach,
    'attach': attach,
    'detach': detach,
    'move_with_unit': move_with_unit,
    'can_influence': can_influence,
    'influence': influence,
    'steady': steady,
    'inspire': inspire,
    'orders': orders,
    'hear_orders': hear_orders,
    'send_messenger': send_messenger,
    'under_him': under_him,
    'number_of_orders': number_of_orders,
    'change_orders': change_orders,
    'attack_in_orders': attack_in_orders,
    'act_against_orders': act_against_orders,
    'control_radius': control_radius,
    'exceptional_radius': exceptional_radius,
    'in_radius': in_radius,
    'controlled': controlled,
    'lead_controlled': lead_controlled,
    'conforming': conforming,
    'failed_charge': failed_charge,
    'control': control,
    'continue': continue_,
    'repeat': repeat,
    'act': act,
    'halt': halt,
    'adjust': adjust,
    'conform_charge': conform_charge,
    'risk': risk,
    'leader_hit': leader_hit,
    'lone': lone,
    'fire_on_leader': fire_on_leader,
    'capture': capture,
    'wheel': wheel,
    'change_formation': change_formation,
    'reform': reform,
    'unlimber': unlimber,
    'limber': limber,
    'cross': cross,
    'about_face': about_face,
    'turn_to_flank': turn_to_flank,
    'drilled': drilled,
    'incline': incline,
    'side_step': side_step,
    'refuse_flank': refuse_flank,
    'free_passage': free_passage,
    'pass_lines': pass_lines,
    'pass_gap': pass_gap,
    'dp_limit': dp_limit,
    'dp_room': dp_room,
    'stationary': stationary,
    'redress': redress,
    'lost_near': lost_near,
    'leader_lost': leader_lost,
    'equal_or_higher': equal_or_higher,
    'friend_gone': friend_gone,
    'friend_lost': friend_lost,
    'evading': evading,
    'formed': formed,
    'in_column': in_column,
    'unlimbered': unlimbered,
    'far': far,
    'clear_of_enemy': clear_of_enemy,
    'inspired': inspired,
    'fast': fast,
    'rough': rough,
    'in_charge': in_charge,
    'held': held,
    'part_spent': part_spent,
    'shares_dice': shares_dice,
    'last_dice': last_dice,
    'move': move,
    'road_move': road_move,
    'halt_short': halt_short,
    'pivot': pivot,
    'spread': spread,
    'initiative': initiative,
    'first_turn': first_turn,
    'go_first': go_first,
    'go_second': go_second,
    'move_ahead': move_ahead,
    'figures_of_marker': figures_of_marker,
    'dp_markers': dp_markers,
    'terrain': terrain,
    'average_by_d6': average_by_d6,
    'fewest_men': fewest_men,
    'most_men': most_men,
    'fewest_guns': fewest_guns,
    'most_guns': most_guns,
    'ground': ground,
    'step_of_measure': step_of_measure,
    'similar_type': similar_type,
    'counts_as_armoured': counts_as_armoured,
    'infantry': infantry,
    'cavalry': cavalry,
    'light': light,
    'sizes_apply': sizes_apply,
    'stand_figures': stand_figures,
    'stand_ranks': stand_ranks,
    'stand_width_cm': stand_width_cm,
    'stand_depth_cm': stand_depth_cm,
    'loose_stands': loose_stands,
    'least_stands': least_stands,
    'most_stands': most_stands,
    'companies': companies,
    'roster_stands': roster_stands,
    'form_unit': form_unit,
    'weight': weight,
    'form_battalia': form_battalia,
    'firearms': firearms,
    'out_of_arc': out_of_arc,
    'mixed_with_friends': mixed_with_friends,
    'pick_target': pick_target,
    'caracole': caracole,
    'fire_and_move': fire_and_move,
    'firing': firing,
    'small_arms': small_arms,
    'artillery': artillery,
    'hidden': hidden,
    'see': see,
}
