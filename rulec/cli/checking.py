"""The work of rulec check: an Order in, an Answer out; the heavy half of the verb."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from attrs import evolve, frozen

from rulec.cache import Answer, CheckCache, Root
from rulec.cli.progress import progress
from rulec.compile import Compiled, Find, Tell, compile_project
from rulec.diagnostics import Diagnostic, Severity
from rulec.fixes import apply_safe_fixes
from rulec.kept_findings import finder
from rulec.project import Project, project_of, targets
from rulec.provenance.trace import SOURCES
from rulec.report import render
from rulec.rewrite import rewrite

MOST_ROUNDS = 10  # of fixing; a fix that brings up another finding has one more round to settle it


@frozen
class Order:
    """What the command line asks for."""

    paths: Sequence[str]
    fmt: str
    color: bool
    baseline: str | None
    write_baseline: bool
    fix: bool
    sheets: bool = False
    no_allow: bool = False
    explain_clean: bool = False


def check(order: Order, cache: CheckCache | None) -> Answer:
    """Check, and keep the answer for the next time if there is a cache."""
    paths = [Path(path) for path in order.paths]
    project = project_of(paths)
    roots = [*(root_of(path) for path in targets(project, paths)), *_indexes(project)]
    entry = cache.entry(roots) if cache else ""
    with progress() as tell:
        compiled, fixed = _compile(project, paths, order, tell, finder(cache) if cache else None)
        if order.sheets and not any(d.code.severity is Severity.ERROR for d in compiled.diagnostics):
            compiled = _with_sheets(project, compiled, tell)
    answer = _answer(order, compiled, fixed)
    if cache:
        cache.keep(roots, entry, answer)
    return answer


def root_of(path: Path) -> Root:
    """What a path makes us read: a folder and those below, or the folder of a file, for the rest of its ruleset."""
    real = path.resolve()
    return Root(str(real), True) if real.is_dir() else Root(str(real.parent), False)


def _indexes(project: Project) -> list[Root]:
    """The folder of the indexes, which are read with whatever cites their documents. There may be none yet."""
    return [Root(str(project.rules / SOURCES), False)]


def _compile(
    project: Project, paths: Sequence[Path], order: Order, tell: Tell, find: Find | None
) -> tuple[Compiled, int]:
    """What was found, after as many rounds of safe fixes as do something; and how many findings were fixed."""
    compiled, fixed = compile_project(project, paths, tell, allow=not order.no_allow, find=find), 0
    for _ in range(MOST_ROUNDS if order.fix else 0):
        texts, count = apply_safe_fixes(compiled.diagnostics, compiled.sources)
        if not count:
            break
        for path, text in texts.items():
            rewrite(project.root, compiled.sources[path], text)
        fixed += count
        compiled = compile_project(project, paths, tell, allow=not order.no_allow, find=find)
    return compiled, fixed


def _with_sheets(project: Project, compiled: Compiled, tell: Tell) -> Compiled:
    """With what is wrong with the sheets, each of which is set as rulec build would set it."""
    from rulec.cli.printing import printing  # late: typst

    wanted = list(compiled.model.rulesets.values())
    with printing(compiled, wanted, project.out) as sheets:
        for rules in wanted:
            tell(f"printing the sheet of {rules.name}")
            list(sheets.files(rules.name))
    return evolve(compiled, diagnostics=(*compiled.diagnostics, *sheets.findings))


def _answer(order: Order, compiled: Compiled, fixed: int) -> Answer:
    findings: Sequence[Diagnostic] = compiled.diagnostics
    if order.baseline is not None:
        from rulec import baseline  # late: most checks have none

        file = Path(order.baseline)
        if order.write_baseline:
            baseline.save(file, findings, compiled.sources)
            return Answer(0, f"{_count(len(findings), 'finding')} accepted in {order.baseline}\n")
        findings = baseline.load(file).filter(findings, compiled.sources)
    output = render(findings, compiled.sources, order.fmt, color=order.color)
    if order.fmt == "text":
        said = f"fixed {_count(fixed, 'finding')}\n" if order.fix else ""
        output = said + (output or f"{_count(len(compiled.sources), 'file')} checked: no findings\n")
    if order.explain_clean:
        output += _explained(compiled)
    return Answer(int(any(d.code.severity is not Severity.NOTE for d in findings)), output)


def _explained(compiled: Compiled) -> str:
    """What was proved of each ruleset; one that was not understood whole was not checked."""
    from rulec.checks.proved import proved  # late: few ask for it

    faulty = any(d.code.severity is Severity.ERROR for d in compiled.diagnostics)
    if faulty:
        return "Nothing was proved: rules that are not understood are not checked\n"
    return "".join(f"{line}\n" for rules in compiled.model.rulesets.values() for line in proved(rules))


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
