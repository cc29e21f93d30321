"""The 16th-century combat once as data, and as the expressions that rule engines take: json-logic, zen-engine,
business-rules, rule-engine.

An expression is a fact of the own side ("own.ranks") or the other ("foe.ranks"), a figure made ("total"), a constant, or
(operator, operands...). Facts are given to every engine as flat scalars, which is the form each of them is fastest with.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

from rulec.games import cfeo16 as g

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


def as_json_logic(expr: Expr, own: str, foe: str) -> Any:
    if isinstance(expr, tuple):
        op, *parts = expr
        return {("!" if op == "not" else op): [as_json_logic(part, own, foe) for part in parts]}
    return {"var": name} if (name := variable(expr, own, foe)) else expr


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


# ---------------------------------------------------------------- engines

Resolved = tuple[dict[str, Any], dict[str, Any]]
Engine = Callable[[dict[str, Any]], Resolved]
SIDES = (("unit", "enemy"), ("enemy", "unit"))


def steps() -> list[tuple[str, str, Expr, str, str]]:
    """What is worked out, in order: the name of it, and of whom."""
    found = [(f"{own}_total", "total", SCORE, own, foe) for own, foe in SIDES]
    found += [(f"{own}_margin", "margin", ("-", f"{own}_total", f"{foe}_total"), "", "") for own, foe in SIDES]
    found += [(f"{own}_{name}_", name, expr, own, foe) for own, foe in SIDES for name, expr in OUTCOME.items()]
    return found


def _whole(values: dict[str, Any]) -> Resolved:
    made = ({name: values[f"{own}_{name}"] for name in ("total", "margin")} for own, _ in SIDES)
    one, two = ({**m, **{n: values[f"{own}_{n}_"] for n in OUTCOME}} for m, (own, _) in zip(made, SIDES, strict=True))
    return one, two


def json_logic() -> Engine:
    from json_logic import jsonLogic  # type: ignore[import-not-found]

    rules = []
    for key, name, expr, own, foe in steps():
        if name == "margin":
            rules.append((key, {"-": [{"var": expr[1]}, {"var": expr[2]}]}))
        else:
            rules.append((key, as_json_logic(expr, own, foe)))

    def resolve(values: dict[str, Any]) -> Resolved:
        values = dict(values)
        for key, rule in rules:
            values[key] = jsonLogic(rule, values)
        return _whole(values)

    return resolve


def rule_engine() -> Engine:
    import rule_engine as engine  # type: ignore[import-not-found]

    rules = [
        (key, engine.Rule(f"{expr[1]} - {expr[2]}" if name == "margin" else as_text(expr, own, foe)))
        for key, name, expr, own, foe in steps()
    ]

    def resolve(values: dict[str, Any]) -> Resolved:
        values = dict(values)
        for key, rule in rules:
            values[key] = rule.evaluate(values)
        return _whole(values)

    return resolve


def zen_engine() -> Engine:
    import zen  # type: ignore[import-not-found]

    def node(at: int, wanted: tuple[str, ...]) -> dict[str, Any]:
        listed = [
            {"id": key, "key": key, "value": f"{expr[1]} - {expr[2]}" if name == "margin" else as_text(expr, own, foe)}
            for key, name, expr, own, foe in steps()
            if (name if name in ("total", "margin") else "outcome") in wanted
        ]
        content = {"expressions": listed, "passThrough": True}
        return {"id": f"n{at}", "name": f"n{at}", "type": "expressionNode", "content": content}

    nodes = [
        {"id": "in", "name": "in", "type": "inputNode"}, node(1, ("total",)), node(2, ("margin",)), node(3, ("outcome",)),
        {"id": "out", "name": "out", "type": "outputNode"},
    ]  # fmt: skip
    order = ["in", "n1", "n2", "n3", "out"]
    edges = [{"id": f"e{i}", "sourceId": a, "targetId": b} for i, (a, b) in enumerate(pairwise(order))]
    # The loader that keeps what it has compiled: with any other, every call begins by reading the rules.
    ready = zen.ZenEngine({"loader": {"type": "static", "content": {"combat": {"nodes": nodes, "edges": edges}}}})

    def resolve(values: dict[str, Any]) -> Resolved:
        return _whole(ready.evaluate("combat", values)["result"])

    return resolve


# ---------------------------------------------------------------- rows of tables


def leaves(expr: Expr, held: tuple[Expr, ...] = ()) -> Iterator[tuple[tuple[Expr, ...], Expr]]:
    """The cases of an expression as rows of a table in which the first that holds counts: conditions, value."""
    if isinstance(expr, tuple) and expr[0] == "if":
        yield from leaves(expr[2], (*held, expr[1]))
        yield from leaves(expr[3], held)
    else:
        yield held, expr


def modifiers(expr: Expr) -> Iterator[tuple[tuple[Expr, ...], Expr]]:
    """The parts of a sum as rows of a table in which all that hold count."""
    for part in expr[1:]:
        before: list[Expr] = []
        for held, value in leaves(part):
            if value != 0:
                yield (*held, *(("not", both(*other)) for other in before)), value
            before.append(held)


def zen_tables() -> Engine:
    """Decision tables: of modifiers one a side, in which all rows count, and one for each thing that comes out."""
    import zen

    nodes: list[dict[str, Any]] = [{"id": "in", "name": "in", "type": "inputNode"}]

    def table(key: str, rows: list[tuple[tuple[Expr, ...], Expr]], own: str, foe: str, **content: str) -> None:
        listed = [
            {"_id": f"{key}{i}", "a": " and ".join(as_text(c, own, foe) for c in held), "o": as_text(value, own, foe)}
            for i, (held, value) in enumerate(rows)
        ]
        inputs, outputs = (
            [{"id": "a", "name": "when"}],
            [{"id": "o", "name": "then", "field": content.pop("field", key)}],
        )
        held = {"inputs": inputs, "outputs": outputs, "rules": listed, "passThrough": True, **content}
        nodes.append({"id": key, "name": key, "type": "decisionTableNode", "content": held})

    def figures(key: str, listed: dict[str, str]) -> None:
        content = {"expressions": [{"id": k, "key": k, "value": v} for k, v in listed.items()], "passThrough": True}
        nodes.append({"id": key, "name": key, "type": "expressionNode", "content": content})

    for own, foe in SIDES:
        rows = list(modifiers(SCORE))
        table(f"{own}_mods", rows, own, foe, field="n", hitPolicy="collect", outputPath=f"{own}_mods")
    figures("totals", {f"{own}_total": f"sum(map({own}_mods, #.n))" for own, _ in SIDES})
    figures("margins", {f"{own}_margin": f"{own}_total - {foe}_total" for own, foe in SIDES})
    for own, foe in SIDES:
        for name, expr in OUTCOME.items():
            table(f"{own}_{name}_", list(leaves(expr)), own, foe, hitPolicy="first")
    nodes.append({"id": "out", "name": "out", "type": "outputNode"})
    edges = [{"id": f"e{i}", "sourceId": a["id"], "targetId": b["id"]} for i, (a, b) in enumerate(pairwise(nodes))]
    ready = zen.ZenEngine({"loader": {"type": "static", "content": {"combat": {"nodes": nodes, "edges": edges}}}})

    def resolve(values: dict[str, Any]) -> Resolved:
        return _whole(ready.evaluate("combat", values)["result"])

    return resolve


def business_rules() -> Engine:
    """A rule a row. What compares two facts is a variable, as this engine compares with constants only."""
    from business_rules import run_all  # type: ignore[import-not-found]
    from business_rules.actions import BaseActions, rule_action  # type: ignore[import-not-found]
    from business_rules.fields import FIELD_TEXT  # type: ignore[import-not-found]
    from business_rules.variables import (  # type: ignore[import-not-found]
        BaseVariables,
        boolean_rule_variable,
        numeric_rule_variable,
    )

    variables: dict[str, Any] = {"__init__": lambda self, values: setattr(self, "values", values)}
    variables["always"] = boolean_rule_variable(lambda _: True)
    words = {">": "greater_than", ">=": "greater_than_or_equal_to", "<": "less_than", "==": "equal_to"}
    opposite = {">": "less_than_or_equal_to", ">=": "less_than", "<": "greater_than_or_equal_to"}

    def fact(name: str) -> str:
        variables[name] = boolean_rule_variable(lambda self, name=name: bool(self.values[name]))
        return name

    def figure(expr: Expr, own: str, foe: str) -> str:
        name = "n" + "".join(c if c.isalnum() else "_" for c in repr(expr)) + own
        variables[name] = numeric_rule_variable(lambda self: int(number(expr, self.values, own, foe)))
        return name

    def condition(expr: Expr, own: str, foe: str, true: bool = True) -> dict[str, Any]:
        if not isinstance(expr, tuple):
            name = fact(variable(expr, own, foe))
            return {"name": name, "operator": "is_true" if true else "is_false", "value": True}
        op, *parts = expr
        if op == "not":
            return condition(parts[0], own, foe, not true)
        if op in ("and", "or"):
            word = "all" if (op == "and") is true else "any"
            return {word: [condition(part, own, foe, true) for part in parts]}
        left, right = (parts[0], parts[1]) if isinstance(parts[1], int) else (("-", *parts), 0)
        return {"name": figure(left, own, foe), "operator": (words if true else opposite)[op], "value": right}

    class Actions(BaseActions):  # type: ignore[misc]
        def __init__(self, values: dict[str, Any]) -> None:
            self.values = values

        @rule_action(params={"key": FIELD_TEXT, "value": FIELD_TEXT, "own": FIELD_TEXT, "foe": FIELD_TEXT})  # type: ignore[untyped-decorator]
        def add(self, key: str, value: Expr, own: str, foe: str) -> None:
            self.values[key] = self.values.get(key, 0) + number(value, self.values, own, foe)

        @rule_action(params={"key": FIELD_TEXT, "value": FIELD_TEXT, "own": FIELD_TEXT, "foe": FIELD_TEXT})  # type: ignore[untyped-decorator]
        def put(self, key: str, value: Expr, own: str, foe: str) -> None:
            self.values[key] = number(value, self.values, own, foe)

    def rule(held: tuple[Expr, ...], action: str, key: str, value: Expr, own: str, foe: str) -> dict[str, Any]:
        always = {"name": "always", "operator": "is_true", "value": True}
        conditions = {"all": [condition(part, own, foe) for part in held] or [always]}
        return {
            "conditions": conditions,
            "actions": [{"name": action, "params": {"key": key, "value": value, "own": own, "foe": foe}}],
        }

    sums = [rule(h, "add", f"{own}_total", v, own, foe) for own, foe in SIDES for h, v in modifiers(SCORE)]
    tables = [
        [rule(h, "put", f"{own}_{name}_", v, own, foe) for h, v in leaves(expr)]
        for own, foe in SIDES
        for name, expr in OUTCOME.items()
    ]
    kind = type("Combat", (BaseVariables,), variables)

    def resolve(values: dict[str, Any]) -> Resolved:
        values = dict(values)
        known, actions = kind(values), Actions(values)
        run_all(sums, known, actions)
        for own, foe in SIDES:
            values[f"{own}_margin"] = values[f"{own}_total"] - values[f"{foe}_total"]
        for rows in tables:
            run_all(rows, known, actions, stop_on_first_trigger=True)
        return _whole(values)

    return resolve


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


# What is asked of the speed of the resolvers against each. Tables of zen-engine take longer than its expressions.
ENGINES: dict[str, tuple[Callable[[], Engine], str]] = {
    "zen-engine, tables": (zen_tables, "40 or more"),
    "zen-engine, expressions": (zen_engine, "none: its tables are what is compared"),
    "json-logic-qubit": (json_logic, "180 or more"),
    "business-rules": (business_rules, "180 or more"),
    "rule-engine": (rule_engine, "180 or more"),
}
