"""New text for a file of rules -> the file, with the line ends it had. Used by the formatter and by fixes."""

from __future__ import annotations

from pathlib import Path

from rulec.diagnostics import RulecError
from rulec.project import decode, read_bytes, write_atomic
from rulec.source import Source


def rewrite(root: Path, source: Source, text: str) -> bool:
    """Write text in place of source, whose path is as read_sources names it. False if the file says so already.

    Refuses if the file is no longer what was read: somebody else's words would be lost.
    """
    path = root / source.path
    content = read_bytes(path)
    if decode(source.path, content)[0].text != source.text:
        raise RulecError(f"{path} was changed by another program in the meantime; run rulec again")
    if text == source.text:
        return False
    if content.split(b"\n", 1)[0].endswith(b"\r"):
        text = text.replace("\n", "\r\n")
    return write_atomic(path, text.encode("utf-8"))
