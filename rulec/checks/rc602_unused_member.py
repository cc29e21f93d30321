"""RC602 unused-member: a ruleset -> a finding for each kind with members that no rule tells apart.

One member that no rule names is the ordinary case of its kind (the grade without a modifier). Two are a finding:
nothing in the rules tells the one from the other.
"""

from __future__ import annotations

from collections.abc import Iterator

from rulec.checks.base import Check
from rulec.checks.uses import uses_of
from rulec.diagnostics import Code, Diagnostic, Severity
from rulec.model.entities import Ruleset

_BASE = 'ruleset r "Rules"\nkind Grade "grade"\n  veteran\n  regular\n  raw\nrecord unit\n  grade: Grade\n'
_TEST = 'test morale for unit\n  roll D6\n  modifiers\n    by grade "Grade": veteran +1'

CODE = Code(
    id="RC602",
    slug="unused-member",
    severity=Severity.WARNING,
    summary="Two or more members of a kind are named by no rule, so that nothing tells one from another.",
    why="A grade, arm or state that no rule names is only a word: its rule was forgotten, or it is left over from elsewhere.",
    bad=f"{_BASE}{_TEST}\n",
    good=f"{_BASE}{_TEST}, raw -1\n",
)


def find(ruleset: Ruleset) -> Iterator[Diagnostic]:
    if ruleset.variant_of:
        return
    uses = uses_of(ruleset)
    for kind in ruleset.kinds.values():
        unnamed = [m.name for m in kind.members if (kind.name, m.name) not in uses.members]
        if len(unnamed) > 1:
            words = ", ".join(f"`{m}`" for m in unnamed)
            message = f"no rule tells {words} of `{kind.name}` apart"
            yield CODE.at(kind.span, message, label="declared here", help="name them in a rule, or make them one")


CHECK = Check(CODE, find)
