"""The 16th-century combat as the expressions that rule engines take: json-logic, zen-engine, rule-engine; and all engines."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

from benchmarks.combat_as_data import OUTCOME, SCORE, SIDES, Engine, Expr, Resolved, as_text, variable, whole
from benchmarks.combat_in_rows import business_rules, durable_rules, zen_tables


def as_json_logic(expr: Expr, own: str, foe: str) -> Any:
    if isinstance(expr, tuple):
        op, *parts = expr
        return {("!" if op == "not" else op): [as_json_logic(part, own, foe) for part in parts]}
    return {"var": name} if (name := variable(expr, own, foe)) else expr


def steps() -> list[tuple[str, str, Expr, str, str]]:
    """What is worked out, in order: the name of it, and of whom."""
    found = [(f"{own}_total", "total", SCORE, own, foe) for own, foe in SIDES]
    found += [(f"{own}_margin", "margin", ("-", f"{own}_total", f"{foe}_total"), "", "") for own, foe in SIDES]
    found += [(f"{own}_{name}_", name, expr, own, foe) for own, foe in SIDES for name, expr in OUTCOME.items()]
    return found


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
        return whole(values)

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
        return whole(values)

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
        return whole(ready.evaluate("combat", values)["result"])

    return resolve


# What is asked of the speed of the resolvers against each. Tables of zen-engine take longer than its expressions.
ENGINES: dict[str, tuple[Callable[[], Engine], str]] = {
    "zen-engine, tables": (zen_tables, "40 or more"),
    "zen-engine, expressions": (zen_engine, "none: its tables are what is compared"),
    "json-logic-qubit": (json_logic, "180 or more"),
    "business-rules": (business_rules, "180 or more"),
    "durable_rules": (durable_rules, "180 or more"),
    "rule-engine": (rule_engine, "180 or more"),
}
