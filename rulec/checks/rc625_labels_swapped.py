"""RC625 labels-swapped: a ruleset -> a finding for two lines of a list of which each has the text of the other."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any

from attrs import frozen

from rulec.checks.base import Check
from rulec.checks.labelled import labelled
from rulec.checks.printed import plain
from rulec.checks.words import formal_words, words
from rulec.diagnostics import Code, Diagnostic, Note, Severity
from rulec.meaning.lines import remembered
from rulec.model import entities as e
from rulec.source import Span

_BASE = 'ruleset r "Rules"\nrecord unit\n  charging: yes/no\n  uphill: yes/no\ntest morale for unit\n  roll D6\n  modifiers\n'

CODE = Code(
    id="RC625",
    slug="labels-swapped",
    severity=Severity.WARNING,
    summary="The texts of two lines seem to have changed places.",
    why="Both lines still count as they should, and the sheet prints each under the other's name.",
    bad=f'{_BASE}    +1 "the unit is uphill" when charging\n    +2 "the unit is charging" when uphill\n',
    good=f'{_BASE}    +1 "the unit is charging" when charging\n    +2 "the unit is uphill" when uphill\n',
)
_OTHERS = re.compile(r"(?:all )?(?:others?|else|in any other)\b", re.IGNORECASE)
_NAMED = re.compile(r"\{([^}]*)\}")
_NOT = re.compile(r"\b(?:not|no|never|fail(?:s|ed)?|neither|without|cannot|stays?|stands?)\b", re.IGNORECASE)


@frozen
class _Side:
    """A line: the words of its text and of its rule, whether the text denies, and what the rule makes so (or not so)."""

    text: frozenset[str]
    rule: set[str]
    denies: bool
    makes: tuple[str, bool] | None
    part: object
    others: bool


def find(ruleset: e.Ruleset) -> Iterator[Diagnostic]:
    for (one, first), (other, second) in swapped(ruleset):
        message = f"“{one}” and “{other}” each stand over what the other says"
        advice = "put each text where it belongs"
        yield CODE.at(second, message, Note(first, "the other"), label="the text of another line?", help=advice)


@remembered
def swapped(ruleset: e.Ruleset) -> list[tuple[tuple[str, Span], tuple[str, Span]]]:
    """Every two texts that seem to have changed places, and where they stand."""
    found = []
    for statement, lines in _lists(ruleset):
        sides = [_side(ruleset, statement, label, nodes, part) for label, nodes, _, part in lines]
        for (a, first), (b, second) in combinations(enumerate(sides), 2):
            near = b == a + 1 and _nearer_to_the_other(first, second)
            near = near or bool(_others_swapped(first, second))
            if near or _swapped(first, second) or _prose_swapped(first, second) or _opposed(first, second):
                found.append(((lines[a][0], lines[a][2]), (lines[b][0], lines[b][2])))
    return found


def _side(ruleset: e.Ruleset, statement: e.Statement | None, label: str, nodes: tuple[Any, ...], part: object) -> _Side:
    effects = [x for node in nodes if isinstance(node, tuple) for x in node if isinstance(x, e.Becomes | e.Obliges)]
    makes = None
    if len(effects) == 1:
        match effects[0]:
            case e.Becomes(fact=fact, value=e.Const(value=bool(value))):
                makes = (fact, value)
            case e.Obliges(verdict="may" | "may not" as verdict, acts=(act,)):
                makes = (act, verdict == "may")
    text = words(label) | {word for name in _NAMED.findall(label) for word in _named(ruleset, name)}
    return _Side(
        text,
        formal_words(ruleset, statement, nodes),
        bool(_NOT.search(plain(label))),
        makes,
        part,
        bool(_OTHERS.match(plain(label))),
    )


def _swapped(first: _Side, second: _Side) -> bool:
    """Of the words that tell the two apart, each text has none that are its own line's, and some that are the other's."""
    only_a, only_b = first.rule - second.rule, second.rule - first.rule
    own = (first.text & only_a) | (second.text & only_b)
    return not own and bool(first.text - second.text & only_b) and bool(second.text - first.text & only_a)


def _nearer_to_the_other(first: _Side, second: _Side) -> bool:
    """Of two neighbours of one sort: each as it stands shares fewer words with its own rule than it would with the other."""
    if (
        isinstance(first.part, e.ValueStep)
        or type(first.part) is not type(second.part)
        or _others_swapped(first, second) is False
    ):
        return False
    only_a, only_b = first.rule - second.rule, second.rule - first.rule
    own = len(first.text & only_a) + len(second.text & only_b)
    return own < len(first.text - second.text & only_b) + len(second.text - first.text & only_a)


def _others_swapped(first: _Side, second: _Side) -> bool | None:
    """Whether the text that says "others" stands over a rule for some, and another over `otherwise`; None: nothing says so."""
    ends = [side.part.otherwise if isinstance(side.part, e.Line) else False for side in (first, second)]
    if ends[0] == ends[1]:
        return None
    some, rest = (second, first) if ends[0] else (first, second)
    if rest.others == some.others:
        return None
    return some.others


def _prose_swapped(first: _Side, second: _Side) -> bool:
    """One of the two is prose, and it is the one that has the words of the rule."""
    for prose, ruled in ((first, second), (second, first)):
        if _is_prose(prose.part) and ruled.text and prose.text & ruled.rule and not ruled.text & ruled.rule:
            return True
    return False


def _opposed(first: _Side, second: _Side) -> bool:
    """One makes a thing so and the other not so: the text that names it belongs to the one, a denial to the other."""
    if (
        first.makes is None
        or second.makes is None
        or first.makes[0] != second.makes[0]
        or first.makes[1] == second.makes[1]
    ):
        return False
    so, not_so = (first, second) if first.makes[1] else (second, first)
    if so.denies != not_so.denies:
        return so.denies
    named = so.rule & not_so.rule
    return bool(not_so.text & named) and not so.text & named and not not_so.denies


def _named(ruleset: e.Ruleset, name: str) -> frozenset[str]:
    """The words that a name in braces prints."""
    statement = ruleset.statements.get(name)
    return words(name.replace("_", " ")) | (words(statement.label) if statement else frozenset())


def _is_prose(part: object) -> bool:
    return isinstance(part, e.EffectLine) and not part.effects and part.when is None and not part.otherwise


_Lines = Sequence[tuple[str, tuple[Any, ...], Span, object]]


def _lists(ruleset: e.Ruleset) -> Iterator[tuple[e.Statement | None, _Lines]]:
    """The labels of each statement and table that stand in one list, with what they stand for."""
    groups: dict[tuple[int, str], list[tuple[str, tuple[Any, ...], Span, object]]] = {}
    owners: dict[tuple[int, str], e.Statement | None] = {}
    for item in labelled(ruleset):
        if isinstance(item.part, e.Line | e.ValueStep):
            key = (id(item.statement), f"{item.above}")
            groups.setdefault(key, []).append((item.label, (*item.lead, *item.said), item.span, item.part))
            owners[key] = item.statement
    for table in ruleset.tables.values():
        across = list(zip(table.column_labels, ((m,) for m in table.columns), strict=False))
        groups[id(table), "columns"] = [
            (label, match, table.span, match[0]) for label, match in across if label != match[0].text
        ]
        for at in range(max(len(table.keys) - 1, 1)):
            rows = [(r.labels[at], (r.keys[at],), r.span, r.keys[at]) for r in table.rows if len(r.labels) > at]
            groups[id(table), f"row {at}"] = [row for row in rows if row[0] and row[0] != row[1][0].text]
    yield from ((owners.get(key), lines) for key, lines in groups.items())


CHECK = Check(CODE, find)
