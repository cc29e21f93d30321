"""A statement -> its work over columns: nodes of its outputs, rows that are in error, and the columns in and out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from attrs import define, evolve, field, frozen

from rulec.backends.batch.graph import Graph, Node
from rulec.backends.batch.inputs import VERDICTS, Column, Inputs, fact_column
from rulec.backends.batch.reader import Reader
from rulec.backends.batch.run import begin
from rulec.backends.batch.situation import Scope, World
from rulec.backends.batch.values import Fig, Hot, Unvectorised, Val, Word, Yes
from rulec.meaning.evaluate import DOES_NOT_APPLY
from rulec.meaning.frames import frames
from rulec.meaning.nevers import concerns_party, legal_frames, speaks_of
from rulec.meaning.survey import survey
from rulec.model.entities import All, AnyOf, Cond, Never, Not, Ruleset, Statement, VerdictStep

ERRORS = (
    "", "NoRule", "TwoRules", "IllegalState", "NeverEnds", "Undecided", "InputError", "NotOpen", "MissingFact",
    "MissingDice", "NeedsChoice",
)  # fmt: skip
MOST_DICE_BEFORE = 40  # dice of earlier rounds that a round of a contest can look past


@frozen(eq=False)
class Out:
    """A column that comes out, and the node that it is."""

    column: Column
    node: Node


@define
class Lowered:
    """again: the rows that call for another round; used: the dice that each has used by then."""

    statement: Statement
    g: Graph
    inputs: tuple[Column, ...]
    dice: int
    acts: tuple[str, ...]
    outputs: list[Out]
    errors: list[tuple[str, Node]]
    again: Node | None = None
    used: Node | None = None
    carried: dict[str, str] = field(factory=dict)  # input of a further round -> the output that it is

    @property
    def same(self) -> dict[str, str | int]:
        """Outputs that are one figure in all rows, or what came in; what goes from round to round is always made."""
        found: dict[str, str | int] = {}
        for out in self.outputs if self.again is None else ():
            plain = out.node.args[0] if out.node.op == "assume" else out.node
            if plain.const is not None:
                found[out.column.name] = plain.const
            elif plain.op == "input":
                found[out.column.name] = plain.data
        return found

    @property
    def made(self) -> list[tuple[str, Node]]:
        """All that is worked out, by name; where there are rounds, also which rows go on, and how many dice they have used."""
        same = self.same
        found = [(out.column.name, out.node) for out in self.outputs if out.column.name not in same]
        if self.again is not None and self.used is not None:
            found += [("again", self.again), ("at", self.used)]
        return found

    @property
    def roots(self) -> list[Node]:
        return [node for _, node in (*self.errors, *self.made)]

    @property
    def widths(self) -> dict[str, int]:
        """How many bits each column has that is read, 0 for a truth: facts, choices, dice, and what a round before left."""
        found = {column.name: column.bits for column in self.inputs}
        found |= {f"dice.{i + 1}": 8 for i in range(self.dice)}
        made = {out.column.name: out.column.bits for out in self.outputs}
        found |= {was: made[name] for was, name in self.carried.items()}
        return found | {"at": 32, "first": 0}


def lower(rules: Ruleset, statement: Statement) -> Lowered:
    """All of a statement, or Unvectorised."""
    found = _lower(rules, statement, ())
    if found.again is None:
        return found
    return _lower(rules, statement, tuple(found.outputs))


def _lower(rules: Ruleset, statement: Statement, before: tuple[Out, ...]) -> Lowered:
    g, inputs = Graph(), Inputs(rules)
    world = World(rules, inputs, g)
    carried = _carry(world, before)
    first = g.yes
    if before:
        world.at = g.input("at", 0, MOST_DICE_BEFORE)
        first = g.input("first", 0, 1, True)
    again = _play(world, statement, first)
    known = frozenset(inputs.facts)
    started = _Given(rules, inputs, g, known=known)
    started.mask = first
    _judge_all(started, statement, rules.nevers)
    ended = _Given(rules, inputs, g, known=known)
    ended.mask = g.invert(again)
    ended.facts = {key: value for key, value in world.facts.items() if key in known}
    changed = {fact for _, fact in world.written}
    _judge_all(ended, statement, [n for n in rules.nevers if changed and speaks_of(n, changed)])
    errors = _grouped(g, [*started.errors, *world.errors, *ended.errors])
    columns = _ordered(rules, statement, inputs)
    found = Lowered(statement, g, columns, inputs.dice, inputs.acts, list(_outputs(world)), errors, carried=carried)
    if again.const != 0:
        found.again, found.used = g.both(again, g.invert(g.either(*(rows for _, rows in errors)))), world.at
    return found


def _play(world: World, statement: Statement, first: Node) -> Node:
    """All of it; whether it applies is asked once, and not in further rounds."""
    g = world.g
    frame = frames(statement)[0]
    party = frame[""]
    reader = Reader(world, Scope(statement, frames={party: frame}), frame)
    if statement.word in ("value", "term"):
        world.make(party, statement.name, reader.whole(statement))
        return g.no
    with world.under(first):
        applies = g.either(g.invert(first), reader.holds(statement.when))
    with world.under(applies):
        again = begin(world, statement)
    if statement.when is not None:
        word = "may not" if statement.word == "action" else DOES_NOT_APPLY
        told = world.calc.constant("may", VERDICTS)
        if any(isinstance(step, VerdictStep) for step in statement.steps):
            told = world.outputs[party, "verdict"]
        world.outputs[party, "verdict"] = world.calc.select(applies, told, world.calc.constant(word, VERDICTS))
    return again


def _carry(world: World, before: tuple[Out, ...]) -> dict[str, str]:
    """What a round before this one made stays where this one makes nothing."""
    g = world.g
    by_name = {out.column.name: out.column for out in before}
    carried: dict[str, str] = {}

    def given(column: Column) -> Node:
        name = f"was.{column.name}"
        carried[name] = column.name
        return g.input(name, column.low, column.high, column.sort in ("yesno", "none"))

    for column in by_name.values():
        party, _, name = column.name.partition(".")
        if column.sort in ("acts", "none", "over", "to") or column.fact:
            continue
        node = given(column)
        none = given(by_name[column.none]) if column.none else g.no
        value: Val
        if column.sort == "yesno":
            value = Yes(node, none)
        elif column.values:
            value = Word(node, column.values)
        else:
            den = given(by_name[column.over]) if column.over else None
            top = given(by_name[column.to]) if column.to else None
            value = Fig(node, column.scale, none, den, top, None if top is None else g.invert(g.equal(node, top)))
        world.outputs[party, name] = value
    return carried


# ---------------------------------------------------------------- what can occur


@define
class _Given(World):
    """All rows, of which only the facts that are columns are known."""

    known: frozenset[tuple[str, str]] = frozenset()

    def fact(self, party: str, name: str) -> Val:
        if (party, name) in self.known:
            return super().fact(party, name)
        self.error("MissingFact", self.g.yes)
        column = fact_column(self.rules, self.declared(party, name), "")
        if column.sort == "yesno":
            return Yes(self.g.no, self.g.no)
        if column.sort == "member":
            return Word(self.g.const(0), column.values)
        return Fig(self.g.const(column.low), column.scale, self.g.no)


def _judge_all(world: _Given, statement: Statement, nevers: tuple[Never, ...] | list[Never]) -> None:
    """No combination that the rules call impossible; one that the facts given leave open is not judged."""
    given: Mapping[str, Mapping[str, object]] = {party: {} for party, _ in sorted(world.known)}
    for never in nevers:
        for frame in legal_frames(statement, given):
            if concerns_party(world.rules, never, frame[""]):
                errors, world.errors = world.errors, []
                holds, _ = _known(Reader(world, Scope(statement), frame), never.cond)
                world.errors = errors
                world.error("IllegalState", holds)


def _known(reader: Reader, cond: Cond) -> tuple[Node, Node]:
    """Where a condition is known to hold, and where it is known not to."""
    g = reader.g
    match cond:
        case Not(of=inner):
            holds, fails = _known(reader, inner)
            return fails, holds
        case All(of=parts):
            found = [_known(reader, p) for p in parts]
            return g.both(*(h for h, _ in found)), g.either(*(f for _, f in found))
        case AnyOf(of=parts):
            found = [_known(reader, p) for p in parts]
            return g.either(*(h for h, _ in found)), g.both(*(f for _, f in found))
    before, reader.world.errors = reader.world.errors, []
    mask, reader.world.mask = reader.world.mask, g.yes
    held = reader.holds(cond)
    open_ = g.either(*(rows for _, rows in reader.world.errors))
    reader.world.errors, reader.world.mask = before, mask
    return g.both(held, g.invert(open_)), g.both(g.invert(held), g.invert(open_))


def _grouped(g: Graph, errors: list[tuple[str, Node]]) -> list[tuple[str, Node]]:
    """Errors of one name put together where no row can tell in which order they came."""
    found: list[tuple[str, Node]] = []
    for name, rows in errors:
        for at in range(len(found) - 1, -1, -1):
            if found[at][0] == name:
                found[at] = (name, g.either(found[at][1], rows))
                break
            if not g.apart(found[at][1], rows):
                found.append((name, rows))
                break
        else:
            found.append((name, rows))
    return found


# ---------------------------------------------------------------- columns


def _ordered(rules: Ruleset, statement: Statement, inputs: Inputs) -> tuple[Column, ...]:
    """Facts in the order of their records, then choices; a fact that is only changed must be given as well."""
    reads = survey(rules, statement).reads
    facts = [c for c in inputs.columns.values() if not c.name.startswith("chosen.")]
    choices = [c for c in inputs.columns.values() if c.name.startswith("chosen.")]
    found = []
    for column in facts:
        party, _, name = column.name.rpartition(".")
        usual = column.element is not None or (party, name) in reads
        found.append(column if usual else evolve(column, default=None))
    acts = tuple(inputs.acts)
    return (*found, *(evolve(c, values=acts) if c.sort == "act" else c for c in choices))


def _outputs(world: World) -> Iterator[Out]:
    g = world.g
    made: set[str] = set()
    for (party, name), value in world.outputs.items():
        made.add(f"{party}.{name}")
        yield from _columns(world, f"{party}.{name}", value)
    for party, name in world.written:
        shown = f"{party}.{name}_" if f"{party}.{name}" in made else f"{party}.{name}"
        for out in _columns(world, shown, world.facts[party, name]):
            yield Out(evolve(out.column, fact=f"{party}.{name}"), out.node)
    for party, verdicts in world.obliged.items():
        barred = verdicts.get("may not", {})
        for verdict in ("must", "may", "may not"):
            if verdict not in verdicts:
                continue
            bits = g.const(0)
            for act, node in verdicts[verdict].items():
                if verdict == "may":
                    node = g.both(node, g.invert(barred.get(act, g.no)))
                by = g.const(1 << world.inputs.acts.index(act))
                bits = g.add(bits, g.mul(g.as_figure(node), by))
            name = f"{party}.{verdict.replace(' ', '_')}"
            g.called(bits, name.replace(".", "_"))
            yield Out(Column(name, "acts", 0, bits.high, world.inputs.acts), bits)


def _columns(world: World, name: str, value: Val) -> Iterator[Out]:
    """The columns of one value."""
    g, called = world.g, name.replace(".", "_")
    if value is None:
        value = Fig(g.const(0), 1, g.yes)
    if isinstance(value, Hot):
        raise Unvectorised(f"{name}, an act that is kept")
    if isinstance(value, Word):
        g.called(value.code, called)
        yield Out(Column(name, "member", -1, max(value.code.high, 0), value.values), value.code)
        return
    none = f"{name}.none" if value.none.const != 0 else ""
    if isinstance(value, Yes):
        g.called(value.node, called)
        yield Out(Column(name, "yesno", 0, 1, ("no", "yes"), none=none), value.node)
    else:
        g.called(value.num, called)
        over = f"{name}.over" if value.den is not None else ""
        is_open = value.open is not None and value.open.const != 0
        to = f"{name}.to" if is_open else ""
        low, high = value.num.low, value.num.high
        column = Column(name, "figure", low, high, scale=value.scale, over=over, to=to, none=none)
        yield Out(column, value.num)
        if value.den is not None:
            yield Out(Column(over, "over", value.den.low, value.den.high), value.den)
        if is_open and value.top is not None:
            yield Out(Column(to, "to", value.top.low, value.top.high, scale=value.scale), value.top)
    if none:
        yield Out(Column(none, "none", 0, 1), value.none)
