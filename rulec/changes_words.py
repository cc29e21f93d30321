"""One side of a diff -> the words in which a sheet prints each thing that changed: for readers who never saw a rules file."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from attrs import evolve

from rulec.backends.sheet.joining import capital, sentences, series, strong
from rulec.backends.sheet.labels import Labels, spaced
from rulec.backends.sheet.parts import Block, Grid, Para, Run, Text, plain
from rulec.backends.sheet.statements import Marks, Setter, term
from rulec.backends.sheet.tables import grid
from rulec.backends.sheet.typography import DASH, prose, sentence
from rulec.backends.sheet.words import Words
from rulec.diff.changes import Change, Detail, Place, statement_of
from rulec.diff.diff import Diff
from rulec.diff.items import Item
from rulec.model import entities as e

_NOBODY = e.Statement(
    name="", word="", label="", roles=(), records=(), when=None, steps=(), figure=None, cases=(), fact="", section="",
    cites=(), notes=(),
)  # fmt: skip
_NAME = re.compile(r"(?<![\w.])[a-z]\w*\.[a-z]\w*|(?<![\w.])[a-z]+_\w+")


class _NoMarks(Marks):
    """Footnotes and rulings stay with the sheets that they are of."""

    def of(self, line: e.Line, words: Words) -> Text:  # noqa: ARG002
        return ()


class Side:
    """A ruleset of a diff, and its items by their paths."""

    def __init__(self, rules: e.Ruleset, items: Iterable[Item]) -> None:
        self.rules = rules
        self.labels = Labels(rules)
        self.items = {item.path: item for item in items}

    def title(self, path: str) -> str:
        """What a reader knows the rule by: the label of the statement or table that a thing stands in."""
        return sentence(plain(self.labels.text(self.labels.named(statement_of(path)))))

    def _setter(self, item: Item) -> Setter:
        owner = (
            item.node if isinstance(item.node, e.Statement) else self.rules.statements.get(item.path.partition(".")[0])
        )
        return Setter(owner or _NOBODY, self.labels, _NoMarks({}))

    # ------------------------------------------------------------ all of a thing

    def blocks(self, place: Place) -> tuple[Block, ...]:
        """A thing that came or went, as the sheet sets it."""
        item = self.items[place.path]
        setter = self._setter(item)
        match item.node:
            case e.Statement(word="term"):
                return (term(item.node, self.labels, setter.marks),)
            case e.Statement():
                return setter.set()
            case e.Table():
                return (
                    Para(strong(self.labels.text(item.label or spaced(item.name))), ()),
                    grid(item.node, self.labels, setter.marks),
                )
        return (Para((), sentences([self.line(place), *map(capital, self._inner(item, setter))])),)

    def _inner(self, item: Item, setter: Setter) -> Iterator[Text]:
        for child in item.children:
            if child.sort not in ("pair", "cell", "column"):
                yield self._said(child, setter)
                yield from self._inner(child, setter)

    # ------------------------------------------------------------ a line of it

    def line(self, place: Place) -> Text:
        item = self.items[place.path]
        return self._said(item, self._setter(item))

    def _said(self, item: Item, setter: Setter) -> Text:
        words, node = setter.words, item.node
        match item.sort, node:
            case (("modifier" | "figure"), e.FigureLine()):
                row = setter.figures.row(node)
                return _spaced(row.lead, row.text)
            case "verdict", e.VerdictLine():
                return _spaced(strong((Run(f"{sentence(node.word)}:"),)), setter.line(node) or (Run("all others"),))
            case "roll", e.RollLine():
                return _spaced((Run("Roll"),), strong(words.dice(node.dice)), setter.line(node))
            case "each", e.EachLine():
                return _spaced((Run("Each "), *strong(words.match(node.match)), Run(":")), setter.line(node))
            case "band", e.BandLine():
                lead = words.match(node.match) if node.match is not None else (Run("others"),)
                return _spaced((*strong(lead), Run(":")), setter.line(node))
            case _, e.Line():
                return setter.line(node)
            case "value", e.ValueStep():
                return self._value(setter, item.label or self.labels.named(item.name), node.figure, node.when)
            case _, e.Statement():
                return self._statement(node, setter)
            case "never", e.Never():
                return _spaced((Run("Never:"),), words.cond(node.cond))
            case (("row" | "cell" | "pair"), _):
                return self._in_table(item, setter)
        return self.labels.text(item.label) if item.label else (Run(prose(spaced(item.name))),)

    def _value(self, setter: Setter, label: str, figure: e.Figure | None, when: e.Cond | None) -> Text:
        said = self.labels.text(label)
        start = setter.figures.range(figure.start, figure.stop) if figure else ()
        said = (*said, Run(": "), *start) if start else said
        return (*said, *setter.words.when(when, ", only ")) if when is not None else said

    def _statement(self, node: e.Statement, setter: Setter) -> Text:
        """Its own words without its lines, which are told by themselves."""
        if node.word == "term":
            para = term(node, self.labels, setter.marks)
            return (*para.lead, Run(": "), *para.body) if para.body else para.lead
        return self._value(setter, node.label or spaced(node.name), node.figure, node.when)

    # ------------------------------------------------------------ tables

    def _in_table(self, item: Item, setter: Setter) -> Text:
        table = self.rules.tables.get(item.path.partition("(")[0])
        if table is None:
            return self._pair(item, setter)
        set_ = _as_written(grid(table, self.labels, setter.marks), table)
        for row, cells in zip(table.rows, set_.rows, strict=True):
            name = ", ".join(key.text for key in row.keys)
            heads = [match.text for match in table.columns] or ["value"]
            if item.sort == "row" and item.path.startswith(f"{table.name}({name})"):
                return (*_key(cells, set_), Run(": "), *_figures(set_, cells[set_.stubs :]))
            for at, head in enumerate(heads, set_.stubs):
                if item.sort == "cell" and item.path.startswith(f"{table.name}({name}, {head})"):
                    return (
                        *_key(cells, set_),
                        Run(", "),
                        *set_.head[at],
                        Run(": "),
                        *cells[at],
                        *_unit(set_, cells[at]),
                    )
        return (Run(prose(spaced(item.name))),)

    def _pair(self, item: Item, setter: Setter) -> Text:
        """A pair of a list by kinds is printed with its list."""
        owner = self.items.get(item.path.rpartition(".")[0])
        if owner is not None and isinstance(owner.node, e.FigureLine):
            return self._said(owner, setter)
        return (Run(prose(spaced(item.name))),)

    # ------------------------------------------------------------ a part of it

    def part(self, place: Place | None, detail: Detail, old: bool) -> str:
        """A part in words: a condition or figure as a sheet says it, else as it is written."""
        written = detail.old if old else detail.new
        item = self.items.get(place.path) if place else None
        found = item.part(detail.part) if item else None
        said = self._node(found.node, self._setter(item)) if item and found else ()
        return plain(said) if said else spaced(written) or "nothing"

    def _node(self, node: Any, setter: Setter) -> Text:
        words = setter.words
        if isinstance(node, e.Cond):
            return words.cond(node)
        if isinstance(node, e.Match):
            return words.match(node)
        if isinstance(node, tuple) and node and all(isinstance(one, e.Effect) for one in node):
            return words.effects(node)
        return ()


def _spaced(*parts: Text) -> Text:
    said: list[Run] = []
    for part in parts:
        if plain(part).strip():
            said += (*((Run(" "),) if said else ()), *part)
    return tuple(said)


def _key(cells: tuple[Text, ...], set_: Grid) -> Text:
    return capital(series([cell for cell in cells[: set_.stubs] if cell]))


def _as_written(set_: Grid, table: e.Table) -> Grid:
    """A grid with the heads of its columns as their author wrote them: in a line they begin no sentence."""
    small = [label[:1].islower() for label in table.column_labels]
    heads = [_small(head) if low else head for head, low in zip(set_.head[set_.stubs :], small, strict=False)]
    return evolve(set_, head=(*set_.head[: set_.stubs], *heads, *set_.head[set_.stubs + len(heads) :]))


def _small(text: Text) -> Text:
    return (evolve(text[0], text=text[0].text[:1].lower() + text[0].text[1:]), *text[1:]) if text else text


def _figures(set_: Grid, cells: tuple[Text, ...]) -> Text:
    """Each figure with its head; where some are there, the dashes are left out."""
    pairs = [(head, cell) for head, cell in zip(set_.head[set_.stubs :], cells, strict=True)]
    told = [pair for pair in pairs if plain(pair[1]) not in ("", DASH)] or pairs
    said: list[Run] = []
    for head, cell in told:
        said += (*((Run(", "),) if said else ()), *_spaced(head, cell))
    return (*said, *_unit(set_, *cells))


def _unit(set_: Grid, *cells: Text) -> Text:
    """The unit that is printed in the corner, if there is a figure that has it."""
    corner = plain(set_.head[set_.stubs - 1]) if set_.stubs else ""
    return (Run(f" {corner}"),) if corner and any(c.isdigit() for cell in cells for c in plain(cell)) else ()


# ---------------------------------------------------------------- both sides


class Wording:
    """The words of both sides of a diff."""

    def __init__(self, diff: Diff) -> None:
        pairs = diff.pairing.pairs
        self.old = Side(diff.old, (p.old for p in pairs if p.old is not None))
        self.new = Side(diff.new, (p.new for p in pairs if p.new is not None))
        self._now = {p.old.path: p.new.path for p in pairs if p.old is not None and p.new is not None}

    def title(self, change: Change) -> str:
        return self._title(change.old, change.new)

    def _title(self, old: Place | None, new: Place | None) -> str:
        """The rule by the name it has now, also for what is gone from it."""
        if new is not None:
            return self.new.title(new.path)
        assert old is not None
        now = self._now.get(statement_of(old.path))
        return self.new.title(now) if now else self.old.title(old.path)

    def lines(self, change: Change) -> tuple[Text, Text]:
        """Before and now; equal where the words are the same and only a part behind them changed."""
        return (
            self.old.line(change.old) if change.old else (),
            self.new.line(change.new) if change.new else (),
        )

    def blocks(self, change: Change) -> tuple[Block, ...]:
        """All of what came or went."""
        return self.new.blocks(change.new) if change.new else self.old.blocks(change.old) if change.old else ()

    def details(self, change: Change) -> Iterator[tuple[str, str, str]]:
        """Each part that changed, before and now, in words."""
        for detail in change.details:
            yield detail.part, self.old.part(change.old, detail, True), self.new.part(change.new, detail, False)

    def names(self, text: str) -> str:
        """A text of names, such as `enemy.gave_way = held`, by what is printed for them."""
        said = text.replace(".act ", " ")
        return _NAME.sub(lambda m: self._name(m[0]), said)

    def _name(self, name: str) -> str:
        *whose, own = name.split(".")
        known = self.new.labels.known.get(own) or self.old.labels.known.get(own)
        label = plain(self.new.labels.text(known)) if known else spaced(own)
        return " ".join((*map(spaced, whose), label))

    def also(self, change: Change) -> list[str]:
        """The rules in which the same was changed for the same cause."""
        named = dict.fromkeys(self._title(old, new) for old, new in change.also if old or new)
        return [name for name in named if name != self.title(change)]


def printed(diff: Diff) -> Callable[[Change], tuple[str, str]]:
    """Of each change of a diff: the words before and now, without markup."""
    wording = Wording(diff)

    def said(change: Change) -> tuple[str, str]:
        old, new = wording.lines(change)
        return plain(old), plain(new)

    return said
