"""The 16th-century combat as rows of tables, for the engines that take rules: zen-engine, business-rules, durable_rules."""

from __future__ import annotations

import operator
from collections.abc import Iterator
from functools import reduce
from itertools import pairwise
from typing import Any

from benchmarks.combat_as_data import (
    OUTCOME,
    SCORE,
    SIDES,
    Engine,
    Expr,
    Resolved,
    as_text,
    both,
    number,
    variable,
    whole,
)


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
        return whole(ready.evaluate("combat", values)["result"])

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
        return whole(values)

    return resolve


# ---------------------------------------------------------------- rows without an `or`


COMPARED = {
    ">": operator.gt,
    ">=": operator.ge,
    "<": operator.lt,
    "<=": operator.le,
    "==": operator.eq,
    "!=": operator.ne,
}
OPPOSITE = {">": "<=", ">=": "<", "<": ">=", "==": "!="}
Held = dict[Expr, bool]  # what holds and what does not: facts and comparisons


def branches(expr: Expr, held: Held | None = None) -> Iterator[tuple[Held, Expr]]:
    """The cases of an expression as rows of which exactly one holds, without any `or`."""
    if isinstance(expr, tuple) and expr[0] == "if":
        for true, then in ((True, expr[2]), (False, expr[3])):
            for more in ways(expr[1], true, held or {}):
                yield from branches(then, more)
    else:
        yield held or {}, expr


def ways(cond: Expr, true: bool, held: Held) -> Iterator[Held]:
    """The ways in which a condition can be so, besides what holds already; no two of them at once."""
    op, *parts = cond if isinstance(cond, tuple) else ("",)
    if op == "not":
        yield from ways(parts[0], not true, held)
    elif op not in ("and", "or"):
        if held.get(cond, true) is true:
            yield {**held, cond: true}
    elif not parts:
        if true is (op == "and"):
            yield held
    else:
        first, rest = parts[0], (op, *parts[1:])
        settles = op == "or"  # what the first part must be to settle it alone
        if true is settles:
            yield from ways(first, settles, held)
        for more in ways(first, not settles, held):
            yield from ways(rest, true, more)


def durable_rules() -> Engine:
    """A rule a row, and an alternative a rule: within one rule this engine acts once for each side of an `or` that holds.
    An event would be used up by the first rule that takes it, so that a situation is a fact, asserted and taken back."""
    from durable.engine import Host  # type: ignore[import-not-found]
    from durable.lang import m, ruleset, when_all  # type: ignore[import-not-found]

    made: dict[str, Any] = {}

    def condition(atom: Expr, true: bool, own: str, foe: str) -> Any:
        if not isinstance(atom, tuple):
            return getattr(m, variable(atom, own, foe)) == true
        op, left, right = atom
        scale = 1
        if isinstance(left, tuple):  # a bare fact has to stand on the left: 2 x >= 3 y is x >= 1.5 y
            _, scale, left = left
        name = variable(left, own, foe)
        if isinstance(right, tuple):
            _, factor, fact = right
            other = getattr(m, variable(fact, own, foe)) * (factor / scale)
        else:
            other = getattr(m, found) if (found := variable(right, own, foe)) else right
        return COMPARED[op if true else OPPOSITE[op]](getattr(m, name), other)

    def rule(held: Held, key: str, value: Expr, own: str, foe: str, *, adds: bool) -> None:
        def act(_: Any) -> None:
            worked = number(value, made, own, foe)
            made[key] = made.get(key, 0) + worked if adds else worked

        conditions = [condition(atom, true, own, foe) for atom, true in held.items()]
        when_all(reduce(operator.and_, conditions) if conditions else +m.unit_die)(act)

    scores, outcomes = ruleset("scores"), ruleset("outcomes")
    with scores:
        for own, foe in SIDES:
            for part in SCORE[1:]:
                for held, value in branches(part):
                    if value != 0:
                        rule(held, f"{own}_total", value, own, foe, adds=True)
    with outcomes:
        for own, foe in SIDES:
            for name, expr in OUTCOME.items():
                for held, value in branches(expr):
                    rule(held, f"{own}_{name}_", value, own, foe, adds=False)
    host = Host(dict([scores.define(), outcomes.define()]))

    def tell(rules: str, fact: dict[str, Any]) -> None:
        host.assert_fact(rules, fact)
        host.retract_fact(rules, fact)

    def resolve(values: dict[str, Any]) -> Resolved:
        made.clear()
        made.update(values)
        tell("scores", dict(values))
        margins = {f"{own}_margin": made[f"{own}_total"] - made[f"{foe}_total"] for own, foe in SIDES}
        made.update(margins)
        tell("outcomes", {**values, **margins})
        return whole(made)

    return resolve
