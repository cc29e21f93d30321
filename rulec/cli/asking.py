"""The options by which a situation is put to a resolver: facts, choices, dice; or all of it as JSON."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from fractions import Fraction
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from rulec.meaning.inputs import Inputs
    from rulec.model.entities import Ruleset

set_option = click.option("--set", "settings", multiple=True, metavar="FACT=VALUE", help="A fact, as in unit.grade=A1.")
choose_option = click.option(
    "--choose", "choices", multiple=True, metavar="CHOICE=VALUE", help="A choice of the player's."
)


def read_inputs(
    rules: Ruleset, name: str, settings: Sequence[str], choices: Sequence[str], dice: Sequence[str], stream: bool
) -> Inputs:
    """The situation that the options, or standard input, put. Raises InputError."""
    from rulec.meaning.inputs import InputReader

    reader = InputReader(rules, rules.statements[name])
    if stream:
        reader.situation(read_json())
    for setting in settings:
        reader.set(*pair(setting, "--set", "unit.grade=A1"))
    for choice in choices:
        reader.choose(*pair(choice, "--choose", "leader=+1"))
    for faces in dice:
        reader.dice(faces)
    return reader.inputs


def read_json() -> object:
    """Standard input as JSON, with exact figures."""
    from rulec.meaning.errors import InputError

    try:
        found: object = json.loads(sys.stdin.read(), parse_float=Fraction, parse_constant=_refuse)
    except (ValueError, RecursionError) as error:
        raise InputError(f"standard input is not JSON: {error}") from error
    return found


def _refuse(constant: str) -> None:
    raise ValueError(f"{constant} is no figure")


def pair(text: str, option: str, example: str) -> tuple[str, str]:
    from rulec.meaning.errors import InputError

    name, equals, value = text.partition("=")
    if not equals or not name.strip():
        raise InputError(f"{option} {text}: write a name and a value, as in {option} {example}")
    return name.strip(), value.strip()
