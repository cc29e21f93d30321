"""Examples: blocks of given / chosen / rolls / gives, and pipe tables of them -> one Example each, values typed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

from attrs import define, field

from rulec.model import codes
from rulec.model import entities as e
from rulec.model.domains import constant, inside, out_of_domain
from rulec.model.lines import formal
from rulec.model.names import did_you_mean, label_of, line_name, renamed
from rulec.model.patches import lines_in
from rulec.model.scope import ROLLED
from rulec.model.world import ACTS, FAILED, NUMBER, UNKNOWN, YESNO, Unresolved, World
from rulec.source import Span
from rulec.syntax import nodes as n

RAISED = ("NoRule", "IllegalState", "TwoRules", "NeverEnds", "NotOpen")
VERDICTS = ("must", "may not", "may", "need not")
WORD = e.Type("member", "word")  # the verdict or the name of the result: any word
_NUMBER = re.compile(r"([+-]?)\s*([0-9]+(?:\.[0-9]+)?(?:[:/][0-9]+)?)\s*(yd|in|cm|mm|deg|moves?)?")
_HEADING = re.compile(r"(given|chosen|rolls|dice|gives|raises)\b\s*(.*)")
_OBLIGES = re.compile(r"(?:(\w+)[.\s]\s*)?(must|may not|may)")


@define
class Draft:
    """An example in the making: what its lines or cells have said so far."""

    world: World
    statement: e.Statement
    span: Span
    given: list[tuple[str, str, e.Value]] = field(factory=list)
    chosen: list[tuple[str, e.Value]] = field(factory=list)
    rolls: list[tuple[str, tuple[int, ...]]] = field(factory=list)
    gives: list[tuple[str, str, e.Value]] = field(factory=list)
    obliged: list[tuple[str, str, tuple[str, ...]]] = field(factory=list)
    lists: dict[str, list[tuple[tuple[str, e.Value], ...]]] = field(factory=dict)
    raises: str = ""
    failed: bool = False  # something in it could not be resolved

    def copy(self, span: Span) -> Draft:
        """A row begins with what stands above the table."""
        return Draft(
            self.world, self.statement, span, [*self.given], [*self.chosen], [*self.rolls], [*self.gives],
            [*self.obliged], {name: [*elements] for name, elements in self.lists.items()}, self.raises, self.failed,
        )  # fmt: skip

    def done(self, title: str, cites: tuple[e.Cite, ...]) -> e.Example:
        """The example; of two settings of one thing the later counts, so that a cell stands in for a line above."""
        given = {(role, name): (role, name, value) for role, name, value in self.given}
        gives = {(role, name): (role, name, value) for role, name, value in self.gives}
        lists = tuple(("", name, tuple(elements)) for name, elements in self.lists.items())
        return e.Example(
            title, self.statement.name, tuple(given.values()), tuple(dict(self.chosen).items()),
            tuple(dict(self.rolls).items()), tuple(gives.values()), tuple(self.obliged), self.raises, cites, lists,
            span=self.span,
        )  # fmt: skip

    @contextmanager
    def attempt(self) -> Iterator[None]:
        """One setting; what cannot be resolved has been reported, and the example comes to nothing."""
        try:
            yield
        except Unresolved:
            self.failed = True

    # ------------------------------------------------------------ one setting

    def add(self, word: str, role: str | None, path: tuple[str, ...], value: n.Expr | bool, span: Span) -> None:
        """given, chosen or gives: one name set to a value (or to yes or no)."""
        if word == "chosen":
            owner = role or (path[0] if len(path) > 1 else None)
            self.choose(owner, path[-1], value, span)
            return
        if self.statement.word == "table":
            owner, name = "", ".".join(filter(None, (role, *path)))  # a key with its role is one name: enemy.state
        elif word == "gives" and len(path) == 2 and self.world.record_of(path[0]) is None:
            # What a test that was taken made: leader_hit.total.
            owner, name = self.role(role or "", span), ".".join(path)
        else:
            owner, name = self.role(role or (path[0] if len(path) > 1 else ""), span), path[-1]
        type_, domain = self.type_of(word, owner, name, span)
        if isinstance(value, bool):
            if type_ not in (YESNO, FAILED):
                raise self.world.fail(codes.NOT_YES_NO, span, f"`{name}` is no yes or no", help=f"write {name} = ...")
            known: e.Value = value
        elif type_ == WORD:
            known = value.path[0] if isinstance(value, n.Ref) else None
        else:
            known = constant(self.world, value, type_)
        if word == "given" and domain is not None and not inside(domain, known):
            at = span if isinstance(value, bool) else value.span
            raise out_of_domain(self.world, at, name, domain)
        (self.given if word == "given" else self.gives).append((owner, name, known))

    def role(self, role: str, span: Span) -> str:
        """A role as the interpreter is told it: "" for the first."""
        if not role or role in self.statement.roles[:1]:
            return ""
        if self.world.record_of(role) is None:
            help_ = did_you_mean(role, self.world.roles())  # the role stands elsewhere on the line: no edit is offered
            raise self.world.fail(codes.UNKNOWN_ROLE, span, f"no record has the role `{role}`", help=help_)
        return role

    def type_of(self, word: str, role: str, name: str, span: Span) -> tuple[e.Type, e.Domain | None]:
        """What a name in an example is: a fact, a figure or term, or (gives) what the statement makes."""
        world = self.world
        if self.statement.word == "table":
            return self.of_table(name, span), None
        record = world.record_of(role) if role else world.records.get(self.statement.records[0])
        taken, _, made_there = name.partition(".")
        if made_there:
            return self.of_taken(taken, made_there, span), None
        fact = record.fact(name) if record else None
        if fact is not None:
            return fact.domain.type, fact.domain
        made = dict(made_by(self.statement))
        if name in made:
            return made[name], None
        if word == "gives" and name in ("verdict", "result"):
            return WORD, None
        if world.word_of(name) == "term":
            return YESNO, None
        if world.word_of(name) == "value":
            statement = world.statement(name, span)
            return (statement.figure.type if statement and statement.figure else FAILED), None
        if self.statement.name in world.partial:
            raise Unresolved(name)  # it may be what the line that could not be resolved would have made
        facts = [f.name for f in record.facts] if record else []
        options = [*facts, *made, *world.names_of("value", "term")]
        raise world.unknown(codes.UNKNOWN_NAME, span, "nothing here is called", name, options)

    def of_table(self, name: str, span: Span) -> e.Type:
        """A key of the table, or by its own name what the cell holds."""
        table = self.world.table(self.statement.name, span)
        known = {} if table is None else {table.name: table.type, **dict(zip(table.keys, table.key_types, strict=True))}
        if name not in known:
            raise self.world.unknown(codes.UNKNOWN_NAME, span, f"table `{self.statement.name}` has no key", name, known)
        return known[name]

    def of_taken(self, taken: str, name: str, span: Span) -> e.Type:
        """A figure made by a test that the statement takes."""
        options = self.world.names_of("test", "action", "contest")
        if taken not in options:
            raise self.world.unknown(
                codes.UNKNOWN_ROLE, span, "no record has the role, and no test the name", taken, options
            )
        statement = self.world.statement(taken, span)
        made = dict(made_by(statement)) if statement else {}
        if name in ("verdict", "result"):
            return WORD
        if statement is not None and name not in made:
            raise self.world.unknown(codes.UNKNOWN_NAME, span, f"`{taken}` makes no figure called", name, made)
        return made.get(name, FAILED)

    def choose(self, role: str | None, name: str, value: n.Expr | bool, span: Span) -> None:
        """A choice of the player's: a line with a free sign, a range, dice, optional_die or act."""
        options = choices(self.world)
        if name not in options:
            raise self.world.unknown(codes.UNKNOWN_NAME, span, "the player has no choice called", name, options)
        type_, amount = options[name]
        if isinstance(value, bool):
            known: e.Value = value
            if type_ != YESNO:
                known = constant(self.world, amount, UNKNOWN) if value and amount is not None else None
                if value and known is None:
                    raise self.world.fail(codes.NOT_YES_NO, span, f"say what is chosen: {name} = ...")
        else:
            known = constant(self.world, value, type_)
        owner = self.role(role or "", span)
        self.chosen.append((f"{owner or role}.{name}" if role else name, known))

    def oblige(self, role: str | None, verdict: str, acts: tuple[str, ...], span: Span) -> None:
        """`must none` names no act: nothing must come out."""
        options = self.world.names_of(*ACTS)
        acts = () if acts == ("none",) else acts
        for act in acts:
            if act not in options:
                raise self.world.unknown(codes.UNKNOWN_ACTION, span, "no action is called", act, options)
        self.obliged.append((self.role(role or "", span), verdict, acts))

    def fail(self, code: str, span: Span) -> None:
        """`raises NoRule`, however it is spelt."""
        found = {known.lower(): known for known in RAISED}.get(code.replace("-", "").replace("_", "").lower())
        if found is None:
            help_ = did_you_mean(code, RAISED) or f"it can be {', '.join(RAISED)}"
            raise self.world.fail(codes.BAD_EXAMPLE, span, f"nothing raises `{code}`", help=help_)
        self.raises = found

    def roll(self, role: str | None, faces: tuple[n.Number, ...], span: Span) -> None:
        if any(f.value.denominator != 1 or f.unit for f in faces):
            raise self.world.fail(codes.BAD_EXAMPLE, span, "a die shows a whole number")
        self.role(role or "", span)
        self.rolls.append((role or "", tuple(int(f.value) for f in faces)))

    def element(self, fact: e.Fact, settings: tuple[n.ExampleFact | n.Obliges, ...]) -> None:
        """`given units arm = foot, bases = 4`: one more element of a list."""
        record, found = self.world.records[fact.domain.record], []
        for setting in settings:
            assert isinstance(setting, n.ExampleFact)
            own = record.fact(setting.target.path[-1])
            if own is None or len(setting.target.path) > 1:
                name = ".".join(setting.target.path)
                options = [f.name for f in record.facts]
                raise self.world.unknown(codes.UNKNOWN_FACT, setting.span, f"{record.name} has no fact", name, options)
            found.append((own.name, self.value(own.name, setting, own.domain)))
        self.lists.setdefault(fact.name, []).append(tuple(found))

    def value(self, name: str, setting: n.ExampleFact, domain: e.Domain) -> e.Value:
        if setting.value is None:
            if domain.type != YESNO:
                raise self.world.fail(
                    codes.NOT_YES_NO, setting.span, f"`{name}` is no yes or no", help=f"write {name} = ..."
                )
            return not setting.negated
        known = constant(self.world, setting.value, domain.type)
        if not inside(domain, known):
            raise out_of_domain(self.world, setting.value.span, name, domain)
        return known

    def list_fact(self, name: str | None) -> e.Fact | None:
        """The list of the first party that a `given` line speaks of, if it does."""
        record = self.world.records.get(self.statement.records[0]) if self.statement.records else None
        fact = record.fact(name) if record and name else None
        return fact if fact and fact.domain.type.sort == "list" and self.world.record_of(name or "") is None else None


def asked_alone(table: e.Table | None) -> e.Statement | None:
    """A table that is looked up by itself, as if it were a statement without parties."""
    if table is None:
        return None
    return e.Statement(
        table.name,
        "table",
        table.label,
        (),
        (),
        None,
        (),
        None,
        (),
        "",
        table.section,
        table.cites,
        (),
        span=table.span,
    )


def made_by(statement: e.Statement) -> Iterator[tuple[str, e.Type]]:
    """The figures a statement's steps make."""
    for step in statement.steps:
        if isinstance(step, e.ValueStep):
            yield step.name, step.figure.type
        elif isinstance(step, e.RollStep):
            yield from ((name, NUMBER) for name in ((step.name,) if step.name else ROLLED))


def choices(world: World) -> dict[str, tuple[e.Type, n.Expr | None]]:
    """Every choice the rules leave to a player, what sort of thing is chosen, and the figure a bare yes stands for."""
    if not world.choices:
        acts = e.Type("member", "", tuple(world.names_of(*ACTS)))
        world.choices = {"dice": (NUMBER, None), "optional_die": (YESNO, None), "act": (acts, None)}
        for head in (*world.statement_lines.values(), *world.gain_lines):
            for block in lines_in(head):
                world.choices.update(choices_in(block))
    return world.choices


def choices_in(block: n.Line) -> Iterator[tuple[str, tuple[e.Type, n.Expr | None]]]:
    """The range of a value, and its lines with a free sign or that may be left."""
    if isinstance(block.lead, n.ValueStep | n.StatementHead):
        ranges = [block.lead.stop, *(line.lead.stop for line in block.body if isinstance(line.lead, n.Set))]
        if any(stop is not None for stop in ranges):
            yield block.lead.name.text, (UNKNOWN, None)
    for line in block.body:
        match line.lead:
            case n.Add(sign="+/-"):
                yield line_name(line), (UNKNOWN, None)
            case n.Add(sign=sign, amount=amount, optional=True):
                yield line_name(line), (UNKNOWN, n.Negative(amount) if sign == "-" else amount)


# ---------------------------------------------------------------- blocks


def make_examples(world: World, line: n.Line) -> Iterator[e.Example]:
    """The examples of a block: itself, or one for each row of its table."""
    head = line.lead
    assert isinstance(head, n.ExampleHead)
    name = head.of[-1]
    statement: e.Statement | None
    if name in world.statement_lines:
        statement = world.statement(name, line.span)
    elif name in world.table_lines:
        statement = asked_alone(world.table(name, line.span))
    else:
        known = [*world.statement_lines, *world.table_lines]
        help_ = did_you_mean(name, known) or "an example is of a statement or a table"
        fix = renamed(name, head.span, known)
        world.report(codes.UNKNOWN_STATEMENT, head.span, f"no statement is called `{name}`", help=help_, fix=fix)
        return
    if statement is None:
        return
    title, cites = label_of(line), world.cites(line.tail)
    at = line.label.span if line.label else line.span
    rows = [(inner, inner.lead) for inner in formal(line) if isinstance(inner.lead, n.ExampleRow)]
    draft = Draft(world, statement, line.span)
    for inner in formal(line):
        if isinstance(inner.lead, n.Given):
            read_given(draft, inner, inner.lead)
    if draft.failed:
        return
    if rows:
        yield from from_table(draft, title, cites, rows)
    else:
        yield from complete(draft, title, cites, at)


def complete(draft: Draft, title: str, cites: tuple[e.Cite, ...], at: Span) -> Iterator[e.Example]:
    if draft.gives or draft.obliged or draft.raises:
        yield draft.done(title, cites)
        return
    help_ = "add a line: gives total = ..., gives may act, or raises NoRule"
    draft.world.report(codes.BAD_EXAMPLE, at, "the example does not say what comes out", help=help_)


def read_given(draft: Draft, line: n.Line, lead: n.Given) -> None:
    """One line of a block, setting by setting."""
    fact_list = draft.list_fact(lead.role) if lead.word == "given" else None
    if fact_list is not None:
        with draft.attempt():
            draft.element(fact_list, lead.facts)
        return
    with draft.attempt():
        if lead.word == "rolls":
            draft.roll(lead.role, lead.rolls, line.span)
        elif lead.word == "raises":
            draft.fail(lead.code or "", line.span)
    for fact in lead.facts:
        with draft.attempt():
            if isinstance(fact, n.Obliges):
                draft.oblige(fact.who or lead.role, fact.verdict, fact.acts, fact.span)
            else:
                value = fact.value if fact.value is not None else not fact.negated
                draft.add(lead.word, lead.role, fact.target.path, value, fact.target.span)


# ---------------------------------------------------------------- tables


def from_table(
    common: Draft, title: str, cites: tuple[e.Cite, ...], rows: list[tuple[n.Line, n.ExampleRow]]
) -> Iterator[e.Example]:
    """One example a row; the first row says what the columns are. Lines above the table hold for every row."""
    world, (first, heading) = common.world, rows[0]
    if len(rows) == 1:
        world.report(
            codes.TABLE_SHAPE, first.span, "the table of examples has no rows", help="the first row is the heading"
        )
    for at, (line, row) in enumerate(rows[1:], 1):
        if len(row.cells) != len(heading.cells):
            text = f"the row has {len(row.cells)} cells, the heading {len(heading.cells)}"
            world.report(codes.TABLE_SHAPE, line.span, text)
            continue
        draft, path, begin = common.copy(line.span), line.span.path, line.span.start
        for column, cell, start in zip(heading.cells, row.cells, row.starts(), strict=True):
            with draft.attempt():
                read_cell(draft, column, cell, Span(path, begin + start, begin + start + len(cell)))
        if not draft.failed:
            yield from complete(draft, f"{title}, row {at}", world.cites(line.tail, cites), line.span)


def read_cell(draft: Draft, heading: str, cell: str, span: Span) -> None:
    """A cell under `grade`, `enemy.grade`, `rolls enemy`, `chosen X`, `gives X`, `gives may`, `raises`; blank: not said."""
    if not heading or cell in ("", "-"):
        return
    found = _HEADING.fullmatch(heading)
    word, rest = (found[1], found[2].strip()) if found else ("given", heading)
    if word in ("rolls", "dice"):
        faces = [read_value(part, span) for part in re.split(r"[,\s]+", cell) if part]
        draft.roll(rest or None, tuple(f for f in faces if isinstance(f, n.Number)), span)
        return
    if word == "raises":
        draft.fail(cell, span)
        return
    obliges = _OBLIGES.fullmatch(rest)
    if word == "gives" and obliges:
        acts = tuple(part.strip() for part in re.split(r"[/,]", cell))
        draft.oblige(obliges[1], obliges[2], acts, span)
        return
    path = tuple(part for part in rest.replace(" ", ".").split(".") if part)
    if not path:
        raise draft.world.fail(codes.BAD_EXAMPLE, span, f"the heading `{heading}` does not say of what")
    draft.add(word, None, path, read_value(cell, span), span)


def read_value(text: str, span: Span) -> n.Expr:
    """A cell's text as a value: a number with sign and unit, or a name or label."""
    found = _NUMBER.fullmatch(text)
    if found is None:
        return n.Ref((text,), span=span)
    unit = found[3].rstrip("s") if found[3] else ":" if ":" in found[2] else None
    number: n.Expr = n.Number(found[2], unit, span=span)
    if found[1]:
        number = (n.Negative if found[1] == "-" else n.Positive)(number, span=span)
    return number
