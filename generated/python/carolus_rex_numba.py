"""Carolus Rex: the loops of carolus_rex_batch, one row after the other, for numba to compile.

Made by rulec from rules/carolus_rex; not to be edited. NAME.resolve_many(columns, compiled=True) of
carolus_rex_batch uses them. All columns of a width lie end to end in one array, each of B cells; LOOPS
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


def routing(
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
    """routing (term for unit). @qrs 153, 204-207"""
    for i in range(rows):
        unit_state = i1[i]
        error = I1(0)
        o1[i] = unit_state == 3  # unit.routing
        o1[i + B] = error  # error


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
    """Close combat (contest for attacker against defender). @qrs 165-215"""
    for i in range(rows):
        dice_1 = i1[i + 29 * B]
        dice_2 = i1[i + 30 * B]
        attacker_class = i1[i + 14 * B]
        attacker_arm = i1[i + 15 * B]
        attacker_irregulars_always_do = attacker_arm == 2
        t2 = I1(
            I1(dice_1 + I1(1 - I1(attacker_class >= 2) - I1(attacker_class == 3)))
            + I1(-I1(attacker_arm >= 2) - I1(attacker_arm >= 3))
        )
        attacker_pikes = i1[i] != 0
        defender_position = i1[i + 16 * B]
        attacker_shock = i1[i + B] != 0
        attacker_charging = i1[i + 2 * B] != 0
        t3 = I1(
            I1(t2 + I1(attacker_pikes & ((defender_position == 0) | (defender_position == 2))))
            + I1(attacker_shock & attacker_charging)
        )
        attacker_state = i1[i + 17 * B]
        defender_state = i1[i + 18 * B]
        t4 = I1(I1(t3 + I1(-1 + I1((attacker_state == 0) | (attacker_state == 3)))) + I1(I1(defender_state == 2)))
        attacker_strikes = i1[i + 19 * B]
        attacker_flank_compromised = i1[i + 3 * B] != 0
        t5 = I1(-I1(attacker_flank_compromised))
        t6 = attacker_arm == 1
        defender_hedge_of_steel = i1[i + 4 * B] != 0
        t7 = I1(
            I1(I1(t4 + I1(I1(attacker_strikes >= 1) * 2)) + t5)
            - I1((attacker_arm >= 1) & (attacker_arm <= 2) & defender_hedge_of_steel)
        )
        attacker_position = i1[i + 20 * B]
        t8 = I1(
            I1(t7 + I1(I1(attacker_position == 4) * 2))
            + I1(-1 + I1((defender_position <= 1) | (defender_position == 4)))
        )
        attacker_supports = i1[i + 21 * B]
        attacker_incidental = i1[i + 5 * B] != 0
        attacker_total = I1(I1(t8 + I1(I1(attacker_supports >= 1))) - I1(attacker_incidental))
        defender_class = i1[i + 22 * B]
        defender_arm = i1[i + 23 * B]
        defender_irregulars_always_do = defender_arm == 2
        t9 = I1(
            I1(dice_2 + I1(1 - I1(defender_class >= 2) - I1(defender_class == 3)))
            + I1(-I1(defender_arm >= 2) - I1(defender_arm >= 3))
        )
        defender_pikes = i1[i + 6 * B] != 0
        defender_shock = i1[i + 7 * B] != 0
        defender_charging = i1[i + 8 * B] != 0
        t10 = I1(
            I1(t9 + I1(defender_pikes & ((attacker_position == 0) | (attacker_position == 2))))
            + I1(defender_shock & defender_charging)
        )
        defender_flank_compromised = i1[i + 9 * B] != 0
        t11 = I1(-I1(defender_flank_compromised))
        t12 = defender_arm == 1
        attacker_hedge_of_steel = i1[i + 10 * B] != 0
        t13 = I1(
            I1(I1(t10 + I1(-1 + I1((defender_state == 0) | (defender_state == 3)))) + t11)
            - I1((defender_arm >= 1) & (defender_arm <= 2) & attacker_hedge_of_steel)
        )
        defender_supports = i1[i + 24 * B]
        defender_incidental = i1[i + 11 * B] != 0
        defender_total = I1(
            I1(I1(t13 + I1(I1(defender_position == 4) * 2)) + I1(I1(defender_supports >= 1)))
            - I1(defender_incidental)
        )
        attacker_margin = I1(attacker_total - defender_total)
        t14 = attacker_margin >= -3
        t15 = attacker_margin <= -4
        t16 = attacker_margin <= -8
        attacker_level = I1(
            I1(attacker_margin >= -7) * 4
            - I1(attacker_margin >= -6)
            - I1(attacker_margin >= -3)
            - I1(attacker_margin >= 0)
            - I1(attacker_margin >= 4)
        )
        defender_level = I1(
            4 - I1(attacker_margin >= -7) * 4
            + I1(attacker_margin >= -3)
            + I1(attacker_margin >= 1)
            + I1(attacker_margin >= 4)
            + I1(attacker_margin >= 7)
        )
        t17 = (attacker_margin >= -7) & (attacker_margin <= 3)
        dice_3 = i1[i + 31 * B]
        dice_4 = i1[i + 32 * B]
        t18 = (attacker_margin <= -8) | (attacker_margin >= 4)
        attacker_total_2 = I1(dice_3 + dice_4)
        attacker_quality = i1[i + 25 * B]
        t19 = I1(
            I1(attacker_total_2 + attacker_quality)
            + I1(-I1(attacker_state >= 1) - I1(attacker_state >= 2) - I1(attacker_state == 3))
        )
        attacker_attached = i1[i + 26 * B]
        attacker_total_3 = I1(I1(t19 + t5) + attacker_attached)
        attacker_passed = i1[i + 12 * B] != 0
        t20 = (not t17 & (attacker_total_3 <= 6)) & (t17 & (attacker_total_3 >= 7) | attacker_passed)
        t21 = i1[
            i
            + (29 + min(max(int(I1(2 + I1((attacker_margin >= -7) & (attacker_margin <= 3)) * 2)), 0), 10)) * B
        ]
        t22 = i1[
            i
            + (29 + min(max(int(I1(3 + I1((attacker_margin >= -7) & (attacker_margin <= 3)) * 2)), 0), 10)) * B
        ]
        defender_total_2 = I1(t21 + t22)
        t23 = I1(4 - I1(attacker_margin <= -8) * 2 + I1((attacker_margin >= -3) & (attacker_margin <= 3)) * 2)
        defender_quality = i1[i + 27 * B]
        t24 = I1(
            I1(defender_total_2 + defender_quality)
            + I1(-I1(defender_state >= 1) - I1(defender_state >= 2) - I1(defender_state == 3))
        )
        defender_attached = i1[i + 28 * B]
        defender_total_3 = I1(I1(t24 + t11) + defender_attached)
        defender_passed = i1[i + 13 * B] != 0
        t25 = (not t14 & (defender_total_3 <= 6)) & (t14 & (defender_total_3 >= 7) | defender_passed)
        t26 = I1(
            -1
            + I1(
                attacker_margin >= -7
            )* 4 - I1(
                attacker_margin >= -6
            ) - I1(attacker_margin >= -3) - I1(attacker_margin >= 0) - I1(attacker_margin >= 4)
        )
        t27 = (not t17 & t20)
        t28 = t27 & t17
        attacker_lost = I1(0 if t18 else I1(attacker_level if t28 else t26))
        t29 = t17 & (t28 & t16 | (not t28) & t27)
        t30 = I1(
            -1
            + I1(attacker_margin >= -3)
            + I1(attacker_margin >= 1)
            + I1(attacker_margin >= 4)
            + I1(attacker_margin >= 7)
        )
        t31 = (not t14 & t25)
        t32 = t31 & t14
        defender_lost = I1(0 if t15 else I1(defender_level if t32 else t30))
        t33 = t14 & (t32 & t16 | (not t32) & t31)
        attacker_state_2 = I1(max(I1(min(I1(attacker_state + I1(0 if t29 else attacker_lost)), 3)), 0))
        defender_state_2 = I1(max(I1(min(I1(defender_state + I1(0 if t33 else defender_lost)), 3)), 0))
        t34 = defender_state_2 == 2
        t35 = defender_state_2 == 3
        t36 = attacker_state_2 == 3
        t37 = I1(
            I1(3 - I1(attacker_state_2 >= 1) * 3 + I1(attacker_state_2 >= 2) + I1(attacker_state_2 == 3))
            if defender_state_2 == 1
            else I1(-1 if defender_state_2 >= 1 else I1(I1(attacker_state_2 >= 2) + I1(attacker_state_2 == 3)))
        )
        attacker_outcome = I1(
            I1(5 + I1(attacker_state_2 == 3))
            if t35
            else I1(I1(4 - I1(attacker_state_2 >= 2) * 4 + I1(attacker_state_2 == 3) * 2) if t34 else t37)
        )
        attacker_distance = i2[i]
        t38 = t35 & (attacker_state_2 <= 2) & (t35 & (attacker_distance <= 60))
        t39 = t38 & (t6 & (attacker_state_2 != 2))
        t40 = i1[i + (29 + min(max(int(t23), 0), 10)) * B]
        t41 = I1(5 - I1(attacker_margin <= -8) * 2 + I1((attacker_margin >= -3) & (attacker_margin <= 3)) * 2)
        t42 = i1[i + (29 + min(max(int(t41), 0), 10)) * B]
        attacker_total_4 = I1(t40 + t42)
        t43 = I1(t23 + I1(I1(t39) * 2))
        t44 = (not t39) & t18
        t45 = I1(
            I1(attacker_total_4 + attacker_quality)
            + I1(-I1(attacker_state_2 >= 1) - I1(attacker_state_2 >= 2) - I1(attacker_state_2 == 3))
        )
        attacker_total_5 = I1(I1(t45 + t5) + attacker_attached)
        attacker_cohesion_result = I1(
            I1(1 - I1(attacker_total_5 >= 7))
            if t39
            else I1(-1 if t18 else I1(1 - I1(attacker_total_3 >= 7)))
        )
        attacker_passed_2 = (not t39 & (attacker_total_5 <= 6)) & (t39 & (attacker_total_5 >= 7) | t20)
        t46 = t38 & attacker_irregulars_always_do
        t47 = t6 & (attacker_state_2 == 2)
        attacker_shaken_cavalry_do_not = (attacker_arm != 2) & t47
        t48 = attacker_irregulars_always_do | t47
        t49 = t38 & attacker_shaken_cavalry_do_not
        t50 = t6 & (not attacker_passed_2)
        attacker_cavalry_that_fail_the_test_must = (not t48) & t50
        t51 = t48 | t50
        t52 = t38 & attacker_cavalry_that_fail_the_test_must
        t53 = I1(
            2
            if attacker_cavalry_that_fail_the_test_must
            else I1(1 if attacker_shaken_cavalry_do_not else I1(-1 + I1(attacker_arm == 2)))
        )
        attacker_cavalry_that_pass_choose = (not t51) & t6
        t54 = t51 | t6
        t55 = t38 & attacker_cavalry_that_pass_choose
        t56 = t38 & (not t54)
        t57 = t46 | t52
        t58 = t57 & t49
        t59 = t49 | t56
        defender_distance = i2[i + B]
        t60 = t36 & (defender_state_2 <= 2) & (t36 & (defender_distance <= 60))
        t61 = t60 & (t12 & (defender_state_2 != 2))
        t62 = i1[i + (29 + min(max(int(t43), 0), 10)) * B]
        t63 = i1[i + (29 + min(max(int(I1(t43 + 1)), 0), 10)) * B]
        defender_total_4 = I1(t62 + t63)
        t64 = (not t61) & t15
        t65 = I1(
            I1(defender_total_4 + defender_quality)
            + I1(-I1(defender_state_2 >= 1) - I1(defender_state_2 >= 2) - I1(defender_state_2 == 3))
        )
        defender_total_5 = I1(I1(t65 + t11) + defender_attached)
        defender_cohesion_result = I1(
            I1(1 - I1(defender_total_5 >= 7))
            if t61
            else I1(-1 if t15 else I1(1 - I1(defender_total_3 >= 7)))
        )
        defender_passed_2 = (not t61 & (defender_total_5 <= 6)) & (t61 & (defender_total_5 >= 7) | t25)
        t66 = t60 & defender_irregulars_always_do
        t67 = t12 & t34
        defender_shaken_cavalry_do_not = (defender_arm != 2) & t67
        t68 = defender_irregulars_always_do | t67
        t69 = t60 & defender_shaken_cavalry_do_not
        t70 = t12 & (not defender_passed_2)
        defender_cavalry_that_fail_the_test_must = (not t68) & t70
        t71 = t68 | t70
        t72 = t60 & defender_cavalry_that_fail_the_test_must
        t73 = I1(
            2
            if defender_cavalry_that_fail_the_test_must
            else I1(1 if defender_shaken_cavalry_do_not else I1(-1 + I1(defender_arm == 2)))
        )
        defender_cavalry_that_pass_choose = (not t71) & t12
        t74 = t71 | t12
        t75 = t60 & defender_cavalry_that_pass_choose
        t76 = t60 & (not t74)
        t77 = t66 | t72
        t78 = t77 & t69
        t79 = t69 | t76
        t80 = (
            not attacker_distance == defender_distance
        ) | attacker_shock & (attacker_arm != 1) | defender_shock & (defender_arm != 1)
        t81 = t46 & t49 | t52 & t58 | t55 & t58 | t56 & (
            t57 & t59
        ) | t66 & t69 | t72 & t78 | t75 & t78 | t76 & (t77 & t79)
        t82 = I1(
            I1(attacker_outcome == 0)
            + I1(attacker_outcome == 3) * 2
            + I1(attacker_outcome == 1) * 4
            + I1((attacker_outcome == 2) | (attacker_outcome == 6)) * 8
        )
        attacker_may = I1(
            I1(I1(attacker_outcome == 4) * 16 + I1(attacker_outcome == 5) * 32)
            + I1(I1(t55 & (not t59)) * 64)
        )
        t83 = I1(
            I1(attacker_outcome == 3)
            + I1(attacker_outcome == 0) * 2
            + I1(attacker_outcome == 4) * 4
            + I1(attacker_outcome >= 5) * 8
        )
        error = I1(0)
        error = I1(2 if t81 else error)  # TwoRules
        error = I1(6 if t39 & (t40 >= 7) | t39 & (t42 >= 7) | t61 & (t62 >= 7) | t61 & (t63 >= 7) else error)  # InputError
        error = I1(9 if t39 & (t40 == 0) | t39 & (t42 == 0) | t61 & (t62 == 0) | t61 & (t63 == 0) else error)  # MissingDice
        error = I1(1 if attacker_outcome == -1 else error)  # NoRule
        error = I1(6 if t14 & (t21 >= 7) | t14 & (t22 >= 7) else error)  # InputError
        error = I1(9 if t14 & (t21 == 0) | t14 & (t22 == 0) else error)  # MissingDice
        error = I1(6 if t17 & (dice_3 >= 7) | t17 & (dice_4 >= 7) else error)  # InputError
        error = I1(1 if t16 else error)  # NoRule
        error = I1(9 if (dice_2 == 0) | t17 & (dice_3 == 0) | t17 & (dice_4 == 0) else error)  # MissingDice
        error = I1(6 if (dice_1 >= 7) | (dice_2 >= 7) else error)  # InputError
        error = I1(9 if dice_1 == 0 else error)  # MissingDice
        error = I1(3 if t80 else error)  # IllegalState
        o1[i] = t16  # attacker.level.none
        o1[i + B] = t16  # defender.level.none
        o1[i + 2 * B] = t44  # attacker.cohesion.total.none
        o1[i + 3 * B] = t44  # attacker.cohesion.natural.none
        o1[i + 4 * B] = t44  # attacker.cohesion.dice.none
        o1[i + 5 * B] = t64  # defender.cohesion.total.none
        o1[i + 6 * B] = t64  # defender.cohesion.natural.none
        o1[i + 7 * B] = t64  # defender.cohesion.dice.none
        o1[i + 8 * B] = t29  # attacker.lost.none
        o1[i + 9 * B] = t33  # defender.lost.none
        o1[i + 10 * B] = attacker_passed_2  # attacker.passed
        o1[i + 11 * B] = defender_passed_2  # defender.passed
        o1[i + 12 * B] = attacker_total  # attacker.total
        o1[i + 13 * B] = defender_total  # defender.total
        o1[i + 14 * B] = attacker_margin  # attacker.margin
        o1[i + 15 * B] = attacker_margin  # defender.margin
        o1[i + 16 * B] = attacker_level  # attacker.level
        o1[i + 17 * B] = defender_level  # defender.level
        o1[i + 18 * B] = I1(attacker_total_5 if t39 else I1(attacker_total_3 if t17 else attacker_total_2))  # attacker.cohesion.total
        o1[i + 19 * B] = I1(attacker_total_4 if t39 else attacker_total_2)  # attacker.cohesion.natural
        o1[i + 20 * B] = attacker_cohesion_result  # attacker.cohesion.result
        o1[i + 21 * B] = I1(defender_total_5 if t61 else I1(defender_total_3 if t14 else defender_total_2))  # defender.cohesion.total
        o1[i + 22 * B] = I1(defender_total_4 if t61 else defender_total_2)  # defender.cohesion.natural
        o1[i + 23 * B] = defender_cohesion_result  # defender.cohesion.result
        o1[i + 24 * B] = attacker_lost  # attacker.lost
        o1[i + 25 * B] = defender_lost  # defender.lost
        o1[i + 26 * B] = attacker_outcome  # attacker.outcome
        o1[i + 27 * B] = attacker_outcome  # defender.outcome
        o1[i + 28 * B] = attacker_outcome  # attacker.result
        o1[i + 29 * B] = I1(I1(I1(3 if attacker_cavalry_that_pass_choose else t53) if t54 else 4) if t38 else -1)  # attacker.pursuit.result
        o1[i + 30 * B] = I1(I1(I1(3 if defender_cavalry_that_pass_choose else t73) if t74 else 4) if t60 else -1)  # defender.pursuit.result
        o1[i + 31 * B] = attacker_state_2  # attacker.state
        o1[i + 32 * B] = defender_state_2  # defender.state
        o1[i + 33 * B] = I1(t82 + I1(I1(t57) * 64))  # attacker.must
        o1[i + 34 * B] = attacker_may  # attacker.may
        o1[i + 35 * B] = I1(I1(t59) * 64)  # attacker.may_not
        o1[i + 36 * B] = I1(t83 + I1(I1(t77) * 64))  # defender.must
        o1[i + 37 * B] = I1(I1(t75 & (not t79)) * 64)  # defender.may
        o1[i + 38 * B] = I1(I1(t79) * 64)  # defender.may_not
        o1[i + 39 * B] = error  # error


def give_ground(
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
    """Fall back from combat (action for unit). @qrs 160, 161, 209"""
    for i in range(rows):
        chosen_unit_distance_back = i4[i]
        t2 = chosen_unit_distance_back >= -2147483647
        t3 = (
            chosen_unit_distance_back >= -2147483647
        ) & (chosen_unit_distance_back <= 119) | (chosen_unit_distance_back >= 241)
        error = I1(0)
        error = I1(7 if t3 else error)  # NotOpen
        o1[i] = error  # error
        o2[i] = I4(chosen_unit_distance_back if t2 else 120)  # unit.distance_back
        o2[i + B] = I4(chosen_unit_distance_back if t2 else 240)  # unit.distance_back.to


def stand(
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
    """Stand (action for unit). @qrs 209"""
    for i in range(rows):
        error = I1(0)
        o1[i] = error  # error


def recoil(
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
    """Recoil (action for unit). @qrs 210"""
    for i in range(rows):
        error = I1(0)
        o1[i] = error  # error


def follow_up(
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
    """Follow a recoil (action for unit). @qrs 210"""
    for i in range(rows):
        error = I1(0)
        o1[i] = error  # error


def rout(rows: int, i1: Array, i2: Array, i4: Array, i8: Array, o1: Array, o2: Array, o4: Array, o8: Array) -> None:
    """Rout (action for unit). @qrs 64, 211"""
    for i in range(rows):
        unit_arm = i1[i]
        error = I1(0)
        o1[i] = I1(10 + I1(unit_arm >= 1) * 6 - I1(unit_arm >= 3) * 10 - I1(unit_arm == 5) * 2)  # unit.distance_back
        o1[i + B] = error  # error


def press_on(
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
    """Advance after a rout (action for unit). @qrs 211"""
    for i in range(rows):
        error = I1(0)
        o1[i] = error  # error


def cohesion(
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
    """Cohesion test (test for unit). @qrs 49-58"""
    for i in range(rows):
        dice_1 = i1[i + 4 * B]
        dice_2 = i1[i + 5 * B]
        unit_total = I1(dice_1 + dice_2)
        unit_quality = i1[i + B]
        unit_state = i1[i + 2 * B]
        t2 = I1(
            I1(unit_total + unit_quality)
            + I1(-I1(unit_state >= 1) - I1(unit_state >= 2) - I1(unit_state == 3))
        )
        unit_flank_compromised = i1[i] != 0
        unit_attached = i1[i + 3 * B]
        unit_total_2 = I1(I1(t2 - I1(unit_flank_compromised)) + unit_attached)
        error = I1(0)
        error = I1(6 if (dice_1 >= 7) | (dice_2 >= 7) else error)  # InputError
        error = I1(9 if (dice_1 == 0) | (dice_2 == 0) else error)  # MissingDice
        o1[i] = unit_total_2 >= 7  # unit.passed
        o1[i + B] = unit_total_2  # unit.total
        o1[i + 2 * B] = unit_total  # unit.natural
        o1[i + 3 * B] = I1(1 - I1(unit_total_2 >= 7))  # unit.result
        o1[i + 4 * B] = error  # error


def command_throw(
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
    """Command throw (test for general). @qrs 17-21"""
    for i in range(rows):
        general_skill = i1[i + B]
        general_passed_last_turn = i1[i] != 0
        general_throws = I1(
            I1(2 + I1(general_skill == 2))
            if general_passed_last_turn
            else I1(1 + I1(general_skill == 2))
        )
        dice_1 = i1[i + 2 * B]
        t2 = general_throws >= 2
        dice_2 = i1[i + 3 * B]
        t3 = general_throws == 3
        dice_3 = i1[i + 4 * B]
        t4 = I1(I1(max(dice_1, dice_2)) if t2 else dice_1)
        general_total = I1(I1(max(t4, dice_3)) if t3 else t4)
        general_total_2 = I1(general_total + I1(-1 + I1(general_skill >= 1)))
        error = I1(0)
        error = I1(6 if (dice_1 >= 6) | t2 & (dice_2 >= 6) | t3 & (dice_3 >= 6) else error)  # InputError
        error = I1(9 if (dice_1 == 0) | t2 & (dice_2 == 0) | t3 & (dice_3 == 0) else error)  # MissingDice
        o1[i] = general_throws  # general.throws
        o1[i + B] = general_total_2  # general.total
        o1[i + 2 * B] = general_total  # general.natural
        o1[i + 3 * B] = general_throws  # general.dice
        o1[i + 4 * B] = general_total_2  # general.points
        o1[i + 5 * B] = error  # error


def in_command(
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
    """within reach of orders (term for unit). @qrs 25

    By ruling: A unit can be given orders if it is within 6 in of the general or in his sight
    """
    for i in range(rows):
        unit_general_distance = i2[i]
        unit_general_sees = i1[i] != 0
        error = I1(0)
        o1[i] = (unit_general_distance <= 360) | unit_general_sees  # unit.in_command
        o1[i + B] = error  # error


def give_order(
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
    """Give an order (action for general against unit). @qrs 25-36"""
    for i in range(rows):
        unit_doubled = i1[i] != 0
        t2 = (not unit_doubled)
        unit_order = i1[i + 6 * B]
        t3 = unit_order == 4
        unit_nearest_enemy = i2[i]
        t4 = unit_nearest_enemy <= 720
        t5 = unit_nearest_enemy >= 721
        unit_state = i1[i + 7 * B]
        t6 = unit_order <= 2
        unit_towards_leader = i1[i + B] != 0
        unit_arm = i1[i + 8 * B]
        t7 = (unit_arm == 2) & t6
        unit_away_from_enemy = i1[i + 2 * B] != 0
        t8 = t3 & t5 | (unit_state == 3) & t6 & t4 | unit_towards_leader & t5 & t6 | t7 & unit_away_from_enemy & t4
        unit_goes_to = i1[i + 9 * B]
        unit_enters_frontal_zone = i1[i + 3 * B] != 0
        t9 = t8 | t7 & (unit_goes_to >= 2) & (not unit_enters_frontal_zone)
        t10 = t2 & t9
        t11 = unit_doubled | t9
        general_cost = I1(I1(2 - I1(t10) * 2) if t11 else 1)
        t12 = t11 & ((not t10) & t2)
        unit_next_order = i1[i + 10 * B]
        t13 = t3 | unit_doubled & (unit_next_order == 4)
        unit_in_group = i1[i + 4 * B] != 0
        t14 = t13 & (unit_in_group | (unit_nearest_enemy <= 180))
        t15 = t9 & (not unit_doubled | t14)
        unit_general_distance = i2[i + B]
        unit_general_sees = i1[i + 5 * B] != 0
        t16 = (not (unit_general_distance <= 360) | unit_general_sees)
        t17 = (not t15) & t16
        t18 = t15 | t16
        general_points = i1[i + 11 * B]
        t19 = (not t12) & (general_cost > general_points)
        t20 = (not t18) & t19
        t21 = t18 | t19
        t22 = unit_doubled & t4
        t23 = (not t21) & t22
        t24 = t21 | t22
        t25 = (not t24) & t14
        t26 = t24 | t14
        unit_closest = i2[i + 2 * B]
        t27 = unit_doubled & (unit_closest <= 360)
        t28 = (not t26) & t27
        t29 = t17 | t20 | t23 | t25 | t28
        general_verdict = I1(
            I1(t26 | t27) * I1(2 if t28 else I1(2 if t25 else I1(2 if t23 else I1(2 if t20 else I1(I1(t17) * 2)))))
        )
        t30 = (not t29)
        t31 = I1(
            I1(t30 & ((unit_order == 0) | unit_doubled & (unit_next_order == 0)))
            + I1(I1(t30 & ((unit_order == 1) | unit_doubled & (unit_next_order == 1))) * 2)
        )
        t32 = I1(
            I1(t31 + I1(I1(t30 & ((unit_order == 2) | unit_doubled & (unit_next_order == 2))) * 4))
            + I1(I1(t30 & ((unit_order == 3) | unit_doubled & (unit_next_order == 3))) * 8)
        )
        error = I1(0)
        o1[i] = t12  # general.cost.none
        o1[i + B] = general_cost  # general.cost
        o1[i + 2 * B] = general_verdict  # general.verdict
        o1[i + 3 * B] = I1(max(I1(general_points + I1(0 if t29 else I1(0 if t12 else I1(-general_cost)))), 0))  # general.points
        o1[i + 4 * B] = I1(t32 + I1(I1(t30 & t13) * 16))  # unit.may
        o1[i + 5 * B] = error  # error


def move_general(
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
    """Move a general (action for general). @qrs 27"""
    for i in range(rows):
        chosen_general_distance_on = i4[i]
        t2 = chosen_general_distance_on >= -2147483647
        t3 = (
            chosen_general_distance_on >= -2147483647
        ) & (chosen_general_distance_on <= -1) | (chosen_general_distance_on >= 361)
        general_points = i1[i]
        error = I1(0)
        error = I1(7 if t3 else error)  # NotOpen
        o1[i] = I1(2 - I1(general_points >= 1) * 2)  # general.verdict
        o1[i + B] = I1(max(I1(general_points + I1(-I1(general_points >= 1))), 0))  # general.points
        o1[i + 2 * B] = error  # error
        o2[i] = I4(I4(t2) * chosen_general_distance_on)  # general.distance_on
        o2[i + B] = I4(chosen_general_distance_on if t2 else 360)  # general.distance_on.to


def order_cost(
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
    """Cost of an order (value for unit). @qrs 26, 29-45"""
    for i in range(rows):
        unit_doubled = i1[i] != 0
        t2 = (not unit_doubled)
        unit_order = i1[i + 4 * B]
        unit_nearest_enemy = i2[i]
        t3 = unit_nearest_enemy <= 720
        t4 = unit_nearest_enemy >= 721
        unit_state = i1[i + 5 * B]
        t5 = unit_order <= 2
        unit_towards_leader = i1[i + B] != 0
        unit_arm = i1[i + 6 * B]
        t6 = (unit_arm == 2) & t5
        unit_away_from_enemy = i1[i + 2 * B] != 0
        t7 = (
            unit_order == 4
        ) & t4 | (unit_state == 3) & t5 & t3 | unit_towards_leader & t4 & t5 | t6 & unit_away_from_enemy & t3
        unit_goes_to = i1[i + 7 * B]
        unit_enters_frontal_zone = i1[i + 3 * B] != 0
        t8 = t7 | t6 & (unit_goes_to >= 2) & (not unit_enters_frontal_zone)
        t9 = t2 & t8
        t10 = unit_doubled | t8
        error = I1(0)
        o1[i] = t10 & ((not t9) & t2)  # unit.order_cost.none
        o1[i + B] = I1(I1(2 - I1(t9) * 2) if t10 else 1)  # unit.order_cost
        o1[i + 2 * B] = error  # error


def moves_ordered(
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
    """Moves it is given (value for unit). @qrs 26, 36"""
    for i in range(rows):
        unit_doubled = i1[i] != 0
        error = I1(0)
        o1[i] = I1(I1(unit_doubled) + 1)  # unit.moves_ordered
        o1[i + B] = error  # error


def advance(
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
    """Advance (action for unit). @qrs 31"""
    for i in range(rows):
        unit_state = i1[i + 4 * B]
        unit_closest = i2[i]
        unit_nearest_enemy = i2[i + B]
        t2 = (unit_state == 2) & (unit_nearest_enemy > unit_closest) & (unit_closest <= 360)
        unit_enters_fire_zone = i1[i] != 0
        unit_leaves_fire_zone = i1[i + B] != 0
        t3 = (unit_closest <= 60) & (unit_nearest_enemy >= 61) | unit_enters_fire_zone & unit_leaves_fire_zone
        t4 = t2 | t3
        t5 = (not t4)
        unit_order = i1[i + 5 * B]
        unit_order_2 = I1(I1(t4) * unit_order)
        unit_arm = i1[i + 6 * B]
        unit_mode = i1[i + 7 * B]
        t6 = unit_arm == 0
        t7 = unit_arm == 1
        t8 = unit_arm == 5
        t9 = unit_arm >= 3
        t10 = unit_mode != 1
        t11 = I1(
            I1(12 + I1(unit_mode >= 1) * 4)
            if unit_arm == 2
            else I1(I1(10 + I1(unit_mode >= 1) * 6) if t7 else I1(6 + I1(unit_mode >= 1) * 4))
        )
        t12 = I1(
            I1(2 + I1(unit_mode >= 1) * 4)
            if unit_arm == 4
            else I1(I1(4 + I1(unit_mode >= 1) * 2) if unit_arm == 3 else t11)
        )
        t13 = I1(4 if t8 else t12)
        t14 = t8 & (unit_mode == 0)
        unit_difficult = i2[i + 2 * B]
        t15 = unit_difficult >= 1
        t16 = t9 & t15 & (unit_arm != 3)
        t17 = t14 | t16
        unit_minor_obstacles = i1[i + 8 * B]
        t18 = t8 & (unit_minor_obstacles >= 1)
        t19 = t17 | t18
        unit_major_obstacle = i1[i + 2 * B] != 0
        t20 = t9 & unit_major_obstacle
        t21 = t19 | t20
        t22 = (not t21)
        unit_way = i2[i + 3 * B]
        t23 = t14 | t18
        t24 = I1(-3 - I1((unit_arm >= 1) & (unit_arm <= 2)) * 2 + I1(unit_arm == 5) * 3)
        t25 = (unit_arm <= 1) & (not t23)
        unit_units_passed = i1[i + 9 * B]
        t26 = I1(
            I1(t13 if t23 else I1(t13 + I1(t24 * unit_minor_obstacles)))
            + I1(I1(t25) * I1(t24 * unit_units_passed))
        )
        t27 = (not t25) & t23
        t28 = (unit_order_2 == 1) & (not t27)
        t29 = I1(t26 if t28 else I1(t26 * 2))
        t30 = (not t28) & t27
        t31 = (not t30)
        unit_class = i1[i + 10 * B]
        t32 = unit_state == 0
        t33 = t6 & (unit_class <= 1) & t32 & t10
        t34 = (not t33)
        t35 = t6 & t10
        t36 = t34 & t35
        t37 = t33 | t35
        t38 = t7 & t10
        t39 = (not t37) & t38
        t40 = t37 | t38
        t41 = (unit_arm >= 2) | (unit_mode == 1)
        t42 = (not t40) & t41
        t43 = (not t40 | t41)
        t44 = I1(
            0
            if (not t42) & ((not t39) & ((not t36) & t34))
            else I1(0 if t42 else I1(4 if t39 else I1(I1(t36) + 2)))
        )
        unit_angle = i2[i + 4 * B]
        t45 = I2(max(I2(I2(t29) if t30 else I2(I2(t29) - I2(I2(t44) * I2(-I2(I2(-unit_angle) // 2700))) * 2)), 0))
        unit_allowance = I2(I2(t29) if t30 else t45)
        t46 = t31 & (I2(I2(unit_way - unit_difficult) + I2(unit_difficult * 2)) > I2(unit_allowance * 30))
        t47 = t21 | t46
        t48 = t5 & (not t47)
        t49 = I1(
            2
            if (not t19) & t20
            else I1(2 if (not t17) & t18 else I1(2 if (not t14) & t16 else I1(I1(t14) * 2)))
        )
        unit_time = i1[i + 11 * B]
        unit_enemy_appears = i1[i + 3 * B] != 0
        error = I1(0)
        error = I1(1 if t5 & t22 & t31 & t43 | t48 & t31 & t43 else error)  # NoRule
        error = I1(3 if unit_difficult > unit_way else error)  # IllegalState
        o1[i] = t30 | (not t48)  # unit.move.allowance.none
        o1[i + B] = I1(I1(t4) * I1(2 if (not t2) & t3 else I1(I1(t2) * 2)))  # unit.verdict
        o1[i + 2 * B] = I1(-1 if t4 else I1(I1(t47) * I1(2 if t22 & t46 else t49)))  # unit.move.verdict
        o1[i + 3 * B] = unit_allowance  # unit.move.allowance
        o1[i + 4 * B] = unit_order_2  # unit.order
        o1[i + 5 * B] = I1(1 if t48 & (((unit_arm == 1) | (unit_arm == 3)) & t15 & t32) else unit_state)  # unit.state
        o1[i + 6 * B] = I1(1 if t48 & unit_major_obstacle else unit_time)  # unit.time
        o1[i + 7 * B] = I1(t48 & unit_enemy_appears)  # unit.must
        o1[i + 8 * B] = error  # error


def fall_back(
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
    """Fall back (action for unit). @qrs 32"""
    for i in range(rows):
        unit_state = i1[i + 4 * B]
        unit_closest = i2[i]
        unit_nearest_enemy = i2[i + B]
        t2 = (unit_state == 2) & (unit_nearest_enemy > unit_closest) & (unit_closest <= 360)
        unit_enters_fire_zone = i1[i] != 0
        unit_leaves_fire_zone = i1[i + B] != 0
        t3 = (unit_closest <= 60) & (unit_nearest_enemy >= 61) | unit_enters_fire_zone & unit_leaves_fire_zone
        t4 = t2 | t3
        t5 = (not t4)
        unit_order = i1[i + 5 * B]
        unit_order_2 = I1(unit_order if t4 else 1)
        unit_faces = i1[i + 6 * B]
        unit_arm = i1[i + 7 * B]
        unit_mode = i1[i + 8 * B]
        t6 = unit_arm == 0
        t7 = unit_arm == 1
        t8 = unit_arm == 5
        t9 = unit_arm >= 3
        t10 = unit_mode != 1
        t11 = I1(
            I1(12 + I1(unit_mode >= 1) * 4)
            if unit_arm == 2
            else I1(I1(10 + I1(unit_mode >= 1) * 6) if t7 else I1(6 + I1(unit_mode >= 1) * 4))
        )
        t12 = I1(
            I1(2 + I1(unit_mode >= 1) * 4)
            if unit_arm == 4
            else I1(I1(4 + I1(unit_mode >= 1) * 2) if unit_arm == 3 else t11)
        )
        t13 = I1(4 if t8 else t12)
        t14 = t8 & (unit_mode == 0)
        unit_difficult = i2[i + 2 * B]
        t15 = unit_difficult >= 1
        t16 = t9 & t15 & (unit_arm != 3)
        t17 = t14 | t16
        unit_minor_obstacles = i1[i + 9 * B]
        t18 = t8 & (unit_minor_obstacles >= 1)
        t19 = t17 | t18
        unit_major_obstacle = i1[i + 2 * B] != 0
        t20 = t9 & unit_major_obstacle
        t21 = t19 | t20
        t22 = (not t21)
        unit_way = i2[i + 3 * B]
        t23 = t14 | t18
        t24 = I1(-3 - I1((unit_arm >= 1) & (unit_arm <= 2)) * 2 + I1(unit_arm == 5) * 3)
        t25 = (unit_arm <= 1) & (not t23)
        unit_units_passed = i1[i + 10 * B]
        t26 = I1(
            I1(t13 if t23 else I1(t13 + I1(t24 * unit_minor_obstacles)))
            + I1(I1(t25) * I1(t24 * unit_units_passed))
        )
        t27 = (not t25) & t23
        t28 = (unit_order_2 == 1) & (not t27)
        t29 = I1(t26 if t28 else I1(t26 * 2))
        t30 = (not t28) & t27
        t31 = (not t30)
        unit_class = i1[i + 11 * B]
        t32 = unit_state == 0
        t33 = t6 & (unit_class <= 1) & t32 & t10
        t34 = (not t33)
        t35 = t6 & t10
        t36 = t34 & t35
        t37 = t33 | t35
        t38 = t7 & t10
        t39 = (not t37) & t38
        t40 = t37 | t38
        t41 = (unit_arm >= 2) | (unit_mode == 1)
        t42 = (not t40) & t41
        t43 = (not t40 | t41)
        t44 = I1(
            0
            if (not t42) & ((not t39) & ((not t36) & t34))
            else I1(0 if t42 else I1(4 if t39 else I1(I1(t36) + 2)))
        )
        unit_angle = i2[i + 4 * B]
        t45 = I2(max(I2(I2(t29) if t30 else I2(I2(t29) - I2(I2(t44) * I2(-I2(I2(-unit_angle) // 2700))) * 2)), 0))
        unit_allowance = I2(I2(t29) if t30 else t45)
        t46 = t31 & (I2(I2(unit_way - unit_difficult) + I2(unit_difficult * 2)) > I2(unit_allowance * 30))
        t47 = t21 | t46
        t48 = t5 & (not t47)
        t49 = I1(
            2
            if (not t19) & t20
            else I1(2 if (not t17) & t18 else I1(2 if (not t14) & t16 else I1(I1(t14) * 2)))
        )
        unit_time = i1[i + 12 * B]
        unit_enemy_appears = i1[i + 3 * B] != 0
        error = I1(0)
        error = I1(1 if t5 & t22 & t31 & t43 | t48 & t31 & t43 else error)  # NoRule
        error = I1(3 if unit_difficult > unit_way else error)  # IllegalState
        o1[i] = t30 | (not t48)  # unit.move.allowance.none
        o1[i + B] = I1(I1(t4) * I1(2 if (not t2) & t3 else I1(I1(t2) * 2)))  # unit.verdict
        o1[i + 2 * B] = I1(-1 if t4 else I1(I1(t47) * I1(2 if t22 & t46 else t49)))  # unit.move.verdict
        o1[i + 3 * B] = unit_allowance  # unit.move.allowance
        o1[i + 4 * B] = unit_order_2  # unit.order
        o1[i + 5 * B] = I1(I1(t4) * unit_faces)  # unit.faces
        o1[i + 6 * B] = I1(1 if t48 & (((unit_arm == 1) | (unit_arm == 3)) & t15 & t32) else unit_state)  # unit.state
        o1[i + 7 * B] = I1(1 if t48 & unit_major_obstacle else unit_time)  # unit.time
        o1[i + 8 * B] = I1(t48 & unit_enemy_appears)  # unit.must
        o1[i + 9 * B] = error  # error


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
    """Retreat (action for unit). @qrs 33"""
    for i in range(rows):
        unit_closest = i2[i]
        unit_nearest_enemy = i2[i + B]
        unit_enters_fire_zone = i1[i] != 0
        unit_leaves_fire_zone = i1[i + B] != 0
        t2 = (unit_closest <= 60) & (unit_nearest_enemy >= 61) | unit_enters_fire_zone & unit_leaves_fire_zone
        t3 = (not t2)
        unit_order = i1[i + 4 * B]
        unit_order_2 = I1(unit_order if t2 else 2)
        unit_faces = i1[i + 5 * B]
        unit_arm = i1[i + 6 * B]
        unit_mode = i1[i + 7 * B]
        t4 = unit_arm == 0
        t5 = unit_arm == 1
        t6 = unit_arm == 5
        t7 = unit_arm >= 3
        t8 = unit_mode != 1
        t9 = I1(
            I1(12 + I1(unit_mode >= 1) * 4)
            if unit_arm == 2
            else I1(I1(10 + I1(unit_mode >= 1) * 6) if t5 else I1(6 + I1(unit_mode >= 1) * 4))
        )
        t10 = I1(
            I1(2 + I1(unit_mode >= 1) * 4)
            if unit_arm == 4
            else I1(I1(4 + I1(unit_mode >= 1) * 2) if unit_arm == 3 else t9)
        )
        t11 = I1(4 if t6 else t10)
        t12 = t6 & (unit_mode == 0)
        unit_difficult = i2[i + 2 * B]
        t13 = unit_difficult >= 1
        t14 = t7 & t13 & (unit_arm != 3)
        t15 = t12 | t14
        unit_minor_obstacles = i1[i + 8 * B]
        t16 = t6 & (unit_minor_obstacles >= 1)
        t17 = t15 | t16
        unit_major_obstacle = i1[i + 2 * B] != 0
        t18 = t7 & unit_major_obstacle
        t19 = t17 | t18
        t20 = (not t19)
        unit_way = i2[i + 3 * B]
        t21 = t12 | t16
        t22 = I1(-3 - I1((unit_arm >= 1) & (unit_arm <= 2)) * 2 + I1(unit_arm == 5) * 3)
        t23 = (unit_arm <= 1) & (not t21)
        unit_units_passed = i1[i + 9 * B]
        t24 = I1(
            I1(t11 if t21 else I1(t11 + I1(t22 * unit_minor_obstacles)))
            + I1(I1(t23) * I1(t22 * unit_units_passed))
        )
        t25 = (not t23) & t21
        t26 = (unit_order_2 == 1) & (not t25)
        t27 = I1(t24 if t26 else I1(t24 * 2))
        t28 = (not t26) & t25
        t29 = (not t28)
        unit_class = i1[i + 10 * B]
        unit_state = i1[i + 11 * B]
        t30 = unit_state == 0
        t31 = t4 & (unit_class <= 1) & t30 & t8
        t32 = (not t31)
        t33 = t4 & t8
        t34 = t32 & t33
        t35 = t31 | t33
        t36 = t5 & t8
        t37 = (not t35) & t36
        t38 = t35 | t36
        t39 = (unit_arm >= 2) | (unit_mode == 1)
        t40 = (not t38) & t39
        t41 = (not t38 | t39)
        t42 = I1(
            0
            if (not t40) & ((not t37) & ((not t34) & t32))
            else I1(0 if t40 else I1(4 if t37 else I1(I1(t34) + 2)))
        )
        unit_angle = i2[i + 4 * B]
        t43 = I2(max(I2(I2(t27) if t28 else I2(I2(t27) - I2(I2(t42) * I2(-I2(I2(-unit_angle) // 2700))) * 2)), 0))
        unit_allowance = I2(I2(t27) if t28 else t43)
        t44 = t29 & (I2(I2(unit_way - unit_difficult) + I2(unit_difficult * 2)) > I2(unit_allowance * 30))
        t45 = t19 | t44
        t46 = t3 & (not t45)
        t47 = I1(
            2
            if (not t17) & t18
            else I1(2 if (not t15) & t16 else I1(2 if (not t12) & t14 else I1(I1(t12) * 2)))
        )
        unit_time = i1[i + 12 * B]
        unit_enemy_appears = i1[i + 3 * B] != 0
        error = I1(0)
        error = I1(1 if t3 & t20 & t29 & t41 | t46 & t29 & t41 else error)  # NoRule
        error = I1(3 if unit_difficult > unit_way else error)  # IllegalState
        o1[i] = t28 | (not t46)  # unit.move.allowance.none
        o1[i + B] = I1(I1(t2) * 2)  # unit.verdict
        o1[i + 2 * B] = I1(-1 if t2 else I1(I1(t45) * I1(2 if t20 & t44 else t47)))  # unit.move.verdict
        o1[i + 3 * B] = unit_allowance  # unit.move.allowance
        o1[i + 4 * B] = unit_order_2  # unit.order
        o1[i + 5 * B] = I1(unit_faces if t2 else 1)  # unit.faces
        o1[i + 6 * B] = I1(1 if t46 & (((unit_arm == 1) | (unit_arm == 3)) & t13 & t30) else unit_state)  # unit.state
        o1[i + 7 * B] = I1(1 if t46 & unit_major_obstacle else unit_time)  # unit.time
        o1[i + 8 * B] = I1(t46 & unit_enemy_appears)  # unit.must
        o1[i + 9 * B] = error  # error


def redeploy(
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
    """Redeploy (action for unit). @qrs 34"""
    for i in range(rows):
        error = I1(0)
        o1[i] = error  # error


def form_march(
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
    """Form for the march (action for unit). @qrs 34, 64"""
    for i in range(rows):
        error = I1(0)
        o1[i] = error  # error


def deploy(
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
    """Deploy (action for unit). @qrs 34, 64"""
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
    """Change facing (action for unit). @qrs 34, 35"""
    for i in range(rows):
        error = I1(0)
        o1[i] = error  # error


def to_rally(
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
    """ordered to rally (term for unit). @qrs 35, 36"""
    for i in range(rows):
        unit_order = i1[i + B]
        unit_doubled = i1[i] != 0
        unit_next_order = i1[i + 2 * B]
        error = I1(0)
        o1[i] = (unit_order == 4) | unit_doubled & (unit_next_order == 4)  # unit.to_rally
        o1[i + B] = error  # error


def no_rally(
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
    """unable to rally: in a group, or not more than 3 in from enemy (term for unit). @qrs 35"""
    for i in range(rows):
        unit_in_group = i1[i] != 0
        unit_nearest_enemy = i2[i]
        error = I1(0)
        o1[i] = unit_in_group | (unit_nearest_enemy <= 180)  # unit.no_rally
        o1[i + B] = error  # error


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
    """Rally (action for unit). @qrs 35, 40"""
    for i in range(rows):
        unit_in_group = i1[i] != 0
        unit_nearest_enemy = i2[i]
        t2 = unit_in_group | (unit_nearest_enemy <= 180)
        t3 = (not t2)
        dice_1 = i1[i + 6 * B]
        dice_2 = i1[i + 7 * B]
        unit_total = I1(dice_1 + dice_2)
        unit_quality = i1[i + 3 * B]
        unit_state = i1[i + 4 * B]
        t4 = I1(
            I1(unit_total + unit_quality)
            + I1(-I1(unit_state >= 1) - I1(unit_state >= 2) - I1(unit_state == 3))
        )
        unit_flank_compromised = i1[i + B] != 0
        unit_attached = i1[i + 5 * B]
        unit_total_2 = I1(I1(t4 - I1(unit_flank_compromised)) + unit_attached)
        unit_passed = i1[i + 2 * B] != 0
        unit_passed_2 = (not t3 & (unit_total_2 <= 6)) & (t3 & (unit_total_2 >= 7) | unit_passed)
        t5 = t3 & unit_passed_2
        error = I1(0)
        error = I1(6 if t3 & (dice_1 >= 7) | t3 & (dice_2 >= 7) else error)  # InputError
        error = I1(9 if t3 & (dice_1 == 0) | t3 & (dice_2 == 0) else error)  # MissingDice
        o1[i] = t2  # unit.cohesion.total.none
        o1[i + B] = t2  # unit.cohesion.natural.none
        o1[i + 2 * B] = t2  # unit.cohesion.dice.none
        o1[i + 3 * B] = unit_passed_2  # unit.passed
        o1[i + 4 * B] = I1(I1(t2) * 2)  # unit.verdict
        o1[i + 5 * B] = I1(unit_total if t2 else unit_total_2)  # unit.cohesion.total
        o1[i + 6 * B] = unit_total  # unit.cohesion.natural
        o1[i + 7 * B] = I1(-1 if t2 else I1(1 - I1(unit_total_2 >= 7)))  # unit.cohesion.result
        o1[i + 8 * B] = I1(I1(t5) + I1(I1(t5) * 2))  # unit.may
        o1[i + 9 * B] = error  # error


def regain(
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
    """Regain cohesion (action for unit). @qrs 35"""
    for i in range(rows):
        unit_state = i1[i]
        error = I1(0)
        o1[i] = I1(max(I1(unit_state - 1), 0))  # unit.state
        o1[i + B] = error  # error


def rejoining(
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
    """moving towards its leader beyond 12 in of enemy (term for unit). @qrs 42

    By ruling: Units that move towards their leader are free of cost beyond 12 in of the enemy
    """
    for i in range(rows):
        unit_towards_leader = i1[i] != 0
        unit_nearest_enemy = i2[i]
        unit_order = i1[i + B]
        error = I1(0)
        o1[i] = unit_towards_leader & (unit_nearest_enemy >= 721) & (unit_order <= 2)  # unit.rejoining
        o1[i + B] = error  # error


def free_action(
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
    """free action (term for unit). @qrs 38-45"""
    for i in range(rows):
        unit_order = i1[i + 3 * B]
        unit_nearest_enemy = i2[i]
        t2 = unit_nearest_enemy <= 720
        t3 = unit_nearest_enemy >= 721
        unit_state = i1[i + 4 * B]
        t4 = unit_order <= 2
        unit_towards_leader = i1[i] != 0
        unit_arm = i1[i + 5 * B]
        t5 = (unit_arm == 2) & t4
        unit_away_from_enemy = i1[i + B] != 0
        t6 = (
            unit_order == 4
        ) & t3 | (unit_state == 3) & t4 & t2 | unit_towards_leader & t3 & t4 | t5 & unit_away_from_enemy & t2
        unit_goes_to = i1[i + 6 * B]
        unit_enters_frontal_zone = i1[i + 2 * B] != 0
        error = I1(0)
        o1[i] = t6 | t5 & (unit_goes_to >= 2) & (not unit_enters_frontal_zone)  # unit.free_action
        o1[i + B] = error  # error


def final_move(
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
    """Final move of a leader (action for general). @qrs 43"""
    for i in range(rows):
        general_with_unit = i1[i] != 0
        general_rank = i1[i + B]
        t2 = general_rank == 0
        error = I1(0)
        error = I1(1 if (not general_with_unit | t2) else error)  # NoRule
        o1[i] = I1(0 if (not general_with_unit) & t2 else I1(I1(general_with_unit) * 2))  # general.verdict
        o1[i + B] = error  # error


def defending(
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
    """defending an obstacle or defences (term for unit). @qrs 160, 161"""
    for i in range(rows):
        unit_position = i1[i]
        error = I1(0)
        o1[i] = unit_position >= 2  # unit.defending
        o1[i + B] = error  # error


def disengagement(
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
    """Disengagement (contest for attacker against defender). @qrs 157-161"""
    for i in range(rows):
        attacker_distance = i2[i]
        defender_distance = i2[i + B]
        t2 = (attacker_distance >= 61) | (defender_distance >= 61)
        t3 = (not t2)
        attacker_state = i1[i]
        attacker_shaken_draws_off = attacker_state == 2
        defender_state = i1[i + B]
        defender_shaken_draws_off = defender_state == 2
        attacker_stays_before_shaken_enemy = (attacker_state != 2) & defender_shaken_draws_off
        t4 = attacker_shaken_draws_off | defender_shaken_draws_off
        t5 = (attacker_state == 1) & (defender_state == 0)
        attacker_disordered_back = (not t4) & t5
        t6 = t4 | t5
        t7 = I1(
            2
            if attacker_disordered_back
            else I1(1 if attacker_stays_before_shaken_enemy else I1(-1 + I1(attacker_state == 2)))
        )
        defender_position = i1[i + 2 * B]
        t8 = defender_position >= 2
        t9 = (defender_state == 1) & (attacker_state == 0) & (defender_position <= 1)
        attacker_stays_before_disordered_enemy_that_go_back = (not t6) & t9
        t10 = t6 | t9
        attacker_attacker_back = (not t10) & t8
        t11 = t10 | t8
        t12 = I1(
            4
            if attacker_attacker_back
            else I1(3 if attacker_stays_before_disordered_enemy_that_go_back else t7)
        )
        defender_stays_before_shaken_enemy = (defender_state != 2) & attacker_shaken_draws_off
        t13 = defender_shaken_draws_off | attacker_shaken_draws_off
        defender_disordered_back = (not t13) & t9
        t14 = t13 | t9
        t15 = I1(
            2
            if defender_disordered_back
            else I1(1 if defender_stays_before_shaken_enemy else I1(-1 + I1(defender_state == 2)))
        )
        defender_stays_before_disordered_enemy_that_go_back = (not t14) & t5
        t16 = t14 | t5
        defender_defender_of_them_stays = (not t16) & t8
        t17 = t16 | t8
        t18 = I1(
            5
            if defender_defender_of_them_stays
            else I1(3 if defender_stays_before_disordered_enemy_that_go_back else t15)
        )
        t19 = t3 & attacker_stays_before_shaken_enemy | t3 & attacker_stays_before_disordered_enemy_that_go_back
        t20 = t3 & defender_stays_before_shaken_enemy | t3 & defender_stays_before_disordered_enemy_that_go_back
        t21 = I1(
            I1(I1(t3 & attacker_shaken_draws_off) + I1(I1(t19) * 2))
            + I1(I1(t3 & attacker_disordered_back | t3 & attacker_attacker_back) * 4)
        )
        t22 = I1(I1(t3 & defender_shaken_draws_off) + I1(I1(t20 | t3 & defender_defender_of_them_stays) * 2))
        error = I1(0)
        error = I1(3 if (not attacker_distance == defender_distance) else error)  # IllegalState
        o1[i] = I1(2 - I1(attacker_distance <= 60))  # attacker.verdict
        o1[i + B] = I1(2 - I1(defender_distance <= 60))  # defender.verdict
        o1[i + 2 * B] = I1(-1 if t2 else I1(t12 if t11 else 6))  # attacker.result
        o1[i + 3 * B] = I1(-1 if t2 else I1(t18 if t17 else 6))  # defender.result
        o1[i + 4 * B] = I1(t21 + I1(I1(t3 & (not t11)) * 8))  # attacker.must
        o1[i + 5 * B] = I1(I1(t22 + I1(I1(t3 & defender_disordered_back) * 4)) + I1(I1(t3 & (not t17)) * 8))  # defender.must
        o1[i + 6 * B] = error  # error


def draw_off(
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
    """Fall back until 4 in from the enemy (action for unit). @qrs 159"""
    for i in range(rows):
        error = I1(0)
        o1[i] = error  # error


def step_back(
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
    """Step back (action for unit). @qrs 161"""
    for i in range(rows):
        error = I1(0)
        o1[i] = error  # error


def wheel_cost(
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
    """Wheeling (value for unit). @qrs 74-79"""
    for i in range(rows):
        unit_arm = i1[i]
        t2 = unit_arm == 0
        unit_class = i1[i + B]
        unit_state = i1[i + 2 * B]
        unit_mode = i1[i + 3 * B]
        t3 = unit_mode != 1
        t4 = t2 & (unit_class <= 1) & (unit_state == 0) & t3
        t5 = (not t4)
        t6 = t2 & t3
        t7 = t5 & t6
        t8 = t4 | t6
        t9 = (unit_arm == 1) & t3
        t10 = (not t8) & t9
        t11 = t8 | t9
        t12 = (unit_arm >= 2) | (unit_mode == 1)
        t13 = (not t11) & t12
        error = I1(0)
        error = I1(1 if (not t11 | t12) else error)  # NoRule
        o1[i] = (not t13) & ((not t10) & ((not t7) & t5))  # unit.wheel_cost.none
        o1[i + B] = I1(0 if t13 else I1(4 if t10 else I1(I1(t7) + 2)))  # unit.wheel_cost
        o1[i + 2 * B] = error  # error


def reach(
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
    """Move (value for unit). @qrs 64-79, 88"""
    for i in range(rows):
        unit_arm = i1[i]
        t2 = unit_arm == 0
        t3 = unit_arm == 1
        t4 = unit_arm == 5
        unit_minor_obstacles = i1[i + B]
        unit_mode = i1[i + 2 * B]
        t5 = unit_mode != 1
        t6 = I1(
            I1(12 + I1(unit_mode >= 1) * 4)
            if unit_arm == 2
            else I1(I1(10 + I1(unit_mode >= 1) * 6) if t3 else I1(6 + I1(unit_mode >= 1) * 4))
        )
        t7 = I1(
            I1(2 + I1(unit_mode >= 1) * 4)
            if unit_arm == 4
            else I1(I1(4 + I1(unit_mode >= 1) * 2) if unit_arm == 3 else t6)
        )
        t8 = I1(4 if t4 else t7)
        t9 = t4 & (unit_mode == 0) | t4 & (unit_minor_obstacles >= 1)
        t10 = I1(-3 - I1((unit_arm >= 1) & (unit_arm <= 2)) * 2 + I1(unit_arm == 5) * 3)
        t11 = (unit_arm <= 1) & (not t9)
        unit_units_passed = i1[i + 3 * B]
        t12 = I1(
            I1(t8 if t9 else I1(t8 + I1(t10 * unit_minor_obstacles)))
            + I1(I1(t11) * I1(t10 * unit_units_passed))
        )
        t13 = (not t11) & t9
        unit_order = i1[i + 4 * B]
        t14 = (unit_order == 1) & (not t13)
        t15 = I1(t12 if t14 else I1(t12 * 2))
        t16 = (not t14) & t13
        unit_class = i1[i + 5 * B]
        unit_state = i1[i + 6 * B]
        t17 = t2 & (unit_class <= 1) & (unit_state == 0) & t5
        t18 = (not t17)
        t19 = t2 & t5
        t20 = t18 & t19
        t21 = t17 | t19
        t22 = t3 & t5
        t23 = (not t21) & t22
        t24 = t21 | t22
        t25 = (unit_arm >= 2) | (unit_mode == 1)
        t26 = (not t24) & t25
        t27 = I1(
            0
            if (not t26) & ((not t23) & ((not t20) & t18))
            else I1(0 if t26 else I1(4 if t23 else I1(I1(t20) + 2)))
        )
        unit_angle = i2[i]
        t28 = I2(max(I2(I2(t15) if t16 else I2(I2(t15) - I2(I2(t27) * I2(-I2(I2(-unit_angle) // 2700))) * 2)), 0))
        error = I1(0)
        error = I1(1 if (not t16) & (not t24 | t25) else error)  # NoRule
        o1[i] = t16  # unit.reach.none
        o1[i + B] = I2(I2(t15) if t16 else t28)  # unit.reach
        o1[i + 2 * B] = error  # error


def rough_distance(
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
    """Distance in difficult terrain, as it counts (value for unit). @qrs 81"""
    for i in range(rows):
        error = I1(0)
        o1[i] = error  # error


def distance_counted(
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
    """Distance moved, as it counts (value for unit). @qrs 81"""
    for i in range(rows):
        unit_way = i2[i]
        unit_difficult = i2[i + B]
        error = I1(0)
        error = I1(3 if unit_difficult > unit_way else error)  # IllegalState
        o1[i] = error  # error
        o2[i] = I2(I2(unit_way - unit_difficult) + I2(unit_difficult * 2))  # unit.distance_counted


def move(rows: int, i1: Array, i2: Array, i4: Array, i8: Array, o1: Array, o2: Array, o4: Array, o8: Array) -> None:
    """Move (action for unit). @qrs 64-83, 94"""
    for i in range(rows):
        unit_arm = i1[i + 2 * B]
        unit_mode = i1[i + 3 * B]
        t2 = unit_arm == 0
        t3 = unit_arm == 1
        t4 = unit_arm == 5
        t5 = unit_arm >= 3
        t6 = unit_mode != 1
        t7 = t2 & t6
        t8 = t3 & t6
        t9 = I1(
            I1(12 + I1(unit_mode >= 1) * 4)
            if unit_arm == 2
            else I1(I1(10 + I1(unit_mode >= 1) * 6) if t3 else I1(6 + I1(unit_mode >= 1) * 4))
        )
        t10 = I1(
            I1(2 + I1(unit_mode >= 1) * 4)
            if unit_arm == 4
            else I1(I1(4 + I1(unit_mode >= 1) * 2) if unit_arm == 3 else t9)
        )
        t11 = t4 & (unit_mode == 0)
        t12 = I1(4 if t4 else t10)
        unit_difficult = i2[i]
        t13 = unit_difficult >= 1
        t14 = t5 & t13 & (unit_arm != 3)
        t15 = t11 | t14
        unit_minor_obstacles = i1[i + 4 * B]
        t16 = t4 & (unit_minor_obstacles >= 1)
        t17 = t15 | t16
        unit_major_obstacle = i1[i] != 0
        t18 = t5 & unit_major_obstacle
        t19 = t17 | t18
        t20 = (not t19)
        unit_way = i2[i + B]
        t21 = t11 | t16
        t22 = I1(-3 - I1((unit_arm >= 1) & (unit_arm <= 2)) * 2 + I1(unit_arm == 5) * 3)
        t23 = (unit_arm <= 1) & (not t21)
        unit_units_passed = i1[i + 5 * B]
        t24 = I1(
            I1(t12 if t21 else I1(t12 + I1(t22 * unit_minor_obstacles)))
            + I1(I1(t23) * I1(t22 * unit_units_passed))
        )
        t25 = (not t23) & t21
        unit_order = i1[i + 6 * B]
        t26 = (unit_order == 1) & (not t25)
        t27 = I1(t24 if t26 else I1(t24 * 2))
        t28 = (not t26) & t25
        t29 = (not t28)
        unit_class = i1[i + 7 * B]
        unit_state = i1[i + 8 * B]
        t30 = unit_state == 0
        t31 = t2 & (unit_class <= 1) & t30 & t6
        t32 = (not t31)
        t33 = t32 & t7
        t34 = t31 | t7
        t35 = (not t34) & t8
        t36 = t34 | t8
        t37 = (unit_arm >= 2) | (unit_mode == 1)
        t38 = (not t36) & t37
        t39 = (not t36 | t37)
        t40 = I1(
            0
            if (not t38) & ((not t35) & ((not t33) & t32))
            else I1(0 if t38 else I1(4 if t35 else I1(I1(t33) + 2)))
        )
        unit_angle = i2[i + 2 * B]
        t41 = I2(max(I2(I2(t27) if t28 else I2(I2(t27) - I2(I2(t40) * I2(-I2(I2(-unit_angle) // 2700))) * 2)), 0))
        unit_allowance = I2(I2(t27) if t28 else t41)
        t42 = t29 & (I2(I2(unit_way - unit_difficult) + I2(unit_difficult * 2)) > I2(unit_allowance * 30))
        t43 = t19 | t42
        t44 = (not t43)
        t45 = I1(
            2
            if (not t17) & t18
            else I1(2 if (not t15) & t16 else I1(2 if (not t11) & t14 else I1(I1(t11) * 2)))
        )
        unit_time = i1[i + 9 * B]
        unit_enemy_appears = i1[i + B] != 0
        error = I1(0)
        error = I1(1 if t20 & t29 & t39 | t44 & t29 & t39 else error)  # NoRule
        error = I1(3 if unit_difficult > unit_way else error)  # IllegalState
        o1[i] = t28 | t43  # unit.allowance.none
        o1[i + B] = I1(I1(t43) * I1(2 if t20 & t42 else t45))  # unit.verdict
        o1[i + 2 * B] = unit_allowance  # unit.allowance
        o1[i + 3 * B] = I1(1 if t44 & (((unit_arm == 1) | (unit_arm == 3)) & t13 & t30) else unit_state)  # unit.state
        o1[i + 4 * B] = I1(1 if t44 & unit_major_obstacle else unit_time)  # unit.time
        o1[i + 5 * B] = I1(t44 & unit_enemy_appears)  # unit.must
        o1[i + 6 * B] = error  # error


def halt(rows: int, i1: Array, i2: Array, i4: Array, i8: Array, o1: Array, o2: Array, o4: Array, o8: Array) -> None:
    """Halt (action for unit). @qrs 94"""
    for i in range(rows):
        error = I1(0)
        o1[i] = error  # error


def pass_through(
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
    """Pass through a unit (action for unit against friend). @qrs 87, 88"""
    for i in range(rows):
        unit_arm = i1[i + B]
        friend_arm = i1[i + 2 * B]
        friend_moves = i1[i] != 0
        error = I1(0)
        error = I1(1 if (not (unit_arm >= 2) | (unit_arm <= 1) & (friend_arm <= 1) & (not friend_moves)) else error)  # NoRule
        o1[i] = I1(-3 - I1(unit_arm >= 1) * 2 + I1(unit_arm >= 2) * 5)  # unit.effect
        o1[i + B] = error  # error


def pass_gap(
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
    """Pass a gap (action for unit). @qrs 89"""
    for i in range(rows):
        unit_gap_width = i2[i]
        error = I1(0)
        error = I1(1 if unit_gap_width <= 119 else error)  # NoRule
        o1[i] = error  # error


def balks(
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
    """shaken, and nearer to enemy in 6 in (term for unit). @qrs 93"""
    for i in range(rows):
        unit_state = i1[i]
        unit_closest = i2[i]
        unit_nearest_enemy = i2[i + B]
        error = I1(0)
        o1[i] = (unit_state == 2) & (unit_nearest_enemy > unit_closest) & (unit_closest <= 360)  # unit.balks
        o1[i + B] = error  # error


def kept_off(
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
    """kept off by the enemy (term for unit). @qrs 95, 96"""
    for i in range(rows):
        unit_closest = i2[i]
        unit_nearest_enemy = i2[i + B]
        unit_enters_fire_zone = i1[i] != 0
        unit_leaves_fire_zone = i1[i + B] != 0
        unit_kept_off = (unit_closest <= 60) & (
            unit_nearest_enemy >= 61
        ) | unit_enters_fire_zone & unit_leaves_fire_zone
        error = I1(0)
        o1[i] = unit_kept_off  # unit.kept_off
        o1[i + B] = error  # error


def close(
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
    """Close with the enemy (action for unit against enemy). @qrs 10, 97"""
    for i in range(rows):
        unit_state = i1[i + B]
        unit_strikes = i1[i + 2 * B]
        unit_behind_flank = i1[i] != 0
        t2 = (unit_strikes >= 1) & (not unit_behind_flank)
        unit_verdict = I1(
            I1((unit_state == 2) | t2) * I1(2 if (unit_state != 2) & t2 else I1(I1(unit_state == 2) * 2))
        )
        error = I1(0)
        o1[i] = unit_verdict  # unit.verdict
        o1[i + B] = error  # error


def contact(
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
    """Contact with enemy (test for unit against enemy). @qrs 98"""
    for i in range(rows):
        enemy_state = i1[i + 3 * B]
        t2 = enemy_state == 3
        enemy_removed = i1[i] != 0
        unit_state = i1[i + 4 * B]
        t3 = t2 & (unit_state == 0)
        dice_1 = i1[i + 7 * B]
        dice_2 = i1[i + 8 * B]
        t4 = (not t3)
        unit_total = I1(dice_1 + dice_2)
        unit_quality = i1[i + 5 * B]
        t5 = I1(
            I1(unit_total + unit_quality)
            + I1(-I1(unit_state >= 1) - I1(unit_state >= 2) - I1(unit_state == 3))
        )
        unit_flank_compromised = i1[i + B] != 0
        unit_attached = i1[i + 6 * B]
        unit_total_2 = I1(I1(t5 - I1(unit_flank_compromised)) + unit_attached)
        unit_passed = i1[i + 2 * B] != 0
        unit_passed_2 = (not t3 & (unit_total_2 <= 6)) & (t3 & (unit_total_2 >= 7) | unit_passed)
        error = I1(0)
        error = I1(6 if t3 & (dice_1 >= 7) | t3 & (dice_2 >= 7) else error)  # InputError
        error = I1(9 if t3 & (dice_1 == 0) | t3 & (dice_2 == 0) else error)  # MissingDice
        o1[i] = t4  # unit.cohesion.total.none
        o1[i + B] = t4  # unit.cohesion.natural.none
        o1[i + 2 * B] = t4  # unit.cohesion.dice.none
        o1[i + 3 * B] = t2 | enemy_removed  # enemy.removed
        o1[i + 4 * B] = unit_passed_2  # unit.passed
        o1[i + 5 * B] = I1(unit_total_2 if t3 else unit_total)  # unit.cohesion.total
        o1[i + 6 * B] = unit_total  # unit.cohesion.natural
        o1[i + 7 * B] = I1(I1(1 - I1(unit_total_2 >= 7)) if t3 else -1)  # unit.cohesion.result
        o1[i + 8 * B] = I1(1 if t3 & (not unit_passed_2) else unit_state)  # unit.state
        o1[i + 9 * B] = error  # error


def pursuit(
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
    """Does it pursue? (test for unit against enemy). @qrs 215"""
    for i in range(rows):
        enemy_state = i1[i + 2 * B]
        unit_distance = i2[i]
        t2 = (enemy_state == 3) & (unit_distance <= 60)
        unit_arm = i1[i + 3 * B]
        t3 = unit_arm == 1
        unit_state = i1[i + 4 * B]
        t4 = t2 & (t3 & (unit_state != 2))
        dice_1 = i1[i + 7 * B]
        dice_2 = i1[i + 8 * B]
        t5 = (not t4)
        unit_total = I1(dice_1 + dice_2)
        unit_quality = i1[i + 5 * B]
        t6 = I1(
            I1(unit_total + unit_quality)
            + I1(-I1(unit_state >= 1) - I1(unit_state >= 2) - I1(unit_state == 3))
        )
        unit_flank_compromised = i1[i] != 0
        unit_attached = i1[i + 6 * B]
        unit_total_2 = I1(I1(t6 - I1(unit_flank_compromised)) + unit_attached)
        unit_passed = i1[i + B] != 0
        unit_passed_2 = (not t4 & (unit_total_2 <= 6)) & (t4 & (unit_total_2 >= 7) | unit_passed)
        unit_irregulars_always_do = unit_arm == 2
        t7 = t2 & unit_irregulars_always_do
        t8 = t3 & (unit_state == 2)
        unit_shaken_cavalry_do_not = (unit_arm != 2) & t8
        t9 = unit_irregulars_always_do | t8
        t10 = t2 & unit_shaken_cavalry_do_not
        t11 = t3 & (not unit_passed_2)
        unit_cavalry_that_fail_the_test_must = (not t9) & t11
        t12 = t9 | t11
        t13 = t2 & unit_cavalry_that_fail_the_test_must
        t14 = I1(
            2
            if unit_cavalry_that_fail_the_test_must
            else I1(1 if unit_shaken_cavalry_do_not else I1(-1 + I1(unit_arm == 2)))
        )
        unit_cavalry_that_pass_choose = (not t12) & t3
        t15 = t12 | t3
        t16 = t2 & unit_cavalry_that_pass_choose
        t17 = t2 & (not t15)
        t18 = t7 | t13
        t19 = t18 & t10
        t20 = t10 | t17
        error = I1(0)
        error = I1(2 if t7 & t10 | t13 & t19 | t16 & t19 | t17 & (t18 & t20) else error)  # TwoRules
        error = I1(6 if t4 & (dice_1 >= 7) | t4 & (dice_2 >= 7) else error)  # InputError
        error = I1(9 if t4 & (dice_1 == 0) | t4 & (dice_2 == 0) else error)  # MissingDice
        o1[i] = t5  # unit.cohesion.total.none
        o1[i + B] = t5  # unit.cohesion.natural.none
        o1[i + 2 * B] = t5  # unit.cohesion.dice.none
        o1[i + 3 * B] = unit_passed_2  # unit.passed
        o1[i + 4 * B] = I1(unit_total_2 if t4 else unit_total)  # unit.cohesion.total
        o1[i + 5 * B] = unit_total  # unit.cohesion.natural
        o1[i + 6 * B] = I1(I1(1 - I1(unit_total_2 >= 7)) if t4 else -1)  # unit.cohesion.result
        o1[i + 7 * B] = I1(I1(I1(3 if unit_cavalry_that_pass_choose else t14) if t15 else 4) if t2 else -1)  # unit.result
        o1[i + 8 * B] = I1(4 - I1(t2) * 4)  # unit.verdict
        o1[i + 9 * B] = I1(t18)  # unit.must
        o1[i + 10 * B] = I1(t16 & (not t20))  # unit.may
        o1[i + 11 * B] = I1(t20)  # unit.may_not
        o1[i + 12 * B] = error  # error


def pursue(
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
    """Pursuit (action for unit against enemy). @qrs 215-220"""
    for i in range(rows):
        dice_1 = i1[i + 3 * B]
        unit_distance_on = I1(dice_1 + 3)
        unit_state = i1[i + 2 * B]
        unit_routers_distance = i2[i]
        t2 = I2(I2(unit_distance_on) * 60)
        enemy_removed = i1[i] != 0
        unit_other_enemy = i2[i + B]
        unit_edge_distance = i2[i + 2 * B]
        unit_off_table = i1[i + B] != 0
        error = I1(0)
        error = I1(6 if dice_1 >= 7 else error)  # InputError
        error = I1(9 if dice_1 == 0 else error)  # MissingDice
        o1[i] = (unit_routers_distance <= t2) | enemy_removed  # enemy.removed
        o1[i + B] = (unit_edge_distance <= t2) | unit_off_table  # unit.off_table
        o1[i + 2 * B] = unit_distance_on  # unit.distance_on
        o1[i + 3 * B] = I1(1 + I1(unit_state >= 2) + I1(unit_state == 3))  # unit.state
        o1[i + 4 * B] = I1(unit_other_enemy <= t2)  # unit.must
        o1[i + 5 * B] = error  # error


def fight_at_once(
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
    """A round of close combat at once (action for attacker against defender). @qrs 219"""
    for i in range(rows):
        dice_1 = i1[i + 29 * B]
        dice_2 = i1[i + 30 * B]
        attacker_class = i1[i + 14 * B]
        attacker_arm = i1[i + 15 * B]
        attacker_irregulars_always_do = attacker_arm == 2
        t2 = I1(
            I1(dice_1 + I1(1 - I1(attacker_class >= 2) - I1(attacker_class == 3)))
            + I1(-I1(attacker_arm >= 2) - I1(attacker_arm >= 3))
        )
        attacker_pikes = i1[i] != 0
        defender_position = i1[i + 16 * B]
        attacker_shock = i1[i + B] != 0
        attacker_charging = i1[i + 2 * B] != 0
        t3 = I1(
            I1(t2 + I1(attacker_pikes & ((defender_position == 0) | (defender_position == 2))))
            + I1(attacker_shock & attacker_charging)
        )
        attacker_state = i1[i + 17 * B]
        defender_state = i1[i + 18 * B]
        t4 = I1(I1(t3 + I1(-1 + I1((attacker_state == 0) | (attacker_state == 3)))) + I1(I1(defender_state == 2)))
        attacker_strikes = i1[i + 19 * B]
        attacker_flank_compromised = i1[i + 3 * B] != 0
        t5 = I1(-I1(attacker_flank_compromised))
        t6 = attacker_arm == 1
        defender_hedge_of_steel = i1[i + 4 * B] != 0
        t7 = I1(
            I1(I1(t4 + I1(I1(attacker_strikes >= 1) * 2)) + t5)
            - I1((attacker_arm >= 1) & (attacker_arm <= 2) & defender_hedge_of_steel)
        )
        attacker_position = i1[i + 20 * B]
        t8 = I1(
            I1(t7 + I1(I1(attacker_position == 4) * 2))
            + I1(-1 + I1((defender_position <= 1) | (defender_position == 4)))
        )
        attacker_supports = i1[i + 21 * B]
        attacker_incidental = i1[i + 5 * B] != 0
        attacker_total = I1(I1(t8 + I1(I1(attacker_supports >= 1))) - I1(attacker_incidental))
        defender_class = i1[i + 22 * B]
        defender_arm = i1[i + 23 * B]
        defender_irregulars_always_do = defender_arm == 2
        t9 = I1(
            I1(dice_2 + I1(1 - I1(defender_class >= 2) - I1(defender_class == 3)))
            + I1(-I1(defender_arm >= 2) - I1(defender_arm >= 3))
        )
        defender_pikes = i1[i + 6 * B] != 0
        defender_shock = i1[i + 7 * B] != 0
        defender_charging = i1[i + 8 * B] != 0
        t10 = I1(
            I1(t9 + I1(defender_pikes & ((attacker_position == 0) | (attacker_position == 2))))
            + I1(defender_shock & defender_charging)
        )
        defender_flank_compromised = i1[i + 9 * B] != 0
        t11 = I1(-I1(defender_flank_compromised))
        t12 = defender_arm == 1
        attacker_hedge_of_steel = i1[i + 10 * B] != 0
        t13 = I1(
            I1(I1(t10 + I1(-1 + I1((defender_state == 0) | (defender_state == 3)))) + t11)
            - I1((defender_arm >= 1) & (defender_arm <= 2) & attacker_hedge_of_steel)
        )
        defender_supports = i1[i + 24 * B]
        defender_incidental = i1[i + 11 * B] != 0
        defender_total = I1(
            I1(I1(t13 + I1(I1(defender_position == 4) * 2)) + I1(I1(defender_supports >= 1)))
            - I1(defender_incidental)
        )
        attacker_margin = I1(attacker_total - defender_total)
        t14 = attacker_margin >= -3
        t15 = attacker_margin <= -4
        t16 = attacker_margin <= -8
        attacker_level = I1(
            I1(attacker_margin >= -7) * 4
            - I1(attacker_margin >= -6)
            - I1(attacker_margin >= -3)
            - I1(attacker_margin >= 0)
            - I1(attacker_margin >= 4)
        )
        defender_level = I1(
            4 - I1(attacker_margin >= -7) * 4
            + I1(attacker_margin >= -3)
            + I1(attacker_margin >= 1)
            + I1(attacker_margin >= 4)
            + I1(attacker_margin >= 7)
        )
        t17 = (attacker_margin >= -7) & (attacker_margin <= 3)
        dice_3 = i1[i + 31 * B]
        dice_4 = i1[i + 32 * B]
        t18 = (attacker_margin <= -8) | (attacker_margin >= 4)
        attacker_total_2 = I1(dice_3 + dice_4)
        attacker_quality = i1[i + 25 * B]
        t19 = I1(
            I1(attacker_total_2 + attacker_quality)
            + I1(-I1(attacker_state >= 1) - I1(attacker_state >= 2) - I1(attacker_state == 3))
        )
        attacker_attached = i1[i + 26 * B]
        attacker_total_3 = I1(I1(t19 + t5) + attacker_attached)
        attacker_passed = i1[i + 12 * B] != 0
        t20 = (not t17 & (attacker_total_3 <= 6)) & (t17 & (attacker_total_3 >= 7) | attacker_passed)
        t21 = i1[
            i
            + (29 + min(max(int(I1(2 + I1((attacker_margin >= -7) & (attacker_margin <= 3)) * 2)), 0), 10)) * B
        ]
        t22 = i1[
            i
            + (29 + min(max(int(I1(3 + I1((attacker_margin >= -7) & (attacker_margin <= 3)) * 2)), 0), 10)) * B
        ]
        defender_total_2 = I1(t21 + t22)
        t23 = I1(4 - I1(attacker_margin <= -8) * 2 + I1((attacker_margin >= -3) & (attacker_margin <= 3)) * 2)
        defender_quality = i1[i + 27 * B]
        t24 = I1(
            I1(defender_total_2 + defender_quality)
            + I1(-I1(defender_state >= 1) - I1(defender_state >= 2) - I1(defender_state == 3))
        )
        defender_attached = i1[i + 28 * B]
        defender_total_3 = I1(I1(t24 + t11) + defender_attached)
        defender_passed = i1[i + 13 * B] != 0
        t25 = (not t14 & (defender_total_3 <= 6)) & (t14 & (defender_total_3 >= 7) | defender_passed)
        t26 = I1(
            -1
            + I1(
                attacker_margin >= -7
            )* 4 - I1(
                attacker_margin >= -6
            ) - I1(attacker_margin >= -3) - I1(attacker_margin >= 0) - I1(attacker_margin >= 4)
        )
        t27 = (not t17 & t20)
        t28 = t27 & t17
        attacker_lost = I1(0 if t18 else I1(attacker_level if t28 else t26))
        t29 = t17 & (t28 & t16 | (not t28) & t27)
        t30 = I1(
            -1
            + I1(attacker_margin >= -3)
            + I1(attacker_margin >= 1)
            + I1(attacker_margin >= 4)
            + I1(attacker_margin >= 7)
        )
        t31 = (not t14 & t25)
        t32 = t31 & t14
        defender_lost = I1(0 if t15 else I1(defender_level if t32 else t30))
        t33 = t14 & (t32 & t16 | (not t32) & t31)
        attacker_state_2 = I1(max(I1(min(I1(attacker_state + I1(0 if t29 else attacker_lost)), 3)), 0))
        defender_state_2 = I1(max(I1(min(I1(defender_state + I1(0 if t33 else defender_lost)), 3)), 0))
        t34 = defender_state_2 == 2
        t35 = defender_state_2 == 3
        t36 = attacker_state_2 == 3
        t37 = I1(
            I1(3 - I1(attacker_state_2 >= 1) * 3 + I1(attacker_state_2 >= 2) + I1(attacker_state_2 == 3))
            if defender_state_2 == 1
            else I1(-1 if defender_state_2 >= 1 else I1(I1(attacker_state_2 >= 2) + I1(attacker_state_2 == 3)))
        )
        attacker_melee_outcome = I1(
            I1(5 + I1(attacker_state_2 == 3))
            if t35
            else I1(I1(4 - I1(attacker_state_2 >= 2) * 4 + I1(attacker_state_2 == 3) * 2) if t34 else t37)
        )
        attacker_distance = i2[i]
        t38 = t35 & (attacker_state_2 <= 2) & (t35 & (attacker_distance <= 60))
        t39 = t38 & (t6 & (attacker_state_2 != 2))
        t40 = i1[i + (29 + min(max(int(t23), 0), 10)) * B]
        t41 = I1(5 - I1(attacker_margin <= -8) * 2 + I1((attacker_margin >= -3) & (attacker_margin <= 3)) * 2)
        t42 = i1[i + (29 + min(max(int(t41), 0), 10)) * B]
        attacker_total_4 = I1(t40 + t42)
        t43 = I1(t23 + I1(I1(t39) * 2))
        t44 = (not t39) & t18
        t45 = I1(
            I1(attacker_total_4 + attacker_quality)
            + I1(-I1(attacker_state_2 >= 1) - I1(attacker_state_2 >= 2) - I1(attacker_state_2 == 3))
        )
        attacker_total_5 = I1(I1(t45 + t5) + attacker_attached)
        attacker_cohesion_result = I1(
            I1(1 - I1(attacker_total_5 >= 7))
            if t39
            else I1(-1 if t18 else I1(1 - I1(attacker_total_3 >= 7)))
        )
        attacker_passed_2 = (not t39 & (attacker_total_5 <= 6)) & (t39 & (attacker_total_5 >= 7) | t20)
        t46 = t38 & attacker_irregulars_always_do
        t47 = t6 & (attacker_state_2 == 2)
        attacker_shaken_cavalry_do_not = (attacker_arm != 2) & t47
        t48 = attacker_irregulars_always_do | t47
        t49 = t38 & attacker_shaken_cavalry_do_not
        t50 = t6 & (not attacker_passed_2)
        attacker_cavalry_that_fail_the_test_must = (not t48) & t50
        t51 = t48 | t50
        t52 = t38 & attacker_cavalry_that_fail_the_test_must
        t53 = I1(
            2
            if attacker_cavalry_that_fail_the_test_must
            else I1(1 if attacker_shaken_cavalry_do_not else I1(-1 + I1(attacker_arm == 2)))
        )
        attacker_cavalry_that_pass_choose = (not t51) & t6
        t54 = t51 | t6
        t55 = t38 & attacker_cavalry_that_pass_choose
        t56 = t38 & (not t54)
        t57 = t46 | t52
        t58 = t57 & t49
        t59 = t49 | t56
        defender_distance = i2[i + B]
        t60 = t36 & (defender_state_2 <= 2) & (t36 & (defender_distance <= 60))
        t61 = t60 & (t12 & (defender_state_2 != 2))
        t62 = i1[i + (29 + min(max(int(t43), 0), 10)) * B]
        t63 = i1[i + (29 + min(max(int(I1(t43 + 1)), 0), 10)) * B]
        defender_total_4 = I1(t62 + t63)
        t64 = (not t61) & t15
        t65 = I1(
            I1(defender_total_4 + defender_quality)
            + I1(-I1(defender_state_2 >= 1) - I1(defender_state_2 >= 2) - I1(defender_state_2 == 3))
        )
        defender_total_5 = I1(I1(t65 + t11) + defender_attached)
        defender_cohesion_result = I1(
            I1(1 - I1(defender_total_5 >= 7))
            if t61
            else I1(-1 if t15 else I1(1 - I1(defender_total_3 >= 7)))
        )
        defender_passed_2 = (not t61 & (defender_total_5 <= 6)) & (t61 & (defender_total_5 >= 7) | t25)
        t66 = t60 & defender_irregulars_always_do
        t67 = t12 & t34
        defender_shaken_cavalry_do_not = (defender_arm != 2) & t67
        t68 = defender_irregulars_always_do | t67
        t69 = t60 & defender_shaken_cavalry_do_not
        t70 = t12 & (not defender_passed_2)
        defender_cavalry_that_fail_the_test_must = (not t68) & t70
        t71 = t68 | t70
        t72 = t60 & defender_cavalry_that_fail_the_test_must
        t73 = I1(
            2
            if defender_cavalry_that_fail_the_test_must
            else I1(1 if defender_shaken_cavalry_do_not else I1(-1 + I1(defender_arm == 2)))
        )
        defender_cavalry_that_pass_choose = (not t71) & t12
        t74 = t71 | t12
        t75 = t60 & defender_cavalry_that_pass_choose
        t76 = t60 & (not t74)
        t77 = t66 | t72
        t78 = t77 & t69
        t79 = t69 | t76
        t80 = (
            not attacker_distance == defender_distance
        ) | attacker_shock & (attacker_arm != 1) | defender_shock & (defender_arm != 1)
        t81 = t46 & t49 | t52 & t58 | t55 & t58 | t56 & (
            t57 & t59
        ) | t66 & t69 | t72 & t78 | t75 & t78 | t76 & (t77 & t79)
        t82 = I1(
            I1(attacker_melee_outcome == 0)
            + I1(attacker_melee_outcome == 3) * 2
            + I1(attacker_melee_outcome == 1) * 4
            + I1((attacker_melee_outcome == 2) | (attacker_melee_outcome == 6)) * 8
        )
        attacker_may = I1(
            I1(I1(attacker_melee_outcome == 4) * 16 + I1(attacker_melee_outcome == 5) * 32)
            + I1(I1(t55 & (not t59)) * 64)
        )
        t83 = I1(
            I1(attacker_melee_outcome == 3)
            + I1(attacker_melee_outcome == 0) * 2
            + I1(attacker_melee_outcome == 4) * 4
            + I1(attacker_melee_outcome >= 5) * 8
        )
        error = I1(0)
        error = I1(2 if t81 else error)  # TwoRules
        error = I1(6 if t39 & (t40 >= 7) | t39 & (t42 >= 7) | t61 & (t62 >= 7) | t61 & (t63 >= 7) else error)  # InputError
        error = I1(9 if t39 & (t40 == 0) | t39 & (t42 == 0) | t61 & (t62 == 0) | t61 & (t63 == 0) else error)  # MissingDice
        error = I1(1 if attacker_melee_outcome == -1 else error)  # NoRule
        error = I1(6 if t14 & (t21 >= 7) | t14 & (t22 >= 7) else error)  # InputError
        error = I1(9 if t14 & (t21 == 0) | t14 & (t22 == 0) else error)  # MissingDice
        error = I1(6 if t17 & (dice_3 >= 7) | t17 & (dice_4 >= 7) else error)  # InputError
        error = I1(1 if t16 else error)  # NoRule
        error = I1(9 if (dice_2 == 0) | t17 & (dice_3 == 0) | t17 & (dice_4 == 0) else error)  # MissingDice
        error = I1(6 if (dice_1 >= 7) | (dice_2 >= 7) else error)  # InputError
        error = I1(9 if dice_1 == 0 else error)  # MissingDice
        error = I1(3 if t80 else error)  # IllegalState
        o1[i] = t16  # attacker.melee.level.none
        o1[i + B] = t16  # defender.melee.level.none
        o1[i + 2 * B] = t44  # attacker.cohesion.total.none
        o1[i + 3 * B] = t44  # attacker.cohesion.natural.none
        o1[i + 4 * B] = t44  # attacker.cohesion.dice.none
        o1[i + 5 * B] = t64  # defender.cohesion.total.none
        o1[i + 6 * B] = t64  # defender.cohesion.natural.none
        o1[i + 7 * B] = t64  # defender.cohesion.dice.none
        o1[i + 8 * B] = t29  # attacker.melee.lost.none
        o1[i + 9 * B] = t33  # defender.melee.lost.none
        o1[i + 10 * B] = attacker_passed_2  # attacker.passed
        o1[i + 11 * B] = defender_passed_2  # defender.passed
        o1[i + 12 * B] = attacker_total  # attacker.melee.total
        o1[i + 13 * B] = defender_total  # defender.melee.total
        o1[i + 14 * B] = attacker_margin  # attacker.melee.margin
        o1[i + 15 * B] = attacker_margin  # defender.melee.margin
        o1[i + 16 * B] = attacker_level  # attacker.melee.level
        o1[i + 17 * B] = defender_level  # defender.melee.level
        o1[i + 18 * B] = I1(attacker_total_5 if t39 else I1(attacker_total_3 if t17 else attacker_total_2))  # attacker.cohesion.total
        o1[i + 19 * B] = I1(attacker_total_4 if t39 else attacker_total_2)  # attacker.cohesion.natural
        o1[i + 20 * B] = attacker_cohesion_result  # attacker.cohesion.result
        o1[i + 21 * B] = I1(defender_total_5 if t61 else I1(defender_total_3 if t14 else defender_total_2))  # defender.cohesion.total
        o1[i + 22 * B] = I1(defender_total_4 if t61 else defender_total_2)  # defender.cohesion.natural
        o1[i + 23 * B] = defender_cohesion_result  # defender.cohesion.result
        o1[i + 24 * B] = attacker_lost  # attacker.melee.lost
        o1[i + 25 * B] = defender_lost  # defender.melee.lost
        o1[i + 26 * B] = attacker_melee_outcome  # attacker.melee.outcome
        o1[i + 27 * B] = attacker_melee_outcome  # defender.melee.outcome
        o1[i + 28 * B] = attacker_melee_outcome  # attacker.melee.result
        o1[i + 29 * B] = I1(I1(I1(3 if attacker_cavalry_that_pass_choose else t53) if t54 else 4) if t38 else -1)  # attacker.pursuit.result
        o1[i + 30 * B] = I1(I1(I1(3 if defender_cavalry_that_pass_choose else t73) if t74 else 4) if t60 else -1)  # defender.pursuit.result
        o1[i + 31 * B] = attacker_state_2  # attacker.state
        o1[i + 32 * B] = defender_state_2  # defender.state
        o1[i + 33 * B] = I1(t82 + I1(I1(t57) * 64))  # attacker.must
        o1[i + 34 * B] = attacker_may  # attacker.may
        o1[i + 35 * B] = I1(I1(t59) * 64)  # attacker.may_not
        o1[i + 36 * B] = I1(t83 + I1(I1(t77) * 64))  # defender.must
        o1[i + 37 * B] = I1(I1(t75 & (not t79)) * 64)  # defender.may
        o1[i + 38 * B] = I1(I1(t79) * 64)  # defender.may_not
        o1[i + 39 * B] = error  # error


def recover_unit(
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
    """Recover a unit (action for unit). @qrs 13"""
    for i in range(rows):
        unit_off_table = i1[i] != 0
        error = I1(0)
        o1[i] = I1(2 - I1(unit_off_table) * 2)  # unit.verdict
        o1[i + B] = error  # error


def recover_general(
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
    """Recover a general (action for general). @qrs 13"""
    for i in range(rows):
        general_off_table = i1[i] != 0
        error = I1(0)
        o1[i] = I1(2 - I1(general_off_table) * 2)  # general.verdict
        o1[i + B] = error  # error


def in_contact(
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
    """in contact (term for unit). @qrs 95

    By ruling: Contact, in shooting, is being within the contact zone of 1 in
    """
    for i in range(rows):
        unit_distance = i2[i]
        error = I1(0)
        o1[i] = unit_distance <= 60  # unit.in_contact
        o1[i + B] = error  # error


def close_range(
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
    """close range (term for unit). @qrs 106, 110"""
    for i in range(rows):
        unit_arm = i1[i]
        unit_distance = i2[i]
        error = I1(0)
        o1[i] = (unit_arm == 0) & (unit_distance <= 60) | (unit_arm >= 3) & (unit_distance <= 180)  # unit.close_range
        o1[i + B] = error  # error


def can_fire(
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
    """able to fire (term for unit). @qrs 102-113"""
    for i in range(rows):
        unit_arm = i1[i + B]
        unit_in_front = i1[i] != 0
        unit_distance = i2[i]
        t2 = (
            (unit_arm == 0) | (unit_arm == 2)
        ) & unit_in_front | (unit_arm == 1) & unit_in_front & (unit_distance <= 60)
        t3 = (unit_arm >= 3) & (unit_distance <= I2(1440 - I2(unit_arm == 3) * 900 - I2(unit_arm == 4) * 540))
        error = I1(0)
        o1[i] = t2 | t3  # unit.can_fire
        o1[i + B] = error  # error


def fire(rows: int, i1: Array, i2: Array, i4: Array, i8: Array, o1: Array, o2: Array, o4: Array, o8: Array) -> None:
    """Fire (action for unit against target). @qrs 102-122"""
    for i in range(rows):
        unit_arm = i1[i + B]
        unit_in_front = i1[i] != 0
        unit_distance = i2[i]
        t2 = unit_distance <= 60
        t3 = unit_arm >= 3
        t4 = ((unit_arm == 0) | (unit_arm == 2)) & unit_in_front | (unit_arm == 1) & unit_in_front & t2 | t3 & (
            unit_distance <= I2(1440 - I2(unit_arm == 3) * 900 - I2(unit_arm == 4) * 540)
        )
        unit_bases = i1[i + 2 * B]
        error = I1(0)
        o1[i] = (not t4)  # unit.points.none
        o1[i + B] = I1(2 - I1(t4) * 2)  # unit.verdict
        o1[i + 2 * B] = I1(unit_bases + I1(I1((unit_arm == 0) & t2 | t3 & (unit_distance <= 180)) * unit_bases))  # unit.points
        o1[i + 3 * B] = error  # error


def base_points(
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
    """Base points (value for unit). @qrs 119-122"""
    for i in range(rows):
        unit_bases = i1[i]
        unit_arm = i1[i + B]
        unit_distance = i2[i]
        t2 = I1(I1((unit_arm == 0) & (unit_distance <= 60) | (unit_arm >= 3) & (unit_distance <= 180)) * unit_bases)
        error = I1(0)
        o1[i] = I1(unit_bases + t2)  # unit.base_points
        o1[i + B] = error  # error


def good_infantry_points(
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
    """base points of A and B infantry (value for unit). @qrs 125"""
    for i in range(rows):
        unit_arm = i1[i]
        t2 = unit_arm == 0
        unit_class = i1[i + B]
        unit_bases = i1[i + 2 * B]
        unit_distance = i2[i]
        t3 = I1(
            unit_bases
            + I1(I1(t2 & (unit_distance <= 60) | (unit_arm >= 3) & (unit_distance <= 180)) * unit_bases)
        )
        error = I1(0)
        o1[i] = I1(I1(t2 & (unit_class <= 1)) * t3)  # unit.good_infantry_points
        o1[i + B] = error  # error


def light_gun_points(
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
    """base points of light artillery (value for unit). @qrs 126"""
    for i in range(rows):
        unit_arm = i1[i]
        unit_bases = i1[i + B]
        unit_distance = i2[i]
        unit_light_gun_points = I1(
            I1(unit_arm == 3) * I1(unit_bases + I1(I1((unit_arm >= 3) & (unit_distance <= 180)) * unit_bases))
        )
        error = I1(0)
        o1[i] = unit_light_gun_points  # unit.light_gun_points
        o1[i + B] = error  # error


def poor_infantry_points(
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
    """base points of D infantry (value for unit). @qrs 127"""
    for i in range(rows):
        unit_arm = i1[i]
        t2 = unit_arm == 0
        unit_class = i1[i + B]
        unit_bases = i1[i + 2 * B]
        unit_distance = i2[i]
        t3 = I1(
            unit_bases
            + I1(I1(t2 & (unit_distance <= 60) | (unit_arm >= 3) & (unit_distance <= 180)) * unit_bases)
        )
        error = I1(0)
        o1[i] = I1(I1(t2 & (unit_class == 3)) * t3)  # unit.poor_infantry_points
        o1[i + B] = error  # error


def distant_irregular_points(
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
    """base points of irregulars out of contact (value for unit). @qrs 128"""
    for i in range(rows):
        unit_arm = i1[i]
        unit_distance = i2[i]
        unit_bases = i1[i + B]
        t2 = I1(I1((unit_arm == 0) & (unit_distance <= 60) | (unit_arm >= 3) & (unit_distance <= 180)) * unit_bases)
        error = I1(0)
        o1[i] = I1(I1((unit_arm == 2) & (unit_distance >= 61)) * I1(unit_bases + t2))  # unit.distant_irregular_points
        o1[i + B] = error  # error


def disordered_points(
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
    """base points of disordered units (value for unit). @qrs 129"""
    for i in range(rows):
        unit_state = i1[i]
        unit_bases = i1[i + B]
        unit_arm = i1[i + 2 * B]
        unit_distance = i2[i]
        t2 = I1(I1((unit_arm == 0) & (unit_distance <= 60) | (unit_arm >= 3) & (unit_distance <= 180)) * unit_bases)
        error = I1(0)
        o1[i] = I1(I1(unit_state == 1) * I1(unit_bases + t2))  # unit.disordered_points
        o1[i + B] = error  # error


def shaken_points(
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
    """base points of shaken units (value for unit). @qrs 130"""
    for i in range(rows):
        unit_state = i1[i]
        unit_bases = i1[i + B]
        unit_arm = i1[i + 2 * B]
        unit_distance = i2[i]
        t2 = I1(I1((unit_arm == 0) & (unit_distance <= 60) | (unit_arm >= 3) & (unit_distance <= 180)) * unit_bases)
        error = I1(0)
        o1[i] = I1(I1(unit_state == 2) * I1(unit_bases + t2))  # unit.shaken_points
        o1[i + B] = error  # error


def enfilade_points(
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
    """base points in enfilade (value for unit). @qrs 131"""
    for i in range(rows):
        unit_enfilade = i1[i] != 0
        unit_bases = i1[i + B]
        unit_arm = i1[i + 2 * B]
        unit_distance = i2[i]
        t2 = I1(I1((unit_arm == 0) & (unit_distance <= 60) | (unit_arm >= 3) & (unit_distance <= 180)) * unit_bases)
        error = I1(0)
        o1[i] = I1(I1(unit_enfilade) * I1(unit_bases + t2))  # unit.enfilade_points
        o1[i + B] = error  # error


def cover_points(
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
    """base points of all but heavy artillery (value for unit). @qrs 136"""
    for i in range(rows):
        unit_arm = i1[i]
        unit_bases = i1[i + B]
        unit_distance = i2[i]
        t2 = I1(I1((unit_arm == 0) & (unit_distance <= 60) | (unit_arm >= 3) & (unit_distance <= 180)) * unit_bases)
        error = I1(0)
        o1[i] = I1(I1(unit_arm <= 4) * I1(unit_bases + t2))  # unit.cover_points
        o1[i + B] = error  # error


def all_points(
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
    """All base points (value for shooters). @qrs 119-122"""
    for i in range(rows):
        shooters_units = i1[i]
        shooters_units_1_bases = i1[i + B]
        shooters_units_1_arm = i1[i + 2 * B]
        shooters_units_1_distance = i2[i]
        t2 = (shooters_units_1_arm == 0) & (shooters_units_1_distance <= 60) | (shooters_units_1_arm >= 3) & (
            shooters_units_1_distance <= 180
        )
        shooters_units_2_bases = i1[i + 3 * B]
        shooters_units_2_arm = i1[i + 4 * B]
        shooters_units_2_distance = i2[i + B]
        t3 = (shooters_units_2_arm == 0) & (shooters_units_2_distance <= 60) | (shooters_units_2_arm >= 3) & (
            shooters_units_2_distance <= 180
        )
        shooters_units_3_bases = i1[i + 5 * B]
        shooters_units_3_arm = i1[i + 6 * B]
        shooters_units_3_distance = i2[i + 2 * B]
        t4 = (shooters_units_3_arm == 0) & (shooters_units_3_distance <= 60) | (shooters_units_3_arm >= 3) & (
            shooters_units_3_distance <= 180
        )
        shooters_units_4_bases = i1[i + 7 * B]
        shooters_units_4_arm = i1[i + 8 * B]
        shooters_units_4_distance = i2[i + 3 * B]
        t5 = (shooters_units_4_arm == 0) & (shooters_units_4_distance <= 60) | (shooters_units_4_arm >= 3) & (
            shooters_units_4_distance <= 180
        )
        t6 = I1(0 if shooters_units == 1 else I1(shooters_units_2_bases + I1(I1(t3) * shooters_units_2_bases)))
        t7 = I1(0 if shooters_units <= 2 else I1(shooters_units_3_bases + I1(I1(t4) * shooters_units_3_bases)))
        t8 = I1(0 if shooters_units <= 3 else I1(shooters_units_4_bases + I1(I1(t5) * shooters_units_4_bases)))
        error = I1(0)
        o1[i] = I1(I1(I1(I1(shooters_units_1_bases + I1(I1(t2) * shooters_units_1_bases)) + t6) + t7) + t8)  # shooters.all_points
        o1[i + B] = error  # error


def fire_points(
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
    """Fire points (value for shooters against target). @qrs 115-136

    A modifier counts only if it is true of more than 1/2 of the base points.
    """
    for i in range(rows):
        shooters_units = i1[i + 5 * B]
        shooters_units_1_bases = i1[i + 6 * B]
        shooters_units_1_arm = i1[i + 7 * B]
        t2 = shooters_units_1_arm == 0
        shooters_units_1_distance = i2[i]
        t3 = (shooters_units_1_arm >= 3) & (shooters_units_1_distance <= 180)
        t4 = I1(
            shooters_units_1_bases
            + I1(I1(t2 & (shooters_units_1_distance <= 60) | t3) * shooters_units_1_bases)
        )
        shooters_units_2_bases = i1[i + 8 * B]
        shooters_units_2_arm = i1[i + 9 * B]
        t5 = shooters_units_2_arm == 0
        t6 = shooters_units == 1
        shooters_units_2_distance = i2[i + B]
        t7 = t5 & (shooters_units_2_distance <= 60) | (shooters_units_2_arm >= 3) & (
            shooters_units_2_distance <= 180
        )
        t8 = I1(shooters_units_2_bases + I1(I1(t7) * shooters_units_2_bases))
        shooters_units_3_bases = i1[i + 10 * B]
        shooters_units_3_arm = i1[i + 11 * B]
        t9 = shooters_units_3_arm == 0
        t10 = shooters_units <= 2
        shooters_units_3_distance = i2[i + 2 * B]
        t11 = t9 & (shooters_units_3_distance <= 60) | (shooters_units_3_arm >= 3) & (
            shooters_units_3_distance <= 180
        )
        t12 = I1(shooters_units_3_bases + I1(I1(t11) * shooters_units_3_bases))
        shooters_units_4_bases = i1[i + 12 * B]
        shooters_units_4_arm = i1[i + 13 * B]
        t13 = shooters_units_4_arm == 0
        t14 = shooters_units <= 3
        shooters_units_4_distance = i2[i + 3 * B]
        t15 = t13 & (shooters_units_4_distance <= 60) | (shooters_units_4_arm >= 3) & (
            shooters_units_4_distance <= 180
        )
        t16 = I1(shooters_units_4_bases + I1(I1(t15) * shooters_units_4_bases))
        t17 = I1(I1(I1(t4 + I1(0 if t6 else t8)) + I1(0 if t10 else t12)) + I1(0 if t14 else t16))
        shooters_units_1_class = i1[i + 14 * B]
        shooters_units_2_class = i1[i + 15 * B]
        shooters_units_3_class = i1[i + 16 * B]
        shooters_units_4_class = i1[i + 17 * B]
        t18 = I1(
            I1(I1(t2 & (shooters_units_1_class <= 1)) * t4)
            + I1(0 if t6 else I1(I1(t5 & (shooters_units_2_class <= 1)) * t8))
        )
        t19 = I1(
            I1(t18 + I1(0 if t10 else I1(I1(t9 & (shooters_units_3_class <= 1)) * t12)))
            + I1(0 if t14 else I1(I1(t13 & (shooters_units_4_class <= 1)) * t16))
        )
        t20 = I1(t17 if I2(I2(t19) * 2) <= t17 else I1(t17 + 1))
        t21 = I1(I1(shooters_units_1_arm == 3) * I1(shooters_units_1_bases + I1(I1(t3) * shooters_units_1_bases)))
        t22 = I1(
            I1(t21 + I1(0 if t6 else I1(I1(shooters_units_2_arm == 3) * t8)))
            + I1(0 if t10 else I1(I1(shooters_units_3_arm == 3) * t12))
        )
        t23 = I1(
            t20
            if I2(I2(t22 + I1(0 if t14 else I1(I1(shooters_units_4_arm == 3) * t16))) * 2) <= t17
            else I1(t20 - 1)
        )
        t24 = I1(
            I1(I1(t2 & (shooters_units_1_class == 3)) * t4)
            + I1(0 if t6 else I1(I1(t5 & (shooters_units_2_class == 3)) * t8))
        )
        t25 = I1(
            I1(t24 + I1(0 if t10 else I1(I1(t9 & (shooters_units_3_class == 3)) * t12)))
            + I1(0 if t14 else I1(I1(t13 & (shooters_units_4_class == 3)) * t16))
        )
        t26 = I1(t23 if I2(I2(t25) * 2) <= t17 else I1(t23 - 1))
        t27 = I1(
            I1(I1((shooters_units_1_arm == 2) & (shooters_units_1_distance >= 61)) * t4)
            + I1(0 if t6 else I1(I1((shooters_units_2_arm == 2) & (shooters_units_2_distance >= 61)) * t8))
        )
        t28 = I1(0 if t10 else I1(I1((shooters_units_3_arm == 2) & (shooters_units_3_distance >= 61)) * t12))
        t29 = I1(0 if t14 else I1(I1((shooters_units_4_arm == 2) & (shooters_units_4_distance >= 61)) * t16))
        t30 = I1(t26 if I2(I2(I1(t27 + t28) + t29) * 2) <= t17 else I1(t26 - 1))
        shooters_units_1_state = i1[i + 18 * B]
        shooters_units_2_state = i1[i + 19 * B]
        shooters_units_3_state = i1[i + 20 * B]
        shooters_units_4_state = i1[i + 21 * B]
        t31 = I1(
            I1(I1(shooters_units_1_state == 1) * t4)
            + I1(0 if t6 else I1(I1(shooters_units_2_state == 1) * t8))
        )
        t32 = I1(
            I1(t31 + I1(0 if t10 else I1(I1(shooters_units_3_state == 1) * t12)))
            + I1(0 if t14 else I1(I1(shooters_units_4_state == 1) * t16))
        )
        t33 = I1(t30 if I2(I2(t32) * 2) <= t17 else I1(t30 - 1))
        t34 = I1(
            I1(I1(shooters_units_1_state == 2) * t4)
            + I1(0 if t6 else I1(I1(shooters_units_2_state == 2) * t8))
        )
        t35 = I1(
            I1(t34 + I1(0 if t10 else I1(I1(shooters_units_3_state == 2) * t12)))
            + I1(0 if t14 else I1(I1(shooters_units_4_state == 2) * t16))
        )
        t36 = I1(t33 if I2(I2(t35) * 2) <= t17 else I1(t33 - 2))
        shooters_units_1_enfilade = i1[i] != 0
        shooters_units_2_enfilade = i1[i + B] != 0
        shooters_units_3_enfilade = i1[i + 2 * B] != 0
        shooters_units_4_enfilade = i1[i + 3 * B] != 0
        t37 = I1(I1(I1(shooters_units_1_enfilade) * t4) + I1(0 if t6 else I1(I1(shooters_units_2_enfilade) * t8)))
        t38 = I1(
            I1(t37 + I1(0 if t10 else I1(I1(shooters_units_3_enfilade) * t12)))
            + I1(0 if t14 else I1(I1(shooters_units_4_enfilade) * t16))
        )
        target_arm = i1[i + 22 * B]
        target_in_cover = i1[i + 4 * B] != 0
        t39 = I1(I1(I1(shooters_units_1_arm <= 4) * t4) + I1(0 if t6 else I1(I1(shooters_units_2_arm <= 4) * t8)))
        t40 = I1(
            I1(t39 + I1(0 if t10 else I1(I1(shooters_units_3_arm <= 4) * t12)))
            + I1(0 if t14 else I1(I1(shooters_units_4_arm <= 4) * t16))
        )
        t41 = I1(
            I1(I1(t36 if I2(I2(t38) * 2) <= t17 else I1(t36 + 1)) + I1(-I1(target_arm == 2)))
            - I1(target_in_cover & (I2(I2(t40) * 2) > t17))
        )
        error = I1(0)
        o1[i] = I1(max(t41, 0))  # shooters.fire_points
        o1[i + B] = error  # error


def shoot(
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
    """Shooting (action for shooters against target). @qrs 102-153"""
    for i in range(rows):
        shooters_units = i1[i + 11 * B]
        shooters_units_1_arm = i1[i + 12 * B]
        t2 = shooters_units_1_arm == 0
        shooters_units_1_in_front = i1[i] != 0
        shooters_units_1_distance = i2[i]
        t3 = shooters_units_1_distance <= 60
        t4 = (
            (shooters_units_1_arm == 0) | (shooters_units_1_arm == 2)
        ) & shooters_units_1_in_front | (shooters_units_1_arm == 1) & shooters_units_1_in_front & t3
        t5 = shooters_units_1_arm >= 3
        t6 = shooters_units_1_distance <= I2(
            1440
            - I2(shooters_units_1_arm == 3) * 900
            - I2(shooters_units_1_arm == 4) * 540
        )
        t7 = shooters_units >= 2
        shooters_units_2_arm = i1[i + 13 * B]
        t8 = shooters_units_2_arm == 0
        t9 = shooters_units == 1
        shooters_units_2_in_front = i1[i + B] != 0
        shooters_units_2_distance = i2[i + B]
        t10 = shooters_units_2_distance <= 60
        t11 = (
            (shooters_units_2_arm == 0) | (shooters_units_2_arm == 2)
        ) & shooters_units_2_in_front | (shooters_units_2_arm == 1) & shooters_units_2_in_front & t10
        t12 = shooters_units_2_arm >= 3
        t13 = shooters_units_2_distance <= I2(
            1440
            - I2(shooters_units_2_arm == 3) * 900
            - I2(shooters_units_2_arm == 4) * 540
        )
        shooters_units_3_arm = i1[i + 14 * B]
        t14 = shooters_units_3_arm == 0
        t15 = shooters_units <= 2
        shooters_units_3_in_front = i1[i + 2 * B] != 0
        shooters_units_3_distance = i2[i + 2 * B]
        t16 = shooters_units_3_distance <= 60
        t17 = (
            (shooters_units_3_arm == 0) | (shooters_units_3_arm == 2)
        ) & shooters_units_3_in_front | (shooters_units_3_arm == 1) & shooters_units_3_in_front & t16
        t18 = shooters_units_3_arm >= 3
        t19 = shooters_units_3_distance <= I2(
            1440
            - I2(shooters_units_3_arm == 3) * 900
            - I2(shooters_units_3_arm == 4) * 540
        )
        shooters_units_4_arm = i1[i + 15 * B]
        t20 = shooters_units_4_arm == 0
        t21 = shooters_units <= 3
        shooters_units_4_in_front = i1[i + 3 * B] != 0
        shooters_units_4_distance = i2[i + 3 * B]
        t22 = shooters_units_4_distance <= 60
        t23 = (
            (shooters_units_4_arm == 0) | (shooters_units_4_arm == 2)
        ) & shooters_units_4_in_front | (shooters_units_4_arm == 1) & shooters_units_4_in_front & t22
        t24 = shooters_units_4_arm >= 3
        t25 = shooters_units_4_distance <= I2(
            1440
            - I2(shooters_units_4_arm == 3) * 900
            - I2(shooters_units_4_arm == 4) * 540
        )
        t26 = I1(I1(I1(t4 | t5 & t6) + I1(t7 & (t11 | t12 & t13))) + I1((shooters_units >= 3) & (t17 | t18 & t19)))
        t27 = I1(
            I1(I1(t7) + 1)
            + I1(I1(shooters_units >= 3) + I1(shooters_units == 4))
        ) <= I1(t26 + I1((shooters_units == 4) & (t23 | t24 & t25)))
        t28 = (not t27)
        dice_1 = i1[i + 32 * B]
        shooters_units_1_bases = i1[i + 16 * B]
        t29 = I1(
            shooters_units_1_bases
            + I1(I1(t2 & t3 | t5 & (shooters_units_1_distance <= 180)) * shooters_units_1_bases)
        )
        shooters_units_2_bases = i1[i + 17 * B]
        t30 = I1(
            shooters_units_2_bases
            + I1(I1(t8 & t10 | t12 & (shooters_units_2_distance <= 180)) * shooters_units_2_bases)
        )
        shooters_units_3_bases = i1[i + 18 * B]
        t31 = I1(
            shooters_units_3_bases
            + I1(I1(t14 & t16 | t18 & (shooters_units_3_distance <= 180)) * shooters_units_3_bases)
        )
        shooters_units_4_bases = i1[i + 19 * B]
        t32 = I1(
            shooters_units_4_bases
            + I1(I1(t20 & t22 | t24 & (shooters_units_4_distance <= 180)) * shooters_units_4_bases)
        )
        t33 = I1(I1(I1(t29 + I1(0 if t9 else t30)) + I1(0 if t15 else t31)) + I1(0 if t21 else t32))
        shooters_units_1_class = i1[i + 20 * B]
        shooters_units_2_class = i1[i + 21 * B]
        shooters_units_3_class = i1[i + 22 * B]
        shooters_units_4_class = i1[i + 23 * B]
        t34 = I1(
            I1(I1(t2 & (shooters_units_1_class <= 1)) * t29)
            + I1(0 if t9 else I1(I1(t8 & (shooters_units_2_class <= 1)) * t30))
        )
        t35 = I1(
            I1(t34 + I1(0 if t15 else I1(I1(t14 & (shooters_units_3_class <= 1)) * t31)))
            + I1(0 if t21 else I1(I1(t20 & (shooters_units_4_class <= 1)) * t32))
        )
        t36 = I1(t33 if I2(I2(t35) * 2) <= t33 else I1(t33 + 1))
        t37 = I1(I1(I1(shooters_units_1_arm == 3) * t29) + I1(0 if t9 else I1(I1(shooters_units_2_arm == 3) * t30)))
        t38 = I1(
            I1(t37 + I1(0 if t15 else I1(I1(shooters_units_3_arm == 3) * t31)))
            + I1(0 if t21 else I1(I1(shooters_units_4_arm == 3) * t32))
        )
        t39 = I1(t36 if I2(I2(t38) * 2) <= t33 else I1(t36 - 1))
        t40 = I1(
            I1(I1(t2 & (shooters_units_1_class == 3)) * t29)
            + I1(0 if t9 else I1(I1(t8 & (shooters_units_2_class == 3)) * t30))
        )
        t41 = I1(
            I1(t40 + I1(0 if t15 else I1(I1(t14 & (shooters_units_3_class == 3)) * t31)))
            + I1(0 if t21 else I1(I1(t20 & (shooters_units_4_class == 3)) * t32))
        )
        t42 = I1(t39 if I2(I2(t41) * 2) <= t33 else I1(t39 - 1))
        t43 = I1(
            I1(I1((shooters_units_1_arm == 2) & (shooters_units_1_distance >= 61)) * t29)
            + I1(0 if t9 else I1(I1((shooters_units_2_arm == 2) & (shooters_units_2_distance >= 61)) * t30))
        )
        t44 = I1(0 if t15 else I1(I1((shooters_units_3_arm == 2) & (shooters_units_3_distance >= 61)) * t31))
        t45 = I1(0 if t21 else I1(I1((shooters_units_4_arm == 2) & (shooters_units_4_distance >= 61)) * t32))
        t46 = I1(t42 if I2(I2(I1(t43 + t44) + t45) * 2) <= t33 else I1(t42 - 1))
        shooters_units_1_state = i1[i + 24 * B]
        shooters_units_2_state = i1[i + 25 * B]
        shooters_units_3_state = i1[i + 26 * B]
        shooters_units_4_state = i1[i + 27 * B]
        t47 = I1(
            I1(I1(shooters_units_1_state == 1) * t29)
            + I1(0 if t9 else I1(I1(shooters_units_2_state == 1) * t30))
        )
        t48 = I1(
            I1(t47 + I1(0 if t15 else I1(I1(shooters_units_3_state == 1) * t31)))
            + I1(0 if t21 else I1(I1(shooters_units_4_state == 1) * t32))
        )
        t49 = I1(t46 if I2(I2(t48) * 2) <= t33 else I1(t46 - 1))
        t50 = I1(
            I1(I1(shooters_units_1_state == 2) * t29)
            + I1(0 if t9 else I1(I1(shooters_units_2_state == 2) * t30))
        )
        t51 = I1(
            I1(t50 + I1(0 if t15 else I1(I1(shooters_units_3_state == 2) * t31)))
            + I1(0 if t21 else I1(I1(shooters_units_4_state == 2) * t32))
        )
        t52 = I1(t49 if I2(I2(t51) * 2) <= t33 else I1(t49 - 2))
        shooters_units_1_enfilade = i1[i + 4 * B] != 0
        shooters_units_2_enfilade = i1[i + 5 * B] != 0
        shooters_units_3_enfilade = i1[i + 6 * B] != 0
        shooters_units_4_enfilade = i1[i + 7 * B] != 0
        t53 = I1(I1(I1(shooters_units_1_enfilade) * t29) + I1(0 if t9 else I1(I1(shooters_units_2_enfilade) * t30)))
        t54 = I1(
            I1(t53 + I1(0 if t15 else I1(I1(shooters_units_3_enfilade) * t31)))
            + I1(0 if t21 else I1(I1(shooters_units_4_enfilade) * t32))
        )
        target_arm = i1[i + 28 * B]
        target_in_cover = i1[i + 8 * B] != 0
        t55 = I1(I1(I1(shooters_units_1_arm <= 4) * t29) + I1(0 if t9 else I1(I1(shooters_units_2_arm <= 4) * t30)))
        t56 = I1(
            I1(t55 + I1(0 if t15 else I1(I1(shooters_units_3_arm <= 4) * t31)))
            + I1(0 if t21 else I1(I1(shooters_units_4_arm <= 4) * t32))
        )
        t57 = I1(
            I1(I1(t52 if I2(I2(t54) * 2) <= t33 else I1(t52 + 1)) + I1(-I1(target_arm == 2)))
            - I1(target_in_cover & (I2(I2(t56) * 2) > t33))
        )
        t58 = I1(max(t57, 0))
        t59 = t58 == 6
        t60 = t58 == 7
        t61 = t58 >= 8
        t62 = dice_1 <= 5
        t63 = (t58 == 2) & (dice_1 <= 4) | (t58 != 2) & ((t58 == 1) & t62 | (t58 != 1) & (t62 | (t58 >= 1)))
        t64 = dice_1 == 1
        t65 = (t58 != 5) & (
            (t58 == 4) & (dice_1 <= 2) | (t58 != 4) & ((t58 == 3) & (dice_1 <= 3) | (t58 != 3) & t63)
        )
        shooters_level = I1(
            I1(1 + I1(dice_1 >= 4) + I1(dice_1 == 6))
            if t61
            else I1(I1(1 + I1(dice_1 >= 5)) if t60 else I1(I1(1 + I1(dice_1 == 6)) if t59 else 1))
        )
        t66 = (t58 <= 7) & (t60 & t64 | (t58 != 7) & (t59 & t64 | (t58 != 6) & ((t58 == 5) & t64 | t65)))
        t67 = t61 & t64 | t66
        t68 = (not t67)
        t69 = t27 & t68
        t70 = i1[i + (32 + min(max(int(I1(t27)), 0), 3)) * B]
        t71 = i1[i + (32 + min(max(int(I1(I1(t27) + 1)), 0), 3)) * B]
        t72 = (not t69)
        target_total = I1(t70 + t71)
        target_quality = i1[i + 29 * B]
        target_state = i1[i + 30 * B]
        t73 = I1(
            I1(target_total + target_quality)
            + I1(-I1(target_state >= 1) - I1(target_state >= 2) - I1(target_state == 3))
        )
        target_flank_compromised = i1[i + 9 * B] != 0
        target_attached = i1[i + 31 * B]
        target_total_2 = I1(I1(t73 - I1(target_flank_compromised)) + target_attached)
        target_passed = i1[i + 10 * B] != 0
        target_passed_2 = (not t69 & (target_total_2 <= 6)) & (t69 & (target_total_2 >= 7) | target_passed)
        t74 = (not t68 & target_passed_2)
        t75 = t74 & t68
        shooters_lost = I1(0 if t67 else I1(shooters_level if t75 else I1(I1(0 if t67 else shooters_level) - 1)))
        t76 = t68 & ((not t75) & t74)
        target_state_2 = I1(
            I1(max(I1(min(I1(target_state + I1(0 if t76 else shooters_lost)), 3)), 0))
            if t27
            else target_state
        )
        t77 = t27 & ((not t76) & (shooters_lost >= 1) & (target_state_2 == 3) & (not t27 & (target_state == 3)))
        error = I1(0)
        error = I1(6 if t69 & (t70 >= 7) | t69 & (t71 >= 7) else error)  # InputError
        error = I1(9 if t69 & (t70 == 0) | t69 & (t71 == 0) else error)  # MissingDice
        error = I1(6 if t27 & (dice_1 >= 7) else error)  # InputError
        error = I1(9 if t27 & (dice_1 == 0) else error)  # MissingDice
        o1[i] = t28  # shooters.total.none
        o1[i + B] = t28  # shooters.natural.none
        o1[i + 2 * B] = t28  # shooters.dice.none
        o1[i + 3 * B] = t67 | t28  # shooters.level.none
        o1[i + 4 * B] = t72  # target.cohesion.total.none
        o1[i + 5 * B] = t72  # target.cohesion.natural.none
        o1[i + 6 * B] = t72  # target.cohesion.dice.none
        o1[i + 7 * B] = t76 | t28  # shooters.lost.none
        o1[i + 8 * B] = target_passed_2  # target.passed
        o1[i + 9 * B] = I1(2 - I1(t27) * 2)  # shooters.verdict
        o1[i + 10 * B] = shooters_level  # shooters.level
        o1[i + 11 * B] = I1(target_total_2 if t69 else target_total)  # target.cohesion.total
        o1[i + 12 * B] = target_total  # target.cohesion.natural
        o1[i + 13 * B] = I1(I1(1 - I1(target_total_2 >= 7)) if t69 else -1)  # target.cohesion.result
        o1[i + 14 * B] = shooters_lost  # shooters.lost
        o1[i + 15 * B] = target_state_2  # target.state
        o1[i + 16 * B] = I1(t77)  # target.must
        o1[i + 17 * B] = error  # error


LOOPS: dict[str, tuple[Callable[..., None], Names, Names]] = {
    'routing': (
        routing,
        ((), ('unit.state',), (), (), ()),
        (('unit.routing',), ('error',), (), (), ()),
    ),
    'melee': (
        melee,
        (
            (
                'attacker.pikes',
                'attacker.shock',
                'attacker.charging',
                'attacker.flank_compromised',
                'defender.hedge_of_steel',
                'attacker.incidental',
                'defender.pikes',
                'defender.shock',
                'defender.charging',
                'defender.flank_compromised',
                'attacker.hedge_of_steel',
                'defender.incidental',
                'attacker.passed',
                'defender.passed'
            ),
            (
                'attacker.class',
                'attacker.arm',
                'defender.position',
                'attacker.state',
                'defender.state',
                'attacker.strikes',
                'attacker.position',
                'attacker.supports',
                'defender.class',
                'defender.arm',
                'defender.supports',
                'attacker.quality',
                'attacker.attached',
                'defender.quality',
                'defender.attached',
                'dice.1',
                'dice.2',
                'dice.3',
                'dice.4',
                'dice.5',
                'dice.6',
                'dice.7',
                'dice.8',
                'dice.9',
                'dice.10',
                ''
            ),
            ('attacker.distance', 'defender.distance'),
            (),
            ()
        ),
        (
            (
                'attacker.level.none',
                'defender.level.none',
                'attacker.cohesion.total.none',
                'attacker.cohesion.natural.none',
                'attacker.cohesion.dice.none',
                'defender.cohesion.total.none',
                'defender.cohesion.natural.none',
                'defender.cohesion.dice.none',
                'attacker.lost.none',
                'defender.lost.none',
                'attacker.passed',
                'defender.passed'
            ),
            (
                'attacker.total',
                'defender.total',
                'attacker.margin',
                'defender.margin',
                'attacker.level',
                'defender.level',
                'attacker.cohesion.total',
                'attacker.cohesion.natural',
                'attacker.cohesion.result',
                'defender.cohesion.total',
                'defender.cohesion.natural',
                'defender.cohesion.result',
                'attacker.lost',
                'defender.lost',
                'attacker.outcome',
                'defender.outcome',
                'attacker.result',
                'attacker.pursuit.result',
                'defender.pursuit.result',
                'attacker.state',
                'defender.state',
                'attacker.must',
                'attacker.may',
                'attacker.may_not',
                'defender.must',
                'defender.may',
                'defender.may_not',
                'error'
            ),
            (),
            (),
            ()
        ),
    ),
    'give_ground': (
        give_ground,
        ((), (), (), ('chosen.unit.distance_back',), ()),
        ((), ('error',), ('unit.distance_back', 'unit.distance_back.to'), (), ()),
    ),
    'stand': (
        stand,
        ((), (), (), (), ()),
        ((), ('error',), (), (), ()),
    ),
    'recoil': (
        recoil,
        ((), (), (), (), ()),
        ((), ('error',), (), (), ()),
    ),
    'follow_up': (
        follow_up,
        ((), (), (), (), ()),
        ((), ('error',), (), (), ()),
    ),
    'rout': (
        rout,
        ((), ('unit.arm',), (), (), ()),
        ((), ('unit.distance_back', 'error'), (), (), ()),
    ),
    'press_on': (
        press_on,
        ((), (), (), (), ()),
        ((), ('error',), (), (), ()),
    ),
    'cohesion': (
        cohesion,
        (
            ('unit.flank_compromised',),
            ('unit.quality', 'unit.state', 'unit.attached', 'dice.1', 'dice.2'),
            (),
            (),
            ()
        ),
        (('unit.passed',), ('unit.total', 'unit.natural', 'unit.result', 'error'), (), (), ()),
    ),
    'command_throw': (
        command_throw,
        (('general.passed_last_turn',), ('general.skill', 'dice.1', 'dice.2', 'dice.3'), (), (), ()),
        (
            (),
            ('general.throws', 'general.total', 'general.natural', 'general.dice', 'general.points', 'error'),
            (),
            (),
            ()
        ),
    ),
    'in_command': (
        in_command,
        (('unit.general_sees',), (), ('unit.general_distance',), (), ()),
        (('unit.in_command',), ('error',), (), (), ()),
    ),
    'give_order': (
        give_order,
        (
            (
                'unit.doubled',
                'unit.towards_leader',
                'unit.away_from_enemy',
                'unit.enters_frontal_zone',
                'unit.in_group',
                'unit.general_sees'
            ),
            ('unit.order', 'unit.state', 'unit.arm', 'unit.goes_to', 'unit.next_order', 'general.points'),
            ('unit.nearest_enemy', 'unit.general_distance', 'unit.closest'),
            (),
            ()
        ),
        (
            ('general.cost.none',),
            ('general.cost', 'general.verdict', 'general.points', 'unit.may', 'error'),
            (),
            (),
            ()
        ),
    ),
    'move_general': (
        move_general,
        ((), ('general.points',), (), ('chosen.general.distance_on',), ()),
        (
            (),
            ('general.verdict', 'general.points', 'error'),
            ('general.distance_on', 'general.distance_on.to'),
            (),
            ()
        ),
    ),
    'order_cost': (
        order_cost,
        (
            ('unit.doubled', 'unit.towards_leader', 'unit.away_from_enemy', 'unit.enters_frontal_zone'),
            ('unit.order', 'unit.state', 'unit.arm', 'unit.goes_to'),
            ('unit.nearest_enemy',),
            (),
            ()
        ),
        (('unit.order_cost.none',), ('unit.order_cost', 'error'), (), (), ()),
    ),
    'moves_ordered': (
        moves_ordered,
        (('unit.doubled',), (), (), (), ()),
        ((), ('unit.moves_ordered', 'error'), (), (), ()),
    ),
    'advance': (
        advance,
        (
            ('unit.enters_fire_zone', 'unit.leaves_fire_zone', 'unit.major_obstacle', 'unit.enemy_appears'),
            (
                'unit.state',
                'unit.order',
                'unit.arm',
                'unit.mode',
                'unit.minor_obstacles',
                'unit.units_passed',
                'unit.class',
                'unit.time'
            ),
            ('unit.closest', 'unit.nearest_enemy', 'unit.difficult', 'unit.way', 'unit.angle'),
            (),
            ()
        ),
        (
            ('unit.move.allowance.none',),
            (
                'unit.verdict',
                'unit.move.verdict',
                'unit.move.allowance',
                'unit.order',
                'unit.state',
                'unit.time',
                'unit.must',
                'error'
            ),
            (),
            (),
            ()
        ),
    ),
    'fall_back': (
        fall_back,
        (
            ('unit.enters_fire_zone', 'unit.leaves_fire_zone', 'unit.major_obstacle', 'unit.enemy_appears'),
            (
                'unit.state',
                'unit.order',
                'unit.faces',
                'unit.arm',
                'unit.mode',
                'unit.minor_obstacles',
                'unit.units_passed',
                'unit.class',
                'unit.time'
            ),
            ('unit.closest', 'unit.nearest_enemy', 'unit.difficult', 'unit.way', 'unit.angle'),
            (),
            ()
        ),
        (
            ('unit.move.allowance.none',),
            (
                'unit.verdict',
                'unit.move.verdict',
                'unit.move.allowance',
                'unit.order',
                'unit.faces',
                'unit.state',
                'unit.time',
                'unit.must',
                'error'
            ),
            (),
            (),
            ()
        ),
    ),
    'retreat': (
        retreat,
        (
            ('unit.enters_fire_zone', 'unit.leaves_fire_zone', 'unit.major_obstacle', 'unit.enemy_appears'),
            (
                'unit.order',
                'unit.faces',
                'unit.arm',
                'unit.mode',
                'unit.minor_obstacles',
                'unit.units_passed',
                'unit.class',
                'unit.state',
                'unit.time'
            ),
            ('unit.closest', 'unit.nearest_enemy', 'unit.difficult', 'unit.way', 'unit.angle'),
            (),
            ()
        ),
        (
            ('unit.move.allowance.none',),
            (
                'unit.verdict',
                'unit.move.verdict',
                'unit.move.allowance',
                'unit.order',
                'unit.faces',
                'unit.state',
                'unit.time',
                'unit.must',
                'error'
            ),
            (),
            (),
            ()
        ),
    ),
    'redeploy': (
        redeploy,
        ((), (), (), (), ()),
        ((), ('error',), (), (), ()),
    ),
    'form_march': (
        form_march,
        ((), (), (), (), ()),
        ((), ('error',), (), (), ()),
    ),
    'deploy': (
        deploy,
        ((), (), (), (), ()),
        ((), ('error',), (), (), ()),
    ),
    'change_facing': (
        change_facing,
        ((), (), (), (), ()),
        ((), ('error',), (), (), ()),
    ),
    'to_rally': (
        to_rally,
        (('unit.doubled',), ('unit.order', 'unit.next_order'), (), (), ()),
        (('unit.to_rally',), ('error',), (), (), ()),
    ),
    'no_rally': (
        no_rally,
        (('unit.in_group',), (), ('unit.nearest_enemy',), (), ()),
        (('unit.no_rally',), ('error',), (), (), ()),
    ),
    'rally': (
        rally,
        (
            ('unit.in_group', 'unit.flank_compromised', 'unit.passed'),
            ('unit.quality', 'unit.state', 'unit.attached', 'dice.1', 'dice.2'),
            ('unit.nearest_enemy',),
            (),
            ()
        ),
        (
            ('unit.cohesion.total.none', 'unit.cohesion.natural.none', 'unit.cohesion.dice.none', 'unit.passed'),
            (
                'unit.verdict',
                'unit.cohesion.total',
                'unit.cohesion.natural',
                'unit.cohesion.result',
                'unit.may',
                'error'
            ),
            (),
            (),
            ()
        ),
    ),
    'regain': (
        regain,
        ((), ('unit.state',), (), (), ()),
        ((), ('unit.state', 'error'), (), (), ()),
    ),
    'rejoining': (
        rejoining,
        (('unit.towards_leader',), ('unit.order',), ('unit.nearest_enemy',), (), ()),
        (('unit.rejoining',), ('error',), (), (), ()),
    ),
    'free_action': (
        free_action,
        (
            ('unit.towards_leader', 'unit.away_from_enemy', 'unit.enters_frontal_zone'),
            ('unit.order', 'unit.state', 'unit.arm', 'unit.goes_to'),
            ('unit.nearest_enemy',),
            (),
            ()
        ),
        (('unit.free_action',), ('error',), (), (), ()),
    ),
    'final_move': (
        final_move,
        (('general.with_unit',), ('general.rank',), (), (), ()),
        ((), ('general.verdict', 'error'), (), (), ()),
    ),
    'defending': (
        defending,
        ((), ('unit.position',), (), (), ()),
        (('unit.defending',), ('error',), (), (), ()),
    ),
    'disengagement': (
        disengagement,
        (
            (),
            ('attacker.state', 'defender.state', 'defender.position'),
            ('attacker.distance', 'defender.distance'),
            (),
            ()
        ),
        (
            (),
            (
                'attacker.verdict',
                'defender.verdict',
                'attacker.result',
                'defender.result',
                'attacker.must',
                'defender.must',
                'error'
            ),
            (),
            (),
            ()
        ),
    ),
    'draw_off': (
        draw_off,
        ((), (), (), (), ()),
        ((), ('error',), (), (), ()),
    ),
    'step_back': (
        step_back,
        ((), (), (), (), ()),
        ((), ('error',), (), (), ()),
    ),
    'wheel_cost': (
        wheel_cost,
        ((), ('unit.arm', 'unit.class', 'unit.state', 'unit.mode'), (), (), ()),
        (('unit.wheel_cost.none',), ('unit.wheel_cost', 'error'), (), (), ()),
    ),
    'reach': (
        reach,
        (
            (),
            (
                'unit.arm',
                'unit.minor_obstacles',
                'unit.mode',
                'unit.units_passed',
                'unit.order',
                'unit.class',
                'unit.state'
            ),
            ('unit.angle',),
            (),
            ()
        ),
        (('unit.reach.none',), ('unit.reach', 'error'), (), (), ()),
    ),
    'rough_distance': (
        rough_distance,
        ((), (), (), (), ()),
        ((), ('error',), (), (), ()),
    ),
    'distance_counted': (
        distance_counted,
        ((), (), ('unit.way', 'unit.difficult'), (), ()),
        ((), ('error',), ('unit.distance_counted',), (), ()),
    ),
    'move': (
        move,
        (
            ('unit.major_obstacle', 'unit.enemy_appears'),
            (
                'unit.arm',
                'unit.mode',
                'unit.minor_obstacles',
                'unit.units_passed',
                'unit.order',
                'unit.class',
                'unit.state',
                'unit.time'
            ),
            ('unit.difficult', 'unit.way', 'unit.angle'),
            (),
            ()
        ),
        (
            ('unit.allowance.none',),
            ('unit.verdict', 'unit.allowance', 'unit.state', 'unit.time', 'unit.must', 'error'),
            (),
            (),
            ()
        ),
    ),
    'halt': (
        halt,
        ((), (), (), (), ()),
        ((), ('error',), (), (), ()),
    ),
    'pass_through': (
        pass_through,
        (('friend.moves',), ('unit.arm', 'friend.arm'), (), (), ()),
        ((), ('unit.effect', 'error'), (), (), ()),
    ),
    'pass_gap': (
        pass_gap,
        ((), (), ('unit.gap_width',), (), ()),
        ((), ('error',), (), (), ()),
    ),
    'balks': (
        balks,
        ((), ('unit.state',), ('unit.closest', 'unit.nearest_enemy'), (), ()),
        (('unit.balks',), ('error',), (), (), ()),
    ),
    'kept_off': (
        kept_off,
        (('unit.enters_fire_zone', 'unit.leaves_fire_zone'), (), ('unit.closest', 'unit.nearest_enemy'), (), ()),
        (('unit.kept_off',), ('error',), (), (), ()),
    ),
    'close': (
        close,
        (('unit.behind_flank',), ('unit.state', 'unit.strikes'), (), (), ()),
        ((), ('unit.verdict', 'error'), (), (), ()),
    ),
    'contact': (
        contact,
        (
            ('enemy.removed', 'unit.flank_compromised', 'unit.passed'),
            ('enemy.state', 'unit.state', 'unit.quality', 'unit.attached', 'dice.1', 'dice.2'),
            (),
            (),
            ()
        ),
        (
            (
                'unit.cohesion.total.none',
                'unit.cohesion.natural.none',
                'unit.cohesion.dice.none',
                'enemy.removed',
                'unit.passed'
            ),
            ('unit.cohesion.total', 'unit.cohesion.natural', 'unit.cohesion.result', 'unit.state', 'error'),
            (),
            (),
            ()
        ),
    ),
    'pursuit': (
        pursuit,
        (
            ('unit.flank_compromised', 'unit.passed'),
            ('enemy.state', 'unit.arm', 'unit.state', 'unit.quality', 'unit.attached', 'dice.1', 'dice.2'),
            ('unit.distance',),
            (),
            ()
        ),
        (
            ('unit.cohesion.total.none', 'unit.cohesion.natural.none', 'unit.cohesion.dice.none', 'unit.passed'),
            (
                'unit.cohesion.total',
                'unit.cohesion.natural',
                'unit.cohesion.result',
                'unit.result',
                'unit.verdict',
                'unit.must',
                'unit.may',
                'unit.may_not',
                'error'
            ),
            (),
            (),
            ()
        ),
    ),
    'pursue': (
        pursue,
        (
            ('enemy.removed', 'unit.off_table'),
            ('unit.state', 'dice.1'),
            ('unit.routers_distance', 'unit.other_enemy', 'unit.edge_distance'),
            (),
            ()
        ),
        (('enemy.removed', 'unit.off_table'), ('unit.distance_on', 'unit.state', 'unit.must', 'error'), (), (), ()),
    ),
    'fight_at_once': (
        fight_at_once,
        (
            (
                'attacker.pikes',
                'attacker.shock',
                'attacker.charging',
                'attacker.flank_compromised',
                'defender.hedge_of_steel',
                'attacker.incidental',
                'defender.pikes',
                'defender.shock',
                'defender.charging',
                'defender.flank_compromised',
                'attacker.hedge_of_steel',
                'defender.incidental',
                'attacker.passed',
                'defender.passed'
            ),
            (
                'attacker.class',
                'attacker.arm',
                'defender.position',
                'attacker.state',
                'defender.state',
                'attacker.strikes',
                'attacker.position',
                'attacker.supports',
                'defender.class',
                'defender.arm',
                'defender.supports',
                'attacker.quality',
                'attacker.attached',
                'defender.quality',
                'defender.attached',
                'dice.1',
                'dice.2',
                'dice.3',
                'dice.4',
                'dice.5',
                'dice.6',
                'dice.7',
                'dice.8',
                'dice.9',
                'dice.10',
                ''
            ),
            ('attacker.distance', 'defender.distance'),
            (),
            ()
        ),
        (
            (
                'attacker.melee.level.none',
                'defender.melee.level.none',
                'attacker.cohesion.total.none',
                'attacker.cohesion.natural.none',
                'attacker.cohesion.dice.none',
                'defender.cohesion.total.none',
                'defender.cohesion.natural.none',
                'defender.cohesion.dice.none',
                'attacker.melee.lost.none',
                'defender.melee.lost.none',
                'attacker.passed',
                'defender.passed'
            ),
            (
                'attacker.melee.total',
                'defender.melee.total',
                'attacker.melee.margin',
                'defender.melee.margin',
                'attacker.melee.level',
                'defender.melee.level',
                'attacker.cohesion.total',
                'attacker.cohesion.natural',
                'attacker.cohesion.result',
                'defender.cohesion.total',
                'defender.cohesion.natural',
                'defender.cohesion.result',
                'attacker.melee.lost',
                'defender.melee.lost',
                'attacker.melee.outcome',
                'defender.melee.outcome',
                'attacker.melee.result',
                'attacker.pursuit.result',
                'defender.pursuit.result',
                'attacker.state',
                'defender.state',
                'attacker.must',
                'attacker.may',
                'attacker.may_not',
                'defender.must',
                'defender.may',
                'defender.may_not',
                'error'
            ),
            (),
            (),
            ()
        ),
    ),
    'recover_unit': (
        recover_unit,
        (('unit.off_table',), (), (), (), ()),
        ((), ('unit.verdict', 'error'), (), (), ()),
    ),
    'recover_general': (
        recover_general,
        (('general.off_table',), (), (), (), ()),
        ((), ('general.verdict', 'error'), (), (), ()),
    ),
    'in_contact': (
        in_contact,
        ((), (), ('unit.distance',), (), ()),
        (('unit.in_contact',), ('error',), (), (), ()),
    ),
    'close_range': (
        close_range,
        ((), ('unit.arm',), ('unit.distance',), (), ()),
        (('unit.close_range',), ('error',), (), (), ()),
    ),
    'can_fire': (
        can_fire,
        (('unit.in_front',), ('unit.arm',), ('unit.distance',), (), ()),
        (('unit.can_fire',), ('error',), (), (), ()),
    ),
    'fire': (
        fire,
        (('unit.in_front',), ('unit.arm', 'unit.bases'), ('unit.distance',), (), ()),
        (('unit.points.none',), ('unit.verdict', 'unit.points', 'error'), (), (), ()),
    ),
    'base_points': (
        base_points,
        ((), ('unit.bases', 'unit.arm'), ('unit.distance',), (), ()),
        ((), ('unit.base_points', 'error'), (), (), ()),
    ),
    'good_infantry_points': (
        good_infantry_points,
        ((), ('unit.arm', 'unit.class', 'unit.bases'), ('unit.distance',), (), ()),
        ((), ('unit.good_infantry_points', 'error'), (), (), ()),
    ),
    'light_gun_points': (
        light_gun_points,
        ((), ('unit.arm', 'unit.bases'), ('unit.distance',), (), ()),
        ((), ('unit.light_gun_points', 'error'), (), (), ()),
    ),
    'poor_infantry_points': (
        poor_infantry_points,
        ((), ('unit.arm', 'unit.class', 'unit.bases'), ('unit.distance',), (), ()),
        ((), ('unit.poor_infantry_points', 'error'), (), (), ()),
    ),
    'distant_irregular_points': (
        distant_irregular_points,
        ((), ('unit.arm', 'unit.bases'), ('unit.distance',), (), ()),
        ((), ('unit.distant_irregular_points', 'error'), (), (), ()),
    ),
    'disordered_points': (
        disordered_points,
        ((), ('unit.state', 'unit.bases', 'unit.arm'), ('unit.distance',), (), ()),
        ((), ('unit.disordered_points', 'error'), (), (), ()),
    ),
    'shaken_points': (
        shaken_points,
        ((), ('unit.state', 'unit.bases', 'unit.arm'), ('unit.distance',), (), ()),
        ((), ('unit.shaken_points', 'error'), (), (), ()),
    ),
    'enfilade_points': (
        enfilade_points,
        (('unit.enfilade',), ('unit.bases', 'unit.arm'), ('unit.distance',), (), ()),
        ((), ('unit.enfilade_points', 'error'), (), (), ()),
    ),
    'cover_points': (
        cover_points,
        ((), ('unit.arm', 'unit.bases'), ('unit.distance',), (), ()),
        ((), ('unit.cover_points', 'error'), (), (), ()),
    ),
    'all_points': (
        all_points,
        (
            (),
            (
                'shooters.units',
                'shooters.units.1.bases',
                'shooters.units.1.arm',
                'shooters.units.2.bases',
                'shooters.units.2.arm',
                'shooters.units.3.bases',
                'shooters.units.3.arm',
                'shooters.units.4.bases',
                'shooters.units.4.arm'
            ),
            (
                'shooters.units.1.distance',
                'shooters.units.2.distance',
                'shooters.units.3.distance',
                'shooters.units.4.distance'
            ),
            (),
            ()
        ),
        ((), ('shooters.all_points', 'error'), (), (), ()),
    ),
    'fire_points': (
        fire_points,
        (
            (
                'shooters.units.1.enfilade',
                'shooters.units.2.enfilade',
                'shooters.units.3.enfilade',
                'shooters.units.4.enfilade',
                'target.in_cover'
            ),
            (
                'shooters.units',
                'shooters.units.1.bases',
                'shooters.units.1.arm',
                'shooters.units.2.bases',
                'shooters.units.2.arm',
                'shooters.units.3.bases',
                'shooters.units.3.arm',
                'shooters.units.4.bases',
                'shooters.units.4.arm',
                'shooters.units.1.class',
                'shooters.units.2.class',
                'shooters.units.3.class',
                'shooters.units.4.class',
                'shooters.units.1.state',
                'shooters.units.2.state',
                'shooters.units.3.state',
                'shooters.units.4.state',
                'target.arm'
            ),
            (
                'shooters.units.1.distance',
                'shooters.units.2.distance',
                'shooters.units.3.distance',
                'shooters.units.4.distance'
            ),
            (),
            ()
        ),
        ((), ('shooters.fire_points', 'error'), (), (), ()),
    ),
    'shoot': (
        shoot,
        (
            (
                'shooters.units.1.in_front',
                'shooters.units.2.in_front',
                'shooters.units.3.in_front',
                'shooters.units.4.in_front',
                'shooters.units.1.enfilade',
                'shooters.units.2.enfilade',
                'shooters.units.3.enfilade',
                'shooters.units.4.enfilade',
                'target.in_cover',
                'target.flank_compromised',
                'target.passed'
            ),
            (
                'shooters.units',
                'shooters.units.1.arm',
                'shooters.units.2.arm',
                'shooters.units.3.arm',
                'shooters.units.4.arm',
                'shooters.units.1.bases',
                'shooters.units.2.bases',
                'shooters.units.3.bases',
                'shooters.units.4.bases',
                'shooters.units.1.class',
                'shooters.units.2.class',
                'shooters.units.3.class',
                'shooters.units.4.class',
                'shooters.units.1.state',
                'shooters.units.2.state',
                'shooters.units.3.state',
                'shooters.units.4.state',
                'target.arm',
                'target.quality',
                'target.state',
                'target.attached',
                'dice.1',
                'dice.2',
                'dice.3',
                ''
            ),
            (
                'shooters.units.1.distance',
                'shooters.units.2.distance',
                'shooters.units.3.distance',
                'shooters.units.4.distance'
            ),
            (),
            ()
        ),
        (
            (
                'shooters.total.none',
                'shooters.natural.none',
                'shooters.dice.none',
                'shooters.level.none',
                'target.cohesion.total.none',
                'target.cohesion.natural.none',
                'target.cohesion.dice.none',
                'shooters.lost.none',
                'target.passed'
            ),
            (
                'shooters.verdict',
                'shooters.level',
                'target.cohesion.total',
                'target.cohesion.natural',
                'target.cohesion.result',
                'shooters.lost',
                'target.state',
                'target.must',
                'error'
            ),
            (),
            (),
            ()
        ),
    ),
}
