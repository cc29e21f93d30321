"""What the functions of one module share: constants, lines of the rules, tables, and the types that values have."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Any

from attrs import define, field, frozen

from rulec.backends.python.code import Block
from rulec.backends.python.names import Names
from rulec.backends.python.values import UNKNOWN, Val
from rulec.model.entities import Cite, Kind, Ruleset, Table, Type


@frozen
class TableNames:
    """The names of what is written for a table: its functions, its cells row by row, its headings."""

    base: str
    width: int

    @property
    def row(self) -> str:
        return f"{self.base}_row"

    @property
    def place(self) -> str:
        return f"{self.base}_place" if self.width > 1 else self.row

    @property
    def cells(self) -> str:
        return f"{self.base}_cells"

    @property
    def headings(self) -> str:
        return f"{self.base}_headings"


@define
class Registry:
    """Constants are kept by what they stand for, so that each is written once, in the order of first use."""

    rules: Ruleset
    names: Names
    taken: frozenset[str]  # names of the run-time part
    constants: dict[str, str] = field(factory=dict)  # name -> expression
    lines: dict[tuple[Any, ...], int] = field(factory=dict)
    tables: dict[str, TableNames] = field(factory=dict)
    figures: frozenset[str] = frozenset()  # attributes of outcomes that are figures, results or roles
    values: dict[Any, Any] = field(factory=dict)  # shared values by what they are
    takes: dict[Any, Any] = field(factory=dict)
    written_before: dict[str, set[tuple[str, str]]] = field(factory=dict)  # facts, by the test that is called for
    functions: dict[str, Block] = field(factory=dict)  # their texts, by name
    finders: set[tuple[str, str]] = field(factory=set)
    limited: frozenset[tuple[str, str]] = frozenset()  # facts, by record, of which a never speaks
    _by_expression: dict[str, str] = field(factory=dict)

    # ------------------------------------------------------------ constants

    def constant(self, name: str, expression: str) -> str:
        """The name of a constant of the module."""
        known = self._by_expression.get(expression)
        if known is not None:
            return known
        base, n = name, 1
        while name in self.constants or name in self.taken or name in self.functions:
            n += 1
            name = f"{base}_{n}"
        self.constants[name] = expression
        self._by_expression[expression] = name
        return name

    def number(self, value: Fraction) -> str:
        if value.denominator == 1:
            return str(value.numerator)
        sign = "minus_" if value < 0 else ""
        name = f"_{sign}{abs(value.numerator)}_{value.denominator}"
        return self.constant(name, f"Fraction({value.numerator}, {value.denominator})")

    def member(self, enum: str, member: str) -> str:
        """A member by a name of its own: looking it up in its class takes longer than all that is done with it."""
        python = self.names.member(enum, member)
        return self.constant(f"_{enum}_{python}".lower(), f"{enum}.{python}")

    def members(self, enum: str, members: Iterable[str]) -> str:
        listed = ", ".join(self.member(enum, m) for m in members)
        return f"({listed},)"

    def order(self, enum: str, order: tuple[str, ...]) -> tuple[str, str]:
        """The members of an ordered kind, best first, and the place of each."""
        line = self.constant(f"_{enum.lower()}_best_first", self.members(enum, order))
        ranks = ", ".join(f"{self.member(enum, m)}: {i}" for i, m in enumerate(order))
        return line, self.constant(f"_{enum.lower()}_rank", f"{{{ranks}}}")

    def faces(self, die: str) -> tuple[str, str]:
        """The faces of a die, all of them and each once."""
        faces = self.rules.dice[die].faces
        every = self.constant(f"_{die.lower()}", repr(faces))
        return every, self.constant(f"_{die.lower()}_faces", f"frozenset({every})")

    def const(self, value: Any, type_: Type) -> Val:
        """A value of the rules, written out."""
        if value is None:
            return Val("None", type_, none=True, const=None)
        if isinstance(value, bool):
            return Val(repr(value), type_, const=value)
        if isinstance(value, Fraction):
            whole = value.denominator == 1
            return Val(self.number(value), type_, 8 if value >= 0 else 7, frac=not whole, const=value, low=value)
        enum = self.names.enum(type_)
        if enum and self.names.has_member(enum, value):
            return Val(self.member(enum, value), type_, const=value)
        return Val(repr(value), Type("member"), const=value)

    # ------------------------------------------------------------ shared functions

    def share_value(self, shared: Any, block: Block) -> Any:
        return self._shared(shared, block, self.values)

    def share_take(self, shared: Any, block: Block) -> Any:
        return self._shared(shared, block, self.takes)

    def _shared(self, shared: Any, block: Block, known: dict[Any, Any]) -> Any:
        """The function as it is in the module: one of the same text is not written twice."""
        for other in known.values():
            if other is not None and self.functions[other.name].text().replace(
                f"{other.name}(", "(", 1
            ) == block.text().replace(f"{shared.name}(", "(", 1):
                return other
        first, n = shared.name, 1
        while shared.name in self.functions or shared.name in self.taken or shared.name in self.constants:
            n += 1
            shared.name = f"{first}_{n}"
        renamed = block.lines[0][1].replace(f"def {first}(", f"def {shared.name}(", 1)
        block.lines[0] = (block.lines[0][0], renamed)
        self.functions[shared.name] = block
        return shared

    # ------------------------------------------------------------ types

    def python_type(self, value: Val) -> str:
        """The type of a value, None last."""
        if value.const is None:
            return "None"
        base = self.sort_type(value.type, frac=value.frac)
        return base + (" | Range" if value.open else "") + (" | None" if value.none else "")

    def sort_type(self, type_: Type, *, frac: bool) -> str:
        match type_.sort:
            case "yesno":
                return "bool"
            case "member":
                return self.names.enum(type_) or "str"
            case "none":
                return "None"
            case "faces":
                return "Sequence[int]"
            case "any":
                return "Any"
        return "Number" if frac else "int"

    def kind(self, type_: Type) -> Kind | None:
        return self.rules.kinds.get(type_.kind)

    def table(self, table: Table) -> TableNames:
        names = TableNames(f"_{table.name}", max(len(table.columns), 1))
        return self.tables.setdefault(table.name, names)

    # ------------------------------------------------------------ lines of the rules

    def line(
        self,
        statement: str,
        sort: str,
        name: str,
        label: str,
        cites: tuple[Cite, ...],
        ruling: str,
        how: tuple[Any, ...],
    ) -> int:
        """The number of a line in the list that explanations are told from."""
        key = (statement, sort, name, label, tuple(map(str, cites)), ruling, how)
        return self.lines.setdefault(key, len(self.lines))


def cited(cites: tuple[Cite, ...]) -> str:
    return repr(tuple(map(str, cites)))


def known(value: Val) -> bool:
    return value.const is not UNKNOWN
