"""RC613 never-comes-about: a ruleset -> a finding for each state that rules ask for and none brings about.

Judged only where rules plainly keep the fact themselves: they set all of its other states, three or more. Where a unit
begins (what is `normally` so, else the first word of the domain) nothing has to bring it.
"""

from __future__ import annotations

from collections.abc import Iterator

from rulec.checks.base import Check
from rulec.checks.uses import uses_of
from rulec.diagnostics import Code, Diagnostic, Note, Severity
from rulec.model import entities as e
from rulec.model.parts import nodes_in

_BASE = (
    'ruleset r "Rules"\nrecord unit\n  doing: nothing/rout/retreat/pursuit/looting\n'
    "test t for unit\n  roll D6\n  modifiers\n"
    '    -1 "in rout, retreat or pursuit" when doing is rout/retreat/pursuit\n    -1 "looting" when doing is looting\n'
    '  results\n    1 or less "Routs" doing = rout\n    2 "Retreats" doing = retreat\n    3 "Pursues" doing = pursuit\n'
)

CODE = Code(
    id="RC613",
    slug="never-comes-about",
    severity=Severity.WARNING,
    summary="Rules ask for a state that none of them brings about.",
    why="The sheet says what looting troops do, and never when troops begin to loot: a rule was left out.",
    bad=f'{_BASE}    4 or more "Goes on" doing = nothing\n',
    good=f'{_BASE}    4 "Loots" doing = looting\n    5 or more "Goes on" doing = nothing\n',
)
_LEAST = 3  # states set by rules, from which on the fact is theirs to keep


def find(ruleset: e.Ruleset) -> Iterator[Diagnostic]:
    if ruleset.variant_of:
        return
    kept = {key: _made(key[1], [line for _, line in lines]) for key, lines in uses_of(ruleset).written.items()}
    kept = {key: made for key, made in kept.items() if len(made) >= _LEAST}
    asked = _asked(ruleset) if kept else {}
    for (owner, name), made in kept.items():
        fact = ruleset.records[owner].fact(name)
        if fact is None:
            continue
        begins = fact.default if fact.has_default else next(iter(_values(ruleset, fact)), None)
        lacking = [v for v in _values(ruleset, fact) if v in asked.get(name, {}) and v not in made and v != begins]
        if len(lacking) == 1:
            (state,) = lacking
            message = f"nothing makes `{name}` of {owner} {state.replace('_', ' ')}, and rules ask for it"
            notes = (
                Note(uses_of(ruleset).written[owner, name][0][1].span, "other states are set, as here"),
                Note(asked[name][state].span, "it is asked for here"),
            )
            advice = "say when it comes about, or allow it with the reason why no rule does"
            yield CODE.at(fact.span, message, *notes, label="declared here", help=advice)


def _values(ruleset: e.Ruleset, fact: e.Fact) -> tuple[str, ...]:
    kind = ruleset.kinds.get(fact.domain.type.kind)
    return tuple(member.name for member in kind.members) if kind else fact.domain.type.values


def _made(name: str, lines: list[e.Line]) -> set[e.Value]:
    """The states that lines set outright; none if one of them sets it to what is worked out."""
    made: set[e.Value] = set()
    for line in lines:
        for effect in getattr(line, "effects", ()):
            match effect:
                case e.Becomes(fact=fact, value=e.Const(value=value)) if fact == name:
                    made.add(value)
                case e.Becomes(fact=fact) | e.ShiftBy(fact=fact) if fact == name:
                    return set()
    return made


def _asked(ruleset: e.Ruleset) -> dict[str, dict[str, e.Statement]]:
    """Facts with the states that statements ask for, each with the first that does."""
    found: dict[str, dict[str, e.Statement]] = {}
    for statement in (*ruleset.statements.values(), *ruleset.gains):
        waiting = [statement.when, statement.figure, statement.cases, statement.steps]
        while waiting:
            node = waiting.pop()
            match node:
                case e.IsMatch(of=e.FactOf(fact=name), match=match):
                    states = [v for alt in match.alts if isinstance(alt, e.Members) for v in alt.values]
                    for state in states:
                        if isinstance(state, str):
                            found.setdefault(name, {}).setdefault(state, statement)
            waiting += list(nodes_in(node))
    return found


CHECK = Check(CODE, find)
