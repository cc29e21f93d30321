"""Diagnostics and sources -> code frames for a terminal, in the manner of rustc, and a closing line of counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence

from attrs import frozen

from rulec.diagnostics import Diagnostic, Severity
from rulec.report.cells import lay_out, one_line, safe
from rulec.source import Source, Span

WINDOW = 160  # columns of source shown of one line
_LEAD = 60  # columns kept before the caret of a line that is cut
_SHORT = 3  # a span of at most so many lines is shown whole

_STYLES = {"error": "1;31", "warning": "1;33", "note": "1;36", "bold": "1", "frame": "1;34"}
Paint = Callable[[str, str], str]


def _plain(text: str, style: str) -> str:  # noqa: ARG001 - the signature of Paint
    return text


def _ansi(text: str, style: str) -> str:
    return f"\x1b[{_STYLES[style]}m{text}\x1b[0m" if text else ""


@frozen
class _Mark:
    """Characters start to end of one line to underline, and the words beside the underline."""

    line: int
    start: int
    end: int
    sign: str
    label: str
    style: str


def text(findings: Sequence[Diagnostic], sources: Mapping[str, Source], *, color: bool = False) -> str:
    """Findings, already sorted, as frames with a blank line after each, then the summary."""
    if not findings:
        return ""
    paint = _ansi if color else _plain
    blocks = ["\n".join(_frame(d, sources, paint)) for d in findings]
    return "\n\n".join([*blocks, summary(findings)]) + "\n"


def summary(findings: Sequence[Diagnostic]) -> str:
    """For example: 3 errors, 1 warning in 2 files; rulec explain RC301 tells more."""
    counts = Counter(d.code.severity for d in findings)
    parts = [_count(counts[s], s.value) for s in Severity if counts[s]]
    files = _count(len({d.span.path for d in findings}), "file")
    worst = min(findings, key=lambda d: list(Severity).index(d.code.severity))
    return f"{', '.join(parts)} in {files}; rulec explain {worst.code.id} tells more"


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def _frame(finding: Diagnostic, sources: Mapping[str, Source], paint: Paint) -> Iterator[str]:
    level = finding.code.severity.value
    yield paint(f"{level}[{finding.code.id}]", level) + paint(f": {one_line(finding.message)}", "bold")

    places = [(finding.span, "^", finding.label, level), *((n.span, "-", n.text, "frame") for n in finding.notes)]
    marks: dict[str, list[_Mark]] = {}
    for span, sign, label, style in places:
        found = _marks(span, sources.get(span.path), sign, one_line(label), style)
        marks.setdefault(span.path, []).extend(found)
    gutter = max((len(str(m.line)) for group in marks.values() for m in group), default=1)
    bar = " " * gutter + " " + paint("|", "frame")

    for index, (path, group) in enumerate(marks.items()):
        first = next(span for span, *_ in places if span.path == path)
        if index:
            yield bar
        if path:
            yield " " * gutter + paint(":::" if index else "-->", "frame") + " " + _place(first, sources.get(path))
        if path in sources:
            yield bar
            yield from _snippet(sources[path], group, gutter, paint)
        else:  # The text is not at hand: the words of the marks must not be lost with it.
            yield from (f"{' ' * gutter} {paint('=', 'frame')} {m.label}" for m in group if m.label)

    for word, body in _tail(finding):
        lines = safe(body, keep="\n").split("\n")
        yield f"{' ' * gutter} {paint('=', 'frame')} {paint(word + ':', 'bold')} {lines[0]}".rstrip()
        indent = " " * (gutter + len(word) + 5)
        yield from ((indent + line).rstrip() for line in lines[1:])


def _tail(finding: Diagnostic) -> Iterator[tuple[str, str]]:
    if finding.help:
        yield "help", finding.help
    if finding.fix:
        yield "fix", ("[*] " if finding.fix.safe else "") + finding.fix.title
    if finding.cites:
        yield "cites", ", ".join(finding.cites)


def _place(span: Span, source: Source | None) -> str:
    if source is None:
        return one_line(span.path)
    line, column = source.position(min(span.start, len(source.text)))
    return f"{one_line(span.path)}:{line}:{column}"


def _marks(span: Span, source: Source | None, sign: str, label: str, style: str) -> list[_Mark]:
    """One mark for a span within a line, else one for each line shown; the label stands at the last."""
    if source is None:
        return [_Mark(1, 0, 0, sign, label, style)]
    start = min(span.start, len(source.text))
    end = max(start, min(span.end, len(source.text)))
    if end > start and source.text[end - 1] == "\n":
        end -= 1  # A span that takes the newline with it still ends on its own line.
    first, column = source.position(start)
    last, end_column = source.position(end)
    if first == last:
        return [_Mark(first, column - 1, end_column - 1, sign, label, style)]
    lines = range(first, last + 1) if last - first < _SHORT else (first, last)
    found = []
    for number in lines:
        line = source.line(number)
        begin = column - 1 if number == first else len(line) - len(line.lstrip())
        stop = end_column - 1 if number == last else len(line)
        if begin < stop or number in (first, last):  # A blank line in the middle has nothing to underline.
            found.append(_Mark(number, min(begin, stop), stop, sign, label if number == last else "", style))
    return found


def _snippet(source: Source, marks: list[_Mark], gutter: int, paint: Paint) -> Iterator[str]:
    """The marked lines in order, each followed by its underlines; dots stand for lines left out."""
    bar = paint("|", "frame")
    shown = 0
    for number in sorted({m.line for m in marks}):
        if shown and number > shown + 1:
            yield paint("...", "frame")
        before = ""
        for mark in (m for m in marks if m.line == number):
            view, offset, length = _view(source.line(number), mark.start, mark.end)
            if view != before or shown != number:  # A long line is cut anew for each mark, a short one printed once.
                yield f"{paint(str(number).rjust(gutter), 'frame')} {bar} {view}".rstrip()
            before, shown = view, number
            underline = paint(f"{mark.sign * length} {mark.label}".rstrip(), mark.style)
            yield f"{' ' * gutter} {bar} {' ' * offset}{underline}"


def _view(line: str, start: int, end: int) -> tuple[str, int, int]:
    """The part of a line to show, the column of its underline and the underline's length."""
    cut_left = cut_right = False
    if len(line) > 4 * WINDOW:  # Only a stretch is laid out, so that a file of one huge line costs no more than others.
        low, high = max(0, start - WINDOW), start + 2 * WINDOW
        cut_left, cut_right = low > 0, high < len(line)
        line, start, end = line[low:high], start - low, min(end, high) - low
    cells, columns = lay_out(line)
    left, right = 0, len(cells)
    if cut_left or cut_right or columns[-1] > WINDOW:
        room = WINDOW - 6  # The dots on both sides are part of the window.
        if columns[start] > room - _LEAD // 2:
            while columns[start] - columns[left] > _LEAD:
                left += 1
        while columns[right] - columns[left] > room:
            right -= 1
    before = "..." if left or cut_left else ""
    after = "..." if right < len(cells) or cut_right else ""
    offset = len(before) + columns[start] - columns[left]
    length = max(1, columns[min(end, right)] - columns[start])
    return before + "".join(cells[left:right]) + after, offset, length
