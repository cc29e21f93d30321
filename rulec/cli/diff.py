"""rulec diff: two editions in, what changed as rules out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from rulec.cli.diff_driver import ARGUMENTS, UNMERGED, NotUnderstood, as_text, driven
from rulec.cli.progress import progress
from rulec.diagnostics import RulecError

if TYPE_CHECKING:
    from rulec.diff.changes import Change
    from rulec.diff.diff import Diff, View
    from rulec.editions import Edition
    from rulec.project import Project

FORMATS = ("text", "json", "markdown", "html", "pdf")
_PDF = "changes.pdf"


@click.command(
    "diff",
    epilog="""\b
Examples:
  rulec diff                         what I changed since the last commit
  rulec diff git:HEAD~5              since five commits ago
  rulec diff cfeo16 cfeo18           one edition against another
  rulec diff git:v1:cfeo16 cfeo16    a ruleset as it was, and as it is
  rulec diff --behaviour             only what changes a result, with examples to run
  rulec diff --format markdown       as a comment for a review
  rulec diff cfeo16 cfeo18 --format pdf -o changes.pdf
                                     a sheet of what changed, to print
  rulec diff --accept 0a1b2c3d4e5f --because "agreed on 3 May"

\b
OLD and NEW are rulesets by name, files, folders, or git:REV[:PATH]. One change is told once, with one
verdict: added, removed, restructured, scope changed, value changed, moved, reworded. Moved and reworded
are shown with --all. Results are compared over every case that both rulesets know, with exact odds.

Exit codes: 0 no difference at this depth, 1 they differ, 2 could not run.""",
)
@click.argument("editions", nargs=-1, metavar="[OLD NEW]")
@click.option(
    "--format", "fmt", type=click.Choice(FORMATS), default="text", show_default=True, help="How to print changes."
)
@click.option("-o", "--output", metavar="FILE", help=f"Where to write it; a PDF is {_PDF} unless told.")
@click.option("--all", "depth", flag_value="all", help="Everything, also what is only moved or reworded.")
@click.option("--behaviour", "depth", flag_value="behaviour", help="Only what changes a result.")
@click.option("--no-behaviour", is_flag=True, help="Do not work out what it does to results.")
@click.option(
    "--accept", "accepted", multiple=True, metavar="FINGERPRINT", help="Accept a change: it is not shown again."
)
@click.option("--because", metavar="REASON", help="Why the changes are accepted.")
@click.option("--driver", is_flag=True, help="Be the diff driver of git: it gives the arguments.")
def command(
    editions: tuple[str, ...],
    fmt: str,
    output: str | None,
    depth: str | None,
    no_behaviour: bool,
    accepted: tuple[str, ...],
    because: str | None,
    driver: bool,
) -> None:
    """Say what changed from OLD to NEW as rules; alone, what changed since the last commit."""
    if bool(accepted) != bool(because):
        raise click.UsageError("--accept needs --because, and --because needs --accept.")
    if driver and len(editions) != UNMERGED and len(editions) < ARGUMENTS:
        raise click.UsageError("--driver is for git, which gives it seven arguments; see docs/diff.md.")
    if not driver and len(editions) > 2:
        raise click.UsageError("name two editions to compare, or none for what changed since the last commit.")
    depth = depth or "matters"
    try:
        project, diffs = _diffs(editions, depth, driver, swept=depth == "behaviour" or not no_behaviour)
        if accepted and because:
            _accept(project, diffs, accepted, because)
            return
        known = _known(project, driver)
    except (NotUnderstood, RulecError) as error:
        if not driver:
            raise
        if isinstance(error, RulecError):
            click.echo(f"{error}", err=True)
        click.echo(as_text(editions), nl=False)
        return
    views = [_view(diff.marked(known), depth) for diff in diffs]
    differs = any(view.differs for view in views)
    _write(_report(views, fmt, depth, driver), output or (_PDF if fmt == "pdf" else ""))
    # A driver that leaves with 1 makes git stop.
    click.get_current_context().exit(int(differs and not driver))


def _diffs(editions: tuple[str, ...], depth: str, driver: bool, *, swept: bool) -> tuple[Project, list[Diff]]:
    from rulec.project import find_project

    project = find_project(Path())
    with progress() as tell:
        tell("reading both editions")
        one, two = driven(project, editions) if driver else _editions(project, editions)
        _refuse_faulty(one, two)
        return project, _compare(one, two, tell, swept=swept, whole=depth != "matters")


def _write(report: str | bytes, output: str) -> None:
    if not output:
        click.echo(report, nl=False)
        return
    from rulec.project import write_atomic

    write_atomic(Path(output), report.encode() if isinstance(report, str) else report)
    click.echo(f"wrote {output}")


def _report(views: Sequence[View], fmt: str, depth: str, driver: bool) -> str | bytes:
    match fmt:
        case "pdf":
            from rulec.changes_sheet import changes_pdf

            return changes_pdf(views)
        case "json":
            from rulec.diff.report_data import json_report

            return json_report(views, depth)
        case "markdown":
            from rulec.changes_sheet import changes_markdown

            return changes_markdown(views, depth)
        case "html":
            from rulec.changes_words import printed
            from rulec.diff.report_html import html_report

            return html_report(views, depth, printed)
    from rulec.diff.report_text import text_report

    return text_report(views, depth) if not driver or any(view.differs for view in views) else ""


def _view(diff: Diff, depth: str) -> View:
    from rulec.diff.diff import view

    return view(diff, depth)


# ---------------------------------------------------------------- editions


def _editions(project: Project, names: Sequence[str]) -> tuple[Edition, Edition]:
    from rulec.editions import changes_since, open_edition

    if not names:
        return changes_since(project, "HEAD")
    if len(names) == 1:
        if names[0].startswith("git:") and ":" not in names[0][4:]:
            return changes_since(project, names[0][4:] or "HEAD")
        raise click.UsageError("name two editions to compare, or none for what changed since the last commit.")
    return open_edition(project, names[0], concepts=False), open_edition(project, names[1])


def _compare(one: Edition, two: Edition, tell: Callable[[str], None], *, swept: bool, whole: bool) -> list[Diff]:
    from rulec.diff.behaviour import FEW, MANY
    from rulec.diff.changes import ADDED, REMOVED
    from rulec.diff.diff import alone, compare
    from rulec.editions import couple

    pairs, gone, come = couple(one, two)
    if not pairs and one.rulesets and two.rulesets and not (gone or come):
        names = f"{', '.join(one.rulesets)} and {', '.join(two.rulesets)}"
        raise RulecError(f"there is no one ruleset to compare with one: {names}; name a ruleset on either side")
    found = []
    for old, new in pairs:
        tell(f"comparing {new.name}")
        most = MANY if whole else FEW
        found.append(compare(old, new, two.concepts, one.sources, two.sources, swept=swept, witnesses=most))
    lone = [alone(one.rulesets[name], one.sources, REMOVED) for name in gone]
    lone += [alone(two.rulesets[name], two.sources, ADDED) for name in come]
    return [*_without_followers(found), *lone]


def _without_followers(diffs: Sequence[Diff]) -> Iterator[Diff]:
    """A variant that only follows its ruleset is said in a line: the changes are told there."""
    told = {diff.new.name: {change.fingerprint for change in diff.changes} for diff in diffs}
    for diff in diffs:
        base, own = diff.new.variant_of, {change.fingerprint for change in diff.changes}
        if own and own <= told.get(base, set()):
            click.echo(f"{diff.new.name} changes with {base}", err=True)
        else:
            yield diff


def _refuse_faulty(*editions: Edition) -> None:
    """Rules that are not understood are not compared."""
    for edition in editions:
        if edition.faults:
            from rulec.report import render

            click.echo(render(edition.faults, edition.sources), err=True, nl=False)
            click.echo(f"{edition.title} could not be understood, so it cannot be compared", err=True)
            click.get_current_context().exit(2)


# ---------------------------------------------------------------- accepted changes


def _known(project: Project, driver: bool) -> dict[str, str]:
    """The changes that were accepted. A driver goes on without them where the file is broken, or git would stop."""
    from rulec.diff.accepted import NAME, read_accepted
    from rulec.project import read_bytes

    path = project.root / NAME
    try:
        return read_accepted(read_bytes(path), NAME) if path.is_file() else {}
    except RulecError as error:
        if not driver:
            raise
        click.echo(f"{error}; nothing is taken as accepted", err=True)
        return {}


def _accept(project: Project, diffs: Sequence[Diff], fingerprints: Sequence[str], because: str) -> None:
    """Write the changes that have these fingerprints into the file of accepted ones."""
    from rulec.diff.accepted import NAME, added_to
    from rulec.project import read_bytes, write_atomic

    there = {change.fingerprint: change for diff in diffs for change in diff.changes}
    missing = [name for name in fingerprints if name not in there]
    if missing:
        raise RulecError(f"no change has the fingerprint {missing[0]}; rulec diff --all shows them all")
    chosen: list[Change] = [there[name] for name in fingerprints]
    path = project.root / NAME
    old = read_bytes(path) if path.is_file() else b""
    write_atomic(path, added_to(old, NAME, chosen, because))
    click.echo(f"accepted {len(chosen)} change{'s' if len(chosen) > 1 else ''} in {NAME}")
