"""The verbs of rulec as a table: a name and one line. A verb's module is imported only when the verb runs."""

from __future__ import annotations

import os
from importlib import import_module

import click
from click.shell_completion import CompletionItem

from rulec import __version__

# For each a module rulec/cli/NAME.py that holds a click command called `command`.
_TABLE = {
    "check": "Find what is wrong in rules, and say where and why.",
    "fmt": "Write rules in the one canonical layout.",
    "build": "Write everything that is made from the rules.",
    "sheet": "Print the reference sheet of a ruleset: PDF, HTML, Markdown.",
    "describe": "List the resolvers of a ruleset, with what goes in and what comes out.",
    "resolve": "Work out one situation: totals, modifiers, results, effects.",
    "odds": "Work out the exact odds of every result of a situation.",
    "test": "Run the examples in the rules, and say what they do not cover.",
    "diff": "Say what changed between two editions, as rules and in odds.",
    "compare": "Show what each ruleset says of one thing, side by side.",
    "trace": "Say which lines and figures of a document the rules carry.",
    "report": "Print lists about a ruleset, such as what its author left open.",
    "export": "Write the whole model as JSON for other programs.",
    "explain": "Say what the code of a finding means, with an example.",
    "new": "Make a small working ruleset to start from.",
    "completion": "Print a script that lets a shell complete rulec's words.",
}
# No verb is listed that does nothing: some come with later work.
_HERE = os.path.dirname(__file__)  # noqa: PTH120 - importing pathlib costs more than the whole of this
VERBS = {name: line for name, line in _TABLE.items() if os.path.exists(f"{_HERE}/{name}.py")}  # noqa: PTH110
EXIT_CODES = "Exit codes: 0 fine, 1 findings, 2 could not run."
_EXAMPLES = """\b
Examples:
  rulec new skirmish           make a small ruleset in the folder skirmish
  rulec check                  check the rules of this project
  rulec check --help           what check can do, with examples
"""


class Verbs(click.Group):
    """A group whose commands stay unimported until one is called or asked for its help."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - click's signature
        return list(VERBS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        if cmd_name not in VERBS:
            return None
        command = import_module(f"rulec.cli.{cmd_name}").command
        assert isinstance(command, click.Command), cmd_name
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] not in VERBS:
            from difflib import get_close_matches  # late: rarely needed

            near = get_close_matches(args[0], VERBS, 1, 0.5)
            hint = f"did you mean {near[0]!r}?" if near else f"the verbs are {', '.join(VERBS)}."
            ctx.fail(f"there is no verb {args[0]!r}; {hint}")
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002
        with formatter.section("Verbs"):
            formatter.write_dl(list(VERBS.items()))

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        verbs = [CompletionItem(name, help=line) for name, line in VERBS.items() if name.startswith(incomplete)]
        return verbs + click.Command.shell_complete(self, ctx, incomplete)


@click.group(
    cls=Verbs,
    epilog=f"{_EXAMPLES}\n{EXIT_CODES} Colour is left out with --no-color, with NO_COLOR set, and in a pipe.",
    subcommand_metavar="VERB [ARGUMENTS]...",
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.version_option(__version__, message="rulec %(version)s")
def main() -> None:
    """Check, compute and print tabletop wargames rules written as data."""
