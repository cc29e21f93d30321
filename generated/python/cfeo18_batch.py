"""Close Fire and European Order: 18th century: resolvers over columns. Needs numpy.

Made by rulec from rules/cfeo18; not to be edited. NAME.resolve_many(columns) takes and gives plain arrays
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
    'formed_infantry',
    'skirmishers',
    'traditional_horse',
    'other_horse',
    'heavy_gun',
    'field_gun',
    'battalion_gun'
)
_W2 = ('nothing', 'rout', 'pursuit', 'looting', 'evade', 'retire')
_W3 = ('may', 'must', 'may not', 'need not', 'does not apply')
_W4 = ('line', 'assault_column', 'march_column', 'unformed')
_W5 = ('no_obstacle', 'minor', 'major')
_W6 = ('marshal', 'general', 'other_leader')
_W7 = ('A', 'B', 'C', 'D', 'E')
_W8 = ('rout_pursuit_looting_or_charge_goes_on_except_on_3_to_4', 'halts', 'as_the_player_likes', 'last_move_again')
_W9 = ('front', 'flank', 'rear')
_W10 = ('in_open', 'hard_cover', 'fieldworks')
_W11 = ('victory', 'success', 'inconclusive', 'driven_back', 'defeat', 'broken')
_W12 = ('hit_roll_again', 'unhurt')
_W13 = ('killed', 'wounded_and_1_action_lost', 'near_miss')
_W14 = ('beyond_120_yd_of_enemy_1_2_move', 'nearer_1_move_1_dp')
_W15 = ('under_fire_2_dps', 'else_1_dp')
_W16 = ('minor_as_rough_terrain', 'major_under_fire_2_dps', 'major_else_1_dp')
_W17 = ('maximum', 'effective', 'close')
_W18 = ('none_yet', 'same_target', 'other_target')
_W19 = ('unknown', 'short', 'long', 'right', 'left', 'on_target')
_W20 = ('short', 'over', 'to_the_right', 'to_the_left', 'on_target')


def _any_permitted(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Any permitted action (action for unit against enemy). @qrs 228"""
    unit_arm = c["unit.arm"]
    enemy_doing = c["enemy.doing"]
    unit_may = (
        ((unit_arm >= 2) & (unit_arm <= 3)).view(I1) * 4
        + 3
        + ((unit_arm <= 1) & (enemy_doing == 5)).view(I1) * 8
    )
    del unit_arm, enemy_doing
    errors: Errors = (
    )
    return errors, {
        'unit.may': unit_may,
    }


any_permitted = Resolver(
    'any_permitted', 'Any permitted action',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 6, values=_W1),
        'enemy.doing': Column('enemy.doing', 'member', I1, 0, 5, values=_W2),
    },
    outputs={
        'unit.may': Column('unit.may', 'acts', I1, 0, 15),
    },
    kernel=_any_permitted,
    acts=('remain', 'pursue', 'retire', 'take_position'),
)


def _remain(_c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Stay in place (action for unit). @qrs 230"""
    errors: Errors = (
    )
    return errors, {
    }


remain = Resolver(
    'remain', 'Stay in place',
    inputs={
        'unit.remains': Column('unit.remains', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'unit.remains': Column('unit.remains', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_remain,
    same={'unit.remains': 1},
)


def _combat_goes_on(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """combat continues next turn (term for unit against enemy). @qrs 230"""
    unit_remains = c["unit.remains"]
    enemy_remains = c["enemy.remains"]
    errors: Errors = (
    )
    return errors, {
        'unit.combat_goes_on': unit_remains & enemy_remains,
    }


combat_goes_on = Resolver(
    'combat_goes_on', 'combat continues next turn',
    inputs={
        'unit.remains': Column('unit.remains', 'yesno', bool, values=('no', 'yes'), default=0),
        'enemy.remains': Column('enemy.remains', 'yesno', bool, values=('no', 'yes'), default=0),
    },
    outputs={
        'unit.combat_goes_on': Column('unit.combat_goes_on', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_combat_goes_on,
)


def _take_position(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Take the position (action for unit against enemy). @qrs 234"""
    unit_arm = c["unit.arm"]
    enemy_doing = c["enemy.doing"]
    t2 = unit_arm >= 2
    t3 = (unit_arm <= 1) & (enemy_doing == 5)
    del unit_arm, enemy_doing
    unit_took_position = c["unit.took_position"]
    unit_took_position_2 = t3 | unit_took_position
    unit_dp = c["unit.dp"]
    errors: Errors = (
        (3, unit_took_position & t2 | unit_took_position_2 & t2),  # IllegalState
    )
    return errors, {
        'unit.verdict': 2 - t3.view(I1) * 2,
        'unit.took_position': unit_took_position_2,
        'unit.dp': (unit_dp - t3.view(I1)).clip(0, 12),
    }


take_position = Resolver(
    'take_position', 'Take the position',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 6, values=_W1),
        'enemy.doing': Column('enemy.doing', 'member', I1, 0, 5, values=_W2),
        'unit.took_position': Column('unit.took_position', 'yesno', bool, values=('no', 'yes')),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 12),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W3),
        'unit.took_position': Column('unit.took_position', 'yesno', bool, values=('no', 'yes')),
        'unit.dp': Column('unit.dp', 'figure', I1, 0, 12),
    },
    kernel=_take_position,
)


def _retire(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Retire (action for unit). @qrs 236"""
    dice = _stacked(c, 3)
    unit_way_blocked = c["unit.way_blocked"]
    unit_dp = c["unit.dp"]
    t2 = ~unit_way_blocked
    t3 = unit_dp + unit_way_blocked.view(I1)
    del unit_dp
    unit_caught = c["unit.caught"]
    unit_formation = c["unit.formation"]
    unit_formation_2 = 3 + (unit_formation - 3) * unit_way_blocked.view(I1)
    unit_doing = c["unit.doing"]
    unit_doing_2 = 5 + (unit_doing - 5) * unit_way_blocked.view(I1)
    unit_arm = c["unit.arm"]
    t4 = unit_arm >= 4
    t5 = unit_arm >= 2
    unit_limbered = c["unit.limbered"]
    unit_abandoned = c["unit.abandoned"]
    t6 = ~unit_abandoned
    t7 = (unit_arm <= 1) | unit_limbered & t6 | (unit_arm == 6) & t6
    t8 = unit_arm <= 3
    t9 = t4 & ~t7 & t6
    del t6
    t10 = (unit_doing_2 >= 1) & (unit_doing_2 <= 2) | (unit_doing_2 >= 4)
    t11 = t9 | t10
    unit_nearest_enemy = c["unit.nearest_enemy"]
    unit_enemy_at_end = c["unit.enemy_at_end"]
    t12 = (unit_nearest_enemy <= 7200) | (unit_enemy_at_end <= 7200)
    del unit_nearest_enemy, unit_enemy_at_end
    t13 = t11 | t12
    t14 = t9.view(I1) * 2
    t15 = t14 + (0 - t14) * (~t9 & t10).view(I1)
    del t14
    t16 = 2 + (t15 + (0 - t15) * (~t11 & t12).view(I1) - 2) * t13.view(I1)
    del t11, t12, t15
    t17 = t2 & ~(t9 | ~t13)
    del t9, t13
    t18 = ~t17
    t19 = (unit_arm >= 2) & (unit_arm <= 3)
    del unit_arm
    t20 = t10 & t19
    t21 = ~t20
    t22 = t17 & t20
    dice_1 = c["dice.1"]
    dice_2 = c["dice.2"]
    dice_3 = c["dice.3"]
    t23 = dice_1 == 0
    t24 = dice_2 == 0
    t25 = (dice_1 == 1) | (dice_1 >= 6)
    t26 = (dice_2 == 1) | (dice_2 >= 6)
    t27 = dice_1 + dice_2 + dice_3
    t28 = t20.view(I1) * 3
    t29 = t10 & t7
    del t10
    t30 = t21 & t29
    t31 = t20 | t29
    del t29
    t32 = t17 & t30
    t33 = dice_2 >= 7
    t34 = t27 + (dice_1 + dice_2 - t27) * t30.view(I1)
    del t27
    t35 = t28 + (2 - t28) * t30.view(I1)
    del t28
    t36 = ~t31 & t19
    t37 = t31 | t19
    t38 = t17 & t36
    chosen_unit_dice = c["chosen.unit.dice"]
    chosen_unit_optional_die = c["chosen.unit.optional_die"]
    t39 = chosen_unit_optional_die == -128
    t40 = (chosen_unit_optional_die >= -127) & (chosen_unit_optional_die <= -1) | (chosen_unit_optional_die >= 2)
    t41 = chosen_unit_optional_die == 1
    t42 = chosen_unit_dice == 2
    t43 = _face(dice, chosen_unit_dice)
    t44 = t34 + (dice_1 + t42.view(I1) * dice_2 + t41.view(I1) * t43 - t34) * t36.view(I1)
    del t34
    t45 = t35 + (chosen_unit_dice + (chosen_unit_optional_die == 1).view(I1) - t35) * t36.view(I1)
    del t35
    t46 = t36 & t41
    t47 = ~t37 & t7
    t48 = t37 | t7
    del t37
    t49 = t17 & t47
    unit_total = t44 + (dice_1 + t41.view(I1) * dice_2 - t44) * t47.view(I1)
    del t44
    t50 = ~t47 & (~t36 & (~t30 & t21))
    del t21, t30
    unit_dice = t45 + (1 + (chosen_unit_optional_die == 1).view(I1) - t45) * t47.view(I1)
    del chosen_unit_optional_die, t45
    t51 = t31 | t36 & t42 | t47 & t41
    del t31, t36, t47
    t52 = t50 | t18
    t53 = ~(t19 | t7)
    del t7, t19
    t54 = t50 | t53
    del t50
    unit_inspiring = c["unit.inspiring"]
    t55 = (unit_inspiring >= 1) & ~t54
    del unit_inspiring
    t56 = unit_dice * 10
    t57 = ~t55 & t54
    del t54
    unit_initial_move = c["unit.initial_move"]
    t58 = unit_initial_move & ((unit_doing_2 == 1) | (unit_doing_2 >= 4)) & ~t57
    del unit_initial_move
    t59 = unit_total.astype(I2) * 10 + (t55.view(I1) * t56).astype(I2) + (t58.view(I1) * t56).astype(I2)
    del t55, t56
    t60 = ~t58 & t57
    del t57, t58
    unit_speed = c["unit.speed"]
    t61 = (unit_speed == 1) & ~t60
    del unit_speed
    t62 = t59 * 2
    t63 = unit_formation_2 <= 1
    t64 = (unit_formation_2 == 0) | t4
    del t4
    unit_rough = c["unit.rough"]
    unit_on_road = c["unit.on_road"]
    t65 = ~(unit_on_road & (unit_formation_2 == 2))
    del unit_on_road
    unit_crossing = c["unit.crossing"]
    t66 = unit_rough & t65 | (unit_crossing == 1) & t65
    del unit_rough, t65, unit_crossing
    t67 = (t48 & (dice_1 == 6)).view(I1) + (t51 & (dice_2 == 6)).view(I1) + (t20 & (dice_3 == 6)).view(I1)
    t68 = t67 + (t46 & (t43 == 6)).view(I1)
    del t67
    t69 = t68 >= 1
    t70 = t17 & (t63 & t64 & ~t66 & t69)
    t71 = t63 & t66
    del t63
    t72 = (t48 & ((dice_1 >= 5) & (dice_1 <= 6))).view(I1) + (t51 & ((dice_2 >= 5) & (dice_2 <= 6))).view(I1)
    t73 = t72 + (t20 & (dice_3 >= 5)).view(I1) + (t46 & (t43 >= 5)).view(I1)
    del t72
    t74 = t73 >= 1
    t75 = t17 & (t71 & t64 & t74)
    del t64
    t76 = (t48 & (dice_1 == 4)).view(I1) + (t51 & (dice_2 == 4)).view(I1) + (t20 & (dice_3 == 4)).view(I1)
    del t20, dice_1, dice_2, t48, t51
    t77 = t76 + (t46 & (t43 == 4)).view(I1)
    del t46, t76
    t78 = t77 >= 1
    t79 = t17 & (t71 & t5 & t78)
    del t71
    t80 = unit_formation_2 == 1
    t81 = t17 & (t66 & t80 & t69)
    del t66
    t82 = (
        t68
        + (
            t68
            + (np.minimum(t68, (3 - t3.clip(0, 12)).clip(0, 3)) - t68) * (t70 & t69).view(I1) - t68
        ) * t69.view(I1)
    )
    t83 = t3 + t70.view(I1) * t82
    del t3, t70, t82
    t84 = (
        t73
        + (
            t73
            + (np.minimum(t73, (3 - t83.clip(0, 12)).clip(0, 3)) - t73) * (t75 & t74).view(I1) - t73
        ) * t74.view(I1)
    )
    del t73, t74
    t85 = t83 + t75.view(I1) * t84
    del t75, t83, t84
    t86 = (
        t77
        + (
            t77
            + (np.minimum(t77, (3 - t85.clip(0, 12)).clip(0, 3)) - t77) * (t79 & t78).view(I1) - t77
        ) * t78.view(I1)
    )
    del t77, t78
    t87 = t85 + t79.view(I1) * t86
    del t79, t85, t86
    t88 = (
        t68
        + (
            t68
            + (np.minimum(t68, (3 - t87.clip(0, 12)).clip(0, 3)) - t68) * (t81 & t69).view(I1) - t68
        ) * t69.view(I1)
    )
    del t68, t69
    unit_behind_friends = c["unit.behind_friends"]
    unit_behind_obstacle = c["unit.behind_obstacle"]
    unit_retired_last_turn = c["unit.retired_last_turn"]
    t89 = ((unit_doing_2 >= 1) & (unit_doing_2 <= 2) | (unit_doing_2 == 5)) & (unit_formation_2 <= 2)
    t90 = unit_limbered & t8 | ((unit_doing >= 1) & (unit_doing <= 2) | (unit_doing == 5)) & (unit_formation <= 2)
    del unit_doing, unit_limbered
    t91 = t38 & ((chosen_unit_dice >= -127) & (chosen_unit_dice <= 0) | (chosen_unit_dice >= 3)) | t38 & t40
    t92 = ((unit_behind_friends | unit_behind_obstacle) & t2).view(I1) * 2 + unit_retired_last_turn.view(I1) * 4
    del t2, unit_behind_friends, unit_behind_obstacle
    errors: Errors = (
        (3, t90 | unit_abandoned & t8 | (unit_formation == 1) & t5),  # IllegalState
        (9, t22 & t23 | t22 & t24 | t22 & (dice_3 == 0) | t32 & t23 | t32 & t24),  # MissingDice
        (6, t22 & t25 | t22 & t26 | t22 & (dice_3 >= 7) | t32 & t25 | t32 & t33),  # InputError
        (10, t38 & (chosen_unit_dice == -128)),  # NeedsChoice
        (7, t91 | t49 & t40),  # NotOpen
        (10, t38 & t39 | t49 & t39),  # NeedsChoice
        (9, t38 & t23 | t38 & (t42 & t24) | t38 & (t41 & (t43 == 0)) | t49 & t23 | t49 & (t41 & t24)),  # MissingDice
        (6, t38 & t25 | t38 & (t42 & t26) | t38 & (t41 & (t43 >= 7)) | t49 & t25 | t49 & (t41 & t33)),  # InputError
        (1, t17 & t53),  # NoRule
        (3, t89 | t80 & t5),  # IllegalState
    )
    return errors, {
        'unit.move.verdict': t16 + (-1 - t16) * unit_way_blocked.view(I1),
        'unit.move.total': unit_total,
        'unit.move.total.none': t52,
        'unit.move.natural': unit_total,
        'unit.move.natural.none': t52,
        'unit.move.dice': unit_dice,
        'unit.move.dice.none': t18,
        'unit.move.distance': t62 + (t59 - t62) * t61.astype(I2),
        'unit.move.distance.none': ~t61 & t60 | t18,
        'unit.dp': (t87 + t81.view(I1) * t88).clip(0, 12),
        'unit.formation': unit_formation_2,
        'unit.doing': unit_doing_2,
        'unit.must': (unit_way_blocked & ~unit_caught).view(I1) + unit_caught.view(I1) * 16,
        'unit.may': t92 + unit_retired_last_turn.view(I1) * 8,
    }


retire = Resolver(
    'retire', 'Retire',
    inputs={
        'unit.way_blocked': Column('unit.way_blocked', 'yesno', bool, values=('no', 'yes')),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 12),
        'unit.caught': Column('unit.caught', 'yesno', bool, values=('no', 'yes')),
        'unit.formation': Column('unit.formation', 'member', I1, 0, 3, values=_W4),
        'unit.doing': Column('unit.doing', 'member', I1, 0, 5, values=_W2),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 6, values=_W1),
        'unit.limbered': Column('unit.limbered', 'yesno', bool, values=('no', 'yes')),
        'unit.abandoned': Column('unit.abandoned', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.nearest_enemy': Column('unit.nearest_enemy', 'length', I4, 0, 57600, scale=60),
        'unit.enemy_at_end': Column('unit.enemy_at_end', 'length', I4, 0, 57600, scale=60),
        'unit.inspiring': Column('unit.inspiring', 'number', I1, 0, 3),
        'unit.initial_move': Column('unit.initial_move', 'yesno', bool, values=('no', 'yes')),
        'unit.speed': Column('unit.speed', 'move', I1, 1, 2, scale=2, default=2),
        'unit.rough': Column('unit.rough', 'yesno', bool, values=('no', 'yes')),
        'unit.on_road': Column('unit.on_road', 'yesno', bool, values=('no', 'yes')),
        'unit.crossing': Column('unit.crossing', 'member', I1, 0, 2, values=_W5, default=0),
        'unit.behind_friends': Column('unit.behind_friends', 'yesno', bool, values=('no', 'yes')),
        'unit.behind_obstacle': Column('unit.behind_obstacle', 'yesno', bool, values=('no', 'yes')),
        'unit.retired_last_turn': Column('unit.retired_last_turn', 'yesno', bool, values=('no', 'yes')),
        'chosen.unit.dice': Column('chosen.unit.dice', 'number', I1, 0, 127, missing=-128),
        'chosen.unit.optional_die': Column('chosen.unit.optional_die', 'number', I1, 0, 127, missing=-128),
    },
    outputs={
        'unit.move.verdict': Column('unit.move.verdict', 'member', I1, -1, 2, values=_W3),
        'unit.move.total': Column('unit.move.total', 'figure', I1, 2, 16, none='unit.move.total.none'),
        'unit.move.total.none': Column('unit.move.total.none', 'none', bool),
        'unit.move.natural': Column('unit.move.natural', 'figure', I1, 2, 16, none='unit.move.natural.none'),
        'unit.move.natural.none': Column('unit.move.natural.none', 'none', bool),
        'unit.move.dice': Column('unit.move.dice', 'figure', I1, 0, 3, none='unit.move.dice.none'),
        'unit.move.dice.none': Column('unit.move.dice.none', 'none', bool),
        'unit.move.distance': Column('unit.move.distance', 'figure', I2, 20, 440, scale=2, none='unit.move.distance.none'),
        'unit.move.distance.none': Column('unit.move.distance.none', 'none', bool),
        'unit.dp': Column('unit.dp', 'figure', I1, 0, 12),
        'unit.formation': Column('unit.formation', 'member', I1, -1, 3, values=_W4),
        'unit.doing': Column('unit.doing', 'member', I1, -1, 5, values=_W2),
        'unit.must': Column('unit.must', 'acts', I1, 0, 17),
        'unit.may': Column('unit.may', 'acts', I1, 0, 14),
    },
    kernel=_retire,
    acts=('remain', 'halt_short', 'retire', 'reform', 'rout'),
    dice=3,
)


def _out_of_reach(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """out of reach (term for unit). @qrs 238"""
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
    """Rout (action for unit). @qrs 238"""
    unit_formation = c["unit.formation"]
    unit_doing = c["unit.doing"]
    unit_arm = c["unit.arm"]
    unit_limbered = c["unit.limbered"]
    t2 = unit_arm <= 3
    unit_abandoned = c["unit.abandoned"]
    t3 = ~unit_abandoned
    t4 = (unit_arm <= 1) | unit_limbered & t3 | (unit_arm == 6) & t3
    t5 = (unit_arm >= 4) & ~t4 & t3
    del t3
    t6 = ~t5
    t7 = (unit_arm >= 2) & (unit_arm <= 3)
    t8 = t6 & t7
    dice_1 = c["dice.1"]
    dice_2 = c["dice.2"]
    dice_3 = c["dice.3"]
    t9 = dice_1 == 0
    t10 = dice_2 == 0
    t11 = (dice_1 == 1) | (dice_1 >= 6)
    t12 = dice_1 + dice_2 + dice_3
    t13 = (unit_arm <= 1) | (unit_arm >= 4)
    t14 = ((unit_arm >= 2) & (unit_arm <= 3)).view(I1) * 3
    t15 = t13 & t4
    t16 = t6 & t15
    unit_total = t12 + (dice_1 + dice_2 - t12) * t15.view(I1)
    del dice_1, t12
    t17 = ~t15 & t13
    del t13
    unit_dice = t14 + (2 - t14) * t15.view(I1)
    del t14, t15
    t18 = ~(t7 | t4)
    del t4, t7
    t19 = t17 | t5
    t20 = t17 | t18
    del t17
    unit_inspiring = c["unit.inspiring"]
    t21 = (unit_inspiring >= 1) & ~t20
    del unit_inspiring
    t22 = unit_dice * 10
    t23 = ~t21 & t20
    del t20
    unit_initial_move = c["unit.initial_move"]
    t24 = unit_initial_move & ~t23
    del unit_initial_move
    t25 = unit_total.astype(I2) * 10 + (t21.view(I1) * t22).astype(I2) + (t24.view(I1) * t22).astype(I2)
    del t21, t22
    t26 = ~t24 & t23
    del t23, t24
    unit_speed = c["unit.speed"]
    t27 = (unit_speed == 1) & ~t26
    del unit_speed
    t28 = t25 * 2
    unit_behind_friends = c["unit.behind_friends"]
    unit_behind_obstacle = c["unit.behind_obstacle"]
    unit_nearest_enemy = c["unit.nearest_enemy"]
    t29 = unit_limbered & t2 | ((unit_doing >= 1) & (unit_doing <= 2) | (unit_doing == 5)) & (unit_formation <= 2)
    del unit_doing, unit_limbered
    t30 = t8 & t11 | t8 & ((dice_2 == 1) | (dice_2 >= 6)) | t8 & (dice_3 >= 7) | t16 & t11 | t16 & (dice_2 >= 7)
    del dice_2, t11
    errors: Errors = (
        (3, t29 | unit_abandoned & t2 | (unit_formation == 1) & (unit_arm >= 2)),  # IllegalState
        (9, t8 & t9 | t8 & t10 | t8 & (dice_3 == 0) | t16 & t9 | t16 & t10),  # MissingDice
        (6, t30),  # InputError
        (1, t6 & t18),  # NoRule
    )
    return errors, {
        'unit.move.verdict': t5.view(I1) * 2,
        'unit.move.total': unit_total,
        'unit.move.total.none': t19,
        'unit.move.natural': unit_total,
        'unit.move.natural.none': t19,
        'unit.move.dice': unit_dice,
        'unit.move.dice.none': t5,
        'unit.move.distance': t28 + (t25 - t28) * t27.astype(I2),
        'unit.move.distance.none': ~t27 & t26 | t5,
        'unit.may': (unit_behind_friends | unit_behind_obstacle | (unit_nearest_enemy >= 14400)).view(I1),
    }


rout = Resolver(
    'rout', 'Rout',
    inputs={
        'unit.formation': Column('unit.formation', 'member', I1, 0, 3, values=_W4),
        'unit.doing': Column('unit.doing', 'member', I1, 0, 5, values=_W2),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 6, values=_W1),
        'unit.limbered': Column('unit.limbered', 'yesno', bool, values=('no', 'yes')),
        'unit.abandoned': Column('unit.abandoned', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.inspiring': Column('unit.inspiring', 'number', I1, 0, 3),
        'unit.initial_move': Column('unit.initial_move', 'yesno', bool, values=('no', 'yes')),
        'unit.speed': Column('unit.speed', 'move', I1, 1, 2, scale=2, default=2),
        'unit.rough': Column('unit.rough', 'yesno', bool, values=('no', 'yes')),
        'unit.on_road': Column('unit.on_road', 'yesno', bool, values=('no', 'yes')),
        'unit.crossing': Column('unit.crossing', 'member', I1, 0, 2, values=_W5, default=0),
        'unit.behind_friends': Column('unit.behind_friends', 'yesno', bool, values=('no', 'yes')),
        'unit.behind_obstacle': Column('unit.behind_obstacle', 'yesno', bool, values=('no', 'yes')),
        'unit.nearest_enemy': Column('unit.nearest_enemy', 'length', I4, 0, 57600, scale=60),
    },
    outputs={
        'unit.move.verdict': Column('unit.move.verdict', 'member', I1, -1, 2, values=_W3),
        'unit.move.total': Column('unit.move.total', 'figure', I1, 3, 16, none='unit.move.total.none'),
        'unit.move.total.none': Column('unit.move.total.none', 'none', bool),
        'unit.move.natural': Column('unit.move.natural', 'figure', I1, 3, 16, none='unit.move.natural.none'),
        'unit.move.natural.none': Column('unit.move.natural.none', 'none', bool),
        'unit.move.dice': Column('unit.move.dice', 'figure', I1, 0, 3, none='unit.move.dice.none'),
        'unit.move.dice.none': Column('unit.move.dice.none', 'none', bool),
        'unit.move.distance': Column('unit.move.distance', 'figure', I2, 30, 440, scale=2, none='unit.move.distance.none'),
        'unit.move.distance.none': Column('unit.move.distance.none', 'none', bool),
        'unit.formation': Column('unit.formation', 'member', I1, -1, 3, values=_W4),
        'unit.doing': Column('unit.doing', 'member', I1, -1, 1, values=_W2),
        'unit.may': Column('unit.may', 'acts', I1, 0, 1),
    },
    kernel=_rout,
    acts=('stop_rout',),
    dice=3,
    same={'unit.formation': 3, 'unit.doing': 1},
)


def _stop_rout(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Stop a rout (action for unit against leader). @qrs 238"""
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
    leader_rank = c["leader.rank"]
    t11 = 7200 - (leader_rank >= 1).astype(I2) * 3600
    del leader_rank
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
    unit_arm = c["unit.arm"]
    unit_grade = c["unit.grade"]
    t29 = (unit_arm >= 4) | (unit_grade <= 1)
    del unit_arm, unit_grade
    t30 = t26 & t29
    chosen_unit_steady_troops = c["chosen.unit.steady_troops"]
    unit_total = (
        dice_1
        + unit_leader_attached.view(I1) * chosen_unit_with_leader
        + t29.view(I1) * chosen_unit_steady_troops
    )
    del unit_leader_attached, t29
    t31 = unit_total <= 2
    t32 = (unit_total >= 3) & (unit_total <= 4)
    unit_rout_pursuit_looting_or_charge_goes_on_except_on_3_to_4 = (t6 | t5) & (
        (unit_total <= 2) | (unit_total >= 5)
    )
    del t5, t6
    t33 = unit_rout_pursuit_looting_or_charge_goes_on_except_on_3_to_4.view(I1) - 1
    unit_halts = ~unit_rout_pursuit_looting_or_charge_goes_on_except_on_3_to_4 & t31
    t34 = unit_rout_pursuit_looting_or_charge_goes_on_except_on_3_to_4 | t31
    del t31
    t35 = t33 + (1 - t33) * unit_halts.view(I1)
    del t33
    unit_as_the_player_likes = ~t34 & t32
    t36 = t34 | t32
    del t32, t34
    t37 = t35 + (2 - t35) * unit_as_the_player_likes.view(I1)
    del t35
    t38 = unit_as_the_player_likes & (unit_wishes_to_cease_2 & ((unit_doing >= 2) & (unit_doing <= 3)))
    t39 = unit_total >= 5
    unit_last_move_again = ~t36 & t39
    t40 = unit_doing + (0 - unit_doing) * (t26 & t38).view(I1)
    del unit_doing, t38
    unit_doing_2 = (
        t40
        + (0 - t40) * (t26 & (unit_as_the_player_likes & (unit_wishes_to_cease_2 & t2 & t3))).view(I1)
    )
    del t2, t3, t40
    t41 = t28 & ((chosen_unit_with_leader >= -127) & (chosen_unit_with_leader <= -2)) | t30 & (
        (chosen_unit_steady_troops >= -127) & (chosen_unit_steady_troops <= -2)
    )
    t42 = (
        (t26 & unit_rout_pursuit_looting_or_charge_goes_on_except_on_3_to_4).view(I1)
        + (t26 & unit_halts).view(I1) * 2
    )
    del unit_rout_pursuit_looting_or_charge_goes_on_except_on_3_to_4, unit_halts
    errors: Errors = (
        (9, t26 & (dice_1 == 0)),  # MissingDice
        (6, t26 & (dice_1 >= 7)),  # InputError
        (10, t28 & (chosen_unit_with_leader == -128)),  # NeedsChoice
        (7, t41),  # NotOpen
        (10, t30 & (chosen_unit_steady_troops == -128)),  # NeedsChoice
        (1, t26 & ~(t36 | t39)),  # NoRule
    )
    return errors, {
        'unit.verdict': 2 - t4.view(I1) * 2,
        'unit.control.verdict': unit_control_verdict,
        'unit.control.total': dice_1 + (unit_total - dice_1) * t26.view(I1),
        'unit.control.total.none': t27,
        'unit.control.natural.none': t27,
        'unit.control.dice.none': t27,
        'unit.control.result': -1 + (t37 + (3 - t37) * unit_last_move_again.view(I1) - (-1)) * t26.view(I1),
        'unit.wishes_to_cease': unit_wishes_to_cease_2,
        'unit.doing': unit_doing_2,
        'unit.must': t42 + (t26 & unit_last_move_again).view(I1) * 8,
        'unit.may': (t26 & unit_as_the_player_likes).view(I1) * 4,
    }


stop_rout = Resolver(
    'stop_rout', 'Stop a rout',
    inputs={
        'unit.doing': Column('unit.doing', 'member', I1, 0, 5, values=_W2),
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
        'leader.rank': Column('leader.rank', 'member', I1, 0, 2, values=_W6),
        'leader.attached': Column('leader.attached', 'yesno', bool, values=('no', 'yes')),
        'leader.killed': Column('leader.killed', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.behind_lead': Column('unit.behind_lead', 'length', I4, 0, 57600, scale=60),
        'unit.leader_distance': Column('unit.leader_distance', 'length', I4, 0, 57600, scale=60),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 6, values=_W1),
        'unit.grade': Column('unit.grade', 'member', I1, 0, 4, values=_W7),
        'chosen.unit.with_leader': Column('chosen.unit.with_leader', 'sign', I1, -1, 1, missing=-128),
        'chosen.unit.steady_troops': Column('chosen.unit.steady_troops', 'sign', I1, -1, 1, missing=-128),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W3),
        'unit.control.verdict': Column('unit.control.verdict', 'member', I1, -1, 3, values=_W3),
        'unit.control.total': Column('unit.control.total', 'figure', I1, -1, 8, none='unit.control.total.none'),
        'unit.control.total.none': Column('unit.control.total.none', 'none', bool),
        'unit.control.natural': Column('unit.control.natural', 'figure', I1, 1, 6, none='unit.control.natural.none'),
        'unit.control.natural.none': Column('unit.control.natural.none', 'none', bool),
        'unit.control.dice': Column('unit.control.dice', 'figure', I1, 1, 1, none='unit.control.dice.none'),
        'unit.control.dice.none': Column('unit.control.dice.none', 'none', bool),
        'unit.control.result': Column('unit.control.result', 'member', I1, -1, 3, values=_W8),
        'unit.wishes_to_cease': Column('unit.wishes_to_cease', 'yesno', bool, values=('no', 'yes')),
        'unit.doing': Column('unit.doing', 'member', I1, -1, 5, values=_W2),
        'unit.must': Column('unit.must', 'acts', I1, 0, 11),
        'unit.may': Column('unit.may', 'acts', I1, 0, 4),
    },
    kernel=_stop_rout,
    acts=('continue', 'halt', 'act', 'repeat'),
    dice=1,
    same={'unit.control.natural': 'dice.1', 'unit.control.dice': 1},
)


def _pursue(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Pursue (action for unit against enemy). @qrs 240"""
    dice = _stacked(c, 15)
    unit_formation = c["unit.formation"]
    unit_doing = c["unit.doing"]
    unit_arm = c["unit.arm"]
    unit_limbered = c["unit.limbered"]
    t2 = unit_arm <= 3
    unit_abandoned = c["unit.abandoned"]
    t3 = ~unit_abandoned
    t4 = (unit_arm <= 1) | unit_limbered & t3 | (unit_arm == 6) & t3
    t5 = (unit_arm >= 4) & ~t4 & t3
    del t3
    t6 = ~t5
    t7 = (unit_arm >= 2) & (unit_arm <= 3)
    t8 = t6 & t7
    dice_1 = c["dice.1"]
    dice_2 = c["dice.2"]
    dice_3 = c["dice.3"]
    t9 = dice_1 == 0
    t10 = dice_2 == 0
    t11 = (dice_1 == 1) | (dice_1 >= 6)
    t12 = dice_1 + dice_2 + dice_3
    t13 = (unit_arm <= 1) | (unit_arm >= 4)
    t14 = ((unit_arm >= 2) & (unit_arm <= 3)).view(I1) * 3
    t15 = t13 & t4
    t16 = t6 & t15
    unit_total = t12 + (dice_1 + dice_2 - t12) * t15.view(I1)
    del dice_1, t12
    t17 = ~t15 & t13
    del t13
    unit_dice = t14 + (2 - t14) * t15.view(I1)
    del t14, t15
    t18 = ~(t7 | t4)
    del t4, t7
    t19 = unit_dice + (0 - unit_dice) * t5.view(I1)
    t20 = t17 | t5
    t21 = t17 | t18
    del t17
    unit_inspiring = c["unit.inspiring"]
    t22 = (unit_inspiring >= 1) & ~t21
    del unit_inspiring
    t23 = unit_total.astype(I2) * 10 + (t22.view(I1) * (unit_dice * 10)).astype(I2)
    t24 = ~t22 & t21
    del t21, t22
    unit_speed = c["unit.speed"]
    t25 = (unit_speed == 1) & ~t24
    del unit_speed
    t26 = t23 * 2
    unit_meets_enemy = c["unit.meets_enemy"]
    enemy_caught = c["enemy.caught"]
    enemy_doing = c["enemy.doing"]
    t27 = enemy_caught & ((enemy_doing == 1) | (enemy_doing == 5))
    del enemy_caught, enemy_doing
    unit_stands_in_contact = c["unit.stands_in_contact"]
    t28 = unit_stands_in_contact >= 1
    t29 = _face(dice, t19)
    t30 = unit_stands_in_contact >= 2
    t31 = _face(dice, t19 + 1)
    t32 = unit_stands_in_contact >= 3
    t33 = _face(dice, t19 + 2)
    t34 = unit_stands_in_contact >= 4
    t35 = _face(dice, t19 + 3)
    t36 = unit_stands_in_contact >= 5
    t37 = _face(dice, t19 + 4)
    t38 = unit_stands_in_contact >= 6
    t39 = _face(dice, t19 + 5)
    t40 = unit_stands_in_contact >= 7
    t41 = _face(dice, t19 + 6)
    t42 = unit_stands_in_contact >= 8
    t43 = _face(dice, t19 + 7)
    t44 = unit_stands_in_contact >= 9
    t45 = _face(dice, t19 + 8)
    t46 = unit_stands_in_contact >= 10
    t47 = _face(dice, t19 + 9)
    t48 = unit_stands_in_contact >= 11
    t49 = _face(dice, t19 + 10)
    t50 = unit_stands_in_contact == 12
    del unit_stands_in_contact
    t51 = _face(dice, t19 + 11)
    del t19
    t52 = ~t27
    t53 = t28.view(I1) * t29 + t30.view(I1) * t31 + t32.view(I1) * t33 + t34.view(I1) * t35 + t36.view(I1) * t37
    t54 = (
        t53
        + t38.view(I1) * t39
        + t40.view(I1) * t41
        + t42.view(I1) * t43
        + t44.view(I1) * t45
        + t46.view(I1) * t47
    )
    del t53
    unit_total_2 = t54 + t48.view(I1) * t49 + t50.view(I1) * t51
    del t54
    t55 = (
        (t28 & (t29 >= 4)).view(I1)
        + (t30 & (t31 >= 4)).view(I1)
        + (t32 & (t33 >= 4)).view(I1)
        + (t34 & (t35 >= 4)).view(I1)
    )
    t56 = t55 + (t36 & (t37 >= 4)).view(I1) + (t38 & (t39 >= 4)).view(I1) + (t40 & (t41 >= 4)).view(I1)
    del t55
    t57 = t56 + (t42 & (t43 >= 4)).view(I1) + (t44 & (t45 >= 4)).view(I1) + (t46 & (t47 >= 4)).view(I1)
    del t56
    t58 = t57 + (t48 & (t49 >= 4)).view(I1) + (t50 & (t51 >= 4)).view(I1)
    del t57
    enemy_casualties = c["enemy.casualties"]
    t59 = unit_limbered & t2 | ((unit_doing >= 1) & (unit_doing <= 2) | (unit_doing == 5)) & (unit_formation <= 2)
    del unit_doing, unit_limbered
    t60 = t8 & t11 | t8 & ((dice_2 == 1) | (dice_2 >= 6)) | t8 & (dice_3 >= 7) | t16 & t11 | t16 & (dice_2 >= 7)
    del dice_2, t11
    t61 = t27 & (t28 & (t29 == 0)) | t27 & (t30 & (t31 == 0)) | t27 & (t32 & (t33 == 0)) | t27 & (t34 & (t35 == 0))
    t62 = t61 | t27 & (
        t36 & (t37 == 0)
    ) | t27 & (t38 & (t39 == 0)) | t27 & (t40 & (t41 == 0)) | t27 & (t42 & (t43 == 0))
    del t61
    t63 = t62 | t27 & (
        t44 & (t45 == 0)
    ) | t27 & (t46 & (t47 == 0)) | t27 & (t48 & (t49 == 0)) | t27 & (t50 & (t51 == 0))
    del t62
    t64 = t27 & (t28 & (t29 >= 7)) | t27 & (t30 & (t31 >= 7)) | t27 & (t32 & (t33 >= 7)) | t27 & (t34 & (t35 >= 7))
    del t28, t29, t30, t31, t32, t33, t34, t35
    t65 = t64 | t27 & (
        t36 & (t37 >= 7)
    ) | t27 & (t38 & (t39 >= 7)) | t27 & (t40 & (t41 >= 7)) | t27 & (t42 & (t43 >= 7))
    del t36, t37, t38, t39, t40, t41, t42, t43, t64
    t66 = t65 | t27 & (
        t44 & (t45 >= 7)
    ) | t27 & (t46 & (t47 >= 7)) | t27 & (t48 & (t49 >= 7)) | t27 & (t50 & (t51 >= 7))
    del t44, t45, t46, t47, t48, t49, t50, t51, t65
    errors: Errors = (
        (3, t59 | unit_abandoned & t2 | (unit_formation == 1) & (unit_arm >= 2)),  # IllegalState
        (9, t8 & t9 | t8 & t10 | t8 & (dice_3 == 0) | t16 & t9 | t16 & t10),  # MissingDice
        (6, t60),  # InputError
        (1, t6 & t18),  # NoRule
        (9, t63),  # MissingDice
        (6, t66),  # InputError
    )
    return errors, {
        'unit.move.verdict': t5.view(I1) * 2,
        'unit.move.total': unit_total,
        'unit.move.total.none': t20,
        'unit.move.natural': unit_total,
        'unit.move.natural.none': t20,
        'unit.move.dice': unit_dice,
        'unit.move.dice.none': t5,
        'unit.move.distance': t26 + (t23 - t26) * t25.astype(I2),
        'unit.move.distance.none': ~t25 & t24 | t5,
        'unit.free_hack.total': unit_total_2,
        'unit.free_hack.total.none': t52,
        'unit.free_hack.natural': unit_total_2,
        'unit.free_hack.natural.none': t52,
        'unit.free_hack.dice.none': t52,
        'enemy.casualties': (enemy_casualties + (t27 & (t58 >= 1)).view(I1) * t58).clip(0, 12),
        'unit.must': unit_meets_enemy.view(I1),
    }


pursue = Resolver(
    'pursue', 'Pursue',
    inputs={
        'unit.formation': Column('unit.formation', 'member', I1, 0, 3, values=_W4),
        'unit.doing': Column('unit.doing', 'member', I1, 0, 5, values=_W2),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 6, values=_W1),
        'unit.limbered': Column('unit.limbered', 'yesno', bool, values=('no', 'yes')),
        'unit.abandoned': Column('unit.abandoned', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.inspiring': Column('unit.inspiring', 'number', I1, 0, 3),
        'unit.initial_move': Column('unit.initial_move', 'yesno', bool, values=('no', 'yes')),
        'unit.speed': Column('unit.speed', 'move', I1, 1, 2, scale=2, default=2),
        'unit.rough': Column('unit.rough', 'yesno', bool, values=('no', 'yes')),
        'unit.on_road': Column('unit.on_road', 'yesno', bool, values=('no', 'yes')),
        'unit.crossing': Column('unit.crossing', 'member', I1, 0, 2, values=_W5, default=0),
        'unit.meets_enemy': Column('unit.meets_enemy', 'yesno', bool, values=('no', 'yes')),
        'enemy.caught': Column('enemy.caught', 'yesno', bool, values=('no', 'yes')),
        'enemy.doing': Column('enemy.doing', 'member', I1, 0, 5, values=_W2),
        'unit.stands_in_contact': Column('unit.stands_in_contact', 'number', I1, 0, 12),
        'enemy.casualties': Column('enemy.casualties', 'number', I1, 0, 12),
    },
    outputs={
        'unit.move.verdict': Column('unit.move.verdict', 'member', I1, -1, 2, values=_W3),
        'unit.move.total': Column('unit.move.total', 'figure', I1, 3, 16, none='unit.move.total.none'),
        'unit.move.total.none': Column('unit.move.total.none', 'none', bool),
        'unit.move.natural': Column('unit.move.natural', 'figure', I1, 3, 16, none='unit.move.natural.none'),
        'unit.move.natural.none': Column('unit.move.natural.none', 'none', bool),
        'unit.move.dice': Column('unit.move.dice', 'figure', I1, 0, 3, none='unit.move.dice.none'),
        'unit.move.dice.none': Column('unit.move.dice.none', 'none', bool),
        'unit.move.distance': Column('unit.move.distance', 'figure', I2, 30, 380, scale=2, none='unit.move.distance.none'),
        'unit.move.distance.none': Column('unit.move.distance.none', 'none', bool),
        'unit.free_hack.total': Column('unit.free_hack.total', 'figure', I1, 0, 72, none='unit.free_hack.total.none'),
        'unit.free_hack.total.none': Column('unit.free_hack.total.none', 'none', bool),
        'unit.free_hack.natural': Column('unit.free_hack.natural', 'figure', I1, 0, 72, none='unit.free_hack.natural.none'),
        'unit.free_hack.natural.none': Column('unit.free_hack.natural.none', 'none', bool),
        'unit.free_hack.dice': Column('unit.free_hack.dice', 'figure', I1, 0, 12, none='unit.free_hack.dice.none'),
        'unit.free_hack.dice.none': Column('unit.free_hack.dice.none', 'none', bool),
        'unit.formation': Column('unit.formation', 'member', I1, -1, 3, values=_W4),
        'unit.doing': Column('unit.doing', 'member', I1, -1, 2, values=_W2),
        'enemy.casualties': Column('enemy.casualties', 'figure', I1, 0, 12),
        'unit.must': Column('unit.must', 'acts', I1, 0, 1),
    },
    kernel=_pursue,
    acts=('charge',),
    dice=15,
    same={'unit.free_hack.dice': 'unit.stands_in_contact', 'unit.formation': 3, 'unit.doing': 2},
)


def _free_hack(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Free hack (test for unit against enemy). @qrs 236, 240, 242"""
    unit_stands_in_contact = c["unit.stands_in_contact"]
    t2 = unit_stands_in_contact >= 1
    dice_1 = c["dice.1"]
    t3 = unit_stands_in_contact >= 2
    dice_2 = c["dice.2"]
    t4 = unit_stands_in_contact >= 3
    dice_3 = c["dice.3"]
    t5 = unit_stands_in_contact >= 4
    dice_4 = c["dice.4"]
    t6 = unit_stands_in_contact >= 5
    dice_5 = c["dice.5"]
    t7 = unit_stands_in_contact >= 6
    dice_6 = c["dice.6"]
    t8 = unit_stands_in_contact >= 7
    dice_7 = c["dice.7"]
    t9 = unit_stands_in_contact >= 8
    dice_8 = c["dice.8"]
    t10 = unit_stands_in_contact >= 9
    dice_9 = c["dice.9"]
    t11 = unit_stands_in_contact >= 10
    dice_10 = c["dice.10"]
    t12 = unit_stands_in_contact >= 11
    dice_11 = c["dice.11"]
    t13 = unit_stands_in_contact == 12
    del unit_stands_in_contact
    dice_12 = c["dice.12"]
    t14 = (
        t2.view(I1) * dice_1
        + t3.view(I1) * dice_2
        + t4.view(I1) * dice_3
        + t5.view(I1) * dice_4
        + t6.view(I1) * dice_5
    )
    t15 = t14 + t7.view(I1) * dice_6 + t8.view(I1) * dice_7 + t9.view(I1) * dice_8 + t10.view(I1) * dice_9
    del t14
    unit_total = t15 + t11.view(I1) * dice_10 + t12.view(I1) * dice_11 + t13.view(I1) * dice_12
    del t15
    t16 = (t2 & (dice_1 >= 4)).view(I1) + (t3 & (dice_2 >= 4)).view(I1) + (t4 & (dice_3 >= 4)).view(I1)
    t17 = t16 + (t5 & (dice_4 >= 4)).view(I1) + (t6 & (dice_5 >= 4)).view(I1) + (t7 & (dice_6 >= 4)).view(I1)
    del t16
    t18 = t17 + (t8 & (dice_7 >= 4)).view(I1) + (t9 & (dice_8 >= 4)).view(I1) + (t10 & (dice_9 >= 4)).view(I1)
    del t17
    t19 = t18 + (t11 & (dice_10 >= 4)).view(I1) + (t12 & (dice_11 >= 4)).view(I1) + (t13 & (dice_12 >= 4)).view(I1)
    del t18
    enemy_casualties = c["enemy.casualties"]
    t20 = t2 & (dice_1 == 0) | t3 & (dice_2 == 0) | t4 & (dice_3 == 0) | t5 & (dice_4 == 0) | t6 & (dice_5 == 0)
    t21 = t20 | t7 & (dice_6 == 0) | t8 & (dice_7 == 0) | t9 & (dice_8 == 0) | t10 & (dice_9 == 0) | t11 & (
        dice_10 == 0
    )
    del t20
    t22 = t2 & (dice_1 >= 7) | t3 & (dice_2 >= 7) | t4 & (dice_3 >= 7) | t5 & (dice_4 >= 7) | t6 & (dice_5 >= 7)
    del t2, dice_1, t3, dice_2, t4, dice_3, t5, dice_4, t6, dice_5
    t23 = t22 | t7 & (dice_6 >= 7) | t8 & (dice_7 >= 7) | t9 & (dice_8 >= 7) | t10 & (dice_9 >= 7) | t11 & (
        dice_10 >= 7
    )
    del t7, dice_6, t8, dice_7, t9, dice_8, t10, dice_9, t11, dice_10, t22
    errors: Errors = (
        (9, t21 | t12 & (dice_11 == 0) | t13 & (dice_12 == 0)),  # MissingDice
        (6, t23 | t12 & (dice_11 >= 7) | t13 & (dice_12 >= 7)),  # InputError
    )
    return errors, {
        'unit.total': unit_total,
        'unit.natural': unit_total,
        'enemy.casualties': (enemy_casualties + t19).clip(0, 12),
    }


free_hack = Resolver(
    'free_hack', 'Free hack',
    inputs={
        'unit.stands_in_contact': Column('unit.stands_in_contact', 'number', I1, 0, 12),
        'enemy.casualties': Column('enemy.casualties', 'number', I1, 0, 12),
    },
    outputs={
        'unit.total': Column('unit.total', 'figure', I1, 0, 72),
        'unit.natural': Column('unit.natural', 'figure', I1, 0, 72),
        'unit.dice': Column('unit.dice', 'figure', I1, 0, 12),
        'enemy.casualties': Column('enemy.casualties', 'figure', I1, 0, 12),
    },
    kernel=_free_hack,
    dice=12,
    same={'unit.dice': 'unit.stands_in_contact'},
)


def _ride_through(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Ride through (action for unit). @qrs 232"""
    chosen_unit_ride_dice = c["chosen.unit.ride_dice"]
    t2 = chosen_unit_ride_dice >= -2147483647
    t3 = (chosen_unit_ride_dice >= -2147483647) & (chosen_unit_ride_dice <= 1) | (chosen_unit_ride_dice >= 4)
    unit_ride_dice = 2 + (chosen_unit_ride_dice - 2) * t2.astype(I4)
    unit_meets_enemy = c["unit.meets_enemy"]
    unit_meets_impassable = c["unit.meets_impassable"]
    t4 = unit_meets_enemy | unit_meets_impassable
    del unit_meets_enemy, unit_meets_impassable
    t5 = unit_ride_dice == 2
    dice_1 = c["dice.1"]
    dice_2 = c["dice.2"]
    t6 = dice_1 == 0
    t7 = dice_2 == 0
    t8 = (dice_1 == 1) | (dice_1 >= 6)
    t9 = (dice_2 == 1) | (dice_2 >= 6)
    t10 = unit_ride_dice == 3
    t11 = (unit_ride_dice >= 2) & (unit_ride_dice <= 3)
    dice_3 = c["dice.3"]
    unit_total = dice_1 + dice_2 + t10.view(I1) * dice_3
    t12 = (unit_ride_dice <= 1) | (unit_ride_dice == 4)
    unit_inspiring = c["unit.inspiring"]
    t13 = (unit_inspiring >= 1) & t11
    del unit_inspiring
    unit_distance = (
        unit_total.astype(I2) * 10
        + (t13.view(I1) * ((unit_ride_dice == 2).view(I1) * 20 + (unit_ride_dice == 3).view(I1) * 30)).astype(I2)
    )
    unit_formation = c["unit.formation"]
    t14 = unit_formation == 0
    unit_rough = c["unit.rough"]
    unit_on_road = c["unit.on_road"]
    t15 = ~(unit_on_road & (unit_formation == 2))
    del unit_on_road
    unit_crossing = c["unit.crossing"]
    t16 = unit_rough & t15 | (unit_crossing == 1) & t15
    del unit_rough, t15, unit_crossing
    t17 = (t11 & (dice_1 == 6)).view(I1) + (t11 & (dice_2 == 6)).view(I1) + (t10 & (dice_3 == 6)).view(I1)
    t18 = t17 >= 1
    t19 = t14 & ~t16 & t18
    t20 = (t11 & ((dice_1 >= 5) & (dice_1 <= 6))).view(I1) + (t11 & ((dice_2 >= 5) & (dice_2 <= 6))).view(I1)
    t21 = t20 + (t10 & (dice_3 >= 5)).view(I1)
    del t20
    t22 = t21 >= 1
    t23 = t16 & t14 & t22
    del t14
    t24 = (t11 & (dice_1 == 4)).view(I1) + (t11 & (dice_2 == 4)).view(I1) + (t10 & (dice_3 == 4)).view(I1)
    del dice_1, dice_2, t11
    t25 = t24 >= 1
    t26 = t16 & (unit_formation <= 1) & t25
    del unit_formation, t16
    unit_dp = c["unit.dp"]
    t27 = t17 + (t17 + (np.minimum(t17, (3 - unit_dp).clip(0, 3)) - t17) * t19.view(I1) - t17) * t18.view(I1)
    del t17, t18
    t28 = unit_dp + t19.view(I1) * t27
    del t19, unit_dp, t27
    t29 = (
        t21
        + (t21 + (np.minimum(t21, (3 - t28.clip(0, 12)).clip(0, 3)) - t21) * t23.view(I1) - t21) * t22.view(I1)
    )
    del t21, t22
    t30 = t28 + t23.view(I1) * t29
    del t23, t28, t29
    t31 = (
        t24
        + (t24 + (np.minimum(t24, (3 - t30.clip(0, 12)).clip(0, 3)) - t24) * t26.view(I1) - t24) * t25.view(I1)
    )
    del t24, t25
    errors: Errors = (
        (7, t3),  # NotOpen
        (10, chosen_unit_ride_dice == -2147483648),  # NeedsChoice
        (9, t5 & t6 | t5 & t7 | t10 & t6 | t10 & t7 | t10 & (dice_3 == 0)),  # MissingDice
        (6, t5 & t8 | t5 & t9 | t10 & t8 | t10 & t9 | t10 & (dice_3 >= 7)),  # InputError
    )
    return errors, {
        'unit.ride_dice': unit_ride_dice,
        'unit.ride_dice.to': 3 + (chosen_unit_ride_dice - 3) * t2.astype(I4),
        'unit.stops_beyond.none': ~t4,
        'unit.total': unit_total,
        'unit.total.none': t12,
        'unit.natural': unit_total,
        'unit.natural.none': t12,
        'unit.dice': (unit_ride_dice == 2).view(I1) * 2 + (unit_ride_dice == 3).view(I1) * 3,
        'unit.distance': unit_distance,
        'unit.distance.none': ~t13 & t12,
        'unit.dp': ((t30 + t26.view(I1) * t31).clip(0, 12) - 1).clip(0, 11),
        'unit.must': t4.view(I1),
    }


ride_through = Resolver(
    'ride_through', 'Ride through',
    inputs={
        'unit.rode_through': Column('unit.rode_through', 'yesno', bool, values=('no', 'yes')),
        'unit.facing_threat': Column('unit.facing_threat', 'yesno', bool, values=('no', 'yes')),
        'unit.meets_enemy': Column('unit.meets_enemy', 'yesno', bool, values=('no', 'yes')),
        'unit.meets_impassable': Column('unit.meets_impassable', 'yesno', bool, values=('no', 'yes')),
        'unit.inspiring': Column('unit.inspiring', 'number', I1, 0, 3),
        'unit.formation': Column('unit.formation', 'member', I1, 0, 3, values=_W4),
        'unit.rough': Column('unit.rough', 'yesno', bool, values=('no', 'yes')),
        'unit.on_road': Column('unit.on_road', 'yesno', bool, values=('no', 'yes')),
        'unit.crossing': Column('unit.crossing', 'member', I1, 0, 2, values=_W5, default=0),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 12),
        'chosen.unit.ride_dice': Column('chosen.unit.ride_dice', 'number', I4, -2147483647, 2147483647, missing=-2147483648),
    },
    outputs={
        'unit.ride_dice': Column('unit.ride_dice', 'figure', I1, -4, 4, to='unit.ride_dice.to'),
        'unit.ride_dice.to': Column('unit.ride_dice.to', 'to', I1, -4, 4),
        'unit.stops_beyond': Column('unit.stops_beyond', 'figure', I1, 20, 20, none='unit.stops_beyond.none'),
        'unit.stops_beyond.none': Column('unit.stops_beyond.none', 'none', bool),
        'unit.total': Column('unit.total', 'figure', I1, 4, 16, none='unit.total.none'),
        'unit.total.none': Column('unit.total.none', 'none', bool),
        'unit.natural': Column('unit.natural', 'figure', I1, 4, 16, none='unit.natural.none'),
        'unit.natural.none': Column('unit.natural.none', 'none', bool),
        'unit.dice': Column('unit.dice', 'figure', I1, 0, 3),
        'unit.distance': Column('unit.distance', 'figure', I2, 40, 190, none='unit.distance.none'),
        'unit.distance.none': Column('unit.distance.none', 'none', bool),
        'unit.rode_through': Column('unit.rode_through', 'yesno', bool, values=('no', 'yes')),
        'unit.facing_threat': Column('unit.facing_threat', 'yesno', bool, values=('no', 'yes')),
        'unit.dp': Column('unit.dp', 'figure', I1, 0, 11),
        'unit.must': Column('unit.must', 'acts', I1, 0, 1),
    },
    kernel=_ride_through,
    acts=('halt_short',),
    dice=3,
    same={'unit.stops_beyond': 20, 'unit.rode_through': 1, 'unit.facing_threat': 1},
)


def _ranks(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Ranks (value for unit). @qrs 196, 208, 221"""
    unit_fourth_rank = c["unit.fourth_rank"]
    t2 = unit_fourth_rank >= 1
    t3 = unit_fourth_rank == 0
    del unit_fourth_rank
    unit_third_rank = c["unit.third_rank"]
    t4 = unit_third_rank >= 1
    t5 = t3 & t4
    t6 = 4 - t5.view(I1)
    t7 = t2 | t4
    unit_second_rank = c["unit.second_rank"]
    t8 = unit_second_rank >= 1
    t9 = ~t7 & t8
    t10 = t7 | t8
    del t7, t8
    errors: Errors = (
        (3, (unit_second_rank == 0) & t4 | (unit_third_rank == 0) & t2),  # IllegalState
    )
    return errors, {
        'unit.ranks': 1 + (t6 + (2 - t6) * t9.view(I1) - 1) * t10.view(I1),
        'unit.ranks.none': t10 & (~t9 & (~t5 & t3)),
    }


ranks = Resolver(
    'ranks', 'Ranks',
    inputs={
        'unit.fourth_rank': Column('unit.fourth_rank', 'number', I1, 0, 12),
        'unit.third_rank': Column('unit.third_rank', 'number', I1, 0, 12),
        'unit.second_rank': Column('unit.second_rank', 'number', I1, 0, 12),
    },
    outputs={
        'unit.ranks': Column('unit.ranks', 'figure', I1, 1, 4, none='unit.ranks.none'),
        'unit.ranks.none': Column('unit.ranks.none', 'none', bool),
    },
    kernel=_ranks,
)


def _deeper(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """deeper formation (term for unit against enemy). @qrs 196"""
    unit_fourth_rank = c["unit.fourth_rank"]
    t2 = unit_fourth_rank >= 1
    t3 = unit_fourth_rank == 0
    del unit_fourth_rank
    unit_third_rank = c["unit.third_rank"]
    t4 = unit_third_rank >= 1
    t5 = t3 & t4
    t6 = 4 - t5.view(I1)
    t7 = t2 | t4
    unit_second_rank = c["unit.second_rank"]
    t8 = unit_second_rank >= 1
    t9 = ~t7 & t8
    t10 = t7 | t8
    del t7, t8
    enemy_fourth_rank = c["enemy.fourth_rank"]
    t11 = enemy_fourth_rank >= 1
    t12 = enemy_fourth_rank == 0
    del enemy_fourth_rank
    enemy_third_rank = c["enemy.third_rank"]
    t13 = enemy_third_rank >= 1
    t14 = t12 & t13
    t15 = 4 - t14.view(I1)
    t16 = t11 | t13
    enemy_second_rank = c["enemy.second_rank"]
    t17 = enemy_second_rank >= 1
    t18 = ~t16 & t17
    t19 = t16 | t17
    del t16, t17
    t20 = (
        1
        + (t6 + (2 - t6) * t9.view(I1) - 1) * t10.view(I1) <= 1
        + (t15 + (2 - t15) * t18.view(I1) - 1) * t19.view(I1)
    )
    del t6, t15
    t21 = (unit_second_rank == 0) & t4 | (enemy_second_rank == 0) & t13 | (unit_third_rank == 0) & t2
    del t2, unit_third_rank, t4, unit_second_rank, t13, enemy_second_rank
    errors: Errors = (
        (3, t21 | (enemy_third_rank == 0) & t11),  # IllegalState
    )
    return errors, {
        'unit.deeper': ~(t10 & (~t9 & (~t5 & t3)) | t19 & (~t18 & (~t14 & t12))) & ~t20,
    }


deeper = Resolver(
    'deeper', 'deeper formation',
    inputs={
        'unit.fourth_rank': Column('unit.fourth_rank', 'number', I1, 0, 12),
        'unit.third_rank': Column('unit.third_rank', 'number', I1, 0, 12),
        'unit.second_rank': Column('unit.second_rank', 'number', I1, 0, 12),
        'enemy.fourth_rank': Column('enemy.fourth_rank', 'number', I1, 0, 12),
        'enemy.third_rank': Column('enemy.third_rank', 'number', I1, 0, 12),
        'enemy.second_rank': Column('enemy.second_rank', 'number', I1, 0, 12),
    },
    outputs={
        'unit.deeper': Column('unit.deeper', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_deeper,
)


def _horse_charge(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """cavalry that charged (term for unit). @qrs 202, 219-222"""
    unit_arm = c["unit.arm"]
    unit_charging = c["unit.charging"]
    errors: Errors = (
    )
    return errors, {
        'unit.horse_charge': (unit_arm >= 2) & (unit_arm <= 3) & unit_charging,
    }


horse_charge = Resolver(
    'horse_charge', 'cavalry that charged',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 6, values=_W1),
        'unit.charging': Column('unit.charging', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'unit.horse_charge': Column('unit.horse_charge', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_horse_charge,
)


def _charged_foot(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """cavalry that charged foot (term for unit against enemy). @qrs 219-222"""
    unit_arm = c["unit.arm"]
    unit_charging = c["unit.charging"]
    enemy_arm = c["enemy.arm"]
    errors: Errors = (
    )
    return errors, {
        'unit.charged_foot': (unit_arm >= 2) & (unit_arm <= 3) & unit_charging & (enemy_arm <= 1),
    }


charged_foot = Resolver(
    'charged_foot', 'cavalry that charged foot',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 6, values=_W1),
        'unit.charging': Column('unit.charging', 'yesno', bool, values=('no', 'yes')),
        'enemy.arm': Column('enemy.arm', 'member', I1, 0, 6, values=_W1),
    },
    outputs={
        'unit.charged_foot': Column('unit.charged_foot', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_charged_foot,
)


def _charged_by_horse(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """charged by cavalry only (term for unit against enemy). @qrs 202, 222"""
    enemy_arm = c["enemy.arm"]
    enemy_charging = c["enemy.charging"]
    errors: Errors = (
    )
    return errors, {
        'unit.charged_by_horse': (enemy_arm >= 2) & (enemy_arm <= 3) & enemy_charging,
    }


charged_by_horse = Resolver(
    'charged_by_horse', 'charged by cavalry only',
    inputs={
        'enemy.arm': Column('enemy.arm', 'member', I1, 0, 6, values=_W1),
        'enemy.charging': Column('enemy.charging', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'unit.charged_by_horse': Column('unit.charged_by_horse', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_charged_by_horse,
)


def _thin_target(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """guns, skirmishers, cavalry one rank deep (term for unit). @qrs 221"""
    unit_arm = c["unit.arm"]
    unit_fourth_rank = c["unit.fourth_rank"]
    t2 = unit_fourth_rank >= 1
    t3 = unit_fourth_rank == 0
    del unit_fourth_rank
    unit_third_rank = c["unit.third_rank"]
    t4 = unit_third_rank >= 1
    t5 = t3 & t4
    t6 = 4 - t5.view(I1)
    t7 = t2 | t4
    unit_second_rank = c["unit.second_rank"]
    t8 = unit_second_rank >= 1
    t9 = ~t7 & t8
    t10 = t7 | t8
    del t7, t8
    t11 = (unit_arm >= 2) & (unit_arm <= 3) & (
        ~(t10 & (~t9 & (~t5 & t3))) & (1 + (t6 + (2 - t6) * t9.view(I1) - 1) * t10.view(I1) == 1)
    )
    del t3, t5, t6, t9, t10
    errors: Errors = (
        (3, (unit_second_rank == 0) & t4 | (unit_third_rank == 0) & t2),  # IllegalState
    )
    return errors, {
        'unit.thin_target': (unit_arm == 1) | (unit_arm >= 4) | t11,
    }


thin_target = Resolver(
    'thin_target', 'guns, skirmishers, cavalry one rank deep',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 6, values=_W1),
        'unit.fourth_rank': Column('unit.fourth_rank', 'number', I1, 0, 12),
        'unit.third_rank': Column('unit.third_rank', 'number', I1, 0, 12),
        'unit.second_rank': Column('unit.second_rank', 'number', I1, 0, 12),
    },
    outputs={
        'unit.thin_target': Column('unit.thin_target', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_thin_target,
)


def _in_reach(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """enemy within 40 yd, in front or at most 45 degrees out from a flank (term for unit). @qrs 206"""
    unit_enemy_ahead = c["unit.enemy_ahead"]
    unit_enemy_angle = c["unit.enemy_angle"]
    errors: Errors = (
    )
    return errors, {
        'unit.in_reach': (unit_enemy_ahead <= 2400) & (unit_enemy_angle <= 2700),
    }


in_reach = Resolver(
    'in_reach', 'enemy within 40 yd, in front or at most 45 degrees out from a flank',
    inputs={
        'unit.enemy_ahead': Column('unit.enemy_ahead', 'length', I4, 0, 57600, scale=60),
        'unit.enemy_angle': Column('unit.enemy_angle', 'angle', I2, 0, 10800, scale=60),
    },
    outputs={
        'unit.in_reach': Column('unit.in_reach', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_in_reach,
)


def _counted(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Bases that count (value for unit). @qrs 206, 208"""
    unit_arm = c["unit.arm"]
    unit_stands_in_contact = c["unit.stands_in_contact"]
    unit_left_bases = c["unit.left_bases"]
    unit_right_bases = c["unit.right_bases"]
    t2 = unit_stands_in_contact + unit_left_bases.clip(0, 1) + unit_right_bases.clip(0, 1)
    del unit_stands_in_contact, unit_left_bases, unit_right_bases
    t3 = (unit_arm <= 1) | (unit_arm >= 4)
    unit_formation = c["unit.formation"]
    t4 = unit_formation == 1
    unit_charging = c["unit.charging"]
    t5 = t4 & unit_charging
    del unit_charging
    t6 = t3 & t5
    unit_first_rank = c["unit.first_rank"]
    unit_second_rank = c["unit.second_rank"]
    unit_third_rank = c["unit.third_rank"]
    unit_fourth_rank = c["unit.fourth_rank"]
    t7 = (
        t2
        + (
            -(-((unit_first_rank + unit_second_rank) * 2 + (unit_third_rank + unit_fourth_rank)) // 2)
            - t2
        ) * t6.view(I1)
    )
    del t2
    t8 = (unit_arm >= 2) & (unit_arm <= 3) | t5
    del t5
    unit_enemy_ahead = c["unit.enemy_ahead"]
    unit_enemy_angle = c["unit.enemy_angle"]
    t9 = (unit_enemy_ahead <= 2400) & (unit_enemy_angle <= 2700)
    del unit_enemy_ahead, unit_enemy_angle
    t10 = t4 & t9
    t11 = ~t8 & t10
    t12 = t7 + (unit_first_rank - t7) * t11.view(I1)
    del unit_first_rank, t7
    t13 = t8 | t10
    del t8, t10
    t14 = (unit_formation != 1) & t9
    del unit_formation, t9
    t15 = ~t13 & t14
    unit_bases_facing = c["unit.bases_facing"]
    t16 = t13 | t14
    del t13, t14
    t17 = t4 & (unit_arm >= 2) | (
        unit_second_rank == 0
    ) & (unit_third_rank >= 1) | (unit_third_rank == 0) & (unit_fourth_rank >= 1)
    del unit_arm, t4, unit_second_rank, unit_third_rank, unit_fourth_rank
    errors: Errors = (
        (3, t17),  # IllegalState
    )
    return errors, {
        'unit.counted': t16.view(I1) * (t12 + (unit_bases_facing - t12) * t15.view(I1)),
        'unit.counted.none': t16 & (~t15 & (~t11 & (~t6 & t3))),
    }


counted = Resolver(
    'counted', 'Bases that count',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 6, values=_W1),
        'unit.stands_in_contact': Column('unit.stands_in_contact', 'number', I1, 0, 12),
        'unit.left_bases': Column('unit.left_bases', 'number', I1, 0, 12),
        'unit.right_bases': Column('unit.right_bases', 'number', I1, 0, 12),
        'unit.formation': Column('unit.formation', 'member', I1, 0, 3, values=_W4),
        'unit.charging': Column('unit.charging', 'yesno', bool, values=('no', 'yes')),
        'unit.first_rank': Column('unit.first_rank', 'number', I1, 1, 12),
        'unit.second_rank': Column('unit.second_rank', 'number', I1, 0, 12),
        'unit.third_rank': Column('unit.third_rank', 'number', I1, 0, 12),
        'unit.fourth_rank': Column('unit.fourth_rank', 'number', I1, 0, 12),
        'unit.enemy_ahead': Column('unit.enemy_ahead', 'length', I4, 0, 57600, scale=60),
        'unit.enemy_angle': Column('unit.enemy_angle', 'angle', I2, 0, 10800, scale=60),
        'unit.bases_facing': Column('unit.bases_facing', 'number', I1, 0, 12),
    },
    outputs={
        'unit.counted': Column('unit.counted', 'figure', I1, 0, 36, none='unit.counted.none'),
        'unit.counted.none': Column('unit.counted.none', 'none', bool),
    },
    kernel=_counted,
)


def _pike_dice(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Dice of a pike base (value for unit against enemy). @qrs 210"""
    enemy_arm = c["enemy.arm"]
    t2 = (enemy_arm <= 1) | (enemy_arm >= 4)
    unit_charging = c["unit.charging"]
    t3 = t2 & unit_charging
    t4 = 2 - t3.view(I1)
    t5 = (enemy_arm >= 2) & (enemy_arm <= 3) | unit_charging
    del unit_charging
    t6 = enemy_arm <= 1
    del enemy_arm
    t7 = ~t5 & t6
    t8 = t5 | t6
    del t5, t6
    errors: Errors = (
    )
    return errors, {
        'unit.pike_dice': 1 + (t4 + (0 - t4) * t7.view(I1) - 1) * t8.view(I1),
        'unit.pike_dice.none': t8 & (~t7 & (~t3 & t2)),
    }


pike_dice = Resolver(
    'pike_dice', 'Dice of a pike base',
    inputs={
        'enemy.arm': Column('enemy.arm', 'member', I1, 0, 6, values=_W1),
        'unit.charging': Column('unit.charging', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'unit.pike_dice': Column('unit.pike_dice', 'figure', I1, 0, 2, none='unit.pike_dice.none'),
        'unit.pike_dice.none': Column('unit.pike_dice.none', 'none', bool),
    },
    kernel=_pike_dice,
)


def _numbers(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Dice of its bases (value for unit against enemy). @qrs 180, 206-210"""
    unit_arm = c["unit.arm"]
    unit_stands_in_contact = c["unit.stands_in_contact"]
    unit_left_bases = c["unit.left_bases"]
    unit_right_bases = c["unit.right_bases"]
    t2 = unit_stands_in_contact + unit_left_bases.clip(0, 1) + unit_right_bases.clip(0, 1)
    del unit_stands_in_contact, unit_left_bases, unit_right_bases
    t3 = (unit_arm <= 1) | (unit_arm >= 4)
    unit_formation = c["unit.formation"]
    t4 = unit_formation == 1
    unit_charging = c["unit.charging"]
    t5 = t4 & unit_charging
    t6 = t3 & t5
    unit_first_rank = c["unit.first_rank"]
    unit_second_rank = c["unit.second_rank"]
    unit_third_rank = c["unit.third_rank"]
    unit_fourth_rank = c["unit.fourth_rank"]
    t7 = (
        t2
        + (
            -(-((unit_first_rank + unit_second_rank) * 2 + (unit_third_rank + unit_fourth_rank)) // 2)
            - t2
        ) * t6.view(I1)
    )
    del t2
    t8 = (unit_arm >= 2) & (unit_arm <= 3) | t5
    del t5
    unit_enemy_ahead = c["unit.enemy_ahead"]
    unit_enemy_angle = c["unit.enemy_angle"]
    t9 = (unit_enemy_ahead <= 2400) & (unit_enemy_angle <= 2700)
    del unit_enemy_ahead, unit_enemy_angle
    t10 = t4 & t9
    t11 = ~t8 & t10
    t12 = t7 + (unit_first_rank - t7) * t11.view(I1)
    del unit_first_rank, t7
    t13 = t8 | t10
    del t8, t10
    t14 = (unit_formation != 1) & t9
    del unit_formation, t9
    t15 = ~t13 & t14
    unit_bases_facing = c["unit.bases_facing"]
    t16 = t13 | t14
    del t13, t14
    t17 = t16.view(I1) * (t12 + (unit_bases_facing - t12) * t15.view(I1))
    del t12, unit_bases_facing
    t18 = t16 & (~t15 & (~t11 & (~t6 & t3)))
    del t3, t6, t11, t15, t16
    t19 = ~t18
    unit_pike_bases = c["unit.pike_bases"]
    t20 = t17 - unit_pike_bases
    t21 = unit_pike_bases >= 1
    t22 = t21 & t19
    enemy_arm = c["enemy.arm"]
    t23 = (enemy_arm <= 1) | (enemy_arm >= 4)
    t24 = t23 & unit_charging
    t25 = 2 - t24.view(I1)
    t26 = (enemy_arm >= 2) & (enemy_arm <= 3) | unit_charging
    del unit_charging
    t27 = enemy_arm <= 1
    del enemy_arm
    t28 = ~t26 & t27
    t29 = t26 | t27
    del t26, t27
    t30 = 1 + (t25 + (0 - t25) * t28.view(I1) - 1) * t29.view(I1)
    del t25
    t31 = t22.view(I1) * ((t30 + (0 - t30) * (t29 & (~t28 & (~t24 & t23))).view(I1)) * unit_pike_bases)
    del t23, t24, t28, t29, t30
    t32 = unit_arm >= 2
    del unit_arm
    t33 = t19 & (unit_pike_bases > t17) | t4 & t32 | t21 & t32 | (unit_second_rank == 0) & (unit_third_rank >= 1)
    del t4, unit_second_rank, t19, unit_pike_bases, t21, t32
    errors: Errors = (
        (3, t33 | (unit_third_rank == 0) & (unit_fourth_rank >= 1)),  # IllegalState
    )
    return errors, {
        'unit.numbers': t20 + (t17 - t20) * t18.view(I1) + t31,
        'unit.numbers.none': ~t22 & t18,
    }


numbers = Resolver(
    'numbers', 'Dice of its bases',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 6, values=_W1),
        'unit.stands_in_contact': Column('unit.stands_in_contact', 'number', I1, 0, 12),
        'unit.left_bases': Column('unit.left_bases', 'number', I1, 0, 12),
        'unit.right_bases': Column('unit.right_bases', 'number', I1, 0, 12),
        'unit.formation': Column('unit.formation', 'member', I1, 0, 3, values=_W4),
        'unit.charging': Column('unit.charging', 'yesno', bool, values=('no', 'yes')),
        'unit.first_rank': Column('unit.first_rank', 'number', I1, 1, 12),
        'unit.second_rank': Column('unit.second_rank', 'number', I1, 0, 12),
        'unit.third_rank': Column('unit.third_rank', 'number', I1, 0, 12),
        'unit.fourth_rank': Column('unit.fourth_rank', 'number', I1, 0, 12),
        'unit.enemy_ahead': Column('unit.enemy_ahead', 'length', I4, 0, 57600, scale=60),
        'unit.enemy_angle': Column('unit.enemy_angle', 'angle', I2, 0, 10800, scale=60),
        'unit.bases_facing': Column('unit.bases_facing', 'number', I1, 0, 12),
        'unit.pike_bases': Column('unit.pike_bases', 'number', I1, 0, 12),
        'enemy.arm': Column('enemy.arm', 'member', I1, 0, 6, values=_W1),
    },
    outputs={
        'unit.numbers': Column('unit.numbers', 'figure', I1, -12, 60, none='unit.numbers.none'),
        'unit.numbers.none': Column('unit.numbers.none', 'none', bool),
    },
    kernel=_numbers,
)


def _combat(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Combat and close fire (contest for unit against enemy). @qrs 178-224"""
    dice = _stacked(c, 140)
    unit_arm = c["unit.arm"]
    t2 = (unit_arm >= 2) & (unit_arm <= 3)
    unit_stands_in_contact = c["unit.stands_in_contact"]
    unit_left_bases = c["unit.left_bases"]
    unit_right_bases = c["unit.right_bases"]
    t3 = unit_stands_in_contact + unit_left_bases.clip(0, 1) + unit_right_bases.clip(0, 1)
    del unit_stands_in_contact, unit_left_bases, unit_right_bases
    t4 = (unit_arm <= 1) | (unit_arm >= 4)
    unit_formation = c["unit.formation"]
    t5 = unit_formation == 1
    unit_charging = c["unit.charging"]
    t6 = t5 & unit_charging
    t7 = t4 & t6
    unit_first_rank = c["unit.first_rank"]
    unit_second_rank = c["unit.second_rank"]
    unit_third_rank = c["unit.third_rank"]
    unit_fourth_rank = c["unit.fourth_rank"]
    t8 = (
        t3
        + (
            -(-((unit_first_rank + unit_second_rank) * 2 + (unit_third_rank + unit_fourth_rank)) // 2)
            - t3
        ) * t7.view(I1)
    )
    del t3
    t9 = t2 | t6
    del t6
    unit_enemy_ahead = c["unit.enemy_ahead"]
    unit_enemy_angle = c["unit.enemy_angle"]
    t10 = (unit_enemy_ahead <= 2400) & (unit_enemy_angle <= 2700)
    del unit_enemy_ahead, unit_enemy_angle
    t11 = t5 & t10
    t12 = ~t9 & t11
    t13 = t8 + (unit_first_rank - t8) * t12.view(I1)
    del unit_first_rank, t8
    t14 = t9 | t11
    del t9, t11
    t15 = (unit_formation != 1) & t10
    del t10
    t16 = ~t14 & t15
    unit_bases_facing = c["unit.bases_facing"]
    t17 = t14 | t15
    del t14, t15
    t18 = t17.view(I1) * (t13 + (unit_bases_facing - t13) * t16.view(I1))
    del t13, unit_bases_facing
    t19 = t17 & (~t16 & (~t12 & (~t7 & t4)))
    del t7, t12, t16, t17
    t20 = ~t19
    unit_pike_bases = c["unit.pike_bases"]
    t21 = t18 - unit_pike_bases
    t22 = unit_pike_bases >= 1
    t23 = t22 & t20
    enemy_arm = c["enemy.arm"]
    t24 = (enemy_arm >= 2) & (enemy_arm <= 3)
    t25 = (enemy_arm <= 1) | (enemy_arm >= 4)
    t26 = t25 & unit_charging
    t27 = 2 - t26.view(I1)
    t28 = t24 | unit_charging
    t29 = enemy_arm <= 1
    t30 = enemy_arm >= 2
    t31 = ~t28 & t29
    t32 = t28 | t29
    del t28
    t33 = 1 + (t27 + (0 - t27) * t31.view(I1) - 1) * t32.view(I1)
    del t27
    t34 = t23.view(I1) * ((t33 + (0 - t33) * (t32 & (~t31 & (~t26 & t25))).view(I1)) * unit_pike_bases)
    del t26, t31, t32, t33
    t35 = t21 + (t18 - t21) * t19.view(I1) + t34
    del t21, t34
    t36 = ~t23 & t19
    del t19, t23
    unit_grade = c["unit.grade"]
    t37 = unit_grade >= 2
    t38 = (
        2
        - (unit_grade >= 1).view(I1)
        - (unit_grade >= 2).view(I1)
        - (unit_grade >= 3).view(I1)
        - (unit_grade == 4).view(I1)
    )
    del unit_grade
    unit_inspiring = c["unit.inspiring"]
    t39 = t35 + t38 + unit_inspiring.clip(0, 2)
    del t38, unit_inspiring
    unit_advantage_of_ground = c["unit.advantage_of_ground"]
    t40 = unit_advantage_of_ground & ~t36
    del unit_advantage_of_ground
    t41 = ~t40 & t36
    unit_counter_charging = c["unit.counter_charging"]
    unit_doing = c["unit.doing"]
    t42 = unit_doing == 2
    t43 = (unit_charging | unit_counter_charging | t42) & ~t41
    t44 = ~t43 & t41
    del t41
    unit_a_outrance = c["unit.a_outrance"]
    t45 = unit_a_outrance & t24 & ~t44
    t46 = ~t45 & t44
    del t44
    t47 = t2 & t42 & ~t46
    del t42
    t48 = t39 + (t35 - t39) * t36.view(I1) + t40.view(I1) + t43.view(I1) + t45.view(I1) + t47.view(I1)
    del t35, t36, t39, t40, t43, t45
    t49 = ~t47 & t46
    del t46, t47
    t50 = unit_fourth_rank >= 1
    t51 = unit_fourth_rank == 0
    del unit_fourth_rank
    t52 = unit_third_rank >= 1
    t53 = t51 & t52
    t54 = 4 - t53.view(I1)
    t55 = t50 | t52
    t56 = unit_second_rank >= 1
    t57 = ~t55 & t56
    t58 = t55 | t56
    del t55, t56
    t59 = 1 + (t54 + (2 - t54) * t57.view(I1) - 1) * t58.view(I1)
    del t54
    t60 = t58 & (~t57 & (~t53 & t51))
    del t51, t53, t57, t58
    enemy_fourth_rank = c["enemy.fourth_rank"]
    t61 = enemy_fourth_rank >= 1
    t62 = enemy_fourth_rank == 0
    enemy_third_rank = c["enemy.third_rank"]
    t63 = enemy_third_rank >= 1
    t64 = t62 & t63
    t65 = 4 - t64.view(I1)
    t66 = t61 | t63
    enemy_second_rank = c["enemy.second_rank"]
    t67 = enemy_second_rank >= 1
    t68 = ~t66 & t67
    t69 = t66 | t67
    del t66, t67
    t70 = 1 + (t65 + (2 - t65) * t68.view(I1) - 1) * t69.view(I1)
    del t65
    t71 = t69 & (~t68 & (~t64 & t62))
    del t62, t64, t68, t69
    t72 = (unit_arm == 2) & t24 & (~(t60 | t71) & (t59 > t70)) & ~t49
    t73 = ~t72 & t49
    del t49
    t74 = unit_arm <= 1
    t75 = unit_arm >= 2
    unit_platoon_fire = c["unit.platoon_fire"]
    t76 = t74 & (unit_formation == 0) & ~unit_platoon_fire & ~t73
    del unit_platoon_fire
    t77 = t48 + t72.view(I1) + t76.view(I1)
    del t48, t72
    t78 = ~t76 & t73
    del t73, t76
    unit_dp = c["unit.dp"]
    t79 = t77 - unit_dp
    unit_moved = c["unit.moved"]
    enemy_charging = c["enemy.charging"]
    t80 = t24 & enemy_charging
    t81 = t74 & unit_moved & t80 & ~t78
    del unit_moved
    t82 = ~t81 & t78
    unit_struck_on = c["unit.struck_on"]
    enemy_from_behind = c["enemy.from_behind"]
    t83 = (unit_struck_on >= 1) & enemy_charging & enemy_from_behind & ~t82
    del unit_struck_on, enemy_from_behind
    t84 = t79 + (t77 - t79) * t78.view(I1) - t81.view(I1) * 2 - t83.view(I1) * 2
    del t77, t78, t79, t81
    t85 = ~t83 & t82
    del t82, t83
    t86 = t84.clip(0, 70)
    enemy_stands_in_contact = c["enemy.stands_in_contact"]
    enemy_left_bases = c["enemy.left_bases"]
    enemy_right_bases = c["enemy.right_bases"]
    t87 = enemy_stands_in_contact + enemy_left_bases.clip(0, 1) + enemy_right_bases.clip(0, 1)
    del enemy_stands_in_contact, enemy_left_bases, enemy_right_bases
    enemy_formation = c["enemy.formation"]
    t88 = enemy_formation == 1
    t89 = t88 & enemy_charging
    t90 = t25 & t89
    enemy_first_rank = c["enemy.first_rank"]
    t91 = -((enemy_first_rank + enemy_second_rank) * 2 + (enemy_third_rank + enemy_fourth_rank)) // 2
    del enemy_fourth_rank
    t92 = t87 + (-t91 - t87) * t90.view(I1)
    del t87, t91
    t93 = t24 | t89
    del t89
    enemy_enemy_ahead = c["enemy.enemy_ahead"]
    enemy_enemy_angle = c["enemy.enemy_angle"]
    t94 = (enemy_enemy_ahead <= 2400) & (enemy_enemy_angle <= 2700)
    del enemy_enemy_ahead, enemy_enemy_angle
    t95 = t88 & t94
    t96 = ~t93 & t95
    t97 = t92 + (enemy_first_rank - t92) * t96.view(I1)
    del enemy_first_rank, t92
    t98 = t93 | t95
    del t93, t95
    t99 = (enemy_formation != 1) & t94
    del t94
    t100 = ~t98 & t99
    enemy_bases_facing = c["enemy.bases_facing"]
    t101 = t98 | t99
    del t98, t99
    t102 = t101.view(I1) * (t97 + (enemy_bases_facing - t97) * t100.view(I1))
    del t97, enemy_bases_facing
    t103 = t101 & (~t100 & (~t96 & (~t90 & t25)))
    del t90, t96, t100, t101
    t104 = ~t103
    enemy_pike_bases = c["enemy.pike_bases"]
    t105 = t102 - enemy_pike_bases
    t106 = enemy_pike_bases >= 1
    t107 = t106 & t104
    t108 = t4 & enemy_charging
    t109 = 2 - t108.view(I1)
    t110 = t2 | enemy_charging
    t111 = ~t110 & t74
    t112 = t110 | t74
    del t110
    t113 = 1 + (t109 + (0 - t109) * t111.view(I1) - 1) * t112.view(I1)
    del t109
    t114 = t107.view(I1) * ((t113 + (0 - t113) * (t112 & (~t111 & (~t108 & t4))).view(I1)) * enemy_pike_bases)
    del t108, t111, t112, t113
    t115 = t105 + (t102 - t105) * t103.view(I1) + t114
    del t105, t114
    t116 = ~t107 & t103
    del t103, t107
    enemy_grade = c["enemy.grade"]
    t117 = enemy_grade >= 2
    t118 = (
        2
        - (enemy_grade >= 1).view(I1)
        - (enemy_grade >= 2).view(I1)
        - (enemy_grade >= 3).view(I1)
        - (enemy_grade == 4).view(I1)
    )
    del enemy_grade
    enemy_inspiring = c["enemy.inspiring"]
    t119 = t115 + t118 + enemy_inspiring.clip(0, 2)
    del t118, enemy_inspiring
    enemy_advantage_of_ground = c["enemy.advantage_of_ground"]
    t120 = enemy_advantage_of_ground & ~t116
    del enemy_advantage_of_ground
    t121 = ~t120 & t116
    enemy_counter_charging = c["enemy.counter_charging"]
    enemy_doing = c["enemy.doing"]
    t122 = enemy_doing == 2
    t123 = (enemy_charging | enemy_counter_charging | t122) & ~t121
    t124 = ~t123 & t121
    del t121
    enemy_a_outrance = c["enemy.a_outrance"]
    t125 = enemy_a_outrance & t2 & ~t124
    t126 = ~t125 & t124
    del t124
    t127 = t24 & t122 & ~t126
    del t122
    t128 = t119 + (t115 - t119) * t116.view(I1) + t120.view(I1) + t123.view(I1) + t125.view(I1) + t127.view(I1)
    del t115, t116, t119, t120, t123, t125
    t129 = ~t127 & t126
    del t126, t127
    t130 = (enemy_arm == 2) & t2 & (~(t71 | t60) & (t70 > t59)) & ~t129
    t131 = ~t130 & t129
    del t129
    enemy_platoon_fire = c["enemy.platoon_fire"]
    t132 = t29 & (enemy_formation == 0) & ~enemy_platoon_fire & ~t131
    del enemy_platoon_fire
    t133 = t128 + t130.view(I1) + t132.view(I1)
    del t128, t130
    t134 = ~t132 & t131
    del t131, t132
    enemy_dp = c["enemy.dp"]
    t135 = t133 - enemy_dp
    enemy_moved = c["enemy.moved"]
    t136 = t2 & unit_charging
    t137 = t29 & enemy_moved & t136 & ~t134
    del enemy_moved
    t138 = ~t137 & t134
    enemy_struck_on = c["enemy.struck_on"]
    unit_from_behind = c["unit.from_behind"]
    t139 = (enemy_struck_on >= 1) & unit_charging & unit_from_behind & ~t138
    del enemy_struck_on, unit_from_behind
    t140 = t135 + (t133 - t135) * t134.view(I1) - t137.view(I1) * 2 - t139.view(I1) * 2
    del t133, t134, t135, t137
    t141 = ~t139 & t138
    del t138, t139
    t142 = t140.clip(0, 70)
    unit_dice = t86 + (0 - t86) * t85.view(I1)
    t143 = unit_dice >= 1
    dice_1 = c["dice.1"]
    t144 = unit_dice >= 2
    dice_2 = c["dice.2"]
    t145 = unit_dice >= 3
    dice_3 = c["dice.3"]
    t146 = unit_dice >= 4
    dice_4 = c["dice.4"]
    t147 = unit_dice >= 5
    dice_5 = c["dice.5"]
    t148 = unit_dice >= 6
    dice_6 = c["dice.6"]
    t149 = unit_dice >= 7
    dice_7 = c["dice.7"]
    t150 = unit_dice >= 8
    dice_8 = c["dice.8"]
    t151 = unit_dice >= 9
    dice_9 = c["dice.9"]
    t152 = unit_dice >= 10
    dice_10 = c["dice.10"]
    t153 = unit_dice >= 11
    dice_11 = c["dice.11"]
    t154 = unit_dice >= 12
    dice_12 = c["dice.12"]
    t155 = unit_dice >= 13
    dice_13 = c["dice.13"]
    t156 = unit_dice >= 14
    dice_14 = c["dice.14"]
    t157 = unit_dice >= 15
    dice_15 = c["dice.15"]
    t158 = unit_dice >= 16
    dice_16 = c["dice.16"]
    t159 = unit_dice >= 17
    dice_17 = c["dice.17"]
    t160 = unit_dice >= 18
    dice_18 = c["dice.18"]
    t161 = unit_dice >= 19
    dice_19 = c["dice.19"]
    t162 = unit_dice >= 20
    dice_20 = c["dice.20"]
    t163 = unit_dice >= 21
    dice_21 = c["dice.21"]
    t164 = unit_dice >= 22
    dice_22 = c["dice.22"]
    t165 = unit_dice >= 23
    dice_23 = c["dice.23"]
    t166 = unit_dice >= 24
    dice_24 = c["dice.24"]
    t167 = unit_dice >= 25
    dice_25 = c["dice.25"]
    t168 = unit_dice >= 26
    dice_26 = c["dice.26"]
    t169 = unit_dice >= 27
    dice_27 = c["dice.27"]
    t170 = unit_dice >= 28
    dice_28 = c["dice.28"]
    t171 = unit_dice >= 29
    dice_29 = c["dice.29"]
    t172 = unit_dice >= 30
    dice_30 = c["dice.30"]
    t173 = unit_dice >= 31
    dice_31 = c["dice.31"]
    t174 = unit_dice >= 32
    dice_32 = c["dice.32"]
    t175 = unit_dice >= 33
    dice_33 = c["dice.33"]
    t176 = unit_dice >= 34
    dice_34 = c["dice.34"]
    t177 = unit_dice >= 35
    dice_35 = c["dice.35"]
    t178 = unit_dice >= 36
    dice_36 = c["dice.36"]
    t179 = unit_dice >= 37
    dice_37 = c["dice.37"]
    t180 = unit_dice >= 38
    dice_38 = c["dice.38"]
    t181 = unit_dice >= 39
    dice_39 = c["dice.39"]
    t182 = unit_dice >= 40
    dice_40 = c["dice.40"]
    t183 = unit_dice >= 41
    dice_41 = c["dice.41"]
    t184 = unit_dice >= 42
    dice_42 = c["dice.42"]
    t185 = unit_dice >= 43
    dice_43 = c["dice.43"]
    t186 = unit_dice >= 44
    dice_44 = c["dice.44"]
    t187 = unit_dice >= 45
    dice_45 = c["dice.45"]
    t188 = unit_dice >= 46
    dice_46 = c["dice.46"]
    t189 = unit_dice >= 47
    dice_47 = c["dice.47"]
    t190 = unit_dice >= 48
    dice_48 = c["dice.48"]
    t191 = unit_dice >= 49
    dice_49 = c["dice.49"]
    t192 = unit_dice >= 50
    dice_50 = c["dice.50"]
    t193 = unit_dice >= 51
    dice_51 = c["dice.51"]
    t194 = unit_dice >= 52
    dice_52 = c["dice.52"]
    t195 = unit_dice >= 53
    dice_53 = c["dice.53"]
    t196 = unit_dice >= 54
    dice_54 = c["dice.54"]
    t197 = unit_dice >= 55
    dice_55 = c["dice.55"]
    t198 = unit_dice >= 56
    dice_56 = c["dice.56"]
    t199 = unit_dice >= 57
    dice_57 = c["dice.57"]
    t200 = unit_dice >= 58
    dice_58 = c["dice.58"]
    t201 = unit_dice >= 59
    dice_59 = c["dice.59"]
    t202 = unit_dice >= 60
    dice_60 = c["dice.60"]
    t203 = unit_dice >= 61
    dice_61 = c["dice.61"]
    t204 = unit_dice >= 62
    dice_62 = c["dice.62"]
    t205 = unit_dice >= 63
    dice_63 = c["dice.63"]
    t206 = unit_dice >= 64
    dice_64 = c["dice.64"]
    t207 = unit_dice >= 65
    dice_65 = c["dice.65"]
    t208 = unit_dice >= 66
    dice_66 = c["dice.66"]
    t209 = unit_dice >= 67
    dice_67 = c["dice.67"]
    t210 = unit_dice >= 68
    dice_68 = c["dice.68"]
    t211 = unit_dice >= 69
    dice_69 = c["dice.69"]
    t212 = unit_dice == 70
    dice_70 = c["dice.70"]
    t213 = t143.view(I1) * dice_1 + t144.view(I1) * dice_2 + t145.view(I1) * dice_3 + t146.view(I1) * dice_4
    t214 = t213 + t147.view(I1) * dice_5 + t148.view(I1) * dice_6 + t149.view(I1) * dice_7 + t150.view(I1) * dice_8
    del t213
    t215 = (
        t214
        + t151.view(I1) * dice_9
        + t152.view(I1) * dice_10
        + t153.view(I1) * dice_11
        + t154.view(I1) * dice_12
    )
    del t214
    t216 = (
        t215
        + t155.view(I1) * dice_13
        + t156.view(I1) * dice_14
        + t157.view(I1) * dice_15
        + t158.view(I1) * dice_16
    )
    del t215
    t217 = (
        t216
        + t159.view(I1) * dice_17
        + t160.view(I1) * dice_18
        + t161.view(I1) * dice_19
        + t162.view(I1) * dice_20
    )
    del t216
    t218 = (
        (t217 + t163.view(I1) * dice_21).astype(I2)
        + (t164.view(I1) * dice_22).astype(I2)
        + (t165.view(I1) * dice_23).astype(I2)
    )
    del t217
    t219 = (
        t218
        + (t166.view(I1) * dice_24).astype(I2)
        + (t167.view(I1) * dice_25).astype(I2)
        + (t168.view(I1) * dice_26).astype(I2)
    )
    del t218
    t220 = (
        t219
        + (t169.view(I1) * dice_27).astype(I2)
        + (t170.view(I1) * dice_28).astype(I2)
        + (t171.view(I1) * dice_29).astype(I2)
    )
    del t219
    t221 = (
        t220
        + (t172.view(I1) * dice_30).astype(I2)
        + (t173.view(I1) * dice_31).astype(I2)
        + (t174.view(I1) * dice_32).astype(I2)
    )
    del t220
    t222 = (
        t221
        + (t175.view(I1) * dice_33).astype(I2)
        + (t176.view(I1) * dice_34).astype(I2)
        + (t177.view(I1) * dice_35).astype(I2)
    )
    del t221
    t223 = (
        t222
        + (t178.view(I1) * dice_36).astype(I2)
        + (t179.view(I1) * dice_37).astype(I2)
        + (t180.view(I1) * dice_38).astype(I2)
    )
    del t222
    t224 = (
        t223
        + (t181.view(I1) * dice_39).astype(I2)
        + (t182.view(I1) * dice_40).astype(I2)
        + (t183.view(I1) * dice_41).astype(I2)
    )
    del t223
    t225 = (
        t224
        + (t184.view(I1) * dice_42).astype(I2)
        + (t185.view(I1) * dice_43).astype(I2)
        + (t186.view(I1) * dice_44).astype(I2)
    )
    del t224
    t226 = (
        t225
        + (t187.view(I1) * dice_45).astype(I2)
        + (t188.view(I1) * dice_46).astype(I2)
        + (t189.view(I1) * dice_47).astype(I2)
    )
    del t225
    t227 = (
        t226
        + (t190.view(I1) * dice_48).astype(I2)
        + (t191.view(I1) * dice_49).astype(I2)
        + (t192.view(I1) * dice_50).astype(I2)
    )
    del t226
    t228 = (
        t227
        + (t193.view(I1) * dice_51).astype(I2)
        + (t194.view(I1) * dice_52).astype(I2)
        + (t195.view(I1) * dice_53).astype(I2)
    )
    del t227
    t229 = (
        t228
        + (t196.view(I1) * dice_54).astype(I2)
        + (t197.view(I1) * dice_55).astype(I2)
        + (t198.view(I1) * dice_56).astype(I2)
    )
    del t228
    t230 = (
        t229
        + (t199.view(I1) * dice_57).astype(I2)
        + (t200.view(I1) * dice_58).astype(I2)
        + (t201.view(I1) * dice_59).astype(I2)
    )
    del t229
    t231 = (
        t230
        + (t202.view(I1) * dice_60).astype(I2)
        + (t203.view(I1) * dice_61).astype(I2)
        + (t204.view(I1) * dice_62).astype(I2)
    )
    del t230
    t232 = (
        t231
        + (t205.view(I1) * dice_63).astype(I2)
        + (t206.view(I1) * dice_64).astype(I2)
        + (t207.view(I1) * dice_65).astype(I2)
    )
    del t231
    t233 = (
        t232
        + (t208.view(I1) * dice_66).astype(I2)
        + (t209.view(I1) * dice_67).astype(I2)
        + (t210.view(I1) * dice_68).astype(I2)
    )
    del t232
    unit_total = t233 + (t211.view(I1) * dice_69).astype(I2) + (t212.view(I1) * dice_70).astype(I2)
    del t233
    enemy_dice = t142 + (0 - t142) * t141.view(I1)
    t234 = enemy_dice >= 1
    t235 = _face(dice, unit_dice)
    t236 = enemy_dice >= 2
    t237 = _face(dice, unit_dice + 1)
    t238 = enemy_dice >= 3
    t239 = _face(dice, unit_dice + 2)
    t240 = enemy_dice >= 4
    t241 = _face(dice, unit_dice + 3)
    t242 = enemy_dice >= 5
    t243 = _face(dice, unit_dice + 4)
    t244 = enemy_dice >= 6
    t245 = _face(dice, unit_dice + 5)
    t246 = enemy_dice >= 7
    t247 = _face(dice, unit_dice + 6)
    t248 = enemy_dice >= 8
    t249 = _face(dice, unit_dice + 7)
    t250 = enemy_dice >= 9
    t251 = _face(dice, unit_dice + 8)
    t252 = enemy_dice >= 10
    t253 = _face(dice, unit_dice + 9)
    t254 = enemy_dice >= 11
    t255 = _face(dice, unit_dice + 10)
    t256 = enemy_dice >= 12
    t257 = _face(dice, unit_dice + 11)
    t258 = enemy_dice >= 13
    t259 = _face(dice, unit_dice + 12)
    t260 = enemy_dice >= 14
    t261 = _face(dice, unit_dice + 13)
    t262 = enemy_dice >= 15
    t263 = _face(dice, unit_dice + 14)
    t264 = enemy_dice >= 16
    t265 = _face(dice, unit_dice + 15)
    t266 = enemy_dice >= 17
    t267 = _face(dice, unit_dice + 16)
    t268 = enemy_dice >= 18
    t269 = _face(dice, unit_dice + 17)
    t270 = enemy_dice >= 19
    t271 = _face(dice, unit_dice + 18)
    t272 = enemy_dice >= 20
    t273 = _face(dice, unit_dice + 19)
    t274 = enemy_dice >= 21
    t275 = _face(dice, unit_dice + 20)
    t276 = enemy_dice >= 22
    t277 = _face(dice, unit_dice + 21)
    t278 = enemy_dice >= 23
    t279 = _face(dice, unit_dice + 22)
    t280 = enemy_dice >= 24
    t281 = _face(dice, unit_dice + 23)
    t282 = enemy_dice >= 25
    t283 = _face(dice, unit_dice + 24)
    t284 = enemy_dice >= 26
    t285 = _face(dice, unit_dice + 25)
    t286 = enemy_dice >= 27
    t287 = _face(dice, unit_dice + 26)
    t288 = enemy_dice >= 28
    t289 = _face(dice, unit_dice + 27)
    t290 = enemy_dice >= 29
    t291 = _face(dice, unit_dice + 28)
    t292 = enemy_dice >= 30
    t293 = _face(dice, unit_dice + 29)
    t294 = enemy_dice >= 31
    t295 = _face(dice, unit_dice + 30)
    t296 = enemy_dice >= 32
    t297 = _face(dice, unit_dice + 31)
    t298 = enemy_dice >= 33
    t299 = _face(dice, unit_dice + 32)
    t300 = enemy_dice >= 34
    t301 = _face(dice, unit_dice + 33)
    t302 = enemy_dice >= 35
    t303 = _face(dice, unit_dice + 34)
    t304 = enemy_dice >= 36
    t305 = _face(dice, unit_dice + 35)
    t306 = enemy_dice >= 37
    t307 = _face(dice, unit_dice + 36)
    t308 = enemy_dice >= 38
    t309 = _face(dice, unit_dice + 37)
    t310 = enemy_dice >= 39
    t311 = _face(dice, unit_dice + 38)
    t312 = enemy_dice >= 40
    t313 = _face(dice, unit_dice + 39)
    t314 = enemy_dice >= 41
    t315 = _face(dice, unit_dice + 40)
    t316 = enemy_dice >= 42
    t317 = _face(dice, unit_dice + 41)
    t318 = enemy_dice >= 43
    t319 = _face(dice, unit_dice + 42)
    t320 = enemy_dice >= 44
    t321 = _face(dice, unit_dice + 43)
    t322 = enemy_dice >= 45
    t323 = _face(dice, unit_dice + 44)
    t324 = enemy_dice >= 46
    t325 = _face(dice, unit_dice + 45)
    t326 = enemy_dice >= 47
    t327 = _face(dice, unit_dice + 46)
    t328 = enemy_dice >= 48
    t329 = _face(dice, unit_dice + 47)
    t330 = enemy_dice >= 49
    t331 = _face(dice, unit_dice + 48)
    t332 = enemy_dice >= 50
    t333 = _face(dice, unit_dice + 49)
    t334 = enemy_dice >= 51
    t335 = _face(dice, unit_dice + 50)
    t336 = enemy_dice >= 52
    t337 = _face(dice, unit_dice + 51)
    t338 = enemy_dice >= 53
    t339 = _face(dice, unit_dice + 52)
    t340 = enemy_dice >= 54
    t341 = _face(dice, unit_dice + 53)
    t342 = enemy_dice >= 55
    t343 = _face(dice, unit_dice + 54)
    t344 = enemy_dice >= 56
    t345 = _face(dice, unit_dice + 55)
    t346 = enemy_dice >= 57
    t347 = _face(dice, unit_dice + 56)
    t348 = enemy_dice >= 58
    t349 = _face(dice, unit_dice + 57)
    t350 = enemy_dice >= 59
    t351 = _face(dice, unit_dice.astype(I2) + 58)
    t352 = enemy_dice >= 60
    t353 = _face(dice, unit_dice.astype(I2) + 59)
    t354 = enemy_dice >= 61
    t355 = _face(dice, unit_dice.astype(I2) + 60)
    t356 = enemy_dice >= 62
    t357 = _face(dice, unit_dice.astype(I2) + 61)
    t358 = enemy_dice >= 63
    t359 = _face(dice, unit_dice.astype(I2) + 62)
    t360 = enemy_dice >= 64
    t361 = _face(dice, unit_dice.astype(I2) + 63)
    t362 = enemy_dice >= 65
    t363 = _face(dice, unit_dice.astype(I2) + 64)
    t364 = enemy_dice >= 66
    t365 = _face(dice, unit_dice.astype(I2) + 65)
    t366 = enemy_dice >= 67
    t367 = _face(dice, unit_dice.astype(I2) + 66)
    t368 = enemy_dice >= 68
    t369 = _face(dice, unit_dice.astype(I2) + 67)
    t370 = enemy_dice >= 69
    t371 = _face(dice, unit_dice.astype(I2) + 68)
    t372 = enemy_dice == 70
    t373 = _face(dice, unit_dice.astype(I2) + 69)
    t374 = (
        t234.view(I1) * t235
        + t236.view(I1) * t237
        + t238.view(I1) * t239
        + t240.view(I1) * t241
        + t242.view(I1) * t243
    )
    t375 = t374 + t244.view(I1) * t245 + t246.view(I1) * t247 + t248.view(I1) * t249 + t250.view(I1) * t251
    del t374
    t376 = t375 + t252.view(I1) * t253 + t254.view(I1) * t255 + t256.view(I1) * t257 + t258.view(I1) * t259
    del t375
    t377 = t376 + t260.view(I1) * t261 + t262.view(I1) * t263 + t264.view(I1) * t265 + t266.view(I1) * t267
    del t376
    t378 = t377 + t268.view(I1) * t269 + t270.view(I1) * t271 + t272.view(I1) * t273 + t274.view(I1) * t275
    del t377
    t379 = (
        t378.astype(I2)
        + (t276.view(I1) * t277).astype(I2)
        + (t278.view(I1) * t279).astype(I2)
        + (t280.view(I1) * t281).astype(I2)
    )
    del t378
    t380 = (
        t379
        + (t282.view(I1) * t283).astype(I2)
        + (t284.view(I1) * t285).astype(I2)
        + (t286.view(I1) * t287).astype(I2)
    )
    del t379
    t381 = (
        t380
        + (t288.view(I1) * t289).astype(I2)
        + (t290.view(I1) * t291).astype(I2)
        + (t292.view(I1) * t293).astype(I2)
    )
    del t380
    t382 = (
        t381
        + (t294.view(I1) * t295).astype(I2)
        + (t296.view(I1) * t297).astype(I2)
        + (t298.view(I1) * t299).astype(I2)
    )
    del t381
    t383 = (
        t382
        + (t300.view(I1) * t301).astype(I2)
        + (t302.view(I1) * t303).astype(I2)
        + (t304.view(I1) * t305).astype(I2)
    )
    del t382
    t384 = (
        t383
        + (t306.view(I1) * t307).astype(I2)
        + (t308.view(I1) * t309).astype(I2)
        + (t310.view(I1) * t311).astype(I2)
    )
    del t383
    t385 = (
        t384
        + (t312.view(I1) * t313).astype(I2)
        + (t314.view(I1) * t315).astype(I2)
        + (t316.view(I1) * t317).astype(I2)
    )
    del t384
    t386 = (
        t385
        + (t318.view(I1) * t319).astype(I2)
        + (t320.view(I1) * t321).astype(I2)
        + (t322.view(I1) * t323).astype(I2)
    )
    del t385
    t387 = (
        t386
        + (t324.view(I1) * t325).astype(I2)
        + (t326.view(I1) * t327).astype(I2)
        + (t328.view(I1) * t329).astype(I2)
    )
    del t386
    t388 = (
        t387
        + (t330.view(I1) * t331).astype(I2)
        + (t332.view(I1) * t333).astype(I2)
        + (t334.view(I1) * t335).astype(I2)
    )
    del t387
    t389 = (
        t388
        + (t336.view(I1) * t337).astype(I2)
        + (t338.view(I1) * t339).astype(I2)
        + (t340.view(I1) * t341).astype(I2)
    )
    del t388
    t390 = (
        t389
        + (t342.view(I1) * t343).astype(I2)
        + (t344.view(I1) * t345).astype(I2)
        + (t346.view(I1) * t347).astype(I2)
    )
    del t389
    t391 = (
        t390
        + (t348.view(I1) * t349).astype(I2)
        + (t350.view(I1) * t351).astype(I2)
        + (t352.view(I1) * t353).astype(I2)
    )
    del t390
    t392 = (
        t391
        + (t354.view(I1) * t355).astype(I2)
        + (t356.view(I1) * t357).astype(I2)
        + (t358.view(I1) * t359).astype(I2)
    )
    del t391
    t393 = (
        t392
        + (t360.view(I1) * t361).astype(I2)
        + (t362.view(I1) * t363).astype(I2)
        + (t364.view(I1) * t365).astype(I2)
    )
    del t392
    t394 = (
        t393
        + (t366.view(I1) * t367).astype(I2)
        + (t368.view(I1) * t369).astype(I2)
        + (t370.view(I1) * t371).astype(I2)
    )
    del t393
    enemy_total = t394 + (t372.view(I1) * t373).astype(I2)
    del t394
    enemy_cover = c["enemy.cover"]
    t395 = (unit_formation >= 2) | (enemy_cover == 2)
    del enemy_cover
    t396 = (t143 & (dice_1 == 6)).view(I1) + (t144 & (dice_2 == 6)).view(I1) + (t145 & (dice_3 == 6)).view(I1)
    t397 = (
        t396
        + (t146 & (dice_4 == 6)).view(I1)
        + (t147 & (dice_5 == 6)).view(I1)
        + (t148 & (dice_6 == 6)).view(I1)
    )
    del t396
    t398 = (
        t397
        + (t149 & (dice_7 == 6)).view(I1)
        + (t150 & (dice_8 == 6)).view(I1)
        + (t151 & (dice_9 == 6)).view(I1)
    )
    del t397
    t399 = (
        t398
        + (t152 & (dice_10 == 6)).view(I1)
        + (t153 & (dice_11 == 6)).view(I1)
        + (t154 & (dice_12 == 6)).view(I1)
    )
    del t398
    t400 = (
        t399
        + (t155 & (dice_13 == 6)).view(I1)
        + (t156 & (dice_14 == 6)).view(I1)
        + (t157 & (dice_15 == 6)).view(I1)
    )
    del t399
    t401 = (
        t400
        + (t158 & (dice_16 == 6)).view(I1)
        + (t159 & (dice_17 == 6)).view(I1)
        + (t160 & (dice_18 == 6)).view(I1)
    )
    del t400
    t402 = (
        t401
        + (t161 & (dice_19 == 6)).view(I1)
        + (t162 & (dice_20 == 6)).view(I1)
        + (t163 & (dice_21 == 6)).view(I1)
    )
    del t401
    t403 = (
        t402
        + (t164 & (dice_22 == 6)).view(I1)
        + (t165 & (dice_23 == 6)).view(I1)
        + (t166 & (dice_24 == 6)).view(I1)
    )
    del t402
    t404 = (
        t403
        + (t167 & (dice_25 == 6)).view(I1)
        + (t168 & (dice_26 == 6)).view(I1)
        + (t169 & (dice_27 == 6)).view(I1)
    )
    del t403
    t405 = (
        t404
        + (t170 & (dice_28 == 6)).view(I1)
        + (t171 & (dice_29 == 6)).view(I1)
        + (t172 & (dice_30 == 6)).view(I1)
    )
    del t404
    t406 = (
        t405
        + (t173 & (dice_31 == 6)).view(I1)
        + (t174 & (dice_32 == 6)).view(I1)
        + (t175 & (dice_33 == 6)).view(I1)
    )
    del t405
    t407 = (
        t406
        + (t176 & (dice_34 == 6)).view(I1)
        + (t177 & (dice_35 == 6)).view(I1)
        + (t178 & (dice_36 == 6)).view(I1)
    )
    del t406
    t408 = (
        t407
        + (t179 & (dice_37 == 6)).view(I1)
        + (t180 & (dice_38 == 6)).view(I1)
        + (t181 & (dice_39 == 6)).view(I1)
    )
    del t407
    t409 = (
        t408
        + (t182 & (dice_40 == 6)).view(I1)
        + (t183 & (dice_41 == 6)).view(I1)
        + (t184 & (dice_42 == 6)).view(I1)
    )
    del t408
    t410 = (
        t409
        + (t185 & (dice_43 == 6)).view(I1)
        + (t186 & (dice_44 == 6)).view(I1)
        + (t187 & (dice_45 == 6)).view(I1)
    )
    del t409
    t411 = (
        t410
        + (t188 & (dice_46 == 6)).view(I1)
        + (t189 & (dice_47 == 6)).view(I1)
        + (t190 & (dice_48 == 6)).view(I1)
    )
    del t410
    t412 = (
        t411
        + (t191 & (dice_49 == 6)).view(I1)
        + (t192 & (dice_50 == 6)).view(I1)
        + (t193 & (dice_51 == 6)).view(I1)
    )
    del t411
    t413 = (
        t412
        + (t194 & (dice_52 == 6)).view(I1)
        + (t195 & (dice_53 == 6)).view(I1)
        + (t196 & (dice_54 == 6)).view(I1)
    )
    del t412
    t414 = (
        t413
        + (t197 & (dice_55 == 6)).view(I1)
        + (t198 & (dice_56 == 6)).view(I1)
        + (t199 & (dice_57 == 6)).view(I1)
    )
    del t413
    t415 = (
        t414
        + (t200 & (dice_58 == 6)).view(I1)
        + (t201 & (dice_59 == 6)).view(I1)
        + (t202 & (dice_60 == 6)).view(I1)
    )
    del t414
    t416 = (
        t415
        + (t203 & (dice_61 == 6)).view(I1)
        + (t204 & (dice_62 == 6)).view(I1)
        + (t205 & (dice_63 == 6)).view(I1)
    )
    del t415
    t417 = (
        t416
        + (t206 & (dice_64 == 6)).view(I1)
        + (t207 & (dice_65 == 6)).view(I1)
        + (t208 & (dice_66 == 6)).view(I1)
    )
    del t416
    t418 = (
        t417
        + (t209 & (dice_67 == 6)).view(I1)
        + (t210 & (dice_68 == 6)).view(I1)
        + (t211 & (dice_69 == 6)).view(I1)
    )
    del t417
    t419 = t418 + (t212 & (dice_70 == 6)).view(I1)
    del t418
    t420 = (t143 & (dice_1 >= 5)).view(I1) + (t144 & (dice_2 >= 5)).view(I1) + (t145 & (dice_3 >= 5)).view(I1)
    t421 = (
        t420
        + (t146 & (dice_4 >= 5)).view(I1)
        + (t147 & (dice_5 >= 5)).view(I1)
        + (t148 & (dice_6 >= 5)).view(I1)
    )
    del t420
    t422 = (
        t421
        + (t149 & (dice_7 >= 5)).view(I1)
        + (t150 & (dice_8 >= 5)).view(I1)
        + (t151 & (dice_9 >= 5)).view(I1)
    )
    del t421
    t423 = (
        t422
        + (t152 & (dice_10 >= 5)).view(I1)
        + (t153 & (dice_11 >= 5)).view(I1)
        + (t154 & (dice_12 >= 5)).view(I1)
    )
    del t422
    t424 = (
        t423
        + (t155 & (dice_13 >= 5)).view(I1)
        + (t156 & (dice_14 >= 5)).view(I1)
        + (t157 & (dice_15 >= 5)).view(I1)
    )
    del t423
    t425 = (
        t424
        + (t158 & (dice_16 >= 5)).view(I1)
        + (t159 & (dice_17 >= 5)).view(I1)
        + (t160 & (dice_18 >= 5)).view(I1)
    )
    del t424
    t426 = (
        t425
        + (t161 & (dice_19 >= 5)).view(I1)
        + (t162 & (dice_20 >= 5)).view(I1)
        + (t163 & (dice_21 >= 5)).view(I1)
    )
    del t425
    t427 = (
        t426
        + (t164 & (dice_22 >= 5)).view(I1)
        + (t165 & (dice_23 >= 5)).view(I1)
        + (t166 & (dice_24 >= 5)).view(I1)
    )
    del t426
    t428 = (
        t427
        + (t167 & (dice_25 >= 5)).view(I1)
        + (t168 & (dice_26 >= 5)).view(I1)
        + (t169 & (dice_27 >= 5)).view(I1)
    )
    del t427
    t429 = (
        t428
        + (t170 & (dice_28 >= 5)).view(I1)
        + (t171 & (dice_29 >= 5)).view(I1)
        + (t172 & (dice_30 >= 5)).view(I1)
    )
    del t428
    t430 = (
        t429
        + (t173 & (dice_31 >= 5)).view(I1)
        + (t174 & (dice_32 >= 5)).view(I1)
        + (t175 & (dice_33 >= 5)).view(I1)
    )
    del t429
    t431 = (
        t430
        + (t176 & (dice_34 >= 5)).view(I1)
        + (t177 & (dice_35 >= 5)).view(I1)
        + (t178 & (dice_36 >= 5)).view(I1)
    )
    del t430
    t432 = (
        t431
        + (t179 & (dice_37 >= 5)).view(I1)
        + (t180 & (dice_38 >= 5)).view(I1)
        + (t181 & (dice_39 >= 5)).view(I1)
    )
    del t431
    t433 = (
        t432
        + (t182 & (dice_40 >= 5)).view(I1)
        + (t183 & (dice_41 >= 5)).view(I1)
        + (t184 & (dice_42 >= 5)).view(I1)
    )
    del t432
    t434 = (
        t433
        + (t185 & (dice_43 >= 5)).view(I1)
        + (t186 & (dice_44 >= 5)).view(I1)
        + (t187 & (dice_45 >= 5)).view(I1)
    )
    del t433
    t435 = (
        t434
        + (t188 & (dice_46 >= 5)).view(I1)
        + (t189 & (dice_47 >= 5)).view(I1)
        + (t190 & (dice_48 >= 5)).view(I1)
    )
    del t434
    t436 = (
        t435
        + (t191 & (dice_49 >= 5)).view(I1)
        + (t192 & (dice_50 >= 5)).view(I1)
        + (t193 & (dice_51 >= 5)).view(I1)
    )
    del t435
    t437 = (
        t436
        + (t194 & (dice_52 >= 5)).view(I1)
        + (t195 & (dice_53 >= 5)).view(I1)
        + (t196 & (dice_54 >= 5)).view(I1)
    )
    del t436
    t438 = (
        t437
        + (t197 & (dice_55 >= 5)).view(I1)
        + (t198 & (dice_56 >= 5)).view(I1)
        + (t199 & (dice_57 >= 5)).view(I1)
    )
    del t437
    t439 = (
        t438
        + (t200 & (dice_58 >= 5)).view(I1)
        + (t201 & (dice_59 >= 5)).view(I1)
        + (t202 & (dice_60 >= 5)).view(I1)
    )
    del t438
    t440 = (
        t439
        + (t203 & (dice_61 >= 5)).view(I1)
        + (t204 & (dice_62 >= 5)).view(I1)
        + (t205 & (dice_63 >= 5)).view(I1)
    )
    del t439
    t441 = (
        t440
        + (t206 & (dice_64 >= 5)).view(I1)
        + (t207 & (dice_65 >= 5)).view(I1)
        + (t208 & (dice_66 >= 5)).view(I1)
    )
    del t440
    t442 = (
        t441
        + (t209 & (dice_67 >= 5)).view(I1)
        + (t210 & (dice_68 >= 5)).view(I1)
        + (t211 & (dice_69 >= 5)).view(I1)
    )
    del t441
    t443 = t442 + (t212 & (dice_70 >= 5)).view(I1)
    del t442
    unit_cover = c["unit.cover"]
    t444 = (enemy_formation >= 2) | (unit_cover == 2)
    del unit_cover
    t445 = (t234 & (t235 == 6)).view(I1) + (t236 & (t237 == 6)).view(I1) + (t238 & (t239 == 6)).view(I1)
    t446 = t445 + (t240 & (t241 == 6)).view(I1) + (t242 & (t243 == 6)).view(I1) + (t244 & (t245 == 6)).view(I1)
    del t445
    t447 = t446 + (t246 & (t247 == 6)).view(I1) + (t248 & (t249 == 6)).view(I1) + (t250 & (t251 == 6)).view(I1)
    del t446
    t448 = t447 + (t252 & (t253 == 6)).view(I1) + (t254 & (t255 == 6)).view(I1) + (t256 & (t257 == 6)).view(I1)
    del t447
    t449 = t448 + (t258 & (t259 == 6)).view(I1) + (t260 & (t261 == 6)).view(I1) + (t262 & (t263 == 6)).view(I1)
    del t448
    t450 = t449 + (t264 & (t265 == 6)).view(I1) + (t266 & (t267 == 6)).view(I1) + (t268 & (t269 == 6)).view(I1)
    del t449
    t451 = t450 + (t270 & (t271 == 6)).view(I1) + (t272 & (t273 == 6)).view(I1) + (t274 & (t275 == 6)).view(I1)
    del t450
    t452 = t451 + (t276 & (t277 == 6)).view(I1) + (t278 & (t279 == 6)).view(I1) + (t280 & (t281 == 6)).view(I1)
    del t451
    t453 = t452 + (t282 & (t283 == 6)).view(I1) + (t284 & (t285 == 6)).view(I1) + (t286 & (t287 == 6)).view(I1)
    del t452
    t454 = t453 + (t288 & (t289 == 6)).view(I1) + (t290 & (t291 == 6)).view(I1) + (t292 & (t293 == 6)).view(I1)
    del t453
    t455 = t454 + (t294 & (t295 == 6)).view(I1) + (t296 & (t297 == 6)).view(I1) + (t298 & (t299 == 6)).view(I1)
    del t454
    t456 = t455 + (t300 & (t301 == 6)).view(I1) + (t302 & (t303 == 6)).view(I1) + (t304 & (t305 == 6)).view(I1)
    del t455
    t457 = t456 + (t306 & (t307 == 6)).view(I1) + (t308 & (t309 == 6)).view(I1) + (t310 & (t311 == 6)).view(I1)
    del t456
    t458 = t457 + (t312 & (t313 == 6)).view(I1) + (t314 & (t315 == 6)).view(I1) + (t316 & (t317 == 6)).view(I1)
    del t457
    t459 = t458 + (t318 & (t319 == 6)).view(I1) + (t320 & (t321 == 6)).view(I1) + (t322 & (t323 == 6)).view(I1)
    del t458
    t460 = t459 + (t324 & (t325 == 6)).view(I1) + (t326 & (t327 == 6)).view(I1) + (t328 & (t329 == 6)).view(I1)
    del t459
    t461 = t460 + (t330 & (t331 == 6)).view(I1) + (t332 & (t333 == 6)).view(I1) + (t334 & (t335 == 6)).view(I1)
    del t460
    t462 = t461 + (t336 & (t337 == 6)).view(I1) + (t338 & (t339 == 6)).view(I1) + (t340 & (t341 == 6)).view(I1)
    del t461
    t463 = t462 + (t342 & (t343 == 6)).view(I1) + (t344 & (t345 == 6)).view(I1) + (t346 & (t347 == 6)).view(I1)
    del t462
    t464 = t463 + (t348 & (t349 == 6)).view(I1) + (t350 & (t351 == 6)).view(I1) + (t352 & (t353 == 6)).view(I1)
    del t463
    t465 = t464 + (t354 & (t355 == 6)).view(I1) + (t356 & (t357 == 6)).view(I1) + (t358 & (t359 == 6)).view(I1)
    del t464
    t466 = t465 + (t360 & (t361 == 6)).view(I1) + (t362 & (t363 == 6)).view(I1) + (t364 & (t365 == 6)).view(I1)
    del t465
    t467 = t466 + (t366 & (t367 == 6)).view(I1) + (t368 & (t369 == 6)).view(I1) + (t370 & (t371 == 6)).view(I1)
    del t466
    t468 = t467 + (t372 & (t373 == 6)).view(I1)
    del t467
    t469 = (t234 & (t235 >= 5)).view(I1) + (t236 & (t237 >= 5)).view(I1) + (t238 & (t239 >= 5)).view(I1)
    t470 = t469 + (t240 & (t241 >= 5)).view(I1) + (t242 & (t243 >= 5)).view(I1) + (t244 & (t245 >= 5)).view(I1)
    del t469
    t471 = t470 + (t246 & (t247 >= 5)).view(I1) + (t248 & (t249 >= 5)).view(I1) + (t250 & (t251 >= 5)).view(I1)
    del t470
    t472 = t471 + (t252 & (t253 >= 5)).view(I1) + (t254 & (t255 >= 5)).view(I1) + (t256 & (t257 >= 5)).view(I1)
    del t471
    t473 = t472 + (t258 & (t259 >= 5)).view(I1) + (t260 & (t261 >= 5)).view(I1) + (t262 & (t263 >= 5)).view(I1)
    del t472
    t474 = t473 + (t264 & (t265 >= 5)).view(I1) + (t266 & (t267 >= 5)).view(I1) + (t268 & (t269 >= 5)).view(I1)
    del t473
    t475 = t474 + (t270 & (t271 >= 5)).view(I1) + (t272 & (t273 >= 5)).view(I1) + (t274 & (t275 >= 5)).view(I1)
    del t474
    t476 = t475 + (t276 & (t277 >= 5)).view(I1) + (t278 & (t279 >= 5)).view(I1) + (t280 & (t281 >= 5)).view(I1)
    del t475
    t477 = t476 + (t282 & (t283 >= 5)).view(I1) + (t284 & (t285 >= 5)).view(I1) + (t286 & (t287 >= 5)).view(I1)
    del t476
    t478 = t477 + (t288 & (t289 >= 5)).view(I1) + (t290 & (t291 >= 5)).view(I1) + (t292 & (t293 >= 5)).view(I1)
    del t477
    t479 = t478 + (t294 & (t295 >= 5)).view(I1) + (t296 & (t297 >= 5)).view(I1) + (t298 & (t299 >= 5)).view(I1)
    del t478
    t480 = t479 + (t300 & (t301 >= 5)).view(I1) + (t302 & (t303 >= 5)).view(I1) + (t304 & (t305 >= 5)).view(I1)
    del t479
    t481 = t480 + (t306 & (t307 >= 5)).view(I1) + (t308 & (t309 >= 5)).view(I1) + (t310 & (t311 >= 5)).view(I1)
    del t480
    t482 = t481 + (t312 & (t313 >= 5)).view(I1) + (t314 & (t315 >= 5)).view(I1) + (t316 & (t317 >= 5)).view(I1)
    del t481
    t483 = t482 + (t318 & (t319 >= 5)).view(I1) + (t320 & (t321 >= 5)).view(I1) + (t322 & (t323 >= 5)).view(I1)
    del t482
    t484 = t483 + (t324 & (t325 >= 5)).view(I1) + (t326 & (t327 >= 5)).view(I1) + (t328 & (t329 >= 5)).view(I1)
    del t483
    t485 = t484 + (t330 & (t331 >= 5)).view(I1) + (t332 & (t333 >= 5)).view(I1) + (t334 & (t335 >= 5)).view(I1)
    del t484
    t486 = t485 + (t336 & (t337 >= 5)).view(I1) + (t338 & (t339 >= 5)).view(I1) + (t340 & (t341 >= 5)).view(I1)
    del t485
    t487 = t486 + (t342 & (t343 >= 5)).view(I1) + (t344 & (t345 >= 5)).view(I1) + (t346 & (t347 >= 5)).view(I1)
    del t486
    t488 = t487 + (t348 & (t349 >= 5)).view(I1) + (t350 & (t351 >= 5)).view(I1) + (t352 & (t353 >= 5)).view(I1)
    del t487
    t489 = t488 + (t354 & (t355 >= 5)).view(I1) + (t356 & (t357 >= 5)).view(I1) + (t358 & (t359 >= 5)).view(I1)
    del t488
    t490 = t489 + (t360 & (t361 >= 5)).view(I1) + (t362 & (t363 >= 5)).view(I1) + (t364 & (t365 >= 5)).view(I1)
    del t489
    t491 = t490 + (t366 & (t367 >= 5)).view(I1) + (t368 & (t369 >= 5)).view(I1) + (t370 & (t371 >= 5)).view(I1)
    del t490
    t492 = t491 + (t372 & (t373 >= 5)).view(I1)
    del t491
    t493 = ((t395 & (t419 >= 1)).view(I1) * t419).astype(I2) + ((~t395 & (t443 >= 1)).view(I1) * t443).astype(I2)
    del t395, t419, t443
    unit_hits = t493.clip(0, 60)
    del t493
    t494 = ((t444 & (t468 >= 1)).view(I1) * t468).astype(I2) + ((~t444 & (t492 >= 1)).view(I1) * t492).astype(I2)
    del t444, t468, t492
    enemy_hits = t494.clip(0, 60)
    del t494
    unit_margin = unit_hits - enemy_hits
    enemy_margin = enemy_hits - unit_hits
    unit_victory = unit_margin >= 4
    t495 = t136 & t29
    del t29
    t496 = t495 & (enemy_margin >= -2)
    unit_success = (unit_margin >= 1) & (unit_margin <= 3)
    t497 = unit_arm >= 4
    t498 = t4 & t24
    t499 = t495 | t498
    t500 = enemy_arm >= 4
    t501 = enemy_arm <= 3
    t502 = t136 & t500
    unit_inconclusive = unit_margin == 0
    t503 = t495 & ~(unit_a_outrance & (enemy_arm == 1))
    t504 = t503 | t4
    t505 = t136 & unit_a_outrance & ((enemy_arm == 1) | (enemy_arm >= 4) | t24 & (~t71 & (t70 == 1)))
    del enemy_arm, t24, t70, t71
    t506 = unit_inconclusive & ~(t504 | t505)
    unit_driven_back = (unit_margin >= -2) & (unit_margin <= -1)
    t507 = t4 & t80
    t508 = unit_arm <= 3
    t509 = unit_driven_back & (t497 & ~t80)
    unit_defeat = (unit_margin >= -4) & (unit_margin <= -3)
    t510 = unit_defeat & t497
    unit_broken = unit_margin <= -8
    unit_result = (
        5 - (unit_margin >= -7).view(I1) * 6
        + (
            unit_margin >= -4
        ).view(I1) * 5 - (
            unit_margin >= -2
        ).view(I1) - (unit_margin >= 0).view(I1) - (unit_margin >= 1).view(I1) - (unit_margin >= 4).view(I1)
    )
    t511 = unit_broken & t497
    enemy_victory = enemy_margin >= 4
    t512 = t80 & t74
    del t74
    t513 = t512 & (unit_margin >= -2)
    enemy_success = (enemy_margin >= 1) & (enemy_margin <= 3)
    t514 = t25 & t2
    t515 = t512 | t514
    t516 = t80 & t497
    del t497
    enemy_inconclusive = enemy_margin == 0
    t517 = t512 & ~(enemy_a_outrance & (unit_arm == 1))
    t518 = t517 | t25
    t519 = t80 & enemy_a_outrance & ((unit_arm == 1) | (unit_arm >= 4) | t2 & (~t60 & (t59 == 1)))
    del unit_arm, t2, t59, t60, t80
    t520 = enemy_inconclusive & ~(t518 | t519)
    enemy_driven_back = (enemy_margin >= -2) & (enemy_margin <= -1)
    t521 = t25 & t136
    t522 = enemy_driven_back & (t500 & ~t136)
    del t136
    enemy_defeat = (enemy_margin >= -4) & (enemy_margin <= -3)
    t523 = enemy_defeat & t500
    enemy_broken = enemy_margin <= -8
    enemy_result = (
        5 - (enemy_margin >= -7).view(I1) * 6
        + (
            enemy_margin >= -4
        ).view(I1) * 5 - (
            enemy_margin >= -2
        ).view(I1) - (enemy_margin >= 0).view(I1) - (enemy_margin >= 1).view(I1) - (enemy_margin >= 4).view(I1)
    )
    t524 = enemy_broken & t500
    del t500
    t525 = unit_victory & t496 | unit_success & t495 | unit_inconclusive & t503 | unit_driven_back & ~t507
    t526 = enemy_success & (~t512 & t514) | enemy_inconclusive & (~t517 & t25) | enemy_driven_back & t521
    del t25, t514
    t527 = enemy_victory & t513 | enemy_success & t512 | enemy_inconclusive & t517 | enemy_driven_back & ~t521
    del t517, t521
    t528 = (unit_margin >= -2).view(I1) * 3 - (unit_margin >= 0).view(I1) - (unit_margin >= 1).view(I1)
    unit_abandoned = c["unit.abandoned"]
    unit_crew_killed = c["unit.crew_killed"]
    t529 = ((unit_margin >= -4) & (unit_margin <= -3)).view(I1) * 4 + (unit_margin <= -8).view(I1) * 5
    unit_abandoned_2 = t511 | (t510 | (t509 | unit_abandoned))
    unit_crew_killed_2 = t511 | (t510 | ~t509 & unit_crew_killed)
    del t509, t510, t511
    t530 = (enemy_margin >= -2).view(I1) * 3 - (enemy_margin >= 0).view(I1) - (enemy_margin >= 1).view(I1)
    enemy_abandoned = c["enemy.abandoned"]
    enemy_crew_killed = c["enemy.crew_killed"]
    t531 = ((enemy_margin >= -4) & (enemy_margin <= -3)).view(I1) * 4 + (enemy_margin <= -8).view(I1) * 5
    enemy_abandoned_2 = t524 | (t523 | (t522 | enemy_abandoned))
    enemy_crew_killed_2 = t524 | (t523 | ~t522 & enemy_crew_killed)
    del t522, t523, t524
    t532 = t20 & (unit_pike_bases > t18) | t104 & (enemy_pike_bases > t102)
    del t18, t20, unit_pike_bases, t102, t104, enemy_pike_bases
    t533 = t532 | unit_charging & ((unit_doing == 1) | (unit_doing >= 3)) | enemy_charging & (
        (enemy_doing == 1) | (enemy_doing >= 3)
    )
    t534 = t533 | unit_charging & unit_counter_charging | enemy_charging & enemy_counter_charging | unit_a_outrance & ~unit_charging
    del unit_charging, unit_counter_charging, unit_a_outrance, enemy_counter_charging, t533
    t535 = t534 | enemy_a_outrance & ~enemy_charging | (
        (unit_doing >= 1) & (unit_doing <= 2) | (unit_doing == 5)
    ) & (unit_formation <= 2)
    del unit_formation, unit_doing, enemy_charging, enemy_a_outrance, t534
    t536 = t535 | ((enemy_doing >= 1) & (enemy_doing <= 2) | (enemy_doing == 5)) & (enemy_formation <= 2)
    del enemy_formation, enemy_doing, t535
    t537 = t536 | unit_crew_killed & t508 | enemy_crew_killed & t501 | unit_abandoned & t508 | enemy_abandoned & t501
    del unit_abandoned, unit_crew_killed, enemy_abandoned, enemy_crew_killed, t536
    t538 = t537 | t5 & t75 | t88 & t30 | t22 & t75 | t106 & t30 | (unit_second_rank == 0) & t52 | (
        enemy_second_rank == 0
    ) & t63
    del t5, unit_second_rank, t22, t30, t52, t63, enemy_second_rank, t75, t88, t106, t537
    t539 = t143 & (
        dice_1 == 0
    ) | t144 & (dice_2 == 0) | t145 & (dice_3 == 0) | t146 & (dice_4 == 0) | t147 & (dice_5 == 0)
    t540 = t539 | t148 & (dice_6 == 0) | t149 & (dice_7 == 0) | t150 & (dice_8 == 0) | t151 & (dice_9 == 0)
    del t539
    t541 = t540 | t152 & (dice_10 == 0) | t153 & (dice_11 == 0) | t154 & (dice_12 == 0) | t155 & (dice_13 == 0)
    del t540
    t542 = t541 | t156 & (dice_14 == 0) | t157 & (dice_15 == 0) | t158 & (dice_16 == 0) | t159 & (dice_17 == 0)
    del t541
    t543 = t542 | t160 & (dice_18 == 0) | t161 & (dice_19 == 0) | t162 & (dice_20 == 0) | t163 & (dice_21 == 0)
    del t542
    t544 = t543 | t164 & (dice_22 == 0) | t165 & (dice_23 == 0) | t166 & (dice_24 == 0) | t167 & (dice_25 == 0)
    del t543
    t545 = t544 | t168 & (dice_26 == 0) | t169 & (dice_27 == 0) | t170 & (dice_28 == 0) | t171 & (dice_29 == 0)
    del t544
    t546 = t545 | t172 & (dice_30 == 0) | t173 & (dice_31 == 0) | t174 & (dice_32 == 0) | t175 & (dice_33 == 0)
    del t545
    t547 = t546 | t176 & (dice_34 == 0) | t177 & (dice_35 == 0) | t178 & (dice_36 == 0) | t179 & (dice_37 == 0)
    del t546
    t548 = t547 | t180 & (dice_38 == 0) | t181 & (dice_39 == 0) | t182 & (dice_40 == 0) | t183 & (dice_41 == 0)
    del t547
    t549 = t548 | t184 & (dice_42 == 0) | t185 & (dice_43 == 0) | t186 & (dice_44 == 0) | t187 & (dice_45 == 0)
    del t548
    t550 = t549 | t188 & (dice_46 == 0) | t189 & (dice_47 == 0) | t190 & (dice_48 == 0) | t191 & (dice_49 == 0)
    del t549
    t551 = t550 | t192 & (dice_50 == 0) | t193 & (dice_51 == 0) | t194 & (dice_52 == 0) | t195 & (dice_53 == 0)
    del t550
    t552 = t551 | t196 & (dice_54 == 0) | t197 & (dice_55 == 0) | t198 & (dice_56 == 0) | t199 & (dice_57 == 0)
    del t551
    t553 = t552 | t200 & (dice_58 == 0) | t201 & (dice_59 == 0) | t202 & (dice_60 == 0) | t203 & (dice_61 == 0)
    del t552
    t554 = t553 | t204 & (dice_62 == 0) | t205 & (dice_63 == 0) | t206 & (dice_64 == 0) | t207 & (dice_65 == 0)
    del t553
    t555 = t554 | t208 & (dice_66 == 0) | t209 & (dice_67 == 0) | t210 & (dice_68 == 0) | t211 & (dice_69 == 0)
    del t554
    t556 = t143 & (
        dice_1 >= 7
    ) | t144 & (dice_2 >= 7) | t145 & (dice_3 >= 7) | t146 & (dice_4 >= 7) | t147 & (dice_5 >= 7)
    del t143, dice_1, t144, dice_2, t145, dice_3, t146, dice_4, t147, dice_5
    t557 = t556 | t148 & (dice_6 >= 7) | t149 & (dice_7 >= 7) | t150 & (dice_8 >= 7) | t151 & (dice_9 >= 7)
    del t148, dice_6, t149, dice_7, t150, dice_8, t151, dice_9, t556
    t558 = t557 | t152 & (dice_10 >= 7) | t153 & (dice_11 >= 7) | t154 & (dice_12 >= 7) | t155 & (dice_13 >= 7)
    del t152, dice_10, t153, dice_11, t154, dice_12, t155, dice_13, t557
    t559 = t558 | t156 & (dice_14 >= 7) | t157 & (dice_15 >= 7) | t158 & (dice_16 >= 7) | t159 & (dice_17 >= 7)
    del t156, dice_14, t157, dice_15, t158, dice_16, t159, dice_17, t558
    t560 = t559 | t160 & (dice_18 >= 7) | t161 & (dice_19 >= 7) | t162 & (dice_20 >= 7) | t163 & (dice_21 >= 7)
    del t160, dice_18, t161, dice_19, t162, dice_20, t163, dice_21, t559
    t561 = t560 | t164 & (dice_22 >= 7) | t165 & (dice_23 >= 7) | t166 & (dice_24 >= 7) | t167 & (dice_25 >= 7)
    del t164, dice_22, t165, dice_23, t166, dice_24, t167, dice_25, t560
    t562 = t561 | t168 & (dice_26 >= 7) | t169 & (dice_27 >= 7) | t170 & (dice_28 >= 7) | t171 & (dice_29 >= 7)
    del t168, dice_26, t169, dice_27, t170, dice_28, t171, dice_29, t561
    t563 = t562 | t172 & (dice_30 >= 7) | t173 & (dice_31 >= 7) | t174 & (dice_32 >= 7) | t175 & (dice_33 >= 7)
    del t172, dice_30, t173, dice_31, t174, dice_32, t175, dice_33, t562
    t564 = t563 | t176 & (dice_34 >= 7) | t177 & (dice_35 >= 7) | t178 & (dice_36 >= 7) | t179 & (dice_37 >= 7)
    del t176, dice_34, t177, dice_35, t178, dice_36, t179, dice_37, t563
    t565 = t564 | t180 & (dice_38 >= 7) | t181 & (dice_39 >= 7) | t182 & (dice_40 >= 7) | t183 & (dice_41 >= 7)
    del t180, dice_38, t181, dice_39, t182, dice_40, t183, dice_41, t564
    t566 = t565 | t184 & (dice_42 >= 7) | t185 & (dice_43 >= 7) | t186 & (dice_44 >= 7) | t187 & (dice_45 >= 7)
    del t184, dice_42, t185, dice_43, t186, dice_44, t187, dice_45, t565
    t567 = t566 | t188 & (dice_46 >= 7) | t189 & (dice_47 >= 7) | t190 & (dice_48 >= 7) | t191 & (dice_49 >= 7)
    del t188, dice_46, t189, dice_47, t190, dice_48, t191, dice_49, t566
    t568 = t567 | t192 & (dice_50 >= 7) | t193 & (dice_51 >= 7) | t194 & (dice_52 >= 7) | t195 & (dice_53 >= 7)
    del t192, dice_50, t193, dice_51, t194, dice_52, t195, dice_53, t567
    t569 = t568 | t196 & (dice_54 >= 7) | t197 & (dice_55 >= 7) | t198 & (dice_56 >= 7) | t199 & (dice_57 >= 7)
    del t196, dice_54, t197, dice_55, t198, dice_56, t199, dice_57, t568
    t570 = t569 | t200 & (dice_58 >= 7) | t201 & (dice_59 >= 7) | t202 & (dice_60 >= 7) | t203 & (dice_61 >= 7)
    del t200, dice_58, t201, dice_59, t202, dice_60, t203, dice_61, t569
    t571 = t570 | t204 & (dice_62 >= 7) | t205 & (dice_63 >= 7) | t206 & (dice_64 >= 7) | t207 & (dice_65 >= 7)
    del t204, dice_62, t205, dice_63, t206, dice_64, t207, dice_65, t570
    t572 = t571 | t208 & (dice_66 >= 7) | t209 & (dice_67 >= 7) | t210 & (dice_68 >= 7) | t211 & (dice_69 >= 7)
    del t208, dice_66, t209, dice_67, t210, dice_68, t211, dice_69, t571
    t573 = t234 & (t235 == 0) | t236 & (t237 == 0) | t238 & (t239 == 0) | t240 & (t241 == 0) | t242 & (t243 == 0)
    t574 = t573 | t244 & (
        t245 == 0
    ) | t246 & (t247 == 0) | t248 & (t249 == 0) | t250 & (t251 == 0) | t252 & (t253 == 0)
    del t573
    t575 = t574 | t254 & (
        t255 == 0
    ) | t256 & (t257 == 0) | t258 & (t259 == 0) | t260 & (t261 == 0) | t262 & (t263 == 0)
    del t574
    t576 = t575 | t264 & (
        t265 == 0
    ) | t266 & (t267 == 0) | t268 & (t269 == 0) | t270 & (t271 == 0) | t272 & (t273 == 0)
    del t575
    t577 = t576 | t274 & (
        t275 == 0
    ) | t276 & (t277 == 0) | t278 & (t279 == 0) | t280 & (t281 == 0) | t282 & (t283 == 0)
    del t576
    t578 = t577 | t284 & (
        t285 == 0
    ) | t286 & (t287 == 0) | t288 & (t289 == 0) | t290 & (t291 == 0) | t292 & (t293 == 0)
    del t577
    t579 = t578 | t294 & (
        t295 == 0
    ) | t296 & (t297 == 0) | t298 & (t299 == 0) | t300 & (t301 == 0) | t302 & (t303 == 0)
    del t578
    t580 = t579 | t304 & (
        t305 == 0
    ) | t306 & (t307 == 0) | t308 & (t309 == 0) | t310 & (t311 == 0) | t312 & (t313 == 0)
    del t579
    t581 = t580 | t314 & (
        t315 == 0
    ) | t316 & (t317 == 0) | t318 & (t319 == 0) | t320 & (t321 == 0) | t322 & (t323 == 0)
    del t580
    t582 = t581 | t324 & (
        t325 == 0
    ) | t326 & (t327 == 0) | t328 & (t329 == 0) | t330 & (t331 == 0) | t332 & (t333 == 0)
    del t581
    t583 = t582 | t334 & (
        t335 == 0
    ) | t336 & (t337 == 0) | t338 & (t339 == 0) | t340 & (t341 == 0) | t342 & (t343 == 0)
    del t582
    t584 = t583 | t344 & (
        t345 == 0
    ) | t346 & (t347 == 0) | t348 & (t349 == 0) | t350 & (t351 == 0) | t352 & (t353 == 0)
    del t583
    t585 = t584 | t354 & (
        t355 == 0
    ) | t356 & (t357 == 0) | t358 & (t359 == 0) | t360 & (t361 == 0) | t362 & (t363 == 0)
    del t584
    t586 = t585 | t364 & (
        t365 == 0
    ) | t366 & (t367 == 0) | t368 & (t369 == 0) | t370 & (t371 == 0) | t372 & (t373 == 0)
    del t585
    t587 = t234 & (t235 >= 7) | t236 & (t237 >= 7) | t238 & (t239 >= 7) | t240 & (t241 >= 7) | t242 & (t243 >= 7)
    del t234, t235, t236, t237, t238, t239, t240, t241, t242, t243
    t588 = t587 | t244 & (
        t245 >= 7
    ) | t246 & (t247 >= 7) | t248 & (t249 >= 7) | t250 & (t251 >= 7) | t252 & (t253 >= 7)
    del t244, t245, t246, t247, t248, t249, t250, t251, t252, t253, t587
    t589 = t588 | t254 & (
        t255 >= 7
    ) | t256 & (t257 >= 7) | t258 & (t259 >= 7) | t260 & (t261 >= 7) | t262 & (t263 >= 7)
    del t254, t255, t256, t257, t258, t259, t260, t261, t262, t263, t588
    t590 = t589 | t264 & (
        t265 >= 7
    ) | t266 & (t267 >= 7) | t268 & (t269 >= 7) | t270 & (t271 >= 7) | t272 & (t273 >= 7)
    del t264, t265, t266, t267, t268, t269, t270, t271, t272, t273, t589
    t591 = t590 | t274 & (
        t275 >= 7
    ) | t276 & (t277 >= 7) | t278 & (t279 >= 7) | t280 & (t281 >= 7) | t282 & (t283 >= 7)
    del t274, t275, t276, t277, t278, t279, t280, t281, t282, t283, t590
    t592 = t591 | t284 & (
        t285 >= 7
    ) | t286 & (t287 >= 7) | t288 & (t289 >= 7) | t290 & (t291 >= 7) | t292 & (t293 >= 7)
    del t284, t285, t286, t287, t288, t289, t290, t291, t292, t293, t591
    t593 = t592 | t294 & (
        t295 >= 7
    ) | t296 & (t297 >= 7) | t298 & (t299 >= 7) | t300 & (t301 >= 7) | t302 & (t303 >= 7)
    del t294, t295, t296, t297, t298, t299, t300, t301, t302, t303, t592
    t594 = t593 | t304 & (
        t305 >= 7
    ) | t306 & (t307 >= 7) | t308 & (t309 >= 7) | t310 & (t311 >= 7) | t312 & (t313 >= 7)
    del t304, t305, t306, t307, t308, t309, t310, t311, t312, t313, t593
    t595 = t594 | t314 & (
        t315 >= 7
    ) | t316 & (t317 >= 7) | t318 & (t319 >= 7) | t320 & (t321 >= 7) | t322 & (t323 >= 7)
    del t314, t315, t316, t317, t318, t319, t320, t321, t322, t323, t594
    t596 = t595 | t324 & (
        t325 >= 7
    ) | t326 & (t327 >= 7) | t328 & (t329 >= 7) | t330 & (t331 >= 7) | t332 & (t333 >= 7)
    del t324, t325, t326, t327, t328, t329, t330, t331, t332, t333, t595
    t597 = t596 | t334 & (
        t335 >= 7
    ) | t336 & (t337 >= 7) | t338 & (t339 >= 7) | t340 & (t341 >= 7) | t342 & (t343 >= 7)
    del t334, t335, t336, t337, t338, t339, t340, t341, t342, t343, t596
    t598 = t597 | t344 & (
        t345 >= 7
    ) | t346 & (t347 >= 7) | t348 & (t349 >= 7) | t350 & (t351 >= 7) | t352 & (t353 >= 7)
    del t344, t345, t346, t347, t348, t349, t350, t351, t352, t353, t597
    t599 = t598 | t354 & (
        t355 >= 7
    ) | t356 & (t357 >= 7) | t358 & (t359 >= 7) | t360 & (t361 >= 7) | t362 & (t363 >= 7)
    del t354, t355, t356, t357, t358, t359, t360, t361, t362, t363, t598
    t600 = t599 | t364 & (
        t365 >= 7
    ) | t366 & (t367 >= 7) | t368 & (t369 >= 7) | t370 & (t371 >= 7) | t372 & (t373 >= 7)
    del t364, t365, t366, t367, t368, t369, t370, t371, t372, t373, t599
    t601 = t532 | unit_crew_killed_2 & t508 | enemy_crew_killed_2 & t501 | unit_abandoned_2 & t508 | enemy_abandoned_2 & t501
    del t532
    t602 = (unit_success & (~t495 & t498) | unit_inconclusive & (~t503 & t4) | unit_driven_back & t507).view(I1) * 8
    del t4, t498, t503, t507
    t603 = (
        (t525 | unit_defeat & t508).view(I1)
        + (unit_victory & (~t496 & t37)).view(I1) * 2
        + t602
        + (unit_success & (~t499 & t502) | unit_inconclusive & (~t504 & t505)).view(I1) * 16
    )
    del unit_inconclusive, t504, t505, unit_defeat, t525, t602
    t604 = (unit_victory & ~(t496 | t37) | unit_success & ~(t499 | t502)).view(I1) * 4 + t506.view(I1) * 8
    del t37, unit_victory, t496, unit_success, t499, t502
    t605 = (t527 | enemy_defeat & t501).view(I1) + (enemy_victory & (~t513 & t117)).view(I1) * 2 + t526.view(I1) * 8
    del enemy_defeat, t526, t527
    t606 = t605 + (enemy_success & (~t515 & t516) | enemy_inconclusive & (~t518 & t519)).view(I1) * 16
    del enemy_inconclusive, t518, t519, t605
    t607 = (enemy_victory & ~(t513 | t117) | enemy_success & ~(t515 | t516)).view(I1) * 4 + t520.view(I1) * 8
    del t117, enemy_victory, t513, enemy_success, t515, t516
    errors: Errors = (
        (3, t538 | (unit_third_rank == 0) & t50 | (enemy_third_rank == 0) & t61),  # IllegalState
        (9, t555 | t212 & (dice_70 == 0)),  # MissingDice
        (6, t572 | t212 & (dice_70 >= 7)),  # InputError
        (9, t586),  # MissingDice
        (6, t600),  # InputError
        (1, (unit_margin >= -7) & (unit_margin <= -5) | (enemy_margin >= -7) & (enemy_margin <= -5)),  # NoRule
        (3, t601),  # IllegalState
    )
    return errors, {
        'unit.strength': t86 + (t84 - t86) * t85.view(I1),
        'unit.strength.none': t85,
        'enemy.strength': t142 + (t140 - t142) * t141.view(I1),
        'enemy.strength.none': t141,
        'unit.total': unit_total,
        'unit.natural': unit_total,
        'unit.dice': unit_dice,
        'enemy.total': enemy_total,
        'enemy.natural': enemy_total,
        'enemy.dice': enemy_dice,
        'unit.margin': unit_margin,
        'enemy.margin': enemy_margin,
        'unit.result': unit_result,
        'enemy.result': enemy_result,
        'unit.hits': unit_hits,
        'enemy.hits': enemy_hits,
        'unit.dp': (unit_dp + t528 + (unit_driven_back & t495).view(I1) + t529).clip(0, 12),
        'unit.abandoned': unit_abandoned_2,
        'unit.crew_killed': unit_crew_killed_2,
        'enemy.dp': (enemy_dp + t530 + (enemy_driven_back & t512).view(I1) + t531).clip(0, 12),
        'enemy.abandoned': enemy_abandoned_2,
        'enemy.crew_killed': enemy_crew_killed_2,
        'unit.must': t603 + (unit_broken & t508).view(I1) * 32,
        'unit.may': t604 + t506.view(I1),
        'enemy.must': t606 + (enemy_broken & t501).view(I1) * 32,
        'enemy.may': t607 + t520.view(I1),
    }


combat = Resolver(
    'combat', 'Combat and close fire',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 6, values=_W1),
        'unit.stands_in_contact': Column('unit.stands_in_contact', 'number', I1, 0, 12),
        'unit.left_bases': Column('unit.left_bases', 'number', I1, 0, 12),
        'unit.right_bases': Column('unit.right_bases', 'number', I1, 0, 12),
        'unit.formation': Column('unit.formation', 'member', I1, 0, 3, values=_W4),
        'unit.charging': Column('unit.charging', 'yesno', bool, values=('no', 'yes')),
        'unit.first_rank': Column('unit.first_rank', 'number', I1, 1, 12),
        'unit.second_rank': Column('unit.second_rank', 'number', I1, 0, 12),
        'unit.third_rank': Column('unit.third_rank', 'number', I1, 0, 12),
        'unit.fourth_rank': Column('unit.fourth_rank', 'number', I1, 0, 12),
        'unit.enemy_ahead': Column('unit.enemy_ahead', 'length', I4, 0, 57600, scale=60),
        'unit.enemy_angle': Column('unit.enemy_angle', 'angle', I2, 0, 10800, scale=60),
        'unit.bases_facing': Column('unit.bases_facing', 'number', I1, 0, 12),
        'unit.pike_bases': Column('unit.pike_bases', 'number', I1, 0, 12),
        'enemy.arm': Column('enemy.arm', 'member', I1, 0, 6, values=_W1),
        'unit.grade': Column('unit.grade', 'member', I1, 0, 4, values=_W7),
        'unit.inspiring': Column('unit.inspiring', 'number', I1, 0, 3),
        'unit.advantage_of_ground': Column('unit.advantage_of_ground', 'yesno', bool, values=('no', 'yes')),
        'unit.counter_charging': Column('unit.counter_charging', 'yesno', bool, values=('no', 'yes')),
        'unit.doing': Column('unit.doing', 'member', I1, 0, 5, values=_W2),
        'unit.a_outrance': Column('unit.a_outrance', 'yesno', bool, values=('no', 'yes')),
        'enemy.fourth_rank': Column('enemy.fourth_rank', 'number', I1, 0, 12),
        'enemy.third_rank': Column('enemy.third_rank', 'number', I1, 0, 12),
        'enemy.second_rank': Column('enemy.second_rank', 'number', I1, 0, 12),
        'unit.platoon_fire': Column('unit.platoon_fire', 'yesno', bool, values=('no', 'yes')),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 12),
        'unit.moved': Column('unit.moved', 'yesno', bool, values=('no', 'yes')),
        'enemy.charging': Column('enemy.charging', 'yesno', bool, values=('no', 'yes')),
        'unit.struck_on': Column('unit.struck_on', 'member', I1, 0, 2, values=_W9),
        'enemy.from_behind': Column('enemy.from_behind', 'yesno', bool, values=('no', 'yes')),
        'enemy.stands_in_contact': Column('enemy.stands_in_contact', 'number', I1, 0, 12),
        'enemy.left_bases': Column('enemy.left_bases', 'number', I1, 0, 12),
        'enemy.right_bases': Column('enemy.right_bases', 'number', I1, 0, 12),
        'enemy.formation': Column('enemy.formation', 'member', I1, 0, 3, values=_W4),
        'enemy.first_rank': Column('enemy.first_rank', 'number', I1, 1, 12),
        'enemy.enemy_ahead': Column('enemy.enemy_ahead', 'length', I4, 0, 57600, scale=60),
        'enemy.enemy_angle': Column('enemy.enemy_angle', 'angle', I2, 0, 10800, scale=60),
        'enemy.bases_facing': Column('enemy.bases_facing', 'number', I1, 0, 12),
        'enemy.pike_bases': Column('enemy.pike_bases', 'number', I1, 0, 12),
        'enemy.grade': Column('enemy.grade', 'member', I1, 0, 4, values=_W7),
        'enemy.inspiring': Column('enemy.inspiring', 'number', I1, 0, 3),
        'enemy.advantage_of_ground': Column('enemy.advantage_of_ground', 'yesno', bool, values=('no', 'yes')),
        'enemy.counter_charging': Column('enemy.counter_charging', 'yesno', bool, values=('no', 'yes')),
        'enemy.doing': Column('enemy.doing', 'member', I1, 0, 5, values=_W2),
        'enemy.a_outrance': Column('enemy.a_outrance', 'yesno', bool, values=('no', 'yes')),
        'enemy.platoon_fire': Column('enemy.platoon_fire', 'yesno', bool, values=('no', 'yes')),
        'enemy.dp': Column('enemy.dp', 'number', I1, 0, 12),
        'enemy.moved': Column('enemy.moved', 'yesno', bool, values=('no', 'yes')),
        'enemy.struck_on': Column('enemy.struck_on', 'member', I1, 0, 2, values=_W9),
        'unit.from_behind': Column('unit.from_behind', 'yesno', bool, values=('no', 'yes')),
        'unit.hits': Column('unit.hits', 'number', I1, 0, 60),
        'enemy.hits': Column('enemy.hits', 'number', I1, 0, 60),
        'enemy.cover': Column('enemy.cover', 'member', I1, 0, 2, values=_W10),
        'unit.cover': Column('unit.cover', 'member', I1, 0, 2, values=_W10),
        'unit.abandoned': Column('unit.abandoned', 'yesno', bool, values=('no', 'yes')),
        'unit.crew_killed': Column('unit.crew_killed', 'yesno', bool, values=('no', 'yes')),
        'enemy.abandoned': Column('enemy.abandoned', 'yesno', bool, values=('no', 'yes')),
        'enemy.crew_killed': Column('enemy.crew_killed', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'unit.strength': Column('unit.strength', 'figure', I1, -30, 70, none='unit.strength.none'),
        'unit.strength.none': Column('unit.strength.none', 'none', bool),
        'enemy.strength': Column('enemy.strength', 'figure', I1, -30, 70, none='enemy.strength.none'),
        'enemy.strength.none': Column('enemy.strength.none', 'none', bool),
        'unit.total': Column('unit.total', 'figure', I2, 0, 420),
        'unit.natural': Column('unit.natural', 'figure', I2, 0, 420),
        'unit.dice': Column('unit.dice', 'figure', I1, 0, 70),
        'enemy.total': Column('enemy.total', 'figure', I2, 0, 420),
        'enemy.natural': Column('enemy.natural', 'figure', I2, 0, 420),
        'enemy.dice': Column('enemy.dice', 'figure', I1, 0, 70),
        'unit.margin': Column('unit.margin', 'figure', I1, -60, 60),
        'enemy.margin': Column('enemy.margin', 'figure', I1, -60, 60),
        'unit.result': Column('unit.result', 'member', I1, -1, 5, values=_W11),
        'enemy.result': Column('enemy.result', 'member', I1, -1, 5, values=_W11),
        'unit.hits': Column('unit.hits', 'figure', I1, 0, 60),
        'enemy.hits': Column('enemy.hits', 'figure', I1, 0, 60),
        'unit.dp': Column('unit.dp', 'figure', I1, 0, 12),
        'unit.abandoned': Column('unit.abandoned', 'yesno', bool, values=('no', 'yes')),
        'unit.crew_killed': Column('unit.crew_killed', 'yesno', bool, values=('no', 'yes')),
        'enemy.dp': Column('enemy.dp', 'figure', I1, 0, 12),
        'enemy.abandoned': Column('enemy.abandoned', 'yesno', bool, values=('no', 'yes')),
        'enemy.crew_killed': Column('enemy.crew_killed', 'yesno', bool, values=('no', 'yes')),
        'unit.must': Column('unit.must', 'acts', I1, 0, 59),
        'unit.may': Column('unit.may', 'acts', I1, 0, 13),
        'enemy.must': Column('enemy.must', 'acts', I1, 0, 59),
        'enemy.may': Column('enemy.may', 'acts', I1, 0, 13),
    },
    kernel=_combat,
    acts=('retire', 'pursue', 'any_permitted', 'remain', 'ride_through', 'rout'),
    dice=140,
)


def _control_radius(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Control radius (value for leader). @qrs 85"""
    leader_rank = c["leader.rank"]
    errors: Errors = (
    )
    return errors, {
        'leader.control_radius': 120 - (leader_rank >= 1).view(I1) * 60,
    }


control_radius = Resolver(
    'control_radius', 'Control radius',
    inputs={
        'leader.rank': Column('leader.rank', 'member', I1, 0, 2, values=_W6),
    },
    outputs={
        'leader.control_radius': Column('leader.control_radius', 'figure', I1, 60, 120),
    },
    kernel=_control_radius,
)


def _in_radius(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """within the radius of a detached leader (term for unit against leader). @qrs 85, 139"""
    unit_leader_distance = c["unit.leader_distance"]
    leader_rank = c["leader.rank"]
    leader_attached = c["leader.attached"]
    leader_killed = c["leader.killed"]
    unit_in_radius = (
        unit_leader_distance <= 7200
        - (leader_rank >= 1).astype(I2) * 3600
    ) & ~(leader_attached | leader_killed)
    del unit_leader_distance, leader_rank, leader_attached, leader_killed
    errors: Errors = (
    )
    return errors, {
        'unit.in_radius': unit_in_radius,
    }


in_radius = Resolver(
    'in_radius', 'within the radius of a detached leader',
    inputs={
        'unit.leader_distance': Column('unit.leader_distance', 'length', I4, 0, 57600, scale=60),
        'leader.rank': Column('leader.rank', 'member', I1, 0, 2, values=_W6),
        'leader.attached': Column('leader.attached', 'yesno', bool, values=('no', 'yes')),
        'leader.killed': Column('leader.killed', 'yesno', bool, values=('no', 'yes'), default=0),
    },
    outputs={
        'unit.in_radius': Column('unit.in_radius', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_in_radius,
)


def _lead_controlled(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """the unit it follows is controlled (term for unit against leader). @qrs 88, 89"""
    unit_lead_attached = c["unit.lead_attached"]
    unit_lead_distance = c["unit.lead_distance"]
    leader_rank = c["leader.rank"]
    leader_attached = c["leader.attached"]
    leader_killed = c["leader.killed"]
    t2 = (unit_lead_distance <= 7200 - (leader_rank >= 1).astype(I2) * 3600) & ~(leader_attached | leader_killed)
    del unit_lead_distance, leader_rank, leader_attached, leader_killed
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
        'leader.rank': Column('leader.rank', 'member', I1, 0, 2, values=_W6),
        'leader.attached': Column('leader.attached', 'yesno', bool, values=('no', 'yes')),
        'leader.killed': Column('leader.killed', 'yesno', bool, values=('no', 'yes'), default=0),
    },
    outputs={
        'unit.lead_controlled': Column('unit.lead_controlled', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_lead_controlled,
)


def _missed_charge(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """charged last turn without making contact (term for unit). @qrs 91"""
    unit_charged_last_turn = c["unit.charged_last_turn"]
    unit_contacted_last_turn = c["unit.contacted_last_turn"]
    errors: Errors = (
    )
    return errors, {
        'unit.missed_charge': unit_charged_last_turn & ~unit_contacted_last_turn,
    }


missed_charge = Resolver(
    'missed_charge', 'charged last turn without making contact',
    inputs={
        'unit.charged_last_turn': Column('unit.charged_last_turn', 'yesno', bool, values=('no', 'yes')),
        'unit.contacted_last_turn': Column('unit.contacted_last_turn', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'unit.missed_charge': Column('unit.missed_charge', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_missed_charge,
)


def _control(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Control test (test for unit against leader). @qrs 83-107"""
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
    leader_rank = c["leader.rank"]
    t8 = 7200 - (leader_rank >= 1).astype(I2) * 3600
    del leader_rank
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
    unit_arm = c["unit.arm"]
    unit_grade = c["unit.grade"]
    t26 = (unit_arm >= 4) | (unit_grade <= 1)
    del unit_arm, unit_grade
    t27 = t24 & t26
    chosen_unit_steady_troops = c["chosen.unit.steady_troops"]
    unit_total = (
        dice_1
        + unit_leader_attached.view(I1) * chosen_unit_with_leader
        + t26.view(I1) * chosen_unit_steady_troops
    )
    del unit_leader_attached, t26
    t28 = unit_total <= 2
    t29 = (unit_total >= 3) & (unit_total <= 4)
    unit_rout_pursuit_looting_or_charge_goes_on_except_on_3_to_4 = (t3 | t2) & (
        (unit_total <= 2) | (unit_total >= 5)
    )
    del t2, t3
    t30 = unit_rout_pursuit_looting_or_charge_goes_on_except_on_3_to_4.view(I1) - 1
    unit_halts = ~unit_rout_pursuit_looting_or_charge_goes_on_except_on_3_to_4 & t28
    t31 = unit_rout_pursuit_looting_or_charge_goes_on_except_on_3_to_4 | t28
    del t28
    t32 = t30 + (1 - t30) * unit_halts.view(I1)
    del t30
    unit_as_the_player_likes = ~t31 & t29
    t33 = t31 | t29
    del t29, t31
    t34 = t32 + (2 - t32) * unit_as_the_player_likes.view(I1)
    del t32
    t35 = unit_as_the_player_likes & (unit_wishes_to_cease & ((unit_doing >= 2) & (unit_doing <= 3)))
    unit_behind_friends = c["unit.behind_friends"]
    unit_behind_obstacle = c["unit.behind_obstacle"]
    unit_nearest_enemy = c["unit.nearest_enemy"]
    t36 = unit_wishes_to_cease & (unit_doing == 1) & (
        unit_behind_friends | unit_behind_obstacle | (unit_nearest_enemy >= 14400)
    )
    del unit_wishes_to_cease, unit_behind_friends, unit_behind_obstacle, unit_nearest_enemy
    t37 = unit_total >= 5
    unit_last_move_again = ~t33 & t37
    t38 = t34 + (3 - t34) * unit_last_move_again.view(I1)
    del t34
    t39 = unit_doing + (0 - unit_doing) * (t24 & t35).view(I1)
    del unit_doing, t35
    t40 = t25 & ((chosen_unit_with_leader >= -127) & (chosen_unit_with_leader <= -2)) | t27 & (
        (chosen_unit_steady_troops >= -127) & (chosen_unit_steady_troops <= -2)
    )
    t41 = (
        (t24 & unit_rout_pursuit_looting_or_charge_goes_on_except_on_3_to_4).view(I1)
        + (t24 & unit_halts).view(I1) * 2
    )
    del unit_rout_pursuit_looting_or_charge_goes_on_except_on_3_to_4, unit_halts
    errors: Errors = (
        (9, t24 & (dice_1 == 0)),  # MissingDice
        (6, t24 & (dice_1 >= 7)),  # InputError
        (10, t25 & (chosen_unit_with_leader == -128)),  # NeedsChoice
        (7, t40),  # NotOpen
        (10, t27 & (chosen_unit_steady_troops == -128)),  # NeedsChoice
        (1, t24 & ~(t33 | t37)),  # NoRule
    )
    return errors, {
        'unit.verdict': 1 + (t22 + (3 - t22) * t18.view(I1) - 1) * (t16 | t17).view(I1),
        'unit.total': unit_total + (dice_1 - unit_total) * t23.view(I1),
        'unit.total.none': t23,
        'unit.natural.none': t23,
        'unit.dice.none': t23,
        'unit.result': t38 + (-1 - t38) * t23.view(I1),
        'unit.doing': t39 + (0 - t39) * (t24 & (unit_as_the_player_likes & t36)).view(I1),
        'unit.must': t41 + (t24 & unit_last_move_again).view(I1) * 8,
        'unit.may': (t24 & unit_as_the_player_likes).view(I1) * 4,
    }


control = Resolver(
    'control', 'Control test',
    inputs={
        'unit.charged_last_turn': Column('unit.charged_last_turn', 'yesno', bool, values=('no', 'yes')),
        'unit.contacted_last_turn': Column('unit.contacted_last_turn', 'yesno', bool, values=('no', 'yes')),
        'unit.wishes_to_cease': Column('unit.wishes_to_cease', 'yesno', bool, values=('no', 'yes')),
        'unit.doing': Column('unit.doing', 'member', I1, 0, 5, values=_W2),
        'unit.leader_attached': Column('unit.leader_attached', 'yesno', bool, values=('no', 'yes')),
        'unit.beside_lead': Column('unit.beside_lead', 'yesno', bool, values=('no', 'yes')),
        'unit.conforms': Column('unit.conforms', 'yesno', bool, values=('no', 'yes')),
        'unit.lead_attached': Column('unit.lead_attached', 'yesno', bool, values=('no', 'yes')),
        'unit.lead_distance': Column('unit.lead_distance', 'length', I4, 0, 57600, scale=60),
        'leader.rank': Column('leader.rank', 'member', I1, 0, 2, values=_W6),
        'leader.attached': Column('leader.attached', 'yesno', bool, values=('no', 'yes')),
        'leader.killed': Column('leader.killed', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.behind_lead': Column('unit.behind_lead', 'length', I4, 0, 57600, scale=60),
        'unit.leader_distance': Column('unit.leader_distance', 'length', I4, 0, 57600, scale=60),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 6, values=_W1),
        'unit.grade': Column('unit.grade', 'member', I1, 0, 4, values=_W7),
        'unit.behind_friends': Column('unit.behind_friends', 'yesno', bool, values=('no', 'yes')),
        'unit.behind_obstacle': Column('unit.behind_obstacle', 'yesno', bool, values=('no', 'yes')),
        'unit.nearest_enemy': Column('unit.nearest_enemy', 'length', I4, 0, 57600, scale=60),
        'chosen.unit.with_leader': Column('chosen.unit.with_leader', 'sign', I1, -1, 1, missing=-128),
        'chosen.unit.steady_troops': Column('chosen.unit.steady_troops', 'sign', I1, -1, 1, missing=-128),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 3, values=_W3),
        'unit.total': Column('unit.total', 'figure', I1, -1, 8, none='unit.total.none'),
        'unit.total.none': Column('unit.total.none', 'none', bool),
        'unit.natural': Column('unit.natural', 'figure', I1, 1, 6, none='unit.natural.none'),
        'unit.natural.none': Column('unit.natural.none', 'none', bool),
        'unit.dice': Column('unit.dice', 'figure', I1, 1, 1, none='unit.dice.none'),
        'unit.dice.none': Column('unit.dice.none', 'none', bool),
        'unit.result': Column('unit.result', 'member', I1, -1, 3, values=_W8),
        'unit.doing': Column('unit.doing', 'member', I1, -1, 5, values=_W2),
        'unit.must': Column('unit.must', 'acts', I1, 0, 11),
        'unit.may': Column('unit.may', 'acts', I1, 0, 4),
    },
    kernel=_control,
    acts=('continue', 'halt', 'act', 'repeat'),
    dice=1,
    same={'unit.natural': 'dice.1', 'unit.dice': 1},
)


def _continue_(_c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Go on (action for unit). @qrs 101"""
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
    """Last move again (action for unit). @qrs 107"""
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
    """Act freely (action for unit). @qrs 105"""
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
    """Stop before the full distance (action for unit). @qrs 13, 232, 236"""
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
    """Halt (action for unit). @qrs 79, 103"""
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


def _ride(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Move (action for leader). @qrs 42, 73"""
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
    """Attach (action for leader). @qrs 73"""
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
    """Detach (action for leader). @qrs 73"""
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
    """Orders (action for leader). @qrs 75"""
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


def _influence(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Influence the unit he is with (action for leader). @qrs 77"""
    leader_attached = c["leader.attached"]
    leader_killed = c["leader.killed"]
    t2 = leader_attached & ~leader_killed
    del leader_attached, leader_killed
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
    },
    outputs={
        'leader.verdict': Column('leader.verdict', 'member', I1, -1, 2, values=_W3),
        'leader.may': Column('leader.may', 'acts', I1, 0, 3),
    },
    kernel=_influence,
    acts=('steady', 'inspire'),
)


def _steady(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Steady (action for leader against unit). @qrs 79"""
    leader_attached = c["leader.attached"]
    unit_leader_attached = c["unit.leader_attached"]
    leader_killed = c["leader.killed"]
    t2 = leader_attached & unit_leader_attached & ~leader_killed
    del leader_attached, unit_leader_attached, leader_killed
    unit_dp = c["unit.dp"]
    errors: Errors = (
    )
    return errors, {
        'leader.verdict': 2 - t2.view(I1) * 2,
        'unit.dp': (unit_dp - t2.view(I1)).clip(0, 12),
        'unit.must': t2.view(I1),
    }


steady = Resolver(
    'steady', 'Steady',
    inputs={
        'leader.attached': Column('leader.attached', 'yesno', bool, values=('no', 'yes')),
        'unit.leader_attached': Column('unit.leader_attached', 'yesno', bool, values=('no', 'yes')),
        'leader.killed': Column('leader.killed', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 12),
    },
    outputs={
        'leader.verdict': Column('leader.verdict', 'member', I1, -1, 2, values=_W3),
        'unit.dp': Column('unit.dp', 'figure', I1, 0, 12),
        'unit.must': Column('unit.must', 'acts', I1, 0, 1),
    },
    kernel=_steady,
    acts=('halt',),
)


def _inspire(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Inspire (action for leader against unit). @qrs 81"""
    leader_attached = c["leader.attached"]
    unit_leader_attached = c["unit.leader_attached"]
    leader_killed = c["leader.killed"]
    t2 = leader_attached & unit_leader_attached & ~leader_killed
    del leader_attached, leader_killed
    unit_inspiring = c["unit.inspiring"]
    unit_inspiring_2 = (unit_inspiring + t2.view(I1)).clip(0, 3)
    t3 = ~unit_leader_attached
    del unit_leader_attached
    errors: Errors = (
        (3, (unit_inspiring >= 1) & t3 | (unit_inspiring_2 >= 1) & t3),  # IllegalState
    )
    return errors, {
        'leader.verdict': 2 - t2.view(I1) * 2,
        'unit.inspiring': unit_inspiring_2,
    }


inspire = Resolver(
    'inspire', 'Inspire',
    inputs={
        'leader.attached': Column('leader.attached', 'yesno', bool, values=('no', 'yes')),
        'unit.leader_attached': Column('unit.leader_attached', 'yesno', bool, values=('no', 'yes')),
        'leader.killed': Column('leader.killed', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.inspiring': Column('unit.inspiring', 'number', I1, 0, 3),
    },
    outputs={
        'leader.verdict': Column('leader.verdict', 'member', I1, -1, 2, values=_W3),
        'unit.inspiring': Column('unit.inspiring', 'figure', I1, 0, 3),
    },
    kernel=_inspire,
)


def _risk(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Risk to a leader (test for leader). @qrs 137"""
    dice_1 = c["dice.1"]
    leader_hit_roll_again = dice_1 == 1
    leader_unhurt = dice_1 >= 2
    dice_2 = c["dice.2"]
    leader_wounded_and_1_action_lost = (dice_2 >= 2) & (dice_2 <= 4)
    t2 = leader_hit_roll_again & leader_wounded_and_1_action_lost
    leader_wounds = c["leader.wounds"]
    t3 = (dice_2 >= 2).view(I1) + (dice_2 >= 5).view(I1)
    leader_killed = c["leader.killed"]
    leader_actions = c["leader.actions"]
    leader_killed_2 = leader_hit_roll_again & (
        leader_wounded_and_1_action_lost & (leader_wounds >= 1)
    ) | (leader_hit_roll_again & (dice_2 == 1) | leader_killed)
    del leader_wounded_and_1_action_lost, leader_killed
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
    }


risk = Resolver(
    'risk', 'Risk to a leader',
    inputs={
        'leader.wounds': Column('leader.wounds', 'number', I1, 0, 2),
        'leader.killed': Column('leader.killed', 'yesno', bool, values=('no', 'yes')),
        'leader.actions': Column('leader.actions', 'number', I1, 0, 3),
    },
    outputs={
        'leader.total': Column('leader.total', 'figure', I1, 1, 6),
        'leader.natural': Column('leader.natural', 'figure', I1, 1, 6),
        'leader.dice': Column('leader.dice', 'figure', I1, 1, 1),
        'leader.result': Column('leader.result', 'member', I1, -1, 1, values=_W12),
        'leader.leader_hit.total': Column('leader.leader_hit.total', 'figure', I1, 1, 6, none='leader.leader_hit.total.none'),
        'leader.leader_hit.total.none': Column('leader.leader_hit.total.none', 'none', bool),
        'leader.leader_hit.natural': Column('leader.leader_hit.natural', 'figure', I1, 1, 6, none='leader.leader_hit.natural.none'),
        'leader.leader_hit.natural.none': Column('leader.leader_hit.natural.none', 'none', bool),
        'leader.leader_hit.dice': Column('leader.leader_hit.dice', 'figure', I1, 1, 1, none='leader.leader_hit.dice.none'),
        'leader.leader_hit.dice.none': Column('leader.leader_hit.dice.none', 'none', bool),
        'leader.leader_hit.result': Column('leader.leader_hit.result', 'member', I1, -1, 2, values=_W13),
        'leader.killed': Column('leader.killed', 'yesno', bool, values=('no', 'yes')),
        'leader.wounds': Column('leader.wounds', 'figure', I1, 0, 2),
        'leader.actions': Column('leader.actions', 'figure', I1, 0, 3),
    },
    kernel=_risk,
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
    """Leader hit (test for leader). @qrs 137-143"""
    dice_1 = c["dice.1"]
    leader_wounds = c["leader.wounds"]
    leader_killed = c["leader.killed"]
    leader_actions = c["leader.actions"]
    errors: Errors = (
        (9, dice_1 == 0),  # MissingDice
        (6, dice_1 >= 7),  # InputError
    )
    return errors, {
        'leader.result': (dice_1 >= 2).view(I1) + (dice_1 >= 5).view(I1),
        'leader.killed': (dice_1 >= 2) & (dice_1 <= 4) & (leader_wounds >= 1) | ((dice_1 == 1) | leader_killed),
        'leader.wounds': (leader_wounds + ((dice_1 >= 2) & (dice_1 <= 4)).view(I1)).clip(0, 2),
        'leader.actions': (leader_actions + (-1 + ((dice_1 == 1) | (dice_1 >= 5)).view(I1))).clip(0, 3),
    }


leader_hit = Resolver(
    'leader_hit', 'Leader hit',
    inputs={
        'leader.wounds': Column('leader.wounds', 'number', I1, 0, 2),
        'leader.killed': Column('leader.killed', 'yesno', bool, values=('no', 'yes')),
        'leader.actions': Column('leader.actions', 'number', I1, 0, 3),
    },
    outputs={
        'leader.total': Column('leader.total', 'figure', I1, 1, 6),
        'leader.natural': Column('leader.natural', 'figure', I1, 1, 6),
        'leader.dice': Column('leader.dice', 'figure', I1, 1, 1),
        'leader.result': Column('leader.result', 'member', I1, -1, 2, values=_W13),
        'leader.killed': Column('leader.killed', 'yesno', bool, values=('no', 'yes')),
        'leader.wounds': Column('leader.wounds', 'figure', I1, 0, 2),
        'leader.actions': Column('leader.actions', 'figure', I1, 0, 3),
    },
    kernel=_leader_hit,
    dice=1,
    same={'leader.total': 'dice.1', 'leader.natural': 'dice.1', 'leader.dice': 1},
)


def _part_spent(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """part of the move taken (term for unit). @qrs 113, 119, 123, 129"""
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
    """Wheel (action for unit). @qrs 111"""
    unit_nearest_enemy = c["unit.nearest_enemy"]
    unit_formation = c["unit.formation"]
    unit_dp = c["unit.dp"]
    t2 = (3 - unit_dp).clip(0, 3).clip(0, 1)
    t3 = unit_dp + (t2 + (0 - t2) * ((unit_nearest_enemy >= 7201) | (unit_formation >= 1)).view(I1))
    del unit_nearest_enemy, unit_formation, unit_dp, t2
    errors: Errors = (
    )
    return errors, {
        'unit.dp': t3.clip(0, 12),
    }


wheel = Resolver(
    'wheel', 'Wheel',
    inputs={
        'unit.nearest_enemy': Column('unit.nearest_enemy', 'length', I4, 0, 57600, scale=60),
        'unit.formation': Column('unit.formation', 'member', I1, 0, 3, values=_W4),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 12),
    },
    outputs={
        'unit.dp': Column('unit.dp', 'figure', I1, 0, 12),
    },
    kernel=_wheel,
)


def _change_formation(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Change formation (action for unit). @qrs 113"""
    unit_time = c["unit.time"]
    unit_nearest_enemy = c["unit.nearest_enemy"]
    unit_nearer_1_move_1_dp = unit_nearest_enemy <= 7200
    t2 = (unit_time == 2) | (unit_time >= 1) & unit_nearer_1_move_1_dp
    t3 = ~t2
    t4 = t3 & unit_nearer_1_move_1_dp
    t5 = (unit_time + (t3 & (unit_nearest_enemy >= 7201)).view(I1)).clip(0, 2)
    del unit_time, unit_nearest_enemy, t3
    unit_dp = c["unit.dp"]
    errors: Errors = (
    )
    return errors, {
        'unit.verdict': t2.view(I1) * 2,
        'unit.result': unit_nearer_1_move_1_dp.view(I1) + (-1 - unit_nearer_1_move_1_dp.view(I1)) * t2.view(I1),
        'unit.time': t5 + (2 - t5) * t4.view(I1),
        'unit.dp': (unit_dp + t4.view(I1) * (3 - unit_dp).clip(0, 3).clip(0, 1)).clip(0, 12),
    }


change_formation = Resolver(
    'change_formation', 'Change formation',
    inputs={
        'unit.time': Column('unit.time', 'move', I1, 0, 2, scale=2, default=0),
        'unit.nearest_enemy': Column('unit.nearest_enemy', 'length', I4, 0, 57600, scale=60),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 12),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W3),
        'unit.result': Column('unit.result', 'member', I1, -1, 1, values=_W14),
        'unit.time': Column('unit.time', 'figure', I1, 0, 2, scale=2),
        'unit.dp': Column('unit.dp', 'figure', I1, 0, 12),
    },
    kernel=_change_formation,
)


def _reform(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Re-form (action for unit). @qrs 115"""
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
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W3),
        'unit.time': Column('unit.time', 'figure', I1, 0, 2, scale=2),
    },
    kernel=_reform,
)


def _unlimber(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Unlimber (action for unit). @qrs 117"""
    unit_arm = c["unit.arm"]
    t2 = unit_arm >= 4
    unit_time = c["unit.time"]
    t3 = unit_arm <= 3
    del unit_arm
    t4 = t2 & (unit_time == 0)
    t5 = (unit_time >= 1).view(I1) * 2
    unit_limbered = c["unit.limbered"]
    unit_limbered_2 = ~t4 & unit_limbered
    unit_under_fire = c["unit.under_fire"]
    unit_dp = c["unit.dp"]
    t6 = unit_dp + (t4 & unit_under_fire).view(I1) * (3 - unit_dp).clip(0, 3).clip(0, 2)
    del unit_dp
    unit_dp_2 = (t6 + (t4 & ~unit_under_fire).view(I1) * (3 - t6.clip(0, 12)).clip(0, 3).clip(0, 1)).clip(0, 12)
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
        'unit.arm': Column('unit.arm', 'member', I1, 0, 6, values=_W1),
        'unit.time': Column('unit.time', 'move', I1, 0, 2, scale=2, default=0),
        'unit.limbered': Column('unit.limbered', 'yesno', bool, values=('no', 'yes')),
        'unit.under_fire': Column('unit.under_fire', 'yesno', bool, values=('no', 'yes')),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 12),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W3),
        'unit.result': Column('unit.result', 'member', I1, -1, 1, values=_W15),
        'unit.time': Column('unit.time', 'figure', I1, 0, 2, scale=2),
        'unit.limbered': Column('unit.limbered', 'yesno', bool, values=('no', 'yes')),
        'unit.dp': Column('unit.dp', 'figure', I1, 0, 12),
    },
    kernel=_unlimber,
)


def _cross(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Cross an obstacle (action for unit). @qrs 119, 121"""
    unit_crossing = c["unit.crossing"]
    t2 = unit_crossing == 2
    unit_time = c["unit.time"]
    t3 = t2 & (unit_time == 2)
    t4 = unit_crossing == 0
    t5 = t3 | t4
    t6 = ~t5
    t7 = t3.view(I1) * 2
    t8 = -1 + (unit_crossing == 1).view(I1)
    unit_under_fire = c["unit.under_fire"]
    unit_major_under_fire_2_dps = (unit_crossing != 1) & unit_under_fire
    t9 = (unit_crossing == 1) | unit_under_fire
    del unit_crossing, unit_under_fire
    t10 = 2 + (t8 + (1 - t8) * unit_major_under_fire_2_dps.view(I1) - 2) * t9.view(I1)
    del t8
    unit_dp = c["unit.dp"]
    t11 = unit_dp + (t6 & unit_major_under_fire_2_dps).view(I1) * (3 - unit_dp).clip(0, 3).clip(0, 2)
    del unit_major_under_fire_2_dps, unit_dp
    errors: Errors = (
    )
    return errors, {
        'unit.verdict': t5.view(I1) * (t7 + (2 - t7) * (~t3 & t4).view(I1)),
        'unit.result': t10 + (-1 - t10) * t5.view(I1),
        'unit.time': (unit_time + (t6 & t2).view(I1)).clip(0, 2),
        'unit.dp': (t11 + (t6 & ~t9).view(I1) * (3 - t11.clip(0, 12)).clip(0, 3).clip(0, 1)).clip(0, 12),
    }


cross = Resolver(
    'cross', 'Cross an obstacle',
    inputs={
        'unit.crossing': Column('unit.crossing', 'member', I1, 0, 2, values=_W5, default=0),
        'unit.time': Column('unit.time', 'move', I1, 0, 2, scale=2, default=0),
        'unit.under_fire': Column('unit.under_fire', 'yesno', bool, values=('no', 'yes')),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 12),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W3),
        'unit.result': Column('unit.result', 'member', I1, -1, 2, values=_W16),
        'unit.time': Column('unit.time', 'figure', I1, 0, 2, scale=2),
        'unit.dp': Column('unit.dp', 'figure', I1, 0, 12),
    },
    kernel=_cross,
)


def _about_face(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """About face (action for unit). @qrs 123"""
    unit_time = c["unit.time"]
    t2 = unit_time <= 1
    unit_arm = c["unit.arm"]
    unit_nearest_enemy = c["unit.nearest_enemy"]
    unit_dp = c["unit.dp"]
    t3 = (
        t2 & ((unit_arm >= 2) & (unit_arm <= 3) & (unit_nearest_enemy <= 7200))
    ).view(I1) * (3 - unit_dp).clip(0, 3).clip(0, 1)
    del unit_nearest_enemy
    t4 = unit_dp + t3
    del unit_dp, t3
    unit_under_fire = c["unit.under_fire"]
    t5 = (t2 & ((unit_arm <= 1) & unit_under_fire)).view(I1) * (3 - t4.clip(0, 12)).clip(0, 3).clip(0, 1)
    del t2, unit_arm, unit_under_fire
    errors: Errors = (
    )
    return errors, {
        'unit.verdict': (unit_time == 2).view(I1) * 2,
        'unit.time': (unit_time + (1 - (unit_time == 2).view(I1))).clip(0, 2),
        'unit.dp': (t4 + t5).clip(0, 12),
    }


about_face = Resolver(
    'about_face', 'About face',
    inputs={
        'unit.time': Column('unit.time', 'move', I1, 0, 2, scale=2, default=0),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 6, values=_W1),
        'unit.nearest_enemy': Column('unit.nearest_enemy', 'length', I4, 0, 57600, scale=60),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 12),
        'unit.under_fire': Column('unit.under_fire', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W3),
        'unit.time': Column('unit.time', 'figure', I1, 0, 2, scale=2),
        'unit.dp': Column('unit.dp', 'figure', I1, 0, 12),
    },
    kernel=_about_face,
)


def _incline(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Incline (action for unit). @qrs 125"""
    unit_arm = c["unit.arm"]
    unit_grade = c["unit.grade"]
    t2 = (unit_arm <= 1) & (unit_grade <= 3)
    del unit_arm, unit_grade
    errors: Errors = (
    )
    return errors, {
        'unit.verdict': 2 - t2.view(I1) * 2,
        'unit.sideways.none': ~t2,
    }


incline = Resolver(
    'incline', 'Incline',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 6, values=_W1),
        'unit.grade': Column('unit.grade', 'member', I1, 0, 4, values=_W7),
        'unit.forward_distance': Column('unit.forward_distance', 'length', I4, 0, 57600, scale=60),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W3),
        'unit.sideways': Column('unit.sideways', 'figure', I4, 0, 57600, scale=60, none='unit.sideways.none'),
        'unit.sideways.none': Column('unit.sideways.none', 'none', bool),
    },
    kernel=_incline,
    same={'unit.sideways': 'unit.forward_distance'},
)


def _side_step(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Side-step or step back (action for unit). @qrs 127"""
    unit_arm = c["unit.arm"]
    unit_grade = c["unit.grade"]
    unit_formation = c["unit.formation"]
    t2 = (unit_arm <= 1) & (unit_grade <= 3) & (unit_formation == 0)
    del unit_grade
    errors: Errors = (
        (3, (unit_formation == 1) & (unit_arm >= 2)),  # IllegalState
    )
    return errors, {
        'unit.verdict': 2 - t2.view(I1) * 2,
        'unit.distance.none': ~t2,
    }


side_step = Resolver(
    'side_step', 'Side-step or step back',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 6, values=_W1),
        'unit.grade': Column('unit.grade', 'member', I1, 0, 4, values=_W7),
        'unit.formation': Column('unit.formation', 'member', I1, 0, 3, values=_W4),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W3),
        'unit.distance': Column('unit.distance', 'figure', I1, 20, 20, none='unit.distance.none'),
        'unit.distance.none': Column('unit.distance.none', 'none', bool),
    },
    kernel=_side_step,
    same={'unit.distance': 20},
)


def _mount(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Mount or dismount (action for unit). @qrs 129"""
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
        'unit.dp': t2.clip(0, 12),
    }


mount = Resolver(
    'mount', 'Mount or dismount',
    inputs={
        'unit.time': Column('unit.time', 'move', I1, 0, 2, scale=2, default=0),
        'unit.under_fire': Column('unit.under_fire', 'yesno', bool, values=('no', 'yes')),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 12),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W3),
        'unit.time': Column('unit.time', 'figure', I1, 0, 2, scale=2),
        'unit.dp': Column('unit.dp', 'figure', I1, 0, 12),
    },
    kernel=_mount,
)


def _pass_gap(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Pass a gap (action for unit). @qrs 131"""
    unit_to_column = c["unit.to_column"]
    unit_time = c["unit.time"]
    unit_nearest_enemy = c["unit.nearest_enemy"]
    unit_nearer_1_move_1_dp = unit_nearest_enemy <= 7200
    unit_beyond_120_yd_of_enemy_1_2_move = unit_nearest_enemy >= 7201
    del unit_nearest_enemy
    t2 = (unit_time == 2) | (unit_time >= 1) & unit_nearer_1_move_1_dp
    t3 = unit_to_column & t2
    t4 = ~t3
    t5 = t4 & unit_to_column
    t6 = t5 & ~t2
    t7 = t6 & unit_nearer_1_move_1_dp
    t8 = (unit_time + (t6 & unit_beyond_120_yd_of_enemy_1_2_move).view(I1)).clip(0, 2)
    del unit_time
    unit_dp = c["unit.dp"]
    t9 = unit_dp + t7.view(I1) * (3 - unit_dp).clip(0, 3).clip(0, 1)
    del unit_dp
    t10 = (
        t4 & ~(unit_beyond_120_yd_of_enemy_1_2_move | unit_to_column)
    ).view(I1) * (3 - t9.clip(0, 12)).clip(0, 3).clip(0, 1)
    del unit_beyond_120_yd_of_enemy_1_2_move
    unit_arm = c["unit.arm"]
    unit_speed = c["unit.speed"]
    errors: Errors = (
    )
    return errors, {
        'unit.verdict': t3.view(I1) * 2,
        'unit.change_formation.verdict': -1 + (t2.view(I1) * 2 - (-1)) * t5.view(I1),
        'unit.change_formation.result': -1 + (unit_nearer_1_move_1_dp.view(I1) - (-1)) * t6.view(I1),
        'unit.time': t8 + (2 - t8) * t7.view(I1),
        'unit.dp': (t9 + t10).clip(0, 12),
        'unit.speed': unit_speed + (1 - unit_speed) * (t4 & ((unit_arm <= 1) & ~unit_to_column)).view(I1),
    }


pass_gap = Resolver(
    'pass_gap', 'Pass a gap',
    inputs={
        'unit.to_column': Column('unit.to_column', 'yesno', bool, values=('no', 'yes')),
        'unit.time': Column('unit.time', 'move', I1, 0, 2, scale=2, default=0),
        'unit.nearest_enemy': Column('unit.nearest_enemy', 'length', I4, 0, 57600, scale=60),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 12),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 6, values=_W1),
        'unit.speed': Column('unit.speed', 'move', I1, 1, 2, scale=2),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W3),
        'unit.change_formation.verdict': Column('unit.change_formation.verdict', 'member', I1, -1, 2, values=_W3),
        'unit.change_formation.result': Column('unit.change_formation.result', 'member', I1, -1, 1, values=_W14),
        'unit.time': Column('unit.time', 'figure', I1, 0, 2, scale=2),
        'unit.dp': Column('unit.dp', 'figure', I1, 0, 12),
        'unit.speed': Column('unit.speed', 'figure', I1, 1, 2, scale=2),
    },
    kernel=_pass_gap,
)


def _free_passage(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """passage without penalty (term for unit against friend). @qrs 133"""
    friend_arm = c["friend.arm"]
    unit_doing = c["unit.doing"]
    friend_doing = c["friend.doing"]
    friend_moved = c["friend.moved"]
    friend_fired = c["friend.fired"]
    unit_free_passage = (friend_arm >= 4) | (unit_doing != 1) & (friend_doing != 1) & ~friend_moved & ~friend_fired
    del friend_arm, unit_doing, friend_doing, friend_moved, friend_fired
    errors: Errors = (
    )
    return errors, {
        'unit.free_passage': unit_free_passage,
    }


free_passage = Resolver(
    'free_passage', 'passage without penalty',
    inputs={
        'friend.arm': Column('friend.arm', 'member', I1, 0, 6, values=_W1),
        'unit.doing': Column('unit.doing', 'member', I1, 0, 5, values=_W2),
        'friend.doing': Column('friend.doing', 'member', I1, 0, 5, values=_W2),
        'friend.moved': Column('friend.moved', 'yesno', bool, values=('no', 'yes')),
        'friend.fired': Column('friend.fired', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'unit.free_passage': Column('unit.free_passage', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_free_passage,
)


def _pass_lines(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Passage of lines (action for unit against friend). @qrs 133"""
    unit_formation = c["unit.formation"]
    t2 = unit_formation <= 2
    del unit_formation
    friend_arm = c["friend.arm"]
    unit_doing = c["unit.doing"]
    friend_doing = c["friend.doing"]
    friend_moved = c["friend.moved"]
    friend_fired = c["friend.fired"]
    t3 = (friend_arm >= 4) | (unit_doing != 1) & (friend_doing != 1) & ~friend_moved & ~friend_fired
    del friend_moved, friend_fired
    t4 = ~t3
    del t3
    unit_dp = c["unit.dp"]
    friend_formation = c["friend.formation"]
    t5 = friend_formation <= 2
    friend_dp = c["friend.dp"]
    t6 = ((unit_doing >= 1) & (unit_doing <= 2) | (unit_doing == 5)) & t2 | (
        (friend_doing >= 1) & (friend_doing <= 2) | (friend_doing == 5)
    ) & t5
    del unit_doing, friend_doing
    errors: Errors = (
        (3, t6 | (friend_formation == 1) & (friend_arm >= 2)),  # IllegalState
    )
    return errors, {
        'unit.dp': (unit_dp + (t2 & t4).view(I1) * (3 - unit_dp).clip(0, 3).clip(0, 1)).clip(0, 12),
        'friend.dp': (friend_dp + (t5 & t4).view(I1) * (3 - friend_dp).clip(0, 3).clip(0, 1)).clip(0, 12),
    }


pass_lines = Resolver(
    'pass_lines', 'Passage of lines',
    inputs={
        'unit.formation': Column('unit.formation', 'member', I1, 0, 3, values=_W4),
        'friend.arm': Column('friend.arm', 'member', I1, 0, 6, values=_W1),
        'unit.doing': Column('unit.doing', 'member', I1, 0, 5, values=_W2),
        'friend.doing': Column('friend.doing', 'member', I1, 0, 5, values=_W2),
        'friend.moved': Column('friend.moved', 'yesno', bool, values=('no', 'yes')),
        'friend.fired': Column('friend.fired', 'yesno', bool, values=('no', 'yes')),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 12),
        'friend.formation': Column('friend.formation', 'member', I1, 0, 3, values=_W4),
        'friend.dp': Column('friend.dp', 'number', I1, 0, 12),
    },
    outputs={
        'unit.dp': Column('unit.dp', 'figure', I1, 0, 12),
        'friend.dp': Column('friend.dp', 'figure', I1, 0, 12),
    },
    kernel=_pass_lines,
)


def _lost_near(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """killed or routing within 120 yd (term for unit against leader). @qrs 51"""
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
    """Leaders lost (test for unit against leader). @qrs 51"""
    unit_leader_distance = c["unit.leader_distance"]
    leader_killed = c["leader.killed"]
    leader_routing = c["leader.routing"]
    leader_rank = c["leader.rank"]
    t2 = ((unit_leader_distance <= 7200) & (leader_killed | leader_routing) & (leader_rank <= 1)).view(I1) * 2
    del unit_leader_distance, leader_killed, leader_routing, leader_rank
    unit_dp = c["unit.dp"]
    errors: Errors = (
    )
    return errors, {
        'unit.dp': (unit_dp + t2).clip(0, 12),
    }


leader_lost = Resolver(
    'leader_lost', 'Leaders lost',
    inputs={
        'unit.leader_distance': Column('unit.leader_distance', 'length', I4, 0, 57600, scale=60),
        'leader.killed': Column('leader.killed', 'yesno', bool, values=('no', 'yes'), default=0),
        'leader.routing': Column('leader.routing', 'yesno', bool, values=('no', 'yes')),
        'leader.rank': Column('leader.rank', 'member', I1, 0, 2, values=_W6),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 12),
    },
    outputs={
        'unit.dp': Column('unit.dp', 'figure', I1, 0, 12),
    },
    kernel=_leader_lost,
)


def _equal_or_higher(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """of equal or higher grade (term for unit against friend). @qrs 53, 57"""
    friend_grade = c["friend.grade"]
    unit_grade = c["unit.grade"]
    errors: Errors = (
    )
    return errors, {
        'unit.equal_or_higher': friend_grade <= unit_grade,
    }


equal_or_higher = Resolver(
    'equal_or_higher', 'of equal or higher grade',
    inputs={
        'friend.grade': Column('friend.grade', 'member', I1, 0, 4, values=_W7),
        'unit.grade': Column('unit.grade', 'member', I1, 0, 4, values=_W7),
    },
    outputs={
        'unit.equal_or_higher': Column('unit.equal_or_higher', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_equal_or_higher,
)


def _friend_gone(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """routing or destroyed within 120 yd (term for unit against friend). @qrs 53, 55"""
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
        'friend.doing': Column('friend.doing', 'member', I1, 0, 5, values=_W2),
        'friend.destroyed': Column('friend.destroyed', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'unit.friend_gone': Column('unit.friend_gone', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_friend_gone,
)


def _friend_lost(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Friends lost (test for unit against friend). @qrs 53-57"""
    unit_friend_distance = c["unit.friend_distance"]
    t2 = unit_friend_distance <= 7200
    del unit_friend_distance
    friend_doing = c["friend.doing"]
    friend_destroyed = c["friend.destroyed"]
    t3 = t2 & ((friend_doing == 1) | friend_destroyed)
    del friend_destroyed
    friend_grade = c["friend.grade"]
    unit_grade = c["unit.grade"]
    t4 = friend_grade <= unit_grade
    del friend_grade, unit_grade
    unit_dp = c["unit.dp"]
    friend_arm = c["friend.arm"]
    t5 = (
        unit_dp
        + (t3 & t4).view(I1) * 2
        + (t3 & ~t4).view(I1)
        + (t2 & (friend_arm <= 1) & (friend_doing == 5) & t4).view(I1)
    )
    del t2, friend_doing, t3, t4, unit_dp, friend_arm
    errors: Errors = (
    )
    return errors, {
        'unit.dp': t5.clip(0, 12),
    }


friend_lost = Resolver(
    'friend_lost', 'Friends lost',
    inputs={
        'unit.friend_distance': Column('unit.friend_distance', 'length', I4, 0, 57600, scale=60),
        'friend.doing': Column('friend.doing', 'member', I1, 0, 5, values=_W2),
        'friend.destroyed': Column('friend.destroyed', 'yesno', bool, values=('no', 'yes')),
        'friend.grade': Column('friend.grade', 'member', I1, 0, 4, values=_W7),
        'unit.grade': Column('unit.grade', 'member', I1, 0, 4, values=_W7),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 12),
        'friend.arm': Column('friend.arm', 'member', I1, 0, 6, values=_W1),
    },
    outputs={
        'unit.dp': Column('unit.dp', 'figure', I1, 0, 12),
    },
    kernel=_friend_lost,
)


def _evading(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Evaders (test for unit). @qrs 59"""
    unit_doing = c["unit.doing"]
    unit_dp = c["unit.dp"]
    errors: Errors = (
    )
    return errors, {
        'unit.dp': (unit_dp + (unit_doing == 4).view(I1)).clip(0, 12),
    }


evading = Resolver(
    'evading', 'Evaders',
    inputs={
        'unit.doing': Column('unit.doing', 'member', I1, 0, 5, values=_W2),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 12),
    },
    outputs={
        'unit.dp': Column('unit.dp', 'figure', I1, 0, 12),
    },
    kernel=_evading,
)


def _heartened(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Rode through, or took the position (test for unit). @qrs 61"""
    unit_rode_through = c["unit.rode_through"]
    unit_took_position = c["unit.took_position"]
    unit_dp = c["unit.dp"]
    errors: Errors = (
    )
    return errors, {
        'unit.dp': (unit_dp - (unit_rode_through | unit_took_position).view(I1)).clip(0, 12),
    }


heartened = Resolver(
    'heartened', 'Rode through, or took the position',
    inputs={
        'unit.rode_through': Column('unit.rode_through', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.took_position': Column('unit.took_position', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 12),
    },
    outputs={
        'unit.dp': Column('unit.dp', 'figure', I1, 0, 12),
    },
    kernel=_heartened,
)


def _redress(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Redress ranks (test for unit). @qrs 63-69"""
    unit_in_combat = c["unit.in_combat"]
    unit_artillery_dp = c["unit.artillery_dp"]
    t2 = unit_in_combat | (unit_artillery_dp >= 1)
    del unit_in_combat, unit_artillery_dp
    t3 = ~t2
    unit_grade = c["unit.grade"]
    t4 = unit_grade <= 1
    unit_dp = c["unit.dp"]
    unit_moved = c["unit.moved"]
    t5 = ~unit_moved
    t6 = (
        ((unit_dp - (t3 & t4).view(I1)).clip(0, 12) - (t3 & (t4 & t5)).view(I1)).clip(0, 12)
        - (t3 & ((unit_grade >= 2) & (unit_grade <= 3) & t5)).view(I1)
    )
    del t4, unit_dp, t5
    unit_under_fire = c["unit.under_fire"]
    unit_dp_2 = (t6.clip(0, 12) - (t3 & ((unit_grade == 4) & ~(unit_moved | unit_under_fire))).view(I1)).clip(0, 12)
    del t3, unit_grade, unit_moved, t6, unit_under_fire
    errors: Errors = (
    )
    return errors, {
        'unit.verdict': t2.view(I1) * 2,
        'unit.dp': unit_dp_2,
    }


redress = Resolver(
    'redress', 'Redress ranks',
    inputs={
        'unit.in_combat': Column('unit.in_combat', 'yesno', bool, values=('no', 'yes')),
        'unit.artillery_dp': Column('unit.artillery_dp', 'number', I1, 0, 12),
        'unit.grade': Column('unit.grade', 'member', I1, 0, 4, values=_W7),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 12),
        'unit.moved': Column('unit.moved', 'yesno', bool, values=('no', 'yes')),
        'unit.under_fire': Column('unit.under_fire', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W3),
        'unit.dp': Column('unit.dp', 'figure', I1, 0, 12),
    },
    kernel=_redress,
)


def _unlimbered(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """unlimbered guns (term for unit). @qrs 27"""
    unit_arm = c["unit.arm"]
    unit_limbered = c["unit.limbered"]
    errors: Errors = (
        (3, unit_limbered & (unit_arm <= 3)),  # IllegalState
    )
    return errors, {
        'unit.unlimbered': (unit_arm >= 4) & ~unit_limbered,
    }


unlimbered = Resolver(
    'unlimbered', 'unlimbered guns',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 6, values=_W1),
        'unit.limbered': Column('unit.limbered', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'unit.unlimbered': Column('unit.unlimbered', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_unlimbered,
)


def _infantry_speed(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """at infantry speed (term for unit). @qrs 27"""
    unit_arm = c["unit.arm"]
    unit_limbered = c["unit.limbered"]
    unit_abandoned = c["unit.abandoned"]
    t2 = ~unit_abandoned
    t3 = unit_arm <= 3
    errors: Errors = (
        (3, unit_limbered & t3 | unit_abandoned & t3),  # IllegalState
    )
    return errors, {
        'unit.infantry_speed': (unit_arm <= 1) | unit_limbered & t2 | (unit_arm == 6) & t2,
    }


infantry_speed = Resolver(
    'infantry_speed', 'at infantry speed',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 6, values=_W1),
        'unit.limbered': Column('unit.limbered', 'yesno', bool, values=('no', 'yes')),
        'unit.abandoned': Column('unit.abandoned', 'yesno', bool, values=('no', 'yes'), default=0),
    },
    outputs={
        'unit.infantry_speed': Column('unit.infantry_speed', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_infantry_speed,
)


def _fixed_gun(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """other guns once unlimbered (term for unit). @qrs 27"""
    unit_arm = c["unit.arm"]
    unit_limbered = c["unit.limbered"]
    t2 = unit_arm <= 3
    unit_abandoned = c["unit.abandoned"]
    t3 = ~unit_abandoned
    errors: Errors = (
        (3, unit_limbered & t2 | unit_abandoned & t2),  # IllegalState
    )
    return errors, {
        'unit.fixed_gun': (unit_arm >= 4) & ~((unit_arm <= 1) | unit_limbered & t3 | (unit_arm == 6) & t3),
    }


fixed_gun = Resolver(
    'fixed_gun', 'other guns once unlimbered',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 6, values=_W1),
        'unit.limbered': Column('unit.limbered', 'yesno', bool, values=('no', 'yes')),
        'unit.abandoned': Column('unit.abandoned', 'yesno', bool, values=('no', 'yes'), default=0),
    },
    outputs={
        'unit.fixed_gun': Column('unit.fixed_gun', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_fixed_gun,
)


def _fast(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """fast move (term for unit). @qrs 38"""
    unit_doing = c["unit.doing"]
    errors: Errors = (
    )
    return errors, {
        'unit.fast': (unit_doing >= 1) & (unit_doing <= 2) | (unit_doing >= 4),
    }


fast = Resolver(
    'fast', 'fast move',
    inputs={
        'unit.doing': Column('unit.doing', 'member', I1, 0, 5, values=_W2),
    },
    outputs={
        'unit.fast': Column('unit.fast', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_fast,
)


def _tires(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """neither in march column nor unformed (term for unit). @qrs 44"""
    unit_formation = c["unit.formation"]
    errors: Errors = (
    )
    return errors, {
        'unit.tires': unit_formation <= 1,
    }


tires = Resolver(
    'tires', 'neither in march column nor unformed',
    inputs={
        'unit.formation': Column('unit.formation', 'member', I1, 0, 3, values=_W4),
    },
    outputs={
        'unit.tires': Column('unit.tires', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_tires,
)


def _hampered(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """in rough terrain (term for unit). @qrs 36, 47, 121"""
    unit_rough = c["unit.rough"]
    unit_on_road = c["unit.on_road"]
    unit_formation = c["unit.formation"]
    t2 = ~(unit_on_road & (unit_formation == 2))
    del unit_on_road, unit_formation
    unit_crossing = c["unit.crossing"]
    errors: Errors = (
    )
    return errors, {
        'unit.hampered': unit_rough & t2 | (unit_crossing == 1) & t2,
    }


hampered = Resolver(
    'hampered', 'in rough terrain',
    inputs={
        'unit.rough': Column('unit.rough', 'yesno', bool, values=('no', 'yes')),
        'unit.on_road': Column('unit.on_road', 'yesno', bool, values=('no', 'yes')),
        'unit.formation': Column('unit.formation', 'member', I1, 0, 3, values=_W4),
        'unit.crossing': Column('unit.crossing', 'member', I1, 0, 2, values=_W5, default=0),
    },
    outputs={
        'unit.hampered': Column('unit.hampered', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_hampered,
)


def _tactical(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """within 120 yd of enemy, at the start or the end (term for unit). @qrs 29, 31"""
    unit_nearest_enemy = c["unit.nearest_enemy"]
    unit_enemy_at_end = c["unit.enemy_at_end"]
    errors: Errors = (
    )
    return errors, {
        'unit.tactical': (unit_nearest_enemy <= 7200) | (unit_enemy_at_end <= 7200),
    }


tactical = Resolver(
    'tactical', 'within 120 yd of enemy, at the start or the end',
    inputs={
        'unit.nearest_enemy': Column('unit.nearest_enemy', 'length', I4, 0, 57600, scale=60),
        'unit.enemy_at_end': Column('unit.enemy_at_end', 'length', I4, 0, 57600, scale=60),
    },
    outputs={
        'unit.tactical': Column('unit.tactical', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_tactical,
)


def _pivot(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Pivot (action for unit). @qrs 27"""
    unit_arm = c["unit.arm"]
    unit_limbered = c["unit.limbered"]
    errors: Errors = (
        (3, unit_limbered & (unit_arm <= 3)),  # IllegalState
    )
    return errors, {
        'unit.verdict': 2 - ((unit_arm >= 4) & ~unit_limbered).view(I1) * 2,
    }


pivot = Resolver(
    'pivot', 'Pivot',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 6, values=_W1),
        'unit.limbered': Column('unit.limbered', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W3),
    },
    kernel=_pivot,
)


def _march(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """March move (action for unit). @qrs 29"""
    unit_arm = c["unit.arm"]
    unit_limbered = c["unit.limbered"]
    t2 = unit_arm <= 3
    unit_abandoned = c["unit.abandoned"]
    t3 = ~unit_abandoned
    t4 = (unit_arm <= 1) | unit_limbered & t3 | (unit_arm == 6) & t3
    del t3
    t5 = (unit_arm >= 4) & ~t4
    unit_nearest_enemy = c["unit.nearest_enemy"]
    unit_enemy_at_end = c["unit.enemy_at_end"]
    t6 = (unit_nearest_enemy >= 7201) & (unit_enemy_at_end >= 7201)
    del unit_nearest_enemy, unit_enemy_at_end
    t7 = t5 | t6
    t8 = t5.view(I1) * 2
    t9 = t5 | ~t7
    t10 = ~t9
    t11 = (unit_arm <= 1) | (unit_arm >= 4)
    unit_formation = c["unit.formation"]
    unit_on_road = c["unit.on_road"]
    t12 = t4 & (unit_formation == 2) & unit_on_road
    del unit_on_road
    t13 = (unit_arm >= 2) & (unit_arm <= 3) | t12
    t14 = ~t13 & t4
    t15 = 240 - t14.astype(I2) * 80
    t16 = ~t14 & (~(t11 & t12) & t11)
    del t11, t12, t14
    unit_speed = c["unit.speed"]
    t17 = (unit_speed == 1) & ~t16
    del unit_speed
    t18 = t15 * 2
    t19 = ~t17 & t16
    del t16
    chosen_unit_distance = c["chosen.unit.distance"]
    t20 = chosen_unit_distance >= -2147483647
    t21 = (t18 + (t15 - t18) * t17.astype(I2)) * 30
    del t15, t17, t18
    errors: Errors = (
        (3, unit_limbered & t2 | unit_abandoned & t2 | (unit_formation == 1) & (unit_arm >= 2)),  # IllegalState
        (1, t10 & ~(t13 | t4)),  # NoRule
        (7, t10 & (t20 & ~t19 & ~((chosen_unit_distance >= 0) & (chosen_unit_distance <= t21)))),  # NotOpen
    )
    return errors, {
        'unit.verdict': 2 + (t8 + (0 - t8) * (~t5 & t6).view(I1) - 2) * t7.view(I1),
        'unit.distance': t20.astype(I4) * chosen_unit_distance,
        'unit.distance.to': t21.astype(I4) + (chosen_unit_distance - t21.astype(I4)) * t20.astype(I4),
        'unit.distance.none': t19 | t9,
    }


march = Resolver(
    'march', 'March move',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 6, values=_W1),
        'unit.limbered': Column('unit.limbered', 'yesno', bool, values=('no', 'yes')),
        'unit.abandoned': Column('unit.abandoned', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.nearest_enemy': Column('unit.nearest_enemy', 'length', I4, 0, 57600, scale=60),
        'unit.enemy_at_end': Column('unit.enemy_at_end', 'length', I4, 0, 57600, scale=60),
        'unit.formation': Column('unit.formation', 'member', I1, 0, 3, values=_W4),
        'unit.on_road': Column('unit.on_road', 'yesno', bool, values=('no', 'yes')),
        'unit.speed': Column('unit.speed', 'move', I1, 1, 2, scale=2, default=2),
        'chosen.unit.distance': Column('chosen.unit.distance', 'length', I4, -2147483647, 2147483647, scale=60, missing=-2147483648),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W3),
        'unit.distance': Column('unit.distance', 'figure', I2, -14401, 14401, scale=60, none='unit.distance.none', to='unit.distance.to'),
        'unit.distance.to': Column('unit.distance.to', 'to', I2, -14401, 14401, scale=60),
        'unit.distance.none': Column('unit.distance.none', 'none', bool),
    },
    kernel=_march,
)


def _move(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Tactical move (action for unit). @qrs 27-47"""
    dice = _stacked(c, 3)
    unit_arm = c["unit.arm"]
    t2 = unit_arm >= 4
    t3 = unit_arm >= 2
    unit_limbered = c["unit.limbered"]
    t4 = unit_arm <= 3
    unit_abandoned = c["unit.abandoned"]
    t5 = ~unit_abandoned
    t6 = (unit_arm <= 1) | unit_limbered & t5 | (unit_arm == 6) & t5
    t7 = t2 & ~t6 & t5
    del t5
    unit_doing = c["unit.doing"]
    t8 = (unit_doing >= 1) & (unit_doing <= 2) | (unit_doing >= 4)
    t9 = t7 | t8
    unit_nearest_enemy = c["unit.nearest_enemy"]
    unit_enemy_at_end = c["unit.enemy_at_end"]
    t10 = (unit_nearest_enemy <= 7200) | (unit_enemy_at_end <= 7200)
    del unit_nearest_enemy, unit_enemy_at_end
    t11 = t9 | t10
    t12 = t7.view(I1) * 2
    t13 = t12 + (0 - t12) * (~t7 & t8).view(I1)
    del t12
    t14 = t7 | ~t11
    del t7
    t15 = ~t14
    t16 = (unit_arm >= 2) & (unit_arm <= 3)
    del unit_arm
    t17 = t8 & t16
    t18 = ~t17
    t19 = t15 & t17
    dice_1 = c["dice.1"]
    dice_2 = c["dice.2"]
    dice_3 = c["dice.3"]
    t20 = dice_1 == 0
    t21 = dice_2 == 0
    t22 = (dice_1 == 1) | (dice_1 >= 6)
    t23 = (dice_2 == 1) | (dice_2 >= 6)
    t24 = dice_1 + dice_2 + dice_3
    t25 = t17.view(I1) * 3
    t26 = t8 & t6
    del t8
    t27 = t18 & t26
    t28 = t17 | t26
    del t26
    t29 = t15 & t27
    t30 = dice_2 >= 7
    t31 = t24 + (dice_1 + dice_2 - t24) * t27.view(I1)
    del t24
    t32 = t25 + (2 - t25) * t27.view(I1)
    del t25
    t33 = ~t28 & t16
    t34 = t28 | t16
    t35 = t15 & t33
    chosen_unit_dice = c["chosen.unit.dice"]
    chosen_unit_optional_die = c["chosen.unit.optional_die"]
    t36 = chosen_unit_optional_die == -128
    t37 = (chosen_unit_optional_die >= -127) & (chosen_unit_optional_die <= -1) | (chosen_unit_optional_die >= 2)
    t38 = chosen_unit_optional_die == 1
    t39 = chosen_unit_dice == 2
    t40 = _face(dice, chosen_unit_dice)
    t41 = t31 + (dice_1 + t39.view(I1) * dice_2 + t38.view(I1) * t40 - t31) * t33.view(I1)
    del t31
    t42 = t32 + (chosen_unit_dice + (chosen_unit_optional_die == 1).view(I1) - t32) * t33.view(I1)
    del t32
    t43 = t33 & t38
    t44 = ~t34 & t6
    t45 = t34 | t6
    del t34
    t46 = t15 & t44
    unit_total = t41 + (dice_1 + t38.view(I1) * dice_2 - t41) * t44.view(I1)
    del t41
    t47 = ~t44 & (~t33 & (~t27 & t18))
    del t18, t27
    unit_dice = t42 + (1 + (chosen_unit_optional_die == 1).view(I1) - t42) * t44.view(I1)
    del chosen_unit_optional_die, t42
    t48 = t28 | t33 & t39 | t44 & t38
    del t28, t33, t44
    t49 = t47 | t14
    t50 = ~(t16 | t6)
    del t6, t16
    t51 = t47 | t50
    del t47
    unit_inspiring = c["unit.inspiring"]
    t52 = (unit_inspiring >= 1) & ~t51
    del unit_inspiring
    t53 = unit_dice * 10
    t54 = ~t52 & t51
    del t51
    unit_initial_move = c["unit.initial_move"]
    t55 = unit_initial_move & ((unit_doing == 1) | (unit_doing >= 4)) & ~t54
    del unit_initial_move
    t56 = unit_total.astype(I2) * 10 + (t52.view(I1) * t53).astype(I2) + (t55.view(I1) * t53).astype(I2)
    del t52, t53
    t57 = ~t55 & t54
    del t54, t55
    unit_speed = c["unit.speed"]
    t58 = (unit_speed == 1) & ~t57
    del unit_speed
    t59 = t56 * 2
    unit_formation = c["unit.formation"]
    t60 = unit_formation <= 1
    t61 = (unit_formation == 0) | t2
    del t2
    unit_rough = c["unit.rough"]
    unit_on_road = c["unit.on_road"]
    t62 = ~(unit_on_road & (unit_formation == 2))
    del unit_on_road
    unit_crossing = c["unit.crossing"]
    t63 = unit_rough & t62 | (unit_crossing == 1) & t62
    del unit_rough, t62, unit_crossing
    t64 = (t45 & (dice_1 == 6)).view(I1) + (t48 & (dice_2 == 6)).view(I1) + (t17 & (dice_3 == 6)).view(I1)
    t65 = t64 + (t43 & (t40 == 6)).view(I1)
    del t64
    t66 = t65 >= 1
    t67 = t15 & (t60 & t61 & ~t63 & t66)
    t68 = t60 & t63
    del t60
    t69 = (t45 & ((dice_1 >= 5) & (dice_1 <= 6))).view(I1) + (t48 & ((dice_2 >= 5) & (dice_2 <= 6))).view(I1)
    t70 = t69 + (t17 & (dice_3 >= 5)).view(I1) + (t43 & (t40 >= 5)).view(I1)
    del t69
    t71 = t70 >= 1
    t72 = t15 & (t68 & t61 & t71)
    del t61
    t73 = (t45 & (dice_1 == 4)).view(I1) + (t48 & (dice_2 == 4)).view(I1) + (t17 & (dice_3 == 4)).view(I1)
    del t17, dice_1, dice_2, t45, t48
    t74 = t73 + (t43 & (t40 == 4)).view(I1)
    del t43, t73
    t75 = t74 >= 1
    t76 = t15 & (t68 & t3 & t75)
    del t68
    t77 = unit_formation == 1
    t78 = t15 & (t63 & t77 & t66)
    del t63
    unit_dp = c["unit.dp"]
    t79 = (
        t65
        + (t65 + (np.minimum(t65, (3 - unit_dp).clip(0, 3)) - t65) * (t67 & t66).view(I1) - t65) * t66.view(I1)
    )
    t80 = unit_dp + t67.view(I1) * t79
    del t67, unit_dp, t79
    t81 = (
        t70
        + (
            t70
            + (np.minimum(t70, (3 - t80.clip(0, 12)).clip(0, 3)) - t70) * (t72 & t71).view(I1) - t70
        ) * t71.view(I1)
    )
    del t70, t71
    t82 = t80 + t72.view(I1) * t81
    del t72, t80, t81
    t83 = (
        t74
        + (
            t74
            + (np.minimum(t74, (3 - t82.clip(0, 12)).clip(0, 3)) - t74) * (t76 & t75).view(I1) - t74
        ) * t75.view(I1)
    )
    del t74, t75
    t84 = t82 + t76.view(I1) * t83
    del t76, t82, t83
    t85 = (
        t65
        + (
            t65
            + (np.minimum(t65, (3 - t84.clip(0, 12)).clip(0, 3)) - t65) * (t78 & t66).view(I1) - t65
        ) * t66.view(I1)
    )
    del t65, t66
    t86 = unit_limbered & t4 | ((unit_doing >= 1) & (unit_doing <= 2) | (unit_doing == 5)) & (unit_formation <= 2)
    del unit_limbered, unit_doing, unit_formation
    t87 = t35 & ((chosen_unit_dice >= -127) & (chosen_unit_dice <= 0) | (chosen_unit_dice >= 3)) | t35 & t37
    errors: Errors = (
        (3, t86 | unit_abandoned & t4 | t77 & t3),  # IllegalState
        (9, t19 & t20 | t19 & t21 | t19 & (dice_3 == 0) | t29 & t20 | t29 & t21),  # MissingDice
        (6, t19 & t22 | t19 & t23 | t19 & (dice_3 >= 7) | t29 & t22 | t29 & t30),  # InputError
        (10, t35 & (chosen_unit_dice == -128)),  # NeedsChoice
        (7, t87 | t46 & t37),  # NotOpen
        (10, t35 & t36 | t46 & t36),  # NeedsChoice
        (9, t35 & t20 | t35 & (t39 & t21) | t35 & (t38 & (t40 == 0)) | t46 & t20 | t46 & (t38 & t21)),  # MissingDice
        (6, t35 & t22 | t35 & (t39 & t23) | t35 & (t38 & (t40 >= 7)) | t46 & t22 | t46 & (t38 & t30)),  # InputError
        (1, t15 & t50),  # NoRule
    )
    return errors, {
        'unit.verdict': 2 + (t13 + (0 - t13) * (~t9 & t10).view(I1) - 2) * t11.view(I1),
        'unit.total': unit_total,
        'unit.total.none': t49,
        'unit.natural': unit_total,
        'unit.natural.none': t49,
        'unit.dice': unit_dice,
        'unit.dice.none': t14,
        'unit.distance': t59 + (t56 - t59) * t58.astype(I2),
        'unit.distance.none': ~t58 & t57 | t14,
        'unit.dp': (t84 + t78.view(I1) * t85).clip(0, 12),
    }


move = Resolver(
    'move', 'Tactical move',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 6, values=_W1),
        'unit.limbered': Column('unit.limbered', 'yesno', bool, values=('no', 'yes')),
        'unit.abandoned': Column('unit.abandoned', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.doing': Column('unit.doing', 'member', I1, 0, 5, values=_W2),
        'unit.nearest_enemy': Column('unit.nearest_enemy', 'length', I4, 0, 57600, scale=60),
        'unit.enemy_at_end': Column('unit.enemy_at_end', 'length', I4, 0, 57600, scale=60),
        'unit.inspiring': Column('unit.inspiring', 'number', I1, 0, 3),
        'unit.initial_move': Column('unit.initial_move', 'yesno', bool, values=('no', 'yes')),
        'unit.speed': Column('unit.speed', 'move', I1, 1, 2, scale=2, default=2),
        'unit.formation': Column('unit.formation', 'member', I1, 0, 3, values=_W4),
        'unit.rough': Column('unit.rough', 'yesno', bool, values=('no', 'yes')),
        'unit.on_road': Column('unit.on_road', 'yesno', bool, values=('no', 'yes')),
        'unit.crossing': Column('unit.crossing', 'member', I1, 0, 2, values=_W5, default=0),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 12),
        'chosen.unit.dice': Column('chosen.unit.dice', 'number', I1, 0, 127, missing=-128),
        'chosen.unit.optional_die': Column('chosen.unit.optional_die', 'number', I1, 0, 127, missing=-128),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W3),
        'unit.total': Column('unit.total', 'figure', I1, 2, 16, none='unit.total.none'),
        'unit.total.none': Column('unit.total.none', 'none', bool),
        'unit.natural': Column('unit.natural', 'figure', I1, 2, 16, none='unit.natural.none'),
        'unit.natural.none': Column('unit.natural.none', 'none', bool),
        'unit.dice': Column('unit.dice', 'figure', I1, 0, 3, none='unit.dice.none'),
        'unit.dice.none': Column('unit.dice.none', 'none', bool),
        'unit.distance': Column('unit.distance', 'figure', I2, 20, 440, scale=2, none='unit.distance.none'),
        'unit.distance.none': Column('unit.distance.none', 'none', bool),
        'unit.dp': Column('unit.dp', 'figure', I1, 0, 12),
    },
    kernel=_move,
    dice=3,
)


def _road_move(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Road move (action for unit). @qrs 36"""
    unit_arm = c["unit.arm"]
    unit_limbered = c["unit.limbered"]
    t2 = unit_arm <= 3
    unit_abandoned = c["unit.abandoned"]
    t3 = ~unit_abandoned
    t4 = (unit_arm >= 4) & ~((unit_arm <= 1) | unit_limbered & t3 | (unit_arm == 6) & t3)
    del t3
    unit_on_road = c["unit.on_road"]
    unit_formation = c["unit.formation"]
    unit_nearest_enemy = c["unit.nearest_enemy"]
    unit_enemy_at_end = c["unit.enemy_at_end"]
    t5 = unit_on_road & (unit_formation == 2) & ((unit_nearest_enemy <= 7200) | (unit_enemy_at_end <= 7200))
    del unit_on_road, unit_nearest_enemy, unit_enemy_at_end
    t6 = t4 | t5
    t7 = t4.view(I1) * 2
    t8 = t4 | ~t6
    unit_speed = c["unit.speed"]
    chosen_unit_distance = c["chosen.unit.distance"]
    t9 = chosen_unit_distance >= -2147483647
    t10 = 3600 + (unit_speed == 2).astype(I2) * 3600
    del unit_speed
    errors: Errors = (
        (3, unit_limbered & t2 | unit_abandoned & t2 | (unit_formation == 1) & (unit_arm >= 2)),  # IllegalState
        (7, ~t8 & (t9 & ~((chosen_unit_distance >= 0) & (chosen_unit_distance <= t10)))),  # NotOpen
    )
    return errors, {
        'unit.verdict': 2 + (t7 + (0 - t7) * (~t4 & t5).view(I1) - 2) * t6.view(I1),
        'unit.distance': t9.astype(I4) * chosen_unit_distance,
        'unit.distance.to': t10.astype(I4) + (chosen_unit_distance - t10.astype(I4)) * t9.astype(I4),
        'unit.distance.none': t8,
    }


road_move = Resolver(
    'road_move', 'Road move',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 6, values=_W1),
        'unit.limbered': Column('unit.limbered', 'yesno', bool, values=('no', 'yes')),
        'unit.abandoned': Column('unit.abandoned', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.on_road': Column('unit.on_road', 'yesno', bool, values=('no', 'yes')),
        'unit.formation': Column('unit.formation', 'member', I1, 0, 3, values=_W4),
        'unit.nearest_enemy': Column('unit.nearest_enemy', 'length', I4, 0, 57600, scale=60),
        'unit.enemy_at_end': Column('unit.enemy_at_end', 'length', I4, 0, 57600, scale=60),
        'unit.speed': Column('unit.speed', 'move', I1, 1, 2, scale=2, default=2),
        'chosen.unit.distance': Column('chosen.unit.distance', 'length', I4, -2147483647, 2147483647, scale=60, missing=-2147483648),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W3),
        'unit.distance': Column('unit.distance', 'figure', I2, -7201, 7201, scale=60, none='unit.distance.none', to='unit.distance.to'),
        'unit.distance.to': Column('unit.distance.to', 'to', I2, -7201, 7201, scale=60),
        'unit.distance.none': Column('unit.distance.none', 'none', bool),
    },
    kernel=_road_move,
)


def _evade(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Evade (action for unit). @qrs 19, 38"""
    unit_doing = c["unit.doing"]
    unit_arm = c["unit.arm"]
    t2 = unit_arm >= 4
    t3 = unit_arm >= 2
    unit_limbered = c["unit.limbered"]
    t4 = unit_arm <= 3
    unit_abandoned = c["unit.abandoned"]
    t5 = ~unit_abandoned
    t6 = (unit_arm <= 1) | unit_limbered & t5 | (unit_arm == 6) & t5
    t7 = t2 & ~t6 & t5
    del t5
    t8 = ~t7
    t9 = (unit_arm >= 2) & (unit_arm <= 3)
    t10 = t8 & t9
    dice_1 = c["dice.1"]
    dice_2 = c["dice.2"]
    dice_3 = c["dice.3"]
    t11 = dice_1 == 0
    t12 = dice_2 == 0
    t13 = (dice_1 == 1) | (dice_1 >= 6)
    t14 = dice_1 + dice_2 + dice_3
    t15 = (unit_arm <= 1) | (unit_arm >= 4)
    t16 = ((unit_arm >= 2) & (unit_arm <= 3)).view(I1) * 3
    del unit_arm
    t17 = t15 & t6
    t18 = t9 | t6
    del t6
    t19 = t8 & t17
    unit_total = t14 + (dice_1 + dice_2 - t14) * t17.view(I1)
    del t14
    t20 = ~t17 & t15
    del t15
    unit_dice = t16 + (2 - t16) * t17.view(I1)
    del t16, t17
    t21 = ~t18
    t22 = t20 | t7
    t23 = t20 | t21
    del t20
    unit_inspiring = c["unit.inspiring"]
    t24 = (unit_inspiring >= 1) & ~t23
    del unit_inspiring
    t25 = unit_dice * 10
    t26 = ~t24 & t23
    del t23
    unit_initial_move = c["unit.initial_move"]
    t27 = unit_initial_move & ~t26
    del unit_initial_move
    t28 = unit_total.astype(I2) * 10 + (t24.view(I1) * t25).astype(I2) + (t27.view(I1) * t25).astype(I2)
    del t24, t25
    t29 = ~t27 & t26
    del t26, t27
    unit_speed = c["unit.speed"]
    t30 = (unit_speed == 1) & ~t29
    del unit_speed
    t31 = t28 * 2
    unit_formation = c["unit.formation"]
    t32 = unit_formation <= 1
    t33 = (unit_formation == 0) | t2
    del t2
    unit_rough = c["unit.rough"]
    unit_on_road = c["unit.on_road"]
    t34 = ~(unit_on_road & (unit_formation == 2))
    del unit_on_road
    unit_crossing = c["unit.crossing"]
    t35 = unit_rough & t34 | (unit_crossing == 1) & t34
    del unit_rough, t34, unit_crossing
    t36 = (t18 & (dice_1 == 6)).view(I1) + (t18 & (dice_2 == 6)).view(I1) + (t9 & (dice_3 == 6)).view(I1)
    t37 = t36 >= 1
    t38 = t8 & (t32 & t33 & ~t35 & t37)
    t39 = t32 & t35
    del t32
    t40 = (t18 & ((dice_1 >= 5) & (dice_1 <= 6))).view(I1) + (t18 & ((dice_2 >= 5) & (dice_2 <= 6))).view(I1)
    t41 = t40 + (t9 & (dice_3 >= 5)).view(I1)
    del t40
    t42 = t41 >= 1
    t43 = t8 & (t39 & t33 & t42)
    del t33
    t44 = (t18 & (dice_1 == 4)).view(I1) + (t18 & (dice_2 == 4)).view(I1) + (t9 & (dice_3 == 4)).view(I1)
    del t9, dice_1, t18
    t45 = t44 >= 1
    t46 = t8 & (t39 & t3 & t45)
    del t39
    t47 = unit_formation == 1
    t48 = t8 & (t35 & t47 & t37)
    del t35
    unit_dp = c["unit.dp"]
    t49 = (
        t36
        + (t36 + (np.minimum(t36, (3 - unit_dp).clip(0, 3)) - t36) * (t38 & t37).view(I1) - t36) * t37.view(I1)
    )
    t50 = unit_dp + t38.view(I1) * t49
    del t38, unit_dp, t49
    t51 = (
        t41
        + (
            t41
            + (np.minimum(t41, (3 - t50.clip(0, 12)).clip(0, 3)) - t41) * (t43 & t42).view(I1) - t41
        ) * t42.view(I1)
    )
    del t41, t42
    t52 = t50 + t43.view(I1) * t51
    del t43, t50, t51
    t53 = (
        t44
        + (
            t44
            + (np.minimum(t44, (3 - t52.clip(0, 12)).clip(0, 3)) - t44) * (t46 & t45).view(I1) - t44
        ) * t45.view(I1)
    )
    del t44, t45
    t54 = t52 + t46.view(I1) * t53
    del t46, t52, t53
    t55 = (
        t36
        + (
            t36
            + (np.minimum(t36, (3 - t54.clip(0, 12)).clip(0, 3)) - t36) * (t48 & t37).view(I1) - t36
        ) * t37.view(I1)
    )
    del t36, t37
    t56 = unit_limbered & t4 | ((unit_doing >= 1) & (unit_doing <= 2) | (unit_doing == 5)) & (unit_formation <= 2)
    del unit_doing, unit_limbered, unit_formation
    t57 = t10 & t13 | t10 & ((dice_2 == 1) | (dice_2 >= 6)) | t10 & (dice_3 >= 7) | t19 & t13 | t19 & (dice_2 >= 7)
    del dice_2, t13
    errors: Errors = (
        (3, t56 | unit_abandoned & t4 | t47 & t3),  # IllegalState
        (9, t10 & t11 | t10 & t12 | t10 & (dice_3 == 0) | t19 & t11 | t19 & t12),  # MissingDice
        (6, t57),  # InputError
        (1, t8 & t21),  # NoRule
    )
    return errors, {
        'unit.move.verdict': t7.view(I1) * 2,
        'unit.move.total': unit_total,
        'unit.move.total.none': t22,
        'unit.move.natural': unit_total,
        'unit.move.natural.none': t22,
        'unit.move.dice': unit_dice,
        'unit.move.dice.none': t7,
        'unit.move.distance': t31 + (t28 - t31) * t30.astype(I2),
        'unit.move.distance.none': ~t30 & t29 | t7,
        'unit.dp': (t54 + t48.view(I1) * t55).clip(0, 12),
    }


evade = Resolver(
    'evade', 'Evade',
    inputs={
        'unit.doing': Column('unit.doing', 'member', I1, 0, 5, values=_W2),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 6, values=_W1),
        'unit.limbered': Column('unit.limbered', 'yesno', bool, values=('no', 'yes')),
        'unit.abandoned': Column('unit.abandoned', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.inspiring': Column('unit.inspiring', 'number', I1, 0, 3),
        'unit.initial_move': Column('unit.initial_move', 'yesno', bool, values=('no', 'yes')),
        'unit.speed': Column('unit.speed', 'move', I1, 1, 2, scale=2, default=2),
        'unit.formation': Column('unit.formation', 'member', I1, 0, 3, values=_W4),
        'unit.rough': Column('unit.rough', 'yesno', bool, values=('no', 'yes')),
        'unit.on_road': Column('unit.on_road', 'yesno', bool, values=('no', 'yes')),
        'unit.crossing': Column('unit.crossing', 'member', I1, 0, 2, values=_W5, default=0),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 12),
    },
    outputs={
        'unit.move.verdict': Column('unit.move.verdict', 'member', I1, -1, 2, values=_W3),
        'unit.move.total': Column('unit.move.total', 'figure', I1, 3, 16, none='unit.move.total.none'),
        'unit.move.total.none': Column('unit.move.total.none', 'none', bool),
        'unit.move.natural': Column('unit.move.natural', 'figure', I1, 3, 16, none='unit.move.natural.none'),
        'unit.move.natural.none': Column('unit.move.natural.none', 'none', bool),
        'unit.move.dice': Column('unit.move.dice', 'figure', I1, 0, 3, none='unit.move.dice.none'),
        'unit.move.dice.none': Column('unit.move.dice.none', 'none', bool),
        'unit.move.distance': Column('unit.move.distance', 'figure', I2, 30, 440, scale=2, none='unit.move.distance.none'),
        'unit.move.distance.none': Column('unit.move.distance.none', 'none', bool),
        'unit.doing': Column('unit.doing', 'member', I1, -1, 4, values=_W2),
        'unit.dp': Column('unit.dp', 'figure', I1, 0, 12),
    },
    kernel=_evade,
    dice=3,
    same={'unit.doing': 4},
)


def _charge(_c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Charge (action for unit against enemy). @qrs 19, 190"""
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


def _charge_outrance(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Charge /xe0 l'outrance (action for unit against enemy). @qrs 19, 192"""
    unit_charging = c["unit.charging"]
    unit_a_outrance = c["unit.a_outrance"]
    errors: Errors = (
        (3, unit_a_outrance & ~unit_charging),  # IllegalState
    )
    return errors, {
    }


charge_outrance = Resolver(
    'charge_outrance', "Charge /xe0 l'outrance",
    inputs={
        'unit.charging': Column('unit.charging', 'yesno', bool, values=('no', 'yes')),
        'unit.a_outrance': Column('unit.a_outrance', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'unit.charging': Column('unit.charging', 'yesno', bool, values=('no', 'yes')),
        'unit.a_outrance': Column('unit.a_outrance', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_charge_outrance,
    same={'unit.charging': 1, 'unit.a_outrance': 1},
)


def _counter_charge(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Counter-charge (action for unit against enemy). @qrs 19, 190"""
    enemy_charging = c["enemy.charging"]
    unit_counter_charging = c["unit.counter_charging"]
    errors: Errors = (
    )
    return errors, {
        'unit.verdict': 2 - enemy_charging.view(I1) * 2,
        'unit.counter_charging': enemy_charging | unit_counter_charging,
    }


counter_charge = Resolver(
    'counter_charge', 'Counter-charge',
    inputs={
        'enemy.charging': Column('enemy.charging', 'yesno', bool, values=('no', 'yes')),
        'unit.counter_charging': Column('unit.counter_charging', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W3),
        'unit.counter_charging': Column('unit.counter_charging', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_counter_charge,
)


def _formed(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """formed (term for unit). @qrs 133, 236"""
    unit_formation = c["unit.formation"]
    errors: Errors = (
    )
    return errors, {
        'unit.formed': unit_formation <= 2,
    }


formed = Resolver(
    'formed', 'formed',
    inputs={
        'unit.formation': Column('unit.formation', 'member', I1, 0, 3, values=_W4),
    },
    outputs={
        'unit.formed': Column('unit.formed', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_formed,
)


def _in_column(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """in column (term for unit). @qrs 111, 131, 155"""
    unit_formation = c["unit.formation"]
    errors: Errors = (
    )
    return errors, {
        'unit.in_column': (unit_formation >= 1) & (unit_formation <= 2),
    }


in_column = Resolver(
    'in_column', 'in column',
    inputs={
        'unit.formation': Column('unit.formation', 'member', I1, 0, 3, values=_W4),
    },
    outputs={
        'unit.in_column': Column('unit.in_column', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_in_column,
)


def _inspired(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """inspired (term for unit). @qrs 35, 81"""
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
    """beyond 120 yd of enemy (term for unit). @qrs 29, 111, 113"""
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


def _band(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Range (value for unit). @qrs 147-150"""
    unit_arm = c["unit.arm"]
    unit_range = c["unit.range"]
    t2 = unit_range <= 7200
    t3 = -(unit_range >= 43201).view(I1)
    t4 = t3 + (1 - t3) * (unit_range <= 21600).view(I1)
    del t3
    t5 = t4 + (2 - t4) * t2.view(I1)
    del t4
    t6 = t5 + (-1 - t5) * (unit_arm != 4).view(I1)
    del t5
    t7 = -(unit_range >= 28801).view(I1)
    t8 = t7 + (1 - t7) * (unit_range <= 14400).view(I1)
    del t7
    t9 = t6 + (t8 + (2 - t8) * t2.view(I1) - t6) * (unit_arm >= 5).view(I1)
    del t2, t6, t8
    t10 = -(unit_range >= 7201).view(I1)
    errors: Errors = (
        (1, (unit_arm >= 2) & (unit_arm <= 3)),  # NoRule
    )
    return errors, {
        'unit.band': t9 + (t10 + (2 - t10) * (unit_range <= 2400).view(I1) - t9) * (unit_arm <= 1).view(I1),
    }


band = Resolver(
    'band', 'Range',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 6, values=_W1),
        'unit.range': Column('unit.range', 'length', I4, 0, 57600, scale=60),
    },
    outputs={
        'unit.band': Column('unit.band', 'member', I1, -1, 2, values=_W17),
    },
    kernel=_band,
)


def _reserve_fire(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Keep fire for close range (action for unit). @qrs 7, 15"""
    unit_arm = c["unit.arm"]
    unit_fire_reserved = c["unit.fire_reserved"]
    errors: Errors = (
    )
    return errors, {
        'unit.verdict': 2 - (unit_arm >= 4).view(I1) * 2,
        'unit.fire_reserved': (unit_arm >= 4) | unit_fire_reserved,
    }


reserve_fire = Resolver(
    'reserve_fire', 'Keep fire for close range',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 6, values=_W1),
        'unit.fire_reserved': Column('unit.fire_reserved', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W3),
        'unit.fire_reserved': Column('unit.fire_reserved', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_reserve_fire,
)


def _artillery(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Direct artillery (action for unit against target). @qrs 152-161"""
    unit_arm = c["unit.arm"]
    t2 = unit_arm >= 4
    unit_abandoned = c["unit.abandoned"]
    t3 = ~unit_abandoned
    t4 = unit_arm <= 3
    t5 = (unit_arm >= 2) & (unit_arm <= 3)
    unit_range = c["unit.range"]
    t6 = unit_range <= 7200
    t7 = -(unit_range >= 43201).view(I1)
    t8 = t7 + (1 - t7) * (unit_range <= 21600).view(I1)
    del t7
    t9 = t8 + (2 - t8) * t6.view(I1)
    del t8
    t10 = t9 + (-1 - t9) * (unit_arm != 4).view(I1)
    del t9
    t11 = -(unit_range >= 28801).view(I1)
    t12 = t11 + (1 - t11) * (unit_range <= 14400).view(I1)
    del t11
    t13 = t10 + (t12 + (2 - t12) * t6.view(I1) - t10) * (unit_arm >= 5).view(I1)
    del t6, t10, t12
    t14 = -(unit_range >= 7201).view(I1)
    t15 = t13 + (t14 + (2 - t14) * (unit_range <= 2400).view(I1) - t13) * (unit_arm <= 1).view(I1)
    del unit_range, t13, t14
    t16 = t15 == -1
    t17 = unit_abandoned | t16
    t18 = ~t17
    unit_fire_reserved = c["unit.fire_reserved"]
    t19 = t15 == 2
    t20 = t15 <= 1
    t21 = unit_fire_reserved & t20
    t22 = t17 | t21
    del t17
    t23 = t2 & ~t22
    t24 = unit_abandoned.view(I1) * 2
    t25 = t24 + (2 - t24) * (t3 & t16).view(I1)
    del t24
    t26 = t22.view(I1) * (t25 + (2 - t25) * (t18 & t21).view(I1))
    del t21, t22, t25
    dice_1 = c["dice.1"]
    t27 = ~t23
    unit_last_fire = c["unit.last_fire"]
    unit_same_range = c["unit.same_range"]
    t28 = dice_1 + ((unit_last_fire == 1) & unit_same_range).view(I1) + (-(unit_last_fire == 2).view(I1))
    del unit_last_fire, unit_same_range
    target_formation = c["target.formation"]
    unit_enfilade = c["unit.enfilade"]
    unit_dp = c["unit.dp"]
    t29 = t28 + ((target_formation >= 1) & (target_formation <= 2) | unit_enfilade).view(I1) - unit_dp
    del t28, target_formation, unit_enfilade, unit_dp
    target_cover = c["target.cover"]
    unit_total = (
        t29
        + (-(t15 == 0).view(I1))
        + (-(target_cover == 2).view(I1))
        + (-(unit_arm == 6).view(I1) + (unit_arm == 4).view(I1))
    )
    del unit_arm, t29, target_cover
    unit_scored = 1 + (1 + ((unit_total <= 1) | (unit_total >= 4)).view(I1) - 1) * t19.view(I1)
    t30 = t19 & (unit_total <= 1) | t20 & ((unit_total <= 3) | ((t15 == -1) | (t15 == 2)))
    del t15, t19, t20
    t31 = t23.view(I1) * (unit_scored + (0 - unit_scored) * t30.view(I1))
    target_dp = c["target.dp"]
    target_artillery_dp = c["target.artillery_dp"]
    errors: Errors = (
        (3, unit_abandoned & t4),  # IllegalState
        (1, t2 & t3 & t5 | t2 & t18 & unit_fire_reserved & t5 | t23 & t5 | t23 & t16),  # NoRule
        (9, t23 & (dice_1 == 0)),  # MissingDice
        (6, t23 & (dice_1 >= 7)),  # InputError
    )
    return errors, {
        'unit.verdict': 2 + (t26 + (-1 - t26) * t4.view(I1) - 2) * t2.view(I1),
        'unit.total': dice_1 + (unit_total - dice_1) * t23.view(I1),
        'unit.total.none': t27,
        'unit.natural.none': t27,
        'unit.dice.none': t27,
        'unit.scored': unit_scored,
        'unit.scored.none': t30 | t27,
        'target.dp': (target_dp + t31).clip(0, 12),
        'target.artillery_dp': (target_artillery_dp + t31).clip(0, 12),
    }


artillery = Resolver(
    'artillery', 'Direct artillery',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 6, values=_W1),
        'unit.abandoned': Column('unit.abandoned', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.range': Column('unit.range', 'length', I4, 0, 57600, scale=60),
        'unit.fire_reserved': Column('unit.fire_reserved', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.last_fire': Column('unit.last_fire', 'member', I1, 0, 2, values=_W18),
        'unit.same_range': Column('unit.same_range', 'yesno', bool, values=('no', 'yes')),
        'target.formation': Column('target.formation', 'member', I1, 0, 3, values=_W4),
        'unit.enfilade': Column('unit.enfilade', 'yesno', bool, values=('no', 'yes')),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 12),
        'target.cover': Column('target.cover', 'member', I1, 0, 2, values=_W10),
        'target.dp': Column('target.dp', 'number', I1, 0, 12),
        'target.artillery_dp': Column('target.artillery_dp', 'number', I1, 0, 12),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W3),
        'unit.total': Column('unit.total', 'figure', I1, -15, 9, none='unit.total.none'),
        'unit.total.none': Column('unit.total.none', 'none', bool),
        'unit.natural': Column('unit.natural', 'figure', I1, 1, 6, none='unit.natural.none'),
        'unit.natural.none': Column('unit.natural.none', 'none', bool),
        'unit.dice': Column('unit.dice', 'figure', I1, 1, 1, none='unit.dice.none'),
        'unit.dice.none': Column('unit.dice.none', 'none', bool),
        'unit.scored': Column('unit.scored', 'figure', I1, 1, 2, none='unit.scored.none'),
        'unit.scored.none': Column('unit.scored.none', 'none', bool),
        'target.dp': Column('target.dp', 'figure', I1, 0, 12),
        'target.artillery_dp': Column('target.artillery_dp', 'figure', I1, 0, 12),
    },
    kernel=_artillery,
    dice=1,
    same={'unit.natural': 'dice.1', 'unit.dice': 1},
)


def _indirect(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Indirect artillery (action for unit against target). @qrs 163-170"""
    unit_arm = c["unit.arm"]
    t2 = unit_arm >= 4
    unit_abandoned = c["unit.abandoned"]
    t3 = ~unit_abandoned
    t4 = unit_arm <= 3
    t5 = (unit_arm >= 2) & (unit_arm <= 3)
    unit_range = c["unit.range"]
    t6 = unit_range <= 7200
    t7 = -(unit_range >= 43201).view(I1)
    t8 = t7 + (1 - t7) * (unit_range <= 21600).view(I1)
    del t7
    t9 = t8 + (2 - t8) * t6.view(I1)
    del t8
    t10 = t9 + (-1 - t9) * (unit_arm != 4).view(I1)
    del t9
    t11 = -(unit_range >= 28801).view(I1)
    t12 = t11 + (1 - t11) * (unit_range <= 14400).view(I1)
    del t11
    t13 = t10 + (t12 + (2 - t12) * t6.view(I1) - t10) * (unit_arm >= 5).view(I1)
    del t6, t10, t12
    t14 = -(unit_range >= 7201).view(I1)
    t15 = t13 + (t14 + (2 - t14) * (unit_range <= 2400).view(I1) - t13) * (unit_arm <= 1).view(I1)
    del unit_arm, unit_range, t13, t14
    t16 = t15 == -1
    t17 = unit_abandoned | t16
    t18 = ~t17
    unit_fire_reserved = c["unit.fire_reserved"]
    t19 = unit_fire_reserved & (t15 <= 1)
    del t15
    t20 = t17 | t19
    del t17
    t21 = t2 & ~t20
    t22 = unit_abandoned.view(I1) * 2
    t23 = t22 + (2 - t22) * (t3 & t16).view(I1)
    del t16, t22
    t24 = t20.view(I1) * (t23 + (2 - t23) * (t18 & t19).view(I1))
    del t19, t20, t23
    dice_1 = c["dice.1"]
    t25 = ~t21
    unit_last_fire = c["unit.last_fire"]
    target_moved_since = c["target.moved_since"]
    t26 = (unit_last_fire == 1) & ~target_moved_since
    del unit_last_fire, target_moved_since
    unit_total = dice_1 + t26.view(I1)
    t27 = t21 & (unit_total >= 5)
    t28 = (
        (unit_total >= 2).view(I1)
        + (unit_total >= 3).view(I1)
        + (unit_total >= 4).view(I1)
        + (unit_total >= 5).view(I1)
    )
    unit_fall = c["unit.fall"]
    t29 = unit_fall + (1 - unit_fall) * (t21 & (unit_total == 1)).view(I1)
    del unit_fall
    t30 = t29 + (2 - t29) * (t21 & (unit_total == 2)).view(I1)
    del t29
    t31 = t30 + (3 - t30) * (t21 & (unit_total == 3)).view(I1)
    del t30
    t32 = t31 + (4 - t31) * (t21 & (unit_total == 4)).view(I1)
    del unit_total, t31
    target_shot_distance = c["target.shot_distance"]
    target_shot_distance_2 = target_shot_distance + (0 - target_shot_distance) * t27.astype(I4)
    del target_shot_distance
    t33 = t21 & (target_shot_distance_2 <= 600)
    target_dp = c["target.dp"]
    target_artillery_dp = c["target.artillery_dp"]
    errors: Errors = (
        (3, unit_abandoned & t4),  # IllegalState
        (1, t2 & t3 & t5 | t2 & t18 & unit_fire_reserved & t5),  # NoRule
        (9, t21 & (dice_1 == 0)),  # MissingDice
        (6, t21 & (dice_1 >= 7)),  # InputError
    )
    return errors, {
        'unit.verdict': 2 + (t24 + (-1 - t24) * t4.view(I1) - 2) * t2.view(I1),
        'unit.total': dice_1 + t21.view(I1) * t26.view(I1),
        'unit.total.none': t25,
        'unit.natural.none': t25,
        'unit.dice.none': t25,
        'unit.result': -1 + (t28 - (-1)) * t21.view(I1),
        'unit.fall': t32 + (5 - t32) * t27.view(I1),
        'target.shot_distance': target_shot_distance_2,
        'target.dp': (target_dp + t33.view(I1)).clip(0, 12),
        'target.artillery_dp': (target_artillery_dp + t33.view(I1)).clip(0, 12),
    }


indirect = Resolver(
    'indirect', 'Indirect artillery',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 6, values=_W1),
        'unit.abandoned': Column('unit.abandoned', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.range': Column('unit.range', 'length', I4, 0, 57600, scale=60),
        'unit.fire_reserved': Column('unit.fire_reserved', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.last_fire': Column('unit.last_fire', 'member', I1, 0, 2, values=_W18),
        'target.moved_since': Column('target.moved_since', 'yesno', bool, values=('no', 'yes')),
        'unit.fall': Column('unit.fall', 'member', I1, 0, 5, values=_W19),
        'target.shot_distance': Column('target.shot_distance', 'length', I4, 0, 57600, scale=60),
        'target.dp': Column('target.dp', 'number', I1, 0, 12),
        'target.artillery_dp': Column('target.artillery_dp', 'number', I1, 0, 12),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W3),
        'unit.total': Column('unit.total', 'figure', I1, 1, 7, none='unit.total.none'),
        'unit.total.none': Column('unit.total.none', 'none', bool),
        'unit.natural': Column('unit.natural', 'figure', I1, 1, 6, none='unit.natural.none'),
        'unit.natural.none': Column('unit.natural.none', 'none', bool),
        'unit.dice': Column('unit.dice', 'figure', I1, 1, 1, none='unit.dice.none'),
        'unit.dice.none': Column('unit.dice.none', 'none', bool),
        'unit.result': Column('unit.result', 'member', I1, -1, 4, values=_W20),
        'unit.fall': Column('unit.fall', 'member', I1, -1, 5, values=_W19),
        'target.shot_distance': Column('target.shot_distance', 'figure', I4, 0, 57600, scale=60),
        'target.dp': Column('target.dp', 'figure', I1, 0, 12),
        'target.artillery_dp': Column('target.artillery_dp', 'figure', I1, 0, 12),
    },
    kernel=_indirect,
    dice=1,
    same={'unit.natural': 'dice.1', 'unit.dice': 1},
)


def _near_shot(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Near the fall of shot (test for unit). @qrs 170"""
    unit_shot_distance = c["unit.shot_distance"]
    t2 = unit_shot_distance <= 600
    del unit_shot_distance
    unit_dp = c["unit.dp"]
    unit_artillery_dp = c["unit.artillery_dp"]
    errors: Errors = (
    )
    return errors, {
        'unit.dp': (unit_dp + t2.view(I1)).clip(0, 12),
        'unit.artillery_dp': (unit_artillery_dp + t2.view(I1)).clip(0, 12),
    }


near_shot = Resolver(
    'near_shot', 'Near the fall of shot',
    inputs={
        'unit.shot_distance': Column('unit.shot_distance', 'length', I4, 0, 57600, scale=60),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 12),
        'unit.artillery_dp': Column('unit.artillery_dp', 'number', I1, 0, 12),
    },
    outputs={
        'unit.dp': Column('unit.dp', 'figure', I1, 0, 12),
        'unit.artillery_dp': Column('unit.artillery_dp', 'figure', I1, 0, 12),
    },
    kernel=_near_shot,
)


def _musketry(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Musketry (action for unit against target). @qrs 172-176"""
    unit_arm = c["unit.arm"]
    t2 = unit_arm >= 2
    unit_range = c["unit.range"]
    t3 = -(unit_range >= 7201).view(I1)
    t4 = unit_range >= 2401
    t5 = t3 + (2 - t3) * (unit_range <= 2400).view(I1)
    del unit_range, t3
    t6 = t5 + (-1 - t5) * t2.view(I1) == -1
    del t5
    t7 = t2 | t6
    del t2
    t8 = t7 | t4
    t9 = (unit_arm >= 2).view(I1) * 2
    t10 = t9 + (2 - t9) * ((unit_arm <= 1) & t6).view(I1)
    del t6, t9
    t11 = t7 | ~t8
    t12 = ~t11
    unit_shooting_stands = c["unit.shooting_stands"]
    unit_dp = c["unit.dp"]
    t13 = (unit_shooting_stands - unit_dp).clip(0, 12)
    del unit_shooting_stands, unit_dp
    target_cover = c["target.cover"]
    unit_shots = t13 + (-(-t13 // 2) - t13) * ((unit_arm == 1) | (target_cover >= 1)).view(I1)
    del unit_arm, t13, target_cover
    t14 = unit_shots >= 1
    dice_1 = c["dice.1"]
    t15 = unit_shots >= 2
    dice_2 = c["dice.2"]
    t16 = unit_shots >= 3
    dice_3 = c["dice.3"]
    t17 = unit_shots >= 4
    dice_4 = c["dice.4"]
    t18 = unit_shots >= 5
    dice_5 = c["dice.5"]
    t19 = unit_shots >= 6
    dice_6 = c["dice.6"]
    t20 = unit_shots >= 7
    dice_7 = c["dice.7"]
    t21 = unit_shots >= 8
    dice_8 = c["dice.8"]
    t22 = unit_shots >= 9
    dice_9 = c["dice.9"]
    t23 = unit_shots >= 10
    dice_10 = c["dice.10"]
    t24 = unit_shots >= 11
    dice_11 = c["dice.11"]
    t25 = unit_shots == 12
    dice_12 = c["dice.12"]
    t26 = t14.view(I1) * dice_1 + t15.view(I1) * dice_2 + t16.view(I1) * dice_3 + t17.view(I1) * dice_4
    t27 = t26 + t18.view(I1) * dice_5 + t19.view(I1) * dice_6 + t20.view(I1) * dice_7 + t21.view(I1) * dice_8
    del t26
    unit_total = (
        t27
        + t22.view(I1) * dice_9
        + t23.view(I1) * dice_10
        + t24.view(I1) * dice_11
        + t25.view(I1) * dice_12
    )
    del t27
    t28 = (t14 & (dice_1 == 6)).view(I1) + (t15 & (dice_2 == 6)).view(I1) + (t16 & (dice_3 == 6)).view(I1)
    t29 = t28 + (t17 & (dice_4 == 6)).view(I1) + (t18 & (dice_5 == 6)).view(I1) + (t19 & (dice_6 == 6)).view(I1)
    del t28
    t30 = t29 + (t20 & (dice_7 == 6)).view(I1) + (t21 & (dice_8 == 6)).view(I1) + (t22 & (dice_9 == 6)).view(I1)
    del t29
    t31 = t30 + (t23 & (dice_10 == 6)).view(I1) + (t24 & (dice_11 == 6)).view(I1) + (t25 & (dice_12 == 6)).view(I1)
    del t30
    target_dp = c["target.dp"]
    t32 = t12 & (
        t14 & (dice_1 == 0)
    ) | t12 & (t15 & (dice_2 == 0)) | t12 & (t16 & (dice_3 == 0)) | t12 & (t17 & (dice_4 == 0))
    t33 = t32 | t12 & (t18 & (dice_5 == 0)) | t12 & (t19 & (dice_6 == 0)) | t12 & (t20 & (dice_7 == 0))
    del t32
    t34 = t33 | t12 & (t21 & (dice_8 == 0)) | t12 & (t22 & (dice_9 == 0)) | t12 & (t23 & (dice_10 == 0))
    del t33
    t35 = t12 & (
        t14 & (dice_1 >= 7)
    ) | t12 & (t15 & (dice_2 >= 7)) | t12 & (t16 & (dice_3 >= 7)) | t12 & (t17 & (dice_4 >= 7))
    del t14, dice_1, t15, dice_2, t16, dice_3, t17, dice_4
    t36 = t35 | t12 & (t18 & (dice_5 >= 7)) | t12 & (t19 & (dice_6 >= 7)) | t12 & (t20 & (dice_7 >= 7))
    del t18, dice_5, t19, dice_6, t20, dice_7, t35
    t37 = t36 | t12 & (t21 & (dice_8 >= 7)) | t12 & (t22 & (dice_9 >= 7)) | t12 & (t23 & (dice_10 >= 7))
    del t21, dice_8, t22, dice_9, t23, dice_10, t36
    errors: Errors = (
        (9, t34 | t12 & (t24 & (dice_11 == 0)) | t12 & (t25 & (dice_12 == 0))),  # MissingDice
        (6, t37 | t12 & (t24 & (dice_11 >= 7)) | t12 & (t25 & (dice_12 >= 7))),  # InputError
    )
    return errors, {
        'unit.verdict': 2 + (t10 + (0 - t10) * (~t7 & t4).view(I1) - 2) * t8.view(I1),
        'unit.shots': unit_shots,
        'unit.shots.none': t11,
        'unit.total': unit_total,
        'unit.total.none': t11,
        'unit.natural': unit_total,
        'unit.natural.none': t11,
        'unit.dice': unit_shots,
        'unit.dice.none': t11,
        'target.dp': (target_dp + (t12 & (t31 >= 1)).view(I1) * t31).clip(0, 12),
    }


musketry = Resolver(
    'musketry', 'Musketry',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 6, values=_W1),
        'unit.range': Column('unit.range', 'length', I4, 0, 57600, scale=60),
        'unit.shooting_stands': Column('unit.shooting_stands', 'number', I1, 0, 12),
        'unit.dp': Column('unit.dp', 'number', I1, 0, 12),
        'target.cover': Column('target.cover', 'member', I1, 0, 2, values=_W10),
        'target.dp': Column('target.dp', 'number', I1, 0, 12),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W3),
        'unit.shots': Column('unit.shots', 'figure', I1, 0, 12, none='unit.shots.none'),
        'unit.shots.none': Column('unit.shots.none', 'none', bool),
        'unit.total': Column('unit.total', 'figure', I1, 0, 72, none='unit.total.none'),
        'unit.total.none': Column('unit.total.none', 'none', bool),
        'unit.natural': Column('unit.natural', 'figure', I1, 0, 72, none='unit.natural.none'),
        'unit.natural.none': Column('unit.natural.none', 'none', bool),
        'unit.dice': Column('unit.dice', 'figure', I1, 0, 12, none='unit.dice.none'),
        'unit.dice.none': Column('unit.dice.none', 'none', bool),
        'target.dp': Column('target.dp', 'figure', I1, 0, 12),
    },
    kernel=_musketry,
    dice=12,
)


RESOLVERS = {
    'any_permitted': any_permitted,
    'remain': remain,
    'combat_goes_on': combat_goes_on,
    'take_position': take_position,
    'retire': retire,
    'out_of_reach': out_of_reach,
    'rout': rout,
    'stop_rout': stop_rout,
    'pursue': pursue,
    'free_hack': free_hack,
    'ride_through': ride_through,
    'ranks': ranks,
    'deeper': deeper,
    'horse_charge': horse_charge,
    'charged_foot': charged_foot,
    'charged_by_horse': charged_by_horse,
    'thin_target': thin_target,
    'in_reach': in_reach,
    'counted': counted,
    'pike_dice': pike_dice,
    'numbers': numbers,
    'combat': combat,
    'control_radius': control_radius,
    'in_radius': in_radius,
    'lead_controlled': lead_controlled,
    'missed_charge': missed_charge,
    'control': control,
    'continue': continue_,
    'repeat': repeat,
    'act': act,
    'halt_short': halt_short,
    'halt': halt,
    'ride': ride,
    'attach': attach,
    'detach': detach,
    'orders': orders,
    'influence': influence,
    'steady': steady,
    'inspire': inspire,
    'risk': risk,
    'leader_hit': leader_hit,
    'part_spent': part_spent,
    'wheel': wheel,
    'change_formation': change_formation,
    'reform': reform,
    'unlimber': unlimber,
    'cross': cross,
    'about_face': about_face,
    'incline': incline,
    'side_step': side_step,
    'mount': mount,
    'pass_gap': pass_gap,
    'free_passage': free_passage,
    'pass_lines': pass_lines,
    'lost_near': lost_near,
    'leader_lost': leader_lost,
    'equal_or_higher': equal_or_higher,
    'friend_gone': friend_gone,
    'friend_lost': friend_lost,
    'evading': evading,
    'heartened': heartened,
    'redress': redress,
    'unlimbered': unlimbered,
    'infantry_speed': infantry_speed,
    'fixed_gun': fixed_gun,
    'fast': fast,
    'tires': tires,
    'hampered': hampered,
    'tactical': tactical,
    'pivot': pivot,
    'march': march,
    'move': move,
    'road_move': road_move,
    'evade': evade,
    'charge': charge,
    'charge_outrance': charge_outrance,
    'counter_charge': counter_charge,
    'formed': formed,
    'in_column': in_column,
    'inspired': inspired,
    'far': far,
    'band': band,
    'reserve_fire': reserve_fire,
    'artillery': artillery,
    'indirect': indirect,
    'near_shot': near_shot,
    'musketry': musketry,
}
