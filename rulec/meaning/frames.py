"""Who is who: a statement's roles -> the party each name stands for, also when one statement asks for another."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from rulec.model.entities import Record, Ruleset, Statement

Frame: TypeAlias = Mapping[str, str]  # who, as a reference names it -> party; "" is the party being worked out


def record_of(rules: Ruleset, party: str) -> Record | None:
    """The record of a party; an element of a list is called by its record and its place: unit#2 of side."""
    return rules.record_of(party.split("#", 1)[0])


def same_record(rules: Ruleset, one: str, two: str) -> bool:
    a, b = record_of(rules, one), record_of(rules, two)
    return a is not None and b is not None and a.name == b.name


def frames(statement: Statement, parties: tuple[str, ...] = ()) -> list[Frame]:
    """One frame for each party that a statement is worked out for: both sides of a contest, else the first role."""
    roles = statement.roles or ("",)
    parties = parties or roles
    if statement.word != "contest":
        return [{**dict(zip(roles, parties, strict=False)), "": parties[0]}]
    (one, two), (first, second) = roles, parties
    if "enemy" in roles:  # No side has a name of its own: each is the unit, and the other its enemy.
        return [{"": first, one: first, "enemy": second}, {"": second, one: second, "enemy": first}]
    named = {one: first, two: second}
    return [{**named, "": first, "enemy": second}, {**named, "": second, "enemy": first}]


def called(rules: Ruleset, frame: Frame, statement: Statement, party: str) -> Frame:
    """The frame in which a statement is worked out for party, asked for from frame."""
    here = frame[""]
    inner = {**frame, "": party}
    if statement.roles:
        inner[statement.roles[0]] = party
    if party != here and same_record(rules, party, here):
        inner["enemy"] = here  # The other side of the other side is this one.
    if len(statement.roles) > 1:
        inner[statement.roles[1]] = _other(rules, frame, statement.roles[1], party)
    return inner


def _other(rules: Ruleset, frame: Frame, role: str, party: str) -> str:
    here = frame[""]
    if party != here and same_record(rules, role, here):
        return here
    if frame.get(role, party) != party:
        return frame[role]
    others = (p for who, p in frame.items() if who and p != party and same_record(rules, p, role))
    return next(others, role)


def taker(rules: Ruleset, frame: Frame, statement: Statement, who: str) -> str:
    """Who takes a statement: the one named, else the party in hand, else the role whose business it is."""
    if who:
        return frame.get(who, who)
    first = statement.roles[0] if statement.roles else ""
    if not first or same_record(rules, frame[""], first):
        return frame[""]
    return frame.get(first, first)
