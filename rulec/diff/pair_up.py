"""Two rulesets -> which things in them are the same thing: by full name, `was`, concept, then likeness.

Pairing is symmetric.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from attrs import define, field

from rulec.diff.itemise import items_of, own_dice
from rulec.diff.items import Item
from rulec.diff.pairing import Pair, Pairing
from rulec.diff.siblings import ALIKE, STATEMENTS, Siblings, best, family
from rulec.diff.similar import Likeness, overlap, words
from rulec.model import entities as e

FAR = 0.68  # lines of different statements
ROW = 0.36
STATEMENT = 0.55
WORDING = 0.6  # members, facts, sections: by their words alone


def pair_up(old: e.Ruleset, new: e.Ruleset, concepts: Sequence[e.Concept] = ()) -> Pairing:
    """Pair everything that two rulesets say. It is done in one direction, so that the other is its mirror."""
    if _comes_first(new, old):
        return _Pairer(Pairing(new, old), concepts).run().mirrored()
    return _Pairer(Pairing(old, new), concepts).run()


def _comes_first(one: e.Ruleset, two: e.Ruleset) -> bool:
    """Which of two rulesets is looked at first: by name, then by the first thing in which they differ."""
    ranks = [(r.name, r.label, r.edition, len(r.statements), list(r.statements)) for r in (one, two)]
    if ranks[0] != ranks[1]:
        return ranks[0] < ranks[1]
    both = zip(
        (*one.statements.values(), *one.tables.items()), (*two.statements.values(), *two.tables.items()), strict=False
    )
    return next((repr(a) < repr(b) for a, b in both if a != b), False)


@define
class _Pairer:
    found: Pairing
    concepts: Sequence[e.Concept]
    like: Likeness = field(init=False)
    beside: Siblings = field(init=False)
    taken: set[int] = field(factory=set)
    homes: dict[int, Item] = field(factory=dict)  # the statement that a line is in

    def run(self) -> Pairing:
        dice = own_dice(self.found.old) | own_dice(self.found.new)
        olds, news = items_of(self.found.old, dice), items_of(self.found.new, dice)
        if self.found.old.name != self.found.new.name:  # what a document proves is proved of that document
            olds, news = (tuple(i for i in items if i.sort != "example") for items in (olds, news))
        self.like = Likeness(self.found.names, self.found.old, self.found.new)
        self.beside = Siblings(self.like)
        self.homes = {id(item): top for top in (*olds, *news) for item in top.walk()}
        tops = list(self._tops(olds, news))
        self._translate(tops)
        alike = list(self._meaning(tops, olds, news))
        self._translate(alike)
        tops += alike
        for one, two, how in tops:
            self._pair(one, two, how, None)
        self._in_one()
        self._scattered(olds, news)
        self._left(olds, None, new=False)
        self._left(news, None, new=True)
        return self.found

    # ------------------------------------------------------------ the first level

    def _tops(self, olds: Sequence[Item], news: Sequence[Item]) -> Iterator[tuple[Item, Item, str]]:
        used: set[int] = set()
        links = self._concept_links()
        rules: tuple[tuple[str, Callable[[Item, Item], bool]], ...] = (
            ("name", lambda o, n: o.path == n.path),
            ("was", lambda o, n: bool((n.was and n.was == o.name) or (o.was and o.was == n.name))),
            ("concept", lambda o, n: (o.path, n.path) in links),
        )
        for how, fits in rules:
            for o in olds:
                for n in news if id(o) not in used else ():
                    if id(n) not in used and family(o.sort) == family(n.sort) and fits(o, n):
                        used |= {id(o), id(n)}
                        yield o, n, how
                        break
        left = [o for o in olds if id(o) not in used], [n for n in news if id(n) not in used]
        yield from ((o, n, "likeness") for o, n in best(*left, self._top_score))

    def _meaning(
        self, tops: Sequence[tuple[Item, Item, str]], olds: Sequence[Item], news: Sequence[Item]
    ) -> Iterator[tuple[Item, Item, str]]:
        """Terms that mean the same under other names."""
        used = {id(i) for o, n, _ in tops for i in (o, n)}
        left: dict[object, Item] = {}
        for new in (i for i in news if id(i) not in used and i.part("holds")):
            left.setdefault(self.like.forms(new, True)["holds"], new)
        for old in (i for i in olds if id(i) not in used and i.part("holds")):
            found = left.pop(self.like.forms(old, False)["holds"], None)
            if found is not None:
                yield old, found, "meaning"
        self.like.forget()

    def _top_score(self, old: Item, new: Item) -> float:
        if family(old.sort) != family(new.sort):
            return 0.0
        match family(old.sort):
            case "statement":
                score = self.like.statements(old, new)
                return score if score >= STATEMENT else 0.0
            case "never":
                score = self.like.content(old, new)
                return score if score >= ALIKE else 0.0
            case "kind" | "record" | "section" | "sequence" | "die":
                return _wording(old, new)
        return 0.0

    def _concept_links(self) -> set[tuple[str, str]]:
        """Statements and lines that a concept says are of one thing."""
        one, two = self.found.old.name, self.found.new.name
        if one == two:
            return set()
        return {
            (_plain(concept.places[one]), _plain(concept.places[two]))
            for concept in self.concepts
            if concept.places.get(one) and concept.places.get(two)
        }

    def _translate(self, tops: Iterable[tuple[Item, Item, str]]) -> None:
        """What the names of the new ruleset are in the old one. Members and facts are paired here, since lines use them."""
        names = self.found.names
        for old, new, _ in tops:
            if old.sort == "section":
                names.sections[new.name] = old.name
            elif old.sort == "die":
                names.dice[new.name] = old.name
            elif family(old.sort) == "statement" and old.name != new.name:
                names.refs[new.name] = old.name
            elif old.sort == "record":
                self._roles(old, new)
            if old.sort in ("kind", "record"):
                target = names.members if old.sort == "kind" else names.refs
                for o, n, _ in self.beside.named(old.children, new.children, self._word_score):
                    if n.name != o.name:
                        target[n.name] = o.name

    def _word_score(self, old: Item, new: Item) -> float:
        """Members and facts by their words; a fact that is a term of the same name over there answers to that."""
        if old.sort == "fact" and (old.name in self.found.new.statements or new.name in self.found.old.statements):
            return 0.0
        return _wording(old, new)

    def _roles(self, old: Item, new: Item) -> None:
        if old.name != new.name:
            self.found.names.roles[new.name] = old.name

    # ------------------------------------------------------------ below it

    def _pair(self, old: Item, new: Item, how: str, owner: Pair | None) -> None:
        pair = Pair(old, new, how, owner)
        self.found.add(pair)
        self.taken |= {id(old), id(new)}
        if old.sort == "table" == new.sort:
            self._table(old, new, pair)
            return
        score = self._word_score if old.sort in ("kind", "record") else self.beside.line_score
        inner = list(self.beside.named(old.children, new.children, score))
        for o, n, by in inner:
            if o.name and n.name and o.name != n.name:
                self.found.names.lines.setdefault(n.name, o.name)
            self._pair(o, n, by, pair)

    def _table(self, old: Item, new: Item, pair: Pair) -> None:
        """Columns first: they say which cells of two rows answer to one another."""
        heads: dict[int, int] = {}  # by place: two columns may have one name
        before, now = _of(old, "column"), _of(new, "column")
        for o, n, by in self.beside.named(before, now, self.beside.line_score, same_count=True):
            heads[_place(n, now)] = _place(o, before)
            self._pair(o, n, by, pair)
        for o, n, by in self.beside.named(_of(old, "row"), _of(new, "row"), lambda a, b: self._row_score(a, b, heads)):
            row = Pair(o, n, by, pair)
            self.found.add(row)
            self.taken |= {id(o), id(n)}
            for other, cell in _facing(o, n, heads):
                self._pair(other, cell, "place", row)

    def _row_score(self, old: Item, new: Item, heads: Mapping[int, int]) -> float:
        both = list(_facing(old, new, heads))
        same = sum(self.like.content(o, n) == 1.0 for o, n in both)
        size = max(len(old.children), len(new.children), 1)
        score = 0.4 * same / size + 0.3 * self.like.content(old, new)
        score += 0.3 * overlap(words(f"{old.label} {old.name}"), words(f"{new.label} {new.name}"))
        return score if score >= ROW else 0.0

    # ------------------------------------------------------------ lines that stand elsewhere now

    def _in_one(self) -> None:
        """Lines of one statement or sequence that stand in another block of it now: by name, then by likeness."""
        whole = (*STATEMENTS, "sequence")
        for pair in [p for p in self.found.pairs if p.old and p.new and p.old.sort in whole and p.owner is None]:
            assert pair.old is not None
            assert pair.new is not None
            one, two = ([i for i in self._loose([top]) if i.sort not in STATEMENTS] for top in (pair.old, pair.new))
            for o, n, how in self.beside.named(one, two, self.beside.line_score):
                if (
                    id(o) not in self.taken
                    and id(n) not in self.taken
                    and how != "place"
                    and (how != "name" or self.like.score(o, n) > 0.3)
                ):
                    self._pair(o, n, "scattered", None)

    def _scattered(self, olds: Sequence[Item], news: Sequence[Item]) -> None:
        """What is left over, wherever it stands: first by name across sorts (a fact that became a term), then by likeness."""
        for _ in range(2):  # a value that moved brings its lines with it
            one, two = self._loose(olds), self._loose(news)
            for o, n in best(one, two, self._far_score):
                if id(o) not in self.taken and id(n) not in self.taken:
                    self._pair(o, n, "scattered", None)

    def _loose(self, items: Iterable[Item]) -> list[Item]:
        return [
            i for top in items if top.sort not in ("example", "allow", "ruling", "kind", "section", "never")
            for i in top.walk() if id(i) not in self.taken and i.sort not in ("cell", "column", "pair", "row", "member")
        ]  # fmt: skip

    def _far_score(self, old: Item, new: Item) -> float:
        sorts = {_far_family(old), _far_family(new)}
        if len(sorts) > 1:
            return 0.0
        if old.sort == new.sort == "fact":
            return 0.0
        if _far_family(old) == "named" and old.sort != new.sort:
            return 1.0 if old.name == new.name else 0.0
        if old.sort == "value" and old.name == new.name and ("." in old.path) != ("." in new.path):
            return 1.0 if self.like.content(old, new) > 0.3 else 0.0
        short = min(len(self.like.said(old, False)), len(self.like.said(new, True))) < 3
        if short and not self._linked(old, new):
            return 0.0  # "1/2 move" may be said of anything
        score = self.like.score(old, new)
        return score if score >= FAR and self.like.content(old, new) >= 0.5 else 0.0

    def _linked(self, old: Item, new: Item) -> bool:
        """Whether what an old line stood in now speaks of what the new one stands in, or the reverse."""
        before, now = self.homes[id(old)], self.homes[id(new)]
        there, back = self.found.of(before), self.found.of(now)
        return bool(
            (there and there.new and now.name in self.like.mentions(there.new))
            or (back and back.old and before.name in self.like.mentions(back.old))
        )

    def _left(self, items: Iterable[Item], owner: Pair | None, new: bool) -> None:
        """What has no counterpart, with all that is in it unless that has one."""
        for item in items:
            pair = self.found.of(item)
            if pair is None:
                pair = Pair(None, item, "", owner) if new else Pair(item, None, "", owner)
                self.found.add(pair)
            self._left(item.children, pair, new)


def _place(item: Item, among: Sequence[Item]) -> int:
    return next(at for at, other in enumerate(among) if other is item)


def _facing(old: Item, new: Item, heads: Mapping[int, int]) -> Iterator[tuple[Item, Item]]:
    """The cells of two rows that stand in columns which answer to one another; without headings, in the same place."""
    for at, cell in enumerate(new.children):
        other = heads.get(at) if heads else at
        if other is not None and other < len(old.children):
            yield old.children[other], cell


def _of(item: Item, sort: str) -> list[Item]:
    return [child for child in item.children if child.sort == sort]


def _far_family(item: Item) -> str:
    return "named" if item.sort in ("fact", "value", "term") else family(item.sort)


def _wording(old: Item, new: Item) -> float:
    if old.sort != new.sort:
        return 0.0
    score = max(overlap(words(old.label), words(new.label)), overlap(words(old.name), words(new.name)))
    if old.sort == "fact":
        one, two = (i.node.domain.type.sort if i.node else "" for i in (old, new))
        score = score if one == two and score > 0.7 else 0.0
    elif old.sort in ("member", "group"):
        score = score if score > 0.7 else 0.0
    return score if score >= WORDING else 0.0


def _plain(place: str) -> str:
    return place.partition("(")[0].strip()
