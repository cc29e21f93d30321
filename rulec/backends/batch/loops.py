"""What statements were lowered to -> the text of the module that numba compiles: a loop over rows for each of them.

It imports no numba by itself, so it is plain Python as well; the batch module beside it has it compiled when asked to.
"""

from __future__ import annotations

from rulec.backends.batch.lower import ERRORS, Lowered
from rulec.backends.batch.row_code import RowWriter, cell
from rulec.backends.batch.writer import needed
from rulec.backends.python.code import Block, Verbatim
from rulec.backends.python.names import Names
from rulec.backends.python.text import docstring, statement_words
from rulec.model.entities import Ruleset

ROWS = 32_832  # taken at once, so that the copies of all columns stay small; how many are best has not been measured
_WIDTHS = (8, 16, 32, 64)
_PARAMETERS = ", ".join(f"{way}{bits // 8}: Array" for way in "io" for bits in _WIDTHS)


def loops_text(rules: Ruleset, found: dict[str, Lowered]) -> str:
    names = Names(rules).resolvers
    tables: dict[tuple[str, tuple[int, ...]], str] = {}
    loops = [_loop(rules, lowered, names[name], tables) for name, lowered in found.items()]
    listed = Block()
    with listed.inside("LOOPS: dict[str, tuple[Callable[..., None], Names, Names]] = {"):
        for name, lowered in found.items():
            with listed.inside(f"{name!r}: ("):
                listed.add(f"{names[name]},")
                for columns in (reads(lowered), makes(lowered)):
                    listed.add(f"{columns!r},")
            listed.add("),")
    listed.add("}")
    parts = [_head(rules), _tables(tables), *loops, listed]
    return "\n\n".join(part.text().rstrip("\n") + "\n" for part in parts if part.lines).rstrip("\n") + "\n"


def _head(rules: Ruleset) -> Block:
    block = Block()
    paragraphs = [
        f"{rules.label or rules.name}: the loops of {rules.name}_batch, one row after the other, for numba to compile.",
        f"Made by rulec from {rules.span.path.rpartition('/')[0] or 'rules'}; not to be edited. "
        f"NAME.resolve_many(columns, compiled=True) of {rules.name}_batch uses them. All columns of a width lie end to end in "
        "one array, each of B cells; LOOPS names the columns that go in and come out: truths, then those of 8, 16, 32 and 64 "
        "bits.",
    ]
    for line in docstring(paragraphs):
        block.add(line)
    block.add()
    for line in (
        "# fmt: off", "# ruff: noqa: ARG001, E501, F841, FURB110, RUF100, SIM201, UP034",
        "from __future__ import annotations", "",
        "from collections.abc import Callable", "from typing import Any, TypeAlias", "", "import numpy as np", "",
        "Array: TypeAlias = np.ndarray[Any, Any]", "Names: TypeAlias = tuple[tuple[str, ...], ...]",
        *(f"I{bits // 8}: Any = np.int{bits}" for bits in _WIDTHS), f"B = {ROWS}  # rows that are taken at once",
    ):  # fmt: skip
        block.add(line)
    return block


def _tables(tables: dict[tuple[str, tuple[int, ...]], str]) -> Block:
    block = Block()
    for (dtype, values), name in tables.items():
        block.add(f"{name} = np.array(({', '.join(map(str, values))},), {dtype})")
    return block


def _loop(rules: Ruleset, lowered: Lowered, name: str, tables: dict[tuple[str, tuple[int, ...]], str]) -> Block:
    """The function that works out row after row."""
    writer = RowWriter(lowered.widths, lowered.g.hints, tables, places=_places(reads(lowered)), dice=lowered.dice)
    writer.write(lowered.roots)
    block = Block()
    with block.inside(f"def {name}(rows: int, {_PARAMETERS}) -> None:"):
        for line in docstring(statement_words(rules, lowered.statement)):
            block.add(line)
        with block.inside("for i in range(rows):"):
            for what, text in writer.lines:
                block.add(f"{what} = {text}")
            block.add("error = I1(0)")
            for error, node in reversed(lowered.errors):  # the first that is met is the last to be put
                block.add(Verbatim(f"error = I1({ERRORS.index(error)} if {writer.text(node)} else error)  # {error}"))
            texts = {key: writer.text(node) for key, node in lowered.made} | {"error": "error"}
            for key, (bits, place) in _places(makes(lowered)).items():
                block.add(Verbatim(f"o{bits // 8}[{cell(place)}] = {texts[key]}  # {key}"))
    return block


# ---------------------------------------------------------------- columns, by width


def reads(lowered: Lowered) -> tuple[tuple[str, ...], ...]:
    """The columns that a loop takes, the dice side by side, and after them the place of a die that there is none of."""
    nodes = needed(lowered.roots)
    used = {node.data for node in nodes if node.op == "input"}
    faces = any(node.op == "face" for node in nodes)
    dice = [f"dice.{i + 1}" for i in range(lowered.dice)]
    widths = {name: bits for name, bits in lowered.widths.items() if name in used and name not in dice}
    widths |= {name: 8 for name in dice if faces or name in used}
    return _by_width({**widths, "": 8} if faces else widths)


def makes(lowered: Lowered) -> tuple[tuple[str, ...], ...]:
    bits = {out.column.name: out.column.bits for out in lowered.outputs} | {"again": 0, "at": 32}
    return _by_width({key: bits[key] for key, _ in lowered.made} | {"error": 8})


def _by_width(columns: dict[str, int]) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(name for name, bits in columns.items() if bits == one) for one in (0, *_WIDTHS))


def _places(names: tuple[tuple[str, ...], ...]) -> dict[str, tuple[int, int]]:
    """The width of each column, and its place among those of its width."""
    truths, *wide = names
    return {
        name: (bits, at)
        for bits, listed in zip(_WIDTHS, ((*truths, *wide[0]), *wide[1:]), strict=True)
        for at, name in enumerate(listed)
    }
