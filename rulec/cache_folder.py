"""Where rulec keeps what it can make again: a folder of this user alone, or None to go without. Imports nothing heavy."""

# No pathlib: importing it would be a tenth of the time of a check that finds nothing changed.

from __future__ import annotations

import os
import stat
import sys


def cache_folder() -> str | None:
    """The folder, made if need be; None if there is no such place, or others may write to it.

    A cache that a stranger can write would be his words in our mouth, and for the grammar, a pickle, his code in our
    process.
    """
    try:
        folder = _place()
        if not os.path.isabs(folder):
            return None
        os.makedirs(folder, mode=0o700, exist_ok=True)
        return folder if _private(folder) else None
    except (OSError, ValueError):  # no home, a full or read-only disk, an odd path: a cache is no need
        return None


def _place() -> str:
    named = os.environ.get("RULEC_CACHE_DIR")
    if named:
        return named
    home = os.path.expanduser("~")
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or os.path.join(home, "AppData", "Local")
        return os.path.join(base, "rulec", "cache")
    if sys.platform == "darwin":
        return os.path.join(home, "Library", "Caches", "rulec")
    return os.path.join(os.environ.get("XDG_CACHE_HOME") or os.path.join(home, ".cache"), "rulec")


def _private(folder: str) -> bool:
    """Only this user may write here."""
    if sys.platform == "win32":  # a profile folder there is the user's own, and modes say nothing
        return os.access(folder, os.W_OK)
    found = os.lstat(folder)
    if not stat.S_ISDIR(found.st_mode) or found.st_uid != os.geteuid():
        return False
    return not found.st_mode & 0o022 and os.access(folder, os.W_OK)
