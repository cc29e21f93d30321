"""Ruleset -> Descriptions: what each statement, table and sequence needs, rolls, asks and gives."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from attrs import frozen

from rulec.answers import cites_data, data
from rulec.meaning.errors import InputError
from rulec.meaning.lines import lines_of
from rulec.meaning.order import find_sequence, order, reads, whose
from rulec.meaning.survey import Choice, Made, Survey, survey
from rulec.meaning.values import allowed, say
from rulec.model.entities import (
    Cite,
    Const,
    DieItem,
    Domain,
    Expr,
    Fact,
    FactOf,
    LocalOf,
    Phase,
    RollLine,
    Ruleset,
    Sequence,
    Statement,
    Table,
    Type,
    ValueOf,
)


@frozen
class Input:
    """A fact that can be read. party is a role, or the list an element is in; key: of a table, not a fact."""

    party: str
    name: str
    label: str
    domain: Domain
    words: str  # what it can be, as an author would write it
    default: Any
    has_default: bool
    seen: str
    cites: tuple[Cite, ...]

    @property
    def path(self) -> str:
        return f"{self.party}.{self.name}" if self.party else self.name


@frozen
class Throw:
    """Dice of a party as the rules write them, and the faces of each die in them."""

    party: str
    text: str
    label: str
    faces: dict[str, tuple[int, ...]]
    cites: tuple[Cite, ...]


@frozen
class Description:
    """Everything needed to ask a resolver something, and to understand its answer."""

    ruleset: str
    name: str
    word: str
    label: str
    roles: tuple[tuple[str, str], ...]  # role, record
    section: str
    inputs: tuple[Input, ...]
    throws: tuple[Throw, ...]
    choices: tuple[Choice, ...]
    outputs: tuple[Made, ...]
    uses: tuple[str, ...]
    rulings: tuple[str, ...]
    cites: tuple[Cite, ...]
    notes: tuple[str, ...]


def names(rules: Ruleset) -> list[str]:
    """All resolvers of a ruleset, in the order they are written: statements, then tables, then sequences."""
    return list(dict.fromkeys([*rules.statements, *rules.tables, *(s.name for s in rules.sequences)]))


def describe(rules: Ruleset, name: str) -> Description:
    if name in rules.statements:
        return _statement(rules, rules.statements[name])
    if name in rules.tables:
        return _table(rules, rules.tables[name])
    if (sequence := find_sequence(rules, name)) is not None:
        return _sequence(rules, sequence)
    raise InputError(f"{rules.name} has no {name}")


def describe_all(rules: Ruleset) -> Iterator[Description]:
    for name in names(rules):
        yield describe(rules, name)


def _statement(rules: Ruleset, statement: Statement) -> Description:
    found = survey(rules, statement)
    return Description(
        ruleset=rules.name,
        name=statement.name,
        word=statement.word,
        label=statement.label,
        roles=tuple(zip(statement.roles, statement.records, strict=True)),
        section=statement.section,
        inputs=tuple(_input(rules, party, fact) for (party, _), fact in found.reads.items()),
        throws=tuple(_throw(rules, party, line) for (party, _), line in found.rolls.items()),
        choices=tuple(found.choices.values()),
        outputs=tuple(found.makes.values()),
        uses=tuple(n for n in (*found.statements, *found.tables) if n != statement.name),
        rulings=tuple(_rulings(found)),
        cites=statement.cites,
        notes=statement.notes,
    )


def _input(rules: Ruleset, party: str, fact: Fact) -> Input:
    return Input(
        party, fact.name, fact.label, fact.domain, allowed(fact.domain, rules.length), fact.default, fact.has_default,
        fact.seen, fact.cites,
    )  # fmt: skip


def _rulings(found: Survey) -> Iterator[str]:
    """The rulings that changed any of the statements looked at."""
    parts: list[Statement | Table] = [*found.statements.values(), *found.tables.values()]
    yield from dict.fromkeys(ruling for part in parts for ruling in _ruled(part))


def _ruled(part: Statement | Table) -> Iterator[str]:
    if isinstance(part, Table):
        yield from (row.ruling for row in part.rows if row.ruling)
        return
    yield from (r for r in (part.ruling, *(line.ruling for line in lines_of(part))) if r)


def _throw(rules: Ruleset, party: str, line: RollLine) -> Throw:
    text = " + ".join(_dice(item) for item in line.dice)
    faces = {item.die: rules.dice[item.die].faces for item in line.dice}
    return Throw(party, text, line.label, faces, line.cites)


def _dice(item: DieItem) -> str:
    count = _words(item.low)
    if item.high is not None:
        count += f" or {_words(item.high)}"
    pick = f"{item.pick} of " if item.pick else ""
    if item.optional:
        return f"optional {'' if count == '1' else f'{count} '}{item.die}"
    return f"{pick}{count} {item.die}"


def _words(expr: Expr) -> str:
    match expr:
        case Const(value=value):
            return str(value)
        case LocalOf(name=name) | FactOf(fact=name) | ValueOf(statement=name):
            return name
    return "(...)"


def _table(rules: Ruleset, table: Table) -> Description:
    keys = []
    for at, (key, type_) in enumerate(zip(table.keys, table.key_types, strict=True)):
        across = bool(table.columns) and at == len(table.keys) - 1
        matches = table.columns if across else [row.keys[at] for row in table.rows]
        texts = list(dict.fromkeys(match.text for match in matches))
        keys.append(Input("", key, "", Domain(type_), ", ".join(texts), None, False, "", table.cites))
    values = tuple(dict.fromkeys(c.match.text for row in table.rows for c in row.cells if c.match))
    made = Made("", table.name, "figure", table.type, table.label, values)
    return Description(
        ruleset=rules.name, name=table.name, word="table", label=table.label, roles=(), section=table.section,
        inputs=tuple(keys), throws=(), choices=(), outputs=(made,), uses=(),
        rulings=tuple(dict.fromkeys(_ruled(table))), cites=table.cites, notes=table.notes,
    )  # fmt: skip


def _sequence(rules: Ruleset, sequence: Sequence) -> Description:
    who = whose(rules, sequence)
    stages = order(rules, sequence, {})
    made = [
        Made("", stage.number, "phase", Type("member"), stage.label, tuple(a for d in stage.doings for a in d.acts))
        for stage in stages
    ]
    return Description(
        ruleset=rules.name, name=sequence.name, word="sequence", label=sequence.label,
        roles=tuple(zip(who.roles, who.records, strict=True)), section=sequence.section,
        inputs=tuple(_input(rules, party, fact) for (party, _), fact in reads(rules, sequence).items()),
        throws=(), choices=(), outputs=tuple(made), uses=tuple(dict.fromkeys(a for m in made for a in m.values)),
        rulings=tuple(dict.fromkeys(_ruled_lines(sequence.phases))), cites=sequence.cites, notes=(),
    )  # fmt: skip


def _ruled_lines(phases: tuple[Phase, ...]) -> Iterator[str]:
    for phase in phases:
        yield from (line.ruling for line in phase.lines if line.ruling)
        yield from _ruled_lines(phase.phases)


# ---------------------------------------------------------------- as data


def as_data(described: Description, rules: Ruleset) -> dict[str, Any]:
    """A description for programs; docs in `rulec describe --help`."""
    return {
        "ruleset": described.ruleset,
        "name": described.name,
        "word": described.word,
        "label": described.label,
        "roles": [{"role": role, "record": record} for role, record in described.roles],
        "section": described.section,
        "inputs": [_input_data(i, rules) for i in described.inputs],
        "dice": [
            {"party": t.party, "roll": t.text, "label": t.label, "faces": {d: list(f) for d, f in t.faces.items()},
             "cites": cites_data(t.cites, rules)}
            for t in described.throws
        ],
        "choices": [
            {"name": f"{c.party}.{c.key}", "label": c.label, "options": list(c.options), "statement": c.statement}
            for c in described.choices
        ],
        "outputs": [
            {"name": f"{m.party}.{m.name}" if m.party else m.name, "sort": m.sort, "label": m.label,
             "type": _type_data(m.type, rules), "values": list(m.values)}
            for m in described.outputs
        ],
        "uses": list(described.uses),
        "rulings": list(described.rulings),
        "cites": cites_data(described.cites, rules),
        "notes": list(described.notes),
    }  # fmt: skip


def _input_data(one: Input, rules: Ruleset) -> dict[str, Any]:
    known = {
        "name": one.path,
        "party": one.party,
        "fact": one.name,
        "label": one.label,
        "type": _type_data(one.domain.type, rules),
        "allowed": one.words,
        "low": data(one.domain.low),
        "high": data(one.domain.high),
        "step": data(one.domain.step),
        "assumed": one.domain.assumed,
        "seen": one.seen,
        "cites": cites_data(one.cites, rules),
    }
    return known | ({"default": data(one.default)} if one.has_default else {})


def _type_data(type_: Type, rules: Ruleset) -> dict[str, Any]:
    unit = {"length": rules.length, "angle": "deg", "move": "move"}.get(type_.sort, "")
    return {"sort": type_.sort, "unit": unit, "kind": type_.kind, "values": list(type_.values)}


def default_words(one: Input, rules: Ruleset) -> str:
    return say(one.default, one.domain.type, rules.length) if one.has_default else ""
