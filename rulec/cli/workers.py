"""Functions of modules, and what each is to be given -> their results in order, worked out in several processes."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import TypeVar

_In = TypeVar("_In")
_Out = TypeVar("_Out")
Task = tuple[Callable[[_In], _Out], _In]


@contextmanager
def side_by_side(tasks: Sequence[Task[_In, _Out]], *, alone: bool = False) -> Iterator[Iterator[_Out]]:
    """The results of tasks, each waited for where it is asked for. alone: what is so small is done here, one by one.

    Processes begin anew on every system: one that is forked beside running threads may never end."""
    many = min(os.cpu_count() or 1, len(tasks))
    if alone or many < 2:
        yield (work(given) for work, given in tasks)
        return
    pool = ProcessPoolExecutor(many, mp_context=get_context("spawn"), initializer=_begin)
    try:
        yield map(Future.result, [pool.submit(work, given) for work, given in tasks])
    finally:
        pool.shutdown(cancel_futures=True)


def _begin() -> None:
    """An interruption is for the process that waits; it ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
