"""A seed in, a random valid Tree out, over all kinds of node: the tree is made first, its text is the printer's."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeVar

from attrs import evolve

from rulec.syntax import nodes as n

T = TypeVar("T")
WORDS = [
    "alpha", "bravo", "grade", "arm", "unit", "enemy", "target", "foot", "horse", "guns", "dp", "casualties", "state", "rough",
    "A2", "C", "E", "heavy_gun", "total", "dice", "nearest_enemy", "band", "close", "wounds",
    "in_fortifications", "Arm", "order", "first_move", "margin", "zulu9", "wheel_cost", "b_c_d",
]  # fmt: skip
DICE = ["D6", "D10", "AvD", "D5"]
TEXTS = [
    "Others", 'a "quoted" word', "back\\slash", "ends with \\", "# no comment", "*light* and **strong**", "{impetus}",
    "45° or part", "a | b", "Ünïcode — dash", "when unless @qrs 12", "x" * 60, "A long text that goes on " * 3,
    " padded ", "",
]  # fmt: skip
BLOCKS = ["value", "term", "test", "action", "contest", "gain"]


class Maker:
    """Makes nodes; every method makes one node or a part of one."""

    def __init__(self, seed: int) -> None:
        self.r = Random(seed)

    # ------------------------------------------------------------ helpers

    def pick(self, *makers: Callable[[], T]) -> T:
        return self.r.choice(makers)()

    def maybe(self, make: Callable[[], T], chance: float = 0.3) -> T | None:
        return make() if self.r.random() < chance else None

    def some(self, make: Callable[[], T], low: int = 1, high: int = 3) -> tuple[T, ...]:
        return tuple(make() for _ in range(self.r.randint(low, high)))

    def flag(self, chance: float = 0.3) -> bool:
        return self.r.random() < chance

    def word(self) -> str:
        return self.r.choice(WORDS)

    def one(self, words: str) -> str:
        return self.r.choice(words.split(","))

    def path(self) -> tuple[str, ...]:
        return self.some(self.word, 1, 2)

    def label(self) -> n.Label:
        return n.Label(self.r.choice(TEXTS))

    def why(self) -> n.Label:
        return n.Label(self.r.choice([text for text in TEXTS if text.strip()]))

    def name(self) -> n.Name:
        return n.Name(self.word(), self.maybe(self.path, 0.1))

    # ------------------------------------------------------------ numbers

    def whole(self) -> n.Number:
        return n.Number(str(self.r.randint(0, 100)))

    def quantity(self) -> n.Number:
        text = self.r.choice(["0", "1", "2", "20", "720", "1/2", "3/4", "2.5"])
        return n.Number(text, self.r.choice([None, None, "yd", "in", "cm", "mm", "deg", "move"]))

    def figure(self) -> n.Number:
        return n.Number(self.r.choice(["3:2", "1:1"]), ":") if self.flag(0.1) else self.quantity()

    def ref(self) -> n.Ref:
        return n.Ref(self.path(), self.maybe(lambda: self.some(self.simple), 0.15))

    def plain_ref(self) -> n.Ref:
        return n.Ref(self.path())

    def simple(self) -> n.Expr:
        return self.pick(self.figure, self.plain_ref)

    def expr(self, deep: int = 2) -> n.Expr:
        if deep == 0 or self.flag(0.5):
            return self.pick(self.figure, self.ref)
        return self.pick(
            lambda: n.Binary(self.one("+,-,x,over"), self.expr(deep - 1), self.expr(deep - 1)),
            lambda: n.Half(self.expr(deep - 1)),
            lambda: n.Fold(self.how(), self.some(lambda: self.expr(deep - 1)), False),
            lambda: n.Fold(self.how(), (self.plain_ref(),), True),
            lambda: n.Column(self.one("the,first,last"), self.ref(), self.plain_ref()),
        )

    def how(self) -> str:
        return self.one("sum,average,largest,smallest,best,worst,share")

    def value(self) -> n.Expr:
        """What a match is made of."""
        return self.pick(
            self.figure, self.plain_ref, lambda: n.Negative(self.quantity()), lambda: n.Positive(self.quantity())
        )

    # ------------------------------------------------------------ matches and conditions

    def alt(self) -> n.Alt:
        form = self.one("is,is,to,or more,or less,or better,or worse,more than,less than,within,beyond")
        return n.Alt(form, self.value(), self.value() if form == "to" else None)

    def match(self) -> n.Match:
        return n.Match(self.some(self.alt))

    def cond(self, deep: int = 2) -> n.Cond:
        if deep and self.flag(0.5):
            return self.pick(
                lambda: n.Not(self.cond(deep - 1)),
                lambda: n.All(self.some(lambda: self.cond(deep - 1), 2, 4)),
                lambda: n.AnyOf(self.some(lambda: self.cond(deep - 1), 2, 4)),
            )
        return self.pick(
            lambda: n.Holds(self.ref()),
            lambda: n.Is(self.operand(), self.match(), self.flag()),
            lambda: n.Compare(self.operand(), self.one("within,beyond,more than,less than"), self.operand()),
        )

    def operand(self) -> n.Expr:
        return self.expr(1)

    # ------------------------------------------------------------ effects, dice, tails

    def effect(self) -> n.Effect:
        return self.pick(
            lambda: n.ChangeBy(self.one("+,-"), self.pick(self.quantity, self.plain_ref), self.plain_ref()),
            lambda: n.Becomes(self.plain_ref(), self.expr()),
            lambda: n.ShiftBy(self.plain_ref(), self.one("better,worse"), self.operand()),
            self.obliges,
            lambda: n.Take(self.path(), self.maybe(self.word)),
            n.Nothing,
        )

    def obliges(self) -> n.Obliges:
        return n.Obliges(self.maybe(self.word), self.one("must,may,may not"), self.some(self.word))

    def effects(self) -> tuple[n.Effect, ...]:
        return self.some(self.effect, 1, 3)

    def die(self) -> n.DieItem:
        low = self.maybe(lambda: self.pick(self.whole, lambda: n.Ref((self.word(),))), 0.6)
        high = self.whole() if isinstance(low, n.Number) and self.flag() else None
        picks = low is not None and high is None and self.flag()
        return n.DieItem(self.r.choice(DICE), low, high, self.flag(), self.one("best,worst") if picks else None)

    def lines(self) -> tuple[int, int]:
        start = self.r.randint(1, 300)
        return start, start + self.r.choice([0, 0, 1, 20])

    def cites(self) -> tuple[n.Cite, ...]:
        return self.some(lambda: n.Cite(self.one("qrs,book,sheet_2"), self.some(self.lines, 0, 3)), 0, 2)

    def per(self) -> n.Per:
        each = self.maybe(self.quantity)
        return n.Per(self.operand(), each, each is not None and self.flag())

    def tail(self, alias: bool = False, count: bool = False) -> n.Tail:
        otherwise = self.flag(0.15)
        named = self.maybe(self.word) if alias else None
        return n.Tail(
            alias=named,
            was=self.maybe(self.path, 0.2) if named else None,
            per=self.maybe(self.per) if count else None,
            at_most=self.maybe(self.quantity) if count else None,
            when=None if otherwise else self.maybe(self.cond, 0.5),
            unless=None if otherwise else self.maybe(self.cond, 0.2),
            otherwise=otherwise,
            cites=self.cites(),
        )

    def cited(self) -> n.Tail:
        return n.Tail(cites=self.cites())

    def reason(self, cites: bool = True) -> n.Tail:
        return n.Tail(because=self.why(), cites=self.cites() if cites else ())

    def line(
        self, lead: n.Lead, tail: n.Tail, *body: n.Line, label: bool | None = None, effects: bool = False
    ) -> n.Line:
        text = self.maybe(self.label, 0.6 if label is None else float(label))
        return n.Line(lead, text, self.effects() if effects else (), tail, body)

    def block(self, make: Callable[[], n.Line], low: int = 0, high: int = 4) -> tuple[n.Line, ...]:
        return self.some(lambda: self.note() if self.flag(0.05) else make(), low, high)

    def note(self) -> n.Line:
        return self.line(n.Note(), self.cited(), label=True)

    def patch(self) -> n.Line:
        return self.line(n.Patch(self.one("remove,before,after"), self.path()), n.Tail(), label=False)

    # ------------------------------------------------------------ lines of blocks

    def setting(self) -> n.Line:
        values = self.some(lambda: self.pick(self.label, self.quantity, lambda: n.Ref((self.word(),))), 1, 3)
        return self.line(
            n.Setting(self.one("edition,family,length,source,page,together"), values), self.cited(), label=False
        )

    def member(self) -> n.Line:
        return self.line(n.Member(self.name(), self.some(self.word, 0, 3)), self.cited())

    def domain(self, assumed: bool = True) -> n.Domain:
        alt = lambda: n.Alt("to", self.value(), self.value()) if self.flag() else n.Alt("is", self.value())  # noqa: E731
        step, of = self.maybe(self.quantity, 0.2), None
        if step is None:
            of = self.maybe(self.word, 0.2)
        return n.Domain(self.some(alt), step, of, self.maybe(self.why, 0.2) if assumed else None)

    def field(self) -> n.Line:
        seen = self.maybe(lambda: self.one("measured,judged"))
        return self.line(n.Field(self.name(), self.domain(), self.maybe(self.value), seen), self.cited())

    def figure_line(self) -> n.Line:
        if self.flag(0.15):
            return self.patch()
        lead = self.pick(
            lambda: n.Add(self.one("+,-,+/-"), self.pick(self.quantity, self.plain_ref), self.flag(0.2)),
            lambda: n.Set(self.expr(), self.maybe(self.expr), self.maybe(self.rounding)),
            n.Double,
            lambda: n.Halve(self.maybe(self.rounding)),
            lambda: n.AtLeast(self.expr()),
            lambda: n.AtMost(self.expr()),
            lambda: n.By(self.plain_ref(), self.some(self.pair, 1, 4)),
        )
        return self.line(lead, self.tail(alias=True, count=True))

    def rounding(self) -> str:
        return self.one("up,down,nearest")

    def pair(self) -> tuple[n.Match, n.Expr | None]:
        sign = self.r.choice([n.Positive, n.Negative])
        return self.match(), self.maybe(lambda: sign(self.pick(self.quantity, self.plain_ref)), 0.9)

    def step(self) -> n.Line:
        return self.pick(
            lambda: self.line(n.Verdict(self.one("must,may,may not,need not")), self.tail()),
            lambda: self.line(n.Roll(self.some(self.die)), self.tail(alias=True)),
            lambda: self.line(n.Modifiers(), self.tail(), *self.block(self.figure_line)),
            self.value_step,
            lambda: self.line(n.Results(self.maybe(self.expr)), self.cited(), *self.block(self.band)),
            lambda: self.line(n.Each(self.match()), self.tail(), effects=self.flag()),
            lambda: self.case(False),
            self.patch,
        )

    def value_step(self) -> n.Line:
        start = self.maybe(self.expr)
        more = (self.maybe(self.expr), self.maybe(self.rounding)) if start else (None, None)
        return self.line(n.ValueStep(self.name(), start, *more), self.tail(), *self.block(self.figure_line))

    def case(self, also: bool | None = None) -> n.Line:
        text = self.flag(0.8)
        lead = n.Plain(self.flag(0.2) if also is None else also)
        return self.line(lead, self.tail(alias=True, count=True), label=text, effects=not text or self.flag(0.6))

    def band(self) -> n.Line:
        if self.flag(0.2):
            return self.patch()
        if self.flag(0.2):
            return self.line(n.Plain(self.flag()), self.tail(), label=True, effects=self.flag())
        lead = n.Others() if self.flag(0.2) else n.Band(self.match())
        return self.line(lead, self.tail(), *self.block(self.case, 0, 3), effects=self.flag())

    def phase(self, deep: int = 2) -> n.Line:
        if deep == 0 or self.flag(0.3):
            return self.case(False)
        body = self.block(lambda: self.phase(deep - 1), 0, 3)
        return self.line(n.Phase(self.name()), self.tail(), *body, effects=self.flag())

    # ------------------------------------------------------------ tables and examples

    def cell(self, head: bool = False) -> n.Cell:
        words = lambda: n.Cell(words=" ".join(self.some(self.word, 2, 3)))  # noqa: E731
        match = lambda: n.Cell(self.maybe(self.cell_text), self.match())  # noqa: E731
        if head:
            return self.pick(words, match)
        return self.pick(words, match, n.Cell, lambda: n.Cell(dash=True), lambda: n.Cell(self.cell_text()))

    def cell_text(self) -> n.Label:
        return self.label()

    def table(self) -> n.Line:
        keys = self.some(self.plain_ref, 1, 3)
        down = max(1, len(keys) - 1)
        across = self.r.randint(1, 4) if len(keys) > 1 else 1
        rows = [n.Row(tuple([n.Cell()] * down) + tuple(self.cell(True) for _ in range(across)), head=True)]
        rows += self.some(lambda: n.Row(tuple(self.cell(k < down) for k in range(down + across))), 1, 4)
        length = self.flag()
        gives = None if length else self.maybe(lambda: self.domain(False), 0.7)
        relation = (
            self.maybe(lambda: self.one("within,at least")) if gives else "within" if length and self.flag() else None
        )
        body = [self.line(r, n.Tail() if r.head else self.cited(), label=False) for r in rows]
        return self.line(n.TableHead(self.name(), keys, relation, gives, length), self.cited(), *body)

    def example(self) -> n.Line:
        lead = n.ExampleHead(self.path())
        if self.flag():
            count = self.r.randint(1, 4)
            cells = lambda: tuple(self.one("unit.grade,dice,gives total,3,A2,1/2 move,3 5") for _ in range(count))  # noqa: E731
            body = tuple(
                self.line(n.ExampleRow(cells(), head=k == 0), n.Tail(), label=False)
                for k in range(self.r.randint(2, 4))
            )
        else:
            body = self.block(lambda: self.line(self.given(), n.Tail(), label=False), 1)
        return self.line(lead, self.cited(), *body, label=True)

    def given(self) -> n.Given:
        role = self.maybe(self.word)
        return self.pick(
            lambda: n.Given("given", role, self.some(self.fact)),
            lambda: n.Given("chosen", None, self.some(lambda: n.ExampleFact(n.Ref((self.word(),)), self.value()))),
            lambda: n.Given("rolls", role, rolls=self.some(self.whole)),
            lambda: n.Given("gives", role, self.some(lambda: self.pick(self.fact, self.outcome))),
            lambda: n.Given("raises", code=self.one("gap,text-over-rule,norule")),
        )

    def fact(self) -> n.ExampleFact:
        value = self.maybe(self.value, 0.6)
        return n.ExampleFact(self.plain_ref(), value, value is None and self.flag())

    def outcome(self) -> n.Obliges:
        return n.Obliges(None, self.one("must,may,may not"), self.some(self.word))

    def align(self) -> n.Line:
        return self.pick(
            lambda: self.line(n.Align("place", (self.word(),), self.ref()), n.Tail(), label=False),
            lambda: self.line(n.Align("silent", (self.word(),)), self.reason(False), label=False),
            lambda: self.line(n.Align("differ", self.some(self.word, 2, 3)), self.reason(), label=False),
        )

    # ------------------------------------------------------------ headers

    def statement(self) -> n.Line:
        word = self.r.choice(BLOCKS)
        name = n.Name(self.word()) if word == "gain" else self.name()
        if word == "contest":
            head = n.StatementHead(word, name, between=(self.word(), self.word()))
        else:
            role = self.maybe(self.word, 0.8)
            start = self.maybe(self.expr, 0.5) if word == "value" else None
            more = (self.maybe(self.expr), self.maybe(self.rounding)) if start else (None, None)
            head = n.StatementHead(word, name, role, self.maybe(self.word) if role else None, None, start, *more)
        return self.line(head, self.tail(), *self.body_of(word))

    def body_of(self, word: str) -> tuple[n.Line, ...]:
        make = {"value": self.figure_line, "term": self.case, "kind": self.member, "record": self.field}
        return self.block(make.get(word, self.step))

    def change(self) -> n.Line:
        word = self.r.choice([*BLOCKS, "kind", "record"])
        return self.line(n.ChangeHead(word, self.path()), n.Tail(), *self.body_of(word), label=False)

    def kind(self) -> n.Line:
        ordered = self.maybe(lambda: self.one("best,worst,lowest,highest"))
        return self.line(n.KindHead(self.name(), ordered), self.cited(), *self.block(self.member))

    def never(self) -> n.Line:
        role = self.maybe(self.word)
        head = n.NeverHead(self.cond(), role, self.maybe(self.word) if role else None)
        return self.line(head, n.Tail(unless=self.maybe(self.cond), cites=self.cites()), label=False)

    def header(self, deep: int = 1) -> n.Line:
        makers: list[Callable[[], n.Line]] = [
            lambda: self.line(n.SectionHead(self.name()), self.cited()),
            lambda: self.line(n.SheetHead(self.name()), n.Tail(), *self.block(self.setting)),
            lambda: self.line(n.DieHead(self.name(), self.some(self.whole, 2, 6)), self.cited()),
            self.kind,
            lambda: self.line(
                n.RecordHead(self.name(), self.some(self.word, 0, 3)), self.cited(), *self.block(self.field)
            ),
            self.never,
            self.table,
            *[self.statement] * 4,
            lambda: self.line(n.SequenceHead(self.name()), self.cited(), *self.block(self.phase)),
            lambda: self.line(
                n.AllowHead(self.one("gap,text-over-rule"), self.path()), self.reason(False), label=False
            ),
            self.example,
            lambda: self.line(n.ConceptHead(self.name(), self.maybe(lambda: "yd")), n.Tail(), *self.block(self.align)),
        ]
        if deep:
            inside = lambda: self.block(lambda: self.pick(self.change, lambda: self.header(0)), 0, 3)  # noqa: E731
            makers += [
                lambda: self.line(n.RulingHead(self.name()), self.reason(), *inside(), label=True),
                lambda: self.line(n.VariantHead(self.name(), self.word()), n.Tail(), *inside()),
            ]
        return self.pick(*makers)

    def tree(self) -> n.Tree:
        first = [self.line(n.LanguageHead(1), n.Tail(), label=False)] if self.flag() else []
        if self.flag():
            first.append(self.line(n.RulesetHead(self.name()), n.Tail(), *self.block(self.setting), label=True))
        return n.Tree((*first, *self.some(self.header, 1, 5)))


def tree(seed: int) -> n.Tree:
    return Maker(seed).tree()


def with_comments(made: n.Tree, seed: int) -> n.Tree:
    """The same tree with comments and blank lines strewn above, after and below its lines."""
    r, count = Random(seed), 0

    def text() -> str:
        nonlocal count
        count += 1
        return f"c{count} " + r.choice(['odd " quote', "plain", "# twice", "| pipe", "when @qrs 1"])

    def above() -> tuple[str, ...]:
        return tuple(r.choice(["", text()]) for _ in range(r.choice([0, 0, 0, 1, 3])))

    def strewn(line: n.Line) -> n.Line:
        before, after = above(), text() if r.random() < 0.2 else None
        return evolve(line, before=before, after=after, body=tuple(map(strewn, line.body)))

    return n.Tree(tuple(map(strewn, made.lines)), above())
