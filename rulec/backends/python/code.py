"""Lines of Python under way: blocks, indentation, long lines broken where Python allows it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from itertools import pairwise

from attrs import define, field

WIDTH = 116
_OPEN, _CLOSE = "([{", ")]}"
_MARK = re.compile(r'"(?:\\.|[^"\\])*"?|' r"'(?:\\.|[^'\\])*'?|[()\[\]{}, ]", re.DOTALL)
_PUT = re.compile(r"((\w+_after)\.\w+) = [\w.]+")  # a value that is at hand, put into an outcome


class Verbatim(str):
    """A line that is not to be broken: a comment, a line of a docstring, a line that was written by hand."""

    __slots__ = ()


@define
class Block:
    """Lines with their depth. A block can be put into another."""

    lines: list[tuple[int, str]] = field(factory=list)
    depth: int = 0

    def add(self, line: str = "") -> None:
        self.lines.append((self.depth, line))

    def put(self, other: Block, deeper: int = 0) -> None:
        self.lines += [(self.depth + deeper + depth, line) for depth, line in other.lines]

    @contextmanager
    def inside(self, header: str) -> Iterator[None]:
        """A header and what stands under it."""
        self.add(header)
        self.depth += 1
        yield
        self.depth -= 1

    @property
    def size(self) -> int:
        """How many lines of code there are; comments do not count."""
        return sum(not line.startswith("#") for _, line in self.lines)

    def text(self) -> str:
        found: list[str] = []
        for depth, line in self.lines:
            if line and 4 * depth + len(line) <= WIDTH:  # nearly all
                found.append("    " * depth + line)
            else:
                found += broken_line("    " * depth, line)
        return "".join([f"{line}\n" for line in found])


def broken_line(indent: str, line: str) -> Iterator[str]:
    """One line, or several if it is too long: at its last bracket that can be opened, a piece a line."""
    if not line:
        yield ""
        return
    if len(indent) + len(line) <= WIDTH or isinstance(line, Verbatim):
        yield indent + line
        return
    line = _bracketed(line)
    cut = _cut(line)
    if cut is None:
        yield indent + line
        return
    start, end = cut
    yield indent + line[: start + 1]
    inner = indent + "    "
    pieces = list(_pieces(line[start + 1 : end]))
    for piece in pieces:
        yield from broken_line(inner, piece)
    yield from _rest(indent, line[end:])


def _rest(indent: str, text: str) -> Iterator[str]:
    if len(indent) + len(text) <= WIDTH or _cut(text[1:]) is None:
        yield indent + text
        return
    first, *others = broken_line(indent, text[1:])
    yield indent + text[0] + first.lstrip()
    yield from others


def _bracketed(line: str) -> str:
    """A condition or a value that has no brackets of its own gets some."""
    for word in ("if ", "elif ", "return ", "assert "):
        if line.startswith(word):
            colon = line.endswith(":")
            body = line[len(word) : -1] if colon else line[len(word) :]
            if any(_has(body, op) for op in (" and ", " or ", " if ", " + ", " - ")):
                return f"{word}({body}){':' if colon else ''}"
    head, equals, body = line.partition(" = ")
    if equals and _depth(head) == 0 and any(_has(body, op) for op in (" and ", " or ", " if ", " + ", " - ")):
        return f"{head} = ({body})"
    return line


@lru_cache(maxsize=1024)  # a long line is asked after each of the ways to break it
def _scan(text: str) -> tuple[tuple[int, str, int], ...]:
    """Brackets, commas and blanks outside strings: where, which, and how deep in brackets."""
    depth = 0
    found = []
    for mark in _MARK.finditer(text):
        char = mark[0]
        if char[0] in "\"'":
            continue
        if char in _CLOSE:
            depth -= 1
        found.append((mark.start(), char, depth))
        if char in _OPEN:
            depth += 1
    return tuple(found)


def _depth(text: str) -> int:
    return sum((char in _OPEN) - (char in _CLOSE) for _, char, _ in _scan(text))


def _has(text: str, op: str) -> bool:
    return any(depth == 0 and char == " " and text.startswith(op, at) for at, char, depth in _scan(text))


def _cut(line: str) -> tuple[int, int] | None:
    """The outermost pair of brackets with the most in it."""
    best: tuple[int, int] | None = None
    start = -1
    for at, char, depth in _scan(line):
        if char in _OPEN and depth == 0:
            start = at
        elif char in _CLOSE and depth == 0 and start >= 0:
            if at - start > 2 and (best is None or at - start > best[1] - best[0]):
                best = (start, at)
            start = -1
    return best


def _pieces(text: str) -> Iterator[str]:
    """What stands between brackets, broken after commas, or before `or`, or before `and`."""
    commas = [at for at, char, depth in _scan(text) if char == "," and depth == 0]
    if commas:
        if any(_has(text, f" {word} ") for word in ("for",)):
            commas = []
        else:
            parts = _split(text, [at + 1 for at in commas])
            yield from (part.strip() for part in parts if part.strip())
            return
    for op in (" for ", " if ", " else ", " or ", " and ", " + ", " - "):
        ops = (" if ", " else ") if op == " if " else (op,)
        cuts = [at for at, char, depth in _scan(text) if depth == 0 and char == " " and text.startswith(ops, at)]
        if cuts:
            yield from (part.strip() for part in _split(text, cuts))
            return
    yield text.strip()


def _split(text: str, cuts: list[int]) -> list[str]:
    edges = [0, *cuts, len(text)]
    return [text[a:b] for a, b in pairwise(edges)]


def parts_of_and(text: str) -> list[str]:
    """The parts of an expression that all hold if it does."""
    cuts = [at for at, char, depth in _scan(text) if depth == 0 and char == " " and text.startswith(" and ", at)]
    if not cuts or _has(text, " or ") or _has(text, " if "):
        return [text]
    return [part.removeprefix(" and ").strip() for part in _split(text, cuts)]


def whole_bracket(text: str) -> str:
    """What stands in a pair of brackets that is the whole text; empty if it is not."""
    closing = next((at for at, char, depth in _scan(text) if char == ")" and depth == 0), -1)
    return text[1:-1] if text.startswith("(") and closing == len(text) - 1 else ""


def without_overwritten(block: Block) -> None:
    """Leave out what is put into an outcome only to be put there again before anybody looks at it."""
    lines = block.lines
    block.lines = [line for at, line in enumerate(lines) if not _is_overwritten(lines, at)]


def _is_overwritten(lines: list[tuple[int, str]], at: int) -> bool:
    depth, line = lines[at]
    put = _PUT.fullmatch(line)
    if put is None:
        return False
    target, owner = put.group(1), put.group(2)
    looked = re.compile(rf"\b{owner}\b(?!\.)|\b{re.escape(target)}\b|\breturn\b|\bcontinue\b|\b_Again\b")
    for later, text in lines[at + 1 :]:
        if later < depth:
            return False
        if later == depth and text.startswith(f"{target} = ") and not looked.search(text[len(target) :]):
            return True
        if looked.search(text):
            return False
    return False
