"""What a `never` is made of: the ways in which it holds, and whose facts it speaks of."""

from __future__ import annotations

from rulec.backends.python.footprint import Footprint
from rulec.meaning.lines import remembered
from rulec.model.entities import All, AnyOf, Cond, Never, Not, Record, Ruleset, Statement

PLACE = Statement("never", "term", "", (), (), None, (), None, (), "", "", (), ())


@remembered
def clauses(cond: Cond) -> tuple[tuple[Cond, ...], ...]:
    """The ways in which a condition holds, each a list of parts that must all hold and hold no and or or."""
    match cond:
        case All(of=parts):
            found: list[tuple[Cond, ...]] = [()]
            for part in parts:
                found = [(*have, *more) for have in found for more in clauses(part)]
            return tuple(found)
        case AnyOf(of=parts):
            return tuple(clause for part in parts for clause in clauses(part))
        case Not(of=All(of=parts)):
            return tuple(clause for part in parts for clause in clauses(Not(part)))
        case Not(of=AnyOf(of=parts)):
            return clauses(All(tuple(Not(part) for part in parts)))
        case Not(of=Not(of=inner)):
            return clauses(inner)
    return ((cond,),)


def is_own(rules: Ruleset, never: Never, record: Record) -> bool:
    """Whether a never speaks of one record alone."""
    reads = Footprint(rules).look(never.cond, {"": record.name}).reads
    return all(party == record.name for party, _ in reads)
