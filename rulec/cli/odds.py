"""rulec odds: one situation in, the exact chances of all that can come of it out; or of many, with facts varied."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
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
    from rulec.cli.odds_sides import Side
    from rulec.meaning.odds import Odds
    from rulec.meaning.vary import Panel


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
  rulec odds cfeo16.combat --set ... --vary unit.grade --vary enemy.grade
        --of margin --plot margin.svg       two facts varied: a table, and a heat map
  rulec odds cfeo16.combat --set ... --vary unit.dp=0..3 --of unit.result
                                            one fact varied, every result
  rulec odds cfeo16.combat --set ... --vary enemy.stands=4,6,8 --of "margin>=4"
                                            the chance of winning by 4 and more
  rulec odds cfeo16.artillery --set ... --against cfeo18
                                            beside the same rule of another ruleset

\b
Chances are exact fractions, with a percentage beside them. Choices that are left open are never
averaged: there is one block for each way of making them. A situation for which the rules have no
row is an outcome called error. Contests that fight round after round are solved exactly.

\b
--vary takes FACT (all that it can be), FACT=A,B,C or FACT=LOW..HIGH/STEP, once or twice, with one
--of. A figure is shown by its average, anything else by the chance of each value; --of
OUTPUT=VALUE, >= or <= asks for the chance of that. --against finds the other resolver by the
concepts that both have part in, or by its name; facts that it does not have are left out and
told, those that it has besides are given with --against-set.

\b
JSON: {"format": "rulec-odds", "version": 1, "ruleset", "name", "odds": [{"choices": {...},
"outputs": {"unit.total": [{"value": 3, "chance": "1/6"}, ...]}, "outcomes": [...]}]}; with --vary
"panels": [{"choices", "title", "down", "across", "rows", "columns", "cells"}] in place of odds, a
cell being a fraction or null; with --against a list "sides" of two such objects.

Exit codes: 0 answered, 1 the rules have no answer, 2 the question was wrong (a fact missing or unknown).""",
)
@click.argument("what", metavar="RULESET.NAME")
@click.argument("stream", metavar="[-]", required=False, type=click.Choice(["-"]))
@set_option
@choose_option
@click.option("--of", "only", multiple=True, metavar="OUTPUT", help="Only this output, as in unit.total (repeatable).")
@click.option("--vary", "varied", multiple=True, metavar="FACT[=VALUES]", help="A fact to vary (at most two).")
@click.option("--plot", "picture", metavar="FILE.svg", help="With --vary: draw a heat map, or curves for one fact.")
@click.option("--against", "other", metavar="RULESET[.NAME]", help="Beside the same rule of another ruleset.")
@click.option(
    "--against-set", "other_settings", multiple=True, metavar="FACT=VALUE", help="A fact of the other's alone."
)
@rules_option
@json_option
def command(
    what: str,
    stream: str | None,
    settings: tuple[str, ...],
    choices: tuple[str, ...],
    only: tuple[str, ...],
    varied: tuple[str, ...],
    picture: str | None,
    other: str | None,
    other_settings: tuple[str, ...],
    paths: tuple[str, ...],
    as_json: bool,
) -> None:
    """Work out the exact odds of every total, result and effect of a situation."""
    from rulec.cli.odds_sides import Side, beside
    from rulec.meaning.errors import InputError

    with answering(as_json):
        ruleset, name = split_name(what)
        compiled = load(paths, "" if other else ruleset)
        rules = find_rules(compiled, ruleset)
        if find_resolver(rules, name) not in rules.statements:
            word = "table" if name in rules.tables else "sequence"
            raise InputError(f"{name} is a {word}; nothing is rolled in it, so there are no odds")
        if other_settings and not other:
            raise InputError("--against-set goes with --against RULESET")
        if picture is not None and not varied:
            raise InputError("--plot draws what --vary varies: name a fact, as in --vary unit.grade")
        if picture is not None and not picture.endswith(".svg"):
            raise InputError(f"--plot {picture}: pictures are SVG, so the name must end in .svg")
        inputs = read_inputs(rules, name, settings, choices, (), stream == "-")
        sides = [Side(rules, name, inputs)]
        if other:
            sides.append(beside(compiled, sides[0], other, other_settings))
        click.echo(_varied(sides, only, varied, picture, as_json) if varied else _plain(sides, only, as_json))


# ---------------------------------------------------------------- one situation


def _plain(sides: Sequence[Side], only: Sequence[str], as_json: bool) -> str:
    from rulec.cli.odds_text import odds_beside, odds_text
    from rulec.cli.progress import progress

    with progress() as tell:
        found = [_work_out(side, [side.full(output) for output in only], tell) for side in sides]
    asked = [[side.full(output) for output in only] for side in sides]
    if as_json:
        return _json(sides, [_data(*known) for known in zip(sides, found, asked, strict=True)])
    if len(sides) == 1:
        return "\n".join(odds_text(sides[0], found[0], asked[0]))
    return "\n".join(odds_beside(sides, found, asked))


def _work_out(side: Side, only: Sequence[str], tell: Callable[[str], None]) -> list[Odds]:
    """All distributions. An output that none of them has is a mistake of the caller's."""
    from rulec.meaning.errors import InputError
    from rulec.meaning.odds import odds

    found: list[Odds] = []
    inputs = side.inputs
    with side.asked():
        for one in odds(side.rules, side.name, inputs.facts, inputs.chosen, inputs.set_values, keep=only):
            found.append(one)
            tell(f"{len(found)} ways to choose")
    known = sorted({output for one in found for output in one.names})
    for output in only:
        if output not in known:
            raise InputError(f"{side.title} gives no {output}; {suggestion(output, known, 'it gives')}")
    return found


# ---------------------------------------------------------------- facts varied


def _varied(
    sides: Sequence[Side], only: Sequence[str], varied: Sequence[str], picture: str | None, as_json: bool
) -> str:
    from rulec.cli.odds_text import panel_text
    from rulec.cli.progress import progress
    from rulec.meaning.errors import InputError

    if len(only) != 1:
        raise InputError("--vary needs to know what to show: name one output, as in --of margin")
    if len(varied) > 2:
        raise InputError("at most two facts can be varied at once: one goes down the table, one across")
    with progress() as tell:
        found = [_panels(side, varied, only[0], tell) for side in sides]
    if picture is not None:
        _draw(sides, found, picture)
    if as_json:
        return _json(sides, [{"panels": [_panel_data(panel) for panel in panels]} for panels in found])
    lines: list[str] = []
    for side, panels in zip(sides, found, strict=True):
        lines += [side.heading, *side.told, ""]
        for panel in panels:
            lines += [*panel_text(panel), ""]
    return "\n".join(lines[:-1])


def _panels(side: Side, varied: Sequence[str], only: str, tell: Callable[[str], None]) -> list[Panel]:
    from rulec.meaning.errors import InputError
    from rulec.meaning.inputs import InputReader
    from rulec.meaning.vary import panels, read_axis, read_measure

    reader = InputReader(side.rules, side.rules.statements[side.name])
    axes = [read_axis(reader, text) for text in varied]
    if len({axis.name for axis in axes}) < len(axes):
        raise InputError(f"{axes[0].name} is varied twice; name another fact, or one only")
    for axis in axes:
        if axis.fact in side.inputs.facts.get(axis.party, {}):
            raise InputError(f"{axis.name} is both set and varied; leave one of them out")
    measure = read_measure(side.rules, side.name, only, side.full)
    with side.asked():
        return panels(side.rules, side.name, side.inputs, axes, measure, tell)


def _draw(sides: Sequence[Side], found: Sequence[Sequence[Panel]], picture: str) -> None:
    from attrs import evolve

    from rulec.backends.plot.svg import draw
    from rulec.project import write_atomic

    named = len(sides) > 1
    panels = [
        evolve(panel, title=f"{side.title}: {panel.title}") if named else panel
        for side, own in zip(sides, found, strict=True)
        for panel in own
    ]
    title = " and ".join(side.heading for side in sides)
    write_atomic(Path(picture), draw(title, panels).encode())
    click.echo(f"wrote {picture}", err=True)


# ---------------------------------------------------------------- data


def _json(sides: Sequence[Side], answers: Sequence[dict[str, Any]]) -> str:
    known = [{"ruleset": s.rules.name, "name": s.name, **answer} for s, answer in zip(sides, answers, strict=True)]
    for side, answer in zip(sides, known, strict=True):
        if side.left_out:
            answer["left_out"] = list(side.left_out)
    head = {"format": "rulec-odds", "version": 1}
    whole = {**head, **known[0]} if len(known) == 1 else {**head, "sides": known}
    return json.dumps(whole, indent=1, ensure_ascii=False)


def _panel_data(panel: Panel) -> dict[str, Any]:
    from rulec.answers import data

    return {
        "choices": {key: data(value) for key, value in panel.chosen.items()},
        "title": panel.title,
        "down": panel.down,
        "across": panel.across,
        "rows": list(panel.rows),
        "columns": list(panel.columns),
        "cells": [[None if isinstance(cell, str) else str(cell) for cell in row] for row in panel.cells],
    }


def _data(side: Side, found: Sequence[Odds], only: Sequence[str]) -> dict[str, Any]:
    from rulec.answers import data
    from rulec.meaning.vary import in_order, type_of

    def rows(one: Odds, output: str) -> list[dict[str, Any]]:
        order = type_of(side.rules, side.name, output)
        ordered = sorted(one.of(output).items(), key=lambda item: in_order(item[0], order))
        return [
            {"value": data(value), "chance": str(chance), "percent": float(round(chance * 100, 4))}
            for value, chance in ordered
        ]

    return {
        "odds": [
            {
                "choices": {key: data(value) for key, value in one.chosen.items()},
                "outputs": {output: rows(one, output) for output in only or one.names},
                "outcomes": [
                    {"values": {key: data(value) for key, value in outcome}, "chance": str(chance)}
                    for outcome, chance in one.outcomes
                ],
            }
            for one in found
        ],
    }
