"""A line of figures -> a row: the figure for the column, the words beside it, what of the figure is too long for the column."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from rulec.backends.sheet.joining import strong, tail, tone
from rulec.backends.sheet.parts import Row, Run, Text, plain
from rulec.backends.sheet.typography import MINUS, NB, figure, signed
from rulec.backends.sheet.words import Words
from rulec.model import entities as e

_OPS = {"double": f"×{NB}2", "halve": f"×{NB}½", "at least": "≥", "at most": "≤"}


class Figures:
    """line says the words of a line, its label or its formal part, with its marks."""

    def __init__(self, words: Words, line: Callable[[e.Line], Text]) -> None:
        self.words = words
        self.line = line

    def range(self, low: e.Expr | None, high: e.Expr | None) -> Text:
        if low is None:
            return ()
        if high is None:
            return self.words.expr(low)
        if isinstance(low, e.Const) and low.value == 0:
            return (Run("up to "), *self.words.expr(high))
        bare = isinstance(low, e.Const) and low.type.sort == "number"
        return (*self.words.expr(low), Run(f"{NB}to{NB}" if bare else " to "), *self.words.expr(high))

    def row(self, line: e.FigureLine) -> Row:
        if line.op == "by":
            return self._by(line)
        lead, more = self._amount(line)
        said = self.line(line)
        if not said and not more and line.op in ("at least", "at most"):
            said = (Run("never less" if line.op == "at least" else "never more"),)
        if line.optional:
            said = (*said, Run(" (if you like)"))
        if line.per is not None and not line.label:
            said = (*said, Run(" for each " if said else "for each "), *self.words.expr(line.per.of))
        if more:
            same = plain(said).casefold() == plain(more).casefold()
            said = (*said, Run(": "), *more) if said and not same else more
        if line.at_most is not None:
            said = (*said, Run(", at most "), *self._cap(line))
        if line.rounding and "rounded" not in line.label:
            said = (*said, Run(f", rounded {line.rounding}"))
        return Row(lead, said)

    def _amount(self, line: e.FigureLine) -> tuple[Text, Text]:
        """The figure for the column, and what of it is too long for it."""
        length = self.words.rules.length
        amount = line.amount
        if line.op in ("double", "halve"):
            return (Run(_OPS[line.op], "strong"),), ()
        fixed = amount.value if isinstance(amount, e.Const) else None
        if isinstance(amount, e.Const) and isinstance(fixed, Fraction):
            if line.op == "add":
                text = f"±{figure(fixed, amount.type, length)}" if line.sign == "+/-" else signed(
                    -fixed if line.sign == "-" else fixed, amount.type, length
                )  # fmt: skip
                return (tone(text),), ()
            stop = line.stop
            if isinstance(stop, e.Const) or stop is None:
                text = plain(self.range(amount, stop))
                return (Run(f"{_OPS[line.op]}{NB}{text}" if line.op in _OPS else text, "strong"),), ()
        sign = {"add": "±" if line.sign == "+/-" else MINUS if line.sign == "-" else "+"}.get(line.op, "")
        said = self.range(amount, line.stop) if fixed is not None or not isinstance(amount, e.Const) else ()
        named = isinstance(amount, e.ColumnFor | e.ValueOf | e.TableCell | e.FactOf | e.LocalOf | e.Const)
        lead = (tone(sign),) if sign else (Run(_OPS[line.op], "strong"),) if line.op in _OPS else ()
        return lead, said if named or not line.label else ()

    def _cap(self, line: e.FigureLine) -> Text:
        assert line.at_most is not None
        if isinstance(line.at_most, e.Const) and isinstance(line.at_most.value, Fraction) and line.sign in "+-":
            value = -line.at_most.value if line.sign == "-" else line.at_most.value
            return (tone(signed(value, line.at_most.type, self.words.rules.length)),)
        return self.words.expr(line.at_most)

    def _by(self, line: e.FigureLine) -> Row:
        """Grade A +2, B +1: the first figure in the column, the others behind it."""
        type_ = getattr(line.by, "type", e.Type("number"))
        label = self.line(line) or (self.words.expr(line.by) if line.by else ())
        marks = tail(label)
        label = label[: len(label) - len(marks)]
        lead: Text = ()
        said: list[Run] = [*label]
        for at, (match, amount) in enumerate(line.pairs):
            told = self._pair(amount)
            matched = self.words.match(match, type_)
            if not at:
                lead = told
                said += (Run(": " if label else ""), *matched)
            else:
                said += (Run("; "), *told, Run(NB), *matched)
        return Row(lead, (*said, *marks))

    def _pair(self, amount: e.Expr | None) -> Text:
        match amount:
            case None:
                return (Run("0", "strong"),)
            case e.Const(value=Fraction() as value):
                return (tone(signed(value, amount.type, self.words.rules.length)),)
            case e.Negate(of=e.Const(value=Fraction() as value)):
                return (tone(signed(-value, amount.type, self.words.rules.length)),)
        return strong(self.words.expr(amount))
