"""Text -> logical lines. In: the text of a file; out: lines with their place, indentation, comments and offsets.

Indentation makes blocks; a deeper line under a line that opens no block continues it; so does, anywhere, a deeper line
that begins with when, unless, and, or, otherwise, because or @. The place of a line (which rule reads it) follows from
the place and first word of the line above it in the tree, so nothing here needs to know what a name means.
"""

from __future__ import annotations

import re
from collections import Counter

from attrs import define, field, frozen

from rulec.syntax.misspelling import near

# the place a block's lines are in, by the first word of the line that opens it
CHILD = {
    "ruleset": "setting", "section": "setting", "sheet": "setting", "kind": "member", "record": "field",
    "table": "rowline", "term": "case", "value": "figure", "modifiers": "figure", "test": "step", "action": "step",
    "gain": "step", "contest": "step", "results": "band", "sequence": "phase", "phase": "phase", "ruling": "header",
    "variant": "header", "example": "given", "concept": "align",
}  # fmt: skip
HEADERS = tuple(
    sorted({*CHILD} - {"modifiers", "results", "phase"} | {"language", "die", "never", "allow", "change", "note"})
)
STEP_BLOCKS = ("modifiers", "results", "value")
# the words a line of each place may begin with, for "did you mean"
_PATCH = ("after", "before", "note", "remove")
FIRST_WORDS = {
    "header": HEADERS, "setting": _PATCH, "member": _PATCH, "field": _PATCH, "rowline": _PATCH, "noteline": ("note",),
    "figure": ("at", "by", "double", "halve", "optional", *_PATCH),
    "step": ("each", "may", "modifiers", "must", "need", "results", "roll", "take", "value", *_PATCH),
    "band": ("also", "others", *_PATCH), "case": ("also", "may", "must", "nothing", "take", *_PATCH),
    "phase": ("also", "may", "must", "nothing", "phase", "take", *_PATCH),
    "given": ("chosen", "given", "gives", "note", "raises", "rolls"), "align": ("differ", "note"),
}  # fmt: skip

CONTINUING = (
    "when",
    "unless",
    "and",
    "or",
    "because",
    "otherwise",
)  # a deeper line that begins so goes on from another
_CONTINUES = re.compile(rf"@|(?:{'|'.join(CONTINUING)})(?![A-Za-z0-9_])")
_WORD = re.compile(r"[A-Za-z][A-Za-z0-9_]*")
_NOTE = re.compile(r"note(?![A-Za-z0-9_])")
# a text, or the start of a comment, or a quote that nothing closes on its line
_QUOTED = re.compile(r'"(?:\\.|[^"\\])*"|(#)|(")')
TAB = 2  # blanks a tab stands for, in the fix and in the layout


@define
class Logical:
    """One logical line: start to end in the file; the lines of its block hang below it in `below`."""

    start: int
    end: int
    indent: int
    place: str
    opens: str | None  # the place of the lines below it; None: deeper lines continue it
    row: bool
    before: list[str]
    after: str | None = None
    unclosed: int | None = None  # offset of a quote that is not closed on its line
    askew: int | None = None  # the indentation its neighbours have, if it has another
    beside: int | None = None  # the indentation of the line before it in its block, if it is not as deep
    below: list[Logical] = field(factory=list)


@frozen
class Laid:
    """text: same length as the file, with comments and newlines blanked, so that offsets stay true."""

    text: str
    lines: tuple[Logical, ...]
    trailing: tuple[str, ...]
    tabs: tuple[tuple[int, int], ...]  # stretches of indentation with a tab in them
    comments: tuple[tuple[int, int], ...]
    order: tuple[Logical, ...]  # all lines, as they stand in the file


def opened(place: str, body: str) -> str | None:
    """The place of the lines below this one; a misspelt keyword still opens its block, so one mistake is one finding."""
    found = _WORD.match(body)
    word = found.group() if found else ""
    if place == "header":
        header = near(word, HEADERS)
        if header == "change":
            second = _WORD.match(body[len(word) :].lstrip())
            header = near(second.group(), tuple(CHILD)) if second else None
        return CHILD.get(header or "")
    if place == "step":
        return CHILD.get(near(word, STEP_BLOCKS) or "")
    if place == "band":
        return None if body[0] == '"' or near(word, ("also", *_PATCH)) in ("also", *_PATCH) else "case"
    if place == "phase":
        return "phase" if near(word, FIRST_WORDS["phase"]) == "phase" else None
    return None


def strayed(above: Logical, body: str) -> bool:
    """Whether a line that stands between a header and its block is a header itself, a little off the margin."""
    found = _WORD.match(body)
    word = found.group() if found else ""
    return above.opens != "header" and word in HEADERS and word not in FIRST_WORDS.get(above.opens or "", ())


def lay_out(text: str) -> Laid:
    top: list[Logical] = []
    order: list[Logical] = []
    stack: list[Logical] = []  # the lines that the next one may be below
    pending: list[str] = []
    tabs: list[tuple[int, int]] = []
    comments: list[tuple[int, int]] = []
    uneven: dict[int, list[Logical]] = {}  # blocks whose lines do not line up
    offset = 0
    for raw in text.split("\n"):
        start, offset = offset, offset + len(raw) + 1
        unclosed, comment = None, None
        cut = len(raw)
        for found in _QUOTED.finditer(raw):
            if found.group(1):
                comment, cut = raw[found.start() :].rstrip(), found.start()
                comments.append((start + cut, start + len(raw)))
                break
            if found.group(2):
                unclosed = start + found.start()
                break
        body = raw[:cut].strip(" \t")
        if not body:
            pending.append(comment or "")
            continue
        margin = len(raw) - len(raw.lstrip(" \t"))
        if "\t" in raw[:margin]:
            tabs.append((start, start + margin))
        indent = len(raw[:margin].expandtabs(TAB))
        while stack and indent <= stack[-1].indent:
            stack.pop()
        if stack and stack[-1].beside == indent and not _CONTINUES.match(body):
            stack.pop()  # between two that line up stands one that does not: the third is beside them, not below it
        row, note = body[0] == "|", _NOTE.match(body) is not None
        if row and stack and stack[-1].row:
            stack.pop()  # a row below a row is a row of the same table that does not line up
        above = stack[-1] if stack else None
        if (
            above is not None
            and len(stack) == 1
            and above.below
            and indent < above.below[0].indent
            and strayed(above, body)
        ):
            stack, above = [], None
        joins = above is not None and above is order[-1] and not row and not note
        if above is not None and joins and (above.opens is None or _CONTINUES.match(body)):
            _join(above, start + margin + len(body), unclosed, comment, pending)
            continue
        place = "header" if above is None else "noteline" if above.opens is None else above.opens
        neighbours = top if above is None else above.below
        level = 0 if above is None else neighbours[-1].indent if neighbours else indent
        beside = level if indent < level else None
        if level != indent:
            uneven[id(neighbours)] = neighbours
            if indent < level and len(neighbours) > 1 and neighbours[-2].indent == level:
                indent = level  # lines below it may stand where it should: they are its neighbours, not its block
        line = Logical(
            start + margin, start + margin + len(body), indent, place, None if row else opened(place, body), row,
            pending, comment, unclosed, beside=beside,
        )  # fmt: skip
        pending = []
        neighbours.append(line)
        order.append(line)
        stack.append(line)
    for neighbours in uneven.values():
        _judge(text, neighbours, top)
    return Laid(_blanked(text, comments), tuple(top), tuple(pending), tuple(tabs), tuple(comments), tuple(order))


def _judge(text: str, block: list[Logical], top: list[Logical]) -> None:
    """Mark the lines of a block that stand elsewhere than most of them do, or than the first if it is a draw."""
    stands = [len(text[text.rfind("\n", 0, line.start) + 1 : line.start].expandtabs(TAB)) for line in block]
    level = 0 if block is top else Counter(stands).most_common(1)[0][0]
    for line, indent in zip(block, stands, strict=True):
        line.indent = indent
        line.askew = level if indent != level else None


def _join(line: Logical, end: int, unclosed: int | None, comment: str | None, pending: list[str]) -> None:
    """Continue a line. Its comments are kept: the last stays at its end, the others go above it."""
    line.end = end
    if line.unclosed is None:
        line.unclosed = unclosed
    line.before.extend(c for c in pending if c)
    pending.clear()
    if comment is not None:
        if line.after is not None:
            line.before.append(line.after)
        line.after = comment


def _blanked(text: str, comments: list[tuple[int, int]]) -> str:
    pieces: list[str] = []
    done = 0
    for start, end in comments:
        pieces += text[done:start], " " * (end - start)
        done = end
    pieces.append(text[done:])
    return "".join(pieces).replace("\n", " ")
