"""Every code there is, gathered from the modules that raise them: what `rulec explain` prints and `allow` may name."""

from __future__ import annotations

from rulec import project
from rulec.checks import allows, checks
from rulec.diagnostics import Code
from rulec.model import codes as model
from rulec.syntax import messages as syntax


def _found() -> dict[str, Code]:
    written = [value for module in (syntax, model, project, allows) for value in vars(module).values()]
    every = {code.id: code for code in written if isinstance(code, Code)} | {c.code.id: c.code for c in checks()}
    return dict(sorted(every.items()))


CODES = _found()
