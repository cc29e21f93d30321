"""Work that takes over a second on a terminal -> one line that says what is being done, gone when the work is done."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Timer
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.status import Status

AFTER = 1.0  # seconds


@contextmanager
def progress(after: float = AFTER) -> Iterator[Callable[[str], None]]:
    """Gives the function to be told what is being done. Shows nothing where standard error is no terminal."""
    if not sys.stderr.isatty():
        yield _ignore
        return
    line = _Line()
    timer = Timer(after, line.show)
    timer.daemon = True
    timer.start()
    try:
        yield line.say
    finally:
        timer.cancel()
        line.hide()


def _ignore(doing: str) -> None:
    """Nobody is watching."""


class _Line:
    """The words of the moment, and the display once there is one. The timer's thread shows, the main one hides."""

    def __init__(self) -> None:
        self.doing = "working"
        self.over = False
        self.status: Status | None = None

    def say(self, doing: str) -> None:
        self.doing = doing
        if self.status is not None:
            self.status.update(_plain(doing))

    def show(self) -> None:
        from rich.console import Console  # late: most runs end before it is needed

        status = Console(stderr=True).status(_plain(self.doing))
        status.start()
        self.status = status
        if self.over:  # the work ended while rich was being imported
            status.stop()

    def hide(self) -> None:
        self.over = True
        if self.status is not None:
            self.status.stop()


def _plain(doing: str) -> str:
    """No markup: a file may be called [red].rules."""
    return doing.replace("[", r"\[")
