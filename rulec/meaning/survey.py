"""Ruleset + name -> Survey: what a statement can read, roll, ask the player, and make, without any situation.

A fact counts as read only if a path through the statement, the values, terms, tables and tests it uses, and the limits
on what it gains, comes to it; one that an earlier step has always set by then does not.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from attrs import define, field, frozen

from rulec.meaning.expressions import granting_lines
from rulec.meaning.frames import Frame, called, frames, record_of, taker
from rulec.meaning.lines import remembered_few, walk
from rulec.meaning.outputs import NUMBER, band_name
from rulec.model.entities import (
    Becomes,
    Between,
    ChangeBy,
    ColumnFor,
    Const,
    DieItem,
    EffectStep,
    Fact,
    FactOf,
    Figure,
    FigureLine,
    FoldList,
    LocalOf,
    ModifiersStep,
    Obliges,
    ResultsStep,
    RollLine,
    RollStep,
    Ruleset,
    ShiftBy,
    Statement,
    Step,
    Table,
    TableCell,
    Take,
    Type,
    ValueOf,
    ValueStep,
    VerdictStep,
)
from rulec.model.parts import nodes_in


@frozen
class Choice:
    """Something the player decides. options in words; empty: a figure within the range that the rules give."""

    key: str
    party: str
    label: str
    options: tuple[str, ...]
    statement: str


@frozen
class Made:
    """An output: sort is figure, result, verdict, fact or act; values are the bands, verdicts or acts there are."""

    party: str
    name: str
    sort: str
    type: Type
    label: str = ""
    values: tuple[str, ...] = ()


@define
class Survey:
    """What was found, in the order in which it is met. Parties are roles; elements of a list are party.list[]."""

    rules: Ruleset
    reads: dict[tuple[str, str], Fact] = field(factory=dict)
    rolls: dict[tuple[str, str], RollLine] = field(factory=dict)
    choices: dict[tuple[str, str], Choice] = field(factory=dict)
    makes: dict[tuple[str, str], Made] = field(factory=dict)
    statements: dict[str, Statement] = field(factory=dict)
    tables: dict[str, Table] = field(factory=dict)
    parties: dict[str, None] = field(factory=dict)  # all who have a part in it, in the order met
    _seen: set[tuple[object, ...]] = field(factory=set)
    _set: set[tuple[str, str]] = field(factory=set)

    # ------------------------------------------------------------ statements

    def statement(self, statement: Statement, own: list[Frame], prefix: str = "") -> None:
        """Look through a statement for the parties of these frames."""
        known = frozenset(self._set)  # in another place more may have to be read
        key = (statement.name, statement.fact, known, *(f"{who}={p}" for f in own for who, p in sorted(f.items())))
        if key in self._seen:
            return
        self._seen.add(key)
        self.parties |= dict.fromkeys(frame[""] for frame in own)
        name = f"gain {statement.fact}" if statement.word == "gain" else statement.name
        self.statements.setdefault(name, statement)
        for frame in own:
            self.look(statement.when, frame, statement)
            self.figure(statement.figure, statement.name, frame, statement)
            for case in statement.cases:
                self.look(case.when, frame, statement)
        for step in statement.steps:
            for frame in own:
                self.step(step, frame, statement, prefix)
            if isinstance(step, EffectStep) and step.line.when is None and not step.line.otherwise:
                for effect in step.line.effects:
                    if isinstance(effect, Becomes):
                        self._set.update((f.get(effect.who, effect.who), effect.fact) for f in own)

    def step(self, step: Step, frame: Frame, statement: Statement, prefix: str) -> None:
        party = frame[""]
        match step:
            case VerdictStep(lines=lines):
                words = tuple(dict.fromkeys(line.word for line in lines))
                self.made(Made(party, prefix + "verdict", "verdict", Type("member"), values=words))
            case RollStep(lines=lines, name=name):
                for line in lines:
                    self.rolls.setdefault((party, f"{statement.name} {id(line)}"), line)
                for made in (name,) if name else ("total",):
                    self.made(Made(party, prefix + made, "figure", NUMBER))
            case ModifiersStep(figure=figure, when=when):
                self.look(when, frame, statement)
                self.figure(figure, "total", frame, statement)
                return
            case ValueStep(figure=figure, name=name, label=label):
                self.figure(figure, name, frame, statement)
                self.made(Made(party, prefix + name, "figure", figure.type, label))
                self.look(step.when, frame, statement)
                return
            case ResultsStep(lines=bands):
                names = tuple(dict.fromkeys(band_name(band) for band in bands))
                self.made(Made(party, prefix + "result", "result", Type("member"), values=names))
        self.look(step, frame, statement)

    def made(self, made: Made) -> None:
        self.makes.setdefault((made.party, made.name), made)

    def figure(self, figure: Figure | None, name: str, frame: Frame, statement: Statement) -> None:
        if figure is None:
            return
        self.look(figure, frame, statement)
        ranges = figure.stop is not None or any(line.stop is not None for line in figure.lines)
        cells = (node for node in walk(figure) if isinstance(node, TableCell))
        if ranges or any(_leaves_range(self.rules.tables[cell.table]) for cell in cells):
            self.asked(Choice(name, frame[""], "", (), statement.name))

    # ------------------------------------------------------------ what is in them

    def look(self, node: Any, frame: Frame, statement: Statement) -> None:
        """A node of the model and all that is in it."""
        match node:
            case FactOf(who=who, fact=fact):
                self.read(frame.get(who, who), fact)
            case ValueOf(who=who, statement=name):
                self.call(frame, self.rules.statements[name], frame.get(who, who))
            case LocalOf(who=who, name=name):
                self.parties[frame.get(who, who)] = None
                if name == "chosen":
                    self.act(frame, statement)
            case TableCell(table=name) | ColumnFor(table=name):
                self.table(self.rules.tables[name], frame, statement)
            case FoldList():
                self.fold(node, frame, statement)
                return
            case FigureLine():
                self.signs(node, frame, statement)
            case DieItem():
                self.dice(node, frame, statement)
            case ChangeBy(who=who, fact=fact) | ShiftBy(who=who, fact=fact):
                self.read(frame.get(who, who), fact)
                self.changed(frame.get(who, who), fact)
                if isinstance(node, ChangeBy):
                    self.gains(frame, frame.get(who, who), fact)
            case Becomes(who=who, fact=fact):
                self.changed(frame.get(who, who), fact)
            case Obliges(who=who):
                self.obliged(frame.get(who, who), node)
            case Take(again=False):
                self.take(frame, node)
        for part in nodes_in(node):
            self.look(part, frame, statement)

    def read(self, party: str, name: str) -> None:
        self.parties[party] = None
        record = record_of(self.rules, party)
        fact = record.fact(name) if record else None
        if fact is not None and (party, name) not in self._set:
            self.reads.setdefault((_shown(party), name), fact)

    def changed(self, party: str, name: str) -> None:
        self.parties[party] = None
        record = record_of(self.rules, party)
        fact = record.fact(name) if record else None
        if fact is not None:
            self.made(Made(_shown(party), name, "fact", fact.domain.type, fact.label))

    def obliged(self, party: str, effect: Obliges) -> None:
        self.parties[party] = None
        old = self.makes.get((party, "act"))
        acts = tuple(f"{effect.verdict} {act}" for act in effect.acts)
        values = tuple(dict.fromkeys((*(old.values if old else ()), *acts)))
        self.makes[party, "act"] = Made(party, "act", "act", Type("member"), values=values)

    def call(self, frame: Frame, statement: Statement, party: str) -> None:
        self.statement(statement, [called(self.rules, frame, statement, party)])

    def take(self, frame: Frame, take: Take) -> None:
        statement = self.rules.statements[take.statement]
        inner = called(self.rules, frame, statement, taker(self.rules, frame, statement, take.who))
        before = set(self._set)
        if statement.word == "contest":
            parties = tuple(inner.get(role, role) for role in statement.roles)
            self.statement(statement, frames(statement, parties), f"{statement.name}.")
        else:
            self.statement(statement, [inner], f"{statement.name}.")
        self._set = before  # It may not have been taken at all.

    def gains(self, frame: Frame, party: str, fact: str) -> None:
        record = record_of(self.rules, party)
        for gain in self.rules.gains:
            if gain.fact == fact and record is not None and gain.records[0] == record.name:
                before = dict(self.makes)
                self.statement(gain, [{**frame, "": party, gain.roles[0]: party}], "#")
                self.makes = {k: m for k, m in self.makes.items() if k in before or m.sort in ("fact", "act")}

    def table(self, table: Table, frame: Frame, statement: Statement) -> None:
        if table.name not in self.tables:
            self.tables[table.name] = table
            self.look((table.columns, table.rows), frame, statement)

    def fold(self, node: FoldList, frame: Frame, statement: Statement) -> None:
        party = frame.get(node.who, node.who)
        self.read(party, node.fact)
        record = record_of(self.rules, party)
        fact = record.fact(node.fact) if record else None
        if fact is not None:
            name = f"{fact.domain.record}#{_shown(party)}.{node.fact}[]"
            self.look(node.each, {**frame, "": name, fact.domain.record: name}, statement)

    # ------------------------------------------------------------ what the player decides

    def asked(self, choice: Choice) -> None:
        self.choices.setdefault((choice.party, choice.key), choice)

    def signs(self, line: FigureLine, frame: Frame, statement: Statement) -> None:
        if line.op != "add" or (line.sign != "+/-" and not line.optional):
            return
        amount = str(line.amount.value) if isinstance(line.amount, Const) else "the figure"
        signs = ("+", "-") if line.sign == "+/-" else (line.sign,)
        options = (*(f"{sign}{amount}" for sign in signs), *(("none",) if line.optional else ()))
        self.asked(Choice(line.name, frame[""], line.label, options, statement.name))

    def dice(self, item: DieItem, frame: Frame, statement: Statement) -> None:
        if item.high is not None:
            both = tuple(str(e.value) for e in (item.low, item.high) if isinstance(e, Const))
            label = f"how many {item.die}"
            self.asked(Choice("dice", frame[""], label, both if len(both) == 2 else (), statement.name))
        if item.optional:
            self.asked(Choice("optional_die", frame[""], f"whether to add a {item.die}", ("yes", "no"), statement.name))

    def act(self, frame: Frame, statement: Statement) -> None:
        """What is then done: asked of the player where more than one thing is open."""
        options: dict[str, None] = {}
        for effect in _effects(statement):
            for act in effect.acts if effect.verdict == "may" else ():
                other = self.rules.statements.get(act)
                lines = granting_lines(other) if other else []
                granted = [a for line in lines for e in line.effects if isinstance(e, Obliges) for a in e.acts]
                options |= dict.fromkeys(granted or [act])
                for line in lines:
                    self.look(line.when, frame, statement)
        options |= dict.fromkeys(_rival_musts(statement))
        if options:
            self.asked(Choice("act", frame[""], "what it then does", tuple(options), statement.name))


def survey(rules: Ruleset, statement: Statement) -> Survey:
    """Look through one statement from its start. What is found is remembered, and not to be changed."""
    known = _surveys(rules)
    key = (statement.word, statement.name)
    if key not in known:
        known[key] = _surveyed(rules, statement)
    return known[key]


@remembered_few
def _surveys(rules: Ruleset) -> dict[tuple[str, str], Survey]:  # noqa: ARG001 - it is filled when asked
    return {}


def _surveyed(rules: Ruleset, statement: Statement) -> Survey:
    found = Survey(rules, parties=dict.fromkeys(statement.roles))
    found.statement(statement, frames(statement))
    if statement.figure is not None:
        found.made(Made(frames(statement)[0][""], statement.name, "figure", statement.figure.type, statement.label))
    elif statement.word == "term":
        found.made(Made(frames(statement)[0][""], statement.name, "figure", Type("yesno"), statement.label))
    return found


def _leaves_range(table: Table) -> bool:
    """Whether a cell of the table leaves the player a range."""
    alts = (alt for row in table.rows for cell in row.cells if cell.match for alt in cell.match.alts[:1])
    return any(isinstance(alt, Between) and alt.low != alt.high for alt in alts)


def _rival_musts(statement: Statement) -> Iterator[str]:
    """The acts that a party may be obliged to together, of which its player then picks one."""
    found = list(_musts(statement))
    for step, band, case, who, act in found:
        for other in found:
            apart = step == other[0] and (band != other[1] or (case != other[2] and 0 not in (case, other[2])))
            both_sides = statement.word == "contest" and "enemy" in (who, other[3]) and who != other[3]
            if act != other[4] and (both_sides or (who == other[3] and not apart)):
                yield act
                break


def _musts(statement: Statement) -> Iterator[tuple[int, int, int, str, str]]:
    """Every act that must be done: step, band in it, alternative under the band (0: whichever), whose it is, the act."""
    for at, step in enumerate(statement.steps):
        parts: list[tuple[int, int, Any]] = [(0, 0, step)]
        if isinstance(step, ResultsStep):
            parts = [(k, 0, band.effects) for k, band in enumerate(step.lines)]
            for k, band in enumerate(step.lines):
                parts += [(k, 0 if case.also else n, case.effects) for n, case in enumerate(band.cases, 1)]
        for band_at, case_at, part in parts:
            for node in walk(part):
                if isinstance(node, Obliges) and node.verdict == "must":
                    yield from ((at, band_at, case_at, node.who, act) for act in node.acts)


def _effects(statement: Statement) -> Iterator[Obliges]:
    def inside(node: Any) -> Iterator[Obliges]:
        if isinstance(node, Obliges):
            yield node
        for part in nodes_in(node):
            yield from inside(part)

    yield from inside(statement.steps)


def _shown(party: str) -> str:
    """An element of a list is shown by the list it is in."""
    return party.split("#", 1)[-1]
