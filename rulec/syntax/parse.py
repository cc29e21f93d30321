"""A file's text -> its syntax tree and the findings on the way. Never raises on any text; a bad line is one finding."""

from __future__ import annotations

import gc
import re
from collections.abc import Iterator, Sequence
from threading import Lock
from typing import Any

from attrs import evolve, frozen
from lark.exceptions import UnexpectedInput

from rulec.diagnostics import Diagnostic
from rulec.source import Source, Span
from rulec.syntax import messages as m
from rulec.syntax import nodes as n
from rulec.syntax.build_nodes import Piece, Refused
from rulec.syntax.explain_error import explain
from rulec.syntax.grammar import parser
from rulec.syntax.layout import Laid, Logical, lay_out

MOST_FINDINGS = 50
DEEPEST = 64
LONGEST_LINE = 20_000
MOST_CHARACTERS = 4 * 1024 * 1024
# a line shorter than this cannot be nested, or chained, too deep to be worked with
_LONG = 400
_JOINERS = re.compile(r"[-+(]|\b(?:not|half|x|over)\b")
_TEXT = re.compile(r'"(?:\\.|[^"\\])*"')
_ROWS = (n.Row, n.ExampleRow)
_NO_TAIL = n.Tail()

_lock = Lock()


@frozen
class Parsed:
    tree: n.Tree
    diagnostics: tuple[Diagnostic, ...]


def parse(source: Source) -> Parsed:
    with _lock:  # the builder inside the lark parser knows one file at a time
        # a tree is many small objects and no cycles: the collector would walk them again and again for nothing
        collecting = gc.isenabled()
        gc.disable()
        try:
            return _File(source).parse()
        finally:
            if collecting:
                gc.enable()


def _borders(parts: list[str], start: int) -> Iterator[tuple[int, int]]:
    """Where the cells of a row stand: parts are its pieces between the pipes, and before and after them."""
    at = start + len(parts[0]) + 1
    for part in parts[1:-1]:
        yield at, at + len(part)
        at += len(part) + 1


class _File:
    def __init__(self, source: Source) -> None:
        self.source = source
        self.path = source.path
        self.lark, self.build = parser()
        self.build.file = source.path
        self.findings: list[Diagnostic] = []
        self.laid = Laid("", (), (), (), (), ())

    def parse(self) -> Parsed:
        text = self.source.text
        if len(text) > MOST_CHARACTERS:
            return Parsed(n.Tree(()), (m.TOO_MUCH.at(Span(self.path, 0, 0), "the file is larger than 4 MiB"),))
        readable, odd = m.readable(self.path, text)
        self.findings += odd
        self.laid = lay_out(readable)
        if self.laid.tabs:
            self.findings.append(m.tabs(self.path, text, self.laid.tabs))
        lines = self._lines(self.laid.lines, 0)
        for line in self.laid.order:
            if line.askew is not None:
                self.findings.append(m.askew(self.path, line, self.laid.text))
        found = sorted(set(self.findings), key=lambda d: d.sort_key)[:MOST_FINDINGS]
        return Parsed(n.Tree(lines, self.laid.trailing), tuple(found))

    # ------------------------------------------------------------ lines

    def _lines(self, lines: Sequence[Logical], depth: int) -> tuple[n.Line, ...]:
        if depth > DEEPEST:
            line = lines[0]
            self._report(m.TOO_MUCH.at(self._span(line.start, line.end), f"blocks in blocks, more than {DEEPEST} deep"))
            return ()
        read: list[n.Line] = []
        columns = 0
        for line in lines:
            piece = self._piece(line, columns)
            if piece is not None and isinstance(piece.lead, _ROWS):
                columns = columns or len(piece.lead.cells)
            body = self._lines(line.below, depth + 1) if line.below else ()
            if piece is not None:
                span = Span(self.path, line.start, body[-1].span.end if body else line.end)
                lead, label, effects, tail = piece.lead, piece.label, piece.effects, piece.tail
                above, after = tuple(line.before), line.after
                read.append(n.Line(lead, label, effects, tail, body, span=span, before=above, after=after))
        return tuple(read)

    def _piece(self, line: Logical, columns: int) -> Piece | None:
        """Read one line; None if it cannot be read, which has then been reported."""
        try:
            if line.end - line.start <= _LONG and line.unclosed is None and not line.row:
                piece: Piece = self._read(line.place, line.start, line.end)
                if line.place == "header" and isinstance(piece.lead, n.LanguageHead):
                    self._check_language(piece.lead, line)
                return piece
            if line.end - line.start > LONGEST_LINE:
                what = f"a line of {line.end - line.start:,} characters; the most is {LONGEST_LINE:,}"
                raise Refused(m.TOO_MUCH.at(self._span(line.start, line.start + 80), what))
            if line.unclosed is not None:
                raise Refused(m.unclosed(self.path, line.unclosed, self.laid.text[line.unclosed : line.end]))
            if line.end - line.start > _LONG:
                self._check_depth(line)
            if line.row:
                return self._row(line, columns)
            return self._read(line.place, line.start, line.end)  # type: ignore[no-any-return]
        except Refused as refused:
            self._report(refused.finding)
            return None

    def _read(self, start_rule: str, start: int, end: int) -> Any:
        """A stretch of the text by one start rule. Raises Refused with the finding."""
        self.build.base = start
        line = self.laid.text[start:end]  # not lark's TextSlice, which counts the lines before it each time
        try:
            return self.lark.parse(line, start=start_rule)
        except UnexpectedInput as error:
            found = explain(self.lark, self.path, line, start, start_rule, error)
            raise Refused(self._continued(found, start)) from None

    def _continued(self, finding: Diagnostic, start: int) -> Diagnostic:
        """A word that cannot stand at the beginning of a continued line may be meant to begin a line of its own."""
        before = self.source.text[start : finding.span.start]
        if "\n" not in before[len(before.rstrip()) :] or finding.fix is not None:
            return finding
        own = (
            "this line goes on from the one above because it is indented deeper; indent it as that one if it is its own"
        )
        return evolve(finding, help=f"{finding.help}\n{own}" if finding.help else own)

    def _check_depth(self, line: Logical) -> None:
        text = self.laid.text[line.start : line.end]
        depth = deepest = 0
        for char in _TEXT.sub("", text):
            depth += (char == "(") - (char == ")")
            deepest = max(deepest, depth)
        what = f"brackets in brackets, more than {DEEPEST} deep" if deepest > DEEPEST else ""
        if not what and len(_JOINERS.findall(text)) > 4 * DEEPEST:
            what = f"more than {4 * DEEPEST} signs and joining words in one line"
        if what:
            shown = self._span(line.start, min(line.end, line.start + 80))
            raise Refused(m.TOO_MUCH.at(shown, what, help="give parts of it names of their own with value or term"))

    def _check_language(self, lead: n.LanguageHead, line: Logical) -> None:
        if line is not self.laid.order[0]:
            raise Refused(
                m.LANGUAGE.at(self._span(line.start, line.end), "`language` stands on the first line of a file only")
            )
        if lead.version != 1:
            text = f"this rulec reads language 1, not language {self.laid.text[line.start + 8 : line.end].strip()}"
            raise Refused(
                m.LANGUAGE.at(self._span(line.start, line.end), text, help="write language 1, or use a newer rulec")
            )

    # ------------------------------------------------------------ rows

    def _row(self, line: Logical, columns: int) -> Piece:
        """A pipe row of a table or of a table of examples."""
        if line.place not in ("rowline", "given"):
            text = "a row stands under a table or an example"
            raise Refused(
                m.ROW.at(self._span(line.start, line.end), text, help="begin the block with table or example")
            )
        text = self.laid.text[line.start : line.end]
        # a pipe inside a text is no border
        plain = _TEXT.sub(lambda found: "x" * len(found.group()), text) if '"' in text else text
        last = line.start + plain.rindex("|")
        tail = _NO_TAIL
        if last + 1 < line.end:
            cites = self._row_tail(line, (last + 1, line.end))
            tail = n.Tail(cites=cites, span=cites[0].span.to(cites[-1].span))
        parts = plain.split("|")
        count = len(parts) - 2
        if columns and count != columns:
            what = f"this row has {count} cell{'s' * (count != 1)}, the heading has {columns}"
            raise Refused(m.ROW.at(self._span(line.start, last + 1), what, help="write - in a cell that says nothing"))
        lead: n.Row | n.ExampleRow
        if line.place == "given":
            cells = parts if plain is text else self._texts(parts, line.start)
            lead = n.ExampleRow(tuple([cell.strip() for cell in cells[1:-1]]), columns == 0)
        else:
            lead = n.Row(
                tuple(self._cell(*self._stripped(*border)) for border in _borders(parts, line.start)), columns == 0
            )
        return Piece(lead, tail=tail)

    def _texts(self, parts: list[str], start: int) -> list[str]:
        return ["", *(self.laid.text[a:b] for a, b in _borders(parts, start)), ""]

    def _row_tail(self, line: Logical, after: tuple[int, int]) -> tuple[n.Cite, ...]:
        start, end = self._stripped(*after)
        if self.laid.text[start] != "@":
            raise Refused(
                m.ROW.at(
                    self._span(start, end), "the row does not end with `|`", fix=m.insert(self.path, line.end, " |")
                )
            )
        found: tuple[n.Cite, ...] = self._read("rowtail", start, end)
        return found

    def _stripped(self, start: int, end: int) -> tuple[int, int]:
        text = self.laid.text
        while start < end and text[start] in " \t":
            start += 1
        while start < end and text[end - 1] in " \t":
            end -= 1
        return start, end

    def _cell(self, start: int, end: int) -> n.Cell:
        text = self.laid.text[start:end]
        if text and text != "-":
            cell: n.Cell = self._read("cell", start, end)
            return cell
        return n.Cell(dash=bool(text), span=self._span(start, end))

    # ------------------------------------------------------------ places

    def _span(self, start: int, end: int) -> Span:
        return Span(self.path, start, end)

    def _report(self, finding: Diagnostic) -> None:
        self.findings.append(finding)
