"""rulec diff: two editions in, what changed as rules out."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from rulec.cli.progress import progress

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rulec.diff.changes import Change
    from rulec.diff.diff import Diff
    from rulec.editions import Edition

FORMATS = ("text", "json")


@click.command(
    "diff",
    epilog="""\b
Examples:
  rulec diff                         what I changed since the last commit
  rulec diff cfeo16 cfeo18           one edition against another
  rulec diff git:HEAD~5 cfeo16       a ruleset as it was, and as it is
  rulec diff git:v1:cfeo16 mine.rules
  rulec diff --format json           for a program

\b
OLD and NEW are rulesets by name, files, folders, or git:REV[:PATH]. One change is told once, with one
verdict: added, removed, restructured, scope changed, value changed, moved, reworded. Moved and reworded
are shown with --all.

Exit codes: 0 no difference, 1 they differ, 2 could not run.""",
)
@click.argument("old", required=False)
@click.argument("new", required=False)
@click.option(
    "--format", "fmt", type=click.Choice(FORMATS), default="text", show_default=True, help="How to print changes."
)
@click.option("--all", "everything", is_flag=True, help="Also what is only moved or reworded.")
def command(old: str | None, new: str | None, fmt: str, everything: bool) -> None:
    """Say what changed from OLD to NEW as rules; alone, what changed since the last commit."""
    from rulec.diff.report_data import json_report
    from rulec.diff.report_text import text_report

    with progress() as tell:
        tell("reading both editions")
        one, two = _editions(old, new)
        _refuse_faulty(one, two)
        diffs = _compare(one, two, tell)
    shown = [diff.changes if everything else diff.mattering for diff in diffs]
    click.echo(json_report(diffs, shown) if fmt == "json" else _text(text_report(diffs, shown), shown), nl=False)
    click.get_current_context().exit(int(any(shown)))


def _text(report: str, shown: Sequence[Sequence[Change]]) -> str:
    return report if any(shown) else "no differences\n"


def _editions(old: str | None, new: str | None) -> tuple[Edition, Edition]:
    from rulec.editions import changes_since, open_edition
    from rulec.project import find_project

    project = find_project(Path())
    if old is None:
        return changes_since(project, "HEAD")
    if new is None:
        if old.startswith("git:") and ":" not in old[4:]:
            return changes_since(project, old[4:] or "HEAD")
        raise click.UsageError("name two editions to compare, or none for what changed since the last commit.")
    return open_edition(project, old), open_edition(project, new)


def _compare(one: Edition, two: Edition, tell: object) -> list[Diff]:
    from rulec.diff.diff import compare
    from rulec.editions import couple

    assert callable(tell)
    pairs, _, _ = couple(one, two)
    found = []
    for old, new in pairs:
        tell(f"comparing {new.name}")
        found.append(compare(old, new, two.concepts, one.sources, two.sources))
    return found


def _refuse_faulty(*editions: Edition) -> None:
    """Rules that are not understood are not compared."""
    from rulec.report import render

    for edition in editions:
        if edition.faults:
            click.echo(render(edition.faults, edition.sources), err=True, nl=False)
            click.echo(f"{edition.title} could not be understood, so it cannot be compared", err=True)
            click.get_current_context().exit(2)
