"""Carolus Rex: resolvers over columns. Needs numpy.

Made by rulec from rules/carolus_rex; not to be edited. NAME.resolve_many(columns) takes and gives plain
arrays by name: unit.grade, chosen.unit.act, dice.1, unit.total. NAME.inputs and NAME.outputs say what each
column holds.

Words are codes in the order of their kinds, -1 is none. Lengths are whole numbers of 1/60 in, angles of
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


_W1 = ('good_order', 'disordered', 'shaken', 'broken')
_W2 = ('A', 'B', 'C', 'D')
_W3 = ('infantry', 'cavalry', 'irregulars', 'light_artillery', 'medium_artillery', 'heavy_artillery')
_W4 = ('open', 'woods', 'obstacle', 'barricades', 'entrenchments')
_W5 = ('front', 'flank', 'rear')
_W6 = ('untrained', 'trained', 'veteran', 'elite')
_W7 = ('nobody', 'leader', 'commander')
_W8 = ('passed', 'failed')
_W9 = ('a_fb', 'a_recoil', 'a_rout', 'd_fb', 'd_recoil', 'd_rout', 'both_rout')
_W10 = (
    'attacker_gives_ground_the_other_side_stands',
    'attacker_recoils',
    'attacker_routs',
    'defender_gives_ground_the_other_side_stands',
    'defender_recoils_the_attacker_can_follow',
    'defender_routs_the_attacker_can_advance',
    'both_sides_rout'
)
_W11 = (
    'irregulars_always_do',
    'shaken_cavalry_do_not',
    'cavalry_that_fail_the_test_must',
    'cavalry_that_pass_choose',
    'no_others_do'
)
_W12 = ('weak', 'ordinary', 'strong')
_W13 = ('advance', 'fall_back', 'retreat', 'redeploy', 'rally')
_W14 = ('none_of_them', 'front', 'flank', 'rear')
_W15 = ('may', 'must', 'may not', 'need not', 'does not apply')
_W16 = ('deployed', 'march', 'rout')
_W17 = ('forward', 'about')
_W18 = ('leader', 'commander')
_W19 = (
    'shaken_draws_off',
    'stays_before_shaken_enemy',
    'disordered_back',
    'stays_before_disordered_enemy_that_go_back',
    'attacker_back',
    'defender_of_them_stays',
    'all_others_both_sides_step_back'
)


def _routing(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """routing (term for unit). @qrs 153, 204-207"""
    unit_state = c["unit.state"]
    errors: Errors = (
    )
    return errors, {
        'unit.routing': unit_state == 3,
    }


routing = Resolver(
    'routing', 'routing',
    inputs={
        'unit.state': Column('unit.state', 'member', I1, 0, 3, values=_W1),
    },
    outputs={
        'unit.routing': Column('unit.routing', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_routing,
)


def _melee(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Close combat (contest for attacker against defender). @qrs 165-215"""
    dice = _stacked(c, 10)
    dice_1 = c["dice.1"]
    dice_2 = c["dice.2"]
    attacker_class = c["attacker.class"]
    attacker_arm = c["attacker.arm"]
    attacker_irregulars_always_do = attacker_arm == 2
    t2 = (
        dice_1
        + (1 - (attacker_class >= 2).view(I1) - (attacker_class == 3).view(I1))
        + (-(attacker_arm >= 2).view(I1) - (attacker_arm >= 3).view(I1))
    )
    del attacker_class
    attacker_pikes = c["attacker.pikes"]
    defender_position = c["defender.position"]
    attacker_shock = c["attacker.shock"]
    attacker_charging = c["attacker.charging"]
    t3 = (
        t2
        + (attacker_pikes & ((defender_position == 0) | (defender_position == 2))).view(I1)
        + (attacker_shock & attacker_charging).view(I1)
    )
    del t2, attacker_pikes, attacker_charging
    attacker_state = c["attacker.state"]
    defender_state = c["defender.state"]
    t4 = t3 + (-1 + ((attacker_state == 0) | (attacker_state == 3)).view(I1)) + (defender_state == 2).view(I1)
    del t3
    attacker_strikes = c["attacker.strikes"]
    attacker_flank_compromised = c["attacker.flank_compromised"]
    t5 = -attacker_flank_compromised.view(I1)
    del attacker_flank_compromised
    t6 = attacker_arm == 1
    defender_hedge_of_steel = c["defender.hedge_of_steel"]
    t7 = (
        t4
        + (attacker_strikes >= 1).view(I1) * 2
        + t5 - ((attacker_arm >= 1) & (attacker_arm <= 2) & defender_hedge_of_steel).view(I1)
    )
    del t4, attacker_strikes, defender_hedge_of_steel
    attacker_position = c["attacker.position"]
    t8 = (
        t7
        + (attacker_position == 4).view(I1) * 2
        + (-1 + ((defender_position <= 1) | (defender_position == 4)).view(I1))
    )
    del t7
    attacker_supports = c["attacker.supports"]
    attacker_incidental = c["attacker.incidental"]
    attacker_total = t8 + (attacker_supports >= 1).view(I1) - attacker_incidental.view(I1)
    del t8, attacker_supports, attacker_incidental
    defender_class = c["defender.class"]
    defender_arm = c["defender.arm"]
    defender_irregulars_always_do = defender_arm == 2
    t9 = (
        dice_2
        + (1 - (defender_class >= 2).view(I1) - (defender_class == 3).view(I1))
        + (-(defender_arm >= 2).view(I1) - (defender_arm >= 3).view(I1))
    )
    del defender_class
    defender_pikes = c["defender.pikes"]
    defender_shock = c["defender.shock"]
    defender_charging = c["defender.charging"]
    t10 = (
        t9
        + (defender_pikes & ((attacker_position == 0) | (attacker_position == 2))).view(I1)
        + (defender_shock & defender_charging).view(I1)
    )
    del attacker_position, t9, defender_pikes, defender_charging
    defender_flank_compromised = c["defender.flank_compromised"]
    t11 = -defender_flank_compromised.view(I1)
    del defender_flank_compromised
    t12 = defender_arm == 1
    attacker_hedge_of_steel = c["attacker.hedge_of_steel"]
    t13 = (
        t10
        + (-1 + ((defender_state == 0) | (defender_state == 3)).view(I1))
        + t11 - ((defender_arm >= 1) & (defender_arm <= 2) & attacker_hedge_of_steel).view(I1)
    )
    del t10, attacker_hedge_of_steel
    defender_supports = c["defender.supports"]
    defender_incidental = c["defender.incidental"]
    defender_total = (
        t13
        + (defender_position == 4).view(I1) * 2
        + (defender_supports >= 1).view(I1) - defender_incidental.view(I1)
    )
    del defender_position, t13, defender_supports, defender_incidental
    attacker_margin = attacker_total - defender_total
    t14 = attacker_margin >= -3
    t15 = attacker_margin <= -4
    t16 = attacker_margin <= -8
    attacker_level = (
        (attacker_margin >= -7).view(I1) * 4
        - (attacker_margin >= -6).view(I1)
        - (attacker_margin >= -3).view(I1)
        - (attacker_margin >= 0).view(I1)
        - (attacker_margin >= 4).view(I1)
    )
    defender_level = (
        4 - (attacker_margin >= -7).view(I1) * 4
        + (attacker_margin >= -3).view(I1)
        + (attacker_margin >= 1).view(I1)
        + (attacker_margin >= 4).view(I1)
        + (attacker_margin >= 7).view(I1)
    )
    t17 = (attacker_margin >= -7) & (attacker_margin <= 3)
    dice_3 = c["dice.3"]
    dice_4 = c["dice.4"]
    t18 = (attacker_margin <= -8) | (attacker_margin >= 4)
    attacker_total_2 = dice_3 + dice_4
    attacker_quality = c["attacker.quality"]
    t19 = -(attacker_state >= 1).view(I1) - (attacker_state >= 2).view(I1) - (attacker_state == 3).view(I1)
    attacker_attached = c["attacker.attached"]
    attacker_total_3 = attacker_total_2 + attacker_quality + t19 + t5 + attacker_attached
    del t19
    t20 = attacker_total_2 + (attacker_total_3 - attacker_total_2) * t17.view(I1)
    t21 = 1 - (attacker_total_3 >= 7).view(I1)
    t22 = t21 + (-1 - t21) * t18.view(I1)
    del t21
    attacker_passed = c["attacker.passed"]
    t23 = ~(t17 & (attacker_total_3 <= 6)) & (t17 & (attacker_total_3 >= 7) | attacker_passed)
    del attacker_total_3, attacker_passed
    t24 = _face(dice, 2 + ((attacker_margin >= -7) & (attacker_margin <= 3)).view(I1) * 2)
    t25 = _face(dice, 3 + ((attacker_margin >= -7) & (attacker_margin <= 3)).view(I1) * 2)
    defender_total_2 = t24 + t25
    t26 = 4 - (attacker_margin <= -8).view(I1) * 2 + ((attacker_margin >= -3) & (attacker_margin <= 3)).view(I1) * 2
    defender_quality = c["defender.quality"]
    t27 = -(defender_state >= 1).view(I1) - (defender_state >= 2).view(I1) - (defender_state == 3).view(I1)
    defender_attached = c["defender.attached"]
    defender_total_3 = defender_total_2 + defender_quality + t27 + t11 + defender_attached
    del t27
    t28 = defender_total_2 + (defender_total_3 - defender_total_2) * t14.view(I1)
    t29 = 1 - (defender_total_3 >= 7).view(I1)
    t30 = t29 + (-1 - t29) * t15.view(I1)
    del t29
    defender_passed = c["defender.passed"]
    t31 = ~(t14 & (defender_total_3 <= 6)) & (t14 & (defender_total_3 >= 7) | defender_passed)
    del defender_total_3, defender_passed
    t32 = (
        -1
        + (
            attacker_margin >= -7
        ).view(I1) * 4 - (
            attacker_margin >= -6
        ).view(I1) - (
            attacker_margin >= -3
        ).view(I1) - (attacker_margin >= 0).view(I1) - (attacker_margin >= 4).view(I1)
    )
    t33 = ~(t17 & t23)
    t34 = t33 & t17
    t35 = t32 + (attacker_level - t32) * t34.view(I1)
    del t32
    attacker_lost = t35 + (0 - t35) * t18.view(I1)
    del t35
    t36 = t17 & (t34 & t16 | ~t34 & t33)
    del t33, t34
    t37 = (
        -1
        + (attacker_margin >= -3).view(I1)
        + (attacker_margin >= 1).view(I1)
        + (attacker_margin >= 4).view(I1)
        + (attacker_margin >= 7).view(I1)
    )
    t38 = ~(t14 & t31)
    t39 = t38 & t14
    t40 = t37 + (defender_level - t37) * t39.view(I1)
    del t37
    defender_lost = t40 + (0 - t40) * t15.view(I1)
    del t40
    t41 = t14 & (t39 & t16 | ~t39 & t38)
    del t38, t39
    attacker_state_2 = (
        attacker_state
        + (attacker_lost + (0 - attacker_lost) * t36.view(I1))
    ).clip(-1, 3).clip(0, 3)
    del attacker_state
    defender_state_2 = (
        defender_state
        + (defender_lost + (0 - defender_lost) * t41.view(I1))
    ).clip(-1, 3).clip(0, 3)
    del defender_state
    t42 = defender_state_2 == 2
    t43 = defender_state_2 == 3
    t44 = attacker_state_2 == 3
    t45 = (attacker_state_2 >= 2).view(I1) + (attacker_state_2 == 3).view(I1)
    t46 = t45 + (-1 - t45) * (defender_state_2 >= 1).view(I1)
    del t45
    t47 = (
        3 - (attacker_state_2 >= 1).view(I1) * 3
        + (attacker_state_2 >= 2).view(I1)
        + (attacker_state_2 == 3).view(I1)
    )
    t48 = t46 + (t47 - t46) * (defender_state_2 == 1).view(I1)
    del t46, t47
    t49 = (
        t48
        + (4 - (attacker_state_2 >= 2).view(I1) * 4 + (attacker_state_2 == 3).view(I1) * 2 - t48) * t42.view(I1)
    )
    del t48
    attacker_outcome = t49 + (5 + (attacker_state_2 == 3).view(I1) - t49) * t43.view(I1)
    del t49
    attacker_distance = c["attacker.distance"]
    t50 = t43 & (attacker_state_2 <= 2) & (t43 & (attacker_distance <= 60))
    del t43
    t51 = t50 & (t6 & (attacker_state_2 != 2))
    t52 = _face(dice, t26)
    t53 = 5 - (attacker_margin <= -8).view(I1) * 2 + ((attacker_margin >= -3) & (attacker_margin <= 3)).view(I1) * 2
    t54 = _face(dice, t53)
    del t53
    attacker_total_4 = t52 + t54
    t55 = t26 + t51.view(I1) * 2
    del t26
    t56 = ~t51 & t18
    del t18
    t57 = -(attacker_state_2 >= 1).view(I1) - (attacker_state_2 >= 2).view(I1) - (attacker_state_2 == 3).view(I1)
    attacker_total_5 = attacker_total_4 + attacker_quality + t57 + t5 + attacker_attached
    del t5, attacker_quality, attacker_attached, t57
    attacker_passed_2 = ~(t51 & (attacker_total_5 <= 6)) & (t51 & (attacker_total_5 >= 7) | t23)
    del t23
    t58 = t50 & attacker_irregulars_always_do
    t59 = -1 + (attacker_arm == 2).view(I1)
    t60 = t6 & (attacker_state_2 == 2)
    attacker_shaken_cavalry_do_not = (attacker_arm != 2) & t60
    t61 = attacker_irregulars_always_do | t60
    del attacker_irregulars_always_do, t60
    t62 = t50 & attacker_shaken_cavalry_do_not
    t63 = t59 + (1 - t59) * attacker_shaken_cavalry_do_not.view(I1)
    del t59, attacker_shaken_cavalry_do_not
    t64 = t6 & ~attacker_passed_2
    attacker_cavalry_that_fail_the_test_must = ~t61 & t64
    t65 = t61 | t64
    del t61, t64
    t66 = t50 & attacker_cavalry_that_fail_the_test_must
    t67 = t63 + (2 - t63) * attacker_cavalry_that_fail_the_test_must.view(I1)
    del t63, attacker_cavalry_that_fail_the_test_must
    attacker_cavalry_that_pass_choose = ~t65 & t6
    t68 = t65 | t6
    del t6, t65
    t69 = t50 & attacker_cavalry_that_pass_choose
    t70 = t50 & ~t68
    attacker_pursuit_result = (
        -1
        + (
            4
            + (t67 + (3 - t67) * attacker_cavalry_that_pass_choose.view(I1) - 4) * t68.view(I1) - (-1)
        ) * t50.view(I1)
    )
    del t50, t67, attacker_cavalry_that_pass_choose, t68
    t71 = t58 | t66
    t72 = t71 & t62
    t73 = t62 | t70
    defender_distance = c["defender.distance"]
    t74 = t44 & (defender_state_2 <= 2) & (t44 & (defender_distance <= 60))
    del t44
    t75 = t74 & (t12 & (defender_state_2 != 2))
    t76 = _face(dice, t55)
    t77 = _face(dice, t55 + 1)
    del t55
    defender_total_4 = t76 + t77
    t78 = ~t75 & t15
    del t15
    t79 = -(defender_state_2 >= 1).view(I1) - (defender_state_2 >= 2).view(I1) - (defender_state_2 == 3).view(I1)
    defender_total_5 = defender_total_4 + defender_quality + t79 + t11 + defender_attached
    del t11, defender_quality, defender_attached, t79
    defender_passed_2 = ~(t75 & (defender_total_5 <= 6)) & (t75 & (defender_total_5 >= 7) | t31)
    del t31
    t80 = t74 & defender_irregulars_always_do
    t81 = -1 + (defender_arm == 2).view(I1)
    t82 = t12 & t42
    del t42
    defender_shaken_cavalry_do_not = (defender_arm != 2) & t82
    t83 = defender_irregulars_always_do | t82
    del defender_irregulars_always_do, t82
    t84 = t74 & defender_shaken_cavalry_do_not
    t85 = t81 + (1 - t81) * defender_shaken_cavalry_do_not.view(I1)
    del t81, defender_shaken_cavalry_do_not
    t86 = t12 & ~defender_passed_2
    defender_cavalry_that_fail_the_test_must = ~t83 & t86
    t87 = t83 | t86
    del t83, t86
    t88 = t74 & defender_cavalry_that_fail_the_test_must
    t89 = t85 + (2 - t85) * defender_cavalry_that_fail_the_test_must.view(I1)
    del t85, defender_cavalry_that_fail_the_test_must
    defender_cavalry_that_pass_choose = ~t87 & t12
    t90 = t87 | t12
    del t12, t87
    t91 = t74 & defender_cavalry_that_pass_choose
    t92 = t74 & ~t90
    defender_pursuit_result = (
        -1
        + (
            4
            + (t89 + (3 - t89) * defender_cavalry_that_pass_choose.view(I1) - 4) * t90.view(I1) - (-1)
        ) * t74.view(I1)
    )
    del t74, t89, defender_cavalry_that_pass_choose, t90
    t93 = t80 | t88
    t94 = t93 & t84
    t95 = t84 | t92
    t96 = ~(
        attacker_distance == defender_distance
    ) | attacker_shock & (attacker_arm != 1) | defender_shock & (defender_arm != 1)
    del attacker_arm, attacker_shock, defender_arm, defender_shock, attacker_distance, defender_distance
    t97 = t58 & t62 | t66 & t72 | t69 & t72 | t70 & (
        t71 & t73
    ) | t80 & t84 | t88 & t94 | t91 & t94 | t92 & (t93 & t95)
    del t58, t62, t66, t70, t72, t80, t84, t88, t92, t94
    t98 = (
        (attacker_outcome == 0).view(I1)
        + (attacker_outcome == 3).view(I1) * 2
        + (attacker_outcome == 1).view(I1) * 4
        + ((attacker_outcome == 2) | (attacker_outcome == 6)).view(I1) * 8
    )
    attacker_may = (
        (attacker_outcome == 4).view(I1) * 16
        + (attacker_outcome == 5).view(I1) * 32
        + (t69 & ~t73).view(I1) * 64
    )
    del t69
    t99 = (
        (attacker_outcome == 3).view(I1)
        + (attacker_outcome == 0).view(I1) * 2
        + (attacker_outcome == 4).view(I1) * 4
        + (attacker_outcome >= 5).view(I1) * 8
    )
    errors: Errors = (
        (3, t96),  # IllegalState
        (9, dice_1 == 0),  # MissingDice
        (6, (dice_1 >= 7) | (dice_2 >= 7)),  # InputError
        (9, (dice_2 == 0) | t17 & (dice_3 == 0) | t17 & (dice_4 == 0)),  # MissingDice
        (1, t16),  # NoRule
        (6, t17 & (dice_3 >= 7) | t17 & (dice_4 >= 7)),  # InputError
        (9, t14 & (t24 == 0) | t14 & (t25 == 0)),  # MissingDice
        (6, t14 & (t24 >= 7) | t14 & (t25 >= 7)),  # InputError
        (1, attacker_outcome == -1),  # NoRule
        (9, t51 & (t52 == 0) | t51 & (t54 == 0) | t75 & (t76 == 0) | t75 & (t77 == 0)),  # MissingDice
        (6, t51 & (t52 >= 7) | t51 & (t54 >= 7) | t75 & (t76 >= 7) | t75 & (t77 >= 7)),  # InputError
        (2, t97),  # TwoRules
    )
    return errors, {
        'attacker.total': attacker_total,
        'defender.total': defender_total,
        'attacker.margin': attacker_margin,
        'defender.margin': attacker_margin,
        'attacker.level': attacker_level,
        'attacker.level.none': t16,
        'defender.level': defender_level,
        'defender.level.none': t16,
        'attacker.cohesion.total': t20 + (attacker_total_5 - t20) * t51.view(I1),
        'attacker.cohesion.total.none': t56,
        'attacker.cohesion.natural': attacker_total_2 + (attacker_total_4 - attacker_total_2) * t51.view(I1),
        'attacker.cohesion.natural.none': t56,
        'attacker.cohesion.dice.none': t56,
        'attacker.cohesion.result': t22 + (1 - (attacker_total_5 >= 7).view(I1) - t22) * t51.view(I1),
        'defender.cohesion.total': t28 + (defender_total_5 - t28) * t75.view(I1),
        'defender.cohesion.total.none': t78,
        'defender.cohesion.natural': defender_total_2 + (defender_total_4 - defender_total_2) * t75.view(I1),
        'defender.cohesion.natural.none': t78,
        'defender.cohesion.dice.none': t78,
        'defender.cohesion.result': t30 + (1 - (defender_total_5 >= 7).view(I1) - t30) * t75.view(I1),
        'attacker.lost': attacker_lost,
        'attacker.lost.none': t36,
        'defender.lost': defender_lost,
        'defender.lost.none': t41,
        'attacker.outcome': attacker_outcome,
        'defender.outcome': attacker_outcome,
        'attacker.result': attacker_outcome,
        'attacker.pursuit.result': attacker_pursuit_result,
        'defender.pursuit.result': defender_pursuit_result,
        'attacker.passed': attacker_passed_2,
        'defender.passed': defender_passed_2,
        'attacker.state': attacker_state_2,
        'defender.state': defender_state_2,
        'attacker.must': t98 + t71.view(I1) * 64,
        'attacker.may': attacker_may,
        'attacker.may_not': t73.view(I1) * 64,
        'defender.must': t99 + t93.view(I1) * 64,
        'defender.may': (t91 & ~t95).view(I1) * 64,
        'defender.may_not': t95.view(I1) * 64,
    }


melee = Resolver(
    'melee', 'Close combat',
    inputs={
        'attacker.class': Column('attacker.class', 'member', I1, 0, 3, values=_W2),
        'attacker.arm': Column('attacker.arm', 'member', I1, 0, 5, values=_W3),
        'attacker.pikes': Column('attacker.pikes', 'yesno', bool, values=('no', 'yes')),
        'defender.position': Column('defender.position', 'member', I1, 0, 4, values=_W4),
        'attacker.shock': Column('attacker.shock', 'yesno', bool, values=('no', 'yes')),
        'attacker.charging': Column('attacker.charging', 'yesno', bool, values=('no', 'yes')),
        'attacker.state': Column('attacker.state', 'member', I1, 0, 3, values=_W1),
        'defender.state': Column('defender.state', 'member', I1, 0, 3, values=_W1),
        'attacker.strikes': Column('attacker.strikes', 'member', I1, 0, 2, values=_W5),
        'attacker.flank_compromised': Column('attacker.flank_compromised', 'yesno', bool, values=('no', 'yes')),
        'defender.hedge_of_steel': Column('defender.hedge_of_steel', 'yesno', bool, values=('no', 'yes')),
        'attacker.position': Column('attacker.position', 'member', I1, 0, 4, values=_W4),
        'attacker.supports': Column('attacker.supports', 'number', I1, 0, 3),
        'attacker.incidental': Column('attacker.incidental', 'yesno', bool, values=('no', 'yes')),
        'defender.class': Column('defender.class', 'member', I1, 0, 3, values=_W2),
        'defender.arm': Column('defender.arm', 'member', I1, 0, 5, values=_W3),
        'defender.pikes': Column('defender.pikes', 'yesno', bool, values=('no', 'yes')),
        'defender.shock': Column('defender.shock', 'yesno', bool, values=('no', 'yes')),
        'defender.charging': Column('defender.charging', 'yesno', bool, values=('no', 'yes')),
        'defender.strikes': Column('defender.strikes', 'member', I1, 0, 2, values=_W5),
        'defender.flank_compromised': Column('defender.flank_compromised', 'yesno', bool, values=('no', 'yes')),
        'attacker.hedge_of_steel': Column('attacker.hedge_of_steel', 'yesno', bool, values=('no', 'yes')),
        'defender.supports': Column('defender.supports', 'number', I1, 0, 3),
        'defender.incidental': Column('defender.incidental', 'yesno', bool, values=('no', 'yes')),
        'attacker.quality': Column('attacker.quality', 'member', I1, 0, 3, values=_W6),
        'attacker.attached': Column('attacker.attached', 'member', I1, 0, 2, values=_W7),
        'attacker.passed': Column('attacker.passed', 'yesno', bool, values=('no', 'yes'), default=0),
        'defender.quality': Column('defender.quality', 'member', I1, 0, 3, values=_W6),
        'defender.attached': Column('defender.attached', 'member', I1, 0, 2, values=_W7),
        'defender.passed': Column('defender.passed', 'yesno', bool, values=('no', 'yes'), default=0),
        'attacker.distance': Column('attacker.distance', 'length', I2, 0, 2880, scale=60),
        'defender.distance': Column('defender.distance', 'length', I2, 0, 2880, scale=60),
    },
    outputs={
        'attacker.total': Column('attacker.total', 'figure', I1, -7, 15),
        'attacker.natural': Column('attacker.natural', 'figure', I1, 1, 6),
        'attacker.dice': Column('attacker.dice', 'figure', I1, 1, 1),
        'defender.total': Column('defender.total', 'figure', I1, -6, 12),
        'defender.natural': Column('defender.natural', 'figure', I1, 1, 6),
        'defender.dice': Column('defender.dice', 'figure', I1, 1, 1),
        'attacker.margin': Column('attacker.margin', 'figure', I1, -19, 21),
        'defender.margin': Column('defender.margin', 'figure', I1, -19, 21),
        'attacker.level': Column('attacker.level', 'figure', I1, 0, 4, none='attacker.level.none'),
        'attacker.level.none': Column('attacker.level.none', 'none', bool),
        'defender.level': Column('defender.level', 'figure', I1, 0, 4, none='defender.level.none'),
        'defender.level.none': Column('defender.level.none', 'none', bool),
        'attacker.cohesion.total': Column('attacker.cohesion.total', 'figure', I1, -2, 17, none='attacker.cohesion.total.none'),
        'attacker.cohesion.total.none': Column('attacker.cohesion.total.none', 'none', bool),
        'attacker.cohesion.natural': Column('attacker.cohesion.natural', 'figure', I1, 2, 12, none='attacker.cohesion.natural.none'),
        'attacker.cohesion.natural.none': Column('attacker.cohesion.natural.none', 'none', bool),
        'attacker.cohesion.dice': Column('attacker.cohesion.dice', 'figure', I1, 2, 2, none='attacker.cohesion.dice.none'),
        'attacker.cohesion.dice.none': Column('attacker.cohesion.dice.none', 'none', bool),
        'attacker.cohesion.result': Column('attacker.cohesion.result', 'member', I1, -1, 1, values=_W8),
        'defender.cohesion.total': Column('defender.cohesion.total', 'figure', I1, -2, 17, none='defender.cohesion.total.none'),
        'defender.cohesion.total.none': Column('defender.cohesion.total.none', 'none', bool),
        'defender.cohesion.natural': Column('defender.cohesion.natural', 'figure', I1, 2, 12, none='defender.cohesion.natural.none'),
        'defender.cohesion.natural.none': Column('defender.cohesion.natural.none', 'none', bool),
        'defender.cohesion.dice': Column('defender.cohesion.dice', 'figure', I1, 2, 2, none='defender.cohesion.dice.none'),
        'defender.cohesion.dice.none': Column('defender.cohesion.dice.none', 'none', bool),
        'defender.cohesion.result': Column('defender.cohesion.result', 'member', I1, -1, 1, values=_W8),
        'attacker.lost': Column('attacker.lost', 'figure', I1, -1, 4, none='attacker.lost.none'),
        'attacker.lost.none': Column('attacker.lost.none', 'none', bool),
        'defender.lost': Column('defender.lost', 'figure', I1, -1, 4, none='defender.lost.none'),
        'defender.lost.none': Column('defender.lost.none', 'none', bool),
        'attacker.outcome': Column('attacker.outcome', 'member', I1, -1, 6, values=_W9),
        'defender.outcome': Column('defender.outcome', 'member', I1, -1, 6, values=_W9),
        'attacker.result': Column('attacker.result', 'member', I1, -1, 6, values=_W10),
        'attacker.pursuit.result': Column('attacker.pursuit.result', 'member', I1, -1, 4, values=_W11),
        'defender.pursuit.result': Column('defender.pursuit.result', 'member', I1, -1, 4, values=_W11),
        'attacker.passed': Column('attacker.passed', 'yesno', bool, values=('no', 'yes')),
        'defender.passed': Column('defender.passed', 'yesno', bool, values=('no', 'yes')),
        'attacker.state': Column('attacker.state', 'member', I1, -1, 3, values=_W1),
        'defender.state': Column('defender.state', 'member', I1, -1, 3, values=_W1),
        'attacker.must': Column('attacker.must', 'acts', I1, 0, 72),
        'attacker.may': Column('attacker.may', 'acts', I1, 0, 96),
        'attacker.may_not': Column('attacker.may_not', 'acts', I1, 0, 64),
        'defender.must': Column('defender.must', 'acts', I1, 0, 72),
        'defender.may': Column('defender.may', 'acts', I1, 0, 64),
        'defender.may_not': Column('defender.may_not', 'acts', I1, 0, 64),
    },
    kernel=_melee,
    acts=('give_ground', 'stand', 'recoil', 'rout', 'follow_up', 'press_on', 'pursue'),
    dice=10,
    same={
        'attacker.natural': 'dice.1',
        'attacker.dice': 1,
        'defender.natural': 'dice.2',
        'defender.dice': 1,
        'attacker.cohesion.dice': 2,
        'defender.cohesion.dice': 2
    },
)


def _give_ground(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Fall back from combat (action for unit). @qrs 160, 161, 209"""
    chosen_unit_distance_back = c["chosen.unit.distance_back"]
    t2 = chosen_unit_distance_back >= -2147483647
    t3 = (
        chosen_unit_distance_back >= -2147483647
    ) & (chosen_unit_distance_back <= 119) | (chosen_unit_distance_back >= 241)
    errors: Errors = (
        (7, t3),  # NotOpen
    )
    return errors, {
        'unit.distance_back': 120 + (chosen_unit_distance_back - 120) * t2.astype(I4),
        'unit.distance_back.to': 240 + (chosen_unit_distance_back - 240) * t2.astype(I4),
    }


give_ground = Resolver(
    'give_ground', 'Fall back from combat',
    inputs={
        'chosen.unit.distance_back': Column('chosen.unit.distance_back', 'length', I4, -2147483647, 2147483647, scale=60, missing=-2147483648),
    },
    outputs={
        'unit.distance_back': Column('unit.distance_back', 'figure', I2, -241, 241, scale=60, to='unit.distance_back.to'),
        'unit.distance_back.to': Column('unit.distance_back.to', 'to', I2, -241, 241, scale=60),
    },
    kernel=_give_ground,
)


def _stand(_c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Stand (action for unit). @qrs 209"""
    errors: Errors = (
    )
    return errors, {
    }


stand = Resolver(
    'stand', 'Stand',
    inputs={
    },
    outputs={
    },
    kernel=_stand,
)


def _recoil(_c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Recoil (action for unit). @qrs 210"""
    errors: Errors = (
    )
    return errors, {
    }


recoil = Resolver(
    'recoil', 'Recoil',
    inputs={
    },
    outputs={
        'unit.distance_back': Column('unit.distance_back', 'figure', I1, 5, 5),
    },
    kernel=_recoil,
    same={'unit.distance_back': 5},
)


def _follow_up(_c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Follow a recoil (action for unit). @qrs 210"""
    errors: Errors = (
    )
    return errors, {
    }


follow_up = Resolver(
    'follow_up', 'Follow a recoil',
    inputs={
    },
    outputs={
        'unit.distance_on': Column('unit.distance_on', 'figure', I1, 1, 1),
    },
    kernel=_follow_up,
    same={'unit.distance_on': 1},
)


def _rout(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Rout (action for unit). @qrs 64, 211"""
    unit_arm = c["unit.arm"]
    unit_distance_back = (
        10
        + (unit_arm >= 1).view(I1) * 6 - (unit_arm >= 3).view(I1) * 10 - (unit_arm == 5).view(I1) * 2
    )
    del unit_arm
    errors: Errors = (
    )
    return errors, {
        'unit.distance_back': unit_distance_back,
    }


rout = Resolver(
    'rout', 'Rout',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 5, values=_W3),
    },
    outputs={
        'unit.distance_back': Column('unit.distance_back', 'figure', I1, 4, 16, scale=2),
    },
    kernel=_rout,
)


def _press_on(_c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Advance after a rout (action for unit). @qrs 211"""
    errors: Errors = (
    )
    return errors, {
    }


press_on = Resolver(
    'press_on', 'Advance after a rout',
    inputs={
    },
    outputs={
    },
    kernel=_press_on,
)


def _cohesion(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Cohesion test (test for unit). @qrs 49-58"""
    dice_1 = c["dice.1"]
    dice_2 = c["dice.2"]
    unit_total = dice_1 + dice_2
    unit_quality = c["unit.quality"]
    unit_state = c["unit.state"]
    t2 = (
        unit_total
        + unit_quality
        + (-(unit_state >= 1).view(I1) - (unit_state >= 2).view(I1) - (unit_state == 3).view(I1))
    )
    del unit_quality, unit_state
    unit_flank_compromised = c["unit.flank_compromised"]
    unit_attached = c["unit.attached"]
    unit_total_2 = t2 - unit_flank_compromised.view(I1) + unit_attached
    del t2, unit_flank_compromised, unit_attached
    errors: Errors = (
        (9, (dice_1 == 0) | (dice_2 == 0)),  # MissingDice
        (6, (dice_1 >= 7) | (dice_2 >= 7)),  # InputError
    )
    return errors, {
        'unit.total': unit_total_2,
        'unit.natural': unit_total,
        'unit.result': 1 - (unit_total_2 >= 7).view(I1),
        'unit.passed': unit_total_2 >= 7,
    }


cohesion = Resolver(
    'cohesion', 'Cohesion test',
    inputs={
        'unit.quality': Column('unit.quality', 'member', I1, 0, 3, values=_W6),
        'unit.state': Column('unit.state', 'member', I1, 0, 3, values=_W1),
        'unit.flank_compromised': Column('unit.flank_compromised', 'yesno', bool, values=('no', 'yes')),
        'unit.attached': Column('unit.attached', 'member', I1, 0, 2, values=_W7),
        'unit.passed': Column('unit.passed', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'unit.total': Column('unit.total', 'figure', I1, -2, 17),
        'unit.natural': Column('unit.natural', 'figure', I1, 2, 12),
        'unit.dice': Column('unit.dice', 'figure', I1, 2, 2),
        'unit.result': Column('unit.result', 'member', I1, -1, 1, values=_W8),
        'unit.passed': Column('unit.passed', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_cohesion,
    dice=2,
    same={'unit.dice': 2},
)


def _command_throw(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Command throw (test for general). @qrs 17-21"""
    general_skill = c["general.skill"]
    t2 = 1 + (general_skill == 2).view(I1)
    general_passed_last_turn = c["general.passed_last_turn"]
    general_throws = t2 + (2 + (general_skill == 2).view(I1) - t2) * general_passed_last_turn.view(I1)
    del t2, general_passed_last_turn
    dice_1 = c["dice.1"]
    t3 = general_throws >= 2
    dice_2 = c["dice.2"]
    t4 = general_throws == 3
    dice_3 = c["dice.3"]
    t5 = dice_1 + (np.maximum(dice_1, dice_2) - dice_1) * t3.view(I1)
    general_total = t5 + (np.maximum(t5, dice_3) - t5) * t4.view(I1)
    del t5
    general_total_2 = general_total + (-1 + (general_skill >= 1).view(I1))
    del general_skill
    errors: Errors = (
        (9, (dice_1 == 0) | t3 & (dice_2 == 0) | t4 & (dice_3 == 0)),  # MissingDice
        (6, (dice_1 >= 6) | t3 & (dice_2 >= 6) | t4 & (dice_3 >= 6)),  # InputError
    )
    return errors, {
        'general.throws': general_throws,
        'general.total': general_total_2,
        'general.natural': general_total,
        'general.dice': general_throws,
        'general.points': general_total_2,
    }


command_throw = Resolver(
    'command_throw', 'Command throw',
    inputs={
        'general.skill': Column('general.skill', 'member', I1, 0, 2, values=_W12),
        'general.passed_last_turn': Column('general.passed_last_turn', 'yesno', bool, values=('no', 'yes')),
        'general.points': Column('general.points', 'number', I1, 0, 5),
    },
    outputs={
        'general.throws': Column('general.throws', 'figure', I1, 1, 3),
        'general.total': Column('general.total', 'figure', I1, 0, 5),
        'general.natural': Column('general.natural', 'figure', I1, 1, 5),
        'general.dice': Column('general.dice', 'figure', I1, 1, 3),
        'general.points': Column('general.points', 'figure', I1, 0, 5),
    },
    kernel=_command_throw,
    dice=3,
)


def _in_command(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """within reach of orders (term for unit). @qrs 25

    By ruling: A unit can be given orders if it is within 6 in of the general or in his sight
    """
    unit_general_distance = c["unit.general_distance"]
    unit_general_sees = c["unit.general_sees"]
    errors: Errors = (
    )
    return errors, {
        'unit.in_command': (unit_general_distance <= 360) | unit_general_sees,
    }


in_command = Resolver(
    'in_command', 'within reach of orders',
    inputs={
        'unit.general_distance': Column('unit.general_distance', 'length', I2, 0, 2880, scale=60),
        'unit.general_sees': Column('unit.general_sees', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'unit.in_command': Column('unit.in_command', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_in_command,
)


def _give_order(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Give an order (action for general against unit). @qrs 25-36"""
    unit_doubled = c["unit.doubled"]
    t2 = ~unit_doubled
    unit_order = c["unit.order"]
    t3 = unit_order == 4
    unit_nearest_enemy = c["unit.nearest_enemy"]
    t4 = unit_nearest_enemy <= 720
    t5 = unit_nearest_enemy >= 721
    unit_state = c["unit.state"]
    t6 = unit_order <= 2
    unit_towards_leader = c["unit.towards_leader"]
    unit_arm = c["unit.arm"]
    t7 = (unit_arm == 2) & t6
    del unit_arm
    unit_away_from_enemy = c["unit.away_from_enemy"]
    t8 = t3 & t5 | (unit_state == 3) & t6 & t4 | unit_towards_leader & t5 & t6 | t7 & unit_away_from_enemy & t4
    del t5, unit_state, t6, unit_towards_leader, unit_away_from_enemy
    unit_goes_to = c["unit.goes_to"]
    unit_enters_frontal_zone = c["unit.enters_frontal_zone"]
    t9 = t8 | t7 & (unit_goes_to >= 2) & ~unit_enters_frontal_zone
    del t7, t8, unit_goes_to, unit_enters_frontal_zone
    t10 = t2 & t9
    t11 = unit_doubled | t9
    general_cost = 1 + (2 - t10.view(I1) * 2 - 1) * t11.view(I1)
    t12 = t11 & (~t10 & t2)
    del t2, t10, t11
    unit_next_order = c["unit.next_order"]
    t13 = t3 | unit_doubled & (unit_next_order == 4)
    del t3
    unit_in_group = c["unit.in_group"]
    t14 = t13 & (unit_in_group | (unit_nearest_enemy <= 180))
    del unit_nearest_enemy, unit_in_group
    t15 = t9 & ~(unit_doubled | t14)
    del t9
    unit_general_distance = c["unit.general_distance"]
    unit_general_sees = c["unit.general_sees"]
    t16 = ~((unit_general_distance <= 360) | unit_general_sees)
    del unit_general_distance, unit_general_sees
    t17 = ~t15 & t16
    t18 = t15 | t16
    del t15, t16
    general_points = c["general.points"]
    t19 = ~t12 & (general_cost > general_points)
    t20 = ~t18 & t19
    t21 = t18 | t19
    del t18, t19
    t22 = unit_doubled & t4
    del t4
    t23 = ~t21 & t22
    t24 = t21 | t22
    del t21, t22
    t25 = ~t24 & t14
    t26 = t24 | t14
    del t14, t24
    unit_closest = c["unit.closest"]
    t27 = unit_doubled & (unit_closest <= 360)
    del unit_closest
    t28 = ~t26 & t27
    t29 = t17.view(I1) * 2
    t30 = t29 + (2 - t29) * t20.view(I1)
    del t29
    t31 = t30 + (2 - t30) * t23.view(I1)
    del t30
    t32 = t31 + (2 - t31) * t25.view(I1)
    del t31
    t33 = t17 | t20 | t23 | t25 | t28
    del t17, t20, t23, t25
    t34 = ~t33
    t35 = -general_cost
    t36 = t35 + (0 - t35) * t12.view(I1)
    del t35
    t37 = (
        (t34 & ((unit_order == 0) | unit_doubled & (unit_next_order == 0))).view(I1)
        + (t34 & ((unit_order == 1) | unit_doubled & (unit_next_order == 1))).view(I1) * 2
    )
    t38 = (
        t37
        + (t34 & ((unit_order == 2) | unit_doubled & (unit_next_order == 2))).view(I1) * 4
        + (t34 & ((unit_order == 3) | unit_doubled & (unit_next_order == 3))).view(I1) * 8
    )
    del unit_doubled, unit_order, unit_next_order, t37
    errors: Errors = (
    )
    return errors, {
        'general.cost': general_cost,
        'general.cost.none': t12,
        'general.verdict': (t26 | t27).view(I1) * (t32 + (2 - t32) * t28.view(I1)),
        'general.points': (general_points + (t36 + (0 - t36) * t33.view(I1))).clip(0, 5),
        'unit.may': t38 + (t34 & t13).view(I1) * 16,
    }


give_order = Resolver(
    'give_order', 'Give an order',
    inputs={
        'unit.doubled': Column('unit.doubled', 'yesno', bool, values=('no', 'yes')),
        'unit.order': Column('unit.order', 'member', I1, 0, 4, values=_W13),
        'unit.nearest_enemy': Column('unit.nearest_enemy', 'length', I2, 0, 2880, scale=60),
        'unit.state': Column('unit.state', 'member', I1, 0, 3, values=_W1),
        'unit.towards_leader': Column('unit.towards_leader', 'yesno', bool, values=('no', 'yes')),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 5, values=_W3),
        'unit.away_from_enemy': Column('unit.away_from_enemy', 'yesno', bool, values=('no', 'yes')),
        'unit.goes_to': Column('unit.goes_to', 'member', I1, 0, 3, values=_W14),
        'unit.enters_frontal_zone': Column('unit.enters_frontal_zone', 'yesno', bool, values=('no', 'yes')),
        'unit.next_order': Column('unit.next_order', 'member', I1, 0, 4, values=_W13),
        'unit.in_group': Column('unit.in_group', 'yesno', bool, values=('no', 'yes')),
        'unit.general_distance': Column('unit.general_distance', 'length', I2, 0, 2880, scale=60),
        'unit.general_sees': Column('unit.general_sees', 'yesno', bool, values=('no', 'yes')),
        'general.points': Column('general.points', 'number', I1, 0, 5),
        'unit.closest': Column('unit.closest', 'length', I2, 0, 2880, scale=60),
    },
    outputs={
        'general.cost': Column('general.cost', 'figure', I1, 0, 2, none='general.cost.none'),
        'general.cost.none': Column('general.cost.none', 'none', bool),
        'general.verdict': Column('general.verdict', 'member', I1, -1, 2, values=_W15),
        'general.points': Column('general.points', 'figure', I1, 0, 5),
        'unit.may': Column('unit.may', 'acts', I1, 0, 31),
    },
    kernel=_give_order,
    acts=('advance', 'fall_back', 'retreat', 'redeploy', 'rally'),
)


def _move_general(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Move a general (action for general). @qrs 27"""
    chosen_general_distance_on = c["chosen.general.distance_on"]
    t2 = chosen_general_distance_on >= -2147483647
    t3 = (
        chosen_general_distance_on >= -2147483647
    ) & (chosen_general_distance_on <= -1) | (chosen_general_distance_on >= 361)
    general_points = c["general.points"]
    errors: Errors = (
        (7, t3),  # NotOpen
    )
    return errors, {
        'general.distance_on': t2.astype(I4) * chosen_general_distance_on,
        'general.distance_on.to': 360 + (chosen_general_distance_on - 360) * t2.astype(I4),
        'general.verdict': 2 - (general_points >= 1).view(I1) * 2,
        'general.points': (general_points + (-(general_points >= 1).view(I1))).clip(0, 5),
    }


move_general = Resolver(
    'move_general', 'Move a general',
    inputs={
        'general.points': Column('general.points', 'number', I1, 0, 5),
        'chosen.general.distance_on': Column('chosen.general.distance_on', 'length', I4, -2147483647, 2147483647, scale=60, missing=-2147483648),
    },
    outputs={
        'general.distance_on': Column('general.distance_on', 'figure', I2, -361, 361, scale=60, to='general.distance_on.to'),
        'general.distance_on.to': Column('general.distance_on.to', 'to', I2, -361, 361, scale=60),
        'general.verdict': Column('general.verdict', 'member', I1, -1, 2, values=_W15),
        'general.points': Column('general.points', 'figure', I1, 0, 5),
    },
    kernel=_move_general,
)


def _order_cost(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Cost of an order (value for unit). @qrs 26, 29-45"""
    unit_doubled = c["unit.doubled"]
    t2 = ~unit_doubled
    unit_order = c["unit.order"]
    unit_nearest_enemy = c["unit.nearest_enemy"]
    t3 = unit_nearest_enemy <= 720
    t4 = unit_nearest_enemy >= 721
    del unit_nearest_enemy
    unit_state = c["unit.state"]
    t5 = unit_order <= 2
    unit_towards_leader = c["unit.towards_leader"]
    unit_arm = c["unit.arm"]
    t6 = (unit_arm == 2) & t5
    del unit_arm
    unit_away_from_enemy = c["unit.away_from_enemy"]
    t7 = (
        unit_order == 4
    ) & t4 | (unit_state == 3) & t5 & t3 | unit_towards_leader & t4 & t5 | t6 & unit_away_from_enemy & t3
    del unit_order, t3, t4, unit_state, t5, unit_towards_leader, unit_away_from_enemy
    unit_goes_to = c["unit.goes_to"]
    unit_enters_frontal_zone = c["unit.enters_frontal_zone"]
    t8 = t7 | t6 & (unit_goes_to >= 2) & ~unit_enters_frontal_zone
    del t6, t7, unit_goes_to, unit_enters_frontal_zone
    t9 = t2 & t8
    t10 = unit_doubled | t8
    del unit_doubled, t8
    errors: Errors = (
    )
    return errors, {
        'unit.order_cost': 1 + (2 - t9.view(I1) * 2 - 1) * t10.view(I1),
        'unit.order_cost.none': t10 & (~t9 & t2),
    }


order_cost = Resolver(
    'order_cost', 'Cost of an order',
    inputs={
        'unit.doubled': Column('unit.doubled', 'yesno', bool, values=('no', 'yes')),
        'unit.order': Column('unit.order', 'member', I1, 0, 4, values=_W13),
        'unit.nearest_enemy': Column('unit.nearest_enemy', 'length', I2, 0, 2880, scale=60),
        'unit.state': Column('unit.state', 'member', I1, 0, 3, values=_W1),
        'unit.towards_leader': Column('unit.towards_leader', 'yesno', bool, values=('no', 'yes')),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 5, values=_W3),
        'unit.away_from_enemy': Column('unit.away_from_enemy', 'yesno', bool, values=('no', 'yes')),
        'unit.goes_to': Column('unit.goes_to', 'member', I1, 0, 3, values=_W14),
        'unit.enters_frontal_zone': Column('unit.enters_frontal_zone', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'unit.order_cost': Column('unit.order_cost', 'figure', I1, 0, 2, none='unit.order_cost.none'),
        'unit.order_cost.none': Column('unit.order_cost.none', 'none', bool),
    },
    kernel=_order_cost,
)


def _moves_ordered(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Moves it is given (value for unit). @qrs 26, 36"""
    unit_doubled = c["unit.doubled"]
    errors: Errors = (
    )
    return errors, {
        'unit.moves_ordered': unit_doubled.view(I1) + 1,
    }


moves_ordered = Resolver(
    'moves_ordered', 'Moves it is given',
    inputs={
        'unit.doubled': Column('unit.doubled', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'unit.moves_ordered': Column('unit.moves_ordered', 'figure', I1, 1, 2),
    },
    kernel=_moves_ordered,
)


def _advance(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Advance (action for unit). @qrs 31"""
    unit_state = c["unit.state"]
    unit_closest = c["unit.closest"]
    unit_nearest_enemy = c["unit.nearest_enemy"]
    t2 = (unit_state == 2) & (unit_nearest_enemy > unit_closest) & (unit_closest <= 360)
    unit_enters_fire_zone = c["unit.enters_fire_zone"]
    unit_leaves_fire_zone = c["unit.leaves_fire_zone"]
    t3 = (unit_closest <= 60) & (unit_nearest_enemy >= 61) | unit_enters_fire_zone & unit_leaves_fire_zone
    del unit_closest, unit_nearest_enemy, unit_enters_fire_zone, unit_leaves_fire_zone
    t4 = t2 | t3
    t5 = ~t4
    t6 = t2.view(I1) * 2
    unit_order = c["unit.order"]
    unit_order_2 = t4.view(I1) * unit_order
    del unit_order
    unit_arm = c["unit.arm"]
    unit_mode = c["unit.mode"]
    t7 = unit_arm == 0
    t8 = unit_arm == 1
    t9 = unit_arm == 5
    t10 = unit_arm >= 3
    t11 = unit_mode != 1
    t12 = 6 + (unit_mode >= 1).view(I1) * 4
    t13 = t12 + (10 + (unit_mode >= 1).view(I1) * 6 - t12) * t8.view(I1)
    del t12
    t14 = t13 + (12 + (unit_mode >= 1).view(I1) * 4 - t13) * (unit_arm == 2).view(I1)
    del t13
    t15 = t14 + (4 + (unit_mode >= 1).view(I1) * 2 - t14) * (unit_arm == 3).view(I1)
    del t14
    t16 = t15 + (2 + (unit_mode >= 1).view(I1) * 4 - t15) * (unit_arm == 4).view(I1)
    del t15
    t17 = t16 + (4 - t16) * t9.view(I1)
    del t16
    t18 = t9 & (unit_mode == 0)
    unit_difficult = c["unit.difficult"]
    t19 = unit_difficult >= 1
    t20 = t10 & t19 & (unit_arm != 3)
    t21 = t18 | t20
    unit_minor_obstacles = c["unit.minor_obstacles"]
    t22 = t9 & (unit_minor_obstacles >= 1)
    del t9
    t23 = t21 | t22
    unit_major_obstacle = c["unit.major_obstacle"]
    t24 = t10 & unit_major_obstacle
    del t10
    t25 = t23 | t24
    t26 = ~t25
    unit_way = c["unit.way"]
    t27 = t18 | t22
    t28 = -3 - ((unit_arm >= 1) & (unit_arm <= 2)).view(I1) * 2 + (unit_arm == 5).view(I1) * 3
    t29 = t17 + t28 * unit_minor_obstacles
    del unit_minor_obstacles
    t30 = (unit_arm <= 1) & ~t27
    unit_units_passed = c["unit.units_passed"]
    t31 = t29 + (t17 - t29) * t27.view(I1) + t30.view(I1) * (t28 * unit_units_passed)
    del t17, t28, t29, unit_units_passed
    t32 = ~t30 & t27
    del t27, t30
    t33 = (unit_order_2 == 1) & ~t32
    t34 = t31 * 2
    t35 = t34 + (t31 - t34) * t33.view(I1)
    del t31, t34
    t36 = ~t33 & t32
    del t32, t33
    t37 = ~t36
    unit_class = c["unit.class"]
    t38 = unit_state == 0
    t39 = t7 & (unit_class <= 1) & t38 & t11
    del unit_class
    t40 = ~t39
    t41 = t7 & t11
    del t7
    t42 = t40 & t41
    t43 = t42.view(I1) + 2
    t44 = t39 | t41
    del t39, t41
    t45 = t8 & t11
    del t8, t11
    t46 = ~t44 & t45
    t47 = t43 + (4 - t43) * t46.view(I1)
    del t43
    t48 = t44 | t45
    del t44, t45
    t49 = (unit_arm >= 2) | (unit_mode == 1)
    del unit_mode
    t50 = ~t48 & t49
    t51 = t47 + (0 - t47) * t50.view(I1)
    del t47
    t52 = ~(t48 | t49)
    del t48, t49
    unit_angle = c["unit.angle"]
    t53 = (t51 + (0 - t51) * (~t50 & (~t46 & (~t42 & t40))).view(I1)).astype(I2) * -(-unit_angle // 2700)
    del t40, t42, t46, t50, t51, unit_angle
    t54 = t35.astype(I2) - t53 * 2
    del t53
    t55 = (t54 + (t35.astype(I2) - t54) * t36.astype(I2)).clip(0, 32)
    del t54
    unit_allowance = t55 + (t35.astype(I2) - t55) * t36.astype(I2)
    del t35, t55
    t56 = t37 & (unit_way - unit_difficult + unit_difficult * 2 > unit_allowance * 30)
    t57 = t25 | t56
    del t25
    t58 = t5 & ~t57
    t59 = t18.view(I1) * 2
    t60 = t59 + (2 - t59) * (~t18 & t20).view(I1)
    del t18, t20, t59
    t61 = t60 + (2 - t60) * (~t21 & t22).view(I1)
    del t21, t22, t60
    t62 = t61 + (2 - t61) * (~t23 & t24).view(I1)
    del t23, t24, t61
    t63 = t57.view(I1) * (t62 + (2 - t62) * (t26 & t56).view(I1))
    del t56, t57, t62
    unit_state_2 = (
        unit_state
        + (1 - unit_state) * (t58 & (((unit_arm == 1) | (unit_arm == 3)) & t19 & t38)).view(I1)
    )
    del unit_state, unit_arm, t19, t38
    unit_time = c["unit.time"]
    unit_enemy_appears = c["unit.enemy_appears"]
    errors: Errors = (
        (3, unit_difficult > unit_way),  # IllegalState
        (1, t5 & t26 & t37 & t52 | t58 & t37 & t52),  # NoRule
    )
    return errors, {
        'unit.verdict': t4.view(I1) * (t6 + (2 - t6) * (~t2 & t3).view(I1)),
        'unit.move.verdict': t63 + (-1 - t63) * t4.view(I1),
        'unit.move.allowance': unit_allowance,
        'unit.move.allowance.none': t36 | ~t58,
        'unit.order': unit_order_2,
        'unit.state': unit_state_2,
        'unit.time': unit_time + (1 - unit_time) * (t58 & unit_major_obstacle).view(I1),
        'unit.must': (t58 & unit_enemy_appears).view(I1),
    }


advance = Resolver(
    'advance', 'Advance',
    inputs={
        'unit.state': Column('unit.state', 'member', I1, 0, 3, values=_W1),
        'unit.closest': Column('unit.closest', 'length', I2, 0, 2880, scale=60),
        'unit.nearest_enemy': Column('unit.nearest_enemy', 'length', I2, 0, 2880, scale=60),
        'unit.enters_fire_zone': Column('unit.enters_fire_zone', 'yesno', bool, values=('no', 'yes')),
        'unit.leaves_fire_zone': Column('unit.leaves_fire_zone', 'yesno', bool, values=('no', 'yes')),
        'unit.order': Column('unit.order', 'member', I1, 0, 4, values=_W13),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 5, values=_W3),
        'unit.mode': Column('unit.mode', 'member', I1, 0, 2, values=_W16),
        'unit.difficult': Column('unit.difficult', 'length', I2, 0, 2880, scale=60, default=0),
        'unit.minor_obstacles': Column('unit.minor_obstacles', 'number', I1, 0, 2),
        'unit.major_obstacle': Column('unit.major_obstacle', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.way': Column('unit.way', 'length', I2, 0, 2880, scale=60, default=0),
        'unit.units_passed': Column('unit.units_passed', 'number', I1, 0, 2, default=0),
        'unit.class': Column('unit.class', 'member', I1, 0, 3, values=_W2),
        'unit.angle': Column('unit.angle', 'angle', I2, 0, 21600, scale=60),
        'unit.time': Column('unit.time', 'move', I1, 0, 1),
        'unit.enemy_appears': Column('unit.enemy_appears', 'yesno', bool, values=('no', 'yes'), default=0),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W15),
        'unit.move.verdict': Column('unit.move.verdict', 'member', I1, -1, 2, values=_W15),
        'unit.move.allowance': Column('unit.move.allowance', 'figure', I1, -36, 32, scale=2, none='unit.move.allowance.none'),
        'unit.move.allowance.none': Column('unit.move.allowance.none', 'none', bool),
        'unit.order': Column('unit.order', 'member', I1, -1, 4, values=_W13),
        'unit.state': Column('unit.state', 'member', I1, -1, 3, values=_W1),
        'unit.time': Column('unit.time', 'figure', I1, 0, 1),
        'unit.must': Column('unit.must', 'acts', I1, 0, 1),
    },
    kernel=_advance,
    acts=('halt',),
)


def _fall_back(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Fall back (action for unit). @qrs 32"""
    unit_state = c["unit.state"]
    unit_closest = c["unit.closest"]
    unit_nearest_enemy = c["unit.nearest_enemy"]
    t2 = (unit_state == 2) & (unit_nearest_enemy > unit_closest) & (unit_closest <= 360)
    unit_enters_fire_zone = c["unit.enters_fire_zone"]
    unit_leaves_fire_zone = c["unit.leaves_fire_zone"]
    t3 = (unit_closest <= 60) & (unit_nearest_enemy >= 61) | unit_enters_fire_zone & unit_leaves_fire_zone
    del unit_closest, unit_nearest_enemy, unit_enters_fire_zone, unit_leaves_fire_zone
    t4 = t2 | t3
    t5 = ~t4
    t6 = t2.view(I1) * 2
    unit_order = c["unit.order"]
    unit_order_2 = 1 + (unit_order - 1) * t4.view(I1)
    del unit_order
    unit_faces = c["unit.faces"]
    unit_arm = c["unit.arm"]
    unit_mode = c["unit.mode"]
    t7 = unit_arm == 0
    t8 = unit_arm == 1
    t9 = unit_arm == 5
    t10 = unit_arm >= 3
    t11 = unit_mode != 1
    t12 = 6 + (unit_mode >= 1).view(I1) * 4
    t13 = t12 + (10 + (unit_mode >= 1).view(I1) * 6 - t12) * t8.view(I1)
    del t12
    t14 = t13 + (12 + (unit_mode >= 1).view(I1) * 4 - t13) * (unit_arm == 2).view(I1)
    del t13
    t15 = t14 + (4 + (unit_mode >= 1).view(I1) * 2 - t14) * (unit_arm == 3).view(I1)
    del t14
    t16 = t15 + (2 + (unit_mode >= 1).view(I1) * 4 - t15) * (unit_arm == 4).view(I1)
    del t15
    t17 = t16 + (4 - t16) * t9.view(I1)
    del t16
    t18 = t9 & (unit_mode == 0)
    unit_difficult = c["unit.difficult"]
    t19 = unit_difficult >= 1
    t20 = t10 & t19 & (unit_arm != 3)
    t21 = t18 | t20
    unit_minor_obstacles = c["unit.minor_obstacles"]
    t22 = t9 & (unit_minor_obstacles >= 1)
    del t9
    t23 = t21 | t22
    unit_major_obstacle = c["unit.major_obstacle"]
    t24 = t10 & unit_major_obstacle
    del t10
    t25 = t23 | t24
    t26 = ~t25
    unit_way = c["unit.way"]
    t27 = t18 | t22
    t28 = -3 - ((unit_arm >= 1) & (unit_arm <= 2)).view(I1) * 2 + (unit_arm == 5).view(I1) * 3
    t29 = t17 + t28 * unit_minor_obstacles
    del unit_minor_obstacles
    t30 = (unit_arm <= 1) & ~t27
    unit_units_passed = c["unit.units_passed"]
    t31 = t29 + (t17 - t29) * t27.view(I1) + t30.view(I1) * (t28 * unit_units_passed)
    del t17, t28, t29, unit_units_passed
    t32 = ~t30 & t27
    del t27, t30
    t33 = (unit_order_2 == 1) & ~t32
    t34 = t31 * 2
    t35 = t34 + (t31 - t34) * t33.view(I1)
    del t31, t34
    t36 = ~t33 & t32
    del t32, t33
    t37 = ~t36
    unit_class = c["unit.class"]
    t38 = unit_state == 0
    t39 = t7 & (unit_class <= 1) & t38 & t11
    del unit_class
    t40 = ~t39
    t41 = t7 & t11
    del t7
    t42 = t40 & t41
    t43 = t42.view(I1) + 2
    t44 = t39 | t41
    del t39, t41
    t45 = t8 & t11
    del t8, t11
    t46 = ~t44 & t45
    t47 = t43 + (4 - t43) * t46.view(I1)
    del t43
    t48 = t44 | t45
    del t44, t45
    t49 = (unit_arm >= 2) | (unit_mode == 1)
    del unit_mode
    t50 = ~t48 & t49
    t51 = t47 + (0 - t47) * t50.view(I1)
    del t47
    t52 = ~(t48 | t49)
    del t48, t49
    unit_angle = c["unit.angle"]
    t53 = (t51 + (0 - t51) * (~t50 & (~t46 & (~t42 & t40))).view(I1)).astype(I2) * -(-unit_angle // 2700)
    del t40, t42, t46, t50, t51, unit_angle
    t54 = t35.astype(I2) - t53 * 2
    del t53
    t55 = (t54 + (t35.astype(I2) - t54) * t36.astype(I2)).clip(0, 32)
    del t54
    unit_allowance = t55 + (t35.astype(I2) - t55) * t36.astype(I2)
    del t35, t55
    t56 = t37 & (unit_way - unit_difficult + unit_difficult * 2 > unit_allowance * 30)
    t57 = t25 | t56
    del t25
    t58 = t5 & ~t57
    t59 = t18.view(I1) * 2
    t60 = t59 + (2 - t59) * (~t18 & t20).view(I1)
    del t18, t20, t59
    t61 = t60 + (2 - t60) * (~t21 & t22).view(I1)
    del t21, t22, t60
    t62 = t61 + (2 - t61) * (~t23 & t24).view(I1)
    del t23, t24, t61
    t63 = t57.view(I1) * (t62 + (2 - t62) * (t26 & t56).view(I1))
    del t56, t57, t62
    unit_state_2 = (
        unit_state
        + (1 - unit_state) * (t58 & (((unit_arm == 1) | (unit_arm == 3)) & t19 & t38)).view(I1)
    )
    del unit_state, unit_arm, t19, t38
    unit_time = c["unit.time"]
    unit_enemy_appears = c["unit.enemy_appears"]
    errors: Errors = (
        (3, unit_difficult > unit_way),  # IllegalState
        (1, t5 & t26 & t37 & t52 | t58 & t37 & t52),  # NoRule
    )
    return errors, {
        'unit.verdict': t4.view(I1) * (t6 + (2 - t6) * (~t2 & t3).view(I1)),
        'unit.move.verdict': t63 + (-1 - t63) * t4.view(I1),
        'unit.move.allowance': unit_allowance,
        'unit.move.allowance.none': t36 | ~t58,
        'unit.order': unit_order_2,
        'unit.faces': t4.view(I1) * unit_faces,
        'unit.state': unit_state_2,
        'unit.time': unit_time + (1 - unit_time) * (t58 & unit_major_obstacle).view(I1),
        'unit.must': (t58 & unit_enemy_appears).view(I1),
    }


fall_back = Resolver(
    'fall_back', 'Fall back',
    inputs={
        'unit.state': Column('unit.state', 'member', I1, 0, 3, values=_W1),
        'unit.closest': Column('unit.closest', 'length', I2, 0, 2880, scale=60),
        'unit.nearest_enemy': Column('unit.nearest_enemy', 'length', I2, 0, 2880, scale=60),
        'unit.enters_fire_zone': Column('unit.enters_fire_zone', 'yesno', bool, values=('no', 'yes')),
        'unit.leaves_fire_zone': Column('unit.leaves_fire_zone', 'yesno', bool, values=('no', 'yes')),
        'unit.order': Column('unit.order', 'member', I1, 0, 4, values=_W13),
        'unit.faces': Column('unit.faces', 'member', I1, 0, 1, values=_W17),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 5, values=_W3),
        'unit.mode': Column('unit.mode', 'member', I1, 0, 2, values=_W16),
        'unit.difficult': Column('unit.difficult', 'length', I2, 0, 2880, scale=60, default=0),
        'unit.minor_obstacles': Column('unit.minor_obstacles', 'number', I1, 0, 2),
        'unit.major_obstacle': Column('unit.major_obstacle', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.way': Column('unit.way', 'length', I2, 0, 2880, scale=60, default=0),
        'unit.units_passed': Column('unit.units_passed', 'number', I1, 0, 2, default=0),
        'unit.class': Column('unit.class', 'member', I1, 0, 3, values=_W2),
        'unit.angle': Column('unit.angle', 'angle', I2, 0, 21600, scale=60),
        'unit.time': Column('unit.time', 'move', I1, 0, 1),
        'unit.enemy_appears': Column('unit.enemy_appears', 'yesno', bool, values=('no', 'yes'), default=0),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W15),
        'unit.move.verdict': Column('unit.move.verdict', 'member', I1, -1, 2, values=_W15),
        'unit.move.allowance': Column('unit.move.allowance', 'figure', I1, -36, 32, scale=2, none='unit.move.allowance.none'),
        'unit.move.allowance.none': Column('unit.move.allowance.none', 'none', bool),
        'unit.order': Column('unit.order', 'member', I1, -1, 4, values=_W13),
        'unit.faces': Column('unit.faces', 'member', I1, -1, 1, values=_W17),
        'unit.state': Column('unit.state', 'member', I1, -1, 3, values=_W1),
        'unit.time': Column('unit.time', 'figure', I1, 0, 1),
        'unit.must': Column('unit.must', 'acts', I1, 0, 1),
    },
    kernel=_fall_back,
    acts=('halt',),
)


def _retreat(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Retreat (action for unit). @qrs 33"""
    unit_closest = c["unit.closest"]
    unit_nearest_enemy = c["unit.nearest_enemy"]
    unit_enters_fire_zone = c["unit.enters_fire_zone"]
    unit_leaves_fire_zone = c["unit.leaves_fire_zone"]
    t2 = (unit_closest <= 60) & (unit_nearest_enemy >= 61) | unit_enters_fire_zone & unit_leaves_fire_zone
    del unit_closest, unit_nearest_enemy, unit_enters_fire_zone, unit_leaves_fire_zone
    t3 = ~t2
    unit_order = c["unit.order"]
    unit_order_2 = 2 + (unit_order - 2) * t2.view(I1)
    del unit_order
    unit_faces = c["unit.faces"]
    unit_arm = c["unit.arm"]
    unit_mode = c["unit.mode"]
    t4 = unit_arm == 0
    t5 = unit_arm == 1
    t6 = unit_arm == 5
    t7 = unit_arm >= 3
    t8 = unit_mode != 1
    t9 = 6 + (unit_mode >= 1).view(I1) * 4
    t10 = t9 + (10 + (unit_mode >= 1).view(I1) * 6 - t9) * t5.view(I1)
    del t9
    t11 = t10 + (12 + (unit_mode >= 1).view(I1) * 4 - t10) * (unit_arm == 2).view(I1)
    del t10
    t12 = t11 + (4 + (unit_mode >= 1).view(I1) * 2 - t11) * (unit_arm == 3).view(I1)
    del t11
    t13 = t12 + (2 + (unit_mode >= 1).view(I1) * 4 - t12) * (unit_arm == 4).view(I1)
    del t12
    t14 = t13 + (4 - t13) * t6.view(I1)
    del t13
    t15 = t6 & (unit_mode == 0)
    unit_difficult = c["unit.difficult"]
    t16 = unit_difficult >= 1
    t17 = t7 & t16 & (unit_arm != 3)
    t18 = t15 | t17
    unit_minor_obstacles = c["unit.minor_obstacles"]
    t19 = t6 & (unit_minor_obstacles >= 1)
    del t6
    t20 = t18 | t19
    unit_major_obstacle = c["unit.major_obstacle"]
    t21 = t7 & unit_major_obstacle
    del t7
    t22 = t20 | t21
    t23 = ~t22
    unit_way = c["unit.way"]
    t24 = t15 | t19
    t25 = -3 - ((unit_arm >= 1) & (unit_arm <= 2)).view(I1) * 2 + (unit_arm == 5).view(I1) * 3
    t26 = t14 + t25 * unit_minor_obstacles
    del unit_minor_obstacles
    t27 = (unit_arm <= 1) & ~t24
    unit_units_passed = c["unit.units_passed"]
    t28 = t26 + (t14 - t26) * t24.view(I1) + t27.view(I1) * (t25 * unit_units_passed)
    del t14, t25, t26, unit_units_passed
    t29 = ~t27 & t24
    del t24, t27
    t30 = (unit_order_2 == 1) & ~t29
    t31 = t28 * 2
    t32 = t31 + (t28 - t31) * t30.view(I1)
    del t28, t31
    t33 = ~t30 & t29
    del t29, t30
    t34 = ~t33
    unit_class = c["unit.class"]
    unit_state = c["unit.state"]
    t35 = unit_state == 0
    t36 = t4 & (unit_class <= 1) & t35 & t8
    del unit_class
    t37 = ~t36
    t38 = t4 & t8
    del t4
    t39 = t37 & t38
    t40 = t39.view(I1) + 2
    t41 = t36 | t38
    del t36, t38
    t42 = t5 & t8
    del t5, t8
    t43 = ~t41 & t42
    t44 = t40 + (4 - t40) * t43.view(I1)
    del t40
    t45 = t41 | t42
    del t41, t42
    t46 = (unit_arm >= 2) | (unit_mode == 1)
    del unit_mode
    t47 = ~t45 & t46
    t48 = t44 + (0 - t44) * t47.view(I1)
    del t44
    t49 = ~(t45 | t46)
    del t45, t46
    unit_angle = c["unit.angle"]
    t50 = (t48 + (0 - t48) * (~t47 & (~t43 & (~t39 & t37))).view(I1)).astype(I2) * -(-unit_angle // 2700)
    del t37, t39, t43, t47, t48, unit_angle
    t51 = t32.astype(I2) - t50 * 2
    del t50
    t52 = (t51 + (t32.astype(I2) - t51) * t33.astype(I2)).clip(0, 32)
    del t51
    unit_allowance = t52 + (t32.astype(I2) - t52) * t33.astype(I2)
    del t32, t52
    t53 = t34 & (unit_way - unit_difficult + unit_difficult * 2 > unit_allowance * 30)
    t54 = t22 | t53
    del t22
    t55 = t3 & ~t54
    t56 = t15.view(I1) * 2
    t57 = t56 + (2 - t56) * (~t15 & t17).view(I1)
    del t15, t17, t56
    t58 = t57 + (2 - t57) * (~t18 & t19).view(I1)
    del t18, t19, t57
    t59 = t58 + (2 - t58) * (~t20 & t21).view(I1)
    del t20, t21, t58
    t60 = t54.view(I1) * (t59 + (2 - t59) * (t23 & t53).view(I1))
    del t53, t54, t59
    unit_state_2 = (
        unit_state
        + (1 - unit_state) * (t55 & (((unit_arm == 1) | (unit_arm == 3)) & t16 & t35)).view(I1)
    )
    del unit_arm, t16, unit_state, t35
    unit_time = c["unit.time"]
    unit_enemy_appears = c["unit.enemy_appears"]
    errors: Errors = (
        (3, unit_difficult > unit_way),  # IllegalState
        (1, t3 & t23 & t34 & t49 | t55 & t34 & t49),  # NoRule
    )
    return errors, {
        'unit.verdict': t2.view(I1) * 2,
        'unit.move.verdict': t60 + (-1 - t60) * t2.view(I1),
        'unit.move.allowance': unit_allowance,
        'unit.move.allowance.none': t33 | ~t55,
        'unit.order': unit_order_2,
        'unit.faces': 1 + (unit_faces - 1) * t2.view(I1),
        'unit.state': unit_state_2,
        'unit.time': unit_time + (1 - unit_time) * (t55 & unit_major_obstacle).view(I1),
        'unit.must': (t55 & unit_enemy_appears).view(I1),
    }


retreat = Resolver(
    'retreat', 'Retreat',
    inputs={
        'unit.closest': Column('unit.closest', 'length', I2, 0, 2880, scale=60),
        'unit.nearest_enemy': Column('unit.nearest_enemy', 'length', I2, 0, 2880, scale=60),
        'unit.enters_fire_zone': Column('unit.enters_fire_zone', 'yesno', bool, values=('no', 'yes')),
        'unit.leaves_fire_zone': Column('unit.leaves_fire_zone', 'yesno', bool, values=('no', 'yes')),
        'unit.order': Column('unit.order', 'member', I1, 0, 4, values=_W13),
        'unit.faces': Column('unit.faces', 'member', I1, 0, 1, values=_W17),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 5, values=_W3),
        'unit.mode': Column('unit.mode', 'member', I1, 0, 2, values=_W16),
        'unit.difficult': Column('unit.difficult', 'length', I2, 0, 2880, scale=60, default=0),
        'unit.minor_obstacles': Column('unit.minor_obstacles', 'number', I1, 0, 2),
        'unit.major_obstacle': Column('unit.major_obstacle', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.way': Column('unit.way', 'length', I2, 0, 2880, scale=60, default=0),
        'unit.units_passed': Column('unit.units_passed', 'number', I1, 0, 2, default=0),
        'unit.class': Column('unit.class', 'member', I1, 0, 3, values=_W2),
        'unit.state': Column('unit.state', 'member', I1, 0, 3, values=_W1),
        'unit.angle': Column('unit.angle', 'angle', I2, 0, 21600, scale=60),
        'unit.time': Column('unit.time', 'move', I1, 0, 1),
        'unit.enemy_appears': Column('unit.enemy_appears', 'yesno', bool, values=('no', 'yes'), default=0),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W15),
        'unit.move.verdict': Column('unit.move.verdict', 'member', I1, -1, 2, values=_W15),
        'unit.move.allowance': Column('unit.move.allowance', 'figure', I1, -36, 32, scale=2, none='unit.move.allowance.none'),
        'unit.move.allowance.none': Column('unit.move.allowance.none', 'none', bool),
        'unit.order': Column('unit.order', 'member', I1, -1, 4, values=_W13),
        'unit.faces': Column('unit.faces', 'member', I1, -1, 1, values=_W17),
        'unit.state': Column('unit.state', 'member', I1, -1, 3, values=_W1),
        'unit.time': Column('unit.time', 'figure', I1, 0, 1),
        'unit.must': Column('unit.must', 'acts', I1, 0, 1),
    },
    kernel=_retreat,
    acts=('halt',),
)


def _redeploy(_c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Redeploy (action for unit). @qrs 34"""
    errors: Errors = (
    )
    return errors, {
    }


redeploy = Resolver(
    'redeploy', 'Redeploy',
    inputs={
    },
    outputs={
        'unit.may': Column('unit.may', 'acts', I1, 0, 7),
    },
    kernel=_redeploy,
    acts=('form_march', 'deploy', 'change_facing'),
    same={'unit.may': 7},
)


def _form_march(_c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Form for the march (action for unit). @qrs 34, 64"""
    errors: Errors = (
    )
    return errors, {
    }


form_march = Resolver(
    'form_march', 'Form for the march',
    inputs={
        'unit.mode': Column('unit.mode', 'member', I1, 0, 2, values=_W16),
    },
    outputs={
        'unit.mode': Column('unit.mode', 'member', I1, -1, 1, values=_W16),
    },
    kernel=_form_march,
    same={'unit.mode': 1},
)


def _deploy(_c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Deploy (action for unit). @qrs 34, 64"""
    errors: Errors = (
    )
    return errors, {
    }


deploy = Resolver(
    'deploy', 'Deploy',
    inputs={
        'unit.mode': Column('unit.mode', 'member', I1, 0, 2, values=_W16),
    },
    outputs={
        'unit.mode': Column('unit.mode', 'member', I1, -1, 0, values=_W16),
    },
    kernel=_deploy,
    same={'unit.mode': 0},
)


def _change_facing(_c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Change facing (action for unit). @qrs 34, 35"""
    errors: Errors = (
    )
    return errors, {
    }


change_facing = Resolver(
    'change_facing', 'Change facing',
    inputs={
    },
    outputs={
    },
    kernel=_change_facing,
)


def _to_rally(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """ordered to rally (term for unit). @qrs 35, 36"""
    unit_order = c["unit.order"]
    unit_doubled = c["unit.doubled"]
    unit_next_order = c["unit.next_order"]
    errors: Errors = (
    )
    return errors, {
        'unit.to_rally': (unit_order == 4) | unit_doubled & (unit_next_order == 4),
    }


to_rally = Resolver(
    'to_rally', 'ordered to rally',
    inputs={
        'unit.order': Column('unit.order', 'member', I1, 0, 4, values=_W13),
        'unit.doubled': Column('unit.doubled', 'yesno', bool, values=('no', 'yes')),
        'unit.next_order': Column('unit.next_order', 'member', I1, 0, 4, values=_W13),
    },
    outputs={
        'unit.to_rally': Column('unit.to_rally', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_to_rally,
)


def _no_rally(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """unable to rally: in a group, or not more than 3 in from enemy (term for unit). @qrs 35"""
    unit_in_group = c["unit.in_group"]
    unit_nearest_enemy = c["unit.nearest_enemy"]
    errors: Errors = (
    )
    return errors, {
        'unit.no_rally': unit_in_group | (unit_nearest_enemy <= 180),
    }


no_rally = Resolver(
    'no_rally', 'unable to rally: in a group, or not more than 3 in from enemy',
    inputs={
        'unit.in_group': Column('unit.in_group', 'yesno', bool, values=('no', 'yes')),
        'unit.nearest_enemy': Column('unit.nearest_enemy', 'length', I2, 0, 2880, scale=60),
    },
    outputs={
        'unit.no_rally': Column('unit.no_rally', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_no_rally,
)


def _rally(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Rally (action for unit). @qrs 35, 40"""
    unit_in_group = c["unit.in_group"]
    unit_nearest_enemy = c["unit.nearest_enemy"]
    t2 = unit_in_group | (unit_nearest_enemy <= 180)
    del unit_in_group, unit_nearest_enemy
    t3 = ~t2
    dice_1 = c["dice.1"]
    dice_2 = c["dice.2"]
    unit_total = dice_1 + dice_2
    unit_quality = c["unit.quality"]
    unit_state = c["unit.state"]
    t4 = (
        unit_total
        + unit_quality
        + (-(unit_state >= 1).view(I1) - (unit_state >= 2).view(I1) - (unit_state == 3).view(I1))
    )
    del unit_quality, unit_state
    unit_flank_compromised = c["unit.flank_compromised"]
    unit_attached = c["unit.attached"]
    unit_total_2 = t4 - unit_flank_compromised.view(I1) + unit_attached
    del t4, unit_flank_compromised, unit_attached
    t5 = 1 - (unit_total_2 >= 7).view(I1)
    unit_passed = c["unit.passed"]
    unit_passed_2 = ~(t3 & (unit_total_2 <= 6)) & (t3 & (unit_total_2 >= 7) | unit_passed)
    del unit_passed
    t6 = t3 & unit_passed_2
    errors: Errors = (
        (9, t3 & (dice_1 == 0) | t3 & (dice_2 == 0)),  # MissingDice
        (6, t3 & (dice_1 >= 7) | t3 & (dice_2 >= 7)),  # InputError
    )
    return errors, {
        'unit.verdict': t2.view(I1) * 2,
        'unit.cohesion.total': unit_total_2 + (unit_total - unit_total_2) * t2.view(I1),
        'unit.cohesion.total.none': t2,
        'unit.cohesion.natural': unit_total,
        'unit.cohesion.natural.none': t2,
        'unit.cohesion.dice.none': t2,
        'unit.cohesion.result': t5 + (-1 - t5) * t2.view(I1),
        'unit.passed': unit_passed_2,
        'unit.may': t6.view(I1) + t6.view(I1) * 2,
    }


rally = Resolver(
    'rally', 'Rally',
    inputs={
        'unit.in_group': Column('unit.in_group', 'yesno', bool, values=('no', 'yes')),
        'unit.nearest_enemy': Column('unit.nearest_enemy', 'length', I2, 0, 2880, scale=60),
        'unit.quality': Column('unit.quality', 'member', I1, 0, 3, values=_W6),
        'unit.state': Column('unit.state', 'member', I1, 0, 3, values=_W1),
        'unit.flank_compromised': Column('unit.flank_compromised', 'yesno', bool, values=('no', 'yes')),
        'unit.attached': Column('unit.attached', 'member', I1, 0, 2, values=_W7),
        'unit.passed': Column('unit.passed', 'yesno', bool, values=('no', 'yes'), default=0),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W15),
        'unit.cohesion.total': Column('unit.cohesion.total', 'figure', I1, -2, 17, none='unit.cohesion.total.none'),
        'unit.cohesion.total.none': Column('unit.cohesion.total.none', 'none', bool),
        'unit.cohesion.natural': Column('unit.cohesion.natural', 'figure', I1, 2, 12, none='unit.cohesion.natural.none'),
        'unit.cohesion.natural.none': Column('unit.cohesion.natural.none', 'none', bool),
        'unit.cohesion.dice': Column('unit.cohesion.dice', 'figure', I1, 2, 2, none='unit.cohesion.dice.none'),
        'unit.cohesion.dice.none': Column('unit.cohesion.dice.none', 'none', bool),
        'unit.cohesion.result': Column('unit.cohesion.result', 'member', I1, -1, 1, values=_W8),
        'unit.passed': Column('unit.passed', 'yesno', bool, values=('no', 'yes')),
        'unit.may': Column('unit.may', 'acts', I1, 0, 3),
    },
    kernel=_rally,
    acts=('regain', 'change_facing'),
    dice=2,
    same={'unit.cohesion.dice': 2},
)


def _regain(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Regain cohesion (action for unit). @qrs 35"""
    unit_state = c["unit.state"]
    errors: Errors = (
    )
    return errors, {
        'unit.state': (unit_state - 1).clip(0, 2),
    }


regain = Resolver(
    'regain', 'Regain cohesion',
    inputs={
        'unit.state': Column('unit.state', 'member', I1, 0, 3, values=_W1),
    },
    outputs={
        'unit.state': Column('unit.state', 'member', I1, -1, 2, values=_W1),
    },
    kernel=_regain,
)


def _rejoining(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """moving towards its leader beyond 12 in of enemy (term for unit). @qrs 42

    By ruling: Units that move towards their leader are free of cost beyond 12 in of the enemy
    """
    unit_towards_leader = c["unit.towards_leader"]
    unit_nearest_enemy = c["unit.nearest_enemy"]
    unit_order = c["unit.order"]
    errors: Errors = (
    )
    return errors, {
        'unit.rejoining': unit_towards_leader & (unit_nearest_enemy >= 721) & (unit_order <= 2),
    }


rejoining = Resolver(
    'rejoining', 'moving towards its leader beyond 12 in of enemy',
    inputs={
        'unit.towards_leader': Column('unit.towards_leader', 'yesno', bool, values=('no', 'yes')),
        'unit.nearest_enemy': Column('unit.nearest_enemy', 'length', I2, 0, 2880, scale=60),
        'unit.order': Column('unit.order', 'member', I1, 0, 4, values=_W13),
    },
    outputs={
        'unit.rejoining': Column('unit.rejoining', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_rejoining,
)


def _free_action(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """free action (term for unit). @qrs 38-45"""
    unit_order = c["unit.order"]
    unit_nearest_enemy = c["unit.nearest_enemy"]
    t2 = unit_nearest_enemy <= 720
    t3 = unit_nearest_enemy >= 721
    del unit_nearest_enemy
    unit_state = c["unit.state"]
    t4 = unit_order <= 2
    unit_towards_leader = c["unit.towards_leader"]
    unit_arm = c["unit.arm"]
    t5 = (unit_arm == 2) & t4
    del unit_arm
    unit_away_from_enemy = c["unit.away_from_enemy"]
    t6 = (
        unit_order == 4
    ) & t3 | (unit_state == 3) & t4 & t2 | unit_towards_leader & t3 & t4 | t5 & unit_away_from_enemy & t2
    del unit_order, t2, t3, unit_state, t4, unit_towards_leader, unit_away_from_enemy
    unit_goes_to = c["unit.goes_to"]
    unit_enters_frontal_zone = c["unit.enters_frontal_zone"]
    errors: Errors = (
    )
    return errors, {
        'unit.free_action': t6 | t5 & (unit_goes_to >= 2) & ~unit_enters_frontal_zone,
    }


free_action = Resolver(
    'free_action', 'free action',
    inputs={
        'unit.order': Column('unit.order', 'member', I1, 0, 4, values=_W13),
        'unit.nearest_enemy': Column('unit.nearest_enemy', 'length', I2, 0, 2880, scale=60),
        'unit.state': Column('unit.state', 'member', I1, 0, 3, values=_W1),
        'unit.towards_leader': Column('unit.towards_leader', 'yesno', bool, values=('no', 'yes')),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 5, values=_W3),
        'unit.away_from_enemy': Column('unit.away_from_enemy', 'yesno', bool, values=('no', 'yes')),
        'unit.goes_to': Column('unit.goes_to', 'member', I1, 0, 3, values=_W14),
        'unit.enters_frontal_zone': Column('unit.enters_frontal_zone', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'unit.free_action': Column('unit.free_action', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_free_action,
)


def _final_move(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Final move of a leader (action for general). @qrs 43"""
    general_with_unit = c["general.with_unit"]
    general_rank = c["general.rank"]
    t2 = general_rank == 0
    del general_rank
    t3 = general_with_unit.view(I1) * 2
    errors: Errors = (
        (1, ~(general_with_unit | t2)),  # NoRule
    )
    return errors, {
        'general.verdict': t3 + (0 - t3) * (~general_with_unit & t2).view(I1),
    }


final_move = Resolver(
    'final_move', 'Final move of a leader',
    inputs={
        'general.with_unit': Column('general.with_unit', 'yesno', bool, values=('no', 'yes')),
        'general.rank': Column('general.rank', 'member', I1, 0, 1, values=_W18),
    },
    outputs={
        'general.verdict': Column('general.verdict', 'member', I1, -1, 2, values=_W15),
        'general.distance_on': Column('general.distance_on', 'figure', I1, 12, 12, none='general.distance_on.none'),
        'general.distance_on.none': Column('general.distance_on.none', 'none', bool),
    },
    kernel=_final_move,
    same={'general.distance_on': 12, 'general.distance_on.none': 'general.with_unit'},
)


def _defending(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """defending an obstacle or defences (term for unit). @qrs 160, 161"""
    unit_position = c["unit.position"]
    errors: Errors = (
    )
    return errors, {
        'unit.defending': unit_position >= 2,
    }


defending = Resolver(
    'defending', 'defending an obstacle or defences',
    inputs={
        'unit.position': Column('unit.position', 'member', I1, 0, 4, values=_W4),
    },
    outputs={
        'unit.defending': Column('unit.defending', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_defending,
)


def _disengagement(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Disengagement (contest for attacker against defender). @qrs 157-161"""
    attacker_distance = c["attacker.distance"]
    defender_distance = c["defender.distance"]
    t2 = (attacker_distance >= 61) | (defender_distance >= 61)
    t3 = ~t2
    attacker_state = c["attacker.state"]
    attacker_shaken_draws_off = attacker_state == 2
    t4 = -1 + (attacker_state == 2).view(I1)
    defender_state = c["defender.state"]
    defender_shaken_draws_off = defender_state == 2
    attacker_stays_before_shaken_enemy = (attacker_state != 2) & defender_shaken_draws_off
    t5 = attacker_shaken_draws_off | defender_shaken_draws_off
    t6 = t4 + (1 - t4) * attacker_stays_before_shaken_enemy.view(I1)
    del t4
    t7 = (attacker_state == 1) & (defender_state == 0)
    attacker_disordered_back = ~t5 & t7
    t8 = t5 | t7
    del t5
    t9 = t6 + (2 - t6) * attacker_disordered_back.view(I1)
    del t6
    defender_position = c["defender.position"]
    t10 = defender_position >= 2
    t11 = (defender_state == 1) & (attacker_state == 0) & (defender_position <= 1)
    del attacker_state, defender_position
    attacker_stays_before_disordered_enemy_that_go_back = ~t8 & t11
    t12 = t8 | t11
    del t8
    t13 = t9 + (3 - t9) * attacker_stays_before_disordered_enemy_that_go_back.view(I1)
    del t9
    attacker_attacker_back = ~t12 & t10
    t14 = t12 | t10
    del t12
    t15 = 6 + (t13 + (4 - t13) * attacker_attacker_back.view(I1) - 6) * t14.view(I1)
    del t13
    t16 = -1 + (defender_state == 2).view(I1)
    defender_stays_before_shaken_enemy = (defender_state != 2) & attacker_shaken_draws_off
    del defender_state
    t17 = defender_shaken_draws_off | attacker_shaken_draws_off
    t18 = t16 + (1 - t16) * defender_stays_before_shaken_enemy.view(I1)
    del t16
    defender_disordered_back = ~t17 & t11
    t19 = t17 | t11
    del t11, t17
    t20 = t18 + (2 - t18) * defender_disordered_back.view(I1)
    del t18
    defender_stays_before_disordered_enemy_that_go_back = ~t19 & t7
    t21 = t19 | t7
    del t7, t19
    t22 = t20 + (3 - t20) * defender_stays_before_disordered_enemy_that_go_back.view(I1)
    del t20
    defender_defender_of_them_stays = ~t21 & t10
    t23 = t21 | t10
    del t10, t21
    t24 = 6 + (t22 + (5 - t22) * defender_defender_of_them_stays.view(I1) - 6) * t23.view(I1)
    del t22
    t25 = t3 & attacker_stays_before_shaken_enemy | t3 & attacker_stays_before_disordered_enemy_that_go_back
    del attacker_stays_before_shaken_enemy, attacker_stays_before_disordered_enemy_that_go_back
    t26 = t3 & defender_stays_before_shaken_enemy | t3 & defender_stays_before_disordered_enemy_that_go_back
    del defender_stays_before_shaken_enemy, defender_stays_before_disordered_enemy_that_go_back
    t27 = (
        (t3 & attacker_shaken_draws_off).view(I1)
        + t25.view(I1) * 2
        + (t3 & attacker_disordered_back | t3 & attacker_attacker_back).view(I1) * 4
    )
    del attacker_shaken_draws_off, attacker_disordered_back, attacker_attacker_back, t25
    t28 = (t3 & defender_shaken_draws_off).view(I1) + (t26 | t3 & defender_defender_of_them_stays).view(I1) * 2
    del defender_shaken_draws_off, defender_defender_of_them_stays, t26
    errors: Errors = (
        (3, ~(attacker_distance == defender_distance)),  # IllegalState
    )
    return errors, {
        'attacker.verdict': 2 - (attacker_distance <= 60).view(I1),
        'defender.verdict': 2 - (defender_distance <= 60).view(I1),
        'attacker.result': t15 + (-1 - t15) * t2.view(I1),
        'defender.result': t24 + (-1 - t24) * t2.view(I1),
        'attacker.must': t27 + (t3 & ~t14).view(I1) * 8,
        'defender.must': t28 + (t3 & defender_disordered_back).view(I1) * 4 + (t3 & ~t23).view(I1) * 8,
    }


disengagement = Resolver(
    'disengagement', 'Disengagement',
    inputs={
        'attacker.distance': Column('attacker.distance', 'length', I2, 0, 2880, scale=60),
        'defender.distance': Column('defender.distance', 'length', I2, 0, 2880, scale=60),
        'attacker.state': Column('attacker.state', 'member', I1, 0, 3, values=_W1),
        'defender.state': Column('defender.state', 'member', I1, 0, 3, values=_W1),
        'defender.position': Column('defender.position', 'member', I1, 0, 4, values=_W4),
    },
    outputs={
        'attacker.verdict': Column('attacker.verdict', 'member', I1, -1, 2, values=_W15),
        'defender.verdict': Column('defender.verdict', 'member', I1, -1, 2, values=_W15),
        'attacker.result': Column('attacker.result', 'member', I1, -1, 6, values=_W19),
        'defender.result': Column('defender.result', 'member', I1, -1, 6, values=_W19),
        'attacker.must': Column('attacker.must', 'acts', I1, 0, 15),
        'defender.must': Column('defender.must', 'acts', I1, 0, 15),
    },
    kernel=_disengagement,
    acts=('draw_off', 'stand', 'give_ground', 'step_back'),
)


def _draw_off(_c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Fall back until 4 in from the enemy (action for unit). @qrs 159"""
    errors: Errors = (
    )
    return errors, {
    }


draw_off = Resolver(
    'draw_off', 'Fall back until 4 in from the enemy',
    inputs={
    },
    outputs={
        'unit.distance_left': Column('unit.distance_left', 'figure', I1, 4, 4),
    },
    kernel=_draw_off,
    same={'unit.distance_left': 4},
)


def _step_back(_c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Step back (action for unit). @qrs 161"""
    errors: Errors = (
    )
    return errors, {
    }


step_back = Resolver(
    'step_back', 'Step back',
    inputs={
    },
    outputs={
        'unit.distance_back': Column('unit.distance_back', 'figure', I1, 1, 1),
    },
    kernel=_step_back,
    same={'unit.distance_back': 1},
)


def _wheel_cost(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Wheeling (value for unit). @qrs 74-79"""
    unit_arm = c["unit.arm"]
    t2 = unit_arm == 0
    unit_class = c["unit.class"]
    unit_state = c["unit.state"]
    unit_mode = c["unit.mode"]
    t3 = unit_mode != 1
    t4 = t2 & (unit_class <= 1) & (unit_state == 0) & t3
    del unit_class, unit_state
    t5 = ~t4
    t6 = t2 & t3
    del t2
    t7 = t5 & t6
    t8 = t7.view(I1) + 2
    t9 = t4 | t6
    del t4, t6
    t10 = (unit_arm == 1) & t3
    del t3
    t11 = ~t9 & t10
    t12 = t8 + (4 - t8) * t11.view(I1)
    del t8
    t13 = t9 | t10
    del t9, t10
    t14 = (unit_arm >= 2) | (unit_mode == 1)
    del unit_arm, unit_mode
    t15 = ~t13 & t14
    errors: Errors = (
        (1, ~(t13 | t14)),  # NoRule
    )
    return errors, {
        'unit.wheel_cost': t12 + (0 - t12) * t15.view(I1),
        'unit.wheel_cost.none': ~t15 & (~t11 & (~t7 & t5)),
    }


wheel_cost = Resolver(
    'wheel_cost', 'Wheeling',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 5, values=_W3),
        'unit.class': Column('unit.class', 'member', I1, 0, 3, values=_W2),
        'unit.state': Column('unit.state', 'member', I1, 0, 3, values=_W1),
        'unit.mode': Column('unit.mode', 'member', I1, 0, 2, values=_W16),
    },
    outputs={
        'unit.wheel_cost': Column('unit.wheel_cost', 'figure', I1, 0, 4, none='unit.wheel_cost.none'),
        'unit.wheel_cost.none': Column('unit.wheel_cost.none', 'none', bool),
    },
    kernel=_wheel_cost,
)


def _reach(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Move (value for unit). @qrs 64-79, 88"""
    unit_arm = c["unit.arm"]
    t2 = unit_arm == 0
    t3 = unit_arm == 1
    t4 = unit_arm == 5
    unit_minor_obstacles = c["unit.minor_obstacles"]
    unit_mode = c["unit.mode"]
    t5 = unit_mode != 1
    t6 = 6 + (unit_mode >= 1).view(I1) * 4
    t7 = t6 + (10 + (unit_mode >= 1).view(I1) * 6 - t6) * t3.view(I1)
    del t6
    t8 = t7 + (12 + (unit_mode >= 1).view(I1) * 4 - t7) * (unit_arm == 2).view(I1)
    del t7
    t9 = t8 + (4 + (unit_mode >= 1).view(I1) * 2 - t8) * (unit_arm == 3).view(I1)
    del t8
    t10 = t9 + (2 + (unit_mode >= 1).view(I1) * 4 - t9) * (unit_arm == 4).view(I1)
    del t9
    t11 = t10 + (4 - t10) * t4.view(I1)
    del t10
    t12 = t4 & (unit_mode == 0) | t4 & (unit_minor_obstacles >= 1)
    del t4
    t13 = -3 - ((unit_arm >= 1) & (unit_arm <= 2)).view(I1) * 2 + (unit_arm == 5).view(I1) * 3
    t14 = t11 + t13 * unit_minor_obstacles
    del unit_minor_obstacles
    t15 = (unit_arm <= 1) & ~t12
    unit_units_passed = c["unit.units_passed"]
    t16 = t14 + (t11 - t14) * t12.view(I1) + t15.view(I1) * (t13 * unit_units_passed)
    del t11, t13, t14, unit_units_passed
    t17 = ~t15 & t12
    del t12, t15
    unit_order = c["unit.order"]
    t18 = (unit_order == 1) & ~t17
    del unit_order
    t19 = t16 * 2
    t20 = t19 + (t16 - t19) * t18.view(I1)
    del t16, t19
    t21 = ~t18 & t17
    del t17, t18
    unit_class = c["unit.class"]
    unit_state = c["unit.state"]
    t22 = t2 & (unit_class <= 1) & (unit_state == 0) & t5
    del unit_class, unit_state
    t23 = ~t22
    t24 = t2 & t5
    del t2
    t25 = t23 & t24
    t26 = t25.view(I1) + 2
    t27 = t22 | t24
    del t22, t24
    t28 = t3 & t5
    del t3, t5
    t29 = ~t27 & t28
    t30 = t26 + (4 - t26) * t29.view(I1)
    del t26
    t31 = t27 | t28
    del t27, t28
    t32 = (unit_arm >= 2) | (unit_mode == 1)
    del unit_arm, unit_mode
    t33 = ~t31 & t32
    t34 = t30 + (0 - t30) * t33.view(I1)
    del t30
    unit_angle = c["unit.angle"]
    t35 = (t34 + (0 - t34) * (~t33 & (~t29 & (~t25 & t23))).view(I1)).astype(I2) * -(-unit_angle // 2700)
    del t23, t25, t29, t33, t34, unit_angle
    t36 = t20.astype(I2) - t35 * 2
    del t35
    t37 = (t36 + (t20.astype(I2) - t36) * t21.astype(I2)).clip(0, 32)
    del t36
    errors: Errors = (
        (1, ~t21 & ~(t31 | t32)),  # NoRule
    )
    return errors, {
        'unit.reach': t37 + (t20.astype(I2) - t37) * t21.astype(I2),
        'unit.reach.none': t21,
    }


reach = Resolver(
    'reach', 'Move',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 5, values=_W3),
        'unit.minor_obstacles': Column('unit.minor_obstacles', 'number', I1, 0, 2),
        'unit.mode': Column('unit.mode', 'member', I1, 0, 2, values=_W16),
        'unit.units_passed': Column('unit.units_passed', 'number', I1, 0, 2, default=0),
        'unit.order': Column('unit.order', 'member', I1, 0, 4, values=_W13),
        'unit.class': Column('unit.class', 'member', I1, 0, 3, values=_W2),
        'unit.state': Column('unit.state', 'member', I1, 0, 3, values=_W1),
        'unit.angle': Column('unit.angle', 'angle', I2, 0, 21600, scale=60),
    },
    outputs={
        'unit.reach': Column('unit.reach', 'figure', I1, -36, 32, scale=2, none='unit.reach.none'),
        'unit.reach.none': Column('unit.reach.none', 'none', bool),
    },
    kernel=_reach,
)


def _rough_distance(_c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Distance in difficult terrain, as it counts (value for unit). @qrs 81"""
    errors: Errors = (
    )
    return errors, {
    }


rough_distance = Resolver(
    'rough_distance', 'Distance in difficult terrain, as it counts',
    inputs={
        'unit.difficult': Column('unit.difficult', 'length', I2, 0, 2880, scale=60, default=0),
    },
    outputs={
        'unit.rough_distance': Column('unit.rough_distance', 'figure', I2, 0, 2880, scale=30),
    },
    kernel=_rough_distance,
    same={'unit.rough_distance': 'unit.difficult'},
)


def _distance_counted(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Distance moved, as it counts (value for unit). @qrs 81"""
    unit_way = c["unit.way"]
    unit_difficult = c["unit.difficult"]
    errors: Errors = (
        (3, unit_difficult > unit_way),  # IllegalState
    )
    return errors, {
        'unit.distance_counted': unit_way - unit_difficult + unit_difficult * 2,
    }


distance_counted = Resolver(
    'distance_counted', 'Distance moved, as it counts',
    inputs={
        'unit.way': Column('unit.way', 'length', I2, 0, 2880, scale=60, default=0),
        'unit.difficult': Column('unit.difficult', 'length', I2, 0, 2880, scale=60, default=0),
    },
    outputs={
        'unit.distance_counted': Column('unit.distance_counted', 'figure', I2, -2880, 8640, scale=60),
    },
    kernel=_distance_counted,
)


def _move(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Move (action for unit). @qrs 64-83, 94"""
    unit_arm = c["unit.arm"]
    unit_mode = c["unit.mode"]
    t2 = unit_arm == 0
    t3 = unit_arm == 1
    t4 = unit_arm == 5
    t5 = unit_arm >= 3
    t6 = unit_mode != 1
    t7 = t2 & t6
    t8 = 6 + (unit_mode >= 1).view(I1) * 4
    t9 = t3 & t6
    t10 = t8 + (10 + (unit_mode >= 1).view(I1) * 6 - t8) * t3.view(I1)
    del t3, t8
    t11 = t10 + (12 + (unit_mode >= 1).view(I1) * 4 - t10) * (unit_arm == 2).view(I1)
    del t10
    t12 = t11 + (4 + (unit_mode >= 1).view(I1) * 2 - t11) * (unit_arm == 3).view(I1)
    del t11
    t13 = t12 + (2 + (unit_mode >= 1).view(I1) * 4 - t12) * (unit_arm == 4).view(I1)
    del t12
    t14 = t4 & (unit_mode == 0)
    t15 = t13 + (4 - t13) * t4.view(I1)
    del t13
    unit_difficult = c["unit.difficult"]
    t16 = unit_difficult >= 1
    t17 = t5 & t16 & (unit_arm != 3)
    t18 = t14 | t17
    unit_minor_obstacles = c["unit.minor_obstacles"]
    t19 = t4 & (unit_minor_obstacles >= 1)
    del t4
    t20 = t18 | t19
    unit_major_obstacle = c["unit.major_obstacle"]
    t21 = t5 & unit_major_obstacle
    del t5
    t22 = t20 | t21
    t23 = ~t22
    unit_way = c["unit.way"]
    t24 = t14 | t19
    t25 = -3 - ((unit_arm >= 1) & (unit_arm <= 2)).view(I1) * 2 + (unit_arm == 5).view(I1) * 3
    t26 = t15 + t25 * unit_minor_obstacles
    del unit_minor_obstacles
    t27 = (unit_arm <= 1) & ~t24
    unit_units_passed = c["unit.units_passed"]
    t28 = t26 + (t15 - t26) * t24.view(I1) + t27.view(I1) * (t25 * unit_units_passed)
    del t15, t25, t26, unit_units_passed
    t29 = ~t27 & t24
    del t24, t27
    unit_order = c["unit.order"]
    t30 = (unit_order == 1) & ~t29
    del unit_order
    t31 = t28 * 2
    t32 = t31 + (t28 - t31) * t30.view(I1)
    del t28, t31
    t33 = ~t30 & t29
    del t29, t30
    t34 = ~t33
    unit_class = c["unit.class"]
    unit_state = c["unit.state"]
    t35 = unit_state == 0
    t36 = t2 & (unit_class <= 1) & t35 & t6
    del t2, t6, unit_class
    t37 = ~t36
    t38 = t37 & t7
    t39 = t38.view(I1) + 2
    t40 = t36 | t7
    del t7, t36
    t41 = ~t40 & t9
    t42 = t39 + (4 - t39) * t41.view(I1)
    del t39
    t43 = t40 | t9
    del t9, t40
    t44 = (unit_arm >= 2) | (unit_mode == 1)
    del unit_mode
    t45 = ~t43 & t44
    t46 = t42 + (0 - t42) * t45.view(I1)
    del t42
    t47 = ~(t43 | t44)
    del t43, t44
    unit_angle = c["unit.angle"]
    t48 = (t46 + (0 - t46) * (~t45 & (~t41 & (~t38 & t37))).view(I1)).astype(I2) * -(-unit_angle // 2700)
    del t37, t38, t41, t45, t46, unit_angle
    t49 = t32.astype(I2) - t48 * 2
    del t48
    t50 = (t49 + (t32.astype(I2) - t49) * t33.astype(I2)).clip(0, 32)
    del t49
    unit_allowance = t50 + (t32.astype(I2) - t50) * t33.astype(I2)
    del t32, t50
    t51 = t34 & (unit_way - unit_difficult + unit_difficult * 2 > unit_allowance * 30)
    t52 = t22 | t51
    del t22
    t53 = ~t52
    t54 = t14.view(I1) * 2
    t55 = t54 + (2 - t54) * (~t14 & t17).view(I1)
    del t14, t17, t54
    t56 = t55 + (2 - t55) * (~t18 & t19).view(I1)
    del t18, t19, t55
    t57 = t56 + (2 - t56) * (~t20 & t21).view(I1)
    del t20, t21, t56
    unit_state_2 = (
        unit_state
        + (1 - unit_state) * (t53 & (((unit_arm == 1) | (unit_arm == 3)) & t16 & t35)).view(I1)
    )
    del unit_arm, t16, unit_state, t35
    unit_time = c["unit.time"]
    unit_enemy_appears = c["unit.enemy_appears"]
    errors: Errors = (
        (3, unit_difficult > unit_way),  # IllegalState
        (1, t23 & t34 & t47 | t53 & t34 & t47),  # NoRule
    )
    return errors, {
        'unit.verdict': t52.view(I1) * (t57 + (2 - t57) * (t23 & t51).view(I1)),
        'unit.allowance': unit_allowance,
        'unit.allowance.none': t33 | t52,
        'unit.state': unit_state_2,
        'unit.time': unit_time + (1 - unit_time) * (t53 & unit_major_obstacle).view(I1),
        'unit.must': (t53 & unit_enemy_appears).view(I1),
    }


move = Resolver(
    'move', 'Move',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 5, values=_W3),
        'unit.mode': Column('unit.mode', 'member', I1, 0, 2, values=_W16),
        'unit.difficult': Column('unit.difficult', 'length', I2, 0, 2880, scale=60, default=0),
        'unit.minor_obstacles': Column('unit.minor_obstacles', 'number', I1, 0, 2),
        'unit.major_obstacle': Column('unit.major_obstacle', 'yesno', bool, values=('no', 'yes'), default=0),
        'unit.way': Column('unit.way', 'length', I2, 0, 2880, scale=60, default=0),
        'unit.units_passed': Column('unit.units_passed', 'number', I1, 0, 2, default=0),
        'unit.order': Column('unit.order', 'member', I1, 0, 4, values=_W13),
        'unit.class': Column('unit.class', 'member', I1, 0, 3, values=_W2),
        'unit.state': Column('unit.state', 'member', I1, 0, 3, values=_W1),
        'unit.angle': Column('unit.angle', 'angle', I2, 0, 21600, scale=60),
        'unit.time': Column('unit.time', 'move', I1, 0, 1),
        'unit.enemy_appears': Column('unit.enemy_appears', 'yesno', bool, values=('no', 'yes'), default=0),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W15),
        'unit.allowance': Column('unit.allowance', 'figure', I1, -36, 32, scale=2, none='unit.allowance.none'),
        'unit.allowance.none': Column('unit.allowance.none', 'none', bool),
        'unit.state': Column('unit.state', 'member', I1, -1, 3, values=_W1),
        'unit.time': Column('unit.time', 'figure', I1, 0, 1),
        'unit.must': Column('unit.must', 'acts', I1, 0, 1),
    },
    kernel=_move,
    acts=('halt',),
)


def _halt(_c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Halt (action for unit). @qrs 94"""
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


def _pass_through(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Pass through a unit (action for unit against friend). @qrs 87, 88"""
    unit_arm = c["unit.arm"]
    friend_arm = c["friend.arm"]
    friend_moves = c["friend.moves"]
    errors: Errors = (
        (1, ~((unit_arm >= 2) | (unit_arm <= 1) & (friend_arm <= 1) & ~friend_moves)),  # NoRule
    )
    return errors, {
        'unit.effect': -3 - (unit_arm >= 1).view(I1) * 2 + (unit_arm >= 2).view(I1) * 5,
    }


pass_through = Resolver(
    'pass_through', 'Pass through a unit',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 5, values=_W3),
        'friend.arm': Column('friend.arm', 'member', I1, 0, 5, values=_W3),
        'friend.moves': Column('friend.moves', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 0, values=_W15),
        'unit.effect': Column('unit.effect', 'figure', I1, -5, 0),
    },
    kernel=_pass_through,
    same={'unit.verdict': 0},
)


def _pass_gap(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Pass a gap (action for unit). @qrs 89"""
    unit_gap_width = c["unit.gap_width"]
    errors: Errors = (
        (1, unit_gap_width <= 119),  # NoRule
    )
    return errors, {
    }


pass_gap = Resolver(
    'pass_gap', 'Pass a gap',
    inputs={
        'unit.gap_width': Column('unit.gap_width', 'length', I2, 0, 2880, scale=60),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 0, values=_W15),
    },
    kernel=_pass_gap,
    same={'unit.verdict': 0},
)


def _balks(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """shaken, and nearer to enemy in 6 in (term for unit). @qrs 93"""
    unit_state = c["unit.state"]
    unit_closest = c["unit.closest"]
    unit_nearest_enemy = c["unit.nearest_enemy"]
    errors: Errors = (
    )
    return errors, {
        'unit.balks': (unit_state == 2) & (unit_nearest_enemy > unit_closest) & (unit_closest <= 360),
    }


balks = Resolver(
    'balks', 'shaken, and nearer to enemy in 6 in',
    inputs={
        'unit.state': Column('unit.state', 'member', I1, 0, 3, values=_W1),
        'unit.closest': Column('unit.closest', 'length', I2, 0, 2880, scale=60),
        'unit.nearest_enemy': Column('unit.nearest_enemy', 'length', I2, 0, 2880, scale=60),
    },
    outputs={
        'unit.balks': Column('unit.balks', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_balks,
)


def _kept_off(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """kept off by the enemy (term for unit). @qrs 95, 96"""
    unit_closest = c["unit.closest"]
    unit_nearest_enemy = c["unit.nearest_enemy"]
    unit_enters_fire_zone = c["unit.enters_fire_zone"]
    unit_leaves_fire_zone = c["unit.leaves_fire_zone"]
    unit_kept_off = (unit_closest <= 60) & (
        unit_nearest_enemy >= 61
    ) | unit_enters_fire_zone & unit_leaves_fire_zone
    del unit_closest, unit_nearest_enemy, unit_enters_fire_zone, unit_leaves_fire_zone
    errors: Errors = (
    )
    return errors, {
        'unit.kept_off': unit_kept_off,
    }


kept_off = Resolver(
    'kept_off', 'kept off by the enemy',
    inputs={
        'unit.closest': Column('unit.closest', 'length', I2, 0, 2880, scale=60),
        'unit.nearest_enemy': Column('unit.nearest_enemy', 'length', I2, 0, 2880, scale=60),
        'unit.enters_fire_zone': Column('unit.enters_fire_zone', 'yesno', bool, values=('no', 'yes')),
        'unit.leaves_fire_zone': Column('unit.leaves_fire_zone', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'unit.kept_off': Column('unit.kept_off', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_kept_off,
)


def _close(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Close with the enemy (action for unit against enemy). @qrs 10, 97"""
    unit_state = c["unit.state"]
    unit_strikes = c["unit.strikes"]
    unit_behind_flank = c["unit.behind_flank"]
    t2 = (unit_strikes >= 1) & ~unit_behind_flank
    del unit_strikes, unit_behind_flank
    t3 = (unit_state == 2).view(I1) * 2
    errors: Errors = (
    )
    return errors, {
        'unit.verdict': ((unit_state == 2) | t2).view(I1) * (t3 + (2 - t3) * ((unit_state != 2) & t2).view(I1)),
    }


close = Resolver(
    'close', 'Close with the enemy',
    inputs={
        'unit.state': Column('unit.state', 'member', I1, 0, 3, values=_W1),
        'unit.strikes': Column('unit.strikes', 'member', I1, 0, 2, values=_W5),
        'unit.behind_flank': Column('unit.behind_flank', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W15),
    },
    kernel=_close,
)


def _contact(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Contact with enemy (test for unit against enemy). @qrs 98"""
    enemy_state = c["enemy.state"]
    t2 = enemy_state == 3
    del enemy_state
    enemy_removed = c["enemy.removed"]
    unit_state = c["unit.state"]
    t3 = t2 & (unit_state == 0)
    dice_1 = c["dice.1"]
    dice_2 = c["dice.2"]
    t4 = ~t3
    unit_total = dice_1 + dice_2
    unit_quality = c["unit.quality"]
    t5 = (
        unit_total
        + unit_quality
        + (-(unit_state >= 1).view(I1) - (unit_state >= 2).view(I1) - (unit_state == 3).view(I1))
    )
    del unit_quality
    unit_flank_compromised = c["unit.flank_compromised"]
    unit_attached = c["unit.attached"]
    unit_total_2 = t5 - unit_flank_compromised.view(I1) + unit_attached
    del t5, unit_flank_compromised, unit_attached
    unit_passed = c["unit.passed"]
    unit_passed_2 = ~(t3 & (unit_total_2 <= 6)) & (t3 & (unit_total_2 >= 7) | unit_passed)
    del unit_passed
    errors: Errors = (
        (9, t3 & (dice_1 == 0) | t3 & (dice_2 == 0)),  # MissingDice
        (6, t3 & (dice_1 >= 7) | t3 & (dice_2 >= 7)),  # InputError
    )
    return errors, {
        'unit.cohesion.total': unit_total + (unit_total_2 - unit_total) * t3.view(I1),
        'unit.cohesion.total.none': t4,
        'unit.cohesion.natural': unit_total,
        'unit.cohesion.natural.none': t4,
        'unit.cohesion.dice.none': t4,
        'unit.cohesion.result': -1 + (1 - (unit_total_2 >= 7).view(I1) - (-1)) * t3.view(I1),
        'enemy.removed': t2 | enemy_removed,
        'unit.passed': unit_passed_2,
        'unit.state': unit_state + (1 - unit_state) * (t3 & ~unit_passed_2).view(I1),
    }


contact = Resolver(
    'contact', 'Contact with enemy',
    inputs={
        'enemy.state': Column('enemy.state', 'member', I1, 0, 3, values=_W1),
        'enemy.removed': Column('enemy.removed', 'yesno', bool, values=('no', 'yes')),
        'unit.state': Column('unit.state', 'member', I1, 0, 3, values=_W1),
        'unit.quality': Column('unit.quality', 'member', I1, 0, 3, values=_W6),
        'unit.flank_compromised': Column('unit.flank_compromised', 'yesno', bool, values=('no', 'yes')),
        'unit.attached': Column('unit.attached', 'member', I1, 0, 2, values=_W7),
        'unit.passed': Column('unit.passed', 'yesno', bool, values=('no', 'yes'), default=0),
    },
    outputs={
        'unit.cohesion.total': Column('unit.cohesion.total', 'figure', I1, -2, 17, none='unit.cohesion.total.none'),
        'unit.cohesion.total.none': Column('unit.cohesion.total.none', 'none', bool),
        'unit.cohesion.natural': Column('unit.cohesion.natural', 'figure', I1, 2, 12, none='unit.cohesion.natural.none'),
        'unit.cohesion.natural.none': Column('unit.cohesion.natural.none', 'none', bool),
        'unit.cohesion.dice': Column('unit.cohesion.dice', 'figure', I1, 2, 2, none='unit.cohesion.dice.none'),
        'unit.cohesion.dice.none': Column('unit.cohesion.dice.none', 'none', bool),
        'unit.cohesion.result': Column('unit.cohesion.result', 'member', I1, -1, 1, values=_W8),
        'enemy.removed': Column('enemy.removed', 'yesno', bool, values=('no', 'yes')),
        'unit.passed': Column('unit.passed', 'yesno', bool, values=('no', 'yes')),
        'unit.state': Column('unit.state', 'member', I1, -1, 3, values=_W1),
    },
    kernel=_contact,
    dice=2,
    same={'unit.cohesion.dice': 2},
)


def _pursuit(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Does it pursue? (test for unit against enemy). @qrs 215"""
    enemy_state = c["enemy.state"]
    unit_distance = c["unit.distance"]
    t2 = (enemy_state == 3) & (unit_distance <= 60)
    del enemy_state, unit_distance
    unit_arm = c["unit.arm"]
    t3 = unit_arm == 1
    unit_state = c["unit.state"]
    t4 = t2 & (t3 & (unit_state != 2))
    dice_1 = c["dice.1"]
    dice_2 = c["dice.2"]
    t5 = ~t4
    unit_total = dice_1 + dice_2
    unit_quality = c["unit.quality"]
    t6 = (
        unit_total
        + unit_quality
        + (-(unit_state >= 1).view(I1) - (unit_state >= 2).view(I1) - (unit_state == 3).view(I1))
    )
    del unit_quality
    unit_flank_compromised = c["unit.flank_compromised"]
    unit_attached = c["unit.attached"]
    unit_total_2 = t6 - unit_flank_compromised.view(I1) + unit_attached
    del t6, unit_flank_compromised, unit_attached
    unit_passed = c["unit.passed"]
    unit_passed_2 = ~(t4 & (unit_total_2 <= 6)) & (t4 & (unit_total_2 >= 7) | unit_passed)
    del unit_passed
    unit_irregulars_always_do = unit_arm == 2
    t7 = t2 & unit_irregulars_always_do
    t8 = -1 + (unit_arm == 2).view(I1)
    t9 = t3 & (unit_state == 2)
    del unit_state
    unit_shaken_cavalry_do_not = (unit_arm != 2) & t9
    del unit_arm
    t10 = unit_irregulars_always_do | t9
    del unit_irregulars_always_do, t9
    t11 = t2 & unit_shaken_cavalry_do_not
    t12 = t8 + (1 - t8) * unit_shaken_cavalry_do_not.view(I1)
    del t8, unit_shaken_cavalry_do_not
    t13 = t3 & ~unit_passed_2
    unit_cavalry_that_fail_the_test_must = ~t10 & t13
    t14 = t10 | t13
    del t10, t13
    t15 = t2 & unit_cavalry_that_fail_the_test_must
    t16 = t12 + (2 - t12) * unit_cavalry_that_fail_the_test_must.view(I1)
    del t12, unit_cavalry_that_fail_the_test_must
    unit_cavalry_that_pass_choose = ~t14 & t3
    t17 = t14 | t3
    del t3, t14
    t18 = t2 & unit_cavalry_that_pass_choose
    t19 = t2 & ~t17
    unit_result = (
        -1
        + (4 + (t16 + (3 - t16) * unit_cavalry_that_pass_choose.view(I1) - 4) * t17.view(I1) - (-1)) * t2.view(I1)
    )
    del t16, unit_cavalry_that_pass_choose, t17
    t20 = t7 | t15
    t21 = t20 & t11
    t22 = t11 | t19
    errors: Errors = (
        (9, t4 & (dice_1 == 0) | t4 & (dice_2 == 0)),  # MissingDice
        (6, t4 & (dice_1 >= 7) | t4 & (dice_2 >= 7)),  # InputError
        (2, t7 & t11 | t15 & t21 | t18 & t21 | t19 & (t20 & t22)),  # TwoRules
    )
    return errors, {
        'unit.cohesion.total': unit_total + (unit_total_2 - unit_total) * t4.view(I1),
        'unit.cohesion.total.none': t5,
        'unit.cohesion.natural': unit_total,
        'unit.cohesion.natural.none': t5,
        'unit.cohesion.dice.none': t5,
        'unit.cohesion.result': -1 + (1 - (unit_total_2 >= 7).view(I1) - (-1)) * t4.view(I1),
        'unit.result': unit_result,
        'unit.verdict': 4 - t2.view(I1) * 4,
        'unit.passed': unit_passed_2,
        'unit.must': t20.view(I1),
        'unit.may': (t18 & ~t22).view(I1),
        'unit.may_not': t22.view(I1),
    }


pursuit = Resolver(
    'pursuit', 'Does it pursue?',
    inputs={
        'enemy.state': Column('enemy.state', 'member', I1, 0, 3, values=_W1),
        'unit.distance': Column('unit.distance', 'length', I2, 0, 2880, scale=60),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 5, values=_W3),
        'unit.state': Column('unit.state', 'member', I1, 0, 3, values=_W1),
        'unit.quality': Column('unit.quality', 'member', I1, 0, 3, values=_W6),
        'unit.flank_compromised': Column('unit.flank_compromised', 'yesno', bool, values=('no', 'yes')),
        'unit.attached': Column('unit.attached', 'member', I1, 0, 2, values=_W7),
        'unit.passed': Column('unit.passed', 'yesno', bool, values=('no', 'yes'), default=0),
    },
    outputs={
        'unit.cohesion.total': Column('unit.cohesion.total', 'figure', I1, -2, 17, none='unit.cohesion.total.none'),
        'unit.cohesion.total.none': Column('unit.cohesion.total.none', 'none', bool),
        'unit.cohesion.natural': Column('unit.cohesion.natural', 'figure', I1, 2, 12, none='unit.cohesion.natural.none'),
        'unit.cohesion.natural.none': Column('unit.cohesion.natural.none', 'none', bool),
        'unit.cohesion.dice': Column('unit.cohesion.dice', 'figure', I1, 2, 2, none='unit.cohesion.dice.none'),
        'unit.cohesion.dice.none': Column('unit.cohesion.dice.none', 'none', bool),
        'unit.cohesion.result': Column('unit.cohesion.result', 'member', I1, -1, 1, values=_W8),
        'unit.result': Column('unit.result', 'member', I1, -1, 4, values=_W11),
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 4, values=_W15),
        'unit.passed': Column('unit.passed', 'yesno', bool, values=('no', 'yes')),
        'unit.must': Column('unit.must', 'acts', I1, 0, 1),
        'unit.may': Column('unit.may', 'acts', I1, 0, 1),
        'unit.may_not': Column('unit.may_not', 'acts', I1, 0, 1),
    },
    kernel=_pursuit,
    acts=('pursue',),
    dice=2,
    same={'unit.cohesion.dice': 2},
)


def _pursue(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Pursuit (action for unit against enemy). @qrs 215-220"""
    dice_1 = c["dice.1"]
    unit_distance_on = dice_1 + 3
    unit_state = c["unit.state"]
    unit_routers_distance = c["unit.routers_distance"]
    t2 = unit_distance_on.astype(I2) * 60
    enemy_removed = c["enemy.removed"]
    unit_other_enemy = c["unit.other_enemy"]
    unit_edge_distance = c["unit.edge_distance"]
    unit_off_table = c["unit.off_table"]
    errors: Errors = (
        (9, dice_1 == 0),  # MissingDice
        (6, dice_1 >= 7),  # InputError
    )
    return errors, {
        'unit.distance_on': unit_distance_on,
        'unit.state': 1 + (unit_state >= 2).view(I1) + (unit_state == 3).view(I1),
        'enemy.removed': (unit_routers_distance <= t2) | enemy_removed,
        'unit.off_table': (unit_edge_distance <= t2) | unit_off_table,
        'unit.must': (unit_other_enemy <= t2).view(I1),
    }


pursue = Resolver(
    'pursue', 'Pursuit',
    inputs={
        'unit.state': Column('unit.state', 'member', I1, 0, 3, values=_W1),
        'unit.routers_distance': Column('unit.routers_distance', 'length', I2, 0, 2880, scale=60, default=2880),
        'enemy.removed': Column('enemy.removed', 'yesno', bool, values=('no', 'yes')),
        'unit.other_enemy': Column('unit.other_enemy', 'length', I2, 0, 2880, scale=60, default=2880),
        'unit.edge_distance': Column('unit.edge_distance', 'length', I2, 0, 2880, scale=60, default=2880),
        'unit.off_table': Column('unit.off_table', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'unit.total': Column('unit.total', 'figure', I1, 1, 6),
        'unit.natural': Column('unit.natural', 'figure', I1, 1, 6),
        'unit.dice': Column('unit.dice', 'figure', I1, 1, 1),
        'unit.distance_on': Column('unit.distance_on', 'figure', I1, 4, 9),
        'unit.state': Column('unit.state', 'member', I1, -1, 3, values=_W1),
        'enemy.removed': Column('enemy.removed', 'yesno', bool, values=('no', 'yes')),
        'unit.off_table': Column('unit.off_table', 'yesno', bool, values=('no', 'yes')),
        'unit.must': Column('unit.must', 'acts', I1, 0, 1),
    },
    kernel=_pursue,
    acts=('fight_at_once',),
    dice=1,
    same={'unit.total': 'dice.1', 'unit.natural': 'dice.1', 'unit.dice': 1},
)


def _fight_at_once(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """A round of close combat at once (action for attacker against defender). @qrs 219"""
    dice = _stacked(c, 10)
    dice_1 = c["dice.1"]
    dice_2 = c["dice.2"]
    attacker_class = c["attacker.class"]
    attacker_arm = c["attacker.arm"]
    attacker_irregulars_always_do = attacker_arm == 2
    t2 = (
        dice_1
        + (1 - (attacker_class >= 2).view(I1) - (attacker_class == 3).view(I1))
        + (-(attacker_arm >= 2).view(I1) - (attacker_arm >= 3).view(I1))
    )
    del attacker_class
    attacker_pikes = c["attacker.pikes"]
    defender_position = c["defender.position"]
    attacker_shock = c["attacker.shock"]
    attacker_charging = c["attacker.charging"]
    t3 = (
        t2
        + (attacker_pikes & ((defender_position == 0) | (defender_position == 2))).view(I1)
        + (attacker_shock & attacker_charging).view(I1)
    )
    del t2, attacker_pikes, attacker_charging
    attacker_state = c["attacker.state"]
    defender_state = c["defender.state"]
    t4 = t3 + (-1 + ((attacker_state == 0) | (attacker_state == 3)).view(I1)) + (defender_state == 2).view(I1)
    del t3
    attacker_strikes = c["attacker.strikes"]
    attacker_flank_compromised = c["attacker.flank_compromised"]
    t5 = -attacker_flank_compromised.view(I1)
    del attacker_flank_compromised
    t6 = attacker_arm == 1
    defender_hedge_of_steel = c["defender.hedge_of_steel"]
    t7 = (
        t4
        + (attacker_strikes >= 1).view(I1) * 2
        + t5 - ((attacker_arm >= 1) & (attacker_arm <= 2) & defender_hedge_of_steel).view(I1)
    )
    del t4, attacker_strikes, defender_hedge_of_steel
    attacker_position = c["attacker.position"]
    t8 = (
        t7
        + (attacker_position == 4).view(I1) * 2
        + (-1 + ((defender_position <= 1) | (defender_position == 4)).view(I1))
    )
    del t7
    attacker_supports = c["attacker.supports"]
    attacker_incidental = c["attacker.incidental"]
    attacker_total = t8 + (attacker_supports >= 1).view(I1) - attacker_incidental.view(I1)
    del t8, attacker_supports, attacker_incidental
    defender_class = c["defender.class"]
    defender_arm = c["defender.arm"]
    defender_irregulars_always_do = defender_arm == 2
    t9 = (
        dice_2
        + (1 - (defender_class >= 2).view(I1) - (defender_class == 3).view(I1))
        + (-(defender_arm >= 2).view(I1) - (defender_arm >= 3).view(I1))
    )
    del defender_class
    defender_pikes = c["defender.pikes"]
    defender_shock = c["defender.shock"]
    defender_charging = c["defender.charging"]
    t10 = (
        t9
        + (defender_pikes & ((attacker_position == 0) | (attacker_position == 2))).view(I1)
        + (defender_shock & defender_charging).view(I1)
    )
    del attacker_position, t9, defender_pikes, defender_charging
    defender_flank_compromised = c["defender.flank_compromised"]
    t11 = -defender_flank_compromised.view(I1)
    del defender_flank_compromised
    t12 = defender_arm == 1
    attacker_hedge_of_steel = c["attacker.hedge_of_steel"]
    t13 = (
        t10
        + (-1 + ((defender_state == 0) | (defender_state == 3)).view(I1))
        + t11 - ((defender_arm >= 1) & (defender_arm <= 2) & attacker_hedge_of_steel).view(I1)
    )
    del t10, attacker_hedge_of_steel
    defender_supports = c["defender.supports"]
    defender_incidental = c["defender.incidental"]
    defender_total = (
        t13
        + (defender_position == 4).view(I1) * 2
        + (defender_supports >= 1).view(I1) - defender_incidental.view(I1)
    )
    del defender_position, t13, defender_supports, defender_incidental
    attacker_margin = attacker_total - defender_total
    t14 = attacker_margin >= -3
    t15 = attacker_margin <= -4
    t16 = attacker_margin <= -8
    attacker_level = (
        (attacker_margin >= -7).view(I1) * 4
        - (attacker_margin >= -6).view(I1)
        - (attacker_margin >= -3).view(I1)
        - (attacker_margin >= 0).view(I1)
        - (attacker_margin >= 4).view(I1)
    )
    defender_level = (
        4 - (attacker_margin >= -7).view(I1) * 4
        + (attacker_margin >= -3).view(I1)
        + (attacker_margin >= 1).view(I1)
        + (attacker_margin >= 4).view(I1)
        + (attacker_margin >= 7).view(I1)
    )
    t17 = (attacker_margin >= -7) & (attacker_margin <= 3)
    dice_3 = c["dice.3"]
    dice_4 = c["dice.4"]
    t18 = (attacker_margin <= -8) | (attacker_margin >= 4)
    attacker_total_2 = dice_3 + dice_4
    attacker_quality = c["attacker.quality"]
    t19 = -(attacker_state >= 1).view(I1) - (attacker_state >= 2).view(I1) - (attacker_state == 3).view(I1)
    attacker_attached = c["attacker.attached"]
    attacker_total_3 = attacker_total_2 + attacker_quality + t19 + t5 + attacker_attached
    del t19
    t20 = attacker_total_2 + (attacker_total_3 - attacker_total_2) * t17.view(I1)
    t21 = 1 - (attacker_total_3 >= 7).view(I1)
    t22 = t21 + (-1 - t21) * t18.view(I1)
    del t21
    attacker_passed = c["attacker.passed"]
    t23 = ~(t17 & (attacker_total_3 <= 6)) & (t17 & (attacker_total_3 >= 7) | attacker_passed)
    del attacker_total_3, attacker_passed
    t24 = _face(dice, 2 + ((attacker_margin >= -7) & (attacker_margin <= 3)).view(I1) * 2)
    t25 = _face(dice, 3 + ((attacker_margin >= -7) & (attacker_margin <= 3)).view(I1) * 2)
    defender_total_2 = t24 + t25
    t26 = 4 - (attacker_margin <= -8).view(I1) * 2 + ((attacker_margin >= -3) & (attacker_margin <= 3)).view(I1) * 2
    defender_quality = c["defender.quality"]
    t27 = -(defender_state >= 1).view(I1) - (defender_state >= 2).view(I1) - (defender_state == 3).view(I1)
    defender_attached = c["defender.attached"]
    defender_total_3 = defender_total_2 + defender_quality + t27 + t11 + defender_attached
    del t27
    t28 = defender_total_2 + (defender_total_3 - defender_total_2) * t14.view(I1)
    t29 = 1 - (defender_total_3 >= 7).view(I1)
    t30 = t29 + (-1 - t29) * t15.view(I1)
    del t29
    defender_passed = c["defender.passed"]
    t31 = ~(t14 & (defender_total_3 <= 6)) & (t14 & (defender_total_3 >= 7) | defender_passed)
    del defender_total_3, defender_passed
    t32 = (
        -1
        + (
            attacker_margin >= -7
        ).view(I1) * 4 - (
            attacker_margin >= -6
        ).view(I1) - (
            attacker_margin >= -3
        ).view(I1) - (attacker_margin >= 0).view(I1) - (attacker_margin >= 4).view(I1)
    )
    t33 = ~(t17 & t23)
    t34 = t33 & t17
    t35 = t32 + (attacker_level - t32) * t34.view(I1)
    del t32
    attacker_lost = t35 + (0 - t35) * t18.view(I1)
    del t35
    t36 = t17 & (t34 & t16 | ~t34 & t33)
    del t33, t34
    t37 = (
        -1
        + (attacker_margin >= -3).view(I1)
        + (attacker_margin >= 1).view(I1)
        + (attacker_margin >= 4).view(I1)
        + (attacker_margin >= 7).view(I1)
    )
    t38 = ~(t14 & t31)
    t39 = t38 & t14
    t40 = t37 + (defender_level - t37) * t39.view(I1)
    del t37
    defender_lost = t40 + (0 - t40) * t15.view(I1)
    del t40
    t41 = t14 & (t39 & t16 | ~t39 & t38)
    del t38, t39
    attacker_state_2 = (
        attacker_state
        + (attacker_lost + (0 - attacker_lost) * t36.view(I1))
    ).clip(-1, 3).clip(0, 3)
    del attacker_state
    defender_state_2 = (
        defender_state
        + (defender_lost + (0 - defender_lost) * t41.view(I1))
    ).clip(-1, 3).clip(0, 3)
    del defender_state
    t42 = defender_state_2 == 2
    t43 = defender_state_2 == 3
    t44 = attacker_state_2 == 3
    t45 = (attacker_state_2 >= 2).view(I1) + (attacker_state_2 == 3).view(I1)
    t46 = t45 + (-1 - t45) * (defender_state_2 >= 1).view(I1)
    del t45
    t47 = (
        3 - (attacker_state_2 >= 1).view(I1) * 3
        + (attacker_state_2 >= 2).view(I1)
        + (attacker_state_2 == 3).view(I1)
    )
    t48 = t46 + (t47 - t46) * (defender_state_2 == 1).view(I1)
    del t46, t47
    t49 = (
        t48
        + (4 - (attacker_state_2 >= 2).view(I1) * 4 + (attacker_state_2 == 3).view(I1) * 2 - t48) * t42.view(I1)
    )
    del t48
    attacker_melee_outcome = t49 + (5 + (attacker_state_2 == 3).view(I1) - t49) * t43.view(I1)
    del t49
    attacker_distance = c["attacker.distance"]
    t50 = t43 & (attacker_state_2 <= 2) & (t43 & (attacker_distance <= 60))
    del t43
    t51 = t50 & (t6 & (attacker_state_2 != 2))
    t52 = _face(dice, t26)
    t53 = 5 - (attacker_margin <= -8).view(I1) * 2 + ((attacker_margin >= -3) & (attacker_margin <= 3)).view(I1) * 2
    t54 = _face(dice, t53)
    del t53
    attacker_total_4 = t52 + t54
    t55 = t26 + t51.view(I1) * 2
    del t26
    t56 = ~t51 & t18
    del t18
    t57 = -(attacker_state_2 >= 1).view(I1) - (attacker_state_2 >= 2).view(I1) - (attacker_state_2 == 3).view(I1)
    attacker_total_5 = attacker_total_4 + attacker_quality + t57 + t5 + attacker_attached
    del t5, attacker_quality, attacker_attached, t57
    attacker_passed_2 = ~(t51 & (attacker_total_5 <= 6)) & (t51 & (attacker_total_5 >= 7) | t23)
    del t23
    t58 = t50 & attacker_irregulars_always_do
    t59 = -1 + (attacker_arm == 2).view(I1)
    t60 = t6 & (attacker_state_2 == 2)
    attacker_shaken_cavalry_do_not = (attacker_arm != 2) & t60
    t61 = attacker_irregulars_always_do | t60
    del attacker_irregulars_always_do, t60
    t62 = t50 & attacker_shaken_cavalry_do_not
    t63 = t59 + (1 - t59) * attacker_shaken_cavalry_do_not.view(I1)
    del t59, attacker_shaken_cavalry_do_not
    t64 = t6 & ~attacker_passed_2
    attacker_cavalry_that_fail_the_test_must = ~t61 & t64
    t65 = t61 | t64
    del t61, t64
    t66 = t50 & attacker_cavalry_that_fail_the_test_must
    t67 = t63 + (2 - t63) * attacker_cavalry_that_fail_the_test_must.view(I1)
    del t63, attacker_cavalry_that_fail_the_test_must
    attacker_cavalry_that_pass_choose = ~t65 & t6
    t68 = t65 | t6
    del t6, t65
    t69 = t50 & attacker_cavalry_that_pass_choose
    t70 = t50 & ~t68
    attacker_pursuit_result = (
        -1
        + (
            4
            + (t67 + (3 - t67) * attacker_cavalry_that_pass_choose.view(I1) - 4) * t68.view(I1) - (-1)
        ) * t50.view(I1)
    )
    del t50, t67, attacker_cavalry_that_pass_choose, t68
    t71 = t58 | t66
    t72 = t71 & t62
    t73 = t62 | t70
    defender_distance = c["defender.distance"]
    t74 = t44 & (defender_state_2 <= 2) & (t44 & (defender_distance <= 60))
    del t44
    t75 = t74 & (t12 & (defender_state_2 != 2))
    t76 = _face(dice, t55)
    t77 = _face(dice, t55 + 1)
    del t55
    defender_total_4 = t76 + t77
    t78 = ~t75 & t15
    del t15
    t79 = -(defender_state_2 >= 1).view(I1) - (defender_state_2 >= 2).view(I1) - (defender_state_2 == 3).view(I1)
    defender_total_5 = defender_total_4 + defender_quality + t79 + t11 + defender_attached
    del t11, defender_quality, defender_attached, t79
    defender_passed_2 = ~(t75 & (defender_total_5 <= 6)) & (t75 & (defender_total_5 >= 7) | t31)
    del t31
    t80 = t74 & defender_irregulars_always_do
    t81 = -1 + (defender_arm == 2).view(I1)
    t82 = t12 & t42
    del t42
    defender_shaken_cavalry_do_not = (defender_arm != 2) & t82
    t83 = defender_irregulars_always_do | t82
    del defender_irregulars_always_do, t82
    t84 = t74 & defender_shaken_cavalry_do_not
    t85 = t81 + (1 - t81) * defender_shaken_cavalry_do_not.view(I1)
    del t81, defender_shaken_cavalry_do_not
    t86 = t12 & ~defender_passed_2
    defender_cavalry_that_fail_the_test_must = ~t83 & t86
    t87 = t83 | t86
    del t83, t86
    t88 = t74 & defender_cavalry_that_fail_the_test_must
    t89 = t85 + (2 - t85) * defender_cavalry_that_fail_the_test_must.view(I1)
    del t85, defender_cavalry_that_fail_the_test_must
    defender_cavalry_that_pass_choose = ~t87 & t12
    t90 = t87 | t12
    del t12, t87
    t91 = t74 & defender_cavalry_that_pass_choose
    t92 = t74 & ~t90
    defender_pursuit_result = (
        -1
        + (
            4
            + (t89 + (3 - t89) * defender_cavalry_that_pass_choose.view(I1) - 4) * t90.view(I1) - (-1)
        ) * t74.view(I1)
    )
    del t74, t89, defender_cavalry_that_pass_choose, t90
    t93 = t80 | t88
    t94 = t93 & t84
    t95 = t84 | t92
    t96 = ~(
        attacker_distance == defender_distance
    ) | attacker_shock & (attacker_arm != 1) | defender_shock & (defender_arm != 1)
    del attacker_arm, attacker_shock, defender_arm, defender_shock, attacker_distance, defender_distance
    t97 = t58 & t62 | t66 & t72 | t69 & t72 | t70 & (
        t71 & t73
    ) | t80 & t84 | t88 & t94 | t91 & t94 | t92 & (t93 & t95)
    del t58, t62, t66, t70, t72, t80, t84, t88, t92, t94
    t98 = (
        (attacker_melee_outcome == 0).view(I1)
        + (attacker_melee_outcome == 3).view(I1) * 2
        + (attacker_melee_outcome == 1).view(I1) * 4
        + ((attacker_melee_outcome == 2) | (attacker_melee_outcome == 6)).view(I1) * 8
    )
    attacker_may = (
        (attacker_melee_outcome == 4).view(I1) * 16
        + (attacker_melee_outcome == 5).view(I1) * 32
        + (t69 & ~t73).view(I1) * 64
    )
    del t69
    t99 = (
        (attacker_melee_outcome == 3).view(I1)
        + (attacker_melee_outcome == 0).view(I1) * 2
        + (attacker_melee_outcome == 4).view(I1) * 4
        + (attacker_melee_outcome >= 5).view(I1) * 8
    )
    errors: Errors = (
        (3, t96),  # IllegalState
        (9, dice_1 == 0),  # MissingDice
        (6, (dice_1 >= 7) | (dice_2 >= 7)),  # InputError
        (9, (dice_2 == 0) | t17 & (dice_3 == 0) | t17 & (dice_4 == 0)),  # MissingDice
        (1, t16),  # NoRule
        (6, t17 & (dice_3 >= 7) | t17 & (dice_4 >= 7)),  # InputError
        (9, t14 & (t24 == 0) | t14 & (t25 == 0)),  # MissingDice
        (6, t14 & (t24 >= 7) | t14 & (t25 >= 7)),  # InputError
        (1, attacker_melee_outcome == -1),  # NoRule
        (9, t51 & (t52 == 0) | t51 & (t54 == 0) | t75 & (t76 == 0) | t75 & (t77 == 0)),  # MissingDice
        (6, t51 & (t52 >= 7) | t51 & (t54 >= 7) | t75 & (t76 >= 7) | t75 & (t77 >= 7)),  # InputError
        (2, t97),  # TwoRules
    )
    return errors, {
        'attacker.melee.total': attacker_total,
        'defender.melee.total': defender_total,
        'attacker.melee.margin': attacker_margin,
        'defender.melee.margin': attacker_margin,
        'attacker.melee.level': attacker_level,
        'attacker.melee.level.none': t16,
        'defender.melee.level': defender_level,
        'defender.melee.level.none': t16,
        'attacker.cohesion.total': t20 + (attacker_total_5 - t20) * t51.view(I1),
        'attacker.cohesion.total.none': t56,
        'attacker.cohesion.natural': attacker_total_2 + (attacker_total_4 - attacker_total_2) * t51.view(I1),
        'attacker.cohesion.natural.none': t56,
        'attacker.cohesion.dice.none': t56,
        'attacker.cohesion.result': t22 + (1 - (attacker_total_5 >= 7).view(I1) - t22) * t51.view(I1),
        'defender.cohesion.total': t28 + (defender_total_5 - t28) * t75.view(I1),
        'defender.cohesion.total.none': t78,
        'defender.cohesion.natural': defender_total_2 + (defender_total_4 - defender_total_2) * t75.view(I1),
        'defender.cohesion.natural.none': t78,
        'defender.cohesion.dice.none': t78,
        'defender.cohesion.result': t30 + (1 - (defender_total_5 >= 7).view(I1) - t30) * t75.view(I1),
        'attacker.melee.lost': attacker_lost,
        'attacker.melee.lost.none': t36,
        'defender.melee.lost': defender_lost,
        'defender.melee.lost.none': t41,
        'attacker.melee.outcome': attacker_melee_outcome,
        'defender.melee.outcome': attacker_melee_outcome,
        'attacker.melee.result': attacker_melee_outcome,
        'attacker.pursuit.result': attacker_pursuit_result,
        'defender.pursuit.result': defender_pursuit_result,
        'attacker.passed': attacker_passed_2,
        'defender.passed': defender_passed_2,
        'attacker.state': attacker_state_2,
        'defender.state': defender_state_2,
        'attacker.must': t98 + t71.view(I1) * 64,
        'attacker.may': attacker_may,
        'attacker.may_not': t73.view(I1) * 64,
        'defender.must': t99 + t93.view(I1) * 64,
        'defender.may': (t91 & ~t95).view(I1) * 64,
        'defender.may_not': t95.view(I1) * 64,
    }


fight_at_once = Resolver(
    'fight_at_once', 'A round of close combat at once',
    inputs={
        'attacker.class': Column('attacker.class', 'member', I1, 0, 3, values=_W2),
        'attacker.arm': Column('attacker.arm', 'member', I1, 0, 5, values=_W3),
        'attacker.pikes': Column('attacker.pikes', 'yesno', bool, values=('no', 'yes')),
        'defender.position': Column('defender.position', 'member', I1, 0, 4, values=_W4),
        'attacker.shock': Column('attacker.shock', 'yesno', bool, values=('no', 'yes')),
        'attacker.charging': Column('attacker.charging', 'yesno', bool, values=('no', 'yes')),
        'attacker.state': Column('attacker.state', 'member', I1, 0, 3, values=_W1),
        'defender.state': Column('defender.state', 'member', I1, 0, 3, values=_W1),
        'attacker.strikes': Column('attacker.strikes', 'member', I1, 0, 2, values=_W5),
        'attacker.flank_compromised': Column('attacker.flank_compromised', 'yesno', bool, values=('no', 'yes')),
        'defender.hedge_of_steel': Column('defender.hedge_of_steel', 'yesno', bool, values=('no', 'yes')),
        'attacker.position': Column('attacker.position', 'member', I1, 0, 4, values=_W4),
        'attacker.supports': Column('attacker.supports', 'number', I1, 0, 3),
        'attacker.incidental': Column('attacker.incidental', 'yesno', bool, values=('no', 'yes')),
        'defender.class': Column('defender.class', 'member', I1, 0, 3, values=_W2),
        'defender.arm': Column('defender.arm', 'member', I1, 0, 5, values=_W3),
        'defender.pikes': Column('defender.pikes', 'yesno', bool, values=('no', 'yes')),
        'defender.shock': Column('defender.shock', 'yesno', bool, values=('no', 'yes')),
        'defender.charging': Column('defender.charging', 'yesno', bool, values=('no', 'yes')),
        'defender.strikes': Column('defender.strikes', 'member', I1, 0, 2, values=_W5),
        'defender.flank_compromised': Column('defender.flank_compromised', 'yesno', bool, values=('no', 'yes')),
        'attacker.hedge_of_steel': Column('attacker.hedge_of_steel', 'yesno', bool, values=('no', 'yes')),
        'defender.supports': Column('defender.supports', 'number', I1, 0, 3),
        'defender.incidental': Column('defender.incidental', 'yesno', bool, values=('no', 'yes')),
        'attacker.quality': Column('attacker.quality', 'member', I1, 0, 3, values=_W6),
        'attacker.attached': Column('attacker.attached', 'member', I1, 0, 2, values=_W7),
        'attacker.passed': Column('attacker.passed', 'yesno', bool, values=('no', 'yes'), default=0),
        'defender.quality': Column('defender.quality', 'member', I1, 0, 3, values=_W6),
        'defender.attached': Column('defender.attached', 'member', I1, 0, 2, values=_W7),
        'defender.passed': Column('defender.passed', 'yesno', bool, values=('no', 'yes'), default=0),
        'attacker.distance': Column('attacker.distance', 'length', I2, 0, 2880, scale=60),
        'defender.distance': Column('defender.distance', 'length', I2, 0, 2880, scale=60),
    },
    outputs={
        'attacker.melee.total': Column('attacker.melee.total', 'figure', I1, -7, 15),
        'attacker.melee.natural': Column('attacker.melee.natural', 'figure', I1, 1, 6),
        'attacker.melee.dice': Column('attacker.melee.dice', 'figure', I1, 1, 1),
        'defender.melee.total': Column('defender.melee.total', 'figure', I1, -6, 12),
        'defender.melee.natural': Column('defender.melee.natural', 'figure', I1, 1, 6),
        'defender.melee.dice': Column('defender.melee.dice', 'figure', I1, 1, 1),
        'attacker.melee.margin': Column('attacker.melee.margin', 'figure', I1, -19, 21),
        'defender.melee.margin': Column('defender.melee.margin', 'figure', I1, -19, 21),
        'attacker.melee.level': Column('attacker.melee.level', 'figure', I1, 0, 4, none='attacker.melee.level.none'),
        'attacker.melee.level.none': Column('attacker.melee.level.none', 'none', bool),
        'defender.melee.level': Column('defender.melee.level', 'figure', I1, 0, 4, none='defender.melee.level.none'),
        'defender.melee.level.none': Column('defender.melee.level.none', 'none', bool),
        'attacker.cohesion.total': Column('attacker.cohesion.total', 'figure', I1, -2, 17, none='attacker.cohesion.total.none'),
        'attacker.cohesion.total.none': Column('attacker.cohesion.total.none', 'none', bool),
        'attacker.cohesion.natural': Column('attacker.cohesion.natural', 'figure', I1, 2, 12, none='attacker.cohesion.natural.none'),
        'attacker.cohesion.natural.none': Column('attacker.cohesion.natural.none', 'none', bool),
        'attacker.cohesion.dice': Column('attacker.cohesion.dice', 'figure', I1, 2, 2, none='attacker.cohesion.dice.none'),
        'attacker.cohesion.dice.none': Column('attacker.cohesion.dice.none', 'none', bool),
        'attacker.cohesion.result': Column('attacker.cohesion.result', 'member', I1, -1, 1, values=_W8),
        'defender.cohesion.total': Column('defender.cohesion.total', 'figure', I1, -2, 17, none='defender.cohesion.total.none'),
        'defender.cohesion.total.none': Column('defender.cohesion.total.none', 'none', bool),
        'defender.cohesion.natural': Column('defender.cohesion.natural', 'figure', I1, 2, 12, none='defender.cohesion.natural.none'),
        'defender.cohesion.natural.none': Column('defender.cohesion.natural.none', 'none', bool),
        'defender.cohesion.dice': Column('defender.cohesion.dice', 'figure', I1, 2, 2, none='defender.cohesion.dice.none'),
        'defender.cohesion.dice.none': Column('defender.cohesion.dice.none', 'none', bool),
        'defender.cohesion.result': Column('defender.cohesion.result', 'member', I1, -1, 1, values=_W8),
        'attacker.melee.lost': Column('attacker.melee.lost', 'figure', I1, -1, 4, none='attacker.melee.lost.none'),
        'attacker.melee.lost.none': Column('attacker.melee.lost.none', 'none', bool),
        'defender.melee.lost': Column('defender.melee.lost', 'figure', I1, -1, 4, none='defender.melee.lost.none'),
        'defender.melee.lost.none': Column('defender.melee.lost.none', 'none', bool),
        'attacker.melee.outcome': Column('attacker.melee.outcome', 'member', I1, -1, 6, values=_W9),
        'defender.melee.outcome': Column('defender.melee.outcome', 'member', I1, -1, 6, values=_W9),
        'attacker.melee.result': Column('attacker.melee.result', 'member', I1, -1, 6, values=_W10),
        'attacker.pursuit.result': Column('attacker.pursuit.result', 'member', I1, -1, 4, values=_W11),
        'defender.pursuit.result': Column('defender.pursuit.result', 'member', I1, -1, 4, values=_W11),
        'attacker.passed': Column('attacker.passed', 'yesno', bool, values=('no', 'yes')),
        'defender.passed': Column('defender.passed', 'yesno', bool, values=('no', 'yes')),
        'attacker.state': Column('attacker.state', 'member', I1, -1, 3, values=_W1),
        'defender.state': Column('defender.state', 'member', I1, -1, 3, values=_W1),
        'attacker.must': Column('attacker.must', 'acts', I1, 0, 72),
        'attacker.may': Column('attacker.may', 'acts', I1, 0, 96),
        'attacker.may_not': Column('attacker.may_not', 'acts', I1, 0, 64),
        'defender.must': Column('defender.must', 'acts', I1, 0, 72),
        'defender.may': Column('defender.may', 'acts', I1, 0, 64),
        'defender.may_not': Column('defender.may_not', 'acts', I1, 0, 64),
    },
    kernel=_fight_at_once,
    acts=('give_ground', 'stand', 'recoil', 'rout', 'follow_up', 'press_on', 'pursue'),
    dice=10,
    same={
        'attacker.melee.natural': 'dice.1',
        'attacker.melee.dice': 1,
        'defender.melee.natural': 'dice.2',
        'defender.melee.dice': 1,
        'attacker.cohesion.dice': 2,
        'defender.cohesion.dice': 2
    },
)


def _recover_unit(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Recover a unit (action for unit). @qrs 13"""
    unit_off_table = c["unit.off_table"]
    errors: Errors = (
    )
    return errors, {
        'unit.verdict': 2 - unit_off_table.view(I1) * 2,
    }


recover_unit = Resolver(
    'recover_unit', 'Recover a unit',
    inputs={
        'unit.off_table': Column('unit.off_table', 'yesno', bool, values=('no', 'yes'), default=0),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W15),
        'unit.off_table': Column('unit.off_table', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_recover_unit,
    same={'unit.off_table': 0},
)


def _recover_general(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Recover a general (action for general). @qrs 13"""
    general_off_table = c["general.off_table"]
    errors: Errors = (
    )
    return errors, {
        'general.verdict': 2 - general_off_table.view(I1) * 2,
    }


recover_general = Resolver(
    'recover_general', 'Recover a general',
    inputs={
        'general.off_table': Column('general.off_table', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'general.verdict': Column('general.verdict', 'member', I1, -1, 2, values=_W15),
        'general.off_table': Column('general.off_table', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_recover_general,
    same={'general.off_table': 0},
)


def _in_contact(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """in contact (term for unit). @qrs 95

    By ruling: Contact, in shooting, is being within the contact zone of 1 in
    """
    unit_distance = c["unit.distance"]
    errors: Errors = (
    )
    return errors, {
        'unit.in_contact': unit_distance <= 60,
    }


in_contact = Resolver(
    'in_contact', 'in contact',
    inputs={
        'unit.distance': Column('unit.distance', 'length', I2, 0, 2880, scale=60),
    },
    outputs={
        'unit.in_contact': Column('unit.in_contact', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_in_contact,
)


def _close_range(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """close range (term for unit). @qrs 106, 110"""
    unit_arm = c["unit.arm"]
    unit_distance = c["unit.distance"]
    errors: Errors = (
    )
    return errors, {
        'unit.close_range': (unit_arm == 0) & (unit_distance <= 60) | (unit_arm >= 3) & (unit_distance <= 180),
    }


close_range = Resolver(
    'close_range', 'close range',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 5, values=_W3),
        'unit.distance': Column('unit.distance', 'length', I2, 0, 2880, scale=60),
    },
    outputs={
        'unit.close_range': Column('unit.close_range', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_close_range,
)


def _can_fire(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """able to fire (term for unit). @qrs 102-113"""
    unit_arm = c["unit.arm"]
    unit_in_front = c["unit.in_front"]
    unit_distance = c["unit.distance"]
    t2 = (
        (unit_arm == 0) | (unit_arm == 2)
    ) & unit_in_front | (unit_arm == 1) & unit_in_front & (unit_distance <= 60)
    del unit_in_front
    t3 = unit_distance <= 1440 - (unit_arm == 3).astype(I2) * 900 - (unit_arm == 4).astype(I2) * 540
    del unit_distance
    errors: Errors = (
    )
    return errors, {
        'unit.can_fire': t2 | (unit_arm >= 3) & t3,
    }


can_fire = Resolver(
    'can_fire', 'able to fire',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 5, values=_W3),
        'unit.in_front': Column('unit.in_front', 'yesno', bool, values=('no', 'yes')),
        'unit.distance': Column('unit.distance', 'length', I2, 0, 2880, scale=60),
    },
    outputs={
        'unit.can_fire': Column('unit.can_fire', 'yesno', bool, values=('no', 'yes')),
    },
    kernel=_can_fire,
)


def _fire(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Fire (action for unit against target). @qrs 102-122"""
    unit_arm = c["unit.arm"]
    unit_in_front = c["unit.in_front"]
    unit_distance = c["unit.distance"]
    t2 = unit_distance <= 60
    t3 = unit_arm >= 3
    t4 = unit_distance <= 1440 - (unit_arm == 3).astype(I2) * 900 - (unit_arm == 4).astype(I2) * 540
    t5 = ((unit_arm == 0) | (unit_arm == 2)) & unit_in_front | (unit_arm == 1) & unit_in_front & t2 | t3 & t4
    del unit_in_front, t4
    unit_bases = c["unit.bases"]
    errors: Errors = (
    )
    return errors, {
        'unit.verdict': 2 - t5.view(I1) * 2,
        'unit.points': unit_bases + ((unit_arm == 0) & t2 | t3 & (unit_distance <= 180)).view(I1) * unit_bases,
        'unit.points.none': ~t5,
    }


fire = Resolver(
    'fire', 'Fire',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 5, values=_W3),
        'unit.in_front': Column('unit.in_front', 'yesno', bool, values=('no', 'yes')),
        'unit.distance': Column('unit.distance', 'length', I2, 0, 2880, scale=60),
        'unit.bases': Column('unit.bases', 'number', I1, 1, 8),
    },
    outputs={
        'unit.verdict': Column('unit.verdict', 'member', I1, -1, 2, values=_W15),
        'unit.points': Column('unit.points', 'figure', I1, 1, 16, none='unit.points.none'),
        'unit.points.none': Column('unit.points.none', 'none', bool),
    },
    kernel=_fire,
)


def _base_points(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Base points (value for unit). @qrs 119-122"""
    unit_bases = c["unit.bases"]
    unit_arm = c["unit.arm"]
    unit_distance = c["unit.distance"]
    t2 = ((unit_arm == 0) & (unit_distance <= 60) | (unit_arm >= 3) & (unit_distance <= 180)).view(I1) * unit_bases
    del unit_arm, unit_distance
    errors: Errors = (
    )
    return errors, {
        'unit.base_points': unit_bases + t2,
    }


base_points = Resolver(
    'base_points', 'Base points',
    inputs={
        'unit.bases': Column('unit.bases', 'number', I1, 1, 8),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 5, values=_W3),
        'unit.distance': Column('unit.distance', 'length', I2, 0, 2880, scale=60),
    },
    outputs={
        'unit.base_points': Column('unit.base_points', 'figure', I1, 1, 16),
    },
    kernel=_base_points,
)


def _good_infantry_points(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """base points of A and B infantry (value for unit). @qrs 125"""
    unit_arm = c["unit.arm"]
    t2 = unit_arm == 0
    unit_class = c["unit.class"]
    unit_bases = c["unit.bases"]
    unit_distance = c["unit.distance"]
    t3 = (t2 & (unit_distance <= 60) | (unit_arm >= 3) & (unit_distance <= 180)).view(I1) * unit_bases
    del unit_arm, unit_distance
    errors: Errors = (
    )
    return errors, {
        'unit.good_infantry_points': (t2 & (unit_class <= 1)).view(I1) * (unit_bases + t3),
    }


good_infantry_points = Resolver(
    'good_infantry_points', 'base points of A and B infantry',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 5, values=_W3),
        'unit.class': Column('unit.class', 'member', I1, 0, 3, values=_W2),
        'unit.bases': Column('unit.bases', 'number', I1, 1, 8),
        'unit.distance': Column('unit.distance', 'length', I2, 0, 2880, scale=60),
    },
    outputs={
        'unit.good_infantry_points': Column('unit.good_infantry_points', 'figure', I1, 0, 16),
    },
    kernel=_good_infantry_points,
)


def _light_gun_points(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """base points of light artillery (value for unit). @qrs 126"""
    unit_arm = c["unit.arm"]
    unit_bases = c["unit.bases"]
    unit_distance = c["unit.distance"]
    unit_light_gun_points = (unit_arm == 3).view(I1) * (
        unit_bases
        + ((unit_arm >= 3) & (unit_distance <= 180)).view(I1) * unit_bases
    )
    del unit_arm, unit_bases, unit_distance
    errors: Errors = (
    )
    return errors, {
        'unit.light_gun_points': unit_light_gun_points,
    }


light_gun_points = Resolver(
    'light_gun_points', 'base points of light artillery',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 5, values=_W3),
        'unit.bases': Column('unit.bases', 'number', I1, 1, 8),
        'unit.distance': Column('unit.distance', 'length', I2, 0, 2880, scale=60),
    },
    outputs={
        'unit.light_gun_points': Column('unit.light_gun_points', 'figure', I1, 0, 16),
    },
    kernel=_light_gun_points,
)


def _poor_infantry_points(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """base points of D infantry (value for unit). @qrs 127"""
    unit_arm = c["unit.arm"]
    t2 = unit_arm == 0
    unit_class = c["unit.class"]
    unit_bases = c["unit.bases"]
    unit_distance = c["unit.distance"]
    t3 = (t2 & (unit_distance <= 60) | (unit_arm >= 3) & (unit_distance <= 180)).view(I1) * unit_bases
    del unit_arm, unit_distance
    errors: Errors = (
    )
    return errors, {
        'unit.poor_infantry_points': (t2 & (unit_class == 3)).view(I1) * (unit_bases + t3),
    }


poor_infantry_points = Resolver(
    'poor_infantry_points', 'base points of D infantry',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 5, values=_W3),
        'unit.class': Column('unit.class', 'member', I1, 0, 3, values=_W2),
        'unit.bases': Column('unit.bases', 'number', I1, 1, 8),
        'unit.distance': Column('unit.distance', 'length', I2, 0, 2880, scale=60),
    },
    outputs={
        'unit.poor_infantry_points': Column('unit.poor_infantry_points', 'figure', I1, 0, 16),
    },
    kernel=_poor_infantry_points,
)


def _distant_irregular_points(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """base points of irregulars out of contact (value for unit). @qrs 128"""
    unit_arm = c["unit.arm"]
    unit_distance = c["unit.distance"]
    unit_bases = c["unit.bases"]
    t2 = ((unit_arm == 0) & (unit_distance <= 60) | (unit_arm >= 3) & (unit_distance <= 180)).view(I1) * unit_bases
    errors: Errors = (
    )
    return errors, {
        'unit.distant_irregular_points': ((unit_arm == 2) & (unit_distance >= 61)).view(I1) * (unit_bases + t2),
    }


distant_irregular_points = Resolver(
    'distant_irregular_points', 'base points of irregulars out of contact',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 5, values=_W3),
        'unit.distance': Column('unit.distance', 'length', I2, 0, 2880, scale=60),
        'unit.bases': Column('unit.bases', 'number', I1, 1, 8),
    },
    outputs={
        'unit.distant_irregular_points': Column('unit.distant_irregular_points', 'figure', I1, 0, 16),
    },
    kernel=_distant_irregular_points,
)


def _disordered_points(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """base points of disordered units (value for unit). @qrs 129"""
    unit_state = c["unit.state"]
    unit_bases = c["unit.bases"]
    unit_arm = c["unit.arm"]
    unit_distance = c["unit.distance"]
    t2 = ((unit_arm == 0) & (unit_distance <= 60) | (unit_arm >= 3) & (unit_distance <= 180)).view(I1) * unit_bases
    del unit_arm, unit_distance
    errors: Errors = (
    )
    return errors, {
        'unit.disordered_points': (unit_state == 1).view(I1) * (unit_bases + t2),
    }


disordered_points = Resolver(
    'disordered_points', 'base points of disordered units',
    inputs={
        'unit.state': Column('unit.state', 'member', I1, 0, 3, values=_W1),
        'unit.bases': Column('unit.bases', 'number', I1, 1, 8),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 5, values=_W3),
        'unit.distance': Column('unit.distance', 'length', I2, 0, 2880, scale=60),
    },
    outputs={
        'unit.disordered_points': Column('unit.disordered_points', 'figure', I1, 0, 16),
    },
    kernel=_disordered_points,
)


def _shaken_points(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """base points of shaken units (value for unit). @qrs 130"""
    unit_state = c["unit.state"]
    unit_bases = c["unit.bases"]
    unit_arm = c["unit.arm"]
    unit_distance = c["unit.distance"]
    t2 = ((unit_arm == 0) & (unit_distance <= 60) | (unit_arm >= 3) & (unit_distance <= 180)).view(I1) * unit_bases
    del unit_arm, unit_distance
    errors: Errors = (
    )
    return errors, {
        'unit.shaken_points': (unit_state == 2).view(I1) * (unit_bases + t2),
    }


shaken_points = Resolver(
    'shaken_points', 'base points of shaken units',
    inputs={
        'unit.state': Column('unit.state', 'member', I1, 0, 3, values=_W1),
        'unit.bases': Column('unit.bases', 'number', I1, 1, 8),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 5, values=_W3),
        'unit.distance': Column('unit.distance', 'length', I2, 0, 2880, scale=60),
    },
    outputs={
        'unit.shaken_points': Column('unit.shaken_points', 'figure', I1, 0, 16),
    },
    kernel=_shaken_points,
)


def _enfilade_points(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """base points in enfilade (value for unit). @qrs 131"""
    unit_enfilade = c["unit.enfilade"]
    unit_bases = c["unit.bases"]
    unit_arm = c["unit.arm"]
    unit_distance = c["unit.distance"]
    t2 = ((unit_arm == 0) & (unit_distance <= 60) | (unit_arm >= 3) & (unit_distance <= 180)).view(I1) * unit_bases
    del unit_arm, unit_distance
    errors: Errors = (
    )
    return errors, {
        'unit.enfilade_points': unit_enfilade.view(I1) * (unit_bases + t2),
    }


enfilade_points = Resolver(
    'enfilade_points', 'base points in enfilade',
    inputs={
        'unit.enfilade': Column('unit.enfilade', 'yesno', bool, values=('no', 'yes')),
        'unit.bases': Column('unit.bases', 'number', I1, 1, 8),
        'unit.arm': Column('unit.arm', 'member', I1, 0, 5, values=_W3),
        'unit.distance': Column('unit.distance', 'length', I2, 0, 2880, scale=60),
    },
    outputs={
        'unit.enfilade_points': Column('unit.enfilade_points', 'figure', I1, 0, 16),
    },
    kernel=_enfilade_points,
)


def _cover_points(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """base points of all but heavy artillery (value for unit). @qrs 136"""
    unit_arm = c["unit.arm"]
    unit_bases = c["unit.bases"]
    unit_distance = c["unit.distance"]
    t2 = ((unit_arm == 0) & (unit_distance <= 60) | (unit_arm >= 3) & (unit_distance <= 180)).view(I1) * unit_bases
    del unit_distance
    errors: Errors = (
    )
    return errors, {
        'unit.cover_points': (unit_arm <= 4).view(I1) * (unit_bases + t2),
    }


cover_points = Resolver(
    'cover_points', 'base points of all but heavy artillery',
    inputs={
        'unit.arm': Column('unit.arm', 'member', I1, 0, 5, values=_W3),
        'unit.bases': Column('unit.bases', 'number', I1, 1, 8),
        'unit.distance': Column('unit.distance', 'length', I2, 0, 2880, scale=60),
    },
    outputs={
        'unit.cover_points': Column('unit.cover_points', 'figure', I1, 0, 16),
    },
    kernel=_cover_points,
)


def _all_points(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """All base points (value for shooters). @qrs 119-122"""
    shooters_units = c["shooters.units"]
    shooters_units_1_bases = c["shooters.units.1.bases"]
    shooters_units_1_arm = c["shooters.units.1.arm"]
    shooters_units_1_distance = c["shooters.units.1.distance"]
    t2 = (shooters_units_1_arm == 0) & (shooters_units_1_distance <= 60) | (shooters_units_1_arm >= 3) & (
        shooters_units_1_distance <= 180
    )
    del shooters_units_1_arm, shooters_units_1_distance
    shooters_units_2_bases = c["shooters.units.2.bases"]
    shooters_units_2_arm = c["shooters.units.2.arm"]
    shooters_units_2_distance = c["shooters.units.2.distance"]
    t3 = (shooters_units_2_arm == 0) & (shooters_units_2_distance <= 60) | (shooters_units_2_arm >= 3) & (
        shooters_units_2_distance <= 180
    )
    del shooters_units_2_arm, shooters_units_2_distance
    t4 = shooters_units_2_bases + t3.view(I1) * shooters_units_2_bases
    del shooters_units_2_bases, t3
    shooters_units_3_bases = c["shooters.units.3.bases"]
    shooters_units_3_arm = c["shooters.units.3.arm"]
    shooters_units_3_distance = c["shooters.units.3.distance"]
    t5 = (shooters_units_3_arm == 0) & (shooters_units_3_distance <= 60) | (shooters_units_3_arm >= 3) & (
        shooters_units_3_distance <= 180
    )
    del shooters_units_3_arm, shooters_units_3_distance
    t6 = shooters_units_3_bases + t5.view(I1) * shooters_units_3_bases
    del shooters_units_3_bases, t5
    shooters_units_4_bases = c["shooters.units.4.bases"]
    shooters_units_4_arm = c["shooters.units.4.arm"]
    shooters_units_4_distance = c["shooters.units.4.distance"]
    t7 = (shooters_units_4_arm == 0) & (shooters_units_4_distance <= 60) | (shooters_units_4_arm >= 3) & (
        shooters_units_4_distance <= 180
    )
    del shooters_units_4_arm, shooters_units_4_distance
    t8 = shooters_units_4_bases + t7.view(I1) * shooters_units_4_bases
    del shooters_units_4_bases, t7
    t9 = (
        shooters_units_1_bases
        + t2.view(I1) * shooters_units_1_bases
        + (t4 + (0 - t4) * (shooters_units == 1).view(I1))
    )
    del shooters_units_1_bases, t2, t4
    shooters_all_points = (
        t9
        + (t6 + (0 - t6) * (shooters_units <= 2).view(I1))
        + (t8 + (0 - t8) * (shooters_units <= 3).view(I1))
    )
    del shooters_units, t6, t8, t9
    errors: Errors = (
    )
    return errors, {
        'shooters.all_points': shooters_all_points,
    }


all_points = Resolver(
    'all_points', 'All base points',
    inputs={
        'shooters.units': Column('shooters.units', 'count', I1, 1, 4),
        'shooters.units.1.bases': Column('shooters.units.1.bases', 'number', I1, 1, 8, element=('shooters.units', 1)),
        'shooters.units.1.arm': Column('shooters.units.1.arm', 'member', I1, 0, 5, values=_W3, element=('shooters.units', 1)),
        'shooters.units.1.distance': Column('shooters.units.1.distance', 'length', I2, 0, 2880, scale=60, element=('shooters.units', 1)),
        'shooters.units.2.bases': Column('shooters.units.2.bases', 'number', I1, 1, 8, element=('shooters.units', 2)),
        'shooters.units.2.arm': Column('shooters.units.2.arm', 'member', I1, 0, 5, values=_W3, element=('shooters.units', 2)),
        'shooters.units.2.distance': Column('shooters.units.2.distance', 'length', I2, 0, 2880, scale=60, element=('shooters.units', 2)),
        'shooters.units.3.bases': Column('shooters.units.3.bases', 'number', I1, 1, 8, element=('shooters.units', 3)),
        'shooters.units.3.arm': Column('shooters.units.3.arm', 'member', I1, 0, 5, values=_W3, element=('shooters.units', 3)),
        'shooters.units.3.distance': Column('shooters.units.3.distance', 'length', I2, 0, 2880, scale=60, element=('shooters.units', 3)),
        'shooters.units.4.bases': Column('shooters.units.4.bases', 'number', I1, 1, 8, element=('shooters.units', 4)),
        'shooters.units.4.arm': Column('shooters.units.4.arm', 'member', I1, 0, 5, values=_W3, element=('shooters.units', 4)),
        'shooters.units.4.distance': Column('shooters.units.4.distance', 'length', I2, 0, 2880, scale=60, element=('shooters.units', 4)),
    },
    outputs={
        'shooters.all_points': Column('shooters.all_points', 'figure', I1, 1, 64),
    },
    kernel=_all_points,
)


def _fire_points(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Fire points (value for shooters against target). @qrs 115-136

    A modifier counts only if it is true of more than 1/2 of the base points.
    """
    shooters_units = c["shooters.units"]
    shooters_units_1_bases = c["shooters.units.1.bases"]
    shooters_units_1_arm = c["shooters.units.1.arm"]
    t2 = shooters_units_1_arm == 0
    shooters_units_1_distance = c["shooters.units.1.distance"]
    t3 = (shooters_units_1_arm >= 3) & (shooters_units_1_distance <= 180)
    t4 = shooters_units_1_bases + (t2 & (shooters_units_1_distance <= 60) | t3).view(I1) * shooters_units_1_bases
    shooters_units_2_bases = c["shooters.units.2.bases"]
    shooters_units_2_arm = c["shooters.units.2.arm"]
    t5 = shooters_units_2_arm == 0
    t6 = shooters_units == 1
    shooters_units_2_distance = c["shooters.units.2.distance"]
    t7 = t5 & (shooters_units_2_distance <= 60) | (shooters_units_2_arm >= 3) & (shooters_units_2_distance <= 180)
    t8 = shooters_units_2_bases + t7.view(I1) * shooters_units_2_bases
    del shooters_units_2_bases, t7
    shooters_units_3_bases = c["shooters.units.3.bases"]
    shooters_units_3_arm = c["shooters.units.3.arm"]
    t9 = shooters_units_3_arm == 0
    t10 = shooters_units <= 2
    shooters_units_3_distance = c["shooters.units.3.distance"]
    t11 = t9 & (shooters_units_3_distance <= 60) | (shooters_units_3_arm >= 3) & (shooters_units_3_distance <= 180)
    t12 = shooters_units_3_bases + t11.view(I1) * shooters_units_3_bases
    del shooters_units_3_bases, t11
    shooters_units_4_bases = c["shooters.units.4.bases"]
    shooters_units_4_arm = c["shooters.units.4.arm"]
    t13 = shooters_units_4_arm == 0
    t14 = shooters_units <= 3
    del shooters_units
    shooters_units_4_distance = c["shooters.units.4.distance"]
    t15 = t13 & (shooters_units_4_distance <= 60) | (shooters_units_4_arm >= 3) & (shooters_units_4_distance <= 180)
    t16 = shooters_units_4_bases + t15.view(I1) * shooters_units_4_bases
    del shooters_units_4_bases, t15
    t17 = t4 + (t8 + (0 - t8) * t6.view(I1)) + (t12 + (0 - t12) * t10.view(I1)) + (t16 + (0 - t16) * t14.view(I1))
    shooters_units_1_class = c["shooters.units.1.class"]
    shooters_units_2_class = c["shooters.units.2.class"]
    t18 = (t5 & (shooters_units_2_class <= 1)).view(I1) * t8
    shooters_units_3_class = c["shooters.units.3.class"]
    t19 = (t9 & (shooters_units_3_class <= 1)).view(I1) * t12
    shooters_units_4_class = c["shooters.units.4.class"]
    t20 = (t13 & (shooters_units_4_class <= 1)).view(I1) * t16
    t21 = (
        (t2 & (shooters_units_1_class <= 1)).view(I1) * t4
        + (t18 + (0 - t18) * t6.view(I1))
        + (t19 + (0 - t19) * t10.view(I1))
    )
    del t18, t19
    t22 = t17 + 1
    t23 = t22 + (t17 - t22) * ((t21 + (t20 + (0 - t20) * t14.view(I1))).astype(I2) * 2 <= t17).view(I1)
    del t20, t21, t22
    t24 = (shooters_units_1_arm == 3).view(I1) * (shooters_units_1_bases + t3.view(I1) * shooters_units_1_bases)
    del shooters_units_1_bases, t3
    t25 = (shooters_units_2_arm == 3).view(I1) * t8
    t26 = (shooters_units_3_arm == 3).view(I1) * t12
    t27 = (shooters_units_4_arm == 3).view(I1) * t16
    t28 = (
        t24
        + (t25 + (0 - t25) * t6.view(I1))
        + (t26 + (0 - t26) * t10.view(I1))
        + (t27 + (0 - t27) * t14.view(I1))
    )
    del t24, t25, t26, t27
    t29 = t23 - 1
    t30 = t29 + (t23 - t29) * (t28.astype(I2) * 2 <= t17).view(I1)
    del t23, t28, t29
    t31 = (t5 & (shooters_units_2_class == 3)).view(I1) * t8
    del t5, shooters_units_2_class
    t32 = (t9 & (shooters_units_3_class == 3)).view(I1) * t12
    del t9, shooters_units_3_class
    t33 = (t13 & (shooters_units_4_class == 3)).view(I1) * t16
    del t13, shooters_units_4_class
    t34 = (
        (t2 & (shooters_units_1_class == 3)).view(I1) * t4
        + (t31 + (0 - t31) * t6.view(I1))
        + (t32 + (0 - t32) * t10.view(I1))
    )
    del t2, shooters_units_1_class, t31, t32
    t35 = t30 - 1
    t36 = t35 + (t30 - t35) * ((t34 + (t33 + (0 - t33) * t14.view(I1))).astype(I2) * 2 <= t17).view(I1)
    del t30, t33, t34, t35
    t37 = ((shooters_units_2_arm == 2) & (shooters_units_2_distance >= 61)).view(I1) * t8
    del shooters_units_2_distance
    t38 = ((shooters_units_3_arm == 2) & (shooters_units_3_distance >= 61)).view(I1) * t12
    del shooters_units_3_distance
    t39 = ((shooters_units_4_arm == 2) & (shooters_units_4_distance >= 61)).view(I1) * t16
    del shooters_units_4_distance
    t40 = (
        ((shooters_units_1_arm == 2) & (shooters_units_1_distance >= 61)).view(I1) * t4
        + (t37 + (0 - t37) * t6.view(I1))
    )
    del shooters_units_1_distance, t37
    t41 = (t40 + (t38 + (0 - t38) * t10.view(I1)) + (t39 + (0 - t39) * t14.view(I1))).astype(I2) * 2 <= t17
    del t38, t39, t40
    t42 = t36 - 1
    t43 = t42 + (t36 - t42) * t41.view(I1)
    del t36, t41, t42
    shooters_units_1_state = c["shooters.units.1.state"]
    shooters_units_2_state = c["shooters.units.2.state"]
    t44 = (shooters_units_2_state == 1).view(I1) * t8
    shooters_units_3_state = c["shooters.units.3.state"]
    t45 = (shooters_units_3_state == 1).view(I1) * t12
    shooters_units_4_state = c["shooters.units.4.state"]
    t46 = (shooters_units_4_state == 1).view(I1) * t16
    t47 = (
        (shooters_units_1_state == 1).view(I1) * t4
        + (t44 + (0 - t44) * t6.view(I1))
        + (t45 + (0 - t45) * t10.view(I1))
    )
    del t44, t45
    t48 = t43 - 1
    t49 = t48 + (t43 - t48) * ((t47 + (t46 + (0 - t46) * t14.view(I1))).astype(I2) * 2 <= t17).view(I1)
    del t43, t46, t47, t48
    t50 = (shooters_units_2_state == 2).view(I1) * t8
    del shooters_units_2_state
    t51 = (shooters_units_3_state == 2).view(I1) * t12
    del shooters_units_3_state
    t52 = (shooters_units_4_state == 2).view(I1) * t16
    del shooters_units_4_state
    t53 = (
        (shooters_units_1_state == 2).view(I1) * t4
        + (t50 + (0 - t50) * t6.view(I1))
        + (t51 + (0 - t51) * t10.view(I1))
    )
    del shooters_units_1_state, t50, t51
    t54 = t49 - 2
    t55 = t54 + (t49 - t54) * ((t53 + (t52 + (0 - t52) * t14.view(I1))).astype(I2) * 2 <= t17).view(I1)
    del t49, t52, t53, t54
    shooters_units_1_enfilade = c["shooters.units.1.enfilade"]
    shooters_units_2_enfilade = c["shooters.units.2.enfilade"]
    t56 = shooters_units_2_enfilade.view(I1) * t8
    del shooters_units_2_enfilade
    shooters_units_3_enfilade = c["shooters.units.3.enfilade"]
    t57 = shooters_units_3_enfilade.view(I1) * t12
    del shooters_units_3_enfilade
    shooters_units_4_enfilade = c["shooters.units.4.enfilade"]
    t58 = shooters_units_4_enfilade.view(I1) * t16
    del shooters_units_4_enfilade
    t59 = (
        shooters_units_1_enfilade.view(I1) * t4
        + (t56 + (0 - t56) * t6.view(I1))
        + (t57 + (0 - t57) * t10.view(I1))
    )
    del shooters_units_1_enfilade, t56, t57
    t60 = t55 + 1
    t61 = t60 + (t55 - t60) * ((t59 + (t58 + (0 - t58) * t14.view(I1))).astype(I2) * 2 <= t17).view(I1)
    del t55, t58, t59, t60
    target_arm = c["target.arm"]
    target_in_cover = c["target.in_cover"]
    t62 = (shooters_units_2_arm <= 4).view(I1) * t8
    del shooters_units_2_arm, t8
    t63 = (shooters_units_3_arm <= 4).view(I1) * t12
    del shooters_units_3_arm, t12
    t64 = (shooters_units_4_arm <= 4).view(I1) * t16
    del shooters_units_4_arm, t16
    t65 = (
        (shooters_units_1_arm <= 4).view(I1) * t4
        + (t62 + (0 - t62) * t6.view(I1))
        + (t63 + (0 - t63) * t10.view(I1))
    )
    del shooters_units_1_arm, t4, t6, t10, t62, t63
    t66 = -(target_in_cover & ((t65 + (t64 + (0 - t64) * t14.view(I1))).astype(I2) * 2 > t17)).view(I1)
    del t14, t17, target_in_cover, t64, t65
    errors: Errors = (
    )
    return errors, {
        'shooters.fire_points': (t61 + (-(target_arm == 2).view(I1)) + t66).clip(0, 66),
    }


fire_points = Resolver(
    'fire_points', 'Fire points',
    inputs={
        'shooters.units': Column('shooters.units', 'count', I1, 1, 4),
        'shooters.units.1.bases': Column('shooters.units.1.bases', 'number', I1, 1, 8, element=('shooters.units', 1)),
        'shooters.units.1.arm': Column('shooters.units.1.arm', 'member', I1, 0, 5, values=_W3, element=('shooters.units', 1)),
        'shooters.units.1.distance': Column('shooters.units.1.distance', 'length', I2, 0, 2880, scale=60, element=('shooters.units', 1)),
        'shooters.units.2.bases': Column('shooters.units.2.bases', 'number', I1, 1, 8, element=('shooters.units', 2)),
        'shooters.units.2.arm': Column('shooters.units.2.arm', 'member', I1, 0, 5, values=_W3, element=('shooters.units', 2)),
        'shooters.units.2.distance': Column('shooters.units.2.distance', 'length', I2, 0, 2880, scale=60, element=('shooters.units', 2)),
        'shooters.units.3.bases': Column('shooters.units.3.bases', 'number', I1, 1, 8, element=('shooters.units', 3)),
        'shooters.units.3.arm': Column('shooters.units.3.arm', 'member', I1, 0, 5, values=_W3, element=('shooters.units', 3)),
        'shooters.units.3.distance': Column('shooters.units.3.distance', 'length', I2, 0, 2880, scale=60, element=('shooters.units', 3)),
        'shooters.units.4.bases': Column('shooters.units.4.bases', 'number', I1, 1, 8, element=('shooters.units', 4)),
        'shooters.units.4.arm': Column('shooters.units.4.arm', 'member', I1, 0, 5, values=_W3, element=('shooters.units', 4)),
        'shooters.units.4.distance': Column('shooters.units.4.distance', 'length', I2, 0, 2880, scale=60, element=('shooters.units', 4)),
        'shooters.units.1.class': Column('shooters.units.1.class', 'member', I1, 0, 3, values=_W2, element=('shooters.units', 1)),
        'shooters.units.2.class': Column('shooters.units.2.class', 'member', I1, 0, 3, values=_W2, element=('shooters.units', 2)),
        'shooters.units.3.class': Column('shooters.units.3.class', 'member', I1, 0, 3, values=_W2, element=('shooters.units', 3)),
        'shooters.units.4.class': Column('shooters.units.4.class', 'member', I1, 0, 3, values=_W2, element=('shooters.units', 4)),
        'shooters.units.1.state': Column('shooters.units.1.state', 'member', I1, 0, 3, values=_W1, element=('shooters.units', 1)),
        'shooters.units.2.state': Column('shooters.units.2.state', 'member', I1, 0, 3, values=_W1, element=('shooters.units', 2)),
        'shooters.units.3.state': Column('shooters.units.3.state', 'member', I1, 0, 3, values=_W1, element=('shooters.units', 3)),
        'shooters.units.4.state': Column('shooters.units.4.state', 'member', I1, 0, 3, values=_W1, element=('shooters.units', 4)),
        'shooters.units.1.enfilade': Column('shooters.units.1.enfilade', 'yesno', bool, values=('no', 'yes'), element=('shooters.units', 1)),
        'shooters.units.2.enfilade': Column('shooters.units.2.enfilade', 'yesno', bool, values=('no', 'yes'), element=('shooters.units', 2)),
        'shooters.units.3.enfilade': Column('shooters.units.3.enfilade', 'yesno', bool, values=('no', 'yes'), element=('shooters.units', 3)),
        'shooters.units.4.enfilade': Column('shooters.units.4.enfilade', 'yesno', bool, values=('no', 'yes'), element=('shooters.units', 4)),
        'target.arm': Column('target.arm', 'member', I1, 0, 5, values=_W3),
        'target.in_cover': Column('target.in_cover', 'yesno', bool, values=('no', 'yes')),
    },
    outputs={
        'shooters.fire_points': Column('shooters.fire_points', 'figure', I1, 0, 66),
    },
    kernel=_fire_points,
)


def _shoot(c: Columns) -> tuple[Errors, dict[str, Array | int]]:
    """Shooting (action for shooters against target). @qrs 102-153"""
    dice = _stacked(c, 3)
    shooters_units = c["shooters.units"]
    shooters_units_1_arm = c["shooters.units.1.arm"]
    t2 = shooters_units_1_arm == 0
    shooters_units_1_in_front = c["shooters.units.1.in_front"]
    shooters_units_1_distance = c["shooters.units.1.distance"]
    t3 = shooters_units_1_distance <= 60
    t4 = (
        (shooters_units_1_arm == 0) | (shooters_units_1_arm == 2)
    ) & shooters_units_1_in_front | (shooters_units_1_arm == 1) & shooters_units_1_in_front & t3
    del shooters_units_1_in_front
    t5 = shooters_units_1_arm >= 3
    t6 = 1440 - (shooters_units_1_arm == 3).astype(I2) * 900 - (shooters_units_1_arm == 4).astype(I2) * 540
    t7 = shooters_units >= 2
    shooters_units_2_arm = c["shooters.units.2.arm"]
    t8 = shooters_units_2_arm == 0
    t9 = shooters_units == 1
    shooters_units_2_in_front = c["shooters.units.2.in_front"]
    shooters_units_2_distance = c["shooters.units.2.distance"]
    t10 = shooters_units_2_distance <= 60
    t11 = (
        (shooters_units_2_arm == 0) | (shooters_units_2_arm == 2)
    ) & shooters_units_2_in_front | (shooters_units_2_arm == 1) & shooters_units_2_in_front & t10
    del shooters_units_2_in_front
    t12 = shooters_units_2_arm >= 3
    t13 = 1440 - (shooters_units_2_arm == 3).astype(I2) * 900 - (shooters_units_2_arm == 4).astype(I2) * 540
    shooters_units_3_arm = c["shooters.units.3.arm"]
    t14 = shooters_units_3_arm == 0
    t15 = shooters_units <= 2
    shooters_units_3_in_front = c["shooters.units.3.in_front"]
    shooters_units_3_distance = c["shooters.units.3.distance"]
    t16 = shooters_units_3_distance <= 60
    t17 = (
        (shooters_units_3_arm == 0) | (shooters_units_3_arm == 2)
    ) & shooters_units_3_in_front | (shooters_units_3_arm == 1) & shooters_units_3_in_front & t16
    del shooters_units_3_in_front
    t18 = shooters_units_3_arm >= 3
    t19 = 1440 - (shooters_units_3_arm == 3).astype(I2) * 900 - (shooters_units_3_arm == 4).astype(I2) * 540
    shooters_units_4_arm = c["shooters.units.4.arm"]
    t20 = shooters_units_4_arm == 0
    t21 = shooters_units <= 3
    shooters_units_4_in_front = c["shooters.units.4.in_front"]
    shooters_units_4_distance = c["shooters.units.4.distance"]
    t22 = shooters_units_4_distance <= 60
    t23 = (
        (shooters_units_4_arm == 0) | (shooters_units_4_arm == 2)
    ) & shooters_units_4_in_front | (shooters_units_4_arm == 1) & shooters_units_4_in_front & t22
    del shooters_units_4_in_front
    t24 = shooters_units_4_arm >= 3
    t25 = 1440 - (shooters_units_4_arm == 3).astype(I2) * 900 - (shooters_units_4_arm == 4).astype(I2) * 540
    t26 = (
        (t4 | t5 & (shooters_units_1_distance <= t6)).view(I1)
        + (t7 & (t11 | t12 & (shooters_units_2_distance <= t13))).view(I1)
    )
    del t4, t6, t11, t13
    t27 = (
        t26
        + ((shooters_units >= 3) & (t17 | t18 & (shooters_units_3_distance <= t19))).view(I1)
        + ((shooters_units == 4) & (t23 | t24 & (shooters_units_4_distance <= t25))).view(I1)
    )
    del t17, t19, t23, t25, t26
    t28 = t7.view(I1) + 1 + ((shooters_units >= 3).view(I1) + (shooters_units == 4).view(I1)) <= t27
    del shooters_units, t7, t27
    t29 = ~t28
    dice_1 = c["dice.1"]
    shooters_units_1_bases = c["shooters.units.1.bases"]
    t30 = (
        shooters_units_1_bases
        + (t2 & t3 | t5 & (shooters_units_1_distance <= 180)).view(I1) * shooters_units_1_bases
    )
    del t3, t5, shooters_units_1_bases
    shooters_units_2_bases = c["shooters.units.2.bases"]
    t31 = (
        shooters_units_2_bases
        + (t8 & t10 | t12 & (shooters_units_2_distance <= 180)).view(I1) * shooters_units_2_bases
    )
    del t10, t12, shooters_units_2_bases
    shooters_units_3_bases = c["shooters.units.3.bases"]
    t32 = (
        shooters_units_3_bases
        + (t14 & t16 | t18 & (shooters_units_3_distance <= 180)).view(I1) * shooters_units_3_bases
    )
    del t16, t18, shooters_units_3_bases
    shooters_units_4_bases = c["shooters.units.4.bases"]
    t33 = (
        shooters_units_4_bases
        + (t20 & t22 | t24 & (shooters_units_4_distance <= 180)).view(I1) * shooters_units_4_bases
    )
    del t22, t24, shooters_units_4_bases
    t34 = (
        t30
        + (t31 + (0 - t31) * t9.view(I1))
        + (t32 + (0 - t32) * t15.view(I1))
        + (t33 + (0 - t33) * t21.view(I1))
    )
    shooters_units_1_class = c["shooters.units.1.class"]
    shooters_units_2_class = c["shooters.units.2.class"]
    t35 = (t8 & (shooters_units_2_class <= 1)).view(I1) * t31
    shooters_units_3_class = c["shooters.units.3.class"]
    t36 = (t14 & (shooters_units_3_class <= 1)).view(I1) * t32
    shooters_units_4_class = c["shooters.units.4.class"]
    t37 = (t20 & (shooters_units_4_class <= 1)).view(I1) * t33
    t38 = (
        (t2 & (shooters_units_1_class <= 1)).view(I1) * t30
        + (t35 + (0 - t35) * t9.view(I1))
        + (t36 + (0 - t36) * t15.view(I1))
    )
    del t35, t36
    t39 = t34 + 1
    t40 = t39 + (t34 - t39) * ((t38 + (t37 + (0 - t37) * t21.view(I1))).astype(I2) * 2 <= t34).view(I1)
    del t37, t38, t39
    t41 = (shooters_units_2_arm == 3).view(I1) * t31
    t42 = (shooters_units_3_arm == 3).view(I1) * t32
    t43 = (shooters_units_4_arm == 3).view(I1) * t33
    t44 = (
        (shooters_units_1_arm == 3).view(I1) * t30
        + (t41 + (0 - t41) * t9.view(I1))
        + (t42 + (0 - t42) * t15.view(I1))
    )
    del t41, t42
    t45 = t40 - 1
    t46 = t45 + (t40 - t45) * ((t44 + (t43 + (0 - t43) * t21.view(I1))).astype(I2) * 2 <= t34).view(I1)
    del t40, t43, t44, t45
    t47 = (t8 & (shooters_units_2_class == 3)).view(I1) * t31
    del t8, shooters_units_2_class
    t48 = (t14 & (shooters_units_3_class == 3)).view(I1) * t32
    del t14, shooters_units_3_class
    t49 = (t20 & (shooters_units_4_class == 3)).view(I1) * t33
    del t20, shooters_units_4_class
    t50 = (
        (t2 & (shooters_units_1_class == 3)).view(I1) * t30
        + (t47 + (0 - t47) * t9.view(I1))
        + (t48 + (0 - t48) * t15.view(I1))
    )
    del t2, shooters_units_1_class, t47, t48
    t51 = t46 - 1
    t52 = t51 + (t46 - t51) * ((t50 + (t49 + (0 - t49) * t21.view(I1))).astype(I2) * 2 <= t34).view(I1)
    del t46, t49, t50, t51
    t53 = ((shooters_units_2_arm == 2) & (shooters_units_2_distance >= 61)).view(I1) * t31
    del shooters_units_2_distance
    t54 = ((shooters_units_3_arm == 2) & (shooters_units_3_distance >= 61)).view(I1) * t32
    del shooters_units_3_distance
    t55 = ((shooters_units_4_arm == 2) & (shooters_units_4_distance >= 61)).view(I1) * t33
    del shooters_units_4_distance
    t56 = (
        ((shooters_units_1_arm == 2) & (shooters_units_1_distance >= 61)).view(I1) * t30
        + (t53 + (0 - t53) * t9.view(I1))
    )
    del shooters_units_1_distance, t53
    t57 = (t56 + (t54 + (0 - t54) * t15.view(I1)) + (t55 + (0 - t55) * t21.view(I1))).astype(I2) * 2 <= t34
    del t54, t55, t56
    t58 = t52 - 1
    t59 = t58 + (t52 - t58) * t57.view(I1)
    del t52, t57, t58
    shooters_units_1_state = c["shooters.units.1.state"]
    shooters_units_2_state = c["shooters.units.2.state"]
    t60 = (shooters_units_2_state == 1).view(I1) * t31
    shooters_units_3_state = c["shooters.units.3.state"]
    t61 = (shooters_units_3_state == 1).view(I1) * t32
    shooters_units_4_state = c["shooters.units.4.state"]
    t62 = (shooters_units_4_state == 1).view(I1) * t33
    t63 = (
        (shooters_units_1_state == 1).view(I1) * t30
        + (t60 + (0 - t60) * t9.view(I1))
        + (t61 + (0 - t61) * t15.view(I1))
    )
    del t60, t61
    t64 = t59 - 1
    t65 = t64 + (t59 - t64) * ((t63 + (t62 + (0 - t62) * t21.view(I1))).astype(I2) * 2 <= t34).view(I1)
    del t59, t62, t63, t64
    t66 = (shooters_units_2_state == 2).view(I1) * t31
    del shooters_units_2_state
    t67 = (shooters_units_3_state == 2).view(I1) * t32
    del shooters_units_3_state
    t68 = (shooters_units_4_state == 2).view(I1) * t33
    del shooters_units_4_state
    t69 = (
        (shooters_units_1_state == 2).view(I1) * t30
        + (t66 + (0 - t66) * t9.view(I1))
        + (t67 + (0 - t67) * t15.view(I1))
    )
    del shooters_units_1_state, t66, t67
    t70 = t65 - 2
    t71 = t70 + (t65 - t70) * ((t69 + (t68 + (0 - t68) * t21.view(I1))).astype(I2) * 2 <= t34).view(I1)
    del t65, t68, t69, t70
    shooters_units_1_enfilade = c["shooters.units.1.enfilade"]
    shooters_units_2_enfilade = c["shooters.units.2.enfilade"]
    t72 = shooters_units_2_enfilade.view(I1) * t31
    del shooters_units_2_enfilade
    shooters_units_3_enfilade = c["shooters.units.3.enfilade"]
    t73 = shooters_units_3_enfilade.view(I1) * t32
    del shooters_units_3_enfilade
    shooters_units_4_enfilade = c["shooters.units.4.enfilade"]
    t74 = shooters_units_4_enfilade.view(I1) * t33
    del shooters_units_4_enfilade
    t75 = (
        shooters_units_1_enfilade.view(I1) * t30
        + (t72 + (0 - t72) * t9.view(I1))
        + (t73 + (0 - t73) * t15.view(I1))
    )
    del shooters_units_1_enfilade, t72, t73
    t76 = t71 + 1
    t77 = t76 + (t71 - t76) * ((t75 + (t74 + (0 - t74) * t21.view(I1))).astype(I2) * 2 <= t34).view(I1)
    del t71, t74, t75, t76
    target_arm = c["target.arm"]
    target_in_cover = c["target.in_cover"]
    t78 = (shooters_units_2_arm <= 4).view(I1) * t31
    del shooters_units_2_arm, t31
    t79 = (shooters_units_3_arm <= 4).view(I1) * t32
    del shooters_units_3_arm, t32
    t80 = (shooters_units_4_arm <= 4).view(I1) * t33
    del shooters_units_4_arm, t33
    t81 = (
        (shooters_units_1_arm <= 4).view(I1) * t30
        + (t78 + (0 - t78) * t9.view(I1))
        + (t79 + (0 - t79) * t15.view(I1))
    )
    del shooters_units_1_arm, t9, t15, t30, t78, t79
    t82 = -(target_in_cover & ((t81 + (t80 + (0 - t80) * t21.view(I1))).astype(I2) * 2 > t34)).view(I1)
    del t21, t34, target_in_cover, t80, t81
    t83 = (t77 + (-(target_arm == 2).view(I1)) + t82).clip(0, 66)
    del t77, target_arm, t82
    t84 = t83 == 6
    t85 = t83 == 7
    t86 = t83 >= 8
    t87 = dice_1 <= 5
    t88 = (t83 == 2) & (dice_1 <= 4) | (t83 != 2) & ((t83 == 1) & t87 | (t83 != 1) & (t87 | (t83 >= 1)))
    del t87
    t89 = dice_1 == 1
    t90 = (t83 != 5) & ((t83 == 4) & (dice_1 <= 2) | (t83 != 4) & ((t83 == 3) & (dice_1 <= 3) | (t83 != 3) & t88))
    del t88
    t91 = 1 + (1 + (dice_1 == 6).view(I1) - 1) * t84.view(I1)
    t92 = t91 + (1 + (dice_1 >= 5).view(I1) - t91) * t85.view(I1)
    del t91
    shooters_level = t92 + (1 + (dice_1 >= 4).view(I1) + (dice_1 == 6).view(I1) - t92) * t86.view(I1)
    del t92
    t93 = (t83 <= 7) & (t85 & t89 | (t83 != 7) & (t84 & t89 | (t83 != 6) & ((t83 == 5) & t89 | t90)))
    del t83, t84, t85, t90
    t94 = t86 & t89 | t93
    del t86, t89, t93
    t95 = ~t94
    t96 = t28 & t95
    t97 = _face(dice, t28.view(I1))
    t98 = _face(dice, t28.view(I1) + 1)
    t99 = ~t96
    target_total = t97 + t98
    target_quality = c["target.quality"]
    target_state = c["target.state"]
    t100 = -(target_state >= 1).view(I1) - (target_state >= 2).view(I1) - (target_state == 3).view(I1)
    target_flank_compromised = c["target.flank_compromised"]
    target_attached = c["target.attached"]
    target_total_2 = target_total + target_quality + t100 - target_flank_compromised.view(I1) + target_attached
    del target_quality, t100, target_flank_compromised, target_attached
    target_passed = c["target.passed"]
    target_passed_2 = ~(t96 & (target_total_2 <= 6)) & (t96 & (target_total_2 >= 7) | target_passed)
    del target_passed
    t101 = shooters_level + (0 - shooters_level) * t94.view(I1) - 1
    t102 = ~(t95 & target_passed_2)
    t103 = t102 & t95
    t104 = t101 + (shooters_level - t101) * t103.view(I1)
    del t101
    shooters_lost = t104 + (0 - t104) * t94.view(I1)
    del t104
    t105 = t95 & (~t103 & t102)
    del t95, t102, t103
    t106 = (target_state + (shooters_lost + (0 - shooters_lost) * t105.view(I1))).clip(-1, 3).clip(0, 3)
    target_state_2 = target_state + (t106 - target_state) * t28.view(I1)
    del t106
    t107 = t28 & (~t105 & (shooters_lost >= 1) & (target_state_2 == 3) & ~(t28 & (target_state == 3)))
    del target_state
    errors: Errors = (
        (9, t28 & (dice_1 == 0)),  # MissingDice
        (6, t28 & (dice_1 >= 7)),  # InputError
        (9, t96 & (t97 == 0) | t96 & (t98 == 0)),  # MissingDice
        (6, t96 & (t97 >= 7) | t96 & (t98 >= 7)),  # InputError
    )
    return errors, {
        'shooters.verdict': 2 - t28.view(I1) * 2,
        'shooters.total.none': t29,
        'shooters.natural.none': t29,
        'shooters.dice.none': t29,
        'shooters.level': shooters_level,
        'shooters.level.none': t94 | t29,
        'target.cohesion.total': target_total + (target_total_2 - target_total) * t96.view(I1),
        'target.cohesion.total.none': t99,
        'target.cohesion.natural': target_total,
        'target.cohesion.natural.none': t99,
        'target.cohesion.dice.none': t99,
        'target.cohesion.result': -1 + (1 - (target_total_2 >= 7).view(I1) - (-1)) * t96.view(I1),
        'shooters.lost': shooters_lost,
        'shooters.lost.none': t105 | t29,
        'target.passed': target_passed_2,
        'target.state': target_state_2,
        'target.must': t107.view(I1),
    }


shoot = Resolver(
    'shoot', 'Shooting',
    inputs={
        'shooters.units': Column('shooters.units', 'count', I1, 1, 4),
        'shooters.units.1.arm': Column('shooters.units.1.arm', 'member', I1, 0, 5, values=_W3, element=('shooters.units', 1)),
        'shooters.units.1.in_front': Column('shooters.units.1.in_front', 'yesno', bool, values=('no', 'yes'), element=('shooters.units', 1)),
        'shooters.units.1.distance': Column('shooters.units.1.distance', 'length', I2, 0, 2880, scale=60, element=('shooters.units', 1)),
        'shooters.units.2.arm': Column('shooters.units.2.arm', 'member', I1, 0, 5, values=_W3, element=('shooters.units', 2)),
        'shooters.units.2.in_front': Column('shooters.units.2.in_front', 'yesno', bool, values=('no', 'yes'), element=('shooters.units', 2)),
        'shooters.units.2.distance': Column('shooters.units.2.distance', 'length', I2, 0, 2880, scale=60, element=('shooters.units', 2)),
        'shooters.units.3.arm': Column('shooters.units.3.arm', 'member', I1, 0, 5, values=_W3, element=('shooters.units', 3)),
        'shooters.units.3.in_front': Column('shooters.units.3.in_front', 'yesno', bool, values=('no', 'yes'), element=('shooters.units', 3)),
        'shooters.units.3.distance': Column('shooters.units.3.distance', 'length', I2, 0, 2880, scale=60, element=('shooters.units', 3)),
        'shooters.units.4.arm': Column('shooters.units.4.arm', 'member', I1, 0, 5, values=_W3, element=('shooters.units', 4)),
        'shooters.units.4.in_front': Column('shooters.units.4.in_front', 'yesno', bool, values=('no', 'yes'), element=('shooters.units', 4)),
        'shooters.units.4.distance': Column('shooters.units.4.distance', 'length', I2, 0, 2880, scale=60, element=('shooters.units', 4)),
        'shooters.units.1.bases': Column('shooters.units.1.bases', 'number', I1, 1, 8, element=('shooters.units', 1)),
        'shooters.units.2.bases': Column('shooters.units.2.bases', 'number', I1, 1, 8, element=('shooters.units', 2)),
        'shooters.units.3.bases': Column('shooters.units.3.bases', 'number', I1, 1, 8, element=('shooters.units', 3)),
        'shooters.units.4.bases': Column('shooters.units.4.bases', 'number', I1, 1, 8, element=('shooters.units', 4)),
        'shooters.units.1.class': Column('shooters.units.1.class', 'member', I1, 0, 3, values=_W2, element=('shooters.units', 1)),
        'shooters.units.2.class': Column('shooters.units.2.class', 'member', I1, 0, 3, values=_W2, element=('shooters.units', 2)),
        'shooters.units.3.class': Column('shooters.units.3.class', 'member', I1, 0, 3, values=_W2, element=('shooters.units', 3)),
        'shooters.units.4.class': Column('shooters.units.4.class', 'member', I1, 0, 3, values=_W2, element=('shooters.units', 4)),
        'shooters.units.1.state': Column('shooters.units.1.state', 'member', I1, 0, 3, values=_W1, element=('shooters.units', 1)),
        'shooters.units.2.state': Column('shooters.units.2.state', 'member', I1, 0, 3, values=_W1, element=('shooters.units', 2)),
        'shooters.units.3.state': Column('shooters.units.3.state', 'member', I1, 0, 3, values=_W1, element=('shooters.units', 3)),
        'shooters.units.4.state': Column('shooters.units.4.state', 'member', I1, 0, 3, values=_W1, element=('shooters.units', 4)),
        'shooters.units.1.enfilade': Column('shooters.units.1.enfilade', 'yesno', bool, values=('no', 'yes'), element=('shooters.units', 1)),
        'shooters.units.2.enfilade': Column('shooters.units.2.enfilade', 'yesno', bool, values=('no', 'yes'), element=('shooters.units', 2)),
        'shooters.units.3.enfilade': Column('shooters.units.3.enfilade', 'yesno', bool, values=('no', 'yes'), element=('shooters.units', 3)),
        'shooters.units.4.enfilade': Column('shooters.units.4.enfilade', 'yesno', bool, values=('no', 'yes'), element=('shooters.units', 4)),
        'target.arm': Column('target.arm', 'member', I1, 0, 5, values=_W3),
        'target.in_cover': Column('target.in_cover', 'yesno', bool, values=('no', 'yes')),
        'target.quality': Column('target.quality', 'member', I1, 0, 3, values=_W6),
        'target.state': Column('target.state', 'member', I1, 0, 3, values=_W1),
        'target.flank_compromised': Column('target.flank_compromised', 'yesno', bool, values=('no', 'yes')),
        'target.attached': Column('target.attached', 'member', I1, 0, 2, values=_W7),
        'target.passed': Column('target.passed', 'yesno', bool, values=('no', 'yes'), default=0),
    },
    outputs={
        'shooters.verdict': Column('shooters.verdict', 'member', I1, -1, 2, values=_W15),
        'shooters.total': Column('shooters.total', 'figure', I1, 1, 6, none='shooters.total.none'),
        'shooters.total.none': Column('shooters.total.none', 'none', bool),
        'shooters.natural': Column('shooters.natural', 'figure', I1, 1, 6, none='shooters.natural.none'),
        'shooters.natural.none': Column('shooters.natural.none', 'none', bool),
        'shooters.dice': Column('shooters.dice', 'figure', I1, 1, 1, none='shooters.dice.none'),
        'shooters.dice.none': Column('shooters.dice.none', 'none', bool),
        'shooters.level': Column('shooters.level', 'figure', I1, 1, 3, none='shooters.level.none'),
        'shooters.level.none': Column('shooters.level.none', 'none', bool),
        'target.cohesion.total': Column('target.cohesion.total', 'figure', I1, -2, 17, none='target.cohesion.total.none'),
        'target.cohesion.total.none': Column('target.cohesion.total.none', 'none', bool),
        'target.cohesion.natural': Column('target.cohesion.natural', 'figure', I1, 2, 12, none='target.cohesion.natural.none'),
        'target.cohesion.natural.none': Column('target.cohesion.natural.none', 'none', bool),
        'target.cohesion.dice': Column('target.cohesion.dice', 'figure', I1, 2, 2, none='target.cohesion.dice.none'),
        'target.cohesion.dice.none': Column('target.cohesion.dice.none', 'none', bool),
        'target.cohesion.result': Column('target.cohesion.result', 'member', I1, -1, 1, values=_W8),
        'shooters.lost': Column('shooters.lost', 'figure', I1, -1, 3, none='shooters.lost.none'),
        'shooters.lost.none': Column('shooters.lost.none', 'none', bool),
        'target.passed': Column('target.passed', 'yesno', bool, values=('no', 'yes')),
        'target.state': Column('target.state', 'member', I1, -1, 3, values=_W1),
        'target.must': Column('target.must', 'acts', I1, 0, 1),
    },
    kernel=_shoot,
    acts=('rout',),
    dice=3,
    same={'shooters.total': 'dice.1', 'shooters.natural': 'dice.1', 'shooters.dice': 1, 'target.cohesion.dice': 2},
)


RESOLVERS = {
    'routing': routing,
    'melee': melee,
    'give_ground': give_ground,
    'stand': stand,
    'recoil': recoil,
    'follow_up': follow_up,
    'rout': rout,
    'press_on': press_on,
    'cohesion': cohesion,
    'command_throw': command_throw,
    'in_command': in_command,
    'give_order': give_order,
    'move_general': move_general,
    'order_cost': order_cost,
    'moves_ordered': moves_ordered,
    'advance': advance,
    'fall_back': fall_back,
    'retreat': retreat,
    'redeploy': redeploy,
    'form_march': form_march,
    'deploy': deploy,
    'change_facing': change_facing,
    'to_rally': to_rally,
    'no_rally': no_rally,
    'rally': rally,
    'regain': regain,
    'rejoining': rejoining,
    'free_action': free_action,
    'final_move': final_move,
    'defending': defending,
    'disengagement': disengagement,
    'draw_off': draw_off,
    'step_back': step_back,
    'wheel_cost': wheel_cost,
    'reach': reach,
    'rough_distance': rough_distance,
    'distance_counted': distance_counted,
    'move': move,
    'halt': halt,
    'pass_through': pass_through,
    'pass_gap': pass_gap,
    'balks': balks,
    'kept_off': kept_off,
    'close': close,
    'contact': contact,
    'pursuit': pursuit,
    'pursue': pursue,
    'fight_at_once': fight_at_once,
    'recover_unit': recover_unit,
    'recover_general': recover_general,
    'in_contact': in_contact,
    'close_range': close_range,
    'can_fire': can_fire,
    'fire': fire,
    'base_points': base_points,
    'good_infantry_points': good_infantry_points,
    'light_gun_points': light_gun_points,
    'poor_infantry_points': poor_infantry_points,
    'distant_irregular_points': distant_irregular_points,
    'disordered_points': disordered_points,
    'shaken_points': shaken_points,
    'enfilade_points': enfilade_points,
    'cover_points': cover_points,
    'all_points': all_points,
    'fire_points': fire_points,
    'shoot': shoot,
}
