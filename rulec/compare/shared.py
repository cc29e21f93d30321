"""Two rulesets -> what both can say: their entries brought to it, so that what differs is rules and not names."""

from __future__ import annotations

import re

from attrs import frozen

from rulec.model import entities as e

NOTHING = "nothing more"


class Shared:
    """What two rulesets can both say. A name that only one of them has is no difference of rules but of bookkeeping."""

    def __init__(self, first: e.Ruleset, second: e.Ruleset) -> None:
        names, values = zip(*(_vocabulary(rules) for rules in (first, second)), strict=True)
        self.same = _same_vocabularies(*values)
        theirs = {self.same.get(kind, kind): members for kind, members in values[1].items()}
        self.known = names[0] & names[1]
        self.foreign = (names[0] | names[1]) - self.known
        self.values: dict[str, set[str]] = {k: values[0][k] & theirs[k] for k in values[0].keys() & theirs.keys()}

    def plain(self, facet: str, text: str) -> set[str] | str:
        if facet == "effects":
            return {part for part in text.split(", ") if not self.foreign & set(re.findall(r"\w+", part))}
        return re.sub(r"[A-Za-z_]\w*", lambda word: "..." if word.group() in self.foreign else word.group(), text)

    def apart(self, facet: str, mine: str, theirs: str) -> tuple[str, str] | None:
        """What only the one says, and what only the other; None if they say the same."""
        a, b = self.plain(facet, mine), self.plain(facet, theirs)
        if isinstance(a, set) and isinstance(b, set) and a != b:
            return ", ".join(sorted(a - b)) or NOTHING, ", ".join(sorted(b - a)) or NOTHING
        return (mine, theirs) if a != b else None

    def scopes(self, mine: str, theirs: str) -> tuple[str, str] | None:
        """What only the one scope names, and only the other; None if nothing. Of a vocabulary in which they differ all that
        is named is told, so that a reader sees who is meant."""
        ours, others = _Scope.of(mine, {}), _Scope.of(theirs, self.same)
        told: tuple[list[str], list[str]] = ([], [])
        for kind in sorted(ours.members.keys() | others.members.keys()):
            sides = [self.common(kind, side) for side in (ours, others)]
            if self.fewer(kind, sides[0]) != self.fewer(kind, sides[1]):
                for said, members in zip(told, sides, strict=True):
                    said += [_members(kind, members)] if members else []
        for said, rest in zip(told, self.others(ours, others), strict=True):
            said += sorted(rest)
        return ("; ".join(told[0]) or NOTHING, "; ".join(told[1]) or NOTHING) if told != ([], []) else None

    def common(self, kind: str, side: _Scope) -> set[str]:
        return side.members.get(kind, set()) & self.values.get(kind, set())

    def fewer(self, kind: str, members: set[str]) -> tuple[str, ...]:
        """The members named, or those not named if they are fewer: `not A` and `B or C` are one scope."""
        rest = self.values.get(kind, set()) - members
        return min((tuple(sorted(members)), tuple(sorted(rest))), key=lambda side: (len(side), side))

    def others(self, ours: _Scope, theirs: _Scope) -> tuple[set[str], set[str]]:
        """Bounds, yes/no facts and vocabularies that only one names. What is said in names that one ruleset lacks answers to
        what is said in names that the other lacks, and is a difference only where there is nothing that it could answer to."""
        one, other = self.rest(ours) - self.rest(theirs), self.rest(theirs) - self.rest(ours)
        own, foreign = ({said for said in side if self.is_foreign(said)} for side in (one, other))
        return (one - own, other - foreign) if own and foreign else (one, other)

    def rest(self, side: _Scope) -> set[str]:
        strange = {_members(kind, side.members[kind]) for kind in side.members if not self.values.get(kind)}
        return side.rest | strange

    def is_foreign(self, said: str) -> bool:
        """`not formed`, where not both rulesets know that name."""
        return not said[0].isdigit() and said.removeprefix("not ") not in self.known


@frozen
class _Scope:
    """members: of each vocabulary those that are named. rest: bounds and yes/no facts."""

    members: dict[str, set[str]]
    rest: set[str]

    @classmethod
    def of(cls, text: str, same: dict[str, str]) -> _Scope:
        members: dict[str, set[str]] = {}
        rest: set[str] = set()
        for part in filter(None, text.split(", ")):
            kind, dot, member = part.rpartition(".")
            if dot:
                key = _kind_key(kind)
                members.setdefault(same.get(key, key), set()).add(member)
            else:
                rest.add(part)
        return cls(members, rest)


def _kind_key(kind: str) -> str:
    """A choice is known by the first of its words, since editions add to the list."""
    return kind.split("/", maxsplit=1)[0]


def _vocabulary(rules: e.Ruleset) -> tuple[set[str], dict[str, set[str]]]:
    """Every name that rules can use, and the members of each vocabulary."""
    names = {m.name for kind in rules.kinds.values() for m in (*kind.members, *kind.groups)}
    values = {kind.name: {m.name for m in kind.members} for kind in rules.kinds.values()}
    for record in rules.records.values():
        for fact in record.facts:
            names.add(fact.name)
            if fact.domain.type.values and not fact.domain.type.kind:
                names |= set(fact.domain.type.values)
                values.setdefault(_kind_key(fact.domain.type.values[0]), set()).update(fact.domain.type.values)
    names |= rules.statements.keys() | rules.tables.keys()
    names |= {s.name for st in rules.statements.values() for s in st.steps if isinstance(s, e.ValueStep)}
    return names, values


def _same_vocabularies(mine: dict[str, set[str]], theirs: dict[str, set[str]]) -> dict[str, str]:
    """A kind in one edition may be a choice in the other: theirs that is called otherwise -> ours that shares most of its
    words."""
    found: dict[str, str] = {}
    for kind, members in theirs.items():
        if kind not in mine:
            near = [
                k for k, own in mine.items() if k not in theirs and len(own & members) * 2 > min(len(own), len(members))
            ]
            found |= {kind: max(near, key=lambda k: (len(mine[k] & members), k))} if near else {}
    return found


def _members(kind: str, members: set[str]) -> str:
    """Arm foot/horse; the words of a choice, which has no name, by themselves."""
    listed = "/".join(sorted(members))
    return f"{kind} {listed}" if kind[0].isupper() else listed
