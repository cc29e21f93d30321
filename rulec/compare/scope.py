"""Conditions -> their scope: the members, bounds and yes/no facts that they speak of, seen through terms and
through lines that are asked for by name.

Conditions are not compared word by word, since one rule can be written in several ways. A scope is a text of words with
commas between them: `Arm.horse`, `120 yd`, `rough`, `not formed`.
Whose fact it is does not count: editions give one fact to the unit or to its target, as it suits them.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import attrs
from attrs import define, field, frozen

from rulec.compare import wording
from rulec.meaning.lines import lines_of
from rulec.model import entities as e


@frozen
class Where:
    """Where conditions stand: they may ask for lines of their owner. given: names of terms that are facts in another edition,
    where they are not looked through, so that both can be compared."""

    rules: e.Ruleset
    owner: e.Statement | e.Table | None
    given: frozenset[str] = frozenset()


def scope(where: Where, *conds: e.Cond | None) -> str:
    reader = _Reader(where)
    for cond in conds:
        reader.look(cond, True)
    return ", ".join(sorted(reader.found))


def cases(where: Where, node: Any) -> dict[str, str]:
    """Each thing that the lines of a node do -> the scope of those that do it; all that the lines of a term ask for is one."""
    conds: dict[str, list[e.Cond | None]] = {}
    left: set[str] = set()  # done `otherwise`: for whom is not said in the line
    for line in _lines(node):
        for done in _done(line, where.rules.length):
            conds.setdefault(done, []).append(line.when)
            left |= {done} if line.otherwise else set()
    return {done: scope(where, *asked) for done, asked in conds.items() if done not in left}


def _lines(node: Any) -> Iterator[e.Line]:
    match node:
        case e.Statement(word=word) if word != "term":
            yield from lines_of(node)
        case e.BandLine(cases=inner):
            yield from (node, *inner)
        case e.ModifiersStep(figure=figure) | e.ValueStep(figure=figure):
            yield from figure.lines


def _done(line: e.Line, unit: str) -> Iterator[str]:
    """What a line does, in words that are the same where the deed is: an act that must be done, a figure, a roll, a verdict."""
    if isinstance(line, e.FigureLine):
        yield wording.figure_line(line, unit)
    elif isinstance(line, e.VerdictLine):
        yield line.word
    elif isinstance(line, e.RollLine):
        yield wording.dice(line, unit)
    for effect in getattr(line, "effects", ()):
        if isinstance(effect, e.Obliges):
            for act in effect.acts:
                yield wording.effect(attrs.evolve(effect, acts=(act,)), unit)
        elif not isinstance(effect, e.Nothing):
            yield wording.effect(effect, unit)


@define
class _Reader:
    where: Where
    found: set[str] = field(factory=set)
    seen: set[tuple[str, bool]] = field(factory=set)

    def look(self, node: Any, holds: bool) -> None:
        """holds: whether what is asked must be so."""
        match node:
            case e.IsMatch(of=of, match=match) if not isinstance(of, e.LineHeld) and of.type.sort == "member":
                name = of.type.kind or "/".join(of.type.values)
                values = [v for alt in match.alts if isinstance(alt, e.Members) for v in alt.values]
                self.found |= {f"{name}.{v}" for v in values if isinstance(v, str)}
            case e.Truth(of=e.FactOf(fact=name)):
                self.found.add(name if holds else f"not {name}")
                return
            case e.Truth(of=e.ValueOf(statement=name)) if name in self.where.given:
                self.found.add(name if holds else f"not {name}")
                return
            case e.Const(value=Fraction() as value, type=of) if (
                of.sort in ("length", "angle", "move", "ratio") or value > 1
            ):
                self.found.add(wording.number(value, of.sort, self.where.rules.length))
            case e.Not(of=inner):
                self.look(inner, not holds)
                return
            case e.ValueOf(statement=name):
                self.named(name, holds)
            case e.LineHeld(line=name):
                self.line(name, holds)
        self.inside(node, holds)

    def named(self, name: str, holds: bool) -> None:
        if (name, holds) not in self.seen:
            self.seen.add((name, holds))
            term = self.where.rules.statements[name]
            for cond in (term.when, *(case.when for case in term.cases)):
                self.look(cond, holds)

    def line(self, name: str, holds: bool) -> None:
        if (f"#{name}", holds) not in self.seen:
            self.seen.add((f"#{name}", holds))
            owner = self.where.owner
            for line in lines_of(owner) if isinstance(owner, e.Statement) else ():
                if line.name == name:
                    self.look(line.when, holds)

    def inside(self, node: Any, holds: bool) -> None:
        if isinstance(node, tuple):
            for part in node:
                self.look(part, holds)
        elif attrs.has(type(node)):
            for a in attrs.fields(type(node)):
                if a.name not in ("span", "type"):
                    self.look(getattr(node, a.name), holds)
