"""A ruleset -> the view of its sheet: sections in the order of the document, and in them all that prints. One truth."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from attrs import evolve

from rulec.backends.sheet.hints import Hints
from rulec.backends.sheet.labels import Labels, anchor, spaced
from rulec.backends.sheet.parts import (
    Block,
    Grid,
    Item,
    Note,
    Para,
    Phases,
    Rows,
    Run,
    Section,
    Sheet,
    Text,
    rewritten,
)
from rulec.backends.sheet.statements import Marks, Setter, term
from rulec.backends.sheet.tables import grid, phases
from rulec.backends.sheet.typography import LENGTHS, prose, sentence
from rulec.model import entities as e

NOTICE = (
    "Unofficial transcription in our own words; all rights in the game remain with its authors and publishers. "
    "Where the two differ, their document is right."
)
BECAUSE = ", because "


def view(rules: e.Ruleset, hints: Hints, digest: str = "", only: Collection[str] = ()) -> Sheet:
    """All sections, or those named in only; links lead only to what is printed."""
    labels = Labels(rules)
    numbers = {r.name: f"R{at}" for at, r in enumerate(rules.rulings, 1)}
    titles = {s.name: s for s in rules.sections}
    parts = _parts(rules)
    names = [n for n in _order(rules, hints) if n not in hints.hidden and (not only or n in only)]
    made = [_section(titles[n], parts.get(n, []), labels, numbers, hints) for n in names]
    loose = [p for p in parts.get("", []) if not only]
    if loose:
        plain_section = e.Section("", "Rules", (), ())
        made.insert(0, _section(plain_section, loose, labels, numbers, hints))
    kept = [s for s in made if s.items or s.notes or (s.part and len(rules.sections) > 24)]
    rulings = _rulings(rules, labels, kept, only)
    sheet = Sheet(
        name=rules.name, title=prose(rules.label), edition=prose(hints.title or rules.edition), legend=_legend(rules),
        sections=tuple(kept), rulings=rulings, notice=NOTICE, digest=digest,
    )  # fmt: skip
    return _linked(sheet)


# ---------------------------------------------------------------- order


def _order(rules: e.Ruleset, hints: Hints) -> list[str]:
    """Sections as hinted, then in the order of the document they cite; those that cite nothing come last."""
    names = [s.name for s in rules.sections]
    first = {s.name: _first_line(s.cites) for s in rules.sections}
    cited = sorted((n for n in names if first[n] is not None), key=lambda n: first[n] or 0)
    order = cited + [n for n in names if first[n] is None]
    return [n for n in hints.order if n in names] + [n for n in order if n not in hints.order]


def _first_line(cites: Sequence[e.Cite]) -> int | None:
    lines = [a for cite in cites[:1] for a, _ in cite.lines]
    return lines[0] if lines else None


_Part = e.Statement | e.Table | e.Sequence


def _parts(rules: e.Ruleset) -> dict[str, list[_Part]]:
    """What is in each section, in the order written."""
    every: list[_Part] = [*rules.statements.values(), *rules.gains, *rules.tables.values(), *rules.sequences]
    found: dict[str, list[_Part]] = {}
    for part in sorted(every, key=lambda p: (p.span.path, p.span.start)):
        found.setdefault(part.section, []).append(part)
    return found


# ---------------------------------------------------------------- sections


def _section(
    section: e.Section, parts: Sequence[_Part], labels: Labels, numbers: dict[str, str], hints: Hints
) -> Section:
    link = f"section-{anchor(section.name)}"
    title = prose(section.label or sentence(spaced(section.name)))
    marks = Marks(numbers, prefix=link)
    shown = [_without_lines(p, hints.hidden) for p in parts if p.name not in hints.hidden]
    items = tuple(_items(shown, labels, marks, title))
    notes = tuple(Note("", labels.text(note)) for note in section.notes)
    short = prose(hints.short.get(section.name, "")) or title
    part = not items and not notes
    return Section(section.name, link, title, short, items, (*notes, *marks.notes), part)


def _without_lines(part: _Part, hidden: Collection[str]) -> _Part:
    """The same less the lines that are named as hidden: `hide rally.untested`."""
    if not isinstance(part, e.Statement):
        return part
    steps = tuple(s for s in part.steps if not (isinstance(s, e.EffectStep) and f"{part.name}.{s.line.name}" in hidden))
    return part if len(steps) == len(part.steps) else evolve(part, steps=steps)


def _items(parts: Sequence[_Part], labels: Labels, marks: Marks, title: str) -> Iterator[Item]:
    """What the authors say in its order; then, as one item, the words of it that are explained."""
    terms = [p for p in parts if isinstance(p, e.Statement) and p.word == "term"]
    for part in parts:
        if part not in terms:
            yield _item(part, labels, marks, title)
    if terms:
        yield _terms(terms, labels, marks)


def _terms(terms: Sequence[e.Statement], labels: Labels, marks: Marks) -> Item:
    blocks = tuple(term(t, labels, marks) for t in terms)
    cites = " ".join(str(c) for t in terms for c in t.cites)
    full = ", ".join(f"{labels.rules.name}.{t.name}" for t in terms)
    return Item("", full, cites, "", blocks, "terms")


def _item(part: _Part, labels: Labels, marks: Marks, title: str) -> Item:
    cites = " ".join(map(str, part.cites))
    full = f"{labels.rules.name}.{part.name}"
    label = part.label or sentence(spaced(part.name))
    lead = tuple(Run(r.text, "strong", r.to) for r in labels.text(label))
    own = "".join(r.text for r in lead)
    # A sequence or table that is the whole of its section needs no second title.
    heading: tuple[Block, ...] = () if own.casefold() == title.casefold() else (Para(lead, ()),)
    match part:
        case e.Table():
            notes = tuple(Note("", labels.text(note)) for note in part.notes)
            return Item(anchor(part.name), full, cites, own, (*heading, grid(part, labels, marks), *notes), "table")
        case e.Sequence():
            return Item(anchor(part.name), full, cites, own, (*heading, phases(part, labels, marks)), "sequence")
        case e.Statement():
            link = "" if part.word == "gain" else anchor(part.name)
            return Item(link, full, cites, own, Setter(part, labels, marks).set(), part.word)


# ---------------------------------------------------------------- legend and rulings


def _legend(rules: e.Ruleset) -> Text:
    said = [f"Distances in {LENGTHS.get(rules.length, rules.length)}."] if _has_lengths(rules) else []
    for die in rules.dice.values():
        if die.faces != tuple(range(1, len(die.faces) + 1)):
            name = f": {die.label}" if die.label and die.label != die.name else ""
            said.append(f"{die.name}{name} ({', '.join(map(str, die.faces))}).")
    return (Run(" ".join(said)),) if said else ()


def _has_lengths(rules: e.Ruleset) -> bool:
    return any(f.domain.type.sort == "length" for r in rules.records.values() for f in r.facts)


def _rulings(rules: e.Ruleset, labels: Labels, sections: Sequence[Section], only: Collection[str]) -> Section | None:
    """Readings of ours, apart from what the authors say; with only, those that the sections refer to."""
    used = {run.text for s in sections for run in _runs(s) if run.style == "mark"}
    items = []
    for at, ruling in enumerate(rules.rulings, 1):
        if only and f"R{at}" not in used:
            continue
        link = f"ruling-{ruling.name.replace('_', '-')}"
        label = labels.text(ruling.label)
        because = labels.text(ruling.because)
        body = (*label, *((Run(BECAUSE), *because) if because else ()), Run("."))
        block = Para((Run(f"R{at}", "strong"),), body)
        cites = " ".join(map(str, ruling.cites))
        items.append(Item(link, f"{rules.name}.{ruling.name}", cites, f"R{at}", (block,), "ruling"))
    if not items:
        return None
    return Section("rulings", "section-rulings", "Rulings: our readings", "Rulings", tuple(items))


# ---------------------------------------------------------------- links


def _runs(section: Section) -> Iterator[Run]:
    for item in section.items:
        for block in item.blocks:
            yield from _block_runs(block)


def _block_runs(block: Block) -> Iterator[Run]:
    match block:
        case Para():
            yield from (*block.lead, *block.body)
        case Rows():
            for row in block.rows:
                yield from (*row.lead, *row.text)
        case Grid():
            for cells in (block.head, *block.rows):
                for cell in cells:
                    yield from cell
        case Phases():
            for phase in block.phases:
                yield from phase.text
                yield from _block_runs(Phases(phase.phases))
        case Note():
            yield from block.text


def _linked(sheet: Sheet) -> Sheet:
    """The same with no link to what is not there, nor from an item to itself."""
    sections = (*sheet.sections, *((sheet.rulings,) if sheet.rulings else ()))
    there = {s.anchor for s in sections} | {i.anchor for s in sections for i in s.items}
    there |= {n.anchor for s in sections for n in s.notes} | {r.anchor for s in sections for r in _runs(s)}
    there.discard("")
    fixed = tuple(_cleaned(s, there) for s in sections)
    rulings = fixed[-1] if sheet.rulings else None
    return evolve(sheet, sections=fixed[: len(sheet.sections)], rulings=rulings)


def _cleaned(section: Section, there: set[str]) -> Section:
    items = tuple(evolve(i, blocks=tuple(_clean(b, there - {i.anchor}) for b in i.blocks)) for i in section.items)
    return evolve(section, items=items, notes=tuple(evolve(n, text=_kept(n.text, there)) for n in section.notes))


def _kept(text: Text, there: set[str]) -> Text:
    """Links that lead somewhere; runs of one look are one run."""
    joined: list[Run] = []
    for run in text:
        here = run if not run.to or run.to in there else evolve(run, to="")
        last = joined[-1] if joined else None
        alike = last and (last.style, last.to) == (here.style, here.to) and not here.anchor and here.style != "mark"
        if last and alike:
            joined[-1] = evolve(last, text=last.text + here.text)
        elif here.text:
            joined.append(here)
    return tuple(joined)


def _clean(block: Block, there: set[str]) -> Block:
    return rewritten(block, lambda text: _kept(text, there))
