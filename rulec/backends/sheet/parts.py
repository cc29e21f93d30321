"""What a sheet is made of: runs of text in paragraphs, rows, grids and phases, in statements, in sections. Frozen data."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from attrs import evolve, frozen


@frozen
class Run:
    """style: "" | em | strong | plus | minus | mark (raised, for footnotes and rulings). to: the anchor it links to.
    anchor: it can be linked to itself."""

    text: str
    style: str = ""
    to: str = ""
    anchor: str = ""


Text: TypeAlias = tuple[Run, ...]


@frozen
class Para:
    """A paragraph; lead is the title that runs into it."""

    lead: Text
    body: Text


@frozen
class Row:
    lead: Text
    text: Text


@frozen
class Rows:
    """A list with figures in a column of their own. kind: sums | figures | bands | faces | dice | verdicts | cases."""

    kind: str
    rows: tuple[Row, ...]


@frozen
class Grid:
    """A table: the first stubs columns are headings of the rows. title is "" where the statement's own will do."""

    stubs: int
    head: tuple[Text, ...]
    rows: tuple[tuple[Text, ...], ...]


@frozen
class Phase:
    number: str
    text: Text
    phases: tuple[Phase, ...] = ()


@frozen
class Phases:
    phases: tuple[Phase, ...]


@frozen
class Note:
    """Small print; mark is what refers to it, "" if nothing does."""

    mark: str
    text: Text
    anchor: str = ""


Block: TypeAlias = Para | Rows | Grid | Phases | Note


@frozen
class Item:
    """A statement, a table, or a run of terms. full and cites are what a reader who doubts is shown."""

    anchor: str
    full: str
    cites: str
    title: str
    blocks: tuple[Block, ...]
    sort: str = ""  # the word of the statement, "table", "sequence", "terms"


@frozen
class Section:
    name: str
    anchor: str
    title: str
    short: str
    items: tuple[Item, ...]
    notes: tuple[Note, ...] = ()
    part: bool = False  # a heading over the sections that follow, with nothing of its own


@frozen
class Sheet:
    """legend: units and dice. digest: of the rules it was made from."""

    name: str
    title: str
    edition: str
    legend: Text
    sections: tuple[Section, ...]
    rulings: Section | None
    notice: str
    digest: str


def plain(text: Text) -> str:
    return "".join(run.text for run in text)


def texts_of(block: Block) -> Iterator[Text]:
    """The texts of a block in the order they are read, a cell or paragraph each."""
    match block:
        case Para():
            yield (*block.lead, *block.body)
        case Rows():
            for row in block.rows:
                yield row.lead
                yield row.text
        case Grid():
            yield from block.head
            for cells in block.rows:
                yield from cells
        case Phases():
            for phase in block.phases:
                yield (Run(phase.number),)
                yield phase.text
                yield from texts_of(Phases(phase.phases))
        case Note():
            yield (*((Run(block.mark),) if block.mark else ()), *block.text)


def rewritten(block: Block, work: Callable[[Text], Text]) -> Block:
    """The same with each text put through work."""

    def phase(one: Phase) -> Phase:
        return evolve(one, text=work(one.text), phases=tuple(map(phase, one.phases)))

    match block:
        case Para():
            return Para(work(block.lead), work(block.body))
        case Rows():
            return Rows(block.kind, tuple(Row(work(r.lead), work(r.text)) for r in block.rows))
        case Grid():
            rows = tuple(tuple(map(work, cells)) for cells in block.rows)
            return Grid(block.stubs, tuple(map(work, block.head)), rows)
        case Phases():
            return Phases(tuple(map(phase, block.phases)))
        case Note():
            return evolve(block, text=work(block.text))


def lead_stop(para: Para) -> str:
    """What stands between a title and the paragraph that it runs into."""
    if not para.lead or not para.body:
        return ""
    return " " if plain(para.lead).endswith((".", "?", "!", ":")) else ". "


def sections_of(sheet: Sheet) -> tuple[Section, ...]:
    """All that is printed below the title, the rulings last."""
    return (*sheet.sections, *((sheet.rulings,) if sheet.rulings else ()))


def all_texts(sheet: Sheet) -> Iterator[Text]:
    yield (Run(sheet.title),)
    yield (Run(sheet.edition),)
    yield sheet.legend
    for section in sections_of(sheet):
        yield (Run(section.title),)
        yield (Run(section.short),)
        for item in section.items:
            for block in item.blocks:
                yield from texts_of(block)
        for note in section.notes:
            yield from texts_of(note)
    yield (Run(sheet.notice),)
