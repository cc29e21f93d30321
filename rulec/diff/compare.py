"""A pair of items -> what of it differs: the neutral delta. Nothing is judged here but whether two parts say the same."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from attrs import define, evolve, field, frozen

from rulec.diff.canon import AS_WRITTEN, Form, Names, form, references, skeleton, written
from rulec.diff.items import FORM, SCOPE, VALUE, Item, MemberNames, Part, Roles
from rulec.diff.pairing import Pair, Pairing
from rulec.diff.phrases import phrase
from rulec.diff.same import Side, same_meaning, spelt_out
from rulec.diff.sides import lines_around, sides_of
from rulec.model import entities as e

SAME, WRITTEN, FIGURES, WHO, KEPT, OTHER = "same", "written", "figures", "who", "kept", "other"


@frozen
class Delta:
    """A part that is not the same on both sides. how: written (same meaning) | figures | who | kept (a note made) | other."""

    part: str
    weight: str
    how: str
    old: str
    new: str


@define
class Comparer:
    """Compares the parts of paired items."""

    pairing: Pairing
    one: Side = field(init=False)
    two: Side = field(init=False)
    distant: bool = field(init=False)  # two documents, not one and its later state or variant

    def __attrs_post_init__(self) -> None:
        old, new = self.pairing.old, self.pairing.new
        self.distant = old.name != new.name and old.name != new.variant_of and new.name != old.variant_of
        self.one, self.two = sides_of(self.pairing)

    def deltas(self, pair: Pair) -> Iterator[Delta]:
        """The parts in which a pair differs; both sides are there."""
        one = evolve(self.one, lines=lines_around(pair, old=True))
        two = evolve(self.two, lines=lines_around(pair, old=False))
        yield from self._deltas(self._under_its_head(self._beside_others(pair, one, two), one, two), one, two)

    def _deltas(self, pair: Pair, one: Side, two: Side) -> Iterator[Delta]:
        assert pair.old is not None
        assert pair.new is not None
        if pair.old.parts == pair.new.parts:
            return
        frame = ("word", "parties") if (pair.old.part("word") is None) != (pair.new.part("word") is None) else ()
        for name in dict.fromkeys(_slot(p) for p in (*pair.old.parts, *pair.new.parts) if p.name not in frame):
            old, new = _in_slot(pair.old, name), _in_slot(pair.new, name)
            how = self.alike(old, new, one, two)
            if how != SAME and self.distant and _put_down(name, how, pair.old, pair.new):
                how = WRITTEN
            if how != SAME:
                weight = (old or new).weight  # type: ignore[union-attr]
                yield Delta(name, weight, how, self.say(old, one), self.say(new, two))

    def _beside_others(self, pair: Pair, one: Side, two: Side) -> Pair:
        """A case that stands beside the others on one side and is one of them on the other: those above it leave it less."""
        if pair.old is None or pair.new is None or pair.owner is None or not pair.old.sort == "case" == pair.new.sort:
            return pair
        if (pair.old.part("also") is None) == (pair.new.part("also") is None):
            return pair
        at = pair.old.part("also") is not None
        own = _less_above(pair.new, pair.owner.new) if at else _less_above(pair.old, pair.owner.old)
        made = evolve(pair, new=own) if at else evolve(pair, old=own)
        first, second = (part.node if (part := _in_slot(item, "when")) else None for item in _both(made))
        how = self.conditions(first, second, one, two)
        return made if how in (SAME, WRITTEN) else pair

    def _under_its_head(self, pair: Pair, one: Side, two: Side) -> Pair:
        """A term, or a line of one, where one side has a condition above all lines that the other has in each of them."""
        term = pair if pair.owner is None else pair.owner
        if term.old is None or term.new is None or not term.old.sort == "term" == term.new.sort:
            return pair
        heads = [item.part("when") for item in (term.old, term.new)]
        if (heads[0] is None) == (heads[1] is None):
            return pair
        lines = [p for child in term.new.children if (p := self.pairing.of(child)) and p.old and p.new]
        conds = [[part.node if i and (part := i.part("when")) else None for i in (p.old, p.new)] for p in lines]
        if lines and all(self.conditions(a, b, one, two) in (SAME, WRITTEN) for a, b in conds):
            return pair
        old, new = (_with_head(i, h, pair is term) for i, h in zip((pair.old, pair.new), heads, strict=True))
        return evolve(pair, old=old, new=new)

    def say(self, part: Part | None, side: Side) -> str:
        """A part in words; a term that only one ruleset has says what it means."""
        if part is None:
            return ""
        if part.name == "otherwise":
            return "otherwise"
        node = spelt_out(part.node, side) if part.name in ("when", "holds") else part.node
        return phrase(node, side.rules.length)

    def alike(self, old: Part | None, new: Part | None, one: Side, two: Side) -> str:
        a, b = (p.node if p is not None else None for p in (old, new))
        if (old or new).name in ("when", "otherwise", "holds"):  # type: ignore[union-attr]
            return self.conditions(a, b, one, two)
        if isinstance(a, e.Match) and isinstance(b, e.Match):
            return self.matches(a, b)
        if isinstance(a, tuple) and isinstance(b, tuple) and len(a) == len(b) and _matchlist(a) and _matchlist(b):
            found = [self.matches(x, y) for x, y in zip(a, b, strict=True)]
            return next((how for how in (OTHER, FIGURES, WRITTEN) if how in found), SAME)
        if isinstance(a, MemberNames) and isinstance(b, MemberNames):
            a, b = self.shared(a, one), self.shared(b, two)
        if isinstance(a, e.Domain) and isinstance(b, e.Domain) and a.type.kind and b.type.kind:
            return SAME if a.type.kind == b.type.kind else OTHER
        if self.distant and (old or new).name == "normally" and (a is None or b is None):  # type: ignore[union-attr]
            return WRITTEN  # what goes without saying is a matter of how a document was put down
        if isinstance(a, Roles) and isinstance(b, Roles):
            same = a.records[:1] == b.records[:1] or form(a)[1][:1] == form(b, two.names)[1][:1]
            return (
                OTHER if not same else SAME if form(a) == form(b, two.names) else WRITTEN
            )  # another party is told by its lines
        return self.plain(a, b, two.names)

    def plain(self, a: Any, b: Any, names: Names) -> str:
        x, y = form(a), form(b, names)
        if all(isinstance(t, tuple | None) and all(map(_is_effect, t or ())) for t in (a, b)):
            x, y = (tuple(sorted(form(t or (), n), key=repr)) for t, n in ((a, AS_WRITTEN), (b, names)))
            if x != y and self.distant:
                kept = (
                    tuple(f for f in t if not _kept(f, facts))
                    for t, facts in ((x, self.one.facts), (y, self.two.facts))
                )
                if len(set(kept)) == 1:
                    return KEPT
            if x != y and _nobody(x) == _nobody(y):
                return WHO
        if x == y:
            return SAME
        return FIGURES if skeleton(x) == skeleton(y) else OTHER

    def conditions(self, a: Any, b: Any, one: Side, two: Side) -> str:
        if a is True or b is True:  # otherwise; no condition at all says the same at the end of a list
            return SAME if a is b else WRITTEN if a is None or b is None else OTHER
        if phrase(a, "") == phrase(b, ""):
            return SAME  # The same words: where a name means something else now, that is told of the name.
        if form(a) == form(b, two.names) or same_meaning(a, b, one, two):
            return WRITTEN
        if a is None or b is None:
            return OTHER
        return FIGURES if skeleton(form(a)) == skeleton(form(b, two.names)) else OTHER

    def matches(self, a: e.Match, b: e.Match) -> str:
        x, y = form(a), form(b, self.two.names)
        if written(a) == written(b) and (x == y or _members_only(a)):
            return SAME
        if x == y:
            return WRITTEN
        return FIGURES if skeleton(x) == skeleton(y) else OTHER

    def shared(self, members: MemberNames, side: Side) -> MemberNames:
        gone = side.strangers | side.regraded
        return evolve(members, names=tuple(m for m in members.names if m.lower() not in gone))

    # ------------------------------------------------------------ what a single item speaks of

    def same_scope(self, one: Item, two: Item) -> bool:
        """Whether two lines of one ruleset hold under the same condition."""
        a, b = ((i.part("when") or i.part("otherwise")) for i in (one, two))
        return bool(form(a.node if a else None) == form(b.node if b else None))

    def knows_alone(self, item: Item, new: bool) -> bool:
        """Whether an item speaks of a fact, a member or a term that only its own ruleset has."""
        side = self.two if new else self.one
        names = {name for part in item.parts for name in references(form(part.node))}
        return bool(names & (side.facts | side.alone) or {n.lower() for n in names} & side.strangers)

    def only_keeps(self, item: Item, new: bool) -> bool:
        """Whether a line does nothing but write down what the other ruleset keeps no note of."""
        part = item.part("effects")
        facts = (self.two if new else self.one).facts
        effects = part.node if part is not None else ()
        return bool(effects) and all(isinstance(f, e.Becomes) and _kept(form(f), facts) for f in effects)

    def leads_alike(self, old: Item | None, new: Item | None) -> bool:
        """Whether what two lines lead to differs only by statements that one ruleset has: those are told themselves."""
        led = []
        for at, (item, side) in enumerate(((old, self.one), (new, self.two))):
            part = item.part("effects") if item is not None else None
            for effect in part.node if part is not None else ():
                if not isinstance(effect, e.Obliges | e.Take):
                    return False
                acts = effect.acts if isinstance(effect, e.Obliges) else (effect.statement,)
                word = effect.verdict if isinstance(effect, e.Obliges) else "take"
                led += [(at, word, side.names.ref(act)) for act in acts if act not in side.lone]
        return {x[1:] for x in led if not x[0]} == {x[1:] for x in led if x[0]}


def _both(pair: Pair) -> tuple[Item, Item]:
    assert pair.old is not None
    assert pair.new is not None
    return pair.old, pair.new


def _with_head(item: Item | None, head: Part | None, whole: bool) -> Item | None:
    if item is None or head is None:
        return item
    parts = tuple(p for p in item.parts if p.name != "when")
    own = item.part("when")
    if not whole:
        parts += (evolve(head, node=head.node if own is None else e.All((head.node, own.node))),)
    return evolve(item, parts=parts)


def _less_above(item: Item, owner: Item | None) -> Item:
    """A case as it holds where those above it do not."""
    above: list[e.Cond] = []
    for other in owner.children if owner is not None else ():
        if other is item:
            break
        if other.sort == "case" and other.part("also") is None and (part := other.part("when")) is not None:
            above.append(e.Not(part.node))
    head = item.part("when")
    own = (head.node,) if head is not None else ()
    parts = tuple(p for p in item.parts if _slot(p) != "when")
    return evolve(item, parts=(*parts, Part("when", SCOPE, e.All((*own, *above))))) if own or above else item


def _put_down(name: str, how: str, old: Item, new: Item) -> bool:
    """Whether two documents say the same, and only their rules files put it down in two ways."""
    if name == "also":  # a case beside the others, or one of them: what each does is told by itself
        return True
    if name == "domain":  # neither document states the bound
        return how == FIGURES and any(item.part("assumed") is not None for item in (old, new))
    if name == "effects" and old.label == new.label:  # what may be done is a choice in itself
        leads = [_led_to(item) for item in (old, new)]
        return leads[0] is not None and leads[0] == leads[1]
    return False


def _led_to(item: Item) -> str | None:
    """The one thing that a line leads to, allowed or taken at once."""
    match item.part("effects"):
        case Part(node=(e.Obliges(who=who, verdict="may", acts=(act,)),)):
            return f"{who}.{act}"
        case Part(node=(e.Take(statement=act, who=who),)):
            return f"{who}.{act}"
    return None


def _members_only(match: e.Match) -> bool:
    return all(isinstance(alt, e.Members) for alt in match.alts)


def _matchlist(node: tuple[Any, ...]) -> bool:
    return bool(node) and all(isinstance(part, e.Match) for part in node)


def _is_effect(node: Any) -> bool:
    return isinstance(node, e.ChangeBy | e.Becomes | e.ShiftBy | e.Obliges | e.Take | e.Nothing)


def _kept(effect: Form, facts: frozenset[str]) -> bool:
    """Whether an effect only writes down what the other ruleset does not keep a note of."""
    return effect[0] in ("Becomes", "ChangeBy") and effect[2] in facts


def _nobody(effects: Form) -> Form:
    """Effects without whom they befall."""
    told = []
    for effect in effects:
        at = 2 if effect[0] == "take" else 1
        told.append((*effect[:at], *effect[at + 1 :]))
    return tuple(sorted(told, key=repr))


def _slot(part: Part) -> str:
    return "when" if part.name == "otherwise" else part.name


def _in_slot(item: Item, slot: str) -> Part | None:
    return item.part(slot) or (item.part("otherwise") if slot == "when" else None)


def has_effect(item: Item) -> bool:
    """Whether an item says anything formal; else it is prose. That nothing is done otherwise goes without saying."""
    if item.sort in ("line", "case") and not item.children and {p.name for p in item.parts} == {"otherwise"}:
        return False
    return any(p.weight in (VALUE, SCOPE, FORM) for p in item.parts) or bool(item.children)
