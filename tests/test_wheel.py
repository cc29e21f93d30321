"""The wheel holds all that rulec needs: unpacked far from the checkout it checks, resolves and makes new rulesets."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What pip would put into site-packages."""
    folder = tmp_path_factory.mktemp("wheel")
    made = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert made.returncode == 0, made.stderr
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "site")
    return folder / "site"


def run(unpacked: Path, cwd: Path, *words: str) -> str:
    """rulec from the unpacked wheel alone: the checkout comes after it on the path."""
    env = {**os.environ, "PYTHONPATH": str(unpacked), "RULEC_CACHE_DIR": str(cwd / "cache")}
    code = "import sys, rulec; assert rulec.__file__.startswith(sys.argv.pop(1)), rulec.__file__\n"
    code += "from rulec.__main__ import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", code, str(unpacked), *words],
        cwd=cwd,
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_what_is_in_it(unpacked: Path) -> None:
    package = unpacked / "rulec"
    assert (package / "grammar" / "rules.lark").is_file()
    shipped = {p.relative_to(package / "rules").as_posix() for p in (package / "rules").rglob("*.rules")}
    assert shipped == {p.relative_to(ROOT / "rules").as_posix() for p in (ROOT / "rules").rglob("*.rules")}
    assert not list(package.rglob("__pycache__"))
    made = {p.name: p.read_bytes() for p in (ROOT / "generated" / "python").glob("*.py")}
    assert made
    assert {name: (package / "games" / name).read_bytes() for name in made} == made
    assert (package / "py.typed").is_file()


def test_the_resolvers_need_nothing_but_python(unpacked: Path, tmp_path: Path) -> None:
    code = (
        "from rulec.games import honours_of_war as g; import sys; "
        "mine = {name.split('.')[0] for name, module in sys.modules.items() if 'site-packages' in "
        "str(getattr(module, '__file__', ''))}; print(sorted(mine), g.fire.name)"
    )
    done = subprocess.run(
        [sys.executable, "-S", "-c", code], cwd=tmp_path, env={"PYTHONPATH": str(unpacked)},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.stdout == "[] fire\n", done.stderr


def test_it_works_away_from_the_checkout(unpacked: Path, tmp_path: Path) -> None:
    assert run(unpacked, tmp_path, "--version").startswith("rulec ")
    run(unpacked, tmp_path, "new", "skirmish")
    assert "no findings" in run(unpacked, tmp_path, "check", "skirmish")
    assert "combat" in run(unpacked, tmp_path, "describe", "cfeo16")
    words = ("--set", "arm=heavy_gun", "--set", "band=close", "--json")
    assert '"value": 120,' in run(unpacked, tmp_path, "resolve", "cfeo16.ranges", *words)
