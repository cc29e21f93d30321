"""Close Fire and European Order: 18th century: the loops of cfeo18_batch, one row after the other, for numba
to compile.

Made by rulec from rules/cfeo18; not to be edited. NAME.resolve_many(columns, compiled=True) of cfeo18_batch
uses them. All columns of a width lie end to end in one array, each of B cells; LOOPS names the columns that
go in and come out: truths, then those of 8, 16, 32 and 64 bits.
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
    """Any permitted action (action for unit against enemy). @qrs 228"""
    for i in range(rows):
        unit_arm = i1[i]
        enemy_doing = i1[i + B]
        unit_may = I1(
            I1(I1(I1((unit_arm >= 2) & (unit_arm <= 3)) * 4) + 3)
            + I1(I1((unit_arm <= 1) & (enemy_doing == 5)) * 8)
        )
        error = I1(0)
        o1[i] = unit_may  # unit.may
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
    """Stay in place (action for unit). @qrs 230"""
    for i in range(rows):
        error = I1(0)
        o1[i] = error  # error


def combat_goes_on(
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
    """combat continues next turn (term for unit against enemy). @qrs 230"""
    for i in range(rows):
        unit_remains = i1[i] != 0
        enemy_remains = i1[i + B] != 0
        error = I1(0)
        o1[i] = unit_remains & enemy_remains  # unit.combat_goes_on
        o1[i + B] = error  # error


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
    """Take the position (action for unit against enemy). @qrs 234"""
    for i in range(rows):
        unit_arm = i1[i + B]
        enemy_doing = i1[i + 2 * B]
        t2 = unit_arm >= 2
        t3 = (unit_arm <= 1) & (enemy_doing == 5)
        unit_took_position = i1[i] != 0
        unit_took_position_2 = t3 | unit_took_position
        unit_dp = i1[i + 3 * B]
        error = I1(0)
        error = I1(3 if unit_took_position & t2 | unit_took_position_2 & t2 else error)  # IllegalState
        o1[i] = unit_took_position_2  # unit.took_position
        o1[i + B] = I1(2 - I1(t3) * 2)  # unit.verdict
        o1[i + 2 * B] = I1(max(I1(unit_dp - I1(t3)), 0))  # unit.dp
        o1[i + 3 * B] = error  # error


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
    """Retire (action for unit). @qrs 236"""
    for i in range(rows):
        unit_way_blocked = i1[i] != 0
        unit_dp = i1[i + 10 * B]
        t2 = (not unit_way_blocked)
        t3 = I1(unit_dp + I1(unit_way_blocked))
        unit_caught = i1[i + B] != 0
        unit_formation = i1[i + 11 * B]
        unit_formation_2 = I1(unit_formation if unit_way_blocked else 3)
        unit_doing = i1[i + 12 * B]
        unit_doing_2 = I1(unit_doing if unit_way_blocked else 5)
        unit_arm = i1[i + 13 * B]
        t4 = unit_arm >= 4
        t5 = unit_arm >= 2
        unit_limbered = i1[i + 2 * B] != 0
        unit_abandoned = i1[i + 3 * B] != 0
        t6 = (not unit_abandoned)
        t7 = (unit_arm <= 1) | unit_limbered & t6 | (unit_arm == 6) & t6
        t8 = unit_arm <= 3
        t9 = t4 & (not t7) & t6
        t10 = (unit_doing_2 >= 1) & (unit_doing_2 <= 2) | (unit_doing_2 >= 4)
        t11 = t9 | t10
        unit_nearest_enemy = i4[i]
        unit_enemy_at_end = i4[i + B]
        t12 = (unit_nearest_enemy <= 7200) | (unit_enemy_at_end <= 7200)
        t13 = t11 | t12
        unit_move_verdict = I1(
            -1
            if unit_way_blocked
            else I1(I1(0 if (not t11) & t12 else I1(0 if (not t9) & t10 else I1(I1(t9) * 2))) if t13 else 2)
        )
        t14 = t2 & (not t9 | (not t13))
        t15 = (not t14)
        t16 = (unit_arm >= 2) & (unit_arm <= 3)
        t17 = t10 & t16
        t18 = (not t17)
        t19 = t14 & t17
        dice_1 = i1[i + 19 * B]
        dice_2 = i1[i + 20 * B]
        dice_3 = i1[i + 21 * B]
        t20 = dice_1 == 0
        t21 = dice_2 == 0
        t22 = (dice_1 == 1) | (dice_1 >= 6)
        t23 = (dice_2 == 1) | (dice_2 >= 6)
        t24 = t10 & t7
        t25 = t18 & t24
        t26 = t17 | t24
        t27 = t14 & t25
        t28 = dice_2 >= 7
        t29 = (not t26) & t16
        t30 = t26 | t16
        t31 = t14 & t29
        chosen_unit_dice = i1[i + 17 * B]
        chosen_unit_optional_die = i1[i + 18 * B]
        t32 = chosen_unit_optional_die == -128
        t33 = (
            chosen_unit_optional_die >= -127
        ) & (chosen_unit_optional_die <= -1) | (chosen_unit_optional_die >= 2)
        t34 = chosen_unit_optional_die == 1
        t35 = chosen_unit_dice == 2
        t36 = i1[i + (19 + min(max(int(chosen_unit_dice), 0), 3)) * B]
        t37 = I1(
            I1(I1(dice_1 + I1(I1(t35) * dice_2)) + I1(I1(t34) * t36))
            if t29
            else I1(I1(dice_1 + dice_2) if t25 else I1(I1(dice_1 + dice_2) + dice_3))
        )
        t38 = I1(
            I1(chosen_unit_dice + I1(I1(chosen_unit_optional_die == 1)))
            if t29
            else I1(2 if t25 else I1(I1(t17) * 3))
        )
        t39 = t29 & t34
        t40 = (not t30) & t7
        t41 = t30 | t7
        t42 = t14 & t40
        unit_total = I1(I1(dice_1 + I1(I1(t34) * dice_2)) if t40 else t37)
        t43 = (not t40) & ((not t29) & ((not t25) & t18))
        unit_dice = I1(I1(1 + I1(chosen_unit_optional_die == 1)) if t40 else t38)
        t44 = t26 | t29 & t35 | t40 & t34
        t45 = t43 | t15
        t46 = (not t16 | t7)
        t47 = t43 | t46
        unit_inspiring = i1[i + 14 * B]
        t48 = (unit_inspiring >= 1) & (not t47)
        t49 = I1(unit_dice * 10)
        t50 = (not t48) & t47
        unit_initial_move = i1[i + 4 * B] != 0
        t51 = unit_initial_move & ((unit_doing_2 == 1) | (unit_doing_2 >= 4)) & (not t50)
        t52 = I2(I2(I2(I2(unit_total) * 10) + I2(I1(t48) * t49)) + I2(I1(t51) * t49))
        t53 = (not t51) & t50
        unit_speed = i1[i + 15 * B]
        t54 = (unit_speed == 1) & (not t53)
        t55 = unit_formation_2 <= 1
        t56 = (unit_formation_2 == 0) | t4
        unit_rough = i1[i + 5 * B] != 0
        unit_on_road = i1[i + 6 * B] != 0
        t57 = (not unit_on_road & (unit_formation_2 == 2))
        unit_crossing = i1[i + 16 * B]
        t58 = unit_rough & t57 | (unit_crossing == 1) & t57
        t59 = I1(
            I1(I1(I1(t41 & (dice_1 == 6)) + I1(t44 & (dice_2 == 6))) + I1(t17 & (dice_3 == 6)))
            + I1(t39 & (t36 == 6))
        )
        t60 = t59 >= 1
        t61 = t14 & (t55 & t56 & (not t58) & t60)
        t62 = t55 & t58
        t63 = I1(
            I1(I1(t41 & ((dice_1 >= 5) & (dice_1 <= 6))) + I1(t44 & ((dice_2 >= 5) & (dice_2 <= 6))))
            + I1(t17 & (dice_3 >= 5))
        )
        t64 = I1(t63 + I1(t39 & (t36 >= 5)))
        t65 = t64 >= 1
        t66 = t14 & (t62 & t56 & t65)
        t67 = I1(
            I1(I1(I1(t41 & (dice_1 == 4)) + I1(t44 & (dice_2 == 4))) + I1(t17 & (dice_3 == 4)))
            + I1(t39 & (t36 == 4))
        )
        t68 = t67 >= 1
        t69 = t14 & (t62 & t5 & t68)
        t70 = unit_formation_2 == 1
        t71 = t14 & (t58 & t70 & t60)
        t72 = I1(I1(I1(min(t59, I1(max(I1(3 - I1(min(t3, 12))), 0)))) if t61 & t60 else t59) if t60 else t59)
        t73 = I1(t3 + I1(I1(t61) * t72))
        t74 = I1(I1(I1(min(t64, I1(max(I1(3 - I1(min(t73, 12))), 0)))) if t66 & t65 else t64) if t65 else t64)
        t75 = I1(t73 + I1(I1(t66) * t74))
        t76 = I1(I1(I1(min(t67, I1(max(I1(3 - I1(min(t75, 12))), 0)))) if t69 & t68 else t67) if t68 else t67)
        t77 = I1(t75 + I1(I1(t69) * t76))
        t78 = I1(I1(I1(min(t59, I1(max(I1(3 - I1(min(t77, 12))), 0)))) if t71 & t60 else t59) if t60 else t59)
        unit_behind_friends = i1[i + 7 * B] != 0
        unit_behind_obstacle = i1[i + 8 * B] != 0
        unit_retired_last_turn = i1[i + 9 * B] != 0
        t79 = ((unit_doing_2 >= 1) & (unit_doing_2 <= 2) | (unit_doing_2 == 5)) & (unit_formation_2 <= 2)
        t80 = unit_limbered & t8 | (
            (unit_doing >= 1) & (unit_doing <= 2) | (unit_doing == 5)
        ) & (unit_formation <= 2)
        t81 = t31 & ((chosen_unit_dice >= -127) & (chosen_unit_dice <= 0) | (chosen_unit_dice >= 3)) | t31 & t33
        t82 = I1(I1(I1((unit_behind_friends | unit_behind_obstacle) & t2) * 2) + I1(I1(unit_retired_last_turn) * 4))
        error = I1(0)
        error = I1(3 if t79 | t70 & t5 else error)  # IllegalState
        error = I1(1 if t14 & t46 else error)  # NoRule
        error = I1(6 if t31 & t22 | t31 & (t35 & t23) | t31 & (t34 & (t36 >= 7)) | t42 & t22 | t42 & (t34 & t28) else error)  # InputError
        error = I1(9 if t31 & t20 | t31 & (t35 & t21) | t31 & (t34 & (t36 == 0)) | t42 & t20 | t42 & (t34 & t21) else error)  # MissingDice
        error = I1(10 if t31 & t32 | t42 & t32 else error)  # NeedsChoice
        error = I1(7 if t81 | t42 & t33 else error)  # NotOpen
        error = I1(10 if t31 & (chosen_unit_dice == -128) else error)  # NeedsChoice
        error = I1(6 if t19 & t22 | t19 & t23 | t19 & (dice_3 >= 7) | t27 & t22 | t27 & t28 else error)  # InputError
        error = I1(9 if t19 & t20 | t19 & t21 | t19 & (dice_3 == 0) | t27 & t20 | t27 & t21 else error)  # MissingDice
        error = I1(3 if t80 | unit_abandoned & t8 | (unit_formation == 1) & t5 else error)  # IllegalState
        o1[i] = t45  # unit.move.total.none
        o1[i + B] = t45  # unit.move.natural.none
        o1[i + 2 * B] = t15  # unit.move.dice.none
        o1[i + 3 * B] = (not t54) & t53 | t15  # unit.move.distance.none
        o1[i + 4 * B] = unit_move_verdict  # unit.move.verdict
        o1[i + 5 * B] = unit_total  # unit.move.total
        o1[i + 6 * B] = unit_total  # unit.move.natural
        o1[i + 7 * B] = unit_dice  # unit.move.dice
        o1[i + 8 * B] = I1(min(I1(t77 + I1(I1(t71) * t78)), 12))  # unit.dp
        o1[i + 9 * B] = unit_formation_2  # unit.formation
        o1[i + 10 * B] = unit_doing_2  # unit.doing
        o1[i + 11 * B] = I1(I1(unit_way_blocked & (not unit_caught)) + I1(I1(unit_caught) * 16))  # unit.must
        o1[i + 12 * B] = I1(t82 + I1(I1(unit_retired_last_turn) * 8))  # unit.may
        o1[i + 13 * B] = error  # error
        o2[i] = I2(t52 if t54 else I2(t52 * 2))  # unit.move.distance


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
    """out of reach (term for unit). @qrs 238"""
    for i in range(rows):
        unit_behind_friends = i1[i] != 0
        unit_behind_obstacle = i1[i + B] != 0
        unit_nearest_enemy = i4[i]
        error = I1(0)
        o1[i] = unit_behind_friends | unit_behind_obstacle | (unit_nearest_enemy >= 14400)  # unit.out_of_reach
        o1[i + B] = error  # error


def rout(rows: int, i1: Array, i2: Array, i4: Array, i8: Array, o1: Array, o2: Array, o4: Array, o8: Array) -> None:
    """Rout (action for unit). @qrs 238"""
    for i in range(rows):
        unit_formation = i1[i + 5 * B]
        unit_doing = i1[i + 6 * B]
        unit_arm = i1[i + 7 * B]
        unit_limbered = i1[i] != 0
        t2 = unit_arm <= 3
        unit_abandoned = i1[i + B] != 0
        t3 = (not unit_abandoned)
        t4 = (unit_arm <= 1) | unit_limbered & t3 | (unit_arm == 6) & t3
        t5 = (unit_arm >= 4) & (not t4) & t3
        t6 = (not t5)
        t7 = (unit_arm >= 2) & (unit_arm <= 3)
        t8 = t6 & t7
        dice_1 = i1[i + 10 * B]
        dice_2 = i1[i + 11 * B]
        dice_3 = i1[i + 12 * B]
        t9 = dice_1 == 0
        t10 = dice_2 == 0
        t11 = (dice_1 == 1) | (dice_1 >= 6)
        t12 = (unit_arm <= 1) | (unit_arm >= 4)
        t13 = t12 & t4
        t14 = t6 & t13
        unit_total = I1(I1(dice_1 + dice_2) if t13 else I1(I1(dice_1 + dice_2) + dice_3))
        t15 = (not t13) & t12
        unit_dice = I1(2 if t13 else I1(I1((unit_arm >= 2) & (unit_arm <= 3)) * 3))
        t16 = (not t7 | t4)
        t17 = t15 | t5
        t18 = t15 | t16
        unit_inspiring = i1[i + 8 * B]
        t19 = (unit_inspiring >= 1) & (not t18)
        t20 = I1(unit_dice * 10)
        t21 = (not t19) & t18
        unit_initial_move = i1[i + 2 * B] != 0
        t22 = unit_initial_move & (not t21)
        t23 = I2(I2(I2(I2(unit_total) * 10) + I2(I1(t19) * t20)) + I2(I1(t22) * t20))
        t24 = (not t22) & t21
        unit_speed = i1[i + 9 * B]
        t25 = (unit_speed == 1) & (not t24)
        unit_behind_friends = i1[i + 3 * B] != 0
        unit_behind_obstacle = i1[i + 4 * B] != 0
        unit_nearest_enemy = i4[i]
        t26 = unit_limbered & t2 | (
            (unit_doing >= 1) & (unit_doing <= 2) | (unit_doing == 5)
        ) & (unit_formation <= 2)
        t27 = t8 & t11 | t8 & ((dice_2 == 1) | (dice_2 >= 6)) | t8 & (dice_3 >= 7) | t14 & t11 | t14 & (dice_2 >= 7)
        error = I1(0)
        error = I1(1 if t6 & t16 else error)  # NoRule
        error = I1(6 if t27 else error)  # InputError
        error = I1(9 if t8 & t9 | t8 & t10 | t8 & (dice_3 == 0) | t14 & t9 | t14 & t10 else error)  # MissingDice
        error = I1(3 if t26 | unit_abandoned & t2 | (unit_formation == 1) & (unit_arm >= 2) else error)  # IllegalState
        o1[i] = t17  # unit.move.total.none
        o1[i + B] = t17  # unit.move.natural.none
        o1[i + 2 * B] = t5  # unit.move.dice.none
        o1[i + 3 * B] = (not t25) & t24 | t5  # unit.move.distance.none
        o1[i + 4 * B] = I1(I1(t5) * 2)  # unit.move.verdict
        o1[i + 5 * B] = unit_total  # unit.move.total
        o1[i + 6 * B] = unit_total  # unit.move.natural
        o1[i + 7 * B] = unit_dice  # unit.move.dice
        o1[i + 8 * B] = I1(unit_behind_friends | unit_behind_obstacle | (unit_nearest_enemy >= 14400))  # unit.may
        o1[i + 9 * B] = error  # error
        o2[i] = I2(t23 if t25 else I2(t23 * 2))  # unit.move.distance


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
    """Stop a rout (action for unit against leader). @qrs 238"""
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
        leader_rank = i1[i + 12 * B]
        t11 = I2(7200 - I2(leader_rank >= 1) * 3600)
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
        unit_arm = i1[i + 13 * B]
        unit_grade = i1[i + 14 * B]
        t26 = (unit_arm >= 4) | (unit_grade <= 1)
        t27 = t23 & t26
        chosen_unit_steady_troops = i1[i + 16 * B]
        unit_total = I1(
            I1(dice_1 + I1(I1(unit_leader_attached) * chosen_unit_with_leader))
            + I1(I1(t26) * chosen_unit_steady_troops)
        )
        t28 = unit_total <= 2
        t29 = (unit_total >= 3) & (unit_total <= 4)
        unit_rout_pursuit_looting_or_charge_goes_on_except_on_3_to_4 = (t6 | t5) & (
            (unit_total <= 2) | (unit_total >= 5)
        )
        unit_halts = (not unit_rout_pursuit_looting_or_charge_goes_on_except_on_3_to_4) & t28
        t30 = unit_rout_pursuit_looting_or_charge_goes_on_except_on_3_to_4 | t28
        t31 = I1(1 if unit_halts else I1(I1(unit_rout_pursuit_looting_or_charge_goes_on_except_on_3_to_4) - 1))
        unit_as_the_player_likes = (not t30) & t29
        t32 = t30 | t29
        t33 = unit_as_the_player_likes & (unit_wishes_to_cease_2 & ((unit_doing >= 2) & (unit_doing <= 3)))
        t34 = unit_total >= 5
        unit_last_move_again = (not t32) & t34
        unit_control_result = I1(
            I1(3 if unit_last_move_again else I1(2 if unit_as_the_player_likes else t31))
            if t23
            else -1
        )
        unit_doing_2 = I1(
            0
            if t23 & (unit_as_the_player_likes & (unit_wishes_to_cease_2 & t2 & t3))
            else I1(0 if t23 & t33 else unit_doing)
        )
        t35 = t25 & ((chosen_unit_with_leader >= -127) & (chosen_unit_with_leader <= -2)) | t27 & (
            (chosen_unit_steady_troops >= -127) & (chosen_unit_steady_troops <= -2)
        )
        t36 = I1(
            I1(t23 & unit_rout_pursuit_looting_or_charge_goes_on_except_on_3_to_4)
            + I1(I1(t23 & unit_halts) * 2)
        )
        error = I1(0)
        error = I1(1 if t23 & (not t32 | t34) else error)  # NoRule
        error = I1(10 if t27 & (chosen_unit_steady_troops == -128) else error)  # NeedsChoice
        error = I1(7 if t35 else error)  # NotOpen
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
        o1[i + 7 * B] = unit_control_result  # unit.control.result
        o1[i + 8 * B] = unit_doing_2  # unit.doing
        o1[i + 9 * B] = I1(t36 + I1(I1(t23 & unit_last_move_again) * 8))  # unit.must
        o1[i + 10 * B] = I1(I1(t23 & unit_as_the_player_likes) * 4)  # unit.may
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
    """Pursue (action for unit against enemy). @qrs 240"""
    for i in range(rows):
        unit_formation = i1[i + 4 * B]
        unit_doing = i1[i + 5 * B]
        unit_arm = i1[i + 6 * B]
        unit_limbered = i1[i] != 0
        t2 = unit_arm <= 3
        unit_abandoned = i1[i + B] != 0
        t3 = (not unit_abandoned)
        t4 = (unit_arm <= 1) | unit_limbered & t3 | (unit_arm == 6) & t3
        t5 = (unit_arm >= 4) & (not t4) & t3
        t6 = (not t5)
        t7 = (unit_arm >= 2) & (unit_arm <= 3)
        t8 = t6 & t7
        dice_1 = i1[i + 12 * B]
        dice_2 = i1[i + 13 * B]
        dice_3 = i1[i + 14 * B]
        t9 = dice_1 == 0
        t10 = dice_2 == 0
        t11 = (dice_1 == 1) | (dice_1 >= 6)
        t12 = (unit_arm <= 1) | (unit_arm >= 4)
        t13 = t12 & t4
        t14 = t6 & t13
        unit_total = I1(I1(dice_1 + dice_2) if t13 else I1(I1(dice_1 + dice_2) + dice_3))
        t15 = (not t13) & t12
        unit_dice = I1(2 if t13 else I1(I1((unit_arm >= 2) & (unit_arm <= 3)) * 3))
        t16 = (not t7 | t4)
        t17 = I1(0 if t5 else unit_dice)
        t18 = t15 | t5
        t19 = t15 | t16
        unit_inspiring = i1[i + 7 * B]
        t20 = (unit_inspiring >= 1) & (not t19)
        t21 = I2(I2(I2(unit_total) * 10) + I2(I1(t20) * I1(unit_dice * 10)))
        t22 = (not t20) & t19
        unit_speed = i1[i + 8 * B]
        t23 = (unit_speed == 1) & (not t22)
        unit_meets_enemy = i1[i + 2 * B] != 0
        enemy_caught = i1[i + 3 * B] != 0
        enemy_doing = i1[i + 9 * B]
        t24 = enemy_caught & ((enemy_doing == 1) | (enemy_doing == 5))
        unit_stands_in_contact = i1[i + 10 * B]
        t25 = unit_stands_in_contact >= 1
        t26 = i1[i + (12 + min(max(int(t17), 0), 15)) * B]
        t27 = unit_stands_in_contact >= 2
        t28 = i1[i + (12 + min(max(int(I1(t17 + 1)), 0), 15)) * B]
        t29 = unit_stands_in_contact >= 3
        t30 = i1[i + (12 + min(max(int(I1(t17 + 2)), 0), 15)) * B]
        t31 = unit_stands_in_contact >= 4
        t32 = i1[i + (12 + min(max(int(I1(t17 + 3)), 0), 15)) * B]
        t33 = unit_stands_in_contact >= 5
        t34 = i1[i + (12 + min(max(int(I1(t17 + 4)), 0), 15)) * B]
        t35 = unit_stands_in_contact >= 6
        t36 = i1[i + (12 + min(max(int(I1(t17 + 5)), 0), 15)) * B]
        t37 = unit_stands_in_contact >= 7
        t38 = i1[i + (12 + min(max(int(I1(t17 + 6)), 0), 15)) * B]
        t39 = unit_stands_in_contact >= 8
        t40 = i1[i + (12 + min(max(int(I1(t17 + 7)), 0), 15)) * B]
        t41 = unit_stands_in_contact >= 9
        t42 = i1[i + (12 + min(max(int(I1(t17 + 8)), 0), 15)) * B]
        t43 = unit_stands_in_contact >= 10
        t44 = i1[i + (12 + min(max(int(I1(t17 + 9)), 0), 15)) * B]
        t45 = unit_stands_in_contact >= 11
        t46 = i1[i + (12 + min(max(int(I1(t17 + 10)), 0), 15)) * B]
        t47 = unit_stands_in_contact == 12
        t48 = i1[i + (12 + min(max(int(I1(t17 + 11)), 0), 15)) * B]
        t49 = (not t24)
        t50 = I1(
            I1(I1(I1(I1(I1(t25) * t26) + I1(I1(t27) * t28)) + I1(I1(t29) * t30)) + I1(I1(t31) * t32))
            + I1(I1(t33) * t34)
        )
        t51 = I1(I1(I1(I1(t50 + I1(I1(t35) * t36)) + I1(I1(t37) * t38)) + I1(I1(t39) * t40)) + I1(I1(t41) * t42))
        unit_total_2 = I1(I1(I1(t51 + I1(I1(t43) * t44)) + I1(I1(t45) * t46)) + I1(I1(t47) * t48))
        t52 = I1(I1(I1(I1(t25 & (t26 >= 4)) + I1(t27 & (t28 >= 4))) + I1(t29 & (t30 >= 4))) + I1(t31 & (t32 >= 4)))
        t53 = I1(
            I1(I1(I1(t52 + I1(t33 & (t34 >= 4))) + I1(t35 & (t36 >= 4))) + I1(t37 & (t38 >= 4)))
            + I1(t39 & (t40 >= 4))
        )
        t54 = I1(
            I1(I1(I1(t53 + I1(t41 & (t42 >= 4))) + I1(t43 & (t44 >= 4))) + I1(t45 & (t46 >= 4)))
            + I1(t47 & (t48 >= 4))
        )
        enemy_casualties = i1[i + 11 * B]
        t55 = unit_limbered & t2 | (
            (unit_doing >= 1) & (unit_doing <= 2) | (unit_doing == 5)
        ) & (unit_formation <= 2)
        t56 = t8 & t11 | t8 & ((dice_2 == 1) | (dice_2 >= 6)) | t8 & (dice_3 >= 7) | t14 & t11 | t14 & (dice_2 >= 7)
        t57 = t24 & (
            t25 & (t26 == 0)
        ) | t24 & (t27 & (t28 == 0)) | t24 & (t29 & (t30 == 0)) | t24 & (t31 & (t32 == 0))
        t58 = t57 | t24 & (
            t33 & (t34 == 0)
        ) | t24 & (t35 & (t36 == 0)) | t24 & (t37 & (t38 == 0)) | t24 & (t39 & (t40 == 0))
        t59 = t58 | t24 & (
            t41 & (t42 == 0)
        ) | t24 & (t43 & (t44 == 0)) | t24 & (t45 & (t46 == 0)) | t24 & (t47 & (t48 == 0))
        t60 = t24 & (
            t25 & (t26 >= 7)
        ) | t24 & (t27 & (t28 >= 7)) | t24 & (t29 & (t30 >= 7)) | t24 & (t31 & (t32 >= 7))
        t61 = t60 | t24 & (
            t33 & (t34 >= 7)
        ) | t24 & (t35 & (t36 >= 7)) | t24 & (t37 & (t38 >= 7)) | t24 & (t39 & (t40 >= 7))
        t62 = t61 | t24 & (
            t41 & (t42 >= 7)
        ) | t24 & (t43 & (t44 >= 7)) | t24 & (t45 & (t46 >= 7)) | t24 & (t47 & (t48 >= 7))
        error = I1(0)
        error = I1(6 if t62 else error)  # InputError
        error = I1(9 if t59 else error)  # MissingDice
        error = I1(1 if t6 & t16 else error)  # NoRule
        error = I1(6 if t56 else error)  # InputError
        error = I1(9 if t8 & t9 | t8 & t10 | t8 & (dice_3 == 0) | t14 & t9 | t14 & t10 else error)  # MissingDice
        error = I1(3 if t55 | unit_abandoned & t2 | (unit_formation == 1) & (unit_arm >= 2) else error)  # IllegalState
        o1[i] = t18  # unit.move.total.none
        o1[i + B] = t18  # unit.move.natural.none
        o1[i + 2 * B] = t5  # unit.move.dice.none
        o1[i + 3 * B] = (not t23) & t22 | t5  # unit.move.distance.none
        o1[i + 4 * B] = t49  # unit.free_hack.total.none
        o1[i + 5 * B] = t49  # unit.free_hack.natural.none
        o1[i + 6 * B] = t49  # unit.free_hack.dice.none
        o1[i + 7 * B] = I1(I1(t5) * 2)  # unit.move.verdict
        o1[i + 8 * B] = unit_total  # unit.move.total
        o1[i + 9 * B] = unit_total  # unit.move.natural
        o1[i + 10 * B] = unit_dice  # unit.move.dice
        o1[i + 11 * B] = unit_total_2  # unit.free_hack.total
        o1[i + 12 * B] = unit_total_2  # unit.free_hack.natural
        o1[i + 13 * B] = I1(min(I1(enemy_casualties + I1(I1(t24 & (t54 >= 1)) * t54)), 12))  # enemy.casualties
        o1[i + 14 * B] = I1(unit_meets_enemy)  # unit.must
        o1[i + 15 * B] = error  # error
        o2[i] = I2(t21 if t23 else I2(t21 * 2))  # unit.move.distance


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
    """Free hack (test for unit against enemy). @qrs 236, 240, 242"""
    for i in range(rows):
        unit_stands_in_contact = i1[i]
        t2 = unit_stands_in_contact >= 1
        dice_1 = i1[i + 2 * B]
        t3 = unit_stands_in_contact >= 2
        dice_2 = i1[i + 3 * B]
        t4 = unit_stands_in_contact >= 3
        dice_3 = i1[i + 4 * B]
        t5 = unit_stands_in_contact >= 4
        dice_4 = i1[i + 5 * B]
        t6 = unit_stands_in_contact >= 5
        dice_5 = i1[i + 6 * B]
        t7 = unit_stands_in_contact >= 6
        dice_6 = i1[i + 7 * B]
        t8 = unit_stands_in_contact >= 7
        dice_7 = i1[i + 8 * B]
        t9 = unit_stands_in_contact >= 8
        dice_8 = i1[i + 9 * B]
        t10 = unit_stands_in_contact >= 9
        dice_9 = i1[i + 10 * B]
        t11 = unit_stands_in_contact >= 10
        dice_10 = i1[i + 11 * B]
        t12 = unit_stands_in_contact >= 11
        dice_11 = i1[i + 12 * B]
        t13 = unit_stands_in_contact == 12
        dice_12 = i1[i + 13 * B]
        t14 = I1(I1(I1(I1(I1(t2) * dice_1) + I1(I1(t3) * dice_2)) + I1(I1(t4) * dice_3)) + I1(I1(t5) * dice_4))
        t15 = I1(
            I1(I1(I1(t14 + I1(I1(t6) * dice_5)) + I1(I1(t7) * dice_6)) + I1(I1(t8) * dice_7))
            + I1(I1(t9) * dice_8)
        )
        unit_total = I1(
            I1(I1(I1(t15 + I1(I1(t10) * dice_9)) + I1(I1(t11) * dice_10)) + I1(I1(t12) * dice_11))
            + I1(I1(t13) * dice_12)
        )
        t16 = I1(
            I1(I1(I1(t2 & (dice_1 >= 4)) + I1(t3 & (dice_2 >= 4))) + I1(t4 & (dice_3 >= 4)))
            + I1(t5 & (dice_4 >= 4))
        )
        t17 = I1(
            I1(I1(I1(t16 + I1(t6 & (dice_5 >= 4))) + I1(t7 & (dice_6 >= 4))) + I1(t8 & (dice_7 >= 4)))
            + I1(t9 & (dice_8 >= 4))
        )
        t18 = I1(I1(I1(t17 + I1(t10 & (dice_9 >= 4))) + I1(t11 & (dice_10 >= 4))) + I1(t12 & (dice_11 >= 4)))
        enemy_casualties = i1[i + B]
        t19 = t2 & (dice_1 == 0) | t3 & (dice_2 == 0) | t4 & (dice_3 == 0) | t5 & (dice_4 == 0) | t6 & (dice_5 == 0)
        t20 = t19 | t7 & (dice_6 == 0) | t8 & (dice_7 == 0) | t9 & (dice_8 == 0) | t10 & (dice_9 == 0) | t11 & (
            dice_10 == 0
        )
        t21 = t2 & (dice_1 >= 7) | t3 & (dice_2 >= 7) | t4 & (dice_3 >= 7) | t5 & (dice_4 >= 7) | t6 & (dice_5 >= 7)
        t22 = t21 | t7 & (dice_6 >= 7) | t8 & (dice_7 >= 7) | t9 & (dice_8 >= 7) | t10 & (dice_9 >= 7) | t11 & (
            dice_10 >= 7
        )
        error = I1(0)
        error = I1(6 if t22 | t12 & (dice_11 >= 7) | t13 & (dice_12 >= 7) else error)  # InputError
        error = I1(9 if t20 | t12 & (dice_11 == 0) | t13 & (dice_12 == 0) else error)  # MissingDice
        o1[i] = unit_total  # unit.total
        o1[i + B] = unit_total  # unit.natural
        o1[i + 2 * B] = I1(min(I1(enemy_casualties + I1(t18 + I1(t13 & (dice_12 >= 4)))), 12))  # enemy.casualties
        o1[i + 3 * B] = error  # error


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
    """Ride through (action for unit). @qrs 232"""
    for i in range(rows):
        chosen_unit_ride_dice = i4[i]
        t2 = chosen_unit_ride_dice >= -2147483647
        t3 = (chosen_unit_ride_dice >= -2147483647) & (chosen_unit_ride_dice <= 1) | (chosen_unit_ride_dice >= 4)
        unit_ride_dice = I4(chosen_unit_ride_dice if t2 else 2)
        unit_meets_enemy = i1[i] != 0
        unit_meets_impassable = i1[i + B] != 0
        t4 = unit_meets_enemy | unit_meets_impassable
        t5 = unit_ride_dice == 2
        dice_1 = i1[i + 8 * B]
        dice_2 = i1[i + 9 * B]
        t6 = dice_1 == 0
        t7 = dice_2 == 0
        t8 = (dice_1 == 1) | (dice_1 >= 6)
        t9 = (dice_2 == 1) | (dice_2 >= 6)
        t10 = unit_ride_dice == 3
        t11 = (unit_ride_dice >= 2) & (unit_ride_dice <= 3)
        dice_3 = i1[i + 10 * B]
        unit_total = I1(I1(dice_1 + dice_2) + I1(I1(t10) * dice_3))
        t12 = (unit_ride_dice <= 1) | (unit_ride_dice == 4)
        unit_inspiring = i1[i + 4 * B]
        t13 = (unit_inspiring >= 1) & t11
        unit_distance = I2(
            I2(I2(unit_total) * 10)
            + I2(I1(t13) * I1(I1(unit_ride_dice == 2) * 20 + I1(unit_ride_dice == 3) * 30))
        )
        unit_formation = i1[i + 5 * B]
        t14 = unit_formation == 0
        unit_rough = i1[i + 2 * B] != 0
        unit_on_road = i1[i + 3 * B] != 0
        t15 = (not unit_on_road & (unit_formation == 2))
        unit_crossing = i1[i + 6 * B]
        t16 = unit_rough & t15 | (unit_crossing == 1) & t15
        t17 = I1(I1(I1(t11 & (dice_1 == 6)) + I1(t11 & (dice_2 == 6))) + I1(t10 & (dice_3 == 6)))
        t18 = t17 >= 1
        t19 = t14 & (not t16) & t18
        t20 = I1(
            I1(I1(t11 & ((dice_1 >= 5) & (dice_1 <= 6))) + I1(t11 & ((dice_2 >= 5) & (dice_2 <= 6))))
            + I1(t10 & (dice_3 >= 5))
        )
        t21 = t20 >= 1
        t22 = t16 & t14 & t21
        t23 = I1(I1(I1(t11 & (dice_1 == 4)) + I1(t11 & (dice_2 == 4))) + I1(t10 & (dice_3 == 4)))
        t24 = t23 >= 1
        t25 = t16 & (unit_formation <= 1) & t24
        unit_dp = i1[i + 7 * B]
        t26 = I1(I1(t19) * I1(I1(I1(min(t17, I1(max(I1(3 - unit_dp), 0)))) if t19 else t17) if t18 else t17))
        t27 = I1(unit_dp + t26)
        t28 = I1(
            I1(t22) * I1(I1(I1(min(t20, I1(max(I1(3 - I1(min(t27, 12))), 0)))) if t22 else t20) if t21 else t20)
        )
        t29 = I1(t27 + t28)
        t30 = I1(
            I1(t25) * I1(I1(I1(min(t23, I1(max(I1(3 - I1(min(t29, 12))), 0)))) if t25 else t23) if t24 else t23)
        )
        error = I1(0)
        error = I1(6 if t5 & t8 | t5 & t9 | t10 & t8 | t10 & t9 | t10 & (dice_3 >= 7) else error)  # InputError
        error = I1(9 if t5 & t6 | t5 & t7 | t10 & t6 | t10 & t7 | t10 & (dice_3 == 0) else error)  # MissingDice
        error = I1(10 if chosen_unit_ride_dice == -2147483648 else error)  # NeedsChoice
        error = I1(7 if t3 else error)  # NotOpen
        o1[i] = (not t4)  # unit.stops_beyond.none
        o1[i + B] = t12  # unit.total.none
        o1[i + 2 * B] = t12  # unit.natural.none
        o1[i + 3 * B] = (not t13) & t12  # unit.distance.none
        o1[i + 4 * B] = unit_ride_dice  # unit.ride_dice
        o1[i + 5 * B] = I4(chosen_unit_ride_dice if t2 else 3)  # unit.ride_dice.to
        o1[i + 6 * B] = unit_total  # unit.total
        o1[i + 7 * B] = unit_total  # unit.natural
        o1[i + 8 * B] = I1(I1(unit_ride_dice == 2) * 2 + I1(unit_ride_dice == 3) * 3)  # unit.dice
        o1[i + 9 * B] = I1(max(I1(I1(min(I1(t29 + t30), 12)) - 1), 0))  # unit.dp
        o1[i + 10 * B] = I1(t4)  # unit.must
        o1[i + 11 * B] = error  # error
        o2[i] = unit_distance  # unit.distance


def ranks(
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
    """Ranks (value for unit). @qrs 196, 208, 221"""
    for i in range(rows):
        unit_fourth_rank = i1[i]
        t2 = unit_fourth_rank >= 1
        t3 = unit_fourth_rank == 0
        unit_third_rank = i1[i + B]
        t4 = unit_third_rank >= 1
        t5 = t3 & t4
        t6 = t2 | t4
        unit_second_rank = i1[i + 2 * B]
        t7 = unit_second_rank >= 1
        t8 = (not t6) & t7
        t9 = t6 | t7
        error = I1(0)
        error = I1(3 if (unit_second_rank == 0) & t4 | (unit_third_rank == 0) & t2 else error)  # IllegalState
        o1[i] = t9 & ((not t8) & ((not t5) & t3))  # unit.ranks.none
        o1[i + B] = I1(I1(2 if t8 else I1(4 - I1(t5))) if t9 else 1)  # unit.ranks
        o1[i + 2 * B] = error  # error


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
    """deeper formation (term for unit against enemy). @qrs 196"""
    for i in range(rows):
        unit_fourth_rank = i1[i]
        t2 = unit_fourth_rank >= 1
        t3 = unit_fourth_rank == 0
        unit_third_rank = i1[i + B]
        t4 = unit_third_rank >= 1
        t5 = t3 & t4
        t6 = t2 | t4
        unit_second_rank = i1[i + 2 * B]
        t7 = unit_second_rank >= 1
        t8 = (not t6) & t7
        t9 = t6 | t7
        enemy_fourth_rank = i1[i + 3 * B]
        t10 = enemy_fourth_rank >= 1
        t11 = enemy_fourth_rank == 0
        enemy_third_rank = i1[i + 4 * B]
        t12 = enemy_third_rank >= 1
        t13 = t11 & t12
        t14 = t10 | t12
        enemy_second_rank = i1[i + 5 * B]
        t15 = enemy_second_rank >= 1
        t16 = (not t14) & t15
        t17 = t14 | t15
        t18 = I1(I1(2 if t8 else I1(4 - I1(t5))) if t9 else 1) <= I1(
            I1(2 if t16 else I1(4 - I1(t13)))
            if t17
            else 1
        )
        unit_deeper = (not t9 & ((not t8) & ((not t5) & t3)) | t17 & ((not t16) & ((not t13) & t11))) & (not t18)
        t19 = (unit_second_rank == 0) & t4 | (enemy_second_rank == 0) & t12 | (unit_third_rank == 0) & t2
        error = I1(0)
        error = I1(3 if t19 | (enemy_third_rank == 0) & t10 else error)  # IllegalState
        o1[i] = unit_deeper  # unit.deeper
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
    """cavalry that charged (term for unit). @qrs 202, 219-222"""
    for i in range(rows):
        unit_arm = i1[i + B]
        unit_charging = i1[i] != 0
        error = I1(0)
        o1[i] = (unit_arm >= 2) & (unit_arm <= 3) & unit_charging  # unit.horse_charge
        o1[i + B] = error  # error


def charged_foot(
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
    """cavalry that charged foot (term for unit against enemy). @qrs 219-222"""
    for i in range(rows):
        unit_arm = i1[i + B]
        unit_charging = i1[i] != 0
        enemy_arm = i1[i + 2 * B]
        error = I1(0)
        o1[i] = (unit_arm >= 2) & (unit_arm <= 3) & unit_charging & (enemy_arm <= 1)  # unit.charged_foot
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
    """charged by cavalry only (term for unit against enemy). @qrs 202, 222"""
    for i in range(rows):
        enemy_arm = i1[i + B]
        enemy_charging = i1[i] != 0
        error = I1(0)
        o1[i] = (enemy_arm >= 2) & (enemy_arm <= 3) & enemy_charging  # unit.charged_by_horse
        o1[i + B] = error  # error


def thin_target(
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
    """guns, skirmishers, cavalry one rank deep (term for unit). @qrs 221"""
    for i in range(rows):
        unit_arm = i1[i]
        unit_fourth_rank = i1[i + B]
        t2 = unit_fourth_rank >= 1
        t3 = unit_fourth_rank == 0
        unit_third_rank = i1[i + 2 * B]
        t4 = unit_third_rank >= 1
        t5 = t3 & t4
        t6 = t2 | t4
        unit_second_rank = i1[i + 3 * B]
        t7 = unit_second_rank >= 1
        t8 = (not t6) & t7
        t9 = t6 | t7
        t10 = (not t9 & ((not t8) & ((not t5) & t3))) & (I1(I1(2 if t8 else I1(4 - I1(t5))) if t9 else 1) == 1)
        error = I1(0)
        error = I1(3 if (unit_second_rank == 0) & t4 | (unit_third_rank == 0) & t2 else error)  # IllegalState
        o1[i] = (unit_arm == 1) | (unit_arm >= 4) | (unit_arm >= 2) & (unit_arm <= 3) & t10  # unit.thin_target
        o1[i + B] = error  # error


def in_reach(
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
    """enemy within 40 yd, in front or at most 45 degrees out from a flank (term for unit). @qrs 206"""
    for i in range(rows):
        unit_enemy_ahead = i4[i]
        unit_enemy_angle = i2[i]
        error = I1(0)
        o1[i] = (unit_enemy_ahead <= 2400) & (unit_enemy_angle <= 2700)  # unit.in_reach
        o1[i + B] = error  # error


def counted(
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
    """Bases that count (value for unit). @qrs 206, 208"""
    for i in range(rows):
        unit_arm = i1[i + B]
        unit_stands_in_contact = i1[i + 2 * B]
        unit_left_bases = i1[i + 3 * B]
        unit_right_bases = i1[i + 4 * B]
        t2 = (unit_arm <= 1) | (unit_arm >= 4)
        unit_formation = i1[i + 5 * B]
        t3 = unit_formation == 1
        unit_charging = i1[i] != 0
        t4 = t3 & unit_charging
        t5 = t2 & t4
        unit_first_rank = i1[i + 6 * B]
        unit_second_rank = i1[i + 7 * B]
        unit_third_rank = i1[i + 8 * B]
        unit_fourth_rank = i1[i + 9 * B]
        t6 = I1(-I1(I1(I1(unit_first_rank + unit_second_rank) * 2) + I1(unit_third_rank + unit_fourth_rank)))
        t7 = I1(
            I1(-I1(t6 // 2))
            if t5
            else I1(I1(unit_stands_in_contact + I1(min(unit_left_bases, 1))) + I1(min(unit_right_bases, 1)))
        )
        t8 = (unit_arm >= 2) & (unit_arm <= 3) | t4
        unit_enemy_ahead = i4[i]
        unit_enemy_angle = i2[i]
        t9 = (unit_enemy_ahead <= 2400) & (unit_enemy_angle <= 2700)
        t10 = t3 & t9
        t11 = (not t8) & t10
        t12 = t8 | t10
        t13 = (unit_formation != 1) & t9
        t14 = (not t12) & t13
        unit_bases_facing = i1[i + 10 * B]
        t15 = t12 | t13
        t16 = t3 & (unit_arm >= 2) | (
            unit_second_rank == 0
        ) & (unit_third_rank >= 1) | (unit_third_rank == 0) & (unit_fourth_rank >= 1)
        error = I1(0)
        error = I1(3 if t16 else error)  # IllegalState
        o1[i] = t15 & ((not t14) & ((not t11) & ((not t5) & t2)))  # unit.counted.none
        o1[i + B] = I1(I1(t15) * I1(unit_bases_facing if t14 else I1(unit_first_rank if t11 else t7)))  # unit.counted
        o1[i + 2 * B] = error  # error


def pike_dice(
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
    """Dice of a pike base (value for unit against enemy). @qrs 210"""
    for i in range(rows):
        enemy_arm = i1[i + B]
        t2 = (enemy_arm <= 1) | (enemy_arm >= 4)
        unit_charging = i1[i] != 0
        t3 = t2 & unit_charging
        t4 = (enemy_arm >= 2) & (enemy_arm <= 3) | unit_charging
        t5 = enemy_arm <= 1
        t6 = (not t4) & t5
        t7 = t4 | t5
        error = I1(0)
        o1[i] = t7 & ((not t6) & ((not t3) & t2))  # unit.pike_dice.none
        o1[i + B] = I1(I1(0 if t6 else I1(2 - I1(t3))) if t7 else 1)  # unit.pike_dice
        o1[i + 2 * B] = error  # error


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
    """Dice of its bases (value for unit against enemy). @qrs 180, 206-210"""
    for i in range(rows):
        unit_arm = i1[i + B]
        unit_stands_in_contact = i1[i + 2 * B]
        unit_left_bases = i1[i + 3 * B]
        unit_right_bases = i1[i + 4 * B]
        t2 = (unit_arm <= 1) | (unit_arm >= 4)
        unit_formation = i1[i + 5 * B]
        t3 = unit_formation == 1
        unit_charging = i1[i] != 0
        t4 = t3 & unit_charging
        t5 = t2 & t4
        unit_first_rank = i1[i + 6 * B]
        unit_second_rank = i1[i + 7 * B]
        unit_third_rank = i1[i + 8 * B]
        unit_fourth_rank = i1[i + 9 * B]
        t6 = I1(-I1(I1(I1(unit_first_rank + unit_second_rank) * 2) + I1(unit_third_rank + unit_fourth_rank)))
        t7 = I1(
            I1(-I1(t6 // 2))
            if t5
            else I1(I1(unit_stands_in_contact + I1(min(unit_left_bases, 1))) + I1(min(unit_right_bases, 1)))
        )
        t8 = (unit_arm >= 2) & (unit_arm <= 3) | t4
        unit_enemy_ahead = i4[i]
        unit_enemy_angle = i2[i]
        t9 = (unit_enemy_ahead <= 2400) & (unit_enemy_angle <= 2700)
        t10 = t3 & t9
        t11 = (not t8) & t10
        t12 = t8 | t10
        t13 = (unit_formation != 1) & t9
        t14 = (not t12) & t13
        unit_bases_facing = i1[i + 10 * B]
        t15 = t12 | t13
        t16 = I1(I1(t15) * I1(unit_bases_facing if t14 else I1(unit_first_rank if t11 else t7)))
        t17 = t15 & ((not t14) & ((not t11) & ((not t5) & t2)))
        t18 = (not t17)
        unit_pike_bases = i1[i + 11 * B]
        t19 = unit_pike_bases >= 1
        t20 = t19 & t18
        enemy_arm = i1[i + 12 * B]
        t21 = (enemy_arm <= 1) | (enemy_arm >= 4)
        t22 = t21 & unit_charging
        t23 = (enemy_arm >= 2) & (enemy_arm <= 3) | unit_charging
        t24 = enemy_arm <= 1
        t25 = (not t23) & t24
        t26 = t23 | t24
        t27 = I1(
            0
            if t26 & ((not t25) & ((not t22) & t21))
            else I1(I1(0 if t25 else I1(2 - I1(t22))) if t26 else 1)
        )
        t28 = unit_arm >= 2
        t29 = t18 & (
            unit_pike_bases > t16
        ) | t3 & t28 | t19 & t28 | (unit_second_rank == 0) & (unit_third_rank >= 1)
        error = I1(0)
        error = I1(3 if t29 | (unit_third_rank == 0) & (unit_fourth_rank >= 1) else error)  # IllegalState
        o1[i] = (not t20) & t17  # unit.numbers.none
        o1[i + B] = I1(I1(t16 if t17 else I1(t16 - unit_pike_bases)) + I1(I1(t20) * I1(t27 * unit_pike_bases)))  # unit.numbers
        o1[i + 2 * B] = error  # error


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
    """Combat and close fire (contest for unit against enemy). @qrs 178-224"""
    for i in range(rows):
        unit_arm = i1[i + 18 * B]
        t2 = (unit_arm >= 2) & (unit_arm <= 3)
        unit_stands_in_contact = i1[i + 19 * B]
        unit_left_bases = i1[i + 20 * B]
        unit_right_bases = i1[i + 21 * B]
        t3 = (unit_arm <= 1) | (unit_arm >= 4)
        unit_formation = i1[i + 22 * B]
        t4 = unit_formation == 1
        unit_charging = i1[i] != 0
        t5 = t4 & unit_charging
        t6 = t3 & t5
        unit_first_rank = i1[i + 23 * B]
        unit_second_rank = i1[i + 24 * B]
        unit_third_rank = i1[i + 25 * B]
        unit_fourth_rank = i1[i + 26 * B]
        t7 = I1(-I1(I1(I1(unit_first_rank + unit_second_rank) * 2) + I1(unit_third_rank + unit_fourth_rank)))
        t8 = I1(
            I1(-I1(t7 // 2))
            if t6
            else I1(I1(unit_stands_in_contact + I1(min(unit_left_bases, 1))) + I1(min(unit_right_bases, 1)))
        )
        t9 = t2 | t5
        unit_enemy_ahead = i4[i]
        unit_enemy_angle = i2[i]
        t10 = (unit_enemy_ahead <= 2400) & (unit_enemy_angle <= 2700)
        t11 = t4 & t10
        t12 = (not t9) & t11
        t13 = t9 | t11
        t14 = (unit_formation != 1) & t10
        t15 = (not t13) & t14
        unit_bases_facing = i1[i + 27 * B]
        t16 = t13 | t14
        t17 = I1(I1(t16) * I1(unit_bases_facing if t15 else I1(unit_first_rank if t12 else t8)))
        t18 = t16 & ((not t15) & ((not t12) & ((not t6) & t3)))
        t19 = (not t18)
        unit_pike_bases = i1[i + 28 * B]
        t20 = unit_pike_bases >= 1
        t21 = t20 & t19
        enemy_arm = i1[i + 29 * B]
        t22 = (enemy_arm >= 2) & (enemy_arm <= 3)
        t23 = (enemy_arm <= 1) | (enemy_arm >= 4)
        t24 = t23 & unit_charging
        t25 = t22 | unit_charging
        t26 = enemy_arm <= 1
        t27 = enemy_arm >= 2
        t28 = (not t25) & t26
        t29 = t25 | t26
        t30 = I1(
            0
            if t29 & ((not t28) & ((not t24) & t23))
            else I1(I1(0 if t28 else I1(2 - I1(t24))) if t29 else 1)
        )
        t31 = I1(I1(t17 if t18 else I1(t17 - unit_pike_bases)) + I1(I1(t21) * I1(t30 * unit_pike_bases)))
        t32 = (not t21) & t18
        unit_grade = i1[i + 30 * B]
        t33 = unit_grade >= 2
        t34 = I1(
            t31
            + I1(2 - I1(unit_grade >= 1) - I1(unit_grade >= 2) - I1(unit_grade >= 3) - I1(unit_grade == 4))
        )
        unit_inspiring = i1[i + 31 * B]
        unit_advantage_of_ground = i1[i + B] != 0
        t35 = unit_advantage_of_ground & (not t32)
        t36 = (not t35) & t32
        unit_counter_charging = i1[i + 2 * B] != 0
        unit_doing = i1[i + 32 * B]
        t37 = unit_doing == 2
        t38 = (unit_charging | unit_counter_charging | t37) & (not t36)
        t39 = (not t38) & t36
        unit_a_outrance = i1[i + 3 * B] != 0
        t40 = unit_a_outrance & t22 & (not t39)
        t41 = I1(I1(I1(I1(t31 if t32 else I1(t34 + I1(min(unit_inspiring, 2)))) + I1(t35)) + I1(t38)) + I1(t40))
        t42 = (not t40) & t39
        t43 = t2 & t37 & (not t42)
        t44 = (not t43) & t42
        t45 = unit_fourth_rank >= 1
        t46 = unit_fourth_rank == 0
        t47 = unit_third_rank >= 1
        t48 = t46 & t47
        t49 = t45 | t47
        t50 = unit_second_rank >= 1
        t51 = (not t49) & t50
        t52 = t49 | t50
        t53 = I1(I1(2 if t51 else I1(4 - I1(t48))) if t52 else 1)
        t54 = t52 & ((not t51) & ((not t48) & t46))
        enemy_fourth_rank = i1[i + 33 * B]
        t55 = enemy_fourth_rank >= 1
        t56 = enemy_fourth_rank == 0
        enemy_third_rank = i1[i + 34 * B]
        t57 = enemy_third_rank >= 1
        t58 = t56 & t57
        t59 = t55 | t57
        enemy_second_rank = i1[i + 35 * B]
        t60 = enemy_second_rank >= 1
        t61 = (not t59) & t60
        t62 = t59 | t60
        t63 = I1(I1(2 if t61 else I1(4 - I1(t58))) if t62 else 1)
        t64 = t62 & ((not t61) & ((not t58) & t56))
        t65 = (unit_arm == 2) & t22 & ((not t54 | t64) & (t53 > t63)) & (not t44)
        t66 = (not t65) & t44
        t67 = unit_arm <= 1
        t68 = unit_arm >= 2
        unit_platoon_fire = i1[i + 4 * B] != 0
        t69 = t67 & (unit_formation == 0) & (not unit_platoon_fire) & (not t66)
        t70 = I1(I1(I1(t41 + I1(t43)) + I1(t65)) + I1(t69))
        t71 = (not t69) & t66
        unit_dp = i1[i + 36 * B]
        unit_moved = i1[i + 5 * B] != 0
        enemy_charging = i1[i + 6 * B] != 0
        t72 = t22 & enemy_charging
        t73 = t67 & unit_moved & t72 & (not t71)
        t74 = (not t73) & t71
        unit_struck_on = i1[i + 37 * B]
        enemy_from_behind = i1[i + 7 * B] != 0
        t75 = (unit_struck_on >= 1) & enemy_charging & enemy_from_behind & (not t74)
        t76 = I1(I1(I1(t70 if t71 else I1(t70 - unit_dp)) - I1(t73) * 2) - I1(t75) * 2)
        t77 = (not t75) & t74
        t78 = I1(max(t76, 0))
        enemy_stands_in_contact = i1[i + 38 * B]
        enemy_left_bases = i1[i + 39 * B]
        enemy_right_bases = i1[i + 40 * B]
        enemy_formation = i1[i + 41 * B]
        t79 = enemy_formation == 1
        t80 = t79 & enemy_charging
        t81 = t23 & t80
        enemy_first_rank = i1[i + 42 * B]
        t82 = I1(I1(I1(enemy_first_rank + enemy_second_rank) * 2) + I1(enemy_third_rank + enemy_fourth_rank))
        t83 = I1(
            I1(-I1(I1(-t82) // 2))
            if t81
            else I1(I1(enemy_stands_in_contact + I1(min(enemy_left_bases, 1))) + I1(min(enemy_right_bases, 1)))
        )
        t84 = t22 | t80
        enemy_enemy_ahead = i4[i + B]
        enemy_enemy_angle = i2[i + B]
        t85 = (enemy_enemy_ahead <= 2400) & (enemy_enemy_angle <= 2700)
        t86 = t79 & t85
        t87 = (not t84) & t86
        t88 = t84 | t86
        t89 = (enemy_formation != 1) & t85
        t90 = (not t88) & t89
        enemy_bases_facing = i1[i + 43 * B]
        t91 = t88 | t89
        t92 = I1(I1(t91) * I1(enemy_bases_facing if t90 else I1(enemy_first_rank if t87 else t83)))
        t93 = t91 & ((not t90) & ((not t87) & ((not t81) & t23)))
        t94 = (not t93)
        enemy_pike_bases = i1[i + 44 * B]
        t95 = enemy_pike_bases >= 1
        t96 = t95 & t94
        t97 = t3 & enemy_charging
        t98 = t2 | enemy_charging
        t99 = (not t98) & t67
        t100 = t98 | t67
        t101 = I1(
            0
            if t100 & ((not t99) & ((not t97) & t3))
            else I1(I1(0 if t99 else I1(2 - I1(t97))) if t100 else 1)
        )
        t102 = I1(I1(t92 if t93 else I1(t92 - enemy_pike_bases)) + I1(I1(t96) * I1(t101 * enemy_pike_bases)))
        t103 = (not t96) & t93
        enemy_grade = i1[i + 45 * B]
        t104 = enemy_grade >= 2
        t105 = I1(2 - I1(enemy_grade >= 1) - I1(enemy_grade >= 2) - I1(enemy_grade >= 3) - I1(enemy_grade == 4))
        enemy_inspiring = i1[i + 46 * B]
        enemy_advantage_of_ground = i1[i + 8 * B] != 0
        t106 = enemy_advantage_of_ground & (not t103)
        t107 = (not t106) & t103
        enemy_counter_charging = i1[i + 9 * B] != 0
        enemy_doing = i1[i + 47 * B]
        t108 = enemy_doing == 2
        t109 = (enemy_charging | enemy_counter_charging | t108) & (not t107)
        t110 = I1(I1(I1(t102 if t103 else I1(I1(t102 + t105) + I1(min(enemy_inspiring, 2)))) + I1(t106)) + I1(t109))
        t111 = (not t109) & t107
        enemy_a_outrance = i1[i + 10 * B] != 0
        t112 = enemy_a_outrance & t2 & (not t111)
        t113 = (not t112) & t111
        t114 = t22 & t108 & (not t113)
        t115 = (not t114) & t113
        t116 = (enemy_arm == 2) & t2 & ((not t64 | t54) & (t63 > t53)) & (not t115)
        t117 = (not t116) & t115
        enemy_platoon_fire = i1[i + 11 * B] != 0
        t118 = t26 & (enemy_formation == 0) & (not enemy_platoon_fire) & (not t117)
        t119 = I1(I1(I1(I1(t110 + I1(t112)) + I1(t114)) + I1(t116)) + I1(t118))
        t120 = (not t118) & t117
        enemy_dp = i1[i + 48 * B]
        enemy_moved = i1[i + 12 * B] != 0
        t121 = t2 & unit_charging
        t122 = t26 & enemy_moved & t121 & (not t120)
        t123 = (not t122) & t120
        enemy_struck_on = i1[i + 49 * B]
        unit_from_behind = i1[i + 13 * B] != 0
        t124 = (enemy_struck_on >= 1) & unit_charging & unit_from_behind & (not t123)
        t125 = I1(I1(I1(t119 if t120 else I1(t119 - enemy_dp)) - I1(t122) * 2) - I1(t124) * 2)
        t126 = (not t124) & t123
        t127 = I1(max(t125, 0))
        unit_dice = I1(0 if t77 else t78)
        t128 = unit_dice >= 1
        dice_1 = i1[i + 52 * B]
        t129 = unit_dice >= 2
        dice_2 = i1[i + 53 * B]
        t130 = unit_dice >= 3
        dice_3 = i1[i + 54 * B]
        t131 = unit_dice >= 4
        dice_4 = i1[i + 55 * B]
        t132 = unit_dice >= 5
        dice_5 = i1[i + 56 * B]
        t133 = unit_dice >= 6
        dice_6 = i1[i + 57 * B]
        t134 = unit_dice >= 7
        dice_7 = i1[i + 58 * B]
        t135 = unit_dice >= 8
        dice_8 = i1[i + 59 * B]
        t136 = unit_dice >= 9
        dice_9 = i1[i + 60 * B]
        t137 = unit_dice >= 10
        dice_10 = i1[i + 61 * B]
        t138 = unit_dice >= 11
        dice_11 = i1[i + 62 * B]
        t139 = unit_dice >= 12
        dice_12 = i1[i + 63 * B]
        t140 = unit_dice >= 13
        dice_13 = i1[i + 64 * B]
        t141 = unit_dice >= 14
        dice_14 = i1[i + 65 * B]
        t142 = unit_dice >= 15
        dice_15 = i1[i + 66 * B]
        t143 = unit_dice >= 16
        dice_16 = i1[i + 67 * B]
        t144 = unit_dice >= 17
        dice_17 = i1[i + 68 * B]
        t145 = unit_dice >= 18
        dice_18 = i1[i + 69 * B]
        t146 = unit_dice >= 19
        dice_19 = i1[i + 70 * B]
        t147 = unit_dice >= 20
        dice_20 = i1[i + 71 * B]
        t148 = unit_dice >= 21
        dice_21 = i1[i + 72 * B]
        t149 = unit_dice >= 22
        dice_22 = i1[i + 73 * B]
        t150 = unit_dice >= 23
        dice_23 = i1[i + 74 * B]
        t151 = unit_dice >= 24
        dice_24 = i1[i + 75 * B]
        t152 = unit_dice >= 25
        dice_25 = i1[i + 76 * B]
        t153 = unit_dice >= 26
        dice_26 = i1[i + 77 * B]
        t154 = unit_dice >= 27
        dice_27 = i1[i + 78 * B]
        t155 = unit_dice >= 28
        dice_28 = i1[i + 79 * B]
        t156 = unit_dice >= 29
        dice_29 = i1[i + 80 * B]
        t157 = unit_dice >= 30
        dice_30 = i1[i + 81 * B]
        t158 = unit_dice >= 31
        dice_31 = i1[i + 82 * B]
        t159 = unit_dice >= 32
        dice_32 = i1[i + 83 * B]
        t160 = unit_dice >= 33
        dice_33 = i1[i + 84 * B]
        t161 = unit_dice >= 34
        dice_34 = i1[i + 85 * B]
        t162 = unit_dice >= 35
        dice_35 = i1[i + 86 * B]
        t163 = unit_dice >= 36
        dice_36 = i1[i + 87 * B]
        t164 = unit_dice >= 37
        dice_37 = i1[i + 88 * B]
        t165 = unit_dice >= 38
        dice_38 = i1[i + 89 * B]
        t166 = unit_dice >= 39
        dice_39 = i1[i + 90 * B]
        t167 = unit_dice >= 40
        dice_40 = i1[i + 91 * B]
        t168 = unit_dice >= 41
        dice_41 = i1[i + 92 * B]
        t169 = unit_dice >= 42
        dice_42 = i1[i + 93 * B]
        t170 = unit_dice >= 43
        dice_43 = i1[i + 94 * B]
        t171 = unit_dice >= 44
        dice_44 = i1[i + 95 * B]
        t172 = unit_dice >= 45
        dice_45 = i1[i + 96 * B]
        t173 = unit_dice >= 46
        dice_46 = i1[i + 97 * B]
        t174 = unit_dice >= 47
        dice_47 = i1[i + 98 * B]
        t175 = unit_dice >= 48
        dice_48 = i1[i + 99 * B]
        t176 = unit_dice >= 49
        dice_49 = i1[i + 100 * B]
        t177 = unit_dice >= 50
        dice_50 = i1[i + 101 * B]
        t178 = unit_dice >= 51
        dice_51 = i1[i + 102 * B]
        t179 = unit_dice >= 52
        dice_52 = i1[i + 103 * B]
        t180 = unit_dice >= 53
        dice_53 = i1[i + 104 * B]
        t181 = unit_dice >= 54
        dice_54 = i1[i + 105 * B]
        t182 = unit_dice >= 55
        dice_55 = i1[i + 106 * B]
        t183 = unit_dice >= 56
        dice_56 = i1[i + 107 * B]
        t184 = unit_dice >= 57
        dice_57 = i1[i + 108 * B]
        t185 = unit_dice >= 58
        dice_58 = i1[i + 109 * B]
        t186 = unit_dice >= 59
        dice_59 = i1[i + 110 * B]
        t187 = unit_dice >= 60
        dice_60 = i1[i + 111 * B]
        t188 = unit_dice >= 61
        dice_61 = i1[i + 112 * B]
        t189 = unit_dice >= 62
        dice_62 = i1[i + 113 * B]
        t190 = unit_dice >= 63
        dice_63 = i1[i + 114 * B]
        t191 = unit_dice >= 64
        dice_64 = i1[i + 115 * B]
        t192 = unit_dice >= 65
        dice_65 = i1[i + 116 * B]
        t193 = unit_dice >= 66
        dice_66 = i1[i + 117 * B]
        t194 = unit_dice >= 67
        dice_67 = i1[i + 118 * B]
        t195 = unit_dice >= 68
        dice_68 = i1[i + 119 * B]
        t196 = unit_dice >= 69
        dice_69 = i1[i + 120 * B]
        t197 = unit_dice == 70
        dice_70 = i1[i + 121 * B]
        t198 = I1(
            I1(I1(I1(I1(t128) * dice_1) + I1(I1(t129) * dice_2)) + I1(I1(t130) * dice_3))
            + I1(I1(t131) * dice_4)
        )
        t199 = I1(
            I1(I1(I1(t198 + I1(I1(t132) * dice_5)) + I1(I1(t133) * dice_6)) + I1(I1(t134) * dice_7))
            + I1(I1(t135) * dice_8)
        )
        t200 = I1(
            I1(I1(I1(t199 + I1(I1(t136) * dice_9)) + I1(I1(t137) * dice_10)) + I1(I1(t138) * dice_11))
            + I1(I1(t139) * dice_12)
        )
        t201 = I1(
            I1(I1(I1(t200 + I1(I1(t140) * dice_13)) + I1(I1(t141) * dice_14)) + I1(I1(t142) * dice_15))
            + I1(I1(t143) * dice_16)
        )
        t202 = I1(
            I1(I1(I1(t201 + I1(I1(t144) * dice_17)) + I1(I1(t145) * dice_18)) + I1(I1(t146) * dice_19))
            + I1(I1(t147) * dice_20)
        )
        t203 = I2(
            I2(I2(I2(t202 + I1(I1(t148) * dice_21)) + I2(I1(t149) * dice_22)) + I2(I1(t150) * dice_23))
            + I2(I1(t151) * dice_24)
        )
        t204 = I2(
            I2(I2(I2(t203 + I2(I1(t152) * dice_25)) + I2(I1(t153) * dice_26)) + I2(I1(t154) * dice_27))
            + I2(I1(t155) * dice_28)
        )
        t205 = I2(
            I2(I2(I2(t204 + I2(I1(t156) * dice_29)) + I2(I1(t157) * dice_30)) + I2(I1(t158) * dice_31))
            + I2(I1(t159) * dice_32)
        )
        t206 = I2(
            I2(I2(I2(t205 + I2(I1(t160) * dice_33)) + I2(I1(t161) * dice_34)) + I2(I1(t162) * dice_35))
            + I2(I1(t163) * dice_36)
        )
        t207 = I2(
            I2(I2(I2(t206 + I2(I1(t164) * dice_37)) + I2(I1(t165) * dice_38)) + I2(I1(t166) * dice_39))
            + I2(I1(t167) * dice_40)
        )
        t208 = I2(
            I2(I2(I2(t207 + I2(I1(t168) * dice_41)) + I2(I1(t169) * dice_42)) + I2(I1(t170) * dice_43))
            + I2(I1(t171) * dice_44)
        )
        t209 = I2(
            I2(I2(I2(t208 + I2(I1(t172) * dice_45)) + I2(I1(t173) * dice_46)) + I2(I1(t174) * dice_47))
            + I2(I1(t175) * dice_48)
        )
        t210 = I2(
            I2(I2(I2(t209 + I2(I1(t176) * dice_49)) + I2(I1(t177) * dice_50)) + I2(I1(t178) * dice_51))
            + I2(I1(t179) * dice_52)
        )
        t211 = I2(
            I2(I2(I2(t210 + I2(I1(t180) * dice_53)) + I2(I1(t181) * dice_54)) + I2(I1(t182) * dice_55))
            + I2(I1(t183) * dice_56)
        )
        t212 = I2(
            I2(I2(I2(t211 + I2(I1(t184) * dice_57)) + I2(I1(t185) * dice_58)) + I2(I1(t186) * dice_59))
            + I2(I1(t187) * dice_60)
        )
        t213 = I2(
            I2(I2(I2(t212 + I2(I1(t188) * dice_61)) + I2(I1(t189) * dice_62)) + I2(I1(t190) * dice_63))
            + I2(I1(t191) * dice_64)
        )
        t214 = I2(
            I2(I2(I2(t213 + I2(I1(t192) * dice_65)) + I2(I1(t193) * dice_66)) + I2(I1(t194) * dice_67))
            + I2(I1(t195) * dice_68)
        )
        unit_total = I2(I2(t214 + I2(I1(t196) * dice_69)) + I2(I1(t197) * dice_70))
        enemy_dice = I1(0 if t126 else t127)
        t215 = enemy_dice >= 1
        t216 = i1[i + (52 + min(max(int(unit_dice), 0), 140)) * B]
        t217 = enemy_dice >= 2
        t218 = i1[i + (52 + min(max(int(I1(unit_dice + 1)), 0), 140)) * B]
        t219 = enemy_dice >= 3
        t220 = i1[i + (52 + min(max(int(I1(unit_dice + 2)), 0), 140)) * B]
        t221 = enemy_dice >= 4
        t222 = i1[i + (52 + min(max(int(I1(unit_dice + 3)), 0), 140)) * B]
        t223 = enemy_dice >= 5
        t224 = i1[i + (52 + min(max(int(I1(unit_dice + 4)), 0), 140)) * B]
        t225 = enemy_dice >= 6
        t226 = i1[i + (52 + min(max(int(I1(unit_dice + 5)), 0), 140)) * B]
        t227 = enemy_dice >= 7
        t228 = i1[i + (52 + min(max(int(I1(unit_dice + 6)), 0), 140)) * B]
        t229 = enemy_dice >= 8
        t230 = i1[i + (52 + min(max(int(I1(unit_dice + 7)), 0), 140)) * B]
        t231 = enemy_dice >= 9
        t232 = i1[i + (52 + min(max(int(I1(unit_dice + 8)), 0), 140)) * B]
        t233 = enemy_dice >= 10
        t234 = i1[i + (52 + min(max(int(I1(unit_dice + 9)), 0), 140)) * B]
        t235 = enemy_dice >= 11
        t236 = i1[i + (52 + min(max(int(I1(unit_dice + 10)), 0), 140)) * B]
        t237 = enemy_dice >= 12
        t238 = i1[i + (52 + min(max(int(I1(unit_dice + 11)), 0), 140)) * B]
        t239 = enemy_dice >= 13
        t240 = i1[i + (52 + min(max(int(I1(unit_dice + 12)), 0), 140)) * B]
        t241 = enemy_dice >= 14
        t242 = i1[i + (52 + min(max(int(I1(unit_dice + 13)), 0), 140)) * B]
        t243 = enemy_dice >= 15
        t244 = i1[i + (52 + min(max(int(I1(unit_dice + 14)), 0), 140)) * B]
        t245 = enemy_dice >= 16
        t246 = i1[i + (52 + min(max(int(I1(unit_dice + 15)), 0), 140)) * B]
        t247 = enemy_dice >= 17
        t248 = i1[i + (52 + min(max(int(I1(unit_dice + 16)), 0), 140)) * B]
        t249 = enemy_dice >= 18
        t250 = i1[i + (52 + min(max(int(I1(unit_dice + 17)), 0), 140)) * B]
        t251 = enemy_dice >= 19
        t252 = i1[i + (52 + min(max(int(I1(unit_dice + 18)), 0), 140)) * B]
        t253 = enemy_dice >= 20
        t254 = i1[i + (52 + min(max(int(I1(unit_dice + 19)), 0), 140)) * B]
        t255 = enemy_dice >= 21
        t256 = i1[i + (52 + min(max(int(I1(unit_dice + 20)), 0), 140)) * B]
        t257 = enemy_dice >= 22
        t258 = i1[i + (52 + min(max(int(I1(unit_dice + 21)), 0), 140)) * B]
        t259 = enemy_dice >= 23
        t260 = i1[i + (52 + min(max(int(I1(unit_dice + 22)), 0), 140)) * B]
        t261 = enemy_dice >= 24
        t262 = i1[i + (52 + min(max(int(I1(unit_dice + 23)), 0), 140)) * B]
        t263 = enemy_dice >= 25
        t264 = i1[i + (52 + min(max(int(I1(unit_dice + 24)), 0), 140)) * B]
        t265 = enemy_dice >= 26
        t266 = i1[i + (52 + min(max(int(I1(unit_dice + 25)), 0), 140)) * B]
        t267 = enemy_dice >= 27
        t268 = i1[i + (52 + min(max(int(I1(unit_dice + 26)), 0), 140)) * B]
        t269 = enemy_dice >= 28
        t270 = i1[i + (52 + min(max(int(I1(unit_dice + 27)), 0), 140)) * B]
        t271 = enemy_dice >= 29
        t272 = i1[i + (52 + min(max(int(I1(unit_dice + 28)), 0), 140)) * B]
        t273 = enemy_dice >= 30
        t274 = i1[i + (52 + min(max(int(I1(unit_dice + 29)), 0), 140)) * B]
        t275 = enemy_dice >= 31
        t276 = i1[i + (52 + min(max(int(I1(unit_dice + 30)), 0), 140)) * B]
        t277 = enemy_dice >= 32
        t278 = i1[i + (52 + min(max(int(I1(unit_dice + 31)), 0), 140)) * B]
        t279 = enemy_dice >= 33
        t280 = i1[i + (52 + min(max(int(I1(unit_dice + 32)), 0), 140)) * B]
        t281 = enemy_dice >= 34
        t282 = i1[i + (52 + min(max(int(I1(unit_dice + 33)), 0), 140)) * B]
        t283 = enemy_dice >= 35
        t284 = i1[i + (52 + min(max(int(I1(unit_dice + 34)), 0), 140)) * B]
        t285 = enemy_dice >= 36
        t286 = i1[i + (52 + min(max(int(I1(unit_dice + 35)), 0), 140)) * B]
        t287 = enemy_dice >= 37
        t288 = i1[i + (52 + min(max(int(I1(unit_dice + 36)), 0), 140)) * B]
        t289 = enemy_dice >= 38
        t290 = i1[i + (52 + min(max(int(I1(unit_dice + 37)), 0), 140)) * B]
        t291 = enemy_dice >= 39
        t292 = i1[i + (52 + min(max(int(I1(unit_dice + 38)), 0), 140)) * B]
        t293 = enemy_dice >= 40
        t294 = i1[i + (52 + min(max(int(I1(unit_dice + 39)), 0), 140)) * B]
        t295 = enemy_dice >= 41
        t296 = i1[i + (52 + min(max(int(I1(unit_dice + 40)), 0), 140)) * B]
        t297 = enemy_dice >= 42
        t298 = i1[i + (52 + min(max(int(I1(unit_dice + 41)), 0), 140)) * B]
        t299 = enemy_dice >= 43
        t300 = i1[i + (52 + min(max(int(I1(unit_dice + 42)), 0), 140)) * B]
        t301 = enemy_dice >= 44
        t302 = i1[i + (52 + min(max(int(I1(unit_dice + 43)), 0), 140)) * B]
        t303 = enemy_dice >= 45
        t304 = i1[i + (52 + min(max(int(I1(unit_dice + 44)), 0), 140)) * B]
        t305 = enemy_dice >= 46
        t306 = i1[i + (52 + min(max(int(I1(unit_dice + 45)), 0), 140)) * B]
        t307 = enemy_dice >= 47
        t308 = i1[i + (52 + min(max(int(I1(unit_dice + 46)), 0), 140)) * B]
        t309 = enemy_dice >= 48
        t310 = i1[i + (52 + min(max(int(I1(unit_dice + 47)), 0), 140)) * B]
        t311 = enemy_dice >= 49
        t312 = i1[i + (52 + min(max(int(I1(unit_dice + 48)), 0), 140)) * B]
        t313 = enemy_dice >= 50
        t314 = i1[i + (52 + min(max(int(I1(unit_dice + 49)), 0), 140)) * B]
        t315 = enemy_dice >= 51
        t316 = i1[i + (52 + min(max(int(I1(unit_dice + 50)), 0), 140)) * B]
        t317 = enemy_dice >= 52
        t318 = i1[i + (52 + min(max(int(I1(unit_dice + 51)), 0), 140)) * B]
        t319 = enemy_dice >= 53
        t320 = i1[i + (52 + min(max(int(I1(unit_dice + 52)), 0), 140)) * B]
        t321 = enemy_dice >= 54
        t322 = i1[i + (52 + min(max(int(I1(unit_dice + 53)), 0), 140)) * B]
        t323 = enemy_dice >= 55
        t324 = i1[i + (52 + min(max(int(I1(unit_dice + 54)), 0), 140)) * B]
        t325 = enemy_dice >= 56
        t326 = i1[i + (52 + min(max(int(I1(unit_dice + 55)), 0), 140)) * B]
        t327 = enemy_dice >= 57
        t328 = i1[i + (52 + min(max(int(I1(unit_dice + 56)), 0), 140)) * B]
        t329 = enemy_dice >= 58
        t330 = i1[i + (52 + min(max(int(I1(unit_dice + 57)), 0), 140)) * B]
        t331 = enemy_dice >= 59
        t332 = i1[i + (52 + min(max(int(I2(I2(unit_dice) + 58)), 0), 140)) * B]
        t333 = enemy_dice >= 60
        t334 = i1[i + (52 + min(max(int(I2(I2(unit_dice) + 59)), 0), 140)) * B]
        t335 = enemy_dice >= 61
        t336 = i1[i + (52 + min(max(int(I2(I2(unit_dice) + 60)), 0), 140)) * B]
        t337 = enemy_dice >= 62
        t338 = i1[i + (52 + min(max(int(I2(I2(unit_dice) + 61)), 0), 140)) * B]
        t339 = enemy_dice >= 63
        t340 = i1[i + (52 + min(max(int(I2(I2(unit_dice) + 62)), 0), 140)) * B]
        t341 = enemy_dice >= 64
        t342 = i1[i + (52 + min(max(int(I2(I2(unit_dice) + 63)), 0), 140)) * B]
        t343 = enemy_dice >= 65
        t344 = i1[i + (52 + min(max(int(I2(I2(unit_dice) + 64)), 0), 140)) * B]
        t345 = enemy_dice >= 66
        t346 = i1[i + (52 + min(max(int(I2(I2(unit_dice) + 65)), 0), 140)) * B]
        t347 = enemy_dice >= 67
        t348 = i1[i + (52 + min(max(int(I2(I2(unit_dice) + 66)), 0), 140)) * B]
        t349 = enemy_dice >= 68
        t350 = i1[i + (52 + min(max(int(I2(I2(unit_dice) + 67)), 0), 140)) * B]
        t351 = enemy_dice >= 69
        t352 = i1[i + (52 + min(max(int(I2(I2(unit_dice) + 68)), 0), 140)) * B]
        t353 = enemy_dice == 70
        t354 = i1[i + (52 + min(max(int(I2(I2(unit_dice) + 69)), 0), 140)) * B]
        t355 = I1(I1(I1(I1(I1(t215) * t216) + I1(I1(t217) * t218)) + I1(I1(t219) * t220)) + I1(I1(t221) * t222))
        t356 = I1(
            I1(I1(I1(t355 + I1(I1(t223) * t224)) + I1(I1(t225) * t226)) + I1(I1(t227) * t228))
            + I1(I1(t229) * t230)
        )
        t357 = I1(
            I1(I1(I1(t356 + I1(I1(t231) * t232)) + I1(I1(t233) * t234)) + I1(I1(t235) * t236))
            + I1(I1(t237) * t238)
        )
        t358 = I1(
            I1(I1(I1(t357 + I1(I1(t239) * t240)) + I1(I1(t241) * t242)) + I1(I1(t243) * t244))
            + I1(I1(t245) * t246)
        )
        t359 = I1(
            I1(I1(I1(t358 + I1(I1(t247) * t248)) + I1(I1(t249) * t250)) + I1(I1(t251) * t252))
            + I1(I1(t253) * t254)
        )
        t360 = I2(
            I2(I2(I2(t359 + I1(I1(t255) * t256)) + I2(I1(t257) * t258)) + I2(I1(t259) * t260))
            + I2(I1(t261) * t262)
        )
        t361 = I2(
            I2(I2(I2(t360 + I2(I1(t263) * t264)) + I2(I1(t265) * t266)) + I2(I1(t267) * t268))
            + I2(I1(t269) * t270)
        )
        t362 = I2(
            I2(I2(I2(t361 + I2(I1(t271) * t272)) + I2(I1(t273) * t274)) + I2(I1(t275) * t276))
            + I2(I1(t277) * t278)
        )
        t363 = I2(
            I2(I2(I2(t362 + I2(I1(t279) * t280)) + I2(I1(t281) * t282)) + I2(I1(t283) * t284))
            + I2(I1(t285) * t286)
        )
        t364 = I2(
            I2(I2(I2(t363 + I2(I1(t287) * t288)) + I2(I1(t289) * t290)) + I2(I1(t291) * t292))
            + I2(I1(t293) * t294)
        )
        t365 = I2(
            I2(I2(I2(t364 + I2(I1(t295) * t296)) + I2(I1(t297) * t298)) + I2(I1(t299) * t300))
            + I2(I1(t301) * t302)
        )
        t366 = I2(
            I2(I2(I2(t365 + I2(I1(t303) * t304)) + I2(I1(t305) * t306)) + I2(I1(t307) * t308))
            + I2(I1(t309) * t310)
        )
        t367 = I2(
            I2(I2(I2(t366 + I2(I1(t311) * t312)) + I2(I1(t313) * t314)) + I2(I1(t315) * t316))
            + I2(I1(t317) * t318)
        )
        t368 = I2(
            I2(I2(I2(t367 + I2(I1(t319) * t320)) + I2(I1(t321) * t322)) + I2(I1(t323) * t324))
            + I2(I1(t325) * t326)
        )
        t369 = I2(
            I2(I2(I2(t368 + I2(I1(t327) * t328)) + I2(I1(t329) * t330)) + I2(I1(t331) * t332))
            + I2(I1(t333) * t334)
        )
        t370 = I2(
            I2(I2(I2(t369 + I2(I1(t335) * t336)) + I2(I1(t337) * t338)) + I2(I1(t339) * t340))
            + I2(I1(t341) * t342)
        )
        t371 = I2(
            I2(I2(I2(t370 + I2(I1(t343) * t344)) + I2(I1(t345) * t346)) + I2(I1(t347) * t348))
            + I2(I1(t349) * t350)
        )
        enemy_total = I2(I2(t371 + I2(I1(t351) * t352)) + I2(I1(t353) * t354))
        enemy_cover = i1[i + 50 * B]
        t372 = (unit_formation >= 2) | (enemy_cover == 2)
        t373 = I1(
            I1(I1(I1(t128 & (dice_1 == 6)) + I1(t129 & (dice_2 == 6))) + I1(t130 & (dice_3 == 6)))
            + I1(t131 & (dice_4 == 6))
        )
        t374 = I1(I1(I1(t373 + I1(t132 & (dice_5 == 6))) + I1(t133 & (dice_6 == 6))) + I1(t134 & (dice_7 == 6)))
        t375 = I1(I1(I1(t374 + I1(t135 & (dice_8 == 6))) + I1(t136 & (dice_9 == 6))) + I1(t137 & (dice_10 == 6)))
        t376 = I1(I1(I1(t375 + I1(t138 & (dice_11 == 6))) + I1(t139 & (dice_12 == 6))) + I1(t140 & (dice_13 == 6)))
        t377 = I1(I1(I1(t376 + I1(t141 & (dice_14 == 6))) + I1(t142 & (dice_15 == 6))) + I1(t143 & (dice_16 == 6)))
        t378 = I1(I1(I1(t377 + I1(t144 & (dice_17 == 6))) + I1(t145 & (dice_18 == 6))) + I1(t146 & (dice_19 == 6)))
        t379 = I1(I1(I1(t378 + I1(t147 & (dice_20 == 6))) + I1(t148 & (dice_21 == 6))) + I1(t149 & (dice_22 == 6)))
        t380 = I1(I1(I1(t379 + I1(t150 & (dice_23 == 6))) + I1(t151 & (dice_24 == 6))) + I1(t152 & (dice_25 == 6)))
        t381 = I1(I1(I1(t380 + I1(t153 & (dice_26 == 6))) + I1(t154 & (dice_27 == 6))) + I1(t155 & (dice_28 == 6)))
        t382 = I1(I1(I1(t381 + I1(t156 & (dice_29 == 6))) + I1(t157 & (dice_30 == 6))) + I1(t158 & (dice_31 == 6)))
        t383 = I1(I1(I1(t382 + I1(t159 & (dice_32 == 6))) + I1(t160 & (dice_33 == 6))) + I1(t161 & (dice_34 == 6)))
        t384 = I1(I1(I1(t383 + I1(t162 & (dice_35 == 6))) + I1(t163 & (dice_36 == 6))) + I1(t164 & (dice_37 == 6)))
        t385 = I1(I1(I1(t384 + I1(t165 & (dice_38 == 6))) + I1(t166 & (dice_39 == 6))) + I1(t167 & (dice_40 == 6)))
        t386 = I1(I1(I1(t385 + I1(t168 & (dice_41 == 6))) + I1(t169 & (dice_42 == 6))) + I1(t170 & (dice_43 == 6)))
        t387 = I1(I1(I1(t386 + I1(t171 & (dice_44 == 6))) + I1(t172 & (dice_45 == 6))) + I1(t173 & (dice_46 == 6)))
        t388 = I1(I1(I1(t387 + I1(t174 & (dice_47 == 6))) + I1(t175 & (dice_48 == 6))) + I1(t176 & (dice_49 == 6)))
        t389 = I1(I1(I1(t388 + I1(t177 & (dice_50 == 6))) + I1(t178 & (dice_51 == 6))) + I1(t179 & (dice_52 == 6)))
        t390 = I1(I1(I1(t389 + I1(t180 & (dice_53 == 6))) + I1(t181 & (dice_54 == 6))) + I1(t182 & (dice_55 == 6)))
        t391 = I1(I1(I1(t390 + I1(t183 & (dice_56 == 6))) + I1(t184 & (dice_57 == 6))) + I1(t185 & (dice_58 == 6)))
        t392 = I1(I1(I1(t391 + I1(t186 & (dice_59 == 6))) + I1(t187 & (dice_60 == 6))) + I1(t188 & (dice_61 == 6)))
        t393 = I1(I1(I1(t392 + I1(t189 & (dice_62 == 6))) + I1(t190 & (dice_63 == 6))) + I1(t191 & (dice_64 == 6)))
        t394 = I1(I1(I1(t393 + I1(t192 & (dice_65 == 6))) + I1(t193 & (dice_66 == 6))) + I1(t194 & (dice_67 == 6)))
        t395 = I1(I1(I1(t394 + I1(t195 & (dice_68 == 6))) + I1(t196 & (dice_69 == 6))) + I1(t197 & (dice_70 == 6)))
        t396 = I1(
            I1(I1(I1(t128 & (dice_1 >= 5)) + I1(t129 & (dice_2 >= 5))) + I1(t130 & (dice_3 >= 5)))
            + I1(t131 & (dice_4 >= 5))
        )
        t397 = I1(I1(I1(t396 + I1(t132 & (dice_5 >= 5))) + I1(t133 & (dice_6 >= 5))) + I1(t134 & (dice_7 >= 5)))
        t398 = I1(I1(I1(t397 + I1(t135 & (dice_8 >= 5))) + I1(t136 & (dice_9 >= 5))) + I1(t137 & (dice_10 >= 5)))
        t399 = I1(I1(I1(t398 + I1(t138 & (dice_11 >= 5))) + I1(t139 & (dice_12 >= 5))) + I1(t140 & (dice_13 >= 5)))
        t400 = I1(I1(I1(t399 + I1(t141 & (dice_14 >= 5))) + I1(t142 & (dice_15 >= 5))) + I1(t143 & (dice_16 >= 5)))
        t401 = I1(I1(I1(t400 + I1(t144 & (dice_17 >= 5))) + I1(t145 & (dice_18 >= 5))) + I1(t146 & (dice_19 >= 5)))
        t402 = I1(I1(I1(t401 + I1(t147 & (dice_20 >= 5))) + I1(t148 & (dice_21 >= 5))) + I1(t149 & (dice_22 >= 5)))
        t403 = I1(I1(I1(t402 + I1(t150 & (dice_23 >= 5))) + I1(t151 & (dice_24 >= 5))) + I1(t152 & (dice_25 >= 5)))
        t404 = I1(I1(I1(t403 + I1(t153 & (dice_26 >= 5))) + I1(t154 & (dice_27 >= 5))) + I1(t155 & (dice_28 >= 5)))
        t405 = I1(I1(I1(t404 + I1(t156 & (dice_29 >= 5))) + I1(t157 & (dice_30 >= 5))) + I1(t158 & (dice_31 >= 5)))
        t406 = I1(I1(I1(t405 + I1(t159 & (dice_32 >= 5))) + I1(t160 & (dice_33 >= 5))) + I1(t161 & (dice_34 >= 5)))
        t407 = I1(I1(I1(t406 + I1(t162 & (dice_35 >= 5))) + I1(t163 & (dice_36 >= 5))) + I1(t164 & (dice_37 >= 5)))
        t408 = I1(I1(I1(t407 + I1(t165 & (dice_38 >= 5))) + I1(t166 & (dice_39 >= 5))) + I1(t167 & (dice_40 >= 5)))
        t409 = I1(I1(I1(t408 + I1(t168 & (dice_41 >= 5))) + I1(t169 & (dice_42 >= 5))) + I1(t170 & (dice_43 >= 5)))
        t410 = I1(I1(I1(t409 + I1(t171 & (dice_44 >= 5))) + I1(t172 & (dice_45 >= 5))) + I1(t173 & (dice_46 >= 5)))
        t411 = I1(I1(I1(t410 + I1(t174 & (dice_47 >= 5))) + I1(t175 & (dice_48 >= 5))) + I1(t176 & (dice_49 >= 5)))
        t412 = I1(I1(I1(t411 + I1(t177 & (dice_50 >= 5))) + I1(t178 & (dice_51 >= 5))) + I1(t179 & (dice_52 >= 5)))
        t413 = I1(I1(I1(t412 + I1(t180 & (dice_53 >= 5))) + I1(t181 & (dice_54 >= 5))) + I1(t182 & (dice_55 >= 5)))
        t414 = I1(I1(I1(t413 + I1(t183 & (dice_56 >= 5))) + I1(t184 & (dice_57 >= 5))) + I1(t185 & (dice_58 >= 5)))
        t415 = I1(I1(I1(t414 + I1(t186 & (dice_59 >= 5))) + I1(t187 & (dice_60 >= 5))) + I1(t188 & (dice_61 >= 5)))
        t416 = I1(I1(I1(t415 + I1(t189 & (dice_62 >= 5))) + I1(t190 & (dice_63 >= 5))) + I1(t191 & (dice_64 >= 5)))
        t417 = I1(I1(I1(t416 + I1(t192 & (dice_65 >= 5))) + I1(t193 & (dice_66 >= 5))) + I1(t194 & (dice_67 >= 5)))
        t418 = I1(I1(I1(t417 + I1(t195 & (dice_68 >= 5))) + I1(t196 & (dice_69 >= 5))) + I1(t197 & (dice_70 >= 5)))
        unit_cover = i1[i + 51 * B]
        t419 = (enemy_formation >= 2) | (unit_cover == 2)
        t420 = I1(
            I1(I1(I1(t215 & (t216 == 6)) + I1(t217 & (t218 == 6))) + I1(t219 & (t220 == 6)))
            + I1(t221 & (t222 == 6))
        )
        t421 = I1(
            I1(I1(I1(t420 + I1(t223 & (t224 == 6))) + I1(t225 & (t226 == 6))) + I1(t227 & (t228 == 6)))
            + I1(t229 & (t230 == 6))
        )
        t422 = I1(
            I1(I1(I1(t421 + I1(t231 & (t232 == 6))) + I1(t233 & (t234 == 6))) + I1(t235 & (t236 == 6)))
            + I1(t237 & (t238 == 6))
        )
        t423 = I1(
            I1(I1(I1(t422 + I1(t239 & (t240 == 6))) + I1(t241 & (t242 == 6))) + I1(t243 & (t244 == 6)))
            + I1(t245 & (t246 == 6))
        )
        t424 = I1(
            I1(I1(I1(t423 + I1(t247 & (t248 == 6))) + I1(t249 & (t250 == 6))) + I1(t251 & (t252 == 6)))
            + I1(t253 & (t254 == 6))
        )
        t425 = I1(
            I1(I1(I1(t424 + I1(t255 & (t256 == 6))) + I1(t257 & (t258 == 6))) + I1(t259 & (t260 == 6)))
            + I1(t261 & (t262 == 6))
        )
        t426 = I1(
            I1(I1(I1(t425 + I1(t263 & (t264 == 6))) + I1(t265 & (t266 == 6))) + I1(t267 & (t268 == 6)))
            + I1(t269 & (t270 == 6))
        )
        t427 = I1(
            I1(I1(I1(t426 + I1(t271 & (t272 == 6))) + I1(t273 & (t274 == 6))) + I1(t275 & (t276 == 6)))
            + I1(t277 & (t278 == 6))
        )
        t428 = I1(
            I1(I1(I1(t427 + I1(t279 & (t280 == 6))) + I1(t281 & (t282 == 6))) + I1(t283 & (t284 == 6)))
            + I1(t285 & (t286 == 6))
        )
        t429 = I1(
            I1(I1(I1(t428 + I1(t287 & (t288 == 6))) + I1(t289 & (t290 == 6))) + I1(t291 & (t292 == 6)))
            + I1(t293 & (t294 == 6))
        )
        t430 = I1(
            I1(I1(I1(t429 + I1(t295 & (t296 == 6))) + I1(t297 & (t298 == 6))) + I1(t299 & (t300 == 6)))
            + I1(t301 & (t302 == 6))
        )
        t431 = I1(
            I1(I1(I1(t430 + I1(t303 & (t304 == 6))) + I1(t305 & (t306 == 6))) + I1(t307 & (t308 == 6)))
            + I1(t309 & (t310 == 6))
        )
        t432 = I1(
            I1(I1(I1(t431 + I1(t311 & (t312 == 6))) + I1(t313 & (t314 == 6))) + I1(t315 & (t316 == 6)))
            + I1(t317 & (t318 == 6))
        )
        t433 = I1(
            I1(I1(I1(t432 + I1(t319 & (t320 == 6))) + I1(t321 & (t322 == 6))) + I1(t323 & (t324 == 6)))
            + I1(t325 & (t326 == 6))
        )
        t434 = I1(
            I1(I1(I1(t433 + I1(t327 & (t328 == 6))) + I1(t329 & (t330 == 6))) + I1(t331 & (t332 == 6)))
            + I1(t333 & (t334 == 6))
        )
        t435 = I1(
            I1(I1(I1(t434 + I1(t335 & (t336 == 6))) + I1(t337 & (t338 == 6))) + I1(t339 & (t340 == 6)))
            + I1(t341 & (t342 == 6))
        )
        t436 = I1(
            I1(I1(I1(t435 + I1(t343 & (t344 == 6))) + I1(t345 & (t346 == 6))) + I1(t347 & (t348 == 6)))
            + I1(t349 & (t350 == 6))
        )
        t437 = I1(I1(t436 + I1(t351 & (t352 == 6))) + I1(t353 & (t354 == 6)))
        t438 = I1(
            I1(I1(I1(t215 & (t216 >= 5)) + I1(t217 & (t218 >= 5))) + I1(t219 & (t220 >= 5)))
            + I1(t221 & (t222 >= 5))
        )
        t439 = I1(
            I1(I1(I1(t438 + I1(t223 & (t224 >= 5))) + I1(t225 & (t226 >= 5))) + I1(t227 & (t228 >= 5)))
            + I1(t229 & (t230 >= 5))
        )
        t440 = I1(
            I1(I1(I1(t439 + I1(t231 & (t232 >= 5))) + I1(t233 & (t234 >= 5))) + I1(t235 & (t236 >= 5)))
            + I1(t237 & (t238 >= 5))
        )
        t441 = I1(
            I1(I1(I1(t440 + I1(t239 & (t240 >= 5))) + I1(t241 & (t242 >= 5))) + I1(t243 & (t244 >= 5)))
            + I1(t245 & (t246 >= 5))
        )
        t442 = I1(
            I1(I1(I1(t441 + I1(t247 & (t248 >= 5))) + I1(t249 & (t250 >= 5))) + I1(t251 & (t252 >= 5)))
            + I1(t253 & (t254 >= 5))
        )
        t443 = I1(
            I1(I1(I1(t442 + I1(t255 & (t256 >= 5))) + I1(t257 & (t258 >= 5))) + I1(t259 & (t260 >= 5)))
            + I1(t261 & (t262 >= 5))
        )
        t444 = I1(
            I1(I1(I1(t443 + I1(t263 & (t264 >= 5))) + I1(t265 & (t266 >= 5))) + I1(t267 & (t268 >= 5)))
            + I1(t269 & (t270 >= 5))
        )
        t445 = I1(
            I1(I1(I1(t444 + I1(t271 & (t272 >= 5))) + I1(t273 & (t274 >= 5))) + I1(t275 & (t276 >= 5)))
            + I1(t277 & (t278 >= 5))
        )
        t446 = I1(
            I1(I1(I1(t445 + I1(t279 & (t280 >= 5))) + I1(t281 & (t282 >= 5))) + I1(t283 & (t284 >= 5)))
            + I1(t285 & (t286 >= 5))
        )
        t447 = I1(
            I1(I1(I1(t446 + I1(t287 & (t288 >= 5))) + I1(t289 & (t290 >= 5))) + I1(t291 & (t292 >= 5)))
            + I1(t293 & (t294 >= 5))
        )
        t448 = I1(
            I1(I1(I1(t447 + I1(t295 & (t296 >= 5))) + I1(t297 & (t298 >= 5))) + I1(t299 & (t300 >= 5)))
            + I1(t301 & (t302 >= 5))
        )
        t449 = I1(
            I1(I1(I1(t448 + I1(t303 & (t304 >= 5))) + I1(t305 & (t306 >= 5))) + I1(t307 & (t308 >= 5)))
            + I1(t309 & (t310 >= 5))
        )
        t450 = I1(
            I1(I1(I1(t449 + I1(t311 & (t312 >= 5))) + I1(t313 & (t314 >= 5))) + I1(t315 & (t316 >= 5)))
            + I1(t317 & (t318 >= 5))
        )
        t451 = I1(
            I1(I1(I1(t450 + I1(t319 & (t320 >= 5))) + I1(t321 & (t322 >= 5))) + I1(t323 & (t324 >= 5)))
            + I1(t325 & (t326 >= 5))
        )
        t452 = I1(
            I1(I1(I1(t451 + I1(t327 & (t328 >= 5))) + I1(t329 & (t330 >= 5))) + I1(t331 & (t332 >= 5)))
            + I1(t333 & (t334 >= 5))
        )
        t453 = I1(
            I1(I1(I1(t452 + I1(t335 & (t336 >= 5))) + I1(t337 & (t338 >= 5))) + I1(t339 & (t340 >= 5)))
            + I1(t341 & (t342 >= 5))
        )
        t454 = I1(
            I1(I1(I1(t453 + I1(t343 & (t344 >= 5))) + I1(t345 & (t346 >= 5))) + I1(t347 & (t348 >= 5)))
            + I1(t349 & (t350 >= 5))
        )
        t455 = I1(I1(t454 + I1(t351 & (t352 >= 5))) + I1(t353 & (t354 >= 5)))
        unit_hits = I2(min(I2(I2(I1(t372 & (t395 >= 1)) * t395) + I2(I1((not t372) & (t418 >= 1)) * t418)), 60))
        enemy_hits = I2(min(I2(I2(I1(t419 & (t437 >= 1)) * t437) + I2(I1((not t419) & (t455 >= 1)) * t455)), 60))
        unit_margin = I2(unit_hits - enemy_hits)
        enemy_margin = I2(enemy_hits - unit_hits)
        unit_victory = unit_margin >= 4
        t456 = t121 & t26
        t457 = t456 & (enemy_margin >= -2)
        unit_success = (unit_margin >= 1) & (unit_margin <= 3)
        t458 = unit_arm >= 4
        t459 = t3 & t22
        t460 = t456 | t459
        t461 = enemy_arm >= 4
        t462 = enemy_arm <= 3
        t463 = t121 & t461
        unit_inconclusive = unit_margin == 0
        t464 = t456 & (not unit_a_outrance & (enemy_arm == 1))
        t465 = t464 | t3
        t466 = t121 & unit_a_outrance & ((enemy_arm == 1) | (enemy_arm >= 4) | t22 & ((not t64) & (t63 == 1)))
        t467 = unit_inconclusive & (not t465 | t466)
        unit_driven_back = (unit_margin >= -2) & (unit_margin <= -1)
        t468 = t3 & t72
        t469 = unit_arm <= 3
        t470 = unit_driven_back & (t458 & (not t72))
        unit_defeat = (unit_margin >= -4) & (unit_margin <= -3)
        t471 = unit_defeat & t458
        unit_broken = unit_margin <= -8
        unit_result = I1(
            5 - I1(unit_margin >= -7) * 6
            + I1(
                unit_margin >= -4
            ) * 5 - I1(unit_margin >= -2) - I1(unit_margin >= 0) - I1(unit_margin >= 1) - I1(unit_margin >= 4)
        )
        t472 = unit_broken & t458
        enemy_victory = enemy_margin >= 4
        t473 = t72 & t67
        t474 = t473 & (unit_margin >= -2)
        enemy_success = (enemy_margin >= 1) & (enemy_margin <= 3)
        t475 = t23 & t2
        t476 = t473 | t475
        t477 = t72 & t458
        enemy_inconclusive = enemy_margin == 0
        t478 = t473 & (not enemy_a_outrance & (unit_arm == 1))
        t479 = t478 | t23
        t480 = t72 & enemy_a_outrance & ((unit_arm == 1) | (unit_arm >= 4) | t2 & ((not t54) & (t53 == 1)))
        t481 = enemy_inconclusive & (not t479 | t480)
        enemy_driven_back = (enemy_margin >= -2) & (enemy_margin <= -1)
        t482 = t23 & t121
        t483 = enemy_driven_back & (t461 & (not t121))
        enemy_defeat = (enemy_margin >= -4) & (enemy_margin <= -3)
        t484 = enemy_defeat & t461
        enemy_broken = enemy_margin <= -8
        enemy_result = I1(
            5 - I1(enemy_margin >= -7) * 6
            + I1(
                enemy_margin >= -4
            ) * 5 - I1(enemy_margin >= -2) - I1(enemy_margin >= 0) - I1(enemy_margin >= 1) - I1(enemy_margin >= 4)
        )
        t485 = enemy_broken & t461
        t486 = unit_success & ((not t456) & t459) | unit_inconclusive & ((not t464) & t3) | unit_driven_back & t468
        t487 = unit_victory & t457 | unit_success & t456 | unit_inconclusive & t464 | unit_driven_back & (not t468)
        t488 = enemy_success & (
            (not t473) & t475
        ) | enemy_inconclusive & ((not t478) & t23) | enemy_driven_back & t482
        t489 = enemy_victory & t474 | enemy_success & t473 | enemy_inconclusive & t478 | enemy_driven_back & (
            not t482
        )
        unit_abandoned = i1[i + 14 * B] != 0
        unit_crew_killed = i1[i + 15 * B] != 0
        t490 = I1(
            I1(unit_dp + I1(I1(unit_margin >= -2) * 3 - I1(unit_margin >= 0) - I1(unit_margin >= 1)))
            + I1(unit_driven_back & t456)
        )
        unit_dp_2 = I1(
            min(I1(t490 + I1(I1((unit_margin >= -4) & (unit_margin <= -3)) * 4 + I1(unit_margin <= -8) * 5)), 12)
        )
        unit_abandoned_2 = t472 | (t471 | (t470 | unit_abandoned))
        unit_crew_killed_2 = t472 | (t471 | (not t470) & unit_crew_killed)
        enemy_abandoned = i1[i + 16 * B] != 0
        enemy_crew_killed = i1[i + 17 * B] != 0
        t491 = I1(
            I1(enemy_dp + I1(I1(enemy_margin >= -2) * 3 - I1(enemy_margin >= 0) - I1(enemy_margin >= 1)))
            + I1(enemy_driven_back & t473)
        )
        t492 = I1(t491 + I1(I1((enemy_margin >= -4) & (enemy_margin <= -3)) * 4 + I1(enemy_margin <= -8) * 5))
        enemy_abandoned_2 = t485 | (t484 | (t483 | enemy_abandoned))
        enemy_crew_killed_2 = t485 | (t484 | (not t483) & enemy_crew_killed)
        t493 = t19 & (unit_pike_bases > t17) | t94 & (enemy_pike_bases > t92)
        t494 = t493 | unit_charging & ((unit_doing == 1) | (unit_doing >= 3)) | enemy_charging & (
            (enemy_doing == 1) | (enemy_doing >= 3)
        )
        t495 = t494 | unit_charging & unit_counter_charging | enemy_charging & enemy_counter_charging | unit_a_outrance & (
            not unit_charging
        )
        t496 = t495 | enemy_a_outrance & (not enemy_charging) | (
            (unit_doing >= 1) & (unit_doing <= 2) | (unit_doing == 5)
        ) & (unit_formation <= 2)
        t497 = t496 | ((enemy_doing >= 1) & (enemy_doing <= 2) | (enemy_doing == 5)) & (enemy_formation <= 2)
        t498 = t497 | unit_crew_killed & t469 | enemy_crew_killed & t462 | unit_abandoned & t469 | enemy_abandoned & t462
        t499 = t498 | t4 & t68 | t79 & t27 | t20 & t68 | t95 & t27 | (unit_second_rank == 0) & t47 | (
            enemy_second_rank == 0
        ) & t57
        t500 = t128 & (
            dice_1 == 0
        ) | t129 & (dice_2 == 0) | t130 & (dice_3 == 0) | t131 & (dice_4 == 0) | t132 & (dice_5 == 0)
        t501 = t500 | t133 & (dice_6 == 0) | t134 & (dice_7 == 0) | t135 & (dice_8 == 0) | t136 & (dice_9 == 0)
        t502 = t501 | t137 & (dice_10 == 0) | t138 & (dice_11 == 0) | t139 & (dice_12 == 0) | t140 & (dice_13 == 0)
        t503 = t502 | t141 & (dice_14 == 0) | t142 & (dice_15 == 0) | t143 & (dice_16 == 0) | t144 & (dice_17 == 0)
        t504 = t503 | t145 & (dice_18 == 0) | t146 & (dice_19 == 0) | t147 & (dice_20 == 0) | t148 & (dice_21 == 0)
        t505 = t504 | t149 & (dice_22 == 0) | t150 & (dice_23 == 0) | t151 & (dice_24 == 0) | t152 & (dice_25 == 0)
        t506 = t505 | t153 & (dice_26 == 0) | t154 & (dice_27 == 0) | t155 & (dice_28 == 0) | t156 & (dice_29 == 0)
        t507 = t506 | t157 & (dice_30 == 0) | t158 & (dice_31 == 0) | t159 & (dice_32 == 0) | t160 & (dice_33 == 0)
        t508 = t507 | t161 & (dice_34 == 0) | t162 & (dice_35 == 0) | t163 & (dice_36 == 0) | t164 & (dice_37 == 0)
        t509 = t508 | t165 & (dice_38 == 0) | t166 & (dice_39 == 0) | t167 & (dice_40 == 0) | t168 & (dice_41 == 0)
        t510 = t509 | t169 & (dice_42 == 0) | t170 & (dice_43 == 0) | t171 & (dice_44 == 0) | t172 & (dice_45 == 0)
        t511 = t510 | t173 & (dice_46 == 0) | t174 & (dice_47 == 0) | t175 & (dice_48 == 0) | t176 & (dice_49 == 0)
        t512 = t511 | t177 & (dice_50 == 0) | t178 & (dice_51 == 0) | t179 & (dice_52 == 0) | t180 & (dice_53 == 0)
        t513 = t512 | t181 & (dice_54 == 0) | t182 & (dice_55 == 0) | t183 & (dice_56 == 0) | t184 & (dice_57 == 0)
        t514 = t513 | t185 & (dice_58 == 0) | t186 & (dice_59 == 0) | t187 & (dice_60 == 0) | t188 & (dice_61 == 0)
        t515 = t514 | t189 & (dice_62 == 0) | t190 & (dice_63 == 0) | t191 & (dice_64 == 0) | t192 & (dice_65 == 0)
        t516 = t515 | t193 & (dice_66 == 0) | t194 & (dice_67 == 0) | t195 & (dice_68 == 0) | t196 & (dice_69 == 0)
        t517 = t128 & (
            dice_1 >= 7
        ) | t129 & (dice_2 >= 7) | t130 & (dice_3 >= 7) | t131 & (dice_4 >= 7) | t132 & (dice_5 >= 7)
        t518 = t517 | t133 & (dice_6 >= 7) | t134 & (dice_7 >= 7) | t135 & (dice_8 >= 7) | t136 & (dice_9 >= 7)
        t519 = t518 | t137 & (dice_10 >= 7) | t138 & (dice_11 >= 7) | t139 & (dice_12 >= 7) | t140 & (dice_13 >= 7)
        t520 = t519 | t141 & (dice_14 >= 7) | t142 & (dice_15 >= 7) | t143 & (dice_16 >= 7) | t144 & (dice_17 >= 7)
        t521 = t520 | t145 & (dice_18 >= 7) | t146 & (dice_19 >= 7) | t147 & (dice_20 >= 7) | t148 & (dice_21 >= 7)
        t522 = t521 | t149 & (dice_22 >= 7) | t150 & (dice_23 >= 7) | t151 & (dice_24 >= 7) | t152 & (dice_25 >= 7)
        t523 = t522 | t153 & (dice_26 >= 7) | t154 & (dice_27 >= 7) | t155 & (dice_28 >= 7) | t156 & (dice_29 >= 7)
        t524 = t523 | t157 & (dice_30 >= 7) | t158 & (dice_31 >= 7) | t159 & (dice_32 >= 7) | t160 & (dice_33 >= 7)
        t525 = t524 | t161 & (dice_34 >= 7) | t162 & (dice_35 >= 7) | t163 & (dice_36 >= 7) | t164 & (dice_37 >= 7)
        t526 = t525 | t165 & (dice_38 >= 7) | t166 & (dice_39 >= 7) | t167 & (dice_40 >= 7) | t168 & (dice_41 >= 7)
        t527 = t526 | t169 & (dice_42 >= 7) | t170 & (dice_43 >= 7) | t171 & (dice_44 >= 7) | t172 & (dice_45 >= 7)
        t528 = t527 | t173 & (dice_46 >= 7) | t174 & (dice_47 >= 7) | t175 & (dice_48 >= 7) | t176 & (dice_49 >= 7)
        t529 = t528 | t177 & (dice_50 >= 7) | t178 & (dice_51 >= 7) | t179 & (dice_52 >= 7) | t180 & (dice_53 >= 7)
        t530 = t529 | t181 & (dice_54 >= 7) | t182 & (dice_55 >= 7) | t183 & (dice_56 >= 7) | t184 & (dice_57 >= 7)
        t531 = t530 | t185 & (dice_58 >= 7) | t186 & (dice_59 >= 7) | t187 & (dice_60 >= 7) | t188 & (dice_61 >= 7)
        t532 = t531 | t189 & (dice_62 >= 7) | t190 & (dice_63 >= 7) | t191 & (dice_64 >= 7) | t192 & (dice_65 >= 7)
        t533 = t532 | t193 & (dice_66 >= 7) | t194 & (dice_67 >= 7) | t195 & (dice_68 >= 7) | t196 & (dice_69 >= 7)
        t534 = t215 & (
            t216 == 0
        ) | t217 & (t218 == 0) | t219 & (t220 == 0) | t221 & (t222 == 0) | t223 & (t224 == 0)
        t535 = t534 | t225 & (
            t226 == 0
        ) | t227 & (t228 == 0) | t229 & (t230 == 0) | t231 & (t232 == 0) | t233 & (t234 == 0)
        t536 = t535 | t235 & (
            t236 == 0
        ) | t237 & (t238 == 0) | t239 & (t240 == 0) | t241 & (t242 == 0) | t243 & (t244 == 0)
        t537 = t536 | t245 & (
            t246 == 0
        ) | t247 & (t248 == 0) | t249 & (t250 == 0) | t251 & (t252 == 0) | t253 & (t254 == 0)
        t538 = t537 | t255 & (
            t256 == 0
        ) | t257 & (t258 == 0) | t259 & (t260 == 0) | t261 & (t262 == 0) | t263 & (t264 == 0)
        t539 = t538 | t265 & (
            t266 == 0
        ) | t267 & (t268 == 0) | t269 & (t270 == 0) | t271 & (t272 == 0) | t273 & (t274 == 0)
        t540 = t539 | t275 & (
            t276 == 0
        ) | t277 & (t278 == 0) | t279 & (t280 == 0) | t281 & (t282 == 0) | t283 & (t284 == 0)
        t541 = t540 | t285 & (
            t286 == 0
        ) | t287 & (t288 == 0) | t289 & (t290 == 0) | t291 & (t292 == 0) | t293 & (t294 == 0)
        t542 = t541 | t295 & (
            t296 == 0
        ) | t297 & (t298 == 0) | t299 & (t300 == 0) | t301 & (t302 == 0) | t303 & (t304 == 0)
        t543 = t542 | t305 & (
            t306 == 0
        ) | t307 & (t308 == 0) | t309 & (t310 == 0) | t311 & (t312 == 0) | t313 & (t314 == 0)
        t544 = t543 | t315 & (
            t316 == 0
        ) | t317 & (t318 == 0) | t319 & (t320 == 0) | t321 & (t322 == 0) | t323 & (t324 == 0)
        t545 = t544 | t325 & (
            t326 == 0
        ) | t327 & (t328 == 0) | t329 & (t330 == 0) | t331 & (t332 == 0) | t333 & (t334 == 0)
        t546 = t545 | t335 & (
            t336 == 0
        ) | t337 & (t338 == 0) | t339 & (t340 == 0) | t341 & (t342 == 0) | t343 & (t344 == 0)
        t547 = t546 | t345 & (
            t346 == 0
        ) | t347 & (t348 == 0) | t349 & (t350 == 0) | t351 & (t352 == 0) | t353 & (t354 == 0)
        t548 = t215 & (
            t216 >= 7
        ) | t217 & (t218 >= 7) | t219 & (t220 >= 7) | t221 & (t222 >= 7) | t223 & (t224 >= 7)
        t549 = t548 | t225 & (
            t226 >= 7
        ) | t227 & (t228 >= 7) | t229 & (t230 >= 7) | t231 & (t232 >= 7) | t233 & (t234 >= 7)
        t550 = t549 | t235 & (
            t236 >= 7
        ) | t237 & (t238 >= 7) | t239 & (t240 >= 7) | t241 & (t242 >= 7) | t243 & (t244 >= 7)
        t551 = t550 | t245 & (
            t246 >= 7
        ) | t247 & (t248 >= 7) | t249 & (t250 >= 7) | t251 & (t252 >= 7) | t253 & (t254 >= 7)
        t552 = t551 | t255 & (
            t256 >= 7
        ) | t257 & (t258 >= 7) | t259 & (t260 >= 7) | t261 & (t262 >= 7) | t263 & (t264 >= 7)
        t553 = t552 | t265 & (
            t266 >= 7
        ) | t267 & (t268 >= 7) | t269 & (t270 >= 7) | t271 & (t272 >= 7) | t273 & (t274 >= 7)
        t554 = t553 | t275 & (
            t276 >= 7
        ) | t277 & (t278 >= 7) | t279 & (t280 >= 7) | t281 & (t282 >= 7) | t283 & (t284 >= 7)
        t555 = t554 | t285 & (
            t286 >= 7
        ) | t287 & (t288 >= 7) | t289 & (t290 >= 7) | t291 & (t292 >= 7) | t293 & (t294 >= 7)
        t556 = t555 | t295 & (
            t296 >= 7
        ) | t297 & (t298 >= 7) | t299 & (t300 >= 7) | t301 & (t302 >= 7) | t303 & (t304 >= 7)
        t557 = t556 | t305 & (
            t306 >= 7
        ) | t307 & (t308 >= 7) | t309 & (t310 >= 7) | t311 & (t312 >= 7) | t313 & (t314 >= 7)
        t558 = t557 | t315 & (
            t316 >= 7
        ) | t317 & (t318 >= 7) | t319 & (t320 >= 7) | t321 & (t322 >= 7) | t323 & (t324 >= 7)
        t559 = t558 | t325 & (
            t326 >= 7
        ) | t327 & (t328 >= 7) | t329 & (t330 >= 7) | t331 & (t332 >= 7) | t333 & (t334 >= 7)
        t560 = t559 | t335 & (
            t336 >= 7
        ) | t337 & (t338 >= 7) | t339 & (t340 >= 7) | t341 & (t342 >= 7) | t343 & (t344 >= 7)
        t561 = t560 | t345 & (
            t346 >= 7
        ) | t347 & (t348 >= 7) | t349 & (t350 >= 7) | t351 & (t352 >= 7) | t353 & (t354 >= 7)
        t562 = t493 | unit_crew_killed_2 & t469 | enemy_crew_killed_2 & t462 | unit_abandoned_2 & t469 | enemy_abandoned_2 & t462
        t563 = I1(
            I1(I1(t487 | unit_defeat & t469) + I1(I1(unit_victory & ((not t457) & t33)) * 2))
            + I1(I1(t486) * 8)
        )
        t564 = I1(t563 + I1(I1(unit_success & ((not t460) & t463) | unit_inconclusive & ((not t465) & t466)) * 16))
        t565 = I1(I1(I1(unit_victory & (not t457 | t33) | unit_success & (not t460 | t463)) * 4) + I1(I1(t467) * 8))
        t566 = I1(
            I1(I1(t489 | enemy_defeat & t462) + I1(I1(enemy_victory & ((not t474) & t104)) * 2))
            + I1(I1(t488) * 8)
        )
        t567 = I1(
            t566
            + I1(I1(enemy_success & ((not t476) & t477) | enemy_inconclusive & ((not t479) & t480)) * 16)
        )
        t568 = I1(
            I1(I1(enemy_victory & (not t474 | t104) | enemy_success & (not t476 | t477)) * 4)
            + I1(I1(t481) * 8)
        )
        error = I1(0)
        error = I1(3 if t562 else error)  # IllegalState
        error = I1(1 if (unit_margin >= -7) & (unit_margin <= -5) | (enemy_margin >= -7) & (enemy_margin <= -5) else error)  # NoRule
        error = I1(6 if t561 else error)  # InputError
        error = I1(9 if t547 else error)  # MissingDice
        error = I1(6 if t533 | t197 & (dice_70 >= 7) else error)  # InputError
        error = I1(9 if t516 | t197 & (dice_70 == 0) else error)  # MissingDice
        error = I1(3 if t499 | (unit_third_rank == 0) & t45 | (enemy_third_rank == 0) & t55 else error)  # IllegalState
        o1[i] = t77  # unit.strength.none
        o1[i + B] = t126  # enemy.strength.none
        o1[i + 2 * B] = unit_abandoned_2  # unit.abandoned
        o1[i + 3 * B] = unit_crew_killed_2  # unit.crew_killed
        o1[i + 4 * B] = enemy_abandoned_2  # enemy.abandoned
        o1[i + 5 * B] = enemy_crew_killed_2  # enemy.crew_killed
        o1[i + 6 * B] = I1(t76 if t77 else t78)  # unit.strength
        o1[i + 7 * B] = I1(t125 if t126 else t127)  # enemy.strength
        o1[i + 8 * B] = unit_dice  # unit.dice
        o1[i + 9 * B] = enemy_dice  # enemy.dice
        o1[i + 10 * B] = unit_margin  # unit.margin
        o1[i + 11 * B] = enemy_margin  # enemy.margin
        o1[i + 12 * B] = unit_result  # unit.result
        o1[i + 13 * B] = enemy_result  # enemy.result
        o1[i + 14 * B] = unit_hits  # unit.hits
        o1[i + 15 * B] = enemy_hits  # enemy.hits
        o1[i + 16 * B] = unit_dp_2  # unit.dp
        o1[i + 17 * B] = I1(min(t492, 12))  # enemy.dp
        o1[i + 18 * B] = I1(t564 + I1(I1(unit_broken & t469) * 32))  # unit.must
        o1[i + 19 * B] = I1(t565 + I1(t467))  # unit.may
        o1[i + 20 * B] = I1(t567 + I1(I1(enemy_broken & t462) * 32))  # enemy.must
        o1[i + 21 * B] = I1(t568 + I1(t481))  # enemy.may
        o1[i + 22 * B] = error  # error
        o2[i] = unit_total  # unit.total
        o2[i + B] = unit_total  # unit.natural
        o2[i + 2 * B] = enemy_total  # enemy.total
        o2[i + 3 * B] = enemy_total  # enemy.natural


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
    """Control radius (value for leader). @qrs 85"""
    for i in range(rows):
        leader_rank = i1[i]
        error = I1(0)
        o1[i] = I1(120 - I1(leader_rank >= 1) * 60)  # leader.control_radius
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
    """within the radius of a detached leader (term for unit against leader). @qrs 85, 139"""
    for i in range(rows):
        unit_leader_distance = i4[i]
        leader_rank = i1[i + 2 * B]
        leader_attached = i1[i] != 0
        leader_killed = i1[i + B] != 0
        unit_in_radius = (
            unit_leader_distance <= I2(7200 - I2(leader_rank >= 1) * 3600)
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
    """the unit it follows is controlled (term for unit against leader). @qrs 88, 89"""
    for i in range(rows):
        unit_lead_attached = i1[i] != 0
        unit_lead_distance = i4[i]
        leader_rank = i1[i + 3 * B]
        leader_attached = i1[i + B] != 0
        leader_killed = i1[i + 2 * B] != 0
        t2 = (unit_lead_distance <= I2(7200 - I2(leader_rank >= 1) * 3600)) & (not leader_attached | leader_killed)
        error = I1(0)
        o1[i] = unit_lead_attached | t2  # unit.lead_controlled
        o1[i + B] = error  # error


def missed_charge(
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
    """charged last turn without making contact (term for unit). @qrs 91"""
    for i in range(rows):
        unit_charged_last_turn = i1[i] != 0
        unit_contacted_last_turn = i1[i + B] != 0
        error = I1(0)
        o1[i] = unit_charged_last_turn & (not unit_contacted_last_turn)  # unit.missed_charge
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
    """Control test (test for unit against leader). @qrs 83-107"""
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
        leader_rank = i1[i + 12 * B]
        t8 = I2(7200 - I2(leader_rank >= 1) * 3600)
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
        unit_arm = i1[i + 13 * B]
        unit_grade = i1[i + 14 * B]
        t23 = (unit_arm >= 4) | (unit_grade <= 1)
        t24 = t21 & t23
        chosen_unit_steady_troops = i1[i + 16 * B]
        unit_total = I1(
            I1(dice_1 + I1(I1(unit_leader_attached) * chosen_unit_with_leader))
            + I1(I1(t23) * chosen_unit_steady_troops)
        )
        t25 = unit_total <= 2
        t26 = (unit_total >= 3) & (unit_total <= 4)
        unit_rout_pursuit_looting_or_charge_goes_on_except_on_3_to_4 = (t3 | t2) & (
            (unit_total <= 2) | (unit_total >= 5)
        )
        unit_halts = (not unit_rout_pursuit_looting_or_charge_goes_on_except_on_3_to_4) & t25
        t27 = unit_rout_pursuit_looting_or_charge_goes_on_except_on_3_to_4 | t25
        t28 = I1(1 if unit_halts else I1(I1(unit_rout_pursuit_looting_or_charge_goes_on_except_on_3_to_4) - 1))
        unit_as_the_player_likes = (not t27) & t26
        t29 = t27 | t26
        t30 = unit_as_the_player_likes & (unit_wishes_to_cease & ((unit_doing >= 2) & (unit_doing <= 3)))
        unit_behind_friends = i1[i + 9 * B] != 0
        unit_behind_obstacle = i1[i + 10 * B] != 0
        unit_nearest_enemy = i4[i + 3 * B]
        t31 = unit_wishes_to_cease & (unit_doing == 1) & (
            unit_behind_friends | unit_behind_obstacle | (unit_nearest_enemy >= 14400)
        )
        t32 = unit_total >= 5
        unit_last_move_again = (not t29) & t32
        unit_result = I1(
            -1
            if t20
            else I1(3 if unit_last_move_again else I1(2 if unit_as_the_player_likes else t28))
        )
        t33 = t22 & ((chosen_unit_with_leader >= -127) & (chosen_unit_with_leader <= -2)) | t24 & (
            (chosen_unit_steady_troops >= -127) & (chosen_unit_steady_troops <= -2)
        )
        t34 = I1(
            I1(t21 & unit_rout_pursuit_looting_or_charge_goes_on_except_on_3_to_4)
            + I1(I1(t21 & unit_halts) * 2)
        )
        error = I1(0)
        error = I1(1 if t21 & (not t29 | t32) else error)  # NoRule
        error = I1(10 if t24 & (chosen_unit_steady_troops == -128) else error)  # NeedsChoice
        error = I1(7 if t33 else error)  # NotOpen
        error = I1(10 if t22 & (chosen_unit_with_leader == -128) else error)  # NeedsChoice
        error = I1(6 if t21 & (dice_1 >= 7) else error)  # InputError
        error = I1(9 if t21 & (dice_1 == 0) else error)  # MissingDice
        o1[i] = t20  # unit.total.none
        o1[i + B] = t20  # unit.natural.none
        o1[i + 2 * B] = t20  # unit.dice.none
        o1[i + 3 * B] = I1(t19 if t16 | t17 else 1)  # unit.verdict
        o1[i + 4 * B] = I1(dice_1 if t20 else unit_total)  # unit.total
        o1[i + 5 * B] = unit_result  # unit.result
        o1[i + 6 * B] = I1(0 if t21 & (unit_as_the_player_likes & t31) else I1(0 if t21 & t30 else unit_doing))  # unit.doing
        o1[i + 7 * B] = I1(t34 + I1(I1(t21 & unit_last_move_again) * 8))  # unit.must
        o1[i + 8 * B] = I1(I1(t21 & unit_as_the_player_likes) * 4)  # unit.may
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
    """Go on (action for unit). @qrs 101"""
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
    """Last move again (action for unit). @qrs 107"""
    for i in range(rows):
        error = I1(0)
        o1[i] = error  # error


def act(rows: int, i1: Array, i2: Array, i4: Array, i8: Array, o1: Array, o2: Array, o4: Array, o8: Array) -> None:
    """Act freely (action for unit). @qrs 105"""
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
    """Stop before the full distance (action for unit). @qrs 13, 232, 236"""
    for i in range(rows):
        error = I1(0)
        o1[i] = error  # error


def halt(rows: int, i1: Array, i2: Array, i4: Array, i8: Array, o1: Array, o2: Array, o4: Array, o8: Array) -> None:
    """Halt (action for unit). @qrs 79, 103"""
    for i in range(rows):
        error = I1(0)
        o1[i] = error  # error


def ride(rows: int, i1: Array, i2: Array, i4: Array, i8: Array, o1: Array, o2: Array, o4: Array, o8: Array) -> None:
    """Move (action for leader). @qrs 42, 73"""
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
    """Attach (action for leader). @qrs 73"""
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
    """Detach (action for leader). @qrs 73"""
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
    """Orders (action for leader). @qrs 75"""
    for i in range(rows):
        error = I1(0)
        o1[i] = error  # error


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
    """Influence the unit he is with (action for leader). @qrs 77"""
    for i in range(rows):
        leader_attached = i1[i] != 0
        leader_killed = i1[i + B] != 0
        t2 = leader_attached & (not leader_killed)
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
    """Steady (action for leader against unit). @qrs 79"""
    for i in range(rows):
        leader_attached = i1[i] != 0
        unit_leader_attached = i1[i + B] != 0
        leader_killed = i1[i + 2 * B] != 0
        t2 = leader_attached & unit_leader_attached & (not leader_killed)
        unit_dp = i1[i + 3 * B]
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
    """Inspire (action for leader against unit). @qrs 81"""
    for i in range(rows):
        leader_attached = i1[i] != 0
        unit_leader_attached = i1[i + B] != 0
        leader_killed = i1[i + 2 * B] != 0
        t2 = leader_attached & unit_leader_attached & (not leader_killed)
        unit_inspiring = i1[i + 3 * B]
        unit_inspiring_2 = I1(min(I1(unit_inspiring + I1(t2)), 3))
        t3 = (not unit_leader_attached)
        error = I1(0)
        error = I1(3 if (unit_inspiring >= 1) & t3 | (unit_inspiring_2 >= 1) & t3 else error)  # IllegalState
        o1[i] = I1(2 - I1(t2) * 2)  # leader.verdict
        o1[i + B] = unit_inspiring_2  # unit.inspiring
        o1[i + 2 * B] = error  # error


def risk(rows: int, i1: Array, i2: Array, i4: Array, i8: Array, o1: Array, o2: Array, o4: Array, o8: Array) -> None:
    """Risk to a leader (test for leader). @qrs 137"""
    for i in range(rows):
        dice_1 = i1[i + 3 * B]
        leader_hit_roll_again = dice_1 == 1
        leader_unhurt = dice_1 >= 2
        dice_2 = i1[i + 4 * B]
        leader_wounded_and_1_action_lost = (dice_2 >= 2) & (dice_2 <= 4)
        t2 = leader_hit_roll_again & leader_wounded_and_1_action_lost
        leader_wounds = i1[i + B]
        leader_killed = i1[i] != 0
        leader_actions = i1[i + 2 * B]
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
        o1[i + 8 * B] = error  # error


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
    """Leader hit (test for leader). @qrs 137-143"""
    for i in range(rows):
        dice_1 = i1[i + 3 * B]
        leader_wounds = i1[i + B]
        leader_killed = i1[i] != 0
        leader_actions = i1[i + 2 * B]
        error = I1(0)
        error = I1(6 if dice_1 >= 7 else error)  # InputError
        error = I1(9 if dice_1 == 0 else error)  # MissingDice
        o1[i] = (dice_1 >= 2) & (dice_1 <= 4) & (leader_wounds >= 1) | ((dice_1 == 1) | leader_killed)  # leader.killed
        o1[i + B] = I1(I1(dice_1 >= 2) + I1(dice_1 >= 5))  # leader.result
        o1[i + 2 * B] = I1(min(I1(leader_wounds + I1(I1((dice_1 >= 2) & (dice_1 <= 4)))), 2))  # leader.wounds
        o1[i + 3 * B] = I1(max(I1(leader_actions + I1(-1 + I1((dice_1 == 1) | (dice_1 >= 5)))), 0))  # leader.actions
        o1[i + 4 * B] = error  # error


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
    """part of the move taken (term for unit). @qrs 113, 119, 123, 129"""
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
    """Wheel (action for unit). @qrs 111"""
    for i in range(rows):
        unit_nearest_enemy = i4[i]
        unit_formation = i1[i]
        unit_dp = i1[i + B]
        t2 = I1(
            0
            if (unit_nearest_enemy >= 7201) | (unit_formation >= 1)
            else I1(min(I1(max(I1(3 - unit_dp), 0)), 1))
        )
        error = I1(0)
        o1[i] = I1(min(I1(unit_dp + t2), 12))  # unit.dp
        o1[i + B] = error  # error


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
    """Change formation (action for unit). @qrs 113"""
    for i in range(rows):
        unit_time = i1[i]
        unit_nearest_enemy = i4[i]
        unit_nearer_1_move_1_dp = unit_nearest_enemy <= 7200
        t2 = (unit_time == 2) | (unit_time >= 1) & unit_nearer_1_move_1_dp
        t3 = (not t2)
        t4 = t3 & unit_nearer_1_move_1_dp
        unit_dp = i1[i + B]
        error = I1(0)
        o1[i] = I1(I1(t2) * 2)  # unit.verdict
        o1[i + B] = I1(-1 if t2 else I1(unit_nearer_1_move_1_dp))  # unit.result
        o1[i + 2 * B] = I1(2 if t4 else I1(min(I1(unit_time + I1(t3 & (unit_nearest_enemy >= 7201))), 2)))  # unit.time
        o1[i + 3 * B] = I1(min(I1(unit_dp + I1(I1(t4) * I1(min(I1(max(I1(3 - unit_dp), 0)), 1)))), 12))  # unit.dp
        o1[i + 4 * B] = error  # error


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
    """Re-form (action for unit). @qrs 115"""
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
    """Unlimber (action for unit). @qrs 117"""
    for i in range(rows):
        unit_arm = i1[i + 2 * B]
        t2 = unit_arm >= 4
        unit_time = i1[i + 3 * B]
        t3 = unit_arm <= 3
        t4 = t2 & (unit_time == 0)
        unit_limbered = i1[i] != 0
        unit_limbered_2 = (not t4) & unit_limbered
        unit_under_fire = i1[i + B] != 0
        unit_dp = i1[i + 4 * B]
        t5 = I1(unit_dp + I1(I1(t4 & unit_under_fire) * I1(min(I1(max(I1(3 - unit_dp), 0)), 2))))
        unit_dp_2 = I1(
            min(I1(t5 + I1(I1(t4 & (not unit_under_fire)) * I1(min(I1(max(I1(3 - I1(min(t5, 12))), 0)), 1)))), 12)
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
    """Cross an obstacle (action for unit). @qrs 119, 121"""
    for i in range(rows):
        unit_crossing = i1[i + B]
        t2 = unit_crossing == 2
        unit_time = i1[i + 2 * B]
        t3 = t2 & (unit_time == 2)
        t4 = unit_crossing == 0
        t5 = t3 | t4
        t6 = (not t5)
        unit_under_fire = i1[i] != 0
        unit_major_under_fire_2_dps = (unit_crossing != 1) & unit_under_fire
        t7 = (unit_crossing == 1) | unit_under_fire
        unit_result = I1(
            -1
            if t5
            else I1(I1(1 if unit_major_under_fire_2_dps else I1(-1 + I1(unit_crossing == 1))) if t7 else 2)
        )
        unit_dp = i1[i + 3 * B]
        t8 = I1(unit_dp + I1(I1(t6 & unit_major_under_fire_2_dps) * I1(min(I1(max(I1(3 - unit_dp), 0)), 2))))
        error = I1(0)
        o1[i] = I1(I1(t5) * I1(2 if (not t3) & t4 else I1(I1(t3) * 2)))  # unit.verdict
        o1[i + B] = unit_result  # unit.result
        o1[i + 2 * B] = I1(min(I1(unit_time + I1(t6 & t2)), 2))  # unit.time
        o1[i + 3 * B] = I1(min(I1(t8 + I1(I1(t6 & (not t7)) * I1(min(I1(max(I1(3 - I1(min(t8, 12))), 0)), 1)))), 12))  # unit.dp
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
    """About face (action for unit). @qrs 123"""
    for i in range(rows):
        unit_time = i1[i + B]
        t2 = unit_time <= 1
        unit_arm = i1[i + 2 * B]
        unit_nearest_enemy = i4[i]
        unit_dp = i1[i + 3 * B]
        t3 = I1(
            I1(
                t2 & ((unit_arm >= 2) & (unit_arm <= 3) & (unit_nearest_enemy <= 7200))
            ) * I1(min(I1(max(I1(3 - unit_dp), 0)), 1))
        )
        t4 = I1(unit_dp + t3)
        unit_under_fire = i1[i] != 0
        t5 = I1(I1(t2 & ((unit_arm <= 1) & unit_under_fire)) * I1(min(I1(max(I1(3 - I1(min(t4, 12))), 0)), 1)))
        error = I1(0)
        o1[i] = I1(I1(unit_time == 2) * 2)  # unit.verdict
        o1[i + B] = I1(min(I1(unit_time + I1(1 - I1(unit_time == 2))), 2))  # unit.time
        o1[i + 2 * B] = I1(min(I1(t4 + t5), 12))  # unit.dp
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
    """Incline (action for unit). @qrs 125"""
    for i in range(rows):
        unit_arm = i1[i]
        unit_grade = i1[i + B]
        t2 = (unit_arm <= 1) & (unit_grade <= 3)
        error = I1(0)
        o1[i] = (not t2)  # unit.sideways.none
        o1[i + B] = I1(2 - I1(t2) * 2)  # unit.verdict
        o1[i + 2 * B] = error  # error


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
    """Side-step or step back (action for unit). @qrs 127"""
    for i in range(rows):
        unit_arm = i1[i]
        unit_grade = i1[i + B]
        unit_formation = i1[i + 2 * B]
        t2 = (unit_arm <= 1) & (unit_grade <= 3) & (unit_formation == 0)
        error = I1(0)
        error = I1(3 if (unit_formation == 1) & (unit_arm >= 2) else error)  # IllegalState
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
    """Mount or dismount (action for unit). @qrs 129"""
    for i in range(rows):
        unit_time = i1[i + B]
        unit_under_fire = i1[i] != 0
        unit_dp = i1[i + 2 * B]
        t2 = I1(unit_dp + I1(I1((unit_time <= 1) & unit_under_fire) * I1(min(I1(max(I1(3 - unit_dp), 0)), 1))))
        error = I1(0)
        o1[i] = I1(I1(unit_time == 2) * 2)  # unit.verdict
        o1[i + B] = I1(min(I1(unit_time + I1(1 - I1(unit_time == 2))), 2))  # unit.time
        o1[i + 2 * B] = I1(min(t2, 12))  # unit.dp
        o1[i + 3 * B] = error  # error


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
    """Pass a gap (action for unit). @qrs 131"""
    for i in range(rows):
        unit_to_column = i1[i] != 0
        unit_time = i1[i + B]
        unit_nearest_enemy = i4[i]
        unit_nearer_1_move_1_dp = unit_nearest_enemy <= 7200
        unit_beyond_120_yd_of_enemy_1_2_move = unit_nearest_enemy >= 7201
        t2 = (unit_time == 2) | (unit_time >= 1) & unit_nearer_1_move_1_dp
        t3 = unit_to_column & t2
        t4 = (not t3)
        t5 = t4 & unit_to_column
        t6 = t5 & (not t2)
        t7 = t6 & unit_nearer_1_move_1_dp
        unit_dp = i1[i + 2 * B]
        t8 = I1(unit_dp + I1(I1(t7) * I1(min(I1(max(I1(3 - unit_dp), 0)), 1))))
        t9 = I1(
            I1(
                t4 & (not unit_beyond_120_yd_of_enemy_1_2_move | unit_to_column)
            ) * I1(min(I1(max(I1(3 - I1(min(t8, 12))), 0)), 1))
        )
        unit_arm = i1[i + 3 * B]
        unit_speed = i1[i + 4 * B]
        error = I1(0)
        o1[i] = I1(I1(t3) * 2)  # unit.verdict
        o1[i + B] = I1(I1(I1(t2) * 2) if t5 else -1)  # unit.change_formation.verdict
        o1[i + 2 * B] = I1(I1(unit_nearer_1_move_1_dp) if t6 else -1)  # unit.change_formation.result
        o1[i + 3 * B] = I1(2 if t7 else I1(min(I1(unit_time + I1(t6 & unit_beyond_120_yd_of_enemy_1_2_move)), 2)))  # unit.time
        o1[i + 4 * B] = I1(min(I1(t8 + t9), 12))  # unit.dp
        o1[i + 5 * B] = I1(1 if t4 & ((unit_arm <= 1) & (not unit_to_column)) else unit_speed)  # unit.speed
        o1[i + 6 * B] = error  # error


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
    """passage without penalty (term for unit against friend). @qrs 133"""
    for i in range(rows):
        friend_arm = i1[i + 2 * B]
        unit_doing = i1[i + 3 * B]
        friend_doing = i1[i + 4 * B]
        friend_moved = i1[i] != 0
        friend_fired = i1[i + B] != 0
        unit_free_passage = (friend_arm >= 4) | (unit_doing != 1) & (
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
    """Passage of lines (action for unit against friend). @qrs 133"""
    for i in range(rows):
        unit_formation = i1[i + 2 * B]
        t2 = unit_formation <= 2
        friend_arm = i1[i + 3 * B]
        unit_doing = i1[i + 4 * B]
        friend_doing = i1[i + 5 * B]
        friend_moved = i1[i] != 0
        friend_fired = i1[i + B] != 0
        t3 = (friend_arm >= 4) | (unit_doing != 1) & (friend_doing != 1) & (not friend_moved) & (not friend_fired)
        t4 = (not t3)
        unit_dp = i1[i + 6 * B]
        friend_formation = i1[i + 7 * B]
        t5 = friend_formation <= 2
        friend_dp = i1[i + 8 * B]
        t6 = ((unit_doing >= 1) & (unit_doing <= 2) | (unit_doing == 5)) & t2 | (
            (friend_doing >= 1) & (friend_doing <= 2) | (friend_doing == 5)
        ) & t5
        error = I1(0)
        error = I1(3 if t6 | (friend_formation == 1) & (friend_arm >= 2) else error)  # IllegalState
        o1[i] = I1(min(I1(unit_dp + I1(I1(t2 & t4) * I1(min(I1(max(I1(3 - unit_dp), 0)), 1)))), 12))  # unit.dp
        o1[i + B] = I1(min(I1(friend_dp + I1(I1(t5 & t4) * I1(min(I1(max(I1(3 - friend_dp), 0)), 1)))), 12))  # friend.dp
        o1[i + 2 * B] = error  # error


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
    """killed or routing within 120 yd (term for unit against leader). @qrs 51"""
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
    """Leaders lost (test for unit against leader). @qrs 51"""
    for i in range(rows):
        unit_leader_distance = i4[i]
        leader_killed = i1[i] != 0
        leader_routing = i1[i + B] != 0
        leader_rank = i1[i + 2 * B]
        t2 = I1(I1((unit_leader_distance <= 7200) & (leader_killed | leader_routing) & (leader_rank <= 1)) * 2)
        unit_dp = i1[i + 3 * B]
        error = I1(0)
        o1[i] = I1(min(I1(unit_dp + t2), 12))  # unit.dp
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
    """of equal or higher grade (term for unit against friend). @qrs 53, 57"""
    for i in range(rows):
        friend_grade = i1[i]
        unit_grade = i1[i + B]
        error = I1(0)
        o1[i] = friend_grade <= unit_grade  # unit.equal_or_higher
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
    """routing or destroyed within 120 yd (term for unit against friend). @qrs 53, 55"""
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
    """Friends lost (test for unit against friend). @qrs 53-57"""
    for i in range(rows):
        unit_friend_distance = i4[i]
        t2 = unit_friend_distance <= 7200
        friend_doing = i1[i + B]
        friend_destroyed = i1[i] != 0
        t3 = t2 & ((friend_doing == 1) | friend_destroyed)
        friend_grade = i1[i + 2 * B]
        unit_grade = i1[i + 3 * B]
        t4 = friend_grade <= unit_grade
        unit_dp = i1[i + 4 * B]
        friend_arm = i1[i + 5 * B]
        t5 = I1(
            I1(I1(unit_dp + I1(I1(t3 & t4) * 2)) + I1(t3 & (not t4)))
            + I1(t2 & (friend_arm <= 1) & (friend_doing == 5) & t4)
        )
        error = I1(0)
        o1[i] = I1(min(t5, 12))  # unit.dp
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
    """Evaders (test for unit). @qrs 59"""
    for i in range(rows):
        unit_doing = i1[i]
        unit_dp = i1[i + B]
        error = I1(0)
        o1[i] = I1(min(I1(unit_dp + I1(I1(unit_doing == 4))), 12))  # unit.dp
        o1[i + B] = error  # error


def heartened(
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
    """Rode through, or took the position (test for unit). @qrs 61"""
    for i in range(rows):
        unit_rode_through = i1[i] != 0
        unit_took_position = i1[i + B] != 0
        unit_dp = i1[i + 2 * B]
        error = I1(0)
        o1[i] = I1(max(I1(unit_dp - I1(unit_rode_through | unit_took_position)), 0))  # unit.dp
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
    """Redress ranks (test for unit). @qrs 63-69"""
    for i in range(rows):
        unit_in_combat = i1[i] != 0
        unit_artillery_dp = i1[i + 3 * B]
        t2 = unit_in_combat | (unit_artillery_dp >= 1)
        t3 = (not t2)
        unit_grade = i1[i + 4 * B]
        t4 = unit_grade <= 1
        unit_dp = i1[i + 5 * B]
        unit_moved = i1[i + B] != 0
        t5 = (not unit_moved)
        t6 = I1(
            I1(max(I1(I1(max(I1(unit_dp - I1(t3 & t4)), 0)) - I1(t3 & (t4 & t5))), 0))
            - I1(t3 & ((unit_grade >= 2) & (unit_grade <= 3) & t5))
        )
        unit_under_fire = i1[i + 2 * B] != 0
        unit_dp_2 = I1(
            max(I1(I1(max(t6, 0)) - I1(t3 & ((unit_grade == 4) & (not unit_moved | unit_under_fire)))), 0)
        )
        error = I1(0)
        o1[i] = I1(I1(t2) * 2)  # unit.verdict
        o1[i + B] = unit_dp_2  # unit.dp
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
    """unlimbered guns (term for unit). @qrs 27"""
    for i in range(rows):
        unit_arm = i1[i + B]
        unit_limbered = i1[i] != 0
        error = I1(0)
        error = I1(3 if unit_limbered & (unit_arm <= 3) else error)  # IllegalState
        o1[i] = (unit_arm >= 4) & (not unit_limbered)  # unit.unlimbered
        o1[i + B] = error  # error


def infantry_speed(
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
    """at infantry speed (term for unit). @qrs 27"""
    for i in range(rows):
        unit_arm = i1[i + 2 * B]
        unit_limbered = i1[i] != 0
        unit_abandoned = i1[i + B] != 0
        t2 = (not unit_abandoned)
        t3 = unit_arm <= 3
        error = I1(0)
        error = I1(3 if unit_limbered & t3 | unit_abandoned & t3 else error)  # IllegalState
        o1[i] = (unit_arm <= 1) | unit_limbered & t2 | (unit_arm == 6) & t2  # unit.infantry_speed
        o1[i + B] = error  # error


def fixed_gun(
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
    """other guns once unlimbered (term for unit). @qrs 27"""
    for i in range(rows):
        unit_arm = i1[i + 2 * B]
        unit_limbered = i1[i] != 0
        t2 = unit_arm <= 3
        unit_abandoned = i1[i + B] != 0
        t3 = (not unit_abandoned)
        error = I1(0)
        error = I1(3 if unit_limbered & t2 | unit_abandoned & t2 else error)  # IllegalState
        o1[i] = (unit_arm >= 4) & (not (unit_arm <= 1) | unit_limbered & t3 | (unit_arm == 6) & t3)  # unit.fixed_gun
        o1[i + B] = error  # error


def fast(rows: int, i1: Array, i2: Array, i4: Array, i8: Array, o1: Array, o2: Array, o4: Array, o8: Array) -> None:
    """fast move (term for unit). @qrs 38"""
    for i in range(rows):
        unit_doing = i1[i]
        error = I1(0)
        o1[i] = (unit_doing >= 1) & (unit_doing <= 2) | (unit_doing >= 4)  # unit.fast
        o1[i + B] = error  # error


def tires(
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
    """neither in march column nor unformed (term for unit). @qrs 44"""
    for i in range(rows):
        unit_formation = i1[i]
        error = I1(0)
        o1[i] = unit_formation <= 1  # unit.tires
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
    """in rough terrain (term for unit). @qrs 36, 47, 121"""
    for i in range(rows):
        unit_rough = i1[i] != 0
        unit_on_road = i1[i + B] != 0
        unit_formation = i1[i + 2 * B]
        t2 = (not unit_on_road & (unit_formation == 2))
        unit_crossing = i1[i + 3 * B]
        error = I1(0)
        o1[i] = unit_rough & t2 | (unit_crossing == 1) & t2  # unit.hampered
        o1[i + B] = error  # error


def tactical(
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
    """within 120 yd of enemy, at the start or the end (term for unit). @qrs 29, 31"""
    for i in range(rows):
        unit_nearest_enemy = i4[i]
        unit_enemy_at_end = i4[i + B]
        error = I1(0)
        o1[i] = (unit_nearest_enemy <= 7200) | (unit_enemy_at_end <= 7200)  # unit.tactical
        o1[i + B] = error  # error


def pivot(
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
    """Pivot (action for unit). @qrs 27"""
    for i in range(rows):
        unit_arm = i1[i + B]
        unit_limbered = i1[i] != 0
        error = I1(0)
        error = I1(3 if unit_limbered & (unit_arm <= 3) else error)  # IllegalState
        o1[i] = I1(2 - I1((unit_arm >= 4) & (not unit_limbered)) * 2)  # unit.verdict
        o1[i + B] = error  # error


def march(
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
    """March move (action for unit). @qrs 29"""
    for i in range(rows):
        unit_arm = i1[i + 3 * B]
        unit_limbered = i1[i] != 0
        t2 = unit_arm <= 3
        unit_abandoned = i1[i + B] != 0
        t3 = (not unit_abandoned)
        t4 = (unit_arm <= 1) | unit_limbered & t3 | (unit_arm == 6) & t3
        t5 = (unit_arm >= 4) & (not t4)
        unit_nearest_enemy = i4[i]
        unit_enemy_at_end = i4[i + B]
        t6 = (unit_nearest_enemy >= 7201) & (unit_enemy_at_end >= 7201)
        t7 = t5 | t6
        t8 = t5 | (not t7)
        t9 = (not t8)
        t10 = (unit_arm <= 1) | (unit_arm >= 4)
        unit_formation = i1[i + 4 * B]
        unit_on_road = i1[i + 2 * B] != 0
        t11 = t4 & (unit_formation == 2) & unit_on_road
        t12 = (unit_arm >= 2) & (unit_arm <= 3) | t11
        t13 = (not t12) & t4
        t14 = I2(240 - I2(t13) * 80)
        t15 = (not t13) & ((not t10 & t11) & t10)
        unit_speed = i1[i + 5 * B]
        t16 = (unit_speed == 1) & (not t15)
        t17 = (not t16) & t15
        chosen_unit_distance = i4[i + 2 * B]
        t18 = chosen_unit_distance >= -2147483647
        t19 = I2(I2(t14 if t16 else I2(t14 * 2)) * 30)
        error = I1(0)
        error = I1(7 if t9 & (t18 & (not t17) & (not (chosen_unit_distance >= 0) & (chosen_unit_distance <= t19))) else error)  # NotOpen
        error = I1(1 if t9 & (not t12 | t4) else error)  # NoRule
        error = I1(3 if unit_limbered & t2 | unit_abandoned & t2 | (unit_formation == 1) & (unit_arm >= 2) else error)  # IllegalState
        o1[i] = t17 | t8  # unit.distance.none
        o1[i + B] = I1(I1(0 if (not t5) & t6 else I1(I1(t5) * 2)) if t7 else 2)  # unit.verdict
        o1[i + 2 * B] = error  # error
        o2[i] = I4(I4(t18) * chosen_unit_distance)  # unit.distance
        o2[i + B] = I4(chosen_unit_distance if t18 else I4(t19))  # unit.distance.to


def move(rows: int, i1: Array, i2: Array, i4: Array, i8: Array, o1: Array, o2: Array, o4: Array, o8: Array) -> None:
    """Tactical move (action for unit). @qrs 27-47"""
    for i in range(rows):
        unit_arm = i1[i + 5 * B]
        t2 = unit_arm >= 4
        t3 = unit_arm >= 2
        unit_limbered = i1[i] != 0
        t4 = unit_arm <= 3
        unit_abandoned = i1[i + B] != 0
        t5 = (not unit_abandoned)
        t6 = (unit_arm <= 1) | unit_limbered & t5 | (unit_arm == 6) & t5
        t7 = t2 & (not t6) & t5
        unit_doing = i1[i + 6 * B]
        t8 = (unit_doing >= 1) & (unit_doing <= 2) | (unit_doing >= 4)
        t9 = t7 | t8
        unit_nearest_enemy = i4[i]
        unit_enemy_at_end = i4[i + B]
        t10 = (unit_nearest_enemy <= 7200) | (unit_enemy_at_end <= 7200)
        t11 = t9 | t10
        t12 = t7 | (not t11)
        t13 = (not t12)
        t14 = (unit_arm >= 2) & (unit_arm <= 3)
        t15 = t8 & t14
        t16 = (not t15)
        t17 = t13 & t15
        dice_1 = i1[i + 14 * B]
        dice_2 = i1[i + 15 * B]
        dice_3 = i1[i + 16 * B]
        t18 = dice_1 == 0
        t19 = dice_2 == 0
        t20 = (dice_1 == 1) | (dice_1 >= 6)
        t21 = (dice_2 == 1) | (dice_2 >= 6)
        t22 = t8 & t6
        t23 = t16 & t22
        t24 = t15 | t22
        t25 = t13 & t23
        t26 = dice_2 >= 7
        t27 = (not t24) & t14
        t28 = t24 | t14
        t29 = t13 & t27
        chosen_unit_dice = i1[i + 12 * B]
        chosen_unit_optional_die = i1[i + 13 * B]
        t30 = chosen_unit_optional_die == -128
        t31 = (
            chosen_unit_optional_die >= -127
        ) & (chosen_unit_optional_die <= -1) | (chosen_unit_optional_die >= 2)
        t32 = chosen_unit_optional_die == 1
        t33 = chosen_unit_dice == 2
        t34 = i1[i + (14 + min(max(int(chosen_unit_dice), 0), 3)) * B]
        t35 = I1(
            I1(I1(dice_1 + I1(I1(t33) * dice_2)) + I1(I1(t32) * t34))
            if t27
            else I1(I1(dice_1 + dice_2) if t23 else I1(I1(dice_1 + dice_2) + dice_3))
        )
        t36 = I1(
            I1(chosen_unit_dice + I1(I1(chosen_unit_optional_die == 1)))
            if t27
            else I1(2 if t23 else I1(I1(t15) * 3))
        )
        t37 = t27 & t32
        t38 = (not t28) & t6
        t39 = t28 | t6
        t40 = t13 & t38
        unit_total = I1(I1(dice_1 + I1(I1(t32) * dice_2)) if t38 else t35)
        t41 = (not t38) & ((not t27) & ((not t23) & t16))
        unit_dice = I1(I1(1 + I1(chosen_unit_optional_die == 1)) if t38 else t36)
        t42 = t24 | t27 & t33 | t38 & t32
        t43 = t41 | t12
        t44 = (not t14 | t6)
        t45 = t41 | t44
        unit_inspiring = i1[i + 7 * B]
        t46 = (unit_inspiring >= 1) & (not t45)
        t47 = I1(unit_dice * 10)
        t48 = (not t46) & t45
        unit_initial_move = i1[i + 2 * B] != 0
        t49 = unit_initial_move & ((unit_doing == 1) | (unit_doing >= 4)) & (not t48)
        t50 = I2(I2(I2(I2(unit_total) * 10) + I2(I1(t46) * t47)) + I2(I1(t49) * t47))
        t51 = (not t49) & t48
        unit_speed = i1[i + 8 * B]
        t52 = (unit_speed == 1) & (not t51)
        unit_formation = i1[i + 9 * B]
        t53 = unit_formation <= 1
        t54 = (unit_formation == 0) | t2
        unit_rough = i1[i + 3 * B] != 0
        unit_on_road = i1[i + 4 * B] != 0
        t55 = (not unit_on_road & (unit_formation == 2))
        unit_crossing = i1[i + 10 * B]
        t56 = unit_rough & t55 | (unit_crossing == 1) & t55
        t57 = I1(
            I1(I1(I1(t39 & (dice_1 == 6)) + I1(t42 & (dice_2 == 6))) + I1(t15 & (dice_3 == 6)))
            + I1(t37 & (t34 == 6))
        )
        t58 = t57 >= 1
        t59 = t13 & (t53 & t54 & (not t56) & t58)
        t60 = t53 & t56
        t61 = I1(
            I1(I1(t39 & ((dice_1 >= 5) & (dice_1 <= 6))) + I1(t42 & ((dice_2 >= 5) & (dice_2 <= 6))))
            + I1(t15 & (dice_3 >= 5))
        )
        t62 = I1(t61 + I1(t37 & (t34 >= 5)))
        t63 = t62 >= 1
        t64 = t13 & (t60 & t54 & t63)
        t65 = I1(
            I1(I1(I1(t39 & (dice_1 == 4)) + I1(t42 & (dice_2 == 4))) + I1(t15 & (dice_3 == 4)))
            + I1(t37 & (t34 == 4))
        )
        t66 = t65 >= 1
        t67 = t13 & (t60 & t3 & t66)
        t68 = unit_formation == 1
        t69 = t13 & (t56 & t68 & t58)
        unit_dp = i1[i + 11 * B]
        t70 = I1(I1(t59) * I1(I1(I1(min(t57, I1(max(I1(3 - unit_dp), 0)))) if t59 & t58 else t57) if t58 else t57))
        t71 = I1(unit_dp + t70)
        t72 = I1(I1(I1(min(t62, I1(max(I1(3 - I1(min(t71, 12))), 0)))) if t64 & t63 else t62) if t63 else t62)
        t73 = I1(t71 + I1(I1(t64) * t72))
        t74 = I1(I1(I1(min(t65, I1(max(I1(3 - I1(min(t73, 12))), 0)))) if t67 & t66 else t65) if t66 else t65)
        t75 = I1(t73 + I1(I1(t67) * t74))
        t76 = I1(I1(I1(min(t57, I1(max(I1(3 - I1(min(t75, 12))), 0)))) if t69 & t58 else t57) if t58 else t57)
        t77 = unit_limbered & t4 | (
            (unit_doing >= 1) & (unit_doing <= 2) | (unit_doing == 5)
        ) & (unit_formation <= 2)
        t78 = t29 & ((chosen_unit_dice >= -127) & (chosen_unit_dice <= 0) | (chosen_unit_dice >= 3)) | t29 & t31
        error = I1(0)
        error = I1(1 if t13 & t44 else error)  # NoRule
        error = I1(6 if t29 & t20 | t29 & (t33 & t21) | t29 & (t32 & (t34 >= 7)) | t40 & t20 | t40 & (t32 & t26) else error)  # InputError
        error = I1(9 if t29 & t18 | t29 & (t33 & t19) | t29 & (t32 & (t34 == 0)) | t40 & t18 | t40 & (t32 & t19) else error)  # MissingDice
        error = I1(10 if t29 & t30 | t40 & t30 else error)  # NeedsChoice
        error = I1(7 if t78 | t40 & t31 else error)  # NotOpen
        error = I1(10 if t29 & (chosen_unit_dice == -128) else error)  # NeedsChoice
        error = I1(6 if t17 & t20 | t17 & t21 | t17 & (dice_3 >= 7) | t25 & t20 | t25 & t26 else error)  # InputError
        error = I1(9 if t17 & t18 | t17 & t19 | t17 & (dice_3 == 0) | t25 & t18 | t25 & t19 else error)  # MissingDice
        error = I1(3 if t77 | unit_abandoned & t4 | t68 & t3 else error)  # IllegalState
        o1[i] = t43  # unit.total.none
        o1[i + B] = t43  # unit.natural.none
        o1[i + 2 * B] = t12  # unit.dice.none
        o1[i + 3 * B] = (not t52) & t51 | t12  # unit.distance.none
        o1[i + 4 * B] = I1(I1(0 if (not t9) & t10 else I1(0 if (not t7) & t8 else I1(I1(t7) * 2))) if t11 else 2)  # unit.verdict
        o1[i + 5 * B] = unit_total  # unit.total
        o1[i + 6 * B] = unit_total  # unit.natural
        o1[i + 7 * B] = unit_dice  # unit.dice
        o1[i + 8 * B] = I1(min(I1(t75 + I1(I1(t69) * t76)), 12))  # unit.dp
        o1[i + 9 * B] = error  # error
        o2[i] = I2(t50 if t52 else I2(t50 * 2))  # unit.distance


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
    """Road move (action for unit). @qrs 36"""
    for i in range(rows):
        unit_arm = i1[i + 3 * B]
        unit_limbered = i1[i] != 0
        t2 = unit_arm <= 3
        unit_abandoned = i1[i + B] != 0
        t3 = (not unit_abandoned)
        t4 = (unit_arm >= 4) & (not (unit_arm <= 1) | unit_limbered & t3 | (unit_arm == 6) & t3)
        unit_on_road = i1[i + 2 * B] != 0
        unit_formation = i1[i + 4 * B]
        unit_nearest_enemy = i4[i]
        unit_enemy_at_end = i4[i + B]
        t5 = unit_on_road & (unit_formation == 2) & ((unit_nearest_enemy <= 7200) | (unit_enemy_at_end <= 7200))
        t6 = t4 | t5
        t7 = t4 | (not t6)
        unit_speed = i1[i + 5 * B]
        chosen_unit_distance = i4[i + 2 * B]
        t8 = chosen_unit_distance >= -2147483647
        t9 = I2(3600 + I2(unit_speed == 2) * 3600)
        error = I1(0)
        error = I1(7 if (not t7) & (t8 & (not (chosen_unit_distance >= 0) & (chosen_unit_distance <= t9))) else error)  # NotOpen
        error = I1(3 if unit_limbered & t2 | unit_abandoned & t2 | (unit_formation == 1) & (unit_arm >= 2) else error)  # IllegalState
        o1[i] = t7  # unit.distance.none
        o1[i + B] = I1(I1(0 if (not t4) & t5 else I1(I1(t4) * 2)) if t6 else 2)  # unit.verdict
        o1[i + 2 * B] = error  # error
        o2[i] = I4(I4(t8) * chosen_unit_distance)  # unit.distance
        o2[i + B] = I4(chosen_unit_distance if t8 else I4(t9))  # unit.distance.to


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
    """Evade (action for unit). @qrs 19, 38"""
    for i in range(rows):
        unit_doing = i1[i + 5 * B]
        unit_arm = i1[i + 6 * B]
        t2 = unit_arm >= 4
        t3 = unit_arm >= 2
        unit_limbered = i1[i] != 0
        t4 = unit_arm <= 3
        unit_abandoned = i1[i + B] != 0
        t5 = (not unit_abandoned)
        t6 = (unit_arm <= 1) | unit_limbered & t5 | (unit_arm == 6) & t5
        t7 = t2 & (not t6) & t5
        t8 = (not t7)
        t9 = (unit_arm >= 2) & (unit_arm <= 3)
        t10 = t8 & t9
        dice_1 = i1[i + 12 * B]
        dice_2 = i1[i + 13 * B]
        dice_3 = i1[i + 14 * B]
        t11 = dice_1 == 0
        t12 = dice_2 == 0
        t13 = (dice_1 == 1) | (dice_1 >= 6)
        t14 = (unit_arm <= 1) | (unit_arm >= 4)
        t15 = t14 & t6
        t16 = t9 | t6
        t17 = t8 & t15
        unit_total = I1(I1(dice_1 + dice_2) if t15 else I1(I1(dice_1 + dice_2) + dice_3))
        t18 = (not t15) & t14
        unit_dice = I1(2 if t15 else I1(I1((unit_arm >= 2) & (unit_arm <= 3)) * 3))
        t19 = (not t16)
        t20 = t18 | t7
        t21 = t18 | t19
        unit_inspiring = i1[i + 7 * B]
        t22 = (unit_inspiring >= 1) & (not t21)
        t23 = I1(unit_dice * 10)
        t24 = (not t22) & t21
        unit_initial_move = i1[i + 2 * B] != 0
        t25 = unit_initial_move & (not t24)
        t26 = I2(I2(I2(I2(unit_total) * 10) + I2(I1(t22) * t23)) + I2(I1(t25) * t23))
        t27 = (not t25) & t24
        unit_speed = i1[i + 8 * B]
        t28 = (unit_speed == 1) & (not t27)
        unit_formation = i1[i + 9 * B]
        t29 = unit_formation <= 1
        t30 = (unit_formation == 0) | t2
        unit_rough = i1[i + 3 * B] != 0
        unit_on_road = i1[i + 4 * B] != 0
        t31 = (not unit_on_road & (unit_formation == 2))
        unit_crossing = i1[i + 10 * B]
        t32 = unit_rough & t31 | (unit_crossing == 1) & t31
        t33 = I1(I1(I1(t16 & (dice_1 == 6)) + I1(t16 & (dice_2 == 6))) + I1(t9 & (dice_3 == 6)))
        t34 = t33 >= 1
        t35 = t8 & (t29 & t30 & (not t32) & t34)
        t36 = t29 & t32
        t37 = I1(
            I1(I1(t16 & ((dice_1 >= 5) & (dice_1 <= 6))) + I1(t16 & ((dice_2 >= 5) & (dice_2 <= 6))))
            + I1(t9 & (dice_3 >= 5))
        )
        t38 = t37 >= 1
        t39 = t8 & (t36 & t30 & t38)
        t40 = I1(I1(I1(t16 & (dice_1 == 4)) + I1(t16 & (dice_2 == 4))) + I1(t9 & (dice_3 == 4)))
        t41 = t40 >= 1
        t42 = t8 & (t36 & t3 & t41)
        t43 = unit_formation == 1
        t44 = t8 & (t32 & t43 & t34)
        unit_dp = i1[i + 11 * B]
        t45 = I1(I1(t35) * I1(I1(I1(min(t33, I1(max(I1(3 - unit_dp), 0)))) if t35 & t34 else t33) if t34 else t33))
        t46 = I1(unit_dp + t45)
        t47 = I1(I1(I1(min(t37, I1(max(I1(3 - I1(min(t46, 12))), 0)))) if t39 & t38 else t37) if t38 else t37)
        t48 = I1(t46 + I1(I1(t39) * t47))
        t49 = I1(I1(I1(min(t40, I1(max(I1(3 - I1(min(t48, 12))), 0)))) if t42 & t41 else t40) if t41 else t40)
        t50 = I1(t48 + I1(I1(t42) * t49))
        t51 = I1(I1(I1(min(t33, I1(max(I1(3 - I1(min(t50, 12))), 0)))) if t44 & t34 else t33) if t34 else t33)
        t52 = unit_limbered & t4 | (
            (unit_doing >= 1) & (unit_doing <= 2) | (unit_doing == 5)
        ) & (unit_formation <= 2)
        t53 = t10 & t13 | t10 & (
            (dice_2 == 1) | (dice_2 >= 6)
        ) | t10 & (dice_3 >= 7) | t17 & t13 | t17 & (dice_2 >= 7)
        error = I1(0)
        error = I1(1 if t8 & t19 else error)  # NoRule
        error = I1(6 if t53 else error)  # InputError
        error = I1(9 if t10 & t11 | t10 & t12 | t10 & (dice_3 == 0) | t17 & t11 | t17 & t12 else error)  # MissingDice
        error = I1(3 if t52 | unit_abandoned & t4 | t43 & t3 else error)  # IllegalState
        o1[i] = t20  # unit.move.total.none
        o1[i + B] = t20  # unit.move.natural.none
        o1[i + 2 * B] = t7  # unit.move.dice.none
        o1[i + 3 * B] = (not t28) & t27 | t7  # unit.move.distance.none
        o1[i + 4 * B] = I1(I1(t7) * 2)  # unit.move.verdict
        o1[i + 5 * B] = unit_total  # unit.move.total
        o1[i + 6 * B] = unit_total  # unit.move.natural
        o1[i + 7 * B] = unit_dice  # unit.move.dice
        o1[i + 8 * B] = I1(min(I1(t50 + I1(I1(t44) * t51)), 12))  # unit.dp
        o1[i + 9 * B] = error  # error
        o2[i] = I2(t26 if t28 else I2(t26 * 2))  # unit.move.distance


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
    """Charge (action for unit against enemy). @qrs 19, 190"""
    for i in range(rows):
        error = I1(0)
        o1[i] = error  # error


def charge_outrance(
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
    """Charge /xe0 l'outrance (action for unit against enemy). @qrs 19, 192"""
    for i in range(rows):
        unit_charging = i1[i] != 0
        unit_a_outrance = i1[i + B] != 0
        error = I1(0)
        error = I1(3 if unit_a_outrance & (not unit_charging) else error)  # IllegalState
        o1[i] = error  # error


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
    """Counter-charge (action for unit against enemy). @qrs 19, 190"""
    for i in range(rows):
        enemy_charging = i1[i] != 0
        unit_counter_charging = i1[i + B] != 0
        error = I1(0)
        o1[i] = enemy_charging | unit_counter_charging  # unit.counter_charging
        o1[i + B] = I1(2 - I1(enemy_charging) * 2)  # unit.verdict
        o1[i + 2 * B] = error  # error


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
    """formed (term for unit). @qrs 133, 236"""
    for i in range(rows):
        unit_formation = i1[i]
        error = I1(0)
        o1[i] = unit_formation <= 2  # unit.formed
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
    """in column (term for unit). @qrs 111, 131, 155"""
    for i in range(rows):
        unit_formation = i1[i]
        error = I1(0)
        o1[i] = (unit_formation >= 1) & (unit_formation <= 2)  # unit.in_column
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
    """inspired (term for unit). @qrs 35, 81"""
    for i in range(rows):
        unit_inspiring = i1[i]
        error = I1(0)
        o1[i] = unit_inspiring >= 1  # unit.inspired
        o1[i + B] = error  # error


def far(rows: int, i1: Array, i2: Array, i4: Array, i8: Array, o1: Array, o2: Array, o4: Array, o8: Array) -> None:
    """beyond 120 yd of enemy (term for unit). @qrs 29, 111, 113"""
    for i in range(rows):
        unit_nearest_enemy = i4[i]
        error = I1(0)
        o1[i] = unit_nearest_enemy >= 7201  # unit.far
        o1[i + B] = error  # error


def band(rows: int, i1: Array, i2: Array, i4: Array, i8: Array, o1: Array, o2: Array, o4: Array, o8: Array) -> None:
    """Range (value for unit). @qrs 147-150"""
    for i in range(rows):
        unit_arm = i1[i]
        unit_range = i4[i]
        t2 = unit_range <= 7200
        t3 = I1(
            -1
            if unit_arm != 4
            else I1(2 if t2 else I1(1 if unit_range <= 21600 else I1(-I1(unit_range >= 43201))))
        )
        t4 = I1(
            I1(2 if t2 else I1(1 if unit_range <= 14400 else I1(-I1(unit_range >= 28801))))
            if unit_arm >= 5
            else t3
        )
        error = I1(0)
        error = I1(1 if (unit_arm >= 2) & (unit_arm <= 3) else error)  # NoRule
        o1[i] = I1(I1(2 if unit_range <= 2400 else I1(-I1(unit_range >= 7201))) if unit_arm <= 1 else t4)  # unit.band
        o1[i + B] = error  # error


def reserve_fire(
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
    """Keep fire for close range (action for unit). @qrs 7, 15"""
    for i in range(rows):
        unit_arm = i1[i + B]
        unit_fire_reserved = i1[i] != 0
        error = I1(0)
        o1[i] = (unit_arm >= 4) | unit_fire_reserved  # unit.fire_reserved
        o1[i + B] = I1(2 - I1(unit_arm >= 4) * 2)  # unit.verdict
        o1[i + 2 * B] = error  # error


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
    """Direct artillery (action for unit against target). @qrs 152-161"""
    for i in range(rows):
        unit_arm = i1[i + 4 * B]
        t2 = unit_arm >= 4
        unit_abandoned = i1[i] != 0
        t3 = (not unit_abandoned)
        t4 = unit_arm <= 3
        t5 = (unit_arm >= 2) & (unit_arm <= 3)
        unit_range = i4[i]
        t6 = unit_range <= 7200
        t7 = I1(
            -1
            if unit_arm != 4
            else I1(2 if t6 else I1(1 if unit_range <= 21600 else I1(-I1(unit_range >= 43201))))
        )
        t8 = I1(
            I1(2 if t6 else I1(1 if unit_range <= 14400 else I1(-I1(unit_range >= 28801))))
            if unit_arm >= 5
            else t7
        )
        t9 = I1(I1(2 if unit_range <= 2400 else I1(-I1(unit_range >= 7201))) if unit_arm <= 1 else t8)
        t10 = t9 == -1
        t11 = unit_abandoned | t10
        t12 = (not t11)
        unit_fire_reserved = i1[i + B] != 0
        t13 = t9 == 2
        t14 = t9 <= 1
        t15 = unit_fire_reserved & t14
        t16 = t11 | t15
        t17 = t2 & (not t16)
        t18 = I1(
            -1
            if t4
            else I1(I1(t16) * I1(2 if t12 & t15 else I1(2 if t3 & t10 else I1(I1(unit_abandoned) * 2))))
        )
        dice_1 = i1[i + 11 * B]
        t19 = (not t17)
        unit_last_fire = i1[i + 5 * B]
        unit_same_range = i1[i + 2 * B] != 0
        target_formation = i1[i + 6 * B]
        unit_enfilade = i1[i + 3 * B] != 0
        t20 = I1(
            I1(I1(dice_1 + I1((unit_last_fire == 1) & unit_same_range)) + I1(-I1(unit_last_fire == 2)))
            + I1((target_formation >= 1) & (target_formation <= 2) | unit_enfilade)
        )
        unit_dp = i1[i + 7 * B]
        target_cover = i1[i + 8 * B]
        unit_total = I1(
            I1(I1(I1(t20 - unit_dp) + I1(-I1(t9 == 0))) + I1(-I1(target_cover == 2)))
            + I1(-I1(unit_arm == 6) + I1(unit_arm == 4))
        )
        unit_scored = I1(I1(1 + I1((unit_total <= 1) | (unit_total >= 4))) if t13 else 1)
        t21 = t13 & (unit_total <= 1) | t14 & ((unit_total <= 3) | ((t9 == -1) | (t9 == 2)))
        t22 = I1(I1(t17) * I1(0 if t21 else unit_scored))
        target_dp = i1[i + 9 * B]
        target_artillery_dp = i1[i + 10 * B]
        error = I1(0)
        error = I1(6 if t17 & (dice_1 >= 7) else error)  # InputError
        error = I1(9 if t17 & (dice_1 == 0) else error)  # MissingDice
        error = I1(1 if t2 & t3 & t5 | t2 & t12 & unit_fire_reserved & t5 | t17 & t5 | t17 & t10 else error)  # NoRule
        error = I1(3 if unit_abandoned & t4 else error)  # IllegalState
        o1[i] = t19  # unit.total.none
        o1[i + B] = t19  # unit.natural.none
        o1[i + 2 * B] = t19  # unit.dice.none
        o1[i + 3 * B] = t21 | t19  # unit.scored.none
        o1[i + 4 * B] = I1(t18 if t2 else 2)  # unit.verdict
        o1[i + 5 * B] = I1(unit_total if t17 else dice_1)  # unit.total
        o1[i + 6 * B] = unit_scored  # unit.scored
        o1[i + 7 * B] = I1(min(I1(target_dp + t22), 12))  # target.dp
        o1[i + 8 * B] = I1(min(I1(target_artillery_dp + t22), 12))  # target.artillery_dp
        o1[i + 9 * B] = error  # error


def indirect(
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
    """Indirect artillery (action for unit against target). @qrs 163-170"""
    for i in range(rows):
        unit_arm = i1[i + 3 * B]
        t2 = unit_arm >= 4
        unit_abandoned = i1[i] != 0
        t3 = (not unit_abandoned)
        t4 = unit_arm <= 3
        t5 = (unit_arm >= 2) & (unit_arm <= 3)
        unit_range = i4[i]
        t6 = unit_range <= 7200
        t7 = I1(
            -1
            if unit_arm != 4
            else I1(2 if t6 else I1(1 if unit_range <= 21600 else I1(-I1(unit_range >= 43201))))
        )
        t8 = I1(
            I1(2 if t6 else I1(1 if unit_range <= 14400 else I1(-I1(unit_range >= 28801))))
            if unit_arm >= 5
            else t7
        )
        t9 = I1(I1(2 if unit_range <= 2400 else I1(-I1(unit_range >= 7201))) if unit_arm <= 1 else t8)
        t10 = t9 == -1
        t11 = unit_abandoned | t10
        t12 = (not t11)
        unit_fire_reserved = i1[i + B] != 0
        t13 = unit_fire_reserved & (t9 <= 1)
        t14 = t11 | t13
        t15 = t2 & (not t14)
        t16 = I1(
            -1
            if t4
            else I1(I1(t14) * I1(2 if t12 & t13 else I1(2 if t3 & t10 else I1(I1(unit_abandoned) * 2))))
        )
        dice_1 = i1[i + 8 * B]
        t17 = (not t15)
        unit_last_fire = i1[i + 4 * B]
        target_moved_since = i1[i + 2 * B] != 0
        t18 = (unit_last_fire == 1) & (not target_moved_since)
        unit_total = I1(dice_1 + I1(t18))
        t19 = t15 & (unit_total >= 5)
        unit_result = I1(
            I1(I1(unit_total >= 2) + I1(unit_total >= 3) + I1(unit_total >= 4) + I1(unit_total >= 5))
            if t15
            else -1
        )
        unit_fall = i1[i + 5 * B]
        t20 = I1(
            3
            if t15 & (unit_total == 3)
            else I1(2 if t15 & (unit_total == 2) else I1(1 if t15 & (unit_total == 1) else unit_fall))
        )
        target_shot_distance = i4[i + B]
        target_shot_distance_2 = I4(0 if t19 else target_shot_distance)
        t21 = t15 & (target_shot_distance_2 <= 600)
        target_dp = i1[i + 6 * B]
        target_artillery_dp = i1[i + 7 * B]
        error = I1(0)
        error = I1(6 if t15 & (dice_1 >= 7) else error)  # InputError
        error = I1(9 if t15 & (dice_1 == 0) else error)  # MissingDice
        error = I1(1 if t2 & t3 & t5 | t2 & t12 & unit_fire_reserved & t5 else error)  # NoRule
        error = I1(3 if unit_abandoned & t4 else error)  # IllegalState
        o1[i] = t17  # unit.total.none
        o1[i + B] = t17  # unit.natural.none
        o1[i + 2 * B] = t17  # unit.dice.none
        o1[i + 3 * B] = I1(t16 if t2 else 2)  # unit.verdict
        o1[i + 4 * B] = I1(dice_1 + I1(I1(t15) * I1(t18)))  # unit.total
        o1[i + 5 * B] = unit_result  # unit.result
        o1[i + 6 * B] = I1(5 if t19 else I1(4 if t15 & (unit_total == 4) else t20))  # unit.fall
        o1[i + 7 * B] = I1(min(I1(target_dp + I1(t21)), 12))  # target.dp
        o1[i + 8 * B] = I1(min(I1(target_artillery_dp + I1(t21)), 12))  # target.artillery_dp
        o1[i + 9 * B] = error  # error
        o4[i] = target_shot_distance_2  # target.shot_distance


def near_shot(
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
    """Near the fall of shot (test for unit). @qrs 170"""
    for i in range(rows):
        unit_shot_distance = i4[i]
        t2 = unit_shot_distance <= 600
        unit_dp = i1[i]
        unit_artillery_dp = i1[i + B]
        error = I1(0)
        o1[i] = I1(min(I1(unit_dp + I1(t2)), 12))  # unit.dp
        o1[i + B] = I1(min(I1(unit_artillery_dp + I1(t2)), 12))  # unit.artillery_dp
        o1[i + 2 * B] = error  # error


def musketry(
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
    """Musketry (action for unit against target). @qrs 172-176"""
    for i in range(rows):
        unit_arm = i1[i]
        t2 = unit_arm >= 2
        unit_range = i4[i]
        t3 = unit_range >= 2401
        t4 = I1(-1 if t2 else I1(2 if unit_range <= 2400 else I1(-I1(unit_range >= 7201)))) == -1
        t5 = t2 | t4
        t6 = t5 | t3
        unit_verdict = I1(
            I1(0 if (not t5) & t3 else I1(2 if (unit_arm <= 1) & t4 else I1(I1(unit_arm >= 2) * 2)))
            if t6
            else 2
        )
        t7 = t5 | (not t6)
        t8 = (not t7)
        unit_shooting_stands = i1[i + B]
        unit_dp = i1[i + 2 * B]
        t9 = I1(max(I1(unit_shooting_stands - unit_dp), 0))
        target_cover = i1[i + 3 * B]
        unit_shots = I1(I1(-I1(I1(-t9) // 2)) if (unit_arm == 1) | (target_cover >= 1) else t9)
        t10 = unit_shots >= 1
        dice_1 = i1[i + 5 * B]
        t11 = unit_shots >= 2
        dice_2 = i1[i + 6 * B]
        t12 = unit_shots >= 3
        dice_3 = i1[i + 7 * B]
        t13 = unit_shots >= 4
        dice_4 = i1[i + 8 * B]
        t14 = unit_shots >= 5
        dice_5 = i1[i + 9 * B]
        t15 = unit_shots >= 6
        dice_6 = i1[i + 10 * B]
        t16 = unit_shots >= 7
        dice_7 = i1[i + 11 * B]
        t17 = unit_shots >= 8
        dice_8 = i1[i + 12 * B]
        t18 = unit_shots >= 9
        dice_9 = i1[i + 13 * B]
        t19 = unit_shots >= 10
        dice_10 = i1[i + 14 * B]
        t20 = unit_shots >= 11
        dice_11 = i1[i + 15 * B]
        t21 = unit_shots == 12
        dice_12 = i1[i + 16 * B]
        t22 = I1(I1(I1(I1(I1(t10) * dice_1) + I1(I1(t11) * dice_2)) + I1(I1(t12) * dice_3)) + I1(I1(t13) * dice_4))
        t23 = I1(
            I1(I1(I1(t22 + I1(I1(t14) * dice_5)) + I1(I1(t15) * dice_6)) + I1(I1(t16) * dice_7))
            + I1(I1(t17) * dice_8)
        )
        unit_total = I1(
            I1(I1(I1(t23 + I1(I1(t18) * dice_9)) + I1(I1(t19) * dice_10)) + I1(I1(t20) * dice_11))
            + I1(I1(t21) * dice_12)
        )
        t24 = I1(
            I1(I1(I1(t10 & (dice_1 == 6)) + I1(t11 & (dice_2 == 6))) + I1(t12 & (dice_3 == 6)))
            + I1(t13 & (dice_4 == 6))
        )
        t25 = I1(
            I1(I1(I1(t24 + I1(t14 & (dice_5 == 6))) + I1(t15 & (dice_6 == 6))) + I1(t16 & (dice_7 == 6)))
            + I1(t17 & (dice_8 == 6))
        )
        t26 = I1(I1(I1(t25 + I1(t18 & (dice_9 == 6))) + I1(t19 & (dice_10 == 6))) + I1(t20 & (dice_11 == 6)))
        t27 = I1(t26 + I1(t21 & (dice_12 == 6)))
        target_dp = i1[i + 4 * B]
        t28 = t8 & (
            t10 & (dice_1 == 0)
        ) | t8 & (t11 & (dice_2 == 0)) | t8 & (t12 & (dice_3 == 0)) | t8 & (t13 & (dice_4 == 0))
        t29 = t28 | t8 & (
            t14 & (dice_5 == 0)
        ) | t8 & (t15 & (dice_6 == 0)) | t8 & (t16 & (dice_7 == 0)) | t8 & (t17 & (dice_8 == 0))
        t30 = t29 | t8 & (t18 & (dice_9 == 0)) | t8 & (t19 & (dice_10 == 0)) | t8 & (t20 & (dice_11 == 0))
        t31 = t8 & (
            t10 & (dice_1 >= 7)
        ) | t8 & (t11 & (dice_2 >= 7)) | t8 & (t12 & (dice_3 >= 7)) | t8 & (t13 & (dice_4 >= 7))
        t32 = t31 | t8 & (
            t14 & (dice_5 >= 7)
        ) | t8 & (t15 & (dice_6 >= 7)) | t8 & (t16 & (dice_7 >= 7)) | t8 & (t17 & (dice_8 >= 7))
        t33 = t32 | t8 & (t18 & (dice_9 >= 7)) | t8 & (t19 & (dice_10 >= 7)) | t8 & (t20 & (dice_11 >= 7))
        error = I1(0)
        error = I1(6 if t33 | t8 & (t21 & (dice_12 >= 7)) else error)  # InputError
        error = I1(9 if t30 | t8 & (t21 & (dice_12 == 0)) else error)  # MissingDice
        o1[i] = t7  # unit.shots.none
        o1[i + B] = t7  # unit.total.none
        o1[i + 2 * B] = t7  # unit.natural.none
        o1[i + 3 * B] = t7  # unit.dice.none
        o1[i + 4 * B] = unit_verdict  # unit.verdict
        o1[i + 5 * B] = unit_shots  # unit.shots
        o1[i + 6 * B] = unit_total  # unit.total
        o1[i + 7 * B] = unit_total  # unit.natural
        o1[i + 8 * B] = unit_shots  # unit.dice
        o1[i + 9 * B] = I1(min(I1(target_dp + I1(I1(t8 & (t27 >= 1)) * t27)), 12))  # target.dp
        o1[i + 10 * B] = error  # error


LOOPS: dict[str, tuple[Callable[..., None], Names, Names]] = {
    'any_permitted': (
        any_permitted,
        ((), ('unit.arm', 'enemy.doing'), (), (), ()),
        ((), ('unit.may', 'error'), (), (), ()),
    ),
    'remain': (
        remain,
        ((), (), (), (), ()),
        ((), ('error',), (), (), ()),
    ),
    'combat_goes_on': (
        combat_goes_on,
        (('unit.remains', 'enemy.remains'), (), (), (), ()),
        (('unit.combat_goes_on',), ('error',), (), (), ()),
    ),
    'take_position': (
        take_position,
        (('unit.took_position',), ('unit.arm', 'enemy.doing', 'unit.dp'), (), (), ()),
        (('unit.took_position',), ('unit.verdict', 'unit.dp', 'error'), (), (), ()),
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
                'unit.crossing',
                'chosen.unit.dice',
                'chosen.unit.optional_die',
                'dice.1',
                'dice.2',
                'dice.3',
                ''
            ),
            (),
            ('unit.nearest_enemy', 'unit.enemy_at_end'),
            ()
        ),
        (
            ('unit.move.total.none', 'unit.move.natural.none', 'unit.move.dice.none', 'unit.move.distance.none'),
            (
                'unit.move.verdict',
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
    'out_of_reach': (
        out_of_reach,
        (('unit.behind_friends', 'unit.behind_obstacle'), (), (), ('unit.nearest_enemy',), ()),
        (('unit.out_of_reach',), ('error',), (), (), ()),
    ),
    'rout': (
        rout,
        (
            ('unit.limbered', 'unit.abandoned', 'unit.initial_move', 'unit.behind_friends', 'unit.behind_obstacle'),
            (
                'unit.formation',
                'unit.doing',
                'unit.arm',
                'unit.inspiring',
                'unit.speed',
                'dice.1',
                'dice.2',
                'dice.3'
            ),
            (),
            ('unit.nearest_enemy',),
            ()
        ),
        (
            ('unit.move.total.none', 'unit.move.natural.none', 'unit.move.dice.none', 'unit.move.distance.none'),
            ('unit.move.verdict', 'unit.move.total', 'unit.move.natural', 'unit.move.dice', 'unit.may', 'error'),
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
                'leader.rank',
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
            ('unit.limbered', 'unit.abandoned', 'unit.meets_enemy', 'enemy.caught'),
            (
                'unit.formation',
                'unit.doing',
                'unit.arm',
                'unit.inspiring',
                'unit.speed',
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
            (),
            ()
        ),
        (
            (
                'unit.move.total.none',
                'unit.move.natural.none',
                'unit.move.dice.none',
                'unit.move.distance.none',
                'unit.free_hack.total.none',
                'unit.free_hack.natural.none',
                'unit.free_hack.dice.none'
            ),
            (
                'unit.move.verdict',
                'unit.move.total',
                'unit.move.natural',
                'unit.move.dice',
                'unit.free_hack.total',
                'unit.free_hack.natural',
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
    'ride_through': (
        ride_through,
        (
            ('unit.meets_enemy', 'unit.meets_impassable', 'unit.rough', 'unit.on_road'),
            ('unit.inspiring', 'unit.formation', 'unit.crossing', 'unit.dp', 'dice.1', 'dice.2', 'dice.3'),
            (),
            ('chosen.unit.ride_dice',),
            ()
        ),
        (
            ('unit.stops_beyond.none', 'unit.total.none', 'unit.natural.none', 'unit.distance.none'),
            (
                'unit.ride_dice',
                'unit.ride_dice.to',
                'unit.total',
                'unit.natural',
                'unit.dice',
                'unit.dp',
                'unit.must',
                'error'
            ),
            ('unit.distance',),
            (),
            ()
        ),
    ),
    'ranks': (
        ranks,
        ((), ('unit.fourth_rank', 'unit.third_rank', 'unit.second_rank'), (), (), ()),
        (('unit.ranks.none',), ('unit.ranks', 'error'), (), (), ()),
    ),
    'deeper': (
        deeper,
        (
            (),
            (
                'unit.fourth_rank',
                'unit.third_rank',
                'unit.second_rank',
                'enemy.fourth_rank',
                'enemy.third_rank',
                'enemy.second_rank'
            ),
            (),
            (),
            ()
        ),
        (('unit.deeper',), ('error',), (), (), ()),
    ),
    'horse_charge': (
        horse_charge,
        (('unit.charging',), ('unit.arm',), (), (), ()),
        (('unit.horse_charge',), ('error',), (), (), ()),
    ),
    'charged_foot': (
        charged_foot,
        (('unit.charging',), ('unit.arm', 'enemy.arm'), (), (), ()),
        (('unit.charged_foot',), ('error',), (), (), ()),
    ),
    'charged_by_horse': (
        charged_by_horse,
        (('enemy.charging',), ('enemy.arm',), (), (), ()),
        (('unit.charged_by_horse',), ('error',), (), (), ()),
    ),
    'thin_target': (
        thin_target,
        ((), ('unit.arm', 'unit.fourth_rank', 'unit.third_rank', 'unit.second_rank'), (), (), ()),
        (('unit.thin_target',), ('error',), (), (), ()),
    ),
    'in_reach': (
        in_reach,
        ((), (), ('unit.enemy_angle',), ('unit.enemy_ahead',), ()),
        (('unit.in_reach',), ('error',), (), (), ()),
    ),
    'counted': (
        counted,
        (
            ('unit.charging',),
            (
                'unit.arm',
                'unit.stands_in_contact',
                'unit.left_bases',
                'unit.right_bases',
                'unit.formation',
                'unit.first_rank',
                'unit.second_rank',
                'unit.third_rank',
                'unit.fourth_rank',
                'unit.bases_facing'
            ),
            ('unit.enemy_angle',),
            ('unit.enemy_ahead',),
            ()
        ),
        (('unit.counted.none',), ('unit.counted', 'error'), (), (), ()),
    ),
    'pike_dice': (
        pike_dice,
        (('unit.charging',), ('enemy.arm',), (), (), ()),
        (('unit.pike_dice.none',), ('unit.pike_dice', 'error'), (), (), ()),
    ),
    'numbers': (
        numbers,
        (
            ('unit.charging',),
            (
                'unit.arm',
                'unit.stands_in_contact',
                'unit.left_bases',
                'unit.right_bases',
                'unit.formation',
                'unit.first_rank',
                'unit.second_rank',
                'unit.third_rank',
                'unit.fourth_rank',
                'unit.bases_facing',
                'unit.pike_bases',
                'enemy.arm'
            ),
            ('unit.enemy_angle',),
            ('unit.enemy_ahead',),
            ()
        ),
        (('unit.numbers.none',), ('unit.numbers', 'error'), (), (), ()),
    ),
    'combat': (
        combat,
        (
            (
                'unit.charging',
                'unit.advantage_of_ground',
                'unit.counter_charging',
                'unit.a_outrance',
                'unit.platoon_fire',
                'unit.moved',
                'enemy.charging',
                'enemy.from_behind',
                'enemy.advantage_of_ground',
                'enemy.counter_charging',
                'enemy.a_outrance',
                'enemy.platoon_fire',
                'enemy.moved',
                'unit.from_behind',
                'unit.abandoned',
                'unit.crew_killed',
                'enemy.abandoned',
                'enemy.crew_killed'
            ),
            (
                'unit.arm',
                'unit.stands_in_contact',
                'unit.left_bases',
                'unit.right_bases',
                'unit.formation',
                'unit.first_rank',
                'unit.second_rank',
                'unit.third_rank',
                'unit.fourth_rank',
                'unit.bases_facing',
                'unit.pike_bases',
                'enemy.arm',
                'unit.grade',
                'unit.inspiring',
                'unit.doing',
                'enemy.fourth_rank',
                'enemy.third_rank',
                'enemy.second_rank',
                'unit.dp',
                'unit.struck_on',
                'enemy.stands_in_contact',
                'enemy.left_bases',
                'enemy.right_bases',
                'enemy.formation',
                'enemy.first_rank',
                'enemy.bases_facing',
                'enemy.pike_bases',
                'enemy.grade',
                'enemy.inspiring',
                'enemy.doing',
                'enemy.dp',
                'enemy.struck_on',
                'enemy.cover',
                'unit.cover',
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
                'dice.24',
                'dice.25',
                'dice.26',
                'dice.27',
                'dice.28',
                'dice.29',
                'dice.30',
                'dice.31',
                'dice.32',
                'dice.33',
                'dice.34',
                'dice.35',
                'dice.36',
                'dice.37',
                'dice.38',
                'dice.39',
                'dice.40',
                'dice.41',
                'dice.42',
                'dice.43',
                'dice.44',
                'dice.45',
                'dice.46',
                'dice.47',
                'dice.48',
                'dice.49',
                'dice.50',
                'dice.51',
                'dice.52',
                'dice.53',
                'dice.54',
                'dice.55',
                'dice.56',
                'dice.57',
                'dice.58',
                'dice.59',
                'dice.60',
                'dice.61',
                'dice.62',
                'dice.63',
                'dice.64',
                'dice.65',
                'dice.66',
                'dice.67',
                'dice.68',
                'dice.69',
                'dice.70',
                'dice.71',
                'dice.72',
                'dice.73',
                'dice.74',
                'dice.75',
                'dice.76',
                'dice.77',
                'dice.78',
                'dice.79',
                'dice.80',
                'dice.81',
                'dice.82',
                'dice.83',
                'dice.84',
                'dice.85',
                'dice.86',
                'dice.87',
                'dice.88',
                'dice.89',
                'dice.90',
                'dice.91',
                'dice.92',
                'dice.93',
                'dice.94',
                'dice.95',
                'dice.96',
                'dice.97',
                'dice.98',
                'dice.99',
                'dice.100',
                'dice.101',
                'dice.102',
                'dice.103',
                'dice.104',
                'dice.105',
                'dice.106',
                'dice.107',
                'dice.108',
                'dice.109',
                'dice.110',
                'dice.111',
                'dice.112',
                'dice.113',
                'dice.114',
                'dice.115',
                'dice.116',
                'dice.117',
                'dice.118',
                'dice.119',
                'dice.120',
                'dice.121',
                'dice.122',
                'dice.123',
                'dice.124',
                'dice.125',
                'dice.126',
                'dice.127',
                'dice.128',
                'dice.129',
                'dice.130',
                'dice.131',
                'dice.132',
                'dice.133',
                'dice.134',
                'dice.135',
                'dice.136',
                'dice.137',
                'dice.138',
                'dice.139',
                'dice.140',
                ''
            ),
            ('unit.enemy_angle', 'enemy.enemy_angle'),
            ('unit.enemy_ahead', 'enemy.enemy_ahead'),
            ()
        ),
        (
            (
                'unit.strength.none',
                'enemy.strength.none',
                'unit.abandoned',
                'unit.crew_killed',
                'enemy.abandoned',
                'enemy.crew_killed'
            ),
            (
                'unit.strength',
                'enemy.strength',
                'unit.dice',
                'enemy.dice',
                'unit.margin',
                'enemy.margin',
                'unit.result',
                'enemy.result',
                'unit.hits',
                'enemy.hits',
                'unit.dp',
                'enemy.dp',
                'unit.must',
                'unit.may',
                'enemy.must',
                'enemy.may',
                'error'
            ),
            ('unit.total', 'unit.natural', 'enemy.total', 'enemy.natural'),
            (),
            ()
        ),
    ),
    'control_radius': (
        control_radius,
        ((), ('leader.rank',), (), (), ()),
        ((), ('leader.control_radius', 'error'), (), (), ()),
    ),
    'in_radius': (
        in_radius,
        (('leader.attached', 'leader.killed'), ('leader.rank',), (), ('unit.leader_distance',), ()),
        (('unit.in_radius',), ('error',), (), (), ()),
    ),
    'lead_controlled': (
        lead_controlled,
        (
            ('unit.lead_attached', 'leader.attached', 'leader.killed'),
            ('leader.rank',),
            (),
            ('unit.lead_distance',),
            ()
        ),
        (('unit.lead_controlled',), ('error',), (), (), ()),
    ),
    'missed_charge': (
        missed_charge,
        (('unit.charged_last_turn', 'unit.contacted_last_turn'), (), (), (), ()),
        (('unit.missed_charge',), ('error',), (), (), ()),
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
                'leader.rank',
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
    'influence': (
        influence,
        (('leader.attached', 'leader.killed'), (), (), (), ()),
        ((), ('leader.verdict', 'leader.may', 'error'), (), (), ()),
    ),
    'steady': (
        steady,
        (('leader.attached', 'unit.leader_attached', 'leader.killed'), ('unit.dp',), (), (), ()),
        ((), ('leader.verdict', 'unit.dp', 'unit.must', 'error'), (), (), ()),
    ),
    'inspire': (
        inspire,
        (('leader.attached', 'unit.leader_attached', 'leader.killed'), ('unit.inspiring',), (), (), ()),
        ((), ('leader.verdict', 'unit.inspiring', 'error'), (), (), ()),
    ),
    'risk': (
        risk,
        (('leader.killed',), ('leader.wounds', 'leader.actions', 'dice.1', 'dice.2'), (), (), ()),
        (
            (
                'leader.leader_hit.total.none',
                'leader.leader_hit.natural.none',
                'leader.leader_hit.dice.none',
                'leader.killed'
            ),
            ('leader.result', 'leader.leader_hit.result', 'leader.wounds', 'leader.actions', 'error'),
            (),
            (),
            ()
        ),
    ),
    'leader_hit': (
        leader_hit,
        (('leader.killed',), ('leader.wounds', 'leader.actions', 'dice.1'), (), (), ()),
        (('leader.killed',), ('leader.result', 'leader.wounds', 'leader.actions', 'error'), (), (), ()),
    ),
    'part_spent': (
        part_spent,
        ((), ('unit.time',), (), (), ()),
        (('unit.part_spent',), ('error',), (), (), ()),
    ),
    'wheel': (
        wheel,
        ((), ('unit.formation', 'unit.dp'), (), ('unit.nearest_enemy',), ()),
        ((), ('unit.dp', 'error'), (), (), ()),
    ),
    'change_formation': (
        change_formation,
        ((), ('unit.time', 'unit.dp'), (), ('unit.nearest_enemy',), ()),
        ((), ('unit.verdict', 'unit.result', 'unit.time', 'unit.dp', 'error'), (), (), ()),
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
        (('unit.under_fire',), ('unit.crossing', 'unit.time', 'unit.dp'), (), (), ()),
        ((), ('unit.verdict', 'unit.result', 'unit.time', 'unit.dp', 'error'), (), (), ()),
    ),
    'about_face': (
        about_face,
        (('unit.under_fire',), ('unit.time', 'unit.arm', 'unit.dp'), (), ('unit.nearest_enemy',), ()),
        ((), ('unit.verdict', 'unit.time', 'unit.dp', 'error'), (), (), ()),
    ),
    'incline': (
        incline,
        ((), ('unit.arm', 'unit.grade'), (), (), ()),
        (('unit.sideways.none',), ('unit.verdict', 'error'), (), (), ()),
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
    'pass_gap': (
        pass_gap,
        (('unit.to_column',), ('unit.time', 'unit.dp', 'unit.arm', 'unit.speed'), (), ('unit.nearest_enemy',), ()),
        (
            (),
            (
                'unit.verdict',
                'unit.change_formation.verdict',
                'unit.change_formation.result',
                'unit.time',
                'unit.dp',
                'unit.speed',
                'error'
            ),
            (),
            (),
            ()
        ),
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
    'heartened': (
        heartened,
        (('unit.rode_through', 'unit.took_position'), ('unit.dp',), (), (), ()),
        ((), ('unit.dp', 'error'), (), (), ()),
    ),
    'redress': (
        redress,
        (
            ('unit.in_combat', 'unit.moved', 'unit.under_fire'),
            ('unit.artillery_dp', 'unit.grade', 'unit.dp'),
            (),
            (),
            ()
        ),
        ((), ('unit.verdict', 'unit.dp', 'error'), (), (), ()),
    ),
    'unlimbered': (
        unlimbered,
        (('unit.limbered',), ('unit.arm',), (), (), ()),
        (('unit.unlimbered',), ('error',), (), (), ()),
    ),
    'infantry_speed': (
        infantry_speed,
        (('unit.limbered', 'unit.abandoned'), ('unit.arm',), (), (), ()),
        (('unit.infantry_speed',), ('error',), (), (), ()),
    ),
    'fixed_gun': (
        fixed_gun,
        (('unit.limbered', 'unit.abandoned'), ('unit.arm',), (), (), ()),
        (('unit.fixed_gun',), ('error',), (), (), ()),
    ),
    'fast': (
        fast,
        ((), ('unit.doing',), (), (), ()),
        (('unit.fast',), ('error',), (), (), ()),
    ),
    'tires': (
        tires,
        ((), ('unit.formation',), (), (), ()),
        (('unit.tires',), ('error',), (), (), ()),
    ),
    'hampered': (
        hampered,
        (('unit.rough', 'unit.on_road'), ('unit.formation', 'unit.crossing'), (), (), ()),
        (('unit.hampered',), ('error',), (), (), ()),
    ),
    'tactical': (
        tactical,
        ((), (), (), ('unit.nearest_enemy', 'unit.enemy_at_end'), ()),
        (('unit.tactical',), ('error',), (), (), ()),
    ),
    'pivot': (
        pivot,
        (('unit.limbered',), ('unit.arm',), (), (), ()),
        ((), ('unit.verdict', 'error'), (), (), ()),
    ),
    'march': (
        march,
        (
            ('unit.limbered', 'unit.abandoned', 'unit.on_road'),
            ('unit.arm', 'unit.formation', 'unit.speed'),
            (),
            ('unit.nearest_enemy', 'unit.enemy_at_end', 'chosen.unit.distance'),
            ()
        ),
        (('unit.distance.none',), ('unit.verdict', 'error'), ('unit.distance', 'unit.distance.to'), (), ()),
    ),
    'move': (
        move,
        (
            ('unit.limbered', 'unit.abandoned', 'unit.initial_move', 'unit.rough', 'unit.on_road'),
            (
                'unit.arm',
                'unit.doing',
                'unit.inspiring',
                'unit.speed',
                'unit.formation',
                'unit.crossing',
                'unit.dp',
                'chosen.unit.dice',
                'chosen.unit.optional_die',
                'dice.1',
                'dice.2',
                'dice.3',
                ''
            ),
            (),
            ('unit.nearest_enemy', 'unit.enemy_at_end'),
            ()
        ),
        (
            ('unit.total.none', 'unit.natural.none', 'unit.dice.none', 'unit.distance.none'),
            ('unit.verdict', 'unit.total', 'unit.natural', 'unit.dice', 'unit.dp', 'error'),
            ('unit.distance',),
            (),
            ()
        ),
    ),
    'road_move': (
        road_move,
        (
            ('unit.limbered', 'unit.abandoned', 'unit.on_road'),
            ('unit.arm', 'unit.formation', 'unit.speed'),
            (),
            ('unit.nearest_enemy', 'unit.enemy_at_end', 'chosen.unit.distance'),
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
                'unit.speed',
                'unit.formation',
                'unit.crossing',
                'unit.dp',
                'dice.1',
                'dice.2',
                'dice.3'
            ),
            (),
            (),
            ()
        ),
        (
            ('unit.move.total.none', 'unit.move.natural.none', 'unit.move.dice.none', 'unit.move.distance.none'),
            ('unit.move.verdict', 'unit.move.total', 'unit.move.natural', 'unit.move.dice', 'unit.dp', 'error'),
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
    'charge_outrance': (
        charge_outrance,
        (('unit.charging', 'unit.a_outrance'), (), (), (), ()),
        ((), ('error',), (), (), ()),
    ),
    'counter_charge': (
        counter_charge,
        (('enemy.charging', 'unit.counter_charging'), (), (), (), ()),
        (('unit.counter_charging',), ('unit.verdict', 'error'), (), (), ()),
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
    'band': (
        band,
        ((), ('unit.arm',), (), ('unit.range',), ()),
        ((), ('unit.band', 'error'), (), (), ()),
    ),
    'reserve_fire': (
        reserve_fire,
        (('unit.fire_reserved',), ('unit.arm',), (), (), ()),
        (('unit.fire_reserved',), ('unit.verdict', 'error'), (), (), ()),
    ),
    'artillery': (
        artillery,
        (
            ('unit.abandoned', 'unit.fire_reserved', 'unit.same_range', 'unit.enfilade'),
            (
                'unit.arm',
                'unit.last_fire',
                'target.formation',
                'unit.dp',
                'target.cover',
                'target.dp',
                'target.artillery_dp',
                'dice.1'
            ),
            (),
            ('unit.range',),
            ()
        ),
        (
            ('unit.total.none', 'unit.natural.none', 'unit.dice.none', 'unit.scored.none'),
            ('unit.verdict', 'unit.total', 'unit.scored', 'target.dp', 'target.artillery_dp', 'error'),
            (),
            (),
            ()
        ),
    ),
    'indirect': (
        indirect,
        (
            ('unit.abandoned', 'unit.fire_reserved', 'target.moved_since'),
            ('unit.arm', 'unit.last_fire', 'unit.fall', 'target.dp', 'target.artillery_dp', 'dice.1'),
            (),
            ('unit.range', 'target.shot_distance'),
            ()
        ),
        (
            ('unit.total.none', 'unit.natural.none', 'unit.dice.none'),
            ('unit.verdict', 'unit.total', 'unit.result', 'unit.fall', 'target.dp', 'target.artillery_dp', 'error'),
            (),
            ('target.shot_distance',),
            ()
        ),
    ),
    'near_shot': (
        near_shot,
        ((), ('unit.dp', 'unit.artillery_dp'), (), ('unit.shot_distance',), ()),
        ((), ('unit.dp', 'unit.artillery_dp', 'error'), (), (), ()),
    ),
    'musketry': (
        musketry,
        (
            (),
            (
                'unit.arm',
                'unit.shooting_stands',
                'unit.dp',
                'target.cover',
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
                'dice.12'
            ),
            (),
            ('unit.range',),
            ()
        ),
        (
            ('unit.shots.none', 'unit.total.none', 'unit.natural.none', 'unit.dice.none'),
            ('unit.verdict', 'unit.shots', 'unit.total', 'unit.natural', 'unit.dice', 'target.dp', 'error'),
            (),
            (),
            ()
        ),
    ),
}
