"""A figure that is compared or looked up -> how to do it with the fewest comparisons. Pure; knows of no language."""

from __future__ import annotations

from rulec.backends.batch.graph import Node, Spans, joined


def shortest(spans: Spans, of: Node) -> tuple[Spans, bool]:
    """The spans to compare with, or those of what it is not, whichever is less work."""
    rest, at = [], of.low
    for low, high in spans:
        rest.append((at, low - 1))
        at = high + 1
    other = joined((*rest, (at, of.high)))
    single = len(other) == 1 and other[0][0] == other[0][1]
    if cost(other, of) + (0 if single else 1) < cost(spans, of):
        return other, True
    return spans, False


def cost(spans: Spans, of: Node) -> int:
    return sum(1 if low == high or low == of.low or high == of.high else 2 for low, high in spans)


def plan(node: Node) -> tuple[int, int, list[tuple[Spans, int]]]:
    """How to make a table of comparisons: how many, a base, and what is added where. Steps, or the odd ones out."""
    of, values = node.args[0], node.data
    keys = range(of.low, of.high + 1)
    steps: list[tuple[Spans, int]] = [
        (((of.low + at, of.high),), values[at] - values[at - 1])
        for at in range(1, len(values))
        if values[at] != values[at - 1]
    ]
    plans = [(len(steps), values[0], steps)]
    for base in sorted(set(values)):
        parts: list[tuple[Spans, int]] = []
        for value in sorted(set(values) - {base}):
            spans = joined((k, k) for k, v in zip(keys, values, strict=True) if v == value)
            parts.append((spans, value - base))
        plans.append((sum(cost(spans, of) for spans, _ in parts), base, parts))
    return min(plans, key=lambda made: made[0] + len(made[2]) + sum(abs(by) != 1 for _, by in made[2]))
