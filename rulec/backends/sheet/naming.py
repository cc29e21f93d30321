"""Figures, facts and matches -> runs of text, in the labels of what they name."""

from __future__ import annotations

import re
from fractions import Fraction

from rulec.backends.sheet.labels import Labels, spaced
from rulec.backends.sheet.parts import Run, Text
from rulec.backends.sheet.typography import MINUS, NB, band, figure, prose, signed
from rulec.model import entities as e

NUMBER = e.Type("number")
_BUILT_IN = {"natural": "the natural roll", "gained": "what is gained", "side": "the side", "chosen": "what it does"}
_FOLDS = {"largest": "the largest of", "smallest": "the smallest of", "sum": "the sum of", "average": "the average of"}


class Naming:
    """Says the figures and matches of one statement."""

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
                return self._owned(expr.who, linked(self.labels.text(label), self.labels.link(expr.statement)))
            case e.LineHeld():
                return self.labels.text(self.labels.named(expr.line, self.statement), self.statement)
            case e.TableCell():
                return linked(self.labels.text(self.labels.named(expr.table)), self.labels.link(expr.table))
            case e.ColumnFor():
                table = linked(self.labels.text(self.labels.named(expr.table)), self.labels.link(expr.table))
                return (Run("from "), *table)
            case e.Arith():
                return self._arith(expr)
            case e.Negate():
                return (Run(MINUS), *self._inner(expr.of))
            case e.Fold():
                return (Run(f"{_FOLDS[expr.how]} "), *listed([self.expr(i) for i in expr.items], "and"))
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

    def match(self, match: e.Match, type_: e.Type = NUMBER, *, marked: bool = False, told: bool = False) -> Text:
        """A match as it prints: a band (in words if told), members by their labels, or what it is measured by."""
        parts = [self._alt(alt, type_, marked, told) for alt in match.alts]
        if all(isinstance(a, e.Members) and all(isinstance(v, str) for v in a.values) for a in match.alts):
            return (Run(self.members(match.text, type_.kind or self._kind(match))),)
        return listed(parts, "or")

    def members(self, text: str, kind: str) -> str:
        """Members as the author wrote them, groups by the label of the group: infantry or guns; C to E."""
        return prose(joined([self._member_text(part.strip(), kind) for part in text.split("/")], "or"))

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
                return (Run(joined(values, "or")),)
            case e.Equals():
                return self.expr(alt.of)
            case e.Ranked():
                return (*self._mine(alt.of), Run(f" or {alt.way}"))
            case e.Between():
                return self._between(alt, type_, marked, told)

    def _mine(self, expr: e.Expr) -> Text:
        """A fact of the first party beside another's: whose it is is said."""
        if isinstance(expr, e.FactOf) and not expr.who and self.statement and len(self.statement.roles) > 1:
            return self._owned(self.statement.roles[0], self.expr(expr))
        return self.expr(expr)

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


def linked(text: Text, to: str) -> Text:
    return tuple(Run(r.text, r.style or "em", r.to or to) for r in text) if to else text


def listed(parts: list[Text], word: str) -> Text:
    """a, b or c; with a comma as the word: a, b, c."""
    said: list[Run] = []
    for at, part in enumerate(parts):
        if at:
            said.append(Run(", " if word == "," or at < len(parts) - 1 else f" {word} "))
        said += part
    return tuple(said)


def joined(parts: list[str], word: str) -> str:
    if len(parts) < 2:
        return "".join(parts)

    return ", ".join(parts[:-1]) + f" {word} {parts[-1]}"
