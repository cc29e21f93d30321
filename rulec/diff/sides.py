"""A pairing -> what each ruleset knows alone, and the lines around a pair: what conditions are compared with."""

from __future__ import annotations

from rulec.diff.canon import AS_WRITTEN
from rulec.diff.items import Item
from rulec.diff.pairing import Pair, Pairing, stand_ins
from rulec.diff.same import Side
from rulec.model import entities as e

_FACTS = ("fact",)
_MEMBERS = ("member", "group")
_ACTS = ("test", "action", "contest")
_REFS = ("term", "value", "modifier", "figure", "line", "case", "each", "band", "verdict")


def sides_of(pairing: Pairing) -> tuple[Side, Side]:
    """Both rulesets as conditions are read in them, the names of the new one as the old one has them."""
    facts, members, refs, lone = (_alone(pairing, sorts) for sorts in (_FACTS, _MEMBERS, _REFS, _ACTS))
    both = ((p.old, p.new) for p in pairing.pairs if p.old and p.new)
    opaque = frozenset(n for o, w in both if o.sort != w.sort and "fact" in (o.sort, w.sort) for n in (o.name, w.name))
    others = stand_ins(pairing)
    old, new = (
        Side(
            rules,
            names,
            alone=refs[at],
            strangers=members[at],
            facts=facts[at],
            stand_ins=others[at],
            opaque=opaque,
            regraded=_regraded(pairing),
            lone=lone[at],
        )
        for at, (rules, names) in enumerate(((pairing.old, AS_WRITTEN), (pairing.new, pairing.names)))
    )
    return old, new


def lines_around(pair: Pair, old: bool) -> dict[str, e.Line]:
    """The lines of the statement that a side of a pair is in, by name."""
    statement = _statement(pair, old)
    if statement is None:
        return {}
    return {i.name: i.node for i in statement.walk() if i.name and isinstance(i.node, e.Line)}


def _statement(pair: Pair, old: bool) -> Item | None:
    """The statement that a side of a pair is in."""
    at: Pair | None = pair
    found: Item | None = None
    while at is not None:
        found = (at.old if old else at.new) or found
        at = at.owner
    return found


def _regraded(pairing: Pairing) -> frozenset[str]:
    """Members that are a group on the other side."""
    both = ((p.old, p.new) for p in pairing.pairs if p.old and p.new)
    return frozenset(o.name.lower() for o, n in both if {o.sort, n.sort} == {"member", "group"})


def _alone(pairing: Pairing, sorts: tuple[str, ...]) -> tuple[frozenset[str], frozenset[str]]:
    """The names of either side that the other does not have."""
    found: tuple[set[str], set[str]] = (set(), set())
    known: tuple[set[str], set[str]] = (set(), set())
    for pair in pairing.pairs:
        single = pair.old is None or pair.new is None
        for at, item in enumerate((pair.old, pair.new)):
            if item is not None and item.sort in sorts and not _unnamed(item):
                name = item.name.lower() if sorts is _MEMBERS else item.name
                (found if single else known)[at].add(name)
        if (
            sorts is _MEMBERS
            and pair.old is not None
            and pair.new is not None
            and pair.old.sort == pair.new.sort == "fact"
        ):
            one, two = (i.node.domain.type.values for i in (pair.old, pair.new))
            told = {v: pairing.names.member(v) for v in two}
            for v in one:
                (known if v in told.values() else found)[0].add(v.lower())
            for v in two:
                (known if told[v] in one else found)[1].add(v.lower())
    return frozenset(found[0] - known[0]), frozenset(found[1] - known[1])


def _unnamed(item: Item) -> bool:
    """A line that is known by its words alone, which nothing can speak of."""
    return isinstance(item.node, e.Line) and not item.node.name
