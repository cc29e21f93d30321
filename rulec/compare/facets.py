"""What a place names -> its facets: what it is worth, on what dice, in which bands, for whom, with what effect.

Two places are compared facet by facet, and a facet is a text that is the same where the rules are.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any

import attrs
from attrs import field, frozen

from rulec.compare import wording
from rulec.compare.places import Found, TableCell
from rulec.compare.scope import Where, cases, scope
from rulec.meaning.lines import lines_of
from rulec.model import entities as e


@frozen
class Entry:
    """One place, understood. said: in a few words, for a matrix. amount and sort: where it is one figure. cases: what it
    does -> the scope of the lines that do it."""

    said: str
    facets: Mapping[str, str] = field(factory=dict)
    cases: Mapping[str, str] = field(factory=dict)
    amount: Fraction | None = None
    sort: str = ""
    label: str = ""


def entry(ruleset: e.Ruleset, found: Found, given: frozenset[str] = frozenset()) -> Entry:
    """given: names that are facts in another edition."""
    where = Where(ruleset, found.owner, given)
    made = _Reader(ruleset, ruleset.length, where).read(found.node)
    return attrs.evolve(made, cases=cases(where, found.node))


_OBLIGED = re.compile(r"(?:(\w+) )?(may not|may|must|take) (\S+)$")


def effects_text(effects: list[str]) -> str:
    """Effects as a set: what may be done act by act, and a test taken like one that may be."""
    found: set[str] = set()
    for effect in effects:
        obliged = _OBLIGED.match(effect)
        if obliged is None:
            found.add(effect)
            continue
        who, verdict, acts = obliged.groups()
        word = "may" if verdict == "take" else verdict
        found |= {" ".join(part for part in (who, word, act) if part) for act in acts.split("/")}
    return ", ".join(sorted(found - {"nothing"}))


@frozen
class _Reader:
    rules: e.Ruleset
    unit: str
    where: Where

    def read(self, node: Any) -> Entry:
        match node:
            case TableCell(cell=cell, table=table):
                return self.cell(cell, table)
            case e.Table():
                return self.table(node)
            case e.Statement():
                return self.statement(node)
            case e.FigureLine() | e.ValueStep() | e.ModifiersStep():
                return self.figure(node)
            case e.BandLine():
                return self.band(node)
            case e.Line():
                return self.line(node)
            case e.ResultsStep(lines=bands):
                return self.made(bands=self.bands(node), said=f"{len(bands)} bands: {self.bands(node)}")
            case e.EachStep(lines=faces):
                effects = [wording.effect(x, self.unit) for line in faces for x in line.effects]
                return self.made(bands=", ".join(line.match.text for line in faces), effects=effects_text(effects))
            case e.RollStep(lines=lines):
                return self.made(dice="; ".join(wording.dice(line, self.unit) for line in lines))
            case e.Kind(members=members, best_first=order, label=label):
                names = [m.label for m in members]
                return self.made(members=", ".join(names), order="ordered" if order else "", label=label)
            case e.Member(label=label, group=group):
                return self.made(members=", ".join(group), said=label, label=label)
            case e.Die(faces=faces, label=label):
                return self.made(dice=", ".join(map(str, faces)), label=label)
            case e.Fact(domain=domain, label=label) if domain.assumed:  # our bounds, and no document's
                return self.made(said=f"{self.domain(domain)} (assumed)", label=label)
            case e.Fact(domain=domain, label=label):
                return self.made(value=self.domain(domain), label=label)
            case e.Phase():
                return self.phase(node)
        return Entry(getattr(node, "label", "") or getattr(node, "name", ""))

    def made(self, said: str = "", label: str = "", **facets: str) -> Entry:
        kept = {name: text for name, text in facets.items() if text}
        return Entry(said or "; ".join(t for n, t in kept.items() if n != "scope") or label, kept, label=label)

    # ------------------------------------------------------------ figures

    def cell(self, cell: e.Cell, table: e.Table) -> Entry:
        if cell.match is None:
            return self.made(value="none")
        alt = cell.match.alts[0]
        amount = (alt.high or alt.low) if isinstance(alt, e.Between) else None  # how far it goes
        made = self.made(value=" ".join(part for part in (table.relation, cell.match.text) if part))
        return self.with_amount(made, amount)

    def with_amount(self, made: Entry, amount: e.Expr | None) -> Entry:
        if isinstance(amount, e.Const) and isinstance(amount.value, Fraction):
            return attrs.evolve(made, amount=amount.value, sort=amount.type.sort)
        return made

    def only_length(self, made: Entry, *conds: e.Cond | None) -> Entry:
        """A condition with one length in it is about that length."""
        lengths = {part for part in self.scope(*conds).split(", ") if part.endswith(f" {self.unit}")}
        if len(lengths) != 1 or not self.unit:
            return made
        return attrs.evolve(made, amount=Fraction(lengths.pop().split()[0]), sort="length")

    def figure(self, node: e.FigureLine | e.ValueStep | e.ModifiersStep) -> Entry:
        if isinstance(node, e.FigureLine):
            made = self.made(value=wording.figure_line(node, self.unit), scope=self.scope(node.when), label=node.label)
            return self.with_amount(made, (node.stop or node.amount) if node.op in ("set", "add") else None)
        made = self.made(value=self.lines(node.figure), label=node.label)
        return self.with_amount(made, node.figure.stop or node.figure.start)

    def lines(self, figure: e.Figure) -> str:
        start = [] if figure.start is None else [wording.expr(figure.start, self.unit)]
        if start and figure.stop is not None:
            start[0] += f" to {wording.expr(figure.stop, self.unit)}"
        return "; ".join([*start, *(wording.figure_line(line, self.unit) for line in figure.lines)])

    # ------------------------------------------------------------ statements

    def statement(self, node: e.Statement) -> Entry:
        if node.figure is not None:
            made = self.made(value=self.lines(node.figure), label=node.label)
            return self.with_amount(made, node.figure.stop or node.figure.start)
        if node.word == "term":
            conds = [node.when, *(case.when for case in node.cases)]
            said = " or ".join(wording.cond(c, self.unit) for c in conds if c is not None)
            made = self.made(said=said or node.label, scope=self.scope(*conds), label=node.label)
            return self.only_length(made, *conds)
        rolls = [line for line in lines_of(node) if isinstance(line, e.RollLine)]
        figures = [line for line in lines_of(node) if isinstance(line, e.FigureLine)]
        bands = [self.bands(step) for step in node.steps if isinstance(step, e.ResultsStep)]
        effects = [wording.effect(x, self.unit) for x in self.effects(node)]
        return self.made(
            dice="; ".join(dict.fromkeys(wording.dice(line, self.unit) for line in rolls)),
            value=", ".join(sorted(wording.figure_line(line, self.unit) for line in figures)),
            bands=" | ".join(band for band in bands if band),
            effects=effects_text(effects),
            label=node.label,
            said=self.short(node, rolls, bands, [x for x in effects if x != "nothing"]),
        )

    def short(self, node: e.Statement, rolls: list[e.RollLine], bands: list[str], effects: list[str]) -> str:
        parts = [wording.dice(line, self.unit) for line in rolls[:2]]
        parts += [f"bands {band}" for band in bands[:1] if band]
        parts += [", ".join(effects[:3])] if not parts and effects else []
        verdicts = [line for line in lines_of(node) if isinstance(line, e.VerdictLine) and line.label]
        if not parts:
            parts += [f"{line.word}: {line.label}" for line in verdicts[:2]]
        return f"{node.label}" + (f" ({'; '.join(parts)})" if parts else "")

    def effects(self, node: Any) -> Iterator[e.Effect]:
        for line in lines_of(node):
            yield from getattr(line, "effects", ())

    def bands(self, step: e.ResultsStep) -> str:
        return ", ".join(band.match.text for band in step.lines if band.match is not None)

    def band(self, node: e.BandLine) -> Entry:
        cases = [x for case in node.cases for x in case.effects]
        effects = [wording.effect(x, self.unit) for x in (*node.effects, *cases)]
        band = node.match.text if node.match else ""
        said = f"{band}: {', '.join(dict.fromkeys(effects))}"
        return self.made(bands=band, effects=effects_text(effects), label=node.label, said=said)

    def line(self, node: e.Line) -> Entry:
        effects = effects_text([wording.effect(x, self.unit) for x in getattr(node, "effects", ())])
        value = node.word if isinstance(node, e.VerdictLine) else ""
        dice = wording.dice(node, self.unit) if isinstance(node, e.RollLine) else ""
        faces = node.match.text if isinstance(node, e.EachLine) else ""
        parts = {"value": value, "dice": dice, "bands": faces, "effects": effects, "scope": self.scope(node.when)}
        made = self.made(label=node.label, **parts)
        made = attrs.evolve(made, said=f"{value or made.said}: {node.label}" if value and node.label else made.said)
        return self.only_length(made, node.when)

    def table(self, table: e.Table) -> Entry:
        columns = ", ".join(match.text for match in table.columns)
        rows = [
            f"{'/'.join(k.text for k in row.keys)}: {', '.join(c.text or '-' for c in row.cells)}" for row in table.rows
        ]
        return self.made(
            bands=columns, value="; ".join(sorted(rows)), label=table.label, said=f"{table.label}: {len(rows)} rows"
        )

    def phase(self, node: e.Phase) -> Entry:
        effects = [wording.effect(x) for line in node.lines for x in line.effects]
        inner = [phase.label for phase in node.phases]
        said = f"{node.label}{': ' + ', '.join(inner) if inner else ''}"
        return Entry(said, {}, label=node.label, sort="phase" if effects or inner or node.lines else "bare phase")

    def domain(self, domain: e.Domain) -> str:
        if domain.type.values:
            return "/".join(domain.type.values)
        if domain.low is None or domain.high is None:
            return domain.type.sort
        low, high = (wording.number(v, domain.type.sort, self.unit) for v in (domain.low, domain.high))
        return f"{low} to {high}"

    def scope(self, *conds: e.Cond | None) -> str:
        return scope(self.where, *conds)
