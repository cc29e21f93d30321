"""rulec explain: a code or its slug in, its page out: what it means, why it matters, a bad and a good example."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import click

from rulec.cli.verbs import EXIT_CODES

if TYPE_CHECKING:
    from rulec.diagnostics import Code


@click.command(
    "explain",
    epilog=f"""\b
Examples:
  rulec explain                    list all codes
  rulec explain RC401              by code
  rulec explain unused-allow       by its name in words

{EXIT_CODES}""",
)
@click.argument("code", required=False)
def command(code: str | None) -> None:
    """Say what the finding CODE means, why it matters, and how to mend it; without CODE list all of them."""
    from rulec.codes import CODES  # late: every module that has codes

    if code is None:
        click.echo(
            "".join(f"{c.id}  {c.severity.value:<7}  {c.slug:<24} {c.summary}\n" for c in CODES.values()), nl=False
        )
        return
    click.echo(page(_find(code, CODES)), nl=False)


def page(code: Code) -> str:
    """One code as text."""
    parts = [f"{code.id} {code.slug} ({code.severity.value})", code.summary, code.why]
    for heading, example in (("For example, this raises it:", code.bad), ("This does not:", code.good)):
        if example.strip():
            lines = "\n".join(f"    {line}".rstrip() for line in example.strip("\n").split("\n"))
            parts.append(f"{heading}\n\n{lines}")
    return "\n\n".join(parts) + "\n"


def _find(word: str, codes: Mapping[str, Code]) -> Code:
    from difflib import get_close_matches  # late: rarely needed

    names = {code.id.lower(): code for code in codes.values()} | {code.slug: code for code in codes.values()}
    wanted = word.strip().lower().replace("_", "-")
    found = names.get(wanted)
    if found is None:
        mistyped = wanted.replace("o", "0").replace("l", "1")  # a letter for a figure: RC4O1
        near = [mistyped] if mistyped in names else get_close_matches(wanted, names, 1, 0.6)
        hint = f"did you mean {names[near[0]].id} {names[near[0]].slug}?" if near else "rulec explain lists them all."
        raise click.UsageError(f"there is no code {word!r}; {hint}")
    return found
