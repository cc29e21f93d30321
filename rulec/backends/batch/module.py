"""Ruleset -> its batch module: the run-time part, the words, and a function and a resolver a statement; and beside it the
module of loops (loops.py), made of the same nodes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from rulec.backends.batch.graph import TooWide
from rulec.backends.batch.inputs import Column, scale_of
from rulec.backends.batch.loops import loops_text
from rulec.backends.batch.lower import ERRORS, Lowered, lower
from rulec.backends.batch.numpy_code import ColumnWriter
from rulec.backends.batch.values import Unvectorised
from rulec.backends.batch.writer import DTYPES
from rulec.backends.python.code import Block, Verbatim
from rulec.backends.python.names import Names
from rulec.backends.python.text import docstring, plain, statement_words
from rulec.model.entities import Domain, Ruleset, Type
from rulec.source import Output

_MARK = "# ---- mark ----\n"
_NOQA = "# ruff: noqa: E501, F841, RUF100"


def emit(rules: Ruleset) -> Iterator[Output]:
    """The batch module of a ruleset, and its loops."""
    found, left = carried(rules)
    yield Output(f"python/{rules.name}_batch.py", module_text(rules, found, left).encode())
    yield Output(f"python/{rules.name}_numba.py", loops_text(rules, found).encode())


def carried(rules: Ruleset) -> tuple[dict[str, Lowered], dict[str, str]]:
    """The statements that can be worked out over columns, and why the others cannot."""
    found: dict[str, Lowered] = {}
    left: dict[str, str] = {}
    for statement in rules.statements.values():
        try:
            found[statement.name] = lower(rules, statement)
        except (Unvectorised, TooWide) as why:
            left[statement.name] = str(why)
    return found, left


def module_text(rules: Ruleset, found: dict[str, Lowered], left: dict[str, str]) -> str:
    names = Names(rules).resolvers
    words = _Words({})
    tables: dict[tuple[str, tuple[int, ...]], str] = {}
    resolvers = [_resolver(rules, lowered, names[name], words, tables) for name, lowered in found.items()]
    parts = [
        _head(rules, left), _words(words), _tables(tables), *resolvers, _all(found, names),
    ]  # fmt: skip
    return "\n\n".join(part.text().rstrip("\n") + "\n" for part in parts if part.lines).rstrip("\n") + "\n"


def _head(rules: Ruleset, left: dict[str, str]) -> Block:
    block = Block()
    length, angle, move = (scale_of(rules, Domain(Type(sort))) for sort in ("length", "angle", "move"))
    paragraphs = [
        f"{rules.label or rules.name}: resolvers over columns. Needs numpy.",
        f"Made by rulec from {rules.span.path.rpartition('/')[0] or 'rules'}; not to be edited. "
        "NAME.resolve_many(columns) takes and gives plain arrays by name: unit.grade, chosen.unit.act, dice.1, unit.total. "
        "NAME.inputs and NAME.outputs say what each column holds.",
        f"Words are codes in the order of their kinds, -1 is none. Lengths are whole numbers of 1/{length} "
        f"{rules.length}, angles of 1/{angle} deg, unless a column states another scale; parts of a move are held "
        f"as finely as their steps, else in 1/{move}. The column error is 0 or a place in ERRORS.",
    ]
    if left:
        paragraphs.append("Not carried: " + "; ".join(f"{name} ({why})" for name, why in left.items()))
    for line in docstring(paragraphs):
        block.add(line)
    block.add()
    block.add("# fmt: off")
    block.add(_NOQA)
    block.add("from __future__ import annotations")
    block.add()
    for line in _imports():
        block.add(line)
    block.add()
    block.put(_runtime())
    return block


@cache
def _runtime_file() -> tuple[str, str]:
    before, after = (files("rulec.backends.batch") / "runtime.py").read_text("utf-8").split(_MARK, 1)
    return before, after


def _imports() -> Iterator[str]:
    text = _runtime_file()[0].split("from __future__ import annotations\n", 1)[1]
    yield from text.strip("\n").split("\n")


def _runtime() -> Block:
    block = Block()
    block.lines = [(0, Verbatim(line)) for line in _runtime_file()[1].rstrip("\n").split("\n")]
    return block


class _Words(dict[tuple[str, ...], str]):
    """Tuples of words that several columns share, by name."""

    def name(self, values: tuple[str, ...]) -> str:
        if len(values) < 2 or values == ("no", "yes"):
            return repr(values)
        return self.setdefault(values, f"_W{len(self) + 1}")


def _words(words: _Words) -> Block:
    block = Block()
    for values, name in words.items():
        block.add(f"{name} = {values!r}")
    return block


def _tables(tables: dict[tuple[str, tuple[int, ...]], str]) -> Block:
    block = Block()
    for (dtype, values), name in tables.items():
        listed = ", ".join(map(str, values))
        block.add(f"{name} = _table(({listed},), {dtype})")
    return block


def _all(found: dict[str, Lowered], names: dict[str, str]) -> Block:
    block = Block()
    with block.inside("RESOLVERS = {"):
        for name in found:
            block.add(f"{name!r}: {names[name]},")
    block.add("}")
    return block


# ---------------------------------------------------------------- one resolver


def _resolver(
    rules: Ruleset, lowered: Lowered, name: str, words: _Words, tables: dict[tuple[str, tuple[int, ...]], str]
) -> Block:
    block = Block()
    block.put(_kernel(rules, lowered, name, tables))
    block.add()
    block.add()
    statement = lowered.statement
    with block.inside(f"{name} = Resolver("):
        block.add(f"{statement.name!r}, {plain(statement.label or statement.name)!r},")
        for what, columns in (("inputs", lowered.inputs), ("outputs", [out.column for out in lowered.outputs])):
            with block.inside(f"{what}={{"):
                for column in columns:
                    block.add(Verbatim(f"{column.name!r}: {_column(column, words)},"))
            block.add("},")
        block.add(f"kernel=_{name},")
        if lowered.acts:
            block.add(f"acts={lowered.acts!r},")
        if lowered.dice:
            block.add(f"dice={lowered.dice},")
        if same := lowered.same:
            block.add(f"same={same!r},")
        if lowered.again is not None:
            carried_on = {**lowered.carried, **_after(lowered)}
            block.add(f"rounds={carried_on!r},")
    block.add(")")
    return block


def _after(lowered: Lowered) -> dict[str, str]:
    """Facts that a round changes go into the next as it leaves them."""
    inputs = {column.name for column in lowered.inputs}
    found = {}
    for out in lowered.outputs:
        fact = out.column.fact
        if fact in inputs:
            found[fact] = out.column.name
    return found


def _column(column: Column, words: _Words) -> str:
    dtype = "bool" if column.bits == 0 else DTYPES[column.bits]
    parts = [repr(column.name), repr(column.sort), dtype]
    if column.sort not in ("yesno", "none"):
        parts += [f"{column.low}, {column.high}"]
    if column.values and column.sort != "acts":
        parts.append(f"values={words.name(column.values)}")
    for what in ("scale", "step"):
        if getattr(column, what) != 1:
            parts.append(f"{what}={getattr(column, what)}")
    for what in ("default", "missing", "element"):
        if getattr(column, what) is not None:
            parts.append(f"{what}={getattr(column, what)!r}")
    for what in ("none", "over", "to"):
        if getattr(column, what):
            parts.append(f"{what}={getattr(column, what)!r}")
    return f"Column({', '.join(parts)})"


def _kernel(rules: Ruleset, lowered: Lowered, name: str, tables: dict[tuple[str, tuple[int, ...]], str]) -> Block:
    """The function that works a block out."""
    writer = ColumnWriter(lowered.widths, lowered.g.hints, tables)
    writer.write(lowered.roots)
    errors = [f"({ERRORS.index(error)}, {writer.text(node)})" for error, node in lowered.errors]
    made = [(key, writer.text(node)) for key, node in lowered.made]
    block = Block()
    with block.inside(
        f"def _{name}({'c' if writer.lines else '_c'}: Columns) -> tuple[Errors, dict[str, Array | int]]:"
    ):
        for line in docstring(statement_words(rules, lowered.statement)):
            block.add(line)
        if any("_face(dice" in text for _, text in writer.lines):
            block.add(f"dice = _stacked(c, {lowered.dice})")
        for line in writer.program([*errors, *(text for _, text in made)]):
            block.add(line)
        with block.inside("errors: Errors = ("):
            for error, (what, _) in zip(errors, lowered.errors, strict=True):
                block.add(Verbatim(f"{error},  # {what}"))
        block.add(")")
        with block.inside("return errors, {"):
            for key, text in made:
                block.add(f"{key!r}: {text},")
        block.add("}")
    return block
