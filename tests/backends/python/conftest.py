"""The rulesets that are shipped, understood once for all tests of the resolvers."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import ModuleType

import pytest

from rulec.backends.python.prove import load_module
from rulec.editions import understand
from rulec.model.entities import Ruleset
from rulec.project import read_sources

ROOT = Path(__file__).parents[3]
NAMES = sorted(
    file.stem for file in (ROOT / "generated" / "python").glob("*.py") if not file.stem.endswith(("_batch", "_numba"))
)


@pytest.fixture(scope="session")
def shipped() -> Mapping[str, Ruleset]:
    sources, findings = read_sources([ROOT / "rules"], ROOT)
    edition = understand("shipped", sources, findings)
    assert edition.faults == ()
    return edition.rulesets


@pytest.fixture(scope="session")
def modules(shipped: Mapping[str, Ruleset]) -> Mapping[str, ModuleType]:
    """The resolvers as they are committed; test_generated sees to it that they are what the rules make."""
    texts = {name: (ROOT / "generated" / "python" / f"{name}.py").read_text("utf-8") for name in NAMES}
    return {name: load_module(shipped[name], text) for name, text in texts.items()}
