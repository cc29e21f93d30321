"""`never` -> checks: those about one record when it is made, those about two parties when they meet."""

from __future__ import annotations

from rulec.backends.python.code import Block
from rulec.backends.python.expressions import Reader
from rulec.backends.python.footprint import Footprint
from rulec.backends.python.function import Function
from rulec.backends.python.nevers import PLACE, clauses, is_own
from rulec.backends.python.registry import Registry, cited
from rulec.backends.python.scope import Scope
from rulec.backends.python.values import COMPARE, Val, both, is_bool
from rulec.meaning.frames import Frame, record_of
from rulec.meaning.lines import walk
from rulec.meaning.nevers import concerns, legal_frames
from rulec.meaning.survey import survey
from rulec.model.entities import All, Cond, Never, Record, Ruleset, Statement, ValueOf


def own_nevers(registry: Registry, record: Record) -> Block:
    """The check of a record when it is made: each never that is about it alone."""
    rules = registry.rules
    block = Block()
    for never in rules.nevers:
        if concerns(rules, never, record) and is_own(rules, never, record):
            for clause in clauses(never.cond):
                _own_clause(block, registry, record, never, clause)
    return block


def _own_clause(block: Block, registry: Registry, record: Record, never: Never, clause: tuple[Cond, ...]) -> None:
    cond = clause[0] if len(clause) == 1 else All(clause)
    fn = Function(registry)
    fn.parties[record.name] = "self"
    held = Reader(fn, Scope(PLACE), {"": record.name}).holds(cond)
    names = registry.names
    needed = sorted({names.fact(fact) for _, fact in Footprint(registry.rules).look(cond, {"": record.name}).reads})
    raising = f"raise IllegalState(role + {f': it cannot be that {never.text}'!r}, {cited(never.cites)})"
    simple = not any(isinstance(node, ValueOf) for node in walk(clause)) and not fn.block.lines
    known = f"known >= {_set(needed)}"
    if simple:
        with block.inside(f"if {known} and {held.at(3)}:"):
            block.add(raising)
        return
    with block.inside(f"if {known}:"):
        _tried(block, fn, held, raising)


def _tried(block: Block, fn: Function, held: Val, raising: str) -> None:
    with block.inside("try:"):
        block.put(fn.block)
        block.add(f"illegal = {held.code}")
    with block.inside("except RuleError:"):
        block.add("illegal = False")
    with block.inside("if illegal:"):
        block.add(raising)


def _set(names: list[str]) -> str:
    return "{" + ", ".join(map(repr, names)) + "}"


def limited_facts(rules: Ruleset) -> frozenset[tuple[str, str]]:
    """Facts, by record, of which a never speaks: whoever writes one may lead into what cannot be."""
    found: set[tuple[str, str]] = set()
    for never in rules.nevers:
        for record in rules.records.values():
            if concerns(rules, never, record):
                for party, fact in Footprint(rules).look(never.cond, {"": record.name}).reads:
                    owner = record_of(rules, party)
                    if owner is not None:
                        found.add((owner.name, fact))
    return frozenset(found)


def between(registry: Registry, statement: Statement, parties: dict[str, str]) -> Block:
    """The body of the check of all parties of a statement together; empty if there is nothing to check."""
    fn = Function(registry)
    fn.parties = dict(parties)
    for variable in ("self", "illegal", *parties.values()):
        fn.reserve(variable)
    write_nevers(fn, statement)
    return fn.block


def write_nevers(fn: Function, statement: Statement) -> None:
    """What cannot be between the parties of a statement, and what cannot be because of a fact left as it usually is.

    What the facts given leave open is not judged; a usual value counts only where the statement can read it.
    """
    rules = fn.registry.rules
    reads = frozenset(survey(rules, statement).reads)
    for never in rules.nevers:
        for frame in legal_frames(statement, fn.parties):
            record = record_of(rules, frame[""])
            if record is not None and concerns(rules, never, record):
                for clause in clauses(never.cond):
                    _clause(fn, never, frame, clause, reads)


def _clause(
    fn: Function, never: Never, frame: Frame, clause: tuple[Cond, ...], reads: frozenset[tuple[str, str]]
) -> None:
    cond = clause[0] if len(clause) == 1 else All(clause)
    rules, names = fn.registry.rules, fn.registry.names
    touched = sorted(Footprint(rules).look(cond, frame).reads)
    if any(party not in fn.parties for party, _ in touched):
        return
    usual = [(party, name) for party, name in touched if _has_default(rules, party, name)]
    own = all(party == frame[""] for party, _ in touched)
    if own and not any(key in reads for key in usual):
        return  # it was judged when the record was made
    with fn.aside() as lines:
        held = Reader(fn, Scope(PLACE), frame).holds(cond)
    if held.const is False:
        return
    not_read = [
        is_bool(f"{names.fact(name)!r} not in {fn.record(party)}._usual", COMPARE)
        for party, name in usual
        if (party, name) not in reads
    ]
    message = f"{frame['']}: it cannot be that {never.text}"
    raising = f"raise IllegalState({message!r}, {cited(never.cites)})"
    inner = Function(fn.registry)
    inner.block = lines
    block = Block()
    _tried(block, inner, both([*not_read, held]), raising)
    if own:
        fn.add(f"if {fn.record(frame[''])}._usual:")
        fn.block.put(block, 1)
    else:
        fn.block.put(block)


def _has_default(rules: Ruleset, party: str, name: str) -> bool:
    record = record_of(rules, party)
    fact = record.fact(name) if record else None
    return fact is not None and fact.has_default
