"""Ruleset -> findings. A check is one module of this folder, rcNNN_slug.py, with its CHECK; the folder is the list.

Suppression is not the checks' affair: allows.py applies it once, to all findings.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

from rulec.checks.base import Check
from rulec.diagnostics import Diagnostic
from rulec.model.entities import Ruleset


@cache
def checks() -> tuple[Check, ...]:
    """Every check, in the order of the codes."""
    stems = sorted(file.stem for file in Path(__file__).parent.glob("rc[0-9]*.py"))
    return tuple(import_module(f"rulec.checks.{stem}").CHECK for stem in stems)


def find_all(ruleset: Ruleset) -> Iterator[Diagnostic]:
    """The findings of every check on one ruleset."""
    for check in checks():
        yield from check.find(ruleset)
