"""Ruleset -> the classes of each fact's domain: what the rules cannot tell apart is one class, with one value for it.

Members, yes/no and counts are listed. A length (or angle, or any figure without a step) is divided by the marks it is
compared with into points and open stretches. Marks come from linear forms: the difference of the two sides of every
comparison, as figure + coefficient x fact. Two facts without steps that are compared with each other have the marks of
the lines between them, so that every order in which they can stand has a class.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import pairwise, product
from typing import Any, TypeAlias

from attrs import define, field

from rulec.analysis.diagrams import is_figure, plain
from rulec.meaning.lines import walk
from rulec.model import entities as e

Key: TypeAlias = tuple[str, str]  # record, fact
Form: TypeAlias = tuple[Fraction, tuple[tuple[Key, Fraction], ...]]  # a figure, and how much of each fact is added
MOST_FORMS = 1_000
MOST_VALUES = 2_000
MOST_LINES = 12  # between two facts


class NotLinear(Exception):
    """A comparison whose marks cannot be worked out."""


def whole_domain(domain: e.Domain) -> bool:
    """Whether a domain is a list of values: members, yes/no, counts, or steps between two bounds."""
    if domain.type.sort in ("member", "yesno"):
        return True
    return domain.low is not None and domain.high is not None and step_of(domain) is not None


def step_of(domain: e.Domain) -> Fraction | None:
    """Counts are whole; a domain with a fractional bound is one of parts."""
    bounds = (domain.low, domain.high)
    if domain.step is None and domain.type.sort == "number" and all(b is None or b.denominator == 1 for b in bounds):
        return Fraction(1)
    return domain.step


def listed(domain: e.Domain) -> tuple[Any, ...]:
    """The values of a domain that is a list."""
    if domain.type.sort == "yesno":
        return (False, True)
    if domain.type.sort == "member":
        return domain.type.values
    step = step_of(domain)
    assert domain.low is not None
    assert domain.high is not None
    assert step is not None
    count = (domain.high - domain.low) // step + 1
    if count > MOST_VALUES:
        raise NotLinear
    return tuple(plain(domain.low + step * n) for n in range(count))


@define
class Classes:
    """unsure: the comparisons (by identity) whose marks could not be worked out; they are guessed, and said to be."""

    rules: e.Ruleset
    marks: dict[Key, set[Fraction]] = field(factory=dict)
    lines: set[Form] = field(factory=set)
    twice: set[Key] = field(factory=set)  # compared with the same fact of another party
    unsure: set[int] = field(factory=set)
    _asked: dict[Form, set[int]] = field(factory=dict)
    _forms: dict[str, frozenset[Form]] = field(factory=dict)
    _busy: set[str] = field(factory=set)
    _smooth: dict[str, bool] = field(factory=dict)
    _values: dict[Key, tuple[Any, ...]] = field(factory=dict)

    # ------------------------------------------------------------ what is asked for

    def values(self, record: str, fact: e.Fact) -> tuple[Any, ...]:
        """One value for each class of a fact's domain, the lowest first."""
        key = (record, fact.name)
        found = self._values.get(key)
        if found is None:
            domain = fact.domain
            found = listed(domain) if whole_domain(domain) else tuple(map(plain, self.samples(key, domain)))
            self._values[key] = found
        return found

    def samples(self, key: Key, domain: e.Domain) -> list[Fraction]:
        """The marks inside the domain and its ends, and a value from every stretch between two of them."""
        marks = set(self.marks.get(key, ()))
        for other, mine in self._ties(key):
            there = self._fact(other)
            if there is None or whole_domain(there.domain):
                continue
            if self._first(other, key):
                marks |= {mark for x in self._points(other, there.domain) if (mark := mine(x)) is not None}
            else:
                marks |= self._cuts(key)
        return spread(marks, domain, 2 if key in self.twice else 1)

    def _points(self, key: Key, domain: e.Domain) -> list[Fraction]:
        """The classes of the fact that lines are hung on."""
        return spread(self._cuts(key), domain, 2 if key in self.twice else 1)

    def _cuts(self, key: Key) -> set[Fraction]:
        """Its own marks, and where two lines cross or one meets a mark or bound of the other fact."""
        marks = set(self.marks.get(key, ()))
        cuts = [line for line in self.lines if key in dict(line[1])]
        for line in cuts:
            other = next(k for k, _ in line[1] if k != key)
            there = self._fact(other)
            ends = set(self.marks.get(other, ()))
            if there is not None:
                ends |= {b for b in (there.domain.low, there.domain.high) if b is not None}
            for y in ends:
                x = solve(line, key, {other: y})
                if x is not None:
                    marks.add(x)
            for second in cuts:
                if other in dict(second[1]) and second != line:
                    x = crossing(line, second, key, other)
                    if x is not None:
                        marks.add(x)
        return marks

    def _ties(self, key: Key) -> Iterator[tuple[Key, Any]]:
        for line in sorted(self.lines):
            facts = dict(line[1])
            if key in facts:
                other = next(k for k in facts if k != key)
                yield other, lambda x, line=line, other=other: solve(line, key, {other: x})

    def _first(self, one: Key, two: Key) -> bool:
        """Which of two tied facts has its classes first: the one with more ties, else the one named first."""
        return (-self._tied(one), one) < (-self._tied(two), two)

    def _tied(self, key: Key) -> int:
        return len({k for _, parts in self.lines for k, _ in parts if key in dict(parts) and k != key})

    def _fact(self, key: Key) -> e.Fact | None:
        record = self.rules.records.get(key[0])
        return record.fact(key[1]) if record else None

    # ------------------------------------------------------------ marks

    def gather(self) -> None:
        """Every comparison in the ruleset."""
        rules = self.rules
        smooth = [(r.name, f.name) for r in rules.records.values() for f in r.facts if not self._is_listed(f.domain)]
        if not smooth:
            return
        for statement in (*rules.statements.values(), *rules.gains):
            self._statement(statement)
        for never in rules.nevers:
            self._nodes(never.cond, self._never_roles(never))
        for sequence in rules.sequences:
            self._nodes(sequence.phases, {})
        self._drop_tangles()

    def _drop_tangles(self) -> None:
        """Only pairs of facts, and stars of them around one, are worked out; and only where few lines lie."""
        many: dict[frozenset[Key], int] = {}
        for _, parts in self.lines:
            pair = frozenset(k for k, _ in parts)
            many[pair] = many.get(pair, 0) + 1
        for form in sorted(self.lines):
            ends = [k for k, _ in form[1]]
            if many[frozenset(ends)] > MOST_LINES or all(self._tied(k) > 1 for k in ends):
                self.unsure |= self._asked.get(form, set())
        self.lines = {f for f in self.lines if not self._asked.get(f, set()) & self.unsure}

    def _is_listed(self, domain: e.Domain) -> bool:
        return domain.type.sort == "list" or whole_domain(domain)

    def _never_roles(self, never: e.Never) -> dict[str, str]:
        plain_facts = [n.fact for n in walk(never.cond) if isinstance(n, e.FactOf) and not n.who]
        fits = (r.name for r in self.rules.records.values() if all(r.fact(f) for f in plain_facts))
        return {"": next(fits, "")}

    def _statement(self, statement: e.Statement) -> None:
        roles = self._roles(statement)
        self._nodes((statement.when, statement.cases, statement.figure), roles)
        for step in statement.steps:
            self._nodes(step, roles, statement)
        if statement.figure is not None:
            self._caps(statement.figure, roles, statement)
        for step in statement.steps:
            if isinstance(step, e.ValueStep | e.ModifiersStep):
                self._caps(step.figure, roles, statement)

    def _roles(self, statement: e.Statement) -> dict[str, str]:
        roles = dict(zip(statement.roles, statement.records, strict=True))
        return {**roles, "": statement.records[0] if statement.records else ""}

    def _nodes(self, node: Any, roles: dict[str, str], statement: e.Statement | None = None) -> None:
        for part in walk(node):
            match part:
                case e.Compare(left=left, right=right):
                    self._compared(part, (left,), (right,), roles, statement)
                case e.IsMatch(of=of, match=match):
                    self._compared(part, (of,), tuple(_bounds(match)), roles, statement)
                case e.FigureLine(op="by", by=by, pairs=pairs) if by is not None:
                    bounds = tuple(b for match, _ in pairs for b in _bounds(match))
                    self._compared(part, (by,), bounds, roles, statement)
                case e.ResultsStep(on=on, lines=lines) if on is not None:
                    bounds = tuple(b for line in lines if line.match for b in _bounds(line.match))
                    self._compared(part, (on,), bounds, roles, statement)
                case e.Per(of=of, each=each) if each is not None:
                    self._counted(part, of, each, roles, statement)
                case e.TableCell(table=name):
                    self._keys(part, self.rules.tables[name], roles, statement)
                case e.ColumnFor(table=name, of=of):
                    table = self.rules.tables[name]
                    self._keys(part, table, roles, statement)
                    cells = tuple(b for r in table.rows for c in r.cells if c.match for b in _bounds(c.match))
                    self._compared(part, (of,), cells, roles, statement)
                case e.Fold(how="largest" | "smallest", items=items):
                    for at, item in enumerate(items):
                        self._compared(part, (item,), items[at + 1 :], roles, statement)

    def _keys(self, part: Any, table: e.Table, roles: dict[str, str], statement: Any) -> None:
        for at, key in enumerate(part.keys):
            across = bool(table.columns) and at == len(table.keys) - 1
            matches = table.columns if across else tuple(r.keys[at] for r in table.rows if at < len(r.keys))
            self._compared(part, (key,), tuple(b for m in matches for b in _bounds(m)), roles, statement)

    def _compared(
        self, part: Any, ones: Iterable[e.Expr], others: Iterable[e.Expr], roles: dict[str, str], statement: Any
    ) -> None:
        for one, other in product(ones, others):
            if not (self.smooth(one, roles, statement) or self.smooth(other, roles, statement)):
                continue
            try:
                left, right = self.forms(one, roles, statement), self.forms(other, roles, statement)
                if len(left) * len(right) > MOST_FORMS * 10:
                    raise NotLinear
            except NotLinear:
                self.unsure.add(id(part))
                continue
            for a, b in product(left, right):
                self._mark(part, added(a, b, -1))
            self._same(one, other, roles)

    def _mark(self, part: Any, form: Form) -> None:
        figure, parts = form
        if len(parts) == 1:
            (key, times) = parts[0]
            self.marks.setdefault(key, set()).add(-figure / times)
        elif len(parts) == 2:
            self.lines.add(form)
            self._asked.setdefault(form, set()).add(id(part))
        elif parts:
            self.unsure.add(id(part))

    def _same(self, one: e.Expr, other: e.Expr, roles: dict[str, str]) -> None:
        """The same fact of two parties: their difference has no form of its own, but they can be in any order."""
        here = {(n.who, n.fact) for n in walk(one) if isinstance(n, e.FactOf)}
        there = {(n.who, n.fact) for n in walk(other) if isinstance(n, e.FactOf)}
        for (who, fact), (other_who, other_fact) in product(here, there):
            if fact == other_fact and who != other_who:
                key = (self._record(who, roles), fact)
                if (found := self._fact(key)) is not None and not self._is_listed(found.domain):
                    self.twice.add(key)

    def _counted(self, part: Any, of: e.Expr, each: Fraction, roles: dict[str, str], statement: Any) -> None:
        """Whole or begun ones of a unit: a mark at every multiple of it."""
        if not self.smooth(of, roles, statement):
            return
        try:
            forms = self.forms(of, roles, statement)
        except NotLinear:
            self.unsure.add(id(part))
            return
        for figure, parts in forms:
            for key, times in parts:
                fact = self._fact(key)
                low, high = (fact.domain.low, fact.domain.high) if fact else (None, None)
                if len(parts) > 1 or low is None or high is None or abs((high - low) * times / each) > 200:
                    self.unsure.add(id(part))
                    continue
                ends = sorted((figure + low * times, figure + high * times))
                for n in range(int(ends[0] // each), int(ends[1] // each) + 1):
                    self._mark(part, (figure - n * each, parts))

    def _caps(self, figure: e.Figure, roles: dict[str, str], statement: Any) -> None:
        """`at least` and `at most` compare what the lines above them made."""
        for at, line in enumerate(figure.lines):
            if line.op in ("at least", "at most") and line.amount is not None:
                try:
                    before = self.figure_forms(figure, roles, statement, at)
                    bounds = self.forms(line.amount, roles, statement)
                except NotLinear:
                    continue  # Where such a figure is compared, that comparison is unsure.
                for a, b in product(before, bounds):
                    self._mark(line, added(a, b, -1))

    def _record(self, who: str, roles: dict[str, str]) -> str:
        if who in roles:
            return roles[who]
        record = self.rules.record_of(who)
        return record.name if record else roles.get("", "")

    # ------------------------------------------------------------ forms

    def smooth(self, expr: Any, roles: dict[str, str], statement: Any) -> bool:
        """Whether a fact without steps has a part in an expression."""
        for node in walk(expr):
            match node:
                case e.FactOf(who=who, fact=name):
                    fact = self._fact((self._record(who, roles), name))
                    if fact is not None and not self._is_listed(fact.domain):
                        return True
                case e.ValueOf(statement=name):
                    if self._value_smooth(name):
                        return True
                case e.LocalOf(name=name) if statement is not None:
                    for step in statement.steps:
                        if isinstance(step, e.ValueStep) and step.name == name and step.figure is not None:
                            inside = (n for n in walk(step.figure) if n is not node)
                            if any(isinstance(n, e.FactOf) and self.smooth(n, roles, None) for n in inside):
                                return True
        return False

    def _value_smooth(self, name: str) -> bool:
        if name not in self._smooth:
            self._smooth[name] = False
            statement = self.rules.statements[name]
            figure = statement.figure
            made = [] if figure is None else [figure.start, figure.stop]
            made += [] if figure is None else [x for n in figure.lines for x in (n.amount, n.stop, n.at_most)]
            self._smooth[name] = any(self.smooth(x, self._roles(statement), statement) for x in made if x is not None)
        return self._smooth[name]

    def forms(self, expr: e.Expr, roles: dict[str, str], statement: Any) -> frozenset[Form]:
        """Every linear form that an expression can have, whatever its discrete parts are."""
        match expr:
            case e.Const(value=value):
                return frozenset([(Fraction(value), ())]) if isinstance(value, Fraction) else frozenset()
            case e.FactOf(who=who, fact=name):
                key = (self._record(who, roles), name)
                fact = self._fact(key)
                if fact is None:
                    raise NotLinear
                if self._is_listed(fact.domain):
                    return frozenset((Fraction(v), ()) for v in listed(fact.domain) if is_figure(v))
                return frozenset([(Fraction(0), ((key, Fraction(1)),))])
            case e.ValueOf(statement=name):
                return self._value_forms(name)
            case e.LocalOf(name=name) if statement is not None:
                return self._local_forms(name, roles, statement)
            case e.TableCell(table=name) | e.ColumnFor(table=name):
                cells = (b for r in self.rules.tables[name].rows for c in r.cells if c.match for b in _bounds(c.match))
                return frozenset(f for b in cells for f in self.forms(b, roles, statement))
            case e.Negate(of=of):
                return frozenset(scaled(f, Fraction(-1)) for f in self.forms(of, roles, statement))
            case e.Arith(op=op, left=left, right=right):
                return self._arith(op, self.forms(left, roles, statement), self.forms(right, roles, statement))
            case e.Fold(how="largest" | "smallest", items=items):
                return _few(f for item in items for f in self.forms(item, roles, statement))
        raise NotLinear

    def _arith(self, op: str, left: frozenset[Form], right: frozenset[Form]) -> frozenset[Form]:
        if len(left) * len(right) > MOST_FORMS * 4:
            raise NotLinear
        if op in "+-":
            sign = 1 if op == "+" else -1
            both = (added(a, b, sign) for a, b in product(left, right))
            # none adds nothing
            return _few((*both, *left, *(scaled(b, Fraction(sign)) for b in right)) if not (left and right) else both)
        found = set()
        for a, b in product(left, right):
            if op == "over":
                if b[1]:
                    raise NotLinear
                if b[0]:
                    found.add(scaled(a, 1 / b[0]))
            elif a[1] and b[1]:
                raise NotLinear
            else:
                found.add(scaled(a, b[0]) if a[1] or not b[1] else scaled(b, a[0]))
        return _few(found)

    def _value_forms(self, name: str) -> frozenset[Form]:
        if name in self._busy:
            raise NotLinear
        if name not in self._forms:
            statement = self.rules.statements[name]
            if statement.figure is None:
                return frozenset()
            self._busy.add(name)
            try:
                self._forms[name] = self.figure_forms(statement.figure, self._roles(statement), statement)
            finally:
                self._busy.discard(name)
        return self._forms[name]

    def _local_forms(self, name: str, roles: dict[str, str], statement: e.Statement) -> frozenset[Form]:
        steps = [s for s in statement.steps if isinstance(s, e.ValueStep) and s.name == name]
        busy = f"{statement.name} {name}"
        if not steps or busy in self._busy:
            raise NotLinear
        self._busy.add(busy)
        try:
            return _few(f for s in steps for f in self.figure_forms(s.figure, roles, statement))
        finally:
            self._busy.discard(busy)

    def figure_forms(
        self, figure: e.Figure, roles: dict[str, str], statement: Any, most: int | None = None
    ) -> frozenset[Form]:
        """What a figure can come to after its first lines: each line may or may not have counted."""
        found: set[Form] = set()
        starts = [figure.start, figure.stop]
        starts += [x for line in figure.lines if line.op == "set" for x in (line.amount, line.stop)]
        for expr in starts:
            if expr is not None:
                found |= self.forms(expr, roles, statement)
        if figure.rounding or any(line.rounding for line in figure.lines if line.op == "set"):
            raise NotLinear
        found = found or {(Fraction(0), ())}
        for line in figure.lines[:most]:
            found |= self._line_forms(line, found, roles, statement)
            if len(found) > MOST_FORMS:
                raise NotLinear
        return frozenset(found)

    def _line_forms(self, line: e.FigureLine, before: set[Form], roles: dict[str, str], statement: Any) -> set[Form]:
        match line.op:
            case "double":
                return {scaled(f, Fraction(2)) for f in before}
            case "halve":
                if line.rounding:
                    raise NotLinear
                return {scaled(f, Fraction(1, 2)) for f in before}
            case "at least" | "at most":
                return set(self.forms(line.amount, roles, statement)) if line.amount is not None else set()
            case "by":
                amounts = frozenset(f for _, a in line.pairs if a is not None for f in self.forms(a, roles, statement))
            case "add":
                assert line.amount is not None
                amounts = self.forms(line.amount, roles, statement)
                if line.per is not None:
                    amounts = self._arith("x", amounts, self._counts(line.per, roles, statement))
                if line.at_most is not None:
                    amounts = amounts | self.forms(line.at_most, roles, statement)
                if line.sign != "+":
                    turned = frozenset(scaled(f, Fraction(-1)) for f in amounts)
                    amounts = turned if line.sign == "-" else amounts | turned
            case _:
                return set()
        if len(before) * len(amounts) > MOST_FORMS * 4:
            raise NotLinear
        return {added(a, b, 1) for a, b in product(before, amounts)}

    def _counts(self, per: e.Per, roles: dict[str, str], statement: Any) -> frozenset[Form]:
        """How often a `per` line can count."""
        forms = self.forms(per.of, roles, statement)
        if per.each is None:
            return forms
        ends: list[Fraction] = []
        for figure, parts in forms:
            low = high = figure
            for key, times in parts:
                fact = self._fact(key)
                if fact is None or fact.domain.low is None or fact.domain.high is None:
                    raise NotLinear
                reach = sorted((fact.domain.low * times, fact.domain.high * times))
                low, high = low + reach[0], high + reach[1]
            ends += [low, high]
        if not ends or max(ends) / per.each > MOST_FORMS:
            raise NotLinear
        return frozenset((Fraction(n), ()) for n in range(int(max(ends) / per.each) + 2))


def _few(forms: Iterable[Form]) -> frozenset[Form]:
    found = frozenset(forms)
    if len(found) > MOST_FORMS:
        raise NotLinear
    return found


def _bounds(match: e.Match) -> Iterator[e.Expr]:
    for alt in match.alts:
        match alt:
            case e.Between(low=low, high=high):
                yield from (b for b in (low, high) if b is not None)
            case e.Equals(of=of) | e.Ranked(of=of):
                yield of


def added(one: Form, two: Form, sign: int) -> Form:
    parts = dict(one[1])
    for key, times in two[1]:
        parts[key] = parts.get(key, Fraction(0)) + sign * times
    return one[0] + sign * two[0], tuple(sorted((k, t) for k, t in parts.items() if t))


def scaled(form: Form, by: Fraction) -> Form:
    return form[0] * by, tuple((k, t * by) for k, t in form[1]) if by else ()


def solve(form: Form, key: Key, others: dict[Key, Fraction]) -> Fraction | None:
    """Where a form is 0, given the other fact."""
    parts = dict(form[1])
    rest = form[0] + sum(parts[k] * v for k, v in others.items() if k in parts)
    return -rest / parts[key] if key in parts else None


def crossing(one: Form, two: Form, key: Key, other: Key) -> Fraction | None:
    """Where two lines cross, along key."""
    a, b = dict(one[1]), dict(two[1])
    if key not in b or other not in b:
        return None
    det = a[key] * b[other] - b[key] * a[other]
    return (-one[0] * b[other] + two[0] * a[other]) / det if det else None


def spread(marks: Iterable[Fraction], domain: e.Domain, times: int) -> list[Fraction]:
    """Marks inside the domain, its ends, and so many values from each stretch between, as round as can be."""
    low, high = domain.low, domain.high
    step = step_of(domain)
    inner = sorted(m for m in set(marks) if (low is None or m >= low) and (high is None or m <= high))
    if low is None:
        low = (inner[0] if inner else Fraction(0)) - 1
    if high is None:
        high = (inner[-1] if inner else Fraction(0)) + 1
    points = sorted({low, *inner, high})
    found = [points[0]]
    for a, b in pairwise(points):
        found += [v for v in between(a, b, times) if step is None or ((v - low) / step).denominator == 1]
        found.append(b)
    return [v for v in found if step is None or ((v - low) / step).denominator == 1]


def between(low: Fraction, high: Fraction, times: int) -> list[Fraction]:
    """Values strictly between two: whole ones if there is room."""
    first = Fraction(low // 1 + 1)
    if first + times - 1 < high:
        return [first + n for n in range(times)]
    return [low + (high - low) * (n + 1) / (times + 1) for n in range(times)]
