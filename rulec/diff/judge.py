"""Pairs and their deltas -> Changes: one verdict for each fact that changed, one cause told once.

Verdicts, the first that fits: added, removed; restructured (another kind of thing says it); scope changed (who or
when); value changed (a figure, a die, what follows); moved (place, order, citation); reworded (same meaning).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from attrs import define, evolve, field

from rulec.diff import changes as c
from rulec.diff.changes import Change, Detail
from rulec.diff.compare import (
    FIGURES,
    KEPT,
    OTHER,
    WHO,
    WRITTEN,
    Comparer,
    Delta,
    has_effect,
)
from rulec.diff.grouping import grouped
from rulec.diff.items import FORM, SCOPE, VALUE, Item
from rulec.diff.order import out_of_order
from rulec.diff.pairing import Pair, Pairing
from rulec.diff.places import cites_of, place_of, said_cites, text_of
from rulec.diff.regroup import Regrouped, regroup, said_together
from rulec.diff.siblings import STATEMENTS
from rulec.diff.weigh import BESIDE, Judged, Weigher, matters
from rulec.diff.wording import but_for_figures, figures_in, plain_words
from rulec.model import entities as e
from rulec.source import Source


@define
class Judge:
    """Judges every pair of a pairing. Sources are those of either side, by path."""

    pairing: Pairing
    old_sources: Mapping[str, Source]
    new_sources: Mapping[str, Source]
    comparer: Comparer = field(init=False)
    moved: dict[int, tuple[int, int]] = field(factory=dict)
    regrouped: Regrouped = field(factory=Regrouped)
    together: dict[int, list[Pair]] = field(factory=dict)

    def __attrs_post_init__(self) -> None:
        self.comparer = Comparer(self.pairing)

    def changes(self) -> list[Change]:
        self.moved = out_of_order(self.pairing)
        self.regrouped = regroup(self.pairing)
        for _, beside in self._put_together():
            self.regrouped.taken |= {id(item) for p in beside for item in (p.old, p.new) if item is not None}
        judged: list[Judged] = [(change, pair) for pair in self.pairing.pairs for change in self.judge(pair)]
        return grouped(Weigher(self.pairing, self.comparer, judged).weighed(), self.pairing)

    def judge(self, pair: Pair) -> Iterator[Change]:
        if pair.old is None or pair.new is None:
            yield from self.single(pair)
            return
        told: dict[str, list[Detail]] = {}
        for delta in self._deltas(pair):
            if delta.part == "effects" and id(pair.new) in self.regrouped.rest:
                self._apart(pair, told)
                continue
            told.setdefault(_verdict(delta), []).append(Detail(delta.part, delta.old, delta.new))
        if _other_sort(pair):
            told = {c.RESTRUCTURED: [Detail("sort", pair.old.sort, pair.new.sort)]}
        if c.RESTRUCTURED in told:  # it is another thing now: its figures and conditions are part of that
            told[c.RESTRUCTURED] += told.pop(c.VALUE_CHANGED, [])
        self._term(pair, told)
        beside = [*self._text(pair, told), *self._place(pair)]
        if {c.RESTRUCTURED, c.SCOPE_CHANGED, c.VALUE_CHANGED} & told.keys():  # new words for a new rule are no news
            told.pop(c.REWORDED, None)
            beside = [(v, d) for v, d in beside if v != c.REWORDED and (v != c.MOVED or c.RESTRUCTURED not in told)]
        for verdict, details in beside:
            told.setdefault(verdict, []).extend(details)
        for verdict, found in told.items():
            yield self.change(verdict, pair, found)

    def single(self, pair: Pair) -> Iterator[Change]:
        """Added or removed, told once for all that is in it; what is made of lines that stood elsewhere is restructured."""
        item = pair.new or pair.old
        assert item is not None
        owner = pair.owner
        single = owner is not None and (owner.old is None or owner.new is None or _other_sort(owner))
        if owner is not None and single and not self._scattered(owner):
            return  # it is told with what it is in
        if item.sort == "case" and (_spelt_otherwise(owner) or self._same_term(owner)):
            return
        if id(item) in self.regrouped.taken or (item.sort in ("results", "modifiers") and not item.label):
            return
        if self._scattered(pair):
            here = "its lines stood elsewhere" if pair.new else "its lines stand elsewhere"
            told = self.change(c.RESTRUCTURED, pair, [Detail("lines", *(("", here) if pair.new else (here, "")))])
            yield evolve(told, matters=not self._only_moved(item))
            return
        yield self.change(c.ADDED if pair.new else c.REMOVED, pair, [])

    def _deltas(self, pair: Pair) -> Iterator[Delta]:
        """What differs of a pair, its condition taken with those of the lines beside it that are one with it now."""
        if not (beside := self.together.get(id(pair))):
            yield from self.comparer.deltas(pair)
            return
        at = beside[0].old is None
        own = pair.new if at else pair.old
        assert own is not None
        items = [own, *(item for p in beside if (item := p.new if at else p.old) is not None)]
        all_ = tuple(part.node for item in items if (part := item.part("when")) is not None)
        parts = tuple(evolve(p, node=e.AnyOf(all_)) if p.name == "when" else p for p in own.parts)
        made = evolve(own, parts=parts)
        yield from self.comparer.deltas(evolve(pair, new=made) if at else evolve(pair, old=made))

    def _put_together(self) -> Iterator[tuple[Pair, list[Pair]]]:
        """Pairs of verdicts of which one says what the other says together with those beside it that have no counterpart."""
        for pair in self.pairing.pairs:
            if pair.old is None or pair.new is None or pair.old.sort != "verdict" or pair.owner is None:
                continue
            if not any(d.part == "when" and d.how == OTHER for d in self.comparer.deltas(pair)):
                continue
            for at in (False, True):
                owner, own = (pair.owner.new, pair.new) if at else (pair.owner.old, pair.old)
                singles = (self.pairing.of(item) for item in (owner.children if owner else ()))
                beside = [
                    p for p in singles
                    if p and (p.old is None) == at and (p.new is None) != at
                    and (item := p.new if at else p.old) is not None
                    and item.sort == "verdict" and item.part("when") and item.part("verdict") == own.part("verdict")
                ]  # fmt: skip
                self.together[id(pair)] = beside
                if beside and not any(d.part == "when" and d.how == OTHER for d in self._deltas(pair)):
                    yield pair, beside
                    break
                del self.together[id(pair)]

    def _scattered(self, pair: Pair) -> bool:
        """Whether most lines of what came or went have counterparts elsewhere."""
        if pair.old is not None and pair.new is not None:
            return False
        item = pair.new or pair.old
        assert item is not None
        paired = [i for i in item.children if (p := self.pairing.of(i)) and p.old and p.new]
        return bool(paired) and 2 * len(paired) >= len(item.children)

    def _only_moved(self, item: Item) -> bool:
        """Whether all lines of what came or went say elsewhere what they said."""
        pairs = [self.pairing.of(child) for child in item.children]
        return all(p and p.old and p.new and all(d.how == WRITTEN for d in self.comparer.deltas(p)) for p in pairs)

    def _apart(self, pair: Pair, told: dict[str, list[Detail]]) -> None:
        """What one line says on one side and two say on the other: the same, if it is said under the same condition."""
        assert pair.old is not None
        assert pair.new is not None
        rest = self.regrouped.rest[id(pair.new)]
        old_side = any((single := self.pairing.of(item)) and single.new is None for item in rest)
        own = pair.old if old_side else pair.new
        same = said_together(own, self.regrouped.rest, pair) or all(self.comparer.same_scope(own, i) for i in rest)
        beside = " / ".join(self._written(item, old_side) for item in rest)
        texts = [self._written(pair.old, True), self._written(pair.new, False)]
        texts[not old_side] += f" / {beside}"
        told.setdefault(c.REWORDED if same else c.RESTRUCTURED, []).append(Detail("lines", *texts))

    def _written(self, item: Item, old: bool) -> str:
        side = (self.pairing.old, self.old_sources) if old else (self.pairing.new, self.new_sources)
        return text_of(item, *side)

    def change(self, verdict: str, pair: Pair, details: Sequence[Detail]) -> Change:
        item = pair.new or pair.old
        assert item is not None
        whole = verdict in (c.ADDED, c.REMOVED)
        old = place_of(pair.old, self.pairing.old, self.old_sources, whole=whole) if pair.old else None
        new = place_of(pair.new, self.pairing.new, self.new_sources, whole=whole) if pair.new else None
        return Change(verdict, item.sort, old, new, tuple(details), matters(verdict, pair, details))

    # ------------------------------------------------------------ what is not a part

    def _term(self, pair: Pair, told: dict[str, list[Detail]]) -> None:
        """A term is told by its lines where both sides have some; if it means the same, they are words only."""
        assert pair.old is not None
        assert pair.new is not None
        if pair.old.sort == "term" and pair.old.children and pair.new.children:
            for verdict in (c.SCOPE_CHANGED, c.VALUE_CHANGED, c.REWORDED):
                told[verdict] = [d for d in told.get(verdict, []) if d.part != "holds"]
                if not told[verdict]:
                    del told[verdict]
        if pair.old.sort == "case" and self._same_term(pair.owner):
            for verdict in (c.SCOPE_CHANGED, c.VALUE_CHANGED):
                if found := told.pop(verdict, []):
                    told.setdefault(c.REWORDED, []).extend(found)

    def _same_term(self, owner: Pair | None) -> bool:
        """Whether lines stand in a term that means the same: then they are words only."""
        if owner is None or owner.old is None or owner.new is None or not owner.old.sort == "term" == owner.new.sort:
            return False
        return all(d.part != "holds" or d.how == WRITTEN for d in self.comparer.deltas(owner))

    def _text(self, pair: Pair, told: Mapping[str, list[Detail]]) -> Iterator[tuple[str, list[Detail]]]:
        old, new = pair.old, pair.new
        assert old is not None
        assert new is not None
        if plain_words(old.label) != plain_words(new.label):
            detail = Detail("text", old.label, new.label)
            if old.sort in BESIDE:
                yield c.REWORDED, [detail]
            elif but_for_figures(old.label, new.label):
                if c.VALUE_CHANGED not in told and not self._inside(pair):  # else the figure is told already
                    yield c.VALUE_CHANGED, [detail]
            elif not has_effect(old) and not has_effect(new) and _other_figures(old.label, new.label):
                yield c.VALUE_CHANGED, [detail]
            else:
                yield c.REWORDED, [detail]
        elif old.label != new.label:
            yield c.REWORDED, [Detail("text", old.label, new.label)]
        if old.notes != new.notes:
            yield c.REWORDED, [Detail("note", " / ".join(old.notes), " / ".join(new.notes))]
        if old.name != new.name and _has_own_name(old) and _has_own_name(new):
            yield c.REWORDED, [Detail("name", old.name, new.name)]

    def _inside(self, pair: Pair) -> bool:
        """Whether a figure changed in something inside a pair, so that its heading had to follow."""
        assert pair.new is not None
        inner = (self.pairing.of(child) for child in pair.new.children)
        return any(p and p.old and p.new and any(d.how == FIGURES for d in self.comparer.deltas(p)) for p in inner)

    def _place(self, pair: Pair) -> Iterator[tuple[str, list[Detail]]]:
        old, new = pair.old, pair.new
        assert old is not None
        assert new is not None
        names = self.pairing.names
        if old.section and old.section != names.sections.get(new.section, new.section):
            yield c.MOVED, [Detail("section", old.section, new.section)]
        if id(new) in self.moved:
            one, two = self.moved[id(new)]
            yield c.MOVED, [Detail("order", str(one + 1), str(two + 1))]
        if _elsewhere(pair):
            yield c.MOVED, [Detail("place", old.path, new.path)]
        if old.ruling != new.ruling:
            yield c.MOVED, [Detail("ruling", old.ruling, new.ruling)]
        one_cites, two_cites = cites_of(old, self.pairing.old), cites_of(new, self.pairing.new)
        if one_cites != two_cites and {d for d, _ in one_cites} == {d for d, _ in two_cites}:
            yield c.MOVED, [Detail("citation", said_cites(one_cites), said_cites(two_cites))]


def _other_sort(pair: Pair) -> bool:
    """A fact that is now worked out, or the reverse; a list that is now a table."""
    assert pair.old is not None
    assert pair.new is not None
    return pair.old.sort != pair.new.sort and bool({pair.old.sort, pair.new.sort} & {"fact", "table", "group"})


def _spelt_otherwise(owner: Pair | None) -> bool:
    """A term with lines on one side and a single condition on the other: the term itself tells it."""
    if owner is None or owner.old is None or owner.new is None or owner.old.sort != "term":
        return False
    return not owner.old.children or not owner.new.children


def _verdict(delta: Delta) -> str:
    if delta.how in (WRITTEN, KEPT) or delta.weight == "text":
        return c.REWORDED
    if delta.weight == FORM:
        return c.RESTRUCTURED
    if delta.weight == SCOPE:
        return c.VALUE_CHANGED if delta.how == FIGURES else c.SCOPE_CHANGED
    assert delta.weight == VALUE
    return c.SCOPE_CHANGED if delta.how == WHO else c.VALUE_CHANGED


def _other_figures(one: str, two: str) -> bool:
    a, b = figures_in(one), figures_in(two)
    return bool(a and b) and sorted(a) != sorted(b)


def _has_own_name(item: Item) -> bool:
    return item.sort in (
        *STATEMENTS,
        "fact",
        "member",
        "group",
        "kind",
        "record",
        "die",
        "phase",
        "section",
        "sequence",
    )


def _elsewhere(pair: Pair) -> bool:
    """A line that stands in another statement or block now."""
    if pair.how != "scattered" or pair.old is None or pair.new is None:
        return False
    return "." in pair.old.path or "." in pair.new.path
