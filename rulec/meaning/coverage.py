"""Ruleset + what counted in the examples -> which bands, cases, modifiers, pairs and cells no example exercised."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import frozen

from rulec.model.entities import (
    BandLine,
    Cite,
    EachStep,
    EffectStep,
    FigureLine,
    Line,
    ModifiersStep,
    ResultsStep,
    RollStep,
    Ruleset,
    Statement,
    Table,
    ValueStep,
    VerdictStep,
)
from rulec.source import Span

SORTS = ("verdict", "roll", "figure", "each", "line", "band", "case", "cell")


@frozen
class Item:
    """One thing an example could exercise. key is its identity in a run."""

    place: str
    sort: str
    text: str
    key: object
    cites: tuple[Cite, ...]
    span: Span


@frozen
class Coverage:
    """Of the items of a ruleset, those that some example exercised, and the others."""

    tried: tuple[Item, ...]
    left: tuple[Item, ...]

    def count(self, sort: str) -> tuple[int, int]:
        """How many of a sort were tried, of how many there are."""
        done = sum(i.sort == sort for i in self.tried)
        return done, done + sum(i.sort == sort for i in self.left)


def coverage(rules: Ruleset, used: frozenset[object], of: Ruleset | None = None) -> Coverage:
    """of: the ruleset that this one is a variant of. What a variant takes over from it is for the examples there."""
    taken = {_written(item) for item in items_of(of)} if of is not None else set()
    items = [item for item in items_of(rules) if _written(item) not in taken]
    return Coverage(tuple(i for i in items if i.key in used), tuple(i for i in items if i.key not in used))


def _written(item: Item) -> tuple[str, int, int, str, str]:
    """Where an item stands in a file, and what it says there: one line can hold several pairs."""
    return (item.span.path, item.span.start, item.span.end, item.sort, item.text)


def items_of(rules: Ruleset) -> Iterator[Item]:
    """Everything in a ruleset that an example could exercise, in the order it is written."""
    for statement in (*rules.statements.values(), *rules.gains):
        yield from _statement(statement)
    for table in rules.tables.values():
        yield from _table(table)


def _statement(statement: Statement) -> Iterator[Item]:
    name = f"gain {statement.name}" if statement.word == "gain" else statement.name
    if statement.figure is not None:
        yield from _figures(name, statement.figure.lines)
    for case in statement.cases:
        yield _line(name, "case", case)
    for step in statement.steps:
        match step:
            case VerdictStep(lines=lines):
                yield from (_line(name, "verdict", line, line.word) for line in lines)
            case RollStep(lines=lines):
                yield from (_line(name, "roll", line) for line in lines)
            case EachStep(lines=lines):
                yield from (_line(name, "each", line, line.match.text) for line in lines)
            case ModifiersStep(figure=figure) | ValueStep(figure=figure):
                yield from _figures(name, figure.lines)
            case EffectStep(line=line) if line.effects:  # without effects it is only a text
                yield _line(name, "line", line)
            case ResultsStep(lines=bands):
                for band in bands:
                    yield from _band(name, band)


def _band(name: str, band: BandLine) -> Iterator[Item]:
    said = band.match.text if band.match else "others" if band.others else ""
    yield _line(name, "band", band, said)
    yield from (_line(f"{name}: {band.label or said}", "case", case) for case in band.cases)


def _figures(name: str, lines: tuple[FigureLine, ...]) -> Iterator[Item]:
    """Each line of a figure; of a `by` line each pair that adds something."""
    for line in lines:
        if line.op != "by":
            yield _line(name, "figure", line, line.op if line.op in ("double", "halve", "at least", "at most") else "")
            continue
        for match, amount in line.pairs:
            if amount is not None:
                text = f"{line.label or 'by'}: {match.text}"
                yield Item(name, "figure", text, (id(line), id(match)), line.cites, line.span)


def _line(name: str, sort: str, line: Line, lead: str = "") -> Item:
    text = " ".join(part for part in (lead, f'"{line.label}"' if line.label else "") if part)
    return Item(name, sort, text or line.name or sort, id(line), line.cites, line.span)


def _table(table: Table) -> Iterator[Item]:
    for row in table.rows:
        keys = ", ".join(label or match.text for label, match in zip(row.labels, row.keys, strict=False))
        for at, cell in enumerate(row.cells):
            column = table.column_labels[at] if at < len(table.column_labels) else ""
            if not column and at < len(table.columns):
                column = table.columns[at].text
            where = ", ".join(part for part in (keys, column) if part)
            yield Item(table.name, "cell", where, id(cell), row.cites, cell.span)
