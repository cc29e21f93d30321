"""RC626 text-names-another: a ruleset -> a finding where a text names one thing and the rule beside it asks for another.

A text that says nothing of the kind is no finding, nor one that says more than the rule: only one whose members, states
or acts all differ from those of its rule, or that denies the fact which the rule wants.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Any

from attrs import frozen

from rulec.checks.base import Check
from rulec.checks.labelled import Labelled, labelled
from rulec.checks.printed import plain
from rulec.checks.rc625_labels_swapped import swapped
from rulec.checks.uses import Vocabulary, vocabulary
from rulec.checks.words import formal_words, words
from rulec.diagnostics import Code, Diagnostic, Severity
from rulec.meaning.lines import remembered
from rulec.model import entities as e
from rulec.model.parts import parts_of

_BASE = (
    'ruleset r "Rules"\nkind Arm "arm"\n  foot\n  horse\n  guns\nrecord unit\n  arm: Arm\ntest morale for unit\n'
    '  roll D6\n  modifiers\n    -1 "guns" when arm is guns\n'
)

CODE = Code(
    id="RC626",
    slug="text-names-another",
    severity=Severity.WARNING,
    summary="The text names one thing, and the rule beside it asks for another.",
    why="Everything is covered and adds up, and what is printed is not what is worked out.",
    bad=f'{_BASE}    +1 "horse" when arm is foot\n',
    good=f'{_BASE}    +1 "horse" when arm is horse\n',
)
_DENIES = re.compile(
    r"\b(?:not|nor|no|none|never|neither|but|except|other|others|otherwise|unless|without|than|else|rest)\b|n't\b",
    re.IGNORECASE,
)


@frozen
class _Named:
    """Something that texts may name. words: each way to say it; means: the members it stands for."""

    name: str
    words: tuple[frozenset[str], ...]
    means: frozenset[str]

    def said_in(self, text: frozenset[str]) -> bool:
        return any(way and way <= text for way in self.words)


def find(ruleset: e.Ruleset) -> Iterator[Diagnostic]:
    known = {span for pair in swapped(ruleset) for _, span in pair}
    for item in labelled(ruleset):
        if isinstance(item.part, e.Line) and item.span not in known:
            found = next(chain(_denied(ruleset, item), _another(ruleset, item)), "")
            if found:
                yield CODE.at(item.span, found, label="text and rule differ", help="change the text or the rule")


def _another(ruleset: e.Ruleset, item: Labelled) -> Iterator[str]:
    """The text names members, states or acts, and none of them is one of those in the rule."""
    if _DENIES.search(plain(item.label)) or "{" in item.label:
        return
    text = words(item.label)
    asked: dict[Vocabulary, set[str]] = {}
    for node in (*item.said, *(part for part in item.lead if isinstance(part, e.FigureLine))):
        _collect(node, asked)
    for what, names in asked.items():
        known = _vocabulary(ruleset, what)
        mine = frozenset(member for name in names for member in (known[name].means if name in known else {name}))
        named = [one for one in known.values() if one.said_in(text)]
        if not named or any(one.means & mine for one in named):
            continue
        if not text & formal_words(ruleset, item.statement, item.said):  # else it says it in other words
            said = f"the text names {named[0].name.replace('_', ' ')}"
            yield f"{said}, and the rule {' and '.join(sorted(names)).replace('_', ' ')}"


def _vocabulary(ruleset: e.Ruleset, what: Vocabulary) -> dict[str, _Named]:
    return _vocabularies(ruleset).get(what) or {name: _named(name, name, (name,)) for name in what}


@remembered
def _vocabularies(ruleset: e.Ruleset) -> dict[Vocabulary, dict[str, _Named]]:
    """What each kind has for members and groups, and (under "") what there is to be done, by name."""
    acts = [s for s in ruleset.statements.values() if s.word == "action"]
    found: dict[Vocabulary, dict[str, _Named]] = {"": {s.name: _named(s.name, s.label, (s.name,)) for s in acts}}
    for kind in ruleset.kinds.values():
        every = (*kind.members, *kind.groups)
        found[kind.name] = {m.name: _named(m.name, m.label, m.group or (m.name,)) for m in every}
    return found


def _named(name: str, label: str, means: Iterable[str]) -> _Named:
    ways = dict.fromkeys(frozenset(words(text)) for text in (name.replace("_", " "), label.replace("_", " ")))
    return _Named(name, tuple(ways), frozenset(means))


def _collect(node: Any, found: dict[Vocabulary, set[str]]) -> None:
    """The members and acts that a rule asks for or brings about itself, by their vocabulary. What must not be, and several
    acts to choose from, a text may well put otherwise."""
    match node:
        case e.Not() | e.IsMatch(negated=True) | e.Obliges(acts=(_, _, *_)) | str():
            return
        case e.IsMatch(of=of, match=match):
            _members(of, match, found)
        case e.Becomes(value=e.Const(value=str(member), type=of)) if of.sort == "member":
            found.setdefault(vocabulary(of), set()).add(member)
        case e.Obliges(acts=acts):
            found.setdefault("", set()).update(acts)
        case e.FigureLine(when=when, by=by, pairs=pairs):
            _collect(when, found)
            for match, _ in pairs:
                _members(by, match, found)
            return
    for part in parts_of(node):
        _collect(part, found)


def _members(of: e.Expr | None, match: e.Match, found: dict[Vocabulary, set[str]]) -> None:
    values = [v for alt in match.alts if isinstance(alt, e.Members) for v in alt.values if isinstance(v, str)]
    if of is not None and not isinstance(of, e.LineHeld) and of.type.sort == "member" and values:
        found.setdefault(vocabulary(of.type), set()).update(values)


# ---------------------------------------------------------------- a fact that the text denies


def _denied(ruleset: e.Ruleset, item: Labelled) -> Iterator[str]:
    """The text says that it must not be so, and the rule wants it to be so."""
    when = getattr(item.part, "when", None)
    if when is None or isinstance(item.part, e.VerdictLine) or "{" in item.label:
        return
    parts = when.of if isinstance(when, e.All) else (when,)
    for part in parts:
        if isinstance(part, e.Truth) and isinstance(part.of, e.FactOf):
            fact = part.of.fact
            labels = [f.label for r in ruleset.records.values() if (f := r.fact(fact)) is not None]
            if any(_says_not(item.label, label) for label in (fact.replace("_", " "), *labels)):
                yield f"the text says that it is not so, and the rule wants `{fact}`"


def _says_not(text: str, label: str) -> bool:
    """Whether a denial stands right before the words of the label, and these end what is denied."""
    wanted = words(label)
    for found in re.finditer(r"\b(?:not|unless|without|never|no)\b ([^,;:(]*)", plain(text).lower()):
        if wanted and words(found[1]) == wanted:
            return True
    return False


CHECK = Check(CODE, find)
