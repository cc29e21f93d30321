"""The model: rulesets with every name resolved and everything typed. Frozen; the only input of checks, back ends, diff.

Who: a reference to a fact, value or line says whose it is. "" is the party being worked out (the first role of the
statement, or the side in turn of a contest); any other text is a role as written ("enemy", "target", "attacker",
"leader"). Values at run time are Fraction (numbers, lengths in the ruleset's unit, degrees, parts of a move, ratios),
str (members of a kind), bool (yes/no) and None (none).
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import TypeAlias

from attrs import field, frozen

from rulec.source import Span

Value: TypeAlias = Fraction | str | bool | None


def _span() -> Span:
    return field(eq=False, repr=False, kw_only=True, default=Span("", 0, 0))


@frozen
class Cite:
    """Lines of a document: source is the ruleset's short name for it (qrs), lines are inclusive pairs."""

    source: str
    lines: tuple[tuple[int, int], ...]

    def __str__(self) -> str:
        parts = ", ".join(str(a) if a == b else f"{a}-{b}" for a, b in self.lines)
        return f"@{self.source} {parts}".rstrip()


# ---------------------------------------------------------------- types and domains


@frozen
class Type:
    """sort: number | length | angle | move | ratio | member | yesno | none | list. kind: the Kind's name for a member of
    a declared kind ("" for an anonymous choice). values: the members, for member."""

    sort: str
    kind: str = ""
    values: tuple[str, ...] = ()


@frozen
class Domain:
    """What a fact can be. values for members (in order); low and high for numbers (None: not bounded)."""

    type: Type
    low: Fraction | None = None
    high: Fraction | None = None
    step: Fraction | None = None  # counts step by 1; a length has no step unless the rules say one
    record: str = ""  # for a list: what it is a list of (low to high of them)
    assumed: str = ""  # why the bounds are assumed, if no document states them


# ---------------------------------------------------------------- expressions


@frozen
class Const:
    value: Value
    type: Type


@frozen
class FactOf:
    who: str
    fact: str
    type: Type


@frozen
class LocalOf:
    """A value made by a step of the statement in hand, or a built-in: total natural dice side chosen cause gained."""

    who: str
    name: str
    type: Type


@frozen
class ValueOf:
    """A figure or term stated elsewhere, worked out for who."""

    who: str
    statement: str
    type: Type


@frozen
class LineHeld:
    """Whether the named line of the statement in hand counted."""

    who: str
    line: str


@frozen
class TableCell:
    table: str
    keys: tuple[Expr, ...]
    type: Type


@frozen
class ColumnFor:
    """which: the | first | last; keys: all but the last; gives the heading whose cell holds the value."""

    which: str
    table: str
    keys: tuple[Expr, ...]
    of: Expr
    type: Type


@frozen
class Arith:
    """op: + - x over."""

    op: str
    left: Expr
    right: Expr
    type: Type


@frozen
class Negate:
    of: Expr
    type: Type


@frozen
class Fold:
    """how: sum | average | largest | smallest."""

    how: str
    items: tuple[Expr, ...]
    type: Type


@frozen
class FoldList:
    """how over a list fact of who; each is worked out with every element in turn as the party ("")."""

    how: str  # sum | average | largest | smallest | best | worst
    who: str
    fact: str
    each: Expr
    type: Type


Expr: TypeAlias = (
    Const | FactOf | LocalOf | ValueOf | LineHeld | TableCell | ColumnFor | Arith | Negate | Fold | FoldList
)

# ---------------------------------------------------------------- matches and conditions


@frozen
class Members:
    """One of these values: members, yes/no as bool, or None for `none`. Groups and spans of a kind are spelt out."""

    values: tuple[Value, ...]


@frozen
class Between:
    """low to high; either may be missing (open end) or excluded (open: more than, less than, beyond)."""

    low: Expr | None
    high: Expr | None
    low_open: bool = False
    high_open: bool = False


@frozen
class Equals:
    """The same value as another fact or figure."""

    of: Expr


@frozen
class Ranked:
    """Along an ordered kind (values best first): as good as, or better / worse than, another fact of that kind."""

    of: Expr
    way: str  # better | worse
    order: tuple[str, ...]


Alt: TypeAlias = Members | Between | Equals | Ranked


@frozen
class Match:
    alts: tuple[Alt, ...]
    text: str  # as written, for messages and traces
    span: Span = _span()


@frozen
class Truth:
    of: Expr


@frozen
class IsMatch:
    of: Expr
    match: Match
    negated: bool = False


@frozen
class Compare:
    """relation: within (at most) | beyond (more than) | more than | less than."""

    left: Expr
    relation: str
    right: Expr


@frozen
class Not:
    of: Cond


@frozen
class All:
    of: tuple[Cond, ...]


@frozen
class AnyOf:
    of: tuple[Cond, ...]


Cond: TypeAlias = Truth | IsMatch | Compare | Not | All | AnyOf

# ---------------------------------------------------------------- effects


@frozen
class ChangeBy:
    """Gain or lose: amount is signed already (a loss is Negate)."""

    who: str
    fact: str
    amount: Expr


@frozen
class Becomes:
    who: str
    fact: str
    value: Expr


@frozen
class ShiftBy:
    """Along an ordered kind, order best first, stopping at its end. way: better | worse."""

    who: str
    fact: str
    way: str
    amount: Expr
    order: tuple[str, ...]


@frozen
class Obliges:
    """verdict: must | may | may not."""

    who: str
    verdict: str
    acts: tuple[str, ...]


@frozen
class Take:
    """Do that statement now, for who; again: it is the contest one is in (another round)."""

    statement: str
    who: str
    again: bool = False


@frozen
class Nothing:
    pass


Effect: TypeAlias = ChangeBy | Becomes | ShiftBy | Obliges | Take | Nothing

# ---------------------------------------------------------------- lines and steps


@frozen
class Per:
    of: Expr
    each: Fraction | None = None
    or_part: bool = False


@frozen
class Line:
    """What every line has. when is the whole condition (unless folded in); otherwise: no earlier line of the list held."""

    name: str
    label: str
    when: Cond | None
    otherwise: bool
    cites: tuple[Cite, ...]
    notes: tuple[str, ...]
    ruling: str  # the ruling or variant that wrote it, "" for the rules themselves
    span: Span = _span()


@frozen
class FigureLine(Line):
    """op: add | set | double | halve | at least | at most | by. sign: + - +/- (add). pairs: for by."""

    op: str = "add"
    amount: Expr | None = None
    sign: str = "+"
    optional: bool = False
    stop: Expr | None = None
    rounding: str | None = None
    per: Per | None = None
    at_most: Expr | None = None
    by: Expr | None = None
    pairs: tuple[tuple[Match, Expr | None], ...] = ()  # amounts carry their sign


@frozen
class Figure:
    """start, stop: the header's `= a [to b]`, the last alternative of the unsigned lines."""

    start: Expr | None
    stop: Expr | None
    rounding: str | None
    lines: tuple[FigureLine, ...]
    type: Type


@frozen
class EffectLine(Line):
    """A plain line, a case under a band (also or not), a verdict line's text, a phase line, a line of a term."""

    effects: tuple[Effect, ...] = ()
    also: bool = False
    per: Per | None = None  # multiplies what its effects gain or lose
    at_most: Expr | None = None


@frozen
class VerdictLine(Line):
    word: str = "may"  # must | may | may not | need not


@frozen
class DieItem:
    """die: name of a die. low to high dice by choice; high None: exactly low. pick: best | worst | None."""

    die: str
    low: Expr
    high: Expr | None
    optional: bool
    pick: str | None


@frozen
class RollLine(Line):
    dice: tuple[DieItem, ...] = ()


@frozen
class EachLine(Line):
    match: Match = field(kw_only=True)
    effects: tuple[Effect, ...] = ()


@frozen
class BandLine(Line):
    """match None and others False: a line of text, tried at its place. The first case that holds counts, also lines too."""

    match: Match | None = None
    others: bool = False
    effects: tuple[Effect, ...] = ()
    cases: tuple[EffectLine, ...] = ()


@frozen
class VerdictStep:
    lines: tuple[VerdictLine, ...]


@frozen
class RollStep:
    """name "" makes total, natural, dice; a named roll makes a figure of its own."""

    lines: tuple[RollLine, ...]
    name: str


@frozen
class EachStep:
    lines: tuple[EachLine, ...]


@frozen
class ModifiersStep:
    label: str
    when: Cond | None
    figure: Figure
    cites: tuple[Cite, ...]
    span: Span = _span()


@frozen
class ValueStep:
    name: str
    label: str
    figure: Figure
    cites: tuple[Cite, ...]
    when: Cond | None = None
    span: Span = _span()


@frozen
class ResultsStep:
    """on: the figure the bands are about (total when none is written). shared: written with the sides' names, run once."""

    label: str
    on: Expr | None
    shared: bool
    lines: tuple[BandLine, ...]
    cites: tuple[Cite, ...]
    span: Span = _span()


@frozen
class EffectStep:
    line: EffectLine


Step: TypeAlias = VerdictStep | RollStep | EachStep | ModifiersStep | ValueStep | ResultsStep | EffectStep

# ---------------------------------------------------------------- statements


@frozen
class Statement:
    """word: value | term | test | action | contest | gain. roles: the first is "" in its references.
    value has figure; term has cases (any one suffices; none: a glossary word); the others have steps."""

    name: str
    word: str
    label: str
    roles: tuple[str, ...]
    records: tuple[str, ...]  # the record of each role
    when: Cond | None
    steps: tuple[Step, ...]
    figure: Figure | None
    cases: tuple[EffectLine, ...]
    fact: str  # gain: the fact it limits
    section: str
    cites: tuple[Cite, ...]
    notes: tuple[str, ...]
    was: str = ""
    ruling: str = ""
    span: Span = _span()


@frozen
class Cell:
    """match None: none (dash or blank prints, or text does). text: what prints."""

    match: Match | None
    text: str
    span: Span = _span()


@frozen
class Row:
    keys: tuple[Match, ...]
    labels: tuple[str, ...]
    cells: tuple[Cell, ...]
    cites: tuple[Cite, ...]
    ruling: str = ""
    span: Span = _span()


@frozen
class Table:
    """keys: names; the last runs across (columns), the others down. relation: within | at least | "" (a cell, backwards)."""

    name: str
    label: str
    keys: tuple[str, ...]
    key_types: tuple[Type, ...]
    columns: tuple[Match, ...]  # empty for a table of one key
    column_labels: tuple[str, ...]
    rows: tuple[Row, ...]
    relation: str
    type: Type
    section: str
    cites: tuple[Cite, ...]
    notes: tuple[str, ...]
    was: str = ""
    span: Span = _span()


@frozen
class Member:
    name: str
    label: str
    group: tuple[str, ...] = ()  # for a group, its members spelt out


@frozen
class Kind:
    """members in order, groups apart. best_first is members from best (or highest) to worst when ordered, else empty."""

    name: str
    label: str
    members: tuple[Member, ...]
    groups: tuple[Member, ...]
    best_first: tuple[str, ...]
    cites: tuple[Cite, ...]
    span: Span = _span()


@frozen
class Fact:
    name: str
    label: str
    domain: Domain
    default: Value
    has_default: bool
    seen: str  # measured | judged
    cites: tuple[Cite, ...]
    was: str = ""
    span: Span = _span()


@frozen
class Record:
    name: str
    label: str
    roles: tuple[str, ...]  # its own name first
    facts: tuple[Fact, ...]
    span: Span = _span()

    def fact(self, name: str) -> Fact | None:
        return next((f for f in self.facts if f.name == name), None)


@frozen
class Die:
    name: str
    label: str
    faces: tuple[int, ...]
    cites: tuple[Cite, ...]
    span: Span = _span()


@frozen
class Never:
    """A combination that cannot occur: cond holds. roles used in it are in the references."""

    cond: Cond
    cites: tuple[Cite, ...]
    text: str
    span: Span = _span()


@frozen
class Phase:
    name: str
    label: str
    lines: tuple[EffectLine, ...]
    phases: tuple[Phase, ...]
    cites: tuple[Cite, ...]
    span: Span = _span()


@frozen
class Sequence:
    name: str
    label: str
    phases: tuple[Phase, ...]
    section: str
    cites: tuple[Cite, ...]
    span: Span = _span()


@frozen
class Section:
    name: str
    label: str
    cites: tuple[Cite, ...]
    notes: tuple[str, ...]
    span: Span = _span()


@frozen
class Allow:
    slug: str
    place: str
    reason: str
    span: Span = _span()


@frozen
class Ruling:
    name: str
    label: str
    because: str
    cites: tuple[Cite, ...]
    span: Span = _span()


@frozen
class Example:
    """given, gives: (role or "" for the first, name, value). chosen: (choice or role.choice, value).
    rolls: (role as written, faces), "" being one list for all who have none of their own.
    obliged: (role or "", verdict, acts) that must come out. raises: NoRule or IllegalState, or ""."""

    title: str
    of: str
    given: tuple[tuple[str, str, Value], ...]
    chosen: tuple[tuple[str, Value], ...]
    rolls: tuple[tuple[str, tuple[int, ...]], ...]
    gives: tuple[tuple[str, str, Value], ...]
    obliged: tuple[tuple[str, str, tuple[str, ...]], ...]
    raises: str
    cites: tuple[Cite, ...]
    # (role or "", list fact, elements), an element being its (fact, value) pairs
    lists: tuple[tuple[str, str, tuple[tuple[tuple[str, Value], ...], ...]], ...] = ()
    span: Span = _span()


@frozen
class Concept:
    """places: ruleset -> what was written there ("" where silent); reasons: why silent."""

    name: str
    label: str
    unit: str
    places: Mapping[str, str]
    silent: Mapping[str, str]
    differ: tuple[tuple[tuple[str, ...], str], ...]
    span: Span = _span()


@frozen
class SheetHint:
    word: str
    values: tuple[str, ...]


@frozen
class Ruleset:
    name: str
    label: str
    edition: str
    family: str
    length: str  # yd | in | cm | mm
    sources: Mapping[str, str]  # short name -> document
    sections: tuple[Section, ...]
    dice: Mapping[str, Die]
    kinds: Mapping[str, Kind]
    records: Mapping[str, Record]
    nevers: tuple[Never, ...]
    statements: Mapping[str, Statement]  # all but gains, by name, in source order
    gains: tuple[Statement, ...]
    tables: Mapping[str, Table]
    sequences: tuple[Sequence, ...]
    allows: tuple[Allow, ...]
    rulings: tuple[Ruling, ...]
    examples: tuple[Example, ...]
    sheet: tuple[SheetHint, ...]
    variant_of: str = ""
    span: Span = _span()

    def record_of(self, role: str) -> Record | None:
        """The record that can play a role."""
        return next((r for r in self.records.values() if role in r.roles), None)


@frozen
class Model:
    rulesets: Mapping[str, Ruleset]
    concepts: tuple[Concept, ...] = ()
