"""benchmarks/results.py: each benchmark writes its own section of RESULTS.md and no other."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

keep: Any = runpy.run_path(str(Path(__file__).parents[1] / "benchmarks" / "results.py"))["keep"]


def test_a_benchmark_replaces_its_own_section_and_leaves_the_others(tmp_path: Path) -> None:
    results = tmp_path / "RESULTS.md"
    keep("odds", "Odds", "| a | 1 |", results)
    keep("diff", "Diff", "| b | 2 |", results)
    before = results.read_text("utf-8")
    assert before.index("## Diff") < before.index("## Odds")
    keep("diff", "Diff", "| b | 3 |", results)
    assert results.read_text("utf-8") == before.replace("| b | 2 |", "| b | 3 |")
