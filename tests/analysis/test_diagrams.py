"""Diagrams: functions of few variables, against the same worked out in every state."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import pytest

from rulec.analysis.diagrams import MISSING, Diagrams, TooLarge, Trouble
from rulec.analysis.search import find

SIZES = (2, 3, 2, 4)


def states() -> list[tuple[int, ...]]:
    return list(product(*map(range, SIZES)))


def made(d: Diagrams, values: dict[tuple[int, ...], Any], prefix: tuple[int, ...] = ()) -> int:
    """The diagram of a table of values."""
    if len(prefix) == len(SIZES):
        return d.leaf(values[prefix])
    return d.node(len(prefix) + 1, tuple(made(d, values, (*prefix, c)) for c in range(SIZES[len(prefix)])))


def all_of(d: Diagrams, node: int) -> list[Any]:
    return list(d.states(node, list(enumerate(SIZES, 1))))


def some(pick: random.Random, *values: Any) -> dict[tuple[int, ...], Any]:
    """Values that depend on two of the variables, so that nodes are shared."""
    on = pick.sample(range(len(SIZES)), 2)
    kept: dict[tuple[int, ...], Any] = {}
    return {s: kept.setdefault(tuple(s[i] for i in on), pick.choice(values)) for s in states()}


@pytest.mark.parametrize("seed", range(60))
def test_diagrams_and_tables_of_values_agree(seed: int) -> None:
    pick, d = random.Random(seed), Diagrams()
    a, b, c = (some(pick, 0, 1, 2, 5) for _ in range(3))
    p, q = some(pick, True, False), some(pick, True, False, Trouble("row"))
    na, nb, nc, np, nq = (made(d, t) for t in (a, b, c, p, q))
    assert all_of(d, d.map(_double, na)) == [a[s] * 2 for s in states()]
    assert all_of(d, d.join(_plus, na, nb)) == [a[s] + b[s] for s in states()]
    assert all_of(d, d.choose(np, na, nb)) == [a[s] if p[s] else b[s] for s in states()]
    assert all_of(d, d.total(na, [nb, nc])) == [a[s] + b[s] + c[s] for s in states()]
    assert all_of(d, d.both(np, nq)) == [q[s] if p[s] else False for s in states()]
    assert all_of(d, d.either(np, nq)) == [True if p[s] else q[s] for s in states()]
    assert all_of(d, d.both(nq, np)) == [q[s] if isinstance(q[s], Trouble) else q[s] and p[s] for s in states()]
    assert made(d, a) == na, "equal functions are the same diagram"


@pytest.mark.parametrize("seed", range(120))
def test_a_state_is_found_exactly_if_there_is_one_also_through_sums(seed: int) -> None:
    pick, d = random.Random(seed), Diagrams()
    parts = [some(pick, 0, 1, 3) for _ in range(3)]
    law = some(pick, True, True, False)
    wanted = pick.randint(0, 9)
    nodes = [made(d, part) for part in parts]
    total = d.add_sum(0, range(10), nodes)
    root = d.map(_is(wanted), total)
    there = [s for s in states() if law[s] is True and sum(part[s] for part in parts) == wanted]
    found = find(d, [root], [made(d, law)])
    assert (found is not None) == bool(there)
    if found is not None:
        state = dict(found)
        assert d.value_in(root, state) is True
        assert d.value_at(root, state) is True
        assert d.value_in(made(d, law), state) is True


@pytest.mark.parametrize("seed", range(40))
def test_an_equation_binds_the_variables_it_is_about(seed: int) -> None:
    pick, d = random.Random(seed), Diagrams()
    one, two = some(pick, 0, 1, 2), some(pick, 0, -1, -2)
    d.equate([made(d, one), made(d, two)], [1])
    root = made(d, law := {s: s[0] == 1 for s in states()})
    there = [s for s in states() if law[s] and one[s] + two[s] == 0]
    assert (find(d, [root]) is not None) == bool(there)


def test_a_state_that_says_too_little_has_no_value() -> None:
    d = Diagrams()
    x = d.variable(0, (1, 2))
    assert d.value_at(x, {}) is MISSING
    assert d.value_in(x, {}) == 1
    assert d.value_at(x, {0: 1}) == 2


def test_more_nodes_than_allowed_are_too_large_and_the_variables_are_named() -> None:
    d = Diagrams(most=3)
    with pytest.raises(TooLarge) as error:
        made(d, {s: sum(c * 10**i for i, c in enumerate(s)) for s in states()})
    assert error.value.levels


def test_yes_is_not_one() -> None:
    d = Diagrams()
    assert d.leaf(True) != d.leaf(1)


def _double(value: Any) -> Any:
    return value * 2


def _plus(a: Any, b: Any) -> Any:
    return a + b


def _is(wanted: int) -> Any:
    return lambda value: value == wanted
