"""Everything a ruleset says, as Items: what can be quoted, cited and changed by itself, with the parts it is made of.

A part says what a change of it is called: value (a figure, a die, an effect), scope (who or when) or form (another kind
of thing). Lines are direct children of their statement; the block they stand in is only their place.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from attrs import evolve, field, frozen

from rulec.model import entities as e
from rulec.source import Span

VALUE, SCOPE, FORM = "value", "scope", "form"
NONE = "none"


@frozen
class Part:
    """One thing that an item says. weight: what a change of it is called; node: the model's own node, or plain data."""

    name: str
    weight: str
    node: Any


@frozen
class Item:
    """path is the full name, unique among its siblings where names are; block: the list it stands in."""

    sort: str
    name: str
    path: str
    label: str = ""
    parts: tuple[Part, ...] = ()
    children: tuple[Item, ...] = ()
    block: str = ""
    ordered: bool = False  # whether its place in the list can change what comes of it
    section: str = ""
    cites: tuple[e.Cite, ...] = ()
    notes: tuple[str, ...] = ()
    ruling: str = ""
    was: str = ""
    node: Any = field(default=None, eq=False, repr=False)
    span: Span = field(default=Span("", 0, 0), eq=False, repr=False)

    def walk(self) -> Iterator[Item]:
        """The item and all that is in it."""
        yield self
        for child in self.children:
            yield from child.walk()

    def part(self, name: str) -> Part | None:
        return next((p for p in self.parts if p.name == name), None)


def parts_of(*parts: tuple[str, str, Any]) -> tuple[Part, ...]:
    """Those parts that say something."""
    return tuple(Part(name, weight, node) for name, weight, node in parts if node not in (None, (), "", False))


def numbered(items: Iterable[Item]) -> list[Item]:
    """Siblings of one name are told apart by a number."""
    seen: dict[str, int] = {}
    made = []
    for item in items:
        count = seen[item.path] = seen.get(item.path, 0) + 1
        made.append(item if count == 1 else evolve(item, path=f"{item.path}#{count}"))
    return made


# ---------------------------------------------------------------- what parts hold


@frozen
class MemberNames:
    """Members of a kind, to be compared as the other ruleset calls them; without order, unless ordered."""

    kind: str
    names: tuple[str, ...]
    ordered: bool = False


@frozen
class Default:
    """What a fact is where nothing is said; no and 0 are values too."""

    value: e.Value


@frozen
class Roles:
    roles: tuple[str, ...]
    records: tuple[str, ...]


@frozen
class Amount:
    """A figure with its sign, and whether the player may leave it."""

    amount: e.Expr
    sign: str
    optional: bool

    @classmethod
    def of(cls, line: e.FigureLine) -> Amount | None:
        if line.amount is None:
            return None
        return cls(line.amount, line.sign if line.op == "add" else "", line.optional)


@frozen
class TableKeys:
    names: tuple[str, ...]


def definition(s: e.Statement) -> e.Cond | None:
    """When a term holds: any of its lines suffices, under the condition that stands above them."""
    conds = tuple(case.when for case in s.cases if case.when is not None)
    if s.word != "term" or not conds:
        return None
    lines = conds[0] if len(conds) == 1 else e.AnyOf(conds)
    return lines if s.when is None else e.All((s.when, lines))
