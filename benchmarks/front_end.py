"""How long the front end takes, as ratios to a floor measured side by side in the same run.

    .venv/bin/python -m benchmarks.front_end [--write]

Each pair is run in turn, so that a busy machine slows both alike; the least time of each counts. Where the system tells
it, that is the time of the processor (of the children too), which others who work on the machine change little.
--write puts the table in its section of benchmarks/RESULTS.md.
"""

from __future__ import annotations

import gc
import json
import os
import platform
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import lark
from lark import Lark

from benchmarks.results import keep
from rulec import __version__
from rulec.source import Source
from rulec.syntax.grammar import STARTS, WholeWords, grammar_text
from rulec.syntax.layout import lay_out
from rulec.syntax.parse import parse

try:
    import resource
except ImportError:  # Windows
    resource = None  # type: ignore[assignment]

ROOT = Path(__file__).parents[1]
RULES = sorted((ROOT / "rules").rglob("*.rules"))
# All of one shipped ruleset, its examples too: every kind of line, about as often as authors write it.
MANY = sorted((ROOT / "rules" / "honours_of_war").glob("*.rules"))
# What moves and fires in one of the shipped rulesets: about 300 lines that ask for nothing outside themselves.
ONE = [
    ROOT / "rules" / "honours_of_war" / f"{part}.rules"
    for part in ("ruleset", "ranges", "hit_table", "firing", "moves", "grazing")
]
PYTHON = sys.executable
RULEC = str(Path(PYTHON).parent / "rulec")

# Nothing of rulec is in this floor: the lines, each with its start rule, are in a file beside the grammar.
FLOOR_CHECK = """
import click, attrs, lark, json
with open({told!r}, encoding="utf-8") as stream:
    told = json.load(stream)
class Words:
    always_accept = told["words"]
    def process(self, stream):
        return stream
made = lark.Lark(
    told["grammar"], parser="lalr", start=told["starts"], maybe_placeholders=True, postlex=Words(), cache={kept!r}
)
for line, place in told["lines"]:
    made.parse(line, start=place)
"""
FLOOR_UNCHANGED = """
import click, json, hashlib
from pathlib import Path
for path in {paths!r}:
    hashlib.sha256(Path(path).read_bytes()).hexdigest()
"""


def clock() -> float:
    if resource is None:
        return time.perf_counter()
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(each.ru_utime + each.ru_stime for each in used)


def least(one: Callable[[], object], other: Callable[[], object], times: int) -> tuple[float, float]:
    """The least time of each, run in turn."""
    best = [float("inf"), float("inf")]
    for _ in range(times):
        for k, work in enumerate((one, other)):
            start = clock()
            work()
            best[k] = min(best[k], clock() - start)
    return best[0], best[1]


def command(*words: str, cwd: Path = ROOT, fails: bool = False, **env: str) -> Callable[[], None]:
    def work() -> None:
        done = subprocess.run(words, cwd=cwd, env={**os.environ, **env}, capture_output=True, check=False)
        if done.returncode and not fails:
            raise SystemExit(f"{' '.join(words)}: {done.stdout.decode()}{done.stderr.decode()}")

    return work


def sample(lines: int) -> str:
    """Real rules, repeated: about as many lines as asked for, without the blanks that line things up."""
    text = "\n".join(p.read_text("utf-8").removeprefix("language 1\n") for p in MANY)
    text = re.sub(r"(?<=\S)   +", "  ", text)
    return text * max(1, lines // text.count("\n"))


def bare(text: str, made: Lark, *, keep: bool) -> None:
    """The same lines through the same start rules, without a transformer.

    keep: what is read is kept until the file is done, with the collector at rest, as parse() does with its nodes;
    else each tree is thrown away at once, and its memory is used again for the next.
    """
    kept = []
    if keep:
        gc.disable()
    for stretch, place in stretches(text):
        tree = made.parse(stretch, start=place)
        if keep:
            kept.append(tree)
    gc.enable()


def stretches(text: str) -> Iterator[tuple[str, str]]:
    """What the parser reads of a text, each with its start rule: lines, and the cells and citations of rows."""
    laid = lay_out(text)
    for line in laid.order:
        body = laid.text[line.start : line.end]
        if not line.row:
            yield body, line.place
            continue
        _, *cells, tail = [part.strip() for part in body.split("|")]
        if tail:
            yield tail, "rowtail"
        if line.place == "rowline":
            yield from ((cell, "cell") for cell in cells if cell not in ("", "-"))


def one_file(folder: Path) -> tuple[Path, str]:
    """A folder with one file of real rules, about 300 lines, understood whole so that every check is done; and its floor."""
    text = "language 1\n" + "".join(path.read_text("utf-8").removeprefix("language 1\n") for path in ONE)
    one = folder / "one"
    one.mkdir()
    (one / "one.rules").write_text(text, "utf-8")
    told = {
        "grammar": grammar_text(), "starts": STARTS, "words": WholeWords.always_accept, "lines": list(stretches(text)),
    }  # fmt: skip
    (folder / "told.json").write_text(json.dumps(told), "utf-8")
    return one, FLOOR_CHECK.format(told=str(folder / "told.json"), kept=str(folder / "grammar.lark"))


def measure() -> list[tuple[str, str, float, float, float]]:
    """(what, against what, seconds, seconds of the floor, the most the ratio may be)."""
    found = []
    folder = Path(tempfile.mkdtemp())
    (folder / "noop.py").write_text("def main():\n    return 0\n")
    # the script that pip made for rulec, with another main
    (folder / "script").write_text(Path(RULEC).read_text().replace("rulec.__main__", "noop"))
    (folder / "script").chmod(0o755)
    here = {"PYTHONPATH": str(folder)}
    times = least(command(RULEC, "--version", **here), command(str(folder / "script"), **here), 30)
    found.append(("`rulec --version`", "a script made by pip whose main returns at once", *times, 1.2))

    made = Lark(grammar_text(), parser="lalr", start=list(STARTS), maybe_placeholders=True, postlex=WholeWords())
    text = sample(10_000)
    source = Source("a.rules", text)
    parse(Source("warm.rules", sample(2_000)))
    for kept, how in ((True, "trees kept"), (False, "trees thrown away at once")):
        times = least(lambda: parse(source), lambda: bare(text, made, keep=kept), 9)  # noqa: B023 - called at once
        what = f"text to nodes, {text.count(chr(10)):,} lines"
        found.append((what, f"the same lines, no transformer, {how}", *times, 1.3))
    long = Source("a.rules", "\n".join([text] * 4))
    times = least(lambda: parse(long), lambda: parse(source), 3)
    found.append(("text to nodes, 4x the lines", "the same once", *times, 4.4))

    one, floor = one_file(folder)
    lines = (one / "one.rules").read_text("utf-8").count("\n")
    check = command(RULEC, "check", "--no-cache", str(one), cwd=one, fails=True)
    times = least(check, command(PYTHON, "-c", floor), 10)
    found.append((f"cold `rulec check`, one file of {lines} lines", "imports, cached grammar, bare parse", *times, 1.5))
    parse_all = "from rulec.source import Source\nfrom rulec.syntax.parse import parse\nfrom pathlib import Path\n"
    parse_all += f"for p in {[str(p) for p in RULES]!r}:\n    parse(Source(p, Path(p).read_text('utf-8')))\n"
    check = command(RULEC, "check", "--no-cache", fails=True)
    times = least(check, command(PYTHON, "-c", parse_all), 5)
    found.append((f"`rulec check` of all rules, {len(RULES)} files", "parsing them", *times, 3))
    floor = FLOOR_UNCHANGED.format(paths=[str(p) for p in RULES])
    command(RULEC, "check", fails=True)()
    times = least(command(RULEC, "check", fails=True), command(PYTHON, "-c", floor), 15)
    found.append(("`rulec check`, nothing changed", "import click, json, hashlib; hash the inputs", *times, 1.4))
    return found


def main() -> None:
    rows = [
        f"| {what} | {against} | {one * 1000:.0f} ms | {other * 1000:.0f} ms | {one / other:.2f} | {most} |"
        for what, against, one, other, most in measure()
    ]
    head = ["| What | Against | Time | Floor | Ratio | At most |", "|---|---|---|---|---|---|"]
    versions = (
        f"rulec {__version__}, lark {lark.__version__}, Python {platform.python_version()}, {os.cpu_count()} cores"
    )
    measured = "processor time" if resource else "time"
    text = "\n".join([f"{versions}; {measured}.", "", *head, *rows])
    print(text)
    if "--write" in sys.argv:
        keep("front_end", "Front end", text)


if __name__ == "__main__":
    main()
