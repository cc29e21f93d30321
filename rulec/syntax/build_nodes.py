"""The pieces lark has read of one line -> nodes. In: tokens with offsets into the file; out: a Piece (a line without its block).

Lark calls a method as soon as its rule is complete (an embedded transformer), so no tree of lark's is ever built.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from attrs import define
from lark import Token, Transformer

from rulec.diagnostics import Diagnostic, Edit, Fix
from rulec.source import Span
from rulec.syntax import messages as m
from rulec.syntax import nodes as n

Children = list[Any]

_ESCAPE = re.compile(r'\\(["\\])')
_NO_TAIL = n.Tail()
_NO_ROLES: tuple[None, None, tuple[Span, ...]] = (None, None, ())
_HUGE_CITE = re.compile("[0-9]{30,}|^.{1000,}")  # longer than any document


MOST_DIGITS = 30
MOST_DICE = 100


class Refused(Exception):
    """A line, or a figure in it, that cannot be taken, with its finding."""

    def __init__(self, finding: Diagnostic) -> None:
        super().__init__(finding.message)
        self.finding = finding


@define
class Piece:
    """One line as read: what parse.py makes a Line of at once, when the lines of its block are known."""

    lead: n.Lead
    label: n.Label | None = None
    effects: tuple[n.Effect, ...] = ()
    tail: n.Tail = _NO_TAIL


def _binary(op: str) -> Callable[[Build, Children], n.Binary]:
    def build(self: Build, c: Children) -> n.Binary:
        return n.Binary(op, c[0], c[1], span=self.over(c[0], c[1]))

    return build


def _head(head: Any) -> Callable[[Build, Children], Piece]:
    """name [label] [cites]"""

    def build(self: Build, c: Children) -> Piece:
        return Piece(head(c[0]), c[1], tail=self.cited(c[2]))

    return build


def _statement(word: str) -> Callable[[Build, Children], Piece]:
    """name [label] [roles] tail"""

    def build(_: Build, c: Children) -> Piece:
        role, against, spots = c[2] or _NO_ROLES
        return Piece(n.StatementHead(word, c[0], role, against, spots=spots), c[1], tail=c[3])

    return build


def _given(word: str) -> Callable[[Build, Children], Piece]:
    """[role] facts"""
    return lambda _, c: Piece(n.Given(word, str(c[0]) if c[0] else None, c[1]))


def _joined(_: Build, c: Children) -> Token:
    """Several words as one token that stands where they stood: `may not`, `more than`, `A Recoil`."""
    if len(c) == 1 and isinstance(c[0], Token):
        return c[0]
    return Token(c[0].type, " ".join(c), start_pos=c[0].start_pos, end_pos=c[-1].end_pos)


def _patch(word: str) -> Callable[[Build, Children], Piece]:
    return lambda _, c: Piece(n.Patch(word, _texts(_, c[0])))


def _first(_: Build, c: Children) -> Any:
    return c[0]


def _all(_: Build, c: Children) -> tuple[Any, ...]:
    return tuple(c)


def _texts(_: Build, c: Children) -> tuple[str, ...]:
    return tuple(map(str, c))


class Build(Transformer[Token, Any]):
    """file and base (where in it the stretch in hand begins) are set by the parser, under its lock: an embedded
    transformer belongs to one lark parser."""

    file = ""
    base = 0

    # ------------------------------------------------------------ places
    # written out rather than shared: these are called for every node of every line
    def at(self, token: Token) -> Span:
        base: Any = self.base
        return Span(self.file, base + token.start_pos, base + token.end_pos)

    def over(self, first: Any, last: Any) -> Span:
        base: Any = self.base
        start = base + first.start_pos if isinstance(first, Token) else first.span.start
        end = base + last.end_pos if isinstance(last, Token) else last.span.end
        return Span(self.file, start, end)

    def cited(self, cites: tuple[n.Cite, ...] | None, because: n.Label | None = None) -> n.Tail:
        """A tail of a reason and citations; its span, as that of every tail, runs from its first part to its last."""
        if cites:
            return n.Tail(because=because, cites=cites, span=self.over(because or cites[0], cites[-1]))
        return _NO_TAIL if because is None else n.Tail(because=because, span=because.span)

    # ------------------------------------------------------------ start rules and plain lists
    header = setting = member = field = noteline = rowline = rowtail = figure = step = band = case = phase = _first
    given = align = patch = fdomain = when = unless = upto = _first
    keys = choices = fieldopts = pairs = effects = dice = facts = outcomes = setvalues = _all
    path = acts = _all
    names = _texts
    verdict = everdict = rel = foldword = which = pick = words = sign = esign = shift = place = _joined

    # ------------------------------------------------------------ small parts
    def because(self, c: Children) -> n.Label:
        label: n.Label = c[0]
        if not label.text.strip():
            help_ = "say why: what the document leaves open, and why it is read so"
            raise Refused(m.TOO_SHORT.at(label.span, "a reason that says nothing", help=help_))
        return label

    def name(self, c: Children) -> n.Name:
        return n.Name(str(c[0]), _texts(self, c[1]) if c[1] else None, span=self.at(c[0]))

    def gained(self, c: Children) -> n.Name:
        return n.Name(".".join(c[0]), span=self.over(c[0][0], c[0][-1]))

    def label(self, c: Children) -> n.Label:
        text = c[0][1:-1]
        return n.Label(_ESCAPE.sub(r"\1", text) if "\\" in text else text, span=self.at(c[0]))

    def plainref(self, c: Children) -> n.Ref:
        return n.Ref(tuple(map(str, c)), span=self.over(c[0], c[-1]))

    def quantity(self, c: Children) -> n.Number:
        figure, unit = c
        if len(figure) > MOST_DIGITS or figure.type != "NUMBER":
            self._check_digits(figure)
        if unit is None:
            return n.Number(str(figure), ":" if figure.type == "RATIO" else None, span=self.at(figure))
        return n.Number(str(figure), "move" if unit == "moves" else str(unit), span=self.over(figure, unit))

    def _number(self, token: Token) -> n.Number:
        self._check_digits(token)
        return n.Number(str(token), span=self.at(token))

    def _check_digits(self, token: Token) -> None:
        """Figures that no sheet has: very long ones, and parts of nothing."""
        if len(token) > MOST_DIGITS:
            raise Refused(m.TOO_MUCH.at(self.at(token), f"a number of {len(token)} digits; the most is {MOST_DIGITS}"))
        if token.type in ("FRACTION", "RATIO") and not re.split("[/:]", token)[1].strip("0"):
            raise Refused(m.BAD_NUMBER.at(self.at(token), f"`{token}` divides by nothing"))

    def faces(self, c: Children) -> tuple[n.Number, ...]:
        return tuple(map(self._number, c))

    def slug(self, c: Children) -> str:
        return str(c[0])

    def ordered(self, c: Children) -> str:
        return str(c[1])

    def rounding(self, c: Children) -> str:
        return str(c[1])

    def roles(self, c: Children) -> tuple[str, str | None, tuple[Span, ...]]:
        if c[1]:
            return str(c[0]), str(c[1]), (self.at(c[0]), self.at(c[1]))
        return str(c[0]), None, (self.at(c[0]),)

    def start(self, c: Children) -> tuple[Any, Any, Any]:
        return c[0], c[1], c[2]

    def cites(self, c: Children) -> tuple[n.Cite, ...]:
        return tuple([self._cite(t) for t in c])

    def _cite(self, token: Token) -> n.Cite:
        source, _, rest = (
            str(token)[1:].partition(" ") if "\t" not in token else token[1:].replace("\t", " ").partition(" ")
        )
        if rest.isdigit() and len(rest) < MOST_DIGITS:  # most of them
            return n.Cite(source, ((int(rest), int(rest)),), span=self.at(token))
        if len(rest) > MOST_DIGITS and _HUGE_CITE.search(rest):
            raise Refused(m.TOO_MUCH.at(self.at(token), "a citation longer than any document"))
        lines = []
        for part in rest.split(",") if rest else ():
            low, _, high = part.partition("-")
            lines.append((int(low), int(high or low)))
            if lines[-1][0] > lines[-1][1]:
                raise Refused(self._backwards(token, part.strip()))
        return n.Cite(source, tuple(lines), span=self.at(token))

    def _backwards(self, token: Token, written: str) -> Diagnostic:
        span = self.at(token)
        start = span.start + token.index(written)
        stretch = Span(span.path, start, start + len(written))
        meant = "-".join(reversed(written.split("-")))
        fix = Fix(f"write `{meant}`", (Edit(stretch, meant),))
        return m.UNEXPECTED.at(stretch, f"lines {written} run backwards", help=f"write `{meant}`", fix=fix)

    # ------------------------------------------------------------ headers
    ruleset, section, sheet = _head(n.RulesetHead), _head(n.SectionHead), _head(n.SheetHead)
    sequence = _head(n.SequenceHead)
    test, action, term_head, gain = _statement("test"), _statement("action"), _statement("term"), _statement("gain")

    def language(self, c: Children) -> Piece:
        return Piece(n.LanguageHead(int(c[0]) if c[0].isdigit() and len(c[0]) < 4 else 0))

    def die(self, c: Children) -> Piece:
        return Piece(n.DieHead(c[0], c[2]), c[1], tail=self.cited(c[3]))

    def kind(self, c: Children) -> Piece:
        return Piece(n.KindHead(c[0], c[2]), c[1], tail=self.cited(c[3]))

    def record(self, c: Children) -> Piece:
        return Piece(n.RecordHead(c[0], c[2] or ()), c[1], tail=self.cited(c[3]))

    def never(self, c: Children) -> Piece:
        (role, against, spots), (alias, was), unless, because, cites = c[0] or _NO_ROLES, c[3] or (None, None), *c[4:]
        tail = self.cited(cites, because)
        first = alias or unless
        if first is not None:
            last = cites[-1] if cites else because or unless or alias
            tail = n.Tail(
                alias and str(alias),
                was,
                None,
                None,
                None,
                unless,
                False,
                because,
                cites or (),
                span=self.over(first, last),
            )
        return Piece(n.NeverHead(c[2], role, against, spots=spots), c[1], tail=tail)

    def table(self, c: Children) -> Piece:
        relation, gives, length = c[3] or (None, None, False)
        return Piece(n.TableHead(c[0], c[2], relation, gives, length), c[1], tail=self.cited(c[4]))

    def gives_within_length(self, _: Children) -> tuple[Any, ...]:
        return "within", None, True

    def gives_within(self, c: Children) -> tuple[Any, ...]:
        return "within", c[0], False

    def gives_at_least(self, c: Children) -> tuple[Any, ...]:
        return "at least", c[0], False

    def gives_length(self, _: Children) -> tuple[Any, ...]:
        return None, None, True

    def gives_domain(self, c: Children) -> tuple[Any, ...]:
        return None, c[0], False

    def value(self, c: Children) -> Piece:
        role, against, spots = c[2] or _NO_ROLES
        start, stop, rounding = c[3] or (None, None, None)
        head = n.StatementHead("value", c[0], role, against, start=start, stop=stop, rounding=rounding, spots=spots)
        return Piece(head, c[1], tail=c[4])

    def contest(self, c: Children) -> Piece:
        sides, spots = (str(c[2]), str(c[3])), (self.at(c[2]), self.at(c[3]))
        return Piece(n.StatementHead("contest", c[0], between=sides, spots=spots), c[1], tail=c[4])

    def ruling(self, c: Children) -> Piece:
        return Piece(n.RulingHead(c[0]), c[1], tail=self.cited(c[3], c[2]))

    def allow(self, c: Children) -> Piece:
        return Piece(n.AllowHead(c[0], _texts(self, c[1])), tail=self.cited(c[3], c[2]))

    def example(self, c: Children) -> Piece:
        of = n.ExampleHead(_texts(self, c[1]), span=self.over(c[1][0], c[1][-1]))
        return Piece(of, c[0], tail=self.cited(c[2]))

    def variant(self, c: Children) -> Piece:
        return Piece(n.VariantHead(c[0], str(c[2])), c[1], tail=self.cited(c[4], c[3]))

    def change(self, c: Children) -> Piece:
        return Piece(n.ChangeHead(str(c[0]), _texts(self, c[1])), tail=self.cited(c[2]))

    def concept(self, c: Children) -> Piece:
        return Piece(n.ConceptHead(c[0], str(c[2]) if c[2] else None), c[1], tail=self.cited(c[3]))

    def note(self, c: Children) -> Piece:
        return Piece(n.Note(), c[0], tail=self.cited(c[1]))

    # ------------------------------------------------------------ declaring blocks
    def choice(self, c: Children) -> n.Alt:
        return n.Alt("to" if c[1] else "is", c[0], c[1], span=self.over(c[0], c[1] or c[0]))

    def domain(self, c: Children) -> n.Domain:
        alts, more = c[0], c[1]
        step, of = (more, None) if isinstance(more, n.Number) else (None, str(more) if more else None)
        return n.Domain(alts, step, of, span=self.over(alts[0], more or alts[-1]))

    def assumed(self, c: Children) -> n.Domain:
        return n.Domain(c[0].alts, c[0].step, c[0].of, c[1], span=self.over(c[0], c[1]))

    def setting_line(self, c: Children) -> Piece:
        return Piece(n.Setting(str(c[0]), c[1]), tail=self.cited(c[2]))

    def member_line(self, c: Children) -> Piece:
        return Piece(n.Member(c[0], c[2] or ()), c[1], tail=self.cited(c[3]))

    def field_line(self, c: Children) -> Piece:
        seen = dict(c[3])
        return Piece(n.Field(c[0], c[2], seen.get("normally"), seen.get("seen")), c[1], tail=self.cited(c[4]))

    def normally(self, c: Children) -> tuple[str, Any]:
        return "normally", c[0]

    def measured(self, _: Children) -> tuple[str, Any]:
        return "seen", "measured"

    def judged(self, _: Children) -> tuple[str, Any]:
        return "seen", "judged"

    remove, before, after = _patch("remove"), _patch("before"), _patch("after")

    # ------------------------------------------------------------ figures
    def add(self, c: Children) -> Piece:
        return Piece(n.Add(str(c[1]), c[2], c[0] is not None), c[3], tail=c[4])

    def set_to(self, c: Children) -> Piece:
        return Piece(n.Set(c[0], c[1], c[2]), c[3], tail=c[4])

    def double(self, c: Children) -> Piece:
        return Piece(n.Double(), c[0], tail=c[1])

    def halve(self, c: Children) -> Piece:
        return Piece(n.Halve(c[0]), c[1], tail=c[2])

    def floor(self, c: Children) -> Piece:
        return Piece(n.AtLeast(c[0]), c[1], tail=c[2])

    def cap(self, c: Children) -> Piece:
        return Piece(n.AtMost(c[0]), c[1], tail=c[2])

    def by(self, c: Children) -> Piece:
        return Piece(n.By(c[0], c[2]), c[1], tail=c[3])

    def pair(self, c: Children) -> tuple[n.Match, n.Expr | None]:
        signed = n.Positive if c[1] == "+" else n.Negative
        return c[0], signed(c[2], span=c[2].span)

    def pair_none(self, c: Children) -> tuple[n.Match, n.Expr | None]:
        return c[0], None

    # ------------------------------------------------------------ steps, bands, cases, phases
    def verdict_line(self, c: Children) -> Piece:
        return Piece(n.Verdict(str(c[0])), c[1], tail=c[2])

    def roll(self, c: Children) -> Piece:
        return Piece(n.Roll(c[0]), c[1], tail=c[2])

    def modifiers(self, c: Children) -> Piece:
        return Piece(n.Modifiers(), c[0], tail=c[1])

    def value_step(self, c: Children) -> Piece:
        return Piece(n.ValueStep(c[0], *(c[2] or ())), c[1], tail=c[3])

    def results(self, c: Children) -> Piece:
        return Piece(n.Results(c[0]), c[1], tail=c[2])

    def each(self, c: Children) -> Piece:
        return Piece(n.Each(c[0]), c[1], c[2] or (), c[3])

    def plain(self, c: Children) -> Piece:
        return Piece(n.Plain(), c[0], c[1] or (), c[2])

    def plain_effects(self, c: Children) -> Piece:
        return Piece(n.Plain(), None, c[0], c[1])

    def also(self, c: Children) -> Piece:
        return Piece(n.Plain(also=True), c[0], c[1] or (), c[2])

    def also_effects(self, c: Children) -> Piece:
        return Piece(n.Plain(also=True), None, c[0], c[1])

    def band_line(self, c: Children) -> Piece:
        return Piece(n.Band(c[0]), c[1], c[2] or (), c[3])

    def others(self, c: Children) -> Piece:
        return Piece(n.Others(), c[0], c[1] or (), c[2])

    def phase_line(self, c: Children) -> Piece:
        return Piece(n.Phase(c[0]), c[1], c[2] or (), c[3])

    # ------------------------------------------------------------ tail
    def alias(self, c: Children) -> tuple[Token, tuple[str, ...] | None]:
        return c[0], _texts(self, c[1]) if c[1] else None

    def per(self, c: Children) -> n.Per:
        return n.Per(c[1], c[0], c[2] is not None, span=self.over(c[0] or c[1], c[2] or c[1]))

    def guard(self, c: Children) -> tuple[Any, ...]:
        """(when, unless, the word otherwise)"""
        return c[0], c[1], None

    def guard_unless(self, c: Children) -> tuple[Any, ...]:
        return None, c[0], None

    def guard_otherwise(self, c: Children) -> tuple[Any, ...]:
        return None, None, c[0]

    def tail(self, c: Children) -> n.Tail:
        alias, per, upto, guard, cites = c
        if alias is per is upto is guard is None:
            return self.cited(cites)
        name, was = alias or (None, None)
        when, unless, otherwise = guard or (None, None, None)
        first = name or per or upto or when or unless or otherwise
        last = cites[-1] if cites else otherwise or unless or when or upto or per or name
        span = self.over(first, last)
        alone = otherwise is not None
        return n.Tail(name and str(name), was, per, upto, when, unless, alone, None, cites or (), span=span)

    # ------------------------------------------------------------ effects
    def change_by(self, c: Children) -> n.ChangeBy:
        return n.ChangeBy(str(c[0]), c[1], c[2], span=self.over(c[0], c[2]))

    def becomes(self, c: Children) -> n.Becomes:
        return n.Becomes(c[0], c[1], span=self.over(c[0], c[1]))

    def shift_by(self, c: Children) -> n.ShiftBy:
        return n.ShiftBy(c[0], str(c[1]), c[2], span=self.over(c[0], c[2]))

    def obliges(self, c: Children) -> n.Obliges:
        return n.Obliges(None, str(c[0]), tuple(map(str, c[1])), span=self.over(c[0], c[1][-1]))

    def obliges_who(self, c: Children) -> n.Obliges:
        return n.Obliges(str(c[0]), str(c[1]), tuple(map(str, c[2])), span=self.over(c[0], c[2][-1]))

    def take(self, c: Children) -> n.Take:
        role, at = str(c[2]) if c[2] else None, self.over(c[1][0], c[1][-1])
        return n.Take(tuple(map(str, c[1])), role, span=self.over(c[0], c[2] or c[1][-1]), at=at)

    def nothing(self, c: Children) -> n.Nothing:
        return n.Nothing(span=self.at(c[0]))

    # ------------------------------------------------------------ conditions and matches
    def all_of(self, c: Children) -> n.All:
        return n.All(tuple(c), span=self.over(c[0], c[-1]))

    def any_of(self, c: Children) -> n.AnyOf:
        return n.AnyOf(tuple(c), span=self.over(c[0], c[-1]))

    def negation(self, c: Children) -> n.Not:
        return n.Not(c[1], span=self.over(c[0], c[1]))

    def holds(self, c: Children) -> n.Holds:
        return n.Holds(c[0], span=c[0].span)

    def matches(self, c: Children) -> n.Is:
        return n.Is(c[0], c[1], span=self.over(c[0], c[1]))

    def is_not(self, c: Children) -> n.Is:
        return n.Is(c[0], c[-1], True, span=self.over(c[0], c[-1]))

    def compare(self, c: Children) -> n.Compare:
        return n.Compare(c[0], str(c[1]), c[2], span=self.over(c[0], c[2]))

    def match(self, c: Children) -> n.Match:
        return n.Match(tuple(c), span=c[0].span if len(c) == 1 else self.over(c[0], c[-1]))

    def exactly(self, c: Children) -> n.Alt:
        return n.Alt("is", c[0], span=c[0].span)

    def alt_to(self, c: Children) -> n.Alt:
        return n.Alt("to", c[0], c[1], span=self.over(c[0], c[1]))

    def alt_open(self, c: Children) -> n.Alt:
        return n.Alt(" ".join(c[1].split()), c[0], span=self.over(c[0], c[1]))

    def alt_rel(self, c: Children) -> n.Alt:
        return n.Alt(str(c[0]), c[1], span=self.over(c[0], c[1]))

    # ------------------------------------------------------------ numbers
    plus, minus, times, ratio = _binary("+"), _binary("-"), _binary("x"), _binary("over")

    def positive(self, c: Children) -> n.Positive:
        return n.Positive(c[1], span=self.over(c[0], c[1]))

    def negative(self, c: Children) -> n.Negative:
        return n.Negative(c[1], span=self.over(c[0], c[1]))

    def half(self, c: Children) -> n.Half:
        return n.Half(c[1], span=self.over(c[0], c[1]))

    def fold(self, c: Children) -> n.Fold:
        return n.Fold(str(c[0]), tuple(c[1:-1]), False, span=self.over(c[0], c[-1]))

    def fold_list(self, c: Children) -> n.Fold:
        return n.Fold(str(c[0]), (c[1],), True, span=self.over(c[0], c[1]))

    def column(self, c: Children) -> n.Column:
        return n.Column(str(c[0]), c[1], c[2], span=self.over(c[0], c[2]))

    def word(self, c: Children) -> Token:
        return c[0]  # type: ignore[no-any-return]

    def ref(self, c: Children) -> n.Ref:
        if len(c) == 1:  # most of them; written out, since nothing is called more often
            token, base = c[0], self.base
            return n.Ref((str(token),), span=Span(self.file, base + token.start_pos, base + token.end_pos))
        return n.Ref(tuple(map(str, c)), span=self.over(c[0], c[-1]))

    def lookup(self, c: Children) -> n.Ref:
        path = tuple(str(t) for t in c[:-1] if isinstance(t, Token))
        return n.Ref(path, tuple(c[len(path) : -1]), span=self.over(c[0], c[-1]))

    # ------------------------------------------------------------ dice
    def die_one(self, c: Children) -> n.DieItem:
        return n.DieItem(str(c[1]), optional=c[0] is not None, span=self.over(c[0] or c[1], c[1]))

    def die_count(self, c: Children) -> n.DieItem:
        low, high = c[1]
        return n.DieItem(str(c[2]), low, high, c[0] is not None, span=self.over(c[0] or low, c[2]))

    def die_pick(self, c: Children) -> n.DieItem:
        low, high = c[2]
        return n.DieItem(str(c[3]), low, high, c[0] is not None, str(c[1]), span=self.over(c[0] or c[1], c[3]))

    def count(self, c: Children) -> tuple[n.Expr, n.Expr | None]:
        low, *high = (self._number(t) if isinstance(t, Token) else t for t in c)
        for figure in (low, *high):
            if isinstance(figure, n.Number) and figure.value > MOST_DICE:
                raise Refused(m.TOO_MUCH.at(figure.span, f"{figure.text} dice in one roll; the most is {MOST_DICE}"))
        return low, high[0] if high else None

    # ------------------------------------------------------------ cells, examples, concepts
    def cell_match(self, c: Children) -> n.Cell:
        return n.Cell(c[0], c[1], span=self.over(c[0] or c[1], c[1]))

    def cell_text(self, c: Children) -> n.Cell:
        return n.Cell(c[0], span=c[0].span)

    def cell_words(self, c: Children) -> n.Cell:
        return n.Cell(words=str(c[0]), span=self.at(c[0]))

    def fact(self, c: Children) -> n.ExampleFact:
        return n.ExampleFact(c[0], span=c[0].span)

    def fact_not(self, c: Children) -> n.ExampleFact:
        return n.ExampleFact(c[1], negated=True, span=self.over(c[0], c[1]))

    def fact_is(self, c: Children) -> n.ExampleFact:
        return n.ExampleFact(c[0], c[1], span=self.over(c[0], c[1]))

    def fact_verdict(self, c: Children) -> n.ExampleFact:
        word = n.Ref((str(c[1]),), span=self.at(c[1]))
        return n.ExampleFact(c[0], word, span=self.over(c[0], c[1]))

    given_line, chosen, gives_line = _given("given"), _given("chosen"), _given("gives")

    def rolls(self, c: Children) -> Piece:
        return Piece(n.Given("rolls", str(c[0]) if c[0] else None, rolls=c[1]))

    def raises(self, c: Children) -> Piece:
        return Piece(n.Given("raises", code=c[0]))

    def differ(self, c: Children) -> Piece:
        return Piece(n.Align("differ", c[0]), tail=self.cited(c[2], c[1]))

    def silent(self, c: Children) -> Piece:
        return Piece(n.Align("silent", (str(c[0]),)), tail=self.cited(c[2], c[1]))

    def place_of(self, c: Children) -> Piece:
        return Piece(n.Align("place", (str(c[0]),), c[1]), tail=self.cited(c[2]))
