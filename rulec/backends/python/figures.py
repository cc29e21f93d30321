"""Figures -> lines of Python: a start, then lines from top to bottom. The third layer of a reader."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from attrs import define, evolve

from rulec.backends.python.code import whole_bracket
from rulec.backends.python.registry import cited, known
from rulec.backends.python.tables import TableReader
from rulec.backends.python.values import (
    COMPARE,
    FALSE,
    NONE,
    NUMBER,
    TIMES,
    TRUE,
    UNKNOWN,
    Val,
    both,
    either,
    is_bool,
    negation,
)
from rulec.meaning.lines import Place
from rulec.model.entities import Expr, Figure, FigureLine, Members, Per, Type

Made = tuple[Val, str]


@define
class FigureReader(TableReader):
    """Writes figures."""

    def figure(self, figure: Figure, name: str, start: Val | None = None) -> Val:
        """The first unsigned line that holds (else the header's start), then every other line in its order."""
        value = self.base(figure, name) if start is None else start
        lines = [line for line in figure.lines if line.op != "set"]
        if lines:
            value = self.adjusted(value, lines, figure.type, name)
        return self.chosen_within(name, value, figure.type) if value.open else value

    def adjusted(self, value: Val, lines: list[FigureLine], type_: Type, name: str) -> Val:
        fn = self.fn
        variable = fn.fresh(_variable(self.party, name))
        current = evolve(fn.assign(variable, value), type=value.type if value.type.sort != "none" else type_)
        any_otherwise = any(line.otherwise for line in lines)
        earlier = FALSE
        for line in lines:
            with fn.remarked(line):
                held = negation(earlier) if line.otherwise else self.holds(line.when)
                if any_otherwise and not line.otherwise:
                    held = fn.atom(held, "held") if not known(held) else held
                earlier = either([earlier, held])
                there = held
                if current.none:
                    there = both([held, is_bool(f"{variable} is not None", COMPARE)])
                current = self.line(line, there, current, variable, type_)
        return current

    def line(self, line: FigureLine, held: Val, current: Val, variable: str, type_: Type) -> Val:
        """One line, if it holds; gives what is then known of the figure."""
        fn = self.fn
        asked = line.name in self.scope.asked
        after: list[Val] = []

        def counts() -> None:
            made, counted, said, how = self.step(line, evolve(current, none=False), variable, type_)
            after.append(made)
            self.log("modifier", line, counted, said, how, keep=not plainly)

        def not_counts() -> None:
            self.log("modifier", line, FALSE)

        plainly = asked and not fn.traced and _plain_add(line) and not known(held)
        if plainly:
            held = fn.assign(fn.fresh(_variable(self.party, line.name)), held)
            key = (self.scope.held, self.party, line.name)
            old = fn.state.held.get(key)
            fn.branch(held, counts)
            fn.state.held[key] = held if old is None else either([old, held])
        else:
            fn.branch(held, counts, not_counts)
        if not after:
            return current
        now = evolve(after[0], none=current.none)
        return evolve(now, open=now.open or current.open, frac=now.frac or current.frac)

    def step(
        self, line: FigureLine, value: Val, variable: str, type_: Type
    ) -> tuple[Val, Val, str, tuple[object, ...]]:
        """One line applied to the variable: what it is then, whether it counted, and what it did."""
        match line.op:
            case "double":
                self.change(variable, value, "_on(lambda v: v * 2, {})", "*= 2")
                return evolve(value, low=None), TRUE, repr("x 2"), ("text",)
            case "halve":
                return self.halved(line, value, variable), TRUE, repr("halved"), ("text",)
            case "at least" | "at most":
                return self.bounded(line, value, variable, type_)
            case "by":
                return self.by_pairs(line, value, variable, type_)
        amount = self.added(line)
        if self.fn.traced and not known(amount):
            amount = self.fn.assign(self.fn.fresh("amount"), amount)
        if amount.none:
            return self.optional(value, variable, amount, type_)
        added = self.plus(value, variable, amount)
        if amount.const is not UNKNOWN:
            counted = TRUE if amount.const != 0 else FALSE
        else:
            counted = is_bool(f"{amount.at(COMPARE + 1)} != 0", COMPARE)
        return added, counted, "None" if amount.const == 0 else amount.code, ("signed", type_.sort)

    def change(self, variable: str, value: Val, general: str, plain: str) -> None:
        self.fn.add(f"{variable} = {general.format(variable)}" if value.open else f"{variable} {plain}")

    def plus(self, value: Val, variable: str, amount: Val) -> Val:
        """Add to the variable."""
        low = None if value.low is None or amount.low is None else value.low + amount.low
        after = evolve(value, frac=value.frac or amount.frac, low=low, const=UNKNOWN)
        self.fn.typed(variable, after)
        if value.open:
            self.fn.add(f'{variable} = _arith("+", {variable}, {amount.code})')
        elif amount.const == 0:
            pass
        elif isinstance(amount.const, Fraction) and amount.const < 0:
            self.fn.add(f"{variable} -= {self.registry.number(-amount.const)}")
        elif amount.code.startswith("-") and amount.prec >= TIMES and " " not in amount.code:
            self.fn.add(f"{variable} -= {amount.code[1:]}")
        elif (inner := whole_bracket(amount.code.removeprefix("-"))) and amount.code.startswith("-"):
            self.fn.add(f"{variable} -= {inner}")
        else:
            self.fn.add(f"{variable} += {amount.code}")
        return after

    def optional(self, value: Val, variable: str, amount: Val, type_: Type) -> tuple[Val, Val, str, tuple[object, ...]]:
        """A line that the player may leave out."""
        picked = self.fn.atom(amount, "picked")
        before = self.fn.block
        after: list[Val] = []
        self.fn.branch(
            is_bool(f"{picked.code} is not None", COMPARE),
            lambda: after.append(self.plus(value, variable, evolve(picked, none=False))),
        )
        assert before is self.fn.block
        said = f'({picked.code} if {picked.code} is not None else "left out")'
        return after[0], is_bool(f"bool({picked.code})"), said, ("signed", type_.sort)

    def halved(self, line: FigureLine, value: Val, variable: str) -> Val:
        rounding = line.rounding or ""
        after = evolve(value, frac=not rounding, low=None)
        self.fn.typed(variable, after)
        if value.open or not rounding:
            code = f"_on(lambda v: _rounded(_over(v, 2), {rounding!r}), {variable})"
        elif value.frac:
            code = f"_rounded(_over({variable}, 2), {rounding!r})"
        else:
            code = {"up": f"({variable} + 1) // 2", "down": f"{variable} // 2", "nearest": f"({variable} + 1) // 2"}[
                rounding
            ]
        self.fn.add(f"{variable} = {code}")
        return after

    def bounded(
        self, line: FigureLine, value: Val, variable: str, type_: Type
    ) -> tuple[Val, Val, str, tuple[object, ...]]:
        """at least, at most: counted if it made a difference."""
        assert line.amount is not None
        bound = self.fn.atom(self.number(line.amount), "bound")
        how = ("bound", type_.sort, line.op)
        least = line.op == "at least"
        asked = self.fn.traced or line.name in self.scope.asked
        if value.open:
            kept = self.fn.fresh("kept")
            self.fn.add(f"{kept} = _on(lambda v: {'max' if least else 'min'}(v, {bound.code}), {variable})")
            counted = self.fn.assign(self.fn.fresh("counted"), is_bool(f"{kept} != {variable}"))
            self.fn.add(f"{variable} = {kept}")
        else:
            cond = is_bool(f"{variable} {'<' if least else '>'} {bound.at(COMPARE + 1)}", COMPARE)
            counted = self.fn.assign(self.fn.fresh("counted"), cond) if asked else cond
            with self.fn.block.inside(f"if {counted.code}:"):
                self.fn.add(f"{variable} = {bound.code}")
        low = value.low
        if least and bound.low is not None:
            low = bound.low if low is None else max(low, bound.low)
        elif not least:
            low = None if low is None or bound.low is None else min(low, bound.low)
        after = evolve(value, frac=value.frac or bound.frac, low=low)
        self.fn.typed(variable, after)
        return after, counted, bound.code, how

    # ------------------------------------------------------------ by

    def by_pairs(
        self, line: FigureLine, value: Val, variable: str, type_: Type
    ) -> tuple[Val, Val, str, tuple[object, ...]]:
        assert line.by is not None
        of = self.value(line.by)
        asked = line.name in self.scope.asked
        if not self.fn.traced and not asked and not value.open:
            looked = self.by_dict(line, of)
            if looked is not None:
                return self.plus(value, variable, looked), TRUE, "None", ("text",)
        if of.ratio is None:
            of = self.fn.atom(self.closed(of))
        after = [value]
        picked = self.fn.fresh("pair") if self.fn.traced or asked else ""
        if picked:
            self.fn.add(f"{picked} = False")

        def tried(at: int) -> Callable[[], None]:
            def write() -> None:
                if at == len(line.pairs):
                    return
                match, amount = line.pairs[at]

                def takes() -> None:
                    if amount is None:
                        return
                    n = self.number(amount)
                    after.append(self.plus(value, variable, n))
                    if picked:
                        self.fn.add(f"{picked} = True")
                    if self.fn.traced:
                        self.note(
                            "modifier", line.name, line.label, TRUE, n.code, ("by", type_.sort, match.text), line.cites,
                            line.ruling,
                        )  # fmt: skip

                self.fn.branch(self.matches(match, of), takes, tried(at + 1))

            return write

        tried(0)()
        made = evolve(value, frac=any(v.frac for v in after), low=None)
        if self.fn.traced:
            # The pair has been noted; a line of which no pair matched is noted as not counted.
            self.fn.add(f"if not {picked}:")
            self.fn.block.depth += 1
            self.note("modifier", line.name, line.label, FALSE, "None", ("text",), line.cites, line.ruling)
            self.fn.block.depth -= 1
        return made, is_bool(picked) if picked else TRUE, "None", ("noted",)

    def by_dict(self, line: FigureLine, of: Val) -> Val | None:
        """Members and their amounts as a dict, where all of them are known."""
        enum = self.registry.names.enum(of.type)
        if not enum or of.open or known(of):
            return None
        amounts: dict[str, Fraction] = {}
        for match, amount in line.pairs:
            value = self.registry.const(Fraction(0), of.type) if amount is None else self.value(amount)
            if not isinstance(value.const, Fraction) or not all(isinstance(a, Members) for a in match.alts):
                return None
            for alt in match.alts:
                assert isinstance(alt, Members)
                for member in alt.values:
                    if isinstance(member, str):
                        amounts.setdefault(member, value.const)
        every = {m: amounts.get(m, Fraction(0)) for m in of.type.values}
        listed = ", ".join(f"{self.registry.member(enum, m)}: {self.registry.number(n)}" for m, n in every.items())
        name = self.registry.constant(f"_{self.scope.statement.name}_{enum}".lower(), f"{{{listed}}}")
        code = f"{name}.get({of.code}, 0)" if of.none else f"{name}[{of.code}]"
        frac = any(n.denominator != 1 for n in every.values())
        return Val(code, NUMBER, frac=frac, low=min(every.values()))

    # ------------------------------------------------------------ amounts

    def added(self, line: FigureLine) -> Val:
        """What a signed line adds; may be None if the player may leave it."""
        assert line.amount is not None
        amount = self.number(line.amount)
        if line.per is not None:
            amount = self.times(amount, self.count(line.per))
        if line.at_most is not None:
            amount = self.smaller(amount, self.number(line.at_most))
        if amount.const == 0:
            return amount
        minus = self.negative(amount)
        if line.sign == "+/-":
            options = [amount, minus]
        elif line.optional:
            options = [minus if line.sign == "-" else amount]
        else:
            return minus if line.sign == "-" else amount
        if line.optional:
            options = [*options, NONE]
        self.fn.chooses = True
        listed = ", ".join(o.code for o in options)
        code = f"_choose(chosen, {self.called}, {line.name!r}, ({listed},))"
        if not isinstance(amount.const, Fraction):  # nothing hangs on the sign of 0
            amount = self.fn.atom(amount, "amount")
            code = f"({code} if {amount.code} else 0)"
        return Val(code, amount.type, none=line.optional, frac=amount.frac)

    def negative(self, value: Val) -> Val:
        if isinstance(value.const, Fraction):
            return self.registry.const(-value.const, value.type)
        return Val(f"-{value.at(TIMES + 1)}", value.type, TIMES + 1, none=value.none, open=value.open, frac=value.frac)

    def times(self, a: Val, b: Val) -> Val:
        if a.const == 1:
            return b
        if b.const == 1:
            return a
        if isinstance(a.const, Fraction) and isinstance(b.const, Fraction):
            return self.registry.const(a.const * b.const, a.type)
        low = a.low * b.low if a.low is not None and b.low is not None and a.low >= 0 and b.low >= 0 else None
        code = f"{a.at(TIMES)} * {b.at(TIMES + 1)}"
        return Val(code, a.type, TIMES, frac=a.frac or b.frac, low=low)

    def smaller(self, a: Val, b: Val) -> Val:
        """The smaller of two figures."""
        if isinstance(a.const, Fraction) and isinstance(b.const, Fraction):
            return self.registry.const(min(a.const, b.const), a.type)
        a, b = (v if "." not in v.code else self.fn.assign(self.fn.fresh("it"), v) for v in map(self.fn.atom, (a, b)))
        low = None if a.low is None or b.low is None else min(a.low, b.low)
        return Val(f"{a.code} if {a.code} < {b.code} else {b.code}", a.type, 0, frac=a.frac or b.frac, low=low)

    def count(self, per: Per) -> Val:
        """How often a `per` line counts: never below 0; whole ones of a unit, or begun ones with `or part`."""
        n = self.number(per.of)
        if per.each is not None:
            each = self.registry.number(per.each)
            if n.frac or per.each.denominator != 1:
                n = Val(f"{'ceil' if per.or_part else 'floor'}(_over({n.code}, {each}))", n.type, low=n.low)
            elif per.or_part:
                n = Val(f"-(-{n.at(TIMES + 1)} // {each})", n.type, TIMES + 1, low=n.low)
            else:
                n = Val(f"{n.at(TIMES)} // {each}", n.type, TIMES, low=n.low)
            n = evolve(n, low=Fraction(0) if n.low is not None and n.low >= 0 else None)
        if n.low is not None and n.low >= 0:
            return n
        if isinstance(n.const, Fraction):
            return self.registry.const(max(n.const, Fraction(0)), n.type)
        n = self.fn.atom(n, "times")
        return Val(f"({n.code} if {n.code} > 0 else 0)", n.type, frac=n.frac, low=Fraction(0))

    # ------------------------------------------------------------ what a figure starts from

    def base(self, figure: Figure, name: str) -> Val:
        """What a figure is before anything is added: alternatives, the header's the last of them."""
        sets = [line for line in figure.lines if line.op == "set"]
        if not sets:
            if figure.start is not None:
                return self.spread(figure.start, figure.stop, figure.rounding, figure.type)
            return self.registry.const(Fraction(0), figure.type)
        variable = self.fn.fresh(_variable(self.party, name))
        made: list[Val] = []

        def keep(value: Val) -> Val:
            made.append(value)
            return self.fn.assign(variable, value)

        def tried(at: int) -> None:
            if at == len(sets):
                self.last_start(figure, name, sets, keep)
                return
            line = sets[at]

            def is_it() -> None:
                assert line.amount is not None
                with self.fn.remarked(line):
                    value = keep(self.spread(line.amount, line.stop, line.rounding, figure.type))
                self.log("value", line, TRUE, value.code, ("is", figure.type.sort))
                for other in sets[at + 1 :]:
                    self.log("value", other, FALSE)

            def is_not() -> None:
                self.log("value", line, FALSE)
                tried(at + 1)

            self.fn.branch(TRUE if line.otherwise else self.holds(line.when), is_it, is_not)

        tried(0)
        if not made:
            return NONE
        return _of_all(variable, made, figure.type)

    def last_start(self, figure: Figure, name: str, sets: list[FigureLine], keep: Callable[[Val], Val]) -> None:
        if figure.start is not None:
            keep(self.spread(figure.start, figure.stop, figure.rounding, figure.type))
            return
        cites = self.scope.statement.cites or tuple(dict.fromkeys(c for line in sets for c in line.cites))
        message = f": no line of {name} fits this case"
        said = f"{self.called} + {message!r}" if self.party in self.fn.elements else repr(f"{self.party}{message}")
        self.fn.leave(f"raise NoRule({said}, {cited(cites)})")

    def spread(self, low: Expr, high: Expr | None, rounding: str | None, type_: Type) -> Val:
        if high is not None:
            a, b = self.number(low), self.number(high)
            return Val(f"Range({a.code}, {b.code})", type_, open=True, frac=True)
        value = self.value(low)
        if not rounding:
            return value
        if isinstance(value.const, Fraction):
            from rulec.meaning.figures import rounded

            return self.registry.const(rounded(value.const, rounding), type_)
        if not value.frac and not value.open:
            return value
        code = f"_on(lambda v: _rounded(v, {rounding!r}), {value.code})"
        return evolve(value, code=code, prec=8, frac=False, ratio=None, low=None)

    def chosen_within(self, name: str, value: Val, type_: Type) -> Val:
        """A range stays open until the player has chosen within it."""
        self.fn.chooses = True
        whole = type_.sort == "number"
        code = f"_choose_within(chosen, {self.called}, {name!r}, {value.code}, {whole})"
        return self.fn.assign(self.fn.fresh(_variable(self.party, name)), evolve(value, code=code, prec=8, frac=True))

    # ------------------------------------------------------------ lines that are asked after ahead of their figure

    def would_count(self, place: Place) -> Val:
        """Whether a line of a figure counts, asked before its figure is worked out."""
        line = place.line
        if line.op == "set":
            found: list[Val] = []
            for other in (s for s in place.siblings if s.op == "set"):
                held = TRUE if other.otherwise else self.holds(other.when)
                if other is line:
                    return both([*(negation(f) for f in found), held])
                found.append(held)
        parts: list[Val] = []
        if line.otherwise:
            before = [s for s in place.siblings[: place.siblings.index(line)] if s.op != "set"]
            parts = [FALSE if other.otherwise else negation(self.holds(other.when)) for other in before]
        else:
            parts = [self.holds(line.when)]
        if line.op == "by":
            assert line.by is not None
            of = self.fn.atom(self.closed(self.value(line.by)))
            seen: list[Val] = []
            hits: list[Val] = []
            for match, given in line.pairs:
                held = self.matches(match, of)
                if given is not None:
                    hits.append(both([*(negation(s) for s in seen), held]))
                else:
                    seen.append(held)
            parts.append(either(hits))
        elif line.op == "add":
            amount = self.added(line)
            if isinstance(amount.const, Fraction):
                parts.append(TRUE if amount.const else FALSE)
            else:
                parts.append(is_bool(f"bool({amount.code})"))
        return both(parts)


def _of_all(variable: str, made: list[Val], type_: Type) -> Val:
    """A value that is one of those made, in a variable."""
    lows = [v.low for v in made if v.const is not None]
    return Val(
        variable, type_,
        none=any(v.none for v in made), open=any(v.open for v in made), frac=any(v.frac for v in made),
        low=None if not lows or None in lows else min(low for low in lows if low is not None),
    )  # fmt: skip


def _plain_add(line: FigureLine) -> bool:
    """A line that counts if it holds: it adds a figure that is not 0."""
    amount = line.amount
    fixed = getattr(amount, "value", None)
    return line.op in ("double", "halve") or (
        line.op == "add"
        and line.per is None
        and line.at_most is None
        and not line.optional
        and line.sign != "+/-"
        and isinstance(fixed, Fraction)
        and fixed != 0
    )


def _variable(party: str, name: str) -> str:
    """A variable for a figure of a party: unit_total."""
    return f"{party.split('#')[0]}_{name}".replace(".", "_")
