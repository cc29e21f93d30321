"""What the verbs that ask the rules something share: rules found and understood, a resolver found by its name."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import click

if TYPE_CHECKING:
    from rulec.compile import Compiled
    from rulec.diagnostics import Diagnostic
    from rulec.meaning.errors import RuleError
    from rulec.model.entities import Ruleset

rules_option = click.option(
    "--rules", "paths", multiple=True, metavar="PATH", help="Where the rules are: a file or a folder (repeatable)."
)
json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON, for a program.")
_UNDERSTOOD = ("RC4", "RC5", "RC6", "RC7", "RC8")  # findings on rules that were understood


def load(paths: Sequence[str], ruleset: str = "", tell: Callable[[str], None] | None = None) -> Compiled:
    """The rules at paths, or of this project, or (where there are none) those that come with rulec.

    Leaves with code 1 if the ruleset asked for (or, without one, any) could not be understood.
    """
    from rulec.compile import compile_project  # late: the whole compiler
    from rulec.project import project_of, shipped_rules

    wanted = [Path(path) for path in paths]
    project = project_of(wanted)
    if not wanted and not project.rules.is_dir():
        wanted = [shipped_rules()]
    compiled = compile_project(project, wanted, tell or (lambda _: None), check=False)
    refuse_faulty(compiled, ruleset)
    return compiled


def refuse_faulty(compiled: Compiled, ruleset: str) -> None:
    """Show what could not be understood and leave with code 1; without any such thing, do nothing."""
    faults = faults_in(compiled, ruleset)
    if faults:
        show_faults(compiled, faults)
        click.get_current_context().exit(1)


def faults_in(compiled: Compiled, ruleset: str = "") -> list[Diagnostic]:
    """What could not be understood of a ruleset, or of all."""
    from rulec.diagnostics import Severity

    faults = [
        d for d in compiled.diagnostics if d.code.severity is Severity.ERROR and not d.code.id.startswith(_UNDERSTOOD)
    ]
    asked = compiled.model.rulesets.get(ruleset)
    if asked is None:
        return faults
    folder = asked.span.path.rpartition("/")[0]
    return [d for d in faults if d.span.path.rpartition("/")[0] == folder]


def show_findings(compiled: Compiled, findings: Sequence[Diagnostic]) -> bool:
    """Show findings on what was made; whether one of them is more than a note."""
    from rulec.diagnostics import Severity
    from rulec.report import render

    if findings:
        click.echo(render(findings, compiled.sources), err=True, nl=False)
    return any(d.code.severity is not Severity.NOTE for d in findings)


def show_faults(compiled: Compiled, faults: Sequence[Diagnostic]) -> None:
    from rulec.report import render

    click.echo(render(faults, compiled.sources), err=True, nl=False)
    click.echo("these rules could not be understood, so nothing can be asked of them", err=True)


def find_rules(compiled: Compiled, name: str) -> Ruleset:
    """The ruleset of a name; a usage error with the nearest name if there is none."""
    from rulec.diagnostics import RulecError

    found = compiled.model.rulesets.get(name)
    if found is None:
        raise RulecError(
            f"there is no ruleset {name}; {suggestion(name, list(compiled.model.rulesets), 'the rulesets are')}"
        )
    return found


def find_resolver(rules: Ruleset, name: str) -> str:
    """The name of a statement or table of a ruleset."""
    from rulec.describe import names
    from rulec.diagnostics import RulecError

    known = names(rules)
    if not name:
        raise RulecError(f"say what of {rules.name}, as in {rules.name}.{known[0] if known else 'NAME'}")
    if not known:
        raise RulecError(f"{rules.name} states nothing yet that can be asked")
    if name not in known:
        raise RulecError(f"{rules.name} has no {name}; {suggestion(name, known, 'it has')}")
    return name


def split_name(name: str) -> tuple[str, str]:
    """RULESET.NAME as its two parts."""
    ruleset, _, rest = name.partition(".")
    return ruleset, rest


def suggestion(name: str, known: Sequence[str], otherwise: str) -> str:
    near = get_close_matches(name, known, 1, 0.6)
    if near:
        return f"did you mean {near[0]}?"
    return f"{otherwise} {', '.join(known[:12])}{' ...' if len(known) > 12 else ''}"


@contextmanager
def answering(as_json: bool) -> Iterator[None]:
    """Where something is asked: what goes wrong is told in one sentence, or as data for a program."""
    from rulec.diagnostics import RulecError
    from rulec.meaning.errors import InputError, RuleError

    try:
        yield
    except RuleError as error:
        leave_with(error, as_json)
    except RulecError as error:
        if not as_json:
            raise
        leave_with(InputError(str(error)), as_json)


def leave_with(error: RuleError, as_json: bool) -> NoReturn:
    """Say in one sentence why there is no answer: code 2 if the question was wrong, else 1."""
    from rulec.meaning.errors import InputError

    code = 2 if isinstance(error, InputError) else 1
    if as_json:
        import json

        click.echo(json.dumps(error_data(error), indent=1, ensure_ascii=False))
    else:
        click.echo(f"{'error' if code == 2 else error.code}: {error}", err=True)
    sys.stdout.flush()
    click.get_current_context().exit(code)


def error_data(error: RuleError) -> dict[str, object]:
    """Why there is no answer, for a program: what is missing or open is named."""
    from rulec.answers import data
    from rulec.meaning.errors import MissingFact, NeedsChoice

    known: dict[str, object] = {
        "code": type(error).__name__,
        "message": error.message,
        "cites": [str(cite) for cite in error.cites],
    }
    if isinstance(error, MissingFact):
        known |= {"fact": f"{error.role}.{error.fact}", "allowed": error.allowed}
    if isinstance(error, NeedsChoice):
        known |= {
            "choice": error.key, "options": [data(o) for o in error.options],
            "low": data(error.low), "high": data(error.high),
        }  # fmt: skip
    return {"error": known}
