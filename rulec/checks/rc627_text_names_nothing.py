"""RC627 text-names-nothing: a ruleset -> a finding for each `{name}` in a printed text or note that nothing has."""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import get_close_matches
from typing import Any

from rulec.checks.base import Check
from rulec.checks.labelled import labelled
from rulec.diagnostics import Code, Diagnostic, Severity
from rulec.model import entities as e
from rulec.model.parts import nodes_in
from rulec.source import Span

_BASE = 'ruleset r "Rules"\nrecord unit\n  dp "DP": 0 to 6\ntest morale for unit\n  roll D6\n  modifiers\n'

CODE = Code(
    id="RC627",
    slug="text-names-nothing",
    severity=Severity.WARNING,
    summary="A printed text names in braces what there is not.",
    why="{name} prints the label of what it names, and links to it; of a name that nothing has, the bare word prints.",
    bad=f'{_BASE}    -1 "each {{dpp}}" per dp\n',
    good=f'{_BASE}    -1 "each {{dp}}" per dp\n',
)
_NAMED = re.compile(r"\{([A-Za-z][\w.]*)\}")  # what the sheet takes for a name; other braces are printed as they are


def find(ruleset: e.Ruleset) -> Iterator[Diagnostic]:
    if ruleset.variant_of:
        return
    named = [(name, span) for text, span in _texts(ruleset) if "{" in text for name in _NAMED.findall(text)]
    known = set(_names(ruleset)) if named else set()
    for name, span in dict.fromkeys(named):
        last = name.rpartition(".")[2]
        if last not in known:
            near = get_close_matches(last, sorted(known), 1, 0.6)
            help_ = f"did you mean {{{near[0]}}}?" if near else "write the word without braces, or what it is called"
            yield CODE.at(span, f"a text names {{{name}}}, and nothing is called that", help=help_)


def _texts(ruleset: e.Ruleset) -> Iterator[tuple[str, Span]]:
    """Labels and notes, with the place of each."""
    for item in labelled(ruleset):
        yield item.label, item.span
    noted: tuple[e.Statement | e.Table | e.Section, ...] = (
        *ruleset.statements.values(), *ruleset.gains, *ruleset.tables.values(), *ruleset.sections
    )  # fmt: skip
    for part in noted:
        yield from ((note, part.span) for note in part.notes)


def _names(ruleset: e.Ruleset) -> Iterator[str]:
    """What a text can name: all that is declared or stated, and every line."""
    for record in ruleset.records.values():
        yield from (fact.name for fact in record.facts)
    for kind in ruleset.kinds.values():
        yield from (member.name for member in (*kind.members, *kind.groups))
    yield from (*ruleset.dice, *ruleset.statements, *ruleset.tables)
    yield from (section.name for section in ruleset.sections)
    yield from (sequence.name for sequence in ruleset.sequences)
    for statement in (*ruleset.statements.values(), *ruleset.gains):
        yield from _lines(statement)


def _lines(node: Any) -> Iterator[str]:
    name = getattr(node, "name", None)
    if isinstance(name, str):
        yield name
    for part in nodes_in(node):
        yield from _lines(part)


CHECK = Check(CODE, find)
