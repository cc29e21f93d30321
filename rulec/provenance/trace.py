"""A project -> for each ruleset and document what is carried, from the rules and the indexes kept beside them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from attrs import frozen

from rulec.diagnostics import RulecError
from rulec.project import Project, group_sources, read_bytes, read_sources, targets
from rulec.provenance.carried import Carrier, carriers
from rulec.provenance.coverage import Coverage, cover
from rulec.provenance.index import Index, read
from rulec.syntax import nodes as n
from rulec.syntax.parse import parse

SOURCES = "sources"  # the folder of indexes, among the rules


@frozen
class Traced:
    """A ruleset and one document it cites. index is None where none is kept."""

    ruleset: str
    source: str
    document: str
    carriers: tuple[Carrier, ...]
    index: Index | None
    coverage: Coverage | None


def index_path(project: Project, document: str) -> Path:
    """Where the index of a document is kept; the name comes from the rules and must be a plain one."""
    if not document or document != Path(document).name or document.startswith("."):
        raise RulecError(f"{document!r} cannot be the name of a document; use letters, digits and dashes")
    return project.rules / SOURCES / f"{document}.toml"


def kept_index(project: Project, document: str) -> Index | None:
    path = index_path(project, document)
    return read(document, read_bytes(path).decode("utf-8", "replace")) if path.is_file() else None


def trace_project(project: Project, paths: Sequence[Path]) -> list[Traced]:
    """Every ruleset at paths with every document it names."""
    sources, findings = read_sources(targets(project, paths), project.root)
    found = []
    for members in group_sources([s for s in sources if s.path not in {d.span.path for d in findings}]).values():
        parsed = [parse(source) for source in members]
        if any(p.diagnostics for p in parsed):
            raise RulecError(f"{members[0].path}: there are syntax errors; rulec check shows them")
        trees = [p.tree for p in parsed]
        head = next((line for t in trees for line in t.lines if isinstance(line.lead, n.RulesetHead)), None)
        if head is None or not isinstance(head.lead, n.RulesetHead):
            continue
        every = carriers(trees)
        for source, document in _documents(head):
            own = tuple(c for c in every if c.source == source)
            index = kept_index(project, document)
            coverage = cover(index, own) if index else None
            found.append(Traced(head.lead.name.text, source, document, own, index, coverage))
    return found


def _documents(head: n.Line) -> list[tuple[str, str]]:
    """`source qrs "cfeo16-qrs"` -> (qrs, cfeo16-qrs)."""
    found = []
    for line in head.body:
        if isinstance(line.lead, n.Setting) and line.lead.word == "source" and len(line.lead.values) == 2:
            name, document = line.lead.values
            if isinstance(name, n.Ref) and isinstance(document, n.Label):
                found.append((name.path[0], document.text))
    return found
