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
MANIFEST = f"{FOLDER}/{manifest.FILE}"


@mutable
class Printing:
    """Sheets on their way: each is waited for where it is asked for."""

    kept: dict[str, manifest.Kept]
    jobs: dict[str, Future[Made]]
    findings: list[Diagnostic] = field(factory=list)

    def setting(self, name: str) -> str:
        """What is kept of the setting of a sheet, as text; "" if nothing is."""
        return manifest.entry(self.kept[name]) if name in self.kept else ""

    def files(self, name: str) -> Iterator[Output]:
        """The sheet of a ruleset. What is wrong with it is among the findings from now on."""
        made = self.jobs[name].result()
        self.findings += made.findings
        if made.kept is not None:
            self.kept[name] = made.kept
        yield from (evolve(output, path=f"{FOLDER}/{output.path}") for output in made.outputs)

    def manifest(self) -> Output:
        return _manifest(self.kept)


@contextmanager
def printing(compiled: Compiled, wanted: Sequence[Ruleset], out: Path) -> Iterator[Printing]:
    """Begin to print: setting a page leaves Python free for others, so a thread does it."""
    kept = _kept(out)
    pool = ThreadPoolExecutor()
    try:
        jobs = {rules.name: pool.submit(_print, compiled, rules, kept.get(rules.name)) for rules in wanted}
        yield Printing(kept, jobs)
    finally:
        pool.shutdown(cancel_futures=True)


def kept_settings(out: Path) -> dict[str, str]:
    """What is kept of the settings of the sheets in a folder of output, as text."""
    return {name: manifest.entry(kept) for name, kept in _kept(out).items()}


def kept_manifest(out: Path) -> Output:
    """The settings in a folder of output, as the file should be that keeps them."""
    return _manifest(_kept(out))


def _manifest(kept: dict[str, manifest.Kept]) -> Output:
    return Output(MANIFEST, manifest.written(kept))


def _kept(out: Path) -> dict[str, manifest.Kept]:
    file = out / MANIFEST
    return manifest.read(read_bytes(file)) if file.is_file() else {}


def _print(compiled: Compiled, rules: Ruleset, kept: manifest.Kept | None) -> Made:
    base = compiled.model.rulesets.get(rules.variant_of)
    return emit(rules, digest_of(rules, compiled.sources, base), known=kept)
