"""RC403 unused-die: a ruleset -> a finding for each die that is declared and never rolled."""

from __future__ import annotations

from collections.abc import Iterator

from rulec.checks.base import Check
from rulec.diagnostics import Code, Diagnostic, Severity
from rulec.model.entities import RollStep, Ruleset

CODE = Code(
    id="RC403",
    slug="unused-die",
    severity=Severity.WARNING,
    summary="A die is declared and never rolled.",
    why="Either a roll is missing, or one names another die than was meant, or the line is left over.",
    bad='ruleset r "Rules"\ndie AvD "average die": 2, 3, 3, 4, 4, 5\nrecord unit\n  dp: 0 to 6\n'
    'test morale for unit\n  roll D6\n  modifiers\n    -1 "each DP" per dp\n',
    good='ruleset r "Rules"\ndie AvD "average die": 2, 3, 3, 4, 4, 5\nrecord unit\n  dp: 0 to 6\n'
    'test morale for unit\n  roll AvD\n  modifiers\n    -1 "each DP" per dp\n',
)


def find(ruleset: Ruleset) -> Iterator[Diagnostic]:
    if ruleset.variant_of:  # A variant may well do without a die of its ruleset.
        return
    statements = (*ruleset.statements.values(), *ruleset.gains)
    rolls = (step for statement in statements for step in statement.steps if isinstance(step, RollStep))
    rolled = {item.die for step in rolls for line in step.lines for item in line.dice}
    for name, die in ruleset.dice.items():
        if name not in rolled:
            message = f"no test, action or contest rolls `{name}`"
            yield CODE.at(die.span, message, label="declared here", help="roll it, or remove it")


CHECK = Check(CODE, find)
