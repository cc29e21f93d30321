"""What a check or a build answered before, kept by the content of all that went in. Imports nothing heavy.

In: the words of the command line and the folders it reads. Out: the answer (exit code and rendered findings), if not a
byte of the rules, the settings, the baseline or rulec itself has changed since. Entries are JSON, safe to delete, and
one that cannot be read is as good as none.
"""

# No pathlib: importing it would be a tenth of the time of a check that finds nothing changed.

from __future__ import annotations

import hashlib
import json
import os
import stat
import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from rulec import __version__
from rulec.cache_folder import cache_folder

MOST_BYTES = 4 * 1024 * 1024 + 1  # as much as project.py reads of a file
MOST_ENTRIES = 400
_SETTINGS = ("rulec.toml", "pyproject.toml")
_READ = (".rules", ".toml")  # what a check can read in a folder of rules


class Answer(NamedTuple):
    """What a check printed, and its exit code."""

    code: int
    output: str


class Root(NamedTuple):
    """A folder whose rules a check reads; deep: those in the folders below it too."""

    folder: str
    deep: bool


class CheckCache:
    """The kept answers to one command line: words are its options, paths what it names, files what it reads besides."""

    def __init__(self, words: Sequence[str], paths: Sequence[str], files: Sequence[str] = ()) -> None:
        self.folder = cache_folder()
        self.maker = self.question = ""
        here = os.path.realpath(".")
        start = os.path.realpath(paths[0]) if paths else here
        real = [os.path.realpath(path) for path in paths]
        try:
            said = [here, *words, "", *paths, "", *real]
            self.maker = _hash(_lines([__version__, sys.version]), _code())
            self.question = _hash(_lines([self.maker, *said]), _contents([*_settings(start), *files]))
        except (OSError, ValueError):
            self.folder = None

    def find(self) -> Answer | None:
        """The answer given before to this question about this content."""
        try:
            roots = [Root(str(folder), bool(deep)) for folder, deep in self._load(self.question)["roots"]]
            kept = self._load(self.entry(roots))
            code, output = kept["code"], kept["output"]
            if not self._holds(kept):
                return None
        except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
            return None
        return Answer(code, output) if isinstance(code, int) and isinstance(output, str) else None

    def _holds(self, kept: Any) -> bool:
        """Whether what was kept is still true; what a check says depends on nothing else."""
        return bool(kept)

    def entry(self, roots: Sequence[Root]) -> str:
        """The name of the entry for what the roots hold now; "" to go without."""
        if self.folder is None:
            return ""
        try:
            return _hash(_lines([self.question]), _rules(roots))
        except (OSError, ValueError):
            return ""

    def keep(self, roots: Sequence[Root], entry: str, answer: Answer, **more: object) -> None:
        """Keep an answer, if the roots still hold what they held when entry was named: before the files were read."""
        if self.folder is None or not entry or entry != self.entry(roots):
            return
        try:
            self._save(self.question, {"roots": roots})
            self._save(entry, {"code": answer.code, "output": answer.output, **more})
            self._tidy()
        except OSError:
            return

    def _load(self, name: str) -> Any:
        if self.folder is None or not name:
            raise KeyError(name)
        with open(self._path(name), encoding="utf-8") as stream:
            return json.load(stream)

    def _save(self, name: str, value: object) -> None:
        aside = f"{self._path(name)}.{os.getpid()}"
        with open(aside, "w", encoding="utf-8") as stream:
            json.dump(value, stream)
        os.replace(aside, self._path(name))

    def _path(self, name: str) -> str:
        return os.path.join(self.folder or "", f"check-{name}.json")

    def _tidy(self) -> None:
        """Drop the older half when there are too many."""
        with os.scandir(self.folder) as found:
            kept = sorted((e for e in found if e.name.startswith("check-")), key=lambda e: e.stat().st_mtime_ns)
        if len(kept) > MOST_ENTRIES:
            for entry in kept[: len(kept) // 2]:
                os.unlink(entry.path)

    def made_of(self, texts: Iterable[str]) -> Any:
        """What was kept about one group of texts, so that only what has changed is done again; None if nothing was."""
        try:
            return self._load(self._group(texts))
        except (OSError, ValueError, KeyError, RecursionError):
            return None

    def keep_made(self, texts: Iterable[str], made: object) -> None:
        try:
            if self.folder is not None:
                self._save(self._group(texts), made)
        except OSError:
            return

    def _group(self, texts: Iterable[str]) -> str:
        return _hash(_lines([self.maker]), (text.encode("utf-8", "surrogatepass") for text in texts))


class BuildCache(CheckCache):
    """The same for a build, whose answer holds while the files it wrote are as it wrote them: hashes by path."""

    def _holds(self, kept: Any) -> bool:
        return as_written(str(kept["folder"]), kept["files"])


def as_written(folder: str, files: Any) -> bool:
    """Whether files below a folder have the contents with these hashes."""
    try:
        return all(hash_of(_content(os.path.join(folder, path))) == mark for path, mark in files.items())
    except OSError:
        return False


def hash_of(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


# ---------------------------------------------------------------- what goes in, as bytes


def _hash(*parts: Iterable[bytes]) -> str:
    made = hashlib.sha256()
    for part in parts:
        for piece in part:
            made.update(b"%d:" % len(piece))  # the length, so that no two lists of pieces look alike
            made.update(piece)
        made.update(b"|")
    return made.hexdigest()[:40]


def _lines(words: Iterable[str]) -> Iterator[bytes]:
    return (os.fsencode(word) for word in words)


def _code() -> Iterator[bytes]:
    """rulec itself: name, size and time of each of its files, for a checkout changes without a new version."""
    package = os.path.dirname(os.path.abspath(__file__))
    for place in (package, os.path.join(os.path.dirname(package), "grammar")):
        if os.path.isdir(place):
            for entry in _walk(place, deep=True):
                if entry.name.endswith((".py", ".lark", ".typ", ".jinja", ".ttf")):
                    found = entry.stat()
                    yield f"{entry.path} {found.st_size} {found.st_mtime_ns}".encode(errors="surrogateescape")


def _settings(start: str) -> Iterator[str]:
    """The files that may hold the settings of what lies at start."""
    folder = start if os.path.isdir(start) else os.path.dirname(start)
    while True:
        yield from (os.path.join(folder, name) for name in _SETTINGS)
        folder, below = os.path.dirname(folder), folder
        if folder == below:
            return


def _contents(files: Iterable[str]) -> Iterator[bytes]:
    for file in files:
        yield os.fsencode(file)
        if os.path.lexists(file):
            yield _content(file)


def _rules(roots: Iterable[Root]) -> Iterator[bytes]:
    for root in roots:
        yield os.fsencode(root.folder)
        for entry in _walk(root.folder, deep=root.deep) if os.path.isdir(root.folder) else ():
            if entry.name.endswith(_READ):
                yield os.fsencode(entry.path)
                if entry.is_symlink():
                    yield os.fsencode(os.path.realpath(entry.path))
                yield _content(entry.path)


def _walk(folder: str, *, deep: bool, seen: frozenset[str] = frozenset()) -> Iterator[os.DirEntry[str]]:
    """Files by name; hidden ones are passed over, and a link to a folder above does not go round for ever."""
    real = os.path.realpath(folder)
    if real in seen:
        return
    with os.scandir(folder) as found:
        entries = sorted(found, key=lambda entry: entry.name)
    for entry in entries:
        if entry.name.startswith((".", "__pycache__")):
            continue
        if not entry.is_dir():
            yield entry
        elif deep:
            yield from _walk(entry.path, deep=True, seen=seen | {real})


def _content(file: str) -> bytes:
    if not stat.S_ISREG(os.stat(file).st_mode):
        raise OSError(f"{file} is not an ordinary file")  # reading a pipe could hang
    with open(file, "rb") as stream:
        return stream.read(MOST_BYTES)
