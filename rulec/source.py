"""Text and places in it: Source (a file's text), Span (a stretch of it), Output (a file to be written)."""

from __future__ import annotations

from bisect import bisect_right
from functools import cached_property

from attrs import field, frozen


@frozen
class Span:
    """Characters start to end (end excluded) of the source named path."""

    path: str
    start: int
    end: int

    def to(self, last: Span) -> Span:
        """From here to the end of a later span."""
        return Span(self.path, self.start, last.end)

    def holds(self, other: Span) -> bool:
        """Whether another span begins inside this one."""
        return self.path == other.path and self.start <= other.start < self.end


@frozen(slots=False)
class Source:
    """The text of one file. path is relative to the project, with forward slashes; lines end with a newline only."""

    path: str
    text: str = field(repr=False)

    @cached_property
    def line_starts(self) -> tuple[int, ...]:
        return (0, *(i + 1 for i, c in enumerate(self.text) if c == "\n"))

    def position(self, offset: int) -> tuple[int, int]:
        """Line and column of an offset, both counted from 1."""
        line = bisect_right(self.line_starts, offset)
        return line, offset - self.line_starts[line - 1] + 1

    def line(self, number: int) -> str:
        """The text of line number (from 1), without its newline."""
        start = self.line_starts[number - 1]
        end = self.text.find("\n", start)
        return self.text[start:] if end < 0 else self.text[start:end]


@frozen
class Output:
    """A file that a pass wants written."""

    path: str
    content: bytes = field(repr=False)
