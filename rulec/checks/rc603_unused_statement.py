"""RC603 unused-statement: a ruleset -> a finding for each value, term or table that nothing uses.

What an example works out or a printed text names is used. A value that stands in a section of figures alone (the size of
a base, the men that a figure stands for) is there for the player; one beside tests and actions is there for them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from rulec.checks.base import Check
from rulec.checks.uses import uses_of
from rulec.diagnostics import Code, Diagnostic, Severity
from rulec.model import entities as e
from rulec.model.parts import parts_of

_BASE = 'ruleset r "Rules"\nrecord unit\n  dp "DP": 0 to 6\nterm shaken "shaken" for unit when dp is 3 or more\n'
_TEST = "test morale for unit\n  roll D6\n  modifiers\n"

CODE = Code(
    id="RC603",
    slug="unused-statement",
    severity=Severity.WARNING,
    summary="A value, term or table is stated and nothing uses it.",
    why="It prints, and players believe that it counts. A rule that should ask for it asks for something else, or for nothing.",
    bad=f'{_BASE}{_TEST}    -1 "each DP" per dp\n',
    good=f'{_BASE}{_TEST}    -1 "shaken" when shaken\n',
)
_NAMED = re.compile(r"\{([^}]*)\}")


def find(ruleset: e.Ruleset) -> Iterator[Diagnostic]:
    if ruleset.variant_of:
        return
    uses = uses_of(ruleset)
    asked = uses.named | {example.of for example in ruleset.examples} | set(_in_texts(ruleset))
    busy = {s.section for s in ruleset.statements.values() if s.word in ("test", "action", "contest")}
    for name, statement in ruleset.statements.items():
        decided = statement.when is not None or any(case.when is not None for case in statement.cases)
        due = decided if statement.word == "term" else statement.word == "value" and statement.section in busy
        if due and name not in asked:
            message = f"nothing uses the {statement.word} `{name}`"
            yield CODE.at(statement.span, message, label="stated here", help="use it, or remove it")
    for name, table in ruleset.tables.items():
        if name not in asked:
            message = f"nothing reads the table `{name}`"
            yield CODE.at(table.span, message, label="stated here", help="read it in a rule, or remove it")


def _in_texts(node: Any) -> Iterator[str]:
    """Names in braces in any label or note."""
    if isinstance(node, e.Ruleset):
        for part in (*node.statements.values(), *node.gains, *node.tables.values(), *node.sequences, *node.sections):
            yield from _in_texts(part)
    elif isinstance(node, str):
        yield from _NAMED.findall(node)
    else:
        for part in parts_of(node):
            yield from _in_texts(part)


CHECK = Check(CODE, find)
