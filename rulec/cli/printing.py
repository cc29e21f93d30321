"""The sheets of a build: rulesets in, their files and findings out, made while the rest of the build goes on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from attrs import evolve, field, mutable

from rulec.backends.sheet import manifest
from rulec.backends.sheet.emit import Made, digest_of, emit
from rulec.project import read_bytes
from rulec.source import Output

if TYPE_CHECKING:
    from rulec.compile import Compiled
    from rulec.diagnostics import Diagnostic
    from rulec.model.entities import Ruleset

FOLDER = "sheets"


@mutable
class Printing:
    """Sheets on their way: each is waited for where it is asked for."""

    kept: dict[str, manifest.Kept]
    jobs: dict[str, Future[Made]]
    findings: list[Diagnostic] = field(factory=list)

    def files(self, name: str) -> Iterator[Output]:
        """The sheet of a ruleset. What is wrong with it is among the findings from now on."""
        made = self.jobs[name].result()
        self.findings += made.findings
        if made.kept is not None:
            self.kept[name] = made.kept
        yield from (evolve(output, path=f"{FOLDER}/{output.path}") for output in made.outputs)

    def manifest(self) -> Output:
        return Output(f"{FOLDER}/{manifest.FILE}", manifest.written(self.kept))


@contextmanager
def printing(compiled: Compiled, wanted: Sequence[Ruleset], out: Path) -> Iterator[Printing]:
    """Begin to print: setting a page leaves Python free for others, so a thread does it."""
    file = out / FOLDER / manifest.FILE
    kept = manifest.read(read_bytes(file)) if file.is_file() else {}
    pool = ThreadPoolExecutor()
    try:
        jobs = {rules.name: pool.submit(_print, compiled, rules, kept.get(rules.name)) for rules in wanted}
        yield Printing(kept, jobs)
    finally:
        pool.shutdown(cancel_futures=True)


def _print(compiled: Compiled, rules: Ruleset, kept: manifest.Kept | None) -> Made:
    base = compiled.model.rulesets.get(rules.variant_of)
    return emit(rules, digest_of(rules, compiled.sources, base), known=kept)
