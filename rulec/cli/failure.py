"""An exception that ended a verb -> the one line to show; a bug of ours also leaves a report file for the finder."""

from __future__ import annotations

import errno
import os
import platform
import sys
import tempfile
import traceback
from collections.abc import Sequence

from rulec import __version__
from rulec.diagnostics import RulecError


def explain_failure(error: Exception, argv: Sequence[str]) -> str:
    """What to print on standard error. With RULEC_DEBUG set a bug shows its traceback, for those who work on rulec."""
    if isinstance(error, RulecError):
        return f"error: {error}"
    if isinstance(error, OSError) and error.errno == errno.ENOSPC:
        return f"error: the output could not be written: {error.strerror}"
    details = "".join(traceback.format_exception(error))
    if os.environ.get("RULEC_DEBUG"):
        return details.rstrip()
    said = " ".join(f"{type(error).__name__}: {error}".split())[:200]
    return f"error: this is a bug in rulec, not in your rules ({said}); {_report(details, argv)}"


def _report(details: str, argv: Sequence[str]) -> str:
    """Write the report into the folder for temporary files, and say where it is."""
    text = (
        f"rulec {__version__} failed. Nothing of your rules is in this file but what the last lines may quote.\n\n"
        f"python   {sys.version}\nsystem   {platform.platform()}\ncommand  {list(argv)!r}\n\n{details}"
    )
    try:
        handle, path = tempfile.mkstemp(prefix="rulec-report-", suffix=".txt")
        with os.fdopen(handle, "w", encoding="utf-8", errors="backslashreplace") as stream:
            stream.write(text)
    except OSError:
        return "set RULEC_DEBUG=1 and run it again to see where"
    return f"please send the report {path} to its makers"
