"""Two items -> how alike they are, from 0 to 1: their printed words, what they refer to, what is in them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

from attrs import define, field

from rulec.diff.canon import AS_WRITTEN, Form, Names, form, references, skeleton
from rulec.diff.items import Item, definition
from rulec.model import entities as e

_SMALL = frozenset(
    re.split(" ", "a an the of or and in on to by is for with that who when it as at be has have its else")
)

_FRAME = ("word", "parties")  # what all statements of a sort have alike


@lru_cache(maxsize=20_000)
def words(text: str) -> frozenset[str]:
    """The words of a text that say something, without markup and plural endings."""
    found = re.findall(r"[a-z0-9]+", text.lower().replace("_", " "))
    return frozenset(_stem(w) for w in found if w not in _SMALL)


def _stem(word: str) -> str:
    for ending in ("ies", "ing", "ed", "es", "s", "e"):
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            return word[: -len(ending)]
    return word


def overlap(one: Iterable[str], two: Iterable[str]) -> float:
    a, b = frozenset(one), frozenset(two)
    return 2 * len(a & b) / (len(a) + len(b)) if a or b else 0.0


@define
class Likeness:
    """Scores for the items of two rulesets; the new one's names are translated."""

    names: Names
    old: e.Ruleset
    new: e.Ruleset
    _forms: dict[tuple[bool, int], dict[str, Form]] = field(factory=dict)
    _within: dict[tuple[bool, int], frozenset[str]] = field(factory=dict)
    _mentions: dict[int, frozenset[str]] = field(factory=dict)

    def forms(self, item: Item, new: bool) -> dict[str, Form]:
        key = (new, id(item))
        if key not in self._forms:
            names = self.names if new else AS_WRITTEN
            self._forms[key] = {p.name: form(p.node, names) for p in item.parts}
        return self._forms[key]

    def forget(self) -> None:
        """Names have been learnt since: what was read with the old ones is read again."""
        self._forms.clear()

    def content(self, old: Item, new: Item) -> float:
        """How much of what two items say is the same: figures may differ, references are shared."""
        one, two = (
            {k: f for k, f in self.forms(i, at).items() if k not in _FRAME} for i, at in ((old, False), (new, True))
        )
        if not one and not two:
            return 1.0
        found = 0.0
        for name in one.keys() & two.keys():
            a, b = one[name], two[name]
            shared = 0.6 * overlap(self.deep(a, self.old), self.deep(b, self.new))
            found += 1.0 if a == b else 0.75 if skeleton(a) == skeleton(b) else shared
        return found / len(one.keys() | two.keys())

    def deep(self, of: Form, rules: e.Ruleset) -> set[str]:
        """What a form refers to, terms taken for what they say."""
        found = references(of)
        back = {o: n for n, o in self.names.refs.items()} if rules is self.new else {}
        for name in list(found):
            term = rules.statements.get(back.get(name, name))
            if term is not None and (meant := definition(term)) is not None:
                found |= references(form(meant, self.names if rules is self.new else AS_WRITTEN))
        return found

    def mentions(self, item: Item) -> frozenset[str]:
        """The names that an item and all in it speak of, as written there."""
        if id(item) not in self._mentions:
            parts = (references(form(part.node)) for inner in item.walk() for part in inner.parts)
            self._mentions[id(item)] = frozenset().union(*parts)
        return self._mentions[id(item)]

    def said(self, item: Item, new: bool) -> frozenset[str]:
        """The words of a printed text, {names} read as the labels they print."""
        rules = self.new if new else self.old

        def printed(match: re.Match[str]) -> str:
            named = rules.statements.get(match[1])
            return named.label if named is not None and named.label else match[1]

        return words(re.sub(r"\{(\w+)\}", printed, item.label))

    def inner(self, item: Item, new: bool) -> frozenset[str]:
        """The words of all that is in an item."""
        key = (new, id(item))
        if key not in self._within:
            found = {w for child in item.walk() for w in words(child.label)}
            self._within[key] = frozenset(found)
        return self._within[key]

    def score(self, old: Item, new: Item) -> float:
        """How alike two lines are."""
        content = self.content(old, new)
        if old.children or new.children:
            content = (content + overlap(self.inner(old, False), self.inner(new, True))) / 2
        if old.label and new.label:
            return (overlap(self.said(old, False), self.said(new, True)) + content) / 2
        return content if not old.label and not new.label else 0.6 * content

    def statements(self, old: Item, new: Item) -> float:
        """How alike two statements are: by what they are called, and by the words in them."""
        called = max(overlap(words(old.label), words(new.label)), overlap(words(old.name), words(new.name)))
        inside = overlap(self.inner(old, False), self.inner(new, True))
        return 0.5 * called + 0.3 * inside + 0.2 * self.content(old, new)
