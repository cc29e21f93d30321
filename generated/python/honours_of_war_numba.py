"""Honours of War: the loops of honours_of_war_batch, one row after the other, for numba to compile.

Made by rulec from rules/honours_of_war; not to be edited. NAME.resolve_many(columns, compiled=True) of
honours_of_war_batch uses them. All columns of a width lie end to end in one array, each of B cells; LOOPS
names the columns that go in and come out: truths, then those of 8, 16, 32 and 64 bits.
"""

# fmt: off
# ruff: noqa: ARG001, E501, F841, FURB110, RUF100, SIM201, UP034
from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import numpy as np

Array: TypeAlias = np.ndarray[Any, Any]
Names: TypeAlias = tuple[tuple[str, ...], ...]
I1: Any = np.int8
I2: Any = np.int16
I4: Any = np.int32
I8: Any = np.int64
B = 32832  # rows that are taken at once


def charge(
    rows: int,
    i1: Array,
    i2: Array,
    i4: Array,
    i8: Array,
    o1: Array,
    o2: Array,
    o4: Array,
    o8: Array
) -> None:
    """Charge (action for unit against enemy). @qrs 5"""
    for i in range(rows):
        unit_reforming = i1[i] != 0
        unit_to_reform = i1[i + B] != 0
        t2 = unit_reforming | unit_to_reform
        unit_arm = i1[i + 3 * B]
        t3 = unit_arm >= 3
        t4 = t2 | t3
        t5 = I1(
            2
            if (not t2) & t3
            else I1(2 if (not unit_reforming) & unit_to_reform else I1(I1(unit_reforming) * 2))
        )
        unit_charging = i1[i + 2 * B] != 0
        unit_charging_2 = (not t4) | unit_charging
        error = I1(0)
        error = I1(3 if t3 & unit_charging | t3 & unit_charging_2 else error)  # IllegalState
        o1[i] = unit_charging_2  # unit.charging
        o1[i + B] = I1(I1(t4) * t5)  # unit.verdict
        o1[i + 2 * B] = error  # error


def far_charge(
    rows: int,
    i1: Array,
    i2: Array,
    i4: Array,
    i8: Array,
    o1: Array,
    o2: Array,
    o4: Array,
    o8: Array
) -> None:
    """charge of more than half a normal move (term for unit against enemy)."""
    for i in range(rows):
        enemy_charging = i1[i] != 0
        enemy_moved = i2[i]
        enemy_arm = i1[i + 3 * B]
        t2 = enemy_arm == 0
        enemy_formation = i1[i + 4 * B]
        t3 = enemy_formation == 0
        t4 = (not t2 & t3)
        t5 = enemy_formation == 1
        t6 = t4 & (t2 & t5)
        t7 = enemy_arm == 2
        t8 = t7 & t3
        t9 = (enemy_arm >= 2) & t8
        t10 = (enemy_arm <= 1) | t8
        t11 = t7 & t5
        t12 = (not t10) & t11
        t13 = t10 | t11
        enemy_limbered = i1[i + B] != 0
        t14 = (enemy_arm == 3) & enemy_limbered
        enemy_on_road = i1[i + 2 * B] != 0
        t15 = t14 & enemy_on_road
        t16 = (not t13) & t15
        t17 = I1(
            25
            if t16
            else I1(40 if t12 else I1(30 if t9 else I1(25 if enemy_arm == 1 else I1(I1(I1(t6) * 5) + 20))))
        )
        t18 = t13 | t15
        t19 = (not t18) & t14
        t20 = t18 | t14
        t21 = (enemy_arm == 4) & enemy_limbered
        t22 = t21 & enemy_on_road
        t23 = (not t20) & t22
        t24 = (not t23) & (
            (not t19) & ((not t16) & ((not t12) & ((not t9) & ((enemy_arm != 1) & ((not t6) & t4)))))
        )
        t25 = t20 | t22
        t26 = (not t25) & t21
        t27 = t25 | t21
        t28 = enemy_arm == 5
        t29 = t28 & enemy_on_road
        t30 = (not t27) & t29
        t31 = t27 | t29
        t32 = (not t31) & t28
        t33 = I1(15 if t32 else I1(20 if t30 else I1(30 if t26 else I1(40 if t23 else I1(20 if t19 else t17)))))
        t34 = t31 | t28
        t35 = (not t34)
        t36 = (enemy_arm >= 3) & (enemy_arm <= 4)
        t37 = (enemy_arm <= 2) | (enemy_arm == 5)
        t38 = t36 & (not enemy_limbered)
        t39 = t35 & t38
        enemy_weapon = i1[i + 5 * B]
        enemy_way = i1[i + 6 * B]
        t40 = enemy_weapon == 6
        t41 = (enemy_weapon <= 3) | (enemy_weapon == 7)
        t42 = I1(
            5
            if t40
            else I1(I1(10 - I1(enemy_way == 2) * 5) if enemy_weapon == 5 else I1(15 - I1(enemy_way == 2) * 5))
        )
        t43 = t39 & (t40 & (enemy_way == 2) | t41) | (not t39) & ((not t32) & ((not t30) & ((not t26) & t24)))
        t44 = (enemy_arm >= 3) & enemy_charging | t36 & (
            enemy_weapon <= 3
        ) | (enemy_weapon >= 4) & t37 | enemy_limbered & t37
        error = I1(0)
        error = I1(1 if enemy_charging & t35 & t39 & t41 | enemy_charging & (not t34 | t38) else error)  # NoRule
        error = I1(3 if t44 else error)  # IllegalState
        o1[i] = enemy_charging & ((not t43) & (enemy_moved > I2(I2(t42 if t39 else t33) * 30)))  # unit.far_charge
        o1[i + B] = error  # error


def sure_counter_charge(
    rows: int,
    i1: Array,
    i2: Array,
    i4: Array,
    i8: Array,
    o1: Array,
    o2: Array,
    o4: Array,
    o8: Array
) -> None:
    """automatic counter-charge (term for unit against enemy). @qrs 41"""
    for i in range(rows):
        unit_arm = i1[i + 3 * B]
        t2 = unit_arm == 2
        enemy_charging = i1[i] != 0
        t3 = t2 & enemy_charging
        enemy_moved = i2[i]
        enemy_arm = i1[i + 4 * B]
        t4 = enemy_arm == 0
        enemy_formation = i1[i + 5 * B]
        t5 = enemy_formation == 0
        t6 = (not t4 & t5)
        t7 = enemy_formation == 1
        t8 = t6 & (t4 & t7)
        t9 = enemy_arm == 2
        t10 = t9 & t5
        t11 = (enemy_arm >= 2) & t10
        t12 = (enemy_arm <= 1) | t10
        t13 = t9 & t7
        t14 = (not t12) & t13
        t15 = t12 | t13
        enemy_limbered = i1[i + B] != 0
        t16 = (enemy_arm == 3) & enemy_limbered
        enemy_on_road = i1[i + 2 * B] != 0
        t17 = t16 & enemy_on_road
        t18 = (not t15) & t17
        t19 = I1(
            25
            if t18
            else I1(40 if t14 else I1(30 if t11 else I1(25 if enemy_arm == 1 else I1(I1(I1(t8) * 5) + 20))))
        )
        t20 = t15 | t17
        t21 = (not t20) & t16
        t22 = t20 | t16
        t23 = (enemy_arm == 4) & enemy_limbered
        t24 = t23 & enemy_on_road
        t25 = (not t22) & t24
        t26 = (not t25) & (
            (not t21) & ((not t18) & ((not t14) & ((not t11) & ((enemy_arm != 1) & ((not t8) & t6)))))
        )
        t27 = t22 | t24
        t28 = (not t27) & t23
        t29 = t27 | t23
        t30 = enemy_arm == 5
        t31 = t30 & enemy_on_road
        t32 = (not t29) & t31
        t33 = t29 | t31
        t34 = (not t33) & t30
        t35 = I1(15 if t34 else I1(20 if t32 else I1(30 if t28 else I1(40 if t25 else I1(20 if t21 else t19)))))
        t36 = t33 | t30
        t37 = (not t36)
        t38 = (enemy_arm >= 3) & (enemy_arm <= 4)
        t39 = (enemy_arm <= 2) | (enemy_arm == 5)
        t40 = t38 & (not enemy_limbered)
        t41 = t37 & t40
        enemy_weapon = i1[i + 6 * B]
        enemy_way = i1[i + 7 * B]
        t42 = enemy_weapon == 6
        t43 = (enemy_weapon <= 3) | (enemy_weapon == 7)
        t44 = I1(
            5
            if t42
            else I1(I1(10 - I1(enemy_way == 2) * 5) if enemy_weapon == 5 else I1(15 - I1(enemy_way == 2) * 5))
        )
        t45 = t41 & (t42 & (enemy_way == 2) | t43) | (not t41) & ((not t34) & ((not t32) & ((not t28) & t26)))
        t46 = (enemy_arm >= 3) & enemy_charging | t38 & (
            enemy_weapon <= 3
        ) | (enemy_weapon >= 4) & t39 | enemy_limbered & t39
        error = I1(0)
        error = I1(1 if t3 & t37 & t41 & t43 | t3 & (not t36 | t40) else error)  # NoRule
        error = I1(3 if t46 else error)  # IllegalState
        o1[i] = t2 & (enemy_charging & ((not t45) & (enemy_moved > I2(I2(t44 if t41 else t35) * 30))))  # unit.sure_counter_charge
        o1[i + B] = error  # error


def counter_charge(
    rows: int,
    i1: Array,
    i2: Array,
    i4: Array,
    i8: Array,
    o1: Array,
    o2: Array,
    o4: Array,
    o8: Array
) -> None:
    """Counter-charge (test for unit against enemy). @qrs 39-41"""
    for i in range(rows):
        enemy_charging = i1[i] != 0
        unit_reforming = i1[i + B] != 0
        unit_to_reform = i1[i + 2 * B] != 0
        t2 = unit_reforming | unit_to_reform
        unit_arm = i1[i + 6 * B]
        t3 = unit_arm == 2
        t4 = unit_arm <= 2
        t5 = t2 | t4
        t6 = I1(
            0
            if (not t2) & t4
            else I1(2 if (not unit_reforming) & unit_to_reform else I1(I1(unit_reforming) * 2))
        )
        t7 = enemy_charging & (not t2 | (not t5))
        t8 = (not t7)
        t9 = t7 & t3 & enemy_charging
        enemy_moved = i2[i]
        enemy_arm = i1[i + 7 * B]
        t10 = enemy_arm == 0
        enemy_formation = i1[i + 8 * B]
        t11 = enemy_formation == 0
        t12 = (not t10 & t11)
        t13 = enemy_formation == 1
        t14 = t12 & (t10 & t13)
        t15 = enemy_arm == 2
        t16 = t15 & t11
        t17 = (enemy_arm >= 2) & t16
        t18 = (enemy_arm <= 1) | t16
        t19 = t15 & t13
        t20 = (not t18) & t19
        t21 = t18 | t19
        enemy_limbered = i1[i + 3 * B] != 0
        t22 = (enemy_arm == 3) & enemy_limbered
        enemy_on_road = i1[i + 4 * B] != 0
        t23 = t22 & enemy_on_road
        t24 = (not t21) & t23
        t25 = I1(
            25
            if t24
            else I1(40 if t20 else I1(30 if t17 else I1(25 if enemy_arm == 1 else I1(I1(I1(t14) * 5) + 20))))
        )
        t26 = t21 | t23
        t27 = (not t26) & t22
        t28 = (not t27) & ((not t24) & ((not t20) & ((not t17) & ((enemy_arm != 1) & ((not t14) & t12)))))
        t29 = t26 | t22
        t30 = (enemy_arm == 4) & enemy_limbered
        t31 = t30 & enemy_on_road
        t32 = (not t29) & t31
        t33 = t29 | t31
        t34 = (not t33) & t30
        t35 = t33 | t30
        t36 = enemy_arm == 5
        t37 = t36 & enemy_on_road
        t38 = (not t35) & t37
        t39 = t35 | t37
        t40 = (not t39) & t36
        t41 = I1(15 if t40 else I1(20 if t38 else I1(30 if t34 else I1(40 if t32 else I1(20 if t27 else t25)))))
        t42 = t39 | t36
        t43 = (not t42)
        t44 = (enemy_arm >= 3) & (enemy_arm <= 4)
        t45 = (enemy_arm <= 2) | (enemy_arm == 5)
        t46 = t44 & (not enemy_limbered)
        t47 = t43 & t46
        enemy_weapon = i1[i + 9 * B]
        enemy_way = i1[i + 10 * B]
        t48 = enemy_weapon == 6
        t49 = (enemy_weapon <= 3) | (enemy_weapon == 7)
        t50 = I1(
            5
            if t48
            else I1(I1(10 - I1(enemy_way == 2) * 5) if enemy_weapon == 5 else I1(15 - I1(enemy_way == 2) * 5))
        )
        t51 = t47 & (t48 & (enemy_way == 2) | t49) | (not t47) & (
            (not t40) & ((not t38) & ((not t34) & ((not t32) & t28)))
        )
        unit_without_a_throw_if_automatic = t3 & (
            enemy_charging & ((not t51) & (enemy_moved > I2(I2(t50 if t47 else t41) * 30)))
        )
        t52 = (not unit_without_a_throw_if_automatic)
        t53 = t7 & t52
        dice_1 = i1[i + 12 * B]
        unit_class = i1[i + 11 * B]
        unit_total = I1(
            dice_1
            if unit_without_a_throw_if_automatic
            else I1(dice_1 + I1(1 - I1(unit_class >= 1) - I1(unit_class == 2)))
        )
        t54 = (unit_total >= 4) & (unit_total <= 6)
        unit_counter_charges = t52 & t54
        t55 = unit_without_a_throw_if_automatic | t54
        t56 = t52 & (unit_total <= 3)
        unit_stands = (not t55) & t56
        t57 = t55 | t56
        t58 = I1(
            2
            if unit_stands
            else I1(1 if unit_counter_charges else I1(I1(unit_without_a_throw_if_automatic) - 1))
        )
        t59 = t52 & (unit_total == 7)
        unit_counter_charges_2 = (not t57) & t59
        unit_counter_charges_3 = i1[i + 5 * B] != 0
        t60 = t7 & unit_counter_charges | (t7 & unit_without_a_throw_if_automatic | unit_counter_charges_3)
        t61 = (enemy_arm >= 3) & enemy_charging | t44 & (
            enemy_weapon <= 3
        ) | (enemy_weapon >= 4) & t45 | enemy_limbered & t45
        error = I1(0)
        error = I1(1 if t7 & (not t57 | t59) else error)  # NoRule
        error = I1(6 if t53 & (dice_1 >= 7) else error)  # InputError
        error = I1(9 if t53 & (dice_1 == 0) else error)  # MissingDice
        error = I1(1 if t9 & t43 & t47 & t49 | t9 & (not t42 | t46) else error)  # NoRule
        error = I1(3 if t61 else error)  # IllegalState
        o1[i] = t8 | unit_without_a_throw_if_automatic  # unit.total.none
        o1[i + B] = unit_without_a_throw_if_automatic | t8  # unit.natural.none
        o1[i + 2 * B] = t8  # unit.dice.none
        o1[i + 3 * B] = t7 & unit_counter_charges_2 | (not t7 & unit_stands) & t60  # unit.counter_charges
        o1[i + 4 * B] = I1(I1(t6 if t5 else 2) if enemy_charging else 4)  # unit.verdict
        o1[i + 5 * B] = I1(unit_total if t7 else dice_1)  # unit.total
        o1[i + 6 * B] = I1(1 - I1(unit_without_a_throw_if_automatic))  # unit.dice
        o1[i + 7 * B] = I1(I1(1 if unit_counter_charges_2 else t58) if t7 else -1)  # unit.result
        o1[i + 8 * B] = error  # error


def turn_to_face(
    rows: int,
    i1: Array,
    i2: Array,
    i4: Array,
    i8: Array,
    o1: Array,
    o2: Array,
    o4: Array,
    o8: Array
) -> None:
    """Turn to face a charge on flank or rear (action for unit against enemy). @qrs 43-47"""
    for i in range(rows):
        unit_reforming = i1[i] != 0
        unit_attacked_on = i1[i + 4 * B]
        t2 = unit_attacked_on == 0
        t3 = unit_reforming | t2
        t4 = (not t3)
        enemy_charging = i1[i + B] != 0
        t5 = t4 & enemy_charging
        enemy_moved = i2[i]
        enemy_arm = i1[i + 5 * B]
        t6 = enemy_arm == 0
        enemy_formation = i1[i + 6 * B]
        t7 = enemy_formation == 0
        t8 = (not t6 & t7)
        t9 = enemy_formation == 1
        t10 = t8 & (t6 & t9)
        t11 = enemy_arm == 2
        t12 = t11 & t7
        t13 = (enemy_arm >= 2) & t12
        t14 = (enemy_arm <= 1) | t12
        t15 = t11 & t9
        t16 = (not t14) & t15
        t17 = t14 | t15
        enemy_limbered = i1[i + 2 * B] != 0
        t18 = (enemy_arm == 3) & enemy_limbered
        enemy_on_road = i1[i + 3 * B] != 0
        t19 = t18 & enemy_on_road
        t20 = (not t17) & t19
        t21 = I1(
            25
            if t20
            else I1(40 if t16 else I1(30 if t13 else I1(25 if enemy_arm == 1 else I1(I1(I1(t10) * 5) + 20))))
        )
        t22 = t17 | t19
        t23 = (not t22) & t18
        t24 = (not t23) & ((not t20) & ((not t16) & ((not t13) & ((enemy_arm != 1) & ((not t10) & t8)))))
        t25 = t22 | t18
        t26 = (enemy_arm == 4) & enemy_limbered
        t27 = t26 & enemy_on_road
        t28 = (not t25) & t27
        t29 = t25 | t27
        t30 = (not t29) & t26
        t31 = t29 | t26
        t32 = enemy_arm == 5
        t33 = t32 & enemy_on_road
        t34 = (not t31) & t33
        t35 = t31 | t33
        t36 = (not t35) & t32
        t37 = I1(15 if t36 else I1(20 if t34 else I1(30 if t30 else I1(40 if t28 else I1(20 if t23 else t21)))))
        t38 = t35 | t32
        t39 = (not t38)
        t40 = (enemy_arm >= 3) & (enemy_arm <= 4)
        t41 = (enemy_arm <= 2) | (enemy_arm == 5)
        t42 = t40 & (not enemy_limbered)
        t43 = t39 & t42
        enemy_weapon = i1[i + 7 * B]
        enemy_way = i1[i + 8 * B]
        t44 = enemy_weapon == 6
        t45 = (enemy_weapon <= 3) | (enemy_weapon == 7)
        t46 = I1(
            5
            if t44
            else I1(I1(10 - I1(enemy_way == 2) * 5) if enemy_weapon == 5 else I1(15 - I1(enemy_way == 2) * 5))
        )
        t47 = t43 & (t44 & (enemy_way == 2) | t45) | (not t43) & (
            (not t36) & ((not t34) & ((not t30) & ((not t28) & t24)))
        )
        t48 = enemy_charging & ((not t47) & (enemy_moved > I2(I2(t46 if t43 else t37) * 30)))
        t49 = t3 | t48
        unit_verdict = I1(
            I1(0 if t4 & t48 else I1(2 if (not unit_reforming) & t2 else I1(I1(unit_reforming) * 2)))
            if t49
            else 2
        )
        t50 = t3 | (not t49)
        t51 = (not t50)
        dice_1 = i1[i + 11 * B]
        unit_arm = i1[i + 9 * B]
        unit_flank_cost = i1[i + 10 * B]
        unit_total = I1(I1(dice_1 + I1(I1((unit_arm >= 1) & (unit_arm <= 2)))) + I1(-I1(unit_flank_cost == 1)))
        unit_attacked_on_2 = I1(
            0
            if t51 & (unit_total == 7)
            else I1(0 if t51 & ((unit_total >= 4) & (unit_total <= 6)) else unit_attacked_on)
        )
        t52 = (enemy_arm >= 3) & enemy_charging | t40 & (
            enemy_weapon <= 3
        ) | (enemy_weapon >= 4) & t41 | enemy_limbered & t41
        error = I1(0)
        error = I1(6 if t51 & (dice_1 >= 7) else error)  # InputError
        error = I1(9 if t51 & (dice_1 == 0) else error)  # MissingDice
        error = I1(1 if t5 & t39 & t43 & t45 | t5 & (not t38 | t42) else error)  # NoRule
        error = I1(3 if t52 else error)  # IllegalState
        o1[i] = t50  # unit.total.none
        o1[i + B] = t50  # unit.natural.none
        o1[i + 2 * B] = t50  # unit.dice.none
        o1[i + 3 * B] = unit_verdict  # unit.verdict
        o1[i + 4 * B] = I1(dice_1 if t50 else unit_total)  # unit.total
        o1[i + 5 * B] = I1(-1 if t50 else I1(1 - I1(unit_total >= 4)))  # unit.result
        o1[i + 6 * B] = unit_attacked_on_2  # unit.attacked_on
        o1[i + 7 * B] = error  # error


def answer_with_formation(
    rows: int,
    i1: Array,
    i2: Array,
    i4: Array,
    i8: Array,
    o1: Array,
    o2: Array,
    o4: Array,
    o8: Array
) -> None:
    """Change formation against a charge (action for unit against enemy). @qrs 43-49"""
    for i in range(rows):
        enemy_charging = i1[i] != 0
        enemy_moved = i2[i]
        enemy_arm = i1[i + 3 * B]
        t2 = enemy_arm == 0
        enemy_formation = i1[i + 4 * B]
        t3 = enemy_formation == 0
        t4 = (not t2 & t3)
        t5 = enemy_formation == 1
        t6 = t4 & (t2 & t5)
        t7 = enemy_arm == 2
        t8 = t7 & t3
        t9 = (enemy_arm >= 2) & t8
        t10 = (enemy_arm <= 1) | t8
        t11 = t7 & t5
        t12 = (not t10) & t11
        t13 = t10 | t11
        enemy_limbered = i1[i + B] != 0
        t14 = (enemy_arm == 3) & enemy_limbered
        enemy_on_road = i1[i + 2 * B] != 0
        t15 = t14 & enemy_on_road
        t16 = (not t13) & t15
        t17 = I1(
            25
            if t16
            else I1(40 if t12 else I1(30 if t9 else I1(25 if enemy_arm == 1 else I1(I1(I1(t6) * 5) + 20))))
        )
        t18 = t13 | t15
        t19 = (not t18) & t14
        t20 = t18 | t14
        t21 = (enemy_arm == 4) & enemy_limbered
        t22 = t21 & enemy_on_road
        t23 = (not t20) & t22
        t24 = (not t23) & (
            (not t19) & ((not t16) & ((not t12) & ((not t9) & ((enemy_arm != 1) & ((not t6) & t4)))))
        )
        t25 = t20 | t22
        t26 = (not t25) & t21
        t27 = t25 | t21
        t28 = enemy_arm == 5
        t29 = t28 & enemy_on_road
        t30 = (not t27) & t29
        t31 = t27 | t29
        t32 = (not t31) & t28
        t33 = I1(15 if t32 else I1(20 if t30 else I1(30 if t26 else I1(40 if t23 else I1(20 if t19 else t17)))))
        t34 = t31 | t28
        t35 = (not t34)
        t36 = (enemy_arm >= 3) & (enemy_arm <= 4)
        t37 = (enemy_arm <= 2) | (enemy_arm == 5)
        t38 = t36 & (not enemy_limbered)
        t39 = t35 & t38
        enemy_weapon = i1[i + 5 * B]
        enemy_way = i1[i + 6 * B]
        t40 = enemy_weapon == 6
        t41 = (enemy_weapon <= 3) | (enemy_weapon == 7)
        t42 = I1(
            5
            if t40
            else I1(I1(10 - I1(enemy_way == 2) * 5) if enemy_weapon == 5 else I1(15 - I1(enemy_way == 2) * 5))
        )
        t43 = t39 & (t40 & (enemy_way == 2) | t41) | (not t39) & ((not t32) & ((not t30) & ((not t26) & t24)))
        t44 = enemy_charging & ((not t43) & (enemy_moved > I2(I2(t42 if t39 else t33) * 30)))
        t45 = (not t44)
        dice_1 = i1[i + 9 * B]
        unit_arm = i1[i + 7 * B]
        unit_change_cost = i1[i + 8 * B]
        unit_total = I1(I1(dice_1 + I1(I1((unit_arm >= 1) & (unit_arm <= 2)))) + I1(-I1(unit_change_cost == 2)))
        t46 = t44 & (unit_total <= 3)
        t47 = (enemy_arm >= 3) & enemy_charging | t36 & (
            enemy_weapon <= 3
        ) | (enemy_weapon >= 4) & t37 | enemy_limbered & t37
        error = I1(0)
        error = I1(6 if t44 & (dice_1 >= 7) else error)  # InputError
        error = I1(9 if t44 & (dice_1 == 0) else error)  # MissingDice
        error = I1(1 if enemy_charging & t35 & t39 & t41 | enemy_charging & (not t34 | t38) else error)  # NoRule
        error = I1(3 if t47 else error)  # IllegalState
        o1[i] = t45  # unit.total.none
        o1[i + B] = t45  # unit.natural.none
        o1[i + 2 * B] = t45  # unit.dice.none
        o1[i + 3 * B] = I1(2 - I1(t44) * 2)  # unit.verdict
        o1[i + 4 * B] = I1(unit_total if t44 else dice_1)  # unit.total
        o1[i + 5 * B] = I1(I1(1 - I1(unit_total >= 4)) if t44 else -1)  # unit.result
        o1[i + 6 * B] = I1((t44 & ((unit_total >= 4) & (unit_total <= 6)) | t44 & (unit_total == 7)) & (not t46))  # unit.may
        o1[i + 7 * B] = I1(t46)  # unit.may_not
        o1[i + 8 * B] = error  # error


def change_formation(
    rows: int,
    i1: Array,
    i2: Array,
    i4: Array,
    i8: Array,
    o1: Array,
    o2: Array,
    o4: Array,
    o8: Array
) -> None:
    """Change formation (action for unit). @qrs 43, 49"""
    for i in range(rows):
        error = I1(0)
        o1[i] = error  # error


def command_performance(
    rows: int,
    i1: Array,
    i2: Array,
    i4: Array,
    i8: Array,
    o1: Array,
    o2: Array,
    o4: Array,
    o8: Array
) -> None:
    """Command performance (test for commander). @qrs 12-21"""
    for i in range(rows):
        dice_1 = i1[i + B]
        commander_style = i1[i]
        t2 = I1(I1(1 + I1(commander_style >= 1)) if dice_1 == 2 else I1(-1 if dice_1 >= 2 else commander_style))
        t3 = I1(
            I1(2 + I1(commander_style == 2))
            if dice_1 == 5
            else I1(2 if dice_1 == 4 else I1(2 if dice_1 == 3 else t2))
        )
        commander_shown = I1(I1(2 + I1(commander_style >= 1) + I1(commander_style == 2)) if dice_1 == 6 else t3)
        error = I1(0)
        error = I1(6 if dice_1 >= 7 else error)  # InputError
        error = I1(9 if dice_1 == 0 else error)  # MissingDice
        o1[i] = commander_shown  # commander.shown
        o1[i + B] = commander_shown  # commander.performance
        o1[i + 2 * B] = error  # error


def command_distance(
    rows: int,
    i1: Array,
    i2: Array,
    i4: Array,
    i8: Array,
    o1: Array,
    o2: Array,
    o4: Array,
    o8: Array
) -> None:
    """Command distance (value for unit). @qrs 23"""
    for i in range(rows):
        error = I1(0)
        o1[i] = error  # error


def out_of_command(
    rows: int,
    i1: Array,
    i2: Array,
    i4: Array,
    i8: Array,
    o1: Array,
    o2: Array,
    o4: Array,
    o8: Array
) -> None:
    """outside command distance (term for unit). @qrs 23, 25"""
    for i in range(rows):
        unit_commander_distance = i2[i]
        error = I1(0)
        o1[i] = unit_commander_distance >= 901  # unit.out_of_command
        o1[i + B] = error  # error


def initiative_test(
    rows: int,
    i1: Array,
    i2: Array,
    i4: Array,
    i8: Array,
    o1: Array,
    o2: Array,
    o4: Array,
    o8: Array
) -> None:
    """Initiative outside command distance (test for unit). @qrs 25"""
    for i in range(rows):
        unit_commander_distance = i2[i]
        t2 = unit_commander_distance <= 900
        t3 = unit_commander_distance >= 901
        dice_1 = i1[i + 2 * B]
        unit_class = i1[i + B]
        t4 = I1(1 - I1(unit_class >= 1) - I1(unit_class == 2))
        unit_total = I1(dice_1 + t4)
        unit_initiative = i1[i] != 0
        t5 = (not t3 & (unit_total <= 3)) & (t3 & ((unit_total >= 4) & (unit_total <= 6)) | unit_initiative)
        error = I1(0)
        error = I1(6 if t3 & (dice_1 >= 7) else error)  # InputError
        error = I1(9 if t3 & (dice_1 == 0) else error)  # MissingDice
        o1[i] = t2  # unit.total.none
        o1[i + B] = t2  # unit.natural.none
        o1[i + 2 * B] = t2  # unit.dice.none
        o1[i + 3 * B] = t3 & (unit_total == 7) | t5  # unit.initiative
        o1[i + 4 * B] = I1(I1(I1(t2) * 2) + 1)  # unit.verdict
        o1[i + 5 * B] = I1(dice_1 + I1(I1(t3) * t4))  # unit.total
        o1[i + 6 * B] = I1(-1 if t2 else I1(1 - I1(unit_total >= 4)))  # unit.result
        o1[i + 7 * B] = error  # error


def fire(rows: int, i1: Array, i2: Array, i4: Array, i8: Array, o1: Array, o2: Array, o4: Array, o8: Array) -> None:
    """Firing (action for unit against target). @qrs 66-121"""
    for i in range(rows):
        unit_weapon = i1[i + 3 * B]
        t2 = unit_weapon == 6
        t3 = unit_weapon == 7
        t4 = unit_weapon <= 3
        unit_range = i2[i]
        t5 = I1(
            1
            if (unit_range >= 1800) & (unit_range <= 3000)
            else I1(2 - I1((unit_range <= 2999) | (unit_range >= 4201)) * 3)
        )
        t6 = unit_range <= 2400
        t7 = I1(
            1
            if (unit_range >= 2400) & (unit_range <= 4800)
            else I1(2 - I1((unit_range <= 4799) | (unit_range >= 7201)) * 3)
        )
        t8 = I1(
            I1(0 if t6 else t7)
            if unit_weapon == 5
            else I1(-1 if unit_weapon != 4 else I1(0 if unit_range <= 1800 else t5))
        )
        t9 = I1(
            1
            if (unit_range >= 3000) & (unit_range <= 6000)
            else I1(2 - I1((unit_range <= 5999) | (unit_range >= 9001)) * 3)
        )
        t10 = I1(
            1
            if (unit_range >= 2400) & (unit_range <= 4200)
            else I1(2 - I1((unit_range <= 4199) | (unit_range >= 6001)) * 3)
        )
        t11 = I1(
            -1
            if t4
            else I1(I1(0 if t6 else t10) if t3 else I1(I1(0 if unit_range <= 3000 else t9) if t2 else t8))
        )
        t12 = unit_range <= 600
        t13 = I1(
            -1
            if unit_weapon >= 1
            else I1(0 if t12 else I1(1 - I1((unit_range <= 599) | (unit_range >= 1801)) * 2))
        )
        t14 = I1(
            I1(0 if t12 else I1(1 - I1((unit_range <= 599) | (unit_range >= 1201)) * 2))
            if unit_weapon == 1
            else t13
        )
        t15 = I1(
            I1(0 if unit_range <= 900 else I1(1 - I1((unit_range <= 899) | (unit_range >= 1801)) * 2))
            if unit_weapon == 2
            else t14
        )
        t16 = I1(
            I1(0 if unit_range <= 480 else I1(1 - I1((unit_range <= 479) | (unit_range >= 901)) * 2))
            if unit_weapon == 3
            else t15
        )
        unit_band = I1(t16 if t4 else I1(2 - I1(t11 == -1) * 3 - I1(t11 == 2) + I1(t11 == 1)))
        unit_reforming = i1[i] != 0
        unit_to_reform = i1[i + B] != 0
        t17 = unit_reforming | unit_to_reform
        t18 = unit_band == -1
        t19 = t17 | t18
        t20 = (not t19)
        t21 = I1(
            2
            if (not t17) & t18
            else I1(2 if (not unit_reforming) & unit_to_reform else I1(I1(unit_reforming) * 2))
        )
        dice_1 = i1[i + 18 * B]
        t22 = t20 & t3
        t23 = i1[i + (18 + min(max(int(I1(1 - I1(t19))), 0), 2)) * B]
        unit_moved = i2[i + B]
        unit_hits = i1[i + 4 * B]
        target_arm = i1[i + 5 * B]
        target_limbered = i1[i + 2 * B] != 0
        target_outside_zone = i2[i + 2 * B]
        target_frontage = i2[i + 3 * B]
        t24 = (target_arm == 1) | (target_arm >= 3) & (target_arm <= 4) & (not target_limbered) | (
            I2(target_outside_zone * 2) > target_frontage
        )
        target_behind_terrain = i2[i + 4 * B]
        target_behind_friends = i2[i + 5 * B]
        t25 = t24 | (I2(target_behind_terrain * 2) > target_frontage) | (target_behind_friends >= 1) & (
            I2(target_behind_friends * 2) <= target_frontage
        )
        t26 = I1(
            I1(I1(I1(dice_1 - I1(unit_moved >= 1)) + I1(-I1(unit_band == 1))) + I1(-I1(unit_hits >= 3)))
            - I1(t25)
        )
        target_cover = i1[i + 6 * B]
        target_class = i1[i + 7 * B]
        t27 = I1(
            I1(t26 + I1(-I1(target_cover >= 1) - I1(target_cover == 2)))
            + I1(-1 + I1(target_class >= 1) + I1(target_class == 2))
        )
        unit_strikes = i1[i + 8 * B]
        unit_position = i1[i + 9 * B]
        unit_fire_directions = i1[i + 10 * B]
        t28 = I1(I1(t27 + I1(I1(unit_strikes >= 1))) + I1(I1(unit_position == 1) * I1(-unit_fire_directions)))
        unit_size = i1[i + 11 * B]
        unit_total = I1(t28 + I1(-1 + I1(unit_size >= 1) + I1(unit_size == 2)))
        unit_arm = i1[i + 12 * B]
        t29 = (unit_arm >= 3) & (unit_arm <= 4)
        t30 = unit_band != 2
        target_formation = i1[i + 13 * B]
        t31 = I1(
            I1(I1(unit_total - I1(t3 & (t23 <= 2))) + I1(I1(unit_band == 2) * 2))
            + I1((target_formation == 1) & (unit_strikes == 0))
        )
        t32 = target_arm == 2
        target_ranks = i1[i + 14 * B]
        target_position = i1[i + 15 * B]
        t33 = target_position >= 1
        t34 = I1(
            I1(I1(t31 + I1(t32 & (target_formation == 0) & (target_ranks == 2))) + I1(t2 & t33 & t30))
            + I1(t3 & t33 & t30)
        )
        unit_total_2 = I1(I1(t34 + I1(t3 & t32 & t30)) if t29 else unit_total)
        unit_class = i1[i + 16 * B]
        t35 = unit_class == 0
        t36 = unit_arm == 0
        t37 = t35 & t36
        t38 = unit_class == 1
        t39 = t38 & t36
        t40 = unit_class == 2
        t41 = t40 & t36
        t42 = unit_arm == 1
        t43 = t38 & t42
        t44 = t40 & t42
        t45 = t35 & t29
        t46 = t38 & t29
        t47 = t40 & t29
        t48 = unit_arm == 2
        t49 = t35 & t48
        t50 = t38 & t48
        t51 = t40 & t48
        t52 = (not t37)
        t53 = t52 & t39
        t54 = t37 | t39
        t55 = (not t54) & t41
        t56 = t54 | t41
        t57 = (not t56) & t43
        t58 = t56 | t43
        t59 = (not t58) & t44
        t60 = t58 | t44
        t61 = (not t60) & t45
        t62 = t60 | t45
        t63 = (not t62) & t46
        t64 = t62 | t46
        t65 = (not t64) & t47
        t66 = t64 | t47
        t67 = (not t66) & t49
        t68 = t66 | t49
        t69 = (not t68) & t50
        t70 = t68 | t50
        t71 = (not t70) & t51
        t72 = I1(I1(unit_total_2 >= 1) + I1(unit_total_2 >= 2) + I1(unit_total_2 >= 4) + I1(unit_total_2 >= 5))
        t73 = I1(I1(unit_total_2 >= 1) + I1(unit_total_2 >= 3) + I1(unit_total_2 >= 4) + I1(unit_total_2 >= 6))
        t74 = I1(I1(unit_total_2 >= 2) + I1(unit_total_2 >= 3) + I1(unit_total_2 >= 5))
        t75 = I1(
            I1(I1(unit_total_2 >= 2) + I1(unit_total_2 >= 4) + I1(unit_total_2 >= 6))
            if t59
            else I1(t74 if t57 else I1(t74 if t55 else I1(t73 if t53 else t72)))
        )
        t76 = I1(
            I1(I1(unit_total_2 >= 3) + I1(unit_total_2 >= 5))
            if t63
            else I1(I1(I1(unit_total_2 >= 2) + I1(unit_total_2 >= 5)) if t61 else t75)
        )
        t77 = (not t65) & ((not t63) & ((not t61) & ((not t59) & ((not t57) & ((not t55) & ((not t53) & t52))))))
        t78 = I1(I1(unit_total_2 >= 1) + I1(unit_total_2 >= 2) + I1(unit_total_2 >= 4) + I1(unit_total_2 >= 6))
        t79 = I1(I1(unit_total_2 >= 2) + I1(unit_total_2 >= 3) + I1(unit_total_2 >= 5) + I1(unit_total_2 >= 6))
        t80 = I1(
            t79
            if t69
            else I1(t78 if t67 else I1(I1(I1(unit_total_2 >= 4) + I1(unit_total_2 >= 6)) if t65 else t76))
        )
        t81 = I1(I1(I1(unit_total_2 >= 3) + I1(unit_total_2 >= 4) + I1(unit_total_2 >= 6)) if t71 else t80)
        t82 = (not t71) & ((not t69) & ((not t67) & t77))
        t83 = (dice_1 == 5) & (not t82)
        unit_scored = I1(I1(max(t81, 1)) if t83 else t81)
        t84 = (not t83) & t82
        target_hits = i1[i + 17 * B]
        t85 = t29 & t4 | (unit_weapon >= 4) & ((unit_arm <= 2) | (unit_arm == 5)) | target_limbered & (
            (target_arm <= 2) | (target_arm == 5)
        )
        t86 = t85 | (target_outside_zone > target_frontage) | (
            target_behind_terrain > target_frontage
        ) | (target_behind_friends > target_frontage)
        t87 = t20 & (t37 & t39) | t20 & (t37 & t41) | t20 & (t37 & t43) | t20 & (t37 & t44) | t20 & (t37 & t45)
        t88 = t87 | t20 & (
            t37 & t46
        ) | t20 & (t37 & t47) | t20 & (t37 & t49) | t20 & (t37 & t50) | t20 & (t37 & t51)
        t89 = t88 | t20 & (
            t39 & t41
        ) | t20 & (t39 & t43) | t20 & (t39 & t44) | t20 & (t39 & t45) | t20 & (t39 & t46)
        t90 = t89 | t20 & (
            t39 & t47
        ) | t20 & (t39 & t49) | t20 & (t39 & t50) | t20 & (t39 & t51) | t20 & (t41 & t44)
        t91 = t90 | t20 & (
            t41 & t45
        ) | t20 & (t41 & t46) | t20 & (t41 & t47) | t20 & (t41 & t49) | t20 & (t41 & t50)
        t92 = t91 | t20 & (
            t41 & t51
        ) | t20 & (t43 & t44) | t20 & (t43 & t45) | t20 & (t43 & t46) | t20 & (t43 & t47)
        t93 = t92 | t20 & (
            t43 & t49
        ) | t20 & (t43 & t50) | t20 & (t43 & t51) | t20 & (t44 & t45) | t20 & (t44 & t46)
        t94 = t93 | t20 & (
            t44 & t47
        ) | t20 & (t44 & t49) | t20 & (t44 & t50) | t20 & (t44 & t51) | t20 & (t45 & t46)
        t95 = t94 | t20 & (
            t45 & t47
        ) | t20 & (t45 & t49) | t20 & (t45 & t50) | t20 & (t45 & t51) | t20 & (t46 & t47)
        t96 = t95 | t20 & (
            t46 & t49
        ) | t20 & (t46 & t50) | t20 & (t46 & t51) | t20 & (t47 & t49) | t20 & (t47 & t50)
        error = I1(0)
        error = I1(2 if t96 | t20 & (t47 & t51) | t20 & (t49 & t50) | t20 & (t49 & t51) | t20 & (t50 & t51) else error)  # TwoRules
        error = I1(1 if t20 & (not t70 | t51) else error)  # NoRule
        error = I1(9 if t22 & (t23 == 0) else error)  # MissingDice
        error = I1(6 if t20 & ((dice_1 == 1) | (dice_1 >= 6)) | t22 & (t23 >= 7) else error)  # InputError
        error = I1(9 if t20 & (dice_1 == 0) else error)  # MissingDice
        error = I1(3 if t86 else error)  # IllegalState
        o1[i] = t19  # unit.total.none
        o1[i + B] = t19  # unit.natural.none
        o1[i + 2 * B] = t19  # unit.dice.none
        o1[i + 3 * B] = (unit_weapon <= 6) | t19  # unit.shell.none
        o1[i + 4 * B] = t84 | t19  # unit.scored.none
        o1[i + 5 * B] = unit_band  # unit.band
        o1[i + 6 * B] = I1(I1(t19) * t21)  # unit.verdict
        o1[i + 7 * B] = I1(dice_1 if t19 else unit_total_2)  # unit.total
        o1[i + 8 * B] = t23  # unit.shell
        o1[i + 9 * B] = unit_scored  # unit.scored
        o1[i + 10 * B] = I1(min(I1(target_hits + I1(0 if t19 else I1(0 if t84 else unit_scored))), 12))  # target.hits
        o1[i + 11 * B] = error  # error


def difficult(
    rows: int,
    i1: Array,
    i2: Array,
    i4: Array,
    i8: Array,
    o1: Array,
    o2: Array,
    o4: Array,
    o8: Array
) -> None:
    """difficult target (term for unit against target). @qrs 139-143"""
    for i in range(rows):
        target_arm = i1[i + B]
        target_limbered = i1[i] != 0
        target_outside_zone = i2[i]
        target_frontage = i2[i + B]
        t2 = (target_arm == 1) | (target_arm >= 3) & (target_arm <= 4) & (not target_limbered) | (
            I2(target_outside_zone * 2) > target_frontage
        )
        target_behind_terrain = i2[i + 2 * B]
        target_behind_friends = i2[i + 3 * B]
        unit_difficult = t2 | (I2(target_behind_terrain * 2) > target_frontage) | (target_behind_friends >= 1) & (
            I2(target_behind_friends * 2) <= target_frontage
        )
        t3 = target_limbered & ((target_arm <= 2) | (target_arm == 5)) | (target_outside_zone > target_frontage)
        error = I1(0)
        error = I1(3 if t3 | (target_behind_terrain > target_frontage) | (target_behind_friends > target_frontage) else error)  # IllegalState
        o1[i] = unit_difficult  # unit.difficult
        o1[i + B] = error  # error


def grazing(
    rows: int,
    i1: Array,
    i2: Array,
    i4: Array,
    i8: Array,
    o1: Array,
    o2: Array,
    o4: Array,
    o8: Array
) -> None:
    """Grazing fire (test for unit against target). @qrs 145-149"""
    for i in range(rows):
        target_behind_first = i2[i]
        target_on_centre_line = i1[i] != 0
        t2 = (target_behind_first <= 1800) & target_on_centre_line
        t3 = (not t2)
        target_ground = i1[i + 2 * B]
        target_weather = i1[i + 3 * B]
        t4 = (target_ground == 2) | (target_weather == 1)
        t5 = (not t4)
        t6 = target_ground == 0
        t7 = t5 & t6
        unit_needed = I1(5 - I1(t7) * 2)
        t8 = (not t7) & t5
        dice_1 = i1[i + 4 * B]
        unit_reached = (not t8) & (unit_needed <= dice_1)
        target_grazed = i1[i + B] != 0
        error = I1(0)
        error = I1(6 if t2 & (dice_1 >= 7) else error)  # InputError
        error = I1(9 if t2 & (dice_1 == 0) else error)  # MissingDice
        error = I1(1 if t2 & (not t4 | t6) else error)  # NoRule
        o1[i] = t8 | t3  # unit.needed.none
        o1[i + B] = t3  # unit.total.none
        o1[i + 2 * B] = t3  # unit.natural.none
        o1[i + 3 * B] = t3  # unit.dice.none
        o1[i + 4 * B] = (not t2 & (not unit_reached)) & (t2 & unit_reached | target_grazed)  # target.grazed
        o1[i + 5 * B] = I1(2 - I1(t2) * 2)  # unit.verdict
        o1[i + 6 * B] = unit_needed  # unit.needed
        o1[i + 7 * B] = I1(I1(1 - I1(unit_reached)) if t2 else -1)  # unit.result
        o1[i + 8 * B] = error  # error


def melee(
    rows: int,
    i1: Array,
    i2: Array,
    i4: Array,
    i8: Array,
    o1: Array,
    o2: Array,
    o4: Array,
    o8: Array
) -> None:
    """Melee (contest for unit against enemy). @qrs 86-99, 122-137"""
    for i in range(rows):
        dice_1 = i1[i + 28 * B]
        dice_2 = i1[i + 29 * B]
        unit_arm = i1[i + 6 * B]
        t2 = unit_arm == 2
        unit_charging = i1[i] != 0
        unit_hits = i1[i + 7 * B]
        enemy_cover = i1[i + 8 * B]
        t3 = I1(
            I1(I1(dice_1 + I1(t2 & unit_charging)) + I1(-I1(unit_hits >= 3)))
            + I1(-I1(enemy_cover >= 1) - I1(enemy_cover == 2))
        )
        enemy_height = i1[i + 9 * B]
        unit_height = i1[i + 10 * B]
        enemy_class = i1[i + 11 * B]
        t4 = enemy_class == 0
        t5 = enemy_class == 2
        t6 = I1(
            I1(t3 if enemy_height <= unit_height else I1(t3 - 1))
            + I1(-1 + I1(enemy_class >= 1) + I1(enemy_class == 2))
        )
        unit_supports = i1[i + 12 * B]
        t7 = (unit_arm >= 3) & (unit_arm <= 4)
        t8 = unit_arm == 1
        enemy_formed = i1[i + B] != 0
        enemy_arm = i1[i + 13 * B]
        t9 = enemy_arm == 0
        t10 = I1(
            I1(I1(t6 + I1(min(unit_supports, 2))) + I1(-1 + I1((unit_arm <= 2) | (unit_arm == 5))))
            - I1(t8 & (enemy_formed | t9))
        )
        unit_attacked_on = i1[i + 14 * B]
        enemy_charging = i1[i + 2 * B] != 0
        unit_reforming = i1[i + 3 * B] != 0
        unit_formation = i1[i + 15 * B]
        t11 = I1(
            I1(t10 - I1((unit_attacked_on >= 1) | enemy_charging & unit_reforming) * 2)
            + I1(-I1(unit_formation == 1) * 2)
        )
        unit_position = i1[i + 16 * B]
        unit_fight_directions = i1[i + 17 * B]
        unit_size = i1[i + 18 * B]
        unit_total = I1(
            I1(t11 + I1(I1(unit_position == 1) * I1(-unit_fight_directions)))
            + I1(-1 + I1(unit_size >= 1) + I1(unit_size == 2))
        )
        t12 = enemy_arm == 2
        enemy_hits = i1[i + 19 * B]
        unit_cover = i1[i + 20 * B]
        t13 = I1(
            I1(I1(dice_2 + I1(t12 & enemy_charging)) + I1(-I1(enemy_hits >= 3)))
            + I1(-I1(unit_cover >= 1) - I1(unit_cover == 2))
        )
        unit_class = i1[i + 21 * B]
        t14 = unit_class == 0
        t15 = unit_class == 2
        t16 = I1(
            I1(t13 if unit_height <= enemy_height else I1(t13 - 1))
            + I1(-1 + I1(unit_class >= 1) + I1(unit_class == 2))
        )
        enemy_supports = i1[i + 22 * B]
        t17 = (enemy_arm >= 3) & (enemy_arm <= 4)
        t18 = enemy_arm == 1
        unit_formed = i1[i + 4 * B] != 0
        t19 = unit_arm == 0
        t20 = I1(
            I1(I1(t16 + I1(min(enemy_supports, 2))) + I1(-1 + I1((enemy_arm <= 2) | (enemy_arm == 5))))
            - I1(t18 & (unit_formed | t19))
        )
        enemy_attacked_on = i1[i + 23 * B]
        enemy_reforming = i1[i + 5 * B] != 0
        enemy_formation = i1[i + 24 * B]
        t21 = I1(
            I1(t20 - I1((enemy_attacked_on >= 1) | unit_charging & enemy_reforming) * 2)
            + I1(-I1(enemy_formation == 1) * 2)
        )
        enemy_position = i1[i + 25 * B]
        enemy_fight_directions = i1[i + 26 * B]
        enemy_size = i1[i + 27 * B]
        enemy_total = I1(
            I1(t21 + I1(I1(enemy_position == 1) * I1(-enemy_fight_directions)))
            + I1(-1 + I1(enemy_size >= 1) + I1(enemy_size == 2))
        )
        t22 = t14 & t19
        t23 = unit_class == 1
        t24 = t23 & t19
        t25 = t15 & t19
        t26 = t23 & t8
        t27 = t15 & t8
        t28 = t14 & t7
        t29 = t23 & t7
        t30 = t15 & t7
        t31 = t14 & t2
        t32 = t23 & t2
        t33 = t15 & t2
        t34 = (not t22)
        t35 = t34 & t24
        t36 = t22 | t24
        t37 = (not t36) & t25
        t38 = t36 | t25
        t39 = (not t38) & t26
        t40 = t38 | t26
        t41 = (not t40) & t27
        t42 = t40 | t27
        t43 = (not t42) & t28
        t44 = t42 | t28
        t45 = (not t44) & t29
        t46 = t44 | t29
        t47 = (not t46) & t30
        t48 = t46 | t30
        t49 = (not t48) & t31
        t50 = t48 | t31
        t51 = (not t50) & t32
        t52 = t50 | t32
        t53 = (not t52) & t33
        t54 = I1(
            I1(I1(unit_total >= 1) + I1(unit_total >= 3) + I1(unit_total >= 4) + I1(unit_total >= 6))
            if t35
            else I1(I1(unit_total >= 1) + I1(unit_total >= 2) + I1(unit_total >= 4) + I1(unit_total >= 5))
        )
        t55 = I1(I1(unit_total >= 2) + I1(unit_total >= 3) + I1(unit_total >= 5))
        t56 = I1(
            I1(I1(unit_total >= 2) + I1(unit_total >= 4) + I1(unit_total >= 6))
            if t41
            else I1(t55 if t39 else I1(t55 if t37 else t54))
        )
        t57 = I1(
            I1(I1(unit_total >= 3) + I1(unit_total >= 5))
            if t45
            else I1(I1(I1(unit_total >= 2) + I1(unit_total >= 5)) if t43 else t56)
        )
        t58 = (not t47) & ((not t45) & ((not t43) & ((not t41) & ((not t39) & ((not t37) & ((not t35) & t34))))))
        t59 = I1(
            I1(I1(unit_total >= 1) + I1(unit_total >= 2) + I1(unit_total >= 4) + I1(unit_total >= 6))
            if t49
            else I1(I1(I1(unit_total >= 4) + I1(unit_total >= 6)) if t47 else t57)
        )
        t60 = I1(
            I1(I1(unit_total >= 2) + I1(unit_total >= 3) + I1(unit_total >= 5) + I1(unit_total >= 6))
            if t51
            else t59
        )
        t61 = I1(I1(I1(unit_total >= 3) + I1(unit_total >= 4) + I1(unit_total >= 6)) if t53 else t60)
        t62 = (not t53) & ((not t51) & ((not t49) & t58))
        t63 = (dice_1 == 5) & (not t62)
        unit_scored = I1(I1(max(t61, 1)) if t63 else t61)
        t64 = (not t63) & t62
        t65 = t4 & t9
        t66 = enemy_class == 1
        t67 = t66 & t9
        t68 = t5 & t9
        t69 = t66 & t18
        t70 = t5 & t18
        t71 = t4 & t17
        t72 = t66 & t17
        t73 = t5 & t17
        t74 = t4 & t12
        t75 = t66 & t12
        t76 = t5 & t12
        t77 = (not t65)
        t78 = t77 & t67
        t79 = t65 | t67
        t80 = (not t79) & t68
        t81 = t79 | t68
        t82 = (not t81) & t69
        t83 = t81 | t69
        t84 = (not t83) & t70
        t85 = t83 | t70
        t86 = (not t85) & t71
        t87 = t85 | t71
        t88 = (not t87) & t72
        t89 = t87 | t72
        t90 = (not t89) & t73
        t91 = t89 | t73
        t92 = (not t91) & t74
        t93 = t91 | t74
        t94 = (not t93) & t75
        t95 = t93 | t75
        t96 = (not t95) & t76
        t97 = I1(
            I1(I1(enemy_total >= 1) + I1(enemy_total >= 3) + I1(enemy_total >= 4) + I1(enemy_total >= 6))
            if t78
            else I1(I1(enemy_total >= 1) + I1(enemy_total >= 2) + I1(enemy_total >= 4) + I1(enemy_total >= 5))
        )
        t98 = I1(I1(enemy_total >= 2) + I1(enemy_total >= 3) + I1(enemy_total >= 5))
        t99 = I1(
            I1(I1(enemy_total >= 2) + I1(enemy_total >= 4) + I1(enemy_total >= 6))
            if t84
            else I1(t98 if t82 else I1(t98 if t80 else t97))
        )
        t100 = I1(
            I1(I1(enemy_total >= 3) + I1(enemy_total >= 5))
            if t88
            else I1(I1(I1(enemy_total >= 2) + I1(enemy_total >= 5)) if t86 else t99)
        )
        t101 = (not t90) & ((not t88) & ((not t86) & ((not t84) & ((not t82) & ((not t80) & ((not t78) & t77))))))
        t102 = I1(
            I1(I1(enemy_total >= 1) + I1(enemy_total >= 2) + I1(enemy_total >= 4) + I1(enemy_total >= 6))
            if t92
            else I1(I1(I1(enemy_total >= 4) + I1(enemy_total >= 6)) if t90 else t100)
        )
        t103 = I1(
            I1(I1(enemy_total >= 2) + I1(enemy_total >= 3) + I1(enemy_total >= 5) + I1(enemy_total >= 6))
            if t94
            else t102
        )
        t104 = I1(I1(I1(enemy_total >= 3) + I1(enemy_total >= 4) + I1(enemy_total >= 6)) if t96 else t103)
        t105 = (not t96) & ((not t94) & ((not t92) & t101))
        t106 = (dice_2 == 5) & (not t105)
        enemy_scored = I1(I1(max(t104, 1)) if t106 else t104)
        t107 = (not t106) & t105
        t108 = t22 & t24 | t22 & t25 | t22 & t26 | t22 & t27 | t22 & t28 | t22 & t29 | t22 & t30 | t22 & t31
        t109 = t108 | t22 & t32 | t22 & t33 | t24 & t25 | t24 & t26 | t24 & t27 | t24 & t28 | t24 & t29 | t24 & t30
        t110 = t109 | t24 & t31 | t24 & t32 | t24 & t33 | t25 & t27 | t25 & t28 | t25 & t29 | t25 & t30 | t25 & t31
        t111 = t110 | t25 & t32 | t25 & t33 | t26 & t27 | t26 & t28 | t26 & t29 | t26 & t30 | t26 & t31 | t26 & t32
        t112 = t111 | t26 & t33 | t27 & t28 | t27 & t29 | t27 & t30 | t27 & t31 | t27 & t32 | t27 & t33 | t28 & t29
        t113 = t112 | t28 & t30 | t28 & t31 | t28 & t32 | t28 & t33 | t29 & t30 | t29 & t31 | t29 & t32 | t29 & t33
        t114 = t113 | t30 & t31 | t30 & t32 | t30 & t33 | t31 & t32 | t31 & t33 | t32 & t33 | t65 & t67 | t65 & t68
        t115 = t114 | t65 & t69 | t65 & t70 | t65 & t71 | t65 & t72 | t65 & t73 | t65 & t74 | t65 & t75 | t65 & t76
        t116 = t115 | t67 & t68 | t67 & t69 | t67 & t70 | t67 & t71 | t67 & t72 | t67 & t73 | t67 & t74 | t67 & t75
        t117 = t116 | t67 & t76 | t68 & t70 | t68 & t71 | t68 & t72 | t68 & t73 | t68 & t74 | t68 & t75 | t68 & t76
        t118 = t117 | t69 & t70 | t69 & t71 | t69 & t72 | t69 & t73 | t69 & t74 | t69 & t75 | t69 & t76 | t70 & t71
        t119 = t118 | t70 & t72 | t70 & t73 | t70 & t74 | t70 & t75 | t70 & t76 | t71 & t72 | t71 & t73 | t71 & t74
        t120 = t119 | t71 & t75 | t71 & t76 | t72 & t73 | t72 & t74 | t72 & t75 | t72 & t76 | t73 & t74 | t73 & t75
        error = I1(0)
        error = I1(1 if (not t95 | t76) else error)  # NoRule
        error = I1(2 if t120 | t73 & t76 | t74 & t75 | t74 & t76 | t75 & t76 else error)  # TwoRules
        error = I1(1 if (not t52 | t33) else error)  # NoRule
        error = I1(9 if dice_2 == 0 else error)  # MissingDice
        error = I1(6 if (dice_1 == 1) | (dice_1 >= 6) | ((dice_2 == 1) | (dice_2 >= 6)) else error)  # InputError
        error = I1(9 if dice_1 == 0 else error)  # MissingDice
        error = I1(3 if (unit_arm >= 3) & unit_charging | (enemy_arm >= 3) & enemy_charging else error)  # IllegalState
        o1[i] = t64  # unit.scored.none
        o1[i + B] = t107  # enemy.scored.none
        o1[i + 2 * B] = unit_total  # unit.total
        o1[i + 3 * B] = enemy_total  # enemy.total
        o1[i + 4 * B] = unit_scored  # unit.scored
        o1[i + 5 * B] = enemy_scored  # enemy.scored
        o1[i + 6 * B] = I1(min(I1(enemy_hits + I1(0 if t64 else unit_scored)), 12))  # enemy.hits
        o1[i + 7 * B] = I1(min(I1(unit_hits + I1(0 if t107 else enemy_scored)), 12))  # unit.hits
        o1[i + 8 * B] = error  # error


def by_hand(
    rows: int,
    i1: Array,
    i2: Array,
    i4: Array,
    i8: Array,
    o1: Array,
    o2: Array,
    o4: Array,
    o8: Array
) -> None:
    """guns off their limbers (term for unit). @qrs 33, 34"""
    for i in range(rows):
        unit_arm = i1[i + B]
        unit_limbered = i1[i] != 0
        error = I1(0)
        error = I1(3 if unit_limbered & ((unit_arm <= 2) | (unit_arm == 5)) else error)  # IllegalState
        o1[i] = (unit_arm >= 3) & (unit_arm <= 4) & (not unit_limbered)  # unit.by_hand
        o1[i + B] = error  # error


def normal_move(
    rows: int,
    i1: Array,
    i2: Array,
    i4: Array,
    i8: Array,
    o1: Array,
    o2: Array,
    o4: Array,
    o8: Array
) -> None:
    """Normal move (value for unit). @qrs 29-36"""
    for i in range(rows):
        unit_arm = i1[i + 2 * B]
        t2 = unit_arm == 0
        unit_formation = i1[i + 3 * B]
        t3 = unit_formation == 0
        t4 = (not t2 & t3)
        t5 = unit_formation == 1
        t6 = t4 & (t2 & t5)
        t7 = unit_arm == 2
        t8 = t7 & t3
        t9 = (unit_arm >= 2) & t8
        t10 = (unit_arm <= 1) | t8
        t11 = t7 & t5
        t12 = (not t10) & t11
        t13 = t10 | t11
        unit_limbered = i1[i] != 0
        t14 = (unit_arm == 3) & unit_limbered
        unit_on_road = i1[i + B] != 0
        t15 = t14 & unit_on_road
        t16 = (not t13) & t15
        t17 = I1(
            25
            if t16
            else I1(40 if t12 else I1(30 if t9 else I1(25 if unit_arm == 1 else I1(I1(I1(t6) * 5) + 20))))
        )
        t18 = t13 | t15
        t19 = (not t18) & t14
        t20 = t18 | t14
        t21 = (unit_arm == 4) & unit_limbered
        t22 = t21 & unit_on_road
        t23 = (not t20) & t22
        t24 = (not t23) & ((not t19) & ((not t16) & ((not t12) & ((not t9) & ((unit_arm != 1) & ((not t6) & t4))))))
        t25 = t20 | t22
        t26 = (not t25) & t21
        t27 = t25 | t21
        t28 = unit_arm == 5
        t29 = t28 & unit_on_road
        t30 = (not t27) & t29
        t31 = t27 | t29
        t32 = (not t31) & t28
        t33 = I1(15 if t32 else I1(20 if t30 else I1(30 if t26 else I1(40 if t23 else I1(20 if t19 else t17)))))
        t34 = t31 | t28
        t35 = (unit_arm >= 3) & (unit_arm <= 4)
        t36 = (unit_arm <= 2) | (unit_arm == 5)
        t37 = t35 & (not unit_limbered)
        t38 = (not t34) & t37
        unit_weapon = i1[i + 4 * B]
        unit_way = i1[i + 5 * B]
        t39 = unit_weapon == 6
        t40 = (unit_weapon <= 3) | (unit_weapon == 7)
        t41 = I1(
            5
            if t39
            else I1(I1(10 - I1(unit_way == 2) * 5) if unit_weapon == 5 else I1(15 - I1(unit_way == 2) * 5))
        )
        t42 = t38 & (t39 & (unit_way == 2) | t40) | (not t38) & ((not t32) & ((not t30) & ((not t26) & t24)))
        error = I1(0)
        error = I1(1 if t38 & t40 | (not t34 | t37) else error)  # NoRule
        error = I1(3 if t35 & (unit_weapon <= 3) | (unit_weapon >= 4) & t36 | unit_limbered & t36 else error)  # IllegalState
        o1[i] = t42  # unit.normal_move.none
        o1[i + B] = I1(t41 if t38 else t33)  # unit.normal_move
        o1[i + 2 * B] = error  # error


def move(rows: int, i1: Array, i2: Array, i4: Array, i8: Array, o1: Array, o2: Array, o4: Array, o8: Array) -> None:
    """Move (action for unit). @qrs 27-36"""
    for i in range(rows):
        unit_reforming = i1[i] != 0
        unit_to_reform = i1[i + B] != 0
        t2 = unit_reforming | unit_to_reform
        t3 = (not t2)
        unit_arm = i1[i + 4 * B]
        t4 = (unit_arm >= 3) & (unit_arm <= 4)
        t5 = (unit_arm <= 2) | (unit_arm == 5)
        unit_limbered = i1[i + 2 * B] != 0
        t6 = t4 & (not unit_limbered)
        unit_weapon = i1[i + 5 * B]
        unit_way = i1[i + 6 * B]
        t7 = unit_weapon == 6
        t8 = (unit_weapon <= 3) | (unit_weapon == 7)
        t9 = I1(
            5
            if t7
            else I1(I1(10 - I1(unit_way == 2) * 5) if unit_weapon == 5 else I1(15 - I1(unit_way == 2) * 5))
        )
        t10 = t7 & (unit_way == 2) | t8
        t11 = t6 & t10
        t12 = t2 | t11
        t13 = (not t12)
        t14 = I1(2 if t3 & t11 else I1(2 if (not unit_reforming) & unit_to_reform else I1(I1(unit_reforming) * 2)))
        t15 = unit_arm == 0
        unit_formation = i1[i + 7 * B]
        t16 = unit_formation == 0
        t17 = (not t15 & t16)
        t18 = unit_formation == 1
        t19 = t17 & (t15 & t18)
        t20 = unit_arm == 2
        t21 = t20 & t16
        t22 = (unit_arm >= 2) & t21
        t23 = (unit_arm <= 1) | t21
        t24 = t20 & t18
        t25 = (not t23) & t24
        t26 = t23 | t24
        t27 = (unit_arm == 3) & unit_limbered
        unit_on_road = i1[i + 3 * B] != 0
        t28 = t27 & unit_on_road
        t29 = (not t26) & t28
        t30 = I1(
            25
            if t29
            else I1(40 if t25 else I1(30 if t22 else I1(25 if unit_arm == 1 else I1(I1(I1(t19) * 5) + 20))))
        )
        t31 = t26 | t28
        t32 = (not t31) & t27
        t33 = (not t32) & ((not t29) & ((not t25) & ((not t22) & ((unit_arm != 1) & ((not t19) & t17)))))
        t34 = t31 | t27
        t35 = (unit_arm == 4) & unit_limbered
        t36 = t35 & unit_on_road
        t37 = (not t34) & t36
        t38 = t34 | t36
        t39 = (not t38) & t35
        t40 = t38 | t35
        t41 = unit_arm == 5
        t42 = t41 & unit_on_road
        t43 = (not t40) & t42
        t44 = t40 | t42
        t45 = (not t44) & t41
        t46 = I1(15 if t45 else I1(20 if t43 else I1(30 if t39 else I1(40 if t37 else I1(20 if t32 else t30)))))
        t47 = t44 | t41
        t48 = (not t47)
        t49 = t48 & t6
        t50 = I1(
            0
            if t49 & t10 | (not t49) & ((not t45) & ((not t43) & ((not t39) & ((not t37) & t33))))
            else I1(t9 if t49 else t46)
        )
        chosen_unit_distance = i4[i]
        t51 = chosen_unit_distance >= -2147483647
        t52 = I2(I2(t50) * 60)
        unit_distance = I4(I4(t51) * chosen_unit_distance)
        unit_moved = i2[i]
        error = I1(0)
        error = I1(1 if t13 & (unit_distance <= -1) else error)  # NoRule
        error = I1(10 if t13 & (chosen_unit_distance == -2147483648) else error)  # NeedsChoice
        error = I1(7 if t13 & (t51 & (not (chosen_unit_distance >= 0) & (chosen_unit_distance <= t52))) else error)  # NotOpen
        error = I1(1 if t3 & t6 & t8 | t13 & t48 & t49 & t8 | t13 & (not t47 | t6) else error)  # NoRule
        error = I1(3 if t4 & (unit_weapon <= 3) | (unit_weapon >= 4) & t5 | unit_limbered & t5 else error)  # IllegalState
        o1[i] = t12  # unit.distance.none
        o1[i + B] = I1(I1(t12) * t14)  # unit.verdict
        o1[i + 2 * B] = error  # error
        o2[i] = unit_distance  # unit.distance
        o2[i + B] = I4(chosen_unit_distance if t51 else I4(t52))  # unit.distance.to
        o2[i + 2 * B] = I4(I4(unit_moved) if t12 else unit_distance)  # unit.moved


def ride(rows: int, i1: Array, i2: Array, i4: Array, i8: Array, o1: Array, o2: Array, o4: Array, o8: Array) -> None:
    """Move of a command figure (action for commander). @qrs 3, 37"""
    for i in range(rows):
        chosen_commander_distance = i4[i]
        t2 = chosen_commander_distance >= -2147483647
        t3 = (
            chosen_commander_distance >= -2147483647
        ) & (chosen_commander_distance <= -1) | (chosen_commander_distance >= 3601)
        error = I1(0)
        error = I1(7 if t3 else error)  # NotOpen
        o1[i] = error  # error
        o2[i] = I4(I4(t2) * chosen_commander_distance)  # commander.distance
        o2[i + B] = I4(chosen_commander_distance if t2 else 3600)  # commander.distance.to


def rally(
    rows: int,
    i1: Array,
    i2: Array,
    i4: Array,
    i8: Array,
    o1: Array,
    o2: Array,
    o4: Array,
    o8: Array
) -> None:
    """Rally (action for unit). @qrs 51-64"""
    for i in range(rows):
        unit_nearest_enemy = i2[i]
        unit_class = i1[i + 2 * B]
        t2 = I1(-I1((unit_nearest_enemy >= 1800) & (unit_nearest_enemy <= 3600)))
        unit_general_distance = i2[i + B]
        unit_general_picks = i1[i + 3 * B]
        t3 = (unit_general_distance <= 300) & (unit_general_picks == 0)
        chosen_unit_by_general = i1[i + 6 * B]
        unit_rallied = I1(
            I1(0 if unit_nearest_enemy <= 1799 else I1(I1(t2 + 1) if unit_class == 2 else I1(t2 + 2)))
            + I1(I1(t3) * chosen_unit_by_general)
        )
        unit_hits = i1[i + 4 * B]
        unit_hits_2 = I1(max(I1(min(I1(unit_hits - unit_rallied), 12)), 0))
        unit_reforming = i1[i] != 0
        unit_to_reform = i1[i + B] != 0
        unit_marker = i1[i + 5 * B]
        error = I1(0)
        error = I1(7 if t3 & ((chosen_unit_by_general >= -127) & (chosen_unit_by_general <= -1)) else error)  # NotOpen
        error = I1(10 if t3 & (chosen_unit_by_general == -128) else error)  # NeedsChoice
        o1[i] = (not unit_reforming & (unit_hits_2 <= 3)) & unit_to_reform  # unit.to_reform
        o1[i + B] = unit_rallied  # unit.rallied
        o1[i + 2 * B] = unit_hits_2  # unit.hits
        o1[i + 3 * B] = I1(min(I1(unit_general_picks + I1(t3 & (chosen_unit_by_general != 0))), 1))  # unit.general_picks
        o1[i + 4 * B] = I1(0 if unit_reforming else unit_marker)  # unit.marker
        o1[i + 5 * B] = I1(unit_reforming & (unit_hits_2 >= 4))  # unit.must
        o1[i + 6 * B] = error  # error


def reform(
    rows: int,
    i1: Array,
    i2: Array,
    i4: Array,
    i8: Array,
    o1: Array,
    o2: Array,
    o4: Array,
    o8: Array
) -> None:
    """Reform (action for unit). @qrs 60-64"""
    for i in range(rows):
        error = I1(0)
        o1[i] = error  # error


def change_facing(
    rows: int,
    i1: Array,
    i2: Array,
    i4: Array,
    i8: Array,
    o1: Array,
    o2: Array,
    o4: Array,
    o8: Array
) -> None:
    """Change facing (action for unit). @qrs 60"""
    for i in range(rows):
        unit_reforming = i1[i] != 0
        error = I1(0)
        o1[i] = I1(I1(unit_reforming) * 2)  # unit.verdict
        o1[i + B] = error  # error


def struck_in_flank(
    rows: int,
    i1: Array,
    i2: Array,
    i4: Array,
    i8: Array,
    o1: Array,
    o2: Array,
    o4: Array,
    o8: Array
) -> None:
    """struck in flank or rear (term for unit against enemy). @qrs 62, 133"""
    for i in range(rows):
        unit_attacked_on = i1[i + 2 * B]
        enemy_charging = i1[i] != 0
        unit_reforming = i1[i + B] != 0
        error = I1(0)
        o1[i] = (unit_attacked_on >= 1) | enemy_charging & unit_reforming  # unit.struck_in_flank
        o1[i + B] = error  # error


def reaction(
    rows: int,
    i1: Array,
    i2: Array,
    i4: Array,
    i8: Array,
    o1: Array,
    o2: Array,
    o4: Array,
    o8: Array
) -> None:
    """Reaction to firing (test for unit). @qrs 153-158"""
    for i in range(rows):
        unit_hits = i1[i + 2 * B]
        unit_done_for = i1[i] != 0
        unit_to_reform = i1[i + B] != 0
        error = I1(0)
        o1[i] = (unit_hits >= 5) | unit_done_for  # unit.done_for
        o1[i + B] = (unit_hits == 4) | unit_to_reform  # unit.to_reform
        o1[i + 2 * B] = I1(3 - I1(unit_hits >= 3) - I1(unit_hits >= 4) - I1(unit_hits >= 5))  # unit.result
        o1[i + 3 * B] = I1(1 - I1(unit_hits <= 3) + I1(unit_hits == 4))  # unit.must
        o1[i + 4 * B] = error  # error


def rout(rows: int, i1: Array, i2: Array, i4: Array, i8: Array, o1: Array, o2: Array, o4: Array, o8: Array) -> None:
    """Rout (action for unit). @qrs 155"""
    for i in range(rows):
        unit_arm = i1[i + 2 * B]
        t2 = unit_arm == 0
        unit_formation = i1[i + 3 * B]
        t3 = unit_formation == 0
        t4 = (not t2 & t3)
        t5 = unit_formation == 1
        t6 = t4 & (t2 & t5)
        t7 = unit_arm == 2
        t8 = t7 & t3
        t9 = (unit_arm >= 2) & t8
        t10 = (unit_arm <= 1) | t8
        t11 = t7 & t5
        t12 = (not t10) & t11
        t13 = t10 | t11
        unit_limbered = i1[i] != 0
        t14 = (unit_arm == 3) & unit_limbered
        unit_on_road = i1[i + B] != 0
        t15 = t14 & unit_on_road
        t16 = (not t13) & t15
        t17 = I1(
            25
            if t16
            else I1(40 if t12 else I1(30 if t9 else I1(25 if unit_arm == 1 else I1(I1(I1(t6) * 5) + 20))))
        )
        t18 = t13 | t15
        t19 = (not t18) & t14
        t20 = t18 | t14
        t21 = (unit_arm == 4) & unit_limbered
        t22 = t21 & unit_on_road
        t23 = (not t20) & t22
        t24 = (not t23) & ((not t19) & ((not t16) & ((not t12) & ((not t9) & ((unit_arm != 1) & ((not t6) & t4))))))
        t25 = t20 | t22
        t26 = (not t25) & t21
        t27 = t25 | t21
        t28 = unit_arm == 5
        t29 = t28 & unit_on_road
        t30 = (not t27) & t29
        t31 = t27 | t29
        t32 = (not t31) & t28
        t33 = I1(15 if t32 else I1(20 if t30 else I1(30 if t26 else I1(40 if t23 else I1(20 if t19 else t17)))))
        t34 = t31 | t28
        t35 = (unit_arm >= 3) & (unit_arm <= 4)
        t36 = (unit_arm <= 2) | (unit_arm == 5)
        t37 = t35 & (not unit_limbered)
        t38 = (not t34) & t37
        unit_weapon = i1[i + 4 * B]
        unit_way = i1[i + 5 * B]
        t39 = unit_weapon == 6
        t40 = (unit_weapon <= 3) | (unit_weapon == 7)
        t41 = I1(
            5
            if t39
            else I1(I1(10 - I1(unit_way == 2) * 5) if unit_weapon == 5 else I1(15 - I1(unit_way == 2) * 5))
        )
        t42 = t38 & (t39 & (unit_way == 2) | t40) | (not t38) & ((not t32) & ((not t30) & ((not t26) & t24)))
        error = I1(0)
        error = I1(1 if t38 & t40 | (not t34 | t37) else error)  # NoRule
        error = I1(3 if t35 & (unit_weapon <= 3) | (unit_weapon >= 4) & t36 | unit_limbered & t36 else error)  # IllegalState
        o1[i] = t42  # unit.distance.none
        o1[i + B] = I1(t41 if t38 else t33)  # unit.distance
        o1[i + 2 * B] = error  # error


def removal(
    rows: int,
    i1: Array,
    i2: Array,
    i4: Array,
    i8: Array,
    o1: Array,
    o2: Array,
    o4: Array,
    o8: Array
) -> None:
    """Taken off (test for unit). @qrs 155"""
    for i in range(rows):
        unit_done_for = i1[i] != 0
        unit_removed = i1[i + B] != 0
        error = I1(0)
        o1[i] = unit_done_for | unit_removed  # unit.removed
        o1[i + B] = error  # error


def retreat(
    rows: int,
    i1: Array,
    i2: Array,
    i4: Array,
    i8: Array,
    o1: Array,
    o2: Array,
    o4: Array,
    o8: Array
) -> None:
    """Retreat (action for unit). @qrs 64, 156"""
    for i in range(rows):
        chosen_unit_distance_back = i4[i]
        t2 = chosen_unit_distance_back >= -2147483647
        t3 = (
            chosen_unit_distance_back >= -2147483647
        ) & (chosen_unit_distance_back <= 59) | (chosen_unit_distance_back >= 121)
        error = I1(0)
        error = I1(7 if t3 else error)  # NotOpen
        o1[i] = I4(chosen_unit_distance_back if t2 else 60)  # unit.distance_back
        o1[i + B] = I4(chosen_unit_distance_back if t2 else 120)  # unit.distance_back.to
        o1[i + 2 * B] = error  # error


def least_retreat(
    rows: int,
    i1: Array,
    i2: Array,
    i4: Array,
    i8: Array,
    o1: Array,
    o2: Array,
    o4: Array,
    o8: Array
) -> None:
    """Least retreat (value for unit). @qrs 156"""
    for i in range(rows):
        unit_arm = i1[i + 2 * B]
        t2 = unit_arm == 0
        unit_formation = i1[i + 3 * B]
        t3 = unit_formation == 0
        t4 = (not t2 & t3)
        t5 = unit_formation == 1
        t6 = t4 & (t2 & t5)
        t7 = unit_arm == 2
        t8 = t7 & t3
        t9 = (unit_arm >= 2) & t8
        t10 = (unit_arm <= 1) | t8
        t11 = t7 & t5
        t12 = (not t10) & t11
        t13 = t10 | t11
        unit_limbered = i1[i] != 0
        t14 = (unit_arm == 3) & unit_limbered
        unit_on_road = i1[i + B] != 0
        t15 = t14 & unit_on_road
        t16 = (not t13) & t15
        t17 = I1(
            25
            if t16
            else I1(40 if t12 else I1(30 if t9 else I1(25 if unit_arm == 1 else I1(I1(I1(t6) * 5) + 20))))
        )
        t18 = t13 | t15
        t19 = (not t18) & t14
        t20 = t18 | t14
        t21 = (unit_arm == 4) & unit_limbered
        t22 = t21 & unit_on_road
        t23 = (not t20) & t22
        t24 = (not t23) & ((not t19) & ((not t16) & ((not t12) & ((not t9) & ((unit_arm != 1) & ((not t6) & t4))))))
        t25 = t20 | t22
        t26 = (not t25) & t21
        t27 = t25 | t21
        t28 = unit_arm == 5
        t29 = t28 & unit_on_road
        t30 = (not t27) & t29
        t31 = t27 | t29
        t32 = (not t31) & t28
        t33 = I1(15 if t32 else I1(20 if t30 else I1(30 if t26 else I1(40 if t23 else I1(20 if t19 else t17)))))
        t34 = t31 | t28
        t35 = (unit_arm >= 3) & (unit_arm <= 4)
        t36 = (unit_arm <= 2) | (unit_arm == 5)
        t37 = t35 & (not unit_limbered)
        t38 = (not t34) & t37
        unit_weapon = i1[i + 4 * B]
        unit_way = i1[i + 5 * B]
        t39 = unit_weapon == 6
        t40 = (unit_weapon <= 3) | (unit_weapon == 7)
        t41 = I1(
            5
            if t39
            else I1(I1(10 - I1(unit_way == 2) * 5) if unit_weapon == 5 else I1(15 - I1(unit_way == 2) * 5))
        )
        t42 = t38 & (t39 & (unit_way == 2) | t40) | (not t38) & ((not t32) & ((not t30) & ((not t26) & t24)))
        error = I1(0)
        error = I1(1 if t38 & t40 | (not t34 | t37) else error)  # NoRule
        error = I1(3 if t35 & (unit_weapon <= 3) | (unit_weapon >= 4) & t36 | unit_limbered & t36 else error)  # IllegalState
        o1[i] = t42  # unit.least_retreat.none
        o1[i + B] = I1(t41 if t38 else t33)  # unit.least_retreat
        o1[i + 2 * B] = error  # error


def most_retreat(
    rows: int,
    i1: Array,
    i2: Array,
    i4: Array,
    i8: Array,
    o1: Array,
    o2: Array,
    o4: Array,
    o8: Array
) -> None:
    """Longest retreat (value for unit). @qrs 156"""
    for i in range(rows):
        unit_arm = i1[i + 2 * B]
        t2 = unit_arm == 0
        unit_formation = i1[i + 3 * B]
        t3 = unit_formation == 0
        t4 = (not t2 & t3)
        t5 = unit_formation == 1
        t6 = t4 & (t2 & t5)
        t7 = unit_arm == 2
        t8 = t7 & t3
        t9 = (unit_arm >= 2) & t8
        t10 = (unit_arm <= 1) | t8
        t11 = t7 & t5
        t12 = (not t10) & t11
        t13 = t10 | t11
        unit_limbered = i1[i] != 0
        t14 = (unit_arm == 3) & unit_limbered
        unit_on_road = i1[i + B] != 0
        t15 = t14 & unit_on_road
        t16 = (not t13) & t15
        t17 = I1(
            25
            if t16
            else I1(40 if t12 else I1(30 if t9 else I1(25 if unit_arm == 1 else I1(I1(I1(t6) * 5) + 20))))
        )
        t18 = t13 | t15
        t19 = (not t18) & t14
        t20 = t18 | t14
        t21 = (unit_arm == 4) & unit_limbered
        t22 = t21 & unit_on_road
        t23 = (not t20) & t22
        t24 = (not t23) & ((not t19) & ((not t16) & ((not t12) & ((not t9) & ((unit_arm != 1) & ((not t6) & t4))))))
        t25 = t20 | t22
        t26 = (not t25) & t21
        t27 = t25 | t21
        t28 = unit_arm == 5
        t29 = t28 & unit_on_road
        t30 = (not t27) & t29
        t31 = t27 | t29
        t32 = (not t31) & t28
        t33 = I1(15 if t32 else I1(20 if t30 else I1(30 if t26 else I1(40 if t23 else I1(20 if t19 else t17)))))
        t34 = t31 | t28
        t35 = (unit_arm >= 3) & (unit_arm <= 4)
        t36 = (unit_arm <= 2) | (unit_arm == 5)
        t37 = t35 & (not unit_limbered)
        t38 = (not t34) & t37
        unit_weapon = i1[i + 4 * B]
        unit_way = i1[i + 5 * B]
        t39 = unit_weapon == 6
        t40 = (unit_weapon <= 3) | (unit_weapon == 7)
        t41 = I1(
            5
            if t39
            else I1(I1(10 - I1(unit_way == 2) * 5) if unit_weapon == 5 else I1(15 - I1(unit_way == 2) * 5))
        )
        t42 = t38 & (t39 & (unit_way == 2) | t40) | (not t38) & ((not t32) & ((not t30) & ((not t26) & t24)))
        error = I1(0)
        error = I1(1 if t38 & t40 | (not t34 | t37) else error)  # NoRule
        error = I1(3 if t35 & (unit_weapon <= 3) | (unit_weapon >= 4) & t36 | unit_limbered & t36 else error)  # IllegalState
        o1[i] = t42  # unit.most_retreat.none
        o1[i + B] = I1(I1(t41 if t38 else t33) * 2)  # unit.most_retreat
        o1[i + 2 * B] = error  # error


LOOPS: dict[str, tuple[Callable[..., None], Names, Names]] = {
    'charge': (
        charge,
        (('unit.reforming', 'unit.to_reform', 'unit.charging'), ('unit.arm',), (), (), ()),
        (('unit.charging',), ('unit.verdict', 'error'), (), (), ()),
    ),
    'far_charge': (
        far_charge,
        (
            ('enemy.charging', 'enemy.limbered', 'enemy.on_road'),
            ('enemy.arm', 'enemy.formation', 'enemy.weapon', 'enemy.way'),
            ('enemy.moved',),
            (),
            ()
        ),
        (('unit.far_charge',), ('error',), (), (), ()),
    ),
    'sure_counter_charge': (
        sure_counter_charge,
        (
            ('enemy.charging', 'enemy.limbered', 'enemy.on_road'),
            ('unit.arm', 'enemy.arm', 'enemy.formation', 'enemy.weapon', 'enemy.way'),
            ('enemy.moved',),
            (),
            ()
        ),
        (('unit.sure_counter_charge',), ('error',), (), (), ()),
    ),
    'counter_charge': (
        counter_charge,
        (
            (
                'enemy.charging',
                'unit.reforming',
                'unit.to_reform',
                'enemy.limbered',
                'enemy.on_road',
                'unit.counter_charges'
            ),
            ('unit.arm', 'enemy.arm', 'enemy.formation', 'enemy.weapon', 'enemy.way', 'unit.class', 'dice.1'),
            ('enemy.moved',),
            (),
            ()
        ),
        (
            ('unit.total.none', 'unit.natural.none', 'unit.dice.none', 'unit.counter_charges'),
            ('unit.verdict', 'unit.total', 'unit.dice', 'unit.result', 'error'),
            (),
            (),
            ()
        ),
    ),
    'turn_to_face': (
        turn_to_face,
        (
            ('unit.reforming', 'enemy.charging', 'enemy.limbered', 'enemy.on_road'),
            (
                'unit.attacked_on',
                'enemy.arm',
                'enemy.formation',
                'enemy.weapon',
                'enemy.way',
                'unit.arm',
                'unit.flank_cost',
                'dice.1'
            ),
            ('enemy.moved',),
            (),
            ()
        ),
        (
            ('unit.total.none', 'unit.natural.none', 'unit.dice.none'),
            ('unit.verdict', 'unit.total', 'unit.result', 'unit.attacked_on', 'error'),
            (),
            (),
            ()
        ),
    ),
    'answer_with_formation': (
        answer_with_formation,
        (
            ('enemy.charging', 'enemy.limbered', 'enemy.on_road'),
            ('enemy.arm', 'enemy.formation', 'enemy.weapon', 'enemy.way', 'unit.arm', 'unit.change_cost', 'dice.1'),
            ('enemy.moved',),
            (),
            ()
        ),
        (
            ('unit.total.none', 'unit.natural.none', 'unit.dice.none'),
            ('unit.verdict', 'unit.total', 'unit.result', 'unit.may', 'unit.may_not', 'error'),
            (),
            (),
            ()
        ),
    ),
    'change_formation': (
        change_formation,
        ((), (), (), (), ()),
        ((), ('error',), (), (), ()),
    ),
    'command_performance': (
        command_performance,
        ((), ('commander.style', 'dice.1'), (), (), ()),
        ((), ('commander.shown', 'commander.performance', 'error'), (), (), ()),
    ),
    'command_distance': (
        command_distance,
        ((), (), (), (), ()),
        ((), ('error',), (), (), ()),
    ),
    'out_of_command': (
        out_of_command,
        ((), (), ('unit.commander_distance',), (), ()),
        (('unit.out_of_command',), ('error',), (), (), ()),
    ),
    'initiative_test': (
        initiative_test,
        (('unit.initiative',), ('unit.class', 'dice.1'), ('unit.commander_distance',), (), ()),
        (
            ('unit.total.none', 'unit.natural.none', 'unit.dice.none', 'unit.initiative'),
            ('unit.verdict', 'unit.total', 'unit.result', 'error'),
            (),
            (),
            ()
        ),
    ),
    'fire': (
        fire,
        (
            ('unit.reforming', 'unit.to_reform', 'target.limbered'),
            (
                'unit.weapon',
                'unit.hits',
                'target.arm',
                'target.cover',
                'target.class',
                'unit.strikes',
                'unit.position',
                'unit.fire_directions',
                'unit.size',
                'unit.arm',
                'target.formation',
                'target.ranks',
                'target.position',
                'unit.class',
                'target.hits',
                'dice.1',
                'dice.2',
                ''
            ),
            (
                'unit.range',
                'unit.moved',
                'target.outside_zone',
                'target.frontage',
                'target.behind_terrain',
                'target.behind_friends'
            ),
            (),
            ()
        ),
        (
            ('unit.total.none', 'unit.natural.none', 'unit.dice.none', 'unit.shell.none', 'unit.scored.none'),
            ('unit.band', 'unit.verdict', 'unit.total', 'unit.shell', 'unit.scored', 'target.hits', 'error'),
            (),
            (),
            ()
        ),
    ),
    'difficult': (
        difficult,
        (
            ('target.limbered',),
            ('target.arm',),
            ('target.outside_zone', 'target.frontage', 'target.behind_terrain', 'target.behind_friends'),
            (),
            ()
        ),
        (('unit.difficult',), ('error',), (), (), ()),
    ),
    'grazing': (
        grazing,
        (
            ('target.on_centre_line', 'target.grazed'),
            ('target.ground', 'target.weather', 'dice.1'),
            ('target.behind_first',),
            (),
            ()
        ),
        (
            ('unit.needed.none', 'unit.total.none', 'unit.natural.none', 'unit.dice.none', 'target.grazed'),
            ('unit.verdict', 'unit.needed', 'unit.result', 'error'),
            (),
            (),
            ()
        ),
    ),
    'melee': (
        melee,
        (
            ('unit.charging', 'enemy.formed', 'enemy.charging', 'unit.reforming', 'unit.formed', 'enemy.reforming'),
            (
                'unit.arm',
                'unit.hits',
                'enemy.cover',
                'enemy.height',
                'unit.height',
                'enemy.class',
                'unit.supports',
                'enemy.arm',
                'unit.attacked_on',
                'unit.formation',
                'unit.position',
                'unit.fight_directions',
                'unit.size',
                'enemy.hits',
                'unit.cover',
                'unit.class',
                'enemy.supports',
                'enemy.attacked_on',
                'enemy.formation',
                'enemy.position',
                'enemy.fight_directions',
                'enemy.size',
                'dice.1',
                'dice.2'
            ),
            (),
            (),
            ()
        ),
        (
            ('unit.scored.none', 'enemy.scored.none'),
            ('unit.total', 'enemy.total', 'unit.scored', 'enemy.scored', 'enemy.hits', 'unit.hits', 'error'),
            (),
            (),
            ()
        ),
    ),
    'by_hand': (
        by_hand,
        (('unit.limbered',), ('unit.arm',), (), (), ()),
        (('unit.by_hand',), ('error',), (), (), ()),
    ),
    'normal_move': (
        normal_move,
        (('unit.limbered', 'unit.on_road'), ('unit.arm', 'unit.formation', 'unit.weapon', 'unit.way'), (), (), ()),
        (('unit.normal_move.none',), ('unit.normal_move', 'error'), (), (), ()),
    ),
    'move': (
        move,
        (
            ('unit.reforming', 'unit.to_reform', 'unit.limbered', 'unit.on_road'),
            ('unit.arm', 'unit.weapon', 'unit.way', 'unit.formation'),
            ('unit.moved',),
            ('chosen.unit.distance',),
            ()
        ),
        (
            ('unit.distance.none',),
            ('unit.verdict', 'error'),
            ('unit.distance', 'unit.distance.to', 'unit.moved'),
            (),
            ()
        ),
    ),
    'ride': (
        ride,
        ((), (), (), ('chosen.commander.distance',), ()),
        ((), ('error',), ('commander.distance', 'commander.distance.to'), (), ()),
    ),
    'rally': (
        rally,
        (
            ('unit.reforming', 'unit.to_reform'),
            ('unit.class', 'unit.general_picks', 'unit.hits', 'unit.marker', 'chosen.unit.by_general'),
            ('unit.nearest_enemy', 'unit.general_distance'),
            (),
            ()
        ),
        (
            ('unit.to_reform',),
            ('unit.rallied', 'unit.hits', 'unit.general_picks', 'unit.marker', 'unit.must', 'error'),
            (),
            (),
            ()
        ),
    ),
    'reform': (
        reform,
        ((), (), (), (), ()),
        ((), ('error',), (), (), ()),
    ),
    'change_facing': (
        change_facing,
        (('unit.reforming',), (), (), (), ()),
        ((), ('unit.verdict', 'error'), (), (), ()),
    ),
    'struck_in_flank': (
        struck_in_flank,
        (('enemy.charging', 'unit.reforming'), ('unit.attacked_on',), (), (), ()),
        (('unit.struck_in_flank',), ('error',), (), (), ()),
    ),
    'reaction': (
        reaction,
        (('unit.done_for', 'unit.to_reform'), ('unit.hits',), (), (), ()),
        (('unit.done_for', 'unit.to_reform'), ('unit.result', 'unit.must', 'error'), (), (), ()),
    ),
    'rout': (
        rout,
        (('unit.limbered', 'unit.on_road'), ('unit.arm', 'unit.formation', 'unit.weapon', 'unit.way'), (), (), ()),
        (('unit.distance.none',), ('unit.distance', 'error'), (), (), ()),
    ),
    'removal': (
        removal,
        (('unit.done_for', 'unit.removed'), (), (), (), ()),
        (('unit.removed',), ('error',), (), (), ()),
    ),
    'retreat': (
        retreat,
        ((), (), (), ('chosen.unit.distance_back',), ()),
        ((), ('unit.distance_back', 'unit.distance_back.to', 'error'), (), (), ()),
    ),
    'least_retreat': (
        least_retreat,
        (('unit.limbered', 'unit.on_road'), ('unit.arm', 'unit.formation', 'unit.weapon', 'unit.way'), (), (), ()),
        (('unit.least_retreat.none',), ('unit.least_retreat', 'error'), (), (), ()),
    ),
    'most_retreat': (
        most_retreat,
        (('unit.limbered', 'unit.on_road'), ('unit.arm', 'unit.formation', 'unit.weapon', 'unit.way'), (), (), ()),
        (('unit.most_retreat.none',), ('unit.most_retreat', 'error'), (), (), ()),
    ),
}
