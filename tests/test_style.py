"""The house is tidy: ruff has nothing to say of it, of how it is laid out, nor mypy of its types."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize(
    "command",
    [("ruff", "check", "--no-cache", "."), ("ruff", "format", "--no-cache", "--check", "."), ("mypy",)],
    ids=["lint", "layout", "types"],
)
def test_tidy(command: tuple[str, ...]) -> None:
    done = subprocess.run([sys.executable, "-m", *command], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
