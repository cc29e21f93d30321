"""Expressions -> expressions of Python. The whole reader: what it writes changes no fact."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from fractions import Fraction

from attrs import define, evolve

from rulec.backends.python.code import Block
from rulec.backends.python.figures import FigureReader
from rulec.backends.python.function import BEFORE, Function, Place
from rulec.backends.python.registry import cited
from rulec.backends.python.scope import Scope
from rulec.backends.python.shared import LONG_VALUE, SharedValue, canonical, uses_locals, value_function
from rulec.backends.python.values import (
    FALSE,
    NONE,
    PLUS,
    TRUE,
    UNKNOWN,
    YESNO,
    Val,
    either,
    is_bool,
)
from rulec.meaning.expressions import granting_lines
from rulec.meaning.frames import Frame, called, record_of
from rulec.meaning.lines import figure_places
from rulec.model.entities import (
    Arith,
    ColumnFor,
    Const,
    Expr,
    Fact,
    FactOf,
    Fold,
    FoldList,
    LineHeld,
    LocalOf,
    Negate,
    Obliges,
    Statement,
    TableCell,
    Type,
    ValueOf,
)

_WORD = Type("member")


@define
class Reader(FigureReader):
    """Writes expressions for one party."""

    def value(self, expr: Expr) -> Val:
        match expr:
            case Const(value=value, type=type_):
                return self.registry.const(value, type_)
            case FactOf(who=who, fact=fact):
                return self.fact(self.whom(who), fact)
            case LocalOf(who=who, name=name):
                return self.local(self.whom(who), name)
            case ValueOf(who=who, statement=name):
                return self.stated(self.whom(who), name)
            case LineHeld(who=who, line=line):
                return self.line_held(self.whom(who), line)
            case TableCell(table=name, keys=keys):
                return self.cell(self.rules.tables[name], [self.value(k) for k in keys])
            case ColumnFor():
                return self.column(expr)
            case Negate(of=of):
                return self.minus(self.value(of))
            case Arith(op=op, left=left, right=right):
                return self.arith(op, self.value(left), self.value(right), expr.type)
            case Fold(how=how, items=items):
                return self.fold(how, [self.settled(i) for i in items], expr.type)
            case FoldList():
                return self.fold_list(expr)
        raise AssertionError(expr)

    # ------------------------------------------------------------ facts and locals

    def fact(self, party: str, name: str) -> Val:
        """A fact as it is now."""
        fn = self.fn
        record = record_of(self.rules, party)
        fact = record.fact(name) if record else None
        if fact is None:
            raise AssertionError(f"{party} has no fact {name}")
        attribute = self.registry.names.fact(name)
        place = fn.state.facts.get((party, name), BEFORE)
        shape = evolve(self.shape(fact), none=place.none)
        if place.none:
            shape = evolve(shape, low=None)
        fn.reads[party, name] += 1
        if place.where == "local":
            if place.written:
                fn.read_again.add((party, name))
            return evolve(shape, code=fn.fact_variable(party, name))
        if place.where == "after":
            after, own = fn.outcome(party), fn.after_attribute(name)
            if fn.traced and fact.has_default:
                return evolve(shape, code=f"_usual(usual, {fn.called(party)}, {after}, {own!r})")
            return evolve(shape, code=f"{after}.{own}")
        code = f"{fn.record(party)}.{attribute}"
        if fn.traced and fact.has_default:
            code = f"_usual(usual, {self.fn.called(party)}, {fn.record(party)}, {attribute!r})"
        if fn.counts[party, name] > 1 and not fn.lazy and "#" not in party:
            variable = fn.fact_variable(party, name)
            fn.add(f"{variable} = {code}")
            fn.state.facts[party, name] = Place("local")
            return evolve(shape, code=variable)
        return evolve(shape, code=code)

    def shape(self, fact: Fact) -> Val:
        """What is known of a fact by its domain."""
        domain = fact.domain
        frac = domain.type.sort not in ("member", "yesno", "list") and not whole(fact)
        return Val("", domain.type, frac=frac, low=domain.low)

    def local(self, party: str, name: str) -> Val:
        """What a step has made for a party; none if it has not been made."""
        if name == "chosen":
            return self.of_party(party).chosen_act()
        return self.fn.state.locals.get((self.scope.locals, party, name), NONE)

    def of_party(self, party: str) -> Reader:
        """The reader of another party of the same statement."""
        if party == self.party:
            return self
        frame = self.scope.frames.get(party) or {**self.frame, "": party, "enemy": self.party}
        return Reader(self.fn, self.scope, frame)

    # ------------------------------------------------------------ values and terms stated elsewhere

    def stated(self, party: str, name: str) -> Val:
        statement = self.rules.statements[name]
        if (name, party) in self.fn.stack:
            self.fn.add(f"raise NeverEnds({f'{name} is worked out from itself'!r}, {cited(statement.cites)})")
            return NONE
        frame = called(self.rules, self.frame, statement, party)
        found = self.shared_value(statement, frame)
        if found is not None:
            return found
        self.fn.stack.append((name, party))
        scope = Scope(statement, locals=self.scope.locals)
        try:
            return Reader(self.fn, scope, frame).whole(statement)
        finally:
            self.fn.stack.pop()

    def shared_value(self, statement: Statement, frame: Frame) -> Val | None:
        """The call of a function that works a long value out; None if it is short, or cannot be a function."""
        if uses_locals(self.rules, statement):
            return None
        inner, actual = canonical(self.rules, statement, frame)
        key = (statement.name, self.fn.traced, tuple(sorted(inner.items())))
        if key not in self.registry.values:
            self.registry.values[key] = None  # while it is written, it is not yet there
            self.registry.values[key] = write_value(self.fn, statement, inner)
        shared = self.registry.values[key]
        return None if shared is None else self.called_value(shared, actual)

    def called_value(self, shared: SharedValue, actual: Mapping[str, str]) -> Val | None:
        fn = self.fn
        arguments = ["note", "usual"] if shared.traced else []
        for party in shared.parties:
            who = actual.get(party, party)
            places = [fn.state.facts.get((who, name), BEFORE) for own, name in shared.reads if own == party]
            names = [name for own, name in shared.reads if own == party]
            if any(place.none for place in places):
                return None
            if any(place.written for place in places):
                if any(fn.after_attribute(name) != self.registry.names.fact(name) for name in names):
                    return None
                arguments.append(fn.outcome(who))
            else:
                arguments.append(fn.record(who))
            if party in shared.named:
                arguments.append(fn.called(who))
        for own, name in shared.reads:
            fn.passed.add((actual.get(own, own), name))
        if shared.chooses:
            fn.chooses = True
            arguments.append("chosen")
        return evolve(shared.value, code=f"{shared.name}({', '.join(arguments)})", prec=8, ratio=None, const=UNKNOWN)

    def whole(self, statement: Statement) -> Val:
        """What a value or term comes to in this frame. A value that does not apply is none, a term does not hold."""
        if statement.word == "term":
            return self.term(statement)
        assert statement.figure is not None
        figure = statement.figure
        held = self.holds(statement.when)
        if held.const is True:
            return self.figure(figure, statement.name)
        if held.const is False:
            return NONE
        variable = self.fn.fresh(f"{self.party.split('#')[0]}_{statement.name}")
        made: list[Val] = []

        def applies() -> None:
            made.append(self.figure(figure, statement.name))
            self.fn.assign(variable, made[0])

        self.fn.branch(held, applies, lambda: _drop(self.fn.assign(variable, NONE)))
        return evolve(made[0].named(variable), none=True, const=UNKNOWN, type=figure.type)

    def term(self, statement: Statement) -> Val:
        if not statement.cases and statement.when is None:
            message = f"{statement.label or statement.name} is a word without a definition"
            return Val(f"_no_rule({message!r}, {cited(statement.cites)})", YESNO)
        parts = [statement.when] if statement.when is not None else []
        if not self.fn.traced:
            if not statement.cases:
                return self.holds(statement.when)
            from rulec.model.entities import All, AnyOf, Truth

            cases = tuple(c.when if c.when is not None else Truth(Const(True, YESNO)) for c in statement.cases)
            cond = cases[0] if len(cases) == 1 else AnyOf(cases)
            return self.holds(All((*parts, cond)) if parts else cond)
        if not statement.cases:
            return self.holds(statement.when)
        variable = self.fn.fresh(f"{self.party.split('#')[0]}_{statement.name}")
        self.fn.add(f"{variable} = False")

        def tried(at: int) -> None:
            if at == len(statement.cases):
                return
            case = statement.cases[at]

            def holds() -> None:
                self.log("case", case, TRUE)
                self.fn.add(f"{variable} = True")

            self.fn.branch(self.holds(case.when), holds, lambda: tried(at + 1))

        self.fn.branch(self.holds(statement.when), lambda: tried(0))
        return is_bool(variable)

    # ------------------------------------------------------------ lines that counted

    def line_held(self, party: str, name: str) -> Val:
        key = (self.scope.held, party, name)
        held = self.fn.state.held.get(key)
        if held is not None and not held.none:
            return held
        ahead = self.asked_ahead(party, name)
        if held is None:
            return ahead
        return is_bool(f"({held.code} if {held.code} is not None else {ahead.code})")

    def asked_ahead(self, party: str, name: str) -> Val:
        """A line of a figure that is still to be worked out is judged ahead of it."""
        asking = (party, name)
        places = figure_places(self.scope.statement).get(name, ())
        if not places or asking in self.scope.asking:
            return FALSE
        self.scope.asking.add(asking)
        try:
            reader = self.of_party(party)
            return either([reader.would_count(place) for place in places])
        finally:
            self.scope.asking.discard(asking)

    # ------------------------------------------------------------ sums

    def minus(self, value: Val) -> Val:
        if value.const is None:
            return value
        if isinstance(value.const, Fraction) or not (value.none or value.open):
            return self.negative(value)
        return evolve(value, code=f"_on(lambda v: -v, {value.code})", prec=8, low=None, ratio=None)

    def arith(self, op: str, a: Val, b: Val, type_: Type) -> Val:
        """none adds nothing; anything times or over none is none."""
        if isinstance(a.const, Fraction) and isinstance(b.const, Fraction) and not (op == "over" and b.const == 0):
            return self.registry.const(_folded(op, a.const, b.const), type_)
        if a.none or b.none or a.open or b.open:
            none = (a.none and b.none) if op in "+-" else (a.none or b.none)
            code = f"_arith({op!r}, {a.code}, {b.code})"
            frac = a.frac or b.frac or op == "over"
            return Val(code, type_, none=none, open=a.open or b.open, frac=frac)
        frac = a.frac or b.frac
        match op:
            case "+":
                low = None if a.low is None or b.low is None else a.low + b.low
                return Val(f"{a.at(PLUS)} + {b.at(PLUS)}", type_, PLUS, frac=frac, low=low)
            case "-":
                return Val(f"{a.at(PLUS)} - {b.at(PLUS + 1)}", type_, PLUS, frac=frac)
            case "x":
                return evolve(self.times(a, b), type=type_)
        ratio = (a, b) if b.low is not None and b.low > 0 and a.simple and b.simple else None
        return Val(f"_over({a.code}, {b.code})", type_, frac=True, ratio=ratio)

    def fold(self, how: str, items: list[Val], type_: Type) -> Val:
        consts = [i.const for i in items]
        if all(isinstance(c, Fraction) for c in consts) and how in ("largest", "smallest"):
            best = max(consts) if how == "largest" else min(consts)
            return self.registry.const(best, type_)
        frac = any(i.frac for i in items) or how == "average"
        lows = [i.low for i in items]
        if not any(i.none for i in items) and how in ("largest", "smallest"):
            name = "max" if how == "largest" else "min"
            known_lows = [low for low in lows if low is not None]
            low = max(known_lows, default=None) if how == "largest" else None if None in lows else min(known_lows)
            return Val(f"{name}({', '.join(i.code for i in items)})", type_, frac=frac, low=low)
        none = all(i.none for i in items) and how != "sum"
        return Val(f"_fold({how!r}, ({', '.join(i.code for i in items)},))", type_, none=none, frac=frac)

    def fold_list(self, expr: FoldList) -> Val:
        """Each element of a list in turn is the party; it has the facts of its record."""
        fn = self.fn
        party = self.whom(expr.who)
        owner = record_of(self.rules, party)
        fact = owner.fact(expr.fact) if owner else None
        record = fact.domain.record if fact else ""
        fn.loops += 1
        name = f"{record}#{fn.loops} of {party}"
        variable, place = fn.fresh(self.registry.names.party(record)), fn.fresh("place")
        fn.elements[name] = (variable, f'f"{record}#{{{place}}} of {party}"')
        elements = self.fact(party, expr.fact)
        with fn.aside() as body:
            each = Reader(fn, self.scope, {**self.frame, "": name, record: name}).settled(expr.each)
        every = f"for {variable} in {elements.code}"
        if place in "".join(line for _, line in body.lines) or place in each.code:
            every = f"for {place}, {variable} in enumerate({elements.code}, 1)"
        found = f"[{each.code} {every}]"
        if body.lines:
            listed = fn.fresh("found")
            fn.add(f"{listed} = []")
            body.add(f"{listed}.append({each.code})")
            fn.add(f"{every}:")
            fn.block.put(body, 1)
            found = listed
        kind = self.registry.kind(expr.type)
        order = self.registry.order(self.registry.names.enum(expr.type), kind.best_first)[0] if kind else "()"
        frac = each.frac or expr.how in ("average", "share")
        if expr.how == "sum" and not each.none:
            return Val(f"sum({found[1:-1] if found.startswith('[') else found})", expr.type, frac=frac)
        least = fact.domain.low if fact else None
        none = expr.how != "sum" and (each.none or least is None or least < 1)
        return Val(f"_fold({expr.how!r}, {found}, {order})", expr.type, none=none, frac=frac)

    # ------------------------------------------------------------ what is then done

    def chosen_act(self) -> Val:
        """What this party does now: what it must, else what its player picks from what is open to it."""
        fn, party = self.fn, self.party
        fn.chooses = True
        must, may, barred = (fn.laid(party, v) for v in ("must", "may", "may not"))
        if must:
            if len(must) == 1:
                return self.registry.const(must[0], _WORD)
            return Val(f"_choose_act(chosen, {self.called}, {must!r}, ())", _WORD)
        after = fn.outcome(party)
        options = fn.fresh("options")
        fn.add(f"{options}: list[str] = []")
        fn.types[options] = {}
        must_code = "()" if must == () else f"{after}.must"
        barred_code = "()" if barred == () else repr(barred) if barred else f"{after}.may_not"
        lines = Block()
        before, fn.block = fn.block, lines
        if may is None:
            fn.add(f"for act in {after}.may:")
            fn.block.depth += 1
            self._open_any(options, barred_code)
            fn.block.depth -= 1
        else:
            for act in may:
                self._open_act(act, options, barred_code)
        fn.block = before
        if must is None and lines.lines:
            fn.add(f"if not {after}.must:")
            fn.block.put(lines, 1)
        else:
            fn.block.put(lines)
        code = f"_choose_act(chosen, {self.called}, {must_code}, {options})"
        return Val(code, _WORD, none=True)

    def _open_any(self, options: str, barred: str) -> None:
        """An act that is known only when it is done: one that stands for others is opened."""
        standing = [s for s in self.rules.statements.values() if granting_lines(s)]
        possible = self.fn.acts.get(self.party, set())
        first = True
        for statement in standing:
            if statement.name not in possible:
                continue
            self.fn.add(f"{'if' if first else 'elif'} act == {statement.name!r}:")
            self.fn.block.depth += 1
            self._open_act(statement.name, options, barred)
            self.fn.block.depth -= 1
            first = False
        test = "" if barred == "()" else f" act not in {barred}"
        if first:
            self.fn.add(f"if{test}:" if test else "if act:")
        else:
            self.fn.add(f"elif{test}:" if test else "else:")
        self.fn.block.depth += 1
        self.fn.add(f"{options}.append(act)")
        self.fn.block.depth -= 1

    def _open_act(self, act: str, options: str, barred: str) -> None:
        statement = self.rules.statements.get(act)
        lines = granting_lines(statement) if statement else []
        if not lines:
            self._offer((act,), options, barred)
        for line in lines:
            acts = tuple(a for e in line.effects if isinstance(e, Obliges) for a in e.acts)
            held = self.holds(line.when)
            self.fn.branch(held, lambda acts=acts: self._offer(acts, options, barred))  # type: ignore[misc]

    def _offer(self, acts: tuple[str, ...], options: str, barred: str) -> None:
        if barred == "()":
            self.fn.add(f"{options} += {acts!r}")
        else:
            self.fn.add(f"{options} += _open({acts!r}, {barred})")


def write_value(outer: Function, statement: Statement, frame: Frame) -> SharedValue | None:
    """A value as a function of its own, if it is long."""
    registry, traced = outer.registry, outer.traced
    counts: Counter[tuple[str, str]] = Counter()
    for _ in range(2):  # the second time it is known what is read more than once
        fn = Function(registry, traced, counts)
        fn.stack = [(statement.name, frame[""])]
        for name in ("note", "usual", "chosen", "found", "face", "act"):
            fn.reserve(name)
        parties = [party for party in dict.fromkeys(frame.values()) if "#" not in party]
        for party in parties:
            variable = registry.names.party(party)
            fn.elements[party] = (variable, f"{variable}_name")
            fn.reserve(variable)
            fn.reserve(f"{variable}_name")
        value = Reader(fn, Scope(statement, frames={frame[""]: frame}), frame).whole(statement)
        counts = fn.reads
    if fn.block.size < LONG_VALUE[traced] or value.const is not UNKNOWN:
        return None
    text = " ".join([*(line for _, line in fn.block.lines if not line.startswith("#")), value.code])
    reads = frozenset((*fn.reads, *fn.passed))
    used = {
        party: variable
        for party, (variable, _) in fn.elements.items()
        if "#" not in party and _uses(text, f"{variable}(_name)?")
    }
    used |= {party: variable for party, variable in fn.parties.items() if party not in used}
    named = frozenset(party for party, variable in used.items() if _uses(text, f"{variable}_name"))
    suffix = "_told" if traced else ""
    shared = SharedValue(f"_{statement.name}{suffix}", value, used, named, reads, fn.chooses, traced)
    found: SharedValue = registry.share_value(shared, value_function(shared, fn, value))
    return found


def _uses(text: str, name: str) -> bool:
    return re.search(rf"\b{name}\b", text) is not None


def whole(fact: Fact) -> bool:
    """Whether a fact can only be a whole number."""
    domain = fact.domain
    if domain.step is not None:
        return domain.step.denominator == 1 and (domain.low or Fraction(0)).denominator == 1
    bounds = (domain.low, domain.high)
    return domain.type.sort == "number" and all(b is None or b.denominator == 1 for b in bounds)


def _folded(op: str, a: Fraction, b: Fraction) -> Fraction:
    return a + b if op == "+" else a - b if op == "-" else a * b if op == "x" else a / b


def _drop(value: Val) -> None:
    """An assignment as a statement."""
