"""What in two rulesets is the same thing: pairs of items, and how the names of one read in the other.

A pair may lack a side: what was added has no old one, what was removed no new one.
"""

from __future__ import annotations

from attrs import define, field, fields, frozen

from rulec.diff.canon import Names
from rulec.diff.items import Item
from rulec.model import entities as e


@frozen
class Pair:
    """how: name | was | concept | meaning | likeness | place | scattered (elsewhere now) | "" (no counterpart)."""

    old: Item | None
    new: Item | None
    how: str
    owner: Pair | None = field(default=None, eq=False, repr=False)


@define
class Pairing:
    """All pairs, and how the new ruleset's names read in the old one."""

    old: e.Ruleset
    new: e.Ruleset
    names: Names = field(factory=Names)
    pairs: list[Pair] = field(factory=list)
    _of: dict[int, Pair] = field(factory=dict)

    def of(self, item: Item) -> Pair | None:
        """The pair that an item is in."""
        return self._of.get(id(item))

    def add(self, pair: Pair) -> None:
        self.pairs.append(pair)
        for item in (pair.old, pair.new):
            if item is not None:
                self._of[id(item)] = pair

    @property
    def alone(self) -> tuple[list[Item], list[Item]]:
        olds = [p.old for p in self.pairs if p.old is not None and p.new is None]
        return olds, [p.new for p in self.pairs if p.new is not None and p.old is None]

    def mirrored(self) -> Pairing:
        """The same, looked at from the other side."""
        names = Names(*({o: n for n, o in getattr(self.names, a.name).items()} for a in fields(Names)))
        turned = Pairing(self.new, self.old, names)
        for pair in self.pairs:  # an owner comes before what is in it
            owner = pair.owner and (turned.of(pair.owner.new or pair.owner.old))  # type: ignore[arg-type]
            turned.add(Pair(pair.new, pair.old, pair.how, owner))
        return turned


def stand_ins(pairing: Pairing) -> tuple[dict[str, str], dict[str, str]]:
    """For each member without a counterpart the groups it is in that both rulesets have: ~horse. One dict a side."""
    found: tuple[dict[str, str], dict[str, str]] = ({}, {})
    for pair in pairing.pairs:
        if pair.old is None or pair.new is None or pair.old.sort != "kind":
            continue
        for at, (item, kinds) in enumerate(((pair.old, pairing.old.kinds), (pair.new, pairing.new.kinds))):
            kind = kinds[item.name]
            both = {c.name for c in item.children if c.sort == "group" and _is_paired(pairing, c, "group")}
            single = {c.name for c in item.children if c.sort == "member" and not _is_paired(pairing, c, "member")}
            for name in single:
                groups = sorted(
                    _old_name(pairing, g.name, at) for g in kind.groups if g.name in both and name in g.group
                )
                if groups:
                    found[at][name] = "~" + "/".join(groups)
    return found


def _is_paired(pairing: Pairing, item: Item, sort: str) -> bool:
    pair = pairing.of(item)
    return pair is not None and pair.old is not None and pair.new is not None and pair.old.sort == pair.new.sort == sort


def _old_name(pairing: Pairing, name: str, at: int) -> str:
    return pairing.names.member(name) if at else name
