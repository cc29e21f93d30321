"""One mistake, one finding: leaves out that a name is unknown which a line that could not be read seems to declare."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from difflib import get_close_matches

from rulec.diagnostics import Diagnostic
from rulec.model import codes
from rulec.model.names import slug
from rulec.syntax import nodes as n

# what is said of a name, in `quotes`, that nothing declares
_MISSING = frozenset((
    codes.UNKNOWN_NAME, codes.UNKNOWN_ROLE, codes.UNKNOWN_FACT, codes.UNKNOWN_MEMBER, codes.UNKNOWN_KIND,
    codes.UNKNOWN_DIE, codes.UNKNOWN_ACTION, codes.UNKNOWN_STATEMENT, codes.UNKNOWN_SOURCE, codes.UNKNOWN_RULESET,
    codes.UNKNOWN_PLACE, codes.PATCH_TARGET, codes.TABLE_KEYS,
))  # fmt: skip
# what is said of a block, at its header, that has too little in it
_LACKING = frozenset((codes.EMPTY, codes.TABLE_SHAPE, codes.BAD_EXAMPLE))
_QUOTED = re.compile(r"`([^`]*)`")
_ALIKE = 0.85  # in a line that cannot be read a name may be misspelt as well
_ACROSS = (n.ConceptHead, n.VariantHead)  # these speak of other rulesets


def less_consequences(trees: Sequence[tuple[str, n.Tree]], findings: Iterable[Diagnostic]) -> Iterable[Diagnostic]:
    """The findings that do not come of a line that could not be read. trees: with the key of their ruleset."""
    if not any(tree.lost for _, tree in trees):
        return findings
    lost: dict[str, list[n.Lost]] = {key: [] for key, _ in trees}
    for key, tree in trees:
        lost[key].extend(tree.lost)
    everything = [each for some in lost.values() for each in some]
    of_file: dict[str, list[n.Lost]] = {}
    for key, tree in trees:
        across = any(isinstance(line.lead, _ACROSS) for line in tree.lines)
        of_file.update({line.span.path: everything if across else lost[key] for line in tree.lines[:1]})
    return [d for d in findings if not _follows(d, of_file.get(d.span.path, everything))]


def _follows(finding: Diagnostic, lost: list[n.Lost]) -> bool:
    """Whether what a finding misses may stand in a line that could not be read."""
    if finding.code is codes.NO_RULESET:
        return any(each.header for each in lost)
    if finding.code is codes.FOREIGN_UNIT:
        return any("length" in each.names for each in lost)
    names = {part for quoted in _QUOTED.findall(finding.message) for part in (quoted, *quoted.split("."))}
    if finding.code in _LACKING:
        return any(each.head is not None and each.head.holds(finding.span) for each in lost)
    if finding.code is codes.NOT_YES_NO:  # a term whose conditions are gone
        return any(each.within in names for each in lost)
    if finding.code not in _MISSING:
        return False
    declared = {name for each in lost for name in (*each.names, *map(slug, each.texts))}
    return any(name in declared or get_close_matches(name, declared, 1, _ALIKE) for name in names)
