"""How long rulec diff takes, as a ratio to rulec check on the same rulesets, run in turn; the least time of each counts.

    .venv/bin/python benchmarks/diff.py

Comparing two editions with all that it does to the game is to take less than three times as long as checking both.
Beside it: what difflib makes of the same files, which is what one has without rulec.
"""

from __future__ import annotations

import difflib
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parents[1]
RULEC = str(Path(sys.executable).parent / "rulec")
PAIRS = (("cfeo16", "cfeo18"), ("cfeo16", "cfeo16_rulebook"), ("cfeo16", "cfeo16_encamisada"))
MOST = 3.0
TIMES = 5


def command(*words: str) -> Callable[[], None]:
    def work() -> None:
        done = subprocess.run([RULEC, *words], cwd=ROOT, capture_output=True, check=False)
        if done.returncode not in (0, 1):
            raise SystemExit(done.stderr.decode())

    return work


def least(works: list[Callable[[], object]]) -> list[float]:
    best = [float("inf")] * len(works)
    for _ in range(TIMES):
        for at, work in enumerate(works):
            start = time.perf_counter()
            work()
            best[at] = min(best[at], time.perf_counter() - start)
    return best


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
    worst = 0.0
    for old, new in PAIRS:
        folders = [f"rules/{name}" for name in (old, new) if (ROOT / "rules" / name).is_dir()]
        words = command("diff", old, new, "--no-behaviour")
        whole, told, checked = least([command("diff", old, new), words, command("check", "--no-cache", *folders)])
        worst = max(worst, whole / checked) if new == "cfeo18" else worst
        lines = text_diff(old, new)
        print(
            f"{old} against {new}: {whole:.2f} s, {whole / checked:.2f} x check ({checked:.2f} s); "
            f"without results {told:.2f} s; difflib marks {lines} lines"
        )
    print(f"{'within' if worst < MOST else 'OVER'} the limit of {MOST:g} x")
    raise SystemExit(worst >= MOST)


if __name__ == "__main__":
    main()
