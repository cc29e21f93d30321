"""Trees of a ruleset + indexes of its documents -> findings: lines cited by nothing, figures not carried, not printed, or
cited past the end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rulec.diagnostics import Code, Diagnostic, Severity
from rulec.provenance.carried import Carrier, carriers
from rulec.provenance.claimed import claims, unfounded
from rulec.provenance.coverage import cover
from rulec.provenance.index import Index
from rulec.source import Span
from rulec.syntax import nodes as n

_BASE = 'ruleset r "Rules"\n  source qrs "sheet"\nrecord unit\n  dp "DP": 0 to 6\ntest morale for unit\n  roll D6\n  modifiers\n'

UNCITED = Code(
    id="RC641",
    slug="uncited-line",
    severity=Severity.WARNING,
    summary="A line of the document is cited by no rule.",
    why="What it says has been passed over. If it says nothing (a heading, a rule of the printer), the index can waive it.",
    bad=f'# Line 2 of the sheet says something too.\n{_BASE}    -1 "each DP" per dp  @qrs 1\n',
    good=f'{_BASE}    -1 "each DP" per dp  @qrs 1-2\n',
)
NOT_CARRIED = Code(
    id="RC642",
    slug="figure-not-carried",
    severity=Severity.WARNING,
    summary="A figure of the document is in no rule that cites its line.",
    why="The rule says another figure than is printed, or leaves one out.",
    bad=f'# Line 1 of the sheet says -2.\n{_BASE}    -1 "each DP" per dp  @qrs 1\n',
    good=f'{_BASE}    -2 "each DP" per dp  @qrs 1\n',
)
PAST_THE_END = Code(
    id="RC643",
    slug="citation-past-the-end",
    severity=Severity.WARNING,
    summary="A rule cites a line that the document does not have.",
    why="The line number is wrong, or the document has become shorter since.",
    bad=f'# The sheet has 2 lines.\n{_BASE}    -1 "each DP" per dp  @qrs 3\n',
    good=f'{_BASE}    -1 "each DP" per dp  @qrs 2\n',
)
NOT_PRINTED = Code(
    id="RC644",
    slug="figure-not-printed",
    severity=Severity.WARNING,
    summary="A rule has a figure that none of the lines it cites says.",
    why="It was misread or mistyped, or it is a reading of ours, which belongs into a ruling.",
    bad=f'# Line 1 of the sheet says -1.\n{_BASE}    -3 "each DP" per dp  @qrs 1\n',
    good=f'{_BASE}    -1 "each DP" per dp  @qrs 1\n',
)


def find(head: Span, trees: Sequence[n.Tree], indexes: Mapping[str, Index]) -> Iterator[Diagnostic]:
    """indexes: those that are kept, by the ruleset's short names of the documents. head: where the ruleset begins."""
    every = carriers(trees)
    for source, index in indexes.items():
        own = [c for c in every if c.source == source]
        covered = cover(index, own)
        for number in covered.uncited:
            advice = "cite it where it is said, or waive it in its index with a reason"
            yield UNCITED.at(head, f"line {number} of {index.document} is cited by nothing", help=advice)
        for number, lost in covered.missing.items():
            yield _not_carried(source, number, lost, own)
        for carrier, number in covered.beyond:
            message = f"{index.document} has no line {number}"
            yield PAST_THE_END.at(carrier.span, message, label="cited here", cites=(f"@{source} {number}",))
    yield from _not_printed(trees, indexes)


def _not_carried(source: str, number: int, lost: tuple[str, ...], own: Sequence[Carrier]) -> Diagnostic:
    here = min((c for c in own if number in c.lines), key=lambda c: (len(c.lines), c.span.path, c.span.start))
    words = ", ".join(lost)
    message = f"line {number} says {words}, and no rule that cites it does"
    advice = "write it in a formal part, or call it incidental in the index, with a reason"
    return NOT_CARRIED.at(here.span, message, label="cited here", help=advice, cites=(f"@{source} {number}",))


def _not_printed(trees: Sequence[n.Tree], indexes: Mapping[str, Index]) -> Iterator[Diagnostic]:
    for found in unfounded(claims(trees), indexes):
        cites = tuple(f"@{s} {', '.join(map(str, sorted(lines)[:6]))}" for s, lines in found.claim.cites)
        sign = ("+" if found.figure > 0 else "-") if found.sign else ""
        said = f"{sign}{abs(found.figure)}"
        what = "print it with the other sign" if found.sign else "do not say it"
        message = f"the rule says {said}, and the lines it cites {what}"
        advice = "mend the figure or the citation; a reading of our own goes into a ruling"
        yield NOT_PRINTED.at(found.claim.span, message, label="not printed there", help=advice, cites=cites)
