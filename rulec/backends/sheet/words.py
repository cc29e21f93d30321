"""The formal part of a rule -> runs of text, for what has no label: conditions, effects, dice."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from attrs import evolve

from rulec.backends.sheet.labels import spaced
from rulec.backends.sheet.naming import NUMBER, Naming, linked, listed
from rulec.backends.sheet.parts import Run, Text, plain
from rulec.backends.sheet.typography import NB, number, prose, signed
from rulec.model import entities as e

ONLY = "Only "


class Words(Naming):
    """Says the formal parts of one statement in the labels of what they name."""

    def cond(self, cond: e.Cond, inner: bool = False) -> Text:
        match cond:
            case e.Truth():
                return self._true(cond.of)
            case e.IsMatch(of=e.LocalOf(name="cause")):
                said = listed([self.cause(part.strip()) for part in cond.match.text.split("/")], "or")
                return (Run(f"gained {_no(cond, said)}by "), *_nor(cond, said))
            case e.IsMatch():
                said = self.match(cond.match, getattr(cond.of, "type", NUMBER), told=True)
                if isinstance(cond.of, e.FactOf) and self._speaking(cond.of):
                    whose = f"{spaced(cond.of.who)} " if cond.of.who else ""
                    return (Run(f"{whose}{_no(cond, said)}"), *_nor(cond, said))
                if said_first := self._counted(cond, said):
                    return said_first
                name = self.expr(cond.of)
                comma = "," if ", " in plain(name) else ""  # a name with a comma in it ends with one
                return (*name, Run(f"{comma} is {_no(cond, said)}"), *_nor(cond, said))
            case e.Compare():
                return (*self.expr(cond.left), Run(f" {cond.relation} "), *self.expr(cond.right))
            case e.Not(of=e.IsMatch() as inside):
                return self.cond(e.IsMatch(inside.of, inside.match, not inside.negated))
            case e.Not(of=e.AnyOf(of=(one, other))):
                return (Run("neither "), *self.cond(one, inner=True), Run(" nor "), *self.cond(other, inner=True))
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
        label = self._fact(fact.who, fact.fact)
        if kind is None:  # members that only this fact has
            return fact.type.sort == "member" and not fact.who and " " not in label
        if kind.label != label:
            return False
        return all(len(member.label or member.name) > 3 for member in (*kind.members, *kind.groups))

    def _counted(self, cond: e.IsMatch, said: Text) -> Text:
        """Things that are counted go behind their number: 1 or more wounds, no stands in contact."""
        if cond.negated or not isinstance(cond.of, e.FactOf) or cond.of.who or cond.of.type.sort != "number":
            return ()
        label, amount = self._fact("", cond.of.fact), plain(said)
        if "," in label or not any(word.endswith("s") for word in label.split(" in ")[0].split()):
            return ()
        if amount == "0":
            return (Run(f"no {prose(label)}"),)
        return (Run(f"{amount} {prose(label)}"),) if amount.endswith(" or more") else ()

    def cause(self, section: str) -> Text:
        return linked(self.labels.text(self.labels.named(section)), self.labels.link(section))

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
        """A condition with its word: when ..., unless ...; only unless is not when."""
        if isinstance(cond, e.Not) and not isinstance(cond.of, e.IsMatch):
            word = "Not when " if start == ONLY else f"{start}unless "
            return (Run(word), *self.cond(cond.of))
        return (Run(f"{start}when "), *self.cond(cond))

    def _joint(self, parts: tuple[e.Cond, ...], word: str, inner: bool) -> Text:
        said: list[Run] = []
        # What may be the one or the other comes last, behind a comma, rather than in brackets.
        loose = word == "and" and isinstance(parts[-1], e.AnyOf) and not any(isinstance(p, e.AnyOf) for p in parts[:-1])
        for at, part in enumerate(parts):
            last = loose and at == len(parts) - 1
            if at:
                said.append(Run(f", {word} " if last else f" {word} "))
            same = at and isinstance(part, e.Truth) and _subject(part) and _subject(part) == _subject(parts[at - 1])
            told = self.cond(part, inner=len(parts) > 1 and not last)
            said += _without(f"{spaced(_subject(part))} ", told) if same else told
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
                return (Run(f"{who}{effect.verdict} "), *listed([self.act(a) for a in effect.acts], "or"))
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
        return listed([self.effect(one) for one in effects], ",")

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


def _no(cond: e.IsMatch, said: Text) -> str:
    return "" if not cond.negated else "neither " if plain(said).count(" or ") == 1 else "not "


def _nor(cond: e.IsMatch, said: Text) -> Text:
    """Not a or b is neither a nor b."""
    if _no(cond, said) != "neither ":
        return said
    return tuple(evolve(run, text=run.text.replace(" or ", " nor ")) for run in said)


def _subject(cond: e.Cond) -> str:
    """Of whom a yes/no is said."""
    return str(getattr(cond.of, "who", "")) if isinstance(cond, e.Truth) else ""


def _without(start: str, said: Text) -> Text:
    return (evolve(said[0], text=said[0].text.removeprefix(start)), *said[1:])
