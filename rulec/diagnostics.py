"""The one shape of a finding: Code (what sort), Diagnostic (one case of it), Note (another place), Edit (a fix)."""

from __future__ import annotations

from enum import StrEnum

from attrs import frozen

from rulec.source import Span


class Severity(StrEnum):
    ERROR = "error"
    WARNING = "warning"
    NOTE = "note"


@frozen
class Note:
    """A second place that matters to a finding, and why."""

    span: Span
    text: str


@frozen
class Edit:
    """Replace the text of span by text."""

    span: Span
    text: str


@frozen
class Fix:
    """What would settle a finding. safe: applying it removes the finding and changes no meaning."""

    title: str
    edits: tuple[Edit, ...]
    safe: bool = False


@frozen
class Diagnostic:
    code: Code
    span: Span
    message: str
    label: str = ""
    notes: tuple[Note, ...] = ()
    help: str = ""
    fix: Fix | None = None
    cites: tuple[str, ...] = ()

    @property
    def sort_key(self) -> tuple[str, int, int, str, str]:
        return (self.span.path, self.span.start, self.span.end, self.code.id, self.message)


@frozen
class Code:
    """A sort of finding: never renumbered, never reused. bad raises exactly this code, good raises none."""

    id: str
    slug: str
    severity: Severity
    summary: str
    why: str
    bad: str
    good: str

    def at(
        self,
        span: Span,
        message: str,
        *notes: Note,
        label: str = "",
        help: str = "",  # noqa: A002 - the word users see
        fix: Fix | None = None,
        cites: tuple[str, ...] = (),
    ) -> Diagnostic:
        return Diagnostic(self, span, message, label, notes, help, fix, cites)


class RulecError(Exception):
    """The world is not as it should be: a missing file, a bad setting, a folder that cannot be written. Exit code 2."""
