"""Table + keys by name -> its cell: a table asked for by itself, outside any statement."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import frozen

from rulec.meaning.conditions import Scope
from rulec.meaning.dice import GivenDice
from rulec.meaning.errors import InputError, RuleError
from rulec.meaning.expressions import Reader
from rulec.meaning.inputs import did_you_mean, read_value
from rulec.meaning.situation import Situation
from rulec.meaning.values import Result
from rulec.model.entities import Cite, Domain, Ruleset, Statement, Table, Value


@frozen
class Looked:
    """What a cell holds, the keys as they were read, and who says so."""

    value: Result
    keys: Mapping[str, Value]
    cites: tuple[Cite, ...]
    ruling: str


def look_up(rules: Ruleset, table: Table, given: Mapping[str, object]) -> Looked:
    """The cell for these keys, each written as on a sheet. Raises NoRule where there is none."""
    for name in given:
        if name not in table.keys:
            listed = f"its keys are {', '.join(table.keys)}"
            raise InputError(f"{table.name} has no key {name}; {did_you_mean(name, table.keys, listed)}")
    keys: dict[str, Value] = {}
    for name, type_ in zip(table.keys, table.key_types, strict=True):
        if name not in given:
            raise InputError(f"{table.name} needs its key {name}")
        keys[name] = read_value(given[name], Domain(type_), rules, name)
    value, situation = cell_for(rules, table, keys)
    entry = situation.trace[-1]
    return Looked(value, keys, entry.cites, entry.ruling)


def cell_for(rules: Ruleset, table: Table, keys: Mapping[str, Value]) -> tuple[Result, Situation]:
    """The cell for keys that have been read, and what was looked at on the way."""
    place = Statement(table.name, "table", table.label, (), (), None, (), None, (), "", table.section, table.cites, ())
    situation = Situation(rules, {}, {}, GivenDice({}))
    try:
        return Reader(situation, Scope(place), {"": ""}).cell(table, [keys[name] for name in table.keys]), situation
    except RuleError as error:
        error.trace, error.used = tuple(situation.trace), frozenset(situation.used)
        raise
