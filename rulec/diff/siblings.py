"""Siblings of two statements, records or tables -> which answer to which: by name, likeness, or as the only one of a kind."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence

from attrs import frozen

from rulec.diff.canon import Form
from rulec.diff.items import Item
from rulec.diff.similar import Likeness, overlap, words
from rulec.model import entities as e

STATEMENTS = ("value", "term", "test", "action", "contest", "gain", "table")
_FAMILY = {"figure": "modifier", "case": "line", "group": "member", **dict.fromkeys(STATEMENTS, "statement")}
ALIKE = 0.5  # lines of one statement
IN_PART = 0.3  # of their words


def family(sort: str) -> str:
    """Sorts that can answer to one another."""
    return _FAMILY.get(sort, sort)


@frozen
class Siblings:
    """Pairs lists of items that stand in one thing each."""

    like: Likeness

    def line_score(self, old: Item, new: Item) -> float:
        if family(old.sort) != family(new.sort):
            return 0.0
        score = self.like.score(old, new)
        return score if score >= ALIKE else 0.0

    def named(
        self, olds: Sequence[Item], news: Sequence[Item], score: Callable[[Item, Item], float], same_count: bool = False
    ) -> Iterator[tuple[Item, Item, str]]:
        """Siblings paired by name, then by likeness, then (the same number of them being left) by place."""
        if len(olds) == len(news) and all(i.sort in ("pair", "row", "column") for i in (*olds, *news)):
            apart = [at for at, (o, n) in enumerate(zip(olds, news, strict=True)) if o.name != n.name]
            if len(apart) <= 1:  # one bound changed: it may now read as another one does
                yield from ((o, n, "place") for o, n in zip(olds, news, strict=True))
                return
        used: set[int] = set()
        table: dict[tuple[str, str], Item] = {(family(n.sort), _own(n)): n for n in reversed(news) if n.name}
        for o in olds:
            n = table.get((family(o.sort), _own(o))) or next((n for n in news if _was(o, n)), None)
            if o.name and n is not None and id(n) not in used:
                used |= {id(o), id(n)}
                yield o, n, "name"
        for o in olds:
            n = (
                next((n for n in news if id(n) not in used and self._same_band(o, n)), None)
                if id(o) not in used
                else None
            )
            if n is not None:
                used |= {id(o), id(n)}
                yield o, n, "name"
        left = [o for o in olds if id(o) not in used], [n for n in news if id(n) not in used]
        for o, n in best(*left, score):
            used |= {id(o), id(n)}
            yield o, n, "likeness"
        rest = [o for o in olds if id(o) not in used], [n for n in news if id(n) not in used]
        if same_count and len(olds) == len(news):
            yield from ((o, n, "place") for o, n in zip(*rest, strict=True))
            return
        parts: set[int] = set()
        for o, n, beside in self._made_of_several(*rest):
            parts |= {id(o), id(n), *map(id, beside)}
            yield o, n, "likeness"
        rest = [o for o in rest[0] if id(o) not in parts], [n for n in rest[1] if id(n) not in parts]
        used |= parts
        for o, n, how in self._only_ones(olds, news, rest):
            used |= {id(o), id(n)}
            yield o, n, how
        left = [o for o in rest[0] if id(o) not in used], [n for n in rest[1] if id(n) not in used]
        yield from ((o, n, "likeness") for o, n in best(*left, self._in_part))

    def _made_of_several(
        self, olds: Sequence[Item], news: Sequence[Item]
    ) -> Iterator[tuple[Item, Item, tuple[Item, ...]]]:
        """A line that does what several of the other side do together, with the likest of them, and the others."""
        for at, wholes, others in ((False, olds, news), (True, news, olds)):
            for whole in wholes:
                done = self._effects(whole, at)
                fits = [i for i in others if i.block == whole.block and self._is_part(i, whole, at)]
                told = sorted(repr(f) for i in fits for f in self._effects(i, not at))
                if len(fits) > 1 and told == sorted(map(repr, done)):
                    scores = [self.like.score(*((i, whole) if at else (whole, i))) for i in fits]
                    first = fits.pop(scores.index(max(scores)))
                    yield *((first, whole) if at else (whole, first)), tuple(fits)

    def _is_part(self, item: Item, whole: Item, at: bool) -> bool:
        """Whether a line does some of what another does, in cases that are told by the same things."""
        done, all_ = self._effects(item, not at), self._effects(whole, at)
        if not done or not all(f in all_ for f in done) or len(done) == len(all_):
            return False
        one, two = self.like.forms(item, not at).get("when"), self.like.forms(whole, at).get("when")
        rules = (self.like.old, self.like.new)
        return one == two or bool(one and two and self.like.deep(one, rules[not at]) & self.like.deep(two, rules[at]))

    def _effects(self, item: Item, new: bool) -> tuple[Form, ...]:
        found = self.like.forms(item, new).get("effects") if item.sort in ("line", "case") else None
        return found if isinstance(found, tuple) else ()

    def _in_part(self, old: Item, new: Item) -> float:
        """Lines that nothing else answers to: of like words, where they do in part the same or forbid something."""
        if old.block != new.block:
            return 0.0
        one, two = self._effects(old, False), self._effects(new, True)
        forbid = all(f[0] == "obliges" and f[2] == "may not" for f in (*one, *two))
        named = overlap(words(old.name), words(new.name))
        score = max(named, overlap(self.like.said(old, False), self.like.said(new, True)))
        return score if one and two and (forbid or set(one) & set(two)) and score >= IN_PART else 0.0

    def _only_ones(
        self, olds: Sequence[Item], news: Sequence[Item], rest: tuple[list[Item], list[Item]]
    ) -> Iterator[tuple[Item, Item, str]]:
        """The only line of its kind answers to the only line of its kind, however it reads."""
        used: set[int] = set()
        before, now = ([i for i in side if i.sort == "verdict"] for side in rest)
        for o, n in best(before, now, self._verdict_score):
            used |= {id(o), id(n)}
            yield o, n, "place"
        for o in rest[0]:
            own = bool(_manner(o)) or o.sort == "roll"
            sides = rest if own else (olds, news)
            one, two = ([i for i in side if id(i) not in used and _kind_of(i) == _kind_of(o)] for side in sides)
            how = "place"
            for way in (self._does, self._leads) if not _manner(o) else ():
                if way(o, False) and len(one) * len(two) != 1:
                    own, how = True, "likeness"
                    one, two = ([i for i in side if id(i) not in used and way(i, bool(at)) & way(o, False)]
                                for at, side in enumerate(rest))  # fmt: skip
            alone = len(one) == len(two) == 1 and one[0] is o and any(two[0] is n for n in rest[1])
            if alone and (own or (o.sort == "line" and bool(o.part("effects")) == bool(two[0].part("effects")))):
                used |= {id(o), id(two[0])}
                yield o, two[0], how

    def _does(self, item: Item, new: bool) -> frozenset[object]:
        """All that a line or a case does, or a roll throws, as one thing; nothing if it does nothing."""
        forms = self.like.forms(item, new)
        done = forms.get("dice") if item.sort == "roll" else forms.get("effects")
        if item.sort not in ("line", "case", "roll") or not done:
            return frozenset()
        return frozenset([(item.block, done, forms.get("also"))])

    def _leads(self, item: Item, new: bool) -> frozenset[object]:
        """The statements that a line or a case leads to."""
        part = item.part("effects") if item.sort in ("line", "case") else None
        effects = [f for f in part.node if isinstance(f, e.Obliges | e.Take)] if part is not None else []
        names = (a for f in effects for a in (f.acts if isinstance(f, e.Obliges) else (f.statement,)))
        return frozenset((item.block, self.like.names.ref(name) if new else name) for name in names)

    def _verdict_score(self, old: Item, new: Item) -> float:
        """Verdicts that say the same of other cases."""
        if _manner(old) != _manner(new):
            return 0.0
        score = self.like.content(old, new)
        return score if score > 0.5 else 0.0

    def _same_band(self, old: Item, new: Item) -> bool:
        if old.sort != "band" or new.sort != "band" or old.block != new.block:
            return False
        one, two = self.like.forms(old, False).get("band"), self.like.forms(new, True).get("band")
        return one is not None and one == two


def _manner(item: Item) -> str:
    """In which way a verdict, or a line that neither sets nor adds, works: may not, halve, at least."""
    part = item.part("verdict") or item.part("does")
    return str(part.node) if part is not None and part.node not in ("set", "add") else ""


def _kind_of(item: Item) -> tuple[str, str, str]:
    return family(item.sort), item.block, _manner(item)


def _own(item: Item) -> str:
    """A name among siblings: those of one name are told apart by their number."""
    return item.name + "#" + item.path.rpartition("#")[2] if re.search(r"#\d+$", item.path) else item.name


def _was(old: Item, new: Item) -> bool:
    return old.sort == new.sort and bool((new.was and new.was == old.name) or (old.was and old.was == new.name))


def best(olds: Sequence[Item], news: Sequence[Item], score: Callable[[Item, Item], float]) -> list[tuple[Item, Item]]:
    """The pairs of highest score, each item once; ties go to those nearest in place, then by name. Symmetric."""
    scored = []
    for i, o in enumerate(olds):
        for j, n in enumerate(news):
            found = score(o, n)
            if found > 0:
                scored.append((-found, abs(i - j), tuple(sorted((o.path, n.path))), i + j, i, j))
    found_pairs: list[tuple[int, int]] = []
    ones: set[int] = set()
    twos: set[int] = set()
    for *_, i, j in sorted(scored):
        if i not in ones and j not in twos:
            ones.add(i)
            twos.add(j)
            found_pairs.append((i, j))
    return [(olds[i], news[j]) for i, j in sorted(found_pairs)]
