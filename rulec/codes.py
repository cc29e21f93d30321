"""Every code there is, gathered from the modules that raise them: what `rulec explain` prints and `allow` may name."""

from __future__ import annotations

from rulec import project
from rulec.backends.sheet import codes as sheet
from rulec.checks import allows, checks, model_checks
from rulec.diagnostics import Code
from rulec.model import codes as model
from rulec.provenance import findings as provenance
from rulec.syntax import messages as syntax


def _found() -> dict[str, Code]:
    written = [
        value for module in (syntax, model, project, allows, provenance, sheet) for value in vars(module).values()
    ]
    every = [code for code in written if isinstance(code, Code)]
    every += [check.code for check in checks()] + [check.code for check in model_checks()]
    return {code.id: code for code in sorted(every, key=lambda code: code.id)}


CODES = _found()
