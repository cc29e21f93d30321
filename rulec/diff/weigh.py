"""Judged pairs -> changes that say what matters, each cause told once."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from attrs import define, evolve, field

from rulec.diff import changes as c
from rulec.diff.changes import Change, Detail
from rulec.diff.compare import Comparer, has_effect
from rulec.diff.items import Item
from rulec.diff.pairing import Pair, Pairing
from rulec.meaning.lines import walk
from rulec.model import entities as e

BESIDE = ("section", "ruling", "allow", "ruleset")  # what stands beside the rules
_SINGLE = (c.ADDED, c.REMOVED)
_STATEMENTS = ("term", "value", "test", "action", "contest", "gain", "table")
Judged = tuple[Change, Pair]


def matters(verdict: str, pair: Pair, details: Sequence[Detail]) -> bool:
    """Whether a change is told without --all, as far as it can be seen from itself."""
    item = pair.new or pair.old
    assert item is not None
    if item.sort in BESIDE:
        return verdict == c.VALUE_CHANGED
    if verdict == c.REWORDED:
        return False
    if verdict == c.MOVED:
        ordered = item.ordered and (pair.old is None or pair.old.ordered)
        return ordered and any(d.part == "order" for d in details)
    if item.sort in ("fact", "example", "record") and verdict in (c.ADDED, c.REMOVED, c.RESTRUCTURED):
        return item.sort == "fact" and verdict == c.RESTRUCTURED
    return True


@define
class Weigher:
    """Looks at all changes together: what follows from another change is told with it, and else only with --all."""

    pairing: Pairing
    comparer: Comparer
    judged: list[Judged]
    _told: tuple[set[str], set[str]] = field(init=False)
    _users: dict[tuple[bool, str], list[Item]] = field(factory=dict)
    _texts: dict[bool, set[str]] = field(factory=dict)

    def __attrs_post_init__(self) -> None:
        self._told = self._paths(False), self._paths(True)

    def weighed(self) -> list[Change]:
        kept = [(evolve(change, matters=change.matters and not self.follows(change, pair)), pair)
                for change, pair in self.judged]  # fmt: skip
        self.judged = kept
        kept = [(evolve(change, matters=change.matters and not self.vocabulary(change, pair)), pair)
                for change, pair in kept]  # fmt: skip
        return list(_once(change for change, _ in kept))

    def _paths(self, new: bool) -> set[str]:
        places = (ch.new if new else ch.old for ch, _ in self.judged if ch.matters and ch.sort not in ("term", "never"))
        return {place.path for place in places if place is not None}

    def _is_told(self, item: Item, new: bool) -> bool:
        """Whether an item, or what it is in, is told as changed."""
        told = self._told[new]
        parts = re.split(r"(?=[.(])", item.path)
        return any("".join(parts[:n]) in told for n in range(1, len(parts) + 1))

    # ------------------------------------------------------------ what follows from another change

    def follows(self, change: Change, pair: Pair) -> bool:
        item = pair.new or pair.old
        assert item is not None
        if not change.matters:
            return False
        if change.sort == "example":
            touched = {ch.statement for ch, _ in self.judged if ch.matters and ch.sort != "example"}
            return str(item.node.of) in touched
        if change.verdict in _SINGLE and (item.sort == "term" or (item.sort == "value" and not item.children)):
            return self._is_helper(item, new=pair.new is not None)
        if self._is_phase(item) and item.sort == "line" and self.comparer.leads_alike(pair.old, pair.new):
            return not any(d.part != "effects" for d in change.details)
        if change.verdict in _SINGLE and item.sort == "verdict" and not item.label and item.part("otherwise"):
            return self._is_rest(item, new=pair.new is not None)
        if change.verdict in _SINGLE and item.sort == "modifier" and self._stands_for(item):
            return True
        if not self.comparer.distant:
            return False
        if item.sort == "never":
            return change.verdict in _SINGLE and self.comparer.knows_alone(item, new=pair.new is not None)
        if change.verdict not in _SINGLE or item.sort not in ("line", "case"):
            return False
        prose = not has_effect(item)  # another document has other sentences
        return prose or self.comparer.only_keeps(item, new=pair.new is not None)

    def _is_rest(self, item: Item, new: bool) -> bool:
        """A last `otherwise` among verdicts: it follows from those before it that came or went with it."""
        top = item.path.partition(".")[0]
        return any(
            ch.sort == "verdict" and ch.verdict in _SINGLE and ch.matters and (ch.here.label or not pair.owner)
            for ch, pair in self.judged if ch.statement == top and (pair.new is not None) == new
        )  # fmt: skip

    def _stands_for(self, item: Item) -> bool:
        """A line that adds a figure which is told as new, or gone, itself."""
        part = item.part("amount")
        names = {n.statement for n in walk(part.node) if isinstance(n, e.ValueOf)} if part else set()
        single = {ch.here.path for ch, pair in self.judged if ch.matters and (pair.old is None or pair.new is None)}
        return bool(names) and names <= single and not item.part("when")

    def _is_phase(self, item: Item) -> bool:
        sequences = {s.name for rules in (self.pairing.old, self.pairing.new) for s in rules.sequences}
        return item.path.partition(".")[0] in sequences

    def _is_helper(self, item: Item, new: bool) -> bool:
        """A term that lines use which are told themselves, and cite all that it cites; or one that was only spelt out."""
        users = self._uses(item.name, new)
        if not users or "." in item.path:
            return False
        told = [user for user in users if self._is_told(user, new)]
        if item.sort == "term" and all(self._is_rescoped(user, new) for user in users):
            return True  # what it said is told in each condition
        kept = (self.pairing.of(user) for user in users if not self._is_told(user, new))
        if not told or any(pair and pair.old and pair.new for pair in kept):
            return True
        return _cited([item]) <= _cited([*told, *(top for user in told if (top := self._home(user, new)))])

    def _is_rescoped(self, item: Item, new: bool) -> bool:
        """Whether it is told that an item holds in other cases now."""
        return any(
            ch.verdict == c.SCOPE_CHANGED and ch.matters and (pair.new if new else pair.old) is item
            and any(d.part in ("when", "holds") for d in ch.details)
            for ch, pair in self.judged
        )  # fmt: skip

    def _home(self, item: Item, new: bool) -> Item | None:
        """The statement that an item is in, if it is told as a whole."""
        name = item.path.partition(".")[0]
        tops = (p.new if new else p.old for p in self.pairing.pairs if p.owner is None)
        return next((t for t in tops if t is not None and t.path == name and name in self._told[new]), None)

    def _uses(self, name: str, new: bool) -> list[Item]:
        if not self._users:
            for pair in self.pairing.pairs:
                for at, item in ((False, pair.old), (True, pair.new)):
                    if item is None:
                        continue
                    names = {n.statement for p in item.parts for n in walk(p.node) if isinstance(n, e.ValueOf)}
                    for used in names:
                        self._users.setdefault((at, used), []).append(item)
        return self._users.get((new, name), [])

    # ------------------------------------------------------------ vocabulary

    def vocabulary(self, change: Change, pair: Pair) -> bool:
        """Members that came or went between two documents, where the rules that name them are told anyway."""
        if not change.matters or not self.comparer.distant or change.sort not in ("member", "group", "fact"):
            return False
        if change.sort == "fact" and change.verdict == c.VALUE_CHANGED:
            one, two = (i.node.domain.type.values if i is not None else () for i in (pair.old, pair.new))
            read = {self.pairing.names.member(v): v for v in two}
            words = ({v for v in one if v not in read}, {v for k, v in read.items() if k not in one})
            if not any(words):
                return False
        elif change.verdict in _SINGLE:
            words = ({pair.old.name} if pair.old else set(), {pair.new.name} if pair.new else set())
        else:
            return False
        return all(self._named_in_told(word, new) for new in (False, True) for word in words[new])

    def _named_in_told(self, word: str, new: bool) -> bool:
        """Whether all rules stay silent on a word, or one that is told names it."""
        rules = self.pairing.new if new else self.pairing.old
        named = re.compile(rf"\b{re.escape(word)}\b")
        places = (
            ch.new if new else ch.old for ch, _ in self.judged if ch.matters and ch.sort not in ("member", "fact")
        )
        if any(place is not None and named.search(" ".join((place.text, *place.lines))) for place in places):
            return True
        return not any(named.search(text) for text in self._matched(new)) or word not in _own_words(rules)

    def _matched(self, new: bool) -> set[str]:
        """What the rules of a side ask facts to be, as written."""
        if new not in self._texts:
            items = (p.new if new else p.old for p in self.pairing.pairs)
            self._texts[new] = {
                m.text for i in items if i is not None and i.sort not in ("member", "group", "fact", "kind")
                for part in i.parts for m in walk(part.node) if isinstance(m, e.Match)
            }  # fmt: skip
        return self._texts[new]


def _own_words(rules: e.Ruleset) -> set[str]:
    facts = (fact for record in rules.records.values() for fact in record.facts)
    return {v for fact in facts for v in fact.domain.type.values} | {
        m.name for k in rules.kinds.values() for m in k.members
    }


def _cited(items: Iterable[Item]) -> set[tuple[str, int]]:
    return {(cite.source, line) for i in items for cite in i.cites for a, b in cite.lines for line in range(a, b + 1)}


# ---------------------------------------------------------------- one cause, told once


def _once(found: Iterable[Change]) -> Iterator[Change]:
    """The same condition that changed in several lines, or the same line that came or went, is one change."""
    found = list(found)
    first: dict[object, Change] = {}
    order: list[object] = []
    same: dict[object, object] = {}  # a sentence of the document -> the cause that it was told with
    for at, change in enumerate(found):
        key = _said_before(change, found) or _cause(change) or at
        if key not in first and (sentence := _sentence(change)) is not None:
            key = same.setdefault(sentence, key)
        if key in first:
            main, more = first[key], change
            if _is_ours(main) and not _is_ours(more):  # a rule of the document comes before one of ours
                main, more = evolve(more, also=main.also), evolve(main, also=())
            first[key] = evolve(main, also=(*main.also, (more.old, more.new)))
        else:
            first[key] = change
            order.append(key)
    return (first[key] for key in order)


def _is_ours(change: Change) -> bool:
    return any(place.ruling for place in (change.old, change.new) if place is not None)


def _said_before(change: Change, found: Sequence[Change]) -> object:
    """The change of another line of the statement that reads the same, where both are one line now, outside of either."""
    if change.verdict not in _SINGLE or not change.here.label or change.sort in _STATEMENTS:
        return None
    new = change.new is not None
    for other in found:
        place = other.new if new else other.old
        across = other.old if new else other.new
        if other.verdict != c.SCOPE_CHANGED or other.sort != change.sort or not other.matters:
            continue
        if place is None or across is None or across.path.count(".") >= place.path.count("."):
            continue
        if (place.text, other.statement) == (change.here.text, change.statement):
            return _cause(other)
    return None


def _cause(change: Change) -> object:
    if not change.matters or change.sort in (*_STATEMENTS, "example", "member"):
        return None
    if change.verdict == c.SCOPE_CHANGED and all(d.part == "when" for d in change.details):
        return change.sort, change.details
    if change.verdict in _SINGLE and change.here.label:
        return change.verdict, change.sort, change.here.text
    return None


def _sentence(change: Change) -> object:
    """What a line that came or went is of the document, whatever each statement had to add to its condition."""
    here = change.here
    if _cause(change) is None or change.verdict not in _SINGLE or not here.cites:
        return None
    return change.verdict, change.sort, here.label, here.cites, re.split(r" (?:when|unless) ", here.text)[0]
