"""rulec odds: one situation in, the exact chances of all that can come of it out."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import click

from rulec.cli.asking import choose_option, read_inputs, set_option
from rulec.cli.loading import (
    answering,
    find_resolver,
    find_rules,
    json_option,
    load,
    rules_option,
    split_name,
    suggestion,
)

if TYPE_CHECKING:
    from rulec.meaning.inputs import Inputs
    from rulec.meaning.odds import Odds
    from rulec.model.entities import Ruleset, Type, Value

BAR = 40


@click.command(
    "odds",
    epilog="""\b
Examples:
  rulec odds cfeo16.risk --set rank=general --set wounds=0 --set actions=2
        --set killed=no                     chances of every output
  rulec odds cfeo16.combat --set ... --of unit.result
                                            of one output
  rulec odds cfeo16.move --set ... --choose dice=2 --json
                                            one choice made, the others open

\b
Chances are exact fractions, with a percentage beside them. Choices that are left open are never
averaged: there is one block for each way of making them. A situation for which the rules have no
row is an outcome called error. Contests that fight round after round are solved exactly.

\b
JSON: {"format": "rulec-odds", "version": 1, "ruleset", "name", "odds": [{"choices": {...},
"outputs": {"unit.total": [{"value": 3, "chance": "1/6"}, ...]}, "outcomes": [...]}]}.

Exit codes: 0 answered, 1 the rules have no answer, 2 the question was wrong (a fact missing or unknown).""",
)
@click.argument("what", metavar="RULESET.NAME")
@click.argument("stream", metavar="[-]", required=False, type=click.Choice(["-"]))
@set_option
@choose_option
@click.option("--of", "only", multiple=True, metavar="OUTPUT", help="Only this output, as in unit.total (repeatable).")
@rules_option
@json_option
def command(
    what: str,
    stream: str | None,
    settings: tuple[str, ...],
    choices: tuple[str, ...],
    only: tuple[str, ...],
    paths: tuple[str, ...],
    as_json: bool,
) -> None:
    """Work out the exact odds of every total, result and effect of a situation."""
    from rulec.cli.progress import progress
    from rulec.meaning.errors import InputError

    with answering(as_json):
        ruleset, name = split_name(what)
        rules = find_rules(load(paths, ruleset), ruleset)
        if find_resolver(rules, name) in rules.tables:
            raise InputError(f"{name} is a table; nothing is rolled in it, so there are no odds")
        only = tuple(_full(rules, name, output) for output in only)
        inputs = read_inputs(rules, name, settings, choices, (), stream == "-")
        with progress() as tell:
            found = _work_out(rules, name, inputs, only, tell)
        if as_json:
            click.echo(json.dumps(_data(rules, name, found, only), indent=1, ensure_ascii=False))
        else:
            click.echo("\n".join(_text(rules, name, found, only)))


def _full(rules: Ruleset, name: str, output: str) -> str:
    """An output with its party: the first, where none is written."""
    from rulec.meaning.frames import record_of

    roles = rules.statements[name].roles
    whole = output == "error" or not roles or record_of(rules, output.partition(".")[0]) is not None
    return output if whole else f"{roles[0]}.{output}"


def _work_out(rules: Ruleset, name: str, inputs: Inputs, only: Sequence[str], tell: Any) -> list[Odds]:
    """All distributions. An output that none of them has is a mistake of the caller's."""
    from rulec.meaning.errors import InputError
    from rulec.meaning.odds import odds

    found: list[Odds] = []
    for one in odds(rules, name, inputs.facts, inputs.chosen, inputs.set_values, keep=only):
        found.append(one)
        tell(f"{len(found)} ways to choose")
    known = sorted({output for one in found for output in one.names})
    for output in only:
        if output not in known:
            raise InputError(f"{name} gives no {output}; {suggestion(output, known, 'it gives')}")
    return found


# ---------------------------------------------------------------- words


def _text(rules: Ruleset, name: str, found: list[Odds], only: Sequence[str]) -> Iterator[str]:
    statement = rules.statements[name]
    yield f"{statement.label or name} ({rules.name}.{name})"
    for one in found:
        yield ""
        if one.chosen:
            yield "choosing " + ", ".join(f"{key} = {_said(value)}" for key, value in one.chosen.items())
        for output in only or one.names:
            yield f"{'  ' if one.chosen else ''}{output}"
            yield from _bars(rules, statement.name, output, one)


def _bars(rules: Ruleset, name: str, output: str, one: Odds) -> Iterator[str]:
    """A bar for each value, longest for the likeliest; the percentage and the exact chance beside it."""
    type_ = type_of(rules, name, output)
    rows = sorted(one.of(output).items(), key=lambda item: _order(item[0], type_))
    missing = "no error" if output == "error" else "nothing"
    names = [missing if value is None else _value(value, type_, rules.length) for value, _ in rows]
    width = min(max(map(len, names), default=0), 60)
    most = max((chance for _, chance in rows), default=Fraction(1))
    for label, (_, chance) in zip(names, rows, strict=True):
        bar = "#" * max(1, round(BAR * chance / most))
        yield f"  {label.rjust(width)}  {percent(chance):>7}  {bar.ljust(BAR)}  {exact(chance)}"


def percent(chance: Fraction) -> str:
    """Two places after the point; what is neither sure nor impossible is never shown as 100 or 0."""
    hundredths = round(chance * 10000)
    if chance < 1 and hundredths == 10000:
        return ">99.99%"
    if chance > 0 and hundredths == 0:
        return "<0.01%"
    return f"{hundredths // 100}.{hundredths % 100:02d}%"


def exact(chance: Fraction) -> str:
    text = str(chance)
    return text if len(text) <= 30 else f"about {float(chance):.10g}"


def _said(value: Value) -> str:
    from rulec.meaning.values import spell

    return spell(value)


def _value(value: object, type_: Type, length: str) -> str:
    from rulec.meaning.values import say

    return say(value, type_, length)


def _order(value: object, type_: Type) -> tuple[int, Any]:
    """Figures by size, members by their order, words by letter; nothing comes first."""
    if value is None:
        return 0, 0
    if isinstance(value, bool | Fraction):
        return 1, value
    if value in type_.values:
        return 2, type_.values.index(str(value))
    return 3, str(value)


def type_of(rules: Ruleset, name: str, output: str) -> Type:
    """The type of party.name, a fact or a figure that the statement (or one it takes) makes."""
    from rulec.meaning.frames import record_of
    from rulec.meaning.outputs import fact_type, output_type, result_type

    party, _, rest = output.partition(".")
    record = record_of(rules, party)
    if record is not None and record.fact(rest):
        return fact_type(rules, party, rest)
    taken, _, short = rest.rpartition(".")
    statement = rules.statements.get(taken or name)
    return result_type(statement) if short == "result" and statement else output_type(rules, short, statement)


# ---------------------------------------------------------------- data


def _data(rules: Ruleset, name: str, found: list[Odds], only: Sequence[str]) -> dict[str, Any]:
    from rulec.answers import data

    return {
        "format": "rulec-odds",
        "version": 1,
        "ruleset": rules.name,
        "name": name,
        "odds": [
            {
                "choices": {key: data(value) for key, value in one.chosen.items()},
                "outputs": {
                    output: [
                        {"value": data(value), "chance": str(chance), "percent": float(round(chance * 100, 4))}
                        for value, chance in sorted(
                            one.of(output).items(), key=lambda item: _order(item[0], type_of(rules, name, output))
                        )
                    ]
                    for output in only or one.names
                },
                "outcomes": [
                    {"values": {key: data(value) for key, value in outcome}, "chance": str(chance)}
                    for outcome, chance in one.outcomes
                ],
            }
            for one in found
        ],
    }
