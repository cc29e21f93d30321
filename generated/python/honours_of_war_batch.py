"""Honours of War: resolvers over columns. Needs numpy.

Made by rulec from rules/honours_of_war; not to be edited. NAME.resolve_many(columns) takes and gives plain
arrays by name: unit.grade, chosen.unit.act, dice.1, unit.total. NAME.inputs and NAME.outputs say what each
column holds.

Words are codes in the order of their kinds, -1 is none. Lengths are whole numbers of 1/60 cm, angles of
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


_W1 = ('close_order', 'light_infantry', 'cavalry', 'field_artillery', 'horse_artillery', 'transport')
_W2 = ('may', 'must', 'may not', 'need not', 'does not apply')
_W3 = ('line', 'march_column')
_W4 = ('muskets_with_guns', 'muskets', 'rifles', 'carbines', 'light_guns', 'medium_guns', 'heavy_guns', 'howitzers')
_W5 = ('front', 'rear', 'flank')
_W6 = ('superior', 'standard', 'inferior')
_W7 = ('without_a_throw_if_automatic', 'counter_charges', 'stands')
_W8 = ('front', 'flank', 'rear')
_W9 = ('faces_the_charge', 'is_struck_as_it_stood')
_W10 = ('changes_formation', 'is_struck_as_it_stood')
_W11 = ('dithering', 'dependable', 'dashing')
_W12 = ('feeble', 'poor', 'steady', 'admirable', 'inspiring')
_W13 = ('acts_on_its_own', 'does_not')
_W14 = ('open', 'light', 'heavy')
_W15 = ('open', 'bua', 'entrenchments')
_W16 = ('small', 'normal', 'large')
_W17 = ('short', 'long', 'canister', 'effective')
_W18 = ('level_open', 'uneven', 'obstacles')
_W19 = ('fair', 'bad')
_W20 = ('reached', 'not_reached')
_W21 = ('plain', 'red')
_W22 = (
    'done_for_routs_and_is_taken_off_in_the_rally_phase',
    'loss_of_morale_retreats_and_must_reform_before_it_goes_on',
    'goes_on_but_is_worse_at_fire_and_melee',
    'goes_on'
)


def _charge(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Charge (action for unit against enemy). @qrs 5"""
    unit_reforming = c["unit.reforming"]
    unit_to_reform = c["unit.to_reform"]
    t2 = unit_reforming | unit_to_reform
    unit_arm = c["unit.arm"]
    t3 = unit_arm >= 3
    del unit_arm
    t4 = t2 | t3
    t5 = unit_reforming.view(I1) * 2
    t6 = t5 + (2 - t5) * (~unit_reforming & unit_to_reform).view(I1)
    del unit_reforming, unit_to_reform, t5
    unit_charging = c["unit.charging"]
    unit_charging_2 = ~t4 | unit_charging
    errors: Errors = (
        (3, t3 & unit_charging | t3 & unit_charging_2),  # IllegalState
    )
    return errors, {
        'unit.verdict': t4.view(I1) * (t6 + (2 - t6) * (~t2 & t3).view(I1)),
        'unit.charging': unit_charging_2,
    }


charge = Resolver(
    'charge', 'Charge',
    inputs={
        'unit.reforming': Column('unit.reforming', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.to_reform': Column('unit.to_reform', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 5, values=_W1),
        'unit.charging': Column('unit.charging', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W2),
        'unit.charging': Column('unit.charging', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_charge,
)


def _far_charge(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """charge of more than half a normal move (term for unit against enemy)."""
    enemy_charging = c["enemy.charging"]
    enemy_moved = c["enemy.moved"]
    enemy_arm = c["enemy.arm"]
    t2 = enemy_arm == 0
    enemy_formation = c["enemy.formation"]
    t3 = enemy_formation == 0
    t4 = ~(t2 & t3)
    t5 = enemy_formation == 1
    del enemy_formation
    t6 = t4 & (t2 & t5)
    del t2
    t7 = t6.view(I1) * 5 + 20
    t8 = t7 + (25 - t7) * (enemy_arm == 1).view(I1)
    del t7
    t9 = enemy_arm == 2
    t10 = t9 & t3
    del t3
    t11 = (enemy_arm >= 2) & t10
    t12 = t8 + (30 - t8) * t11.view(I1)
    del t8
    t13 = (enemy_arm <= 1) | t10
    del t10
    t14 = t9 & t5
    del t5, t9
    t15 = ~t13 & t14
    t16 = t12 + (40 - t12) * t15.view(I1)
    del t12
    t17 = t13 | t14
    del t13, t14
    enemy_limbered = c["enemy.limbered"]
    t18 = (enemy_arm == 3) & enemy_limbered
    enemy_on_road = c["enemy.on_road"]
    t19 = t18 & enemy_on_road
    t20 = ~t17 & t19
    t21 = t16 + (25 - t16) * t20.view(I1)
    del t16
    t22 = t17 | t19
    del t17, t19
    t23 = ~t22 & t18
    t24 = t21 + (20 - t21) * t23.view(I1)
    del t21
    t25 = t22 | t18
    del t18, t22
    t26 = (enemy_arm == 4) & enemy_limbered
    t27 = t26 & enemy_on_road
    t28 = ~t25 & t27
    t29 = t24 + (40 - t24) * t28.view(I1)
    del t24
    t30 = t25 | t27
    del t25, t27
    t31 = ~t30 & t26
    t32 = t29 + (30 - t29) * t31.view(I1)
    del t29
    t33 = t30 | t26
    del t26, t30
    t34 = enemy_arm == 5
    t35 = t34 & enemy_on_road
    del enemy_on_road
    t36 = ~t33 & t35
    t37 = t32 + (20 - t32) * t36.view(I1)
    del t32
    t38 = ~t36 & (~t31 & (~t28 & (~t23 & (~t20 & (~t15 & (~t11 & ((enemy_arm != 1) & (~t6 & t4))))))))
    del t4, t6, t11, t15, t20, t23, t28, t31, t36
    t39 = t33 | t35
    del t33, t35
    t40 = ~t39 & t34
    t41 = t37 + (15 - t37) * t40.view(I1)
    del t37
    t42 = t39 | t34
    del t34, t39
    t43 = ~t42
    t44 = (enemy_arm >= 3) & (enemy_arm <= 4)
    t45 = (enemy_arm <= 2) | (enemy_arm == 5)
    t46 = t44 & ~enemy_limbered
    t47 = t43 & t46
    enemy_weapon = c["enemy.weapon"]
    enemy_way = c["enemy.way"]
    t48 = enemy_weapon == 6
    t49 = (enemy_weapon <= 3) | (enemy_weapon == 7)
    t50 = 15 - (enemy_way == 2).view(I1) * 5
    t51 = t50 + (10 - (enemy_way == 2).view(I1) * 5 - t50) * (enemy_weapon == 5).view(I1)
    del t50
    t52 = enemy_moved <= (t41 + (t51 + (5 - t51) * t48.view(I1) - t41) * t47.view(I1)).astype(I2) * 30
    del enemy_moved, t41, t51
    t53 = (enemy_arm >= 3) & enemy_charging | t44 & (
        enemy_weapon <= 3
    ) | (enemy_weapon >= 4) & t45 | enemy_limbered & t45
    del enemy_arm, enemy_limbered, t44, t45, enemy_weapon
    errors: Errors = (
        (3, t53),  # IllegalState
        (1, enemy_charging & t43 & t47 & t49 | enemy_charging & ~(t42 | t46)),  # NoRule
    )
    return errors, {
        'unit.far_charge': enemy_charging & (~(t47 & (t48 & (enemy_way == 2) | t49) | ~t47 & (~t40 & t38)) & ~t52),
    }


far_charge = Resolver(
    'far_charge', 'charge of more than half a normal move',
    inputs={
        'enemy.charging': Column('enemy.charging', 'yesno', bool, values=('no', 'yes')),
        'enemy.moved': Column('enemy.moved', 'length', I2, 0, 4800, scale=60),
        'enemy.arm': Column('enemy.arm', 'member', I1, 0, 5, values=_W1),
        'enemy.formation': Column('enemy.formation', 'member', I1, 0, 1, values=_W3),
        'enemy.limbered': Column('enemy.limbered', 'yesno', bool, values=('no', 'yes')),
        'enemy.on_road': Column('enemy.on_road', 'yesno', bool, values=('no', 'yes')),
        'enemy.weapon': Column('enemy.weapon', 'member', I1, 0, 7, values=_W4),
        'enemy.way': Column('enemy.way', 'member', I1, 0, 2, values=_W5),
    },
    outputs={
        'unit.far_charge': Column('unit.far_charge', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_far_charge,
)


def _sure_counter_charge(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """automatic counter-charge (term for unit against enemy). @qrs 41"""
    unit_arm = c["unit.arm"]
    t2 = unit_arm == 2
    del unit_arm
    enemy_charging = c["enemy.charging"]
    t3 = t2 & enemy_charging
    enemy_moved = c["enemy.moved"]
    enemy_arm = c["enemy.arm"]
    t4 = enemy_arm == 0
    enemy_formation = c["enemy.formation"]
    t5 = enemy_formation == 0
    t6 = ~(t4 & t5)
    t7 = enemy_formation == 1
    del enemy_formation
    t8 = t6 & (t4 & t7)
    del t4
    t9 = t8.view(I1) * 5 + 20
    t10 = t9 + (25 - t9) * (enemy_arm == 1).view(I1)
    del t9
    t11 = enemy_arm == 2
    t12 = t11 & t5
    del t5
    t13 = (enemy_arm >= 2) & t12
    t14 = t10 + (30 - t10) * t13.view(I1)
    del t10
    t15 = (enemy_arm <= 1) | t12
    del t12
    t16 = t11 & t7
    del t7, t11
    t17 = ~t15 & t16
    t18 = t14 + (40 - t14) * t17.view(I1)
    del t14
    t19 = t15 | t16
    del t15, t16
    enemy_limbered = c["enemy.limbered"]
    t20 = (enemy_arm == 3) & enemy_limbered
    enemy_on_road = c["enemy.on_road"]
    t21 = t20 & enemy_on_road
    t22 = ~t19 & t21
    t23 = t18 + (25 - t18) * t22.view(I1)
    del t18
    t24 = t19 | t21
    del t19, t21
    t25 = ~t24 & t20
    t26 = t23 + (20 - t23) * t25.view(I1)
    del t23
    t27 = t24 | t20
    del t20, t24
    t28 = (enemy_arm == 4) & enemy_limbered
    t29 = t28 & enemy_on_road
    t30 = ~t27 & t29
    t31 = t26 + (40 - t26) * t30.view(I1)
    del t26
    t32 = t27 | t29
    del t27, t29
    t33 = ~t32 & t28
    t34 = t31 + (30 - t31) * t33.view(I1)
    del t31
    t35 = t32 | t28
    del t28, t32
    t36 = enemy_arm == 5
    t37 = t36 & enemy_on_road
    del enemy_on_road
    t38 = ~t35 & t37
    t39 = t34 + (20 - t34) * t38.view(I1)
    del t34
    t40 = ~t38 & (~t33 & (~t30 & (~t25 & (~t22 & (~t17 & (~t13 & ((enemy_arm != 1) & (~t8 & t6))))))))
    del t6, t8, t13, t17, t22, t25, t30, t33, t38
    t41 = t35 | t37
    del t35, t37
    t42 = ~t41 & t36
    t43 = t39 + (15 - t39) * t42.view(I1)
    del t39
    t44 = t41 | t36
    del t36, t41
    t45 = ~t44
    t46 = (enemy_arm >= 3) & (enemy_arm <= 4)
    t47 = (enemy_arm <= 2) | (enemy_arm == 5)
    t48 = t46 & ~enemy_limbered
    t49 = t45 & t48
    enemy_weapon = c["enemy.weapon"]
    enemy_way = c["enemy.way"]
    t50 = enemy_weapon == 6
    t51 = (enemy_weapon <= 3) | (enemy_weapon == 7)
    t52 = 15 - (enemy_way == 2).view(I1) * 5
    t53 = t52 + (10 - (enemy_way == 2).view(I1) * 5 - t52) * (enemy_weapon == 5).view(I1)
    del t52
    t54 = enemy_moved <= (t43 + (t53 + (5 - t53) * t50.view(I1) - t43) * t49.view(I1)).astype(I2) * 30
    del enemy_moved, t43, t53
    unit_sure_counter_charge = t2 & (
        enemy_charging & (~(t49 & (t50 & (enemy_way == 2) | t51) | ~t49 & (~t42 & t40)) & ~t54)
    )
    del t2, t40, t42, enemy_way, t50, t54
    t55 = (enemy_arm >= 3) & enemy_charging | t46 & (
        enemy_weapon <= 3
    ) | (enemy_weapon >= 4) & t47 | enemy_limbered & t47
    del enemy_charging, enemy_arm, enemy_limbered, t46, t47, enemy_weapon
    errors: Errors = (
        (3, t55),  # IllegalState
        (1, t3 & t45 & t49 & t51 | t3 & ~(t44 | t48)),  # NoRule
    )
    return errors, {
        'unit.sure_counter_charge': unit_sure_counter_charge,
    }


sure_counter_charge = Resolver(
    'sure_counter_charge', 'automatic counter-charge',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 5, values=_W1),
        'enemy.charging': Column('enemy.charging', 'yesno', bool, values=('no', 'yes')),
        'enemy.moved': Column('enemy.moved', 'length', I2, 0, 4800, scale=60),
        'enemy.arm': Column('enemy.arm', 'member', I1, 0, 5, values=_W1),
        'enemy.formation': Column('enemy.formation', 'member', I1, 0, 1, values=_W3),
        'enemy.limbered': Column('enemy.limbered', 'yesno', bool, values=('no', 'yes')),
        'enemy.on_road': Column('enemy.on_road', 'yesno', bool, values=('no', 'yes')),
        'enemy.weapon': Column('enemy.weapon', 'member', I1, 0, 7, values=_W4),
        'enemy.way': Column('enemy.way', 'member', I1, 0, 2, values=_W5),
    },
    outputs={
        'unit.sure_counter_charge': Column('unit.sure_counter_charge', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_sure_counter_charge,
)


def _counter_charge(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Counter-charge (test for unit against enemy). @qrs 39-41"""
    enemy_charging = c["enemy.charging"]
    unit_reforming = c["unit.reforming"]
    unit_to_reform = c["unit.to_reform"]
    t2 = unit_reforming | unit_to_reform
    unit_arm = c["unit.arm"]
    t3 = unit_arm == 2
    t4 = unit_arm <= 2
    del unit_arm
    t5 = t2 | t4
    t6 = unit_reforming.view(I1) * 2
    t7 = t6 + (2 - t6) * (~unit_reforming & unit_to_reform).view(I1)
    del unit_reforming, unit_to_reform, t6
    t8 = enemy_charging & ~(t2 | ~t5)
    t9 = ~t8
    t10 = t8 & t3 & enemy_charging
    enemy_moved = c["enemy.moved"]
    enemy_arm = c["enemy.arm"]
    t11 = enemy_arm == 0
    enemy_formation = c["enemy.formation"]
    t12 = enemy_formation == 0
    t13 = ~(t11 & t12)
    t14 = enemy_formation == 1
    del enemy_formation
    t15 = t13 & (t11 & t14)
    del t11
    t16 = t15.view(I1) * 5 + 20
    t17 = t16 + (25 - t16) * (enemy_arm == 1).view(I1)
    del t16
    t18 = enemy_arm == 2
    t19 = t18 & t12
    del t12
    t20 = (enemy_arm >= 2) & t19
    t21 = t17 + (30 - t17) * t20.view(I1)
    del t17
    t22 = (enemy_arm <= 1) | t19
    del t19
    t23 = t18 & t14
    del t14, t18
    t24 = ~t22 & t23
    t25 = t21 + (40 - t21) * t24.view(I1)
    del t21
    t26 = t22 | t23
    del t22, t23
    enemy_limbered = c["enemy.limbered"]
    t27 = (enemy_arm == 3) & enemy_limbered
    enemy_on_road = c["enemy.on_road"]
    t28 = t27 & enemy_on_road
    t29 = ~t26 & t28
    t30 = t25 + (25 - t25) * t29.view(I1)
    del t25
    t31 = t26 | t28
    del t26, t28
    t32 = ~t31 & t27
    t33 = t30 + (20 - t30) * t32.view(I1)
    del t30
    t34 = t31 | t27
    del t27, t31
    t35 = (enemy_arm == 4) & enemy_limbered
    t36 = t35 & enemy_on_road
    t37 = ~t34 & t36
    t38 = t33 + (40 - t33) * t37.view(I1)
    del t33
    t39 = t34 | t36
    del t34, t36
    t40 = ~t39 & t35
    t41 = t38 + (30 - t38) * t40.view(I1)
    del t38
    t42 = t39 | t35
    del t35, t39
    t43 = enemy_arm == 5
    t44 = t43 & enemy_on_road
    del enemy_on_road
    t45 = ~t42 & t44
    t46 = t41 + (20 - t41) * t45.view(I1)
    del t41
    t47 = ~t45 & (~t40 & (~t37 & (~t32 & (~t29 & (~t24 & (~t20 & ((enemy_arm != 1) & (~t15 & t13))))))))
    del t13, t15, t20, t24, t29, t32, t37, t40, t45
    t48 = t42 | t44
    del t42, t44
    t49 = ~t48 & t43
    t50 = t46 + (15 - t46) * t49.view(I1)
    del t46
    t51 = t48 | t43
    del t43, t48
    t52 = ~t51
    t53 = (enemy_arm >= 3) & (enemy_arm <= 4)
    t54 = (enemy_arm <= 2) | (enemy_arm == 5)
    t55 = t53 & ~enemy_limbered
    t56 = t52 & t55
    enemy_weapon = c["enemy.weapon"]
    enemy_way = c["enemy.way"]
    t57 = enemy_weapon == 6
    t58 = (enemy_weapon <= 3) | (enemy_weapon == 7)
    t59 = 15 - (enemy_way == 2).view(I1) * 5
    t60 = t59 + (10 - (enemy_way == 2).view(I1) * 5 - t59) * (enemy_weapon == 5).view(I1)
    del t59
    t61 = enemy_moved <= (t50 + (t60 + (5 - t60) * t57.view(I1) - t50) * t56.view(I1)).astype(I2) * 30
    del enemy_moved, t50, t60
    unit_without_a_throw_if_automatic = t3 & (
        enemy_charging & (~(t56 & (t57 & (enemy_way == 2) | t58) | ~t56 & (~t49 & t47)) & ~t61)
    )
    del t3, t47, t49, enemy_way, t57, t61
    t62 = ~unit_without_a_throw_if_automatic
    t63 = t8 & t62
    dice_1 = c["dice.1"]
    unit_class = c["unit.class"]
    t64 = dice_1 + (1 - (unit_class >= 1).view(I1) - (unit_class == 2).view(I1))
    del unit_class
    unit_total = t64 + (dice_1 - t64) * unit_without_a_throw_if_automatic.view(I1)
    del t64
    t65 = unit_without_a_throw_if_automatic.view(I1) - 1
    t66 = (unit_total >= 4) & (unit_total <= 6)
    unit_counter_charges = t62 & t66
    t67 = unit_without_a_throw_if_automatic | t66
    del t66
    t68 = t65 + (1 - t65) * unit_counter_charges.view(I1)
    del t65
    t69 = t62 & (unit_total <= 3)
    unit_stands = ~t67 & t69
    t70 = t67 | t69
    del t67, t69
    t71 = t68 + (2 - t68) * unit_stands.view(I1)
    del t68
    t72 = t62 & (unit_total == 7)
    del t62
    unit_counter_charges_2 = ~t70 & t72
    unit_counter_charges_3 = c["unit.counter_charges"]
    t73 = t8 & unit_counter_charges | (t8 & unit_without_a_throw_if_automatic | unit_counter_charges_3)
    del unit_counter_charges, unit_counter_charges_3
    unit_verdict = 4 + (2 + (t7 + (0 - t7) * (~t2 & t4).view(I1) - 2) * t5.view(I1) - 4) * enemy_charging.view(I1)
    del t2, t4, t5, t7
    t74 = (enemy_arm >= 3) & enemy_charging | t53 & (
        enemy_weapon <= 3
    ) | (enemy_weapon >= 4) & t54 | enemy_limbered & t54
    del enemy_charging, enemy_arm, enemy_limbered, t53, t54, enemy_weapon
    errors: Errors = (
        (3, t74),  # IllegalState
        (1, t10 & t52 & t56 & t58 | t10 & ~(t51 | t55)),  # NoRule
        (9, t63 & (dice_1 == 0)),  # MissingDice
        (6, t63 & (dice_1 >= 7)),  # InputError
        (1, t8 & ~(t70 | t72)),  # NoRule
    )
    return errors, {
        'unit.verdict': unit_verdict,
        'unit.total': dice_1 + (unit_total - dice_1) * t8.view(I1),
        'unit.total.none': t9 | unit_without_a_throw_if_automatic,
        'unit.natural.none': unit_without_a_throw_if_automatic | t9,
        'unit.dice': 1 - unit_without_a_throw_if_automatic.view(I1),
        'unit.dice.none': t9,
        'unit.result': -1 + (t71 + (1 - t71) * unit_counter_charges_2.view(I1) - (-1)) * t8.view(I1),
        'unit.counter_charges': t8 & unit_counter_charges_2 | ~(t8 & unit_stands) & t73,
    }


counter_charge = Resolver(
    'counter_charge', 'Counter-charge',
    inputs={
        'enemy.charging': Column('enemy.charging', 'yesno', bool, values=('no', 'yes')),
        'unit.reforming': Column('unit.reforming', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.to_reform': Column('unit.to_reform', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 5, values=_W1),
        'enemy.moved': Column('enemy.moved', 'length', I2, 0, 4800, scale=60),
        'enemy.arm': Column('enemy.arm', 'member', I1, 0, 5, values=_W1),
        'enemy.formation': Column('enemy.formation', 'member', I1, 0, 1, values=_W3),
        'enemy.limbered': Column('enemy.limbered', 'yesno', bool, values=('no', 'yes')),
        'enemy.on_road': Column('enemy.on_road', 'yesno', bool, values=('no', 'yes')),
        'enemy.weapon': Column('enemy.weapon', 'member', I1, 0, 7, values=_W4),
        'enemy.way': Column('enemy.way', 'member', I1, 0, 2, values=_W5),
        'unit.class': Column('unit.class', 'member', I1, 0, 2, values=_W6),
        'unit.counter_charges': Column('unit.counter_charges', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 4, values=_W2),
        'unit.total': Column('unit.total', 'figure', I1, 0, 7, none='unit.total.none'),
        'unit.total.none': Column('unit.total.none', 'none', bool),
        'unit.natural': Column('unit.natural', 'figure', I1, 1, 6, none='unit.natural.none'),
        'unit.natural.none': Column('unit.natural.none', 'none', bool),
        'unit.dice': Column('unit.dice', 'figure', I1, 0, 1, none='unit.dice.none'),
        'unit.dice.none': Column('unit.dice.none', 'none', bool),
        'unit.result': Column('unit.result', 'member', I1, -1, 2, values=_W7),
        'unit.counter_charges': Column('unit.counter_charges', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_counter_charge,
    dice=1,
    same={'unit.natural': 'dice.1'},
)


def _turn_to_face(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Turn to face a charge on flank or rear (action for unit against enemy). @qrs 43-47"""
    unit_reforming = c["unit.reforming"]
    unit_attacked_on = c["unit.attacked_on"]
    t2 = unit_attacked_on == 0
    t3 = unit_reforming | t2
    t4 = ~t3
    enemy_charging = c["enemy.charging"]
    t5 = t4 & enemy_charging
    enemy_moved = c["enemy.moved"]
    enemy_arm = c["enemy.arm"]
    t6 = enemy_arm == 0
    enemy_formation = c["enemy.formation"]
    t7 = enemy_formation == 0
    t8 = ~(t6 & t7)
    t9 = enemy_formation == 1
    del enemy_formation
    t10 = t8 & (t6 & t9)
    del t6
    t11 = t10.view(I1) * 5 + 20
    t12 = t11 + (25 - t11) * (enemy_arm == 1).view(I1)
    del t11
    t13 = enemy_arm == 2
    t14 = t13 & t7
    del t7
    t15 = (enemy_arm >= 2) & t14
    t16 = t12 + (30 - t12) * t15.view(I1)
    del t12
    t17 = (enemy_arm <= 1) | t14
    del t14
    t18 = t13 & t9
    del t9, t13
    t19 = ~t17 & t18
    t20 = t16 + (40 - t16) * t19.view(I1)
    del t16
    t21 = t17 | t18
    del t17, t18
    enemy_limbered = c["enemy.limbered"]
    t22 = (enemy_arm == 3) & enemy_limbered
    enemy_on_road = c["enemy.on_road"]
    t23 = t22 & enemy_on_road
    t24 = ~t21 & t23
    t25 = t20 + (25 - t20) * t24.view(I1)
    del t20
    t26 = t21 | t23
    del t21, t23
    t27 = ~t26 & t22
    t28 = t25 + (20 - t25) * t27.view(I1)
    del t25
    t29 = t26 | t22
    del t22, t26
    t30 = (enemy_arm == 4) & enemy_limbered
    t31 = t30 & enemy_on_road
    t32 = ~t29 & t31
    t33 = t28 + (40 - t28) * t32.view(I1)
    del t28
    t34 = t29 | t31
    del t29, t31
    t35 = ~t34 & t30
    t36 = t33 + (30 - t33) * t35.view(I1)
    del t33
    t37 = t34 | t30
    del t30, t34
    t38 = enemy_arm == 5
    t39 = t38 & enemy_on_road
    del enemy_on_road
    t40 = ~t37 & t39
    t41 = t36 + (20 - t36) * t40.view(I1)
    del t36
    t42 = ~t40 & (~t35 & (~t32 & (~t27 & (~t24 & (~t19 & (~t15 & ((enemy_arm != 1) & (~t10 & t8))))))))
    del t8, t10, t15, t19, t24, t27, t32, t35, t40
    t43 = t37 | t39
    del t37, t39
    t44 = ~t43 & t38
    t45 = t41 + (15 - t41) * t44.view(I1)
    del t41
    t46 = t43 | t38
    del t38, t43
    t47 = ~t46
    t48 = (enemy_arm >= 3) & (enemy_arm <= 4)
    t49 = (enemy_arm <= 2) | (enemy_arm == 5)
    t50 = t48 & ~enemy_limbered
    t51 = t47 & t50
    enemy_weapon = c["enemy.weapon"]
    enemy_way = c["enemy.way"]
    t52 = enemy_weapon == 6
    t53 = (enemy_weapon <= 3) | (enemy_weapon == 7)
    t54 = 15 - (enemy_way == 2).view(I1) * 5
    t55 = t54 + (10 - (enemy_way == 2).view(I1) * 5 - t54) * (enemy_weapon == 5).view(I1)
    del t54
    t56 = enemy_moved <= (t45 + (t55 + (5 - t55) * t52.view(I1) - t45) * t51.view(I1)).astype(I2) * 30
    del enemy_moved, t45, t55
    t57 = enemy_charging & (~(t51 & (t52 & (enemy_way == 2) | t53) | ~t51 & (~t44 & t42)) & ~t56)
    del t42, t44, enemy_way, t52, t56
    t58 = t3 | t57
    t59 = unit_reforming.view(I1) * 2
    t60 = t59 + (2 - t59) * (~unit_reforming & t2).view(I1)
    del unit_reforming, t2, t59
    t61 = t3 | ~t58
    del t3
    t62 = ~t61
    dice_1 = c["dice.1"]
    unit_arm = c["unit.arm"]
    unit_flank_cost = c["unit.flank_cost"]
    unit_total = dice_1 + ((unit_arm >= 1) & (unit_arm <= 2)).view(I1) + (-(unit_flank_cost == 1).view(I1))
    del unit_arm, unit_flank_cost
    t63 = 1 - (unit_total >= 4).view(I1)
    t64 = unit_attacked_on + (0 - unit_attacked_on) * (t62 & ((unit_total >= 4) & (unit_total <= 6))).view(I1)
    del unit_attacked_on
    t65 = (enemy_arm >= 3) & enemy_charging | t48 & (
        enemy_weapon <= 3
    ) | (enemy_weapon >= 4) & t49 | enemy_limbered & t49
    del enemy_charging, enemy_arm, enemy_limbered, t48, t49, enemy_weapon
    errors: Errors = (
        (3, t65),  # IllegalState
        (1, t5 & t47 & t51 & t53 | t5 & ~(t46 | t50)),  # NoRule
        (9, t62 & (dice_1 == 0)),  # MissingDice
        (6, t62 & (dice_1 >= 7)),  # InputError
    )
    return errors, {
        'unit.verdict': 2 + (t60 + (0 - t60) * (t4 & t57).view(I1) - 2) * t58.view(I1),
        'unit.total': unit_total + (dice_1 - unit_total) * t61.view(I1),
        'unit.total.none': t61,
        'unit.natural.none': t61,
        'unit.dice.none': t61,
        'unit.result': t63 + (-1 - t63) * t61.view(I1),
        'unit.attacked_on': t64 + (0 - t64) * (t62 & (unit_total == 7)).view(I1),
    }


turn_to_face = Resolver(
    'turn_to_face', 'Turn to face a charge on flank or rear',
    inputs={
        'unit.reforming': Column('unit.reforming', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.attacked_on': Column('unit.attacked_on', 'member', I1, 0, 2, values=_W8),
        'enemy.charging': Column('enemy.charging', 'yesno', bool, values=('no', 'yes')),
        'enemy.moved': Column('enemy.moved', 'length', I2, 0, 4800, scale=60),
        'enemy.arm': Column('enemy.arm', 'member', I1, 0, 5, values=_W1),
        'enemy.formation': Column('enemy.formation', 'member', I1, 0, 1, values=_W3),
        'enemy.limbered': Column('enemy.limbered', 'yesno', bool, values=('no', 'yes')),
        'enemy.on_road': Column('enemy.on_road', 'yesno', bool, values=('no', 'yes')),
        'enemy.weapon': Column('enemy.weapon', 'member', I1, 0, 7, values=_W4),
        'enemy.way': Column('enemy.way', 'member', I1, 0, 2, values=_W5),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 5, values=_W1),
        'unit.flank_cost': Column('unit.flank_cost', 'move', I1, 0, 2, scale=2),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W2),
        'unit.total': Column('unit.total', 'figure', I1, 0, 7, none='unit.total.none'),
        'unit.total.none': Column('unit.total.none', 'none', bool),
        'unit.natural': Column('unit.natural', 'figure', I1, 1, 6, none='unit.natural.none'),
        'unit.natural.none': Column('unit.natural.none', 'none', bool),
        'unit.dice': Column('unit.dice', 'figure', I1, 1, 1, none='unit.dice.none'),
        'unit.dice.none': Column('unit.dice.none', 'none', bool),
        'unit.result': Column('unit.result', 'member', I1, -1, 1, values=_W9),
        'unit.attacked_on': Column('unit.attacked_on', 'member', I1, -1, 2, values=_W8),
    },
    kernel=_turn_to_face,
    dice=1,
    same={'unit.natural': 'dice.1', 'unit.dice': 1},
)


def _answer_with_formation(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Change formation against a charge (action for unit against enemy). @qrs 43-49"""
    enemy_charging = c["enemy.charging"]
    enemy_moved = c["enemy.moved"]
    enemy_arm = c["enemy.arm"]
    t2 = enemy_arm == 0
    enemy_formation = c["enemy.formation"]
    t3 = enemy_formation == 0
    t4 = ~(t2 & t3)
    t5 = enemy_formation == 1
    del enemy_formation
    t6 = t4 & (t2 & t5)
    del t2
    t7 = t6.view(I1) * 5 + 20
    t8 = t7 + (25 - t7) * (enemy_arm == 1).view(I1)
    del t7
    t9 = enemy_arm == 2
    t10 = t9 & t3
    del t3
    t11 = (enemy_arm >= 2) & t10
    t12 = t8 + (30 - t8) * t11.view(I1)
    del t8
    t13 = (enemy_arm <= 1) | t10
    del t10
    t14 = t9 & t5
    del t5, t9
    t15 = ~t13 & t14
    t16 = t12 + (40 - t12) * t15.view(I1)
    del t12
    t17 = t13 | t14
    del t13, t14
    enemy_limbered = c["enemy.limbered"]
    t18 = (enemy_arm == 3) & enemy_limbered
    enemy_on_road = c["enemy.on_road"]
    t19 = t18 & enemy_on_road
    t20 = ~t17 & t19
    t21 = t16 + (25 - t16) * t20.view(I1)
    del t16
    t22 = t17 | t19
    del t17, t19
    t23 = ~t22 & t18
    t24 = t21 + (20 - t21) * t23.view(I1)
    del t21
    t25 = t22 | t18
    del t18, t22
    t26 = (enemy_arm == 4) & enemy_limbered
    t27 = t26 & enemy_on_road
    t28 = ~t25 & t27
    t29 = t24 + (40 - t24) * t28.view(I1)
    del t24
    t30 = t25 | t27
    del t25, t27
    t31 = ~t30 & t26
    t32 = t29 + (30 - t29) * t31.view(I1)
    del t29
    t33 = t30 | t26
    del t26, t30
    t34 = enemy_arm == 5
    t35 = t34 & enemy_on_road
    del enemy_on_road
    t36 = ~t33 & t35
    t37 = t32 + (20 - t32) * t36.view(I1)
    del t32
    t38 = ~t36 & (~t31 & (~t28 & (~t23 & (~t20 & (~t15 & (~t11 & ((enemy_arm != 1) & (~t6 & t4))))))))
    del t4, t6, t11, t15, t20, t23, t28, t31, t36
    t39 = t33 | t35
    del t33, t35
    t40 = ~t39 & t34
    t41 = t37 + (15 - t37) * t40.view(I1)
    del t37
    t42 = t39 | t34
    del t34, t39
    t43 = ~t42
    t44 = (enemy_arm >= 3) & (enemy_arm <= 4)
    t45 = (enemy_arm <= 2) | (enemy_arm == 5)
    t46 = t44 & ~enemy_limbered
    t47 = t43 & t46
    enemy_weapon = c["enemy.weapon"]
    enemy_way = c["enemy.way"]
    t48 = enemy_weapon == 6
    t49 = (enemy_weapon <= 3) | (enemy_weapon == 7)
    t50 = 15 - (enemy_way == 2).view(I1) * 5
    t51 = t50 + (10 - (enemy_way == 2).view(I1) * 5 - t50) * (enemy_weapon == 5).view(I1)
    del t50
    t52 = enemy_moved <= (t41 + (t51 + (5 - t51) * t48.view(I1) - t41) * t47.view(I1)).astype(I2) * 30
    del enemy_moved, t41, t51
    t53 = enemy_charging & (~(t47 & (t48 & (enemy_way == 2) | t49) | ~t47 & (~t40 & t38)) & ~t52)
    del t38, t40, enemy_way, t48, t52
    t54 = ~t53
    dice_1 = c["dice.1"]
    unit_arm = c["unit.arm"]
    unit_change_cost = c["unit.change_cost"]
    unit_total = dice_1 + ((unit_arm >= 1) & (unit_arm <= 2)).view(I1) + (-(unit_change_cost == 2).view(I1))
    del unit_arm, unit_change_cost
    t55 = t53 & (unit_total <= 3)
    t56 = (enemy_arm >= 3) & enemy_charging | t44 & (
        enemy_weapon <= 3
    ) | (enemy_weapon >= 4) & t45 | enemy_limbered & t45
    del enemy_arm, enemy_limbered, t44, t45, enemy_weapon
    errors: Errors = (
        (3, t56),  # IllegalState
        (1, enemy_charging & t43 & t47 & t49 | enemy_charging & ~(t42 | t46)),  # NoRule
        (9, t53 & (dice_1 == 0)),  # MissingDice
        (6, t53 & (dice_1 >= 7)),  # InputError
    )
    return errors, {
        'unit.verdict': 2 - t53.view(I1) * 2,
        'unit.total': dice_1 + (unit_total - dice_1) * t53.view(I1),
        'unit.total.none': t54,
        'unit.natural.none': t54,
        'unit.dice.none': t54,
        'unit.result': -1 + (1 - (unit_total >= 4).view(I1) - (-1)) * t53.view(I1),
        'unit.may': ((t53 & ((unit_total >= 4) & (unit_total <= 6)) | t53 & (unit_total == 7)) & ~t55).view(I1),
        'unit.may_not': t55.view(I1),
    }


answer_with_formation = Resolver(
    'answer_with_formation', 'Change formation against a charge',
    inputs={
        'enemy.charging': Column('enemy.charging', 'yesno', bool, values=('no', 'yes')),
        'enemy.moved': Column('enemy.moved', 'length', I2, 0, 4800, scale=60),
        'enemy.arm': Column('enemy.arm', 'member', I1, 0, 5, values=_W1),
        'enemy.formation': Column('enemy.formation', 'member', I1, 0, 1, values=_W3),
        'enemy.limbered': Column('enemy.limbered', 'yesno', bool, values=('no', 'yes')),
        'enemy.on_road': Column('enemy.on_road', 'yesno', bool, values=('no', 'yes')),
        'enemy.weapon': Column('enemy.weapon', 'member', I1, 0, 7, values=_W4),
        'enemy.way': Column('enemy.way', 'member', I1, 0, 2, values=_W5),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 5, values=_W1),
        'unit.change_cost': Column('unit.change_cost', 'move', I1, 0, 2, scale=2),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W2),
        'unit.total': Column('unit.total', 'figure', I1, 0, 7, none='unit.total.none'),
        'unit.total.none': Column('unit.total.none', 'none', bool),
        'unit.natural': Column('unit.natural', 'figure', I1, 1, 6, none='unit.natural.none'),
        'unit.natural.none': Column('unit.natural.none', 'none', bool),
        'unit.dice': Column('unit.dice', 'figure', I1, 1, 1, none='unit.dice.none'),
        'unit.dice.none': Column('unit.dice.none', 'none', bool),
        'unit.result': Column('unit.result', 'member', I1, -1, 1, values=_W10),
        'unit.may': Column('unit.may', 'acts', I1, 0, 1),
        'unit.may_not': Column('unit.may_not', 'acts', I1, 0, 1),
    },
    kernel=_answer_with_formation,
    acts=('change_formation',),
    dice=1,
    same={'unit.natural': 'dice.1', 'unit.dice': 1},
)


def _change_formation(_c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Change formation (action for unit). @qrs 43, 49"""
    errors: Errors = (
    )
    return errors, {
    }


change_formation = Resolver(
    'change_formation', 'Change formation',
    inputs={
    },
    outputs={
    },
    kernel=_change_formation,
)


def _command_performance(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Command performance (test for commander). @qrs 12-21"""
    dice_1 = c["dice.1"]
    commander_style = c["commander.style"]
    t2 = commander_style + (-1 - commander_style) * (dice_1 >= 2).view(I1)
    t3 = t2 + (1 + (commander_style >= 1).view(I1) - t2) * (dice_1 == 2).view(I1)
    del t2
    t4 = t3 + (2 - t3) * (dice_1 == 3).view(I1)
    del t3
    t5 = t4 + (2 - t4) * (dice_1 == 4).view(I1)
    del t4
    t6 = t5 + (2 + (commander_style == 2).view(I1) - t5) * (dice_1 == 5).view(I1)
    del t5
    commander_shown = (
        t6
        + (2 + (commander_style >= 1).view(I1) + (commander_style == 2).view(I1) - t6) * (dice_1 == 6).view(I1)
    )
    del commander_style, t6
    errors: Errors = (
        (9, dice_1 == 0),  # MissingDice
        (6, dice_1 >= 7),  # InputError
    )
    return errors, {
        'commander.shown': commander_shown,
        'commander.performance': commander_shown,
    }


command_performance = Resolver(
    'command_performance', 'Command performance',
    inputs={
        'commander.style': Column('commander.style', 'member', I1, 0, 2, values=_W11),
        'commander.performance': Column('commander.performance', 'member', I1, 0, 4, values=_W12),
    },
    outputs={
        'commander.total': Column('commander.total', 'figure', I1, 1, 6),
        'commander.natural': Column('commander.natural', 'figure', I1, 1, 6),
        'commander.dice': Column('commander.dice', 'figure', I1, 1, 1),
        'commander.shown': Column('commander.shown', 'member', I1, -1, 4, values=_W12),
        'commander.performance': Column('commander.performance', 'member', I1, -1, 4, values=_W12),
    },
    kernel=_command_performance,
    dice=1,
    same={'commander.total': 'dice.1', 'commander.natural': 'dice.1', 'commander.dice': 1},
)


def _command_distance(_c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Command distance (value for unit). @qrs 23"""
    errors: Errors = (
    )
    return errors, {
    }


command_distance = Resolver(
    'command_distance', 'Command distance',
    inputs={
    },
    outputs={
        'unit.command_distance': Column('unit.command_distance', 'figure', I1, 15, 15),
    },
    kernel=_command_distance,
    same={'unit.command_distance': 15},
)


def _out_of_command(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """outside command distance (term for unit). @qrs 23, 25"""
    unit_commander_distance = c["unit.commander_distance"]
    errors: Errors = (
    )
    return errors, {
        'unit.out_of_command': unit_commander_distance >= 901,
    }


out_of_command = Resolver(
    'out_of_command', 'outside command distance',
    inputs={
        'unit.commander_distance': Column('unit.commander_distance', 'length', I2, 0, 12000, scale=60),
    },
    outputs={
        'unit.out_of_command': Column('unit.out_of_command', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_out_of_command,
)


def _initiative_test(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Initiative outside command distance (test for unit). @qrs 25"""
    unit_commander_distance = c["unit.commander_distance"]
    t2 = unit_commander_distance <= 900
    t3 = unit_commander_distance >= 901
    del unit_commander_distance
    dice_1 = c["dice.1"]
    unit_class = c["unit.class"]
    t4 = 1 - (unit_class >= 1).view(I1) - (unit_class == 2).view(I1)
    del unit_class
    unit_total = dice_1 + t4
    t5 = 1 - (unit_total >= 4).view(I1)
    unit_initiative = c["unit.initiative"]
    t6 = ~(t3 & (unit_total <= 3)) & (t3 & ((unit_total >= 4) & (unit_total <= 6)) | unit_initiative)
    del unit_initiative
    errors: Errors = (
        (9, t3 & (dice_1 == 0)),  # MissingDice
        (6, t3 & (dice_1 >= 7)),  # InputError
    )
    return errors, {
        'unit.verdict': t2.view(I1) * 2 + 1,
        'unit.total': dice_1 + t3.view(I1) * t4,
        'unit.total.none': t2,
        'unit.natural.none': t2,
        'unit.dice.none': t2,
        'unit.result': t5 + (-1 - t5) * t2.view(I1),
        'unit.initiative': t3 & (unit_total == 7) | t6,
    }


initiative_test = Resolver(
    'initiative_test', 'Initiative outside command distance',
    inputs={
        'unit.commander_distance': Column('unit.commander_distance', 'length', I2, 0, 12000, scale=60),
        'unit.class': Column('unit.class', 'member', I1, 0, 2, values=_W6),
        'unit.initiative': Column('unit.initiative', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 3, values=_W2),
        'unit.total': Column('unit.total', 'figure', I1, 0, 7, none='unit.total.none'),
        'unit.total.none': Column('unit.total.none', 'none', bool),
        'unit.natural': Column('unit.natural', 'figure', I1, 1, 6, none='unit.natural.none'),
        'unit.natural.none': Column('unit.natural.none', 'none', bool),
        'unit.dice': Column('unit.dice', 'figure', I1, 1, 1, none='unit.dice.none'),
        'unit.dice.none': Column('unit.dice.none', 'none', bool),
        'unit.result': Column('unit.result', 'member', I1, -1, 1, values=_W13),
        'unit.initiative': Column('unit.initiative', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_initiative_test,
    dice=1,
    same={'unit.natural': 'dice.1', 'unit.dice': 1},
)


def _fire(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Firing (action for unit against target). @qrs 66-121"""
    dice = _stacked(c, 2)
    unit_weapon = c["unit.weapon"]
    t2 = unit_weapon == 6
    t3 = unit_weapon == 7
    t4 = unit_weapon <= 3
    unit_range = c["unit.range"]
    t5 = 2 - ((unit_range <= 2999) | (unit_range >= 4201)).view(I1) * 3
    t6 = t5 + (1 - t5) * ((unit_range >= 1800) & (unit_range <= 3000)).view(I1)
    del t5
    t7 = t6 + (0 - t6) * (unit_range <= 1800).view(I1)
    del t6
    t8 = t7 + (-1 - t7) * (unit_weapon != 4).view(I1)
    del t7
    t9 = unit_range <= 2400
    t10 = 2 - ((unit_range <= 4799) | (unit_range >= 7201)).view(I1) * 3
    t11 = t10 + (1 - t10) * ((unit_range >= 2400) & (unit_range <= 4800)).view(I1)
    del t10
    t12 = t8 + (t11 + (0 - t11) * t9.view(I1) - t8) * (unit_weapon == 5).view(I1)
    del t8, t11
    t13 = 2 - ((unit_range <= 5999) | (unit_range >= 9001)).view(I1) * 3
    t14 = t13 + (1 - t13) * ((unit_range >= 3000) & (unit_range <= 6000)).view(I1)
    del t13
    t15 = t12 + (t14 + (0 - t14) * (unit_range <= 3000).view(I1) - t12) * t2.view(I1)
    del t12, t14
    t16 = 2 - ((unit_range <= 4199) | (unit_range >= 6001)).view(I1) * 3
    t17 = t16 + (1 - t16) * ((unit_range >= 2400) & (unit_range <= 4200)).view(I1)
    del t16
    t18 = t15 + (t17 + (0 - t17) * t9.view(I1) - t15) * t3.view(I1)
    del t9, t15, t17
    t19 = t18 + (-1 - t18) * t4.view(I1)
    del t18
    t20 = unit_range <= 600
    t21 = 1 - ((unit_range <= 599) | (unit_range >= 1801)).view(I1) * 2
    t22 = t21 + (0 - t21) * t20.view(I1)
    del t21
    t23 = t22 + (-1 - t22) * (unit_weapon >= 1).view(I1)
    del t22
    t24 = 1 - ((unit_range <= 599) | (unit_range >= 1201)).view(I1) * 2
    t25 = t23 + (t24 + (0 - t24) * t20.view(I1) - t23) * (unit_weapon == 1).view(I1)
    del t20, t23, t24
    t26 = 1 - ((unit_range <= 899) | (unit_range >= 1801)).view(I1) * 2
    t27 = t25 + (t26 + (0 - t26) * (unit_range <= 900).view(I1) - t25) * (unit_weapon == 2).view(I1)
    del t25, t26
    t28 = 1 - ((unit_range <= 479) | (unit_range >= 901)).view(I1) * 2
    t29 = 2 - (t19 == -1).view(I1) * 3 - (t19 == 2).view(I1) + (t19 == 1).view(I1)
    del t19
    unit_band = (
        t29
        + (
            t27
            + (t28 + (0 - t28) * (unit_range <= 480).view(I1) - t27) * (unit_weapon == 3).view(I1) - t29
        ) * t4.view(I1)
    )
    del unit_range, t27, t28, t29
    unit_reforming = c["unit.reforming"]
    unit_to_reform = c["unit.to_reform"]
    t30 = unit_reforming | unit_to_reform
    t31 = unit_band == -1
    t32 = t30 | t31
    t33 = ~t32
    t34 = unit_reforming.view(I1) * 2
    t35 = t34 + (2 - t34) * (~unit_reforming & unit_to_reform).view(I1)
    del unit_reforming, unit_to_reform, t34
    dice_1 = c["dice.1"]
    t36 = t33 & t3
    t37 = _face(dice, 1 - t32.view(I1))
    unit_moved = c["unit.moved"]
    unit_hits = c["unit.hits"]
    t38 = dice_1 - (unit_moved >= 1).view(I1) + (-(unit_band == 1).view(I1)) + (-(unit_hits >= 3).view(I1))
    del unit_moved, unit_hits
    target_arm = c["target.arm"]
    target_limbered = c["target.limbered"]
    target_outside_zone = c["target.outside_zone"]
    target_frontage = c["target.frontage"]
    t39 = (target_arm == 1) | (target_arm >= 3) & (target_arm <= 4) & ~target_limbered | (
        target_outside_zone * 2 > target_frontage
    )
    target_behind_terrain = c["target.behind_terrain"]
    target_behind_friends = c["target.behind_friends"]
    t40 = t39 | (target_behind_terrain * 2 > target_frontage) | (target_behind_friends >= 1) & (
        target_behind_friends * 2 <= target_frontage
    )
    del t39
    target_cover = c["target.cover"]
    target_class = c["target.class"]
    t41 = (
        t38 - t40.view(I1)
        + (-(target_cover >= 1).view(I1) - (target_cover == 2).view(I1))
        + (-1 + (target_class >= 1).view(I1) + (target_class == 2).view(I1))
    )
    del t38, t40, target_cover, target_class
    unit_strikes = c["unit.strikes"]
    unit_position = c["unit.position"]
    unit_fire_directions = c["unit.fire_directions"]
    unit_size = c["unit.size"]
    unit_total = (
        t41
        + (unit_strikes >= 1).view(I1)
        + (unit_position == 1).view(I1) * -unit_fire_directions
        + (-1 + (unit_size >= 1).view(I1) + (unit_size == 2).view(I1))
    )
    del t41, unit_position, unit_fire_directions, unit_size
    unit_arm = c["unit.arm"]
    t42 = (unit_arm >= 3) & (unit_arm <= 4)
    t43 = unit_band != 2
    target_formation = c["target.formation"]
    t44 = (
        unit_total - (t3 & (t37 <= 2)).view(I1)
        + (unit_band == 2).view(I1) * 2
        + ((target_formation == 1) & (unit_strikes == 0)).view(I1)
    )
    del unit_strikes
    t45 = target_arm == 2
    target_ranks = c["target.ranks"]
    target_position = c["target.position"]
    t46 = target_position >= 1
    del target_position
    t47 = t44 + (t45 & (target_formation == 0) & (target_ranks == 2)).view(I1) + (t2 & t46 & t43).view(I1)
    del t2, target_formation, t44, target_ranks
    unit_total_2 = (
        unit_total
        + (t47 + (t3 & t46 & t43).view(I1) + (t3 & t45 & t43).view(I1) - unit_total) * t42.view(I1)
    )
    del t3, unit_total, t43, t45, t46, t47
    unit_class = c["unit.class"]
    t48 = unit_class == 0
    t49 = unit_arm == 0
    t50 = t48 & t49
    t51 = unit_class == 1
    t52 = t51 & t49
    t53 = unit_class == 2
    del unit_class
    t54 = t53 & t49
    del t49
    t55 = unit_arm == 1
    t56 = t51 & t55
    t57 = t53 & t55
    del t55
    t58 = t48 & t42
    t59 = t51 & t42
    t60 = t53 & t42
    t61 = unit_arm == 2
    t62 = t48 & t61
    del t48
    t63 = t51 & t61
    del t51
    t64 = t53 & t61
    del t53, t61
    t65 = ~t50
    t66 = t65 & t52
    t67 = t50 | t52
    t68 = ~t67 & t54
    t69 = t67 | t54
    del t67
    t70 = ~t69 & t56
    t71 = t69 | t56
    del t69
    t72 = ~t71 & t57
    t73 = t71 | t57
    del t71
    t74 = ~t73 & t58
    t75 = t73 | t58
    del t73
    t76 = ~t75 & t59
    t77 = t75 | t59
    del t75
    t78 = ~t77 & t60
    t79 = t77 | t60
    del t77
    t80 = ~t79 & t62
    t81 = t79 | t62
    del t79
    t82 = ~t81 & t63
    t83 = t81 | t63
    del t81
    t84 = ~t83 & t64
    t85 = (
        (unit_total_2 >= 1).view(I1)
        + (unit_total_2 >= 2).view(I1)
        + (unit_total_2 >= 4).view(I1)
        + (unit_total_2 >= 5).view(I1)
    )
    t86 = (
        (unit_total_2 >= 1).view(I1)
        + (unit_total_2 >= 3).view(I1)
        + (unit_total_2 >= 4).view(I1)
        + (unit_total_2 >= 6).view(I1)
    )
    t87 = t85 + (t86 - t85) * t66.view(I1)
    del t85, t86
    t88 = (unit_total_2 >= 2).view(I1) + (unit_total_2 >= 3).view(I1) + (unit_total_2 >= 5).view(I1)
    t89 = t87 + (t88 - t87) * t68.view(I1)
    del t87
    t90 = t89 + (t88 - t89) * t70.view(I1)
    del t88, t89
    t91 = (
        t90
        + (
            (unit_total_2 >= 2).view(I1)
            + (unit_total_2 >= 4).view(I1)
            + (unit_total_2 >= 6).view(I1) - t90
        ) * t72.view(I1)
    )
    del t90
    t92 = t91 + ((unit_total_2 >= 2).view(I1) + (unit_total_2 >= 5).view(I1) - t91) * t74.view(I1)
    del t91
    t93 = t92 + ((unit_total_2 >= 3).view(I1) + (unit_total_2 >= 5).view(I1) - t92) * t76.view(I1)
    del t92
    t94 = t93 + ((unit_total_2 >= 4).view(I1) + (unit_total_2 >= 6).view(I1) - t93) * t78.view(I1)
    del t93
    t95 = (
        (unit_total_2 >= 1).view(I1)
        + (unit_total_2 >= 2).view(I1)
        + (unit_total_2 >= 4).view(I1)
        + (unit_total_2 >= 6).view(I1)
    )
    t96 = t94 + (t95 - t94) * t80.view(I1)
    del t94, t95
    t97 = (
        (unit_total_2 >= 2).view(I1)
        + (unit_total_2 >= 3).view(I1)
        + (unit_total_2 >= 5).view(I1)
        + (unit_total_2 >= 6).view(I1)
    )
    t98 = t96 + (t97 - t96) * t82.view(I1)
    del t96, t97
    t99 = (
        t98
        + (
            (unit_total_2 >= 3).view(I1)
            + (unit_total_2 >= 4).view(I1)
            + (unit_total_2 >= 6).view(I1) - t98
        ) * t84.view(I1)
    )
    del t98
    t100 = ~t84 & (~t82 & (~t80 & (~t78 & (~t76 & (~t74 & (~t72 & (~t70 & (~t68 & (~t66 & t65)))))))))
    del t65, t66, t68, t70, t72, t74, t76, t78, t80, t82, t84
    t101 = (dice_1 == 5) & ~t100
    unit_scored = t99 + (t99.clip(1, 4) - t99) * t101.view(I1)
    del t99
    t102 = ~t101 & t100
    del t100, t101
    t103 = unit_scored + (0 - unit_scored) * t102.view(I1)
    target_hits = c["target.hits"]
    t104 = t42 & t4 | (unit_weapon >= 4) & ((unit_arm <= 2) | (unit_arm == 5)) | target_limbered & (
        (target_arm <= 2) | (target_arm == 5)
    )
    del t4, target_arm, target_limbered, unit_arm, t42
    t105 = t104 | (target_outside_zone > target_frontage) | (
        target_behind_terrain > target_frontage
    ) | (target_behind_friends > target_frontage)
    del target_outside_zone, target_frontage, target_behind_terrain, target_behind_friends, t104
    t106 = t33 & (t50 & t52) | t33 & (t50 & t54) | t33 & (t50 & t56) | t33 & (t50 & t57) | t33 & (t50 & t58)
    t107 = t106 | t33 & (t50 & t59) | t33 & (t50 & t60) | t33 & (t50 & t62) | t33 & (t50 & t63) | t33 & (t50 & t64)
    del t50, t106
    t108 = t107 | t33 & (t52 & t54) | t33 & (t52 & t56) | t33 & (t52 & t57) | t33 & (t52 & t58) | t33 & (t52 & t59)
    del t107
    t109 = t108 | t33 & (t52 & t60) | t33 & (t52 & t62) | t33 & (t52 & t63) | t33 & (t52 & t64) | t33 & (t54 & t57)
    del t52, t108
    t110 = t109 | t33 & (t54 & t58) | t33 & (t54 & t59) | t33 & (t54 & t60) | t33 & (t54 & t62) | t33 & (t54 & t63)
    del t109
    t111 = t110 | t33 & (t54 & t64) | t33 & (t56 & t57) | t33 & (t56 & t58) | t33 & (t56 & t59) | t33 & (t56 & t60)
    del t54, t110
    t112 = t111 | t33 & (t56 & t62) | t33 & (t56 & t63) | t33 & (t56 & t64) | t33 & (t57 & t58) | t33 & (t57 & t59)
    del t56, t111
    t113 = t112 | t33 & (t57 & t60) | t33 & (t57 & t62) | t33 & (t57 & t63) | t33 & (t57 & t64) | t33 & (t58 & t59)
    del t57, t112
    t114 = t113 | t33 & (t58 & t60) | t33 & (t58 & t62) | t33 & (t58 & t63) | t33 & (t58 & t64) | t33 & (t59 & t60)
    del t58, t113
    t115 = t114 | t33 & (t59 & t62) | t33 & (t59 & t63) | t33 & (t59 & t64) | t33 & (t60 & t62) | t33 & (t60 & t63)
    del t59, t114
    errors: Errors = (
        (3, t105),  # IllegalState
        (9, t33 & (dice_1 == 0)),  # MissingDice
        (6, t33 & ((dice_1 == 1) | (dice_1 >= 6)) | t36 & (t37 >= 7)),  # InputError
        (9, t36 & (t37 == 0)),  # MissingDice
        (1, t33 & ~(t83 | t64)),  # NoRule
        (2, t115 | t33 & (t60 & t64) | t33 & (t62 & t63) | t33 & (t62 & t64) | t33 & (t63 & t64)),  # TwoRules
    )
    return errors, {
        'unit.band': unit_band,
        'unit.verdict': t32.view(I1) * (t35 + (2 - t35) * (~t30 & t31).view(I1)),
        'unit.total': unit_total_2 + (dice_1 - unit_total_2) * t32.view(I1),
        'unit.total.none': t32,
        'unit.natural.none': t32,
        'unit.dice.none': t32,
        'unit.shell': t37,
        'unit.shell.none': (unit_weapon <= 6) | t32,
        'unit.scored': unit_scored,
        'unit.scored.none': t102 | t32,
        'target.hits': (target_hits + (t103 + (0 - t103) * t32.view(I1))).clip(0, 12),
    }


fire = Resolver(
    'fire', 'Firing',
    inputs={
        'unit.weapon': Column('unit.weapon', 'member', I1, 0, 7, values=_W4),
        'unit.range': Column('unit.range', 'length', I2, 0, 12000, scale=60),
        'unit.reforming': Column('unit.reforming', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.to_reform': Column('unit.to_reform', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.moved': Column('unit.moved', 'length', I2, 0, 4800, scale=60),
        'unit.hits': Column('unit.hits', 'number', I1, 0, 12),
        'target.arm': Column('target.arm', 'member', I1, 0, 5, values=_W1),
        'target.limbered': Column('target.limbered', 'yesno', bool, values=('no', 'yes')),
        'target.outside_zone': Column('target.outside_zone', 'length', I2, 0, 2400, scale=60),
        'target.frontage': Column('target.frontage', 'length', I2, 60, 2400, scale=60),
        'target.behind_terrain': Column('target.behind_terrain', 'length', I2, 0, 2400, scale=60),
        'target.behind_friends': Column('target.behind_friends', 'length', I2, 0, 2400, scale=60),
        'target.cover': Column('target.cover', 'member', I1, 0, 2, values=_W14),
        'target.class': Column('target.class', 'member', I1, 0, 2, values=_W6),
        'unit.strikes': Column('unit.strikes', 'member', I1, 0, 2, values=_W8),
        'unit.position': Column('unit.position', 'member', I1, 0, 2, values=_W15),
        'unit.fire_directions': Column('unit.fire_directions', 'number', I1, 1, 4),
        'unit.size': Column('unit.size', 'member', I1, 0, 2, values=_W16),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 5, values=_W1),
        'target.formation': Column('target.formation', 'member', I1, 0, 1, values=_W3),
        'target.ranks': Column('target.ranks', 'number', I1, 1, 3),
        'target.position': Column('target.position', 'member', I1, 0, 2, values=_W15),
        'unit.class': Column('unit.class', 'member', I1, 0, 2, values=_W6),
        'target.hits': Column('target.hits', 'number', I1, 0, 12),
    },
    outputs={
        'unit.band': Column('unit.band', 'member', I1, -1, 3, values=_W17),
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W2),
        'unit.total': Column('unit.total', 'figure', I1, -11, 15, none='unit.total.none'),
        'unit.total.none': Column('unit.total.none', 'none', bool),
        'unit.natural': Column('unit.natural', 'figure', I1, 2, 5, none='unit.natural.none'),
        'unit.natural.none': Column('unit.natural.none', 'none', bool),
        'unit.dice': Column('unit.dice', 'figure', I1, 1, 1, none='unit.dice.none'),
        'unit.dice.none': Column('unit.dice.none', 'none', bool),
        'unit.shell': Column('unit.shell', 'figure', I1, 1, 6, none='unit.shell.none'),
        'unit.shell.none': Column('unit.shell.none', 'none', bool),
        'unit.scored': Column('unit.scored', 'figure', I1, 0, 4, none='unit.scored.none'),
        'unit.scored.none': Column('unit.scored.none', 'none', bool),
        'target.hits': Column('target.hits', 'figure', I1, 0, 12),
    },
    kernel=_fire,
    dice=2,
    same={'unit.natural': 'dice.1', 'unit.dice': 1},
)


def _difficult(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """difficult target (term for unit against target). @qrs 139-143"""
    target_arm = c["target.arm"]
    target_limbered = c["target.limbered"]
    target_outside_zone = c["target.outside_zone"]
    target_frontage = c["target.frontage"]
    t2 = (target_arm == 1) | (target_arm >= 3) & (target_arm <= 4) & ~target_limbered | (
        target_outside_zone * 2 > target_frontage
    )
    target_behind_terrain = c["target.behind_terrain"]
    target_behind_friends = c["target.behind_friends"]
    unit_difficult = t2 | (target_behind_terrain * 2 > target_frontage) | (target_behind_friends >= 1) & (
        target_behind_friends * 2 <= target_frontage
    )
    del t2
    t3 = target_limbered & ((target_arm <= 2) | (target_arm == 5)) | (target_outside_zone > target_frontage)
    del target_arm, target_limbered, target_outside_zone
    errors: Errors = (
        (3, t3 | (target_behind_terrain > target_frontage) | (target_behind_friends > target_frontage)),  # IllegalState
    )
    return errors, {
        'unit.difficult': unit_difficult,
    }


difficult = Resolver(
    'difficult', 'difficult target',
    inputs={
        'target.arm': Column('target.arm', 'member', I1, 0, 5, values=_W1),
        'target.limbered': Column('target.limbered', 'yesno', bool, values=('no', 'yes')),
        'target.outside_zone': Column('target.outside_zone', 'length', I2, 0, 2400, scale=60),
        'target.frontage': Column('target.frontage', 'length', I2, 60, 2400, scale=60),
        'target.behind_terrain': Column('target.behind_terrain', 'length', I2, 0, 2400, scale=60),
        'target.behind_friends': Column('target.behind_friends', 'length', I2, 0, 2400, scale=60),
    },
    outputs={
        'unit.difficult': Column('unit.difficult', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_difficult,
)


def _grazing(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Grazing fire (test for unit against target). @qrs 145-149"""
    target_behind_first = c["target.behind_first"]
    target_on_centre_line = c["target.on_centre_line"]
    t2 = (target_behind_first <= 1800) & target_on_centre_line
    del target_behind_first, target_on_centre_line
    t3 = ~t2
    target_ground = c["target.ground"]
    target_weather = c["target.weather"]
    t4 = (target_ground == 2) | (target_weather == 1)
    del target_weather
    t5 = ~t4
    t6 = target_ground == 0
    del target_ground
    t7 = t5 & t6
    unit_needed = 5 - t7.view(I1) * 2
    t8 = ~t7 & t5
    del t5, t7
    dice_1 = c["dice.1"]
    unit_reached = ~t8 & (unit_needed <= dice_1)
    target_grazed = c["target.grazed"]
    errors: Errors = (
        (1, t2 & ~(t4 | t6)),  # NoRule
        (9, t2 & (dice_1 == 0)),  # MissingDice
        (6, t2 & (dice_1 >= 7)),  # InputError
    )
    return errors, {
        'unit.verdict': 2 - t2.view(I1) * 2,
        'unit.needed': unit_needed,
        'unit.needed.none': t8 | t3,
        'unit.total.none': t3,
        'unit.natural.none': t3,
        'unit.dice.none': t3,
        'unit.result': -1 + (1 - unit_reached.view(I1) - (-1)) * t2.view(I1),
        'target.grazed': ~(t2 & ~unit_reached) & (t2 & unit_reached | target_grazed),
    }


grazing = Resolver(
    'grazing', 'Grazing fire',
    inputs={
        'target.behind_first': Column('target.behind_first', 'length', I2, 0, 6000, scale=60),
        'target.on_centre_line': Column('target.on_centre_line', 'yesno', bool, values=('no', 'yes')),
        'target.ground': Column('target.ground', 'member', I1, 0, 2, values=_W18),
        'target.weather': Column('target.weather', 'member', I1, 0, 1, values=_W19),
        'target.grazed': Column('target.grazed', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W2),
        'unit.needed': Column('unit.needed', 'figure', I1, 3, 5, none='unit.needed.none'),
        'unit.needed.none': Column('unit.needed.none', 'none', bool),
        'unit.total': Column('unit.total', 'figure', I1, 1, 6, none='unit.total.none'),
        'unit.total.none': Column('unit.total.none', 'none', bool),
        'unit.natural': Column('unit.natural', 'figure', I1, 1, 6, none='unit.natural.none'),
        'unit.natural.none': Column('unit.natural.none', 'none', bool),
        'unit.dice': Column('unit.dice', 'figure', I1, 1, 1, none='unit.dice.none'),
        'unit.dice.none': Column('unit.dice.none', 'none', bool),
        'unit.result': Column('unit.result', 'member', I1, -1, 1, values=_W20),
        'target.grazed': Column('target.grazed', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_grazing,
    dice=1,
    same={'unit.total': 'dice.1', 'unit.natural': 'dice.1', 'unit.dice': 1},
)


def _melee(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Melee (contest for unit against enemy). @qrs 86-99, 122-137"""
    dice_1 = c["dice.1"]
    dice_2 = c["dice.2"]
    unit_arm = c["unit.arm"]
    t2 = unit_arm == 2
    unit_charging = c["unit.charging"]
    unit_hits = c["unit.hits"]
    enemy_cover = c["enemy.cover"]
    t3 = (
        dice_1
        + (t2 & unit_charging).view(I1)
        + (-(unit_hits >= 3).view(I1))
        + (-(enemy_cover >= 1).view(I1) - (enemy_cover == 2).view(I1))
    )
    del enemy_cover
    enemy_height = c["enemy.height"]
    unit_height = c["unit.height"]
    t4 = t3 - 1
    enemy_class = c["enemy.class"]
    t5 = enemy_class == 0
    t6 = enemy_class == 2
    t7 = (
        t4
        + (t3 - t4) * (enemy_height <= unit_height).view(I1)
        + (-1 + (enemy_class >= 1).view(I1) + (enemy_class == 2).view(I1))
    )
    del t3, t4
    unit_supports = c["unit.supports"]
    t8 = (unit_arm >= 3) & (unit_arm <= 4)
    t9 = unit_arm == 1
    enemy_formed = c["enemy.formed"]
    enemy_arm = c["enemy.arm"]
    t10 = enemy_arm == 0
    t11 = (
        t7
        + unit_supports.clip(0, 2)
        + (-1 + ((unit_arm <= 2) | (unit_arm == 5)).view(I1)) - (t9 & (enemy_formed | t10)).view(I1)
    )
    del t7, unit_supports, enemy_formed
    unit_attacked_on = c["unit.attacked_on"]
    enemy_charging = c["enemy.charging"]
    unit_reforming = c["unit.reforming"]
    unit_formation = c["unit.formation"]
    t12 = (
        t11 - ((unit_attacked_on >= 1) | enemy_charging & unit_reforming).view(I1) * 2
        + (-(unit_formation == 1).view(I1) * 2)
    )
    del t11, unit_attacked_on, unit_reforming, unit_formation
    unit_position = c["unit.position"]
    unit_fight_directions = c["unit.fight_directions"]
    unit_size = c["unit.size"]
    unit_total = (
        t12
        + (unit_position == 1).view(I1) * -unit_fight_directions
        + (-1 + (unit_size >= 1).view(I1) + (unit_size == 2).view(I1))
    )
    del t12, unit_position, unit_fight_directions, unit_size
    t13 = enemy_arm == 2
    enemy_hits = c["enemy.hits"]
    unit_cover = c["unit.cover"]
    t14 = (
        dice_2
        + (t13 & enemy_charging).view(I1)
        + (-(enemy_hits >= 3).view(I1))
        + (-(unit_cover >= 1).view(I1) - (unit_cover == 2).view(I1))
    )
    del unit_cover
    t15 = t14 - 1
    unit_class = c["unit.class"]
    t16 = unit_class == 0
    t17 = unit_class == 2
    t18 = (
        t15
        + (t14 - t15) * (unit_height <= enemy_height).view(I1)
        + (-1 + (unit_class >= 1).view(I1) + (unit_class == 2).view(I1))
    )
    del enemy_height, unit_height, t14, t15
    enemy_supports = c["enemy.supports"]
    t19 = (enemy_arm >= 3) & (enemy_arm <= 4)
    t20 = enemy_arm == 1
    unit_formed = c["unit.formed"]
    t21 = unit_arm == 0
    t22 = (
        t18
        + enemy_supports.clip(0, 2)
        + (-1 + ((enemy_arm <= 2) | (enemy_arm == 5)).view(I1)) - (t20 & (unit_formed | t21)).view(I1)
    )
    del t18, enemy_supports, unit_formed
    enemy_attacked_on = c["enemy.attacked_on"]
    enemy_reforming = c["enemy.reforming"]
    enemy_formation = c["enemy.formation"]
    t23 = (
        t22 - ((enemy_attacked_on >= 1) | unit_charging & enemy_reforming).view(I1) * 2
        + (-(enemy_formation == 1).view(I1) * 2)
    )
    del t22, enemy_attacked_on, enemy_reforming, enemy_formation
    enemy_position = c["enemy.position"]
    enemy_fight_directions = c["enemy.fight_directions"]
    enemy_size = c["enemy.size"]
    enemy_total = (
        t23
        + (enemy_position == 1).view(I1) * -enemy_fight_directions
        + (-1 + (enemy_size >= 1).view(I1) + (enemy_size == 2).view(I1))
    )
    del t23, enemy_position, enemy_fight_directions, enemy_size
    t24 = t16 & t21
    t25 = unit_class == 1
    del unit_class
    t26 = t25 & t21
    t27 = t17 & t21
    del t21
    t28 = t25 & t9
    t29 = t17 & t9
    del t9
    t30 = t16 & t8
    t31 = t25 & t8
    t32 = t17 & t8
    del t8
    t33 = t16 & t2
    del t16
    t34 = t25 & t2
    del t25
    t35 = t17 & t2
    del t2, t17
    t36 = ~t24
    t37 = t36 & t26
    t38 = t24 | t26
    t39 = ~t38 & t27
    t40 = t38 | t27
    del t38
    t41 = ~t40 & t28
    t42 = t40 | t28
    del t40
    t43 = ~t42 & t29
    t44 = t42 | t29
    del t42
    t45 = ~t44 & t30
    t46 = t44 | t30
    del t44
    t47 = ~t46 & t31
    t48 = t46 | t31
    del t46
    t49 = ~t48 & t32
    t50 = t48 | t32
    del t48
    t51 = ~t50 & t33
    t52 = t50 | t33
    del t50
    t53 = ~t52 & t34
    t54 = t52 | t34
    del t52
    t55 = ~t54 & t35
    t56 = (
        (unit_total >= 1).view(I1)
        + (unit_total >= 2).view(I1)
        + (unit_total >= 4).view(I1)
        + (unit_total >= 5).view(I1)
    )
    t57 = (
        (unit_total >= 1).view(I1)
        + (unit_total >= 3).view(I1)
        + (unit_total >= 4).view(I1)
        + (unit_total >= 6).view(I1)
    )
    t58 = t56 + (t57 - t56) * t37.view(I1)
    del t56, t57
    t59 = (unit_total >= 2).view(I1) + (unit_total >= 3).view(I1) + (unit_total >= 5).view(I1)
    t60 = t58 + (t59 - t58) * t39.view(I1)
    del t58
    t61 = t60 + (t59 - t60) * t41.view(I1)
    del t59, t60
    t62 = (
        t61
        + (
            (unit_total >= 2).view(I1)
            + (unit_total >= 4).view(I1)
            + (unit_total >= 6).view(I1) - t61
        ) * t43.view(I1)
    )
    del t61
    t63 = t62 + ((unit_total >= 2).view(I1) + (unit_total >= 5).view(I1) - t62) * t45.view(I1)
    del t62
    t64 = t63 + ((unit_total >= 3).view(I1) + (unit_total >= 5).view(I1) - t63) * t47.view(I1)
    del t63
    t65 = t64 + ((unit_total >= 4).view(I1) + (unit_total >= 6).view(I1) - t64) * t49.view(I1)
    del t64
    t66 = (
        (unit_total >= 1).view(I1)
        + (unit_total >= 2).view(I1)
        + (unit_total >= 4).view(I1)
        + (unit_total >= 6).view(I1)
    )
    t67 = t65 + (t66 - t65) * t51.view(I1)
    del t65, t66
    t68 = (
        (unit_total >= 2).view(I1)
        + (unit_total >= 3).view(I1)
        + (unit_total >= 5).view(I1)
        + (unit_total >= 6).view(I1)
    )
    t69 = t67 + (t68 - t67) * t53.view(I1)
    del t67, t68
    t70 = (
        t69
        + (
            (unit_total >= 3).view(I1)
            + (unit_total >= 4).view(I1)
            + (unit_total >= 6).view(I1) - t69
        ) * t55.view(I1)
    )
    del t69
    t71 = ~t55 & (~t53 & (~t51 & (~t49 & (~t47 & (~t45 & (~t43 & (~t41 & (~t39 & (~t37 & t36)))))))))
    del t36, t37, t39, t41, t43, t45, t47, t49, t51, t53, t55
    t72 = (dice_1 == 5) & ~t71
    unit_scored = t70 + (t70.clip(1, 4) - t70) * t72.view(I1)
    del t70
    t73 = ~t72 & t71
    del t71, t72
    t74 = t5 & t10
    t75 = enemy_class == 1
    del enemy_class
    t76 = t75 & t10
    t77 = t6 & t10
    del t10
    t78 = t75 & t20
    t79 = t6 & t20
    del t20
    t80 = t5 & t19
    t81 = t75 & t19
    t82 = t6 & t19
    del t19
    t83 = t5 & t13
    del t5
    t84 = t75 & t13
    del t75
    t85 = t6 & t13
    del t6, t13
    t86 = ~t74
    t87 = t86 & t76
    t88 = t74 | t76
    t89 = ~t88 & t77
    t90 = t88 | t77
    del t88
    t91 = ~t90 & t78
    t92 = t90 | t78
    del t90
    t93 = ~t92 & t79
    t94 = t92 | t79
    del t92
    t95 = ~t94 & t80
    t96 = t94 | t80
    del t94
    t97 = ~t96 & t81
    t98 = t96 | t81
    del t96
    t99 = ~t98 & t82
    t100 = t98 | t82
    del t98
    t101 = ~t100 & t83
    t102 = t100 | t83
    del t100
    t103 = ~t102 & t84
    t104 = t102 | t84
    del t102
    t105 = ~t104 & t85
    t106 = (
        (enemy_total >= 1).view(I1)
        + (enemy_total >= 2).view(I1)
        + (enemy_total >= 4).view(I1)
        + (enemy_total >= 5).view(I1)
    )
    t107 = (
        (enemy_total >= 1).view(I1)
        + (enemy_total >= 3).view(I1)
        + (enemy_total >= 4).view(I1)
        + (enemy_total >= 6).view(I1)
    )
    t108 = t106 + (t107 - t106) * t87.view(I1)
    del t106, t107
    t109 = (enemy_total >= 2).view(I1) + (enemy_total >= 3).view(I1) + (enemy_total >= 5).view(I1)
    t110 = t108 + (t109 - t108) * t89.view(I1)
    del t108
    t111 = t110 + (t109 - t110) * t91.view(I1)
    del t109, t110
    t112 = (
        t111
        + (
            (enemy_total >= 2).view(I1)
            + (enemy_total >= 4).view(I1)
            + (enemy_total >= 6).view(I1) - t111
        ) * t93.view(I1)
    )
    del t111
    t113 = t112 + ((enemy_total >= 2).view(I1) + (enemy_total >= 5).view(I1) - t112) * t95.view(I1)
    del t112
    t114 = t113 + ((enemy_total >= 3).view(I1) + (enemy_total >= 5).view(I1) - t113) * t97.view(I1)
    del t113
    t115 = t114 + ((enemy_total >= 4).view(I1) + (enemy_total >= 6).view(I1) - t114) * t99.view(I1)
    del t114
    t116 = (
        (enemy_total >= 1).view(I1)
        + (enemy_total >= 2).view(I1)
        + (enemy_total >= 4).view(I1)
        + (enemy_total >= 6).view(I1)
    )
    t117 = t115 + (t116 - t115) * t101.view(I1)
    del t115, t116
    t118 = (
        (enemy_total >= 2).view(I1)
        + (enemy_total >= 3).view(I1)
        + (enemy_total >= 5).view(I1)
        + (enemy_total >= 6).view(I1)
    )
    t119 = t117 + (t118 - t117) * t103.view(I1)
    del t117, t118
    t120 = (
        t119
        + (
            (enemy_total >= 3).view(I1)
            + (enemy_total >= 4).view(I1)
            + (enemy_total >= 6).view(I1) - t119
        ) * t105.view(I1)
    )
    del t119
    t121 = ~t105 & (~t103 & (~t101 & (~t99 & (~t97 & (~t95 & (~t93 & (~t91 & (~t89 & (~t87 & t86)))))))))
    del t86, t87, t89, t91, t93, t95, t97, t99, t101, t103, t105
    t122 = (dice_2 == 5) & ~t121
    enemy_scored = t120 + (t120.clip(1, 4) - t120) * t122.view(I1)
    del t120
    t123 = ~t122 & t121
    del t121, t122
    t124 = t24 & t26 | t24 & t27 | t24 & t28 | t24 & t29 | t24 & t30 | t24 & t31 | t24 & t32 | t24 & t33
    t125 = t124 | t24 & t34 | t24 & t35 | t26 & t27 | t26 & t28 | t26 & t29 | t26 & t30 | t26 & t31 | t26 & t32
    del t24, t124
    t126 = t125 | t26 & t33 | t26 & t34 | t26 & t35 | t27 & t29 | t27 & t30 | t27 & t31 | t27 & t32 | t27 & t33
    del t26, t125
    t127 = t126 | t27 & t34 | t27 & t35 | t28 & t29 | t28 & t30 | t28 & t31 | t28 & t32 | t28 & t33 | t28 & t34
    del t27, t126
    t128 = t127 | t28 & t35 | t29 & t30 | t29 & t31 | t29 & t32 | t29 & t33 | t29 & t34 | t29 & t35 | t30 & t31
    del t28, t29, t127
    t129 = t128 | t30 & t32 | t30 & t33 | t30 & t34 | t30 & t35 | t31 & t32 | t31 & t33 | t31 & t34 | t31 & t35
    del t30, t31, t128
    t130 = t129 | t32 & t33 | t32 & t34 | t32 & t35 | t33 & t34 | t33 & t35 | t34 & t35 | t74 & t76 | t74 & t77
    del t32, t33, t34, t129
    t131 = t130 | t74 & t78 | t74 & t79 | t74 & t80 | t74 & t81 | t74 & t82 | t74 & t83 | t74 & t84 | t74 & t85
    del t74, t130
    t132 = t131 | t76 & t77 | t76 & t78 | t76 & t79 | t76 & t80 | t76 & t81 | t76 & t82 | t76 & t83 | t76 & t84
    del t131
    t133 = t132 | t76 & t85 | t77 & t79 | t77 & t80 | t77 & t81 | t77 & t82 | t77 & t83 | t77 & t84 | t77 & t85
    del t76, t77, t132
    t134 = t133 | t78 & t79 | t78 & t80 | t78 & t81 | t78 & t82 | t78 & t83 | t78 & t84 | t78 & t85 | t79 & t80
    del t78, t133
    t135 = t134 | t79 & t81 | t79 & t82 | t79 & t83 | t79 & t84 | t79 & t85 | t80 & t81 | t80 & t82 | t80 & t83
    del t79, t134
    t136 = t135 | t80 & t84 | t80 & t85 | t81 & t82 | t81 & t83 | t81 & t84 | t81 & t85 | t82 & t83 | t82 & t84
    del t80, t81, t135
    errors: Errors = (
        (3, (unit_arm >= 3) & unit_charging | (enemy_arm >= 3) & enemy_charging),  # IllegalState
        (9, dice_1 == 0),  # MissingDice
        (6, (dice_1 == 1) | (dice_1 >= 6) | ((dice_2 == 1) | (dice_2 >= 6))),  # InputError
        (9, dice_2 == 0),  # MissingDice
        (1, ~(t54 | t35)),  # NoRule
        (2, t136 | t82 & t85 | t83 & t84 | t83 & t85 | t84 & t85),  # TwoRules
        (1, ~(t104 | t85)),  # NoRule
    )
    return errors, {
        'unit.total': unit_total,
        'enemy.total': enemy_total,
        'unit.scored': unit_scored,
        'unit.scored.none': t73,
        'enemy.scored': enemy_scored,
        'enemy.scored.none': t123,
        'enemy.hits': (enemy_hits + (unit_scored + (0 - unit_scored) * t73.view(I1))).clip(0, 12),
        'unit.hits': (unit_hits + (enemy_scored + (0 - enemy_scored) * t123.view(I1))).clip(0, 12),
    }


melee = Resolver(
    'melee', 'Melee',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 5, values=_W1),
        'unit.charging': Column('unit.charging', 'yesno', bool, values=('no', 'yes')),
        'unit.hits': Column('unit.hits', 'number', I1, 0, 12),
        'enemy.cover': Column('enemy.cover', 'member', I1, 0, 2, values=_W14),
        'enemy.height': Column('enemy.height', 'number', I1, 0, 3),
        'unit.height': Column('unit.height', 'number', I1, 0, 3),
        'enemy.class': Column('enemy.class', 'member', I1, 0, 2, values=_W6),
        'unit.supports': Column('unit.supports', 'number', I1, 0, 4),
        'enemy.formed': Column('enemy.formed', 'yesno', bool, values=('no', 'yes')),
        'enemy.arm': Column('enemy.arm', 'member', I1, 0, 5, values=_W1),
        'unit.attacked_on': Column('unit.attacked_on', 'member', I1, 0, 2, values=_W8),
        'enemy.charging': Column('enemy.charging', 'yesno', bool, values=('no', 'yes')),
        'unit.reforming': Column('unit.reforming', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.formation': Column('unit.formation', 'member', I1, 0, 1, values=_W3),
        'unit.position': Column('unit.position', 'member', I1, 0, 2, values=_W15),
        'unit.fight_directions': Column('unit.fight_directions', 'number', I1, 1, 4),
        'unit.size': Column('unit.size', 'member', I1, 0, 2, values=_W16),
        'enemy.hits': Column('enemy.hits', 'number', I1, 0, 12),
        'unit.cover': Column('unit.cover', 'member', I1, 0, 2, values=_W14),
        'unit.class': Column('unit.class', 'member', I1, 0, 2, values=_W6),
        'enemy.supports': Column('enemy.supports', 'number', I1, 0, 4),
        'unit.formed': Column('unit.formed', 'yesno', bool, values=('no', 'yes')),
        'enemy.attacked_on': Column('enemy.attacked_on', 'member', I1, 0, 2, values=_W8),
        'enemy.reforming': Column('enemy.reforming', 'yesno', bool, values=('no', 'yes'), default=0),
        'enemy.formation': Column('enemy.formation', 'member', I1, 0, 1, values=_W3),
        'enemy.position': Column('enemy.position', 'member', I1, 0, 2, values=_W15),
        'enemy.fight_directions': Column('enemy.fight_directions', 'number', I1, 1, 4),
        'enemy.size': Column('enemy.size', 'member', I1, 0, 2, values=_W16),
    },
    outputs={
        'unit.total': Column('unit.total', 'figure', I1, -14, 10),
        'unit.natural': Column('unit.natural', 'figure', I1, 2, 5),
        'unit.dice': Column('unit.dice', 'figure', I1, 1, 1),
        'enemy.total': Column('enemy.total', 'figure', I1, -14, 10),
        'enemy.natural': Column('enemy.natural', 'figure', I1, 2, 5),
        'enemy.dice': Column('enemy.dice', 'figure', I1, 1, 1),
        'unit.scored': Column('unit.scored', 'figure', I1, 0, 4, none='unit.scored.none'),
        'unit.scored.none': Column('unit.scored.none', 'none', bool),
        'enemy.scored': Column('enemy.scored', 'figure', I1, 0, 4, none='enemy.scored.none'),
        'enemy.scored.none': Column('enemy.scored.none', 'none', bool),
        'enemy.hits': Column('enemy.hits', 'figure', I1, 0, 12),
        'unit.hits': Column('unit.hits', 'figure', I1, 0, 12),
    },
    kernel=_melee,
    dice=2,
    same={'unit.natural': 'dice.1', 'unit.dice': 1, 'enemy.natural': 'dice.2', 'enemy.dice': 1},
)


def _by_hand(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """guns off their limbers (term for unit). @qrs 33, 34"""
    unit_arm = c["unit.arm"]
    unit_limbered = c["unit.limbered"]
    errors: Errors = (
        (3, unit_limbered & ((unit_arm <= 2) | (unit_arm == 5))),  # IllegalState
    )
    return errors, {
        'unit.by_hand': (unit_arm >= 3) & (unit_arm <= 4) & ~unit_limbered,
    }


by_hand = Resolver(
    'by_hand', 'guns off their limbers',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 5, values=_W1),
        'unit.limbered': Column('unit.limbered', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'unit.by_hand': Column('unit.by_hand', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_by_hand,
)


def _normal_move(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Normal move (value for unit). @qrs 29-36"""
    unit_arm = c["unit.arm"]
    t2 = unit_arm == 0
    unit_formation = c["unit.formation"]
    t3 = unit_formation == 0
    t4 = ~(t2 & t3)
    t5 = unit_formation == 1
    del unit_formation
    t6 = t4 & (t2 & t5)
    del t2
    t7 = t6.view(I1) * 5 + 20
    t8 = t7 + (25 - t7) * (unit_arm == 1).view(I1)
    del t7
    t9 = unit_arm == 2
    t10 = t9 & t3
    del t3
    t11 = (unit_arm >= 2) & t10
    t12 = t8 + (30 - t8) * t11.view(I1)
    del t8
    t13 = (unit_arm <= 1) | t10
    del t10
    t14 = t9 & t5
    del t5, t9
    t15 = ~t13 & t14
    t16 = t12 + (40 - t12) * t15.view(I1)
    del t12
    t17 = t13 | t14
    del t13, t14
    unit_limbered = c["unit.limbered"]
    t18 = (unit_arm == 3) & unit_limbered
    unit_on_road = c["unit.on_road"]
    t19 = t18 & unit_on_road
    t20 = ~t17 & t19
    t21 = t16 + (25 - t16) * t20.view(I1)
    del t16
    t22 = t17 | t19
    del t17, t19
    t23 = ~t22 & t18
    t24 = t21 + (20 - t21) * t23.view(I1)
    del t21
    t25 = t22 | t18
    del t18, t22
    t26 = (unit_arm == 4) & unit_limbered
    t27 = t26 & unit_on_road
    t28 = ~t25 & t27
    t29 = t24 + (40 - t24) * t28.view(I1)
    del t24
    t30 = t25 | t27
    del t25, t27
    t31 = ~t30 & t26
    t32 = t29 + (30 - t29) * t31.view(I1)
    del t29
    t33 = t30 | t26
    del t26, t30
    t34 = unit_arm == 5
    t35 = t34 & unit_on_road
    del unit_on_road
    t36 = ~t33 & t35
    t37 = t32 + (20 - t32) * t36.view(I1)
    del t32
    t38 = ~t36 & (~t31 & (~t28 & (~t23 & (~t20 & (~t15 & (~t11 & ((unit_arm != 1) & (~t6 & t4))))))))
    del t4, t6, t11, t15, t20, t23, t28, t31, t36
    t39 = t33 | t35
    del t33, t35
    t40 = ~t39 & t34
    t41 = t37 + (15 - t37) * t40.view(I1)
    del t37
    t42 = t39 | t34
    del t34, t39
    t43 = (unit_arm >= 3) & (unit_arm <= 4)
    t44 = (unit_arm <= 2) | (unit_arm == 5)
    del unit_arm
    t45 = t43 & ~unit_limbered
    t46 = ~t42 & t45
    unit_weapon = c["unit.weapon"]
    unit_way = c["unit.way"]
    t47 = unit_weapon == 6
    t48 = (unit_weapon <= 3) | (unit_weapon == 7)
    t49 = 15 - (unit_way == 2).view(I1) * 5
    t50 = t49 + (10 - (unit_way == 2).view(I1) * 5 - t49) * (unit_weapon == 5).view(I1)
    del t49
    errors: Errors = (
        (3, t43 & (unit_weapon <= 3) | (unit_weapon >= 4) & t44 | unit_limbered & t44),  # IllegalState
        (1, t46 & t48 | ~(t42 | t45)),  # NoRule
    )
    return errors, {
        'unit.normal_move': t41 + (t50 + (5 - t50) * t47.view(I1) - t41) * t46.view(I1),
        'unit.normal_move.none': t46 & (t47 & (unit_way == 2) | t48) | ~t46 & (~t40 & t38),
    }


normal_move = Resolver(
    'normal_move', 'Normal move',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 5, values=_W1),
        'unit.formation': Column('unit.formation', 'member', I1, 0, 1, values=_W3),
        'unit.limbered': Column('unit.limbered', 'yesno', bool, values=('no', 'yes')),
        'unit.on_road': Column('unit.on_road', 'yesno', bool, values=('no', 'yes')),
        'unit.weapon': Column('unit.weapon', 'member', I1, 0, 7, values=_W4),
        'unit.way': Column('unit.way', 'member', I1, 0, 2, values=_W5),
    },
    outputs={
        'unit.normal_move': Column('unit.normal_move', 'figure', I1, 5, 40, none='unit.normal_move.none'),
        'unit.normal_move.none': Column('unit.normal_move.none', 'none', bool),
    },
    kernel=_normal_move,
)


def _move(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Move (action for unit). @qrs 27-36"""
    unit_reforming = c["unit.reforming"]
    unit_to_reform = c["unit.to_reform"]
    t2 = unit_reforming | unit_to_reform
    t3 = ~t2
    unit_arm = c["unit.arm"]
    t4 = (unit_arm >= 3) & (unit_arm <= 4)
    t5 = (unit_arm <= 2) | (unit_arm == 5)
    unit_limbered = c["unit.limbered"]
    t6 = t4 & ~unit_limbered
    unit_weapon = c["unit.weapon"]
    unit_way = c["unit.way"]
    t7 = unit_weapon == 6
    t8 = (unit_weapon <= 3) | (unit_weapon == 7)
    t9 = 15 - (unit_way == 2).view(I1) * 5
    t10 = t9 + (10 - (unit_way == 2).view(I1) * 5 - t9) * (unit_weapon == 5).view(I1)
    del t9
    t11 = t7 & (unit_way == 2) | t8
    del unit_way
    t12 = t6 & t11
    t13 = t2 | t12
    del t2
    t14 = ~t13
    t15 = unit_reforming.view(I1) * 2
    t16 = t15 + (2 - t15) * (~unit_reforming & unit_to_reform).view(I1)
    del unit_reforming, unit_to_reform, t15
    t17 = unit_arm == 0
    unit_formation = c["unit.formation"]
    t18 = unit_formation == 0
    t19 = ~(t17 & t18)
    t20 = unit_formation == 1
    del unit_formation
    t21 = t19 & (t17 & t20)
    del t17
    t22 = t21.view(I1) * 5 + 20
    t23 = t22 + (25 - t22) * (unit_arm == 1).view(I1)
    del t22
    t24 = unit_arm == 2
    t25 = t24 & t18
    del t18
    t26 = (unit_arm >= 2) & t25
    t27 = t23 + (30 - t23) * t26.view(I1)
    del t23
    t28 = (unit_arm <= 1) | t25
    del t25
    t29 = t24 & t20
    del t20, t24
    t30 = ~t28 & t29
    t31 = t27 + (40 - t27) * t30.view(I1)
    del t27
    t32 = t28 | t29
    del t28, t29
    t33 = (unit_arm == 3) & unit_limbered
    unit_on_road = c["unit.on_road"]
    t34 = t33 & unit_on_road
    t35 = ~t32 & t34
    t36 = t31 + (25 - t31) * t35.view(I1)
    del t31
    t37 = t32 | t34
    del t32, t34
    t38 = ~t37 & t33
    t39 = t36 + (20 - t36) * t38.view(I1)
    del t36
    t40 = t37 | t33
    del t33, t37
    t41 = (unit_arm == 4) & unit_limbered
    t42 = t41 & unit_on_road
    t43 = ~t40 & t42
    t44 = t39 + (40 - t39) * t43.view(I1)
    del t39
    t45 = t40 | t42
    del t40, t42
    t46 = ~t45 & t41
    t47 = t44 + (30 - t44) * t46.view(I1)
    del t44
    t48 = t45 | t41
    del t41, t45
    t49 = unit_arm == 5
    t50 = t49 & unit_on_road
    del unit_on_road
    t51 = ~t48 & t50
    t52 = t47 + (20 - t47) * t51.view(I1)
    del t47
    t53 = ~t51 & (~t46 & (~t43 & (~t38 & (~t35 & (~t30 & (~t26 & ((unit_arm != 1) & (~t21 & t19))))))))
    del unit_arm, t19, t21, t26, t30, t35, t38, t43, t46, t51
    t54 = t48 | t50
    del t48, t50
    t55 = ~t54 & t49
    t56 = t52 + (15 - t52) * t55.view(I1)
    del t52
    t57 = t54 | t49
    del t49, t54
    t58 = ~t57
    t59 = t58 & t6
    t60 = t56 + (t10 + (5 - t10) * t7.view(I1) - t56) * t59.view(I1)
    del t7, t10, t56
    chosen_unit_distance = c["chosen.unit.distance"]
    t61 = chosen_unit_distance >= -2147483647
    t62 = (t60 + (0 - t60) * (t59 & t11 | ~t59 & (~t55 & t53)).view(I1)).astype(I2) * 60
    del t11, t53, t55, t60
    unit_distance = t61.astype(I4) * chosen_unit_distance
    unit_moved = c["unit.moved"]
    errors: Errors = (
        (3, t4 & (unit_weapon <= 3) | (unit_weapon >= 4) & t5 | unit_limbered & t5),  # IllegalState
        (1, t3 & t6 & t8 | t14 & t58 & t59 & t8 | t14 & ~(t57 | t6)),  # NoRule
        (7, t14 & (t61 & ~((chosen_unit_distance >= 0) & (chosen_unit_distance <= t62)))),  # NotOpen
        (10, t14 & (chosen_unit_distance == -2147483648)),  # NeedsChoice
        (1, t14 & (unit_distance <= -1)),  # NoRule
    )
    return errors, {
        'unit.verdict': t13.view(I1) * (t16 + (2 - t16) * (t3 & t12).view(I1)),
        'unit.distance': unit_distance,
        'unit.distance.to': t62.astype(I4) + (chosen_unit_distance - t62.astype(I4)) * t61.astype(I4),
        'unit.distance.none': t13,
        'unit.moved': unit_distance + (unit_moved.astype(I4) - unit_distance) * t13.astype(I4),
    }


move = Resolver(
    'move', 'Move',
    inputs={
        'unit.reforming': Column('unit.reforming', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.to_reform': Column('unit.to_reform', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 5, values=_W1),
        'unit.limbered': Column('unit.limbered', 'yesno', bool, values=('no', 'yes')),
        'unit.weapon': Column('unit.weapon', 'member', I1, 0, 7, values=_W4),
        'unit.way': Column('unit.way', 'member', I1, 0, 2, values=_W5),
        'unit.formation': Column('unit.formation', 'member', I1, 0, 1, values=_W3),
        'unit.on_road': Column('unit.on_road', 'yesno', bool, values=('no', 'yes')),
        'unit.moved': Column('unit.moved', 'length', I2, 0, 4800, scale=60),
        'chosen.unit.distance': Column('chosen.unit.distance', 'length', I4, -2147483647, 2147483647, scale=60, missing=-2147483648),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W2),
        'unit.distance': Column('unit.distance', 'figure', I2, -2401, 2401, scale=60, none='unit.distance.none', to='unit.distance.to'),
        'unit.distance.to': Column('unit.distance.to', 'to', I2, -2401, 2401, scale=60),
        'unit.distance.none': Column('unit.distance.none', 'none', bool),
        'unit.moved': Column('unit.moved', 'figure', I2, -2401, 4800, scale=60),
    },
    kernel=_move,
)


def _ride(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Move of a command figure (action for commander). @qrs 3, 37"""
    chosen_commander_distance = c["chosen.commander.distance"]
    t2 = chosen_commander_distance >= -2147483647
    t3 = (
        chosen_commander_distance >= -2147483647
    ) & (chosen_commander_distance <= -1) | (chosen_commander_distance >= 3601)
    errors: Errors = (
        (7, t3),  # NotOpen
    )
    return errors, {
        'commander.distance': t2.astype(I4) * chosen_commander_distance,
        'commander.distance.to': 3600 + (chosen_commander_distance - 3600) * t2.astype(I4),
    }


ride = Resolver(
    'ride', 'Move of a command figure',
    inputs={
        'chosen.commander.distance': Column('chosen.commander.distance', 'length', I4, -2147483647, 2147483647, scale=60, missing=-2147483648),
    },
    outputs={
        'commander.distance': Column('commander.distance', 'figure', I2, -3601, 3601, scale=60, to='commander.distance.to'),
        'commander.distance.to': Column('commander.distance.to', 'to', I2, -3601, 3601, scale=60),
    },
    kernel=_ride,
)


def _rally(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Rally (action for unit). @qrs 51-64"""
    unit_nearest_enemy = c["unit.nearest_enemy"]
    unit_class = c["unit.class"]
    t2 = -((unit_nearest_enemy >= 1800) & (unit_nearest_enemy <= 3600)).view(I1)
    t3 = t2 + 2
    t4 = t3 + (t2 + 1 - t3) * (unit_class == 2).view(I1)
    del unit_class, t2, t3
    unit_general_distance = c["unit.general_distance"]
    unit_general_picks = c["unit.general_picks"]
    t5 = (unit_general_distance <= 300) & (unit_general_picks == 0)
    del unit_general_distance
    chosen_unit_by_general = c["chosen.unit.by_general"]
    unit_rallied = t4 + (0 - t4) * (unit_nearest_enemy <= 1799).view(I1) + t5.view(I1) * chosen_unit_by_general
    del unit_nearest_enemy, t4
    unit_hits = c["unit.hits"]
    unit_hits_2 = (unit_hits - unit_rallied).clip(-3, 12).clip(0, 12)
    del unit_hits
    unit_reforming = c["unit.reforming"]
    unit_to_reform = c["unit.to_reform"]
    unit_marker = c["unit.marker"]
    errors: Errors = (
        (10, t5 & (chosen_unit_by_general == -128)),  # NeedsChoice
        (7, t5 & ((chosen_unit_by_general >= -127) & (chosen_unit_by_general <= -1))),  # NotOpen
    )
    return errors, {
        'unit.rallied': unit_rallied,
        'unit.hits': unit_hits_2,
        'unit.general_picks': (unit_general_picks + (t5 & (chosen_unit_by_general != 0)).view(I1)).clip(0, 1),
        'unit.to_reform': ~(unit_reforming & (unit_hits_2 <= 3)) & unit_to_reform,
        'unit.marker': unit_marker + (0 - unit_marker) * unit_reforming.view(I1),
        'unit.must': (unit_reforming & (unit_hits_2 >= 4)).view(I1),
    }


rally = Resolver(
    'rally', 'Rally',
    inputs={
        'unit.nearest_enemy': Column('unit.nearest_enemy', 'length', I2, 0, 12000, scale=60),
        'unit.class': Column('unit.class', 'member', I1, 0, 2, values=_W6),
        'unit.general_distance': Column('unit.general_distance', 'length', I2, 0, 12000, scale=60),
        'unit.general_picks': Column('unit.general_picks', 'number', I1, 0, 1, default=0),
        'unit.hits': Column('unit.hits', 'number', I1, 0, 12),
        'unit.reforming': Column('unit.reforming', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.to_reform': Column('unit.to_reform', 'yesno', bool, values=('no', 'yes')),
        'unit.marker': Column('unit.marker', 'member', I1, 0, 1, values=_W21),
        'chosen.unit.by_general': Column('chosen.unit.by_general', 'sign', I1, -1, 1, missing=-128),
    },
    outputs={
        'unit.rallied': Column('unit.rallied', 'figure', I1, -1, 3),
        'unit.hits': Column('unit.hits', 'figure', I1, 0, 12),
        'unit.general_picks': Column('unit.general_picks', 'figure', I1, 0, 1),
        'unit.to_reform': Column('unit.to_reform', 'yesno', bool, values=('no', 'yes')),
        'unit.reforming': Column('unit.reforming', 'yesno', bool, values=('no', 'yes')),
        'unit.marker': Column('unit.marker', 'member', I1, -1, 1, values=_W21),
        'unit.must': Column('unit.must', 'acts', I1, 0, 1),
    },
    kernel=_rally,
    acts=('retreat',),
    same={'unit.reforming': 0},
)


def _reform(_c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Reform (action for unit). @qrs 60-64"""
    errors: Errors = (
    )
    return errors, {
    }


reform = Resolver(
    'reform', 'Reform',
    inputs={
        'unit.time': Column('unit.time', 'move', I1, 0, 2, scale=2),
        'unit.moved': Column('unit.moved', 'length', I2, 0, 4800, scale=60),
        'unit.reforming': Column('unit.reforming', 'yesno', bool, values=('no', 'yes')),
        'unit.marker': Column('unit.marker', 'member', I1, 0, 1, values=_W21),
    },
    outputs={
        'unit.time': Column('unit.time', 'figure', I1, 1, 1),
        'unit.moved': Column('unit.moved', 'figure', I1, 0, 0),
        'unit.reforming': Column('unit.reforming', 'yesno', bool, values=('no', 'yes')),
        'unit.marker': Column('unit.marker', 'member', I1, -1, 1, values=_W21),
        'unit.may': Column('unit.may', 'acts', I1, 0, 9),
        'unit.may_not': Column('unit.may_not', 'acts', I1, 0, 6),
    },
    kernel=_reform,
    acts=('change_formation', 'change_facing', 'fire', 'rally'),
    same={'unit.time': 1, 'unit.moved': 0, 'unit.reforming': 1, 'unit.marker': 1, 'unit.may': 9, 'unit.may_not': 6},
)


def _change_facing(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Change facing (action for unit). @qrs 60"""
    unit_reforming = c["unit.reforming"]
    errors: Errors = (
    )
    return errors, {
        'unit.verdict': unit_reforming.view(I1) * 2,
    }


change_facing = Resolver(
    'change_facing', 'Change facing',
    inputs={
        'unit.reforming': Column('unit.reforming', 'yesno', bool, values=('no', 'yes'), default=0),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W2),
    },
    kernel=_change_facing,
)


def _struck_in_flank(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """struck in flank or rear (term for unit against enemy). @qrs 62, 133"""
    unit_attacked_on = c["unit.attacked_on"]
    enemy_charging = c["enemy.charging"]
    unit_reforming = c["unit.reforming"]
    errors: Errors = (
    )
    return errors, {
        'unit.struck_in_flank': (unit_attacked_on >= 1) | enemy_charging & unit_reforming,
    }


struck_in_flank = Resolver(
    'struck_in_flank', 'struck in flank or rear',
    inputs={
        'unit.attacked_on': Column('unit.attacked_on', 'member', I1, 0, 2, values=_W8),
        'enemy.charging': Column('enemy.charging', 'yesno', bool, values=('no', 'yes')),
        'unit.reforming': Column('unit.reforming', 'yesno', bool, values=('no', 'yes'), default=0),
    },
    outputs={
        'unit.struck_in_flank': Column('unit.struck_in_flank', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_struck_in_flank,
)


def _reaction(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Reaction to firing (test for unit). @qrs 153-158"""
    unit_hits = c["unit.hits"]
    unit_done_for = c["unit.done_for"]
    unit_to_reform = c["unit.to_reform"]
    errors: Errors = (
    )
    return errors, {
        'unit.result': 3 - (unit_hits >= 3).view(I1) - (unit_hits >= 4).view(I1) - (unit_hits >= 5).view(I1),
        'unit.done_for': (unit_hits >= 5) | unit_done_for,
        'unit.to_reform': (unit_hits == 4) | unit_to_reform,
        'unit.must': 1 - (unit_hits <= 3).view(I1) + (unit_hits == 4).view(I1),
    }


reaction = Resolver(
    'reaction', 'Reaction to firing',
    inputs={
        'unit.hits': Column('unit.hits', 'number', I1, 0, 12),
        'unit.done_for': Column('unit.done_for', 'yesno', bool, values=('no', 'yes')),
        'unit.to_reform': Column('unit.to_reform', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'unit.result': Column('unit.result', 'member', I1, -1, 3, values=_W22),
        'unit.done_for': Column('unit.done_for', 'yesno', bool, values=('no', 'yes')),
        'unit.to_reform': Column('unit.to_reform', 'yesno', bool, values=('no', 'yes')),
        'unit.must': Column('unit.must', 'acts', I1, 0, 2),
    },
    kernel=_reaction,
    acts=('rout', 'retreat'),
)


def _rout(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Rout (action for unit). @qrs 155"""
    unit_arm = c["unit.arm"]
    t2 = unit_arm == 0
    unit_formation = c["unit.formation"]
    t3 = unit_formation == 0
    t4 = ~(t2 & t3)
    t5 = unit_formation == 1
    del unit_formation
    t6 = t4 & (t2 & t5)
    del t2
    t7 = t6.view(I1) * 5 + 20
    t8 = t7 + (25 - t7) * (unit_arm == 1).view(I1)
    del t7
    t9 = unit_arm == 2
    t10 = t9 & t3
    del t3
    t11 = (unit_arm >= 2) & t10
    t12 = t8 + (30 - t8) * t11.view(I1)
    del t8
    t13 = (unit_arm <= 1) | t10
    del t10
    t14 = t9 & t5
    del t5, t9
    t15 = ~t13 & t14
    t16 = t12 + (40 - t12) * t15.view(I1)
    del t12
    t17 = t13 | t14
    del t13, t14
    unit_limbered = c["unit.limbered"]
    t18 = (unit_arm == 3) & unit_limbered
    unit_on_road = c["unit.on_road"]
    t19 = t18 & unit_on_road
    t20 = ~t17 & t19
    t21 = t16 + (25 - t16) * t20.view(I1)
    del t16
    t22 = t17 | t19
    del t17, t19
    t23 = ~t22 & t18
    t24 = t21 + (20 - t21) * t23.view(I1)
    del t21
    t25 = t22 | t18
    del t18, t22
    t26 = (unit_arm == 4) & unit_limbered
    t27 = t26 & unit_on_road
    t28 = ~t25 & t27
    t29 = t24 + (40 - t24) * t28.view(I1)
    del t24
    t30 = t25 | t27
    del t25, t27
    t31 = ~t30 & t26
    t32 = t29 + (30 - t29) * t31.view(I1)
    del t29
    t33 = t30 | t26
    del t26, t30
    t34 = unit_arm == 5
    t35 = t34 & unit_on_road
    del unit_on_road
    t36 = ~t33 & t35
    t37 = t32 + (20 - t32) * t36.view(I1)
    del t32
    t38 = ~t36 & (~t31 & (~t28 & (~t23 & (~t20 & (~t15 & (~t11 & ((unit_arm != 1) & (~t6 & t4))))))))
    del t4, t6, t11, t15, t20, t23, t28, t31, t36
    t39 = t33 | t35
    del t33, t35
    t40 = ~t39 & t34
    t41 = t37 + (15 - t37) * t40.view(I1)
    del t37
    t42 = t39 | t34
    del t34, t39
    t43 = (unit_arm >= 3) & (unit_arm <= 4)
    t44 = (unit_arm <= 2) | (unit_arm == 5)
    del unit_arm
    t45 = t43 & ~unit_limbered
    t46 = ~t42 & t45
    unit_weapon = c["unit.weapon"]
    unit_way = c["unit.way"]
    t47 = unit_weapon == 6
    t48 = (unit_weapon <= 3) | (unit_weapon == 7)
    t49 = 15 - (unit_way == 2).view(I1) * 5
    t50 = t49 + (10 - (unit_way == 2).view(I1) * 5 - t49) * (unit_weapon == 5).view(I1)
    del t49
    errors: Errors = (
        (3, t43 & (unit_weapon <= 3) | (unit_weapon >= 4) & t44 | unit_limbered & t44),  # IllegalState
        (1, t46 & t48 | ~(t42 | t45)),  # NoRule
    )
    return errors, {
        'unit.distance': t41 + (t50 + (5 - t50) * t47.view(I1) - t41) * t46.view(I1),
        'unit.distance.none': t46 & (t47 & (unit_way == 2) | t48) | ~t46 & (~t40 & t38),
    }


rout = Resolver(
    'rout', 'Rout',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 5, values=_W1),
        'unit.formation': Column('unit.formation', 'member', I1, 0, 1, values=_W3),
        'unit.limbered': Column('unit.limbered', 'yesno', bool, values=('no', 'yes')),
        'unit.on_road': Column('unit.on_road', 'yesno', bool, values=('no', 'yes')),
        'unit.weapon': Column('unit.weapon', 'member', I1, 0, 7, values=_W4),
        'unit.way': Column('unit.way', 'member', I1, 0, 2, values=_W5),
    },
    outputs={
        'unit.distance': Column('unit.distance', 'figure', I1, 5, 40, none='unit.distance.none'),
        'unit.distance.none': Column('unit.distance.none', 'none', bool),
    },
    kernel=_rout,
)


def _removal(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Taken off (test for unit). @qrs 155"""
    unit_done_for = c["unit.done_for"]
    unit_removed = c["unit.removed"]
    errors: Errors = (
    )
    return errors, {
        'unit.removed': unit_done_for | unit_removed,
    }


removal = Resolver(
    'removal', 'Taken off',
    inputs={
        'unit.done_for': Column('unit.done_for', 'yesno', bool, values=('no', 'yes')),
        'unit.removed': Column('unit.removed', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'unit.removed': Column('unit.removed', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_removal,
)


def _retreat(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Retreat (action for unit). @qrs 64, 156"""
    chosen_unit_distance_back = c["chosen.unit.distance_back"]
    t2 = chosen_unit_distance_back >= -2147483647
    t3 = (
        chosen_unit_distance_back >= -2147483647
    ) & (chosen_unit_distance_back <= 59) | (chosen_unit_distance_back >= 121)
    errors: Errors = (
        (7, t3),  # NotOpen
    )
    return errors, {
        'unit.distance_back': 60 + (chosen_unit_distance_back - 60) * t2.astype(I4),
        'unit.distance_back.to': 120 + (chosen_unit_distance_back - 120) * t2.astype(I4),
    }


retreat = Resolver(
    'retreat', 'Retreat',
    inputs={
        'chosen.unit.distance_back': Column('chosen.unit.distance_back', 'move', I4, -2147483647, 2147483647, scale=60, missing=-2147483648),
    },
    outputs={
        'unit.distance_back': Column('unit.distance_back', 'figure', I1, -121, 121, scale=60, to='unit.distance_back.to'),
        'unit.distance_back.to': Column('unit.distance_back.to', 'to', I1, -121, 121, scale=60),
    },
    kernel=_retreat,
)


def _least_retreat(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Least retreat (value for unit). @qrs 156"""
    unit_arm = c["unit.arm"]
    t2 = unit_arm == 0
    unit_formation = c["unit.formation"]
    t3 = unit_formation == 0
    t4 = ~(t2 & t3)
    t5 = unit_formation == 1
    del unit_formation
    t6 = t4 & (t2 & t5)
    del t2
    t7 = t6.view(I1) * 5 + 20
    t8 = t7 + (25 - t7) * (unit_arm == 1).view(I1)
    del t7
    t9 = unit_arm == 2
    t10 = t9 & t3
    del t3
    t11 = (unit_arm >= 2) & t10
    t12 = t8 + (30 - t8) * t11.view(I1)
    del t8
    t13 = (unit_arm <= 1) | t10
    del t10
    t14 = t9 & t5
    del t5, t9
    t15 = ~t13 & t14
    t16 = t12 + (40 - t12) * t15.view(I1)
    del t12
    t17 = t13 | t14
    del t13, t14
    unit_limbered = c["unit.limbered"]
    t18 = (unit_arm == 3) & unit_limbered
    unit_on_road = c["unit.on_road"]
    t19 = t18 & unit_on_road
    t20 = ~t17 & t19
    t21 = t16 + (25 - t16) * t20.view(I1)
    del t16
    t22 = t17 | t19
    del t17, t19
    t23 = ~t22 & t18
    t24 = t21 + (20 - t21) * t23.view(I1)
    del t21
    t25 = t22 | t18
    del t18, t22
    t26 = (unit_arm == 4) & unit_limbered
    t27 = t26 & unit_on_road
    t28 = ~t25 & t27
    t29 = t24 + (40 - t24) * t28.view(I1)
    del t24
    t30 = t25 | t27
    del t25, t27
    t31 = ~t30 & t26
    t32 = t29 + (30 - t29) * t31.view(I1)
    del t29
    t33 = t30 | t26
    del t26, t30
    t34 = unit_arm == 5
    t35 = t34 & unit_on_road
    del unit_on_road
    t36 = ~t33 & t35
    t37 = t32 + (20 - t32) * t36.view(I1)
    del t32
    t38 = ~t36 & (~t31 & (~t28 & (~t23 & (~t20 & (~t15 & (~t11 & ((unit_arm != 1) & (~t6 & t4))))))))
    del t4, t6, t11, t15, t20, t23, t28, t31, t36
    t39 = t33 | t35
    del t33, t35
    t40 = ~t39 & t34
    t41 = t37 + (15 - t37) * t40.view(I1)
    del t37
    t42 = t39 | t34
    del t34, t39
    t43 = (unit_arm >= 3) & (unit_arm <= 4)
    t44 = (unit_arm <= 2) | (unit_arm == 5)
    del unit_arm
    t45 = t43 & ~unit_limbered
    t46 = ~t42 & t45
    unit_weapon = c["unit.weapon"]
    unit_way = c["unit.way"]
    t47 = unit_weapon == 6
    t48 = (unit_weapon <= 3) | (unit_weapon == 7)
    t49 = 15 - (unit_way == 2).view(I1) * 5
    t50 = t49 + (10 - (unit_way == 2).view(I1) * 5 - t49) * (unit_weapon == 5).view(I1)
    del t49
    errors: Errors = (
        (3, t43 & (unit_weapon <= 3) | (unit_weapon >= 4) & t44 | unit_limbered & t44),  # IllegalState
        (1, t46 & t48 | ~(t42 | t45)),  # NoRule
    )
    return errors, {
        'unit.least_retreat': t41 + (t50 + (5 - t50) * t47.view(I1) - t41) * t46.view(I1),
        'unit.least_retreat.none': t46 & (t47 & (unit_way == 2) | t48) | ~t46 & (~t40 & t38),
    }


least_retreat = Resolver(
    'least_retreat', 'Least retreat',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 5, values=_W1),
        'unit.formation': Column('unit.formation', 'member', I1, 0, 1, values=_W3),
        'unit.limbered': Column('unit.limbered', 'yesno', bool, values=('no', 'yes')),
        'unit.on_road': Column('unit.on_road', 'yesno', bool, values=('no', 'yes')),
        'unit.weapon': Column('unit.weapon', 'member', I1, 0, 7, values=_W4),
        'unit.way': Column('unit.way', 'member', I1, 0, 2, values=_W5),
    },
    outputs={
        'unit.least_retreat': Column('unit.least_retreat', 'figure', I1, 5, 40, none='unit.least_retreat.none'),
        'unit.least_retreat.none': Column('unit.least_retreat.none', 'none', bool),
    },
    kernel=_least_retreat,
)


def _most_retreat(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Longest retreat (value for unit). @qrs 156"""
    unit_arm = c["unit.arm"]
    t2 = unit_arm == 0
    unit_formation = c["unit.formation"]
    t3 = unit_formation == 0
    t4 = ~(t2 & t3)
    t5 = unit_formation == 1
    del unit_formation
    t6 = t4 & (t2 & t5)
    del t2
    t7 = t6.view(I1) * 5 + 20
    t8 = t7 + (25 - t7) * (unit_arm == 1).view(I1)
    del t7
    t9 = unit_arm == 2
    t10 = t9 & t3
    del t3
    t11 = (unit_arm >= 2) & t10
    t12 = t8 + (30 - t8) * t11.view(I1)
    del t8
    t13 = (unit_arm <= 1) | t10
    del t10
    t14 = t9 & t5
    del t5, t9
    t15 = ~t13 & t14
    t16 = t12 + (40 - t12) * t15.view(I1)
    del t12
    t17 = t13 | t14
    del t13, t14
    unit_limbered = c["unit.limbered"]
    t18 = (unit_arm == 3) & unit_limbered
    unit_on_road = c["unit.on_road"]
    t19 = t18 & unit_on_road
    t20 = ~t17 & t19
    t21 = t16 + (25 - t16) * t20.view(I1)
    del t16
    t22 = t17 | t19
    del t17, t19
    t23 = ~t22 & t18
    t24 = t21 + (20 - t21) * t23.view(I1)
    del t21
    t25 = t22 | t18
    del t18, t22
    t26 = (unit_arm == 4) & unit_limbered
    t27 = t26 & unit_on_road
    t28 = ~t25 & t27
    t29 = t24 + (40 - t24) * t28.view(I1)
    del t24
    t30 = t25 | t27
    del t25, t27
    t31 = ~t30 & t26
    t32 = t29 + (30 - t29) * t31.view(I1)
    del t29
    t33 = t30 | t26
    del t26, t30
    t34 = unit_arm == 5
    t35 = t34 & unit_on_road
    del unit_on_road
    t36 = ~t33 & t35
    t37 = t32 + (20 - t32) * t36.view(I1)
    del t32
    t38 = ~t36 & (~t31 & (~t28 & (~t23 & (~t20 & (~t15 & (~t11 & ((unit_arm != 1) & (~t6 & t4))))))))
    del t4, t6, t11, t15, t20, t23, t28, t31, t36
    t39 = t33 | t35
    del t33, t35
    t40 = ~t39 & t34
    t41 = t37 + (15 - t37) * t40.view(I1)
    del t37
    t42 = t39 | t34
    del t34, t39
    t43 = (unit_arm >= 3) & (unit_arm <= 4)
    t44 = (unit_arm <= 2) | (unit_arm == 5)
    del unit_arm
    t45 = t43 & ~unit_limbered
    t46 = ~t42 & t45
    unit_weapon = c["unit.weapon"]
    unit_way = c["unit.way"]
    t47 = unit_weapon == 6
    t48 = (unit_weapon <= 3) | (unit_weapon == 7)
    t49 = 15 - (unit_way == 2).view(I1) * 5
    t50 = t49 + (10 - (unit_way == 2).view(I1) * 5 - t49) * (unit_weapon == 5).view(I1)
    del t49
    errors: Errors = (
        (3, t43 & (unit_weapon <= 3) | (unit_weapon >= 4) & t44 | unit_limbered & t44),  # IllegalState
        (1, t46 & t48 | ~(t42 | t45)),  # NoRule
    )
    return errors, {
        'unit.most_retreat': (t41 + (t50 + (5 - t50) * t47.view(I1) - t41) * t46.view(I1)) * 2,
        'unit.most_retreat.none': t46 & (t47 & (unit_way == 2) | t48) | ~t46 & (~t40 & t38),
    }


most_retreat = Resolver(
    'most_retreat', 'Longest retreat',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 5, values=_W1),
        'unit.formation': Column('unit.formation', 'member', I1, 0, 1, values=_W3),
        'unit.limbered': Column('unit.limbered', 'yesno', bool, values=('no', 'yes')),
        'unit.on_road': Column('unit.on_road', 'yesno', bool, values=('no', 'yes')),
        'unit.weapon': Column('unit.weapon', 'member', I1, 0, 7, values=_W4),
        'unit.way': Column('unit.way', 'member', I1, 0, 2, values=_W5),
    },
    outputs={
        'unit.most_retreat': Column('unit.most_retreat', 'figure', I1, 10, 80, none='unit.most_retreat.none'),
        'unit.most_retreat.none': Column('unit.most_retreat.none', 'none', bool),
    },
    kernel=_most_retreat,
)


RESOLVERS = {
    'charge': charge,
    'far_charge': far_charge,
    'sure_counter_charge': sure_counter_charge,
    'counter_charge': counter_charge,
    'turn_to_face': turn_to_face,
    'answer_with_formation': answer_with_formation,
    'change_formation': change_formation,
    'command_performance': command_performance,
    'command_distance': command_distance,
    'out_of_command': out_of_command,
    'initiative_test': initiative_test,
    'fire': fire,
    'difficult': difficult,
    'grazing': grazing,
    'melee': melee,
    'by_hand': by_hand,
    'normal_move': normal_move,
    'move': move,
    'ride': ride,
    'rally': rally,
    'reform': reform,
    'change_facing': change_facing,
    'struck_in_flank': struck_in_flank,
    'reaction': reaction,
    'rout': rout,
    'removal': removal,
    'retreat': retreat,
    'least_retreat': least_retreat,
    'most_retreat': most_retreat,
}
