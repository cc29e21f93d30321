"""rulec completion: the name of a shell in, the script out that teaches it to complete rulec's words."""

from __future__ import annotations

import click
from click.shell_completion import ShellComplete, get_completion_class

from rulec.cli.verbs import EXIT_CODES, main

SHELLS = ("bash", "zsh", "fish")


@click.command(
    "completion",
    epilog=f"""\b
Examples:
  bash:  add to ~/.bashrc   eval "$(rulec completion bash)"
  zsh:   add to ~/.zshrc    eval "$(rulec completion zsh)"
  fish:  rulec completion fish > ~/.config/fish/completions/rulec.fish

{EXIT_CODES}""",
)
@click.argument("shell", type=click.Choice(SHELLS))
def command(shell: str) -> None:
    """Print a script that lets SHELL complete the verbs and options of rulec."""
    made = get_completion_class(shell)
    assert made is not None, shell
    # The base class's source: that of bash first runs bash to ask its version, which this command need not know.
    click.echo(ShellComplete.source(made(main, {}, "rulec", "_RULEC_COMPLETE")))
