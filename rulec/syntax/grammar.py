"""The grammar file -> one lark parser per process. In: a start rule and a stretch of text; out: a Piece, or lark's error."""

from __future__ import annotations

import hashlib
import os
import re
import sys
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import lark
from lark import Lark, Token

from rulec import __version__
from rulec.cache_folder import cache_folder
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


def cache_file(text: str) -> str | None:
    """Where the built parser is kept (a pickle, so in a folder of this user alone), or None to go without."""
    folder = cache_folder()
    if folder is None:
        return None
    key = "\n".join((lark.__version__, sys.version, __version__, text))
    path = Path(folder) / f"grammar-{hashlib.sha256(key.encode()).hexdigest()[:32]}.lark"
    return None if path.is_symlink() else str(path)


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


@cache
def pattern(shape: str) -> re.Pattern[str]:
    """A pattern in which the grammar's words stand in braces, as in `{CITE}`: what is so plain needs no parser."""
    known = parser()[0].terminals
    return re.compile(shape.format_map({each.name: each.pattern.to_regexp() for each in known}))


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
