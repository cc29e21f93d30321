"""Trees -> what is wrong with the rules as the documents print them, before the rulings on them settle it.

A ruling closes a gap so well that no check can see it any more. Here the rules are understood again without what their
rulings change and declare; a finding that is then new is the document's, and says which ruling settles it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

import attrs
from attrs import evolve

from rulec.checks import find_all
from rulec.checks.shown import PASTE
from rulec.diagnostics import Diagnostic, Note, Severity
from rulec.model.build import build
from rulec.model.entities import Cite
from rulec.model.patches import header_path, header_word, lines_in
from rulec.source import Span
from rulec.syntax import nodes as n

Groups = Sequence[tuple[str, n.Tree]]
# Rules that are changed need what is declared: without the dice and kinds of a ruling there would be nothing to judge.
_DECLARED = ("kind", "record", "die")
# What a ruling alone names is no fault of the document's, nor is what a text then says too much.
_OF_THE_DOCUMENT = ("RC5", "RC61", "RC63")
_QUOTED = re.compile(r"`(\w+)`")


def find_before_rulings(groups: Groups) -> list[Diagnostic]:
    """The findings in rulesets without their rulings. Those that there are with them as well come up again."""
    bare = [(key, _less(tree, frozenset())) for key, tree in groups]
    _, problems = build([(key, _less(tree, None)) for key, tree in bare])
    errors = [d for d in problems if d.code.severity is Severity.ERROR]
    first = {(d.code.id, d.message, _group(groups, d.span)): d for d in reversed(errors)}
    found = list(first.values())
    kept: frozenset[Span] = frozenset()
    model, problems = build(bare)
    while problems:  # What cannot be understood without a ruling keeps it.
        more = frozenset(ruling.span for d in problems for ruling in _settling(groups, d)) - kept
        if not more:
            return [_told(groups, d) for d in found]
        kept |= more
        model, problems = build([(key, _less(tree, kept)) for key, tree in groups])
    for ruleset in model.rulesets.values():
        if ruleset.rulings and not ruleset.variant_of:
            found += [d for d in find_all(ruleset) if d.code.id.startswith(_OF_THE_DOCUMENT)]
    return [_told(groups, d) for d in found]


def _less(tree: n.Tree, kept: frozenset[Span] | None) -> n.Tree:
    """A tree without examples, concepts, variants, and what its rulings change, but for those kept; None: nor declare."""
    lines = []
    for line in tree.lines:
        if isinstance(line.lead, n.ExampleHead | n.ConceptHead | n.VariantHead | n.AllowHead):
            continue
        if isinstance(line.lead, n.RulingHead) and (kept is None or line.span not in kept):
            line = evolve(line, body=() if kept is None else tuple(b for b in line.body if _declares(b)))
        lines.append(line)
    return evolve(tree, lines=tuple(lines))


def _declares(line: n.Line) -> bool:
    return not isinstance(line.lead, n.ChangeHead) or line.lead.word in _DECLARED


def _told(groups: Groups, finding: Diagnostic) -> Diagnostic:
    """The finding, with the ruling that settles it."""
    finding = evolve(finding, cites=finding.cites or _cites(groups, finding.span))
    rulings = list(_settling(groups, finding))
    if not rulings:
        return finding
    names = ", ".join(f"`{r.lead.name.text}`" for r in rulings if isinstance(r.lead, n.RulingHead))
    which = f"the ruling {names} settles it" if len(rulings) == 1 else f"it is settled by one of the rulings {names}"
    help_ = f"{which}; the document still leaves it open"
    where = "settled here" if len(rulings) == 1 else "settled here, or by the other"
    notes = (*finding.notes, *(Note(r.span, where) for r in rulings))
    said = finding.help.split(PASTE)[0].rstrip()  # An example of it would fail: the ruling is there.
    return evolve(finding, notes=notes, help=f"{help_}\n{said}" if said else help_)


def _settling(groups: Groups, finding: Diagnostic) -> Iterator[n.Line]:
    """The rulings that declare what a finding names; else those that change the statements it is about."""
    lines = _beside(groups, finding.span)
    rulings = [line for line in lines if isinstance(line.lead, n.RulingHead)]
    named = set(_QUOTED.findall(finding.message)) if finding.code.id.startswith("RC1") else set()
    declaring = [r for r in rulings if named & set(_declared(r))]
    spans = (finding.span, *(note.span for note in finding.notes))
    about = [statement for span in spans if (statement := _statement(lines, span)) is not None]
    yield from declaring or [r for r in rulings if any(_changes(b.lead, s) for b in r.body for s in about)]


def _beside(groups: Groups, span: Span) -> list[n.Line]:
    """The lines of the ruleset in which a span is."""
    key = _group(groups, span)
    return [line for k, tree in groups if k == key for line in tree.lines]


def _group(groups: Groups, span: Span) -> str:
    return next((k for k, tree in groups if any(line.span.path == span.path for line in tree.lines[:1])), "")


def _statement(lines: Sequence[n.Line], span: Span) -> n.Line | None:
    above = [line for line in lines if line.span.path == span.path and line.span.start <= span.start]
    return above[-1] if above else None


def _cites(groups: Groups, span: Span) -> tuple[str, ...]:
    """What the line of a span cites, or the statement around it."""
    statement = _statement(_beside(groups, span), span)
    inner = sorted(lines_in(statement), key=lambda line: line.span.start) if statement else []
    cites = [line.tail.cites for line in inner if line.tail.cites and line.span.start <= span.start]
    return tuple(str(Cite(c.source, c.lines)) for c in cites[-1]) if cites else ()


def _changes(lead: object, line: n.Line) -> bool:
    if not isinstance(lead, n.ChangeHead):
        return False
    return lead.word == header_word(line) and header_path(line)[: len(lead.path)] == lead.path


def _declared(ruling: n.Line) -> Iterator[str]:
    for line in lines_in(ruling):
        for field in attrs.fields(type(line.lead)) if attrs.has(type(line.lead)) else ():
            value = getattr(line.lead, field.name)
            if isinstance(value, n.Name):
                yield value.text
