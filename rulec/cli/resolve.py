"""rulec resolve: one situation in, its answer out."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import click

from rulec.cli.asking import choose_option, read_inputs, set_option
from rulec.cli.loading import answering, find_resolver, find_rules, json_option, load, rules_option, split_name

if TYPE_CHECKING:
    from rulec.meaning.dice import Roller
    from rulec.meaning.inputs import Inputs
    from rulec.model.entities import Ruleset


@click.command(
    "resolve",
    epilog="""\b
Examples:
  rulec resolve cfeo16.leader_hit --set wounds=0 --set actions=2
        --set rank=general --dice 3          the second roll for a leader
  rulec resolve cfeo16.combat --set unit.grade=A1 --set enemy.grade=C ...
        --dice 6 --dice enemy=3              dice by party
  rulec resolve cfeo16.control --set ... --choose with_leader=+1 --seed 7
                                             let it roll, always the same
  rulec resolve cfeo16.ranges --set arm=heavy_gun --set band=close
                                             a cell of a table
  rulec resolve cfeo16.turn --set unit.arm=heavy_gun
                                             the phases, and what such a unit does in each
  rulec resolve cfeo16.move --json - < situation.json

\b
A fact without a role is the first party's. Values are written as on a sheet: A1, yes, 3, 120yd,
120 yd, 1/2 move, 3:2, none. A figure that the rules work out can be set outright in the same way.
Without --dice the dice are rolled. rulec describe lists the facts, choices and dice.

\b
JSON in:  {"facts": {"unit": {"grade": "A1"}, "enemy.grade": "C"}, "choices": {"with_leader": 1},
           "dice": [6, 3]} or "dice": {"unit": [6], "enemy": [3]}; lists of units only this way.
JSON out: {"format": "rulec-resolution", "version": 1, ...}: verdicts, outputs, rolls, modifiers,
          rows, effects, obliged, changes, facts (after), defaults, rulings, trace. Whole figures
          are integers, others exact strings such as "3/2". No answer: {"error": {"code", "message"}}.

Exit codes: 0 answered, 1 the rules have no answer (a gap, two rules, a state that cannot occur), 2 the question was
wrong (a fact missing or unknown, dice that do not fit).""",
)
@click.argument("what", metavar="RULESET.NAME")
@click.argument("stream", metavar="[-]", required=False, type=click.Choice(["-"]))
@set_option
@choose_option
@click.option("--dice", multiple=True, metavar="FACES", help="Faces rolled, in order: 6,3; by party: enemy=3.")
@click.option("--seed", type=int, help="Roll the same dice every time.")
@click.option("--trace", "whole", is_flag=True, help="Show also what was looked at and did not count.")
@rules_option
@json_option
def command(
    what: str,
    stream: str | None,
    settings: tuple[str, ...],
    choices: tuple[str, ...],
    dice: tuple[str, ...],
    seed: int | None,
    whole: bool,
    paths: tuple[str, ...],
    as_json: bool,
) -> None:
    """Answer one situation: totals, what counted and why, the row that applies, and what is so afterwards."""
    with answering(as_json):
        ruleset, name = split_name(what)
        rules = find_rules(load(paths, ruleset), ruleset)
        if find_resolver(rules, name) not in rules.statements:
            word = "table" if name in rules.tables else "sequence"
            given = {"--dice": bool(dice), "--choose": bool(choices), "--seed": seed is not None}
            _refuse(name, word, given)
            told = _cell if name in rules.tables else _order
            click.echo(told(rules, name, settings, stream == "-", as_json, whole), nl=False)
            return
        inputs = read_inputs(rules, name, settings, choices, dice, stream == "-")
        click.echo(_answer(rules, name, inputs, seed, whole, as_json), nl=False)


def _answer(rules: Ruleset, name: str, inputs: Inputs, seed: int | None, whole: bool, as_json: bool) -> str:
    from rulec.answers import answer_data, answer_text, trace_text
    from rulec.meaning.dice import GivenDice
    from rulec.meaning.errors import InputError
    from rulec.meaning.evaluate import resolve

    roller = _roller(inputs, seed)
    found = resolve(rules, name, inputs.facts, inputs.chosen, roller, inputs.set_values)
    left = roller.leftover() if isinstance(roller, GivenDice) else 0
    if left:
        raise InputError(f"{left} {'face was' if left == 1 else 'faces were'} given that no roll asked for")
    if as_json:
        return json.dumps(answer_data(rules, found), indent=1, ensure_ascii=False) + "\n"
    text = answer_text(rules, found)
    if whole:
        text += "\n".join(["", "all that was looked at", *(f"  {line}" for line in trace_text(found.trace)), ""])
    return text


def _roller(inputs: Inputs, seed: int | None) -> Roller:
    """The faces given, if only that there are none; else chance."""
    from random import Random

    from rulec.meaning.dice import GivenDice, RandomDice
    from rulec.meaning.errors import InputError

    if inputs.dice_given and seed is not None:
        raise InputError("--seed is for dice that rulec rolls; leave it out, or leave out --dice")
    return GivenDice(inputs.dice) if inputs.dice_given else RandomDice(Random(seed))


def _refuse(name: str, word: str, given: dict[str, bool]) -> None:
    from rulec.meaning.errors import InputError

    for option, is_given in given.items():
        if is_given:
            raise InputError(f"{name} is a {word}; nothing is rolled or chosen in it, so leave out {option}")


def _keys(rules: Ruleset, name: str) -> dict[str, object]:
    """The keys of a table from standard input."""
    from rulec.cli.asking import read_json
    from rulec.meaning.errors import InputError

    given = read_json()
    facts = given.get("facts", {}) if isinstance(given, dict) else None
    if not isinstance(given, dict) or not isinstance(facts, dict):
        example = f'{{"facts": {{"{rules.tables[name].keys[0]}": ...}}}}'
        raise InputError(f"standard input must hold a JSON object with the keys of the table: {example}")
    _refuse(name, "table", {key: key != "facts" for key in given})
    keys: dict[str, object] = {}
    for key, value in facts.items():
        keys |= {f"{key}.{inner}": v for inner, v in value.items()} if isinstance(value, dict) else {key: value}
    return keys


def _cell(rules: Ruleset, name: str, settings: tuple[str, ...], stream: bool, as_json: bool, _: bool) -> str:
    """A cell of a table, by its keys."""
    from rulec.answers import cites_data, data
    from rulec.cli.asking import pair
    from rulec.meaning.lookup import look_up
    from rulec.meaning.values import say

    keys: dict[str, object] = _keys(rules, name) if stream else {}
    keys |= dict(pair(setting, "--set", "arm=heavy_gun") for setting in settings)
    found = look_up(rules, rules.tables[name], keys)
    if as_json:
        known = {
            "format": "rulec-resolution", "version": 1, "ruleset": rules.name, "name": name,
            "keys": {k: data(v) for k, v in found.keys.items()}, "value": data(found.value),
            "cites": cites_data(found.cites, rules), "ruling": found.ruling,
        }  # fmt: skip
        return json.dumps(known, indent=1, ensure_ascii=False) + "\n"
    cites = "".join(f"  {c}" for c in found.cites)
    return f"{say(found.value, rules.tables[name].type, rules.length)}{cites}\n"


def _order(rules: Ruleset, name: str, settings: tuple[str, ...], stream: bool, as_json: bool, whole: bool) -> str:
    """The phases of a sequence, with what the facts given leave to be done in each."""
    from rulec.answers import order_data, order_text
    from rulec.cli.asking import pair, read_json
    from rulec.meaning.inputs import InputReader
    from rulec.meaning.order import find_sequence, order, whose

    sequence = find_sequence(rules, name)
    assert sequence is not None
    reader = InputReader(rules, whose(rules, sequence))
    if stream:
        reader.situation(read_json())
    for setting in settings:
        reader.set(*pair(setting, "--set", "unit.grade=A1"))
    _refuse(name, "sequence", {"choices": bool(reader.inputs.chosen), "dice": bool(reader.inputs.dice)})
    stages = order(rules, sequence, reader.inputs.facts)
    if as_json:
        return json.dumps(order_data(rules, sequence, stages), indent=1, ensure_ascii=False) + "\n"
    return order_text(rules, sequence, stages, whole)
