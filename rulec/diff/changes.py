"""The data of a diff: a Change with its verdict, both places, both citations, and a fingerprint that outlives commits."""

from __future__ import annotations

from hashlib import sha256

from attrs import evolve, field, frozen

ADDED, REMOVED, RESTRUCTURED = "added", "removed", "restructured"
SCOPE_CHANGED, VALUE_CHANGED, MOVED, REWORDED = "scope changed", "value changed", "moved", "reworded"
# In the order in which a reader wants them; where two could be said of one fact, the earlier is.
VERDICTS = (ADDED, REMOVED, RESTRUCTURED, SCOPE_CHANGED, VALUE_CHANGED, MOVED, REWORDED)
_MIRROR = {ADDED: REMOVED, REMOVED: ADDED}


def statement_of(path: str) -> str:
    """The statement or table of a full name: of `artillery.each_dp`, and of `ranges(foot, close)`."""
    return path.partition(".")[0].partition("(")[0]


@frozen
class Place:
    """Where a thing is said: its name, its printed words, as written, the file and line, and what it cites."""

    path: str
    sort: str
    label: str
    text: str
    file: str
    line: int
    cites: tuple[tuple[str, str], ...] = ()  # document, lines
    ruling: str = ""
    section: str = ""
    lines: tuple[str, ...] = ()  # what is in it, as written: told where all of it came or went

    @property
    def where(self) -> str:
        return f"{self.file}:{self.line}" if self.file else ""


@frozen
class Detail:
    """What of it changed: the part, and how it reads on either side ("" where there is none)."""

    part: str
    old: str
    new: str


@frozen
class Change:
    """One verdict on one pair. matters: whether it is shown without --all. group: the phase or section it is told under."""

    verdict: str
    sort: str
    old: Place | None
    new: Place | None
    details: tuple[Detail, ...] = ()
    matters: bool = True
    also: tuple[tuple[Place | None, Place | None], ...] = ()  # further places of the same cause
    group: str = field(default="", eq=False)
    accepted: str = field(default="", eq=False)  # the reason, once somebody has looked at it

    @property
    def here(self) -> Place:
        """The place it is told at: the new one, unless there is none."""
        found = self.new or self.old
        assert found is not None
        return found

    @property
    def statement(self) -> str:
        """The statement or table that the change is in."""
        return statement_of(self.here.path)

    @property
    def fingerprint(self) -> str:
        """The same for the same change in any commit: of names and content, not of lines and files."""
        said = [self.verdict, self.sort]
        said += [place.path if place else "" for place in (self.old, self.new)]
        said += [word for d in self.details for word in (d.part, d.old, d.new)]
        if not self.details:
            said += [" ".join(place.text.split()) if place else "" for place in (self.old, self.new)]
        return sha256("\0".join(said).encode()).hexdigest()[:12]

    @property
    def mirror(self) -> Change:
        """The same change, looked at from the other side."""
        details = tuple(Detail(d.part, d.new, d.old) for d in self.details)
        also = tuple((new, old) for old, new in self.also)
        verdict = _MIRROR.get(self.verdict, self.verdict)
        return evolve(self, verdict=verdict, old=self.new, new=self.old, details=details, also=also)
