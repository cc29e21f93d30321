"""The 16th-century combat over columns as careful programmers write it: numpy in blocks, Polars, SQL for DuckDB.

All take the columns of the batch module and give total, margin, result, DPs, casualties, what is lost, and the bits of
must and may, of both sides. They trust what they are given, but for numpy where it is asked to look.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

BLOCK = 65_536
I1 = np.int8
OUT = ("total", "margin", "result", "dp", "casualties", "abandoned", "crew_killed", "must", "may")
GRADE = np.array([2, 2, 1, 0, -1, -2], I1)
RECKLESS = np.array([False, True, False, True, True, True])
SPAN = 60  # margins from -60 to 60
MARGINS = np.arange(-SPAN, SPAN + 1)
RESULT = np.select([m <= MARGINS for m in (7, 4, 2, -1, -4, -7)], range(6), 6).astype(I1)
DP = np.array([0, 1, 1, 1, 2, 2, 0], I1)
LOST = np.array([0, 0, 0, 0, 0, 1, 3], I1)
FOOT, HORSE, GUNS = 4, 7, 8  # last foot, last horse, first gun


def numpy_blocks(
    c: Mapping[str, Any], acts: Mapping[str, int], highs: Mapping[str, int] | None = None
) -> dict[str, Any]:
    """Whole numbers of 8 bits, truths seen as them, tables looked up, sums in place, block by block.

    highs: the most that each column can be; with it a column error says which rows have no answer.
    """
    rows = len(c["dice.1"])
    wide = {"abandoned": bool, "crew_killed": bool}
    out = {f"{s}.{name}": np.empty(rows, wide.get(name, I1)) for s in ("unit", "enemy") for name in OUT}
    if highs is not None:
        out["error"] = np.empty(rows, I1)
        assert all(c[name].min() >= 0 and c[name].max() <= high for name, high in highs.items())
    for start in range(0, rows, BLOCK):
        part = slice(start, start + BLOCK)
        here = {name: column[part] for name, column in c.items()}
        sides = {side: _arms(here, side) for side in ("unit", "enemy")}
        unit = _total(here, sides, "unit", "enemy", here["dice.1"])
        enemy = _total(here, sides, "enemy", "unit", here["dice.2"])
        if highs is not None:
            out["error"][part] = _wrong(here, sides, unit - enemy, acts)
        for side, other, mine, theirs in (("unit", "enemy", unit, enemy), ("enemy", "unit", enemy, unit)):
            made = _outcome(here, sides, side, other, mine - theirs, acts)
            for name, value in zip(OUT, (mine, *made), strict=True):
                out[f"{side}.{name}"][part] = value
    return out


def _arms(c: Mapping[str, Any], side: str) -> dict[str, Any]:
    arm, formation = c[f"{side}.arm"], c[f"{side}.formation"]
    foot, guns = arm <= FOOT, arm >= GUNS
    horse = ~(foot | guns)
    return {
        "foot": foot,
        "horse": horse,
        "guns": guns,
        "formed": formation != 2,
        "charge": horse & c[f"{side}.charging"],
    }


def _total(c: Mapping[str, Any], sides: Mapping[str, Any], side: str, other: str, die: Any) -> Any:
    own, enemy, arm = sides[side], sides[other], c[f"{side}.arm"]
    charging, pursuing = c[f"{side}.charging"], c[f"{side}.doing"] == 2
    impetus = charging | pursuing | c[f"{side}.took_position"]
    shock = charging & ((arm == 5) | (arm == 2))
    total = GRADE.take(c[f"{side}.grade"])
    total += die
    total += c[f"{side}.inspiring"].clip(0, 2)
    for held in (c[f"{side}.advantage_of_ground"], c[f"{side}.in_fortifications"], impetus, shock):
        total += held.view(I1)
    twice = (own["horse"] & pursuing).view(I1).copy()
    total += ((c[f"{side}.ranks"] > c[f"{other}.ranks"]) & ~impetus & ~shock).view(I1)
    similar = (own["horse"] & enemy["horse"]) | (own["foot"] & enemy["foot"])
    total += (c[f"{side}.armoured"] & similar).view(I1)
    formed_charge = c[f"{other}.charging"] & enemy["formed"]
    exposed = own["foot"] & (c[f"{side}.moved"] | ~c[f"{side}.has_pikes"]) & enemy["horse"] & formed_charge
    twice -= exposed.view(I1)
    twice -= (formed_charge & (c[f"{side}.struck_on"] != 0)).view(I1)
    twice -= ((c[f"{side}.formation"] != 0) | own["guns"]).view(I1)
    twice *= 2
    total += twice
    total -= c[f"{side}.dp"]
    total -= c[f"{side}.casualties"]
    mine, theirs = c[f"{side}.stands_in_contact"], c[f"{other}.stands_in_contact"]
    double = mine * 2
    for more in (theirs > mine, theirs * 2 >= double + mine, theirs >= double, theirs >= double + mine):
        total -= more.view(I1)
    return total


def _wrong(c: Mapping[str, Any], sides: Mapping[str, Any], margin: Any, acts: Mapping[str, int]) -> Any:
    """The code of what the rules would raise: states that cannot be, dice, what may not be chosen."""
    illegal, missing, face, unmade, not_open = (np.zeros(len(margin), bool) for _ in range(5))
    for side, die, won in (("unit", "dice.1", margin >= 7), ("enemy", "dice.2", margin <= -7)):
        own, doing, charging = sides[side], c[f"{side}.doing"], c[f"{side}.charging"]
        illegal |= charging & ((doing == 1) | (doing >= 3))
        illegal |= own["formed"] & ((doing == 1) | (doing == 2) | (doing == 5))
        illegal |= c[f"{side}.took_position"] & ~own["foot"]
        illegal |= (c[f"{side}.crew_killed"] | c[f"{side}.abandoned"]) & ~own["guns"]
        faces = c[die]
        missing |= (faces == 0) & ~face  # the first that is met counts
        face |= ((faces >= 7) | (~charging & ((faces == 1) | (faces == 6)))) & ~missing
        act = c[f"chosen.{side}.act"]
        asked = won & own["horse"] & ~RECKLESS.take(c[f"{side}.grade"])
        fits = [act == acts[name].bit_length() - 1 for name in ("remain", "pursue", "retire")]
        unmade |= asked & (act == -128)
        not_open |= asked & ~(fits[0] | fits[1] | fits[2])
    error = np.zeros(len(margin), I1)
    for code, rows in ((7, not_open), (10, unmade), (6, face), (9, missing), (3, illegal)):
        if rows.any():
            error[rows] = code
    return error


def _outcome(
    c: Mapping[str, Any], sides: Mapping[str, Any], side: str, other: str, margin: Any, acts: Mapping[str, int]
) -> tuple[Any, ...]:
    own, enemy = sides[side], sides[other]
    result = RESULT.take(margin + I1(SPAN))
    reckless = RECKLESS.take(c[f"{side}.grade"])
    band = [result == i for i in range(7)]
    soft = own["charge"] & (enemy["guns"] | (enemy["foot"] & ~enemy["formed"]))
    at_foot = own["charge"] & enemy["foot"] & enemy["formed"]
    slow = ~own["horse"]
    thin = own["charge"] & enemy["horse"] & (c[f"{other}.ranks"] == 1)
    by_horse = slow & enemy["charge"]
    guns = own["guns"]
    free = band[0] & ~reckless
    back = band[1] & at_foot & (margin < 5)
    ride = band[1] & soft & ~back
    after = band[1] & ~back & ~ride & own["horse"] & reckless
    held = band[2] & ~at_foot & slow & enemy["horse"]
    through = band[2] & ~at_foot & ~held & soft
    stays = band[3] & ~at_foot & slow
    rides = band[3] & ~at_foot & ~slow & (soft | thin)
    stand = band[4] & by_horse
    falls = band[4] & ~by_horse & own["foot"] & own["formed"]
    retire = back | ((band[2] | band[3]) & at_foot) | (band[4] & ~stand & ~falls) | (band[5] & ~guns)
    must = ((band[0] & reckless) | after).view(I1) * I1(acts["pursue"])
    for held_, act in (
        (retire, "retire"), (ride | through | rides, "ride_through"), (held | stays | stand, "remain"),
        (falls, "fall_back"), (band[6] & ~guns, "rout"),
    ):  # fmt: skip
        must += held_.view(I1) * I1(acts[act])
    open_ = (free & slow) | (band[1] & ~back & ~ride & ~after) | (band[2] & ~at_foot & ~held & ~through)
    may = open_.view(I1) * I1(acts["any_permitted"])
    may += (free & own["horse"]).view(I1) * I1(acts["remain"] + acts["pursue"] + acts["retire"])
    may += (band[3] & ~at_foot & ~slow & ~rides).view(I1) * I1(acts["remain"] + acts["retire"])
    dp = DP.take(result)
    dp += c[f"{side}.dp"]
    dp += (free & own["horse"] & (c[f"chosen.{side}.act"] != acts["pursue"].bit_length() - 1)).view(I1)
    lost = LOST.take(result)
    lost += c[f"{side}.casualties"]
    lost += (band[4] & own["charge"] & enemy["foot"]).view(I1)
    gone = guns & (band[5] | band[6])
    abandoned = c[f"{side}.abandoned"] | gone | (band[4] & guns & ~by_horse)
    killed = c[f"{side}.crew_killed"] | gone
    return margin, result, dp.clip(0, 9), lost.clip(0, 9), abandoned, killed, must, may


# ---------------------------------------------------------------- Polars and SQL: one text a side, in stages


def stages(side: str, other: str, die: str, acts: Mapping[str, int]) -> list[dict[str, str]]:
    """The same in SQL, what is used twice having a name. Columns are called unit_grade."""
    s, o = side, other
    arms = {
        f"{s}_foot": f"{s}_arm <= {FOOT}", f"{s}_guns": f"{s}_arm >= {GUNS}",
        f"{s}_horse": f"{s}_arm > {FOOT} AND {s}_arm < {GUNS}", f"{s}_formed": f"{s}_formation <> 2",
        f"{s}_impetus": f"{s}_charging OR {s}_doing = 2 OR {s}_took_position",
        f"{s}_shock": f"{s}_charging AND ({s}_arm = 5 OR {s}_arm = 2)",
        f"{s}_reckless": f"{s}_grade = 1 OR {s}_grade >= 3",
        f"{s}_charge": f"{s}_charging AND {s}_arm > {FOOT} AND {s}_arm < {GUNS}",
    }  # fmt: skip
    lines = [
        (f"{s}_advantage_of_ground", 1), (f"{s}_in_fortifications", 1), (f"{s}_impetus", 1), (f"{s}_shock", 1),
        (f"{s}_horse AND {s}_doing = 2", 2), (f"{s}_ranks > {o}_ranks AND NOT {s}_impetus AND NOT {s}_shock", 1),
        (f"{s}_armoured AND (({s}_horse AND {o}_horse) OR ({s}_foot AND {o}_foot))", 1),
        (f"{s}_foot AND ({s}_moved OR NOT {s}_has_pikes) AND {o}_charge AND {o}_formed", -2),
        (f"{o}_charging AND {o}_formed AND {s}_struck_on <> 0", -2), (f"{s}_formation <> 0 OR {s}_guns", -2),
    ]  # fmt: skip
    grade = f"CASE WHEN {s}_grade <= 1 THEN 2 ELSE 3 - {s}_grade END"
    mine, theirs = f"{s}_stands_in_contact", f"{o}_stands_in_contact"
    odds = (
        f"CASE WHEN {theirs} >= 3 * {mine} THEN 4 WHEN {theirs} >= 2 * {mine} THEN 3 "
        f"WHEN 2 * {theirs} >= 3 * {mine} THEN 2 WHEN {theirs} > {mine} THEN 1 ELSE 0 END"
    )
    sums = " + ".join(f"CASE WHEN {held} THEN {by} ELSE 0 END" for held, by in lines)
    inspiring = f"CASE WHEN {s}_inspiring > 2 THEN 2 ELSE {s}_inspiring END"
    total = {f"{s}_total": f"{die} + {grade} + {inspiring} + {sums} - {s}_dp - {s}_casualties - {odds}"}
    margin = {f"{s}_margin": f"{s}_total - {o}_total"}
    bands = " ".join(f"WHEN {s}_margin >= {m} THEN {i}" for i, m in enumerate((7, 4, 2, -1, -4, -7)))
    result = {
        f"{s}_result": f"CASE {bands} ELSE 6 END", f"{s}_at_foot": f"{s}_charge AND {o}_foot AND {o}_formed",
        f"{s}_soft": f"{s}_charge AND ({o}_guns OR ({o}_foot AND NOT {o}_formed))",
    }  # fmt: skip
    r = f"{s}_result"
    by_horse = f"NOT {s}_horse AND {o}_charge"
    must = [
        (f"{r} = 0 AND {s}_reckless", "pursue"), (f"{r} = 0", ""),
        (f"{r} = 1 AND {s}_at_foot AND {s}_margin < 5", "retire"), (f"{r} = 1 AND {s}_soft", "ride_through"),
        (f"{r} = 1 AND {s}_horse AND {s}_reckless", "pursue"), (f"{r} = 1", ""),
        (f"({r} = 2 OR {r} = 3) AND {s}_at_foot", "retire"), (f"{r} = 2 AND NOT {s}_horse AND {o}_horse", "remain"),
        (f"{r} = 2 AND {s}_soft", "ride_through"), (f"{r} = 2", ""), (f"{r} = 3 AND NOT {s}_horse", "remain"),
        (f"{r} = 3 AND ({s}_soft OR ({s}_charge AND {o}_horse AND {o}_ranks = 1))", "ride_through"), (f"{r} = 3", ""),
        (f"{r} = 4 AND {by_horse}", "remain"), (f"{r} = 4 AND {s}_foot AND {s}_formed", "fall_back"),
        (f"{r} = 4", "retire"), (f"{s}_guns", ""), (f"{r} = 5", "retire"),
    ]  # fmt: skip
    told = " ".join(f"WHEN {held} THEN {acts[act] if act else 0}" for held, act in must)
    horse_any, stay = acts["remain"] + acts["pursue"] + acts["retire"], acts["remain"] + acts["retire"]
    obliged = {f"{s}_must": f"CASE {told} ELSE {acts['rout']} END"}
    rest = {
        f"{s}_may": f"CASE WHEN {s}_must <> 0 OR {r} > 3 THEN 0 WHEN {r} = 3 THEN {stay} "
        f"WHEN {r} = 0 AND {s}_horse THEN {horse_any} ELSE {acts['any_permitted']} END",
        f"{s}_dp_": f"CASE WHEN {r} = 0 OR {r} = 6 THEN 0 WHEN {r} < 4 THEN 1 ELSE 2 END + {s}_dp + CASE WHEN {r} = 0 AND "
        f"{s}_horse AND NOT {s}_reckless AND chosen_{s}_act <> {acts['pursue'].bit_length() - 1} THEN 1 ELSE 0 END",
        f"{s}_casualties_": f"CASE WHEN {r} = 5 THEN 1 WHEN {r} = 6 THEN 3 ELSE 0 END + {s}_casualties + "
        f"CASE WHEN {r} = 4 AND {s}_charge AND {o}_foot THEN 1 ELSE 0 END",
        f"{s}_crew_killed_": f"{s}_crew_killed OR ({s}_guns AND {r} > 4)",
        f"{s}_abandoned_": f"{s}_abandoned OR ({s}_guns AND ({r} > 4 OR ({r} = 4 AND NOT {o}_charge)))",
    }
    last = {name: f"CASE WHEN {name}_ > 9 THEN 9 ELSE {name}_ END" for name in (f"{s}_dp", f"{s}_casualties")}
    return [arms, total, margin, result, obliged, rest, last]


def sql(acts: Mapping[str, int]) -> str:
    """One query over a table t."""
    both = zip(stages("unit", "enemy", "dice_1", acts), stages("enemy", "unit", "dice_2", acts), strict=True)
    query = "t"
    for one, two in [*both][:-1]:
        made = ", ".join(f"{text} AS {name}" for name, text in {**one, **two}.items())
        query = f"(SELECT *, {made} FROM {query})"
    return f"SELECT {', '.join(_final(s) for s in ('unit', 'enemy'))} FROM {query}"


def _final(side: str) -> str:
    kept = [f'CAST({side}_{n} AS TINYINT) AS "{side}.{n}"' for n in ("total", "margin", "result", "must", "may")]
    kept += [f'CAST(LEAST({side}_{n}_, 9) AS TINYINT) AS "{side}.{n}"' for n in ("dp", "casualties")]
    kept += [f'{side}_{n}_ AS "{side}.{n}"' for n in ("abandoned", "crew_killed")]
    return ", ".join(kept)


def polars_stages(pl: Any, acts: Mapping[str, int]) -> list[list[Any]]:
    """The same as expressions: Polars reads SQL, and works each stage out on all its threads."""
    found = []
    both = zip(stages("unit", "enemy", "dice_1", acts), stages("enemy", "unit", "dice_2", acts), strict=True)
    for one, two in [*both][:-1]:
        found.append([_small(pl, name, pl.sql_expr(text)).alias(name) for name, text in {**one, **two}.items()])
    last = [
        pl.col(f"{side}_{name}_").clip(0, 9).alias(f"{side}.{name}")
        for side in ("unit", "enemy")
        for name in ("dp", "casualties")
    ]
    plain = [
        pl.col(f"{side}_{name}{end}").alias(f"{side}.{name}")
        for side in ("unit", "enemy")
        for names, end in ((("total", "margin", "result", "must", "may"), ""), (("abandoned", "crew_killed"), "_"))
        for name in names
    ]
    return [*found, [*plain, *last]]


_FIGURES = ("total", "margin", "result", "must", "may", "dp_", "casualties_")


def _small(pl: Any, name: str, expression: Any) -> Any:
    return expression.cast(pl.Int8) if name.partition("_")[2] in _FIGURES else expression
