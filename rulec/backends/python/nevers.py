"""What a `never` is made of: the ways in which it holds, and whose facts it speaks of."""

from __future__ import annotations

from rulec.backends.python.footprint import Footprint
from rulec.meaning.lines import walk
from rulec.model.entities import All, AnyOf, Cond, FactOf, Never, Not, Record, Ruleset, Statement, ValueOf

PLACE = Statement("never", "term", "", (), (), None, (), None, (), "", "", (), ())


def clauses(cond: Cond) -> list[tuple[Cond, ...]]:
    """The ways in which a condition holds, each a list of parts that must all hold and hold no and or or."""
    match cond:
        case All(of=parts):
            found: list[tuple[Cond, ...]] = [()]
            for part in parts:
                found = [(*have, *more) for have in found for more in clauses(part)]
            return found
        case AnyOf(of=parts):
            return [clause for part in parts for clause in clauses(part)]
        case Not(of=All(of=parts)):
            return [clause for part in parts for clause in clauses(Not(part))]
        case Not(of=AnyOf(of=parts)):
            return clauses(All(tuple(Not(part) for part in parts)))
        case Not(of=Not(of=inner)):
            return clauses(inner)
    return [(cond,)]


def concerns(rules: Ruleset, never: Never, record: Record) -> bool:
    """Whether a record has the facts that are spoken of without a role."""
    for node in walk(never.cond):
        if isinstance(node, FactOf) and not node.who and record.fact(node.fact) is None:
            return False
        if isinstance(node, ValueOf) and not node.who and rules.statements[node.statement].records[0] != record.name:
            return False
    return True


def is_own(rules: Ruleset, never: Never, record: Record) -> bool:
    """Whether a never speaks of one record alone."""
    reads = Footprint(rules).look(never.cond, {"": record.name}).reads
    return all(party == record.name for party, _ in reads)
