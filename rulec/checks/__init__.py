"""Ruleset or model -> findings. A check is one module of this folder, rcNNN_slug.py, with its CHECK; the folder is the list.

Most look at one ruleset; those of the band RC7 look at a whole model, for what its rulesets say of one another.
Suppression is not the checks' affair: allows.py applies it once, to all findings.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

from rulec.checks.base import Check, ModelCheck
from rulec.diagnostics import Diagnostic
from rulec.model.entities import Model, Ruleset


@cache
def _found() -> tuple[Check | ModelCheck, ...]:
    stems = sorted(file.stem for file in Path(__file__).parent.glob("rc[0-9]*.py"))
    return tuple(import_module(f"rulec.checks.{stem}").CHECK for stem in stems)


def checks() -> tuple[Check, ...]:
    """Every check of one ruleset, in the order of the codes."""
    return tuple(check for check in _found() if isinstance(check, Check))


def model_checks() -> tuple[ModelCheck, ...]:
    """Every check between rulesets, in the order of the codes."""
    return tuple(check for check in _found() if isinstance(check, ModelCheck))


def find_all(ruleset: Ruleset) -> Iterator[Diagnostic]:
    """The findings of every check on one ruleset."""
    for check in checks():
        yield from check.find(ruleset)


def find_between(model: Model) -> Iterator[Diagnostic]:
    """The findings between the rulesets of a model."""
    for check in model_checks():
        yield from check.find(model)
