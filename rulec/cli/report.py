"""rulec report: lists about a ruleset that people read. errata: what its author should know was left open."""

from __future__ import annotations

import json

import click

from rulec.cli.loading import find_rules, json_option, load, rules_option
from rulec.cli.verbs import EXIT_CODES


@click.group(
    "report",
    epilog=f"""\b
Examples:
  rulec report errata cfeo16         rulings, allowances and assumed bounds

{EXIT_CODES}""",
)
def command() -> None:
    """Print lists about a ruleset."""


@command.command(
    "errata",
    epilog=f"""\b
Examples:
  rulec report errata cfeo16         as Markdown
  rulec report errata cfeo16 --json  for a program

{EXIT_CODES}""",
)
@click.argument("ruleset")
@rules_option
@json_option
def errata_command(ruleset: str, paths: tuple[str, ...], as_json: bool) -> None:
    """List what RULESET leaves open, and how each was settled: by a ruling, left as printed, or assumed."""
    from rulec.errata import as_markdown, errata  # late: the whole compiler

    compiled = load(paths, ruleset)
    found = find_rules(compiled, ruleset)
    if not as_json:
        click.echo(as_markdown(found, compiled.sources), nl=False)
        return
    listed = [
        {
            "sort": e.sort, "place": e.place, "says": e.says, "why": e.why, "cites": [str(c) for c in e.cites],
            "file": e.span.path, "line": compiled.sources[e.span.path].position(e.span.start)[0],
        }
        for e in errata(found, compiled.sources)
    ]  # fmt: skip
    click.echo(json.dumps(listed, indent=2))
