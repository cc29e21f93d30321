"""Words for people in generated code: docstrings and comments that no text of the rules can break."""

from __future__ import annotations

import re
from collections.abc import Iterator
from textwrap import wrap

from rulec.backends.python.code import Verbatim
from rulec.model.entities import Line, Ruleset, Statement

_PLAIN = re.compile(r"[ !#-\[\]-~]*")  # printable ASCII without quotes and backslashes


_COMMAND = re.compile(r"(type|fmt|ruff|noqa|isort|mypy|yapf|pylint|pragma|nosec)\b", re.IGNORECASE)


def plain(text: str) -> str:
    """A printed text on one line, in ASCII, without anything that means something to Python."""
    escaped = ascii(" ".join(text.split()))[1:-1].replace("\\'", "'")
    return escaped.replace("\\", "/").replace('"', "'")


def remark(line: Line) -> str:
    """A comment that says which line of the rules this is; empty for one without a text."""
    said = plain(line.label)
    if not said:
        return ""
    if _COMMAND.match(said):  # a tool might take it for something said to it
        said = f"- {said}"
    return " ".join(["#", said, *map(str, line.cites)])


def docstring(paragraphs: list[str]) -> Iterator[str]:
    """A docstring, a paragraph after the other."""
    lines = [line for i, p in enumerate(paragraphs) for line in ([""] if i else []) + wrap(plain(p), 108)]
    lines = lines or ["."]
    if len(lines) == 1:
        yield Verbatim(f'"""{lines[0]}"""')
        return
    yield Verbatim(f'"""{lines[0]}')
    yield from map(Verbatim, lines[1:])
    yield Verbatim('"""')


def statement_words(rules: Ruleset, statement: Statement) -> list[str]:
    """Label, kind, citations and notes of a statement."""
    where = " ".join(map(str, statement.cites))
    label = statement.label or statement.name.replace("_", " ")
    roles = " against ".join(statement.roles)
    head = f"{label} ({statement.word} for {roles})." if roles else f"{label} ({statement.word})."
    if where:
        head += f" {where}"
    ruled = {ruling.name: ruling for ruling in rules.rulings}
    found = [head, *statement.notes]
    if statement.ruling in ruled:
        found.append(f"By ruling: {ruled[statement.ruling].label}")
    return found
