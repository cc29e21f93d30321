"""The view of a sheet -> the blocks that the Typst template sets: plain data, one list for the whole sheet."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from typing import Any

from attrs import evolve, frozen

from rulec.backends.sheet.glyphs import covered
from rulec.backends.sheet.parts import (
    Grid,
    Item,
    Note,
    Para,
    Phase,
    Phases,
    Rows,
    Run,
    Section,
    Sheet,
    Text,
    lead_stop,
    plain,
    sections_of,
)
from rulec.backends.sheet.view import BECAUSE

_LONG = re.compile(r"[^\s\u200b/\u2013-]{25,}")
_CHUNK = 8
_TERMS = 300  # characters from which a paragraph of terms is long enough
_BRIEF, _RUN_ON = 130, 280  # characters of a paragraph that may be run on, and of one that others run on from


@frozen
class Placed:
    """A block and where it stands. level: what is above it: 0 a section, 1 an item, 2 a further block of an item."""

    data: dict[str, Any]
    section: int
    level: int
    item: str = ""  # name of the statement, for hints
    keep: bool = False  # with what follows


def blocks_of(sheet: Sheet, *, dense: bool = False, reasons: bool = True) -> list[Placed]:
    """All blocks in order. dense: short paragraphs run on in one. Without reasons the rulings are told without why."""
    found: list[Placed] = []
    for at, section in enumerate(sections_of(sheet)):
        brief = section is sheet.rulings and not reasons
        shown = evolve(section, items=tuple(map(_briefly, section.items))) if brief else section
        blocks = list(_section(shown, at))
        found += _merged(list(map(_inline, blocks))) if dense else blocks
    return found


def _briefly(item: Item) -> Item:
    """A ruling up to its reason."""
    (para,) = item.blocks
    assert isinstance(para, Para)
    cut = next((at for at, run in enumerate(para.body) if BECAUSE in run.text), None)
    if cut is None:
        return item
    last = evolve(para.body[cut], text=para.body[cut].text.partition(BECAUSE)[0] + ".")
    return evolve(item, blocks=(Para(para.lead, (*para.body[:cut], last)),))


def _merged(blocks: list[Placed]) -> list[Placed]:
    """Paragraphs of a few words, one after the other, run on in one."""
    found: list[Placed] = []
    for one in blocks:
        last = found[-1] if found else None
        if last and _brief(one, _BRIEF) and _brief(last, _RUN_ON) and not last.keep and not one.keep:
            found[-1] = evolve(last, data={"k": "run", "rows": [*_parts(last), *_parts(one)], "a": "", "soft": False})
        else:
            found.append(one)
    return found


def _inline(one: Placed) -> Placed:
    """Phases within a phase run on in its line."""
    if one.data["k"] != "phases":
        return one
    rows: list[list[Any]] = []
    for number, said, depth in one.data["rows"]:
        if depth and rows:
            rows[-1][1] = [*rows[-1][1], ": " if rows[-1][3] else " · ", *said]
            rows[-1][3] = False
        else:
            rows.append([number, said, depth, True])
    return evolve(one, data=one.data | {"rows": [row[:3] for row in rows]})


def _brief(one: Placed, most: int) -> bool:
    if one.data["k"] not in ("para", "run"):
        return False
    return sum(_letters(run) for part in _parts(one) for run in part) <= most


def _parts(one: Placed) -> list[list[Any]]:
    """What a paragraph is made of: statements that run on, or itself."""
    rows: list[list[Any]] = one.data["rows"] if one.data["k"] == "run" else [_opening(one)]
    return rows


def _letters(run: Any) -> int:
    return len(run) if isinstance(run, str) else len(run["t"])


def _opening(one: Placed) -> list[Any]:
    """A paragraph as runs: its title can still be linked to."""
    data = one.data
    lead = [{"t": run, "s": "title"} if isinstance(run, str) else {**run, "s": "title"} for run in data["lead"]]
    if lead and data["a"]:
        lead[0]["a"] = data["a"]
    return [*lead, *([data["stop"] or " "] if lead else []), *data["body"]]


def _section(section: Section, at: int) -> Iterator[Placed]:
    kind = "part" if section.part else "section"
    head = {"k": kind, "title": breakable(covered(section.short)), "a": section.anchor, "again": False}
    yield Placed(head, at, 0, section.name, keep=True)
    for note in section.notes:
        if not note.mark:
            yield Placed(_note(note) | {"plain": True}, at, 1)
    for item in section.items:
        yield from _item(item, at, soft=len(section.items) > 1)
    for note in section.notes:
        if note.mark:
            yield Placed(_note(note), at, 2)


def _item(item: Item, at: int, soft: bool) -> Iterator[Placed]:
    name = item.full.rpartition(".")[2]
    if item.sort == "terms":
        paras = [b for b in item.blocks if isinstance(b, Para)]
        for number, some in enumerate(_handfuls(paras)):
            yield Placed(_terms(some, soft), at, 2 if number else 1, name)
        return
    last = len(item.blocks) - 1
    for number, block in enumerate(item.blocks):
        keep = number < last and isinstance(block, Para)
        data = _block(block, item.anchor if not number else "", item.sort)
        yield Placed(data, at, 1 if not number else 2, name, keep)


def _block(block: Para | Rows | Grid | Phases | Note, anchor: str, sort: str) -> dict[str, Any]:
    match block:
        case Para():
            stop = " " if sort == "ruling" else lead_stop(block)
            return {"k": "para", "lead": words(block.lead), "stop": stop, "body": words(block.body), "a": anchor}
        case Rows():
            rows = [[words(r.lead), words(r.text)] for r in block.rows]
            return {"k": "rows", "kind": block.kind, "rows": rows, "a": anchor}
        case Grid():
            cells = [[words(cell) for cell in row] for row in block.rows]
            return {
                "k": "grid",
                "stubs": block.stubs,
                "head": [words(h) for h in block.head],
                "rows": cells,
                "a": anchor,
            }
        case Phases():
            return {"k": "phases", "rows": list(_phases(block.phases, 0)), "a": anchor}
        case Note():
            return _note(block)


def _handfuls(paras: list[Para]) -> Iterator[list[Para]]:
    """Terms in lots that make a paragraph."""
    lot: list[Para] = []
    for para in paras:
        lot.append(para)
        if sum(len(plain(p.lead)) + len(plain(p.body)) for p in lot) >= _TERMS:
            yield lot
            lot = []
    if lot:
        yield lot


def _terms(paras: list[Para], soft: bool) -> dict[str, Any]:
    """Terms run on: each with its meaning, one after the other; below other rules they are small print."""
    rows: list[Any] = []
    for para in paras:
        said = words(para.lead)
        if para.body:
            said += [": ", *words(para.body)]
        rows.append([*said, "" if plain(para.body).endswith(".") else "."])
    return {"k": "run", "rows": rows, "a": "", "soft": soft}


def _phases(phases: tuple[Phase, ...], depth: int) -> Iterator[list[Any]]:
    for phase in phases:
        yield [phase.number, words(phase.text), depth]
        yield from _phases(phase.phases, depth + 1)


def _note(note: Note) -> dict[str, Any]:
    return {"k": "note", "plain": False, "mark": note.mark, "body": words(note.text), "a": note.anchor}


def words(text: Text) -> list[Any]:
    return [_run(run) for run in text]


def _run(run: Run) -> Any:
    said = breakable(covered(run.text))
    if not (run.style or run.to or run.anchor):
        return said
    data = {"t": said, "s": run.style, "to": run.to, "a": run.anchor}
    return {key: value for key, value in data.items() if value}


def breakable(text: str) -> str:
    """Words longer than any column get places to break at, which nobody sees."""
    return _LONG.sub(lambda m: "\u200b".join(m[0][i : i + _CHUNK] for i in range(0, len(m[0]), _CHUNK)), text)


def spanned(blocks: list[Placed], names: Collection[str]) -> list[Placed]:
    """The same with what is to span all columns at the end, under the heading of its section."""
    if not names:
        return blocks
    heads = {one.section: one for one in blocks if one.level == 0}
    whole = {section for section, head in heads.items() if head.item in names}
    found = [one for one in blocks if one.section in whole or (one.level and one.item in names)]
    wide: list[Placed] = []
    for one in found:
        if one.level and one.section not in whole and not any(w.section == one.section for w in wide):
            wide.append(evolve(heads[one.section], data=heads[one.section].data | {"a": ""}))
        wide.append(one)
    rest = [one for one in blocks if not any(one is other for other in found)]
    return [*rest, *(evolve(one, data=one.data | {"wide": True}) for one in wide)]
