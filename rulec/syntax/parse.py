"""A file's text -> its syntax tree and the findings on the way. Never raises on any text; a bad line is one finding."""

from __future__ import annotations

import gc
import re
from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from threading import Lock
from typing import Any

from attrs import evolve, frozen
from lark import Token
from lark.exceptions import LarkError, UnexpectedInput

from rulec.diagnostics import Diagnostic
from rulec.source import Source, Span
from rulec.syntax import messages as m
from rulec.syntax import nodes as n
from rulec.syntax import slips
from rulec.syntax.build_nodes import Piece, Refused
from rulec.syntax.case import Case
from rulec.syntax.explain_error import explain
from rulec.syntax.grammar import parser, pattern
from rulec.syntax.guesses import first_word
from rulec.syntax.layout import Laid, Logical, lay_out
from rulec.syntax.lost import lost_lines
from rulec.syntax.misplaced import belongs_above, goes_on, joined
from rulec.syntax.quotes import unclosed
from rulec.syntax.words import KEYWORDS

MOST_FINDINGS = 50
DEEPEST = 64
LONGEST_LINE = 20_000
MOST_CHARACTERS = 4 * 1024 * 1024
# a line shorter than this cannot be nested, or chained, too deep to be worked with
_LONG = 400
_JOINERS = re.compile(r"[-+(]|\b(?:not|half|x|over)\b")
_TEXT = re.compile(r'"(?:\\.|[^"\\])*"')
_BLANKS = " \t"
_PLAIN = "{NAME}|(?P<figure>{NUMBER})(?:[ \t]+(?P<unit>{UNIT}))?"  # a cell with a name or a figure and nothing else
_WORDS = frozenset(KEYWORDS)
_NO_TAIL = n.Tail()
_NO_LINE = Logical(0, 0, 0, "header", None, False, [])

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
    """Where the cells of a row at start stand, without the blanks around them; parts: what is between its pipes."""
    at = start + 1
    for part in parts:
        inner = part.strip(_BLANKS)
        first = at + (len(part) - len(part.lstrip(_BLANKS)) if inner else 0)
        yield first, first + len(inner)
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
        self.counted: tuple[Sequence[Logical], Logical, Counter[int]] = ((), _NO_LINE, Counter())
        self.enough = 0
        self.line: tuple[Logical, Sequence[Logical]] | None = None  # the one being read, and its block
        self.unread: dict[int, Logical] = {}  # by id

    def parse(self) -> Parsed:
        text = self.source.text
        if len(text) > MOST_CHARACTERS:
            return Parsed(n.Tree(()), (m.TOO_MUCH.at(Span(self.path, 0, 0), "the file is larger than 4 MiB"),))
        cleaned, odd = m.readable(self.path, text)
        self.findings += odd
        self.enough = len(odd) + 4 * MOST_FINDINGS
        self.laid = lay_out(cleaned)
        lines = self._lines(self.laid.lines, 0)
        if odd:
            self._less_of_odd(odd)
        self._check_margins()
        found = sorted(set(self.findings), key=lambda d: d.sort_key)[:MOST_FINDINGS]
        readable = Source(self.path, self.laid.text)
        lost = tuple(lost_lines(readable, self.laid.lines, self.unread)) if self.unread else ()
        return Parsed(n.Tree(lines, self.laid.trailing, lost), tuple(found))

    # ------------------------------------------------------------ one mistake, one finding

    def _less_of_odd(self, odd: Sequence[Diagnostic]) -> None:
        """A line with an odd character in it that cannot be read: the character is what is wrong with it."""
        starts = [d.span.start for d in odd]
        strange = [
            line for line in self.unread.values() if bisect_left(starts, line.start) < bisect_left(starts, line.end)
        ]
        within = self._in(strange)
        kept = [d for d in self.findings if d.code is m.CHARACTER or not within(d)]
        # To mend the character may bring to light what else is wrong.
        self.findings = [evolve(d, fix=evolve(d.fix, safe=False)) if d.fix and within(d) else d for d in kept]

    def _check_margins(self) -> None:
        """Lines that do not line up, and tabs. A line at the margin that cannot be read for that is said once."""
        tabbed = {b for _, b in self.laid.tabs}
        crooked = [line for line in self.laid.order if line.askew is not None]
        if crooked:
            within = self._in([line for line in crooked if line.place == "header" and id(line) in self.unread])
            self.findings = [d for d in self.findings if not within(d)]
        for line in crooked:
            # a line that cannot be read for another reason, deeper than the rest, is one mistake and not two
            told = id(line) in self.unread and line.place != "header" and line.indent > (line.askew or 0)
            if line.start not in tabbed and line.askew is not None and not told:
                self._report(m.askew(self.path, line, self.laid.text))
        if tabbed:
            alone = all(line.start not in tabbed for line in crooked) and self._only_tabs(tabbed)
            self._report(m.tabs(self.path, self.source.text, self.laid.tabs, alone=alone))

    def _only_tabs(self, tabbed: set[int]) -> bool:
        """Whether tabs cannot be read amiss: no line with one is at fault besides, in a file that uses blanks as well."""
        margins = {line.start: line.indent for line in self.laid.order}
        if all(start in tabbed for start, indent in margins.items() if indent):
            return True
        astray = [line for line in self.unread.values() if line.start in tabbed]
        within = self._in(astray)
        displaced = (m.UNEXPECTED, m.INDENT, m.TOO_SHORT)
        self.findings = [d for d in self.findings if d.code not in displaced or not within(d)]
        return not astray

    def _in(self, lines: Sequence[Logical]) -> Callable[[Diagnostic], bool]:
        """Whether a finding is on one of the lines."""
        ordered = sorted(lines, key=lambda line: line.start)
        starts = [line.start for line in ordered]

        def within(finding: Diagnostic) -> bool:
            at = bisect_right(starts, finding.span.start) - 1
            return at >= 0 and finding.span.start < ordered[at].end

        return within

    # ------------------------------------------------------------ lines

    def _lines(self, lines: Sequence[Logical], depth: int) -> tuple[n.Line, ...]:
        if depth > DEEPEST:
            line = lines[0]
            self._report(m.TOO_MUCH.at(self._span(line.start, line.end), f"blocks in blocks, more than {DEEPEST} deep"))
            return ()
        read: list[n.Line] = []
        columns = 0  # of the heading of a table
        path, findings, unread = self.path, self.findings, self.unread
        for line in lines:
            said = len(findings)
            piece = self._piece(line, columns, lines)
            if line.row and piece is not None:
                columns = columns or len(piece.lead.cells)  # type: ignore[union-attr]
            body: tuple[n.Line, ...] = ()
            end = line.end
            if line.below:
                below, lost = len(findings), len(unread)
                body = self._lines(line.below, depth + 1)
                if body:
                    end = body[-1].span.end
                if piece is None:
                    self._forgive(line, said, below)
                elif len(unread) > lost and self._headless(line):
                    piece = None
            if piece is None:
                unread[id(line)] = line
                continue
            lead, label, effects, tail = piece.lead, piece.label, piece.effects, piece.tail
            above, span = tuple(line.before), Span(path, line.start, end)
            read.append(n.Line(lead, label, effects, tail, body, span=span, before=above, after=line.after))
        return tuple(read)

    def _forgive(self, line: Logical, said: int, below: int) -> None:
        """Leave out what was said of the block of a line that cannot be read, and may come of that.

        What belongs under a line that is none, nobody knows; and what a line lacks may be meant by the first below it.
        """
        first = line.below[0]
        lacks = any(d.code is m.TOO_SHORT for d in self.findings[said:below])
        if line.opens is None or (lacks and id(first) in self.unread):
            del self.findings[below:]
            for inner in line.below:
                inner.askew = None

    def _headless(self, line: Logical) -> bool:
        """Whether the line has rows that say nothing: their heading could not be read, or none below it."""
        rows = [inner for inner in line.below if inner.row]
        unread = [id(row) in self.unread for row in rows]
        return bool(rows) and (unread[0] or (len(rows) > 1 and all(unread[1:])))

    def _piece(self, line: Logical, columns: int, block: Sequence[Logical]) -> Piece | None:
        """Read one line of a block; None if it cannot be read, which has then been reported."""
        self.line = line, block
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
                raise Refused(self._unclosed(line, line.unclosed))
            if line.end - line.start > _LONG:
                self._check_depth(line)
            if line.row:
                return self._row(line, columns, block)
            return self._read(line.place, line.start, line.end)  # type: ignore[no-any-return]
        except Refused as refused:
            self._report(refused.finding)
            return None

    def _unclosed(self, line: Logical, at: int) -> Diagnostic:
        def reads(written: str) -> bool:
            try:
                self.lark.parse(written, start=line.place)
            except (LarkError, Refused):
                return False
            return True

        return unclosed(self.path, self.laid.text[line.start : line.end], line.start, at - line.start, reads)

    def _read(self, start_rule: str, start: int, end: int) -> Any:
        """A stretch of the text by one start rule. Raises Refused with the finding."""
        self.build.base = start
        line = self.laid.text[start:end]  # not lark's TextSlice, which counts the lines before it each time
        try:
            return self.lark.parse(line, start=start_rule)
        except UnexpectedInput as error:
            if len(self.findings) > self.enough:  # too many to be told: no advice is sought
                raise Refused(m.UNEXPECTED.at(self._span(start, end), "this line cannot be read")) from None
            case = Case(self.lark, self.path, line, start, start_rule, error)
            raise Refused(self._misplaced(case) or self._continued(explain(case), start)) from None

    def _misplaced(self, case: Case) -> Diagnostic | None:
        """A line that would read elsewhere; not where it begins with a misspelt word, which says what it is."""
        named = first_word(case)
        if self.line is None or (named is not None and named.code is m.MISSPELT):
            return None
        line, block = self.line
        if case.place != line.place:
            return None  # a cell or the end of a row
        before = bisect_left(self.laid.order, line.start, key=lambda other: other.start) - 1
        above = self.laid.order[before] if before >= 0 else None
        if above is not None and line.indent > above.indent:
            misspelt = goes_on(case, above, self.laid.text)
            if misspelt is not None:
                line.askew = None
                return misspelt
        return joined(case, self.source.text) or belongs_above(case, line, block, self.source.text)

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
        *parts, after = plain.split("|")
        tail = _NO_TAIL
        if after:
            cites = self._row_tail(line, line.end - len(after.lstrip(_BLANKS)))
            tail = n.Tail(cites=cites, span=cites[0].span.to(cites[-1].span))
        del parts[0]  # what stands before the first pipe, which is nothing
        if "--" in plain and parts and all(slips.RULE.fullmatch(part.strip()) for part in parts):
            raise Refused(m.ruled(self._span(line.start, line.end), self.source.text, safe=line.askew is None))
        if columns and len(parts) != columns:
            raise Refused(self._uneven(line, len(parts), columns, block))
        if line.place == "given":
            cells = parts if plain is text else [text[a:b] for a, b in _borders(parts, 0)]
            return Piece(n.ExampleRow(tuple([cell.strip() for cell in cells]), columns == 0, text=text), tail=tail)
        read = [self._cell(a, b) for a, b in _borders(parts, line.start)]
        return Piece(n.Row(tuple(read), columns == 0), tail=tail)

    def _uneven(self, line: Logical, count: int, columns: int, block: Sequence[Logical]) -> Diagnostic:
        """A row that is not as wide as its heading; where most rows are alike in that, the heading is at fault."""
        heading, widths = self._widths(block)
        if widths[count] > 1 and 2 * widths[count] > widths.total():
            what = f"this heading has {columns} cell{'s' * (columns != 1)}, the rows below it have {count}"
            return m.ROW.at(self._span(heading.start, heading.end), what, help="leave no cell out, and none over")
        what = f"this row has {count} cell{'s' * (count != 1)}, the heading has {columns}"
        last = line.start + self.laid.text[line.start : line.end].rindex("|")
        if count < columns:
            return m.ROW.at(self._span(line.start, last + 1), what, help="write - in a cell that says nothing")
        pipes = [found.start() for found in re.finditer(r"\|", _masked(self.laid.text[line.start : line.end]))]
        over = self._span(line.start + pipes[columns] + 1, last)
        return m.ROW.at(over, what, label="too much", help="leave it out, or give the heading a cell for it")

    def _widths(self, block: Sequence[Logical]) -> tuple[Logical, Counter[int]]:
        """The heading of a table, and how many of its rows have so many cells; counted once for each table."""
        if self.counted[0] is not block:
            heading, *rows = (inner for inner in block if inner.row)
            texts = (self.laid.text[row.start : row.end] for row in rows)
            self.counted = (block, heading, Counter(_masked(text).count("|") - 1 for text in texts))
        return self.counted[1:]

    def _row_tail(self, line: Logical, start: int) -> tuple[n.Cite, ...]:
        """The citations after a row; most rows have one, which needs no parser."""
        text = self.laid.text[start : line.end]
        if text[0] != "@":
            fix = m.insert(self.path, line.end, " |")
            raise Refused(m.ROW.at(self._span(start, line.end), "the row does not end with `|`", fix=fix))
        if pattern("{CITE}").fullmatch(text):
            self.build.base = start
            return self.build.cites([Token("CITE", text, 0, end_pos=len(text))])
        found: tuple[n.Cite, ...] = self._read("rowtail", start, line.end)
        return found

    def _cell(self, start: int, end: int) -> n.Cell:
        text = self.laid.text[start:end]
        if not text or text == "-":
            return n.Cell(dash=bool(text), span=self._span(start, end))
        plain = pattern(_PLAIN).fullmatch(text)
        if plain is None or text in _WORDS:
            cell: n.Cell = self._read("cell", start, end)
            return cell
        build, figure, unit = self.build, plain["figure"], plain["unit"]
        build.base = start
        value: n.Expr
        if figure is None:
            value = build.ref([Token("NAME", text, 0, end_pos=len(text))])
        else:
            last = Token("UNIT", unit, len(text) - len(unit), end_pos=len(text)) if unit else None
            value = build.quantity([Token("NUMBER", figure, 0, end_pos=len(figure)), last])
        return build.cell_match([None, build.match([build.exactly([value])])])

    # ------------------------------------------------------------ places

    def _span(self, start: int, end: int) -> Span:
        return Span(self.path, start, end)

    def _report(self, finding: Diagnostic) -> None:
        self.findings.append(finding)
