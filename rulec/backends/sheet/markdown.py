"""The view of a sheet -> Markdown: headings, lists and tables that read well in a wiki and compare well line by line."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from rulec.backends.sheet.parts import (
    Block,
    Grid,
    Item,
    Note,
    Para,
    Phase,
    Phases,
    Rows,
    Section,
    Sheet,
    Text,
    lead_stop,
    sections_of,
)

_SPECIAL = re.compile(r"([\\`*_\[\]<>|~#$])|&(?=#?\w+;)")
_LEADING = re.compile(r"^(\s*)([-+=]|\d+[.)])(?=\s|$)")
_AROUND = {"em": "*", "strong": "**", "plus": "**", "minus": "**"}


def markdown(sheet: Sheet) -> str:
    lines = [f"# {_escape(sheet.title)}", ""]
    lines += [f"*{_escape(sheet.edition)}*", ""] if sheet.edition else []
    lines += [_text(sheet.legend), ""] if sheet.legend else []
    for section in sections_of(sheet):
        lines += [f"## {_escape(section.title)}", ""]
        lines += _section(section)
    lines += ["---", "", _escape(sheet.notice)]
    lines += ["", f"Rules {sheet.digest}"] if sheet.digest else []
    return "\n".join(_apart(lines)).rstrip() + "\n"


def _apart(lines: Iterable[str]) -> Iterator[str]:
    """Lists one after the other would be one list: each has another mark than the last."""
    mark, before, blank = "-", "", False
    for line in lines:
        item = line.startswith("- ")
        if item and blank and before.startswith("- "):
            mark = "*" if mark == "-" else "-"
        elif item and not before.startswith("- "):
            mark = "-"
        blank = not line
        before = line or before
        yield mark + line[1:] if item else line


def _section(section: Section) -> Iterator[str]:
    for note in section.notes:
        if not note.mark:
            yield from (_note(note), "")
    for item in section.items:
        yield from _item(item)
    for note in section.notes:
        if note.mark:
            yield from (_note(note), "")


def _item(item: Item) -> Iterator[str]:
    if item.sort in ("terms", "ruling"):
        for block in item.blocks:
            assert isinstance(block, Para)
            colon = ":" if block.body and item.sort == "terms" else ""
            yield f"- {_text(block.lead)}{colon} {_text(block.body)}".rstrip()
        if item.sort == "terms":
            yield ""
        return
    for block in item.blocks:
        yield from _block(block)
        yield ""


def _block(block: Block) -> Iterator[str]:
    match block:
        case Para():
            yield _guarded(f"{_text(block.lead)}{lead_stop(block)}{_text(block.body)}".rstrip())
        case Rows():
            for row in block.rows:
                lead = _text(row.lead)
                yield f"- {lead} {_guarded(_text(row.text))}" if lead else f"- {_guarded(_text(row.text))}"
        case Grid():
            yield from _grid(block)
        case Phases():
            yield from _phases(block.phases, 0)
        case Note():
            yield _note(block)


def _grid(grid: Grid) -> Iterator[str]:
    yield "| " + " | ".join(map(_text, grid.head)) + " |"
    yield "|" + "|".join("---" if at < grid.stubs else ":-:" for at in range(len(grid.head))) + "|"
    for row in grid.rows:
        yield "| " + " | ".join(map(_text, row)) + " |"


def _phases(phases: tuple[Phase, ...], depth: int) -> Iterator[str]:
    for phase in phases:
        mark = f"{phase.number}." if phase.number.isdigit() else "-"
        yield f"{'   ' * depth}{mark} {_text(phase.text)}"
        yield from _phases(phase.phases, depth + 1)


def _note(note: Note) -> str:
    return f"{note.mark + ': ' if note.mark else ''}*{_escape(''.join(r.text for r in note.text))}*"


def _text(text: Text) -> str:
    said = ""
    for run in text:
        inner = _escape(run.text)
        around = _AROUND.get(run.style, "")
        if run.style == "mark":
            said += f"<sup>{inner}</sup>"
        elif around and inner.strip():
            bare = inner.strip()
            before, after = inner[: len(inner) - len(inner.lstrip())], inner[len(inner.rstrip()) :]
            said += f"{before}{around}{bare}{around}{after}"
        else:
            said += inner
    return said


def _guarded(line: str) -> str:
    """A paragraph that begins like a list is none."""
    return _LEADING.sub(lambda m: f"{m[1]}{m[2][:-1]}\\{m[2][-1]}", line)


def _escape(text: str) -> str:
    return _SPECIAL.sub(lambda m: f"\\{m[1]}" if m[1] else "&amp;", text)
