"""rulec sheet: a ruleset in, its printable reference sheet out, as PDF, HTML or Markdown."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from rulec.cli.loading import find_rules, load, rules_option, show_findings, suggestion
from rulec.cli.verbs import EXIT_CODES

if TYPE_CHECKING:
    from rulec.model.entities import Ruleset

FORMATS = {".pdf": "pdf", ".html": "html", ".htm": "html", ".md": "md"}


@click.command(
    "sheet",
    epilog=f"""\b
Examples:
  rulec sheet cfeo16                            cfeo16.pdf here, on two pages
  rulec sheet cfeo16 -o qrs.pdf --pages 1       on one page, as large as fits
  rulec sheet cfeo16 -o qrs.pdf --paper letter --landscape --ink save
  rulec sheet cfeo16 -o qrs.pdf --lengths cm --scale 15mm
                                                on the table in centimetres, for figures of 15 mm
  rulec sheet cfeo16 -o combat.pdf --only combat --only after_combat
  rulec sheet cfeo16 -o cfeo16.html -o cfeo16.md
                                                for a phone, and for a wiki

\b
The sheet is set as large as fits the pages. It is never cut: if it fits only in less than
--min-size, nothing is written, and the finding names the sections that are too much.
Hints in the rules (`sheet`, see the reference of the language) hold where no option is given.

{EXIT_CODES}""",
)
@click.argument("ruleset")
@click.option(
    "-o", "--output", "outputs", multiple=True, metavar="FILE", help="Where to: .pdf, .html or .md (repeatable)."
)
@click.option("--paper", type=click.Choice(["a4", "letter", "a5"]), help="The paper (a4).")
@click.option("--landscape/--portrait", default=None, help="Which way the paper lies (portrait).")
@click.option("--columns", type=click.IntRange(1, 8), metavar="N", help="How many columns (as reads best).")
@click.option("--pages", type=click.IntRange(1, 99), metavar="N", help="How many pages (2, or a booklet).")
@click.option(
    "--ink",
    type=click.Choice(["full", "save", "dark"]),
    default="full",
    show_default=True,
    help="Colours: save is black only.",
)
@click.option(
    "--min-size", type=click.FloatRange(4, 40), metavar="PT", help="The smallest size allowed, in points (7.5)."
)
@click.option(
    "--lengths",
    type=click.Choice(["in", "cm", "yd"]),
    help="Print distances in this unit (that of the rules); cm are 2.5 to the inch.",
)
@click.option(
    "--scale",
    type=click.Choice(["25mm", "15mm"]),
    help="Rules in yards on the table: 10 yd to the inch with figures of 25 mm, 20 with 15 mm.",
)
@click.option("--only", multiple=True, metavar="SECTION", help="Print this section alone (repeatable).")
@rules_option
def command(
    ruleset: str,
    outputs: tuple[str, ...],
    paper: str | None,
    landscape: bool | None,
    columns: int | None,
    pages: int | None,
    ink: str,
    min_size: float | None,
    lengths: str | None,
    scale: str | None,
    only: tuple[str, ...],
    paths: tuple[str, ...],
) -> None:
    """Print the reference sheet of RULESET: what players want on the table, set from the rules themselves."""
    from rulec.backends.sheet.styles import Print  # late: the whole compiler, and typst behind it

    files = [Path(name) for name in outputs or (f"{ruleset}.pdf",)]
    kinds = [_format(file) for file in files]
    order = Print(paper or "", landscape, columns or 0, pages or 0, ink, min_size or 0.0, lengths or "", scale or "")
    _make(ruleset, files, kinds, order, only, paths)


def _format(file: Path) -> str:
    found = FORMATS.get(file.suffix.lower())
    if found is None:
        raise click.UsageError(f"{file} should end in .pdf, .html or .md, to say what to write.")
    return found


def _make(
    name: str, files: Sequence[Path], kinds: Sequence[str], order: object, only: Sequence[str], paths: Sequence[str]
) -> None:
    from rulec.backends.sheet.emit import digest_of, emit
    from rulec.backends.sheet.styles import Print
    from rulec.cli.progress import progress
    from rulec.project import write_atomic

    assert isinstance(order, Print)
    with progress() as tell:
        compiled = load(paths, name, tell)
        rules = find_rules(compiled, name)
        tell(f"printing {name}")
        base = compiled.model.rulesets.get(rules.variant_of)
        digest = digest_of(rules, compiled.sources, base)
        made = emit(rules, digest, order, dict.fromkeys(kinds), _sections(rules, only))
    contents = {output.path.rpartition(".")[2]: output.content for output in made.outputs}
    for file, kind in zip(files, kinds, strict=True):
        if kind in contents:
            write_atomic(file, contents[kind])
            size = f": {_count(made.pages)} in {made.setting.size:g} pt" if kind == "pdf" and made.setting else ""
            click.echo(f"wrote {file}{size}")
    if show_findings(compiled, made.findings):
        click.get_current_context().exit(1)


def _sections(rules: Ruleset, only: Sequence[str]) -> list[str]:
    """The names of the sections asked for, by name or by heading."""
    from rulec.diagnostics import RulecError

    names = {s.name: s.name for s in rules.sections} | {s.label.casefold(): s.name for s in rules.sections}
    found = []
    for one in only:
        name = names.get(one) or names.get(one.casefold())
        if name is None:
            known = [s.name for s in rules.sections]
            raise RulecError(f"{rules.name} has no section {one}; {suggestion(one, known, 'it has')}")
        found.append(name)
    return found


def _count(pages: int) -> str:
    return f"{pages} page{'' if pages == 1 else 's'}"
