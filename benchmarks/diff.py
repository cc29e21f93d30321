"""How long rulec diff takes, as a ratio to rulec check on the same rulesets.

    .venv/bin/python -m benchmarks.diff [--write]

Comparing two editions with all that it does to the game is to take less than three times as long as checking both.
Beside it: what difflib makes of the same files, which is what one has without rulec.
"""

from __future__ import annotations

import difflib
import os
import platform
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from benchmarks.results import keep

ROOT = Path(__file__).parents[1]
RULEC = str(Path(sys.executable).parent / "rulec")
PAIRS = (("cfeo16", "cfeo18"), ("cfeo16", "cfeo16_rulebook"), ("cfeo16", "cfeo16_encamisada"))
MOST = 3.0
TIMES = 3


def command(*words: str) -> Callable[[], None]:
    def work() -> None:
        done = subprocess.run([RULEC, *words], cwd=ROOT, capture_output=True, check=False)
        if done.returncode not in (0, 1):
            raise SystemExit(done.stderr.decode())

    return work


def least(works: list[Callable[[], None]]) -> list[float]:
    """Processor time of each, the works taken in turn: a busy machine makes it neither more nor less."""
    best = [float("inf")] * len(works)
    for _ in range(TIMES):
        for at, work in enumerate(works):
            start = spent()
            work()
            best[at] = min(best[at], spent() - start)
    return best


def spent() -> float:
    times = os.times()
    return times.children_user + times.children_system


def text_diff(old: str, new: str) -> int:
    """Lines that difflib marks, file by file of one name."""
    found = 0
    for file in sorted((ROOT / "rules" / old).glob("*.rules")):
        other = ROOT / "rules" / new / file.name
        if "examples" not in file.name and other.is_file():
            texts = [path.read_text(encoding="utf-8").splitlines() for path in (file, other)]
            found += sum(
                line[0] in "+-" for line in difflib.unified_diff(*texts, lineterm="") if line[:3] not in ("+++", "---")
            )
    return found


def main() -> None:
    rows = [
        "| Editions | `rulec diff` | without results | `rulec check` | Ratio | At most | difflib marks |",
        "|" + "---|" * 7,
    ]
    worst = 0.0
    for old, new in PAIRS:
        folders = [f"rules/{name}" for name in (old, new) if (ROOT / "rules" / name).is_dir()]
        works = [("diff", old, new), ("diff", old, new, "--no-behaviour"), ("check", "--no-cache", *folders)]
        whole, told, checked = least([command(*words) for words in works])
        limit = f"{MOST:g}" if new == "cfeo18" else ""
        worst = max(worst, whole / checked) if limit else worst
        times = " | ".join(f"{seconds:.2f} s" for seconds in (whole, told, checked))
        rows.append(f"| {old}, {new} | {times} | {whole / checked:.2f} | {limit} | {text_diff(old, new)} lines |")
    text = "\n".join(
        [f"Python {platform.python_version()}, {os.cpu_count()} cores; seconds of processor time.", "", *rows]
    )
    print(text)
    if "--write" in sys.argv:
        keep("diff", "Diff", text)
    raise SystemExit(worst >= MOST)


if __name__ == "__main__":
    main()
