"""World: what one ruleset declares, while it is being built; Scope: what a name can mean inside one statement.

Statements and tables are resolved when first asked for, so a value may be used above the line that states it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from attrs import define, field

from rulec.diagnostics import Code, Diagnostic, Fix, Note
from rulec.model import codes
from rulec.model import entities as e
from rulec.model.names import did_you_mean, renamed
from rulec.source import Span
from rulec.syntax import nodes as n

NUMBER = e.Type("number")
LENGTH = e.Type("length")
YESNO = e.Type("yesno")
UNKNOWN = e.Type("none")  # of `none`: agrees with everything
FAILED = e.Type("none", "unresolved")  # of what has been reported already: what rests on it is left out in silence

LENGTH_UNITS = ("yd", "in", "cm", "mm")
ACTS = ("action", "test", "contest")  # what can follow must, may and take
_ITSELF = "write it without its own name"
_LONGEST_CIRCLE = 40  # as deep as Python can follow a circle of values with room to spare


class Unresolved(Exception):
    """Something could not be resolved and has been reported; the line in hand is left out."""


def plain_die(name: str) -> int:
    """The sides of D4, D6, D10 ...; 0 for any other name."""
    return int(name[1:]) if re.fullmatch(r"D[1-9][0-9]{0,3}", name) and int(name[1:]) <= 1000 else 0


@define(eq=False)
class World:
    """One ruleset in the making. statement_lines and table_lines are syntax; made_* are resolved from them."""

    name: str
    length: str = ""
    length_told: bool = False  # that it is not known which it is
    sources: dict[str, str] = field(factory=dict)
    sections: dict[str, e.Section] = field(factory=dict)
    dice: dict[str, e.Die] = field(factory=dict)
    used_dice: dict[str, e.Die] = field(factory=dict)
    kinds: dict[str, e.Kind] = field(factory=dict)
    records: dict[str, e.Record] = field(factory=dict)
    statement_lines: dict[str, n.Line] = field(factory=dict)
    table_lines: dict[str, n.Line] = field(factory=dict)
    gain_lines: list[n.Line] = field(factory=list)
    sequence_lines: list[n.Line] = field(factory=list)
    section_of: dict[Span, str] = field(factory=dict)
    ruling_of: dict[Span, str] = field(factory=dict)
    made: dict[str, e.Statement | None] = field(factory=dict)
    made_tables: dict[str, e.Table | None] = field(factory=dict)
    making: set[str] = field(factory=set)
    fractions: dict[str, Span] = field(factory=dict)  # values that need not be whole, and the line that makes them so
    partial: set[str] = field(factory=set)  # statements of which a line could not be resolved
    unrounded: set[Span] = field(factory=set)  # lines already reported for that
    no_source: set[str] = field(factory=set)  # sources already reported as unknown
    choices: dict[str, tuple[e.Type, n.Expr | None]] = field(factory=dict)  # what examples may choose, once asked for
    findings: list[Diagnostic] = field(factory=list)
    make_statement: Callable[[World, n.Line], e.Statement] = field(kw_only=True)
    make_table: Callable[[World, n.Line], e.Table] = field(kw_only=True)

    def report(
        self,
        code: Code,
        span: Span,
        message: str,
        *notes: Note,
        help: str = "",  # noqa: A002
        fix: Fix | None = None,
    ) -> None:
        finding = code.at(span, message, *notes, help=help, fix=fix)
        if finding not in self.findings:
            self.findings.append(finding)

    def fail(
        self,
        code: Code,
        span: Span,
        message: str,
        *notes: Note,
        help: str = "",  # noqa: A002
        fix: Fix | None = None,
    ) -> Unresolved:
        """Report, and give the exception to raise."""
        self.report(code, span, message, *notes, help=help, fix=fix)
        return Unresolved(message)

    def unknown(self, code: Code, span: Span, what: str, name: str, options: Iterable[str]) -> Unresolved:
        pool = list(options)
        return self.fail(code, span, f"{what} `{name}`", help=did_you_mean(name, pool), fix=renamed(name, span, pool))

    # ------------------------------------------------------------ records and roles

    def record_of(self, role: str) -> e.Record | None:
        return next((r for r in self.records.values() if role in r.roles), None)

    def roles(self) -> list[str]:
        return [role for record in self.records.values() for role in record.roles]

    def first_record(self) -> e.Record | None:
        return next(iter(self.records.values()), None)

    def fact_names(self) -> list[str]:
        return [f.name for record in self.records.values() for f in record.facts]

    # ------------------------------------------------------------ statements and tables, on demand

    def word_of(self, name: str) -> str:
        """value, term, test, action, contest; "" if no statement has the name."""
        line = self.statement_lines.get(name)
        return line.lead.word if line and isinstance(line.lead, n.StatementHead) else ""

    def names_of(self, *words: str) -> list[str]:
        return [name for name in self.statement_lines if self.word_of(name) in words]

    def statement(self, name: str, span: Span) -> e.Statement | None:
        """The resolved statement; None if it could not be. A value that needs itself is reported at span."""
        if name in self.made:
            return self.made[name]
        if self._circular(name, span):
            return None
        self.making.add(name)
        try:
            self.made[name] = self.make_statement(self, self.statement_lines[name])
        except Unresolved:
            self.made[name] = None
        finally:
            self.making.discard(name)
        return self.made[name]

    def table(self, name: str, span: Span) -> e.Table | None:
        """The resolved table; None if it could not be. One with a cell that needs the table is reported at span."""
        if name in self.made_tables:
            return self.made_tables[name]
        if self._circular(name, span):
            return None
        self.making.add(name)
        try:
            self.made_tables[name] = self.make_table(self, self.table_lines[name])
        except Unresolved:
            self.made_tables[name] = None
        finally:
            self.making.discard(name)
        return self.made_tables[name]

    def _circular(self, name: str, span: Span) -> bool:
        """Things are made after what they need, so many in the making at once can only be a very long circle."""
        if name not in self.making and len(self.making) <= _LONGEST_CIRCLE:
            return False
        chain = [other for other in self.making if other != name]
        through = f"it goes through {', '.join(f'`{other}`' for other in sorted(chain)[:6])}: " if chain else ""
        help_ = f"{through}write one of them without the other"
        self.report(codes.CIRCULAR, span, f"`{name}` needs itself to be worked out", help=help_ if chain else _ITSELF)
        return True

    def die(self, name: str, span: Span) -> e.Die:
        """A declared die, or D<n>; the dice used are kept."""
        found = self.dice.get(name) or self.used_dice.get(name)
        if found is None and (sides := plain_die(name)):
            found = e.Die(name, name, tuple(range(1, sides + 1)), (), span=span)
            self.used_dice[name] = found
        if found is None:
            options = [*self.dice, "D6", "D10"]
            help_ = did_you_mean(name, options) or f"declare it with its faces: die {name}: 1, 2, 3"
            fix = renamed(name, span, options)
            raise self.fail(codes.UNKNOWN_DIE, span, f"no die is called `{name}`", help=help_, fix=fix)
        return found

    # ------------------------------------------------------------ citations

    def cites(self, tail: n.Tail, inherited: tuple[e.Cite, ...] = ()) -> tuple[e.Cite, ...]:
        """The citations of a line, or those of its block."""
        for cite in tail.cites:
            if cite.source not in self.sources and cite.source not in self.no_source:
                self.no_source.add(cite.source)
                options = list(self.sources)
                self.report(
                    codes.UNKNOWN_SOURCE,
                    cite.span,
                    f"no source is called `{cite.source}`",
                    help=did_you_mean(cite.source, options) or f'declare it: source {cite.source} "..."',
                    fix=None if cite.lines else renamed(cite.source, cite.span, options),
                )
        return tuple(e.Cite(c.source, c.lines) for c in tail.cites) or inherited


@define(eq=False)
class Scope:
    """Names inside one statement. roles[0] is the party being worked out (contests: either side in turn)."""

    world: World
    roles: tuple[str, ...] = ()
    records: tuple[str, ...] = ()
    word: str = ""
    name: str = ""
    fact: str = ""  # gain: the fact
    locals: dict[str, e.Type] = field(factory=dict)
    later: dict[str, Span] = field(factory=dict)  # values made by a step further down
    aliases: set[str] = field(factory=set)  # lines named with `as`
    texts: set[str] = field(factory=set)  # lines named by their text
    shared: set[str] = field(factory=set)  # local values that are the same for both sides
    fractions: dict[str, Span] = field(factory=dict)  # local values that need not be whole, and the line that does it
    cites: tuple[e.Cite, ...] = ()

    @property
    def contest(self) -> bool:
        return self.word == "contest"

    @property
    def record(self) -> e.Record | None:
        return self.world.records.get(self.records[0]) if self.records else None

    def is_role(self, name: str) -> bool:
        return name in self.roles or (self.contest and name == "enemy") or self.world.record_of(name) is not None

    def side(self, role: str) -> bool:
        """Whether the role is a side of the contest in hand."""
        return self.contest and (role in self.roles or role == "enemy")

    def who(self, role: str | None) -> str:
        """How a reference names the role: "" for the party itself."""
        if role is None or (not self.contest and self.roles and role == self.roles[0]):
            return ""
        return role

    def record_for(self, who: str) -> e.Record | None:
        if not who:
            return self.record
        if who in self.roles:
            return self.world.records.get(self.records[self.roles.index(who)])
        if self.contest and who == "enemy":
            return self.world.records.get(self.records[-1])
        return self.world.record_of(who)
