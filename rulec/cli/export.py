"""rulec export: rules in, the whole model as one JSON document out; or the schema of that document."""

from __future__ import annotations

from pathlib import Path

import click

from rulec.cli.loading import find_rules, load, rules_option
from rulec.cli.verbs import EXIT_CODES


@click.command(
    "export",
    epilog=f"""\b
Examples:
  rulec export --json                      every ruleset of this project
  rulec export --json cfeo16 -o cfeo16.json
                                           one ruleset, into a file
  rulec export --schema                    the JSON Schema of the document

\b
The document begins {{"format": "rulec-model", "version": 1, ...}}. Every object says in "class" what
it is, figures are exact strings ("3/2"), places are path:line:column. Names are resolved and
everything is typed: a program needs neither the language nor its parser.

{EXIT_CODES}""",
)
@click.argument("ruleset", required=False)
@click.option("--json", "as_json", is_flag=True, help="Write JSON (the only format there is, and so the default).")
@click.option("--schema", is_flag=True, help="Write the JSON Schema of the document instead.")
@click.option("-o", "--output", metavar="FILE", help="Write to FILE instead of standard output.")
@rules_option
def command(ruleset: str | None, as_json: bool, schema: bool, output: str | None, paths: tuple[str, ...]) -> None:  # noqa: ARG001
    """Write the whole model of the rules, for programs that are not written in Python."""
    if schema and ruleset:
        raise click.UsageError("--schema is the same for every ruleset; leave the name out.")
    text = _schema() if schema else _document(ruleset, paths)
    if output is None:
        click.echo(text, nl=False)
        return
    from rulec.project import write_atomic

    write_atomic(Path(output), text.encode("utf-8"))


def _schema() -> str:
    from rulec.export.schema import schema
    from rulec.export.to_json import json_text

    return json_text(schema())


def _document(ruleset: str | None, paths: tuple[str, ...]) -> str:
    from attrs import evolve

    from rulec.cli.progress import progress
    from rulec.export.to_json import document, json_text

    with progress() as tell:
        compiled = load(paths, ruleset or "", tell)
    model = compiled.model
    if ruleset:
        model = evolve(model, rulesets={ruleset: find_rules(compiled, ruleset)})
    return json_text(document(model, compiled.sources))
