"""What the author calls an edition (a ruleset, a file, a folder, git:REV[:PATH]) -> its rulesets, understood."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from pathlib import Path, PurePosixPath

from attrs import evolve, frozen

from rulec.diagnostics import Diagnostic, RulecError, Severity
from rulec.model.build import build
from rulec.model.entities import Concept, Ruleset
from rulec.project import (
    MAX_BYTES,
    SUFFIX,
    Project,
    decode,
    group_sources,
    has_header,
    read_bytes,
    read_sources,
    shipped_rules,
    targets,
)
from rulec.revisions import sources_at
from rulec.source import Source
from rulec.syntax.parse import parse

_GIT = "git:"
_VARIANT = re.compile(r"^variant[ \t]+(\w+).*?[ \t]of[ \t]+(\w+)", re.MULTILINE)
_CONCEPT = re.compile(r"^concept[ \t]", re.MULTILINE)
_RULESET = re.compile(r"^ruleset[ \t]+(\w+)", re.MULTILINE)


@frozen
class Edition:
    """Rulesets by name, with the sources they are written in and what could not be understood of them."""

    title: str
    rulesets: Mapping[str, Ruleset]
    sources: Mapping[str, Source]
    concepts: tuple[Concept, ...] = ()
    faults: tuple[Diagnostic, ...] = ()
    one: bool = False  # a single ruleset was asked for


def understand(title: str, sources: Sequence[Source], findings: Sequence[Diagnostic]) -> Edition:
    """Sources parsed and built; only what is wrong enough to mislead is kept of the findings."""
    found = list(findings)
    unusable = {d.span.path for d in found}
    trees = []
    for key, members in group_sources(sources).items():
        for source in members:
            if source.path not in unusable:
                parsed = parse(source)
                found += parsed.diagnostics
                trees.append((key, parsed.tree))
    model, problems = build(trees)
    found += problems
    faults = tuple(d for d in found if d.code.severity is Severity.ERROR)
    return Edition(title, model.rulesets, {s.path: s for s in sources}, model.concepts, faults)


def changes_since(project: Project, revision: str) -> tuple[Edition, Edition]:
    """The rules at a revision and those of the working tree: only rulesets in which a file differs are understood."""
    then, old_findings = sources_at(project, revision)
    now, new_findings = read_sources(targets(project, []), project.root)
    touched = _touched(then, now)
    return (
        understand(f"{_GIT}{revision}", [s for s in then if s.path in touched], _of(old_findings, touched)),
        understand("working tree", [s for s in now if s.path in touched], _of(new_findings, touched)),
    )


def _of(findings: Iterable[Diagnostic], paths: set[str]) -> list[Diagnostic]:
    return [d for d in findings if d.span.path in paths]


def _touched(then: Sequence[Source], now: Sequence[Source]) -> set[str]:
    """The paths of every ruleset in which a file differs, of the variants of it, and of what a variant is of."""
    groups: dict[str, dict[int, list[Source]]] = {}
    for at, sources in enumerate((then, now)):
        for key, members in group_sources(sources).items():
            groups.setdefault(key, {})[at] = members
    changed = {
        key for key, sides in groups.items()
        if {s.path: s.text for s in sides.get(0, [])} != {s.path: s.text for s in sides.get(1, [])}
    }  # fmt: skip
    home, links = _homes({key: [s for side in sides.values() for s in side] for key, sides in groups.items()})
    for _ in links:
        changed |= {key for key, of in links if home.get(of) in changed}
    wanted = changed | {home[of] for key, of in links if key in changed and of in home}
    return {s.path for key in wanted for side in groups[key].values() for s in side}


def _homes(groups: Mapping[str, Sequence[Source]]) -> tuple[dict[str, str], list[tuple[str, str]]]:
    """Where each ruleset and variant is at home, and which groups vary which ruleset; read off the headers alone."""
    home: dict[str, str] = {}
    links: list[tuple[str, str]] = []
    for key, members in groups.items():
        for source in members:
            variants = _VARIANT.findall(source.text)
            home |= dict.fromkeys((*_RULESET.findall(source.text), *(name for name, _ in variants)), key)
            links += ((key, of) for _, of in variants)
    return home, links


def open_edition(project: Project, name: str, *, concepts: bool = True) -> Edition:
    """What a name on the command line means; without concepts only its rules are read."""
    if name.startswith(_GIT):
        revision, _, inside = name[len(_GIT) :].partition(":")
        sources, findings = sources_at(project, revision or "HEAD")
        edition = understand(name, sources, findings)
        return _inside(edition, inside) if inside else edition
    path = Path(name)
    if path.exists() or name.endswith(SUFFIX):
        return _at_path(project, name, path, concepts)
    return _inside(_project(project, name, name, concepts), name)


def _project(project: Project, title: str, what: str, concepts: bool) -> Edition:
    """What of a project is asked for, with what it is a variant of; all of it if that cannot be told."""
    folders = [] if project.rules.is_dir() else [shipped_rules()]
    sources, findings = read_sources(targets(project, folders), project.root)
    wanted = _needed(sources, what) or {s.path for s in sources}
    told = [s for s in sources if s.path in wanted or (concepts and _CONCEPT.search(s.text))]
    edition = understand(title, told, _of(findings, wanted))
    return evolve(edition, faults=tuple(_of(edition.faults, wanted)))


def _needed(sources: Sequence[Source], what: str) -> set[str]:
    """The paths of a ruleset, file or folder, and of what it is a variant of."""
    groups = group_sources(sources)
    home, links = _homes(groups)
    path = PurePosixPath(what)
    if what in home:
        wanted = {home[what]}
    else:
        wanted = {key for key, members in groups.items() if any(_is_at(s.path, path) for s in members)}
    for _ in links:
        wanted |= {home[of] for key, of in links if key in wanted and of in home}
    return {s.path for key in wanted for s in groups[key]}


def _is_at(file: str, path: PurePosixPath) -> bool:
    own = PurePosixPath(file)
    return own == path or path in own.parents


def _at_path(project: Project, name: str, path: Path, concepts: bool) -> Edition:
    """The rulesets at a path. In a project all of it is read, since a variant there needs what it is of."""
    real = path.resolve()
    if real.is_relative_to(project.rules) and project.rules.is_dir():
        inside = real.relative_to(project.root).as_posix()
        return _inside(_project(project, name, inside, concepts), inside)
    sources, findings = read_sources([path], project.root)
    if path.is_file() and not has_header(sources[0]):  # one file of a ruleset is never looked at alone
        sources, findings = read_sources([path.parent], project.root)
    return evolve(understand(name, sources, findings), one=path.is_file())


def _inside(edition: Edition, what: str) -> Edition:
    """The rulesets of an edition that are called so, or lie at that path."""
    if what in edition.rulesets:
        kept = {what: edition.rulesets[what]}
    else:
        path = PurePosixPath(what)
        kept = {name: rules for name, rules in edition.rulesets.items() if _lies_in(rules, path)}
    if not kept and not edition.faults:
        near = get_close_matches(what, list(edition.rulesets), 1, 0.6)
        hint = f"did you mean {near[0]}?" if near else f"the rulesets are {', '.join(edition.rulesets)}"
        raise RulecError(f"{edition.title}: there is no ruleset, file or folder {what}; {hint}")
    one = what in edition.rulesets or what.endswith(SUFFIX)
    return evolve(edition, rulesets=kept, one=one)


def _lies_in(rules: Ruleset, path: PurePosixPath) -> bool:
    own = PurePosixPath(rules.span.path)
    return own == path or path in own.parents or (path.suffix == SUFFIX and path.parent == own.parent)


def couple(old: Edition, new: Edition) -> tuple[list[tuple[Ruleset, Ruleset]], list[str], list[str]]:
    """Which rulesets to compare: one with one, else those of one name; then the names that only one side has.

    Of an edition that is set against one ruleset, the others are not asked about.
    """
    ones, twos = list(old.rulesets.values()), list(new.rulesets.values())
    if len(ones) == 1 == len(twos):
        return [(ones[0], twos[0])], [], []
    both = [(old.rulesets[name], rules) for name, rules in new.rulesets.items() if name in old.rulesets]
    if old.one or new.one:
        return both, [], []
    return both, [n for n in old.rulesets if n not in new.rulesets], [n for n in new.rulesets if n not in old.rulesets]


def with_file(project: Project, path: str, content: Path) -> Edition:
    """The ruleset that a file belongs to, with another content for that file; /dev/null: without it."""
    sources, findings = read_sources(targets(project, []), project.root)
    name = PurePosixPath(path).as_posix()
    kept = [s for s in sources if s.path != name]
    folder = PurePosixPath(name).parent
    if content.is_file():
        source, problems = decode(name, read_bytes(content, MAX_BYTES + 1))
        kept.append(source)
        findings = [*(d for d in findings if d.span.path != name), *problems]
    wanted = _needed(kept, folder.as_posix())
    told = sorted((s for s in kept if s.path in wanted), key=lambda s: s.path)
    edition = understand(path, told, _of(findings, wanted))
    own = {name: rules for name, rules in edition.rulesets.items() if PurePosixPath(rules.span.path).parent == folder}
    return Edition(edition.title, own, edition.sources, edition.concepts, edition.faults)
