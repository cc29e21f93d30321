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
MOST_DIGITS = 30  # as in the language


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
        found: object = json.loads(sys.stdin.read(), parse_float=_figure, parse_int=_figure, parse_constant=_refuse)
    except json.JSONDecodeError as error:
        text = f"standard input is not JSON: it cannot be read at line {error.lineno}, column {error.colno}"
        raise InputError(text) from error
    except UnicodeDecodeError as error:
        raise InputError("standard input is not JSON: it is not text in UTF-8") from error
    except RecursionError as error:
        raise InputError("standard input is not JSON that can be read: it has lists in lists too deep") from error
    return found


def _figure(text: str) -> int | Fraction:
    """A number of JSON, exact; whole ones as they are written."""
    from rulec.meaning.errors import InputError

    digits, _, exponent = text.lower().partition("e")
    if len(digits) > MOST_DIGITS or len(exponent) > 3 or abs(int(exponent or 0)) > MOST_DIGITS:
        raise InputError(f"a figure on standard input is too long; the most is {MOST_DIGITS} digits")
    return int(text) if digits.lstrip("-").isdigit() and not exponent else Fraction(text)


def _refuse(constant: str) -> None:
    from rulec.meaning.errors import InputError

    raise InputError(f"standard input: {constant} is no figure")


def pair(text: str, option: str, example: str) -> tuple[str, str]:
    from rulec.meaning.errors import InputError

    name, equals, value = text.partition("=")
    if not equals or not name.strip():
        raise InputError(f"{option} {text}: write a name and a value, as in {option} {example}")
    return name.strip(), value.strip()
