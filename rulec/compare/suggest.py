"""A model -> statements that no concept names, with those of other rulesets that look like them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from attrs import frozen

from rulec.model import entities as e

_EMPTY = {"the", "and", "for", "its", "with", "from", "that", "who", "unit", "units", "each", "any", "against"}
_LIKE = 0.6  # the share of their words that two must have in common


@frozen
class Suggestion:
    """A group of statements of different rulesets that may be one concept: (ruleset, place, label)."""

    members: tuple[tuple[str, str, str], ...]


@frozen
class _Candidate:
    ruleset: str
    place: str
    label: str
    words: frozenset[str]


def suggestions(model: e.Model) -> tuple[Suggestion, ...]:
    """Alike and unaligned, in the order of the rulesets; one that is like nothing elsewhere is left out."""
    candidates = [
        c for name, rules in model.rulesets.items() if not rules.variant_of for c in _unaligned(model, name, rules)
    ]
    taken: set[tuple[str, str]] = set()
    found = []
    for first in candidates:
        if (first.ruleset, first.place) in taken:
            continue
        group = [first]
        for name in model.rulesets:
            if name == first.ruleset:
                continue
            near = [
                c for c in candidates if c.ruleset == name and (c.ruleset, c.place) not in taken and _alike(first, c)
            ]
            group += sorted(near, key=lambda c: (c.place != first.place, -len(c.words & first.words), c.place))[:1]
        if len(group) > 1:
            taken.update((c.ruleset, c.place) for c in group)
            found.append(Suggestion(tuple((c.ruleset, c.place, c.label) for c in group)))
    return tuple(found)


def _unaligned(model: e.Model, name: str, rules: e.Ruleset) -> Iterator[_Candidate]:
    named = {re.split(r"[.(]", concept.places.get(name, ""))[0] for concept in model.concepts}
    for statement in rules.statements.values():
        if statement.name not in named:
            yield _Candidate(name, statement.name, statement.label, _words(statement.name, statement.label))
    for table in rules.tables.values():
        if table.name not in named:
            yield _Candidate(name, table.name, table.label, _words(table.name, table.label))


def _words(name: str, label: str) -> frozenset[str]:
    found = re.findall(r"[a-z]{3,}", f"{name.replace('_', ' ')} {label}".lower())
    return frozenset(word[:5] for word in found if word not in _EMPTY)


def _alike(first: _Candidate, second: _Candidate) -> bool:
    if first.place == second.place:
        return True
    shared = first.words & second.words
    return len(shared) >= _LIKE * len(first.words | second.words) and bool(shared)
