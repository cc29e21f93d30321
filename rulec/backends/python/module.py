"""Ruleset -> the text of its Python module: words, records, tables, resolvers, and the run-time part."""

from __future__ import annotations

import re
from fractions import Fraction
from functools import cache
from importlib.resources import files

from rulec.backends.python.code import Block, Verbatim
from rulec.backends.python.expressions import Reader, whole
from rulec.backends.python.function import Function, union
from rulec.backends.python.legal import limited_facts, own_nevers
from rulec.backends.python.names import Names
from rulec.backends.python.registry import Registry
from rulec.backends.python.resolver import ResolverWriter
from rulec.backends.python.scope import Scope
from rulec.backends.python.tables import TableWriter
from rulec.backends.python.text import docstring, plain
from rulec.backends.python.values import Val
from rulec.model.entities import Fact, Kind, Record, RollStep, Ruleset, Statement, Table, ValueStep
from rulec.source import Output

_MARK = "# ---- mark ----\n"
_NOQA = "# ruff: noqa: ARG001, ARG002, E501, F841, F842, FURB136, PERF401, RUF012, RUF100, SIM102, SIM108, SIM114"


def emit(rules: Ruleset) -> Output:
    """The module of a ruleset."""
    return Output(f"python/{rules.name}.py", module_text(rules).encode())


def module_text(rules: Ruleset) -> str:
    registry = Registry(rules, Names(rules), runtime_names())
    registry.figures = figure_names(registry)
    registry.limited = limited_facts(rules)
    resolvers = [ResolverWriter(registry, statement).write() for statement in rules.statements.values()]
    records = [_record(registry, record) for record in _ordered(rules)]
    tables = [_table(registry, table) for table in rules.tables.values()]
    parts = [
        _head(rules),
        _runtime(),
        _section("words"),
        *(_kind(registry, kind) for kind in rules.kinds.values()),
        *(_words(registry, values, name) for values, name in registry.names.words.items()),
        _section("records"),
        *records,
        _section("constants"),
        _constants(registry),
        *([_section("tables"), *tables] if tables else []),
        *([_section("values and tests that others use"), *registry.functions.values()] if registry.functions else []),
        _section("resolvers"),
        *resolvers,
        _lines(registry),
    ]
    return "\n\n".join(part.text().rstrip("\n") + "\n" if part.lines else "" for part in parts).rstrip("\n") + "\n"


def figure_names(registry: Registry) -> frozenset[str]:
    """Attributes of outcomes that facts must leave free: figures, results, verdicts, other parties."""
    names = {"total", "natural", "dice", "result", "verdict"}
    for statement in registry.rules.statements.values():
        names |= {step.name for step in statement.steps if isinstance(step, ValueStep | RollStep) and step.name}
    every = names | {f"{statement}_{name}" for statement in registry.rules.statements for name in names}
    roles = {role for record in registry.rules.records.values() for role in record.roles}
    return frozenset({registry.names.made(name) for name in every} | {registry.names.party(role) for role in roles})


def _head(rules: Ruleset) -> Block:
    block = Block()
    sources = ", ".join(f"@{name} is {document}" for name, document in rules.sources.items())
    words = [
        f"{rules.label or rules.name}: resolvers.",
        f"Made by rulec from {_folder(rules)}; not to be edited. {sources}",
    ]
    for line in docstring(words):
        block.add(line)
    block.add()
    block.add("# fmt: off")
    block.add(_NOQA)
    block.add("from __future__ import annotations")
    block.add()
    block.add("from collections.abc import Callable, Iterator, Mapping, Sequence, Set")
    block.add("from dataclasses import dataclass")
    block.add("from enum import Enum")
    block.add("from fractions import Fraction")
    block.add("from math import ceil, floor")
    block.add()
    block.add(f"_UNIT = {rules.length!r}")
    return block


def _folder(rules: Ruleset) -> str:
    path = rules.span.path
    return path.rpartition("/")[0] or path or "rules"


def _runtime() -> Block:
    block = Block()
    block.lines = [(0, Verbatim(line)) for line in runtime_text().rstrip("\n").split("\n")]
    return block


@cache
def runtime_text() -> str:
    """The part that is the same in every module."""
    return (files("rulec.backends.python") / "runtime.py").read_text("utf-8").split(_MARK, 1)[1]


def runtime_names() -> frozenset[str]:
    """The names that it defines."""
    return frozenset(re.findall(r"^(?:class |def )?(_?\w+)(?=[(:]| = )", runtime_text(), re.MULTILINE))


def _section(title: str) -> Block:
    block = Block()
    block.add(f"# {'-' * 64} {title}")
    return block


# ---------------------------------------------------------------- words and records


def _kind(registry: Registry, kind: Kind) -> Block:
    names, block = registry.names, Block()
    name = names.kinds[kind.name]
    with block.inside(f"class {name}(_Word):"):
        order = ", best first" if kind.best_first and kind.best_first[0] == kind.members[0].name else ""
        where = " ".join(map(str, kind.cites))
        for line in docstring([f"{kind.label or kind.name}{order}. {where}".strip()]):
            block.add(line)
        block.add()
        for member in kind.members:
            label = f"  # {plain(member.label)}" if member.label and member.label != member.name else ""
            block.add(f"{names.member(name, member.name)} = {member.name!r}{label}")
        for group in kind.groups:
            block.add(f"{names.group(group.name)}: bool")
    if kind.groups:
        block.add()
        block.add()
        for group in kind.groups:
            listed = ", ".join(f"{name}.{names.member(name, m)}" for m in group.group)
            if group.label and group.label != group.name:
                block.add(Verbatim(f"# {plain(group.label)}"))
            block.add(f"{name.upper()}_{group.name.upper()} = frozenset(({listed},))")
        with block.inside(f"for _{name.lower()} in {name}:"):
            for group in kind.groups:
                attribute = names.group(group.name)
                block.add(f"_{name.lower()}.{attribute} = _{name.lower()} in {name.upper()}_{group.name.upper()}")
    return block


def _words(registry: Registry, values: tuple[str, ...], name: str) -> Block:
    block = Block()
    with block.inside(f"class {name}(_Word):"):
        block.add(f'"""One of {", ".join(values)}."""' if len(values) < 12 else '"""Words of one fact."""')
        block.add()
        for value in values:
            block.add(f"{registry.names.member(name, value)} = {value!r}")
    return block


def _ordered(rules: Ruleset) -> list[Record]:
    """Records, those that lists are made of before those that have the lists."""
    found: dict[str, Record] = {}

    def add(record: Record) -> None:
        for fact in record.facts:
            if fact.domain.record and fact.domain.record not in found and fact.domain.record != record.name:
                add(rules.records[fact.domain.record])
        found.setdefault(record.name, record)

    for record in rules.records.values():
        add(record)
    return list(found.values())


def _record(registry: Registry, record: Record) -> Block:
    names, block = registry.names, Block()
    name = names.records[record.name]
    block.add("@dataclass(frozen=True, slots=True, init=False, eq=False, repr=False)")
    with block.inside(f"class {name}(_Record):"):
        roles = ", ".join(record.roles[1:])
        words = f"{record.label or record.name}{f'; also as {roles}' if roles else ''}."
        for line in docstring([words, "A fact that no rule asks for need not be given."]):
            block.add(line)
        block.add()
        for fact in record.facts:
            block.add(Verbatim(f"{names.fact(fact.name)}: {_fact_type(registry, fact)}{_fact_words(registry, fact)}"))
        block.add()
        given = [names.fact(fact.name) for fact in record.facts]
        with block.inside("def __init__("):
            block.add("self,")
            block.add("*,")
            for fact in record.facts:
                block.add(f"{names.fact(fact.name)}: {_fact_type(registry, fact)} = _NOT_GIVEN,")
        with block.inside(") -> None:"):
            block.add(f"self._settle(({', '.join(given)},))")
        nevers = own_nevers(registry, record)
        if nevers.lines:
            block.add()
            with block.inside("def _legal(self, known: Set[str], role: str) -> None:"):
                block.add('"""What cannot occur."""')
                block.put(nevers)
    block.add()
    block.add()
    block.add(f"{name}._record = {record.name!r}")
    with block.inside(f"{name}._facts = {{"):
        for fact in record.facts:
            block.add(f"{names.fact(fact.name)!r}: {_law(registry, fact)},")
    block.add("}")
    return block


def _fact_type(registry: Registry, fact: Fact) -> str:
    if fact.domain.type.sort == "list":
        return f"Sequence[{registry.names.records[fact.domain.record]}]"
    frac = fact.domain.type.sort not in ("member", "yesno") and not whole(fact)
    return registry.sort_type(fact.domain.type, frac=frac)


def _fact_words(registry: Registry, fact: Fact) -> str:
    from rulec.meaning.values import allowed, say

    length = registry.rules.length
    label = f"{plain(fact.label)}: " if fact.label and fact.label != fact.name else ""
    usual = f", normally {plain(say(fact.default, fact.domain.type, length))}" if fact.has_default else ""
    assumed = f" (assumed: {plain(fact.domain.assumed)})" if fact.domain.assumed else ""
    can = allowed(fact.domain, length) if fact.domain.type.sort != "member" or not fact.domain.type.kind else ""
    return f"  # {label}{plain(can)}{usual}{assumed}".rstrip(" :") if label or can or usual else ""


def _law(registry: Registry, fact: Fact) -> str:
    domain, names = fact.domain, registry.names
    sort = domain.type.sort
    values = "None"
    if sort == "member":
        values = names.enum(domain.type)
    elif sort == "list":
        values = names.records[domain.record]
    step = domain.step
    if step is None and sort == "number" and whole(fact):
        step = Fraction(1)
    low, high, by = (_figure(v) for v in (domain.low, domain.high, step))
    default = "None"
    if fact.has_default and fact.default is not None:
        default = _figure(fact.default) if isinstance(fact.default, Fraction) else repr(fact.default)
        if sort == "member":
            default = f"{values}.{names.member(values, str(fact.default))}"
    return f"({fact.name!r}, {sort!r}, {values}, {low}, {high}, {by}, {default})"


def _figure(value: Fraction | None) -> str:
    if value is None:
        return "None"
    return str(value.numerator) if value.denominator == 1 else f"Fraction({value.numerator}, {value.denominator})"


# ---------------------------------------------------------------- constants, tables, lines


def _constants(registry: Registry) -> Block:
    block = Block()
    for name, expression in registry.constants.items():
        block.add(f"{name} = {expression}")
    return block


def _table(registry: Registry, table: Table) -> Block:
    names = registry.table(table)
    place = Statement(table.name, "table", table.label, (), (), None, (), None, (), "", table.section, table.cites, ())
    fn = Function(registry)
    reader = Reader(fn, Scope(place), {"": ""})
    writer = TableWriter(table, reader, names.base)
    block = Block()
    cells = [reader.cell_value(cell.match, table.type) for row in table.rows for cell in row.cells]
    kinds = union(dict.fromkeys(t for c in cells for t in registry.python_type(c).split(" | ")))
    block.add(f"{names.cells}: tuple[{kinds or 'None'}, ...] = ({', '.join(c.code for c in cells)},)")
    if table.columns:
        headings = [
            reader.cell_value(h, table.key_types[-1]) if _one(h) else Val("None", table.type) for h in table.columns
        ]
        types = union(dict.fromkeys(t for h in headings for t in registry.python_type(h).split(" | ")))
        listed = ", ".join(h.code for h in headings)
        types = types if types.endswith("None") else f"{types} | None"
        block.add(f"{names.headings}: tuple[{types}, ...] = ({listed}, None)")
    for part in (
        writer.row_function(),
        *([writer.place_function()] if len(table.columns) > 1 else []),
        *(writer.column_function(which) for name, which in sorted(registry.finders) if name == table.name),
    ):
        block.add()
        block.add()
        block.put(part)
    assert not fn.block.lines, f"{table.name} has cells that must be worked out"
    return block


def _one(match: object) -> bool:
    from rulec.model.entities import Between, Equals, Match, Members

    assert isinstance(match, Match)
    alt = match.alts[0]
    if isinstance(alt, Between):
        return alt.low is not None and alt.high is not None
    return isinstance(alt, Members | Equals)


def _lines(registry: Registry) -> Block:
    block = Block()
    with block.inside("_LINES: tuple[tuple[Any, ...], ...] = ("):
        for line in registry.lines:
            block.add(Verbatim(f"{line!r},"))
    block.add(")")
    rulings = {ruling.name: ruling.label for ruling in registry.rules.rulings}
    with block.inside("_RULINGS: dict[str, str] = {"):
        for name, label in rulings.items():
            block.add(Verbatim(f"{name!r}: {label!r},"))
    block.add("}")
    return block
