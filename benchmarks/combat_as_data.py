"""The 16th-century combat once as data, for the engines that it is put to.

An expression is a fact of the own side ("own.ranks") or the other ("foe.ranks"), a figure made ("total"), a constant, or
(operator, operands...). Facts are given to every engine as flat scalars, which is the form each of them is fastest with.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulec.games import cfeo16 as g

Resolved = tuple[dict[str, Any], dict[str, Any]]
Engine = Callable[[dict[str, Any]], Resolved]
SIDES = (("unit", "enemy"), ("enemy", "unit"))
Expr = Any
FACTS = (
    "grade", "inspiring", "advantage_of_ground", "in_fortifications", "charging", "pursuing", "took_position", "heavy",
    "horse", "foot", "guns", "ranks", "armoured", "moved", "has_pikes", "formed", "column", "flank", "hits", "stands",
    "dp", "casualties", "abandoned", "crew_killed", "reckless", "die",
)  # fmt: skip
RECKLESS = {g.Grade.A2, g.Grade.C, g.Grade.D, g.Grade.E}
GRADE = {"A1": 2, "A2": 2, "B": 1, "C": 0, "D": -1, "E": -2}


def facts(unit: g.Unit, die: int, side: str) -> dict[str, Any]:
    """A unit as flat scalars."""
    found = {
        "grade": GRADE[unit.grade.value], "pursuing": unit.doing is g.Doing.pursuit,
        "heavy": unit.arm is g.Arm.heavy_horse or unit.arm is g.Arm.swords, "horse": unit.arm.is_horse,
        "foot": unit.arm.is_foot, "guns": unit.arm.is_guns, "formed": unit.formation is not g.Formation.unformed,
        "column": unit.formation is g.Formation.march_column, "hits": unit.dp + unit.casualties,
        "flank": unit.struck_on is g.StruckOn.flank or unit.struck_on is g.StruckOn.rear,
        "stands": unit.stands_in_contact, "reckless": unit.grade in RECKLESS, "die": die,
    }  # fmt: skip
    return {f"{side}_{name}": found[name] if name in found else getattr(unit, name) for name in FACTS}


def both(*parts: Expr) -> Expr:
    return ("and", *parts)


def either(*parts: Expr) -> Expr:
    return ("or", *parts)


def cases(*pairs: Expr) -> Expr:
    """(condition, value), (condition, value), ..., value."""
    *firsts, last = pairs
    for condition, value in reversed(firsts):
        last = ("if", condition, value, last)
    return last


CHARGE = both("own.horse", "own.charging")
FORMED_FOOT = both("foe.foot", "foe.formed")
SOFT = both(CHARGE, either("foe.guns", both("foe.foot", ("not", "foe.formed"))))
BY_HORSE = both("foe.horse", "foe.charging")
IMPETUS = either("own.charging", "own.pursuing", "own.took_position")
SCORE = (
    "+", "own.die", "own.grade", ("if", (">", "own.inspiring", 2), 2, "own.inspiring"),
    ("if", "own.advantage_of_ground", 1, 0), ("if", "own.in_fortifications", 1, 0), ("if", IMPETUS, 1, 0),
    ("if", both("own.charging", "own.heavy"), 1, 0), ("if", both("own.horse", "own.pursuing"), 2, 0),
    ("if", both((">", "own.ranks", "foe.ranks"), ("not", IMPETUS)), 1, 0),
    ("if", both("own.armoured", either(both("own.horse", "foe.horse"), both("own.foot", "foe.foot"))), 1, 0),
    ("if", both("own.foot", either("own.moved", ("not", "own.has_pikes")), BY_HORSE, "foe.formed"), -2, 0),
    ("if", both("foe.charging", "foe.formed", "own.flank"), -2, 0),
    ("if", either(("not", "own.formed"), "own.column", "own.guns"), -2, 0), ("-", 0, "own.hits"),
    cases(
        ((">=", "foe.stands", ("*", 3, "own.stands")), -4), ((">=", "foe.stands", ("*", 2, "own.stands")), -3),
        ((">=", ("*", 2, "foe.stands"), ("*", 3, "own.stands")), -2), ((">", "foe.stands", "own.stands"), -1), 0,
    ),
)  # fmt: skip
BANDS = ((7, "breakthrough"), (4, "victory"), (2, "success"), (-1, "inconclusive"), (-4, "driven_back"), (-7, "defeat"))


def by_band(*values: Expr) -> Expr:
    """One value for each band, from the top."""
    pairs = [((">=", "margin", end), value) for (end, _), value in zip(BANDS, values, strict=False)]
    return cases(*pairs, values[-1])


def plus(fact: str, amount: int) -> Expr:
    return ("if", (">", fact, 9 - amount), 9, ("+", fact, amount))


RIDE_OR = either(SOFT, both(CHARGE, "foe.horse", ("==", "foe.ranks", 1)))
OUTCOME: dict[str, Expr] = {
    "result": by_band(*(name for _, name in BANDS), "broken"),
    "dp": by_band(
        "own.dp", *[plus("own.dp", 1)] * 3, plus("own.dp", 2), plus("own.dp", 2), "own.dp"
    ),  # who is asked has chosen to pursue
    "casualties": by_band(
        *["own.casualties"] * 4, ("if", both(CHARGE, "foe.foot"), plus("own.casualties", 1), "own.casualties"),
        plus("own.casualties", 1), plus("own.casualties", 3),
    ),
    "abandoned": by_band(
        *["own.abandoned"] * 4, either("own.abandoned", both("own.guns", ("not", BY_HORSE))),
        either("own.abandoned", "own.guns"), either("own.abandoned", "own.guns"),
    ),
    "crew_killed": by_band(*["own.crew_killed"] * 5, *[either("own.crew_killed", "own.guns")] * 2),
    "must": by_band(
        ("if", "own.reckless", "pursue", ""),
        cases(
            (both(CHARGE, FORMED_FOOT, ("<", "margin", 5)), "retire"), (SOFT, "ride_through"),
            (both("own.horse", "own.reckless"), "pursue"), "",
        ),
        cases(
            (both(CHARGE, FORMED_FOOT), "retire"), (both(("not", "own.horse"), "foe.horse"), "remain"),
            (SOFT, "ride_through"), "",
        ),
        cases((both(CHARGE, FORMED_FOOT), "retire"), (("not", "own.horse"), "remain"), (RIDE_OR, "ride_through"), ""),
        cases(
            (both(("not", "own.horse"), BY_HORSE), "remain"), (both("own.foot", "own.formed"), "fall_back"), "retire"
        ),
        ("if", "own.guns", "", "retire"), ("if", "own.guns", "", "rout"),
    ),
    "may": by_band(
        cases(("own.reckless", ""), ("own.horse", "remain/pursue/retire"), "any_permitted"),
        cases(
            (both(CHARGE, FORMED_FOOT, ("<", "margin", 5)), ""), (SOFT, ""), (both("own.horse", "own.reckless"), ""),
            "any_permitted",
        ),
        cases((both(CHARGE, FORMED_FOOT), ""), (both(("not", "own.horse"), "foe.horse"), ""), (SOFT, ""), "any_permitted"),
        cases((both(CHARGE, FORMED_FOOT), ""), (("not", "own.horse"), ""), (RIDE_OR, ""), "remain/retire"),
        "", "", "",
    ),
}  # fmt: skip
WORDS = {name for _, name in BANDS} | {"broken", "pursue", "retire", "remain", "ride_through", "fall_back", "rout", ""}
WORDS |= {"any_permitted", "remain/retire", "remain/pursue/retire"}


def told(side: Any) -> dict[str, Any]:
    """The result of a resolver as the engines give it."""
    made = {name: getattr(side, name) for name in ("total", "margin", *OUTCOME)}
    return {**made, "must": "/".join(side.must), "may": "/".join(side.may)}


def as_text(expr: Expr, own: str, foe: str) -> str:
    """The words that zen-engine and rule-engine share."""
    if not isinstance(expr, tuple):
        name = variable(expr, own, foe)
        return name or (f'"{expr}"' if isinstance(expr, str) else f"({expr})" if expr < 0 else str(expr))
    op, *parts = expr
    said = [as_text(part, own, foe) for part in parts]
    if op == "not":
        return f"(not {said[0]})"
    if op == "if":
        return f"({said[0]} ? {said[1]} : {said[2]})"
    return "(" + f" {op} ".join(said) + ")"


def variable(expr: Expr, own: str, foe: str) -> str:
    """The flat name of a fact or a figure; empty for a constant."""
    if not isinstance(expr, str) or expr in WORDS:
        return ""
    side, dot, name = expr.partition(".")
    return f"{own if side == 'own' else foe}_{name}" if dot else f"{own}_{expr}"


def number(expr: Expr, values: dict[str, Any], own: str, foe: str) -> Any:
    """A sum, difference, product or truth of facts and constants, worked out."""
    if isinstance(expr, tuple):
        op, *parts = expr
        worked = [number(part, values, own, foe) for part in parts]
        if op in ("and", "or", "not"):
            return all(worked) if op == "and" else any(worked) if op == "or" else not worked[0]
        first, *others = worked
        for other in others:
            first = first + other if op == "+" else first - other if op == "-" else first * other
        return first
    name = variable(expr, own, foe)
    return values[name] if name else expr


def whole(values: dict[str, Any]) -> Resolved:
    """What an engine has put beside the facts, as the results of both sides."""
    made = ({name: values[f"{own}_{name}"] for name in ("total", "margin")} for own, _ in SIDES)
    one, two = ({**m, **{n: values[f"{own}_{n}_"] for n in OUTCOME}} for m, (own, _) in zip(made, SIDES, strict=True))
    return one, two
