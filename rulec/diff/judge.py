"""Pairs and their deltas -> Changes: one verdict for each fact that changed, one cause told once.

Verdicts, the first that fits: added, removed; restructured (another kind of thing says it); scope changed (who or
when); value changed (a figure, a die, what follows); moved (place, order, citation); reworded (same meaning).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from zlib import crc32

from attrs import define, evolve, field

from rulec.diff import changes as c
from rulec.diff.changes import Change, Detail, Place
from rulec.diff.compare import (
    FIGURES,
    KEPT,
    WHO,
    WRITTEN,
    Comparer,
    Delta,
    but_for_figures,
    figures_in,
    has_effect,
    nodes_in,
    plain_words,
)
from rulec.diff.items import FORM, SCOPE, VALUE, Item
from rulec.diff.pairing import STATEMENTS, Pair, Pairing
from rulec.diff.phases import phases_of
from rulec.diff.phrases import phrase
from rulec.model import entities as e
from rulec.source import Source

_BESIDE = ("section", "ruling", "allow", "ruleset")  # what stands beside the rules
_PHRASED = ("member", "group", "pair", "cell", "column")  # things without a line of their own
_CONTINUES = ("when ", "unless ", "and ", "or ", "otherwise", "because ", "@")


@define
class Judge:
    """Judges every pair of a pairing. Sources are those of either side, by path."""

    pairing: Pairing
    old_sources: Mapping[str, Source]
    new_sources: Mapping[str, Source]
    comparer: Comparer = field(init=False)
    moved: dict[int, tuple[int, int]] = field(factory=dict)

    def __attrs_post_init__(self) -> None:
        self.comparer = Comparer(self.pairing)

    def changes(self) -> list[Change]:
        self.moved = _out_of_order(self.pairing)
        found = [change for pair in self.pairing.pairs for change in self.judge(pair)]
        phases = phases_of(self.pairing.new), phases_of(self.pairing.old)
        grouped = [evolve(change, group=_group(change, *phases, self.pairing)) for change in found]
        return sorted(_weighed(grouped, self.pairing), key=_sort_key)

    def judge(self, pair: Pair) -> Iterator[Change]:
        if pair.old is None or pair.new is None:
            yield from self.single(pair)
            return
        told: dict[str, list[Detail]] = {}
        formal = set()
        for delta in self.comparer.deltas(pair):
            verdict = _verdict(delta)
            formal.add(verdict)
            told.setdefault(verdict, []).append(Detail(delta.part, delta.old, delta.new))
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
        if pair.owner is not None and (pair.owner.old is None or pair.owner.new is None or _other_sort(pair.owner)):
            return
        if item.sort == "case" and _spelt_otherwise(pair.owner):
            return
        if item.sort in ("results", "modifiers") and not item.label:
            return
        paired = [i for i in item.children if (p := self.pairing.of(i)) and p.old and p.new]
        if paired and 2 * len(paired) >= len(item.children):
            here = "its lines stood elsewhere" if pair.new else "its lines stand elsewhere"
            yield self.change(c.RESTRUCTURED, pair, [Detail("lines", *(("", here) if pair.new else (here, "")))])
            return
        yield self.change(c.ADDED if pair.new else c.REMOVED, pair, [])

    def change(self, verdict: str, pair: Pair, details: Sequence[Detail]) -> Change:
        item = pair.new or pair.old
        assert item is not None
        old = place_of(pair.old, self.pairing.old, self.old_sources) if pair.old else None
        new = place_of(pair.new, self.pairing.new, self.new_sources) if pair.new else None
        return Change(verdict, item.sort, old, new, tuple(details), _matters(verdict, pair, details))

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
        owner = pair.owner
        if pair.old.sort == "case" and owner and owner.old and owner.new and owner.old.sort == "term" == owner.new.sort:
            same = all(d.part != "holds" or d.how == WRITTEN for d in self.comparer.deltas(owner))
            if same and (found := told.pop(c.SCOPE_CHANGED, [])):
                told.setdefault(c.REWORDED, []).extend(found)

    def _text(self, pair: Pair, told: Mapping[str, list[Detail]]) -> Iterator[tuple[str, list[Detail]]]:
        old, new = pair.old, pair.new
        assert old is not None
        assert new is not None
        if plain_words(old.label) != plain_words(new.label):
            detail = Detail("text", old.label, new.label)
            if old.sort in _BESIDE:
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
            yield c.MOVED, [Detail("citation", _said(one_cites), _said(two_cites))]


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


# ---------------------------------------------------------------- what matters


def _matters(verdict: str, pair: Pair, details: Sequence[Detail]) -> bool:
    item = pair.new or pair.old
    assert item is not None
    if item.sort in _BESIDE:
        return verdict == c.VALUE_CHANGED
    if verdict == c.REWORDED:
        return False
    if verdict == c.MOVED:
        return any(d.part == "order" for d in details) and item.ordered
    if item.sort in ("fact", "example", "record") and verdict in (c.ADDED, c.REMOVED, c.RESTRUCTURED):
        return item.sort == "fact" and verdict == c.RESTRUCTURED
    return True


def _weighed(found: list[Change], pairing: Pairing) -> Iterator[Change]:
    """An example that had to follow a rule, and a term that was only spelt out, are told with --all alone."""
    touched = {change.statement for change in found if change.matters and change.sort != "example"}
    for change in found:
        if change.matters and change.sort == "example":
            change = evolve(change, matters=_asked(change, pairing) not in touched)
        elif change.matters and change.sort == "term" and change.verdict in (c.ADDED, c.REMOVED):
            change = evolve(change, matters=_used(change, found, pairing))
        yield change


def _asked(example: Change, pairing: Pairing) -> str:
    """The statement that an example is of."""
    path = example.here.path
    items = (i for pair in pairing.pairs for i in (pair.new, pair.old) if i is not None and i.sort == "example")
    return next((str(i.node.of) for i in items if i.path == path), "")


def _used(term: Change, found: list[Change], pairing: Pairing) -> bool:
    """Whether anything that was added, removed or changed speaks of a term, or nothing speaks of it at all."""
    new = term.new is not None
    name = term.here.path
    others = (ch.new if new else ch.old for ch in found if ch.matters and ch is not term)
    paths = {place.path for place in others if place is not None}
    users = [
        item for pair in pairing.pairs if (item := pair.new if new else pair.old) is not None
        if any(isinstance(n, e.ValueOf) and n.statement == name for p in item.parts for n in nodes_in(p.node))
    ]  # fmt: skip
    return not users or any(any(u.path == p or u.path.startswith((f"{p}.", f"{p}(")) for p in paths) for u in users)


# ---------------------------------------------------------------- order


def _out_of_order(pairing: Pairing) -> dict[int, tuple[int, int]]:
    """New items that stand elsewhere among their siblings: the fewest that explain it, the same from either side."""
    lists: dict[tuple[int, str], list[Pair]] = {}
    for pair in pairing.pairs:
        if pair.old and pair.new and pair.owner and pair.old.sort not in ("cell", "member", "group", "fact"):
            blocks = " ".join(sorted((pair.old.block, pair.new.block)))
            lists.setdefault((id(pair.owner), blocks), []).append(pair)
    found: dict[int, tuple[int, int]] = {}
    for pairs in lists.values():
        owner = pairs[0].owner
        assert owner is not None
        assert owner.old is not None
        assert owner.new is not None
        olds = {id(i): at for at, i in enumerate(owner.old.children)}
        news = {id(i): at for at, i in enumerate(owner.new.children)}
        if any(id(p.old) not in olds or id(p.new) not in news for p in pairs):
            continue
        by_old = sorted(pairs, key=lambda p: olds[id(p.old)])
        rank = {id(p): at for at, p in enumerate(sorted(pairs, key=lambda p: news[id(p.new)]))}
        kept = _longest([(rank[id(p)], _weight(p)) for p in by_old])
        found.update((id(p.new), (at, rank[id(p)])) for at, p in enumerate(by_old) if at not in kept)
    return found


def _weight(pair: Pair) -> int:
    assert pair.old is not None
    assert pair.new is not None
    return 100_000 + crc32("\0".join(sorted((pair.old.path, pair.new.path))).encode()) % 997


def _longest(ranks: Sequence[tuple[int, int]]) -> set[int]:
    """Places of the heaviest run that rises: what can be said to have stayed where it was."""
    if [r for r, _ in ranks] == sorted(r for r, _ in ranks):
        return set(range(len(ranks)))
    best: list[tuple[int, tuple[int, ...]]] = []
    for at, (rank, weight) in enumerate(ranks):
        before = max((best[i] for i in range(at) if ranks[i][0] < rank), default=(0, ()))
        best.append((before[0] + weight, (*before[1], at)))
    return set(max(best)[1])


# ---------------------------------------------------------------- places


def place_of(item: Item, rules: e.Ruleset, sources: Mapping[str, Source]) -> Place:
    source = sources.get(item.span.path)
    line = source.position(item.span.start)[0] if source else 0
    text = _phrased(item, rules.length) if item.sort in _PHRASED or source is None else _as_written(source, item)
    return Place(
        item.path, item.sort, item.label, text, item.span.path, line, cites_of(item, rules), item.ruling, item.section
    )


def _phrased(item: Item, length: str) -> str:
    parts = " ".join(phrase(p.node, length) for p in item.parts if p.name not in ("for", "key"))
    return f"{item.name}: {parts}" if parts else item.label or item.name


def _as_written(source: Source, item: Item) -> str:
    """The line itself with what continues it, on one line, without its citation."""
    lines = source.text[item.span.start : item.span.end].split("\n")
    kept = lines[:1]
    for line in lines[1:]:
        if not line.strip().startswith(_CONTINUES):
            break
        kept.append(line)
    text = " ".join(" ".join(kept).split())
    at = text.rfind(" @")
    quotes = text.count('"', at) if at >= 0 else 1
    return text[:at].rstrip() if at >= 0 and quotes == 0 else text


def cites_of(item: Item, rules: e.Ruleset) -> tuple[tuple[str, str], ...]:
    return tuple((rules.sources.get(cite.source, cite.source), str(cite).partition(" ")[2]) for cite in item.cites)


def _said(cites: Sequence[tuple[str, str]]) -> str:
    return "; ".join(f"{document} {lines}" for document, lines in cites)


def _group(change: Change, new: Mapping[str, str], old: Mapping[str, str], pairing: Pairing) -> str:
    """The phase of play that a change is met in, else its section."""
    name = change.statement
    if name in {s.name for rules in (pairing.old, pairing.new) for s in rules.sequences}:
        return "Sequence of play"
    if change.new is not None and name in new:
        return new[name]
    if change.old is not None and (label := old.get(change.old.path.partition(".")[0].partition("(")[0])):
        return _as_now(label, pairing)
    labels = {s.name: s.label for rules in (pairing.old, pairing.new) for s in rules.sections}
    for rules in (pairing.new, pairing.old):
        told = rules.statements.get(name) or rules.tables.get(name)
        if told is not None:
            return labels.get(told.section, told.section)
    if change.sort in ("example", "allow", "ruling", "section", "ruleset"):
        return "Beside the rules"
    return "Troops and terms"


def _as_now(label: str, pairing: Pairing) -> str:
    """A phase of the old ruleset by the name that it has in the new one."""
    for pair in pairing.pairs:
        if pair.old and pair.new and pair.old.sort == "phase" and (pair.old.label or pair.old.name) == label:
            return pair.new.label or pair.new.name
    return label


def _sort_key(change: Change) -> tuple[object, ...]:
    here = change.here
    rank = c.VERDICTS.index(change.verdict)
    return change.sort in (*_BESIDE, "example"), here.file, here.line, here.path, rank
