"""A table or a sequence of play -> the block that prints it as authors do: a crosstab, numbered phases."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import evolve

from rulec.backends.sheet.joining import capital, uncapital
from rulec.backends.sheet.labels import Labels
from rulec.backends.sheet.lengths import corner
from rulec.backends.sheet.parts import Grid, Phase, Phases, Run, Text, plain
from rulec.backends.sheet.statements import Marks, Setter
from rulec.backends.sheet.typography import DASH, NB, prose, sentence
from rulec.backends.sheet.words import Words
from rulec.model import entities as e


def grid(table: e.Table, labels: Labels, marks: Marks) -> Grid:
    """Keys down the side, the last across the head; figures without the unit that the head or all of them have."""
    words = Words(labels)
    stubs = len(table.keys) - (1 if table.columns else 0)
    head: list[Text] = [()] * stubs
    if table.columns:
        head += [_key(words, table, m, label, -1) for m, label in zip(table.columns, table.column_labels, strict=True)]
    else:
        head += [(Run(prose(label)),) for label in table.column_labels] or [()]
    rows = []
    for row in table.rows:
        keys = [_key(words, table, m, lb, at) for at, (m, lb) in enumerate(zip(row.keys, row.labels, strict=True))]
        mark = marks.rulings.get(row.ruling, "")
        if mark:
            keys[-1] = (*keys[-1], Run(mark, "mark", f"ruling-{row.ruling.replace('_', '-')}"))
        rows.append((*keys, *(_cell(words, table, cell) for cell in row.cells)))
    head = [capital(text) for text in head]
    rows = [(capital(row[0]), *row[1:]) if row else row for row in rows]
    head, rows = _unit_once(labels.rules.length, stubs, head, rows)
    return Grid(stubs, tuple(head), tuple(_thinned(rows, stubs)))


def _unit_once(
    length: str, stubs: int, head: list[Text], rows: list[tuple[Text, ...]]
) -> tuple[list[Text], list[tuple[Text, ...]]]:
    """A unit that all figures have is said once, in the corner, if that is free."""
    unit = f"{NB}{length}"
    figures = [cell for row in rows for cell in row[stubs:] if any(c.isdigit() for c in plain(cell))]
    if not stubs or head[stubs - 1] or len(figures) < 4 or not all(plain(cell).endswith(unit) for cell in figures):
        return head, rows
    said: Text = (Run(corner(length), "em"),)
    bare = [(*row[:stubs], *(_without(unit, cell) for cell in row[stubs:])) for row in rows]
    return [*head[: stubs - 1], said, *head[stubs:]], bare


def _without(unit: str, cell: Text) -> Text:
    if not plain(cell).endswith(unit) or not cell[-1].text.endswith(unit):
        return cell
    return (*cell[:-1], evolve(cell[-1], text=cell[-1].text.removesuffix(unit)))


def _key(words: Words, table: e.Table, match: e.Match, label: str, at: int) -> Text:
    type_ = table.key_types[at]
    if label and label != match.text:
        return words.labels.text(label)
    across = table.columns if at == -1 else [row.keys[at] for row in table.rows]
    negative = any("-" in m.text for m in across) and type_.sort != "member"
    return words.match(match, type_, marked=negative)


def _cell(words: Words, table: e.Table, cell: e.Cell) -> Text:
    if cell.match is None:
        return (Run(DASH if cell.text in ("-", "") else prose(cell.text)),) if cell.text else ()
    if cell.text != cell.match.text:
        return words.labels.text(cell.text)
    return words.match(cell.match, table.type)


def _thinned(rows: Sequence[tuple[Text, ...]], stubs: int) -> list[tuple[Text, ...]]:
    """With several keys down the side, the first is not said again in the rows below it."""
    kept = []
    last = ""
    for row in rows:
        here = plain(row[0]) if row else ""
        same = stubs > 1 and here == last
        kept.append(((), *row[1:]) if same else row)
        last = here
    return kept


def phases(sequence: e.Sequence, labels: Labels, marks: Marks) -> Phases:
    return Phases(tuple(_phase(p, str(at), labels, marks) for at, p in enumerate(sequence.phases, 1)))


def _phase(phase: e.Phase, number: str, labels: Labels, marks: Marks) -> Phase:
    acts = [a for line in phase.lines if line.label in ("", phase.label) for a in _named(line)]
    to = labels.link(acts[0]) if len(acts) == 1 else ""
    style = "strong" if number.isdigit() else ""
    title = tuple(Run(r.text, style, r.to or to) for r in labels.text(phase.label))
    setter = Setter(_NOBODY, labels, marks)
    for line in phase.lines:
        if line.label != phase.label and (line.label or line.span != phase.span):
            text = setter.line(line)
            setter.say((Run(sentence(text[0].text), text[0].style, text[0].to), *text[1:]) if text else ())
    setter.lead = (Run(" "),)
    setter.flush()
    block = setter.blocks[0] if setter.said or setter.blocks else None
    body = getattr(block, "body", ())
    said = (*title, *((Run(". "), *body) if style else (Run(": "), *uncapital(body)))) if body else title
    inner = tuple(_phase(p, chr(ord("a") + at), labels, marks) for at, p in enumerate(phase.phases))
    return Phase(number, said, inner)


def _named(line: e.EffectLine) -> list[str]:
    found: list[str] = []
    for effect in line.effects:
        match effect:
            case e.Obliges():
                found += effect.acts
            case e.Take():
                found.append(effect.statement)
    return found


_NOBODY = e.Statement(
    name="", word="", label="", roles=(), records=(), when=None, steps=(), figure=None, cases=(), fact="", section="",
    cites=(), notes=(),
)  # fmt: skip
