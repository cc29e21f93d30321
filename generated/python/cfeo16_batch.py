"""Close Fire and European Order: 16th century: resolvers over columns. Needs numpy.

Made by rulec from rules/cfeo16; not to be edited. NAME.resolve_many(columns) takes and gives plain arrays
by name: unit.grade, chosen.unit.act, dice.1, unit.total. NAME.inputs and NAME.outputs say what each column
holds.

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
_W2 = ('line', 'march_column', 'unformed')
_W3 = ('nothing', 'rout', 'pursuit', 'looting', 'evade', 'retire')
_W4 = ('may', 'must', 'may not', 'need not', 'does not apply')
_W5 = ('A1', 'A2', 'B', 'C', 'D', 'E')
_W6 = ('2 or less', 'as_the_player_likes', '5 or more')
_W7 = ('front', 'flank', 'rear')
_W8 = ('pursue', 'remain', 'retire', 'any_permitted', 'ride_through', 'fall_back', 'rout')
_W9 = ('breakthrough', 'victory', 'success', 'inconclusive', 'driven_back', 'defeat', 'broken')
_W10 = ('general', 'commander', 'brigadier')
_W11 = ('hit_roll_again', 'unhurt')
_W12 = ('killed', 'wounded_and_1_action_lost', 'near_miss')
_W13 = ('under_fire_2_dps', 'else_1_dp')
_W14 = ('beyond_120_yd_of_enemy_1_2_move', 'nearer_1_move_and_1_dp')
_W15 = ('maximum', 'effective', 'close')
_W16 = ('none_yet', 'same_target', 'other_target')


def _any_permitted(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Any permitted action (action for unit). @qrs 203"""
    unit_arm = c["unit.arm"]
    errors: Errors = (
    )
    return errors, {
        'unit.may': ((unit_arm >= 5) & (unit_arm <= 7)).view(I1) * 4 + 3 + (unit_arm <= 4).view(I1) * 8,
    }


any_permitted = Resolver(
    'any_permitted', 'Any permitted action',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W1),
    },
    outputs={
        'unit.may': Column('unit.may', 'acts', I1, 0, 15),
    },
    kernel=_any_permitted,
    acts=('remain', 'pursue', 'retire', 'take_position'),
)


def _remain(_c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Stay in place (action for unit). @qrs 195-197, 203, 207, 209"""
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


def _fall_back(_c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Fall back (action for unit). @qrs 205"""
    errors: Errors = (
    )
    return errors, {
    }


fall_back = Resolver(
    'fall_back', 'Fall back',
    inputs={
        'unit.base_depth': Column('unit.base_depth', 'length', I2, 0, 3600, scale=60),
        'unit.facing_enemy': Column('unit.facing_enemy', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'unit.distance': Column('unit.distance', 'figure', I2, 0, 3600, scale=60),
        'unit.facing_enemy': Column('unit.facing_enemy', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_fall_back,
    same={'unit.distance': 'unit.base_depth', 'unit.facing_enemy': 1},
)


def _retire(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Retire (action for unit). @qrs 207"""
    dice = _stacked(c, 3)
    unit_way_blocked = c["unit.way_blocked"]
    unit_dp = c["unit.dp"]
    t2 = ~unit_way_blocked
    t3 = unit_dp + unit_way_blocked.view(I1)
    del unit_dp
    unit_caught = c["unit.caught"]
    unit_formation = c["unit.formation"]
    unit_formation_2 = 2 + (unit_formation - 2) * unit_way_blocked.view(I1)
    unit_doing = c["unit.doing"]
    unit_doing_2 = 5 + (unit_doing - 5) * unit_way_blocked.view(I1)
    t4 = (unit_doing_2 >= 1) & (unit_doing_2 <= 2) | (unit_doing_2 >= 4)
    unit_arm = c["unit.arm"]
    t5 = (unit_arm >= 5) & (unit_arm <= 7)
    t6 = t4 & t5
    t7 = t2 & t6
    dice_1 = c["dice.1"]
    dice_2 = c["dice.2"]
    dice_3 = c["dice.3"]
    t8 = dice_1 == 0
    t9 = dice_2 == 0
    t10 = (dice_1 == 1) | (dice_1 >= 6)
    t11 = (dice_2 == 1) | (dice_2 >= 6)
    t12 = dice_1 + dice_2 + dice_3
    t13 = ~t6
    t14 = t6.view(I1) * 3
    t15 = unit_arm <= 7
    unit_limbered = c["unit.limbered"]
    unit_abandoned = c["unit.abandoned"]
    t16 = (unit_arm >= 8) & ~(unit_limbered | unit_abandoned)
    t17 = ~(t16 | unit_abandoned)
    t18 = t4 & t17
    del t4
    t19 = t13 & t18
    t20 = t6 | t18
    del t18
    t21 = t2 & t19
    t22 = dice_2 >= 7
    t23 = t12 + (dice_1 + dice_2 - t12) * t19.view(I1)
    del t12
    t24 = t14 + (2 - t14) * t19.view(I1)
    del t14
    t25 = ~t20 & t5
    t26 = t20 | t5
    t27 = t2 & t25
    chosen_unit_dice = c["chosen.unit.dice"]
    chosen_unit_optional_die = c["chosen.unit.optional_die"]
    t28 = chosen_unit_optional_die == -128
    t29 = (chosen_unit_optional_die >= -127) & (chosen_unit_optional_die <= -1) | (chosen_unit_optional_die >= 2)
    t30 = chosen_unit_optional_die == 1
    t31 = chosen_unit_dice == 2
    t32 = _face(dice, chosen_unit_dice)
    t33 = t23 + (dice_1 + t31.view(I1) * dice_2 + t30.view(I1) * t32 - t23) * t25.view(I1)
    del t23
    t34 = t24 + (chosen_unit_dice + (chosen_unit_optional_die == 1).view(I1) - t24) * t25.view(I1)
    del t24
    t35 = t25 & t30
    t36 = ~t26 & t17
    t37 = t26 | t17
    del t26
    t38 = t2 & t36
    unit_total = t33 + (dice_1 + t30.view(I1) * dice_2 - t33) * t36.view(I1)
    del t33
    t39 = ~t36 & (~t25 & (~t19 & t13))
    del t13, t19
    unit_dice = t34 + (1 + (chosen_unit_optional_die == 1).view(I1) - t34) * t36.view(I1)
    del chosen_unit_optional_die, t34
    t40 = t20 | t25 & t31 | t36 & t30
    del t20, t25, t36
    t41 = t39 | unit_way_blocked
    t42 = t16 & (unit_arm == 9)
    t43 = ~t42
    t44 = t16 & (unit_arm == 10)
    del unit_arm, t16
    t45 = t43 & t44
    t46 = t45.view(I1) * 20 + 20
    t47 = t42 | t44
    del t42, t44
    t48 = ~t47 & t17
    t49 = t48 & t39 | ~t48 & (~t45 & t43)
    del t39, t43, t45
    unit_inspiring = c["unit.inspiring"]
    t50 = (unit_inspiring >= 1) & ~t49
    del unit_inspiring
    t51 = unit_dice * 10
    t52 = (
        t46.astype(I2)
        + (unit_total.astype(I2) * 10 - t46.astype(I2)) * t48.astype(I2)
        + (t50.view(I1) * t51).astype(I2)
    )
    del t46, t48
    t53 = ~t50 & t49
    del t49, t50
    unit_initial_move = c["unit.initial_move"]
    t54 = unit_initial_move & ((unit_doing_2 == 1) | (unit_doing_2 >= 4)) & ~t53
    del unit_initial_move
    t55 = ~t54 & t53
    del t53
    unit_rough = c["unit.rough"]
    unit_on_road = c["unit.on_road"]
    t56 = unit_rough & ~(unit_on_road & (unit_formation_2 == 1))
    del unit_rough, unit_on_road
    t57 = t56 & ~t55
    t58 = t52 + (t54.view(I1) * t51).astype(I2) + (t57.view(I1) * (unit_dice * (-10))).astype(I2)
    del t51, t52, t54
    t59 = ~t57 & t55
    del t55, t57
    unit_speed = c["unit.speed"]
    t60 = (unit_speed == 1) & ~t59
    del unit_speed
    t61 = t58 * 2
    t62 = t61 + (t58 - t61) * t60.astype(I2)
    del t58, t61
    t63 = ~t60 & t59
    del t59, t60
    unit_nearest_enemy = c["unit.nearest_enemy"]
    t64 = (unit_nearest_enemy >= 7201) & ~t63
    del unit_nearest_enemy
    t65 = unit_formation_2 == 0
    t66 = (t37 & (dice_1 == 6)).view(I1) + (t40 & (dice_2 == 6)).view(I1) + (t6 & (dice_3 == 6)).view(I1)
    t67 = t66 + (t35 & (t32 == 6)).view(I1)
    del t66
    t68 = t67 >= 1
    t69 = t2 & (t65 & ~(unit_limbered | t56) & t68)
    t70 = (t37 & ((dice_1 >= 5) & (dice_1 <= 6))).view(I1) + (t40 & ((dice_2 >= 5) & (dice_2 <= 6))).view(I1)
    t71 = t70 + (t6 & (dice_3 >= 5)).view(I1) + (t35 & (t32 >= 5)).view(I1)
    del t70
    t72 = t71 >= 1
    t73 = t2 & (t56 & (t65 | t5) & t72)
    del t65
    t74 = (t37 & (dice_1 == 4)).view(I1) + (t40 & (dice_2 == 4)).view(I1) + (t6 & (dice_3 == 4)).view(I1)
    del t6, dice_1, dice_2, t37, t40
    t75 = t74 + (t35 & (t32 == 4)).view(I1)
    del t35, t74
    t76 = t75 >= 1
    t77 = t2 & (t56 & t5 & t76)
    del t5, t56
    t78 = (
        t67
        + (
            t67
            + (np.minimum(t67, (3 - t3.clip(0, 9)).clip(0, 3)) - t67) * (t69 & t68).view(I1) - t67
        ) * t68.view(I1)
    )
    del t67, t68
    t79 = t3 + t69.view(I1) * t78
    del t3, t69, t78
    t80 = (
        t71
        + (
            t71
            + (np.minimum(t71, (3 - t79.clip(0, 9)).clip(0, 3)) - t71) * (t73 & t72).view(I1) - t71
        ) * t72.view(I1)
    )
    del t71, t72
    t81 = t79 + t73.view(I1) * t80
    del t73, t79, t80
    t82 = (
        t75
        + (
            t75
            + (np.minimum(t75, (3 - t81.clip(0, 9)).clip(0, 3)) - t75) * (t77 & t76).view(I1) - t75
        ) * t76.view(I1)
    )
    del t75, t76
    unit_behind_friends = c["unit.behind_friends"]
    unit_behind_obstacle = c["unit.behind_obstacle"]
    unit_retired_last_turn = c["unit.retired_last_turn"]
    t83 = ((unit_doing_2 >= 1) & (unit_doing_2 <= 2) | (unit_doing_2 == 5)) & (unit_formation_2 <= 1)
    t84 = unit_limbered & t15 | ((unit_doing >= 1) & (unit_doing <= 2) | (unit_doing == 5)) & (unit_formation <= 1)
    del unit_formation, unit_doing, unit_limbered
    t85 = t27 & ((chosen_unit_dice >= -127) & (chosen_unit_dice <= 0) | (chosen_unit_dice >= 3)) | t27 & t29
    t86 = ((unit_behind_friends | unit_behind_obstacle) & t2).view(I1) * 2 + unit_retired_last_turn.view(I1) * 4
    del unit_behind_friends, unit_behind_obstacle
    errors: Errors = (
        (3, t84 | unit_abandoned & t15),  # IllegalState
        (9, t7 & t8 | t7 & t9 | t7 & (dice_3 == 0) | t21 & t8 | t21 & t9),  # MissingDice
        (6, t7 & t10 | t7 & t11 | t7 & (dice_3 >= 7) | t21 & t10 | t21 & t22),  # InputError
        (10, t27 & (chosen_unit_dice == -128)),  # NeedsChoice
        (7, t85 | t38 & t29),  # NotOpen
        (10, t27 & t28 | t38 & t28),  # NeedsChoice
        (9, t27 & t8 | t27 & (t31 & t9) | t27 & (t30 & (t32 == 0)) | t38 & t8 | t38 & (t30 & t9)),  # MissingDice
        (6, t27 & t10 | t27 & (t31 & t11) | t27 & (t30 & (t32 >= 7)) | t38 & t10 | t38 & (t30 & t22)),  # InputError
        (1, t2 & ~(t47 | t17)),  # NoRule
        (3, t83),  # IllegalState
    )
    return errors, {
        'unit.move.total': unit_total,
        'unit.move.total.none': t41,
        'unit.move.natural': unit_total,
        'unit.move.natural.none': t41,
        'unit.move.dice': unit_dice,
        'unit.move.distance': t62 + (t62 * 2 - t62) * t64.astype(I2),
        'unit.move.distance.none': ~t64 & t63 | unit_way_blocked,
        'unit.dp': (t81 + t77.view(I1) * t82).clip(0, 9),
        'unit.formation': unit_formation_2,
        'unit.doing': unit_doing_2,
        'unit.must': (unit_way_blocked & ~unit_caught).view(I1) + unit_caught.view(I1) * 16,
        'unit.may': t86 + unit_retired_last_turn.view(I1) * 8,
    }


retire = Resolver(
    'retire', 'Retire',
    inputs={
        'unit.way_blocked': Column('unit.way_blocked', 'yesno', bool, values=('no', 'yes')),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 9),
        'unit.caught': Column('unit.caught', 'yesno', bool, values=('no', 'yes')),
        'unit.formation': Column('unit.formation', 'member', I1, 0, 2, values=_W2),
        'unit.doing': Column('unit.doing', 'member', I1, 0, 5, values=_W3),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W1),
        'unit.limbered': Column('unit.limbered', 'yesno', bool, values=('no', 'yes')),
        'unit.abandoned': Column('unit.abandoned', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.inspiring': Column('unit.inspiring', 'number', I1, 0, 3),
        'unit.initial_move': Column('unit.initial_move', 'yesno', bool, values=('no', 'yes')),
        'unit.rough': Column('unit.rough', 'yesno', bool, values=('no', 'yes')),
        'unit.on_road': Column('unit.on_road', 'yesno', bool, values=('no', 'yes')),
        'unit.speed': Column('unit.speed', 'move', I1, 1, 2, scale=2, default=2),
        'unit.nearest_enemy': Column('unit.nearest_enemy', 'length', I4, 0, 57600, scale=60),
        'unit.behind_friends': Column('unit.behind_friends', 'yesno', bool, values=('no', 'yes')),
        'unit.behind_obstacle': Column('unit.behind_obstacle', 'yesno', bool, values=('no', 'yes')),
        'unit.retired_last_turn': Column('unit.retired_last_turn', 'yesno', bool, values=('no', 'yes')),
        'chosen.unit.dice': Column('chosen.unit.dice', 'number', I1, 0, 127, missing=-128),
        'chosen.unit.optional_die': Column('chosen.unit.optional_die', 'number', I1, 0, 127, missing=-128),
    },
    outputs={
        'unit.move.total': Column('unit.move.total', 'figure', I1, 2, 16, none='unit.move.total.none'),
        'unit.move.total.none': Column('unit.move.total.none', 'none', bool),
        'unit.move.natural': Column('unit.move.natural', 'figure', I1, 2, 16, none='unit.move.natural.none'),
        'unit.move.natural.none': Column('unit.move.natural.none', 'none', bool),
        'unit.move.dice': Column('unit.move.dice', 'figure', I1, 0, 3, none='unit.move.dice.none'),
        'unit.move.dice.none': Column('unit.move.dice.none', 'none', bool),
        'unit.move.distance': Column('unit.move.distance', 'figure', I2, -40, 880, scale=2, none='unit.move.distance.none'),
        'unit.move.distance.none': Column('unit.move.distance.none', 'none', bool),
        'unit.dp': Column('unit.dp', 'figure', I1, 0, 9),
        'unit.formation': Column('unit.formation', 'member', I1, -1, 2, values=_W2),
        'unit.doing': Column('unit.doing', 'member', I1, -1, 5, values=_W3),
        'unit.must': Column('unit.must', 'acts', I1, 0, 17),
        'unit.may': Column('unit.may', 'acts', I1, 0, 14),
    },
    kernel=_retire,
    acts=('remain', 'halt_short', 'retire', 'reform', 'rout'),
    dice=3,
    same={'unit.move.dice.none': 'unit.way_blocked'},
)


def _take_position(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Take the position (action for unit). @qrs 211"""
    unit_arm = c["unit.arm"]
    unit_position_abandoned = c["unit.position_abandoned"]
    t2 = unit_arm >= 5
    t3 = (unit_arm <= 4) & unit_position_abandoned
    del unit_arm, unit_position_abandoned
    unit_took_position = c["unit.took_position"]
    unit_took_position_2 = t3 | unit_took_position
    errors: Errors = (
        (3, unit_took_position & t2 | unit_took_position_2 & t2),  # IllegalState
    )
    return errors, {
        'unit.verdict': 2 - t3.view(I1) * 2,
        'unit.took_position': unit_took_position_2,
    }


take_position = Resolver(
    'take_position', 'Take the position',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W1),
        'unit.position_abandoned': Column('unit.position_abandoned', 'yesno', bool, values=('no', 'yes')),
        'unit.took_position': Column('unit.took_position', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W4),
        'unit.took_position': Column('unit.took_position', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_take_position,
)


def _out_of_reach(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """out of reach (term for unit). @qrs 213"""
    unit_behind_friends = c["unit.behind_friends"]
    unit_behind_obstacle = c["unit.behind_obstacle"]
    unit_nearest_enemy = c["unit.nearest_enemy"]
    errors: Errors = (
    )
    return errors, {
        'unit.out_of_reach': unit_behind_friends | unit_behind_obstacle | (unit_nearest_enemy >= 14400),
    }


out_of_reach = Resolver(
    'out_of_reach', 'out of reach',
    inputs={
        'unit.behind_friends': Column('unit.behind_friends', 'yesno', bool, values=('no', 'yes')),
        'unit.behind_obstacle': Column('unit.behind_obstacle', 'yesno', bool, values=('no', 'yes')),
        'unit.nearest_enemy': Column('unit.nearest_enemy', 'length', I4, 0, 57600, scale=60),
    },
    outputs={
        'unit.out_of_reach': Column('unit.out_of_reach', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_out_of_reach,
)


def _rout(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Rout (action for unit). @qrs 213"""
    unit_formation = c["unit.formation"]
    unit_doing = c["unit.doing"]
    unit_arm = c["unit.arm"]
    t2 = (unit_arm >= 5) & (unit_arm <= 7)
    dice_1 = c["dice.1"]
    dice_2 = c["dice.2"]
    dice_3 = c["dice.3"]
    t3 = dice_1 == 0
    t4 = (unit_arm <= 4) | (unit_arm >= 8)
    t5 = dice_2 == 0
    t6 = (dice_1 == 1) | (dice_1 >= 6)
    t7 = dice_1 + dice_2 + dice_3
    t8 = ((unit_arm >= 5) & (unit_arm <= 7)).view(I1) * 3
    unit_limbered = c["unit.limbered"]
    t9 = unit_arm <= 7
    unit_abandoned = c["unit.abandoned"]
    t10 = (unit_arm >= 8) & ~(unit_limbered | unit_abandoned)
    t11 = ~(t10 | unit_abandoned)
    t12 = t4 & t11
    t13 = t2 | t11
    unit_total = t7 + (dice_1 + dice_2 - t7) * t12.view(I1)
    del t7
    t14 = ~t12 & t4
    del t4
    unit_dice = t8 + (2 - t8) * t12.view(I1)
    del t8
    t15 = t10 & (unit_arm == 9)
    t16 = ~t15
    t17 = t10 & (unit_arm == 10)
    del unit_arm, t10
    t18 = t16 & t17
    t19 = t18.view(I1) * 20 + 20
    t20 = t15 | t17
    del t15, t17
    t21 = ~t20 & t11
    t22 = t21 & t14 | ~t21 & (~t18 & t16)
    del t16, t18
    unit_inspiring = c["unit.inspiring"]
    t23 = (unit_inspiring >= 1) & ~t22
    del unit_inspiring
    t24 = unit_dice * 10
    t25 = (
        t19.astype(I2)
        + (unit_total.astype(I2) * 10 - t19.astype(I2)) * t21.astype(I2)
        + (t23.view(I1) * t24).astype(I2)
    )
    del t19, t21
    t26 = ~t23 & t22
    del t22, t23
    unit_initial_move = c["unit.initial_move"]
    t27 = unit_initial_move & ~t26
    del unit_initial_move
    t28 = ~t27 & t26
    del t26
    unit_rough = c["unit.rough"]
    t29 = unit_rough & ~t28
    t30 = t25 + (t27.view(I1) * t24).astype(I2) + (t29.view(I1) * (unit_dice * (-10))).astype(I2)
    del t24, t25, t27
    t31 = ~t29 & t28
    del t28, t29
    unit_speed = c["unit.speed"]
    t32 = (unit_speed == 1) & ~t31
    del unit_speed
    t33 = t30 * 2
    t34 = t33 + (t30 - t33) * t32.astype(I2)
    del t30, t33
    t35 = ~t32 & t31
    del t31, t32
    unit_nearest_enemy = c["unit.nearest_enemy"]
    t36 = (unit_nearest_enemy >= 7201) & ~t35
    t37 = unit_rough & t2
    del unit_rough
    t38 = (t13 & ((dice_1 >= 5) & (dice_1 <= 6))).view(I1) + (t13 & ((dice_2 >= 5) & (dice_2 <= 6))).view(I1)
    t39 = t38 + (t2 & (dice_3 >= 5)).view(I1)
    del t38
    t40 = t39 >= 1
    t41 = t37 & t40
    t42 = (t13 & (dice_1 == 4)).view(I1) + (t13 & (dice_2 == 4)).view(I1) + (t2 & (dice_3 == 4)).view(I1)
    del dice_1, t13
    t43 = t42 >= 1
    t44 = t37 & t43
    del t37
    unit_dp = c["unit.dp"]
    t45 = t39 + (t39 + (np.minimum(t39, (3 - unit_dp).clip(0, 3)) - t39) * t41.view(I1) - t39) * t40.view(I1)
    del t39, t40
    t46 = unit_dp + t41.view(I1) * t45
    del t41, unit_dp, t45
    t47 = t42 + (t42 + (np.minimum(t42, (3 - t46.clip(0, 9)).clip(0, 3)) - t42) * t44.view(I1) - t42) * t43.view(I1)
    del t42, t43
    unit_behind_friends = c["unit.behind_friends"]
    unit_behind_obstacle = c["unit.behind_obstacle"]
    t48 = unit_limbered & t9 | ((unit_doing >= 1) & (unit_doing <= 2) | (unit_doing == 5)) & (unit_formation <= 1)
    del unit_formation, unit_doing, unit_limbered
    t49 = t2 & t6 | t2 & ((dice_2 == 1) | (dice_2 >= 6)) | t2 & (dice_3 >= 7) | t12 & t6 | t12 & (dice_2 >= 7)
    del dice_2, t6
    errors: Errors = (
        (3, t48 | unit_abandoned & t9),  # IllegalState
        (9, t2 & t3 | t2 & t5 | t2 & (dice_3 == 0) | t12 & t3 | t12 & t5),  # MissingDice
        (6, t49),  # InputError
        (1, ~(t20 | t11)),  # NoRule
    )
    return errors, {
        'unit.move.total': unit_total,
        'unit.move.total.none': t14,
        'unit.move.natural': unit_total,
        'unit.move.natural.none': t14,
        'unit.move.dice': unit_dice,
        'unit.move.distance': t34 + (t34 * 2 - t34) * t36.astype(I2),
        'unit.move.distance.none': ~t36 & t35,
        'unit.dp': (t46 + t44.view(I1) * t47).clip(0, 9),
        'unit.may': (unit_behind_friends | unit_behind_obstacle | (unit_nearest_enemy >= 14400)).view(I1),
    }


rout = Resolver(
    'rout', 'Rout',
    inputs={
        'unit.formation': Column('unit.formation', 'member', I1, 0, 2, values=_W2),
        'unit.doing': Column('unit.doing', 'member', I1, 0, 5, values=_W3),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W1),
        'unit.limbered': Column('unit.limbered', 'yesno', bool, values=('no', 'yes')),
        'unit.abandoned': Column('unit.abandoned', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.inspiring': Column('unit.inspiring', 'number', I1, 0, 3),
        'unit.initial_move': Column('unit.initial_move', 'yesno', bool, values=('no', 'yes')),
        'unit.rough': Column('unit.rough', 'yesno', bool, values=('no', 'yes')),
        'unit.on_road': Column('unit.on_road', 'yesno', bool, values=('no', 'yes')),
        'unit.speed': Column('unit.speed', 'move', I1, 1, 2, scale=2, default=2),
        'unit.nearest_enemy': Column('unit.nearest_enemy', 'length', I4, 0, 57600, scale=60),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 9),
        'unit.behind_friends': Column('unit.behind_friends', 'yesno', bool, values=('no', 'yes')),
        'unit.behind_obstacle': Column('unit.behind_obstacle', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'unit.move.total': Column('unit.move.total', 'figure', I1, 3, 16, none='unit.move.total.none'),
        'unit.move.total.none': Column('unit.move.total.none', 'none', bool),
        'unit.move.natural': Column('unit.move.natural', 'figure', I1, 3, 16, none='unit.move.natural.none'),
        'unit.move.natural.none': Column('unit.move.natural.none', 'none', bool),
        'unit.move.dice': Column('unit.move.dice', 'figure', I1, 0, 3),
        'unit.move.distance': Column('unit.move.distance', 'figure', I2, -40, 880, scale=2, none='unit.move.distance.none'),
        'unit.move.distance.none': Column('unit.move.distance.none', 'none', bool),
        'unit.formation': Column('unit.formation', 'member', I1, -1, 2, values=_W2),
        'unit.doing': Column('unit.doing', 'member', I1, -1, 1, values=_W3),
        'unit.dp': Column('unit.dp', 'figure', I1, 0, 9),
        'unit.may': Column('unit.may', 'acts', I1, 0, 1),
    },
    kernel=_rout,
    acts=('stop_rout',),
    dice=3,
    same={'unit.formation': 2, 'unit.doing': 1},
)


def _stop_rout(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Stop a rout (action for unit against leader). @qrs 213"""
    unit_doing = c["unit.doing"]
    t2 = unit_doing == 1
    unit_behind_friends = c["unit.behind_friends"]
    unit_behind_obstacle = c["unit.behind_obstacle"]
    unit_nearest_enemy = c["unit.nearest_enemy"]
    t3 = unit_behind_friends | unit_behind_obstacle | (unit_nearest_enemy >= 14400)
    del unit_behind_friends, unit_behind_obstacle, unit_nearest_enemy
    t4 = t2 & t3
    unit_wishes_to_cease = c["unit.wishes_to_cease"]
    unit_wishes_to_cease_2 = t4 | unit_wishes_to_cease
    del unit_wishes_to_cease
    unit_charged_last_turn = c["unit.charged_last_turn"]
    unit_contacted_last_turn = c["unit.contacted_last_turn"]
    t5 = unit_charged_last_turn & ~unit_contacted_last_turn
    del unit_charged_last_turn, unit_contacted_last_turn
    t6 = (unit_doing >= 1) & (unit_doing <= 3)
    t7 = unit_wishes_to_cease_2 & t6
    t8 = t5 | t7
    unit_leader_attached = c["unit.leader_attached"]
    t9 = ~t8 & unit_leader_attached
    t10 = t8 | unit_leader_attached
    del t8
    unit_beside_lead = c["unit.beside_lead"]
    unit_conforms = c["unit.conforms"]
    unit_lead_attached = c["unit.lead_attached"]
    unit_lead_distance = c["unit.lead_distance"]
    leader_actions = c["leader.actions"]
    t11 = (((leader_actions - 1).clip(0, 2) * 40).astype(I2) + 60) * 60
    del leader_actions
    leader_attached = c["leader.attached"]
    leader_killed = c["leader.killed"]
    t12 = ~(leader_attached | leader_killed)
    del leader_attached, leader_killed
    t13 = unit_lead_attached | (unit_lead_distance <= t11) & t12
    del unit_lead_attached, unit_lead_distance
    t14 = unit_beside_lead & unit_conforms & t13
    del unit_beside_lead
    t15 = ~t10 & t14
    t16 = t10 | t14
    del t10, t14
    unit_behind_lead = c["unit.behind_lead"]
    t17 = (unit_behind_lead <= 3600) & unit_conforms & t13
    del unit_conforms, t13, unit_behind_lead
    t18 = ~t16 & t17
    t19 = t16 | t17
    del t16, t17
    unit_leader_distance = c["unit.leader_distance"]
    t20 = (unit_leader_distance <= t11) & t12
    del t11, t12, unit_leader_distance
    t21 = ~t19 & t20
    t22 = t5.view(I1) + (1 - t5.view(I1)) * (~t5 & t7).view(I1)
    del t7
    t23 = t22 + (3 - t22) * t9.view(I1)
    del t22
    t24 = t23 + (3 - t23) * t15.view(I1)
    del t23
    t25 = t24 + (3 - t24) * t18.view(I1)
    del t24
    unit_control_verdict = (
        -1
        + (1 + (t25 + (3 - t25) * t21.view(I1) - 1) * (t19 | t20).view(I1) - (-1)) * t4.view(I1)
    )
    del t19, t20, t25
    t26 = t4 & ~(t9 | t15 | t18 | t21)
    del t9, t15, t18, t21
    dice_1 = c["dice.1"]
    t27 = ~t26
    t28 = t26 & unit_leader_attached
    chosen_unit_with_leader = c["chosen.unit.with_leader"]
    t29 = (chosen_unit_with_leader >= -127) & (chosen_unit_with_leader <= -2) | (chosen_unit_with_leader == 0)
    unit_arm = c["unit.arm"]
    unit_grade = c["unit.grade"]
    t30 = (unit_arm >= 8) | ((unit_grade == 0) | (unit_grade == 2))
    del unit_arm
    t31 = t26 & t30
    chosen_unit_steady_troops = c["chosen.unit.steady_troops"]
    t32 = (chosen_unit_steady_troops >= -127) & (chosen_unit_steady_troops <= -2) | (chosen_unit_steady_troops == 0)
    unit_total = (
        dice_1
        + (t6 | t5).view(I1)
        + unit_leader_attached.view(I1) * chosen_unit_with_leader
        + t30.view(I1) * chosen_unit_steady_troops
    )
    del t6, unit_leader_attached, t30
    unit_band = unit_total <= 2
    t33 = (unit_doing >= 1) & (unit_doing <= 2) | t5
    del t5
    t34 = ~t33
    t35 = unit_grade == 1
    del unit_grade
    unit_as_the_player_likes = (unit_total >= 3) & (unit_total <= 4)
    t36 = unit_as_the_player_likes & (unit_wishes_to_cease_2 & ((unit_doing >= 2) & (unit_doing <= 3)))
    unit_band_2 = unit_total >= 5
    t37 = unit_doing + (0 - unit_doing) * (t26 & t36).view(I1)
    del unit_doing, t36
    unit_doing_2 = (
        t37
        + (0 - t37) * (t26 & (unit_as_the_player_likes & (unit_wishes_to_cease_2 & t2 & t3))).view(I1)
    )
    del t2, t3, t37
    t38 = (
        (t26 & (unit_band & t33) | t26 & (unit_band_2 & t33)).view(I1)
        + (t26 & (unit_band & (t34 & t35)) | t26 & (unit_band_2 & t34)).view(I1) * 2
    )
    del t34, unit_band_2
    errors: Errors = (
        (9, t26 & (dice_1 == 0)),  # MissingDice
        (6, t26 & (dice_1 >= 7)),  # InputError
        (10, t28 & (chosen_unit_with_leader == -128)),  # NeedsChoice
        (7, t28 & t29 | t31 & t32),  # NotOpen
        (10, t31 & (chosen_unit_steady_troops == -128)),  # NeedsChoice
    )
    return errors, {
        'unit.verdict': 2 - t4.view(I1) * 2,
        'unit.control.verdict': unit_control_verdict,
        'unit.control.total': dice_1 + (unit_total - dice_1) * t26.view(I1),
        'unit.control.total.none': t27,
        'unit.control.natural.none': t27,
        'unit.control.dice.none': t27,
        'unit.control.result': -1 + ((unit_total >= 3).view(I1) + (unit_total >= 5).view(I1) - (-1)) * t26.view(I1),
        'unit.wishes_to_cease': unit_wishes_to_cease_2,
        'unit.doing': unit_doing_2,
        'unit.must': t38 + (t26 & (unit_band & ~(t33 | t35))).view(I1) * 4,
        'unit.may': (t26 & unit_as_the_player_likes).view(I1) * 8,
    }


stop_rout = Resolver(
    'stop_rout', 'Stop a rout',
    inputs={
        'unit.doing': Column('unit.doing', 'member', I1, 0, 5, values=_W3),
        'unit.behind_friends': Column('unit.behind_friends', 'yesno', bool, values=('no', 'yes')),
        'unit.behind_obstacle': Column('unit.behind_obstacle', 'yesno', bool, values=('no', 'yes')),
        'unit.nearest_enemy': Column('unit.nearest_enemy', 'length', I4, 0, 57600, scale=60),
        'unit.wishes_to_cease': Column('unit.wishes_to_cease', 'yesno', bool, values=('no', 'yes')),
        'unit.charged_last_turn': Column('unit.charged_last_turn', 'yesno', bool, values=('no', 'yes')),
        'unit.contacted_last_turn': Column('unit.contacted_last_turn', 'yesno', bool, values=('no', 'yes')),
        'unit.leader_attached': Column('unit.leader_attached', 'yesno', bool, values=('no', 'yes')),
        'unit.beside_lead': Column('unit.beside_lead', 'yesno', bool, values=('no', 'yes')),
        'unit.conforms': Column('unit.conforms', 'yesno', bool, values=('no', 'yes')),
        'unit.lead_attached': Column('unit.lead_attached', 'yesno', bool, values=('no', 'yes')),
        'unit.lead_distance': Column('unit.lead_distance', 'length', I4, 0, 57600, scale=60),
        'leader.actions': Column('leader.actions', 'number', I1, 0, 3),
        'leader.attached': Column('leader.attached', 'yesno', bool, values=('no', 'yes')),
        'leader.killed': Column('leader.killed', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.behind_lead': Column('unit.behind_lead', 'length', I4, 0, 57600, scale=60),
        'unit.leader_distance': Column('unit.leader_distance', 'length', I4, 0, 57600, scale=60),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W1),
        'unit.grade': Column('unit.grade', 'member', I1, 0, 5, values=_W5),
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
        'unit.control.result': Column('unit.control.result', 'member', I1, -1, 2, values=_W6),
        'unit.wishes_to_cease': Column('unit.wishes_to_cease', 'yesno', bool, values=('no', 'yes')),
        'unit.doing': Column('unit.doing', 'member', I1, -1, 5, values=_W3),
        'unit.must': Column('unit.must', 'acts', I1, 0, 7),
        'unit.may': Column('unit.may', 'acts', I1, 0, 8),
    },
    kernel=_stop_rout,
    acts=('continue', 'repeat', 'halt', 'act'),
    dice=1,
    same={'unit.control.natural': 'dice.1', 'unit.control.dice': 1},
)


def _pursue(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Pursue (action for unit against enemy). @qrs 215"""
    dice = _stacked(c, 15)
    unit_formation = c["unit.formation"]
    unit_doing = c["unit.doing"]
    unit_arm = c["unit.arm"]
    t2 = (unit_arm >= 5) & (unit_arm <= 7)
    dice_1 = c["dice.1"]
    dice_2 = c["dice.2"]
    dice_3 = c["dice.3"]
    t3 = dice_1 == 0
    t4 = (unit_arm <= 4) | (unit_arm >= 8)
    t5 = dice_2 == 0
    t6 = (dice_1 == 1) | (dice_1 >= 6)
    t7 = dice_1 + dice_2 + dice_3
    t8 = ((unit_arm >= 5) & (unit_arm <= 7)).view(I1) * 3
    unit_limbered = c["unit.limbered"]
    t9 = unit_arm <= 7
    unit_abandoned = c["unit.abandoned"]
    t10 = (unit_arm >= 8) & ~(unit_limbered | unit_abandoned)
    t11 = ~(t10 | unit_abandoned)
    t12 = t4 & t11
    t13 = t2 | t11
    unit_total = t7 + (dice_1 + dice_2 - t7) * t12.view(I1)
    del t7
    t14 = ~t12 & t4
    del t4
    unit_dice = t8 + (2 - t8) * t12.view(I1)
    del t8
    t15 = t10 & (unit_arm == 9)
    t16 = ~t15
    t17 = t10 & (unit_arm == 10)
    del unit_arm, t10
    t18 = t16 & t17
    t19 = t18.view(I1) * 20 + 20
    t20 = t15 | t17
    del t15, t17
    t21 = ~t20 & t11
    t22 = t21 & t14 | ~t21 & (~t18 & t16)
    del t16, t18
    unit_inspiring = c["unit.inspiring"]
    t23 = (unit_inspiring >= 1) & ~t22
    del unit_inspiring
    t24 = (
        t19.astype(I2)
        + (unit_total.astype(I2) * 10 - t19.astype(I2)) * t21.astype(I2)
        + (t23.view(I1) * (unit_dice * 10)).astype(I2)
    )
    del t19, t21
    t25 = ~t23 & t22
    del t22, t23
    unit_rough = c["unit.rough"]
    t26 = unit_rough & ~t25
    t27 = t24 + (t26.view(I1) * (unit_dice * (-10))).astype(I2)
    del t24
    t28 = ~t26 & t25
    del t25, t26
    unit_speed = c["unit.speed"]
    t29 = (unit_speed == 1) & ~t28
    del unit_speed
    t30 = t27 * 2
    t31 = t30 + (t27 - t30) * t29.astype(I2)
    del t27, t30
    t32 = ~t29 & t28
    del t28, t29
    unit_nearest_enemy = c["unit.nearest_enemy"]
    t33 = (unit_nearest_enemy >= 7201) & ~t32
    del unit_nearest_enemy
    t34 = unit_rough & t2
    del unit_rough
    t35 = (t13 & ((dice_1 >= 5) & (dice_1 <= 6))).view(I1) + (t13 & ((dice_2 >= 5) & (dice_2 <= 6))).view(I1)
    t36 = t35 + (t2 & (dice_3 >= 5)).view(I1)
    del t35
    t37 = t36 >= 1
    t38 = t34 & t37
    t39 = (t13 & (dice_1 == 4)).view(I1) + (t13 & (dice_2 == 4)).view(I1) + (t2 & (dice_3 == 4)).view(I1)
    del dice_1, t13
    t40 = t39 >= 1
    t41 = t34 & t40
    del t34
    unit_dp = c["unit.dp"]
    t42 = t36 + (t36 + (np.minimum(t36, (3 - unit_dp).clip(0, 3)) - t36) * t38.view(I1) - t36) * t37.view(I1)
    del t36, t37
    t43 = unit_dp + t38.view(I1) * t42
    del t38, unit_dp, t42
    t44 = t39 + (t39 + (np.minimum(t39, (3 - t43.clip(0, 9)).clip(0, 3)) - t39) * t41.view(I1) - t39) * t40.view(I1)
    del t39, t40
    unit_meets_enemy = c["unit.meets_enemy"]
    enemy_caught = c["enemy.caught"]
    enemy_doing = c["enemy.doing"]
    t45 = enemy_caught & ((enemy_doing == 1) | (enemy_doing == 5))
    del enemy_caught, enemy_doing
    unit_stands_in_contact = c["unit.stands_in_contact"]
    t46 = _face(dice, unit_dice)
    t47 = unit_stands_in_contact >= 2
    t48 = _face(dice, unit_dice + 1)
    t49 = unit_stands_in_contact >= 3
    t50 = _face(dice, unit_dice + 2)
    t51 = unit_stands_in_contact >= 4
    t52 = _face(dice, unit_dice + 3)
    t53 = unit_stands_in_contact >= 5
    t54 = _face(dice, unit_dice + 4)
    t55 = unit_stands_in_contact >= 6
    t56 = _face(dice, unit_dice + 5)
    t57 = unit_stands_in_contact >= 7
    t58 = _face(dice, unit_dice + 6)
    t59 = unit_stands_in_contact >= 8
    t60 = _face(dice, unit_dice + 7)
    t61 = unit_stands_in_contact >= 9
    t62 = _face(dice, unit_dice + 8)
    t63 = unit_stands_in_contact >= 10
    t64 = _face(dice, unit_dice + 9)
    t65 = unit_stands_in_contact >= 11
    t66 = _face(dice, unit_dice + 10)
    t67 = unit_stands_in_contact == 12
    del unit_stands_in_contact
    t68 = _face(dice, unit_dice + 11)
    t69 = ~t45
    t70 = (
        t46
        + t47.view(I1) * t48
        + t49.view(I1) * t50
        + t51.view(I1) * t52
        + t53.view(I1) * t54
        + t55.view(I1) * t56
    )
    t71 = (
        t70
        + t57.view(I1) * t58
        + t59.view(I1) * t60
        + t61.view(I1) * t62
        + t63.view(I1) * t64
        + t65.view(I1) * t66
    )
    del t70
    unit_total_2 = t71 + t67.view(I1) * t68
    del t71
    t72 = (
        (t46 >= 4).view(I1)
        + (t47 & (t48 >= 4)).view(I1)
        + (t49 & (t50 >= 4)).view(I1)
        + (t51 & (t52 >= 4)).view(I1)
    )
    t73 = t72 + (t53 & (t54 >= 4)).view(I1) + (t55 & (t56 >= 4)).view(I1) + (t57 & (t58 >= 4)).view(I1)
    del t72
    t74 = t73 + (t59 & (t60 >= 4)).view(I1) + (t61 & (t62 >= 4)).view(I1) + (t63 & (t64 >= 4)).view(I1)
    del t73
    t75 = t74 + (t65 & (t66 >= 4)).view(I1) + (t67 & (t68 >= 4)).view(I1)
    del t74
    enemy_casualties = c["enemy.casualties"]
    t76 = unit_limbered & t9 | ((unit_doing >= 1) & (unit_doing <= 2) | (unit_doing == 5)) & (unit_formation <= 1)
    del unit_formation, unit_doing, unit_limbered
    t77 = t2 & t6 | t2 & ((dice_2 == 1) | (dice_2 >= 6)) | t2 & (dice_3 >= 7) | t12 & t6 | t12 & (dice_2 >= 7)
    del dice_2, t6
    t78 = t45 & (t46 == 0) | t45 & (t47 & (t48 == 0)) | t45 & (t49 & (t50 == 0)) | t45 & (t51 & (t52 == 0))
    t79 = t78 | t45 & (
        t53 & (t54 == 0)
    ) | t45 & (t55 & (t56 == 0)) | t45 & (t57 & (t58 == 0)) | t45 & (t59 & (t60 == 0))
    del t78
    t80 = t79 | t45 & (
        t61 & (t62 == 0)
    ) | t45 & (t63 & (t64 == 0)) | t45 & (t65 & (t66 == 0)) | t45 & (t67 & (t68 == 0))
    del t79
    t81 = t45 & (t46 >= 7) | t45 & (t47 & (t48 >= 7)) | t45 & (t49 & (t50 >= 7)) | t45 & (t51 & (t52 >= 7))
    del t46, t47, t48, t49, t50, t51, t52
    t82 = t81 | t45 & (
        t53 & (t54 >= 7)
    ) | t45 & (t55 & (t56 >= 7)) | t45 & (t57 & (t58 >= 7)) | t45 & (t59 & (t60 >= 7))
    del t53, t54, t55, t56, t57, t58, t59, t60, t81
    t83 = t82 | t45 & (
        t61 & (t62 >= 7)
    ) | t45 & (t63 & (t64 >= 7)) | t45 & (t65 & (t66 >= 7)) | t45 & (t67 & (t68 >= 7))
    del t61, t62, t63, t64, t65, t66, t67, t68, t82
    errors: Errors = (
        (3, t76 | unit_abandoned & t9),  # IllegalState
        (9, t2 & t3 | t2 & t5 | t2 & (dice_3 == 0) | t12 & t3 | t12 & t5),  # MissingDice
        (6, t77),  # InputError
        (1, ~(t20 | t11)),  # NoRule
        (9, t80),  # MissingDice
        (6, t83),  # InputError
    )
    return errors, {
        'unit.move.total': unit_total,
        'unit.move.total.none': t14,
        'unit.move.natural': unit_total,
        'unit.move.natural.none': t14,
        'unit.move.dice': unit_dice,
        'unit.move.distance': t31 + (t31 * 2 - t31) * t33.astype(I2),
        'unit.move.distance.none': ~t33 & t32,
        'unit.free_hack.total': unit_total_2,
        'unit.free_hack.total.none': t69,
        'unit.free_hack.natural': unit_total_2,
        'unit.free_hack.natural.none': t69,
        'unit.free_hack.dice.none': t69,
        'unit.dp': (t43 + t41.view(I1) * t44).clip(0, 9),
        'enemy.casualties': (enemy_casualties + (t45 & (t75 >= 1)).view(I1) * t75).clip(0, 9),
        'unit.must': unit_meets_enemy.view(I1),
    }


pursue = Resolver(
    'pursue', 'Pursue',
    inputs={
        'unit.formation': Column('unit.formation', 'member', I1, 0, 2, values=_W2),
        'unit.doing': Column('unit.doing', 'member', I1, 0, 5, values=_W3),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W1),
        'unit.limbered': Column('unit.limbered', 'yesno', bool, values=('no', 'yes')),
        'unit.abandoned': Column('unit.abandoned', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.inspiring': Column('unit.inspiring', 'number', I1, 0, 3),
        'unit.initial_move': Column('unit.initial_move', 'yesno', bool, values=('no', 'yes')),
        'unit.rough': Column('unit.rough', 'yesno', bool, values=('no', 'yes')),
        'unit.on_road': Column('unit.on_road', 'yesno', bool, values=('no', 'yes')),
        'unit.speed': Column('unit.speed', 'move', I1, 1, 2, scale=2, default=2),
        'unit.nearest_enemy': Column('unit.nearest_enemy', 'length', I4, 0, 57600, scale=60),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 9),
        'unit.meets_enemy': Column('unit.meets_enemy', 'yesno', bool, values=('no', 'yes')),
        'enemy.caught': Column('enemy.caught', 'yesno', bool, values=('no', 'yes')),
        'enemy.doing': Column('enemy.doing', 'member', I1, 0, 5, values=_W3),
        'unit.stands_in_contact': Column('unit.stands_in_contact', 'number', I1, 1, 12),
        'enemy.casualties': Column('enemy.casualties', 'number', I1, 0, 9),
    },
    outputs={
        'unit.move.total': Column('unit.move.total', 'figure', I1, 3, 16, none='unit.move.total.none'),
        'unit.move.total.none': Column('unit.move.total.none', 'none', bool),
        'unit.move.natural': Column('unit.move.natural', 'figure', I1, 3, 16, none='unit.move.natural.none'),
        'unit.move.natural.none': Column('unit.move.natural.none', 'none', bool),
        'unit.move.dice': Column('unit.move.dice', 'figure', I1, 0, 3),
        'unit.move.distance': Column('unit.move.distance', 'figure', I2, -40, 760, scale=2, none='unit.move.distance.none'),
        'unit.move.distance.none': Column('unit.move.distance.none', 'none', bool),
        'unit.free_hack.total': Column('unit.free_hack.total', 'figure', I1, 1, 72, none='unit.free_hack.total.none'),
        'unit.free_hack.total.none': Column('unit.free_hack.total.none', 'none', bool),
        'unit.free_hack.natural': Column('unit.free_hack.natural', 'figure', I1, 1, 72, none='unit.free_hack.natural.none'),
        'unit.free_hack.natural.none': Column('unit.free_hack.natural.none', 'none', bool),
        'unit.free_hack.dice': Column('unit.free_hack.dice', 'figure', I1, 1, 12, none='unit.free_hack.dice.none'),
        'unit.free_hack.dice.none': Column('unit.free_hack.dice.none', 'none', bool),
        'unit.formation': Column('unit.formation', 'member', I1, -1, 2, values=_W2),
        'unit.doing': Column('unit.doing', 'member', I1, -1, 2, values=_W3),
        'unit.dp': Column('unit.dp', 'figure', I1, 0, 9),
        'enemy.casualties': Column('enemy.casualties', 'figure', I1, 0, 9),
        'unit.must': Column('unit.must', 'acts', I1, 0, 1),
    },
    kernel=_pursue,
    acts=('charge',),
    dice=15,
    same={'unit.free_hack.dice': 'unit.stands_in_contact', 'unit.formation': 2, 'unit.doing': 2},
)


def _free_hack(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Free hack (test for unit against enemy). @qrs 207, 215"""
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
        'enemy.casualties': t18.clip(0, 9),
    }


free_hack = Resolver(
    'free_hack', 'Free hack',
    inputs={
        'unit.stands_in_contact': Column('unit.stands_in_contact', 'number', I1, 1, 12),
        'enemy.casualties': Column('enemy.casualties', 'number', I1, 0, 9),
    },
    outputs={
        'unit.total': Column('unit.total', 'figure', I1, 1, 72),
        'unit.natural': Column('unit.natural', 'figure', I1, 1, 72),
        'unit.dice': Column('unit.dice', 'figure', I1, 1, 12),
        'enemy.casualties': Column('enemy.casualties', 'figure', I1, 0, 9),
    },
    kernel=_free_hack,
    dice=12,
    same={'unit.dice': 'unit.stands_in_contact'},
)


def _no_room(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """no room to ride through (term for unit against enemy). @qrs 209"""
    enemy_ranks = c["enemy.ranks"]
    unit_support_close = c["unit.support_close"]
    errors: Errors = (
    )
    return errors, {
        'unit.no_room': (enemy_ranks >= 2) | unit_support_close,
    }


no_room = Resolver(
    'no_room', 'no room to ride through',
    inputs={
        'enemy.ranks': Column('enemy.ranks', 'number', I1, 1, 4),
        'unit.support_close': Column('unit.support_close', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'unit.no_room': Column('unit.no_room', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_no_room,
)


def _ride_through(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Ride-through (action for unit against enemy). @qrs 209"""
    enemy_ranks = c["enemy.ranks"]
    unit_support_close = c["unit.support_close"]
    t2 = (enemy_ranks >= 2) | unit_support_close
    del enemy_ranks, unit_support_close
    t3 = ~t2
    unit_verdict = t2.view(I1) * 2
    chosen_unit_ride_dice = c["chosen.unit.ride_dice"]
    t4 = chosen_unit_ride_dice == -2147483648
    t5 = chosen_unit_ride_dice >= -2147483647
    t6 = (chosen_unit_ride_dice >= -2147483647) & (chosen_unit_ride_dice <= 1) | (chosen_unit_ride_dice >= 4)
    unit_ride_dice = 2 + (chosen_unit_ride_dice - 2) * t5.astype(I4)
    unit_meets_enemy = c["unit.meets_enemy"]
    unit_meets_impassable = c["unit.meets_impassable"]
    t7 = unit_meets_enemy | unit_meets_impassable
    del unit_meets_enemy, unit_meets_impassable
    t8 = t3 & (unit_ride_dice == 2)
    dice_1 = c["dice.1"]
    dice_2 = c["dice.2"]
    t9 = dice_1 == 0
    t10 = dice_2 == 0
    t11 = (dice_1 == 1) | (dice_1 >= 6)
    t12 = (dice_2 == 1) | (dice_2 >= 6)
    t13 = unit_ride_dice == 3
    t14 = (unit_ride_dice >= 2) & (unit_ride_dice <= 3)
    t15 = t3 & t13
    dice_3 = c["dice.3"]
    unit_total = dice_1 + dice_2 + t13.view(I1) * dice_3
    t16 = (unit_ride_dice <= 1) | (unit_ride_dice == 4)
    t17 = t16 | t2
    unit_inspiring = c["unit.inspiring"]
    t18 = (unit_inspiring >= 1) & t14
    del unit_inspiring
    t19 = (
        unit_total.astype(I2) * 10
        + (t18.view(I1) * ((unit_ride_dice == 2).view(I1) * 20 + (unit_ride_dice == 3).view(I1) * 30)).astype(I2)
    )
    t20 = ~t18 & t16
    del t16, t18
    unit_rough = c["unit.rough"]
    unit_on_road = c["unit.on_road"]
    unit_formation = c["unit.formation"]
    t21 = unit_rough & ~(unit_on_road & (unit_formation == 1))
    del unit_rough, unit_on_road
    t22 = t21 & ~t20
    t23 = t22.view(I1) * (-(unit_ride_dice == 3).view(I1) * 30 - (unit_ride_dice == 2).view(I1) * 20)
    t24 = t19 + t23.astype(I2)
    del t19, t23
    t25 = ~t22 & t20
    del t20, t22
    unit_nearest_enemy = c["unit.nearest_enemy"]
    t26 = (unit_nearest_enemy >= 7201) & ~t25
    del unit_nearest_enemy
    t27 = (t14 & (dice_1 == 6)).view(I1) + (t14 & (dice_2 == 6)).view(I1) + (t13 & (dice_3 == 6)).view(I1)
    t28 = t27 >= 1
    t29 = t3 & ((unit_formation == 0) & ~t21 & t28)
    del unit_formation
    t30 = (t14 & ((dice_1 >= 4) & (dice_1 <= 6))).view(I1) + (t14 & ((dice_2 >= 4) & (dice_2 <= 6))).view(I1)
    del dice_1, dice_2, t14
    t31 = t30 + (t13 & (dice_3 >= 4)).view(I1)
    del t13, t30
    t32 = t31 >= 1
    t33 = t3 & (t21 & t32)
    del t21
    unit_dp = c["unit.dp"]
    t34 = (
        t27
        + (t27 + (np.minimum(t27, (3 - unit_dp).clip(0, 3)) - t27) * (t29 & t28).view(I1) - t27) * t28.view(I1)
    )
    del t27, t28
    t35 = unit_dp + t29.view(I1) * t34
    del t29, unit_dp, t34
    t36 = (
        t31
        + (
            t31
            + (np.minimum(t31, (3 - t35.clip(0, 9)).clip(0, 3)) - t31) * (t33 & t32).view(I1) - t31
        ) * t32.view(I1)
    )
    del t31, t32
    errors: Errors = (
        (7, t3 & t6),  # NotOpen
        (10, t3 & t4 | t3 & (unit_ride_dice != 2) & t4),  # NeedsChoice
        (9, t8 & t9 | t8 & t10 | t15 & t9 | t15 & t10 | t15 & (dice_3 == 0)),  # MissingDice
        (6, t8 & t11 | t8 & t12 | t15 & t11 | t15 & t12 | t15 & (dice_3 >= 7)),  # InputError
    )
    return errors, {
        'unit.verdict': unit_verdict,
        'unit.ride_dice': unit_ride_dice,
        'unit.ride_dice.to': 3 + (chosen_unit_ride_dice - 3) * t5.astype(I4),
        'unit.ride_dice.none': t2,
        'unit.stops_beyond.none': ~t7 | t2,
        'unit.total': unit_total,
        'unit.total.none': t17,
        'unit.natural': unit_total,
        'unit.natural.none': t17,
        'unit.dice': (unit_ride_dice == 2).view(I1) * 2 + (unit_ride_dice == 3).view(I1) * 3,
        'unit.dice.none': t2,
        'unit.distance': t24 + (t24 * 2 - t24) * t26.astype(I2),
        'unit.distance.none': ~t26 & t25 | t2,
        'unit.dp': (t35 + t33.view(I1) * t36).clip(0, 9),
        'unit.must': (t3 & t7).view(I1) * 4,
        'unit.may': t2.view(I1) + unit_verdict,
    }


ride_through = Resolver(
    'ride_through', 'Ride-through',
    inputs={
        'enemy.ranks': Column('enemy.ranks', 'number', I1, 1, 4),
        'unit.support_close': Column('unit.support_close', 'yesno', bool, values=('no', 'yes')),
        'unit.meets_enemy': Column('unit.meets_enemy', 'yesno', bool, values=('no', 'yes')),
        'unit.meets_impassable': Column('unit.meets_impassable', 'yesno', bool, values=('no', 'yes')),
        'unit.inspiring': Column('unit.inspiring', 'number', I1, 0, 3),
        'unit.rough': Column('unit.rough', 'yesno', bool, values=('no', 'yes')),
        'unit.on_road': Column('unit.on_road', 'yesno', bool, values=('no', 'yes')),
        'unit.formation': Column('unit.formation', 'member', I1, 0, 2, values=_W2),
        'unit.nearest_enemy': Column('unit.nearest_enemy', 'length', I4, 0, 57600, scale=60),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 9),
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
        'unit.distance': Column('unit.distance', 'figure', I2, 10, 380, none='unit.distance.none'),
        'unit.distance.none': Column('unit.distance.none', 'none', bool),
        'unit.dp': Column('unit.dp', 'figure', I1, 0, 9),
        'unit.must': Column('unit.must', 'acts', I1, 0, 4),
        'unit.may': Column('unit.may', 'acts', I1, 0, 3),
    },
    kernel=_ride_through,
    acts=('remain', 'retire', 'halt_short'),
    dice=3,
    same={'unit.stops_beyond': 20},
)


def _numbers(_c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Numbers (value for unit). @qrs 189"""
    errors: Errors = (
    )
    return errors, {
    }


numbers = Resolver(
    'numbers', 'Numbers',
    inputs={
        'unit.stands_in_contact': Column('unit.stands_in_contact', 'number', I1, 1, 12),
    },
    outputs={
        'unit.numbers': Column('unit.numbers', 'figure', I1, 1, 12),
    },
    kernel=_numbers,
    same={'unit.numbers': 'unit.stands_in_contact'},
)


def _odds(_c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Odds (value for unit against enemy). @qrs 189"""
    errors: Errors = (
    )
    return errors, {
    }


odds = Resolver(
    'odds', 'Odds',
    inputs={
        'enemy.stands_in_contact': Column('enemy.stands_in_contact', 'number', I1, 1, 12),
        'unit.stands_in_contact': Column('unit.stands_in_contact', 'number', I1, 1, 12),
    },
    outputs={
        'unit.odds': Column('unit.odds', 'figure', I1, 1, 12, over='unit.odds.over'),
        'unit.odds.over': Column('unit.odds.over', 'over', I1, 1, 12),
    },
    kernel=_odds,
    same={'unit.odds': 'enemy.stands_in_contact', 'unit.odds.over': 'unit.stands_in_contact'},
)


def _similar_type(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """similar type (term for unit against enemy). @qrs 179"""
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
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W1),
        'enemy.arm': Column('enemy.arm', 'member', I1, 0, 10, values=_W1),
    },
    outputs={
        'unit.similar_type': Column('unit.similar_type', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_similar_type,
)


def _deeper(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """deeper formation (term for unit against enemy). @qrs 177"""
    unit_ranks = c["unit.ranks"]
    enemy_ranks = c["enemy.ranks"]
    errors: Errors = (
    )
    return errors, {
        'unit.deeper': unit_ranks > enemy_ranks,
    }


deeper = Resolver(
    'deeper', 'deeper formation',
    inputs={
        'unit.ranks': Column('unit.ranks', 'number', I1, 1, 4),
        'enemy.ranks': Column('enemy.ranks', 'number', I1, 1, 4),
    },
    outputs={
        'unit.deeper': Column('unit.deeper', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_deeper,
)


def _horse_charge(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """cavalry who charged (term for unit). @qrs 194-197"""
    unit_arm = c["unit.arm"]
    unit_charging = c["unit.charging"]
    errors: Errors = (
    )
    return errors, {
        'unit.horse_charge': (unit_arm >= 5) & (unit_arm <= 7) & unit_charging,
    }


horse_charge = Resolver(
    'horse_charge', 'cavalry who charged',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W1),
        'unit.charging': Column('unit.charging', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'unit.horse_charge': Column('unit.horse_charge', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_horse_charge,
)


def _charged_formed_foot(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """charged formed infantry (term for unit against enemy). @qrs 195, 196"""
    unit_arm = c["unit.arm"]
    unit_charging = c["unit.charging"]
    enemy_arm = c["enemy.arm"]
    enemy_formation = c["enemy.formation"]
    unit_charged_formed_foot = (unit_arm >= 5) & (unit_arm <= 7) & unit_charging & (enemy_arm <= 4) & (
        enemy_formation <= 1
    )
    del unit_arm, unit_charging, enemy_arm, enemy_formation
    errors: Errors = (
    )
    return errors, {
        'unit.charged_formed_foot': unit_charged_formed_foot,
    }


charged_formed_foot = Resolver(
    'charged_formed_foot', 'charged formed infantry',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W1),
        'unit.charging': Column('unit.charging', 'yesno', bool, values=('no', 'yes')),
        'enemy.arm': Column('enemy.arm', 'member', I1, 0, 10, values=_W1),
        'enemy.formation': Column('enemy.formation', 'member', I1, 0, 2, values=_W2),
    },
    outputs={
        'unit.charged_formed_foot': Column('unit.charged_formed_foot', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_charged_formed_foot,
)


def _charged_soft(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """charged a soft target: guns alone, or infantry unformed (term for unit against enemy). @qrs 194-196"""
    unit_arm = c["unit.arm"]
    unit_charging = c["unit.charging"]
    t2 = (unit_arm >= 5) & (unit_arm <= 7) & unit_charging
    del unit_arm, unit_charging
    enemy_arm = c["enemy.arm"]
    enemy_formation = c["enemy.formation"]
    errors: Errors = (
    )
    return errors, {
        'unit.charged_soft': t2 & (enemy_arm >= 8) | t2 & (enemy_arm <= 4) & (enemy_formation == 2),
    }


charged_soft = Resolver(
    'charged_soft', 'charged a soft target: guns alone, or infantry unformed',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W1),
        'unit.charging': Column('unit.charging', 'yesno', bool, values=('no', 'yes')),
        'enemy.arm': Column('enemy.arm', 'member', I1, 0, 10, values=_W1),
        'enemy.formation': Column('enemy.formation', 'member', I1, 0, 2, values=_W2),
    },
    outputs={
        'unit.charged_soft': Column('unit.charged_soft', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_charged_soft,
)


def _charged_thin_horse(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """charged a single rank of cavalry (term for unit against enemy). @qrs 196"""
    unit_arm = c["unit.arm"]
    unit_charging = c["unit.charging"]
    enemy_arm = c["enemy.arm"]
    enemy_ranks = c["enemy.ranks"]
    unit_charged_thin_horse = (unit_arm >= 5) & (unit_arm <= 7) & unit_charging & (
        (enemy_arm >= 5) & (enemy_arm <= 7)
    ) & (enemy_ranks == 1)
    del unit_arm, unit_charging, enemy_arm, enemy_ranks
    errors: Errors = (
    )
    return errors, {
        'unit.charged_thin_horse': unit_charged_thin_horse,
    }


charged_thin_horse = Resolver(
    'charged_thin_horse', 'charged a single rank of cavalry',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W1),
        'unit.charging': Column('unit.charging', 'yesno', bool, values=('no', 'yes')),
        'enemy.arm': Column('enemy.arm', 'member', I1, 0, 10, values=_W1),
        'enemy.ranks': Column('enemy.ranks', 'number', I1, 1, 4),
    },
    outputs={
        'unit.charged_thin_horse': Column('unit.charged_thin_horse', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_charged_thin_horse,
)


def _charged_by_horse(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """charged by cavalry only (term for unit against enemy). @qrs 197"""
    enemy_arm = c["enemy.arm"]
    enemy_charging = c["enemy.charging"]
    errors: Errors = (
    )
    return errors, {
        'unit.charged_by_horse': (enemy_arm >= 5) & (enemy_arm <= 7) & enemy_charging,
    }


charged_by_horse = Resolver(
    'charged_by_horse', 'charged by cavalry only',
    inputs={
        'enemy.arm': Column('enemy.arm', 'member', I1, 0, 10, values=_W1),
        'enemy.charging': Column('enemy.charging', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'unit.charged_by_horse': Column('unit.charged_by_horse', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_charged_by_horse,
)


def _combat(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Combat (contest for unit against enemy). @qrs 157-199"""
    unit_charging = c["unit.charging"]
    dice_1 = c["dice.1"]
    enemy_charging = c["enemy.charging"]
    dice_2 = c["dice.2"]
    unit_grade = c["unit.grade"]
    t2 = (
        2
        - (unit_grade >= 2).view(I1)
        - (unit_grade >= 3).view(I1)
        - (unit_grade >= 4).view(I1)
        - (unit_grade == 5).view(I1)
    )
    unit_inspiring = c["unit.inspiring"]
    unit_advantage_of_ground = c["unit.advantage_of_ground"]
    unit_in_fortifications = c["unit.in_fortifications"]
    t3 = (
        dice_1
        + t2
        + unit_inspiring.clip(0, 2)
        + unit_advantage_of_ground.view(I1)
        + unit_in_fortifications.view(I1)
    )
    del t2, unit_inspiring, unit_advantage_of_ground, unit_in_fortifications
    unit_doing = c["unit.doing"]
    t4 = unit_doing == 2
    unit_took_position = c["unit.took_position"]
    t5 = unit_charging | t4 | unit_took_position
    unit_arm = c["unit.arm"]
    t6 = unit_charging & ((unit_arm == 2) | (unit_arm == 5))
    t7 = (unit_arm >= 5) & (unit_arm <= 7)
    t8 = (unit_arm <= 4) | (unit_arm >= 8)
    unit_ranks = c["unit.ranks"]
    enemy_ranks = c["enemy.ranks"]
    t9 = (
        t3
        + t5.view(I1)
        + t6.view(I1)
        + (t7 & t4).view(I1) * 2
        + ((unit_ranks > enemy_ranks) & ~(t5 | t6)).view(I1)
    )
    del t3, t4, t5, t6
    unit_armoured = c["unit.armoured"]
    enemy_arm = c["enemy.arm"]
    t10 = (enemy_arm >= 5) & (enemy_arm <= 7)
    t11 = unit_arm <= 4
    t12 = enemy_arm <= 4
    unit_moved = c["unit.moved"]
    unit_has_pikes = c["unit.has_pikes"]
    t13 = (enemy_arm <= 4) | (enemy_arm >= 8)
    t14 = t10 & enemy_charging
    enemy_formation = c["enemy.formation"]
    t15 = enemy_formation <= 1
    t16 = (
        t9
        + (unit_armoured & (t7 & t10 | t11 & t12)).view(I1) - (
            t11 & (unit_moved | ~unit_has_pikes) & t14 & t15
        ).view(I1) * 2
    )
    del t9, unit_armoured, unit_moved, unit_has_pikes
    unit_struck_on = c["unit.struck_on"]
    unit_formation = c["unit.formation"]
    t17 = unit_formation <= 1
    t18 = unit_arm >= 8
    t19 = (
        t16
        - (enemy_charging & t15 & (unit_struck_on >= 1)).view(I1) * 2
        - ((unit_formation >= 1) | t18).view(I1) * 2
    )
    del t16, unit_struck_on
    unit_dp = c["unit.dp"]
    unit_casualties = c["unit.casualties"]
    enemy_stands_in_contact = c["enemy.stands_in_contact"]
    unit_stands_in_contact = c["unit.stands_in_contact"]
    t20 = unit_stands_in_contact * 3
    t21 = unit_stands_in_contact * 2
    t22 = enemy_stands_in_contact * 2
    t23 = (
        (enemy_stands_in_contact <= unit_stands_in_contact).view(I1)
        - 1
        - (t20 <= t22).view(I1)
        - (t21 <= enemy_stands_in_contact).view(I1)
    )
    unit_total = t19 - (unit_dp + unit_casualties) + (t23 - (t20 <= enemy_stands_in_contact).view(I1))
    del t19, t20, t23
    enemy_grade = c["enemy.grade"]
    t24 = (
        2
        - (enemy_grade >= 2).view(I1)
        - (enemy_grade >= 3).view(I1)
        - (enemy_grade >= 4).view(I1)
        - (enemy_grade == 5).view(I1)
    )
    enemy_inspiring = c["enemy.inspiring"]
    enemy_advantage_of_ground = c["enemy.advantage_of_ground"]
    enemy_in_fortifications = c["enemy.in_fortifications"]
    t25 = (
        dice_2
        + t24
        + enemy_inspiring.clip(0, 2)
        + enemy_advantage_of_ground.view(I1)
        + enemy_in_fortifications.view(I1)
    )
    del t24, enemy_inspiring, enemy_advantage_of_ground, enemy_in_fortifications
    enemy_doing = c["enemy.doing"]
    t26 = enemy_doing == 2
    enemy_took_position = c["enemy.took_position"]
    t27 = enemy_charging | t26 | enemy_took_position
    t28 = enemy_charging & ((enemy_arm == 2) | (enemy_arm == 5))
    t29 = (
        t25
        + t27.view(I1)
        + t28.view(I1)
        + (t10 & t26).view(I1) * 2
        + ((enemy_ranks > unit_ranks) & ~(t27 | t28)).view(I1)
    )
    del t25, t26, t27, t28
    enemy_armoured = c["enemy.armoured"]
    enemy_moved = c["enemy.moved"]
    enemy_has_pikes = c["enemy.has_pikes"]
    t30 = t7 & unit_charging
    t31 = (
        t29
        + (enemy_armoured & (t10 & t7 | t12 & t11)).view(I1) - (
            t12 & (enemy_moved | ~enemy_has_pikes) & t30 & t17
        ).view(I1) * 2
    )
    del t29, enemy_armoured, enemy_moved, enemy_has_pikes
    enemy_struck_on = c["enemy.struck_on"]
    t32 = enemy_arm >= 8
    t33 = (
        t31
        - (unit_charging & t17 & (enemy_struck_on >= 1)).view(I1) * 2
        - ((enemy_formation >= 1) | t32).view(I1) * 2
    )
    del t31, enemy_struck_on
    enemy_dp = c["enemy.dp"]
    enemy_casualties = c["enemy.casualties"]
    t34 = enemy_stands_in_contact * 3
    t35 = (
        (unit_stands_in_contact <= enemy_stands_in_contact).view(I1)
        - 1
        - (t34 <= t21).view(I1)
        - (t22 <= unit_stands_in_contact).view(I1)
    )
    del enemy_stands_in_contact, t21, t22
    enemy_total = t33 - (enemy_dp + enemy_casualties) + (t35 - (t34 <= unit_stands_in_contact).view(I1))
    del unit_stands_in_contact, t33, t34, t35
    unit_margin = unit_total - enemy_total
    enemy_margin = enemy_total - unit_total
    unit_breakthrough = unit_margin >= 7
    t36 = (unit_grade == 1) | (unit_grade >= 3)
    t37 = unit_breakthrough & (((unit_grade == 0) | (unit_grade == 2)) & t7)
    del unit_grade
    unit_victory = (unit_margin >= 4) & (unit_margin <= 6)
    t38 = t30 & t12
    t39 = t38 & t15
    t40 = ~t39
    t41 = t39 & (enemy_margin >= -4)
    t42 = enemy_arm <= 7
    t43 = t30 & t32 | t38 & (enemy_formation == 2)
    del enemy_formation
    t44 = t41 | t43
    t45 = t7 & t36
    unit_success = (unit_margin >= 2) & (unit_margin <= 3)
    t46 = t8 & t10
    t47 = t39 | t46
    t48 = unit_breakthrough & ~(t36 | t7) | unit_victory & ~(t44 | t45) | unit_success & ~(t47 | t43)
    unit_inconclusive = (unit_margin >= -1) & (unit_margin <= 1)
    t49 = t39 | t8
    t50 = t43 | t30 & t10 & (enemy_ranks == 1)
    del enemy_ranks
    unit_driven_back = (unit_margin >= -4) & (unit_margin <= -2)
    t51 = t8 & t14
    t52 = t11 & t17
    t53 = unit_arm <= 7
    unit_defeat = (unit_margin >= -7) & (unit_margin <= -5)
    t54 = unit_defeat & t18
    unit_broken = unit_margin <= -8
    unit_result = (
        6
        - (unit_margin >= -7).view(I1)
        - (unit_margin >= -4).view(I1)
        - (unit_margin >= -1).view(I1)
        - (unit_margin >= 2).view(I1)
        - (unit_margin >= 4).view(I1)
        - (unit_margin >= 7).view(I1)
    )
    t55 = unit_broken & t18
    enemy_breakthrough = enemy_margin >= 7
    t56 = (enemy_grade == 1) | (enemy_grade >= 3)
    t57 = enemy_breakthrough & (((enemy_grade == 0) | (enemy_grade == 2)) & t10)
    del enemy_grade
    enemy_victory = (enemy_margin >= 4) & (enemy_margin <= 6)
    t58 = t14 & t11
    del t11
    t59 = t58 & t17
    t60 = ~t59
    t61 = t59 & (unit_margin >= -4)
    t62 = t14 & t18 | t58 & (unit_formation == 2)
    del unit_formation
    t63 = t61 | t62
    t64 = t10 & t56
    enemy_success = (enemy_margin >= 2) & (enemy_margin <= 3)
    t65 = t13 & t7
    t66 = t59 | t65
    t67 = enemy_breakthrough & ~(t56 | t10) | enemy_victory & ~(t63 | t64) | enemy_success & ~(t66 | t62)
    enemy_inconclusive = (enemy_margin >= -1) & (enemy_margin <= 1)
    t68 = t59 | t13
    t69 = t62 | t14 & t7 & (unit_ranks == 1)
    del unit_ranks
    enemy_driven_back = (enemy_margin >= -4) & (enemy_margin <= -2)
    t70 = t13 & t30
    t71 = t12 & t15
    del t12
    enemy_defeat = (enemy_margin >= -7) & (enemy_margin <= -5)
    t72 = enemy_defeat & t32
    enemy_broken = enemy_margin <= -8
    enemy_result = (
        6
        - (enemy_margin >= -7).view(I1)
        - (enemy_margin >= -4).view(I1)
        - (enemy_margin >= -1).view(I1)
        - (enemy_margin >= 2).view(I1)
        - (enemy_margin >= 4).view(I1)
        - (enemy_margin >= 7).view(I1)
    )
    t73 = enemy_broken & t32
    t74 = unit_breakthrough & t36 | unit_victory & (~t44 & t45)
    del t36, t44, t45
    t75 = unit_victory & (~t41 & t43) | unit_success & (~t47 & t43) | unit_inconclusive & (~t49 & t50)
    del t43, t47
    t76 = t37 | unit_inconclusive & ~(t49 | t50)
    del t49, t50
    t77 = unit_victory & t41 | unit_success & t39 | unit_inconclusive & t39 | unit_driven_back & ~(t51 | t52)
    del unit_victory, t39, t41
    t78 = enemy_breakthrough & t56 | enemy_victory & (~t63 & t64)
    del t56, t63, t64
    t79 = enemy_victory & (~t61 & t62) | enemy_success & (~t66 & t62) | enemy_inconclusive & (~t68 & t69)
    del t62, t66
    t80 = t57 | enemy_inconclusive & ~(t68 | t69)
    del t68, t69
    t81 = enemy_victory & t61 | enemy_success & t59 | enemy_inconclusive & t59 | enemy_driven_back & ~(t70 | t71)
    del enemy_victory, t59, t61
    t82 = ~t74
    t83 = unit_breakthrough & t7 & t82 & t76
    chosen_unit_act = c["chosen.unit.act"]
    t84 = ~(t76 & (chosen_unit_act == 1) | t37 & (chosen_unit_act == 0) | t76 & (chosen_unit_act == 2))
    t85 = ~t78
    t86 = enemy_breakthrough & t10 & t85 & t80
    chosen_enemy_act = c["chosen.enemy.act"]
    t87 = t80 & (chosen_enemy_act == 1) | t57 & (chosen_enemy_act == 0) | t80 & (chosen_enemy_act == 2)
    unit_abandoned = c["unit.abandoned"]
    t88 = (
        1 - ((unit_margin <= -8) | (unit_margin >= 7)).view(I1)
        + ((unit_margin >= -7) & (unit_margin <= -2)).view(I1)
    )
    unit_crew_killed = c["unit.crew_killed"]
    t89 = (
        unit_casualties
        + (unit_driven_back & t38).view(I1)
        + (3 - (unit_margin >= -7).view(I1) * 2 - (unit_margin >= -4).view(I1))
    )
    del unit_casualties, t38
    unit_abandoned_2 = t55 | (t54 | (unit_driven_back & (t18 & ~t14) | unit_abandoned))
    del t14, t18
    unit_crew_killed_2 = t55 | (t54 | unit_crew_killed)
    del t54, t55
    enemy_abandoned = c["enemy.abandoned"]
    t90 = (
        1 - ((enemy_margin <= -8) | (enemy_margin >= 7)).view(I1)
        + ((enemy_margin >= -7) & (enemy_margin <= -2)).view(I1)
    )
    enemy_crew_killed = c["enemy.crew_killed"]
    t91 = (
        enemy_casualties
        + (enemy_driven_back & t58).view(I1)
        + (3 - (enemy_margin >= -7).view(I1) * 2 - (enemy_margin >= -4).view(I1))
    )
    del enemy_casualties, t58
    enemy_abandoned_2 = t73 | (t72 | (enemy_driven_back & (t32 & ~t30) | enemy_abandoned))
    del t30, t32
    enemy_crew_killed_2 = t73 | (t72 | enemy_crew_killed)
    del t72, t73
    t92 = unit_dp + t88 + (unit_breakthrough & (t7 & ~(t74 | t82 & t37 & (chosen_unit_act == 0)))).view(I1)
    del t7, unit_dp, unit_breakthrough, t82, t88
    t93 = enemy_dp + t90 + (enemy_breakthrough & (t10 & ~(t78 | t85 & t57 & (chosen_enemy_act == 0)))).view(I1)
    del t10, enemy_dp, enemy_breakthrough, t85, t90
    t94 = unit_charging & ((unit_doing == 1) | (unit_doing >= 3)) | enemy_charging & (
        (enemy_doing == 1) | (enemy_doing >= 3)
    )
    t95 = t94 | ((unit_doing >= 1) & (unit_doing <= 2) | (unit_doing == 5)) & t17 | (
        (enemy_doing >= 1) & (enemy_doing <= 2) | (enemy_doing == 5)
    ) & t15
    del unit_doing, t15, t17, enemy_doing, t94
    t96 = t95 | unit_took_position & (unit_arm >= 5) | enemy_took_position & (
        enemy_arm >= 5
    ) | unit_crew_killed & t53
    del unit_took_position, unit_arm, enemy_arm, enemy_took_position, unit_crew_killed, t95
    t97 = unit_charging & (dice_1 >= 7) | ~unit_charging & (
        (dice_1 == 1) | (dice_1 >= 6)
    ) | enemy_charging & (dice_2 >= 7)
    del unit_charging
    t98 = unit_crew_killed_2 & t53 | enemy_crew_killed_2 & t42 | unit_abandoned_2 & t53 | enemy_abandoned_2 & t42
    t99 = (unit_success & (t40 & t46) | unit_inconclusive & (t40 & t8) | unit_driven_back & t51).view(I1) * 2
    del t8, t40, unit_success, t46, unit_inconclusive
    t100 = (
        t74.view(I1)
        + (t77 | unit_defeat & t53).view(I1) * 4
        + t75.view(I1) * 16
        + t99
        + (unit_driven_back & (~t51 & t52)).view(I1) * 32
    )
    del unit_driven_back, t51, t52, unit_defeat, t74, t75, t77, t99
    t101 = (enemy_success & (t60 & t65) | enemy_inconclusive & (t60 & t13) | enemy_driven_back & t70).view(I1) * 2
    del t13, t60, enemy_success, t65, enemy_inconclusive
    t102 = (
        t78.view(I1)
        + (t81 | enemy_defeat & t42).view(I1) * 4
        + t79.view(I1) * 16
        + t101
        + (enemy_driven_back & (~t70 & t71)).view(I1) * 32
    )
    del enemy_driven_back, t70, t71, enemy_defeat, t78, t79, t81, t101
    errors: Errors = (
        (3, t96 | enemy_crew_killed & t42 | unit_abandoned & t53 | enemy_abandoned & t42),  # IllegalState
        (9, dice_1 == 0),  # MissingDice
        (6, t97 | ~enemy_charging & ((dice_2 == 1) | (dice_2 >= 6))),  # InputError
        (9, dice_2 == 0),  # MissingDice
        (10, t83 & (chosen_unit_act == -128)),  # NeedsChoice
        (7, t83 & ((chosen_unit_act >= -127) & t84) | t86 & ((chosen_enemy_act >= -127) & ~t87)),  # NotOpen
        (10, t86 & (chosen_enemy_act == -128)),  # NeedsChoice
        (3, t98),  # IllegalState
    )
    return errors, {
        'unit.total': unit_total,
        'enemy.total': enemy_total,
        'unit.margin': unit_margin,
        'enemy.margin': enemy_margin,
        'unit.result': unit_result,
        'enemy.result': enemy_result,
        'unit.dp': t92.clip(0, 9),
        'unit.abandoned': unit_abandoned_2,
        'unit.casualties': t89.clip(0, 9),
        'unit.crew_killed': unit_crew_killed_2,
        'enemy.dp': t93.clip(0, 9),
        'enemy.abandoned': enemy_abandoned_2,
        'enemy.casualties': t91.clip(0, 9),
        'enemy.crew_killed': enemy_crew_killed_2,
        'unit.must': t100 + (unit_broken & t53).view(I1) * 64,
        'unit.may': t76.view(I1) * 2 + t37.view(I1) + t76.view(I1) * 4 + t48.view(I1) * 8,
        'enemy.must': t102 + (enemy_broken & t42).view(I1) * 64,
        'enemy.may': t80.view(I1) * 2 + t57.view(I1) + t80.view(I1) * 4 + t67.view(I1) * 8,
    }


combat = Resolver(
    'combat', 'Combat',
    inputs={
        'unit.charging': Column('unit.charging', 'yesno', bool, values=('no', 'yes')),
        'enemy.charging': Column('enemy.charging', 'yesno', bool, values=('no', 'yes')),
        'unit.grade': Column('unit.grade', 'member', I1, 0, 5, values=_W5),
        'unit.inspiring': Column('unit.inspiring', 'number', I1, 0, 3),
        'unit.advantage_of_ground': Column('unit.advantage_of_ground', 'yesno', bool, values=('no', 'yes')),
        'unit.in_fortifications': Column('unit.in_fortifications', 'yesno', bool, values=('no', 'yes')),
        'unit.doing': Column('unit.doing', 'member', I1, 0, 5, values=_W3),
        'unit.took_position': Column('unit.took_position', 'yesno', bool, values=('no', 'yes')),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W1),
        'unit.ranks': Column('unit.ranks', 'number', I1, 1, 4),
        'enemy.ranks': Column('enemy.ranks', 'number', I1, 1, 4),
        'unit.armoured': Column('unit.armoured', 'yesno', bool, values=('no', 'yes')),
        'enemy.arm': Column('enemy.arm', 'member', I1, 0, 10, values=_W1),
        'unit.moved': Column('unit.moved', 'yesno', bool, values=('no', 'yes')),
        'unit.has_pikes': Column('unit.has_pikes', 'yesno', bool, values=('no', 'yes')),
        'enemy.formation': Column('enemy.formation', 'member', I1, 0, 2, values=_W2),
        'unit.struck_on': Column('unit.struck_on', 'member', I1, 0, 2, values=_W7),
        'unit.formation': Column('unit.formation', 'member', I1, 0, 2, values=_W2),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 9),
        'unit.casualties': Column('unit.casualties', 'number', I1, 0, 9),
        'enemy.stands_in_contact': Column('enemy.stands_in_contact', 'number', I1, 1, 12),
        'unit.stands_in_contact': Column('unit.stands_in_contact', 'number', I1, 1, 12),
        'enemy.grade': Column('enemy.grade', 'member', I1, 0, 5, values=_W5),
        'enemy.inspiring': Column('enemy.inspiring', 'number', I1, 0, 3),
        'enemy.advantage_of_ground': Column('enemy.advantage_of_ground', 'yesno', bool, values=('no', 'yes')),
        'enemy.in_fortifications': Column('enemy.in_fortifications', 'yesno', bool, values=('no', 'yes')),
        'enemy.doing': Column('enemy.doing', 'member', I1, 0, 5, values=_W3),
        'enemy.took_position': Column('enemy.took_position', 'yesno', bool, values=('no', 'yes')),
        'enemy.armoured': Column('enemy.armoured', 'yesno', bool, values=('no', 'yes')),
        'enemy.moved': Column('enemy.moved', 'yesno', bool, values=('no', 'yes')),
        'enemy.has_pikes': Column('enemy.has_pikes', 'yesno', bool, values=('no', 'yes')),
        'enemy.struck_on': Column('enemy.struck_on', 'member', I1, 0, 2, values=_W7),
        'enemy.dp': Column('enemy.dp', 'number', I1, 0, 9),
        'enemy.casualties': Column('enemy.casualties', 'number', I1, 0, 9),
        'unit.abandoned': Column('unit.abandoned', 'yesno', bool, values=('no', 'yes')),
        'unit.crew_killed': Column('unit.crew_killed', 'yesno', bool, values=('no', 'yes')),
        'enemy.abandoned': Column('enemy.abandoned', 'yesno', bool, values=('no', 'yes')),
        'enemy.crew_killed': Column('enemy.crew_killed', 'yesno', bool, values=('no', 'yes')),
        'chosen.unit.act': Column('chosen.unit.act', 'act', I1, 0, 126, values=_W8, missing=-128),
        'chosen.enemy.act': Column('chosen.enemy.act', 'act', I1, 0, 126, values=_W8, missing=-128),
    },
    outputs={
        'unit.total': Column('unit.total', 'figure', I1, -29, 18),
        'unit.natural': Column('unit.natural', 'figure', I1, 1, 6),
        'unit.dice': Column('unit.dice', 'figure', I1, 1, 1),
        'enemy.total': Column('enemy.total', 'figure', I1, -29, 18),
        'enemy.natural': Column('enemy.natural', 'figure', I1, 1, 6),
        'enemy.dice': Column('enemy.dice', 'figure', I1, 1, 1),
        'unit.margin': Column('unit.margin', 'figure', I1, -47, 47),
        'enemy.margin': Column('enemy.margin', 'figure', I1, -47, 47),
        'unit.result': Column('unit.result', 'member', I1, -1, 6, values=_W9),
        'enemy.result': Column('enemy.result', 'member', I1, -1, 6, values=_W9),
        'unit.dp': Column('unit.dp', 'figure', I1, 0, 9),
        'unit.abandoned': Column('unit.abandoned', 'yesno', bool, values=('no', 'yes')),
        'unit.casualties': Column('unit.casualties', 'figure', I1, 0, 9),
        'unit.crew_killed': Column('unit.crew_killed', 'yesno', bool, values=('no', 'yes')),
        'enemy.dp': Column('enemy.dp', 'figure', I1, 0, 9),
        'enemy.abandoned': Column('enemy.abandoned', 'yesno', bool, values=('no', 'yes')),
        'enemy.casualties': Column('enemy.casualties', 'figure', I1, 0, 9),
        'enemy.crew_killed': Column('enemy.crew_killed', 'yesno', bool, values=('no', 'yes')),
        'unit.must': Column('unit.must', 'acts', I1, 0, 119),
        'unit.may': Column('unit.may', 'acts', I1, 0, 15),
        'enemy.must': Column('enemy.must', 'acts', I1, 0, 119),
        'enemy.may': Column('enemy.may', 'acts', I1, 0, 15),
    },
    kernel=_combat,
    acts=('pursue', 'remain', 'retire', 'any_permitted', 'ride_through', 'fall_back', 'rout'),
    dice=2,
    same={'unit.natural': 'dice.1', 'unit.dice': 1, 'enemy.natural': 'dice.2', 'enemy.dice': 1},
)


def _control_radius(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Control radius (value for leader). @qrs 80"""
    leader_actions = c["leader.actions"]
    errors: Errors = (
    )
    return errors, {
        'leader.control_radius': ((leader_actions - 1).clip(0, 2) * 40).astype(I2) + 60,
    }


control_radius = Resolver(
    'control_radius', 'Control radius',
    inputs={
        'leader.actions': Column('leader.actions', 'number', I1, 0, 3),
    },
    outputs={
        'leader.control_radius': Column('leader.control_radius', 'figure', I2, 60, 140),
    },
    kernel=_control_radius,
)


def _in_radius(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """within the radius of a detached leader (term for unit against leader). @qrs 48, 80"""
    unit_leader_distance = c["unit.leader_distance"]
    leader_actions = c["leader.actions"]
    leader_attached = c["leader.attached"]
    leader_killed = c["leader.killed"]
    unit_in_radius = (
        unit_leader_distance <= (((leader_actions - 1).clip(0, 2) * 40).astype(I2) + 60) * 60
    ) & ~(leader_attached | leader_killed)
    del unit_leader_distance, leader_actions, leader_attached, leader_killed
    errors: Errors = (
    )
    return errors, {
        'unit.in_radius': unit_in_radius,
    }


in_radius = Resolver(
    'in_radius', 'within the radius of a detached leader',
    inputs={
        'unit.leader_distance': Column('unit.leader_distance', 'length', I4, 0, 57600, scale=60),
        'leader.actions': Column('leader.actions', 'number', I1, 0, 3),
        'leader.attached': Column('leader.attached', 'yesno', bool, values=('no', 'yes')),
        'leader.killed': Column('leader.killed', 'yesno', bool, values=('no', 'yes'), default=0),
    },
    outputs={
        'unit.in_radius': Column('unit.in_radius', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_in_radius,
)


def _lead_controlled(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """the unit it follows is controlled (term for unit against leader). @qrs 80-84"""
    unit_lead_attached = c["unit.lead_attached"]
    unit_lead_distance = c["unit.lead_distance"]
    leader_actions = c["leader.actions"]
    leader_attached = c["leader.attached"]
    leader_killed = c["leader.killed"]
    t2 = (
        unit_lead_distance <= (((leader_actions - 1).clip(0, 2) * 40).astype(I2) + 60) * 60
    ) & ~(leader_attached | leader_killed)
    del unit_lead_distance, leader_actions, leader_attached, leader_killed
    errors: Errors = (
    )
    return errors, {
        'unit.lead_controlled': unit_lead_attached | t2,
    }


lead_controlled = Resolver(
    'lead_controlled', 'the unit it follows is controlled',
    inputs={
        'unit.lead_attached': Column('unit.lead_attached', 'yesno', bool, values=('no', 'yes')),
        'unit.lead_distance': Column('unit.lead_distance', 'length', I4, 0, 57600, scale=60),
        'leader.actions': Column('leader.actions', 'number', I1, 0, 3),
        'leader.attached': Column('leader.attached', 'yesno', bool, values=('no', 'yes')),
        'leader.killed': Column('leader.killed', 'yesno', bool, values=('no', 'yes'), default=0),
    },
    outputs={
        'unit.lead_controlled': Column('unit.lead_controlled', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_lead_controlled,
)


def _failed_charge(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """charged last turn without making contact (term for unit). @qrs 86"""
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
    """Control test (test for unit against leader). @qrs 80-102"""
    unit_charged_last_turn = c["unit.charged_last_turn"]
    unit_contacted_last_turn = c["unit.contacted_last_turn"]
    t2 = unit_charged_last_turn & ~unit_contacted_last_turn
    del unit_charged_last_turn, unit_contacted_last_turn
    unit_wishes_to_cease = c["unit.wishes_to_cease"]
    unit_doing = c["unit.doing"]
    t3 = (unit_doing >= 1) & (unit_doing <= 3)
    t4 = unit_wishes_to_cease & t3
    t5 = t2 | t4
    unit_leader_attached = c["unit.leader_attached"]
    t6 = ~t5 & unit_leader_attached
    t7 = t5 | unit_leader_attached
    del t5
    unit_beside_lead = c["unit.beside_lead"]
    unit_conforms = c["unit.conforms"]
    unit_lead_attached = c["unit.lead_attached"]
    unit_lead_distance = c["unit.lead_distance"]
    leader_actions = c["leader.actions"]
    t8 = (((leader_actions - 1).clip(0, 2) * 40).astype(I2) + 60) * 60
    del leader_actions
    leader_attached = c["leader.attached"]
    leader_killed = c["leader.killed"]
    t9 = ~(leader_attached | leader_killed)
    del leader_attached, leader_killed
    t10 = unit_lead_attached | (unit_lead_distance <= t8) & t9
    del unit_lead_attached, unit_lead_distance
    t11 = unit_beside_lead & unit_conforms & t10
    del unit_beside_lead
    t12 = ~t7 & t11
    t13 = t7 | t11
    del t7, t11
    unit_behind_lead = c["unit.behind_lead"]
    t14 = (unit_behind_lead <= 3600) & unit_conforms & t10
    del unit_conforms, t10, unit_behind_lead
    t15 = ~t13 & t14
    t16 = t13 | t14
    del t13, t14
    unit_leader_distance = c["unit.leader_distance"]
    t17 = (unit_leader_distance <= t8) & t9
    del t8, t9, unit_leader_distance
    t18 = ~t16 & t17
    t19 = t2.view(I1) + (1 - t2.view(I1)) * (~t2 & t4).view(I1)
    del t4
    t20 = t19 + (3 - t19) * t6.view(I1)
    del t19
    t21 = t20 + (3 - t20) * t12.view(I1)
    del t20
    t22 = t21 + (3 - t21) * t15.view(I1)
    del t21
    t23 = t6 | t12 | t15 | t18
    del t6, t12, t15
    t24 = ~t23
    dice_1 = c["dice.1"]
    t25 = t24 & unit_leader_attached
    chosen_unit_with_leader = c["chosen.unit.with_leader"]
    t26 = (chosen_unit_with_leader >= -127) & (chosen_unit_with_leader <= -2) | (chosen_unit_with_leader == 0)
    unit_arm = c["unit.arm"]
    unit_grade = c["unit.grade"]
    t27 = (unit_arm >= 8) | ((unit_grade == 0) | (unit_grade == 2))
    del unit_arm
    t28 = t24 & t27
    chosen_unit_steady_troops = c["chosen.unit.steady_troops"]
    t29 = (chosen_unit_steady_troops >= -127) & (chosen_unit_steady_troops <= -2) | (chosen_unit_steady_troops == 0)
    unit_total = (
        dice_1
        + (t3 | t2).view(I1)
        + unit_leader_attached.view(I1) * chosen_unit_with_leader
        + t27.view(I1) * chosen_unit_steady_troops
    )
    del t3, unit_leader_attached, t27
    unit_band = unit_total <= 2
    t30 = (unit_doing >= 1) & (unit_doing <= 2) | t2
    del t2
    t31 = ~t30
    t32 = unit_grade == 1
    del unit_grade
    unit_as_the_player_likes = (unit_total >= 3) & (unit_total <= 4)
    t33 = unit_as_the_player_likes & (unit_wishes_to_cease & ((unit_doing >= 2) & (unit_doing <= 3)))
    unit_behind_friends = c["unit.behind_friends"]
    unit_behind_obstacle = c["unit.behind_obstacle"]
    unit_nearest_enemy = c["unit.nearest_enemy"]
    t34 = unit_wishes_to_cease & (unit_doing == 1) & (
        unit_behind_friends | unit_behind_obstacle | (unit_nearest_enemy >= 14400)
    )
    del unit_wishes_to_cease, unit_behind_friends, unit_behind_obstacle, unit_nearest_enemy
    unit_band_2 = unit_total >= 5
    t35 = (unit_total >= 3).view(I1) + (unit_total >= 5).view(I1)
    t36 = unit_doing + (0 - unit_doing) * (t24 & t33).view(I1)
    del unit_doing, t33
    t37 = (
        (t24 & (unit_band & t30) | t24 & (unit_band_2 & t30)).view(I1)
        + (t24 & (unit_band & (t31 & t32)) | t24 & (unit_band_2 & t31)).view(I1) * 2
    )
    del t31, unit_band_2
    errors: Errors = (
        (9, t24 & (dice_1 == 0)),  # MissingDice
        (6, t24 & (dice_1 >= 7)),  # InputError
        (10, t25 & (chosen_unit_with_leader == -128)),  # NeedsChoice
        (7, t25 & t26 | t28 & t29),  # NotOpen
        (10, t28 & (chosen_unit_steady_troops == -128)),  # NeedsChoice
    )
    return errors, {
        'unit.verdict': 1 + (t22 + (3 - t22) * t18.view(I1) - 1) * (t16 | t17).view(I1),
        'unit.total': unit_total + (dice_1 - unit_total) * t23.view(I1),
        'unit.total.none': t23,
        'unit.natural.none': t23,
        'unit.dice.none': t23,
        'unit.result': t35 + (-1 - t35) * t23.view(I1),
        'unit.doing': t36 + (0 - t36) * (t24 & (unit_as_the_player_likes & t34)).view(I1),
        'unit.must': t37 + (t24 & (unit_band & ~(t30 | t32))).view(I1) * 4,
        'unit.may': (t24 & unit_as_the_player_likes).view(I1) * 8,
    }


control = Resolver(
    'control', 'Control test',
    inputs={
        'unit.charged_last_turn': Column('unit.charged_last_turn', 'yesno', bool, values=('no', 'yes')),
        'unit.contacted_last_turn': Column('unit.contacted_last_turn', 'yesno', bool, values=('no', 'yes')),
        'unit.wishes_to_cease': Column('unit.wishes_to_cease', 'yesno', bool, values=('no', 'yes')),
        'unit.doing': Column('unit.doing', 'member', I1, 0, 5, values=_W3),
        'unit.leader_attached': Column('unit.leader_attached', 'yesno', bool, values=('no', 'yes')),
        'unit.beside_lead': Column('unit.beside_lead', 'yesno', bool, values=('no', 'yes')),
        'unit.conforms': Column('unit.conforms', 'yesno', bool, values=('no', 'yes')),
        'unit.lead_attached': Column('unit.lead_attached', 'yesno', bool, values=('no', 'yes')),
        'unit.lead_distance': Column('unit.lead_distance', 'length', I4, 0, 57600, scale=60),
        'leader.actions': Column('leader.actions', 'number', I1, 0, 3),
        'leader.attached': Column('leader.attached', 'yesno', bool, values=('no', 'yes')),
        'leader.killed': Column('leader.killed', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.behind_lead': Column('unit.behind_lead', 'length', I4, 0, 57600, scale=60),
        'unit.leader_distance': Column('unit.leader_distance', 'length', I4, 0, 57600, scale=60),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W1),
        'unit.grade': Column('unit.grade', 'member', I1, 0, 5, values=_W5),
        'unit.behind_friends': Column('unit.behind_friends', 'yesno', bool, values=('no', 'yes')),
        'unit.behind_obstacle': Column('unit.behind_obstacle', 'yesno', bool, values=('no', 'yes')),
        'unit.nearest_enemy': Column('unit.nearest_enemy', 'length', I4, 0, 57600, scale=60),
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
        'unit.result': Column('unit.result', 'member', I1, -1, 2, values=_W6),
        'unit.doing': Column('unit.doing', 'member', I1, -1, 5, values=_W3),
        'unit.must': Column('unit.must', 'acts', I1, 0, 7),
        'unit.may': Column('unit.may', 'acts', I1, 0, 8),
    },
    kernel=_control,
    acts=('continue', 'repeat', 'halt', 'act'),
    dice=1,
    same={'unit.natural': 'dice.1', 'unit.dice': 1},
)


def _continue_(_c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Go on (action for unit). @qrs 98, 102"""
    errors: Errors = (
    )
    return errors, {
    }


continue_ = Resolver(
    'continue', 'Go on',
    inputs={
    },
    outputs={
    },
    kernel=_continue_,
)


def _repeat(_c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Last move again (action for unit). @qrs 98, 102"""
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
    """Act freely (action for unit). @qrs 100"""
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


def _halt_short(_c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Stop before the full distance (action for unit). @qrs 13, 207, 209"""
    errors: Errors = (
    )
    return errors, {
    }


halt_short = Resolver(
    'halt_short', 'Stop before the full distance',
    inputs={
    },
    outputs={
    },
    kernel=_halt_short,
)


def _halt(_c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Halt (action for unit). @qrs 76, 98"""
    errors: Errors = (
    )
    return errors, {
    }


halt = Resolver(
    'halt', 'Halt',
    inputs={
    },
    outputs={
    },
    kernel=_halt,
)


def _risk(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Risk to a leader (test for leader). @qrs 46"""
    dice_1 = c["dice.1"]
    leader_hit_roll_again = dice_1 == 1
    leader_unhurt = dice_1 >= 2
    dice_2 = c["dice.2"]
    leader_wounded_and_1_action_lost = (dice_2 >= 2) & (dice_2 <= 4)
    t2 = leader_hit_roll_again & leader_wounded_and_1_action_lost
    leader_rank = c["leader.rank"]
    leader_wounds = c["leader.wounds"]
    t3 = (dice_2 >= 2).view(I1) + (dice_2 >= 5).view(I1)
    leader_killed = c["leader.killed"]
    leader_actions = c["leader.actions"]
    leader_killed_2 = leader_hit_roll_again & (
        leader_wounded_and_1_action_lost & (leader_wounds >= 1)
    ) | (leader_hit_roll_again & (dice_2 == 1) | leader_killed)
    del leader_killed
    errors: Errors = (
        (9, dice_1 == 0),  # MissingDice
        (6, (dice_1 >= 7) | leader_hit_roll_again & (dice_2 >= 7)),  # InputError
        (9, leader_hit_roll_again & (dice_2 == 0)),  # MissingDice
    )
    return errors, {
        'leader.result': (dice_1 >= 2).view(I1),
        'leader.leader_hit.total.none': leader_unhurt,
        'leader.leader_hit.natural.none': leader_unhurt,
        'leader.leader_hit.dice.none': leader_unhurt,
        'leader.leader_hit.result': t3 + (-1 - t3) * leader_unhurt.view(I1),
        'leader.killed': leader_killed_2,
        'leader.wounds': (leader_wounds + t2.view(I1)).clip(0, 2),
        'leader.actions': (leader_actions - t2.view(I1)).clip(0, 3),
        'leader.may_not': (
            leader_hit_roll_again & (leader_wounded_and_1_action_lost & (leader_rank == 2))
        ).view(I1),
    }


risk = Resolver(
    'risk', 'Risk to a leader',
    inputs={
        'leader.rank': Column('leader.rank', 'member', I1, 0, 2, values=_W10),
        'leader.wounds': Column('leader.wounds', 'number', I1, 0, 2),
        'leader.killed': Column('leader.killed', 'yesno', bool, values=('no', 'yes')),
        'leader.actions': Column('leader.actions', 'number', I1, 0, 3),
    },
    outputs={
        'leader.total': Column('leader.total', 'figure', I1, 1, 6),
        'leader.natural': Column('leader.natural', 'figure', I1, 1, 6),
        'leader.dice': Column('leader.dice', 'figure', I1, 1, 1),
        'leader.result': Column('leader.result', 'member', I1, -1, 1, values=_W11),
        'leader.leader_hit.total': Column('leader.leader_hit.total', 'figure', I1, 1, 6, none='leader.leader_hit.total.none'),
        'leader.leader_hit.total.none': Column('leader.leader_hit.total.none', 'none', bool),
        'leader.leader_hit.natural': Column('leader.leader_hit.natural', 'figure', I1, 1, 6, none='leader.leader_hit.natural.none'),
        'leader.leader_hit.natural.none': Column('leader.leader_hit.natural.none', 'none', bool),
        'leader.leader_hit.dice': Column('leader.leader_hit.dice', 'figure', I1, 1, 1, none='leader.leader_hit.dice.none'),
        'leader.leader_hit.dice.none': Column('leader.leader_hit.dice.none', 'none', bool),
        'leader.leader_hit.result': Column('leader.leader_hit.result', 'member', I1, -1, 2, values=_W12),
        'leader.killed': Column('leader.killed', 'yesno', bool, values=('no', 'yes')),
        'leader.wounds': Column('leader.wounds', 'figure', I1, 0, 2),
        'leader.actions': Column('leader.actions', 'figure', I1, 0, 3),
        'leader.may_not': Column('leader.may_not', 'acts', I1, 0, 1),
    },
    kernel=_risk,
    acts=('influence',),
    dice=2,
    same={
        'leader.total': 'dice.1',
        'leader.natural': 'dice.1',
        'leader.dice': 1,
        'leader.leader_hit.total': 'dice.2',
        'leader.leader_hit.natural': 'dice.2',
        'leader.leader_hit.dice': 1
    },
)


def _leader_hit(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Leader hit (test for leader). @qrs 46-52"""
    dice_1 = c["dice.1"]
    leader_wounded_and_1_action_lost = (dice_1 >= 2) & (dice_1 <= 4)
    leader_rank = c["leader.rank"]
    leader_wounds = c["leader.wounds"]
    leader_killed = c["leader.killed"]
    leader_actions = c["leader.actions"]
    errors: Errors = (
        (9, dice_1 == 0),  # MissingDice
        (6, dice_1 >= 7),  # InputError
    )
    return errors, {
        'leader.result': (dice_1 >= 2).view(I1) + (dice_1 >= 5).view(I1),
        'leader.killed': leader_wounded_and_1_action_lost & (leader_wounds >= 1) | ((dice_1 == 1) | leader_killed),
        'leader.wounds': (leader_wounds + ((dice_1 >= 2) & (dice_1 <= 4)).view(I1)).clip(0, 2),
        'leader.actions': (leader_actions + (-1 + ((dice_1 == 1) | (dice_1 >= 5)).view(I1))).clip(0, 3),
        'leader.may_not': (leader_wounded_and_1_action_lost & (leader_rank == 2)).view(I1),
    }


leader_hit = Resolver(
    'leader_hit', 'Leader hit',
    inputs={
        'leader.rank': Column('leader.rank', 'member', I1, 0, 2, values=_W10),
        'leader.wounds': Column('leader.wounds', 'number', I1, 0, 2),
        'leader.killed': Column('leader.killed', 'yesno', bool, values=('no', 'yes')),
        'leader.actions': Column('leader.actions', 'number', I1, 0, 3),
    },
    outputs={
        'leader.total': Column('leader.total', 'figure', I1, 1, 6),
        'leader.natural': Column('leader.natural', 'figure', I1, 1, 6),
        'leader.dice': Column('leader.dice', 'figure', I1, 1, 1),
        'leader.result': Column('leader.result', 'member', I1, -1, 2, values=_W12),
        'leader.killed': Column('leader.killed', 'yesno', bool, values=('no', 'yes')),
        'leader.wounds': Column('leader.wounds', 'figure', I1, 0, 2),
        'leader.actions': Column('leader.actions', 'figure', I1, 0, 3),
        'leader.may_not': Column('leader.may_not', 'acts', I1, 0, 1),
    },
    kernel=_leader_hit,
    acts=('influence',),
    dice=1,
    same={'leader.total': 'dice.1', 'leader.natural': 'dice.1', 'leader.dice': 1},
)


def _lost_near(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """killed or routing within 120 yd (term for unit against leader). @qrs 56, 58"""
    unit_leader_distance = c["unit.leader_distance"]
    leader_killed = c["leader.killed"]
    leader_routing = c["leader.routing"]
    errors: Errors = (
    )
    return errors, {
        'unit.lost_near': (unit_leader_distance <= 7200) & (leader_killed | leader_routing),
    }


lost_near = Resolver(
    'lost_near', 'killed or routing within 120 yd',
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
    """Leaders lost (test for unit against leader). @qrs 56-58"""
    unit_leader_distance = c["unit.leader_distance"]
    leader_killed = c["leader.killed"]
    leader_routing = c["leader.routing"]
    t2 = (unit_leader_distance <= 7200) & (leader_killed | leader_routing)
    del unit_leader_distance, leader_killed, leader_routing
    leader_rank = c["leader.rank"]
    unit_dp = c["unit.dp"]
    unit_dp_2 = (unit_dp + (t2 & (leader_rank == 0)).view(I1) * 2 + (t2 & (leader_rank == 1)).view(I1)).clip(0, 9)
    del t2, leader_rank, unit_dp
    errors: Errors = (
    )
    return errors, {
        'unit.dp': unit_dp_2,
    }


leader_lost = Resolver(
    'leader_lost', 'Leaders lost',
    inputs={
        'unit.leader_distance': Column('unit.leader_distance', 'length', I4, 0, 57600, scale=60),
        'leader.killed': Column('leader.killed', 'yesno', bool, values=('no', 'yes'), default=0),
        'leader.routing': Column('leader.routing', 'yesno', bool, values=('no', 'yes')),
        'leader.rank': Column('leader.rank', 'member', I1, 0, 2, values=_W10),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 9),
    },
    outputs={
        'unit.dp': Column('unit.dp', 'figure', I1, 0, 9),
    },
    kernel=_leader_lost,
)


def _equal_or_higher(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """of equal or higher grade (term for unit against friend). @qrs 60, 64, 161"""
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
        'friend.grade': Column('friend.grade', 'member', I1, 0, 5, values=_W5),
        'unit.grade': Column('unit.grade', 'member', I1, 0, 5, values=_W5),
    },
    outputs={
        'unit.equal_or_higher': Column('unit.equal_or_higher', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_equal_or_higher,
)


def _friend_gone(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """routing or destroyed within 120 yd (term for unit against friend). @qrs 60, 62"""
    unit_friend_distance = c["unit.friend_distance"]
    friend_doing = c["friend.doing"]
    friend_destroyed = c["friend.destroyed"]
    errors: Errors = (
    )
    return errors, {
        'unit.friend_gone': (unit_friend_distance <= 7200) & ((friend_doing == 1) | friend_destroyed),
    }


friend_gone = Resolver(
    'friend_gone', 'routing or destroyed within 120 yd',
    inputs={
        'unit.friend_distance': Column('unit.friend_distance', 'length', I4, 0, 57600, scale=60),
        'friend.doing': Column('friend.doing', 'member', I1, 0, 5, values=_W3),
        'friend.destroyed': Column('friend.destroyed', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'unit.friend_gone': Column('unit.friend_gone', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_friend_gone,
)


def _friend_lost(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Friends lost (test for unit against friend). @qrs 60-64"""
    unit_friend_distance = c["unit.friend_distance"]
    t2 = unit_friend_distance <= 7200
    del unit_friend_distance
    friend_doing = c["friend.doing"]
    friend_destroyed = c["friend.destroyed"]
    t3 = t2 & ((friend_doing == 1) | friend_destroyed)
    del friend_destroyed
    friend_grade = c["friend.grade"]
    unit_grade = c["unit.grade"]
    t4 = (friend_grade <= unit_grade) | (unit_grade <= 1) & (friend_grade <= 1)
    del friend_grade, unit_grade
    unit_dp = c["unit.dp"]
    friend_arm = c["friend.arm"]
    t5 = (
        unit_dp
        + (t3 & t4).view(I1) * 2
        + (t3 & ~t4).view(I1)
        + (t2 & (friend_arm <= 4) & (friend_doing == 5) & t4).view(I1)
    )
    del t2, friend_doing, t3, t4, unit_dp, friend_arm
    errors: Errors = (
    )
    return errors, {
        'unit.dp': t5.clip(0, 9),
    }


friend_lost = Resolver(
    'friend_lost', 'Friends lost',
    inputs={
        'unit.friend_distance': Column('unit.friend_distance', 'length', I4, 0, 57600, scale=60),
        'friend.doing': Column('friend.doing', 'member', I1, 0, 5, values=_W3),
        'friend.destroyed': Column('friend.destroyed', 'yesno', bool, values=('no', 'yes')),
        'friend.grade': Column('friend.grade', 'member', I1, 0, 5, values=_W5),
        'unit.grade': Column('unit.grade', 'member', I1, 0, 5, values=_W5),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 9),
        'friend.arm': Column('friend.arm', 'member', I1, 0, 10, values=_W1),
    },
    outputs={
        'unit.dp': Column('unit.dp', 'figure', I1, 0, 9),
    },
    kernel=_friend_lost,
)


def _evading(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Evaders (test for unit). @qrs 66"""
    unit_doing = c["unit.doing"]
    unit_dp = c["unit.dp"]
    errors: Errors = (
    )
    return errors, {
        'unit.dp': (unit_dp + (unit_doing == 4).view(I1)).clip(0, 9),
    }


evading = Resolver(
    'evading', 'Evaders',
    inputs={
        'unit.doing': Column('unit.doing', 'member', I1, 0, 5, values=_W3),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 9),
    },
    outputs={
        'unit.dp': Column('unit.dp', 'figure', I1, 0, 9),
    },
    kernel=_evading,
)


def _ride(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Move (action for leader). @qrs 36, 70"""
    leader_nearest_enemy = c["leader.nearest_enemy"]
    chosen_leader_distance = c["chosen.leader.distance"]
    t2 = chosen_leader_distance >= -2147483647
    t3 = (((leader_nearest_enemy >= 7201).view(I1) * 120).astype(I2) + 120) * 60
    del leader_nearest_enemy
    errors: Errors = (
        (7, t2 & ~((chosen_leader_distance >= 0) & (chosen_leader_distance <= t3))),  # NotOpen
    )
    return errors, {
        'leader.distance': t2.astype(I4) * chosen_leader_distance,
        'leader.distance.to': t3.astype(I4) + (chosen_leader_distance - t3.astype(I4)) * t2.astype(I4),
    }


ride = Resolver(
    'ride', 'Move',
    inputs={
        'leader.nearest_enemy': Column('leader.nearest_enemy', 'length', I4, 0, 57600, scale=60),
        'chosen.leader.distance': Column('chosen.leader.distance', 'length', I4, -2147483647, 2147483647, scale=60, missing=-2147483648),
    },
    outputs={
        'leader.distance': Column('leader.distance', 'figure', I2, -14401, 14401, scale=60, to='leader.distance.to'),
        'leader.distance.to': Column('leader.distance.to', 'to', I2, -14401, 14401, scale=60),
        'leader.may': Column('leader.may', 'acts', I1, 0, 3),
    },
    kernel=_ride,
    acts=('attach', 'detach'),
    same={'leader.may': 3},
)


def _attach(_c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Attach (action for leader). @qrs 70"""
    errors: Errors = (
    )
    return errors, {
    }


attach = Resolver(
    'attach', 'Attach',
    inputs={
        'leader.attached': Column('leader.attached', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'leader.attached': Column('leader.attached', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_attach,
    same={'leader.attached': 1},
)


def _detach(_c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Detach (action for leader). @qrs 70"""
    errors: Errors = (
    )
    return errors, {
    }


detach = Resolver(
    'detach', 'Detach',
    inputs={
        'leader.attached': Column('leader.attached', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'leader.attached': Column('leader.attached', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_detach,
    same={'leader.attached': 0},
)


def _orders(_c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Orders (action for leader). @qrs 72"""
    errors: Errors = (
    )
    return errors, {
    }


orders = Resolver(
    'orders', 'Orders',
    inputs={
    },
    outputs={
    },
    kernel=_orders,
)


def _can_influence(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """able to influence (term for leader). @qrs 48, 50, 74"""
    leader_attached = c["leader.attached"]
    leader_killed = c["leader.killed"]
    leader_rank = c["leader.rank"]
    leader_wounds = c["leader.wounds"]
    errors: Errors = (
    )
    return errors, {
        'leader.can_influence': leader_attached & ~(leader_killed | (leader_rank == 2) & (leader_wounds >= 1)),
    }


can_influence = Resolver(
    'can_influence', 'able to influence',
    inputs={
        'leader.attached': Column('leader.attached', 'yesno', bool, values=('no', 'yes')),
        'leader.killed': Column('leader.killed', 'yesno', bool, values=('no', 'yes'), default=0),
        'leader.rank': Column('leader.rank', 'member', I1, 0, 2, values=_W10),
        'leader.wounds': Column('leader.wounds', 'number', I1, 0, 2),
    },
    outputs={
        'leader.can_influence': Column('leader.can_influence', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_can_influence,
)


def _influence(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Influence the unit he is with (action for leader). @qrs 74"""
    leader_attached = c["leader.attached"]
    leader_killed = c["leader.killed"]
    leader_rank = c["leader.rank"]
    leader_wounds = c["leader.wounds"]
    t2 = leader_attached & ~(leader_killed | (leader_rank == 2) & (leader_wounds >= 1))
    del leader_attached, leader_killed, leader_rank, leader_wounds
    errors: Errors = (
    )
    return errors, {
        'leader.verdict': 2 - t2.view(I1) * 2,
        'leader.may': t2.view(I1) + t2.view(I1) * 2,
    }


influence = Resolver(
    'influence', 'Influence the unit he is with',
    inputs={
        'leader.attached': Column('leader.attached', 'yesno', bool, values=('no', 'yes')),
        'leader.killed': Column('leader.killed', 'yesno', bool, values=('no', 'yes'), default=0),
        'leader.rank': Column('leader.rank', 'member', I1, 0, 2, values=_W10),
        'leader.wounds': Column('leader.wounds', 'number', I1, 0, 2),
    },
    outputs={
        'leader.verdict': Column('leader.verdict', 'member', I1, -1, 2, values=_W4),
        'leader.may': Column('leader.may', 'acts', I1, 0, 3),
    },
    kernel=_influence,
    acts=('steady', 'inspire'),
)


def _steady(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Steady (action for leader against unit). @qrs 76"""
    leader_attached = c["leader.attached"]
    leader_killed = c["leader.killed"]
    leader_rank = c["leader.rank"]
    leader_wounds = c["leader.wounds"]
    unit_leader_attached = c["unit.leader_attached"]
    t2 = leader_attached & ~(leader_killed | (leader_rank == 2) & (leader_wounds >= 1)) & unit_leader_attached
    del leader_attached, leader_killed, leader_rank, leader_wounds, unit_leader_attached
    unit_dp = c["unit.dp"]
    errors: Errors = (
    )
    return errors, {
        'leader.verdict': 2 - t2.view(I1) * 2,
        'unit.dp': (unit_dp - t2.view(I1)).clip(0, 9),
        'unit.must': t2.view(I1),
    }


steady = Resolver(
    'steady', 'Steady',
    inputs={
        'leader.attached': Column('leader.attached', 'yesno', bool, values=('no', 'yes')),
        'leader.killed': Column('leader.killed', 'yesno', bool, values=('no', 'yes'), default=0),
        'leader.rank': Column('leader.rank', 'member', I1, 0, 2, values=_W10),
        'leader.wounds': Column('leader.wounds', 'number', I1, 0, 2),
        'unit.leader_attached': Column('unit.leader_attached', 'yesno', bool, values=('no', 'yes')),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 9),
    },
    outputs={
        'leader.verdict': Column('leader.verdict', 'member', I1, -1, 2, values=_W4),
        'unit.dp': Column('unit.dp', 'figure', I1, 0, 9),
        'unit.must': Column('unit.must', 'acts', I1, 0, 1),
    },
    kernel=_steady,
    acts=('halt',),
)


def _inspire(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Inspire (action for leader against unit). @qrs 78"""
    leader_attached = c["leader.attached"]
    leader_killed = c["leader.killed"]
    leader_rank = c["leader.rank"]
    leader_wounds = c["leader.wounds"]
    unit_leader_attached = c["unit.leader_attached"]
    t2 = ~unit_leader_attached
    t3 = leader_attached & ~(leader_killed | (leader_rank == 2) & (leader_wounds >= 1)) & unit_leader_attached
    del leader_attached, leader_killed, leader_rank, leader_wounds, unit_leader_attached
    unit_inspiring = c["unit.inspiring"]
    unit_inspiring_2 = (unit_inspiring + t3.view(I1)).clip(0, 3)
    errors: Errors = (
        (3, (unit_inspiring >= 1) & t2 | (unit_inspiring_2 >= 1) & t2),  # IllegalState
    )
    return errors, {
        'leader.verdict': 2 - t3.view(I1) * 2,
        'unit.inspiring': unit_inspiring_2,
    }


inspire = Resolver(
    'inspire', 'Inspire',
    inputs={
        'leader.attached': Column('leader.attached', 'yesno', bool, values=('no', 'yes')),
        'leader.killed': Column('leader.killed', 'yesno', bool, values=('no', 'yes'), default=0),
        'leader.rank': Column('leader.rank', 'member', I1, 0, 2, values=_W10),
        'leader.wounds': Column('leader.wounds', 'number', I1, 0, 2),
        'unit.leader_attached': Column('unit.leader_attached', 'yesno', bool, values=('no', 'yes')),
        'unit.inspiring': Column('unit.inspiring', 'number', I1, 0, 3),
    },
    outputs={
        'leader.verdict': Column('leader.verdict', 'member', I1, -1, 2, values=_W4),
        'unit.inspiring': Column('unit.inspiring', 'figure', I1, 0, 3),
    },
    kernel=_inspire,
)


def _part_spent(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """part of the move taken (term for unit). @qrs 112, 114, 120, 122"""
    unit_time = c["unit.time"]
    errors: Errors = (
    )
    return errors, {
        'unit.part_spent': unit_time >= 1,
    }


part_spent = Resolver(
    'part_spent', 'part of the move taken',
    inputs={
        'unit.time': Column('unit.time', 'move', I1, 0, 2, scale=2, default=0),
    },
    outputs={
        'unit.part_spent': Column('unit.part_spent', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_part_spent,
)


def _wheel(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Wheel (action for unit). @qrs 106"""
    unit_nearest_enemy = c["unit.nearest_enemy"]
    unit_formation = c["unit.formation"]
    unit_dp = c["unit.dp"]
    t2 = (3 - unit_dp).clip(0, 3).clip(0, 1)
    t3 = unit_dp + (t2 + (0 - t2) * ((unit_nearest_enemy >= 7201) | (unit_formation >= 1)).view(I1))
    del unit_nearest_enemy, unit_formation, unit_dp, t2
    unit_wheels_back = c["unit.wheels_back"]
    unit_speed = c["unit.speed"]
    errors: Errors = (
    )
    return errors, {
        'unit.dp': t3.clip(0, 9),
        'unit.speed': unit_speed + (1 - unit_speed) * unit_wheels_back.view(I1),
    }


wheel = Resolver(
    'wheel', 'Wheel',
    inputs={
        'unit.nearest_enemy': Column('unit.nearest_enemy', 'length', I4, 0, 57600, scale=60),
        'unit.formation': Column('unit.formation', 'member', I1, 0, 2, values=_W2),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 9),
        'unit.wheels_back': Column('unit.wheels_back', 'yesno', bool, values=('no', 'yes')),
        'unit.speed': Column('unit.speed', 'move', I1, 1, 2, scale=2),
    },
    outputs={
        'unit.dp': Column('unit.dp', 'figure', I1, 0, 9),
        'unit.speed': Column('unit.speed', 'figure', I1, 1, 2, scale=2),
    },
    kernel=_wheel,
)


def _reform(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Re-form (action for unit). @qrs 108"""
    unit_time = c["unit.time"]
    t2 = unit_time >= 1
    unit_cause_ceased = c["unit.cause_ceased"]
    t3 = t2 | unit_cause_ceased
    t4 = (unit_time >= 1).view(I1) * 2
    errors: Errors = (
    )
    return errors, {
        'unit.verdict': 2 + (t4 + (0 - t4) * ((unit_time == 0) & unit_cause_ceased).view(I1) - 2) * t3.view(I1),
        'unit.time': 2 + (unit_time - 2) * (t2 | ~t3).view(I1),
    }


reform = Resolver(
    'reform', 'Re-form',
    inputs={
        'unit.time': Column('unit.time', 'move', I1, 0, 2, scale=2, default=0),
        'unit.cause_ceased': Column('unit.cause_ceased', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W4),
        'unit.time': Column('unit.time', 'figure', I1, 0, 2, scale=2),
    },
    kernel=_reform,
)


def _unlimber(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Unlimber (action for unit). @qrs 110"""
    unit_arm = c["unit.arm"]
    t2 = unit_arm >= 8
    unit_time = c["unit.time"]
    t3 = unit_arm <= 7
    del unit_arm
    t4 = t2 & (unit_time == 0)
    t5 = (unit_time >= 1).view(I1) * 2
    unit_limbered = c["unit.limbered"]
    unit_limbered_2 = ~t4 & unit_limbered
    unit_under_fire = c["unit.under_fire"]
    unit_dp = c["unit.dp"]
    t6 = unit_dp + (t4 & unit_under_fire).view(I1) * (3 - unit_dp).clip(0, 3).clip(0, 2)
    del unit_dp
    unit_dp_2 = (t6 + (t4 & ~unit_under_fire).view(I1) * (3 - t6.clip(0, 9)).clip(0, 3).clip(0, 1)).clip(0, 9)
    del t6
    errors: Errors = (
        (3, unit_limbered & t3 | unit_limbered_2 & t3),  # IllegalState
    )
    return errors, {
        'unit.verdict': 2 + (t5 + (-1 - t5) * t3.view(I1) - 2) * t2.view(I1),
        'unit.result': -1 + (1 - unit_under_fire.view(I1) - (-1)) * t4.view(I1),
        'unit.time': unit_time + (2 - unit_time) * t4.view(I1),
        'unit.limbered': unit_limbered_2,
        'unit.dp': unit_dp_2,
    }


unlimber = Resolver(
    'unlimber', 'Unlimber',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W1),
        'unit.time': Column('unit.time', 'move', I1, 0, 2, scale=2, default=0),
        'unit.limbered': Column('unit.limbered', 'yesno', bool, values=('no', 'yes')),
        'unit.under_fire': Column('unit.under_fire', 'yesno', bool, values=('no', 'yes')),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 9),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W4),
        'unit.result': Column('unit.result', 'member', I1, -1, 1, values=_W13),
        'unit.time': Column('unit.time', 'figure', I1, 0, 2, scale=2),
        'unit.limbered': Column('unit.limbered', 'yesno', bool, values=('no', 'yes')),
        'unit.dp': Column('unit.dp', 'figure', I1, 0, 9),
    },
    kernel=_unlimber,
)


def _cross(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Cross an obstacle (action for unit). @qrs 112"""
    unit_time = c["unit.time"]
    t2 = unit_time <= 1
    unit_under_fire = c["unit.under_fire"]
    t3 = 1 - unit_under_fire.view(I1)
    unit_dp = c["unit.dp"]
    t4 = unit_dp + (t2 & unit_under_fire).view(I1) * (3 - unit_dp).clip(0, 3).clip(0, 2)
    del unit_dp
    t5 = t4 + (t2 & ~unit_under_fire).view(I1) * (3 - t4.clip(0, 9)).clip(0, 3).clip(0, 1)
    del unit_under_fire, t4
    unit_arm = c["unit.arm"]
    unit_hard_on_horse = c["unit.hard_on_horse"]
    t6 = (
        t2 & ((unit_arm >= 5) & (unit_arm <= 7) & unit_hard_on_horse)
    ).view(I1) * (3 - t5.clip(0, 9)).clip(0, 3).clip(0, 1)
    del t2, unit_arm, unit_hard_on_horse
    errors: Errors = (
    )
    return errors, {
        'unit.verdict': (unit_time == 2).view(I1) * 2,
        'unit.result': t3 + (-1 - t3) * (unit_time == 2).view(I1),
        'unit.time': (unit_time + (1 - (unit_time == 2).view(I1))).clip(0, 2),
        'unit.dp': (t5 + t6).clip(0, 9),
    }


cross = Resolver(
    'cross', 'Cross an obstacle',
    inputs={
        'unit.time': Column('unit.time', 'move', I1, 0, 2, scale=2, default=0),
        'unit.under_fire': Column('unit.under_fire', 'yesno', bool, values=('no', 'yes')),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 9),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W1),
        'unit.hard_on_horse': Column('unit.hard_on_horse', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W4),
        'unit.result': Column('unit.result', 'member', I1, -1, 1, values=_W13),
        'unit.time': Column('unit.time', 'figure', I1, 0, 2, scale=2),
        'unit.dp': Column('unit.dp', 'figure', I1, 0, 9),
    },
    kernel=_cross,
)


def _about_face(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """About face (action for unit). @qrs 114"""
    unit_time = c["unit.time"]
    unit_arm = c["unit.arm"]
    unit_under_fire = c["unit.under_fire"]
    unit_dp = c["unit.dp"]
    t2 = (
        (unit_time <= 1) & ((unit_arm >= 5) & (unit_arm <= 7) | unit_under_fire)
    ).view(I1) * (3 - unit_dp).clip(0, 3).clip(0, 1)
    del unit_arm, unit_under_fire
    errors: Errors = (
    )
    return errors, {
        'unit.verdict': (unit_time == 2).view(I1) * 2,
        'unit.time': (unit_time + (1 - (unit_time == 2).view(I1))).clip(0, 2),
        'unit.dp': (unit_dp + t2).clip(0, 9),
    }


about_face = Resolver(
    'about_face', 'About face',
    inputs={
        'unit.time': Column('unit.time', 'move', I1, 0, 2, scale=2, default=0),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W1),
        'unit.under_fire': Column('unit.under_fire', 'yesno', bool, values=('no', 'yes')),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 9),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W4),
        'unit.time': Column('unit.time', 'figure', I1, 0, 2, scale=2),
        'unit.dp': Column('unit.dp', 'figure', I1, 0, 9),
    },
    kernel=_about_face,
)


def _incline(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Incline (action for unit). @qrs 116"""
    unit_arm = c["unit.arm"]
    unit_grade = c["unit.grade"]
    unit_formation = c["unit.formation"]
    errors: Errors = (
    )
    return errors, {
        'unit.verdict': 2 - ((unit_arm <= 4) & (unit_grade <= 4) & (unit_formation == 0)).view(I1) * 2,
    }


incline = Resolver(
    'incline', 'Incline',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W1),
        'unit.grade': Column('unit.grade', 'member', I1, 0, 5, values=_W5),
        'unit.formation': Column('unit.formation', 'member', I1, 0, 2, values=_W2),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W4),
    },
    kernel=_incline,
)


def _side_step(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Side-step or step back (action for unit). @qrs 118"""
    unit_arm = c["unit.arm"]
    unit_grade = c["unit.grade"]
    unit_formation = c["unit.formation"]
    t2 = (unit_arm <= 4) & (unit_grade <= 4) & (unit_formation == 0)
    del unit_arm, unit_grade, unit_formation
    errors: Errors = (
    )
    return errors, {
        'unit.verdict': 2 - t2.view(I1) * 2,
        'unit.distance.none': ~t2,
    }


side_step = Resolver(
    'side_step', 'Side-step or step back',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W1),
        'unit.grade': Column('unit.grade', 'member', I1, 0, 5, values=_W5),
        'unit.formation': Column('unit.formation', 'member', I1, 0, 2, values=_W2),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W4),
        'unit.distance': Column('unit.distance', 'figure', I1, 20, 20, none='unit.distance.none'),
        'unit.distance.none': Column('unit.distance.none', 'none', bool),
    },
    kernel=_side_step,
    same={'unit.distance': 20},
)


def _mount(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Mount or dismount (action for unit). @qrs 120"""
    unit_time = c["unit.time"]
    unit_under_fire = c["unit.under_fire"]
    unit_dp = c["unit.dp"]
    t2 = unit_dp + ((unit_time <= 1) & unit_under_fire).view(I1) * (3 - unit_dp).clip(0, 3).clip(0, 1)
    del unit_under_fire, unit_dp
    errors: Errors = (
    )
    return errors, {
        'unit.verdict': (unit_time == 2).view(I1) * 2,
        'unit.time': (unit_time + (1 - (unit_time == 2).view(I1))).clip(0, 2),
        'unit.dp': t2.clip(0, 9),
    }


mount = Resolver(
    'mount', 'Mount or dismount',
    inputs={
        'unit.time': Column('unit.time', 'move', I1, 0, 2, scale=2, default=0),
        'unit.under_fire': Column('unit.under_fire', 'yesno', bool, values=('no', 'yes')),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 9),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W4),
        'unit.time': Column('unit.time', 'figure', I1, 0, 2, scale=2),
        'unit.dp': Column('unit.dp', 'figure', I1, 0, 9),
    },
    kernel=_mount,
)


def _change_formation(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Change formation (action for unit). @qrs 122"""
    unit_time = c["unit.time"]
    unit_nearest_enemy = c["unit.nearest_enemy"]
    unit_nearer_1_move_and_1_dp = unit_nearest_enemy <= 7200
    t2 = (unit_time == 2) | (unit_time >= 1) & unit_nearer_1_move_and_1_dp
    t3 = ~t2
    t4 = t3 & unit_nearer_1_move_and_1_dp
    unit_result = unit_nearer_1_move_and_1_dp.view(I1) + (-1 - unit_nearer_1_move_and_1_dp.view(I1)) * t2.view(I1)
    del unit_nearer_1_move_and_1_dp
    t5 = (unit_time + (t3 & (unit_nearest_enemy >= 7201)).view(I1)).clip(0, 2)
    del unit_time, unit_nearest_enemy, t3
    unit_dp = c["unit.dp"]
    errors: Errors = (
    )
    return errors, {
        'unit.verdict': t2.view(I1) * 2,
        'unit.result': unit_result,
        'unit.time': t5 + (2 - t5) * t4.view(I1),
        'unit.dp': (unit_dp + t4.view(I1) * (3 - unit_dp).clip(0, 3).clip(0, 1)).clip(0, 9),
    }


change_formation = Resolver(
    'change_formation', 'Change formation',
    inputs={
        'unit.time': Column('unit.time', 'move', I1, 0, 2, scale=2, default=0),
        'unit.nearest_enemy': Column('unit.nearest_enemy', 'length', I4, 0, 57600, scale=60),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 9),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W4),
        'unit.result': Column('unit.result', 'member', I1, -1, 1, values=_W14),
        'unit.time': Column('unit.time', 'figure', I1, 0, 2, scale=2),
        'unit.dp': Column('unit.dp', 'figure', I1, 0, 9),
    },
    kernel=_change_formation,
)


def _free_passage(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """passage without penalty (term for unit against friend). @qrs 124"""
    friend_arm = c["friend.arm"]
    unit_doing = c["unit.doing"]
    friend_doing = c["friend.doing"]
    friend_moved = c["friend.moved"]
    friend_fired = c["friend.fired"]
    unit_free_passage = (friend_arm >= 8) | (unit_doing != 1) & (friend_doing != 1) & ~friend_moved & ~friend_fired
    del friend_arm, unit_doing, friend_doing, friend_moved, friend_fired
    errors: Errors = (
    )
    return errors, {
        'unit.free_passage': unit_free_passage,
    }


free_passage = Resolver(
    'free_passage', 'passage without penalty',
    inputs={
        'friend.arm': Column('friend.arm', 'member', I1, 0, 10, values=_W1),
        'unit.doing': Column('unit.doing', 'member', I1, 0, 5, values=_W3),
        'friend.doing': Column('friend.doing', 'member', I1, 0, 5, values=_W3),
        'friend.moved': Column('friend.moved', 'yesno', bool, values=('no', 'yes')),
        'friend.fired': Column('friend.fired', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'unit.free_passage': Column('unit.free_passage', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_free_passage,
)


def _pass_lines(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Passage of lines (action for unit against friend). @qrs 124"""
    unit_formation = c["unit.formation"]
    t2 = unit_formation <= 1
    del unit_formation
    friend_arm = c["friend.arm"]
    unit_doing = c["unit.doing"]
    friend_doing = c["friend.doing"]
    friend_moved = c["friend.moved"]
    friend_fired = c["friend.fired"]
    t3 = (friend_arm >= 8) | (unit_doing != 1) & (friend_doing != 1) & ~friend_moved & ~friend_fired
    del friend_arm, friend_moved, friend_fired
    t4 = ~t3
    del t3
    unit_dp = c["unit.dp"]
    friend_formation = c["friend.formation"]
    t5 = friend_formation <= 1
    del friend_formation
    friend_dp = c["friend.dp"]
    t6 = ((unit_doing >= 1) & (unit_doing <= 2) | (unit_doing == 5)) & t2 | (
        (friend_doing >= 1) & (friend_doing <= 2) | (friend_doing == 5)
    ) & t5
    del unit_doing, friend_doing
    errors: Errors = (
        (3, t6),  # IllegalState
    )
    return errors, {
        'unit.dp': (unit_dp + (t2 & t4).view(I1) * (3 - unit_dp).clip(0, 3).clip(0, 1)).clip(0, 9),
        'friend.dp': (friend_dp + (t5 & t4).view(I1) * (3 - friend_dp).clip(0, 3).clip(0, 1)).clip(0, 9),
    }


pass_lines = Resolver(
    'pass_lines', 'Passage of lines',
    inputs={
        'unit.formation': Column('unit.formation', 'member', I1, 0, 2, values=_W2),
        'friend.arm': Column('friend.arm', 'member', I1, 0, 10, values=_W1),
        'unit.doing': Column('unit.doing', 'member', I1, 0, 5, values=_W3),
        'friend.doing': Column('friend.doing', 'member', I1, 0, 5, values=_W3),
        'friend.moved': Column('friend.moved', 'yesno', bool, values=('no', 'yes')),
        'friend.fired': Column('friend.fired', 'yesno', bool, values=('no', 'yes')),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 9),
        'friend.formation': Column('friend.formation', 'member', I1, 0, 2, values=_W2),
        'friend.dp': Column('friend.dp', 'number', I1, 0, 9),
    },
    outputs={
        'unit.dp': Column('unit.dp', 'figure', I1, 0, 9),
        'friend.dp': Column('friend.dp', 'figure', I1, 0, 9),
    },
    kernel=_pass_lines,
)


def _pass_gap(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Pass a gap (action for unit). @qrs 126"""
    unit_nearest_enemy = c["unit.nearest_enemy"]
    unit_dp = c["unit.dp"]
    unit_dp_2 = (unit_dp + (unit_nearest_enemy <= 7200).view(I1) * (3 - unit_dp).clip(0, 3).clip(0, 1)).clip(0, 9)
    del unit_nearest_enemy, unit_dp
    unit_arm = c["unit.arm"]
    unit_speed = c["unit.speed"]
    errors: Errors = (
    )
    return errors, {
        'unit.dp': unit_dp_2,
        'unit.speed': unit_speed + (1 - unit_speed) * (unit_arm <= 4).view(I1),
    }


pass_gap = Resolver(
    'pass_gap', 'Pass a gap',
    inputs={
        'unit.nearest_enemy': Column('unit.nearest_enemy', 'length', I4, 0, 57600, scale=60),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 9),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W1),
        'unit.speed': Column('unit.speed', 'move', I1, 1, 2, scale=2),
    },
    outputs={
        'unit.dp': Column('unit.dp', 'figure', I1, 0, 9),
        'unit.speed': Column('unit.speed', 'figure', I1, 1, 2, scale=2),
    },
    kernel=_pass_gap,
)


def _unlimbered(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """manned guns off their limber (term for unit). @qrs 26"""
    unit_arm = c["unit.arm"]
    unit_limbered = c["unit.limbered"]
    t2 = unit_arm <= 7
    unit_abandoned = c["unit.abandoned"]
    errors: Errors = (
        (3, unit_limbered & t2 | unit_abandoned & t2),  # IllegalState
    )
    return errors, {
        'unit.unlimbered': (unit_arm >= 8) & ~(unit_limbered | unit_abandoned),
    }


unlimbered = Resolver(
    'unlimbered', 'manned guns off their limber',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W1),
        'unit.limbered': Column('unit.limbered', 'yesno', bool, values=('no', 'yes')),
        'unit.abandoned': Column('unit.abandoned', 'yesno', bool, values=('no', 'yes'), default=0),
    },
    outputs={
        'unit.unlimbered': Column('unit.unlimbered', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_unlimbered,
)


def _fast(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """fast move (term for unit). @qrs 34"""
    unit_doing = c["unit.doing"]
    errors: Errors = (
    )
    return errors, {
        'unit.fast': (unit_doing >= 1) & (unit_doing <= 2) | (unit_doing >= 4),
    }


fast = Resolver(
    'fast', 'fast move',
    inputs={
        'unit.doing': Column('unit.doing', 'member', I1, 0, 5, values=_W3),
    },
    outputs={
        'unit.fast': Column('unit.fast', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_fast,
)


def _hampered(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """in rough terrain (term for unit). @qrs 40, 42"""
    unit_rough = c["unit.rough"]
    unit_on_road = c["unit.on_road"]
    unit_formation = c["unit.formation"]
    errors: Errors = (
    )
    return errors, {
        'unit.hampered': unit_rough & ~(unit_on_road & (unit_formation == 1)),
    }


hampered = Resolver(
    'hampered', 'in rough terrain',
    inputs={
        'unit.rough': Column('unit.rough', 'yesno', bool, values=('no', 'yes')),
        'unit.on_road': Column('unit.on_road', 'yesno', bool, values=('no', 'yes')),
        'unit.formation': Column('unit.formation', 'member', I1, 0, 2, values=_W2),
    },
    outputs={
        'unit.hampered': Column('unit.hampered', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_hampered,
)


def _move(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Move (action for unit). @qrs 24-44"""
    dice = _stacked(c, 3)
    unit_doing = c["unit.doing"]
    t2 = (unit_doing >= 1) & (unit_doing <= 2) | (unit_doing >= 4)
    unit_arm = c["unit.arm"]
    t3 = (unit_arm >= 5) & (unit_arm <= 7)
    t4 = t2 & t3
    dice_1 = c["dice.1"]
    dice_2 = c["dice.2"]
    dice_3 = c["dice.3"]
    t5 = dice_1 == 0
    t6 = ~t4
    t7 = dice_2 == 0
    t8 = (dice_1 == 1) | (dice_1 >= 6)
    t9 = (dice_2 == 1) | (dice_2 >= 6)
    t10 = dice_1 + dice_2 + dice_3
    t11 = t4.view(I1) * 3
    t12 = unit_arm <= 7
    unit_limbered = c["unit.limbered"]
    unit_abandoned = c["unit.abandoned"]
    t13 = (unit_arm >= 8) & ~(unit_limbered | unit_abandoned)
    t14 = ~(t13 | unit_abandoned)
    t15 = t2 & t14
    del t2
    t16 = t6 & t15
    t17 = t4 | t15
    del t15
    t18 = dice_2 >= 7
    t19 = t10 + (dice_1 + dice_2 - t10) * t16.view(I1)
    del t10
    t20 = t11 + (2 - t11) * t16.view(I1)
    del t11
    t21 = ~t17 & t3
    t22 = t17 | t3
    chosen_unit_dice = c["chosen.unit.dice"]
    chosen_unit_optional_die = c["chosen.unit.optional_die"]
    t23 = chosen_unit_optional_die == -128
    t24 = (chosen_unit_optional_die >= -127) & (chosen_unit_optional_die <= -1) | (chosen_unit_optional_die >= 2)
    t25 = chosen_unit_optional_die == 1
    t26 = chosen_unit_dice == 2
    t27 = _face(dice, chosen_unit_dice)
    t28 = t19 + (dice_1 + t26.view(I1) * dice_2 + t25.view(I1) * t27 - t19) * t21.view(I1)
    del t19
    t29 = t20 + (chosen_unit_dice + (chosen_unit_optional_die == 1).view(I1) - t20) * t21.view(I1)
    del t20
    t30 = t21 & t25
    t31 = ~t22 & t14
    t32 = t22 | t14
    del t22
    unit_total = t28 + (dice_1 + t25.view(I1) * dice_2 - t28) * t31.view(I1)
    del t28
    t33 = ~t31 & (~t21 & (~t16 & t6))
    del t6
    unit_dice = t29 + (1 + (chosen_unit_optional_die == 1).view(I1) - t29) * t31.view(I1)
    del chosen_unit_optional_die, t29
    t34 = t17 | t21 & t26 | t31 & t25
    del t17
    t35 = t13 & (unit_arm == 9)
    t36 = ~t35
    t37 = t13 & (unit_arm == 10)
    del unit_arm, t13
    t38 = t36 & t37
    t39 = t38.view(I1) * 20 + 20
    t40 = t35 | t37
    del t35, t37
    t41 = ~t40 & t14
    t42 = t41 & t33 | ~t41 & (~t38 & t36)
    del t36, t38
    unit_inspiring = c["unit.inspiring"]
    t43 = (unit_inspiring >= 1) & ~t42
    del unit_inspiring
    t44 = unit_dice * 10
    t45 = (
        t39.astype(I2)
        + (unit_total.astype(I2) * 10 - t39.astype(I2)) * t41.astype(I2)
        + (t43.view(I1) * t44).astype(I2)
    )
    del t39, t41
    t46 = ~t43 & t42
    del t42, t43
    unit_initial_move = c["unit.initial_move"]
    t47 = unit_initial_move & ((unit_doing == 1) | (unit_doing >= 4)) & ~t46
    del unit_initial_move
    t48 = ~t47 & t46
    del t46
    unit_rough = c["unit.rough"]
    unit_on_road = c["unit.on_road"]
    unit_formation = c["unit.formation"]
    t49 = unit_rough & ~(unit_on_road & (unit_formation == 1))
    del unit_rough, unit_on_road
    t50 = t49 & ~t48
    t51 = t45 + (t47.view(I1) * t44).astype(I2) + (t50.view(I1) * (unit_dice * (-10))).astype(I2)
    del t44, t45, t47
    t52 = ~t50 & t48
    del t48, t50
    unit_speed = c["unit.speed"]
    t53 = (unit_speed == 1) & ~t52
    del unit_speed
    t54 = t51 * 2
    t55 = t54 + (t51 - t54) * t53.astype(I2)
    del t51, t54
    t56 = ~t53 & t52
    del t52, t53
    unit_nearest_enemy = c["unit.nearest_enemy"]
    t57 = (unit_nearest_enemy >= 7201) & ~t56
    del unit_nearest_enemy
    t58 = unit_formation == 0
    t59 = (t32 & (dice_1 == 6)).view(I1) + (t34 & (dice_2 == 6)).view(I1) + (t4 & (dice_3 == 6)).view(I1)
    t60 = t59 + (t30 & (t27 == 6)).view(I1)
    del t59
    t61 = t60 >= 1
    t62 = t58 & ~(unit_limbered | t49) & t61
    t63 = (t32 & ((dice_1 >= 5) & (dice_1 <= 6))).view(I1) + (t34 & ((dice_2 >= 5) & (dice_2 <= 6))).view(I1)
    t64 = t63 + (t4 & (dice_3 >= 5)).view(I1) + (t30 & (t27 >= 5)).view(I1)
    del t63
    t65 = t64 >= 1
    t66 = t49 & (t58 | t3) & t65
    del t58
    t67 = (t32 & (dice_1 == 4)).view(I1) + (t34 & (dice_2 == 4)).view(I1) + (t4 & (dice_3 == 4)).view(I1)
    del dice_1, dice_2, t32, t34
    t68 = t67 + (t30 & (t27 == 4)).view(I1)
    del t30, t67
    t69 = t68 >= 1
    t70 = t49 & t3 & t69
    del t3, t49
    unit_dp = c["unit.dp"]
    t71 = t60 + (t60 + (np.minimum(t60, (3 - unit_dp).clip(0, 3)) - t60) * t62.view(I1) - t60) * t61.view(I1)
    del t60, t61
    t72 = unit_dp + t62.view(I1) * t71
    del t62, unit_dp, t71
    t73 = t64 + (t64 + (np.minimum(t64, (3 - t72.clip(0, 9)).clip(0, 3)) - t64) * t66.view(I1) - t64) * t65.view(I1)
    del t64, t65
    t74 = t72 + t66.view(I1) * t73
    del t66, t72, t73
    t75 = t68 + (t68 + (np.minimum(t68, (3 - t74.clip(0, 9)).clip(0, 3)) - t68) * t70.view(I1) - t68) * t69.view(I1)
    del t68, t69
    t76 = unit_limbered & t12 | ((unit_doing >= 1) & (unit_doing <= 2) | (unit_doing == 5)) & (unit_formation <= 1)
    del unit_doing, unit_limbered, unit_formation
    t77 = t21 & ((chosen_unit_dice >= -127) & (chosen_unit_dice <= 0) | (chosen_unit_dice >= 3)) | t21 & t24
    errors: Errors = (
        (3, t76 | unit_abandoned & t12),  # IllegalState
        (9, t4 & t5 | t4 & t7 | t4 & (dice_3 == 0) | t16 & t5 | t16 & t7),  # MissingDice
        (6, t4 & t8 | t4 & t9 | t4 & (dice_3 >= 7) | t16 & t8 | t16 & t18),  # InputError
        (10, t21 & (chosen_unit_dice == -128)),  # NeedsChoice
        (7, t77 | t31 & t24),  # NotOpen
        (10, t21 & t23 | t31 & t23),  # NeedsChoice
        (9, t21 & t5 | t21 & (t26 & t7) | t21 & (t25 & (t27 == 0)) | t31 & t5 | t31 & (t25 & t7)),  # MissingDice
        (6, t21 & t8 | t21 & (t26 & t9) | t21 & (t25 & (t27 >= 7)) | t31 & t8 | t31 & (t25 & t18)),  # InputError
        (1, ~(t40 | t14)),  # NoRule
    )
    return errors, {
        'unit.total': unit_total,
        'unit.total.none': t33,
        'unit.natural': unit_total,
        'unit.natural.none': t33,
        'unit.dice': unit_dice,
        'unit.distance': t55 + (t55 * 2 - t55) * t57.astype(I2),
        'unit.distance.none': ~t57 & t56,
        'unit.dp': (t74 + t70.view(I1) * t75).clip(0, 9),
    }


move = Resolver(
    'move', 'Move',
    inputs={
        'unit.doing': Column('unit.doing', 'member', I1, 0, 5, values=_W3),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W1),
        'unit.limbered': Column('unit.limbered', 'yesno', bool, values=('no', 'yes')),
        'unit.abandoned': Column('unit.abandoned', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.inspiring': Column('unit.inspiring', 'number', I1, 0, 3),
        'unit.initial_move': Column('unit.initial_move', 'yesno', bool, values=('no', 'yes')),
        'unit.rough': Column('unit.rough', 'yesno', bool, values=('no', 'yes')),
        'unit.on_road': Column('unit.on_road', 'yesno', bool, values=('no', 'yes')),
        'unit.formation': Column('unit.formation', 'member', I1, 0, 2, values=_W2),
        'unit.speed': Column('unit.speed', 'move', I1, 1, 2, scale=2, default=2),
        'unit.nearest_enemy': Column('unit.nearest_enemy', 'length', I4, 0, 57600, scale=60),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 9),
        'chosen.unit.dice': Column('chosen.unit.dice', 'number', I1, 0, 127, missing=-128),
        'chosen.unit.optional_die': Column('chosen.unit.optional_die', 'number', I1, 0, 127, missing=-128),
    },
    outputs={
        'unit.total': Column('unit.total', 'figure', I1, 2, 16, none='unit.total.none'),
        'unit.total.none': Column('unit.total.none', 'none', bool),
        'unit.natural': Column('unit.natural', 'figure', I1, 2, 16, none='unit.natural.none'),
        'unit.natural.none': Column('unit.natural.none', 'none', bool),
        'unit.dice': Column('unit.dice', 'figure', I1, 0, 3),
        'unit.distance': Column('unit.distance', 'figure', I2, -40, 880, scale=2, none='unit.distance.none'),
        'unit.distance.none': Column('unit.distance.none', 'none', bool),
        'unit.dp': Column('unit.dp', 'figure', I1, 0, 9),
    },
    kernel=_move,
    dice=3,
)


def _road_move(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Road move (action for unit). @qrs 42"""
    unit_on_road = c["unit.on_road"]
    unit_formation = c["unit.formation"]
    t2 = unit_on_road & (unit_formation == 1)
    del unit_on_road, unit_formation
    unit_speed = c["unit.speed"]
    t3 = 60 + (unit_speed == 2).view(I1) * 60
    unit_nearest_enemy = c["unit.nearest_enemy"]
    t4 = (
        t3.astype(I2)
        + (120 + (unit_speed == 2).astype(I2) * 120 - t3.astype(I2)) * (unit_nearest_enemy >= 7201).astype(I2)
    )
    del unit_speed, t3, unit_nearest_enemy
    chosen_unit_distance = c["chosen.unit.distance"]
    t5 = chosen_unit_distance >= -2147483647
    t6 = t4 * 60
    del t4
    errors: Errors = (
        (7, t2 & (t5 & ~((chosen_unit_distance >= 0) & (chosen_unit_distance <= t6)))),  # NotOpen
    )
    return errors, {
        'unit.verdict': 2 - t2.view(I1) * 2,
        'unit.distance': t5.astype(I4) * chosen_unit_distance,
        'unit.distance.to': t6.astype(I4) + (chosen_unit_distance - t6.astype(I4)) * t5.astype(I4),
        'unit.distance.none': ~t2,
    }


road_move = Resolver(
    'road_move', 'Road move',
    inputs={
        'unit.on_road': Column('unit.on_road', 'yesno', bool, values=('no', 'yes')),
        'unit.formation': Column('unit.formation', 'member', I1, 0, 2, values=_W2),
        'unit.speed': Column('unit.speed', 'move', I1, 1, 2, scale=2, default=2),
        'unit.nearest_enemy': Column('unit.nearest_enemy', 'length', I4, 0, 57600, scale=60),
        'chosen.unit.distance': Column('chosen.unit.distance', 'length', I4, -2147483647, 2147483647, scale=60, missing=-2147483648),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W4),
        'unit.distance': Column('unit.distance', 'figure', I2, -14401, 14401, scale=60, none='unit.distance.none', to='unit.distance.to'),
        'unit.distance.to': Column('unit.distance.to', 'to', I2, -14401, 14401, scale=60),
        'unit.distance.none': Column('unit.distance.none', 'none', bool),
    },
    kernel=_road_move,
)


def _evade(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Evade (action for unit). @qrs 17, 34"""
    unit_doing = c["unit.doing"]
    unit_arm = c["unit.arm"]
    t2 = (unit_arm >= 5) & (unit_arm <= 7)
    dice_1 = c["dice.1"]
    dice_2 = c["dice.2"]
    dice_3 = c["dice.3"]
    t3 = dice_1 == 0
    t4 = (unit_arm <= 4) | (unit_arm >= 8)
    t5 = dice_2 == 0
    t6 = (dice_1 == 1) | (dice_1 >= 6)
    t7 = dice_1 + dice_2 + dice_3
    t8 = ((unit_arm >= 5) & (unit_arm <= 7)).view(I1) * 3
    unit_limbered = c["unit.limbered"]
    t9 = unit_arm <= 7
    unit_abandoned = c["unit.abandoned"]
    t10 = (unit_arm >= 8) & ~(unit_limbered | unit_abandoned)
    t11 = ~(t10 | unit_abandoned)
    t12 = t4 & t11
    t13 = t2 | t11
    unit_total = t7 + (dice_1 + dice_2 - t7) * t12.view(I1)
    del t7
    t14 = ~t12 & t4
    del t4
    unit_dice = t8 + (2 - t8) * t12.view(I1)
    del t8
    t15 = t10 & (unit_arm == 9)
    t16 = ~t15
    t17 = t10 & (unit_arm == 10)
    del unit_arm, t10
    t18 = t16 & t17
    t19 = t18.view(I1) * 20 + 20
    t20 = t15 | t17
    del t15, t17
    t21 = ~t20 & t11
    t22 = t21 & t14 | ~t21 & (~t18 & t16)
    del t16, t18
    unit_inspiring = c["unit.inspiring"]
    t23 = (unit_inspiring >= 1) & ~t22
    del unit_inspiring
    t24 = unit_dice * 10
    t25 = (
        t19.astype(I2)
        + (unit_total.astype(I2) * 10 - t19.astype(I2)) * t21.astype(I2)
        + (t23.view(I1) * t24).astype(I2)
    )
    del t19, t21
    t26 = ~t23 & t22
    del t22, t23
    unit_initial_move = c["unit.initial_move"]
    t27 = unit_initial_move & ~t26
    del unit_initial_move
    t28 = ~t27 & t26
    del t26
    unit_rough = c["unit.rough"]
    unit_on_road = c["unit.on_road"]
    unit_formation = c["unit.formation"]
    t29 = unit_rough & ~(unit_on_road & (unit_formation == 1))
    del unit_rough, unit_on_road
    t30 = t29 & ~t28
    t31 = t25 + (t27.view(I1) * t24).astype(I2) + (t30.view(I1) * (unit_dice * (-10))).astype(I2)
    del t24, t25, t27
    t32 = ~t30 & t28
    del t28, t30
    unit_speed = c["unit.speed"]
    t33 = (unit_speed == 1) & ~t32
    del unit_speed
    t34 = t31 * 2
    t35 = t34 + (t31 - t34) * t33.astype(I2)
    del t31, t34
    t36 = ~t33 & t32
    del t32, t33
    unit_nearest_enemy = c["unit.nearest_enemy"]
    t37 = (unit_nearest_enemy >= 7201) & ~t36
    del unit_nearest_enemy
    t38 = unit_formation == 0
    t39 = (t13 & (dice_1 == 6)).view(I1) + (t13 & (dice_2 == 6)).view(I1) + (t2 & (dice_3 == 6)).view(I1)
    t40 = t39 >= 1
    t41 = t38 & ~(unit_limbered | t29) & t40
    t42 = (t13 & ((dice_1 >= 5) & (dice_1 <= 6))).view(I1) + (t13 & ((dice_2 >= 5) & (dice_2 <= 6))).view(I1)
    t43 = t42 + (t2 & (dice_3 >= 5)).view(I1)
    del t42
    t44 = t43 >= 1
    t45 = t29 & (t38 | t2) & t44
    del t38
    t46 = (t13 & (dice_1 == 4)).view(I1) + (t13 & (dice_2 == 4)).view(I1) + (t2 & (dice_3 == 4)).view(I1)
    del dice_1, t13
    t47 = t46 >= 1
    t48 = t29 & t2 & t47
    del t29
    unit_dp = c["unit.dp"]
    t49 = t39 + (t39 + (np.minimum(t39, (3 - unit_dp).clip(0, 3)) - t39) * t41.view(I1) - t39) * t40.view(I1)
    del t39, t40
    t50 = unit_dp + t41.view(I1) * t49
    del t41, unit_dp, t49
    t51 = t43 + (t43 + (np.minimum(t43, (3 - t50.clip(0, 9)).clip(0, 3)) - t43) * t45.view(I1) - t43) * t44.view(I1)
    del t43, t44
    t52 = t50 + t45.view(I1) * t51
    del t45, t50, t51
    t53 = t46 + (t46 + (np.minimum(t46, (3 - t52.clip(0, 9)).clip(0, 3)) - t46) * t48.view(I1) - t46) * t47.view(I1)
    del t46, t47
    t54 = unit_limbered & t9 | ((unit_doing >= 1) & (unit_doing <= 2) | (unit_doing == 5)) & (unit_formation <= 1)
    del unit_doing, unit_limbered, unit_formation
    t55 = t2 & t6 | t2 & ((dice_2 == 1) | (dice_2 >= 6)) | t2 & (dice_3 >= 7) | t12 & t6 | t12 & (dice_2 >= 7)
    del dice_2, t6
    errors: Errors = (
        (3, t54 | unit_abandoned & t9),  # IllegalState
        (9, t2 & t3 | t2 & t5 | t2 & (dice_3 == 0) | t12 & t3 | t12 & t5),  # MissingDice
        (6, t55),  # InputError
        (1, ~(t20 | t11)),  # NoRule
    )
    return errors, {
        'unit.move.total': unit_total,
        'unit.move.total.none': t14,
        'unit.move.natural': unit_total,
        'unit.move.natural.none': t14,
        'unit.move.dice': unit_dice,
        'unit.move.distance': t35 + (t35 * 2 - t35) * t37.astype(I2),
        'unit.move.distance.none': ~t37 & t36,
        'unit.dp': (t52 + t48.view(I1) * t53).clip(0, 9),
    }


evade = Resolver(
    'evade', 'Evade',
    inputs={
        'unit.doing': Column('unit.doing', 'member', I1, 0, 5, values=_W3),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W1),
        'unit.limbered': Column('unit.limbered', 'yesno', bool, values=('no', 'yes')),
        'unit.abandoned': Column('unit.abandoned', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.inspiring': Column('unit.inspiring', 'number', I1, 0, 3),
        'unit.initial_move': Column('unit.initial_move', 'yesno', bool, values=('no', 'yes')),
        'unit.rough': Column('unit.rough', 'yesno', bool, values=('no', 'yes')),
        'unit.on_road': Column('unit.on_road', 'yesno', bool, values=('no', 'yes')),
        'unit.formation': Column('unit.formation', 'member', I1, 0, 2, values=_W2),
        'unit.speed': Column('unit.speed', 'move', I1, 1, 2, scale=2, default=2),
        'unit.nearest_enemy': Column('unit.nearest_enemy', 'length', I4, 0, 57600, scale=60),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 9),
    },
    outputs={
        'unit.move.total': Column('unit.move.total', 'figure', I1, 3, 16, none='unit.move.total.none'),
        'unit.move.total.none': Column('unit.move.total.none', 'none', bool),
        'unit.move.natural': Column('unit.move.natural', 'figure', I1, 3, 16, none='unit.move.natural.none'),
        'unit.move.natural.none': Column('unit.move.natural.none', 'none', bool),
        'unit.move.dice': Column('unit.move.dice', 'figure', I1, 0, 3),
        'unit.move.distance': Column('unit.move.distance', 'figure', I2, -40, 880, scale=2, none='unit.move.distance.none'),
        'unit.move.distance.none': Column('unit.move.distance.none', 'none', bool),
        'unit.doing': Column('unit.doing', 'member', I1, -1, 4, values=_W3),
        'unit.dp': Column('unit.dp', 'figure', I1, 0, 9),
    },
    kernel=_evade,
    dice=3,
    same={'unit.doing': 4},
)


def _charge(_c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Charge (action for unit against enemy). @qrs 17"""
    errors: Errors = (
    )
    return errors, {
    }


charge = Resolver(
    'charge', 'Charge',
    inputs={
        'unit.charging': Column('unit.charging', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'unit.charging': Column('unit.charging', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_charge,
    same={'unit.charging': 1},
)


def _formed(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """formed (term for unit). @qrs 124, 183"""
    unit_formation = c["unit.formation"]
    errors: Errors = (
    )
    return errors, {
        'unit.formed': unit_formation <= 1,
    }


formed = Resolver(
    'formed', 'formed',
    inputs={
        'unit.formation': Column('unit.formation', 'member', I1, 0, 2, values=_W2),
    },
    outputs={
        'unit.formed': Column('unit.formed', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_formed,
)


def _in_column(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """in column (term for unit). @qrs 38, 42, 106, 149, 185"""
    unit_formation = c["unit.formation"]
    errors: Errors = (
    )
    return errors, {
        'unit.in_column': unit_formation == 1,
    }


in_column = Resolver(
    'in_column', 'in column',
    inputs={
        'unit.formation': Column('unit.formation', 'member', I1, 0, 2, values=_W2),
    },
    outputs={
        'unit.in_column': Column('unit.in_column', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_in_column,
)


def _inspired(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """inspired (term for unit). @qrs 32, 78"""
    unit_inspiring = c["unit.inspiring"]
    errors: Errors = (
    )
    return errors, {
        'unit.inspired': unit_inspiring >= 1,
    }


inspired = Resolver(
    'inspired', 'inspired',
    inputs={
        'unit.inspiring': Column('unit.inspiring', 'number', I1, 0, 3),
    },
    outputs={
        'unit.inspired': Column('unit.inspired', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_inspired,
)


def _far(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """beyond 120 yd of enemy (term for unit). @qrs 44"""
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


def _redress(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Redress ranks (test for unit). @qrs 20"""
    unit_dp = c["unit.dp"]
    errors: Errors = (
        (1, unit_dp >= 1),  # NoRule
    )
    return errors, {
        'unit.verdict': 3 - (unit_dp >= 1).view(I1) * 3,
    }


redress = Resolver(
    'redress', 'Redress ranks',
    inputs={
        'unit.dp': Column('unit.dp', 'number', I1, 0, 9),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 3, values=_W4),
    },
    kernel=_redress,
)


def _band(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Range (value for unit). @qrs 132-136"""
    unit_arm = c["unit.arm"]
    unit_range = c["unit.range"]
    t2 = -(unit_range >= 43201).view(I1)
    t3 = t2 + (1 - t2) * (unit_range <= 21600).view(I1)
    del t2
    t4 = t3 + (2 - t3) * (unit_range <= 7200).view(I1)
    del t3
    t5 = t4 + (-1 - t4) * (unit_arm != 8).view(I1)
    del t4
    t6 = -(unit_range >= 28801).view(I1)
    t7 = t6 + (1 - t6) * (unit_range <= 14400).view(I1)
    del t6
    t8 = t5 + (t7 + (2 - t7) * (unit_range <= 4800).view(I1) - t5) * (unit_arm >= 9).view(I1)
    del t5, t7
    t9 = t8 + (-(unit_range >= 7201).view(I1) - t8) * (unit_arm <= 4).view(I1)
    del t8
    errors: Errors = (
    )
    return errors, {
        'unit.band': t9 + (-(unit_range >= 2401).view(I1) - t9) * ((unit_arm >= 5) & (unit_arm <= 7)).view(I1),
    }


band = Resolver(
    'band', 'Range',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W1),
        'unit.range': Column('unit.range', 'length', I4, 0, 57600, scale=60),
    },
    outputs={
        'unit.band': Column('unit.band', 'member', I1, -1, 2, values=_W15),
    },
    kernel=_band,
)


def _small_arms(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Small arms (action for unit against target). @qrs 138-144"""
    unit_arm = c["unit.arm"]
    unit_firearms = c["unit.firearms"]
    t2 = (unit_arm >= 8) | ~unit_firearms
    del unit_firearms
    unit_range = c["unit.range"]
    t3 = -(unit_range >= 43201).view(I1)
    t4 = t3 + (1 - t3) * (unit_range <= 21600).view(I1)
    del t3
    t5 = t4 + (2 - t4) * (unit_range <= 7200).view(I1)
    del t4
    t6 = t5 + (-1 - t5) * (unit_arm != 8).view(I1)
    del t5
    t7 = -(unit_range >= 28801).view(I1)
    t8 = t7 + (1 - t7) * (unit_range <= 14400).view(I1)
    del t7
    t9 = t6 + (t8 + (2 - t8) * (unit_range <= 4800).view(I1) - t6) * (unit_arm >= 9).view(I1)
    del t6, t8
    t10 = t9 + (-(unit_range >= 7201).view(I1) - t9) * (unit_arm <= 4).view(I1)
    del t9
    t11 = t10 + (-(unit_range >= 2401).view(I1) - t10) * ((unit_arm >= 5) & (unit_arm <= 7)).view(I1)
    del unit_range, t10
    t12 = t11 == -1
    del t11
    t13 = t2 | t12
    t14 = ~t13
    t15 = t2.view(I1) * 2
    unit_shooting_stands = c["unit.shooting_stands"]
    t16 = unit_shooting_stands * 2
    unit_dp = c["unit.dp"]
    t17 = (t16 + (unit_shooting_stands - t16) * (unit_arm != 1).view(I1) - unit_dp).clip(0, 24)
    del unit_arm, unit_shooting_stands, t16, unit_dp
    target_in_fortifications = c["target.in_fortifications"]
    unit_shots = t17 + (-(-t17 // 2) - t17) * target_in_fortifications.view(I1)
    del t17, target_in_fortifications
    t18 = unit_shots >= 1
    dice_1 = c["dice.1"]
    t19 = unit_shots >= 2
    dice_2 = c["dice.2"]
    t20 = unit_shots >= 3
    dice_3 = c["dice.3"]
    t21 = unit_shots >= 4
    dice_4 = c["dice.4"]
    t22 = unit_shots >= 5
    dice_5 = c["dice.5"]
    t23 = unit_shots >= 6
    dice_6 = c["dice.6"]
    t24 = unit_shots >= 7
    dice_7 = c["dice.7"]
    t25 = unit_shots >= 8
    dice_8 = c["dice.8"]
    t26 = unit_shots >= 9
    dice_9 = c["dice.9"]
    t27 = unit_shots >= 10
    dice_10 = c["dice.10"]
    t28 = unit_shots >= 11
    dice_11 = c["dice.11"]
    t29 = unit_shots >= 12
    dice_12 = c["dice.12"]
    t30 = unit_shots >= 13
    dice_13 = c["dice.13"]
    t31 = unit_shots >= 14
    dice_14 = c["dice.14"]
    t32 = unit_shots >= 15
    dice_15 = c["dice.15"]
    t33 = unit_shots >= 16
    dice_16 = c["dice.16"]
    t34 = unit_shots >= 17
    dice_17 = c["dice.17"]
    t35 = unit_shots >= 18
    dice_18 = c["dice.18"]
    t36 = unit_shots >= 19
    dice_19 = c["dice.19"]
    t37 = unit_shots >= 20
    dice_20 = c["dice.20"]
    t38 = unit_shots >= 21
    dice_21 = c["dice.21"]
    t39 = unit_shots >= 22
    dice_22 = c["dice.22"]
    t40 = unit_shots >= 23
    dice_23 = c["dice.23"]
    t41 = unit_shots == 24
    dice_24 = c["dice.24"]
    t42 = t18.view(I1) * dice_1 + t19.view(I1) * dice_2 + t20.view(I1) * dice_3 + t21.view(I1) * dice_4
    t43 = t42 + t22.view(I1) * dice_5 + t23.view(I1) * dice_6 + t24.view(I1) * dice_7 + t25.view(I1) * dice_8
    del t42
    t44 = t43 + t26.view(I1) * dice_9 + t27.view(I1) * dice_10 + t28.view(I1) * dice_11 + t29.view(I1) * dice_12
    del t43
    t45 = t44 + t30.view(I1) * dice_13 + t31.view(I1) * dice_14 + t32.view(I1) * dice_15 + t33.view(I1) * dice_16
    del t44
    t46 = t45 + t34.view(I1) * dice_17 + t35.view(I1) * dice_18 + t36.view(I1) * dice_19 + t37.view(I1) * dice_20
    del t45
    t47 = (
        (t46 + t38.view(I1) * dice_21).astype(I2)
        + (t39.view(I1) * dice_22).astype(I2)
        + (t40.view(I1) * dice_23).astype(I2)
    )
    del t46
    unit_total = t47 + (t41.view(I1) * dice_24).astype(I2)
    del t47
    t48 = (t18 & (dice_1 == 6)).view(I1) + (t19 & (dice_2 == 6)).view(I1) + (t20 & (dice_3 == 6)).view(I1)
    t49 = t48 + (t21 & (dice_4 == 6)).view(I1) + (t22 & (dice_5 == 6)).view(I1) + (t23 & (dice_6 == 6)).view(I1)
    del t48
    t50 = t49 + (t24 & (dice_7 == 6)).view(I1) + (t25 & (dice_8 == 6)).view(I1) + (t26 & (dice_9 == 6)).view(I1)
    del t49
    t51 = t50 + (t27 & (dice_10 == 6)).view(I1) + (t28 & (dice_11 == 6)).view(I1) + (t29 & (dice_12 == 6)).view(I1)
    del t50
    t52 = t51 + (t30 & (dice_13 == 6)).view(I1) + (t31 & (dice_14 == 6)).view(I1) + (t32 & (dice_15 == 6)).view(I1)
    del t51
    t53 = t52 + (t33 & (dice_16 == 6)).view(I1) + (t34 & (dice_17 == 6)).view(I1) + (t35 & (dice_18 == 6)).view(I1)
    del t52
    t54 = t53 + (t36 & (dice_19 == 6)).view(I1) + (t37 & (dice_20 == 6)).view(I1) + (t38 & (dice_21 == 6)).view(I1)
    del t53
    t55 = t54 + (t39 & (dice_22 == 6)).view(I1) + (t40 & (dice_23 == 6)).view(I1) + (t41 & (dice_24 == 6)).view(I1)
    del t54
    target_dp = c["target.dp"]
    t56 = t14 & (
        t18 & (dice_1 == 0)
    ) | t14 & (t19 & (dice_2 == 0)) | t14 & (t20 & (dice_3 == 0)) | t14 & (t21 & (dice_4 == 0))
    t57 = t56 | t14 & (t22 & (dice_5 == 0)) | t14 & (t23 & (dice_6 == 0)) | t14 & (t24 & (dice_7 == 0))
    del t56
    t58 = t57 | t14 & (t25 & (dice_8 == 0)) | t14 & (t26 & (dice_9 == 0)) | t14 & (t27 & (dice_10 == 0))
    del t57
    t59 = t58 | t14 & (t28 & (dice_11 == 0)) | t14 & (t29 & (dice_12 == 0)) | t14 & (t30 & (dice_13 == 0))
    del t58
    t60 = t59 | t14 & (t31 & (dice_14 == 0)) | t14 & (t32 & (dice_15 == 0)) | t14 & (t33 & (dice_16 == 0))
    del t59
    t61 = t60 | t14 & (t34 & (dice_17 == 0)) | t14 & (t35 & (dice_18 == 0)) | t14 & (t36 & (dice_19 == 0))
    del t60
    t62 = t61 | t14 & (t37 & (dice_20 == 0)) | t14 & (t38 & (dice_21 == 0)) | t14 & (t39 & (dice_22 == 0))
    del t61
    t63 = t14 & (
        t18 & (dice_1 >= 7)
    ) | t14 & (t19 & (dice_2 >= 7)) | t14 & (t20 & (dice_3 >= 7)) | t14 & (t21 & (dice_4 >= 7))
    del t18, dice_1, t19, dice_2, t20, dice_3, t21, dice_4
    t64 = t63 | t14 & (t22 & (dice_5 >= 7)) | t14 & (t23 & (dice_6 >= 7)) | t14 & (t24 & (dice_7 >= 7))
    del t22, dice_5, t23, dice_6, t24, dice_7, t63
    t65 = t64 | t14 & (t25 & (dice_8 >= 7)) | t14 & (t26 & (dice_9 >= 7)) | t14 & (t27 & (dice_10 >= 7))
    del t25, dice_8, t26, dice_9, t27, dice_10, t64
    t66 = t65 | t14 & (t28 & (dice_11 >= 7)) | t14 & (t29 & (dice_12 >= 7)) | t14 & (t30 & (dice_13 >= 7))
    del t28, dice_11, t29, dice_12, t30, dice_13, t65
    t67 = t66 | t14 & (t31 & (dice_14 >= 7)) | t14 & (t32 & (dice_15 >= 7)) | t14 & (t33 & (dice_16 >= 7))
    del t31, dice_14, t32, dice_15, t33, dice_16, t66
    t68 = t67 | t14 & (t34 & (dice_17 >= 7)) | t14 & (t35 & (dice_18 >= 7)) | t14 & (t36 & (dice_19 >= 7))
    del t34, dice_17, t35, dice_18, t36, dice_19, t67
    t69 = t68 | t14 & (t37 & (dice_20 >= 7)) | t14 & (t38 & (dice_21 >= 7)) | t14 & (t39 & (dice_22 >= 7))
    del t37, dice_20, t38, dice_21, t39, dice_22, t68
    errors: Errors = (
        (9, t62 | t14 & (t40 & (dice_23 == 0)) | t14 & (t41 & (dice_24 == 0))),  # MissingDice
        (6, t69 | t14 & (t40 & (dice_23 >= 7)) | t14 & (t41 & (dice_24 >= 7))),  # InputError
    )
    return errors, {
        'unit.verdict': t13.view(I1) * (t15 + (2 - t15) * (~t2 & t12).view(I1)),
        'unit.shots': unit_shots,
        'unit.shots.none': t13,
        'unit.total': unit_total,
        'unit.total.none': t13,
        'unit.natural': unit_total,
        'unit.natural.none': t13,
        'unit.dice': unit_shots,
        'unit.dice.none': t13,
        'target.dp': (target_dp + (t14 & (t55 >= 1)).view(I1) * t55).clip(0, 9),
    }


small_arms = Resolver(
    'small_arms', 'Small arms',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W1),
        'unit.firearms': Column('unit.firearms', 'yesno', bool, values=('no', 'yes')),
        'unit.range': Column('unit.range', 'length', I4, 0, 57600, scale=60),
        'unit.shooting_stands': Column('unit.shooting_stands', 'number', I1, 0, 12),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 9),
        'target.in_fortifications': Column('target.in_fortifications', 'yesno', bool, values=('no', 'yes')),
        'target.dp': Column('target.dp', 'number', I1, 0, 9),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W4),
        'unit.shots': Column('unit.shots', 'figure', I1, 0, 24, none='unit.shots.none'),
        'unit.shots.none': Column('unit.shots.none', 'none', bool),
        'unit.total': Column('unit.total', 'figure', I2, 0, 144, none='unit.total.none'),
        'unit.total.none': Column('unit.total.none', 'none', bool),
        'unit.natural': Column('unit.natural', 'figure', I2, 0, 144, none='unit.natural.none'),
        'unit.natural.none': Column('unit.natural.none', 'none', bool),
        'unit.dice': Column('unit.dice', 'figure', I1, 0, 24, none='unit.dice.none'),
        'unit.dice.none': Column('unit.dice.none', 'none', bool),
        'target.dp': Column('target.dp', 'figure', I1, 0, 9),
    },
    kernel=_small_arms,
    dice=24,
)


def _artillery(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Artillery (action for unit against target). @qrs 146-155"""
    unit_arm = c["unit.arm"]
    t2 = unit_arm >= 8
    unit_abandoned = c["unit.abandoned"]
    t3 = unit_arm <= 7
    unit_range = c["unit.range"]
    t4 = -(unit_range >= 43201).view(I1)
    t5 = t4 + (1 - t4) * (unit_range <= 21600).view(I1)
    del t4
    t6 = t5 + (2 - t5) * (unit_range <= 7200).view(I1)
    del t5
    t7 = t6 + (-1 - t6) * (unit_arm != 8).view(I1)
    del t6
    t8 = -(unit_range >= 28801).view(I1)
    t9 = t8 + (1 - t8) * (unit_range <= 14400).view(I1)
    del t8
    t10 = t7 + (t9 + (2 - t9) * (unit_range <= 4800).view(I1) - t7) * (unit_arm >= 9).view(I1)
    del t7, t9
    t11 = t10 + (-(unit_range >= 7201).view(I1) - t10) * (unit_arm <= 4).view(I1)
    del t10
    t12 = t11 + (-(unit_range >= 2401).view(I1) - t11) * ((unit_arm >= 5) & (unit_arm <= 7)).view(I1)
    del unit_range, t11
    t13 = t12 == -1
    t14 = unit_abandoned | t13
    t15 = t2 & ~t14
    t16 = unit_abandoned.view(I1) * 2
    t17 = t14.view(I1) * (t16 + (2 - t16) * (~unit_abandoned & t13).view(I1))
    del t14, t16
    dice_1 = c["dice.1"]
    t18 = ~t15
    unit_last_fire = c["unit.last_fire"]
    unit_same_range = c["unit.same_range"]
    t19 = dice_1 + ((unit_last_fire == 1) & unit_same_range).view(I1) + (-(unit_last_fire == 2).view(I1))
    del unit_last_fire, unit_same_range
    target_formation = c["target.formation"]
    unit_enfilade = c["unit.enfilade"]
    unit_dp = c["unit.dp"]
    t20 = t19 + ((target_formation == 1) | unit_enfilade).view(I1) - unit_dp + (-(t12 == 0).view(I1))
    del t19, target_formation, unit_enfilade, unit_dp
    target_in_fortifications = c["target.in_fortifications"]
    unit_total = t20 - target_in_fortifications.view(I1) + (-(unit_arm == 10).view(I1) + (unit_arm == 8).view(I1))
    del unit_arm, t20, target_in_fortifications
    t21 = t12 == 2
    unit_scored = 1 + (1 + ((unit_total <= 1) | (unit_total >= 4)).view(I1) - 1) * t21.view(I1)
    t22 = t21 & (unit_total <= 1) | (t12 <= 1) & ((unit_total <= 3) | ((t12 == -1) | (t12 == 2)))
    del t12, t21
    target_dp = c["target.dp"]
    errors: Errors = (
        (3, unit_abandoned & t3),  # IllegalState
        (9, t15 & (dice_1 == 0)),  # MissingDice
        (6, t15 & (dice_1 >= 7)),  # InputError
        (1, t15 & t13),  # NoRule
    )
    return errors, {
        'unit.verdict': 2 + (t17 + (-1 - t17) * t3.view(I1) - 2) * t2.view(I1),
        'unit.total': dice_1 + (unit_total - dice_1) * t15.view(I1),
        'unit.total.none': t18,
        'unit.natural.none': t18,
        'unit.dice.none': t18,
        'unit.scored': unit_scored,
        'unit.scored.none': t22 | t18,
        'target.dp': (target_dp + t15.view(I1) * (unit_scored + (0 - unit_scored) * t22.view(I1))).clip(0, 9),
    }


artillery = Resolver(
    'artillery', 'Artillery',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 10, values=_W1),
        'unit.abandoned': Column('unit.abandoned', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.range': Column('unit.range', 'length', I4, 0, 57600, scale=60),
        'unit.last_fire': Column('unit.last_fire', 'member', I1, 0, 2, values=_W16),
        'unit.same_range': Column('unit.same_range', 'yesno', bool, values=('no', 'yes')),
        'target.formation': Column('target.formation', 'member', I1, 0, 2, values=_W2),
        'unit.enfilade': Column('unit.enfilade', 'yesno', bool, values=('no', 'yes')),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 9),
        'target.in_fortifications': Column('target.in_fortifications', 'yesno', bool, values=('no', 'yes')),
        'target.dp': Column('target.dp', 'number', I1, 0, 9),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W4),
        'unit.total': Column('unit.total', 'figure', I1, -12, 9, none='unit.total.none'),
        'unit.total.none': Column('unit.total.none', 'none', bool),
        'unit.natural': Column('unit.natural', 'figure', I1, 1, 6, none='unit.natural.none'),
        'unit.natural.none': Column('unit.natural.none', 'none', bool),
        'unit.dice': Column('unit.dice', 'figure', I1, 1, 1, none='unit.dice.none'),
        'unit.dice.none': Column('unit.dice.none', 'none', bool),
        'unit.scored': Column('unit.scored', 'figure', I1, 1, 2, none='unit.scored.none'),
        'unit.scored.none': Column('unit.scored.none', 'none', bool),
        'target.dp': Column('target.dp', 'figure', I1, 0, 9),
    },
    kernel=_artillery,
    dice=1,
    same={'unit.natural': 'dice.1', 'unit.dice': 1},
)


RESOLVERS = {
    'any_permitted': any_permitted,
    'remain': remain,
    'fall_back': fall_back,
    'retire': retire,
    'take_position': take_position,
    'out_of_reach': out_of_reach,
    'rout': rout,
    'stop_rout': stop_rout,
    'pursue': pursue,
    'free_hack': free_hack,
    'no_room': no_room,
    'ride_through': ride_through,
    'numbers': numbers,
    'odds': odds,
    'similar_type': similar_type,
    'deeper': deeper,
    'horse_charge': horse_charge,
    'charged_formed_foot': charged_formed_foot,
    'charged_soft': charged_soft,
    'charged_thin_horse': charged_thin_horse,
    'charged_by_horse': charged_by_horse,
    'combat': combat,
    'control_radius': control_radius,
    'in_radius': in_radius,
    'lead_controlled': lead_controlled,
    'failed_charge': failed_charge,
    'control': control,
    'continue': continue_,
    'repeat': repeat,
    'act': act,
    'halt_short': halt_short,
    'halt': halt,
    'risk': risk,
    'leader_hit': leader_hit,
    'lost_near': lost_near,
    'leader_lost': leader_lost,
    'equal_or_higher': equal_or_higher,
    'friend_gone': friend_gone,
    'friend_lost': friend_lost,
    'evading': evading,
    'ride': ride,
    'attach': attach,
    'detach': detach,
    'orders': orders,
    'can_influence': can_influence,
    'influence': influence,
    'steady': steady,
    'inspire': inspire,
    'part_spent': part_spent,
    'wheel': wheel,
    'reform': reform,
    'unlimber': unlimber,
    'cross': cross,
    'about_face': about_face,
    'incline': incline,
    'side_step': side_step,
    'mount': mount,
    'change_formation': change_formation,
    'free_passage': free_passage,
    'pass_lines': pass_lines,
    'pass_gap': pass_gap,
    'unlimbered': unlimbered,
    'fast': fast,
    'hampered': hampered,
    'move': move,
    'road_move': road_move,
    'evade': evade,
    'charge': charge,
    'formed': formed,
    'in_column': in_column,
    'inspired': inspired,
    'far': far,
    'redress': redress,
    'band': band,
    'small_arms': small_arms,
    'artillery': artillery,
}
