"""What git gives a diff driver -> the editions before and after one file, or the file as text where they are not understood."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from difflib import unified_diff
from pathlib import Path
from typing import TYPE_CHECKING

from rulec.diagnostics import RulecError

if TYPE_CHECKING:
    from rulec.editions import Edition
    from rulec.project import Project

ARGUMENTS = 7  # path, old file, old hash, old mode, new file, new hash, new mode
UNMERGED = 1  # the path alone


class NotUnderstood(Exception):
    """Rules that cannot be compared as rules. While they are being written, they often are not understood."""


def driven(project: Project, given: Sequence[str]) -> tuple[Edition, Edition]:
    """One file, before and after, in the ruleset that it belongs to."""
    from rulec.editions import with_file

    if len(given) == UNMERGED:
        raise NotUnderstood
    path, before, _, _, after = given[:5]
    try:
        editions = with_file(project, path, Path(before)), with_file(project, path, Path(after))
    except RulecError as error:
        raise NotUnderstood from error
    if any(edition.faults for edition in editions):
        raise NotUnderstood
    return editions


def as_text(given: Sequence[str]) -> str:
    """The lines of the file that differ, as git itself shows them."""
    if len(given) == UNMERGED:
        return f"* Unmerged path {given[0]}\n"
    path, before, _, _, after = given[:5]
    return "".join(_told(path, *(_lines(Path(side)) for side in (before, after))))


def _told(path: str, before: list[str], after: list[str]) -> Iterator[str]:
    yield f"{path}: not understood as rules, so shown as text\n"
    for line in unified_diff(before, after, f"a/{path}", f"b/{path}"):
        yield line if line.endswith("\n") else f"{line}\n"


def _lines(file: Path) -> list[str]:
    from rulec.project import MAX_BYTES, read_bytes

    if not file.is_file():  # /dev/null: there was none
        return []
    return read_bytes(file, MAX_BYTES + 1).decode("utf-8", "replace").splitlines(keepends=True)
