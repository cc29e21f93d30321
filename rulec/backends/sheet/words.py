"""The formal part of a rule -> runs of text, for what has no label: figures, matches, conditions, effects, dice."""

from __future__ import annotations

import re
from collections.abc import Iterable
from fractions import Fraction

from rulec.backends.sheet.labels import Labels, spaced
from rulec.backends.sheet.parts import Run, Text
from rulec.backends.sheet.typography import MINUS, NB, band, figure, number, prose, signed
from rulec.model import entities as e

_NUMBER = e.Type("number")
_BUILT_IN = {"natural": "the natural roll", "gained": "what is gained", "side": "the side", "chosen": "what it does"}
_FOLDS = {"largest": "the largest of", "smallest": "the smallest of", "sum": "the sum of", "average": "the average of"}


class Words:
    """Says the formal parts of one statement in the labels of what they name."""

    def __init__(self, labels: Labels, statement: e.Statement | None = None) -> None:
        self.labels = labels
        self.rules = labels.rules
        self.statement = statement

    # ------------------------------------------------------------ figures

    def value(self, value: e.Value, type_: e.Type) -> str:
        match value:
            case None:
                return "none"
            case bool():
                return "yes" if value else "no"
            case Fraction():
                return figure(value, type_, self.rules.length)
        return prose(self.member(value, type_.kind))

    def member(self, name: str, kind: str) -> str:
        known = self.rules.kinds.get(kind)
        for member in (*known.members, *known.groups) if known else ():
            if member.name == name:
                return member.label or spaced(name)
        return spaced(name)

    def expr(self, expr: e.Expr) -> Text:
        match expr:
            case e.Const():
                return (Run(self.value(expr.value, expr.type)),)
            case e.FactOf():
                return self._owned(expr.who, (Run(prose(self._fact(expr.who, expr.fact))),))
            case e.LocalOf():
                label = _BUILT_IN.get(expr.name) or self.labels.named(expr.name, self.statement)
                return self._owned(expr.who, self.labels.text(label, self.statement))
            case e.ValueOf():
                label = self.labels.named(expr.statement)
                return self._owned(expr.who, _linked(self.labels.text(label), self.labels.link(expr.statement)))
            case e.LineHeld():
                return self.labels.text(self.labels.named(expr.line, self.statement), self.statement)
            case e.TableCell():
                return _linked(self.labels.text(self.labels.named(expr.table)), self.labels.link(expr.table))
            case e.ColumnFor():
                table = _linked(self.labels.text(self.labels.named(expr.table)), self.labels.link(expr.table))
                return (Run("from "), *table)
            case e.Arith():
                return self._arith(expr)
            case e.Negate():
                return (Run(MINUS), *self._inner(expr.of))
            case e.Fold():
                return (Run(f"{_FOLDS[expr.how]} "), *_listed([self.expr(i) for i in expr.items], "and"))
            case e.FoldList():
                name = prose(self._fact(expr.who, expr.fact))
                return (Run(f"the {expr.how} of "), *self.expr(expr.each), Run(f" over {name}"))

    def _arith(self, expr: e.Arith) -> Text:
        half = isinstance(expr.left, e.Const) and expr.left.value == Fraction(1, 2)
        if expr.op == "x" and half:
            return (Run("half of "), *self._inner(expr.right))
        sign = {"-": MINUS, "x": "×", "over": "÷"}.get(expr.op, expr.op)
        return (*self._inner(expr.left), Run(f"{NB}{sign} "), *self._inner(expr.right))

    def _inner(self, expr: e.Expr) -> Text:
        text = self.expr(expr)
        return (Run("("), *text, Run(")")) if isinstance(expr, e.Arith) and expr.op in "+-" else text

    def _fact(self, who: str, fact: str) -> str:
        statement = self.statement
        role = who or (statement.roles[0] if statement and statement.roles else "")
        record = self.rules.record_of(role)
        found = record.fact(fact) if record else None
        return (found.label if found else "") or self.labels.known.get(fact) or spaced(fact)

    def _owned(self, who: str, text: Text) -> Text:
        return (Run(f"{spaced(who)}\u2019s "), *text) if who else text

    # ------------------------------------------------------------ matches

    def match(self, match: e.Match, type_: e.Type = _NUMBER, *, marked: bool = False, told: bool = False) -> Text:
        """A match as it prints: a band (in words if told), members by their labels, or what it is measured by."""
        parts = [self._alt(alt, type_, marked, told) for alt in match.alts]
        if all(isinstance(a, e.Members) and all(isinstance(v, str) for v in a.values) for a in match.alts):
            return (Run(self.members(match.text, type_.kind or self._kind(match))),)
        return _listed(parts, "or")

    def members(self, text: str, kind: str) -> str:
        """Members as the author wrote them, groups by the label of the group: infantry or guns; C to E."""
        return prose(_joined([self._member_text(part.strip(), kind) for part in text.split("/")], "or"))

    def _member_text(self, text: str, kind: str) -> str:
        """A part of a match: a name, a label in words, or names joined by words such as `to` and `or better`."""
        known = self.rules.kinds.get(kind)
        labels = {m.label.casefold(): m.label for m in (*known.members, *known.groups)} if known else {}
        return labels.get(text.casefold()) or re.sub(r"[A-Za-z_]\w*", lambda m: self._said(m[0], kind), text)

    def _said(self, word: str, kind: str) -> str:
        if word in ("to", "or", "better", "worse", "none", "yes", "no"):
            return word
        return self.member(word, kind)

    def _kind(self, match: e.Match) -> str:
        names = {v for alt in match.alts if isinstance(alt, e.Members) for v in alt.values}
        return next((k.name for k in self.rules.kinds.values() if names <= {m.name for m in k.members}), "")

    def _alt(self, alt: e.Alt, type_: e.Type, marked: bool, told: bool) -> Text:
        length = self.rules.length
        match alt:
            case e.Members():
                values = [
                    signed(v, type_, length) if marked and isinstance(v, Fraction) and v else self.value(v, type_)
                    for v in alt.values
                ]
                return (Run(_joined(values, "or")),)
            case e.Equals():
                return self.expr(alt.of)
            case e.Ranked():
                return (*self.expr(alt.of), Run(f" or {alt.way}"))
            case e.Between():
                return self._between(alt, type_, marked, told)

    def _between(self, alt: e.Between, type_: e.Type, marked: bool, told: bool) -> Text:
        ends = [end.value if isinstance(end, e.Const) else end for end in (alt.low, alt.high)]
        constant = next((end for end in (alt.low, alt.high) if isinstance(end, e.Const)), None)
        if constant is not None and type_.sort == "number":
            type_ = constant.type
        low, high = ends
        fixed = all(end is None or isinstance(end, Fraction) for end in ends)
        if fixed and not alt.low_open and not alt.high_open and not (told and None in ends):
            bounds = [end if isinstance(end, Fraction) else None for end in (low, high)]
            return (Run(band(bounds[0], bounds[1], type_, self.rules.length, marked=marked)),)
        low_text = self.expr(alt.low) if alt.low is not None else ()
        high_text = self.expr(alt.high) if alt.high is not None else ()
        far = "beyond " if type_.sort == "length" else "more than "
        if low_text and high_text:
            first = (Run(far), *low_text) if alt.low_open else low_text
            return (*first, Run(" to "), *((Run("less than "),) if alt.high_open else ()), *high_text)
        if low_text:
            return (Run(far), *low_text) if alt.low_open else (*low_text, Run(" or more"))
        return (Run("less than "), *high_text) if alt.high_open else (*high_text, Run(" or less"))

    # ------------------------------------------------------------ conditions

    def cond(self, cond: e.Cond, inner: bool = False) -> Text:
        match cond:
            case e.Truth():
                return self._true(cond.of)
            case e.IsMatch():
                if isinstance(cond.of, e.LocalOf) and cond.of.name == "cause":
                    said = _listed([self.cause(part.strip()) for part in cond.match.text.split("/")], "or")
                else:
                    said = self.match(cond.match, getattr(cond.of, "type", _NUMBER), told=True)
                if isinstance(cond.of, e.FactOf) and self._speaking(cond.of):
                    whose = f"{spaced(cond.of.who)} " if cond.of.who else ""
                    return (Run(f"{whose}{'not ' if cond.negated else ''}"), *said)
                return (*self.expr(cond.of), Run(" is not " if cond.negated else " is "), *said)
            case e.Compare():
                return (*self.expr(cond.left), Run(f" {cond.relation} "), *self.expr(cond.right))
            case e.Not(of=e.IsMatch() as inside):
                return self.cond(e.IsMatch(inside.of, inside.match, not inside.negated))
            case e.Not():
                return (Run("not "), *self.cond(cond.of, inner=True))
            case e.All():
                last = cond.of[-1]
                if isinstance(last, e.Not) and not isinstance(last.of, e.IsMatch) and len(cond.of) > 1:
                    first = self._joint(cond.of[:-1], "and", len(cond.of) > 2 and inner)
                    said = (*first, Run(" unless "), *self.cond(last.of))
                    return (Run("("), *said, Run(")")) if inner else said
                return self._joint(cond.of, "and", inner)
            case e.AnyOf():
                return self._joint(cond.of, "or", inner)

    def _speaking(self, fact: e.FactOf) -> bool:
        """Whether the members of a kind say what they are of: "cavalry" needs no "arm is", a grade "B" does."""
        kind = self.rules.kinds.get(fact.type.kind)
        if kind is None or kind.label != self._fact(fact.who, fact.fact):
            return False
        return all(len(member.label or member.name) > 3 for member in (*kind.members, *kind.groups))

    def cause(self, section: str) -> Text:
        return _linked(self.labels.text(self.labels.named(section)), self.labels.link(section))

    def _true(self, expr: e.Expr) -> Text:
        """A yes/no of another is said of him, not of something that he has: enemy charging."""
        who = getattr(expr, "who", "")
        match expr:
            case e.FactOf() if who:
                return (Run(f"{spaced(who)} "), *self.expr(e.FactOf("", expr.fact, expr.type)))
            case e.ValueOf() if who:
                return (Run(f"{spaced(who)} "), *self.expr(e.ValueOf("", expr.statement, expr.type)))
        return self.expr(expr)

    def when(self, cond: e.Cond, start: str = "") -> Text:
        """A condition with its word: when ..., unless ..."""
        if isinstance(cond, e.Not) and not isinstance(cond.of, e.IsMatch):
            return (Run(f"{start}unless "), *self.cond(cond.of))
        return (Run(f"{start}when "), *self.cond(cond))

    def _joint(self, parts: tuple[e.Cond, ...], word: str, inner: bool) -> Text:
        said: list[Run] = []
        for at, part in enumerate(parts):
            if at:
                said.append(Run(f" {word} "))
            said += self.cond(part, inner=len(parts) > 1)
        return (Run("("), *said, Run(")")) if inner and len(parts) > 1 else tuple(said)

    # ------------------------------------------------------------ effects and dice

    def effect(self, effect: e.Effect) -> Text:
        match effect:
            case e.ChangeBy():
                amount = self._signed(effect.amount)
                return (*amount, Run(NB), *self._target(effect.who, effect.fact))
            case e.Becomes():
                if isinstance(effect.value, e.Const) and isinstance(effect.value.value, bool):
                    word = "" if effect.value.value else "no longer "
                    return (Run(word), *self._target(effect.who, effect.fact))
                return (*self._target(effect.who, effect.fact), Run(": "), *self.expr(effect.value))
            case e.ShiftBy():
                said = (*self._target(effect.who, effect.fact), Run(f" {effect.way} by "))
                return (*said, *self.expr(effect.amount))
            case e.Obliges():
                who = f"{spaced(effect.who)} " if effect.who else ""
                return (Run(f"{who}{effect.verdict} "), *_listed([self.act(a) for a in effect.acts], "or"))
            case e.Take():
                whose = f" for {spaced(effect.who)}" if effect.who else ""
                again = " again" if effect.again else ""
                return (Run("then "), *self.act(effect.statement), Run(whose + again))
            case e.Nothing():
                return (Run("nothing"),)

    def act(self, name: str) -> Text:
        return tuple(Run(r.text, "em", self.labels.link(name)) for r in self.labels.text(self.labels.named(name, None)))

    def _signed(self, expr: e.Expr) -> Text:
        match expr:
            case e.Const(value=Fraction() as value):
                return (Run(signed(value, expr.type, self.rules.length)),)
            case e.Negate(of=e.Const(value=Fraction() as value)):
                return (Run(signed(-value, expr.type, self.rules.length)),)
            case e.Negate():
                return self.expr(expr)
        return (Run("+"), *self._inner(expr))

    def _target(self, who: str, fact: str) -> Text:
        return self._owned(who, (Run(prose(self._fact(who, fact))),))

    def effects(self, effects: Iterable[e.Effect]) -> Text:
        return _listed([self.effect(one) for one in effects], ",")

    def dice(self, items: Iterable[e.DieItem]) -> Text:
        said: list[Run] = []
        for item in items:
            if said:
                said.append(Run(" + "))
            said += self._die(item)
        return tuple(said)

    def _die(self, item: e.DieItem) -> Text:
        lead = "optional " if item.optional else ""
        pick = f"{item.pick} of " if item.pick else ""
        low = item.low
        if not isinstance(low, e.Const):
            return (Run(f"{lead}{pick}"), *self.expr(low), Run(f"{NB}×{NB}{item.die}"))
        assert isinstance(low.value, Fraction)
        count = number(low.value)
        if item.high is not None:
            return (Run(f"{lead}{pick}{count} or "), *self.expr(item.high), Run(f"{NB}{item.die}"))
        return (Run(f"{lead}{pick}{'' if item.optional and count == '1' else count + NB}{item.die}"),)


def _linked(text: Text, to: str) -> Text:
    return tuple(Run(r.text, r.style or "em", r.to or to) for r in text) if to else text


def _listed(parts: list[Text], word: str) -> Text:
    """a, b or c; with a comma as the word: a, b, c."""
    said: list[Run] = []
    for at, part in enumerate(parts):
        if at:
            said.append(Run(", " if word == "," or at < len(parts) - 1 else f" {word} "))
        said += part
    return tuple(said)


def _joined(parts: list[str], word: str) -> str:
    if len(parts) < 2:
        return "".join(parts)

    return ", ".join(parts[:-1]) + f" {word} {parts[-1]}"
