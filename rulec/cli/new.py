"""rulec new: a name in, a folder out with a small ruleset that checks clean and whose examples hold."""

from __future__ import annotations

import re
from pathlib import Path

import click

from rulec.cli.verbs import EXIT_CODES

_NAME = re.compile(r"[a-z][a-z0-9_]{0,39}")
_DEVICES = re.compile(r"con|prn|aux|nul|com[0-9]|lpt[0-9]")  # no file on Windows can be called so
_TEMPLATE = Path(__file__).with_name("new_ruleset.rules")
_SETTINGS = """\
# Where rulec finds the rules, and where it puts what it makes of them.
rules = "rules"
out = "generated"
"""


@click.command(
    "new",
    epilog=f"""\b
Examples:
  rulec new skirmish               makes skirmish/rulec.toml and skirmish/rules/skirmish.rules
  cd skirmish && rulec check       which has no findings

{EXIT_CODES} Nothing that exists is ever overwritten.""",
)
@click.argument("name")
def command(name: str) -> None:
    """Make a small working ruleset called NAME, in a new folder of that name, to start from.

    NAME is small letters, digits and _, and begins with a letter.
    """
    from rulec.diagnostics import RulecError  # late: attrs
    from rulec.project import read_bytes, write_atomic

    if not _NAME.fullmatch(name) or _DEVICES.fullmatch(name) or name in _reserved():
        raise click.UsageError(f"{name!r} cannot be the name of a ruleset; {_advice(name)}")
    folder = Path(name)
    try:
        folder.mkdir()  # fails if it exists, also as a file or a link that leads nowhere
    except FileExistsError:
        raise RulecError(f"{folder} exists already; choose another name, or move it away") from None
    except OSError as error:
        raise RulecError(f"cannot make the folder {folder}: {error.strerror or error}") from error
    template = read_bytes(_TEMPLATE).decode("utf-8").replace("\r\n", "\n")
    files = {"rulec.toml": _SETTINGS, f"rules/{name}.rules": filled(template, name)}
    for path, text in files.items():
        write_atomic(folder / path, text.encode("utf-8"))
        click.echo(f"made {folder / path}")
    click.echo(f"\nNow: cd {name}, then rulec check")


def filled(template: str, name: str) -> str:
    """The ruleset with its name and title put in."""
    return template.replace("RULESET_NAME", name).replace("RULESET_TITLE", name.replace("_", " ").capitalize())


def _reserved() -> frozenset[str]:
    from rulec.syntax.words import RESERVED  # late: rarely needed

    return RESERVED


def _advice(name: str) -> str:
    near = re.sub(r"[^a-z0-9]+", "_", name.lower()).strip("_")[:40]
    if near != name and _NAME.fullmatch(near) and not _DEVICES.fullmatch(near) and near not in _reserved():
        return f"try {near}"
    return "use small letters, digits and _, a letter first, and no word of the language"
