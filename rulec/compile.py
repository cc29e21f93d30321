"""The order of the passes, and nothing else: paths -> sources -> syntax -> model -> findings. Data flows one way."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path

from attrs import evolve, frozen

from rulec.before_rulings import find_before_rulings
from rulec.checks import find_all, find_between
from rulec.checks.allows import apply_allows
from rulec.checks.cited import cited
from rulec.codes import CODES
from rulec.diagnostics import Diagnostic, RulecError, Severity
from rulec.model.build import build
from rulec.model.entities import Model, Ruleset
from rulec.project import SUFFIX, Project, group_sources, has_header, read_sources, targets
from rulec.provenance.findings import find as find_in_documents
from rulec.provenance.trace import kept_index
from rulec.source import Source
from rulec.syntax.nodes import Tree
from rulec.syntax.parse import parse

Tell = Callable[[str], None]
Find = Callable[[Ruleset, Sequence[Source]], Iterable[Diagnostic]]
_MORE = re.compile(r"^(?!example\b|language\b)[^\s#]", re.MULTILINE)  # what begins a line and is no example


@frozen
class Compiled:
    """The model of all that could be understood, the sources by path, and the findings in order."""

    model: Model
    sources: Mapping[str, Source]
    diagnostics: tuple[Diagnostic, ...]

    @property
    def failed(self) -> bool:
        """Whether the rules are wrong; a note is only worth knowing."""
        return any(d.code.severity is not Severity.NOTE for d in self.diagnostics)


def _quiet(doing: str) -> None:
    """Tell nobody."""


def compile_project(
    project: Project,
    paths: Sequence[Path],
    tell: Tell = _quiet,
    *,
    check: bool = True,
    allow: bool = True,
    examples: bool = True,
    find: Find | None = None,
) -> Compiled:
    """Read, parse, build and check the rules at paths (all of the project if none is named).

    A file is never looked at alone: naming one of a ruleset's files means the whole ruleset. tell is told what is
    being done, for a display of progress. Without check only what could not be understood is found; without allow
    nothing that is found is silenced, neither by `allow` nor by `differ` and `silent`, and what rulings settle is found
    too; without examples files with nothing but examples are passed over, for nothing is made of them. find: does the
    checks on one ruleset, given its sources, for those who keep what was found.
    """
    sources, findings = _read(project, paths)
    unusable = {d.span.path for d in findings}
    groups: list[tuple[str, Tree]] = []
    group_of: dict[str, str] = {}
    for key, members in group_sources(sources).items():
        for source in members:
            tell(f"reading {source.path}")
            group_of[source.path] = key
            if source.path not in unusable and (examples or _MORE.search(source.text)):
                parsed = parse(source)
                findings += parsed.diagnostics
                groups.append((key, parsed.tree))
    tell("resolving names")
    model, problems = build(groups)
    findings += problems
    for ruleset in model.rulesets.values() if check else ():
        tell(f"checking {ruleset.name}")
        trees = [tree for key, tree in groups if key == group_of[ruleset.span.path]]
        base = model.rulesets.get(ruleset.variant_of)
        own = {group_of[r.span.path] for r in (ruleset, base) if r is not None}
        of_it = [source for source in sources if group_of[source.path] in own]
        more = [
            partial(find, ruleset, of_it) if find else partial(find_all, ruleset),
            partial(_in_documents, project, ruleset, trees),
        ]
        mine = {source.path for source in of_it}
        findings = _checked(ruleset, base, findings, mine, more, allow=allow)
    if check and all(d.code.severity is not Severity.ERROR for d in findings):
        tell("comparing rulesets")
        findings += find_between(model if allow else _undeclared(model))
    if check and not allow and all(d.code.severity is not Severity.ERROR for d in findings):
        tell("reading the rules without their rulings")
        known = {(d.code, d.span.path, d.message) for d in findings}
        findings += [d for d in find_before_rulings(groups) if (d.code, d.span.path, d.message) not in known]
    ordered = sorted(set(cited(model, findings)), key=lambda d: d.sort_key)
    return Compiled(model, {s.path: s for s in sources}, tuple(ordered))


def _read(project: Project, paths: Sequence[Path]) -> tuple[list[Source], list[Diagnostic]]:
    """The sources at paths, with the rest of each ruleset of which a file is named."""
    wanted = targets(project, paths)
    sources, findings = read_sources(wanted, project.root)
    if not sources:
        raise RulecError(f"there is no {SUFFIX} file in {', '.join(str(path) for path in wanted)}")
    folders = sorted({path.resolve().parent for path in wanted if path.is_file()})
    beside = [file for folder in folders for file in folder.glob(f"[!.]*{SUFFIX}") if file.is_file()]
    if not beside:
        return sources, findings
    asked = {source.path for source in sources}
    every, problems = read_sources([*wanted, *beside], project.root)
    kept = {source.path for group in group_sources(every).values() for source in _of_interest(group, asked)}
    return [s for s in every if s.path in kept], [d for d in problems if d.span.path in kept]


def _of_interest(group: Sequence[Source], asked: Collection[str]) -> Sequence[Source]:
    """All of a ruleset of which a file is asked for; where a folder holds several rulesets, what is asked for alone."""
    wanted = [source for source in group if source.path in asked]
    return group if wanted and sum(map(has_header, group)) == 1 else wanted


def _checked(
    ruleset: Ruleset,
    base: Ruleset | None,
    findings: Iterable[Diagnostic],
    mine: Collection[str],
    more: Iterable[Callable[[], Iterable[Diagnostic]]],
    *,
    allow: bool,
) -> list[Diagnostic]:
    """All findings so far, with more on this ruleset, less what its allows silence. mine: its files and those of its base.

    A ruleset that was not understood whole is not checked: half a model would give false findings.
    """
    own: list[Diagnostic] = []
    others: list[Diagnostic] = []
    for finding in findings:
        (own if finding.span.path in mine else others).append(finding)
    whole = all(d.code.severity is not Severity.ERROR for d in own)
    if whole:
        own += [finding for look in more for finding in look()]
    if not allow:
        return others + own
    inherited = base.allows if base else ()
    return others + apply_allows(ruleset, own, CODES, whole=whole, inherited=inherited)


def _undeclared(model: Model) -> Model:
    """The model without what its concepts declare: neither differences nor silence."""
    bare = (
        evolve(c, differ=(), places={name: place for name, place in c.places.items() if place}) for c in model.concepts
    )
    return evolve(model, concepts=tuple(bare))


def _in_documents(project: Project, ruleset: Ruleset, trees: Sequence[Tree]) -> Iterable[Diagnostic]:
    """What the indexes of the documents say of a ruleset; of a document without one nothing can be said."""
    if ruleset.variant_of:  # What a variant changes, no document says.
        return ()
    kept = {name: index for name, document in ruleset.sources.items() if (index := kept_index(project, document))}
    return find_in_documents(ruleset.span, trees, kept)
