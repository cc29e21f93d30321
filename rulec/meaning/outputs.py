"""The types of what a resolution holds: outputs of a statement by name, and facts of a party."""

from __future__ import annotations

from rulec.meaning.frames import record_of
from rulec.model.entities import BandLine, ResultsStep, Ruleset, Statement, Type, ValueStep

NUMBER = Type("number")


def output_type(rules: Ruleset, name: str, statement: Statement | None = None) -> Type:
    """The type of a figure that a statement makes in a step, or is."""
    for step in statement.steps if statement else ():
        if isinstance(step, ValueStep) and step.name == name:
            return step.figure.type
    other = rules.statements.get(name)
    if other is not None and other.figure is not None:
        return other.figure.type
    return NUMBER


def result_type(statement: Statement) -> Type:
    """The bands of a statement by name, in their order."""
    bands = [band for step in statement.steps if isinstance(step, ResultsStep) for band in step.lines]
    return Type("member", "", tuple(dict.fromkeys(band_name(band) for band in bands)))


def band_name(band: BandLine) -> str:
    """What a band is called as the result: its name, or the band as it is written."""
    return band.name or (band.match.text if band.match else "others" if band.others else "")


def fact_type(rules: Ruleset, party: str, name: str) -> Type:
    record = record_of(rules, party)
    fact = record.fact(name) if record else None
    return fact.domain.type if fact else NUMBER
