"""The grammar file -> one lark parser per process. In: a start rule and a stretch of text; out: a Piece, or lark's error."""

from __future__ import annotations

import hashlib
import os
import stat
import sys
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import lark
from lark import Lark, Token

from rulec import __version__
from rulec.syntax.build_nodes import Build
from rulec.syntax.words import RESERVED

STARTS = (
    "header", "setting", "member", "field", "rowline", "cell", "rowtail", "figure", "step", "band", "case", "phase",
    "given", "align", "noteline",
)  # fmt: skip


class WholeWords:
    """Keeps words, bad numbers and unknown signs readable in every state of the parser.

    Lark's contextual lexer else looks for what the parser can take only, and would cut `orange` into `or` and `ange`.
    """

    always_accept = (*sorted(w.upper() for w in RESERVED), "NAME", "STRING", "BADNUMBER", "UNKNOWN")

    def process(self, stream: Iterator[Token]) -> Iterator[Token]:
        return stream


def grammar_text() -> str:
    """The grammar: beside the package in a wheel, at the top of the tree in a checkout."""
    shipped = files("rulec").joinpath("grammar", "rules.lark")
    if shipped.is_file():
        return shipped.read_text("utf-8")
    return (Path(__file__).parents[2] / "grammar" / "rules.lark").read_text("utf-8")


def _cache_folder() -> Path:
    named = os.environ.get("RULEC_CACHE_DIR")
    if named:
        return Path(named)
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA")
        return (Path(base) if base else Path.home() / "AppData" / "Local") / "rulec" / "cache"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "rulec"
    base = os.environ.get("XDG_CACHE_HOME")
    return (Path(base) if base else Path.home() / ".cache") / "rulec"


def _private(folder: Path) -> bool:
    """Only this user may write here: the cache is a pickle, and loading a stranger's pickle runs his code."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if sys.platform == "win32":  # a profile folder there is the user's own, and modes say nothing
        return os.access(folder, os.W_OK)
    found = folder.lstat()
    if not stat.S_ISDIR(found.st_mode) or found.st_uid != os.geteuid():
        return False
    return not found.st_mode & 0o022 and os.access(folder, os.W_OK)


def cache_file(text: str) -> str | None:
    """Where the built parser is kept, or None to go without."""
    try:
        folder = _cache_folder()
        if not folder.is_absolute() or not _private(folder):
            return None
        key = "\n".join((lark.__version__, sys.version, __version__, text))
        path = folder / f"grammar-{hashlib.sha256(key.encode()).hexdigest()[:32]}.lark"
        if path.is_symlink():
            return None
        return str(path)
    except (OSError, RuntimeError, ValueError):  # no home, a full or read-only disk, an odd path: a cache is no need
        return None


@cache
def parser() -> tuple[Lark, Build]:
    """The parser and the builder inside it."""
    text = grammar_text()
    kept = cache_file(text)
    if kept is None:
        return _lark(text, None)
    if Path(kept).is_file():
        return _lark(text, kept)
    # written aside and moved in place: two processes may start at once, and one may be killed while it writes
    aside = f"{kept}.{os.getpid()}"
    made = _lark(text, aside)
    try:
        Path(aside).replace(kept)
    except OSError:
        Path(aside).unlink(missing_ok=True)
    return made


def _lark(text: str, cache_path: str | None) -> tuple[Lark, Build]:
    build = Build()
    made = Lark(
        text,
        parser="lalr",
        start=list(STARTS),
        maybe_placeholders=True,
        transformer=build,
        postlex=WholeWords(),
        cache=cache_path or False,
    )
    return made, build
