"""The syntax tree: frozen nodes, each with its span. One Line class, because the language has one line shape.

Spans and comments do not take part in ==, so that "formatted text parses to the same tree" is one comparison.
Names are kept as written; nothing here knows what a name means.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import TypeAlias

from attrs import field, frozen

from rulec.source import Span

_NOWHERE = Span("", 0, 0)


def _span() -> Span:
    return field(default=_NOWHERE, eq=False, repr=False, kw_only=True)


def _spots() -> tuple[Span, ...]:
    """Where the roles of a statement stand, in the order written."""
    return field(default=(), eq=False, repr=False, kw_only=True)


# ---------------------------------------------------------------- numbers and names


@frozen
class Number:
    """A figure as written. unit: yd in cm mm deg move (singular), ":" for a ratio such as 3:2, or None."""

    text: str  # the figure without its unit, as written: "1/2", "3:2", "20"
    unit: str | None = None
    span: Span = _span()

    @property
    def value(self) -> Fraction:
        return Fraction(self.text.replace(":", "/"))


@frozen
class Ref:
    """A name, a path (enemy.arm) or a table with keys (ranges(heavy_gun, close)); args is None without brackets."""

    path: tuple[str, ...]
    args: tuple[Expr, ...] | None = None
    span: Span = _span()


@frozen
class Binary:
    """op: + - x over."""

    op: str
    left: Expr
    right: Expr
    span: Span = _span()


@frozen
class Half:
    of: Expr
    span: Span = _span()


@frozen
class Negative:
    """A value written with a minus sign: -3, -wheel_cost."""

    of: Expr
    span: Span = _span()


@frozen
class Positive:
    """A value written with a plus sign in a match or a pair: +2."""

    of: Expr
    span: Span = _span()


@frozen
class Fold:
    """how: sum average largest smallest best worst share. Over written items, or over a list fact (one Ref item)."""

    how: str
    items: tuple[Expr, ...]
    listed: bool  # True: `sum of units.stands`; False: `largest of (a, b)`
    span: Span = _span()


@frozen
class Column:
    """which: the first last. `last column of ranges(arm) for range`."""

    which: str
    table: Ref
    of: Ref
    span: Span = _span()


Expr: TypeAlias = Number | Ref | Binary | Half | Negative | Positive | Fold | Column

# ---------------------------------------------------------------- matches and conditions


@frozen
class Alt:
    """form: is | to | or more | or less | or better | or worse | more than | less than | within | beyond."""

    form: str
    low: Expr
    high: Expr | None = None
    span: Span = _span()


@frozen
class Match:
    alts: tuple[Alt, ...]
    span: Span = _span()


@frozen
class Holds:
    of: Expr
    span: Span = _span()


@frozen
class Is:
    of: Expr
    match: Match
    negated: bool = False
    span: Span = _span()


@frozen
class Compare:
    """relation: within | beyond | more than | less than."""

    left: Expr
    relation: str
    right: Expr
    span: Span = _span()


@frozen
class Not:
    of: Cond
    span: Span = _span()


@frozen
class All:
    of: tuple[Cond, ...]
    span: Span = _span()


@frozen
class AnyOf:
    of: tuple[Cond, ...]
    span: Span = _span()


Cond: TypeAlias = Holds | Is | Compare | Not | All | AnyOf

# ---------------------------------------------------------------- effects


@frozen
class ChangeBy:
    """`+2 dp`, `-1 actions`, `+scored target.hits`."""

    sign: str
    amount: Expr
    target: Ref
    span: Span = _span()


@frozen
class Becomes:
    """`state = broken`, `time = 1/2 move`."""

    target: Ref
    value: Expr
    span: Span = _span()


@frozen
class ShiftBy:
    """`state worse by lost`; way: better | worse."""

    target: Ref
    way: str
    amount: Expr
    span: Span = _span()


@frozen
class Obliges:
    """`must pursue`, `may remain/retire`, `attacker must rout`; verdict: must | may | may not."""

    who: str | None
    verdict: str
    acts: tuple[str, ...]
    span: Span = _span()


@frozen
class Take:
    """`take control`, `take risk for leader`: do that test now."""

    path: tuple[str, ...]
    role: str | None = None
    span: Span = _span()
    at: Span = _span()  # of the path


@frozen
class Nothing:
    span: Span = _span()


Effect: TypeAlias = ChangeBy | Becomes | ShiftBy | Obliges | Take | Nothing

# ---------------------------------------------------------------- dice


@frozen
class DieItem:
    """`optional D6`, `1 or 2 AvD` (low 1, high 2), `shots D6`, `best of 2 D5` (pick best). low None: one die."""

    die: str
    low: Expr | None = None
    high: Expr | None = None
    optional: bool = False
    pick: str | None = None
    span: Span = _span()


# ---------------------------------------------------------------- the tail of a line


@frozen
class Label:
    """Printed text. text is the content with \\" and \\\\ undone; markup and {names} are still in it."""

    text: str
    span: Span = _span()


@frozen
class Cite:
    """`@qrs 84-102, 110`: lines is ((84, 102), (110, 110)); empty cites the document as a whole."""

    source: str
    lines: tuple[tuple[int, int], ...]
    span: Span = _span()


@frozen
class Per:
    """`per dice`; with each: `per 45 deg of angle or part`."""

    of: Expr
    each: Number | None = None
    or_part: bool = False
    span: Span = _span()


@frozen
class Tail:
    alias: str | None = None
    was: tuple[str, ...] | None = None
    per: Per | None = None
    at_most: Expr | None = None
    when: Cond | None = None
    unless: Cond | None = None
    otherwise: bool = False
    because: Label | None = None
    cites: tuple[Cite, ...] = ()
    span: Span = _span()


# ---------------------------------------------------------------- leads: headers


@frozen
class Name:
    text: str
    was: tuple[str, ...] | None = None
    span: Span = _span()


@frozen
class LanguageHead:
    """`language 1`, the first line of a file; it may be left out."""

    version: int


@frozen
class RulesetHead:
    name: Name


@frozen
class SectionHead:
    name: Name


@frozen
class SheetHead:
    name: Name


@frozen
class DieHead:
    name: Name
    faces: tuple[Number, ...]


@frozen
class KindHead:
    """ordered: best | worst | lowest | highest (first), or None."""

    name: Name
    ordered: str | None


@frozen
class RecordHead:
    name: Name
    also: tuple[str, ...]


@frozen
class NeverHead:
    """`never arm is guns and doing is pursuit`; the condition stands in when/unless of the tail; role as written."""

    cond: Cond
    role: str | None = None
    against: str | None = None
    spots: tuple[Span, ...] = _spots()


@frozen
class TableHead:
    """gives: the kind of cell. relation: within | at least | None (what a cell means when it is looked up backwards)."""

    name: Name
    keys: tuple[Ref, ...]
    relation: str | None
    gives: Domain | None  # None: `gives length`, or nothing said
    length: bool  # `gives length` / `gives within length`


@frozen
class StatementHead:
    """word: value term test action contest gain. start, stop, rounding: the `= expr [to expr] [rounding up]` of a value."""

    word: str
    name: Name  # for gain, the fact
    role: str | None = None
    against: str | None = None
    between: tuple[str, str] | None = None
    start: Expr | None = None
    stop: Expr | None = None
    rounding: str | None = None
    spots: tuple[Span, ...] = _spots()


@frozen
class SequenceHead:
    name: Name


@frozen
class RulingHead:
    name: Name


@frozen
class AllowHead:
    """`allow gap in combat.results because "..."`."""

    slug: str
    place: tuple[str, ...]


@frozen
class ExampleHead:
    """`example "..." of control`; the title is the label. table: an example table follows (pipe rows)."""

    of: tuple[str, ...]
    span: Span = _span()  # of what it is of


@frozen
class VariantHead:
    name: Name
    of: str


@frozen
class ChangeHead:
    """`change contest combat`."""

    word: str
    path: tuple[str, ...]


@frozen
class ConceptHead:
    name: Name
    unit: str | None = None


# ---------------------------------------------------------------- leads: lines of blocks


@frozen
class Note:
    """`note "..."`; the text is the label of the line."""


@frozen
class Setting:
    """`family cfeo`, `columns 2`, `source qrs "cfeo16-qrs"`."""

    word: str
    values: tuple[Ref | Number | Label, ...]


@frozen
class Member:
    """A member of a kind; members is set for a group (`foot = pikes, swords`)."""

    name: Name
    members: tuple[str, ...] = ()


@frozen
class Domain:
    """`line/march_column`, `Grade`, `0 to 6`, `0 yd to 720 yd`, `1 to 6 of unit`, `0 moves to 1 move by 1/2 move`."""

    alts: tuple[Alt, ...]  # form is | to
    step: Number | None = None
    of: str | None = None
    assumed: Label | None = None  # the reason, for `assumed ... because "..."`
    span: Span = _span()


@frozen
class Field:
    """seen: measured | judged | None."""

    name: Name
    domain: Domain
    normally: Expr | None = None
    seen: str | None = None


@frozen
class Patch:
    """`remove NAME`, `before NAME`, `after NAME`."""

    word: str
    path: tuple[str, ...]


@frozen
class Add:
    """`+1`, `-10 yd`, `-wheel_cost`, `+/-1`, `optional +1`; sign: + - +/-."""

    sign: str
    amount: Expr
    optional: bool = False


@frozen
class Set:
    """`2 in`, `total x 10 yd`, `2 in to 4 in`."""

    value: Expr
    stop: Expr | None = None
    rounding: str | None = None


@frozen
class Double:
    pass


@frozen
class Halve:
    rounding: str | None = None


@frozen
class AtLeast:
    value: Expr


@frozen
class AtMost:
    value: Expr


@frozen
class By:
    """`by grade "Grade": A +2, B +1`; a pair's amount is Positive, Negative, or None for `none`."""

    of: Ref
    pairs: tuple[tuple[Match, Expr | None], ...]


@frozen
class Verdict:
    """word: must | may | may not | need not."""

    word: str


@frozen
class Roll:
    dice: tuple[DieItem, ...]


@frozen
class Modifiers:
    pass


@frozen
class ValueStep:
    name: Name
    start: Expr | None = None
    stop: Expr | None = None
    rounding: str | None = None


@frozen
class Results:
    on: Expr | None = None


@frozen
class Each:
    match: Match


@frozen
class Plain:
    """A line that is text and effects only: a plain step, or (also: False/True) a case under a band."""

    also: bool = False


@frozen
class Band:
    match: Match


@frozen
class Others:
    pass


@frozen
class Phase:
    name: Name


@frozen
class Cell:
    """A cell of a table. text: what prints instead; match: what it is; words: a label in words; dash: none, printed."""

    text: Label | None = None
    match: Match | None = None
    words: str | None = None
    dash: bool = False
    span: Span = _span()


@frozen
class Row:
    """One pipe row; the first row of a table is its heading (head)."""

    cells: tuple[Cell, ...]
    head: bool = False


@frozen
class ExampleFact:
    """One `fact`, `not fact` or `fact = value` of an example; value None with negated False means yes."""

    target: Ref
    value: Expr | None = None
    negated: bool = False
    span: Span = _span()


@frozen
class Given:
    """word: given | chosen | rolls | gives | raises, with its role, settings, faces or code."""

    word: str
    role: str | None = None
    facts: tuple[ExampleFact | Obliges, ...] = ()
    rolls: tuple[Number, ...] = ()
    code: str | None = None


@frozen
class ExampleRow:
    """A pipe row of an example table: the heading cells are paths as text (`unit.grade`, `dice`, `gives total`)."""

    cells: tuple[str, ...]
    head: bool = False
    text: str = field(default="", eq=False, repr=False, kw_only=True)  # the row as written

    def starts(self) -> Iterator[int]:
        """Where in the row each cell begins."""
        at = 0
        for cell in self.cells:
            at = max(self.text.find(cell, self.text.find("|", at) + 1), 0)
            yield at
            at += len(cell)


@frozen
class Align:
    """A line of a concept. word: place | silent | differ."""

    word: str
    rulesets: tuple[str, ...]
    place: Ref | None = None


Lead: TypeAlias = (
    LanguageHead | RulesetHead | SectionHead | SheetHead | DieHead | KindHead | RecordHead | NeverHead | TableHead
    | StatementHead | SequenceHead | RulingHead | AllowHead | ExampleHead | VariantHead | ChangeHead | ConceptHead
    | Note | Setting | Member | Field | Patch | Add | Set | Double | Halve | AtLeast | AtMost | By | Verdict | Roll
    | Modifiers | ValueStep | Results | Each | Plain | Band | Others | Phase | Row | Given | ExampleRow | Align
)  # fmt: skip


@frozen
class Line:
    """lead "label" effects tail, and the lines of its block. before: full-line comments above it ("" is a blank line)."""

    lead: Lead
    label: Label | None = None
    effects: tuple[Effect, ...] = ()
    tail: Tail = Tail()
    body: tuple[Line, ...] = ()
    span: Span = _span()
    before: tuple[str, ...] = field(default=(), eq=False, repr=False, kw_only=True)
    after: str | None = field(default=None, eq=False, repr=False, kw_only=True)


@frozen
class Lost:
    """A line that could not be read, for its place: what it and its block seem to declare, so that nobody misses it.

    texts: printed texts, which name their lines; within, head: the name and the header of the block that it stands in;
    header: it is a header itself, and may be any.
    """

    names: frozenset[str]
    texts: frozenset[str]
    within: str
    head: Span | None
    header: bool


@frozen
class Tree:
    """A file. trailing: comments below the last line; lost: the lines that could not be read."""

    lines: tuple[Line, ...]
    trailing: tuple[str, ...] = field(default=(), eq=False)
    lost: tuple[Lost, ...] = field(default=(), eq=False)
