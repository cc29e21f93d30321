"""The settings of the sheets of a project <-> the file they are kept in, so that a fit is looked for once and not again."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from attrs import frozen

from rulec.backends.sheet.styles import BOOK, LARGEST, SMALLEST, STYLES, Setting

FILE = "fitted.json"
_STYLES = {style.name: style for style in (*STYLES, BOOK)}
_MOST_COLUMNS = 8


@frozen
class Kept:
    """The setting of a sheet, and a hash of all that it was found for."""

    setting: Setting
    of: str


def read(content: bytes) -> dict[str, Kept]:
    """The settings by ruleset. One that cannot be meant is as good as none: it is found again."""
    try:
        entries = json.loads(content)
    except (ValueError, RecursionError):
        return {}
    if not isinstance(entries, dict):
        return {}
    return {name: kept for name, found in entries.items() if (kept := _kept(found)) is not None}


def _kept(entry: Any) -> Kept | None:
    match entry:
        case {"style": str(name), "columns": int(columns), "size": int() | float() as size, "of": str(of)}:
            style = _STYLES.get(name)
            if style and 1 <= columns <= _MOST_COLUMNS and SMALLEST <= size <= LARGEST:
                return Kept(Setting(round(float(size), 2), columns, style), of)
    return None


def written(settings: Mapping[str, Kept]) -> bytes:
    """The same as a file: a line for each sheet, so that a change of one is a change of its line."""
    lines = [f" {json.dumps(name)}: {entry(settings[name])}" for name in sorted(settings)]
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode() if lines else b"{}\n"


def entry(kept: Kept) -> str:
    setting = kept.setting
    return json.dumps({"size": setting.size, "columns": setting.columns, "style": setting.style.name, "of": kept.of})
