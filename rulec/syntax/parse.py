"""A file's text -> its syntax tree and the findings on the way. Never raises on any text; a bad line is one finding."""

from __future__ import annotations

from threading import Lock

from attrs import frozen
from lark.exceptions import UnexpectedInput
from lark.utils import TextSlice

from rulec.diagnostics import Diagnostic
from rulec.source import Source, Span
from rulec.syntax import messages as m
from rulec.syntax import nodes as n
from rulec.syntax.build_nodes import Piece
from rulec.syntax.grammar import parser
from rulec.syntax.layout import Laid, Logical, lay_out

MOST_FINDINGS = 50
_lock = Lock()


@frozen
class Parsed:
    tree: n.Tree
    diagnostics: tuple[Diagnostic, ...]


class Bad(Exception):
    """A line that cannot be read, with its finding."""

    def __init__(self, finding: Diagnostic) -> None:
        super().__init__(finding.message)
        self.finding = finding


def parse(source: Source) -> Parsed:
    with _lock:  # the builder inside the lark parser knows one file at a time
        return _File(source).parse()


class _File:
    def __init__(self, source: Source) -> None:
        self.source = source
        self.path = source.path
        self.lark, build = parser()
        build.file = source.path
        self.findings: list[Diagnostic] = []
        self.odd: list[int] = []
        self.laid = Laid("", (), (), (), (), ())

    def parse(self) -> Parsed:
        text = self.source.text
        if len(text) > m.MOST_CHARACTERS:
            return Parsed(n.Tree(()), (m.too_large(Span(self.path, 0, 0)),))
        self.laid = lay_out(text)
        if self.laid.tabs:
            self.findings.append(m.tabs(self.path, self.laid.tabs))
        self.odd = m.odd_characters(text, self.laid.comments)
        read: dict[int, tuple[Piece, tuple[n.Line, ...]]] = {}
        self._stray(self.laid)
        lines = self._lines(self.laid.lines)
        del read
        found = sorted(self.findings, key=lambda d: d.sort_key)[:MOST_FINDINGS]
        return Parsed(n.Tree(lines, self.laid.trailing), tuple(found))
