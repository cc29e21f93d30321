"""The 16th-century combat as a programmer would write it: natural (a helper per side), and inlined for speed.

Both take the units of the generated module and two dice, and give for each side total, margin, result, what DPs and
casualties it then has, whether its guns are lost, and what it must or may do. They trust what they are given.
"""

from __future__ import annotations

from dataclasses import dataclass

from rulec.games import cfeo16 as g

GRADE = {g.Grade.A1: 2, g.Grade.A2: 2, g.Grade.B: 1, g.Grade.C: 0, g.Grade.D: -1, g.Grade.E: -2}
RECKLESS = {g.Grade.A1: False, g.Grade.A2: True, g.Grade.B: False, g.Grade.C: True, g.Grade.D: True, g.Grade.E: True}
HEAVY_HORSE, SWORDS = g.Arm.heavy_horse, g.Arm.swords
UNFORMED, MARCH_COLUMN = g.Formation.unformed, g.Formation.march_column
PURSUIT = g.Doing.pursuit
FLANK, REAR = g.StruckOn.flank, g.StruckOn.rear
PURSUE, RETIRE, REMAIN, RIDE = ("pursue",), ("retire",), ("remain",), ("ride_through",)
FALL_BACK, ROUT, ANY = ("fall_back",), ("rout",), ("any_permitted",)
STAY_OR_RETIRE, HORSE_ANY, NO_ACT = ("remain", "retire"), ("remain", "pursue", "retire"), ()
MOST = 9


@dataclass(slots=True)
class Side:
    """What a combat makes of one side."""

    total: int
    margin: int
    result: str
    dp: int
    casualties: int
    abandoned: bool
    crew_killed: bool
    must: tuple[str, ...]
    may: tuple[str, ...]


# ---------------------------------------------------------------- a helper per side


def score(own: g.Unit, enemy: g.Unit, die: int) -> int:
    total = die + GRADE[own.grade] + min(own.inspiring, 2)
    if own.advantage_of_ground:
        total += 1
    if own.in_fortifications:
        total += 1
    impetus = own.charging or own.doing is PURSUIT or own.took_position
    shock = own.charging and (own.arm is HEAVY_HORSE or own.arm is SWORDS)
    if impetus:
        total += 1
    if shock:
        total += 1
    if own.arm.is_horse and own.doing is PURSUIT:
        total += 2
    if own.ranks > enemy.ranks and not impetus and not shock:
        total += 1
    similar = (own.arm.is_horse and enemy.arm.is_horse) or (own.arm.is_foot and enemy.arm.is_foot)
    if own.armoured and similar:
        total += 1
    formed_charge = enemy.charging and enemy.formation is not UNFORMED
    if own.arm.is_foot and (own.moved or not own.has_pikes) and enemy.arm.is_horse and formed_charge:
        total -= 2
    if formed_charge and (own.struck_on is FLANK or own.struck_on is REAR):
        total -= 2
    if own.formation is UNFORMED or own.formation is MARCH_COLUMN or own.arm.is_guns:
        total -= 2
    total -= own.dp + own.casualties
    mine, theirs = own.stands_in_contact, enemy.stands_in_contact
    if theirs >= 3 * mine:
        total -= 4
    elif theirs >= 2 * mine:
        total -= 3
    elif 2 * theirs >= 3 * mine:
        total -= 2
    elif theirs > mine:
        total -= 1
    return total


def outcome(own: g.Unit, enemy: g.Unit, total: int, margin: int, act: str | None) -> Side:
    arm = own.arm
    dp, casualties, abandoned, crew_killed = own.dp, own.casualties, own.abandoned, own.crew_killed
    must: tuple[str, ...] = NO_ACT
    may: tuple[str, ...] = NO_ACT
    horse_charge = arm.is_horse and own.charging
    formed_foot = enemy.arm.is_foot and enemy.formation is not UNFORMED
    soft = horse_charge and (enemy.arm.is_guns or (enemy.arm.is_foot and enemy.formation is UNFORMED))
    if margin >= 7:
        result = "breakthrough"
        if RECKLESS[own.grade]:
            must = PURSUE
        elif arm.is_horse:
            may = HORSE_ANY
        else:
            may = ANY
        if arm.is_horse and not must and act != "pursue":
            if act is None:
                raise ValueError("choose what to do")
            dp = min(dp + 1, MOST)
    elif margin >= 4:
        result = "victory"
        dp = min(dp + 1, MOST)
        if horse_charge and formed_foot and margin < 5:
            must = RETIRE
        elif soft:
            must = RIDE
        elif arm.is_horse and RECKLESS[own.grade]:
            must = PURSUE
        else:
            may = ANY
    elif margin >= 2:
        result = "success"
        dp = min(dp + 1, MOST)
        if horse_charge and formed_foot:
            must = RETIRE
        elif (arm.is_foot or arm.is_guns) and enemy.arm.is_horse:
            must = REMAIN
        elif soft:
            must = RIDE
        else:
            may = ANY
    elif margin >= -1:
        result = "inconclusive"
        dp = min(dp + 1, MOST)
        if horse_charge and formed_foot:
            must = RETIRE
        elif arm.is_foot or arm.is_guns:
            must = REMAIN
        elif soft or (horse_charge and enemy.arm.is_horse and enemy.ranks == 1):
            must = RIDE
        else:
            may = STAY_OR_RETIRE
    elif margin >= -4:
        result = "driven_back"
        dp = min(dp + 2, MOST)
        by_horse = enemy.arm.is_horse and enemy.charging
        if (arm.is_foot or arm.is_guns) and by_horse:
            must = REMAIN
        elif arm.is_foot and own.formation is not UNFORMED:
            must = FALL_BACK
        else:
            must = RETIRE
        if arm.is_guns and not by_horse:
            abandoned = True
        if horse_charge and enemy.arm.is_foot:
            casualties = min(casualties + 1, MOST)
    else:
        if margin >= -7:
            result = "defeat"
            dp = min(dp + 2, MOST)
            casualties = min(casualties + 1, MOST)
        else:
            result = "broken"
            casualties = min(casualties + 3, MOST)
        if arm.is_guns:
            abandoned = crew_killed = True
        else:
            must = RETIRE if margin >= -7 else ROUT
    return Side(total, margin, result, dp, casualties, abandoned, crew_killed, must, may)


def natural(
    unit: g.Unit, enemy: g.Unit, dice: list[int], unit_act: str | None = None, enemy_act: str | None = None
) -> tuple[Side, Side]:
    """A helper per side, called twice."""
    unit_total, enemy_total = score(unit, enemy, dice[0]), score(enemy, unit, dice[1])
    margin = unit_total - enemy_total
    return (
        outcome(unit, enemy, unit_total, margin, unit_act),
        outcome(enemy, unit, enemy_total, -margin, enemy_act),
    )


# ---------------------------------------------------------------- inlined


def inlined(
    unit: g.Unit, enemy: g.Unit, dice: list[int], unit_act: str | None = None, enemy_act: str | None = None
) -> tuple[Side, Side]:
    """No call but for the results: both sides written out, each fact read once, bands nested."""
    own_arm, own_charging, own_formation, own_ranks = unit.arm, unit.charging, unit.formation, unit.ranks
    own_dp, own_casualties, own_stands = unit.dp, unit.casualties, unit.stands_in_contact
    own_horse, own_foot, own_grade = own_arm.is_horse, own_arm.is_foot, unit.grade
    own_formed = own_formation is not UNFORMED
    foe_arm, foe_charging, foe_formation, foe_ranks = enemy.arm, enemy.charging, enemy.formation, enemy.ranks
    foe_dp, foe_casualties, foe_stands = enemy.dp, enemy.casualties, enemy.stands_in_contact
    foe_horse, foe_foot, foe_grade = foe_arm.is_horse, foe_arm.is_foot, enemy.grade
    foe_formed = foe_formation is not UNFORMED
    own_total = dice[0] + GRADE[own_grade]
    inspiring = unit.inspiring
    if inspiring:
        own_total += min(2, inspiring)
    if unit.advantage_of_ground:
        own_total += 1
    if unit.in_fortifications:
        own_total += 1
    if own_charging:
        own_total += 2 if own_arm is HEAVY_HORSE or own_arm is SWORDS else 1
        if own_horse and unit.doing is PURSUIT:
            own_total += 2
    elif unit.doing is PURSUIT:
        own_total += 3 if own_horse else 1
    elif unit.took_position or own_ranks > foe_ranks:
        own_total += 1
    if unit.armoured and ((own_horse and foe_horse) or (own_foot and foe_foot)):
        own_total += 1
    if foe_charging and foe_formed:
        if own_foot and foe_horse and (unit.moved or not unit.has_pikes):
            own_total -= 2
        if unit.struck_on is FLANK or unit.struck_on is REAR:
            own_total -= 2
    if not own_formed or own_formation is MARCH_COLUMN or own_arm.is_guns:
        own_total -= 2
    own_total -= own_dp + own_casualties
    if foe_stands > own_stands:
        if foe_stands >= 3 * own_stands:
            own_total -= 4
        elif foe_stands >= 2 * own_stands:
            own_total -= 3
        elif 2 * foe_stands >= 3 * own_stands:
            own_total -= 2
        else:
            own_total -= 1
    foe_total = dice[1] + GRADE[foe_grade]
    inspiring = enemy.inspiring
    if inspiring:
        foe_total += min(2, inspiring)
    if enemy.advantage_of_ground:
        foe_total += 1
    if enemy.in_fortifications:
        foe_total += 1
    if foe_charging:
        foe_total += 2 if foe_arm is HEAVY_HORSE or foe_arm is SWORDS else 1
        if foe_horse and enemy.doing is PURSUIT:
            foe_total += 2
    elif enemy.doing is PURSUIT:
        foe_total += 3 if foe_horse else 1
    elif enemy.took_position or foe_ranks > own_ranks:
        foe_total += 1
    if enemy.armoured and ((foe_horse and own_horse) or (foe_foot and own_foot)):
        foe_total += 1
    if own_charging and own_formed:
        if foe_foot and own_horse and (enemy.moved or not enemy.has_pikes):
            foe_total -= 2
        if enemy.struck_on is FLANK or enemy.struck_on is REAR:
            foe_total -= 2
    if not foe_formed or foe_formation is MARCH_COLUMN or foe_arm.is_guns:
        foe_total -= 2
    foe_total -= foe_dp + foe_casualties
    if own_stands > foe_stands:
        if own_stands >= 3 * foe_stands:
            foe_total -= 4
        elif own_stands >= 2 * foe_stands:
            foe_total -= 3
        elif 2 * own_stands >= 3 * foe_stands:
            foe_total -= 2
        else:
            foe_total -= 1
    margin = own_total - foe_total
    must = may = NO_ACT
    abandoned, crew_killed = unit.abandoned, unit.crew_killed
    dp, casualties = own_dp, own_casualties
    if margin >= 2:
        if margin >= 7:
            result = "breakthrough"
            if RECKLESS[own_grade]:
                must = PURSUE
            elif own_horse:
                may = HORSE_ANY
                if unit_act != "pursue":
                    if unit_act is None:
                        raise ValueError("choose what to do")
                    dp = dp + 1 if dp < 9 else 9
            else:
                may = ANY
        else:
            dp = dp + 1 if dp < 9 else 9
            if margin >= 4:
                result = "victory"
                if own_horse and own_charging and foe_foot and foe_formed and margin < 5:
                    must = RETIRE
                elif own_horse and own_charging and (foe_arm.is_guns or (foe_foot and not foe_formed)):
                    must = RIDE
                elif own_horse and RECKLESS[own_grade]:
                    must = PURSUE
                else:
                    may = ANY
            else:
                result = "success"
                if own_horse:
                    if own_charging and foe_foot and foe_formed:
                        must = RETIRE
                    elif own_charging and (foe_foot or foe_arm.is_guns):
                        must = RIDE
                    else:
                        may = ANY
                elif foe_horse:
                    must = REMAIN
                else:
                    may = ANY
    elif margin >= -1:
        result = "inconclusive"
        dp = dp + 1 if dp < 9 else 9
        if not own_horse:
            must = REMAIN
        elif not own_charging:
            may = STAY_OR_RETIRE
        elif foe_foot and foe_formed:
            must = RETIRE
        elif not foe_horse or foe_ranks == 1:
            must = RIDE
        else:
            may = STAY_OR_RETIRE
    elif margin >= -4:
        result = "driven_back"
        dp = dp + 2 if dp < 8 else 9
        if own_horse:
            must = RETIRE
            if own_charging and foe_foot:
                casualties = casualties + 1 if casualties < 9 else 9
        elif foe_horse and foe_charging:
            must = REMAIN
        elif own_foot:
            must = FALL_BACK if own_formed else RETIRE
        else:
            must = RETIRE
            abandoned = True
    elif margin >= -7:
        result = "defeat"
        dp = dp + 2 if dp < 8 else 9
        casualties = casualties + 1 if casualties < 9 else 9
        if own_arm.is_guns:
            abandoned = crew_killed = True
        else:
            must = RETIRE
    else:
        result = "broken"
        casualties = casualties + 3 if casualties < 7 else 9
        if own_arm.is_guns:
            abandoned = crew_killed = True
        else:
            must = ROUT
    own_side = Side(own_total, margin, result, dp, casualties, abandoned, crew_killed, must, may)
    margin = -margin
    must = may = NO_ACT
    abandoned, crew_killed = enemy.abandoned, enemy.crew_killed
    dp, casualties = foe_dp, foe_casualties
    if margin >= 2:
        if margin >= 7:
            result = "breakthrough"
            if RECKLESS[foe_grade]:
                must = PURSUE
            elif foe_horse:
                may = HORSE_ANY
                if enemy_act != "pursue":
                    if enemy_act is None:
                        raise ValueError("choose what to do")
                    dp = dp + 1 if dp < 9 else 9
            else:
                may = ANY
        else:
            dp = dp + 1 if dp < 9 else 9
            if margin >= 4:
                result = "victory"
                if foe_horse and foe_charging and own_foot and own_formed and margin < 5:
                    must = RETIRE
                elif foe_horse and foe_charging and (own_arm.is_guns or (own_foot and not own_formed)):
                    must = RIDE
                elif foe_horse and RECKLESS[foe_grade]:
                    must = PURSUE
                else:
                    may = ANY
            else:
                result = "success"
                if foe_horse:
                    if foe_charging and own_foot and own_formed:
                        must = RETIRE
                    elif foe_charging and (own_foot or own_arm.is_guns):
                        must = RIDE
                    else:
                        may = ANY
                elif own_horse:
                    must = REMAIN
                else:
                    may = ANY
    elif margin >= -1:
        result = "inconclusive"
        dp = dp + 1 if dp < 9 else 9
        if not foe_horse:
            must = REMAIN
        elif not foe_charging:
            may = STAY_OR_RETIRE
        elif own_foot and own_formed:
            must = RETIRE
        elif not own_horse or own_ranks == 1:
            must = RIDE
        else:
            may = STAY_OR_RETIRE
    elif margin >= -4:
        result = "driven_back"
        dp = dp + 2 if dp < 8 else 9
        if foe_horse:
            must = RETIRE
            if foe_charging and own_foot:
                casualties = casualties + 1 if casualties < 9 else 9
        elif own_horse and own_charging:
            must = REMAIN
        elif foe_foot:
            must = FALL_BACK if foe_formed else RETIRE
        else:
            must = RETIRE
            abandoned = True
    elif margin >= -7:
        result = "defeat"
        dp = dp + 2 if dp < 8 else 9
        casualties = casualties + 1 if casualties < 9 else 9
        if foe_arm.is_guns:
            abandoned = crew_killed = True
        else:
            must = RETIRE
    else:
        result = "broken"
        casualties = casualties + 3 if casualties < 7 else 9
        if foe_arm.is_guns:
            abandoned = crew_killed = True
        else:
            must = ROUT
    foe_side = Side(foe_total, margin, result, dp, casualties, abandoned, crew_killed, must, may)
    return own_side, foe_side
