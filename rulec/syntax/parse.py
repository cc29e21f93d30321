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
from rulec.syntax import slips
from rulec.syntax.build_nodes import Piece, Refused
from rulec.syntax.explain_error import explain
from rulec.syntax.grammar import parser
from rulec.syntax.layout import Laid, Logical, lay_out
from rulec.syntax.lost import lost_lines

MOST_FINDINGS = 50
DEEPEST = 64
LONGEST_LINE = 20_000
MOST_CHARACTERS = 4 * 1024 * 1024
# a line shorter than this cannot be nested, or chained, too deep to be worked with
_LONG = 400
_JOINERS = re.compile(r"[-+(]|\b(?:not|half|x|over)\b")
_TEXT = re.compile(r'"(?:\\.|[^"\\])*"')
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


def _masked(row: str) -> str:
    """A row without its texts: a pipe inside one is no border."""
    return _TEXT.sub(lambda found: "x" * len(found.group()), row) if '"' in row else row


class _File:
    def __init__(self, source: Source) -> None:
        self.source = source
        self.path = source.path
        self.lark, self.build = parser()
        self.build.file = source.path
        self.findings: list[Diagnostic] = []
        self.laid = Laid("", (), (), (), (), ())
        self.unread: list[Logical] = []

    def parse(self) -> Parsed:
        text = self.source.text
        if len(text) > MOST_CHARACTERS:
            return Parsed(n.Tree(()), (m.TOO_MUCH.at(Span(self.path, 0, 0), "the file is larger than 4 MiB"),))
        readable, odd = m.readable(self.path, text)
        self.findings += odd
        self.laid = lay_out(readable)
        lines = self._lines(self.laid.lines, 0)
        if odd:
            self._less_of_odd(odd)
        self._check_margins()
        found = sorted(set(self.findings), key=lambda d: d.sort_key)[:MOST_FINDINGS]
        unread = {id(line) for line in self.unread}
        lost = tuple(lost_lines(Source(self.path, self.laid.text), self.laid.lines, unread)) if unread else ()
        return Parsed(n.Tree(lines, self.laid.trailing, lost), tuple(found))

    # ------------------------------------------------------------ one mistake, one finding

    def _less_of_odd(self, odd: Sequence[Diagnostic]) -> None:
        """A line with an odd character in it that cannot be read: the character is what is wrong with it."""
        for line in self.unread:
            strange = [d for d in odd if line.start <= d.span.start < line.end]
            if not strange:
                continue
            said = [d for d in self.findings if line.start <= d.span.start < line.end]
            self.findings = [d for d in self.findings if d not in said]
            for finding in strange:  # to mend it may bring to light what else is wrong
                self._report(evolve(finding, fix=finding.fix and evolve(finding.fix, safe=False)))

    def _check_margins(self) -> None:
        """Lines that do not line up, and tabs. A line at the margin that cannot be read for that is said once."""
        tabbed = {b for _, b in self.laid.tabs}
        crooked = [line for line in self.laid.order if line.askew is not None]
        for line in crooked:
            if line.place == "header" and any(line is other for other in self.unread):
                self.findings = [d for d in self.findings if not line.start <= d.span.start < line.end]
            if line.start not in tabbed:
                self._report(m.askew(self.path, line, self.laid.text))
        if tabbed:
            alone = all(line.start not in tabbed for line in crooked)
            self._report(m.tabs(self.path, self.source.text, self.laid.tabs, alone=alone))

    # ------------------------------------------------------------ lines

    def _lines(self, lines: Sequence[Logical], depth: int) -> tuple[n.Line, ...]:
        if depth > DEEPEST:
            line = lines[0]
            self._report(m.TOO_MUCH.at(self._span(line.start, line.end), f"blocks in blocks, more than {DEEPEST} deep"))
            return ()
        read: list[n.Line] = []
        columns = 0  # of the heading of a table
        for line in lines:
            said, lost = len(self.findings), len(self.unread)
            piece = self._piece(line, columns, lines)
            if line.row and piece is not None:
                columns = columns or len(piece.lead.cells)  # type: ignore[union-attr]
            body: tuple[n.Line, ...] = ()
            if line.below:
                below = len(self.findings)
                body = self._lines(line.below, depth + 1)
                if piece is None:
                    self._forgive(line, said, below)
                elif len(self.unread) > lost and self._headless(line):
                    piece = None
            if piece is None:
                self.unread.append(line)
                continue
            span = Span(self.path, line.start, body[-1].span.end if body else line.end)
            lead, label, effects, tail = piece.lead, piece.label, piece.effects, piece.tail
            above, after = tuple(line.before), line.after
            read.append(n.Line(lead, label, effects, tail, body, span=span, before=above, after=after))
        return tuple(read)

    def _forgive(self, line: Logical, said: int, below: int) -> None:
        """Leave out what was said of the block of a line that cannot be read, and may come of that.

        What belongs under a line that is none, nobody knows; and what a line lacks may be meant by the first below it.
        """
        first = line.below[0]
        lacks = any(d.code is m.TOO_SHORT for d in self.findings[said:below])
        if line.opens is None or (lacks and any(first is other for other in self.unread)):
            del self.findings[below:]
            for inner in line.below:
                inner.askew = None

    def _headless(self, line: Logical) -> bool:
        """Whether the line has rows that say nothing: their heading could not be read, or none below it."""
        rows = [inner for inner in line.below if inner.row]
        unread = [any(row is other for other in self.unread) for row in rows]
        return bool(rows) and (unread[0] or (len(rows) > 1 and all(unread[1:])))

    def _piece(self, line: Logical, columns: int, block: Sequence[Logical]) -> Piece | None:
        """Read one line of a block; None if it cannot be read, which has then been reported."""
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
                return self._row(line, columns, block)
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

    def _row(self, line: Logical, columns: int, block: Sequence[Logical]) -> Piece:
        """A pipe row of a table or of a table of examples."""
        if line.place not in ("rowline", "given"):
            text = "a row stands under a table or an example"
            raise Refused(
                m.ROW.at(self._span(line.start, line.end), text, help="begin the block with table or example")
            )
        text = self.laid.text[line.start : line.end]
        plain = _masked(text)
        last = line.start + plain.rindex("|")
        tail = _NO_TAIL
        if last + 1 < line.end:
            cites = self._row_tail(line, (last + 1, line.end))
            tail = n.Tail(cites=cites, span=cites[0].span.to(cites[-1].span))
        parts = plain.split("|")
        if len(parts) > 2 and all(slips.RULE.fullmatch(part.strip()) for part in parts[1:-1]):
            raise Refused(m.ruled(self._span(line.start, line.end), self.source.text, safe=line.askew is None))
        if columns and len(parts) - 2 != columns:
            raise Refused(self._uneven(line, len(parts) - 2, columns, block))
        lead: n.Row | n.ExampleRow
        if line.place == "given":
            cells = parts if plain is text else self._texts(parts, line.start)
            starts, at = [], line.start + len(parts[0]) + 1
            for cell in cells[1:-1]:
                starts.append(at + len(cell) - len(cell.lstrip()))
                at += len(cell) + 1
            lead = n.ExampleRow(tuple([cell.strip() for cell in cells[1:-1]]), columns == 0, starts=tuple(starts))
        else:
            lead = n.Row(
                tuple(self._cell(*self._stripped(*border)) for border in _borders(parts, line.start)), columns == 0
            )
        return Piece(lead, tail=tail)

    def _uneven(self, line: Logical, count: int, columns: int, block: Sequence[Logical]) -> Diagnostic:
        """A row that is not as wide as its heading; where most rows are alike in that, the heading is at fault."""
        heading, *rows = (inner for inner in block if inner.row)
        alike = sum(_masked(self.laid.text[row.start : row.end]).count("|") - 1 == count for row in rows)
        if len(rows) > 1 and 2 * alike > len(rows):
            what = f"this heading has {columns} cell{'s' * (columns != 1)}, the rows below it have {count}"
            return m.ROW.at(self._span(heading.start, heading.end), what, help="leave no cell out, and none over")
        what = f"this row has {count} cell{'s' * (count != 1)}, the heading has {columns}"
        last = line.start + self.laid.text[line.start : line.end].rindex("|")
        return m.ROW.at(self._span(line.start, last + 1), what, help="write - in a cell that says nothing")

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
