"""rulec test: the examples in the rules are run; those that fail are printed with all that was looked at."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from rulec.cli.loading import faults_in, show_faults

if TYPE_CHECKING:
    from rulec.cli.in_python import InPython
    from rulec.examples import Ran
    from rulec.meaning.coverage import Coverage, Item
    from rulec.model.entities import Ruleset
    from rulec.source import Source, Span

    Sources = Mapping[str, Source]


@click.command(
    "test",
    epilog="""\b
Examples:
  rulec test                          every example of this project's rules
  rulec test rules/cfeo16             those of one ruleset
  rulec test --coverage               also list what no example exercises
  rulec test --format junit           for a build server

Each example is run twice: by the interpreter, and by the Python resolvers that `rulec build` writes.

\b
JSON: {"format": "rulec-tests", "version": 1, "rulesets": [{"ruleset", "passed", "failed", "examples":
[{"title", "of", "place", "passed", "problems", "trace"}], "coverage": {"counts", "left"},
"python": {"compared", "outright", "tables", "differences", "refused"}}]}.

Exit codes: 0 all passed, 1 an example failed or the rules could not be understood, 2 could not run.""",
)
@click.argument("paths", nargs=-1)
@click.option(
    "--format", "fmt", type=click.Choice(["text", "json", "junit"]), default="text", show_default=True,
    help="How to print the outcome.",
)  # fmt: skip
@click.option("--coverage", "list_left", is_flag=True, help="List the lines and cells that no example exercises.")
def command(paths: tuple[str, ...], fmt: str, list_left: bool) -> None:
    """Run the examples written in the rules at PATHS (all of this project without any)."""
    from rulec.cli.in_python import run_in_python
    from rulec.cli.progress import progress
    from rulec.compile import compile_project
    from rulec.examples import run, tried
    from rulec.meaning.coverage import coverage
    from rulec.project import project_of

    wanted = [Path(path) for path in paths]
    with progress() as tell:
        compiled = compile_project(project_of(wanted), wanted, tell, check=False)
        done: list[tuple[Ruleset, list[Ran], Coverage, InPython]] = []
        for rules in compiled.model.rulesets.values():
            if faults_in(compiled, rules.name):
                continue
            runs = []
            for example in rules.examples:
                tell(f"{rules.name}: {example.title}")
                runs.append(run(rules, example))
            tell(f"{rules.name}: the same in Python")
            covered = coverage(rules, tried(runs), compiled.model.rulesets.get(rules.variant_of))
            done.append((rules, runs, covered, run_in_python(rules, runs)))
    match fmt:
        case "json":
            report = {
                "format": "rulec-tests",
                "version": 1,
                "rulesets": [_data(*one, compiled.sources) for one in done],
            }
            click.echo(json.dumps(report, indent=1, ensure_ascii=False))
        case "junit":
            click.echo(_junit(done, compiled.sources), nl=False)
        case _:
            for one in done:
                click.echo("\n".join(_text(*one, compiled.sources, list_left)))
    faults = faults_in(compiled)
    if faults:
        show_faults(compiled, faults)
    if faults or any(both.differences or not all(ran.passed for ran in runs) for _, runs, _, both in done):
        click.get_current_context().exit(1)


def _place(span: Span, sources: Sources) -> str:
    source = sources.get(span.path)
    return f"{span.path}:{source.position(span.start)[0]}" if source else span.path


# ---------------------------------------------------------------- words


def _text(
    rules: Ruleset, runs: Sequence[Ran], found: Coverage, both: InPython, sources: Sources, list_left: bool
) -> Iterator[str]:
    failed = [ran for ran in runs if not ran.passed]
    for ran in failed:
        yield from _failure(rules, ran, sources)
        yield ""
    told = (
        f"{len(failed)} of {len(runs)} examples failed"
        if failed
        else f"{len(runs)} example{'s' * (len(runs) != 1)} passed"
    )
    for difference in both.differences:
        yield f"FAILED in Python (interpreter / Python): {difference}"
    yield f"{rules.name}: {told}; {both.told()}; {_counts(found, ' of its own' if rules.variant_of else '')}"
    if list_left and found.left:
        yield "  no example exercises"
        place = ""
        for item in found.left:
            if item.place != place:
                place = item.place
                yield f"    {_clean(place)}"
            cites = " ".join(map(str, item.cites))
            yield f"      {item.sort:<8}{_clean(item.text)}  {cites}  {_place(item.span, sources)}".rstrip()


def _clean(text: str) -> str:
    from rulec.answers import plain_text

    return plain_text(text)


def _counts(found: Coverage, whose: str) -> str:
    """For example: 225 of 257 lines and cells exercised (band 31/31, case 40/52)."""
    from rulec.meaning.coverage import SORTS

    total = len(found.tried) + len(found.left)
    parts = [(sort, *found.count(sort)) for sort in SORTS]
    listed = ", ".join(f"{sort} {done}/{of}" for sort, done, of in parts if of)
    return f"{len(found.tried)} of {total} lines and cells{whose} exercised" + (f" ({listed})" if listed else "")


def _failure(rules: Ruleset, ran: Ran, sources: Sources) -> Iterator[str]:
    """A failing example: what was expected and what came out, the situation, and the whole trace."""
    from rulec.answers import trace_text

    example = ran.example
    yield f"FAILED {rules.name}.{example.of}: {example.title} ({_place(example.span, sources)})"
    for problem in ran.problems:
        yield f"  {problem.what}: expected {problem.expected}, got {problem.got}"
    yield from (f"  {line}" for line in _situation(rules, ran))
    if ran.trace:
        yield "  all that was looked at"
        yield from (f"    {line}" for line in trace_text(ran.trace))


def _situation(rules: Ruleset, ran: Ran) -> Iterator[str]:
    """What the example gives, as it is written."""
    from rulec.meaning.outputs import fact_type
    from rulec.meaning.values import say, spell

    example = ran.example
    if example.of in rules.tables:
        table = rules.tables[example.of]
        types = dict(zip(table.keys, table.key_types, strict=True))
        yield f"given {', '.join(f'{name} = {say(value, types[name], rules.length)}' for _, name, value in example.given)}"
        return
    first = rules.statements[example.of].roles[0]
    by_party: dict[str, list[str]] = {}
    for role, name, value in example.given:
        party = role or first
        by_party.setdefault(party, []).append(f"{name} = {say(value, fact_type(rules, party, name), rules.length)}")
    for party, settings in by_party.items():
        yield f"given {party} {', '.join(settings)}"
    for role, name, elements in example.lists:
        for element in elements:
            yield f"given {role or first} {name} {', '.join(f'{k} = {spell(v)}' for k, v in element)}"
    if example.chosen:
        yield f"chosen {', '.join(f'{name} = {spell(value)}' for name, value in example.chosen)}"
    for role, faces in example.rolls:
        yield f"rolls {f'{role} ' if role else ''}{', '.join(map(str, faces))}"


# ---------------------------------------------------------------- data


def _data(rules: Ruleset, runs: Sequence[Ran], found: Coverage, both: InPython, sources: Sources) -> dict[str, Any]:
    from attrs import asdict

    from rulec.meaning.coverage import SORTS

    passed = sum(ran.passed for ran in runs)
    return {
        "ruleset": rules.name,
        "passed": passed,
        "failed": len(runs) - passed,
        "examples": [_example(rules, ran, sources) for ran in runs],
        "python": asdict(both),
        "coverage": {
            "counts": {sort: dict(zip(("exercised", "of"), found.count(sort), strict=True)) for sort in SORTS},
            "left": [_left(item, sources) for item in found.left],
        },
    }


def _example(rules: Ruleset, ran: Ran, sources: Sources) -> dict[str, Any]:
    from rulec.answers import entry_data

    return {
        "title": ran.example.title,
        "of": ran.example.of,
        "place": _place(ran.example.span, sources),
        "passed": ran.passed,
        "problems": [{"what": p.what, "expected": p.expected, "got": p.got} for p in ran.problems],
        "trace": [] if ran.passed else [entry_data(rules, entry) for entry in ran.trace],
    }


def _left(item: Item, sources: Sources) -> dict[str, Any]:
    return {
        "statement": item.place,
        "sort": item.sort,
        "text": item.text,
        "cites": [str(cite) for cite in item.cites],
        "place": _place(item.span, sources),
    }


def _junit(done: Sequence[tuple[Ruleset, list[Ran], Coverage, InPython]], sources: Sources) -> str:
    from xml.etree import ElementTree as Xml

    root = Xml.Element("testsuites", name="rulec test")
    for rules, runs, _, both in done:
        failed = sum(not ran.passed for ran in runs) + bool(both.differences)
        count = len(runs) + bool(both.differences)
        suite = Xml.SubElement(root, "testsuite", name=rules.name, tests=str(count), failures=str(failed))
        told = Xml.SubElement(suite, "properties")
        Xml.SubElement(told, "property", name="python", value=_xml(both.told()))
        for ran in runs:
            name = _xml(f"{ran.example.of}: {ran.example.title}")
            file, _, line = _place(ran.example.span, sources).rpartition(":")
            case = Xml.SubElement(
                suite, "testcase", classname=f"{rules.name}.{ran.example.of}", name=name, file=_xml(file), line=line
            )
            if not ran.passed:
                said = "; ".join(f"{p.what}: expected {p.expected}, got {p.got}" for p in ran.problems)
                failure = Xml.SubElement(case, "failure", message=_xml(said))
                failure.text = _xml("\n".join(_failure(rules, ran, sources)))
        if both.differences:
            case = Xml.SubElement(suite, "testcase", classname=rules.name, name="the same in Python")
            message = f"{len(both.differences)} answers differ between interpreter and Python"
            Xml.SubElement(case, "failure", message=message).text = _xml("\n".join(both.differences))
    Xml.indent(root)
    return '<?xml version="1.0" encoding="utf-8"?>\n' + Xml.tostring(root, encoding="unicode") + "\n"


def _xml(text: str) -> str:
    """Without the characters that XML cannot hold."""
    return "".join(
        c if c in "\t\n" or (ord(c) >= 32 and not 0xD800 <= ord(c) <= 0xDFFF and ord(c) < 0xFFFE) else "?" for c in text
    )
