"""The command line: arguments in, text and an exit code out. run() is the console script's whole work after --version.

Exit codes: 0 fine, 1 findings (or something out of date), 2 could not run; 130 when interrupted. Each verb is a module
of this package with a click command called `command`; rulec/cli/verbs.py lists them, and imports one only to run it.
"""

from __future__ import annotations

import errno
import gc
import os
import sys
from typing import NoReturn

import click

from rulec.cli.verbs import main

COULD_NOT_RUN = 2
INTERRUPTED = 130
# New objects before the collector looks, rounds before it looks at older ones, and at all. Nearly all that a compiler
# makes lives until the end: to walk it again and again would be an eighth of the time of a check.
_COLLECT = (20_000, 50, 1000)
_GONE = (errno.EPIPE, errno.EINVAL)  # the reader of our output went away; Windows says EINVAL


def run() -> NoReturn:
    """Run the verb that sys.argv names and leave with its exit code. No traceback ever reaches the user."""
    gc.set_threshold(*_COLLECT)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # a sign that the terminal cannot show is no reason to stop
            stream.reconfigure(errors="backslashreplace")
    code = _exit_code()
    gc.freeze()  # the process ends: the system takes its memory back at once, without a look at every object
    sys.exit(code)


def _exit_code() -> int:
    try:
        answer = main.main(prog_name="rulec", standalone_mode=False)
        sys.stdout.flush()  # here and not at shutdown, so that a closed pipe is noticed below
        return answer if isinstance(answer, int) else 0
    except click.ClickException as error:
        error.show()
        return error.exit_code
    except (click.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except SystemExit as leave:  # click leaves in this way when a pipe is closed, and after completing a word
        _quiet_output()
        return leave.code if isinstance(leave.code, int) else COULD_NOT_RUN
    except OSError as error:
        if error.errno in _GONE:
            _quiet_output()
            return COULD_NOT_RUN
        return _failed(error)
    except Exception as error:
        return _failed(error)


def _failed(error: Exception) -> int:
    from rulec.cli.failure import explain_failure  # late: only when something failed

    click.echo(explain_failure(error, sys.argv), err=True)
    return COULD_NOT_RUN


def _quiet_output() -> None:
    """Let Python's last flush at shutdown go nowhere."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
