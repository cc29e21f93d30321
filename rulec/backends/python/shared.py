"""Pieces of code that several resolvers use, written once: long values and terms, and tests that others call for."""

from __future__ import annotations

from functools import cache

from attrs import define, field

from rulec.backends.python.code import Block, without_overwritten
from rulec.backends.python.function import Function, union
from rulec.backends.python.values import Val
from rulec.meaning.frames import Frame, record_of
from rulec.meaning.lines import remembered, walk
from rulec.model.entities import LocalOf, Ruleset, Statement, Take, ValueOf

# How many lines of its own a piece must have before it is worth a function: it costs a call, and saves reading.
LONG_VALUE = {False: 12, True: 4}
LONG_TAKE = {False: 12, True: 6}


@define(eq=False)
class SharedValue:
    """A value or term as a function. parties: as the function calls them, with their variables."""

    name: str
    value: Val
    parties: dict[str, str]
    named: frozenset[str]  # those whose names it needs
    reads: frozenset[tuple[str, str]]
    chooses: bool
    traced: bool


@define(eq=False)
class SharedTake:
    """A test that others call for, as a function; fn is what was learnt when it was written."""

    name: str
    fn: Function
    certain: dict[tuple[str, str], bool] = field(factory=dict)


@remembered
def uses_own_locals(statement: Statement) -> bool:
    return any(isinstance(node, LocalOf) for node in walk(statement))


def uses_locals(rules: Ruleset, statement: Statement, seen: frozenset[str] = frozenset()) -> bool:
    """Whether a value asks for something that the statement which uses it has made."""
    if uses_own_locals(statement):
        return True
    inner = _values(statement) - seen
    return any(uses_locals(rules, rules.statements[name], seen | inner) for name in sorted(inner))


@remembered
def _values(statement: Statement) -> frozenset[str]:
    """The values that a statement asks for."""
    return frozenset(node.statement for node in walk(statement) if isinstance(node, ValueOf))


@remembered
def goes_again(statement: Statement) -> bool:
    return any(isinstance(node, Take) and node.again for node in walk(statement))


def canonical(rules: Ruleset, statement: Statement, frame: Frame) -> tuple[Frame, dict[str, str]]:
    """The frame with its parties called by their roles, and who each of them is."""
    order = [*statement.roles, "enemy", *sorted(frame)]
    called: dict[str, str] = {}
    for who in order:
        party = frame.get(who)
        if not who or party is None or party in called.values():
            continue
        if record_of(rules, who) == record_of(rules, party) and who not in called:
            called[who] = party
    back = {party: who for who, party in called.items()}
    return {who: back.get(party, party) for who, party in frame.items()}, called


@cache
def _suffix(traced: bool) -> str:
    return "_told" if traced else ""


def value_function(shared: SharedValue, fn: Function, value: Val) -> Block:
    """The text of a shared value."""
    parameters = ["note: Callable[[Any], None]", "usual: dict[str, Any]"] if shared.traced else []
    for party, variable in shared.parties.items():
        parameters.append(f"{variable}: Any")
        if party in shared.named:
            parameters.append(f"{variable}_name: str")
    if shared.chooses:
        parameters.append("chosen: Chosen")
    types = dict.fromkeys(fn.registry.python_type(value).split(" | "))
    block = Block()
    with block.inside(f"def {shared.name}({', '.join(parameters)}) -> {union(types)}:"):
        for line in fn.declarations():
            block.add(line)
        block.put(fn.block)
        if fn.state.dead:
            return block
        block.add(f"found: {union(types)} = {value.code}")
        block.add("return found")
    return block


def take_function(name: str, fn: Function, again: Statement | None) -> Block:
    """The text of a test that others call for."""
    without_overwritten(fn.block)
    parameters = [f"{variable}: Any" for variable in fn.parties.values()]
    parameters += [f"{fn.outcome(party)}: Any" for party in list(fn.outcomes)]
    if fn.rolls:
        parameters += ["dice: list[int]", "at: int"]
    if fn.chooses:
        parameters.append("chosen: Chosen")
    if fn.traced:
        parameters += ["note: Callable[[Any], None]", "changes: list[Any]", "usual: dict[str, Any]"]
    block = Block()
    with block.inside(f"def {name}({', '.join(parameters)}) -> {'int' if fn.rolls else 'None'}:"):
        for line in fn.declarations():
            block.add(line)
        if not fn.rolls:
            fn.block.lines = [(depth, "return" if line == "return at" else line) for depth, line in fn.block.lines]
        if again is None:
            block.put(fn.block)
            return block
        with block.inside("for _ in range(1000):"):
            block.add("again = False")
            block.put(fn.block)
        message = f"{again.name} goes on for more than 1000 rounds"
        block.add(f"raise NeverEnds({message!r}, {tuple(map(str, again.cites))!r})")
    return block


def call_take(shared: SharedTake, fn: Function) -> str:
    """The call of a test, from a function that has its parties."""
    inner = shared.fn
    arguments = [fn.record(party) for party in inner.parties]
    arguments += [fn.outcome(party) for party in inner.outcomes]
    if inner.rolls:
        arguments += ["dice", "at" if fn.state.at is None else str(fn.state.at)]
    if inner.chooses:
        arguments.append("chosen")
    if fn.traced:
        arguments += ["note", "changes", "usual"]
    return f"{shared.name}({', '.join(arguments)})"


def learn(shared: SharedTake, fn: Function) -> None:
    """What a function knows after it has called for a test."""
    from rulec.backends.python.function import Place

    inner = shared.fn
    for party, made in inner.outcomes.items():
        fn.outcome(party)
        fn.outcomes[party].update(made)
        for attribute in made:
            fn.made_types.setdefault((party, attribute), {}).update(inner.made_types[party, attribute])
            sure = shared.certain.get((party, attribute), False)
            fn.state.made[party, attribute] = fn.state.made.get((party, attribute), False) or sure
    for party, changed in inner.changed.items():
        fn.changed.setdefault(party, {}).update(changed)
        for fact in changed.values():
            fn.reach(party, fact.name)
            none = (party, fact.name) in inner.none_written
            fn.state.facts[party, fact.name] = Place("after", True, none)
    fn.none_written |= inner.none_written
    fn.hidden |= inner.hidden
    fn.obliging |= inner.obliging
    for party, acts in inner.acts.items():
        fn.acts.setdefault(party, set()).update(acts)
    for party in inner.obliging:
        for verdict in ("must", "may", "may not"):
            fn.state.obliged[party, verdict] = None
    fn.chooses = fn.chooses or inner.chooses
    if inner.rolls:
        fn.rolls = True
        fn.state.at = None
