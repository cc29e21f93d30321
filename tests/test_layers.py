"""Imports go one way: the table below is the order of the house, and no module looks at a later row."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "rulec"

# Each row may use the rows above it and nothing else; those in one row do not know of one another.
LAYERS = (
    ("cache_folder", "games", "source"),
    ("diagnostics",),
    ("syntax",),
    ("model",),
    ("meaning",),
    ("analysis", "compare"),
    ("checks",),
    ("answers", "backends", "diff", "errata", "examples", "export", "fixes", "project", "report"),
    ("baseline", "before_rulings", "cache", "changes_words", "describe", "provenance", "revisions", "rewrite"),
    ("changes_sheet",),
    ("codes",),
    ("compile", "editions"),
    ("kept_findings",),
    ("cli",),
    ("__main__",),
)
ROW = {name: row for row, names in enumerate(LAYERS) for name in names}

# Libraries that one part of the house keeps to itself.
HOMES = {"lark": "syntax", "click": "cli", "rich": "cli", "jinja2": "backends", "typst": "backends"}
# Not to be had on Windows.
POSIX_ONLY = {"crypt", "fcntl", "grp", "nis", "posix", "pty", "pwd", "resource", "spwd", "syslog", "termios", "tty"}


def modules() -> dict[str, Path]:
    """Every module by its dotted name; a package's __init__ is the package."""
    found = {}
    for file in sorted(PACKAGE.rglob("*.py")):
        parts = file.relative_to(PACKAGE.parent).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = file
    return found


MODULES = modules()


def imported(file: Path) -> Iterator[str]:
    """Dotted names of what a file imports, wherever in it: late imports and those for types alone hide nothing."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file.name} imports by dots; write the whole name"
            assert node.module
            inner = {f"{node.module}.{alias.name}" for alias in node.names}
            yield from inner & MODULES.keys()
            if not inner <= MODULES.keys():
                yield node.module


def part(module: str) -> str:
    """The part of the house a module of ours is in: `rulec.syntax.parse` is in syntax; "" for the package itself."""
    return module.split(".")[1] if "." in module else ""


def test_every_part_of_the_house_has_its_row() -> None:
    there = {part(module) for module in MODULES} - {""}
    assert there == set(ROW), "put it in LAYERS, as far up as its imports allow"


@pytest.mark.parametrize("module", [m for m in MODULES if part(m)])
def test_a_module_imports_only_what_is_above_it(module: str) -> None:
    here = part(module)
    ours = (name for name in imported(MODULES[module]) if name.split(".")[0] == "rulec")
    others = {part(name) for name in ours} - {"", here}
    late = sorted(other for other in others if ROW.get(other, 0) >= ROW.get(here, 99))
    assert late == [], f"{module} is not above what it imports"


@pytest.mark.parametrize("module", list(MODULES))
def test_a_module_keeps_to_its_libraries(module: str) -> None:
    tops = {name.split(".")[0] for name in imported(MODULES[module])}
    strangers = {name for name in tops & HOMES.keys() if HOMES[name] != part(module)}
    assert strangers | tops & POSIX_ONLY == set()


def test_no_modules_import_each_other_in_a_circle() -> None:
    graph = {module: {n for n in imported(file) if n in MODULES} - {module} for module, file in MODULES.items()}
    order = list(TopologicalSorter(graph).static_order())  # raises CycleError, which names the circle
    assert set(order) == set(MODULES)
