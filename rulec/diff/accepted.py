"""Changes that somebody has looked at and accepted, with the reason: a TOML file that outlives later commits."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping

from attrs import evolve

from rulec.diagnostics import RulecError
from rulec.diff.changes import Change

NAME = "accepted-changes.toml"
_HEAD = "# Changes between editions that were looked at and accepted. rulec diff reads this; --accept writes it.\n"


def read_accepted(content: bytes, path: str) -> dict[str, str]:
    """Fingerprint -> reason. Raises RulecError on what is no such file."""
    try:
        data = tomllib.loads(content.decode("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise RulecError(f"{path} is not valid TOML: {error}") from error
    found = {}
    for entry in data.get("accept", []) if isinstance(data.get("accept", []), list) else [None]:
        if not isinstance(entry, Mapping) or not all(isinstance(entry.get(k), str) for k in ("fingerprint", "because")):
            raise RulecError(f"{path}: every [[accept]] needs a fingerprint and a because, both texts")
        found[str(entry["fingerprint"])] = str(entry["because"])
    return found


def mark(changes: Iterable[Change], accepted: Mapping[str, str]) -> tuple[Change, ...]:
    """The changes, those that are accepted with their reason."""
    return tuple(evolve(change, accepted=accepted.get(change.fingerprint, "")) for change in changes)


def added_to(content: bytes, path: str, changes: Iterable[Change], because: str) -> bytes:
    """The file with these changes accepted too; what is in it stays as it is."""
    known = read_accepted(content, path)
    text = content.decode("utf-8") or _HEAD
    for change in changes:
        if change.fingerprint not in known:
            what = f"{change.verdict}: {change.here.path}"
            told = (("fingerprint", change.fingerprint), ("what", what), ("because", because))
            text += "\n[[accept]]\n" + "".join(f"{key} = {_quoted(value)}\n" for key, value in told)
    return text.encode("utf-8")


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return '"' + "".join(c if ord(c) >= 32 and ord(c) != 127 else f"\\u{ord(c):04x}" for c in escaped) + '"'
