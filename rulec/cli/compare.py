"""rulec compare: the matrix of concepts and rulesets, or what nobody has aligned yet."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from rulec.cli.loading import load, rules_option, suggestion
from rulec.cli.verbs import EXIT_CODES

if TYPE_CHECKING:
    from rulec.compare.matrix import Row

FORMATS = ("text", "html", "markdown", "json")


@click.command(
    "compare",
    epilog=f"""\b
Examples:
  rulec compare                            all that concepts.rules aligns
  rulec compare range_light_close rally    two concepts
  rulec compare --format html > all.html   as a page for a browser
  rulec compare --format markdown          as one table
  rulec compare --unaligned                what looks alike and no concept names

Lengths in unlike units are also given as multiples of each game's own infantry move.
{EXIT_CODES} Differences without a declared reason are findings of rulec check.""",
)
@click.argument("concepts", nargs=-1)
@click.option("--format", "fmt", type=click.Choice(FORMATS), default="text", show_default=True, help="How to print.")
@click.option("--unaligned", is_flag=True, help="Suggest concepts: statements that look alike and that none names.")
@rules_option
def command(concepts: tuple[str, ...], fmt: str, unaligned: bool, paths: tuple[str, ...]) -> None:
    """Show what each ruleset says of CONCEPTS (all of them, if none is named)."""
    import json  # late, like all that is heavy

    from rulec.compare import render
    from rulec.compare.matrix import matrix
    from rulec.compare.page import as_html
    from rulec.compare.suggest import suggestions

    model = load(paths).model
    if unaligned:
        found = suggestions(model)
        data = render.suggestions_data(found)
        click.echo(json.dumps(data, indent=1) if fmt == "json" else render.suggestions_text(found), nl=fmt == "json")
        return
    rows = _asked(matrix(model), concepts)
    if fmt == "json":
        click.echo(json.dumps(render.as_data(rows), indent=1, ensure_ascii=False))
        return
    rulesets = [name for name in model.rulesets if any(name in row.cells for row in rows)]
    if fmt == "html":
        titles = {
            name: ": ".join(filter(None, (model.rulesets[name].label, model.rulesets[name].edition)))
            for name in rulesets
        }
        click.echo(as_html(rows, titles), nl=False)
    elif fmt == "markdown":
        click.echo(render.as_markdown(rows, rulesets), nl=False)
    else:
        click.echo(render.as_text(rows), nl=False)


def _asked(rows: tuple[Row, ...], concepts: tuple[str, ...]) -> list[Row]:
    from rulec.diagnostics import RulecError

    if not rows:
        raise RulecError("no concepts are written here; rules/concepts.rules is the place for them")
    known = {row.concept.name: row for row in rows}
    for name in concepts:
        if name not in known:
            raise RulecError(f"there is no concept {name}; {suggestion(name, list(known), 'there are')}")
    return [known[name] for name in concepts] if concepts else list(rows)
