"""rulec fmt: files of rules in, the same files in the canonical layout out."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from rulec.cli.terminal import no_color_option, wants_color
from rulec.cli.verbs import EXIT_CODES

if TYPE_CHECKING:
    from rulec.diagnostics import Diagnostic
    from rulec.source import Source


@click.command(
    "fmt",
    epilog=f"""\b
Examples:
  rulec fmt                        write all rules of this project anew
  rulec fmt rules/skirmish         those in one folder
  rulec fmt --check                change nothing, say what would change
  rulec fmt --diff                 change nothing, show how
  rulec fmt - < in.rules           from standard input to standard output

{EXIT_CODES} With --check or --diff a file out of layout is a finding.
Meaning, comments and blank lines between groups are kept; a file that does not parse is left as it is.""",
)
@click.argument("paths", nargs=-1)
@click.option("--check", "only_check", is_flag=True, help="Change nothing; name the files that would change.")
@click.option("--diff", is_flag=True, help="Change nothing; show what would change.")
@no_color_option
def command(paths: tuple[str, ...], only_check: bool, diff: bool, no_color: bool) -> None:
    """Write the rules at PATHS in the one canonical layout: aligned, evenly spaced, tables lined up.

    Without PATHS that is the project's folder of rules; - reads standard input.
    """
    if "-" in paths and len(paths) > 1:
        raise click.UsageError("- means standard input, and stands alone.")
    code = _stream(only_check, diff, no_color) if "-" in paths else _files(paths, only_check, diff, no_color)
    click.get_current_context().exit(code)


def _files(names: Sequence[str], only_check: bool, diff: bool, no_color: bool) -> int:
    """Every file is formatted before the first is written, so that a failure leaves all as they were."""
    from rulec.diagnostics import RulecError  # late: attrs, and below lark and the parser
    from rulec.project import project_of, read_sources, targets
    from rulec.rewrite import rewrite

    paths = [Path(name) for name in names]
    project = project_of(paths)
    wanted = targets(project, paths)
    sources, findings = read_sources(wanted, project.root)
    if not sources:
        raise RulecError(f"there is no .rules file in {', '.join(str(path) for path in wanted)}")
    unusable = {finding.span.path for finding in findings}
    texts, problems = _formatted([s for s in sources if s.path not in unusable])
    findings += problems
    changed = [source for source in sources if source.path in texts and texts[source.path] != source.text]
    for source in changed:
        if diff:
            _show("".join(_difference(source, texts[source.path])), no_color)
        elif only_check:
            click.echo(f"would change {source.path}")
        else:
            rewrite(project.root, source, texts[source.path])
            click.echo(f"changed {source.path}")
    _report(findings, sources, no_color)
    if not diff:
        verb = "would change" if only_check else "changed"
        click.echo(f"{len(changed)} {verb}, {len(texts) - len(changed)} in layout already")
    return int(bool(findings) or (bool(changed) and (only_check or diff)))


def _stream(only_check: bool, diff: bool, no_color: bool) -> int:
    from rulec.project import MAX_BYTES, decode  # late, as above

    source, findings = decode("<stdin>", sys.stdin.buffer.read(MAX_BYTES + 1))
    texts, problems = _formatted([] if findings else [source])
    text = texts.get(source.path)
    if text is None:
        _report([*findings, *problems], [source], no_color, err=True)
        return 1
    if diff:
        _show("".join(_difference(source, text)), no_color)
    elif not only_check:
        click.echo(text, nl=False)
    return int(text != source.text and (only_check or diff))


def _formatted(sources: Sequence[Source]) -> tuple[dict[str, str], list[Diagnostic]]:
    """The canonical text of each source by its path, and the findings on those that do not parse."""
    from rulec.cli.progress import progress  # late, as above
    from rulec.syntax.format import CannotFormat, format_source

    texts: dict[str, str] = {}
    findings: list[Diagnostic] = []
    with progress() as tell:
        for source in sources:
            tell(f"formatting {source.path}")
            try:
                texts[source.path] = format_source(source)
            except CannotFormat as error:
                findings += error.diagnostics
    return texts, findings


def _difference(source: Source, text: str) -> Iterator[str]:
    from difflib import unified_diff  # late: rarely needed

    old, new = source.text.split("\n"), text.split("\n")
    return (line.rstrip("\n") + "\n" for line in unified_diff(old, new, source.path, f"{source.path} (formatted)"))


def _show(difference: str, no_color: bool) -> None:
    color = wants_color(no_color)
    for line in difference.splitlines():
        tone = {"+": "green", "-": "red", "@": "cyan"}.get(line[:1]) if color else None
        click.echo(click.style(line, fg=tone) if tone else line, color=color)


def _report(findings: Sequence[Diagnostic], sources: Sequence[Source], no_color: bool, *, err: bool = False) -> None:
    from rulec.report import render  # late, as above

    color = wants_color(no_color)
    click.echo(render(findings, {s.path: s for s in sources}, color=color), nl=False, color=color, err=err)
