"""The display of progress: nothing in a pipe, nothing under a second, and gone when the work is done."""

from __future__ import annotations

import io
import sys
import time

import pytest

from rulec.cli.progress import progress


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_nothing_is_shown_in_a_pipe(monkeypatch: pytest.MonkeyPatch) -> None:
    pipe = io.StringIO()
    monkeypatch.setattr(sys, "stderr", pipe)
    with progress(after=0) as tell:
        tell("reading a.rules")
    assert pipe.getvalue() == ""


def test_nothing_is_shown_when_the_work_is_short(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    with progress() as tell:
        tell("reading a.rules")
    assert terminal.getvalue() == ""


def test_long_work_says_what_it_is_doing(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setenv("TERM", "xterm")
    with progress(after=0) as tell:
        end = time.monotonic() + 20
        while "[red].rules" not in terminal.getvalue() and time.monotonic() < end:
            tell("reading [red].rules")
            time.sleep(0.02)
    assert "reading [red].rules" in terminal.getvalue()
