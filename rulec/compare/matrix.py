"""A model -> the matrix concept x ruleset: what each says, its length as a multiple of that game's infantry move, and where
editions of one family disagree without a declared reason."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import combinations

from attrs import evolve, frozen

from rulec.compare.facets import Entry, entry
from rulec.compare.places import Found, locate
from rulec.compare.shared import Shared
from rulec.compare.wording import number
from rulec.model import entities as e

YARDSTICK = "infantry_move"  # the concept whose lengths are the measure of each game
_ASPECTS = {
    "value": "value", "dice": "dice", "bands": "bands", "effects": "effect", "members": "members", "order": "order",
    "scope": "scope",
}  # fmt: skip


@frozen
class Cell:
    """What one ruleset says of a concept. silent: why it says nothing. multiple: a length in infantry moves."""

    ruleset: str
    place: str
    found: Found | None
    entry: Entry | None
    silent: str = ""
    multiple: Fraction | None = None


@frozen
class Disagreement:
    """Two editions of a family that differ: (in which respect, what the one says, what the other says) each time."""

    first: Cell
    second: Cell
    differences: tuple[tuple[str, str, str], ...]
    declared: str = ""

    @property
    def aspects(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(aspect for aspect, _, _ in self.differences))


@frozen
class Row:
    concept: e.Concept
    cells: Mapping[str, Cell]
    disagreements: tuple[Disagreement, ...]


def matrix(model: e.Model) -> tuple[Row, ...]:
    """A row for each concept, in the order written; cells in the order of the rulesets."""
    yards = yardsticks(model)
    rows = []
    for concept in model.concepts:
        cells = {name: _cell(model, concept, name, yards) for name in model.rulesets if name in concept.places}
        rows.append(Row(concept, cells, tuple(_disagreements(model, concept, cells))))
    return tuple(rows)


def _cell(model: e.Model, concept: e.Concept, name: str, yards: Mapping[str, Fraction]) -> Cell:
    place = concept.places[name]
    if not place:
        return Cell(name, "", None, None, concept.silent.get(name, ""))
    found = locate(model.rulesets[name], place)
    made = entry(model.rulesets[name], found, given_elsewhere(model, name)) if found else None
    multiple = None
    if made is not None and concept.name == YARDSTICK and name in yards and made.sort != "length":
        mean = f"{made.said}, {number(yards[name], 'length', model.rulesets[name].length)} on average"
        made = evolve(made, said=mean, amount=yards[name], sort="length")
    if made is not None and made.amount is not None and made.sort == "length" and yards.get(name):
        multiple = made.amount / yards[name]
    return Cell(name, place, found, made, "", multiple)


def given_elsewhere(model: e.Model, name: str) -> frozenset[str]:
    """What other editions of its game have as yes/no facts."""
    family = model.rulesets[name].family
    others = [r for n, r in model.rulesets.items() if family and r.family == family and n != name]
    return frozenset(
        fact.name
        for rules in others
        for record in rules.records.values()
        for fact in record.facts
        if fact.domain.type.sort == "yesno"
    )


# ---------------------------------------------------------------- the measure of each game


def yardsticks(model: e.Model) -> dict[str, Fraction]:
    """The infantry move of each ruleset, in its own unit; that of a game of dice is what they give on average."""
    concept = next((c for c in model.concepts if c.name == YARDSTICK), None)
    found = {}
    for name, place in (concept.places if concept else {}).items():
        ruleset = model.rulesets.get(name)
        there = locate(ruleset, place) if ruleset is not None and place else None
        if ruleset is not None and there is not None:
            made = entry(ruleset, there)
            length = made.amount if made.sort == "length" else _mean_move(ruleset, there)
            if length:
                found[name] = length
    return found


def _mean_move(ruleset: e.Ruleset, found: Found) -> Fraction | None:
    """A roll line whose total is multiplied by a length: the mean of the dice that must be rolled, times that."""
    if not isinstance(found.node, e.RollLine) or not isinstance(found.owner, e.Statement):
        return None
    total = Fraction(0)
    for item in found.node.dice:
        if not item.optional and isinstance(item.low, e.Const) and isinstance(item.low.value, Fraction):
            faces = ruleset.dice[item.die].faces if item.die in ruleset.dice else range(1, int(item.die[1:]) + 1)
            total += item.low.value * Fraction(sum(faces), len(faces))
    length = next(_lengths(found.owner), None)
    return None if length is None else total * length


def _lengths(statement: e.Statement) -> Iterator[Fraction]:
    """`total x 10 yd`: 10 yd."""
    for step in statement.steps:
        if isinstance(step, e.ValueStep):
            for amount in (step.figure.start, *(line.amount for line in step.figure.lines)):
                match amount:
                    case e.Arith(op="x", left=e.LocalOf(name="total"), right=e.Const(value=Fraction() as value)):
                        yield value


# ---------------------------------------------------------------- editions of one family


def family_pairs(model: e.Model, names: Mapping[str, object]) -> Iterator[tuple[str, str]]:
    for first, second in combinations(names, 2):
        family = model.rulesets[first].family
        if family and family == model.rulesets[second].family:
            yield first, second


def declared(concept: e.Concept, first: str, second: str) -> str:
    """Why two rulesets differ in this concept, as it declares; "" if it does not."""
    return next((why for names, why in concept.differ if first in names and second in names), "")


def _disagreements(model: e.Model, concept: e.Concept, cells: Mapping[str, Cell]) -> Iterator[Disagreement]:
    for one, other in family_pairs(model, cells):
        first, second = cells[one], cells[other]
        if first.entry is None or second.entry is None:
            continue
        found = differences(model.rulesets[one], first.entry, model.rulesets[other], second.entry)
        if found:
            named = tuple((_ASPECTS.get(facet, facet), a, b) for facet, a, b in found)
            yield Disagreement(first, second, named, declared(concept, one, other))


def differences(first: e.Ruleset, mine: Entry, second: e.Ruleset, theirs: Entry) -> list[tuple[str, str, str]]:
    """(facet, what only the one says, what only the other says) for each facet in which two entries differ."""
    vocabulary = Shared(first, second)
    found = []
    for facet in _ASPECTS.keys() & mine.facets.keys() & theirs.facets.keys():
        says = (mine.facets[facet], theirs.facets[facet])
        apart = vocabulary.scopes(*says) if facet == "scope" else vocabulary.apart(facet, *says)
        found += [(facet, *apart)] if apart else []
    found.sort(key=lambda one: list(_ASPECTS).index(one[0]))
    found += _cases(vocabulary, mine, theirs)
    if mine.facets and theirs.facets and not mine.facets.keys() & theirs.facets.keys():
        found.append(("form", mine.said, theirs.said))
    return found


def _cases(vocabulary: Shared, mine: Entry, theirs: Entry) -> Iterator[tuple[str, str, str]]:
    """What both do, and not for the same."""
    for done in mine.cases:
        apart = vocabulary.scopes(mine.cases[done], theirs.cases[done]) if done in theirs.cases else None
        if apart:
            yield "scope", f"{done} for {apart[0]}", f"{done} for {apart[1]}"
