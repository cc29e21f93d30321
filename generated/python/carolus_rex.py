"""Carolus Rex: resolvers.

Made by rulec from rules/carolus_rex; not to be edited. @qrs is carolus-rex-qrs
"""

# fmt: off
# ruff: noqa: ARG001, ARG002, E501, F841, F842, FURB136, PERF401, RUF012, RUF100, SIM102, SIM108, SIM114
from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from math import ceil, floor

_UNIT = 'in'


TYPE_CHECKING = False  # as typing has it, which takes longer to import than the rest of this module
if TYPE_CHECKING:
    from typing import Any, ClassVar, NoReturn, Protocol, Self, TypeAlias, TypeVar

    _T = TypeVar("_T")

    class _Source(Protocol):
        """Where dice come from: random.Random, or anything with its choice."""

        def choice(self, seq: Sequence[int], /) -> int: ...

    Number: TypeAlias = int | Fraction
    Dice: TypeAlias = Sequence[int] | Mapping[str, Sequence[int]] | _Source
    Chosen: TypeAlias = Mapping[str, Any]
    Outcomes: TypeAlias = tuple[tuple[Mapping[str, Any], Fraction], ...]
    _Batch: TypeAlias = tuple[tuple[int, ...], int, str]
    _Fact: TypeAlias = tuple[str, str, Any, Number | None, Number | None, Number | None, Any]
    _Key: TypeAlias = tuple[Any, ...]
    _States: TypeAlias = dict[tuple[int, tuple[int, ...]], tuple[list[int], int]]


class RuleError(Exception):
    """A situation without an answer. cites: the lines of the document that it is about."""

    def __init__(self, message: str, cites: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.message = message
        self.cites = cites

    def __str__(self) -> str:
        return f"{self.message} ({' '.join(self.cites)})" if self.cites else self.message


class NoRule(RuleError):
    """The rules say nothing for this case."""


class TwoRules(RuleError):
    """The rules say two different things for this case."""


class IllegalState(RuleError):
    """The facts cannot occur together: those given, or (reached) those that the effects of a resolver lead to."""

    reached = False


class NeverEnds(RuleError):
    """A contest that repeats itself for ever, or a figure that is worked out from itself."""


class Undecided(RuleError):
    """The question is beyond what is worked out; said, never skipped."""


class InputError(RuleError):
    """The caller left something out or gave something that is not allowed."""


class NotOpen(InputError):
    """The player chose what he may not choose."""


class MissingFact(InputError, AttributeError):
    """A fact that matters here and was not given. allowed: what it can be, in words."""

    def __init__(self, role: str, fact: str, allowed: str, record: Any = None) -> None:
        super().__init__(f"{role}.{fact} is not given; it can be {allowed}")
        self.role, self.fact, self.allowed, self.record = role, fact, allowed, record

    def of(self, **records: object) -> MissingFact:
        """The same, said of the role that the record plays."""
        role = next((role for role, record in records.items() if record is self.record), "")
        role = role or next(
            (found for who, record in records.items() if (found := self._in_list(who, record))), self.role
        )
        return MissingFact(role, self.fact, self.allowed, self.record)

    def _in_list(self, role: str, record: Any) -> str:
        """What the record is called as an element of a list of another, if it is one: unit#2 of side."""
        for name, fact in record._facts.items():
            for place, element in enumerate(getattr(record, name, ()) if fact[1] == "list" else (), 1):
                if element is self.record:
                    return f"{element._record}#{place} of {role}"
        return ""


class MissingDice(InputError):
    """A roll was asked for and no more faces are given. batches: faces, how many dice, and which of them is kept."""

    def __init__(
        self,
        party: str,
        batches: tuple[tuple[tuple[int, ...], int, str], ...],
        classes: tuple[tuple[int, ...], ...] = (),
        total: bool = True,
    ) -> None:
        dice = sum(count for _, count, _ in batches)
        super().__init__(f"{party} rolls {dice} dice, and not so many faces are given for it")
        self.party, self.batches, self.classes, self.total, self.dice = party, batches, classes, total, dice


class NeedsChoice(InputError):
    """The player must choose. options are all there are; without options, low and high bound a figure."""

    def __init__(
        self, key: str, options: tuple[Any, ...], low: Number | None = None, high: Number | None = None
    ) -> None:
        said = " or ".join(map(_spell, options)) if options else f"from {low} to {high}"
        super().__init__(f"choose {key}: {said}")
        self.key, self.options, self.low, self.high = key, options, low, high


class _Again(Exception):
    """Another round of a contest follows; outcome is what this one left, used how many dice it took."""

    def __init__(self, outcome: Any, used: int) -> None:
        super().__init__()
        self.outcome, self.used = outcome, used


class Range:
    """A figure that the rules leave to the player, from low to high."""

    __slots__ = ("high", "key", "low", "whole")

    def __init__(self, low: Number, high: Number, key: str = "", whole: bool = False) -> None:
        self.low, self.high, self.key, self.whole = low, high, key, whole

    def __repr__(self) -> str:
        return f"Range({self.low}, {self.high})"

    def __str__(self) -> str:
        return f"{self.low} to {self.high}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Range) and (self.low, self.high) == (other.low, other.high)

    def __hash__(self) -> int:
        return hash((self.low, self.high))

    @property
    def options(self) -> tuple[int, ...]:
        """All there is to choose from, where that is a list and not a length."""
        if not self.whole or self.high - self.low > 100:
            return ()
        return tuple(range(ceil(self.low), floor(self.high) + 1))


_NO_CHOICE: Chosen = {}


# ---------------------------------------------------------------- words


def _spell(value: object) -> str:
    """A value as an author writes it, without a unit."""
    if value is None:
        return "none"
    if value is True:
        return "yes"
    if value is False:
        return "no"
    return str(value)


def _say(value: object, sort: str) -> str:
    """A value as an author writes it, with the unit of its sort."""
    if isinstance(value, Range):
        return f"{_say(value.low, sort)} to {_say(value.high, sort)}"
    if isinstance(value, bool) or not isinstance(value, int | Fraction):
        return _spell(value)
    match sort:
        case "length":
            return f"{value} {_UNIT}"
        case "angle":
            return f"{value} deg"
        case "move":
            return f"{value} move{'s' if value > 1 or value == 0 else ''}"
        case "ratio":
            return f"{value.numerator}:{value.denominator}"
    return str(value)


def _signed(value: Number, sort: str) -> str:
    return f"{'+' if value >= 0 else '-'}{_say(abs(value), sort)}"


def _allowed(sort: str, values: Any, low: Number | None, high: Number | None, step: Number | None) -> str:
    """What a fact can be, in words."""
    if sort == "yesno":
        return "yes or no"
    if sort == "member":
        return ", ".join(str(member) for member in values)
    if sort == "list":
        return f"a list of {low} to {high} {values._record}"
    first, last = ("" if bound is None else _say(bound, sort) for bound in (low, high))
    by = f" by {_say(step, sort)}" if step not in (None, 1) else ""
    if first and last:
        return f"{first} to {last}{by}"
    return f"{first} or more{by}" if first else f"{last} or less{by}" if last else "any figure"


# ---------------------------------------------------------------- records and outcomes

_NOT_GIVEN: Any = None


class _Word(Enum):
    """A word of the rules. Its hash is that of an object, which is quicker to have than that of its name."""

    __hash__ = object.__hash__

    def __str__(self) -> str:
        return str(self.value)


def _admitted(record: str, fact: _Fact, value: Any) -> Any:
    """The value of a fact, if it can have it: whole figures as int, words as members of their kind."""
    name, sort, values, low, high, step, _ = fact
    found = value
    if sort == "yesno":
        fits = value is True or value is False
    elif sort == "member":
        fits = type(value) is values
        if not fits and isinstance(value, str):
            found = next((member for member in values if member.value == value), None)
            fits = found is not None
    elif sort == "list":
        fits = isinstance(value, list | tuple) and all(type(element) is values for element in value)
        fits = fits and (low or 0) <= len(value) <= (high or len(value))
        found = tuple(value) if fits else value
    else:
        fits = isinstance(value, int | Fraction) and not isinstance(value, bool)
        if fits:
            found = value.numerator if value.denominator == 1 else value
            fits = (low is None or found >= low) and (high is None or found <= high)
            fits = fits and (step is None or Fraction(found - (low or 0), step).denominator == 1)
    if not fits:
        can = _allowed(sort, values, low, high, step)
        raise InputError(f"{record}.{name} cannot be {_spell(value)}; it can be {can}")
    return found


class _Record:
    """The facts of something on the table. One that is not given is not there, and asking for it is a MissingFact."""

    __slots__ = ("_given", "_usual")
    _record: ClassVar[str]
    _facts: ClassVar[Mapping[str, _Fact]]
    _given: tuple[str, ...]
    _usual: frozenset[str]

    def _settle(self, values: tuple[Any, ...]) -> None:
        """Check what was given, and put in what the rules call normal."""
        usual: set[str] = set()
        given: dict[str, None] = {}
        put = object.__setattr__  # the record is frozen for everybody else
        for (attribute, fact), value in zip(self._facts.items(), values, strict=True):
            if value is not None:
                given[attribute] = None
                put(self, attribute, _admitted(self._record, fact, value))
            elif fact[6] is not None:
                usual.add(attribute)
                put(self, attribute, fact[6])
        put(self, "_given", tuple(given))
        put(self, "_usual", frozenset(usual))
        self._legal(given.keys(), self._record)

    def _legal(self, known: Set[str], role: str) -> None:
        """Raise IllegalState for what cannot occur; records that the rules limit say how."""

    def __reduce__(self) -> tuple[Any, ...]:
        return _remade, (type(self), self.given())

    if not TYPE_CHECKING:

        def __getattr__(self, name):
            fact = self._facts.get(name)
            if fact is None:
                raise AttributeError(f"{self._record} has no fact {name}")
            raise MissingFact(self._record, fact[0], _allowed(*fact[1:6]), self)

    def given(self) -> dict[str, Any]:
        """The facts that were given, by name; those that the rules call normal are left out."""
        return {attribute: getattr(self, attribute) for attribute in self._given}

    def but(self, **facts: Any) -> Self:
        """The same with other facts; None takes one away."""
        return type(self)(**{**self.given(), **facts})

    def __eq__(self, other: object) -> bool:
        return isinstance(other, type(self)) and self.given() == other.given()

    def __hash__(self) -> int:
        return hash((type(self), tuple(self.given().items())))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{k}={v!r}' for k, v in self.given().items())})"


def _remade(record: type[Any], facts: Mapping[str, Any]) -> Any:
    return record(**facts)


def _usual(usual: dict[str, Any], party: str, record: Any, attribute: str) -> Any:
    """A fact that has a normal value, with a note if that is what it has."""
    if isinstance(record, _Outcome):
        if attribute in vars(record):
            return vars(record)[attribute]
        record, attribute = record.before, record._own(attribute)
    value = getattr(record, attribute)
    if attribute in record._usual:
        usual[f"{party}.{record._facts[attribute][0]}"] = value
    return value


class _Outcome:
    """What a resolver made of one party: figures and results on the way, facts as they are afterwards, what it must
    and may do then. A figure that was not made is None; a fact that was not touched is as it was before."""

    _party: ClassVar[str] = ""
    _made: ClassVar[Mapping[str, str]] = {}  # attribute -> name in the rules, of figures, results, verdicts
    _facts: ClassVar[Mapping[str, str]] = {}  # attribute -> name in the rules, of facts that can change
    _others: ClassVar[tuple[str, ...]] = ()
    _not_told: ClassVar[tuple[str, ...]] = ("before",)  # what odds do not tell apart
    before: Any
    applies: bool = True
    must: tuple[str, ...] = ()
    may: tuple[str, ...] = ()
    may_not: tuple[str, ...] = ()

    def __init_subclass__(cls) -> None:
        for attribute in cls._made:
            setattr(cls, attribute, None)

    if not TYPE_CHECKING:

        def __getattr__(self, name):
            if name == "before":  # it is not yet whole
                raise AttributeError(name)
            if name in self._facts:
                return getattr(self.before, self._own(name))
            if name in self.before._facts:
                return getattr(self.before, name)
            raise AttributeError(f"{type(self).__name__} has no {name}")

    def _own(self, attribute: str) -> str:
        """What a fact is called in the record; here it has an underscore more if a figure has its name."""
        return attribute if attribute in self.before._facts else attribute[:-1]

    @property
    def act(self) -> str | None:
        """What it must and may do then, in words: must retire; may remain/pursue."""
        return _acts({"must": self.must, "may": self.may, "may_not": self.may_not})

    def changed(self) -> dict[str, Any]:
        """The facts that were written, by name."""
        own = vars(self)
        return {self._own(attribute): own[attribute] for attribute in self._facts if attribute in own}

    def after(self, **facts: Any) -> Any:
        """The record as it is afterwards, with further facts that the player changes."""
        return self.before.but(**{**self.changed(), **facts})

    def _made_values(self) -> dict[str, Any]:
        return {a: v for a in self._made if (v := getattr(self, a)) is not None}

    def __repr__(self) -> str:
        shown = {**self._made_values(), **self.changed(), "act": self.act}
        shown |= {other: getattr(self, other) for other in self._others}
        return f"{type(self).__name__}({', '.join(f'{k}={v!r}' for k, v in shown.items() if v is not None)})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, type(self)) and self._all() == other._all()

    def __hash__(self) -> int:
        return hash((type(self), self.act, *self._made_values().items()))

    def _all(self) -> tuple[object, ...]:
        return (
            self.before, self._made_values(), self.changed(), self.must, self.may, self.may_not,
            *(getattr(self, other) for other in self._others),
        )  # fmt: skip

    def _parties(self) -> Iterator[_Outcome]:
        yield self
        for other in self._others:
            yield getattr(self, other)


class _Resolver:
    """One statement of the rules, to be asked. parties: those it is asked of, in order."""

    name: ClassVar[str]
    label: ClassVar[str]
    parties: ClassVar[tuple[str, ...]]
    cites: ClassVar[tuple[str, ...]]
    _between: ClassVar[Any] = None  # what cannot be between the parties, where there is such a thing

    def _reached(self, outcome: _Outcome, records: tuple[Any, ...]) -> None:
        """Raise IllegalState if what has been made of the records cannot be."""
        try:
            for part in outcome._parties():
                changed = {name for name, value in part.changed().items() if value != getattr(part.before, name, None)}
                if changed:
                    _written(part.before, part)._legal(changed.union(part.before._given), part._party)
            if self._between is not None:
                self._between(*_next_round(outcome, self.parties, records))
        except IllegalState as error:
            found = IllegalState(f"{self.label} leads to what cannot be; {error.message}", error.cites)
            found.reached = True
            raise found from None

    def __repr__(self) -> str:
        return f"<{self.name}: {self.label}>"


def _also(acts: tuple[str, ...], more: tuple[str, ...]) -> tuple[str, ...]:
    return (*acts, *(act for act in more if act not in acts))


def _no_clash(party: str, must: tuple[str, ...], barred: tuple[str, ...], cites: tuple[str, ...]) -> None:
    """Nothing that a party must do is barred to it."""
    for act in must:
        if act in barred:
            raise TwoRules(f"{party} must {act} and may not {act}", cites)


def _open(may: tuple[str, ...], barred: tuple[str, ...]) -> tuple[str, ...]:
    """`may not` wins over `may`."""
    return tuple(act for act in may if act not in barred)


# ---------------------------------------------------------------- figures


def _exact(value: _T) -> _T:
    """A figure as int where it is whole."""
    found: Any = value
    if type(found) is Fraction and found.denominator == 1:
        found = found.numerator
    return found  # type: ignore[no-any-return]


def _on(change: Callable[[Any], Any], value: Any) -> Any:
    """Change a figure, both ends of a range, or leave none as it is."""
    if value is None:
        return None
    if type(value) is Range:
        low, high = sorted((change(value.low), change(value.high)))
        return low if low == high else Range(low, high)
    return change(value)


def _arith(op: str, a: Any, b: Any) -> Any:
    """none adds nothing; anything times or over none is none."""
    if a is None or b is None:
        if op not in "+-" or (a is None and b is None):
            return None
        return a if b is None else b if op == "+" else _on(lambda v: -v, b)
    if type(a) is Range and type(b) is Range:
        _settled(a)
    if type(b) is Range:
        return _on(lambda v: _plain(op, a, v), b)
    return _on(lambda v: _plain(op, v, b), a)


def _plain(op: str, a: Any, b: Any) -> Any:
    return a + b if op == "+" else a - b if op == "-" else a * b if op == "x" else _over(a, b)


def _no_rule(message: str, cites: tuple[str, ...]) -> NoReturn:
    raise NoRule(message, cites)


def _over(a: Number, b: Number) -> Number:
    if b == 0:
        raise NoRule("a ratio to 0 is asked for")
    ratio = Fraction(a, b)
    return ratio.numerator if ratio.denominator == 1 else ratio


def _settled(value: Any) -> Any:
    """A value that must be known: an open range has to be chosen first."""
    if type(value) is Range:
        raise NeedsChoice(value.key or "the figure", value.options, value.low, value.high)
    return value


def _rounded(value: Any, how: str) -> Any:
    if how == "up":
        return ceil(value)
    if how == "down":
        return floor(value)
    return floor(value + Fraction(1, 2)) if how == "nearest" else value


def _fold(how: str, values: Sequence[Any], best_first: tuple[Any, ...] = ()) -> Any:
    """Sum, average, largest, smallest, best, worst or share; best_first orders members."""
    known = [value for value in values if value is not None]
    if how == "share":
        return _over(sum(value is True for value in values), len(values)) if values else None
    if not known:
        return 0 if how == "sum" else None
    if best_first and how in ("best", "worst"):
        return (min if how == "best" else max)(known, key=best_first.index)
    if any(isinstance(value, bool) or not isinstance(value, int | Fraction) for value in known):
        raise InputError(f"{known[0]} is not a figure, so there is no {how} of it")
    if how in ("largest", "best", "smallest", "worst"):
        return (max if how in ("largest", "best") else min)(known)
    return _over(sum(known), len(known)) if how == "average" else sum(known)


def _dice_count(count: Any, title: str, cites: tuple[str, ...]) -> int:
    """How many dice: whole, not below 0, and no more than any table holds."""
    if count.denominator != 1:
        raise NoRule(f"{title}: {count} dice are to be rolled, and no rounding is stated", cites)
    return max(int(count), 0)


def _too_many(count: int, title: str, cites: tuple[str, ...]) -> None:
    if count > 1000:
        raise Undecided(f"{title}: {count} dice are to be rolled; the most is 1000", cites)


def _wrong_face(party: str, faces: Sequence[int], dice: tuple[int, ...]) -> NoReturn:
    face = next(face for face in faces if face not in dice)
    can = ", ".join(map(str, sorted(set(dice))))
    raise InputError(f"{face} is not a face of the die {party} rolls; its faces are {can}")


def _becomes(fact: str, value: Any, law: _Fact, cites: tuple[str, ...]) -> Any:
    """A value that is written: it must be one that the fact can have, or none."""
    if value is None:
        return None
    try:
        return _admitted("", law, value)
    except InputError:
        said, can = _say(value, law[1]), _allowed(*law[1:6])
        raise NoRule(f"{fact} would become {said}, and it can only be {can}", cites) from None


# ---------------------------------------------------------------- choices


class Choice:
    """Something the player decides: one of options, or, without options, a figure from low to high."""

    __slots__ = ("high", "key", "low", "options")

    def __init__(self, key: str, options: tuple[Any, ...], low: Number | None, high: Number | None) -> None:
        self.key, self.options, self.low, self.high = key, options, low, high

    def __repr__(self) -> str:
        return f"Choice({self.key}: {' or '.join(map(_spell, self.options)) or f'{self.low} to {self.high}'})"


class _Contingent(dict[str, object]):
    """Choices while odds are worked out: one that is not open on some path of the dice is asked for by a further key."""


def _choose(chosen: Chosen, party: str, key: str, options: tuple[Any, ...]) -> Any:
    """The player's choice; party.key is looked for before key. There is no default."""
    options = tuple(dict.fromkeys(options))
    wanted = f"{party}.{key}"
    for name in (wanted, key):
        if name in chosen:
            value = chosen[name]
            if any((type(o) is bool) is (type(value) is bool) and o == value for o in options):
                return value
            listed = " or ".join(map(_spell, options))
            if type(chosen) is not _Contingent:
                raise NotOpen(f"{name} = {_spell(value)} is not open here: {listed}")
            wanted = f"{party}.{key} ({listed})"
            if wanted in chosen:
                return chosen[wanted]
    raise NeedsChoice(wanted, options)


def _choose_within(chosen: Chosen, party: str, name: str, value: Any, whole: bool) -> Any:
    """A range stays open until the player has chosen within it."""
    if type(value) is not Range:
        return value
    left = Range(value.low, value.high, f"{party}.{name}", whole)
    for key in (left.key, name):
        if key in chosen:
            picked = chosen[key]
            fits = (
                isinstance(picked, int | Fraction) and not isinstance(picked, bool) and left.low <= picked <= left.high
            )
            if not fits or (whole and picked not in left.options):
                raise NotOpen(f"{key} = {_spell(picked)} is not within {left}")
            return _exact(picked)
    return left


def _choose_act(chosen: Chosen, party: str, must: tuple[str, ...], may: Sequence[str]) -> str | None:
    """What a party does now: what it must, else what its player picks from what is open to it."""
    if must:
        return must[0] if len(must) == 1 else str(_choose(chosen, party, "act", must))
    return str(_choose(chosen, party, "act", tuple(may))) if may else None


# ---------------------------------------------------------------- why


class Entry:
    """One thing considered: a line of the rules, whether it counted, what it gave, and who says so."""

    __slots__ = ("cites", "counted", "label", "name", "party", "ruling", "sort", "statement", "value")

    def __init__(self, party: str, line: tuple[Any, ...], counted: bool, given: object) -> None:
        self.statement, self.sort, self.name, self.label, self.cites, self.ruling, how = line
        self.party, self.counted = party, counted
        self.value = _told(how, given)

    def __str__(self) -> str:
        value = f"{self.value}  " if self.value else ""
        where = f"  {' '.join(self.cites)}" if self.cites else ""
        ruled = f"  [ruling {self.ruling}]" if self.ruling else ""
        said = self.label or self.name.replace("_", " ")
        return f"{' ' if self.counted else '-'} {self.party} {self.statement}: {value}{said}{where}{ruled}"

    def __repr__(self) -> str:
        return f"Entry({self})"


def _told(how: tuple[Any, ...], given: Any) -> str:
    """What a line gave, in words. how: the form, and what it needs to be said."""
    if given is None and how[0] != "is":
        return ""
    if isinstance(given, str):
        return given
    match how[0]:
        case "is" | "say":
            return _say(given, how[1])
        case "signed":
            return _signed(given, how[1]) if given else ""
        case "by":
            return f"{_signed(given, how[1])} ({how[2]})"
        case "bound":
            return f"{how[2]} {_say(given, how[1])}"
        case "shown":
            return f"{given} {'die' if given == 1 else 'dice'}"
        case "rolled":
            return ", ".join(map(str, given)) or "no dice"
        case "cell":
            keys = ", ".join(f"{name} {_say(key, sort)}" for (name, sort), key in zip(how[2], given[0], strict=False))
            return f"{keys}: {_say(given[1], how[1])}"
        case "column":
            return f"{_say(given[0], how[1])}: {_say(given[1], how[2])}"
        case "change":
            by, wanted, kept = given
            said = f"{how[2]}{_signed(by, how[1])} {how[3]}" + (
                f" (of {_signed(wanted, how[1])})" if by != wanted else ""
            )
            return said if kept is None else f"{said}, stopping at {_say(kept, how[1])}"
        case "become":
            return f"{how[2]}{how[3]} = {_say(given[0], how[1])}"
        case "shift":
            levels, before, after = given
            return f"{how[2]}{how[3]} {'worse' if levels >= 0 else 'better'} by {abs(levels)}: {before} to {after}"
    return str(given)


class Change:
    """A fact before and after. clamped: it would have gone past the end of what it can be."""

    __slots__ = ("after", "before", "clamped", "fact", "party")

    def __init__(self, party: str, fact: str, before: Any, after: Any, clamped: bool) -> None:
        self.party, self.fact, self.before, self.after, self.clamped = party, fact, before, after, clamped

    def __str__(self) -> str:
        before = "not given" if self.before is None else _spell(self.before)
        stopped = " (it can go no further)" if self.clamped else ""
        return f"{self.party}.{self.fact}: {before} -> {_spell(self.after)}{stopped}"

    def __repr__(self) -> str:
        return f"Change({self})"


class Explanation:
    """An answer with its reasons. result: what resolve gives; str() tells it all, line by line."""

    def __init__(
        self,
        title: str,
        result: Any,
        notes: list[tuple[str, int, Any, Any]],
        changes: list[tuple[str, str, Any, Any, bool]],
        usual: Mapping[str, Any],
    ) -> None:
        self.title, self.result = title, result
        self.defaults: dict[str, Any] = dict(usual)
        self._notes, self._changes = notes, changes

    @property
    def entries(self) -> tuple[Entry, ...]:
        """Everything that was considered, in order."""
        return tuple(Entry(party, _LINES[line], bool(counted), given) for party, line, counted, given in self._notes)

    @property
    def changes(self) -> tuple[Change, ...]:
        """One change a fact: from what it was before the first to what it is after the last."""
        found: dict[tuple[str, str], Change] = {}
        for party, fact, before, after, clamped in self._changes:
            old = found.get((party, fact))
            if old is None:
                found[party, fact] = Change(party, fact, before, after, clamped)
            else:
                found[party, fact] = Change(party, fact, old.before, after, old.clamped or clamped)
        return tuple(found.values())

    @property
    def rulings(self) -> tuple[str, ...]:
        """The rulings that had a part in it, in the order they were used."""
        return tuple(dict.fromkeys(entry.ruling for entry in self.entries if entry.counted and entry.ruling))

    def __str__(self) -> str:
        lines = [self.title, *(f"  {entry}" for entry in self.entries)]
        told = {
            "then": self._acts(),
            "afterwards": [str(change) for change in self.changes if change.before != change.after],
            "taken as usual, since not given": [f"{name} = {_spell(value)}" for name, value in self.defaults.items()],
            "rulings used": [f"{name}: {_RULINGS.get(name, '')}" for name in self.rulings],
        }
        for title, items in told.items():
            lines += [title, *(f"  {item}" for item in items)] if items else []
        return "\n".join(lines)

    def _after(self, earlier: list[Explanation]) -> Explanation:
        """The same with the rounds before it."""
        every = [*earlier, self]
        return Explanation(
            self.title,
            _joined([one.result for one in earlier], self.result),
            [note for one in every for note in one._notes],
            [change for one in every for change in one._changes],
            {name: value for one in reversed(every) for name, value in one.defaults.items()},
        )

    def _acts(self) -> list[str]:
        if not isinstance(self.result, _Outcome):
            return [_spell(self.result)]
        return [f"{part._party} {part.act}" for part in self.result._parties() if part.act]

    def __repr__(self) -> str:
        return f"Explanation({self.title}: {self.result!r})"


# ---------------------------------------------------------------- dice and odds


def _driven(play: Callable[..., Any], records: tuple[Any, ...], dice: Any, chosen: Chosen) -> Any:
    """Play with dice that are no plain list: of each party by itself, or from a source of chance."""
    if isinstance(dice, Mapping):
        left = {party: list(faces) for party, faces in dice.items()}

        def more(ask: MissingDice) -> list[int]:
            own = left[ask.party] if ask.party in left else left.setdefault("", [])
            if len(own) < ask.dice:
                raise ask
            taken = own[: ask.dice]
            del own[: ask.dice]
            return taken

    elif hasattr(dice, "choice"):

        def more(ask: MissingDice) -> list[int]:
            return [dice.choice(faces) for faces, count, _ in ask.batches for _ in range(count)]

    else:
        return play(*records, dice=list(dice), chosen=chosen)
    faces: list[int] = []
    while True:
        try:
            return play(*records, dice=faces, chosen=chosen)
        except MissingDice as ask:
            faces = faces + more(ask)


def _rounds(
    resolver: _Resolver, play: Callable[..., Any], records: tuple[Any, ...], dice: list[int], chosen: Chosen
) -> Any:
    """Round after round, until none is called for."""
    earlier: list[Any] = []
    now = records
    for _ in range(1000):
        try:
            last = play(*now, dice=dice, chosen=chosen)
        except _Again as again:
            earlier.append(again.outcome)
            left = again.outcome.result if isinstance(again.outcome, Explanation) else again.outcome
            now, dice = _next_round(left, resolver.parties, now), dice[again.used :]
            continue
        if not earlier:
            return last
        whole = last._after(earlier) if isinstance(last, Explanation) else _joined(earlier, last)
        resolver._reached(whole.result if isinstance(whole, Explanation) else whole, records)
        return whole
    raise NeverEnds(f"{resolver.name} goes on for more than 1000 rounds", resolver.cites)


def _next_round(outcome: _Outcome, parties: tuple[str, ...], records: tuple[Any, ...]) -> tuple[Any, ...]:
    """The records as one round has left them. Whether such a state could be given is not asked."""
    after = {part._party: part for part in outcome._parties()}
    return tuple(_written(record, after.get(party)) for party, record in zip(parties, records, strict=True))


def _written(record: Any, part: _Outcome | None) -> Any:
    if part is None:
        return record
    made, put, changed = object.__new__(type(record)), object.__setattr__, part.changed()
    for name in (*record._given, *record._usual):
        put(made, name, getattr(record, name))
    for name, value in changed.items():
        put(made, name, value)
    put(made, "_given", tuple(name for name in record._facts if name in changed or name in record._given))
    put(made, "_usual", record._usual - changed.keys())
    return made


def _joined(earlier: list[_Outcome], last: Any) -> Any:
    """The last round, with what only earlier ones made or wrote."""
    for old in reversed(earlier):
        for then, now in zip(old._parties(), last._parties(), strict=True):
            for name, value in (*then._made_values().items(), *then.changed().items()):
                known = now.changed() if name in now._facts else now._made_values()
                if name not in known:
                    setattr(now, name, value)
    for then, now in zip(earlier[0]._parties(), last._parties(), strict=True):
        now.before = then.before
    return last


_lumps: dict[object, tuple[list[tuple[list[int], int]], int]] = {}


def _lumped(ask: MissingDice) -> tuple[list[tuple[list[int], int]], int]:
    """Every outcome of a roll that the rules can tell apart: faces that stand for it, and in how many ways of all."""
    key = (ask.batches, ask.classes, ask.total)
    if key not in _lumps:
        class_of = {face: at for at, faces in enumerate(ask.classes) for face in faces}
        states: _States = {(0, (0,) * len(ask.classes)): ([], 1)}
        ways, sums, work = 1, 1, 0
        for faces, count, pick in ask.batches if ask.total else ():
            spread = max(faces) - min(faces)
            work += 0 if pick else len({*faces}) * (count * sums + spread * count * (count - 1) // 2)
            sums += spread * (1 if pick else count)
        if work > 5_000_000:  # a few seconds; 100 D20 are 2 million
            raise Undecided("these dice, with so many faces, fall in too many ways to be counted")
        for batch in ask.batches:
            states = _with_batch(states, batch, class_of, ask.total)
            ways *= len(batch[0]) ** batch[1]
        _lumps[key] = (list(states.values()), ways)
    return _lumps[key]


def _with_batch(
    states: _States,
    batch: _Batch,
    class_of: Mapping[int, int],
    summed: bool,
) -> _States:
    """Dice added one at a time; of a batch of which one die is kept, that one joins the sum at the end."""
    faces, count, pick = batch
    weights: dict[int, int] = {}
    for face in faces:
        weights[face] = weights.get(face, 0) + 1
    keep = max if pick == "best" else min
    rolled: dict[tuple[int | None, int, tuple[int, ...]], tuple[list[int], int]] = {}
    for (total, counts), (shown, n) in states.items():
        rolled[None, total, counts] = (shown, n)
    for _ in range(count):
        after: dict[tuple[int | None, int, tuple[int, ...]], tuple[list[int], int]] = {}
        for (kept, total, counts), (shown, n) in rolled.items():
            for face, m in weights.items():
                at = class_of.get(face, -1)
                hits = (*counts[:at], counts[at] + 1, *counts[at + 1 :]) if at >= 0 else counts
                best = (face if kept is None else keep(kept, face)) if pick and summed else None
                key = (best, total + face if summed and not pick else total, hits)
                old = after.get(key)
                after[key] = ([*shown, face], n * m) if old is None else (old[0], old[1] + n * m)
        rolled = after
    found: _States = {}
    for (kept, total, counts), (shown, n) in rolled.items():
        end = (total + (kept or 0), counts)
        old = found.get(end)
        found[end] = (shown, n) if old is None else (old[0], old[1] + n)
    return found


class Odds:
    """Exact chances. chosen: the choices they are for."""

    __slots__ = ("_chances", "_first", "_outcomes", "_tell", "chosen")

    def __init__(
        self, chosen: Mapping[str, Any], first: str, chances: dict[_Key, Fraction], tell: Callable[..., Outcomes]
    ) -> None:
        self.chosen, self._first, self._chances, self._tell = chosen, first, chances, tell
        self._outcomes: Outcomes | None = None

    @property
    def outcomes(self) -> Outcomes:
        """What comes out together, with its chance."""
        if self._outcomes is None:
            self._outcomes = self._tell(self._chances)
        return self._outcomes

    def of(self, output: str) -> dict[Any, Fraction]:
        """The distribution of one output, such as enemy.dp; without a role it is the first party's."""
        name = output if "." in output or output == "error" else f"{self._first}.{output}"
        found: dict[Any, Fraction] = {}
        for outcome, chance in self.outcomes:
            value = outcome.get(name)
            found[value] = found[value] + chance if value in found else chance
        return dict(sorted(found.items(), key=lambda item: _order(item[0])))

    @property
    def names(self) -> list[str]:
        """The outputs that any outcome has, in order of name."""
        return sorted({name for outcome, _ in self.outcomes for name in outcome})

    def __repr__(self) -> str:
        return f"Odds({dict(self.chosen)}: {len(self.outcomes)} outcomes of {', '.join(self.names)})"


def _order(value: Any) -> tuple[int, Any]:
    """Figures in their order, before words in theirs."""
    if isinstance(value, int | Fraction):
        return (0, value)
    return (1, _spell(value))


class _Odds:
    """Odds at work on one resolver: every path of lumped dice, for each way of making the open choices."""

    def __init__(self, resolver: _Resolver, play: Callable[..., Any], records: tuple[Any, ...]) -> None:
        self.resolver, self.play, self.records = resolver, play, records
        self.asked: dict[str, NeedsChoice] = {}
        self.parts: tuple[_Outcome, ...] = ()  # of any outcome: they are of the same classes in all
        self.after: dict[_Key, tuple[Any, ...]] = {}  # the records of every state that a round leads to

    def all(self, chosen: Chosen) -> Iterator[Odds]:
        waiting: list[dict[str, Any]] = [dict(chosen)]
        tried = 0
        while waiting:
            choices = waiting.pop(0)
            tried += 1
            if tried > 1000:
                raise Undecided(f"{self.resolver.name} leaves more than 1000 ways to choose; make some of the choices")
            try:
                chances = self.solved(_Contingent(choices))
            except NeedsChoice as ask:
                self.asked.setdefault(ask.key, ask)
                if not ask.options:
                    raise
                waiting = [{**choices, ask.key: option} for option in ask.options] + waiting
                continue
            yield Odds(choices, self.resolver.parties[0], chances, self.told)

    def solved(self, chosen: Chosen) -> dict[_Key, Fraction]:
        """Rounds are states of a chain: each is enumerated once."""
        first, on = self.round(self.records, chosen)
        if not on:
            return first
        start = _frozen(self.records)
        ends, moves, thawed = {start: first}, {start: on}, {start: self.records}
        waiting = [start]
        while waiting:
            for key in [key for key in moves[waiting.pop()] if key not in thawed]:
                thawed[key] = self.after[key]
                ends[key], moves[key] = self.round(thawed[key], chosen)
                waiting.append(key)
        return _chain(start, ends, moves)

    def round(self, records: tuple[Any, ...], chosen: Chosen) -> tuple[dict[_Key, Fraction], dict[_Key, Fraction]]:
        """Every path of one round: the chance of each way to end it, and of each state that another starts from."""
        ends: dict[_Key, dict[int, int]] = {}
        on: dict[_Key, Fraction] = {}
        waiting: list[tuple[list[int], int, int]] = [([], 1, 1)]
        play, paths, later = self.play, 0, records is not self.records
        while waiting:
            faces, weight, ways = waiting.pop()
            try:
                found = play(*records, dice=faces, chosen=chosen)
            except MissingDice as ask:
                lumps, of = _lumped(ask)
                waiting.extend([(faces + shown, weight * n, ways * of) for shown, n in reversed(lumps)])
                continue
            except _Again as again:
                after = _next_round(again.outcome, self.resolver.parties, records)
                key = _frozen(after)
                self.after[key] = after
                on[key] = on.get(key, Fraction(0)) + Fraction(weight, ways)
                continue
            except (NoRule, TwoRules, IllegalState) as gap:
                if isinstance(gap, IllegalState) and not gap.reached:
                    raise
                key = ("error", f"{type(gap).__name__}: {gap}")
            else:
                key = self.key(found, later)
            if paths == 200_000:
                raise Undecided("more than 200000 ways for the dice to fall", self.resolver.cites)
            paths += 1
            by_ways = ends.get(key)
            if by_ways is None:
                ends[key] = {ways: weight}
            else:
                by_ways[ways] = by_ways.get(ways, 0) + weight
        return {key: _chance(by_ways) for key, by_ways in ends.items()}, on

    def key(self, found: Any, later: bool) -> _Key:
        """What tells two outcomes apart: a value, or for each party what has been made and written."""
        if not isinstance(found, _Outcome):
            return (found,)
        parts = (found, *[getattr(found, other) for other in found._others])
        self.parts = self.parts or parts
        key = []
        for part in parts:
            made = dict(vars(part))
            if later:  # facts that this round has left alone may have been written by one before it
                for name in part._facts.keys() - made.keys():
                    made[name] = getattr(part.before, part._own(name), None)
            for name in part._not_told:
                made.pop(name, None)
            key.append(tuple(made.items()))
        return tuple(key)

    def told(self, chances: Mapping[_Key, Fraction]) -> Outcomes:
        """Outcomes by name, without the facts and acts that no path of the dice changes."""
        if not self.parts:
            name = f"{self.resolver.parties[0]}.{self.resolver.name}"
            return tuple(
                ({"error": key[1]} if key[0] == "error" else {name: key[0]}, chance) for key, chance in chances.items()
            )
        before = self.before()
        found: list[tuple[dict[str, Any], Fraction]] = []
        for key, chance in chances.items():
            outcome = {"error": key[1]} if key[0] == "error" else self.outputs(key, before)
            found.append((outcome, chance))
        whole = [outcome for outcome, _ in found if "error" not in outcome]
        idle = [name for name, value in before.items() if all(outcome[name] == value for outcome in whole)]
        for outcome in whole:
            for name in idle:
                del outcome[name]
            for name in [name for name in outcome if name in before and outcome[name] is None and name[-4:] != ".act"]:
                del outcome[name]
        together: dict[frozenset[Any], tuple[dict[str, Any], Fraction]] = {}
        for outcome, chance in found:
            same = frozenset(outcome.items())
            together[same] = (outcome, together[same][1] + chance) if same in together else (outcome, chance)
        return tuple(together.values())

    def before(self) -> dict[str, Any]:
        """Facts and acts as they are before anything is done."""
        given = dict(zip(self.resolver.parties, self.records, strict=True))
        found: dict[str, Any] = {}
        for part in self.parts:
            record = given[part._party]
            for attribute, name in part._facts.items():
                own = part._own(attribute)
                known = own in record._given or own in record._usual
                found[f"{part._party}.{name}"] = getattr(record, own) if known else None
            found[f"{part._party}.act"] = None
        return found

    def outputs(self, key: _Key, before: Mapping[str, Any]) -> dict[str, Any]:
        outcome = dict(before)
        for part, slots in zip(self.parts, key, strict=True):
            who, made, facts = part._party, part._made, part._facts
            acts = {}
            applies = ("applies", False) not in slots
            for attribute, value in slots:
                if attribute in facts:
                    outcome[f"{who}.{facts[attribute]}"] = value
                elif attribute in made:
                    if applies:
                        outcome[f"{who}.{made[attribute]}"] = value
                elif attribute in _VERDICTS:
                    acts[attribute] = value
            if acts:
                outcome[f"{who}.act"] = _acts(acts)
        return outcome


_VERDICTS = {"must": "must", "may": "may", "may_not": "may not"}


def _acts(acts: Mapping[str, tuple[str, ...]]) -> str | None:
    """What a party must and may do, in words: must retire; may remain/pursue."""
    return "; ".join(f"{word} {'/'.join(acts[name])}" for name, word in _VERDICTS.items() if acts.get(name)) or None


def _chance(by_ways: Mapping[int, int]) -> Fraction:
    """The chance of what happens in so many ways of so many."""
    if len(by_ways) == 1:
        ((ways, weight),) = by_ways.items()
        return Fraction(weight, ways)
    return sum((Fraction(weight, ways) for ways, weight in by_ways.items()), Fraction(0))


def _frozen(records: tuple[Any, ...]) -> _Key:
    """Records as a key of a state."""
    return tuple(
        tuple((name, getattr(record, name)) for name in record._facts if name in record._given or name in record._usual)
        for record in records
    )


def _chain(
    start: _Key, ends: dict[_Key, dict[_Key, Fraction]], moves: dict[_Key, dict[_Key, Fraction]]
) -> dict[_Key, Fraction]:
    """The ways a chain of rounds ends: states are left out one by one until only the start is there."""
    for state in [s for s in ends if s != start]:
        _leave(state, ends, moves)
        for other in ends:
            if other != state and (chance := moves[other].pop(state, None)):
                for into, what in ((ends[other], ends[state]), (moves[other], moves[state])):
                    for key, part in what.items():
                        into[key] = into.get(key, Fraction(0)) + chance * part
    _leave(start, ends, moves)
    return ends[start]


def _leave(state: _Key, ends: dict[_Key, dict[_Key, Fraction]], moves: dict[_Key, dict[_Key, Fraction]]) -> None:
    stay = moves[state].pop(state, Fraction(0))
    if stay == 1:
        raise NeverEnds("another round follows for ever, with certainty")
    if stay:
        ends[state] = {key: chance / (1 - stay) for key, chance in ends[state].items()}
        moves[state] = {key: chance / (1 - stay) for key, chance in moves[state].items()}


def _odds(resolver: _Resolver, play: Callable[..., Any], records: tuple[Any, ...], chosen: Chosen) -> tuple[Odds, ...]:
    """One exact distribution for each way of making the open choices."""
    return tuple(_Odds(resolver, play, records).all(chosen))


def _choices(
    resolver: _Resolver, play: Callable[..., Any], records: tuple[Any, ...], chosen: Chosen
) -> tuple[Choice, ...]:
    """What the player has to decide, on any path of the dice, in the order it comes up."""
    odds = _Odds(resolver, play, records)
    left: dict[str, Range] = {}
    try:
        for one in odds.all(chosen):
            for outcome, _ in one.outcomes:
                left |= {value.key: value for value in outcome.values() if type(value) is Range}
    except NeedsChoice:
        pass  # a figure that has no list of options; it is among those asked
    asked = [Choice(ask.key, ask.options, ask.low, ask.high) for ask in odds.asked.values()]
    known = {choice.key for choice in asked}
    return (*asked, *(Choice(key, r.options, r.low, r.high) for key, r in left.items() if key not in known))


# ---------------------------------------------------------------- words


class State(_Word):
    """state, best first. @qrs 54-56, 202-207"""

    good_order = 'good_order'  # good order
    disordered = 'disordered'
    shaken = 'shaken'
    broken = 'broken'


class Class(_Word):
    """class, best first. @qrs 76, 125, 127, 167, 168"""

    A = 'A'
    B = 'B'
    C = 'C'
    D = 'D'


class Quality(_Word):
    """quality. @qrs 51-53"""

    untrained = 'untrained'
    trained = 'trained'
    veteran = 'veteran'
    elite = 'elite'


class Arm(_Word):
    """arm. @qrs 65-70"""

    infantry = 'infantry'
    cavalry = 'cavalry'
    irregulars = 'irregulars'
    light_artillery = 'light_artillery'  # light artillery
    medium_artillery = 'medium_artillery'  # medium artillery
    heavy_artillery = 'heavy_artillery'  # heavy artillery
    is_artillery: bool
    is_infantry_guns: bool
    is_regimental: bool
    is_field: bool


ARM_ARTILLERY = frozenset((Arm.light_artillery, Arm.medium_artillery, Arm.heavy_artillery,))
# infantry guns
ARM_INFANTRY_GUNS = frozenset((Arm.light_artillery,))
# regimental guns
ARM_REGIMENTAL = frozenset((Arm.light_artillery,))
# field guns
ARM_FIELD = frozenset((Arm.medium_artillery,))
for _arm in Arm:
    _arm.is_artillery = _arm in ARM_ARTILLERY
    _arm.is_infantry_guns = _arm in ARM_INFANTRY_GUNS
    _arm.is_regimental = _arm in ARM_REGIMENTAL
    _arm.is_field = _arm in ARM_FIELD


class Position(_Word):
    """position. @qrs 160, 161, 171, 178, 179"""

    open = 'open'
    woods = 'woods'
    obstacle = 'obstacle'
    barricades = 'barricades'
    entrenchments = 'entrenchments'
    is_defences: bool


POSITION_DEFENCES = frozenset((Position.barricades, Position.entrenchments,))
for _position in Position:
    _position.is_defences = _position in POSITION_DEFENCES


class Outcome(_Word):
    """outcome. @qrs 202-207"""

    a_fb = 'a_fb'  # A FB
    a_recoil = 'a_recoil'  # A Recoil
    a_rout = 'a_rout'  # A Rout
    d_fb = 'd_fb'  # D FB
    d_recoil = 'd_recoil'  # D recoil
    d_rout = 'd_rout'  # D rout
    both_rout = 'both_rout'  # Both rout


class Rank(_Word):
    """One of leader, commander."""

    leader = 'leader'
    commander = 'commander'


class Skill(_Word):
    """One of weak, ordinary, strong."""

    weak = 'weak'
    ordinary = 'ordinary'
    strong = 'strong'


class Mode(_Word):
    """One of deployed, march, rout."""

    deployed = 'deployed'
    march = 'march'
    rout = 'rout'


class Order(_Word):
    """One of advance, fall_back, retreat, redeploy, rally."""

    advance = 'advance'
    fall_back = 'fall_back'
    retreat = 'retreat'
    redeploy = 'redeploy'
    rally = 'rally'


class Attached(_Word):
    """One of nobody, leader, commander."""

    nobody = 'nobody'
    leader = 'leader'
    commander = 'commander'


class Faces(_Word):
    """One of forward, about."""

    forward = 'forward'
    about = 'about'


class GoesTo(_Word):
    """One of none_of_them, front, flank, rear."""

    none_of_them = 'none_of_them'
    front = 'front'
    flank = 'flank'
    rear = 'rear'


class Strikes(_Word):
    """One of front, flank, rear."""

    front = 'front'
    flank = 'flank'
    rear = 'rear'


# ---------------------------------------------------------------- records


@dataclass(frozen=True, slots=True, init=False, eq=False, repr=False)
class General(_Record):
    """general.

    A fact that no rule asks for need not be given.
    """

    rank: Rank  # leader, commander
    skill: Skill  # weak, ordinary, strong
    passed_last_turn: bool  # passed on the previous turn: yes or no
    points: int  # command points: 0 to 5
    with_unit: bool  # attached to a unit: yes or no
    off_table: bool  # has left the table: yes or no

    def __init__(
        self,
        *,
        rank: Rank = _NOT_GIVEN,
        skill: Skill = _NOT_GIVEN,
        passed_last_turn: bool = _NOT_GIVEN,
        points: int = _NOT_GIVEN,
        with_unit: bool = _NOT_GIVEN,
        off_table: bool = _NOT_GIVEN,
    ) -> None:
        self._settle((rank, skill, passed_last_turn, points, with_unit, off_table,))


General._record = 'general'
General._facts = {
    'rank': ('rank', 'member', Rank, None, None, None, None),
    'skill': ('skill', 'member', Skill, None, None, None, None),
    'passed_last_turn': ('passed_last_turn', 'yesno', None, None, None, None, None),
    'points': ('points', 'number', None, 0, 5, 1, None),
    'with_unit': ('with_unit', 'yesno', None, None, None, None, None),
    'off_table': ('off_table', 'yesno', None, None, None, None, None),
}


@dataclass(frozen=True, slots=True, init=False, eq=False, repr=False)
class Unit(_Record):
    """unit; also as attacker, defender, target, enemy, friend.

    A fact that no rule asks for need not be given.
    """

    arm: Arm
    class_: Class
    quality: Quality
    state: State
    mode: Mode  # deployed, march, rout
    order: Order  # what it is to do: advance, fall_back, retreat, redeploy, rally
    bases: int  # 1 to 8 (assumed: the sheet sets no most)
    attached: Attached  # general attached: nobody, leader, commander
    general_distance: Number  # distance to its general: 0 in to 48 in (assumed: the sheet states no size of table)
    general_sees: bool  # in sight of its general: yes or no
    next_order: Order  # what it is to do after that, if doubled: advance, fall_back, retreat, redeploy, rally
    doubled: bool  # given a double order: yes or no
    in_group: bool  # ordered as one of a group: yes or no
    nearest_enemy: Number  # distance to the nearest enemy: 0 in to 48 in (assumed: the sheet states no size of table)
    closest: Number  # nearest it comes to enemy in its move: 0 in to 48 in (assumed: the sheet states no size of table)
    angle: Number  # angle wheeled: 0 deg to 360 deg (assumed: a full turn is the most one wheel can be)
    minor_obstacles: int  # minor obstacles crossed: 0 to 2 (assumed: the sheet sets no most)
    units_passed: int  # static infantry and cavalry units passed through: 0 to 2, normally 0 (assumed: the sheet sets no most)
    major_obstacle: bool  # crosses a major obstacle: yes or no, normally no
    way: Number  # distance moved: 0 in to 48 in, normally 0 in (assumed: the sheet states no size of table)
    difficult: Number  # of it in difficult terrain: 0 in to 48 in, normally 0 in (assumed: the sheet states no size of table)
    moves: bool  # moves this turn: yes or no
    gap_width: Number  # width of the gap: 0 in to 48 in (assumed: the sheet states no size of table)
    time: int  # part of the move taken: 0 moves to 1 move, normally 0 moves
    faces: Faces  # which way it faces: forward, about, normally forward
    towards_leader: bool  # moves towards its leader: yes or no
    away_from_enemy: bool  # moves away from the enemy: yes or no
    goes_to: GoesTo  # side of an enemy it moves to: none_of_them, front, flank, rear
    enters_frontal_zone: bool  # moves into a frontal zone of the enemy: yes or no
    enters_fire_zone: bool  # enters a fire zone of the enemy: yes or no
    leaves_fire_zone: bool  # leaves that fire zone: yes or no
    enemy_appears: bool  # enemy unseen before come into view: yes or no, normally no
    behind_flank: bool  # centre-point behind the flank of the enemy at the start: yes or no
    distance: Number  # distance to the enemy: 0 in to 48 in (assumed: the longest range printed is 24 in, the table is larger)
    in_front: bool  # target in its frontal zone: yes or no
    enfilade: bool  # fires in enfilade: yes or no
    in_cover: bool  # in cover: yes or no
    flank_compromised: bool  # flank compromised: yes or no
    passed: bool  # passed its cohesion test: yes or no, normally no
    position: Position
    pikes: bool  # yes or no
    shock: bool  # shock cavalry: yes or no
    charging: bool  # yes or no
    strikes: Strikes  # side of the enemy it strikes: front, flank, rear
    hedge_of_steel: bool  # hedge of steel: yes or no
    supports: int  # units in support: 0 to 3 (assumed: the sheet sets no most)
    incidental: bool  # in incidental contact: yes or no
    routers_distance: Number  # distance to the routers, once they have gone: 0 in to 48 in, normally 48 in (assumed: the sheet states no size of table)
    other_enemy: Number  # distance to other enemy in its way: 0 in to 48 in, normally 48 in (assumed: the sheet states no size of table)
    edge_distance: Number  # distance to the table edge in its way: 0 in to 48 in, normally 48 in (assumed: the sheet states no size of table)
    removed: bool  # removed from play: yes or no, normally no
    off_table: bool  # has left the table: yes or no, normally no

    def __init__(
        self,
        *,
        arm: Arm = _NOT_GIVEN,
        class_: Class = _NOT_GIVEN,
        quality: Quality = _NOT_GIVEN,
        state: State = _NOT_GIVEN,
        mode: Mode = _NOT_GIVEN,
        order: Order = _NOT_GIVEN,
        bases: int = _NOT_GIVEN,
        attached: Attached = _NOT_GIVEN,
        general_distance: Number = _NOT_GIVEN,
        general_sees: bool = _NOT_GIVEN,
        next_order: Order = _NOT_GIVEN,
        doubled: bool = _NOT_GIVEN,
        in_group: bool = _NOT_GIVEN,
        nearest_enemy: Number = _NOT_GIVEN,
        closest: Number = _NOT_GIVEN,
        angle: Number = _NOT_GIVEN,
        minor_obstacles: int = _NOT_GIVEN,
        units_passed: int = _NOT_GIVEN,
        major_obstacle: bool = _NOT_GIVEN,
        way: Number = _NOT_GIVEN,
        difficult: Number = _NOT_GIVEN,
        moves: bool = _NOT_GIVEN,
        gap_width: Number = _NOT_GIVEN,
        time: int = _NOT_GIVEN,
        faces: Faces = _NOT_GIVEN,
        towards_leader: bool = _NOT_GIVEN,
        away_from_enemy: bool = _NOT_GIVEN,
        goes_to: GoesTo = _NOT_GIVEN,
        enters_frontal_zone: bool = _NOT_GIVEN,
        enters_fire_zone: bool = _NOT_GIVEN,
        leaves_fire_zone: bool = _NOT_GIVEN,
        enemy_appears: bool = _NOT_GIVEN,
        behind_flank: bool = _NOT_GIVEN,
        distance: Number = _NOT_GIVEN,
        in_front: bool = _NOT_GIVEN,
        enfilade: bool = _NOT_GIVEN,
        in_cover: bool = _NOT_GIVEN,
        flank_compromised: bool = _NOT_GIVEN,
        passed: bool = _NOT_GIVEN,
        position: Position = _NOT_GIVEN,
        pikes: bool = _NOT_GIVEN,
        shock: bool = _NOT_GIVEN,
        charging: bool = _NOT_GIVEN,
        strikes: Strikes = _NOT_GIVEN,
        hedge_of_steel: bool = _NOT_GIVEN,
        supports: int = _NOT_GIVEN,
        incidental: bool = _NOT_GIVEN,
        routers_distance: Number = _NOT_GIVEN,
        other_enemy: Number = _NOT_GIVEN,
        edge_distance: Number = _NOT_GIVEN,
        removed: bool = _NOT_GIVEN,
        off_table: bool = _NOT_GIVEN,
    ) -> None:
        self._settle(
            (
                arm,
                class_,
                quality,
                state,
                mode,
                order,
                bases,
                attached,
                general_distance,
                general_sees,
                next_order,
                doubled,
                in_group,
                nearest_enemy,
                closest,
                angle,
                minor_obstacles,
                units_passed,
                major_obstacle,
                way,
                difficult,
                moves,
                gap_width,
                time,
                faces,
                towards_leader,
                away_from_enemy,
                goes_to,
                enters_frontal_zone,
                enters_fire_zone,
                leaves_fire_zone,
                enemy_appears,
                behind_flank,
                distance,
                in_front,
                enfilade,
                in_cover,
                flank_compromised,
                passed,
                position,
                pikes,
                shock,
                charging,
                strikes,
                hedge_of_steel,
                supports,
                incidental,
                routers_distance,
                other_enemy,
                edge_distance,
                removed,
                off_table,
            )
        )

    def _legal(self, known: Set[str], role: str) -> None:
        """What cannot occur."""
        if known >= {'arm', 'shock'} and (self.shock and self.arm is not _arm_cavalry):
            raise IllegalState(role + ': it cannot be that shock unless arm is cavalry', ('@qrs 172',))
        if known >= {'difficult', 'way'} and self.difficult > self.way:
            raise IllegalState(role + ': it cannot be that difficult more than way', ('@qrs 81',))


Unit._record = 'unit'
Unit._facts = {
    'arm': ('arm', 'member', Arm, None, None, None, None),
    'class_': ('class', 'member', Class, None, None, None, None),
    'quality': ('quality', 'member', Quality, None, None, None, None),
    'state': ('state', 'member', State, None, None, None, None),
    'mode': ('mode', 'member', Mode, None, None, None, None),
    'order': ('order', 'member', Order, None, None, None, None),
    'bases': ('bases', 'number', None, 1, 8, 1, None),
    'attached': ('attached', 'member', Attached, None, None, None, None),
    'general_distance': ('general_distance', 'length', None, 0, 48, None, None),
    'general_sees': ('general_sees', 'yesno', None, None, None, None, None),
    'next_order': ('next_order', 'member', Order, None, None, None, None),
    'doubled': ('doubled', 'yesno', None, None, None, None, None),
    'in_group': ('in_group', 'yesno', None, None, None, None, None),
    'nearest_enemy': ('nearest_enemy', 'length', None, 0, 48, None, None),
    'closest': ('closest', 'length', None, 0, 48, None, None),
    'angle': ('angle', 'angle', None, 0, 360, None, None),
    'minor_obstacles': ('minor_obstacles', 'number', None, 0, 2, 1, None),
    'units_passed': ('units_passed', 'number', None, 0, 2, 1, 0),
    'major_obstacle': ('major_obstacle', 'yesno', None, None, None, None, False),
    'way': ('way', 'length', None, 0, 48, None, 0),
    'difficult': ('difficult', 'length', None, 0, 48, None, 0),
    'moves': ('moves', 'yesno', None, None, None, None, None),
    'gap_width': ('gap_width', 'length', None, 0, 48, None, None),
    'time': ('time', 'move', None, 0, 1, 1, 0),
    'faces': ('faces', 'member', Faces, None, None, None, Faces.forward),
    'towards_leader': ('towards_leader', 'yesno', None, None, None, None, None),
    'away_from_enemy': ('away_from_enemy', 'yesno', None, None, None, None, None),
    'goes_to': ('goes_to', 'member', GoesTo, None, None, None, None),
    'enters_frontal_zone': ('enters_frontal_zone', 'yesno', None, None, None, None, None),
    'enters_fire_zone': ('enters_fire_zone', 'yesno', None, None, None, None, None),
    'leaves_fire_zone': ('leaves_fire_zone', 'yesno', None, None, None, None, None),
    'enemy_appears': ('enemy_appears', 'yesno', None, None, None, None, False),
    'behind_flank': ('behind_flank', 'yesno', None, None, None, None, None),
    'distance': ('distance', 'length', None, 0, 48, None, None),
    'in_front': ('in_front', 'yesno', None, None, None, None, None),
    'enfilade': ('enfilade', 'yesno', None, None, None, None, None),
    'in_cover': ('in_cover', 'yesno', None, None, None, None, None),
    'flank_compromised': ('flank_compromised', 'yesno', None, None, None, None, None),
    'passed': ('passed', 'yesno', None, None, None, None, False),
    'position': ('position', 'member', Position, None, None, None, None),
    'pikes': ('pikes', 'yesno', None, None, None, None, None),
    'shock': ('shock', 'yesno', None, None, None, None, None),
    'charging': ('charging', 'yesno', None, None, None, None, None),
    'strikes': ('strikes', 'member', Strikes, None, None, None, None),
    'hedge_of_steel': ('hedge_of_steel', 'yesno', None, None, None, None, None),
    'supports': ('supports', 'number', None, 0, 3, 1, None),
    'incidental': ('incidental', 'yesno', None, None, None, None, None),
    'routers_distance': ('routers_distance', 'length', None, 0, 48, None, 48),
    'other_enemy': ('other_enemy', 'length', None, 0, 48, None, 48),
    'edge_distance': ('edge_distance', 'length', None, 0, 48, None, 48),
    'removed': ('removed', 'yesno', None, None, None, None, False),
    'off_table': ('off_table', 'yesno', None, None, None, None, False),
}


@dataclass(frozen=True, slots=True, init=False, eq=False, repr=False)
class Shooters(_Record):
    """shooters.

    A fact that no rule asks for need not be given.
    """

    units: Sequence[Unit]  # units firing: a list of 1 to 4 unit (assumed: the sheet sets no most)

    def __init__(
        self,
        *,
        units: Sequence[Unit] = _NOT_GIVEN,
    ) -> None:
        self._settle((units,))


Shooters._record = 'shooters'
Shooters._facts = {
    'units': ('units', 'list', Unit, 1, 4, None, None),
}


# ---------------------------------------------------------------- constants


_state_broken = State.broken
_d6 = (1, 2, 3, 4, 5, 6)
_d6_faces = frozenset(_d6)
_class_a = Class.A
_class_b = Class.B
_class_c = Class.C
_class_d = Class.D
_melee_class = {_class_a: 1, _class_b: 1, _class_c: 0, _class_d: -1}
_arm_irregulars = Arm.irregulars
_position_woods = Position.woods
_state_disordered = State.disordered
_state_shaken = State.shaken
_strikes_flank = Strikes.flank
_strikes_rear = Strikes.rear
_arm_cavalry = Arm.cavalry
_position_entrenchments = Position.entrenchments
_position_obstacle = Position.obstacle
_position_barricades = Position.barricades
_quality_untrained = Quality.untrained
_quality_trained = Quality.trained
_quality_veteran = Quality.veteran
_quality_elite = Quality.elite
_cohesion_quality = {_quality_untrained: 0, _quality_trained: 1, _quality_veteran: 2, _quality_elite: 3}
_state_good_order = State.good_order
_cohesion_state = {_state_good_order: 0, _state_disordered: -1, _state_shaken: -2, _state_broken: -3}
_attached_nobody = Attached.nobody
_attached_leader = Attached.leader
_attached_commander = Attached.commander
_cohesion_attached = {_attached_nobody: 0, _attached_leader: 1, _attached_commander: 2}
_state_best_first = (_state_good_order, _state_disordered, _state_shaken, _state_broken,)
_state_rank = {_state_good_order: 0, _state_disordered: 1, _state_shaken: 2, _state_broken: 3}
_outcome_a_fb = Outcome.a_fb
_outcome_a_recoil = Outcome.a_recoil
_outcome_a_rout = Outcome.a_rout
_outcome_d_fb = Outcome.d_fb
_outcome_d_recoil = Outcome.d_recoil
_outcome_d_rout = Outcome.d_rout
_outcome_both_rout = Outcome.both_rout
_1_2 = Fraction(1, 2)
_mode_rout = Mode.rout
_skill_strong = Skill.strong
_d5 = (1, 2, 3, 4, 5)
_d5_faces = frozenset(_d5)
_skill_weak = Skill.weak
_order_rally = Order.rally
_order_advance = Order.advance
_order_fall_back = Order.fall_back
_order_retreat = Order.retreat
_goesto_flank = GoesTo.flank
_goesto_rear = GoesTo.rear
_order_redeploy = Order.redeploy
_arm_light_artillery = Arm.light_artillery
_arm_infantry = Arm.infantry
_mode_march = Mode.march
_faces_forward = Faces.forward
_faces_about = Faces.about
_mode_deployed = Mode.deployed
_rank_leader = Rank.leader
_arm_heavy_artillery = Arm.heavy_artillery
_arm_medium_artillery = Arm.medium_artillery


# ---------------------------------------------------------------- tables


_damage_cells: tuple[int, ...] = (0, 4, 0, 3, 1, 2, 1, 1, 2, 1, 3, 0, 4, 0,)
_damage_headings: tuple[str | None, ...] = ('attacker', 'defender', None)


def _damage_row(margin_: Number | None) -> int:
    """The row of damage."""
    if margin_ is not None and margin_ >= 7:
        return 0
    if margin_ is not None and 4 <= margin_ <= 6:
        return 1
    if margin_ is not None and 1 <= margin_ <= 3:
        return 2
    if margin_ is not None and margin_ == 0:
        return 3
    if margin_ is not None and -3 <= margin_ <= -1:
        return 4
    if margin_ is not None and -6 <= margin_ <= -4:
        return 5
    if margin_ is not None and margin_ == -7:
        return 6
    raise NoRule('Damage, by margin has no row for ' + f"margin {_say(margin_, 'number')}", ('@qrs 191-198',))


def _damage_place(margin_: Number | None, side_: str | None) -> int:
    """The place of a cell in damage, counted row by row."""
    row = _damage_row(margin_) * 2
    if side_ == 'attacker':
        return row + 0
    if side_ == 'defender':
        return row + 1
    raise NoRule(
        'Damage, by margin has no column for ' + f"margin {_say(margin_, 'number')}, side {_say(side_, 'member')}",
        ('@qrs 191-198',)
    )


_outcomes_cells: tuple[Outcome, ...] = (
    _outcome_a_fb,
    _outcome_a_fb,
    _outcome_a_recoil,
    _outcome_a_rout,
    _outcome_d_fb,
    _outcome_a_fb,
    _outcome_a_recoil,
    _outcome_a_rout,
    _outcome_d_recoil,
    _outcome_d_recoil,
    _outcome_a_fb,
    _outcome_a_rout,
    _outcome_d_rout,
    _outcome_d_rout,
    _outcome_d_rout,
    _outcome_both_rout,
)
_outcomes_headings: tuple[State | None, ...] = (
    _state_good_order,
    _state_disordered,
    _state_shaken,
    _state_broken,
    None
)


def _outcomes_row(defender_state_: State | None) -> int:
    """The row of outcomes."""
    if defender_state_ is _state_good_order:
        return 0
    if defender_state_ is _state_disordered:
        return 1
    if defender_state_ is _state_shaken:
        return 2
    if defender_state_ is _state_broken:
        return 3
    raise NoRule(
        'Outcome: defender down, attacker across has no row for ' + f"defender.state {_say(defender_state_, 'member')}",
        ('@qrs 202-207',)
    )


def _outcomes_place(defender_state_: State | None, attacker_state_: State | None) -> int:
    """The place of a cell in outcomes, counted row by row."""
    row = _outcomes_row(defender_state_) * 4
    if attacker_state_ is _state_good_order:
        return row + 0
    if attacker_state_ is _state_disordered:
        return row + 1
    if attacker_state_ is _state_shaken:
        return row + 2
    if attacker_state_ is _state_broken:
        return row + 3
    raise NoRule(
        'Outcome: defender down, attacker across has no column for ' + f"defender.state {_say(defender_state_, 'member')}, attacker.state {_say(attacker_state_, 'member')}",
        ('@qrs 202-207',)
    )


_move_distance_cells: tuple[int | None, ...] = (6, 10, 10, 16, 12, 16, 4, 6, 2, 6, None, 4,)
_move_distance_headings: tuple[Mode | None, ...] = (_mode_deployed, _mode_march, None)


def _move_distance_row(arm_: Arm | None) -> int:
    """The row of move_distance."""
    if arm_ is _arm_infantry:
        return 0
    if arm_ is _arm_cavalry:
        return 1
    if arm_ is _arm_irregulars:
        return 2
    if arm_ is _arm_light_artillery:
        return 3
    if arm_ is _arm_medium_artillery:
        return 4
    if arm_ is _arm_heavy_artillery:
        return 5
    raise NoRule('Distances has no row for ' + f"arm {_say(arm_, 'member')}", ('@qrs 64-70',))


def _move_distance_place(arm_: Arm | None, mode_: Mode | None) -> int:
    """The place of a cell in move_distance, counted row by row."""
    row = _move_distance_row(arm_) * 2
    if mode_ is _mode_deployed:
        return row + 0
    if mode_ is _mode_march or mode_ is _mode_rout:
        return row + 1
    raise NoRule(
        'Distances has no column for ' + f"arm {_say(arm_, 'member')}, mode {_say(mode_, 'member')}",
        ('@qrs 64-70',)
    )


_obstacle_cost_cells: tuple[int | None, ...] = (-3, -5, -5, -3, -3, None,)


def _obstacle_cost_row(arm_: Arm | None) -> int:
    """The row of obstacle_cost."""
    if arm_ is _arm_infantry:
        return 0
    if arm_ is _arm_cavalry:
        return 1
    if arm_ is _arm_irregulars:
        return 2
    if arm_ is _arm_light_artillery:
        return 3
    if arm_ is _arm_medium_artillery:
        return 4
    if arm_ is _arm_heavy_artillery:
        return 5
    raise NoRule('Minor obstacle has no row for ' + f"arm {_say(arm_, 'member')}", ('@qrs 64-70',))


_ranges_cells: tuple[int, ...] = (9, 15, 24,)


def _ranges_row(arm_: Arm | None) -> int:
    """The row of ranges."""
    if arm_ is _arm_light_artillery:
        return 0
    if arm_ is _arm_medium_artillery:
        return 1
    if arm_ is _arm_heavy_artillery:
        return 2
    raise NoRule('Artillery range has no row for ' + f"arm {_say(arm_, 'member')}", ('@qrs 108-113',))


_fire_damage_cells: tuple[int | None, ...] = (
    6,
    None,
    None,
    6,
    None,
    None,
    5,
    None,
    None,
    4,
    None,
    None,
    3,
    None,
    None,
    2,
    None,
    None,
    2,
    6,
    None,
    2,
    5,
    None,
    2,
    4,
    6,
)
_fire_damage_headings: tuple[int | None, ...] = (1, 2, 3, None)


def _fire_damage_row(fire_points_: Number | None) -> int:
    """The row of fire_damage."""
    if fire_points_ is not None and fire_points_ == 0:
        return 0
    if fire_points_ is not None and fire_points_ == 1:
        return 1
    if fire_points_ is not None and fire_points_ == 2:
        return 2
    if fire_points_ is not None and fire_points_ == 3:
        return 3
    if fire_points_ is not None and fire_points_ == 4:
        return 4
    if fire_points_ is not None and fire_points_ == 5:
        return 5
    if fire_points_ is not None and fire_points_ == 6:
        return 6
    if fire_points_ is not None and fire_points_ == 7:
        return 7
    if fire_points_ is not None and fire_points_ >= 8:
        return 8
    raise NoRule(
        'Score needed, by fire points and level of damage has no row for ' + f"fire_points {_say(fire_points_, 'number')}",
        ('@qrs 140-151',)
    )


def _fire_damage_place(fire_points_: Number | None, level_: Number | None) -> int:
    """The place of a cell in fire_damage, counted row by row."""
    row = _fire_damage_row(fire_points_) * 3
    if level_ is not None and level_ == 1:
        return row + 0
    if level_ is not None and level_ == 2:
        return row + 1
    if level_ is not None and level_ == 3:
        return row + 2
    raise NoRule(
        'Score needed, by fire points and level of damage has no column for ' + f"fire_points {_say(fire_points_, 'number')}, level {_say(level_, 'number')}",
        ('@qrs 140-151',)
    )


def _fire_damage_last(row: int, of: Number | None) -> int:
    """The last column of fire_damage whose cell holds it."""
    if of is None:
        return -1
    if row == 0:
        if of >= 6:
            return 0
        return -1
    if row == 1:
        if of >= 6:
            return 0
        return -1
    if row == 2:
        if of >= 5:
            return 0
        return -1
    if row == 3:
        if of >= 4:
            return 0
        return -1
    if row == 4:
        if of >= 3:
            return 0
        return -1
    if row == 5:
        if of >= 2:
            return 0
        return -1
    if row == 6:
        if of >= 6:
            return 1
        if of >= 2:
            return 0
        return -1
    if row == 7:
        if of >= 5:
            return 1
        if of >= 2:
            return 0
        return -1
    if of >= 6:
        return 2
    if of >= 4:
        return 1
    if of >= 2:
        return 0
    return -1


# ---------------------------------------------------------------- values and tests that others use


def _take_cohesion(attacker: Any, attacker_after: Any, dice: list[int], at: int) -> int:
    attacker_faces = dice[at:at + 2]
    if len(attacker_faces) < 2:
        raise MissingDice('attacker', ((_d6, 2, ''),))
    if not _d6_faces.issuperset(attacker_faces):
        _wrong_face('attacker', attacker_faces, _d6)
    at += 2
    attacker_natural = sum(attacker_faces)
    attacker_after.cohesion_natural = attacker_natural
    attacker_after.cohesion_dice = 2
    attacker_total = attacker_natural
    # Quality @qrs 51-53
    attacker_total += _cohesion_quality[attacker.quality]
    # State @qrs 54-56
    attacker_total += _cohesion_state[attacker_after.state]
    # flank compromised @qrs 57
    if attacker.flank_compromised:
        attacker_total -= 1
    # General attached @qrs 58
    attacker_total += _cohesion_attached[attacker.attached]
    attacker_after.cohesion_total = attacker_total
    if attacker_total >= 7:
        # Passed @qrs 49
        attacker_after.cohesion_result = 'passed'
        attacker_after.passed = True
    else:
        # Failed @qrs 49
        attacker_after.cohesion_result = 'failed'
        attacker_after.passed = False
    return at


def _take_cohesion_2(defender: Any, defender_after: Any, dice: list[int], at: int) -> int:
    defender_faces = dice[at:at + 2]
    if len(defender_faces) < 2:
        raise MissingDice('defender', ((_d6, 2, ''),))
    if not _d6_faces.issuperset(defender_faces):
        _wrong_face('defender', defender_faces, _d6)
    at += 2
    defender_natural = sum(defender_faces)
    defender_after.cohesion_natural = defender_natural
    defender_after.cohesion_dice = 2
    defender_total = defender_natural
    # Quality @qrs 51-53
    defender_total += _cohesion_quality[defender.quality]
    # State @qrs 54-56
    defender_total += _cohesion_state[defender_after.state]
    # flank compromised @qrs 57
    if defender.flank_compromised:
        defender_total -= 1
    # General attached @qrs 58
    defender_total += _cohesion_attached[defender.attached]
    defender_after.cohesion_total = defender_total
    if defender_total >= 7:
        # Passed @qrs 49
        defender_after.cohesion_result = 'passed'
        defender_after.passed = True
    else:
        # Failed @qrs 49
        defender_after.cohesion_result = 'failed'
        defender_after.passed = False
    return at


def _take_pursuit(attacker: Any, attacker_after: Any, dice: list[int], at: int) -> int:
    attacker_arm = attacker.arm
    if attacker_arm is _arm_cavalry and attacker_after.state is not _state_shaken:
        # Cavalry that are not shaken test their cohesion @qrs 215
        at = _take_cohesion(attacker, attacker_after, dice, at)
    if attacker_arm is _arm_irregulars:
        # Irregulars always do @qrs 215
        attacker_after.pursuit_result = 'irregulars_always_do'
        attacker_after.must = _also(attacker_after.must, ('pursue',))
        _no_clash('attacker', attacker_after.must, attacker_after.may_not, ('@qrs 215',))
    elif attacker_arm is _arm_cavalry and attacker_after.state is _state_shaken:
        # Shaken cavalry do not @qrs 215
        attacker_after.pursuit_result = 'shaken_cavalry_do_not'
        attacker_after.may_not = _also(attacker_after.may_not, ('pursue',))
        _no_clash('attacker', attacker_after.must, attacker_after.may_not, ('@qrs 215',))
    elif attacker_arm is _arm_cavalry and not attacker_after.passed:
        # Cavalry that fail the test must @qrs 215
        attacker_after.pursuit_result = 'cavalry_that_fail_the_test_must'
        attacker_after.must = _also(attacker_after.must, ('pursue',))
        _no_clash('attacker', attacker_after.must, attacker_after.may_not, ('@qrs 215',))
    elif attacker_arm is _arm_cavalry:
        # Cavalry that pass choose @qrs 215
        attacker_after.pursuit_result = 'cavalry_that_pass_choose'
        attacker_after.may = _also(attacker_after.may, ('pursue',))
    else:
        # No others do @qrs 215
        attacker_after.pursuit_result = 'no_others_do'
        attacker_after.may_not = _also(attacker_after.may_not, ('pursue',))
        _no_clash('attacker', attacker_after.must, attacker_after.may_not, ('@qrs 215',))
    return at


def _take_pursuit_2(defender: Any, defender_after: Any, dice: list[int], at: int) -> int:
    defender_arm = defender.arm
    if defender_arm is _arm_cavalry and defender_after.state is not _state_shaken:
        # Cavalry that are not shaken test their cohesion @qrs 215
        at = _take_cohesion_2(defender, defender_after, dice, at)
    if defender_arm is _arm_irregulars:
        # Irregulars always do @qrs 215
        defender_after.pursuit_result = 'irregulars_always_do'
        defender_after.must = _also(defender_after.must, ('pursue',))
        _no_clash('defender', defender_after.must, defender_after.may_not, ('@qrs 215',))
    elif defender_arm is _arm_cavalry and defender_after.state is _state_shaken:
        # Shaken cavalry do not @qrs 215
        defender_after.pursuit_result = 'shaken_cavalry_do_not'
        defender_after.may_not = _also(defender_after.may_not, ('pursue',))
        _no_clash('defender', defender_after.must, defender_after.may_not, ('@qrs 215',))
    elif defender_arm is _arm_cavalry and not defender_after.passed:
        # Cavalry that fail the test must @qrs 215
        defender_after.pursuit_result = 'cavalry_that_fail_the_test_must'
        defender_after.must = _also(defender_after.must, ('pursue',))
        _no_clash('defender', defender_after.must, defender_after.may_not, ('@qrs 215',))
    elif defender_arm is _arm_cavalry:
        # Cavalry that pass choose @qrs 215
        defender_after.pursuit_result = 'cavalry_that_pass_choose'
        defender_after.may = _also(defender_after.may, ('pursue',))
    else:
        # No others do @qrs 215
        defender_after.pursuit_result = 'no_others_do'
        defender_after.may_not = _also(defender_after.may_not, ('pursue',))
        _no_clash('defender', defender_after.must, defender_after.may_not, ('@qrs 215',))
    return at


def _take_cohesion_told(
    attacker: Any,
    attacker_after: Any,
    dice: list[int],
    at: int,
    note: Callable[[Any], None],
    changes: list[Any],
    usual: dict[str, Any]
) -> int:
    attacker_faces = dice[at:at + 2]
    if len(attacker_faces) < 2:
        raise MissingDice('attacker', ((_d6, 2, ''),))
    if not _d6_faces.issuperset(attacker_faces):
        _wrong_face('attacker', attacker_faces, _d6)
    at += 2
    attacker_natural = sum(attacker_faces)
    note(('attacker', 40, True, tuple(attacker_faces)))
    attacker_after.cohesion_natural = attacker_natural
    attacker_after.cohesion_dice = 2
    attacker_total = attacker_natural
    pair = False
    if attacker.quality is _quality_trained:
        attacker_total += 1
        pair = True
        note(('attacker', 41, True, 1))
    elif attacker.quality is _quality_veteran:
        attacker_total += 2
        pair = True
        note(('attacker', 42, True, 2))
    elif attacker.quality is _quality_elite:
        attacker_total += 3
        pair = True
        note(('attacker', 43, True, 3))
    if not pair:
        note(('attacker', 44, False, None))
    pair2 = False
    if attacker_after.state is _state_disordered:
        attacker_total -= 1
        pair2 = True
        note(('attacker', 45, True, -1))
    elif attacker_after.state is _state_shaken:
        attacker_total -= 2
        pair2 = True
        note(('attacker', 46, True, -2))
    elif attacker_after.state is _state_broken:
        attacker_total -= 3
        pair2 = True
        note(('attacker', 47, True, -3))
    if not pair2:
        note(('attacker', 48, False, None))
    if attacker.flank_compromised:
        attacker_total -= 1
        note(('attacker', 49, True, -1))
    else:
        note(('attacker', 50, False, None))
    pair3 = False
    if attacker.attached is _attached_leader:
        attacker_total += 1
        pair3 = True
        note(('attacker', 51, True, 1))
    elif attacker.attached is _attached_commander:
        attacker_total += 2
        pair3 = True
        note(('attacker', 52, True, 2))
    if not pair3:
        note(('attacker', 53, False, None))
    attacker_after.cohesion_total = attacker_total
    if attacker_total >= 7:
        note(('attacker', 54, True, attacker_total))
        attacker_after.cohesion_result = 'passed'
        changes.append(('attacker', 'passed', getattr(attacker, 'passed', None), True, False))
        attacker_after.passed = attacker_passed = True
        note(('attacker', 55, True, (attacker_passed,)))
    else:
        note(('attacker', 56, False, None))
        note(('attacker', 57, True, attacker_total))
        attacker_after.cohesion_result = 'failed'
        changes.append(('attacker', 'passed', getattr(attacker, 'passed', None), False, False))
        attacker_after.passed = attacker_passed = False
        note(('attacker', 58, True, (attacker_passed,)))
    return at


def _take_cohesion_told_2(
    defender: Any,
    defender_after: Any,
    dice: list[int],
    at: int,
    note: Callable[[Any], None],
    changes: list[Any],
    usual: dict[str, Any]
) -> int:
    defender_faces = dice[at:at + 2]
    if len(defender_faces) < 2:
        raise MissingDice('defender', ((_d6, 2, ''),))
    if not _d6_faces.issuperset(defender_faces):
        _wrong_face('defender', defender_faces, _d6)
    at += 2
    defender_natural = sum(defender_faces)
    note(('defender', 40, True, tuple(defender_faces)))
    defender_after.cohesion_natural = defender_natural
    defender_after.cohesion_dice = 2
    defender_total = defender_natural
    pair = False
    if defender.quality is _quality_trained:
        defender_total += 1
        pair = True
        note(('defender', 41, True, 1))
    elif defender.quality is _quality_veteran:
        defender_total += 2
        pair = True
        note(('defender', 42, True, 2))
    elif defender.quality is _quality_elite:
        defender_total += 3
        pair = True
        note(('defender', 43, True, 3))
    if not pair:
        note(('defender', 44, False, None))
    pair2 = False
    if defender_after.state is _state_disordered:
        defender_total -= 1
        pair2 = True
        note(('defender', 45, True, -1))
    elif defender_after.state is _state_shaken:
        defender_total -= 2
        pair2 = True
        note(('defender', 46, True, -2))
    elif defender_after.state is _state_broken:
        defender_total -= 3
        pair2 = True
        note(('defender', 47, True, -3))
    if not pair2:
        note(('defender', 48, False, None))
    if defender.flank_compromised:
        defender_total -= 1
        note(('defender', 49, True, -1))
    else:
        note(('defender', 50, False, None))
    pair3 = False
    if defender.attached is _attached_leader:
        defender_total += 1
        pair3 = True
        note(('defender', 51, True, 1))
    elif defender.attached is _attached_commander:
        defender_total += 2
        pair3 = True
        note(('defender', 52, True, 2))
    if not pair3:
        note(('defender', 53, False, None))
    defender_after.cohesion_total = defender_total
    if defender_total >= 7:
        note(('defender', 54, True, defender_total))
        defender_after.cohesion_result = 'passed'
        changes.append(('defender', 'passed', getattr(defender, 'passed', None), True, False))
        defender_after.passed = defender_passed = True
        note(('defender', 55, True, (defender_passed,)))
    else:
        note(('defender', 56, False, None))
        note(('defender', 57, True, defender_total))
        defender_after.cohesion_result = 'failed'
        changes.append(('defender', 'passed', getattr(defender, 'passed', None), False, False))
        defender_after.passed = defender_passed = False
        note(('defender', 58, True, (defender_passed,)))
    return at


def _routing_told(note: Callable[[Any], None], usual: dict[str, Any], unit: Any, unit_name: str) -> bool:
    unit_routing = False
    if unit.state is _state_broken:
        note((unit_name, 0, True, None))
        unit_routing = True
    found: bool = unit_routing
    return found


def _in_contact_told(note: Callable[[Any], None], usual: dict[str, Any], unit: Any, unit_name: str) -> bool:
    unit_in_contact = False
    if unit.distance <= 1:
        note((unit_name, 92, True, None))
        unit_in_contact = True
    found: bool = unit_in_contact
    return found


def _take_cohesion_told_3(
    attacker: Any,
    attacker_after: Any,
    dice: list[int],
    at: int,
    note: Callable[[Any], None],
    changes: list[Any],
    usual: dict[str, Any]
) -> int:
    attacker_faces = dice[at:at + 2]
    if len(attacker_faces) < 2:
        raise MissingDice('attacker', ((_d6, 2, ''),))
    if not _d6_faces.issuperset(attacker_faces):
        _wrong_face('attacker', attacker_faces, _d6)
    at += 2
    attacker_natural = sum(attacker_faces)
    note(('attacker', 40, True, tuple(attacker_faces)))
    attacker_after.cohesion_natural = attacker_natural
    attacker_after.cohesion_dice = 2
    attacker_total = attacker_natural
    pair = False
    if attacker.quality is _quality_trained:
        attacker_total += 1
        pair = True
        note(('attacker', 41, True, 1))
    elif attacker.quality is _quality_veteran:
        attacker_total += 2
        pair = True
        note(('attacker', 42, True, 2))
    elif attacker.quality is _quality_elite:
        attacker_total += 3
        pair = True
        note(('attacker', 43, True, 3))
    if not pair:
        note(('attacker', 44, False, None))
    pair2 = False
    if attacker_after.state is _state_disordered:
        attacker_total -= 1
        pair2 = True
        note(('attacker', 45, True, -1))
    elif attacker_after.state is _state_shaken:
        attacker_total -= 2
        pair2 = True
        note(('attacker', 46, True, -2))
    elif attacker_after.state is _state_broken:
        attacker_total -= 3
        pair2 = True
        note(('attacker', 47, True, -3))
    if not pair2:
        note(('attacker', 48, False, None))
    if attacker.flank_compromised:
        attacker_total -= 1
        note(('attacker', 49, True, -1))
    else:
        note(('attacker', 50, False, None))
    pair3 = False
    if attacker.attached is _attached_leader:
        attacker_total += 1
        pair3 = True
        note(('attacker', 51, True, 1))
    elif attacker.attached is _attached_commander:
        attacker_total += 2
        pair3 = True
        note(('attacker', 52, True, 2))
    if not pair3:
        note(('attacker', 53, False, None))
    attacker_after.cohesion_total = attacker_total
    if attacker_total >= 7:
        note(('attacker', 54, True, attacker_total))
        attacker_after.cohesion_result = 'passed'
        changes.append(('attacker', 'passed', getattr(attacker_after, 'passed', None), True, False))
        attacker_after.passed = attacker_passed = True
        note(('attacker', 55, True, (attacker_passed,)))
    else:
        note(('attacker', 56, False, None))
        note(('attacker', 57, True, attacker_total))
        attacker_after.cohesion_result = 'failed'
        changes.append(('attacker', 'passed', getattr(attacker_after, 'passed', None), False, False))
        attacker_after.passed = attacker_passed = False
        note(('attacker', 58, True, (attacker_passed,)))
    return at


def _take_pursuit_told(
    attacker: Any,
    attacker_after: Any,
    dice: list[int],
    at: int,
    note: Callable[[Any], None],
    changes: list[Any],
    usual: dict[str, Any]
) -> int:
    attacker_arm = attacker.arm
    if attacker_arm is _arm_cavalry and attacker_after.state is not _state_shaken:
        note(('attacker', 94, True, None))
        note(('attacker', 95, True, 'cohesion'))
        at = _take_cohesion_told_3(attacker, attacker_after, dice, at, note, changes, usual)
    else:
        note(('attacker', 94, False, None))
    if attacker_arm is _arm_irregulars:
        note(('attacker', 96, True, None))
        attacker_after.pursuit_result = 'irregulars_always_do'
        attacker_after.must = _also(attacker_after.must, ('pursue',))
        _no_clash('attacker', attacker_after.must, attacker_after.may_not, ('@qrs 215',))
        note(('attacker', 97, True, 'must pursue'))
    elif attacker_arm is _arm_cavalry and attacker_after.state is _state_shaken:
        note(('attacker', 98, False, None))
        note(('attacker', 99, True, None))
        attacker_after.pursuit_result = 'shaken_cavalry_do_not'
        attacker_after.may_not = _also(attacker_after.may_not, ('pursue',))
        _no_clash('attacker', attacker_after.must, attacker_after.may_not, ('@qrs 215',))
        note(('attacker', 100, True, 'may not pursue'))
    elif attacker_arm is _arm_cavalry and not _usual(usual, 'attacker', attacker_after, 'passed'):
        note(('attacker', 98, False, None))
        note(('attacker', 101, False, None))
        note(('attacker', 102, True, None))
        attacker_after.pursuit_result = 'cavalry_that_fail_the_test_must'
        attacker_after.must = _also(attacker_after.must, ('pursue',))
        _no_clash('attacker', attacker_after.must, attacker_after.may_not, ('@qrs 215',))
        note(('attacker', 103, True, 'must pursue'))
    elif attacker_arm is _arm_cavalry:
        note(('attacker', 98, False, None))
        note(('attacker', 101, False, None))
        note(('attacker', 104, False, None))
        note(('attacker', 105, True, None))
        attacker_after.pursuit_result = 'cavalry_that_pass_choose'
        attacker_after.may = _also(attacker_after.may, ('pursue',))
        note(('attacker', 106, True, 'may pursue'))
    else:
        note(('attacker', 98, False, None))
        note(('attacker', 101, False, None))
        note(('attacker', 104, False, None))
        note(('attacker', 107, False, None))
        note(('attacker', 108, True, None))
        attacker_after.pursuit_result = 'no_others_do'
        attacker_after.may_not = _also(attacker_after.may_not, ('pursue',))
        _no_clash('attacker', attacker_after.must, attacker_after.may_not, ('@qrs 215',))
        note(('attacker', 109, True, 'may not pursue'))
    return at


def _take_cohesion_told_4(
    defender: Any,
    defender_after: Any,
    dice: list[int],
    at: int,
    note: Callable[[Any], None],
    changes: list[Any],
    usual: dict[str, Any]
) -> int:
    defender_faces = dice[at:at + 2]
    if len(defender_faces) < 2:
        raise MissingDice('defender', ((_d6, 2, ''),))
    if not _d6_faces.issuperset(defender_faces):
        _wrong_face('defender', defender_faces, _d6)
    at += 2
    defender_natural = sum(defender_faces)
    note(('defender', 40, True, tuple(defender_faces)))
    defender_after.cohesion_natural = defender_natural
    defender_after.cohesion_dice = 2
    defender_total = defender_natural
    pair = False
    if defender.quality is _quality_trained:
        defender_total += 1
        pair = True
        note(('defender', 41, True, 1))
    elif defender.quality is _quality_veteran:
        defender_total += 2
        pair = True
        note(('defender', 42, True, 2))
    elif defender.quality is _quality_elite:
        defender_total += 3
        pair = True
        note(('defender', 43, True, 3))
    if not pair:
        note(('defender', 44, False, None))
    pair2 = False
    if defender_after.state is _state_disordered:
        defender_total -= 1
        pair2 = True
        note(('defender', 45, True, -1))
    elif defender_after.state is _state_shaken:
        defender_total -= 2
        pair2 = True
        note(('defender', 46, True, -2))
    elif defender_after.state is _state_broken:
        defender_total -= 3
        pair2 = True
        note(('defender', 47, True, -3))
    if not pair2:
        note(('defender', 48, False, None))
    if defender.flank_compromised:
        defender_total -= 1
        note(('defender', 49, True, -1))
    else:
        note(('defender', 50, False, None))
    pair3 = False
    if defender.attached is _attached_leader:
        defender_total += 1
        pair3 = True
        note(('defender', 51, True, 1))
    elif defender.attached is _attached_commander:
        defender_total += 2
        pair3 = True
        note(('defender', 52, True, 2))
    if not pair3:
        note(('defender', 53, False, None))
    defender_after.cohesion_total = defender_total
    if defender_total >= 7:
        note(('defender', 54, True, defender_total))
        defender_after.cohesion_result = 'passed'
        changes.append(('defender', 'passed', getattr(defender_after, 'passed', None), True, False))
        defender_after.passed = defender_passed = True
        note(('defender', 55, True, (defender_passed,)))
    else:
        note(('defender', 56, False, None))
        note(('defender', 57, True, defender_total))
        defender_after.cohesion_result = 'failed'
        changes.append(('defender', 'passed', getattr(defender_after, 'passed', None), False, False))
        defender_after.passed = defender_passed = False
        note(('defender', 58, True, (defender_passed,)))
    return at


def _take_pursuit_told_2(
    defender: Any,
    defender_after: Any,
    dice: list[int],
    at: int,
    note: Callable[[Any], None],
    changes: list[Any],
    usual: dict[str, Any]
) -> int:
    defender_arm = defender.arm
    if defender_arm is _arm_cavalry and defender_after.state is not _state_shaken:
        note(('defender', 94, True, None))
        note(('defender', 95, True, 'cohesion'))
        at = _take_cohesion_told_4(defender, defender_after, dice, at, note, changes, usual)
    else:
        note(('defender', 94, False, None))
    if defender_arm is _arm_irregulars:
        note(('defender', 96, True, None))
        defender_after.pursuit_result = 'irregulars_always_do'
        defender_after.must = _also(defender_after.must, ('pursue',))
        _no_clash('defender', defender_after.must, defender_after.may_not, ('@qrs 215',))
        note(('defender', 97, True, 'must pursue'))
    elif defender_arm is _arm_cavalry and defender_after.state is _state_shaken:
        note(('defender', 98, False, None))
        note(('defender', 99, True, None))
        defender_after.pursuit_result = 'shaken_cavalry_do_not'
        defender_after.may_not = _also(defender_after.may_not, ('pursue',))
        _no_clash('defender', defender_after.must, defender_after.may_not, ('@qrs 215',))
        note(('defender', 100, True, 'may not pursue'))
    elif defender_arm is _arm_cavalry and not _usual(usual, 'defender', defender_after, 'passed'):
        note(('defender', 98, False, None))
        note(('defender', 101, False, None))
        note(('defender', 102, True, None))
        defender_after.pursuit_result = 'cavalry_that_fail_the_test_must'
        defender_after.must = _also(defender_after.must, ('pursue',))
        _no_clash('defender', defender_after.must, defender_after.may_not, ('@qrs 215',))
        note(('defender', 103, True, 'must pursue'))
    elif defender_arm is _arm_cavalry:
        note(('defender', 98, False, None))
        note(('defender', 101, False, None))
        note(('defender', 104, False, None))
        note(('defender', 105, True, None))
        defender_after.pursuit_result = 'cavalry_that_pass_choose'
        defender_after.may = _also(defender_after.may, ('pursue',))
        note(('defender', 106, True, 'may pursue'))
    else:
        note(('defender', 98, False, None))
        note(('defender', 101, False, None))
        note(('defender', 104, False, None))
        note(('defender', 107, False, None))
        note(('defender', 108, True, None))
        defender_after.pursuit_result = 'no_others_do'
        defender_after.may_not = _also(defender_after.may_not, ('pursue',))
        _no_clash('defender', defender_after.must, defender_after.may_not, ('@qrs 215',))
        note(('defender', 109, True, 'may not pursue'))
    return at


def _rejoining_told(note: Callable[[Any], None], usual: dict[str, Any], unit: Any, unit_name: str) -> bool:
    unit_rejoining = False
    if (
        unit.towards_leader
        and unit.nearest_enemy > 12
        and (unit.order is _order_advance or unit.order is _order_fall_back or unit.order is _order_retreat)
    ):
        note((unit_name, 135, True, None))
        unit_rejoining = True
    found: bool = unit_rejoining
    return found


def _free_action_told(note: Callable[[Any], None], usual: dict[str, Any], unit: Any, unit_name: str) -> bool:
    unit_free_action = False
    unit_order = unit.order
    if unit_order is _order_rally and unit.nearest_enemy > 12:
        note((unit_name, 133, True, None))
        unit_free_action = True
    elif (
        unit.state is _state_broken
        and (unit_order is _order_advance or unit_order is _order_fall_back or unit_order is _order_retreat)
        and unit.nearest_enemy <= 12
    ):
        note((unit_name, 134, True, None))
        unit_free_action = True
    elif _rejoining_told(note, usual, unit, unit_name):
        note((unit_name, 136, True, None))
        unit_free_action = True
    else:
        unit_arm = unit.arm
        if (
            unit_arm is _arm_irregulars
            and (unit_order is _order_advance or unit_order is _order_fall_back or unit_order is _order_retreat)
            and unit.away_from_enemy
            and unit.nearest_enemy <= 12
        ):
            note((unit_name, 137, True, None))
            unit_free_action = True
        elif (
            unit_arm is _arm_irregulars
            and (unit_order is _order_advance or unit_order is _order_fall_back or unit_order is _order_retreat)
            and (unit.goes_to is _goesto_flank or unit.goes_to is _goesto_rear)
            and not unit.enters_frontal_zone
        ):
            note((unit_name, 138, True, None))
            unit_free_action = True
    found: bool = unit_free_action
    return found


def _order_cost_told(note: Callable[[Any], None], usual: dict[str, Any], unit: Any, unit_name: str) -> int:
    if unit.doubled:
        unit_order_cost = 2
        note((unit_name, 129, True, unit_order_cost))
        note((unit_name, 130, False, None))
        note((unit_name, 131, False, None))
    else:
        note((unit_name, 132, False, None))
        if _free_action_told(note, usual, unit, unit_name):
            unit_order_cost = 0
            note((unit_name, 139, True, unit_order_cost))
            note((unit_name, 131, False, None))
        else:
            note((unit_name, 130, False, None))
            unit_order_cost = 1
            note((unit_name, 140, True, unit_order_cost))
    found: int = unit_order_cost
    return found


def _to_rally_told(note: Callable[[Any], None], usual: dict[str, Any], unit: Any, unit_name: str) -> bool:
    unit_to_rally = False
    if unit.order is _order_rally:
        note((unit_name, 141, True, None))
        unit_to_rally = True
    elif unit.doubled and unit.next_order is _order_rally:
        note((unit_name, 142, True, None))
        unit_to_rally = True
    found: bool = unit_to_rally
    return found


def _no_rally_told(note: Callable[[Any], None], usual: dict[str, Any], unit: Any, unit_name: str) -> bool:
    unit_no_rally = False
    if unit.in_group or unit.nearest_enemy <= 3:
        note((unit_name, 143, True, None))
        unit_no_rally = True
    found: bool = unit_no_rally
    return found


def _in_command_told(note: Callable[[Any], None], usual: dict[str, Any], unit: Any, unit_name: str) -> bool:
    unit_in_command = False
    if unit.general_distance <= 6 or unit.general_sees:
        note((unit_name, 128, True, None))
        unit_in_command = True
    found: bool = unit_in_command
    return found


def _reach(unit: Any, unit_name: str) -> Number | None:
    it: int | None
    unit_reach: int | None
    unit_reach2: Number | None
    unit_arm = unit.arm
    it = _obstacle_cost_cells[_obstacle_cost_row(unit_arm)]
    if it is None and unit.minor_obstacles >= 1:
        # none for heavy artillery over an obstacle @qrs 70
        unit_reach = None
    else:
        unit_mode = unit.mode
        unit_reach = _move_distance_cells[_move_distance_place(unit_arm, unit_mode)]
    unit_reach2 = unit_reach
    # each minor obstacle @qrs 64
    if unit_reach2 is not None:
        unit_minor_obstacles = unit.minor_obstacles
        unit_reach2 += (_obstacle_cost_cells[_obstacle_cost_row(unit_arm)] or 0) * unit_minor_obstacles
    # each static unit that infantry or cavalry pass through @qrs 88
    if (unit_arm is _arm_infantry or unit_arm is _arm_cavalry) and unit_reach2 is not None:
        unit_reach2 += (_obstacle_cost_cells[_obstacle_cost_row(unit_arm)] or 0) * unit.units_passed
    # falling back @qrs 72
    if unit.order is _order_fall_back and unit_reach2 is not None:
        unit_reach2 = _on(lambda v: _rounded(_over(v, 2), ''), unit_reach2)
    # for each 45/xb0 wheeled, or part of it @qrs 74
    if unit_reach2 is not None:
        if (
            unit_arm is _arm_infantry
            and (unit.class_ is _class_a or unit.class_ is _class_b)
            and unit.state is _state_good_order
            and unit.mode is not _mode_march
        ):
            # A and B infantry, if in good order @qrs 76
            unit_wheel_cost = 2
        elif unit_arm is _arm_infantry and unit.mode is not _mode_march:
            # other infantry @qrs 77
            unit_wheel_cost = 3
        elif unit_arm is _arm_cavalry and unit.mode is not _mode_march:
            # cavalry @qrs 78
            unit_wheel_cost = 4
        elif unit_arm.is_artillery or unit_arm is _arm_irregulars or unit.mode is _mode_march:
            # artillery, irregulars and any on the march @qrs 79
            unit_wheel_cost = 0
        else:
            raise NoRule(unit_name + ': no line of wheel_cost fits this case', ('@qrs 74-79',))
        unit_reach2 -= unit_wheel_cost * ceil(_over(unit.angle, 45))
    if unit_reach2 is not None:
        if unit_reach2 < 0:
            unit_reach2 = 0
    found: Number | None = unit_reach2
    return found


def _take_move(unit: Any, unit_after: Any) -> None:
    it: int | None
    it2: int | None
    unit_rough_distance: Number
    it3: Number | None
    unit_allowance: Number | None
    unit_arm = unit.arm
    it = _move_distance_cells[_move_distance_place(unit_arm, unit.mode)]
    if it is None:
        # Heavy artillery when deployed @qrs 70
        unit_verdict = 'may not'
    elif unit_arm.is_artillery and unit.difficult > 0 and unit_arm is not _arm_light_artillery:
        # Artillery in difficult terrain, except infantry guns @qrs 81
        unit_verdict = 'may not'
    else:
        it2 = _obstacle_cost_cells[_obstacle_cost_row(unit_arm)]
        if it2 is None and unit.minor_obstacles >= 1:
            # Heavy artillery over an obstacle @qrs 70
            unit_verdict = 'may not'
        elif unit_arm.is_artillery and unit.major_obstacle:
            # Artillery over a major obstacle @qrs 83
            unit_verdict = 'may not'
        else:
            unit_difficult = unit.difficult
            unit_rough_distance = unit_difficult
            unit_rough_distance *= 2
            it3 = _reach(unit_after, 'unit')
            if it3 is not None and unit.way - unit_difficult + unit_rough_distance > it3:
                # Farther than its move @qrs 64-81
                unit_verdict = 'may not'
            else:
                unit_verdict = 'may'
    unit_after.move_verdict = unit_verdict
    if unit_verdict == 'may not':
        return
    unit_allowance = _reach(unit_after, 'unit')
    unit_after.move_allowance = _exact(unit_allowance)
    if (
        (unit_arm is _arm_cavalry or unit_arm is _arm_light_artillery)
        and unit.difficult > 0
        and unit.state is _state_good_order
    ):
        # Difficult terrain disorders cavalry and infantry guns @qrs 81
        unit_after.state = _state_disordered
    unit_major_obstacle = unit.major_obstacle
    if unit_major_obstacle:
        # A major obstacle takes the whole move @qrs 83
        unit_after.time = 1
    if unit.enemy_appears:
        # Halts at the sight of enemy unseen before @qrs 94
        unit_after.must = _also(unit_after.must, ('halt',))
        _no_clash('unit', unit_after.must, unit_after.may_not, ('@qrs 94',))
    return


def _balks_told(note: Callable[[Any], None], usual: dict[str, Any], unit: Any, unit_name: str) -> bool:
    unit_balks = False
    if unit.state is _state_shaken and unit.closest < unit.nearest_enemy and unit.closest <= 6:
        note((unit_name, 168, True, None))
        unit_balks = True
    found: bool = unit_balks
    return found


def _kept_off_told(note: Callable[[Any], None], usual: dict[str, Any], unit: Any, unit_name: str) -> bool:
    unit_kept_off = False
    if unit.closest <= 1 and unit.nearest_enemy > 1:
        note((unit_name, 170, True, None))
        unit_kept_off = True
    elif unit.enters_fire_zone and unit.leaves_fire_zone:
        note((unit_name, 171, True, None))
        unit_kept_off = True
    found: bool = unit_kept_off
    return found


def _distance_counted_told(note: Callable[[Any], None], usual: dict[str, Any], unit: Any, unit_name: str) -> Number:
    unit_rough_distance: Number
    unit_difficult = _usual(usual, unit_name, unit, 'difficult')
    unit_rough_distance = unit_difficult
    unit_rough_distance *= 2
    note((unit_name, 193, True, 'x 2'))
    found: Number = _usual(usual, unit_name, unit, 'way') - unit_difficult + unit_rough_distance
    return found


def _wheel_cost_told(note: Callable[[Any], None], usual: dict[str, Any], unit: Any, unit_name: str) -> int:
    unit_arm = unit.arm
    if (
        unit_arm is _arm_infantry
        and (unit.class_ is _class_a or unit.class_ is _class_b)
        and unit.state is _state_good_order
        and unit.mode is not _mode_march
    ):
        unit_wheel_cost = 2
        note((unit_name, 213, True, unit_wheel_cost))
        note((unit_name, 214, False, None))
        note((unit_name, 215, False, None))
        note((unit_name, 216, False, None))
    else:
        note((unit_name, 217, False, None))
        if unit_arm is _arm_infantry and unit.mode is not _mode_march:
            unit_wheel_cost = 3
            note((unit_name, 218, True, unit_wheel_cost))
            note((unit_name, 215, False, None))
            note((unit_name, 216, False, None))
        else:
            note((unit_name, 214, False, None))
            if unit_arm is _arm_cavalry and unit.mode is not _mode_march:
                unit_wheel_cost = 4
                note((unit_name, 219, True, unit_wheel_cost))
                note((unit_name, 216, False, None))
            else:
                note((unit_name, 215, False, None))
                if unit_arm.is_artillery or unit_arm is _arm_irregulars or unit.mode is _mode_march:
                    unit_wheel_cost = 0
                    note((unit_name, 220, True, unit_wheel_cost))
                else:
                    note((unit_name, 216, False, None))
                    raise NoRule(unit_name + ': no line of wheel_cost fits this case', ('@qrs 74-79',))
    found: int = unit_wheel_cost
    return found


def _reach_told(note: Callable[[Any], None], usual: dict[str, Any], unit: Any, unit_name: str) -> Number | None:
    cell: int | None
    unit_reach: int | None
    cell2: int | None
    unit_reach2: Number | None
    cell3: int | None
    cell4: int | None
    unit_arm = unit.arm
    place = _obstacle_cost_row(unit_arm)
    cell = _obstacle_cost_cells[place]
    note((unit_name, (194, 195, 196, 197, 198, 199)[place // 1], True, ((unit_arm,), cell)))
    if cell is None and unit.minor_obstacles >= 1:
        unit_reach = None
        note((unit_name, 200, True, unit_reach))
    else:
        note((unit_name, 201, False, None))
        place2 = _move_distance_place(unit_arm, unit.mode)
        cell2 = _move_distance_cells[place2]
        note((unit_name, (202, 203, 204, 205, 206, 207)[place2 // 2], True, ((unit_arm, unit.mode,), cell2)))
        unit_reach = cell2
    unit_reach2 = unit_reach
    if unit_reach2 is not None:
        place3 = _obstacle_cost_row(unit_arm)
        cell3 = _obstacle_cost_cells[place3]
        note((unit_name, (194, 195, 196, 197, 198, 199)[place3 // 1], True, ((unit_arm,), cell3)))
        unit_minor_obstacles = unit.minor_obstacles
        amount = (cell3 or 0) * unit_minor_obstacles
        unit_reach2 += amount
        note((unit_name, 208, amount != 0, amount))
    else:
        note((unit_name, 209, False, None))
    if (unit_arm is _arm_infantry or unit_arm is _arm_cavalry) and unit_reach2 is not None:
        place4 = _obstacle_cost_row(unit_arm)
        cell4 = _obstacle_cost_cells[place4]
        note((unit_name, (194, 195, 196, 197, 198, 199)[place4 // 1], True, ((unit_arm,), cell4)))
        amount2 = (cell4 or 0) * _usual(usual, unit_name, unit, 'units_passed')
        unit_reach2 += amount2
        note((unit_name, 210, amount2 != 0, amount2))
    else:
        note((unit_name, 211, False, None))
    if unit.order is _order_fall_back and unit_reach2 is not None:
        unit_reach2 = _on(lambda v: _rounded(_over(v, 2), ''), unit_reach2)
        note((unit_name, 212, True, 'halved'))
    else:
        note((unit_name, 212, False, None))
    if unit_reach2 is not None:
        amount3 = -(_wheel_cost_told(note, usual, unit, unit_name) * ceil(_over(unit.angle, 45)))
        unit_reach2 += amount3
        note((unit_name, 221, amount3 != 0, amount3))
    else:
        note((unit_name, 222, False, None))
    if unit_reach2 is not None:
        counted = unit_reach2 < 0
        if counted:
            unit_reach2 = 0
        note((unit_name, 223, counted, 0))
    else:
        note((unit_name, 224, False, None))
    found: Number | None = unit_reach2
    return found


def _take_move_told(
    unit: Any,
    unit_after: Any,
    note: Callable[[Any], None],
    changes: list[Any],
    usual: dict[str, Any]
) -> None:
    cell: int | None
    cell2: int | None
    it: Number | None
    unit_allowance: Number | None
    unit_arm = unit.arm
    place = _move_distance_place(unit_arm, unit.mode)
    cell = _move_distance_cells[place]
    note(('unit', (177, 178, 179, 180, 181, 182)[place // 2], True, ((unit_arm, unit.mode,), cell)))
    if cell is None:
        note(('unit', 183, True, 'may not'))
        unit_verdict = 'may not'
    elif (
        unit_arm.is_artillery
        and _usual(usual, 'unit', unit, 'difficult') > 0
        and unit_arm is not _arm_light_artillery
    ):
        note(('unit', 183, False, None))
        note(('unit', 184, True, 'may not'))
        unit_verdict = 'may not'
    else:
        place2 = _obstacle_cost_row(unit_arm)
        cell2 = _obstacle_cost_cells[place2]
        note(('unit', (185, 186, 187, 188, 189, 190)[place2 // 1], True, ((unit_arm,), cell2)))
        if cell2 is None and unit.minor_obstacles >= 1:
            note(('unit', 183, False, None))
            note(('unit', 184, False, None))
            note(('unit', 191, True, 'may not'))
            unit_verdict = 'may not'
        elif unit_arm.is_artillery and _usual(usual, 'unit', unit, 'major_obstacle'):
            note(('unit', 183, False, None))
            note(('unit', 184, False, None))
            note(('unit', 191, False, None))
            note(('unit', 192, True, 'may not'))
            unit_verdict = 'may not'
        else:
            it = _reach_told(note, usual, unit_after, 'unit')
            if it is not None and _distance_counted_told(note, usual, unit, 'unit') > it:
                note(('unit', 183, False, None))
                note(('unit', 184, False, None))
                note(('unit', 191, False, None))
                note(('unit', 192, False, None))
                note(('unit', 225, True, 'may not'))
                unit_verdict = 'may not'
            else:
                note(('unit', 183, False, None))
                note(('unit', 184, False, None))
                note(('unit', 191, False, None))
                note(('unit', 192, False, None))
                note(('unit', 225, False, None))
                note(('unit', 226, True, 'may'))
                unit_verdict = 'may'
    unit_after.move_verdict = unit_verdict
    if unit_verdict == 'may not':
        return
    unit_allowance = _reach_told(note, usual, unit_after, 'unit')
    unit_after.move_allowance = _exact(unit_allowance)
    if (
        (unit_arm is _arm_cavalry or unit_arm is _arm_light_artillery)
        and _usual(usual, 'unit', unit, 'difficult') > 0
        and unit.state is _state_good_order
    ):
        note(('unit', 227, True, None))
        changes.append(('unit', 'state', getattr(unit, 'state', None), _state_disordered, False))
        unit_after.state = unit_state = _state_disordered
        note(('unit', 228, True, (unit_state,)))
    else:
        note(('unit', 227, False, None))
    unit_major_obstacle = _usual(usual, 'unit', unit, 'major_obstacle')
    if unit_major_obstacle:
        note(('unit', 229, True, None))
        changes.append(('unit', 'time', getattr(unit, 'time', None), 1, False))
        unit_after.time = unit_time = 1
        note(('unit', 230, True, (unit_time,)))
    else:
        note(('unit', 229, False, None))
    if _usual(usual, 'unit', unit, 'enemy_appears'):
        note(('unit', 231, True, None))
        unit_after.must = _also(unit_after.must, ('halt',))
        _no_clash('unit', unit_after.must, unit_after.may_not, ('@qrs 94',))
        note(('unit', 232, True, 'must halt'))
    else:
        note(('unit', 231, False, None))
    return


def _take_cohesion_3(unit: Any, unit_after: Any, dice: list[int], at: int) -> int:
    unit_faces = dice[at:at + 2]
    if len(unit_faces) < 2:
        raise MissingDice('unit', ((_d6, 2, ''),))
    if not _d6_faces.issuperset(unit_faces):
        _wrong_face('unit', unit_faces, _d6)
    at += 2
    unit_natural = sum(unit_faces)
    unit_after.cohesion_natural = unit_natural
    unit_after.cohesion_dice = 2
    unit_total = unit_natural
    # Quality @qrs 51-53
    unit_total += _cohesion_quality[unit.quality]
    # State @qrs 54-56
    unit_total += _cohesion_state[unit_after.state]
    # flank compromised @qrs 57
    if unit.flank_compromised:
        unit_total -= 1
    # General attached @qrs 58
    unit_total += _cohesion_attached[unit.attached]
    unit_after.cohesion_total = unit_total
    if unit_total >= 7:
        # Passed @qrs 49
        unit_after.cohesion_result = 'passed'
        unit_after.passed = True
    else:
        # Failed @qrs 49
        unit_after.cohesion_result = 'failed'
        unit_after.passed = False
    return at


def _take_cohesion_told_5(
    unit: Any,
    unit_after: Any,
    dice: list[int],
    at: int,
    note: Callable[[Any], None],
    changes: list[Any],
    usual: dict[str, Any]
) -> int:
    unit_faces = dice[at:at + 2]
    if len(unit_faces) < 2:
        raise MissingDice('unit', ((_d6, 2, ''),))
    if not _d6_faces.issuperset(unit_faces):
        _wrong_face('unit', unit_faces, _d6)
    at += 2
    unit_natural = sum(unit_faces)
    note(('unit', 40, True, tuple(unit_faces)))
    unit_after.cohesion_natural = unit_natural
    unit_after.cohesion_dice = 2
    unit_total = unit_natural
    pair = False
    if unit.quality is _quality_trained:
        unit_total += 1
        pair = True
        note(('unit', 41, True, 1))
    elif unit.quality is _quality_veteran:
        unit_total += 2
        pair = True
        note(('unit', 42, True, 2))
    elif unit.quality is _quality_elite:
        unit_total += 3
        pair = True
        note(('unit', 43, True, 3))
    if not pair:
        note(('unit', 44, False, None))
    pair2 = False
    if unit_after.state is _state_disordered:
        unit_total -= 1
        pair2 = True
        note(('unit', 45, True, -1))
    elif unit_after.state is _state_shaken:
        unit_total -= 2
        pair2 = True
        note(('unit', 46, True, -2))
    elif unit_after.state is _state_broken:
        unit_total -= 3
        pair2 = True
        note(('unit', 47, True, -3))
    if not pair2:
        note(('unit', 48, False, None))
    if unit.flank_compromised:
        unit_total -= 1
        note(('unit', 49, True, -1))
    else:
        note(('unit', 50, False, None))
    pair3 = False
    if unit.attached is _attached_leader:
        unit_total += 1
        pair3 = True
        note(('unit', 51, True, 1))
    elif unit.attached is _attached_commander:
        unit_total += 2
        pair3 = True
        note(('unit', 52, True, 2))
    if not pair3:
        note(('unit', 53, False, None))
    unit_after.cohesion_total = unit_total
    if unit_total >= 7:
        note(('unit', 54, True, unit_total))
        unit_after.cohesion_result = 'passed'
        changes.append(('unit', 'passed', getattr(unit, 'passed', None), True, False))
        unit_after.passed = unit_passed = True
        note(('unit', 55, True, (unit_passed,)))
    else:
        note(('unit', 56, False, None))
        note(('unit', 57, True, unit_total))
        unit_after.cohesion_result = 'failed'
        changes.append(('unit', 'passed', getattr(unit, 'passed', None), False, False))
        unit_after.passed = unit_passed = False
        note(('unit', 58, True, (unit_passed,)))
    return at


def _defending_told(note: Callable[[Any], None], usual: dict[str, Any], unit: Any, unit_name: str) -> bool:
    unit_defending = False
    if unit.position is _position_obstacle or unit.position.is_defences:
        note((unit_name, 263, True, None))
        unit_defending = True
    found: bool = unit_defending
    return found


def _take_melee(
    attacker: Any,
    defender: Any,
    attacker_after: Any,
    defender_after: Any,
    dice: list[int],
    at: int
) -> int:
    try:
        attacker_natural = dice[at]
    except IndexError:
        raise MissingDice('attacker', ((_d6, 1, ''),)) from None
    if attacker_natural not in _d6_faces:
        _wrong_face('attacker', (attacker_natural,), _d6)
    at += 1
    try:
        defender_natural = dice[at]
    except IndexError:
        raise MissingDice('defender', ((_d6, 1, ''),)) from None
    if defender_natural not in _d6_faces:
        _wrong_face('defender', (defender_natural,), _d6)
    at += 1
    attacker_after.melee_natural = attacker_natural
    attacker_after.melee_dice = 1
    defender_after.melee_natural = defender_natural
    defender_after.melee_dice = 1
    attacker_total = attacker_natural
    # Class @qrs 167, 168
    attacker_total += _melee_class[attacker.class_]
    # irregulars @qrs 169
    attacker_arm = attacker.arm
    if attacker_arm is _arm_irregulars:
        attacker_total -= 1
    # artillery @qrs 170
    if attacker_arm.is_artillery:
        attacker_total -= 2
    # pikes, unless against woods or defences @qrs 171
    if attacker.pikes and not (defender.position is _position_woods or defender.position.is_defences):
        attacker_total += 1
    # shock cavalry that charge @qrs 172
    if attacker.shock and attacker.charging:
        attacker_total += 1
    # disordered or shaken @qrs 173
    attacker_state = attacker.state
    if attacker_state is _state_disordered or attacker_state is _state_shaken:
        attacker_total -= 1
    # attacker of shaken troops @qrs 174
    if defender.state is _state_shaken:
        attacker_total += 1
    # attacker on a flank or the rear @qrs 175
    if attacker.strikes is _strikes_flank or attacker.strikes is _strikes_rear:
        attacker_total += 2
    # flank compromised @qrs 176
    if attacker.flank_compromised:
        attacker_total -= 1
    # cavalry or irregulars facing a hedge of steel @qrs 177
    if (attacker_arm is _arm_cavalry or attacker_arm is _arm_irregulars) and defender.hedge_of_steel:
        attacker_total -= 1
    # in entrenchments @qrs 178
    attacker_position = attacker.position
    if attacker_position is _position_entrenchments:
        attacker_total += 2
    # attacker across an obstacle or barricades @qrs 179
    if defender.position is _position_obstacle or defender.position is _position_barricades:
        attacker_total -= 1
    # another unit in support @qrs 180
    if attacker.supports >= 1:
        attacker_total += 1
    # incidental contact @qrs 181
    if attacker.incidental:
        attacker_total -= 1
    defender_total = defender_natural
    # Class @qrs 167, 168
    defender_total += _melee_class[defender.class_]
    # irregulars @qrs 169
    defender_arm = defender.arm
    if defender_arm is _arm_irregulars:
        defender_total -= 1
    # artillery @qrs 170
    if defender_arm.is_artillery:
        defender_total -= 2
    # pikes, unless against woods or defences @qrs 171
    if defender.pikes and not (attacker_position is _position_woods or attacker_position.is_defences):
        defender_total += 1
    # shock cavalry that charge @qrs 172
    if defender.shock and defender.charging:
        defender_total += 1
    # disordered or shaken @qrs 173
    defender_state = defender.state
    if defender_state is _state_disordered or defender_state is _state_shaken:
        defender_total -= 1
    # flank compromised @qrs 176
    if defender.flank_compromised:
        defender_total -= 1
    # cavalry or irregulars facing a hedge of steel @qrs 177
    if (defender_arm is _arm_cavalry or defender_arm is _arm_irregulars) and attacker.hedge_of_steel:
        defender_total -= 1
    # in entrenchments @qrs 178
    defender_position = defender.position
    if defender_position is _position_entrenchments:
        defender_total += 2
    # another unit in support @qrs 180
    if defender.supports >= 1:
        defender_total += 1
    # incidental contact @qrs 181
    if defender.incidental:
        defender_total -= 1
    attacker_after.melee_total = attacker_total
    defender_after.melee_total = defender_total
    attacker_margin = attacker_total - defender_total
    defender_margin = attacker_total - defender_total
    attacker_after.melee_margin = attacker_margin
    defender_after.melee_margin = defender_margin
    attacker_level = _damage_cells[_damage_place(attacker_margin, 'attacker')]
    defender_level = _damage_cells[_damage_place(defender_margin, 'defender')]
    attacker_after.melee_level = attacker_level
    defender_after.melee_level = defender_level
    counts = False
    counts2 = False
    if attacker_level >= 1:
        # A side with any damage tests its cohesion @qrs 153
        counts = True
    if defender_level >= 1:
        # A side with any damage tests its cohesion @qrs 153
        counts2 = True
    if counts:
        at = _take_cohesion(attacker, attacker_after, dice, at)
    if counts2:
        at = _take_cohesion_2(defender, defender_after, dice, at)
    if attacker_level >= 1 and attacker_after.passed:
        # the first level, if the test is passed @qrs 153, 191-206
        attacker_lost = attacker_level - 1
    elif attacker_level >= 1:
        # all levels, if it is failed @qrs 153, 191-206
        attacker_lost = attacker_level
    else:
        # none without damage @qrs 153, 191-206
        attacker_lost = 0
    if defender_level >= 1 and defender_after.passed:
        # the first level, if the test is passed @qrs 153, 191-206
        defender_lost = defender_level - 1
    elif defender_level >= 1:
        # all levels, if it is failed @qrs 153, 191-206
        defender_lost = defender_level
    else:
        # none without damage @qrs 153, 191-206
        defender_lost = 0
    attacker_after.melee_lost = attacker_lost
    defender_after.melee_lost = defender_lost
    # Each level lost worsens the state @qrs 153, 189-198
    place = _state_rank[attacker_state] + attacker_lost
    if attacker_lost != 0:
        attacker_after.state = _state_best_first[place if 0 <= place <= 3 else 3 if place > 0 else 0]
    # Each level lost worsens the state @qrs 153, 189-198
    place2 = _state_rank[defender_state] + defender_lost
    if defender_lost != 0:
        defender_after.state = _state_best_first[place2 if 0 <= place2 <= 3 else 3 if place2 > 0 else 0]
    attacker_outcome = _outcomes_cells[_outcomes_place(defender_after.state, attacker_after.state)]
    defender_outcome = _outcomes_cells[_outcomes_place(defender_after.state, attacker_after.state)]
    attacker_after.melee_outcome = attacker_outcome
    defender_after.melee_outcome = defender_outcome
    if attacker_outcome is _outcome_a_fb:
        # Attacker gives ground, the other side stands @qrs 204-206, 209
        attacker_after.melee_result = 'attacker_gives_ground_the_other_side_stands'
        attacker_after.must = _also(attacker_after.must, ('give_ground',))
        _no_clash('attacker', attacker_after.must, attacker_after.may_not, ('@qrs 204-206, 209',))
        defender_after.must = _also(defender_after.must, ('stand',))
        _no_clash('defender', defender_after.must, defender_after.may_not, ('@qrs 204-206, 209',))
    elif attacker_outcome is _outcome_a_recoil:
        # Attacker recoils @qrs 204, 205, 210
        attacker_after.melee_result = 'attacker_recoils'
        attacker_after.must = _also(attacker_after.must, ('recoil',))
        _no_clash('attacker', attacker_after.must, attacker_after.may_not, ('@qrs 204, 205, 210',))
    elif attacker_outcome is _outcome_a_rout:
        # Attacker routs @qrs 204-206, 211
        attacker_after.melee_result = 'attacker_routs'
        attacker_after.must = _also(attacker_after.must, ('rout',))
        _no_clash('attacker', attacker_after.must, attacker_after.may_not, ('@qrs 204-206, 211',))
    elif attacker_outcome is _outcome_d_fb:
        # Defender gives ground, the other side stands @qrs 205, 209
        attacker_after.melee_result = 'defender_gives_ground_the_other_side_stands'
        defender_after.must = _also(defender_after.must, ('give_ground',))
        _no_clash('defender', defender_after.must, defender_after.may_not, ('@qrs 205, 209',))
        attacker_after.must = _also(attacker_after.must, ('stand',))
        _no_clash('attacker', attacker_after.must, attacker_after.may_not, ('@qrs 205, 209',))
    elif attacker_outcome is _outcome_d_recoil:
        # Defender recoils, the attacker can follow @qrs 206, 210
        attacker_after.melee_result = 'defender_recoils_the_attacker_can_follow'
        defender_after.must = _also(defender_after.must, ('recoil',))
        _no_clash('defender', defender_after.must, defender_after.may_not, ('@qrs 206, 210',))
        attacker_after.may = _also(attacker_after.may, ('follow_up',))
    elif attacker_outcome is _outcome_d_rout:
        # Defender routs, the attacker can advance @qrs 207, 211
        attacker_after.melee_result = 'defender_routs_the_attacker_can_advance'
        defender_after.must = _also(defender_after.must, ('rout',))
        _no_clash('defender', defender_after.must, defender_after.may_not, ('@qrs 207, 211',))
        attacker_after.may = _also(attacker_after.may, ('press_on',))
    elif attacker_outcome is _outcome_both_rout:
        # Both sides rout @qrs 207, 211
        attacker_after.melee_result = 'both_sides_rout'
        attacker_after.must = _also(attacker_after.must, ('rout',))
        _no_clash('attacker', attacker_after.must, attacker_after.may_not, ('@qrs 207, 211',))
        defender_after.must = _also(defender_after.must, ('rout',))
        _no_clash('defender', defender_after.must, defender_after.may_not, ('@qrs 207, 211',))
    else:
        raise NoRule('Close combat: no row for outcome ' + _say(attacker_outcome, 'member'), ('@qrs 165-215',))
    counts3 = False
    counts4 = False
    if defender_after.state is _state_broken and attacker_after.state is not _state_broken:
        # A side whose opponent routs may have to pursue @qrs 211, 215
        counts3 = True
    if attacker_after.state is _state_broken and defender_after.state is not _state_broken:
        # A side whose opponent routs may have to pursue @qrs 211, 215
        counts4 = True
    if counts3:
        if defender_after.state is _state_broken and attacker.distance <= 1:
            at = _take_pursuit(attacker, attacker_after, dice, at)
    if counts4:
        if attacker_after.state is _state_broken and defender.distance <= 1:
            at = _take_pursuit_2(defender, defender_after, dice, at)
    return at


def _take_melee_told(
    attacker: Any,
    defender: Any,
    attacker_after: Any,
    defender_after: Any,
    dice: list[int],
    at: int,
    note: Callable[[Any], None],
    changes: list[Any],
    usual: dict[str, Any]
) -> int:
    try:
        attacker_natural = dice[at]
    except IndexError:
        raise MissingDice('attacker', ((_d6, 1, ''),)) from None
    if attacker_natural not in _d6_faces:
        _wrong_face('attacker', (attacker_natural,), _d6)
    at += 1
    note(('attacker', 1, True, (attacker_natural,)))
    try:
        defender_natural = dice[at]
    except IndexError:
        raise MissingDice('defender', ((_d6, 1, ''),)) from None
    if defender_natural not in _d6_faces:
        _wrong_face('defender', (defender_natural,), _d6)
    at += 1
    note(('defender', 1, True, (defender_natural,)))
    attacker_after.melee_natural = attacker_natural
    attacker_after.melee_dice = 1
    defender_after.melee_natural = defender_natural
    defender_after.melee_dice = 1
    attacker_total = attacker_natural
    pair = False
    if attacker.class_ is _class_a or attacker.class_ is _class_b:
        attacker_total += 1
        pair = True
        note(('attacker', 2, True, 1))
    elif attacker.class_ is _class_d:
        attacker_total -= 1
        pair = True
        note(('attacker', 3, True, -1))
    if not pair:
        note(('attacker', 4, False, None))
    attacker_arm = attacker.arm
    if attacker_arm is _arm_irregulars:
        attacker_total -= 1
        note(('attacker', 5, True, -1))
    else:
        note(('attacker', 6, False, None))
    if attacker_arm.is_artillery:
        attacker_total -= 2
        note(('attacker', 7, True, -2))
    else:
        note(('attacker', 8, False, None))
    if attacker.pikes and not (defender.position is _position_woods or defender.position.is_defences):
        attacker_total += 1
        note(('attacker', 9, True, 1))
    else:
        note(('attacker', 10, False, None))
    if attacker.shock and attacker.charging:
        attacker_total += 1
        note(('attacker', 11, True, 1))
    else:
        note(('attacker', 12, False, None))
    attacker_state = attacker.state
    if attacker_state is _state_disordered or attacker_state is _state_shaken:
        attacker_total -= 1
        note(('attacker', 13, True, -1))
    else:
        note(('attacker', 14, False, None))
    if defender.state is _state_shaken:
        attacker_total += 1
        note(('attacker', 15, True, 1))
    else:
        note(('attacker', 16, False, None))
    if attacker.strikes is _strikes_flank or attacker.strikes is _strikes_rear:
        attacker_total += 2
        note(('attacker', 17, True, 2))
    else:
        note(('attacker', 18, False, None))
    if attacker.flank_compromised:
        attacker_total -= 1
        note(('attacker', 19, True, -1))
    else:
        note(('attacker', 20, False, None))
    if (attacker_arm is _arm_cavalry or attacker_arm is _arm_irregulars) and defender.hedge_of_steel:
        attacker_total -= 1
        note(('attacker', 21, True, -1))
    else:
        note(('attacker', 22, False, None))
    attacker_position = attacker.position
    if attacker_position is _position_entrenchments:
        attacker_total += 2
        note(('attacker', 23, True, 2))
    else:
        note(('attacker', 24, False, None))
    if defender.position is _position_obstacle or defender.position is _position_barricades:
        attacker_total -= 1
        note(('attacker', 25, True, -1))
    else:
        note(('attacker', 26, False, None))
    if attacker.supports >= 1:
        attacker_total += 1
        note(('attacker', 27, True, 1))
    else:
        note(('attacker', 28, False, None))
    if attacker.incidental:
        attacker_total -= 1
        note(('attacker', 29, True, -1))
    else:
        note(('attacker', 30, False, None))
    defender_total = defender_natural
    pair2 = False
    if defender.class_ is _class_a or defender.class_ is _class_b:
        defender_total += 1
        pair2 = True
        note(('defender', 2, True, 1))
    elif defender.class_ is _class_d:
        defender_total -= 1
        pair2 = True
        note(('defender', 3, True, -1))
    if not pair2:
        note(('defender', 4, False, None))
    defender_arm = defender.arm
    if defender_arm is _arm_irregulars:
        defender_total -= 1
        note(('defender', 5, True, -1))
    else:
        note(('defender', 6, False, None))
    if defender_arm.is_artillery:
        defender_total -= 2
        note(('defender', 7, True, -2))
    else:
        note(('defender', 8, False, None))
    if defender.pikes and not (attacker_position is _position_woods or attacker_position.is_defences):
        defender_total += 1
        note(('defender', 9, True, 1))
    else:
        note(('defender', 10, False, None))
    if defender.shock and defender.charging:
        defender_total += 1
        note(('defender', 11, True, 1))
    else:
        note(('defender', 12, False, None))
    defender_state = defender.state
    if defender_state is _state_disordered or defender_state is _state_shaken:
        defender_total -= 1
        note(('defender', 13, True, -1))
    else:
        note(('defender', 14, False, None))
    note(('defender', 16, False, None))
    note(('defender', 18, False, None))
    if defender.flank_compromised:
        defender_total -= 1
        note(('defender', 19, True, -1))
    else:
        note(('defender', 20, False, None))
    if (defender_arm is _arm_cavalry or defender_arm is _arm_irregulars) and attacker.hedge_of_steel:
        defender_total -= 1
        note(('defender', 21, True, -1))
    else:
        note(('defender', 22, False, None))
    defender_position = defender.position
    if defender_position is _position_entrenchments:
        defender_total += 2
        note(('defender', 23, True, 2))
    else:
        note(('defender', 24, False, None))
    note(('defender', 26, False, None))
    if defender.supports >= 1:
        defender_total += 1
        note(('defender', 27, True, 1))
    else:
        note(('defender', 28, False, None))
    if defender.incidental:
        defender_total -= 1
        note(('defender', 29, True, -1))
    else:
        note(('defender', 30, False, None))
    attacker_after.melee_total = attacker_total
    defender_after.melee_total = defender_total
    attacker_margin = attacker_total - defender_total
    defender_margin = attacker_total - defender_total
    attacker_after.melee_margin = attacker_margin
    defender_after.melee_margin = defender_margin
    place = _damage_place(attacker_margin, 'attacker')
    cell = _damage_cells[place]
    note(('attacker', (31, 32, 33, 34, 35, 36, 37)[place // 2], True, ((attacker_margin, 'attacker',), cell)))
    place2 = _damage_place(defender_margin, 'defender')
    cell2 = _damage_cells[place2]
    note(('defender', (31, 32, 33, 34, 35, 36, 37)[place2 // 2], True, ((defender_margin, 'defender',), cell2)))
    attacker_after.melee_level = cell
    defender_after.melee_level = cell2
    counts = False
    counts2 = False
    if cell >= 1:
        note(('attacker', 38, True, None))
        counts = True
    else:
        note(('attacker', 38, False, None))
    if cell2 >= 1:
        note(('defender', 38, True, None))
        counts2 = True
    else:
        note(('defender', 38, False, None))
    if counts:
        note(('attacker', 39, True, 'cohesion'))
        at = _take_cohesion_told(attacker, attacker_after, dice, at, note, changes, usual)
    if counts2:
        note(('defender', 39, True, 'cohesion'))
        at = _take_cohesion_told_2(defender, defender_after, dice, at, note, changes, usual)
    if cell >= 1 and _usual(usual, 'attacker', attacker_after, 'passed'):
        attacker_lost = cell - 1
        note(('attacker', 59, True, attacker_lost))
        note(('attacker', 60, False, None))
        note(('attacker', 61, False, None))
    else:
        note(('attacker', 62, False, None))
        if cell >= 1:
            attacker_lost = cell
            note(('attacker', 63, True, attacker_lost))
            note(('attacker', 61, False, None))
        else:
            note(('attacker', 60, False, None))
            attacker_lost = 0
            note(('attacker', 64, True, attacker_lost))
    if cell2 >= 1 and _usual(usual, 'defender', defender_after, 'passed'):
        defender_lost = cell2 - 1
        note(('defender', 59, True, defender_lost))
        note(('defender', 60, False, None))
        note(('defender', 61, False, None))
    else:
        note(('defender', 62, False, None))
        if cell2 >= 1:
            defender_lost = cell2
            note(('defender', 63, True, defender_lost))
            note(('defender', 61, False, None))
        else:
            note(('defender', 60, False, None))
            defender_lost = 0
            note(('defender', 64, True, defender_lost))
    attacker_after.melee_lost = attacker_lost
    defender_after.melee_lost = defender_lost
    note(('attacker', 65, True, None))
    before = attacker_state
    place3 = _state_rank[before] + attacker_lost
    if attacker_lost != 0:
        changes.append(
            (
                'attacker',
                'state',
                before,
                _state_best_first[place3 if 0 <= place3 <= 3 else 3 if place3 > 0 else 0],
                not 0 <= place3 <= 3
            )
        )
        attacker_after.state = attacker_state = _state_best_first[
            place3
            if 0 <= place3 <= 3
            else 3
            if place3 > 0
            else 0
        ]
    note(('attacker', 66, True, (attacker_lost, before, attacker_state)))
    note(('defender', 65, True, None))
    before2 = defender_state
    place4 = _state_rank[before2] + defender_lost
    if defender_lost != 0:
        changes.append(
            (
                'defender',
                'state',
                before2,
                _state_best_first[place4 if 0 <= place4 <= 3 else 3 if place4 > 0 else 0],
                not 0 <= place4 <= 3
            )
        )
        defender_after.state = defender_state = _state_best_first[
            place4
            if 0 <= place4 <= 3
            else 3
            if place4 > 0
            else 0
        ]
    note(('defender', 66, True, (defender_lost, before2, defender_state)))
    place5 = _outcomes_place(defender_state, attacker_state)
    cell3 = _outcomes_cells[place5]
    note(('attacker', (67, 68, 69, 70)[place5 // 4], True, ((defender_state, attacker_state,), cell3)))
    place6 = _outcomes_place(defender_state, attacker_state)
    cell4 = _outcomes_cells[place6]
    note(('defender', (67, 68, 69, 70)[place6 // 4], True, ((defender_state, attacker_state,), cell4)))
    attacker_after.melee_outcome = cell3
    defender_after.melee_outcome = cell4
    if cell3 is _outcome_a_fb:
        note(('attacker', 71, True, cell3))
        attacker_after.melee_result = 'attacker_gives_ground_the_other_side_stands'
        attacker_after.must = _also(attacker_after.must, ('give_ground',))
        _no_clash('attacker', attacker_after.must, attacker_after.may_not, ('@qrs 204-206, 209',))
        note(('attacker', 72, True, 'must give_ground'))
        defender_after.must = _also(defender_after.must, ('stand',))
        _no_clash('defender', defender_after.must, defender_after.may_not, ('@qrs 204-206, 209',))
        note(('attacker', 72, True, 'defender must stand'))
    elif cell3 is _outcome_a_recoil:
        note(('attacker', 73, False, None))
        note(('attacker', 74, True, cell3))
        attacker_after.melee_result = 'attacker_recoils'
        attacker_after.must = _also(attacker_after.must, ('recoil',))
        _no_clash('attacker', attacker_after.must, attacker_after.may_not, ('@qrs 204, 205, 210',))
        note(('attacker', 75, True, 'must recoil'))
    elif cell3 is _outcome_a_rout:
        note(('attacker', 73, False, None))
        note(('attacker', 76, False, None))
        note(('attacker', 77, True, cell3))
        attacker_after.melee_result = 'attacker_routs'
        attacker_after.must = _also(attacker_after.must, ('rout',))
        _no_clash('attacker', attacker_after.must, attacker_after.may_not, ('@qrs 204-206, 211',))
        note(('attacker', 78, True, 'must rout'))
    elif cell3 is _outcome_d_fb:
        note(('attacker', 73, False, None))
        note(('attacker', 76, False, None))
        note(('attacker', 79, False, None))
        note(('attacker', 80, True, cell3))
        attacker_after.melee_result = 'defender_gives_ground_the_other_side_stands'
        defender_after.must = _also(defender_after.must, ('give_ground',))
        _no_clash('defender', defender_after.must, defender_after.may_not, ('@qrs 205, 209',))
        note(('attacker', 81, True, 'defender must give_ground'))
        attacker_after.must = _also(attacker_after.must, ('stand',))
        _no_clash('attacker', attacker_after.must, attacker_after.may_not, ('@qrs 205, 209',))
        note(('attacker', 81, True, 'must stand'))
    elif cell3 is _outcome_d_recoil:
        note(('attacker', 73, False, None))
        note(('attacker', 76, False, None))
        note(('attacker', 79, False, None))
        note(('attacker', 82, False, None))
        note(('attacker', 83, True, cell3))
        attacker_after.melee_result = 'defender_recoils_the_attacker_can_follow'
        defender_after.must = _also(defender_after.must, ('recoil',))
        _no_clash('defender', defender_after.must, defender_after.may_not, ('@qrs 206, 210',))
        note(('attacker', 84, True, 'defender must recoil'))
        attacker_after.may = _also(attacker_after.may, ('follow_up',))
        note(('attacker', 84, True, 'may follow_up'))
    elif cell3 is _outcome_d_rout:
        note(('attacker', 73, False, None))
        note(('attacker', 76, False, None))
        note(('attacker', 79, False, None))
        note(('attacker', 82, False, None))
        note(('attacker', 85, False, None))
        note(('attacker', 86, True, cell3))
        attacker_after.melee_result = 'defender_routs_the_attacker_can_advance'
        defender_after.must = _also(defender_after.must, ('rout',))
        _no_clash('defender', defender_after.must, defender_after.may_not, ('@qrs 207, 211',))
        note(('attacker', 87, True, 'defender must rout'))
        attacker_after.may = _also(attacker_after.may, ('press_on',))
        note(('attacker', 87, True, 'may press_on'))
    elif cell3 is _outcome_both_rout:
        note(('attacker', 73, False, None))
        note(('attacker', 76, False, None))
        note(('attacker', 79, False, None))
        note(('attacker', 82, False, None))
        note(('attacker', 85, False, None))
        note(('attacker', 88, False, None))
        note(('attacker', 89, True, cell3))
        attacker_after.melee_result = 'both_sides_rout'
        attacker_after.must = _also(attacker_after.must, ('rout',))
        _no_clash('attacker', attacker_after.must, attacker_after.may_not, ('@qrs 207, 211',))
        note(('attacker', 90, True, 'must rout'))
        defender_after.must = _also(defender_after.must, ('rout',))
        _no_clash('defender', defender_after.must, defender_after.may_not, ('@qrs 207, 211',))
        note(('attacker', 90, True, 'defender must rout'))
    else:
        raise NoRule('Close combat: no row for outcome ' + _say(cell3, 'member'), ('@qrs 165-215',))
    counts3 = False
    counts4 = False
    if (
        _routing_told(note, usual, defender_after, 'defender')
        and not _routing_told(note, usual, attacker_after, 'attacker')
    ):
        note(('attacker', 91, True, None))
        counts3 = True
    else:
        note(('attacker', 91, False, None))
    if (
        _routing_told(note, usual, attacker_after, 'attacker')
        and not _routing_told(note, usual, defender_after, 'defender')
    ):
        note(('defender', 91, True, None))
        counts4 = True
    else:
        note(('defender', 91, False, None))
    if counts3:
        if (
            _routing_told(note, usual, defender_after, 'defender')
            and _in_contact_told(note, usual, attacker, 'attacker')
        ):
            note(('attacker', 93, True, 'pursuit'))
            at = _take_pursuit_told(attacker, attacker_after, dice, at, note, changes, usual)
        else:
            note(('attacker', 93, False, 'pursuit: does not apply'))
    if counts4:
        if (
            _routing_told(note, usual, attacker_after, 'attacker')
            and _in_contact_told(note, usual, defender, 'defender')
        ):
            note(('defender', 93, True, 'pursuit'))
            at = _take_pursuit_told_2(defender, defender_after, dice, at, note, changes, usual)
        else:
            note(('defender', 93, False, 'pursuit: does not apply'))
    return at


def _can_fire_told(note: Callable[[Any], None], usual: dict[str, Any], unit: Any, unit_name: str) -> bool:
    so: bool
    unit_can_fire = False
    unit_arm = unit.arm
    if (unit_arm is _arm_infantry or unit_arm is _arm_irregulars) and unit.in_front:
        note((unit_name, 330, True, None))
        unit_can_fire = True
    elif unit_arm is _arm_cavalry and unit.in_front and _in_contact_told(note, usual, unit, unit_name):
        note((unit_name, 331, True, None))
        unit_can_fire = True
    else:
        so = unit_arm.is_artillery
        if so:
            place = _ranges_row(unit_arm)
            cell = _ranges_cells[place]
            note((unit_name, (332, 333, 334)[place // 1], True, ((unit_arm,), cell)))
            so = unit.distance <= cell
        if so:
            note((unit_name, 335, True, None))
            unit_can_fire = True
    found: bool = unit_can_fire
    return found


def _close_range_told(note: Callable[[Any], None], usual: dict[str, Any], unit: Any, unit_name: str) -> bool:
    unit_close_range = False
    unit_arm = unit.arm
    if unit_arm is _arm_infantry and _in_contact_told(note, usual, unit, unit_name):
        note((unit_name, 328, True, None))
        unit_close_range = True
    elif unit_arm.is_artillery and unit.distance <= 3:
        note((unit_name, 329, True, None))
        unit_close_range = True
    found: bool = unit_close_range
    return found


def _base_points_told(note: Callable[[Any], None], usual: dict[str, Any], unit: Any, unit_name: str) -> int:
    unit_base_points = 0
    unit_bases = unit.bases
    amount = unit_bases
    unit_base_points += amount
    note((unit_name, 338, amount != 0, amount))
    if _close_range_told(note, usual, unit, unit_name):
        amount2 = unit_bases
        unit_base_points += amount2
        note((unit_name, 339, amount2 != 0, amount2))
    else:
        note((unit_name, 340, False, None))
    found: int = unit_base_points
    return found


def _good_infantry_points_told(
    note: Callable[[Any], None],
    usual: dict[str, Any],
    unit: Any,
    unit_name: str
) -> int:
    if unit.arm is _arm_infantry and (unit.class_ is _class_a or unit.class_ is _class_b):
        unit_good_infantry_points = _base_points_told(note, usual, unit, unit_name)
        note((unit_name, 341, True, unit_good_infantry_points))
    else:
        note((unit_name, 342, False, None))
        unit_good_infantry_points = 0
    found: int = unit_good_infantry_points
    return found


def _light_gun_points_told(note: Callable[[Any], None], usual: dict[str, Any], unit: Any, unit_name: str) -> int:
    if unit.arm is _arm_light_artillery:
        unit_light_gun_points = _base_points_told(note, usual, unit, unit_name)
        note((unit_name, 343, True, unit_light_gun_points))
    else:
        note((unit_name, 344, False, None))
        unit_light_gun_points = 0
    found: int = unit_light_gun_points
    return found


def _poor_infantry_points_told(
    note: Callable[[Any], None],
    usual: dict[str, Any],
    unit: Any,
    unit_name: str
) -> int:
    if unit.arm is _arm_infantry and unit.class_ is _class_d:
        unit_poor_infantry_points = _base_points_told(note, usual, unit, unit_name)
        note((unit_name, 345, True, unit_poor_infantry_points))
    else:
        note((unit_name, 346, False, None))
        unit_poor_infantry_points = 0
    found: int = unit_poor_infantry_points
    return found


def _distant_irregular_points_told(
    note: Callable[[Any], None],
    usual: dict[str, Any],
    unit: Any,
    unit_name: str
) -> int:
    if unit.arm is _arm_irregulars and not _in_contact_told(note, usual, unit, unit_name):
        unit_distant_irregular_points = _base_points_told(note, usual, unit, unit_name)
        note((unit_name, 347, True, unit_distant_irregular_points))
    else:
        note((unit_name, 348, False, None))
        unit_distant_irregular_points = 0
    found: int = unit_distant_irregular_points
    return found


def _disordered_points_told(note: Callable[[Any], None], usual: dict[str, Any], unit: Any, unit_name: str) -> int:
    if unit.state is _state_disordered:
        unit_disordered_points = _base_points_told(note, usual, unit, unit_name)
        note((unit_name, 349, True, unit_disordered_points))
    else:
        note((unit_name, 350, False, None))
        unit_disordered_points = 0
    found: int = unit_disordered_points
    return found


def _shaken_points_told(note: Callable[[Any], None], usual: dict[str, Any], unit: Any, unit_name: str) -> int:
    if unit.state is _state_shaken:
        unit_shaken_points = _base_points_told(note, usual, unit, unit_name)
        note((unit_name, 351, True, unit_shaken_points))
    else:
        note((unit_name, 352, False, None))
        unit_shaken_points = 0
    found: int = unit_shaken_points
    return found


def _enfilade_points_told(note: Callable[[Any], None], usual: dict[str, Any], unit: Any, unit_name: str) -> int:
    if unit.enfilade:
        unit_enfilade_points = _base_points_told(note, usual, unit, unit_name)
        note((unit_name, 353, True, unit_enfilade_points))
    else:
        note((unit_name, 354, False, None))
        unit_enfilade_points = 0
    found: int = unit_enfilade_points
    return found


def _cover_points_told(note: Callable[[Any], None], usual: dict[str, Any], unit: Any, unit_name: str) -> int:
    if unit.arm is not _arm_heavy_artillery:
        unit_cover_points = _base_points_told(note, usual, unit, unit_name)
        note((unit_name, 355, True, unit_cover_points))
    else:
        note((unit_name, 356, False, None))
        unit_cover_points = 0
    found: int = unit_cover_points
    return found


def _fire_points(shooters: Any, target: Any) -> int:
    so: bool
    shooters_units = shooters.units
    found2 = []
    for unit in shooters_units:
        unit_base_points = 0
        # each base @qrs 121
        unit_base_points += unit.bases
        # more for each base of artillery or infantry at {close_range} @qrs 106, 110, 122
        if (unit.arm is _arm_infantry and unit.distance <= 1) or (unit.arm.is_artillery and unit.distance <= 3):
            unit_base_points += unit.bases
        found2.append(unit_base_points)
    shooters_fire_points = sum(found2)
    # A and B infantry @qrs 123, 125
    found3 = []
    for unit2 in shooters_units:
        if unit2.arm is _arm_infantry and (unit2.class_ is _class_a or unit2.class_ is _class_b):
            unit_base_points2 = 0
            # each base @qrs 121
            unit_base_points2 += unit2.bases
            # more for each base of artillery or infantry at {close_range} @qrs 106, 110, 122
            if (
                (unit2.arm is _arm_infantry and unit2.distance <= 1)
                or (unit2.arm.is_artillery and unit2.distance <= 3)
            ):
                unit_base_points2 += unit2.bases
            unit_good_infantry_points = unit_base_points2
        else:
            unit_good_infantry_points = 0
        found3.append(unit_good_infantry_points)
    found4 = []
    for unit3 in shooters_units:
        unit_base_points3 = 0
        # each base @qrs 121
        unit_base_points3 += unit3.bases
        # more for each base of artillery or infantry at {close_range} @qrs 106, 110, 122
        if (unit3.arm is _arm_infantry and unit3.distance <= 1) or (unit3.arm.is_artillery and unit3.distance <= 3):
            unit_base_points3 += unit3.bases
        found4.append(unit_base_points3)
    if _over(sum(found3), sum(found4)) > _1_2:
        shooters_fire_points += 1
    # light artillery @qrs 123, 126
    found5 = []
    for unit4 in shooters_units:
        if unit4.arm is _arm_light_artillery:
            unit_base_points4 = 0
            # each base @qrs 121
            unit_base_points4 += unit4.bases
            # more for each base of artillery or infantry at {close_range} @qrs 106, 110, 122
            if (
                (unit4.arm is _arm_infantry and unit4.distance <= 1)
                or (unit4.arm.is_artillery and unit4.distance <= 3)
            ):
                unit_base_points4 += unit4.bases
            unit_light_gun_points = unit_base_points4
        else:
            unit_light_gun_points = 0
        found5.append(unit_light_gun_points)
    found6 = []
    for unit5 in shooters_units:
        unit_base_points5 = 0
        # each base @qrs 121
        unit_base_points5 += unit5.bases
        # more for each base of artillery or infantry at {close_range} @qrs 106, 110, 122
        if (unit5.arm is _arm_infantry and unit5.distance <= 1) or (unit5.arm.is_artillery and unit5.distance <= 3):
            unit_base_points5 += unit5.bases
        found6.append(unit_base_points5)
    if _over(sum(found5), sum(found6)) > _1_2:
        shooters_fire_points -= 1
    # D infantry @qrs 123, 127
    found7 = []
    for unit6 in shooters_units:
        if unit6.arm is _arm_infantry and unit6.class_ is _class_d:
            unit_base_points6 = 0
            # each base @qrs 121
            unit_base_points6 += unit6.bases
            # more for each base of artillery or infantry at {close_range} @qrs 106, 110, 122
            if (
                (unit6.arm is _arm_infantry and unit6.distance <= 1)
                or (unit6.arm.is_artillery and unit6.distance <= 3)
            ):
                unit_base_points6 += unit6.bases
            unit_poor_infantry_points = unit_base_points6
        else:
            unit_poor_infantry_points = 0
        found7.append(unit_poor_infantry_points)
    found8 = []
    for unit7 in shooters_units:
        unit_base_points7 = 0
        # each base @qrs 121
        unit_base_points7 += unit7.bases
        # more for each base of artillery or infantry at {close_range} @qrs 106, 110, 122
        if (unit7.arm is _arm_infantry and unit7.distance <= 1) or (unit7.arm.is_artillery and unit7.distance <= 3):
            unit_base_points7 += unit7.bases
        found8.append(unit_base_points7)
    if _over(sum(found7), sum(found8)) > _1_2:
        shooters_fire_points -= 1
    # irregulars out of contact @qrs 123, 128
    found9 = []
    for unit8 in shooters_units:
        if unit8.arm is _arm_irregulars and unit8.distance > 1:
            unit_base_points8 = 0
            # each base @qrs 121
            unit_base_points8 += unit8.bases
            # more for each base of artillery or infantry at {close_range} @qrs 106, 110, 122
            if (
                (unit8.arm is _arm_infantry and unit8.distance <= 1)
                or (unit8.arm.is_artillery and unit8.distance <= 3)
            ):
                unit_base_points8 += unit8.bases
            unit_distant_irregular_points = unit_base_points8
        else:
            unit_distant_irregular_points = 0
        found9.append(unit_distant_irregular_points)
    found10 = []
    for unit9 in shooters_units:
        unit_base_points9 = 0
        # each base @qrs 121
        unit_base_points9 += unit9.bases
        # more for each base of artillery or infantry at {close_range} @qrs 106, 110, 122
        if (unit9.arm is _arm_infantry and unit9.distance <= 1) or (unit9.arm.is_artillery and unit9.distance <= 3):
            unit_base_points9 += unit9.bases
        found10.append(unit_base_points9)
    if _over(sum(found9), sum(found10)) > _1_2:
        shooters_fire_points -= 1
    # disordered @qrs 123, 129
    found11 = []
    for unit10 in shooters_units:
        if unit10.state is _state_disordered:
            unit_base_points10 = 0
            # each base @qrs 121
            unit_base_points10 += unit10.bases
            # more for each base of artillery or infantry at {close_range} @qrs 106, 110, 122
            if (
                (unit10.arm is _arm_infantry and unit10.distance <= 1)
                or (unit10.arm.is_artillery and unit10.distance <= 3)
            ):
                unit_base_points10 += unit10.bases
            unit_disordered_points = unit_base_points10
        else:
            unit_disordered_points = 0
        found11.append(unit_disordered_points)
    found12 = []
    for unit11 in shooters_units:
        unit_base_points11 = 0
        # each base @qrs 121
        unit_base_points11 += unit11.bases
        # more for each base of artillery or infantry at {close_range} @qrs 106, 110, 122
        if (
            (unit11.arm is _arm_infantry and unit11.distance <= 1)
            or (unit11.arm.is_artillery and unit11.distance <= 3)
        ):
            unit_base_points11 += unit11.bases
        found12.append(unit_base_points11)
    if _over(sum(found11), sum(found12)) > _1_2:
        shooters_fire_points -= 1
    # shaken @qrs 123, 130
    found13 = []
    for unit12 in shooters_units:
        if unit12.state is _state_shaken:
            unit_base_points12 = 0
            # each base @qrs 121
            unit_base_points12 += unit12.bases
            # more for each base of artillery or infantry at {close_range} @qrs 106, 110, 122
            if (
                (unit12.arm is _arm_infantry and unit12.distance <= 1)
                or (unit12.arm.is_artillery and unit12.distance <= 3)
            ):
                unit_base_points12 += unit12.bases
            unit_shaken_points = unit_base_points12
        else:
            unit_shaken_points = 0
        found13.append(unit_shaken_points)
    found14 = []
    for unit13 in shooters_units:
        unit_base_points13 = 0
        # each base @qrs 121
        unit_base_points13 += unit13.bases
        # more for each base of artillery or infantry at {close_range} @qrs 106, 110, 122
        if (
            (unit13.arm is _arm_infantry and unit13.distance <= 1)
            or (unit13.arm.is_artillery and unit13.distance <= 3)
        ):
            unit_base_points13 += unit13.bases
        found14.append(unit_base_points13)
    if _over(sum(found13), sum(found14)) > _1_2:
        shooters_fire_points -= 2
    # firing in enfilade @qrs 123, 131
    found15 = []
    for unit14 in shooters_units:
        if unit14.enfilade:
            unit_base_points14 = 0
            # each base @qrs 121
            unit_base_points14 += unit14.bases
            # more for each base of artillery or infantry at {close_range} @qrs 106, 110, 122
            if (
                (unit14.arm is _arm_infantry and unit14.distance <= 1)
                or (unit14.arm.is_artillery and unit14.distance <= 3)
            ):
                unit_base_points14 += unit14.bases
            unit_enfilade_points = unit_base_points14
        else:
            unit_enfilade_points = 0
        found15.append(unit_enfilade_points)
    found16 = []
    for unit15 in shooters_units:
        unit_base_points15 = 0
        # each base @qrs 121
        unit_base_points15 += unit15.bases
        # more for each base of artillery or infantry at {close_range} @qrs 106, 110, 122
        if (
            (unit15.arm is _arm_infantry and unit15.distance <= 1)
            or (unit15.arm.is_artillery and unit15.distance <= 3)
        ):
            unit_base_points15 += unit15.bases
        found16.append(unit_base_points15)
    if _over(sum(found15), sum(found16)) > _1_2:
        shooters_fire_points += 1
    # irregulars as the target @qrs 133, 135
    if target.arm is _arm_irregulars:
        shooters_fire_points -= 1
    # target in cover, except from heavy artillery @qrs 123, 133, 136
    so = target.in_cover
    if so:
        found17 = []
        for unit16 in shooters_units:
            if unit16.arm is not _arm_heavy_artillery:
                unit_base_points16 = 0
                # each base @qrs 121
                unit_base_points16 += unit16.bases
                # more for each base of artillery or infantry at {close_range} @qrs 106, 110, 122
                if (
                    (unit16.arm is _arm_infantry and unit16.distance <= 1)
                    or (unit16.arm.is_artillery and unit16.distance <= 3)
                ):
                    unit_base_points16 += unit16.bases
                unit_cover_points = unit_base_points16
            else:
                unit_cover_points = 0
            found17.append(unit_cover_points)
        found18 = []
        for unit17 in shooters_units:
            unit_base_points17 = 0
            # each base @qrs 121
            unit_base_points17 += unit17.bases
            # more for each base of artillery or infantry at {close_range} @qrs 106, 110, 122
            if (
                (unit17.arm is _arm_infantry and unit17.distance <= 1)
                or (unit17.arm.is_artillery and unit17.distance <= 3)
            ):
                unit_base_points17 += unit17.bases
            found18.append(unit_base_points17)
        so = _over(sum(found17), sum(found18)) > _1_2
    if so:
        shooters_fire_points -= 1
    if shooters_fire_points < 0:
        shooters_fire_points = 0
    found: int = shooters_fire_points
    return found


def _take_cohesion_4(target: Any, target_after: Any, dice: list[int], at: int) -> int:
    target_faces = dice[at:at + 2]
    if len(target_faces) < 2:
        raise MissingDice('target', ((_d6, 2, ''),))
    if not _d6_faces.issuperset(target_faces):
        _wrong_face('target', target_faces, _d6)
    at += 2
    target_natural = sum(target_faces)
    target_after.cohesion_natural = target_natural
    target_after.cohesion_dice = 2
    target_total = target_natural
    # Quality @qrs 51-53
    target_total += _cohesion_quality[target.quality]
    # State @qrs 54-56
    target_total += _cohesion_state[target_after.state]
    # flank compromised @qrs 57
    if target.flank_compromised:
        target_total -= 1
    # General attached @qrs 58
    target_total += _cohesion_attached[target.attached]
    target_after.cohesion_total = target_total
    if target_total >= 7:
        # Passed @qrs 49
        target_after.cohesion_result = 'passed'
        target_after.passed = True
    else:
        # Failed @qrs 49
        target_after.cohesion_result = 'failed'
        target_after.passed = False
    return at


def _fire_points_told(
    note: Callable[[Any], None],
    usual: dict[str, Any],
    shooters: Any,
    shooters_name: str,
    target: Any
) -> int:
    shooters_units = shooters.units
    shooters_fire_points = sum(
        _base_points_told(note, usual, unit, f"unit#{place} of shooters")
        for place, unit in enumerate(shooters_units, 1)
    )
    if _over(
        sum(
            _good_infantry_points_told(note, usual, unit2, f"unit#{place2} of shooters")
            for place2, unit2 in enumerate(shooters_units, 1)
        ),
        sum(
            _base_points_told(note, usual, unit3, f"unit#{place3} of shooters")
            for place3, unit3 in enumerate(shooters_units, 1)
        )
    ) > _1_2:
        shooters_fire_points += 1
        note((shooters_name, 357, True, 1))
    else:
        note((shooters_name, 358, False, None))
    if _over(
        sum(
            _light_gun_points_told(note, usual, unit4, f"unit#{place4} of shooters")
            for place4, unit4 in enumerate(shooters_units, 1)
        ),
        sum(
            _base_points_told(note, usual, unit5, f"unit#{place5} of shooters")
            for place5, unit5 in enumerate(shooters_units, 1)
        )
    ) > _1_2:
        shooters_fire_points -= 1
        note((shooters_name, 359, True, -1))
    else:
        note((shooters_name, 360, False, None))
    if _over(
        sum(
            _poor_infantry_points_told(note, usual, unit6, f"unit#{place6} of shooters")
            for place6, unit6 in enumerate(shooters_units, 1)
        ),
        sum(
            _base_points_told(note, usual, unit7, f"unit#{place7} of shooters")
            for place7, unit7 in enumerate(shooters_units, 1)
        )
    ) > _1_2:
        shooters_fire_points -= 1
        note((shooters_name, 361, True, -1))
    else:
        note((shooters_name, 362, False, None))
    if _over(
        sum(
            _distant_irregular_points_told(note, usual, unit8, f"unit#{place8} of shooters")
            for place8, unit8 in enumerate(shooters_units, 1)
        ),
        sum(
            _base_points_told(note, usual, unit9, f"unit#{place9} of shooters")
            for place9, unit9 in enumerate(shooters_units, 1)
        )
    ) > _1_2:
        shooters_fire_points -= 1
        note((shooters_name, 363, True, -1))
    else:
        note((shooters_name, 364, False, None))
    if _over(
        sum(
            _disordered_points_told(note, usual, unit10, f"unit#{place10} of shooters")
            for place10, unit10 in enumerate(shooters_units, 1)
        ),
        sum(
            _base_points_told(note, usual, unit11, f"unit#{place11} of shooters")
            for place11, unit11 in enumerate(shooters_units, 1)
        )
    ) > _1_2:
        shooters_fire_points -= 1
        note((shooters_name, 365, True, -1))
    else:
        note((shooters_name, 366, False, None))
    if _over(
        sum(
            _shaken_points_told(note, usual, unit12, f"unit#{place12} of shooters")
            for place12, unit12 in enumerate(shooters_units, 1)
        ),
        sum(
            _base_points_told(note, usual, unit13, f"unit#{place13} of shooters")
            for place13, unit13 in enumerate(shooters_units, 1)
        )
    ) > _1_2:
        shooters_fire_points -= 2
        note((shooters_name, 367, True, -2))
    else:
        note((shooters_name, 368, False, None))
    if _over(
        sum(
            _enfilade_points_told(note, usual, unit14, f"unit#{place14} of shooters")
            for place14, unit14 in enumerate(shooters_units, 1)
        ),
        sum(
            _base_points_told(note, usual, unit15, f"unit#{place15} of shooters")
            for place15, unit15 in enumerate(shooters_units, 1)
        )
    ) > _1_2:
        shooters_fire_points += 1
        note((shooters_name, 369, True, 1))
    else:
        note((shooters_name, 370, False, None))
    if target.arm is _arm_irregulars:
        shooters_fire_points -= 1
        note((shooters_name, 371, True, -1))
    else:
        note((shooters_name, 372, False, None))
    if (
        target.in_cover
        and _over(
            sum(
                _cover_points_told(note, usual, unit16, f"unit#{place16} of shooters")
                for place16, unit16 in enumerate(shooters_units, 1)
            ),
            sum(
                _base_points_told(note, usual, unit17, f"unit#{place17} of shooters")
                for place17, unit17 in enumerate(shooters_units, 1)
            )
        ) > _1_2
    ):
        shooters_fire_points -= 1
        note((shooters_name, 373, True, -1))
    else:
        note((shooters_name, 374, False, None))
    counted = shooters_fire_points < 0
    if counted:
        shooters_fire_points = 0
    note((shooters_name, 375, counted, 0))
    found: int = shooters_fire_points
    return found


def _take_cohesion_told_6(
    target: Any,
    target_after: Any,
    dice: list[int],
    at: int,
    note: Callable[[Any], None],
    changes: list[Any],
    usual: dict[str, Any]
) -> int:
    target_faces = dice[at:at + 2]
    if len(target_faces) < 2:
        raise MissingDice('target', ((_d6, 2, ''),))
    if not _d6_faces.issuperset(target_faces):
        _wrong_face('target', target_faces, _d6)
    at += 2
    target_natural = sum(target_faces)
    note(('target', 40, True, tuple(target_faces)))
    target_after.cohesion_natural = target_natural
    target_after.cohesion_dice = 2
    target_total = target_natural
    pair = False
    if target.quality is _quality_trained:
        target_total += 1
        pair = True
        note(('target', 41, True, 1))
    elif target.quality is _quality_veteran:
        target_total += 2
        pair = True
        note(('target', 42, True, 2))
    elif target.quality is _quality_elite:
        target_total += 3
        pair = True
        note(('target', 43, True, 3))
    if not pair:
        note(('target', 44, False, None))
    pair2 = False
    if target_after.state is _state_disordered:
        target_total -= 1
        pair2 = True
        note(('target', 45, True, -1))
    elif target_after.state is _state_shaken:
        target_total -= 2
        pair2 = True
        note(('target', 46, True, -2))
    elif target_after.state is _state_broken:
        target_total -= 3
        pair2 = True
        note(('target', 47, True, -3))
    if not pair2:
        note(('target', 48, False, None))
    if target.flank_compromised:
        target_total -= 1
        note(('target', 49, True, -1))
    else:
        note(('target', 50, False, None))
    pair3 = False
    if target.attached is _attached_leader:
        target_total += 1
        pair3 = True
        note(('target', 51, True, 1))
    elif target.attached is _attached_commander:
        target_total += 2
        pair3 = True
        note(('target', 52, True, 2))
    if not pair3:
        note(('target', 53, False, None))
    target_after.cohesion_total = target_total
    if target_total >= 7:
        note(('target', 54, True, target_total))
        target_after.cohesion_result = 'passed'
        changes.append(('target', 'passed', getattr(target, 'passed', None), True, False))
        target_after.passed = target_passed = True
        note(('target', 55, True, (target_passed,)))
    else:
        note(('target', 56, False, None))
        note(('target', 57, True, target_total))
        target_after.cohesion_result = 'failed'
        changes.append(('target', 'passed', getattr(target, 'passed', None), False, False))
        target_after.passed = target_passed = False
        note(('target', 58, True, (target_passed,)))
    return at


# ---------------------------------------------------------------- resolvers


class RoutingResolver(_Resolver):
    """routing (term for unit). @qrs 153, 204-207"""

    name = 'routing'
    label = 'routing'
    parties = ('unit',)
    cites = ('@qrs 153, 204-207',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> bool:
        """What comes of it."""
        try:
            return unit.state is _state_broken
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def explain(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_routing = False
            if unit.state is _state_broken:
                note(('unit', 0, True, None))
                unit_routing = True
            return Explanation('routing (carolus_rex.routing)', unit_routing, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


routing = RoutingResolver()


class MeleeDefender(_Outcome):
    """What melee makes of defender."""

    _party = 'defender'
    _made = {
        'total': 'total',
        'natural': 'natural',
        'dice': 'dice',
        'margin': 'margin',
        'level': 'level',
        'cohesion_total': 'cohesion.total',
        'cohesion_natural': 'cohesion.natural',
        'cohesion_dice': 'cohesion.dice',
        'cohesion_result': 'cohesion.result',
        'lost': 'lost',
        'outcome': 'outcome',
        'pursuit_result': 'pursuit.result'
    }
    _facts = {'passed': 'passed', 'state': 'state'}
    _not_told = ('before', 'cohesion_dice', 'cohesion_natural', 'dice', 'natural')
    before: Unit
    total: int
    natural: int
    dice: int
    margin: int
    level: int
    cohesion_total: int | None
    cohesion_natural: int | None
    cohesion_dice: int | None
    cohesion_result: str | None
    lost: int
    outcome: Outcome
    pursuit_result: str | None
    passed: bool
    state: State


class MeleeResult(_Outcome):
    """What melee makes of attacker."""

    _party = 'attacker'
    _made = {
        'total': 'total',
        'natural': 'natural',
        'dice': 'dice',
        'margin': 'margin',
        'level': 'level',
        'cohesion_total': 'cohesion.total',
        'cohesion_natural': 'cohesion.natural',
        'cohesion_dice': 'cohesion.dice',
        'cohesion_result': 'cohesion.result',
        'lost': 'lost',
        'outcome': 'outcome',
        'result': 'result',
        'pursuit_result': 'pursuit.result'
    }
    _facts = {'passed': 'passed', 'state': 'state'}
    _not_told = ('before', 'defender', 'cohesion_dice', 'cohesion_natural', 'dice', 'natural')
    _others = ('defender',)
    before: Unit
    total: int
    natural: int
    dice: int
    margin: int
    level: int
    cohesion_total: int | None
    cohesion_natural: int | None
    cohesion_dice: int | None
    cohesion_result: str | None
    lost: int
    outcome: Outcome
    result: str
    pursuit_result: str | None
    passed: bool
    state: State
    defender: MeleeDefender

    @property
    def attacker(self) -> MeleeResult:
        """What becomes of attacker: this."""
        return self


class MeleeResolver(_Resolver):
    """Close combat (contest for attacker against defender). @qrs 165-215"""

    name = 'melee'
    label = 'Close combat'
    parties = ('attacker', 'defender')
    cites = ('@qrs 165-215',)

    def _between(self, attacker: Unit, defender: Unit) -> None:
        """What cannot be between the parties, or because of a fact left as it usually is."""
        try:
            illegal = attacker.distance != defender.distance
        except RuleError:
            illegal = False
        if illegal:
            raise IllegalState('attacker: it cannot be that distance is not defender.distance', ('@qrs 157',))

    def resolve(
        self,
        attacker: Unit,
        defender: Unit,
        *,
        dice: Dice = (),
        chosen: Chosen = _NO_CHOICE
    ) -> MeleeResult:
        """What comes of it."""
        if type(dice) is not list:
            return _driven(self.resolve, (attacker, defender), dice, chosen)  # type: ignore[no-any-return]
        try:
            attacker_after = MeleeResult()
            attacker_after.before = attacker
            defender_after = MeleeDefender()
            defender_after.before = defender
            attacker_after.defender = defender_after
            self._between(attacker, defender)
            try:
                attacker_natural = dice[0]
            except IndexError:
                raise MissingDice('attacker', ((_d6, 1, ''),)) from None
            if attacker_natural not in _d6_faces:
                _wrong_face('attacker', (attacker_natural,), _d6)
            try:
                defender_natural = dice[1]
            except IndexError:
                raise MissingDice('defender', ((_d6, 1, ''),)) from None
            if defender_natural not in _d6_faces:
                _wrong_face('defender', (defender_natural,), _d6)
            attacker_after.natural = attacker_natural
            attacker_after.dice = 1
            defender_after.natural = defender_natural
            defender_after.dice = 1
            attacker_total = attacker_natural
            # Class @qrs 167, 168
            attacker_total += _melee_class[attacker.class_]
            # irregulars @qrs 169
            attacker_arm = attacker.arm
            if attacker_arm is _arm_irregulars:
                attacker_total -= 1
            # artillery @qrs 170
            if attacker_arm.is_artillery:
                attacker_total -= 2
            # pikes, unless against woods or defences @qrs 171
            if attacker.pikes and not (defender.position is _position_woods or defender.position.is_defences):
                attacker_total += 1
            # shock cavalry that charge @qrs 172
            if attacker.shock and attacker.charging:
                attacker_total += 1
            # disordered or shaken @qrs 173
            attacker_state = attacker.state
            if attacker_state is _state_disordered or attacker_state is _state_shaken:
                attacker_total -= 1
            # attacker of shaken troops @qrs 174
            if defender.state is _state_shaken:
                attacker_total += 1
            # attacker on a flank or the rear @qrs 175
            if attacker.strikes is _strikes_flank or attacker.strikes is _strikes_rear:
                attacker_total += 2
            # flank compromised @qrs 176
            if attacker.flank_compromised:
                attacker_total -= 1
            # cavalry or irregulars facing a hedge of steel @qrs 177
            if (attacker_arm is _arm_cavalry or attacker_arm is _arm_irregulars) and defender.hedge_of_steel:
                attacker_total -= 1
            # in entrenchments @qrs 178
            attacker_position = attacker.position
            if attacker_position is _position_entrenchments:
                attacker_total += 2
            # attacker across an obstacle or barricades @qrs 179
            if defender.position is _position_obstacle or defender.position is _position_barricades:
                attacker_total -= 1
            # another unit in support @qrs 180
            if attacker.supports >= 1:
                attacker_total += 1
            # incidental contact @qrs 181
            if attacker.incidental:
                attacker_total -= 1
            defender_total = defender_natural
            # Class @qrs 167, 168
            defender_total += _melee_class[defender.class_]
            # irregulars @qrs 169
            defender_arm = defender.arm
            if defender_arm is _arm_irregulars:
                defender_total -= 1
            # artillery @qrs 170
            if defender_arm.is_artillery:
                defender_total -= 2
            # pikes, unless against woods or defences @qrs 171
            if defender.pikes and not (attacker_position is _position_woods or attacker_position.is_defences):
                defender_total += 1
            # shock cavalry that charge @qrs 172
            if defender.shock and defender.charging:
                defender_total += 1
            # disordered or shaken @qrs 173
            defender_state = defender.state
            if defender_state is _state_disordered or defender_state is _state_shaken:
                defender_total -= 1
            # flank compromised @qrs 176
            if defender.flank_compromised:
                defender_total -= 1
            # cavalry or irregulars facing a hedge of steel @qrs 177
            if (defender_arm is _arm_cavalry or defender_arm is _arm_irregulars) and attacker.hedge_of_steel:
                defender_total -= 1
            # in entrenchments @qrs 178
            defender_position = defender.position
            if defender_position is _position_entrenchments:
                defender_total += 2
            # another unit in support @qrs 180
            if defender.supports >= 1:
                defender_total += 1
            # incidental contact @qrs 181
            if defender.incidental:
                defender_total -= 1
            attacker_after.total = attacker_total
            defender_after.total = defender_total
            attacker_margin = attacker_total - defender_total
            defender_margin = attacker_total - defender_total
            attacker_after.margin = attacker_margin
            defender_after.margin = defender_margin
            attacker_level = _damage_cells[_damage_place(attacker_margin, 'attacker')]
            defender_level = _damage_cells[_damage_place(defender_margin, 'defender')]
            attacker_after.level = attacker_level
            defender_after.level = defender_level
            counts = False
            counts2 = False
            if attacker_level >= 1:
                # A side with any damage tests its cohesion @qrs 153
                counts = True
            if defender_level >= 1:
                # A side with any damage tests its cohesion @qrs 153
                counts2 = True
            if counts:
                at = _take_cohesion(attacker, attacker_after, dice, 2)
            else:
                at = 2
            if counts2:
                at = _take_cohesion_2(defender, defender_after, dice, at)
            if attacker_level >= 1 and attacker_after.passed:
                # the first level, if the test is passed @qrs 153, 191-206
                attacker_lost = attacker_level - 1
            elif attacker_level >= 1:
                # all levels, if it is failed @qrs 153, 191-206
                attacker_lost = attacker_level
            else:
                # none without damage @qrs 153, 191-206
                attacker_lost = 0
            if defender_level >= 1 and defender_after.passed:
                # the first level, if the test is passed @qrs 153, 191-206
                defender_lost = defender_level - 1
            elif defender_level >= 1:
                # all levels, if it is failed @qrs 153, 191-206
                defender_lost = defender_level
            else:
                # none without damage @qrs 153, 191-206
                defender_lost = 0
            attacker_after.lost = attacker_lost
            defender_after.lost = defender_lost
            # Each level lost worsens the state @qrs 153, 189-198
            place = _state_rank[attacker_state] + attacker_lost
            if attacker_lost != 0:
                attacker_after.state = _state_best_first[place if 0 <= place <= 3 else 3 if place > 0 else 0]
            # Each level lost worsens the state @qrs 153, 189-198
            place2 = _state_rank[defender_state] + defender_lost
            if defender_lost != 0:
                defender_after.state = _state_best_first[place2 if 0 <= place2 <= 3 else 3 if place2 > 0 else 0]
            attacker_outcome = _outcomes_cells[_outcomes_place(defender_after.state, attacker_after.state)]
            defender_outcome = _outcomes_cells[_outcomes_place(defender_after.state, attacker_after.state)]
            attacker_after.outcome = attacker_outcome
            defender_after.outcome = defender_outcome
            if attacker_outcome is _outcome_a_fb:
                # Attacker gives ground, the other side stands @qrs 204-206, 209
                attacker_after.result = 'attacker_gives_ground_the_other_side_stands'
                attacker_after.must = ('give_ground',)
                defender_after.must = ('stand',)
            elif attacker_outcome is _outcome_a_recoil:
                # Attacker recoils @qrs 204, 205, 210
                attacker_after.result = 'attacker_recoils'
                attacker_after.must = ('recoil',)
            elif attacker_outcome is _outcome_a_rout:
                # Attacker routs @qrs 204-206, 211
                attacker_after.result = 'attacker_routs'
                attacker_after.must = ('rout',)
            elif attacker_outcome is _outcome_d_fb:
                # Defender gives ground, the other side stands @qrs 205, 209
                attacker_after.result = 'defender_gives_ground_the_other_side_stands'
                defender_after.must = ('give_ground',)
                attacker_after.must = ('stand',)
            elif attacker_outcome is _outcome_d_recoil:
                # Defender recoils, the attacker can follow @qrs 206, 210
                attacker_after.result = 'defender_recoils_the_attacker_can_follow'
                defender_after.must = ('recoil',)
                attacker_after.may = ('follow_up',)
            elif attacker_outcome is _outcome_d_rout:
                # Defender routs, the attacker can advance @qrs 207, 211
                attacker_after.result = 'defender_routs_the_attacker_can_advance'
                defender_after.must = ('rout',)
                attacker_after.may = ('press_on',)
            elif attacker_outcome is _outcome_both_rout:
                # Both sides rout @qrs 207, 211
                attacker_after.result = 'both_sides_rout'
                attacker_after.must = ('rout',)
                defender_after.must = ('rout',)
            else:
                raise NoRule(
                    'Close combat: no row for outcome ' + _say(attacker_outcome, 'member'),
                    ('@qrs 165-215',)
                )
            counts3 = False
            counts4 = False
            if defender_after.state is _state_broken and attacker_after.state is not _state_broken:
                # A side whose opponent routs may have to pursue @qrs 211, 215
                counts3 = True
            if attacker_after.state is _state_broken and defender_after.state is not _state_broken:
                # A side whose opponent routs may have to pursue @qrs 211, 215
                counts4 = True
            if counts3:
                if defender_after.state is _state_broken and attacker.distance <= 1:
                    at = _take_pursuit(attacker, attacker_after, dice, at)
            if counts4:
                if attacker_after.state is _state_broken and defender.distance <= 1:
                    at = _take_pursuit_2(defender, defender_after, dice, at)
            attacker_after.may = _open(attacker_after.may, attacker_after.may_not)
            defender_after.may = _open(defender_after.may, defender_after.may_not)
            return attacker_after
        except MissingFact as missing:
            raise missing.of(attacker=attacker, defender=defender) from None

    def explain(
        self,
        attacker: Unit,
        defender: Unit,
        *,
        dice: Dice = (),
        chosen: Chosen = _NO_CHOICE
    ) -> Explanation:
        """The same, with its reasons."""
        if type(dice) is not list:
            return _driven(self.explain, (attacker, defender), dice, chosen)  # type: ignore[no-any-return]
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            attacker_after = MeleeResult()
            attacker_after.before = attacker
            defender_after = MeleeDefender()
            defender_after.before = defender
            attacker_after.defender = defender_after
            self._between(attacker, defender)
            try:
                attacker_natural = dice[0]
            except IndexError:
                raise MissingDice('attacker', ((_d6, 1, ''),)) from None
            if attacker_natural not in _d6_faces:
                _wrong_face('attacker', (attacker_natural,), _d6)
            note(('attacker', 1, True, (attacker_natural,)))
            try:
                defender_natural = dice[1]
            except IndexError:
                raise MissingDice('defender', ((_d6, 1, ''),)) from None
            if defender_natural not in _d6_faces:
                _wrong_face('defender', (defender_natural,), _d6)
            note(('defender', 1, True, (defender_natural,)))
            attacker_after.natural = attacker_natural
            attacker_after.dice = 1
            defender_after.natural = defender_natural
            defender_after.dice = 1
            attacker_total = attacker_natural
            pair = False
            if attacker.class_ is _class_a or attacker.class_ is _class_b:
                attacker_total += 1
                pair = True
                note(('attacker', 2, True, 1))
            elif attacker.class_ is _class_d:
                attacker_total -= 1
                pair = True
                note(('attacker', 3, True, -1))
            if not pair:
                note(('attacker', 4, False, None))
            attacker_arm = attacker.arm
            if attacker_arm is _arm_irregulars:
                attacker_total -= 1
                note(('attacker', 5, True, -1))
            else:
                note(('attacker', 6, False, None))
            if attacker_arm.is_artillery:
                attacker_total -= 2
                note(('attacker', 7, True, -2))
            else:
                note(('attacker', 8, False, None))
            if attacker.pikes and not (defender.position is _position_woods or defender.position.is_defences):
                attacker_total += 1
                note(('attacker', 9, True, 1))
            else:
                note(('attacker', 10, False, None))
            if attacker.shock and attacker.charging:
                attacker_total += 1
                note(('attacker', 11, True, 1))
            else:
                note(('attacker', 12, False, None))
            attacker_state = attacker.state
            if attacker_state is _state_disordered or attacker_state is _state_shaken:
                attacker_total -= 1
                note(('attacker', 13, True, -1))
            else:
                note(('attacker', 14, False, None))
            if defender.state is _state_shaken:
                attacker_total += 1
                note(('attacker', 15, True, 1))
            else:
                note(('attacker', 16, False, None))
            if attacker.strikes is _strikes_flank or attacker.strikes is _strikes_rear:
                attacker_total += 2
                note(('attacker', 17, True, 2))
            else:
                note(('attacker', 18, False, None))
            if attacker.flank_compromised:
                attacker_total -= 1
                note(('attacker', 19, True, -1))
            else:
                note(('attacker', 20, False, None))
            if (attacker_arm is _arm_cavalry or attacker_arm is _arm_irregulars) and defender.hedge_of_steel:
                attacker_total -= 1
                note(('attacker', 21, True, -1))
            else:
                note(('attacker', 22, False, None))
            attacker_position = attacker.position
            if attacker_position is _position_entrenchments:
                attacker_total += 2
                note(('attacker', 23, True, 2))
            else:
                note(('attacker', 24, False, None))
            if defender.position is _position_obstacle or defender.position is _position_barricades:
                attacker_total -= 1
                note(('attacker', 25, True, -1))
            else:
                note(('attacker', 26, False, None))
            if attacker.supports >= 1:
                attacker_total += 1
                note(('attacker', 27, True, 1))
            else:
                note(('attacker', 28, False, None))
            if attacker.incidental:
                attacker_total -= 1
                note(('attacker', 29, True, -1))
            else:
                note(('attacker', 30, False, None))
            defender_total = defender_natural
            pair2 = False
            if defender.class_ is _class_a or defender.class_ is _class_b:
                defender_total += 1
                pair2 = True
                note(('defender', 2, True, 1))
            elif defender.class_ is _class_d:
                defender_total -= 1
                pair2 = True
                note(('defender', 3, True, -1))
            if not pair2:
                note(('defender', 4, False, None))
            defender_arm = defender.arm
            if defender_arm is _arm_irregulars:
                defender_total -= 1
                note(('defender', 5, True, -1))
            else:
                note(('defender', 6, False, None))
            if defender_arm.is_artillery:
                defender_total -= 2
                note(('defender', 7, True, -2))
            else:
                note(('defender', 8, False, None))
            if defender.pikes and not (attacker_position is _position_woods or attacker_position.is_defences):
                defender_total += 1
                note(('defender', 9, True, 1))
            else:
                note(('defender', 10, False, None))
            if defender.shock and defender.charging:
                defender_total += 1
                note(('defender', 11, True, 1))
            else:
                note(('defender', 12, False, None))
            defender_state = defender.state
            if defender_state is _state_disordered or defender_state is _state_shaken:
                defender_total -= 1
                note(('defender', 13, True, -1))
            else:
                note(('defender', 14, False, None))
            note(('defender', 16, False, None))
            note(('defender', 18, False, None))
            if defender.flank_compromised:
                defender_total -= 1
                note(('defender', 19, True, -1))
            else:
                note(('defender', 20, False, None))
            if (defender_arm is _arm_cavalry or defender_arm is _arm_irregulars) and attacker.hedge_of_steel:
                defender_total -= 1
                note(('defender', 21, True, -1))
            else:
                note(('defender', 22, False, None))
            defender_position = defender.position
            if defender_position is _position_entrenchments:
                defender_total += 2
                note(('defender', 23, True, 2))
            else:
                note(('defender', 24, False, None))
            note(('defender', 26, False, None))
            if defender.supports >= 1:
                defender_total += 1
                note(('defender', 27, True, 1))
            else:
                note(('defender', 28, False, None))
            if defender.incidental:
                defender_total -= 1
                note(('defender', 29, True, -1))
            else:
                note(('defender', 30, False, None))
            attacker_after.total = attacker_total
            defender_after.total = defender_total
            attacker_margin = attacker_total - defender_total
            defender_margin = attacker_total - defender_total
            attacker_after.margin = attacker_margin
            defender_after.margin = defender_margin
            place = _damage_place(attacker_margin, 'attacker')
            cell = _damage_cells[place]
            note(
                ('attacker', (31, 32, 33, 34, 35, 36, 37)[place // 2], True, ((attacker_margin, 'attacker',), cell))
            )
            place2 = _damage_place(defender_margin, 'defender')
            cell2 = _damage_cells[place2]
            note(
                (
                    'defender',
                    (31, 32, 33, 34, 35, 36, 37)[place2 // 2],
                    True,
                    ((defender_margin, 'defender',), cell2)
                )
            )
            attacker_after.level = cell
            defender_after.level = cell2
            counts = False
            counts2 = False
            if cell >= 1:
                note(('attacker', 38, True, None))
                counts = True
            else:
                note(('attacker', 38, False, None))
            if cell2 >= 1:
                note(('defender', 38, True, None))
                counts2 = True
            else:
                note(('defender', 38, False, None))
            if counts:
                note(('attacker', 39, True, 'cohesion'))
                at = _take_cohesion_told(attacker, attacker_after, dice, 2, note, changes, usual)
            else:
                at = 2
            if counts2:
                note(('defender', 39, True, 'cohesion'))
                at = _take_cohesion_told_2(defender, defender_after, dice, at, note, changes, usual)
            if cell >= 1 and _usual(usual, 'attacker', attacker_after, 'passed'):
                attacker_lost = cell - 1
                note(('attacker', 59, True, attacker_lost))
                note(('attacker', 60, False, None))
                note(('attacker', 61, False, None))
            else:
                note(('attacker', 62, False, None))
                if cell >= 1:
                    attacker_lost = cell
                    note(('attacker', 63, True, attacker_lost))
                    note(('attacker', 61, False, None))
                else:
                    note(('attacker', 60, False, None))
                    attacker_lost = 0
                    note(('attacker', 64, True, attacker_lost))
            if cell2 >= 1 and _usual(usual, 'defender', defender_after, 'passed'):
                defender_lost = cell2 - 1
                note(('defender', 59, True, defender_lost))
                note(('defender', 60, False, None))
                note(('defender', 61, False, None))
            else:
                note(('defender', 62, False, None))
                if cell2 >= 1:
                    defender_lost = cell2
                    note(('defender', 63, True, defender_lost))
                    note(('defender', 61, False, None))
                else:
                    note(('defender', 60, False, None))
                    defender_lost = 0
                    note(('defender', 64, True, defender_lost))
            attacker_after.lost = attacker_lost
            defender_after.lost = defender_lost
            note(('attacker', 65, True, None))
            before = attacker_state
            place3 = _state_rank[before] + attacker_lost
            if attacker_lost != 0:
                changes.append(
                    (
                        'attacker',
                        'state',
                        before,
                        _state_best_first[place3 if 0 <= place3 <= 3 else 3 if place3 > 0 else 0],
                        not 0 <= place3 <= 3
                    )
                )
                attacker_after.state = attacker_state = _state_best_first[
                    place3
                    if 0 <= place3 <= 3
                    else 3
                    if place3 > 0
                    else 0
                ]
            note(('attacker', 66, True, (attacker_lost, before, attacker_state)))
            note(('defender', 65, True, None))
            before2 = defender_state
            place4 = _state_rank[before2] + defender_lost
            if defender_lost != 0:
                changes.append(
                    (
                        'defender',
                        'state',
                        before2,
                        _state_best_first[place4 if 0 <= place4 <= 3 else 3 if place4 > 0 else 0],
                        not 0 <= place4 <= 3
                    )
                )
                defender_after.state = defender_state = _state_best_first[
                    place4
                    if 0 <= place4 <= 3
                    else 3
                    if place4 > 0
                    else 0
                ]
            note(('defender', 66, True, (defender_lost, before2, defender_state)))
            place5 = _outcomes_place(defender_state, attacker_state)
            cell3 = _outcomes_cells[place5]
            note(('attacker', (67, 68, 69, 70)[place5 // 4], True, ((defender_state, attacker_state,), cell3)))
            place6 = _outcomes_place(defender_state, attacker_state)
            cell4 = _outcomes_cells[place6]
            note(('defender', (67, 68, 69, 70)[place6 // 4], True, ((defender_state, attacker_state,), cell4)))
            attacker_after.outcome = cell3
            defender_after.outcome = cell4
            if cell3 is _outcome_a_fb:
                note(('attacker', 71, True, cell3))
                attacker_after.result = 'attacker_gives_ground_the_other_side_stands'
                attacker_after.must = ('give_ground',)
                note(('attacker', 72, True, 'must give_ground'))
                defender_after.must = ('stand',)
                note(('attacker', 72, True, 'defender must stand'))
            elif cell3 is _outcome_a_recoil:
                note(('attacker', 73, False, None))
                note(('attacker', 74, True, cell3))
                attacker_after.result = 'attacker_recoils'
                attacker_after.must = ('recoil',)
                note(('attacker', 75, True, 'must recoil'))
            elif cell3 is _outcome_a_rout:
                note(('attacker', 73, False, None))
                note(('attacker', 76, False, None))
                note(('attacker', 77, True, cell3))
                attacker_after.result = 'attacker_routs'
                attacker_after.must = ('rout',)
                note(('attacker', 78, True, 'must rout'))
            elif cell3 is _outcome_d_fb:
                note(('attacker', 73, False, None))
                note(('attacker', 76, False, None))
                note(('attacker', 79, False, None))
                note(('attacker', 80, True, cell3))
                attacker_after.result = 'defender_gives_ground_the_other_side_stands'
                defender_after.must = ('give_ground',)
                note(('attacker', 81, True, 'defender must give_ground'))
                attacker_after.must = ('stand',)
                note(('attacker', 81, True, 'must stand'))
            elif cell3 is _outcome_d_recoil:
                note(('attacker', 73, False, None))
                note(('attacker', 76, False, None))
                note(('attacker', 79, False, None))
                note(('attacker', 82, False, None))
                note(('attacker', 83, True, cell3))
                attacker_after.result = 'defender_recoils_the_attacker_can_follow'
                defender_after.must = ('recoil',)
                note(('attacker', 84, True, 'defender must recoil'))
                attacker_after.may = ('follow_up',)
                note(('attacker', 84, True, 'may follow_up'))
            elif cell3 is _outcome_d_rout:
                note(('attacker', 73, False, None))
                note(('attacker', 76, False, None))
                note(('attacker', 79, False, None))
                note(('attacker', 82, False, None))
                note(('attacker', 85, False, None))
                note(('attacker', 86, True, cell3))
                attacker_after.result = 'defender_routs_the_attacker_can_advance'
                defender_after.must = ('rout',)
                note(('attacker', 87, True, 'defender must rout'))
                attacker_after.may = ('press_on',)
                note(('attacker', 87, True, 'may press_on'))
            elif cell3 is _outcome_both_rout:
                note(('attacker', 73, False, None))
                note(('attacker', 76, False, None))
                note(('attacker', 79, False, None))
                note(('attacker', 82, False, None))
                note(('attacker', 85, False, None))
                note(('attacker', 88, False, None))
                note(('attacker', 89, True, cell3))
                attacker_after.result = 'both_sides_rout'
                attacker_after.must = ('rout',)
                note(('attacker', 90, True, 'must rout'))
                defender_after.must = ('rout',)
                note(('attacker', 90, True, 'defender must rout'))
            else:
                raise NoRule('Close combat: no row for outcome ' + _say(cell3, 'member'), ('@qrs 165-215',))
            counts3 = False
            counts4 = False
            if (
                _routing_told(note, usual, defender_after, 'defender')
                and not _routing_told(note, usual, attacker_after, 'attacker')
            ):
                note(('attacker', 91, True, None))
                counts3 = True
            else:
                note(('attacker', 91, False, None))
            if (
                _routing_told(note, usual, attacker_after, 'attacker')
                and not _routing_told(note, usual, defender_after, 'defender')
            ):
                note(('defender', 91, True, None))
                counts4 = True
            else:
                note(('defender', 91, False, None))
            if counts3:
                if (
                    _routing_told(note, usual, defender_after, 'defender')
                    and _in_contact_told(note, usual, attacker, 'attacker')
                ):
                    note(('attacker', 93, True, 'pursuit'))
                    at = _take_pursuit_told(attacker, attacker_after, dice, at, note, changes, usual)
                else:
                    note(('attacker', 93, False, 'pursuit: does not apply'))
            if counts4:
                if (
                    _routing_told(note, usual, attacker_after, 'attacker')
                    and _in_contact_told(note, usual, defender, 'defender')
                ):
                    note(('defender', 93, True, 'pursuit'))
                    at = _take_pursuit_told_2(defender, defender_after, dice, at, note, changes, usual)
                else:
                    note(('defender', 93, False, 'pursuit: does not apply'))
            attacker_after.may = _open(attacker_after.may, attacker_after.may_not)
            defender_after.may = _open(defender_after.may, defender_after.may_not)
            return Explanation('Close combat (carolus_rex.melee)', attacker_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(attacker=attacker, defender=defender) from None

    def odds(self, attacker: Unit, defender: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (attacker, defender), chosen)

    def choices(self, attacker: Unit, defender: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (attacker, defender), chosen)


melee = MeleeResolver()


class GiveGroundResult(_Outcome):
    """What give_ground makes of unit."""

    _party = 'unit'
    _made = {'distance_back': 'distance_back'}
    _facts = {}
    before: Unit
    distance_back: Number | Range

    @property
    def unit(self) -> GiveGroundResult:
        """What becomes of unit: this."""
        return self


class GiveGroundResolver(_Resolver):
    """Fall back from combat (action for unit). @qrs 160, 161, 209"""

    name = 'give_ground'
    label = 'Fall back from combat'
    parties = ('unit',)
    cites = ('@qrs 160, 161, 209',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> GiveGroundResult:
        """What comes of it."""
        try:
            unit_distance_back: Number | Range
            unit_after = GiveGroundResult()
            unit_after.before = unit
            unit_distance_back = _choose_within(chosen, 'unit', 'distance_back', Range(2, 4), False)
            unit_after.distance_back = _exact(unit_distance_back)
            return unit_after
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def explain(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            unit_distance_back: Number | Range
            unit_after = GiveGroundResult()
            unit_after.before = unit
            unit_distance_back = _choose_within(chosen, 'unit', 'distance_back', Range(2, 4), False)
            unit_after.distance_back = _exact(unit_distance_back)
            return Explanation('Fall back from combat (carolus_rex.give_ground)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


give_ground = GiveGroundResolver()


class StandResult(_Outcome):
    """What stand makes of unit."""

    _party = 'unit'
    _made = {}
    _facts = {}
    before: Unit

    @property
    def unit(self) -> StandResult:
        """What becomes of unit: this."""
        return self


class StandResolver(_Resolver):
    """Stand (action for unit). @qrs 209"""

    name = 'stand'
    label = 'Stand'
    parties = ('unit',)
    cites = ('@qrs 209',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> StandResult:
        """What comes of it."""
        try:
            unit_after = StandResult()
            unit_after.before = unit
            return unit_after
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def explain(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_after = StandResult()
            unit_after.before = unit
            note(('unit', 110, True, None))
            return Explanation('Stand (carolus_rex.stand)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


stand = StandResolver()


class RecoilResult(_Outcome):
    """What recoil makes of unit."""

    _party = 'unit'
    _made = {'distance_back': 'distance_back'}
    _facts = {}
    before: Unit
    distance_back: int

    @property
    def unit(self) -> RecoilResult:
        """What becomes of unit: this."""
        return self


class RecoilResolver(_Resolver):
    """Recoil (action for unit). @qrs 210"""

    name = 'recoil'
    label = 'Recoil'
    parties = ('unit',)
    cites = ('@qrs 210',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> RecoilResult:
        """What comes of it."""
        try:
            unit_after = RecoilResult()
            unit_after.before = unit
            unit_after.distance_back = 5
            return unit_after
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def explain(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            unit_after = RecoilResult()
            unit_after.before = unit
            unit_after.distance_back = 5
            return Explanation('Recoil (carolus_rex.recoil)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


recoil = RecoilResolver()


class FollowUpResult(_Outcome):
    """What follow_up makes of unit."""

    _party = 'unit'
    _made = {'distance_on': 'distance_on'}
    _facts = {}
    before: Unit
    distance_on: int

    @property
    def unit(self) -> FollowUpResult:
        """What becomes of unit: this."""
        return self


class FollowUpResolver(_Resolver):
    """Follow a recoil (action for unit). @qrs 210"""

    name = 'follow_up'
    label = 'Follow a recoil'
    parties = ('unit',)
    cites = ('@qrs 210',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> FollowUpResult:
        """What comes of it."""
        try:
            unit_after = FollowUpResult()
            unit_after.before = unit
            unit_after.distance_on = 1
            return unit_after
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def explain(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            unit_after = FollowUpResult()
            unit_after.before = unit
            unit_after.distance_on = 1
            return Explanation('Follow a recoil (carolus_rex.follow_up)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


follow_up = FollowUpResolver()


class RoutResult(_Outcome):
    """What rout makes of unit."""

    _party = 'unit'
    _made = {'distance_back': 'distance_back'}
    _facts = {}
    before: Unit
    distance_back: Number | None

    @property
    def unit(self) -> RoutResult:
        """What becomes of unit: this."""
        return self


class RoutResolver(_Resolver):
    """Rout (action for unit). @qrs 64, 211"""

    name = 'rout'
    label = 'Rout'
    parties = ('unit',)
    cites = ('@qrs 64, 211',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> RoutResult:
        """What comes of it."""
        try:
            unit_distance_back: Number | None
            unit_after = RoutResult()
            unit_after.before = unit
            unit_distance_back = _arith('x', _1_2, _move_distance_cells[_move_distance_place(unit.arm, _mode_rout)])
            unit_after.distance_back = _exact(unit_distance_back)
            return unit_after
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def explain(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            cell: int | None
            unit_distance_back: Number | None
            unit_after = RoutResult()
            unit_after.before = unit
            place = _move_distance_place(unit.arm, _mode_rout)
            cell = _move_distance_cells[place]
            note(('unit', (111, 112, 113, 114, 115, 116)[place // 2], True, ((unit.arm, _mode_rout,), cell)))
            unit_distance_back = _arith('x', _1_2, cell)
            unit_after.distance_back = _exact(unit_distance_back)
            note(('unit', 117, True, None))
            return Explanation('Rout (carolus_rex.rout)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


rout = RoutResolver()


class PressOnResult(_Outcome):
    """What press_on makes of unit."""

    _party = 'unit'
    _made = {}
    _facts = {}
    before: Unit

    @property
    def unit(self) -> PressOnResult:
        """What becomes of unit: this."""
        return self


class PressOnResolver(_Resolver):
    """Advance after a rout (action for unit). @qrs 211"""

    name = 'press_on'
    label = 'Advance after a rout'
    parties = ('unit',)
    cites = ('@qrs 211',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> PressOnResult:
        """What comes of it."""
        try:
            unit_after = PressOnResult()
            unit_after.before = unit
            return unit_after
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def explain(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_after = PressOnResult()
            unit_after.before = unit
            note(('unit', 118, True, None))
            return Explanation('Advance after a rout (carolus_rex.press_on)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


press_on = PressOnResolver()


class CohesionResult(_Outcome):
    """What cohesion makes of unit."""

    _party = 'unit'
    _made = {'total': 'total', 'natural': 'natural', 'dice': 'dice', 'result': 'result'}
    _facts = {'passed': 'passed'}
    _not_told = ('before', 'dice', 'natural')
    before: Unit
    total: int
    natural: int
    dice: int
    result: str
    passed: bool

    @property
    def unit(self) -> CohesionResult:
        """What becomes of unit: this."""
        return self


class CohesionResolver(_Resolver):
    """Cohesion test (test for unit). @qrs 49-58"""

    name = 'cohesion'
    label = 'Cohesion test'
    parties = ('unit',)
    cites = ('@qrs 49-58',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> CohesionResult:
        """What comes of it."""
        if type(dice) is not list:
            return _driven(self.resolve, (unit,), dice, chosen)  # type: ignore[no-any-return]
        try:
            unit_after = CohesionResult()
            unit_after.before = unit
            unit_faces = dice[:2]
            if len(unit_faces) < 2:
                raise MissingDice('unit', ((_d6, 2, ''),))
            if not _d6_faces.issuperset(unit_faces):
                _wrong_face('unit', unit_faces, _d6)
            unit_natural = sum(unit_faces)
            unit_after.natural = unit_natural
            unit_after.dice = 2
            unit_total = unit_natural
            # Quality @qrs 51-53
            unit_total += _cohesion_quality[unit.quality]
            # State @qrs 54-56
            unit_total += _cohesion_state[unit.state]
            # flank compromised @qrs 57
            if unit.flank_compromised:
                unit_total -= 1
            # General attached @qrs 58
            unit_total += _cohesion_attached[unit.attached]
            unit_after.total = unit_total
            if unit_total >= 7:
                # Passed @qrs 49
                unit_after.result = 'passed'
                unit_after.passed = True
            else:
                # Failed @qrs 49
                unit_after.result = 'failed'
                unit_after.passed = False
            return unit_after
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def explain(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        if type(dice) is not list:
            return _driven(self.explain, (unit,), dice, chosen)  # type: ignore[no-any-return]
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_after = CohesionResult()
            unit_after.before = unit
            unit_faces = dice[:2]
            if len(unit_faces) < 2:
                raise MissingDice('unit', ((_d6, 2, ''),))
            if not _d6_faces.issuperset(unit_faces):
                _wrong_face('unit', unit_faces, _d6)
            unit_natural = sum(unit_faces)
            note(('unit', 40, True, tuple(unit_faces)))
            unit_after.natural = unit_natural
            unit_after.dice = 2
            unit_total = unit_natural
            pair = False
            if unit.quality is _quality_trained:
                unit_total += 1
                pair = True
                note(('unit', 41, True, 1))
            elif unit.quality is _quality_veteran:
                unit_total += 2
                pair = True
                note(('unit', 42, True, 2))
            elif unit.quality is _quality_elite:
                unit_total += 3
                pair = True
                note(('unit', 43, True, 3))
            if not pair:
                note(('unit', 44, False, None))
            pair2 = False
            if unit.state is _state_disordered:
                unit_total -= 1
                pair2 = True
                note(('unit', 45, True, -1))
            elif unit.state is _state_shaken:
                unit_total -= 2
                pair2 = True
                note(('unit', 46, True, -2))
            elif unit.state is _state_broken:
                unit_total -= 3
                pair2 = True
                note(('unit', 47, True, -3))
            if not pair2:
                note(('unit', 48, False, None))
            if unit.flank_compromised:
                unit_total -= 1
                note(('unit', 49, True, -1))
            else:
                note(('unit', 50, False, None))
            pair3 = False
            if unit.attached is _attached_leader:
                unit_total += 1
                pair3 = True
                note(('unit', 51, True, 1))
            elif unit.attached is _attached_commander:
                unit_total += 2
                pair3 = True
                note(('unit', 52, True, 2))
            if not pair3:
                note(('unit', 53, False, None))
            unit_after.total = unit_total
            if unit_total >= 7:
                note(('unit', 54, True, unit_total))
                unit_after.result = 'passed'
                changes.append(('unit', 'passed', getattr(unit, 'passed', None), True, False))
                unit_after.passed = unit_passed = True
                note(('unit', 55, True, (unit_passed,)))
            else:
                note(('unit', 56, False, None))
                note(('unit', 57, True, unit_total))
                unit_after.result = 'failed'
                changes.append(('unit', 'passed', getattr(unit, 'passed', None), False, False))
                unit_after.passed = unit_passed = False
                note(('unit', 58, True, (unit_passed,)))
            return Explanation('Cohesion test (carolus_rex.cohesion)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


cohesion = CohesionResolver()


class CommandThrowResult(_Outcome):
    """What command_throw makes of general."""

    _party = 'general'
    _made = {'throws': 'throws', 'total': 'total', 'natural': 'natural', 'dice': 'dice'}
    _facts = {'points_': 'points'}
    _not_told = ('before', 'dice', 'natural')
    before: General
    throws: int
    total: int
    natural: int
    dice: int
    points_: int

    @property
    def general(self) -> CommandThrowResult:
        """What becomes of general: this."""
        return self


class CommandThrowResolver(_Resolver):
    """Command throw (test for general). @qrs 17-21"""

    name = 'command_throw'
    label = 'Command throw'
    parties = ('general',)
    cites = ('@qrs 17-21',)

    def resolve(self, general: General, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> CommandThrowResult:
        """What comes of it."""
        if type(dice) is not list:
            return _driven(self.resolve, (general,), dice, chosen)  # type: ignore[no-any-return]
        try:
            general_after = CommandThrowResult()
            general_after.before = general
            general_skill = general.skill
            if general_skill is _skill_strong:
                # strong generals @qrs 20
                general_throws = 2
            else:
                general_throws = 1
            general_throws2 = general_throws
            # if they passed last turn @qrs 21
            if general.passed_last_turn:
                general_throws2 += 1
            general_after.throws = general_throws2
            _too_many(general_throws2, 'Command throw', ('@qrs 17, 20, 21',))
            general_faces = dice[:general_throws2]
            if len(general_faces) < general_throws2:
                raise MissingDice('general', ((_d5, general_throws2, 'best'),))
            if not _d5_faces.issuperset(general_faces):
                _wrong_face('general', general_faces, _d5)
            at = general_throws2
            general_natural = max(general_faces, default=0)
            general_after.natural = general_natural
            general_after.dice = general_throws2
            general_total = general_natural
            # weak generals @qrs 19
            if general_skill is _skill_weak:
                general_total -= 1
            general_after.total = general_total
            # The total is the number of command points @qrs 17
            general_after.points_ = _becomes(
                'general.points',
                general_total,
                General._facts['points'],
                ('@qrs 17',)
            )
            return general_after
        except MissingFact as missing:
            raise missing.of(general=general) from None

    def explain(self, general: General, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        if type(dice) is not list:
            return _driven(self.explain, (general,), dice, chosen)  # type: ignore[no-any-return]
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            general_after = CommandThrowResult()
            general_after.before = general
            general_skill = general.skill
            if general_skill is _skill_strong:
                general_throws = 2
                note(('general', 119, True, general_throws))
            else:
                note(('general', 120, False, None))
                general_throws = 1
            general_throws2 = general_throws
            if general.passed_last_turn:
                general_throws2 += 1
                note(('general', 121, True, 1))
            else:
                note(('general', 122, False, None))
            general_after.throws = general_throws2
            _too_many(general_throws2, 'Command throw', ('@qrs 17, 20, 21',))
            general_faces = dice[:general_throws2]
            if len(general_faces) < general_throws2:
                raise MissingDice('general', ((_d5, general_throws2, 'best'),))
            if not _d5_faces.issuperset(general_faces):
                _wrong_face('general', general_faces, _d5)
            at = general_throws2
            general_natural = max(general_faces, default=0)
            note(('general', 123, True, tuple(general_faces)))
            general_after.natural = general_natural
            general_after.dice = general_throws2
            general_total = general_natural
            if general_skill is _skill_weak:
                general_total -= 1
                note(('general', 124, True, -1))
            else:
                note(('general', 125, False, None))
            general_after.total = general_total
            note(('general', 126, True, None))
            changes.append(
                (
                    'general',
                    'points',
                    getattr(general, 'points', None),
                    _becomes('general.points', general_total, General._facts['points'], ('@qrs 17',)),
                    False
                )
            )
            general_after.points_ = general_points = _becomes(
                'general.points',
                general_total,
                General._facts['points'],
                ('@qrs 17',)
            )
            note(('general', 127, True, (general_points,)))
            return Explanation('Command throw (carolus_rex.command_throw)', general_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(general=general) from None

    def odds(self, general: General, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (general,), chosen)

    def choices(self, general: General, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (general,), chosen)


command_throw = CommandThrowResolver()


class InCommandResolver(_Resolver):
    """within reach of orders (term for unit). @qrs 25

    By ruling: A unit can be given orders if it is within 6 in of the general or in his sight
    """

    name = 'in_command'
    label = 'within reach of orders'
    parties = ('unit',)
    cites = ('@qrs 25',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> bool:
        """What comes of it."""
        try:
            return unit.general_distance <= 6 or unit.general_sees
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def explain(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_in_command = False
            if unit.general_distance <= 6 or unit.general_sees:
                note(('unit', 128, True, None))
                unit_in_command = True
            return Explanation(
                'within reach of orders (carolus_rex.in_command)',
                unit_in_command,
                notes,
                changes,
                usual
            )
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


in_command = InCommandResolver()


class GiveOrderUnit(_Outcome):
    """What give_order makes of unit."""

    _party = 'unit'
    _made = {}
    _facts = {}
    before: Unit


class GiveOrderResult(_Outcome):
    """What give_order makes of general."""

    _party = 'general'
    _made = {'cost': 'cost', 'verdict': 'verdict'}
    _facts = {'points_': 'points'}
    _not_told = ('before', 'unit')
    _others = ('unit',)
    before: General
    cost: int
    verdict: str
    points_: int
    unit: GiveOrderUnit

    @property
    def general(self) -> GiveOrderResult:
        """What becomes of general: this."""
        return self


class GiveOrderResolver(_Resolver):
    """Give an order (action for general against unit). @qrs 25-36"""

    name = 'give_order'
    label = 'Give an order'
    parties = ('general', 'unit')
    cites = ('@qrs 25-36',)

    def resolve(
        self,
        general: General,
        unit: Unit,
        *,
        dice: Dice = (),
        chosen: Chosen = _NO_CHOICE
    ) -> GiveOrderResult:
        """What comes of it."""
        try:
            general_after = GiveOrderResult()
            general_after.before = general
            unit_after = GiveOrderUnit()
            unit_after.before = unit
            general_after.unit = unit_after
            unit_doubled = unit.doubled
            if unit_doubled:
                # double order @qrs 26, 36
                unit_order_cost = 2
            else:
                unit_order = unit.order
                if (
                    (unit_order is _order_rally and unit.nearest_enemy > 12)
                    or (
                        unit.state is _state_broken
                        and (
                            unit_order is _order_advance
                            or unit_order is _order_fall_back
                            or unit_order is _order_retreat
                        )
                        and unit.nearest_enemy <= 12
                    )
                    or (
                        unit.towards_leader
                        and unit.nearest_enemy > 12
                        and (
                            unit_order is _order_advance
                            or unit_order is _order_fall_back
                            or unit_order is _order_retreat
                        )
                    )
                    or (
                        unit.arm is _arm_irregulars
                        and (
                            unit_order is _order_advance
                            or unit_order is _order_fall_back
                            or unit_order is _order_retreat
                        )
                        and unit.away_from_enemy
                        and unit.nearest_enemy <= 12
                    )
                    or (
                        unit.arm is _arm_irregulars
                        and (
                            unit_order is _order_advance
                            or unit_order is _order_fall_back
                            or unit_order is _order_retreat
                        )
                        and (unit.goes_to is _goesto_flank or unit.goes_to is _goesto_rear)
                        and not unit.enters_frontal_zone
                    )
                ):
                    # free actions @qrs 38-45
                    unit_order_cost = 0
                else:
                    # any other order @qrs 26, 27, 29, 36
                    unit_order_cost = 1
            general_after.cost = unit_order_cost
            unit_order = unit.order
            if (
                (
                    (unit_order is _order_rally and unit.nearest_enemy > 12)
                    or (
                        unit.state is _state_broken
                        and (
                            unit_order is _order_advance
                            or unit_order is _order_fall_back
                            or unit_order is _order_retreat
                        )
                        and unit.nearest_enemy <= 12
                    )
                    or (
                        unit.towards_leader
                        and unit.nearest_enemy > 12
                        and (
                            unit_order is _order_advance
                            or unit_order is _order_fall_back
                            or unit_order is _order_retreat
                        )
                    )
                    or (
                        unit.arm is _arm_irregulars
                        and (
                            unit_order is _order_advance
                            or unit_order is _order_fall_back
                            or unit_order is _order_retreat
                        )
                        and unit.away_from_enemy
                        and unit.nearest_enemy <= 12
                    )
                    or (
                        unit.arm is _arm_irregulars
                        and (
                            unit_order is _order_advance
                            or unit_order is _order_fall_back
                            or unit_order is _order_retreat
                        )
                        and (unit.goes_to is _goesto_flank or unit.goes_to is _goesto_rear)
                        and not unit.enters_frontal_zone
                    )
                )
                and not (
                    unit_doubled
                    or (
                        (unit_order is _order_rally or (unit_doubled and unit.next_order is _order_rally))
                        and (unit.in_group or unit.nearest_enemy <= 3)
                    )
                )
            ):
                # Free actions need neither point nor order @qrs 35, 38
                general_verdict = 'may'
            elif not (unit.general_distance <= 6 or unit.general_sees):
                # Out of reach @qrs 25
                general_verdict = 'may not'
            else:
                general_points = general.points
                if general_points < unit_order_cost:
                    # Too few points @qrs 23, 29
                    general_verdict = 'may not'
                elif unit_doubled and unit.nearest_enemy <= 12:
                    # Double order within 12 in of enemy @qrs 26
                    general_verdict = 'may not'
                elif (
                    (unit_order is _order_rally or (unit_doubled and unit.next_order is _order_rally))
                    and (unit.in_group or unit.nearest_enemy <= 3)
                ):
                    # A rally that cannot be @qrs 35
                    general_verdict = 'may not'
                elif unit_doubled and unit.closest <= 6:
                    # Double order that comes within 6 in of enemy @qrs 36
                    general_verdict = 'may not'
                else:
                    general_verdict = 'may'
            general_after.verdict = general_verdict
            if general_verdict == 'may not':
                return general_after
            # Its points are spent @qrs 23, 29
            if -unit_order_cost:
                general_points = general.points
                general_points = general_points + -unit_order_cost
                if general_points > 5:
                    general_points = 5
                if general_points < 0:
                    general_points = 0
                general_after.points_ = general_points
            if unit_order is _order_advance or (unit_doubled and unit.next_order is _order_advance):
                # As ordered it may *advance* @qrs 31, 36
                unit_after.may = ('advance',)
            if unit_order is _order_fall_back or (unit_doubled and unit.next_order is _order_fall_back):
                # or *fall back* @qrs 32, 36
                unit_after.may = _also(unit_after.may, ('fall_back',))
            if unit_order is _order_retreat or (unit_doubled and unit.next_order is _order_retreat):
                # or *retreat* @qrs 33, 36
                unit_after.may = _also(unit_after.may, ('retreat',))
            if unit_order is _order_redeploy or (unit_doubled and unit.next_order is _order_redeploy):
                # or *redeploy* @qrs 34, 36
                unit_after.may = _also(unit_after.may, ('redeploy',))
            if unit_order is _order_rally or (unit_doubled and unit.next_order is _order_rally):
                # or *rally* @qrs 35, 36
                unit_after.may = _also(unit_after.may, ('rally',))
            return general_after
        except MissingFact as missing:
            raise missing.of(general=general, unit=unit) from None

    def explain(self, general: General, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            kept: int | None
            general_after = GiveOrderResult()
            general_after.before = general
            unit_after = GiveOrderUnit()
            unit_after.before = unit
            general_after.unit = unit_after
            general_cost = _order_cost_told(note, usual, unit, 'unit')
            general_after.cost = general_cost
            if (
                _free_action_told(note, usual, unit, 'unit')
                and not (
                    unit.doubled
                    or (_to_rally_told(note, usual, unit, 'unit') and _no_rally_told(note, usual, unit, 'unit'))
                )
            ):
                note(('general', 144, True, 'may'))
                general_verdict = 'may'
            elif not _in_command_told(note, usual, unit, 'unit'):
                note(('general', 144, False, None))
                note(('general', 145, True, 'may not'))
                general_verdict = 'may not'
            else:
                general_points = general.points
                if general_points < general_cost:
                    note(('general', 144, False, None))
                    note(('general', 145, False, None))
                    note(('general', 146, True, 'may not'))
                    general_verdict = 'may not'
                else:
                    unit_doubled = unit.doubled
                    if unit_doubled and unit.nearest_enemy <= 12:
                        note(('general', 144, False, None))
                        note(('general', 145, False, None))
                        note(('general', 146, False, None))
                        note(('general', 147, True, 'may not'))
                        general_verdict = 'may not'
                    elif _to_rally_told(note, usual, unit, 'unit') and _no_rally_told(note, usual, unit, 'unit'):
                        note(('general', 144, False, None))
                        note(('general', 145, False, None))
                        note(('general', 146, False, None))
                        note(('general', 147, False, None))
                        note(('general', 148, True, 'may not'))
                        general_verdict = 'may not'
                    elif unit_doubled and unit.closest <= 6:
                        note(('general', 144, False, None))
                        note(('general', 145, False, None))
                        note(('general', 146, False, None))
                        note(('general', 147, False, None))
                        note(('general', 148, False, None))
                        note(('general', 149, True, 'may not'))
                        general_verdict = 'may not'
                    else:
                        note(('general', 144, False, None))
                        note(('general', 145, False, None))
                        note(('general', 146, False, None))
                        note(('general', 147, False, None))
                        note(('general', 148, False, None))
                        note(('general', 149, False, None))
                        note(('general', 150, True, 'may'))
                        general_verdict = 'may'
            general_after.verdict = general_verdict
            if general_verdict == 'may not':
                return Explanation('Give an order (carolus_rex.give_order)', general_after, notes, changes, usual)
            note(('general', 151, True, None))
            kept = None
            if -general_cost:
                general_points = general.points
                before = general_points
                general_points = general_points + -general_cost
                if general_points > 5:
                    general_points = 5
                    kept = general_points
                if general_points < 0:
                    general_points = 0
                    kept = general_points
                changes.append(('general', 'points', before, general_points, kept is not None))
                general_after.points_ = general_points
            note(('general', 152, True, (-general_cost, -general_cost, kept)))
            unit_order = unit.order
            if unit_order is _order_advance or (unit.doubled and unit.next_order is _order_advance):
                note(('general', 153, True, None))
                unit_after.may = ('advance',)
                note(('general', 154, True, 'unit may advance'))
            else:
                note(('general', 153, False, None))
            if unit_order is _order_fall_back or (unit.doubled and unit.next_order is _order_fall_back):
                note(('general', 155, True, None))
                unit_after.may = _also(unit_after.may, ('fall_back',))
                note(('general', 156, True, 'unit may fall_back'))
            else:
                note(('general', 155, False, None))
            if unit_order is _order_retreat or (unit.doubled and unit.next_order is _order_retreat):
                note(('general', 157, True, None))
                unit_after.may = _also(unit_after.may, ('retreat',))
                note(('general', 158, True, 'unit may retreat'))
            else:
                note(('general', 157, False, None))
            if unit_order is _order_redeploy or (unit.doubled and unit.next_order is _order_redeploy):
                note(('general', 159, True, None))
                unit_after.may = _also(unit_after.may, ('redeploy',))
                note(('general', 160, True, 'unit may redeploy'))
            else:
                note(('general', 159, False, None))
            if _to_rally_told(note, usual, unit, 'unit'):
                note(('general', 161, True, None))
                unit_after.may = _also(unit_after.may, ('rally',))
                note(('general', 162, True, 'unit may rally'))
            else:
                note(('general', 161, False, None))
            return Explanation('Give an order (carolus_rex.give_order)', general_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(general=general, unit=unit) from None

    def odds(self, general: General, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (general, unit), chosen)

    def choices(self, general: General, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (general, unit), chosen)


give_order = GiveOrderResolver()


class MoveGeneralResult(_Outcome):
    """What move_general makes of general."""

    _party = 'general'
    _made = {'distance_on': 'distance_on', 'verdict': 'verdict'}
    _facts = {'points_': 'points'}
    before: General
    distance_on: Number | Range
    verdict: str
    points_: int

    @property
    def general(self) -> MoveGeneralResult:
        """What becomes of general: this."""
        return self


class MoveGeneralResolver(_Resolver):
    """Move a general (action for general). @qrs 27"""

    name = 'move_general'
    label = 'Move a general'
    parties = ('general',)
    cites = ('@qrs 27',)

    def resolve(self, general: General, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> MoveGeneralResult:
        """What comes of it."""
        try:
            general_distance_on: Number | Range
            general_after = MoveGeneralResult()
            general_after.before = general
            general_distance_on = _choose_within(chosen, 'general', 'distance_on', Range(0, 6), False)
            general_after.distance_on = _exact(general_distance_on)
            general_points = general.points
            if general_points < 1:
                # No point left @qrs 26, 27, 29, 36
                general_verdict = 'may not'
            else:
                general_verdict = 'may'
            general_after.verdict = general_verdict
            if general_verdict == 'may not':
                return general_after
            # 1 point @qrs 26, 27, 29, 36
            general_points = general_points - 1
            if general_points < 0:
                general_points = 0
            general_after.points_ = general_points
            return general_after
        except MissingFact as missing:
            raise missing.of(general=general) from None

    def explain(self, general: General, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            general_distance_on: Number | Range
            kept: int | None
            general_after = MoveGeneralResult()
            general_after.before = general
            general_distance_on = _choose_within(chosen, 'general', 'distance_on', Range(0, 6), False)
            general_after.distance_on = _exact(general_distance_on)
            general_points = general.points
            if general_points < 1:
                note(('general', 163, True, 'may not'))
                general_verdict = 'may not'
            else:
                note(('general', 163, False, None))
                note(('general', 164, True, 'may'))
                general_verdict = 'may'
            general_after.verdict = general_verdict
            if general_verdict == 'may not':
                return Explanation(
                    'Move a general (carolus_rex.move_general)',
                    general_after,
                    notes,
                    changes,
                    usual
                )
            note(('general', 165, True, None))
            kept = None
            before = general_points
            general_points = general_points - 1
            if general_points < 0:
                general_points = 0
                kept = general_points
            changes.append(('general', 'points', before, general_points, kept is not None))
            general_after.points_ = general_points
            note(('general', 166, True, (-1, -1, kept)))
            return Explanation('Move a general (carolus_rex.move_general)', general_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(general=general) from None

    def odds(self, general: General, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (general,), chosen)

    def choices(self, general: General, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (general,), chosen)


move_general = MoveGeneralResolver()


class OrderCostResolver(_Resolver):
    """Cost of an order (value for unit). @qrs 26, 29-45"""

    name = 'order_cost'
    label = 'Cost of an order'
    parties = ('unit',)
    cites = ('@qrs 26, 29-45',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> int:
        """What comes of it."""
        try:
            if unit.doubled:
                # double order @qrs 26, 36
                unit_order_cost = 2
            else:
                unit_order = unit.order
                if (
                    (unit_order is _order_rally and unit.nearest_enemy > 12)
                    or (
                        unit.state is _state_broken
                        and (
                            unit_order is _order_advance
                            or unit_order is _order_fall_back
                            or unit_order is _order_retreat
                        )
                        and unit.nearest_enemy <= 12
                    )
                    or (
                        unit.towards_leader
                        and unit.nearest_enemy > 12
                        and (
                            unit_order is _order_advance
                            or unit_order is _order_fall_back
                            or unit_order is _order_retreat
                        )
                    )
                    or (
                        unit.arm is _arm_irregulars
                        and (
                            unit_order is _order_advance
                            or unit_order is _order_fall_back
                            or unit_order is _order_retreat
                        )
                        and unit.away_from_enemy
                        and unit.nearest_enemy <= 12
                    )
                    or (
                        unit.arm is _arm_irregulars
                        and (
                            unit_order is _order_advance
                            or unit_order is _order_fall_back
                            or unit_order is _order_retreat
                        )
                        and (unit.goes_to is _goesto_flank or unit.goes_to is _goesto_rear)
                        and not unit.enters_frontal_zone
                    )
                ):
                    # free actions @qrs 38-45
                    unit_order_cost = 0
                else:
                    # any other order @qrs 26, 27, 29, 36
                    unit_order_cost = 1
            return unit_order_cost
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def explain(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            if unit.doubled:
                unit_order_cost = 2
                note(('unit', 129, True, unit_order_cost))
                note(('unit', 130, False, None))
                note(('unit', 131, False, None))
            else:
                note(('unit', 132, False, None))
                if _free_action_told(note, usual, unit, 'unit'):
                    unit_order_cost = 0
                    note(('unit', 139, True, unit_order_cost))
                    note(('unit', 131, False, None))
                else:
                    note(('unit', 130, False, None))
                    unit_order_cost = 1
                    note(('unit', 140, True, unit_order_cost))
            return Explanation('Cost of an order (carolus_rex.order_cost)', unit_order_cost, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


order_cost = OrderCostResolver()


class MovesOrderedResolver(_Resolver):
    """Moves it is given (value for unit). @qrs 26, 36"""

    name = 'moves_ordered'
    label = 'Moves it is given'
    parties = ('unit',)
    cites = ('@qrs 26, 36',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> int:
        """What comes of it."""
        try:
            unit_moves_ordered = 1
            # double order @qrs 26, 36
            if unit.doubled:
                unit_moves_ordered *= 2
            return unit_moves_ordered
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def explain(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_moves_ordered = 1
            if unit.doubled:
                unit_moves_ordered *= 2
                note(('unit', 167, True, 'x 2'))
            else:
                note(('unit', 167, False, None))
            return Explanation(
                'Moves it is given (carolus_rex.moves_ordered)',
                unit_moves_ordered,
                notes,
                changes,
                usual
            )
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


moves_ordered = MovesOrderedResolver()


class AdvanceResult(_Outcome):
    """What advance makes of unit."""

    _party = 'unit'
    _made = {'verdict': 'verdict', 'move_verdict': 'move.verdict', 'move_allowance': 'move.allowance'}
    _facts = {'order': 'order', 'state': 'state', 'time': 'time'}
    before: Unit
    verdict: str
    move_verdict: str | None
    move_allowance: Number | None
    order: Order
    state: State
    time: int

    @property
    def unit(self) -> AdvanceResult:
        """What becomes of unit: this."""
        return self


class AdvanceResolver(_Resolver):
    """Advance (action for unit). @qrs 31"""

    name = 'advance'
    label = 'Advance'
    parties = ('unit',)
    cites = ('@qrs 31',)

    def _between(self, unit: Unit) -> None:
        """What cannot be between the parties, or because of a fact left as it usually is."""
        if unit._usual:
            try:
                illegal = unit.difficult > unit.way
            except RuleError:
                illegal = False
            if illegal:
                raise IllegalState('unit: it cannot be that difficult more than way', ('@qrs 81',))

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> AdvanceResult:
        """What comes of it."""
        try:
            unit_after = AdvanceResult()
            unit_after.before = unit
            self._between(unit)
            if unit.state is _state_shaken and unit.closest < unit.nearest_enemy and unit.closest <= 6:
                # Shaken, and nearer to enemy in 6 in @qrs 93
                unit_verdict = 'may not'
            else:
                unit_closest = unit.closest
                if (
                    (unit_closest <= 1 and unit.nearest_enemy > 1)
                    or (unit.enters_fire_zone and unit.leaves_fire_zone)
                ):
                    # Kept off by the enemy @qrs 95, 96
                    unit_verdict = 'may not'
                else:
                    unit_verdict = 'may'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return unit_after
            # Forwards @qrs 31
            unit_after.order = _order_advance
            _take_move(unit, unit_after)
            unit_after.may = _open(unit_after.may, unit_after.may_not)
            return unit_after
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def explain(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_after = AdvanceResult()
            unit_after.before = unit
            self._between(unit)
            if _balks_told(note, usual, unit, 'unit'):
                note(('unit', 169, True, 'may not'))
                unit_verdict = 'may not'
            elif _kept_off_told(note, usual, unit, 'unit'):
                note(('unit', 169, False, None))
                note(('unit', 172, True, 'may not'))
                unit_verdict = 'may not'
            else:
                note(('unit', 169, False, None))
                note(('unit', 172, False, None))
                note(('unit', 173, True, 'may'))
                unit_verdict = 'may'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return Explanation('Advance (carolus_rex.advance)', unit_after, notes, changes, usual)
            note(('unit', 174, True, None))
            changes.append(('unit', 'order', getattr(unit, 'order', None), _order_advance, False))
            unit_after.order = unit_order = _order_advance
            note(('unit', 175, True, (unit_order,)))
            note(('unit', 176, True, 'move'))
            _take_move_told(unit, unit_after, note, changes, usual)
            unit_after.may = _open(unit_after.may, unit_after.may_not)
            return Explanation('Advance (carolus_rex.advance)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


advance = AdvanceResolver()


class FallBackResult(_Outcome):
    """What fall_back makes of unit."""

    _party = 'unit'
    _made = {'verdict': 'verdict', 'move_verdict': 'move.verdict', 'move_allowance': 'move.allowance'}
    _facts = {'order': 'order', 'faces': 'faces', 'state': 'state', 'time': 'time'}
    before: Unit
    verdict: str
    move_verdict: str | None
    move_allowance: Number | None
    order: Order
    faces: Faces
    state: State
    time: int

    @property
    def unit(self) -> FallBackResult:
        """What becomes of unit: this."""
        return self


class FallBackResolver(_Resolver):
    """Fall back (action for unit). @qrs 32"""

    name = 'fall_back'
    label = 'Fall back'
    parties = ('unit',)
    cites = ('@qrs 32',)

    def _between(self, unit: Unit) -> None:
        """What cannot be between the parties, or because of a fact left as it usually is."""
        if unit._usual:
            try:
                illegal = unit.difficult > unit.way
            except RuleError:
                illegal = False
            if illegal:
                raise IllegalState('unit: it cannot be that difficult more than way', ('@qrs 81',))

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> FallBackResult:
        """What comes of it."""
        try:
            unit_after = FallBackResult()
            unit_after.before = unit
            self._between(unit)
            if unit.state is _state_shaken and unit.closest < unit.nearest_enemy and unit.closest <= 6:
                # Shaken, and nearer to enemy in 6 in @qrs 93
                unit_verdict = 'may not'
            else:
                unit_closest = unit.closest
                if (
                    (unit_closest <= 1 and unit.nearest_enemy > 1)
                    or (unit.enters_fire_zone and unit.leaves_fire_zone)
                ):
                    # Kept off by the enemy @qrs 95, 96
                    unit_verdict = 'may not'
                else:
                    unit_verdict = 'may'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return unit_after
            # Backwards, still facing forward @qrs 32
            unit_after.order = _order_fall_back
            unit_after.faces = _faces_forward
            _take_move(unit, unit_after)
            unit_after.may = _open(unit_after.may, unit_after.may_not)
            return unit_after
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def explain(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_after = FallBackResult()
            unit_after.before = unit
            self._between(unit)
            if _balks_told(note, usual, unit, 'unit'):
                note(('unit', 233, True, 'may not'))
                unit_verdict = 'may not'
            elif _kept_off_told(note, usual, unit, 'unit'):
                note(('unit', 233, False, None))
                note(('unit', 234, True, 'may not'))
                unit_verdict = 'may not'
            else:
                note(('unit', 233, False, None))
                note(('unit', 234, False, None))
                note(('unit', 235, True, 'may'))
                unit_verdict = 'may'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return Explanation('Fall back (carolus_rex.fall_back)', unit_after, notes, changes, usual)
            note(('unit', 236, True, None))
            changes.append(('unit', 'order', getattr(unit, 'order', None), _order_fall_back, False))
            unit_after.order = unit_order = _order_fall_back
            note(('unit', 237, True, (unit_order,)))
            changes.append(('unit', 'faces', getattr(unit, 'faces', None), _faces_forward, False))
            unit_after.faces = unit_faces = _faces_forward
            note(('unit', 238, True, (unit_faces,)))
            note(('unit', 239, True, 'move'))
            _take_move_told(unit, unit_after, note, changes, usual)
            unit_after.may = _open(unit_after.may, unit_after.may_not)
            return Explanation('Fall back (carolus_rex.fall_back)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


fall_back = FallBackResolver()


class RetreatResult(_Outcome):
    """What retreat makes of unit."""

    _party = 'unit'
    _made = {'verdict': 'verdict', 'move_verdict': 'move.verdict', 'move_allowance': 'move.allowance'}
    _facts = {'order': 'order', 'faces': 'faces', 'state': 'state', 'time': 'time'}
    before: Unit
    verdict: str
    move_verdict: str | None
    move_allowance: Number | None
    order: Order
    faces: Faces
    state: State
    time: int

    @property
    def unit(self) -> RetreatResult:
        """What becomes of unit: this."""
        return self


class RetreatResolver(_Resolver):
    """Retreat (action for unit). @qrs 33"""

    name = 'retreat'
    label = 'Retreat'
    parties = ('unit',)
    cites = ('@qrs 33',)

    def _between(self, unit: Unit) -> None:
        """What cannot be between the parties, or because of a fact left as it usually is."""
        if unit._usual:
            try:
                illegal = unit.difficult > unit.way
            except RuleError:
                illegal = False
            if illegal:
                raise IllegalState('unit: it cannot be that difficult more than way', ('@qrs 81',))

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> RetreatResult:
        """What comes of it."""
        try:
            unit_after = RetreatResult()
            unit_after.before = unit
            self._between(unit)
            if (unit.closest <= 1 and unit.nearest_enemy > 1) or (unit.enters_fire_zone and unit.leaves_fire_zone):
                # Kept off by the enemy @qrs 95, 96
                unit_verdict = 'may not'
            else:
                unit_verdict = 'may'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return unit_after
            # Turns about, then moves @qrs 33
            unit_after.order = _order_retreat
            unit_after.faces = _faces_about
            _take_move(unit, unit_after)
            unit_after.may = _open(unit_after.may, unit_after.may_not)
            return unit_after
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def explain(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_after = RetreatResult()
            unit_after.before = unit
            self._between(unit)
            if _kept_off_told(note, usual, unit, 'unit'):
                note(('unit', 240, True, 'may not'))
                unit_verdict = 'may not'
            else:
                note(('unit', 240, False, None))
                note(('unit', 241, True, 'may'))
                unit_verdict = 'may'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return Explanation('Retreat (carolus_rex.retreat)', unit_after, notes, changes, usual)
            note(('unit', 242, True, None))
            changes.append(('unit', 'order', getattr(unit, 'order', None), _order_retreat, False))
            unit_after.order = unit_order = _order_retreat
            note(('unit', 243, True, (unit_order,)))
            changes.append(('unit', 'faces', getattr(unit, 'faces', None), _faces_about, False))
            unit_after.faces = unit_faces = _faces_about
            note(('unit', 244, True, (unit_faces,)))
            note(('unit', 245, True, 'move'))
            _take_move_told(unit, unit_after, note, changes, usual)
            unit_after.may = _open(unit_after.may, unit_after.may_not)
            return Explanation('Retreat (carolus_rex.retreat)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


retreat = RetreatResolver()


class RedeployResult(_Outcome):
    """What redeploy makes of unit."""

    _party = 'unit'
    _made = {}
    _facts = {}
    before: Unit

    @property
    def unit(self) -> RedeployResult:
        """What becomes of unit: this."""
        return self


class RedeployResolver(_Resolver):
    """Redeploy (action for unit). @qrs 34"""

    name = 'redeploy'
    label = 'Redeploy'
    parties = ('unit',)
    cites = ('@qrs 34',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> RedeployResult:
        """What comes of it."""
        try:
            unit_after = RedeployResult()
            unit_after.before = unit
            # Another formation or another facing @qrs 34
            unit_after.may = ('form_march', 'deploy', 'change_facing')
            return unit_after
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def explain(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_after = RedeployResult()
            unit_after.before = unit
            note(('unit', 246, True, None))
            unit_after.may = ('form_march', 'deploy', 'change_facing')
            note(('unit', 247, True, 'may form_march/deploy/change_facing'))
            return Explanation('Redeploy (carolus_rex.redeploy)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


redeploy = RedeployResolver()


class FormMarchResult(_Outcome):
    """What form_march makes of unit."""

    _party = 'unit'
    _made = {}
    _facts = {'mode': 'mode'}
    before: Unit
    mode: Mode

    @property
    def unit(self) -> FormMarchResult:
        """What becomes of unit: this."""
        return self


class FormMarchResolver(_Resolver):
    """Form for the march (action for unit). @qrs 34, 64"""

    name = 'form_march'
    label = 'Form for the march'
    parties = ('unit',)
    cites = ('@qrs 34, 64',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> FormMarchResult:
        """What comes of it."""
        try:
            unit_after = FormMarchResult()
            unit_after.before = unit
            # On the march @qrs 34, 64
            unit_after.mode = _mode_march
            return unit_after
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def explain(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_after = FormMarchResult()
            unit_after.before = unit
            note(('unit', 248, True, None))
            changes.append(('unit', 'mode', getattr(unit, 'mode', None), _mode_march, False))
            unit_after.mode = unit_mode = _mode_march
            note(('unit', 249, True, (unit_mode,)))
            return Explanation('Form for the march (carolus_rex.form_march)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


form_march = FormMarchResolver()


class DeployResult(_Outcome):
    """What deploy makes of unit."""

    _party = 'unit'
    _made = {}
    _facts = {'mode': 'mode'}
    before: Unit
    mode: Mode

    @property
    def unit(self) -> DeployResult:
        """What becomes of unit: this."""
        return self


class DeployResolver(_Resolver):
    """Deploy (action for unit). @qrs 34, 64"""

    name = 'deploy'
    label = 'Deploy'
    parties = ('unit',)
    cites = ('@qrs 34, 64',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> DeployResult:
        """What comes of it."""
        try:
            unit_after = DeployResult()
            unit_after.before = unit
            # Deployed @qrs 34, 64
            unit_after.mode = _mode_deployed
            return unit_after
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def explain(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_after = DeployResult()
            unit_after.before = unit
            note(('unit', 250, True, None))
            changes.append(('unit', 'mode', getattr(unit, 'mode', None), _mode_deployed, False))
            unit_after.mode = unit_mode = _mode_deployed
            note(('unit', 251, True, (unit_mode,)))
            return Explanation('Deploy (carolus_rex.deploy)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


deploy = DeployResolver()


class ChangeFacingResult(_Outcome):
    """What change_facing makes of unit."""

    _party = 'unit'
    _made = {}
    _facts = {}
    before: Unit

    @property
    def unit(self) -> ChangeFacingResult:
        """What becomes of unit: this."""
        return self


class ChangeFacingResolver(_Resolver):
    """Change facing (action for unit). @qrs 34, 35"""

    name = 'change_facing'
    label = 'Change facing'
    parties = ('unit',)
    cites = ('@qrs 34, 35',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> ChangeFacingResult:
        """What comes of it."""
        try:
            unit_after = ChangeFacingResult()
            unit_after.before = unit
            return unit_after
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def explain(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_after = ChangeFacingResult()
            unit_after.before = unit
            note(('unit', 252, True, None))
            return Explanation('Change facing (carolus_rex.change_facing)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


change_facing = ChangeFacingResolver()


class ToRallyResolver(_Resolver):
    """ordered to rally (term for unit). @qrs 35, 36"""

    name = 'to_rally'
    label = 'ordered to rally'
    parties = ('unit',)
    cites = ('@qrs 35, 36',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> bool:
        """What comes of it."""
        try:
            return unit.order is _order_rally or (unit.doubled and unit.next_order is _order_rally)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def explain(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_to_rally = False
            if unit.order is _order_rally:
                note(('unit', 141, True, None))
                unit_to_rally = True
            elif unit.doubled and unit.next_order is _order_rally:
                note(('unit', 142, True, None))
                unit_to_rally = True
            return Explanation('ordered to rally (carolus_rex.to_rally)', unit_to_rally, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


to_rally = ToRallyResolver()


class NoRallyResolver(_Resolver):
    """unable to rally: in a group, or not more than 3 in from enemy (term for unit). @qrs 35"""

    name = 'no_rally'
    label = 'unable to rally: in a group, or not more than 3 in from enemy'
    parties = ('unit',)
    cites = ('@qrs 35',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> bool:
        """What comes of it."""
        try:
            return unit.in_group or unit.nearest_enemy <= 3
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def explain(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_no_rally = False
            if unit.in_group or unit.nearest_enemy <= 3:
                note(('unit', 143, True, None))
                unit_no_rally = True
            return Explanation(
                'unable to rally: in a group, or not more than 3 in from enemy (carolus_rex.no_rally)',
                unit_no_rally,
                notes,
                changes,
                usual
            )
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


no_rally = NoRallyResolver()


class RallyResult(_Outcome):
    """What rally makes of unit."""

    _party = 'unit'
    _made = {
        'verdict': 'verdict',
        'cohesion_total': 'cohesion.total',
        'cohesion_natural': 'cohesion.natural',
        'cohesion_dice': 'cohesion.dice',
        'cohesion_result': 'cohesion.result'
    }
    _facts = {'passed': 'passed'}
    _not_told = ('before', 'cohesion_dice', 'cohesion_natural')
    before: Unit
    verdict: str
    cohesion_total: int | None
    cohesion_natural: int | None
    cohesion_dice: int | None
    cohesion_result: str | None
    passed: bool

    @property
    def unit(self) -> RallyResult:
        """What becomes of unit: this."""
        return self


class RallyResolver(_Resolver):
    """Rally (action for unit). @qrs 35, 40"""

    name = 'rally'
    label = 'Rally'
    parties = ('unit',)
    cites = ('@qrs 35, 40',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> RallyResult:
        """What comes of it."""
        if type(dice) is not list:
            return _driven(self.resolve, (unit,), dice, chosen)  # type: ignore[no-any-return]
        try:
            unit_after = RallyResult()
            unit_after.before = unit
            if unit.in_group or unit.nearest_enemy <= 3:
                # In a group, or not more than 3 in from enemy @qrs 35
                unit_verdict = 'may not'
            else:
                unit_verdict = 'may'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return unit_after
            # Tests its cohesion @qrs 35, 40
            at = _take_cohesion_3(unit, unit_after, dice, 0)
            if unit_after.passed:
                # Passed: regains cohesion, or turns @qrs 35, 40
                unit_after.may = ('regain', 'change_facing')
            return unit_after
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def explain(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        if type(dice) is not list:
            return _driven(self.explain, (unit,), dice, chosen)  # type: ignore[no-any-return]
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_after = RallyResult()
            unit_after.before = unit
            if _no_rally_told(note, usual, unit, 'unit'):
                note(('unit', 253, True, 'may not'))
                unit_verdict = 'may not'
            else:
                note(('unit', 253, False, None))
                note(('unit', 254, True, 'may'))
                unit_verdict = 'may'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return Explanation('Rally (carolus_rex.rally)', unit_after, notes, changes, usual)
            note(('unit', 255, True, None))
            note(('unit', 256, True, 'cohesion'))
            at = _take_cohesion_told_5(unit, unit_after, dice, 0, note, changes, usual)
            if _usual(usual, 'unit', unit_after, 'passed'):
                note(('unit', 257, True, None))
                unit_after.may = ('regain', 'change_facing')
                note(('unit', 258, True, 'may regain/change_facing'))
            else:
                note(('unit', 257, False, None))
            return Explanation('Rally (carolus_rex.rally)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


rally = RallyResolver()


class RegainResult(_Outcome):
    """What regain makes of unit."""

    _party = 'unit'
    _made = {}
    _facts = {'state': 'state'}
    before: Unit
    state: State

    @property
    def unit(self) -> RegainResult:
        """What becomes of unit: this."""
        return self


class RegainResolver(_Resolver):
    """Regain cohesion (action for unit). @qrs 35"""

    name = 'regain'
    label = 'Regain cohesion'
    parties = ('unit',)
    cites = ('@qrs 35',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> RegainResult:
        """What comes of it."""
        try:
            unit_after = RegainResult()
            unit_after.before = unit
            # One level @qrs 35, 153
            place = _state_rank[unit.state] + -1
            unit_after.state = _state_best_first[place if 0 <= place <= 3 else 3 if place > 0 else 0]
            return unit_after
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def explain(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_after = RegainResult()
            unit_after.before = unit
            note(('unit', 259, True, None))
            before = unit.state
            place = _state_rank[before] + -1
            changes.append(
                (
                    'unit',
                    'state',
                    before,
                    _state_best_first[place if 0 <= place <= 3 else 3 if place > 0 else 0],
                    not 0 <= place <= 3
                )
            )
            unit_after.state = unit_state = _state_best_first[place if 0 <= place <= 3 else 3 if place > 0 else 0]
            note(('unit', 260, True, (-1, before, unit_state)))
            return Explanation('Regain cohesion (carolus_rex.regain)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


regain = RegainResolver()


class RejoiningResolver(_Resolver):
    """moving towards its leader beyond 12 in of enemy (term for unit). @qrs 42

    By ruling: Units that move towards their leader are free of cost beyond 12 in of the enemy
    """

    name = 'rejoining'
    label = 'moving towards its leader beyond 12 in of enemy'
    parties = ('unit',)
    cites = ('@qrs 42',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> bool:
        """What comes of it."""
        try:
            return (
                unit.towards_leader
                and unit.nearest_enemy > 12
                and (unit.order is _order_advance or unit.order is _order_fall_back or unit.order is _order_retreat)
            )
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def explain(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_rejoining = False
            if (
                unit.towards_leader
                and unit.nearest_enemy > 12
                and (unit.order is _order_advance or unit.order is _order_fall_back or unit.order is _order_retreat)
            ):
                note(('unit', 135, True, None))
                unit_rejoining = True
            return Explanation(
                'moving towards its leader beyond 12 in of enemy (carolus_rex.rejoining)',
                unit_rejoining,
                notes,
                changes,
                usual
            )
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


rejoining = RejoiningResolver()


class FreeActionResolver(_Resolver):
    """free action (term for unit). @qrs 38-45"""

    name = 'free_action'
    label = 'free action'
    parties = ('unit',)
    cites = ('@qrs 38-45',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> bool:
        """What comes of it."""
        try:
            unit_order = unit.order
            return (
                (unit_order is _order_rally and unit.nearest_enemy > 12)
                or (
                    unit.state is _state_broken
                    and (
                        unit_order is _order_advance
                        or unit_order is _order_fall_back
                        or unit_order is _order_retreat
                    )
                    and unit.nearest_enemy <= 12
                )
                or (
                    unit.towards_leader
                    and unit.nearest_enemy > 12
                    and (
                        unit_order is _order_advance
                        or unit_order is _order_fall_back
                        or unit_order is _order_retreat
                    )
                )
                or (
                    unit.arm is _arm_irregulars
                    and (
                        unit_order is _order_advance
                        or unit_order is _order_fall_back
                        or unit_order is _order_retreat
                    )
                    and unit.away_from_enemy
                    and unit.nearest_enemy <= 12
                )
                or (
                    unit.arm is _arm_irregulars
                    and (
                        unit_order is _order_advance
                        or unit_order is _order_fall_back
                        or unit_order is _order_retreat
                    )
                    and (unit.goes_to is _goesto_flank or unit.goes_to is _goesto_rear)
                    and not unit.enters_frontal_zone
                )
            )
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def explain(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_free_action = False
            unit_order = unit.order
            if unit_order is _order_rally and unit.nearest_enemy > 12:
                note(('unit', 133, True, None))
                unit_free_action = True
            elif (
                unit.state is _state_broken
                and (unit_order is _order_advance or unit_order is _order_fall_back or unit_order is _order_retreat)
                and unit.nearest_enemy <= 12
            ):
                note(('unit', 134, True, None))
                unit_free_action = True
            elif _rejoining_told(note, usual, unit, 'unit'):
                note(('unit', 136, True, None))
                unit_free_action = True
            else:
                unit_arm = unit.arm
                if (
                    unit_arm is _arm_irregulars
                    and (
                        unit_order is _order_advance
                        or unit_order is _order_fall_back
                        or unit_order is _order_retreat
                    )
                    and unit.away_from_enemy
                    and unit.nearest_enemy <= 12
                ):
                    note(('unit', 137, True, None))
                    unit_free_action = True
                elif (
                    unit_arm is _arm_irregulars
                    and (
                        unit_order is _order_advance
                        or unit_order is _order_fall_back
                        or unit_order is _order_retreat
                    )
                    and (unit.goes_to is _goesto_flank or unit.goes_to is _goesto_rear)
                    and not unit.enters_frontal_zone
                ):
                    note(('unit', 138, True, None))
                    unit_free_action = True
            return Explanation('free action (carolus_rex.free_action)', unit_free_action, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


free_action = FreeActionResolver()


class FinalMoveResult(_Outcome):
    """What final_move makes of general."""

    _party = 'general'
    _made = {'verdict': 'verdict', 'distance_on': 'distance_on'}
    _facts = {}
    before: General
    verdict: str
    distance_on: int | None

    @property
    def general(self) -> FinalMoveResult:
        """What becomes of general: this."""
        return self


class FinalMoveResolver(_Resolver):
    """Final move of a leader (action for general). @qrs 43"""

    name = 'final_move'
    label = 'Final move of a leader'
    parties = ('general',)
    cites = ('@qrs 43',)

    def resolve(self, general: General, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> FinalMoveResult:
        """What comes of it."""
        try:
            general_after = FinalMoveResult()
            general_after.before = general
            if general.with_unit:
                # Attached to a unit @qrs 43
                general_verdict = 'may not'
            elif general.rank is _rank_leader:
                # A leader with no unit @qrs 43
                general_verdict = 'may'
            else:
                raise NoRule('Final move of a leader: no line fits this case', ('@qrs 43',))
            general_after.verdict = general_verdict
            if general_verdict == 'may not':
                return general_after
            general_after.distance_on = 12
            return general_after
        except MissingFact as missing:
            raise missing.of(general=general) from None

    def explain(self, general: General, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            general_after = FinalMoveResult()
            general_after.before = general
            if general.with_unit:
                note(('general', 261, True, 'may not'))
                general_verdict = 'may not'
            elif general.rank is _rank_leader:
                note(('general', 261, False, None))
                note(('general', 262, True, 'may'))
                general_verdict = 'may'
            else:
                raise NoRule('Final move of a leader: no line fits this case', ('@qrs 43',))
            general_after.verdict = general_verdict
            if general_verdict == 'may not':
                return Explanation(
                    'Final move of a leader (carolus_rex.final_move)',
                    general_after,
                    notes,
                    changes,
                    usual
                )
            general_after.distance_on = 12
            return Explanation(
                'Final move of a leader (carolus_rex.final_move)',
                general_after,
                notes,
                changes,
                usual
            )
        except MissingFact as missing:
            raise missing.of(general=general) from None

    def odds(self, general: General, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (general,), chosen)

    def choices(self, general: General, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (general,), chosen)


final_move = FinalMoveResolver()


class DefendingResolver(_Resolver):
    """defending an obstacle or defences (term for unit). @qrs 160, 161"""

    name = 'defending'
    label = 'defending an obstacle or defences'
    parties = ('unit',)
    cites = ('@qrs 160, 161',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> bool:
        """What comes of it."""
        try:
            return unit.position is _position_obstacle or unit.position.is_defences
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def explain(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_defending = False
            if unit.position is _position_obstacle or unit.position.is_defences:
                note(('unit', 263, True, None))
                unit_defending = True
            return Explanation(
                'defending an obstacle or defences (carolus_rex.defending)',
                unit_defending,
                notes,
                changes,
                usual
            )
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


defending = DefendingResolver()


class DisengagementDefender(_Outcome):
    """What disengagement makes of defender."""

    _party = 'defender'
    _made = {'verdict': 'verdict', 'result': 'result'}
    _facts = {}
    before: Unit
    verdict: str
    result: str | None


class DisengagementResult(_Outcome):
    """What disengagement makes of attacker."""

    _party = 'attacker'
    _made = {'verdict': 'verdict', 'result': 'result'}
    _facts = {}
    _not_told = ('before', 'defender')
    _others = ('defender',)
    before: Unit
    verdict: str
    result: str | None
    defender: DisengagementDefender

    @property
    def attacker(self) -> DisengagementResult:
        """What becomes of attacker: this."""
        return self


class DisengagementResolver(_Resolver):
    """Disengagement (contest for attacker against defender). @qrs 157-161"""

    name = 'disengagement'
    label = 'Disengagement'
    parties = ('attacker', 'defender')
    cites = ('@qrs 157-161',)

    def _between(self, attacker: Unit, defender: Unit) -> None:
        """What cannot be between the parties, or because of a fact left as it usually is."""
        try:
            illegal = attacker.distance != defender.distance
        except RuleError:
            illegal = False
        if illegal:
            raise IllegalState('attacker: it cannot be that distance is not defender.distance', ('@qrs 157',))

    def resolve(
        self,
        attacker: Unit,
        defender: Unit,
        *,
        dice: Dice = (),
        chosen: Chosen = _NO_CHOICE
    ) -> DisengagementResult:
        """What comes of it."""
        try:
            attacker_after = DisengagementResult()
            attacker_after.before = attacker
            defender_after = DisengagementDefender()
            defender_after.before = defender
            attacker_after.defender = defender_after
            self._between(attacker, defender)
            if attacker.distance > 1:
                # Farther apart than 1 in @qrs 11, 95, 157
                attacker_verdict = 'may not'
            else:
                # In contact once combat is over @qrs 11, 157
                attacker_verdict = 'must'
            attacker_after.verdict = attacker_verdict
            if defender.distance > 1:
                # Farther apart than 1 in @qrs 11, 95, 157
                defender_verdict = 'may not'
            else:
                # In contact once combat is over @qrs 11, 157
                defender_verdict = 'must'
            defender_after.verdict = defender_verdict
            if attacker_verdict == 'may not' or defender_verdict == 'may not':
                return attacker_after
            attacker_state = attacker.state
            if attacker_state is _state_shaken:
                # Shaken: draws off @qrs 159
                attacker_after.result = 'shaken_draws_off'
                attacker_after.must = ('draw_off',)
            else:
                defender_state = defender.state
                if defender_state is _state_shaken:
                    # Stays before shaken enemy @qrs 159
                    attacker_after.result = 'stays_before_shaken_enemy'
                    attacker_after.must = ('stand',)
                elif attacker_state is _state_disordered and defender_state is _state_good_order:
                    # Disordered before good order: back, unless defending @qrs 160
                    attacker_after.result = 'disordered_back'
                    attacker_after.must = ('give_ground',)
                elif (
                    defender_state is _state_disordered
                    and attacker_state is _state_good_order
                    and not (defender.position is _position_obstacle or defender.position.is_defences)
                ):
                    # Stays before disordered enemy that go back @qrs 160
                    attacker_after.result = 'stays_before_disordered_enemy_that_go_back'
                    attacker_after.must = ('stand',)
                elif defender.position is _position_obstacle or defender.position.is_defences:
                    # Attacker of an obstacle or defences: back @qrs 161
                    attacker_after.result = 'attacker_back'
                    attacker_after.must = ('give_ground',)
                else:
                    # All others: both sides step back @qrs 161
                    attacker_after.result = 'all_others_both_sides_step_back'
                    attacker_after.must = ('step_back',)
            defender_state = defender.state
            if defender_state is _state_shaken:
                # Shaken: draws off @qrs 159
                defender_after.result = 'shaken_draws_off'
                defender_after.must = ('draw_off',)
            elif attacker_state is _state_shaken:
                # Stays before shaken enemy @qrs 159
                defender_after.result = 'stays_before_shaken_enemy'
                defender_after.must = ('stand',)
            elif (
                defender_state is _state_disordered
                and attacker_state is _state_good_order
                and not (defender.position is _position_obstacle or defender.position.is_defences)
            ):
                # Disordered before good order: back, unless defending @qrs 160
                defender_after.result = 'disordered_back'
                defender_after.must = ('give_ground',)
            elif attacker_state is _state_disordered and defender_state is _state_good_order:
                # Stays before disordered enemy that go back @qrs 160
                defender_after.result = 'stays_before_disordered_enemy_that_go_back'
                defender_after.must = ('stand',)
            elif defender.position is _position_obstacle or defender.position.is_defences:
                # Defender of them stays @qrs 161
                defender_after.result = 'defender_of_them_stays'
                defender_after.must = ('stand',)
            else:
                # All others: both sides step back @qrs 161
                defender_after.result = 'all_others_both_sides_step_back'
                defender_after.must = ('step_back',)
            return attacker_after
        except MissingFact as missing:
            raise missing.of(attacker=attacker, defender=defender) from None

    def explain(
        self,
        attacker: Unit,
        defender: Unit,
        *,
        dice: Dice = (),
        chosen: Chosen = _NO_CHOICE
    ) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            attacker_after = DisengagementResult()
            attacker_after.before = attacker
            defender_after = DisengagementDefender()
            defender_after.before = defender
            attacker_after.defender = defender_after
            self._between(attacker, defender)
            if attacker.distance > 1:
                note(('attacker', 264, True, 'may not'))
                attacker_verdict = 'may not'
            else:
                note(('attacker', 264, False, None))
                note(('attacker', 265, True, 'must'))
                attacker_verdict = 'must'
            attacker_after.verdict = attacker_verdict
            if defender.distance > 1:
                note(('defender', 264, True, 'may not'))
                defender_verdict = 'may not'
            else:
                note(('defender', 264, False, None))
                note(('defender', 265, True, 'must'))
                defender_verdict = 'must'
            defender_after.verdict = defender_verdict
            if attacker_verdict == 'may not' or defender_verdict == 'may not':
                return Explanation(
                    'Disengagement (carolus_rex.disengagement)',
                    attacker_after,
                    notes,
                    changes,
                    usual
                )
            attacker_state = attacker.state
            if attacker_state is _state_shaken:
                note(('attacker', 266, True, None))
                attacker_after.result = 'shaken_draws_off'
                attacker_after.must = ('draw_off',)
                note(('attacker', 267, True, 'must draw_off'))
            else:
                defender_state = defender.state
                if defender_state is _state_shaken:
                    note(('attacker', 268, False, None))
                    note(('attacker', 269, True, None))
                    attacker_after.result = 'stays_before_shaken_enemy'
                    attacker_after.must = ('stand',)
                    note(('attacker', 270, True, 'must stand'))
                elif attacker_state is _state_disordered and defender_state is _state_good_order:
                    note(('attacker', 268, False, None))
                    note(('attacker', 271, False, None))
                    note(('attacker', 272, True, None))
                    attacker_after.result = 'disordered_back'
                    attacker_after.must = ('give_ground',)
                    note(('attacker', 273, True, 'must give_ground'))
                elif (
                    defender_state is _state_disordered
                    and attacker_state is _state_good_order
                    and not _defending_told(note, usual, defender, 'defender')
                ):
                    note(('attacker', 268, False, None))
                    note(('attacker', 271, False, None))
                    note(('attacker', 274, False, None))
                    note(('attacker', 275, True, None))
                    attacker_after.result = 'stays_before_disordered_enemy_that_go_back'
                    attacker_after.must = ('stand',)
                    note(('attacker', 276, True, 'must stand'))
                elif _defending_told(note, usual, defender, 'defender'):
                    note(('attacker', 268, False, None))
                    note(('attacker', 271, False, None))
                    note(('attacker', 274, False, None))
                    note(('attacker', 277, False, None))
                    note(('attacker', 278, True, None))
                    attacker_after.result = 'attacker_back'
                    attacker_after.must = ('give_ground',)
                    note(('attacker', 279, True, 'must give_ground'))
                else:
                    note(('attacker', 268, False, None))
                    note(('attacker', 271, False, None))
                    note(('attacker', 274, False, None))
                    note(('attacker', 277, False, None))
                    note(('attacker', 280, False, None))
                    note(('attacker', 281, False, None))
                    note(('attacker', 282, True, None))
                    attacker_after.result = 'all_others_both_sides_step_back'
                    attacker_after.must = ('step_back',)
                    note(('attacker', 283, True, 'must step_back'))
            defender_state = defender.state
            if defender_state is _state_shaken:
                note(('defender', 266, True, None))
                defender_after.result = 'shaken_draws_off'
                defender_after.must = ('draw_off',)
                note(('defender', 267, True, 'must draw_off'))
            elif attacker_state is _state_shaken:
                note(('defender', 268, False, None))
                note(('defender', 269, True, None))
                defender_after.result = 'stays_before_shaken_enemy'
                defender_after.must = ('stand',)
                note(('defender', 270, True, 'must stand'))
            elif (
                defender_state is _state_disordered
                and attacker_state is _state_good_order
                and not _defending_told(note, usual, defender, 'defender')
            ):
                note(('defender', 268, False, None))
                note(('defender', 271, False, None))
                note(('defender', 272, True, None))
                defender_after.result = 'disordered_back'
                defender_after.must = ('give_ground',)
                note(('defender', 273, True, 'must give_ground'))
            elif attacker_state is _state_disordered and defender_state is _state_good_order:
                note(('defender', 268, False, None))
                note(('defender', 271, False, None))
                note(('defender', 274, False, None))
                note(('defender', 275, True, None))
                defender_after.result = 'stays_before_disordered_enemy_that_go_back'
                defender_after.must = ('stand',)
                note(('defender', 276, True, 'must stand'))
            elif _defending_told(note, usual, defender, 'defender'):
                note(('defender', 268, False, None))
                note(('defender', 271, False, None))
                note(('defender', 274, False, None))
                note(('defender', 277, False, None))
                note(('defender', 280, False, None))
                note(('defender', 284, True, None))
                defender_after.result = 'defender_of_them_stays'
                defender_after.must = ('stand',)
                note(('defender', 285, True, 'must stand'))
            else:
                note(('defender', 268, False, None))
                note(('defender', 271, False, None))
                note(('defender', 274, False, None))
                note(('defender', 277, False, None))
                note(('defender', 280, False, None))
                note(('defender', 281, False, None))
                note(('defender', 282, True, None))
                defender_after.result = 'all_others_both_sides_step_back'
                defender_after.must = ('step_back',)
                note(('defender', 283, True, 'must step_back'))
            return Explanation('Disengagement (carolus_rex.disengagement)', attacker_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(attacker=attacker, defender=defender) from None

    def odds(self, attacker: Unit, defender: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (attacker, defender), chosen)

    def choices(self, attacker: Unit, defender: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (attacker, defender), chosen)


disengagement = DisengagementResolver()


class DrawOffResult(_Outcome):
    """What draw_off makes of unit."""

    _party = 'unit'
    _made = {'distance_left': 'distance_left'}
    _facts = {}
    before: Unit
    distance_left: int

    @property
    def unit(self) -> DrawOffResult:
        """What becomes of unit: this."""
        return self


class DrawOffResolver(_Resolver):
    """Fall back until 4 in from the enemy (action for unit). @qrs 159"""

    name = 'draw_off'
    label = 'Fall back until 4 in from the enemy'
    parties = ('unit',)
    cites = ('@qrs 159',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> DrawOffResult:
        """What comes of it."""
        try:
            unit_after = DrawOffResult()
            unit_after.before = unit
            unit_after.distance_left = 4
            return unit_after
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def explain(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            unit_after = DrawOffResult()
            unit_after.before = unit
            unit_after.distance_left = 4
            return Explanation(
                'Fall back until 4 in from the enemy (carolus_rex.draw_off)',
                unit_after,
                notes,
                changes,
                usual
            )
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


draw_off = DrawOffResolver()


class StepBackResult(_Outcome):
    """What step_back makes of unit."""

    _party = 'unit'
    _made = {'distance_back': 'distance_back'}
    _facts = {}
    before: Unit
    distance_back: int

    @property
    def unit(self) -> StepBackResult:
        """What becomes of unit: this."""
        return self


class StepBackResolver(_Resolver):
    """Step back (action for unit). @qrs 161"""

    name = 'step_back'
    label = 'Step back'
    parties = ('unit',)
    cites = ('@qrs 161',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> StepBackResult:
        """What comes of it."""
        try:
            unit_after = StepBackResult()
            unit_after.before = unit
            unit_after.distance_back = 1
            return unit_after
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def explain(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            unit_after = StepBackResult()
            unit_after.before = unit
            unit_after.distance_back = 1
            return Explanation('Step back (carolus_rex.step_back)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


step_back = StepBackResolver()


class WheelCostResolver(_Resolver):
    """Wheeling (value for unit). @qrs 74-79"""

    name = 'wheel_cost'
    label = 'Wheeling'
    parties = ('unit',)
    cites = ('@qrs 74-79',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> int:
        """What comes of it."""
        try:
            unit_arm = unit.arm
            if (
                unit_arm is _arm_infantry
                and (unit.class_ is _class_a or unit.class_ is _class_b)
                and unit.state is _state_good_order
                and unit.mode is not _mode_march
            ):
                # A and B infantry, if in good order @qrs 76
                unit_wheel_cost = 2
            elif unit_arm is _arm_infantry and unit.mode is not _mode_march:
                # other infantry @qrs 77
                unit_wheel_cost = 3
            elif unit_arm is _arm_cavalry and unit.mode is not _mode_march:
                # cavalry @qrs 78
                unit_wheel_cost = 4
            elif unit_arm.is_artillery or unit_arm is _arm_irregulars or unit.mode is _mode_march:
                # artillery, irregulars and any on the march @qrs 79
                unit_wheel_cost = 0
            else:
                raise NoRule('unit: no line of wheel_cost fits this case', ('@qrs 74-79',))
            return unit_wheel_cost
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def explain(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_arm = unit.arm
            if (
                unit_arm is _arm_infantry
                and (unit.class_ is _class_a or unit.class_ is _class_b)
                and unit.state is _state_good_order
                and unit.mode is not _mode_march
            ):
                unit_wheel_cost = 2
                note(('unit', 213, True, unit_wheel_cost))
                note(('unit', 214, False, None))
                note(('unit', 215, False, None))
                note(('unit', 216, False, None))
            else:
                note(('unit', 217, False, None))
                if unit_arm is _arm_infantry and unit.mode is not _mode_march:
                    unit_wheel_cost = 3
                    note(('unit', 218, True, unit_wheel_cost))
                    note(('unit', 215, False, None))
                    note(('unit', 216, False, None))
                else:
                    note(('unit', 214, False, None))
                    if unit_arm is _arm_cavalry and unit.mode is not _mode_march:
                        unit_wheel_cost = 4
                        note(('unit', 219, True, unit_wheel_cost))
                        note(('unit', 216, False, None))
                    else:
                        note(('unit', 215, False, None))
                        if unit_arm.is_artillery or unit_arm is _arm_irregulars or unit.mode is _mode_march:
                            unit_wheel_cost = 0
                            note(('unit', 220, True, unit_wheel_cost))
                        else:
                            note(('unit', 216, False, None))
                            raise NoRule('unit: no line of wheel_cost fits this case', ('@qrs 74-79',))
            return Explanation('Wheeling (carolus_rex.wheel_cost)', unit_wheel_cost, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


wheel_cost = WheelCostResolver()


class ReachResolver(_Resolver):
    """Move (value for unit). @qrs 64-79, 88"""

    name = 'reach'
    label = 'Move'
    parties = ('unit',)
    cites = ('@qrs 64-79, 88',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Number | None:
        """What comes of it."""
        try:
            it: int | None
            unit_reach: int | None
            unit_reach2: Number | None
            unit_arm = unit.arm
            it = _obstacle_cost_cells[_obstacle_cost_row(unit_arm)]
            if it is None and unit.minor_obstacles >= 1:
                # none for heavy artillery over an obstacle @qrs 70
                unit_reach = None
            else:
                unit_mode = unit.mode
                unit_reach = _move_distance_cells[_move_distance_place(unit_arm, unit_mode)]
            unit_reach2 = unit_reach
            # each minor obstacle @qrs 64
            if unit_reach2 is not None:
                unit_minor_obstacles = unit.minor_obstacles
                unit_reach2 += (_obstacle_cost_cells[_obstacle_cost_row(unit_arm)] or 0) * unit_minor_obstacles
            # each static unit that infantry or cavalry pass through @qrs 88
            if (unit_arm is _arm_infantry or unit_arm is _arm_cavalry) and unit_reach2 is not None:
                unit_reach2 += (_obstacle_cost_cells[_obstacle_cost_row(unit_arm)] or 0) * unit.units_passed
            # falling back @qrs 72
            if unit.order is _order_fall_back and unit_reach2 is not None:
                unit_reach2 = _on(lambda v: _rounded(_over(v, 2), ''), unit_reach2)
            # for each 45/xb0 wheeled, or part of it @qrs 74
            if unit_reach2 is not None:
                if (
                    unit_arm is _arm_infantry
                    and (unit.class_ is _class_a or unit.class_ is _class_b)
                    and unit.state is _state_good_order
                    and unit.mode is not _mode_march
                ):
                    # A and B infantry, if in good order @qrs 76
                    unit_wheel_cost = 2
                elif unit_arm is _arm_infantry and unit.mode is not _mode_march:
                    # other infantry @qrs 77
                    unit_wheel_cost = 3
                elif unit_arm is _arm_cavalry and unit.mode is not _mode_march:
                    # cavalry @qrs 78
                    unit_wheel_cost = 4
                elif unit_arm.is_artillery or unit_arm is _arm_irregulars or unit.mode is _mode_march:
                    # artillery, irregulars and any on the march @qrs 79
                    unit_wheel_cost = 0
                else:
                    raise NoRule('unit: no line of wheel_cost fits this case', ('@qrs 74-79',))
                unit_reach2 -= unit_wheel_cost * ceil(_over(unit.angle, 45))
            if unit_reach2 is not None:
                if unit_reach2 < 0:
                    unit_reach2 = 0
            found: Number | None = _exact(unit_reach2)
            return found
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def explain(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            cell: int | None
            unit_reach: int | None
            cell2: int | None
            unit_reach2: Number | None
            cell3: int | None
            cell4: int | None
            unit_arm = unit.arm
            place = _obstacle_cost_row(unit_arm)
            cell = _obstacle_cost_cells[place]
            note(('unit', (194, 195, 196, 197, 198, 199)[place // 1], True, ((unit_arm,), cell)))
            if cell is None and unit.minor_obstacles >= 1:
                unit_reach = None
                note(('unit', 200, True, unit_reach))
            else:
                note(('unit', 201, False, None))
                unit_mode = unit.mode
                place2 = _move_distance_place(unit_arm, unit_mode)
                cell2 = _move_distance_cells[place2]
                note(('unit', (202, 203, 204, 205, 206, 207)[place2 // 2], True, ((unit_arm, unit_mode,), cell2)))
                unit_reach = cell2
            unit_reach2 = unit_reach
            if unit_reach2 is not None:
                place3 = _obstacle_cost_row(unit_arm)
                cell3 = _obstacle_cost_cells[place3]
                note(('unit', (194, 195, 196, 197, 198, 199)[place3 // 1], True, ((unit_arm,), cell3)))
                unit_minor_obstacles = unit.minor_obstacles
                amount = (cell3 or 0) * unit_minor_obstacles
                unit_reach2 += amount
                note(('unit', 208, amount != 0, amount))
            else:
                note(('unit', 209, False, None))
            if (unit_arm is _arm_infantry or unit_arm is _arm_cavalry) and unit_reach2 is not None:
                place4 = _obstacle_cost_row(unit_arm)
                cell4 = _obstacle_cost_cells[place4]
                note(('unit', (194, 195, 196, 197, 198, 199)[place4 // 1], True, ((unit_arm,), cell4)))
                amount2 = (cell4 or 0) * _usual(usual, 'unit', unit, 'units_passed')
                unit_reach2 += amount2
                note(('unit', 210, amount2 != 0, amount2))
            else:
                note(('unit', 211, False, None))
            if unit.order is _order_fall_back and unit_reach2 is not None:
                unit_reach2 = _on(lambda v: _rounded(_over(v, 2), ''), unit_reach2)
                note(('unit', 212, True, 'halved'))
            else:
                note(('unit', 212, False, None))
            if unit_reach2 is not None:
                amount3 = -(_wheel_cost_told(note, usual, unit, 'unit') * ceil(_over(unit.angle, 45)))
                unit_reach2 += amount3
                note(('unit', 221, amount3 != 0, amount3))
            else:
                note(('unit', 222, False, None))
            if unit_reach2 is not None:
                counted = unit_reach2 < 0
                if counted:
                    unit_reach2 = 0
                note(('unit', 223, counted, 0))
            else:
                note(('unit', 224, False, None))
            return Explanation('Move (carolus_rex.reach)', _exact(unit_reach2), notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


reach = ReachResolver()


class RoughDistanceResolver(_Resolver):
    """Distance in difficult terrain, as it counts (value for unit). @qrs 81"""

    name = 'rough_distance'
    label = 'Distance in difficult terrain, as it counts'
    parties = ('unit',)
    cites = ('@qrs 81',)

    def _between(self, unit: Unit) -> None:
        """What cannot be between the parties, or because of a fact left as it usually is."""
        if unit._usual:
            try:
                illegal = 'way' not in unit._usual and unit.difficult > unit.way
            except RuleError:
                illegal = False
            if illegal:
                raise IllegalState('unit: it cannot be that difficult more than way', ('@qrs 81',))

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Number:
        """What comes of it."""
        try:
            unit_rough_distance: Number
            self._between(unit)
            unit_rough_distance = unit.difficult
            unit_rough_distance *= 2
            found: Number = _exact(unit_rough_distance)
            return found
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def explain(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_rough_distance: Number
            self._between(unit)
            unit_rough_distance = _usual(usual, 'unit', unit, 'difficult')
            unit_rough_distance *= 2
            note(('unit', 193, True, 'x 2'))
            return Explanation(
                'Distance in difficult terrain, as it counts (carolus_rex.rough_distance)',
                _exact(unit_rough_distance),
                notes,
                changes,
                usual
            )
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


rough_distance = RoughDistanceResolver()


class DistanceCountedResolver(_Resolver):
    """Distance moved, as it counts (value for unit). @qrs 81"""

    name = 'distance_counted'
    label = 'Distance moved, as it counts'
    parties = ('unit',)
    cites = ('@qrs 81',)

    def _between(self, unit: Unit) -> None:
        """What cannot be between the parties, or because of a fact left as it usually is."""
        if unit._usual:
            try:
                illegal = unit.difficult > unit.way
            except RuleError:
                illegal = False
            if illegal:
                raise IllegalState('unit: it cannot be that difficult more than way', ('@qrs 81',))

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Number:
        """What comes of it."""
        try:
            unit_rough_distance: Number
            self._between(unit)
            unit_difficult = unit.difficult
            unit_rough_distance = unit_difficult
            unit_rough_distance *= 2
            found: Number = _exact(unit.way - unit_difficult + unit_rough_distance)
            return found
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def explain(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_rough_distance: Number
            self._between(unit)
            unit_difficult = _usual(usual, 'unit', unit, 'difficult')
            unit_rough_distance = unit_difficult
            unit_rough_distance *= 2
            note(('unit', 193, True, 'x 2'))
            return Explanation(
                'Distance moved, as it counts (carolus_rex.distance_counted)',
                _exact(_usual(usual, 'unit', unit, 'way') - unit_difficult + unit_rough_distance),
                notes,
                changes,
                usual
            )
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


distance_counted = DistanceCountedResolver()


class MoveResult(_Outcome):
    """What move makes of unit."""

    _party = 'unit'
    _made = {'verdict': 'verdict', 'allowance': 'allowance'}
    _facts = {'state': 'state', 'time': 'time'}
    before: Unit
    verdict: str
    allowance: Number | None
    state: State
    time: int

    @property
    def unit(self) -> MoveResult:
        """What becomes of unit: this."""
        return self


class MoveResolver(_Resolver):
    """Move (action for unit). @qrs 64-83, 94"""

    name = 'move'
    label = 'Move'
    parties = ('unit',)
    cites = ('@qrs 64-83, 94',)

    def _between(self, unit: Unit) -> None:
        """What cannot be between the parties, or because of a fact left as it usually is."""
        if unit._usual:
            try:
                illegal = unit.difficult > unit.way
            except RuleError:
                illegal = False
            if illegal:
                raise IllegalState('unit: it cannot be that difficult more than way', ('@qrs 81',))

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> MoveResult:
        """What comes of it."""
        try:
            it: int | None
            it2: int | None
            unit_rough_distance: Number
            it3: Number | None
            unit_allowance: Number | None
            unit_after = MoveResult()
            unit_after.before = unit
            self._between(unit)
            unit_arm = unit.arm
            it = _move_distance_cells[_move_distance_place(unit_arm, unit.mode)]
            if it is None:
                # Heavy artillery when deployed @qrs 70
                unit_verdict = 'may not'
            elif unit_arm.is_artillery and unit.difficult > 0 and unit_arm is not _arm_light_artillery:
                # Artillery in difficult terrain, except infantry guns @qrs 81
                unit_verdict = 'may not'
            else:
                it2 = _obstacle_cost_cells[_obstacle_cost_row(unit_arm)]
                if it2 is None and unit.minor_obstacles >= 1:
                    # Heavy artillery over an obstacle @qrs 70
                    unit_verdict = 'may not'
                elif unit_arm.is_artillery and unit.major_obstacle:
                    # Artillery over a major obstacle @qrs 83
                    unit_verdict = 'may not'
                else:
                    unit_difficult = unit.difficult
                    unit_rough_distance = unit_difficult
                    unit_rough_distance *= 2
                    it3 = _reach(unit, 'unit')
                    if it3 is not None and unit.way - unit_difficult + unit_rough_distance > it3:
                        # Farther than its move @qrs 64-81
                        unit_verdict = 'may not'
                    else:
                        unit_verdict = 'may'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return unit_after
            unit_allowance = _reach(unit, 'unit')
            unit_after.allowance = _exact(unit_allowance)
            if (
                (unit_arm is _arm_cavalry or unit_arm is _arm_light_artillery)
                and unit.difficult > 0
                and unit.state is _state_good_order
            ):
                # Difficult terrain disorders cavalry and infantry guns @qrs 81
                unit_after.state = _state_disordered
            unit_major_obstacle = unit.major_obstacle
            if unit_major_obstacle:
                # A major obstacle takes the whole move @qrs 83
                unit_after.time = 1
            if unit.enemy_appears:
                # Halts at the sight of enemy unseen before @qrs 94
                unit_after.must = ('halt',)
            return unit_after
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def explain(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            cell: int | None
            cell2: int | None
            it: Number | None
            unit_allowance: Number | None
            unit_after = MoveResult()
            unit_after.before = unit
            self._between(unit)
            unit_arm = unit.arm
            place = _move_distance_place(unit_arm, unit.mode)
            cell = _move_distance_cells[place]
            note(('unit', (177, 178, 179, 180, 181, 182)[place // 2], True, ((unit_arm, unit.mode,), cell)))
            if cell is None:
                note(('unit', 183, True, 'may not'))
                unit_verdict = 'may not'
            elif (
                unit_arm.is_artillery
                and _usual(usual, 'unit', unit, 'difficult') > 0
                and unit_arm is not _arm_light_artillery
            ):
                note(('unit', 183, False, None))
                note(('unit', 184, True, 'may not'))
                unit_verdict = 'may not'
            else:
                place2 = _obstacle_cost_row(unit_arm)
                cell2 = _obstacle_cost_cells[place2]
                note(('unit', (185, 186, 187, 188, 189, 190)[place2 // 1], True, ((unit_arm,), cell2)))
                if cell2 is None and unit.minor_obstacles >= 1:
                    note(('unit', 183, False, None))
                    note(('unit', 184, False, None))
                    note(('unit', 191, True, 'may not'))
                    unit_verdict = 'may not'
                elif unit_arm.is_artillery and _usual(usual, 'unit', unit, 'major_obstacle'):
                    note(('unit', 183, False, None))
                    note(('unit', 184, False, None))
                    note(('unit', 191, False, None))
                    note(('unit', 192, True, 'may not'))
                    unit_verdict = 'may not'
                else:
                    it = _reach_told(note, usual, unit, 'unit')
                    if it is not None and _distance_counted_told(note, usual, unit, 'unit') > it:
                        note(('unit', 183, False, None))
                        note(('unit', 184, False, None))
                        note(('unit', 191, False, None))
                        note(('unit', 192, False, None))
                        note(('unit', 225, True, 'may not'))
                        unit_verdict = 'may not'
                    else:
                        note(('unit', 183, False, None))
                        note(('unit', 184, False, None))
                        note(('unit', 191, False, None))
                        note(('unit', 192, False, None))
                        note(('unit', 225, False, None))
                        note(('unit', 226, True, 'may'))
                        unit_verdict = 'may'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return Explanation('Move (carolus_rex.move)', unit_after, notes, changes, usual)
            unit_allowance = _reach_told(note, usual, unit, 'unit')
            unit_after.allowance = _exact(unit_allowance)
            if (
                (unit_arm is _arm_cavalry or unit_arm is _arm_light_artillery)
                and _usual(usual, 'unit', unit, 'difficult') > 0
                and unit.state is _state_good_order
            ):
                note(('unit', 227, True, None))
                changes.append(('unit', 'state', getattr(unit, 'state', None), _state_disordered, False))
                unit_after.state = unit_state = _state_disordered
                note(('unit', 228, True, (unit_state,)))
            else:
                note(('unit', 227, False, None))
            unit_major_obstacle = _usual(usual, 'unit', unit, 'major_obstacle')
            if unit_major_obstacle:
                note(('unit', 229, True, None))
                changes.append(('unit', 'time', getattr(unit, 'time', None), 1, False))
                unit_after.time = unit_time = 1
                note(('unit', 230, True, (unit_time,)))
            else:
                note(('unit', 229, False, None))
            if _usual(usual, 'unit', unit, 'enemy_appears'):
                note(('unit', 231, True, None))
                unit_after.must = ('halt',)
                note(('unit', 232, True, 'must halt'))
            else:
                note(('unit', 231, False, None))
            return Explanation('Move (carolus_rex.move)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


move = MoveResolver()


class HaltResult(_Outcome):
    """What halt makes of unit."""

    _party = 'unit'
    _made = {}
    _facts = {}
    before: Unit

    @property
    def unit(self) -> HaltResult:
        """What becomes of unit: this."""
        return self


class HaltResolver(_Resolver):
    """Halt (action for unit). @qrs 94"""

    name = 'halt'
    label = 'Halt'
    parties = ('unit',)
    cites = ('@qrs 94',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> HaltResult:
        """What comes of it."""
        try:
            unit_after = HaltResult()
            unit_after.before = unit
            return unit_after
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def explain(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_after = HaltResult()
            unit_after.before = unit
            note(('unit', 286, True, None))
            return Explanation('Halt (carolus_rex.halt)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


halt = HaltResolver()


class PassThroughResult(_Outcome):
    """What pass_through makes of unit."""

    _party = 'unit'
    _made = {'verdict': 'verdict', 'effect': 'effect'}
    _facts = {}
    before: Unit
    verdict: str
    effect: int | None

    @property
    def unit(self) -> PassThroughResult:
        """What becomes of unit: this."""
        return self


class PassThroughResolver(_Resolver):
    """Pass through a unit (action for unit against friend). @qrs 87, 88"""

    name = 'pass_through'
    label = 'Pass through a unit'
    parties = ('unit', 'friend')
    cites = ('@qrs 87, 88',)

    def resolve(
        self,
        unit: Unit,
        friend: Unit,
        *,
        dice: Dice = (),
        chosen: Chosen = _NO_CHOICE
    ) -> PassThroughResult:
        """What comes of it."""
        try:
            unit_effect: int | None
            unit_after = PassThroughResult()
            unit_after.before = unit
            unit_arm = unit.arm
            if unit_arm is _arm_irregulars or unit_arm.is_artillery:
                # Irregulars and artillery on the move @qrs 87
                unit_verdict = 'may'
            elif (
                (unit_arm is _arm_infantry or unit_arm is _arm_cavalry)
                and (friend.arm is _arm_infantry or friend.arm is _arm_cavalry)
                and not friend.moves
            ):
                # Infantry and cavalry, through infantry or cavalry that do not move @qrs 88
                unit_verdict = 'may'
            else:
                raise NoRule('Pass through a unit: no line fits this case', ('@qrs 87, 88',))
            unit_after.verdict = unit_verdict
            if unit_arm is _arm_irregulars or unit_arm.is_artillery:
                # irregulars and artillery @qrs 87
                unit_effect = 0
            else:
                # as for a minor obstacle @qrs 88
                unit_effect = _obstacle_cost_cells[_obstacle_cost_row(unit_arm)]
            unit_after.effect = unit_effect
            return unit_after
        except MissingFact as missing:
            raise missing.of(unit=unit, friend=friend) from None

    def explain(self, unit: Unit, friend: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_effect: int | None
            cell: int | None
            unit_after = PassThroughResult()
            unit_after.before = unit
            unit_arm = unit.arm
            if unit_arm is _arm_irregulars or unit_arm.is_artillery:
                note(('unit', 287, True, 'may'))
                unit_verdict = 'may'
            elif (
                (unit_arm is _arm_infantry or unit_arm is _arm_cavalry)
                and (friend.arm is _arm_infantry or friend.arm is _arm_cavalry)
                and not friend.moves
            ):
                note(('unit', 287, False, None))
                note(('unit', 288, True, 'may'))
                unit_verdict = 'may'
            else:
                raise NoRule('Pass through a unit: no line fits this case', ('@qrs 87, 88',))
            unit_after.verdict = unit_verdict
            if unit_arm is _arm_irregulars or unit_arm.is_artillery:
                unit_effect = 0
                note(('unit', 289, True, unit_effect))
                note(('unit', 290, False, None))
            else:
                note(('unit', 291, False, None))
                place = _obstacle_cost_row(unit_arm)
                cell = _obstacle_cost_cells[place]
                note(('unit', (292, 293, 294, 295, 296, 297)[place // 1], True, ((unit_arm,), cell)))
                unit_effect = cell
                note(('unit', 298, True, unit_effect))
            unit_after.effect = unit_effect
            return Explanation('Pass through a unit (carolus_rex.pass_through)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit, friend=friend) from None

    def odds(self, unit: Unit, friend: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit, friend), chosen)

    def choices(self, unit: Unit, friend: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit, friend), chosen)


pass_through = PassThroughResolver()


class PassGapResult(_Outcome):
    """What pass_gap makes of unit."""

    _party = 'unit'
    _made = {'verdict': 'verdict'}
    _facts = {}
    before: Unit
    verdict: str

    @property
    def unit(self) -> PassGapResult:
        """What becomes of unit: this."""
        return self


class PassGapResolver(_Resolver):
    """Pass a gap (action for unit). @qrs 89"""

    name = 'pass_gap'
    label = 'Pass a gap'
    parties = ('unit',)
    cites = ('@qrs 89',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> PassGapResult:
        """What comes of it."""
        try:
            unit_after = PassGapResult()
            unit_after.before = unit
            if unit.gap_width >= 2:
                # 2 in or wider @qrs 89
                unit_verdict = 'may'
            else:
                raise NoRule('Pass a gap: no line fits this case', ('@qrs 89',))
            unit_after.verdict = unit_verdict
            return unit_after
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def explain(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_after = PassGapResult()
            unit_after.before = unit
            if unit.gap_width >= 2:
                note(('unit', 299, True, 'may'))
                unit_verdict = 'may'
            else:
                raise NoRule('Pass a gap: no line fits this case', ('@qrs 89',))
            unit_after.verdict = unit_verdict
            return Explanation('Pass a gap (carolus_rex.pass_gap)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


pass_gap = PassGapResolver()


class BalksResolver(_Resolver):
    """shaken, and nearer to enemy in 6 in (term for unit). @qrs 93"""

    name = 'balks'
    label = 'shaken, and nearer to enemy in 6 in'
    parties = ('unit',)
    cites = ('@qrs 93',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> bool:
        """What comes of it."""
        try:
            return unit.state is _state_shaken and unit.closest < unit.nearest_enemy and unit.closest <= 6
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def explain(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_balks = False
            if unit.state is _state_shaken and unit.closest < unit.nearest_enemy and unit.closest <= 6:
                note(('unit', 168, True, None))
                unit_balks = True
            return Explanation(
                'shaken, and nearer to enemy in 6 in (carolus_rex.balks)',
                unit_balks,
                notes,
                changes,
                usual
            )
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


balks = BalksResolver()


class KeptOffResolver(_Resolver):
    """kept off by the enemy (term for unit). @qrs 95, 96"""

    name = 'kept_off'
    label = 'kept off by the enemy'
    parties = ('unit',)
    cites = ('@qrs 95, 96',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> bool:
        """What comes of it."""
        try:
            return (
                (unit.closest <= 1 and unit.nearest_enemy > 1)
                or (unit.enters_fire_zone and unit.leaves_fire_zone)
            )
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def explain(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_kept_off = False
            if unit.closest <= 1 and unit.nearest_enemy > 1:
                note(('unit', 170, True, None))
                unit_kept_off = True
            elif unit.enters_fire_zone and unit.leaves_fire_zone:
                note(('unit', 171, True, None))
                unit_kept_off = True
            return Explanation('kept off by the enemy (carolus_rex.kept_off)', unit_kept_off, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


kept_off = KeptOffResolver()


class CloseResult(_Outcome):
    """What close makes of unit."""

    _party = 'unit'
    _made = {'verdict': 'verdict'}
    _facts = {}
    before: Unit
    verdict: str

    @property
    def unit(self) -> CloseResult:
        """What becomes of unit: this."""
        return self


class CloseResolver(_Resolver):
    """Close with the enemy (action for unit against enemy). @qrs 10, 97"""

    name = 'close'
    label = 'Close with the enemy'
    parties = ('unit', 'enemy')
    cites = ('@qrs 10, 97',)

    def resolve(self, unit: Unit, enemy: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> CloseResult:
        """What comes of it."""
        try:
            unit_after = CloseResult()
            unit_after.before = unit
            if unit.state is _state_shaken:
                # Shaken @qrs 93
                unit_verdict = 'may not'
            elif (unit.strikes is _strikes_flank or unit.strikes is _strikes_rear) and not unit.behind_flank:
                # On flank or rear, from in front of the flank @qrs 97
                unit_verdict = 'may not'
            else:
                unit_verdict = 'may'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return unit_after
            return unit_after
        except MissingFact as missing:
            raise missing.of(unit=unit, enemy=enemy) from None

    def explain(self, unit: Unit, enemy: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_after = CloseResult()
            unit_after.before = unit
            if unit.state is _state_shaken:
                note(('unit', 300, True, 'may not'))
                unit_verdict = 'may not'
            elif (unit.strikes is _strikes_flank or unit.strikes is _strikes_rear) and not unit.behind_flank:
                note(('unit', 300, False, None))
                note(('unit', 301, True, 'may not'))
                unit_verdict = 'may not'
            else:
                note(('unit', 300, False, None))
                note(('unit', 301, False, None))
                note(('unit', 302, True, 'may'))
                unit_verdict = 'may'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return Explanation('Close with the enemy (carolus_rex.close)', unit_after, notes, changes, usual)
            return Explanation('Close with the enemy (carolus_rex.close)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit, enemy=enemy) from None

    def odds(self, unit: Unit, enemy: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit, enemy), chosen)

    def choices(self, unit: Unit, enemy: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit, enemy), chosen)


close = CloseResolver()


class ContactEnemy(_Outcome):
    """What contact makes of enemy."""

    _party = 'enemy'
    _made = {}
    _facts = {'removed': 'removed'}
    before: Unit
    removed: bool


class ContactResult(_Outcome):
    """What contact makes of unit."""

    _party = 'unit'
    _made = {
        'cohesion_total': 'cohesion.total',
        'cohesion_natural': 'cohesion.natural',
        'cohesion_dice': 'cohesion.dice',
        'cohesion_result': 'cohesion.result'
    }
    _facts = {'passed': 'passed', 'state': 'state'}
    _not_told = ('before', 'enemy', 'cohesion_dice', 'cohesion_natural')
    _others = ('enemy',)
    before: Unit
    cohesion_total: int | None
    cohesion_natural: int | None
    cohesion_dice: int | None
    cohesion_result: str | None
    passed: bool
    state: State
    enemy: ContactEnemy

    @property
    def unit(self) -> ContactResult:
        """What becomes of unit: this."""
        return self


class ContactResolver(_Resolver):
    """Contact with enemy (test for unit against enemy). @qrs 98"""

    name = 'contact'
    label = 'Contact with enemy'
    parties = ('unit', 'enemy')
    cites = ('@qrs 98',)

    def resolve(self, unit: Unit, enemy: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> ContactResult:
        """What comes of it."""
        if type(dice) is not list:
            return _driven(self.resolve, (unit, enemy), dice, chosen)  # type: ignore[no-any-return]
        try:
            unit_after = ContactResult()
            unit_after.before = unit
            enemy_after = ContactEnemy()
            enemy_after.before = enemy
            unit_after.enemy = enemy_after
            enemy_state = enemy.state
            if enemy_state is _state_broken:
                # Broken enemy are removed @qrs 98
                enemy_after.removed = True
            if enemy_state is _state_broken and unit.state is _state_good_order:
                # In good order: tests its cohesion @qrs 95, 98
                at = _take_cohesion_3(unit, unit_after, dice, 0)
            else:
                at = 0
            if enemy_state is _state_broken and unit.state is _state_good_order and not unit_after.passed:
                # Failed: disordered @qrs 95, 98
                unit_after.state = _state_disordered
            return unit_after
        except MissingFact as missing:
            raise missing.of(unit=unit, enemy=enemy) from None

    def explain(self, unit: Unit, enemy: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        if type(dice) is not list:
            return _driven(self.explain, (unit, enemy), dice, chosen)  # type: ignore[no-any-return]
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_after = ContactResult()
            unit_after.before = unit
            enemy_after = ContactEnemy()
            enemy_after.before = enemy
            unit_after.enemy = enemy_after
            enemy_state = enemy.state
            if enemy_state is _state_broken:
                note(('unit', 303, True, None))
                changes.append(('enemy', 'removed', getattr(enemy, 'removed', None), True, False))
                enemy_after.removed = enemy_removed = True
                note(('unit', 304, True, (enemy_removed,)))
            else:
                note(('unit', 303, False, None))
            if enemy_state is _state_broken and unit.state is _state_good_order:
                note(('unit', 305, True, None))
                note(('unit', 306, True, 'cohesion'))
                at = _take_cohesion_told_5(unit, unit_after, dice, 0, note, changes, usual)
            else:
                note(('unit', 305, False, None))
                at = 0
            if (
                enemy_state is _state_broken
                and unit.state is _state_good_order
                and not _usual(usual, 'unit', unit_after, 'passed')
            ):
                note(('unit', 307, True, None))
                changes.append(('unit', 'state', getattr(unit, 'state', None), _state_disordered, False))
                unit_after.state = unit_state = _state_disordered
                note(('unit', 308, True, (unit_state,)))
            else:
                note(('unit', 307, False, None))
            return Explanation('Contact with enemy (carolus_rex.contact)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit, enemy=enemy) from None

    def odds(self, unit: Unit, enemy: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit, enemy), chosen)

    def choices(self, unit: Unit, enemy: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit, enemy), chosen)


contact = ContactResolver()


class PursuitResult(_Outcome):
    """What pursuit makes of unit."""

    _party = 'unit'
    _made = {
        'cohesion_total': 'cohesion.total',
        'cohesion_natural': 'cohesion.natural',
        'cohesion_dice': 'cohesion.dice',
        'cohesion_result': 'cohesion.result',
        'result': 'result',
        'verdict': 'verdict'
    }
    _facts = {'passed': 'passed'}
    _not_told = ('before', 'cohesion_dice', 'cohesion_natural')
    before: Unit
    cohesion_total: int | None
    cohesion_natural: int | None
    cohesion_dice: int | None
    cohesion_result: str | None
    result: str | None
    verdict: str | None
    passed: bool

    @property
    def unit(self) -> PursuitResult:
        """What becomes of unit: this."""
        return self


class PursuitResolver(_Resolver):
    """Does it pursue? (test for unit against enemy). @qrs 215"""

    name = 'pursuit'
    label = 'Does it pursue?'
    parties = ('unit', 'enemy')
    cites = ('@qrs 215',)

    def resolve(self, unit: Unit, enemy: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> PursuitResult:
        """What comes of it."""
        if type(dice) is not list:
            return _driven(self.resolve, (unit, enemy), dice, chosen)  # type: ignore[no-any-return]
        try:
            unit_after = PursuitResult()
            unit_after.before = unit
            if enemy.state is _state_broken and unit.distance <= 1:
                unit_arm = unit.arm
                if unit_arm is _arm_cavalry and unit.state is not _state_shaken:
                    # Cavalry that are not shaken test their cohesion @qrs 215
                    at = _take_cohesion_3(unit, unit_after, dice, 0)
                else:
                    at = 0
                if unit_arm is _arm_irregulars:
                    # Irregulars always do @qrs 215
                    unit_after.result = 'irregulars_always_do'
                    unit_after.must = ('pursue',)
                elif unit_arm is _arm_cavalry and unit.state is _state_shaken:
                    # Shaken cavalry do not @qrs 215
                    unit_after.result = 'shaken_cavalry_do_not'
                    unit_after.may_not = ('pursue',)
                elif unit_arm is _arm_cavalry and not unit_after.passed:
                    # Cavalry that fail the test must @qrs 215
                    unit_after.result = 'cavalry_that_fail_the_test_must'
                    unit_after.must = ('pursue',)
                elif unit_arm is _arm_cavalry:
                    # Cavalry that pass choose @qrs 215
                    unit_after.result = 'cavalry_that_pass_choose'
                    unit_after.may = ('pursue',)
                else:
                    # No others do @qrs 215
                    unit_after.result = 'no_others_do'
                    unit_after.may_not = ('pursue',)
                unit_after.may = _open(unit_after.may, unit_after.may_not)
                return unit_after
            unit_after.verdict = 'does not apply'
            unit_after.applies = False
            return unit_after
        except MissingFact as missing:
            raise missing.of(unit=unit, enemy=enemy) from None

    def explain(self, unit: Unit, enemy: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        if type(dice) is not list:
            return _driven(self.explain, (unit, enemy), dice, chosen)  # type: ignore[no-any-return]
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_after = PursuitResult()
            unit_after.before = unit
            if _routing_told(note, usual, enemy, 'enemy') and _in_contact_told(note, usual, unit, 'unit'):
                unit_arm = unit.arm
                if unit_arm is _arm_cavalry and unit.state is not _state_shaken:
                    note(('unit', 94, True, None))
                    note(('unit', 95, True, 'cohesion'))
                    at = _take_cohesion_told_5(unit, unit_after, dice, 0, note, changes, usual)
                else:
                    note(('unit', 94, False, None))
                    at = 0
                if unit_arm is _arm_irregulars:
                    note(('unit', 96, True, None))
                    unit_after.result = 'irregulars_always_do'
                    unit_after.must = ('pursue',)
                    note(('unit', 97, True, 'must pursue'))
                elif unit_arm is _arm_cavalry and unit.state is _state_shaken:
                    note(('unit', 98, False, None))
                    note(('unit', 99, True, None))
                    unit_after.result = 'shaken_cavalry_do_not'
                    unit_after.may_not = ('pursue',)
                    note(('unit', 100, True, 'may not pursue'))
                elif unit_arm is _arm_cavalry and not _usual(usual, 'unit', unit_after, 'passed'):
                    note(('unit', 98, False, None))
                    note(('unit', 101, False, None))
                    note(('unit', 102, True, None))
                    unit_after.result = 'cavalry_that_fail_the_test_must'
                    unit_after.must = ('pursue',)
                    note(('unit', 103, True, 'must pursue'))
                elif unit_arm is _arm_cavalry:
                    note(('unit', 98, False, None))
                    note(('unit', 101, False, None))
                    note(('unit', 104, False, None))
                    note(('unit', 105, True, None))
                    unit_after.result = 'cavalry_that_pass_choose'
                    unit_after.may = ('pursue',)
                    note(('unit', 106, True, 'may pursue'))
                else:
                    note(('unit', 98, False, None))
                    note(('unit', 101, False, None))
                    note(('unit', 104, False, None))
                    note(('unit', 107, False, None))
                    note(('unit', 108, True, None))
                    unit_after.result = 'no_others_do'
                    unit_after.may_not = ('pursue',)
                    note(('unit', 109, True, 'may not pursue'))
                unit_after.may = _open(unit_after.may, unit_after.may_not)
                return Explanation('Does it pursue? (carolus_rex.pursuit)', unit_after, notes, changes, usual)
            unit_after.verdict = 'does not apply'
            unit_after.applies = False
            return Explanation('Does it pursue? (carolus_rex.pursuit)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit, enemy=enemy) from None

    def odds(self, unit: Unit, enemy: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit, enemy), chosen)

    def choices(self, unit: Unit, enemy: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit, enemy), chosen)


pursuit = PursuitResolver()


class PursueEnemy(_Outcome):
    """What pursue makes of enemy."""

    _party = 'enemy'
    _made = {}
    _facts = {'removed': 'removed'}
    before: Unit
    removed: bool


class PursueResult(_Outcome):
    """What pursue makes of unit."""

    _party = 'unit'
    _made = {'total': 'total', 'natural': 'natural', 'dice': 'dice', 'distance_on': 'distance_on'}
    _facts = {'state': 'state', 'off_table': 'off_table'}
    _not_told = ('before', 'enemy', 'dice', 'natural')
    _others = ('enemy',)
    before: Unit
    total: int
    natural: int
    dice: int
    distance_on: int
    state: State
    off_table: bool
    enemy: PursueEnemy

    @property
    def unit(self) -> PursueResult:
        """What becomes of unit: this."""
        return self


class PursueResolver(_Resolver):
    """Pursuit (action for unit against enemy). @qrs 215-220"""

    name = 'pursue'
    label = 'Pursuit'
    parties = ('unit', 'enemy')
    cites = ('@qrs 215-220',)

    def resolve(self, unit: Unit, enemy: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> PursueResult:
        """What comes of it."""
        if type(dice) is not list:
            return _driven(self.resolve, (unit, enemy), dice, chosen)  # type: ignore[no-any-return]
        try:
            unit_after = PursueResult()
            unit_after.before = unit
            enemy_after = PursueEnemy()
            enemy_after.before = enemy
            unit_after.enemy = enemy_after
            try:
                unit_natural = dice[0]
            except IndexError:
                raise MissingDice('unit', ((_d6, 1, ''),)) from None
            if unit_natural not in _d6_faces:
                _wrong_face('unit', (unit_natural,), _d6)
            unit_after.total = unit_natural
            unit_after.natural = unit_natural
            unit_after.dice = 1
            unit_distance_on = 3 + unit_natural
            unit_after.distance_on = unit_distance_on
            if unit.state is _state_good_order:
                # Those who pursue become disordered @qrs 215
                unit_after.state = _state_disordered
            if unit_distance_on >= unit.routers_distance:
                # Routers it catches are removed @qrs 218
                enemy_after.removed = True
            if unit_distance_on >= unit.other_enemy:
                # Other enemy contacted: combat at once @qrs 219
                unit_after.must = ('fight_at_once',)
            if unit_distance_on >= unit.edge_distance:
                # At the table edge it leaves the table @qrs 220
                unit_after.off_table = True
            return unit_after
        except MissingFact as missing:
            raise missing.of(unit=unit, enemy=enemy) from None

    def explain(self, unit: Unit, enemy: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        if type(dice) is not list:
            return _driven(self.explain, (unit, enemy), dice, chosen)  # type: ignore[no-any-return]
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_after = PursueResult()
            unit_after.before = unit
            enemy_after = PursueEnemy()
            enemy_after.before = enemy
            unit_after.enemy = enemy_after
            try:
                unit_natural = dice[0]
            except IndexError:
                raise MissingDice('unit', ((_d6, 1, ''),)) from None
            if unit_natural not in _d6_faces:
                _wrong_face('unit', (unit_natural,), _d6)
            note(('unit', 309, True, (unit_natural,)))
            unit_after.total = unit_natural
            unit_after.natural = unit_natural
            unit_after.dice = 1
            unit_distance_on = 3 + unit_natural
            unit_after.distance_on = unit_distance_on
            if unit.state is _state_good_order:
                note(('unit', 310, True, None))
                changes.append(('unit', 'state', getattr(unit, 'state', None), _state_disordered, False))
                unit_after.state = unit_state = _state_disordered
                note(('unit', 311, True, (unit_state,)))
            else:
                note(('unit', 310, False, None))
            if not unit_distance_on < _usual(usual, 'unit', unit, 'routers_distance'):
                note(('unit', 312, True, None))
                changes.append(('enemy', 'removed', getattr(enemy, 'removed', None), True, False))
                enemy_after.removed = enemy_removed = True
                note(('unit', 313, True, (enemy_removed,)))
            else:
                note(('unit', 312, False, None))
            if not unit_distance_on < _usual(usual, 'unit', unit, 'other_enemy'):
                note(('unit', 314, True, None))
                unit_after.must = ('fight_at_once',)
                note(('unit', 315, True, 'must fight_at_once'))
            else:
                note(('unit', 314, False, None))
            if not unit_distance_on < _usual(usual, 'unit', unit, 'edge_distance'):
                note(('unit', 316, True, None))
                changes.append(('unit', 'off_table', getattr(unit, 'off_table', None), True, False))
                unit_after.off_table = unit_off_table = True
                note(('unit', 317, True, (unit_off_table,)))
            else:
                note(('unit', 316, False, None))
            return Explanation('Pursuit (carolus_rex.pursue)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit, enemy=enemy) from None

    def odds(self, unit: Unit, enemy: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit, enemy), chosen)

    def choices(self, unit: Unit, enemy: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit, enemy), chosen)


pursue = PursueResolver()


class FightAtOnceDefender(_Outcome):
    """What fight_at_once makes of defender."""

    _party = 'defender'
    _made = {
        'melee_total': 'melee.total',
        'melee_natural': 'melee.natural',
        'melee_dice': 'melee.dice',
        'melee_margin': 'melee.margin',
        'melee_level': 'melee.level',
        'cohesion_total': 'cohesion.total',
        'cohesion_natural': 'cohesion.natural',
        'cohesion_dice': 'cohesion.dice',
        'cohesion_result': 'cohesion.result',
        'melee_lost': 'melee.lost',
        'melee_outcome': 'melee.outcome',
        'pursuit_result': 'pursuit.result'
    }
    _facts = {'passed': 'passed', 'state': 'state'}
    _not_told = ('before', 'cohesion_dice', 'cohesion_natural', 'melee_dice', 'melee_natural')
    before: Unit
    melee_total: int
    melee_natural: int
    melee_dice: int
    melee_margin: int
    melee_level: int
    cohesion_total: int | None
    cohesion_natural: int | None
    cohesion_dice: int | None
    cohesion_result: str | None
    melee_lost: int
    melee_outcome: Outcome
    pursuit_result: str | None
    passed: bool
    state: State


class FightAtOnceResult(_Outcome):
    """What fight_at_once makes of attacker."""

    _party = 'attacker'
    _made = {
        'melee_total': 'melee.total',
        'melee_natural': 'melee.natural',
        'melee_dice': 'melee.dice',
        'melee_margin': 'melee.margin',
        'melee_level': 'melee.level',
        'cohesion_total': 'cohesion.total',
        'cohesion_natural': 'cohesion.natural',
        'cohesion_dice': 'cohesion.dice',
        'cohesion_result': 'cohesion.result',
        'melee_lost': 'melee.lost',
        'melee_outcome': 'melee.outcome',
        'melee_result': 'melee.result',
        'pursuit_result': 'pursuit.result'
    }
    _facts = {'passed': 'passed', 'state': 'state'}
    _not_told = ('before', 'defender', 'cohesion_dice', 'cohesion_natural', 'melee_dice', 'melee_natural')
    _others = ('defender',)
    before: Unit
    melee_total: int
    melee_natural: int
    melee_dice: int
    melee_margin: int
    melee_level: int
    cohesion_total: int | None
    cohesion_natural: int | None
    cohesion_dice: int | None
    cohesion_result: str | None
    melee_lost: int
    melee_outcome: Outcome
    melee_result: str
    pursuit_result: str | None
    passed: bool
    state: State
    defender: FightAtOnceDefender

    @property
    def attacker(self) -> FightAtOnceResult:
        """What becomes of attacker: this."""
        return self


class FightAtOnceResolver(_Resolver):
    """A round of close combat at once (action for attacker against defender). @qrs 219"""

    name = 'fight_at_once'
    label = 'A round of close combat at once'
    parties = ('attacker', 'defender')
    cites = ('@qrs 219',)

    def _between(self, attacker: Unit, defender: Unit) -> None:
        """What cannot be between the parties, or because of a fact left as it usually is."""
        try:
            illegal = attacker.distance != defender.distance
        except RuleError:
            illegal = False
        if illegal:
            raise IllegalState('attacker: it cannot be that distance is not defender.distance', ('@qrs 157',))

    def resolve(
        self,
        attacker: Unit,
        defender: Unit,
        *,
        dice: Dice = (),
        chosen: Chosen = _NO_CHOICE
    ) -> FightAtOnceResult:
        """What comes of it."""
        if type(dice) is not list:
            return _driven(self.resolve, (attacker, defender), dice, chosen)  # type: ignore[no-any-return]
        try:
            attacker_after = FightAtOnceResult()
            attacker_after.before = attacker
            defender_after = FightAtOnceDefender()
            defender_after.before = defender
            attacker_after.defender = defender_after
            self._between(attacker, defender)
            # Against the enemy contacted @qrs 219
            at = _take_melee(attacker, defender, attacker_after, defender_after, dice, 0)
            attacker_after.may = _open(attacker_after.may, attacker_after.may_not)
            defender_after.may = _open(defender_after.may, defender_after.may_not)
            return attacker_after
        except MissingFact as missing:
            raise missing.of(attacker=attacker, defender=defender) from None

    def explain(
        self,
        attacker: Unit,
        defender: Unit,
        *,
        dice: Dice = (),
        chosen: Chosen = _NO_CHOICE
    ) -> Explanation:
        """The same, with its reasons."""
        if type(dice) is not list:
            return _driven(self.explain, (attacker, defender), dice, chosen)  # type: ignore[no-any-return]
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            attacker_after = FightAtOnceResult()
            attacker_after.before = attacker
            defender_after = FightAtOnceDefender()
            defender_after.before = defender
            attacker_after.defender = defender_after
            self._between(attacker, defender)
            note(('attacker', 318, True, None))
            note(('attacker', 319, True, 'melee'))
            at = _take_melee_told(attacker, defender, attacker_after, defender_after, dice, 0, note, changes, usual)
            attacker_after.may = _open(attacker_after.may, attacker_after.may_not)
            defender_after.may = _open(defender_after.may, defender_after.may_not)
            return Explanation(
                'A round of close combat at once (carolus_rex.fight_at_once)',
                attacker_after,
                notes,
                changes,
                usual
            )
        except MissingFact as missing:
            raise missing.of(attacker=attacker, defender=defender) from None

    def odds(self, attacker: Unit, defender: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (attacker, defender), chosen)

    def choices(self, attacker: Unit, defender: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (attacker, defender), chosen)


fight_at_once = FightAtOnceResolver()


class RecoverUnitResult(_Outcome):
    """What recover_unit makes of unit."""

    _party = 'unit'
    _made = {'verdict': 'verdict'}
    _facts = {'off_table': 'off_table'}
    before: Unit
    verdict: str
    off_table: bool

    @property
    def unit(self) -> RecoverUnitResult:
        """What becomes of unit: this."""
        return self


class RecoverUnitResolver(_Resolver):
    """Recover a unit (action for unit). @qrs 13"""

    name = 'recover_unit'
    label = 'Recover a unit'
    parties = ('unit',)
    cites = ('@qrs 13',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> RecoverUnitResult:
        """What comes of it."""
        try:
            unit_after = RecoverUnitResult()
            unit_after.before = unit
            if unit.off_table:
                # Left the table @qrs 13
                unit_verdict = 'may'
            else:
                unit_verdict = 'may not'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return unit_after
            # Comes back @qrs 13
            unit_after.off_table = False
            return unit_after
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def explain(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_after = RecoverUnitResult()
            unit_after.before = unit
            if _usual(usual, 'unit', unit, 'off_table'):
                note(('unit', 320, True, 'may'))
                unit_verdict = 'may'
            else:
                note(('unit', 320, False, None))
                note(('unit', 321, True, 'may not'))
                unit_verdict = 'may not'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return Explanation('Recover a unit (carolus_rex.recover_unit)', unit_after, notes, changes, usual)
            note(('unit', 322, True, None))
            changes.append(('unit', 'off_table', getattr(unit, 'off_table', None), False, False))
            unit_after.off_table = unit_off_table = False
            note(('unit', 323, True, (unit_off_table,)))
            return Explanation('Recover a unit (carolus_rex.recover_unit)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


recover_unit = RecoverUnitResolver()


class RecoverGeneralResult(_Outcome):
    """What recover_general makes of general."""

    _party = 'general'
    _made = {'verdict': 'verdict'}
    _facts = {'off_table': 'off_table'}
    before: General
    verdict: str
    off_table: bool

    @property
    def general(self) -> RecoverGeneralResult:
        """What becomes of general: this."""
        return self


class RecoverGeneralResolver(_Resolver):
    """Recover a general (action for general). @qrs 13"""

    name = 'recover_general'
    label = 'Recover a general'
    parties = ('general',)
    cites = ('@qrs 13',)

    def resolve(self, general: General, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> RecoverGeneralResult:
        """What comes of it."""
        try:
            general_after = RecoverGeneralResult()
            general_after.before = general
            if general.off_table:
                # Left the table @qrs 13
                general_verdict = 'may'
            else:
                general_verdict = 'may not'
            general_after.verdict = general_verdict
            if general_verdict == 'may not':
                return general_after
            # Comes back @qrs 13
            general_after.off_table = False
            return general_after
        except MissingFact as missing:
            raise missing.of(general=general) from None

    def explain(self, general: General, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            general_after = RecoverGeneralResult()
            general_after.before = general
            if general.off_table:
                note(('general', 324, True, 'may'))
                general_verdict = 'may'
            else:
                note(('general', 324, False, None))
                note(('general', 325, True, 'may not'))
                general_verdict = 'may not'
            general_after.verdict = general_verdict
            if general_verdict == 'may not':
                return Explanation(
                    'Recover a general (carolus_rex.recover_general)',
                    general_after,
                    notes,
                    changes,
                    usual
                )
            note(('general', 326, True, None))
            changes.append(('general', 'off_table', getattr(general, 'off_table', None), False, False))
            general_after.off_table = general_off_table = False
            note(('general', 327, True, (general_off_table,)))
            return Explanation(
                'Recover a general (carolus_rex.recover_general)',
                general_after,
                notes,
                changes,
                usual
            )
        except MissingFact as missing:
            raise missing.of(general=general) from None

    def odds(self, general: General, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (general,), chosen)

    def choices(self, general: General, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (general,), chosen)


recover_general = RecoverGeneralResolver()


class InContactResolver(_Resolver):
    """in contact (term for unit). @qrs 95

    By ruling: Contact, in shooting, is being within the contact zone of 1 in
    """

    name = 'in_contact'
    label = 'in contact'
    parties = ('unit',)
    cites = ('@qrs 95',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> bool:
        """What comes of it."""
        try:
            return unit.distance <= 1
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def explain(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_in_contact = False
            if unit.distance <= 1:
                note(('unit', 92, True, None))
                unit_in_contact = True
            return Explanation('in contact (carolus_rex.in_contact)', unit_in_contact, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


in_contact = InContactResolver()


class CloseRangeResolver(_Resolver):
    """close range (term for unit). @qrs 106, 110"""

    name = 'close_range'
    label = 'close range'
    parties = ('unit',)
    cites = ('@qrs 106, 110',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> bool:
        """What comes of it."""
        try:
            unit_arm = unit.arm
            return (
                (unit_arm is _arm_infantry and unit.distance <= 1)
                or (unit_arm.is_artillery and unit.distance <= 3)
            )
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def explain(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_close_range = False
            unit_arm = unit.arm
            if unit_arm is _arm_infantry and _in_contact_told(note, usual, unit, 'unit'):
                note(('unit', 328, True, None))
                unit_close_range = True
            elif unit_arm.is_artillery and unit.distance <= 3:
                note(('unit', 329, True, None))
                unit_close_range = True
            return Explanation('close range (carolus_rex.close_range)', unit_close_range, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


close_range = CloseRangeResolver()


class CanFireResolver(_Resolver):
    """able to fire (term for unit). @qrs 102-113"""

    name = 'can_fire'
    label = 'able to fire'
    parties = ('unit',)
    cites = ('@qrs 102-113',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> bool:
        """What comes of it."""
        try:
            unit_arm = unit.arm
            return (
                ((unit_arm is _arm_infantry or unit_arm is _arm_irregulars) and unit.in_front)
                or (unit_arm is _arm_cavalry and unit.in_front and unit.distance <= 1)
                or (unit_arm.is_artillery and unit.distance <= _ranges_cells[_ranges_row(unit_arm)])
            )
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def explain(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            so: bool
            unit_can_fire = False
            unit_arm = unit.arm
            if (unit_arm is _arm_infantry or unit_arm is _arm_irregulars) and unit.in_front:
                note(('unit', 330, True, None))
                unit_can_fire = True
            elif unit_arm is _arm_cavalry and unit.in_front and _in_contact_told(note, usual, unit, 'unit'):
                note(('unit', 331, True, None))
                unit_can_fire = True
            else:
                so = unit_arm.is_artillery
                if so:
                    place = _ranges_row(unit_arm)
                    cell = _ranges_cells[place]
                    note(('unit', (332, 333, 334)[place // 1], True, ((unit_arm,), cell)))
                    so = unit.distance <= cell
                if so:
                    note(('unit', 335, True, None))
                    unit_can_fire = True
            return Explanation('able to fire (carolus_rex.can_fire)', unit_can_fire, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


can_fire = CanFireResolver()


class FireResult(_Outcome):
    """What fire makes of unit."""

    _party = 'unit'
    _made = {'verdict': 'verdict', 'points': 'points'}
    _facts = {}
    before: Unit
    verdict: str
    points: int | None

    @property
    def unit(self) -> FireResult:
        """What becomes of unit: this."""
        return self


class FireResolver(_Resolver):
    """Fire (action for unit against target). @qrs 102-122"""

    name = 'fire'
    label = 'Fire'
    parties = ('unit', 'target')
    cites = ('@qrs 102-122',)

    def resolve(self, unit: Unit, target: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> FireResult:
        """What comes of it."""
        try:
            unit_after = FireResult()
            unit_after.before = unit
            unit_arm = unit.arm
            if (
                ((unit_arm is _arm_infantry or unit_arm is _arm_irregulars) and unit.in_front)
                or (unit_arm is _arm_cavalry and unit.in_front and unit.distance <= 1)
                or (unit_arm.is_artillery and unit.distance <= _ranges_cells[_ranges_row(unit_arm)])
            ):
                # {can_fire} @qrs 102-122
                unit_verdict = 'may'
            else:
                unit_verdict = 'may not'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return unit_after
            unit_base_points = 0
            # each base @qrs 121
            unit_bases = unit.bases
            unit_base_points += unit_bases
            # more for each base of artillery or infantry at {close_range} @qrs 106, 110, 122
            if (unit_arm is _arm_infantry and unit.distance <= 1) or (unit_arm.is_artillery and unit.distance <= 3):
                unit_base_points += unit_bases
            unit_after.points = unit_base_points
            return unit_after
        except MissingFact as missing:
            raise missing.of(unit=unit, target=target) from None

    def explain(self, unit: Unit, target: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_after = FireResult()
            unit_after.before = unit
            if _can_fire_told(note, usual, unit, 'unit'):
                note(('unit', 336, True, 'may'))
                unit_verdict = 'may'
            else:
                note(('unit', 336, False, None))
                note(('unit', 337, True, 'may not'))
                unit_verdict = 'may not'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return Explanation('Fire (carolus_rex.fire)', unit_after, notes, changes, usual)
            unit_points = _base_points_told(note, usual, unit, 'unit')
            unit_after.points = unit_points
            return Explanation('Fire (carolus_rex.fire)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit, target=target) from None

    def odds(self, unit: Unit, target: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit, target), chosen)

    def choices(self, unit: Unit, target: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit, target), chosen)


fire = FireResolver()


class BasePointsResolver(_Resolver):
    """Base points (value for unit). @qrs 119-122"""

    name = 'base_points'
    label = 'Base points'
    parties = ('unit',)
    cites = ('@qrs 119-122',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> int:
        """What comes of it."""
        try:
            unit_base_points = 0
            # each base @qrs 121
            unit_bases = unit.bases
            unit_base_points += unit_bases
            # more for each base of artillery or infantry at {close_range} @qrs 106, 110, 122
            unit_arm = unit.arm
            if (unit_arm is _arm_infantry and unit.distance <= 1) or (unit_arm.is_artillery and unit.distance <= 3):
                unit_base_points += unit_bases
            return unit_base_points
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def explain(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_base_points = 0
            unit_bases = unit.bases
            amount = unit_bases
            unit_base_points += amount
            note(('unit', 338, amount != 0, amount))
            if _close_range_told(note, usual, unit, 'unit'):
                amount2 = unit_bases
                unit_base_points += amount2
                note(('unit', 339, amount2 != 0, amount2))
            else:
                note(('unit', 340, False, None))
            return Explanation('Base points (carolus_rex.base_points)', unit_base_points, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


base_points = BasePointsResolver()


class GoodInfantryPointsResolver(_Resolver):
    """base points of A and B infantry (value for unit). @qrs 125"""

    name = 'good_infantry_points'
    label = 'base points of A and B infantry'
    parties = ('unit',)
    cites = ('@qrs 125',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> int:
        """What comes of it."""
        try:
            unit_arm = unit.arm
            if unit_arm is _arm_infantry and (unit.class_ is _class_a or unit.class_ is _class_b):
                unit_base_points = 0
                # each base @qrs 121
                unit_bases = unit.bases
                unit_base_points += unit_bases
                # more for each base of artillery or infantry at {close_range} @qrs 106, 110, 122
                if (
                    (unit_arm is _arm_infantry and unit.distance <= 1)
                    or (unit_arm.is_artillery and unit.distance <= 3)
                ):
                    unit_base_points += unit_bases
                unit_good_infantry_points = unit_base_points
            else:
                unit_good_infantry_points = 0
            return unit_good_infantry_points
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def explain(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_arm = unit.arm
            if unit_arm is _arm_infantry and (unit.class_ is _class_a or unit.class_ is _class_b):
                unit_good_infantry_points = _base_points_told(note, usual, unit, 'unit')
                note(('unit', 341, True, unit_good_infantry_points))
            else:
                note(('unit', 342, False, None))
                unit_good_infantry_points = 0
            return Explanation(
                'base points of A and B infantry (carolus_rex.good_infantry_points)',
                unit_good_infantry_points,
                notes,
                changes,
                usual
            )
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


good_infantry_points = GoodInfantryPointsResolver()


class LightGunPointsResolver(_Resolver):
    """base points of light artillery (value for unit). @qrs 126"""

    name = 'light_gun_points'
    label = 'base points of light artillery'
    parties = ('unit',)
    cites = ('@qrs 126',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> int:
        """What comes of it."""
        try:
            unit_arm = unit.arm
            if unit_arm is _arm_light_artillery:
                unit_base_points = 0
                # each base @qrs 121
                unit_bases = unit.bases
                unit_base_points += unit_bases
                # more for each base of artillery or infantry at {close_range} @qrs 106, 110, 122
                if (
                    (unit_arm is _arm_infantry and unit.distance <= 1)
                    or (unit_arm.is_artillery and unit.distance <= 3)
                ):
                    unit_base_points += unit_bases
                unit_light_gun_points = unit_base_points
            else:
                unit_light_gun_points = 0
            return unit_light_gun_points
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def explain(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_arm = unit.arm
            if unit_arm is _arm_light_artillery:
                unit_light_gun_points = _base_points_told(note, usual, unit, 'unit')
                note(('unit', 343, True, unit_light_gun_points))
            else:
                note(('unit', 344, False, None))
                unit_light_gun_points = 0
            return Explanation(
                'base points of light artillery (carolus_rex.light_gun_points)',
                unit_light_gun_points,
                notes,
                changes,
                usual
            )
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


light_gun_points = LightGunPointsResolver()


class PoorInfantryPointsResolver(_Resolver):
    """base points of D infantry (value for unit). @qrs 127"""

    name = 'poor_infantry_points'
    label = 'base points of D infantry'
    parties = ('unit',)
    cites = ('@qrs 127',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> int:
        """What comes of it."""
        try:
            unit_arm = unit.arm
            if unit_arm is _arm_infantry and unit.class_ is _class_d:
                unit_base_points = 0
                # each base @qrs 121
                unit_bases = unit.bases
                unit_base_points += unit_bases
                # more for each base of artillery or infantry at {close_range} @qrs 106, 110, 122
                if (
                    (unit_arm is _arm_infantry and unit.distance <= 1)
                    or (unit_arm.is_artillery and unit.distance <= 3)
                ):
                    unit_base_points += unit_bases
                unit_poor_infantry_points = unit_base_points
            else:
                unit_poor_infantry_points = 0
            return unit_poor_infantry_points
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def explain(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_arm = unit.arm
            if unit_arm is _arm_infantry and unit.class_ is _class_d:
                unit_poor_infantry_points = _base_points_told(note, usual, unit, 'unit')
                note(('unit', 345, True, unit_poor_infantry_points))
            else:
                note(('unit', 346, False, None))
                unit_poor_infantry_points = 0
            return Explanation(
                'base points of D infantry (carolus_rex.poor_infantry_points)',
                unit_poor_infantry_points,
                notes,
                changes,
                usual
            )
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


poor_infantry_points = PoorInfantryPointsResolver()


class DistantIrregularPointsResolver(_Resolver):
    """base points of irregulars out of contact (value for unit). @qrs 128"""

    name = 'distant_irregular_points'
    label = 'base points of irregulars out of contact'
    parties = ('unit',)
    cites = ('@qrs 128',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> int:
        """What comes of it."""
        try:
            unit_arm = unit.arm
            if unit_arm is _arm_irregulars and unit.distance > 1:
                unit_base_points = 0
                # each base @qrs 121
                unit_bases = unit.bases
                unit_base_points += unit_bases
                # more for each base of artillery or infantry at {close_range} @qrs 106, 110, 122
                if (
                    (unit_arm is _arm_infantry and unit.distance <= 1)
                    or (unit_arm.is_artillery and unit.distance <= 3)
                ):
                    unit_base_points += unit_bases
                unit_distant_irregular_points = unit_base_points
            else:
                unit_distant_irregular_points = 0
            return unit_distant_irregular_points
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def explain(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_arm = unit.arm
            if unit_arm is _arm_irregulars and not _in_contact_told(note, usual, unit, 'unit'):
                unit_distant_irregular_points = _base_points_told(note, usual, unit, 'unit')
                note(('unit', 347, True, unit_distant_irregular_points))
            else:
                note(('unit', 348, False, None))
                unit_distant_irregular_points = 0
            return Explanation(
                'base points of irregulars out of contact (carolus_rex.distant_irregular_points)',
                unit_distant_irregular_points,
                notes,
                changes,
                usual
            )
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


distant_irregular_points = DistantIrregularPointsResolver()


class DisorderedPointsResolver(_Resolver):
    """base points of disordered units (value for unit). @qrs 129"""

    name = 'disordered_points'
    label = 'base points of disordered units'
    parties = ('unit',)
    cites = ('@qrs 129',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> int:
        """What comes of it."""
        try:
            if unit.state is _state_disordered:
                unit_base_points = 0
                # each base @qrs 121
                unit_bases = unit.bases
                unit_base_points += unit_bases
                # more for each base of artillery or infantry at {close_range} @qrs 106, 110, 122
                unit_arm = unit.arm
                if (
                    (unit_arm is _arm_infantry and unit.distance <= 1)
                    or (unit_arm.is_artillery and unit.distance <= 3)
                ):
                    unit_base_points += unit_bases
                unit_disordered_points = unit_base_points
            else:
                unit_disordered_points = 0
            return unit_disordered_points
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def explain(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            if unit.state is _state_disordered:
                unit_disordered_points = _base_points_told(note, usual, unit, 'unit')
                note(('unit', 349, True, unit_disordered_points))
            else:
                note(('unit', 350, False, None))
                unit_disordered_points = 0
            return Explanation(
                'base points of disordered units (carolus_rex.disordered_points)',
                unit_disordered_points,
                notes,
                changes,
                usual
            )
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


disordered_points = DisorderedPointsResolver()


class ShakenPointsResolver(_Resolver):
    """base points of shaken units (value for unit). @qrs 130"""

    name = 'shaken_points'
    label = 'base points of shaken units'
    parties = ('unit',)
    cites = ('@qrs 130',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> int:
        """What comes of it."""
        try:
            if unit.state is _state_shaken:
                unit_base_points = 0
                # each base @qrs 121
                unit_bases = unit.bases
                unit_base_points += unit_bases
                # more for each base of artillery or infantry at {close_range} @qrs 106, 110, 122
                unit_arm = unit.arm
                if (
                    (unit_arm is _arm_infantry and unit.distance <= 1)
                    or (unit_arm.is_artillery and unit.distance <= 3)
                ):
                    unit_base_points += unit_bases
                unit_shaken_points = unit_base_points
            else:
                unit_shaken_points = 0
            return unit_shaken_points
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def explain(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            if unit.state is _state_shaken:
                unit_shaken_points = _base_points_told(note, usual, unit, 'unit')
                note(('unit', 351, True, unit_shaken_points))
            else:
                note(('unit', 352, False, None))
                unit_shaken_points = 0
            return Explanation(
                'base points of shaken units (carolus_rex.shaken_points)',
                unit_shaken_points,
                notes,
                changes,
                usual
            )
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


shaken_points = ShakenPointsResolver()


class EnfiladePointsResolver(_Resolver):
    """base points in enfilade (value for unit). @qrs 131"""

    name = 'enfilade_points'
    label = 'base points in enfilade'
    parties = ('unit',)
    cites = ('@qrs 131',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> int:
        """What comes of it."""
        try:
            if unit.enfilade:
                unit_base_points = 0
                # each base @qrs 121
                unit_bases = unit.bases
                unit_base_points += unit_bases
                # more for each base of artillery or infantry at {close_range} @qrs 106, 110, 122
                unit_arm = unit.arm
                if (
                    (unit_arm is _arm_infantry and unit.distance <= 1)
                    or (unit_arm.is_artillery and unit.distance <= 3)
                ):
                    unit_base_points += unit_bases
                unit_enfilade_points = unit_base_points
            else:
                unit_enfilade_points = 0
            return unit_enfilade_points
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def explain(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            if unit.enfilade:
                unit_enfilade_points = _base_points_told(note, usual, unit, 'unit')
                note(('unit', 353, True, unit_enfilade_points))
            else:
                note(('unit', 354, False, None))
                unit_enfilade_points = 0
            return Explanation(
                'base points in enfilade (carolus_rex.enfilade_points)',
                unit_enfilade_points,
                notes,
                changes,
                usual
            )
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


enfilade_points = EnfiladePointsResolver()


class CoverPointsResolver(_Resolver):
    """base points of all but heavy artillery (value for unit). @qrs 136"""

    name = 'cover_points'
    label = 'base points of all but heavy artillery'
    parties = ('unit',)
    cites = ('@qrs 136',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> int:
        """What comes of it."""
        try:
            unit_arm = unit.arm
            if unit_arm is not _arm_heavy_artillery:
                unit_base_points = 0
                # each base @qrs 121
                unit_bases = unit.bases
                unit_base_points += unit_bases
                # more for each base of artillery or infantry at {close_range} @qrs 106, 110, 122
                if (
                    (unit_arm is _arm_infantry and unit.distance <= 1)
                    or (unit_arm.is_artillery and unit.distance <= 3)
                ):
                    unit_base_points += unit_bases
                unit_cover_points = unit_base_points
            else:
                unit_cover_points = 0
            return unit_cover_points
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def explain(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_arm = unit.arm
            if unit_arm is not _arm_heavy_artillery:
                unit_cover_points = _base_points_told(note, usual, unit, 'unit')
                note(('unit', 355, True, unit_cover_points))
            else:
                note(('unit', 356, False, None))
                unit_cover_points = 0
            return Explanation(
                'base points of all but heavy artillery (carolus_rex.cover_points)',
                unit_cover_points,
                notes,
                changes,
                usual
            )
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


cover_points = CoverPointsResolver()


class AllPointsResolver(_Resolver):
    """All base points (value for shooters). @qrs 119-122"""

    name = 'all_points'
    label = 'All base points'
    parties = ('shooters',)
    cites = ('@qrs 119-122',)

    def resolve(self, shooters: Shooters, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> int:
        """What comes of it."""
        try:
            found2 = []
            for unit in shooters.units:
                unit_base_points = 0
                # each base @qrs 121
                unit_base_points += unit.bases
                # more for each base of artillery or infantry at {close_range} @qrs 106, 110, 122
                if (
                    (unit.arm is _arm_infantry and unit.distance <= 1)
                    or (unit.arm.is_artillery and unit.distance <= 3)
                ):
                    unit_base_points += unit.bases
                found2.append(unit_base_points)
            found: int = sum(found2)
            return found
        except MissingFact as missing:
            raise missing.of(shooters=shooters) from None

    def explain(self, shooters: Shooters, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            return Explanation(
                'All base points (carolus_rex.all_points)',
                sum(
                    _base_points_told(note, usual, unit, f"unit#{place} of shooters")
                    for place, unit in enumerate(shooters.units, 1)
                ),
                notes,
                changes,
                usual
            )
        except MissingFact as missing:
            raise missing.of(shooters=shooters) from None

    def odds(self, shooters: Shooters, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (shooters,), chosen)

    def choices(self, shooters: Shooters, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (shooters,), chosen)


all_points = AllPointsResolver()


class FirePointsResolver(_Resolver):
    """Fire points (value for shooters against target). @qrs 115-136

    A modifier counts only if it is true of more than 1/2 of the base points.
    """

    name = 'fire_points'
    label = 'Fire points'
    parties = ('shooters', 'target')
    cites = ('@qrs 115-136',)

    def resolve(self, shooters: Shooters, target: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> int:
        """What comes of it."""
        try:
            so: bool
            shooters_units = shooters.units
            found2 = []
            for unit in shooters_units:
                unit_base_points = 0
                # each base @qrs 121
                unit_base_points += unit.bases
                # more for each base of artillery or infantry at {close_range} @qrs 106, 110, 122
                if (
                    (unit.arm is _arm_infantry and unit.distance <= 1)
                    or (unit.arm.is_artillery and unit.distance <= 3)
                ):
                    unit_base_points += unit.bases
                found2.append(unit_base_points)
            shooters_fire_points = sum(found2)
            # A and B infantry @qrs 123, 125
            found3 = []
            for unit2 in shooters_units:
                if unit2.arm is _arm_infantry and (unit2.class_ is _class_a or unit2.class_ is _class_b):
                    unit_base_points2 = 0
                    # each base @qrs 121
                    unit_base_points2 += unit2.bases
                    # more for each base of artillery or infantry at {close_range} @qrs 106, 110, 122
                    if (
                        (unit2.arm is _arm_infantry and unit2.distance <= 1)
                        or (unit2.arm.is_artillery and unit2.distance <= 3)
                    ):
                        unit_base_points2 += unit2.bases
                    unit_good_infantry_points = unit_base_points2
                else:
                    unit_good_infantry_points = 0
                found3.append(unit_good_infantry_points)
            found4 = []
            for unit3 in shooters_units:
                unit_base_points3 = 0
                # each base @qrs 121
                unit_base_points3 += unit3.bases
                # more for each base of artillery or infantry at {close_range} @qrs 106, 110, 122
                if (
                    (unit3.arm is _arm_infantry and unit3.distance <= 1)
                    or (unit3.arm.is_artillery and unit3.distance <= 3)
                ):
                    unit_base_points3 += unit3.bases
                found4.append(unit_base_points3)
            if _over(sum(found3), sum(found4)) > _1_2:
                shooters_fire_points += 1
            # light artillery @qrs 123, 126
            found5 = []
            for unit4 in shooters_units:
                if unit4.arm is _arm_light_artillery:
                    unit_base_points4 = 0
                    # each base @qrs 121
                    unit_base_points4 += unit4.bases
                    # more for each base of artillery or infantry at {close_range} @qrs 106, 110, 122
                    if (
                        (unit4.arm is _arm_infantry and unit4.distance <= 1)
                        or (unit4.arm.is_artillery and unit4.distance <= 3)
                    ):
                        unit_base_points4 += unit4.bases
                    unit_light_gun_points = unit_base_points4
                else:
                    unit_light_gun_points = 0
                found5.append(unit_light_gun_points)
            found6 = []
            for unit5 in shooters_units:
                unit_base_points5 = 0
                # each base @qrs 121
                unit_base_points5 += unit5.bases
                # more for each base of artillery or infantry at {close_range} @qrs 106, 110, 122
                if (
                    (unit5.arm is _arm_infantry and unit5.distance <= 1)
                    or (unit5.arm.is_artillery and unit5.distance <= 3)
                ):
                    unit_base_points5 += unit5.bases
                found6.append(unit_base_points5)
            if _over(sum(found5), sum(found6)) > _1_2:
                shooters_fire_points -= 1
            # D infantry @qrs 123, 127
            found7 = []
            for unit6 in shooters_units:
                if unit6.arm is _arm_infantry and unit6.class_ is _class_d:
                    unit_base_points6 = 0
                    # each base @qrs 121
                    unit_base_points6 += unit6.bases
                    # more for each base of artillery or infantry at {close_range} @qrs 106, 110, 122
                    if (
                        (unit6.arm is _arm_infantry and unit6.distance <= 1)
                        or (unit6.arm.is_artillery and unit6.distance <= 3)
                    ):
                        unit_base_points6 += unit6.bases
                    unit_poor_infantry_points = unit_base_points6
                else:
                    unit_poor_infantry_points = 0
                found7.append(unit_poor_infantry_points)
            found8 = []
            for unit7 in shooters_units:
                unit_base_points7 = 0
                # each base @qrs 121
                unit_base_points7 += unit7.bases
                # more for each base of artillery or infantry at {close_range} @qrs 106, 110, 122
                if (
                    (unit7.arm is _arm_infantry and unit7.distance <= 1)
                    or (unit7.arm.is_artillery and unit7.distance <= 3)
                ):
                    unit_base_points7 += unit7.bases
                found8.append(unit_base_points7)
            if _over(sum(found7), sum(found8)) > _1_2:
                shooters_fire_points -= 1
            # irregulars out of contact @qrs 123, 128
            found9 = []
            for unit8 in shooters_units:
                if unit8.arm is _arm_irregulars and unit8.distance > 1:
                    unit_base_points8 = 0
                    # each base @qrs 121
                    unit_base_points8 += unit8.bases
                    # more for each base of artillery or infantry at {close_range} @qrs 106, 110, 122
                    if (
                        (unit8.arm is _arm_infantry and unit8.distance <= 1)
                        or (unit8.arm.is_artillery and unit8.distance <= 3)
                    ):
                        unit_base_points8 += unit8.bases
                    unit_distant_irregular_points = unit_base_points8
                else:
                    unit_distant_irregular_points = 0
                found9.append(unit_distant_irregular_points)
            found10 = []
            for unit9 in shooters_units:
                unit_base_points9 = 0
                # each base @qrs 121
                unit_base_points9 += unit9.bases
                # more for each base of artillery or infantry at {close_range} @qrs 106, 110, 122
                if (
                    (unit9.arm is _arm_infantry and unit9.distance <= 1)
                    or (unit9.arm.is_artillery and unit9.distance <= 3)
                ):
                    unit_base_points9 += unit9.bases
                found10.append(unit_base_points9)
            if _over(sum(found9), sum(found10)) > _1_2:
                shooters_fire_points -= 1
            # disordered @qrs 123, 129
            found11 = []
            for unit10 in shooters_units:
                if unit10.state is _state_disordered:
                    unit_base_points10 = 0
                    # each base @qrs 121
                    unit_base_points10 += unit10.bases
                    # more for each base of artillery or infantry at {close_range} @qrs 106, 110, 122
                    if (
                        (unit10.arm is _arm_infantry and unit10.distance <= 1)
                        or (unit10.arm.is_artillery and unit10.distance <= 3)
                    ):
                        unit_base_points10 += unit10.bases
                    unit_disordered_points = unit_base_points10
                else:
                    unit_disordered_points = 0
                found11.append(unit_disordered_points)
            found12 = []
            for unit11 in shooters_units:
                unit_base_points11 = 0
                # each base @qrs 121
                unit_base_points11 += unit11.bases
                # more for each base of artillery or infantry at {close_range} @qrs 106, 110, 122
                if (
                    (unit11.arm is _arm_infantry and unit11.distance <= 1)
                    or (unit11.arm.is_artillery and unit11.distance <= 3)
                ):
                    unit_base_points11 += unit11.bases
                found12.append(unit_base_points11)
            if _over(sum(found11), sum(found12)) > _1_2:
                shooters_fire_points -= 1
            # shaken @qrs 123, 130
            found13 = []
            for unit12 in shooters_units:
                if unit12.state is _state_shaken:
                    unit_base_points12 = 0
                    # each base @qrs 121
                    unit_base_points12 += unit12.bases
                    # more for each base of artillery or infantry at {close_range} @qrs 106, 110, 122
                    if (
                        (unit12.arm is _arm_infantry and unit12.distance <= 1)
                        or (unit12.arm.is_artillery and unit12.distance <= 3)
                    ):
                        unit_base_points12 += unit12.bases
                    unit_shaken_points = unit_base_points12
                else:
                    unit_shaken_points = 0
                found13.append(unit_shaken_points)
            found14 = []
            for unit13 in shooters_units:
                unit_base_points13 = 0
                # each base @qrs 121
                unit_base_points13 += unit13.bases
                # more for each base of artillery or infantry at {close_range} @qrs 106, 110, 122
                if (
                    (unit13.arm is _arm_infantry and unit13.distance <= 1)
                    or (unit13.arm.is_artillery and unit13.distance <= 3)
                ):
                    unit_base_points13 += unit13.bases
                found14.append(unit_base_points13)
            if _over(sum(found13), sum(found14)) > _1_2:
                shooters_fire_points -= 2
            # firing in enfilade @qrs 123, 131
            found15 = []
            for unit14 in shooters_units:
                if unit14.enfilade:
                    unit_base_points14 = 0
                    # each base @qrs 121
                    unit_base_points14 += unit14.bases
                    # more for each base of artillery or infantry at {close_range} @qrs 106, 110, 122
                    if (
                        (unit14.arm is _arm_infantry and unit14.distance <= 1)
                        or (unit14.arm.is_artillery and unit14.distance <= 3)
                    ):
                        unit_base_points14 += unit14.bases
                    unit_enfilade_points = unit_base_points14
                else:
                    unit_enfilade_points = 0
                found15.append(unit_enfilade_points)
            found16 = []
            for unit15 in shooters_units:
                unit_base_points15 = 0
                # each base @qrs 121
                unit_base_points15 += unit15.bases
                # more for each base of artillery or infantry at {close_range} @qrs 106, 110, 122
                if (
                    (unit15.arm is _arm_infantry and unit15.distance <= 1)
                    or (unit15.arm.is_artillery and unit15.distance <= 3)
                ):
                    unit_base_points15 += unit15.bases
                found16.append(unit_base_points15)
            if _over(sum(found15), sum(found16)) > _1_2:
                shooters_fire_points += 1
            # irregulars as the target @qrs 133, 135
            if target.arm is _arm_irregulars:
                shooters_fire_points -= 1
            # target in cover, except from heavy artillery @qrs 123, 133, 136
            so = target.in_cover
            if so:
                found17 = []
                for unit16 in shooters_units:
                    if unit16.arm is not _arm_heavy_artillery:
                        unit_base_points16 = 0
                        # each base @qrs 121
                        unit_base_points16 += unit16.bases
                        # more for each base of artillery or infantry at {close_range} @qrs 106, 110, 122
                        if (
                            (unit16.arm is _arm_infantry and unit16.distance <= 1)
                            or (unit16.arm.is_artillery and unit16.distance <= 3)
                        ):
                            unit_base_points16 += unit16.bases
                        unit_cover_points = unit_base_points16
                    else:
                        unit_cover_points = 0
                    found17.append(unit_cover_points)
                found18 = []
                for unit17 in shooters_units:
                    unit_base_points17 = 0
                    # each base @qrs 121
                    unit_base_points17 += unit17.bases
                    # more for each base of artillery or infantry at {close_range} @qrs 106, 110, 122
                    if (
                        (unit17.arm is _arm_infantry and unit17.distance <= 1)
                        or (unit17.arm.is_artillery and unit17.distance <= 3)
                    ):
                        unit_base_points17 += unit17.bases
                    found18.append(unit_base_points17)
                so = _over(sum(found17), sum(found18)) > _1_2
            if so:
                shooters_fire_points -= 1
            if shooters_fire_points < 0:
                shooters_fire_points = 0
            return shooters_fire_points
        except MissingFact as missing:
            raise missing.of(shooters=shooters, target=target) from None

    def explain(
        self,
        shooters: Shooters,
        target: Unit,
        *,
        dice: Dice = (),
        chosen: Chosen = _NO_CHOICE
    ) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            shooters_units = shooters.units
            shooters_fire_points = sum(
                _base_points_told(note, usual, unit, f"unit#{place} of shooters")
                for place, unit in enumerate(shooters_units, 1)
            )
            if _over(
                sum(
                    _good_infantry_points_told(note, usual, unit2, f"unit#{place2} of shooters")
                    for place2, unit2 in enumerate(shooters_units, 1)
                ),
                sum(
                    _base_points_told(note, usual, unit3, f"unit#{place3} of shooters")
                    for place3, unit3 in enumerate(shooters_units, 1)
                )
            ) > _1_2:
                shooters_fire_points += 1
                note(('shooters', 357, True, 1))
            else:
                note(('shooters', 358, False, None))
            if _over(
                sum(
                    _light_gun_points_told(note, usual, unit4, f"unit#{place4} of shooters")
                    for place4, unit4 in enumerate(shooters_units, 1)
                ),
                sum(
                    _base_points_told(note, usual, unit5, f"unit#{place5} of shooters")
                    for place5, unit5 in enumerate(shooters_units, 1)
                )
            ) > _1_2:
                shooters_fire_points -= 1
                note(('shooters', 359, True, -1))
            else:
                note(('shooters', 360, False, None))
            if _over(
                sum(
                    _poor_infantry_points_told(note, usual, unit6, f"unit#{place6} of shooters")
                    for place6, unit6 in enumerate(shooters_units, 1)
                ),
                sum(
                    _base_points_told(note, usual, unit7, f"unit#{place7} of shooters")
                    for place7, unit7 in enumerate(shooters_units, 1)
                )
            ) > _1_2:
                shooters_fire_points -= 1
                note(('shooters', 361, True, -1))
            else:
                note(('shooters', 362, False, None))
            if _over(
                sum(
                    _distant_irregular_points_told(note, usual, unit8, f"unit#{place8} of shooters")
                    for place8, unit8 in enumerate(shooters_units, 1)
                ),
                sum(
                    _base_points_told(note, usual, unit9, f"unit#{place9} of shooters")
                    for place9, unit9 in enumerate(shooters_units, 1)
                )
            ) > _1_2:
                shooters_fire_points -= 1
                note(('shooters', 363, True, -1))
            else:
                note(('shooters', 364, False, None))
            if _over(
                sum(
                    _disordered_points_told(note, usual, unit10, f"unit#{place10} of shooters")
                    for place10, unit10 in enumerate(shooters_units, 1)
                ),
                sum(
                    _base_points_told(note, usual, unit11, f"unit#{place11} of shooters")
                    for place11, unit11 in enumerate(shooters_units, 1)
                )
            ) > _1_2:
                shooters_fire_points -= 1
                note(('shooters', 365, True, -1))
            else:
                note(('shooters', 366, False, None))
            if _over(
                sum(
                    _shaken_points_told(note, usual, unit12, f"unit#{place12} of shooters")
                    for place12, unit12 in enumerate(shooters_units, 1)
                ),
                sum(
                    _base_points_told(note, usual, unit13, f"unit#{place13} of shooters")
                    for place13, unit13 in enumerate(shooters_units, 1)
                )
            ) > _1_2:
                shooters_fire_points -= 2
                note(('shooters', 367, True, -2))
            else:
                note(('shooters', 368, False, None))
            if _over(
                sum(
                    _enfilade_points_told(note, usual, unit14, f"unit#{place14} of shooters")
                    for place14, unit14 in enumerate(shooters_units, 1)
                ),
                sum(
                    _base_points_told(note, usual, unit15, f"unit#{place15} of shooters")
                    for place15, unit15 in enumerate(shooters_units, 1)
                )
            ) > _1_2:
                shooters_fire_points += 1
                note(('shooters', 369, True, 1))
            else:
                note(('shooters', 370, False, None))
            if target.arm is _arm_irregulars:
                shooters_fire_points -= 1
                note(('shooters', 371, True, -1))
            else:
                note(('shooters', 372, False, None))
            if (
                target.in_cover
                and _over(
                    sum(
                        _cover_points_told(note, usual, unit16, f"unit#{place16} of shooters")
                        for place16, unit16 in enumerate(shooters_units, 1)
                    ),
                    sum(
                        _base_points_told(note, usual, unit17, f"unit#{place17} of shooters")
                        for place17, unit17 in enumerate(shooters_units, 1)
                    )
                ) > _1_2
            ):
                shooters_fire_points -= 1
                note(('shooters', 373, True, -1))
            else:
                note(('shooters', 374, False, None))
            counted = shooters_fire_points < 0
            if counted:
                shooters_fire_points = 0
            note(('shooters', 375, counted, 0))
            return Explanation('Fire points (carolus_rex.fire_points)', shooters_fire_points, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(shooters=shooters, target=target) from None

    def odds(self, shooters: Shooters, target: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (shooters, target), chosen)

    def choices(self, shooters: Shooters, target: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (shooters, target), chosen)


fire_points = FirePointsResolver()


class ShootTarget(_Outcome):
    """What shoot makes of target."""

    _party = 'target'
    _made = {
        'cohesion_total': 'cohesion.total',
        'cohesion_natural': 'cohesion.natural',
        'cohesion_dice': 'cohesion.dice',
        'cohesion_result': 'cohesion.result'
    }
    _facts = {'passed': 'passed', 'state': 'state'}
    _not_told = ('before', 'cohesion_dice', 'cohesion_natural')
    before: Unit
    cohesion_total: int | None
    cohesion_natural: int | None
    cohesion_dice: int | None
    cohesion_result: str | None
    passed: bool
    state: State


class ShootResult(_Outcome):
    """What shoot makes of shooters."""

    _party = 'shooters'
    _made = {
        'verdict': 'verdict',
        'total': 'total',
        'natural': 'natural',
        'dice': 'dice',
        'level': 'level',
        'lost': 'lost'
    }
    _facts = {}
    _not_told = ('before', 'target', 'dice', 'natural')
    _others = ('target',)
    before: Shooters
    verdict: str
    total: int | None
    natural: int | None
    dice: int | None
    level: int | None
    lost: int | None
    target: ShootTarget

    @property
    def shooters(self) -> ShootResult:
        """What becomes of shooters: this."""
        return self


class ShootResolver(_Resolver):
    """Shooting (action for shooters against target). @qrs 102-153"""

    name = 'shoot'
    label = 'Shooting'
    parties = ('shooters', 'target')
    cites = ('@qrs 102-153',)

    def resolve(
        self,
        shooters: Shooters,
        target: Unit,
        *,
        dice: Dice = (),
        chosen: Chosen = _NO_CHOICE
    ) -> ShootResult:
        """What comes of it."""
        if type(dice) is not list:
            return _driven(self.resolve, (shooters, target), dice, chosen)  # type: ignore[no-any-return]
        try:
            shooters_level: int | None
            shooters_lost: int | None
            shooters_after = ShootResult()
            shooters_after.before = shooters
            target_after = ShootTarget()
            target_after.before = target
            shooters_after.target = target_after
            if _fold(
                'share',
                [
                    ((unit.arm is _arm_infantry or unit.arm is _arm_irregulars) and unit.in_front) or (unit.arm is _arm_cavalry and unit.in_front and unit.distance <= 1) or (
                        unit.arm.is_artillery
                        and unit.distance <= _ranges_cells[_ranges_row(unit.arm)]
                    )
                    for unit in shooters.units
                ],
                ()
            ) < 1:
                # With a unit that cannot fire @qrs 102-113
                shooters_verdict = 'may not'
            else:
                shooters_verdict = 'may'
            shooters_after.verdict = shooters_verdict
            if shooters_verdict == 'may not':
                return shooters_after
            try:
                shooters_natural = dice[0]
            except IndexError:
                raise MissingDice('shooters', ((_d6, 1, ''),)) from None
            if shooters_natural not in _d6_faces:
                _wrong_face('shooters', (shooters_natural,), _d6)
            shooters_after.total = shooters_natural
            shooters_after.natural = shooters_natural
            shooters_after.dice = 1
            key = _fire_points(shooters, target)
            shooters_level = _fire_damage_headings[_fire_damage_last(_fire_damage_row(key), shooters_natural)]
            shooters_after.level = shooters_level
            if shooters_level is not None and shooters_level >= 1:
                # A target with any damage tests its cohesion @qrs 153
                at = _take_cohesion_4(target, target_after, dice, 1)
            else:
                at = 1
            if shooters_level is not None and shooters_level >= 1 and target_after.passed:
                # the first level, if the test is passed @qrs 153
                shooters_lost = _arith('-', shooters_level, 1)
            elif shooters_level is not None and shooters_level >= 1:
                # all levels, if it is failed @qrs 153
                shooters_lost = shooters_level
            else:
                # none without damage @qrs 153
                shooters_lost = 0
            shooters_after.lost = shooters_lost
            target_state = target.state
            if target_state is _state_broken:
                shooters_broken_before = True
            else:
                shooters_broken_before = False
            # Each level lost worsens the state @qrs 153
            levels = (shooters_lost or 0)
            place2 = _state_rank[target_state] + levels
            if levels != 0:
                target_after.state = _state_best_first[place2 if 0 <= place2 <= 3 else 3 if place2 > 0 else 0]
            if (
                shooters_lost is not None
                and shooters_lost >= 1
                and target_after.state is _state_broken
                and not shooters_broken_before
            ):
                # Units broken by it rout @qrs 153
                target_after.must = ('rout',)
            return shooters_after
        except MissingFact as missing:
            raise missing.of(shooters=shooters, target=target) from None

    def explain(
        self,
        shooters: Shooters,
        target: Unit,
        *,
        dice: Dice = (),
        chosen: Chosen = _NO_CHOICE
    ) -> Explanation:
        """The same, with its reasons."""
        if type(dice) is not list:
            return _driven(self.explain, (shooters, target), dice, chosen)  # type: ignore[no-any-return]
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            heading: int | None
            shooters_lost: int | None
            shooters_after = ShootResult()
            shooters_after.before = shooters
            target_after = ShootTarget()
            target_after.before = target
            shooters_after.target = target_after
            if _fold(
                'share',
                [
                    _can_fire_told(note, usual, unit, f"unit#{place} of shooters")
                    for place, unit in enumerate(shooters.units, 1)
                ],
                ()
            ) < 1:
                note(('shooters', 376, True, 'may not'))
                shooters_verdict = 'may not'
            else:
                note(('shooters', 376, False, None))
                note(('shooters', 377, True, 'may'))
                shooters_verdict = 'may'
            shooters_after.verdict = shooters_verdict
            if shooters_verdict == 'may not':
                return Explanation('Shooting (carolus_rex.shoot)', shooters_after, notes, changes, usual)
            try:
                shooters_natural = dice[0]
            except IndexError:
                raise MissingDice('shooters', ((_d6, 1, ''),)) from None
            if shooters_natural not in _d6_faces:
                _wrong_face('shooters', (shooters_natural,), _d6)
            note(('shooters', 378, True, (shooters_natural,)))
            shooters_after.total = shooters_natural
            shooters_after.natural = shooters_natural
            shooters_after.dice = 1
            key = _fire_points_told(note, usual, shooters, 'shooters', target)
            row = _fire_damage_row(key)
            column = _fire_damage_last(row, shooters_natural)
            heading = _fire_damage_headings[column]
            if column >= 0:
                note(
                    (
                        'shooters',
                        (379, 380, 381, 382, 383, 384, 385, 386, 387)[row],
                        True,
                        (shooters_natural, heading)
                    )
                )
            shooters_after.level = heading
            if heading is not None and heading >= 1:
                note(('shooters', 388, True, None))
                note(('shooters', 389, True, 'cohesion'))
                at = _take_cohesion_told_6(target, target_after, dice, 1, note, changes, usual)
            else:
                note(('shooters', 388, False, None))
                at = 1
            if heading is not None and heading >= 1 and _usual(usual, 'target', target_after, 'passed'):
                shooters_lost = _arith('-', heading, 1)
                note(('shooters', 390, True, shooters_lost))
                note(('shooters', 391, False, None))
                note(('shooters', 392, False, None))
            else:
                note(('shooters', 393, False, None))
                if heading is not None and heading >= 1:
                    shooters_lost = heading
                    note(('shooters', 394, True, shooters_lost))
                    note(('shooters', 392, False, None))
                else:
                    note(('shooters', 391, False, None))
                    shooters_lost = 0
                    note(('shooters', 395, True, shooters_lost))
            shooters_after.lost = shooters_lost
            target_state = target.state
            if target_state is _state_broken:
                note(('shooters', 396, True, None))
                shooters_broken_before = True
            else:
                note(('shooters', 396, False, None))
                shooters_broken_before = False
            note(('shooters', 397, True, None))
            levels = (shooters_lost or 0)
            before = target_state
            place2 = _state_rank[before] + levels
            if levels != 0:
                changes.append(
                    (
                        'target',
                        'state',
                        before,
                        _state_best_first[place2 if 0 <= place2 <= 3 else 3 if place2 > 0 else 0],
                        not 0 <= place2 <= 3
                    )
                )
                target_after.state = target_state = _state_best_first[
                    place2
                    if 0 <= place2 <= 3
                    else 3
                    if place2 > 0
                    else 0
                ]
            note(('shooters', 398, True, (levels, before, target_state)))
            if (
                shooters_lost is not None
                and shooters_lost >= 1
                and target_state is _state_broken
                and not shooters_broken_before
            ):
                note(('shooters', 399, True, None))
                target_after.must = ('rout',)
                note(('shooters', 400, True, 'target must rout'))
            else:
                note(('shooters', 399, False, None))
            return Explanation('Shooting (carolus_rex.shoot)', shooters_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(shooters=shooters, target=target) from None

    def odds(self, shooters: Shooters, target: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (shooters, target), chosen)

    def choices(self, shooters: Shooters, target: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (shooters, target), chosen)


shoot = ShootResolver()


_LINES: tuple[tuple[Any, ...], ...] = (
    ('routing', 'case', '', '', ('@qrs 153, 204-207',), '', ('text',)),
    ('melee', 'roll', '', '', ('@qrs 185',), '', ('rolled',)),
    ('melee', 'modifier', 'class', 'Class', ('@qrs 167, 168',), '', ('by', 'number', 'A/B')),
    ('melee', 'modifier', 'class', 'Class', ('@qrs 167, 168',), '', ('by', 'number', 'D')),
    ('melee', 'modifier', 'class', 'Class', ('@qrs 167, 168',), '', ('text',)),
    ('melee', 'modifier', 'irregulars', 'irregulars', ('@qrs 169',), '', ('signed', 'number')),
    ('melee', 'modifier', 'irregulars', 'irregulars', ('@qrs 169',), '', ('text',)),
    ('melee', 'modifier', 'artillery', 'artillery', ('@qrs 170',), '', ('signed', 'number')),
    ('melee', 'modifier', 'artillery', 'artillery', ('@qrs 170',), '', ('text',)),
    ('melee', 'modifier', 'pikes_unless_against_woods_or_defences', 'pikes, unless against woods or defences', ('@qrs 171',), '', ('signed', 'number')),
    ('melee', 'modifier', 'pikes_unless_against_woods_or_defences', 'pikes, unless against woods or defences', ('@qrs 171',), '', ('text',)),
    ('melee', 'modifier', 'shock_cavalry_that_charge', 'shock cavalry that charge', ('@qrs 172',), '', ('signed', 'number')),
    ('melee', 'modifier', 'shock_cavalry_that_charge', 'shock cavalry that charge', ('@qrs 172',), '', ('text',)),
    ('melee', 'modifier', 'disordered_or_shaken', 'disordered or shaken', ('@qrs 173',), '', ('signed', 'number')),
    ('melee', 'modifier', 'disordered_or_shaken', 'disordered or shaken', ('@qrs 173',), '', ('text',)),
    ('melee', 'modifier', 'attacker_of_shaken_troops', 'attacker of shaken troops', ('@qrs 174',), '', ('signed', 'number')),
    ('melee', 'modifier', 'attacker_of_shaken_troops', 'attacker of shaken troops', ('@qrs 174',), '', ('text',)),
    ('melee', 'modifier', 'attacker_on_a_flank_or_the_rear', 'attacker on a flank or the rear', ('@qrs 175',), '', ('signed', 'number')),
    ('melee', 'modifier', 'attacker_on_a_flank_or_the_rear', 'attacker on a flank or the rear', ('@qrs 175',), '', ('text',)),
    ('melee', 'modifier', 'flank_compromised', 'flank compromised', ('@qrs 176',), '', ('signed', 'number')),
    ('melee', 'modifier', 'flank_compromised', 'flank compromised', ('@qrs 176',), '', ('text',)),
    ('melee', 'modifier', 'cavalry_or_irregulars_facing_a_hedge_of_steel', 'cavalry or irregulars facing a hedge of steel', ('@qrs 177',), '', ('signed', 'number')),
    ('melee', 'modifier', 'cavalry_or_irregulars_facing_a_hedge_of_steel', 'cavalry or irregulars facing a hedge of steel', ('@qrs 177',), '', ('text',)),
    ('melee', 'modifier', 'in_entrenchments', 'in entrenchments', ('@qrs 178',), '', ('signed', 'number')),
    ('melee', 'modifier', 'in_entrenchments', 'in entrenchments', ('@qrs 178',), '', ('text',)),
    ('melee', 'modifier', 'attacker_across_an_obstacle_or_barricades', 'attacker across an obstacle or barricades', ('@qrs 179',), '', ('signed', 'number')),
    ('melee', 'modifier', 'attacker_across_an_obstacle_or_barricades', 'attacker across an obstacle or barricades', ('@qrs 179',), '', ('text',)),
    ('melee', 'modifier', 'another_unit_in_support', 'another unit in support', ('@qrs 180',), '', ('signed', 'number')),
    ('melee', 'modifier', 'another_unit_in_support', 'another unit in support', ('@qrs 180',), '', ('text',)),
    ('melee', 'modifier', 'incidental_contact', 'incidental contact', ('@qrs 181',), '', ('signed', 'number')),
    ('melee', 'modifier', 'incidental_contact', 'incidental contact', ('@qrs 181',), '', ('text',)),
    ('melee', 'row', 'damage', 'Damage, by margin', ('@qrs 192',), '', ('cell', 'number', (('margin', 'number'), ('side', 'member')))),
    ('melee', 'row', 'damage', 'Damage, by margin', ('@qrs 193',), '', ('cell', 'number', (('margin', 'number'), ('side', 'member')))),
    ('melee', 'row', 'damage', 'Damage, by margin', ('@qrs 194',), '', ('cell', 'number', (('margin', 'number'), ('side', 'member')))),
    ('melee', 'row', 'damage', 'Damage, by margin', ('@qrs 195',), '', ('cell', 'number', (('margin', 'number'), ('side', 'member')))),
    ('melee', 'row', 'damage', 'Damage, by margin', ('@qrs 196',), '', ('cell', 'number', (('margin', 'number'), ('side', 'member')))),
    ('melee', 'row', 'damage', 'Damage, by margin', ('@qrs 197',), '', ('cell', 'number', (('margin', 'number'), ('side', 'member')))),
    ('melee', 'row', 'damage', 'Damage, by margin', ('@qrs 198',), '', ('cell', 'number', (('margin', 'number'), ('side', 'member')))),
    ('melee', 'line', 'a_side_with_any_damage_tests_its_cohesion', 'A side with any damage tests its cohesion', ('@qrs 153',), 'first_level_tested', ('text',)),
    ('melee', 'take', 'a_side_with_any_damage_tests_its_cohesion', 'A side with any damage tests its cohesion', ('@qrs 153',), 'first_level_tested', ('text',)),
    ('cohesion', 'roll', '', '', ('@qrs 49',), '', ('rolled',)),
    ('cohesion', 'modifier', 'quality', 'Quality', ('@qrs 51-53',), '', ('by', 'number', 'trained')),
    ('cohesion', 'modifier', 'quality', 'Quality', ('@qrs 51-53',), '', ('by', 'number', 'veteran')),
    ('cohesion', 'modifier', 'quality', 'Quality', ('@qrs 51-53',), '', ('by', 'number', 'elite')),
    ('cohesion', 'modifier', 'quality', 'Quality', ('@qrs 51-53',), '', ('text',)),
    ('cohesion', 'modifier', 'state', 'State', ('@qrs 54-56',), '', ('by', 'number', 'disordered')),
    ('cohesion', 'modifier', 'state', 'State', ('@qrs 54-56',), '', ('by', 'number', 'shaken')),
    ('cohesion', 'modifier', 'state', 'State', ('@qrs 54-56',), '', ('by', 'number', 'broken')),
    ('cohesion', 'modifier', 'state', 'State', ('@qrs 54-56',), '', ('text',)),
    ('cohesion', 'modifier', 'flank_compromised', 'flank compromised', ('@qrs 57',), '', ('signed', 'number')),
    ('cohesion', 'modifier', 'flank_compromised', 'flank compromised', ('@qrs 57',), '', ('text',)),
    ('cohesion', 'modifier', 'general_attached', 'General attached', ('@qrs 58',), '', ('by', 'number', 'leader')),
    ('cohesion', 'modifier', 'general_attached', 'General attached', ('@qrs 58',), '', ('by', 'number', 'commander')),
    ('cohesion', 'modifier', 'general_attached', 'General attached', ('@qrs 58',), '', ('text',)),
    ('cohesion', 'band', 'passed', 'Passed', ('@qrs 49',), '', ('is', 'number')),
    ('cohesion', 'effect', 'passed', 'Passed', ('@qrs 49',), '', ('become', 'yesno', '', 'passed')),
    ('cohesion', 'band', 'passed', 'Passed', ('@qrs 49',), '', ('text',)),
    ('cohesion', 'band', 'failed', 'Failed', ('@qrs 49',), '', ('is', 'number')),
    ('cohesion', 'effect', 'failed', 'Failed', ('@qrs 49',), '', ('become', 'yesno', '', 'passed')),
    ('melee', 'value', 'the_first_level_if_the_test_is_passed', 'the first level, if the test is passed', ('@qrs 153, 191-206',), 'first_level_tested', ('is', 'number')),
    ('melee', 'value', 'all_levels_if_it_is_failed', 'all levels, if it is failed', ('@qrs 153, 191-206',), 'first_level_tested', ('text',)),
    ('melee', 'value', 'none_without_damage', 'none without damage', ('@qrs 153, 191-206',), 'first_level_tested', ('text',)),
    ('melee', 'value', 'the_first_level_if_the_test_is_passed', 'the first level, if the test is passed', ('@qrs 153, 191-206',), 'first_level_tested', ('text',)),
    ('melee', 'value', 'all_levels_if_it_is_failed', 'all levels, if it is failed', ('@qrs 153, 191-206',), 'first_level_tested', ('is', 'number')),
    ('melee', 'value', 'none_without_damage', 'none without damage', ('@qrs 153, 191-206',), 'first_level_tested', ('is', 'number')),
    ('melee', 'line', 'each_level_lost_worsens_the_state', 'Each level lost worsens the state', ('@qrs 153, 189-198',), '', ('text',)),
    ('melee', 'effect', 'each_level_lost_worsens_the_state', 'Each level lost worsens the state', ('@qrs 153, 189-198',), '', ('shift', 'member', '', 'state')),
    ('melee', 'row', 'outcomes', 'Outcome: defender down, attacker across', ('@qrs 204',), '', ('cell', 'member', (('defender.state', 'member'), ('attacker.state', 'member')))),
    ('melee', 'row', 'outcomes', 'Outcome: defender down, attacker across', ('@qrs 205',), '', ('cell', 'member', (('defender.state', 'member'), ('attacker.state', 'member')))),
    ('melee', 'row', 'outcomes', 'Outcome: defender down, attacker across', ('@qrs 206',), '', ('cell', 'member', (('defender.state', 'member'), ('attacker.state', 'member')))),
    ('melee', 'row', 'outcomes', 'Outcome: defender down, attacker across', ('@qrs 207',), '', ('cell', 'member', (('defender.state', 'member'), ('attacker.state', 'member')))),
    ('melee', 'band', 'attacker_gives_ground_the_other_side_stands', 'Attacker gives ground, the other side stands', ('@qrs 204-206, 209',), '', ('is', 'member')),
    ('melee', 'effect', 'attacker_gives_ground_the_other_side_stands', 'Attacker gives ground, the other side stands', ('@qrs 204-206, 209',), '', ('text',)),
    ('melee', 'band', 'attacker_gives_ground_the_other_side_stands', 'Attacker gives ground, the other side stands', ('@qrs 204-206, 209',), '', ('text',)),
    ('melee', 'band', 'attacker_recoils', 'Attacker recoils', ('@qrs 204, 205, 210',), '', ('is', 'member')),
    ('melee', 'effect', 'attacker_recoils', 'Attacker recoils', ('@qrs 204, 205, 210',), '', ('text',)),
    ('melee', 'band', 'attacker_recoils', 'Attacker recoils', ('@qrs 204, 205, 210',), '', ('text',)),
    ('melee', 'band', 'attacker_routs', 'Attacker routs', ('@qrs 204-206, 211',), '', ('is', 'member')),
    ('melee', 'effect', 'attacker_routs', 'Attacker routs', ('@qrs 204-206, 211',), '', ('text',)),
    ('melee', 'band', 'attacker_routs', 'Attacker routs', ('@qrs 204-206, 211',), '', ('text',)),
    ('melee', 'band', 'defender_gives_ground_the_other_side_stands', 'Defender gives ground, the other side stands', ('@qrs 205, 209',), '', ('is', 'member')),
    ('melee', 'effect', 'defender_gives_ground_the_other_side_stands', 'Defender gives ground, the other side stands', ('@qrs 205, 209',), '', ('text',)),
    ('melee', 'band', 'defender_gives_ground_the_other_side_stands', 'Defender gives ground, the other side stands', ('@qrs 205, 209',), '', ('text',)),
    ('melee', 'band', 'defender_recoils_the_attacker_can_follow', 'Defender recoils, the attacker can follow', ('@qrs 206, 210',), '', ('is', 'member')),
    ('melee', 'effect', 'defender_recoils_the_attacker_can_follow', 'Defender recoils, the attacker can follow', ('@qrs 206, 210',), '', ('text',)),
    ('melee', 'band', 'defender_recoils_the_attacker_can_follow', 'Defender recoils, the attacker can follow', ('@qrs 206, 210',), '', ('text',)),
    ('melee', 'band', 'defender_routs_the_attacker_can_advance', 'Defender routs, the attacker can advance', ('@qrs 207, 211',), '', ('is', 'member')),
    ('melee', 'effect', 'defender_routs_the_attacker_can_advance', 'Defender routs, the attacker can advance', ('@qrs 207, 211',), '', ('text',)),
    ('melee', 'band', 'defender_routs_the_attacker_can_advance', 'Defender routs, the attacker can advance', ('@qrs 207, 211',), '', ('text',)),
    ('melee', 'band', 'both_sides_rout', 'Both sides rout', ('@qrs 207, 211',), '', ('is', 'member')),
    ('melee', 'effect', 'both_sides_rout', 'Both sides rout', ('@qrs 207, 211',), '', ('text',)),
    ('melee', 'line', 'a_side_whose_opponent_routs_may_have_to_pursue', 'A side whose opponent routs may have to pursue', ('@qrs 211, 215',), '', ('text',)),
    ('in_contact', 'case', '', '', ('@qrs 95',), 'contact_means_zone', ('text',)),
    ('melee', 'take', 'a_side_whose_opponent_routs_may_have_to_pursue', 'A side whose opponent routs may have to pursue', ('@qrs 211, 215',), '', ('text',)),
    ('pursuit', 'line', 'cavalry_that_are_not_shaken_test_their_cohesion', 'Cavalry that are not shaken test their cohesion', ('@qrs 215',), '', ('text',)),
    ('pursuit', 'take', 'cavalry_that_are_not_shaken_test_their_cohesion', 'Cavalry that are not shaken test their cohesion', ('@qrs 215',), '', ('text',)),
    ('pursuit', 'band', 'irregulars_always_do', 'Irregulars always do', ('@qrs 215',), '', ('is', 'number')),
    ('pursuit', 'effect', 'irregulars_always_do', 'Irregulars always do', ('@qrs 215',), '', ('text',)),
    ('pursuit', 'band', 'irregulars_always_do', 'Irregulars always do', ('@qrs 215',), '', ('text',)),
    ('pursuit', 'band', 'shaken_cavalry_do_not', 'Shaken cavalry do not', ('@qrs 215',), '', ('is', 'number')),
    ('pursuit', 'effect', 'shaken_cavalry_do_not', 'Shaken cavalry do not', ('@qrs 215',), '', ('text',)),
    ('pursuit', 'band', 'shaken_cavalry_do_not', 'Shaken cavalry do not', ('@qrs 215',), '', ('text',)),
    ('pursuit', 'band', 'cavalry_that_fail_the_test_must', 'Cavalry that fail the test must', ('@qrs 215',), '', ('is', 'number')),
    ('pursuit', 'effect', 'cavalry_that_fail_the_test_must', 'Cavalry that fail the test must', ('@qrs 215',), '', ('text',)),
    ('pursuit', 'band', 'cavalry_that_fail_the_test_must', 'Cavalry that fail the test must', ('@qrs 215',), '', ('text',)),
    ('pursuit', 'band', 'cavalry_that_pass_choose', 'Cavalry that pass choose', ('@qrs 215',), '', ('is', 'number')),
    ('pursuit', 'effect', 'cavalry_that_pass_choose', 'Cavalry that pass choose', ('@qrs 215',), '', ('text',)),
    ('pursuit', 'band', 'cavalry_that_pass_choose', 'Cavalry that pass choose', ('@qrs 215',), '', ('text',)),
    ('pursuit', 'band', 'no_others_do', 'No others do', ('@qrs 215',), 'no_others', ('is', 'number')),
    ('pursuit', 'effect', 'no_others_do', 'No others do', ('@qrs 215',), 'no_others', ('text',)),
    ('stand', 'line', 'stays_where_it_is', 'Stays where it is', ('@qrs 209',), '', ('text',)),
    ('rout', 'row', 'move_distance', 'Distances', ('@qrs 65',), '', ('cell', 'length', (('arm', 'member'), ('mode', 'member')))),
    ('rout', 'row', 'move_distance', 'Distances', ('@qrs 66',), '', ('cell', 'length', (('arm', 'member'), ('mode', 'member')))),
    ('rout', 'row', 'move_distance', 'Distances', ('@qrs 67',), '', ('cell', 'length', (('arm', 'member'), ('mode', 'member')))),
    ('rout', 'row', 'move_distance', 'Distances', ('@qrs 68',), '', ('cell', 'length', (('arm', 'member'), ('mode', 'member')))),
    ('rout', 'row', 'move_distance', 'Distances', ('@qrs 69',), '', ('cell', 'length', (('arm', 'member'), ('mode', 'member')))),
    ('rout', 'row', 'move_distance', 'Distances', ('@qrs 70',), '', ('cell', 'length', (('arm', 'member'), ('mode', 'member')))),
    ('rout', 'line', 'so_does_a_unit_broken_by_fire', 'So does a unit broken by fire', ('@qrs 153',), 'initial_rout', ('text',)),
    ('press_on', 'line', 'the_sheet_gives_no_distance', 'The sheet gives no distance', ('@qrs 211',), '', ('text',)),
    ('command_throw', 'value', 'strong_generals', 'strong generals', ('@qrs 20',), '', ('is', 'number')),
    ('command_throw', 'value', 'strong_generals', 'strong generals', ('@qrs 20',), '', ('text',)),
    ('command_throw', 'modifier', 'if_they_passed_last_turn', 'if they passed last turn', ('@qrs 21',), '', ('signed', 'number')),
    ('command_throw', 'modifier', 'if_they_passed_last_turn', 'if they passed last turn', ('@qrs 21',), '', ('text',)),
    ('command_throw', 'roll', '', '', ('@qrs 17, 20, 21',), '', ('rolled',)),
    ('command_throw', 'modifier', 'weak_generals', 'weak generals', ('@qrs 19',), '', ('signed', 'number')),
    ('command_throw', 'modifier', 'weak_generals', 'weak generals', ('@qrs 19',), '', ('text',)),
    ('command_throw', 'line', 'the_total_is_the_number_of_command_points', 'The total is the number of command points', ('@qrs 17',), '', ('text',)),
    ('command_throw', 'effect', 'the_total_is_the_number_of_command_points', 'The total is the number of command points', ('@qrs 17',), '', ('become', 'number', '', 'points')),
    ('in_command', 'case', '', '', ('@qrs 25',), 'reach_of_orders', ('text',)),
    ('order_cost', 'value', 'double_order', 'double order', ('@qrs 26, 36',), '', ('is', 'number')),
    ('order_cost', 'value', 'free_actions', 'free actions', ('@qrs 38-45',), '', ('text',)),
    ('order_cost', 'value', 'any_other_order', 'any other order', ('@qrs 26, 27, 29, 36',), 'one_point_each', ('text',)),
    ('order_cost', 'value', 'double_order', 'double order', ('@qrs 26, 36',), '', ('text',)),
    ('free_action', 'case', 'a_rally_beyond_12_in_of_enemy', 'a rally beyond 12 in of enemy', ('@qrs 40',), '', ('text',)),
    ('free_action', 'case', 'a_move_of_a_broken_unit_within_12_in_of_enemy', 'a move of a broken unit within 12 in of enemy', ('@qrs 41',), '', ('text',)),
    ('rejoining', 'case', '', '', ('@qrs 42',), 'twelve_from_enemy', ('text',)),
    ('free_action', 'case', 'units_beyond_12_in_moving_towards_their_leader', 'units beyond 12 in moving towards their leader', ('@qrs 42',), '', ('text',)),
    ('free_action', 'case', 'irregulars_that_move_off_from_enemy_no_farther_than_12_in', 'irregulars that move off from enemy no farther than 12 in', ('@qrs 44',), '', ('text',)),
    ('free_action', 'case', 'a_move_of_irregulars_to_the_flank_or_rear_of_an_enemy_through_no_frontal_zone', 'a move of irregulars to the flank or rear of an enemy, through no frontal zone', ('@qrs 45',), '', ('text',)),
    ('order_cost', 'value', 'free_actions', 'free actions', ('@qrs 38-45',), '', ('is', 'number')),
    ('order_cost', 'value', 'any_other_order', 'any other order', ('@qrs 26, 27, 29, 36',), 'one_point_each', ('is', 'number')),
    ('to_rally', 'case', 'by_its_order', 'by its order', ('@qrs 35, 36',), '', ('text',)),
    ('to_rally', 'case', 'by_the_second_of_two', 'by the second of two', ('@qrs 35, 36',), '', ('text',)),
    ('no_rally', 'case', '', '', ('@qrs 35',), '', ('text',)),
    ('give_order', 'verdict', 'free_actions_need_neither_point_nor_order', 'Free actions need neither point nor order', ('@qrs 35, 38',), '', ('text',)),
    ('give_order', 'verdict', 'out_of_reach', 'Out of reach', ('@qrs 25',), '', ('text',)),
    ('give_order', 'verdict', 'too_few_points', 'Too few points', ('@qrs 23, 29',), '', ('text',)),
    ('give_order', 'verdict', 'double_order_within_12_in_of_enemy', 'Double order within 12 in of enemy', ('@qrs 26',), '', ('text',)),
    ('give_order', 'verdict', 'a_rally_that_cannot_be', 'A rally that cannot be', ('@qrs 35',), '', ('text',)),
    ('give_order', 'verdict', 'double_order_that_comes_within_6_in_of_enemy', 'Double order that comes within 6 in of enemy', ('@qrs 36',), 'two_distances', ('text',)),
    ('give_order', 'verdict', '', '', ('@qrs 25-36',), '', ('text',)),
    ('give_order', 'line', 'its_points_are_spent', 'Its points are spent', ('@qrs 23, 29',), '', ('text',)),
    ('give_order', 'effect', 'its_points_are_spent', 'Its points are spent', ('@qrs 23, 29',), '', ('change', 'number', '', 'points')),
    ('give_order', 'line', 'as_ordered_it_may_advance', 'As ordered it may *advance*', ('@qrs 31, 36',), '', ('text',)),
    ('give_order', 'effect', 'as_ordered_it_may_advance', 'As ordered it may *advance*', ('@qrs 31, 36',), '', ('text',)),
    ('give_order', 'line', 'or_fall_back', 'or *fall back*', ('@qrs 32, 36',), '', ('text',)),
    ('give_order', 'effect', 'or_fall_back', 'or *fall back*', ('@qrs 32, 36',), '', ('text',)),
    ('give_order', 'line', 'or_retreat', 'or *retreat*', ('@qrs 33, 36',), '', ('text',)),
    ('give_order', 'effect', 'or_retreat', 'or *retreat*', ('@qrs 33, 36',), '', ('text',)),
    ('give_order', 'line', 'or_redeploy', 'or *redeploy*', ('@qrs 34, 36',), '', ('text',)),
    ('give_order', 'effect', 'or_redeploy', 'or *redeploy*', ('@qrs 34, 36',), '', ('text',)),
    ('give_order', 'line', 'or_rally', 'or *rally*', ('@qrs 35, 36',), '', ('text',)),
    ('give_order', 'effect', 'or_rally', 'or *rally*', ('@qrs 35, 36',), '', ('text',)),
    ('move_general', 'verdict', 'no_point_left', 'No point left', ('@qrs 26, 27, 29, 36',), 'one_point_each', ('text',)),
    ('move_general', 'verdict', '', '', ('@qrs 26, 27, 29, 36',), 'one_point_each', ('text',)),
    ('move_general', 'line', '1_point', '1 point', ('@qrs 26, 27, 29, 36',), 'one_point_each', ('text',)),
    ('move_general', 'effect', '1_point', '1 point', ('@qrs 26, 27, 29, 36',), 'one_point_each', ('change', 'number', '', 'points')),
    ('moves_ordered', 'modifier', 'double_order', 'double order', ('@qrs 26, 36',), '', ('text',)),
    ('balks', 'case', '', '', ('@qrs 93',), '', ('text',)),
    ('advance', 'verdict', 'shaken_and_nearer_to_enemy_in_6_in', 'Shaken, and nearer to enemy in 6 in', ('@qrs 93',), '', ('text',)),
    ('kept_off', 'case', 'comes_into_a_contact_zone_of_1_in', 'comes into a contact zone of 1 in', ('@qrs 95',), '', ('text',)),
    ('kept_off', 'case', 'in_and_out_of_a_fire_zone_in_a_single_move', 'in and out of a fire zone in a single move', ('@qrs 96',), '', ('text',)),
    ('advance', 'verdict', 'kept_off_by_the_enemy', 'Kept off by the enemy', ('@qrs 95, 96',), '', ('text',)),
    ('advance', 'verdict', '', '', ('@qrs 31',), '', ('text',)),
    ('advance', 'line', 'forwards', 'Forwards', ('@qrs 31',), '', ('text',)),
    ('advance', 'effect', 'forwards', 'Forwards', ('@qrs 31',), '', ('become', 'member', '', 'order')),
    ('advance', 'take', 'forwards', 'Forwards', ('@qrs 31',), '', ('text',)),
    ('move', 'row', 'move_distance', 'Distances', ('@qrs 65',), '', ('cell', 'length', (('arm', 'member'), ('mode', 'member')))),
    ('move', 'row', 'move_distance', 'Distances', ('@qrs 66',), '', ('cell', 'length', (('arm', 'member'), ('mode', 'member')))),
    ('move', 'row', 'move_distance', 'Distances', ('@qrs 67',), '', ('cell', 'length', (('arm', 'member'), ('mode', 'member')))),
    ('move', 'row', 'move_distance', 'Distances', ('@qrs 68',), '', ('cell', 'length', (('arm', 'member'), ('mode', 'member')))),
    ('move', 'row', 'move_distance', 'Distances', ('@qrs 69',), '', ('cell', 'length', (('arm', 'member'), ('mode', 'member')))),
    ('move', 'row', 'move_distance', 'Distances', ('@qrs 70',), '', ('cell', 'length', (('arm', 'member'), ('mode', 'member')))),
    ('move', 'verdict', 'heavy_artillery_when_deployed', 'Heavy artillery when deployed', ('@qrs 70',), '', ('text',)),
    ('move', 'verdict', 'artillery_in_difficult_terrain_except_infantry_guns', 'Artillery in difficult terrain, except infantry guns', ('@qrs 81',), '', ('text',)),
    ('move', 'row', 'obstacle_cost', 'Minor obstacle', ('@qrs 65',), '', ('cell', 'length', (('arm', 'member'),))),
    ('move', 'row', 'obstacle_cost', 'Minor obstacle', ('@qrs 66',), '', ('cell', 'length', (('arm', 'member'),))),
    ('move', 'row', 'obstacle_cost', 'Minor obstacle', ('@qrs 67',), '', ('cell', 'length', (('arm', 'member'),))),
    ('move', 'row', 'obstacle_cost', 'Minor obstacle', ('@qrs 68',), '', ('cell', 'length', (('arm', 'member'),))),
    ('move', 'row', 'obstacle_cost', 'Minor obstacle', ('@qrs 69',), '', ('cell', 'length', (('arm', 'member'),))),
    ('move', 'row', 'obstacle_cost', 'Minor obstacle', ('@qrs 70',), '', ('cell', 'length', (('arm', 'member'),))),
    ('move', 'verdict', 'heavy_artillery_over_an_obstacle', 'Heavy artillery over an obstacle', ('@qrs 70',), 'guns_at_obstacles', ('text',)),
    ('move', 'verdict', 'artillery_over_a_major_obstacle', 'Artillery over a major obstacle', ('@qrs 83',), 'guns_at_obstacles', ('text',)),
    ('rough_distance', 'modifier', '', '', ('@qrs 81',), '', ('text',)),
    ('reach', 'row', 'obstacle_cost', 'Minor obstacle', ('@qrs 65',), '', ('cell', 'length', (('arm', 'member'),))),
    ('reach', 'row', 'obstacle_cost', 'Minor obstacle', ('@qrs 66',), '', ('cell', 'length', (('arm', 'member'),))),
    ('reach', 'row', 'obstacle_cost', 'Minor obstacle', ('@qrs 67',), '', ('cell', 'length', (('arm', 'member'),))),
    ('reach', 'row', 'obstacle_cost', 'Minor obstacle', ('@qrs 68',), '', ('cell', 'length', (('arm', 'member'),))),
    ('reach', 'row', 'obstacle_cost', 'Minor obstacle', ('@qrs 69',), '', ('cell', 'length', (('arm', 'member'),))),
    ('reach', 'row', 'obstacle_cost', 'Minor obstacle', ('@qrs 70',), '', ('cell', 'length', (('arm', 'member'),))),
    ('reach', 'value', 'none_for_heavy_artillery_over_an_obstacle', 'none for heavy artillery over an obstacle', ('@qrs 70',), '', ('is', 'length')),
    ('reach', 'value', 'none_for_heavy_artillery_over_an_obstacle', 'none for heavy artillery over an obstacle', ('@qrs 70',), '', ('text',)),
    ('reach', 'row', 'move_distance', 'Distances', ('@qrs 65',), '', ('cell', 'length', (('arm', 'member'), ('mode', 'member')))),
    ('reach', 'row', 'move_distance', 'Distances', ('@qrs 66',), '', ('cell', 'length', (('arm', 'member'), ('mode', 'member')))),
    ('reach', 'row', 'move_distance', 'Distances', ('@qrs 67',), '', ('cell', 'length', (('arm', 'member'), ('mode', 'member')))),
    ('reach', 'row', 'move_distance', 'Distances', ('@qrs 68',), '', ('cell', 'length', (('arm', 'member'), ('mode', 'member')))),
    ('reach', 'row', 'move_distance', 'Distances', ('@qrs 69',), '', ('cell', 'length', (('arm', 'member'), ('mode', 'member')))),
    ('reach', 'row', 'move_distance', 'Distances', ('@qrs 70',), '', ('cell', 'length', (('arm', 'member'), ('mode', 'member')))),
    ('reach', 'modifier', 'each_minor_obstacle', 'each minor obstacle', ('@qrs 64',), '', ('signed', 'length')),
    ('reach', 'modifier', 'each_minor_obstacle', 'each minor obstacle', ('@qrs 64',), '', ('text',)),
    ('reach', 'modifier', 'each_static_unit_that_infantry_or_cavalry_pass_through', 'each static unit that infantry or cavalry pass through', ('@qrs 88',), '', ('signed', 'length')),
    ('reach', 'modifier', 'each_static_unit_that_infantry_or_cavalry_pass_through', 'each static unit that infantry or cavalry pass through', ('@qrs 88',), '', ('text',)),
    ('reach', 'modifier', 'falling_back', 'falling back', ('@qrs 72',), '', ('text',)),
    ('wheel_cost', 'value', 'a_and_b_infantry_if_in_good_order', 'A and B infantry, if in good order', ('@qrs 76',), '', ('is', 'length')),
    ('wheel_cost', 'value', 'other_infantry', 'other infantry', ('@qrs 77',), '', ('text',)),
    ('wheel_cost', 'value', 'cavalry', 'cavalry', ('@qrs 78',), '', ('text',)),
    ('wheel_cost', 'value', 'artillery_irregulars_and_any_on_the_march', 'artillery, irregulars and any on the march', ('@qrs 79',), '', ('text',)),
    ('wheel_cost', 'value', 'a_and_b_infantry_if_in_good_order', 'A and B infantry, if in good order', ('@qrs 76',), '', ('text',)),
    ('wheel_cost', 'value', 'other_infantry', 'other infantry', ('@qrs 77',), '', ('is', 'length')),
    ('wheel_cost', 'value', 'cavalry', 'cavalry', ('@qrs 78',), '', ('is', 'length')),
    ('wheel_cost', 'value', 'artillery_irregulars_and_any_on_the_march', 'artillery, irregulars and any on the march', ('@qrs 79',), '', ('is', 'length')),
    ('reach', 'modifier', 'for_each_45_wheeled_or_part_of_it', 'for each 45° wheeled, or part of it', ('@qrs 74',), '', ('signed', 'length')),
    ('reach', 'modifier', 'for_each_45_wheeled_or_part_of_it', 'for each 45° wheeled, or part of it', ('@qrs 74',), '', ('text',)),
    ('reach', 'modifier', '', '', ('@qrs 64, 74',), 'no_move_below_nothing', ('bound', 'length', 'at least')),
    ('reach', 'modifier', '', '', ('@qrs 64, 74',), 'no_move_below_nothing', ('text',)),
    ('move', 'verdict', 'farther_than_its_move', 'Farther than its move', ('@qrs 64-81',), '', ('text',)),
    ('move', 'verdict', '', '', ('@qrs 64-83, 94',), '', ('text',)),
    ('move', 'line', 'terrain_disorders', 'Difficult terrain disorders cavalry and infantry guns', ('@qrs 81',), 'terrain_never_mends', ('text',)),
    ('move', 'effect', 'terrain_disorders', 'Difficult terrain disorders cavalry and infantry guns', ('@qrs 81',), 'terrain_never_mends', ('become', 'member', '', 'state')),
    ('move', 'line', 'a_major_obstacle_takes_the_whole_move', 'A major obstacle takes the whole move', ('@qrs 83',), '', ('text',)),
    ('move', 'effect', 'a_major_obstacle_takes_the_whole_move', 'A major obstacle takes the whole move', ('@qrs 83',), '', ('become', 'move', '', 'time')),
    ('move', 'line', 'halts_at_the_sight_of_enemy_unseen_before', 'Halts at the sight of enemy unseen before', ('@qrs 94',), '', ('text',)),
    ('move', 'effect', 'halts_at_the_sight_of_enemy_unseen_before', 'Halts at the sight of enemy unseen before', ('@qrs 94',), '', ('text',)),
    ('fall_back', 'verdict', 'shaken_and_nearer_to_enemy_in_6_in', 'Shaken, and nearer to enemy in 6 in', ('@qrs 93',), '', ('text',)),
    ('fall_back', 'verdict', 'kept_off_by_the_enemy', 'Kept off by the enemy', ('@qrs 95, 96',), '', ('text',)),
    ('fall_back', 'verdict', '', '', ('@qrs 32',), '', ('text',)),
    ('fall_back', 'line', 'backwards_still_facing_forward', 'Backwards, still facing forward', ('@qrs 32',), '', ('text',)),
    ('fall_back', 'effect', 'backwards_still_facing_forward', 'Backwards, still facing forward', ('@qrs 32',), '', ('become', 'member', '', 'order')),
    ('fall_back', 'effect', 'backwards_still_facing_forward', 'Backwards, still facing forward', ('@qrs 32',), '', ('become', 'member', '', 'faces')),
    ('fall_back', 'take', 'backwards_still_facing_forward', 'Backwards, still facing forward', ('@qrs 32',), '', ('text',)),
    ('retreat', 'verdict', 'kept_off_by_the_enemy', 'Kept off by the enemy', ('@qrs 95, 96',), '', ('text',)),
    ('retreat', 'verdict', '', '', ('@qrs 33',), '', ('text',)),
    ('retreat', 'line', 'turns_about_then_moves', 'Turns about, then moves', ('@qrs 33',), '', ('text',)),
    ('retreat', 'effect', 'turns_about_then_moves', 'Turns about, then moves', ('@qrs 33',), '', ('become', 'member', '', 'order')),
    ('retreat', 'effect', 'turns_about_then_moves', 'Turns about, then moves', ('@qrs 33',), '', ('become', 'member', '', 'faces')),
    ('retreat', 'take', 'turns_about_then_moves', 'Turns about, then moves', ('@qrs 33',), '', ('text',)),
    ('redeploy', 'line', 'another_formation_or_another_facing', 'Another formation or another facing', ('@qrs 34',), '', ('text',)),
    ('redeploy', 'effect', 'another_formation_or_another_facing', 'Another formation or another facing', ('@qrs 34',), '', ('text',)),
    ('form_march', 'line', 'on_the_march', 'On the march', ('@qrs 34, 64',), '', ('text',)),
    ('form_march', 'effect', 'on_the_march', 'On the march', ('@qrs 34, 64',), '', ('become', 'member', '', 'mode')),
    ('deploy', 'line', 'deployed', 'Deployed', ('@qrs 34, 64',), '', ('text',)),
    ('deploy', 'effect', 'deployed', 'Deployed', ('@qrs 34, 64',), '', ('become', 'member', '', 'mode')),
    ('change_facing', 'line', 'faces_another_way', 'Faces another way', ('@qrs 34, 35',), '', ('text',)),
    ('rally', 'verdict', 'in_a_group_or_not_more_than_3_in_from_enemy', 'In a group, or not more than 3 in from enemy', ('@qrs 35',), '', ('text',)),
    ('rally', 'verdict', '', '', ('@qrs 35, 40',), '', ('text',)),
    ('rally', 'line', 'tests_its_cohesion', 'Tests its cohesion', ('@qrs 35, 40',), '', ('text',)),
    ('rally', 'take', 'tests_its_cohesion', 'Tests its cohesion', ('@qrs 35, 40',), '', ('text',)),
    ('rally', 'line', 'passed_regains_cohesion_or_turns', 'Passed: regains cohesion, or turns', ('@qrs 35, 40',), '', ('text',)),
    ('rally', 'effect', 'passed_regains_cohesion_or_turns', 'Passed: regains cohesion, or turns', ('@qrs 35, 40',), '', ('text',)),
    ('regain', 'line', 'one_level', 'One level', ('@qrs 35, 153',), 'one_level_regained', ('text',)),
    ('regain', 'effect', 'one_level', 'One level', ('@qrs 35, 153',), 'one_level_regained', ('shift', 'member', '', 'state')),
    ('final_move', 'verdict', 'attached_to_a_unit', 'Attached to a unit', ('@qrs 43',), '', ('text',)),
    ('final_move', 'verdict', 'a_leader_with_no_unit', 'A leader with no unit', ('@qrs 43',), '', ('text',)),
    ('defending', 'case', '', '', ('@qrs 160, 161',), '', ('text',)),
    ('disengagement', 'verdict', 'farther_apart_than_1_in', 'Farther apart than 1 in', ('@qrs 11, 95, 157',), '', ('text',)),
    ('disengagement', 'verdict', 'in_contact_once_combat_is_over', 'In contact once combat is over', ('@qrs 11, 157',), '', ('text',)),
    ('disengagement', 'band', 'shaken_draws_off', 'Shaken: draws off', ('@qrs 159',), '', ('is', 'number')),
    ('disengagement', 'effect', 'shaken_draws_off', 'Shaken: draws off', ('@qrs 159',), '', ('text',)),
    ('disengagement', 'band', 'shaken_draws_off', 'Shaken: draws off', ('@qrs 159',), '', ('text',)),
    ('disengagement', 'band', 'stays_before_shaken_enemy', 'Stays before shaken enemy', ('@qrs 159',), 'one_goes_back', ('is', 'number')),
    ('disengagement', 'effect', 'stays_before_shaken_enemy', 'Stays before shaken enemy', ('@qrs 159',), 'one_goes_back', ('text',)),
    ('disengagement', 'band', 'stays_before_shaken_enemy', 'Stays before shaken enemy', ('@qrs 159',), 'one_goes_back', ('text',)),
    ('disengagement', 'band', 'disordered_back', 'Disordered before good order: back, unless defending', ('@qrs 160',), '', ('is', 'number')),
    ('disengagement', 'effect', 'disordered_back', 'Disordered before good order: back, unless defending', ('@qrs 160',), '', ('text',)),
    ('disengagement', 'band', 'disordered_back', 'Disordered before good order: back, unless defending', ('@qrs 160',), '', ('text',)),
    ('disengagement', 'band', 'stays_before_disordered_enemy_that_go_back', 'Stays before disordered enemy that go back', ('@qrs 160',), 'one_goes_back', ('is', 'number')),
    ('disengagement', 'effect', 'stays_before_disordered_enemy_that_go_back', 'Stays before disordered enemy that go back', ('@qrs 160',), 'one_goes_back', ('text',)),
    ('disengagement', 'band', 'stays_before_disordered_enemy_that_go_back', 'Stays before disordered enemy that go back', ('@qrs 160',), 'one_goes_back', ('text',)),
    ('disengagement', 'band', 'attacker_back', 'Attacker of an obstacle or defences: back', ('@qrs 161',), '', ('is', 'number')),
    ('disengagement', 'effect', 'attacker_back', 'Attacker of an obstacle or defences: back', ('@qrs 161',), '', ('text',)),
    ('disengagement', 'band', 'attacker_back', 'Attacker of an obstacle or defences: back', ('@qrs 161',), '', ('text',)),
    ('disengagement', 'band', 'defender_of_them_stays', 'Defender of them stays', ('@qrs 161',), '', ('text',)),
    ('disengagement', 'band', 'all_others_both_sides_step_back', 'All others: both sides step back', ('@qrs 161',), '', ('is', 'number')),
    ('disengagement', 'effect', 'all_others_both_sides_step_back', 'All others: both sides step back', ('@qrs 161',), '', ('text',)),
    ('disengagement', 'band', 'defender_of_them_stays', 'Defender of them stays', ('@qrs 161',), '', ('is', 'number')),
    ('disengagement', 'effect', 'defender_of_them_stays', 'Defender of them stays', ('@qrs 161',), '', ('text',)),
    ('halt', 'line', 'goes_no_farther', 'Goes no farther', ('@qrs 94',), '', ('text',)),
    ('pass_through', 'verdict', 'irregulars_and_artillery_on_the_move', 'Irregulars and artillery on the move', ('@qrs 87',), '', ('text',)),
    ('pass_through', 'verdict', 'infantry_and_cavalry_through_infantry_or_cavalry_that_do_not_move', 'Infantry and cavalry, through infantry or cavalry that do not move', ('@qrs 88',), '', ('text',)),
    ('pass_through', 'value', 'irregulars_and_artillery', 'irregulars and artillery', ('@qrs 87',), '', ('is', 'length')),
    ('pass_through', 'value', 'as_for_a_minor_obstacle', 'as for a minor obstacle', ('@qrs 88',), '', ('text',)),
    ('pass_through', 'value', 'irregulars_and_artillery', 'irregulars and artillery', ('@qrs 87',), '', ('text',)),
    ('pass_through', 'row', 'obstacle_cost', 'Minor obstacle', ('@qrs 65',), '', ('cell', 'length', (('arm', 'member'),))),
    ('pass_through', 'row', 'obstacle_cost', 'Minor obstacle', ('@qrs 66',), '', ('cell', 'length', (('arm', 'member'),))),
    ('pass_through', 'row', 'obstacle_cost', 'Minor obstacle', ('@qrs 67',), '', ('cell', 'length', (('arm', 'member'),))),
    ('pass_through', 'row', 'obstacle_cost', 'Minor obstacle', ('@qrs 68',), '', ('cell', 'length', (('arm', 'member'),))),
    ('pass_through', 'row', 'obstacle_cost', 'Minor obstacle', ('@qrs 69',), '', ('cell', 'length', (('arm', 'member'),))),
    ('pass_through', 'row', 'obstacle_cost', 'Minor obstacle', ('@qrs 70',), '', ('cell', 'length', (('arm', 'member'),))),
    ('pass_through', 'value', 'as_for_a_minor_obstacle', 'as for a minor obstacle', ('@qrs 88',), '', ('is', 'length')),
    ('pass_gap', 'verdict', 'gap', '2 in or wider', ('@qrs 89',), 'wider_gaps', ('text',)),
    ('close', 'verdict', 'shaken', 'Shaken', ('@qrs 93',), 'closing_comes_near', ('text',)),
    ('close', 'verdict', 'on_flank_or_rear_from_in_front_of_the_flank', 'On flank or rear, from in front of the flank', ('@qrs 97',), '', ('text',)),
    ('close', 'verdict', '', '', ('@qrs 10, 97',), '', ('text',)),
    ('contact', 'line', 'broken_enemy_are_removed', 'Broken enemy are removed', ('@qrs 98',), '', ('text',)),
    ('contact', 'effect', 'broken_enemy_are_removed', 'Broken enemy are removed', ('@qrs 98',), '', ('become', 'yesno', 'enemy ', 'removed')),
    ('contact', 'line', 'in_good_order_tests_its_cohesion', 'In good order: tests its cohesion', ('@qrs 95, 98',), 'contact_tests_mover', ('text',)),
    ('contact', 'take', 'in_good_order_tests_its_cohesion', 'In good order: tests its cohesion', ('@qrs 95, 98',), 'contact_tests_mover', ('text',)),
    ('contact', 'line', 'failed_disordered', 'Failed: disordered', ('@qrs 95, 98',), 'contact_tests_mover', ('text',)),
    ('contact', 'effect', 'failed_disordered', 'Failed: disordered', ('@qrs 95, 98',), 'contact_tests_mover', ('become', 'member', '', 'state')),
    ('pursue', 'roll', '', '', ('@qrs 217',), '', ('rolled',)),
    ('pursue', 'line', 'pursuit_disorders', 'Those who pursue become disordered', ('@qrs 215',), 'pursuit_never_mends', ('text',)),
    ('pursue', 'effect', 'pursuit_disorders', 'Those who pursue become disordered', ('@qrs 215',), 'pursuit_never_mends', ('become', 'member', '', 'state')),
    ('pursue', 'line', 'routers_it_catches_are_removed', 'Routers it catches are removed', ('@qrs 218',), '', ('text',)),
    ('pursue', 'effect', 'routers_it_catches_are_removed', 'Routers it catches are removed', ('@qrs 218',), '', ('become', 'yesno', 'enemy ', 'removed')),
    ('pursue', 'line', 'other_enemy_contacted_combat_at_once', 'Other enemy contacted: combat at once', ('@qrs 219',), '', ('text',)),
    ('pursue', 'effect', 'other_enemy_contacted_combat_at_once', 'Other enemy contacted: combat at once', ('@qrs 219',), '', ('text',)),
    ('pursue', 'line', 'at_the_table_edge_it_leaves_the_table', 'At the table edge it leaves the table', ('@qrs 220',), '', ('text',)),
    ('pursue', 'effect', 'at_the_table_edge_it_leaves_the_table', 'At the table edge it leaves the table', ('@qrs 220',), '', ('become', 'yesno', '', 'off_table')),
    ('fight_at_once', 'line', 'against_the_enemy_contacted', 'Against the enemy contacted', ('@qrs 219',), '', ('text',)),
    ('fight_at_once', 'take', 'against_the_enemy_contacted', 'Against the enemy contacted', ('@qrs 219',), '', ('text',)),
    ('recover_unit', 'verdict', 'left_the_table', 'Left the table', ('@qrs 13',), '', ('text',)),
    ('recover_unit', 'verdict', '', '', ('@qrs 13',), '', ('text',)),
    ('recover_unit', 'line', 'comes_back', 'Comes back', ('@qrs 13',), '', ('text',)),
    ('recover_unit', 'effect', 'comes_back', 'Comes back', ('@qrs 13',), '', ('become', 'yesno', '', 'off_table')),
    ('recover_general', 'verdict', 'left_the_table', 'Left the table', ('@qrs 13',), '', ('text',)),
    ('recover_general', 'verdict', '', '', ('@qrs 13',), '', ('text',)),
    ('recover_general', 'line', 'comes_back', 'Comes back', ('@qrs 13',), '', ('text',)),
    ('recover_general', 'effect', 'comes_back', 'Comes back', ('@qrs 13',), '', ('become', 'yesno', '', 'off_table')),
    ('close_range', 'case', 'infantry_in_contact', 'infantry in contact', ('@qrs 106',), '', ('text',)),
    ('close_range', 'case', 'artillery_within_3_in', 'artillery within 3 in', ('@qrs 110',), '', ('text',)),
    ('can_fire', 'case', 'infantry_and_irregulars_into_their_frontal_zone', 'infantry and irregulars, into their frontal zone', ('@qrs 104',), '', ('text',)),
    ('can_fire', 'case', 'cavalry_into_their_frontal_zone_and_in_contact', 'cavalry, into their frontal zone and in contact', ('@qrs 105',), '', ('text',)),
    ('can_fire', 'row', 'ranges', 'Artillery range', ('@qrs 111',), '', ('cell', 'length', (('arm', 'member'),))),
    ('can_fire', 'row', 'ranges', 'Artillery range', ('@qrs 112',), '', ('cell', 'length', (('arm', 'member'),))),
    ('can_fire', 'row', 'ranges', 'Artillery range', ('@qrs 113',), '', ('cell', 'length', (('arm', 'member'),))),
    ('can_fire', 'case', 'artillery_within_its_range', 'artillery, within its range', ('@qrs 108-113',), '', ('text',)),
    ('fire', 'verdict', '', '{can_fire}', ('@qrs 102-122',), '', ('text',)),
    ('fire', 'verdict', '', '', ('@qrs 102-122',), '', ('text',)),
    ('base_points', 'modifier', 'each_base', 'each base', ('@qrs 121',), '', ('signed', 'number')),
    ('base_points', 'modifier', 'more_for_each_base_of_artillery_or_infantry_at', 'more for each base of artillery or infantry at {close_range}', ('@qrs 106, 110, 122',), '', ('signed', 'number')),
    ('base_points', 'modifier', 'more_for_each_base_of_artillery_or_infantry_at', 'more for each base of artillery or infantry at {close_range}', ('@qrs 106, 110, 122',), '', ('text',)),
    ('good_infantry_points', 'value', '', '', ('@qrs 125',), '', ('is', 'number')),
    ('good_infantry_points', 'value', '', '', ('@qrs 125',), '', ('text',)),
    ('light_gun_points', 'value', '', '', ('@qrs 126',), '', ('is', 'number')),
    ('light_gun_points', 'value', '', '', ('@qrs 126',), '', ('text',)),
    ('poor_infantry_points', 'value', '', '', ('@qrs 127',), '', ('is', 'number')),
    ('poor_infantry_points', 'value', '', '', ('@qrs 127',), '', ('text',)),
    ('distant_irregular_points', 'value', '', '', ('@qrs 128',), '', ('is', 'number')),
    ('distant_irregular_points', 'value', '', '', ('@qrs 128',), '', ('text',)),
    ('disordered_points', 'value', '', '', ('@qrs 129',), '', ('is', 'number')),
    ('disordered_points', 'value', '', '', ('@qrs 129',), '', ('text',)),
    ('shaken_points', 'value', '', '', ('@qrs 130',), '', ('is', 'number')),
    ('shaken_points', 'value', '', '', ('@qrs 130',), '', ('text',)),
    ('enfilade_points', 'value', '', '', ('@qrs 131',), '', ('is', 'number')),
    ('enfilade_points', 'value', '', '', ('@qrs 131',), '', ('text',)),
    ('cover_points', 'value', '', '', ('@qrs 136',), '', ('is', 'number')),
    ('cover_points', 'value', '', '', ('@qrs 136',), '', ('text',)),
    ('fire_points', 'modifier', 'a_and_b_infantry', 'A and B infantry', ('@qrs 123, 125',), '', ('signed', 'number')),
    ('fire_points', 'modifier', 'a_and_b_infantry', 'A and B infantry', ('@qrs 123, 125',), '', ('text',)),
    ('fire_points', 'modifier', 'light_artillery', 'light artillery', ('@qrs 123, 126',), '', ('signed', 'number')),
    ('fire_points', 'modifier', 'light_artillery', 'light artillery', ('@qrs 123, 126',), '', ('text',)),
    ('fire_points', 'modifier', 'd_infantry', 'D infantry', ('@qrs 123, 127',), '', ('signed', 'number')),
    ('fire_points', 'modifier', 'd_infantry', 'D infantry', ('@qrs 123, 127',), '', ('text',)),
    ('fire_points', 'modifier', 'irregulars_out_of_contact', 'irregulars out of contact', ('@qrs 123, 128',), '', ('signed', 'number')),
    ('fire_points', 'modifier', 'irregulars_out_of_contact', 'irregulars out of contact', ('@qrs 123, 128',), '', ('text',)),
    ('fire_points', 'modifier', 'disordered', 'disordered', ('@qrs 123, 129',), '', ('signed', 'number')),
    ('fire_points', 'modifier', 'disordered', 'disordered', ('@qrs 123, 129',), '', ('text',)),
    ('fire_points', 'modifier', 'shaken', 'shaken', ('@qrs 123, 130',), '', ('signed', 'number')),
    ('fire_points', 'modifier', 'shaken', 'shaken', ('@qrs 123, 130',), '', ('text',)),
    ('fire_points', 'modifier', 'firing_in_enfilade', 'firing in enfilade', ('@qrs 123, 131',), '', ('signed', 'number')),
    ('fire_points', 'modifier', 'firing_in_enfilade', 'firing in enfilade', ('@qrs 123, 131',), '', ('text',)),
    ('fire_points', 'modifier', 'irregulars_as_the_target', 'irregulars as the target', ('@qrs 133, 135',), '', ('signed', 'number')),
    ('fire_points', 'modifier', 'irregulars_as_the_target', 'irregulars as the target', ('@qrs 133, 135',), '', ('text',)),
    ('fire_points', 'modifier', 'target_in_cover_except_from_heavy_artillery', 'target in cover, except from heavy artillery', ('@qrs 123, 133, 136',), '', ('signed', 'number')),
    ('fire_points', 'modifier', 'target_in_cover_except_from_heavy_artillery', 'target in cover, except from heavy artillery', ('@qrs 123, 133, 136',), '', ('text',)),
    ('fire_points', 'modifier', '', '', ('@qrs 117',), '', ('bound', 'number', 'at least')),
    ('shoot', 'verdict', 'with_a_unit_that_cannot_fire', 'With a unit that cannot fire', ('@qrs 102-113',), '', ('text',)),
    ('shoot', 'verdict', '', '', ('@qrs 102-153',), '', ('text',)),
    ('shoot', 'roll', '', '', ('@qrs 140',), '', ('rolled',)),
    ('shoot', 'row', 'fire_damage', 'Score needed, by fire points and level of damage', ('@qrs 143',), '', ('column', 'number', 'number')),
    ('shoot', 'row', 'fire_damage', 'Score needed, by fire points and level of damage', ('@qrs 144',), '', ('column', 'number', 'number')),
    ('shoot', 'row', 'fire_damage', 'Score needed, by fire points and level of damage', ('@qrs 145',), '', ('column', 'number', 'number')),
    ('shoot', 'row', 'fire_damage', 'Score needed, by fire points and level of damage', ('@qrs 146',), '', ('column', 'number', 'number')),
    ('shoot', 'row', 'fire_damage', 'Score needed, by fire points and level of damage', ('@qrs 147',), '', ('column', 'number', 'number')),
    ('shoot', 'row', 'fire_damage', 'Score needed, by fire points and level of damage', ('@qrs 148',), '', ('column', 'number', 'number')),
    ('shoot', 'row', 'fire_damage', 'Score needed, by fire points and level of damage', ('@qrs 149',), '', ('column', 'number', 'number')),
    ('shoot', 'row', 'fire_damage', 'Score needed, by fire points and level of damage', ('@qrs 150',), '', ('column', 'number', 'number')),
    ('shoot', 'row', 'fire_damage', 'Score needed, by fire points and level of damage', ('@qrs 151',), '', ('column', 'number', 'number')),
    ('shoot', 'line', 'a_target_with_any_damage_tests_its_cohesion', 'A target with any damage tests its cohesion', ('@qrs 153',), '', ('text',)),
    ('shoot', 'take', 'a_target_with_any_damage_tests_its_cohesion', 'A target with any damage tests its cohesion', ('@qrs 153',), '', ('text',)),
    ('shoot', 'value', 'the_first_level_if_the_test_is_passed', 'the first level, if the test is passed', ('@qrs 153',), '', ('is', 'number')),
    ('shoot', 'value', 'all_levels_if_it_is_failed', 'all levels, if it is failed', ('@qrs 153',), '', ('text',)),
    ('shoot', 'value', 'none_without_damage', 'none without damage', ('@qrs 153',), '', ('text',)),
    ('shoot', 'value', 'the_first_level_if_the_test_is_passed', 'the first level, if the test is passed', ('@qrs 153',), '', ('text',)),
    ('shoot', 'value', 'all_levels_if_it_is_failed', 'all levels, if it is failed', ('@qrs 153',), '', ('is', 'number')),
    ('shoot', 'value', 'none_without_damage', 'none without damage', ('@qrs 153',), '', ('is', 'number')),
    ('shoot', 'line', 'broken_before', '', ('@qrs 153',), 'broken_once', ('text',)),
    ('shoot', 'line', 'worsened', 'Each level lost worsens the state', ('@qrs 153',), '', ('text',)),
    ('shoot', 'effect', 'worsened', 'Each level lost worsens the state', ('@qrs 153',), '', ('shift', 'member', 'target ', 'state')),
    ('shoot', 'line', 'broken_by_fire', 'Units broken by it rout', ('@qrs 153',), 'broken_once', ('text',)),
    ('shoot', 'effect', 'broken_by_fire', 'Units broken by it rout', ('@qrs 153',), 'broken_once', ('text',)),
)
_RULINGS: dict[str, str] = {
    'first_level_tested': 'In close combat too, a cohesion test can save the first level',
    'initial_rout': 'A unit broken by fire routs as far as one broken in close combat',
    'seven_or_more': 'A total of 7 or more passes',
    'five_sided_die': 'A D5 shows 1 to 5, each as often',
    'reach_of_orders': 'A unit can be given orders if it is within 6 in of the general or in his sight',
    'free_of_reach': 'Free actions need no general within reach',
    'two_distances': 'A double order needs 12 in when it is given, and 6 in all the way',
    'one_point_each': 'A single order, and a move of a general, costs 1 command point',
    'one_level_regained': 'A unit that rallies regains one level of cohesion',
    'twelve_from_enemy': 'Units that move towards their leader are free of cost beyond 12 in of the enemy',
    'within_where_they_stand': 'Irregulars within 12 in of the enemy move away from it free of cost, however far',
    'one_goes_back': 'Where one side goes back by a line, the other stays',
    'order_of_deductions': 'Obstacles come off a move before a fall back halves it, wheels after',
    'no_move_below_nothing': 'Deductions cannot take a move below 0 in',
    'guns_at_obstacles': 'Heavy artillery crosses no minor obstacle, and no artillery crosses a major one',
    'terrain_never_mends': 'Difficult terrain disorders good order, and leaves worse states as they are',
    'wider_gaps': 'A gap wider than 2 in can be passed too',
    'closing_comes_near': 'Shaken units do not close with the enemy',
    'contact_tests_mover': 'A unit in good order that contacts broken enemy tests its cohesion',
    'routers_in_zone': 'Pursuers are those in whose contact zone the enemy routs',
    'passed_may_choose': 'Cavalry that pass the test may pursue or not',
    'no_others': 'Infantry and artillery do not pursue',
    'reached_is_contacted': 'Pursuers contact enemy whom their distance reaches',
    'pursuit_never_mends': 'Pursuit disorders good order, and leaves worse states as they are',
    'names_of_guns': 'Light artillery are the regimental and infantry guns, medium artillery the field guns',
    'what_defends': 'Defences are barricades and entrenchments',
    'contact_means_zone': 'Contact, in shooting, is being within the contact zone of 1 in',
    'close_range_per_base': 'At close range each base of infantry and of artillery adds 1 more',
    'cover_from_whom': 'Cover is nothing to heavy artillery that fires',
    'cavalry_fire': 'Cavalry fire only at what is both in their frontal zone and in contact',
    'score_or_more': 'A throw above the score needed counts as the score does',
    'tested_before_loss': 'The test for the first level is taken in the state before any level is lost',
    'broken_once': 'Broken units that are hit again do not rout again',
}
