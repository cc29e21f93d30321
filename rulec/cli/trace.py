"""rulec trace: which lines and figures of a document the rules carry, and what has changed since."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from rulec.cli.verbs import EXIT_CODES

if TYPE_CHECKING:
    from rulec.project import Project
    from rulec.provenance.coverage import Coverage
    from rulec.provenance.trace import Traced

SHOWN = 20  # of each list, without --all


@click.command(
    "trace",
    epilog=f"""\b
Examples:
  rulec trace                              every ruleset against its documents
  rulec trace rules/cfeo16 --all           one ruleset, with everything listed
  rulec trace --index qrs.txt              keep an index of a document
  rulec trace --document qrs.txt           what a changed document makes stale

{EXIT_CODES} The index of qrs.txt is rules/sources/qrs.toml: line numbers, short hashes
and figures, never the text. Lines that say nothing are waived there, with a reason.""",
)
@click.argument("paths", nargs=-1, type=click.Path(path_type=Path))
@click.option(
    "--index", "to_index", metavar="FILE", type=click.Path(path_type=Path), help="Make the index of a document."
)
@click.option("--document", metavar="FILE", type=click.Path(path_type=Path), help="Compare a document with its index.")
@click.option("--all", "everything", is_flag=True, help="List all lines, not the first few.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def command(
    paths: tuple[Path, ...], to_index: Path | None, document: Path | None, everything: bool, as_json: bool
) -> None:
    """Say which lines of the documents the rules at PATHS cite, and which figures they carry."""
    from rulec.diagnostics import RulecError  # late, like all that is heavy
    from rulec.project import project_of
    from rulec.provenance.trace import trace_project

    project = project_of(paths)
    if to_index is not None:
        click.echo(_make_index(project, to_index))
        return
    traced = trace_project(project, paths)
    if not traced:
        raise RulecError('no ruleset here names a document; write source NAME "document" under its ruleset line')
    if document is not None:
        text, bad = _stale(project, traced, document)
    else:
        bad = any(t.coverage is None or not t.coverage.complete for t in traced)
        report = [_as_json(t) for t in traced]
        text = json.dumps(report, indent=2) if as_json else "\n\n".join(_report(t, everything) for t in traced)
    click.echo(text)
    click.get_current_context().exit(int(bad))


def _text(path: Path) -> str:
    from rulec.project import decode, read_bytes

    source, _ = decode(path.name, read_bytes(path))
    return source.text


def _make_index(project: Project, file: Path) -> str:
    from rulec.project import write_atomic
    from rulec.provenance.index import index, write
    from rulec.provenance.trace import index_path, kept_index

    made = index(file.stem, _text(file), kept_index(project, file.stem))
    path = index_path(project, file.stem)
    path.parent.mkdir(parents=True, exist_ok=True)
    changed = write_atomic(path, write(made).encode())
    shown = path.relative_to(project.root).as_posix()
    figures = sum(len(line.figures) for line in made.lines)
    return f"{shown}: {len(made.lines)} lines, {figures} figures{'' if changed else ' (as it was)'}"


def _stale(project: Project, traced: Sequence[Traced], file: Path) -> tuple[str, bool]:
    from rulec.diagnostics import RulecError
    from rulec.provenance.index import index
    from rulec.provenance.staleness import stale
    from rulec.provenance.trace import kept_index

    old = kept_index(project, file.stem)
    if old is None:
        raise RulecError(f"there is no index of {file.stem}; make it with rulec trace --index {file}")
    every = [c for t in traced if t.document == file.stem for c in t.carriers]
    found, moved = stale(old, index(file.stem, _text(file)), every)
    if not found and not moved:
        return f"{file.stem}: nothing has changed since it was transcribed", False
    lines = [f"{file.stem}: {_count(len(found), 'line')} changed since it was transcribed"]
    for line in found:
        places = ", ".join(dict.fromkeys(f"{c.name or 'a statement'} ({c.span.path})" for c in line.who))
        lines.append(f"  line {line.number} is {line.what}: {places or 'cited by nothing'}")
    for run in moved:
        which = f"line {run.first} is" if run.first == run.last else f"lines {run.first} to {run.last} are"
        lines.append(f"  {which} as before, now from line {run.now} on: cite them anew")
    return "\n".join(lines), True


def _report(traced: Traced, everything: bool) -> str:
    found = traced.coverage
    head = f"{traced.ruleset} @{traced.source}: {traced.document}"
    if found is None:
        return f"{head}\n  no index is kept; make it with rulec trace --index {traced.document}.txt"
    share = 100 * len(found.prose) / found.lines if found.lines else 0
    lines = [
        head,
        f"  lines    {found.cited} of {found.lines} cited, {len(found.waived)} waived, {len(found.uncited)} left",
        f"  figures  {found.carried} of {found.figures} carried, {found.incidental} incidental",
        f"  notes    {len(found.prose)} lines ({share:.0f} %) are said in words alone",
    ]
    lines += _listed("cited by nothing", [f"line {k}" for k in found.uncited], everything)
    missing = [f"line {k}: {', '.join(v)}" for k, v in found.missing.items()]
    lines += _listed("figures in no statement that cites their line", missing, everything)
    lines += _listed("citations past the end", [f"line {k}: {c.name}" for c, k in found.beyond], everything)
    if everything:
        lines += _listed("words alone", [f"line {k}" for k in found.prose], True)
        lines += _listed("waived", [f"line {k}: {why}" for k, why in found.waived.items()], True)
        passed = traced.index.incidental if traced.index else {}
        lines += _listed("incidental", [f"line {k}: {', '.join(v)} ({why})" for k, (v, why) in passed.items()], True)
    return "\n".join(lines)


def _listed(title: str, items: list[str], everything: bool) -> list[str]:
    if not items:
        return []
    shown = items if everything else items[:SHOWN]
    more = [f"    and {len(items) - len(shown)} more (--all)"] if len(shown) < len(items) else []
    return [f"  {title}:", *(f"    {item}" for item in shown), *more]


def _as_json(traced: Traced) -> dict[str, Any]:
    found: Coverage | None = traced.coverage
    base: dict[str, Any] = {"ruleset": traced.ruleset, "source": traced.source, "document": traced.document}
    if found is None:
        return {**base, "index": False}
    return {
        **base, "index": True, "complete": found.complete, "lines": found.lines, "cited": found.cited,
        "waived": {str(k): v for k, v in found.waived.items()}, "uncited": list(found.uncited),
        "figures": found.figures, "carried": found.carried,
        "missing": {str(k): list(v) for k, v in found.missing.items()}, "notes_alone": list(found.prose),
        "past_the_end": [k for _, k in found.beyond],
    }  # fmt: skip


def _count(n: int, thing: str) -> str:
    return f"{n} {thing}{'s' * (n != 1)}"
