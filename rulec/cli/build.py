"""rulec build: everything that is made from the rules, written where it has changed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from rulec.cli.loading import find_rules, load, refuse_faulty, rules_option, show_findings
from rulec.cli.progress import progress

if TYPE_CHECKING:
    from rulec.compile import Compiled
    from rulec.model.entities import Ruleset
    from rulec.source import Output

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
  sheets/RULESET.pdf, .html, .md   the reference sheet; `rulec sheet` prints it in other ways

{_EXIT_CODES} A file is only touched when its content changes.""",
)
@click.argument("names", metavar="[RULESET]...", nargs=-1)
@click.option("--check", is_flag=True, help="Write nothing; leave with 1 if a file is missing or stale.")
@click.option("-o", "--out", metavar="DIR", type=click.Path(path_type=Path), help="The folder to write into.")
@rules_option
def command(names: tuple[str, ...], check: bool, out: Path | None, paths: tuple[str, ...]) -> None:
    """Write everything that is made from the rules of RULESETs, or of all of them."""
    from rulec.cli.printing import printing
    from rulec.project import find_project, write_outputs

    project = find_project(Path(paths[0]) if paths else Path())
    folder = out or project.out
    with progress() as tell:
        compiled = load(paths, names[0] if len(names) == 1 else "", tell)
        wanted = _wanted(compiled, names)
        with printing(compiled, wanted, folder) as sheets:
            outputs = [output for rules in wanted for output in _made_from(rules, tell)]
            for rules in wanted:
                tell(f"printing the sheet of {rules.name}")
                outputs += sheets.files(rules.name)
            outputs.append(sheets.manifest())
        changed = write_outputs(folder, outputs, dry=check)
    for path in changed:
        click.echo(f"{_shown(folder, project.root)}/{path}{' is stale' if check else ''}")
    if not changed:
        click.echo(f"{len(outputs)} {'file is' if len(outputs) == 1 else 'files are'} as they should be")
    wrong = show_findings(compiled, sheets.findings)
    click.get_current_context().exit(1 if wrong or (check and changed) else 0)


def _wanted(compiled: Compiled, names: Sequence[str]) -> list[Ruleset]:
    for name in names:
        find_rules(compiled, name)
        refuse_faulty(compiled, name)
    return [rules for name, rules in compiled.model.rulesets.items() if not names or name in names]


def _made_from(rules: Ruleset, tell: Callable[[str], None]) -> Iterator[Output]:
    """All that is made from one ruleset."""
    from rulec.backends.python.module import emit

    tell(f"writing the resolvers of {rules.name}")
    yield emit(rules)


def _shown(folder: Path, root: Path) -> str:
    """A folder as it is told: from the project where it lies in it."""
    whole = folder.resolve()
    return whole.relative_to(root).as_posix() if whole.is_relative_to(root) and whole != root else str(folder)
