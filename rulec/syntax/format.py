"""A tree in, its canonical text out (format_tree); a source in, its text formatted and checked out (format_source).

The layout depends on the tree and its comments only, so what parses back to the same tree formats the same again.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import groupby

from attrs import frozen

from rulec.diagnostics import Diagnostic
from rulec.source import Source
from rulec.syntax import nodes as n
from rulec.syntax import print_nodes as p
from rulec.syntax.parse import parse

WIDTH = 110
CITE_COLUMN = 90
LONGEST_LEAD = 22  # a longer lead, or label, is not lined up with its neighbours
LONGEST_LABEL = 44
_COMMENT = re.compile(r'"(?:\\.|[^"\\])*"?|(#.*)')
# lines of one sort are lined up with one another
_LINED_UP = {
    "figure": (n.Add, n.Set, n.Double, n.Halve, n.AtLeast, n.AtMost),
    "verdict": (n.Verdict,),
    "roll": (n.Roll,),
    "each": (n.Each,),
    "band": (n.Band, n.Others),
}


class FormatError(RuntimeError):
    """The formatter would have changed the meaning, lost a comment, or not settled: nothing may be written."""


class CannotFormat(Exception):
    """The source has syntax errors, so there is no tree to print."""

    def __init__(self, diagnostics: Sequence[Diagnostic]) -> None:
        super().__init__(f"{len(diagnostics)} syntax errors")
        self.diagnostics = tuple(diagnostics)


def format_source(source: Source) -> str:
    """The canonical text of source. Raises CannotFormat on syntax errors, FormatError if the result fails a check."""
    parsed = parse(source)
    if parsed.diagnostics:
        raise CannotFormat(parsed.diagnostics)
    text = format_tree(parsed.tree)
    again = parse(Source(source.path, text))
    if again.diagnostics:
        raise FormatError(f"{source.path}: the formatted text does not parse: {again.diagnostics[0].message}")
    if again.tree != parsed.tree:
        raise FormatError(f"{source.path}: formatting would change the meaning")
    if format_tree(again.tree) != text:
        raise FormatError(f"{source.path}: formatting twice gives another text")
    if comments(text) != comments(source.text):
        raise FormatError(f"{source.path}: formatting would lose or move a comment")
    return text


def comments(text: str) -> list[str]:
    """The comments of a text in order, without the sign and the blanks around them; read from the characters alone."""
    found = (m.group(1) for line in text.splitlines() for m in _COMMENT.finditer(line))
    return [c[1:].strip() for c in found if c]


def format_tree(tree: n.Tree) -> str:
    out = [*_block(tree.lines, ""), *_above(tree.trailing, "")]
    return re.sub(r"\n{3,}", "\n\n", "\n".join(out)).strip("\n") + "\n"


# ---------------------------------------------------------------- blocks


@frozen
class _Widths:
    """How wide the leads, the labels and the cells of neighbouring lines are made."""

    lead: int = 0
    label: int = 0
    cells: tuple[int, ...] = ()


def _block(lines: Sequence[n.Line], indent: str) -> Iterator[str]:
    for run in _runs(lines):
        widths = _widths(run)
        for line in run:
            yield from _above(line.before, indent)
            yield from _line(line, indent, widths)
            yield from _block(line.body, indent + "  ")


def _runs(lines: Sequence[n.Line]) -> Iterator[list[n.Line]]:
    """Neighbours lined up with one another: until the sort of line changes, a blank line, or a line with a block."""
    number, run_of = 0, []
    for k, line in enumerate(lines):
        last = lines[k - 1] if k else None
        if last is None or _sort(last) != _sort(line) or (_sort(line) != "row" and (last.body or "" in line.before)):
            number += 1
        run_of.append(number)
    for _, run in groupby(zip(run_of, lines, strict=True), key=lambda pair: pair[0]):
        yield [line for _, line in run]


def _sort(line: n.Line) -> str:
    if isinstance(line.lead, n.Row | n.ExampleRow):
        return "row"
    if isinstance(line.lead, n.Plain):
        return "plain"
    return next((sort for sort, leads in _LINED_UP.items() if isinstance(line.lead, leads)), "other")


def _widths(run: list[n.Line]) -> _Widths:
    sort = _sort(run[0])
    if sort == "row":
        rows = [_cells(line.lead) for line in run if isinstance(line.lead, n.Row | n.ExampleRow)]
        across = max(len(r) for r in rows)
        return _Widths(cells=tuple(max(len(r[k]) for r in rows if k < len(r)) for k in range(across)))
    if sort == "other":
        return _Widths()
    leads = [len(p.lead(line.lead)[0]) for line in run if line.label] if sort != "plain" else []
    lead = max((w for w in leads if w <= LONGEST_LEAD), default=0)
    labels = [len(p.label(line.label)) for line in run if line.label and _rest(line)]
    return _Widths(lead=lead, label=max((w for w in labels if w <= LONGEST_LABEL), default=0))


def _cells(lead: n.Row | n.ExampleRow) -> list[str]:
    return [c if isinstance(c, str) else p.cell(c) for c in lead.cells]


def _above(comments_above: Sequence[str], indent: str) -> Iterator[str]:
    for text in comments_above:
        yield _comment(text, indent) if text else ""


def _comment(text: str, indent: str = "") -> str:
    return f"{indent}# {text.removeprefix('#').strip()}".rstrip()


# ---------------------------------------------------------------- lines


def _line(line: n.Line, indent: str, widths: _Widths) -> list[str]:
    cites = " ".join(map(p.cite, line.tail.cites))
    if isinstance(line.lead, n.Row | n.ExampleRow):
        padded = (text.ljust(w) for text, w in zip(_cells(line.lead), widths.cells, strict=False))
        text = f"{indent}| {' | '.join(padded)} |"
        physical = [f"{text}  {cites}" if cites else text]
    else:
        chunks = _chunks(line, widths)
        whole = indent + " ".join(" ".join(c) for c in chunks)
        broken = not _fits(whole, cites)
        physical = _broken(indent, _chunks(line, _Widths(widths.lead)), cites) if broken else [_cited(whole, cites)]
    if line.after is not None:
        physical[-1] = f"{physical[-1]}  {_comment(line.after)}"
    return physical


def _chunks(line: n.Line, widths: _Widths) -> list[list[str]]:
    """The line without its citations, cut where it may be broken: chunks at when, unless, because; pieces at and/or."""
    tail = line.tail
    lead, between = p.lead(line.lead)
    pieces: list[str] = []
    if isinstance(line.lead, n.NeverHead):
        lead, *pieces = p.cond_pieces(line.lead.cond)
        lead = f"{p.never_head(line.lead)} {lead}"
    chunks = [
        [_head(line, lead, between, widths), *pieces],
        _worded("when", tail.when),
        _worded("unless", tail.unless),
        ["otherwise"] if tail.otherwise else [],
        [f"because {p.label(tail.because)}"] if tail.because else [],
    ]
    return [c for c in chunks if c]


def _worded(word: str, cond: n.Cond | None) -> list[str]:
    if cond is None:
        return []
    first, *rest = p.cond_pieces(cond)
    return [f"{word} {first}", *rest]


def _head(line: n.Line, lead: str, between: str, widths: _Widths) -> str:
    """Lead, label, effects, name, count: what is never broken, lined up with the neighbours."""
    tail = line.tail
    text = lead
    if line.label is not None:
        quoted = p.label(line.label)
        quoted = quoted.ljust(widths.label) if _rest(line) else quoted
        text = f"{lead.ljust(widths.lead)} {quoted}" if lead else quoted
    if between:
        text += between if between.startswith(":") else f" {between}"
    words = [text] if text else []
    if line.effects:
        words.append(", ".join(map(p.effect, line.effects)))
    if tail.alias is not None:
        words.append(f"as {tail.alias}{p.was(tail.was)}")
    if tail.per is not None:
        words.append(p.per(tail.per))
    if tail.at_most is not None:
        words.append(f"at most {p.expr(tail.at_most)}")
    return " ".join(words)


def _rest(line: n.Line) -> bool:
    tail = line.tail
    parts = (line.effects, tail.alias, tail.per, tail.at_most, tail.when, tail.unless, tail.otherwise, tail.because)
    return any(parts)


def _broken(indent: str, chunks: list[list[str]], cites: str) -> list[str]:
    """The physical lines of a line too long for one: broken before its chunks, and before its pieces if need be."""
    deeper = indent + "    "
    lines: list[str] = []
    last = indent + chunks[0][0]
    for k, chunk in enumerate(chunks):
        if k == 1 or (k and len(last) + 1 + len(" ".join(chunk)) > WIDTH):
            lines, last = [*lines, last.rstrip()], ""
        for piece in chunk[1:] if k == 0 else chunk:
            if last and len(last) + 1 + len(piece) > WIDTH:
                lines, last = [*lines, last], ""
            last = f"{last} {piece}" if last else deeper + piece
    if not _fits(last, cites):
        return [*lines, last.rstrip(), deeper + cites] if cites else [*lines, last.rstrip()]
    return [*lines, _cited(last, cites)]


def _fits(text: str, cites: str) -> bool:
    return len(text.rstrip()) + (2 + len(cites) if cites else 0) <= WIDTH


def _cited(text: str, cites: str) -> str:
    text = text.rstrip()
    if not cites:
        return text
    column = min(CITE_COLUMN, WIDTH - len(cites))
    return f"{text.ljust(column - 2)}  {cites}"
