"""rulec check: paths in, findings out. This module is light, so that an unchanged project is answered at once."""

from __future__ import annotations

import click

from rulec.cache import Answer, CheckCache
from rulec.cli.terminal import no_color_option, wants_color
from rulec.cli.verbs import EXIT_CODES

FORMATS = ("text", "json", "github", "sarif", "junit")  # those of rulec.report, which is heavy to import


@click.command(
    "check",
    epilog=f"""\b
Examples:
  rulec check                        all rules of this project
  rulec check skirmish               one ruleset, by its name
  rulec check rules/skirmish         the rulesets in a folder
  rulec check --format github        as annotations for a pull request
  rulec check --fix                  mend what can be mended safely
  rulec check --sheets               see too that every sheet fits its pages
  rulec check --baseline old.json --write-baseline
                                     accept today's findings
  rulec check --baseline old.json    report only newer ones
  rulec check --no-allow             what is found before allow, differ and rulings
  rulec check --explain-clean        say also what was proved

{EXIT_CODES} Naming one file of a ruleset checks the whole ruleset.""",
)
@click.argument("paths", nargs=-1)
@click.option(
    "--format", "fmt", type=click.Choice(FORMATS), default="text", show_default=True, help="How to print findings."
)
@click.option("--baseline", metavar="FILE", help="Leave out the findings accepted in FILE.")
@click.option("--write-baseline", is_flag=True, help="Accept all findings of today: write them to the baseline FILE.")
@click.option("--fix", is_flag=True, help="Apply every fix that is safe, then check again.")
@click.option("--sheets", is_flag=True, help="Set the sheets too, and say what does not fit or print.")
@click.option("--no-allow", is_flag=True, help="Silence nothing: report too what `allow`, `differ` and rulings settle.")
@click.option("--explain-clean", is_flag=True, help="Say also what was proved, so that silence can be trusted.")
@click.option("--no-cache", is_flag=True, help="Check again even if nothing has changed.")
@no_color_option
def command(
    paths: tuple[str, ...],
    fmt: str,
    baseline: str | None,
    write_baseline: bool,
    fix: bool,
    sheets: bool,
    no_allow: bool,
    explain_clean: bool,
    no_cache: bool,
    no_color: bool,
) -> None:
    """Find what is wrong in the rules at PATHS: files, folders of .rules files, or rulesets by name.

    Without PATHS the project's folder of rules is checked (rules, unless rulec.toml or [tool.rulec] says otherwise).
    """
    if write_baseline and baseline is None:
        raise click.UsageError("--write-baseline needs --baseline FILE, to know where to write.")
    if explain_clean and fmt != "text":
        raise click.UsageError("--explain-clean is told in words: leave out --format.")
    color = wants_color(no_color) and fmt == "text"
    if no_cache or write_baseline or fix:
        cache = None
    else:
        words = [fmt, str(color), str(sheets), baseline or "", str(no_allow), str(explain_clean)]
        cache = CheckCache(words, paths, [baseline] if baseline else [])
        kept = cache.find()
        if kept is not None:
            _leave(kept, color)
    from rulec.cli.checking import Order, check  # late: lark, attrs and the whole compiler

    order = Order(paths, fmt, color, baseline, write_baseline, fix, sheets, no_allow, explain_clean)
    _leave(check(order, cache), color)


def _leave(answer: Answer, color: bool) -> None:
    click.echo(answer.output, nl=False, color=color)
    click.get_current_context().exit(answer.code)
