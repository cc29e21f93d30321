"""How long a whole build takes, sheets included, as ratios to a floor measured side by side in the same run.

    .venv/bin/python -m benchmarks.sheets [--write] [--times N]

The floor of a cold build is Python, one bare measuring query and one bare compile for each sheet, with the very inputs
that the build gives them. Runs alternate, so that a busy machine slows both alike; the least time of each counts.
--write puts the table in its section of benchmarks/RESULTS.md.
"""

from __future__ import annotations

import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path

from benchmarks.results import keep
from rulec import __version__
from rulec.backends.sheet import emit, manifest, pdf, typesetter
from rulec.cli.printing import MANIFEST
from rulec.compile import compile_project
from rulec.project import find_project

ROOT = Path(__file__).parents[1]
RULEC = str(Path(sys.executable).parent / "rulec")
COLD, CHANGED, UNCHANGED = 1.55, 0.3, 1.4  # the most that each ratio may be

FLOOR = """
import json, sys, tempfile
from pathlib import Path
import typst
source, fonts = Path(sys.argv[2]).read_bytes(), typst.Fonts(include_system_fonts=False, font_paths=[sys.argv[3]])
for query, compiled in json.loads(Path(sys.argv[1]).read_text("utf-8")):
    with tempfile.TemporaryDirectory() as empty:
        typst.query(source, "<heights>", field="value", one=True, font_paths=fonts, root=empty, sys_inputs=query)
        typst.compile(source, font_paths=fonts, root=empty, sys_inputs=compiled, timestamp=0,
            pdf_standards=["a-2a", "ua-1"])
"""
SHEETS = """
from pathlib import Path
from rulec.cli.printing import printing
from rulec.compile import compile_project
from rulec.project import find_project
compiled = compile_project(find_project(Path()), [Path("rules")], check=False, examples=False)
wanted = list(compiled.model.rulesets.values())
with printing(compiled, wanted, Path("generated")) as sheets:
    for rules in wanted:
        list(sheets.files(rules.name))
"""
HASHING = """
import click, json, hashlib
from pathlib import Path
for path in Path("rules").rglob("*.rules"):
    hashlib.sha256(path.read_bytes()).hexdigest()
"""


def inputs() -> list[list[dict[str, str]]]:
    """What typst is given for each sheet of the project: to measure it in its kept setting, and to set it."""
    kept = manifest.read((ROOT / "generated" / MANIFEST).read_bytes())
    compiled = compile_project(find_project(ROOT), [ROOT / "rules"], check=False)
    found = []
    for name, rules in compiled.model.rulesets.items():
        calls: dict[str, dict[str, str]] = {}

        def noted(work: Callable[..., object], calls: dict[str, dict[str, str]] = calls) -> Callable[..., object]:
            def call(data: dict[str, object], job: dict[str, object]) -> object:
                calls[work.__name__] = typesetter.inputs(data, job)
                return work(data, job)

            return call

        pdf.query, pdf.compile_pdf = noted(typesetter.query), noted(typesetter.compile_pdf)
        emit.emit(rules, "0" * 12, formats=["pdf"], known=kept[name])
        found.append([calls["query"], calls["compile_pdf"]])
    return found


class Project:
    """A copy of the project, with a cache of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.cache = folder / "cache"
        shutil.copytree(ROOT / "rules", folder / "rules")
        (folder / "rulec.toml").write_text('rules = "rules"\nout = "generated"\n')
        self.line = folder / "rules" / "cfeo16" / "sequence.rules"
        self.texts = [self.line.read_text("utf-8")]
        self.texts.append(self.texts[0].replace("Guns may fire", "Guns can fire"))
        assert self.texts[0] != self.texts[1]

    def empty(self) -> None:
        """Nothing made, no answer kept; but the settings of the sheets, which are committed."""
        shutil.rmtree(self.folder / "generated", ignore_errors=True)
        (self.folder / "generated" / MANIFEST).parent.mkdir(parents=True)
        shutil.copy(ROOT / "generated" / MANIFEST, self.folder / "generated" / MANIFEST)
        for entry in self.cache.glob("check-*"):
            entry.unlink()

    def change(self) -> None:
        self.texts.reverse()
        self.line.write_text(self.texts[0], "utf-8")

    def timed(self, *words: str) -> float:
        start = time.perf_counter()
        done = subprocess.run(
            words,
            cwd=self.folder,
            env={**os.environ, "RULEC_CACHE_DIR": str(self.cache)},
            capture_output=True,
            check=False,
        )
        took = time.perf_counter() - start
        if done.returncode:
            raise SystemExit(f"{' '.join(words)[:200]}: {done.stdout.decode()}{done.stderr.decode()}")
        return took


def measure(folder: Path, times: int) -> list[tuple[str, str, float, float, float]]:
    """(what, against what, seconds, seconds of the floor, the most the ratio may be)."""
    project = Project(folder)
    given = folder / "inputs.json"
    given.write_text(json.dumps(inputs()), "utf-8")
    sheet = Path(typesetter.__file__).parent
    floor = (sys.executable, "-c", FLOOR, str(given), str(sheet / "sheet.typ"), str(sheet / "fonts"))
    project.timed(RULEC, "build")  # the parser of the grammar is kept from now on, as after any first run
    best = dict.fromkeys(("cold", "floor", "sheets", "changed", "unchanged", "hashing"), float("inf"))

    def note(what: str, *words: str) -> None:
        best[what] = min(best[what], project.timed(*words))

    for _ in range(times):
        note("floor", *floor)
        project.empty()
        note("sheets", sys.executable, "-c", SHEETS)
        note("cold", RULEC, "build")
        project.change()
        note("changed", RULEC, "build")
        for _ in range(3):
            note("hashing", sys.executable, "-c", HASHING)
            note("unchanged", RULEC, "build")
    bare = "Python, one bare query and one bare compile for each sheet"
    return [
        ("cold `rulec build` of all, with the manifest", bare, best["cold"], best["floor"], COLD),
        ("of that the sheets alone, rules read and understood", bare, best["sheets"], best["floor"], COLD),
        ("after one line of cfeo16 changed", "the cold build", best["changed"], best["cold"], CHANGED),
        (
            "nothing changed",
            "import click, json, hashlib; hash the rules",
            best["unchanged"],
            best["hashing"],
            UNCHANGED,
        ),
    ]


def main() -> None:
    times = int(sys.argv[sys.argv.index("--times") + 1]) if "--times" in sys.argv else 5
    with tempfile.TemporaryDirectory() as folder:
        rows = measure(Path(folder), times)
    head = ["| What | Against | Time | Floor | Ratio | At most |", "|---|---|---|---|---|---|"]
    lines = [
        f"| {what} | {against} | {one * 1000:.0f} ms | {other * 1000:.0f} ms | {one / other:.2f} | {most} |"
        for what, against, one, other, most in rows
    ]
    load = f", {os.getloadavg()[0]:.1f} processes waiting" if hasattr(os, "getloadavg") else ""
    versions = f"rulec {__version__}, typst {version('typst')}, Python {platform.python_version()}, {os.cpu_count()} cores{load}"
    text = "\n".join([f"{versions}.", "", *head, *lines])
    print(text)
    if "--write" in sys.argv:
        keep("sheets", "Builds and sheets", text)


if __name__ == "__main__":
    main()
