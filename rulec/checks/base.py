"""The shapes of a check: a code, and what finds it in a ruleset, or between the rulesets of a model."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from attrs import frozen

from rulec.diagnostics import Code, Diagnostic
from rulec.model.entities import Model, Ruleset


@frozen
class Check:
    """find gives a diagnostic of code for each case in a ruleset that was understood whole."""

    code: Code
    find: Callable[[Ruleset], Iterable[Diagnostic]]


@frozen
class ModelCheck:
    """find gives a diagnostic of code for each case between the rulesets of a model, all of them understood whole."""

    code: Code
    find: Callable[[Model], Iterable[Diagnostic]]
