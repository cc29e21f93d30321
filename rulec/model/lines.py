"""Lines: what every line has (name, text, condition, citations, notes), and the lines that make a figure."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from rulec.model import codes
from rulec.model import entities as e
from rulec.model.expressions import count_of, number, resolve, typed
from rulec.model.matches import resolve_match, resolve_tail
from rulec.model.names import label_of, line_name
from rulec.model.types import agree, describe, is_figure, type_of
from rulec.model.world import NUMBER, UNKNOWN, Scope, Unresolved
from rulec.syntax import nodes as n


def base(scope: Scope, line: n.Line) -> dict[str, Any]:
    """The fields every line of the model has."""
    return {
        "name": line_name(line),
        "label": label_of(line),
        "when": resolve_tail(scope, line.tail),
        "otherwise": line.tail.otherwise,
        "cites": scope.world.cites(line.tail, scope.cites),
        "notes": notes_of(line),
        "ruling": scope.world.ruling_of.get(line.span, ""),
        "span": line.span,
    }


def notes_of(line: n.Line) -> tuple[str, ...]:
    return tuple(inner.label.text for inner in line.body if isinstance(inner.lead, n.Note) and inner.label)


def formal(line: n.Line) -> Iterator[n.Line]:
    """The lines of a block that are not notes."""
    return (inner for inner in line.body if not isinstance(inner.lead, n.Note))


def known_lines(scope: Scope, lines: Iterable[n.Line]) -> None:
    """Enter the names of all lines of a statement into its scope."""
    for line in lines:
        if line.tail.alias and not isinstance(line.lead, n.Roll):
            if line.tail.alias in scope.aliases:
                text = f"two lines of `{scope.name}` are called `{line.tail.alias}`"
                scope.world.report(codes.DUPLICATE_NAME, line.span, text)
            scope.aliases.add(line.tail.alias)
        elif line.label and not isinstance(line.lead, n.Note | n.ValueStep | n.Modifiers | n.Results):
            scope.texts.add(line_name(line))
        known_lines(scope, line.body)


# ---------------------------------------------------------------- figures


def resolve_figure(
    scope: Scope,
    lines: Iterable[n.Line],
    start: n.Expr | None = None,
    stop: n.Expr | None = None,
    rounding: str | None = None,
    expect: e.Type | None = None,
) -> e.Figure:
    """The lines of a `value` or `modifiers`: all of one type, that of the first unsigned line unless expected."""
    first, last = None, None
    try:
        if start is not None:
            first = resolve(scope, start, expect)
            last = typed(scope, stop, type_of(first)) if stop is not None else None
    except Unresolved:
        expect = expect or UNKNOWN
    type_ = expect or (type_of(first) if first is not None else None)
    made: list[e.FigureLine] = []
    for line in sorted(lines, key=lambda inner: not isinstance(inner.lead, n.Set)) if type_ is None else lines:
        try:
            figure_line, found = resolve_figure_line(scope, line, type_)
        except Unresolved:
            continue
        made.append(figure_line)
        type_ = found if type_ in (None, UNKNOWN) else type_
    order = {id(line.span): at for at, line in enumerate(made)}
    made.sort(key=lambda line: (line.span.path, line.span.start, order[id(line.span)]) if False else order[id(line.span)])
    return e.Figure(first, last, rounding, tuple(made), type_ or NUMBER)


def resolve_figure_line(scope: Scope, line: n.Line, type_: e.Type | None) -> tuple[e.FigureLine, e.Type | None]:
    """One line of a figure, and the type it has."""
    raise NotImplementedError
