"""RC710 obsolete-term: a model -> a finding where a text of one edition names a rank, arm or formation of another.

Judged for the kinds that both editions of a family declare: what a kind has in the one edition and lacks in the other,
texts of the other have no business to name.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import permutations

from rulec.checks.base import ModelCheck
from rulec.checks.printed import plain, texts
from rulec.diagnostics import Code, Diagnostic, Note, Severity
from rulec.model import entities as e
from rulec.source import Span


def _two(text: str) -> str:
    arms = {"old": ("foot", "tercio"), "new": ("foot", "horse")}
    return "".join(
        f'# file {name}\nruleset {name} "Game: {name}"\n  family game\nkind Arm "arm"\n  {one}\n  {other}\n'
        f'record unit\n  arm: Arm\ntest nerve "Nerve" for unit\n  roll D6\n  modifiers\n'
        f'    +1 "{other}{text if name == "new" else ""}" when arm is {other}\n'
        for name, (one, other) in arms.items()
    )


CODE = Code(
    id="RC710",
    slug="obsolete-term",
    severity=Severity.WARNING,
    summary="A text names something that only another edition of the game has.",
    why="A rank or formation was left over when the edition was made from another: its players do not know what it is.",
    bad=_two(" and tercio"),
    good=_two(""),
)


def find(model: e.Model) -> Iterator[Diagnostic]:
    rules = [r for r in model.rulesets.values() if r.family and not r.variant_of]
    told: set[tuple[str, str]] = set()
    for mine, other in permutations(rules, 2):
        if mine.family != other.family:
            continue
        for kind, member in _only_there(mine, other):
            at = None if (mine.name, member.label) in told else _named(mine, member.label)
            if at is not None:
                told.add((mine.name, member.label))
                message = f"“{member.label}” ({kind.label}) is of {other.name}, and {mine.name} has none"
                note = Note(kind.span, f"declared here, in {other.name}")
                advice = f"declare it in {mine.name}, or use the word of this edition"
                yield CODE.at(at[1], message, note, label=f"“{plain(at[0])[:60]}”", help=advice)


def _only_there(mine: e.Ruleset, other: e.Ruleset) -> Iterator[tuple[e.Kind, e.Member]]:
    """The members of kinds of both that only the other has, with a word in them that nothing here is called by."""
    known = {word for text in _known(mine) for word in text.split()} | {"other", "all"}
    for kind in other.kinds.values():
        if kind.name in mine.kinds:
            for member in (*kind.members, *kind.groups):
                if not set(_folded(member.label).split()) <= known:
                    yield kind, member


def _known(rules: e.Ruleset) -> set[str]:
    """All that a ruleset declares or states, by name and label."""
    members = [m for kind in rules.kinds.values() for m in (*kind.members, *kind.groups)]
    facts = [fact for record in rules.records.values() for fact in record.facts]
    found = [text for one in members for text in (one.name, one.label)]
    found += [text for fact in facts for text in (fact.name, fact.label, *fact.domain.type.values)]
    found += [text for statement in rules.statements.values() for text in (statement.name, statement.label)]
    return {_folded(text) for text in (*found, *rules.records)}


def _folded(text: str) -> str:
    """Small letters, and one form for one and many."""
    return re.sub(r"(?<=\w\w)s\b", "", text.replace("_", " ").casefold())


def _named(rules: e.Ruleset, label: str) -> tuple[str, Span] | None:
    word = re.compile(rf"(?<!\w){re.escape(_folded(label))}(?!\w)")
    if len(label) < 4:  # grades and such
        return None
    return next(((text, span) for text, span in texts(rules) if word.search(_folded(plain(text)))), None)


CHECK = ModelCheck(CODE, find)
