"""What the tests of the command line share: a way to run it in this process, and one to run it for real."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from rulec.cli import run as run_rulec

sys.path.insert(0, str(Path(__file__).parent))  # for cli_samples, which the tests import


class Result(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Result]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run rulec in this process, in the folder tmp_path; the cache is one of this test."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("RULEC_CACHE_DIR", str(tmp_path / ".cache"))
    monkeypatch.delenv("RULEC_DEBUG", raising=False)

    def go(*args: object, stdin: bytes = b"") -> Result:
        monkeypatch.setattr(sys, "argv", ["rulec", *map(str, args)])
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin), encoding="utf-8"))
        with pytest.raises(SystemExit) as left:
            run_rulec()
        said = capsys.readouterr()
        assert isinstance(left.value.code, int)
        assert "Traceback" not in said.out + said.err
        return Result(left.value.code, said.out, said.err)

    return go


@pytest.fixture(scope="session")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """For processes of their own: a cache that they share, and nothing that changes what rulec prints."""
    kept = {k: v for k, v in os.environ.items() if k not in ("NO_COLOR", "RULEC_DEBUG", "PYTHONDONTWRITEBYTECODE")}
    return kept | {"RULEC_CACHE_DIR": str(tmp_path_factory.mktemp("cache")), "PYTHONIOENCODING": "utf-8"}


@pytest.fixture
def process(tmp_path: Path, environment: dict[str, str]) -> Run:
    """Run rulec as a user does, in a process of its own."""

    def go(*args: object, stdin: bytes = b"", **env: str) -> Result:
        done = subprocess.run(
            [sys.executable, "-m", "rulec", *map(str, args)],
            input=stdin, capture_output=True, cwd=tmp_path, env=environment | env, timeout=120,
        )  # fmt: skip
        out, err = done.stdout.decode("utf-8"), done.stderr.decode("utf-8")
        assert "Traceback" not in out + err
        return Result(done.returncode, out, err)

    return go


@pytest.fixture
def put(tmp_path: Path) -> Callable[[str, str | bytes], Path]:
    """Write a file below tmp_path, newlines as they are."""

    def write(name: str, content: str | bytes) -> Path:
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content.encode() if isinstance(content, str) else content)
        return path

    return write
