"""A statement -> an Item with all its lines, whatever step they stand in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from attrs import evolve

from rulec.diff.items import FORM, SCOPE, VALUE, Amount, Item, Roles, definition, numbered, parts_of
from rulec.model import entities as e


def statement_item(s: e.Statement) -> Item:
    name = f"gain {s.fact} ({s.label})" if s.word == "gain" else s.name
    parts = parts_of(
        ("word", FORM, s.word), ("parties", SCOPE, Roles(s.roles, s.records)), ("when", SCOPE, s.when),
        ("holds", SCOPE, definition(s)), *_figure_parts(s.figure),
    )  # fmt: skip
    inner: list[Item] = []
    if s.figure is not None:
        inner += _figure_lines(s.figure, name, "value")
    inner += (effect_item(case, name, "term", "case") for case in s.cases if case.label)
    inner += _steps(s, name)
    return Item(
        s.word, name, name, s.label, parts, tuple(numbered(inner)), section=s.section, cites=s.cites, notes=s.notes,
        ruling=s.ruling, was=s.was, node=s, span=s.span,
    )  # fmt: skip


def _figure_parts(figure: e.Figure | None) -> tuple[tuple[str, str, Any], ...]:
    if figure is None:
        return ()
    return (("is", VALUE, figure.start), ("to", VALUE, figure.stop), ("rounding", VALUE, figure.rounding))


def _steps(s: e.Statement, name: str) -> Iterator[Item]:
    for step in s.steps:
        match step:
            case e.VerdictStep(lines=lines):
                for line in lines:
                    yield _line(line, "verdict", name, "verdict", ("verdict", VALUE, line.word), ordered=True)
            case e.RollStep(lines=lines, name=rolled):
                for roll in lines:
                    made = (("dice", VALUE, roll.dice), ("makes", FORM, rolled))
                    yield _line(roll, "roll", name, rolled or "roll", *made, ordered=True)
            case e.EachStep(lines=lines):
                for each in lines:
                    shown = (("face", VALUE, each.match), ("effects", VALUE, each.effects))
                    yield _line(each, "each", name, "each", *shown)
            case e.ModifiersStep(label=label, when=when, figure=figure, cites=cites):
                if label or when is not None:
                    parts = parts_of(("when", SCOPE, when))
                    yield Item("modifiers", "modifiers", f"{name}.modifiers", label, parts, cites=cites, span=step.span)
                yield from _figure_lines(figure, name, "modifiers")
            case e.ValueStep(name=own, label=label, figure=figure, cites=cites, when=when):
                parts = parts_of(*_figure_parts(figure), ("when", SCOPE, when))
                path = f"{name}.{own}"
                inner = tuple(numbered(_figure_lines(figure, path, own)))
                yield Item("value", own, path, label, parts, inner, "values", cites=cites, node=step, span=step.span)
            case e.ResultsStep():
                yield from _results(step, name)
            case e.EffectStep(line=line):
                yield effect_item(line, name, "lines", "line")


def _results(step: e.ResultsStep, name: str) -> Iterator[Item]:
    on = step.on if step.on is not None else e.LocalOf("", "total", e.Type("number"))
    parts = parts_of(("on", FORM, on), ("once", FORM, step.shared))
    yield Item("results", "results", f"{name}.results", step.label, parts, cites=step.cites, span=step.span)
    for band in step.lines:
        own = band.name or (_slug(band.match.text) if band.match else "others")
        path = f"{name}.{own}"
        cases = tuple(numbered(effect_item(case, path, "cases", "case") for case in band.cases))
        sort = "band" if band.match is not None or band.others else "case"  # one that begins with a text has no band
        made = _line(
            band, sort, name, "results", ("band", VALUE, band.match), ("others", VALUE, band.others),
            ("effects", VALUE, band.effects), ordered=True,
        )  # fmt: skip
        yield evolve(made, name=own, path=path, children=cases)


def _line(line: e.Line, sort: str, owner: str, block: str, *parts: tuple[str, str, Any], ordered: bool = False) -> Item:
    own = line.name or _slug(line.label)
    when = (("otherwise", SCOPE, True),) if line.otherwise else (("when", SCOPE, line.when),)
    return Item(
        sort, own, f"{owner}.{own or block}", line.label, parts_of(*parts, *when), block=block, ordered=ordered,
        cites=line.cites, notes=line.notes, ruling=line.ruling, node=line, span=line.span,
    )  # fmt: skip


def effect_item(line: e.EffectLine, owner: str, block: str, sort: str) -> Item:
    effects = tuple(effect for effect in line.effects if not isinstance(effect, e.Nothing))
    return _line(
        line, sort, owner, block, ("effects", VALUE, effects), ("per", VALUE, line.per), ("at most", VALUE, line.at_most),
        ("also", FORM, line.also), ordered=sort == "case" and block == "cases" and not line.also,
    )  # fmt: skip


def _figure_lines(figure: e.Figure, owner: str, block: str) -> list[Item]:
    mixed = any(line.op in ("double", "halve", "at least", "at most") for line in figure.lines)
    made = []
    for line in figure.lines:
        sets = line.op == "set"
        item = _line(
            line, "figure" if sets else "modifier", owner, block,
            ("does", FORM, line.op), ("amount", VALUE, Amount.of(line)), ("to", VALUE, line.stop),
            ("rounding", VALUE, line.rounding), ("per", VALUE, line.per), ("at most", VALUE, line.at_most),
            ("by", FORM, line.by), ordered=mixed or sets,
        )  # fmt: skip
        pairs = tuple(
            Item(
                "pair", match.text, f"{item.path}.{match.text}", "",
                parts_of(("for", SCOPE, match), ("amount", VALUE, amount)), block="pairs", ordered=True, cites=line.cites,
                span=line.span,
            )
            for match, amount in line.pairs
        )  # fmt: skip
        made.append(evolve(item, children=tuple(numbered(pairs))))
    return made


def _slug(text: str) -> str:
    return "_".join("".join(c if c.isalnum() else " " for c in text.lower()).split())
