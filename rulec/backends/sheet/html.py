"""The view of a sheet -> one HTML file that needs nothing else: for a phone at the table, a screen, a printer."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING

from rulec.backends.sheet.parts import Block, Sheet, lead_stop, sections_of

if TYPE_CHECKING:
    from jinja2 import Template

_TEMPLATE = Path(__file__).parent / "sheet.html.jinja"
_lock = Lock()


def html(sheet: Sheet) -> str:
    text = _template().render(sheet=sheet, sections=sections_of(sheet), kind_of=_kind, lead_stop=lead_stop)
    return "\n".join(line.rstrip() for line in text.splitlines() if line.strip()) + "\n"


def _kind(block: Block) -> str:
    return type(block).__name__


def _template() -> Template:
    with _lock:  # sheets are made side by side; the template is made for all of them, once
        return _made()


@cache
def _made() -> Template:
    from jinja2 import Environment, StrictUndefined  # late: only sheets and modules need it

    # Every text is escaped; markup comes from the template alone.
    room = Environment(autoescape=True, undefined=StrictUndefined, trim_blocks=True, keep_trailing_newline=False)
    return room.from_string(_TEMPLATE.read_text(encoding="utf-8"))
