"""rulec build: everything that is made from the rules, written where it has changed. Light, for when nothing has."""

from __future__ import annotations

import click

from rulec.cache import BuildCache

_EXIT_CODES = "Exit codes: 0 fine, 1 findings or stale files, 2 could not run."


@click.command(
    "build",
    epilog=f"""\b
Examples:
  rulec build                      all rulesets of this project
  rulec build cfeo16               one of them
  rulec build -o out               into another folder
  rulec build --check              say what is stale, and write nothing

\b
Written are, below the project's folder for output (generated, unless rulec.toml or [tool.rulec]
says otherwise):
  python/RULESET.py                resolvers for programs; see docs/resolvers.md
  python/RULESET_batch.py          the same over columns, with numpy; see docs/batch.md
  python/RULESET_numba.py          its loops, for numba to compile if it is asked to
  sheets/RULESET.pdf, .html, .md   the reference sheet; `rulec sheet` prints it in other ways

{_EXIT_CODES} A file is only touched when its content changes.""",
)
@click.argument("names", metavar="[RULESET]...", nargs=-1)
@click.option("--check", is_flag=True, help="Write nothing; leave with 1 if a file is missing or stale.")
@click.option("-o", "--out", metavar="DIR", help="The folder to write into.")
@click.option(
    "--rules", "paths", multiple=True, metavar="PATH", help="Where the rules are: a file or a folder (repeatable)."
)
def command(names: tuple[str, ...], check: bool, out: str | None, paths: tuple[str, ...]) -> None:
    """Write everything that is made from the rules of RULESETs, or of all of them."""
    cache = BuildCache(["build", str(check), str(out or ""), *names], paths)
    kept = cache.find()
    if kept is None:
        from rulec.cli.building import Order, build  # late: lark, attrs, typst and the whole compiler

        kept = build(Order(names, check, out, paths), cache)
    click.echo(kept.output, nl=False)
    click.get_current_context().exit(kept.code)
