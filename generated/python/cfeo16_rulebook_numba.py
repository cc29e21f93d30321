"""Close Fire and European Order: 16th century: the loops of cfeo16_rulebook_batch, one row after the other,
for numba to compile.

Made by rulec from rules/cfeo16_rulebook; not to be edited. NAME.resolve_many(columns, compiled=True) of
cfeo16_rulebook_batch uses them. All columns of a width lie end to end in one array, each of B cells; LOOPS
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


def after_order(
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
    """Who moves and decides first after combat (test for unit against enemy). @book 495, 497"""
    for i in range(rows):
        unit_score = i1[i + B]
        enemy_score = i1[i + 2 * B]
        t2 = enemy_score <= unit_score
        unit_the_lower_score_moves_first_and_chooses_first = (not t2)
        t3 = unit_score > enemy_score
        unit_the_higher_score_follows = t2 & t3
        t4 = unit_the_lower_score_moves_first_and_chooses_first | t3
        unit_initiative = i1[i] != 0
        unit_equal_the_side_with_the_initiative_second = (not t4) & unit_initiative
        t5 = t4 | unit_initiative
        t6 = I1(
            2
            if unit_equal_the_side_with_the_initiative_second
            else I1(1 if unit_the_higher_score_follows else I1(-I1(t2)))
        )
        unit_must = I1(
            I1(unit_the_lower_score_moves_first_and_chooses_first | (not t5))
            + I1(I1(unit_the_higher_score_follows | unit_equal_the_side_with_the_initiative_second) * 2)
        )
        error = I1(0)
        o1[i] = I1(t6 if t5 else 3)  # unit.result
        o1[i + B] = unit_must  # unit.must
        o1[i + 2 * B] = error  # error


def decide_first(
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
    """Decide first (action for unit). @book 495, 497"""
    for i in range(rows):
        error = I1(0)
        o1[i] = error  # error


def decide_second(
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
    """Decide second (action for unit). @book 497"""
    for i in range(rows):
        error = I1(0)
        o1[i] = error  # error


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
    """Stay in place (action for unit). @book 499, 501"""
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
    """combat goes on next turn (term for unit against enemy). @book 501, 505"""
    for i in range(rows):
        unit_gave_way = i1[i + B]
        enemy_gave_way = i1[i + 2 * B]
        unit_took_position = i1[i] != 0
        error = I1(0)
        o1[i] = (unit_gave_way == 0) & (enemy_gave_way == 0) | (enemy_gave_way == 1) & unit_took_position  # unit.combat_goes_on
        o1[i + B] = error  # error


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
    """Fall back (action for unit). @book 503"""
    for i in range(rows):
        error = I1(0)
        o1[i] = error  # error


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
    """Take the position (action for unit against enemy). @book 499, 505"""
    for i in range(rows):
        unit_arm = i1[i + 3 * B]
        enemy_gave_way = i1[i + 4 * B]
        t2 = unit_arm >= 5
        t3 = (unit_arm <= 4) & (enemy_gave_way >= 1)
        unit_took_position = i1[i] != 0
        unit_took_position_2 = t3 | unit_took_position
        unit_moved_in_combat = i1[i + B] != 0
        unit_contact = i1[i + 2 * B] != 0
        error = I1(0)
        error = I1(3 if unit_took_position & t2 | unit_took_position_2 & t2 else error)  # IllegalState
        o1[i] = unit_took_position_2  # unit.took_position
        o1[i + B] = t3 | unit_moved_in_combat  # unit.moved_in_combat
        o1[i + 2 * B] = t3 & (enemy_gave_way == 1) | unit_contact  # unit.contact
        o1[i + 3 * B] = I1(2 - I1(t3) * 2)  # unit.verdict
        o1[i + 4 * B] = error  # error


def stuck(
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
    """wholly blocked, with no way round (term for unit). @book 511, 515"""
    for i in range(rows):
        unit_way_blocked = i1[i + B]
        unit_way_round = i1[i] != 0
        error = I1(0)
        o1[i] = (unit_way_blocked == 2) & (not unit_way_round)  # unit.stuck
        o1[i + B] = error  # error


def split(
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
    """partly blocked, with no way round (term for unit). @book 511, 515"""
    for i in range(rows):
        unit_way_blocked = i1[i + B]
        unit_way_round = i1[i] != 0
        error = I1(0)
        o1[i] = (unit_way_blocked == 1) & (not unit_way_round)  # unit.split
        o1[i + B] = error  # error


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
    """Retire (action for unit). @book 509, 511

    It flows round both sides of an obstacle where it can.
    """
    for i in range(rows):
        unit_arm = i1[i + 16 * B]
        t2 = unit_arm >= 8
        t3 = unit_arm <= 7
        unit_way_blocked = i1[i + 17 * B]
        unit_way_round = i1[i] != 0
        t4 = (not unit_way_round)
        t5 = (unit_way_blocked == 2) & t4
        t6 = t3 & t5
        unit_stands = i1[i + 18 * B]
        unit_grade = i1[i + 19 * B]
        t7 = I1(min(I1(I1(unit_stands + I1(-I1(unit_grade == 4))) + I1((unit_grade <= 1) | (unit_arm == 3))), 6))
        unit_dp = i1[i + 20 * B]
        t8 = I1(max(I1(t7 - unit_dp), 0))
        unit_casualties = i1[i + 21 * B]
        t9 = I1(unit_dp + I1(I1(t6) * I1(min(t8, 1))))
        t10 = t3 & ((unit_way_blocked == 1) & t4)
        t11 = I1(max(I1(t7 - I1(min(t9, 6))), 0))
        t12 = I1(I1(unit_casualties + I1(I1(t6) * I1(max(I1(1 - t8), 0)))) + I1(I1(t10) * I1(max(I1(1 - t11), 0))))
        t13 = I1(t9 + I1(I1(t10) * I1(min(t11, 1))))
        t14 = t3 & (not t5)
        unit_formation = i1[i + 22 * B]
        t15 = I1(2 if t14 else unit_formation)
        unit_doing = i1[i + 23 * B]
        unit_doing_2 = I1(5 if t14 else unit_doing)
        unit_gave_way = i1[i + 24 * B]
        t16 = (unit_arm >= 5) & (unit_arm <= 7)
        t17 = unit_arm <= 4
        unit_going = i1[i + 25 * B]
        unit_on_road = i1[i + B] != 0
        t18 = (unit_arm >= 5) & (unit_going >= 7) & (not unit_on_road)
        unit_surrendered = i1[i + 2 * B] != 0
        t19 = t18 | unit_surrendered
        t20 = (unit_doing_2 >= 1) & (unit_doing_2 <= 2) | (unit_doing_2 >= 4)
        unit_charge_kind = i1[i + 26 * B]
        t21 = unit_charge_kind == 1
        t22 = (unit_charge_kind >= 1) & (unit_charge_kind <= 2)
        t23 = t20 | t22
        t24 = (not t23)
        t25 = t19 | t23
        unit_halted = i1[i + 3 * B] != 0
        unit_fired = i1[i + 4 * B] != 0
        unit_time = i1[i + 27 * B]
        unit_abandoned = i1[i + 5 * B] != 0
        t26 = unit_halted | unit_fired & ((unit_arm == 1) | (unit_arm >= 8)) | (unit_time == 2) | unit_abandoned
        t27 = t26 | unit_surrendered
        t28 = (not t25) & t27
        t29 = t25 | t27
        unit_limbered = i1[i + 6 * B] != 0
        t30 = t2 & (not unit_limbered)
        t31 = (not t30)
        t32 = t30 & (unit_arm == 8)
        t33 = (not t29) & t32
        t34 = t29 | t32
        unit_deviation = i2[i]
        t35 = (unit_deviation >= 1351) & (t15 != 2)
        t36 = (not t34) & t35
        t37 = t34 | t35
        unit_road_last_turn = i1[i + 7 * B] != 0
        unit_dice_last_turn = i1[i + 28 * B]
        t38 = I1(2 if unit_road_last_turn else unit_dice_last_turn)
        unit_barred = i1[i + 8 * B] != 0
        t39 = t16 & (t38 == 3) & (not unit_barred)
        t40 = I1(
            2
            if t28
            else I1(0 if (not t19) & t23 else I1(2 if (not t18) & unit_surrendered else I1(I1(t18) * 2)))
        )
        unit_move_verdict = I1(
            I1(I1(t37 | t39) * I1(1 if (not t37) & t39 else I1(2 if t36 else I1(2 if t33 else t40))))
            if t14
            else -1
        )
        t41 = t14 & (not t19 | t28 | t33 | t36)
        t42 = (not t41)
        t43 = t20 & t16
        t44 = (not t43)
        t45 = t41 & t43
        dice_1 = i1[i + 33 * B]
        dice_2 = i1[i + 34 * B]
        dice_3 = i1[i + 35 * B]
        t46 = dice_1 == 0
        t47 = dice_2 == 0
        t48 = (dice_1 == 1) | (dice_1 >= 6)
        t49 = (dice_2 == 1) | (dice_2 >= 6)
        t50 = t20 & t17
        t51 = t44 & t50
        t52 = t43 | t50
        t53 = t41 & t51
        t54 = dice_2 >= 7
        t55 = I1(dice_1 + dice_2)
        t56 = t16 & (t38 == 0)
        unit_with_d6 = i1[i + 9 * B] != 0
        t57 = t56 & unit_with_d6
        t58 = (not t52) & t57
        t59 = t52 | t57
        t60 = t41 & t58
        t61 = (not t59) & t56
        t62 = t59 | t56
        t63 = t41 & t61
        chosen_unit_dice = i1[i + 31 * B]
        t64 = chosen_unit_dice == -128
        t65 = (chosen_unit_dice >= -127) & (chosen_unit_dice <= 0) | (chosen_unit_dice >= 3)
        t66 = chosen_unit_dice == 2
        t67 = t66 & t47
        t68 = t66 & t49
        t69 = I1(dice_1 + I1(I1(t66) * dice_2))
        t70 = (not t62) & t16
        t71 = t62 | t16
        t72 = t41 & t70
        chosen_unit_optional_die = i1[i + 32 * B]
        t73 = chosen_unit_optional_die == -128
        t74 = (
            chosen_unit_optional_die >= -127
        ) & (chosen_unit_optional_die <= -1) | (chosen_unit_optional_die >= 2)
        t75 = chosen_unit_optional_die == 1
        t76 = i1[i + (33 + min(max(int(chosen_unit_dice), 0), 3)) * B]
        t77 = I1(
            I1(t69 + I1(I1(t75) * t76))
            if t70
            else I1(t69 if t61 else I1(t55 if t58 else I1(t55 if t51 else I1(I1(dice_1 + dice_2) + dice_3))))
        )
        t78 = I1(
            I1(chosen_unit_dice + I1(I1(chosen_unit_optional_die == 1)))
            if t70
            else I1(chosen_unit_dice if t61 else I1(2 if t58 else I1(2 if t51 else I1(I1(t43) * 3))))
        )
        t79 = t70 & t75
        t80 = (not t71) & t17
        t81 = t71 | t17
        t82 = t41 & t80
        t83 = unit_going >= 2
        t84 = unit_limbered & t83
        t85 = (not t81) & t84
        t86 = t81 | t84
        t87 = t41 & t85
        t88 = (not t86) & unit_limbered
        t89 = t86 | unit_limbered
        t90 = t41 & t88
        unit_total = I1(
            t69
            if t88
            else I1(dice_1 if t85 else I1(I1(dice_1 + I1(I1(t75) * dice_2)) if t80 else t77))
        )
        t91 = (not t88) & ((not t85) & ((not t80) & ((not t70) & ((not t61) & ((not t58) & ((not t51) & t44))))))
        unit_dice = I1(
            chosen_unit_dice
            if t88
            else I1(1 if t85 else I1(I1(1 + I1(chosen_unit_optional_die == 1)) if t80 else t78))
        )
        t92 = t59 | t61 & t66 | t70 & t66 | t80 & t75 | t88 & t66
        t93 = t91 | t42
        t94 = t30 & (unit_arm == 9)
        t95 = (not t94)
        t96 = t30 & (unit_arm == 10)
        t97 = t95 & t96
        t98 = t94 | t96
        t99 = (not t98) & t31
        t100 = (not t99)
        t101 = I2(I2(unit_total) * 10)
        t102 = I2(t101 if t99 else I2(I1(I1(t97) * 20) + 20))
        t103 = I2(I2(t99) * t101)
        t104 = t99 & t91 | t100 & ((not t97) & t95)
        unit_inspiring = i1[i + 29 * B]
        t105 = (unit_inspiring >= 1) & (not t104)
        t106 = (not t105)
        t107 = I1(unit_dice * 10)
        t108 = I2(t103 + I2(t107))
        t109 = I2(t102 + I2(t107))
        t110 = I2(min(t108, t109))
        t111 = I2(max(t108, t109))
        t112 = I2(t111 if t105 else t102)
        t113 = t105 & (t100 & (not t110 == t111)) | t106 & t100
        t114 = I2(t110 if t105 else t103)
        t115 = t106 & t104
        unit_initial_move = i1[i + 10 * B] != 0
        t116 = unit_initial_move & ((unit_doing_2 == 1) | (unit_doing_2 >= 4)) & (not t115)
        t117 = (not t116)
        t118 = I2(t114 + I2(t107))
        t119 = I2(t112 + I2(t107))
        t120 = I2(min(t118, t119))
        t121 = I2(max(t118, t119))
        t122 = I2(t121 if t116 else t112)
        t123 = t116 & (t113 & (not t120 == t121)) | t117 & t113
        t124 = I2(t120 if t116 else t114)
        t125 = t117 & t115
        unit_nearest_enemy = i4[i]
        unit_nearest_cover = i4[i + B]
        t126 = (unit_nearest_enemy >= 7201) & (unit_nearest_cover >= 7201) & (not t22 | t30)
        t127 = t126 & (not t125)
        t128 = (not t127)
        t129 = I2(t124 * 2)
        t130 = I2(t122 * 2)
        t131 = I2(min(t129, t130))
        t132 = I2(max(t129, t130))
        t133 = I2(t132 if t127 else t122)
        t134 = t127 & (t123 & (not t131 == t132)) | t128 & t123
        t135 = I2(t131 if t127 else t124)
        t136 = t128 & t125
        unit_speed = i1[i + 30 * B]
        t137 = (unit_speed == 1) & t24 & (not t136)
        t138 = (not t137)
        t139 = I2(min(t135, t133))
        t140 = I2(max(t135, t133))
        t141 = I2(t140 if t137 else I2(t133 * 2))
        t142 = t137 & (t134 & (not t139 == t140)) | t138 & t134
        t143 = I2(t139 if t137 else I2(t135 * 2))
        t144 = t138 & t136
        t145 = (unit_time == 1) & t24 & (not t144)
        t146 = (not t145)
        t147 = I2(min(t143, t141))
        t148 = I2(max(t143, t141))
        t149 = t145 & (t142 & (not t147 == t148)) | t146 & t142
        t150 = t146 & t144
        t151 = t126 & (not t150)
        t152 = (not t151)
        unit_free_way = i4[i + 2 * B]
        t153 = I2(I2(t147 if t145 else I2(t143 * 2)) * 15)
        t154 = I4(min(I4(t153), unit_free_way))
        t155 = I2(I2(t148 if t145 else I2(t141 * 2)) * 15)
        t156 = I4(min(I4(t155), unit_free_way))
        t157 = I4(min(t154, t156))
        t158 = I4(max(t154, t156))
        t159 = I4(t158 if t151 else I4(t155))
        t160 = t151 & (t149 & (not t157 == t158)) | t152 & t149
        t161 = I4(t157 if t151 else I4(t153))
        t162 = t152 & t150
        chosen_unit_distance = i4[i + 3 * B]
        t163 = t160 & (chosen_unit_distance >= -2147483647)
        t164 = (not t162)
        t165 = t41 & (t163 & t164 & (not (t161 <= chosen_unit_distance) & (chosen_unit_distance <= t159)))
        t166 = I4(chosen_unit_distance if t163 else t159)
        t167 = (not t163) & t160
        unit_distance = I4(chosen_unit_distance if t163 else t161)
        t168 = t162 | t42
        unit_wheel_way = i2[i + B]
        t169 = I2(-unit_wheel_way)
        t170 = I4(I4(0 if t162 else unit_distance) + I4(t169))
        t171 = I4(I4(0 if t162 else t166) + I4(t169))
        t172 = I4(min(t170, t171))
        t173 = I4(max(t170, t171))
        t174 = I4(max(t172, 0))
        t175 = I4(max(t173, 0))
        t176 = I4(min(t174, t175))
        t177 = I4(max(t174, t175))
        chosen_unit_forward = i4[i + 4 * B]
        t178 = t167 & (not t172 == t173) & (not t176 == t177) & (chosen_unit_forward >= -2147483647)
        t179 = I4(min(unit_distance, t166))
        t180 = I4(max(unit_distance, t166))
        chosen_unit_aside = i4[i + 5 * B]
        t181 = t167 & (not t179 == t180) & (chosen_unit_aside >= -2147483647)
        t182 = I8(I8(chosen_unit_aside) * 2)
        t183 = I4(chosen_unit_aside * 2)
        t184 = t15 == 0
        t185 = I1(
            I1(I1(I1(t89 & (dice_1 == 6)) + I1(t92 & (dice_2 == 6))) + I1(t43 & (dice_3 == 6)))
            + I1(t79 & (t76 == 6))
        )
        t186 = t185 >= 1
        t187 = t41 & (t184 & (unit_going <= 1) & t186)
        t188 = t15 != 1
        t189 = I1(
            I1(I1(t89 & ((dice_1 >= 5) & (dice_1 <= 6))) + I1(t92 & ((dice_2 >= 5) & (dice_2 <= 6))))
            + I1(t43 & (dice_3 >= 5))
        )
        t190 = I1(t189 + I1(t79 & (t76 >= 5)))
        t191 = t190 >= 1
        t192 = t41 & (t83 & (t17 & t184 | t16 & t188 | t30) & t191)
        t193 = I1(
            I1(I1(I1(t89 & (dice_1 == 4)) + I1(t92 & (dice_2 == 4))) + I1(t43 & (dice_3 == 4)))
            + I1(t79 & (t76 == 4))
        )
        t194 = t193 >= 1
        t195 = t41 & (t83 & t16 & t188 & t194)
        t196 = I1(I1(I1(min(t185, I1(max(I1(3 - I1(min(t13, 6))), 0)))) if t187 & t186 else t185) if t186 else t185)
        t197 = I1(t13 + I1(I1(t187) * t196))
        t198 = I1(
            I1(I1(min(t190, I1(max(I1(3 - I1(min(t197, 6))), 0)))) if t192 & t191 else t190)
            if t191
            else t190
        )
        t199 = I1(t197 + I1(I1(t192) * t198))
        t200 = I1(
            I1(I1(min(t193, I1(max(I1(3 - I1(min(t199, 6))), 0)))) if t195 & t194 else t193)
            if t194
            else t193
        )
        t201 = unit_arm == 4
        unit_formation_2 = I1(2 if t41 & t201 else t15)
        unit_moved = i1[i + 11 * B] != 0
        unit_moved_2 = t41 & t24 | unit_moved
        unit_moved_in_combat = i1[i + 12 * B] != 0
        unit_behind_friends = i1[i + 13 * B] != 0
        unit_behind_obstacle = i1[i + 14 * B] != 0
        t202 = t3 & (not unit_initial_move)
        unit_caught = i1[i + 15 * B] != 0
        t203 = (unit_arm == 3) | (unit_arm == 7)
        t204 = unit_formation != 2
        t205 = unit_charge_kind >= 1
        t206 = t21 & ((unit_arm == 3) | (unit_arm == 6))
        t207 = unit_formation_2 != 2
        t208 = t203 & t204 | t201 & unit_moved & t204 | t2 & (unit_formation <= 2) | (unit_formation == 3) & t3
        t209 = t208 | unit_limbered & t3 | t2 & (unit_stands >= 2) | (unit_stands == 1) & t3 | (
            (unit_doing >= 1) & (unit_doing <= 2) | (unit_doing >= 4)
        ) & (t204 & t3)
        t210 = t209 | t205 & ((unit_doing == 1) | (unit_doing >= 3)) | t206 & (unit_doing != 2) | t21 & t2
        t211 = t45 & t46 | t45 & t47 | t45 & (dice_3 == 0) | t53 & t46 | t53 & t47 | t60 & t46 | t60 & t47
        t212 = t45 & t48 | t45 & t49 | t45 & (dice_3 >= 7) | t53 & t48 | t53 & t54 | t60 & t48 | t60 & t54
        t213 = t72 & t46 | t72 & t67 | t72 & (t75 & (t76 == 0)) | t82 & t46 | t82 & (t75 & t47) | t87 & t46
        t214 = t72 & t48 | t72 & t68 | t72 & (t75 & (t76 >= 7)) | t82 & t48 | t82 & (t75 & t54) | t87 & t48
        t215 = t165 | t41 & (
            t178 & (not (t176 <= chosen_unit_forward) & (chosen_unit_forward <= t177))
        ) | t41 & (t181 & t164 & (not (t179 <= t182) & (t182 <= t180)))
        t216 = t203 & t207 | t201 & unit_moved_2 & t207 | t2 & (
            unit_formation_2 <= 2
        ) | (unit_formation_2 == 3) & t3
        t217 = t216 | t20 & (t207 & t3) | t205 & (
            (unit_doing_2 == 1) | (unit_doing_2 >= 3)
        ) | t206 & (unit_doing_2 != 2)
        unit_may = I1(
            I1(I1(I1(t3 & (unit_behind_friends | unit_behind_obstacle)) * 2) + I1(I1(t202) * 4))
            + I1(I1(t202) * 8)
        )
        error = I1(0)
        error = I1(3 if t217 else error)  # IllegalState
        error = I1(7 if t215 else error)  # NotOpen
        error = I1(1 if t41 & (not t98 | t31) else error)  # NoRule
        error = I1(6 if t214 | t90 & t48 | t90 & t68 else error)  # InputError
        error = I1(9 if t213 | t90 & t46 | t90 & t67 else error)  # MissingDice
        error = I1(10 if t72 & t73 | t82 & t73 | t90 & t64 else error)  # NeedsChoice
        error = I1(6 if t63 & t48 | t63 & t68 else error)  # InputError
        error = I1(9 if t63 & t46 | t63 & t67 else error)  # MissingDice
        error = I1(7 if t63 & t65 | t72 & t65 | t72 & t74 | t82 & t74 | t90 & t65 else error)  # NotOpen
        error = I1(10 if t63 & t64 | t72 & t64 else error)  # NeedsChoice
        error = I1(6 if t212 else error)  # InputError
        error = I1(9 if t211 else error)  # MissingDice
        error = I1(3 if t210 | (unit_charge_kind == 2) & ((unit_arm <= 4) | (unit_arm >= 8)) | unit_abandoned & t3 else error)  # IllegalState
        o1[i] = t93  # unit.move.total.none
        o1[i + B] = t93  # unit.move.natural.none
        o1[i + 2 * B] = t42  # unit.move.dice.none
        o1[i + 3 * B] = t168  # unit.move.distance.none
        o1[i + 4 * B] = t42  # unit.move.forward.none
        o1[i + 5 * B] = t168  # unit.move.aside.none
        o1[i + 6 * B] = unit_moved_2  # unit.moved
        o1[i + 7 * B] = t41 & t23 | unit_moved_in_combat  # unit.moved_in_combat
        o1[i + 8 * B] = I1(1 + I1(unit_arm >= 8) * 2)  # unit.verdict
        o1[i + 9 * B] = unit_move_verdict  # unit.move.verdict
        o1[i + 10 * B] = unit_total  # unit.move.total
        o1[i + 11 * B] = unit_total  # unit.move.natural
        o1[i + 12 * B] = unit_dice  # unit.move.dice
        o1[i + 13 * B] = I1(min(t12, 12))  # unit.casualties
        o1[i + 14 * B] = I1(min(I1(t199 + I1(I1(t195) * t200)), 6))  # unit.dp
        o1[i + 15 * B] = unit_formation_2  # unit.formation
        o1[i + 16 * B] = unit_doing_2  # unit.doing
        o1[i + 17 * B] = I1(2 if t14 else unit_gave_way)  # unit.gave_way
        o1[i + 18 * B] = I1(I1(t6) + I1(I1(t3 & unit_caught) * 16))  # unit.must
        o1[i + 19 * B] = unit_may  # unit.may
        o1[i + 20 * B] = error  # error
        o2[i] = unit_distance  # unit.move.distance
        o2[i + B] = t166  # unit.move.distance.to
        o2[i + 2 * B] = I4(chosen_unit_forward if t178 else t176)  # unit.move.forward
        o2[i + 3 * B] = I4(chosen_unit_forward if t178 else t177)  # unit.move.forward.to
        o2[i + 4 * B] = I4(t183 if t181 else t179)  # unit.move.aside
        o2[i + 5 * B] = I4(t183 if t181 else t180)  # unit.move.aside.to


def rout(rows: int, i1: Array, i2: Array, i4: Array, i8: Array, o1: Array, o2: Array, o4: Array, o8: Array) -> None:
    """Rout (action for unit). @book 513, 515

    Later moves are made in the pursuer's move phase while he pursues.
    """
    for i in range(rows):
        unit_way_blocked = i1[i + 15 * B]
        unit_way_round = i1[i] != 0
        t2 = (not unit_way_round)
        t3 = (unit_way_blocked == 2) & t2
        unit_casualties = i1[i + 16 * B]
        t4 = (not t3)
        unit_nearest_enemy = i4[i]
        unit_surrendered = i1[i + B] != 0
        unit_surrendered_2 = t3 & (unit_nearest_enemy <= 2400) | unit_surrendered
        unit_formation = i1[i + 17 * B]
        t5 = I1(unit_formation if t3 else 2)
        unit_doing = i1[i + 18 * B]
        unit_doing_2 = I1(unit_doing if t3 else 1)
        unit_gave_way = i1[i + 19 * B]
        unit_arm = i1[i + 20 * B]
        t6 = unit_arm >= 8
        t7 = unit_arm <= 7
        t8 = (unit_arm >= 5) & (unit_arm <= 7)
        unit_going = i1[i + 21 * B]
        t9 = unit_arm <= 4
        unit_on_road = i1[i + 2 * B] != 0
        t10 = (unit_arm >= 5) & (unit_going >= 7) & (not unit_on_road)
        t11 = t10 | unit_surrendered_2
        t12 = (unit_doing_2 >= 1) & (unit_doing_2 <= 2) | (unit_doing_2 >= 4)
        unit_charge_kind = i1[i + 22 * B]
        t13 = unit_charge_kind == 1
        t14 = (unit_charge_kind >= 1) & (unit_charge_kind <= 2)
        t15 = t12 | t14
        t16 = (not t15)
        t17 = t11 | t15
        unit_halted = i1[i + 3 * B] != 0
        unit_fired = i1[i + 4 * B] != 0
        unit_time = i1[i + 23 * B]
        unit_abandoned = i1[i + 5 * B] != 0
        t18 = unit_halted | unit_fired & ((unit_arm == 1) | (unit_arm >= 8)) | (unit_time == 2) | unit_abandoned
        t19 = t18 | unit_surrendered_2
        t20 = (not t17) & t19
        t21 = t17 | t19
        unit_limbered = i1[i + 6 * B] != 0
        t22 = t6 & (not unit_limbered)
        t23 = (not t22)
        t24 = t22 & (unit_arm == 8)
        t25 = (not t21) & t24
        t26 = t21 | t24
        unit_deviation = i2[i]
        t27 = (unit_deviation >= 1351) & (t5 != 2)
        t28 = (not t26) & t27
        t29 = t26 | t27
        unit_road_last_turn = i1[i + 7 * B] != 0
        unit_dice_last_turn = i1[i + 24 * B]
        t30 = I1(2 if unit_road_last_turn else unit_dice_last_turn)
        unit_barred = i1[i + 8 * B] != 0
        t31 = t8 & (t30 == 3) & (not unit_barred)
        t32 = I1(
            2
            if t20
            else I1(0 if (not t11) & t15 else I1(2 if (not t10) & unit_surrendered_2 else I1(I1(t10) * 2)))
        )
        unit_move_verdict = I1(
            -1
            if t3
            else I1(I1(t29 | t31) * I1(1 if (not t29) & t31 else I1(2 if t28 else I1(2 if t25 else t32))))
        )
        t33 = t4 & (not t11 | t20 | t25 | t28)
        t34 = (not t33)
        t35 = t12 & t8
        t36 = (not t35)
        t37 = t33 & t35
        dice_1 = i1[i + 30 * B]
        dice_2 = i1[i + 31 * B]
        dice_3 = i1[i + 32 * B]
        t38 = dice_1 == 0
        t39 = dice_2 == 0
        t40 = (dice_1 == 1) | (dice_1 >= 6)
        t41 = (dice_2 == 1) | (dice_2 >= 6)
        t42 = t12 & t9
        t43 = t36 & t42
        t44 = t35 | t42
        t45 = t33 & t43
        t46 = dice_2 >= 7
        t47 = I1(dice_1 + dice_2)
        t48 = t8 & (t30 == 0)
        unit_with_d6 = i1[i + 9 * B] != 0
        t49 = t48 & unit_with_d6
        t50 = (not t44) & t49
        t51 = t44 | t49
        t52 = t33 & t50
        t53 = (not t51) & t48
        t54 = t51 | t48
        t55 = t33 & t53
        chosen_unit_dice = i1[i + 28 * B]
        t56 = chosen_unit_dice == -128
        t57 = (chosen_unit_dice >= -127) & (chosen_unit_dice <= 0) | (chosen_unit_dice >= 3)
        t58 = chosen_unit_dice == 2
        t59 = t58 & t39
        t60 = t58 & t41
        t61 = I1(dice_1 + I1(I1(t58) * dice_2))
        t62 = (not t54) & t8
        t63 = t54 | t8
        t64 = t33 & t62
        chosen_unit_optional_die = i1[i + 29 * B]
        t65 = chosen_unit_optional_die == -128
        t66 = (
            chosen_unit_optional_die >= -127
        ) & (chosen_unit_optional_die <= -1) | (chosen_unit_optional_die >= 2)
        t67 = chosen_unit_optional_die == 1
        t68 = i1[i + (30 + min(max(int(chosen_unit_dice), 0), 3)) * B]
        t69 = I1(
            I1(t61 + I1(I1(t67) * t68))
            if t62
            else I1(t61 if t53 else I1(t47 if t50 else I1(t47 if t43 else I1(I1(dice_1 + dice_2) + dice_3))))
        )
        t70 = I1(
            I1(chosen_unit_dice + I1(I1(chosen_unit_optional_die == 1)))
            if t62
            else I1(chosen_unit_dice if t53 else I1(2 if t50 else I1(2 if t43 else I1(I1(t35) * 3))))
        )
        t71 = t62 & t67
        t72 = (not t63) & t9
        t73 = t63 | t9
        t74 = t33 & t72
        t75 = unit_going >= 2
        t76 = unit_limbered & t75
        t77 = (not t73) & t76
        t78 = t73 | t76
        t79 = t33 & t77
        t80 = (not t78) & unit_limbered
        t81 = t78 | unit_limbered
        t82 = t33 & t80
        unit_total = I1(
            t61
            if t80
            else I1(dice_1 if t77 else I1(I1(dice_1 + I1(I1(t67) * dice_2)) if t72 else t69))
        )
        t83 = (not t80) & ((not t77) & ((not t72) & ((not t62) & ((not t53) & ((not t50) & ((not t43) & t36))))))
        unit_dice = I1(
            chosen_unit_dice
            if t80
            else I1(1 if t77 else I1(I1(1 + I1(chosen_unit_optional_die == 1)) if t72 else t70))
        )
        t84 = t51 | t53 & t58 | t62 & t58 | t72 & t67 | t80 & t58
        t85 = t83 | t34
        t86 = t22 & (unit_arm == 9)
        t87 = (not t86)
        t88 = t22 & (unit_arm == 10)
        t89 = t87 & t88
        t90 = t86 | t88
        t91 = (not t90) & t23
        t92 = (not t91)
        t93 = I2(I2(unit_total) * 10)
        t94 = I2(t93 if t91 else I2(I1(I1(t89) * 20) + 20))
        t95 = I2(I2(t91) * t93)
        t96 = t91 & t83 | t92 & ((not t89) & t87)
        unit_inspiring = i1[i + 25 * B]
        t97 = (unit_inspiring >= 1) & (not t96)
        t98 = (not t97)
        t99 = I1(unit_dice * 10)
        t100 = I2(t95 + I2(t99))
        t101 = I2(t94 + I2(t99))
        t102 = I2(min(t100, t101))
        t103 = I2(max(t100, t101))
        t104 = I2(t103 if t97 else t94)
        t105 = t97 & (t92 & (not t102 == t103)) | t98 & t92
        t106 = I2(t102 if t97 else t95)
        t107 = t98 & t96
        unit_initial_move = i1[i + 10 * B] != 0
        t108 = unit_initial_move & ((unit_doing_2 == 1) | (unit_doing_2 >= 4)) & (not t107)
        t109 = (not t108)
        t110 = I2(t106 + I2(t99))
        t111 = I2(t104 + I2(t99))
        t112 = I2(min(t110, t111))
        t113 = I2(max(t110, t111))
        t114 = I2(t113 if t108 else t104)
        t115 = t108 & (t105 & (not t112 == t113)) | t109 & t105
        t116 = I2(t112 if t108 else t106)
        t117 = t109 & t107
        unit_nearest_cover = i4[i + B]
        t118 = (unit_nearest_enemy >= 7201) & (unit_nearest_cover >= 7201) & (not t14 | t22)
        t119 = t118 & (not t117)
        t120 = (not t119)
        t121 = I2(t116 * 2)
        t122 = I2(t114 * 2)
        t123 = I2(min(t121, t122))
        t124 = I2(max(t121, t122))
        t125 = I2(t124 if t119 else t114)
        t126 = t119 & (t115 & (not t123 == t124)) | t120 & t115
        t127 = I2(t123 if t119 else t116)
        t128 = t120 & t117
        unit_speed = i1[i + 26 * B]
        t129 = (unit_speed == 1) & t16 & (not t128)
        t130 = (not t129)
        t131 = I2(min(t127, t125))
        t132 = I2(max(t127, t125))
        t133 = I2(t132 if t129 else I2(t125 * 2))
        t134 = t129 & (t126 & (not t131 == t132)) | t130 & t126
        t135 = I2(t131 if t129 else I2(t127 * 2))
        t136 = t130 & t128
        t137 = (unit_time == 1) & t16 & (not t136)
        t138 = (not t137)
        t139 = I2(min(t135, t133))
        t140 = I2(max(t135, t133))
        t141 = t137 & (t134 & (not t139 == t140)) | t138 & t134
        t142 = t138 & t136
        t143 = t118 & (not t142)
        t144 = (not t143)
        unit_free_way = i4[i + 2 * B]
        t145 = I2(I2(t139 if t137 else I2(t135 * 2)) * 15)
        t146 = I4(min(I4(t145), unit_free_way))
        t147 = I2(I2(t140 if t137 else I2(t133 * 2)) * 15)
        t148 = I4(min(I4(t147), unit_free_way))
        t149 = I4(min(t146, t148))
        t150 = I4(max(t146, t148))
        t151 = I4(t150 if t143 else I4(t147))
        t152 = t143 & (t141 & (not t149 == t150)) | t144 & t141
        t153 = I4(t149 if t143 else I4(t145))
        t154 = t144 & t142
        chosen_unit_distance = i4[i + 3 * B]
        t155 = t152 & (chosen_unit_distance >= -2147483647)
        t156 = (not t154)
        t157 = t33 & (t155 & t156 & (not (t153 <= chosen_unit_distance) & (chosen_unit_distance <= t151)))
        t158 = I4(chosen_unit_distance if t155 else t151)
        t159 = (not t155) & t152
        unit_distance = I4(chosen_unit_distance if t155 else t153)
        t160 = t154 | t34
        unit_wheel_way = i2[i + B]
        t161 = I2(-unit_wheel_way)
        t162 = I4(I4(0 if t154 else unit_distance) + I4(t161))
        t163 = I4(I4(0 if t154 else t158) + I4(t161))
        t164 = I4(min(t162, t163))
        t165 = I4(max(t162, t163))
        t166 = I4(max(t164, 0))
        t167 = I4(max(t165, 0))
        t168 = I4(min(t166, t167))
        t169 = I4(max(t166, t167))
        chosen_unit_forward = i4[i + 4 * B]
        t170 = t159 & (not t164 == t165) & (not t168 == t169) & (chosen_unit_forward >= -2147483647)
        t171 = I4(min(unit_distance, t158))
        t172 = I4(max(unit_distance, t158))
        chosen_unit_aside = i4[i + 5 * B]
        t173 = t159 & (not t171 == t172) & (chosen_unit_aside >= -2147483647)
        t174 = I8(I8(chosen_unit_aside) * 2)
        t175 = I4(chosen_unit_aside * 2)
        t176 = t5 == 0
        t177 = I1(
            I1(I1(I1(t81 & (dice_1 == 6)) + I1(t84 & (dice_2 == 6))) + I1(t35 & (dice_3 == 6)))
            + I1(t71 & (t68 == 6))
        )
        t178 = t177 >= 1
        t179 = t33 & (t176 & (unit_going <= 1) & t178)
        t180 = t5 != 1
        t181 = I1(
            I1(I1(t81 & ((dice_1 >= 5) & (dice_1 <= 6))) + I1(t84 & ((dice_2 >= 5) & (dice_2 <= 6))))
            + I1(t35 & (dice_3 >= 5))
        )
        t182 = I1(t181 + I1(t71 & (t68 >= 5)))
        t183 = t182 >= 1
        t184 = t33 & (t75 & (t9 & t176 | t8 & t180 | t22) & t183)
        t185 = I1(
            I1(I1(I1(t81 & (dice_1 == 4)) + I1(t84 & (dice_2 == 4))) + I1(t35 & (dice_3 == 4)))
            + I1(t71 & (t68 == 4))
        )
        t186 = t185 >= 1
        t187 = t33 & (t75 & t8 & t180 & t186)
        unit_dp = i1[i + 27 * B]
        t188 = I1(
            I1(t179) * I1(I1(I1(min(t177, I1(max(I1(3 - unit_dp), 0)))) if t179 & t178 else t177) if t178 else t177)
        )
        t189 = I1(unit_dp + t188)
        t190 = I1(
            I1(I1(min(t182, I1(max(I1(3 - I1(min(t189, 6))), 0)))) if t184 & t183 else t182)
            if t183
            else t182
        )
        t191 = I1(t189 + I1(I1(t184) * t190))
        t192 = I1(
            I1(I1(min(t185, I1(max(I1(3 - I1(min(t191, 6))), 0)))) if t187 & t186 else t185)
            if t186
            else t185
        )
        t193 = unit_arm == 4
        unit_formation_2 = I1(2 if t33 & t193 else t5)
        unit_moved = i1[i + 11 * B] != 0
        unit_moved_2 = t33 & t16 | unit_moved
        unit_moved_in_combat = i1[i + 12 * B] != 0
        t194 = I1(
            I1(I1(unit_casualties + I1(t3)) + I1((unit_way_blocked == 1) & t2))
            + I1((not unit_initial_move) & t4)
        )
        unit_behind_friends = i1[i + 13 * B] != 0
        unit_behind_obstacle = i1[i + 14 * B] != 0
        t195 = (unit_arm == 3) | (unit_arm == 7)
        t196 = unit_formation != 2
        t197 = unit_charge_kind >= 1
        t198 = t13 & ((unit_arm == 3) | (unit_arm == 6))
        t199 = unit_formation_2 != 2
        t200 = t195 & t196 | t193 & unit_moved & t196 | t6 & (unit_formation <= 2) | (unit_formation == 3) & t7
        t201 = t200 | unit_limbered & t7 | ((unit_doing >= 1) & (unit_doing <= 2) | (unit_doing >= 4)) & (t196 & t7)
        t202 = t201 | t197 & ((unit_doing == 1) | (unit_doing >= 3)) | t198 & (unit_doing != 2) | t13 & t6
        t203 = t37 & t38 | t37 & t39 | t37 & (dice_3 == 0) | t45 & t38 | t45 & t39 | t52 & t38 | t52 & t39
        t204 = t37 & t40 | t37 & t41 | t37 & (dice_3 >= 7) | t45 & t40 | t45 & t46 | t52 & t40 | t52 & t46
        t205 = t64 & t38 | t64 & t59 | t64 & (t67 & (t68 == 0)) | t74 & t38 | t74 & (t67 & t39) | t79 & t38
        t206 = t64 & t40 | t64 & t60 | t64 & (t67 & (t68 >= 7)) | t74 & t40 | t74 & (t67 & t46) | t79 & t40
        t207 = t157 | t33 & (
            t170 & (not (t168 <= chosen_unit_forward) & (chosen_unit_forward <= t169))
        ) | t33 & (t173 & t156 & (not (t171 <= t174) & (t174 <= t172)))
        t208 = t195 & t199 | t193 & unit_moved_2 & t199 | t6 & (
            unit_formation_2 <= 2
        ) | (unit_formation_2 == 3) & t7
        t209 = t208 | t12 & (t199 & t7) | t197 & (
            (unit_doing_2 == 1) | (unit_doing_2 >= 3)
        ) | t198 & (unit_doing_2 != 2)
        unit_must = I1(
            I1(t3)
            + I1(I1(unit_behind_friends | unit_behind_obstacle | (unit_nearest_enemy >= 14400)) * 2)
        )
        error = I1(0)
        error = I1(3 if t209 else error)  # IllegalState
        error = I1(7 if t207 else error)  # NotOpen
        error = I1(1 if t33 & (not t90 | t23) else error)  # NoRule
        error = I1(6 if t206 | t82 & t40 | t82 & t60 else error)  # InputError
        error = I1(9 if t205 | t82 & t38 | t82 & t59 else error)  # MissingDice
        error = I1(10 if t64 & t65 | t74 & t65 | t82 & t56 else error)  # NeedsChoice
        error = I1(6 if t55 & t40 | t55 & t60 else error)  # InputError
        error = I1(9 if t55 & t38 | t55 & t59 else error)  # MissingDice
        error = I1(7 if t55 & t57 | t64 & t57 | t64 & t66 | t74 & t66 | t82 & t57 else error)  # NotOpen
        error = I1(10 if t55 & t56 | t64 & t56 else error)  # NeedsChoice
        error = I1(6 if t204 else error)  # InputError
        error = I1(9 if t203 else error)  # MissingDice
        error = I1(3 if t202 | (unit_charge_kind == 2) & ((unit_arm <= 4) | (unit_arm >= 8)) | unit_abandoned & t7 else error)  # IllegalState
        o1[i] = t85  # unit.move.total.none
        o1[i + B] = t85  # unit.move.natural.none
        o1[i + 2 * B] = t34  # unit.move.dice.none
        o1[i + 3 * B] = t160  # unit.move.distance.none
        o1[i + 4 * B] = t34  # unit.move.forward.none
        o1[i + 5 * B] = t160  # unit.move.aside.none
        o1[i + 6 * B] = unit_surrendered_2  # unit.surrendered
        o1[i + 7 * B] = unit_moved_2  # unit.moved
        o1[i + 8 * B] = t33 & t15 | unit_moved_in_combat  # unit.moved_in_combat
        o1[i + 9 * B] = unit_move_verdict  # unit.move.verdict
        o1[i + 10 * B] = unit_total  # unit.move.total
        o1[i + 11 * B] = unit_total  # unit.move.natural
        o1[i + 12 * B] = unit_dice  # unit.move.dice
        o1[i + 13 * B] = I1(min(t194, 12))  # unit.casualties
        o1[i + 14 * B] = unit_formation_2  # unit.formation
        o1[i + 15 * B] = unit_doing_2  # unit.doing
        o1[i + 16 * B] = I1(unit_gave_way if t3 else 3)  # unit.gave_way
        o1[i + 17 * B] = I1(min(I1(t191 + I1(I1(t187) * t192)), 6))  # unit.dp
        o1[i + 18 * B] = unit_must  # unit.must
        o1[i + 19 * B] = error  # error
        o2[i] = unit_distance  # unit.move.distance
        o2[i + B] = t158  # unit.move.distance.to
        o2[i + 2 * B] = I4(chosen_unit_forward if t170 else t168)  # unit.move.forward
        o2[i + 3 * B] = I4(chosen_unit_forward if t170 else t169)  # unit.move.forward.to
        o2[i + 4 * B] = I4(t175 if t173 else t171)  # unit.move.aside
        o2[i + 5 * B] = I4(t175 if t173 else t172)  # unit.move.aside.to


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
    """Rally (action for unit against leader). @book 178, 515"""
    for i in range(rows):
        unit_doing = i1[i + 9 * B]
        t2 = unit_doing == 1
        unit_wishes_to_cease = i1[i] != 0
        unit_wishes_to_cease_2 = t2 | unit_wishes_to_cease
        unit_charged_last_turn = i1[i + B] != 0
        unit_contacted_last_turn = i1[i + 2 * B] != 0
        t3 = unit_charged_last_turn & (not unit_contacted_last_turn)
        t4 = (unit_doing >= 1) & (unit_doing <= 3)
        t5 = unit_wishes_to_cease_2 & t4
        t6 = t3 | t5
        unit_leader_attached = i1[i + 3 * B] != 0
        t7 = unit_leader_attached & t4
        t8 = t6 | t7
        t9 = (not t8) & unit_leader_attached
        t10 = t8 | unit_leader_attached
        t11 = (not t10)
        leader_rank = i1[i + 10 * B]
        t12 = leader_rank == 0
        unit_own_leader = i1[i + 4 * B] != 0
        t13 = t12 | (leader_rank == 2) & unit_own_leader
        t14 = t2 & t11 & t13
        unit_leader_distance = i4[i]
        t15 = leader_rank == 1
        leader_ability = i1[i + 11 * B]
        t16 = (leader_ability == 1) & ((leader_rank == 0) | (leader_rank == 2)) & (leader_rank != 1)
        t17 = I1(
            I1(3 - I1(leader_rank >= 2) - I1(leader_rank == 3))
            if t16
            else I1(2 - I1(leader_rank >= 2) - I1(leader_rank == 3))
        )
        t18 = (not t16) & t15
        t19 = leader_ability == 2
        t20 = t19 & t12 & (not t18)
        t21 = I1(t17 - I1(t20))
        t22 = (not t20) & t18
        leader_wounds = i1[i + 12 * B]
        t23 = leader_wounds >= 1
        t24 = (not t22)
        t25 = t23 & (t24 & (t21 >= 2)) & t24
        t26 = I2(I2(I2(I1(max(I1(I1(0 if (not t25) & t22 else I1(t21 - I1(t25))) - 1), 0)) * 40) + 60) * 60)
        leader_attached = i1[i + 5 * B] != 0
        t27 = (not leader_attached)
        t28 = t13 & (unit_leader_distance <= t26) & t27
        t29 = t11 & t28
        t30 = t10 | t28
        t31 = (not t30)
        unit_conforms = i1[i + 6 * B] != 0
        unit_lead_attached = i1[i + 7 * B] != 0
        t32 = t2 & t31 & unit_conforms & (not unit_lead_attached) & t13
        unit_lead_distance = i4[i + B]
        unit_beside_lead = i1[i + 8 * B] != 0
        unit_behind_lead = i4[i + 2 * B]
        t33 = unit_conforms & (
            unit_lead_attached | t13 & (unit_lead_distance <= t26) & t27
        ) & (unit_beside_lead | (unit_behind_lead <= 3600))
        t34 = t31 & t33
        t35 = I1(3 if t29 else I1(3 if t9 else I1(1 if (not t6) & t7 else I1(1 if (not t3) & t5 else I1(t3)))))
        t36 = t2 & (not t9 | t29 | t34)
        dice_1 = i1[i + 17 * B]
        t37 = (not t36)
        t38 = (unit_doing >= 1) & (unit_doing <= 2) | t3
        t39 = (not t38)
        t40 = t36 & unit_leader_attached
        chosen_unit_with_leader = i1[i + 15 * B]
        t41 = (chosen_unit_with_leader >= -127) & (chosen_unit_with_leader <= -2) | (chosen_unit_with_leader == 0)
        unit_arm = i1[i + 13 * B]
        unit_grade = i1[i + 14 * B]
        t42 = (unit_arm >= 8) | (unit_grade == 0)
        t43 = t36 & t42
        chosen_unit_steady_troops = i1[i + 16 * B]
        t44 = (
            chosen_unit_steady_troops >= -127
        ) & (chosen_unit_steady_troops <= -2) | (chosen_unit_steady_troops == 0)
        unit_total = I1(
            I1(I1(dice_1 + I1(t38)) + I1(I1(unit_leader_attached) * chosen_unit_with_leader))
            + I1(I1(t42) * chosen_unit_steady_troops)
        )
        unit_band = unit_total <= 2
        t45 = unit_grade == 1
        unit_as_the_player_likes = (unit_total >= 3) & (unit_total <= 4)
        unit_band_2 = unit_total >= 5
        unit_doing_2 = I1(0 if t36 & (unit_as_the_player_likes & t5) else unit_doing)
        t46 = I1(
            I1(t36 & (unit_band & t38) | t36 & (unit_band_2 & t38))
            + I1(I1(t36 & (unit_band & (t39 & t45)) | t36 & (unit_band_2 & t39)) * 2)
        )
        error = I1(0)
        error = I1(10 if t43 & (chosen_unit_steady_troops == -128) else error)  # NeedsChoice
        error = I1(7 if t40 & t41 | t43 & t44 else error)  # NotOpen
        error = I1(10 if t40 & (chosen_unit_with_leader == -128) else error)  # NeedsChoice
        error = I1(6 if t36 & (dice_1 >= 7) else error)  # InputError
        error = I1(9 if t36 & (dice_1 == 0) else error)  # MissingDice
        error = I1(1 if t14 & t15 | t14 & t23 & t15 | t32 & t15 | t32 & t23 & t15 else error)  # NoRule
        error = I1(3 if (leader_rank >= 2) & t19 else error)  # IllegalState
        o1[i] = t37  # unit.control.total.none
        o1[i + B] = t37  # unit.control.natural.none
        o1[i + 2 * B] = t37  # unit.control.dice.none
        o1[i + 3 * B] = unit_wishes_to_cease_2  # unit.wishes_to_cease
        o1[i + 4 * B] = I1(2 - I1(unit_doing == 1) * 2)  # unit.verdict
        o1[i + 5 * B] = I1(-1 if unit_doing != 1 else I1(I1(3 if t34 else t35) if t30 | t33 else 1))  # unit.control.verdict
        o1[i + 6 * B] = I1(unit_total if t36 else dice_1)  # unit.control.total
        o1[i + 7 * B] = I1(I1(I1(unit_total >= 3) + I1(unit_total >= 5)) if t36 else -1)  # unit.control.result
        o1[i + 8 * B] = unit_doing_2  # unit.doing
        o1[i + 9 * B] = I1(t46 + I1(I1(t36 & (unit_band & (not t38 | t45))) * 4))  # unit.must
        o1[i + 10 * B] = I1(I1(I1(t36 & unit_as_the_player_likes) * 8) + I1(I1(t2 & (unit_doing_2 == 0)) * 16))  # unit.may
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
    """Pursue (action for unit against enemy). @book 517"""
    for i in range(rows):
        unit_formation = i1[i + 8 * B]
        unit_doing = i1[i + 9 * B]
        unit_arm = i1[i + 10 * B]
        t2 = unit_arm >= 8
        t3 = unit_arm <= 7
        t4 = (unit_arm >= 5) & (unit_arm <= 7)
        unit_going = i1[i + 11 * B]
        t5 = unit_arm <= 4
        unit_on_road = i1[i] != 0
        t6 = (unit_arm >= 5) & (unit_going >= 7) & (not unit_on_road)
        unit_surrendered = i1[i + B] != 0
        t7 = t6 | unit_surrendered
        t8 = (not t7)
        t9 = t8 & t4
        dice_1 = i1[i + 22 * B]
        dice_2 = i1[i + 23 * B]
        dice_3 = i1[i + 24 * B]
        t10 = dice_1 == 0
        t11 = dice_2 == 0
        t12 = (dice_1 == 1) | (dice_1 >= 6)
        t13 = (dice_2 == 1) | (dice_2 >= 6)
        t14 = t8 & t5
        t15 = dice_2 >= 7
        t16 = I1(dice_1 + dice_2)
        unit_road_last_turn = i1[i + 2 * B] != 0
        unit_dice_last_turn = i1[i + 12 * B]
        t17 = t4 & (I1(2 if unit_road_last_turn else unit_dice_last_turn) == 0)
        unit_with_d6 = i1[i + 3 * B] != 0
        t18 = t17 & unit_with_d6
        t19 = t2 & t18
        t20 = t3 | t18
        t21 = t8 & t19
        t22 = (not t20) & t17
        t23 = t20 | t17
        t24 = t8 & t22
        chosen_unit_dice = i1[i + 20 * B]
        t25 = chosen_unit_dice == -128
        t26 = (chosen_unit_dice >= -127) & (chosen_unit_dice <= 0) | (chosen_unit_dice >= 3)
        t27 = chosen_unit_dice == 2
        t28 = t27 & t11
        t29 = t27 & t13
        t30 = I1(dice_1 + I1(I1(t27) * dice_2))
        t31 = I1(chosen_unit_dice if t22 else I1(2 if t19 else I1(2 + I1(unit_arm >= 5) - I1(unit_arm >= 8) * 3)))
        t32 = (not t23) & t4
        t33 = t23 | t4
        t34 = t8 & t32
        chosen_unit_optional_die = i1[i + 21 * B]
        t35 = chosen_unit_optional_die == -128
        t36 = (
            chosen_unit_optional_die >= -127
        ) & (chosen_unit_optional_die <= -1) | (chosen_unit_optional_die >= 2)
        t37 = chosen_unit_optional_die == 1
        t38 = i1[i + (22 + min(max(int(chosen_unit_dice), 0), 15)) * B]
        t39 = I1(
            I1(t30 + I1(I1(t37) * t38))
            if t32
            else I1(t30 if t22 else I1(t16 if t19 else I1(t16 if t5 else I1(I1(dice_1 + dice_2) + dice_3))))
        )
        t40 = t32 & t37
        t41 = (not t33) & t5
        t42 = t33 | t5
        t43 = t8 & t41
        t44 = I1(
            I1(1 + I1(chosen_unit_optional_die == 1))
            if t41
            else I1(I1(chosen_unit_dice + I1(I1(chosen_unit_optional_die == 1))) if t32 else t31)
        )
        unit_limbered = i1[i + 4 * B] != 0
        t45 = unit_going >= 2
        t46 = unit_limbered & t45
        t47 = (not t42) & t46
        t48 = t42 | t46
        t49 = t8 & t47
        t50 = (not t48) & unit_limbered
        t51 = t48 | unit_limbered
        t52 = t8 & t50
        unit_total = I1(
            t30
            if t50
            else I1(dice_1 if t47 else I1(I1(dice_1 + I1(I1(t37) * dice_2)) if t41 else t39))
        )
        t53 = (not t50) & ((not t47) & ((not t41) & ((not t32) & ((not t22) & ((not t19) & t2)))))
        unit_dice = I1(chosen_unit_dice if t50 else I1(1 if t47 else t44))
        t54 = I1(0 if t7 else unit_dice)
        t55 = t20 | t22 & t27 | t32 & t27 | t41 & t37 | t50 & t27
        t56 = t53 | t7
        t57 = t2 & (not unit_limbered)
        t58 = (not t57)
        t59 = t57 & (unit_arm == 9)
        t60 = (not t59)
        t61 = t57 & (unit_arm == 10)
        t62 = t60 & t61
        t63 = t59 | t61
        t64 = (not t63) & t58
        t65 = (not t64)
        t66 = I2(I2(unit_total) * 10)
        t67 = I2(t66 if t64 else I2(I1(I1(t62) * 20) + 20))
        t68 = I2(I2(t64) * t66)
        t69 = t64 & t53 | t65 & ((not t62) & t60)
        unit_inspiring = i1[i + 13 * B]
        t70 = (unit_inspiring >= 1) & (not t69)
        t71 = (not t70)
        t72 = I1(unit_dice * 10)
        t73 = I2(t68 + I2(t72))
        t74 = I2(t67 + I2(t72))
        t75 = I2(min(t73, t74))
        t76 = I2(max(t73, t74))
        t77 = I2(t76 if t70 else t67)
        t78 = t70 & (t65 & (not t75 == t76)) | t71 & t65
        t79 = I2(t75 if t70 else t68)
        t80 = t71 & t69
        unit_nearest_enemy = i4[i]
        unit_nearest_cover = i4[i + B]
        unit_charge_kind = i1[i + 14 * B]
        t81 = unit_charge_kind == 1
        t82 = (unit_nearest_enemy >= 7201) & (unit_nearest_cover >= 7201) & (
            not (unit_charge_kind >= 1) & (unit_charge_kind <= 2) | t57
        )
        t83 = t82 & (not t80)
        t84 = (not t83)
        t85 = I2(t79 * 2)
        t86 = I2(t77 * 2)
        t87 = I2(min(t85, t86))
        t88 = I2(max(t85, t86))
        t89 = t83 & (t78 & (not t87 == t88)) | t84 & t78
        t90 = t84 & t80
        t91 = t82 & (not t90)
        t92 = (not t91)
        unit_free_way = i4[i + 2 * B]
        t93 = I2(I2(t87 if t83 else t79) * 60)
        t94 = I4(min(I4(t93), unit_free_way))
        t95 = I2(I2(t88 if t83 else t77) * 60)
        t96 = I4(min(I4(t95), unit_free_way))
        t97 = I4(min(t94, t96))
        t98 = I4(max(t94, t96))
        t99 = I4(t98 if t91 else I4(t95))
        t100 = t91 & (t89 & (not t97 == t98)) | t92 & t89
        t101 = I4(t97 if t91 else I4(t93))
        t102 = t92 & t90
        chosen_unit_distance = i4[i + 3 * B]
        t103 = t100 & (chosen_unit_distance >= -2147483647)
        t104 = (not t102)
        t105 = I4(chosen_unit_distance if t103 else t99)
        t106 = (not t103) & t100
        unit_distance = I4(chosen_unit_distance if t103 else t101)
        t107 = t102 | t7
        unit_wheel_way = i2[i]
        t108 = I2(-unit_wheel_way)
        t109 = I4(I4(0 if t102 else unit_distance) + I4(t108))
        t110 = I4(I4(0 if t102 else t105) + I4(t108))
        t111 = I4(min(t109, t110))
        t112 = I4(max(t109, t110))
        t113 = I4(max(t111, 0))
        t114 = I4(max(t112, 0))
        t115 = I4(min(t113, t114))
        t116 = I4(max(t113, t114))
        chosen_unit_forward = i4[i + 4 * B]
        t117 = t106 & (not t111 == t112) & (not t115 == t116) & (chosen_unit_forward >= -2147483647)
        t118 = I4(min(unit_distance, t105))
        t119 = I4(max(unit_distance, t105))
        chosen_unit_aside = i4[i + 5 * B]
        t120 = t106 & (not t118 == t119) & (chosen_unit_aside >= -2147483647)
        t121 = I8(I8(chosen_unit_aside) * 2)
        t122 = I4(chosen_unit_aside * 2)
        t123 = I1(
            I1(I1(t51 & ((dice_1 >= 5) & (dice_1 <= 6))) + I1(t55 & ((dice_2 >= 5) & (dice_2 <= 6))))
            + I1(t4 & (dice_3 >= 5))
        )
        t124 = I1(t123 + I1(t40 & (t38 >= 5)))
        t125 = t124 >= 1
        t126 = t8 & (t45 & (t4 | t57) & t125)
        t127 = I1(
            I1(I1(I1(t51 & (dice_1 == 4)) + I1(t55 & (dice_2 == 4))) + I1(t4 & (dice_3 == 4)))
            + I1(t40 & (t38 == 4))
        )
        t128 = t127 >= 1
        t129 = t8 & (t45 & t4 & t128)
        unit_dp = i1[i + 15 * B]
        t130 = I1(
            I1(t126) * I1(I1(I1(min(t124, I1(max(I1(3 - unit_dp), 0)))) if t126 & t125 else t124) if t125 else t124)
        )
        t131 = I1(unit_dp + t130)
        t132 = I1(
            I1(I1(min(t127, I1(max(I1(3 - I1(min(t131, 6))), 0)))) if t129 & t128 else t127)
            if t128
            else t127
        )
        unit_moved_in_combat = i1[i + 5 * B] != 0
        unit_meets_enemy = i1[i + 6 * B] != 0
        enemy_arm = i1[i + 16 * B]
        enemy_caught = i1[i + 7 * B] != 0
        enemy_doing = i1[i + 17 * B]
        t133 = enemy_caught & ((enemy_doing == 1) | (enemy_doing == 5))
        unit_stands_in_contact = i1[i + 18 * B]
        t134 = i1[i + (22 + min(max(int(t54), 0), 15)) * B]
        t135 = unit_stands_in_contact >= 2
        t136 = i1[i + (22 + min(max(int(I1(t54 + 1)), 0), 15)) * B]
        t137 = unit_stands_in_contact >= 3
        t138 = i1[i + (22 + min(max(int(I1(t54 + 2)), 0), 15)) * B]
        t139 = unit_stands_in_contact >= 4
        t140 = i1[i + (22 + min(max(int(I1(t54 + 3)), 0), 15)) * B]
        t141 = unit_stands_in_contact >= 5
        t142 = i1[i + (22 + min(max(int(I1(t54 + 4)), 0), 15)) * B]
        t143 = unit_stands_in_contact >= 6
        t144 = i1[i + (22 + min(max(int(I1(t54 + 5)), 0), 15)) * B]
        t145 = unit_stands_in_contact >= 7
        t146 = i1[i + (22 + min(max(int(I1(t54 + 6)), 0), 15)) * B]
        t147 = unit_stands_in_contact >= 8
        t148 = i1[i + (22 + min(max(int(I1(t54 + 7)), 0), 15)) * B]
        t149 = unit_stands_in_contact >= 9
        t150 = i1[i + (22 + min(max(int(I1(t54 + 8)), 0), 15)) * B]
        t151 = unit_stands_in_contact >= 10
        t152 = i1[i + (22 + min(max(int(I1(t54 + 9)), 0), 15)) * B]
        t153 = unit_stands_in_contact >= 11
        t154 = i1[i + (22 + min(max(int(I1(t54 + 10)), 0), 15)) * B]
        t155 = unit_stands_in_contact == 12
        t156 = i1[i + (22 + min(max(int(I1(t54 + 11)), 0), 15)) * B]
        t157 = (not t133)
        t158 = I1(
            I1(I1(I1(t134 + I1(I1(t135) * t136)) + I1(I1(t137) * t138)) + I1(I1(t139) * t140))
            + I1(I1(t141) * t142)
        )
        t159 = I1(
            I1(I1(I1(t158 + I1(I1(t143) * t144)) + I1(I1(t145) * t146)) + I1(I1(t147) * t148))
            + I1(I1(t149) * t150)
        )
        unit_total_2 = I1(I1(I1(t159 + I1(I1(t151) * t152)) + I1(I1(t153) * t154)) + I1(I1(t155) * t156))
        t160 = I1(I1(I1(I1(t134 >= 4) + I1(t135 & (t136 >= 4))) + I1(t137 & (t138 >= 4))) + I1(t139 & (t140 >= 4)))
        t161 = I1(
            I1(I1(I1(t160 + I1(t141 & (t142 >= 4))) + I1(t143 & (t144 >= 4))) + I1(t145 & (t146 >= 4)))
            + I1(t147 & (t148 >= 4))
        )
        t162 = I1(
            I1(I1(I1(t161 + I1(t149 & (t150 >= 4))) + I1(t151 & (t152 >= 4))) + I1(t153 & (t154 >= 4)))
            + I1(t155 & (t156 >= 4))
        )
        enemy_casualties = i1[i + 19 * B]
        t163 = unit_formation != 2
        t164 = ((unit_arm == 3) | (unit_arm == 7)) & t163 | t2 & (unit_formation <= 2) | (unit_formation == 3) & t3
        t165 = t164 | unit_limbered & t3 | ((unit_doing >= 1) & (unit_doing <= 2) | (unit_doing >= 4)) & (t163 & t3)
        t166 = t165 | (unit_charge_kind >= 1) & (
            (unit_doing == 1) | (unit_doing >= 3)
        ) | t81 & ((unit_arm == 3) | (unit_arm == 6)) & (unit_doing != 2)
        t167 = t9 & t12 | t9 & t13 | t9 & (dice_3 >= 7) | t14 & t12 | t14 & t15 | t21 & t12 | t21 & t15 | t24 & t12
        t168 = t24 & t10 | t24 & t28 | t34 & t10 | t34 & t28 | t34 & (
            t37 & (t38 == 0)
        ) | t43 & t10 | t43 & (t37 & t11)
        t169 = t8 & (
            t103 & t104 & (not (t101 <= chosen_unit_distance) & (chosen_unit_distance <= t99))
        ) | t8 & (t117 & (not (t115 <= chosen_unit_forward) & (chosen_unit_forward <= t116)))
        t170 = t133 & (t134 == 0) | t133 & (
            t135 & (t136 == 0)
        ) | t133 & (t137 & (t138 == 0)) | t133 & (t139 & (t140 == 0))
        t171 = t170 | t133 & (t141 & (t142 == 0)) | t133 & (t143 & (t144 == 0)) | t133 & (t145 & (t146 == 0))
        t172 = t171 | t133 & (t147 & (t148 == 0)) | t133 & (t149 & (t150 == 0)) | t133 & (t151 & (t152 == 0))
        t173 = t133 & (t134 >= 7) | t133 & (
            t135 & (t136 >= 7)
        ) | t133 & (t137 & (t138 >= 7)) | t133 & (t139 & (t140 >= 7))
        t174 = t173 | t133 & (t141 & (t142 >= 7)) | t133 & (t143 & (t144 >= 7)) | t133 & (t145 & (t146 >= 7))
        t175 = t174 | t133 & (t147 & (t148 >= 7)) | t133 & (t149 & (t150 >= 7)) | t133 & (t151 & (t152 >= 7))
        error = I1(0)
        error = I1(3 if t2 else error)  # IllegalState
        error = I1(6 if t175 | t133 & (t153 & (t154 >= 7)) | t133 & (t155 & (t156 >= 7)) else error)  # InputError
        error = I1(9 if t172 | t133 & (t153 & (t154 == 0)) | t133 & (t155 & (t156 == 0)) else error)  # MissingDice
        error = I1(7 if t169 | t8 & (t120 & t104 & (not (t118 <= t121) & (t121 <= t119))) else error)  # NotOpen
        error = I1(1 if t8 & (not t63 | t58) else error)  # NoRule
        error = I1(6 if t52 & t12 | t52 & t29 else error)  # InputError
        error = I1(9 if t52 & t10 | t52 & t28 else error)  # MissingDice
        error = I1(7 if t52 & t26 else error)  # NotOpen
        error = I1(10 if t52 & t25 else error)  # NeedsChoice
        error = I1(6 if t43 & t12 | t43 & (t37 & t15) | t49 & t12 else error)  # InputError
        error = I1(9 if t168 | t49 & t10 else error)  # MissingDice
        error = I1(7 if t24 & t26 | t34 & t26 | t34 & t36 | t43 & t36 else error)  # NotOpen
        error = I1(10 if t24 & t25 | t34 & t25 | t34 & t35 | t43 & t35 else error)  # NeedsChoice
        error = I1(6 if t167 | t24 & t29 | t34 & t12 | t34 & t29 | t34 & (t37 & (t38 >= 7)) else error)  # InputError
        error = I1(9 if t9 & t10 | t9 & t11 | t9 & (dice_3 == 0) | t14 & t10 | t14 & t11 | t21 & t10 | t21 & t11 else error)  # MissingDice
        error = I1(3 if t166 | t81 & t2 | (unit_charge_kind == 2) & ((unit_arm <= 4) | (unit_arm >= 8)) else error)  # IllegalState
        o1[i] = t56  # unit.move.total.none
        o1[i + B] = t56  # unit.move.natural.none
        o1[i + 2 * B] = t7  # unit.move.dice.none
        o1[i + 3 * B] = t107  # unit.move.distance.none
        o1[i + 4 * B] = t7  # unit.move.forward.none
        o1[i + 5 * B] = t107  # unit.move.aside.none
        o1[i + 6 * B] = t157  # unit.free_hack.total.none
        o1[i + 7 * B] = t157  # unit.free_hack.natural.none
        o1[i + 8 * B] = t157  # unit.free_hack.dice.none
        o1[i + 9 * B] = t8 | unit_moved_in_combat  # unit.moved_in_combat
        o1[i + 10 * B] = I1(I1(t7) * I1(2 if (not t6) & unit_surrendered else I1(I1(t6) * 2)))  # unit.move.verdict
        o1[i + 11 * B] = unit_total  # unit.move.total
        o1[i + 12 * B] = unit_total  # unit.move.natural
        o1[i + 13 * B] = unit_dice  # unit.move.dice
        o1[i + 14 * B] = unit_total_2  # unit.free_hack.total
        o1[i + 15 * B] = unit_total_2  # unit.free_hack.natural
        o1[i + 16 * B] = I1(min(I1(t131 + I1(I1(t129) * t132)), 6))  # unit.dp
        o1[i + 17 * B] = I1(min(I1(enemy_casualties + I1(I1(t133 & (t162 >= 1)) * t162)), 12))  # enemy.casualties
        o1[i + 18 * B] = I1(unit_meets_enemy)  # unit.must
        o1[i + 19 * B] = I1(I1(unit_meets_enemy & ((enemy_arm >= 5) & (enemy_arm <= 7))) * 2)  # enemy.may
        o1[i + 20 * B] = error  # error
        o2[i] = unit_distance  # unit.move.distance
        o2[i + B] = t105  # unit.move.distance.to
        o2[i + 2 * B] = I4(chosen_unit_forward if t117 else t115)  # unit.move.forward
        o2[i + 3 * B] = I4(chosen_unit_forward if t117 else t116)  # unit.move.forward.to
        o2[i + 4 * B] = I4(t122 if t120 else t118)  # unit.move.aside
        o2[i + 5 * B] = I4(t122 if t120 else t119)  # unit.move.aside.to


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
    """Free hack (test for unit against enemy). @book 511, 517"""
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
        o1[i + 2 * B] = I1(min(I1(enemy_casualties + t17), 12))  # enemy.casualties
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
    """no room to ride through (term for unit against enemy). @book 507"""
    for i in range(rows):
        enemy_third_rank = i1[i + B]
        t2 = enemy_third_rank >= 1
        t3 = enemy_third_rank == 0
        enemy_second_rank = i1[i + 2 * B]
        t4 = enemy_second_rank >= 1
        t5 = t3 & t4
        t6 = t2 | t4
        unit_support_close = i1[i] != 0
        error = I1(0)
        error = I1(3 if t2 & (enemy_second_rank == 0) else error)  # IllegalState
        o1[i] = (not t6 & ((not t5) & t3)) & (I1(I1(3 - I1(t5)) if t6 else 1) >= 2) | unit_support_close  # unit.no_room
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
    """Ride-through (action for unit against enemy). @book 507"""
    for i in range(rows):
        enemy_third_rank = i1[i + 4 * B]
        t2 = enemy_third_rank >= 1
        t3 = enemy_third_rank == 0
        enemy_second_rank = i1[i + 5 * B]
        t4 = enemy_second_rank >= 1
        t5 = t3 & t4
        t6 = t2 | t4
        unit_support_close = i1[i] != 0
        t7 = (not t6 & ((not t5) & t3)) & (I1(I1(3 - I1(t5)) if t6 else 1) >= 2) | unit_support_close
        t8 = (not t7)
        unit_verdict = I1(I1(t7) * 2)
        chosen_unit_ride_dice = i4[i]
        t9 = chosen_unit_ride_dice == -2147483648
        t10 = chosen_unit_ride_dice >= -2147483647
        t11 = (chosen_unit_ride_dice >= -2147483647) & (chosen_unit_ride_dice <= 1) | (chosen_unit_ride_dice >= 4)
        unit_ride_dice = I4(chosen_unit_ride_dice if t10 else 2)
        unit_moved_in_combat = i1[i + B] != 0
        unit_meets_enemy = i1[i + 2 * B] != 0
        unit_meets_impassable = i1[i + 3 * B] != 0
        t12 = unit_meets_enemy | unit_meets_impassable
        t13 = t8 & (unit_ride_dice == 2)
        dice_1 = i1[i + 10 * B]
        dice_2 = i1[i + 11 * B]
        t14 = dice_1 == 0
        t15 = dice_2 == 0
        t16 = (dice_1 == 1) | (dice_1 >= 6)
        t17 = (dice_2 == 1) | (dice_2 >= 6)
        t18 = unit_ride_dice == 3
        t19 = (unit_ride_dice >= 2) & (unit_ride_dice <= 3)
        t20 = t8 & t18
        dice_3 = i1[i + 12 * B]
        unit_total = I1(I1(dice_1 + dice_2) + I1(I1(t18) * dice_3))
        t21 = (unit_ride_dice <= 1) | (unit_ride_dice == 4)
        t22 = t21 | t7
        unit_inspiring = i1[i + 6 * B]
        t23 = (unit_inspiring >= 1) & t19
        unit_distance = I2(
            I2(I2(unit_total) * 10)
            + I2(I1(t23) * I1(I1(unit_ride_dice == 2) * 20 + I1(unit_ride_dice == 3) * 30))
        )
        unit_formation = i1[i + 7 * B]
        unit_going = i1[i + 8 * B]
        t24 = I1(I1(I1(t19 & (dice_1 == 6)) + I1(t19 & (dice_2 == 6))) + I1(t18 & (dice_3 == 6)))
        t25 = t24 >= 1
        t26 = t8 & ((unit_formation == 0) & (unit_going <= 1) & t25)
        t27 = I1(
            I1(I1(t19 & ((dice_1 >= 4) & (dice_1 <= 6))) + I1(t19 & ((dice_2 >= 4) & (dice_2 <= 6))))
            + I1(t18 & (dice_3 >= 4))
        )
        t28 = t27 >= 1
        t29 = t8 & ((unit_going >= 2) & (unit_formation != 1) & t28)
        unit_dp = i1[i + 9 * B]
        t30 = I1(I1(t26) * I1(I1(I1(min(t24, I1(max(I1(3 - unit_dp), 0)))) if t26 & t25 else t24) if t25 else t24))
        t31 = I1(unit_dp + t30)
        t32 = I1(I1(I1(min(t27, I1(max(I1(3 - I1(min(t31, 6))), 0)))) if t29 & t28 else t27) if t28 else t27)
        error = I1(0)
        error = I1(6 if t13 & t16 | t13 & t17 | t20 & t16 | t20 & t17 | t20 & (dice_3 >= 7) else error)  # InputError
        error = I1(9 if t13 & t14 | t13 & t15 | t20 & t14 | t20 & t15 | t20 & (dice_3 == 0) else error)  # MissingDice
        error = I1(10 if t8 & t9 | t8 & (unit_ride_dice != 2) & t9 else error)  # NeedsChoice
        error = I1(7 if t8 & t11 else error)  # NotOpen
        error = I1(3 if t2 & (enemy_second_rank == 0) else error)  # IllegalState
        o1[i] = t7  # unit.ride_dice.none
        o1[i + B] = (not t12) | t7  # unit.stops_beyond.none
        o1[i + 2 * B] = t22  # unit.total.none
        o1[i + 3 * B] = t22  # unit.natural.none
        o1[i + 4 * B] = t7  # unit.dice.none
        o1[i + 5 * B] = (not t23) & t21 | t7  # unit.distance.none
        o1[i + 6 * B] = t8 | unit_moved_in_combat  # unit.moved_in_combat
        o1[i + 7 * B] = unit_verdict  # unit.verdict
        o1[i + 8 * B] = unit_ride_dice  # unit.ride_dice
        o1[i + 9 * B] = I4(chosen_unit_ride_dice if t10 else 3)  # unit.ride_dice.to
        o1[i + 10 * B] = unit_total  # unit.total
        o1[i + 11 * B] = unit_total  # unit.natural
        o1[i + 12 * B] = I1(I1(unit_ride_dice == 2) * 2 + I1(unit_ride_dice == 3) * 3)  # unit.dice
        o1[i + 13 * B] = I1(min(I1(t31 + I1(I1(t29) * t32)), 6))  # unit.dp
        o1[i + 14 * B] = I1(I1(t8 & t12) * 4)  # unit.must
        o1[i + 15 * B] = I1(I1(t7) + unit_verdict)  # unit.may
        o1[i + 16 * B] = error  # error
        o2[i] = unit_distance  # unit.distance


def reinforce(
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
    """Reinforce a melee (action for unit against friend). @book 521

    Behind the friends for depth, or on a flank for numbers.

    Only its numbers or its depth count; it shares the outcome.
    """
    for i in range(rows):
        unit_halted = i1[i] != 0
        unit_fired = i1[i + B] != 0
        unit_arm = i1[i + 7 * B]
        unit_time = i1[i + 8 * B]
        unit_abandoned = i1[i + 2 * B] != 0
        t2 = unit_halted | unit_fired & ((unit_arm == 1) | (unit_arm >= 8)) | (unit_time == 2) | unit_abandoned
        unit_surrendered = i1[i + 3 * B] != 0
        t3 = t2 | unit_surrendered
        friend_in_contact_before = i1[i + 4 * B] != 0
        t4 = t3 | friend_in_contact_before
        t5 = (not t3 | (not t4))
        unit_reinforcing = i1[i + 5 * B] != 0
        unit_moved = i1[i + 6 * B] != 0
        error = I1(0)
        error = I1(3 if unit_abandoned & (unit_arm <= 7) else error)  # IllegalState
        o1[i] = t5 | unit_reinforcing  # unit.reinforcing
        o1[i + B] = t5 | unit_moved  # unit.moved
        o1[i + 2 * B] = I1(I1(0 if (not t3) & friend_in_contact_before else I1(I1(t3) * 2)) if t4 else 2)  # unit.verdict
        o1[i + 3 * B] = error  # error


def join_by_charge(
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
    """Charge into a melee of friends (action for unit against enemy). @book 523"""
    for i in range(rows):
        unit_arm = i1[i + 15 * B]
        unit_halted = i1[i] != 0
        t2 = (unit_arm == 6) | unit_halted
        t3 = (unit_arm >= 5) & (unit_arm <= 7)
        t4 = (unit_arm <= 4) | (unit_arm >= 8)
        unit_meets_no_friend = i1[i + B] != 0
        t5 = t3 & unit_meets_no_friend
        t6 = t2 | t5
        t7 = t2 | (not t6)
        unit_doing = i1[i + 16 * B]
        t8 = unit_doing != 2
        unit_meets_enemy = i1[i + 2 * B] != 0
        t9 = (unit_doing == 2) & unit_meets_enemy
        t10 = (unit_doing == 1) | (unit_doing >= 3)
        t11 = (not t9) & t10
        t12 = t9 | t10
        t13 = (not t12) & unit_halted
        t14 = t12 | unit_halted
        t15 = (unit_arm == 3) | (unit_arm == 6)
        t16 = (not t14) & t15
        t17 = t14 | t15
        unit_straight_ahead = i1[i + 3 * B] != 0
        t18 = (not unit_straight_ahead)
        t19 = (not t17) & t18
        t20 = t17 | t18
        t21 = unit_arm <= 4
        enemy_arm = i1[i + 17 * B]
        unit_charge_distance = i4[i]
        t22 = t21 & (enemy_arm <= 4) & (unit_charge_distance <= 2400)
        t23 = t20 | t22
        t24 = t23 | t3
        t25 = I1(
            0
            if (not t20) & t22
            else I1(2 if t19 else I1(2 if t16 else I1(2 if t13 else I1(2 if t11 else I1(t9)))))
        )
        t26 = (not t7) & (not t11 | t13 | t16 | t19 | (not t24))
        unit_charge_kind = i1[i + 18 * B]
        unit_charge_kind_2 = I1(1 if t26 else unit_charge_kind)
        t27 = unit_arm >= 8
        t28 = unit_arm <= 7
        unit_going = i1[i + 19 * B]
        unit_on_road = i1[i + 4 * B] != 0
        t29 = (unit_arm >= 5) & (unit_going >= 7) & (not unit_on_road)
        unit_surrendered = i1[i + 5 * B] != 0
        t30 = t29 | unit_surrendered
        t31 = (unit_doing >= 1) & (unit_doing <= 2) | (unit_doing >= 4)
        t32 = unit_charge_kind_2 == 1
        t33 = (unit_charge_kind_2 >= 1) & (unit_charge_kind_2 <= 2)
        t34 = t31 | t33
        t35 = (not t34)
        t36 = t30 | t34
        unit_fired = i1[i + 6 * B] != 0
        unit_time = i1[i + 20 * B]
        unit_abandoned = i1[i + 7 * B] != 0
        t37 = unit_halted | unit_fired & ((unit_arm == 1) | (unit_arm >= 8)) | (unit_time == 2) | unit_abandoned
        t38 = t37 | unit_surrendered
        t39 = (not t36) & t38
        t40 = t36 | t38
        unit_limbered = i1[i + 8 * B] != 0
        t41 = t27 & (not unit_limbered)
        t42 = (not t41)
        t43 = t41 & (unit_arm == 8)
        t44 = (not t40) & t43
        t45 = t40 | t43
        unit_deviation = i2[i]
        unit_formation = i1[i + 21 * B]
        t46 = unit_formation != 2
        t47 = (unit_deviation >= 1351) & t46
        t48 = (not t45) & t47
        t49 = t45 | t47
        unit_road_last_turn = i1[i + 9 * B] != 0
        unit_dice_last_turn = i1[i + 22 * B]
        t50 = I1(2 if unit_road_last_turn else unit_dice_last_turn)
        unit_barred = i1[i + 10 * B] != 0
        t51 = t3 & (t50 == 3) & (not unit_barred)
        t52 = I1(
            2
            if t39
            else I1(0 if (not t30) & t34 else I1(2 if (not t29) & unit_surrendered else I1(I1(t29) * 2)))
        )
        unit_move_verdict = I1(
            I1(I1(t49 | t51) * I1(1 if (not t49) & t51 else I1(2 if t48 else I1(2 if t44 else t52))))
            if t26
            else -1
        )
        t53 = t26 & (not t30 | t39 | t44 | t48)
        t54 = (not t53)
        t55 = t31 & t3
        t56 = (not t55)
        t57 = t53 & t55
        dice_1 = i1[i + 28 * B]
        dice_2 = i1[i + 29 * B]
        dice_3 = i1[i + 30 * B]
        t58 = dice_1 == 0
        t59 = dice_2 == 0
        t60 = (dice_1 == 1) | (dice_1 >= 6)
        t61 = (dice_2 == 1) | (dice_2 >= 6)
        t62 = t31 & t21
        t63 = t56 & t62
        t64 = t55 | t62
        t65 = t53 & t63
        t66 = dice_2 >= 7
        t67 = I1(dice_1 + dice_2)
        t68 = t3 & (t50 == 0)
        unit_with_d6 = i1[i + 11 * B] != 0
        t69 = t68 & unit_with_d6
        t70 = (not t64) & t69
        t71 = t64 | t69
        t72 = t53 & t70
        t73 = (not t71) & t68
        t74 = t71 | t68
        t75 = t53 & t73
        chosen_unit_dice = i1[i + 26 * B]
        t76 = chosen_unit_dice == -128
        t77 = (chosen_unit_dice >= -127) & (chosen_unit_dice <= 0) | (chosen_unit_dice >= 3)
        t78 = chosen_unit_dice == 2
        t79 = t78 & t59
        t80 = t78 & t61
        t81 = I1(dice_1 + I1(I1(t78) * dice_2))
        t82 = (not t74) & t3
        t83 = t74 | t3
        t84 = t53 & t82
        chosen_unit_optional_die = i1[i + 27 * B]
        t85 = chosen_unit_optional_die == -128
        t86 = (
            chosen_unit_optional_die >= -127
        ) & (chosen_unit_optional_die <= -1) | (chosen_unit_optional_die >= 2)
        t87 = chosen_unit_optional_die == 1
        t88 = i1[i + (28 + min(max(int(chosen_unit_dice), 0), 3)) * B]
        t89 = I1(
            I1(t81 + I1(I1(t87) * t88))
            if t82
            else I1(t81 if t73 else I1(t67 if t70 else I1(t67 if t63 else I1(I1(dice_1 + dice_2) + dice_3))))
        )
        t90 = I1(
            I1(chosen_unit_dice + I1(I1(chosen_unit_optional_die == 1)))
            if t82
            else I1(chosen_unit_dice if t73 else I1(2 if t70 else I1(2 if t63 else I1(I1(t55) * 3))))
        )
        t91 = t82 & t87
        t92 = (not t83) & t21
        t93 = t83 | t21
        t94 = t53 & t92
        t95 = unit_going >= 2
        t96 = unit_limbered & t95
        t97 = (not t93) & t96
        t98 = t93 | t96
        t99 = t53 & t97
        t100 = (not t98) & unit_limbered
        t101 = t98 | unit_limbered
        t102 = t53 & t100
        unit_total = I1(
            t81
            if t100
            else I1(dice_1 if t97 else I1(I1(dice_1 + I1(I1(t87) * dice_2)) if t92 else t89))
        )
        t103 = (not t100) & ((not t97) & ((not t92) & ((not t82) & ((not t73) & ((not t70) & ((not t63) & t56))))))
        unit_dice = I1(
            chosen_unit_dice
            if t100
            else I1(1 if t97 else I1(I1(1 + I1(chosen_unit_optional_die == 1)) if t92 else t90))
        )
        t104 = t71 | t73 & t78 | t82 & t78 | t92 & t87 | t100 & t78
        t105 = t103 | t54
        t106 = t41 & (unit_arm == 9)
        t107 = (not t106)
        t108 = t41 & (unit_arm == 10)
        t109 = t107 & t108
        t110 = t106 | t108
        t111 = (not t110) & t42
        t112 = (not t111)
        t113 = I2(I2(unit_total) * 10)
        t114 = I2(t113 if t111 else I2(I1(I1(t109) * 20) + 20))
        t115 = I2(I2(t111) * t113)
        t116 = t111 & t103 | t112 & ((not t109) & t107)
        unit_inspiring = i1[i + 23 * B]
        t117 = (unit_inspiring >= 1) & (not t116)
        t118 = (not t117)
        t119 = I1(unit_dice * 10)
        t120 = I2(t115 + I2(t119))
        t121 = I2(t114 + I2(t119))
        t122 = I2(min(t120, t121))
        t123 = I2(max(t120, t121))
        t124 = I2(t123 if t117 else t114)
        t125 = t117 & (t112 & (not t122 == t123)) | t118 & t112
        t126 = I2(t122 if t117 else t115)
        t127 = t118 & t116
        unit_initial_move = i1[i + 12 * B] != 0
        t128 = unit_initial_move & ((unit_doing == 1) | (unit_doing >= 4)) & (not t127)
        t129 = (not t128)
        t130 = I2(t126 + I2(t119))
        t131 = I2(t124 + I2(t119))
        t132 = I2(min(t130, t131))
        t133 = I2(max(t130, t131))
        t134 = I2(t133 if t128 else t124)
        t135 = t128 & (t125 & (not t132 == t133)) | t129 & t125
        t136 = I2(t132 if t128 else t126)
        t137 = t129 & t127
        unit_nearest_enemy = i4[i + B]
        unit_nearest_cover = i4[i + 2 * B]
        t138 = (unit_nearest_enemy >= 7201) & (unit_nearest_cover >= 7201) & (not t33 | t41)
        t139 = t138 & (not t137)
        t140 = (not t139)
        t141 = I2(t136 * 2)
        t142 = I2(t134 * 2)
        t143 = I2(min(t141, t142))
        t144 = I2(max(t141, t142))
        t145 = I2(t144 if t139 else t134)
        t146 = t139 & (t135 & (not t143 == t144)) | t140 & t135
        t147 = I2(t143 if t139 else t136)
        t148 = t140 & t137
        unit_speed = i1[i + 24 * B]
        t149 = (unit_speed == 1) & t35 & (not t148)
        t150 = (not t149)
        t151 = I2(min(t147, t145))
        t152 = I2(max(t147, t145))
        t153 = I2(t152 if t149 else I2(t145 * 2))
        t154 = t149 & (t146 & (not t151 == t152)) | t150 & t146
        t155 = I2(t151 if t149 else I2(t147 * 2))
        t156 = t150 & t148
        t157 = (unit_time == 1) & t35 & (not t156)
        t158 = (not t157)
        t159 = I2(min(t155, t153))
        t160 = I2(max(t155, t153))
        t161 = t157 & (t154 & (not t159 == t160)) | t158 & t154
        t162 = t158 & t156
        t163 = t138 & (not t162)
        t164 = (not t163)
        unit_free_way = i4[i + 3 * B]
        t165 = I2(I2(t159 if t157 else I2(t155 * 2)) * 15)
        t166 = I4(min(I4(t165), unit_free_way))
        t167 = I2(I2(t160 if t157 else I2(t153 * 2)) * 15)
        t168 = I4(min(I4(t167), unit_free_way))
        t169 = I4(min(t166, t168))
        t170 = I4(max(t166, t168))
        t171 = I4(t170 if t163 else I4(t167))
        t172 = t163 & (t161 & (not t169 == t170)) | t164 & t161
        t173 = I4(t169 if t163 else I4(t165))
        t174 = t164 & t162
        chosen_unit_distance = i4[i + 4 * B]
        t175 = t172 & (chosen_unit_distance >= -2147483647)
        t176 = (not t174)
        t177 = t53 & (t175 & t176 & (not (t173 <= chosen_unit_distance) & (chosen_unit_distance <= t171)))
        t178 = I4(chosen_unit_distance if t175 else t171)
        t179 = (not t175) & t172
        unit_distance = I4(chosen_unit_distance if t175 else t173)
        t180 = t174 | t54
        unit_wheel_way = i2[i + B]
        t181 = I2(-unit_wheel_way)
        t182 = I4(I4(0 if t174 else unit_distance) + I4(t181))
        t183 = I4(I4(0 if t174 else t178) + I4(t181))
        t184 = I4(min(t182, t183))
        t185 = I4(max(t182, t183))
        t186 = I4(max(t184, 0))
        t187 = I4(max(t185, 0))
        t188 = I4(min(t186, t187))
        t189 = I4(max(t186, t187))
        chosen_unit_forward = i4[i + 5 * B]
        t190 = t179 & (not t184 == t185) & (not t188 == t189) & (chosen_unit_forward >= -2147483647)
        t191 = I4(min(unit_distance, t178))
        t192 = I4(max(unit_distance, t178))
        chosen_unit_aside = i4[i + 6 * B]
        t193 = t179 & (not t191 == t192) & (chosen_unit_aside >= -2147483647)
        t194 = I8(I8(chosen_unit_aside) * 2)
        t195 = I4(chosen_unit_aside * 2)
        t196 = unit_formation == 0
        t197 = I1(
            I1(I1(I1(t101 & (dice_1 == 6)) + I1(t104 & (dice_2 == 6))) + I1(t55 & (dice_3 == 6)))
            + I1(t91 & (t88 == 6))
        )
        t198 = t197 >= 1
        t199 = t53 & (t196 & (unit_going <= 1) & t198)
        t200 = unit_formation != 1
        t201 = I1(
            I1(I1(t101 & ((dice_1 >= 5) & (dice_1 <= 6))) + I1(t104 & ((dice_2 >= 5) & (dice_2 <= 6))))
            + I1(t55 & (dice_3 >= 5))
        )
        t202 = I1(t201 + I1(t91 & (t88 >= 5)))
        t203 = t202 >= 1
        t204 = t53 & (t95 & (t21 & t196 | t3 & t200 | t41) & t203)
        t205 = I1(
            I1(I1(I1(t101 & (dice_1 == 4)) + I1(t104 & (dice_2 == 4))) + I1(t55 & (dice_3 == 4)))
            + I1(t91 & (t88 == 4))
        )
        t206 = t205 >= 1
        t207 = t53 & (t95 & t3 & t200 & t206)
        unit_dp = i1[i + 25 * B]
        t208 = I1(
            I1(t199) * I1(I1(I1(min(t197, I1(max(I1(3 - unit_dp), 0)))) if t199 & t198 else t197) if t198 else t197)
        )
        t209 = I1(unit_dp + t208)
        t210 = I1(
            I1(I1(min(t202, I1(max(I1(3 - I1(min(t209, 6))), 0)))) if t204 & t203 else t202)
            if t203
            else t202
        )
        t211 = I1(t209 + I1(I1(t204) * t210))
        t212 = I1(
            I1(I1(min(t205, I1(max(I1(3 - I1(min(t211, 6))), 0)))) if t207 & t206 else t205)
            if t206
            else t205
        )
        t213 = unit_arm == 4
        unit_formation_2 = I1(2 if t53 & t213 else unit_formation)
        unit_moved = i1[i + 13 * B] != 0
        unit_moved_2 = t53 & t35 | unit_moved
        unit_moved_in_combat = i1[i + 14 * B] != 0
        t214 = (unit_arm == 3) | (unit_arm == 7)
        t215 = unit_charge_kind == 1
        t216 = unit_formation_2 != 2
        t217 = t214 & t46 | t213 & unit_moved & t46 | t27 & (unit_formation <= 2) | (unit_formation == 3) & t28
        t218 = t217 | unit_limbered & t28 | t31 & (t46 & t28) | (unit_charge_kind >= 1) & t10 | t215 & t15 & t8
        t219 = t57 & t58 | t57 & t59 | t57 & (dice_3 == 0) | t65 & t58 | t65 & t59 | t72 & t58 | t72 & t59
        t220 = t57 & t60 | t57 & t61 | t57 & (dice_3 >= 7) | t65 & t60 | t65 & t66 | t72 & t60 | t72 & t66
        t221 = t84 & t58 | t84 & t79 | t84 & (t87 & (t88 == 0)) | t94 & t58 | t94 & (t87 & t59) | t99 & t58
        t222 = t84 & t60 | t84 & t80 | t84 & (t87 & (t88 >= 7)) | t94 & t60 | t94 & (t87 & t66) | t99 & t60
        t223 = t177 | t53 & (
            t190 & (not (t188 <= chosen_unit_forward) & (chosen_unit_forward <= t189))
        ) | t53 & (t193 & t176 & (not (t191 <= t194) & (t194 <= t192)))
        t224 = t214 & t216 | t213 & unit_moved_2 & t216 | t27 & (
            unit_formation_2 <= 2
        ) | (unit_formation_2 == 3) & t28
        t225 = t224 | t31 & (t216 & t28) | (
            unit_charge_kind_2 >= 1
        ) & t10 | t32 & t15 & t8 | t32 & t27 | (unit_charge_kind_2 == 2) & t4
        error = I1(0)
        error = I1(3 if t225 else error)  # IllegalState
        error = I1(7 if t223 else error)  # NotOpen
        error = I1(1 if t53 & (not t110 | t42) else error)  # NoRule
        error = I1(6 if t222 | t102 & t60 | t102 & t80 else error)  # InputError
        error = I1(9 if t221 | t102 & t58 | t102 & t79 else error)  # MissingDice
        error = I1(10 if t84 & t85 | t94 & t85 | t102 & t76 else error)  # NeedsChoice
        error = I1(6 if t75 & t60 | t75 & t80 else error)  # InputError
        error = I1(9 if t75 & t58 | t75 & t79 else error)  # MissingDice
        error = I1(7 if t75 & t77 | t84 & t77 | t84 & t86 | t94 & t86 | t102 & t77 else error)  # NotOpen
        error = I1(10 if t75 & t76 | t84 & t76 else error)  # NeedsChoice
        error = I1(6 if t220 else error)  # InputError
        error = I1(9 if t219 else error)  # MissingDice
        error = I1(3 if t218 | t215 & t27 | (unit_charge_kind == 2) & t4 | unit_abandoned & t28 else error)  # IllegalState
        o1[i] = (not t26)  # unit.charge.least_dice.none
        o1[i + B] = t105  # unit.move.total.none
        o1[i + 2 * B] = t105  # unit.move.natural.none
        o1[i + 3 * B] = t54  # unit.move.dice.none
        o1[i + 4 * B] = t180  # unit.move.distance.none
        o1[i + 5 * B] = t54  # unit.move.forward.none
        o1[i + 6 * B] = t180  # unit.move.aside.none
        o1[i + 7 * B] = unit_moved_2  # unit.moved
        o1[i + 8 * B] = t53 & t34 | unit_moved_in_combat  # unit.moved_in_combat
        o1[i + 9 * B] = I1(I1(0 if (not t2) & t5 else I1(I1(t2) * 2)) if t6 else 2)  # unit.verdict
        o1[i + 10 * B] = I1(-1 if t7 else I1(I1(0 if (not t23) & t3 else t25) if t24 else 2))  # unit.charge.verdict
        o1[i + 11 * B] = unit_move_verdict  # unit.move.verdict
        o1[i + 12 * B] = unit_total  # unit.move.total
        o1[i + 13 * B] = unit_total  # unit.move.natural
        o1[i + 14 * B] = unit_dice  # unit.move.dice
        o1[i + 15 * B] = unit_charge_kind_2  # unit.charge_kind
        o1[i + 16 * B] = I1(min(I1(t211 + I1(I1(t207) * t212)), 6))  # unit.dp
        o1[i + 17 * B] = unit_formation_2  # unit.formation
        o1[i + 18 * B] = error  # error
        o2[i] = unit_distance  # unit.move.distance
        o2[i + B] = t178  # unit.move.distance.to
        o2[i + 2 * B] = I4(chosen_unit_forward if t190 else t188)  # unit.move.forward
        o2[i + 3 * B] = I4(chosen_unit_forward if t190 else t189)  # unit.move.forward.to
        o2[i + 4 * B] = I4(t195 if t193 else t191)  # unit.move.aside
        o2[i + 5 * B] = I4(t195 if t193 else t192)  # unit.move.aside.to


def out_of_hand(
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
    """in rout, retreat or evasion, or looting (term for unit). @book 178, 317, 509, 513"""
    for i in range(rows):
        unit_doing = i1[i]
        error = I1(0)
        o1[i] = (unit_doing == 1) | (unit_doing >= 3)  # unit.out_of_hand
        o1[i + B] = error  # error


def charging(
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
    """charging (term for unit). @book 427, 443"""
    for i in range(rows):
        unit_charge_kind = i1[i]
        error = I1(0)
        o1[i] = (unit_charge_kind == 1) | (unit_charge_kind == 3)  # unit.charging
        o1[i + B] = error  # error


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
    """Charge (action for unit against enemy). @book 427-433, 517

    The dice are named beforehand, and none is added; it goes the whole way rolled or into contact.
    """
    for i in range(rows):
        unit_doing = i1[i + 14 * B]
        unit_meets_enemy = i1[i] != 0
        t2 = unit_doing != 2
        t3 = (unit_doing == 2) & unit_meets_enemy
        t4 = (unit_doing == 1) | (unit_doing >= 3)
        t5 = (not t3) & t4
        t6 = t3 | t4
        unit_halted = i1[i + B] != 0
        t7 = (not t6) & unit_halted
        t8 = t6 | unit_halted
        unit_arm = i1[i + 15 * B]
        t9 = (unit_arm == 3) | (unit_arm == 6)
        t10 = (not t8) & t9
        t11 = t8 | t9
        unit_straight_ahead = i1[i + 2 * B] != 0
        t12 = (not unit_straight_ahead)
        t13 = (not t11) & t12
        t14 = t11 | t12
        t15 = unit_arm <= 4
        enemy_arm = i1[i + 16 * B]
        unit_charge_distance = i4[i]
        t16 = t15 & (enemy_arm <= 4) & (unit_charge_distance <= 2400)
        t17 = t14 | t16
        t18 = (unit_arm >= 5) & (unit_arm <= 7)
        t19 = (unit_arm <= 4) | (unit_arm >= 8)
        t20 = t17 | t18
        t21 = I1(
            0
            if (not t14) & t16
            else I1(2 if t13 else I1(2 if t10 else I1(2 if t7 else I1(2 if t5 else I1(t3)))))
        )
        t22 = t5 | t7 | t10 | t13 | (not t20)
        unit_charge_kind = i1[i + 17 * B]
        unit_charge_kind_2 = I1(unit_charge_kind if t22 else 1)
        t23 = unit_arm >= 8
        t24 = unit_arm <= 7
        unit_going = i1[i + 18 * B]
        unit_on_road = i1[i + 3 * B] != 0
        t25 = (unit_arm >= 5) & (unit_going >= 7) & (not unit_on_road)
        unit_surrendered = i1[i + 4 * B] != 0
        t26 = t25 | unit_surrendered
        t27 = (unit_doing >= 1) & (unit_doing <= 2) | (unit_doing >= 4)
        t28 = unit_charge_kind_2 == 1
        t29 = (unit_charge_kind_2 >= 1) & (unit_charge_kind_2 <= 2)
        t30 = t27 | t29
        t31 = (not t30)
        t32 = t26 | t30
        unit_fired = i1[i + 5 * B] != 0
        unit_time = i1[i + 19 * B]
        unit_abandoned = i1[i + 6 * B] != 0
        t33 = unit_halted | unit_fired & ((unit_arm == 1) | (unit_arm >= 8)) | (unit_time == 2) | unit_abandoned
        t34 = t33 | unit_surrendered
        t35 = (not t32) & t34
        t36 = t32 | t34
        unit_limbered = i1[i + 7 * B] != 0
        t37 = t23 & (not unit_limbered)
        t38 = (not t37)
        t39 = t37 & (unit_arm == 8)
        t40 = (not t36) & t39
        t41 = t36 | t39
        unit_deviation = i2[i]
        unit_formation = i1[i + 20 * B]
        t42 = unit_formation != 2
        t43 = (unit_deviation >= 1351) & t42
        t44 = (not t41) & t43
        t45 = t41 | t43
        unit_road_last_turn = i1[i + 8 * B] != 0
        unit_dice_last_turn = i1[i + 21 * B]
        t46 = I1(2 if unit_road_last_turn else unit_dice_last_turn)
        unit_barred = i1[i + 9 * B] != 0
        t47 = t18 & (t46 == 3) & (not unit_barred)
        t48 = I1(
            2
            if t35
            else I1(0 if (not t26) & t30 else I1(2 if (not t25) & unit_surrendered else I1(I1(t25) * 2)))
        )
        unit_move_verdict = I1(
            -1
            if t22
            else I1(I1(t45 | t47) * I1(1 if (not t45) & t47 else I1(2 if t44 else I1(2 if t40 else t48))))
        )
        t49 = (not t22) & (not t26 | t35 | t40 | t44)
        t50 = (not t49)
        t51 = t27 & t18
        t52 = (not t51)
        t53 = t49 & t51
        dice_1 = i1[i + 27 * B]
        dice_2 = i1[i + 28 * B]
        dice_3 = i1[i + 29 * B]
        t54 = dice_1 == 0
        t55 = dice_2 == 0
        t56 = (dice_1 == 1) | (dice_1 >= 6)
        t57 = (dice_2 == 1) | (dice_2 >= 6)
        t58 = t27 & t15
        t59 = t52 & t58
        t60 = t51 | t58
        t61 = t49 & t59
        t62 = dice_2 >= 7
        t63 = I1(dice_1 + dice_2)
        t64 = t18 & (t46 == 0)
        unit_with_d6 = i1[i + 10 * B] != 0
        t65 = t64 & unit_with_d6
        t66 = (not t60) & t65
        t67 = t60 | t65
        t68 = t49 & t66
        t69 = (not t67) & t64
        t70 = t67 | t64
        t71 = t49 & t69
        chosen_unit_dice = i1[i + 25 * B]
        t72 = chosen_unit_dice == -128
        t73 = (chosen_unit_dice >= -127) & (chosen_unit_dice <= 0) | (chosen_unit_dice >= 3)
        t74 = chosen_unit_dice == 2
        t75 = t74 & t55
        t76 = t74 & t57
        t77 = I1(dice_1 + I1(I1(t74) * dice_2))
        t78 = (not t70) & t18
        t79 = t70 | t18
        t80 = t49 & t78
        chosen_unit_optional_die = i1[i + 26 * B]
        t81 = chosen_unit_optional_die == -128
        t82 = (
            chosen_unit_optional_die >= -127
        ) & (chosen_unit_optional_die <= -1) | (chosen_unit_optional_die >= 2)
        t83 = chosen_unit_optional_die == 1
        t84 = i1[i + (27 + min(max(int(chosen_unit_dice), 0), 3)) * B]
        t85 = I1(
            I1(t77 + I1(I1(t83) * t84))
            if t78
            else I1(t77 if t69 else I1(t63 if t66 else I1(t63 if t59 else I1(I1(dice_1 + dice_2) + dice_3))))
        )
        t86 = I1(
            I1(chosen_unit_dice + I1(I1(chosen_unit_optional_die == 1)))
            if t78
            else I1(chosen_unit_dice if t69 else I1(2 if t66 else I1(2 if t59 else I1(I1(t51) * 3))))
        )
        t87 = t78 & t83
        t88 = (not t79) & t15
        t89 = t79 | t15
        t90 = t49 & t88
        t91 = unit_going >= 2
        t92 = unit_limbered & t91
        t93 = (not t89) & t92
        t94 = t89 | t92
        t95 = t49 & t93
        t96 = (not t94) & unit_limbered
        t97 = t94 | unit_limbered
        t98 = t49 & t96
        unit_total = I1(
            t77
            if t96
            else I1(dice_1 if t93 else I1(I1(dice_1 + I1(I1(t83) * dice_2)) if t88 else t85))
        )
        t99 = (not t96) & ((not t93) & ((not t88) & ((not t78) & ((not t69) & ((not t66) & ((not t59) & t52))))))
        unit_dice = I1(
            chosen_unit_dice
            if t96
            else I1(1 if t93 else I1(I1(1 + I1(chosen_unit_optional_die == 1)) if t88 else t86))
        )
        t100 = t67 | t69 & t74 | t78 & t74 | t88 & t83 | t96 & t74
        t101 = t99 | t50
        t102 = t37 & (unit_arm == 9)
        t103 = (not t102)
        t104 = t37 & (unit_arm == 10)
        t105 = t103 & t104
        t106 = t102 | t104
        t107 = (not t106) & t38
        t108 = (not t107)
        t109 = I2(I2(unit_total) * 10)
        t110 = I2(t109 if t107 else I2(I1(I1(t105) * 20) + 20))
        t111 = I2(I2(t107) * t109)
        t112 = t107 & t99 | t108 & ((not t105) & t103)
        unit_inspiring = i1[i + 22 * B]
        t113 = (unit_inspiring >= 1) & (not t112)
        t114 = (not t113)
        t115 = I1(unit_dice * 10)
        t116 = I2(t111 + I2(t115))
        t117 = I2(t110 + I2(t115))
        t118 = I2(min(t116, t117))
        t119 = I2(max(t116, t117))
        t120 = I2(t119 if t113 else t110)
        t121 = t113 & (t108 & (not t118 == t119)) | t114 & t108
        t122 = I2(t118 if t113 else t111)
        t123 = t114 & t112
        unit_initial_move = i1[i + 11 * B] != 0
        t124 = unit_initial_move & ((unit_doing == 1) | (unit_doing >= 4)) & (not t123)
        t125 = (not t124)
        t126 = I2(t122 + I2(t115))
        t127 = I2(t120 + I2(t115))
        t128 = I2(min(t126, t127))
        t129 = I2(max(t126, t127))
        t130 = I2(t129 if t124 else t120)
        t131 = t124 & (t121 & (not t128 == t129)) | t125 & t121
        t132 = I2(t128 if t124 else t122)
        t133 = t125 & t123
        unit_nearest_enemy = i4[i + B]
        unit_nearest_cover = i4[i + 2 * B]
        t134 = (unit_nearest_enemy >= 7201) & (unit_nearest_cover >= 7201) & (not t29 | t37)
        t135 = t134 & (not t133)
        t136 = (not t135)
        t137 = I2(t132 * 2)
        t138 = I2(t130 * 2)
        t139 = I2(min(t137, t138))
        t140 = I2(max(t137, t138))
        t141 = I2(t140 if t135 else t130)
        t142 = t135 & (t131 & (not t139 == t140)) | t136 & t131
        t143 = I2(t139 if t135 else t132)
        t144 = t136 & t133
        unit_speed = i1[i + 23 * B]
        t145 = (unit_speed == 1) & t31 & (not t144)
        t146 = (not t145)
        t147 = I2(min(t143, t141))
        t148 = I2(max(t143, t141))
        t149 = I2(t148 if t145 else I2(t141 * 2))
        t150 = t145 & (t142 & (not t147 == t148)) | t146 & t142
        t151 = I2(t147 if t145 else I2(t143 * 2))
        t152 = t146 & t144
        t153 = (unit_time == 1) & t31 & (not t152)
        t154 = (not t153)
        t155 = I2(min(t151, t149))
        t156 = I2(max(t151, t149))
        t157 = t153 & (t150 & (not t155 == t156)) | t154 & t150
        t158 = t154 & t152
        t159 = t134 & (not t158)
        t160 = (not t159)
        unit_free_way = i4[i + 3 * B]
        t161 = I2(I2(t155 if t153 else I2(t151 * 2)) * 15)
        t162 = I4(min(I4(t161), unit_free_way))
        t163 = I2(I2(t156 if t153 else I2(t149 * 2)) * 15)
        t164 = I4(min(I4(t163), unit_free_way))
        t165 = I4(min(t162, t164))
        t166 = I4(max(t162, t164))
        t167 = I4(t166 if t159 else I4(t163))
        t168 = t159 & (t157 & (not t165 == t166)) | t160 & t157
        t169 = I4(t165 if t159 else I4(t161))
        t170 = t160 & t158
        chosen_unit_distance = i4[i + 4 * B]
        t171 = t168 & (chosen_unit_distance >= -2147483647)
        t172 = (not t170)
        t173 = t49 & (t171 & t172 & (not (t169 <= chosen_unit_distance) & (chosen_unit_distance <= t167)))
        t174 = I4(chosen_unit_distance if t171 else t167)
        t175 = (not t171) & t168
        unit_distance = I4(chosen_unit_distance if t171 else t169)
        t176 = t170 | t50
        unit_wheel_way = i2[i + B]
        t177 = I2(-unit_wheel_way)
        t178 = I4(I4(0 if t170 else unit_distance) + I4(t177))
        t179 = I4(I4(0 if t170 else t174) + I4(t177))
        t180 = I4(min(t178, t179))
        t181 = I4(max(t178, t179))
        t182 = I4(max(t180, 0))
        t183 = I4(max(t181, 0))
        t184 = I4(min(t182, t183))
        t185 = I4(max(t182, t183))
        chosen_unit_forward = i4[i + 5 * B]
        t186 = t175 & (not t180 == t181) & (not t184 == t185) & (chosen_unit_forward >= -2147483647)
        t187 = I4(min(unit_distance, t174))
        t188 = I4(max(unit_distance, t174))
        chosen_unit_aside = i4[i + 6 * B]
        t189 = t175 & (not t187 == t188) & (chosen_unit_aside >= -2147483647)
        t190 = I8(I8(chosen_unit_aside) * 2)
        t191 = I4(chosen_unit_aside * 2)
        t192 = unit_formation == 0
        t193 = I1(
            I1(I1(I1(t97 & (dice_1 == 6)) + I1(t100 & (dice_2 == 6))) + I1(t51 & (dice_3 == 6)))
            + I1(t87 & (t84 == 6))
        )
        t194 = t193 >= 1
        t195 = t49 & (t192 & (unit_going <= 1) & t194)
        t196 = unit_formation != 1
        t197 = I1(
            I1(I1(t97 & ((dice_1 >= 5) & (dice_1 <= 6))) + I1(t100 & ((dice_2 >= 5) & (dice_2 <= 6))))
            + I1(t51 & (dice_3 >= 5))
        )
        t198 = I1(t197 + I1(t87 & (t84 >= 5)))
        t199 = t198 >= 1
        t200 = t49 & (t91 & (t15 & t192 | t18 & t196 | t37) & t199)
        t201 = I1(
            I1(I1(I1(t97 & (dice_1 == 4)) + I1(t100 & (dice_2 == 4))) + I1(t51 & (dice_3 == 4)))
            + I1(t87 & (t84 == 4))
        )
        t202 = t201 >= 1
        t203 = t49 & (t91 & t18 & t196 & t202)
        unit_dp = i1[i + 24 * B]
        t204 = I1(
            I1(t195) * I1(I1(I1(min(t193, I1(max(I1(3 - unit_dp), 0)))) if t195 & t194 else t193) if t194 else t193)
        )
        t205 = I1(unit_dp + t204)
        t206 = I1(
            I1(I1(min(t198, I1(max(I1(3 - I1(min(t205, 6))), 0)))) if t200 & t199 else t198)
            if t199
            else t198
        )
        t207 = I1(t205 + I1(I1(t200) * t206))
        t208 = I1(
            I1(I1(min(t201, I1(max(I1(3 - I1(min(t207, 6))), 0)))) if t203 & t202 else t201)
            if t202
            else t201
        )
        t209 = unit_arm == 4
        unit_formation_2 = I1(2 if t49 & t209 else unit_formation)
        unit_moved = i1[i + 12 * B] != 0
        unit_moved_2 = t49 & t31 | unit_moved
        unit_moved_in_combat = i1[i + 13 * B] != 0
        t210 = (unit_arm == 3) | (unit_arm == 7)
        t211 = unit_charge_kind == 1
        t212 = unit_formation_2 != 2
        t213 = t210 & t42 | t209 & unit_moved & t42 | t23 & (unit_formation <= 2) | (unit_formation == 3) & t24
        t214 = t213 | unit_limbered & t24 | t27 & (t42 & t24) | (unit_charge_kind >= 1) & t4 | t211 & t9 & t2
        t215 = t53 & t54 | t53 & t55 | t53 & (dice_3 == 0) | t61 & t54 | t61 & t55 | t68 & t54 | t68 & t55
        t216 = t53 & t56 | t53 & t57 | t53 & (dice_3 >= 7) | t61 & t56 | t61 & t62 | t68 & t56 | t68 & t62
        t217 = t80 & t54 | t80 & t75 | t80 & (t83 & (t84 == 0)) | t90 & t54 | t90 & (t83 & t55) | t95 & t54
        t218 = t80 & t56 | t80 & t76 | t80 & (t83 & (t84 >= 7)) | t90 & t56 | t90 & (t83 & t62) | t95 & t56
        t219 = t173 | t49 & (
            t186 & (not (t184 <= chosen_unit_forward) & (chosen_unit_forward <= t185))
        ) | t49 & (t189 & t172 & (not (t187 <= t190) & (t190 <= t188)))
        t220 = t210 & t212 | t209 & unit_moved_2 & t212 | t23 & (
            unit_formation_2 <= 2
        ) | (unit_formation_2 == 3) & t24
        t221 = t220 | t27 & (t212 & t24) | (
            unit_charge_kind_2 >= 1
        ) & t4 | t28 & t9 & t2 | t28 & t23 | (unit_charge_kind_2 == 2) & t19
        error = I1(0)
        error = I1(3 if t221 else error)  # IllegalState
        error = I1(7 if t219 else error)  # NotOpen
        error = I1(1 if t49 & (not t106 | t38) else error)  # NoRule
        error = I1(6 if t218 | t98 & t56 | t98 & t76 else error)  # InputError
        error = I1(9 if t217 | t98 & t54 | t98 & t75 else error)  # MissingDice
        error = I1(10 if t80 & t81 | t90 & t81 | t98 & t72 else error)  # NeedsChoice
        error = I1(6 if t71 & t56 | t71 & t76 else error)  # InputError
        error = I1(9 if t71 & t54 | t71 & t75 else error)  # MissingDice
        error = I1(7 if t71 & t73 | t80 & t73 | t80 & t82 | t90 & t82 | t98 & t73 else error)  # NotOpen
        error = I1(10 if t71 & t72 | t80 & t72 else error)  # NeedsChoice
        error = I1(6 if t216 else error)  # InputError
        error = I1(9 if t215 else error)  # MissingDice
        error = I1(3 if t214 | t211 & t23 | (unit_charge_kind == 2) & t19 | unit_abandoned & t24 else error)  # IllegalState
        o1[i] = t22  # unit.least_dice.none
        o1[i + B] = t101  # unit.move.total.none
        o1[i + 2 * B] = t101  # unit.move.natural.none
        o1[i + 3 * B] = t50  # unit.move.dice.none
        o1[i + 4 * B] = t176  # unit.move.distance.none
        o1[i + 5 * B] = t50  # unit.move.forward.none
        o1[i + 6 * B] = t176  # unit.move.aside.none
        o1[i + 7 * B] = unit_moved_2  # unit.moved
        o1[i + 8 * B] = t49 & t30 | unit_moved_in_combat  # unit.moved_in_combat
        o1[i + 9 * B] = I1(I1(0 if (not t17) & t18 else t21) if t20 else 2)  # unit.verdict
        o1[i + 10 * B] = unit_move_verdict  # unit.move.verdict
        o1[i + 11 * B] = unit_total  # unit.move.total
        o1[i + 12 * B] = unit_total  # unit.move.natural
        o1[i + 13 * B] = unit_dice  # unit.move.dice
        o1[i + 14 * B] = unit_charge_kind_2  # unit.charge_kind
        o1[i + 15 * B] = I1(min(I1(t207 + I1(I1(t203) * t208)), 6))  # unit.dp
        o1[i + 16 * B] = unit_formation_2  # unit.formation
        o1[i + 17 * B] = error  # error
        o2[i] = unit_distance  # unit.move.distance
        o2[i + B] = t174  # unit.move.distance.to
        o2[i + 2 * B] = I4(chosen_unit_forward if t186 else t184)  # unit.move.forward
        o2[i + 3 * B] = I4(chosen_unit_forward if t186 else t185)  # unit.move.forward.to
        o2[i + 4 * B] = I4(t191 if t189 else t187)  # unit.move.aside
        o2[i + 5 * B] = I4(t191 if t189 else t188)  # unit.move.aside.to


def charge_together(
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
    """Charge as a single body (action for unit against friend). @book 433"""
    for i in range(rows):
        unit_doing = i1[i + 2 * B]
        t2 = (unit_doing == 1) | (unit_doing >= 3)
        unit_halted = i1[i] != 0
        t3 = t2 | unit_halted
        unit_arm = i1[i + 3 * B]
        t4 = (unit_arm == 3) | (unit_arm == 6)
        t5 = unit_arm >= 8
        t6 = (unit_arm == 3) | (unit_arm == 6) | (unit_arm >= 8)
        t7 = t3 | t6
        unit_touches_friend = i1[i + B] != 0
        friend_charge_kind = i1[i + 4 * B]
        t8 = unit_touches_friend & (friend_charge_kind == 1)
        t9 = t7 | t8
        t10 = I1(
            2
            if ((unit_doing == 0) | (unit_doing == 2)) & unit_halted
            else I1(I1((unit_doing == 1) | (unit_doing >= 3)) * 2)
        )
        unit_charge_kind = i1[i + 5 * B]
        unit_charge_kind_2 = I1(unit_charge_kind if t7 | (not t9) else 1)
        t11 = unit_charge_kind == 1
        t12 = unit_doing != 2
        t13 = (unit_arm <= 4) | (unit_arm >= 8)
        t14 = unit_charge_kind_2 == 1
        t15 = (unit_charge_kind >= 1) & t2 | t11 & t4 & t12 | t11 & t5 | (unit_charge_kind == 2) & t13 | (
            unit_charge_kind_2 >= 1
        ) & t2
        error = I1(0)
        error = I1(3 if t15 | t14 & t4 & t12 | t14 & t5 | (unit_charge_kind_2 == 2) & t13 else error)  # IllegalState
        o1[i] = I1(I1(0 if (not t7) & t8 else I1(2 if (not t3) & t6 else t10)) if t9 else 2)  # unit.verdict
        o1[i + B] = unit_charge_kind_2  # unit.charge_kind
        o1[i + 2 * B] = error  # error


def declare_charges(
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
    """Declare charges (action for unit). @book 429

    Then come the answers, then the dice.
    """
    for i in range(rows):
        unit_initiative = i1[i] != 0
        error = I1(0)
        o1[i] = I1(I1(unit_initiative) + I1(I1((not unit_initiative)) * 2))  # unit.must
        o1[i + B] = error  # error


def alter_charge(
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
    """Cancel or add a charge after declaring (action for unit). @book 429"""
    for i in range(rows):
        error = I1(0)
        o1[i] = error  # error


def charge_home(
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
    """Whether a charge gets home (test for unit against enemy). @book 433-437

    After a miss it tests control next turn, and charges again unless it may then act freely.
    """
    for i in range(rows):
        enemy_charge_kind = i1[i + 2 * B]
        t2 = enemy_charge_kind != 2
        unit_charge_move = i2[i]
        unit_charge_distance = i4[i]
        unit_no_countercharge_and_the_move_reaches_contact = t2 & (unit_charge_distance <= unit_charge_move)
        unit_no_countercharge_and_the_move_falls_short_no_contact = (
            not unit_no_countercharge_and_the_move_reaches_contact
        ) & t2
        t3 = I1(
            1
            if unit_no_countercharge_and_the_move_falls_short_no_contact
            else I1(I1(unit_no_countercharge_and_the_move_reaches_contact) - 1)
        )
        enemy_charge_move = i2[i + B]
        t4 = (unit_charge_distance <= I2(unit_charge_move * 2)) & (
            unit_charge_distance <= I2(enemy_charge_move * 2)
        )
        unit_each_move_covers_half_the_distance_contact = (enemy_charge_kind == 2) & t4
        t5 = t2 | t4
        t6 = unit_charge_distance > I2(unit_charge_move + enemy_charge_move)
        unit_both_together_short_of_the_distance_no_contact = (not t5) & t6
        t7 = (not unit_both_together_short_of_the_distance_no_contact)
        unit_result = I1(
            3
            if unit_both_together_short_of_the_distance_no_contact
            else I1(2 if unit_each_move_covers_half_the_distance_contact else t3)
        )
        unit_contact = i1[i] != 0
        t8 = (not unit_no_countercharge_and_the_move_falls_short_no_contact) & (
            unit_no_countercharge_and_the_move_reaches_contact | unit_contact
        )
        enemy_contact = i1[i + B] != 0
        error = I1(0)
        error = I1(1 if (not t5 | t6) else error)  # NoRule
        o1[i] = t7 & (unit_each_move_covers_half_the_distance_contact | t8)  # unit.contact
        o1[i + B] = t7 & (unit_each_move_covers_half_the_distance_contact | enemy_contact)  # enemy.contact
        o1[i + 2 * B] = unit_result  # unit.result
        o1[i + 3 * B] = error  # error


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
    """Countercharge (action for unit against enemy). @book 437

    Decided when the charger has named his dice and before he rolls them.
    """
    for i in range(rows):
        enemy_charge_kind = i1[i + 13 * B]
        t2 = enemy_charge_kind != 1
        unit_doing = i1[i + 14 * B]
        t3 = (unit_doing == 1) | (unit_doing >= 3)
        t4 = t2 | t3
        unit_in_caracole = i1[i] != 0
        t5 = t4 | unit_in_caracole
        unit_arm = i1[i + 15 * B]
        t6 = (unit_arm >= 5) & (unit_arm <= 7)
        t7 = (unit_arm <= 4) | (unit_arm >= 8)
        t8 = t5 | t6
        t9 = I1(
            2
            if (not t4) & unit_in_caracole
            else I1(2 if (enemy_charge_kind == 1) & t3 else I1(2 - I1(enemy_charge_kind == 1) * 2))
        )
        t10 = t5 | (not t8)
        unit_charge_kind = i1[i + 16 * B]
        unit_charge_kind_2 = I1(unit_charge_kind if t10 else 2)
        t11 = unit_arm >= 8
        t12 = unit_arm <= 7
        t13 = unit_arm <= 4
        unit_going = i1[i + 17 * B]
        unit_on_road = i1[i + B] != 0
        t14 = (unit_arm >= 5) & (unit_going >= 7) & (not unit_on_road)
        unit_surrendered = i1[i + 2 * B] != 0
        t15 = t14 | unit_surrendered
        t16 = (unit_doing >= 1) & (unit_doing <= 2) | (unit_doing >= 4)
        t17 = unit_charge_kind_2 == 1
        t18 = unit_charge_kind_2 == 2
        t19 = (unit_charge_kind_2 >= 1) & (unit_charge_kind_2 <= 2)
        t20 = t16 | t19
        t21 = (not t20)
        t22 = t15 | t20
        unit_halted = i1[i + 3 * B] != 0
        unit_fired = i1[i + 4 * B] != 0
        unit_time = i1[i + 18 * B]
        unit_abandoned = i1[i + 5 * B] != 0
        t23 = unit_halted | unit_fired & ((unit_arm == 1) | (unit_arm >= 8)) | (unit_time == 2) | unit_abandoned
        t24 = t23 | unit_surrendered
        t25 = (not t22) & t24
        t26 = t22 | t24
        unit_limbered = i1[i + 6 * B] != 0
        t27 = t11 & (not unit_limbered)
        t28 = (not t27)
        t29 = t27 & (unit_arm == 8)
        t30 = (not t26) & t29
        t31 = t26 | t29
        unit_deviation = i2[i]
        unit_formation = i1[i + 19 * B]
        t32 = unit_formation != 2
        t33 = (unit_deviation >= 1351) & t32
        t34 = (not t31) & t33
        t35 = t31 | t33
        unit_road_last_turn = i1[i + 7 * B] != 0
        unit_dice_last_turn = i1[i + 20 * B]
        t36 = I1(2 if unit_road_last_turn else unit_dice_last_turn)
        unit_barred = i1[i + 8 * B] != 0
        t37 = t6 & (t36 == 3) & (not unit_barred)
        t38 = I1(
            2
            if t25
            else I1(0 if (not t15) & t20 else I1(2 if (not t14) & unit_surrendered else I1(I1(t14) * 2)))
        )
        unit_move_verdict = I1(
            -1
            if t10
            else I1(I1(t35 | t37) * I1(1 if (not t35) & t37 else I1(2 if t34 else I1(2 if t30 else t38))))
        )
        t39 = (not t10) & (not t15 | t25 | t30 | t34)
        t40 = (not t39)
        t41 = t16 & t6
        t42 = (not t41)
        t43 = t39 & t41
        dice_1 = i1[i + 26 * B]
        dice_2 = i1[i + 27 * B]
        dice_3 = i1[i + 28 * B]
        t44 = dice_1 == 0
        t45 = dice_2 == 0
        t46 = (dice_1 == 1) | (dice_1 >= 6)
        t47 = (dice_2 == 1) | (dice_2 >= 6)
        t48 = t16 & t13
        t49 = t42 & t48
        t50 = t41 | t48
        t51 = t39 & t49
        t52 = dice_2 >= 7
        t53 = I1(dice_1 + dice_2)
        t54 = t6 & (t36 == 0)
        unit_with_d6 = i1[i + 9 * B] != 0
        t55 = t54 & unit_with_d6
        t56 = (not t50) & t55
        t57 = t50 | t55
        t58 = t39 & t56
        t59 = (not t57) & t54
        t60 = t57 | t54
        t61 = t39 & t59
        chosen_unit_dice = i1[i + 24 * B]
        t62 = chosen_unit_dice == -128
        t63 = (chosen_unit_dice >= -127) & (chosen_unit_dice <= 0) | (chosen_unit_dice >= 3)
        t64 = chosen_unit_dice == 2
        t65 = t64 & t45
        t66 = t64 & t47
        t67 = I1(dice_1 + I1(I1(t64) * dice_2))
        t68 = (not t60) & t6
        t69 = t60 | t6
        t70 = t39 & t68
        chosen_unit_optional_die = i1[i + 25 * B]
        t71 = chosen_unit_optional_die == -128
        t72 = (
            chosen_unit_optional_die >= -127
        ) & (chosen_unit_optional_die <= -1) | (chosen_unit_optional_die >= 2)
        t73 = chosen_unit_optional_die == 1
        t74 = i1[i + (26 + min(max(int(chosen_unit_dice), 0), 3)) * B]
        t75 = I1(
            I1(t67 + I1(I1(t73) * t74))
            if t68
            else I1(t67 if t59 else I1(t53 if t56 else I1(t53 if t49 else I1(I1(dice_1 + dice_2) + dice_3))))
        )
        t76 = I1(
            I1(chosen_unit_dice + I1(I1(chosen_unit_optional_die == 1)))
            if t68
            else I1(chosen_unit_dice if t59 else I1(2 if t56 else I1(2 if t49 else I1(I1(t41) * 3))))
        )
        t77 = t68 & t73
        t78 = (not t69) & t13
        t79 = t69 | t13
        t80 = t39 & t78
        t81 = unit_going >= 2
        t82 = unit_limbered & t81
        t83 = (not t79) & t82
        t84 = t79 | t82
        t85 = t39 & t83
        t86 = (not t84) & unit_limbered
        t87 = t84 | unit_limbered
        t88 = t39 & t86
        unit_total = I1(
            t67
            if t86
            else I1(dice_1 if t83 else I1(I1(dice_1 + I1(I1(t73) * dice_2)) if t78 else t75))
        )
        t89 = (not t86) & ((not t83) & ((not t78) & ((not t68) & ((not t59) & ((not t56) & ((not t49) & t42))))))
        unit_dice = I1(
            chosen_unit_dice
            if t86
            else I1(1 if t83 else I1(I1(1 + I1(chosen_unit_optional_die == 1)) if t78 else t76))
        )
        t90 = t57 | t59 & t64 | t68 & t64 | t78 & t73 | t86 & t64
        t91 = t89 | t40
        t92 = t27 & (unit_arm == 9)
        t93 = (not t92)
        t94 = t27 & (unit_arm == 10)
        t95 = t93 & t94
        t96 = t92 | t94
        t97 = (not t96) & t28
        t98 = (not t97)
        t99 = I2(I2(unit_total) * 10)
        t100 = I2(t99 if t97 else I2(I1(I1(t95) * 20) + 20))
        t101 = I2(I2(t97) * t99)
        t102 = t97 & t89 | t98 & ((not t95) & t93)
        unit_inspiring = i1[i + 21 * B]
        t103 = (unit_inspiring >= 1) & (not t102)
        t104 = (not t103)
        t105 = I1(unit_dice * 10)
        t106 = I2(t101 + I2(t105))
        t107 = I2(t100 + I2(t105))
        t108 = I2(min(t106, t107))
        t109 = I2(max(t106, t107))
        t110 = I2(t109 if t103 else t100)
        t111 = t103 & (t98 & (not t108 == t109)) | t104 & t98
        t112 = I2(t108 if t103 else t101)
        t113 = t104 & t102
        unit_initial_move = i1[i + 10 * B] != 0
        t114 = unit_initial_move & ((unit_doing == 1) | (unit_doing >= 4)) & (not t113)
        t115 = (not t114)
        t116 = I2(t112 + I2(t105))
        t117 = I2(t110 + I2(t105))
        t118 = I2(min(t116, t117))
        t119 = I2(max(t116, t117))
        t120 = I2(t119 if t114 else t110)
        t121 = t114 & (t111 & (not t118 == t119)) | t115 & t111
        t122 = I2(t118 if t114 else t112)
        t123 = t115 & t113
        unit_nearest_enemy = i4[i]
        unit_nearest_cover = i4[i + B]
        t124 = (unit_nearest_enemy >= 7201) & (unit_nearest_cover >= 7201) & (not t19 | t27)
        t125 = t124 & (not t123)
        t126 = (not t125)
        t127 = I2(t122 * 2)
        t128 = I2(t120 * 2)
        t129 = I2(min(t127, t128))
        t130 = I2(max(t127, t128))
        t131 = I2(t130 if t125 else t120)
        t132 = t125 & (t121 & (not t129 == t130)) | t126 & t121
        t133 = I2(t129 if t125 else t122)
        t134 = t126 & t123
        unit_speed = i1[i + 22 * B]
        t135 = (unit_speed == 1) & t21 & (not t134)
        t136 = (not t135)
        t137 = I2(min(t133, t131))
        t138 = I2(max(t133, t131))
        t139 = I2(t138 if t135 else I2(t131 * 2))
        t140 = t135 & (t132 & (not t137 == t138)) | t136 & t132
        t141 = I2(t137 if t135 else I2(t133 * 2))
        t142 = t136 & t134
        t143 = (unit_time == 1) & t21 & (not t142)
        t144 = (not t143)
        t145 = I2(min(t141, t139))
        t146 = I2(max(t141, t139))
        t147 = t143 & (t140 & (not t145 == t146)) | t144 & t140
        t148 = t144 & t142
        t149 = t124 & (not t148)
        t150 = (not t149)
        unit_free_way = i4[i + 2 * B]
        t151 = I2(I2(t145 if t143 else I2(t141 * 2)) * 15)
        t152 = I4(min(I4(t151), unit_free_way))
        t153 = I2(I2(t146 if t143 else I2(t139 * 2)) * 15)
        t154 = I4(min(I4(t153), unit_free_way))
        t155 = I4(min(t152, t154))
        t156 = I4(max(t152, t154))
        t157 = I4(t156 if t149 else I4(t153))
        t158 = t149 & (t147 & (not t155 == t156)) | t150 & t147
        t159 = I4(t155 if t149 else I4(t151))
        t160 = t150 & t148
        chosen_unit_distance = i4[i + 3 * B]
        t161 = t158 & (chosen_unit_distance >= -2147483647)
        t162 = (not t160)
        t163 = t39 & (t161 & t162 & (not (t159 <= chosen_unit_distance) & (chosen_unit_distance <= t157)))
        t164 = I4(chosen_unit_distance if t161 else t157)
        t165 = (not t161) & t158
        unit_distance = I4(chosen_unit_distance if t161 else t159)
        t166 = t160 | t40
        unit_wheel_way = i2[i + B]
        t167 = I2(-unit_wheel_way)
        t168 = I4(I4(0 if t160 else unit_distance) + I4(t167))
        t169 = I4(I4(0 if t160 else t164) + I4(t167))
        t170 = I4(min(t168, t169))
        t171 = I4(max(t168, t169))
        t172 = I4(max(t170, 0))
        t173 = I4(max(t171, 0))
        t174 = I4(min(t172, t173))
        t175 = I4(max(t172, t173))
        chosen_unit_forward = i4[i + 4 * B]
        t176 = t165 & (not t170 == t171) & (not t174 == t175) & (chosen_unit_forward >= -2147483647)
        t177 = I4(min(unit_distance, t164))
        t178 = I4(max(unit_distance, t164))
        chosen_unit_aside = i4[i + 5 * B]
        t179 = t165 & (not t177 == t178) & (chosen_unit_aside >= -2147483647)
        t180 = I8(I8(chosen_unit_aside) * 2)
        t181 = I4(chosen_unit_aside * 2)
        t182 = unit_formation == 0
        t183 = I1(
            I1(I1(I1(t87 & (dice_1 == 6)) + I1(t90 & (dice_2 == 6))) + I1(t41 & (dice_3 == 6)))
            + I1(t77 & (t74 == 6))
        )
        t184 = t183 >= 1
        t185 = t39 & (t182 & (unit_going <= 1) & t184)
        t186 = unit_formation != 1
        t187 = I1(
            I1(I1(t87 & ((dice_1 >= 5) & (dice_1 <= 6))) + I1(t90 & ((dice_2 >= 5) & (dice_2 <= 6))))
            + I1(t41 & (dice_3 >= 5))
        )
        t188 = I1(t187 + I1(t77 & (t74 >= 5)))
        t189 = t188 >= 1
        t190 = t39 & (t81 & (t13 & t182 | t6 & t186 | t27) & t189)
        t191 = I1(
            I1(I1(I1(t87 & (dice_1 == 4)) + I1(t90 & (dice_2 == 4))) + I1(t41 & (dice_3 == 4)))
            + I1(t77 & (t74 == 4))
        )
        t192 = t191 >= 1
        t193 = t39 & (t81 & t6 & t186 & t192)
        unit_dp = i1[i + 23 * B]
        t194 = I1(
            I1(t185) * I1(I1(I1(min(t183, I1(max(I1(3 - unit_dp), 0)))) if t185 & t184 else t183) if t184 else t183)
        )
        t195 = I1(unit_dp + t194)
        t196 = I1(
            I1(I1(min(t188, I1(max(I1(3 - I1(min(t195, 6))), 0)))) if t190 & t189 else t188)
            if t189
            else t188
        )
        t197 = I1(t195 + I1(I1(t190) * t196))
        t198 = I1(
            I1(I1(min(t191, I1(max(I1(3 - I1(min(t197, 6))), 0)))) if t193 & t192 else t191)
            if t192
            else t191
        )
        t199 = unit_arm == 4
        unit_formation_2 = I1(2 if t39 & t199 else unit_formation)
        unit_moved = i1[i + 11 * B] != 0
        unit_moved_2 = t39 & t21 | unit_moved
        unit_moved_in_combat = i1[i + 12 * B] != 0
        t200 = (unit_arm == 3) | (unit_arm == 7)
        t201 = unit_charge_kind == 1
        t202 = (unit_arm == 3) | (unit_arm == 6)
        t203 = unit_doing != 2
        t204 = unit_charge_kind == 2
        t205 = enemy_charge_kind == 2
        t206 = unit_formation_2 != 2
        t207 = t200 & t32 | t199 & unit_moved & t32 | t11 & (unit_formation <= 2) | (unit_formation == 3) & t12
        t208 = t207 | unit_limbered & t12 | t16 & (t32 & t12) | (unit_charge_kind >= 1) & t3 | t201 & t202 & t203
        t209 = t208 | t201 & t11 | t204 & t7 | unit_abandoned & t12 | unit_in_caracole & (unit_arm != 6) | t204 & t2
        t210 = t43 & t44 | t43 & t45 | t43 & (dice_3 == 0) | t51 & t44 | t51 & t45 | t58 & t44 | t58 & t45
        t211 = t43 & t46 | t43 & t47 | t43 & (dice_3 >= 7) | t51 & t46 | t51 & t52 | t58 & t46 | t58 & t52
        t212 = t70 & t44 | t70 & t65 | t70 & (t73 & (t74 == 0)) | t80 & t44 | t80 & (t73 & t45) | t85 & t44
        t213 = t70 & t46 | t70 & t66 | t70 & (t73 & (t74 >= 7)) | t80 & t46 | t80 & (t73 & t52) | t85 & t46
        t214 = t163 | t39 & (
            t176 & (not (t174 <= chosen_unit_forward) & (chosen_unit_forward <= t175))
        ) | t39 & (t179 & t162 & (not (t177 <= t180) & (t180 <= t178)))
        t215 = t200 & t206 | t199 & unit_moved_2 & t206 | t11 & (
            unit_formation_2 <= 2
        ) | (unit_formation_2 == 3) & t12
        t216 = t215 | t16 & (t206 & t12) | (unit_charge_kind_2 >= 1) & t3 | t17 & t202 & t203 | t17 & t11 | t18 & t7
        error = I1(0)
        error = I1(3 if t216 | t18 & t2 | t205 & (unit_charge_kind_2 != 1) else error)  # IllegalState
        error = I1(7 if t214 else error)  # NotOpen
        error = I1(1 if t39 & (not t96 | t28) else error)  # NoRule
        error = I1(6 if t213 | t88 & t46 | t88 & t66 else error)  # InputError
        error = I1(9 if t212 | t88 & t44 | t88 & t65 else error)  # MissingDice
        error = I1(10 if t70 & t71 | t80 & t71 | t88 & t62 else error)  # NeedsChoice
        error = I1(6 if t61 & t46 | t61 & t66 else error)  # InputError
        error = I1(9 if t61 & t44 | t61 & t65 else error)  # MissingDice
        error = I1(7 if t61 & t63 | t70 & t63 | t70 & t72 | t80 & t72 | t88 & t63 else error)  # NotOpen
        error = I1(10 if t61 & t62 | t70 & t62 else error)  # NeedsChoice
        error = I1(6 if t211 else error)  # InputError
        error = I1(9 if t210 else error)  # MissingDice
        error = I1(3 if t209 | t205 & (unit_charge_kind != 1) else error)  # IllegalState
        o1[i] = t10  # unit.meeting.none
        o1[i + B] = t91  # unit.move.total.none
        o1[i + 2 * B] = t91  # unit.move.natural.none
        o1[i + 3 * B] = t40  # unit.move.dice.none
        o1[i + 4 * B] = t166  # unit.move.distance.none
        o1[i + 5 * B] = t40  # unit.move.forward.none
        o1[i + 6 * B] = t166  # unit.move.aside.none
        o1[i + 7 * B] = unit_moved_2  # unit.moved
        o1[i + 8 * B] = t39 & t20 | unit_moved_in_combat  # unit.moved_in_combat
        o1[i + 9 * B] = I1(I1(0 if (not t5) & t6 else t9) if t8 else 2)  # unit.verdict
        o1[i + 10 * B] = unit_move_verdict  # unit.move.verdict
        o1[i + 11 * B] = unit_total  # unit.move.total
        o1[i + 12 * B] = unit_total  # unit.move.natural
        o1[i + 13 * B] = unit_dice  # unit.move.dice
        o1[i + 14 * B] = unit_charge_kind_2  # unit.charge_kind
        o1[i + 15 * B] = I1(min(I1(t197 + I1(I1(t193) * t198)), 6))  # unit.dp
        o1[i + 16 * B] = unit_formation_2  # unit.formation
        o1[i + 17 * B] = error  # error
        o2[i] = unit_distance  # unit.move.distance
        o2[i + B] = t164  # unit.move.distance.to
        o2[i + 2 * B] = I4(chosen_unit_forward if t176 else t174)  # unit.move.forward
        o2[i + 3 * B] = I4(chosen_unit_forward if t176 else t175)  # unit.move.forward.to
        o2[i + 4 * B] = I4(t181 if t179 else t177)  # unit.move.aside
        o2[i + 5 * B] = I4(t181 if t179 else t178)  # unit.move.aside.to


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
    """Evade (action for unit). @book 439"""
    for i in range(rows):
        unit_charged = i1[i] != 0
        t2 = (not unit_charged)
        unit_arm = i1[i + 14 * B]
        t3 = (unit_arm >= 5) & (unit_arm <= 7)
        unit_formation = i1[i + 15 * B]
        t4 = t3 & (unit_formation == 2)
        t5 = t2 | t4
        t6 = unit_arm == 3
        t7 = t5 | t6
        unit_verdict = I1(
            I1(0 if (not t5) & t6 else I1(0 if unit_charged & t4 else I1(2 - I1(unit_charged) * 2)))
            if t7
            else 2
        )
        t8 = t2 | (not t7)
        t9 = (not t8)
        unit_doing = i1[i + 16 * B]
        unit_doing_2 = I1(unit_doing if t8 else 4)
        unit_initial_move = i1[i + B] != 0
        unit_initial_move_2 = t9 | unit_initial_move
        t10 = unit_arm >= 8
        t11 = unit_arm <= 7
        t12 = unit_arm <= 4
        unit_going = i1[i + 17 * B]
        unit_on_road = i1[i + 2 * B] != 0
        t13 = (unit_arm >= 5) & (unit_going >= 7) & (not unit_on_road)
        unit_surrendered = i1[i + 3 * B] != 0
        t14 = t13 | unit_surrendered
        t15 = (unit_doing_2 >= 1) & (unit_doing_2 <= 2) | (unit_doing_2 >= 4)
        unit_charge_kind = i1[i + 18 * B]
        t16 = unit_charge_kind == 1
        t17 = (unit_charge_kind >= 1) & (unit_charge_kind <= 2)
        t18 = t15 | t17
        t19 = (not t18)
        t20 = t14 | t18
        unit_halted = i1[i + 4 * B] != 0
        unit_fired = i1[i + 5 * B] != 0
        unit_time = i1[i + 19 * B]
        unit_abandoned = i1[i + 6 * B] != 0
        t21 = unit_halted | unit_fired & ((unit_arm == 1) | (unit_arm >= 8)) | (unit_time == 2) | unit_abandoned
        t22 = t21 | unit_surrendered
        t23 = (not t20) & t22
        t24 = t20 | t22
        unit_limbered = i1[i + 7 * B] != 0
        t25 = t10 & (not unit_limbered)
        t26 = (not t25)
        t27 = t25 & (unit_arm == 8)
        t28 = (not t24) & t27
        t29 = t24 | t27
        unit_deviation = i2[i]
        t30 = unit_formation != 2
        t31 = (unit_deviation >= 1351) & t30
        t32 = (not t29) & t31
        t33 = t29 | t31
        unit_road_last_turn = i1[i + 8 * B] != 0
        unit_dice_last_turn = i1[i + 20 * B]
        t34 = I1(2 if unit_road_last_turn else unit_dice_last_turn)
        unit_barred = i1[i + 9 * B] != 0
        t35 = t3 & (t34 == 3) & (not unit_barred)
        t36 = I1(
            2
            if t23
            else I1(0 if (not t14) & t18 else I1(2 if (not t13) & unit_surrendered else I1(I1(t13) * 2)))
        )
        unit_move_verdict = I1(
            -1
            if t8
            else I1(I1(t33 | t35) * I1(1 if (not t33) & t35 else I1(2 if t32 else I1(2 if t28 else t36))))
        )
        t37 = t9 & (not t14 | t23 | t28 | t32)
        t38 = (not t37)
        t39 = t15 & t3
        t40 = (not t39)
        t41 = t37 & t39
        dice_1 = i1[i + 29 * B]
        dice_2 = i1[i + 30 * B]
        dice_3 = i1[i + 31 * B]
        t42 = dice_1 == 0
        t43 = dice_2 == 0
        t44 = (dice_1 == 1) | (dice_1 >= 6)
        t45 = (dice_2 == 1) | (dice_2 >= 6)
        t46 = t15 & t12
        t47 = t40 & t46
        t48 = t39 | t46
        t49 = t37 & t47
        t50 = dice_2 >= 7
        t51 = I1(dice_1 + dice_2)
        t52 = t3 & (t34 == 0)
        unit_with_d6 = i1[i + 10 * B] != 0
        t53 = t52 & unit_with_d6
        t54 = (not t48) & t53
        t55 = t48 | t53
        t56 = t37 & t54
        t57 = (not t55) & t52
        t58 = t55 | t52
        t59 = t37 & t57
        chosen_unit_dice = i1[i + 27 * B]
        t60 = chosen_unit_dice == -128
        t61 = (chosen_unit_dice >= -127) & (chosen_unit_dice <= 0) | (chosen_unit_dice >= 3)
        t62 = chosen_unit_dice == 2
        t63 = t62 & t43
        t64 = t62 & t45
        t65 = I1(dice_1 + I1(I1(t62) * dice_2))
        t66 = (not t58) & t3
        t67 = t58 | t3
        t68 = t37 & t66
        chosen_unit_optional_die = i1[i + 28 * B]
        t69 = chosen_unit_optional_die == -128
        t70 = (
            chosen_unit_optional_die >= -127
        ) & (chosen_unit_optional_die <= -1) | (chosen_unit_optional_die >= 2)
        t71 = chosen_unit_optional_die == 1
        t72 = i1[i + (29 + min(max(int(chosen_unit_dice), 0), 3)) * B]
        t73 = I1(
            I1(t65 + I1(I1(t71) * t72))
            if t66
            else I1(t65 if t57 else I1(t51 if t54 else I1(t51 if t47 else I1(I1(dice_1 + dice_2) + dice_3))))
        )
        t74 = I1(
            I1(chosen_unit_dice + I1(I1(chosen_unit_optional_die == 1)))
            if t66
            else I1(chosen_unit_dice if t57 else I1(2 if t54 else I1(2 if t47 else I1(I1(t39) * 3))))
        )
        t75 = t66 & t71
        t76 = (not t67) & t12
        t77 = t67 | t12
        t78 = t37 & t76
        t79 = unit_going >= 2
        t80 = unit_limbered & t79
        t81 = (not t77) & t80
        t82 = t77 | t80
        t83 = t37 & t81
        t84 = (not t82) & unit_limbered
        t85 = t82 | unit_limbered
        t86 = t37 & t84
        unit_total = I1(
            t65
            if t84
            else I1(dice_1 if t81 else I1(I1(dice_1 + I1(I1(t71) * dice_2)) if t76 else t73))
        )
        t87 = (not t84) & ((not t81) & ((not t76) & ((not t66) & ((not t57) & ((not t54) & ((not t47) & t40))))))
        unit_dice = I1(
            chosen_unit_dice
            if t84
            else I1(1 if t81 else I1(I1(1 + I1(chosen_unit_optional_die == 1)) if t76 else t74))
        )
        t88 = t55 | t57 & t62 | t66 & t62 | t76 & t71 | t84 & t62
        t89 = t87 | t38
        t90 = t25 & (unit_arm == 9)
        t91 = (not t90)
        t92 = t25 & (unit_arm == 10)
        t93 = t91 & t92
        t94 = t90 | t92
        t95 = (not t94) & t26
        t96 = (not t95)
        t97 = I2(I2(unit_total) * 10)
        t98 = I2(t97 if t95 else I2(I1(I1(t93) * 20) + 20))
        t99 = I2(I2(t95) * t97)
        t100 = t95 & t87 | t96 & ((not t93) & t91)
        unit_inspiring = i1[i + 21 * B]
        t101 = (unit_inspiring >= 1) & (not t100)
        t102 = (not t101)
        t103 = I1(unit_dice * 10)
        t104 = I2(t99 + I2(t103))
        t105 = I2(t98 + I2(t103))
        t106 = I2(min(t104, t105))
        t107 = I2(max(t104, t105))
        t108 = I2(t107 if t101 else t98)
        t109 = t101 & (t96 & (not t106 == t107)) | t102 & t96
        t110 = I2(t106 if t101 else t99)
        t111 = t102 & t100
        t112 = unit_initial_move_2 & ((unit_doing_2 == 1) | (unit_doing_2 >= 4)) & (not t111)
        t113 = (not t112)
        t114 = I2(t110 + I2(t103))
        t115 = I2(t108 + I2(t103))
        t116 = I2(min(t114, t115))
        t117 = I2(max(t114, t115))
        t118 = I2(t117 if t112 else t108)
        t119 = t112 & (t109 & (not t116 == t117)) | t113 & t109
        t120 = I2(t116 if t112 else t110)
        t121 = t113 & t111
        unit_nearest_enemy = i4[i]
        unit_nearest_cover = i4[i + B]
        t122 = (unit_nearest_enemy >= 7201) & (unit_nearest_cover >= 7201) & (not t17 | t25)
        t123 = t122 & (not t121)
        t124 = (not t123)
        t125 = I2(t120 * 2)
        t126 = I2(t118 * 2)
        t127 = I2(min(t125, t126))
        t128 = I2(max(t125, t126))
        t129 = I2(t128 if t123 else t118)
        t130 = t123 & (t119 & (not t127 == t128)) | t124 & t119
        t131 = I2(t127 if t123 else t120)
        t132 = t124 & t121
        unit_speed = i1[i + 22 * B]
        t133 = (unit_speed == 1) & t19 & (not t132)
        t134 = (not t133)
        t135 = I2(min(t131, t129))
        t136 = I2(max(t131, t129))
        t137 = I2(t136 if t133 else I2(t129 * 2))
        t138 = t133 & (t130 & (not t135 == t136)) | t134 & t130
        t139 = I2(t135 if t133 else I2(t131 * 2))
        t140 = t134 & t132
        t141 = (unit_time == 1) & t19 & (not t140)
        t142 = (not t141)
        t143 = I2(min(t139, t137))
        t144 = I2(max(t139, t137))
        t145 = t141 & (t138 & (not t143 == t144)) | t142 & t138
        t146 = t142 & t140
        t147 = t122 & (not t146)
        t148 = (not t147)
        unit_free_way = i4[i + 2 * B]
        t149 = I2(I2(t143 if t141 else I2(t139 * 2)) * 15)
        t150 = I4(min(I4(t149), unit_free_way))
        t151 = I2(I2(t144 if t141 else I2(t137 * 2)) * 15)
        t152 = I4(min(I4(t151), unit_free_way))
        t153 = I4(min(t150, t152))
        t154 = I4(max(t150, t152))
        t155 = I4(t154 if t147 else I4(t151))
        t156 = t147 & (t145 & (not t153 == t154)) | t148 & t145
        t157 = I4(t153 if t147 else I4(t149))
        t158 = t148 & t146
        chosen_unit_distance = i4[i + 3 * B]
        t159 = t156 & (chosen_unit_distance >= -2147483647)
        t160 = (not t158)
        t161 = t37 & (t159 & t160 & (not (t157 <= chosen_unit_distance) & (chosen_unit_distance <= t155)))
        t162 = I4(chosen_unit_distance if t159 else t155)
        t163 = (not t159) & t156
        unit_distance = I4(chosen_unit_distance if t159 else t157)
        t164 = t158 | t38
        unit_wheel_way = i2[i + B]
        t165 = I2(-unit_wheel_way)
        t166 = I4(I4(0 if t158 else unit_distance) + I4(t165))
        t167 = I4(I4(0 if t158 else t162) + I4(t165))
        t168 = I4(min(t166, t167))
        t169 = I4(max(t166, t167))
        t170 = I4(max(t168, 0))
        t171 = I4(max(t169, 0))
        t172 = I4(min(t170, t171))
        t173 = I4(max(t170, t171))
        chosen_unit_forward = i4[i + 4 * B]
        t174 = t163 & (not t168 == t169) & (not t172 == t173) & (chosen_unit_forward >= -2147483647)
        t175 = I4(min(unit_distance, t162))
        t176 = I4(max(unit_distance, t162))
        chosen_unit_aside = i4[i + 5 * B]
        t177 = t163 & (not t175 == t176) & (chosen_unit_aside >= -2147483647)
        t178 = I8(I8(chosen_unit_aside) * 2)
        t179 = I4(chosen_unit_aside * 2)
        t180 = unit_formation == 0
        t181 = I1(
            I1(I1(I1(t85 & (dice_1 == 6)) + I1(t88 & (dice_2 == 6))) + I1(t39 & (dice_3 == 6)))
            + I1(t75 & (t72 == 6))
        )
        t182 = t181 >= 1
        t183 = t37 & (t180 & (unit_going <= 1) & t182)
        t184 = unit_formation != 1
        t185 = I1(
            I1(I1(t85 & ((dice_1 >= 5) & (dice_1 <= 6))) + I1(t88 & ((dice_2 >= 5) & (dice_2 <= 6))))
            + I1(t39 & (dice_3 >= 5))
        )
        t186 = I1(t185 + I1(t75 & (t72 >= 5)))
        t187 = t186 >= 1
        t188 = t37 & (t79 & (t12 & t180 | t3 & t184 | t25) & t187)
        t189 = I1(
            I1(I1(I1(t85 & (dice_1 == 4)) + I1(t88 & (dice_2 == 4))) + I1(t39 & (dice_3 == 4)))
            + I1(t75 & (t72 == 4))
        )
        t190 = t189 >= 1
        t191 = t37 & (t79 & t3 & t184 & t190)
        unit_dp = i1[i + 23 * B]
        t192 = I1(
            I1(t183) * I1(I1(I1(min(t181, I1(max(I1(3 - unit_dp), 0)))) if t183 & t182 else t181) if t182 else t181)
        )
        t193 = I1(unit_dp + t192)
        t194 = I1(
            I1(I1(min(t186, I1(max(I1(3 - I1(min(t193, 6))), 0)))) if t188 & t187 else t186)
            if t187
            else t186
        )
        t195 = I1(t193 + I1(I1(t188) * t194))
        t196 = I1(
            I1(I1(min(t189, I1(max(I1(3 - I1(min(t195, 6))), 0)))) if t191 & t190 else t189)
            if t190
            else t189
        )
        t197 = I1(t195 + I1(I1(t191) * t196))
        t198 = unit_arm == 4
        unit_formation_2 = I1(2 if t37 & t198 else unit_formation)
        unit_moved = i1[i + 11 * B] != 0
        unit_moved_2 = t37 & t19 | unit_moved
        unit_moved_in_combat = i1[i + 12 * B] != 0
        t199 = t9 & (unit_doing_2 == 4)
        unit_stands = i1[i + 24 * B]
        unit_grade = i1[i + 25 * B]
        t200 = I1(
            I1(min(I1(I1(unit_stands + I1(-I1(unit_grade == 4))) + I1((unit_grade <= 1) | t6)), 6))
            - I1(min(t197, 6))
        )
        t201 = I1(max(t200, 0))
        unit_casualties = i1[i + 26 * B]
        unit_screened = i1[i + 13 * B] != 0
        t202 = (unit_arm == 3) | (unit_arm == 7)
        t203 = unit_charge_kind >= 1
        t204 = t16 & ((unit_arm == 3) | (unit_arm == 6))
        t205 = unit_formation_2 != 2
        t206 = t202 & t30 | t198 & unit_moved & t30 | t10 & (unit_formation <= 2) | (unit_formation == 3) & t11
        t207 = t206 | unit_limbered & t11 | t10 & (unit_stands >= 2) | (unit_stands == 1) & t11 | (
            (unit_doing >= 1) & (unit_doing <= 2) | (unit_doing >= 4)
        ) & (t30 & t11)
        t208 = t207 | t203 & ((unit_doing == 1) | (unit_doing >= 3)) | t204 & (unit_doing != 2) | t16 & t10
        t209 = t208 | (unit_charge_kind == 2) & ((unit_arm <= 4) | (unit_arm >= 8)) | unit_abandoned & t11
        t210 = t41 & t42 | t41 & t43 | t41 & (dice_3 == 0) | t49 & t42 | t49 & t43 | t56 & t42 | t56 & t43
        t211 = t41 & t44 | t41 & t45 | t41 & (dice_3 >= 7) | t49 & t44 | t49 & t50 | t56 & t44 | t56 & t50
        t212 = t68 & t42 | t68 & t63 | t68 & (t71 & (t72 == 0)) | t78 & t42 | t78 & (t71 & t43) | t83 & t42
        t213 = t68 & t44 | t68 & t64 | t68 & (t71 & (t72 >= 7)) | t78 & t44 | t78 & (t71 & t50) | t83 & t44
        t214 = t161 | t37 & (
            t174 & (not (t172 <= chosen_unit_forward) & (chosen_unit_forward <= t173))
        ) | t37 & (t177 & t160 & (not (t175 <= t178) & (t178 <= t176)))
        t215 = t202 & t205 | t198 & unit_moved_2 & t205 | t10 & (
            unit_formation_2 <= 2
        ) | (unit_formation_2 == 3) & t11
        t216 = t215 | t15 & (t205 & t11) | t203 & (
            (unit_doing_2 == 1) | (unit_doing_2 >= 3)
        ) | t204 & (unit_doing_2 != 2)
        error = I1(0)
        error = I1(3 if t216 else error)  # IllegalState
        error = I1(7 if t214 else error)  # NotOpen
        error = I1(1 if t37 & (not t94 | t26) else error)  # NoRule
        error = I1(6 if t213 | t86 & t44 | t86 & t64 else error)  # InputError
        error = I1(9 if t212 | t86 & t42 | t86 & t63 else error)  # MissingDice
        error = I1(10 if t68 & t69 | t78 & t69 | t86 & t60 else error)  # NeedsChoice
        error = I1(6 if t59 & t44 | t59 & t64 else error)  # InputError
        error = I1(9 if t59 & t42 | t59 & t63 else error)  # MissingDice
        error = I1(7 if t59 & t61 | t68 & t61 | t68 & t70 | t78 & t70 | t86 & t61 else error)  # NotOpen
        error = I1(10 if t59 & t60 | t68 & t60 else error)  # NeedsChoice
        error = I1(6 if t211 else error)  # InputError
        error = I1(9 if t210 else error)  # MissingDice
        error = I1(3 if t209 else error)  # IllegalState
        o1[i] = t89  # unit.move.total.none
        o1[i + B] = t89  # unit.move.natural.none
        o1[i + 2 * B] = t38  # unit.move.dice.none
        o1[i + 3 * B] = t164  # unit.move.distance.none
        o1[i + 4 * B] = t38  # unit.move.forward.none
        o1[i + 5 * B] = t164  # unit.move.aside.none
        o1[i + 6 * B] = unit_initial_move_2  # unit.initial_move
        o1[i + 7 * B] = unit_moved_2  # unit.moved
        o1[i + 8 * B] = t37 & t18 | unit_moved_in_combat  # unit.moved_in_combat
        o1[i + 9 * B] = unit_verdict  # unit.verdict
        o1[i + 10 * B] = unit_move_verdict  # unit.move.verdict
        o1[i + 11 * B] = unit_total  # unit.move.total
        o1[i + 12 * B] = unit_total  # unit.move.natural
        o1[i + 13 * B] = unit_dice  # unit.move.dice
        o1[i + 14 * B] = unit_doing_2  # unit.doing
        o1[i + 15 * B] = I1(min(I1(t197 + I1(I1(t199) * I1(min(t201, 1)))), 6))  # unit.dp
        o1[i + 16 * B] = unit_formation_2  # unit.formation
        o1[i + 17 * B] = I1(min(I1(unit_casualties + I1(I1(t199) * I1(max(I1(1 - t201), 0)))), 12))  # unit.casualties
        o1[i + 18 * B] = I1(t9 & unit_screened)  # unit.may
        o1[i + 19 * B] = error  # error
        o2[i] = unit_distance  # unit.move.distance
        o2[i + B] = t162  # unit.move.distance.to
        o2[i + 2 * B] = I4(chosen_unit_forward if t174 else t172)  # unit.move.forward
        o2[i + 3 * B] = I4(chosen_unit_forward if t174 else t173)  # unit.move.forward.to
        o2[i + 4 * B] = I4(t179 if t177 else t175)  # unit.move.aside
        o2[i + 5 * B] = I4(t179 if t177 else t176)  # unit.move.aside.to


def shelter(
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
    """Take shelter among the pikes (action for unit against friend). @book 439"""
    for i in range(rows):
        unit_charged = i1[i] != 0
        t2 = (not unit_charged)
        unit_arm = i1[i + 3 * B]
        t3 = unit_arm == 3
        friend_arm = i1[i + 4 * B]
        unit_friend_distance = i4[i]
        t4 = t3 & (friend_arm == 0) & (unit_friend_distance <= 3600)
        t5 = t2 | t4
        t6 = t2 | (not t5)
        t7 = (not t6)
        unit_doing = i1[i + 5 * B]
        unit_doing_2 = I1(unit_doing if t6 else 4)
        unit_initial_move = i1[i + B] != 0
        unit_moved_in_combat = i1[i + 2 * B] != 0
        t8 = t7 & (unit_doing_2 == 4)
        unit_stands = i1[i + 6 * B]
        unit_grade = i1[i + 7 * B]
        unit_dp = i1[i + 8 * B]
        t9 = I1(I1(min(I1(I1(unit_stands + I1(-I1(unit_grade == 4))) + I1((unit_grade <= 1) | t3)), 6)) - unit_dp)
        t10 = I1(max(t9, 0))
        unit_casualties = i1[i + 9 * B]
        error = I1(0)
        error = I1(3 if (unit_arm >= 8) & (unit_stands >= 2) | (unit_stands == 1) & (unit_arm <= 7) else error)  # IllegalState
        o1[i] = t7 | unit_initial_move  # unit.initial_move
        o1[i + B] = t7 | unit_moved_in_combat  # unit.moved_in_combat
        o1[i + 2 * B] = I1(I1(0 if unit_charged & t4 else I1(2 - I1(unit_charged) * 2)) if t5 else 2)  # unit.verdict
        o1[i + 3 * B] = unit_doing_2  # unit.doing
        o1[i + 4 * B] = I1(min(I1(unit_casualties + I1(I1(t8) * I1(max(I1(1 - t10), 0)))), 12))  # unit.casualties
        o1[i + 5 * B] = I1(min(I1(unit_dp + I1(I1(t8) * I1(min(t10, 1)))), 6))  # unit.dp
        o1[i + 6 * B] = error  # error


def stand_to_receive(
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
    """Stand to receive (action for unit). @book 437-441

    What the fire does counts in the combat.
    """
    for i in range(rows):
        unit_arm = i1[i + 2 * B]
        unit_in_caracole = i1[i] != 0
        unit_charge_kind = i1[i + 3 * B]
        unit_fired = i1[i + B] != 0
        t2 = unit_arm >= 8
        t3 = (unit_charge_kind == 1) & t2 | (unit_charge_kind == 2) & ((unit_arm <= 4) | (unit_arm >= 8))
        error = I1(0)
        error = I1(3 if t3 | unit_in_caracole & (unit_arm != 6) else error)  # IllegalState
        o1[i] = I1(1 - I1((unit_arm >= 5) & (unit_arm <= 7) & (not unit_in_caracole) | (unit_arm == 3)))  # unit.verdict
        o1[i + B] = I1(((unit_arm == 1) | (unit_arm == 3) | (unit_arm == 6)) & (not unit_fired))  # unit.may
        o1[i + 2 * B] = I1(I1(t2) * 2)  # unit.may_not
        o1[i + 3 * B] = error  # error


def turn_rear_rank(
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
    """Turn a rear rank about (action for unit against enemy). @book 441"""
    for i in range(rows):
        unit_third_rank = i1[i]
        t2 = unit_third_rank >= 1
        t3 = unit_third_rank == 0
        unit_second_rank = i1[i + B]
        t4 = unit_second_rank >= 1
        t5 = t3 & t4
        t6 = t2 | t4
        unit_struck_on = i1[i + 2 * B]
        t7 = (not t6 & ((not t5) & t3)) & (I1(I1(3 - I1(t5)) if t6 else 1) >= 2) & (unit_struck_on == 2)
        enemy_charge_distance = i4[i]
        error = I1(0)
        error = I1(3 if t2 & (unit_second_rank == 0) else error)  # IllegalState
        o1[i] = I1(2 - I1(t7 & (enemy_charge_distance >= 7201)) * 2)  # unit.verdict
        o1[i + B] = error  # error


def follow_on(
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
    """Charge through the pikes in a later round (action for unit against enemy). @book 443"""
    for i in range(rows):
        unit_doing = i1[i + 3 * B]
        t2 = (unit_doing == 1) | (unit_doing >= 3)
        unit_halted = i1[i] != 0
        t3 = t2 | unit_halted
        unit_followed_on = i1[i + B] != 0
        t4 = t3 | unit_followed_on
        unit_in_contact_before = i1[i + 2 * B] != 0
        t5 = (not unit_in_contact_before)
        t6 = t4 | t5
        unit_arm = i1[i + 4 * B]
        t7 = unit_arm == 0
        t8 = unit_arm >= 1
        unit_people = i1[i + 5 * B]
        unit_other_rank = i1[i + 6 * B]
        t9 = unit_other_rank == 1
        t10 = t7 & (unit_people == 2) & t9
        t11 = t6 | t10
        t12 = unit_other_rank == 2
        t13 = t7 & (unit_people == 0) & t12
        t14 = t11 | t13
        t15 = I1(
            2
            if ((unit_doing == 0) | (unit_doing == 2)) & unit_halted
            else I1(I1((unit_doing == 1) | (unit_doing >= 3)) * 2)
        )
        t16 = I1(0 if (not t6) & t10 else I1(2 if (not t4) & t5 else I1(2 if (not t3) & unit_followed_on else t15)))
        t17 = t6 | (not t14)
        unit_charge_kind = i1[i + 7 * B]
        unit_charge_kind_2 = I1(unit_charge_kind if t17 else 3)
        t18 = unit_arm >= 8
        t19 = unit_charge_kind == 1
        t20 = (unit_arm == 3) | (unit_arm == 6)
        t21 = unit_doing != 2
        t22 = (unit_arm <= 4) | (unit_arm >= 8)
        t23 = unit_other_rank == 0
        t24 = unit_charge_kind_2 == 1
        t25 = t9 & (t8 | (unit_people != 2)) | t12 & (t8 | (unit_people >= 1)) | (unit_charge_kind >= 1) & t2
        t26 = t25 | t19 & t20 & t21 | t19 & t18 | (unit_charge_kind == 2) & t22 | (unit_charge_kind == 3) & t23
        t27 = t26 | (unit_charge_kind_2 >= 1) & t2 | t24 & t20 & t21 | t24 & t18 | (unit_charge_kind_2 == 2) & t22
        error = I1(0)
        error = I1(3 if t27 | (unit_charge_kind_2 == 3) & t23 else error)  # IllegalState
        o1[i] = (not t17) | unit_followed_on  # unit.followed_on
        o1[i + B] = I1(I1(0 if (not t11) & t13 else t16) if t14 else 2)  # unit.verdict
        o1[i + 2 * B] = unit_charge_kind_2  # unit.charge_kind
        o1[i + 3 * B] = error  # error


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
    """charged by cavalry (term for unit against enemy). @book 458, 485"""
    for i in range(rows):
        enemy_arm = i1[i]
        enemy_charge_kind = i1[i + B]
        unit_charged_by_horse = (enemy_arm >= 5) & (enemy_arm <= 7) & (
            (enemy_charge_kind == 1) | (enemy_charge_kind == 3)
        )
        t2 = (enemy_charge_kind == 1) & (enemy_arm >= 8) | (enemy_charge_kind == 2) & (
            (enemy_arm <= 4) | (enemy_arm >= 8)
        )
        error = I1(0)
        error = I1(3 if t2 else error)  # IllegalState
        o1[i] = unit_charged_by_horse  # unit.charged_by_horse
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
    """cavalry who charged (term for unit). @book 482-485"""
    for i in range(rows):
        unit_arm = i1[i]
        unit_charge_kind = i1[i + B]
        t2 = (unit_charge_kind == 1) & (unit_arm >= 8) | (unit_charge_kind == 2) & (
            (unit_arm <= 4) | (unit_arm >= 8)
        )
        error = I1(0)
        error = I1(3 if t2 else error)  # IllegalState
        o1[i] = (unit_arm >= 5) & (unit_arm <= 7) & ((unit_charge_kind == 1) | (unit_charge_kind == 3))  # unit.horse_charge
        o1[i + B] = error  # error


def has_pikes(
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
    """has pikes (term for unit). @book 45, 49, 469"""
    for i in range(rows):
        unit_arm = i1[i]
        error = I1(0)
        o1[i] = unit_arm <= 1  # unit.has_pikes
        o1[i + B] = error  # error


def formed_foot(
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
    """formed infantry (term for unit). @book 482-484"""
    for i in range(rows):
        unit_arm = i1[i]
        unit_formation = i1[i + B]
        t2 = ((unit_arm == 3) | (unit_arm == 7)) & (unit_formation != 2) | (unit_arm >= 8) & (unit_formation <= 2)
        error = I1(0)
        error = I1(3 if t2 | (unit_formation == 3) & (unit_arm <= 7) else error)  # IllegalState
        o1[i] = (unit_arm <= 4) & (unit_formation <= 1)  # unit.formed_foot
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
    """charged formed infantry (term for unit against enemy). @book 482-484"""
    for i in range(rows):
        unit_arm = i1[i]
        unit_charge_kind = i1[i + B]
        enemy_arm = i1[i + 2 * B]
        enemy_formation = i1[i + 3 * B]
        unit_charged_formed_foot = (unit_arm >= 5) & (unit_arm <= 7) & (
            (unit_charge_kind == 1) | (unit_charge_kind == 3)
        ) & ((enemy_arm <= 4) & (enemy_formation <= 1))
        t2 = (
            (enemy_arm == 3) | (enemy_arm == 7)
        ) & (enemy_formation != 2) | (enemy_arm >= 8) & (enemy_formation <= 2)
        t3 = t2 | (enemy_formation == 3) & (enemy_arm <= 7) | (unit_charge_kind == 1) & (unit_arm >= 8) | (unit_charge_kind == 2) & (
            (unit_arm <= 4) | (unit_arm >= 8)
        )
        error = I1(0)
        error = I1(3 if t3 else error)  # IllegalState
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
    """charged a soft target: guns alone, or infantry unformed (term for unit against enemy). @book 482-484"""
    for i in range(rows):
        unit_arm = i1[i]
        unit_charge_kind = i1[i + B]
        t2 = (unit_arm >= 5) & (unit_arm <= 7) & ((unit_charge_kind == 1) | (unit_charge_kind == 3))
        enemy_arm = i1[i + 2 * B]
        t3 = enemy_arm >= 8
        enemy_formation = i1[i + 3 * B]
        t4 = ((enemy_arm == 3) | (enemy_arm == 7)) & (enemy_formation != 2) | t3 & (enemy_formation <= 2)
        t5 = t4 | (enemy_formation == 3) & (enemy_arm <= 7) | (unit_charge_kind == 1) & (unit_arm >= 8) | (unit_charge_kind == 2) & (
            (unit_arm <= 4) | (unit_arm >= 8)
        )
        error = I1(0)
        error = I1(3 if t5 else error)  # IllegalState
        o1[i] = t2 & t3 | t2 & (enemy_arm <= 4) & (enemy_formation >= 2)  # unit.charged_soft
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
    """charged a single rank of cavalry (term for unit against enemy). @book 484"""
    for i in range(rows):
        unit_arm = i1[i]
        unit_charge_kind = i1[i + B]
        enemy_arm = i1[i + 2 * B]
        t2 = (unit_arm >= 5) & (unit_arm <= 7) & (
            (unit_charge_kind == 1) | (unit_charge_kind == 3)
        ) & ((enemy_arm >= 5) & (enemy_arm <= 7))
        enemy_third_rank = i1[i + 3 * B]
        t3 = enemy_third_rank >= 1
        t4 = enemy_third_rank == 0
        enemy_second_rank = i1[i + 4 * B]
        t5 = enemy_second_rank >= 1
        t6 = t4 & t5
        t7 = t3 | t5
        t8 = t3 & (enemy_second_rank == 0) | (unit_charge_kind == 1) & (unit_arm >= 8) | (unit_charge_kind == 2) & (
            (unit_arm <= 4) | (unit_arm >= 8)
        )
        error = I1(0)
        error = I1(3 if t8 else error)  # IllegalState
        o1[i] = t2 & ((not t7 & ((not t6) & t4)) & (I1(I1(3 - I1(t6)) if t7 else 1) == 1))  # unit.charged_thin_horse
        o1[i + B] = error  # error


def impetus(
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
    """impetus (term for unit). @book 454"""
    for i in range(rows):
        unit_charge_kind = i1[i + B]
        t2 = unit_charge_kind >= 1
        unit_doing = i1[i + 2 * B]
        unit_took_position = i1[i] != 0
        error = I1(0)
        error = I1(3 if t2 & ((unit_doing == 1) | (unit_doing >= 3)) else error)  # IllegalState
        o1[i] = t2 | (unit_doing == 2) | unit_took_position  # unit.impetus
        o1[i + B] = error  # error


def shock(
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
    """shock (term for unit). @book 437, 455, 467

    Not for a countercharge, nor for swordsmen who come through their own pikes in a later round.
    """
    for i in range(rows):
        unit_arm = i1[i]
        unit_doing = i1[i + B]
        unit_charge_kind = i1[i + 2 * B]
        t2 = unit_charge_kind == 1
        unit_shock = (unit_arm >= 5) & (unit_arm <= 7) & (unit_doing == 2) | (
            (unit_arm == 2) | (unit_arm == 5)
        ) & t2
        t3 = (unit_charge_kind >= 1) & (
            (unit_doing == 1) | (unit_doing >= 3)
        ) | t2 & ((unit_arm == 3) | (unit_arm == 6)) & (unit_doing != 2)
        error = I1(0)
        error = I1(3 if t3 | t2 & (unit_arm >= 8) | (unit_charge_kind == 2) & ((unit_arm <= 4) | (unit_arm >= 8)) else error)  # IllegalState
        o1[i] = unit_shock  # unit.shock
        o1[i + B] = error  # error


def charge_bonus(
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
    """Bonus for charging or pursuing, all told (value for unit). @book 443, 454, 455"""
    for i in range(rows):
        unit_arm = i1[i + B]
        unit_doing = i1[i + 2 * B]
        t2 = unit_doing == 2
        unit_charge_kind = i1[i + 3 * B]
        t3 = unit_charge_kind == 1
        t4 = (unit_arm >= 5) & (unit_arm <= 7) & t2 | ((unit_arm == 2) | (unit_arm == 5)) & t3
        t5 = (not t4)
        t6 = unit_charge_kind >= 1
        unit_took_position = i1[i] != 0
        t7 = t6 | t2 | unit_took_position
        t8 = t5 & t7
        t9 = t4 | t7
        t10 = t6 & (
            (unit_doing == 1) | (unit_doing >= 3)
        ) | t3 & ((unit_arm == 3) | (unit_arm == 6)) & (unit_doing != 2)
        t11 = t10 | t3 & (unit_arm >= 8) | (unit_charge_kind == 2) & (
            (unit_arm <= 4) | (unit_arm >= 8)
        ) | unit_took_position & (unit_arm >= 5)
        error = I1(0)
        error = I1(3 if t11 else error)  # IllegalState
        o1[i] = t9 & ((not t8) & t5)  # unit.charge_bonus.none
        o1[i + B] = I1(I1(t9) * I1(2 - I1(t8)))  # unit.charge_bonus
        o1[i + 2 * B] = error  # error


def advantage_of_ground(
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
    """advantage of ground (term for unit). @book 452"""
    for i in range(rows):
        unit_uphill = i1[i] != 0
        unit_edge = i1[i + B]
        error = I1(0)
        o1[i] = unit_uphill | (unit_edge >= 1)  # unit.advantage_of_ground
        o1[i + B] = error  # error


def only_shot_met(
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
    """only the shot of a tercio met (term for unit). @book 469"""
    for i in range(rows):
        unit_arm = i1[i]
        unit_contact_pikes = i1[i + B]
        error = I1(0)
        o1[i] = (unit_arm == 1) & (unit_contact_pikes == 0)  # unit.only_shot_met
        o1[i + B] = error  # error


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
    """Ranks (value for unit). @book 473, 521"""
    for i in range(rows):
        unit_third_rank = i1[i]
        t2 = unit_third_rank >= 1
        t3 = unit_third_rank == 0
        unit_second_rank = i1[i + B]
        t4 = unit_second_rank >= 1
        t5 = t3 & t4
        t6 = t2 | t4
        error = I1(0)
        error = I1(3 if t2 & (unit_second_rank == 0) else error)  # IllegalState
        o1[i] = t6 & ((not t5) & t3)  # unit.ranks.none
        o1[i + B] = I1(I1(3 - I1(t5)) if t6 else 1)  # unit.ranks
        o1[i + 2 * B] = error  # error


def depth(
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
    """Ranks that count (value for unit). @book 473"""
    for i in range(rows):
        unit_formation = i1[i]
        t2 = unit_formation != 2
        unit_arm = i1[i + B]
        t3 = (unit_arm >= 5) & (unit_arm <= 7)
        unit_doing = i1[i + 2 * B]
        unit_charge_kind = i1[i + 3 * B]
        t4 = unit_charge_kind == 1
        t5 = (unit_formation == 2) | (t3 & (unit_doing == 2) | ((unit_arm == 2) | (unit_arm == 5)) & t4)
        unit_third_rank = i1[i + 4 * B]
        t6 = unit_third_rank >= 1
        t7 = unit_third_rank == 0
        unit_second_rank = i1[i + 5 * B]
        t8 = unit_second_rank >= 1
        t9 = t7 & t8
        t10 = t6 | t8
        t11 = I1(1 if t5 else I1(I1(3 - I1(t9)) if t10 else 1))
        t12 = (not t5) & (t10 & ((not t9) & t7))
        t13 = t3 & (not t12)
        t14 = unit_arm >= 8
        t15 = unit_arm <= 7
        t16 = ((unit_arm == 3) | (unit_arm == 7)) & t2 | t14 & (unit_formation <= 2) | (unit_formation == 3) & t15
        t17 = t16 | t6 & (unit_second_rank == 0) | (unit_formation == 1) & (
            (unit_second_rank >= 2) | (unit_third_rank >= 2)
        )
        t18 = t17 | (
            (unit_doing >= 1) & (unit_doing <= 2) | (unit_doing >= 4)
        ) & (t2 & t15) | (unit_charge_kind >= 1) & ((unit_doing == 1) | (unit_doing >= 3))
        t19 = t18 | t4 & (
            (unit_arm == 3) | (unit_arm == 6)
        ) & (unit_doing != 2) | t4 & t14 | (unit_charge_kind == 2) & ((unit_arm <= 4) | (unit_arm >= 8))
        error = I1(0)
        error = I1(3 if t19 else error)  # IllegalState
        o1[i] = (not t13) & t12  # unit.depth.none
        o1[i + B] = I1(I1(min(t11, 2)) if t13 else t11)  # unit.depth
        o1[i + 2 * B] = error  # error


def full_rear(
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
    """last counted rank as wide as the first (term for unit). @book 473"""
    for i in range(rows):
        unit_formation = i1[i]
        t2 = unit_formation != 2
        unit_arm = i1[i + B]
        t3 = (unit_arm >= 5) & (unit_arm <= 7)
        unit_doing = i1[i + 2 * B]
        unit_charge_kind = i1[i + 3 * B]
        t4 = unit_charge_kind == 1
        t5 = (unit_formation == 2) | (t3 & (unit_doing == 2) | ((unit_arm == 2) | (unit_arm == 5)) & t4)
        unit_third_rank = i1[i + 4 * B]
        t6 = unit_third_rank >= 1
        t7 = unit_third_rank == 0
        unit_second_rank = i1[i + 5 * B]
        t8 = unit_second_rank >= 1
        t9 = t7 & t8
        t10 = t6 | t8
        t11 = I1(1 if t5 else I1(I1(3 - I1(t9)) if t10 else 1))
        t12 = (not t5) & (t10 & ((not t9) & t7))
        t13 = t3 & (not t12)
        t14 = I1(I1(min(t11, 2)) if t13 else t11)
        t15 = (not (not t13) & t12)
        unit_first_rank = i1[i + 6 * B]
        unit_full_rear = t15 & (t14 == 1) | t15 & (t14 == 2) & (
            unit_first_rank <= unit_second_rank
        ) | t15 & (t14 == 3) & (unit_first_rank <= unit_third_rank)
        t16 = unit_arm >= 8
        t17 = unit_arm <= 7
        t18 = unit_formation == 0
        t19 = unit_formation == 1
        t20 = ((unit_arm == 3) | (unit_arm == 7)) & t2 | t16 & (unit_formation <= 2) | (unit_formation == 3) & t17
        t21 = t20 | t6 & (
            unit_second_rank == 0
        ) | t18 & t8 & (unit_first_rank == 1) | t18 & t6 & (unit_first_rank <= 2)
        t22 = t21 | t19 & (unit_first_rank >= 2) | t19 & ((unit_second_rank >= 2) | (unit_third_rank >= 2))
        t23 = t22 | (
            (unit_doing >= 1) & (unit_doing <= 2) | (unit_doing >= 4)
        ) & (t2 & t17) | (unit_charge_kind >= 1) & ((unit_doing == 1) | (unit_doing >= 3))
        t24 = t23 | t4 & (
            (unit_arm == 3) | (unit_arm == 6)
        ) & (unit_doing != 2) | t4 & t16 | (unit_charge_kind == 2) & ((unit_arm <= 4) | (unit_arm >= 8))
        error = I1(0)
        error = I1(3 if t24 else error)  # IllegalState
        o1[i] = unit_full_rear  # unit.full_rear
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
    """deeper formation (term for unit against enemy). @book 456, 473"""
    for i in range(rows):
        unit_formation = i1[i]
        t2 = unit_formation != 2
        unit_arm = i1[i + B]
        t3 = (unit_arm >= 5) & (unit_arm <= 7)
        unit_doing = i1[i + 2 * B]
        unit_charge_kind = i1[i + 3 * B]
        t4 = unit_charge_kind == 1
        t5 = (unit_formation == 2) | (t3 & (unit_doing == 2) | ((unit_arm == 2) | (unit_arm == 5)) & t4)
        unit_third_rank = i1[i + 4 * B]
        t6 = unit_third_rank >= 1
        t7 = unit_third_rank == 0
        unit_second_rank = i1[i + 5 * B]
        t8 = unit_second_rank >= 1
        t9 = t7 & t8
        t10 = t6 | t8
        t11 = I1(1 if t5 else I1(I1(3 - I1(t9)) if t10 else 1))
        t12 = (not t5) & (t10 & ((not t9) & t7))
        t13 = t3 & (not t12)
        t14 = I1(I1(min(t11, 2)) if t13 else t11)
        t15 = (not t13) & t12
        enemy_formation = i1[i + 6 * B]
        t16 = enemy_formation != 2
        enemy_arm = i1[i + 7 * B]
        t17 = (enemy_arm >= 5) & (enemy_arm <= 7)
        enemy_doing = i1[i + 8 * B]
        enemy_charge_kind = i1[i + 9 * B]
        t18 = enemy_charge_kind == 1
        t19 = (enemy_formation == 2) | (t17 & (enemy_doing == 2) | ((enemy_arm == 2) | (enemy_arm == 5)) & t18)
        enemy_third_rank = i1[i + 10 * B]
        t20 = enemy_third_rank >= 1
        t21 = enemy_third_rank == 0
        enemy_second_rank = i1[i + 11 * B]
        t22 = enemy_second_rank >= 1
        t23 = t21 & t22
        t24 = t20 | t22
        t25 = I1(1 if t19 else I1(I1(3 - I1(t23)) if t24 else 1))
        t26 = (not t19) & (t24 & ((not t23) & t21))
        t27 = t17 & (not t26)
        t28 = I1(I1(min(t25, 2)) if t27 else t25)
        t29 = (not t27) & t26
        t30 = (not t15)
        t31 = (not t29)
        unit_first_rank = i1[i + 12 * B]
        t32 = t30 & (t14 == 1) | t30 & (t14 == 2) & (
            unit_first_rank <= unit_second_rank
        ) | t30 & (t14 == 3) & (unit_first_rank <= unit_third_rank)
        enemy_first_rank = i1[i + 13 * B]
        t33 = t31 & (t28 == 1) | t31 & (t28 == 2) & (
            enemy_first_rank <= enemy_second_rank
        ) | t31 & (t28 == 3) & (enemy_first_rank <= enemy_third_rank)
        t34 = unit_arm >= 8
        t35 = unit_arm <= 7
        t36 = enemy_arm >= 8
        t37 = enemy_arm <= 7
        t38 = unit_formation == 0
        t39 = enemy_formation == 0
        t40 = unit_formation == 1
        t41 = enemy_formation == 1
        t42 = unit_charge_kind == 2
        t43 = enemy_charge_kind == 2
        t44 = ((unit_arm == 3) | (unit_arm == 7)) & t2 | (
            (enemy_arm == 3) | (enemy_arm == 7)
        ) & t16 | t34 & (unit_formation <= 2)
        t45 = t44 | t36 & (enemy_formation <= 2) | (unit_formation == 3) & t35 | (enemy_formation == 3) & t37
        t46 = t45 | t6 & (unit_second_rank == 0) | t20 & (
            enemy_second_rank == 0
        ) | t38 & t8 & (unit_first_rank == 1)
        t47 = t46 | t39 & t22 & (
            enemy_first_rank == 1
        ) | t38 & t6 & (unit_first_rank <= 2) | t39 & t20 & (enemy_first_rank <= 2)
        t48 = t47 | t40 & (unit_first_rank >= 2) | t41 & (enemy_first_rank >= 2) | t40 & (
            (unit_second_rank >= 2) | (unit_third_rank >= 2)
        )
        t49 = t48 | t41 & ((enemy_second_rank >= 2) | (enemy_third_rank >= 2)) | (
            (unit_doing >= 1) & (unit_doing <= 2) | (unit_doing >= 4)
        ) & (t2 & t35)
        t50 = t49 | (
            (enemy_doing >= 1) & (enemy_doing <= 2) | (enemy_doing >= 4)
        ) & (t16 & t37) | (unit_charge_kind >= 1) & ((unit_doing == 1) | (unit_doing >= 3))
        t51 = t50 | (enemy_charge_kind >= 1) & (
            (enemy_doing == 1) | (enemy_doing >= 3)
        ) | t4 & ((unit_arm == 3) | (unit_arm == 6)) & (unit_doing != 2)
        t52 = t51 | t18 & ((enemy_arm == 3) | (enemy_arm == 6)) & (enemy_doing != 2) | t4 & t34 | t18 & t36
        t53 = t52 | t42 & ((unit_arm <= 4) | (unit_arm >= 8)) | t43 & ((enemy_arm <= 4) | (enemy_arm >= 8))
        error = I1(0)
        error = I1(3 if t53 | t42 & (enemy_charge_kind != 1) | t43 & (unit_charge_kind != 1) else error)  # IllegalState
        o1[i] = (not t15 | t29) & (t14 > t28) | (t15 & t29 | t30 & t31 & (t14 == t28)) & t32 & (not t33)  # unit.deeper
        o1[i + B] = error  # error


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
    """Numbers (value for unit against enemy). @book 471"""
    for i in range(rows):
        unit_limbered = i1[i] != 0
        unit_stands_in_contact = i1[i + B]
        unit_left_stands = i1[i + 2 * B]
        t2 = I1(min(unit_left_stands, 2))
        unit_right_stands = i1[i + 3 * B]
        t3 = I1(min(unit_right_stands, 2))
        unit_civilian_stands = i1[i + 4 * B]
        t4 = I1(0 if unit_limbered else I1(I1(I1(unit_stands_in_contact + t2) + t3) - unit_civilian_stands))
        unit_second_rank_pikes = i1[i + 5 * B]
        enemy_arm = i1[i + 6 * B]
        unit_contact_pikes = i1[i + 7 * B]
        unit_flank_pikes = i1[i + 8 * B]
        t5 = I1(
            I1((enemy_arm >= 5) & (enemy_arm <= 7)) * I1(
                I1(unit_contact_pikes + unit_flank_pikes)
                + unit_second_rank_pikes
            )
        )
        t6 = (unit_flank_pikes > I1(t2 + t3)) | (
            I1(unit_contact_pikes + unit_civilian_stands) > unit_stands_in_contact
        )
        error = I1(0)
        error = I1(3 if t6 else error)  # IllegalState
        o1[i] = I1(I1(t4 + unit_second_rank_pikes) + t5)  # unit.numbers
        o1[i + B] = error  # error


def odds(rows: int, i1: Array, i2: Array, i4: Array, i8: Array, o1: Array, o2: Array, o4: Array, o8: Array) -> None:
    """Odds (value for unit against enemy). @book 462-465, 471"""
    for i in range(rows):
        enemy_limbered = i1[i] != 0
        enemy_stands_in_contact = i1[i + 2 * B]
        enemy_left_stands = i1[i + 3 * B]
        t2 = I1(min(enemy_left_stands, 2))
        enemy_right_stands = i1[i + 4 * B]
        t3 = I1(min(enemy_right_stands, 2))
        enemy_civilian_stands = i1[i + 5 * B]
        t4 = I1(0 if enemy_limbered else I1(I1(I1(enemy_stands_in_contact + t2) + t3) - enemy_civilian_stands))
        enemy_second_rank_pikes = i1[i + 6 * B]
        unit_arm = i1[i + 7 * B]
        enemy_contact_pikes = i1[i + 8 * B]
        enemy_flank_pikes = i1[i + 9 * B]
        t5 = I1(I1(enemy_contact_pikes + enemy_flank_pikes) + enemy_second_rank_pikes)
        t6 = I1(I1(t4 + enemy_second_rank_pikes) + I1(I1((unit_arm >= 5) & (unit_arm <= 7)) * t5))
        unit_limbered = i1[i + B] != 0
        unit_stands_in_contact = i1[i + 10 * B]
        unit_left_stands = i1[i + 11 * B]
        t7 = I1(min(unit_left_stands, 2))
        unit_right_stands = i1[i + 12 * B]
        t8 = I1(min(unit_right_stands, 2))
        unit_civilian_stands = i1[i + 13 * B]
        t9 = I1(0 if unit_limbered else I1(I1(I1(unit_stands_in_contact + t7) + t8) - unit_civilian_stands))
        unit_second_rank_pikes = i1[i + 14 * B]
        enemy_arm = i1[i + 15 * B]
        unit_contact_pikes = i1[i + 16 * B]
        unit_flank_pikes = i1[i + 17 * B]
        t10 = I1(I1(unit_contact_pikes + unit_flank_pikes) + unit_second_rank_pikes)
        t11 = I1(I1(t9 + unit_second_rank_pikes) + I1(I1((enemy_arm >= 5) & (enemy_arm <= 7)) * t10))
        t12 = t11 == -1
        t13 = unit_limbered & (unit_arm <= 7) | enemy_limbered & (enemy_arm <= 7) | (unit_flank_pikes > I1(t7 + t8))
        t14 = t13 | (enemy_flank_pikes > I1(t2 + t3)) | (
            I1(unit_contact_pikes + unit_civilian_stands) > unit_stands_in_contact
        )
        t15 = t14 | (
            I1(enemy_contact_pikes + enemy_civilian_stands) > enemy_stands_in_contact
        ) | (unit_arm >= 2) & (t10 >= 1)
        error = I1(0)
        error = I1(1 if t11 == 0 else error)  # NoRule
        error = I1(3 if t15 | (enemy_arm >= 2) & (t5 >= 1) else error)  # IllegalState
        o1[i] = I1(I1(-t6) if t12 else t6)  # unit.odds
        o1[i + B] = I1(I1(-t11) if t12 else t11)  # unit.odds.over
        o1[i + 2 * B] = error  # error


def factors(
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
    """Factors (value for unit against enemy). @book 447-469"""
    for i in range(rows):
        unit_grade = i1[i + 9 * B]
        unit_inspiring = i1[i + 10 * B]
        t2 = I1(
            I1(2 - I1(unit_grade >= 2) - I1(unit_grade >= 3) - I1(unit_grade >= 4) - I1(unit_grade == 5))
            + I1(min(unit_inspiring, 2))
        )
        unit_uphill = i1[i] != 0
        unit_edge = i1[i + 11 * B]
        unit_in_fortifications = i1[i + B] != 0
        unit_charge_kind = i1[i + 12 * B]
        t3 = unit_charge_kind == 1
        t4 = unit_charge_kind == 2
        t5 = unit_charge_kind >= 1
        unit_doing = i1[i + 13 * B]
        t6 = unit_doing == 2
        unit_took_position = i1[i + 2 * B] != 0
        t7 = I1(
            I1(I1(t2 + I1(unit_uphill | (unit_edge >= 1))) + I1(unit_in_fortifications))
            + I1(t5 | t6 | unit_took_position)
        )
        unit_arm = i1[i + 14 * B]
        t8 = (unit_arm >= 5) & (unit_arm <= 7)
        t9 = (unit_arm <= 4) | (unit_arm >= 8)
        t10 = t8 & t6 | ((unit_arm == 2) | (unit_arm == 5)) & t3
        unit_formation = i1[i + 15 * B]
        t11 = unit_formation != 2
        t12 = (unit_formation == 2) | t10
        unit_third_rank = i1[i + 16 * B]
        t13 = unit_third_rank >= 1
        t14 = unit_third_rank == 0
        unit_second_rank = i1[i + 17 * B]
        t15 = unit_second_rank >= 1
        t16 = t14 & t15
        t17 = t13 | t15
        t18 = I1(1 if t12 else I1(I1(3 - I1(t16)) if t17 else 1))
        t19 = (not t12) & (t17 & ((not t16) & t14))
        t20 = t8 & (not t19)
        t21 = I1(I1(min(t18, 2)) if t20 else t18)
        t22 = (not t20) & t19
        enemy_formation = i1[i + 18 * B]
        t23 = enemy_formation != 2
        enemy_arm = i1[i + 19 * B]
        t24 = (enemy_arm >= 5) & (enemy_arm <= 7)
        enemy_doing = i1[i + 20 * B]
        enemy_charge_kind = i1[i + 21 * B]
        t25 = enemy_charge_kind == 1
        t26 = (enemy_formation == 2) | (t24 & (enemy_doing == 2) | ((enemy_arm == 2) | (enemy_arm == 5)) & t25)
        enemy_third_rank = i1[i + 22 * B]
        t27 = enemy_third_rank >= 1
        t28 = enemy_third_rank == 0
        enemy_second_rank = i1[i + 23 * B]
        t29 = enemy_second_rank >= 1
        t30 = t28 & t29
        t31 = t27 | t29
        t32 = I1(1 if t26 else I1(I1(3 - I1(t30)) if t31 else 1))
        t33 = (not t26) & (t31 & ((not t30) & t28))
        t34 = t24 & (not t33)
        t35 = I1(I1(min(t32, 2)) if t34 else t32)
        t36 = (not t34) & t33
        t37 = (not t22)
        t38 = (not t36)
        unit_first_rank = i1[i + 24 * B]
        t39 = t37 & (t21 == 1) | t37 & (t21 == 2) & (
            unit_first_rank <= unit_second_rank
        ) | t37 & (t21 == 3) & (unit_first_rank <= unit_third_rank)
        enemy_first_rank = i1[i + 25 * B]
        t40 = t38 & (t35 == 1) | t38 & (t35 == 2) & (
            enemy_first_rank <= enemy_second_rank
        ) | t38 & (t35 == 3) & (enemy_first_rank <= enemy_third_rank)
        t41 = ((not t22 | t36) & (t21 > t35) | (t22 & t36 | t37 & t38 & (t21 == t35)) & t39 & (not t40)) & (not t10)
        unit_armoured = i1[i + 3 * B] != 0
        t42 = I1(
            I1(I1(I1(t7 + I1((unit_charge_kind == 3) & (t6 | unit_took_position))) + I1(t10)) + I1(t41))
            + I1(unit_armoured & (t8 & t24 | (unit_arm <= 4) & (enemy_arm <= 4)))
        )
        t43 = (enemy_charge_kind == 1) | (enemy_charge_kind == 3)
        t44 = unit_arm >= 8
        unit_moved = i1[i + 4 * B] != 0
        unit_contact_pikes = i1[i + 26 * B]
        t45 = t24 & t43 & (
            t9 & unit_moved | (unit_arm >= 2) & (unit_arm <= 4)
        ) & (not (unit_arm == 1) & (unit_contact_pikes == 0))
        unit_struck_on = i1[i + 27 * B]
        t46 = enemy_formation == 0
        t47 = enemy_formation == 1
        enemy_from_behind = i1[i + 5 * B] != 0
        t48 = I1(
            I1(t42 - I1(t45) * 2)
            - I1((unit_struck_on >= 1) & t43 & (enemy_formation <= 1) & enemy_from_behind) * 2
        )
        t49 = unit_formation == 1
        unit_supported = i1[i + 6 * B] != 0
        t50 = unit_arm <= 7
        unit_dp = i1[i + 28 * B]
        unit_casualties = i1[i + 29 * B]
        t51 = I1(
            I1(t48 - I1((unit_formation >= 1) & (unit_formation <= 2) | t44 & (not unit_supported)) * 2)
            - I1(unit_dp + unit_casualties)
        )
        enemy_limbered = i1[i + 7 * B] != 0
        enemy_stands_in_contact = i1[i + 30 * B]
        enemy_left_stands = i1[i + 31 * B]
        t52 = I1(min(enemy_left_stands, 2))
        enemy_right_stands = i1[i + 32 * B]
        t53 = I1(min(enemy_right_stands, 2))
        enemy_civilian_stands = i1[i + 33 * B]
        t54 = I1(0 if enemy_limbered else I1(I1(I1(enemy_stands_in_contact + t52) + t53) - enemy_civilian_stands))
        enemy_second_rank_pikes = i1[i + 34 * B]
        enemy_contact_pikes = i1[i + 35 * B]
        enemy_flank_pikes = i1[i + 36 * B]
        t55 = I1(I1(enemy_contact_pikes + enemy_flank_pikes) + enemy_second_rank_pikes)
        t56 = I1(I1(t54 + enemy_second_rank_pikes) + I1(I1(t8) * t55))
        unit_limbered = i1[i + 8 * B] != 0
        unit_stands_in_contact = i1[i + 37 * B]
        unit_left_stands = i1[i + 38 * B]
        t57 = I1(min(unit_left_stands, 2))
        unit_right_stands = i1[i + 39 * B]
        t58 = I1(min(unit_right_stands, 2))
        unit_civilian_stands = i1[i + 40 * B]
        t59 = I1(0 if unit_limbered else I1(I1(I1(unit_stands_in_contact + t57) + t58) - unit_civilian_stands))
        unit_second_rank_pikes = i1[i + 41 * B]
        unit_flank_pikes = i1[i + 42 * B]
        t60 = I1(I1(unit_contact_pikes + unit_flank_pikes) + unit_second_rank_pikes)
        t61 = I1(I1(t59 + unit_second_rank_pikes) + I1(I1(t24) * t60))
        t62 = t61 == -1
        t63 = I1(I1(-t56) if t62 else t56)
        t64 = I1(I1(-t61) if t62 else t61)
        t65 = I2(I2(t64) * 3)
        t66 = I1(I1(I1(I1(I1(t63 <= t64) - 1) - I1(t65 <= I1(t63 * 2))) - I1(I1(t64 * 2) <= t63)) - I1(t65 <= t63))
        t67 = enemy_arm >= 8
        t68 = enemy_arm <= 7
        t69 = unit_formation == 0
        t70 = enemy_charge_kind == 2
        t71 = ((unit_arm == 3) | (unit_arm == 7)) & t11 | (
            (enemy_arm == 3) | (enemy_arm == 7)
        ) & t23 | (unit_arm == 4) & unit_moved & t11
        t72 = t71 | t44 & (unit_formation <= 2) | t67 & (enemy_formation <= 2) | (unit_formation == 3) & t50
        t73 = t72 | (enemy_formation == 3) & t68 | unit_limbered & t50 | enemy_limbered & t68 | t13 & (
            unit_second_rank == 0
        )
        t74 = t73 | t27 & (
            enemy_second_rank == 0
        ) | t69 & t15 & (unit_first_rank == 1) | t46 & t29 & (enemy_first_rank == 1)
        t75 = t74 | t69 & t13 & (unit_first_rank <= 2) | t46 & t27 & (
            enemy_first_rank <= 2
        ) | t49 & (unit_first_rank >= 2)
        t76 = t75 | t47 & (enemy_first_rank >= 2) | t49 & ((unit_second_rank >= 2) | (unit_third_rank >= 2))
        t77 = t76 | t47 & ((enemy_second_rank >= 2) | (enemy_third_rank >= 2)) | (unit_flank_pikes > I1(t57 + t58))
        t78 = t77 | (enemy_flank_pikes > I1(t52 + t53)) | (unit_second_rank_pikes > unit_second_rank) | (
            enemy_second_rank_pikes > enemy_second_rank
        )
        t79 = t78 | (I1(unit_contact_pikes + unit_civilian_stands) > unit_stands_in_contact) | (
            I1(enemy_contact_pikes + enemy_civilian_stands) > enemy_stands_in_contact
        )
        t80 = t79 | (unit_arm >= 2) & (t60 >= 1) | (enemy_arm >= 2) & (t55 >= 1) | (
            (unit_doing >= 1) & (unit_doing <= 2) | (unit_doing >= 4)
        ) & (t11 & t50)
        t81 = t80 | (
            (enemy_doing >= 1) & (enemy_doing <= 2) | (enemy_doing >= 4)
        ) & (t23 & t68) | t5 & ((unit_doing == 1) | (unit_doing >= 3))
        t82 = t81 | (enemy_charge_kind >= 1) & (
            (enemy_doing == 1) | (enemy_doing >= 3)
        ) | t3 & ((unit_arm == 3) | (unit_arm == 6)) & (unit_doing != 2)
        t83 = t82 | t25 & ((enemy_arm == 3) | (enemy_arm == 6)) & (enemy_doing != 2) | t3 & t44 | t25 & t67
        t84 = t83 | t4 & t9 | t70 & ((enemy_arm <= 4) | (enemy_arm >= 8)) | unit_took_position & (unit_arm >= 5)
        error = I1(0)
        error = I1(1 if t61 == 0 else error)  # NoRule
        error = I1(3 if t84 | t4 & (enemy_charge_kind != 1) | t70 & (unit_charge_kind != 1) else error)  # IllegalState
        o1[i] = I1(t51 + t66)  # unit.factors
        o1[i + B] = error  # error


def overrun_limbered(
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
    """Limbered guns contacted (test for unit against enemy). @book 445"""
    for i in range(rows):
        unit_limbered = i1[i] != 0
        enemy_charge_kind = i1[i + 2 * B]
        unit_abandoned = i1[i + B] != 0
        error = I1(0)
        o1[i] = unit_limbered & ((enemy_charge_kind == 1) | (enemy_charge_kind == 3)) | unit_abandoned  # unit.abandoned
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
    """Combat (contest for unit against enemy). @book 445-489"""
    for i in range(rows):
        was_unit_total = i1[i + 81 * B]
        was_unit_total_none = i1[i + 22 * B] != 0
        was_unit_natural = i1[i + 82 * B]
        was_unit_natural_none = i1[i + 23 * B] != 0
        was_unit_dice = i1[i + 83 * B]
        was_unit_dice_none = i1[i + 24 * B] != 0
        was_enemy_total = i1[i + 84 * B]
        was_enemy_total_none = i1[i + 25 * B] != 0
        was_enemy_natural = i1[i + 85 * B]
        was_enemy_natural_none = i1[i + 26 * B] != 0
        was_enemy_dice = i1[i + 86 * B]
        was_enemy_dice_none = i1[i + 27 * B] != 0
        was_unit_margin = i1[i + 87 * B]
        was_unit_margin_none = i1[i + 28 * B] != 0
        was_enemy_margin = i1[i + 88 * B]
        was_enemy_margin_none = i1[i + 29 * B] != 0
        was_unit_result = i1[i + 89 * B]
        was_enemy_result = i1[i + 90 * B]
        at = i4[i]
        first = i1[i + 30 * B] != 0
        unit_limbered = i1[i] != 0
        enemy_limbered = i1[i + B] != 0
        t2 = (not first) | (not unit_limbered | enemy_limbered)
        unit_charge_kind = i1[i + 31 * B]
        t3 = unit_charge_kind == 1
        t4 = (not t2)
        t5 = (unit_charge_kind == 1) | (unit_charge_kind == 3)
        unit_bad_war = i1[i + 2 * B] != 0
        t6 = t5 | unit_bad_war
        t7 = t2 & t6
        t8 = i1[i + (91 + min(max(int(at), 0), 42)) * B]
        t9 = t8 == 0
        t10 = t2 & (not t6)
        t11 = I4(at + I4(t2))
        enemy_charge_kind = i1[i + 32 * B]
        t12 = enemy_charge_kind == 1
        t13 = (enemy_charge_kind == 1) | (enemy_charge_kind == 3)
        enemy_bad_war = i1[i + 3 * B] != 0
        t14 = t13 | enemy_bad_war
        t15 = t2 & t14
        t16 = i1[i + (91 + min(max(int(t11), 0), 42)) * B]
        t17 = t16 == 0
        t18 = t2 & (not t14)
        unit_grade = i1[i + 33 * B]
        unit_inspiring = i1[i + 34 * B]
        t19 = I1(
            I1(2 - I1(unit_grade >= 2) - I1(unit_grade >= 3) - I1(unit_grade >= 4) - I1(unit_grade == 5))
            + I1(min(unit_inspiring, 2))
        )
        unit_uphill = i1[i + 4 * B] != 0
        unit_edge = i1[i + 35 * B]
        unit_in_fortifications = i1[i + 5 * B] != 0
        t20 = unit_charge_kind == 2
        t21 = unit_charge_kind >= 1
        unit_doing = i1[i + 36 * B]
        t22 = unit_doing == 2
        t23 = unit_doing != 2
        unit_took_position = i1[i + 6 * B] != 0
        t24 = I1(
            I1(I1(t19 + I1(unit_uphill | (unit_edge >= 1))) + I1(unit_in_fortifications))
            + I1(t21 | t22 | unit_took_position)
        )
        unit_arm = i1[i + 37 * B]
        t25 = (unit_arm >= 5) & (unit_arm <= 7)
        t26 = (unit_arm <= 4) | (unit_arm >= 8)
        t27 = t25 & t22 | ((unit_arm == 2) | (unit_arm == 5)) & t3
        unit_formation = i1[i + 38 * B]
        t28 = unit_formation != 2
        t29 = (unit_formation == 2) | t27
        unit_third_rank = i1[i + 39 * B]
        t30 = unit_third_rank >= 1
        t31 = unit_third_rank == 0
        unit_second_rank = i1[i + 40 * B]
        t32 = unit_second_rank >= 1
        t33 = t31 & t32
        t34 = t30 | t32
        t35 = I1(I1(3 - I1(t33)) if t34 else 1)
        t36 = t34 & ((not t33) & t31)
        t37 = I1(1 if t29 else t35)
        t38 = (not t29) & t36
        t39 = t25 & (not t38)
        t40 = I1(I1(min(t37, 2)) if t39 else t37)
        t41 = (not t39) & t38
        enemy_formation = i1[i + 41 * B]
        t42 = enemy_formation != 2
        enemy_arm = i1[i + 42 * B]
        t43 = (enemy_arm >= 5) & (enemy_arm <= 7)
        t44 = (enemy_arm <= 4) | (enemy_arm >= 8)
        enemy_doing = i1[i + 43 * B]
        t45 = enemy_doing == 2
        t46 = t43 & t45 | ((enemy_arm == 2) | (enemy_arm == 5)) & t12
        t47 = (enemy_formation == 2) | t46
        enemy_third_rank = i1[i + 44 * B]
        t48 = enemy_third_rank >= 1
        t49 = enemy_third_rank == 0
        enemy_second_rank = i1[i + 45 * B]
        t50 = enemy_second_rank >= 1
        t51 = t49 & t50
        t52 = t48 | t50
        t53 = I1(I1(3 - I1(t51)) if t52 else 1)
        t54 = t52 & ((not t51) & t49)
        t55 = I1(1 if t47 else t53)
        t56 = (not t47) & t54
        t57 = t43 & (not t56)
        t58 = I1(I1(min(t55, 2)) if t57 else t55)
        t59 = (not t57) & t56
        t60 = (not t41)
        t61 = (not t59)
        unit_first_rank = i1[i + 46 * B]
        t62 = t60 & (t40 == 1) | t60 & (t40 == 2) & (
            unit_first_rank <= unit_second_rank
        ) | t60 & (t40 == 3) & (unit_first_rank <= unit_third_rank)
        enemy_first_rank = i1[i + 47 * B]
        t63 = t61 & (t58 == 1) | t61 & (t58 == 2) & (
            enemy_first_rank <= enemy_second_rank
        ) | t61 & (t58 == 3) & (enemy_first_rank <= enemy_third_rank)
        t64 = (
            (not t41 | t59) & (t40 > t58) | (t41 & t59 | t60 & t61 & (t40 == t58)) & t62 & (not t63)
        ) & (not t2 & t27)
        unit_armoured = i1[i + 7 * B] != 0
        t65 = unit_arm <= 4
        t66 = enemy_arm <= 4
        t67 = I1(
            I1(I1(I1(t24 + I1((unit_charge_kind == 3) & (t22 | unit_took_position))) + I1(t27)) + I1(t64))
            + I1(unit_armoured & (t25 & t43 | t65 & t66))
        )
        t68 = t43 & t13
        t69 = unit_arm >= 8
        unit_moved = i1[i + 8 * B] != 0
        t70 = unit_arm == 0
        unit_contact_pikes = i1[i + 48 * B]
        t71 = t68 & (
            t26 & unit_moved | (unit_arm >= 2) & (unit_arm <= 4)
        ) & (not (unit_arm == 1) & (unit_contact_pikes == 0))
        unit_struck_on = i1[i + 49 * B]
        t72 = enemy_formation == 0
        t73 = enemy_formation == 1
        t74 = enemy_formation <= 1
        enemy_from_behind = i1[i + 9 * B] != 0
        t75 = unit_formation == 1
        t76 = unit_arm <= 7
        unit_supported = i1[i + 10 * B] != 0
        t77 = I1(
            I1(I1(t67 - I1(t71) * 2) - I1((unit_struck_on >= 1) & t13 & t74 & enemy_from_behind) * 2)
            - I1((unit_formation >= 1) & (unit_formation <= 2) | t69 & (not unit_supported)) * 2
        )
        unit_dp = i1[i + 50 * B]
        unit_casualties = i1[i + 51 * B]
        enemy_stands_in_contact = i1[i + 52 * B]
        enemy_left_stands = i1[i + 53 * B]
        t78 = I1(min(enemy_left_stands, 2))
        enemy_right_stands = i1[i + 54 * B]
        t79 = I1(min(enemy_right_stands, 2))
        enemy_civilian_stands = i1[i + 55 * B]
        t80 = I1(0 if enemy_limbered else I1(I1(I1(enemy_stands_in_contact + t78) + t79) - enemy_civilian_stands))
        enemy_second_rank_pikes = i1[i + 56 * B]
        enemy_contact_pikes = i1[i + 57 * B]
        enemy_flank_pikes = i1[i + 58 * B]
        t81 = I1(I1(enemy_contact_pikes + enemy_flank_pikes) + enemy_second_rank_pikes)
        t82 = I1(I1(t80 + enemy_second_rank_pikes) + I1(I1(t25) * t81))
        unit_stands_in_contact = i1[i + 59 * B]
        unit_left_stands = i1[i + 60 * B]
        t83 = I1(min(unit_left_stands, 2))
        unit_right_stands = i1[i + 61 * B]
        t84 = I1(min(unit_right_stands, 2))
        unit_civilian_stands = i1[i + 62 * B]
        t85 = I1(0 if unit_limbered else I1(I1(I1(unit_stands_in_contact + t83) + t84) - unit_civilian_stands))
        unit_second_rank_pikes = i1[i + 63 * B]
        unit_flank_pikes = i1[i + 64 * B]
        t86 = I1(I1(unit_contact_pikes + unit_flank_pikes) + unit_second_rank_pikes)
        t87 = I1(I1(t85 + unit_second_rank_pikes) + I1(I1(t43) * t86))
        t88 = t87 == -1
        t89 = I1(-t82)
        t90 = I1(t89 if t88 else t82)
        t91 = I1(-t87)
        t92 = I1(t91 if t88 else t87)
        t93 = I2(I2(t92) * 3)
        t94 = I1(I1(I1(I1(I1(t90 <= t92) - 1) - I1(t93 <= I1(t90 * 2))) - I1(I1(t92 * 2) <= t90)) - I1(t93 <= t90))
        unit_total = I1(t8 + I1(I1(t77 - I1(unit_dp + unit_casualties)) + t94))
        enemy_grade = i1[i + 65 * B]
        t95 = I1(2 - I1(enemy_grade >= 2) - I1(enemy_grade >= 3) - I1(enemy_grade >= 4) - I1(enemy_grade == 5))
        enemy_inspiring = i1[i + 66 * B]
        enemy_uphill = i1[i + 11 * B] != 0
        enemy_edge = i1[i + 67 * B]
        enemy_in_fortifications = i1[i + 12 * B] != 0
        t96 = I1(
            I1(I1(t95 + I1(min(enemy_inspiring, 2))) + I1(enemy_uphill | (enemy_edge >= 1)))
            + I1(enemy_in_fortifications)
        )
        t97 = enemy_charge_kind == 2
        t98 = enemy_charge_kind >= 1
        t99 = enemy_doing != 2
        enemy_took_position = i1[i + 13 * B] != 0
        t100 = I1(
            I1(t96 + I1(t98 | t45 | enemy_took_position))
            + I1((enemy_charge_kind == 3) & (t45 | enemy_took_position))
        )
        t101 = (
            (not t59 | t41) & (t58 > t40) | (t59 & t41 | t61 & t60 & (t58 == t40)) & t63 & (not t62)
        ) & (not t2 & t46)
        enemy_armoured = i1[i + 14 * B] != 0
        t102 = t25 & t5
        t103 = enemy_arm >= 8
        enemy_moved = i1[i + 15 * B] != 0
        t104 = enemy_arm == 0
        t105 = t102 & (
            t44 & enemy_moved | (enemy_arm >= 2) & (enemy_arm <= 4)
        ) & (not (enemy_arm == 1) & (enemy_contact_pikes == 0))
        t106 = I1(
            I1(I1(I1(t100 + I1(t46)) + I1(t101)) + I1(enemy_armoured & (t43 & t25 | t66 & t65)))
            - I1(t105) * 2
        )
        enemy_struck_on = i1[i + 68 * B]
        t107 = unit_formation == 0
        t108 = unit_formation <= 1
        unit_from_behind = i1[i + 16 * B] != 0
        t109 = enemy_arm <= 7
        enemy_supported = i1[i + 17 * B] != 0
        t110 = I1(
            I1(t106 - I1((enemy_struck_on >= 1) & t5 & t108 & unit_from_behind) * 2)
            - I1((enemy_formation >= 1) & (enemy_formation <= 2) | t103 & (not enemy_supported)) * 2
        )
        enemy_dp = i1[i + 69 * B]
        enemy_casualties = i1[i + 70 * B]
        t111 = t82 == -1
        t112 = I1(t91 if t111 else t87)
        t113 = I1(t89 if t111 else t82)
        t114 = I2(I2(t113) * 3)
        t115 = I1(
            I1(I1(I1(I1(t112 <= t113) - 1) - I1(t114 <= I1(t112 * 2))) - I1(I1(t113 * 2) <= t112))
            - I1(t114 <= t112)
        )
        enemy_total = I1(t16 + I1(I1(t110 - I1(enemy_dp + enemy_casualties)) + t115))
        unit_margin = I1(unit_total - enemy_total)
        enemy_margin = I1(enemy_total - unit_total)
        unit_breakthrough = unit_margin >= 7
        t116 = (unit_grade == 1) | (unit_grade >= 3) & (unit_grade <= 4)
        unit_victory = (unit_margin >= 4) & (unit_margin <= 6)
        t117 = t2 & unit_victory
        t118 = t66 & t74
        t119 = t102 & t118
        enemy_broken = enemy_margin <= -8
        enemy_defeat = (enemy_margin >= -7) & (enemy_margin <= -5)
        t120 = t119 & ((enemy_margin <= -8) | (enemy_margin >= -4))
        t121 = t102 & t66
        t122 = t102 & t103 | t121 & (enemy_formation >= 2)
        t123 = t120 | t122
        unit_success = (unit_margin >= 2) & (unit_margin <= 3)
        t124 = t2 & unit_success
        t125 = t26 & t43
        t126 = t119 | t125
        unit_inconclusive = (unit_margin >= -1) & (unit_margin <= 1)
        t127 = t2 & unit_inconclusive
        unit_people = i1[i + 71 * B]
        t128 = unit_people <= 1
        enemy_people = i1[i + 72 * B]
        t129 = enemy_people <= 1
        t130 = t128 & t129 & (t70 | t104)
        t131 = t130 | t119
        t132 = t131 | t26
        t133 = t122 | t102 & t43 & ((not t54) & (t53 == 1))
        unit_driven_back = (unit_margin >= -4) & (unit_margin <= -2)
        t134 = t2 & unit_driven_back
        t135 = t26 & t68
        t136 = t65 & t108
        t137 = t135 | t136
        unit_broken = unit_margin <= -8
        unit_defeat = (unit_margin >= -7) & (unit_margin <= -5)
        t138 = t2 & unit_defeat
        t139 = I1(
            6
            - I1(unit_margin >= -7)
            - I1(unit_margin >= -4)
            - I1(unit_margin >= -1)
            - I1(unit_margin >= 2)
            - I1(unit_margin >= 4)
            - I1(unit_margin >= 7)
        )
        enemy_breakthrough = enemy_margin >= 7
        t140 = (enemy_grade == 1) | (enemy_grade >= 3) & (enemy_grade <= 4)
        enemy_victory = (enemy_margin >= 4) & (enemy_margin <= 6)
        t141 = t2 & enemy_victory
        t142 = t68 & t136
        t143 = t142 & ((unit_margin <= -8) | (unit_margin >= -4))
        t144 = t68 & t65
        t145 = t68 & t69 | t144 & (unit_formation >= 2)
        t146 = t143 | t145
        enemy_success = (enemy_margin >= 2) & (enemy_margin <= 3)
        t147 = t2 & enemy_success
        t148 = t44 & t25
        t149 = t142 | t148
        enemy_inconclusive = (enemy_margin >= -1) & (enemy_margin <= 1)
        t150 = t2 & enemy_inconclusive
        t151 = t129 & t128 & (t104 | t70)
        t152 = t151 | t142
        t153 = t152 | t44
        t154 = t145 | t68 & t25 & ((not t36) & (t35 == 1))
        enemy_driven_back = (enemy_margin >= -4) & (enemy_margin <= -2)
        t155 = t2 & enemy_driven_back
        t156 = t44 & t102
        t157 = t156 | t118
        t158 = t2 & enemy_defeat
        t159 = I1(
            6
            - I1(enemy_margin >= -7)
            - I1(enemy_margin >= -4)
            - I1(enemy_margin >= -1)
            - I1(enemy_margin >= 2)
            - I1(enemy_margin >= 4)
            - I1(enemy_margin >= 7)
        )
        t160 = t2 & (unit_inconclusive & t130)
        t161 = t2 & (unit_inconclusive & (not t132 | t133))
        t162 = t2 & (unit_driven_back & ((not t135) & t136))
        t163 = t2 & (unit_driven_back & ((not t137) & t69))
        t164 = t2 & (unit_driven_back & (not t137 | t69))
        t165 = t2 & (unit_defeat & t69)
        t166 = t2 & (unit_defeat & t76)
        t167 = t2 & (unit_broken & t69)
        t168 = t2 & (unit_broken & t76)
        t169 = t2 & (enemy_inconclusive & t151)
        t170 = t2 & (enemy_inconclusive & (not t153 | t154))
        t171 = t2 & (enemy_driven_back & ((not t156) & t118))
        t172 = t2 & (enemy_driven_back & ((not t157) & t103))
        t173 = t2 & (enemy_driven_back & (not t157 | t103))
        t174 = t2 & (enemy_defeat & t103)
        t175 = t2 & (enemy_defeat & t109)
        t176 = t2 & (enemy_broken & t103)
        t177 = t2 & (enemy_broken & t109)
        t178 = t2 & (unit_breakthrough & t116) | t2 & (unit_victory & ((not t123) & t116))
        t179 = t2 & (unit_victory & t120) | t2 & (unit_success & t119) | t2 & (
            unit_inconclusive & ((not t130) & t119)
        )
        t180 = t2 & (unit_victory & ((not t120) & t122)) | t2 & (unit_success & ((not t126) & t122)) | t2 & (
            unit_inconclusive & ((not t132) & t133)
        )
        t181 = t2 & (unit_success & ((not t119) & t125)) | t2 & (
            unit_inconclusive & ((not t131) & t26)
        ) | t2 & (unit_driven_back & t135)
        t182 = t2 & (enemy_breakthrough & t140) | t2 & (enemy_victory & ((not t146) & t140))
        t183 = t2 & (enemy_victory & t143) | t2 & (enemy_success & t142) | t2 & (
            enemy_inconclusive & ((not t151) & t142)
        )
        t184 = t2 & (enemy_success & ((not t142) & t148)) | t2 & (enemy_inconclusive & ((not t152) & t44))
        t185 = t2 & (enemy_victory & ((not t143) & t145)) | t2 & (enemy_success & ((not t149) & t145)) | t2 & (
            enemy_inconclusive & ((not t153) & t154)
        )
        unit_stands = i1[i + 73 * B]
        t186 = I1(min(I1(I1(unit_stands + I1(-I1(unit_grade == 4))) + I1((unit_grade <= 1) | (unit_arm == 3))), 6))
        t187 = I1(max(I1(t186 - unit_dp), 0))
        t188 = I1(unit_dp + I1(I1(t117) * I1(min(t187, 1))))
        t189 = I1(max(I1(t186 - I1(min(t188, 6))), 0))
        t190 = I1(
            I1(unit_casualties + I1(I1(t117) * I1(max(I1(1 - t187), 0))))
            + I1(I1(t124) * I1(max(I1(1 - t189), 0)))
        )
        t191 = I1(t188 + I1(I1(t124) * I1(min(t189, 1))))
        t192 = I1(max(I1(t186 - I1(min(t191, 6))), 0))
        t193 = I1(t191 + I1(I1(t127) * I1(min(t192, 1))))
        t194 = t160 | unit_bad_war
        unit_charge_kind_2 = I1(0 if t160 else unit_charge_kind)
        t195 = I1(max(I1(t186 - I1(min(t193, 6))), 0))
        t196 = I1(I1(t190 + I1(I1(t127) * I1(max(I1(1 - t192), 0)))) + I1(I1(t134) * I1(max(I1(2 - t195), 0))))
        t197 = I1(t193 + I1(I1(t134) * I1(min(t195, 2))))
        unit_gave_way = i1[i + 74 * B]
        unit_abandoned = i1[i + 18 * B] != 0
        unit_crew_killed = i1[i + 19 * B] != 0
        t198 = I1(max(I1(t186 - I1(min(t197, 6))), 0))
        t199 = I1(t197 + I1(I1(t138) * I1(min(t198, 2))))
        t200 = I1(
            I1(I1(t196 + I1(t2 & (unit_driven_back & t121))) + I1(I1(t138) * I1(max(I1(2 - t198), 0))))
            + I1(t138)
        )
        unit_abandoned_2 = t167 | (t165 | (t163 | unit_abandoned))
        unit_crew_killed_2 = t167 | (t165 | (not t163) & unit_crew_killed)
        unit_gave_way_2 = I1(
            3
            if t168
            else I1(2 if t166 else I1(2 if t164 else I1(2 if t163 else I1(1 if t162 else unit_gave_way))))
        )
        enemy_stands = i1[i + 75 * B]
        t201 = I1(
            min(I1(I1(enemy_stands + I1(-I1(enemy_grade == 4))) + I1((enemy_grade <= 1) | (enemy_arm == 3))), 6)
        )
        t202 = I1(max(I1(t201 - enemy_dp), 0))
        t203 = I1(enemy_dp + I1(I1(t141) * I1(min(t202, 1))))
        t204 = I1(max(I1(t201 - I1(min(t203, 6))), 0))
        t205 = I1(
            I1(enemy_casualties + I1(I1(t141) * I1(max(I1(1 - t202), 0))))
            + I1(I1(t147) * I1(max(I1(1 - t204), 0)))
        )
        t206 = I1(t203 + I1(I1(t147) * I1(min(t204, 1))))
        t207 = I1(max(I1(t201 - I1(min(t206, 6))), 0))
        t208 = I1(t206 + I1(I1(t150) * I1(min(t207, 1))))
        t209 = t169 | enemy_bad_war
        enemy_charge_kind_2 = I1(0 if t169 else enemy_charge_kind)
        t210 = I1(max(I1(t201 - I1(min(t208, 6))), 0))
        t211 = I1(I1(t205 + I1(I1(t150) * I1(max(I1(1 - t207), 0)))) + I1(I1(t155) * I1(max(I1(2 - t210), 0))))
        t212 = I1(t208 + I1(I1(t155) * I1(min(t210, 2))))
        enemy_gave_way = i1[i + 76 * B]
        enemy_abandoned = i1[i + 20 * B] != 0
        enemy_crew_killed = i1[i + 21 * B] != 0
        t213 = I1(max(I1(t201 - I1(min(t212, 6))), 0))
        t214 = I1(t212 + I1(I1(t158) * I1(min(t213, 2))))
        t215 = I1(
            I1(I1(t211 + I1(t2 & (enemy_driven_back & t144))) + I1(I1(t158) * I1(max(I1(2 - t213), 0))))
            + I1(t158)
        )
        enemy_abandoned_2 = t176 | (t174 | (t172 | enemy_abandoned))
        enemy_crew_killed_2 = t176 | (t174 | (not t172) & enemy_crew_killed)
        enemy_gave_way_2 = I1(
            3
            if t177
            else I1(2 if t175 else I1(2 if t173 else I1(2 if t172 else I1(1 if t171 else enemy_gave_way))))
        )
        t216 = t2 & (unit_breakthrough & ((unit_grade == 0) | (unit_grade == 2) | (unit_grade == 5)))
        t217 = enemy_gave_way_2 >= 2
        t218 = t65 & (enemy_gave_way_2 >= 1)
        t219 = t2 & (unit_victory & (not t123 | t116))
        t220 = t2 & (unit_success & (not t126 | t122))
        t221 = t161 | t216 | t219 | t220
        t222 = t216 & t217 | t219 & t217 | t220 & t217
        t223 = t161 | t216 & t25 | t219 & t25 | t220 & t25
        t224 = t2 & (enemy_breakthrough & ((enemy_grade == 0) | (enemy_grade == 2) | (enemy_grade == 5)))
        t225 = unit_gave_way_2 >= 2
        t226 = t66 & (unit_gave_way_2 >= 1)
        t227 = t2 & (enemy_victory & (not t146 | t140))
        t228 = t2 & (enemy_success & (not t149 | t145))
        t229 = t170 | t224 | t227 | t228
        t230 = t224 & t225 | t227 & t225 | t228 & t225
        t231 = t170 | t224 & t43 | t227 & t43 | t228 & t43
        t232 = t160 | t169
        t233 = unit_breakthrough & t25
        t234 = (not t178)
        t235 = t2 & t233 & t234 & (t221 | t223 | t222)
        chosen_unit_act = i1[i + 79 * B]
        t236 = t235 & (chosen_unit_act == -128)
        t237 = t221 & (chosen_unit_act == 3) | t223 & (chosen_unit_act == 1) | t222 & (chosen_unit_act == 0)
        t238 = t2 & (t233 & (not t178 | t234 & t222 & (chosen_unit_act == 0)))
        t239 = enemy_breakthrough & t43
        t240 = (not t182)
        t241 = t2 & t239 & t240 & (t229 | t231 | t230)
        chosen_enemy_act = i1[i + 80 * B]
        t242 = t241 & (chosen_enemy_act == -128)
        t243 = t229 & (chosen_enemy_act == 3) | t231 & (chosen_enemy_act == 1) | t230 & (chosen_enemy_act == 0)
        t244 = t2 & (t239 & (not t182 | t240 & t230 & (chosen_enemy_act == 0)))
        t245 = I1(max(I1(t186 - I1(min(t199, 6))), 0))
        unit_casualties_2 = I1(
            min(I1(I1(t200 + I1(I1(t2 & unit_broken) * 3)) + I1(I1(t238) * I1(max(I1(1 - t245), 0)))), 12)
        )
        t246 = I1(max(I1(t201 - I1(min(t214, 6))), 0))
        enemy_casualties_2 = I1(
            min(I1(I1(t215 + I1(I1(t2 & enemy_broken) * 3)) + I1(I1(t244) * I1(max(I1(1 - t246), 0)))), 12)
        )
        unit_score = i1[i + 77 * B]
        enemy_score = i1[i + 78 * B]
        t247 = (not t232)
        t248 = (unit_doing == 1) | (unit_doing >= 3)
        t249 = (enemy_doing == 1) | (enemy_doing >= 3)
        t250 = (unit_arm == 3) | (unit_arm == 6)
        t251 = (enemy_arm == 3) | (enemy_arm == 6)
        t252 = unit_charge_kind_2 == 1
        t253 = enemy_charge_kind_2 == 1
        t254 = unit_charge_kind_2 == 2
        t255 = enemy_charge_kind_2 == 2
        t256 = first & (((unit_arm == 3) | (unit_arm == 7)) & t28) | first & (
            ((enemy_arm == 3) | (enemy_arm == 7)) & t42
        )
        t257 = t256 | first & ((unit_arm == 4) & unit_moved & t28) | first & ((enemy_arm == 4) & enemy_moved & t42)
        t258 = t257 | first & (t69 & (unit_formation <= 2)) | first & (
            t103 & (enemy_formation <= 2)
        ) | first & ((unit_formation == 3) & t76)
        t259 = t258 | first & (
            (enemy_formation == 3) & t109
        ) | first & (unit_limbered & t76) | first & (enemy_limbered & t109)
        t260 = t259 | first & (t69 & (unit_stands >= 2)) | first & (
            t103 & (enemy_stands >= 2)
        ) | first & ((unit_stands == 1) & t76)
        t261 = t260 | first & ((enemy_stands == 1) & t109) | first & (t30 & (unit_second_rank == 0)) | first & (
            t48 & (enemy_second_rank == 0)
        )
        t262 = t261 | first & (t107 & t32 & (unit_first_rank == 1)) | first & (t72 & t50 & (enemy_first_rank == 1))
        t263 = t262 | first & (t107 & t30 & (unit_first_rank <= 2)) | first & (t72 & t48 & (enemy_first_rank <= 2))
        t264 = t263 | first & (t75 & (unit_first_rank >= 2)) | first & (t73 & (enemy_first_rank >= 2)) | first & (
            t75 & ((unit_second_rank >= 2) | (unit_third_rank >= 2))
        )
        t265 = t264 | first & (
            t73 & ((enemy_second_rank >= 2) | (enemy_third_rank >= 2))
        ) | first & (unit_flank_pikes > I1(t83 + t84))
        t266 = t265 | first & (enemy_flank_pikes > I1(t78 + t79)) | first & (
            unit_second_rank_pikes > unit_second_rank
        )
        t267 = t266 | first & (enemy_second_rank_pikes > enemy_second_rank) | first & (
            I1(unit_contact_pikes + unit_civilian_stands) > unit_stands_in_contact
        )
        t268 = t267 | first & (
            I1(enemy_contact_pikes + enemy_civilian_stands) > enemy_stands_in_contact
        ) | first & ((unit_arm >= 2) & (t86 >= 1))
        t269 = t268 | first & ((enemy_arm >= 2) & (t81 >= 1)) | first & (
            ((unit_doing >= 1) & (unit_doing <= 2) | (unit_doing >= 4)) & (t28 & t76)
        )
        t270 = t269 | first & (((enemy_doing >= 1) & (enemy_doing <= 2) | (enemy_doing >= 4)) & (t42 & t109))
        t271 = t270 | first & (t21 & t248) | first & (t98 & t249) | first & (t3 & t250 & t23) | first & (
            t12 & t251 & t99
        )
        t272 = t271 | first & (t3 & t69) | first & (t12 & t103) | first & (t20 & t26) | first & (t97 & t44)
        t273 = t272 | first & (unit_took_position & (unit_arm >= 5)) | first & (
            enemy_took_position & (enemy_arm >= 5)
        )
        t274 = t273 | first & (unit_abandoned & t76) | first & (
            enemy_abandoned & t109
        ) | first & (unit_crew_killed & t76)
        t275 = t274 | first & (enemy_crew_killed & t109) | first & (
            unit_uphill & enemy_uphill
        ) | first & (enemy_uphill & unit_uphill)
        t276 = t275 | first & (t20 & (enemy_charge_kind != 1)) | first & (t97 & (unit_charge_kind != 1))
        t277 = t7 & t9 | t10 & t9
        t278 = t15 & t17 | t18 & t17
        t279 = t7 & (t8 >= 7) | t10 & ((t8 == 1) | (t8 >= 6)) | t15 & (t16 >= 7) | t18 & ((t16 == 1) | (t16 >= 6))
        t280 = t2 & (t87 == 0) | t2 & (t82 == 0)
        t281 = t235 & ((chosen_unit_act >= -127) & (not t237)) | t241 & ((chosen_enemy_act >= -127) & (not t243))
        t282 = t247 & ((unit_charge_kind_2 >= 1) & t248) | t247 & (
            (enemy_charge_kind_2 >= 1) & t249
        ) | t247 & (t252 & t250 & t23)
        t283 = t282 | t247 & (t253 & t251 & t99) | t247 & (t252 & t69) | t247 & (t253 & t103) | t247 & (t254 & t26)
        t284 = t283 | t247 & (t255 & t44) | t247 & (unit_abandoned_2 & t76) | t247 & (enemy_abandoned_2 & t109)
        t285 = t284 | t247 & (unit_crew_killed_2 & t76) | t247 & (enemy_crew_killed_2 & t109) | t247 & (
            t254 & (enemy_charge_kind_2 != 1)
        )
        t286 = t285 | t247 & (t255 & (unit_charge_kind_2 != 1))
        t287 = I1(I1(I1(t178 & t247) + I1(I1((t179 | t163 | t164 | t166) & t247) * 2)) + I1(I1(t180 & t247) * 4))
        unit_must = I1(I1(I1(t287 + I1(I1(t181 & t247) * 8)) + I1(I1(t162 & t247) * 16)) + I1(I1(t168 & t247) * 32))
        unit_may = I1(
            I1(I1(I1(I1(t221 & t247) * 8) + I1(I1(t223 & t247) * 2)) + I1(t222 & t247))
            + I1(I1((t216 & t218 | t219 & t218 | t220 & t218) & t247) * 64)
        )
        t288 = I1(I1(I1(t182 & t247) + I1(I1((t183 | t172 | t173 | t175) & t247) * 2)) + I1(I1(t185 & t247) * 4))
        t289 = I1(I1(t288 + I1(I1((t184 | t2 & (enemy_driven_back & t156)) & t247) * 8)) + I1(I1(t171 & t247) * 16))
        enemy_may = I1(
            I1(I1(I1(I1(t229 & t247) * 8) + I1(I1(t231 & t247) * 2)) + I1(t230 & t247))
            + I1(I1((t224 & t226 | t227 & t226 | t228 & t226) & t247) * 64)
        )
        error = I1(0)
        error = I1(3 if t286 else error)  # IllegalState
        error = I1(10 if t242 else error)  # NeedsChoice
        error = I1(7 if t281 else error)  # NotOpen
        error = I1(10 if t236 else error)  # NeedsChoice
        error = I1(1 if t280 else error)  # NoRule
        error = I1(9 if t278 else error)  # MissingDice
        error = I1(6 if t279 else error)  # InputError
        error = I1(9 if t277 else error)  # MissingDice
        error = I1(3 if t276 else error)  # IllegalState
        o1[i] = t4 & was_unit_total_none  # unit.total.none
        o1[i + B] = t4 & was_unit_natural_none  # unit.natural.none
        o1[i + 2 * B] = t4 & was_unit_dice_none  # unit.dice.none
        o1[i + 3 * B] = t4 & was_enemy_total_none  # enemy.total.none
        o1[i + 4 * B] = t4 & was_enemy_natural_none  # enemy.natural.none
        o1[i + 5 * B] = t4 & was_enemy_dice_none  # enemy.dice.none
        o1[i + 6 * B] = t4 & was_unit_margin_none  # unit.margin.none
        o1[i + 7 * B] = t4 & was_enemy_margin_none  # enemy.margin.none
        o1[i + 8 * B] = (not t2 & (t194 & ((unit_margin <= -2) | (unit_margin >= 2)))) & t194  # unit.bad_war
        o1[i + 9 * B] = unit_abandoned_2  # unit.abandoned
        o1[i + 10 * B] = unit_crew_killed_2  # unit.crew_killed
        o1[i + 11 * B] = (not t2 & (t209 & ((enemy_margin <= -2) | (enemy_margin >= 2)))) & t209  # enemy.bad_war
        o1[i + 12 * B] = enemy_abandoned_2  # enemy.abandoned
        o1[i + 13 * B] = enemy_crew_killed_2  # enemy.crew_killed
        o1[i + 14 * B] = t232 & (not t276 | t277 | t279 | t278 | t280 | t236 | t281 | t242 | t286)  # again
        o1[i + 15 * B] = I1(unit_total if t2 else was_unit_total)  # unit.total
        o1[i + 16 * B] = I1(t8 if t2 else was_unit_natural)  # unit.natural
        o1[i + 17 * B] = I1(1 if t2 else was_unit_dice)  # unit.dice
        o1[i + 18 * B] = I1(enemy_total if t2 else was_enemy_total)  # enemy.total
        o1[i + 19 * B] = I1(t16 if t2 else was_enemy_natural)  # enemy.natural
        o1[i + 20 * B] = I1(1 if t2 else was_enemy_dice)  # enemy.dice
        o1[i + 21 * B] = I1(unit_margin if t2 else was_unit_margin)  # unit.margin
        o1[i + 22 * B] = I1(enemy_margin if t2 else was_enemy_margin)  # enemy.margin
        o1[i + 23 * B] = I1(t139 if t2 else was_unit_result)  # unit.result
        o1[i + 24 * B] = I1(t159 if t2 else was_enemy_result)  # enemy.result
        o1[i + 25 * B] = I1(4 - I1(t2) * 4)  # unit.verdict
        o1[i + 26 * B] = I1(min(I1(t199 + I1(I1(t238) * I1(min(t245, 1)))), 6))  # unit.dp
        o1[i + 27 * B] = unit_casualties_2  # unit.casualties
        o1[i + 28 * B] = unit_charge_kind_2  # unit.charge_kind
        o1[i + 29 * B] = unit_gave_way_2  # unit.gave_way
        o1[i + 30 * B] = I1(min(I1(t214 + I1(I1(t244) * I1(min(t246, 1)))), 6))  # enemy.dp
        o1[i + 31 * B] = enemy_casualties_2  # enemy.casualties
        o1[i + 32 * B] = enemy_charge_kind_2  # enemy.charge_kind
        o1[i + 33 * B] = enemy_gave_way_2  # enemy.gave_way
        o1[i + 34 * B] = I1(unit_total if t2 else unit_score)  # unit.score
        o1[i + 35 * B] = I1(enemy_total if t2 else enemy_score)  # enemy.score
        o1[i + 36 * B] = unit_must  # unit.must
        o1[i + 37 * B] = unit_may  # unit.may
        o1[i + 38 * B] = I1(t289 + I1(I1(t177 & t247) * 32))  # enemy.must
        o1[i + 39 * B] = enemy_may  # enemy.may
        o1[i + 40 * B] = error  # error
        o4[i] = I4(t11 + I4(t2))  # at


def no_quarter(
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
    """Swiss or landsknechts against their like (term for unit against enemy). @book 489"""
    for i in range(rows):
        unit_people = i1[i]
        enemy_people = i1[i + B]
        unit_arm = i1[i + 2 * B]
        enemy_arm = i1[i + 3 * B]
        error = I1(0)
        o1[i] = (unit_people <= 1) & (enemy_people <= 1) & ((unit_arm == 0) | (enemy_arm == 0))  # unit.no_quarter
        o1[i + B] = error  # error


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
    """Any permitted action (action for unit against enemy). @book 499, 505"""
    for i in range(rows):
        enemy_gave_way = i1[i]
        unit_arm = i1[i + B]
        unit_may = I1(
            I1(I1(I1(I1(enemy_gave_way >= 2) * 2) + 1) + I1(I1((unit_arm >= 5) & (unit_arm <= 7)) * 4))
            + I1(I1((unit_arm <= 4) & (enemy_gave_way >= 1)) * 8)
        )
        error = I1(0)
        o1[i] = unit_may  # unit.may
        o1[i + B] = error  # error


def unit_score(
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
    """A unit among several (test for unit against enemy). @book 475, 521, 523"""
    for i in range(rows):
        unit_reinforcing = i1[i] != 0
        t2 = (not unit_reinforcing)
        unit_charge_kind = i1[i + 11 * B]
        t3 = unit_charge_kind == 1
        unit_bad_war = i1[i + B] != 0
        t4 = (unit_charge_kind == 1) | (unit_charge_kind == 3) | unit_bad_war
        t5 = t2 & t4
        dice_1 = i1[i + 46 * B]
        t6 = dice_1 == 0
        t7 = t2 & (not t4)
        unit_grade = i1[i + 12 * B]
        unit_inspiring = i1[i + 13 * B]
        t8 = I1(
            I1(2 - I1(unit_grade >= 2) - I1(unit_grade >= 3) - I1(unit_grade >= 4) - I1(unit_grade == 5))
            + I1(min(unit_inspiring, 2))
        )
        unit_uphill = i1[i + 2 * B] != 0
        unit_edge = i1[i + 14 * B]
        unit_in_fortifications = i1[i + 3 * B] != 0
        t9 = unit_charge_kind == 2
        t10 = unit_charge_kind >= 1
        unit_doing = i1[i + 15 * B]
        t11 = unit_doing == 2
        unit_took_position = i1[i + 4 * B] != 0
        t12 = I1(
            I1(I1(t8 + I1(unit_uphill | (unit_edge >= 1))) + I1(unit_in_fortifications))
            + I1(t10 | t11 | unit_took_position)
        )
        unit_arm = i1[i + 16 * B]
        t13 = (unit_arm >= 5) & (unit_arm <= 7)
        t14 = (unit_arm <= 4) | (unit_arm >= 8)
        t15 = t13 & t11 | ((unit_arm == 2) | (unit_arm == 5)) & t3
        unit_formation = i1[i + 17 * B]
        t16 = unit_formation != 2
        t17 = (unit_formation == 2) | t15
        unit_third_rank = i1[i + 18 * B]
        t18 = unit_third_rank >= 1
        t19 = unit_third_rank == 0
        unit_second_rank = i1[i + 19 * B]
        t20 = unit_second_rank >= 1
        t21 = t19 & t20
        t22 = t18 | t20
        t23 = I1(1 if t17 else I1(I1(3 - I1(t21)) if t22 else 1))
        t24 = (not t17) & (t22 & ((not t21) & t19))
        t25 = t13 & (not t24)
        t26 = I1(I1(min(t23, 2)) if t25 else t23)
        t27 = (not t25) & t24
        enemy_formation = i1[i + 20 * B]
        t28 = enemy_formation != 2
        enemy_arm = i1[i + 21 * B]
        t29 = (enemy_arm >= 5) & (enemy_arm <= 7)
        enemy_doing = i1[i + 22 * B]
        enemy_charge_kind = i1[i + 23 * B]
        t30 = enemy_charge_kind == 1
        t31 = (enemy_formation == 2) | (t29 & (enemy_doing == 2) | ((enemy_arm == 2) | (enemy_arm == 5)) & t30)
        enemy_third_rank = i1[i + 24 * B]
        t32 = enemy_third_rank >= 1
        t33 = enemy_third_rank == 0
        enemy_second_rank = i1[i + 25 * B]
        t34 = enemy_second_rank >= 1
        t35 = t33 & t34
        t36 = t32 | t34
        t37 = I1(1 if t31 else I1(I1(3 - I1(t35)) if t36 else 1))
        t38 = (not t31) & (t36 & ((not t35) & t33))
        t39 = t29 & (not t38)
        t40 = I1(I1(min(t37, 2)) if t39 else t37)
        t41 = (not t39) & t38
        t42 = (not t27)
        t43 = (not t41)
        unit_first_rank = i1[i + 26 * B]
        t44 = t42 & (t26 == 1) | t42 & (t26 == 2) & (
            unit_first_rank <= unit_second_rank
        ) | t42 & (t26 == 3) & (unit_first_rank <= unit_third_rank)
        enemy_first_rank = i1[i + 27 * B]
        t45 = t43 & (t40 == 1) | t43 & (t40 == 2) & (
            enemy_first_rank <= enemy_second_rank
        ) | t43 & (t40 == 3) & (enemy_first_rank <= enemy_third_rank)
        t46 = (
            (not t27 | t41) & (t26 > t40) | (t27 & t41 | t42 & t43 & (t26 == t40)) & t44 & (not t45)
        ) & (not t2 & t15)
        unit_armoured = i1[i + 5 * B] != 0
        t47 = I1(
            I1(I1(I1(t12 + I1((unit_charge_kind == 3) & (t11 | unit_took_position))) + I1(t15)) + I1(t46))
            + I1(unit_armoured & (t13 & t29 | (unit_arm <= 4) & (enemy_arm <= 4)))
        )
        t48 = (enemy_charge_kind == 1) | (enemy_charge_kind == 3)
        t49 = unit_arm >= 8
        unit_moved = i1[i + 6 * B] != 0
        unit_contact_pikes = i1[i + 28 * B]
        t50 = t29 & t48 & (
            t14 & unit_moved | (unit_arm >= 2) & (unit_arm <= 4)
        ) & (not (unit_arm == 1) & (unit_contact_pikes == 0))
        unit_struck_on = i1[i + 29 * B]
        t51 = enemy_formation == 0
        t52 = enemy_formation == 1
        enemy_from_behind = i1[i + 7 * B] != 0
        t53 = I1(
            I1(t47 - I1(t50) * 2)
            - I1((unit_struck_on >= 1) & t48 & (enemy_formation <= 1) & enemy_from_behind) * 2
        )
        t54 = unit_formation == 1
        t55 = unit_arm <= 7
        unit_supported = i1[i + 8 * B] != 0
        unit_dp = i1[i + 30 * B]
        unit_casualties = i1[i + 31 * B]
        t56 = I1(
            I1(t53 - I1((unit_formation >= 1) & (unit_formation <= 2) | t49 & (not unit_supported)) * 2)
            - I1(unit_dp + unit_casualties)
        )
        enemy_limbered = i1[i + 9 * B] != 0
        enemy_stands_in_contact = i1[i + 32 * B]
        enemy_left_stands = i1[i + 33 * B]
        t57 = I1(min(enemy_left_stands, 2))
        enemy_right_stands = i1[i + 34 * B]
        t58 = I1(min(enemy_right_stands, 2))
        enemy_civilian_stands = i1[i + 35 * B]
        t59 = I1(0 if enemy_limbered else I1(I1(I1(enemy_stands_in_contact + t57) + t58) - enemy_civilian_stands))
        enemy_second_rank_pikes = i1[i + 36 * B]
        enemy_contact_pikes = i1[i + 37 * B]
        enemy_flank_pikes = i1[i + 38 * B]
        t60 = I1(I1(enemy_contact_pikes + enemy_flank_pikes) + enemy_second_rank_pikes)
        t61 = I1(I1(t59 + enemy_second_rank_pikes) + I1(I1(t13) * t60))
        unit_limbered = i1[i + 10 * B] != 0
        unit_stands_in_contact = i1[i + 39 * B]
        unit_left_stands = i1[i + 40 * B]
        t62 = I1(min(unit_left_stands, 2))
        unit_right_stands = i1[i + 41 * B]
        t63 = I1(min(unit_right_stands, 2))
        unit_civilian_stands = i1[i + 42 * B]
        t64 = I1(0 if unit_limbered else I1(I1(I1(unit_stands_in_contact + t62) + t63) - unit_civilian_stands))
        unit_second_rank_pikes = i1[i + 43 * B]
        unit_flank_pikes = i1[i + 44 * B]
        t65 = I1(I1(unit_contact_pikes + unit_flank_pikes) + unit_second_rank_pikes)
        t66 = I1(I1(t64 + unit_second_rank_pikes) + I1(I1(t29) * t65))
        t67 = t66 == -1
        t68 = I1(I1(-t61) if t67 else t61)
        t69 = I1(I1(-t66) if t67 else t66)
        t70 = I2(I2(t69) * 3)
        t71 = I1(I1(I1(I1(I1(t68 <= t69) - 1) - I1(t70 <= I1(t68 * 2))) - I1(I1(t69 * 2) <= t68)) - I1(t70 <= t68))
        unit_total = I1(dice_1 + I1(t56 + t71))
        unit_score = i1[i + 45 * B]
        t72 = enemy_arm >= 8
        t73 = enemy_arm <= 7
        t74 = unit_formation == 0
        t75 = enemy_charge_kind == 2
        t76 = ((unit_arm == 3) | (unit_arm == 7)) & t16 | (
            (enemy_arm == 3) | (enemy_arm == 7)
        ) & t28 | (unit_arm == 4) & unit_moved & t16
        t77 = t76 | t49 & (unit_formation <= 2) | t72 & (enemy_formation <= 2) | (unit_formation == 3) & t55
        t78 = t77 | (enemy_formation == 3) & t73 | unit_limbered & t55 | enemy_limbered & t73 | t18 & (
            unit_second_rank == 0
        )
        t79 = t78 | t32 & (
            enemy_second_rank == 0
        ) | t74 & t20 & (unit_first_rank == 1) | t51 & t34 & (enemy_first_rank == 1)
        t80 = t79 | t74 & t18 & (unit_first_rank <= 2) | t51 & t32 & (
            enemy_first_rank <= 2
        ) | t54 & (unit_first_rank >= 2)
        t81 = t80 | t52 & (enemy_first_rank >= 2) | t54 & ((unit_second_rank >= 2) | (unit_third_rank >= 2))
        t82 = t81 | t52 & ((enemy_second_rank >= 2) | (enemy_third_rank >= 2)) | (unit_flank_pikes > I1(t62 + t63))
        t83 = t82 | (enemy_flank_pikes > I1(t57 + t58)) | (unit_second_rank_pikes > unit_second_rank) | (
            enemy_second_rank_pikes > enemy_second_rank
        )
        t84 = t83 | (I1(unit_contact_pikes + unit_civilian_stands) > unit_stands_in_contact) | (
            I1(enemy_contact_pikes + enemy_civilian_stands) > enemy_stands_in_contact
        )
        t85 = t84 | (unit_arm >= 2) & (t65 >= 1) | (enemy_arm >= 2) & (t60 >= 1) | (
            (unit_doing >= 1) & (unit_doing <= 2) | (unit_doing >= 4)
        ) & (t16 & t55)
        t86 = t85 | (
            (enemy_doing >= 1) & (enemy_doing <= 2) | (enemy_doing >= 4)
        ) & (t28 & t73) | t10 & ((unit_doing == 1) | (unit_doing >= 3))
        t87 = t86 | (enemy_charge_kind >= 1) & (
            (enemy_doing == 1) | (enemy_doing >= 3)
        ) | t3 & ((unit_arm == 3) | (unit_arm == 6)) & (unit_doing != 2)
        t88 = t87 | t30 & ((enemy_arm == 3) | (enemy_arm == 6)) & (enemy_doing != 2) | t3 & t49 | t30 & t72
        t89 = t88 | t9 & t14 | t75 & ((enemy_arm <= 4) | (enemy_arm >= 8)) | unit_took_position & (unit_arm >= 5)
        error = I1(0)
        error = I1(1 if t2 & (t66 == 0) else error)  # NoRule
        error = I1(6 if t5 & (dice_1 >= 7) | t7 & ((dice_1 == 1) | (dice_1 >= 6)) else error)  # InputError
        error = I1(9 if t5 & t6 | t7 & t6 else error)  # MissingDice
        error = I1(3 if t89 | t9 & (enemy_charge_kind != 1) | t75 & (unit_charge_kind != 1) else error)  # IllegalState
        o1[i] = I1(I1(unit_reinforcing) + 1)  # unit.verdict
        o1[i + B] = I1(dice_1 if unit_reinforcing else unit_total)  # unit.total
        o1[i + 2 * B] = I1(unit_score if unit_reinforcing else unit_total)  # unit.score
        o1[i + 3 * B] = error  # error


def joint_combat(
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
    """Several units together (contest for side against other_side). @book 475-487"""
    for i in range(rows):
        side_units = i1[i]
        side_units_1_score = i1[i + B]
        side_units_2_score = i1[i + 2 * B]
        side_units_3_score = i1[i + 3 * B]
        side_units_4_score = i1[i + 4 * B]
        t2 = I1(
            I1(side_units_1_score + I1(0 if side_units == 1 else side_units_2_score))
            + I1(0 if side_units <= 2 else side_units_3_score)
        )
        side_side_score = I2(I2(t2) + I2(0 if side_units <= 3 else side_units_4_score))
        t3 = I1(I1(I1(side_units >= 2) + 1) + I1(I1(side_units >= 3) + I1(side_units == 4)))
        other_side_units = i1[i + 5 * B]
        other_side_units_1_score = i1[i + 6 * B]
        other_side_units_2_score = i1[i + 7 * B]
        other_side_units_3_score = i1[i + 8 * B]
        other_side_units_4_score = i1[i + 9 * B]
        t4 = I1(
            I1(other_side_units_1_score + I1(0 if other_side_units == 1 else other_side_units_2_score))
            + I1(0 if other_side_units <= 2 else other_side_units_3_score)
        )
        other_side_side_score = I2(I2(t4) + I2(0 if other_side_units <= 3 else other_side_units_4_score))
        t5 = I1(I1(I1(other_side_units >= 2) + 1) + I1(I1(other_side_units >= 3) + I1(other_side_units == 4)))
        t6 = I1(t3 * t5)
        side_margin = I2(I2(side_side_score * I2(t5)) + I2(I2(-other_side_side_score) * I2(t3)))
        t7 = I1(t5 * t3)
        other_side_margin = I2(I2(other_side_side_score * I2(t3)) + I2(I2(-side_side_score) * I2(t5)))
        side_breakthrough = I1(t6 * 7) <= side_margin
        t8 = (I1(t6 * 4) <= side_margin) & (side_margin <= I1(t6 * 6))
        side_band = (not side_breakthrough) & t8
        t9 = side_breakthrough | t8
        t10 = (I1(t6 * 2) <= side_margin) & (side_margin <= I1(t6 * 3))
        side_band_2 = (not t9) & t10
        t11 = t9 | t10
        t12 = (I1(-t6) <= side_margin) & (side_margin <= t6)
        side_band_3 = (not t11) & t12
        t13 = t11 | t12
        t14 = I1(
            3
            if side_band_3
            else I1(2 if side_band_2 else I1(1 if side_band else I1(I1(side_breakthrough) - 1)))
        )
        t15 = (I1(t6 * (-4)) <= side_margin) & (side_margin <= I1(t6 * (-2)))
        side_band_4 = (not t13) & t15
        t16 = t13 | t15
        t17 = (I1(t6 * (-7)) <= side_margin) & (side_margin <= I1(t6 * (-5)))
        side_band_5 = (not t16) & t17
        t18 = t16 | t17
        t19 = side_margin <= I1(t6 * (-8))
        side_broken = (not t18) & t19
        other_side_breakthrough = I1(t7 * 7) <= other_side_margin
        t20 = (I1(t7 * 4) <= other_side_margin) & (other_side_margin <= I1(t7 * 6))
        other_side_band = (not other_side_breakthrough) & t20
        t21 = other_side_breakthrough | t20
        t22 = (I1(t7 * 2) <= other_side_margin) & (other_side_margin <= I1(t7 * 3))
        other_side_band_2 = (not t21) & t22
        t23 = t21 | t22
        t24 = I1(2 if other_side_band_2 else I1(1 if other_side_band else I1(I1(other_side_breakthrough) - 1)))
        t25 = (I1(-t7) <= other_side_margin) & (other_side_margin <= t7)
        other_side_band_3 = (not t23) & t25
        t26 = t23 | t25
        t27 = (I1(t7 * (-4)) <= other_side_margin) & (other_side_margin <= I1(t7 * (-2)))
        other_side_band_4 = (not t26) & t27
        t28 = t26 | t27
        t29 = (I1(t7 * (-7)) <= other_side_margin) & (other_side_margin <= I1(t7 * (-5)))
        other_side_band_5 = (not t28) & t29
        t30 = t28 | t29
        t31 = I1(5 if other_side_band_5 else I1(4 if other_side_band_4 else I1(3 if other_side_band_3 else t24)))
        t32 = other_side_margin <= I1(t7 * (-8))
        other_side_broken = (not t30) & t32
        side_outcome = i1[i + 10 * B]
        t33 = I1(
            3
            if side_band_3
            else I1(2 if side_band_2 else I1(1 if side_band else I1(0 if side_breakthrough else side_outcome)))
        )
        other_side_outcome = i1[i + 11 * B]
        t34 = I1(
            2
            if other_side_band_2
            else I1(1 if other_side_band else I1(0 if other_side_breakthrough else other_side_outcome))
        )
        t35 = I1(5 if other_side_band_5 else I1(4 if other_side_band_4 else I1(3 if other_side_band_3 else t34)))
        error = I1(0)
        error = I1(1 if (not t18 | t19) | (not t30 | t32) else error)  # NoRule
        o1[i] = t3  # side.side_score.over
        o1[i + B] = t5  # other_side.side_score.over
        o1[i + 2 * B] = t6  # side.margin.over
        o1[i + 3 * B] = t7  # other_side.margin.over
        o1[i + 4 * B] = I1(6 if side_broken else I1(5 if side_band_5 else I1(4 if side_band_4 else t14)))  # side.result
        o1[i + 5 * B] = I1(6 if other_side_broken else t31)  # other_side.result
        o1[i + 6 * B] = I1(6 if side_broken else I1(5 if side_band_5 else I1(4 if side_band_4 else t33)))  # side.outcome
        o1[i + 7 * B] = I1(6 if other_side_broken else t35)  # other_side.outcome
        o1[i + 8 * B] = error  # error
        o2[i] = side_side_score  # side.side_score
        o2[i + B] = other_side_side_score  # other_side.side_score
        o2[i + 2 * B] = side_margin  # side.margin
        o2[i + 3 * B] = other_side_margin  # other_side.margin


def recrew(
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
    """Man abandoned guns again (action for unit against enemy). @book 491"""
    for i in range(rows):
        unit_abandoned = i1[i] != 0
        unit_crew_killed = i1[i + B] != 0
        t2 = (not unit_abandoned) | unit_crew_killed
        unit_taken = i1[i + 2 * B] != 0
        t3 = t2 | unit_taken
        unit_crew_sheltering = i1[i + 3 * B] != 0
        enemy_gave_way = i1[i + 4 * B]
        t4 = unit_crew_sheltering & (enemy_gave_way >= 2)
        t5 = t3 | t4
        t6 = (not t5) & unit_crew_sheltering
        t7 = t5 | unit_crew_sheltering
        unit_formed_enemy = i4[i]
        t8 = unit_formed_enemy >= 2401
        t9 = t7 | t8
        t10 = I1(
            2
            if (not t2) & unit_taken
            else I1(2 if unit_abandoned & unit_crew_killed else I1(2 - I1(unit_abandoned) * 2))
        )
        t11 = t3 | t6 | (not t9)
        error = I1(0)
        o1[i] = t11 & unit_abandoned  # unit.abandoned
        o1[i + B] = t11 & unit_crew_sheltering  # unit.crew_sheltering
        o1[i + 2 * B] = I1(I1(0 if (not t7) & t8 else I1(2 if t6 else I1(0 if (not t3) & t4 else t10))) if t9 else 2)  # unit.verdict
        o1[i + 3 * B] = error  # error


def drive_off(
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
    """Drive off abandoned guns (action for unit against enemy). @book 491"""
    for i in range(rows):
        enemy_limbered = i1[i] != 0
        enemy_abandoned = i1[i + B] != 0
        unit_detached_stands = i1[i + 3 * B]
        t2 = enemy_limbered & enemy_abandoned & (unit_detached_stands == 1)
        enemy_taken = i1[i + 2 * B] != 0
        error = I1(0)
        o1[i] = t2 | enemy_taken  # enemy.taken
        o1[i + B] = I1(2 - I1(t2) * 2)  # unit.verdict
        o1[i + 2 * B] = error  # error


def refuge(
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
    """Crew take refuge (test for unit against friend). @book 491"""
    for i in range(rows):
        unit_arm = i1[i + 6 * B]
        unit_limbered = i1[i] != 0
        t2 = unit_arm <= 7
        t3 = (unit_arm >= 8) & (not unit_limbered)
        friend_arm = i1[i + 7 * B]
        unit_friend_distance = i4[i]
        unit_in_front = i1[i + B] != 0
        friend_in_combat = i1[i + 2 * B] != 0
        unit_abandoned = i1[i + 3 * B] != 0
        t4 = (friend_arm <= 4) & (
            unit_friend_distance <= 1200
        ) & unit_in_front & friend_in_combat & (not unit_abandoned)
        t5 = t3 & t4
        unit_abandoned_2 = t5 | unit_abandoned
        unit_crew_killed = i1[i + 4 * B] != 0
        unit_crew_killed_2 = (not t5) & unit_crew_killed
        unit_crew_sheltering = i1[i + 5 * B] != 0
        t6 = unit_limbered & t2 | unit_abandoned & t2 | unit_crew_killed & t2 | unit_abandoned_2 & t2 | unit_crew_killed_2 & t2
        error = I1(0)
        error = I1(3 if t6 else error)  # IllegalState
        o1[i] = unit_abandoned_2  # unit.abandoned
        o1[i + B] = unit_crew_killed_2  # unit.crew_killed
        o1[i + 2 * B] = t5 | unit_crew_sheltering  # unit.crew_sheltering
        o1[i + 3 * B] = I1(4 - I1(t3) * 4)  # unit.verdict
        o1[i + 4 * B] = error  # error


def leader_figures(
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
    """Figures of a leader (value for leader). @book 87, 125-129"""
    for i in range(rows):
        leader_rank = i1[i]
        t2 = I1(3 - I1(leader_rank >= 1) * 2)
        t3 = I1(2 - I1(leader_rank >= 1))
        t4 = leader_rank == 1
        chosen_leader_leader_figures = i4[i]
        t5 = (leader_rank == 0) & (chosen_leader_leader_figures >= -2147483647)
        t6 = t5 & (leader_rank != 1) & (
            not (t3 <= chosen_leader_leader_figures) & (chosen_leader_leader_figures <= t2)
        )
        error = I1(0)
        error = I1(7 if t6 else error)  # NotOpen
        error = I1(1 if t4 else error)  # NoRule
        o1[i] = t4  # leader.leader_figures.none
        o1[i + B] = I4(chosen_leader_leader_figures if t5 else I4(t3))  # leader.leader_figures
        o1[i + 2 * B] = I4(chosen_leader_leader_figures if t5 else I4(t2))  # leader.leader_figures.to
        o1[i + 3 * B] = error  # error


def full_actions(
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
    """Actions of an unhurt leader (value for leader). @book 135"""
    for i in range(rows):
        leader_rank = i1[i]
        t2 = leader_rank == 1
        leader_ability = i1[i + B]
        t3 = (leader_ability == 1) & ((leader_rank == 0) | (leader_rank == 2)) & (leader_rank != 1)
        t4 = I1(
            I1(3 - I1(leader_rank >= 2) - I1(leader_rank == 3))
            if t3
            else I1(2 - I1(leader_rank >= 2) - I1(leader_rank == 3))
        )
        t5 = (not t3) & t2
        t6 = leader_ability == 2
        t7 = t6 & (leader_rank == 0) & (not t5)
        error = I1(0)
        error = I1(1 if t2 else error)  # NoRule
        error = I1(3 if (leader_rank >= 2) & t6 else error)  # IllegalState
        o1[i] = (not t7) & t5  # leader.full_actions.none
        o1[i + B] = I1(t4 - I1(t7))  # leader.full_actions
        o1[i + 2 * B] = error  # error


def actions(
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
    """Actions (value for leader). @book 135, 207"""
    for i in range(rows):
        leader_rank = i1[i]
        t2 = leader_rank == 1
        leader_ability = i1[i + B]
        t3 = (leader_ability == 1) & ((leader_rank == 0) | (leader_rank == 2)) & (leader_rank != 1)
        t4 = I1(
            I1(3 - I1(leader_rank >= 2) - I1(leader_rank == 3))
            if t3
            else I1(2 - I1(leader_rank >= 2) - I1(leader_rank == 3))
        )
        t5 = (not t3) & t2
        t6 = leader_ability == 2
        t7 = t6 & (leader_rank == 0) & (not t5)
        t8 = I1(t4 - I1(t7))
        t9 = (not t7) & t5
        leader_wounds = i1[i + 2 * B]
        t10 = (not t9)
        t11 = (leader_wounds >= 1) & (t10 & (t8 >= 2)) & t10
        error = I1(0)
        error = I1(1 if t2 else error)  # NoRule
        error = I1(3 if (leader_rank >= 2) & t6 else error)  # IllegalState
        o1[i] = (not t11) & t9  # leader.actions.none
        o1[i + B] = I1(t8 - I1(t11))  # leader.actions
        o1[i + 2 * B] = error  # error


def most_influence(
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
    """Influence actions a turn, at most (value for leader). @book 141, 146, 207"""
    for i in range(rows):
        leader_wounds = i1[i]
        t2 = leader_wounds >= 1
        leader_rank = i1[i + B]
        t3 = leader_rank == 1
        leader_ability = i1[i + 2 * B]
        t4 = (leader_ability == 1) & ((leader_rank == 0) | (leader_rank == 2)) & (leader_rank != 1)
        t5 = I1(
            I1(3 - I1(leader_rank >= 2) - I1(leader_rank == 3))
            if t4
            else I1(2 - I1(leader_rank >= 2) - I1(leader_rank == 3))
        )
        t6 = (not t4) & t3
        t7 = leader_ability == 2
        t8 = t7 & (leader_rank == 0) & (not t6)
        t9 = I1(t5 - I1(t8))
        t10 = (not t8) & t6
        t11 = (not t10)
        t12 = t2 & (t11 & (t9 == 1))
        t13 = (not t12)
        t14 = t2 & (t11 & (t9 >= 2)) & t11
        t15 = I1(t9 - I1(t14))
        t16 = (not t14) & t10
        t17 = (not t16) & (t15 == 3)
        t18 = t13 & t17
        t19 = t12 | t17
        t20 = (not t19)
        error = I1(0)
        error = I1(1 if t2 & t3 | t13 & t3 | t13 & t2 & t3 | t20 & t3 | t20 & t2 & t3 else error)  # NoRule
        error = I1(3 if (leader_rank >= 2) & t7 else error)  # IllegalState
        o1[i] = t20 & t16 | t19 & ((not t18) & t13)  # leader.most_influence.none
        o1[i + B] = I1(I1(I1(t18) * 2) if t19 else t15)  # leader.most_influence
        o1[i + 2 * B] = error  # error


def action_left(
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
    """an action left in this command phase (term for leader). @book 135, 205, 211, 271"""
    for i in range(rows):
        leader_phase_now = i1[i + 2 * B]
        t2 = leader_phase_now == 2
        leader_actions_taken = i1[i + 3 * B]
        leader_rank = i1[i + 4 * B]
        t3 = leader_rank == 1
        leader_ability = i1[i + 5 * B]
        t4 = (leader_ability == 1) & ((leader_rank == 0) | (leader_rank == 2)) & (leader_rank != 1)
        t5 = I1(
            I1(3 - I1(leader_rank >= 2) - I1(leader_rank == 3))
            if t4
            else I1(2 - I1(leader_rank >= 2) - I1(leader_rank == 3))
        )
        t6 = (not t4) & t3
        t7 = leader_ability == 2
        t8 = t7 & (leader_rank == 0) & (not t6)
        t9 = I1(t5 - I1(t8))
        t10 = (not t8) & t6
        leader_wounds = i1[i + 6 * B]
        t11 = leader_wounds >= 1
        t12 = (not t10)
        t13 = t11 & (t12 & (t9 >= 2)) & t12
        leader_killed = i1[i] != 0
        leader_captured = i1[i + B] != 0
        leader_action_left = t2 & (
            (not (not t13) & t10) & (I1(t9 - I1(t13)) > leader_actions_taken)
        ) & (not leader_killed | leader_captured)
        error = I1(0)
        error = I1(1 if t2 & t3 | t2 & t11 & t3 else error)  # NoRule
        error = I1(3 if (leader_rank >= 2) & t7 else error)  # IllegalState
        o1[i] = leader_action_left  # leader.action_left
        o1[i + B] = error  # error


def ride(rows: int, i1: Array, i2: Array, i4: Array, i8: Array, o1: Array, o2: Array, o4: Array, o8: Array) -> None:
    """Move (action for leader). @book 139, 273, 319"""
    for i in range(rows):
        leader_killed = i1[i] != 0
        leader_captured = i1[i + B] != 0
        t2 = leader_killed | leader_captured
        t3 = (not t2)
        leader_rank = i1[i + 4 * B]
        t4 = leader_rank == 3
        leader_phase_now = i1[i + 5 * B]
        t5 = leader_phase_now == 2
        t6 = t4 & (leader_phase_now != 2)
        t7 = t2 | t6
        t8 = t7 | t4
        t9 = (not t8)
        t10 = t9 & t5
        leader_actions_taken = i1[i + 6 * B]
        t11 = leader_rank == 1
        leader_ability = i1[i + 7 * B]
        t12 = (leader_ability == 1) & ((leader_rank == 0) | (leader_rank == 2)) & (leader_rank != 1)
        t13 = I1(
            I1(3 - I1(leader_rank >= 2) - I1(leader_rank == 3))
            if t12
            else I1(2 - I1(leader_rank >= 2) - I1(leader_rank == 3))
        )
        t14 = (not t12) & t11
        t15 = leader_ability == 2
        t16 = t15 & (leader_rank == 0) & (not t14)
        t17 = I1(t13 - I1(t16))
        t18 = (not t16) & t14
        leader_wounds = i1[i + 8 * B]
        t19 = leader_wounds >= 1
        t20 = (not t18)
        t21 = t19 & (t20 & (t17 >= 2)) & t20
        t22 = t5 & ((not (not t21) & t18) & (I1(t17 - I1(t21)) > leader_actions_taken)) & t3
        t23 = t8 | t22
        t24 = leader_phase_now == 3
        leader_attached = i1[i + 2 * B] != 0
        t25 = t24 & (not leader_attached)
        t26 = t23 | t25
        t27 = t24 & leader_attached
        t28 = (not t26) & t27
        t29 = t26 | t27
        t30 = I1(
            0
            if (not t23) & t25
            else I1(0 if t9 & t22 else I1(0 if (not t7) & t4 else I1(2 if t3 & t6 else I1(I1(t2) * 2))))
        )
        t31 = t7 | t28 | (not t29)
        t32 = (not t31)
        leader_nearest_enemy = i4[i]
        chosen_leader_distance = i4[i + B]
        t33 = chosen_leader_distance >= -2147483647
        t34 = I2(I2(I2(I1(leader_nearest_enemy >= 7201) * 120) + 120) * 60)
        t35 = t32 & t5
        t36 = t32 & (t5 & (leader_rank <= 2))
        leader_rode = i1[i + 3 * B] != 0
        error = I1(0)
        error = I1(7 if t32 & (t33 & (not (chosen_leader_distance >= 0) & (chosen_leader_distance <= t34))) else error)  # NotOpen
        error = I1(1 if t10 & t11 | t10 & t19 & t11 else error)  # NoRule
        error = I1(3 if (leader_rank >= 2) & t15 else error)  # IllegalState
        o1[i] = t31  # leader.distance.none
        o1[i + B] = t36 | leader_rode  # leader.rode
        o1[i + 2 * B] = I1(I1(2 if t28 else t30) if t29 else 2)  # leader.verdict
        o1[i + 3 * B] = I1(min(I1(leader_actions_taken + I1(t36)), 3))  # leader.actions_taken
        o1[i + 4 * B] = I1(I1(t35) + I1(I1(t35) * 2))  # leader.may
        o1[i + 5 * B] = error  # error
        o2[i] = I4(I4(t33) * chosen_leader_distance)  # leader.distance
        o2[i + B] = I4(chosen_leader_distance if t33 else I4(t34))  # leader.distance.to


def messenger_reach(
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
    """Farthest a leader or messenger rides (value for leader). @book 319"""
    for i in range(rows):
        leader_nearest_enemy = i4[i]
        error = I1(0)
        o1[i] = error  # error
        o2[i] = I2(240 - I2(leader_nearest_enemy <= 7200) * 120)  # leader.messenger_reach


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
    """Attach (action for leader). @book 139"""
    for i in range(rows):
        leader_phase_now = i1[i + 3 * B]
        leader_rode = i1[i] != 0
        t2 = (not leader_rode)
        t3 = (leader_phase_now != 2) | t2
        leader_touches_unit = i1[i + B] != 0
        t4 = t3 | leader_touches_unit
        t5 = I1(
            0
            if (not t3) & leader_touches_unit
            else I1(2 if (leader_phase_now == 2) & t2 else I1(2 - I1(leader_phase_now == 2) * 2))
        )
        leader_attached = i1[i + 2 * B] != 0
        error = I1(0)
        o1[i] = (not t3 | (not t4)) | leader_attached  # leader.attached
        o1[i + B] = I1(t5 if t4 else 2)  # leader.verdict
        o1[i + 2 * B] = error  # error


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
    """Detach (action for leader). @book 139"""
    for i in range(rows):
        leader_phase_now = i1[i + 2 * B]
        leader_rode = i1[i] != 0
        t2 = (not leader_rode)
        t3 = (leader_phase_now != 2) | t2
        leader_attached = i1[i + B] != 0
        error = I1(0)
        o1[i] = t3 & leader_attached  # leader.attached
        o1[i + B] = I1(I1(t3) * I1(2 if (leader_phase_now == 2) & t2 else I1(2 - I1(leader_phase_now == 2) * 2)))  # leader.verdict
        o1[i + 2 * B] = error  # error


def move_with_unit(
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
    """Move with his unit (action for leader). @book 139, 273"""
    for i in range(rows):
        leader_attached = i1[i] != 0
        error = I1(0)
        o1[i] = I1(3 - I1(leader_attached) * 2)  # leader.verdict
        o1[i + B] = error  # error


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
    """able to influence (term for leader against unit). @book 141, 152, 207"""
    for i in range(rows):
        leader_attached = i1[i] != 0
        leader_rank = i1[i + 2 * B]
        t2 = leader_rank == 0
        unit_own_leader = i1[i + B] != 0
        t3 = leader_attached & (t2 | unit_own_leader)
        leader_wounds = i1[i + 3 * B]
        t4 = leader_wounds >= 1
        t5 = leader_rank == 1
        leader_ability = i1[i + 4 * B]
        t6 = (leader_ability == 1) & ((leader_rank == 0) | (leader_rank == 2)) & (leader_rank != 1)
        t7 = I1(
            I1(3 - I1(leader_rank >= 2) - I1(leader_rank == 3))
            if t6
            else I1(2 - I1(leader_rank >= 2) - I1(leader_rank == 3))
        )
        t8 = (not t6) & t5
        t9 = leader_ability == 2
        t10 = t9 & t2 & (not t8)
        error = I1(0)
        error = I1(1 if t3 & t4 & t5 else error)  # NoRule
        error = I1(3 if (leader_rank >= 2) & t9 else error)  # IllegalState
        o1[i] = t3 & (not t4 & ((not (not t10) & t8) & (I1(t7 - I1(t10)) == 1)))  # leader.can_influence
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
    """Influence the unit he is with (action for leader against unit). @book 141"""
    for i in range(rows):
        leader_phase_now = i1[i + 4 * B]
        t2 = leader_phase_now == 2
        leader_actions_taken = i1[i + 5 * B]
        leader_rank = i1[i + 6 * B]
        t3 = leader_rank == 0
        t4 = leader_rank == 1
        leader_ability = i1[i + 7 * B]
        t5 = (leader_ability == 1) & ((leader_rank == 0) | (leader_rank == 2)) & (leader_rank != 1)
        t6 = I1(
            I1(3 - I1(leader_rank >= 2) - I1(leader_rank == 3))
            if t5
            else I1(2 - I1(leader_rank >= 2) - I1(leader_rank == 3))
        )
        t7 = (not t5) & t4
        t8 = leader_ability == 2
        t9 = t8 & t3 & (not t7)
        t10 = I1(t6 - I1(t9))
        t11 = (not t9) & t7
        leader_wounds = i1[i + 8 * B]
        t12 = leader_wounds >= 1
        t13 = (not t11)
        t14 = t12 & (t13 & (t10 >= 2)) & t13
        t15 = I1(t10 - I1(t14))
        t16 = (not t14) & t11
        t17 = (not t16)
        leader_killed = i1[i] != 0
        leader_captured = i1[i + B] != 0
        t18 = t2 & (t17 & (t15 > leader_actions_taken)) & (not leader_killed | leader_captured)
        leader_steadies = i1[i + 9 * B]
        leader_inspires = i1[i + 10 * B]
        t19 = I1(leader_steadies + leader_inspires)
        t20 = t12 & (t13 & (t10 == 1))
        t21 = (not t20)
        t22 = t18 & t21
        t23 = t17 & (t15 == 3)
        t24 = t21 & t23
        t25 = t20 | t23
        t26 = (not t25)
        t27 = t18 & t26
        t28 = (not t26 & t16 | t25 & ((not t24) & t21)) & (I1(I1(I1(t24) * 2) if t25 else t15) <= t19)
        t29 = (not t18) | t28
        t30 = (not t29)
        leader_attached = i1[i + 2 * B] != 0
        unit_own_leader = i1[i + 3 * B] != 0
        t31 = leader_attached & (t3 | unit_own_leader)
        t32 = t31 & t21
        t33 = t29 | t32
        t34 = (not t29 | (not t33))
        t35 = (leader_rank >= 2) & t8 | (
            leader_steadies >= 1
        ) & (leader_inspires >= 1) | (t19 >= 1) & (not leader_attached)
        t36 = t2 & t4 | t2 & t12 & t4 | t18 & t12 & t4 | t22 & t4 | t22 & t12 & t4 | t27 & t4 | t27 & t12 & t4
        error = I1(0)
        error = I1(1 if t36 | t30 & t31 & t12 & t4 else error)  # NoRule
        error = I1(3 if t35 else error)  # IllegalState
        o1[i] = I1(I1(0 if t30 & t32 else I1(2 if t18 & t28 else I1(2 - I1(t18) * 2))) if t33 else 2)  # leader.verdict
        o1[i + B] = I1(I1(t34) + I1(I1(t34) * 2))  # leader.may
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
    """Steady (action for leader against unit). @book 143, 239"""
    for i in range(rows):
        leader_phase_now = i1[i + 5 * B]
        t2 = leader_phase_now == 2
        leader_actions_taken = i1[i + 6 * B]
        leader_rank = i1[i + 7 * B]
        t3 = leader_rank == 0
        t4 = leader_rank == 1
        leader_ability = i1[i + 8 * B]
        t5 = (leader_ability == 1) & ((leader_rank == 0) | (leader_rank == 2)) & (leader_rank != 1)
        t6 = I1(
            I1(3 - I1(leader_rank >= 2) - I1(leader_rank == 3))
            if t5
            else I1(2 - I1(leader_rank >= 2) - I1(leader_rank == 3))
        )
        t7 = (not t5) & t4
        t8 = leader_ability == 2
        t9 = t8 & t3 & (not t7)
        t10 = I1(t6 - I1(t9))
        t11 = (not t9) & t7
        leader_wounds = i1[i + 9 * B]
        t12 = leader_wounds >= 1
        t13 = (not t11)
        t14 = t12 & (t13 & (t10 >= 2)) & t13
        t15 = I1(t10 - I1(t14))
        t16 = (not t14) & t11
        t17 = (not t16)
        leader_killed = i1[i] != 0
        leader_captured = i1[i + B] != 0
        t18 = t2 & (t17 & (t15 > leader_actions_taken)) & (not leader_killed | leader_captured)
        leader_inspires = i1[i + 10 * B]
        t19 = leader_inspires >= 1
        t20 = (not t18) | t19
        t21 = (not t20)
        leader_steadies = i1[i + 11 * B]
        t22 = t12 & (t13 & (t10 == 1))
        t23 = (not t22)
        t24 = t21 & t23
        t25 = t17 & (t15 == 3)
        t26 = t23 & t25
        t27 = t22 | t25
        t28 = (not t27)
        t29 = t21 & t28
        t30 = (not t28 & t16 | t27 & ((not t26) & t23)) & (I1(I1(I1(t26) * 2) if t27 else t15) <= leader_steadies)
        t31 = t20 | t30
        t32 = (not t31)
        leader_attached = i1[i + 2 * B] != 0
        t33 = (not leader_attached)
        unit_own_leader = i1[i + 3 * B] != 0
        t34 = leader_attached & (t3 | unit_own_leader)
        t35 = t34 & t23
        t36 = t31 | t35
        leader_verdict = I1(
            I1(0 if t32 & t35 else I1(2 if t21 & t30 else I1(2 if t18 & t19 else I1(2 - I1(t18) * 2))))
            if t36
            else 2
        )
        t37 = t31 | (not t36)
        t38 = (not t37)
        unit_dp = i1[i + 12 * B]
        t39 = I1(1 - I1(t37))
        leader_steadies_2 = I1(min(I1(leader_steadies + t39), 2))
        unit_halted = i1[i + 4 * B] != 0
        t40 = (leader_rank >= 2) & t8 | (leader_steadies >= 1) & t19 | (
            I1(leader_steadies + leader_inspires) >= 1
        ) & t33
        t41 = t2 & t4 | t2 & t12 & t4 | t21 & t12 & t4 | t24 & t4 | t24 & t12 & t4 | t29 & t4 | t29 & t12 & t4
        error = I1(0)
        error = I1(3 if (leader_steadies_2 >= 1) & t19 | (I1(leader_steadies_2 + leader_inspires) >= 1) & t33 else error)  # IllegalState
        error = I1(1 if t41 | t32 & t34 & t12 & t4 else error)  # NoRule
        error = I1(3 if t40 else error)  # IllegalState
        o1[i] = t38 | unit_halted  # unit.halted
        o1[i + B] = leader_verdict  # leader.verdict
        o1[i + 2 * B] = I1(max(I1(unit_dp + I1(I1(t37) - 1)), 0))  # unit.dp
        o1[i + 3 * B] = leader_steadies_2  # leader.steadies
        o1[i + 4 * B] = I1(min(I1(leader_actions_taken + t39), 3))  # leader.actions_taken
        o1[i + 5 * B] = I1(I1(I1(t38) + I1(I1(t38) * 2)) + I1(I1(t38) * 4))  # unit.may_not
        o1[i + 6 * B] = error  # error


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
    """Inspire (action for leader against unit). @book 144"""
    for i in range(rows):
        leader_phase_now = i1[i + 4 * B]
        t2 = leader_phase_now == 2
        leader_actions_taken = i1[i + 5 * B]
        leader_rank = i1[i + 6 * B]
        t3 = leader_rank == 0
        t4 = leader_rank == 1
        leader_ability = i1[i + 7 * B]
        t5 = (leader_ability == 1) & ((leader_rank == 0) | (leader_rank == 2)) & (leader_rank != 1)
        t6 = I1(
            I1(3 - I1(leader_rank >= 2) - I1(leader_rank == 3))
            if t5
            else I1(2 - I1(leader_rank >= 2) - I1(leader_rank == 3))
        )
        t7 = (not t5) & t4
        t8 = leader_ability == 2
        t9 = t8 & t3 & (not t7)
        t10 = I1(t6 - I1(t9))
        t11 = (not t9) & t7
        leader_wounds = i1[i + 8 * B]
        t12 = leader_wounds >= 1
        t13 = (not t11)
        t14 = t12 & (t13 & (t10 >= 2)) & t13
        t15 = I1(t10 - I1(t14))
        t16 = (not t14) & t11
        t17 = (not t16)
        leader_killed = i1[i] != 0
        leader_captured = i1[i + B] != 0
        t18 = t2 & (t17 & (t15 > leader_actions_taken)) & (not leader_killed | leader_captured)
        leader_steadies = i1[i + 9 * B]
        t19 = leader_steadies >= 1
        t20 = (not t18) | t19
        t21 = (not t20)
        leader_inspires = i1[i + 10 * B]
        t22 = t12 & (t13 & (t10 == 1))
        t23 = (not t22)
        t24 = t21 & t23
        t25 = t17 & (t15 == 3)
        t26 = t23 & t25
        t27 = t22 | t25
        t28 = (not t27)
        t29 = t21 & t28
        t30 = (not t28 & t16 | t27 & ((not t26) & t23)) & (I1(I1(I1(t26) * 2) if t27 else t15) <= leader_inspires)
        t31 = t20 | t30
        t32 = (not t31)
        leader_attached = i1[i + 2 * B] != 0
        t33 = (not leader_attached)
        unit_own_leader = i1[i + 3 * B] != 0
        t34 = leader_attached & (t3 | unit_own_leader)
        t35 = t34 & t23
        t36 = t31 | t35
        leader_verdict = I1(
            I1(0 if t32 & t35 else I1(2 if t21 & t30 else I1(2 if t18 & t19 else I1(2 - I1(t18) * 2))))
            if t36
            else 2
        )
        t37 = I1(1 - I1(t31 | (not t36)))
        unit_inspiring = i1[i + 11 * B]
        leader_inspires_2 = I1(min(I1(leader_inspires + t37), 2))
        t38 = (leader_rank >= 2) & t8 | t19 & (leader_inspires >= 1) | (
            I1(leader_steadies + leader_inspires) >= 1
        ) & t33
        t39 = t2 & t4 | t2 & t12 & t4 | t21 & t12 & t4 | t24 & t4 | t24 & t12 & t4 | t29 & t4 | t29 & t12 & t4
        error = I1(0)
        error = I1(3 if t19 & (leader_inspires_2 >= 1) | (I1(leader_steadies + leader_inspires_2) >= 1) & t33 else error)  # IllegalState
        error = I1(1 if t39 | t32 & t34 & t12 & t4 else error)  # NoRule
        error = I1(3 if t38 else error)  # IllegalState
        o1[i] = leader_verdict  # leader.verdict
        o1[i + B] = I1(min(I1(unit_inspiring + t37), 4))  # unit.inspiring
        o1[i + 2 * B] = leader_inspires_2  # leader.inspires
        o1[i + 3 * B] = I1(min(I1(leader_actions_taken + t37), 3))  # leader.actions_taken
        o1[i + 4 * B] = error  # error


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
    """Issue new orders (action for leader). @book 148"""
    for i in range(rows):
        leader_phase_now = i1[i + 3 * B]
        t2 = leader_phase_now == 2
        leader_actions_taken = i1[i + 4 * B]
        leader_rank = i1[i + 5 * B]
        t3 = leader_rank == 0
        t4 = leader_rank == 1
        leader_ability = i1[i + 6 * B]
        t5 = (leader_ability == 1) & ((leader_rank == 0) | (leader_rank == 2)) & (leader_rank != 1)
        t6 = I1(
            I1(3 - I1(leader_rank >= 2) - I1(leader_rank == 3))
            if t5
            else I1(2 - I1(leader_rank >= 2) - I1(leader_rank == 3))
        )
        t7 = (not t5) & t4
        t8 = leader_ability == 2
        t9 = t8 & t3 & (not t7)
        t10 = I1(t6 - I1(t9))
        t11 = (not t9) & t7
        leader_wounds = i1[i + 7 * B]
        t12 = leader_wounds >= 1
        t13 = (not t11)
        t14 = t12 & (t13 & (t10 >= 2)) & t13
        leader_killed = i1[i] != 0
        leader_captured = i1[i + B] != 0
        t15 = t2 & (
            (not (not t14) & t11) & (I1(t10 - I1(t14)) > leader_actions_taken)
        ) & (not leader_killed | leader_captured)
        t16 = (not t15)
        leader_attached = i1[i + 2 * B] != 0
        t17 = t3 & (not leader_attached)
        t18 = t16 | t17
        error = I1(0)
        error = I1(1 if t2 & t4 | t2 & t12 & t4 else error)  # NoRule
        error = I1(3 if (leader_rank >= 2) & t8 else error)  # IllegalState
        o1[i] = I1(I1(0 if t15 & t17 else I1(2 - I1(t15) * 2)) if t18 else 2)  # leader.verdict
        o1[i + B] = I1(min(I1(leader_actions_taken + I1(1 - I1(t16 | (not t18)))), 3))  # leader.actions_taken
        o1[i + 2 * B] = error  # error


def hear_orders(
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
    """Listen to orders (action for leader). @book 148"""
    for i in range(rows):
        leader_phase_now = i1[i + 2 * B]
        t2 = leader_phase_now == 2
        leader_actions_taken = i1[i + 3 * B]
        leader_rank = i1[i + 4 * B]
        t3 = leader_rank == 1
        leader_ability = i1[i + 5 * B]
        t4 = (leader_ability == 1) & ((leader_rank == 0) | (leader_rank == 2)) & (leader_rank != 1)
        t5 = I1(
            I1(3 - I1(leader_rank >= 2) - I1(leader_rank == 3))
            if t4
            else I1(2 - I1(leader_rank >= 2) - I1(leader_rank == 3))
        )
        t6 = (not t4) & t3
        t7 = leader_ability == 2
        t8 = t7 & (leader_rank == 0) & (not t6)
        t9 = I1(t5 - I1(t8))
        t10 = (not t8) & t6
        leader_wounds = i1[i + 6 * B]
        t11 = leader_wounds >= 1
        t12 = (not t10)
        t13 = t11 & (t12 & (t9 >= 2)) & t12
        leader_killed = i1[i] != 0
        leader_captured = i1[i + B] != 0
        t14 = t2 & (
            (not (not t13) & t10) & (I1(t9 - I1(t13)) > leader_actions_taken)
        ) & (not leader_killed | leader_captured)
        error = I1(0)
        error = I1(1 if t2 & t3 | t2 & t11 & t3 else error)  # NoRule
        error = I1(3 if (leader_rank >= 2) & t7 else error)  # IllegalState
        o1[i] = I1(2 - I1(t14) * 2)  # leader.verdict
        o1[i + B] = I1(min(I1(leader_actions_taken + I1(t14)), 3))  # leader.actions_taken
        o1[i + 2 * B] = error  # error


def send_messenger(
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
    """Send a messenger (action for leader). @book 33, 148"""
    for i in range(rows):
        leader_phase_now = i1[i + 3 * B]
        t2 = leader_phase_now == 2
        leader_actions_taken = i1[i + 4 * B]
        leader_rank = i1[i + 5 * B]
        t3 = leader_rank == 0
        t4 = leader_rank == 1
        leader_ability = i1[i + 6 * B]
        t5 = (leader_ability == 1) & ((leader_rank == 0) | (leader_rank == 2)) & (leader_rank != 1)
        t6 = I1(
            I1(3 - I1(leader_rank >= 2) - I1(leader_rank == 3))
            if t5
            else I1(2 - I1(leader_rank >= 2) - I1(leader_rank == 3))
        )
        t7 = (not t5) & t4
        t8 = leader_ability == 2
        t9 = t8 & t3 & (not t7)
        t10 = I1(t6 - I1(t9))
        t11 = (not t9) & t7
        leader_wounds = i1[i + 7 * B]
        t12 = leader_wounds >= 1
        t13 = (not t11)
        t14 = t12 & (t13 & (t10 >= 2)) & t13
        leader_killed = i1[i] != 0
        leader_captured = i1[i + B] != 0
        t15 = t2 & (
            (not (not t14) & t11) & (I1(t10 - I1(t14)) > leader_actions_taken)
        ) & (not leader_killed | leader_captured)
        t16 = (not t15)
        leader_attached = i1[i + 2 * B] != 0
        t17 = t3 & (not leader_attached)
        t18 = t16 | t17
        error = I1(0)
        error = I1(1 if t2 & t4 | t2 & t12 & t4 else error)  # NoRule
        error = I1(3 if (leader_rank >= 2) & t8 else error)  # IllegalState
        o1[i] = I1(I1(0 if t15 & t17 else I1(2 - I1(t15) * 2)) if t18 else 2)  # leader.verdict
        o1[i + B] = I1(min(I1(leader_actions_taken + I1(1 - I1(t16 | (not t18)))), 3))  # leader.actions_taken
        o1[i + 2 * B] = error  # error


def under_him(
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
    """assigned to him (term for unit against leader). @book 152"""
    for i in range(rows):
        leader_rank = i1[i + B]
        unit_own_leader = i1[i] != 0
        error = I1(0)
        o1[i] = (leader_rank == 0) | (leader_rank == 2) & unit_own_leader  # unit.under_him
        o1[i + B] = error  # error


def number_of_orders(
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
    """Number of its orders (value for unit). @book 158-164"""
    for i in range(rows):
        unit_order = i1[i]
        error = I1(0)
        o1[i] = I1(1 + I1(unit_order >= 1) + I1(unit_order == 2))  # unit.number_of_orders
        o1[i + B] = error  # error


def change_orders(
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
    """Change a commander's orders (action for leader against subordinate). @book 164"""
    for i in range(rows):
        leader_rank = i1[i + 4 * B]
        leader_issued_orders = i1[i] != 0
        t2 = (leader_rank == 0) & leader_issued_orders
        subordinate_touches_general = i1[i + B] != 0
        leader_attached = i1[i + 2 * B] != 0
        t3 = subordinate_touches_general & (not leader_attached)
        t4 = (not t2) | t3
        subordinate_touches_messenger = i1[i + 3 * B] != 0
        t5 = I1(0 if (not t4) & subordinate_touches_messenger else I1(0 if t2 & t3 else I1(2 - I1(t2) * 2)))
        error = I1(0)
        o1[i] = I1(t5 if t4 | subordinate_touches_messenger else 2)  # leader.verdict
        o1[i + B] = error  # error


def attack_in_orders(
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
    """Attack under its orders (action for unit against enemy). @book 158-164"""
    for i in range(rows):
        unit_order = i1[i + B]
        enemy_threatens = i1[i] != 0
        error = I1(0)
        o1[i] = I1(2 - I1((unit_order == 2) | enemy_threatens) * 2)  # unit.verdict
        o1[i + B] = error  # error


def act_against_orders(
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
    """Act against its orders (action for unit against leader). @book 166"""
    for i in range(rows):
        unit_leader_attached = i1[i] != 0
        leader_rank = i1[i + B]
        error = I1(0)
        o1[i] = I1(2 - I1(unit_leader_attached & (leader_rank <= 1)) * 2)  # unit.verdict
        o1[i + B] = error  # error


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
    """Control radius (value for leader). @book 170"""
    for i in range(rows):
        leader_rank = i1[i]
        t2 = leader_rank == 1
        leader_ability = i1[i + B]
        t3 = (leader_ability == 1) & ((leader_rank == 0) | (leader_rank == 2)) & (leader_rank != 1)
        t4 = I1(
            I1(3 - I1(leader_rank >= 2) - I1(leader_rank == 3))
            if t3
            else I1(2 - I1(leader_rank >= 2) - I1(leader_rank == 3))
        )
        t5 = (not t3) & t2
        t6 = leader_ability == 2
        t7 = t6 & (leader_rank == 0) & (not t5)
        t8 = I1(t4 - I1(t7))
        t9 = (not t7) & t5
        leader_wounds = i1[i + 2 * B]
        t10 = (not t9)
        t11 = (leader_wounds >= 1) & (t10 & (t8 >= 2)) & t10
        error = I1(0)
        error = I1(1 if t2 else error)  # NoRule
        error = I1(3 if (leader_rank >= 2) & t6 else error)  # IllegalState
        o1[i] = error  # error
        o2[i] = I2(I2(I1(max(I1(I1(0 if (not t11) & t9 else I1(t8 - I1(t11))) - 1), 0)) * 40) + 60)  # leader.control_radius


def exceptional_radius(
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
    """Control radius of an unhurt exceptional general (value for leader). @book 170"""
    for i in range(rows):
        error = I1(0)
        o1[i] = error  # error


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
    """within the radius of a detached leader (term for unit against leader). @book 152, 170"""
    for i in range(rows):
        leader_rank = i1[i + 2 * B]
        t2 = leader_rank == 0
        unit_own_leader = i1[i] != 0
        t3 = t2 | (leader_rank == 2) & unit_own_leader
        unit_leader_distance = i4[i]
        t4 = leader_rank == 1
        leader_ability = i1[i + 3 * B]
        t5 = (leader_ability == 1) & ((leader_rank == 0) | (leader_rank == 2)) & (leader_rank != 1)
        t6 = I1(
            I1(3 - I1(leader_rank >= 2) - I1(leader_rank == 3))
            if t5
            else I1(2 - I1(leader_rank >= 2) - I1(leader_rank == 3))
        )
        t7 = (not t5) & t4
        t8 = leader_ability == 2
        t9 = t8 & t2 & (not t7)
        t10 = I1(t6 - I1(t9))
        t11 = (not t9) & t7
        leader_wounds = i1[i + 4 * B]
        t12 = leader_wounds >= 1
        t13 = (not t11)
        t14 = t12 & (t13 & (t10 >= 2)) & t13
        t15 = unit_leader_distance <= I2(
            I2(I2(I1(max(I1(I1(0 if (not t14) & t11 else I1(t10 - I1(t14))) - 1), 0)) * 40) + 60) * 60
        )
        leader_attached = i1[i + B] != 0
        error = I1(0)
        error = I1(1 if t3 & t4 | t3 & t12 & t4 else error)  # NoRule
        error = I1(3 if (leader_rank >= 2) & t8 else error)  # IllegalState
        o1[i] = t3 & t15 & (not leader_attached)  # unit.in_radius
        o1[i + B] = error  # error


def controlled(
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
    """under control (term for unit against leader). @book 170, 174"""
    for i in range(rows):
        unit_leader_attached = i1[i] != 0
        leader_rank = i1[i + 3 * B]
        t2 = leader_rank == 0
        unit_own_leader = i1[i + B] != 0
        t3 = t2 | (leader_rank == 2) & unit_own_leader
        t4 = (not unit_leader_attached) & t3
        unit_leader_distance = i4[i]
        t5 = leader_rank == 1
        leader_ability = i1[i + 4 * B]
        t6 = (leader_ability == 1) & ((leader_rank == 0) | (leader_rank == 2)) & (leader_rank != 1)
        t7 = I1(
            I1(3 - I1(leader_rank >= 2) - I1(leader_rank == 3))
            if t6
            else I1(2 - I1(leader_rank >= 2) - I1(leader_rank == 3))
        )
        t8 = (not t6) & t5
        t9 = leader_ability == 2
        t10 = t9 & t2 & (not t8)
        t11 = I1(t7 - I1(t10))
        t12 = (not t10) & t8
        leader_wounds = i1[i + 5 * B]
        t13 = leader_wounds >= 1
        t14 = (not t12)
        t15 = t13 & (t14 & (t11 >= 2)) & t14
        t16 = unit_leader_distance <= I2(
            I2(I2(I1(max(I1(I1(0 if (not t15) & t12 else I1(t11 - I1(t15))) - 1), 0)) * 40) + 60) * 60
        )
        leader_attached = i1[i + 2 * B] != 0
        error = I1(0)
        error = I1(1 if t4 & t5 | t4 & t13 & t5 else error)  # NoRule
        error = I1(3 if (leader_rank >= 2) & t9 else error)  # IllegalState
        o1[i] = unit_leader_attached | t3 & t16 & (not leader_attached)  # unit.controlled
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
    """the unit it follows is controlled (term for unit against leader). @book 170, 175, 176"""
    for i in range(rows):
        unit_lead_attached = i1[i] != 0
        leader_rank = i1[i + 3 * B]
        t2 = leader_rank == 0
        unit_own_leader = i1[i + B] != 0
        t3 = t2 | (leader_rank == 2) & unit_own_leader
        t4 = (not unit_lead_attached) & t3
        unit_lead_distance = i4[i]
        t5 = leader_rank == 1
        leader_ability = i1[i + 4 * B]
        t6 = (leader_ability == 1) & ((leader_rank == 0) | (leader_rank == 2)) & (leader_rank != 1)
        t7 = I1(
            I1(3 - I1(leader_rank >= 2) - I1(leader_rank == 3))
            if t6
            else I1(2 - I1(leader_rank >= 2) - I1(leader_rank == 3))
        )
        t8 = (not t6) & t5
        t9 = leader_ability == 2
        t10 = t9 & t2 & (not t8)
        t11 = I1(t7 - I1(t10))
        t12 = (not t10) & t8
        leader_wounds = i1[i + 5 * B]
        t13 = leader_wounds >= 1
        t14 = (not t12)
        t15 = t13 & (t14 & (t11 >= 2)) & t14
        t16 = unit_lead_distance <= I2(
            I2(I2(I1(max(I1(I1(0 if (not t15) & t12 else I1(t11 - I1(t15))) - 1), 0)) * 40) + 60) * 60
        )
        leader_attached = i1[i + 2 * B] != 0
        error = I1(0)
        error = I1(1 if t4 & t5 | t4 & t13 & t5 else error)  # NoRule
        error = I1(3 if (leader_rank >= 2) & t9 else error)  # IllegalState
        o1[i] = unit_lead_attached | t3 & t16 & (not leader_attached)  # unit.lead_controlled
        o1[i + B] = error  # error


def conforming(
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
    """conforming to a controlled unit of its battalia (term for unit against leader). @book 175, 176"""
    for i in range(rows):
        unit_conforms = i1[i] != 0
        unit_lead_attached = i1[i + B] != 0
        leader_rank = i1[i + 5 * B]
        t2 = leader_rank == 0
        unit_own_leader = i1[i + 2 * B] != 0
        t3 = t2 | (leader_rank == 2) & unit_own_leader
        t4 = unit_conforms & (not unit_lead_attached) & t3
        unit_lead_distance = i4[i]
        t5 = leader_rank == 1
        leader_ability = i1[i + 6 * B]
        t6 = (leader_ability == 1) & ((leader_rank == 0) | (leader_rank == 2)) & (leader_rank != 1)
        t7 = I1(
            I1(3 - I1(leader_rank >= 2) - I1(leader_rank == 3))
            if t6
            else I1(2 - I1(leader_rank >= 2) - I1(leader_rank == 3))
        )
        t8 = (not t6) & t5
        t9 = leader_ability == 2
        t10 = t9 & t2 & (not t8)
        t11 = I1(t7 - I1(t10))
        t12 = (not t10) & t8
        leader_wounds = i1[i + 7 * B]
        t13 = leader_wounds >= 1
        t14 = (not t12)
        t15 = t13 & (t14 & (t11 >= 2)) & t14
        t16 = unit_lead_distance <= I2(
            I2(I2(I1(max(I1(I1(0 if (not t15) & t12 else I1(t11 - I1(t15))) - 1), 0)) * 40) + 60) * 60
        )
        leader_attached = i1[i + 3 * B] != 0
        unit_beside_lead = i1[i + 4 * B] != 0
        unit_behind_lead = i4[i + B]
        unit_conforming = unit_conforms & (
            unit_lead_attached | t3 & t16 & (not leader_attached)
        ) & (unit_beside_lead | (unit_behind_lead <= 3600))
        error = I1(0)
        error = I1(1 if t4 & t5 | t4 & t13 & t5 else error)  # NoRule
        error = I1(3 if (leader_rank >= 2) & t9 else error)  # IllegalState
        o1[i] = unit_conforming  # unit.conforming
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
    """charged last turn without making contact (term for unit). @book 174, 178, 435"""
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
    """Control test (test for unit against leader). @book 172-195

    One leader who controls the unit is enough.

    It is taken once every leader has acted, and settles what the unit does till the turn ends.
    """
    for i in range(rows):
        unit_charged_last_turn = i1[i] != 0
        unit_contacted_last_turn = i1[i + B] != 0
        t2 = unit_charged_last_turn & (not unit_contacted_last_turn)
        unit_wishes_to_cease = i1[i + 2 * B] != 0
        unit_doing = i1[i + 9 * B]
        t3 = (unit_doing >= 1) & (unit_doing <= 3)
        t4 = unit_wishes_to_cease & t3
        t5 = t2 | t4
        unit_leader_attached = i1[i + 3 * B] != 0
        t6 = unit_leader_attached & t3
        t7 = t5 | t6
        t8 = (not t7) & unit_leader_attached
        t9 = t7 | unit_leader_attached
        t10 = (not t9)
        leader_rank = i1[i + 10 * B]
        t11 = leader_rank == 0
        unit_own_leader = i1[i + 4 * B] != 0
        t12 = t11 | (leader_rank == 2) & unit_own_leader
        t13 = t10 & t12
        unit_leader_distance = i4[i]
        t14 = leader_rank == 1
        leader_ability = i1[i + 11 * B]
        t15 = (leader_ability == 1) & ((leader_rank == 0) | (leader_rank == 2)) & (leader_rank != 1)
        t16 = I1(
            I1(3 - I1(leader_rank >= 2) - I1(leader_rank == 3))
            if t15
            else I1(2 - I1(leader_rank >= 2) - I1(leader_rank == 3))
        )
        t17 = (not t15) & t14
        t18 = leader_ability == 2
        t19 = t18 & t11 & (not t17)
        t20 = I1(t16 - I1(t19))
        t21 = (not t19) & t17
        leader_wounds = i1[i + 12 * B]
        t22 = leader_wounds >= 1
        t23 = (not t21)
        t24 = t22 & (t23 & (t20 >= 2)) & t23
        t25 = I2(I2(I2(I1(max(I1(I1(0 if (not t24) & t21 else I1(t20 - I1(t24))) - 1), 0)) * 40) + 60) * 60)
        leader_attached = i1[i + 5 * B] != 0
        t26 = (not leader_attached)
        t27 = t12 & (unit_leader_distance <= t25) & t26
        t28 = t10 & t27
        t29 = t9 | t27
        t30 = (not t29)
        unit_conforms = i1[i + 6 * B] != 0
        unit_lead_attached = i1[i + 7 * B] != 0
        t31 = t30 & unit_conforms & (not unit_lead_attached) & t12
        unit_lead_distance = i4[i + B]
        unit_beside_lead = i1[i + 8 * B] != 0
        unit_behind_lead = i4[i + 2 * B]
        t32 = unit_conforms & (
            unit_lead_attached | t12 & (unit_lead_distance <= t25) & t26
        ) & (unit_beside_lead | (unit_behind_lead <= 3600))
        t33 = t30 & t32
        t34 = I1(3 if t28 else I1(3 if t8 else I1(1 if (not t5) & t6 else I1(1 if (not t2) & t4 else I1(t2)))))
        t35 = t8 | t28 | t33
        t36 = (not t35)
        dice_1 = i1[i + 17 * B]
        t37 = (unit_doing >= 1) & (unit_doing <= 2) | t2
        t38 = (not t37)
        t39 = t36 & unit_leader_attached
        chosen_unit_with_leader = i1[i + 15 * B]
        t40 = (chosen_unit_with_leader >= -127) & (chosen_unit_with_leader <= -2) | (chosen_unit_with_leader == 0)
        unit_arm = i1[i + 13 * B]
        unit_grade = i1[i + 14 * B]
        t41 = (unit_arm >= 8) | (unit_grade == 0)
        t42 = t36 & t41
        chosen_unit_steady_troops = i1[i + 16 * B]
        t43 = (
            chosen_unit_steady_troops >= -127
        ) & (chosen_unit_steady_troops <= -2) | (chosen_unit_steady_troops == 0)
        unit_total = I1(
            I1(I1(dice_1 + I1(t37)) + I1(I1(unit_leader_attached) * chosen_unit_with_leader))
            + I1(I1(t41) * chosen_unit_steady_troops)
        )
        unit_band = unit_total <= 2
        t44 = unit_grade == 1
        unit_as_the_player_likes = (unit_total >= 3) & (unit_total <= 4)
        unit_band_2 = unit_total >= 5
        t45 = I1(
            I1(t36 & (unit_band & t37) | t36 & (unit_band_2 & t37))
            + I1(I1(t36 & (unit_band & (t38 & t44)) | t36 & (unit_band_2 & t38)) * 2)
        )
        error = I1(0)
        error = I1(10 if t42 & (chosen_unit_steady_troops == -128) else error)  # NeedsChoice
        error = I1(7 if t39 & t40 | t42 & t43 else error)  # NotOpen
        error = I1(10 if t39 & (chosen_unit_with_leader == -128) else error)  # NeedsChoice
        error = I1(6 if t36 & (dice_1 >= 7) else error)  # InputError
        error = I1(9 if t36 & (dice_1 == 0) else error)  # MissingDice
        error = I1(1 if t13 & t14 | t13 & t22 & t14 | t31 & t14 | t31 & t22 & t14 else error)  # NoRule
        error = I1(3 if (leader_rank >= 2) & t18 else error)  # IllegalState
        o1[i] = t35  # unit.total.none
        o1[i + B] = t35  # unit.natural.none
        o1[i + 2 * B] = t35  # unit.dice.none
        o1[i + 3 * B] = I1(I1(3 if t33 else t34) if t29 | t32 else 1)  # unit.verdict
        o1[i + 4 * B] = I1(dice_1 if t35 else unit_total)  # unit.total
        o1[i + 5 * B] = I1(-1 if t35 else I1(I1(unit_total >= 3) + I1(unit_total >= 5)))  # unit.result
        o1[i + 6 * B] = I1(0 if t36 & (unit_as_the_player_likes & t4) else unit_doing)  # unit.doing
        o1[i + 7 * B] = I1(t45 + I1(I1(t36 & (unit_band & (not t37 | t44))) * 4))  # unit.must
        o1[i + 8 * B] = I1(I1(t36 & unit_as_the_player_likes) * 8)  # unit.may
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
    """Go on (action for unit against enemy). @book 184, 189, 435"""
    for i in range(rows):
        unit_doing = i1[i + 2 * B]
        unit_charged_last_turn = i1[i] != 0
        unit_contacted_last_turn = i1[i + B] != 0
        unit_must = I1(
            I1(I1(unit_doing == 1) + I1(unit_doing == 2) * 2)
            + I1(I1(unit_charged_last_turn & (not unit_contacted_last_turn)) * 4)
        )
        error = I1(0)
        o1[i] = unit_must  # unit.must
        o1[i + B] = error  # error


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
    """Last move again (action for unit). @book 185, 188"""
    for i in range(rows):
        error = I1(0)
        o1[i] = error  # error


def act(rows: int, i1: Array, i2: Array, i4: Array, i8: Array, o1: Array, o2: Array, o4: Array, o8: Array) -> None:
    """Act freely (action for unit). @book 166, 170, 187"""
    for i in range(rows):
        error = I1(0)
        o1[i] = error  # error


def halt(rows: int, i1: Array, i2: Array, i4: Array, i8: Array, o1: Array, o2: Array, o4: Array, o8: Array) -> None:
    """Halt (action for unit). @book 186, 197

    What it has to do after combat is not affected.
    """
    for i in range(rows):
        unit_arm = i1[i]
        error = I1(0)
        o1[i] = I1(I1(I1((unit_arm >= 5) & (unit_arm <= 7)) * 64) + 7)  # unit.may
        o1[i + B] = error  # error


def adjust(
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
    """Adjust facing or formation (action for unit). @book 197, 237"""
    for i in range(rows):
        error = I1(0)
        o1[i] = error  # error


def conform_charge(
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
    """Charge with the unit conformed to (action for unit against leader). @book 175, 176"""
    for i in range(rows):
        unit_conforms = i1[i] != 0
        unit_lead_attached = i1[i + B] != 0
        leader_rank = i1[i + 5 * B]
        t2 = leader_rank == 0
        unit_own_leader = i1[i + 2 * B] != 0
        t3 = t2 | (leader_rank == 2) & unit_own_leader
        t4 = unit_conforms & (not unit_lead_attached) & t3
        unit_lead_distance = i4[i]
        t5 = leader_rank == 1
        leader_ability = i1[i + 6 * B]
        t6 = (leader_ability == 1) & ((leader_rank == 0) | (leader_rank == 2)) & (leader_rank != 1)
        t7 = I1(
            I1(3 - I1(leader_rank >= 2) - I1(leader_rank == 3))
            if t6
            else I1(2 - I1(leader_rank >= 2) - I1(leader_rank == 3))
        )
        t8 = (not t6) & t5
        t9 = leader_ability == 2
        t10 = t9 & t2 & (not t8)
        t11 = I1(t7 - I1(t10))
        t12 = (not t10) & t8
        leader_wounds = i1[i + 7 * B]
        t13 = leader_wounds >= 1
        t14 = (not t12)
        t15 = t13 & (t14 & (t11 >= 2)) & t14
        t16 = unit_lead_distance <= I2(
            I2(I2(I1(max(I1(I1(0 if (not t15) & t12 else I1(t11 - I1(t15))) - 1), 0)) * 40) + 60) * 60
        )
        leader_attached = i1[i + 3 * B] != 0
        unit_beside_lead = i1[i + 4 * B] != 0
        unit_behind_lead = i4[i + B]
        t17 = unit_conforms & (
            unit_lead_attached | t3 & t16 & (not leader_attached)
        ) & (unit_beside_lead | (unit_behind_lead <= 3600))
        error = I1(0)
        error = I1(1 if t4 & t5 | t4 & t13 & t5 else error)  # NoRule
        error = I1(3 if (leader_rank >= 2) & t9 else error)  # IllegalState
        o1[i] = I1(I1(2 - I1(unit_beside_lead) * 2) if t17 else 2)  # unit.verdict
        o1[i + B] = error  # error


def risk(rows: int, i1: Array, i2: Array, i4: Array, i8: Array, o1: Array, o2: Array, o4: Array, o8: Array) -> None:
    """Risk to a leader (test for leader against unit). @book 201, 203"""
    for i in range(rows):
        leader_attached = i1[i] != 0
        unit_hit_by_fire = i1[i + B] != 0
        leader_tested_for_fire = i1[i + 2 * B] != 0
        t2 = leader_attached & unit_hit_by_fire & (not leader_tested_for_fire)
        unit_hit_in_combat = i1[i + 3 * B] != 0
        leader_tested_for_combat = i1[i + 4 * B] != 0
        t3 = leader_attached & unit_hit_in_combat & (not leader_tested_for_combat)
        t4 = t2 | t3
        unit_lost_casualty = i1[i + 5 * B] != 0
        t5 = leader_attached & unit_lost_casualty
        t6 = t4 | t5
        t7 = (not t6)
        dice_1 = i1[i + 10 * B]
        t8 = t6 & (dice_1 == 1)
        t9 = i1[i + (10 + min(max(int(I1(t6)), 0), 2)) * B]
        t10 = (not t8)
        leader_wounded = (t9 >= 2) & (t9 <= 4)
        t11 = t8 & leader_wounded
        leader_wounds = i1[i + 7 * B]
        t12 = leader_wounds == 0
        leader_rank = i1[i + 8 * B]
        t13 = leader_rank == 1
        leader_ability = i1[i + 9 * B]
        t14 = (leader_ability == 1) & ((leader_rank == 0) | (leader_rank == 2)) & (leader_rank != 1)
        t15 = I1(
            I1(3 - I1(leader_rank >= 2) - I1(leader_rank == 3))
            if t14
            else I1(2 - I1(leader_rank >= 2) - I1(leader_rank == 3))
        )
        t16 = (not t14) & t13
        t17 = leader_ability == 2
        t18 = t17 & (leader_rank == 0) & (not t16)
        t19 = t8 & (leader_wounded & (t12 & ((not (not t18) & t16) & (I1(t15 - I1(t18)) == 1))))
        leader_killed = i1[i + 6 * B] != 0
        leader_tested_for_combat_2 = t6 & (
            unit_hit_in_combat & (leader_tested_for_fire | (not unit_hit_by_fire))
        ) | leader_tested_for_combat
        error = I1(0)
        error = I1(1 if t11 & t12 & t13 else error)  # NoRule
        error = I1(9 if t8 & (t9 == 0) else error)  # MissingDice
        error = I1(6 if t6 & (dice_1 >= 7) | t8 & (t9 >= 7) else error)  # InputError
        error = I1(9 if t6 & (dice_1 == 0) else error)  # MissingDice
        error = I1(3 if (leader_rank >= 2) & t17 else error)  # IllegalState
        o1[i] = t7  # leader.total.none
        o1[i + B] = t7  # leader.natural.none
        o1[i + 2 * B] = t7  # leader.dice.none
        o1[i + 3 * B] = t10  # leader.leader_hit.total.none
        o1[i + 4 * B] = t10  # leader.leader_hit.natural.none
        o1[i + 5 * B] = t10  # leader.leader_hit.dice.none
        o1[i + 6 * B] = t8 & (leader_wounded & (leader_wounds >= 1)) | (t8 & (t9 == 1) | leader_killed)  # leader.killed
        o1[i + 7 * B] = leader_tested_for_combat_2  # leader.tested_for_combat
        o1[i + 8 * B] = t6 & unit_hit_by_fire | leader_tested_for_fire  # leader.tested_for_fire
        o1[i + 9 * B] = I1(I1(1 if (not t4) & t5 else I1(1 if (not t2) & t3 else I1(t2))) if t6 else 3)  # leader.verdict
        o1[i + 10 * B] = I1(I1(I1(dice_1 >= 2)) if t6 else -1)  # leader.result
        o1[i + 11 * B] = t9  # leader.leader_hit.total
        o1[i + 12 * B] = t9  # leader.leader_hit.natural
        o1[i + 13 * B] = I1(I1(I1(t9 >= 2) + I1(t9 >= 5)) if t8 else -1)  # leader.leader_hit.result
        o1[i + 14 * B] = I1(min(I1(leader_wounds + I1(t11)), 2))  # leader.wounds
        o1[i + 15 * B] = I1(I1(t19) + I1(I1(t19) * 2))  # leader.may_not
        o1[i + 16 * B] = error  # error


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
    """Leader hit (test for leader). @book 203-209"""
    for i in range(rows):
        dice_1 = i1[i + 4 * B]
        leader_wounded = (dice_1 >= 2) & (dice_1 <= 4)
        leader_wounds = i1[i + B]
        t2 = leader_wounds == 0
        leader_rank = i1[i + 2 * B]
        t3 = leader_rank == 1
        leader_ability = i1[i + 3 * B]
        t4 = (leader_ability == 1) & ((leader_rank == 0) | (leader_rank == 2)) & (leader_rank != 1)
        t5 = I1(
            I1(3 - I1(leader_rank >= 2) - I1(leader_rank == 3))
            if t4
            else I1(2 - I1(leader_rank >= 2) - I1(leader_rank == 3))
        )
        t6 = (not t4) & t3
        t7 = leader_ability == 2
        t8 = t7 & (leader_rank == 0) & (not t6)
        t9 = leader_wounded & (t2 & ((not (not t8) & t6) & (I1(t5 - I1(t8)) == 1)))
        leader_killed = i1[i] != 0
        error = I1(0)
        error = I1(1 if leader_wounded & t2 & t3 else error)  # NoRule
        error = I1(6 if dice_1 >= 7 else error)  # InputError
        error = I1(9 if dice_1 == 0 else error)  # MissingDice
        error = I1(3 if (leader_rank >= 2) & t7 else error)  # IllegalState
        o1[i] = leader_wounded & (leader_wounds >= 1) | ((dice_1 == 1) | leader_killed)  # leader.killed
        o1[i + B] = I1(I1(dice_1 >= 2) + I1(dice_1 >= 5))  # leader.result
        o1[i + 2 * B] = I1(min(I1(leader_wounds + I1(I1((dice_1 >= 2) & (dice_1 <= 4)))), 2))  # leader.wounds
        o1[i + 3 * B] = I1(I1(t9) + I1(I1(t9) * 2))  # leader.may_not
        o1[i + 4 * B] = error  # error


def lone(rows: int, i1: Array, i2: Array, i4: Array, i8: Array, o1: Array, o2: Array, o4: Array, o8: Array) -> None:
    """alone (term for leader). @book 211"""
    for i in range(rows):
        leader_attached = i1[i] != 0
        leader_friend_distance = i4[i]
        error = I1(0)
        o1[i] = (not leader_attached) & (leader_friend_distance >= 2401)  # leader.lone
        o1[i + B] = error  # error


def fire_on_leader(
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
    """Fire on a leader or messenger who is alone (action for leader). @book 211"""
    for i in range(rows):
        leader_attached = i1[i] != 0
        leader_friend_distance = i4[i]
        t2 = (not leader_attached) & (leader_friend_distance >= 2401)
        t3 = (not t2)
        dice_1 = i1[i + 5 * B]
        t4 = t2 & (dice_1 >= 5)
        t5 = i1[i + (5 + min(max(int(I1(t2)), 0), 2)) * B]
        t6 = (not t4)
        leader_wounded = (t5 >= 2) & (t5 <= 4)
        t7 = t4 & leader_wounded
        leader_wounds = i1[i + 2 * B]
        t8 = leader_wounds == 0
        leader_rank = i1[i + 3 * B]
        t9 = leader_rank == 1
        leader_ability = i1[i + 4 * B]
        t10 = (leader_ability == 1) & ((leader_rank == 0) | (leader_rank == 2)) & (leader_rank != 1)
        t11 = I1(
            I1(3 - I1(leader_rank >= 2) - I1(leader_rank == 3))
            if t10
            else I1(2 - I1(leader_rank >= 2) - I1(leader_rank == 3))
        )
        t12 = (not t10) & t9
        t13 = leader_ability == 2
        t14 = t13 & (leader_rank == 0) & (not t12)
        t15 = t4 & (leader_wounded & (t8 & ((not (not t14) & t12) & (I1(t11 - I1(t14)) == 1))))
        leader_killed = i1[i + B] != 0
        error = I1(0)
        error = I1(1 if t7 & t8 & t9 else error)  # NoRule
        error = I1(9 if t4 & (t5 == 0) else error)  # MissingDice
        error = I1(6 if t2 & (dice_1 >= 7) | t4 & (t5 >= 7) else error)  # InputError
        error = I1(9 if t2 & (dice_1 == 0) else error)  # MissingDice
        error = I1(3 if (leader_rank >= 2) & t13 else error)  # IllegalState
        o1[i] = t3  # leader.total.none
        o1[i + B] = t3  # leader.natural.none
        o1[i + 2 * B] = t3  # leader.dice.none
        o1[i + 3 * B] = t6  # leader.leader_hit.total.none
        o1[i + 4 * B] = t6  # leader.leader_hit.natural.none
        o1[i + 5 * B] = t6  # leader.leader_hit.dice.none
        o1[i + 6 * B] = t4 & (leader_wounded & (leader_wounds >= 1)) | (t4 & (t5 == 1) | leader_killed)  # leader.killed
        o1[i + 7 * B] = I1(2 - I1(t2) * 2)  # leader.verdict
        o1[i + 8 * B] = I1(I1(1 - I1(dice_1 >= 5)) if t2 else -1)  # leader.result
        o1[i + 9 * B] = t5  # leader.leader_hit.total
        o1[i + 10 * B] = t5  # leader.leader_hit.natural
        o1[i + 11 * B] = I1(I1(I1(t5 >= 2) + I1(t5 >= 5)) if t4 else -1)  # leader.leader_hit.result
        o1[i + 12 * B] = I1(min(I1(leader_wounds + I1(t7)), 2))  # leader.wounds
        o1[i + 13 * B] = I1(I1(t15) + I1(I1(t15) * 2))  # leader.may_not
        o1[i + 14 * B] = error  # error


def capture(
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
    """Capture a leader or messenger who is alone (action for unit against leader). @book 211"""
    for i in range(rows):
        unit_arm = i1[i + 2 * B]
        leader_attached = i1[i] != 0
        leader_friend_distance = i4[i]
        t2 = (unit_arm >= 5) & (unit_arm <= 7) & ((not leader_attached) & (leader_friend_distance >= 2401))
        unit_move_left = i2[i]
        unit_leader_distance = i4[i + B]
        t3 = t2 & (unit_leader_distance <= unit_move_left)
        leader_captured = i1[i + B] != 0
        error = I1(0)
        o1[i] = t3 | leader_captured  # leader.captured
        o1[i + B] = I1(2 - I1(t3))  # unit.verdict
        o1[i + 2 * B] = error  # error


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
    """Wheel (action for unit). @book 339

    It pivots on one end; the way of the outside stand is taken from the distance rolled, and the rest may be
    gone forward.
    """
    for i in range(rows):
        unit_arm = i1[i + 3 * B]
        t2 = unit_arm >= 8
        unit_limbered = i1[i] != 0
        t3 = unit_arm <= 7
        t4 = t2 & (not unit_limbered)
        unit_fired = i1[i + B] != 0
        t5 = unit_fired & (unit_arm == 1)
        t6 = t4 | t5
        unit_time = i1[i + 4 * B]
        t7 = unit_time == 2
        t8 = t6 | t7
        unit_wheels_back = i1[i + 2 * B] != 0
        unit_formation = i1[i + 5 * B]
        t9 = unit_formation == 0
        t10 = unit_wheels_back & (not (unit_arm <= 4) & t9)
        t11 = t8 | t10
        t12 = (not t11)
        t13 = I1(2 if (not t8) & t10 else I1(2 if (not t6) & t7 else I1(2 if (not t4) & t5 else I1(I1(t4) * 2))))
        unit_nearest_enemy = i4[i]
        unit_dp = i1[i + 6 * B]
        t14 = I1(
            unit_dp
            + I1(I1(t12 & (t9 & (unit_nearest_enemy <= 7200))) * I1(min(I1(max(I1(3 - unit_dp), 0)), 1)))
        )
        unit_speed = i1[i + 7 * B]
        t15 = (
            (unit_arm == 3) | (unit_arm == 7)
        ) & (unit_formation != 2) | t2 & (unit_formation <= 2) | (unit_formation == 3) & t3
        error = I1(0)
        error = I1(3 if t15 | unit_limbered & t3 else error)  # IllegalState
        o1[i] = I1(I1(t11) * t13)  # unit.verdict
        o1[i + B] = I1(min(t14, 6))  # unit.dp
        o1[i + 2 * B] = I1(1 if t12 & unit_wheels_back else unit_speed)  # unit.speed
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
    """Change formation (action for unit). @book 341"""
    for i in range(rows):
        unit_arm = i1[i]
        t2 = unit_arm >= 8
        t3 = unit_arm <= 7
        t4 = (unit_arm == 3) | (unit_arm == 7)
        unit_new_formation = i1[i + B]
        t5 = unit_new_formation >= 2
        t6 = (unit_arm == 3) | (unit_arm >= 7) | t5
        unit_formation = i1[i + 2 * B]
        t7 = unit_formation == 2
        t8 = t6 | t7
        unit_time = i1[i + 3 * B]
        t9 = unit_time == 2
        t10 = t8 | t9
        unit_nearest_enemy = i4[i]
        unit_nearer_however_many_changes_1_move_1_dp = unit_nearest_enemy <= 7200
        t11 = unit_nearest_enemy >= 7201
        unit_formation_changes = i1[i + 4 * B]
        t12 = unit_formation_changes == 2
        t13 = (unit_time >= 1) & (unit_nearer_however_many_changes_1_move_1_dp | t12)
        t14 = t10 | t13
        t15 = (not t14)
        t16 = I1(
            2
            if ((unit_arm <= 2) | (unit_arm >= 4) & (unit_arm <= 6)) & t5
            else I1(I1((unit_arm == 3) | (unit_arm >= 7)) * 2)
        )
        unit_verdict = I1(
            I1(t14) * I1(2 if (not t10) & t13 else I1(2 if (not t8) & t9 else I1(2 if (not t6) & t7 else t16)))
        )
        unit_beyond_120_yd_of_enemy_1_2_move = t11 & (unit_formation_changes == 1)
        unit_beyond_120_yd_of_enemy_2_changes_1_move = (not unit_beyond_120_yd_of_enemy_1_2_move) & (t11 & t12)
        t17 = I1(
            1
            if unit_beyond_120_yd_of_enemy_2_changes_1_move
            else I1(I1(unit_beyond_120_yd_of_enemy_1_2_move) - 1)
        )
        t18 = t15 & unit_nearer_however_many_changes_1_move_1_dp
        t19 = I1(
            2
            if t15 & unit_beyond_120_yd_of_enemy_2_changes_1_move
            else I1(min(I1(unit_time + I1(t15 & unit_beyond_120_yd_of_enemy_1_2_move)), 2))
        )
        unit_dp = i1[i + 5 * B]
        unit_formation_2 = I1(unit_formation if t14 else unit_new_formation)
        t20 = t4 & (unit_formation != 2) | t2 & (unit_formation <= 2) | (unit_formation == 3) & t3 | t4 & (
            unit_formation_2 != 2
        )
        error = I1(0)
        error = I1(3 if t20 | t2 & (unit_formation_2 <= 2) | (unit_formation_2 == 3) & t3 else error)  # IllegalState
        o1[i] = unit_verdict  # unit.verdict
        o1[i + B] = I1(-1 if t14 else I1(2 if unit_nearer_however_many_changes_1_move_1_dp else t17))  # unit.result
        o1[i + 2 * B] = I1(2 if t18 else t19)  # unit.time
        o1[i + 3 * B] = I1(min(I1(unit_dp + I1(I1(t18) * I1(min(I1(max(I1(3 - unit_dp), 0)), 1)))), 6))  # unit.dp
        o1[i + 4 * B] = unit_formation_2  # unit.formation
        o1[i + 5 * B] = error  # error


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
    """Re-form (action for unit). @book 343"""
    for i in range(rows):
        unit_arm = i1[i]
        t2 = (unit_arm == 3) | (unit_arm == 7)
        unit_doing = i1[i + B]
        t3 = (unit_doing >= 1) & (unit_doing <= 2)
        t4 = t2 | t3
        unit_time = i1[i + 2 * B]
        t5 = unit_time >= 1
        t6 = t4 | t5
        unit_formation = i1[i + 3 * B]
        t7 = unit_formation != 2
        unit_new_formation = i1[i + 4 * B]
        t8 = (unit_formation == 2) & (unit_new_formation <= 1)
        t9 = t6 | t8
        t10 = I1(
            2
            if (not (unit_arm == 3) | (unit_arm == 7)) & t3
            else I1(I1((unit_arm == 3) | (unit_arm == 7)) * 2)
        )
        t11 = t6 | (not t9)
        unit_formation_2 = I1(unit_formation if t11 else unit_new_formation)
        unit_doing_2 = I1(0 if (not t11) & (unit_doing >= 4) else unit_doing)
        t12 = unit_arm >= 8
        t13 = unit_arm <= 7
        t14 = unit_formation_2 != 2
        t15 = t2 & t7 | t12 & (unit_formation <= 2) | (unit_formation == 3) & t13 | (
            (unit_doing >= 1) & (unit_doing <= 2) | (unit_doing >= 4)
        ) & (t7 & t13)
        t16 = t15 | t2 & t14 | t12 & (unit_formation_2 <= 2) | (unit_formation_2 == 3) & t13 | (
            (unit_doing_2 >= 1) & (unit_doing_2 <= 2) | (unit_doing_2 >= 4)
        ) & (t14 & t13)
        error = I1(0)
        error = I1(3 if t16 else error)  # IllegalState
        o1[i] = I1(I1(0 if (not t6) & t8 else I1(2 if (not t4) & t5 else t10)) if t9 else 2)  # unit.verdict
        o1[i + B] = I1(unit_time if t11 else 2)  # unit.time
        o1[i + 2 * B] = unit_formation_2  # unit.formation
        o1[i + 3 * B] = unit_doing_2  # unit.doing
        o1[i + 4 * B] = error  # error


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
    """Unlimber (action for unit against leader). @book 333, 345"""
    for i in range(rows):
        unit_time = i1[i + 5 * B]
        t2 = unit_time >= 1
        t3 = unit_time == 0
        unit_limbered = i1[i] != 0
        unit_leader_attached = i1[i + B] != 0
        leader_rank = i1[i + 6 * B]
        t4 = leader_rank == 0
        unit_own_leader = i1[i + 2 * B] != 0
        t5 = t4 | (leader_rank == 2) & unit_own_leader
        t6 = t3 & unit_limbered & (not unit_leader_attached) & t5
        unit_leader_distance = i4[i]
        t7 = leader_rank == 1
        leader_ability = i1[i + 7 * B]
        t8 = (leader_ability == 1) & ((leader_rank == 0) | (leader_rank == 2)) & (leader_rank != 1)
        t9 = I1(
            I1(3 - I1(leader_rank >= 2) - I1(leader_rank == 3))
            if t8
            else I1(2 - I1(leader_rank >= 2) - I1(leader_rank == 3))
        )
        t10 = (not t8) & t7
        t11 = leader_ability == 2
        t12 = t11 & t4 & (not t10)
        t13 = I1(t9 - I1(t12))
        t14 = (not t12) & t10
        leader_wounds = i1[i + 8 * B]
        t15 = leader_wounds >= 1
        t16 = (not t14)
        t17 = t15 & (t16 & (t13 >= 2)) & t16
        t18 = unit_leader_distance <= I2(
            I2(I2(I1(max(I1(I1(0 if (not t17) & t14 else I1(t13 - I1(t17))) - 1), 0)) * 40) + 60) * 60
        )
        leader_attached = i1[i + 3 * B] != 0
        t19 = unit_limbered & (unit_leader_attached | t5 & t18 & (not leader_attached))
        t20 = t2 | t19
        t21 = t2 | (not t20)
        t22 = (not t21)
        unit_under_fire = i1[i + 4 * B] != 0
        unit_dp = i1[i + 9 * B]
        t23 = I1(unit_dp + I1(I1(t22 & unit_under_fire) * I1(min(I1(max(I1(3 - unit_dp), 0)), 2))))
        t24 = I1(t23 + I1(I1(t22 & (not unit_under_fire)) * I1(min(I1(max(I1(3 - I1(min(t23, 6))), 0)), 1))))
        error = I1(0)
        error = I1(1 if t6 & t7 | t6 & t15 & t7 else error)  # NoRule
        error = I1(3 if (leader_rank >= 2) & t11 else error)  # IllegalState
        o1[i] = t21 & unit_limbered  # unit.limbered
        o1[i + B] = I1(I1(0 if t3 & t19 else I1(I1(unit_time >= 1) * 2)) if t20 else 2)  # unit.verdict
        o1[i + 2 * B] = I1(-1 if t21 else I1(1 - I1(unit_under_fire)))  # unit.result
        o1[i + 3 * B] = I1(unit_time if t21 else 2)  # unit.time
        o1[i + 4 * B] = I1(min(t24, 6))  # unit.dp
        o1[i + 5 * B] = error  # error


def limber(
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
    """Limber up again (action for unit). @book 333, 345"""
    for i in range(rows):
        unit_arm = i1[i + 2 * B]
        unit_limbered = i1[i] != 0
        t2 = unit_arm <= 7
        unit_leaves_field = i1[i + B] != 0
        t3 = (unit_arm >= 8) & (not unit_limbered) & unit_leaves_field
        unit_limbered_2 = t3 | unit_limbered
        error = I1(0)
        error = I1(3 if unit_limbered & t2 | unit_limbered_2 & t2 else error)  # IllegalState
        o1[i] = unit_limbered_2  # unit.limbered
        o1[i + B] = I1(2 - I1(t3) * 2)  # unit.verdict
        o1[i + 2 * B] = error  # error


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
    """Cross a major obstacle (action for unit). @book 347

    Chevaux de frise are harder on cavalry. A minor obstacle may be counted as rough ground.
    """
    for i in range(rows):
        unit_halted = i1[i] != 0
        unit_fired = i1[i + B] != 0
        unit_arm = i1[i + 6 * B]
        unit_time = i1[i + 7 * B]
        unit_abandoned = i1[i + 2 * B] != 0
        t2 = unit_halted | unit_fired & ((unit_arm == 1) | (unit_arm >= 8)) | (unit_time == 2) | unit_abandoned
        unit_surrendered = i1[i + 3 * B] != 0
        unit_doing = i1[i + 8 * B]
        t3 = (t2 | unit_surrendered) & ((unit_doing == 0) | (unit_doing == 3))
        t4 = (not t3)
        unit_formation = i1[i + 9 * B]
        unit_hard_on_horse = i1[i + 4 * B] != 0
        t5 = (unit_arm >= 5) & (unit_arm <= 7) & unit_hard_on_horse
        unit_under_fire = i1[i + 5 * B] != 0
        t6 = t5 & unit_under_fire
        unit_cavalry_under_fire_harder_obstacle_3_dps = (unit_formation <= 1) & t6
        t7 = (unit_formation >= 2) | t6
        unit_cavalry_harder_obstacle_2_dps = (not t7) & t5
        t8 = t7 | t5
        t9 = I1(
            2
            if unit_cavalry_harder_obstacle_2_dps
            else I1(1 if unit_cavalry_under_fire_harder_obstacle_3_dps else I1(-1 + I1(unit_formation >= 2)))
        )
        unit_under_fire_2_dps = (not t8) & unit_under_fire
        t10 = t8 | unit_under_fire
        unit_dp = i1[i + 10 * B]
        t11 = I1(unit_dp + I1(I1(t4 & unit_cavalry_under_fire_harder_obstacle_3_dps) * I1(max(I1(3 - unit_dp), 0))))
        t12 = I1(I1(t4 & unit_cavalry_harder_obstacle_2_dps) * I1(min(I1(max(I1(3 - I1(min(t11, 6))), 0)), 2)))
        t13 = I1(t11 + t12)
        t14 = I1(t13 + I1(I1(t4 & unit_under_fire_2_dps) * I1(min(I1(max(I1(3 - I1(min(t13, 6))), 0)), 2))))
        t15 = unit_formation != 2
        t16 = unit_arm <= 7
        t17 = (
            (unit_arm == 3) | (unit_arm == 7)
        ) & t15 | (unit_arm >= 8) & (unit_formation <= 2) | (unit_formation == 3) & t16
        t18 = t17 | ((unit_doing >= 1) & (unit_doing <= 2) | (unit_doing >= 4)) & (t15 & t16) | unit_abandoned & t16
        error = I1(0)
        error = I1(3 if t18 else error)  # IllegalState
        o1[i] = I1(I1(t3) * 2)  # unit.verdict
        o1[i + B] = I1(-1 if t3 else I1(I1(3 if unit_under_fire_2_dps else t9) if t10 else 4))  # unit.result
        o1[i + 2 * B] = I1(min(I1(unit_time + I1(1 - I1(t3))), 2))  # unit.time
        o1[i + 3 * B] = I1(min(I1(t14 + I1(I1(t4 & (not t10)) * I1(min(I1(max(I1(3 - I1(min(t14, 6))), 0)), 1)))), 6))  # unit.dp
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
    """About face (action for unit). @book 349"""
    for i in range(rows):
        unit_formation = i1[i + 2 * B]
        t2 = unit_formation != 2
        unit_arm = i1[i + 3 * B]
        t3 = unit_arm >= 8
        unit_limbered = i1[i] != 0
        t4 = unit_arm <= 7
        t5 = t3 & (not unit_limbered)
        t6 = (unit_formation == 2) | t5
        unit_time = i1[i + 4 * B]
        t7 = unit_time == 2
        t8 = t6 | t7
        unit_nearest_enemy = i4[i]
        unit_under_fire = i1[i + B] != 0
        unit_dp = i1[i + 5 * B]
        t9 = I1(
            I1(
                (not t8) & ((unit_nearest_enemy <= 7200) | unit_under_fire)
            ) * I1(min(I1(max(I1(3 - unit_dp), 0)), 1))
        )
        t10 = ((unit_arm == 3) | (unit_arm == 7)) & t2 | t3 & (unit_formation <= 2) | (unit_formation == 3) & t4
        error = I1(0)
        error = I1(3 if t10 | unit_limbered & t4 else error)  # IllegalState
        o1[i] = I1(I1(t8) * I1(2 if (not t6) & t7 else I1(2 if t2 & t5 else I1(I1(unit_formation == 2) * 3))))  # unit.verdict
        o1[i + B] = I1(min(I1(unit_time + I1(1 - I1(t8))), 2))  # unit.time
        o1[i + 2 * B] = I1(min(I1(unit_dp + t9), 6))  # unit.dp
        o1[i + 3 * B] = error  # error


def turn_to_flank(
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
    """Turn to a flank (action for unit). @book 349"""
    for i in range(rows):
        unit_formation = i1[i]
        error = I1(0)
        o1[i] = I1(2 - I1(unit_formation == 2) * 2)  # unit.verdict
        o1[i + B] = error  # error


def drilled(
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
    """foot of A or B grade in line (term for unit). @book 351, 353"""
    for i in range(rows):
        unit_arm = i1[i]
        unit_grade = i1[i + B]
        unit_formation = i1[i + 2 * B]
        t2 = ((unit_arm == 3) | (unit_arm == 7)) & (unit_formation != 2) | (unit_arm >= 8) & (unit_formation <= 2)
        error = I1(0)
        error = I1(3 if t2 | (unit_formation == 3) & (unit_arm <= 7) else error)  # IllegalState
        o1[i] = (unit_arm <= 4) & (unit_grade <= 2) & (unit_formation == 0)  # unit.drilled
        o1[i + B] = error  # error


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
    """Incline (action for unit). @book 351

    Never farther sideways than forward.
    """
    for i in range(rows):
        unit_halted = i1[i] != 0
        unit_fired = i1[i + B] != 0
        unit_arm = i1[i + 4 * B]
        unit_time = i1[i + 5 * B]
        unit_abandoned = i1[i + 2 * B] != 0
        t2 = unit_halted | unit_fired & ((unit_arm == 1) | (unit_arm >= 8)) | (unit_time == 2) | unit_abandoned
        unit_surrendered = i1[i + 3 * B] != 0
        t3 = t2 | unit_surrendered
        unit_grade = i1[i + 6 * B]
        unit_formation = i1[i + 7 * B]
        t4 = (unit_arm <= 4) & (unit_grade <= 2) & (unit_formation == 0)
        t5 = unit_arm <= 7
        t6 = ((unit_arm == 3) | (unit_arm == 7)) & (unit_formation != 2) | (unit_arm >= 8) & (unit_formation <= 2)
        error = I1(0)
        error = I1(3 if t6 | (unit_formation == 3) & t5 | unit_abandoned & t5 else error)  # IllegalState
        o1[i] = I1(I1(0 if (not t3) & t4 else I1(I1(t3) * 2)) if t3 | t4 else 2)  # unit.verdict
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
    """Side-step or step back (action for unit). @book 353"""
    for i in range(rows):
        unit_halted = i1[i] != 0
        unit_fired = i1[i + B] != 0
        unit_arm = i1[i + 5 * B]
        unit_time = i1[i + 6 * B]
        unit_abandoned = i1[i + 2 * B] != 0
        t2 = unit_halted | unit_fired & ((unit_arm == 1) | (unit_arm >= 8)) | (unit_time == 2) | unit_abandoned
        unit_surrendered = i1[i + 3 * B] != 0
        t3 = t2 | unit_surrendered
        t4 = unit_time >= 1
        t5 = t3 | t4
        unit_grade = i1[i + 7 * B]
        unit_formation = i1[i + 8 * B]
        t6 = (unit_arm <= 4) & (unit_grade <= 2) & (unit_formation == 0)
        t7 = t5 | t6
        t8 = t5 | (not t7)
        t9 = (not t8)
        chosen_unit_distance = i4[i]
        t10 = chosen_unit_distance >= -2147483647
        t11 = (chosen_unit_distance >= -2147483647) & (chosen_unit_distance <= -1) | (chosen_unit_distance >= 1201)
        unit_moved = i1[i + 4 * B] != 0
        unit_moved_2 = t9 | unit_moved
        t12 = unit_formation != 2
        t13 = unit_arm == 4
        t14 = unit_arm <= 7
        t15 = (
            (unit_arm == 3) | (unit_arm == 7)
        ) & t12 | t13 & unit_moved & t12 | (unit_arm >= 8) & (unit_formation <= 2)
        error = I1(0)
        error = I1(3 if t13 & unit_moved_2 & t12 else error)  # IllegalState
        error = I1(7 if t9 & t11 else error)  # NotOpen
        error = I1(3 if t15 | (unit_formation == 3) & t14 | unit_abandoned & t14 else error)  # IllegalState
        o1[i] = t8  # unit.distance.none
        o1[i + B] = unit_moved_2  # unit.moved
        o1[i + 2 * B] = I1(I1(0 if (not t5) & t6 else I1(2 if (not t3) & t4 else I1(I1(t3) * 2))) if t7 else 2)  # unit.verdict
        o1[i + 3 * B] = I1(unit_time if t8 else 2)  # unit.time
        o1[i + 4 * B] = error  # error
        o2[i] = I4(I4(t10) * chosen_unit_distance)  # unit.distance
        o2[i + B] = I4(chosen_unit_distance if t10 else 1200)  # unit.distance.to


def refuse_flank(
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
    """Step stands back to refuse a flank (action for unit). @book 353"""
    for i in range(rows):
        unit_halted = i1[i] != 0
        unit_fired = i1[i + B] != 0
        unit_arm = i1[i + 5 * B]
        unit_time = i1[i + 6 * B]
        unit_abandoned = i1[i + 2 * B] != 0
        t2 = unit_halted | unit_fired & ((unit_arm == 1) | (unit_arm >= 8)) | (unit_time == 2) | unit_abandoned
        unit_surrendered = i1[i + 3 * B] != 0
        t3 = t2 | unit_surrendered
        t4 = unit_time >= 1
        t5 = t3 | t4
        unit_grade = i1[i + 7 * B]
        unit_formation = i1[i + 8 * B]
        t6 = (unit_arm <= 4) & (unit_grade <= 2) & (unit_formation == 0)
        t7 = t5 | t6
        t8 = t5 | (not t7)
        t9 = (not t8)
        chosen_unit_stepping = i4[i]
        t10 = chosen_unit_stepping >= -2147483647
        t11 = (chosen_unit_stepping >= -2147483647) & (chosen_unit_stepping <= 0) | (chosen_unit_stepping >= 3)
        chosen_unit_distance = i4[i + B]
        t12 = chosen_unit_distance >= -2147483647
        t13 = (chosen_unit_distance >= -2147483647) & (chosen_unit_distance <= -1) | (chosen_unit_distance >= 1201)
        unit_moved = i1[i + 4 * B] != 0
        unit_moved_2 = t9 | unit_moved
        t14 = unit_formation != 2
        t15 = unit_arm == 4
        t16 = unit_arm <= 7
        t17 = (
            (unit_arm == 3) | (unit_arm == 7)
        ) & t14 | t15 & unit_moved & t14 | (unit_arm >= 8) & (unit_formation <= 2)
        error = I1(0)
        error = I1(3 if t15 & unit_moved_2 & t14 else error)  # IllegalState
        error = I1(7 if t9 & t11 | t9 & t13 else error)  # NotOpen
        error = I1(3 if t17 | (unit_formation == 3) & t16 | unit_abandoned & t16 else error)  # IllegalState
        o1[i] = t8  # unit.stepping.none
        o1[i + B] = t8  # unit.distance.none
        o1[i + 2 * B] = unit_moved_2  # unit.moved
        o1[i + 3 * B] = I1(I1(0 if (not t5) & t6 else I1(2 if (not t3) & t4 else I1(I1(t3) * 2))) if t7 else 2)  # unit.verdict
        o1[i + 4 * B] = I4(chosen_unit_stepping if t10 else 1)  # unit.stepping
        o1[i + 5 * B] = I4(chosen_unit_stepping if t10 else 2)  # unit.stepping.to
        o1[i + 6 * B] = I1(unit_time if t8 else 2)  # unit.time
        o1[i + 7 * B] = error  # error
        o2[i] = I4(I4(t12) * chosen_unit_distance)  # unit.distance
        o2[i + B] = I4(chosen_unit_distance if t12 else 1200)  # unit.distance.to


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
    """passage without penalty (term for unit against friend). @book 355-359"""
    for i in range(rows):
        unit_doing = i1[i + 2 * B]
        friend_doing = i1[i + 3 * B]
        friend_moved = i1[i] != 0
        t2 = (not friend_moved)
        friend_fired = i1[i + B] != 0
        unit_arm = i1[i + 4 * B]
        error = I1(0)
        o1[i] = (unit_doing != 1) & (friend_doing != 1) & (t2 & (not friend_fired) | t2 & (unit_arm == 3))  # unit.free_passage
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
    """Passage of lines (action for unit against friend). @book 355-361"""
    for i in range(rows):
        unit_halted = i1[i] != 0
        unit_fired = i1[i + B] != 0
        unit_arm = i1[i + 6 * B]
        unit_time = i1[i + 7 * B]
        unit_abandoned = i1[i + 2 * B] != 0
        t2 = unit_halted | unit_fired & ((unit_arm == 1) | (unit_arm >= 8)) | (unit_time == 2) | unit_abandoned
        unit_surrendered = i1[i + 3 * B] != 0
        unit_doing = i1[i + 8 * B]
        t3 = (t2 | unit_surrendered) & ((unit_doing == 0) | (unit_doing == 3))
        t4 = (not t3)
        unit_formation = i1[i + 9 * B]
        friend_doing = i1[i + 10 * B]
        friend_moved = i1[i + 4 * B] != 0
        t5 = (not friend_moved)
        friend_fired = i1[i + 5 * B] != 0
        t6 = (not (unit_doing != 1) & (friend_doing != 1) & (t5 & (not friend_fired) | t5 & (unit_arm == 3)))
        unit_dp = i1[i + 11 * B]
        t7 = I1(unit_dp + I1(I1(t4 & ((unit_formation <= 1) & t6)) * I1(min(I1(max(I1(3 - unit_dp), 0)), 1))))
        friend_formation = i1[i + 12 * B]
        friend_dp = i1[i + 13 * B]
        t8 = I1(friend_dp + I1(I1(t4 & ((friend_formation <= 1) & t6)) * I1(min(I1(max(I1(3 - friend_dp), 0)), 1))))
        t9 = unit_formation != 2
        t10 = unit_arm <= 7
        t11 = (
            (unit_arm == 3) | (unit_arm == 7)
        ) & t9 | (unit_arm >= 8) & (unit_formation <= 2) | (unit_formation == 3) & t10
        t12 = t11 | ((unit_doing >= 1) & (unit_doing <= 2) | (unit_doing >= 4)) & (t9 & t10) | unit_abandoned & t10
        error = I1(0)
        error = I1(3 if t12 else error)  # IllegalState
        o1[i] = I1(I1(t3) * 2)  # unit.verdict
        o1[i + B] = I1(min(t7, 6))  # unit.dp
        o1[i + 2 * B] = I1(min(t8, 6))  # friend.dp
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
    """Pass a gap (action for unit). @book 363-368

    The unit spreads to its old front at once. The other way is to go through in column.
    """
    for i in range(rows):
        unit_halted = i1[i] != 0
        unit_fired = i1[i + B] != 0
        unit_arm = i1[i + 4 * B]
        unit_time = i1[i + 5 * B]
        unit_abandoned = i1[i + 2 * B] != 0
        t2 = unit_halted | unit_fired & ((unit_arm == 1) | (unit_arm >= 8)) | (unit_time == 2) | unit_abandoned
        unit_surrendered = i1[i + 3 * B] != 0
        unit_doing = i1[i + 6 * B]
        t3 = (t2 | unit_surrendered) & ((unit_doing == 0) | (unit_doing == 3))
        unit_gap_width = i2[i]
        unit_frontage = i2[i + B]
        t4 = unit_frontage <= unit_gap_width
        t5 = (not t4)
        t6 = t3 | t4
        unit_formation = i1[i + 7 * B]
        t7 = unit_formation == 0
        t8 = unit_formation >= 1
        t9 = t6 | t8
        t10 = unit_frontage <= I2(unit_gap_width * 2)
        t11 = t9 | t10
        t12 = I1(0 if (not t9) & t10 else I1(3 if (not t6) & t8 else I1(3 if (not t3) & t4 else I1(I1(t3) * 2))))
        t13 = (not t9 | (not t11))
        unit_nearest_enemy = i4[i]
        unit_dp = i1[i + 8 * B]
        t14 = I1(I1(t13 & (t7 & t5 & (unit_nearest_enemy <= 7200))) * I1(min(I1(max(I1(3 - unit_dp), 0)), 1)))
        t15 = unit_formation != 2
        t16 = unit_arm <= 7
        t17 = (
            (unit_arm == 3) | (unit_arm == 7)
        ) & t15 | (unit_arm >= 8) & (unit_formation <= 2) | (unit_formation == 3) & t16
        t18 = t17 | ((unit_doing >= 1) & (unit_doing <= 2) | (unit_doing >= 4)) & (t15 & t16) | unit_abandoned & t16
        error = I1(0)
        error = I1(3 if t18 else error)  # IllegalState
        o1[i] = I1(t12 if t11 else 2)  # unit.verdict
        o1[i + B] = I1(min(I1(unit_dp + t14), 6))  # unit.dp
        o1[i + 2 * B] = I1(min(I1(unit_time + I1(t13 & (t7 & (unit_arm <= 4) & t5))), 2))  # unit.time
        o1[i + 3 * B] = error  # error


def dp_limit(
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
    """DPs a unit can carry (value for unit). @book 227"""
    for i in range(rows):
        unit_stands = i1[i]
        unit_grade = i1[i + B]
        unit_arm = i1[i + 2 * B]
        unit_dp_limit = I1(
            min(I1(I1(unit_stands + I1(-I1(unit_grade == 4))) + I1((unit_grade <= 1) | (unit_arm == 3))), 6)
        )
        error = I1(0)
        error = I1(3 if (unit_arm >= 8) & (unit_stands >= 2) | (unit_stands == 1) & (unit_arm <= 7) else error)  # IllegalState
        o1[i] = unit_dp_limit  # unit.dp_limit
        o1[i + B] = error  # error


def dp_room(
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
    """DPs it can still take (value for unit). @book 227"""
    for i in range(rows):
        unit_stands = i1[i]
        unit_grade = i1[i + B]
        unit_arm = i1[i + 2 * B]
        t2 = I1(min(I1(I1(unit_stands + I1(-I1(unit_grade == 4))) + I1((unit_grade <= 1) | (unit_arm == 3))), 6))
        unit_dp = i1[i + 3 * B]
        error = I1(0)
        error = I1(3 if (unit_arm >= 8) & (unit_stands >= 2) | (unit_stands == 1) & (unit_arm <= 7) else error)  # IllegalState
        o1[i] = I1(max(I1(t2 - unit_dp), 0))  # unit.dp_room
        o1[i + B] = error  # error


def stationary(
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
    """stationary (term for unit). @book 237

    A change of formation or facing on the spot is no move.
    """
    for i in range(rows):
        unit_moved = i1[i] != 0
        unit_moved_in_combat = i1[i + B] != 0
        error = I1(0)
        o1[i] = (not unit_moved | unit_moved_in_combat)  # unit.stationary
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
    """Redress ranks (test for unit). @book 229-237, 277"""
    for i in range(rows):
        unit_grade = i1[i + 4 * B]
        t2 = unit_grade == 0
        unit_in_combat = i1[i] != 0
        t3 = (not unit_in_combat)
        unit_under_fire = i1[i + B] != 0
        t4 = (not unit_under_fire)
        unit_moved = i1[i + 2 * B] != 0
        unit_moved_in_combat = i1[i + 3 * B] != 0
        t5 = (not unit_moved | unit_moved_in_combat)
        t6 = I1(I1(I1(t2 & t3 & t4) + I1(t2 & t5 & t3)) + I1((unit_grade >= 1) & (unit_grade <= 3) & t5 & t3))
        unit_redressed = I1(t6 + I1((unit_grade >= 4) & t5 & t3 & t4))
        unit_dp = i1[i + 5 * B]
        error = I1(0)
        o1[i] = unit_redressed  # unit.redressed
        o1[i + B] = I1(max(I1(unit_dp - unit_redressed), 0))  # unit.dp
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
    """in rout or killed within 120 yd (term for unit against leader). @book 243, 245"""
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
    """Leaders lost (test for unit against leader). @book 241-245"""
    for i in range(rows):
        unit_leader_distance = i4[i]
        leader_killed = i1[i] != 0
        leader_routing = i1[i + B] != 0
        t2 = (unit_leader_distance <= 7200) & (leader_killed | leader_routing)
        leader_rank = i1[i + 2 * B]
        t3 = t2 & (leader_rank == 0)
        unit_stands = i1[i + 3 * B]
        unit_grade = i1[i + 4 * B]
        unit_arm = i1[i + 5 * B]
        t4 = I1(min(I1(I1(unit_stands + I1(-I1(unit_grade == 4))) + I1((unit_grade <= 1) | (unit_arm == 3))), 6))
        unit_dp = i1[i + 6 * B]
        t5 = I1(max(I1(t4 - unit_dp), 0))
        unit_casualties = i1[i + 7 * B]
        t6 = I1(unit_dp + I1(I1(t3) * I1(min(t5, 2))))
        t7 = t2 & (leader_rank == 2)
        t8 = I1(max(I1(t4 - I1(min(t6, 6))), 0))
        t9 = I1(I1(unit_casualties + I1(I1(t3) * I1(max(I1(2 - t5), 0)))) + I1(I1(t7) * I1(max(I1(1 - t8), 0))))
        error = I1(0)
        error = I1(3 if (unit_arm >= 8) & (unit_stands >= 2) | (unit_stands == 1) & (unit_arm <= 7) else error)  # IllegalState
        o1[i] = I1(min(t9, 12))  # unit.casualties
        o1[i + B] = I1(min(I1(t6 + I1(I1(t7) * I1(min(t8, 1)))), 6))  # unit.dp
        o1[i + 2 * B] = error  # error


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
    """of equal or higher grade (term for unit against friend). @book 247-251"""
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
    """destroyed or in rout within 120 yd (term for unit against friend). @book 247, 249"""
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
    """Friends lost (test for unit against friend). @book 241, 247-251"""
    for i in range(rows):
        unit_friend_distance = i4[i]
        t2 = unit_friend_distance <= 7200
        friend_doing = i1[i + B]
        friend_destroyed = i1[i] != 0
        t3 = t2 & ((friend_doing == 1) | friend_destroyed)
        friend_grade = i1[i + 2 * B]
        unit_grade = i1[i + 3 * B]
        t4 = unit_grade <= 1
        t5 = (friend_grade <= unit_grade) | t4 & (friend_grade <= 1)
        t6 = t3 & t5
        unit_stands = i1[i + 4 * B]
        unit_arm = i1[i + 5 * B]
        t7 = I1(min(I1(I1(unit_stands + I1(-I1(unit_grade == 4))) + I1(t4 | (unit_arm == 3))), 6))
        unit_dp = i1[i + 6 * B]
        t8 = I1(max(I1(t7 - unit_dp), 0))
        unit_casualties = i1[i + 7 * B]
        t9 = I1(unit_dp + I1(I1(t6) * I1(min(t8, 2))))
        t10 = t3 & (not t5)
        t11 = I1(max(I1(t7 - I1(min(t9, 6))), 0))
        t12 = I1(I1(unit_casualties + I1(I1(t6) * I1(max(I1(2 - t8), 0)))) + I1(I1(t10) * I1(max(I1(1 - t11), 0))))
        t13 = I1(t9 + I1(I1(t10) * I1(min(t11, 1))))
        friend_arm = i1[i + 8 * B]
        t14 = t2 & (friend_arm <= 4) & (friend_doing == 5) & t5
        t15 = I1(max(I1(t7 - I1(min(t13, 6))), 0))
        error = I1(0)
        error = I1(3 if (unit_arm >= 8) & (unit_stands >= 2) | (unit_stands == 1) & (unit_arm <= 7) else error)  # IllegalState
        o1[i] = I1(min(I1(t12 + I1(I1(t14) * I1(max(I1(1 - t15), 0)))), 12))  # unit.casualties
        o1[i + B] = I1(min(I1(t13 + I1(I1(t14) * I1(min(t15, 1)))), 6))  # unit.dp
        o1[i + 2 * B] = error  # error


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
    """Evaders (test for unit). @book 241, 253, 439"""
    for i in range(rows):
        unit_doing = i1[i]
        t2 = unit_doing == 4
        unit_stands = i1[i + B]
        unit_grade = i1[i + 2 * B]
        unit_arm = i1[i + 3 * B]
        t3 = I1(min(I1(I1(unit_stands + I1(-I1(unit_grade == 4))) + I1((unit_grade <= 1) | (unit_arm == 3))), 6))
        unit_dp = i1[i + 4 * B]
        t4 = I1(max(I1(t3 - unit_dp), 0))
        unit_casualties = i1[i + 5 * B]
        error = I1(0)
        error = I1(3 if (unit_arm >= 8) & (unit_stands >= 2) | (unit_stands == 1) & (unit_arm <= 7) else error)  # IllegalState
        o1[i] = I1(min(I1(unit_casualties + I1(I1(t2) * I1(max(I1(1 - t4), 0)))), 12))  # unit.casualties
        o1[i + B] = I1(min(I1(unit_dp + I1(I1(t2) * I1(min(t4, 1)))), 6))  # unit.dp
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
    """formed (term for unit). @book 285-289"""
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
    """in column (term for unit). @book 287"""
    for i in range(rows):
        unit_formation = i1[i]
        error = I1(0)
        o1[i] = unit_formation == 1  # unit.in_column
        o1[i + B] = error  # error


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
    """unlimbered guns (term for unit). @book 323, 333"""
    for i in range(rows):
        unit_arm = i1[i + B]
        unit_limbered = i1[i] != 0
        error = I1(0)
        error = I1(3 if unit_limbered & (unit_arm <= 7) else error)  # IllegalState
        o1[i] = (unit_arm >= 8) & (not unit_limbered)  # unit.unlimbered
        o1[i + B] = error  # error


def far(rows: int, i1: Array, i2: Array, i4: Array, i8: Array, o1: Array, o2: Array, o4: Array, o8: Array) -> None:
    """beyond 120 yd of enemy (term for unit). @book 305"""
    for i in range(rows):
        unit_nearest_enemy = i4[i]
        error = I1(0)
        o1[i] = unit_nearest_enemy >= 7201  # unit.far
        o1[i + B] = error  # error


def clear_of_enemy(
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
    """beyond 120 yd of known enemy and of cover that may hide some (term for unit). @book 305"""
    for i in range(rows):
        unit_nearest_enemy = i4[i]
        unit_nearest_cover = i4[i + B]
        error = I1(0)
        o1[i] = (unit_nearest_enemy >= 7201) & (unit_nearest_cover >= 7201)  # unit.clear_of_enemy
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
    """inspired (term for unit). @book 144, 311"""
    for i in range(rows):
        unit_inspiring = i1[i]
        error = I1(0)
        o1[i] = unit_inspiring >= 1  # unit.inspired
        o1[i + B] = error  # error


def fast(rows: int, i1: Array, i2: Array, i4: Array, i8: Array, o1: Array, o2: Array, o4: Array, o8: Array) -> None:
    """fast move (term for unit). @book 317"""
    for i in range(rows):
        unit_doing = i1[i]
        error = I1(0)
        o1[i] = (unit_doing >= 1) & (unit_doing <= 2) | (unit_doing >= 4)  # unit.fast
        o1[i + B] = error  # error


def rough(
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
    """in rough terrain (term for unit). @book 23, 313, 347"""
    for i in range(rows):
        unit_going = i1[i]
        error = I1(0)
        o1[i] = unit_going >= 2  # unit.rough
        o1[i + B] = error  # error


def in_charge(
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
    """charging or countercharging (term for unit). @book 433, 437"""
    for i in range(rows):
        unit_charge_kind = i1[i]
        error = I1(0)
        o1[i] = (unit_charge_kind >= 1) & (unit_charge_kind <= 2)  # unit.in_charge
        o1[i + B] = error  # error


def held(rows: int, i1: Array, i2: Array, i4: Array, i8: Array, o1: Array, o2: Array, o4: Array, o8: Array) -> None:
    """held in place (term for unit). @book 143, 197, 239, 273, 341-353, 388, 491, 515"""
    for i in range(rows):
        unit_halted = i1[i] != 0
        unit_fired = i1[i + B] != 0
        unit_arm = i1[i + 4 * B]
        unit_time = i1[i + 5 * B]
        unit_abandoned = i1[i + 2 * B] != 0
        t2 = unit_halted | unit_fired & ((unit_arm == 1) | (unit_arm >= 8)) | (unit_time == 2) | unit_abandoned
        unit_surrendered = i1[i + 3 * B] != 0
        error = I1(0)
        error = I1(3 if unit_abandoned & (unit_arm <= 7) else error)  # IllegalState
        o1[i] = t2 | unit_surrendered  # unit.held
        o1[i + B] = error  # error


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
    """part of the move spent (term for unit). @book 341-353, 366"""
    for i in range(rows):
        unit_time = i1[i]
        error = I1(0)
        o1[i] = unit_time >= 1  # unit.part_spent
        o1[i + B] = error  # error


def shares_dice(
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
    """moves on its battalia's one roll (term for unit against leader). @book 301"""
    for i in range(rows):
        unit_leader_attached = i1[i] != 0
        leader_rank = i1[i + 6 * B]
        t2 = leader_rank == 0
        unit_own_leader = i1[i + B] != 0
        t3 = t2 | (leader_rank == 2) & unit_own_leader
        t4 = (not unit_leader_attached) & t3
        unit_leader_distance = i4[i]
        t5 = leader_rank == 1
        leader_ability = i1[i + 7 * B]
        t6 = (leader_ability == 1) & ((leader_rank == 0) | (leader_rank == 2)) & (leader_rank != 1)
        t7 = I1(
            I1(3 - I1(leader_rank >= 2) - I1(leader_rank == 3))
            if t6
            else I1(2 - I1(leader_rank >= 2) - I1(leader_rank == 3))
        )
        t8 = (not t6) & t5
        t9 = leader_ability == 2
        t10 = t9 & t2 & (not t8)
        t11 = I1(t7 - I1(t10))
        t12 = (not t10) & t8
        leader_wounds = i1[i + 8 * B]
        t13 = leader_wounds >= 1
        t14 = (not t12)
        t15 = t13 & (t14 & (t11 >= 2)) & t14
        t16 = I2(I2(I2(I1(max(I1(I1(0 if (not t15) & t12 else I1(t11 - I1(t15))) - 1), 0)) * 40) + 60) * 60)
        leader_attached = i1[i + 2 * B] != 0
        t17 = (not leader_attached)
        t18 = unit_leader_attached | t3 & (unit_leader_distance <= t16) & t17
        unit_conforms = i1[i + 3 * B] != 0
        unit_lead_attached = i1[i + 4 * B] != 0
        t19 = (not t18) & unit_conforms & (not unit_lead_attached) & t3
        unit_lead_distance = i4[i + B]
        unit_beside_lead = i1[i + 5 * B] != 0
        unit_behind_lead = i4[i + 2 * B]
        t20 = unit_conforms & (
            unit_lead_attached | t3 & (unit_lead_distance <= t16) & t17
        ) & (unit_beside_lead | (unit_behind_lead <= 3600))
        error = I1(0)
        error = I1(1 if t4 & t5 | t4 & t13 & t5 | t19 & t5 | t19 & t13 & t5 else error)  # NoRule
        error = I1(3 if (leader_rank >= 2) & t9 else error)  # IllegalState
        o1[i] = t18 | t20  # unit.shares_dice
        o1[i + B] = error  # error


def last_dice(
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
    """Dice of the last move (value for unit). @book 331"""
    for i in range(rows):
        unit_road_last_turn = i1[i] != 0
        unit_dice_last_turn = i1[i + B]
        error = I1(0)
        o1[i] = I1(2 if unit_road_last_turn else unit_dice_last_turn)  # unit.last_dice
        o1[i + B] = error  # error


def move(rows: int, i1: Array, i2: Array, i4: Array, i8: Array, o1: Array, o2: Array, o4: Array, o8: Array) -> None:
    """Move (action for unit). @book 293-329

    How many dice is settled before any is rolled, and all are rolled at once.
    """
    for i in range(rows):
        unit_arm = i1[i + 12 * B]
        t2 = unit_arm >= 8
        t3 = unit_arm <= 7
        t4 = (unit_arm >= 5) & (unit_arm <= 7)
        unit_going = i1[i + 13 * B]
        t5 = unit_arm <= 4
        unit_on_road = i1[i] != 0
        t6 = (unit_arm >= 5) & (unit_going >= 7) & (not unit_on_road)
        unit_surrendered = i1[i + B] != 0
        t7 = t6 | unit_surrendered
        unit_doing = i1[i + 14 * B]
        t8 = (unit_doing >= 1) & (unit_doing <= 2) | (unit_doing >= 4)
        unit_charge_kind = i1[i + 15 * B]
        t9 = unit_charge_kind == 1
        t10 = (unit_charge_kind >= 1) & (unit_charge_kind <= 2)
        t11 = t8 | t10
        t12 = (not t11)
        t13 = t7 | t11
        unit_halted = i1[i + 2 * B] != 0
        unit_fired = i1[i + 3 * B] != 0
        unit_time = i1[i + 16 * B]
        unit_abandoned = i1[i + 4 * B] != 0
        t14 = unit_halted | unit_fired & ((unit_arm == 1) | (unit_arm >= 8)) | (unit_time == 2) | unit_abandoned
        t15 = t14 | unit_surrendered
        t16 = (not t13) & t15
        t17 = t13 | t15
        unit_limbered = i1[i + 5 * B] != 0
        t18 = t2 & (not unit_limbered)
        t19 = (not t18)
        t20 = t18 & (unit_arm == 8)
        t21 = (not t17) & t20
        t22 = t17 | t20
        unit_deviation = i2[i]
        unit_formation = i1[i + 17 * B]
        t23 = unit_formation != 2
        t24 = (unit_deviation >= 1351) & t23
        t25 = (not t22) & t24
        t26 = t22 | t24
        unit_road_last_turn = i1[i + 6 * B] != 0
        unit_dice_last_turn = i1[i + 18 * B]
        t27 = I1(2 if unit_road_last_turn else unit_dice_last_turn)
        unit_barred = i1[i + 7 * B] != 0
        t28 = t4 & (t27 == 3) & (not unit_barred)
        t29 = I1(
            2
            if t16
            else I1(0 if (not t7) & t11 else I1(2 if (not t6) & unit_surrendered else I1(I1(t6) * 2)))
        )
        t30 = t7 | t16 | t21 | t25
        t31 = (not t30)
        t32 = t8 & t4
        t33 = (not t32)
        t34 = t31 & t32
        dice_1 = i1[i + 24 * B]
        dice_2 = i1[i + 25 * B]
        dice_3 = i1[i + 26 * B]
        t35 = dice_1 == 0
        t36 = dice_2 == 0
        t37 = (dice_1 == 1) | (dice_1 >= 6)
        t38 = (dice_2 == 1) | (dice_2 >= 6)
        t39 = t8 & t5
        t40 = t33 & t39
        t41 = t32 | t39
        t42 = t31 & t40
        t43 = dice_2 >= 7
        t44 = I1(dice_1 + dice_2)
        t45 = t4 & (t27 == 0)
        unit_with_d6 = i1[i + 8 * B] != 0
        t46 = t45 & unit_with_d6
        t47 = (not t41) & t46
        t48 = t41 | t46
        t49 = t31 & t47
        t50 = (not t48) & t45
        t51 = t48 | t45
        t52 = t31 & t50
        chosen_unit_dice = i1[i + 22 * B]
        t53 = chosen_unit_dice == -128
        t54 = (chosen_unit_dice >= -127) & (chosen_unit_dice <= 0) | (chosen_unit_dice >= 3)
        t55 = chosen_unit_dice == 2
        t56 = t55 & t36
        t57 = t55 & t38
        t58 = I1(dice_1 + I1(I1(t55) * dice_2))
        t59 = (not t51) & t4
        t60 = t51 | t4
        t61 = t31 & t59
        chosen_unit_optional_die = i1[i + 23 * B]
        t62 = chosen_unit_optional_die == -128
        t63 = (
            chosen_unit_optional_die >= -127
        ) & (chosen_unit_optional_die <= -1) | (chosen_unit_optional_die >= 2)
        t64 = chosen_unit_optional_die == 1
        t65 = i1[i + (24 + min(max(int(chosen_unit_dice), 0), 3)) * B]
        t66 = I1(
            I1(t58 + I1(I1(t64) * t65))
            if t59
            else I1(t58 if t50 else I1(t44 if t47 else I1(t44 if t40 else I1(I1(dice_1 + dice_2) + dice_3))))
        )
        t67 = I1(
            I1(chosen_unit_dice + I1(I1(chosen_unit_optional_die == 1)))
            if t59
            else I1(chosen_unit_dice if t50 else I1(2 if t47 else I1(2 if t40 else I1(I1(t32) * 3))))
        )
        t68 = t59 & t64
        t69 = (not t60) & t5
        t70 = t60 | t5
        t71 = t31 & t69
        t72 = unit_going >= 2
        t73 = unit_limbered & t72
        t74 = (not t70) & t73
        t75 = t70 | t73
        t76 = t31 & t74
        t77 = (not t75) & unit_limbered
        t78 = t75 | unit_limbered
        t79 = t31 & t77
        unit_total = I1(
            t58
            if t77
            else I1(dice_1 if t74 else I1(I1(dice_1 + I1(I1(t64) * dice_2)) if t69 else t66))
        )
        t80 = (not t77) & ((not t74) & ((not t69) & ((not t59) & ((not t50) & ((not t47) & ((not t40) & t33))))))
        unit_dice = I1(
            chosen_unit_dice
            if t77
            else I1(1 if t74 else I1(I1(1 + I1(chosen_unit_optional_die == 1)) if t69 else t67))
        )
        t81 = t48 | t50 & t55 | t59 & t55 | t69 & t64 | t77 & t55
        t82 = t80 | t30
        t83 = t18 & (unit_arm == 9)
        t84 = (not t83)
        t85 = t18 & (unit_arm == 10)
        t86 = t84 & t85
        t87 = t83 | t85
        t88 = (not t87) & t19
        t89 = (not t88)
        t90 = I2(I2(unit_total) * 10)
        t91 = I2(t90 if t88 else I2(I1(I1(t86) * 20) + 20))
        t92 = I2(I2(t88) * t90)
        t93 = t88 & t80 | t89 & ((not t86) & t84)
        unit_inspiring = i1[i + 19 * B]
        t94 = (unit_inspiring >= 1) & (not t93)
        t95 = (not t94)
        t96 = I1(unit_dice * 10)
        t97 = I2(t92 + I2(t96))
        t98 = I2(t91 + I2(t96))
        t99 = I2(min(t97, t98))
        t100 = I2(max(t97, t98))
        t101 = I2(t100 if t94 else t91)
        t102 = t94 & (t89 & (not t99 == t100)) | t95 & t89
        t103 = I2(t99 if t94 else t92)
        t104 = t95 & t93
        unit_initial_move = i1[i + 9 * B] != 0
        t105 = unit_initial_move & ((unit_doing == 1) | (unit_doing >= 4)) & (not t104)
        t106 = (not t105)
        t107 = I2(t103 + I2(t96))
        t108 = I2(t101 + I2(t96))
        t109 = I2(min(t107, t108))
        t110 = I2(max(t107, t108))
        t111 = I2(t110 if t105 else t101)
        t112 = t105 & (t102 & (not t109 == t110)) | t106 & t102
        t113 = I2(t109 if t105 else t103)
        t114 = t106 & t104
        unit_nearest_enemy = i4[i]
        unit_nearest_cover = i4[i + B]
        t115 = (unit_nearest_enemy >= 7201) & (unit_nearest_cover >= 7201) & (not t10 | t18)
        t116 = t115 & (not t114)
        t117 = (not t116)
        t118 = I2(t113 * 2)
        t119 = I2(t111 * 2)
        t120 = I2(min(t118, t119))
        t121 = I2(max(t118, t119))
        t122 = I2(t121 if t116 else t111)
        t123 = t116 & (t112 & (not t120 == t121)) | t117 & t112
        t124 = I2(t120 if t116 else t113)
        t125 = t117 & t114
        unit_speed = i1[i + 20 * B]
        t126 = (unit_speed == 1) & t12 & (not t125)
        t127 = (not t126)
        t128 = I2(min(t124, t122))
        t129 = I2(max(t124, t122))
        t130 = I2(t129 if t126 else I2(t122 * 2))
        t131 = t126 & (t123 & (not t128 == t129)) | t127 & t123
        t132 = I2(t128 if t126 else I2(t124 * 2))
        t133 = t127 & t125
        t134 = (unit_time == 1) & t12 & (not t133)
        t135 = (not t134)
        t136 = I2(min(t132, t130))
        t137 = I2(max(t132, t130))
        t138 = t134 & (t131 & (not t136 == t137)) | t135 & t131
        t139 = t135 & t133
        t140 = t115 & (not t139)
        t141 = (not t140)
        unit_free_way = i4[i + 2 * B]
        t142 = I2(I2(t136 if t134 else I2(t132 * 2)) * 15)
        t143 = I4(min(I4(t142), unit_free_way))
        t144 = I2(I2(t137 if t134 else I2(t130 * 2)) * 15)
        t145 = I4(min(I4(t144), unit_free_way))
        t146 = I4(min(t143, t145))
        t147 = I4(max(t143, t145))
        t148 = I4(t147 if t140 else I4(t144))
        t149 = t140 & (t138 & (not t146 == t147)) | t141 & t138
        t150 = I4(t146 if t140 else I4(t142))
        t151 = t141 & t139
        chosen_unit_distance = i4[i + 3 * B]
        t152 = t149 & (chosen_unit_distance >= -2147483647)
        t153 = (not t151)
        t154 = t31 & (t152 & t153 & (not (t150 <= chosen_unit_distance) & (chosen_unit_distance <= t148)))
        t155 = I4(chosen_unit_distance if t152 else t148)
        t156 = (not t152) & t149
        unit_distance = I4(chosen_unit_distance if t152 else t150)
        t157 = t151 | t30
        unit_wheel_way = i2[i + B]
        t158 = I2(-unit_wheel_way)
        t159 = I4(I4(0 if t151 else unit_distance) + I4(t158))
        t160 = I4(I4(0 if t151 else t155) + I4(t158))
        t161 = I4(min(t159, t160))
        t162 = I4(max(t159, t160))
        t163 = I4(max(t161, 0))
        t164 = I4(max(t162, 0))
        t165 = I4(min(t163, t164))
        t166 = I4(max(t163, t164))
        chosen_unit_forward = i4[i + 4 * B]
        t167 = t156 & (not t161 == t162) & (not t165 == t166) & (chosen_unit_forward >= -2147483647)
        t168 = I4(min(unit_distance, t155))
        t169 = I4(max(unit_distance, t155))
        chosen_unit_aside = i4[i + 5 * B]
        t170 = t156 & (not t168 == t169) & (chosen_unit_aside >= -2147483647)
        t171 = I8(I8(chosen_unit_aside) * 2)
        t172 = I4(chosen_unit_aside * 2)
        t173 = unit_formation == 0
        t174 = I1(
            I1(I1(I1(t78 & (dice_1 == 6)) + I1(t81 & (dice_2 == 6))) + I1(t32 & (dice_3 == 6)))
            + I1(t68 & (t65 == 6))
        )
        t175 = t174 >= 1
        t176 = t31 & (t173 & (unit_going <= 1) & t175)
        t177 = unit_formation != 1
        t178 = I1(
            I1(I1(t78 & ((dice_1 >= 5) & (dice_1 <= 6))) + I1(t81 & ((dice_2 >= 5) & (dice_2 <= 6))))
            + I1(t32 & (dice_3 >= 5))
        )
        t179 = I1(t178 + I1(t68 & (t65 >= 5)))
        t180 = t179 >= 1
        t181 = t31 & (t72 & (t5 & t173 | t4 & t177 | t18) & t180)
        t182 = I1(
            I1(I1(I1(t78 & (dice_1 == 4)) + I1(t81 & (dice_2 == 4))) + I1(t32 & (dice_3 == 4)))
            + I1(t68 & (t65 == 4))
        )
        t183 = t182 >= 1
        t184 = t31 & (t72 & t4 & t177 & t183)
        unit_dp = i1[i + 21 * B]
        t185 = I1(
            I1(t176) * I1(I1(I1(min(t174, I1(max(I1(3 - unit_dp), 0)))) if t176 & t175 else t174) if t175 else t174)
        )
        t186 = I1(unit_dp + t185)
        t187 = I1(
            I1(I1(min(t179, I1(max(I1(3 - I1(min(t186, 6))), 0)))) if t181 & t180 else t179)
            if t180
            else t179
        )
        t188 = I1(t186 + I1(I1(t181) * t187))
        t189 = I1(
            I1(I1(min(t182, I1(max(I1(3 - I1(min(t188, 6))), 0)))) if t184 & t183 else t182)
            if t183
            else t182
        )
        t190 = unit_arm == 4
        unit_formation_2 = I1(2 if t31 & t190 else unit_formation)
        unit_moved = i1[i + 10 * B] != 0
        unit_moved_2 = t31 & t12 | unit_moved
        unit_moved_in_combat = i1[i + 11 * B] != 0
        t191 = (unit_arm == 3) | (unit_arm == 7)
        t192 = unit_formation_2 != 2
        t193 = t191 & t23 | t190 & unit_moved & t23 | t2 & (unit_formation <= 2) | (unit_formation == 3) & t3
        t194 = t193 | unit_limbered & t3 | t8 & (t23 & t3) | (unit_charge_kind >= 1) & (
            (unit_doing == 1) | (unit_doing >= 3)
        )
        t195 = t194 | t9 & (
            (unit_arm == 3) | (unit_arm == 6)
        ) & (unit_doing != 2) | t9 & t2 | (unit_charge_kind == 2) & ((unit_arm <= 4) | (unit_arm >= 8))
        t196 = t34 & t35 | t34 & t36 | t34 & (dice_3 == 0) | t42 & t35 | t42 & t36 | t49 & t35 | t49 & t36
        t197 = t34 & t37 | t34 & t38 | t34 & (dice_3 >= 7) | t42 & t37 | t42 & t43 | t49 & t37 | t49 & t43
        t198 = t61 & t35 | t61 & t56 | t61 & (t64 & (t65 == 0)) | t71 & t35 | t71 & (t64 & t36) | t76 & t35
        t199 = t61 & t37 | t61 & t57 | t61 & (t64 & (t65 >= 7)) | t71 & t37 | t71 & (t64 & t43) | t76 & t37
        t200 = t154 | t31 & (
            t167 & (not (t165 <= chosen_unit_forward) & (chosen_unit_forward <= t166))
        ) | t31 & (t170 & t153 & (not (t168 <= t171) & (t171 <= t169)))
        t201 = t191 & t192 | t190 & unit_moved_2 & t192 | t2 & (
            unit_formation_2 <= 2
        ) | (unit_formation_2 == 3) & t3
        error = I1(0)
        error = I1(3 if t201 | t8 & (t192 & t3) else error)  # IllegalState
        error = I1(7 if t200 else error)  # NotOpen
        error = I1(1 if t31 & (not t87 | t19) else error)  # NoRule
        error = I1(6 if t199 | t79 & t37 | t79 & t57 else error)  # InputError
        error = I1(9 if t198 | t79 & t35 | t79 & t56 else error)  # MissingDice
        error = I1(10 if t61 & t62 | t71 & t62 | t79 & t53 else error)  # NeedsChoice
        error = I1(6 if t52 & t37 | t52 & t57 else error)  # InputError
        error = I1(9 if t52 & t35 | t52 & t56 else error)  # MissingDice
        error = I1(7 if t52 & t54 | t61 & t54 | t61 & t63 | t71 & t63 | t79 & t54 else error)  # NotOpen
        error = I1(10 if t52 & t53 | t61 & t53 else error)  # NeedsChoice
        error = I1(6 if t197 else error)  # InputError
        error = I1(9 if t196 else error)  # MissingDice
        error = I1(3 if t195 | unit_abandoned & t3 else error)  # IllegalState
        o1[i] = t82  # unit.total.none
        o1[i + B] = t82  # unit.natural.none
        o1[i + 2 * B] = t30  # unit.dice.none
        o1[i + 3 * B] = t157  # unit.distance.none
        o1[i + 4 * B] = t30  # unit.forward.none
        o1[i + 5 * B] = t157  # unit.aside.none
        o1[i + 6 * B] = unit_moved_2  # unit.moved
        o1[i + 7 * B] = t31 & t11 | unit_moved_in_combat  # unit.moved_in_combat
        o1[i + 8 * B] = I1(I1(t26 | t28) * I1(1 if (not t26) & t28 else I1(2 if t25 else I1(2 if t21 else t29))))  # unit.verdict
        o1[i + 9 * B] = unit_total  # unit.total
        o1[i + 10 * B] = unit_total  # unit.natural
        o1[i + 11 * B] = unit_dice  # unit.dice
        o1[i + 12 * B] = I1(min(I1(t188 + I1(I1(t184) * t189)), 6))  # unit.dp
        o1[i + 13 * B] = unit_formation_2  # unit.formation
        o1[i + 14 * B] = error  # error
        o2[i] = unit_distance  # unit.distance
        o2[i + B] = t155  # unit.distance.to
        o2[i + 2 * B] = I4(chosen_unit_forward if t167 else t165)  # unit.forward
        o2[i + 3 * B] = I4(chosen_unit_forward if t167 else t166)  # unit.forward.to
        o2[i + 4 * B] = I4(t172 if t170 else t168)  # unit.aside
        o2[i + 5 * B] = I4(t172 if t170 else t169)  # unit.aside.to


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
    """Road move (action for unit). @book 315, 321"""
    for i in range(rows):
        unit_halted = i1[i] != 0
        unit_fired = i1[i + B] != 0
        unit_arm = i1[i + 7 * B]
        t2 = unit_arm >= 8
        unit_time = i1[i + 8 * B]
        unit_abandoned = i1[i + 2 * B] != 0
        t3 = unit_halted | unit_fired & ((unit_arm == 1) | (unit_arm >= 8)) | (unit_time == 2) | unit_abandoned
        unit_surrendered = i1[i + 3 * B] != 0
        t4 = t3 | unit_surrendered
        unit_formation = i1[i + 9 * B]
        unit_road_ends = i1[i + 4 * B] != 0
        t5 = (unit_formation == 1) & unit_road_ends
        t6 = t4 | t5
        unit_limbered = i1[i + 5 * B] != 0
        t7 = unit_limbered & unit_road_ends
        t8 = t6 | t7
        t9 = t4 | (not t8)
        t10 = (not t9)
        unit_nearest_enemy = i4[i]
        t11 = I2(I2(I1(unit_nearest_enemy >= 7201) * 120) + 120)
        chosen_unit_distance = i4[i + B]
        t12 = chosen_unit_distance >= -2147483647
        t13 = I2(I2(t11 if unit_time == 1 else I2(t11 * 2)) * 30)
        t14 = unit_arm == 4
        unit_formation_2 = I1(2 if t10 & t14 else unit_formation)
        unit_moved = i1[i + 6 * B] != 0
        unit_moved_2 = t10 | unit_moved
        t15 = (unit_arm == 3) | (unit_arm == 7)
        t16 = unit_formation != 2
        t17 = unit_arm <= 7
        t18 = unit_formation_2 != 2
        t19 = t15 & t16 | t14 & unit_moved & t16 | t2 & (unit_formation <= 2) | (unit_formation == 3) & t17
        t20 = t15 & t18 | t14 & unit_moved_2 & t18 | t2 & (unit_formation_2 <= 2) | (unit_formation_2 == 3) & t17
        error = I1(0)
        error = I1(3 if t20 else error)  # IllegalState
        error = I1(7 if t10 & (t12 & (not (chosen_unit_distance >= 0) & (chosen_unit_distance <= t13))) else error)  # NotOpen
        error = I1(3 if t19 | unit_limbered & t17 | unit_abandoned & t17 else error)  # IllegalState
        o1[i] = t9  # unit.distance.none
        o1[i + B] = unit_moved_2  # unit.moved
        o1[i + 2 * B] = I1(I1(0 if (not t6) & t7 else I1(0 if (not t4) & t5 else I1(I1(t4) * 2))) if t8 else 2)  # unit.verdict
        o1[i + 3 * B] = unit_formation_2  # unit.formation
        o1[i + 4 * B] = error  # error
        o2[i] = I4(I4(t12) * chosen_unit_distance)  # unit.distance
        o2[i + B] = I4(chosen_unit_distance if t12 else I4(t13))  # unit.distance.to


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
    """Stop before the full distance (action for unit). @book 293-299, 439, 509, 513"""
    for i in range(rows):
        unit_enemy_ahead = i4[i]
        unit_charge_kind = i1[i + 7 * B]
        unit_reinforcing = i1[i] != 0
        unit_doing = i1[i + 8 * B]
        t2 = (not (unit_charge_kind >= 1) & (unit_charge_kind <= 2) | unit_reinforcing | (unit_doing == 2))
        t3 = (unit_enemy_ahead <= 1200) & t2
        unit_behind_friends = i1[i + B] != 0
        unit_behind_obstacle = i1[i + 2 * B] != 0
        t4 = unit_behind_friends | unit_behind_obstacle
        unit_nearest_enemy = i4[i + B]
        t5 = (unit_doing == 1) & (t4 | (unit_nearest_enemy >= 14400))
        t6 = t3 | t5
        t7 = (unit_doing == 5) & t4
        t8 = t6 | t7
        unit_screened = i1[i + 3 * B] != 0
        t9 = (unit_doing == 4) & unit_screened
        t10 = t8 | t9
        unit_declared_place = i1[i + 4 * B] != 0
        unit_place_reached = i1[i + 5 * B] != 0
        t11 = unit_declared_place & unit_place_reached
        t12 = t10 | t11
        unit_would_mix = i1[i + 6 * B] != 0
        unit_short_by = i2[i]
        t13 = unit_would_mix & (unit_short_by <= 1200)
        t14 = I1(
            0
            if (not t10) & t11
            else I1(0 if (not t8) & t9 else I1(0 if (not t6) & t7 else I1(1 if (not t3) & t5 else I1(t3))))
        )
        error = I1(0)
        error = I1(3 if (unit_charge_kind >= 1) & ((unit_doing == 1) | (unit_doing >= 3)) else error)  # IllegalState
        o1[i] = I1(I1(0 if (not t12) & t13 else t14) if t12 | t13 else 2)  # unit.verdict
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
    """Pivot (action for unit). @book 323, 333"""
    for i in range(rows):
        unit_fired = i1[i] != 0
        unit_abandoned = i1[i + B] != 0
        t2 = unit_fired | unit_abandoned
        unit_moved = i1[i + 2 * B] != 0
        unit_time = i1[i + 4 * B]
        t3 = unit_moved | (unit_time >= 1)
        t4 = t2 | t3
        unit_arm = i1[i + 5 * B]
        t5 = unit_arm <= 7
        unit_limbered = i1[i + 3 * B] != 0
        unit_pivot_angle = i2[i]
        t6 = (unit_arm >= 8) & (not unit_limbered) & (unit_pivot_angle <= 2700)
        t7 = t4 | t6
        t8 = I1(2 if (not t2) & t3 else I1(2 if (not unit_fired) & unit_abandoned else I1(I1(unit_fired) * 2)))
        t9 = t4 | (not t7)
        error = I1(0)
        error = I1(3 if unit_limbered & t5 | unit_abandoned & t5 else error)  # IllegalState
        o1[i] = (not t9) | unit_moved  # unit.moved
        o1[i + B] = I1(I1(0 if (not t4) & t6 else t8) if t7 else 2)  # unit.verdict
        o1[i + 2 * B] = I1(unit_time if t9 else 2)  # unit.time
        o1[i + 3 * B] = error  # error


def spread(
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
    """Spread unformed stands (action for unit). @book 289, 335"""
    for i in range(rows):
        unit_formation = i1[i]
        unit_stand_gap = i2[i]
        error = I1(0)
        o1[i] = I1(2 - I1((unit_formation == 2) & (unit_stand_gap <= 1200)) * 2)  # unit.verdict
        o1[i + B] = error  # error


def initiative(
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
    """Who goes first (contest for army against rival). @book 257-261

    The order then holds for every phase of the turn.
    """
    for i in range(rows):
        army_scenario = i1[i + 2 * B]
        army_turn_number = i1[i + 3 * B]
        t2 = (army_scenario == 0) & (army_turn_number == 1)
        t3 = (not t2)
        dice_1 = i1[i + 6 * B]
        t4 = i1[i + (6 + min(max(int(I1(1 - I1(t2))), 0), 2)) * B]
        army_general_ability = i1[i + 4 * B]
        army_general_on_table = i1[i] != 0
        army_total = I1(dice_1 + I1((army_general_ability == 1) & army_general_on_table))
        rival_general_ability = i1[i + 5 * B]
        rival_general_on_table = i1[i + B] != 0
        rival_total = I1(t4 + I1((rival_general_ability == 1) & rival_general_on_table))
        army_lead = I1(army_total - rival_total)
        rival_lead = I1(rival_total - army_total)
        t5 = t3 & (army_lead >= 1)
        t6 = t3 & (rival_lead >= 1)
        error = I1(0)
        error = I1(1 if t3 & (army_lead == 0) | t3 & (rival_lead == 0) else error)  # NoRule
        error = I1(9 if t3 & (t4 == 0) else error)  # MissingDice
        error = I1(6 if t3 & (dice_1 >= 7) | t3 & (t4 >= 7) else error)  # InputError
        error = I1(9 if t3 & (dice_1 == 0) else error)  # MissingDice
        o1[i] = t2  # army.total.none
        o1[i + B] = t2  # army.natural.none
        o1[i + 2 * B] = t2  # army.dice.none
        o1[i + 3 * B] = t2  # rival.total.none
        o1[i + 4 * B] = t2  # rival.natural.none
        o1[i + 5 * B] = t2  # rival.dice.none
        o1[i + 6 * B] = t2  # army.lead.none
        o1[i + 7 * B] = t2  # rival.lead.none
        o1[i + 8 * B] = I1(dice_1 if t2 else army_total)  # army.total
        o1[i + 9 * B] = I1(t4 if t2 else rival_total)  # rival.total
        o1[i + 10 * B] = t4  # rival.natural
        o1[i + 11 * B] = army_lead  # army.lead
        o1[i + 12 * B] = rival_lead  # rival.lead
        o1[i + 13 * B] = I1(-1 if t2 else I1(-I1(army_lead == 0) + I1(army_lead <= -1)))  # army.result
        o1[i + 14 * B] = I1(-1 if t2 else I1(-I1(rival_lead == 0) + I1(rival_lead <= -1)))  # rival.result
        o1[i + 15 * B] = I1(I1(t2) * 4)  # army.verdict
        o1[i + 16 * B] = I1(I1(t5) + I1(I1(t5) * 2))  # army.may
        o1[i + 17 * B] = I1(I1(t6) + I1(I1(t6) * 2))  # rival.may
        o1[i + 18 * B] = error  # error


def first_turn(
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
    """First turn of an attack on a position (test for army). @book 257"""
    for i in range(rows):
        army_scenario = i1[i + B]
        army_turn_number = i1[i + 2 * B]
        t2 = (army_scenario == 0) & (army_turn_number == 1)
        army_attacker = i1[i] != 0
        error = I1(0)
        o1[i] = I1(4 - I1(t2) * 4)  # army.verdict
        o1[i + B] = I1(I1(t2 & army_attacker) + I1(I1(t2 & (not army_attacker)) * 2))  # army.must
        o1[i + 2 * B] = error  # error


def go_first(
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
    """Go first (action for army). @book 257, 261"""
    for i in range(rows):
        error = I1(0)
        o1[i] = error  # error


def go_second(
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
    """Go second (action for army). @book 261"""
    for i in range(rows):
        error = I1(0)
        o1[i] = error  # error


def move_ahead(
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
    """Move before its place from the right (action for unit). @book 263

    Combat alone is worked out for both sides at once.
    """
    for i in range(rows):
        unit_leads = i1[i] != 0
        unit_paths_cross = i1[i + B] != 0
        error = I1(0)
        o1[i] = I1(2 - I1(unit_leads & unit_paths_cross) * 2)  # unit.verdict
        o1[i + B] = error  # error


def figures_of_marker(
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
    """Figures it takes (value for roster). @book 25-33, 380"""
    for i in range(rows):
        roster_marker = i1[i]
        error = I1(0)
        o1[i] = I1(I1((roster_marker >= 2) & (roster_marker <= 3)))  # roster.figures_of_marker
        o1[i + B] = error  # error


def dp_markers(
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
    """Disorder markers (value for unit). @book 27, 225"""
    for i in range(rows):
        error = I1(0)
        o1[i] = error  # error


def terrain(
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
    """terrain (term for unit). @book 17

    Hills

    Lines to be crossed: streams, hedges, ditches, fortifications

    Rough ground: woods, marshes, soft ground, towns
    """
    for i in range(rows):
        error = I1(0)
        error = I1(1 if 1 else error)  # NoRule
        o1[i] = error  # error


def average_by_d6(
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
    """A D6 read as an average die (test for army). @book 13"""
    for i in range(rows):
        dice_1 = i1[i]
        error = I1(0)
        error = I1(6 if dice_1 >= 7 else error)  # InputError
        error = I1(9 if dice_1 == 0 else error)  # MissingDice
        o1[i] = I1(3 - I1(dice_1 == 2) + I1((dice_1 == 4) | (dice_1 == 6)) + I1(dice_1 == 5) * 2)  # army.read
        o1[i + B] = error  # error


def fewest_men(
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
    """Men, at the fewest (value for roster). @book 37"""
    for i in range(rows):
        roster_figures = i2[i]
        error = I1(0)
        o1[i] = error  # error
        o2[i] = I2(roster_figures * 30)  # roster.fewest_men


def most_men(
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
    """Men, at the most (value for roster). @book 37"""
    for i in range(rows):
        roster_figures = i2[i]
        error = I1(0)
        o1[i] = error  # error
        o2[i] = I2(roster_figures * 60)  # roster.most_men


def fewest_guns(
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
    """Guns, at the fewest (value for roster). @book 37, 101"""
    for i in range(rows):
        roster_gun_models = i1[i]
        error = I1(0)
        o1[i] = I1(roster_gun_models * 4)  # roster.fewest_guns
        o1[i + B] = error  # error


def most_guns(
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
    """Guns, at the most (value for roster). @book 37, 101"""
    for i in range(rows):
        roster_gun_models = i1[i]
        error = I1(0)
        o1[i] = I1(roster_gun_models * 6)  # roster.most_guns
        o1[i + B] = error  # error


def ground(
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
    """Ground (value for roster). @book 37, 39"""
    for i in range(rows):
        roster_figure_mm = i1[i]
        t2 = (roster_figure_mm <= 9) | (
            roster_figure_mm >= 16
        ) & (roster_figure_mm <= 24) | (roster_figure_mm >= 31)
        roster_inches = i1[i + B]
        roster_ground = I2(
            I2(I2((roster_figure_mm >= 25) & (roster_figure_mm <= 30)) * I2(I2(roster_inches) * 10))
            + I2(I2((roster_figure_mm >= 10) & (roster_figure_mm <= 15)) * I2(I2(roster_inches) * 20))
        )
        error = I1(0)
        error = I1(1 if t2 else error)  # NoRule
        o1[i] = t2  # roster.ground.none
        o1[i + B] = error  # error
        o2[i] = roster_ground  # roster.ground


def step_of_measure(
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
    """Every distance is a multiple of (value for roster). @book 39"""
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
    """similar type (term for unit against enemy). @book 65, 457"""
    for i in range(rows):
        unit_arm = i1[i]
        enemy_arm = i1[i + B]
        unit_similar_type = (unit_arm >= 5) & (unit_arm <= 7) & (
            (enemy_arm >= 5) & (enemy_arm <= 7)
        ) | (unit_arm <= 4) & (enemy_arm <= 4)
        error = I1(0)
        o1[i] = unit_similar_type  # unit.similar_type
        o1[i + B] = error  # error


def counts_as_armoured(
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
    """armoured in combat (term for unit against enemy). @book 65"""
    for i in range(rows):
        unit_armoured = i1[i] != 0
        unit_arm = i1[i + B]
        enemy_arm = i1[i + 2 * B]
        t2 = (unit_arm >= 5) & (unit_arm <= 7) & (
            (enemy_arm >= 5) & (enemy_arm <= 7)
        ) | (unit_arm <= 4) & (enemy_arm <= 4)
        error = I1(0)
        o1[i] = unit_armoured & t2  # unit.counts_as_armoured
        o1[i + B] = error  # error


def infantry(
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
    """infantry (term for unit). @book 69"""
    for i in range(rows):
        unit_arm = i1[i]
        error = I1(0)
        o1[i] = unit_arm <= 4  # unit.infantry
        o1[i + B] = error  # error


def cavalry(
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
    """cavalry (term for unit). @book 69"""
    for i in range(rows):
        unit_arm = i1[i]
        error = I1(0)
        o1[i] = (unit_arm >= 5) & (unit_arm <= 7)  # unit.cavalry
        o1[i + B] = error  # error


def light(
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
    """light troops (term for unit). @book 69"""
    for i in range(rows):
        unit_arm = i1[i]
        error = I1(0)
        o1[i] = (unit_arm == 3) | (unit_arm == 7)  # unit.light
        o1[i + B] = error  # error


def sizes_apply(
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
    """of the size the base sizes are meant for (term for roster). @book 73"""
    for i in range(rows):
        roster_figure_mm = i1[i]
        error = I1(0)
        o1[i] = (roster_figure_mm >= 25) & (roster_figure_mm <= 30)  # roster.sizes_apply
        o1[i + B] = error  # error


def stand_figures(
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
    """Figures on a stand (value for unit). @book 73-85"""
    for i in range(rows):
        unit_arm = i1[i]
        error = I1(0)
        o1[i] = I1(2 - I1(unit_arm >= 8) + I1((unit_arm <= 2) | (unit_arm == 4)) * 2)  # unit.stand_figures
        o1[i + B] = error  # error


def stand_ranks(
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
    """Ranks of figures on a stand (value for unit). @book 77, 79"""
    for i in range(rows):
        unit_arm = i1[i]
        t2 = (unit_arm == 3) | (unit_arm >= 8)
        error = I1(0)
        error = I1(1 if t2 else error)  # NoRule
        o1[i] = t2  # unit.stand_ranks.none
        o1[i + B] = I1(1 + I1((unit_arm <= 4) | (unit_arm >= 8)))  # unit.stand_ranks
        o1[i + 2 * B] = error  # error


def stand_width_cm(
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
    """Width of a stand, cm (value for unit). @book 73-85"""
    for i in range(rows):
        unit_arm = i1[i]
        error = I1(0)
        o1[i] = I1(5 - I1((unit_arm <= 4) | (unit_arm == 10)) + I1(unit_arm == 8))  # unit.stand_width_cm
        o1[i + B] = error  # error


def stand_depth_cm(
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
    """Depth of a stand, cm (value for unit). @book 75-85

    A gun's stand is as deep as the model needs.
    """
    for i in range(rows):
        unit_arm = i1[i]
        t2 = unit_arm >= 8
        error = I1(0)
        error = I1(1 if t2 else error)  # NoRule
        o1[i] = t2  # unit.stand_depth_cm.none
        o1[i + B] = I1(4 + I1((unit_arm >= 5) & (unit_arm <= 7)))  # unit.stand_depth_cm
        o1[i + 2 * B] = error  # error


def loose_stands(
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
    """Stands that figures mounted singly make (value for unit). @book 75, 89

    Light troops may go on bases of their own, of any shape.
    """
    for i in range(rows):
        unit_arm = i1[i]
        unit_loose_figures = i1[i + B]
        error = I1(0)
        o1[i] = I1(I1((unit_arm == 3) | (unit_arm == 7)) * I1(unit_loose_figures // 2))  # unit.loose_stands
        o1[i + B] = error  # error


def least_stands(
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
    """Fewest stands in a unit (value for unit). @book 43, 93, 97"""
    for i in range(rows):
        unit_arm = i1[i]
        error = I1(0)
        o1[i] = I1(2 - I1(unit_arm >= 8))  # unit.least_stands
        o1[i + B] = error  # error


def most_stands(
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
    """Most stands in a unit (value for unit). @book 43, 93, 97"""
    for i in range(rows):
        unit_arm = i1[i]
        error = I1(0)
        o1[i] = I1(12 - I1(unit_arm >= 8) * 11)  # unit.most_stands
        o1[i + B] = error  # error


def companies(
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
    """Companies, troops or batteries to a stand, roughly (value for unit). @book 43"""
    for i in range(rows):
        unit_arm = i1[i]
        t2 = I1(2 - I1(unit_arm >= 8))
        chosen_unit_companies = i4[i]
        t3 = (unit_arm <= 7) & (chosen_unit_companies >= -2147483647)
        error = I1(0)
        error = I1(7 if t3 & (not (chosen_unit_companies >= 1) & (chosen_unit_companies <= t2)) else error)  # NotOpen
        o1[i] = I4(chosen_unit_companies if t3 else 1)  # unit.companies
        o1[i + B] = I4(chosen_unit_companies if t3 else I4(t2))  # unit.companies.to
        o1[i + 2 * B] = error  # error


def roster_stands(
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
    """Stands (value for roster). @book 93"""
    for i in range(rows):
        roster_foot_stands = i1[i]
        roster_horse_stands = i1[i + B]
        error = I1(0)
        o1[i] = I1(roster_foot_stands + roster_horse_stands)  # roster.roster_stands
        o1[i + B] = error  # error


def form_unit(
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
    """Form a unit (action for roster). @book 93-97

    Its stands stay in contact all game; a gap of a centimetre is still contact.
    """
    for i in range(rows):
        roster_single_models = i1[i]
        roster_foot_stands = i1[i + B]
        roster_horse_stands = i1[i + 2 * B]
        t2 = (roster_foot_stands >= 1) & (roster_horse_stands >= 1)
        t3 = (roster_single_models >= 1) | t2
        roster_grades = i1[i + 3 * B]
        t4 = roster_grades >= 2
        t5 = t3 | t4
        t6 = I1(roster_foot_stands + roster_horse_stands)
        t7 = t6 <= 1
        t8 = t5 | t7
        t9 = t6 >= 13
        t10 = t8 | t9
        roster_gap_cm = i1[i + 4 * B]
        t11 = roster_gap_cm >= 2
        t12 = I1(
            2
            if (not t3) & t4
            else I1(2 if (roster_single_models == 0) & t2 else I1(I1(roster_single_models >= 1) * 2))
        )
        roster_verdict = I1(
            I1(t10 | t11) * I1(
                2
                if (not t10) & t11
                else I1(2 if (not t8) & t9 else I1(2 if (not t5) & t7 else t12))
            )
        )
        error = I1(0)
        o1[i] = roster_verdict  # roster.verdict
        o1[i + B] = error  # error


def weight(
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
    """Class of the gun (value for roster). @book 101"""
    for i in range(rows):
        roster_piece = i1[i]
        error = I1(0)
        o1[i] = I1(10 - I1(roster_piece >= 6) - I1(roster_piece >= 8))  # roster.weight
        o1[i + B] = error  # error


def form_battalia(
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
    """Form a battalia (action for roster). @book 121, 125

    Guns go with any of them, or make up one of their own.
    """
    for i in range(rows):
        roster_commanders = i1[i]
        roster_gun_models = i1[i + B]
        roster_foot_units = i1[i + 2 * B]
        roster_skirmisher_units = i1[i + 3 * B]
        roster_horse_units = i1[i + 4 * B]
        t2 = I1(I1(roster_foot_units + roster_skirmisher_units) + roster_horse_units) == 0
        t3 = (roster_gun_models >= 1) & t2
        t4 = (roster_commanders != 1) | t3
        t5 = t4 | t2
        t6 = roster_horse_units == 0
        t7 = t5 | t6
        t8 = roster_foot_units == 0
        t9 = t8 & (roster_skirmisher_units == 0)
        t10 = t7 | t9
        t11 = t8 & (roster_skirmisher_units == 1)
        t12 = t10 | t11
        t13 = roster_horse_units == 1
        t14 = I1(
            2
            if (not t4) & t2
            else I1(0 if (roster_commanders == 1) & t3 else I1(2 - I1(roster_commanders == 1) * 2))
        )
        t15 = I1(
            0
            if (not t12) & t13
            else I1(0 if (not t10) & t11 else I1(0 if (not t7) & t9 else I1(0 if (not t5) & t6 else t14)))
        )
        error = I1(0)
        o1[i] = I1(t15 if t12 | t13 else 2)  # roster.verdict
        o1[i + B] = error  # error


def firearms(
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
    """missile troops other than guns (term for unit). @book 269, 376"""
    for i in range(rows):
        unit_arm = i1[i]
        error = I1(0)
        o1[i] = (unit_arm == 1) | (unit_arm == 3) | (unit_arm >= 6) & (unit_arm <= 7)  # unit.firearms
        o1[i + B] = error  # error


def out_of_arc(
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
    """outside its arc of fire (term for unit). @book 376, 378"""
    for i in range(rows):
        unit_target_angle = i2[i]
        unit_formation = i1[i]
        error = I1(0)
        o1[i] = (unit_target_angle >= 2701) & (unit_formation != 2)  # unit.out_of_arc
        o1[i + B] = error  # error


def mixed_with_friends(
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
    """within 20 yd of friends of the firer (term for unit). @book 378"""
    for i in range(rows):
        unit_firers_friends = i4[i]
        error = I1(0)
        o1[i] = unit_firers_friends <= 1200  # unit.mixed_with_friends
        o1[i + B] = error  # error


def pick_target(
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
    """Pass over the nearest target (action for unit against leader). @book 378"""
    for i in range(rows):
        unit_arm = i1[i + 4 * B]
        t2 = unit_arm >= 8
        unit_leader_attached = i1[i] != 0
        leader_rank = i1[i + 5 * B]
        t3 = leader_rank == 0
        unit_own_leader = i1[i + B] != 0
        t4 = t3 | (leader_rank == 2) & unit_own_leader
        t5 = t2 & (not unit_leader_attached) & t4
        unit_leader_distance = i4[i]
        t6 = leader_rank == 1
        leader_ability = i1[i + 6 * B]
        t7 = (leader_ability == 1) & ((leader_rank == 0) | (leader_rank == 2)) & (leader_rank != 1)
        t8 = I1(
            I1(3 - I1(leader_rank >= 2) - I1(leader_rank == 3))
            if t7
            else I1(2 - I1(leader_rank >= 2) - I1(leader_rank == 3))
        )
        t9 = (not t7) & t6
        t10 = leader_ability == 2
        t11 = t10 & t3 & (not t9)
        t12 = I1(t8 - I1(t11))
        t13 = (not t11) & t9
        leader_wounds = i1[i + 7 * B]
        t14 = leader_wounds >= 1
        t15 = (not t13)
        t16 = t14 & (t15 & (t12 >= 2)) & t15
        t17 = unit_leader_distance <= I2(
            I2(I2(I1(max(I1(I1(0 if (not t16) & t13 else I1(t12 - I1(t16))) - 1), 0)) * 40) + 60) * 60
        )
        leader_attached = i1[i + 2 * B] != 0
        t18 = t2 & (unit_leader_attached | t4 & t17 & (not leader_attached))
        unit_picks_target = i1[i + 3 * B] != 0
        error = I1(0)
        error = I1(1 if t5 & t6 | t5 & t14 & t6 else error)  # NoRule
        error = I1(3 if (leader_rank >= 2) & t10 else error)  # IllegalState
        o1[i] = t18 | unit_picks_target  # unit.picks_target
        o1[i + B] = I1(2 - I1(t18) * 2)  # unit.verdict
        o1[i + 2 * B] = error  # error


def caracole(
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
    """Fire in caracole (action for unit against target). @book 384"""
    for i in range(rows):
        unit_fired = i1[i] != 0
        unit_arm = i1[i + 5 * B]
        unit_third_rank = i1[i + 6 * B]
        t2 = unit_third_rank >= 1
        t3 = unit_third_rank == 0
        unit_second_rank = i1[i + 7 * B]
        t4 = unit_second_rank >= 1
        t5 = t3 & t4
        t6 = t2 | t4
        t7 = unit_arm != 6
        t8 = (unit_arm == 6) & ((not t6 & ((not t5) & t3)) & (I1(I1(3 - I1(t5)) if t6 else 1) == 2))
        t9 = unit_fired | t8
        t10 = unit_fired | (not t9)
        t11 = (not t10)
        unit_in_caracole = i1[i + B] != 0
        t12 = t11 | unit_in_caracole
        unit_range = i4[i]
        t13 = unit_range <= 7200
        t14 = I1(
            -1
            if unit_arm != 8
            else I1(2 if t13 else I1(1 if unit_range <= 21600 else I1(-I1(unit_range >= 43201))))
        )
        t15 = I1(
            I1(2 if t13 else I1(1 if unit_range <= 14400 else I1(-I1(unit_range >= 28801))))
            if unit_arm >= 9
            else t14
        )
        t16 = unit_range >= 2401
        t17 = I1(
            I1(2 - I1(t16) * 3)
            if (unit_arm >= 5) & (unit_arm <= 7)
            else I1(I1(2 if unit_range <= 2400 else I1(-I1(unit_range >= 7201))) if unit_arm <= 4 else t15)
        )
        t18 = (unit_arm == 0) | (unit_arm == 2) | (unit_arm >= 4) & (unit_arm <= 5) | (unit_arm >= 8) | unit_fired
        unit_place = i1[i + 8 * B]
        target_place = i1[i + 9 * B]
        t19 = (unit_place >= 1) & (unit_place <= 2) & t16 | (target_place >= 1) & (target_place <= 2) & t16
        target_fired = i1[i + 2 * B] != 0
        unit_obstruction = i1[i + 10 * B]
        t20 = t19 | (target_place >= 3) & t16 & (not target_fired) | (
            unit_obstruction >= 1
        ) & (unit_obstruction <= 3)
        unit_higher = i1[i + 3 * B] != 0
        unit_between_distance = i4[i + B]
        unit_between_fired = i1[i + 4 * B] != 0
        t21 = (unit_obstruction == 4) & (
            not unit_higher & (unit_between_distance >= 2400) & (not unit_between_fired)
        )
        t22 = t20 | t21
        t23 = t18 | t22
        t24 = t17 == -1
        t25 = t23 | t24
        unit_target_angle = i2[i]
        unit_formation = i1[i + 11 * B]
        t26 = unit_formation != 2
        t27 = (unit_target_angle >= 2701) & t26
        t28 = t25 | t27
        target_firers_friends = i4[i + 2 * B]
        t29 = target_firers_friends <= 1200
        t30 = t28 | t29
        unit_nearest_target = i4[i + 3 * B]
        t31 = unit_range > unit_nearest_target
        t32 = t30 | t31
        t33 = t11 & (not t32)
        t34 = I1(
            2
            if ((unit_arm == 1) | (unit_arm == 3) | (unit_arm >= 6) & (unit_arm <= 7)) & unit_fired
            else I1(2 - I1((unit_arm == 1) | (unit_arm == 3) | (unit_arm >= 6) & (unit_arm <= 7)) * 2)
        )
        t35 = I1(
            2
            if (not t28) & t29
            else I1(2 if (not t25) & t27 else I1(2 if (not t23) & t24 else I1(2 if (not t18) & t22 else t34)))
        )
        t36 = (not t33)
        unit_shooting_stands = i1[i + 12 * B]
        unit_second_rank_shooting = i1[i + 13 * B]
        t37 = I1(unit_shooting_stands + I1(I1(t12) * unit_second_rank_shooting))
        unit_loose_figures = i1[i + 14 * B]
        t38 = I1(I1((unit_arm == 3) | (unit_arm >= 5) & (unit_arm <= 7)) * I1(t37 + I1(unit_loose_figures // 2)))
        unit_dp = i1[i + 15 * B]
        t39 = I1(
            I1(I1(I1(t38 + I1(t37 * 2)) + I1(I1(unit_loose_figures // 4) * 2)) if unit_arm == 1 else t38)
            - unit_dp
        )
        t40 = I1(max(t39, 0))
        target_cover = i1[i + 16 * B]
        unit_shots = I1(I1(-I1(I1(-t40) // 2)) if target_cover >= 2 else t40)
        t41 = unit_shots >= 1
        dice_1 = i1[i + 22 * B]
        t42 = unit_shots >= 2
        dice_2 = i1[i + 23 * B]
        t43 = unit_shots >= 3
        dice_3 = i1[i + 24 * B]
        t44 = unit_shots >= 4
        dice_4 = i1[i + 25 * B]
        t45 = unit_shots >= 5
        dice_5 = i1[i + 26 * B]
        t46 = unit_shots >= 6
        dice_6 = i1[i + 27 * B]
        t47 = unit_shots >= 7
        dice_7 = i1[i + 28 * B]
        t48 = unit_shots >= 8
        dice_8 = i1[i + 29 * B]
        t49 = unit_shots >= 9
        dice_9 = i1[i + 30 * B]
        t50 = unit_shots >= 10
        dice_10 = i1[i + 31 * B]
        t51 = unit_shots >= 11
        dice_11 = i1[i + 32 * B]
        t52 = unit_shots >= 12
        dice_12 = i1[i + 33 * B]
        t53 = unit_shots >= 13
        dice_13 = i1[i + 34 * B]
        t54 = unit_shots >= 14
        dice_14 = i1[i + 35 * B]
        t55 = unit_shots >= 15
        dice_15 = i1[i + 36 * B]
        t56 = unit_shots >= 16
        dice_16 = i1[i + 37 * B]
        t57 = unit_shots >= 17
        dice_17 = i1[i + 38 * B]
        t58 = unit_shots >= 18
        dice_18 = i1[i + 39 * B]
        t59 = unit_shots >= 19
        dice_19 = i1[i + 40 * B]
        t60 = unit_shots >= 20
        dice_20 = i1[i + 41 * B]
        t61 = unit_shots >= 21
        dice_21 = i1[i + 42 * B]
        t62 = unit_shots >= 22
        dice_22 = i1[i + 43 * B]
        t63 = unit_shots >= 23
        dice_23 = i1[i + 44 * B]
        t64 = unit_shots >= 24
        dice_24 = i1[i + 45 * B]
        t65 = unit_shots >= 25
        dice_25 = i1[i + 46 * B]
        t66 = unit_shots >= 26
        dice_26 = i1[i + 47 * B]
        t67 = unit_shots >= 27
        dice_27 = i1[i + 48 * B]
        t68 = unit_shots >= 28
        dice_28 = i1[i + 49 * B]
        t69 = unit_shots >= 29
        dice_29 = i1[i + 50 * B]
        t70 = unit_shots >= 30
        dice_30 = i1[i + 51 * B]
        t71 = unit_shots >= 31
        dice_31 = i1[i + 52 * B]
        t72 = unit_shots >= 32
        dice_32 = i1[i + 53 * B]
        t73 = unit_shots >= 33
        dice_33 = i1[i + 54 * B]
        t74 = unit_shots >= 34
        dice_34 = i1[i + 55 * B]
        t75 = unit_shots >= 35
        dice_35 = i1[i + 56 * B]
        t76 = unit_shots >= 36
        dice_36 = i1[i + 57 * B]
        t77 = unit_shots >= 37
        dice_37 = i1[i + 58 * B]
        t78 = unit_shots >= 38
        dice_38 = i1[i + 59 * B]
        t79 = unit_shots >= 39
        dice_39 = i1[i + 60 * B]
        t80 = unit_shots >= 40
        dice_40 = i1[i + 61 * B]
        t81 = unit_shots >= 41
        dice_41 = i1[i + 62 * B]
        t82 = unit_shots >= 42
        dice_42 = i1[i + 63 * B]
        t83 = unit_shots >= 43
        dice_43 = i1[i + 64 * B]
        t84 = unit_shots >= 44
        dice_44 = i1[i + 65 * B]
        t85 = unit_shots >= 45
        dice_45 = i1[i + 66 * B]
        t86 = unit_shots >= 46
        dice_46 = i1[i + 67 * B]
        t87 = unit_shots >= 47
        dice_47 = i1[i + 68 * B]
        t88 = unit_shots >= 48
        dice_48 = i1[i + 69 * B]
        t89 = unit_shots >= 49
        dice_49 = i1[i + 70 * B]
        t90 = unit_shots >= 50
        dice_50 = i1[i + 71 * B]
        t91 = unit_shots >= 51
        dice_51 = i1[i + 72 * B]
        t92 = unit_shots >= 52
        dice_52 = i1[i + 73 * B]
        t93 = unit_shots >= 53
        dice_53 = i1[i + 74 * B]
        t94 = unit_shots >= 54
        dice_54 = i1[i + 75 * B]
        t95 = unit_shots >= 55
        dice_55 = i1[i + 76 * B]
        t96 = unit_shots >= 56
        dice_56 = i1[i + 77 * B]
        t97 = unit_shots >= 57
        dice_57 = i1[i + 78 * B]
        t98 = unit_shots >= 58
        dice_58 = i1[i + 79 * B]
        t99 = unit_shots >= 59
        dice_59 = i1[i + 80 * B]
        t100 = unit_shots >= 60
        dice_60 = i1[i + 81 * B]
        t101 = unit_shots >= 61
        dice_61 = i1[i + 82 * B]
        t102 = unit_shots >= 62
        dice_62 = i1[i + 83 * B]
        t103 = unit_shots >= 63
        dice_63 = i1[i + 84 * B]
        t104 = unit_shots >= 64
        dice_64 = i1[i + 85 * B]
        t105 = unit_shots >= 65
        dice_65 = i1[i + 86 * B]
        t106 = unit_shots >= 66
        dice_66 = i1[i + 87 * B]
        t107 = unit_shots >= 67
        dice_67 = i1[i + 88 * B]
        t108 = unit_shots >= 68
        dice_68 = i1[i + 89 * B]
        t109 = unit_shots >= 69
        dice_69 = i1[i + 90 * B]
        t110 = unit_shots >= 70
        dice_70 = i1[i + 91 * B]
        t111 = unit_shots >= 71
        dice_71 = i1[i + 92 * B]
        t112 = unit_shots >= 72
        dice_72 = i1[i + 93 * B]
        t113 = unit_shots >= 73
        dice_73 = i1[i + 94 * B]
        t114 = unit_shots >= 74
        dice_74 = i1[i + 95 * B]
        t115 = unit_shots >= 75
        dice_75 = i1[i + 96 * B]
        t116 = unit_shots >= 76
        dice_76 = i1[i + 97 * B]
        t117 = unit_shots >= 77
        dice_77 = i1[i + 98 * B]
        t118 = unit_shots >= 78
        dice_78 = i1[i + 99 * B]
        t119 = unit_shots >= 79
        dice_79 = i1[i + 100 * B]
        t120 = unit_shots >= 80
        dice_80 = i1[i + 101 * B]
        t121 = unit_shots >= 81
        dice_81 = i1[i + 102 * B]
        t122 = unit_shots >= 82
        dice_82 = i1[i + 103 * B]
        t123 = unit_shots >= 83
        dice_83 = i1[i + 104 * B]
        t124 = unit_shots >= 84
        dice_84 = i1[i + 105 * B]
        t125 = unit_shots >= 85
        dice_85 = i1[i + 106 * B]
        t126 = unit_shots >= 86
        dice_86 = i1[i + 107 * B]
        t127 = unit_shots >= 87
        dice_87 = i1[i + 108 * B]
        t128 = unit_shots >= 88
        dice_88 = i1[i + 109 * B]
        t129 = unit_shots >= 89
        dice_89 = i1[i + 110 * B]
        t130 = unit_shots >= 90
        dice_90 = i1[i + 111 * B]
        t131 = unit_shots >= 91
        dice_91 = i1[i + 112 * B]
        t132 = unit_shots >= 92
        dice_92 = i1[i + 113 * B]
        t133 = unit_shots >= 93
        dice_93 = i1[i + 114 * B]
        t134 = unit_shots >= 94
        dice_94 = i1[i + 115 * B]
        t135 = unit_shots >= 95
        dice_95 = i1[i + 116 * B]
        t136 = unit_shots == 96
        dice_96 = i1[i + 117 * B]
        t137 = I1(I1(I1(I1(I1(t41) * dice_1) + I1(I1(t42) * dice_2)) + I1(I1(t43) * dice_3)) + I1(I1(t44) * dice_4))
        t138 = I1(
            I1(I1(I1(t137 + I1(I1(t45) * dice_5)) + I1(I1(t46) * dice_6)) + I1(I1(t47) * dice_7))
            + I1(I1(t48) * dice_8)
        )
        t139 = I1(
            I1(I1(I1(t138 + I1(I1(t49) * dice_9)) + I1(I1(t50) * dice_10)) + I1(I1(t51) * dice_11))
            + I1(I1(t52) * dice_12)
        )
        t140 = I1(
            I1(I1(I1(t139 + I1(I1(t53) * dice_13)) + I1(I1(t54) * dice_14)) + I1(I1(t55) * dice_15))
            + I1(I1(t56) * dice_16)
        )
        t141 = I1(
            I1(I1(I1(t140 + I1(I1(t57) * dice_17)) + I1(I1(t58) * dice_18)) + I1(I1(t59) * dice_19))
            + I1(I1(t60) * dice_20)
        )
        t142 = I2(
            I2(I2(I2(t141 + I1(I1(t61) * dice_21)) + I2(I1(t62) * dice_22)) + I2(I1(t63) * dice_23))
            + I2(I1(t64) * dice_24)
        )
        t143 = I2(
            I2(I2(I2(t142 + I2(I1(t65) * dice_25)) + I2(I1(t66) * dice_26)) + I2(I1(t67) * dice_27))
            + I2(I1(t68) * dice_28)
        )
        t144 = I2(
            I2(I2(I2(t143 + I2(I1(t69) * dice_29)) + I2(I1(t70) * dice_30)) + I2(I1(t71) * dice_31))
            + I2(I1(t72) * dice_32)
        )
        t145 = I2(
            I2(I2(I2(t144 + I2(I1(t73) * dice_33)) + I2(I1(t74) * dice_34)) + I2(I1(t75) * dice_35))
            + I2(I1(t76) * dice_36)
        )
        t146 = I2(
            I2(I2(I2(t145 + I2(I1(t77) * dice_37)) + I2(I1(t78) * dice_38)) + I2(I1(t79) * dice_39))
            + I2(I1(t80) * dice_40)
        )
        t147 = I2(
            I2(I2(I2(t146 + I2(I1(t81) * dice_41)) + I2(I1(t82) * dice_42)) + I2(I1(t83) * dice_43))
            + I2(I1(t84) * dice_44)
        )
        t148 = I2(
            I2(I2(I2(t147 + I2(I1(t85) * dice_45)) + I2(I1(t86) * dice_46)) + I2(I1(t87) * dice_47))
            + I2(I1(t88) * dice_48)
        )
        t149 = I2(
            I2(I2(I2(t148 + I2(I1(t89) * dice_49)) + I2(I1(t90) * dice_50)) + I2(I1(t91) * dice_51))
            + I2(I1(t92) * dice_52)
        )
        t150 = I2(
            I2(I2(I2(t149 + I2(I1(t93) * dice_53)) + I2(I1(t94) * dice_54)) + I2(I1(t95) * dice_55))
            + I2(I1(t96) * dice_56)
        )
        t151 = I2(
            I2(I2(I2(t150 + I2(I1(t97) * dice_57)) + I2(I1(t98) * dice_58)) + I2(I1(t99) * dice_59))
            + I2(I1(t100) * dice_60)
        )
        t152 = I2(
            I2(I2(I2(t151 + I2(I1(t101) * dice_61)) + I2(I1(t102) * dice_62)) + I2(I1(t103) * dice_63))
            + I2(I1(t104) * dice_64)
        )
        t153 = I2(
            I2(I2(I2(t152 + I2(I1(t105) * dice_65)) + I2(I1(t106) * dice_66)) + I2(I1(t107) * dice_67))
            + I2(I1(t108) * dice_68)
        )
        t154 = I2(
            I2(I2(I2(t153 + I2(I1(t109) * dice_69)) + I2(I1(t110) * dice_70)) + I2(I1(t111) * dice_71))
            + I2(I1(t112) * dice_72)
        )
        t155 = I2(
            I2(I2(I2(t154 + I2(I1(t113) * dice_73)) + I2(I1(t114) * dice_74)) + I2(I1(t115) * dice_75))
            + I2(I1(t116) * dice_76)
        )
        t156 = I2(
            I2(I2(I2(t155 + I2(I1(t117) * dice_77)) + I2(I1(t118) * dice_78)) + I2(I1(t119) * dice_79))
            + I2(I1(t120) * dice_80)
        )
        t157 = I2(
            I2(I2(I2(t156 + I2(I1(t121) * dice_81)) + I2(I1(t122) * dice_82)) + I2(I1(t123) * dice_83))
            + I2(I1(t124) * dice_84)
        )
        t158 = I2(
            I2(I2(I2(t157 + I2(I1(t125) * dice_85)) + I2(I1(t126) * dice_86)) + I2(I1(t127) * dice_87))
            + I2(I1(t128) * dice_88)
        )
        t159 = I2(
            I2(I2(I2(t158 + I2(I1(t129) * dice_89)) + I2(I1(t130) * dice_90)) + I2(I1(t131) * dice_91))
            + I2(I1(t132) * dice_92)
        )
        unit_total = I2(
            I2(I2(I2(t159 + I2(I1(t133) * dice_93)) + I2(I1(t134) * dice_94)) + I2(I1(t135) * dice_95))
            + I2(I1(t136) * dice_96)
        )
        t160 = I1(
            I1(I1(I1(t41 & (dice_1 == 6)) + I1(t42 & (dice_2 == 6))) + I1(t43 & (dice_3 == 6)))
            + I1(t44 & (dice_4 == 6))
        )
        t161 = I1(
            I1(I1(I1(t160 + I1(t45 & (dice_5 == 6))) + I1(t46 & (dice_6 == 6))) + I1(t47 & (dice_7 == 6)))
            + I1(t48 & (dice_8 == 6))
        )
        t162 = I1(I1(I1(t161 + I1(t49 & (dice_9 == 6))) + I1(t50 & (dice_10 == 6))) + I1(t51 & (dice_11 == 6)))
        t163 = I1(I1(I1(t162 + I1(t52 & (dice_12 == 6))) + I1(t53 & (dice_13 == 6))) + I1(t54 & (dice_14 == 6)))
        t164 = I1(I1(I1(t163 + I1(t55 & (dice_15 == 6))) + I1(t56 & (dice_16 == 6))) + I1(t57 & (dice_17 == 6)))
        t165 = I1(I1(I1(t164 + I1(t58 & (dice_18 == 6))) + I1(t59 & (dice_19 == 6))) + I1(t60 & (dice_20 == 6)))
        t166 = I1(I1(I1(t165 + I1(t61 & (dice_21 == 6))) + I1(t62 & (dice_22 == 6))) + I1(t63 & (dice_23 == 6)))
        t167 = I1(I1(I1(t166 + I1(t64 & (dice_24 == 6))) + I1(t65 & (dice_25 == 6))) + I1(t66 & (dice_26 == 6)))
        t168 = I1(I1(I1(t167 + I1(t67 & (dice_27 == 6))) + I1(t68 & (dice_28 == 6))) + I1(t69 & (dice_29 == 6)))
        t169 = I1(I1(I1(t168 + I1(t70 & (dice_30 == 6))) + I1(t71 & (dice_31 == 6))) + I1(t72 & (dice_32 == 6)))
        t170 = I1(I1(I1(t169 + I1(t73 & (dice_33 == 6))) + I1(t74 & (dice_34 == 6))) + I1(t75 & (dice_35 == 6)))
        t171 = I1(I1(I1(t170 + I1(t76 & (dice_36 == 6))) + I1(t77 & (dice_37 == 6))) + I1(t78 & (dice_38 == 6)))
        t172 = I1(I1(I1(t171 + I1(t79 & (dice_39 == 6))) + I1(t80 & (dice_40 == 6))) + I1(t81 & (dice_41 == 6)))
        t173 = I1(I1(I1(t172 + I1(t82 & (dice_42 == 6))) + I1(t83 & (dice_43 == 6))) + I1(t84 & (dice_44 == 6)))
        t174 = I1(I1(I1(t173 + I1(t85 & (dice_45 == 6))) + I1(t86 & (dice_46 == 6))) + I1(t87 & (dice_47 == 6)))
        t175 = I1(I1(I1(t174 + I1(t88 & (dice_48 == 6))) + I1(t89 & (dice_49 == 6))) + I1(t90 & (dice_50 == 6)))
        t176 = I1(I1(I1(t175 + I1(t91 & (dice_51 == 6))) + I1(t92 & (dice_52 == 6))) + I1(t93 & (dice_53 == 6)))
        t177 = I1(I1(I1(t176 + I1(t94 & (dice_54 == 6))) + I1(t95 & (dice_55 == 6))) + I1(t96 & (dice_56 == 6)))
        t178 = I1(I1(I1(t177 + I1(t97 & (dice_57 == 6))) + I1(t98 & (dice_58 == 6))) + I1(t99 & (dice_59 == 6)))
        t179 = I1(I1(I1(t178 + I1(t100 & (dice_60 == 6))) + I1(t101 & (dice_61 == 6))) + I1(t102 & (dice_62 == 6)))
        t180 = I1(I1(I1(t179 + I1(t103 & (dice_63 == 6))) + I1(t104 & (dice_64 == 6))) + I1(t105 & (dice_65 == 6)))
        t181 = I1(I1(I1(t180 + I1(t106 & (dice_66 == 6))) + I1(t107 & (dice_67 == 6))) + I1(t108 & (dice_68 == 6)))
        t182 = I1(I1(I1(t181 + I1(t109 & (dice_69 == 6))) + I1(t110 & (dice_70 == 6))) + I1(t111 & (dice_71 == 6)))
        t183 = I1(I1(I1(t182 + I1(t112 & (dice_72 == 6))) + I1(t113 & (dice_73 == 6))) + I1(t114 & (dice_74 == 6)))
        t184 = I1(I1(I1(t183 + I1(t115 & (dice_75 == 6))) + I1(t116 & (dice_76 == 6))) + I1(t117 & (dice_77 == 6)))
        t185 = I1(I1(I1(t184 + I1(t118 & (dice_78 == 6))) + I1(t119 & (dice_79 == 6))) + I1(t120 & (dice_80 == 6)))
        t186 = I1(I1(I1(t185 + I1(t121 & (dice_81 == 6))) + I1(t122 & (dice_82 == 6))) + I1(t123 & (dice_83 == 6)))
        t187 = I1(I1(I1(t186 + I1(t124 & (dice_84 == 6))) + I1(t125 & (dice_85 == 6))) + I1(t126 & (dice_86 == 6)))
        t188 = I1(I1(I1(t187 + I1(t127 & (dice_87 == 6))) + I1(t128 & (dice_88 == 6))) + I1(t129 & (dice_89 == 6)))
        t189 = I1(I1(I1(t188 + I1(t130 & (dice_90 == 6))) + I1(t131 & (dice_91 == 6))) + I1(t132 & (dice_92 == 6)))
        t190 = I1(I1(I1(t189 + I1(t133 & (dice_93 == 6))) + I1(t134 & (dice_94 == 6))) + I1(t135 & (dice_95 == 6)))
        t191 = I1(t190 + I1(t136 & (dice_96 == 6)))
        t192 = t191 >= 1
        t193 = t33 & t192
        target_stands = i1[i + 17 * B]
        target_grade = i1[i + 18 * B]
        target_arm = i1[i + 19 * B]
        t194 = I1(I1(target_stands + I1(-I1(target_grade == 4))) + I1((target_grade <= 1) | (target_arm == 3)))
        target_dp = i1[i + 20 * B]
        t195 = I1(max(I1(I1(min(t194, 6)) - target_dp), 0))
        target_casualties = i1[i + 21 * B]
        target_dp_2 = I1(
            min(I1(target_dp + I1(I1(t193) * I1(I1(I1(min(t191, t195)) if t193 else t191) if t192 else t191))), 6)
        )
        unit_fired_2 = t33 | unit_fired
        unit_in_caracole_2 = (not t11 & (not unit_fired_2)) & t12
        t196 = (
            (unit_arm == 3) | (unit_arm == 7)
        ) & t26 | (unit_arm >= 8) & (unit_formation <= 2) | (unit_formation == 3) & (unit_arm <= 7)
        t197 = t196 | (target_arm >= 8) & (target_stands >= 2) | (target_stands == 1) & (target_arm <= 7) | t2 & (
            unit_second_rank == 0
        )
        t198 = t197 | (unit_formation == 1) & (
            (unit_second_rank >= 2) | (unit_third_rank >= 2)
        ) | unit_in_caracole & t7
        t199 = t33 & (
            t41 & (dice_1 == 0)
        ) | t33 & (t42 & (dice_2 == 0)) | t33 & (t43 & (dice_3 == 0)) | t33 & (t44 & (dice_4 == 0))
        t200 = t199 | t33 & (t45 & (dice_5 == 0)) | t33 & (t46 & (dice_6 == 0)) | t33 & (t47 & (dice_7 == 0))
        t201 = t200 | t33 & (t48 & (dice_8 == 0)) | t33 & (t49 & (dice_9 == 0)) | t33 & (t50 & (dice_10 == 0))
        t202 = t201 | t33 & (t51 & (dice_11 == 0)) | t33 & (t52 & (dice_12 == 0)) | t33 & (t53 & (dice_13 == 0))
        t203 = t202 | t33 & (t54 & (dice_14 == 0)) | t33 & (t55 & (dice_15 == 0)) | t33 & (t56 & (dice_16 == 0))
        t204 = t203 | t33 & (t57 & (dice_17 == 0)) | t33 & (t58 & (dice_18 == 0)) | t33 & (t59 & (dice_19 == 0))
        t205 = t204 | t33 & (t60 & (dice_20 == 0)) | t33 & (t61 & (dice_21 == 0)) | t33 & (t62 & (dice_22 == 0))
        t206 = t205 | t33 & (t63 & (dice_23 == 0)) | t33 & (t64 & (dice_24 == 0)) | t33 & (t65 & (dice_25 == 0))
        t207 = t206 | t33 & (t66 & (dice_26 == 0)) | t33 & (t67 & (dice_27 == 0)) | t33 & (t68 & (dice_28 == 0))
        t208 = t207 | t33 & (t69 & (dice_29 == 0)) | t33 & (t70 & (dice_30 == 0)) | t33 & (t71 & (dice_31 == 0))
        t209 = t208 | t33 & (t72 & (dice_32 == 0)) | t33 & (t73 & (dice_33 == 0)) | t33 & (t74 & (dice_34 == 0))
        t210 = t209 | t33 & (t75 & (dice_35 == 0)) | t33 & (t76 & (dice_36 == 0)) | t33 & (t77 & (dice_37 == 0))
        t211 = t210 | t33 & (t78 & (dice_38 == 0)) | t33 & (t79 & (dice_39 == 0)) | t33 & (t80 & (dice_40 == 0))
        t212 = t211 | t33 & (t81 & (dice_41 == 0)) | t33 & (t82 & (dice_42 == 0)) | t33 & (t83 & (dice_43 == 0))
        t213 = t212 | t33 & (t84 & (dice_44 == 0)) | t33 & (t85 & (dice_45 == 0)) | t33 & (t86 & (dice_46 == 0))
        t214 = t213 | t33 & (t87 & (dice_47 == 0)) | t33 & (t88 & (dice_48 == 0)) | t33 & (t89 & (dice_49 == 0))
        t215 = t214 | t33 & (t90 & (dice_50 == 0)) | t33 & (t91 & (dice_51 == 0)) | t33 & (t92 & (dice_52 == 0))
        t216 = t215 | t33 & (t93 & (dice_53 == 0)) | t33 & (t94 & (dice_54 == 0)) | t33 & (t95 & (dice_55 == 0))
        t217 = t216 | t33 & (t96 & (dice_56 == 0)) | t33 & (t97 & (dice_57 == 0)) | t33 & (t98 & (dice_58 == 0))
        t218 = t217 | t33 & (t99 & (dice_59 == 0)) | t33 & (t100 & (dice_60 == 0)) | t33 & (t101 & (dice_61 == 0))
        t219 = t218 | t33 & (t102 & (dice_62 == 0)) | t33 & (t103 & (dice_63 == 0)) | t33 & (t104 & (dice_64 == 0))
        t220 = t219 | t33 & (t105 & (dice_65 == 0)) | t33 & (t106 & (dice_66 == 0)) | t33 & (t107 & (dice_67 == 0))
        t221 = t220 | t33 & (t108 & (dice_68 == 0)) | t33 & (t109 & (dice_69 == 0)) | t33 & (t110 & (dice_70 == 0))
        t222 = t221 | t33 & (t111 & (dice_71 == 0)) | t33 & (t112 & (dice_72 == 0)) | t33 & (t113 & (dice_73 == 0))
        t223 = t222 | t33 & (t114 & (dice_74 == 0)) | t33 & (t115 & (dice_75 == 0)) | t33 & (t116 & (dice_76 == 0))
        t224 = t223 | t33 & (t117 & (dice_77 == 0)) | t33 & (t118 & (dice_78 == 0)) | t33 & (t119 & (dice_79 == 0))
        t225 = t224 | t33 & (t120 & (dice_80 == 0)) | t33 & (t121 & (dice_81 == 0)) | t33 & (t122 & (dice_82 == 0))
        t226 = t225 | t33 & (t123 & (dice_83 == 0)) | t33 & (t124 & (dice_84 == 0)) | t33 & (t125 & (dice_85 == 0))
        t227 = t226 | t33 & (t126 & (dice_86 == 0)) | t33 & (t127 & (dice_87 == 0)) | t33 & (t128 & (dice_88 == 0))
        t228 = t227 | t33 & (t129 & (dice_89 == 0)) | t33 & (t130 & (dice_90 == 0)) | t33 & (t131 & (dice_91 == 0))
        t229 = t228 | t33 & (t132 & (dice_92 == 0)) | t33 & (t133 & (dice_93 == 0)) | t33 & (t134 & (dice_94 == 0))
        t230 = t33 & (
            t41 & (dice_1 >= 7)
        ) | t33 & (t42 & (dice_2 >= 7)) | t33 & (t43 & (dice_3 >= 7)) | t33 & (t44 & (dice_4 >= 7))
        t231 = t230 | t33 & (t45 & (dice_5 >= 7)) | t33 & (t46 & (dice_6 >= 7)) | t33 & (t47 & (dice_7 >= 7))
        t232 = t231 | t33 & (t48 & (dice_8 >= 7)) | t33 & (t49 & (dice_9 >= 7)) | t33 & (t50 & (dice_10 >= 7))
        t233 = t232 | t33 & (t51 & (dice_11 >= 7)) | t33 & (t52 & (dice_12 >= 7)) | t33 & (t53 & (dice_13 >= 7))
        t234 = t233 | t33 & (t54 & (dice_14 >= 7)) | t33 & (t55 & (dice_15 >= 7)) | t33 & (t56 & (dice_16 >= 7))
        t235 = t234 | t33 & (t57 & (dice_17 >= 7)) | t33 & (t58 & (dice_18 >= 7)) | t33 & (t59 & (dice_19 >= 7))
        t236 = t235 | t33 & (t60 & (dice_20 >= 7)) | t33 & (t61 & (dice_21 >= 7)) | t33 & (t62 & (dice_22 >= 7))
        t237 = t236 | t33 & (t63 & (dice_23 >= 7)) | t33 & (t64 & (dice_24 >= 7)) | t33 & (t65 & (dice_25 >= 7))
        t238 = t237 | t33 & (t66 & (dice_26 >= 7)) | t33 & (t67 & (dice_27 >= 7)) | t33 & (t68 & (dice_28 >= 7))
        t239 = t238 | t33 & (t69 & (dice_29 >= 7)) | t33 & (t70 & (dice_30 >= 7)) | t33 & (t71 & (dice_31 >= 7))
        t240 = t239 | t33 & (t72 & (dice_32 >= 7)) | t33 & (t73 & (dice_33 >= 7)) | t33 & (t74 & (dice_34 >= 7))
        t241 = t240 | t33 & (t75 & (dice_35 >= 7)) | t33 & (t76 & (dice_36 >= 7)) | t33 & (t77 & (dice_37 >= 7))
        t242 = t241 | t33 & (t78 & (dice_38 >= 7)) | t33 & (t79 & (dice_39 >= 7)) | t33 & (t80 & (dice_40 >= 7))
        t243 = t242 | t33 & (t81 & (dice_41 >= 7)) | t33 & (t82 & (dice_42 >= 7)) | t33 & (t83 & (dice_43 >= 7))
        t244 = t243 | t33 & (t84 & (dice_44 >= 7)) | t33 & (t85 & (dice_45 >= 7)) | t33 & (t86 & (dice_46 >= 7))
        t245 = t244 | t33 & (t87 & (dice_47 >= 7)) | t33 & (t88 & (dice_48 >= 7)) | t33 & (t89 & (dice_49 >= 7))
        t246 = t245 | t33 & (t90 & (dice_50 >= 7)) | t33 & (t91 & (dice_51 >= 7)) | t33 & (t92 & (dice_52 >= 7))
        t247 = t246 | t33 & (t93 & (dice_53 >= 7)) | t33 & (t94 & (dice_54 >= 7)) | t33 & (t95 & (dice_55 >= 7))
        t248 = t247 | t33 & (t96 & (dice_56 >= 7)) | t33 & (t97 & (dice_57 >= 7)) | t33 & (t98 & (dice_58 >= 7))
        t249 = t248 | t33 & (t99 & (dice_59 >= 7)) | t33 & (t100 & (dice_60 >= 7)) | t33 & (t101 & (dice_61 >= 7))
        t250 = t249 | t33 & (t102 & (dice_62 >= 7)) | t33 & (t103 & (dice_63 >= 7)) | t33 & (t104 & (dice_64 >= 7))
        t251 = t250 | t33 & (t105 & (dice_65 >= 7)) | t33 & (t106 & (dice_66 >= 7)) | t33 & (t107 & (dice_67 >= 7))
        t252 = t251 | t33 & (t108 & (dice_68 >= 7)) | t33 & (t109 & (dice_69 >= 7)) | t33 & (t110 & (dice_70 >= 7))
        t253 = t252 | t33 & (t111 & (dice_71 >= 7)) | t33 & (t112 & (dice_72 >= 7)) | t33 & (t113 & (dice_73 >= 7))
        t254 = t253 | t33 & (t114 & (dice_74 >= 7)) | t33 & (t115 & (dice_75 >= 7)) | t33 & (t116 & (dice_76 >= 7))
        t255 = t254 | t33 & (t117 & (dice_77 >= 7)) | t33 & (t118 & (dice_78 >= 7)) | t33 & (t119 & (dice_79 >= 7))
        t256 = t255 | t33 & (t120 & (dice_80 >= 7)) | t33 & (t121 & (dice_81 >= 7)) | t33 & (t122 & (dice_82 >= 7))
        t257 = t256 | t33 & (t123 & (dice_83 >= 7)) | t33 & (t124 & (dice_84 >= 7)) | t33 & (t125 & (dice_85 >= 7))
        t258 = t257 | t33 & (t126 & (dice_86 >= 7)) | t33 & (t127 & (dice_87 >= 7)) | t33 & (t128 & (dice_88 >= 7))
        t259 = t258 | t33 & (t129 & (dice_89 >= 7)) | t33 & (t130 & (dice_90 >= 7)) | t33 & (t131 & (dice_91 >= 7))
        t260 = t259 | t33 & (t132 & (dice_92 >= 7)) | t33 & (t133 & (dice_93 >= 7)) | t33 & (t134 & (dice_94 >= 7))
        error = I1(0)
        error = I1(3 if unit_in_caracole_2 & t7 else error)  # IllegalState
        error = I1(6 if t260 | t33 & (t135 & (dice_95 >= 7)) | t33 & (t136 & (dice_96 >= 7)) else error)  # InputError
        error = I1(9 if t229 | t33 & (t135 & (dice_95 == 0)) | t33 & (t136 & (dice_96 == 0)) else error)  # MissingDice
        error = I1(3 if t198 else error)  # IllegalState
        o1[i] = t36  # unit.small_arms.shots.none
        o1[i + B] = t36  # unit.small_arms.total.none
        o1[i + 2 * B] = t36  # unit.small_arms.natural.none
        o1[i + 3 * B] = t36  # unit.small_arms.dice.none
        o1[i + 4 * B] = unit_in_caracole_2  # unit.in_caracole
        o1[i + 5 * B] = unit_fired_2  # unit.fired
        o1[i + 6 * B] = I1(I1(0 if (not unit_fired) & t8 else I1(I1(unit_fired) * 2)) if t9 else 2)  # unit.verdict
        o1[i + 7 * B] = I1(-1 if t10 else t17)  # unit.small_arms.band
        o1[i + 8 * B] = I1(-1 if t10 else I1(I1(t32) * I1(2 if (not t30) & t31 else t35)))  # unit.small_arms.verdict
        o1[i + 9 * B] = unit_shots  # unit.small_arms.shots
        o1[i + 10 * B] = unit_shots  # unit.small_arms.dice
        o1[i + 11 * B] = I1(min(I1(target_casualties + I1(I1(t193) * I1(max(I1(t191 - t195), 0)))), 12))  # target.casualties
        o1[i + 12 * B] = target_dp_2  # target.dp
        o1[i + 13 * B] = I1(t11 & unit_fired_2)  # unit.may_not
        o1[i + 14 * B] = error  # error
        o2[i] = unit_total  # unit.small_arms.total
        o2[i + B] = unit_total  # unit.small_arms.natural


def fire_and_move(
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
    """Move after firing (action for unit). @book 273, 388

    Firing does not of itself bar a charge.
    """
    for i in range(rows):
        unit_fired = i1[i] != 0
        unit_arm = i1[i + B]
        error = I1(0)
        o1[i] = I1(I1(I1((unit_arm <= 2) | (unit_arm == 4) | (unit_arm >= 8)) * 2) if unit_fired else 2)  # unit.verdict
        o1[i + B] = error  # error


def firing(
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
    """Stands able to fire (value for unit). @book 384"""
    for i in range(rows):
        unit_shooting_stands = i1[i + B]
        unit_in_caracole = i1[i] != 0
        unit_second_rank_shooting = i1[i + 2 * B]
        error = I1(0)
        o1[i] = I1(unit_shooting_stands + I1(I1(unit_in_caracole) * unit_second_rank_shooting))  # unit.firing
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
    """Small arms (action for unit against target). @book 376-384, 409-421

    A tuft of cotton wool shows it.

    A building is hard cover, a wood is not.
    """
    for i in range(rows):
        unit_arm = i1[i + 5 * B]
        unit_range = i4[i]
        t2 = unit_range <= 7200
        t3 = I1(
            -1
            if unit_arm != 8
            else I1(2 if t2 else I1(1 if unit_range <= 21600 else I1(-I1(unit_range >= 43201))))
        )
        t4 = I1(
            I1(2 if t2 else I1(1 if unit_range <= 14400 else I1(-I1(unit_range >= 28801))))
            if unit_arm >= 9
            else t3
        )
        t5 = unit_range >= 2401
        unit_band = I1(
            I1(2 - I1(t5) * 3)
            if (unit_arm >= 5) & (unit_arm <= 7)
            else I1(I1(2 if unit_range <= 2400 else I1(-I1(unit_range >= 7201))) if unit_arm <= 4 else t4)
        )
        unit_fired = i1[i] != 0
        t6 = (unit_arm == 0) | (unit_arm == 2) | (unit_arm >= 4) & (unit_arm <= 5) | (unit_arm >= 8) | unit_fired
        unit_place = i1[i + 6 * B]
        target_place = i1[i + 7 * B]
        t7 = (unit_place >= 1) & (unit_place <= 2) & t5 | (target_place >= 1) & (target_place <= 2) & t5
        target_fired = i1[i + B] != 0
        unit_obstruction = i1[i + 8 * B]
        t8 = t7 | (target_place >= 3) & t5 & (not target_fired) | (unit_obstruction >= 1) & (unit_obstruction <= 3)
        unit_higher = i1[i + 2 * B] != 0
        unit_between_distance = i4[i + B]
        unit_between_fired = i1[i + 3 * B] != 0
        t9 = (unit_obstruction == 4) & (
            not unit_higher & (unit_between_distance >= 2400) & (not unit_between_fired)
        )
        t10 = t8 | t9
        t11 = t6 | t10
        t12 = unit_band == -1
        t13 = t11 | t12
        unit_target_angle = i2[i]
        unit_formation = i1[i + 9 * B]
        t14 = unit_formation != 2
        t15 = (unit_target_angle >= 2701) & t14
        t16 = t13 | t15
        target_firers_friends = i4[i + 2 * B]
        t17 = target_firers_friends <= 1200
        t18 = t16 | t17
        unit_nearest_target = i4[i + 3 * B]
        t19 = unit_range > unit_nearest_target
        t20 = t18 | t19
        t21 = (not t20)
        t22 = I1(
            2
            if ((unit_arm == 1) | (unit_arm == 3) | (unit_arm >= 6) & (unit_arm <= 7)) & unit_fired
            else I1(2 - I1((unit_arm == 1) | (unit_arm == 3) | (unit_arm >= 6) & (unit_arm <= 7)) * 2)
        )
        t23 = I1(
            2
            if (not t16) & t17
            else I1(2 if (not t13) & t15 else I1(2 if (not t11) & t12 else I1(2 if (not t6) & t10 else t22)))
        )
        unit_shooting_stands = i1[i + 10 * B]
        unit_in_caracole = i1[i + 4 * B] != 0
        unit_second_rank_shooting = i1[i + 11 * B]
        t24 = I1(unit_shooting_stands + I1(I1(unit_in_caracole) * unit_second_rank_shooting))
        unit_loose_figures = i1[i + 12 * B]
        t25 = I1(I1((unit_arm == 3) | (unit_arm >= 5) & (unit_arm <= 7)) * I1(t24 + I1(unit_loose_figures // 2)))
        unit_dp = i1[i + 13 * B]
        t26 = I1(
            I1(I1(I1(t25 + I1(t24 * 2)) + I1(I1(unit_loose_figures // 4) * 2)) if unit_arm == 1 else t25)
            - unit_dp
        )
        t27 = I1(max(t26, 0))
        target_cover = i1[i + 14 * B]
        unit_shots = I1(I1(-I1(I1(-t27) // 2)) if target_cover >= 2 else t27)
        t28 = unit_shots >= 1
        dice_1 = i1[i + 20 * B]
        t29 = unit_shots >= 2
        dice_2 = i1[i + 21 * B]
        t30 = unit_shots >= 3
        dice_3 = i1[i + 22 * B]
        t31 = unit_shots >= 4
        dice_4 = i1[i + 23 * B]
        t32 = unit_shots >= 5
        dice_5 = i1[i + 24 * B]
        t33 = unit_shots >= 6
        dice_6 = i1[i + 25 * B]
        t34 = unit_shots >= 7
        dice_7 = i1[i + 26 * B]
        t35 = unit_shots >= 8
        dice_8 = i1[i + 27 * B]
        t36 = unit_shots >= 9
        dice_9 = i1[i + 28 * B]
        t37 = unit_shots >= 10
        dice_10 = i1[i + 29 * B]
        t38 = unit_shots >= 11
        dice_11 = i1[i + 30 * B]
        t39 = unit_shots >= 12
        dice_12 = i1[i + 31 * B]
        t40 = unit_shots >= 13
        dice_13 = i1[i + 32 * B]
        t41 = unit_shots >= 14
        dice_14 = i1[i + 33 * B]
        t42 = unit_shots >= 15
        dice_15 = i1[i + 34 * B]
        t43 = unit_shots >= 16
        dice_16 = i1[i + 35 * B]
        t44 = unit_shots >= 17
        dice_17 = i1[i + 36 * B]
        t45 = unit_shots >= 18
        dice_18 = i1[i + 37 * B]
        t46 = unit_shots >= 19
        dice_19 = i1[i + 38 * B]
        t47 = unit_shots >= 20
        dice_20 = i1[i + 39 * B]
        t48 = unit_shots >= 21
        dice_21 = i1[i + 40 * B]
        t49 = unit_shots >= 22
        dice_22 = i1[i + 41 * B]
        t50 = unit_shots >= 23
        dice_23 = i1[i + 42 * B]
        t51 = unit_shots >= 24
        dice_24 = i1[i + 43 * B]
        t52 = unit_shots >= 25
        dice_25 = i1[i + 44 * B]
        t53 = unit_shots >= 26
        dice_26 = i1[i + 45 * B]
        t54 = unit_shots >= 27
        dice_27 = i1[i + 46 * B]
        t55 = unit_shots >= 28
        dice_28 = i1[i + 47 * B]
        t56 = unit_shots >= 29
        dice_29 = i1[i + 48 * B]
        t57 = unit_shots >= 30
        dice_30 = i1[i + 49 * B]
        t58 = unit_shots >= 31
        dice_31 = i1[i + 50 * B]
        t59 = unit_shots >= 32
        dice_32 = i1[i + 51 * B]
        t60 = unit_shots >= 33
        dice_33 = i1[i + 52 * B]
        t61 = unit_shots >= 34
        dice_34 = i1[i + 53 * B]
        t62 = unit_shots >= 35
        dice_35 = i1[i + 54 * B]
        t63 = unit_shots >= 36
        dice_36 = i1[i + 55 * B]
        t64 = unit_shots >= 37
        dice_37 = i1[i + 56 * B]
        t65 = unit_shots >= 38
        dice_38 = i1[i + 57 * B]
        t66 = unit_shots >= 39
        dice_39 = i1[i + 58 * B]
        t67 = unit_shots >= 40
        dice_40 = i1[i + 59 * B]
        t68 = unit_shots >= 41
        dice_41 = i1[i + 60 * B]
        t69 = unit_shots >= 42
        dice_42 = i1[i + 61 * B]
        t70 = unit_shots >= 43
        dice_43 = i1[i + 62 * B]
        t71 = unit_shots >= 44
        dice_44 = i1[i + 63 * B]
        t72 = unit_shots >= 45
        dice_45 = i1[i + 64 * B]
        t73 = unit_shots >= 46
        dice_46 = i1[i + 65 * B]
        t74 = unit_shots >= 47
        dice_47 = i1[i + 66 * B]
        t75 = unit_shots >= 48
        dice_48 = i1[i + 67 * B]
        t76 = unit_shots >= 49
        dice_49 = i1[i + 68 * B]
        t77 = unit_shots >= 50
        dice_50 = i1[i + 69 * B]
        t78 = unit_shots >= 51
        dice_51 = i1[i + 70 * B]
        t79 = unit_shots >= 52
        dice_52 = i1[i + 71 * B]
        t80 = unit_shots >= 53
        dice_53 = i1[i + 72 * B]
        t81 = unit_shots >= 54
        dice_54 = i1[i + 73 * B]
        t82 = unit_shots >= 55
        dice_55 = i1[i + 74 * B]
        t83 = unit_shots >= 56
        dice_56 = i1[i + 75 * B]
        t84 = unit_shots >= 57
        dice_57 = i1[i + 76 * B]
        t85 = unit_shots >= 58
        dice_58 = i1[i + 77 * B]
        t86 = unit_shots >= 59
        dice_59 = i1[i + 78 * B]
        t87 = unit_shots >= 60
        dice_60 = i1[i + 79 * B]
        t88 = unit_shots >= 61
        dice_61 = i1[i + 80 * B]
        t89 = unit_shots >= 62
        dice_62 = i1[i + 81 * B]
        t90 = unit_shots >= 63
        dice_63 = i1[i + 82 * B]
        t91 = unit_shots >= 64
        dice_64 = i1[i + 83 * B]
        t92 = unit_shots >= 65
        dice_65 = i1[i + 84 * B]
        t93 = unit_shots >= 66
        dice_66 = i1[i + 85 * B]
        t94 = unit_shots >= 67
        dice_67 = i1[i + 86 * B]
        t95 = unit_shots >= 68
        dice_68 = i1[i + 87 * B]
        t96 = unit_shots >= 69
        dice_69 = i1[i + 88 * B]
        t97 = unit_shots >= 70
        dice_70 = i1[i + 89 * B]
        t98 = unit_shots >= 71
        dice_71 = i1[i + 90 * B]
        t99 = unit_shots >= 72
        dice_72 = i1[i + 91 * B]
        t100 = unit_shots >= 73
        dice_73 = i1[i + 92 * B]
        t101 = unit_shots >= 74
        dice_74 = i1[i + 93 * B]
        t102 = unit_shots >= 75
        dice_75 = i1[i + 94 * B]
        t103 = unit_shots >= 76
        dice_76 = i1[i + 95 * B]
        t104 = unit_shots >= 77
        dice_77 = i1[i + 96 * B]
        t105 = unit_shots >= 78
        dice_78 = i1[i + 97 * B]
        t106 = unit_shots >= 79
        dice_79 = i1[i + 98 * B]
        t107 = unit_shots >= 80
        dice_80 = i1[i + 99 * B]
        t108 = unit_shots >= 81
        dice_81 = i1[i + 100 * B]
        t109 = unit_shots >= 82
        dice_82 = i1[i + 101 * B]
        t110 = unit_shots >= 83
        dice_83 = i1[i + 102 * B]
        t111 = unit_shots >= 84
        dice_84 = i1[i + 103 * B]
        t112 = unit_shots >= 85
        dice_85 = i1[i + 104 * B]
        t113 = unit_shots >= 86
        dice_86 = i1[i + 105 * B]
        t114 = unit_shots >= 87
        dice_87 = i1[i + 106 * B]
        t115 = unit_shots >= 88
        dice_88 = i1[i + 107 * B]
        t116 = unit_shots >= 89
        dice_89 = i1[i + 108 * B]
        t117 = unit_shots >= 90
        dice_90 = i1[i + 109 * B]
        t118 = unit_shots >= 91
        dice_91 = i1[i + 110 * B]
        t119 = unit_shots >= 92
        dice_92 = i1[i + 111 * B]
        t120 = unit_shots >= 93
        dice_93 = i1[i + 112 * B]
        t121 = unit_shots >= 94
        dice_94 = i1[i + 113 * B]
        t122 = unit_shots >= 95
        dice_95 = i1[i + 114 * B]
        t123 = unit_shots == 96
        dice_96 = i1[i + 115 * B]
        t124 = I1(I1(I1(I1(I1(t28) * dice_1) + I1(I1(t29) * dice_2)) + I1(I1(t30) * dice_3)) + I1(I1(t31) * dice_4))
        t125 = I1(
            I1(I1(I1(t124 + I1(I1(t32) * dice_5)) + I1(I1(t33) * dice_6)) + I1(I1(t34) * dice_7))
            + I1(I1(t35) * dice_8)
        )
        t126 = I1(
            I1(I1(I1(t125 + I1(I1(t36) * dice_9)) + I1(I1(t37) * dice_10)) + I1(I1(t38) * dice_11))
            + I1(I1(t39) * dice_12)
        )
        t127 = I1(
            I1(I1(I1(t126 + I1(I1(t40) * dice_13)) + I1(I1(t41) * dice_14)) + I1(I1(t42) * dice_15))
            + I1(I1(t43) * dice_16)
        )
        t128 = I1(
            I1(I1(I1(t127 + I1(I1(t44) * dice_17)) + I1(I1(t45) * dice_18)) + I1(I1(t46) * dice_19))
            + I1(I1(t47) * dice_20)
        )
        t129 = I2(
            I2(I2(I2(t128 + I1(I1(t48) * dice_21)) + I2(I1(t49) * dice_22)) + I2(I1(t50) * dice_23))
            + I2(I1(t51) * dice_24)
        )
        t130 = I2(
            I2(I2(I2(t129 + I2(I1(t52) * dice_25)) + I2(I1(t53) * dice_26)) + I2(I1(t54) * dice_27))
            + I2(I1(t55) * dice_28)
        )
        t131 = I2(
            I2(I2(I2(t130 + I2(I1(t56) * dice_29)) + I2(I1(t57) * dice_30)) + I2(I1(t58) * dice_31))
            + I2(I1(t59) * dice_32)
        )
        t132 = I2(
            I2(I2(I2(t131 + I2(I1(t60) * dice_33)) + I2(I1(t61) * dice_34)) + I2(I1(t62) * dice_35))
            + I2(I1(t63) * dice_36)
        )
        t133 = I2(
            I2(I2(I2(t132 + I2(I1(t64) * dice_37)) + I2(I1(t65) * dice_38)) + I2(I1(t66) * dice_39))
            + I2(I1(t67) * dice_40)
        )
        t134 = I2(
            I2(I2(I2(t133 + I2(I1(t68) * dice_41)) + I2(I1(t69) * dice_42)) + I2(I1(t70) * dice_43))
            + I2(I1(t71) * dice_44)
        )
        t135 = I2(
            I2(I2(I2(t134 + I2(I1(t72) * dice_45)) + I2(I1(t73) * dice_46)) + I2(I1(t74) * dice_47))
            + I2(I1(t75) * dice_48)
        )
        t136 = I2(
            I2(I2(I2(t135 + I2(I1(t76) * dice_49)) + I2(I1(t77) * dice_50)) + I2(I1(t78) * dice_51))
            + I2(I1(t79) * dice_52)
        )
        t137 = I2(
            I2(I2(I2(t136 + I2(I1(t80) * dice_53)) + I2(I1(t81) * dice_54)) + I2(I1(t82) * dice_55))
            + I2(I1(t83) * dice_56)
        )
        t138 = I2(
            I2(I2(I2(t137 + I2(I1(t84) * dice_57)) + I2(I1(t85) * dice_58)) + I2(I1(t86) * dice_59))
            + I2(I1(t87) * dice_60)
        )
        t139 = I2(
            I2(I2(I2(t138 + I2(I1(t88) * dice_61)) + I2(I1(t89) * dice_62)) + I2(I1(t90) * dice_63))
            + I2(I1(t91) * dice_64)
        )
        t140 = I2(
            I2(I2(I2(t139 + I2(I1(t92) * dice_65)) + I2(I1(t93) * dice_66)) + I2(I1(t94) * dice_67))
            + I2(I1(t95) * dice_68)
        )
        t141 = I2(
            I2(I2(I2(t140 + I2(I1(t96) * dice_69)) + I2(I1(t97) * dice_70)) + I2(I1(t98) * dice_71))
            + I2(I1(t99) * dice_72)
        )
        t142 = I2(
            I2(I2(I2(t141 + I2(I1(t100) * dice_73)) + I2(I1(t101) * dice_74)) + I2(I1(t102) * dice_75))
            + I2(I1(t103) * dice_76)
        )
        t143 = I2(
            I2(I2(I2(t142 + I2(I1(t104) * dice_77)) + I2(I1(t105) * dice_78)) + I2(I1(t106) * dice_79))
            + I2(I1(t107) * dice_80)
        )
        t144 = I2(
            I2(I2(I2(t143 + I2(I1(t108) * dice_81)) + I2(I1(t109) * dice_82)) + I2(I1(t110) * dice_83))
            + I2(I1(t111) * dice_84)
        )
        t145 = I2(
            I2(I2(I2(t144 + I2(I1(t112) * dice_85)) + I2(I1(t113) * dice_86)) + I2(I1(t114) * dice_87))
            + I2(I1(t115) * dice_88)
        )
        t146 = I2(
            I2(I2(I2(t145 + I2(I1(t116) * dice_89)) + I2(I1(t117) * dice_90)) + I2(I1(t118) * dice_91))
            + I2(I1(t119) * dice_92)
        )
        unit_total = I2(
            I2(I2(I2(t146 + I2(I1(t120) * dice_93)) + I2(I1(t121) * dice_94)) + I2(I1(t122) * dice_95))
            + I2(I1(t123) * dice_96)
        )
        t147 = I1(
            I1(I1(I1(t28 & (dice_1 == 6)) + I1(t29 & (dice_2 == 6))) + I1(t30 & (dice_3 == 6)))
            + I1(t31 & (dice_4 == 6))
        )
        t148 = I1(
            I1(I1(I1(t147 + I1(t32 & (dice_5 == 6))) + I1(t33 & (dice_6 == 6))) + I1(t34 & (dice_7 == 6)))
            + I1(t35 & (dice_8 == 6))
        )
        t149 = I1(I1(I1(t148 + I1(t36 & (dice_9 == 6))) + I1(t37 & (dice_10 == 6))) + I1(t38 & (dice_11 == 6)))
        t150 = I1(I1(I1(t149 + I1(t39 & (dice_12 == 6))) + I1(t40 & (dice_13 == 6))) + I1(t41 & (dice_14 == 6)))
        t151 = I1(I1(I1(t150 + I1(t42 & (dice_15 == 6))) + I1(t43 & (dice_16 == 6))) + I1(t44 & (dice_17 == 6)))
        t152 = I1(I1(I1(t151 + I1(t45 & (dice_18 == 6))) + I1(t46 & (dice_19 == 6))) + I1(t47 & (dice_20 == 6)))
        t153 = I1(I1(I1(t152 + I1(t48 & (dice_21 == 6))) + I1(t49 & (dice_22 == 6))) + I1(t50 & (dice_23 == 6)))
        t154 = I1(I1(I1(t153 + I1(t51 & (dice_24 == 6))) + I1(t52 & (dice_25 == 6))) + I1(t53 & (dice_26 == 6)))
        t155 = I1(I1(I1(t154 + I1(t54 & (dice_27 == 6))) + I1(t55 & (dice_28 == 6))) + I1(t56 & (dice_29 == 6)))
        t156 = I1(I1(I1(t155 + I1(t57 & (dice_30 == 6))) + I1(t58 & (dice_31 == 6))) + I1(t59 & (dice_32 == 6)))
        t157 = I1(I1(I1(t156 + I1(t60 & (dice_33 == 6))) + I1(t61 & (dice_34 == 6))) + I1(t62 & (dice_35 == 6)))
        t158 = I1(I1(I1(t157 + I1(t63 & (dice_36 == 6))) + I1(t64 & (dice_37 == 6))) + I1(t65 & (dice_38 == 6)))
        t159 = I1(I1(I1(t158 + I1(t66 & (dice_39 == 6))) + I1(t67 & (dice_40 == 6))) + I1(t68 & (dice_41 == 6)))
        t160 = I1(I1(I1(t159 + I1(t69 & (dice_42 == 6))) + I1(t70 & (dice_43 == 6))) + I1(t71 & (dice_44 == 6)))
        t161 = I1(I1(I1(t160 + I1(t72 & (dice_45 == 6))) + I1(t73 & (dice_46 == 6))) + I1(t74 & (dice_47 == 6)))
        t162 = I1(I1(I1(t161 + I1(t75 & (dice_48 == 6))) + I1(t76 & (dice_49 == 6))) + I1(t77 & (dice_50 == 6)))
        t163 = I1(I1(I1(t162 + I1(t78 & (dice_51 == 6))) + I1(t79 & (dice_52 == 6))) + I1(t80 & (dice_53 == 6)))
        t164 = I1(I1(I1(t163 + I1(t81 & (dice_54 == 6))) + I1(t82 & (dice_55 == 6))) + I1(t83 & (dice_56 == 6)))
        t165 = I1(I1(I1(t164 + I1(t84 & (dice_57 == 6))) + I1(t85 & (dice_58 == 6))) + I1(t86 & (dice_59 == 6)))
        t166 = I1(I1(I1(t165 + I1(t87 & (dice_60 == 6))) + I1(t88 & (dice_61 == 6))) + I1(t89 & (dice_62 == 6)))
        t167 = I1(I1(I1(t166 + I1(t90 & (dice_63 == 6))) + I1(t91 & (dice_64 == 6))) + I1(t92 & (dice_65 == 6)))
        t168 = I1(I1(I1(t167 + I1(t93 & (dice_66 == 6))) + I1(t94 & (dice_67 == 6))) + I1(t95 & (dice_68 == 6)))
        t169 = I1(I1(I1(t168 + I1(t96 & (dice_69 == 6))) + I1(t97 & (dice_70 == 6))) + I1(t98 & (dice_71 == 6)))
        t170 = I1(I1(I1(t169 + I1(t99 & (dice_72 == 6))) + I1(t100 & (dice_73 == 6))) + I1(t101 & (dice_74 == 6)))
        t171 = I1(I1(I1(t170 + I1(t102 & (dice_75 == 6))) + I1(t103 & (dice_76 == 6))) + I1(t104 & (dice_77 == 6)))
        t172 = I1(I1(I1(t171 + I1(t105 & (dice_78 == 6))) + I1(t106 & (dice_79 == 6))) + I1(t107 & (dice_80 == 6)))
        t173 = I1(I1(I1(t172 + I1(t108 & (dice_81 == 6))) + I1(t109 & (dice_82 == 6))) + I1(t110 & (dice_83 == 6)))
        t174 = I1(I1(I1(t173 + I1(t111 & (dice_84 == 6))) + I1(t112 & (dice_85 == 6))) + I1(t113 & (dice_86 == 6)))
        t175 = I1(I1(I1(t174 + I1(t114 & (dice_87 == 6))) + I1(t115 & (dice_88 == 6))) + I1(t116 & (dice_89 == 6)))
        t176 = I1(I1(I1(t175 + I1(t117 & (dice_90 == 6))) + I1(t118 & (dice_91 == 6))) + I1(t119 & (dice_92 == 6)))
        t177 = I1(I1(I1(t176 + I1(t120 & (dice_93 == 6))) + I1(t121 & (dice_94 == 6))) + I1(t122 & (dice_95 == 6)))
        t178 = I1(t177 + I1(t123 & (dice_96 == 6)))
        t179 = t178 >= 1
        t180 = t21 & t179
        target_stands = i1[i + 15 * B]
        target_grade = i1[i + 16 * B]
        target_arm = i1[i + 17 * B]
        t181 = I1(I1(target_stands + I1(-I1(target_grade == 4))) + I1((target_grade <= 1) | (target_arm == 3)))
        target_dp = i1[i + 18 * B]
        t182 = I1(max(I1(I1(min(t181, 6)) - target_dp), 0))
        target_casualties = i1[i + 19 * B]
        target_dp_2 = I1(
            min(I1(target_dp + I1(I1(t180) * I1(I1(I1(min(t178, t182)) if t180 else t178) if t179 else t178))), 6)
        )
        t183 = (
            (unit_arm == 3) | (unit_arm == 7)
        ) & t14 | (unit_arm >= 8) & (unit_formation <= 2) | (unit_formation == 3) & (unit_arm <= 7)
        t184 = t183 | (target_arm >= 8) & (
            target_stands >= 2
        ) | (target_stands == 1) & (target_arm <= 7) | unit_in_caracole & (unit_arm != 6)
        t185 = t21 & (
            t28 & (dice_1 == 0)
        ) | t21 & (t29 & (dice_2 == 0)) | t21 & (t30 & (dice_3 == 0)) | t21 & (t31 & (dice_4 == 0))
        t186 = t185 | t21 & (t32 & (dice_5 == 0)) | t21 & (t33 & (dice_6 == 0)) | t21 & (t34 & (dice_7 == 0))
        t187 = t186 | t21 & (t35 & (dice_8 == 0)) | t21 & (t36 & (dice_9 == 0)) | t21 & (t37 & (dice_10 == 0))
        t188 = t187 | t21 & (t38 & (dice_11 == 0)) | t21 & (t39 & (dice_12 == 0)) | t21 & (t40 & (dice_13 == 0))
        t189 = t188 | t21 & (t41 & (dice_14 == 0)) | t21 & (t42 & (dice_15 == 0)) | t21 & (t43 & (dice_16 == 0))
        t190 = t189 | t21 & (t44 & (dice_17 == 0)) | t21 & (t45 & (dice_18 == 0)) | t21 & (t46 & (dice_19 == 0))
        t191 = t190 | t21 & (t47 & (dice_20 == 0)) | t21 & (t48 & (dice_21 == 0)) | t21 & (t49 & (dice_22 == 0))
        t192 = t191 | t21 & (t50 & (dice_23 == 0)) | t21 & (t51 & (dice_24 == 0)) | t21 & (t52 & (dice_25 == 0))
        t193 = t192 | t21 & (t53 & (dice_26 == 0)) | t21 & (t54 & (dice_27 == 0)) | t21 & (t55 & (dice_28 == 0))
        t194 = t193 | t21 & (t56 & (dice_29 == 0)) | t21 & (t57 & (dice_30 == 0)) | t21 & (t58 & (dice_31 == 0))
        t195 = t194 | t21 & (t59 & (dice_32 == 0)) | t21 & (t60 & (dice_33 == 0)) | t21 & (t61 & (dice_34 == 0))
        t196 = t195 | t21 & (t62 & (dice_35 == 0)) | t21 & (t63 & (dice_36 == 0)) | t21 & (t64 & (dice_37 == 0))
        t197 = t196 | t21 & (t65 & (dice_38 == 0)) | t21 & (t66 & (dice_39 == 0)) | t21 & (t67 & (dice_40 == 0))
        t198 = t197 | t21 & (t68 & (dice_41 == 0)) | t21 & (t69 & (dice_42 == 0)) | t21 & (t70 & (dice_43 == 0))
        t199 = t198 | t21 & (t71 & (dice_44 == 0)) | t21 & (t72 & (dice_45 == 0)) | t21 & (t73 & (dice_46 == 0))
        t200 = t199 | t21 & (t74 & (dice_47 == 0)) | t21 & (t75 & (dice_48 == 0)) | t21 & (t76 & (dice_49 == 0))
        t201 = t200 | t21 & (t77 & (dice_50 == 0)) | t21 & (t78 & (dice_51 == 0)) | t21 & (t79 & (dice_52 == 0))
        t202 = t201 | t21 & (t80 & (dice_53 == 0)) | t21 & (t81 & (dice_54 == 0)) | t21 & (t82 & (dice_55 == 0))
        t203 = t202 | t21 & (t83 & (dice_56 == 0)) | t21 & (t84 & (dice_57 == 0)) | t21 & (t85 & (dice_58 == 0))
        t204 = t203 | t21 & (t86 & (dice_59 == 0)) | t21 & (t87 & (dice_60 == 0)) | t21 & (t88 & (dice_61 == 0))
        t205 = t204 | t21 & (t89 & (dice_62 == 0)) | t21 & (t90 & (dice_63 == 0)) | t21 & (t91 & (dice_64 == 0))
        t206 = t205 | t21 & (t92 & (dice_65 == 0)) | t21 & (t93 & (dice_66 == 0)) | t21 & (t94 & (dice_67 == 0))
        t207 = t206 | t21 & (t95 & (dice_68 == 0)) | t21 & (t96 & (dice_69 == 0)) | t21 & (t97 & (dice_70 == 0))
        t208 = t207 | t21 & (t98 & (dice_71 == 0)) | t21 & (t99 & (dice_72 == 0)) | t21 & (t100 & (dice_73 == 0))
        t209 = t208 | t21 & (t101 & (dice_74 == 0)) | t21 & (t102 & (dice_75 == 0)) | t21 & (t103 & (dice_76 == 0))
        t210 = t209 | t21 & (t104 & (dice_77 == 0)) | t21 & (t105 & (dice_78 == 0)) | t21 & (t106 & (dice_79 == 0))
        t211 = t210 | t21 & (t107 & (dice_80 == 0)) | t21 & (t108 & (dice_81 == 0)) | t21 & (t109 & (dice_82 == 0))
        t212 = t211 | t21 & (t110 & (dice_83 == 0)) | t21 & (t111 & (dice_84 == 0)) | t21 & (t112 & (dice_85 == 0))
        t213 = t212 | t21 & (t113 & (dice_86 == 0)) | t21 & (t114 & (dice_87 == 0)) | t21 & (t115 & (dice_88 == 0))
        t214 = t213 | t21 & (t116 & (dice_89 == 0)) | t21 & (t117 & (dice_90 == 0)) | t21 & (t118 & (dice_91 == 0))
        t215 = t214 | t21 & (t119 & (dice_92 == 0)) | t21 & (t120 & (dice_93 == 0)) | t21 & (t121 & (dice_94 == 0))
        t216 = t21 & (
            t28 & (dice_1 >= 7)
        ) | t21 & (t29 & (dice_2 >= 7)) | t21 & (t30 & (dice_3 >= 7)) | t21 & (t31 & (dice_4 >= 7))
        t217 = t216 | t21 & (t32 & (dice_5 >= 7)) | t21 & (t33 & (dice_6 >= 7)) | t21 & (t34 & (dice_7 >= 7))
        t218 = t217 | t21 & (t35 & (dice_8 >= 7)) | t21 & (t36 & (dice_9 >= 7)) | t21 & (t37 & (dice_10 >= 7))
        t219 = t218 | t21 & (t38 & (dice_11 >= 7)) | t21 & (t39 & (dice_12 >= 7)) | t21 & (t40 & (dice_13 >= 7))
        t220 = t219 | t21 & (t41 & (dice_14 >= 7)) | t21 & (t42 & (dice_15 >= 7)) | t21 & (t43 & (dice_16 >= 7))
        t221 = t220 | t21 & (t44 & (dice_17 >= 7)) | t21 & (t45 & (dice_18 >= 7)) | t21 & (t46 & (dice_19 >= 7))
        t222 = t221 | t21 & (t47 & (dice_20 >= 7)) | t21 & (t48 & (dice_21 >= 7)) | t21 & (t49 & (dice_22 >= 7))
        t223 = t222 | t21 & (t50 & (dice_23 >= 7)) | t21 & (t51 & (dice_24 >= 7)) | t21 & (t52 & (dice_25 >= 7))
        t224 = t223 | t21 & (t53 & (dice_26 >= 7)) | t21 & (t54 & (dice_27 >= 7)) | t21 & (t55 & (dice_28 >= 7))
        t225 = t224 | t21 & (t56 & (dice_29 >= 7)) | t21 & (t57 & (dice_30 >= 7)) | t21 & (t58 & (dice_31 >= 7))
        t226 = t225 | t21 & (t59 & (dice_32 >= 7)) | t21 & (t60 & (dice_33 >= 7)) | t21 & (t61 & (dice_34 >= 7))
        t227 = t226 | t21 & (t62 & (dice_35 >= 7)) | t21 & (t63 & (dice_36 >= 7)) | t21 & (t64 & (dice_37 >= 7))
        t228 = t227 | t21 & (t65 & (dice_38 >= 7)) | t21 & (t66 & (dice_39 >= 7)) | t21 & (t67 & (dice_40 >= 7))
        t229 = t228 | t21 & (t68 & (dice_41 >= 7)) | t21 & (t69 & (dice_42 >= 7)) | t21 & (t70 & (dice_43 >= 7))
        t230 = t229 | t21 & (t71 & (dice_44 >= 7)) | t21 & (t72 & (dice_45 >= 7)) | t21 & (t73 & (dice_46 >= 7))
        t231 = t230 | t21 & (t74 & (dice_47 >= 7)) | t21 & (t75 & (dice_48 >= 7)) | t21 & (t76 & (dice_49 >= 7))
        t232 = t231 | t21 & (t77 & (dice_50 >= 7)) | t21 & (t78 & (dice_51 >= 7)) | t21 & (t79 & (dice_52 >= 7))
        t233 = t232 | t21 & (t80 & (dice_53 >= 7)) | t21 & (t81 & (dice_54 >= 7)) | t21 & (t82 & (dice_55 >= 7))
        t234 = t233 | t21 & (t83 & (dice_56 >= 7)) | t21 & (t84 & (dice_57 >= 7)) | t21 & (t85 & (dice_58 >= 7))
        t235 = t234 | t21 & (t86 & (dice_59 >= 7)) | t21 & (t87 & (dice_60 >= 7)) | t21 & (t88 & (dice_61 >= 7))
        t236 = t235 | t21 & (t89 & (dice_62 >= 7)) | t21 & (t90 & (dice_63 >= 7)) | t21 & (t91 & (dice_64 >= 7))
        t237 = t236 | t21 & (t92 & (dice_65 >= 7)) | t21 & (t93 & (dice_66 >= 7)) | t21 & (t94 & (dice_67 >= 7))
        t238 = t237 | t21 & (t95 & (dice_68 >= 7)) | t21 & (t96 & (dice_69 >= 7)) | t21 & (t97 & (dice_70 >= 7))
        t239 = t238 | t21 & (t98 & (dice_71 >= 7)) | t21 & (t99 & (dice_72 >= 7)) | t21 & (t100 & (dice_73 >= 7))
        t240 = t239 | t21 & (t101 & (dice_74 >= 7)) | t21 & (t102 & (dice_75 >= 7)) | t21 & (t103 & (dice_76 >= 7))
        t241 = t240 | t21 & (t104 & (dice_77 >= 7)) | t21 & (t105 & (dice_78 >= 7)) | t21 & (t106 & (dice_79 >= 7))
        t242 = t241 | t21 & (t107 & (dice_80 >= 7)) | t21 & (t108 & (dice_81 >= 7)) | t21 & (t109 & (dice_82 >= 7))
        t243 = t242 | t21 & (t110 & (dice_83 >= 7)) | t21 & (t111 & (dice_84 >= 7)) | t21 & (t112 & (dice_85 >= 7))
        t244 = t243 | t21 & (t113 & (dice_86 >= 7)) | t21 & (t114 & (dice_87 >= 7)) | t21 & (t115 & (dice_88 >= 7))
        t245 = t244 | t21 & (t116 & (dice_89 >= 7)) | t21 & (t117 & (dice_90 >= 7)) | t21 & (t118 & (dice_91 >= 7))
        t246 = t245 | t21 & (t119 & (dice_92 >= 7)) | t21 & (t120 & (dice_93 >= 7)) | t21 & (t121 & (dice_94 >= 7))
        error = I1(0)
        error = I1(6 if t246 | t21 & (t122 & (dice_95 >= 7)) | t21 & (t123 & (dice_96 >= 7)) else error)  # InputError
        error = I1(9 if t215 | t21 & (t122 & (dice_95 == 0)) | t21 & (t123 & (dice_96 == 0)) else error)  # MissingDice
        error = I1(3 if t184 else error)  # IllegalState
        o1[i] = t20  # unit.shots.none
        o1[i + B] = t20  # unit.total.none
        o1[i + 2 * B] = t20  # unit.natural.none
        o1[i + 3 * B] = t20  # unit.dice.none
        o1[i + 4 * B] = t21 | unit_fired  # unit.fired
        o1[i + 5 * B] = unit_band  # unit.band
        o1[i + 6 * B] = I1(I1(t20) * I1(2 if (not t18) & t19 else t23))  # unit.verdict
        o1[i + 7 * B] = unit_shots  # unit.shots
        o1[i + 8 * B] = unit_shots  # unit.dice
        o1[i + 9 * B] = I1(min(I1(target_casualties + I1(I1(t180) * I1(max(I1(t178 - t182), 0)))), 12))  # target.casualties
        o1[i + 10 * B] = target_dp_2  # target.dp
        o1[i + 11 * B] = error  # error
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
    """Artillery (action for unit against target). @book 376, 378, 396-407"""
    for i in range(rows):
        unit_arm = i1[i + 10 * B]
        t2 = unit_arm >= 8
        t3 = unit_arm <= 7
        unit_range = i4[i]
        t4 = unit_range <= 7200
        t5 = I1(
            -1
            if unit_arm != 8
            else I1(2 if t4 else I1(1 if unit_range <= 21600 else I1(-I1(unit_range >= 43201))))
        )
        t6 = I1(
            I1(2 if t4 else I1(1 if unit_range <= 14400 else I1(-I1(unit_range >= 28801))))
            if unit_arm >= 9
            else t5
        )
        unit_limbered = i1[i] != 0
        unit_abandoned = i1[i + B] != 0
        t7 = unit_limbered | unit_abandoned
        unit_fired = i1[i + 2 * B] != 0
        t8 = t7 | unit_fired
        unit_place = i1[i + 11 * B]
        t9 = unit_range >= 2401
        target_place = i1[i + 12 * B]
        t10 = (unit_place >= 1) & (unit_place <= 2) & t9 | (target_place >= 1) & (target_place <= 2) & t9
        target_fired = i1[i + 3 * B] != 0
        unit_obstruction = i1[i + 13 * B]
        t11 = t10 | (target_place >= 3) & t9 & (not target_fired) | (
            unit_obstruction >= 1
        ) & (unit_obstruction <= 3)
        unit_higher = i1[i + 4 * B] != 0
        unit_between_distance = i4[i + B]
        unit_between_fired = i1[i + 5 * B] != 0
        t12 = (unit_obstruction == 4) & (
            not unit_higher & (unit_between_distance >= 2400) & (not unit_between_fired)
        )
        t13 = t11 | t12
        t14 = t8 | t13
        t15 = t6 == -1
        t16 = t14 | t15
        unit_target_angle = i2[i]
        unit_formation = i1[i + 14 * B]
        t17 = unit_formation != 2
        t18 = (unit_target_angle >= 2701) & t17
        t19 = t16 | t18
        target_firers_friends = i4[i + 2 * B]
        t20 = target_firers_friends <= 1200
        t21 = t19 | t20
        unit_nearest_target = i4[i + 3 * B]
        unit_picks_target = i1[i + 6 * B] != 0
        t22 = (unit_range > unit_nearest_target) & (not unit_picks_target)
        t23 = t21 | t22
        t24 = t2 & (not t23)
        t25 = I1(
            2
            if (not t7) & unit_fired
            else I1(2 if (not unit_limbered) & unit_abandoned else I1(I1(unit_limbered) * 2))
        )
        t26 = I1(
            2
            if (not t19) & t20
            else I1(2 if (not t16) & t18 else I1(2 if (not t14) & t15 else I1(2 if (not t8) & t13 else t25)))
        )
        dice_1 = i1[i + 24 * B]
        t27 = (not t24)
        target_formation = i1[i + 15 * B]
        target_limbered = i1[i + 7 * B] != 0
        target_enfilade = i1[i + 8 * B] != 0
        t28 = I1(
            I1(dice_1 + I1(-I1(unit_arm == 10) + I1(unit_arm == 8)))
            + I1((target_formation == 1) | target_limbered | target_enfilade)
        )
        target_cover = i1[i + 16 * B]
        unit_dp = i1[i + 17 * B]
        unit_last_fire = i1[i + 18 * B]
        t29 = I1(
            I1(I1(I1(t28 + I1(-I1(target_cover == 3) * 2)) - unit_dp) + I1(-I1(unit_last_fire == 2)))
            + I1(-I1(t6 == 0))
        )
        unit_same_range = i1[i + 9 * B] != 0
        unit_total = I1(t29 + I1((unit_last_fire == 1) & unit_same_range))
        t30 = (t6 >= 0) & (t6 <= 1)
        unit_scored = I1(1 if t30 else I1(1 + I1((unit_total <= 1) | (unit_total >= 4))))
        t31 = t30 & (unit_total <= 3) | ((t6 == -1) | (t6 == 2)) & ((unit_total <= 1) | (t6 <= 1))
        t32 = I1(0 if t31 else unit_scored)
        t33 = t32 >= 1
        t34 = t24 & t33
        target_stands = i1[i + 19 * B]
        target_grade = i1[i + 20 * B]
        target_arm = i1[i + 21 * B]
        t35 = I1(I1(target_stands + I1(-I1(target_grade == 4))) + I1((target_grade <= 1) | (target_arm == 3)))
        target_dp = i1[i + 22 * B]
        t36 = I1(max(I1(I1(min(t35, 6)) - target_dp), 0))
        target_casualties = i1[i + 23 * B]
        target_dp_2 = I1(
            min(I1(target_dp + I1(I1(t24) * I1(I1(I1(min(t32, t36)) if t34 else t32) if t33 else t32))), 6)
        )
        t37 = target_arm >= 8
        t38 = target_arm <= 7
        t39 = ((unit_arm == 3) | (unit_arm == 7)) & t17 | (
            (target_arm == 3) | (target_arm == 7)
        ) & (target_formation != 2)
        t40 = t39 | t2 & (unit_formation <= 2) | t37 & (target_formation <= 2) | (unit_formation == 3) & t3
        t41 = t40 | (
            target_formation == 3
        ) & t38 | unit_limbered & t3 | target_limbered & t38 | t37 & (target_stands >= 2)
        error = I1(0)
        error = I1(1 if t24 & t15 else error)  # NoRule
        error = I1(6 if t24 & (dice_1 >= 7) else error)  # InputError
        error = I1(9 if t24 & (dice_1 == 0) else error)  # MissingDice
        error = I1(3 if t41 | (target_stands == 1) & t38 | unit_abandoned & t3 else error)  # IllegalState
        o1[i] = t27  # unit.total.none
        o1[i + B] = t27  # unit.natural.none
        o1[i + 2 * B] = t27  # unit.dice.none
        o1[i + 3 * B] = t31 | t27  # unit.scored.none
        o1[i + 4 * B] = t24 | unit_fired  # unit.fired
        o1[i + 5 * B] = I1(-1 if t3 else t6)  # unit.band
        o1[i + 6 * B] = I1(I1(-1 if t3 else I1(I1(t23) * I1(2 if (not t21) & t22 else t26))) if t2 else 2)  # unit.verdict
        o1[i + 7 * B] = I1(unit_total if t24 else dice_1)  # unit.total
        o1[i + 8 * B] = unit_scored  # unit.scored
        o1[i + 9 * B] = I1(min(I1(target_casualties + I1(I1(t34) * I1(max(I1(t32 - t36), 0)))), 12))  # target.casualties
        o1[i + 10 * B] = target_dp_2  # target.dp
        o1[i + 11 * B] = error  # error


def hidden(
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
    """out of sight (term for unit against target). @book 215-221"""
    for i in range(rows):
        unit_place = i1[i + 3 * B]
        unit_range = i4[i]
        t2 = unit_range >= 2401
        target_place = i1[i + 4 * B]
        t3 = (unit_place >= 1) & (unit_place <= 2) & t2 | (target_place >= 1) & (target_place <= 2) & t2
        target_fired = i1[i] != 0
        unit_obstruction = i1[i + 5 * B]
        t4 = t3 | (target_place >= 3) & t2 & (not target_fired) | (unit_obstruction >= 1) & (unit_obstruction <= 3)
        unit_higher = i1[i + B] != 0
        unit_between_distance = i4[i + B]
        unit_between_fired = i1[i + 2 * B] != 0
        t5 = (unit_obstruction == 4) & (
            not unit_higher & (unit_between_distance >= 2400) & (not unit_between_fired)
        )
        error = I1(0)
        o1[i] = t4 | t5  # unit.hidden
        o1[i + B] = error  # error


def see(rows: int, i1: Array, i2: Array, i4: Array, i8: Array, o1: Array, o2: Array, o4: Array, o8: Array) -> None:
    """See (action for unit against target). @book 215-221"""
    for i in range(rows):
        unit_place = i1[i + 3 * B]
        unit_range = i4[i]
        t2 = unit_range >= 2401
        target_place = i1[i + 4 * B]
        t3 = (unit_place >= 1) & (unit_place <= 2) & t2 | (target_place >= 1) & (target_place <= 2) & t2
        target_fired = i1[i] != 0
        unit_obstruction = i1[i + 5 * B]
        t4 = t3 | (target_place >= 3) & t2 & (not target_fired) | (unit_obstruction >= 1) & (unit_obstruction <= 3)
        unit_higher = i1[i + B] != 0
        unit_between_distance = i4[i + B]
        unit_between_fired = i1[i + 2 * B] != 0
        t5 = (unit_obstruction == 4) & (
            not unit_higher & (unit_between_distance >= 2400) & (not unit_between_fired)
        )
        error = I1(0)
        o1[i] = I1(I1(t4 | t5) * 2)  # unit.verdict
        o1[i + B] = error  # error


LOOPS: dict[str, tuple[Callable[..., None], Names, Names]] = {
    'after_order': (
        after_order,
        (('unit.initiative',), ('unit.score', 'enemy.score'), (), (), ()),
        ((), ('unit.result', 'unit.must', 'error'), (), (), ()),
    ),
    'decide_first': (
        decide_first,
        ((), (), (), (), ()),
        ((), ('error',), (), (), ()),
    ),
    'decide_second': (
        decide_second,
        ((), (), (), (), ()),
        ((), ('error',), (), (), ()),
    ),
    'remain': (
        remain,
        ((), (), (), (), ()),
        ((), ('error',), (), (), ()),
    ),
    'combat_goes_on': (
        combat_goes_on,
        (('unit.took_position',), ('unit.gave_way', 'enemy.gave_way'), (), (), ()),
        (('unit.combat_goes_on',), ('error',), (), (), ()),
    ),
    'fall_back': (
        fall_back,
        ((), (), (), (), ()),
        ((), ('error',), (), (), ()),
    ),
    'take_position': (
        take_position,
        (
            ('unit.took_position', 'unit.moved_in_combat', 'unit.contact'),
            ('unit.arm', 'enemy.gave_way'),
            (),
            (),
            ()
        ),
        (('unit.took_position', 'unit.moved_in_combat', 'unit.contact'), ('unit.verdict', 'error'), (), (), ()),
    ),
    'stuck': (
        stuck,
        (('unit.way_round',), ('unit.way_blocked',), (), (), ()),
        (('unit.stuck',), ('error',), (), (), ()),
    ),
    'split': (
        split,
        (('unit.way_round',), ('unit.way_blocked',), (), (), ()),
        (('unit.split',), ('error',), (), (), ()),
    ),
    'retire': (
        retire,
        (
            (
                'unit.way_round',
                'unit.on_road',
                'unit.surrendered',
                'unit.halted',
                'unit.fired',
                'unit.abandoned',
                'unit.limbered',
                'unit.road_last_turn',
                'unit.barred',
                'unit.with_d6',
                'unit.initial_move',
                'unit.moved',
                'unit.moved_in_combat',
                'unit.behind_friends',
                'unit.behind_obstacle',
                'unit.caught'
            ),
            (
                'unit.arm',
                'unit.way_blocked',
                'unit.stands',
                'unit.grade',
                'unit.dp',
                'unit.casualties',
                'unit.formation',
                'unit.doing',
                'unit.gave_way',
                'unit.going',
                'unit.charge_kind',
                'unit.time',
                'unit.dice_last_turn',
                'unit.inspiring',
                'unit.speed',
                'chosen.unit.dice',
                'chosen.unit.optional_die',
                'dice.1',
                'dice.2',
                'dice.3',
                ''
            ),
            ('unit.deviation', 'unit.wheel_way'),
            (
                'unit.nearest_enemy',
                'unit.nearest_cover',
                'unit.free_way',
                'chosen.unit.distance',
                'chosen.unit.forward',
                'chosen.unit.aside'
            ),
            ()
        ),
        (
            (
                'unit.move.total.none',
                'unit.move.natural.none',
                'unit.move.dice.none',
                'unit.move.distance.none',
                'unit.move.forward.none',
                'unit.move.aside.none',
                'unit.moved',
                'unit.moved_in_combat'
            ),
            (
                'unit.verdict',
                'unit.move.verdict',
                'unit.move.total',
                'unit.move.natural',
                'unit.move.dice',
                'unit.casualties',
                'unit.dp',
                'unit.formation',
                'unit.doing',
                'unit.gave_way',
                'unit.must',
                'unit.may',
                'error'
            ),
            (
                'unit.move.distance',
                'unit.move.distance.to',
                'unit.move.forward',
                'unit.move.forward.to',
                'unit.move.aside',
                'unit.move.aside.to'
            ),
            (),
            ()
        ),
    ),
    'rout': (
        rout,
        (
            (
                'unit.way_round',
                'unit.surrendered',
                'unit.on_road',
                'unit.halted',
                'unit.fired',
                'unit.abandoned',
                'unit.limbered',
                'unit.road_last_turn',
                'unit.barred',
                'unit.with_d6',
                'unit.initial_move',
                'unit.moved',
                'unit.moved_in_combat',
                'unit.behind_friends',
                'unit.behind_obstacle'
            ),
            (
                'unit.way_blocked',
                'unit.casualties',
                'unit.formation',
                'unit.doing',
                'unit.gave_way',
                'unit.arm',
                'unit.going',
                'unit.charge_kind',
                'unit.time',
                'unit.dice_last_turn',
                'unit.inspiring',
                'unit.speed',
                'unit.dp',
                'chosen.unit.dice',
                'chosen.unit.optional_die',
                'dice.1',
                'dice.2',
                'dice.3',
                ''
            ),
            ('unit.deviation', 'unit.wheel_way'),
            (
                'unit.nearest_enemy',
                'unit.nearest_cover',
                'unit.free_way',
                'chosen.unit.distance',
                'chosen.unit.forward',
                'chosen.unit.aside'
            ),
            ()
        ),
        (
            (
                'unit.move.total.none',
                'unit.move.natural.none',
                'unit.move.dice.none',
                'unit.move.distance.none',
                'unit.move.forward.none',
                'unit.move.aside.none',
                'unit.surrendered',
                'unit.moved',
                'unit.moved_in_combat'
            ),
            (
                'unit.move.verdict',
                'unit.move.total',
                'unit.move.natural',
                'unit.move.dice',
                'unit.casualties',
                'unit.formation',
                'unit.doing',
                'unit.gave_way',
                'unit.dp',
                'unit.must',
                'error'
            ),
            (
                'unit.move.distance',
                'unit.move.distance.to',
                'unit.move.forward',
                'unit.move.forward.to',
                'unit.move.aside',
                'unit.move.aside.to'
            ),
            (),
            ()
        ),
    ),
    'stop_rout': (
        stop_rout,
        (
            (
                'unit.wishes_to_cease',
                'unit.charged_last_turn',
                'unit.contacted_last_turn',
                'unit.leader_attached',
                'unit.own_leader',
                'leader.attached',
                'unit.conforms',
                'unit.lead_attached',
                'unit.beside_lead'
            ),
            (
                'unit.doing',
                'leader.rank',
                'leader.ability',
                'leader.wounds',
                'unit.arm',
                'unit.grade',
                'chosen.unit.with_leader',
                'chosen.unit.steady_troops',
                'dice.1'
            ),
            (),
            ('unit.leader_distance', 'unit.lead_distance', 'unit.behind_lead'),
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
            (
                'unit.on_road',
                'unit.surrendered',
                'unit.road_last_turn',
                'unit.with_d6',
                'unit.limbered',
                'unit.moved_in_combat',
                'unit.meets_enemy',
                'enemy.caught'
            ),
            (
                'unit.formation',
                'unit.doing',
                'unit.arm',
                'unit.going',
                'unit.dice_last_turn',
                'unit.inspiring',
                'unit.charge_kind',
                'unit.dp',
                'enemy.arm',
                'enemy.doing',
                'unit.stands_in_contact',
                'enemy.casualties',
                'chosen.unit.dice',
                'chosen.unit.optional_die',
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
            ('unit.wheel_way',),
            (
                'unit.nearest_enemy',
                'unit.nearest_cover',
                'unit.free_way',
                'chosen.unit.distance',
                'chosen.unit.forward',
                'chosen.unit.aside'
            ),
            ()
        ),
        (
            (
                'unit.move.total.none',
                'unit.move.natural.none',
                'unit.move.dice.none',
                'unit.move.distance.none',
                'unit.move.forward.none',
                'unit.move.aside.none',
                'unit.free_hack.total.none',
                'unit.free_hack.natural.none',
                'unit.free_hack.dice.none',
                'unit.moved_in_combat'
            ),
            (
                'unit.move.verdict',
                'unit.move.total',
                'unit.move.natural',
                'unit.move.dice',
                'unit.free_hack.total',
                'unit.free_hack.natural',
                'unit.dp',
                'enemy.casualties',
                'unit.must',
                'enemy.may',
                'error'
            ),
            (
                'unit.move.distance',
                'unit.move.distance.to',
                'unit.move.forward',
                'unit.move.forward.to',
                'unit.move.aside',
                'unit.move.aside.to'
            ),
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
        (('unit.support_close',), ('enemy.third_rank', 'enemy.second_rank'), (), (), ()),
        (('unit.no_room',), ('error',), (), (), ()),
    ),
    'ride_through': (
        ride_through,
        (
            ('unit.support_close', 'unit.moved_in_combat', 'unit.meets_enemy', 'unit.meets_impassable'),
            (
                'enemy.third_rank',
                'enemy.second_rank',
                'unit.inspiring',
                'unit.formation',
                'unit.going',
                'unit.dp',
                'dice.1',
                'dice.2',
                'dice.3'
            ),
            (),
            ('chosen.unit.ride_dice',),
            ()
        ),
        (
            (
                'unit.ride_dice.none',
                'unit.stops_beyond.none',
                'unit.total.none',
                'unit.natural.none',
                'unit.dice.none',
                'unit.distance.none',
                'unit.moved_in_combat'
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
    'reinforce': (
        reinforce,
        (
            (
                'unit.halted',
                'unit.fired',
                'unit.abandoned',
                'unit.surrendered',
                'friend.in_contact_before',
                'unit.reinforcing',
                'unit.moved'
            ),
            ('unit.arm', 'unit.time'),
            (),
            (),
            ()
        ),
        (('unit.reinforcing', 'unit.moved'), ('unit.verdict', 'error'), (), (), ()),
    ),
    'join_by_charge': (
        join_by_charge,
        (
            (
                'unit.halted',
                'unit.meets_no_friend',
                'unit.meets_enemy',
                'unit.straight_ahead',
                'unit.on_road',
                'unit.surrendered',
                'unit.fired',
                'unit.abandoned',
                'unit.limbered',
                'unit.road_last_turn',
                'unit.barred',
                'unit.with_d6',
                'unit.initial_move',
                'unit.moved',
                'unit.moved_in_combat'
            ),
            (
                'unit.arm',
                'unit.doing',
                'enemy.arm',
                'unit.charge_kind',
                'unit.going',
                'unit.time',
                'unit.formation',
                'unit.dice_last_turn',
                'unit.inspiring',
                'unit.speed',
                'unit.dp',
                'chosen.unit.dice',
                'chosen.unit.optional_die',
                'dice.1',
                'dice.2',
                'dice.3',
                ''
            ),
            ('unit.deviation', 'unit.wheel_way'),
            (
                'unit.charge_distance',
                'unit.nearest_enemy',
                'unit.nearest_cover',
                'unit.free_way',
                'chosen.unit.distance',
                'chosen.unit.forward',
                'chosen.unit.aside'
            ),
            ()
        ),
        (
            (
                'unit.charge.least_dice.none',
                'unit.move.total.none',
                'unit.move.natural.none',
                'unit.move.dice.none',
                'unit.move.distance.none',
                'unit.move.forward.none',
                'unit.move.aside.none',
                'unit.moved',
                'unit.moved_in_combat'
            ),
            (
                'unit.verdict',
                'unit.charge.verdict',
                'unit.move.verdict',
                'unit.move.total',
                'unit.move.natural',
                'unit.move.dice',
                'unit.charge_kind',
                'unit.dp',
                'unit.formation',
                'error'
            ),
            (
                'unit.move.distance',
                'unit.move.distance.to',
                'unit.move.forward',
                'unit.move.forward.to',
                'unit.move.aside',
                'unit.move.aside.to'
            ),
            (),
            ()
        ),
    ),
    'out_of_hand': (
        out_of_hand,
        ((), ('unit.doing',), (), (), ()),
        (('unit.out_of_hand',), ('error',), (), (), ()),
    ),
    'charging': (
        charging,
        ((), ('unit.charge_kind',), (), (), ()),
        (('unit.charging',), ('error',), (), (), ()),
    ),
    'charge': (
        charge,
        (
            (
                'unit.meets_enemy',
                'unit.halted',
                'unit.straight_ahead',
                'unit.on_road',
                'unit.surrendered',
                'unit.fired',
                'unit.abandoned',
                'unit.limbered',
                'unit.road_last_turn',
                'unit.barred',
                'unit.with_d6',
                'unit.initial_move',
                'unit.moved',
                'unit.moved_in_combat'
            ),
            (
                'unit.doing',
                'unit.arm',
                'enemy.arm',
                'unit.charge_kind',
                'unit.going',
                'unit.time',
                'unit.formation',
                'unit.dice_last_turn',
                'unit.inspiring',
                'unit.speed',
                'unit.dp',
                'chosen.unit.dice',
                'chosen.unit.optional_die',
                'dice.1',
                'dice.2',
                'dice.3',
                ''
            ),
            ('unit.deviation', 'unit.wheel_way'),
            (
                'unit.charge_distance',
                'unit.nearest_enemy',
                'unit.nearest_cover',
                'unit.free_way',
                'chosen.unit.distance',
                'chosen.unit.forward',
                'chosen.unit.aside'
            ),
            ()
        ),
        (
            (
                'unit.least_dice.none',
                'unit.move.total.none',
                'unit.move.natural.none',
                'unit.move.dice.none',
                'unit.move.distance.none',
                'unit.move.forward.none',
                'unit.move.aside.none',
                'unit.moved',
                'unit.moved_in_combat'
            ),
            (
                'unit.verdict',
                'unit.move.verdict',
                'unit.move.total',
                'unit.move.natural',
                'unit.move.dice',
                'unit.charge_kind',
                'unit.dp',
                'unit.formation',
                'error'
            ),
            (
                'unit.move.distance',
                'unit.move.distance.to',
                'unit.move.forward',
                'unit.move.forward.to',
                'unit.move.aside',
                'unit.move.aside.to'
            ),
            (),
            ()
        ),
    ),
    'charge_together': (
        charge_together,
        (
            ('unit.halted', 'unit.touches_friend'),
            ('unit.doing', 'unit.arm', 'friend.charge_kind', 'unit.charge_kind'),
            (),
            (),
            ()
        ),
        ((), ('unit.verdict', 'unit.charge_kind', 'error'), (), (), ()),
    ),
    'declare_charges': (
        declare_charges,
        (('unit.initiative',), (), (), (), ()),
        ((), ('unit.must', 'error'), (), (), ()),
    ),
    'alter_charge': (
        alter_charge,
        ((), (), (), (), ()),
        ((), ('error',), (), (), ()),
    ),
    'charge_home': (
        charge_home,
        (
            ('unit.contact', 'enemy.contact'),
            ('enemy.charge_kind',),
            ('unit.charge_move', 'enemy.charge_move'),
            ('unit.charge_distance',),
            ()
        ),
        (('unit.contact', 'enemy.contact'), ('unit.result', 'error'), (), (), ()),
    ),
    'counter_charge': (
        counter_charge,
        (
            (
                'unit.in_caracole',
                'unit.on_road',
                'unit.surrendered',
                'unit.halted',
                'unit.fired',
                'unit.abandoned',
                'unit.limbered',
                'unit.road_last_turn',
                'unit.barred',
                'unit.with_d6',
                'unit.initial_move',
                'unit.moved',
                'unit.moved_in_combat'
            ),
            (
                'enemy.charge_kind',
                'unit.doing',
                'unit.arm',
                'unit.charge_kind',
                'unit.going',
                'unit.time',
                'unit.formation',
                'unit.dice_last_turn',
                'unit.inspiring',
                'unit.speed',
                'unit.dp',
                'chosen.unit.dice',
                'chosen.unit.optional_die',
                'dice.1',
                'dice.2',
                'dice.3',
                ''
            ),
            ('unit.deviation', 'unit.wheel_way'),
            (
                'unit.nearest_enemy',
                'unit.nearest_cover',
                'unit.free_way',
                'chosen.unit.distance',
                'chosen.unit.forward',
                'chosen.unit.aside'
            ),
            ()
        ),
        (
            (
                'unit.meeting.none',
                'unit.move.total.none',
                'unit.move.natural.none',
                'unit.move.dice.none',
                'unit.move.distance.none',
                'unit.move.forward.none',
                'unit.move.aside.none',
                'unit.moved',
                'unit.moved_in_combat'
            ),
            (
                'unit.verdict',
                'unit.move.verdict',
                'unit.move.total',
                'unit.move.natural',
                'unit.move.dice',
                'unit.charge_kind',
                'unit.dp',
                'unit.formation',
                'error'
            ),
            (
                'unit.move.distance',
                'unit.move.distance.to',
                'unit.move.forward',
                'unit.move.forward.to',
                'unit.move.aside',
                'unit.move.aside.to'
            ),
            (),
            ()
        ),
    ),
    'evade': (
        evade,
        (
            (
                'unit.charged',
                'unit.initial_move',
                'unit.on_road',
                'unit.surrendered',
                'unit.halted',
                'unit.fired',
                'unit.abandoned',
                'unit.limbered',
                'unit.road_last_turn',
                'unit.barred',
                'unit.with_d6',
                'unit.moved',
                'unit.moved_in_combat',
                'unit.screened'
            ),
            (
                'unit.arm',
                'unit.formation',
                'unit.doing',
                'unit.going',
                'unit.charge_kind',
                'unit.time',
                'unit.dice_last_turn',
                'unit.inspiring',
                'unit.speed',
                'unit.dp',
                'unit.stands',
                'unit.grade',
                'unit.casualties',
                'chosen.unit.dice',
                'chosen.unit.optional_die',
                'dice.1',
                'dice.2',
                'dice.3',
                ''
            ),
            ('unit.deviation', 'unit.wheel_way'),
            (
                'unit.nearest_enemy',
                'unit.nearest_cover',
                'unit.free_way',
                'chosen.unit.distance',
                'chosen.unit.forward',
                'chosen.unit.aside'
            ),
            ()
        ),
        (
            (
                'unit.move.total.none',
                'unit.move.natural.none',
                'unit.move.dice.none',
                'unit.move.distance.none',
                'unit.move.forward.none',
                'unit.move.aside.none',
                'unit.initial_move',
                'unit.moved',
                'unit.moved_in_combat'
            ),
            (
                'unit.verdict',
                'unit.move.verdict',
                'unit.move.total',
                'unit.move.natural',
                'unit.move.dice',
                'unit.doing',
                'unit.dp',
                'unit.formation',
                'unit.casualties',
                'unit.may',
                'error'
            ),
            (
                'unit.move.distance',
                'unit.move.distance.to',
                'unit.move.forward',
                'unit.move.forward.to',
                'unit.move.aside',
                'unit.move.aside.to'
            ),
            (),
            ()
        ),
    ),
    'shelter': (
        shelter,
        (
            ('unit.charged', 'unit.initial_move', 'unit.moved_in_combat'),
            ('unit.arm', 'friend.arm', 'unit.doing', 'unit.stands', 'unit.grade', 'unit.dp', 'unit.casualties'),
            (),
            ('unit.friend_distance',),
            ()
        ),
        (
            ('unit.initial_move', 'unit.moved_in_combat'),
            ('unit.verdict', 'unit.doing', 'unit.casualties', 'unit.dp', 'error'),
            (),
            (),
            ()
        ),
    ),
    'stand_to_receive': (
        stand_to_receive,
        (('unit.in_caracole', 'unit.fired'), ('unit.arm', 'unit.charge_kind'), (), (), ()),
        ((), ('unit.verdict', 'unit.may', 'unit.may_not', 'error'), (), (), ()),
    ),
    'turn_rear_rank': (
        turn_rear_rank,
        ((), ('unit.third_rank', 'unit.second_rank', 'unit.struck_on'), (), ('enemy.charge_distance',), ()),
        ((), ('unit.verdict', 'error'), (), (), ()),
    ),
    'follow_on': (
        follow_on,
        (
            ('unit.halted', 'unit.followed_on', 'unit.in_contact_before'),
            ('unit.doing', 'unit.arm', 'unit.people', 'unit.other_rank', 'unit.charge_kind'),
            (),
            (),
            ()
        ),
        (('unit.followed_on',), ('unit.verdict', 'unit.charge_kind', 'error'), (), (), ()),
    ),
    'charged_by_horse': (
        charged_by_horse,
        ((), ('enemy.arm', 'enemy.charge_kind'), (), (), ()),
        (('unit.charged_by_horse',), ('error',), (), (), ()),
    ),
    'horse_charge': (
        horse_charge,
        ((), ('unit.arm', 'unit.charge_kind'), (), (), ()),
        (('unit.horse_charge',), ('error',), (), (), ()),
    ),
    'has_pikes': (
        has_pikes,
        ((), ('unit.arm',), (), (), ()),
        (('unit.has_pikes',), ('error',), (), (), ()),
    ),
    'formed_foot': (
        formed_foot,
        ((), ('unit.arm', 'unit.formation'), (), (), ()),
        (('unit.formed_foot',), ('error',), (), (), ()),
    ),
    'charged_formed_foot': (
        charged_formed_foot,
        ((), ('unit.arm', 'unit.charge_kind', 'enemy.arm', 'enemy.formation'), (), (), ()),
        (('unit.charged_formed_foot',), ('error',), (), (), ()),
    ),
    'charged_soft': (
        charged_soft,
        ((), ('unit.arm', 'unit.charge_kind', 'enemy.arm', 'enemy.formation'), (), (), ()),
        (('unit.charged_soft',), ('error',), (), (), ()),
    ),
    'charged_thin_horse': (
        charged_thin_horse,
        ((), ('unit.arm', 'unit.charge_kind', 'enemy.arm', 'enemy.third_rank', 'enemy.second_rank'), (), (), ()),
        (('unit.charged_thin_horse',), ('error',), (), (), ()),
    ),
    'impetus': (
        impetus,
        (('unit.took_position',), ('unit.charge_kind', 'unit.doing'), (), (), ()),
        (('unit.impetus',), ('error',), (), (), ()),
    ),
    'shock': (
        shock,
        ((), ('unit.arm', 'unit.doing', 'unit.charge_kind'), (), (), ()),
        (('unit.shock',), ('error',), (), (), ()),
    ),
    'charge_bonus': (
        charge_bonus,
        (('unit.took_position',), ('unit.arm', 'unit.doing', 'unit.charge_kind'), (), (), ()),
        (('unit.charge_bonus.none',), ('unit.charge_bonus', 'error'), (), (), ()),
    ),
    'advantage_of_ground': (
        advantage_of_ground,
        (('unit.uphill',), ('unit.edge',), (), (), ()),
        (('unit.advantage_of_ground',), ('error',), (), (), ()),
    ),
    'only_shot_met': (
        only_shot_met,
        ((), ('unit.arm', 'unit.contact_pikes'), (), (), ()),
        (('unit.only_shot_met',), ('error',), (), (), ()),
    ),
    'ranks': (
        ranks,
        ((), ('unit.third_rank', 'unit.second_rank'), (), (), ()),
        (('unit.ranks.none',), ('unit.ranks', 'error'), (), (), ()),
    ),
    'depth': (
        depth,
        (
            (),
            ('unit.formation', 'unit.arm', 'unit.doing', 'unit.charge_kind', 'unit.third_rank', 'unit.second_rank'),
            (),
            (),
            ()
        ),
        (('unit.depth.none',), ('unit.depth', 'error'), (), (), ()),
    ),
    'full_rear': (
        full_rear,
        (
            (),
            (
                'unit.formation',
                'unit.arm',
                'unit.doing',
                'unit.charge_kind',
                'unit.third_rank',
                'unit.second_rank',
                'unit.first_rank'
            ),
            (),
            (),
            ()
        ),
        (('unit.full_rear',), ('error',), (), (), ()),
    ),
    'deeper': (
        deeper,
        (
            (),
            (
                'unit.formation',
                'unit.arm',
                'unit.doing',
                'unit.charge_kind',
                'unit.third_rank',
                'unit.second_rank',
                'enemy.formation',
                'enemy.arm',
                'enemy.doing',
                'enemy.charge_kind',
                'enemy.third_rank',
                'enemy.second_rank',
                'unit.first_rank',
                'enemy.first_rank'
            ),
            (),
            (),
            ()
        ),
        (('unit.deeper',), ('error',), (), (), ()),
    ),
    'numbers': (
        numbers,
        (
            ('unit.limbered',),
            (
                'unit.stands_in_contact',
                'unit.left_stands',
                'unit.right_stands',
                'unit.civilian_stands',
                'unit.second_rank_pikes',
                'enemy.arm',
                'unit.contact_pikes',
                'unit.flank_pikes'
            ),
            (),
            (),
            ()
        ),
        ((), ('unit.numbers', 'error'), (), (), ()),
    ),
    'odds': (
        odds,
        (
            ('enemy.limbered', 'unit.limbered'),
            (
                'enemy.stands_in_contact',
                'enemy.left_stands',
                'enemy.right_stands',
                'enemy.civilian_stands',
                'enemy.second_rank_pikes',
                'unit.arm',
                'enemy.contact_pikes',
                'enemy.flank_pikes',
                'unit.stands_in_contact',
                'unit.left_stands',
                'unit.right_stands',
                'unit.civilian_stands',
                'unit.second_rank_pikes',
                'enemy.arm',
                'unit.contact_pikes',
                'unit.flank_pikes'
            ),
            (),
            (),
            ()
        ),
        ((), ('unit.odds', 'unit.odds.over', 'error'), (), (), ()),
    ),
    'factors': (
        factors,
        (
            (
                'unit.uphill',
                'unit.in_fortifications',
                'unit.took_position',
                'unit.armoured',
                'unit.moved',
                'enemy.from_behind',
                'unit.supported',
                'enemy.limbered',
                'unit.limbered'
            ),
            (
                'unit.grade',
                'unit.inspiring',
                'unit.edge',
                'unit.charge_kind',
                'unit.doing',
                'unit.arm',
                'unit.formation',
                'unit.third_rank',
                'unit.second_rank',
                'enemy.formation',
                'enemy.arm',
                'enemy.doing',
                'enemy.charge_kind',
                'enemy.third_rank',
                'enemy.second_rank',
                'unit.first_rank',
                'enemy.first_rank',
                'unit.contact_pikes',
                'unit.struck_on',
                'unit.dp',
                'unit.casualties',
                'enemy.stands_in_contact',
                'enemy.left_stands',
                'enemy.right_stands',
                'enemy.civilian_stands',
                'enemy.second_rank_pikes',
                'enemy.contact_pikes',
                'enemy.flank_pikes',
                'unit.stands_in_contact',
                'unit.left_stands',
                'unit.right_stands',
                'unit.civilian_stands',
                'unit.second_rank_pikes',
                'unit.flank_pikes'
            ),
            (),
            (),
            ()
        ),
        ((), ('unit.factors', 'error'), (), (), ()),
    ),
    'overrun_limbered': (
        overrun_limbered,
        (('unit.limbered', 'unit.abandoned'), ('enemy.charge_kind',), (), (), ()),
        (('unit.abandoned',), ('error',), (), (), ()),
    ),
    'combat': (
        combat,
        (
            (
                'unit.limbered',
                'enemy.limbered',
                'unit.bad_war',
                'enemy.bad_war',
                'unit.uphill',
                'unit.in_fortifications',
                'unit.took_position',
                'unit.armoured',
                'unit.moved',
                'enemy.from_behind',
                'unit.supported',
                'enemy.uphill',
                'enemy.in_fortifications',
                'enemy.took_position',
                'enemy.armoured',
                'enemy.moved',
                'unit.from_behind',
                'enemy.supported',
                'unit.abandoned',
                'unit.crew_killed',
                'enemy.abandoned',
                'enemy.crew_killed',
                'was.unit.total.none',
                'was.unit.natural.none',
                'was.unit.dice.none',
                'was.enemy.total.none',
                'was.enemy.natural.none',
                'was.enemy.dice.none',
                'was.unit.margin.none',
                'was.enemy.margin.none',
                'first'
            ),
            (
                'unit.charge_kind',
                'enemy.charge_kind',
                'unit.grade',
                'unit.inspiring',
                'unit.edge',
                'unit.doing',
                'unit.arm',
                'unit.formation',
                'unit.third_rank',
                'unit.second_rank',
                'enemy.formation',
                'enemy.arm',
                'enemy.doing',
                'enemy.third_rank',
                'enemy.second_rank',
                'unit.first_rank',
                'enemy.first_rank',
                'unit.contact_pikes',
                'unit.struck_on',
                'unit.dp',
                'unit.casualties',
                'enemy.stands_in_contact',
                'enemy.left_stands',
                'enemy.right_stands',
                'enemy.civilian_stands',
                'enemy.second_rank_pikes',
                'enemy.contact_pikes',
                'enemy.flank_pikes',
                'unit.stands_in_contact',
                'unit.left_stands',
                'unit.right_stands',
                'unit.civilian_stands',
                'unit.second_rank_pikes',
                'unit.flank_pikes',
                'enemy.grade',
                'enemy.inspiring',
                'enemy.edge',
                'enemy.struck_on',
                'enemy.dp',
                'enemy.casualties',
                'unit.people',
                'enemy.people',
                'unit.stands',
                'unit.gave_way',
                'enemy.stands',
                'enemy.gave_way',
                'unit.score',
                'enemy.score',
                'chosen.unit.act',
                'chosen.enemy.act',
                'was.unit.total',
                'was.unit.natural',
                'was.unit.dice',
                'was.enemy.total',
                'was.enemy.natural',
                'was.enemy.dice',
                'was.unit.margin',
                'was.enemy.margin',
                'was.unit.result',
                'was.enemy.result',
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
                ''
            ),
            (),
            ('at',),
            ()
        ),
        (
            (
                'unit.total.none',
                'unit.natural.none',
                'unit.dice.none',
                'enemy.total.none',
                'enemy.natural.none',
                'enemy.dice.none',
                'unit.margin.none',
                'enemy.margin.none',
                'unit.bad_war',
                'unit.abandoned',
                'unit.crew_killed',
                'enemy.bad_war',
                'enemy.abandoned',
                'enemy.crew_killed',
                'again'
            ),
            (
                'unit.total',
                'unit.natural',
                'unit.dice',
                'enemy.total',
                'enemy.natural',
                'enemy.dice',
                'unit.margin',
                'enemy.margin',
                'unit.result',
                'enemy.result',
                'unit.verdict',
                'unit.dp',
                'unit.casualties',
                'unit.charge_kind',
                'unit.gave_way',
                'enemy.dp',
                'enemy.casualties',
                'enemy.charge_kind',
                'enemy.gave_way',
                'unit.score',
                'enemy.score',
                'unit.must',
                'unit.may',
                'enemy.must',
                'enemy.may',
                'error'
            ),
            (),
            ('at',),
            ()
        ),
    ),
    'no_quarter': (
        no_quarter,
        ((), ('unit.people', 'enemy.people', 'unit.arm', 'enemy.arm'), (), (), ()),
        (('unit.no_quarter',), ('error',), (), (), ()),
    ),
    'any_permitted': (
        any_permitted,
        ((), ('enemy.gave_way', 'unit.arm'), (), (), ()),
        ((), ('unit.may', 'error'), (), (), ()),
    ),
    'unit_score': (
        unit_score,
        (
            (
                'unit.reinforcing',
                'unit.bad_war',
                'unit.uphill',
                'unit.in_fortifications',
                'unit.took_position',
                'unit.armoured',
                'unit.moved',
                'enemy.from_behind',
                'unit.supported',
                'enemy.limbered',
                'unit.limbered'
            ),
            (
                'unit.charge_kind',
                'unit.grade',
                'unit.inspiring',
                'unit.edge',
                'unit.doing',
                'unit.arm',
                'unit.formation',
                'unit.third_rank',
                'unit.second_rank',
                'enemy.formation',
                'enemy.arm',
                'enemy.doing',
                'enemy.charge_kind',
                'enemy.third_rank',
                'enemy.second_rank',
                'unit.first_rank',
                'enemy.first_rank',
                'unit.contact_pikes',
                'unit.struck_on',
                'unit.dp',
                'unit.casualties',
                'enemy.stands_in_contact',
                'enemy.left_stands',
                'enemy.right_stands',
                'enemy.civilian_stands',
                'enemy.second_rank_pikes',
                'enemy.contact_pikes',
                'enemy.flank_pikes',
                'unit.stands_in_contact',
                'unit.left_stands',
                'unit.right_stands',
                'unit.civilian_stands',
                'unit.second_rank_pikes',
                'unit.flank_pikes',
                'unit.score',
                'dice.1'
            ),
            (),
            (),
            ()
        ),
        ((), ('unit.verdict', 'unit.total', 'unit.score', 'error'), (), (), ()),
    ),
    'joint_combat': (
        joint_combat,
        (
            (),
            (
                'side.units',
                'side.units.1.score',
                'side.units.2.score',
                'side.units.3.score',
                'side.units.4.score',
                'other_side.units',
                'other_side.units.1.score',
                'other_side.units.2.score',
                'other_side.units.3.score',
                'other_side.units.4.score',
                'side.outcome',
                'other_side.outcome'
            ),
            (),
            (),
            ()
        ),
        (
            (),
            (
                'side.side_score.over',
                'other_side.side_score.over',
                'side.margin.over',
                'other_side.margin.over',
                'side.result',
                'other_side.result',
                'side.outcome',
                'other_side.outcome',
                'error'
            ),
            ('side.side_score', 'other_side.side_score', 'side.margin', 'other_side.margin'),
            (),
            ()
        ),
    ),
    'recrew': (
        recrew,
        (
            ('unit.abandoned', 'unit.crew_killed', 'unit.taken', 'unit.crew_sheltering'),
            ('enemy.gave_way',),
            (),
            ('unit.formed_enemy',),
            ()
        ),
        (('unit.abandoned', 'unit.crew_sheltering'), ('unit.verdict', 'error'), (), (), ()),
    ),
    'drive_off': (
        drive_off,
        (('enemy.limbered', 'enemy.abandoned', 'enemy.taken'), ('unit.detached_stands',), (), (), ()),
        (('enemy.taken',), ('unit.verdict', 'error'), (), (), ()),
    ),
    'refuge': (
        refuge,
        (
            (
                'unit.limbered',
                'unit.in_front',
                'friend.in_combat',
                'unit.abandoned',
                'unit.crew_killed',
                'unit.crew_sheltering'
            ),
            ('unit.arm', 'friend.arm'),
            (),
            ('unit.friend_distance',),
            ()
        ),
        (('unit.abandoned', 'unit.crew_killed', 'unit.crew_sheltering'), ('unit.verdict', 'error'), (), (), ()),
    ),
    'leader_figures': (
        leader_figures,
        ((), ('leader.rank',), (), ('chosen.leader.leader_figures',), ()),
        (
            ('leader.leader_figures.none',),
            ('leader.leader_figures', 'leader.leader_figures.to', 'error'),
            (),
            (),
            ()
        ),
    ),
    'full_actions': (
        full_actions,
        ((), ('leader.rank', 'leader.ability'), (), (), ()),
        (('leader.full_actions.none',), ('leader.full_actions', 'error'), (), (), ()),
    ),
    'actions': (
        actions,
        ((), ('leader.rank', 'leader.ability', 'leader.wounds'), (), (), ()),
        (('leader.actions.none',), ('leader.actions', 'error'), (), (), ()),
    ),
    'most_influence': (
        most_influence,
        ((), ('leader.wounds', 'leader.rank', 'leader.ability'), (), (), ()),
        (('leader.most_influence.none',), ('leader.most_influence', 'error'), (), (), ()),
    ),
    'action_left': (
        action_left,
        (
            ('leader.killed', 'leader.captured'),
            ('leader.phase_now', 'leader.actions_taken', 'leader.rank', 'leader.ability', 'leader.wounds'),
            (),
            (),
            ()
        ),
        (('leader.action_left',), ('error',), (), (), ()),
    ),
    'ride': (
        ride,
        (
            ('leader.killed', 'leader.captured', 'leader.attached', 'leader.rode'),
            ('leader.rank', 'leader.phase_now', 'leader.actions_taken', 'leader.ability', 'leader.wounds'),
            (),
            ('leader.nearest_enemy', 'chosen.leader.distance'),
            ()
        ),
        (
            ('leader.distance.none', 'leader.rode'),
            ('leader.verdict', 'leader.actions_taken', 'leader.may', 'error'),
            ('leader.distance', 'leader.distance.to'),
            (),
            ()
        ),
    ),
    'messenger_reach': (
        messenger_reach,
        ((), (), (), ('leader.nearest_enemy',), ()),
        ((), ('error',), ('leader.messenger_reach',), (), ()),
    ),
    'attach': (
        attach,
        (('leader.rode', 'leader.touches_unit', 'leader.attached'), ('leader.phase_now',), (), (), ()),
        (('leader.attached',), ('leader.verdict', 'error'), (), (), ()),
    ),
    'detach': (
        detach,
        (('leader.rode', 'leader.attached'), ('leader.phase_now',), (), (), ()),
        (('leader.attached',), ('leader.verdict', 'error'), (), (), ()),
    ),
    'move_with_unit': (
        move_with_unit,
        (('leader.attached',), (), (), (), ()),
        ((), ('leader.verdict', 'error'), (), (), ()),
    ),
    'can_influence': (
        can_influence,
        (('leader.attached', 'unit.own_leader'), ('leader.rank', 'leader.wounds', 'leader.ability'), (), (), ()),
        (('leader.can_influence',), ('error',), (), (), ()),
    ),
    'influence': (
        influence,
        (
            ('leader.killed', 'leader.captured', 'leader.attached', 'unit.own_leader'),
            (
                'leader.phase_now',
                'leader.actions_taken',
                'leader.rank',
                'leader.ability',
                'leader.wounds',
                'leader.steadies',
                'leader.inspires'
            ),
            (),
            (),
            ()
        ),
        ((), ('leader.verdict', 'leader.may', 'error'), (), (), ()),
    ),
    'steady': (
        steady,
        (
            ('leader.killed', 'leader.captured', 'leader.attached', 'unit.own_leader', 'unit.halted'),
            (
                'leader.phase_now',
                'leader.actions_taken',
                'leader.rank',
                'leader.ability',
                'leader.wounds',
                'leader.inspires',
                'leader.steadies',
                'unit.dp'
            ),
            (),
            (),
            ()
        ),
        (
            ('unit.halted',),
            ('leader.verdict', 'unit.dp', 'leader.steadies', 'leader.actions_taken', 'unit.may_not', 'error'),
            (),
            (),
            ()
        ),
    ),
    'inspire': (
        inspire,
        (
            ('leader.killed', 'leader.captured', 'leader.attached', 'unit.own_leader'),
            (
                'leader.phase_now',
                'leader.actions_taken',
                'leader.rank',
                'leader.ability',
                'leader.wounds',
                'leader.steadies',
                'leader.inspires',
                'unit.inspiring'
            ),
            (),
            (),
            ()
        ),
        ((), ('leader.verdict', 'unit.inspiring', 'leader.inspires', 'leader.actions_taken', 'error'), (), (), ()),
    ),
    'orders': (
        orders,
        (
            ('leader.killed', 'leader.captured', 'leader.attached'),
            ('leader.phase_now', 'leader.actions_taken', 'leader.rank', 'leader.ability', 'leader.wounds'),
            (),
            (),
            ()
        ),
        ((), ('leader.verdict', 'leader.actions_taken', 'error'), (), (), ()),
    ),
    'hear_orders': (
        hear_orders,
        (
            ('leader.killed', 'leader.captured'),
            ('leader.phase_now', 'leader.actions_taken', 'leader.rank', 'leader.ability', 'leader.wounds'),
            (),
            (),
            ()
        ),
        ((), ('leader.verdict', 'leader.actions_taken', 'error'), (), (), ()),
    ),
    'send_messenger': (
        send_messenger,
        (
            ('leader.killed', 'leader.captured', 'leader.attached'),
            ('leader.phase_now', 'leader.actions_taken', 'leader.rank', 'leader.ability', 'leader.wounds'),
            (),
            (),
            ()
        ),
        ((), ('leader.verdict', 'leader.actions_taken', 'error'), (), (), ()),
    ),
    'under_him': (
        under_him,
        (('unit.own_leader',), ('leader.rank',), (), (), ()),
        (('unit.under_him',), ('error',), (), (), ()),
    ),
    'number_of_orders': (
        number_of_orders,
        ((), ('unit.order',), (), (), ()),
        ((), ('unit.number_of_orders', 'error'), (), (), ()),
    ),
    'change_orders': (
        change_orders,
        (
            (
                'leader.issued_orders',
                'subordinate.touches_general',
                'leader.attached',
                'subordinate.touches_messenger'
            ),
            ('leader.rank',),
            (),
            (),
            ()
        ),
        ((), ('leader.verdict', 'error'), (), (), ()),
    ),
    'attack_in_orders': (
        attack_in_orders,
        (('enemy.threatens',), ('unit.order',), (), (), ()),
        ((), ('unit.verdict', 'error'), (), (), ()),
    ),
    'act_against_orders': (
        act_against_orders,
        (('unit.leader_attached',), ('leader.rank',), (), (), ()),
        ((), ('unit.verdict', 'error'), (), (), ()),
    ),
    'control_radius': (
        control_radius,
        ((), ('leader.rank', 'leader.ability', 'leader.wounds'), (), (), ()),
        ((), ('error',), ('leader.control_radius',), (), ()),
    ),
    'exceptional_radius': (
        exceptional_radius,
        ((), (), (), (), ()),
        ((), ('error',), (), (), ()),
    ),
    'in_radius': (
        in_radius,
        (
            ('unit.own_leader', 'leader.attached'),
            ('leader.rank', 'leader.ability', 'leader.wounds'),
            (),
            ('unit.leader_distance',),
            ()
        ),
        (('unit.in_radius',), ('error',), (), (), ()),
    ),
    'controlled': (
        controlled,
        (
            ('unit.leader_attached', 'unit.own_leader', 'leader.attached'),
            ('leader.rank', 'leader.ability', 'leader.wounds'),
            (),
            ('unit.leader_distance',),
            ()
        ),
        (('unit.controlled',), ('error',), (), (), ()),
    ),
    'lead_controlled': (
        lead_controlled,
        (
            ('unit.lead_attached', 'unit.own_leader', 'leader.attached'),
            ('leader.rank', 'leader.ability', 'leader.wounds'),
            (),
            ('unit.lead_distance',),
            ()
        ),
        (('unit.lead_controlled',), ('error',), (), (), ()),
    ),
    'conforming': (
        conforming,
        (
            ('unit.conforms', 'unit.lead_attached', 'unit.own_leader', 'leader.attached', 'unit.beside_lead'),
            ('leader.rank', 'leader.ability', 'leader.wounds'),
            (),
            ('unit.lead_distance', 'unit.behind_lead'),
            ()
        ),
        (('unit.conforming',), ('error',), (), (), ()),
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
                'unit.own_leader',
                'leader.attached',
                'unit.conforms',
                'unit.lead_attached',
                'unit.beside_lead'
            ),
            (
                'unit.doing',
                'leader.rank',
                'leader.ability',
                'leader.wounds',
                'unit.arm',
                'unit.grade',
                'chosen.unit.with_leader',
                'chosen.unit.steady_troops',
                'dice.1'
            ),
            (),
            ('unit.leader_distance', 'unit.lead_distance', 'unit.behind_lead'),
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
        (('unit.charged_last_turn', 'unit.contacted_last_turn'), ('unit.doing',), (), (), ()),
        ((), ('unit.must', 'error'), (), (), ()),
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
    'halt': (
        halt,
        ((), ('unit.arm',), (), (), ()),
        ((), ('unit.may', 'error'), (), (), ()),
    ),
    'adjust': (
        adjust,
        ((), (), (), (), ()),
        ((), ('error',), (), (), ()),
    ),
    'conform_charge': (
        conform_charge,
        (
            ('unit.conforms', 'unit.lead_attached', 'unit.own_leader', 'leader.attached', 'unit.beside_lead'),
            ('leader.rank', 'leader.ability', 'leader.wounds'),
            (),
            ('unit.lead_distance', 'unit.behind_lead'),
            ()
        ),
        ((), ('unit.verdict', 'error'), (), (), ()),
    ),
    'risk': (
        risk,
        (
            (
                'leader.attached',
                'unit.hit_by_fire',
                'leader.tested_for_fire',
                'unit.hit_in_combat',
                'leader.tested_for_combat',
                'unit.lost_casualty',
                'leader.killed'
            ),
            ('leader.wounds', 'leader.rank', 'leader.ability', 'dice.1', 'dice.2', ''),
            (),
            (),
            ()
        ),
        (
            (
                'leader.total.none',
                'leader.natural.none',
                'leader.dice.none',
                'leader.leader_hit.total.none',
                'leader.leader_hit.natural.none',
                'leader.leader_hit.dice.none',
                'leader.killed',
                'leader.tested_for_combat',
                'leader.tested_for_fire'
            ),
            (
                'leader.verdict',
                'leader.result',
                'leader.leader_hit.total',
                'leader.leader_hit.natural',
                'leader.leader_hit.result',
                'leader.wounds',
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
        (('leader.killed',), ('leader.wounds', 'leader.rank', 'leader.ability', 'dice.1'), (), (), ()),
        (('leader.killed',), ('leader.result', 'leader.wounds', 'leader.may_not', 'error'), (), (), ()),
    ),
    'lone': (
        lone,
        (('leader.attached',), (), (), ('leader.friend_distance',), ()),
        (('leader.lone',), ('error',), (), (), ()),
    ),
    'fire_on_leader': (
        fire_on_leader,
        (
            ('leader.attached', 'leader.killed'),
            ('leader.wounds', 'leader.rank', 'leader.ability', 'dice.1', 'dice.2', ''),
            (),
            ('leader.friend_distance',),
            ()
        ),
        (
            (
                'leader.total.none',
                'leader.natural.none',
                'leader.dice.none',
                'leader.leader_hit.total.none',
                'leader.leader_hit.natural.none',
                'leader.leader_hit.dice.none',
                'leader.killed'
            ),
            (
                'leader.verdict',
                'leader.result',
                'leader.leader_hit.total',
                'leader.leader_hit.natural',
                'leader.leader_hit.result',
                'leader.wounds',
                'leader.may_not',
                'error'
            ),
            (),
            (),
            ()
        ),
    ),
    'capture': (
        capture,
        (
            ('leader.attached', 'leader.captured'),
            ('unit.arm',),
            ('unit.move_left',),
            ('leader.friend_distance', 'unit.leader_distance'),
            ()
        ),
        (('leader.captured',), ('unit.verdict', 'error'), (), (), ()),
    ),
    'wheel': (
        wheel,
        (
            ('unit.limbered', 'unit.fired', 'unit.wheels_back'),
            ('unit.arm', 'unit.time', 'unit.formation', 'unit.dp', 'unit.speed'),
            (),
            ('unit.nearest_enemy',),
            ()
        ),
        ((), ('unit.verdict', 'unit.dp', 'unit.speed', 'error'), (), (), ()),
    ),
    'change_formation': (
        change_formation,
        (
            (),
            ('unit.arm', 'unit.new_formation', 'unit.formation', 'unit.time', 'unit.formation_changes', 'unit.dp'),
            (),
            ('unit.nearest_enemy',),
            ()
        ),
        ((), ('unit.verdict', 'unit.result', 'unit.time', 'unit.dp', 'unit.formation', 'error'), (), (), ()),
    ),
    'reform': (
        reform,
        ((), ('unit.arm', 'unit.doing', 'unit.time', 'unit.formation', 'unit.new_formation'), (), (), ()),
        ((), ('unit.verdict', 'unit.time', 'unit.formation', 'unit.doing', 'error'), (), (), ()),
    ),
    'unlimber': (
        unlimber,
        (
            ('unit.limbered', 'unit.leader_attached', 'unit.own_leader', 'leader.attached', 'unit.under_fire'),
            ('unit.time', 'leader.rank', 'leader.ability', 'leader.wounds', 'unit.dp'),
            (),
            ('unit.leader_distance',),
            ()
        ),
        (('unit.limbered',), ('unit.verdict', 'unit.result', 'unit.time', 'unit.dp', 'error'), (), (), ()),
    ),
    'limber': (
        limber,
        (('unit.limbered', 'unit.leaves_field'), ('unit.arm',), (), (), ()),
        (('unit.limbered',), ('unit.verdict', 'error'), (), (), ()),
    ),
    'cross': (
        cross,
        (
            (
                'unit.halted',
                'unit.fired',
                'unit.abandoned',
                'unit.surrendered',
                'unit.hard_on_horse',
                'unit.under_fire'
            ),
            ('unit.arm', 'unit.time', 'unit.doing', 'unit.formation', 'unit.dp'),
            (),
            (),
            ()
        ),
        ((), ('unit.verdict', 'unit.result', 'unit.time', 'unit.dp', 'error'), (), (), ()),
    ),
    'about_face': (
        about_face,
        (
            ('unit.limbered', 'unit.under_fire'),
            ('unit.formation', 'unit.arm', 'unit.time', 'unit.dp'),
            (),
            ('unit.nearest_enemy',),
            ()
        ),
        ((), ('unit.verdict', 'unit.time', 'unit.dp', 'error'), (), (), ()),
    ),
    'turn_to_flank': (
        turn_to_flank,
        ((), ('unit.formation',), (), (), ()),
        ((), ('unit.verdict', 'error'), (), (), ()),
    ),
    'drilled': (
        drilled,
        ((), ('unit.arm', 'unit.grade', 'unit.formation'), (), (), ()),
        (('unit.drilled',), ('error',), (), (), ()),
    ),
    'incline': (
        incline,
        (
            ('unit.halted', 'unit.fired', 'unit.abandoned', 'unit.surrendered'),
            ('unit.arm', 'unit.time', 'unit.grade', 'unit.formation'),
            (),
            (),
            ()
        ),
        ((), ('unit.verdict', 'error'), (), (), ()),
    ),
    'side_step': (
        side_step,
        (
            ('unit.halted', 'unit.fired', 'unit.abandoned', 'unit.surrendered', 'unit.moved'),
            ('unit.arm', 'unit.time', 'unit.grade', 'unit.formation'),
            (),
            ('chosen.unit.distance',),
            ()
        ),
        (
            ('unit.distance.none', 'unit.moved'),
            ('unit.verdict', 'unit.time', 'error'),
            ('unit.distance', 'unit.distance.to'),
            (),
            ()
        ),
    ),
    'refuse_flank': (
        refuse_flank,
        (
            ('unit.halted', 'unit.fired', 'unit.abandoned', 'unit.surrendered', 'unit.moved'),
            ('unit.arm', 'unit.time', 'unit.grade', 'unit.formation'),
            (),
            ('chosen.unit.stepping', 'chosen.unit.distance'),
            ()
        ),
        (
            ('unit.stepping.none', 'unit.distance.none', 'unit.moved'),
            ('unit.verdict', 'unit.stepping', 'unit.stepping.to', 'unit.time', 'error'),
            ('unit.distance', 'unit.distance.to'),
            (),
            ()
        ),
    ),
    'free_passage': (
        free_passage,
        (('friend.moved', 'friend.fired'), ('unit.doing', 'friend.doing', 'unit.arm'), (), (), ()),
        (('unit.free_passage',), ('error',), (), (), ()),
    ),
    'pass_lines': (
        pass_lines,
        (
            ('unit.halted', 'unit.fired', 'unit.abandoned', 'unit.surrendered', 'friend.moved', 'friend.fired'),
            (
                'unit.arm',
                'unit.time',
                'unit.doing',
                'unit.formation',
                'friend.doing',
                'unit.dp',
                'friend.formation',
                'friend.dp'
            ),
            (),
            (),
            ()
        ),
        ((), ('unit.verdict', 'unit.dp', 'friend.dp', 'error'), (), (), ()),
    ),
    'pass_gap': (
        pass_gap,
        (
            ('unit.halted', 'unit.fired', 'unit.abandoned', 'unit.surrendered'),
            ('unit.arm', 'unit.time', 'unit.doing', 'unit.formation', 'unit.dp'),
            ('unit.gap_width', 'unit.frontage'),
            ('unit.nearest_enemy',),
            ()
        ),
        ((), ('unit.verdict', 'unit.dp', 'unit.time', 'error'), (), (), ()),
    ),
    'dp_limit': (
        dp_limit,
        ((), ('unit.stands', 'unit.grade', 'unit.arm'), (), (), ()),
        ((), ('unit.dp_limit', 'error'), (), (), ()),
    ),
    'dp_room': (
        dp_room,
        ((), ('unit.stands', 'unit.grade', 'unit.arm', 'unit.dp'), (), (), ()),
        ((), ('unit.dp_room', 'error'), (), (), ()),
    ),
    'stationary': (
        stationary,
        (('unit.moved', 'unit.moved_in_combat'), (), (), (), ()),
        (('unit.stationary',), ('error',), (), (), ()),
    ),
    'redress': (
        redress,
        (
            ('unit.in_combat', 'unit.under_fire', 'unit.moved', 'unit.moved_in_combat'),
            ('unit.grade', 'unit.dp'),
            (),
            (),
            ()
        ),
        ((), ('unit.redressed', 'unit.dp', 'error'), (), (), ()),
    ),
    'lost_near': (
        lost_near,
        (('leader.killed', 'leader.routing'), (), (), ('unit.leader_distance',), ()),
        (('unit.lost_near',), ('error',), (), (), ()),
    ),
    'leader_lost': (
        leader_lost,
        (
            ('leader.killed', 'leader.routing'),
            ('leader.rank', 'unit.stands', 'unit.grade', 'unit.arm', 'unit.dp', 'unit.casualties'),
            (),
            ('unit.leader_distance',),
            ()
        ),
        ((), ('unit.casualties', 'unit.dp', 'error'), (), (), ()),
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
            (
                'friend.doing',
                'friend.grade',
                'unit.grade',
                'unit.stands',
                'unit.arm',
                'unit.dp',
                'unit.casualties',
                'friend.arm'
            ),
            (),
            ('unit.friend_distance',),
            ()
        ),
        ((), ('unit.casualties', 'unit.dp', 'error'), (), (), ()),
    ),
    'evading': (
        evading,
        ((), ('unit.doing', 'unit.stands', 'unit.grade', 'unit.arm', 'unit.dp', 'unit.casualties'), (), (), ()),
        ((), ('unit.casualties', 'unit.dp', 'error'), (), (), ()),
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
    'unlimbered': (
        unlimbered,
        (('unit.limbered',), ('unit.arm',), (), (), ()),
        (('unit.unlimbered',), ('error',), (), (), ()),
    ),
    'far': (
        far,
        ((), (), (), ('unit.nearest_enemy',), ()),
        (('unit.far',), ('error',), (), (), ()),
    ),
    'clear_of_enemy': (
        clear_of_enemy,
        ((), (), (), ('unit.nearest_enemy', 'unit.nearest_cover'), ()),
        (('unit.clear_of_enemy',), ('error',), (), (), ()),
    ),
    'inspired': (
        inspired,
        ((), ('unit.inspiring',), (), (), ()),
        (('unit.inspired',), ('error',), (), (), ()),
    ),
    'fast': (
        fast,
        ((), ('unit.doing',), (), (), ()),
        (('unit.fast',), ('error',), (), (), ()),
    ),
    'rough': (
        rough,
        ((), ('unit.going',), (), (), ()),
        (('unit.rough',), ('error',), (), (), ()),
    ),
    'in_charge': (
        in_charge,
        ((), ('unit.charge_kind',), (), (), ()),
        (('unit.in_charge',), ('error',), (), (), ()),
    ),
    'held': (
        held,
        (
            ('unit.halted', 'unit.fired', 'unit.abandoned', 'unit.surrendered'),
            ('unit.arm', 'unit.time'),
            (),
            (),
            ()
        ),
        (('unit.held',), ('error',), (), (), ()),
    ),
    'part_spent': (
        part_spent,
        ((), ('unit.time',), (), (), ()),
        (('unit.part_spent',), ('error',), (), (), ()),
    ),
    'shares_dice': (
        shares_dice,
        (
            (
                'unit.leader_attached',
                'unit.own_leader',
                'leader.attached',
                'unit.conforms',
                'unit.lead_attached',
                'unit.beside_lead'
            ),
            ('leader.rank', 'leader.ability', 'leader.wounds'),
            (),
            ('unit.leader_distance', 'unit.lead_distance', 'unit.behind_lead'),
            ()
        ),
        (('unit.shares_dice',), ('error',), (), (), ()),
    ),
    'last_dice': (
        last_dice,
        (('unit.road_last_turn',), ('unit.dice_last_turn',), (), (), ()),
        ((), ('unit.last_dice', 'error'), (), (), ()),
    ),
    'move': (
        move,
        (
            (
                'unit.on_road',
                'unit.surrendered',
                'unit.halted',
                'unit.fired',
                'unit.abandoned',
                'unit.limbered',
                'unit.road_last_turn',
                'unit.barred',
                'unit.with_d6',
                'unit.initial_move',
                'unit.moved',
                'unit.moved_in_combat'
            ),
            (
                'unit.arm',
                'unit.going',
                'unit.doing',
                'unit.charge_kind',
                'unit.time',
                'unit.formation',
                'unit.dice_last_turn',
                'unit.inspiring',
                'unit.speed',
                'unit.dp',
                'chosen.unit.dice',
                'chosen.unit.optional_die',
                'dice.1',
                'dice.2',
                'dice.3',
                ''
            ),
            ('unit.deviation', 'unit.wheel_way'),
            (
                'unit.nearest_enemy',
                'unit.nearest_cover',
                'unit.free_way',
                'chosen.unit.distance',
                'chosen.unit.forward',
                'chosen.unit.aside'
            ),
            ()
        ),
        (
            (
                'unit.total.none',
                'unit.natural.none',
                'unit.dice.none',
                'unit.distance.none',
                'unit.forward.none',
                'unit.aside.none',
                'unit.moved',
                'unit.moved_in_combat'
            ),
            ('unit.verdict', 'unit.total', 'unit.natural', 'unit.dice', 'unit.dp', 'unit.formation', 'error'),
            ('unit.distance', 'unit.distance.to', 'unit.forward', 'unit.forward.to', 'unit.aside', 'unit.aside.to'),
            (),
            ()
        ),
    ),
    'road_move': (
        road_move,
        (
            (
                'unit.halted',
                'unit.fired',
                'unit.abandoned',
                'unit.surrendered',
                'unit.road_ends',
                'unit.limbered',
                'unit.moved'
            ),
            ('unit.arm', 'unit.time', 'unit.formation'),
            (),
            ('unit.nearest_enemy', 'chosen.unit.distance'),
            ()
        ),
        (
            ('unit.distance.none', 'unit.moved'),
            ('unit.verdict', 'unit.formation', 'error'),
            ('unit.distance', 'unit.distance.to'),
            (),
            ()
        ),
    ),
    'halt_short': (
        halt_short,
        (
            (
                'unit.reinforcing',
                'unit.behind_friends',
                'unit.behind_obstacle',
                'unit.screened',
                'unit.declared_place',
                'unit.place_reached',
                'unit.would_mix'
            ),
            ('unit.charge_kind', 'unit.doing'),
            ('unit.short_by',),
            ('unit.enemy_ahead', 'unit.nearest_enemy'),
            ()
        ),
        ((), ('unit.verdict', 'error'), (), (), ()),
    ),
    'pivot': (
        pivot,
        (
            ('unit.fired', 'unit.abandoned', 'unit.moved', 'unit.limbered'),
            ('unit.time', 'unit.arm'),
            ('unit.pivot_angle',),
            (),
            ()
        ),
        (('unit.moved',), ('unit.verdict', 'unit.time', 'error'), (), (), ()),
    ),
    'spread': (
        spread,
        ((), ('unit.formation',), ('unit.stand_gap',), (), ()),
        ((), ('unit.verdict', 'error'), (), (), ()),
    ),
    'initiative': (
        initiative,
        (
            ('army.general_on_table', 'rival.general_on_table'),
            (
                'army.scenario',
                'army.turn_number',
                'army.general_ability',
                'rival.general_ability',
                'dice.1',
                'dice.2',
                ''
            ),
            (),
            (),
            ()
        ),
        (
            (
                'army.total.none',
                'army.natural.none',
                'army.dice.none',
                'rival.total.none',
                'rival.natural.none',
                'rival.dice.none',
                'army.lead.none',
                'rival.lead.none'
            ),
            (
                'army.total',
                'rival.total',
                'rival.natural',
                'army.lead',
                'rival.lead',
                'army.result',
                'rival.result',
                'army.verdict',
                'army.may',
                'rival.may',
                'error'
            ),
            (),
            (),
            ()
        ),
    ),
    'first_turn': (
        first_turn,
        (('army.attacker',), ('army.scenario', 'army.turn_number'), (), (), ()),
        ((), ('army.verdict', 'army.must', 'error'), (), (), ()),
    ),
    'go_first': (
        go_first,
        ((), (), (), (), ()),
        ((), ('error',), (), (), ()),
    ),
    'go_second': (
        go_second,
        ((), (), (), (), ()),
        ((), ('error',), (), (), ()),
    ),
    'move_ahead': (
        move_ahead,
        (('unit.leads', 'unit.paths_cross'), (), (), (), ()),
        ((), ('unit.verdict', 'error'), (), (), ()),
    ),
    'figures_of_marker': (
        figures_of_marker,
        ((), ('roster.marker',), (), (), ()),
        ((), ('roster.figures_of_marker', 'error'), (), (), ()),
    ),
    'dp_markers': (
        dp_markers,
        ((), (), (), (), ()),
        ((), ('error',), (), (), ()),
    ),
    'terrain': (
        terrain,
        ((), (), (), (), ()),
        ((), ('error',), (), (), ()),
    ),
    'average_by_d6': (
        average_by_d6,
        ((), ('dice.1',), (), (), ()),
        ((), ('army.read', 'error'), (), (), ()),
    ),
    'fewest_men': (
        fewest_men,
        ((), (), ('roster.figures',), (), ()),
        ((), ('error',), ('roster.fewest_men',), (), ()),
    ),
    'most_men': (
        most_men,
        ((), (), ('roster.figures',), (), ()),
        ((), ('error',), ('roster.most_men',), (), ()),
    ),
    'fewest_guns': (
        fewest_guns,
        ((), ('roster.gun_models',), (), (), ()),
        ((), ('roster.fewest_guns', 'error'), (), (), ()),
    ),
    'most_guns': (
        most_guns,
        ((), ('roster.gun_models',), (), (), ()),
        ((), ('roster.most_guns', 'error'), (), (), ()),
    ),
    'ground': (
        ground,
        ((), ('roster.figure_mm', 'roster.inches'), (), (), ()),
        (('roster.ground.none',), ('error',), ('roster.ground',), (), ()),
    ),
    'step_of_measure': (
        step_of_measure,
        ((), (), (), (), ()),
        ((), ('error',), (), (), ()),
    ),
    'similar_type': (
        similar_type,
        ((), ('unit.arm', 'enemy.arm'), (), (), ()),
        (('unit.similar_type',), ('error',), (), (), ()),
    ),
    'counts_as_armoured': (
        counts_as_armoured,
        (('unit.armoured',), ('unit.arm', 'enemy.arm'), (), (), ()),
        (('unit.counts_as_armoured',), ('error',), (), (), ()),
    ),
    'infantry': (
        infantry,
        ((), ('unit.arm',), (), (), ()),
        (('unit.infantry',), ('error',), (), (), ()),
    ),
    'cavalry': (
        cavalry,
        ((), ('unit.arm',), (), (), ()),
        (('unit.cavalry',), ('error',), (), (), ()),
    ),
    'light': (
        light,
        ((), ('unit.arm',), (), (), ()),
        (('unit.light',), ('error',), (), (), ()),
    ),
    'sizes_apply': (
        sizes_apply,
        ((), ('roster.figure_mm',), (), (), ()),
        (('roster.sizes_apply',), ('error',), (), (), ()),
    ),
    'stand_figures': (
        stand_figures,
        ((), ('unit.arm',), (), (), ()),
        ((), ('unit.stand_figures', 'error'), (), (), ()),
    ),
    'stand_ranks': (
        stand_ranks,
        ((), ('unit.arm',), (), (), ()),
        (('unit.stand_ranks.none',), ('unit.stand_ranks', 'error'), (), (), ()),
    ),
    'stand_width_cm': (
        stand_width_cm,
        ((), ('unit.arm',), (), (), ()),
        ((), ('unit.stand_width_cm', 'error'), (), (), ()),
    ),
    'stand_depth_cm': (
        stand_depth_cm,
        ((), ('unit.arm',), (), (), ()),
        (('unit.stand_depth_cm.none',), ('unit.stand_depth_cm', 'error'), (), (), ()),
    ),
    'loose_stands': (
        loose_stands,
        ((), ('unit.arm', 'unit.loose_figures'), (), (), ()),
        ((), ('unit.loose_stands', 'error'), (), (), ()),
    ),
    'least_stands': (
        least_stands,
        ((), ('unit.arm',), (), (), ()),
        ((), ('unit.least_stands', 'error'), (), (), ()),
    ),
    'most_stands': (
        most_stands,
        ((), ('unit.arm',), (), (), ()),
        ((), ('unit.most_stands', 'error'), (), (), ()),
    ),
    'companies': (
        companies,
        ((), ('unit.arm',), (), ('chosen.unit.companies',), ()),
        ((), ('unit.companies', 'unit.companies.to', 'error'), (), (), ()),
    ),
    'roster_stands': (
        roster_stands,
        ((), ('roster.foot_stands', 'roster.horse_stands'), (), (), ()),
        ((), ('roster.roster_stands', 'error'), (), (), ()),
    ),
    'form_unit': (
        form_unit,
        (
            (),
            ('roster.single_models', 'roster.foot_stands', 'roster.horse_stands', 'roster.grades', 'roster.gap_cm'),
            (),
            (),
            ()
        ),
        ((), ('roster.verdict', 'error'), (), (), ()),
    ),
    'weight': (
        weight,
        ((), ('roster.piece',), (), (), ()),
        ((), ('roster.weight', 'error'), (), (), ()),
    ),
    'form_battalia': (
        form_battalia,
        (
            (),
            (
                'roster.commanders',
                'roster.gun_models',
                'roster.foot_units',
                'roster.skirmisher_units',
                'roster.horse_units'
            ),
            (),
            (),
            ()
        ),
        ((), ('roster.verdict', 'error'), (), (), ()),
    ),
    'firearms': (
        firearms,
        ((), ('unit.arm',), (), (), ()),
        (('unit.firearms',), ('error',), (), (), ()),
    ),
    'out_of_arc': (
        out_of_arc,
        ((), ('unit.formation',), ('unit.target_angle',), (), ()),
        (('unit.out_of_arc',), ('error',), (), (), ()),
    ),
    'mixed_with_friends': (
        mixed_with_friends,
        ((), (), (), ('unit.firers_friends',), ()),
        (('unit.mixed_with_friends',), ('error',), (), (), ()),
    ),
    'pick_target': (
        pick_target,
        (
            ('unit.leader_attached', 'unit.own_leader', 'leader.attached', 'unit.picks_target'),
            ('unit.arm', 'leader.rank', 'leader.ability', 'leader.wounds'),
            (),
            ('unit.leader_distance',),
            ()
        ),
        (('unit.picks_target',), ('unit.verdict', 'error'), (), (), ()),
    ),
    'caracole': (
        caracole,
        (
            ('unit.fired', 'unit.in_caracole', 'target.fired', 'unit.higher', 'unit.between_fired'),
            (
                'unit.arm',
                'unit.third_rank',
                'unit.second_rank',
                'unit.place',
                'target.place',
                'unit.obstruction',
                'unit.formation',
                'unit.shooting_stands',
                'unit.second_rank_shooting',
                'unit.loose_figures',
                'unit.dp',
                'target.cover',
                'target.stands',
                'target.grade',
                'target.arm',
                'target.dp',
                'target.casualties',
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
                'dice.96'
            ),
            ('unit.target_angle',),
            ('unit.range', 'unit.between_distance', 'target.firers_friends', 'unit.nearest_target'),
            ()
        ),
        (
            (
                'unit.small_arms.shots.none',
                'unit.small_arms.total.none',
                'unit.small_arms.natural.none',
                'unit.small_arms.dice.none',
                'unit.in_caracole',
                'unit.fired'
            ),
            (
                'unit.verdict',
                'unit.small_arms.band',
                'unit.small_arms.verdict',
                'unit.small_arms.shots',
                'unit.small_arms.dice',
                'target.casualties',
                'target.dp',
                'unit.may_not',
                'error'
            ),
            ('unit.small_arms.total', 'unit.small_arms.natural'),
            (),
            ()
        ),
    ),
    'fire_and_move': (
        fire_and_move,
        (('unit.fired',), ('unit.arm',), (), (), ()),
        ((), ('unit.verdict', 'error'), (), (), ()),
    ),
    'firing': (
        firing,
        (('unit.in_caracole',), ('unit.shooting_stands', 'unit.second_rank_shooting'), (), (), ()),
        ((), ('unit.firing', 'error'), (), (), ()),
    ),
    'small_arms': (
        small_arms,
        (
            ('unit.fired', 'target.fired', 'unit.higher', 'unit.between_fired', 'unit.in_caracole'),
            (
                'unit.arm',
                'unit.place',
                'target.place',
                'unit.obstruction',
                'unit.formation',
                'unit.shooting_stands',
                'unit.second_rank_shooting',
                'unit.loose_figures',
                'unit.dp',
                'target.cover',
                'target.stands',
                'target.grade',
                'target.arm',
                'target.dp',
                'target.casualties',
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
                'dice.96'
            ),
            ('unit.target_angle',),
            ('unit.range', 'unit.between_distance', 'target.firers_friends', 'unit.nearest_target'),
            ()
        ),
        (
            ('unit.shots.none', 'unit.total.none', 'unit.natural.none', 'unit.dice.none', 'unit.fired'),
            ('unit.band', 'unit.verdict', 'unit.shots', 'unit.dice', 'target.casualties', 'target.dp', 'error'),
            ('unit.total', 'unit.natural'),
            (),
            ()
        ),
    ),
    'artillery': (
        artillery,
        (
            (
                'unit.limbered',
                'unit.abandoned',
                'unit.fired',
                'target.fired',
                'unit.higher',
                'unit.between_fired',
                'unit.picks_target',
                'target.limbered',
                'target.enfilade',
                'unit.same_range'
            ),
            (
                'unit.arm',
                'unit.place',
                'target.place',
                'unit.obstruction',
                'unit.formation',
                'target.formation',
                'target.cover',
                'unit.dp',
                'unit.last_fire',
                'target.stands',
                'target.grade',
                'target.arm',
                'target.dp',
                'target.casualties',
                'dice.1'
            ),
            ('unit.target_angle',),
            ('unit.range', 'unit.between_distance', 'target.firers_friends', 'unit.nearest_target'),
            ()
        ),
        (
            ('unit.total.none', 'unit.natural.none', 'unit.dice.none', 'unit.scored.none', 'unit.fired'),
            ('unit.band', 'unit.verdict', 'unit.total', 'unit.scored', 'target.casualties', 'target.dp', 'error'),
            (),
            (),
            ()
        ),
    ),
    'hidden': (
        hidden,
        (
            ('target.fired', 'unit.higher', 'unit.between_fired'),
            ('unit.place', 'target.place', 'unit.obstruction'),
            (),
            ('unit.range', 'unit.between_distance'),
            ()
        ),
        (('unit.hidden',), ('error',), (), (), ()),
    ),
    'see': (
        see,
        (
            ('target.fired', 'unit.higher', 'unit.between_fired'),
            ('unit.place', 'target.place', 'unit.obstruction'),
            (),
            ('unit.range', 'unit.between_distance'),
            ()
        ),
        ((), ('unit.verdict', 'error'), (), (), ()),
    ),
}
