"""The resolvers that are committed: what the rules make, byte for byte; typed; and at one with the interpreter."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType

import pytest

from rulec.backends.python.module import emit
from rulec.cli.in_python import run_in_python
from rulec.examples import run_all
from rulec.model.entities import Ruleset

ROOT = Path(__file__).parents[3]
FOLDER = ROOT / "generated" / "python"
NAMES = sorted(file.stem for file in FOLDER.glob("*.py") if not file.stem.endswith(("_batch", "_numba")))


def test_every_ruleset_has_its_module(shipped: Mapping[str, Ruleset]) -> None:
    assert sorted(shipped) == NAMES
    assert {"cfeo16", "cfeo16_rulebook", "cfeo18", "carolus_rex", "honours_of_war"} <= set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_the_files_are_what_the_rules_make(shipped: Mapping[str, Ruleset], name: str) -> None:
    made = emit(shipped[name])
    assert made.path == f"python/{name}.py"
    assert made.content == (FOLDER / f"{name}.py").read_bytes(), "run `rulec build`"


def test_types(tmp_path: Path) -> None:
    files = [str(FOLDER / f"{name}.py") for name in NAMES]
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file=", f"--cache-dir={tmp_path}", *files]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("name", NAMES)
def test_they_import_the_standard_library_only(name: str) -> None:
    tree = ast.parse((FOLDER / f"{name}.py").read_text("utf-8"))
    names = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    names |= {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert {found.split(".")[0] for found in names} <= sys.stdlib_module_names


@pytest.mark.parametrize("name", NAMES)
def test_every_example_comes_out_the_same_in_python(
    shipped: Mapping[str, Ruleset], modules: Mapping[str, ModuleType], name: str
) -> None:
    rules = shipped[name]
    runs = list(run_all(rules))
    found = run_in_python(rules, runs, modules[name])
    assert found.differences == ()
    assert found.compared + found.outright + found.tables == len(rules.examples)


def test_every_resolver_can_be_asked(modules: Mapping[str, ModuleType], shipped: Mapping[str, Ruleset]) -> None:
    for name, module in modules.items():
        resolvers = {r.name for r in vars(module).values() if isinstance(r, module._Resolver)}
        assert resolvers == set(shipped[name].statements)
