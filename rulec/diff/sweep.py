"""Twins -> in how many cases an output differs, over which facts, and the smallest case of each distinct difference.

A case is a legal combination of the classes of those facts on which the difference depends; dice and choices are not
part of it: a case differs if some throw or some choice makes it so. What is equal in both sums cancels out first.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rulec.analysis.diagrams import Diagrams, TooLarge
from rulec.diff.results import Differing, Found
from rulec.diff.twin import Twins, is_true

Key = tuple[str, str]
MOST_DIFFERENCES = 6  # distinct differences of one output that get a case of their own
_THROWN = ("dice", "faces", "choice", "guess", "sum", "list")


def sweep(twins: Twins) -> list[Differing]:
    """Every output that differs in a state that can occur. Raises TooLarge."""
    one, two = twins.outputs
    asked = []
    for key in dict.fromkeys((*one, *two)):
        a, b = _side(twins, key, 0), _side(twins, key, 1)
        if a is not None and b is not None and a != b:
            asked.append((key, a, b, _cancelled(twins.book.d, a, b)))
    found = [d for each in asked if (d := _differing(twins, *each, late=False)) is not None]
    if any(d.decided for d in found):  # the rest follows from these, and the odds tell it
        return found
    return [d for each in asked if (d := _differing(twins, *each, late=True)) is not None] or found


def _side(twins: Twins, key: Key, at: int) -> int | None:
    """An output of one side; what it does not make is as it was. None: there is nothing to compare it with."""
    node = twins.outputs[at].get(key)
    if node is not None:
        return node
    party, name = key
    d = twins.book.d
    if name.startswith(("must ", "may ")):
        return d.no
    if name == "verdict":
        return d.leaf("may")
    world = twins.worlds[at]
    names = twins.book.pairing.names
    if at:
        party = next((n for n, o in twins.book.parties.items() if o == party), party)
        name = next((n for n, o in names.refs.items() if o == name), name)
    record = world.rules.record_of(party)
    if record is None or record.fact(name) is None:
        return None
    return world.fact(party, name)


def _differing(twins: Twins, key: Key, a: int, b: int, delta: int | None, late: bool) -> Differing | None:
    """How an output differs. late: those that hang on sums of which the parts differ, and none but those."""
    d = twins.book.d
    if delta is not None:
        differs, shown = d.map(_not_zero, delta), delta
        wanted = [v for v in d.values(delta) if _not_zero(v)]
    else:
        shown = d.join(_pair, a, b)
        differs = d.map(_unlike, shown)
        wanted = sorted((v for v in d.values(shown) if _unlike(v)), key=repr)
    sums = d.variables((shown,)) & d.sums.keys()
    follows = bool(sums) and bool(sums - (d.closed(d.variables((a,))) & d.closed(d.variables((b,)))))
    if not wanted or follows != late:
        return None
    gates = [d.map(is_true, world.gate) for world in twins.worlds] if _on_the_way(twins, key) else []
    for gate in gates:
        differs = d.both(gate, differs)
    try:
        answered = d.map(_not_zero_answered if delta is not None else _unlike_answered, shown)
        first = twins.find(answered, *gates) or twins.find(differs)
    except TooLarge as error:
        names = (twins.book.known.get(level) for level in error.levels)
        joined = tuple(dict.fromkeys(v.name.partition("\0")[0] for v in names if v is not None and v.name))
        return Differing(key, None, None, joined, (), decided=False)
    if first is None:
        return None
    guessed = [v for level in d.variables((shown,)) if (v := twins.book.known.get(level)) and v.sort == "guess"]
    if guessed:  # a comparison that is not worked out: it may be so or otherwise
        return Differing(key, None, None, tuple(dict.fromkeys(v.name for v in guessed)), (), decided=False)
    told = _told(twins.worlds[0].value(shown, first), delta is not None)
    found = [Found(*told, first)]
    others = [] if follows else [v for v in wanted if _told(v, delta is not None) != told]
    for value in others[: MOST_DIFFERENCES - 1]:
        try:
            case = twins.find(d.map(_equal_to(value), shown), *gates)
        except TooLarge:
            break
        if case is not None:
            found.append(Found(*_told(value, delta is not None), case))
    counted: tuple[int | None, int | None, tuple[str, ...]] = (None, None, ())
    left = len(others[MOST_DIFFERENCES - 1 :])
    return Differing(key, *(counted if follows else _counted(twins, differs)), tuple(found), more=left)


def _on_the_way(twins: Twins, key: Key) -> bool:
    """Whether an output is a figure made by a step, which matters only where the statement applies."""
    party, name = key
    record = twins.worlds[0].rules.record_of(party)
    return bool(party) and name != "verdict" and " " not in name and (record is None or record.fact(name) is None)


def _told(value: Any, delta: bool) -> tuple[Any, Any]:
    return ("", value) if delta else (value[1], value[3])


def _cancelled(d: Diagrams, a: int, b: int) -> int | None:
    """The second sum less the first, where both are sums and what they share goes out; else None."""
    one, two = _summed(d, a), _summed(d, b)
    if one is None or two is None:
        return None
    left, right = list(one), list(two)
    for part in one:
        if part in right:
            left.remove(part)
            right.remove(part)
    try:
        return d.total(d.leaf(0), [*right, *(d.map(_negative, part) for part in left)], 20_000)
    except (TooLarge, TypeError):
        return None


def _summed(d: Diagrams, node: int) -> tuple[int, ...] | None:
    level = d.level[node]
    if level in d.sums and all(d.is_leaf(k) for k in d.kids[node]):
        values, parts = d.sums[level]
        if [d.value[k] for k in d.kids[node]] == list(values):
            return parts
    if level not in d.sums and all(isinstance(v, int) and not isinstance(v, bool) for v in d.values(node)):
        return (node,)
    return None


# ---------------------------------------------------------------- counting


def _counted(twins: Twins, differs: int) -> tuple[int | None, int | None, tuple[str, ...]]:
    """In how many of how many legal cases, and over which facts."""
    d, book = twins.book.d, twins.book
    thrown = {level for level in d.variables((differs,)) if level in d.sums or book.known[level].sort in _THROWN}
    asked = _exists(d, differs, thrown)
    levels = sorted(d.variables((asked,)))
    inside = set(levels)
    laws = [law for law in twins.legal(levels) if d.variables((law,)) <= inside]
    legal = d.yes
    for law in laws:
        legal = d.both(legal, law)
    sizes = [(level, len(book.known[level].values)) for level in levels]
    facts = tuple(_fact_name(twins, level) for level in levels)
    return count(d, d.both(legal, asked), sizes), count(d, legal, sizes), facts


def _fact_name(twins: Twins, level: int) -> str:
    variable = twins.book.known[level]
    roles = twins.worlds[0].statement.roles
    name = variable.name.partition("\0")[0]
    return name if not variable.party or variable.party == roles[0] else f"{variable.party}.{name}"


def count(d: Diagrams, node: int, levels: list[tuple[int, int]]) -> int:
    """How many states of these variables make a diagram yes."""
    memo: dict[tuple[int, int], int] = {}

    def go(at: int, node: int) -> int:
        if at == len(levels):
            return int(node == d.yes)
        if node == d.no:
            return 0
        key = (at, node)
        if key not in memo:
            level, size = levels[at]
            memo[key] = (
                sum(go(at + 1, kid) for kid in d.kids[node]) if d.level[node] == level else size * go(at + 1, node)
            )
        return memo[key]

    return go(0, node)


def _exists(d: Diagrams, node: int, away: Iterable[int]) -> int:
    """Where some value of the variables that are left out makes it so."""
    gone = set(away)
    memo: dict[int, int] = {}

    def go(node: int) -> int:
        if d.is_leaf(node):
            return node
        if node not in memo:
            kids = [go(k) for k in d.kids[node]]
            if d.level[node] in gone:
                found = d.no
                for kid in kids:
                    found = d.either(found, kid)
                memo[node] = found
            else:
                memo[node] = d.node(d.level[node], tuple(kids))
        return memo[node]

    return go(node)


# ---------------------------------------------------------------- changes of values, each one function for all diagrams


def _pair(a: Any, b: Any) -> Any:
    """Two values with their sorts: yes is not 1."""
    return type(a).__name__, a, type(b).__name__, b


def _unlike(pair: Any) -> bool:
    return bool(pair[:2] != pair[2:])


def _negative(value: Any) -> Any:
    return -value


def _not_zero(value: Any) -> bool:
    return isinstance(value, str) or value != 0


def _is_answer(value: Any) -> bool:
    return not (isinstance(value, str) and value.startswith("no answer"))


def _unlike_answered(pair: Any) -> bool:
    return _unlike(pair) and _is_answer(pair[1]) and _is_answer(pair[3])


def _not_zero_answered(value: Any) -> bool:
    return _not_zero(value) and _is_answer(value)


def _equal_to(wanted: Any) -> Any:
    return lambda value: type(value) is type(wanted) and value == wanted
