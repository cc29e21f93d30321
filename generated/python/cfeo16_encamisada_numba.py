"""Encamisada: a night attack: the loops of cfeo16_encamisada_batch, one row after the other, for numba to
compile.

Made by rulec from rules/cfeo16/variants; not to be edited. NAME.resolve_many(columns, compiled=True) of
cfeo16_encamisada_batch uses them. All columns of a width lie end to end in one array, each of B cells;
LOOPS names the columns that go in and come out: truths, then those of 8, 16, 32 and 64 bits.
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


def any_permitted(
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
    """Any permitted action (action for unit). @qrs 203"""
    for i in range(rows):
        unit_arm = i1[i]
        error = I1(0)
        o1[i] = I1(I1(I1(I1((unit_arm >= 5) & (unit_arm <= 7)) * 4) + 3) + I1(I1(unit_arm <= 4) * 8))  # unit.may
        o1[i + B] = error  # error


def remain(
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
    """Stay in place (action for unit). @qrs 195-197, 203, 207, 209"""
    for i in range(rows):
        error = I1(0)
        o1[i] = error  # error


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
    """Fall back (action for unit). @qrs 205"""
    for i in range(rows):
        error = I1(0)
        o1[i] = error  # error


def retire(
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
    """Retire (action for unit). @qrs 207"""
    for i in range(rows):
        unit_way_blocked = i1[i] != 0
        unit_dp = i1[i + 10 * B]
        t2 = (not unit_way_blocked)
        t3 = I1(unit_dp + I1(unit_way_blocked))
        unit_caught = i1[i + B] != 0
        unit_formation = i1[i + 11 * B]
        unit_formation_2 = I1(unit_formation if unit_way_blocked else 2)
        unit_doing = i1[i + 12 * B]
        unit_doing_2 = I1(unit_doing if unit_way_blocked else 5)
        t4 = (unit_doing_2 >= 1) & (unit_doing_2 <= 2) | (unit_doing_2 >= 4)
        unit_arm = i1[i + 13 * B]
        t5 = (unit_arm >= 5) & (unit_arm <= 7)
        t6 = t4 & t5
        t7 = t2 & t6
        dice_1 = i1[i + 18 * B]
        dice_2 = i1[i + 19 * B]
        dice_3 = i1[i + 20 * B]
        t8 = dice_1 == 0
        t9 = dice_2 == 0
        t10 = (dice_1 == 1) | (dice_1 >= 6)
        t11 = (dice_2 == 1) | (dice_2 >= 6)
        t12 = (not t6)
        t13 = unit_arm <= 7
        unit_limbered = i1[i + 2 * B] != 0
        unit_abandoned = i1[i + 3 * B] != 0
        t14 = (unit_arm >= 8) & (not unit_limbered | unit_abandoned)
        t15 = (not t14 | unit_abandoned)
        t16 = t4 & t15
        t17 = t12 & t16
        t18 = t6 | t16
        t19 = t2 & t17
        t20 = dice_2 >= 7
        t21 = (not t18) & t5
        t22 = t18 | t5
        t23 = t2 & t21
        chosen_unit_dice = i1[i + 16 * B]
        chosen_unit_optional_die = i1[i + 17 * B]
        t24 = chosen_unit_optional_die == -128
        t25 = (
            chosen_unit_optional_die >= -127
        ) & (chosen_unit_optional_die <= -1) | (chosen_unit_optional_die >= 2)
        t26 = chosen_unit_optional_die == 1
        t27 = chosen_unit_dice == 2
        t28 = i1[i + (18 + min(max(int(chosen_unit_dice), 0), 3)) * B]
        t29 = I1(
            I1(I1(dice_1 + I1(I1(t27) * dice_2)) + I1(I1(t26) * t28))
            if t21
            else I1(I1(dice_1 + dice_2) if t17 else I1(I1(dice_1 + dice_2) + dice_3))
        )
        t30 = I1(
            I1(chosen_unit_dice + I1(I1(chosen_unit_optional_die == 1)))
            if t21
            else I1(2 if t17 else I1(I1(t6) * 3))
        )
        t31 = t21 & t26
        t32 = (not t22) & t15
        t33 = t22 | t15
        t34 = t2 & t32
        unit_total = I1(I1(dice_1 + I1(I1(t26) * dice_2)) if t32 else t29)
        t35 = (not t32) & ((not t21) & ((not t17) & t12))
        unit_dice = I1(I1(1 + I1(chosen_unit_optional_die == 1)) if t32 else t30)
        t36 = t18 | t21 & t27 | t32 & t26
        t37 = t35 | unit_way_blocked
        t38 = t14 & (unit_arm == 9)
        t39 = (not t38)
        t40 = t14 & (unit_arm == 10)
        t41 = t39 & t40
        t42 = t38 | t40
        t43 = (not t42) & t15
        t44 = t43 & t35 | (not t43) & ((not t41) & t39)
        unit_inspiring = i1[i + 14 * B]
        t45 = (unit_inspiring >= 1) & (not t44)
        t46 = I1(unit_dice * 10)
        t47 = (not t45) & t44
        unit_initial_move = i1[i + 4 * B] != 0
        t48 = unit_initial_move & ((unit_doing_2 == 1) | (unit_doing_2 >= 4)) & (not t47)
        t49 = I2(
            I2(I2(I2(I2(unit_total) * 10) if t43 else I2(I1(I1(t41) * 20) + 20)) + I2(I1(t45) * t46))
            + I2(I1(t48) * t46)
        )
        t50 = (not t48) & t47
        unit_rough = i1[i + 5 * B] != 0
        unit_on_road = i1[i + 6 * B] != 0
        t51 = unit_rough & (not unit_on_road & (unit_formation_2 == 1))
        t52 = t51 & (not t50)
        t53 = I2(t49 + I2(I1(t52) * I1(unit_dice * (-10))))
        t54 = (not t52) & t50
        unit_speed = i1[i + 15 * B]
        t55 = (unit_speed == 1) & (not t54)
        t56 = I2(t53 if t55 else I2(t53 * 2))
        t57 = (not t55) & t54
        unit_nearest_enemy = i4[i]
        t58 = (unit_nearest_enemy >= 7201) & (not t57)
        t59 = unit_formation_2 == 0
        t60 = I1(
            I1(I1(I1(t33 & (dice_1 == 6)) + I1(t36 & (dice_2 == 6))) + I1(t6 & (dice_3 == 6)))
            + I1(t31 & (t28 == 6))
        )
        t61 = t60 >= 1
        t62 = t2 & (t59 & (not unit_limbered | t51) & t61)
        t63 = I1(
            I1(I1(t33 & ((dice_1 >= 5) & (dice_1 <= 6))) + I1(t36 & ((dice_2 >= 5) & (dice_2 <= 6))))
            + I1(t6 & (dice_3 >= 5))
        )
        t64 = I1(t63 + I1(t31 & (t28 >= 5)))
        t65 = t64 >= 1
        t66 = t2 & (t51 & (t59 | t5) & t65)
        t67 = I1(
            I1(I1(I1(t33 & (dice_1 == 4)) + I1(t36 & (dice_2 == 4))) + I1(t6 & (dice_3 == 4)))
            + I1(t31 & (t28 == 4))
        )
        t68 = t67 >= 1
        t69 = t2 & (t51 & t5 & t68)
        t70 = I1(
            I1(t62) * I1(I1(I1(min(t60, I1(max(I1(3 - I1(min(t3, 9))), 0)))) if t62 & t61 else t60) if t61 else t60)
        )
        t71 = I1(t3 + t70)
        t72 = I1(I1(I1(min(t64, I1(max(I1(3 - I1(min(t71, 9))), 0)))) if t66 & t65 else t64) if t65 else t64)
        t73 = I1(t71 + I1(I1(t66) * t72))
        t74 = I1(I1(I1(min(t67, I1(max(I1(3 - I1(min(t73, 9))), 0)))) if t69 & t68 else t67) if t68 else t67)
        unit_behind_friends = i1[i + 7 * B] != 0
        unit_behind_obstacle = i1[i + 8 * B] != 0
        unit_retired_last_turn = i1[i + 9 * B] != 0
        t75 = ((unit_doing_2 >= 1) & (unit_doing_2 <= 2) | (unit_doing_2 == 5)) & (unit_formation_2 <= 1)
        t76 = unit_limbered & t13 | (
            (unit_doing >= 1) & (unit_doing <= 2) | (unit_doing == 5)
        ) & (unit_formation <= 1)
        t77 = t23 & ((chosen_unit_dice >= -127) & (chosen_unit_dice <= 0) | (chosen_unit_dice >= 3)) | t23 & t25
        t78 = I1(I1(I1((unit_behind_friends | unit_behind_obstacle) & t2) * 2) + I1(I1(unit_retired_last_turn) * 4))
        error = I1(0)
        error = I1(3 if t75 else error)  # IllegalState
        error = I1(1 if t2 & (not t42 | t15) else error)  # NoRule
        error = I1(6 if t23 & t10 | t23 & (t27 & t11) | t23 & (t26 & (t28 >= 7)) | t34 & t10 | t34 & (t26 & t20) else error)  # InputError
        error = I1(9 if t23 & t8 | t23 & (t27 & t9) | t23 & (t26 & (t28 == 0)) | t34 & t8 | t34 & (t26 & t9) else error)  # MissingDice
        error = I1(10 if t23 & t24 | t34 & t24 else error)  # NeedsChoice
        error = I1(7 if t77 | t34 & t25 else error)  # NotOpen
        error = I1(10 if t23 & (chosen_unit_dice == -128) else error)  # NeedsChoice
        error = I1(6 if t7 & t10 | t7 & t11 | t7 & (dice_3 >= 7) | t19 & t10 | t19 & t20 else error)  # InputError
        error = I1(9 if t7 & t8 | t7 & t9 | t7 & (dice_3 == 0) | t19 & t8 | t19 & t9 else error)  # MissingDice
        error = I1(3 if t76 | unit_abandoned & t13 else error)  # IllegalState
        o1[i] = t37  # unit.move.total.none
        o1[i + B] = t37  # unit.move.natural.none
        o1[i + 2 * B] = (not t58) & t57 | unit_way_blocked  # unit.move.distance.none
        o1[i + 3 * B] = unit_total  # unit.move.total
        o1[i + 4 * B] = unit_total  # unit.move.natural
        o1[i + 5 * B] = unit_dice  # unit.move.dice
        o1[i + 6 * B] = I1(min(I1(t73 + I1(I1(t69) * t74)), 9))  # unit.dp
        o1[i + 7 * B] = unit_formation_2  # unit.formation
        o1[i + 8 * B] = unit_doing_2  # unit.doing
        o1[i + 9 * B] = I1(I1(unit_way_blocked & (not unit_caught)) + I1(I1(unit_caught) * 16))  # unit.must
        o1[i + 10 * B] = I1(t78 + I1(I1(unit_retired_last_turn) * 8))  # unit.may
        o1[i + 11 * B] = error  # error
        o2[i] = I2(I2(t56 * 2) if t58 else t56)  # unit.move.distance


def take_position(
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
    """Take the position (action for unit). @qrs 211"""
    for i in range(rows):
        unit_arm = i1[i + 2 * B]
        unit_position_abandoned = i1[i] != 0
        t2 = unit_arm >= 5
        t3 = (unit_arm <= 4) & unit_position_abandoned
        unit_took_position = i1[i + B] != 0
        unit_took_position_2 = t3 | unit_took_position
        error = I1(0)
        error = I1(3 if unit_took_position & t2 | unit_took_position_2 & t2 else error)  # IllegalState
        o1[i] = unit_took_position_2  # unit.took_position
        o1[i + B] = I1(2 - I1(t3) * 2)  # unit.verdict
        o1[i + 2 * B] = error  # error


def out_of_reach(
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
    """out of reach (term for unit). @qrs 213"""
    for i in range(rows):
        unit_behind_friends = i1[i] != 0
        unit_behind_obstacle = i1[i + B] != 0
        unit_nearest_enemy = i4[i]
        error = I1(0)
        o1[i] = unit_behind_friends | unit_behind_obstacle | (unit_nearest_enemy >= 14400)  # unit.out_of_reach
        o1[i + B] = error  # error


def rout(rows: int, i1: Array, i2: Array, i4: Array, i8: Array, o1: Array, o2: Array, o4: Array, o8: Array) -> None:
    """Rout (action for unit). @qrs 213"""
    for i in range(rows):
        unit_formation = i1[i + 6 * B]
        unit_doing = i1[i + 7 * B]
        unit_arm = i1[i + 8 * B]
        t2 = (unit_arm >= 5) & (unit_arm <= 7)
        dice_1 = i1[i + 12 * B]
        dice_2 = i1[i + 13 * B]
        dice_3 = i1[i + 14 * B]
        t3 = dice_1 == 0
        t4 = (unit_arm <= 4) | (unit_arm >= 8)
        t5 = dice_2 == 0
        t6 = (dice_1 == 1) | (dice_1 >= 6)
        unit_limbered = i1[i] != 0
        t7 = unit_arm <= 7
        unit_abandoned = i1[i + B] != 0
        t8 = (unit_arm >= 8) & (not unit_limbered | unit_abandoned)
        t9 = (not t8 | unit_abandoned)
        t10 = t4 & t9
        t11 = t2 | t9
        unit_total = I1(I1(dice_1 + dice_2) if t10 else I1(I1(dice_1 + dice_2) + dice_3))
        t12 = (not t10) & t4
        unit_dice = I1(2 if t10 else I1(I1((unit_arm >= 5) & (unit_arm <= 7)) * 3))
        t13 = t8 & (unit_arm == 9)
        t14 = (not t13)
        t15 = t8 & (unit_arm == 10)
        t16 = t14 & t15
        t17 = t13 | t15
        t18 = (not t17) & t9
        t19 = t18 & t12 | (not t18) & ((not t16) & t14)
        unit_inspiring = i1[i + 9 * B]
        t20 = (unit_inspiring >= 1) & (not t19)
        t21 = I1(unit_dice * 10)
        t22 = (not t20) & t19
        unit_initial_move = i1[i + 2 * B] != 0
        t23 = unit_initial_move & (not t22)
        t24 = I2(
            I2(I2(I2(I2(unit_total) * 10) if t18 else I2(I1(I1(t16) * 20) + 20)) + I2(I1(t20) * t21))
            + I2(I1(t23) * t21)
        )
        t25 = (not t23) & t22
        unit_rough = i1[i + 3 * B] != 0
        t26 = unit_rough & (not t25)
        t27 = I2(t24 + I2(I1(t26) * I1(unit_dice * (-10))))
        t28 = (not t26) & t25
        unit_speed = i1[i + 10 * B]
        t29 = (unit_speed == 1) & (not t28)
        t30 = I2(t27 if t29 else I2(t27 * 2))
        t31 = (not t29) & t28
        unit_nearest_enemy = i4[i]
        t32 = (unit_nearest_enemy >= 7201) & (not t31)
        t33 = unit_rough & t2
        t34 = I1(
            I1(I1(t11 & ((dice_1 >= 5) & (dice_1 <= 6))) + I1(t11 & ((dice_2 >= 5) & (dice_2 <= 6))))
            + I1(t2 & (dice_3 >= 5))
        )
        t35 = t34 >= 1
        t36 = t33 & t35
        t37 = I1(I1(I1(t11 & (dice_1 == 4)) + I1(t11 & (dice_2 == 4))) + I1(t2 & (dice_3 == 4)))
        t38 = t37 >= 1
        t39 = t33 & t38
        unit_dp = i1[i + 11 * B]
        t40 = I1(I1(t36) * I1(I1(I1(min(t34, I1(max(I1(3 - unit_dp), 0)))) if t36 else t34) if t35 else t34))
        t41 = I1(unit_dp + t40)
        t42 = I1(
            I1(t39) * I1(I1(I1(min(t37, I1(max(I1(3 - I1(min(t41, 9))), 0)))) if t39 else t37) if t38 else t37)
        )
        unit_behind_friends = i1[i + 4 * B] != 0
        unit_behind_obstacle = i1[i + 5 * B] != 0
        t43 = unit_limbered & t7 | (
            (unit_doing >= 1) & (unit_doing <= 2) | (unit_doing == 5)
        ) & (unit_formation <= 1)
        t44 = t2 & t6 | t2 & ((dice_2 == 1) | (dice_2 >= 6)) | t2 & (dice_3 >= 7) | t10 & t6 | t10 & (dice_2 >= 7)
        error = I1(0)
        error = I1(1 if (not t17 | t9) else error)  # NoRule
        error = I1(6 if t44 else error)  # InputError
        error = I1(9 if t2 & t3 | t2 & t5 | t2 & (dice_3 == 0) | t10 & t3 | t10 & t5 else error)  # MissingDice
        error = I1(3 if t43 | unit_abandoned & t7 else error)  # IllegalState
        o1[i] = t12  # unit.move.total.none
        o1[i + B] = t12  # unit.move.natural.none
        o1[i + 2 * B] = (not t32) & t31  # unit.move.distance.none
        o1[i + 3 * B] = unit_total  # unit.move.total
        o1[i + 4 * B] = unit_total  # unit.move.natural
        o1[i + 5 * B] = unit_dice  # unit.move.dice
        o1[i + 6 * B] = I1(min(I1(t41 + t42), 9))  # unit.dp
        o1[i + 7 * B] = I1(unit_behind_friends | unit_behind_obstacle | (unit_nearest_enemy >= 14400))  # unit.may
        o1[i + 8 * B] = error  # error
        o2[i] = I2(I2(t30 * 2) if t32 else t30)  # unit.move.distance


def stop_rout(
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
    """Stop a rout (action for unit against leader). @qrs 213"""
    for i in range(rows):
        unit_doing = i1[i + 11 * B]
        t2 = unit_doing == 1
        unit_behind_friends = i1[i] != 0
        unit_behind_obstacle = i1[i + B] != 0
        unit_nearest_enemy = i4[i]
        t3 = unit_behind_friends | unit_behind_obstacle | (unit_nearest_enemy >= 14400)
        t4 = t2 & t3
        unit_wishes_to_cease = i1[i + 2 * B] != 0
        unit_wishes_to_cease_2 = t4 | unit_wishes_to_cease
        unit_charged_last_turn = i1[i + 3 * B] != 0
        unit_contacted_last_turn = i1[i + 4 * B] != 0
        t5 = unit_charged_last_turn & (not unit_contacted_last_turn)
        t6 = (unit_doing >= 1) & (unit_doing <= 3)
        t7 = unit_wishes_to_cease_2 & t6
        t8 = t5 | t7
        unit_leader_attached = i1[i + 5 * B] != 0
        t9 = (not t8) & unit_leader_attached
        t10 = t8 | unit_leader_attached
        unit_beside_lead = i1[i + 6 * B] != 0
        unit_conforms = i1[i + 7 * B] != 0
        unit_lead_attached = i1[i + 8 * B] != 0
        unit_lead_distance = i4[i + B]
        leader_actions = i1[i + 12 * B]
        t11 = I2(I2(I1(I1(max(I1(leader_actions - 1), 0)) * 20) + 60) * 60)
        leader_attached = i1[i + 9 * B] != 0
        leader_killed = i1[i + 10 * B] != 0
        t12 = (not leader_attached | leader_killed)
        t13 = unit_lead_attached | (unit_lead_distance <= t11) & t12
        t14 = unit_beside_lead & unit_conforms & t13
        t15 = (not t10) & t14
        t16 = t10 | t14
        unit_behind_lead = i4[i + 2 * B]
        t17 = (unit_behind_lead <= 3600) & unit_conforms & t13
        t18 = (not t16) & t17
        t19 = t16 | t17
        unit_leader_distance = i4[i + 3 * B]
        t20 = (unit_leader_distance <= t11) & t12
        t21 = (not t19) & t20
        t22 = I1(
            3
            if t21
            else I1(3 if t18 else I1(3 if t15 else I1(3 if t9 else I1(1 if (not t5) & t7 else I1(t5)))))
        )
        t23 = t4 & (not t9 | t15 | t18 | t21)
        dice_1 = i1[i + 17 * B]
        t24 = (not t23)
        t25 = t23 & unit_leader_attached
        chosen_unit_with_leader = i1[i + 15 * B]
        t26 = (chosen_unit_with_leader >= -127) & (chosen_unit_with_leader <= -2) | (chosen_unit_with_leader == 0)
        unit_arm = i1[i + 13 * B]
        unit_grade = i1[i + 14 * B]
        t27 = (unit_arm >= 8) | ((unit_grade == 0) | (unit_grade == 2))
        t28 = t23 & t27
        chosen_unit_steady_troops = i1[i + 16 * B]
        t29 = (
            chosen_unit_steady_troops >= -127
        ) & (chosen_unit_steady_troops <= -2) | (chosen_unit_steady_troops == 0)
        unit_total = I1(
            I1(I1(dice_1 + I1(t6 | t5)) + I1(I1(unit_leader_attached) * chosen_unit_with_leader))
            + I1(I1(t27) * chosen_unit_steady_troops)
        )
        unit_band = unit_total <= 2
        t30 = (unit_doing >= 1) & (unit_doing <= 2) | t5
        t31 = (not t30)
        t32 = unit_grade == 1
        unit_as_the_player_likes = (unit_total >= 3) & (unit_total <= 4)
        t33 = unit_as_the_player_likes & (unit_wishes_to_cease_2 & ((unit_doing >= 2) & (unit_doing <= 3)))
        unit_band_2 = unit_total >= 5
        unit_doing_2 = I1(
            0
            if t23 & (unit_as_the_player_likes & (unit_wishes_to_cease_2 & t2 & t3))
            else I1(0 if t23 & t33 else unit_doing)
        )
        t34 = I1(
            I1(t23 & (unit_band & t30) | t23 & (unit_band_2 & t30))
            + I1(I1(t23 & (unit_band & (t31 & t32)) | t23 & (unit_band_2 & t31)) * 2)
        )
        error = I1(0)
        error = I1(10 if t28 & (chosen_unit_steady_troops == -128) else error)  # NeedsChoice
        error = I1(7 if t25 & t26 | t28 & t29 else error)  # NotOpen
        error = I1(10 if t25 & (chosen_unit_with_leader == -128) else error)  # NeedsChoice
        error = I1(6 if t23 & (dice_1 >= 7) else error)  # InputError
        error = I1(9 if t23 & (dice_1 == 0) else error)  # MissingDice
        o1[i] = t24  # unit.control.total.none
        o1[i + B] = t24  # unit.control.natural.none
        o1[i + 2 * B] = t24  # unit.control.dice.none
        o1[i + 3 * B] = unit_wishes_to_cease_2  # unit.wishes_to_cease
        o1[i + 4 * B] = I1(2 - I1(t4) * 2)  # unit.verdict
        o1[i + 5 * B] = I1(I1(t22 if t19 | t20 else 1) if t4 else -1)  # unit.control.verdict
        o1[i + 6 * B] = I1(unit_total if t23 else dice_1)  # unit.control.total
        o1[i + 7 * B] = I1(I1(I1(unit_total >= 3) + I1(unit_total >= 5)) if t23 else -1)  # unit.control.result
        o1[i + 8 * B] = unit_doing_2  # unit.doing
        o1[i + 9 * B] = I1(t34 + I1(I1(t23 & (unit_band & (not t30 | t32))) * 4))  # unit.must
        o1[i + 10 * B] = I1(I1(t23 & unit_as_the_player_likes) * 8)  # unit.may
        o1[i + 11 * B] = error  # error


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
    """Pursue (action for unit against enemy). @qrs 215"""
    for i in range(rows):
        unit_formation = i1[i + 5 * B]
        unit_doing = i1[i + 6 * B]
        unit_arm = i1[i + 7 * B]
        t2 = (unit_arm >= 5) & (unit_arm <= 7)
        dice_1 = i1[i + 14 * B]
        dice_2 = i1[i + 15 * B]
        dice_3 = i1[i + 16 * B]
        t3 = dice_1 == 0
        t4 = (unit_arm <= 4) | (unit_arm >= 8)
        t5 = dice_2 == 0
        t6 = (dice_1 == 1) | (dice_1 >= 6)
        unit_limbered = i1[i] != 0
        t7 = unit_arm <= 7
        unit_abandoned = i1[i + B] != 0
        t8 = (unit_arm >= 8) & (not unit_limbered | unit_abandoned)
        t9 = (not t8 | unit_abandoned)
        t10 = t4 & t9
        t11 = t2 | t9
        unit_total = I1(I1(dice_1 + dice_2) if t10 else I1(I1(dice_1 + dice_2) + dice_3))
        t12 = (not t10) & t4
        unit_dice = I1(2 if t10 else I1(I1((unit_arm >= 5) & (unit_arm <= 7)) * 3))
        t13 = t8 & (unit_arm == 9)
        t14 = (not t13)
        t15 = t8 & (unit_arm == 10)
        t16 = t14 & t15
        t17 = t13 | t15
        t18 = (not t17) & t9
        t19 = t18 & t12 | (not t18) & ((not t16) & t14)
        unit_inspiring = i1[i + 8 * B]
        t20 = (unit_inspiring >= 1) & (not t19)
        t21 = I2(
            I2(I2(I2(unit_total) * 10) if t18 else I2(I1(I1(t16) * 20) + 20))
            + I2(I1(t20) * I1(unit_dice * 10))
        )
        t22 = (not t20) & t19
        unit_rough = i1[i + 2 * B] != 0
        t23 = unit_rough & (not t22)
        t24 = I2(t21 + I2(I1(t23) * I1(unit_dice * (-10))))
        t25 = (not t23) & t22
        unit_speed = i1[i + 9 * B]
        t26 = (unit_speed == 1) & (not t25)
        t27 = I2(t24 if t26 else I2(t24 * 2))
        t28 = (not t26) & t25
        unit_nearest_enemy = i4[i]
        t29 = (unit_nearest_enemy >= 7201) & (not t28)
        t30 = unit_rough & t2
        t31 = I1(
            I1(I1(t11 & ((dice_1 >= 5) & (dice_1 <= 6))) + I1(t11 & ((dice_2 >= 5) & (dice_2 <= 6))))
            + I1(t2 & (dice_3 >= 5))
        )
        t32 = t31 >= 1
        t33 = t30 & t32
        t34 = I1(I1(I1(t11 & (dice_1 == 4)) + I1(t11 & (dice_2 == 4))) + I1(t2 & (dice_3 == 4)))
        t35 = t34 >= 1
        t36 = t30 & t35
        unit_dp = i1[i + 10 * B]
        t37 = I1(I1(t33) * I1(I1(I1(min(t31, I1(max(I1(3 - unit_dp), 0)))) if t33 else t31) if t32 else t31))
        t38 = I1(unit_dp + t37)
        t39 = I1(
            I1(t36) * I1(I1(I1(min(t34, I1(max(I1(3 - I1(min(t38, 9))), 0)))) if t36 else t34) if t35 else t34)
        )
        unit_meets_enemy = i1[i + 3 * B] != 0
        enemy_caught = i1[i + 4 * B] != 0
        enemy_doing = i1[i + 11 * B]
        t40 = enemy_caught & ((enemy_doing == 1) | (enemy_doing == 5))
        unit_stands_in_contact = i1[i + 12 * B]
        t41 = i1[i + (14 + min(max(int(unit_dice), 0), 15)) * B]
        t42 = unit_stands_in_contact >= 2
        t43 = i1[i + (14 + min(max(int(I1(unit_dice + 1)), 0), 15)) * B]
        t44 = unit_stands_in_contact >= 3
        t45 = i1[i + (14 + min(max(int(I1(unit_dice + 2)), 0), 15)) * B]
        t46 = unit_stands_in_contact >= 4
        t47 = i1[i + (14 + min(max(int(I1(unit_dice + 3)), 0), 15)) * B]
        t48 = unit_stands_in_contact >= 5
        t49 = i1[i + (14 + min(max(int(I1(unit_dice + 4)), 0), 15)) * B]
        t50 = unit_stands_in_contact >= 6
        t51 = i1[i + (14 + min(max(int(I1(unit_dice + 5)), 0), 15)) * B]
        t52 = unit_stands_in_contact >= 7
        t53 = i1[i + (14 + min(max(int(I1(unit_dice + 6)), 0), 15)) * B]
        t54 = unit_stands_in_contact >= 8
        t55 = i1[i + (14 + min(max(int(I1(unit_dice + 7)), 0), 15)) * B]
        t56 = unit_stands_in_contact >= 9
        t57 = i1[i + (14 + min(max(int(I1(unit_dice + 8)), 0), 15)) * B]
        t58 = unit_stands_in_contact >= 10
        t59 = i1[i + (14 + min(max(int(I1(unit_dice + 9)), 0), 15)) * B]
        t60 = unit_stands_in_contact >= 11
        t61 = i1[i + (14 + min(max(int(I1(unit_dice + 10)), 0), 15)) * B]
        t62 = unit_stands_in_contact == 12
        t63 = i1[i + (14 + min(max(int(I1(unit_dice + 11)), 0), 15)) * B]
        t64 = (not t40)
        t65 = I1(I1(I1(I1(t41 + I1(I1(t42) * t43)) + I1(I1(t44) * t45)) + I1(I1(t46) * t47)) + I1(I1(t48) * t49))
        t66 = I1(I1(I1(I1(t65 + I1(I1(t50) * t51)) + I1(I1(t52) * t53)) + I1(I1(t54) * t55)) + I1(I1(t56) * t57))
        unit_total_2 = I1(I1(I1(t66 + I1(I1(t58) * t59)) + I1(I1(t60) * t61)) + I1(I1(t62) * t63))
        t67 = I1(
            I1(I1(I1(I1(t41 >= 4) + I1(t42 & (t43 >= 4))) + I1(t44 & (t45 >= 4))) + I1(t46 & (t47 >= 4)))
            + I1(t48 & (t49 >= 4))
        )
        t68 = I1(
            I1(I1(I1(t67 + I1(t50 & (t51 >= 4))) + I1(t52 & (t53 >= 4))) + I1(t54 & (t55 >= 4)))
            + I1(t56 & (t57 >= 4))
        )
        t69 = I1(I1(I1(t68 + I1(t58 & (t59 >= 4))) + I1(t60 & (t61 >= 4))) + I1(t62 & (t63 >= 4)))
        enemy_casualties = i1[i + 13 * B]
        t70 = unit_limbered & t7 | (
            (unit_doing >= 1) & (unit_doing <= 2) | (unit_doing == 5)
        ) & (unit_formation <= 1)
        t71 = t2 & t6 | t2 & ((dice_2 == 1) | (dice_2 >= 6)) | t2 & (dice_3 >= 7) | t10 & t6 | t10 & (dice_2 >= 7)
        t72 = t40 & (t41 == 0) | t40 & (t42 & (t43 == 0)) | t40 & (t44 & (t45 == 0)) | t40 & (t46 & (t47 == 0))
        t73 = t72 | t40 & (
            t48 & (t49 == 0)
        ) | t40 & (t50 & (t51 == 0)) | t40 & (t52 & (t53 == 0)) | t40 & (t54 & (t55 == 0))
        t74 = t73 | t40 & (
            t56 & (t57 == 0)
        ) | t40 & (t58 & (t59 == 0)) | t40 & (t60 & (t61 == 0)) | t40 & (t62 & (t63 == 0))
        t75 = t40 & (t41 >= 7) | t40 & (t42 & (t43 >= 7)) | t40 & (t44 & (t45 >= 7)) | t40 & (t46 & (t47 >= 7))
        t76 = t75 | t40 & (
            t48 & (t49 >= 7)
        ) | t40 & (t50 & (t51 >= 7)) | t40 & (t52 & (t53 >= 7)) | t40 & (t54 & (t55 >= 7))
        t77 = t76 | t40 & (
            t56 & (t57 >= 7)
        ) | t40 & (t58 & (t59 >= 7)) | t40 & (t60 & (t61 >= 7)) | t40 & (t62 & (t63 >= 7))
        error = I1(0)
        error = I1(6 if t77 else error)  # InputError
        error = I1(9 if t74 else error)  # MissingDice
        error = I1(1 if (not t17 | t9) else error)  # NoRule
        error = I1(6 if t71 else error)  # InputError
        error = I1(9 if t2 & t3 | t2 & t5 | t2 & (dice_3 == 0) | t10 & t3 | t10 & t5 else error)  # MissingDice
        error = I1(3 if t70 | unit_abandoned & t7 else error)  # IllegalState
        o1[i] = t12  # unit.move.total.none
        o1[i + B] = t12  # unit.move.natural.none
        o1[i + 2 * B] = (not t29) & t28  # unit.move.distance.none
        o1[i + 3 * B] = t64  # unit.free_hack.total.none
        o1[i + 4 * B] = t64  # unit.free_hack.natural.none
        o1[i + 5 * B] = t64  # unit.free_hack.dice.none
        o1[i + 6 * B] = unit_total  # unit.move.total
        o1[i + 7 * B] = unit_total  # unit.move.natural
        o1[i + 8 * B] = unit_dice  # unit.move.dice
        o1[i + 9 * B] = unit_total_2  # unit.free_hack.total
        o1[i + 10 * B] = unit_total_2  # unit.free_hack.natural
        o1[i + 11 * B] = I1(min(I1(t38 + t39), 9))  # unit.dp
        o1[i + 12 * B] = I1(min(I1(enemy_casualties + I1(I1(t40 & (t69 >= 1)) * t69)), 9))  # enemy.casualties
        o1[i + 13 * B] = I1(unit_meets_enemy)  # unit.must
        o1[i + 14 * B] = error  # error
        o2[i] = I2(I2(t27 * 2) if t29 else t27)  # unit.move.distance


def free_hack(
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
    """Free hack (test for unit against enemy). @qrs 207, 215"""
    for i in range(rows):
        unit_stands_in_contact = i1[i]
        dice_1 = i1[i + 2 * B]
        t2 = unit_stands_in_contact >= 2
        dice_2 = i1[i + 3 * B]
        t3 = unit_stands_in_contact >= 3
        dice_3 = i1[i + 4 * B]
        t4 = unit_stands_in_contact >= 4
        dice_4 = i1[i + 5 * B]
        t5 = unit_stands_in_contact >= 5
        dice_5 = i1[i + 6 * B]
        t6 = unit_stands_in_contact >= 6
        dice_6 = i1[i + 7 * B]
        t7 = unit_stands_in_contact >= 7
        dice_7 = i1[i + 8 * B]
        t8 = unit_stands_in_contact >= 8
        dice_8 = i1[i + 9 * B]
        t9 = unit_stands_in_contact >= 9
        dice_9 = i1[i + 10 * B]
        t10 = unit_stands_in_contact >= 10
        dice_10 = i1[i + 11 * B]
        t11 = unit_stands_in_contact >= 11
        dice_11 = i1[i + 12 * B]
        t12 = unit_stands_in_contact == 12
        dice_12 = i1[i + 13 * B]
        t13 = I1(
            I1(I1(I1(dice_1 + I1(I1(t2) * dice_2)) + I1(I1(t3) * dice_3)) + I1(I1(t4) * dice_4))
            + I1(I1(t5) * dice_5)
        )
        t14 = I1(
            I1(I1(I1(t13 + I1(I1(t6) * dice_6)) + I1(I1(t7) * dice_7)) + I1(I1(t8) * dice_8))
            + I1(I1(t9) * dice_9)
        )
        unit_total = I1(I1(I1(t14 + I1(I1(t10) * dice_10)) + I1(I1(t11) * dice_11)) + I1(I1(t12) * dice_12))
        t15 = I1(I1(I1(I1(dice_1 >= 4) + I1(t2 & (dice_2 >= 4))) + I1(t3 & (dice_3 >= 4))) + I1(t4 & (dice_4 >= 4)))
        t16 = I1(
            I1(I1(I1(t15 + I1(t5 & (dice_5 >= 4))) + I1(t6 & (dice_6 >= 4))) + I1(t7 & (dice_7 >= 4)))
            + I1(t8 & (dice_8 >= 4))
        )
        t17 = I1(
            I1(I1(I1(t16 + I1(t9 & (dice_9 >= 4))) + I1(t10 & (dice_10 >= 4))) + I1(t11 & (dice_11 >= 4)))
            + I1(t12 & (dice_12 >= 4))
        )
        enemy_casualties = i1[i + B]
        t18 = (dice_1 == 0) | t2 & (dice_2 == 0) | t3 & (dice_3 == 0) | t4 & (dice_4 == 0) | t5 & (dice_5 == 0)
        t19 = t18 | t6 & (dice_6 == 0) | t7 & (dice_7 == 0) | t8 & (dice_8 == 0) | t9 & (dice_9 == 0) | t10 & (
            dice_10 == 0
        )
        t20 = (dice_1 >= 7) | t2 & (dice_2 >= 7) | t3 & (dice_3 >= 7) | t4 & (dice_4 >= 7) | t5 & (dice_5 >= 7)
        t21 = t20 | t6 & (dice_6 >= 7) | t7 & (dice_7 >= 7) | t8 & (dice_8 >= 7) | t9 & (dice_9 >= 7) | t10 & (
            dice_10 >= 7
        )
        error = I1(0)
        error = I1(6 if t21 | t11 & (dice_11 >= 7) | t12 & (dice_12 >= 7) else error)  # InputError
        error = I1(9 if t19 | t11 & (dice_11 == 0) | t12 & (dice_12 == 0) else error)  # MissingDice
        o1[i] = unit_total  # unit.total
        o1[i + B] = unit_total  # unit.natural
        o1[i + 2 * B] = I1(min(I1(enemy_casualties + t17), 9))  # enemy.casualties
        o1[i + 3 * B] = error  # error


def no_room(
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
    """no room to ride through (term for unit against enemy). @qrs 209"""
    for i in range(rows):
        enemy_ranks = i1[i + B]
        unit_support_close = i1[i] != 0
        error = I1(0)
        o1[i] = (enemy_ranks >= 2) | unit_support_close  # unit.no_room
        o1[i + B] = error  # error


def ride_through(
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
    """Ride-through (action for unit against enemy). @qrs 209"""
    for i in range(rows):
        enemy_ranks = i1[i + 5 * B]
        unit_support_close = i1[i] != 0
        t2 = (enemy_ranks >= 2) | unit_support_close
        t3 = (not t2)
        unit_verdict = I1(I1(t2) * 2)
        chosen_unit_ride_dice = i4[i + B]
        t4 = chosen_unit_ride_dice == -2147483648
        t5 = chosen_unit_ride_dice >= -2147483647
        t6 = (chosen_unit_ride_dice >= -2147483647) & (chosen_unit_ride_dice <= 1) | (chosen_unit_ride_dice >= 4)
        unit_ride_dice = I4(chosen_unit_ride_dice if t5 else 2)
        unit_meets_enemy = i1[i + B] != 0
        unit_meets_impassable = i1[i + 2 * B] != 0
        t7 = unit_meets_enemy | unit_meets_impassable
        t8 = t3 & (unit_ride_dice == 2)
        dice_1 = i1[i + 9 * B]
        dice_2 = i1[i + 10 * B]
        t9 = dice_1 == 0
        t10 = dice_2 == 0
        t11 = (dice_1 == 1) | (dice_1 >= 6)
        t12 = (dice_2 == 1) | (dice_2 >= 6)
        t13 = unit_ride_dice == 3
        t14 = (unit_ride_dice >= 2) & (unit_ride_dice <= 3)
        t15 = t3 & t13
        dice_3 = i1[i + 11 * B]
        unit_total = I1(I1(dice_1 + dice_2) + I1(I1(t13) * dice_3))
        t16 = (unit_ride_dice <= 1) | (unit_ride_dice == 4)
        t17 = t16 | t2
        unit_inspiring = i1[i + 6 * B]
        t18 = (unit_inspiring >= 1) & t14
        t19 = I2(
            I2(I2(unit_total) * 10)
            + I2(I1(t18) * I1(I1(unit_ride_dice == 2) * 20 + I1(unit_ride_dice == 3) * 30))
        )
        t20 = (not t18) & t16
        unit_rough = i1[i + 3 * B] != 0
        unit_on_road = i1[i + 4 * B] != 0
        unit_formation = i1[i + 7 * B]
        t21 = unit_rough & (not unit_on_road & (unit_formation == 1))
        t22 = t21 & (not t20)
        t23 = I2(t19 + I2(I1(t22) * I1(-I1(unit_ride_dice == 3) * 30 - I1(unit_ride_dice == 2) * 20)))
        t24 = (not t22) & t20
        unit_nearest_enemy = i4[i]
        t25 = (unit_nearest_enemy >= 7201) & (not t24)
        t26 = I1(I1(I1(t14 & (dice_1 == 6)) + I1(t14 & (dice_2 == 6))) + I1(t13 & (dice_3 == 6)))
        t27 = t26 >= 1
        t28 = t3 & ((unit_formation == 0) & (not t21) & t27)
        t29 = I1(
            I1(I1(t14 & ((dice_1 >= 4) & (dice_1 <= 6))) + I1(t14 & ((dice_2 >= 4) & (dice_2 <= 6))))
            + I1(t13 & (dice_3 >= 4))
        )
        t30 = t29 >= 1
        t31 = t3 & (t21 & t30)
        unit_dp = i1[i + 8 * B]
        t32 = I1(I1(t28) * I1(I1(I1(min(t26, I1(max(I1(3 - unit_dp), 0)))) if t28 & t27 else t26) if t27 else t26))
        t33 = I1(unit_dp + t32)
        t34 = I1(I1(I1(min(t29, I1(max(I1(3 - I1(min(t33, 9))), 0)))) if t31 & t30 else t29) if t30 else t29)
        error = I1(0)
        error = I1(6 if t8 & t11 | t8 & t12 | t15 & t11 | t15 & t12 | t15 & (dice_3 >= 7) else error)  # InputError
        error = I1(9 if t8 & t9 | t8 & t10 | t15 & t9 | t15 & t10 | t15 & (dice_3 == 0) else error)  # MissingDice
        error = I1(10 if t3 & t4 | t3 & (unit_ride_dice != 2) & t4 else error)  # NeedsChoice
        error = I1(7 if t3 & t6 else error)  # NotOpen
        o1[i] = t2  # unit.ride_dice.none
        o1[i + B] = (not t7) | t2  # unit.stops_beyond.none
        o1[i + 2 * B] = t17  # unit.total.none
        o1[i + 3 * B] = t17  # unit.natural.none
        o1[i + 4 * B] = t2  # unit.dice.none
        o1[i + 5 * B] = (not t25) & t24 | t2  # unit.distance.none
        o1[i + 6 * B] = unit_verdict  # unit.verdict
        o1[i + 7 * B] = unit_ride_dice  # unit.ride_dice
        o1[i + 8 * B] = I4(chosen_unit_ride_dice if t5 else 3)  # unit.ride_dice.to
        o1[i + 9 * B] = unit_total  # unit.total
        o1[i + 10 * B] = unit_total  # unit.natural
        o1[i + 11 * B] = I1(I1(unit_ride_dice == 2) * 2 + I1(unit_ride_dice == 3) * 3)  # unit.dice
        o1[i + 12 * B] = I1(min(I1(t33 + I1(I1(t31) * t34)), 9))  # unit.dp
        o1[i + 13 * B] = I1(I1(t3 & t7) * 4)  # unit.must
        o1[i + 14 * B] = I1(I1(t2) + unit_verdict)  # unit.may
        o1[i + 15 * B] = error  # error
        o2[i] = I2(I2(t23 * 2) if t25 else t23)  # unit.distance


def numbers(
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
    """Numbers (value for unit). @qrs 189"""
    for i in range(rows):
        error = I1(0)
        o1[i] = error  # error


def odds(rows: int, i1: Array, i2: Array, i4: Array, i8: Array, o1: Array, o2: Array, o4: Array, o8: Array) -> None:
    """Odds (value for unit against enemy). @qrs 189"""
    for i in range(rows):
        error = I1(0)
        o1[i] = error  # error


def similar_type(
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
    """similar type (term for unit against enemy). @qrs 179"""
    for i in range(rows):
        unit_arm = i1[i]
        enemy_arm = i1[i + B]
        unit_similar_type = (unit_arm >= 5) & (unit_arm <= 7) & (
            (enemy_arm >= 5) & (enemy_arm <= 7)
        ) | (unit_arm <= 4) & (enemy_arm <= 4)
        error = I1(0)
        o1[i] = unit_similar_type  # unit.similar_type
        o1[i + B] = error  # error


def deeper(
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
    """deeper formation (term for unit against enemy). @qrs 177"""
    for i in range(rows):
        unit_ranks = i1[i]
        enemy_ranks = i1[i + B]
        error = I1(0)
        o1[i] = unit_ranks > enemy_ranks  # unit.deeper
        o1[i + B] = error  # error


def horse_charge(
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
    """cavalry who charged (term for unit). @qrs 194-197"""
    for i in range(rows):
        unit_arm = i1[i + B]
        unit_charging = i1[i] != 0
        error = I1(0)
        o1[i] = (unit_arm >= 5) & (unit_arm <= 7) & unit_charging  # unit.horse_charge
        o1[i + B] = error  # error


def charged_formed_foot(
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
    """charged formed infantry (term for unit against enemy). @qrs 195, 196"""
    for i in range(rows):
        unit_arm = i1[i + B]
        unit_charging = i1[i] != 0
        enemy_arm = i1[i + 2 * B]
        enemy_formation = i1[i + 3 * B]
        unit_charged_formed_foot = (unit_arm >= 5) & (unit_arm <= 7) & unit_charging & (enemy_arm <= 4) & (
            enemy_formation <= 1
        )
        error = I1(0)
        o1[i] = unit_charged_formed_foot  # unit.charged_formed_foot
        o1[i + B] = error  # error


def charged_soft(
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
    """charged a soft target: guns alone, or infantry unformed (term for unit against enemy). @qrs 194-196"""
    for i in range(rows):
        unit_arm = i1[i + B]
        unit_charging = i1[i] != 0
        t2 = (unit_arm >= 5) & (unit_arm <= 7) & unit_charging
        enemy_arm = i1[i + 2 * B]
        enemy_formation = i1[i + 3 * B]
        error = I1(0)
        o1[i] = t2 & (enemy_arm >= 8) | t2 & (enemy_arm <= 4) & (enemy_formation == 2)  # unit.charged_soft
        o1[i + B] = error  # error


def charged_thin_horse(
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
    """charged a single rank of cavalry (term for unit against enemy). @qrs 196"""
    for i in range(rows):
        unit_arm = i1[i + B]
        unit_charging = i1[i] != 0
        enemy_arm = i1[i + 2 * B]
        enemy_ranks = i1[i + 3 * B]
        unit_charged_thin_horse = (unit_arm >= 5) & (unit_arm <= 7) & unit_charging & (
            (enemy_arm >= 5) & (enemy_arm <= 7)
        ) & (enemy_ranks == 1)
        error = I1(0)
        o1[i] = unit_charged_thin_horse  # unit.charged_thin_horse
        o1[i + B] = error  # error


def charged_by_horse(
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
    """charged by cavalry only (term for unit against enemy). @qrs 197"""
    for i in range(rows):
        enemy_arm = i1[i + B]
        enemy_charging = i1[i] != 0
        error = I1(0)
        o1[i] = (enemy_arm >= 5) & (enemy_arm <= 7) & enemy_charging  # unit.charged_by_horse
        o1[i + B] = error  # error


def combat(
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
    """Combat (contest for unit against enemy). @qrs 157-199"""
    for i in range(rows):
        unit_charging = i1[i] != 0
        dice_1 = i1[i + 42 * B]
        enemy_charging = i1[i + B] != 0
        dice_2 = i1[i + 43 * B]
        unit_grade = i1[i + 20 * B]
        t2 = I1(
            dice_1
            + I1(2 - I1(unit_grade >= 2) - I1(unit_grade >= 3) - I1(unit_grade >= 4) - I1(unit_grade == 5))
        )
        unit_inspiring = i1[i + 21 * B]
        unit_advantage_of_ground = i1[i + 2 * B] != 0
        unit_in_fortifications = i1[i + 3 * B] != 0
        t3 = I1(I1(I1(t2 + I1(min(unit_inspiring, 2))) + I1(unit_advantage_of_ground)) + I1(unit_in_fortifications))
        unit_doing = i1[i + 22 * B]
        t4 = unit_doing == 2
        unit_took_position = i1[i + 4 * B] != 0
        enemy_surprised = i1[i + 5 * B] != 0
        unit_arm = i1[i + 23 * B]
        t5 = I1(
            I1(I1(t3 + I1(unit_charging | t4 | unit_took_position)) + I1(unit_charging & enemy_surprised))
            + I1(unit_charging & ((unit_arm == 2) | (unit_arm == 5)))
        )
        t6 = (unit_arm >= 5) & (unit_arm <= 7)
        t7 = (unit_arm <= 4) | (unit_arm >= 8)
        unit_armoured = i1[i + 6 * B] != 0
        enemy_arm = i1[i + 24 * B]
        t8 = (enemy_arm >= 5) & (enemy_arm <= 7)
        t9 = unit_arm <= 4
        t10 = enemy_arm <= 4
        unit_moved = i1[i + 7 * B] != 0
        unit_has_pikes = i1[i + 8 * B] != 0
        t11 = (enemy_arm <= 4) | (enemy_arm >= 8)
        t12 = t8 & enemy_charging
        enemy_formation = i1[i + 25 * B]
        t13 = enemy_formation <= 1
        t14 = I1(
            I1(I1(t5 + I1(I1(t6 & t4) * 2)) + I1(unit_armoured & (t6 & t8 | t9 & t10)))
            - I1(t9 & (unit_moved | (not unit_has_pikes)) & t12 & t13) * 2
        )
        unit_struck_on = i1[i + 26 * B]
        unit_formation = i1[i + 27 * B]
        t15 = unit_formation <= 1
        t16 = unit_arm >= 8
        t17 = I1(
            I1(t14 - I1(enemy_charging & t13 & (unit_struck_on >= 1)) * 2)
            - I1((unit_formation >= 1) | t16) * 2
        )
        unit_dp = i1[i + 28 * B]
        unit_casualties = i1[i + 29 * B]
        enemy_stands_in_contact = i1[i + 30 * B]
        unit_stands_in_contact = i1[i + 31 * B]
        t18 = I1(unit_stands_in_contact * 3)
        t19 = I1(unit_stands_in_contact * 2)
        t20 = I1(enemy_stands_in_contact * 2)
        t21 = I1(
            I1(I1(I1(enemy_stands_in_contact <= unit_stands_in_contact) - 1) - I1(t18 <= t20))
            - I1(t19 <= enemy_stands_in_contact)
        )
        unit_total = I1(I1(t17 - I1(unit_dp + unit_casualties)) + I1(t21 - I1(t18 <= enemy_stands_in_contact)))
        enemy_grade = i1[i + 32 * B]
        t22 = I1(2 - I1(enemy_grade >= 2) - I1(enemy_grade >= 3) - I1(enemy_grade >= 4) - I1(enemy_grade == 5))
        enemy_inspiring = i1[i + 33 * B]
        enemy_advantage_of_ground = i1[i + 9 * B] != 0
        enemy_in_fortifications = i1[i + 10 * B] != 0
        t23 = I1(
            I1(I1(I1(dice_2 + t22) + I1(min(enemy_inspiring, 2))) + I1(enemy_advantage_of_ground))
            + I1(enemy_in_fortifications)
        )
        enemy_doing = i1[i + 34 * B]
        t24 = enemy_doing == 2
        enemy_took_position = i1[i + 11 * B] != 0
        unit_surprised = i1[i + 12 * B] != 0
        t25 = I1(I1(t23 + I1(enemy_charging | t24 | enemy_took_position)) + I1(enemy_charging & unit_surprised))
        t26 = I1(I1(t25 + I1(enemy_charging & ((enemy_arm == 2) | (enemy_arm == 5)))) + I1(I1(t8 & t24) * 2))
        enemy_armoured = i1[i + 13 * B] != 0
        enemy_moved = i1[i + 14 * B] != 0
        enemy_has_pikes = i1[i + 15 * B] != 0
        t27 = t6 & unit_charging
        t28 = I1(
            I1(t26 + I1(enemy_armoured & (t8 & t6 | t10 & t9)))
            - I1(t10 & (enemy_moved | (not enemy_has_pikes)) & t27 & t15) * 2
        )
        enemy_struck_on = i1[i + 35 * B]
        t29 = enemy_arm >= 8
        t30 = I1(
            I1(t28 - I1(unit_charging & t15 & (enemy_struck_on >= 1)) * 2)
            - I1((enemy_formation >= 1) | t29) * 2
        )
        enemy_dp = i1[i + 36 * B]
        enemy_casualties = i1[i + 37 * B]
        t31 = I1(enemy_stands_in_contact * 3)
        t32 = I1(
            I1(I1(I1(unit_stands_in_contact <= enemy_stands_in_contact) - 1) - I1(t31 <= t19))
            - I1(t20 <= unit_stands_in_contact)
        )
        enemy_total = I1(I1(t30 - I1(enemy_dp + enemy_casualties)) + I1(t32 - I1(t31 <= unit_stands_in_contact)))
        unit_margin = I1(unit_total - enemy_total)
        enemy_margin = I1(enemy_total - unit_total)
        unit_breakthrough = unit_margin >= 7
        t33 = (unit_grade == 1) | (unit_grade >= 3)
        t34 = unit_breakthrough & (((unit_grade == 0) | (unit_grade == 2)) & t6)
        unit_victory = (unit_margin >= 4) & (unit_margin <= 6)
        t35 = t27 & t10
        t36 = t35 & t13
        t37 = (not t36)
        t38 = t36 & (enemy_margin >= -4)
        t39 = enemy_arm <= 7
        t40 = t27 & t29 | t35 & (enemy_formation == 2)
        t41 = t38 | t40
        t42 = t6 & t33
        unit_success = (unit_margin >= 2) & (unit_margin <= 3)
        t43 = t7 & t8
        t44 = t36 | t43
        t45 = unit_breakthrough & (not t33 | t6) | unit_victory & (not t41 | t42) | unit_success & (not t44 | t40)
        unit_inconclusive = (unit_margin >= -1) & (unit_margin <= 1)
        t46 = t36 | t7
        enemy_ranks = i1[i + 38 * B]
        t47 = t40 | t27 & t8 & (enemy_ranks == 1)
        unit_driven_back = (unit_margin >= -4) & (unit_margin <= -2)
        t48 = t7 & t12
        t49 = t9 & t15
        t50 = unit_arm <= 7
        unit_defeat = (unit_margin >= -7) & (unit_margin <= -5)
        t51 = unit_defeat & t16
        unit_broken = unit_margin <= -8
        unit_result = I1(
            6
            - I1(unit_margin >= -7)
            - I1(unit_margin >= -4)
            - I1(unit_margin >= -1)
            - I1(unit_margin >= 2)
            - I1(unit_margin >= 4)
            - I1(unit_margin >= 7)
        )
        t52 = unit_broken & t16
        enemy_breakthrough = enemy_margin >= 7
        t53 = (enemy_grade == 1) | (enemy_grade >= 3)
        t54 = enemy_breakthrough & (((enemy_grade == 0) | (enemy_grade == 2)) & t8)
        enemy_victory = (enemy_margin >= 4) & (enemy_margin <= 6)
        t55 = t12 & t9
        t56 = t55 & t15
        t57 = (not t56)
        t58 = t56 & (unit_margin >= -4)
        t59 = t12 & t16 | t55 & (unit_formation == 2)
        t60 = t58 | t59
        t61 = t8 & t53
        enemy_success = (enemy_margin >= 2) & (enemy_margin <= 3)
        t62 = t11 & t6
        t63 = t56 | t62
        t64 = enemy_breakthrough & (not t53 | t8) | enemy_victory & (
            not t60 | t61
        ) | enemy_success & (not t63 | t59)
        enemy_inconclusive = (enemy_margin >= -1) & (enemy_margin <= 1)
        t65 = t56 | t11
        unit_ranks = i1[i + 39 * B]
        t66 = t59 | t12 & t6 & (unit_ranks == 1)
        enemy_driven_back = (enemy_margin >= -4) & (enemy_margin <= -2)
        t67 = t11 & t27
        t68 = t10 & t13
        enemy_defeat = (enemy_margin >= -7) & (enemy_margin <= -5)
        t69 = enemy_defeat & t29
        enemy_broken = enemy_margin <= -8
        enemy_result = I1(
            6
            - I1(enemy_margin >= -7)
            - I1(enemy_margin >= -4)
            - I1(enemy_margin >= -1)
            - I1(enemy_margin >= 2)
            - I1(enemy_margin >= 4)
            - I1(enemy_margin >= 7)
        )
        t70 = enemy_broken & t29
        t71 = unit_breakthrough & t33 | unit_victory & ((not t41) & t42)
        t72 = unit_victory & (
            (not t38) & t40
        ) | unit_success & ((not t44) & t40) | unit_inconclusive & ((not t46) & t47)
        t73 = t34 | unit_inconclusive & (not t46 | t47)
        t74 = unit_victory & t38 | unit_success & t36 | unit_inconclusive & t36 | unit_driven_back & (not t48 | t49)
        t75 = enemy_breakthrough & t53 | enemy_victory & ((not t60) & t61)
        t76 = enemy_victory & (
            (not t58) & t59
        ) | enemy_success & ((not t63) & t59) | enemy_inconclusive & ((not t65) & t66)
        t77 = t54 | enemy_inconclusive & (not t65 | t66)
        t78 = enemy_victory & t58 | enemy_success & t56 | enemy_inconclusive & t56 | enemy_driven_back & (
            not t67 | t68
        )
        t79 = (not t71)
        t80 = unit_breakthrough & t6 & t79 & t73
        chosen_unit_act = i1[i + 40 * B]
        t81 = (not t73 & (chosen_unit_act == 1) | t34 & (chosen_unit_act == 0) | t73 & (chosen_unit_act == 2))
        t82 = (not t75)
        t83 = enemy_breakthrough & t8 & t82 & t77
        chosen_enemy_act = i1[i + 41 * B]
        t84 = t77 & (chosen_enemy_act == 1) | t54 & (chosen_enemy_act == 0) | t77 & (chosen_enemy_act == 2)
        unit_abandoned = i1[i + 16 * B] != 0
        t85 = I1(1 - I1((unit_margin <= -8) | (unit_margin >= 7)) + I1((unit_margin >= -7) & (unit_margin <= -2)))
        unit_crew_killed = i1[i + 17 * B] != 0
        t86 = I1(
            I1(unit_casualties + I1(unit_driven_back & t35))
            + I1(3 - I1(unit_margin >= -7) * 2 - I1(unit_margin >= -4))
        )
        unit_abandoned_2 = t52 | (t51 | (unit_driven_back & (t16 & (not t12)) | unit_abandoned))
        unit_crew_killed_2 = t52 | (t51 | unit_crew_killed)
        enemy_abandoned = i1[i + 18 * B] != 0
        t87 = I1(
            1 - I1((enemy_margin <= -8) | (enemy_margin >= 7))
            + I1((enemy_margin >= -7) & (enemy_margin <= -2))
        )
        enemy_crew_killed = i1[i + 19 * B] != 0
        t88 = I1(
            I1(enemy_casualties + I1(enemy_driven_back & t55))
            + I1(3 - I1(enemy_margin >= -7) * 2 - I1(enemy_margin >= -4))
        )
        enemy_abandoned_2 = t70 | (t69 | (enemy_driven_back & (t29 & (not t27)) | enemy_abandoned))
        enemy_crew_killed_2 = t70 | (t69 | enemy_crew_killed)
        t89 = I1(I1(unit_dp + t85) + I1(unit_breakthrough & (t6 & (not t71 | t79 & t34 & (chosen_unit_act == 0)))))
        t90 = I1(
            I1(enemy_dp + t87)
            + I1(enemy_breakthrough & (t8 & (not t75 | t82 & t54 & (chosen_enemy_act == 0))))
        )
        t91 = unit_charging & ((unit_doing == 1) | (unit_doing >= 3)) | enemy_charging & (
            (enemy_doing == 1) | (enemy_doing >= 3)
        )
        t92 = t91 | ((unit_doing >= 1) & (unit_doing <= 2) | (unit_doing == 5)) & t15 | (
            (enemy_doing >= 1) & (enemy_doing <= 2) | (enemy_doing == 5)
        ) & t13
        t93 = t92 | unit_took_position & (unit_arm >= 5) | enemy_took_position & (
            enemy_arm >= 5
        ) | unit_crew_killed & t50
        t94 = unit_charging & (dice_1 >= 7) | (not unit_charging) & (
            (dice_1 == 1) | (dice_1 >= 6)
        ) | enemy_charging & (dice_2 >= 7)
        t95 = unit_crew_killed_2 & t50 | enemy_crew_killed_2 & t39 | unit_abandoned_2 & t50 | enemy_abandoned_2 & t39
        t96 = I1(I1(unit_success & (t37 & t43) | unit_inconclusive & (t37 & t7) | unit_driven_back & t48) * 2)
        t97 = I1(
            I1(I1(I1(I1(t71) + I1(I1(t74 | unit_defeat & t50) * 4)) + I1(I1(t72) * 16)) + t96)
            + I1(I1(unit_driven_back & ((not t48) & t49)) * 32)
        )
        t98 = I1(I1(enemy_success & (t57 & t62) | enemy_inconclusive & (t57 & t11) | enemy_driven_back & t67) * 2)
        t99 = I1(
            I1(I1(I1(I1(t75) + I1(I1(t78 | enemy_defeat & t39) * 4)) + I1(I1(t76) * 16)) + t98)
            + I1(I1(enemy_driven_back & ((not t67) & t68)) * 32)
        )
        error = I1(0)
        error = I1(3 if t95 else error)  # IllegalState
        error = I1(10 if t83 & (chosen_enemy_act == -128) else error)  # NeedsChoice
        error = I1(7 if t80 & ((chosen_unit_act >= -127) & t81) | t83 & ((chosen_enemy_act >= -127) & (not t84)) else error)  # NotOpen
        error = I1(10 if t80 & (chosen_unit_act == -128) else error)  # NeedsChoice
        error = I1(9 if dice_2 == 0 else error)  # MissingDice
        error = I1(6 if t94 | (not enemy_charging) & ((dice_2 == 1) | (dice_2 >= 6)) else error)  # InputError
        error = I1(9 if dice_1 == 0 else error)  # MissingDice
        error = I1(3 if t93 | enemy_crew_killed & t39 | unit_abandoned & t50 | enemy_abandoned & t39 else error)  # IllegalState
        o1[i] = unit_abandoned_2  # unit.abandoned
        o1[i + B] = unit_crew_killed_2  # unit.crew_killed
        o1[i + 2 * B] = enemy_abandoned_2  # enemy.abandoned
        o1[i + 3 * B] = enemy_crew_killed_2  # enemy.crew_killed
        o1[i + 4 * B] = unit_total  # unit.total
        o1[i + 5 * B] = enemy_total  # enemy.total
        o1[i + 6 * B] = unit_margin  # unit.margin
        o1[i + 7 * B] = enemy_margin  # enemy.margin
        o1[i + 8 * B] = unit_result  # unit.result
        o1[i + 9 * B] = enemy_result  # enemy.result
        o1[i + 10 * B] = I1(min(t89, 9))  # unit.dp
        o1[i + 11 * B] = I1(min(t86, 9))  # unit.casualties
        o1[i + 12 * B] = I1(min(t90, 9))  # enemy.dp
        o1[i + 13 * B] = I1(min(t88, 9))  # enemy.casualties
        o1[i + 14 * B] = I1(t97 + I1(I1(unit_broken & t50) * 64))  # unit.must
        o1[i + 15 * B] = I1(I1(I1(I1(I1(t73) * 2) + I1(t34)) + I1(I1(t73) * 4)) + I1(I1(t45) * 8))  # unit.may
        o1[i + 16 * B] = I1(t99 + I1(I1(enemy_broken & t39) * 64))  # enemy.must
        o1[i + 17 * B] = I1(I1(I1(I1(I1(t77) * 2) + I1(t54)) + I1(I1(t77) * 4)) + I1(I1(t64) * 8))  # enemy.may
        o1[i + 18 * B] = error  # error


def control_radius(
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
    """Control radius (value for leader). @qrs 80"""
    for i in range(rows):
        leader_actions = i1[i]
        error = I1(0)
        o1[i] = I1(I1(I1(max(I1(leader_actions - 1), 0)) * 20) + 60)  # leader.control_radius
        o1[i + B] = error  # error


def in_radius(
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
    """within the radius of a detached leader (term for unit against leader). @qrs 48, 80"""
    for i in range(rows):
        unit_leader_distance = i4[i]
        leader_actions = i1[i + 2 * B]
        leader_attached = i1[i] != 0
        leader_killed = i1[i + B] != 0
        unit_in_radius = (
            unit_leader_distance <= I2(I2(I1(I1(max(I1(leader_actions - 1), 0)) * 20) + 60) * 60)
        ) & (not leader_attached | leader_killed)
        error = I1(0)
        o1[i] = unit_in_radius  # unit.in_radius
        o1[i + B] = error  # error


def lead_controlled(
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
    """the unit it follows is controlled (term for unit against leader). @qrs 80-84"""
    for i in range(rows):
        unit_lead_attached = i1[i] != 0
        unit_lead_distance = i4[i]
        leader_actions = i1[i + 3 * B]
        leader_attached = i1[i + B] != 0
        leader_killed = i1[i + 2 * B] != 0
        t2 = (
            unit_lead_distance <= I2(I2(I1(I1(max(I1(leader_actions - 1), 0)) * 20) + 60) * 60)
        ) & (not leader_attached | leader_killed)
        error = I1(0)
        o1[i] = unit_lead_attached | t2  # unit.lead_controlled
        o1[i + B] = error  # error


def failed_charge(
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
    """charged last turn without making contact (term for unit). @qrs 86"""
    for i in range(rows):
        unit_charged_last_turn = i1[i] != 0
        unit_contacted_last_turn = i1[i + B] != 0
        error = I1(0)
        o1[i] = unit_charged_last_turn & (not unit_contacted_last_turn)  # unit.failed_charge
        o1[i + B] = error  # error


def control(
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
    """Control test (test for unit against leader). @qrs 80-102"""
    for i in range(rows):
        unit_charged_last_turn = i1[i] != 0
        unit_contacted_last_turn = i1[i + B] != 0
        t2 = unit_charged_last_turn & (not unit_contacted_last_turn)
        unit_wishes_to_cease = i1[i + 2 * B] != 0
        unit_doing = i1[i + 11 * B]
        t3 = (unit_doing >= 1) & (unit_doing <= 3)
        t4 = unit_wishes_to_cease & t3
        t5 = t2 | t4
        unit_leader_attached = i1[i + 3 * B] != 0
        t6 = (not t5) & unit_leader_attached
        t7 = t5 | unit_leader_attached
        unit_beside_lead = i1[i + 4 * B] != 0
        unit_conforms = i1[i + 5 * B] != 0
        unit_lead_attached = i1[i + 6 * B] != 0
        unit_lead_distance = i4[i]
        leader_actions = i1[i + 12 * B]
        t8 = I2(I2(I1(I1(max(I1(leader_actions - 1), 0)) * 20) + 60) * 60)
        leader_attached = i1[i + 7 * B] != 0
        leader_killed = i1[i + 8 * B] != 0
        t9 = (not leader_attached | leader_killed)
        t10 = unit_lead_attached | (unit_lead_distance <= t8) & t9
        t11 = unit_beside_lead & unit_conforms & t10
        t12 = (not t7) & t11
        t13 = t7 | t11
        unit_behind_lead = i4[i + B]
        t14 = (unit_behind_lead <= 3600) & unit_conforms & t10
        t15 = (not t13) & t14
        t16 = t13 | t14
        unit_leader_distance = i4[i + 2 * B]
        t17 = (unit_leader_distance <= t8) & t9
        t18 = (not t16) & t17
        t19 = I1(
            3
            if t18
            else I1(3 if t15 else I1(3 if t12 else I1(3 if t6 else I1(1 if (not t2) & t4 else I1(t2)))))
        )
        t20 = t6 | t12 | t15 | t18
        t21 = (not t20)
        dice_1 = i1[i + 17 * B]
        t22 = t21 & unit_leader_attached
        chosen_unit_with_leader = i1[i + 15 * B]
        t23 = (chosen_unit_with_leader >= -127) & (chosen_unit_with_leader <= -2) | (chosen_unit_with_leader == 0)
        unit_arm = i1[i + 13 * B]
        unit_grade = i1[i + 14 * B]
        t24 = (unit_arm >= 8) | ((unit_grade == 0) | (unit_grade == 2))
        t25 = t21 & t24
        chosen_unit_steady_troops = i1[i + 16 * B]
        t26 = (
            chosen_unit_steady_troops >= -127
        ) & (chosen_unit_steady_troops <= -2) | (chosen_unit_steady_troops == 0)
        unit_total = I1(
            I1(I1(dice_1 + I1(t3 | t2)) + I1(I1(unit_leader_attached) * chosen_unit_with_leader))
            + I1(I1(t24) * chosen_unit_steady_troops)
        )
        unit_band = unit_total <= 2
        t27 = (unit_doing >= 1) & (unit_doing <= 2) | t2
        t28 = (not t27)
        t29 = unit_grade == 1
        unit_as_the_player_likes = (unit_total >= 3) & (unit_total <= 4)
        t30 = unit_as_the_player_likes & (unit_wishes_to_cease & ((unit_doing >= 2) & (unit_doing <= 3)))
        unit_behind_friends = i1[i + 9 * B] != 0
        unit_behind_obstacle = i1[i + 10 * B] != 0
        unit_nearest_enemy = i4[i + 3 * B]
        t31 = unit_wishes_to_cease & (unit_doing == 1) & (
            unit_behind_friends | unit_behind_obstacle | (unit_nearest_enemy >= 14400)
        )
        unit_band_2 = unit_total >= 5
        t32 = I1(
            I1(t21 & (unit_band & t27) | t21 & (unit_band_2 & t27))
            + I1(I1(t21 & (unit_band & (t28 & t29)) | t21 & (unit_band_2 & t28)) * 2)
        )
        error = I1(0)
        error = I1(10 if t25 & (chosen_unit_steady_troops == -128) else error)  # NeedsChoice
        error = I1(7 if t22 & t23 | t25 & t26 else error)  # NotOpen
        error = I1(10 if t22 & (chosen_unit_with_leader == -128) else error)  # NeedsChoice
        error = I1(6 if t21 & (dice_1 >= 7) else error)  # InputError
        error = I1(9 if t21 & (dice_1 == 0) else error)  # MissingDice
        o1[i] = t20  # unit.total.none
        o1[i + B] = t20  # unit.natural.none
        o1[i + 2 * B] = t20  # unit.dice.none
        o1[i + 3 * B] = I1(t19 if t16 | t17 else 1)  # unit.verdict
        o1[i + 4 * B] = I1(dice_1 if t20 else unit_total)  # unit.total
        o1[i + 5 * B] = I1(-1 if t20 else I1(I1(unit_total >= 3) + I1(unit_total >= 5)))  # unit.result
        o1[i + 6 * B] = I1(0 if t21 & (unit_as_the_player_likes & t31) else I1(0 if t21 & t30 else unit_doing))  # unit.doing
        o1[i + 7 * B] = I1(t32 + I1(I1(t21 & (unit_band & (not t27 | t29))) * 4))  # unit.must
        o1[i + 8 * B] = I1(I1(t21 & unit_as_the_player_likes) * 8)  # unit.may
        o1[i + 9 * B] = error  # error


def continue_(
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
    """Go on (action for unit). @qrs 98, 102"""
    for i in range(rows):
        error = I1(0)
        o1[i] = error  # error


def repeat(
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
    """Last move again (action for unit). @qrs 98, 102"""
    for i in range(rows):
        error = I1(0)
        o1[i] = error  # error


def act(rows: int, i1: Array, i2: Array, i4: Array, i8: Array, o1: Array, o2: Array, o4: Array, o8: Array) -> None:
    """Act freely (action for unit). @qrs 100"""
    for i in range(rows):
        error = I1(0)
        o1[i] = error  # error


def halt_short(
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
    """Stop before the full distance (action for unit). @qrs 13, 207, 209"""
    for i in range(rows):
        error = I1(0)
        o1[i] = error  # error


def halt(rows: int, i1: Array, i2: Array, i4: Array, i8: Array, o1: Array, o2: Array, o4: Array, o8: Array) -> None:
    """Halt (action for unit). @qrs 76, 98"""
    for i in range(rows):
        error = I1(0)
        o1[i] = error  # error


def risk(rows: int, i1: Array, i2: Array, i4: Array, i8: Array, o1: Array, o2: Array, o4: Array, o8: Array) -> None:
    """Risk to a leader (test for leader). @qrs 46"""
    for i in range(rows):
        dice_1 = i1[i + 4 * B]
        leader_hit_roll_again = dice_1 == 1
        leader_unhurt = dice_1 >= 2
        dice_2 = i1[i + 5 * B]
        leader_wounded_and_1_action_lost = (dice_2 >= 2) & (dice_2 <= 4)
        t2 = leader_hit_roll_again & leader_wounded_and_1_action_lost
        leader_rank = i1[i + B]
        leader_wounds = i1[i + 2 * B]
        leader_killed = i1[i] != 0
        leader_actions = i1[i + 3 * B]
        leader_killed_2 = leader_hit_roll_again & (
            leader_wounded_and_1_action_lost & (leader_wounds >= 1)
        ) | (leader_hit_roll_again & (dice_2 == 1) | leader_killed)
        error = I1(0)
        error = I1(9 if leader_hit_roll_again & (dice_2 == 0) else error)  # MissingDice
        error = I1(6 if (dice_1 >= 7) | leader_hit_roll_again & (dice_2 >= 7) else error)  # InputError
        error = I1(9 if dice_1 == 0 else error)  # MissingDice
        o1[i] = leader_unhurt  # leader.leader_hit.total.none
        o1[i + B] = leader_unhurt  # leader.leader_hit.natural.none
        o1[i + 2 * B] = leader_unhurt  # leader.leader_hit.dice.none
        o1[i + 3 * B] = leader_killed_2  # leader.killed
        o1[i + 4 * B] = I1(I1(dice_1 >= 2))  # leader.result
        o1[i + 5 * B] = I1(-1 if leader_unhurt else I1(I1(dice_2 >= 2) + I1(dice_2 >= 5)))  # leader.leader_hit.result
        o1[i + 6 * B] = I1(min(I1(leader_wounds + I1(t2)), 2))  # leader.wounds
        o1[i + 7 * B] = I1(max(I1(leader_actions - I1(t2)), 0))  # leader.actions
        o1[i + 8 * B] = I1(leader_hit_roll_again & (leader_wounded_and_1_action_lost & (leader_rank == 2)))  # leader.may_not
        o1[i + 9 * B] = error  # error


def leader_hit(
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
    """Leader hit (test for leader). @qrs 46-52"""
    for i in range(rows):
        dice_1 = i1[i + 4 * B]
        leader_wounded_and_1_action_lost = (dice_1 >= 2) & (dice_1 <= 4)
        leader_rank = i1[i + B]
        leader_wounds = i1[i + 2 * B]
        leader_killed = i1[i] != 0
        leader_actions = i1[i + 3 * B]
        error = I1(0)
        error = I1(6 if dice_1 >= 7 else error)  # InputError
        error = I1(9 if dice_1 == 0 else error)  # MissingDice
        o1[i] = leader_wounded_and_1_action_lost & (leader_wounds >= 1) | ((dice_1 == 1) | leader_killed)  # leader.killed
        o1[i + B] = I1(I1(dice_1 >= 2) + I1(dice_1 >= 5))  # leader.result
        o1[i + 2 * B] = I1(min(I1(leader_wounds + I1(I1((dice_1 >= 2) & (dice_1 <= 4)))), 2))  # leader.wounds
        o1[i + 3 * B] = I1(max(I1(leader_actions + I1(-1 + I1((dice_1 == 1) | (dice_1 >= 5)))), 0))  # leader.actions
        o1[i + 4 * B] = I1(leader_wounded_and_1_action_lost & (leader_rank == 2))  # leader.may_not
        o1[i + 5 * B] = error  # error


def lost_near(
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
    """killed or routing within 120 yd (term for unit against leader). @qrs 56, 58"""
    for i in range(rows):
        unit_leader_distance = i4[i]
        leader_killed = i1[i] != 0
        leader_routing = i1[i + B] != 0
        error = I1(0)
        o1[i] = (unit_leader_distance <= 7200) & (leader_killed | leader_routing)  # unit.lost_near
        o1[i + B] = error  # error


def leader_lost(
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
    """Leaders lost (test for unit against leader). @qrs 56-58"""
    for i in range(rows):
        unit_leader_distance = i4[i]
        leader_killed = i1[i] != 0
        leader_routing = i1[i + B] != 0
        t2 = (unit_leader_distance <= 7200) & (leader_killed | leader_routing)
        leader_rank = i1[i + 2 * B]
        unit_dp = i1[i + 3 * B]
        unit_dp_2 = I1(min(I1(I1(unit_dp + I1(I1(t2 & (leader_rank == 0)) * 2)) + I1(t2 & (leader_rank == 1))), 9))
        error = I1(0)
        o1[i] = unit_dp_2  # unit.dp
        o1[i + B] = error  # error


def equal_or_higher(
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
    """of equal or higher grade (term for unit against friend). @qrs 60, 64, 161"""
    for i in range(rows):
        friend_grade = i1[i]
        unit_grade = i1[i + B]
        error = I1(0)
        o1[i] = (friend_grade <= unit_grade) | (unit_grade <= 1) & (friend_grade <= 1)  # unit.equal_or_higher
        o1[i + B] = error  # error


def friend_gone(
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
    """routing or destroyed within 120 yd (term for unit against friend). @qrs 60, 62"""
    for i in range(rows):
        unit_friend_distance = i4[i]
        friend_doing = i1[i + B]
        friend_destroyed = i1[i] != 0
        error = I1(0)
        o1[i] = (unit_friend_distance <= 7200) & ((friend_doing == 1) | friend_destroyed)  # unit.friend_gone
        o1[i + B] = error  # error


def friend_lost(
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
    """Friends lost (test for unit against friend). @qrs 60-64"""
    for i in range(rows):
        unit_friend_distance = i4[i]
        t2 = unit_friend_distance <= 7200
        friend_doing = i1[i + B]
        friend_destroyed = i1[i] != 0
        t3 = t2 & ((friend_doing == 1) | friend_destroyed)
        friend_grade = i1[i + 2 * B]
        unit_grade = i1[i + 3 * B]
        t4 = (friend_grade <= unit_grade) | (unit_grade <= 1) & (friend_grade <= 1)
        unit_dp = i1[i + 4 * B]
        friend_arm = i1[i + 5 * B]
        t5 = I1(
            I1(I1(unit_dp + I1(I1(t3 & t4) * 2)) + I1(t3 & (not t4)))
            + I1(t2 & (friend_arm <= 4) & (friend_doing == 5) & t4)
        )
        error = I1(0)
        o1[i] = I1(min(t5, 9))  # unit.dp
        o1[i + B] = error  # error


def evading(
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
    """Evaders (test for unit). @qrs 66"""
    for i in range(rows):
        unit_doing = i1[i]
        unit_dp = i1[i + B]
        error = I1(0)
        o1[i] = I1(min(I1(unit_dp + I1(I1(unit_doing == 4))), 9))  # unit.dp
        o1[i + B] = error  # error


def ride(rows: int, i1: Array, i2: Array, i4: Array, i8: Array, o1: Array, o2: Array, o4: Array, o8: Array) -> None:
    """Move (action for leader). @qrs 36, 70"""
    for i in range(rows):
        leader_nearest_enemy = i4[i]
        chosen_leader_distance = i4[i + B]
        t2 = chosen_leader_distance >= -2147483647
        t3 = I2(I2(I2(I1(leader_nearest_enemy >= 7201) * 120) + 120) * 60)
        error = I1(0)
        error = I1(7 if t2 & (not (chosen_leader_distance >= 0) & (chosen_leader_distance <= t3)) else error)  # NotOpen
        o1[i] = error  # error
        o2[i] = I4(I4(t2) * chosen_leader_distance)  # leader.distance
        o2[i + B] = I4(chosen_leader_distance if t2 else I4(t3))  # leader.distance.to


def attach(
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
    """Attach (action for leader). @qrs 70"""
    for i in range(rows):
        error = I1(0)
        o1[i] = error  # error


def detach(
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
    """Detach (action for leader). @qrs 70"""
    for i in range(rows):
        error = I1(0)
        o1[i] = error  # error


def orders(
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
    """Orders (action for leader). @qrs 72"""
    for i in range(rows):
        error = I1(0)
        o1[i] = error  # error


def can_influence(
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
    """able to influence (term for leader). @qrs 48, 50, 74"""
    for i in range(rows):
        leader_attached = i1[i] != 0
        leader_killed = i1[i + B] != 0
        leader_rank = i1[i + 2 * B]
        leader_wounds = i1[i + 3 * B]
        error = I1(0)
        o1[i] = leader_attached & (not leader_killed | (leader_rank == 2) & (leader_wounds >= 1))  # leader.can_influence
        o1[i + B] = error  # error


def influence(
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
    """Influence the unit he is with (action for leader). @qrs 74"""
    for i in range(rows):
        leader_attached = i1[i] != 0
        leader_killed = i1[i + B] != 0
        leader_rank = i1[i + 2 * B]
        leader_wounds = i1[i + 3 * B]
        t2 = leader_attached & (not leader_killed | (leader_rank == 2) & (leader_wounds >= 1))
        error = I1(0)
        o1[i] = I1(2 - I1(t2) * 2)  # leader.verdict
        o1[i + B] = I1(I1(t2) + I1(I1(t2) * 2))  # leader.may
        o1[i + 2 * B] = error  # error


def steady(
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
    """Steady (action for leader against unit). @qrs 76"""
    for i in range(rows):
        leader_attached = i1[i] != 0
        leader_killed = i1[i + B] != 0
        leader_rank = i1[i + 3 * B]
        leader_wounds = i1[i + 4 * B]
        unit_leader_attached = i1[i + 2 * B] != 0
        t2 = leader_attached & (
            not leader_killed | (leader_rank == 2) & (leader_wounds >= 1)
        ) & unit_leader_attached
        unit_dp = i1[i + 5 * B]
        error = I1(0)
        o1[i] = I1(2 - I1(t2) * 2)  # leader.verdict
        o1[i + B] = I1(max(I1(unit_dp - I1(t2)), 0))  # unit.dp
        o1[i + 2 * B] = I1(t2)  # unit.must
        o1[i + 3 * B] = error  # error


def inspire(
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
    """Inspire (action for leader against unit). @qrs 78"""
    for i in range(rows):
        leader_attached = i1[i] != 0
        leader_killed = i1[i + B] != 0
        leader_rank = i1[i + 3 * B]
        leader_wounds = i1[i + 4 * B]
        unit_leader_attached = i1[i + 2 * B] != 0
        t2 = (not unit_leader_attached)
        t3 = leader_attached & (
            not leader_killed | (leader_rank == 2) & (leader_wounds >= 1)
        ) & unit_leader_attached
        unit_inspiring = i1[i + 5 * B]
        unit_inspiring_2 = I1(min(I1(unit_inspiring + I1(t3)), 3))
        error = I1(0)
        error = I1(3 if (unit_inspiring >= 1) & t2 | (unit_inspiring_2 >= 1) & t2 else error)  # IllegalState
        o1[i] = I1(2 - I1(t3) * 2)  # leader.verdict
        o1[i + B] = unit_inspiring_2  # unit.inspiring
        o1[i + 2 * B] = error  # error


def part_spent(
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
    """part of the move taken (term for unit). @qrs 112, 114, 120, 122"""
    for i in range(rows):
        unit_time = i1[i]
        error = I1(0)
        o1[i] = unit_time >= 1  # unit.part_spent
        o1[i + B] = error  # error


def wheel(
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
    """Wheel (action for unit). @qrs 106"""
    for i in range(rows):
        unit_nearest_enemy = i4[i]
        unit_formation = i1[i + B]
        unit_dp = i1[i + 2 * B]
        t2 = I1(
            0
            if (unit_nearest_enemy >= 7201) | (unit_formation >= 1)
            else I1(min(I1(max(I1(3 - unit_dp), 0)), 1))
        )
        unit_wheels_back = i1[i] != 0
        unit_speed = i1[i + 3 * B]
        error = I1(0)
        o1[i] = I1(min(I1(unit_dp + t2), 9))  # unit.dp
        o1[i + B] = I1(1 if unit_wheels_back else unit_speed)  # unit.speed
        o1[i + 2 * B] = error  # error


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
    """Re-form (action for unit). @qrs 108"""
    for i in range(rows):
        unit_time = i1[i + B]
        t2 = unit_time >= 1
        unit_cause_ceased = i1[i] != 0
        t3 = t2 | unit_cause_ceased
        error = I1(0)
        o1[i] = I1(I1(0 if (unit_time == 0) & unit_cause_ceased else I1(I1(unit_time >= 1) * 2)) if t3 else 2)  # unit.verdict
        o1[i + B] = I1(unit_time if t2 | (not t3) else 2)  # unit.time
        o1[i + 2 * B] = error  # error


def unlimber(
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
    """Unlimber (action for unit). @qrs 110"""
    for i in range(rows):
        unit_arm = i1[i + 2 * B]
        t2 = unit_arm >= 8
        unit_time = i1[i + 3 * B]
        t3 = unit_arm <= 7
        t4 = t2 & (unit_time == 0)
        unit_limbered = i1[i] != 0
        unit_limbered_2 = (not t4) & unit_limbered
        unit_under_fire = i1[i + B] != 0
        unit_dp = i1[i + 4 * B]
        t5 = I1(unit_dp + I1(I1(t4 & unit_under_fire) * I1(min(I1(max(I1(3 - unit_dp), 0)), 2))))
        unit_dp_2 = I1(
            min(I1(t5 + I1(I1(t4 & (not unit_under_fire)) * I1(min(I1(max(I1(3 - I1(min(t5, 9))), 0)), 1)))), 9)
        )
        error = I1(0)
        error = I1(3 if unit_limbered & t3 | unit_limbered_2 & t3 else error)  # IllegalState
        o1[i] = unit_limbered_2  # unit.limbered
        o1[i + B] = I1(I1(-1 if t3 else I1(I1(unit_time >= 1) * 2)) if t2 else 2)  # unit.verdict
        o1[i + 2 * B] = I1(I1(1 - I1(unit_under_fire)) if t4 else -1)  # unit.result
        o1[i + 3 * B] = I1(2 if t4 else unit_time)  # unit.time
        o1[i + 4 * B] = unit_dp_2  # unit.dp
        o1[i + 5 * B] = error  # error


def cross(
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
    """Cross an obstacle (action for unit). @qrs 112"""
    for i in range(rows):
        unit_time = i1[i + 2 * B]
        t2 = unit_time <= 1
        unit_under_fire = i1[i] != 0
        unit_dp = i1[i + 3 * B]
        t3 = I1(unit_dp + I1(I1(t2 & unit_under_fire) * I1(min(I1(max(I1(3 - unit_dp), 0)), 2))))
        t4 = I1(t3 + I1(I1(t2 & (not unit_under_fire)) * I1(min(I1(max(I1(3 - I1(min(t3, 9))), 0)), 1))))
        unit_arm = i1[i + 4 * B]
        unit_hard_on_horse = i1[i + B] != 0
        t5 = I1(
            I1(
                t2 & ((unit_arm >= 5) & (unit_arm <= 7) & unit_hard_on_horse)
            ) * I1(min(I1(max(I1(3 - I1(min(t4, 9))), 0)), 1))
        )
        error = I1(0)
        o1[i] = I1(I1(unit_time == 2) * 2)  # unit.verdict
        o1[i + B] = I1(-1 if unit_time == 2 else I1(1 - I1(unit_under_fire)))  # unit.result
        o1[i + 2 * B] = I1(min(I1(unit_time + I1(1 - I1(unit_time == 2))), 2))  # unit.time
        o1[i + 3 * B] = I1(min(I1(t4 + t5), 9))  # unit.dp
        o1[i + 4 * B] = error  # error


def about_face(
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
    """About face (action for unit). @qrs 114"""
    for i in range(rows):
        unit_time = i1[i + B]
        unit_arm = i1[i + 2 * B]
        unit_under_fire = i1[i] != 0
        unit_dp = i1[i + 3 * B]
        t2 = I1(
            I1(
                (unit_time <= 1) & ((unit_arm >= 5) & (unit_arm <= 7) | unit_under_fire)
            ) * I1(min(I1(max(I1(3 - unit_dp), 0)), 1))
        )
        error = I1(0)
        o1[i] = I1(I1(unit_time == 2) * 2)  # unit.verdict
        o1[i + B] = I1(min(I1(unit_time + I1(1 - I1(unit_time == 2))), 2))  # unit.time
        o1[i + 2 * B] = I1(min(I1(unit_dp + t2), 9))  # unit.dp
        o1[i + 3 * B] = error  # error


def incline(
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
    """Incline (action for unit). @qrs 116"""
    for i in range(rows):
        unit_arm = i1[i]
        unit_grade = i1[i + B]
        unit_formation = i1[i + 2 * B]
        error = I1(0)
        o1[i] = I1(2 - I1((unit_arm <= 4) & (unit_grade <= 4) & (unit_formation == 0)) * 2)  # unit.verdict
        o1[i + B] = error  # error


def side_step(
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
    """Side-step or step back (action for unit). @qrs 118"""
    for i in range(rows):
        unit_arm = i1[i]
        unit_grade = i1[i + B]
        unit_formation = i1[i + 2 * B]
        t2 = (unit_arm <= 4) & (unit_grade <= 4) & (unit_formation == 0)
        error = I1(0)
        o1[i] = (not t2)  # unit.distance.none
        o1[i + B] = I1(2 - I1(t2) * 2)  # unit.verdict
        o1[i + 2 * B] = error  # error


def mount(
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
    """Mount or dismount (action for unit). @qrs 120"""
    for i in range(rows):
        unit_time = i1[i + B]
        unit_under_fire = i1[i] != 0
        unit_dp = i1[i + 2 * B]
        t2 = I1(unit_dp + I1(I1((unit_time <= 1) & unit_under_fire) * I1(min(I1(max(I1(3 - unit_dp), 0)), 1))))
        error = I1(0)
        o1[i] = I1(I1(unit_time == 2) * 2)  # unit.verdict
        o1[i + B] = I1(min(I1(unit_time + I1(1 - I1(unit_time == 2))), 2))  # unit.time
        o1[i + 2 * B] = I1(min(t2, 9))  # unit.dp
        o1[i + 3 * B] = error  # error


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
    """Change formation (action for unit). @qrs 122"""
    for i in range(rows):
        unit_time = i1[i]
        unit_nearest_enemy = i4[i]
        unit_nearer_1_move_and_1_dp = unit_nearest_enemy <= 7200
        t2 = (unit_time == 2) | (unit_time >= 1) & unit_nearer_1_move_and_1_dp
        t3 = (not t2)
        t4 = t3 & unit_nearer_1_move_and_1_dp
        unit_dp = i1[i + B]
        error = I1(0)
        o1[i] = I1(I1(t2) * 2)  # unit.verdict
        o1[i + B] = I1(-1 if t2 else I1(unit_nearer_1_move_and_1_dp))  # unit.result
        o1[i + 2 * B] = I1(2 if t4 else I1(min(I1(unit_time + I1(t3 & (unit_nearest_enemy >= 7201))), 2)))  # unit.time
        o1[i + 3 * B] = I1(min(I1(unit_dp + I1(I1(t4) * I1(min(I1(max(I1(3 - unit_dp), 0)), 1)))), 9))  # unit.dp
        o1[i + 4 * B] = error  # error


def free_passage(
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
    """passage without penalty (term for unit against friend). @qrs 124"""
    for i in range(rows):
        friend_arm = i1[i + 2 * B]
        unit_doing = i1[i + 3 * B]
        friend_doing = i1[i + 4 * B]
        friend_moved = i1[i] != 0
        friend_fired = i1[i + B] != 0
        unit_free_passage = (friend_arm >= 8) | (unit_doing != 1) & (
            friend_doing != 1
        ) & (not friend_moved) & (not friend_fired)
        error = I1(0)
        o1[i] = unit_free_passage  # unit.free_passage
        o1[i + B] = error  # error


def pass_lines(
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
    """Passage of lines (action for unit against friend). @qrs 124"""
    for i in range(rows):
        unit_formation = i1[i + 2 * B]
        t2 = unit_formation <= 1
        friend_arm = i1[i + 3 * B]
        unit_doing = i1[i + 4 * B]
        friend_doing = i1[i + 5 * B]
        friend_moved = i1[i] != 0
        friend_fired = i1[i + B] != 0
        t3 = (friend_arm >= 8) | (unit_doing != 1) & (friend_doing != 1) & (not friend_moved) & (not friend_fired)
        t4 = (not t3)
        unit_dp = i1[i + 6 * B]
        friend_formation = i1[i + 7 * B]
        t5 = friend_formation <= 1
        friend_dp = i1[i + 8 * B]
        t6 = ((unit_doing >= 1) & (unit_doing <= 2) | (unit_doing == 5)) & t2 | (
            (friend_doing >= 1) & (friend_doing <= 2) | (friend_doing == 5)
        ) & t5
        error = I1(0)
        error = I1(3 if t6 else error)  # IllegalState
        o1[i] = I1(min(I1(unit_dp + I1(I1(t2 & t4) * I1(min(I1(max(I1(3 - unit_dp), 0)), 1)))), 9))  # unit.dp
        o1[i + B] = I1(min(I1(friend_dp + I1(I1(t5 & t4) * I1(min(I1(max(I1(3 - friend_dp), 0)), 1)))), 9))  # friend.dp
        o1[i + 2 * B] = error  # error


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
    """Pass a gap (action for unit). @qrs 126"""
    for i in range(rows):
        unit_nearest_enemy = i4[i]
        unit_dp = i1[i]
        unit_dp_2 = I1(
            min(I1(unit_dp + I1(I1(unit_nearest_enemy <= 7200) * I1(min(I1(max(I1(3 - unit_dp), 0)), 1)))), 9)
        )
        unit_arm = i1[i + B]
        unit_speed = i1[i + 2 * B]
        error = I1(0)
        o1[i] = unit_dp_2  # unit.dp
        o1[i + B] = I1(1 if unit_arm <= 4 else unit_speed)  # unit.speed
        o1[i + 2 * B] = error  # error


def unlimbered(
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
    """manned guns off their limber (term for unit). @qrs 26"""
    for i in range(rows):
        unit_arm = i1[i + 2 * B]
        unit_limbered = i1[i] != 0
        t2 = unit_arm <= 7
        unit_abandoned = i1[i + B] != 0
        error = I1(0)
        error = I1(3 if unit_limbered & t2 | unit_abandoned & t2 else error)  # IllegalState
        o1[i] = (unit_arm >= 8) & (not unit_limbered | unit_abandoned)  # unit.unlimbered
        o1[i + B] = error  # error


def fast(rows: int, i1: Array, i2: Array, i4: Array, i8: Array, o1: Array, o2: Array, o4: Array, o8: Array) -> None:
    """fast move (term for unit). @qrs 34"""
    for i in range(rows):
        unit_doing = i1[i]
        error = I1(0)
        o1[i] = (unit_doing >= 1) & (unit_doing <= 2) | (unit_doing >= 4)  # unit.fast
        o1[i + B] = error  # error


def hampered(
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
    """in rough terrain (term for unit). @qrs 40, 42"""
    for i in range(rows):
        unit_rough = i1[i] != 0
        unit_on_road = i1[i + B] != 0
        unit_formation = i1[i + 2 * B]
        error = I1(0)
        o1[i] = unit_rough & (not unit_on_road & (unit_formation == 1))  # unit.hampered
        o1[i + B] = error  # error


def move(rows: int, i1: Array, i2: Array, i4: Array, i8: Array, o1: Array, o2: Array, o4: Array, o8: Array) -> None:
    """Move (action for unit). @qrs 24-44"""
    for i in range(rows):
        unit_doing = i1[i + 5 * B]
        t2 = (unit_doing >= 1) & (unit_doing <= 2) | (unit_doing >= 4)
        unit_arm = i1[i + 6 * B]
        t3 = (unit_arm >= 5) & (unit_arm <= 7)
        t4 = t2 & t3
        dice_1 = i1[i + 13 * B]
        dice_2 = i1[i + 14 * B]
        dice_3 = i1[i + 15 * B]
        t5 = dice_1 == 0
        t6 = (not t4)
        t7 = dice_2 == 0
        t8 = (dice_1 == 1) | (dice_1 >= 6)
        t9 = (dice_2 == 1) | (dice_2 >= 6)
        t10 = unit_arm <= 7
        unit_limbered = i1[i] != 0
        unit_abandoned = i1[i + B] != 0
        t11 = (unit_arm >= 8) & (not unit_limbered | unit_abandoned)
        t12 = (not t11 | unit_abandoned)
        t13 = t2 & t12
        t14 = t6 & t13
        t15 = t4 | t13
        t16 = dice_2 >= 7
        t17 = (not t15) & t3
        t18 = t15 | t3
        chosen_unit_dice = i1[i + 11 * B]
        chosen_unit_optional_die = i1[i + 12 * B]
        t19 = chosen_unit_optional_die == -128
        t20 = (
            chosen_unit_optional_die >= -127
        ) & (chosen_unit_optional_die <= -1) | (chosen_unit_optional_die >= 2)
        t21 = chosen_unit_optional_die == 1
        t22 = chosen_unit_dice == 2
        t23 = i1[i + (13 + min(max(int(chosen_unit_dice), 0), 3)) * B]
        t24 = I1(
            I1(I1(dice_1 + I1(I1(t22) * dice_2)) + I1(I1(t21) * t23))
            if t17
            else I1(I1(dice_1 + dice_2) if t14 else I1(I1(dice_1 + dice_2) + dice_3))
        )
        t25 = I1(
            I1(chosen_unit_dice + I1(I1(chosen_unit_optional_die == 1)))
            if t17
            else I1(2 if t14 else I1(I1(t4) * 3))
        )
        t26 = t17 & t21
        t27 = (not t18) & t12
        t28 = t18 | t12
        unit_total = I1(I1(dice_1 + I1(I1(t21) * dice_2)) if t27 else t24)
        t29 = (not t27) & ((not t17) & ((not t14) & t6))
        unit_dice = I1(I1(1 + I1(chosen_unit_optional_die == 1)) if t27 else t25)
        t30 = t15 | t17 & t22 | t27 & t21
        t31 = t11 & (unit_arm == 9)
        t32 = (not t31)
        t33 = t11 & (unit_arm == 10)
        t34 = t32 & t33
        t35 = t31 | t33
        t36 = (not t35) & t12
        t37 = t36 & t29 | (not t36) & ((not t34) & t32)
        unit_inspiring = i1[i + 7 * B]
        t38 = (unit_inspiring >= 1) & (not t37)
        t39 = I1(unit_dice * 10)
        t40 = (not t38) & t37
        unit_initial_move = i1[i + 2 * B] != 0
        t41 = unit_initial_move & ((unit_doing == 1) | (unit_doing >= 4)) & (not t40)
        t42 = I2(
            I2(I2(I2(I2(unit_total) * 10) if t36 else I2(I1(I1(t34) * 20) + 20)) + I2(I1(t38) * t39))
            + I2(I1(t41) * t39)
        )
        t43 = (not t41) & t40
        unit_rough = i1[i + 3 * B] != 0
        unit_on_road = i1[i + 4 * B] != 0
        unit_formation = i1[i + 8 * B]
        t44 = unit_rough & (not unit_on_road & (unit_formation == 1))
        t45 = t44 & (not t43)
        t46 = I2(t42 + I2(I1(t45) * I1(unit_dice * (-10))))
        t47 = (not t45) & t43
        unit_speed = i1[i + 9 * B]
        t48 = (unit_speed == 1) & (not t47)
        t49 = I2(t46 if t48 else I2(t46 * 2))
        t50 = (not t48) & t47
        unit_nearest_enemy = i4[i]
        t51 = (unit_nearest_enemy >= 7201) & (not t50)
        t52 = unit_formation == 0
        t53 = I1(
            I1(I1(I1(t28 & (dice_1 == 6)) + I1(t30 & (dice_2 == 6))) + I1(t4 & (dice_3 == 6)))
            + I1(t26 & (t23 == 6))
        )
        t54 = t53 >= 1
        t55 = t52 & (not unit_limbered | t44) & t54
        t56 = I1(
            I1(I1(t28 & ((dice_1 >= 5) & (dice_1 <= 6))) + I1(t30 & ((dice_2 >= 5) & (dice_2 <= 6))))
            + I1(t4 & (dice_3 >= 5))
        )
        t57 = I1(t56 + I1(t26 & (t23 >= 5)))
        t58 = t57 >= 1
        t59 = t44 & (t52 | t3) & t58
        t60 = I1(
            I1(I1(I1(t28 & (dice_1 == 4)) + I1(t30 & (dice_2 == 4))) + I1(t4 & (dice_3 == 4)))
            + I1(t26 & (t23 == 4))
        )
        t61 = t60 >= 1
        t62 = t44 & t3 & t61
        unit_dp = i1[i + 10 * B]
        t63 = I1(I1(t55) * I1(I1(I1(min(t53, I1(max(I1(3 - unit_dp), 0)))) if t55 else t53) if t54 else t53))
        t64 = I1(unit_dp + t63)
        t65 = I1(
            I1(t59) * I1(I1(I1(min(t57, I1(max(I1(3 - I1(min(t64, 9))), 0)))) if t59 else t57) if t58 else t57)
        )
        t66 = I1(t64 + t65)
        t67 = I1(
            I1(t62) * I1(I1(I1(min(t60, I1(max(I1(3 - I1(min(t66, 9))), 0)))) if t62 else t60) if t61 else t60)
        )
        t68 = unit_limbered & t10 | (
            (unit_doing >= 1) & (unit_doing <= 2) | (unit_doing == 5)
        ) & (unit_formation <= 1)
        t69 = t17 & ((chosen_unit_dice >= -127) & (chosen_unit_dice <= 0) | (chosen_unit_dice >= 3)) | t17 & t20
        error = I1(0)
        error = I1(1 if (not t35 | t12) else error)  # NoRule
        error = I1(6 if t17 & t8 | t17 & (t22 & t9) | t17 & (t21 & (t23 >= 7)) | t27 & t8 | t27 & (t21 & t16) else error)  # InputError
        error = I1(9 if t17 & t5 | t17 & (t22 & t7) | t17 & (t21 & (t23 == 0)) | t27 & t5 | t27 & (t21 & t7) else error)  # MissingDice
        error = I1(10 if t17 & t19 | t27 & t19 else error)  # NeedsChoice
        error = I1(7 if t69 | t27 & t20 else error)  # NotOpen
        error = I1(10 if t17 & (chosen_unit_dice == -128) else error)  # NeedsChoice
        error = I1(6 if t4 & t8 | t4 & t9 | t4 & (dice_3 >= 7) | t14 & t8 | t14 & t16 else error)  # InputError
        error = I1(9 if t4 & t5 | t4 & t7 | t4 & (dice_3 == 0) | t14 & t5 | t14 & t7 else error)  # MissingDice
        error = I1(3 if t68 | unit_abandoned & t10 else error)  # IllegalState
        o1[i] = t29  # unit.total.none
        o1[i + B] = t29  # unit.natural.none
        o1[i + 2 * B] = (not t51) & t50  # unit.distance.none
        o1[i + 3 * B] = unit_total  # unit.total
        o1[i + 4 * B] = unit_total  # unit.natural
        o1[i + 5 * B] = unit_dice  # unit.dice
        o1[i + 6 * B] = I1(min(I1(t66 + t67), 9))  # unit.dp
        o1[i + 7 * B] = error  # error
        o2[i] = I2(I2(t49 * 2) if t51 else t49)  # unit.distance


def road_move(
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
    """Road move (action for unit). @qrs 42"""
    for i in range(rows):
        unit_on_road = i1[i] != 0
        unit_formation = i1[i + B]
        t2 = unit_on_road & (unit_formation == 1)
        unit_speed = i1[i + 2 * B]
        unit_nearest_enemy = i4[i]
        t3 = I2(
            I2(120 + I2(unit_speed == 2) * 120)
            if unit_nearest_enemy >= 7201
            else I2(60 + I1(unit_speed == 2) * 60)
        )
        chosen_unit_distance = i4[i + B]
        t4 = chosen_unit_distance >= -2147483647
        t5 = I2(t3 * 60)
        error = I1(0)
        error = I1(7 if t2 & (t4 & (not (chosen_unit_distance >= 0) & (chosen_unit_distance <= t5))) else error)  # NotOpen
        o1[i] = (not t2)  # unit.distance.none
        o1[i + B] = I1(2 - I1(t2) * 2)  # unit.verdict
        o1[i + 2 * B] = error  # error
        o2[i] = I4(I4(t4) * chosen_unit_distance)  # unit.distance
        o2[i + B] = I4(chosen_unit_distance if t4 else I4(t5))  # unit.distance.to


def evade(
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
    """Evade (action for unit). @qrs 17, 34"""
    for i in range(rows):
        unit_doing = i1[i + 5 * B]
        unit_arm = i1[i + 6 * B]
        t2 = (unit_arm >= 5) & (unit_arm <= 7)
        dice_1 = i1[i + 11 * B]
        dice_2 = i1[i + 12 * B]
        dice_3 = i1[i + 13 * B]
        t3 = dice_1 == 0
        t4 = (unit_arm <= 4) | (unit_arm >= 8)
        t5 = dice_2 == 0
        t6 = (dice_1 == 1) | (dice_1 >= 6)
        unit_limbered = i1[i] != 0
        t7 = unit_arm <= 7
        unit_abandoned = i1[i + B] != 0
        t8 = (unit_arm >= 8) & (not unit_limbered | unit_abandoned)
        t9 = (not t8 | unit_abandoned)
        t10 = t4 & t9
        t11 = t2 | t9
        unit_total = I1(I1(dice_1 + dice_2) if t10 else I1(I1(dice_1 + dice_2) + dice_3))
        t12 = (not t10) & t4
        unit_dice = I1(2 if t10 else I1(I1((unit_arm >= 5) & (unit_arm <= 7)) * 3))
        t13 = t8 & (unit_arm == 9)
        t14 = (not t13)
        t15 = t8 & (unit_arm == 10)
        t16 = t14 & t15
        t17 = t13 | t15
        t18 = (not t17) & t9
        t19 = t18 & t12 | (not t18) & ((not t16) & t14)
        unit_inspiring = i1[i + 7 * B]
        t20 = (unit_inspiring >= 1) & (not t19)
        t21 = I1(unit_dice * 10)
        t22 = (not t20) & t19
        unit_initial_move = i1[i + 2 * B] != 0
        t23 = unit_initial_move & (not t22)
        t24 = I2(
            I2(I2(I2(I2(unit_total) * 10) if t18 else I2(I1(I1(t16) * 20) + 20)) + I2(I1(t20) * t21))
            + I2(I1(t23) * t21)
        )
        t25 = (not t23) & t22
        unit_rough = i1[i + 3 * B] != 0
        unit_on_road = i1[i + 4 * B] != 0
        unit_formation = i1[i + 8 * B]
        t26 = unit_rough & (not unit_on_road & (unit_formation == 1))
        t27 = t26 & (not t25)
        t28 = I2(t24 + I2(I1(t27) * I1(unit_dice * (-10))))
        t29 = (not t27) & t25
        unit_speed = i1[i + 9 * B]
        t30 = (unit_speed == 1) & (not t29)
        t31 = I2(t28 if t30 else I2(t28 * 2))
        t32 = (not t30) & t29
        unit_nearest_enemy = i4[i]
        t33 = (unit_nearest_enemy >= 7201) & (not t32)
        t34 = unit_formation == 0
        t35 = I1(I1(I1(t11 & (dice_1 == 6)) + I1(t11 & (dice_2 == 6))) + I1(t2 & (dice_3 == 6)))
        t36 = t35 >= 1
        t37 = t34 & (not unit_limbered | t26) & t36
        t38 = I1(
            I1(I1(t11 & ((dice_1 >= 5) & (dice_1 <= 6))) + I1(t11 & ((dice_2 >= 5) & (dice_2 <= 6))))
            + I1(t2 & (dice_3 >= 5))
        )
        t39 = t38 >= 1
        t40 = t26 & (t34 | t2) & t39
        t41 = I1(I1(I1(t11 & (dice_1 == 4)) + I1(t11 & (dice_2 == 4))) + I1(t2 & (dice_3 == 4)))
        t42 = t41 >= 1
        t43 = t26 & t2 & t42
        unit_dp = i1[i + 10 * B]
        t44 = I1(I1(t37) * I1(I1(I1(min(t35, I1(max(I1(3 - unit_dp), 0)))) if t37 else t35) if t36 else t35))
        t45 = I1(unit_dp + t44)
        t46 = I1(
            I1(t40) * I1(I1(I1(min(t38, I1(max(I1(3 - I1(min(t45, 9))), 0)))) if t40 else t38) if t39 else t38)
        )
        t47 = I1(t45 + t46)
        t48 = I1(
            I1(t43) * I1(I1(I1(min(t41, I1(max(I1(3 - I1(min(t47, 9))), 0)))) if t43 else t41) if t42 else t41)
        )
        t49 = unit_limbered & t7 | (
            (unit_doing >= 1) & (unit_doing <= 2) | (unit_doing == 5)
        ) & (unit_formation <= 1)
        t50 = t2 & t6 | t2 & ((dice_2 == 1) | (dice_2 >= 6)) | t2 & (dice_3 >= 7) | t10 & t6 | t10 & (dice_2 >= 7)
        error = I1(0)
        error = I1(1 if (not t17 | t9) else error)  # NoRule
        error = I1(6 if t50 else error)  # InputError
        error = I1(9 if t2 & t3 | t2 & t5 | t2 & (dice_3 == 0) | t10 & t3 | t10 & t5 else error)  # MissingDice
        error = I1(3 if t49 | unit_abandoned & t7 else error)  # IllegalState
        o1[i] = t12  # unit.move.total.none
        o1[i + B] = t12  # unit.move.natural.none
        o1[i + 2 * B] = (not t33) & t32  # unit.move.distance.none
        o1[i + 3 * B] = unit_total  # unit.move.total
        o1[i + 4 * B] = unit_total  # unit.move.natural
        o1[i + 5 * B] = unit_dice  # unit.move.dice
        o1[i + 6 * B] = I1(min(I1(t47 + t48), 9))  # unit.dp
        o1[i + 7 * B] = error  # error
        o2[i] = I2(I2(t31 * 2) if t33 else t31)  # unit.move.distance


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
    """Charge (action for unit against enemy). @qrs 17"""
    for i in range(rows):
        error = I1(0)
        o1[i] = error  # error


def formed(
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
    """formed (term for unit). @qrs 124, 183"""
    for i in range(rows):
        unit_formation = i1[i]
        error = I1(0)
        o1[i] = unit_formation <= 1  # unit.formed
        o1[i + B] = error  # error


def in_column(
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
    """in column (term for unit). @qrs 38, 42, 106, 149, 185"""
    for i in range(rows):
        unit_formation = i1[i]
        error = I1(0)
        o1[i] = unit_formation == 1  # unit.in_column
        o1[i + B] = error  # error


def inspired(
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
    """inspired (term for unit). @qrs 32, 78"""
    for i in range(rows):
        unit_inspiring = i1[i]
        error = I1(0)
        o1[i] = unit_inspiring >= 1  # unit.inspired
        o1[i + B] = error  # error


def far(rows: int, i1: Array, i2: Array, i4: Array, i8: Array, o1: Array, o2: Array, o4: Array, o8: Array) -> None:
    """beyond 120 yd of enemy (term for unit). @qrs 44"""
    for i in range(rows):
        unit_nearest_enemy = i4[i]
        error = I1(0)
        o1[i] = unit_nearest_enemy >= 7201  # unit.far
        o1[i + B] = error  # error


def redress(
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
    """Redress ranks (test for unit). @qrs 20"""
    for i in range(rows):
        unit_dp = i1[i]
        error = I1(0)
        error = I1(1 if unit_dp >= 1 else error)  # NoRule
        o1[i] = I1(3 - I1(unit_dp >= 1) * 3)  # unit.verdict
        o1[i + B] = error  # error


def band(rows: int, i1: Array, i2: Array, i4: Array, i8: Array, o1: Array, o2: Array, o4: Array, o8: Array) -> None:
    """Range (value for unit). @qrs 132-136"""
    for i in range(rows):
        unit_arm = i1[i]
        unit_range = i4[i]
        t2 = I1(I1(I1(unit_range <= 7200) * 2) - 1)
        t3 = I1(
            I1(2 if unit_range <= 2400 else t2)
            if unit_arm >= 9
            else I1(-1 if unit_arm != 8 else I1(2 if unit_range <= 3600 else t2))
        )
        unit_band = I1(
            I1(-I1(unit_range >= 1201))
            if (unit_arm >= 5) & (unit_arm <= 7)
            else I1(I1(-I1(unit_range >= 2401)) if unit_arm <= 4 else t3)
        )
        error = I1(0)
        o1[i] = unit_band  # unit.band
        o1[i + B] = error  # error


def small_arms(
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
    """Small arms (action for unit against target). @qrs 138-144"""
    for i in range(rows):
        unit_arm = i1[i + 2 * B]
        unit_firearms = i1[i] != 0
        t2 = (unit_arm >= 8) | (not unit_firearms)
        unit_range = i4[i]
        t3 = I1(I1(I1(unit_range <= 7200) * 2) - 1)
        t4 = I1(
            I1(2 if unit_range <= 2400 else t3)
            if unit_arm >= 9
            else I1(-1 if unit_arm != 8 else I1(2 if unit_range <= 3600 else t3))
        )
        t5 = I1(
            I1(-I1(unit_range >= 1201))
            if (unit_arm >= 5) & (unit_arm <= 7)
            else I1(I1(-I1(unit_range >= 2401)) if unit_arm <= 4 else t4)
        )
        t6 = t5 == -1
        t7 = t2 | t6
        t8 = (not t7)
        unit_shooting_stands = i1[i + 3 * B]
        unit_dp = i1[i + 4 * B]
        t9 = I1(max(I1(I1(unit_shooting_stands if unit_arm != 1 else I1(unit_shooting_stands * 2)) - unit_dp), 0))
        target_in_fortifications = i1[i + B] != 0
        unit_shots = I1(I1(-I1(I1(-t9) // 2)) if target_in_fortifications else t9)
        t10 = unit_shots >= 1
        dice_1 = i1[i + 6 * B]
        t11 = unit_shots >= 2
        dice_2 = i1[i + 7 * B]
        t12 = unit_shots >= 3
        dice_3 = i1[i + 8 * B]
        t13 = unit_shots >= 4
        dice_4 = i1[i + 9 * B]
        t14 = unit_shots >= 5
        dice_5 = i1[i + 10 * B]
        t15 = unit_shots >= 6
        dice_6 = i1[i + 11 * B]
        t16 = unit_shots >= 7
        dice_7 = i1[i + 12 * B]
        t17 = unit_shots >= 8
        dice_8 = i1[i + 13 * B]
        t18 = unit_shots >= 9
        dice_9 = i1[i + 14 * B]
        t19 = unit_shots >= 10
        dice_10 = i1[i + 15 * B]
        t20 = unit_shots >= 11
        dice_11 = i1[i + 16 * B]
        t21 = unit_shots >= 12
        dice_12 = i1[i + 17 * B]
        t22 = unit_shots >= 13
        dice_13 = i1[i + 18 * B]
        t23 = unit_shots >= 14
        dice_14 = i1[i + 19 * B]
        t24 = unit_shots >= 15
        dice_15 = i1[i + 20 * B]
        t25 = unit_shots >= 16
        dice_16 = i1[i + 21 * B]
        t26 = unit_shots >= 17
        dice_17 = i1[i + 22 * B]
        t27 = unit_shots >= 18
        dice_18 = i1[i + 23 * B]
        t28 = unit_shots >= 19
        dice_19 = i1[i + 24 * B]
        t29 = unit_shots >= 20
        dice_20 = i1[i + 25 * B]
        t30 = unit_shots >= 21
        dice_21 = i1[i + 26 * B]
        t31 = unit_shots >= 22
        dice_22 = i1[i + 27 * B]
        t32 = unit_shots >= 23
        dice_23 = i1[i + 28 * B]
        t33 = unit_shots == 24
        dice_24 = i1[i + 29 * B]
        t34 = I1(I1(I1(I1(I1(t10) * dice_1) + I1(I1(t11) * dice_2)) + I1(I1(t12) * dice_3)) + I1(I1(t13) * dice_4))
        t35 = I1(
            I1(I1(I1(t34 + I1(I1(t14) * dice_5)) + I1(I1(t15) * dice_6)) + I1(I1(t16) * dice_7))
            + I1(I1(t17) * dice_8)
        )
        t36 = I1(
            I1(I1(I1(t35 + I1(I1(t18) * dice_9)) + I1(I1(t19) * dice_10)) + I1(I1(t20) * dice_11))
            + I1(I1(t21) * dice_12)
        )
        t37 = I1(
            I1(I1(I1(t36 + I1(I1(t22) * dice_13)) + I1(I1(t23) * dice_14)) + I1(I1(t24) * dice_15))
            + I1(I1(t25) * dice_16)
        )
        t38 = I1(
            I1(I1(I1(t37 + I1(I1(t26) * dice_17)) + I1(I1(t27) * dice_18)) + I1(I1(t28) * dice_19))
            + I1(I1(t29) * dice_20)
        )
        unit_total = I2(
            I2(I2(I2(t38 + I1(I1(t30) * dice_21)) + I2(I1(t31) * dice_22)) + I2(I1(t32) * dice_23))
            + I2(I1(t33) * dice_24)
        )
        t39 = I1(
            I1(I1(I1(t10 & (dice_1 == 6)) + I1(t11 & (dice_2 == 6))) + I1(t12 & (dice_3 == 6)))
            + I1(t13 & (dice_4 == 6))
        )
        t40 = I1(
            I1(I1(I1(t39 + I1(t14 & (dice_5 == 6))) + I1(t15 & (dice_6 == 6))) + I1(t16 & (dice_7 == 6)))
            + I1(t17 & (dice_8 == 6))
        )
        t41 = I1(I1(I1(t40 + I1(t18 & (dice_9 == 6))) + I1(t19 & (dice_10 == 6))) + I1(t20 & (dice_11 == 6)))
        t42 = I1(I1(I1(t41 + I1(t21 & (dice_12 == 6))) + I1(t22 & (dice_13 == 6))) + I1(t23 & (dice_14 == 6)))
        t43 = I1(I1(I1(t42 + I1(t24 & (dice_15 == 6))) + I1(t25 & (dice_16 == 6))) + I1(t26 & (dice_17 == 6)))
        t44 = I1(I1(I1(t43 + I1(t27 & (dice_18 == 6))) + I1(t28 & (dice_19 == 6))) + I1(t29 & (dice_20 == 6)))
        t45 = I1(I1(I1(t44 + I1(t30 & (dice_21 == 6))) + I1(t31 & (dice_22 == 6))) + I1(t32 & (dice_23 == 6)))
        t46 = I1(t45 + I1(t33 & (dice_24 == 6)))
        target_dp = i1[i + 5 * B]
        t47 = t8 & (
            t10 & (dice_1 == 0)
        ) | t8 & (t11 & (dice_2 == 0)) | t8 & (t12 & (dice_3 == 0)) | t8 & (t13 & (dice_4 == 0))
        t48 = t47 | t8 & (
            t14 & (dice_5 == 0)
        ) | t8 & (t15 & (dice_6 == 0)) | t8 & (t16 & (dice_7 == 0)) | t8 & (t17 & (dice_8 == 0))
        t49 = t48 | t8 & (t18 & (dice_9 == 0)) | t8 & (t19 & (dice_10 == 0)) | t8 & (t20 & (dice_11 == 0))
        t50 = t49 | t8 & (t21 & (dice_12 == 0)) | t8 & (t22 & (dice_13 == 0)) | t8 & (t23 & (dice_14 == 0))
        t51 = t50 | t8 & (t24 & (dice_15 == 0)) | t8 & (t25 & (dice_16 == 0)) | t8 & (t26 & (dice_17 == 0))
        t52 = t51 | t8 & (t27 & (dice_18 == 0)) | t8 & (t28 & (dice_19 == 0)) | t8 & (t29 & (dice_20 == 0))
        t53 = t52 | t8 & (t30 & (dice_21 == 0)) | t8 & (t31 & (dice_22 == 0)) | t8 & (t32 & (dice_23 == 0))
        t54 = t8 & (
            t10 & (dice_1 >= 7)
        ) | t8 & (t11 & (dice_2 >= 7)) | t8 & (t12 & (dice_3 >= 7)) | t8 & (t13 & (dice_4 >= 7))
        t55 = t54 | t8 & (
            t14 & (dice_5 >= 7)
        ) | t8 & (t15 & (dice_6 >= 7)) | t8 & (t16 & (dice_7 >= 7)) | t8 & (t17 & (dice_8 >= 7))
        t56 = t55 | t8 & (t18 & (dice_9 >= 7)) | t8 & (t19 & (dice_10 >= 7)) | t8 & (t20 & (dice_11 >= 7))
        t57 = t56 | t8 & (t21 & (dice_12 >= 7)) | t8 & (t22 & (dice_13 >= 7)) | t8 & (t23 & (dice_14 >= 7))
        t58 = t57 | t8 & (t24 & (dice_15 >= 7)) | t8 & (t25 & (dice_16 >= 7)) | t8 & (t26 & (dice_17 >= 7))
        t59 = t58 | t8 & (t27 & (dice_18 >= 7)) | t8 & (t28 & (dice_19 >= 7)) | t8 & (t29 & (dice_20 >= 7))
        t60 = t59 | t8 & (t30 & (dice_21 >= 7)) | t8 & (t31 & (dice_22 >= 7)) | t8 & (t32 & (dice_23 >= 7))
        error = I1(0)
        error = I1(6 if t60 | t8 & (t33 & (dice_24 >= 7)) else error)  # InputError
        error = I1(9 if t53 | t8 & (t33 & (dice_24 == 0)) else error)  # MissingDice
        o1[i] = t7  # unit.shots.none
        o1[i + B] = t7  # unit.total.none
        o1[i + 2 * B] = t7  # unit.natural.none
        o1[i + 3 * B] = t7  # unit.dice.none
        o1[i + 4 * B] = I1(I1(t7) * I1(2 if (not t2) & t6 else I1(I1(t2) * 2)))  # unit.verdict
        o1[i + 5 * B] = unit_shots  # unit.shots
        o1[i + 6 * B] = unit_shots  # unit.dice
        o1[i + 7 * B] = I1(min(I1(target_dp + I1(I1(t8 & (t46 >= 1)) * t46)), 9))  # target.dp
        o1[i + 8 * B] = error  # error
        o2[i] = unit_total  # unit.total
        o2[i + B] = unit_total  # unit.natural


def artillery(
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
    """Artillery (action for unit against target). @qrs 146-155"""
    for i in range(rows):
        unit_arm = i1[i + 4 * B]
        t2 = unit_arm >= 8
        unit_abandoned = i1[i] != 0
        t3 = unit_arm <= 7
        unit_range = i4[i]
        t4 = I1(I1(I1(unit_range <= 7200) * 2) - 1)
        t5 = I1(
            I1(2 if unit_range <= 2400 else t4)
            if unit_arm >= 9
            else I1(-1 if unit_arm != 8 else I1(2 if unit_range <= 3600 else t4))
        )
        t6 = I1(
            I1(-I1(unit_range >= 1201))
            if (unit_arm >= 5) & (unit_arm <= 7)
            else I1(I1(-I1(unit_range >= 2401)) if unit_arm <= 4 else t5)
        )
        t7 = t6 == -1
        t8 = unit_abandoned | t7
        t9 = t2 & (not t8)
        t10 = I1(-1 if t3 else I1(I1(t8) * I1(2 if (not unit_abandoned) & t7 else I1(I1(unit_abandoned) * 2))))
        dice_1 = i1[i + 9 * B]
        t11 = (not t9)
        unit_last_fire = i1[i + 5 * B]
        unit_same_range = i1[i + B] != 0
        target_formation = i1[i + 6 * B]
        unit_enfilade = i1[i + 2 * B] != 0
        t12 = I1(
            I1(I1(dice_1 + I1((unit_last_fire == 1) & unit_same_range)) + I1(-I1(unit_last_fire == 2)))
            + I1((target_formation == 1) | unit_enfilade)
        )
        unit_dp = i1[i + 7 * B]
        target_in_fortifications = i1[i + 3 * B] != 0
        unit_total = I1(
            I1(I1(I1(t12 - unit_dp) + I1(-I1(t6 == 0))) - I1(target_in_fortifications))
            + I1(-I1(unit_arm == 10) + I1(unit_arm == 8))
        )
        t13 = t6 == 2
        unit_scored = I1(I1(1 + I1((unit_total <= 1) | (unit_total >= 4))) if t13 else 1)
        t14 = t13 & (unit_total <= 1) | (t6 <= 1) & ((unit_total <= 3) | ((t6 == -1) | (t6 == 2)))
        target_dp = i1[i + 8 * B]
        error = I1(0)
        error = I1(1 if t9 & t7 else error)  # NoRule
        error = I1(6 if t9 & (dice_1 >= 7) else error)  # InputError
        error = I1(9 if t9 & (dice_1 == 0) else error)  # MissingDice
        error = I1(3 if unit_abandoned & t3 else error)  # IllegalState
        o1[i] = t11  # unit.total.none
        o1[i + B] = t11  # unit.natural.none
        o1[i + 2 * B] = t11  # unit.dice.none
        o1[i + 3 * B] = t14 | t11  # unit.scored.none
        o1[i + 4 * B] = I1(t10 if t2 else 2)  # unit.verdict
        o1[i + 5 * B] = I1(unit_total if t9 else dice_1)  # unit.total
        o1[i + 6 * B] = unit_scored  # unit.scored
        o1[i + 7 * B] = I1(min(I1(target_dp + I1(I1(t9) * I1(0 if t14 else unit_scored))), 9))  # target.dp
        o1[i + 8 * B] = error  # error


LOOPS: dict[str, tuple[Callable[..., None], Names, Names]] = {
    'any_permitted': (
        any_permitted,
        ((), ('unit.arm',), (), (), ()),
        ((), ('unit.may', 'error'), (), (), ()),
    ),
    'remain': (
        remain,
        ((), (), (), (), ()),
        ((), ('error',), (), (), ()),
    ),
    'fall_back': (
        fall_back,
        ((), (), (), (), ()),
        ((), ('error',), (), (), ()),
    ),
    'retire': (
        retire,
        (
            (
                'unit.way_blocked',
                'unit.caught',
                'unit.limbered',
                'unit.abandoned',
                'unit.initial_move',
                'unit.rough',
                'unit.on_road',
                'unit.behind_friends',
                'unit.behind_obstacle',
                'unit.retired_last_turn'
            ),
            (
                'unit.dp',
                'unit.formation',
                'unit.doing',
                'unit.arm',
                'unit.inspiring',
                'unit.speed',
                'chosen.unit.dice',
                'chosen.unit.optional_die',
                'dice.1',
                'dice.2',
                'dice.3',
                ''
            ),
            (),
            ('unit.nearest_enemy',),
            ()
        ),
        (
            ('unit.move.total.none', 'unit.move.natural.none', 'unit.move.distance.none'),
            (
                'unit.move.total',
                'unit.move.natural',
                'unit.move.dice',
                'unit.dp',
                'unit.formation',
                'unit.doing',
                'unit.must',
                'unit.may',
                'error'
            ),
            ('unit.move.distance',),
            (),
            ()
        ),
    ),
    'take_position': (
        take_position,
        (('unit.position_abandoned', 'unit.took_position'), ('unit.arm',), (), (), ()),
        (('unit.took_position',), ('unit.verdict', 'error'), (), (), ()),
    ),
    'out_of_reach': (
        out_of_reach,
        (('unit.behind_friends', 'unit.behind_obstacle'), (), (), ('unit.nearest_enemy',), ()),
        (('unit.out_of_reach',), ('error',), (), (), ()),
    ),
    'rout': (
        rout,
        (
            (
                'unit.limbered',
                'unit.abandoned',
                'unit.initial_move',
                'unit.rough',
                'unit.behind_friends',
                'unit.behind_obstacle'
            ),
            (
                'unit.formation',
                'unit.doing',
                'unit.arm',
                'unit.inspiring',
                'unit.speed',
                'unit.dp',
                'dice.1',
                'dice.2',
                'dice.3'
            ),
            (),
            ('unit.nearest_enemy',),
            ()
        ),
        (
            ('unit.move.total.none', 'unit.move.natural.none', 'unit.move.distance.none'),
            ('unit.move.total', 'unit.move.natural', 'unit.move.dice', 'unit.dp', 'unit.may', 'error'),
            ('unit.move.distance',),
            (),
            ()
        ),
    ),
    'stop_rout': (
        stop_rout,
        (
            (
                'unit.behind_friends',
                'unit.behind_obstacle',
                'unit.wishes_to_cease',
                'unit.charged_last_turn',
                'unit.contacted_last_turn',
                'unit.leader_attached',
                'unit.beside_lead',
                'unit.conforms',
                'unit.lead_attached',
                'leader.attached',
                'leader.killed'
            ),
            (
                'unit.doing',
                'leader.actions',
                'unit.arm',
                'unit.grade',
                'chosen.unit.with_leader',
                'chosen.unit.steady_troops',
                'dice.1'
            ),
            (),
            ('unit.nearest_enemy', 'unit.lead_distance', 'unit.behind_lead', 'unit.leader_distance'),
            ()
        ),
        (
            (
                'unit.control.total.none',
                'unit.control.natural.none',
                'unit.control.dice.none',
                'unit.wishes_to_cease'
            ),
            (
                'unit.verdict',
                'unit.control.verdict',
                'unit.control.total',
                'unit.control.result',
                'unit.doing',
                'unit.must',
                'unit.may',
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
            ('unit.limbered', 'unit.abandoned', 'unit.rough', 'unit.meets_enemy', 'enemy.caught'),
            (
                'unit.formation',
                'unit.doing',
                'unit.arm',
                'unit.inspiring',
                'unit.speed',
                'unit.dp',
                'enemy.doing',
                'unit.stands_in_contact',
                'enemy.casualties',
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
                'dice.11',
                'dice.12',
                'dice.13',
                'dice.14',
                'dice.15',
                ''
            ),
            (),
            ('unit.nearest_enemy',),
            ()
        ),
        (
            (
                'unit.move.total.none',
                'unit.move.natural.none',
                'unit.move.distance.none',
                'unit.free_hack.total.none',
                'unit.free_hack.natural.none',
                'unit.free_hack.dice.none'
            ),
            (
                'unit.move.total',
                'unit.move.natural',
                'unit.move.dice',
                'unit.free_hack.total',
                'unit.free_hack.natural',
                'unit.dp',
                'enemy.casualties',
                'unit.must',
                'error'
            ),
            ('unit.move.distance',),
            (),
            ()
        ),
    ),
    'free_hack': (
        free_hack,
        (
            (),
            (
                'unit.stands_in_contact',
                'enemy.casualties',
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
                'dice.11',
                'dice.12'
            ),
            (),
            (),
            ()
        ),
        ((), ('unit.total', 'unit.natural', 'enemy.casualties', 'error'), (), (), ()),
    ),
    'no_room': (
        no_room,
        (('unit.support_close',), ('enemy.ranks',), (), (), ()),
        (('unit.no_room',), ('error',), (), (), ()),
    ),
    'ride_through': (
        ride_through,
        (
            ('unit.support_close', 'unit.meets_enemy', 'unit.meets_impassable', 'unit.rough', 'unit.on_road'),
            ('enemy.ranks', 'unit.inspiring', 'unit.formation', 'unit.dp', 'dice.1', 'dice.2', 'dice.3'),
            (),
            ('unit.nearest_enemy', 'chosen.unit.ride_dice'),
            ()
        ),
        (
            (
                'unit.ride_dice.none',
                'unit.stops_beyond.none',
                'unit.total.none',
                'unit.natural.none',
                'unit.dice.none',
                'unit.distance.none'
            ),
            (
                'unit.verdict',
                'unit.ride_dice',
                'unit.ride_dice.to',
                'unit.total',
                'unit.natural',
                'unit.dice',
                'unit.dp',
                'unit.must',
                'unit.may',
                'error'
            ),
            ('unit.distance',),
            (),
            ()
        ),
    ),
    'numbers': (
        numbers,
        ((), (), (), (), ()),
        ((), ('error',), (), (), ()),
    ),
    'odds': (
        odds,
        ((), (), (), (), ()),
        ((), ('error',), (), (), ()),
    ),
    'similar_type': (
        similar_type,
        ((), ('unit.arm', 'enemy.arm'), (), (), ()),
        (('unit.similar_type',), ('error',), (), (), ()),
    ),
    'deeper': (
        deeper,
        ((), ('unit.ranks', 'enemy.ranks'), (), (), ()),
        (('unit.deeper',), ('error',), (), (), ()),
    ),
    'horse_charge': (
        horse_charge,
        (('unit.charging',), ('unit.arm',), (), (), ()),
        (('unit.horse_charge',), ('error',), (), (), ()),
    ),
    'charged_formed_foot': (
        charged_formed_foot,
        (('unit.charging',), ('unit.arm', 'enemy.arm', 'enemy.formation'), (), (), ()),
        (('unit.charged_formed_foot',), ('error',), (), (), ()),
    ),
    'charged_soft': (
        charged_soft,
        (('unit.charging',), ('unit.arm', 'enemy.arm', 'enemy.formation'), (), (), ()),
        (('unit.charged_soft',), ('error',), (), (), ()),
    ),
    'charged_thin_horse': (
        charged_thin_horse,
        (('unit.charging',), ('unit.arm', 'enemy.arm', 'enemy.ranks'), (), (), ()),
        (('unit.charged_thin_horse',), ('error',), (), (), ()),
    ),
    'charged_by_horse': (
        charged_by_horse,
        (('enemy.charging',), ('enemy.arm',), (), (), ()),
        (('unit.charged_by_horse',), ('error',), (), (), ()),
    ),
    'combat': (
        combat,
        (
            (
                'unit.charging',
                'enemy.charging',
                'unit.advantage_of_ground',
                'unit.in_fortifications',
                'unit.took_position',
                'enemy.surprised',
                'unit.armoured',
                'unit.moved',
                'unit.has_pikes',
                'enemy.advantage_of_ground',
                'enemy.in_fortifications',
                'enemy.took_position',
                'unit.surprised',
                'enemy.armoured',
                'enemy.moved',
                'enemy.has_pikes',
                'unit.abandoned',
                'unit.crew_killed',
                'enemy.abandoned',
                'enemy.crew_killed'
            ),
            (
                'unit.grade',
                'unit.inspiring',
                'unit.doing',
                'unit.arm',
                'enemy.arm',
                'enemy.formation',
                'unit.struck_on',
                'unit.formation',
                'unit.dp',
                'unit.casualties',
                'enemy.stands_in_contact',
                'unit.stands_in_contact',
                'enemy.grade',
                'enemy.inspiring',
                'enemy.doing',
                'enemy.struck_on',
                'enemy.dp',
                'enemy.casualties',
                'enemy.ranks',
                'unit.ranks',
                'chosen.unit.act',
                'chosen.enemy.act',
                'dice.1',
                'dice.2'
            ),
            (),
            (),
            ()
        ),
        (
            ('unit.abandoned', 'unit.crew_killed', 'enemy.abandoned', 'enemy.crew_killed'),
            (
                'unit.total',
                'enemy.total',
                'unit.margin',
                'enemy.margin',
                'unit.result',
                'enemy.result',
                'unit.dp',
                'unit.casualties',
                'enemy.dp',
                'enemy.casualties',
                'unit.must',
                'unit.may',
                'enemy.must',
                'enemy.may',
                'error'
            ),
            (),
            (),
            ()
        ),
    ),
    'control_radius': (
        control_radius,
        ((), ('leader.actions',), (), (), ()),
        ((), ('leader.control_radius', 'error'), (), (), ()),
    ),
    'in_radius': (
        in_radius,
        (('leader.attached', 'leader.killed'), ('leader.actions',), (), ('unit.leader_distance',), ()),
        (('unit.in_radius',), ('error',), (), (), ()),
    ),
    'lead_controlled': (
        lead_controlled,
        (
            ('unit.lead_attached', 'leader.attached', 'leader.killed'),
            ('leader.actions',),
            (),
            ('unit.lead_distance',),
            ()
        ),
        (('unit.lead_controlled',), ('error',), (), (), ()),
    ),
    'failed_charge': (
        failed_charge,
        (('unit.charged_last_turn', 'unit.contacted_last_turn'), (), (), (), ()),
        (('unit.failed_charge',), ('error',), (), (), ()),
    ),
    'control': (
        control,
        (
            (
                'unit.charged_last_turn',
                'unit.contacted_last_turn',
                'unit.wishes_to_cease',
                'unit.leader_attached',
                'unit.beside_lead',
                'unit.conforms',
                'unit.lead_attached',
                'leader.attached',
                'leader.killed',
                'unit.behind_friends',
                'unit.behind_obstacle'
            ),
            (
                'unit.doing',
                'leader.actions',
                'unit.arm',
                'unit.grade',
                'chosen.unit.with_leader',
                'chosen.unit.steady_troops',
                'dice.1'
            ),
            (),
            ('unit.lead_distance', 'unit.behind_lead', 'unit.leader_distance', 'unit.nearest_enemy'),
            ()
        ),
        (
            ('unit.total.none', 'unit.natural.none', 'unit.dice.none'),
            ('unit.verdict', 'unit.total', 'unit.result', 'unit.doing', 'unit.must', 'unit.may', 'error'),
            (),
            (),
            ()
        ),
    ),
    'continue': (
        continue_,
        ((), (), (), (), ()),
        ((), ('error',), (), (), ()),
    ),
    'repeat': (
        repeat,
        ((), (), (), (), ()),
        ((), ('error',), (), (), ()),
    ),
    'act': (
        act,
        ((), (), (), (), ()),
        ((), ('error',), (), (), ()),
    ),
    'halt_short': (
        halt_short,
        ((), (), (), (), ()),
        ((), ('error',), (), (), ()),
    ),
    'halt': (
        halt,
        ((), (), (), (), ()),
        ((), ('error',), (), (), ()),
    ),
    'risk': (
        risk,
        (('leader.killed',), ('leader.rank', 'leader.wounds', 'leader.actions', 'dice.1', 'dice.2'), (), (), ()),
        (
            (
                'leader.leader_hit.total.none',
                'leader.leader_hit.natural.none',
                'leader.leader_hit.dice.none',
                'leader.killed'
            ),
            (
                'leader.result',
                'leader.leader_hit.result',
                'leader.wounds',
                'leader.actions',
                'leader.may_not',
                'error'
            ),
            (),
            (),
            ()
        ),
    ),
    'leader_hit': (
        leader_hit,
        (('leader.killed',), ('leader.rank', 'leader.wounds', 'leader.actions', 'dice.1'), (), (), ()),
        (
            ('leader.killed',),
            ('leader.result', 'leader.wounds', 'leader.actions', 'leader.may_not', 'error'),
            (),
            (),
            ()
        ),
    ),
    'lost_near': (
        lost_near,
        (('leader.killed', 'leader.routing'), (), (), ('unit.leader_distance',), ()),
        (('unit.lost_near',), ('error',), (), (), ()),
    ),
    'leader_lost': (
        leader_lost,
        (('leader.killed', 'leader.routing'), ('leader.rank', 'unit.dp'), (), ('unit.leader_distance',), ()),
        ((), ('unit.dp', 'error'), (), (), ()),
    ),
    'equal_or_higher': (
        equal_or_higher,
        ((), ('friend.grade', 'unit.grade'), (), (), ()),
        (('unit.equal_or_higher',), ('error',), (), (), ()),
    ),
    'friend_gone': (
        friend_gone,
        (('friend.destroyed',), ('friend.doing',), (), ('unit.friend_distance',), ()),
        (('unit.friend_gone',), ('error',), (), (), ()),
    ),
    'friend_lost': (
        friend_lost,
        (
            ('friend.destroyed',),
            ('friend.doing', 'friend.grade', 'unit.grade', 'unit.dp', 'friend.arm'),
            (),
            ('unit.friend_distance',),
            ()
        ),
        ((), ('unit.dp', 'error'), (), (), ()),
    ),
    'evading': (
        evading,
        ((), ('unit.doing', 'unit.dp'), (), (), ()),
        ((), ('unit.dp', 'error'), (), (), ()),
    ),
    'ride': (
        ride,
        ((), (), (), ('leader.nearest_enemy', 'chosen.leader.distance'), ()),
        ((), ('error',), ('leader.distance', 'leader.distance.to'), (), ()),
    ),
    'attach': (
        attach,
        ((), (), (), (), ()),
        ((), ('error',), (), (), ()),
    ),
    'detach': (
        detach,
        ((), (), (), (), ()),
        ((), ('error',), (), (), ()),
    ),
    'orders': (
        orders,
        ((), (), (), (), ()),
        ((), ('error',), (), (), ()),
    ),
    'can_influence': (
        can_influence,
        (('leader.attached', 'leader.killed'), ('leader.rank', 'leader.wounds'), (), (), ()),
        (('leader.can_influence',), ('error',), (), (), ()),
    ),
    'influence': (
        influence,
        (('leader.attached', 'leader.killed'), ('leader.rank', 'leader.wounds'), (), (), ()),
        ((), ('leader.verdict', 'leader.may', 'error'), (), (), ()),
    ),
    'steady': (
        steady,
        (
            ('leader.attached', 'leader.killed', 'unit.leader_attached'),
            ('leader.rank', 'leader.wounds', 'unit.dp'),
            (),
            (),
            ()
        ),
        ((), ('leader.verdict', 'unit.dp', 'unit.must', 'error'), (), (), ()),
    ),
    'inspire': (
        inspire,
        (
            ('leader.attached', 'leader.killed', 'unit.leader_attached'),
            ('leader.rank', 'leader.wounds', 'unit.inspiring'),
            (),
            (),
            ()
        ),
        ((), ('leader.verdict', 'unit.inspiring', 'error'), (), (), ()),
    ),
    'part_spent': (
        part_spent,
        ((), ('unit.time',), (), (), ()),
        (('unit.part_spent',), ('error',), (), (), ()),
    ),
    'wheel': (
        wheel,
        (('unit.wheels_back',), ('unit.formation', 'unit.dp', 'unit.speed'), (), ('unit.nearest_enemy',), ()),
        ((), ('unit.dp', 'unit.speed', 'error'), (), (), ()),
    ),
    'reform': (
        reform,
        (('unit.cause_ceased',), ('unit.time',), (), (), ()),
        ((), ('unit.verdict', 'unit.time', 'error'), (), (), ()),
    ),
    'unlimber': (
        unlimber,
        (('unit.limbered', 'unit.under_fire'), ('unit.arm', 'unit.time', 'unit.dp'), (), (), ()),
        (('unit.limbered',), ('unit.verdict', 'unit.result', 'unit.time', 'unit.dp', 'error'), (), (), ()),
    ),
    'cross': (
        cross,
        (('unit.under_fire', 'unit.hard_on_horse'), ('unit.time', 'unit.dp', 'unit.arm'), (), (), ()),
        ((), ('unit.verdict', 'unit.result', 'unit.time', 'unit.dp', 'error'), (), (), ()),
    ),
    'about_face': (
        about_face,
        (('unit.under_fire',), ('unit.time', 'unit.arm', 'unit.dp'), (), (), ()),
        ((), ('unit.verdict', 'unit.time', 'unit.dp', 'error'), (), (), ()),
    ),
    'incline': (
        incline,
        ((), ('unit.arm', 'unit.grade', 'unit.formation'), (), (), ()),
        ((), ('unit.verdict', 'error'), (), (), ()),
    ),
    'side_step': (
        side_step,
        ((), ('unit.arm', 'unit.grade', 'unit.formation'), (), (), ()),
        (('unit.distance.none',), ('unit.verdict', 'error'), (), (), ()),
    ),
    'mount': (
        mount,
        (('unit.under_fire',), ('unit.time', 'unit.dp'), (), (), ()),
        ((), ('unit.verdict', 'unit.time', 'unit.dp', 'error'), (), (), ()),
    ),
    'change_formation': (
        change_formation,
        ((), ('unit.time', 'unit.dp'), (), ('unit.nearest_enemy',), ()),
        ((), ('unit.verdict', 'unit.result', 'unit.time', 'unit.dp', 'error'), (), (), ()),
    ),
    'free_passage': (
        free_passage,
        (('friend.moved', 'friend.fired'), ('friend.arm', 'unit.doing', 'friend.doing'), (), (), ()),
        (('unit.free_passage',), ('error',), (), (), ()),
    ),
    'pass_lines': (
        pass_lines,
        (
            ('friend.moved', 'friend.fired'),
            (
                'unit.formation',
                'friend.arm',
                'unit.doing',
                'friend.doing',
                'unit.dp',
                'friend.formation',
                'friend.dp'
            ),
            (),
            (),
            ()
        ),
        ((), ('unit.dp', 'friend.dp', 'error'), (), (), ()),
    ),
    'pass_gap': (
        pass_gap,
        ((), ('unit.dp', 'unit.arm', 'unit.speed'), (), ('unit.nearest_enemy',), ()),
        ((), ('unit.dp', 'unit.speed', 'error'), (), (), ()),
    ),
    'unlimbered': (
        unlimbered,
        (('unit.limbered', 'unit.abandoned'), ('unit.arm',), (), (), ()),
        (('unit.unlimbered',), ('error',), (), (), ()),
    ),
    'fast': (
        fast,
        ((), ('unit.doing',), (), (), ()),
        (('unit.fast',), ('error',), (), (), ()),
    ),
    'hampered': (
        hampered,
        (('unit.rough', 'unit.on_road'), ('unit.formation',), (), (), ()),
        (('unit.hampered',), ('error',), (), (), ()),
    ),
    'move': (
        move,
        (
            ('unit.limbered', 'unit.abandoned', 'unit.initial_move', 'unit.rough', 'unit.on_road'),
            (
                'unit.doing',
                'unit.arm',
                'unit.inspiring',
                'unit.formation',
                'unit.speed',
                'unit.dp',
                'chosen.unit.dice',
                'chosen.unit.optional_die',
                'dice.1',
                'dice.2',
                'dice.3',
                ''
            ),
            (),
            ('unit.nearest_enemy',),
            ()
        ),
        (
            ('unit.total.none', 'unit.natural.none', 'unit.distance.none'),
            ('unit.total', 'unit.natural', 'unit.dice', 'unit.dp', 'error'),
            ('unit.distance',),
            (),
            ()
        ),
    ),
    'road_move': (
        road_move,
        (
            ('unit.on_road',),
            ('unit.formation', 'unit.speed'),
            (),
            ('unit.nearest_enemy', 'chosen.unit.distance'),
            ()
        ),
        (('unit.distance.none',), ('unit.verdict', 'error'), ('unit.distance', 'unit.distance.to'), (), ()),
    ),
    'evade': (
        evade,
        (
            ('unit.limbered', 'unit.abandoned', 'unit.initial_move', 'unit.rough', 'unit.on_road'),
            (
                'unit.doing',
                'unit.arm',
                'unit.inspiring',
                'unit.formation',
                'unit.speed',
                'unit.dp',
                'dice.1',
                'dice.2',
                'dice.3'
            ),
            (),
            ('unit.nearest_enemy',),
            ()
        ),
        (
            ('unit.move.total.none', 'unit.move.natural.none', 'unit.move.distance.none'),
            ('unit.move.total', 'unit.move.natural', 'unit.move.dice', 'unit.dp', 'error'),
            ('unit.move.distance',),
            (),
            ()
        ),
    ),
    'charge': (
        charge,
        ((), (), (), (), ()),
        ((), ('error',), (), (), ()),
    ),
    'formed': (
        formed,
        ((), ('unit.formation',), (), (), ()),
        (('unit.formed',), ('error',), (), (), ()),
    ),
    'in_column': (
        in_column,
        ((), ('unit.formation',), (), (), ()),
        (('unit.in_column',), ('error',), (), (), ()),
    ),
    'inspired': (
        inspired,
        ((), ('unit.inspiring',), (), (), ()),
        (('unit.inspired',), ('error',), (), (), ()),
    ),
    'far': (
        far,
        ((), (), (), ('unit.nearest_enemy',), ()),
        (('unit.far',), ('error',), (), (), ()),
    ),
    'redress': (
        redress,
        ((), ('unit.dp',), (), (), ()),
        ((), ('unit.verdict', 'error'), (), (), ()),
    ),
    'band': (
        band,
        ((), ('unit.arm',), (), ('unit.range',), ()),
        ((), ('unit.band', 'error'), (), (), ()),
    ),
    'small_arms': (
        small_arms,
        (
            ('unit.firearms', 'target.in_fortifications'),
            (
                'unit.arm',
                'unit.shooting_stands',
                'unit.dp',
                'target.dp',
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
                'dice.11',
                'dice.12',
                'dice.13',
                'dice.14',
                'dice.15',
                'dice.16',
                'dice.17',
                'dice.18',
                'dice.19',
                'dice.20',
                'dice.21',
                'dice.22',
                'dice.23',
                'dice.24'
            ),
            (),
            ('unit.range',),
            ()
        ),
        (
            ('unit.shots.none', 'unit.total.none', 'unit.natural.none', 'unit.dice.none'),
            ('unit.verdict', 'unit.shots', 'unit.dice', 'target.dp', 'error'),
            ('unit.total', 'unit.natural'),
            (),
            ()
        ),
    ),
    'artillery': (
        artillery,
        (
            ('unit.abandoned', 'unit.same_range', 'unit.enfilade', 'target.in_fortifications'),
            ('unit.arm', 'unit.last_fire', 'target.formation', 'unit.dp', 'target.dp', 'dice.1'),
            (),
            ('unit.range',),
            ()
        ),
        (
            ('unit.total.none', 'unit.natural.none', 'unit.dice.none', 'unit.scored.none'),
            ('unit.verdict', 'unit.total', 'unit.scored', 'target.dp', 'error'),
            (),
            (),
            ()
        ),
    ),
}
