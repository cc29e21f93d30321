"""Ruleset -> the Python name of everything in it: classes, members, facts, resolvers. Two things that would share a
name are an error that names both."""

from __future__ import annotations

import builtins
import keyword
from collections.abc import Iterable

from attrs import define, field

from rulec.diagnostics import RulecError
from rulec.model.entities import Record, Ruleset, Type

_BUILTIN = frozenset(name for name in dir(builtins) if not name.startswith("_"))
# Public names of the run-time part of a module, and what it imports.
_TAKEN = frozenset(
    """
    RuleError NoRule TwoRules IllegalState NeverEnds Undecided InputError NotOpen MissingFact MissingDice NeedsChoice
    Range Number Dice Chosen Outcomes Choice Entry Change Explanation Odds Fraction Callable Iterator Mapping Sequence Set
    Enum dataclass ceil floor annotations TYPE_CHECKING Any ClassVar NoReturn Protocol Self TypeAlias TypeVar
    """.split()  # noqa: SIM905 - shorter to read
)
_OF_ENUMS = frozenset(("name", "value", "mro", "label"))
_OF_RECORDS = frozenset(("self", "given", "but"))
_OF_OUTCOMES = frozenset(("applies", "before", "after", "changed", "act", "must", "may", "may_not"))
# Local names of generated functions.
_OF_FUNCTIONS = frozenset(
    ("ceil", "floor", "self", "dice", "chosen", "at", "note", "notes", "changes", "usual", "missing")
)


def safe(name: str, taken: Iterable[str] = ()) -> str:
    """A name of the rules as Python takes it: keywords, builtins and names in use get a trailing underscore."""
    return f"{name}_" if keyword.iskeyword(name) or name in _BUILTIN or name in taken else name


def pascal(name: str) -> str:
    """heavy_gun -> HeavyGun; a name that has capitals keeps them."""
    return "".join(part[:1].upper() + part[1:] for part in name.split("_") if part)


@define
class Distinct:
    """Python names that must differ; what is the thing in the rules that has one."""

    where: str
    _owners: dict[str, str] = field(factory=dict)

    def add(self, python: str, owner: str) -> str:
        old = self._owners.setdefault(python, owner)
        if old != owner:
            raise RulecError(f"{self.where}: {old} and {owner} would both be called {python} in Python; rename one")
        return python


@define
class Names:
    """The names of one ruleset. words: the class of each anonymous choice, by its values."""

    rules: Ruleset
    kinds: dict[str, str] = field(factory=dict)
    words: dict[tuple[str, ...], str] = field(factory=dict)
    records: dict[str, str] = field(factory=dict)
    resolvers: dict[str, str] = field(factory=dict)
    _members: dict[tuple[str, str], str] = field(factory=dict)
    _classes: Distinct = field(init=False)

    def __attrs_post_init__(self) -> None:
        rules = self.rules
        self._classes = Distinct(rules.name)
        for kind in rules.kinds.values():
            self.kinds[kind.name] = self.new_class(pascal(kind.name), f"kind {kind.name}")
            self.name_members(self.kinds[kind.name], [m.name for m in kind.members], f"kind {kind.name}")
        for record in rules.records.values():
            name = pascal(record.name)
            name = f"{name}Record" if name in self.kinds.values() else name
            self.records[record.name] = self.new_class(name, f"record {record.name}")
        for record in rules.records.values():
            self.name_words(record)
        own = Distinct(rules.name)
        for name in (*rules.statements, *rules.tables):
            self.resolvers[name] = own.add(safe(name, _TAKEN), name)

    def new_class(self, name: str, owner: str) -> str:
        return self._classes.add(safe(name, _TAKEN), owner)

    def name_members(self, enum: str, members: Iterable[str], owner: str) -> None:
        own = Distinct(f"{self.rules.name}, {owner}")
        for member in members:
            python = f"{member}_" if keyword.iskeyword(member) or member in _OF_ENUMS else member
            self._members[enum, member] = own.add(python, member)

    def name_words(self, record: Record) -> None:
        """A class for each choice that a fact states for itself: formation: line/column."""
        attributes = Distinct(f"{self.rules.name}, record {record.name}")
        used = {*self.kinds.values(), *self.records.values(), *self.words.values()}
        for fact in record.facts:
            attributes.add(self.fact(fact.name), fact.name)
            values = fact.domain.type.values
            if fact.domain.type.sort != "member" or fact.domain.type.kind or values in self.words:
                continue
            name = pascal(fact.name)
            if name in used or name in _TAKEN:
                name = f"{self.records[record.name]}{name}"
            self.words[values] = self.new_class(name, f"fact {record.name}.{fact.name}")
            used.add(name)
            self.name_members(self.words[values], values, f"fact {record.name}.{fact.name}")

    # ------------------------------------------------------------ one name

    def enum(self, type_: Type) -> str:
        """The class of a choice; "" for words that have none of their own."""
        if type_.kind in self.kinds:
            return self.kinds[type_.kind]
        return self.words.get(type_.values, "")

    def member(self, enum: str, member: str) -> str:
        return self._members[enum, member]

    def has_member(self, enum: str, member: str) -> bool:
        return (enum, member) in self._members

    def group(self, group: str) -> str:
        """The attribute of a member that says whether it is in a group."""
        return f"is_{group.lower()}"

    def fact(self, name: str) -> str:
        return safe(name, _OF_RECORDS)

    def made(self, name: str) -> str:
        """An output of a resolver; that of a test that was taken carries its name: leader_hit_total."""
        return safe(name.replace(".", "_"), _OF_OUTCOMES)

    def party(self, name: str) -> str:
        return safe(name, _OF_FUNCTIONS | _OF_OUTCOMES)
