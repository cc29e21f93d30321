"""Close Fire and European Order: 18th century: resolvers.

Made by rulec from rules/cfeo18; not to be edited. @qrs is cfeo18-qrs
"""

# fmt: off
# ruff: noqa: ARG001, ARG002, E501, F841, F842, FURB136, PERF401, RUF012, RUF100, SIM102, SIM108, SIM114
from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from math import ceil, floor

_UNIT = 'yd'


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


class Grade(_Word):
    """grade, best first."""

    A = 'A'
    B = 'B'
    C = 'C'
    D = 'D'
    E = 'E'


class Arm(_Word):
    """arm."""

    formed_infantry = 'formed_infantry'  # formed infantry
    skirmishers = 'skirmishers'
    traditional_horse = 'traditional_horse'  # traditional cavalry
    other_horse = 'other_horse'  # other cavalry
    heavy_gun = 'heavy_gun'  # heavy gun
    field_gun = 'field_gun'  # field gun
    battalion_gun = 'battalion_gun'  # battalion gun
    is_foot: bool
    is_horse: bool
    is_guns: bool


# infantry
ARM_FOOT = frozenset((Arm.formed_infantry, Arm.skirmishers,))
# cavalry
ARM_HORSE = frozenset((Arm.traditional_horse, Arm.other_horse,))
ARM_GUNS = frozenset((Arm.heavy_gun, Arm.field_gun, Arm.battalion_gun,))
for _arm in Arm:
    _arm.is_foot = _arm in ARM_FOOT
    _arm.is_horse = _arm in ARM_HORSE
    _arm.is_guns = _arm in ARM_GUNS


class RangeBand(_Word):
    """range."""

    maximum = 'maximum'
    effective = 'effective'
    close = 'close'


class Formation(_Word):
    """One of line, assault_column, march_column, unformed."""

    line = 'line'
    assault_column = 'assault_column'
    march_column = 'march_column'
    unformed = 'unformed'


class Doing(_Word):
    """One of nothing, rout, pursuit, looting, evade, retire."""

    nothing = 'nothing'
    rout = 'rout'
    pursuit = 'pursuit'
    looting = 'looting'
    evade = 'evade'
    retire = 'retire'


class Crossing(_Word):
    """One of no_obstacle, minor, major."""

    no_obstacle = 'no_obstacle'
    minor = 'minor'
    major = 'major'


class Cover(_Word):
    """One of in_open, hard_cover, fieldworks."""

    in_open = 'in_open'
    hard_cover = 'hard_cover'
    fieldworks = 'fieldworks'


class LastFire(_Word):
    """One of none_yet, same_target, other_target."""

    none_yet = 'none_yet'
    same_target = 'same_target'
    other_target = 'other_target'


class Fall(_Word):
    """One of unknown, short, long, right, left, on_target."""

    unknown = 'unknown'
    short = 'short'
    long = 'long'
    right = 'right'
    left = 'left'
    on_target = 'on_target'


class StruckOn(_Word):
    """One of front, flank, rear."""

    front = 'front'
    flank = 'flank'
    rear = 'rear'


class Rank(_Word):
    """One of marshal, general, other_leader."""

    marshal = 'marshal'
    general = 'general'
    other_leader = 'other_leader'


# ---------------------------------------------------------------- records


@dataclass(frozen=True, slots=True, init=False, eq=False, repr=False)
class Unit(_Record):
    """unit; also as enemy, target, friend.

    A fact that no rule asks for need not be given.
    """

    grade: Grade
    arm: Arm
    formation: Formation  # line, assault_column, march_column, unformed
    limbered: bool  # yes or no
    first_rank: int  # bases in the first rank: 1 to 12 (assumed: the sheet states no size of unit)
    second_rank: int  # bases in the second rank: 0 to 12 (assumed: the sheet states no size of unit)
    third_rank: int  # bases in the third rank: 0 to 12 (assumed: the sheet states no size of unit)
    fourth_rank: int  # bases in the fourth rank: 0 to 12 (assumed: the sheet states no size of unit)
    dp: int  # DP: 0 to 12 (assumed: the sheet limits only the DPs of movement and manoeuvre)
    artillery_dp: int  # DPs from artillery this turn: 0 to 12 (assumed: the sheet states no most)
    casualties: int  # 0 to 12 (assumed: the sheet states no most)
    destroyed: bool  # yes or no
    abandoned: bool  # guns abandoned: yes or no, normally no
    crew_killed: bool  # crew killed: yes or no, normally no
    doing: Doing  # nothing, rout, pursuit, looting, evade, retire
    charging: bool  # yes or no
    a_outrance: bool  # charges /xe0 l'outrance: yes or no
    counter_charging: bool  # counter-charging: yes or no
    charged_last_turn: bool  # charged last turn: yes or no
    contacted_last_turn: bool  # made contact last turn: yes or no
    rode_through: bool  # rode through after combat: yes or no, normally no
    took_position: bool  # took the position after combat: yes or no, normally no
    remains: bool  # remains in place after combat: yes or no, normally no
    retired_last_turn: bool  # retired last turn: yes or no
    moved: bool  # moved this turn: yes or no
    moved_since: bool  # moved since it was last shot at: yes or no
    fired: bool  # fired this turn: yes or no
    fire_reserved: bool  # kept its fire this turn: yes or no, normally no
    platoon_fire: bool  # fired by platoons: yes or no
    initial_move: bool  # first move of a rout, evade or retreat: yes or no
    speed: Number  # 1/2 move to 1 move by 1/2 move, normally 1 move
    time: Number  # time taken: 0 moves to 1 move by 1/2 move, normally 0 moves
    forward_distance: Number  # distance forwards: 0 yd to 960 yd (assumed: the sheet states no size of table)
    to_column: bool  # changes into column to pass a gap: yes or no
    wishes_to_cease: bool  # wishes to cease: yes or no
    caught: bool  # caught by pursuers: yes or no
    inspiring: int  # inspire actions: 0 to 3 (assumed: the sheet caps what they add, not how many there are)
    leader_attached: bool  # leader attached: yes or no
    leader_distance: Number  # distance to the leader: 0 yd to 960 yd (assumed: the sheet states no size of table)
    beside_lead: bool  # in a continuous line with a unit of its brigade: yes or no
    behind_lead: Number  # distance behind a unit of its brigade: 0 yd to 960 yd (assumed: the sheet states no size of table)
    lead_attached: bool  # leader attached to that unit: yes or no
    lead_distance: Number  # distance of that unit to the leader: 0 yd to 960 yd (assumed: the sheet states no size of table)
    conforms: bool  # moves as that unit does: yes or no
    nearest_enemy: Number  # distance to enemy: 0 yd to 960 yd (assumed: the sheet states no size of table)
    enemy_at_end: Number  # distance to enemy at the end of its move: 0 yd to 960 yd (assumed: the sheet states no size of table)
    enemy_ahead: Number  # distance to enemy in front: 0 yd to 960 yd (assumed: the sheet states no size of table)
    enemy_angle: Number  # angle of that enemy out from its flank: 0 deg to 180 deg
    friend_distance: Number  # distance to the friend: 0 yd to 960 yd (assumed: the sheet states no size of table)
    range_: Number  # distance to the target: 0 yd to 960 yd (assumed: the sheet states no size of table)
    rough: bool  # on rough terrain: yes or no
    on_road: bool  # on a road: yes or no
    crossing: Crossing  # obstacle it crosses: no_obstacle, minor, major, normally no_obstacle
    cover: Cover  # in_open, hard_cover, fieldworks
    under_fire: bool  # under fire: yes or no
    in_combat: bool  # in combat this turn: yes or no
    advantage_of_ground: bool  # advantage of ground: yes or no
    cause_ceased: bool  # cause has ceased: yes or no
    facing_threat: bool  # facing the nearest threat: yes or no
    behind_friends: bool  # behind formed friends: yes or no
    behind_obstacle: bool  # behind an obstacle: yes or no
    way_blocked: bool  # unable to retire: yes or no
    meets_enemy: bool  # encounters new enemy: yes or no
    meets_impassable: bool  # encounters impassable terrain: yes or no
    shooting_stands: int  # bases able to fire: 0 to 12 (assumed: the sheet states no size of unit)
    last_fire: LastFire  # its last fire: none_yet, same_target, other_target
    same_range: bool  # range as before: yes or no
    enfilade: bool  # yes or no
    fall: Fall  # fall of shot: unknown, short, long, right, left, on_target, normally unknown
    shot_distance: Number  # distance from the fall of shot: 0 yd to 960 yd (assumed: the sheet states no size of table)
    stands_in_contact: int  # bases in contact: 0 to 12 (assumed: the sheet states no size of unit)
    left_bases: int  # bases out beyond the left flank: 0 to 12 (assumed: the sheet states no size of unit)
    right_bases: int  # bases out beyond the right flank: 0 to 12 (assumed: the sheet states no size of unit)
    bases_facing: int  # bases with that enemy before them: 0 to 12 (assumed: the sheet states no size of unit)
    pike_bases: int  # pike bases among those that count: 0 to 12 (assumed: the sheet states no size of unit)
    struck_on: StruckOn  # struck on: front, flank, rear
    from_behind: bool  # its charge began behind the flank or rear it struck: yes or no
    hits: int  # 0 to 60 (assumed: with the bases assumed no unit rolls more dice)

    def __init__(
        self,
        *,
        grade: Grade = _NOT_GIVEN,
        arm: Arm = _NOT_GIVEN,
        formation: Formation = _NOT_GIVEN,
        limbered: bool = _NOT_GIVEN,
        first_rank: int = _NOT_GIVEN,
        second_rank: int = _NOT_GIVEN,
        third_rank: int = _NOT_GIVEN,
        fourth_rank: int = _NOT_GIVEN,
        dp: int = _NOT_GIVEN,
        artillery_dp: int = _NOT_GIVEN,
        casualties: int = _NOT_GIVEN,
        destroyed: bool = _NOT_GIVEN,
        abandoned: bool = _NOT_GIVEN,
        crew_killed: bool = _NOT_GIVEN,
        doing: Doing = _NOT_GIVEN,
        charging: bool = _NOT_GIVEN,
        a_outrance: bool = _NOT_GIVEN,
        counter_charging: bool = _NOT_GIVEN,
        charged_last_turn: bool = _NOT_GIVEN,
        contacted_last_turn: bool = _NOT_GIVEN,
        rode_through: bool = _NOT_GIVEN,
        took_position: bool = _NOT_GIVEN,
        remains: bool = _NOT_GIVEN,
        retired_last_turn: bool = _NOT_GIVEN,
        moved: bool = _NOT_GIVEN,
        moved_since: bool = _NOT_GIVEN,
        fired: bool = _NOT_GIVEN,
        fire_reserved: bool = _NOT_GIVEN,
        platoon_fire: bool = _NOT_GIVEN,
        initial_move: bool = _NOT_GIVEN,
        speed: Number = _NOT_GIVEN,
        time: Number = _NOT_GIVEN,
        forward_distance: Number = _NOT_GIVEN,
        to_column: bool = _NOT_GIVEN,
        wishes_to_cease: bool = _NOT_GIVEN,
        caught: bool = _NOT_GIVEN,
        inspiring: int = _NOT_GIVEN,
        leader_attached: bool = _NOT_GIVEN,
        leader_distance: Number = _NOT_GIVEN,
        beside_lead: bool = _NOT_GIVEN,
        behind_lead: Number = _NOT_GIVEN,
        lead_attached: bool = _NOT_GIVEN,
        lead_distance: Number = _NOT_GIVEN,
        conforms: bool = _NOT_GIVEN,
        nearest_enemy: Number = _NOT_GIVEN,
        enemy_at_end: Number = _NOT_GIVEN,
        enemy_ahead: Number = _NOT_GIVEN,
        enemy_angle: Number = _NOT_GIVEN,
        friend_distance: Number = _NOT_GIVEN,
        range_: Number = _NOT_GIVEN,
        rough: bool = _NOT_GIVEN,
        on_road: bool = _NOT_GIVEN,
        crossing: Crossing = _NOT_GIVEN,
        cover: Cover = _NOT_GIVEN,
        under_fire: bool = _NOT_GIVEN,
        in_combat: bool = _NOT_GIVEN,
        advantage_of_ground: bool = _NOT_GIVEN,
        cause_ceased: bool = _NOT_GIVEN,
        facing_threat: bool = _NOT_GIVEN,
        behind_friends: bool = _NOT_GIVEN,
        behind_obstacle: bool = _NOT_GIVEN,
        way_blocked: bool = _NOT_GIVEN,
        meets_enemy: bool = _NOT_GIVEN,
        meets_impassable: bool = _NOT_GIVEN,
        shooting_stands: int = _NOT_GIVEN,
        last_fire: LastFire = _NOT_GIVEN,
        same_range: bool = _NOT_GIVEN,
        enfilade: bool = _NOT_GIVEN,
        fall: Fall = _NOT_GIVEN,
        shot_distance: Number = _NOT_GIVEN,
        stands_in_contact: int = _NOT_GIVEN,
        left_bases: int = _NOT_GIVEN,
        right_bases: int = _NOT_GIVEN,
        bases_facing: int = _NOT_GIVEN,
        pike_bases: int = _NOT_GIVEN,
        struck_on: StruckOn = _NOT_GIVEN,
        from_behind: bool = _NOT_GIVEN,
        hits: int = _NOT_GIVEN,
    ) -> None:
        self._settle(
            (
                grade,
                arm,
                formation,
                limbered,
                first_rank,
                second_rank,
                third_rank,
                fourth_rank,
                dp,
                artillery_dp,
                casualties,
                destroyed,
                abandoned,
                crew_killed,
                doing,
                charging,
                a_outrance,
                counter_charging,
                charged_last_turn,
                contacted_last_turn,
                rode_through,
                took_position,
                remains,
                retired_last_turn,
                moved,
                moved_since,
                fired,
                fire_reserved,
                platoon_fire,
                initial_move,
                speed,
                time,
                forward_distance,
                to_column,
                wishes_to_cease,
                caught,
                inspiring,
                leader_attached,
                leader_distance,
                beside_lead,
                behind_lead,
                lead_attached,
                lead_distance,
                conforms,
                nearest_enemy,
                enemy_at_end,
                enemy_ahead,
                enemy_angle,
                friend_distance,
                range_,
                rough,
                on_road,
                crossing,
                cover,
                under_fire,
                in_combat,
                advantage_of_ground,
                cause_ceased,
                facing_threat,
                behind_friends,
                behind_obstacle,
                way_blocked,
                meets_enemy,
                meets_impassable,
                shooting_stands,
                last_fire,
                same_range,
                enfilade,
                fall,
                shot_distance,
                stands_in_contact,
                left_bases,
                right_bases,
                bases_facing,
                pike_bases,
                struck_on,
                from_behind,
                hits,
            )
        )

    def _legal(self, known: Set[str], role: str) -> None:
        """What cannot occur."""
        if known >= {
            'arm',
            'bases_facing',
            'charging',
            'enemy_ahead',
            'enemy_angle',
            'first_rank',
            'formation',
            'fourth_rank',
            'left_bases',
            'pike_bases',
            'right_bases',
            'second_rank',
            'stands_in_contact',
            'third_rank'
        }:
            try:
                illegal = self.pike_bases > _counted(self)
            except RuleError:
                illegal = False
            if illegal:
                raise IllegalState(role + ': it cannot be that pike_bases more than counted', ('@qrs 210',))
        if known >= {'arm', 'limbered'} and (self.limbered and not self.arm.is_guns):
            raise IllegalState(role + ': it cannot be that limbered unless arm is guns', ('@qrs 27, 117',))
        if (
            known >= {'charging', 'doing'}
            and (
                self.charging
                and (
                    self.doing is _doing_rout
                    or self.doing is _doing_looting
                    or self.doing is _doing_evade
                    or self.doing is _doing_retire
                )
            )
        ):
            raise IllegalState(
                role + ': it cannot be that charging and doing is rout/looting/evade/retire',
                ('@qrs 38, 91',)
            )
        if known >= {'charging', 'counter_charging'} and (self.charging and self.counter_charging):
            raise IllegalState(role + ': it cannot be that charging and counter_charging', ('@qrs 190',))
        if known >= {'a_outrance', 'charging'} and (self.a_outrance and not self.charging):
            raise IllegalState(role + ': it cannot be that a_outrance unless charging', ('@qrs 192, 221',))
        if (
            known >= {'doing', 'formation'}
            and (
                (self.doing is _doing_rout or self.doing is _doing_retire or self.doing is _doing_pursuit)
                and self.formation is not _formation_unformed
            )
        ):
            raise IllegalState(
                role + ': it cannot be that doing is rout/retire/pursuit unless formation is unformed',
                ('@qrs 236, 238, 240',)
            )
        if known >= {'inspiring', 'leader_attached'} and (self.inspiring >= 1 and not self.leader_attached):
            raise IllegalState(
                role + ': it cannot be that inspiring is 1 or more unless leader_attached',
                ('@qrs 77, 81',)
            )
        if known >= {'arm', 'took_position'} and (self.took_position and not self.arm.is_foot):
            raise IllegalState(role + ': it cannot be that took_position unless arm is foot', ('@qrs 228',))
        if known >= {'arm', 'rode_through'} and (self.rode_through and not self.arm.is_horse):
            raise IllegalState(role + ': it cannot be that rode_through unless arm is horse', ('@qrs 220, 221',))
        if known >= {'arm', 'crew_killed'} and (self.crew_killed and not self.arm.is_guns):
            raise IllegalState(role + ': it cannot be that crew_killed unless arm is guns', ('@qrs 223, 224',))
        if known >= {'abandoned', 'arm'} and (self.abandoned and not self.arm.is_guns):
            raise IllegalState(role + ': it cannot be that abandoned unless arm is guns', ('@qrs 222-224',))
        if known >= {'arm', 'formation'} and (self.formation is _formation_assault_column and not self.arm.is_foot):
            raise IllegalState(
                role + ': it cannot be that formation is assault_column unless arm is foot',
                ('@qrs 206-208',)
            )
        if known >= {'arm', 'pike_bases'} and (self.pike_bases >= 1 and not self.arm.is_foot):
            raise IllegalState(
                role + ': it cannot be that pike_bases is 1 or more unless arm is foot',
                ('@qrs 210',)
            )
        if known >= {'second_rank', 'third_rank'} and (self.second_rank == 0 and self.third_rank >= 1):
            raise IllegalState(
                role + ': it cannot be that second_rank is 0 and third_rank is 1 or more',
                ('@qrs 208',)
            )
        if known >= {'fourth_rank', 'third_rank'} and (self.third_rank == 0 and self.fourth_rank >= 1):
            raise IllegalState(
                role + ': it cannot be that third_rank is 0 and fourth_rank is 1 or more',
                ('@qrs 208',)
            )


Unit._record = 'unit'
Unit._facts = {
    'grade': ('grade', 'member', Grade, None, None, None, None),
    'arm': ('arm', 'member', Arm, None, None, None, None),
    'formation': ('formation', 'member', Formation, None, None, None, None),
    'limbered': ('limbered', 'yesno', None, None, None, None, None),
    'first_rank': ('first_rank', 'number', None, 1, 12, 1, None),
    'second_rank': ('second_rank', 'number', None, 0, 12, 1, None),
    'third_rank': ('third_rank', 'number', None, 0, 12, 1, None),
    'fourth_rank': ('fourth_rank', 'number', None, 0, 12, 1, None),
    'dp': ('dp', 'number', None, 0, 12, 1, None),
    'artillery_dp': ('artillery_dp', 'number', None, 0, 12, 1, None),
    'casualties': ('casualties', 'number', None, 0, 12, 1, None),
    'destroyed': ('destroyed', 'yesno', None, None, None, None, None),
    'abandoned': ('abandoned', 'yesno', None, None, None, None, False),
    'crew_killed': ('crew_killed', 'yesno', None, None, None, None, False),
    'doing': ('doing', 'member', Doing, None, None, None, None),
    'charging': ('charging', 'yesno', None, None, None, None, None),
    'a_outrance': ('a_outrance', 'yesno', None, None, None, None, None),
    'counter_charging': ('counter_charging', 'yesno', None, None, None, None, None),
    'charged_last_turn': ('charged_last_turn', 'yesno', None, None, None, None, None),
    'contacted_last_turn': ('contacted_last_turn', 'yesno', None, None, None, None, None),
    'rode_through': ('rode_through', 'yesno', None, None, None, None, False),
    'took_position': ('took_position', 'yesno', None, None, None, None, False),
    'remains': ('remains', 'yesno', None, None, None, None, False),
    'retired_last_turn': ('retired_last_turn', 'yesno', None, None, None, None, None),
    'moved': ('moved', 'yesno', None, None, None, None, None),
    'moved_since': ('moved_since', 'yesno', None, None, None, None, None),
    'fired': ('fired', 'yesno', None, None, None, None, None),
    'fire_reserved': ('fire_reserved', 'yesno', None, None, None, None, False),
    'platoon_fire': ('platoon_fire', 'yesno', None, None, None, None, None),
    'initial_move': ('initial_move', 'yesno', None, None, None, None, None),
    'speed': ('speed', 'move', None, Fraction(1, 2), 1, Fraction(1, 2), 1),
    'time': ('time', 'move', None, 0, 1, Fraction(1, 2), 0),
    'forward_distance': ('forward_distance', 'length', None, 0, 960, None, None),
    'to_column': ('to_column', 'yesno', None, None, None, None, None),
    'wishes_to_cease': ('wishes_to_cease', 'yesno', None, None, None, None, None),
    'caught': ('caught', 'yesno', None, None, None, None, None),
    'inspiring': ('inspiring', 'number', None, 0, 3, 1, None),
    'leader_attached': ('leader_attached', 'yesno', None, None, None, None, None),
    'leader_distance': ('leader_distance', 'length', None, 0, 960, None, None),
    'beside_lead': ('beside_lead', 'yesno', None, None, None, None, None),
    'behind_lead': ('behind_lead', 'length', None, 0, 960, None, None),
    'lead_attached': ('lead_attached', 'yesno', None, None, None, None, None),
    'lead_distance': ('lead_distance', 'length', None, 0, 960, None, None),
    'conforms': ('conforms', 'yesno', None, None, None, None, None),
    'nearest_enemy': ('nearest_enemy', 'length', None, 0, 960, None, None),
    'enemy_at_end': ('enemy_at_end', 'length', None, 0, 960, None, None),
    'enemy_ahead': ('enemy_ahead', 'length', None, 0, 960, None, None),
    'enemy_angle': ('enemy_angle', 'angle', None, 0, 180, None, None),
    'friend_distance': ('friend_distance', 'length', None, 0, 960, None, None),
    'range_': ('range', 'length', None, 0, 960, None, None),
    'rough': ('rough', 'yesno', None, None, None, None, None),
    'on_road': ('on_road', 'yesno', None, None, None, None, None),
    'crossing': ('crossing', 'member', Crossing, None, None, None, Crossing.no_obstacle),
    'cover': ('cover', 'member', Cover, None, None, None, None),
    'under_fire': ('under_fire', 'yesno', None, None, None, None, None),
    'in_combat': ('in_combat', 'yesno', None, None, None, None, None),
    'advantage_of_ground': ('advantage_of_ground', 'yesno', None, None, None, None, None),
    'cause_ceased': ('cause_ceased', 'yesno', None, None, None, None, None),
    'facing_threat': ('facing_threat', 'yesno', None, None, None, None, None),
    'behind_friends': ('behind_friends', 'yesno', None, None, None, None, None),
    'behind_obstacle': ('behind_obstacle', 'yesno', None, None, None, None, None),
    'way_blocked': ('way_blocked', 'yesno', None, None, None, None, None),
    'meets_enemy': ('meets_enemy', 'yesno', None, None, None, None, None),
    'meets_impassable': ('meets_impassable', 'yesno', None, None, None, None, None),
    'shooting_stands': ('shooting_stands', 'number', None, 0, 12, 1, None),
    'last_fire': ('last_fire', 'member', LastFire, None, None, None, None),
    'same_range': ('same_range', 'yesno', None, None, None, None, None),
    'enfilade': ('enfilade', 'yesno', None, None, None, None, None),
    'fall': ('fall', 'member', Fall, None, None, None, Fall.unknown),
    'shot_distance': ('shot_distance', 'length', None, 0, 960, None, None),
    'stands_in_contact': ('stands_in_contact', 'number', None, 0, 12, 1, None),
    'left_bases': ('left_bases', 'number', None, 0, 12, 1, None),
    'right_bases': ('right_bases', 'number', None, 0, 12, 1, None),
    'bases_facing': ('bases_facing', 'number', None, 0, 12, 1, None),
    'pike_bases': ('pike_bases', 'number', None, 0, 12, 1, None),
    'struck_on': ('struck_on', 'member', StruckOn, None, None, None, None),
    'from_behind': ('from_behind', 'yesno', None, None, None, None, None),
    'hits': ('hits', 'number', None, 0, 60, 1, None),
}


@dataclass(frozen=True, slots=True, init=False, eq=False, repr=False)
class Leader(_Record):
    """leader; also as messenger.

    A fact that no rule asks for need not be given.
    """

    rank: Rank  # marshal, general, other_leader
    attached: bool  # yes or no
    actions: int  # 0 to 3 (assumed: the sheet states no most)
    wounds: int  # 0 to 2
    killed: bool  # yes or no, normally no
    routing: bool  # yes or no
    nearest_enemy: Number  # distance to enemy: 0 yd to 960 yd (assumed: the sheet states no size of table)

    def __init__(
        self,
        *,
        rank: Rank = _NOT_GIVEN,
        attached: bool = _NOT_GIVEN,
        actions: int = _NOT_GIVEN,
        wounds: int = _NOT_GIVEN,
        killed: bool = _NOT_GIVEN,
        routing: bool = _NOT_GIVEN,
        nearest_enemy: Number = _NOT_GIVEN,
    ) -> None:
        self._settle((rank, attached, actions, wounds, killed, routing, nearest_enemy,))


Leader._record = 'leader'
Leader._facts = {
    'rank': ('rank', 'member', Rank, None, None, None, None),
    'attached': ('attached', 'yesno', None, None, None, None, None),
    'actions': ('actions', 'number', None, 0, 3, 1, None),
    'wounds': ('wounds', 'number', None, 0, 2, 1, None),
    'killed': ('killed', 'yesno', None, None, None, None, False),
    'routing': ('routing', 'yesno', None, None, None, None, None),
    'nearest_enemy': ('nearest_enemy', 'length', None, 0, 960, None, None),
}


# ---------------------------------------------------------------- constants


_doing_retire = Doing.retire
_formation_unformed = Formation.unformed
_arm_battalion_gun = Arm.battalion_gun
_doing_evade = Doing.evade
_doing_rout = Doing.rout
_doing_pursuit = Doing.pursuit
_avd = (2, 3, 3, 4, 4, 5)
_avd_faces = frozenset(_avd)
_d6 = (1, 2, 3, 4, 5, 6)
_d6_faces = frozenset(_d6)
_1_2 = Fraction(1, 2)
_formation_march_column = Formation.march_column
_formation_line = Formation.line
_crossing_minor = Crossing.minor
_formation_assault_column = Formation.assault_column
_doing_looting = Doing.looting
_rank_marshal = Rank.marshal
_grade_a = Grade.A
_grade_b = Grade.B
_doing_nothing = Doing.nothing
_arm_skirmishers = Arm.skirmishers
_grade_c = Grade.C
_grade_d = Grade.D
_grade_e = Grade.E
_combat_grade = {_grade_a: 2, _grade_b: 1, _grade_c: 0, _grade_d: -1, _grade_e: -2}
_arm_traditional_horse = Arm.traditional_horse
_struckon_flank = StruckOn.flank
_struckon_rear = StruckOn.rear
_cover_fieldworks = Cover.fieldworks
_crossing_major = Crossing.major
_crossing_no_obstacle = Crossing.no_obstacle
_grade_a_b_c = frozenset((_grade_a, _grade_b, _grade_c, _grade_d))
_rank_general = Rank.general
_grade_best_first = (_grade_a, _grade_b, _grade_c, _grade_d, _grade_e,)
_grade_rank = {_grade_a: 0, _grade_b: 1, _grade_c: 2, _grade_d: 3, _grade_e: 4}
_rangeband_maximum = RangeBand.maximum
_rangeband_effective = RangeBand.effective
_rangeband_close = RangeBand.close
_lastfire_same_target = LastFire.same_target
_lastfire_other_target = LastFire.other_target
_arm_formed_infantry = Arm.formed_infantry
_arm_other_horse = Arm.other_horse
_arm_heavy_gun = Arm.heavy_gun
_arm_field_gun = Arm.field_gun
_artillery_arm = {
    _arm_formed_infantry: 0,
    _arm_skirmishers: 0,
    _arm_traditional_horse: 0,
    _arm_other_horse: 0,
    _arm_heavy_gun: 1,
    _arm_field_gun: 0,
    _arm_battalion_gun: -1
}
_fall_short = Fall.short
_fall_long = Fall.long
_fall_right = Fall.right
_fall_left = Fall.left
_fall_on_target = Fall.on_target
_cover_hard_cover = Cover.hard_cover


# ---------------------------------------------------------------- tables


_ranges_cells: tuple[int | None, ...] = (720, 360, 120, 480, 240, 120, 120, None, 40,)
_ranges_headings: tuple[RangeBand | None, ...] = (_rangeband_maximum, _rangeband_effective, _rangeband_close, None)


def _ranges_row(arm_: Arm | None) -> int:
    """The row of ranges."""
    if arm_ is _arm_heavy_gun:
        return 0
    if arm_ is _arm_field_gun or arm_ is _arm_battalion_gun:
        return 1
    if arm_ is not None and arm_.is_foot:
        return 2
    raise NoRule('Ranges has no row for ' + f"arm {_say(arm_, 'member')}", ('@qrs 147-150',))


def _ranges_place(arm_: Arm | None, band_: RangeBand | None) -> int:
    """The place of a cell in ranges, counted row by row."""
    row = _ranges_row(arm_) * 3
    if band_ is _rangeband_maximum:
        return row + 0
    if band_ is _rangeband_effective:
        return row + 1
    if band_ is _rangeband_close:
        return row + 2
    raise NoRule(
        'Ranges has no column for ' + f"arm {_say(arm_, 'member')}, band {_say(band_, 'member')}",
        ('@qrs 147-150',)
    )


def _ranges_last(row: int, of: Number | None) -> int:
    """The last column of ranges whose cell holds it."""
    if of is None:
        return -1
    if row == 0:
        if of <= 120:
            return 2
        if of <= 360:
            return 1
        if of <= 720:
            return 0
        return -1
    if row == 1:
        if of <= 120:
            return 2
        if of <= 240:
            return 1
        if of <= 480:
            return 0
        return -1
    if of <= 40:
        return 2
    if of <= 120:
        return 0
    return -1


_artillery_dps_cells: tuple[int | None, ...] = (None, None, 1, None, 1, 2,)
_artillery_dps_headings: tuple[int | Range | None, ...] = (None, Range(2, 3), None, None)


def _artillery_dps_row(band_: RangeBand | None) -> int:
    """The row of artillery_dps."""
    if band_ is _rangeband_effective or band_ is _rangeband_maximum:
        return 0
    if band_ is _rangeband_close:
        return 1
    raise NoRule('Artillery results has no row for ' + f"band {_say(band_, 'member')}", ('@qrs 159-161',))


def _artillery_dps_place(band_: RangeBand | None, total_: Number | None) -> int:
    """The place of a cell in artillery_dps, counted row by row."""
    row = _artillery_dps_row(band_) * 3
    if total_ is not None and total_ <= 1:
        return row + 0
    if total_ is not None and 2 <= total_ <= 3:
        return row + 1
    if total_ is not None and total_ >= 4:
        return row + 2
    raise NoRule(
        'Artillery results has no column for ' + f"band {_say(band_, 'member')}, total {_say(total_, 'number')}",
        ('@qrs 159-161',)
    )


# ---------------------------------------------------------------- values and tests that others use


def _take_move(unit: Any, unit_after: Any, dice: list[int], at: int, chosen: Chosen) -> int:
    unit_faces: Sequence[int] | None
    unit_faces2: Sequence[int] | None
    unit_dice: Any
    unit_faces3: Sequence[int] | None
    unit_faces4: Sequence[int] | None
    unit_total: int | None
    unit_natural2: int | None
    unit_distance: int | None
    unit_distance2: Number | None
    unit_arm = unit.arm
    if (
        unit_arm.is_guns
        and not (
            unit_arm.is_foot
            or (unit.limbered and not unit.abandoned)
            or (unit_arm is _arm_battalion_gun and not unit.abandoned)
        )
        and not unit.abandoned
    ):
        # Guns once unlimbered, but battalion guns @qrs 27
        unit_verdict = 'may not'
    elif (
        unit_after.doing is _doing_evade
        or unit_after.doing is _doing_rout
        or unit_after.doing is _doing_retire
        or unit_after.doing is _doing_pursuit
    ):
        # A fast move @qrs 38
        unit_verdict = 'may'
    elif unit.nearest_enemy <= 120 or unit.enemy_at_end <= 120:
        # Within 120 yd of enemy @qrs 31
        unit_verdict = 'may'
    else:
        unit_verdict = 'may not'
    unit_after.move_verdict = unit_verdict
    if unit_verdict == 'may not':
        return at
    if (
        (
            unit_after.doing is _doing_evade
            or unit_after.doing is _doing_rout
            or unit_after.doing is _doing_retire
            or unit_after.doing is _doing_pursuit
        )
        and unit_arm.is_horse
    ):
        unit_faces = dice[at:at + 3]
        if len(unit_faces) < 3:
            raise MissingDice('unit', ((_avd, 2, ''), (_d6, 1, ''),), ((4,), (5,), (6,)))
        unit_faces_1 = unit_faces[:2]
        if not _avd_faces.issuperset(unit_faces_1):
            _wrong_face('unit', unit_faces_1, _avd)
        unit_faces_2 = unit_faces[2:]
        if not _d6_faces.issuperset(unit_faces_2):
            _wrong_face('unit', unit_faces_2, _d6)
        at += 3
        unit_natural = sum(unit_faces_1) + sum(unit_faces_2)
        unit_total = unit_natural
        unit_natural2 = unit_natural
        unit_dice2 = 3
    else:
        if (
            (
                unit_after.doing is _doing_evade
                or unit_after.doing is _doing_rout
                or unit_after.doing is _doing_retire
                or unit_after.doing is _doing_pursuit
            )
            and (
                unit_arm.is_foot
                or (unit.limbered and not unit.abandoned)
                or (unit_arm is _arm_battalion_gun and not unit.abandoned)
            )
        ):
            unit_faces2 = dice[at:at + 2]
            if len(unit_faces2) < 2:
                raise MissingDice('unit', ((_avd, 1, ''), (_d6, 1, ''),), ((4,), (5,), (6,)))
            unit_faces2_1 = unit_faces2[:1]
            if not _avd_faces.issuperset(unit_faces2_1):
                _wrong_face('unit', unit_faces2_1, _avd)
            unit_faces2_2 = unit_faces2[1:]
            if not _d6_faces.issuperset(unit_faces2_2):
                _wrong_face('unit', unit_faces2_2, _d6)
            at += 2
            unit_natural = sum(unit_faces2_1) + sum(unit_faces2_2)
            unit_total = unit_natural
            unit_natural2 = unit_natural
            unit_dice2 = 2
        else:
            if unit_arm.is_horse:
                unit_dice = _choose(chosen, 'unit', 'dice', (1, 2))
                unit_more = 1 if _choose(chosen, 'unit', 'optional_die', (True, False)) else 0
                unit_dice2 = unit_dice + unit_more
                _too_many(unit_dice2, 'Tactical move', ('@qrs 34',))
                unit_faces3 = dice[at:at + unit_dice2]
                if len(unit_faces3) < unit_dice2:
                    raise MissingDice('unit', ((_avd, unit_dice, ''), (_d6, unit_more, ''),), ((4,), (5,), (6,)))
                unit_faces3_1 = unit_faces3[:unit_dice]
                if not _avd_faces.issuperset(unit_faces3_1):
                    _wrong_face('unit', unit_faces3_1, _avd)
                unit_faces3_2 = unit_faces3[unit_dice:]
                if not _d6_faces.issuperset(unit_faces3_2):
                    _wrong_face('unit', unit_faces3_2, _d6)
                at += unit_dice2
                unit_natural = sum(unit_faces3_1) + sum(unit_faces3_2)
                unit_total = unit_natural
                unit_natural2 = unit_natural
            else:
                if (
                    unit_arm.is_foot
                    or (unit.limbered and not unit.abandoned)
                    or (unit_arm is _arm_battalion_gun and not unit.abandoned)
                ):
                    unit_more2 = 1 if _choose(chosen, 'unit', 'optional_die', (True, False)) else 0
                    unit_dice3 = 1 + unit_more2
                    _too_many(unit_dice3, 'Tactical move', ('@qrs 27, 33',))
                    unit_faces4 = dice[at:at + unit_dice3]
                    if len(unit_faces4) < unit_dice3:
                        raise MissingDice('unit', ((_avd, 1, ''), (_d6, unit_more2, ''),), ((4,), (5,), (6,)))
                    unit_faces4_1 = unit_faces4[:1]
                    if not _avd_faces.issuperset(unit_faces4_1):
                        _wrong_face('unit', unit_faces4_1, _avd)
                    unit_faces4_2 = unit_faces4[1:]
                    if not _d6_faces.issuperset(unit_faces4_2):
                        _wrong_face('unit', unit_faces4_2, _d6)
                    at += unit_dice3
                    unit_natural = sum(unit_faces4_1) + sum(unit_faces4_2)
                    unit_total = unit_natural
                    unit_natural2 = unit_natural
                else:
                    unit_total = None
                    unit_natural2 = None
                    unit_dice3 = 0
                    unit_faces4 = None
                unit_dice2 = unit_dice3
                unit_faces3 = unit_faces4
            unit_faces2 = unit_faces3
        unit_faces = unit_faces2
    unit_after.move_total = unit_total
    unit_after.move_natural = unit_natural2
    unit_after.move_dice = unit_dice2
    if (
        unit_arm.is_horse
        or unit_arm.is_foot
        or (unit.limbered and not unit.abandoned)
        or (unit_arm is _arm_battalion_gun and not unit.abandoned)
    ):
        # By dice: 10 yd a point @qrs 33, 34
        unit_distance = _arith('x', unit_total, 10)
    else:
        raise NoRule('unit: no line of distance fits this case', ('@qrs 27-47',))
    unit_distance2 = unit_distance
    # Inspired, a die @qrs 35
    if unit.inspiring >= 1 and unit_distance2 is not None:
        unit_distance2 += 10 * (unit_dice2 if unit_dice2 > 0 else 0)
    # First move of a rout, evade or retreat, a die @qrs 40
    if (
        unit.initial_move
        and (
            unit_after.doing is _doing_rout
            or unit_after.doing is _doing_evade
            or unit_after.doing is _doing_retire
        )
        and unit_distance2 is not None
    ):
        unit_distance2 += 10 * (unit_dice2 if unit_dice2 > 0 else 0)
    # At half speed @qrs 131
    if unit.speed == _1_2 and unit_distance2 is not None:
        unit_distance2 = _on(lambda v: _rounded(_over(v, 2), ''), unit_distance2)
    unit_after.move_distance = _exact(unit_distance2)
    if (
        not (unit_after.formation is _formation_march_column or unit_after.formation is _formation_unformed)
        and (unit_after.formation is _formation_line or unit_arm.is_guns)
        and not (
            (unit.rough and not (unit.on_road and unit_after.formation is _formation_march_column))
            or (
                unit.crossing is _crossing_minor
                and not (unit.on_road and unit_after.formation is _formation_march_column)
            )
        )
    ):
        shown = (unit_faces or ()).count(6)
        if shown:
            if shown > 0:
                unit_gained = shown
                # From 3 DPs on, of whatever cause, moving and manoeuvring add none @qrs 135
                bound = max(3 - unit_after.dp, 0)
                if unit_gained > bound:
                    unit_gained = bound
                gained = unit_gained
            else:
                gained = shown
                unit_gained = shown
            if gained:
                unit_dp = unit_after.dp + gained
                if unit_dp > 12:
                    unit_dp = 12
                if unit_dp < 0:
                    unit_dp = 0
                unit_after.dp = unit_dp
    if (
        not (unit_after.formation is _formation_march_column or unit_after.formation is _formation_unformed)
        and (
            (unit.rough and not (unit.on_road and unit_after.formation is _formation_march_column))
            or (
                unit.crossing is _crossing_minor
                and not (unit.on_road and unit_after.formation is _formation_march_column)
            )
        )
        and (unit_after.formation is _formation_line or unit_arm.is_guns)
    ):
        shown2 = sum(1 for face in (unit_faces or ()) if 5 <= face <= 6)
        if shown2:
            if shown2 > 0:
                unit_gained2 = shown2
                # From 3 DPs on, of whatever cause, moving and manoeuvring add none @qrs 135
                bound2 = max(3 - unit_after.dp, 0)
                if unit_gained2 > bound2:
                    unit_gained2 = bound2
                gained2 = unit_gained2
            else:
                gained2 = shown2
                unit_gained2 = shown2
            if gained2:
                unit_dp = unit_after.dp + gained2
                if unit_dp > 12:
                    unit_dp = 12
                if unit_dp < 0:
                    unit_dp = 0
                unit_after.dp = unit_dp
    if (
        not (unit_after.formation is _formation_march_column or unit_after.formation is _formation_unformed)
        and (
            (unit.rough and not (unit.on_road and unit_after.formation is _formation_march_column))
            or (
                unit.crossing is _crossing_minor
                and not (unit.on_road and unit_after.formation is _formation_march_column)
            )
        )
        and (unit_arm.is_horse or unit_arm.is_guns)
    ):
        shown3 = (unit_faces or ()).count(4)
        if shown3:
            if shown3 > 0:
                unit_gained3 = shown3
                # From 3 DPs on, of whatever cause, moving and manoeuvring add none @qrs 135
                bound3 = max(3 - unit_after.dp, 0)
                if unit_gained3 > bound3:
                    unit_gained3 = bound3
                gained3 = unit_gained3
            else:
                gained3 = shown3
                unit_gained3 = shown3
            if gained3:
                unit_dp = unit_after.dp + gained3
                if unit_dp > 12:
                    unit_dp = 12
                if unit_dp < 0:
                    unit_dp = 0
                unit_after.dp = unit_dp
    unit_rough = unit.rough
    if (
        (
            (unit_rough and not (unit.on_road and unit_after.formation is _formation_march_column))
            or (
                unit.crossing is _crossing_minor
                and not (unit.on_road and unit_after.formation is _formation_march_column)
            )
        )
        and unit_after.formation is _formation_assault_column
    ):
        shown4 = (unit_faces or ()).count(6)
        if shown4:
            if shown4 > 0:
                unit_gained4 = shown4
                # From 3 DPs on, of whatever cause, moving and manoeuvring add none @qrs 135
                bound4 = max(3 - unit_after.dp, 0)
                if unit_gained4 > bound4:
                    unit_gained4 = bound4
                gained4 = unit_gained4
            else:
                gained4 = shown4
                unit_gained4 = shown4
            if gained4:
                unit_dp = unit_after.dp + gained4
                if unit_dp > 12:
                    unit_dp = 12
                if unit_dp < 0:
                    unit_dp = 0
                unit_after.dp = unit_dp
    return at


def _infantry_speed_told(note: Callable[[Any], None], usual: dict[str, Any], unit: Any, unit_name: str) -> bool:
    unit_infantry_speed = False
    unit_arm = unit.arm
    if unit_arm.is_foot:
        note((unit_name, 24, True, None))
        unit_infantry_speed = True
    elif unit.limbered and not _usual(usual, unit_name, unit, 'abandoned'):
        note((unit_name, 25, True, None))
        unit_infantry_speed = True
    elif unit_arm is _arm_battalion_gun and not _usual(usual, unit_name, unit, 'abandoned'):
        note((unit_name, 26, True, None))
        unit_infantry_speed = True
    found: bool = unit_infantry_speed
    return found


def _fixed_gun_told(note: Callable[[Any], None], usual: dict[str, Any], unit: Any, unit_name: str) -> bool:
    unit_fixed_gun = False
    if unit.arm.is_guns and not _infantry_speed_told(note, usual, unit, unit_name):
        note((unit_name, 27, True, None))
        unit_fixed_gun = True
    found: bool = unit_fixed_gun
    return found


def _fast_told(note: Callable[[Any], None], usual: dict[str, Any], unit: Any, unit_name: str) -> bool:
    unit_fast = False
    if (
        unit.doing is _doing_evade
        or unit.doing is _doing_rout
        or unit.doing is _doing_retire
        or unit.doing is _doing_pursuit
    ):
        note((unit_name, 29, True, None))
        unit_fast = True
    found: bool = unit_fast
    return found


def _tactical_told(note: Callable[[Any], None], usual: dict[str, Any], unit: Any, unit_name: str) -> bool:
    unit_tactical = False
    if unit.nearest_enemy <= 120:
        note((unit_name, 31, True, None))
        unit_tactical = True
    elif unit.enemy_at_end <= 120:
        note((unit_name, 32, True, None))
        unit_tactical = True
    found: bool = unit_tactical
    return found


def _inspired_told(note: Callable[[Any], None], usual: dict[str, Any], unit: Any, unit_name: str) -> bool:
    unit_inspired = False
    if unit.inspiring >= 1:
        note((unit_name, 41, True, None))
        unit_inspired = True
    found: bool = unit_inspired
    return found


def _tires_told(note: Callable[[Any], None], usual: dict[str, Any], unit: Any, unit_name: str) -> bool:
    unit_tires = False
    if not (unit.formation is _formation_march_column or unit.formation is _formation_unformed):
        note((unit_name, 47, True, None))
        unit_tires = True
    found: bool = unit_tires
    return found


def _hampered_told(note: Callable[[Any], None], usual: dict[str, Any], unit: Any, unit_name: str) -> bool:
    unit_hampered = False
    if unit.rough and not (unit.on_road and unit.formation is _formation_march_column):
        note((unit_name, 48, True, None))
        unit_hampered = True
    elif (
        _usual(usual, unit_name, unit, 'crossing') is _crossing_minor
        and not (unit.on_road and unit.formation is _formation_march_column)
    ):
        note((unit_name, 49, True, None))
        unit_hampered = True
    found: bool = unit_hampered
    return found


def _take_move_told(
    unit: Any,
    unit_after: Any,
    dice: list[int],
    at: int,
    chosen: Chosen,
    note: Callable[[Any], None],
    changes: list[Any],
    usual: dict[str, Any]
) -> int:
    unit_faces: Sequence[int] | None
    unit_faces2: Sequence[int] | None
    unit_dice: Any
    unit_faces3: Sequence[int] | None
    unit_faces4: Sequence[int] | None
    unit_total: int | None
    unit_natural2: int | None
    unit_distance: int | None
    unit_distance2: Number | None
    kept: int | None
    kept2: int | None
    kept3: int | None
    kept4: int | None
    if _fixed_gun_told(note, usual, unit, 'unit') and not _usual(usual, 'unit', unit, 'abandoned'):
        note(('unit', 28, True, 'may not'))
        unit_verdict = 'may not'
    elif _fast_told(note, usual, unit_after, 'unit'):
        note(('unit', 28, False, None))
        note(('unit', 30, True, 'may'))
        unit_verdict = 'may'
    elif _tactical_told(note, usual, unit, 'unit'):
        note(('unit', 28, False, None))
        note(('unit', 30, False, None))
        note(('unit', 33, True, 'may'))
        unit_verdict = 'may'
    else:
        note(('unit', 28, False, None))
        note(('unit', 30, False, None))
        note(('unit', 33, False, None))
        note(('unit', 34, True, 'may not'))
        unit_verdict = 'may not'
    unit_after.move_verdict = unit_verdict
    if unit_verdict == 'may not':
        return at
    if _fast_told(note, usual, unit_after, 'unit') and unit.arm.is_horse:
        unit_faces = dice[at:at + 3]
        if len(unit_faces) < 3:
            raise MissingDice('unit', ((_avd, 2, ''), (_d6, 1, ''),), ((4,), (5,), (6,)))
        unit_faces_1 = unit_faces[:2]
        if not _avd_faces.issuperset(unit_faces_1):
            _wrong_face('unit', unit_faces_1, _avd)
        unit_faces_2 = unit_faces[2:]
        if not _d6_faces.issuperset(unit_faces_2):
            _wrong_face('unit', unit_faces_2, _d6)
        at += 3
        unit_natural = sum(unit_faces_1) + sum(unit_faces_2)
        note(('unit', 35, True, tuple(unit_faces)))
        unit_total = unit_natural
        unit_natural2 = unit_natural
        unit_dice2 = 3
    else:
        if _fast_told(note, usual, unit_after, 'unit') and _infantry_speed_told(note, usual, unit, 'unit'):
            unit_faces2 = dice[at:at + 2]
            if len(unit_faces2) < 2:
                raise MissingDice('unit', ((_avd, 1, ''), (_d6, 1, ''),), ((4,), (5,), (6,)))
            unit_faces2_1 = unit_faces2[:1]
            if not _avd_faces.issuperset(unit_faces2_1):
                _wrong_face('unit', unit_faces2_1, _avd)
            unit_faces2_2 = unit_faces2[1:]
            if not _d6_faces.issuperset(unit_faces2_2):
                _wrong_face('unit', unit_faces2_2, _d6)
            at += 2
            unit_natural = sum(unit_faces2_1) + sum(unit_faces2_2)
            note(('unit', 36, True, tuple(unit_faces2)))
            unit_total = unit_natural
            unit_natural2 = unit_natural
            unit_dice2 = 2
        else:
            unit_arm = unit.arm
            if unit_arm.is_horse:
                unit_dice = _choose(chosen, 'unit', 'dice', (1, 2))
                unit_more = 1 if _choose(chosen, 'unit', 'optional_die', (True, False)) else 0
                unit_dice2 = unit_dice + unit_more
                _too_many(unit_dice2, 'Tactical move', ('@qrs 34',))
                unit_faces3 = dice[at:at + unit_dice2]
                if len(unit_faces3) < unit_dice2:
                    raise MissingDice('unit', ((_avd, unit_dice, ''), (_d6, unit_more, ''),), ((4,), (5,), (6,)))
                unit_faces3_1 = unit_faces3[:unit_dice]
                if not _avd_faces.issuperset(unit_faces3_1):
                    _wrong_face('unit', unit_faces3_1, _avd)
                unit_faces3_2 = unit_faces3[unit_dice:]
                if not _d6_faces.issuperset(unit_faces3_2):
                    _wrong_face('unit', unit_faces3_2, _d6)
                at += unit_dice2
                unit_natural = sum(unit_faces3_1) + sum(unit_faces3_2)
                note(('unit', 37, True, tuple(unit_faces3)))
                unit_total = unit_natural
                unit_natural2 = unit_natural
            else:
                if _infantry_speed_told(note, usual, unit, 'unit'):
                    unit_more2 = 1 if _choose(chosen, 'unit', 'optional_die', (True, False)) else 0
                    unit_dice3 = 1 + unit_more2
                    _too_many(unit_dice3, 'Tactical move', ('@qrs 27, 33',))
                    unit_faces4 = dice[at:at + unit_dice3]
                    if len(unit_faces4) < unit_dice3:
                        raise MissingDice('unit', ((_avd, 1, ''), (_d6, unit_more2, ''),), ((4,), (5,), (6,)))
                    unit_faces4_1 = unit_faces4[:1]
                    if not _avd_faces.issuperset(unit_faces4_1):
                        _wrong_face('unit', unit_faces4_1, _avd)
                    unit_faces4_2 = unit_faces4[1:]
                    if not _d6_faces.issuperset(unit_faces4_2):
                        _wrong_face('unit', unit_faces4_2, _d6)
                    at += unit_dice3
                    unit_natural = sum(unit_faces4_1) + sum(unit_faces4_2)
                    note(('unit', 38, True, tuple(unit_faces4)))
                    unit_total = unit_natural
                    unit_natural2 = unit_natural
                else:
                    unit_total = None
                    unit_natural2 = None
                    unit_dice3 = 0
                    unit_faces4 = None
                unit_dice2 = unit_dice3
                unit_faces3 = unit_faces4
            unit_faces2 = unit_faces3
        unit_faces = unit_faces2
    unit_after.move_total = unit_total
    unit_after.move_natural = unit_natural2
    unit_after.move_dice = unit_dice2
    unit_arm = unit.arm
    if unit_arm.is_horse or _infantry_speed_told(note, usual, unit, 'unit'):
        unit_distance = _arith('x', unit_total, 10)
        note(('unit', 39, True, unit_distance))
    else:
        note(('unit', 40, False, None))
        raise NoRule('unit: no line of distance fits this case', ('@qrs 27-47',))
    unit_distance2 = unit_distance
    if _inspired_told(note, usual, unit, 'unit') and unit_distance2 is not None:
        amount = 10 * (unit_dice2 if unit_dice2 > 0 else 0)
        unit_distance2 += amount
        note(('unit', 42, amount != 0, amount))
    else:
        note(('unit', 43, False, None))
    if (
        unit.initial_move
        and (
            unit_after.doing is _doing_rout
            or unit_after.doing is _doing_evade
            or unit_after.doing is _doing_retire
        )
        and unit_distance2 is not None
    ):
        amount2 = 10 * (unit_dice2 if unit_dice2 > 0 else 0)
        unit_distance2 += amount2
        note(('unit', 44, amount2 != 0, amount2))
    else:
        note(('unit', 45, False, None))
    if _usual(usual, 'unit', unit, 'speed') == _1_2 and unit_distance2 is not None:
        unit_distance2 = _on(lambda v: _rounded(_over(v, 2), ''), unit_distance2)
        note(('unit', 46, True, 'halved'))
    else:
        note(('unit', 46, False, None))
    unit_after.move_distance = _exact(unit_distance2)
    if (
        _tires_told(note, usual, unit_after, 'unit')
        and (unit_after.formation is _formation_line or unit_arm.is_guns)
        and not _hampered_told(note, usual, unit_after, 'unit')
    ):
        shown = (unit_faces or ()).count(6)
        if shown:
            note(('unit', 50, True, shown))
            if shown > 0:
                unit_gained = shown
                bound = max(3 - unit_after.dp, 0)
                counted = unit_gained > bound
                if counted:
                    unit_gained = bound
                note(('unit', 51, counted, bound))
                if unit_gained != shown:
                    note(('unit', 52, True, unit_gained))
                gained = unit_gained
            else:
                gained = shown
                unit_gained = shown
            kept = None
            if gained:
                before = getattr(unit_after, 'dp', None)
                unit_dp = unit_after.dp + gained
                if unit_dp > 12:
                    unit_dp = 12
                    kept = unit_dp
                if unit_dp < 0:
                    unit_dp = 0
                    kept = unit_dp
                changes.append(('unit', 'dp', before, unit_dp, kept is not None))
                unit_after.dp = unit_dp
            note(('unit', 53, True, (gained, shown, kept)))
        else:
            note(('unit', 50, False, 0))
    else:
        note(('unit', 54, False, None))
    if (
        _tires_told(note, usual, unit_after, 'unit')
        and _hampered_told(note, usual, unit_after, 'unit')
        and (unit_after.formation is _formation_line or unit_arm.is_guns)
    ):
        shown2 = sum(1 for face in (unit_faces or ()) if 5 <= face <= 6)
        if shown2:
            note(('unit', 55, True, shown2))
            if shown2 > 0:
                unit_gained2 = shown2
                bound2 = max(3 - unit_after.dp, 0)
                counted2 = unit_gained2 > bound2
                if counted2:
                    unit_gained2 = bound2
                note(('unit', 51, counted2, bound2))
                if unit_gained2 != shown2:
                    note(('unit', 52, True, unit_gained2))
                gained2 = unit_gained2
            else:
                gained2 = shown2
                unit_gained2 = shown2
            kept2 = None
            if gained2:
                before2 = getattr(unit_after, 'dp', None)
                unit_dp = unit_after.dp + gained2
                if unit_dp > 12:
                    unit_dp = 12
                    kept2 = unit_dp
                if unit_dp < 0:
                    unit_dp = 0
                    kept2 = unit_dp
                changes.append(('unit', 'dp', before2, unit_dp, kept2 is not None))
                unit_after.dp = unit_dp
            note(('unit', 56, True, (gained2, shown2, kept2)))
        else:
            note(('unit', 55, False, 0))
    else:
        note(('unit', 57, False, None))
    if (
        _tires_told(note, usual, unit_after, 'unit')
        and _hampered_told(note, usual, unit_after, 'unit')
        and (unit_arm.is_horse or unit_arm.is_guns)
    ):
        shown3 = (unit_faces or ()).count(4)
        if shown3:
            note(('unit', 58, True, shown3))
            if shown3 > 0:
                unit_gained3 = shown3
                bound3 = max(3 - unit_after.dp, 0)
                counted3 = unit_gained3 > bound3
                if counted3:
                    unit_gained3 = bound3
                note(('unit', 51, counted3, bound3))
                if unit_gained3 != shown3:
                    note(('unit', 52, True, unit_gained3))
                gained3 = unit_gained3
            else:
                gained3 = shown3
                unit_gained3 = shown3
            kept3 = None
            if gained3:
                before3 = getattr(unit_after, 'dp', None)
                unit_dp = unit_after.dp + gained3
                if unit_dp > 12:
                    unit_dp = 12
                    kept3 = unit_dp
                if unit_dp < 0:
                    unit_dp = 0
                    kept3 = unit_dp
                changes.append(('unit', 'dp', before3, unit_dp, kept3 is not None))
                unit_after.dp = unit_dp
            note(('unit', 59, True, (gained3, shown3, kept3)))
        else:
            note(('unit', 58, False, 0))
    else:
        note(('unit', 60, False, None))
    if _hampered_told(note, usual, unit_after, 'unit') and unit_after.formation is _formation_assault_column:
        shown4 = (unit_faces or ()).count(6)
        if shown4:
            note(('unit', 61, True, shown4))
            if shown4 > 0:
                unit_gained4 = shown4
                bound4 = max(3 - unit_after.dp, 0)
                counted4 = unit_gained4 > bound4
                if counted4:
                    unit_gained4 = bound4
                note(('unit', 51, counted4, bound4))
                if unit_gained4 != shown4:
                    note(('unit', 52, True, unit_gained4))
                gained4 = unit_gained4
            else:
                gained4 = shown4
                unit_gained4 = shown4
            kept4 = None
            if gained4:
                before4 = getattr(unit_after, 'dp', None)
                unit_dp = unit_after.dp + gained4
                if unit_dp > 12:
                    unit_dp = 12
                    kept4 = unit_dp
                if unit_dp < 0:
                    unit_dp = 0
                    kept4 = unit_dp
                changes.append(('unit', 'dp', before4, unit_dp, kept4 is not None))
                unit_after.dp = unit_dp
            note(('unit', 62, True, (gained4, shown4, kept4)))
        else:
            note(('unit', 61, False, 0))
    else:
        note(('unit', 63, False, None))
    note(('unit', 64, True, None))
    return at


def _out_of_reach_told(note: Callable[[Any], None], usual: dict[str, Any], unit: Any, unit_name: str) -> bool:
    unit_out_of_reach = False
    if unit.behind_friends or unit.behind_obstacle:
        note((unit_name, 71, True, None))
        unit_out_of_reach = True
    elif unit.nearest_enemy >= 240:
        note((unit_name, 72, True, None))
        unit_out_of_reach = True
    found: bool = unit_out_of_reach
    return found


def _take_control(unit: Any, leader: Any, unit_after: Any, dice: list[int], at: int, chosen: Chosen) -> int:
    so: bool
    so2: bool
    so3: bool
    so4: bool
    picked: int | None
    picked2: int | None
    unit_charged_last_turn = unit.charged_last_turn
    if unit_charged_last_turn and not unit.contacted_last_turn:
        # Charged last turn without making contact, under control or not @qrs 91
        unit_verdict = 'must'
    elif (
        unit_after.wishes_to_cease
        and (unit.doing is _doing_rout or unit.doing is _doing_pursuit or unit.doing is _doing_looting)
    ):
        # To cease a rout, a pursuit or looting, under control or not @qrs 91
        unit_verdict = 'must'
    else:
        unit_leader_attached = unit.leader_attached
        if unit_leader_attached:
            # Leader attached @qrs 87
            unit_verdict = 'need not'
        else:
            so2 = unit.beside_lead and unit.conforms
            if so2:
                so = unit.lead_attached
                if not so:
                    if leader.rank is _rank_marshal:
                        # Marshal @qrs 85
                        leader_control_radius = 120
                    else:
                        leader_control_radius = 60
                    so = unit.lead_distance <= leader_control_radius and not (leader.attached or leader.killed)
                so2 = so
            if so2:
                # In a continuous line with a controlled unit of its brigade, and conforms @qrs 88
                unit_verdict = 'need not'
            else:
                so4 = unit.behind_lead <= 60 and unit.conforms
                if so4:
                    so3 = unit.lead_attached
                    if not so3:
                        if leader.rank is _rank_marshal:
                            # Marshal @qrs 85
                            leader_control_radius2 = 120
                        else:
                            leader_control_radius2 = 60
                        so3 = (
                            unit.lead_distance <= leader_control_radius2
                            and not (leader.attached or leader.killed)
                        )
                    so4 = so3
                if so4:
                    # Behind one, within 60 yd, and conforms @qrs 89
                    unit_verdict = 'need not'
                else:
                    leader_rank = leader.rank
                    if leader_rank is _rank_marshal:
                        # Marshal @qrs 85
                        leader_control_radius3 = 120
                    else:
                        leader_control_radius3 = 60
                    if unit.leader_distance <= leader_control_radius3 and not (leader.attached or leader.killed):
                        # Within the radius of a detached leader @qrs 85
                        unit_verdict = 'need not'
                    else:
                        # All others @qrs 85
                        unit_verdict = 'must'
    unit_after.control_verdict = unit_verdict
    if unit_verdict == 'need not':
        return at
    try:
        unit_natural = dice[at]
    except IndexError:
        raise MissingDice('unit', ((_d6, 1, ''),)) from None
    if unit_natural not in _d6_faces:
        _wrong_face('unit', (unit_natural,), _d6)
    at += 1
    unit_after.control_natural = unit_natural
    unit_after.control_dice = 1
    unit_total = unit_natural
    # Leader attached @qrs 95
    unit_leader_attached = unit.leader_attached
    if unit_leader_attached:
        picked = _choose(chosen, 'unit', 'with_leader', (1, -1, None,))
        if picked is not None:
            unit_total += picked
    # Guns, A and B grade @qrs 97
    if unit.arm.is_guns or unit.grade is _grade_a or unit.grade is _grade_b:
        picked2 = _choose(chosen, 'unit', 'steady_troops', (1, -1, None,))
        if picked2 is not None:
            unit_total += picked2
    unit_after.control_total = unit_total
    counts = False
    counts2 = False
    counts3 = False
    counts4 = False
    counts5 = False
    counts6 = False
    unit_doing = unit.doing
    if (
        (
            unit_doing is _doing_rout
            or unit_doing is _doing_pursuit
            or unit_doing is _doing_looting
            or (unit_charged_last_turn and not unit.contacted_last_turn)
        )
        and not 3 <= unit_total <= 4
    ):
        # Rout, pursuit, looting or charge goes on, except on 3 to 4 @qrs 101
        unit_after.control_result = 'rout_pursuit_looting_or_charge_goes_on_except_on_3_to_4'
        counts = True
    elif unit_total <= 2:
        # Halts @qrs 103
        unit_after.control_result = 'halts'
        counts2 = True
    elif unit_total <= 4:
        # As the player likes @qrs 101, 105
        unit_after.control_result = 'as_the_player_likes'
        counts3 = True
        if unit_after.wishes_to_cease and (unit_doing is _doing_pursuit or unit_doing is _doing_looting):
            # A pursuit or looting that the player would cease is over @qrs 91
            counts4 = True
        if (
            unit_after.wishes_to_cease
            and unit_doing is _doing_rout
            and (unit.behind_friends or unit.behind_obstacle or unit.nearest_enemy >= 240)
        ):
            # A rout that the player would stop is stopped, out of reach @qrs 91, 238
            counts5 = True
    else:
        # Last move again @qrs 107
        unit_after.control_result = 'last_move_again'
        counts6 = True
    if counts:
        unit_after.must = _also(unit_after.must, ('continue',))
        _no_clash('unit', unit_after.must, unit_after.may_not, ('@qrs 101',))
    if counts2:
        unit_after.must = _also(unit_after.must, ('halt',))
        _no_clash('unit', unit_after.must, unit_after.may_not, ('@qrs 103',))
    if counts3:
        unit_after.may = _also(unit_after.may, ('act',))
    if counts6:
        unit_after.must = _also(unit_after.must, ('repeat',))
        _no_clash('unit', unit_after.must, unit_after.may_not, ('@qrs 107',))
    if counts4:
        unit_after.doing = _doing_nothing
    if counts5:
        unit_after.doing = _doing_nothing
    return at


def _missed_charge_told(note: Callable[[Any], None], usual: dict[str, Any], unit: Any, unit_name: str) -> bool:
    unit_missed_charge = False
    if unit.charged_last_turn and not unit.contacted_last_turn:
        note((unit_name, 86, True, None))
        unit_missed_charge = True
    found: bool = unit_missed_charge
    return found


def _control_radius_told(note: Callable[[Any], None], usual: dict[str, Any], leader: Any, leader_name: str) -> int:
    if leader.rank is _rank_marshal:
        leader_control_radius = 120
        note((leader_name, 91, True, leader_control_radius))
    else:
        note((leader_name, 92, False, None))
        leader_control_radius = 60
    found: int = leader_control_radius
    return found


def _lead_controlled_told(
    note: Callable[[Any], None],
    usual: dict[str, Any],
    unit: Any,
    unit_name: str,
    leader: Any,
    leader_name: str
) -> bool:
    unit_lead_controlled = False
    if unit.lead_attached:
        note((unit_name, 90, True, None))
        unit_lead_controlled = True
    elif (
        unit.lead_distance <= _control_radius_told(note, usual, leader, leader_name)
        and not (leader.attached or _usual(usual, leader_name, leader, 'killed'))
    ):
        note((unit_name, 93, True, None))
        unit_lead_controlled = True
    found: bool = unit_lead_controlled
    return found


def _in_radius_told(
    note: Callable[[Any], None],
    usual: dict[str, Any],
    unit: Any,
    unit_name: str,
    leader: Any,
    leader_name: str
) -> bool:
    unit_in_radius = False
    if (
        unit.leader_distance <= _control_radius_told(note, usual, leader, leader_name)
        and not (leader.attached or _usual(usual, leader_name, leader, 'killed'))
    ):
        note((unit_name, 96, True, None))
        unit_in_radius = True
    found: bool = unit_in_radius
    return found


def _take_control_told(
    unit: Any,
    leader: Any,
    unit_after: Any,
    dice: list[int],
    at: int,
    chosen: Chosen,
    note: Callable[[Any], None],
    changes: list[Any],
    usual: dict[str, Any]
) -> int:
    amount: int | None
    amount2: int | None
    if _missed_charge_told(note, usual, unit, 'unit'):
        note(('unit', 87, True, 'must'))
        unit_verdict = 'must'
    elif (
        unit_after.wishes_to_cease
        and (unit.doing is _doing_rout or unit.doing is _doing_pursuit or unit.doing is _doing_looting)
    ):
        note(('unit', 87, False, None))
        note(('unit', 88, True, 'must'))
        unit_verdict = 'must'
    else:
        unit_leader_attached = unit.leader_attached
        if unit_leader_attached:
            note(('unit', 87, False, None))
            note(('unit', 88, False, None))
            note(('unit', 89, True, 'need not'))
            unit_verdict = 'need not'
        elif (
            unit.beside_lead
            and unit.conforms
            and _lead_controlled_told(note, usual, unit, 'unit', leader, 'leader')
        ):
            note(('unit', 87, False, None))
            note(('unit', 88, False, None))
            note(('unit', 89, False, None))
            note(('unit', 94, True, 'need not'))
            unit_verdict = 'need not'
        elif (
            unit.behind_lead <= 60
            and unit.conforms
            and _lead_controlled_told(note, usual, unit, 'unit', leader, 'leader')
        ):
            note(('unit', 87, False, None))
            note(('unit', 88, False, None))
            note(('unit', 89, False, None))
            note(('unit', 94, False, None))
            note(('unit', 95, True, 'need not'))
            unit_verdict = 'need not'
        elif _in_radius_told(note, usual, unit, 'unit', leader, 'leader'):
            note(('unit', 87, False, None))
            note(('unit', 88, False, None))
            note(('unit', 89, False, None))
            note(('unit', 94, False, None))
            note(('unit', 95, False, None))
            note(('unit', 97, True, 'need not'))
            unit_verdict = 'need not'
        else:
            note(('unit', 87, False, None))
            note(('unit', 88, False, None))
            note(('unit', 89, False, None))
            note(('unit', 94, False, None))
            note(('unit', 95, False, None))
            note(('unit', 97, False, None))
            note(('unit', 98, True, 'must'))
            unit_verdict = 'must'
    unit_after.control_verdict = unit_verdict
    if unit_verdict == 'need not':
        return at
    try:
        unit_natural = dice[at]
    except IndexError:
        raise MissingDice('unit', ((_d6, 1, ''),)) from None
    if unit_natural not in _d6_faces:
        _wrong_face('unit', (unit_natural,), _d6)
    at += 1
    note(('unit', 99, True, (unit_natural,)))
    unit_after.control_natural = unit_natural
    unit_after.control_dice = 1
    unit_total = unit_natural
    unit_leader_attached = unit.leader_attached
    if unit_leader_attached:
        amount = _choose(chosen, 'unit', 'with_leader', (1, -1, None,))
        if amount is not None:
            unit_total += amount
        note(('unit', 100, bool(amount), (amount if amount is not None else "left out")))
    else:
        note(('unit', 101, False, None))
    if unit.arm.is_guns or unit.grade is _grade_a or unit.grade is _grade_b:
        amount2 = _choose(chosen, 'unit', 'steady_troops', (1, -1, None,))
        if amount2 is not None:
            unit_total += amount2
        note(('unit', 102, bool(amount2), (amount2 if amount2 is not None else "left out")))
    else:
        note(('unit', 103, False, None))
    unit_after.control_total = unit_total
    counts = False
    counts2 = False
    counts3 = False
    counts4 = False
    counts5 = False
    counts6 = False
    unit_doing = unit.doing
    if (
        (
            unit_doing is _doing_rout
            or unit_doing is _doing_pursuit
            or unit_doing is _doing_looting
            or _missed_charge_told(note, usual, unit, 'unit')
        )
        and not 3 <= unit_total <= 4
    ):
        note(('unit', 104, True, unit_total))
        unit_after.control_result = 'rout_pursuit_looting_or_charge_goes_on_except_on_3_to_4'
        counts = True
    elif unit_total <= 2:
        note(('unit', 105, False, None))
        note(('unit', 106, True, unit_total))
        unit_after.control_result = 'halts'
        counts2 = True
    elif unit_total <= 4:
        note(('unit', 105, False, None))
        note(('unit', 107, False, None))
        note(('unit', 108, True, unit_total))
        unit_after.control_result = 'as_the_player_likes'
        counts3 = True
        if unit_after.wishes_to_cease and (unit_doing is _doing_pursuit or unit_doing is _doing_looting):
            note(('unit', 109, True, None))
            counts4 = True
        if (
            unit_after.wishes_to_cease
            and unit_doing is _doing_rout
            and _out_of_reach_told(note, usual, unit, 'unit')
        ):
            note(('unit', 110, True, None))
            counts5 = True
    else:
        note(('unit', 105, False, None))
        note(('unit', 107, False, None))
        note(('unit', 111, False, None))
        note(('unit', 112, True, unit_total))
        unit_after.control_result = 'last_move_again'
        counts6 = True
    if counts:
        unit_after.must = _also(unit_after.must, ('continue',))
        _no_clash('unit', unit_after.must, unit_after.may_not, ('@qrs 101',))
        note(('unit', 113, True, 'must continue'))
    if counts2:
        unit_after.must = _also(unit_after.must, ('halt',))
        _no_clash('unit', unit_after.must, unit_after.may_not, ('@qrs 103',))
        note(('unit', 114, True, 'must halt'))
    if counts3:
        unit_after.may = _also(unit_after.may, ('act',))
        note(('unit', 115, True, 'may act'))
    if counts6:
        unit_after.must = _also(unit_after.must, ('repeat',))
        _no_clash('unit', unit_after.must, unit_after.may_not, ('@qrs 107',))
        note(('unit', 116, True, 'must repeat'))
    if counts4:
        changes.append(('unit', 'doing', unit_doing, _doing_nothing, False))
        unit_after.doing = unit_doing = _doing_nothing
        note(('unit', 117, True, (unit_doing,)))
    if counts5:
        changes.append(('unit', 'doing', unit_doing, _doing_nothing, False))
        unit_after.doing = unit_doing = _doing_nothing
        note(('unit', 118, True, (unit_doing,)))
    return at


def _take_free_hack(unit: Any, enemy: Any, unit_after: Any, enemy_after: Any, dice: list[int], at: int) -> int:
    _too_many(unit.stands_in_contact, 'Free hack', ('@qrs 236, 240, 242',))
    unit_faces = dice[at:at + unit.stands_in_contact]
    if len(unit_faces) < unit.stands_in_contact:
        raise MissingDice('unit', ((_d6, unit.stands_in_contact, ''),), ((4, 5, 6),), total=False)
    if not _d6_faces.issuperset(unit_faces):
        _wrong_face('unit', unit_faces, _d6)
    at += unit.stands_in_contact
    unit_natural = sum(unit_faces)
    unit_after.free_hack_total = unit_natural
    unit_after.free_hack_natural = unit_natural
    unit_after.free_hack_dice = unit.stands_in_contact
    shown = sum(1 for face in unit_faces if face >= 4)
    if shown:
        if shown:
            enemy_casualties = enemy.casualties + shown
            if enemy_casualties > 12:
                enemy_casualties = 12
            if enemy_casualties < 0:
                enemy_casualties = 0
            enemy_after.casualties = enemy_casualties
    return at


def _take_free_hack_told(
    unit: Any,
    enemy: Any,
    unit_after: Any,
    enemy_after: Any,
    dice: list[int],
    at: int,
    note: Callable[[Any], None],
    changes: list[Any],
    usual: dict[str, Any]
) -> int:
    kept: int | None
    _too_many(unit.stands_in_contact, 'Free hack', ('@qrs 236, 240, 242',))
    unit_faces = dice[at:at + unit.stands_in_contact]
    if len(unit_faces) < unit.stands_in_contact:
        raise MissingDice('unit', ((_d6, unit.stands_in_contact, ''),), ((4, 5, 6),), total=False)
    if not _d6_faces.issuperset(unit_faces):
        _wrong_face('unit', unit_faces, _d6)
    at += unit.stands_in_contact
    unit_natural = sum(unit_faces)
    note(('unit', 128, True, tuple(unit_faces)))
    unit_after.free_hack_total = unit_natural
    unit_after.free_hack_natural = unit_natural
    unit_after.free_hack_dice = unit.stands_in_contact
    shown = sum(1 for face in unit_faces if face >= 4)
    if shown:
        note(('unit', 129, True, shown))
        kept = None
        if shown:
            before = getattr(enemy, 'casualties', None)
            enemy_casualties = enemy.casualties + shown
            if enemy_casualties > 12:
                enemy_casualties = 12
                kept = enemy_casualties
            if enemy_casualties < 0:
                enemy_casualties = 0
                kept = enemy_casualties
            changes.append(('enemy', 'casualties', before, enemy_casualties, kept is not None))
            enemy_after.casualties = enemy_casualties
        note(('unit', 130, True, (shown, shown, kept)))
    else:
        note(('unit', 129, False, 0))
    return at


def _ranks_told(note: Callable[[Any], None], usual: dict[str, Any], unit: Any, unit_name: str) -> int:
    if unit.fourth_rank >= 1:
        unit_ranks = 4
        note((unit_name, 151, True, unit_ranks))
        note((unit_name, 152, False, None))
        note((unit_name, 152, False, None))
        note((unit_name, 152, False, None))
    else:
        note((unit_name, 152, False, None))
        if unit.third_rank >= 1:
            unit_ranks = 3
            note((unit_name, 151, True, unit_ranks))
            note((unit_name, 152, False, None))
            note((unit_name, 152, False, None))
        else:
            note((unit_name, 152, False, None))
            if unit.second_rank >= 1:
                unit_ranks = 2
                note((unit_name, 151, True, unit_ranks))
                note((unit_name, 152, False, None))
            else:
                note((unit_name, 152, False, None))
                unit_ranks = 1
                note((unit_name, 151, True, unit_ranks))
    found: int = unit_ranks
    return found


def _horse_charge_told(note: Callable[[Any], None], usual: dict[str, Any], unit: Any, unit_name: str) -> bool:
    unit_horse_charge = False
    if unit.arm.is_horse and unit.charging:
        note((unit_name, 154, True, None))
        unit_horse_charge = True
    found: bool = unit_horse_charge
    return found


def _in_reach_told(note: Callable[[Any], None], usual: dict[str, Any], unit: Any, unit_name: str) -> bool:
    unit_in_reach = False
    if unit.enemy_ahead <= 40 and unit.enemy_angle <= 45:
        note((unit_name, 160, True, None))
        unit_in_reach = True
    found: bool = unit_in_reach
    return found


def _counted(unit: Any) -> int:
    if unit.arm.is_horse:
        # Cavalry: bases in contact, and 1 out on either flank @qrs 206
        unit_counted = unit.stands_in_contact + min(unit.left_bases, 1) + min(unit.right_bases, 1)
    else:
        unit_formation = unit.formation
        if unit_formation is _formation_assault_column and unit.charging:
            # Assault column charging: two front ranks, half of the next two rounded up @qrs 208
            unit_first_rank = unit.first_rank
            unit_counted = _on(
                lambda v: _rounded(v, 'up'),
                unit_first_rank + unit.second_rank + _1_2 * (unit.third_rank + unit.fourth_rank)
            )
        elif unit_formation is _formation_assault_column and unit.enemy_ahead <= 40 and unit.enemy_angle <= 45:
            # Assault column else: the first rank, if in reach @qrs 206, 208
            unit_first_rank = unit.first_rank
            unit_counted = unit_first_rank
        elif unit_formation is not _formation_assault_column and unit.enemy_ahead <= 40 and unit.enemy_angle <= 45:
            # Infantry and guns: bases with enemy in reach @qrs 206
            unit_counted = unit.bases_facing
        else:
            # Infantry and guns out of reach @qrs 206
            unit_counted = 0
    found: int = unit_counted
    return found


def _counted_told(note: Callable[[Any], None], usual: dict[str, Any], unit: Any, unit_name: str) -> int:
    if unit.arm.is_horse:
        unit_counted = unit.stands_in_contact + min(unit.left_bases, 1) + min(unit.right_bases, 1)
        note((unit_name, 161, True, unit_counted))
        note((unit_name, 162, False, None))
        note((unit_name, 163, False, None))
        note((unit_name, 164, False, None))
        note((unit_name, 165, False, None))
    else:
        note((unit_name, 166, False, None))
        unit_formation = unit.formation
        if unit_formation is _formation_assault_column and unit.charging:
            unit_first_rank = unit.first_rank
            unit_counted = _on(
                lambda v: _rounded(v, 'up'),
                unit_first_rank + unit.second_rank + _1_2 * (unit.third_rank + unit.fourth_rank)
            )
            note((unit_name, 167, True, unit_counted))
            note((unit_name, 163, False, None))
            note((unit_name, 164, False, None))
            note((unit_name, 165, False, None))
        else:
            note((unit_name, 162, False, None))
            if unit_formation is _formation_assault_column and _in_reach_told(note, usual, unit, unit_name):
                unit_first_rank = unit.first_rank
                unit_counted = unit_first_rank
                note((unit_name, 168, True, unit_counted))
                note((unit_name, 164, False, None))
                note((unit_name, 165, False, None))
            else:
                note((unit_name, 163, False, None))
                if unit_formation is not _formation_assault_column and _in_reach_told(note, usual, unit, unit_name):
                    unit_counted = unit.bases_facing
                    note((unit_name, 169, True, unit_counted))
                    note((unit_name, 165, False, None))
                else:
                    note((unit_name, 164, False, None))
                    unit_counted = 0
                    note((unit_name, 170, True, unit_counted))
    found: int = unit_counted
    return found


def _pike_dice_told(
    note: Callable[[Any], None],
    usual: dict[str, Any],
    unit: Any,
    unit_name: str,
    enemy: Any
) -> int:
    enemy_arm = enemy.arm
    if enemy_arm.is_horse:
        unit_pike_dice = 2
        note((unit_name, 171, True, unit_pike_dice))
        note((unit_name, 172, False, None))
        note((unit_name, 173, False, None))
        note((unit_name, 174, False, None))
    else:
        note((unit_name, 175, False, None))
        if unit.charging:
            unit_pike_dice = 1
            note((unit_name, 176, True, unit_pike_dice))
            note((unit_name, 173, False, None))
            note((unit_name, 174, False, None))
        else:
            note((unit_name, 172, False, None))
            if enemy_arm.is_foot:
                unit_pike_dice = 0
                note((unit_name, 177, True, unit_pike_dice))
                note((unit_name, 174, False, None))
            else:
                note((unit_name, 173, False, None))
                unit_pike_dice = 1
                note((unit_name, 178, True, unit_pike_dice))
    found: int = unit_pike_dice
    return found


def _numbers(unit: Any, enemy: Any) -> int:
    unit_numbers = _counted(unit)
    # each pike base, which has dice of its own @qrs 210
    unit_pike_bases = unit.pike_bases
    unit_numbers -= unit_pike_bases
    # its dice, each pike base @qrs 210
    if unit_pike_bases >= 1:
        enemy_arm = enemy.arm
        if enemy_arm.is_horse:
            # facing cavalry @qrs 210
            unit_pike_dice = 2
        elif unit.charging:
            # charging @qrs 210
            unit_pike_dice = 1
        elif enemy_arm.is_foot:
            # facing infantry in any other case @qrs 210
            unit_pike_dice = 0
        else:
            # else as any base @qrs 180
            unit_pike_dice = 1
        unit_numbers += unit_pike_dice * unit_pike_bases
    found: int = unit_numbers
    return found


def _deeper(unit: Any, enemy: Any) -> bool:
    if unit.fourth_rank >= 1:
        unit_ranks = 4
    elif unit.third_rank >= 1:
        unit_ranks = 3
    elif unit.second_rank >= 1:
        unit_ranks = 2
    else:
        unit_ranks = 1
    if enemy.fourth_rank >= 1:
        enemy_ranks = 4
    elif enemy.third_rank >= 1:
        enemy_ranks = 3
    elif enemy.second_rank >= 1:
        enemy_ranks = 2
    else:
        enemy_ranks = 1
    found: bool = unit_ranks > enemy_ranks
    return found


def _thin_target(unit: Any) -> bool:
    so: bool
    so2: bool
    unit_arm = unit.arm
    so2 = unit_arm.is_guns or unit_arm is _arm_skirmishers
    if not so2:
        so = unit_arm.is_horse
        if so:
            if unit.fourth_rank >= 1:
                unit_ranks = 4
            elif unit.third_rank >= 1:
                unit_ranks = 3
            elif unit.second_rank >= 1:
                unit_ranks = 2
            else:
                unit_ranks = 1
            so = unit_ranks == 1
        so2 = so
    found: bool = so2
    return found


def _numbers_told(note: Callable[[Any], None], usual: dict[str, Any], unit: Any, unit_name: str, enemy: Any) -> int:
    unit_numbers = _counted_told(note, usual, unit, unit_name)
    unit_pike_bases = unit.pike_bases
    amount = -unit_pike_bases
    unit_numbers += amount
    note((unit_name, 179, amount != 0, amount))
    if unit_pike_bases >= 1:
        amount2 = _pike_dice_told(note, usual, unit, unit_name, enemy) * unit_pike_bases
        unit_numbers += amount2
        note((unit_name, 180, amount2 != 0, amount2))
    else:
        note((unit_name, 181, False, None))
    found: int = unit_numbers
    return found


def _deeper_told(
    note: Callable[[Any], None],
    usual: dict[str, Any],
    unit: Any,
    unit_name: str,
    enemy: Any,
    enemy_name: str
) -> bool:
    unit_deeper = False
    if _ranks_told(note, usual, unit, unit_name) > _ranks_told(note, usual, enemy, enemy_name):
        note((unit_name, 153, True, None))
        unit_deeper = True
    found: bool = unit_deeper
    return found


def _charged_foot_told(
    note: Callable[[Any], None],
    usual: dict[str, Any],
    unit: Any,
    unit_name: str,
    enemy: Any
) -> bool:
    unit_charged_foot = False
    if _horse_charge_told(note, usual, unit, unit_name) and enemy.arm.is_foot:
        note((unit_name, 155, True, None))
        unit_charged_foot = True
    found: bool = unit_charged_foot
    return found


def _thin_target_told(note: Callable[[Any], None], usual: dict[str, Any], unit: Any, unit_name: str) -> bool:
    unit_thin_target = False
    unit_arm = unit.arm
    if unit_arm.is_guns:
        note((unit_name, 157, True, None))
        unit_thin_target = True
    elif unit_arm is _arm_skirmishers:
        note((unit_name, 158, True, None))
        unit_thin_target = True
    elif unit_arm.is_horse and _ranks_told(note, usual, unit, unit_name) == 1:
        note((unit_name, 159, True, None))
        unit_thin_target = True
    found: bool = unit_thin_target
    return found


def _charged_by_horse_told(
    note: Callable[[Any], None],
    usual: dict[str, Any],
    unit: Any,
    unit_name: str,
    enemy: Any,
    enemy_name: str
) -> bool:
    unit_charged_by_horse = False
    if _horse_charge_told(note, usual, enemy, enemy_name):
        note((unit_name, 156, True, None))
        unit_charged_by_horse = True
    found: bool = unit_charged_by_horse
    return found


def _take_leader_hit(leader: Any, leader_after: Any, dice: list[int], at: int) -> int:
    try:
        leader_natural = dice[at]
    except IndexError:
        raise MissingDice('leader', ((_d6, 1, ''),)) from None
    if leader_natural not in _d6_faces:
        _wrong_face('leader', (leader_natural,), _d6)
    at += 1
    leader_after.leader_hit_total = leader_natural
    leader_after.leader_hit_natural = leader_natural
    leader_after.leader_hit_dice = 1
    counts = False
    counts2 = False
    counts3 = False
    counts4 = False
    if leader_natural == 1:
        # Killed @qrs 139
        leader_after.leader_hit_result = 'killed'
        counts = True
    elif 2 <= leader_natural <= 4:
        # Wounded, and 1 action lost @qrs 141
        leader_after.leader_hit_result = 'wounded_and_1_action_lost'
        counts2 = True
        leader_wounds = leader.wounds
        if leader_wounds >= 1:
            # The 2nd wound kills @qrs 141
            counts3 = True
    elif 5 <= leader_natural <= 6:
        # Near miss @qrs 143
        leader_after.leader_hit_result = 'near_miss'
        counts4 = True
    else:
        raise NoRule('Leader hit: no row for the total ' + _say(leader_natural, 'number'), ('@qrs 137-143',))
    if counts:
        leader_after.killed = True
    if counts2:
        leader_wounds = leader.wounds
        leader_wounds = leader_wounds + 1
        if leader_wounds > 2:
            leader_wounds = 2
        leader_after.wounds = leader_wounds
        leader_actions = leader.actions - 1
        if leader_actions < 0:
            leader_actions = 0
        leader_after.actions = leader_actions
    if counts3:
        leader_after.killed = True
    return at


def _take_leader_hit_told(
    leader: Any,
    leader_after: Any,
    dice: list[int],
    at: int,
    note: Callable[[Any], None],
    changes: list[Any],
    usual: dict[str, Any]
) -> int:
    kept: int | None
    kept2: int | None
    try:
        leader_natural = dice[at]
    except IndexError:
        raise MissingDice('leader', ((_d6, 1, ''),)) from None
    if leader_natural not in _d6_faces:
        _wrong_face('leader', (leader_natural,), _d6)
    at += 1
    note(('leader', 303, True, (leader_natural,)))
    leader_after.leader_hit_total = leader_natural
    leader_after.leader_hit_natural = leader_natural
    leader_after.leader_hit_dice = 1
    counts = False
    counts2 = False
    counts3 = False
    counts4 = False
    if leader_natural == 1:
        note(('leader', 304, True, leader_natural))
        leader_after.leader_hit_result = 'killed'
        counts = True
    elif 2 <= leader_natural <= 4:
        note(('leader', 305, False, None))
        note(('leader', 306, True, leader_natural))
        leader_after.leader_hit_result = 'wounded_and_1_action_lost'
        counts2 = True
        leader_wounds = leader.wounds
        if leader_wounds >= 1:
            note(('leader', 307, True, None))
            counts3 = True
    elif 5 <= leader_natural <= 6:
        note(('leader', 305, False, None))
        note(('leader', 308, False, None))
        note(('leader', 309, True, leader_natural))
        leader_after.leader_hit_result = 'near_miss'
        counts4 = True
    else:
        raise NoRule('Leader hit: no row for the total ' + _say(leader_natural, 'number'), ('@qrs 137-143',))
    if counts:
        changes.append(('leader', 'killed', getattr(leader, 'killed', None), True, False))
        leader_after.killed = leader_killed = True
        note(('leader', 310, True, (leader_killed,)))
    if counts2:
        kept = None
        leader_wounds = leader.wounds
        before = leader_wounds
        leader_wounds = leader_wounds + 1
        if leader_wounds > 2:
            leader_wounds = 2
            kept = leader_wounds
        changes.append(('leader', 'wounds', before, leader_wounds, kept is not None))
        leader_after.wounds = leader_wounds
        note(('leader', 311, True, (1, 1, kept)))
        kept2 = None
        before2 = getattr(leader, 'actions', None)
        leader_actions = leader.actions - 1
        if leader_actions < 0:
            leader_actions = 0
            kept2 = leader_actions
        changes.append(('leader', 'actions', before2, leader_actions, kept2 is not None))
        leader_after.actions = leader_actions
        note(('leader', 312, True, (-1, -1, kept2)))
    if counts3:
        changes.append(('leader', 'killed', getattr(leader_after, 'killed', None), True, False))
        leader_after.killed = leader_killed = True
        note(('leader', 313, True, (leader_killed,)))
    return at


def _far_told(note: Callable[[Any], None], usual: dict[str, Any], unit: Any, unit_name: str) -> bool:
    unit_far = False
    if unit.nearest_enemy > 120:
        note((unit_name, 317, True, None))
        unit_far = True
    found: bool = unit_far
    return found


def _in_column_told(note: Callable[[Any], None], usual: dict[str, Any], unit: Any, unit_name: str) -> bool:
    unit_in_column = False
    if unit.formation is _formation_march_column or unit.formation is _formation_assault_column:
        note((unit_name, 318, True, None))
        unit_in_column = True
    found: bool = unit_in_column
    return found


def _part_spent_told(note: Callable[[Any], None], usual: dict[str, Any], unit: Any, unit_name: str) -> bool:
    unit_part_spent = False
    if _usual(usual, unit_name, unit, 'time') >= _1_2:
        note((unit_name, 316, True, None))
        unit_part_spent = True
    found: bool = unit_part_spent
    return found


def _take_change_formation(unit: Any, unit_after: Any) -> None:
    unit_time: Number
    unit_time = unit.time
    if unit_time == 1 or (unit_time >= _1_2 and unit.nearest_enemy <= 120):
        # Too little move left @qrs 113
        unit_verdict = 'may not'
    else:
        unit_verdict = 'may'
    unit_after.change_formation_verdict = unit_verdict
    if unit_verdict == 'may not':
        return
    unit_nearest_enemy = unit.nearest_enemy
    if unit_nearest_enemy > 120:
        # Beyond 120 yd of enemy: 1/2 move @qrs 113
        unit_after.change_formation_result = 'beyond_120_yd_of_enemy_1_2_move'
        unit_time = _exact(unit_time + _1_2)
        if unit_time > 1:
            unit_time = 1
        unit_after.time = unit_time
    else:
        # Nearer: 1 move, 1 DP @qrs 113
        unit_after.change_formation_result = 'nearer_1_move_1_dp'
        unit_after.time = 1
        unit_gained = 1
        # From 3 DPs on, of whatever cause, moving and manoeuvring add none @qrs 135
        bound = max(3 - unit_after.dp, 0)
        if unit_gained > bound:
            unit_gained = bound
        gained = unit_gained
        if gained:
            unit_dp = unit_after.dp + gained
            if unit_dp > 12:
                unit_dp = 12
            if unit_dp < 0:
                unit_dp = 0
            unit_after.dp = unit_dp
    return


def _take_change_formation_told(
    unit: Any,
    unit_after: Any,
    note: Callable[[Any], None],
    changes: list[Any],
    usual: dict[str, Any]
) -> None:
    kept: Number | None
    unit_time: Number
    kept2: int | None
    unit_time = _usual(usual, 'unit', unit, 'time')
    if unit_time == 1 or (_part_spent_told(note, usual, unit, 'unit') and not _far_told(note, usual, unit, 'unit')):
        note(('unit', 321, True, 'may not'))
        unit_verdict = 'may not'
    else:
        note(('unit', 321, False, None))
        note(('unit', 322, True, 'may'))
        unit_verdict = 'may'
    unit_after.change_formation_verdict = unit_verdict
    if unit_verdict == 'may not':
        return
    if _far_told(note, usual, unit, 'unit'):
        note(('unit', 323, True, None))
        unit_after.change_formation_result = 'beyond_120_yd_of_enemy_1_2_move'
        kept = None
        before = unit_time
        unit_time = _exact(unit_time + _1_2)
        if unit_time > 1:
            unit_time = 1
            kept = unit_time
        changes.append(('unit', 'time', before, unit_time, kept is not None))
        unit_after.time = unit_time
        note(('unit', 324, True, (_1_2, _1_2, kept)))
    else:
        note(('unit', 325, False, None))
        note(('unit', 326, True, None))
        unit_after.change_formation_result = 'nearer_1_move_1_dp'
        changes.append(('unit', 'time', unit_time, 1, False))
        unit_after.time = unit_time = 1
        note(('unit', 327, True, (unit_time,)))
        unit_gained = 1
        bound = max(3 - unit_after.dp, 0)
        counted = unit_gained > bound
        if counted:
            unit_gained = bound
        note(('unit', 51, counted, bound))
        if unit_gained != 1:
            note(('unit', 52, True, unit_gained))
        gained = unit_gained
        kept2 = None
        if gained:
            before2 = getattr(unit_after, 'dp', None)
            unit_dp = unit_after.dp + gained
            if unit_dp > 12:
                unit_dp = 12
                kept2 = unit_dp
            if unit_dp < 0:
                unit_dp = 0
                kept2 = unit_dp
            changes.append(('unit', 'dp', before2, unit_dp, kept2 is not None))
            unit_after.dp = unit_dp
        note(('unit', 328, True, (gained, 1, kept2)))
    return


def _formed_told(note: Callable[[Any], None], usual: dict[str, Any], unit: Any, unit_name: str) -> bool:
    unit_formed = False
    if unit.formation is not _formation_unformed:
        note((unit_name, 384, True, None))
        unit_formed = True
    found: bool = unit_formed
    return found


def _free_passage_told(
    note: Callable[[Any], None],
    usual: dict[str, Any],
    unit: Any,
    unit_name: str,
    friend: Any
) -> bool:
    unit_free_passage = False
    if friend.arm.is_guns:
        note((unit_name, 382, True, None))
        unit_free_passage = True
    elif (
        unit.doing is not _doing_rout
        and friend.doing is not _doing_rout
        and not friend.moved
        and not friend.fired
    ):
        note((unit_name, 383, True, None))
        unit_free_passage = True
    found: bool = unit_free_passage
    return found


def _lost_near_told(
    note: Callable[[Any], None],
    usual: dict[str, Any],
    unit: Any,
    unit_name: str,
    leader: Any,
    leader_name: str
) -> bool:
    unit_lost_near = False
    if unit.leader_distance <= 120 and (_usual(usual, leader_name, leader, 'killed') or leader.routing):
        note((unit_name, 389, True, None))
        unit_lost_near = True
    found: bool = unit_lost_near
    return found


def _friend_gone_told(
    note: Callable[[Any], None],
    usual: dict[str, Any],
    unit: Any,
    unit_name: str,
    friend: Any
) -> bool:
    unit_friend_gone = False
    if unit.friend_distance <= 120 and (friend.doing is _doing_rout or friend.destroyed):
        note((unit_name, 393, True, None))
        unit_friend_gone = True
    found: bool = unit_friend_gone
    return found


def _equal_or_higher_told(
    note: Callable[[Any], None],
    usual: dict[str, Any],
    unit: Any,
    unit_name: str,
    friend: Any
) -> bool:
    unit_equal_or_higher = False
    if _grade_rank[friend.grade] <= _grade_rank[unit.grade]:
        note((unit_name, 392, True, None))
        unit_equal_or_higher = True
    found: bool = unit_equal_or_higher
    return found


def _unlimbered_told(note: Callable[[Any], None], usual: dict[str, Any], unit: Any, unit_name: str) -> bool:
    unit_unlimbered = False
    if unit.arm.is_guns and not unit.limbered:
        note((unit_name, 414, True, None))
        unit_unlimbered = True
    found: bool = unit_unlimbered
    return found


def _band_told(note: Callable[[Any], None], usual: dict[str, Any], unit: Any, unit_name: str) -> RangeBand | None:
    heading: RangeBand | None
    row = _ranges_row(unit.arm)
    column = _ranges_last(row, unit.range_)
    heading = _ranges_headings[column]
    if column >= 0:
        note((unit_name, (444, 445, 446)[row], True, (unit.range_, heading)))
    found: RangeBand | None = heading
    return found


def _take_near_shot_told(
    target: Any,
    target_after: Any,
    note: Callable[[Any], None],
    changes: list[Any],
    usual: dict[str, Any]
) -> None:
    kept: int | None
    kept2: int | None
    if target_after.shot_distance <= 10:
        note(('target', 497, True, None))
        kept = None
        before = getattr(target, 'dp', None)
        target_dp = target.dp + 1
        if target_dp > 12:
            target_dp = 12
            kept = target_dp
        changes.append(('target', 'dp', before, target_dp, kept is not None))
        target_after.dp = target_dp
        note(('target', 498, True, (1, 1, kept)))
        kept2 = None
        before2 = getattr(target, 'artillery_dp', None)
        target_artillery_dp = target.artillery_dp + 1
        if target_artillery_dp > 12:
            target_artillery_dp = 12
            kept2 = target_artillery_dp
        changes.append(('target', 'artillery_dp', before2, target_artillery_dp, kept2 is not None))
        target_after.artillery_dp = target_artillery_dp
        note(('target', 499, True, (1, 1, kept2)))
    else:
        note(('target', 497, False, None))
    return


# ---------------------------------------------------------------- resolvers


class AnyPermittedResult(_Outcome):
    """What any_permitted makes of unit."""

    _party = 'unit'
    _made = {}
    _facts = {}
    before: Unit

    @property
    def unit(self) -> AnyPermittedResult:
        """What becomes of unit: this."""
        return self


class AnyPermittedResolver(_Resolver):
    """Any permitted action (action for unit against enemy). @qrs 228"""

    name = 'any_permitted'
    label = 'Any permitted action'
    parties = ('unit', 'enemy')
    cites = ('@qrs 228',)

    def resolve(
        self,
        unit: Unit,
        enemy: Unit,
        *,
        dice: Dice = (),
        chosen: Chosen = _NO_CHOICE
    ) -> AnyPermittedResult:
        """What comes of it."""
        try:
            unit_after = AnyPermittedResult()
            unit_after.before = unit
            # Stay or *pursue* @qrs 228
            unit_after.may = ('remain', 'pursue')
            unit_arm = unit.arm
            if unit_arm.is_horse:
                # Cavalry also *retire* @qrs 228
                unit_after.may = ('remain', 'pursue', 'retire')
            if unit_arm.is_foot and enemy.doing is _doing_retire:
                # Infantry also *take the position* of a retiring enemy @qrs 228
                unit_after.may = _also(unit_after.may, ('take_position',))
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
            unit_after = AnyPermittedResult()
            unit_after.before = unit
            note(('unit', 0, True, None))
            unit_after.may = ('remain', 'pursue')
            note(('unit', 1, True, 'may remain/pursue'))
            unit_arm = unit.arm
            if unit_arm.is_horse:
                note(('unit', 2, True, None))
                unit_after.may = ('remain', 'pursue', 'retire')
                note(('unit', 3, True, 'may retire'))
            else:
                note(('unit', 2, False, None))
            if unit_arm.is_foot and enemy.doing is _doing_retire:
                note(('unit', 4, True, None))
                unit_after.may = _also(unit_after.may, ('take_position',))
                note(('unit', 5, True, 'may take_position'))
            else:
                note(('unit', 4, False, None))
            return Explanation('Any permitted action (cfeo18.any_permitted)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit, enemy=enemy) from None

    def odds(self, unit: Unit, enemy: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit, enemy), chosen)

    def choices(self, unit: Unit, enemy: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit, enemy), chosen)


any_permitted = AnyPermittedResolver()


class RemainResult(_Outcome):
    """What remain makes of unit."""

    _party = 'unit'
    _made = {}
    _facts = {'remains': 'remains'}
    before: Unit
    remains: bool

    @property
    def unit(self) -> RemainResult:
        """What becomes of unit: this."""
        return self


class RemainResolver(_Resolver):
    """Stay in place (action for unit). @qrs 230"""

    name = 'remain'
    label = 'Stay in place'
    parties = ('unit',)
    cites = ('@qrs 230',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> RemainResult:
        """What comes of it."""
        try:
            unit_after = RemainResult()
            unit_after.before = unit
            # Does nothing @qrs 230
            unit_after.remains = True
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
            unit_after = RemainResult()
            unit_after.before = unit
            note(('unit', 6, True, None))
            changes.append(('unit', 'remains', getattr(unit, 'remains', None), True, False))
            unit_after.remains = unit_remains = True
            note(('unit', 7, True, (unit_remains,)))
            return Explanation('Stay in place (cfeo18.remain)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


remain = RemainResolver()


class CombatGoesOnResolver(_Resolver):
    """combat continues next turn (term for unit against enemy). @qrs 230"""

    name = 'combat_goes_on'
    label = 'combat continues next turn'
    parties = ('unit', 'enemy')
    cites = ('@qrs 230',)

    def resolve(self, unit: Unit, enemy: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> bool:
        """What comes of it."""
        try:
            return unit.remains and enemy.remains
        except MissingFact as missing:
            raise missing.of(unit=unit, enemy=enemy) from None

    def explain(self, unit: Unit, enemy: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_combat_goes_on = False
            if _usual(usual, 'unit', unit, 'remains') and _usual(usual, 'enemy', enemy, 'remains'):
                note(('unit', 8, True, None))
                unit_combat_goes_on = True
            return Explanation(
                'combat continues next turn (cfeo18.combat_goes_on)',
                unit_combat_goes_on,
                notes,
                changes,
                usual
            )
        except MissingFact as missing:
            raise missing.of(unit=unit, enemy=enemy) from None

    def odds(self, unit: Unit, enemy: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit, enemy), chosen)

    def choices(self, unit: Unit, enemy: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit, enemy), chosen)


combat_goes_on = CombatGoesOnResolver()


class TakePositionResult(_Outcome):
    """What take_position makes of unit."""

    _party = 'unit'
    _made = {'verdict': 'verdict'}
    _facts = {'took_position': 'took_position', 'dp': 'dp'}
    before: Unit
    verdict: str
    took_position: bool
    dp: int

    @property
    def unit(self) -> TakePositionResult:
        """What becomes of unit: this."""
        return self


class TakePositionResolver(_Resolver):
    """Take the position (action for unit against enemy). @qrs 234"""

    name = 'take_position'
    label = 'Take the position'
    parties = ('unit', 'enemy')
    cites = ('@qrs 234',)

    def resolve(
        self,
        unit: Unit,
        enemy: Unit,
        *,
        dice: Dice = (),
        chosen: Chosen = _NO_CHOICE
    ) -> TakePositionResult:
        """What comes of it."""
        try:
            reached = False
            unit_after = TakePositionResult()
            unit_after.before = unit
            unit_arm = unit.arm
            if unit_arm.is_foot and enemy.doing is _doing_retire:
                # Infantry, where the enemy retired @qrs 228
                unit_verdict = 'may'
            else:
                unit_verdict = 'may not'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return unit_after
            # Forward into the position left @qrs 234
            reached = True
            unit_after.took_position = True
            # 1 DP off @qrs 234
            unit_dp = unit.dp - 1
            if unit_dp < 0:
                unit_dp = 0
            unit_after.dp = unit_dp
            if reached:
                self._reached(unit_after, (unit, enemy))
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
            kept: int | None
            reached = False
            unit_after = TakePositionResult()
            unit_after.before = unit
            unit_arm = unit.arm
            if unit_arm.is_foot and enemy.doing is _doing_retire:
                note(('unit', 9, True, 'may'))
                unit_verdict = 'may'
            else:
                note(('unit', 9, False, None))
                note(('unit', 10, True, 'may not'))
                unit_verdict = 'may not'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return Explanation('Take the position (cfeo18.take_position)', unit_after, notes, changes, usual)
            note(('unit', 11, True, None))
            reached = True
            changes.append(('unit', 'took_position', getattr(unit, 'took_position', None), True, False))
            unit_after.took_position = unit_took_position = True
            note(('unit', 12, True, (unit_took_position,)))
            note(('unit', 13, True, None))
            kept = None
            before = getattr(unit, 'dp', None)
            unit_dp = unit.dp - 1
            if unit_dp < 0:
                unit_dp = 0
                kept = unit_dp
            changes.append(('unit', 'dp', before, unit_dp, kept is not None))
            unit_after.dp = unit_dp
            note(('unit', 14, True, (-1, -1, kept)))
            if reached:
                self._reached(unit_after, (unit, enemy))
            return Explanation('Take the position (cfeo18.take_position)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit, enemy=enemy) from None

    def odds(self, unit: Unit, enemy: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit, enemy), chosen)

    def choices(self, unit: Unit, enemy: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit, enemy), chosen)


take_position = TakePositionResolver()


class RetireResult(_Outcome):
    """What retire makes of unit."""

    _party = 'unit'
    _made = {
        'move_verdict': 'move.verdict',
        'move_total': 'move.total',
        'move_natural': 'move.natural',
        'move_dice': 'move.dice',
        'move_distance': 'move.distance'
    }
    _facts = {'dp': 'dp', 'formation': 'formation', 'doing': 'doing'}
    _not_told = ('before', 'move_dice', 'move_natural')
    before: Unit
    move_verdict: str | None
    move_total: int | None
    move_natural: int | None
    move_dice: int | None
    move_distance: Number | None
    dp: int
    formation: Formation
    doing: Doing

    @property
    def unit(self) -> RetireResult:
        """What becomes of unit: this."""
        return self


class RetireResolver(_Resolver):
    """Retire (action for unit). @qrs 236"""

    name = 'retire'
    label = 'Retire'
    parties = ('unit',)
    cites = ('@qrs 236',)

    def _between(self, unit: Unit) -> None:
        """What cannot be between the parties, or because of a fact left as it usually is."""
        if unit._usual:
            try:
                illegal = unit.abandoned and not unit.arm.is_guns
            except RuleError:
                illegal = False
            if illegal:
                raise IllegalState('unit: it cannot be that abandoned unless arm is guns', ('@qrs 222-224',))

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> RetireResult:
        """What comes of it."""
        if type(dice) is not list:
            return _driven(self.resolve, (unit,), dice, chosen)  # type: ignore[no-any-return]
        try:
            reached = False
            unit_after = RetireResult()
            unit_after.before = unit
            self._between(unit)
            unit_way_blocked = unit.way_blocked
            if unit_way_blocked:
                # If it cannot: 1 DP @qrs 236
                unit_dp = unit.dp + 1
                if unit_dp > 12:
                    unit_dp = 12
                unit_after.dp = unit_dp
            if unit_way_blocked and not unit.caught:
                # and it stays @qrs 236
                unit_after.must = ('remain',)
            if not unit_way_blocked:
                # Back at full move, unformed, every die @qrs 236
                reached = True
                unit_after.formation = _formation_unformed
                reached = True
                unit_after.doing = _doing_retire
            if not unit_way_blocked:
                at = _take_move(unit, unit_after, dice, 0, chosen)
            else:
                at = 0
            if (unit.behind_friends or unit.behind_obstacle) and not unit_way_blocked:
                # Stops early in the shelter of formed friends or an obstacle @qrs 236
                unit_after.may = ('halt_short',)
            if unit.retired_last_turn:
                # Next turn on again, or stay to re-form @qrs 236
                unit_after.may = _also(unit_after.may, ('retire', 'reform'))
            unit_caught = unit.caught
            if unit_caught:
                # Caught by pursuers: breaks, and they have a **free hack** @qrs 236
                unit_after.must = _also(unit_after.must, ('rout',))
            if reached:
                self._reached(unit_after, (unit,))
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
            kept: int | None
            reached = False
            unit_after = RetireResult()
            unit_after.before = unit
            self._between(unit)
            unit_way_blocked = unit.way_blocked
            if unit_way_blocked:
                note(('unit', 15, True, None))
                kept = None
                before = getattr(unit, 'dp', None)
                unit_dp = unit.dp + 1
                if unit_dp > 12:
                    unit_dp = 12
                    kept = unit_dp
                changes.append(('unit', 'dp', before, unit_dp, kept is not None))
                unit_after.dp = unit_dp
                note(('unit', 16, True, (1, 1, kept)))
            else:
                note(('unit', 15, False, None))
            if unit_way_blocked and not unit.caught:
                note(('unit', 17, True, None))
                unit_after.must = ('remain',)
                note(('unit', 18, True, 'must remain'))
            else:
                note(('unit', 17, False, None))
            if not unit_way_blocked:
                note(('unit', 19, True, None))
                reached = True
                changes.append(('unit', 'formation', getattr(unit, 'formation', None), _formation_unformed, False))
                unit_after.formation = unit_formation = _formation_unformed
                note(('unit', 20, True, (unit_formation,)))
                reached = True
                changes.append(('unit', 'doing', getattr(unit, 'doing', None), _doing_retire, False))
                unit_after.doing = unit_doing = _doing_retire
                note(('unit', 21, True, (unit_doing,)))
            else:
                note(('unit', 19, False, None))
            if not unit_way_blocked:
                note(('unit', 22, True, None))
                note(('unit', 23, True, 'move'))
                at = _take_move_told(unit, unit_after, dice, 0, chosen, note, changes, usual)
            else:
                note(('unit', 22, False, None))
                at = 0
            if (unit.behind_friends or unit.behind_obstacle) and not unit_way_blocked:
                note(('unit', 65, True, None))
                unit_after.may = ('halt_short',)
                note(('unit', 66, True, 'may halt_short'))
            else:
                note(('unit', 65, False, None))
            if unit.retired_last_turn:
                note(('unit', 67, True, None))
                unit_after.may = _also(unit_after.may, ('retire', 'reform'))
                note(('unit', 68, True, 'may retire/reform'))
            else:
                note(('unit', 67, False, None))
            unit_caught = unit.caught
            if unit_caught:
                note(('unit', 69, True, None))
                unit_after.must = _also(unit_after.must, ('rout',))
                note(('unit', 70, True, 'must rout'))
            else:
                note(('unit', 69, False, None))
            if reached:
                self._reached(unit_after, (unit,))
            return Explanation('Retire (cfeo18.retire)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


retire = RetireResolver()


class OutOfReachResolver(_Resolver):
    """out of reach (term for unit). @qrs 238"""

    name = 'out_of_reach'
    label = 'out of reach'
    parties = ('unit',)
    cites = ('@qrs 238',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> bool:
        """What comes of it."""
        try:
            return unit.behind_friends or unit.behind_obstacle or unit.nearest_enemy >= 240
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def explain(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_out_of_reach = False
            if unit.behind_friends or unit.behind_obstacle:
                note(('unit', 71, True, None))
                unit_out_of_reach = True
            elif unit.nearest_enemy >= 240:
                note(('unit', 72, True, None))
                unit_out_of_reach = True
            return Explanation('out of reach (cfeo18.out_of_reach)', unit_out_of_reach, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


out_of_reach = OutOfReachResolver()


class RoutResult(_Outcome):
    """What rout makes of unit."""

    _party = 'unit'
    _made = {
        'move_verdict': 'move.verdict',
        'move_total': 'move.total',
        'move_natural': 'move.natural',
        'move_dice': 'move.dice',
        'move_distance': 'move.distance'
    }
    _facts = {'formation': 'formation', 'doing': 'doing', 'dp': 'dp'}
    _not_told = ('before', 'move_dice', 'move_natural')
    before: Unit
    move_verdict: str
    move_total: int | None
    move_natural: int | None
    move_dice: int | None
    move_distance: Number | None
    formation: Formation
    doing: Doing
    dp: int

    @property
    def unit(self) -> RoutResult:
        """What becomes of unit: this."""
        return self


class RoutResolver(_Resolver):
    """Rout (action for unit). @qrs 238"""

    name = 'rout'
    label = 'Rout'
    parties = ('unit',)
    cites = ('@qrs 238',)

    def _between(self, unit: Unit) -> None:
        """What cannot be between the parties, or because of a fact left as it usually is."""
        if unit._usual:
            try:
                illegal = unit.abandoned and not unit.arm.is_guns
            except RuleError:
                illegal = False
            if illegal:
                raise IllegalState('unit: it cannot be that abandoned unless arm is guns', ('@qrs 222-224',))

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> RoutResult:
        """What comes of it."""
        if type(dice) is not list:
            return _driven(self.resolve, (unit,), dice, chosen)  # type: ignore[no-any-return]
        try:
            reached = False
            unit_after = RoutResult()
            unit_after.before = unit
            self._between(unit)
            # Full move, unformed, every die @qrs 238
            reached = True
            unit_after.formation = _formation_unformed
            reached = True
            unit_after.doing = _doing_rout
            at = _take_move(unit, unit_after, dice, 0, chosen)
            if unit.behind_friends or unit.behind_obstacle or unit.nearest_enemy >= 240:
                # May then try to stop @qrs 238
                unit_after.may = ('stop_rout',)
            if reached:
                self._reached(unit_after, (unit,))
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
            reached = False
            unit_after = RoutResult()
            unit_after.before = unit
            self._between(unit)
            note(('unit', 73, True, None))
            reached = True
            changes.append(('unit', 'formation', getattr(unit, 'formation', None), _formation_unformed, False))
            unit_after.formation = unit_formation = _formation_unformed
            note(('unit', 74, True, (unit_formation,)))
            reached = True
            changes.append(('unit', 'doing', getattr(unit, 'doing', None), _doing_rout, False))
            unit_after.doing = unit_doing = _doing_rout
            note(('unit', 75, True, (unit_doing,)))
            note(('unit', 76, True, None))
            note(('unit', 77, True, 'move'))
            at = _take_move_told(unit, unit_after, dice, 0, chosen, note, changes, usual)
            if _out_of_reach_told(note, usual, unit, 'unit'):
                note(('unit', 78, True, None))
                unit_after.may = ('stop_rout',)
                note(('unit', 79, True, 'may stop_rout'))
            else:
                note(('unit', 78, False, None))
            if reached:
                self._reached(unit_after, (unit,))
            return Explanation('Rout (cfeo18.rout)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


rout = RoutResolver()


class StopRoutResult(_Outcome):
    """What stop_rout makes of unit."""

    _party = 'unit'
    _made = {
        'verdict': 'verdict',
        'control_verdict': 'control.verdict',
        'control_total': 'control.total',
        'control_natural': 'control.natural',
        'control_dice': 'control.dice',
        'control_result': 'control.result'
    }
    _facts = {'wishes_to_cease': 'wishes_to_cease', 'doing': 'doing'}
    _not_told = ('before', 'control_dice', 'control_natural')
    before: Unit
    verdict: str
    control_verdict: str | None
    control_total: int | None
    control_natural: int | None
    control_dice: int | None
    control_result: str | None
    wishes_to_cease: bool
    doing: Doing

    @property
    def unit(self) -> StopRoutResult:
        """What becomes of unit: this."""
        return self


class StopRoutResolver(_Resolver):
    """Stop a rout (action for unit against leader). @qrs 238"""

    name = 'stop_rout'
    label = 'Stop a rout'
    parties = ('unit', 'leader')
    cites = ('@qrs 238',)

    def resolve(
        self,
        unit: Unit,
        leader: Leader,
        *,
        dice: Dice = (),
        chosen: Chosen = _NO_CHOICE
    ) -> StopRoutResult:
        """What comes of it."""
        if type(dice) is not list:
            return _driven(self.resolve, (unit, leader), dice, chosen)  # type: ignore[no-any-return]
        try:
            reached = False
            unit_after = StopRoutResult()
            unit_after.before = unit
            if (
                unit.doing is _doing_rout
                and (unit.behind_friends or unit.behind_obstacle or unit.nearest_enemy >= 240)
            ):
                # Routing, and out of reach @qrs 238
                unit_verdict = 'may'
            else:
                unit_verdict = 'may not'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return unit_after
            # By a control test: only *as the player likes* will do @qrs 238
            unit_after.wishes_to_cease = True
            at = _take_control(unit, leader, unit_after, dice, 0, chosen)
            reached = True
            unit_after.may = _open(unit_after.may, unit_after.may_not)
            if reached:
                self._reached(unit_after, (unit, leader))
            return unit_after
        except MissingFact as missing:
            raise missing.of(unit=unit, leader=leader) from None

    def explain(self, unit: Unit, leader: Leader, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        if type(dice) is not list:
            return _driven(self.explain, (unit, leader), dice, chosen)  # type: ignore[no-any-return]
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            reached = False
            unit_after = StopRoutResult()
            unit_after.before = unit
            if unit.doing is _doing_rout and _out_of_reach_told(note, usual, unit, 'unit'):
                note(('unit', 80, True, 'may'))
                unit_verdict = 'may'
            else:
                note(('unit', 80, False, None))
                note(('unit', 81, True, 'may not'))
                unit_verdict = 'may not'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return Explanation('Stop a rout (cfeo18.stop_rout)', unit_after, notes, changes, usual)
            note(('unit', 82, True, None))
            changes.append(('unit', 'wishes_to_cease', getattr(unit, 'wishes_to_cease', None), True, False))
            unit_after.wishes_to_cease = unit_wishes_to_cease = True
            note(('unit', 83, True, (unit_wishes_to_cease,)))
            note(('unit', 84, True, None))
            note(('unit', 85, True, 'control'))
            at = _take_control_told(unit, leader, unit_after, dice, 0, chosen, note, changes, usual)
            reached = True
            unit_after.may = _open(unit_after.may, unit_after.may_not)
            if reached:
                self._reached(unit_after, (unit, leader))
            return Explanation('Stop a rout (cfeo18.stop_rout)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit, leader=leader) from None

    def odds(self, unit: Unit, leader: Leader, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit, leader), chosen)

    def choices(self, unit: Unit, leader: Leader, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit, leader), chosen)


stop_rout = StopRoutResolver()


class PursueEnemy(_Outcome):
    """What pursue makes of enemy."""

    _party = 'enemy'
    _made = {}
    _facts = {'casualties': 'casualties'}
    before: Unit
    casualties: int


class PursueResult(_Outcome):
    """What pursue makes of unit."""

    _party = 'unit'
    _made = {
        'move_verdict': 'move.verdict',
        'move_total': 'move.total',
        'move_natural': 'move.natural',
        'move_dice': 'move.dice',
        'move_distance': 'move.distance',
        'free_hack_total': 'free_hack.total',
        'free_hack_natural': 'free_hack.natural',
        'free_hack_dice': 'free_hack.dice'
    }
    _facts = {'formation': 'formation', 'doing': 'doing', 'dp': 'dp'}
    _not_told = (
        'before',
        'enemy',
        'free_hack_dice',
        'free_hack_natural',
        'free_hack_total',
        'move_dice',
        'move_natural'
    )
    _others = ('enemy',)
    before: Unit
    move_verdict: str
    move_total: int | None
    move_natural: int | None
    move_dice: int | None
    move_distance: Number | None
    free_hack_total: int | None
    free_hack_natural: int | None
    free_hack_dice: int | None
    formation: Formation
    doing: Doing
    dp: int
    enemy: PursueEnemy

    @property
    def unit(self) -> PursueResult:
        """What becomes of unit: this."""
        return self


class PursueResolver(_Resolver):
    """Pursue (action for unit against enemy). @qrs 240"""

    name = 'pursue'
    label = 'Pursue'
    parties = ('unit', 'enemy')
    cites = ('@qrs 240',)

    def _between(self, unit: Unit, enemy: Unit) -> None:
        """What cannot be between the parties, or because of a fact left as it usually is."""
        if unit._usual:
            try:
                illegal = unit.abandoned and not unit.arm.is_guns
            except RuleError:
                illegal = False
            if illegal:
                raise IllegalState('unit: it cannot be that abandoned unless arm is guns', ('@qrs 222-224',))

    def resolve(self, unit: Unit, enemy: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> PursueResult:
        """What comes of it."""
        if type(dice) is not list:
            return _driven(self.resolve, (unit, enemy), dice, chosen)  # type: ignore[no-any-return]
        try:
            reached = False
            unit_after = PursueResult()
            unit_after.before = unit
            enemy_after = PursueEnemy()
            enemy_after.before = enemy
            unit_after.enemy = enemy_after
            self._between(unit, enemy)
            # Full move, unformed, after those who retired or routed @qrs 240
            reached = True
            unit_after.formation = _formation_unformed
            reached = True
            unit_after.doing = _doing_pursuit
            at = _take_move(unit, unit_after, dice, 0, chosen)
            if unit.meets_enemy:
                # New enemy met is charged @qrs 240
                unit_after.must = ('charge',)
            if enemy.caught and (enemy.doing is _doing_rout or enemy.doing is _doing_retire):
                # A **free hack** at a routing or retiring unit it catches @qrs 240
                at = _take_free_hack(unit, enemy, unit_after, enemy_after, dice, at)
            if reached:
                self._reached(unit_after, (unit, enemy))
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
            reached = False
            unit_after = PursueResult()
            unit_after.before = unit
            enemy_after = PursueEnemy()
            enemy_after.before = enemy
            unit_after.enemy = enemy_after
            self._between(unit, enemy)
            note(('unit', 119, True, None))
            reached = True
            changes.append(('unit', 'formation', getattr(unit, 'formation', None), _formation_unformed, False))
            unit_after.formation = unit_formation = _formation_unformed
            note(('unit', 120, True, (unit_formation,)))
            reached = True
            changes.append(('unit', 'doing', getattr(unit, 'doing', None), _doing_pursuit, False))
            unit_after.doing = unit_doing = _doing_pursuit
            note(('unit', 121, True, (unit_doing,)))
            note(('unit', 122, True, None))
            note(('unit', 123, True, 'move'))
            at = _take_move_told(unit, unit_after, dice, 0, chosen, note, changes, usual)
            if unit.meets_enemy:
                note(('unit', 124, True, None))
                unit_after.must = ('charge',)
                note(('unit', 125, True, 'must charge'))
            else:
                note(('unit', 124, False, None))
            if enemy.caught and (enemy.doing is _doing_rout or enemy.doing is _doing_retire):
                note(('unit', 126, True, None))
                note(('unit', 127, True, 'free_hack'))
                at = _take_free_hack_told(unit, enemy, unit_after, enemy_after, dice, at, note, changes, usual)
            else:
                note(('unit', 126, False, None))
            if reached:
                self._reached(unit_after, (unit, enemy))
            return Explanation('Pursue (cfeo18.pursue)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit, enemy=enemy) from None

    def odds(self, unit: Unit, enemy: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit, enemy), chosen)

    def choices(self, unit: Unit, enemy: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit, enemy), chosen)


pursue = PursueResolver()


class FreeHackEnemy(_Outcome):
    """What free_hack makes of enemy."""

    _party = 'enemy'
    _made = {}
    _facts = {'casualties': 'casualties'}
    before: Unit
    casualties: int


class FreeHackResult(_Outcome):
    """What free_hack makes of unit."""

    _party = 'unit'
    _made = {'total': 'total', 'natural': 'natural', 'dice': 'dice'}
    _facts = {}
    _not_told = ('before', 'enemy', 'dice', 'natural', 'total')
    _others = ('enemy',)
    before: Unit
    total: int
    natural: int
    dice: int
    enemy: FreeHackEnemy

    @property
    def unit(self) -> FreeHackResult:
        """What becomes of unit: this."""
        return self


class FreeHackResolver(_Resolver):
    """Free hack (test for unit against enemy). @qrs 236, 240, 242"""

    name = 'free_hack'
    label = 'Free hack'
    parties = ('unit', 'enemy')
    cites = ('@qrs 236, 240, 242',)

    def resolve(self, unit: Unit, enemy: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> FreeHackResult:
        """What comes of it."""
        if type(dice) is not list:
            return _driven(self.resolve, (unit, enemy), dice, chosen)  # type: ignore[no-any-return]
        try:
            unit_after = FreeHackResult()
            unit_after.before = unit
            enemy_after = FreeHackEnemy()
            enemy_after.before = enemy
            unit_after.enemy = enemy_after
            _too_many(unit.stands_in_contact, 'Free hack', ('@qrs 236, 240, 242',))
            unit_faces = dice[:unit.stands_in_contact]
            if len(unit_faces) < unit.stands_in_contact:
                raise MissingDice('unit', ((_d6, unit.stands_in_contact, ''),), ((4, 5, 6),), total=False)
            if not _d6_faces.issuperset(unit_faces):
                _wrong_face('unit', unit_faces, _d6)
            at = unit.stands_in_contact
            unit_natural = sum(unit_faces)
            unit_after.total = unit_natural
            unit_after.natural = unit_natural
            unit_after.dice = unit.stands_in_contact
            shown = sum(1 for face in unit_faces if face >= 4)
            if shown:
                if shown:
                    enemy_casualties = enemy.casualties + shown
                    if enemy_casualties > 12:
                        enemy_casualties = 12
                    if enemy_casualties < 0:
                        enemy_casualties = 0
                    enemy_after.casualties = enemy_casualties
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
            kept: int | None
            unit_after = FreeHackResult()
            unit_after.before = unit
            enemy_after = FreeHackEnemy()
            enemy_after.before = enemy
            unit_after.enemy = enemy_after
            _too_many(unit.stands_in_contact, 'Free hack', ('@qrs 236, 240, 242',))
            unit_faces = dice[:unit.stands_in_contact]
            if len(unit_faces) < unit.stands_in_contact:
                raise MissingDice('unit', ((_d6, unit.stands_in_contact, ''),), ((4, 5, 6),), total=False)
            if not _d6_faces.issuperset(unit_faces):
                _wrong_face('unit', unit_faces, _d6)
            at = unit.stands_in_contact
            unit_natural = sum(unit_faces)
            note(('unit', 128, True, tuple(unit_faces)))
            unit_after.total = unit_natural
            unit_after.natural = unit_natural
            unit_after.dice = unit.stands_in_contact
            shown = sum(1 for face in unit_faces if face >= 4)
            if shown:
                note(('unit', 129, True, shown))
                kept = None
                if shown:
                    before = getattr(enemy, 'casualties', None)
                    enemy_casualties = enemy.casualties + shown
                    if enemy_casualties > 12:
                        enemy_casualties = 12
                        kept = enemy_casualties
                    if enemy_casualties < 0:
                        enemy_casualties = 0
                        kept = enemy_casualties
                    changes.append(('enemy', 'casualties', before, enemy_casualties, kept is not None))
                    enemy_after.casualties = enemy_casualties
                note(('unit', 130, True, (shown, shown, kept)))
            else:
                note(('unit', 129, False, 0))
            return Explanation('Free hack (cfeo18.free_hack)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit, enemy=enemy) from None

    def odds(self, unit: Unit, enemy: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit, enemy), chosen)

    def choices(self, unit: Unit, enemy: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit, enemy), chosen)


free_hack = FreeHackResolver()


class RideThroughResult(_Outcome):
    """What ride_through makes of unit."""

    _party = 'unit'
    _made = {
        'ride_dice': 'ride_dice',
        'stops_beyond': 'stops_beyond',
        'total': 'total',
        'natural': 'natural',
        'dice': 'dice',
        'distance': 'distance'
    }
    _facts = {'rode_through': 'rode_through', 'facing_threat': 'facing_threat', 'dp': 'dp'}
    _not_told = ('before', 'dice', 'natural')
    before: Unit
    ride_dice: Number | Range
    stops_beyond: int | None
    total: int | None
    natural: int | None
    dice: int
    distance: int | None
    rode_through: bool
    facing_threat: bool
    dp: int

    @property
    def unit(self) -> RideThroughResult:
        """What becomes of unit: this."""
        return self


class RideThroughResolver(_Resolver):
    """Ride through (action for unit). @qrs 232"""

    name = 'ride_through'
    label = 'Ride through'
    parties = ('unit',)
    cites = ('@qrs 232',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> RideThroughResult:
        """What comes of it."""
        if type(dice) is not list:
            return _driven(self.resolve, (unit,), dice, chosen)  # type: ignore[no-any-return]
        try:
            unit_ride_dice: Number | Range
            unit_stops_beyond: int | None
            unit_faces: Sequence[int] | None
            unit_faces2: Sequence[int] | None
            unit_total: int | None
            unit_natural2: int | None
            unit_distance: int | None
            reached = False
            unit_after = RideThroughResult()
            unit_after.before = unit
            unit_ride_dice = _choose_within(chosen, 'unit', 'ride_dice', Range(2, 3), True)
            unit_after.ride_dice = _exact(unit_ride_dice)
            # Through the enemy, to face the nearest threat @qrs 232
            reached = True
            unit_after.rode_through = True
            unit_after.facing_threat = True
            unit_meets_enemy = unit.meets_enemy
            if unit_meets_enemy or unit.meets_impassable:
                unit_stops_beyond = 20
            else:
                unit_stops_beyond = None
            unit_after.stops_beyond = unit_stops_beyond
            if unit_meets_enemy or unit.meets_impassable:
                # Meets new enemy, or terrain it cannot pass: stops @qrs 232
                unit_after.must = ('halt_short',)
            if _settled(unit_ride_dice) == 2:
                unit_faces = dice[:2]
                if len(unit_faces) < 2:
                    raise MissingDice('unit', ((_avd, 2, ''),), ((4,), (5,)))
                if not _avd_faces.issuperset(unit_faces):
                    _wrong_face('unit', unit_faces, _avd)
                unit_natural = sum(unit_faces)
                at = 2
                unit_total = unit_natural
                unit_natural2 = unit_natural
                unit_dice = 2
            else:
                if _settled(unit_ride_dice) == 3:
                    unit_faces2 = dice[:3]
                    if len(unit_faces2) < 3:
                        raise MissingDice('unit', ((_avd, 2, ''), (_d6, 1, ''),), ((4,), (5,), (6,)))
                    unit_faces2_1 = unit_faces2[:2]
                    if not _avd_faces.issuperset(unit_faces2_1):
                        _wrong_face('unit', unit_faces2_1, _avd)
                    unit_faces2_2 = unit_faces2[2:]
                    if not _d6_faces.issuperset(unit_faces2_2):
                        _wrong_face('unit', unit_faces2_2, _d6)
                    unit_natural = sum(unit_faces2_1) + sum(unit_faces2_2)
                    at = 3
                    unit_total = unit_natural
                    unit_natural2 = unit_natural
                    unit_dice = 3
                else:
                    at = 0
                    unit_total = None
                    unit_natural2 = None
                    unit_dice = 0
                    unit_faces2 = None
                unit_faces = unit_faces2
            unit_after.total = unit_total
            unit_after.natural = unit_natural2
            unit_after.dice = unit_dice
            unit_distance = _arith('x', unit_total, 10)
            # Inspired, a die @qrs 35
            if unit.inspiring >= 1 and unit_distance is not None:
                unit_distance += 10 * (unit_dice if unit_dice > 0 else 0)
            unit_after.distance = unit_distance
            unit_formation = unit.formation
            if (
                unit_formation is _formation_line
                and not (
                    (unit.rough and not (unit.on_road and unit_formation is _formation_march_column))
                    or (
                        unit.crossing is _crossing_minor
                        and not (unit.on_road and unit_formation is _formation_march_column)
                    )
                )
            ):
                shown = (unit_faces or ()).count(6)
                if shown:
                    if shown > 0:
                        unit_gained = shown
                        # From 3 DPs on, of whatever cause, moving and manoeuvring add none @qrs 135
                        unit_dp = unit.dp
                        bound = max(3 - unit_dp, 0)
                        if unit_gained > bound:
                            unit_gained = bound
                        gained = unit_gained
                    else:
                        gained = shown
                        unit_gained = shown
                    if gained:
                        unit_dp = unit.dp
                        unit_dp = unit_dp + gained
                        if unit_dp > 12:
                            unit_dp = 12
                        if unit_dp < 0:
                            unit_dp = 0
                        unit_after.dp = unit_dp
            unit_rough = unit.rough
            if (
                (
                    (unit_rough and not (unit.on_road and unit_formation is _formation_march_column))
                    or (
                        unit.crossing is _crossing_minor
                        and not (unit.on_road and unit_formation is _formation_march_column)
                    )
                )
                and unit_formation is _formation_line
            ):
                shown2 = sum(1 for face in (unit_faces or ()) if 5 <= face <= 6)
                if shown2:
                    if shown2 > 0:
                        unit_gained2 = shown2
                        # From 3 DPs on, of whatever cause, moving and manoeuvring add none @qrs 135
                        bound2 = max(3 - unit_after.dp, 0)
                        if unit_gained2 > bound2:
                            unit_gained2 = bound2
                        gained2 = unit_gained2
                    else:
                        gained2 = shown2
                        unit_gained2 = shown2
                    if gained2:
                        unit_dp = unit_after.dp + gained2
                        if unit_dp > 12:
                            unit_dp = 12
                        if unit_dp < 0:
                            unit_dp = 0
                        unit_after.dp = unit_dp
            if (
                (
                    (unit_rough and not (unit.on_road and unit_formation is _formation_march_column))
                    or (
                        unit.crossing is _crossing_minor
                        and not (unit.on_road and unit_formation is _formation_march_column)
                    )
                )
                and not (unit_formation is _formation_march_column or unit_formation is _formation_unformed)
            ):
                shown3 = (unit_faces or ()).count(4)
                if shown3:
                    if shown3 > 0:
                        unit_gained3 = shown3
                        # From 3 DPs on, of whatever cause, moving and manoeuvring add none @qrs 135
                        bound3 = max(3 - unit_after.dp, 0)
                        if unit_gained3 > bound3:
                            unit_gained3 = bound3
                        gained3 = unit_gained3
                    else:
                        gained3 = shown3
                        unit_gained3 = shown3
                    if gained3:
                        unit_dp = unit_after.dp + gained3
                        if unit_dp > 12:
                            unit_dp = 12
                        if unit_dp < 0:
                            unit_dp = 0
                        unit_after.dp = unit_dp
            # 1 DP off @qrs 232
            unit_dp = unit_after.dp - 1
            if unit_dp < 0:
                unit_dp = 0
            unit_after.dp = unit_dp
            if reached:
                self._reached(unit_after, (unit,))
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
            unit_ride_dice: Number | Range
            unit_stops_beyond: int | None
            unit_faces: Sequence[int] | None
            unit_faces2: Sequence[int] | None
            unit_total: int | None
            unit_natural2: int | None
            unit_distance: int | None
            kept: int | None
            kept2: int | None
            kept3: int | None
            kept4: int | None
            reached = False
            unit_after = RideThroughResult()
            unit_after.before = unit
            unit_ride_dice = _choose_within(chosen, 'unit', 'ride_dice', Range(2, 3), True)
            unit_after.ride_dice = _exact(unit_ride_dice)
            note(('unit', 131, True, None))
            reached = True
            changes.append(('unit', 'rode_through', getattr(unit, 'rode_through', None), True, False))
            unit_after.rode_through = unit_rode_through = True
            note(('unit', 132, True, (unit_rode_through,)))
            changes.append(('unit', 'facing_threat', getattr(unit, 'facing_threat', None), True, False))
            unit_after.facing_threat = unit_facing_threat = True
            note(('unit', 133, True, (unit_facing_threat,)))
            unit_meets_enemy = unit.meets_enemy
            if unit_meets_enemy or unit.meets_impassable:
                unit_stops_beyond = 20
            else:
                unit_stops_beyond = None
            unit_after.stops_beyond = unit_stops_beyond
            if unit_meets_enemy or unit.meets_impassable:
                note(('unit', 134, True, None))
                unit_after.must = ('halt_short',)
                note(('unit', 135, True, 'must halt_short'))
            else:
                note(('unit', 134, False, None))
            if _settled(unit_ride_dice) == 2:
                unit_faces = dice[:2]
                if len(unit_faces) < 2:
                    raise MissingDice('unit', ((_avd, 2, ''),), ((4,), (5,)))
                if not _avd_faces.issuperset(unit_faces):
                    _wrong_face('unit', unit_faces, _avd)
                unit_natural = sum(unit_faces)
                note(('unit', 136, True, tuple(unit_faces)))
                at = 2
                unit_total = unit_natural
                unit_natural2 = unit_natural
                unit_dice = 2
            else:
                if _settled(unit_ride_dice) == 3:
                    unit_faces2 = dice[:3]
                    if len(unit_faces2) < 3:
                        raise MissingDice('unit', ((_avd, 2, ''), (_d6, 1, ''),), ((4,), (5,), (6,)))
                    unit_faces2_1 = unit_faces2[:2]
                    if not _avd_faces.issuperset(unit_faces2_1):
                        _wrong_face('unit', unit_faces2_1, _avd)
                    unit_faces2_2 = unit_faces2[2:]
                    if not _d6_faces.issuperset(unit_faces2_2):
                        _wrong_face('unit', unit_faces2_2, _d6)
                    unit_natural = sum(unit_faces2_1) + sum(unit_faces2_2)
                    note(('unit', 137, True, tuple(unit_faces2)))
                    at = 3
                    unit_total = unit_natural
                    unit_natural2 = unit_natural
                    unit_dice = 3
                else:
                    at = 0
                    unit_total = None
                    unit_natural2 = None
                    unit_dice = 0
                    unit_faces2 = None
                unit_faces = unit_faces2
            unit_after.total = unit_total
            unit_after.natural = unit_natural2
            unit_after.dice = unit_dice
            unit_distance = _arith('x', unit_total, 10)
            if _inspired_told(note, usual, unit, 'unit') and unit_distance is not None:
                amount = 10 * (unit_dice if unit_dice > 0 else 0)
                unit_distance += amount
                note(('unit', 138, amount != 0, amount))
            else:
                note(('unit', 139, False, None))
            unit_after.distance = unit_distance
            unit_formation = unit.formation
            if unit_formation is _formation_line and not _hampered_told(note, usual, unit, 'unit'):
                shown = (unit_faces or ()).count(6)
                if shown:
                    note(('unit', 140, True, shown))
                    if shown > 0:
                        unit_gained = shown
                        unit_dp = unit.dp
                        bound = max(3 - unit_dp, 0)
                        counted = unit_gained > bound
                        if counted:
                            unit_gained = bound
                        note(('unit', 51, counted, bound))
                        if unit_gained != shown:
                            note(('unit', 52, True, unit_gained))
                        gained = unit_gained
                    else:
                        gained = shown
                        unit_gained = shown
                    kept = None
                    if gained:
                        unit_dp = unit.dp
                        before = unit_dp
                        unit_dp = unit_dp + gained
                        if unit_dp > 12:
                            unit_dp = 12
                            kept = unit_dp
                        if unit_dp < 0:
                            unit_dp = 0
                            kept = unit_dp
                        changes.append(('unit', 'dp', before, unit_dp, kept is not None))
                        unit_after.dp = unit_dp
                    note(('unit', 141, True, (gained, shown, kept)))
                else:
                    note(('unit', 140, False, 0))
            else:
                note(('unit', 142, False, None))
            if _hampered_told(note, usual, unit, 'unit') and unit_formation is _formation_line:
                shown2 = sum(1 for face in (unit_faces or ()) if 5 <= face <= 6)
                if shown2:
                    note(('unit', 143, True, shown2))
                    if shown2 > 0:
                        unit_gained2 = shown2
                        bound2 = max(3 - unit_after.dp, 0)
                        counted2 = unit_gained2 > bound2
                        if counted2:
                            unit_gained2 = bound2
                        note(('unit', 51, counted2, bound2))
                        if unit_gained2 != shown2:
                            note(('unit', 52, True, unit_gained2))
                        gained2 = unit_gained2
                    else:
                        gained2 = shown2
                        unit_gained2 = shown2
                    kept2 = None
                    if gained2:
                        before2 = getattr(unit_after, 'dp', None)
                        unit_dp = unit_after.dp + gained2
                        if unit_dp > 12:
                            unit_dp = 12
                            kept2 = unit_dp
                        if unit_dp < 0:
                            unit_dp = 0
                            kept2 = unit_dp
                        changes.append(('unit', 'dp', before2, unit_dp, kept2 is not None))
                        unit_after.dp = unit_dp
                    note(('unit', 144, True, (gained2, shown2, kept2)))
                else:
                    note(('unit', 143, False, 0))
            else:
                note(('unit', 145, False, None))
            if _hampered_told(note, usual, unit, 'unit') and _tires_told(note, usual, unit, 'unit'):
                shown3 = (unit_faces or ()).count(4)
                if shown3:
                    note(('unit', 146, True, shown3))
                    if shown3 > 0:
                        unit_gained3 = shown3
                        bound3 = max(3 - unit_after.dp, 0)
                        counted3 = unit_gained3 > bound3
                        if counted3:
                            unit_gained3 = bound3
                        note(('unit', 51, counted3, bound3))
                        if unit_gained3 != shown3:
                            note(('unit', 52, True, unit_gained3))
                        gained3 = unit_gained3
                    else:
                        gained3 = shown3
                        unit_gained3 = shown3
                    kept3 = None
                    if gained3:
                        before3 = getattr(unit_after, 'dp', None)
                        unit_dp = unit_after.dp + gained3
                        if unit_dp > 12:
                            unit_dp = 12
                            kept3 = unit_dp
                        if unit_dp < 0:
                            unit_dp = 0
                            kept3 = unit_dp
                        changes.append(('unit', 'dp', before3, unit_dp, kept3 is not None))
                        unit_after.dp = unit_dp
                    note(('unit', 147, True, (gained3, shown3, kept3)))
                else:
                    note(('unit', 146, False, 0))
            else:
                note(('unit', 148, False, None))
            note(('unit', 149, True, None))
            kept4 = None
            before4 = getattr(unit_after, 'dp', None)
            unit_dp = unit_after.dp - 1
            if unit_dp < 0:
                unit_dp = 0
                kept4 = unit_dp
            changes.append(('unit', 'dp', before4, unit_dp, kept4 is not None))
            unit_after.dp = unit_dp
            note(('unit', 150, True, (-1, -1, kept4)))
            if reached:
                self._reached(unit_after, (unit,))
            return Explanation('Ride through (cfeo18.ride_through)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


ride_through = RideThroughResolver()


class RanksResolver(_Resolver):
    """Ranks (value for unit). @qrs 196, 208, 221"""

    name = 'ranks'
    label = 'Ranks'
    parties = ('unit',)
    cites = ('@qrs 196, 208, 221',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> int:
        """What comes of it."""
        try:
            if unit.fourth_rank >= 1:
                unit_ranks = 4
            elif unit.third_rank >= 1:
                unit_ranks = 3
            elif unit.second_rank >= 1:
                unit_ranks = 2
            else:
                unit_ranks = 1
            return unit_ranks
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def explain(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            if unit.fourth_rank >= 1:
                unit_ranks = 4
                note(('unit', 151, True, unit_ranks))
                note(('unit', 152, False, None))
                note(('unit', 152, False, None))
                note(('unit', 152, False, None))
            else:
                note(('unit', 152, False, None))
                if unit.third_rank >= 1:
                    unit_ranks = 3
                    note(('unit', 151, True, unit_ranks))
                    note(('unit', 152, False, None))
                    note(('unit', 152, False, None))
                else:
                    note(('unit', 152, False, None))
                    if unit.second_rank >= 1:
                        unit_ranks = 2
                        note(('unit', 151, True, unit_ranks))
                        note(('unit', 152, False, None))
                    else:
                        note(('unit', 152, False, None))
                        unit_ranks = 1
                        note(('unit', 151, True, unit_ranks))
            return Explanation('Ranks (cfeo18.ranks)', unit_ranks, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


ranks = RanksResolver()


class DeeperResolver(_Resolver):
    """deeper formation (term for unit against enemy). @qrs 196"""

    name = 'deeper'
    label = 'deeper formation'
    parties = ('unit', 'enemy')
    cites = ('@qrs 196',)

    def resolve(self, unit: Unit, enemy: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> bool:
        """What comes of it."""
        try:
            if unit.fourth_rank >= 1:
                unit_ranks = 4
            elif unit.third_rank >= 1:
                unit_ranks = 3
            elif unit.second_rank >= 1:
                unit_ranks = 2
            else:
                unit_ranks = 1
            if enemy.fourth_rank >= 1:
                enemy_ranks = 4
            elif enemy.third_rank >= 1:
                enemy_ranks = 3
            elif enemy.second_rank >= 1:
                enemy_ranks = 2
            else:
                enemy_ranks = 1
            return unit_ranks > enemy_ranks
        except MissingFact as missing:
            raise missing.of(unit=unit, enemy=enemy) from None

    def explain(self, unit: Unit, enemy: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_deeper = False
            if _ranks_told(note, usual, unit, 'unit') > _ranks_told(note, usual, enemy, 'enemy'):
                note(('unit', 153, True, None))
                unit_deeper = True
            return Explanation('deeper formation (cfeo18.deeper)', unit_deeper, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit, enemy=enemy) from None

    def odds(self, unit: Unit, enemy: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit, enemy), chosen)

    def choices(self, unit: Unit, enemy: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit, enemy), chosen)


deeper = DeeperResolver()


class HorseChargeResolver(_Resolver):
    """cavalry that charged (term for unit). @qrs 202, 219-222"""

    name = 'horse_charge'
    label = 'cavalry that charged'
    parties = ('unit',)
    cites = ('@qrs 202, 219-222',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> bool:
        """What comes of it."""
        try:
            return unit.arm.is_horse and unit.charging
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def explain(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_horse_charge = False
            if unit.arm.is_horse and unit.charging:
                note(('unit', 154, True, None))
                unit_horse_charge = True
            return Explanation(
                'cavalry that charged (cfeo18.horse_charge)',
                unit_horse_charge,
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


horse_charge = HorseChargeResolver()


class ChargedFootResolver(_Resolver):
    """cavalry that charged foot (term for unit against enemy). @qrs 219-222"""

    name = 'charged_foot'
    label = 'cavalry that charged foot'
    parties = ('unit', 'enemy')
    cites = ('@qrs 219-222',)

    def resolve(self, unit: Unit, enemy: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> bool:
        """What comes of it."""
        try:
            return unit.arm.is_horse and unit.charging and enemy.arm.is_foot
        except MissingFact as missing:
            raise missing.of(unit=unit, enemy=enemy) from None

    def explain(self, unit: Unit, enemy: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_charged_foot = False
            if _horse_charge_told(note, usual, unit, 'unit') and enemy.arm.is_foot:
                note(('unit', 155, True, None))
                unit_charged_foot = True
            return Explanation(
                'cavalry that charged foot (cfeo18.charged_foot)',
                unit_charged_foot,
                notes,
                changes,
                usual
            )
        except MissingFact as missing:
            raise missing.of(unit=unit, enemy=enemy) from None

    def odds(self, unit: Unit, enemy: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit, enemy), chosen)

    def choices(self, unit: Unit, enemy: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit, enemy), chosen)


charged_foot = ChargedFootResolver()


class ChargedByHorseResolver(_Resolver):
    """charged by cavalry only (term for unit against enemy). @qrs 202, 222"""

    name = 'charged_by_horse'
    label = 'charged by cavalry only'
    parties = ('unit', 'enemy')
    cites = ('@qrs 202, 222',)

    def resolve(self, unit: Unit, enemy: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> bool:
        """What comes of it."""
        try:
            return enemy.arm.is_horse and enemy.charging
        except MissingFact as missing:
            raise missing.of(unit=unit, enemy=enemy) from None

    def explain(self, unit: Unit, enemy: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_charged_by_horse = False
            if _horse_charge_told(note, usual, enemy, 'enemy'):
                note(('unit', 156, True, None))
                unit_charged_by_horse = True
            return Explanation(
                'charged by cavalry only (cfeo18.charged_by_horse)',
                unit_charged_by_horse,
                notes,
                changes,
                usual
            )
        except MissingFact as missing:
            raise missing.of(unit=unit, enemy=enemy) from None

    def odds(self, unit: Unit, enemy: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit, enemy), chosen)

    def choices(self, unit: Unit, enemy: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit, enemy), chosen)


charged_by_horse = ChargedByHorseResolver()


class ThinTargetResolver(_Resolver):
    """guns, skirmishers, cavalry one rank deep (term for unit). @qrs 221"""

    name = 'thin_target'
    label = 'guns, skirmishers, cavalry one rank deep'
    parties = ('unit',)
    cites = ('@qrs 221',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> bool:
        """What comes of it."""
        try:
            so: bool
            so2: bool
            unit_arm = unit.arm
            so2 = unit_arm.is_guns or unit_arm is _arm_skirmishers
            if not so2:
                so = unit_arm.is_horse
                if so:
                    if unit.fourth_rank >= 1:
                        unit_ranks = 4
                    elif unit.third_rank >= 1:
                        unit_ranks = 3
                    elif unit.second_rank >= 1:
                        unit_ranks = 2
                    else:
                        unit_ranks = 1
                    so = unit_ranks == 1
                so2 = so
            return so2
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def explain(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_thin_target = False
            unit_arm = unit.arm
            if unit_arm.is_guns:
                note(('unit', 157, True, None))
                unit_thin_target = True
            elif unit_arm is _arm_skirmishers:
                note(('unit', 158, True, None))
                unit_thin_target = True
            elif unit_arm.is_horse and _ranks_told(note, usual, unit, 'unit') == 1:
                note(('unit', 159, True, None))
                unit_thin_target = True
            return Explanation(
                'guns, skirmishers, cavalry one rank deep (cfeo18.thin_target)',
                unit_thin_target,
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


thin_target = ThinTargetResolver()


class InReachResolver(_Resolver):
    """enemy within 40 yd, in front or at most 45 degrees out from a flank (term for unit). @qrs 206"""

    name = 'in_reach'
    label = 'enemy within 40 yd, in front or at most 45 degrees out from a flank'
    parties = ('unit',)
    cites = ('@qrs 206',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> bool:
        """What comes of it."""
        try:
            return unit.enemy_ahead <= 40 and unit.enemy_angle <= 45
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def explain(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_in_reach = False
            if unit.enemy_ahead <= 40 and unit.enemy_angle <= 45:
                note(('unit', 160, True, None))
                unit_in_reach = True
            return Explanation(
                'enemy within 40 yd, in front or at most 45 degrees out from a flank (cfeo18.in_reach)',
                unit_in_reach,
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


in_reach = InReachResolver()


class CountedResolver(_Resolver):
    """Bases that count (value for unit). @qrs 206, 208"""

    name = 'counted'
    label = 'Bases that count'
    parties = ('unit',)
    cites = ('@qrs 206, 208',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> int:
        """What comes of it."""
        try:
            if unit.arm.is_horse:
                # Cavalry: bases in contact, and 1 out on either flank @qrs 206
                unit_counted = unit.stands_in_contact + min(unit.left_bases, 1) + min(unit.right_bases, 1)
            else:
                unit_formation = unit.formation
                if unit_formation is _formation_assault_column and unit.charging:
                    # Assault column charging: two front ranks, half of the next two rounded up @qrs 208
                    unit_first_rank = unit.first_rank
                    unit_counted = _on(
                        lambda v: _rounded(v, 'up'),
                        unit_first_rank + unit.second_rank + _1_2 * (unit.third_rank + unit.fourth_rank)
                    )
                elif (
                    unit_formation is _formation_assault_column
                    and unit.enemy_ahead <= 40
                    and unit.enemy_angle <= 45
                ):
                    # Assault column else: the first rank, if in reach @qrs 206, 208
                    unit_first_rank = unit.first_rank
                    unit_counted = unit_first_rank
                elif (
                    unit_formation is not _formation_assault_column
                    and unit.enemy_ahead <= 40
                    and unit.enemy_angle <= 45
                ):
                    # Infantry and guns: bases with enemy in reach @qrs 206
                    unit_counted = unit.bases_facing
                else:
                    # Infantry and guns out of reach @qrs 206
                    unit_counted = 0
            return unit_counted
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def explain(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            if unit.arm.is_horse:
                unit_counted = unit.stands_in_contact + min(unit.left_bases, 1) + min(unit.right_bases, 1)
                note(('unit', 161, True, unit_counted))
                note(('unit', 162, False, None))
                note(('unit', 163, False, None))
                note(('unit', 164, False, None))
                note(('unit', 165, False, None))
            else:
                note(('unit', 166, False, None))
                unit_formation = unit.formation
                if unit_formation is _formation_assault_column and unit.charging:
                    unit_first_rank = unit.first_rank
                    unit_counted = _on(
                        lambda v: _rounded(v, 'up'),
                        unit_first_rank + unit.second_rank + _1_2 * (unit.third_rank + unit.fourth_rank)
                    )
                    note(('unit', 167, True, unit_counted))
                    note(('unit', 163, False, None))
                    note(('unit', 164, False, None))
                    note(('unit', 165, False, None))
                else:
                    note(('unit', 162, False, None))
                    if unit_formation is _formation_assault_column and _in_reach_told(note, usual, unit, 'unit'):
                        unit_first_rank = unit.first_rank
                        unit_counted = unit_first_rank
                        note(('unit', 168, True, unit_counted))
                        note(('unit', 164, False, None))
                        note(('unit', 165, False, None))
                    else:
                        note(('unit', 163, False, None))
                        if (
                            unit_formation is not _formation_assault_column
                            and _in_reach_told(note, usual, unit, 'unit')
                        ):
                            unit_counted = unit.bases_facing
                            note(('unit', 169, True, unit_counted))
                            note(('unit', 165, False, None))
                        else:
                            note(('unit', 164, False, None))
                            unit_counted = 0
                            note(('unit', 170, True, unit_counted))
            return Explanation('Bases that count (cfeo18.counted)', unit_counted, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


counted = CountedResolver()


class PikeDiceResolver(_Resolver):
    """Dice of a pike base (value for unit against enemy). @qrs 210"""

    name = 'pike_dice'
    label = 'Dice of a pike base'
    parties = ('unit', 'enemy')
    cites = ('@qrs 210',)

    def resolve(self, unit: Unit, enemy: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> int:
        """What comes of it."""
        try:
            enemy_arm = enemy.arm
            if enemy_arm.is_horse:
                # facing cavalry @qrs 210
                unit_pike_dice = 2
            elif unit.charging:
                # charging @qrs 210
                unit_pike_dice = 1
            elif enemy_arm.is_foot:
                # facing infantry in any other case @qrs 210
                unit_pike_dice = 0
            else:
                # else as any base @qrs 180
                unit_pike_dice = 1
            return unit_pike_dice
        except MissingFact as missing:
            raise missing.of(unit=unit, enemy=enemy) from None

    def explain(self, unit: Unit, enemy: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            enemy_arm = enemy.arm
            if enemy_arm.is_horse:
                unit_pike_dice = 2
                note(('unit', 171, True, unit_pike_dice))
                note(('unit', 172, False, None))
                note(('unit', 173, False, None))
                note(('unit', 174, False, None))
            else:
                note(('unit', 175, False, None))
                if unit.charging:
                    unit_pike_dice = 1
                    note(('unit', 176, True, unit_pike_dice))
                    note(('unit', 173, False, None))
                    note(('unit', 174, False, None))
                else:
                    note(('unit', 172, False, None))
                    if enemy_arm.is_foot:
                        unit_pike_dice = 0
                        note(('unit', 177, True, unit_pike_dice))
                        note(('unit', 174, False, None))
                    else:
                        note(('unit', 173, False, None))
                        unit_pike_dice = 1
                        note(('unit', 178, True, unit_pike_dice))
            return Explanation('Dice of a pike base (cfeo18.pike_dice)', unit_pike_dice, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit, enemy=enemy) from None

    def odds(self, unit: Unit, enemy: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit, enemy), chosen)

    def choices(self, unit: Unit, enemy: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit, enemy), chosen)


pike_dice = PikeDiceResolver()


class NumbersResolver(_Resolver):
    """Dice of its bases (value for unit against enemy). @qrs 180, 206-210"""

    name = 'numbers'
    label = 'Dice of its bases'
    parties = ('unit', 'enemy')
    cites = ('@qrs 180, 206-210',)

    def resolve(self, unit: Unit, enemy: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> int:
        """What comes of it."""
        try:
            unit_numbers = _counted(unit)
            # each pike base, which has dice of its own @qrs 210
            unit_pike_bases = unit.pike_bases
            unit_numbers -= unit_pike_bases
            # its dice, each pike base @qrs 210
            if unit_pike_bases >= 1:
                enemy_arm = enemy.arm
                if enemy_arm.is_horse:
                    # facing cavalry @qrs 210
                    unit_pike_dice = 2
                elif unit.charging:
                    # charging @qrs 210
                    unit_pike_dice = 1
                elif enemy_arm.is_foot:
                    # facing infantry in any other case @qrs 210
                    unit_pike_dice = 0
                else:
                    # else as any base @qrs 180
                    unit_pike_dice = 1
                unit_numbers += unit_pike_dice * unit_pike_bases
            return unit_numbers
        except MissingFact as missing:
            raise missing.of(unit=unit, enemy=enemy) from None

    def explain(self, unit: Unit, enemy: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_numbers = _counted_told(note, usual, unit, 'unit')
            unit_pike_bases = unit.pike_bases
            amount = -unit_pike_bases
            unit_numbers += amount
            note(('unit', 179, amount != 0, amount))
            if unit_pike_bases >= 1:
                amount2 = _pike_dice_told(note, usual, unit, 'unit', enemy) * unit_pike_bases
                unit_numbers += amount2
                note(('unit', 180, amount2 != 0, amount2))
            else:
                note(('unit', 181, False, None))
            return Explanation('Dice of its bases (cfeo18.numbers)', unit_numbers, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit, enemy=enemy) from None

    def odds(self, unit: Unit, enemy: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit, enemy), chosen)

    def choices(self, unit: Unit, enemy: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit, enemy), chosen)


numbers = NumbersResolver()


class CombatEnemy(_Outcome):
    """What combat makes of enemy."""

    _party = 'enemy'
    _made = {
        'strength': 'strength',
        'total': 'total',
        'natural': 'natural',
        'dice': 'dice',
        'margin': 'margin',
        'result': 'result'
    }
    _facts = {'hits': 'hits', 'dp': 'dp', 'abandoned': 'abandoned', 'crew_killed': 'crew_killed'}
    _not_told = ('before', 'dice', 'natural', 'total')
    before: Unit
    strength: int
    total: int
    natural: int
    dice: int
    margin: int
    result: str
    hits: int
    dp: int
    abandoned: bool
    crew_killed: bool


class CombatResult(_Outcome):
    """What combat makes of unit."""

    _party = 'unit'
    _made = {
        'strength': 'strength',
        'total': 'total',
        'natural': 'natural',
        'dice': 'dice',
        'margin': 'margin',
        'result': 'result'
    }
    _facts = {'hits': 'hits', 'dp': 'dp', 'abandoned': 'abandoned', 'crew_killed': 'crew_killed'}
    _not_told = ('before', 'enemy', 'dice', 'natural', 'total')
    _others = ('enemy',)
    before: Unit
    strength: int
    total: int
    natural: int
    dice: int
    margin: int
    result: str
    hits: int
    dp: int
    abandoned: bool
    crew_killed: bool
    enemy: CombatEnemy

    @property
    def unit(self) -> CombatResult:
        """What becomes of unit: this."""
        return self


class CombatResolver(_Resolver):
    """Combat and close fire (contest for unit against enemy). @qrs 178-224"""

    name = 'combat'
    label = 'Combat and close fire'
    parties = ('unit', 'enemy')
    cites = ('@qrs 178-224',)

    def resolve(self, unit: Unit, enemy: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> CombatResult:
        """What comes of it."""
        if type(dice) is not list:
            return _driven(self.resolve, (unit, enemy), dice, chosen)  # type: ignore[no-any-return]
        try:
            unit_after = CombatResult()
            unit_after.before = unit
            enemy_after = CombatEnemy()
            enemy_after.before = enemy
            unit_after.enemy = enemy_after
            unit_strength = _numbers(unit, enemy)
            # Grade @qrs 182, 184
            unit_grade = unit.grade
            unit_strength += _combat_grade[unit_grade]
            # leader inspiring, each action @qrs 186
            it = unit.inspiring
            unit_strength += it if it < 2 else 2
            # advantage of ground @qrs 188
            if unit.advantage_of_ground:
                unit_strength += 1
            # charging, or counter-charging, or in pursuit @qrs 190
            unit_charging = unit.charging
            if unit_charging or unit.counter_charging or unit.doing is _doing_pursuit:
                unit_strength += 1
            # more for a charge /xe0 l'outrance against cavalry @qrs 192
            unit_a_outrance = unit.a_outrance
            if unit_a_outrance and enemy.arm.is_horse:
                unit_strength += 1
            # more for cavalry that pursue @qrs 194
            unit_arm = unit.arm
            if unit_arm.is_horse and unit.doing is _doing_pursuit:
                unit_strength += 1
            # traditional cavalry in a deeper formation, against cavalry @qrs 196
            if unit_arm is _arm_traditional_horse and enemy.arm.is_horse and _deeper(unit, enemy):
                unit_strength += 1
            # foot in line, not firing by platoons @qrs 198
            if unit_arm.is_foot and unit.formation is _formation_line and not unit.platoon_fire:
                unit_strength += 1
            # each DP @qrs 200
            unit_dp = unit.dp
            unit_strength -= unit_dp
            # moving foot that cavalry charged @qrs 202
            if unit_arm.is_foot and unit.moved and enemy.arm.is_horse and enemy.charging:
                unit_strength -= 2
            # hit in flank or rear by a charge begun behind it @qrs 204
            if (
                (unit.struck_on is _struckon_flank or unit.struck_on is _struckon_rear)
                and enemy.charging
                and enemy.from_behind
            ):
                unit_strength -= 2
            if unit_strength < 0:
                unit_strength = 0
            enemy_strength = _numbers(enemy, unit)
            # Grade @qrs 182, 184
            enemy_grade = enemy.grade
            enemy_strength += _combat_grade[enemy_grade]
            # leader inspiring, each action @qrs 186
            it2 = enemy.inspiring
            enemy_strength += it2 if it2 < 2 else 2
            # advantage of ground @qrs 188
            if enemy.advantage_of_ground:
                enemy_strength += 1
            # charging, or counter-charging, or in pursuit @qrs 190
            enemy_charging = enemy.charging
            if enemy_charging or enemy.counter_charging or enemy.doing is _doing_pursuit:
                enemy_strength += 1
            # more for a charge /xe0 l'outrance against cavalry @qrs 192
            enemy_a_outrance = enemy.a_outrance
            if enemy_a_outrance and unit_arm.is_horse:
                enemy_strength += 1
            # more for cavalry that pursue @qrs 194
            enemy_arm = enemy.arm
            if enemy_arm.is_horse and enemy.doing is _doing_pursuit:
                enemy_strength += 1
            # traditional cavalry in a deeper formation, against cavalry @qrs 196
            if enemy_arm is _arm_traditional_horse and unit_arm.is_horse and _deeper(enemy, unit):
                enemy_strength += 1
            # foot in line, not firing by platoons @qrs 198
            if enemy_arm.is_foot and enemy.formation is _formation_line and not enemy.platoon_fire:
                enemy_strength += 1
            # each DP @qrs 200
            enemy_dp = enemy.dp
            enemy_strength -= enemy_dp
            # moving foot that cavalry charged @qrs 202
            if enemy_arm.is_foot and enemy.moved and unit_arm.is_horse and unit_charging:
                enemy_strength -= 2
            # hit in flank or rear by a charge begun behind it @qrs 204
            if (
                (enemy.struck_on is _struckon_flank or enemy.struck_on is _struckon_rear)
                and unit_charging
                and unit.from_behind
            ):
                enemy_strength -= 2
            if enemy_strength < 0:
                enemy_strength = 0
            unit_after.strength = unit_strength
            enemy_after.strength = enemy_strength
            _too_many(unit_strength, 'Combat and close fire', ('@qrs 180, 210',))
            unit_faces = dice[:unit_strength]
            if len(unit_faces) < unit_strength:
                raise MissingDice('unit', ((_d6, unit_strength, ''),), ((5,), (6,)), total=False)
            if not _d6_faces.issuperset(unit_faces):
                _wrong_face('unit', unit_faces, _d6)
            at = unit_strength
            unit_natural = sum(unit_faces)
            _too_many(enemy_strength, 'Combat and close fire', ('@qrs 180, 210',))
            enemy_faces = dice[at:at + enemy_strength]
            if len(enemy_faces) < enemy_strength:
                raise MissingDice('enemy', ((_d6, enemy_strength, ''),), ((5,), (6,)), total=False)
            if not _d6_faces.issuperset(enemy_faces):
                _wrong_face('enemy', enemy_faces, _d6)
            at += enemy_strength
            enemy_natural = sum(enemy_faces)
            unit_after.total = unit_natural
            unit_after.natural = unit_natural
            unit_after.dice = unit_strength
            enemy_after.total = enemy_natural
            enemy_after.natural = enemy_natural
            enemy_after.dice = enemy_strength
            unit_after.hits = unit_hits = 0
            enemy_after.hits = enemy_hits = 0
            unit_formation = unit.formation
            held = (
                unit_formation is _formation_march_column
                or unit_formation is _formation_unformed
                or enemy.cover is _cover_fieldworks
            )
            if held:
                shown = unit_faces.count(6)
                if shown:
                    if shown:
                        unit_hits = unit_hits + shown
                        if unit_hits > 60:
                            unit_hits = 60
                        if unit_hits < 0:
                            unit_hits = 0
                        unit_after.hits = unit_hits
            held2 = not held
            if held2:
                shown2 = sum(1 for face in unit_faces if 5 <= face <= 6)
                if shown2:
                    if shown2:
                        unit_hits = unit_hits + shown2
                        if unit_hits > 60:
                            unit_hits = 60
                        if unit_hits < 0:
                            unit_hits = 0
                        unit_after.hits = unit_hits
            enemy_formation = enemy.formation
            held3 = (
                enemy_formation is _formation_march_column
                or enemy_formation is _formation_unformed
                or unit.cover is _cover_fieldworks
            )
            if held3:
                shown3 = enemy_faces.count(6)
                if shown3:
                    if shown3:
                        enemy_hits = enemy_hits + shown3
                        if enemy_hits > 60:
                            enemy_hits = 60
                        if enemy_hits < 0:
                            enemy_hits = 0
                        enemy_after.hits = enemy_hits
            held4 = not held3
            if held4:
                shown4 = sum(1 for face in enemy_faces if 5 <= face <= 6)
                if shown4:
                    if shown4:
                        enemy_hits = enemy_hits + shown4
                        if enemy_hits > 60:
                            enemy_hits = 60
                        if enemy_hits < 0:
                            enemy_hits = 0
                        enemy_after.hits = enemy_hits
            unit_margin = unit_hits - enemy_hits
            enemy_margin = enemy_hits - unit_hits
            unit_after.margin = unit_margin
            enemy_after.margin = enemy_margin
            if unit_margin >= 4:
                # **Victory**: 1 DP @qrs 219
                unit_after.result = 'victory'
                unit_dp = unit_dp + 1
                if unit_dp > 12:
                    unit_dp = 12
                unit_after.dp = unit_dp
                if unit_arm.is_horse and unit_charging and enemy_arm.is_foot and enemy_margin > -3:
                    # Cavalry that charged foot without a **Defeat** of it *retire* @qrs 219, 223
                    unit_after.must = ('retire',)
                elif unit_grade is _grade_c or unit_grade is _grade_d or unit_grade is _grade_e:
                    # C to E grade *pursue* @qrs 219
                    unit_after.must = ('pursue',)
                else:
                    # Others: *any permitted action* @qrs 219
                    unit_after.may = ('any_permitted',)
            elif unit_margin >= 1:
                # **Success**: 1 DP @qrs 220
                unit_after.result = 'success'
                unit_dp = unit_dp + 1
                if unit_dp > 12:
                    unit_dp = 12
                unit_after.dp = unit_dp
                if unit_arm.is_horse and unit_charging and enemy_arm.is_foot:
                    # Cavalry that charged foot *retire* @qrs 220
                    unit_after.must = ('retire',)
                elif (unit_arm.is_foot or unit_arm.is_guns) and enemy_arm.is_horse:
                    # Infantry and guns that face cavalry *stay* @qrs 220
                    unit_after.must = ('remain',)
                elif unit_arm.is_horse and unit_charging and enemy_arm.is_guns:
                    # Cavalry that charged guns alone *ride through* @qrs 220
                    unit_after.must = ('ride_through',)
                else:
                    # Others: *any permitted action* @qrs 220
                    unit_after.may = ('any_permitted',)
            elif unit_margin >= 0:
                # **Inconclusive**: 2 DPs @qrs 221
                unit_after.result = 'inconclusive'
                unit_dp = unit_dp + 2
                if unit_dp > 12:
                    unit_dp = 12
                unit_after.dp = unit_dp
                if (
                    unit_arm.is_horse
                    and unit_charging
                    and enemy_arm.is_foot
                    and not (unit_a_outrance and enemy_arm is _arm_skirmishers)
                ):
                    # Cavalry that charged foot *retire*, unless /xe0 l'outrance against skirmishers @qrs 221
                    unit_after.must = ('retire',)
                elif unit_arm.is_foot or unit_arm.is_guns:
                    # Infantry and guns *stay* @qrs 221
                    unit_after.must = ('remain',)
                elif unit_arm.is_horse and unit_charging and unit_a_outrance and _thin_target(enemy):
                    # After a charge /xe0 l'outrance *ride through* {thin_target} @qrs 221
                    unit_after.must = ('ride_through',)
                else:
                    # Others *stay* or *retire* @qrs 221
                    unit_after.may = ('remain', 'retire')
            elif unit_margin >= -2:
                # **Driven back**: 3 DPs @qrs 222
                unit_after.result = 'driven_back'
                unit_dp = unit_dp + 3
                if unit_dp > 12:
                    unit_dp = 12
                unit_after.dp = unit_dp
                if (unit_arm.is_foot or unit_arm.is_guns) and enemy_arm.is_horse and enemy_charging:
                    # Foot and guns whom only cavalry charged *stay* @qrs 222
                    unit_after.must = ('remain',)
                else:
                    # Others *retire* @qrs 222
                    unit_after.must = ('retire',)
                if unit_arm.is_guns and not (enemy_arm.is_horse and enemy_charging):
                    # The guns are abandoned, their crew lives @qrs 222
                    unit_after.abandoned = True
                    unit_after.crew_killed = False
                if unit_arm.is_horse and unit_charging and enemy_arm.is_foot:
                    # Cavalry that charged foot: 1 DP more @qrs 222
                    unit_dp = unit_dp + 1
                    if unit_dp > 12:
                        unit_dp = 12
                    unit_after.dp = unit_dp
            elif unit_margin >= -4:
                # **Defeat**: 4 DPs @qrs 219, 223
                unit_after.result = 'defeat'
                unit_dp = unit_dp + 4
                if unit_dp > 12:
                    unit_dp = 12
                unit_after.dp = unit_dp
                if unit_arm.is_guns:
                    # Guns are abandoned, their crew killed @qrs 219, 223
                    unit_after.abandoned = True
                    unit_after.crew_killed = True
                else:
                    # Others *retire* @qrs 219, 223
                    unit_after.must = ('retire',)
            elif unit_margin <= -8:
                # **Break**: 5 DPs @qrs 224
                unit_after.result = 'broken'
                unit_dp = unit_dp + 5
                if unit_dp > 12:
                    unit_dp = 12
                unit_after.dp = unit_dp
                if unit_arm.is_guns:
                    # Guns are abandoned, their crew killed @qrs 224
                    unit_after.abandoned = True
                    unit_after.crew_killed = True
                else:
                    # Others *rout* @qrs 224
                    unit_after.must = ('rout',)
            else:
                raise NoRule(
                    'Combat and close fire: no row for margin ' + _say(unit_margin, 'number'),
                    ('@qrs 217-224',)
                )
            if enemy_margin >= 4:
                # **Victory**: 1 DP @qrs 219
                enemy_after.result = 'victory'
                enemy_dp = enemy_dp + 1
                if enemy_dp > 12:
                    enemy_dp = 12
                enemy_after.dp = enemy_dp
                if enemy_arm.is_horse and enemy_charging and unit_arm.is_foot and unit_margin > -3:
                    # Cavalry that charged foot without a **Defeat** of it *retire* @qrs 219, 223
                    enemy_after.must = ('retire',)
                elif enemy_grade is _grade_c or enemy_grade is _grade_d or enemy_grade is _grade_e:
                    # C to E grade *pursue* @qrs 219
                    enemy_after.must = ('pursue',)
                else:
                    # Others: *any permitted action* @qrs 219
                    enemy_after.may = ('any_permitted',)
            elif enemy_margin >= 1:
                # **Success**: 1 DP @qrs 220
                enemy_after.result = 'success'
                enemy_dp = enemy_dp + 1
                if enemy_dp > 12:
                    enemy_dp = 12
                enemy_after.dp = enemy_dp
                if enemy_arm.is_horse and enemy_charging and unit_arm.is_foot:
                    # Cavalry that charged foot *retire* @qrs 220
                    enemy_after.must = ('retire',)
                elif (enemy_arm.is_foot or enemy_arm.is_guns) and unit_arm.is_horse:
                    # Infantry and guns that face cavalry *stay* @qrs 220
                    enemy_after.must = ('remain',)
                elif enemy_arm.is_horse and enemy_charging and unit_arm.is_guns:
                    # Cavalry that charged guns alone *ride through* @qrs 220
                    enemy_after.must = ('ride_through',)
                else:
                    # Others: *any permitted action* @qrs 220
                    enemy_after.may = ('any_permitted',)
            elif enemy_margin >= 0:
                # **Inconclusive**: 2 DPs @qrs 221
                enemy_after.result = 'inconclusive'
                enemy_dp = enemy_dp + 2
                if enemy_dp > 12:
                    enemy_dp = 12
                enemy_after.dp = enemy_dp
                if (
                    enemy_arm.is_horse
                    and enemy_charging
                    and unit_arm.is_foot
                    and not (enemy_a_outrance and unit_arm is _arm_skirmishers)
                ):
                    # Cavalry that charged foot *retire*, unless /xe0 l'outrance against skirmishers @qrs 221
                    enemy_after.must = ('retire',)
                elif enemy_arm.is_foot or enemy_arm.is_guns:
                    # Infantry and guns *stay* @qrs 221
                    enemy_after.must = ('remain',)
                elif enemy_arm.is_horse and enemy_charging and enemy_a_outrance and _thin_target(unit):
                    # After a charge /xe0 l'outrance *ride through* {thin_target} @qrs 221
                    enemy_after.must = ('ride_through',)
                else:
                    # Others *stay* or *retire* @qrs 221
                    enemy_after.may = ('remain', 'retire')
            elif enemy_margin >= -2:
                # **Driven back**: 3 DPs @qrs 222
                enemy_after.result = 'driven_back'
                enemy_dp = enemy_dp + 3
                if enemy_dp > 12:
                    enemy_dp = 12
                enemy_after.dp = enemy_dp
                if (enemy_arm.is_foot or enemy_arm.is_guns) and unit_arm.is_horse and unit_charging:
                    # Foot and guns whom only cavalry charged *stay* @qrs 222
                    enemy_after.must = ('remain',)
                else:
                    # Others *retire* @qrs 222
                    enemy_after.must = ('retire',)
                if enemy_arm.is_guns and not (unit_arm.is_horse and unit_charging):
                    # The guns are abandoned, their crew lives @qrs 222
                    enemy_after.abandoned = True
                    enemy_after.crew_killed = False
                if enemy_arm.is_horse and enemy_charging and unit_arm.is_foot:
                    # Cavalry that charged foot: 1 DP more @qrs 222
                    enemy_dp = enemy_dp + 1
                    if enemy_dp > 12:
                        enemy_dp = 12
                    enemy_after.dp = enemy_dp
            elif enemy_margin >= -4:
                # **Defeat**: 4 DPs @qrs 219, 223
                enemy_after.result = 'defeat'
                enemy_dp = enemy_dp + 4
                if enemy_dp > 12:
                    enemy_dp = 12
                enemy_after.dp = enemy_dp
                if enemy_arm.is_guns:
                    # Guns are abandoned, their crew killed @qrs 219, 223
                    enemy_after.abandoned = True
                    enemy_after.crew_killed = True
                else:
                    # Others *retire* @qrs 219, 223
                    enemy_after.must = ('retire',)
            elif enemy_margin <= -8:
                # **Break**: 5 DPs @qrs 224
                enemy_after.result = 'broken'
                enemy_dp = enemy_dp + 5
                if enemy_dp > 12:
                    enemy_dp = 12
                enemy_after.dp = enemy_dp
                if enemy_arm.is_guns:
                    # Guns are abandoned, their crew killed @qrs 224
                    enemy_after.abandoned = True
                    enemy_after.crew_killed = True
                else:
                    # Others *rout* @qrs 224
                    enemy_after.must = ('rout',)
            else:
                raise NoRule(
                    'Combat and close fire: no row for margin ' + _say(enemy_margin, 'number'),
                    ('@qrs 217-224',)
                )
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
            kept: int | None
            kept2: int | None
            kept3: int | None
            kept4: int | None
            kept5: int | None
            kept6: int | None
            kept7: int | None
            kept8: int | None
            kept9: int | None
            kept10: int | None
            kept11: int | None
            kept12: int | None
            kept13: int | None
            kept14: int | None
            kept15: int | None
            kept16: int | None
            kept17: int | None
            kept18: int | None
            unit_after = CombatResult()
            unit_after.before = unit
            enemy_after = CombatEnemy()
            enemy_after.before = enemy
            unit_after.enemy = enemy_after
            unit_strength = _numbers_told(note, usual, unit, 'unit', enemy)
            unit_grade = unit.grade
            pair = False
            if unit_grade is _grade_a:
                unit_strength += 2
                pair = True
                note(('unit', 182, True, 2))
            elif unit_grade is _grade_b:
                unit_strength += 1
                pair = True
                note(('unit', 183, True, 1))
            elif unit_grade is _grade_d:
                unit_strength -= 1
                pair = True
                note(('unit', 184, True, -1))
            elif unit_grade is _grade_e:
                unit_strength -= 2
                pair = True
                note(('unit', 185, True, -2))
            if not pair:
                note(('unit', 186, False, None))
            it = unit.inspiring
            amount = it if it < 2 else 2
            unit_strength += amount
            note(('unit', 187, amount != 0, amount))
            if unit.advantage_of_ground:
                unit_strength += 1
                note(('unit', 188, True, 1))
            else:
                note(('unit', 189, False, None))
            unit_charging = unit.charging
            if unit_charging or unit.counter_charging or unit.doing is _doing_pursuit:
                unit_strength += 1
                note(('unit', 190, True, 1))
            else:
                note(('unit', 191, False, None))
            unit_a_outrance = unit.a_outrance
            if unit_a_outrance and enemy.arm.is_horse:
                unit_strength += 1
                note(('unit', 192, True, 1))
            else:
                note(('unit', 193, False, None))
            unit_arm = unit.arm
            if unit_arm.is_horse and unit.doing is _doing_pursuit:
                unit_strength += 1
                note(('unit', 194, True, 1))
            else:
                note(('unit', 195, False, None))
            if (
                unit_arm is _arm_traditional_horse
                and enemy.arm.is_horse
                and _deeper_told(note, usual, unit, 'unit', enemy, 'enemy')
            ):
                unit_strength += 1
                note(('unit', 196, True, 1))
            else:
                note(('unit', 197, False, None))
            if unit_arm.is_foot and unit.formation is _formation_line and not unit.platoon_fire:
                unit_strength += 1
                note(('unit', 198, True, 1))
            else:
                note(('unit', 199, False, None))
            unit_dp = unit.dp
            amount2 = -unit_dp
            unit_strength += amount2
            note(('unit', 200, amount2 != 0, amount2))
            if unit_arm.is_foot and unit.moved and _horse_charge_told(note, usual, enemy, 'enemy'):
                unit_strength -= 2
                note(('unit', 201, True, -2))
            else:
                note(('unit', 202, False, None))
            if (
                (unit.struck_on is _struckon_flank or unit.struck_on is _struckon_rear)
                and enemy.charging
                and enemy.from_behind
            ):
                unit_strength -= 2
                note(('unit', 203, True, -2))
            else:
                note(('unit', 204, False, None))
            counted = unit_strength < 0
            if counted:
                unit_strength = 0
            note(('unit', 205, counted, 0))
            enemy_strength = _numbers_told(note, usual, enemy, 'enemy', unit)
            enemy_grade = enemy.grade
            pair2 = False
            if enemy_grade is _grade_a:
                enemy_strength += 2
                pair2 = True
                note(('enemy', 182, True, 2))
            elif enemy_grade is _grade_b:
                enemy_strength += 1
                pair2 = True
                note(('enemy', 183, True, 1))
            elif enemy_grade is _grade_d:
                enemy_strength -= 1
                pair2 = True
                note(('enemy', 184, True, -1))
            elif enemy_grade is _grade_e:
                enemy_strength -= 2
                pair2 = True
                note(('enemy', 185, True, -2))
            if not pair2:
                note(('enemy', 186, False, None))
            it2 = enemy.inspiring
            amount3 = it2 if it2 < 2 else 2
            enemy_strength += amount3
            note(('enemy', 187, amount3 != 0, amount3))
            if enemy.advantage_of_ground:
                enemy_strength += 1
                note(('enemy', 188, True, 1))
            else:
                note(('enemy', 189, False, None))
            enemy_charging = enemy.charging
            if enemy_charging or enemy.counter_charging or enemy.doing is _doing_pursuit:
                enemy_strength += 1
                note(('enemy', 190, True, 1))
            else:
                note(('enemy', 191, False, None))
            enemy_a_outrance = enemy.a_outrance
            if enemy_a_outrance and unit_arm.is_horse:
                enemy_strength += 1
                note(('enemy', 192, True, 1))
            else:
                note(('enemy', 193, False, None))
            enemy_arm = enemy.arm
            if enemy_arm.is_horse and enemy.doing is _doing_pursuit:
                enemy_strength += 1
                note(('enemy', 194, True, 1))
            else:
                note(('enemy', 195, False, None))
            if (
                enemy_arm is _arm_traditional_horse
                and unit_arm.is_horse
                and _deeper_told(note, usual, enemy, 'enemy', unit, 'unit')
            ):
                enemy_strength += 1
                note(('enemy', 196, True, 1))
            else:
                note(('enemy', 197, False, None))
            if enemy_arm.is_foot and enemy.formation is _formation_line and not enemy.platoon_fire:
                enemy_strength += 1
                note(('enemy', 198, True, 1))
            else:
                note(('enemy', 199, False, None))
            enemy_dp = enemy.dp
            amount4 = -enemy_dp
            enemy_strength += amount4
            note(('enemy', 200, amount4 != 0, amount4))
            if enemy_arm.is_foot and enemy.moved and _horse_charge_told(note, usual, unit, 'unit'):
                enemy_strength -= 2
                note(('enemy', 201, True, -2))
            else:
                note(('enemy', 202, False, None))
            if (
                (enemy.struck_on is _struckon_flank or enemy.struck_on is _struckon_rear)
                and unit_charging
                and unit.from_behind
            ):
                enemy_strength -= 2
                note(('enemy', 203, True, -2))
            else:
                note(('enemy', 204, False, None))
            counted2 = enemy_strength < 0
            if counted2:
                enemy_strength = 0
            note(('enemy', 205, counted2, 0))
            unit_after.strength = unit_strength
            enemy_after.strength = enemy_strength
            _too_many(unit_strength, 'Combat and close fire', ('@qrs 180, 210',))
            unit_faces = dice[:unit_strength]
            if len(unit_faces) < unit_strength:
                raise MissingDice('unit', ((_d6, unit_strength, ''),), ((5,), (6,)), total=False)
            if not _d6_faces.issuperset(unit_faces):
                _wrong_face('unit', unit_faces, _d6)
            at = unit_strength
            unit_natural = sum(unit_faces)
            note(('unit', 206, True, tuple(unit_faces)))
            _too_many(enemy_strength, 'Combat and close fire', ('@qrs 180, 210',))
            enemy_faces = dice[at:at + enemy_strength]
            if len(enemy_faces) < enemy_strength:
                raise MissingDice('enemy', ((_d6, enemy_strength, ''),), ((5,), (6,)), total=False)
            if not _d6_faces.issuperset(enemy_faces):
                _wrong_face('enemy', enemy_faces, _d6)
            at += enemy_strength
            enemy_natural = sum(enemy_faces)
            note(('enemy', 206, True, tuple(enemy_faces)))
            unit_after.total = unit_natural
            unit_after.natural = unit_natural
            unit_after.dice = unit_strength
            enemy_after.total = enemy_natural
            enemy_after.natural = enemy_natural
            enemy_after.dice = enemy_strength
            note(('unit', 207, True, None))
            changes.append(('unit', 'hits', getattr(unit, 'hits', None), 0, False))
            unit_after.hits = unit_hits = 0
            note(('unit', 208, True, (unit_hits,)))
            note(('enemy', 207, True, None))
            changes.append(('enemy', 'hits', getattr(enemy, 'hits', None), 0, False))
            enemy_after.hits = enemy_hits = 0
            note(('enemy', 208, True, (enemy_hits,)))
            unit_formation = unit.formation
            held = (
                unit_formation is _formation_march_column
                or unit_formation is _formation_unformed
                or enemy.cover is _cover_fieldworks
            )
            if held:
                shown = unit_faces.count(6)
                if shown:
                    note(('unit', 209, True, shown))
                    kept = None
                    if shown:
                        before = unit_hits
                        unit_hits = unit_hits + shown
                        if unit_hits > 60:
                            unit_hits = 60
                            kept = unit_hits
                        if unit_hits < 0:
                            unit_hits = 0
                            kept = unit_hits
                        changes.append(('unit', 'hits', before, unit_hits, kept is not None))
                        unit_after.hits = unit_hits
                    note(('unit', 210, True, (shown, shown, kept)))
                else:
                    note(('unit', 209, False, 0))
            else:
                note(('unit', 211, False, None))
            held2 = not held
            if held2:
                shown2 = sum(1 for face in unit_faces if 5 <= face <= 6)
                if shown2:
                    note(('unit', 212, True, shown2))
                    kept2 = None
                    if shown2:
                        before2 = unit_hits
                        unit_hits = unit_hits + shown2
                        if unit_hits > 60:
                            unit_hits = 60
                            kept2 = unit_hits
                        if unit_hits < 0:
                            unit_hits = 0
                            kept2 = unit_hits
                        changes.append(('unit', 'hits', before2, unit_hits, kept2 is not None))
                        unit_after.hits = unit_hits
                    note(('unit', 213, True, (shown2, shown2, kept2)))
                else:
                    note(('unit', 212, False, 0))
            else:
                note(('unit', 214, False, None))
            enemy_formation = enemy.formation
            held3 = (
                enemy_formation is _formation_march_column
                or enemy_formation is _formation_unformed
                or unit.cover is _cover_fieldworks
            )
            if held3:
                shown3 = enemy_faces.count(6)
                if shown3:
                    note(('enemy', 209, True, shown3))
                    kept3 = None
                    if shown3:
                        before3 = enemy_hits
                        enemy_hits = enemy_hits + shown3
                        if enemy_hits > 60:
                            enemy_hits = 60
                            kept3 = enemy_hits
                        if enemy_hits < 0:
                            enemy_hits = 0
                            kept3 = enemy_hits
                        changes.append(('enemy', 'hits', before3, enemy_hits, kept3 is not None))
                        enemy_after.hits = enemy_hits
                    note(('enemy', 210, True, (shown3, shown3, kept3)))
                else:
                    note(('enemy', 209, False, 0))
            else:
                note(('enemy', 211, False, None))
            held4 = not held3
            if held4:
                shown4 = sum(1 for face in enemy_faces if 5 <= face <= 6)
                if shown4:
                    note(('enemy', 212, True, shown4))
                    kept4 = None
                    if shown4:
                        before4 = enemy_hits
                        enemy_hits = enemy_hits + shown4
                        if enemy_hits > 60:
                            enemy_hits = 60
                            kept4 = enemy_hits
                        if enemy_hits < 0:
                            enemy_hits = 0
                            kept4 = enemy_hits
                        changes.append(('enemy', 'hits', before4, enemy_hits, kept4 is not None))
                        enemy_after.hits = enemy_hits
                    note(('enemy', 213, True, (shown4, shown4, kept4)))
                else:
                    note(('enemy', 212, False, 0))
            else:
                note(('enemy', 214, False, None))
            unit_margin = unit_hits - enemy_hits
            enemy_margin = enemy_hits - unit_hits
            unit_after.margin = unit_margin
            enemy_after.margin = enemy_margin
            if unit_margin >= 4:
                note(('unit', 215, True, unit_margin))
                unit_after.result = 'victory'
                kept5 = None
                before5 = unit_dp
                unit_dp = unit_dp + 1
                if unit_dp > 12:
                    unit_dp = 12
                    kept5 = unit_dp
                changes.append(('unit', 'dp', before5, unit_dp, kept5 is not None))
                unit_after.dp = unit_dp
                note(('unit', 216, True, (1, 1, kept5)))
                if _charged_foot_told(note, usual, unit, 'unit', enemy) and enemy_margin > -3:
                    note(('unit', 217, True, None))
                    unit_after.must = ('retire',)
                    note(('unit', 218, True, 'must retire'))
                elif unit_grade is _grade_c or unit_grade is _grade_d or unit_grade is _grade_e:
                    note(('unit', 219, True, None))
                    unit_after.must = ('pursue',)
                    note(('unit', 220, True, 'must pursue'))
                else:
                    note(('unit', 221, True, None))
                    unit_after.may = ('any_permitted',)
                    note(('unit', 222, True, 'may any_permitted'))
            elif unit_margin >= 1:
                note(('unit', 223, False, None))
                note(('unit', 224, True, unit_margin))
                unit_after.result = 'success'
                kept6 = None
                before6 = unit_dp
                unit_dp = unit_dp + 1
                if unit_dp > 12:
                    unit_dp = 12
                    kept6 = unit_dp
                changes.append(('unit', 'dp', before6, unit_dp, kept6 is not None))
                unit_after.dp = unit_dp
                note(('unit', 225, True, (1, 1, kept6)))
                if _charged_foot_told(note, usual, unit, 'unit', enemy):
                    note(('unit', 226, True, None))
                    unit_after.must = ('retire',)
                    note(('unit', 227, True, 'must retire'))
                elif (unit_arm.is_foot or unit_arm.is_guns) and enemy_arm.is_horse:
                    note(('unit', 228, True, None))
                    unit_after.must = ('remain',)
                    note(('unit', 229, True, 'must remain'))
                elif _horse_charge_told(note, usual, unit, 'unit') and enemy_arm.is_guns:
                    note(('unit', 230, True, None))
                    unit_after.must = ('ride_through',)
                    note(('unit', 231, True, 'must ride_through'))
                else:
                    note(('unit', 232, True, None))
                    unit_after.may = ('any_permitted',)
                    note(('unit', 233, True, 'may any_permitted'))
            elif unit_margin >= 0:
                note(('unit', 223, False, None))
                note(('unit', 234, False, None))
                note(('unit', 235, True, unit_margin))
                unit_after.result = 'inconclusive'
                kept7 = None
                before7 = unit_dp
                unit_dp = unit_dp + 2
                if unit_dp > 12:
                    unit_dp = 12
                    kept7 = unit_dp
                changes.append(('unit', 'dp', before7, unit_dp, kept7 is not None))
                unit_after.dp = unit_dp
                note(('unit', 236, True, (2, 2, kept7)))
                if (
                    _charged_foot_told(note, usual, unit, 'unit', enemy)
                    and not (unit_a_outrance and enemy_arm is _arm_skirmishers)
                ):
                    note(('unit', 237, True, None))
                    unit_after.must = ('retire',)
                    note(('unit', 238, True, 'must retire'))
                elif unit_arm.is_foot or unit_arm.is_guns:
                    note(('unit', 239, True, None))
                    unit_after.must = ('remain',)
                    note(('unit', 240, True, 'must remain'))
                elif (
                    _horse_charge_told(note, usual, unit, 'unit')
                    and unit_a_outrance
                    and _thin_target_told(note, usual, enemy, 'enemy')
                ):
                    note(('unit', 241, True, None))
                    unit_after.must = ('ride_through',)
                    note(('unit', 242, True, 'must ride_through'))
                else:
                    note(('unit', 243, True, None))
                    unit_after.may = ('remain', 'retire')
                    note(('unit', 244, True, 'may remain/retire'))
            elif unit_margin >= -2:
                note(('unit', 223, False, None))
                note(('unit', 234, False, None))
                note(('unit', 245, False, None))
                note(('unit', 246, True, unit_margin))
                unit_after.result = 'driven_back'
                kept8 = None
                before8 = unit_dp
                unit_dp = unit_dp + 3
                if unit_dp > 12:
                    unit_dp = 12
                    kept8 = unit_dp
                changes.append(('unit', 'dp', before8, unit_dp, kept8 is not None))
                unit_after.dp = unit_dp
                note(('unit', 247, True, (3, 3, kept8)))
                if (
                    (unit_arm.is_foot or unit_arm.is_guns)
                    and _charged_by_horse_told(note, usual, unit, 'unit', enemy, 'enemy')
                ):
                    note(('unit', 248, True, None))
                    unit_after.must = ('remain',)
                    note(('unit', 249, True, 'must remain'))
                else:
                    note(('unit', 250, True, None))
                    unit_after.must = ('retire',)
                    note(('unit', 251, True, 'must retire'))
                if unit_arm.is_guns and not _charged_by_horse_told(note, usual, unit, 'unit', enemy, 'enemy'):
                    note(('unit', 252, True, None))
                    changes.append(('unit', 'abandoned', getattr(unit, 'abandoned', None), True, False))
                    unit_after.abandoned = unit_abandoned = True
                    note(('unit', 253, True, (unit_abandoned,)))
                    changes.append(('unit', 'crew_killed', getattr(unit, 'crew_killed', None), False, False))
                    unit_after.crew_killed = unit_crew_killed = False
                    note(('unit', 254, True, (unit_crew_killed,)))
                if _charged_foot_told(note, usual, unit, 'unit', enemy):
                    note(('unit', 255, True, None))
                    kept9 = None
                    before9 = unit_dp
                    unit_dp = unit_dp + 1
                    if unit_dp > 12:
                        unit_dp = 12
                        kept9 = unit_dp
                    changes.append(('unit', 'dp', before9, unit_dp, kept9 is not None))
                    unit_after.dp = unit_dp
                    note(('unit', 256, True, (1, 1, kept9)))
            elif unit_margin >= -4:
                note(('unit', 223, False, None))
                note(('unit', 234, False, None))
                note(('unit', 245, False, None))
                note(('unit', 257, False, None))
                note(('unit', 258, True, unit_margin))
                unit_after.result = 'defeat'
                kept10 = None
                before10 = unit_dp
                unit_dp = unit_dp + 4
                if unit_dp > 12:
                    unit_dp = 12
                    kept10 = unit_dp
                changes.append(('unit', 'dp', before10, unit_dp, kept10 is not None))
                unit_after.dp = unit_dp
                note(('unit', 259, True, (4, 4, kept10)))
                if unit_arm.is_guns:
                    note(('unit', 260, True, None))
                    changes.append(('unit', 'abandoned', getattr(unit, 'abandoned', None), True, False))
                    unit_after.abandoned = unit_abandoned = True
                    note(('unit', 261, True, (unit_abandoned,)))
                    changes.append(('unit', 'crew_killed', getattr(unit, 'crew_killed', None), True, False))
                    unit_after.crew_killed = unit_crew_killed = True
                    note(('unit', 262, True, (unit_crew_killed,)))
                else:
                    note(('unit', 263, True, None))
                    unit_after.must = ('retire',)
                    note(('unit', 264, True, 'must retire'))
            elif unit_margin <= -8:
                note(('unit', 223, False, None))
                note(('unit', 234, False, None))
                note(('unit', 245, False, None))
                note(('unit', 257, False, None))
                note(('unit', 265, False, None))
                note(('unit', 266, True, unit_margin))
                unit_after.result = 'broken'
                kept11 = None
                before11 = unit_dp
                unit_dp = unit_dp + 5
                if unit_dp > 12:
                    unit_dp = 12
                    kept11 = unit_dp
                changes.append(('unit', 'dp', before11, unit_dp, kept11 is not None))
                unit_after.dp = unit_dp
                note(('unit', 267, True, (5, 5, kept11)))
                if unit_arm.is_guns:
                    note(('unit', 268, True, None))
                    changes.append(('unit', 'abandoned', getattr(unit, 'abandoned', None), True, False))
                    unit_after.abandoned = unit_abandoned = True
                    note(('unit', 269, True, (unit_abandoned,)))
                    changes.append(('unit', 'crew_killed', getattr(unit, 'crew_killed', None), True, False))
                    unit_after.crew_killed = unit_crew_killed = True
                    note(('unit', 270, True, (unit_crew_killed,)))
                else:
                    note(('unit', 271, True, None))
                    unit_after.must = ('rout',)
                    note(('unit', 272, True, 'must rout'))
            else:
                raise NoRule(
                    'Combat and close fire: no row for margin ' + _say(unit_margin, 'number'),
                    ('@qrs 217-224',)
                )
            if enemy_margin >= 4:
                note(('enemy', 215, True, enemy_margin))
                enemy_after.result = 'victory'
                kept12 = None
                before12 = enemy_dp
                enemy_dp = enemy_dp + 1
                if enemy_dp > 12:
                    enemy_dp = 12
                    kept12 = enemy_dp
                changes.append(('enemy', 'dp', before12, enemy_dp, kept12 is not None))
                enemy_after.dp = enemy_dp
                note(('enemy', 216, True, (1, 1, kept12)))
                if _charged_foot_told(note, usual, enemy, 'enemy', unit) and unit_margin > -3:
                    note(('enemy', 217, True, None))
                    enemy_after.must = ('retire',)
                    note(('enemy', 218, True, 'must retire'))
                elif enemy_grade is _grade_c or enemy_grade is _grade_d or enemy_grade is _grade_e:
                    note(('enemy', 219, True, None))
                    enemy_after.must = ('pursue',)
                    note(('enemy', 220, True, 'must pursue'))
                else:
                    note(('enemy', 221, True, None))
                    enemy_after.may = ('any_permitted',)
                    note(('enemy', 222, True, 'may any_permitted'))
            elif enemy_margin >= 1:
                note(('enemy', 223, False, None))
                note(('enemy', 224, True, enemy_margin))
                enemy_after.result = 'success'
                kept13 = None
                before13 = enemy_dp
                enemy_dp = enemy_dp + 1
                if enemy_dp > 12:
                    enemy_dp = 12
                    kept13 = enemy_dp
                changes.append(('enemy', 'dp', before13, enemy_dp, kept13 is not None))
                enemy_after.dp = enemy_dp
                note(('enemy', 225, True, (1, 1, kept13)))
                if _charged_foot_told(note, usual, enemy, 'enemy', unit):
                    note(('enemy', 226, True, None))
                    enemy_after.must = ('retire',)
                    note(('enemy', 227, True, 'must retire'))
                elif (enemy_arm.is_foot or enemy_arm.is_guns) and unit_arm.is_horse:
                    note(('enemy', 228, True, None))
                    enemy_after.must = ('remain',)
                    note(('enemy', 229, True, 'must remain'))
                elif _horse_charge_told(note, usual, enemy, 'enemy') and unit_arm.is_guns:
                    note(('enemy', 230, True, None))
                    enemy_after.must = ('ride_through',)
                    note(('enemy', 231, True, 'must ride_through'))
                else:
                    note(('enemy', 232, True, None))
                    enemy_after.may = ('any_permitted',)
                    note(('enemy', 233, True, 'may any_permitted'))
            elif enemy_margin >= 0:
                note(('enemy', 223, False, None))
                note(('enemy', 234, False, None))
                note(('enemy', 235, True, enemy_margin))
                enemy_after.result = 'inconclusive'
                kept14 = None
                before14 = enemy_dp
                enemy_dp = enemy_dp + 2
                if enemy_dp > 12:
                    enemy_dp = 12
                    kept14 = enemy_dp
                changes.append(('enemy', 'dp', before14, enemy_dp, kept14 is not None))
                enemy_after.dp = enemy_dp
                note(('enemy', 236, True, (2, 2, kept14)))
                if (
                    _charged_foot_told(note, usual, enemy, 'enemy', unit)
                    and not (enemy_a_outrance and unit_arm is _arm_skirmishers)
                ):
                    note(('enemy', 237, True, None))
                    enemy_after.must = ('retire',)
                    note(('enemy', 238, True, 'must retire'))
                elif enemy_arm.is_foot or enemy_arm.is_guns:
                    note(('enemy', 239, True, None))
                    enemy_after.must = ('remain',)
                    note(('enemy', 240, True, 'must remain'))
                elif (
                    _horse_charge_told(note, usual, enemy, 'enemy')
                    and enemy_a_outrance
                    and _thin_target_told(note, usual, unit, 'unit')
                ):
                    note(('enemy', 241, True, None))
                    enemy_after.must = ('ride_through',)
                    note(('enemy', 242, True, 'must ride_through'))
                else:
                    note(('enemy', 243, True, None))
                    enemy_after.may = ('remain', 'retire')
                    note(('enemy', 244, True, 'may remain/retire'))
            elif enemy_margin >= -2:
                note(('enemy', 223, False, None))
                note(('enemy', 234, False, None))
                note(('enemy', 245, False, None))
                note(('enemy', 246, True, enemy_margin))
                enemy_after.result = 'driven_back'
                kept15 = None
                before15 = enemy_dp
                enemy_dp = enemy_dp + 3
                if enemy_dp > 12:
                    enemy_dp = 12
                    kept15 = enemy_dp
                changes.append(('enemy', 'dp', before15, enemy_dp, kept15 is not None))
                enemy_after.dp = enemy_dp
                note(('enemy', 247, True, (3, 3, kept15)))
                if (
                    (enemy_arm.is_foot or enemy_arm.is_guns)
                    and _charged_by_horse_told(note, usual, enemy, 'enemy', unit, 'unit')
                ):
                    note(('enemy', 248, True, None))
                    enemy_after.must = ('remain',)
                    note(('enemy', 249, True, 'must remain'))
                else:
                    note(('enemy', 250, True, None))
                    enemy_after.must = ('retire',)
                    note(('enemy', 251, True, 'must retire'))
                if enemy_arm.is_guns and not _charged_by_horse_told(note, usual, enemy, 'enemy', unit, 'unit'):
                    note(('enemy', 252, True, None))
                    changes.append(('enemy', 'abandoned', getattr(enemy, 'abandoned', None), True, False))
                    enemy_after.abandoned = enemy_abandoned = True
                    note(('enemy', 253, True, (enemy_abandoned,)))
                    changes.append(('enemy', 'crew_killed', getattr(enemy, 'crew_killed', None), False, False))
                    enemy_after.crew_killed = enemy_crew_killed = False
                    note(('enemy', 254, True, (enemy_crew_killed,)))
                if _charged_foot_told(note, usual, enemy, 'enemy', unit):
                    note(('enemy', 255, True, None))
                    kept16 = None
                    before16 = enemy_dp
                    enemy_dp = enemy_dp + 1
                    if enemy_dp > 12:
                        enemy_dp = 12
                        kept16 = enemy_dp
                    changes.append(('enemy', 'dp', before16, enemy_dp, kept16 is not None))
                    enemy_after.dp = enemy_dp
                    note(('enemy', 256, True, (1, 1, kept16)))
            elif enemy_margin >= -4:
                note(('enemy', 223, False, None))
                note(('enemy', 234, False, None))
                note(('enemy', 245, False, None))
                note(('enemy', 257, False, None))
                note(('enemy', 258, True, enemy_margin))
                enemy_after.result = 'defeat'
                kept17 = None
                before17 = enemy_dp
                enemy_dp = enemy_dp + 4
                if enemy_dp > 12:
                    enemy_dp = 12
                    kept17 = enemy_dp
                changes.append(('enemy', 'dp', before17, enemy_dp, kept17 is not None))
                enemy_after.dp = enemy_dp
                note(('enemy', 259, True, (4, 4, kept17)))
                if enemy_arm.is_guns:
                    note(('enemy', 260, True, None))
                    changes.append(('enemy', 'abandoned', getattr(enemy, 'abandoned', None), True, False))
                    enemy_after.abandoned = enemy_abandoned = True
                    note(('enemy', 261, True, (enemy_abandoned,)))
                    changes.append(('enemy', 'crew_killed', getattr(enemy, 'crew_killed', None), True, False))
                    enemy_after.crew_killed = enemy_crew_killed = True
                    note(('enemy', 262, True, (enemy_crew_killed,)))
                else:
                    note(('enemy', 263, True, None))
                    enemy_after.must = ('retire',)
                    note(('enemy', 264, True, 'must retire'))
            elif enemy_margin <= -8:
                note(('enemy', 223, False, None))
                note(('enemy', 234, False, None))
                note(('enemy', 245, False, None))
                note(('enemy', 257, False, None))
                note(('enemy', 265, False, None))
                note(('enemy', 266, True, enemy_margin))
                enemy_after.result = 'broken'
                kept18 = None
                before18 = enemy_dp
                enemy_dp = enemy_dp + 5
                if enemy_dp > 12:
                    enemy_dp = 12
                    kept18 = enemy_dp
                changes.append(('enemy', 'dp', before18, enemy_dp, kept18 is not None))
                enemy_after.dp = enemy_dp
                note(('enemy', 267, True, (5, 5, kept18)))
                if enemy_arm.is_guns:
                    note(('enemy', 268, True, None))
                    changes.append(('enemy', 'abandoned', getattr(enemy, 'abandoned', None), True, False))
                    enemy_after.abandoned = enemy_abandoned = True
                    note(('enemy', 269, True, (enemy_abandoned,)))
                    changes.append(('enemy', 'crew_killed', getattr(enemy, 'crew_killed', None), True, False))
                    enemy_after.crew_killed = enemy_crew_killed = True
                    note(('enemy', 270, True, (enemy_crew_killed,)))
                else:
                    note(('enemy', 271, True, None))
                    enemy_after.must = ('rout',)
                    note(('enemy', 272, True, 'must rout'))
            else:
                raise NoRule(
                    'Combat and close fire: no row for margin ' + _say(enemy_margin, 'number'),
                    ('@qrs 217-224',)
                )
            return Explanation('Combat and close fire (cfeo18.combat)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit, enemy=enemy) from None

    def odds(self, unit: Unit, enemy: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit, enemy), chosen)

    def choices(self, unit: Unit, enemy: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit, enemy), chosen)


combat = CombatResolver()


class ControlRadiusResolver(_Resolver):
    """Control radius (value for leader). @qrs 85"""

    name = 'control_radius'
    label = 'Control radius'
    parties = ('leader',)
    cites = ('@qrs 85',)

    def resolve(self, leader: Leader, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> int:
        """What comes of it."""
        try:
            if leader.rank is _rank_marshal:
                # Marshal @qrs 85
                leader_control_radius = 120
            else:
                leader_control_radius = 60
            return leader_control_radius
        except MissingFact as missing:
            raise missing.of(leader=leader) from None

    def explain(self, leader: Leader, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            if leader.rank is _rank_marshal:
                leader_control_radius = 120
                note(('leader', 91, True, leader_control_radius))
            else:
                note(('leader', 92, False, None))
                leader_control_radius = 60
            return Explanation(
                'Control radius (cfeo18.control_radius)',
                leader_control_radius,
                notes,
                changes,
                usual
            )
        except MissingFact as missing:
            raise missing.of(leader=leader) from None

    def odds(self, leader: Leader, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (leader,), chosen)

    def choices(self, leader: Leader, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (leader,), chosen)


control_radius = ControlRadiusResolver()


class InRadiusResolver(_Resolver):
    """within the radius of a detached leader (term for unit against leader). @qrs 85, 139"""

    name = 'in_radius'
    label = 'within the radius of a detached leader'
    parties = ('unit', 'leader')
    cites = ('@qrs 85, 139',)

    def resolve(self, unit: Unit, leader: Leader, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> bool:
        """What comes of it."""
        try:
            if leader.rank is _rank_marshal:
                # Marshal @qrs 85
                leader_control_radius = 120
            else:
                leader_control_radius = 60
            return unit.leader_distance <= leader_control_radius and not (leader.attached or leader.killed)
        except MissingFact as missing:
            raise missing.of(unit=unit, leader=leader) from None

    def explain(self, unit: Unit, leader: Leader, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_in_radius = False
            if (
                unit.leader_distance <= _control_radius_told(note, usual, leader, 'leader')
                and not (leader.attached or _usual(usual, 'leader', leader, 'killed'))
            ):
                note(('unit', 96, True, None))
                unit_in_radius = True
            return Explanation(
                'within the radius of a detached leader (cfeo18.in_radius)',
                unit_in_radius,
                notes,
                changes,
                usual
            )
        except MissingFact as missing:
            raise missing.of(unit=unit, leader=leader) from None

    def odds(self, unit: Unit, leader: Leader, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit, leader), chosen)

    def choices(self, unit: Unit, leader: Leader, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit, leader), chosen)


in_radius = InRadiusResolver()


class LeadControlledResolver(_Resolver):
    """the unit it follows is controlled (term for unit against leader). @qrs 88, 89"""

    name = 'lead_controlled'
    label = 'the unit it follows is controlled'
    parties = ('unit', 'leader')
    cites = ('@qrs 88, 89',)

    def resolve(self, unit: Unit, leader: Leader, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> bool:
        """What comes of it."""
        try:
            so: bool
            so = unit.lead_attached
            if not so:
                if leader.rank is _rank_marshal:
                    # Marshal @qrs 85
                    leader_control_radius = 120
                else:
                    leader_control_radius = 60
                so = unit.lead_distance <= leader_control_radius and not (leader.attached or leader.killed)
            return so
        except MissingFact as missing:
            raise missing.of(unit=unit, leader=leader) from None

    def explain(self, unit: Unit, leader: Leader, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_lead_controlled = False
            if unit.lead_attached:
                note(('unit', 90, True, None))
                unit_lead_controlled = True
            elif (
                unit.lead_distance <= _control_radius_told(note, usual, leader, 'leader')
                and not (leader.attached or _usual(usual, 'leader', leader, 'killed'))
            ):
                note(('unit', 93, True, None))
                unit_lead_controlled = True
            return Explanation(
                'the unit it follows is controlled (cfeo18.lead_controlled)',
                unit_lead_controlled,
                notes,
                changes,
                usual
            )
        except MissingFact as missing:
            raise missing.of(unit=unit, leader=leader) from None

    def odds(self, unit: Unit, leader: Leader, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit, leader), chosen)

    def choices(self, unit: Unit, leader: Leader, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit, leader), chosen)


lead_controlled = LeadControlledResolver()


class MissedChargeResolver(_Resolver):
    """charged last turn without making contact (term for unit). @qrs 91"""

    name = 'missed_charge'
    label = 'charged last turn without making contact'
    parties = ('unit',)
    cites = ('@qrs 91',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> bool:
        """What comes of it."""
        try:
            return unit.charged_last_turn and not unit.contacted_last_turn
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def explain(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_missed_charge = False
            if unit.charged_last_turn and not unit.contacted_last_turn:
                note(('unit', 86, True, None))
                unit_missed_charge = True
            return Explanation(
                'charged last turn without making contact (cfeo18.missed_charge)',
                unit_missed_charge,
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


missed_charge = MissedChargeResolver()


class ControlResult(_Outcome):
    """What control makes of unit."""

    _party = 'unit'
    _made = {'verdict': 'verdict', 'total': 'total', 'natural': 'natural', 'dice': 'dice', 'result': 'result'}
    _facts = {'doing': 'doing'}
    _not_told = ('before', 'dice', 'natural')
    before: Unit
    verdict: str
    total: int | None
    natural: int | None
    dice: int | None
    result: str | None
    doing: Doing

    @property
    def unit(self) -> ControlResult:
        """What becomes of unit: this."""
        return self


class ControlResolver(_Resolver):
    """Control test (test for unit against leader). @qrs 83-107"""

    name = 'control'
    label = 'Control test'
    parties = ('unit', 'leader')
    cites = ('@qrs 83-107',)

    def resolve(self, unit: Unit, leader: Leader, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> ControlResult:
        """What comes of it."""
        if type(dice) is not list:
            return _driven(self.resolve, (unit, leader), dice, chosen)  # type: ignore[no-any-return]
        try:
            so: bool
            so2: bool
            so3: bool
            so4: bool
            picked: int | None
            picked2: int | None
            unit_after = ControlResult()
            unit_after.before = unit
            unit_charged_last_turn = unit.charged_last_turn
            if unit_charged_last_turn and not unit.contacted_last_turn:
                # Charged last turn without making contact, under control or not @qrs 91
                unit_verdict = 'must'
            else:
                unit_wishes_to_cease = unit.wishes_to_cease
                if (
                    unit_wishes_to_cease
                    and (unit.doing is _doing_rout or unit.doing is _doing_pursuit or unit.doing is _doing_looting)
                ):
                    # To cease a rout, a pursuit or looting, under control or not @qrs 91
                    unit_verdict = 'must'
                else:
                    unit_leader_attached = unit.leader_attached
                    if unit_leader_attached:
                        # Leader attached @qrs 87
                        unit_verdict = 'need not'
                    else:
                        so2 = unit.beside_lead and unit.conforms
                        if so2:
                            so = unit.lead_attached
                            if not so:
                                if leader.rank is _rank_marshal:
                                    # Marshal @qrs 85
                                    leader_control_radius = 120
                                else:
                                    leader_control_radius = 60
                                so = (
                                    unit.lead_distance <= leader_control_radius
                                    and not (leader.attached or leader.killed)
                                )
                            so2 = so
                        if so2:
                            # In a continuous line with a controlled unit of its brigade, and conforms @qrs 88
                            unit_verdict = 'need not'
                        else:
                            so4 = unit.behind_lead <= 60 and unit.conforms
                            if so4:
                                so3 = unit.lead_attached
                                if not so3:
                                    if leader.rank is _rank_marshal:
                                        # Marshal @qrs 85
                                        leader_control_radius2 = 120
                                    else:
                                        leader_control_radius2 = 60
                                    so3 = (
                                        unit.lead_distance <= leader_control_radius2
                                        and not (leader.attached or leader.killed)
                                    )
                                so4 = so3
                            if so4:
                                # Behind one, within 60 yd, and conforms @qrs 89
                                unit_verdict = 'need not'
                            else:
                                leader_rank = leader.rank
                                if leader_rank is _rank_marshal:
                                    # Marshal @qrs 85
                                    leader_control_radius3 = 120
                                else:
                                    leader_control_radius3 = 60
                                if (
                                    unit.leader_distance <= leader_control_radius3
                                    and not (leader.attached or leader.killed)
                                ):
                                    # Within the radius of a detached leader @qrs 85
                                    unit_verdict = 'need not'
                                else:
                                    # All others @qrs 85
                                    unit_verdict = 'must'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'need not':
                return unit_after
            try:
                unit_natural = dice[0]
            except IndexError:
                raise MissingDice('unit', ((_d6, 1, ''),)) from None
            if unit_natural not in _d6_faces:
                _wrong_face('unit', (unit_natural,), _d6)
            unit_after.natural = unit_natural
            unit_after.dice = 1
            unit_total = unit_natural
            # Leader attached @qrs 95
            unit_leader_attached = unit.leader_attached
            if unit_leader_attached:
                picked = _choose(chosen, 'unit', 'with_leader', (1, -1, None,))
                if picked is not None:
                    unit_total += picked
            # Guns, A and B grade @qrs 97
            if unit.arm.is_guns or unit.grade is _grade_a or unit.grade is _grade_b:
                picked2 = _choose(chosen, 'unit', 'steady_troops', (1, -1, None,))
                if picked2 is not None:
                    unit_total += picked2
            unit_after.total = unit_total
            counts = False
            counts2 = False
            counts3 = False
            counts4 = False
            counts5 = False
            counts6 = False
            unit_doing = unit.doing
            if (
                (
                    unit_doing is _doing_rout
                    or unit_doing is _doing_pursuit
                    or unit_doing is _doing_looting
                    or (unit_charged_last_turn and not unit.contacted_last_turn)
                )
                and not 3 <= unit_total <= 4
            ):
                # Rout, pursuit, looting or charge goes on, except on 3 to 4 @qrs 101
                unit_after.result = 'rout_pursuit_looting_or_charge_goes_on_except_on_3_to_4'
                counts = True
            elif unit_total <= 2:
                # Halts @qrs 103
                unit_after.result = 'halts'
                counts2 = True
            elif unit_total <= 4:
                # As the player likes @qrs 101, 105
                unit_after.result = 'as_the_player_likes'
                counts3 = True
                unit_wishes_to_cease = unit.wishes_to_cease
                if unit_wishes_to_cease and (unit_doing is _doing_pursuit or unit_doing is _doing_looting):
                    # A pursuit or looting that the player would cease is over @qrs 91
                    counts4 = True
                if (
                    unit_wishes_to_cease
                    and unit_doing is _doing_rout
                    and (unit.behind_friends or unit.behind_obstacle or unit.nearest_enemy >= 240)
                ):
                    # A rout that the player would stop is stopped, out of reach @qrs 91, 238
                    counts5 = True
            else:
                # Last move again @qrs 107
                unit_after.result = 'last_move_again'
                counts6 = True
            if counts:
                unit_after.must = ('continue',)
            if counts2:
                unit_after.must = _also(unit_after.must, ('halt',))
            if counts3:
                unit_after.may = ('act',)
            if counts6:
                unit_after.must = _also(unit_after.must, ('repeat',))
            if counts4:
                unit_after.doing = _doing_nothing
            if counts5:
                unit_after.doing = _doing_nothing
            return unit_after
        except MissingFact as missing:
            raise missing.of(unit=unit, leader=leader) from None

    def explain(self, unit: Unit, leader: Leader, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        if type(dice) is not list:
            return _driven(self.explain, (unit, leader), dice, chosen)  # type: ignore[no-any-return]
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            amount: int | None
            amount2: int | None
            unit_after = ControlResult()
            unit_after.before = unit
            if _missed_charge_told(note, usual, unit, 'unit'):
                note(('unit', 87, True, 'must'))
                unit_verdict = 'must'
            else:
                unit_wishes_to_cease = unit.wishes_to_cease
                if (
                    unit_wishes_to_cease
                    and (unit.doing is _doing_rout or unit.doing is _doing_pursuit or unit.doing is _doing_looting)
                ):
                    note(('unit', 87, False, None))
                    note(('unit', 88, True, 'must'))
                    unit_verdict = 'must'
                else:
                    unit_leader_attached = unit.leader_attached
                    if unit_leader_attached:
                        note(('unit', 87, False, None))
                        note(('unit', 88, False, None))
                        note(('unit', 89, True, 'need not'))
                        unit_verdict = 'need not'
                    elif (
                        unit.beside_lead
                        and unit.conforms
                        and _lead_controlled_told(note, usual, unit, 'unit', leader, 'leader')
                    ):
                        note(('unit', 87, False, None))
                        note(('unit', 88, False, None))
                        note(('unit', 89, False, None))
                        note(('unit', 94, True, 'need not'))
                        unit_verdict = 'need not'
                    elif (
                        unit.behind_lead <= 60
                        and unit.conforms
                        and _lead_controlled_told(note, usual, unit, 'unit', leader, 'leader')
                    ):
                        note(('unit', 87, False, None))
                        note(('unit', 88, False, None))
                        note(('unit', 89, False, None))
                        note(('unit', 94, False, None))
                        note(('unit', 95, True, 'need not'))
                        unit_verdict = 'need not'
                    elif _in_radius_told(note, usual, unit, 'unit', leader, 'leader'):
                        note(('unit', 87, False, None))
                        note(('unit', 88, False, None))
                        note(('unit', 89, False, None))
                        note(('unit', 94, False, None))
                        note(('unit', 95, False, None))
                        note(('unit', 97, True, 'need not'))
                        unit_verdict = 'need not'
                    else:
                        note(('unit', 87, False, None))
                        note(('unit', 88, False, None))
                        note(('unit', 89, False, None))
                        note(('unit', 94, False, None))
                        note(('unit', 95, False, None))
                        note(('unit', 97, False, None))
                        note(('unit', 98, True, 'must'))
                        unit_verdict = 'must'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'need not':
                return Explanation('Control test (cfeo18.control)', unit_after, notes, changes, usual)
            try:
                unit_natural = dice[0]
            except IndexError:
                raise MissingDice('unit', ((_d6, 1, ''),)) from None
            if unit_natural not in _d6_faces:
                _wrong_face('unit', (unit_natural,), _d6)
            note(('unit', 99, True, (unit_natural,)))
            unit_after.natural = unit_natural
            unit_after.dice = 1
            unit_total = unit_natural
            unit_leader_attached = unit.leader_attached
            if unit_leader_attached:
                amount = _choose(chosen, 'unit', 'with_leader', (1, -1, None,))
                if amount is not None:
                    unit_total += amount
                note(('unit', 100, bool(amount), (amount if amount is not None else "left out")))
            else:
                note(('unit', 101, False, None))
            if unit.arm.is_guns or unit.grade is _grade_a or unit.grade is _grade_b:
                amount2 = _choose(chosen, 'unit', 'steady_troops', (1, -1, None,))
                if amount2 is not None:
                    unit_total += amount2
                note(('unit', 102, bool(amount2), (amount2 if amount2 is not None else "left out")))
            else:
                note(('unit', 103, False, None))
            unit_after.total = unit_total
            counts = False
            counts2 = False
            counts3 = False
            counts4 = False
            counts5 = False
            counts6 = False
            unit_doing = unit.doing
            if (
                (
                    unit_doing is _doing_rout
                    or unit_doing is _doing_pursuit
                    or unit_doing is _doing_looting
                    or _missed_charge_told(note, usual, unit, 'unit')
                )
                and not 3 <= unit_total <= 4
            ):
                note(('unit', 104, True, unit_total))
                unit_after.result = 'rout_pursuit_looting_or_charge_goes_on_except_on_3_to_4'
                counts = True
            elif unit_total <= 2:
                note(('unit', 105, False, None))
                note(('unit', 106, True, unit_total))
                unit_after.result = 'halts'
                counts2 = True
            elif unit_total <= 4:
                note(('unit', 105, False, None))
                note(('unit', 107, False, None))
                note(('unit', 108, True, unit_total))
                unit_after.result = 'as_the_player_likes'
                counts3 = True
                unit_wishes_to_cease = unit.wishes_to_cease
                if unit_wishes_to_cease and (unit_doing is _doing_pursuit or unit_doing is _doing_looting):
                    note(('unit', 109, True, None))
                    counts4 = True
                if (
                    unit_wishes_to_cease
                    and unit_doing is _doing_rout
                    and _out_of_reach_told(note, usual, unit, 'unit')
                ):
                    note(('unit', 110, True, None))
                    counts5 = True
            else:
                note(('unit', 105, False, None))
                note(('unit', 107, False, None))
                note(('unit', 111, False, None))
                note(('unit', 112, True, unit_total))
                unit_after.result = 'last_move_again'
                counts6 = True
            if counts:
                unit_after.must = ('continue',)
                note(('unit', 113, True, 'must continue'))
            if counts2:
                unit_after.must = _also(unit_after.must, ('halt',))
                note(('unit', 114, True, 'must halt'))
            if counts3:
                unit_after.may = ('act',)
                note(('unit', 115, True, 'may act'))
            if counts6:
                unit_after.must = _also(unit_after.must, ('repeat',))
                note(('unit', 116, True, 'must repeat'))
            if counts4:
                changes.append(('unit', 'doing', unit_doing, _doing_nothing, False))
                unit_after.doing = unit_doing = _doing_nothing
                note(('unit', 117, True, (unit_doing,)))
            if counts5:
                changes.append(('unit', 'doing', unit_doing, _doing_nothing, False))
                unit_after.doing = unit_doing = _doing_nothing
                note(('unit', 118, True, (unit_doing,)))
            return Explanation('Control test (cfeo18.control)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit, leader=leader) from None

    def odds(self, unit: Unit, leader: Leader, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit, leader), chosen)

    def choices(self, unit: Unit, leader: Leader, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit, leader), chosen)


control = ControlResolver()


class ContinueResult(_Outcome):
    """What continue makes of unit."""

    _party = 'unit'
    _made = {}
    _facts = {}
    before: Unit

    @property
    def unit(self) -> ContinueResult:
        """What becomes of unit: this."""
        return self


class ContinueResolver(_Resolver):
    """Go on (action for unit). @qrs 101"""

    name = 'continue'
    label = 'Go on'
    parties = ('unit',)
    cites = ('@qrs 101',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> ContinueResult:
        """What comes of it."""
        try:
            unit_after = ContinueResult()
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
            unit_after = ContinueResult()
            unit_after.before = unit
            note(('unit', 273, True, None))
            return Explanation('Go on (cfeo18.continue)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


continue_ = ContinueResolver()


class RepeatResult(_Outcome):
    """What repeat makes of unit."""

    _party = 'unit'
    _made = {}
    _facts = {}
    before: Unit

    @property
    def unit(self) -> RepeatResult:
        """What becomes of unit: this."""
        return self


class RepeatResolver(_Resolver):
    """Last move again (action for unit). @qrs 107"""

    name = 'repeat'
    label = 'Last move again'
    parties = ('unit',)
    cites = ('@qrs 107',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> RepeatResult:
        """What comes of it."""
        try:
            unit_after = RepeatResult()
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
            unit_after = RepeatResult()
            unit_after.before = unit
            note(('unit', 274, True, None))
            return Explanation('Last move again (cfeo18.repeat)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


repeat = RepeatResolver()


class ActResult(_Outcome):
    """What act makes of unit."""

    _party = 'unit'
    _made = {}
    _facts = {}
    before: Unit

    @property
    def unit(self) -> ActResult:
        """What becomes of unit: this."""
        return self


class ActResolver(_Resolver):
    """Act freely (action for unit). @qrs 105"""

    name = 'act'
    label = 'Act freely'
    parties = ('unit',)
    cites = ('@qrs 105',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> ActResult:
        """What comes of it."""
        try:
            unit_after = ActResult()
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
            unit_after = ActResult()
            unit_after.before = unit
            note(('unit', 275, True, None))
            return Explanation('Act freely (cfeo18.act)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


act = ActResolver()


class HaltShortResult(_Outcome):
    """What halt_short makes of unit."""

    _party = 'unit'
    _made = {}
    _facts = {}
    before: Unit

    @property
    def unit(self) -> HaltShortResult:
        """What becomes of unit: this."""
        return self


class HaltShortResolver(_Resolver):
    """Stop before the full distance (action for unit). @qrs 13, 232, 236"""

    name = 'halt_short'
    label = 'Stop before the full distance'
    parties = ('unit',)
    cites = ('@qrs 13, 232, 236',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> HaltShortResult:
        """What comes of it."""
        try:
            unit_after = HaltShortResult()
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
            unit_after = HaltShortResult()
            unit_after.before = unit
            note(('unit', 276, True, None))
            return Explanation(
                'Stop before the full distance (cfeo18.halt_short)',
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


halt_short = HaltShortResolver()


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
    """Halt (action for unit). @qrs 79, 103"""

    name = 'halt'
    label = 'Halt'
    parties = ('unit',)
    cites = ('@qrs 79, 103',)

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
            note(('unit', 277, True, None))
            return Explanation('Halt (cfeo18.halt)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


halt = HaltResolver()


class RideResult(_Outcome):
    """What ride makes of leader."""

    _party = 'leader'
    _made = {'distance': 'distance'}
    _facts = {}
    before: Leader
    distance: Number | Range

    @property
    def leader(self) -> RideResult:
        """What becomes of leader: this."""
        return self


class RideResolver(_Resolver):
    """Move (action for leader). @qrs 42, 73"""

    name = 'ride'
    label = 'Move'
    parties = ('leader',)
    cites = ('@qrs 42, 73',)

    def resolve(self, leader: Leader, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> RideResult:
        """What comes of it."""
        try:
            leader_distance: Number | Range
            leader_distance2: Number | Range
            leader_after = RideResult()
            leader_after.before = leader
            if leader.nearest_enemy > 120:
                # Beyond 120 yd of enemy @qrs 42
                leader_distance = Range(0, 240)
            else:
                leader_distance = Range(0, 120)
            leader_distance2 = _choose_within(chosen, 'leader', 'distance', leader_distance, False)
            leader_after.distance = _exact(leader_distance2)
            # He may attach or detach himself, or both @qrs 73
            leader_after.may = ('attach', 'detach')
            return leader_after
        except MissingFact as missing:
            raise missing.of(leader=leader) from None

    def explain(self, leader: Leader, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            leader_distance: Number | Range
            leader_distance2: Number | Range
            leader_after = RideResult()
            leader_after.before = leader
            if leader.nearest_enemy > 120:
                leader_distance = Range(0, 240)
                note(('leader', 278, True, leader_distance))
            else:
                note(('leader', 279, False, None))
                leader_distance = Range(0, 120)
            leader_distance2 = _choose_within(chosen, 'leader', 'distance', leader_distance, False)
            leader_after.distance = _exact(leader_distance2)
            note(('leader', 280, True, None))
            leader_after.may = ('attach', 'detach')
            note(('leader', 281, True, 'may attach/detach'))
            return Explanation('Move (cfeo18.ride)', leader_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(leader=leader) from None

    def odds(self, leader: Leader, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (leader,), chosen)

    def choices(self, leader: Leader, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (leader,), chosen)


ride = RideResolver()


class AttachResult(_Outcome):
    """What attach makes of leader."""

    _party = 'leader'
    _made = {}
    _facts = {'attached': 'attached'}
    before: Leader
    attached: bool

    @property
    def leader(self) -> AttachResult:
        """What becomes of leader: this."""
        return self


class AttachResolver(_Resolver):
    """Attach (action for leader). @qrs 73"""

    name = 'attach'
    label = 'Attach'
    parties = ('leader',)
    cites = ('@qrs 73',)

    def resolve(self, leader: Leader, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> AttachResult:
        """What comes of it."""
        try:
            leader_after = AttachResult()
            leader_after.before = leader
            # Joins a unit @qrs 73
            leader_after.attached = True
            return leader_after
        except MissingFact as missing:
            raise missing.of(leader=leader) from None

    def explain(self, leader: Leader, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            leader_after = AttachResult()
            leader_after.before = leader
            note(('leader', 282, True, None))
            changes.append(('leader', 'attached', getattr(leader, 'attached', None), True, False))
            leader_after.attached = leader_attached = True
            note(('leader', 283, True, (leader_attached,)))
            return Explanation('Attach (cfeo18.attach)', leader_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(leader=leader) from None

    def odds(self, leader: Leader, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (leader,), chosen)

    def choices(self, leader: Leader, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (leader,), chosen)


attach = AttachResolver()


class DetachResult(_Outcome):
    """What detach makes of leader."""

    _party = 'leader'
    _made = {}
    _facts = {'attached': 'attached'}
    before: Leader
    attached: bool

    @property
    def leader(self) -> DetachResult:
        """What becomes of leader: this."""
        return self


class DetachResolver(_Resolver):
    """Detach (action for leader). @qrs 73"""

    name = 'detach'
    label = 'Detach'
    parties = ('leader',)
    cites = ('@qrs 73',)

    def resolve(self, leader: Leader, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> DetachResult:
        """What comes of it."""
        try:
            leader_after = DetachResult()
            leader_after.before = leader
            # Leaves a unit @qrs 73
            leader_after.attached = False
            return leader_after
        except MissingFact as missing:
            raise missing.of(leader=leader) from None

    def explain(self, leader: Leader, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            leader_after = DetachResult()
            leader_after.before = leader
            note(('leader', 284, True, None))
            changes.append(('leader', 'attached', getattr(leader, 'attached', None), False, False))
            leader_after.attached = leader_attached = False
            note(('leader', 285, True, (leader_attached,)))
            return Explanation('Detach (cfeo18.detach)', leader_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(leader=leader) from None

    def odds(self, leader: Leader, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (leader,), chosen)

    def choices(self, leader: Leader, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (leader,), chosen)


detach = DetachResolver()


class OrdersResult(_Outcome):
    """What orders makes of leader."""

    _party = 'leader'
    _made = {}
    _facts = {}
    before: Leader

    @property
    def leader(self) -> OrdersResult:
        """What becomes of leader: this."""
        return self


class OrdersResolver(_Resolver):
    """Orders (action for leader). @qrs 75"""

    name = 'orders'
    label = 'Orders'
    parties = ('leader',)
    cites = ('@qrs 75',)

    def resolve(self, leader: Leader, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> OrdersResult:
        """What comes of it."""
        try:
            leader_after = OrdersResult()
            leader_after.before = leader
            return leader_after
        except MissingFact as missing:
            raise missing.of(leader=leader) from None

    def explain(self, leader: Leader, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            leader_after = OrdersResult()
            leader_after.before = leader
            note(('leader', 286, True, None))
            return Explanation('Orders (cfeo18.orders)', leader_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(leader=leader) from None

    def odds(self, leader: Leader, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (leader,), chosen)

    def choices(self, leader: Leader, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (leader,), chosen)


orders = OrdersResolver()


class InfluenceResult(_Outcome):
    """What influence makes of leader."""

    _party = 'leader'
    _made = {'verdict': 'verdict'}
    _facts = {}
    before: Leader
    verdict: str

    @property
    def leader(self) -> InfluenceResult:
        """What becomes of leader: this."""
        return self


class InfluenceResolver(_Resolver):
    """Influence the unit he is with (action for leader). @qrs 77"""

    name = 'influence'
    label = 'Influence the unit he is with'
    parties = ('leader',)
    cites = ('@qrs 77',)

    def resolve(self, leader: Leader, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> InfluenceResult:
        """What comes of it."""
        try:
            leader_after = InfluenceResult()
            leader_after.before = leader
            if leader.attached and not leader.killed:
                # Attached @qrs 77
                leader_verdict = 'may'
            else:
                leader_verdict = 'may not'
            leader_after.verdict = leader_verdict
            if leader_verdict == 'may not':
                return leader_after
            # In one of two ways @qrs 79, 81
            leader_after.may = ('steady', 'inspire')
            return leader_after
        except MissingFact as missing:
            raise missing.of(leader=leader) from None

    def explain(self, leader: Leader, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            leader_after = InfluenceResult()
            leader_after.before = leader
            if leader.attached and not _usual(usual, 'leader', leader, 'killed'):
                note(('leader', 287, True, 'may'))
                leader_verdict = 'may'
            else:
                note(('leader', 287, False, None))
                note(('leader', 288, True, 'may not'))
                leader_verdict = 'may not'
            leader_after.verdict = leader_verdict
            if leader_verdict == 'may not':
                return Explanation(
                    'Influence the unit he is with (cfeo18.influence)',
                    leader_after,
                    notes,
                    changes,
                    usual
                )
            note(('leader', 289, True, None))
            leader_after.may = ('steady', 'inspire')
            note(('leader', 290, True, 'may steady/inspire'))
            return Explanation(
                'Influence the unit he is with (cfeo18.influence)',
                leader_after,
                notes,
                changes,
                usual
            )
        except MissingFact as missing:
            raise missing.of(leader=leader) from None

    def odds(self, leader: Leader, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (leader,), chosen)

    def choices(self, leader: Leader, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (leader,), chosen)


influence = InfluenceResolver()


class SteadyUnit(_Outcome):
    """What steady makes of unit."""

    _party = 'unit'
    _made = {}
    _facts = {'dp': 'dp'}
    before: Unit
    dp: int


class SteadyResult(_Outcome):
    """What steady makes of leader."""

    _party = 'leader'
    _made = {'verdict': 'verdict'}
    _facts = {}
    _not_told = ('before', 'unit')
    _others = ('unit',)
    before: Leader
    verdict: str
    unit: SteadyUnit

    @property
    def leader(self) -> SteadyResult:
        """What becomes of leader: this."""
        return self


class SteadyResolver(_Resolver):
    """Steady (action for leader against unit). @qrs 79"""

    name = 'steady'
    label = 'Steady'
    parties = ('leader', 'unit')
    cites = ('@qrs 79',)

    def resolve(self, leader: Leader, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> SteadyResult:
        """What comes of it."""
        try:
            leader_after = SteadyResult()
            leader_after.before = leader
            unit_after = SteadyUnit()
            unit_after.before = unit
            leader_after.unit = unit_after
            if leader.attached and unit.leader_attached and not leader.killed:
                # As {influence} @qrs 77
                leader_verdict = 'may'
            else:
                leader_verdict = 'may not'
            leader_after.verdict = leader_verdict
            if leader_verdict == 'may not':
                return leader_after
            # 1 DP is taken off; the unit stays halted @qrs 79
            unit_after.must = ('halt',)
            unit_dp = unit.dp - 1
            if unit_dp < 0:
                unit_dp = 0
            unit_after.dp = unit_dp
            return leader_after
        except MissingFact as missing:
            raise missing.of(leader=leader, unit=unit) from None

    def explain(self, leader: Leader, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            kept: int | None
            leader_after = SteadyResult()
            leader_after.before = leader
            unit_after = SteadyUnit()
            unit_after.before = unit
            leader_after.unit = unit_after
            if leader.attached and unit.leader_attached and not _usual(usual, 'leader', leader, 'killed'):
                note(('leader', 291, True, 'may'))
                leader_verdict = 'may'
            else:
                note(('leader', 291, False, None))
                note(('leader', 292, True, 'may not'))
                leader_verdict = 'may not'
            leader_after.verdict = leader_verdict
            if leader_verdict == 'may not':
                return Explanation('Steady (cfeo18.steady)', leader_after, notes, changes, usual)
            note(('leader', 293, True, None))
            unit_after.must = ('halt',)
            note(('leader', 294, True, 'unit must halt'))
            kept = None
            before = getattr(unit, 'dp', None)
            unit_dp = unit.dp - 1
            if unit_dp < 0:
                unit_dp = 0
                kept = unit_dp
            changes.append(('unit', 'dp', before, unit_dp, kept is not None))
            unit_after.dp = unit_dp
            note(('leader', 295, True, (-1, -1, kept)))
            return Explanation('Steady (cfeo18.steady)', leader_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(leader=leader, unit=unit) from None

    def odds(self, leader: Leader, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (leader, unit), chosen)

    def choices(self, leader: Leader, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (leader, unit), chosen)


steady = SteadyResolver()


class InspireUnit(_Outcome):
    """What inspire makes of unit."""

    _party = 'unit'
    _made = {}
    _facts = {'inspiring': 'inspiring'}
    before: Unit
    inspiring: int


class InspireResult(_Outcome):
    """What inspire makes of leader."""

    _party = 'leader'
    _made = {'verdict': 'verdict'}
    _facts = {}
    _not_told = ('before', 'unit')
    _others = ('unit',)
    before: Leader
    verdict: str
    unit: InspireUnit

    @property
    def leader(self) -> InspireResult:
        """What becomes of leader: this."""
        return self


class InspireResolver(_Resolver):
    """Inspire (action for leader against unit). @qrs 81"""

    name = 'inspire'
    label = 'Inspire'
    parties = ('leader', 'unit')
    cites = ('@qrs 81',)

    def resolve(self, leader: Leader, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> InspireResult:
        """What comes of it."""
        try:
            reached = False
            leader_after = InspireResult()
            leader_after.before = leader
            unit_after = InspireUnit()
            unit_after.before = unit
            leader_after.unit = unit_after
            if leader.attached and unit.leader_attached and not leader.killed:
                # As {influence} @qrs 77
                leader_verdict = 'may'
            else:
                leader_verdict = 'may not'
            leader_after.verdict = leader_verdict
            if leader_verdict == 'may not':
                return leader_after
            # The unit fights better and moves faster @qrs 81
            unit_inspiring = unit.inspiring + 1
            if unit_inspiring > 3:
                unit_inspiring = 3
            reached = True
            unit_after.inspiring = unit_inspiring
            if reached:
                self._reached(leader_after, (leader, unit))
            return leader_after
        except MissingFact as missing:
            raise missing.of(leader=leader, unit=unit) from None

    def explain(self, leader: Leader, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            kept: int | None
            reached = False
            leader_after = InspireResult()
            leader_after.before = leader
            unit_after = InspireUnit()
            unit_after.before = unit
            leader_after.unit = unit_after
            if leader.attached and unit.leader_attached and not _usual(usual, 'leader', leader, 'killed'):
                note(('leader', 296, True, 'may'))
                leader_verdict = 'may'
            else:
                note(('leader', 296, False, None))
                note(('leader', 297, True, 'may not'))
                leader_verdict = 'may not'
            leader_after.verdict = leader_verdict
            if leader_verdict == 'may not':
                return Explanation('Inspire (cfeo18.inspire)', leader_after, notes, changes, usual)
            note(('leader', 298, True, None))
            kept = None
            before = getattr(unit, 'inspiring', None)
            unit_inspiring = unit.inspiring + 1
            if unit_inspiring > 3:
                unit_inspiring = 3
                kept = unit_inspiring
            reached = True
            changes.append(('unit', 'inspiring', before, unit_inspiring, kept is not None))
            unit_after.inspiring = unit_inspiring
            note(('leader', 299, True, (1, 1, kept)))
            if reached:
                self._reached(leader_after, (leader, unit))
            return Explanation('Inspire (cfeo18.inspire)', leader_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(leader=leader, unit=unit) from None

    def odds(self, leader: Leader, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (leader, unit), chosen)

    def choices(self, leader: Leader, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (leader, unit), chosen)


inspire = InspireResolver()


class RiskResult(_Outcome):
    """What risk makes of leader."""

    _party = 'leader'
    _made = {
        'total': 'total',
        'natural': 'natural',
        'dice': 'dice',
        'result': 'result',
        'leader_hit_total': 'leader_hit.total',
        'leader_hit_natural': 'leader_hit.natural',
        'leader_hit_dice': 'leader_hit.dice',
        'leader_hit_result': 'leader_hit.result'
    }
    _facts = {'killed': 'killed', 'wounds': 'wounds', 'actions': 'actions'}
    _not_told = ('before', 'dice', 'leader_hit_dice', 'leader_hit_natural', 'natural')
    before: Leader
    total: int
    natural: int
    dice: int
    result: str
    leader_hit_total: int | None
    leader_hit_natural: int | None
    leader_hit_dice: int | None
    leader_hit_result: str | None
    killed: bool
    wounds: int
    actions: int

    @property
    def leader(self) -> RiskResult:
        """What becomes of leader: this."""
        return self


class RiskResolver(_Resolver):
    """Risk to a leader (test for leader). @qrs 137"""

    name = 'risk'
    label = 'Risk to a leader'
    parties = ('leader',)
    cites = ('@qrs 137',)

    def resolve(self, leader: Leader, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> RiskResult:
        """What comes of it."""
        if type(dice) is not list:
            return _driven(self.resolve, (leader,), dice, chosen)  # type: ignore[no-any-return]
        try:
            leader_after = RiskResult()
            leader_after.before = leader
            try:
                leader_natural = dice[0]
            except IndexError:
                raise MissingDice('leader', ((_d6, 1, ''),)) from None
            if leader_natural not in _d6_faces:
                _wrong_face('leader', (leader_natural,), _d6)
            leader_after.total = leader_natural
            leader_after.natural = leader_natural
            leader_after.dice = 1
            if leader_natural == 1:
                # Hit: roll again @qrs 137
                leader_after.result = 'hit_roll_again'
                at = _take_leader_hit(leader, leader_after, dice, 1)
            else:
                # Unhurt @qrs 137
                leader_after.result = 'unhurt'
                at = 1
            return leader_after
        except MissingFact as missing:
            raise missing.of(leader=leader) from None

    def explain(self, leader: Leader, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        if type(dice) is not list:
            return _driven(self.explain, (leader,), dice, chosen)  # type: ignore[no-any-return]
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            leader_after = RiskResult()
            leader_after.before = leader
            try:
                leader_natural = dice[0]
            except IndexError:
                raise MissingDice('leader', ((_d6, 1, ''),)) from None
            if leader_natural not in _d6_faces:
                _wrong_face('leader', (leader_natural,), _d6)
            note(('leader', 300, True, (leader_natural,)))
            leader_after.total = leader_natural
            leader_after.natural = leader_natural
            leader_after.dice = 1
            if leader_natural == 1:
                note(('leader', 301, True, leader_natural))
                leader_after.result = 'hit_roll_again'
                note(('leader', 302, True, 'leader_hit'))
                at = _take_leader_hit_told(leader, leader_after, dice, 1, note, changes, usual)
            else:
                note(('leader', 314, False, None))
                note(('leader', 315, True, leader_natural))
                leader_after.result = 'unhurt'
                at = 1
            return Explanation('Risk to a leader (cfeo18.risk)', leader_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(leader=leader) from None

    def odds(self, leader: Leader, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (leader,), chosen)

    def choices(self, leader: Leader, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (leader,), chosen)


risk = RiskResolver()


class LeaderHitResult(_Outcome):
    """What leader_hit makes of leader."""

    _party = 'leader'
    _made = {'total': 'total', 'natural': 'natural', 'dice': 'dice', 'result': 'result'}
    _facts = {'killed': 'killed', 'wounds': 'wounds', 'actions': 'actions'}
    _not_told = ('before', 'dice', 'natural')
    before: Leader
    total: int
    natural: int
    dice: int
    result: str
    killed: bool
    wounds: int
    actions: int

    @property
    def leader(self) -> LeaderHitResult:
        """What becomes of leader: this."""
        return self


class LeaderHitResolver(_Resolver):
    """Leader hit (test for leader). @qrs 137-143"""

    name = 'leader_hit'
    label = 'Leader hit'
    parties = ('leader',)
    cites = ('@qrs 137-143',)

    def resolve(self, leader: Leader, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> LeaderHitResult:
        """What comes of it."""
        if type(dice) is not list:
            return _driven(self.resolve, (leader,), dice, chosen)  # type: ignore[no-any-return]
        try:
            leader_after = LeaderHitResult()
            leader_after.before = leader
            try:
                leader_natural = dice[0]
            except IndexError:
                raise MissingDice('leader', ((_d6, 1, ''),)) from None
            if leader_natural not in _d6_faces:
                _wrong_face('leader', (leader_natural,), _d6)
            leader_after.total = leader_natural
            leader_after.natural = leader_natural
            leader_after.dice = 1
            counts = False
            counts2 = False
            counts3 = False
            counts4 = False
            if leader_natural == 1:
                # Killed @qrs 139
                leader_after.result = 'killed'
                counts = True
            elif 2 <= leader_natural <= 4:
                # Wounded, and 1 action lost @qrs 141
                leader_after.result = 'wounded_and_1_action_lost'
                counts2 = True
                leader_wounds = leader.wounds
                if leader_wounds >= 1:
                    # The 2nd wound kills @qrs 141
                    counts3 = True
            elif 5 <= leader_natural <= 6:
                # Near miss @qrs 143
                leader_after.result = 'near_miss'
                counts4 = True
            else:
                raise NoRule(
                    'Leader hit: no row for the total ' + _say(leader_natural, 'number'),
                    ('@qrs 137-143',)
                )
            if counts:
                leader_after.killed = True
            if counts2:
                leader_wounds = leader.wounds
                leader_wounds = leader_wounds + 1
                if leader_wounds > 2:
                    leader_wounds = 2
                leader_after.wounds = leader_wounds
                leader_actions = leader.actions - 1
                if leader_actions < 0:
                    leader_actions = 0
                leader_after.actions = leader_actions
            if counts3:
                leader_after.killed = True
            return leader_after
        except MissingFact as missing:
            raise missing.of(leader=leader) from None

    def explain(self, leader: Leader, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        if type(dice) is not list:
            return _driven(self.explain, (leader,), dice, chosen)  # type: ignore[no-any-return]
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            kept: int | None
            kept2: int | None
            leader_after = LeaderHitResult()
            leader_after.before = leader
            try:
                leader_natural = dice[0]
            except IndexError:
                raise MissingDice('leader', ((_d6, 1, ''),)) from None
            if leader_natural not in _d6_faces:
                _wrong_face('leader', (leader_natural,), _d6)
            note(('leader', 303, True, (leader_natural,)))
            leader_after.total = leader_natural
            leader_after.natural = leader_natural
            leader_after.dice = 1
            counts = False
            counts2 = False
            counts3 = False
            counts4 = False
            if leader_natural == 1:
                note(('leader', 304, True, leader_natural))
                leader_after.result = 'killed'
                counts = True
            elif 2 <= leader_natural <= 4:
                note(('leader', 305, False, None))
                note(('leader', 306, True, leader_natural))
                leader_after.result = 'wounded_and_1_action_lost'
                counts2 = True
                leader_wounds = leader.wounds
                if leader_wounds >= 1:
                    note(('leader', 307, True, None))
                    counts3 = True
            elif 5 <= leader_natural <= 6:
                note(('leader', 305, False, None))
                note(('leader', 308, False, None))
                note(('leader', 309, True, leader_natural))
                leader_after.result = 'near_miss'
                counts4 = True
            else:
                raise NoRule(
                    'Leader hit: no row for the total ' + _say(leader_natural, 'number'),
                    ('@qrs 137-143',)
                )
            if counts:
                changes.append(('leader', 'killed', getattr(leader, 'killed', None), True, False))
                leader_after.killed = leader_killed = True
                note(('leader', 310, True, (leader_killed,)))
            if counts2:
                kept = None
                leader_wounds = leader.wounds
                before = leader_wounds
                leader_wounds = leader_wounds + 1
                if leader_wounds > 2:
                    leader_wounds = 2
                    kept = leader_wounds
                changes.append(('leader', 'wounds', before, leader_wounds, kept is not None))
                leader_after.wounds = leader_wounds
                note(('leader', 311, True, (1, 1, kept)))
                kept2 = None
                before2 = getattr(leader, 'actions', None)
                leader_actions = leader.actions - 1
                if leader_actions < 0:
                    leader_actions = 0
                    kept2 = leader_actions
                changes.append(('leader', 'actions', before2, leader_actions, kept2 is not None))
                leader_after.actions = leader_actions
                note(('leader', 312, True, (-1, -1, kept2)))
            if counts3:
                changes.append(('leader', 'killed', getattr(leader_after, 'killed', None), True, False))
                leader_after.killed = leader_killed = True
                note(('leader', 313, True, (leader_killed,)))
            return Explanation('Leader hit (cfeo18.leader_hit)', leader_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(leader=leader) from None

    def odds(self, leader: Leader, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (leader,), chosen)

    def choices(self, leader: Leader, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (leader,), chosen)


leader_hit = LeaderHitResolver()


class PartSpentResolver(_Resolver):
    """part of the move taken (term for unit). @qrs 113, 119, 123, 129"""

    name = 'part_spent'
    label = 'part of the move taken'
    parties = ('unit',)
    cites = ('@qrs 113, 119, 123, 129',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> bool:
        """What comes of it."""
        try:
            return unit.time >= _1_2
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def explain(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_part_spent = False
            if _usual(usual, 'unit', unit, 'time') >= _1_2:
                note(('unit', 316, True, None))
                unit_part_spent = True
            return Explanation('part of the move taken (cfeo18.part_spent)', unit_part_spent, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


part_spent = PartSpentResolver()


class WheelResult(_Outcome):
    """What wheel makes of unit."""

    _party = 'unit'
    _made = {}
    _facts = {'dp': 'dp'}
    before: Unit
    dp: int

    @property
    def unit(self) -> WheelResult:
        """What becomes of unit: this."""
        return self


class WheelResolver(_Resolver):
    """Wheel (action for unit). @qrs 111"""

    name = 'wheel'
    label = 'Wheel'
    parties = ('unit',)
    cites = ('@qrs 111',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> WheelResult:
        """What comes of it."""
        try:
            unit_after = WheelResult()
            unit_after.before = unit
            if not (
                unit.nearest_enemy > 120
                or unit.formation is _formation_march_column
                or unit.formation is _formation_assault_column
                or unit.formation is _formation_unformed
            ):
                # Within 120 yd of enemy: 1 DP, but not in column or unformed @qrs 111
                unit_gained = 1
                # From 3 DPs on, of whatever cause, moving and manoeuvring add none @qrs 135
                unit_dp = unit.dp
                bound = max(3 - unit_dp, 0)
                if unit_gained > bound:
                    unit_gained = bound
                gained = unit_gained
                if gained:
                    unit_dp = unit_dp + gained
                    if unit_dp > 12:
                        unit_dp = 12
                    if unit_dp < 0:
                        unit_dp = 0
                    unit_after.dp = unit_dp
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
            kept: int | None
            unit_after = WheelResult()
            unit_after.before = unit
            if not (
                _far_told(note, usual, unit, 'unit')
                or _in_column_told(note, usual, unit, 'unit')
                or unit.formation is _formation_unformed
            ):
                note(('unit', 319, True, None))
                unit_gained = 1
                unit_dp = unit.dp
                bound = max(3 - unit_dp, 0)
                counted = unit_gained > bound
                if counted:
                    unit_gained = bound
                note(('unit', 51, counted, bound))
                if unit_gained != 1:
                    note(('unit', 52, True, unit_gained))
                gained = unit_gained
                kept = None
                if gained:
                    before = unit_dp
                    unit_dp = unit_dp + gained
                    if unit_dp > 12:
                        unit_dp = 12
                        kept = unit_dp
                    if unit_dp < 0:
                        unit_dp = 0
                        kept = unit_dp
                    changes.append(('unit', 'dp', before, unit_dp, kept is not None))
                    unit_after.dp = unit_dp
                note(('unit', 320, True, (gained, 1, kept)))
            else:
                note(('unit', 319, False, None))
            return Explanation('Wheel (cfeo18.wheel)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


wheel = WheelResolver()


class ChangeFormationResult(_Outcome):
    """What change_formation makes of unit."""

    _party = 'unit'
    _made = {'verdict': 'verdict', 'result': 'result'}
    _facts = {'time': 'time', 'dp': 'dp'}
    before: Unit
    verdict: str
    result: str | None
    time: Number
    dp: int

    @property
    def unit(self) -> ChangeFormationResult:
        """What becomes of unit: this."""
        return self


class ChangeFormationResolver(_Resolver):
    """Change formation (action for unit). @qrs 113"""

    name = 'change_formation'
    label = 'Change formation'
    parties = ('unit',)
    cites = ('@qrs 113',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> ChangeFormationResult:
        """What comes of it."""
        try:
            unit_time: Number
            unit_after = ChangeFormationResult()
            unit_after.before = unit
            unit_time = unit.time
            if unit_time == 1 or (unit_time >= _1_2 and unit.nearest_enemy <= 120):
                # Too little move left @qrs 113
                unit_verdict = 'may not'
            else:
                unit_verdict = 'may'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return unit_after
            unit_nearest_enemy = unit.nearest_enemy
            if unit_nearest_enemy > 120:
                # Beyond 120 yd of enemy: 1/2 move @qrs 113
                unit_after.result = 'beyond_120_yd_of_enemy_1_2_move'
                unit_time = _exact(unit_time + _1_2)
                if unit_time > 1:
                    unit_time = 1
                unit_after.time = unit_time
            else:
                # Nearer: 1 move, 1 DP @qrs 113
                unit_after.result = 'nearer_1_move_1_dp'
                unit_after.time = 1
                unit_gained = 1
                # From 3 DPs on, of whatever cause, moving and manoeuvring add none @qrs 135
                unit_dp = unit.dp
                bound = max(3 - unit_dp, 0)
                if unit_gained > bound:
                    unit_gained = bound
                gained = unit_gained
                if gained:
                    unit_dp = unit_dp + gained
                    if unit_dp > 12:
                        unit_dp = 12
                    if unit_dp < 0:
                        unit_dp = 0
                    unit_after.dp = unit_dp
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
            kept: Number | None
            unit_time: Number
            kept2: int | None
            unit_after = ChangeFormationResult()
            unit_after.before = unit
            unit_time = _usual(usual, 'unit', unit, 'time')
            if (
                unit_time == 1
                or (_part_spent_told(note, usual, unit, 'unit') and not _far_told(note, usual, unit, 'unit'))
            ):
                note(('unit', 321, True, 'may not'))
                unit_verdict = 'may not'
            else:
                note(('unit', 321, False, None))
                note(('unit', 322, True, 'may'))
                unit_verdict = 'may'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return Explanation('Change formation (cfeo18.change_formation)', unit_after, notes, changes, usual)
            if _far_told(note, usual, unit, 'unit'):
                note(('unit', 323, True, None))
                unit_after.result = 'beyond_120_yd_of_enemy_1_2_move'
                kept = None
                before = unit_time
                unit_time = _exact(unit_time + _1_2)
                if unit_time > 1:
                    unit_time = 1
                    kept = unit_time
                changes.append(('unit', 'time', before, unit_time, kept is not None))
                unit_after.time = unit_time
                note(('unit', 324, True, (_1_2, _1_2, kept)))
            else:
                note(('unit', 325, False, None))
                note(('unit', 326, True, None))
                unit_after.result = 'nearer_1_move_1_dp'
                changes.append(('unit', 'time', unit_time, 1, False))
                unit_after.time = unit_time = 1
                note(('unit', 327, True, (unit_time,)))
                unit_gained = 1
                unit_dp = unit.dp
                bound = max(3 - unit_dp, 0)
                counted = unit_gained > bound
                if counted:
                    unit_gained = bound
                note(('unit', 51, counted, bound))
                if unit_gained != 1:
                    note(('unit', 52, True, unit_gained))
                gained = unit_gained
                kept2 = None
                if gained:
                    before2 = unit_dp
                    unit_dp = unit_dp + gained
                    if unit_dp > 12:
                        unit_dp = 12
                        kept2 = unit_dp
                    if unit_dp < 0:
                        unit_dp = 0
                        kept2 = unit_dp
                    changes.append(('unit', 'dp', before2, unit_dp, kept2 is not None))
                    unit_after.dp = unit_dp
                note(('unit', 328, True, (gained, 1, kept2)))
            return Explanation('Change formation (cfeo18.change_formation)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


change_formation = ChangeFormationResolver()


class ReformResult(_Outcome):
    """What reform makes of unit."""

    _party = 'unit'
    _made = {'verdict': 'verdict'}
    _facts = {'time': 'time'}
    before: Unit
    verdict: str
    time: Number

    @property
    def unit(self) -> ReformResult:
        """What becomes of unit: this."""
        return self


class ReformResolver(_Resolver):
    """Re-form (action for unit). @qrs 115"""

    name = 'reform'
    label = 'Re-form'
    parties = ('unit',)
    cites = ('@qrs 115',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> ReformResult:
        """What comes of it."""
        try:
            unit_after = ReformResult()
            unit_after.before = unit
            if unit.time >= _1_2:
                # No whole move left @qrs 115
                unit_verdict = 'may not'
            elif unit.cause_ceased:
                # Its cause over @qrs 115
                unit_verdict = 'may'
            else:
                unit_verdict = 'may not'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return unit_after
            # 1 move @qrs 115
            unit_after.time = 1
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
            unit_after = ReformResult()
            unit_after.before = unit
            if _part_spent_told(note, usual, unit, 'unit'):
                note(('unit', 329, True, 'may not'))
                unit_verdict = 'may not'
            elif unit.cause_ceased:
                note(('unit', 329, False, None))
                note(('unit', 330, True, 'may'))
                unit_verdict = 'may'
            else:
                note(('unit', 329, False, None))
                note(('unit', 330, False, None))
                note(('unit', 331, True, 'may not'))
                unit_verdict = 'may not'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return Explanation('Re-form (cfeo18.reform)', unit_after, notes, changes, usual)
            note(('unit', 332, True, None))
            changes.append(('unit', 'time', getattr(unit, 'time', None), 1, False))
            unit_after.time = unit_time = 1
            note(('unit', 333, True, (unit_time,)))
            return Explanation('Re-form (cfeo18.reform)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


reform = ReformResolver()


class UnlimberResult(_Outcome):
    """What unlimber makes of unit."""

    _party = 'unit'
    _made = {'verdict': 'verdict', 'result': 'result'}
    _facts = {'time': 'time', 'limbered': 'limbered', 'dp': 'dp'}
    before: Unit
    verdict: str
    result: str | None
    time: Number
    limbered: bool
    dp: int

    @property
    def unit(self) -> UnlimberResult:
        """What becomes of unit: this."""
        return self


class UnlimberResolver(_Resolver):
    """Unlimber (action for unit). @qrs 117"""

    name = 'unlimber'
    label = 'Unlimber'
    parties = ('unit',)
    cites = ('@qrs 117',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> UnlimberResult:
        """What comes of it."""
        try:
            unit_after = UnlimberResult()
            unit_after.before = unit
            if unit.arm.is_guns:
                if unit.time >= _1_2:
                    # No whole move left @qrs 117
                    unit_verdict = 'may not'
                else:
                    unit_verdict = 'may'
                unit_after.verdict = unit_verdict
                if unit_verdict == 'may not':
                    return unit_after
                # 1 move @qrs 117
                unit_after.time = 1
                unit_after.limbered = False
                if unit.under_fire:
                    # Under fire: 2 DPs @qrs 117
                    unit_after.result = 'under_fire_2_dps'
                    unit_gained = 2
                    # From 3 DPs on, of whatever cause, moving and manoeuvring add none @qrs 135
                    unit_dp = unit.dp
                    bound = max(3 - unit_dp, 0)
                    if unit_gained > bound:
                        unit_gained = bound
                    gained = unit_gained
                    if gained:
                        unit_dp = unit_dp + gained
                        if unit_dp > 12:
                            unit_dp = 12
                        if unit_dp < 0:
                            unit_dp = 0
                        unit_after.dp = unit_dp
                else:
                    # Else 1 DP @qrs 117
                    unit_after.result = 'else_1_dp'
                    unit_gained2 = 1
                    # From 3 DPs on, of whatever cause, moving and manoeuvring add none @qrs 135
                    unit_dp = unit.dp
                    bound2 = max(3 - unit_dp, 0)
                    if unit_gained2 > bound2:
                        unit_gained2 = bound2
                    gained2 = unit_gained2
                    if gained2:
                        unit_dp = unit_dp + gained2
                        if unit_dp > 12:
                            unit_dp = 12
                        if unit_dp < 0:
                            unit_dp = 0
                        unit_after.dp = unit_dp
                return unit_after
            unit_after.verdict = 'may not'
            unit_after.applies = False
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
            kept: int | None
            kept2: int | None
            unit_after = UnlimberResult()
            unit_after.before = unit
            if unit.arm.is_guns:
                if _part_spent_told(note, usual, unit, 'unit'):
                    note(('unit', 334, True, 'may not'))
                    unit_verdict = 'may not'
                else:
                    note(('unit', 334, False, None))
                    note(('unit', 335, True, 'may'))
                    unit_verdict = 'may'
                unit_after.verdict = unit_verdict
                if unit_verdict == 'may not':
                    return Explanation('Unlimber (cfeo18.unlimber)', unit_after, notes, changes, usual)
                note(('unit', 336, True, None))
                changes.append(('unit', 'time', getattr(unit, 'time', None), 1, False))
                unit_after.time = unit_time = 1
                note(('unit', 337, True, (unit_time,)))
                changes.append(('unit', 'limbered', getattr(unit, 'limbered', None), False, False))
                unit_after.limbered = unit_limbered = False
                note(('unit', 338, True, (unit_limbered,)))
                if unit.under_fire:
                    note(('unit', 339, True, None))
                    unit_after.result = 'under_fire_2_dps'
                    unit_gained = 2
                    unit_dp = unit.dp
                    bound = max(3 - unit_dp, 0)
                    counted = unit_gained > bound
                    if counted:
                        unit_gained = bound
                    note(('unit', 51, counted, bound))
                    if unit_gained != 2:
                        note(('unit', 52, True, unit_gained))
                    gained = unit_gained
                    kept = None
                    if gained:
                        before = unit_dp
                        unit_dp = unit_dp + gained
                        if unit_dp > 12:
                            unit_dp = 12
                            kept = unit_dp
                        if unit_dp < 0:
                            unit_dp = 0
                            kept = unit_dp
                        changes.append(('unit', 'dp', before, unit_dp, kept is not None))
                        unit_after.dp = unit_dp
                    note(('unit', 340, True, (gained, 2, kept)))
                else:
                    note(('unit', 341, False, None))
                    note(('unit', 342, True, None))
                    unit_after.result = 'else_1_dp'
                    unit_gained2 = 1
                    unit_dp = unit.dp
                    bound2 = max(3 - unit_dp, 0)
                    counted2 = unit_gained2 > bound2
                    if counted2:
                        unit_gained2 = bound2
                    note(('unit', 51, counted2, bound2))
                    if unit_gained2 != 1:
                        note(('unit', 52, True, unit_gained2))
                    gained2 = unit_gained2
                    kept2 = None
                    if gained2:
                        before2 = unit_dp
                        unit_dp = unit_dp + gained2
                        if unit_dp > 12:
                            unit_dp = 12
                            kept2 = unit_dp
                        if unit_dp < 0:
                            unit_dp = 0
                            kept2 = unit_dp
                        changes.append(('unit', 'dp', before2, unit_dp, kept2 is not None))
                        unit_after.dp = unit_dp
                    note(('unit', 343, True, (gained2, 1, kept2)))
                return Explanation('Unlimber (cfeo18.unlimber)', unit_after, notes, changes, usual)
            unit_after.verdict = 'may not'
            unit_after.applies = False
            return Explanation('Unlimber (cfeo18.unlimber)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


unlimber = UnlimberResolver()


class CrossResult(_Outcome):
    """What cross makes of unit."""

    _party = 'unit'
    _made = {'verdict': 'verdict', 'result': 'result'}
    _facts = {'time': 'time', 'dp': 'dp'}
    before: Unit
    verdict: str
    result: str | None
    time: Number
    dp: int

    @property
    def unit(self) -> CrossResult:
        """What becomes of unit: this."""
        return self


class CrossResolver(_Resolver):
    """Cross an obstacle (action for unit). @qrs 119, 121"""

    name = 'cross'
    label = 'Cross an obstacle'
    parties = ('unit',)
    cites = ('@qrs 119, 121',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> CrossResult:
        """What comes of it."""
        try:
            unit_time: Number
            unit_after = CrossResult()
            unit_after.before = unit
            unit_crossing = unit.crossing
            if unit_crossing is _crossing_major and unit.time == 1:
                # No move left @qrs 119, 121
                unit_verdict = 'may not'
            elif unit_crossing is _crossing_no_obstacle:
                # None before it @qrs 119, 121
                unit_verdict = 'may not'
            else:
                unit_verdict = 'may'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return unit_after
            if unit_crossing is _crossing_major:
                # Major: 1/2 move @qrs 119
                unit_time = unit.time
                unit_time = _exact(unit_time + _1_2)
                if unit_time > 1:
                    unit_time = 1
                unit_after.time = unit_time
            if unit_crossing is _crossing_minor:
                # Minor: as rough terrain @qrs 121
                unit_after.result = 'minor_as_rough_terrain'
            elif unit.under_fire:
                # Major, under fire: 2 DPs @qrs 119
                unit_after.result = 'major_under_fire_2_dps'
                unit_gained = 2
                # From 3 DPs on, of whatever cause, moving and manoeuvring add none @qrs 135
                unit_dp = unit.dp
                bound = max(3 - unit_dp, 0)
                if unit_gained > bound:
                    unit_gained = bound
                gained = unit_gained
                if gained:
                    unit_dp = unit_dp + gained
                    if unit_dp > 12:
                        unit_dp = 12
                    if unit_dp < 0:
                        unit_dp = 0
                    unit_after.dp = unit_dp
            else:
                # Major, else 1 DP @qrs 119
                unit_after.result = 'major_else_1_dp'
                unit_gained2 = 1
                # From 3 DPs on, of whatever cause, moving and manoeuvring add none @qrs 135
                unit_dp = unit.dp
                bound2 = max(3 - unit_dp, 0)
                if unit_gained2 > bound2:
                    unit_gained2 = bound2
                gained2 = unit_gained2
                if gained2:
                    unit_dp = unit_dp + gained2
                    if unit_dp > 12:
                        unit_dp = 12
                    if unit_dp < 0:
                        unit_dp = 0
                    unit_after.dp = unit_dp
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
            kept: Number | None
            unit_time: Number
            kept2: int | None
            kept3: int | None
            unit_after = CrossResult()
            unit_after.before = unit
            unit_crossing = _usual(usual, 'unit', unit, 'crossing')
            if unit_crossing is _crossing_major and _usual(usual, 'unit', unit, 'time') == 1:
                note(('unit', 344, True, 'may not'))
                unit_verdict = 'may not'
            elif unit_crossing is _crossing_no_obstacle:
                note(('unit', 344, False, None))
                note(('unit', 345, True, 'may not'))
                unit_verdict = 'may not'
            else:
                note(('unit', 344, False, None))
                note(('unit', 345, False, None))
                note(('unit', 346, True, 'may'))
                unit_verdict = 'may'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return Explanation('Cross an obstacle (cfeo18.cross)', unit_after, notes, changes, usual)
            if unit_crossing is _crossing_major:
                note(('unit', 347, True, None))
                kept = None
                unit_time = _usual(usual, 'unit', unit, 'time')
                before = unit_time
                unit_time = _exact(unit_time + _1_2)
                if unit_time > 1:
                    unit_time = 1
                    kept = unit_time
                changes.append(('unit', 'time', before, unit_time, kept is not None))
                unit_after.time = unit_time
                note(('unit', 348, True, (_1_2, _1_2, kept)))
            else:
                note(('unit', 347, False, None))
            if unit_crossing is _crossing_minor:
                note(('unit', 349, True, None))
                unit_after.result = 'minor_as_rough_terrain'
            elif unit.under_fire:
                note(('unit', 350, False, None))
                note(('unit', 351, True, None))
                unit_after.result = 'major_under_fire_2_dps'
                unit_gained = 2
                unit_dp = unit.dp
                bound = max(3 - unit_dp, 0)
                counted = unit_gained > bound
                if counted:
                    unit_gained = bound
                note(('unit', 51, counted, bound))
                if unit_gained != 2:
                    note(('unit', 52, True, unit_gained))
                gained = unit_gained
                kept2 = None
                if gained:
                    before2 = unit_dp
                    unit_dp = unit_dp + gained
                    if unit_dp > 12:
                        unit_dp = 12
                        kept2 = unit_dp
                    if unit_dp < 0:
                        unit_dp = 0
                        kept2 = unit_dp
                    changes.append(('unit', 'dp', before2, unit_dp, kept2 is not None))
                    unit_after.dp = unit_dp
                note(('unit', 352, True, (gained, 2, kept2)))
            else:
                note(('unit', 350, False, None))
                note(('unit', 353, False, None))
                note(('unit', 354, True, None))
                unit_after.result = 'major_else_1_dp'
                unit_gained2 = 1
                unit_dp = unit.dp
                bound2 = max(3 - unit_dp, 0)
                counted2 = unit_gained2 > bound2
                if counted2:
                    unit_gained2 = bound2
                note(('unit', 51, counted2, bound2))
                if unit_gained2 != 1:
                    note(('unit', 52, True, unit_gained2))
                gained2 = unit_gained2
                kept3 = None
                if gained2:
                    before3 = unit_dp
                    unit_dp = unit_dp + gained2
                    if unit_dp > 12:
                        unit_dp = 12
                        kept3 = unit_dp
                    if unit_dp < 0:
                        unit_dp = 0
                        kept3 = unit_dp
                    changes.append(('unit', 'dp', before3, unit_dp, kept3 is not None))
                    unit_after.dp = unit_dp
                note(('unit', 355, True, (gained2, 1, kept3)))
            return Explanation('Cross an obstacle (cfeo18.cross)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


cross = CrossResolver()


class AboutFaceResult(_Outcome):
    """What about_face makes of unit."""

    _party = 'unit'
    _made = {'verdict': 'verdict'}
    _facts = {'time': 'time', 'dp': 'dp'}
    before: Unit
    verdict: str
    time: Number
    dp: int

    @property
    def unit(self) -> AboutFaceResult:
        """What becomes of unit: this."""
        return self


class AboutFaceResolver(_Resolver):
    """About face (action for unit). @qrs 123"""

    name = 'about_face'
    label = 'About face'
    parties = ('unit',)
    cites = ('@qrs 123',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> AboutFaceResult:
        """What comes of it."""
        try:
            unit_time: Number
            unit_after = AboutFaceResult()
            unit_after.before = unit
            unit_time = unit.time
            if unit_time == 1:
                # No move left @qrs 123
                unit_verdict = 'may not'
            else:
                unit_verdict = 'may'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return unit_after
            # 1/2 move @qrs 123
            unit_time = _exact(unit_time + _1_2)
            if unit_time > 1:
                unit_time = 1
            unit_after.time = unit_time
            unit_arm = unit.arm
            if unit_arm.is_horse and unit.nearest_enemy <= 120:
                # Cavalry within 120 yd of enemy: 1 DP @qrs 123
                unit_gained = 1
                # From 3 DPs on, of whatever cause, moving and manoeuvring add none @qrs 135
                unit_dp = unit.dp
                bound = max(3 - unit_dp, 0)
                if unit_gained > bound:
                    unit_gained = bound
                gained = unit_gained
                if gained:
                    unit_dp = unit_dp + gained
                    if unit_dp > 12:
                        unit_dp = 12
                    if unit_dp < 0:
                        unit_dp = 0
                    unit_after.dp = unit_dp
            if unit_arm.is_foot and unit.under_fire:
                # Foot under fire: 1 DP @qrs 123
                unit_gained2 = 1
                # From 3 DPs on, of whatever cause, moving and manoeuvring add none @qrs 135
                bound2 = max(3 - unit_after.dp, 0)
                if unit_gained2 > bound2:
                    unit_gained2 = bound2
                gained2 = unit_gained2
                if gained2:
                    unit_dp = unit_after.dp + gained2
                    if unit_dp > 12:
                        unit_dp = 12
                    if unit_dp < 0:
                        unit_dp = 0
                    unit_after.dp = unit_dp
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
            kept: Number | None
            unit_time: Number
            kept2: int | None
            kept3: int | None
            unit_after = AboutFaceResult()
            unit_after.before = unit
            unit_time = _usual(usual, 'unit', unit, 'time')
            if unit_time == 1:
                note(('unit', 356, True, 'may not'))
                unit_verdict = 'may not'
            else:
                note(('unit', 356, False, None))
                note(('unit', 357, True, 'may'))
                unit_verdict = 'may'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return Explanation('About face (cfeo18.about_face)', unit_after, notes, changes, usual)
            note(('unit', 358, True, None))
            kept = None
            before = unit_time
            unit_time = _exact(unit_time + _1_2)
            if unit_time > 1:
                unit_time = 1
                kept = unit_time
            changes.append(('unit', 'time', before, unit_time, kept is not None))
            unit_after.time = unit_time
            note(('unit', 359, True, (_1_2, _1_2, kept)))
            unit_arm = unit.arm
            if unit_arm.is_horse and not _far_told(note, usual, unit, 'unit'):
                note(('unit', 360, True, None))
                unit_gained = 1
                unit_dp = unit.dp
                bound = max(3 - unit_dp, 0)
                counted = unit_gained > bound
                if counted:
                    unit_gained = bound
                note(('unit', 51, counted, bound))
                if unit_gained != 1:
                    note(('unit', 52, True, unit_gained))
                gained = unit_gained
                kept2 = None
                if gained:
                    before2 = unit_dp
                    unit_dp = unit_dp + gained
                    if unit_dp > 12:
                        unit_dp = 12
                        kept2 = unit_dp
                    if unit_dp < 0:
                        unit_dp = 0
                        kept2 = unit_dp
                    changes.append(('unit', 'dp', before2, unit_dp, kept2 is not None))
                    unit_after.dp = unit_dp
                note(('unit', 361, True, (gained, 1, kept2)))
            else:
                note(('unit', 360, False, None))
            if unit_arm.is_foot and unit.under_fire:
                note(('unit', 362, True, None))
                unit_gained2 = 1
                bound2 = max(3 - unit_after.dp, 0)
                counted2 = unit_gained2 > bound2
                if counted2:
                    unit_gained2 = bound2
                note(('unit', 51, counted2, bound2))
                if unit_gained2 != 1:
                    note(('unit', 52, True, unit_gained2))
                gained2 = unit_gained2
                kept3 = None
                if gained2:
                    before3 = getattr(unit_after, 'dp', None)
                    unit_dp = unit_after.dp + gained2
                    if unit_dp > 12:
                        unit_dp = 12
                        kept3 = unit_dp
                    if unit_dp < 0:
                        unit_dp = 0
                        kept3 = unit_dp
                    changes.append(('unit', 'dp', before3, unit_dp, kept3 is not None))
                    unit_after.dp = unit_dp
                note(('unit', 363, True, (gained2, 1, kept3)))
            else:
                note(('unit', 362, False, None))
            return Explanation('About face (cfeo18.about_face)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


about_face = AboutFaceResolver()


class InclineResult(_Outcome):
    """What incline makes of unit."""

    _party = 'unit'
    _made = {'verdict': 'verdict', 'sideways': 'sideways'}
    _facts = {}
    before: Unit
    verdict: str
    sideways: Number | None

    @property
    def unit(self) -> InclineResult:
        """What becomes of unit: this."""
        return self


class InclineResolver(_Resolver):
    """Incline (action for unit). @qrs 125"""

    name = 'incline'
    label = 'Incline'
    parties = ('unit',)
    cites = ('@qrs 125',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> InclineResult:
        """What comes of it."""
        try:
            unit_sideways: Number
            unit_after = InclineResult()
            unit_after.before = unit
            if unit.arm.is_foot and unit.grade in _grade_a_b_c:
                # Foot of A to D grade @qrs 125
                unit_verdict = 'may'
            else:
                unit_verdict = 'may not'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return unit_after
            unit_sideways = unit.forward_distance
            unit_after.sideways = _exact(unit_sideways)
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
            unit_sideways: Number
            unit_after = InclineResult()
            unit_after.before = unit
            if unit.arm.is_foot and unit.grade in _grade_a_b_c:
                note(('unit', 364, True, 'may'))
                unit_verdict = 'may'
            else:
                note(('unit', 364, False, None))
                note(('unit', 365, True, 'may not'))
                unit_verdict = 'may not'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return Explanation('Incline (cfeo18.incline)', unit_after, notes, changes, usual)
            unit_sideways = unit.forward_distance
            unit_after.sideways = _exact(unit_sideways)
            return Explanation('Incline (cfeo18.incline)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


incline = InclineResolver()


class SideStepResult(_Outcome):
    """What side_step makes of unit."""

    _party = 'unit'
    _made = {'verdict': 'verdict', 'distance': 'distance'}
    _facts = {}
    before: Unit
    verdict: str
    distance: int | None

    @property
    def unit(self) -> SideStepResult:
        """What becomes of unit: this."""
        return self


class SideStepResolver(_Resolver):
    """Side-step or step back (action for unit). @qrs 127"""

    name = 'side_step'
    label = 'Side-step or step back'
    parties = ('unit',)
    cites = ('@qrs 127',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> SideStepResult:
        """What comes of it."""
        try:
            unit_after = SideStepResult()
            unit_after.before = unit
            if unit.arm.is_foot and unit.grade in _grade_a_b_c and unit.formation is _formation_line:
                # Foot of A to D grade in line @qrs 127
                unit_verdict = 'may'
            else:
                unit_verdict = 'may not'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return unit_after
            unit_after.distance = 20
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
            unit_after = SideStepResult()
            unit_after.before = unit
            if unit.arm.is_foot and unit.grade in _grade_a_b_c and unit.formation is _formation_line:
                note(('unit', 366, True, 'may'))
                unit_verdict = 'may'
            else:
                note(('unit', 366, False, None))
                note(('unit', 367, True, 'may not'))
                unit_verdict = 'may not'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return Explanation('Side-step or step back (cfeo18.side_step)', unit_after, notes, changes, usual)
            unit_after.distance = 20
            return Explanation('Side-step or step back (cfeo18.side_step)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


side_step = SideStepResolver()


class MountResult(_Outcome):
    """What mount makes of unit."""

    _party = 'unit'
    _made = {'verdict': 'verdict'}
    _facts = {'time': 'time', 'dp': 'dp'}
    before: Unit
    verdict: str
    time: Number
    dp: int

    @property
    def unit(self) -> MountResult:
        """What becomes of unit: this."""
        return self


class MountResolver(_Resolver):
    """Mount or dismount (action for unit). @qrs 129"""

    name = 'mount'
    label = 'Mount or dismount'
    parties = ('unit',)
    cites = ('@qrs 129',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> MountResult:
        """What comes of it."""
        try:
            unit_time: Number
            unit_after = MountResult()
            unit_after.before = unit
            unit_time = unit.time
            if unit_time == 1:
                # No move left @qrs 129
                unit_verdict = 'may not'
            else:
                unit_verdict = 'may'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return unit_after
            # 1/2 move @qrs 129
            unit_time = _exact(unit_time + _1_2)
            if unit_time > 1:
                unit_time = 1
            unit_after.time = unit_time
            if unit.under_fire:
                # Under fire: 1 DP @qrs 129
                unit_gained = 1
                # From 3 DPs on, of whatever cause, moving and manoeuvring add none @qrs 135
                unit_dp = unit.dp
                bound = max(3 - unit_dp, 0)
                if unit_gained > bound:
                    unit_gained = bound
                gained = unit_gained
                if gained:
                    unit_dp = unit_dp + gained
                    if unit_dp > 12:
                        unit_dp = 12
                    if unit_dp < 0:
                        unit_dp = 0
                    unit_after.dp = unit_dp
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
            kept: Number | None
            unit_time: Number
            kept2: int | None
            unit_after = MountResult()
            unit_after.before = unit
            unit_time = _usual(usual, 'unit', unit, 'time')
            if unit_time == 1:
                note(('unit', 368, True, 'may not'))
                unit_verdict = 'may not'
            else:
                note(('unit', 368, False, None))
                note(('unit', 369, True, 'may'))
                unit_verdict = 'may'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return Explanation('Mount or dismount (cfeo18.mount)', unit_after, notes, changes, usual)
            note(('unit', 370, True, None))
            kept = None
            before = unit_time
            unit_time = _exact(unit_time + _1_2)
            if unit_time > 1:
                unit_time = 1
                kept = unit_time
            changes.append(('unit', 'time', before, unit_time, kept is not None))
            unit_after.time = unit_time
            note(('unit', 371, True, (_1_2, _1_2, kept)))
            if unit.under_fire:
                note(('unit', 372, True, None))
                unit_gained = 1
                unit_dp = unit.dp
                bound = max(3 - unit_dp, 0)
                counted = unit_gained > bound
                if counted:
                    unit_gained = bound
                note(('unit', 51, counted, bound))
                if unit_gained != 1:
                    note(('unit', 52, True, unit_gained))
                gained = unit_gained
                kept2 = None
                if gained:
                    before2 = unit_dp
                    unit_dp = unit_dp + gained
                    if unit_dp > 12:
                        unit_dp = 12
                        kept2 = unit_dp
                    if unit_dp < 0:
                        unit_dp = 0
                        kept2 = unit_dp
                    changes.append(('unit', 'dp', before2, unit_dp, kept2 is not None))
                    unit_after.dp = unit_dp
                note(('unit', 373, True, (gained, 1, kept2)))
            else:
                note(('unit', 372, False, None))
            return Explanation('Mount or dismount (cfeo18.mount)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


mount = MountResolver()


class PassGapResult(_Outcome):
    """What pass_gap makes of unit."""

    _party = 'unit'
    _made = {
        'verdict': 'verdict',
        'change_formation_verdict': 'change_formation.verdict',
        'change_formation_result': 'change_formation.result'
    }
    _facts = {'time': 'time', 'dp': 'dp', 'speed': 'speed'}
    before: Unit
    verdict: str
    change_formation_verdict: str | None
    change_formation_result: str | None
    time: Number
    dp: int
    speed: Number

    @property
    def unit(self) -> PassGapResult:
        """What becomes of unit: this."""
        return self


class PassGapResolver(_Resolver):
    """Pass a gap (action for unit). @qrs 131"""

    name = 'pass_gap'
    label = 'Pass a gap'
    parties = ('unit',)
    cites = ('@qrs 131',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> PassGapResult:
        """What comes of it."""
        try:
            unit_speed: Number
            unit_after = PassGapResult()
            unit_after.before = unit
            unit_to_column = unit.to_column
            if unit_to_column and (unit.time == 1 or (unit.time >= _1_2 and unit.nearest_enemy <= 120)):
                # Into column: too little move left @qrs 113, 131
                unit_verdict = 'may not'
            else:
                unit_verdict = 'may'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return unit_after
            if unit_to_column:
                # By a change of formation into column, at the cost of that @qrs 131
                _take_change_formation(unit, unit_after)
            unit_nearest_enemy = unit.nearest_enemy
            if not (unit_nearest_enemy > 120 or unit_to_column):
                # Else, within 120 yd of enemy: 1 DP @qrs 131
                unit_gained = 1
                # From 3 DPs on, of whatever cause, moving and manoeuvring add none @qrs 135
                bound = max(3 - unit_after.dp, 0)
                if unit_gained > bound:
                    unit_gained = bound
                gained = unit_gained
                if gained:
                    unit_dp = unit_after.dp + gained
                    if unit_dp > 12:
                        unit_dp = 12
                    if unit_dp < 0:
                        unit_dp = 0
                    unit_after.dp = unit_dp
            if unit.arm.is_foot and not unit_to_column:
                # Else, foot: 1/2 of its move @qrs 131
                unit_after.speed = _1_2
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
            kept: int | None
            unit_speed: Number
            unit_after = PassGapResult()
            unit_after.before = unit
            unit_to_column = unit.to_column
            if (
                unit_to_column
                and (
                    _usual(usual, 'unit', unit, 'time') == 1
                    or (_part_spent_told(note, usual, unit, 'unit') and not _far_told(note, usual, unit, 'unit'))
                )
            ):
                note(('unit', 374, True, 'may not'))
                unit_verdict = 'may not'
            else:
                note(('unit', 374, False, None))
                note(('unit', 375, True, 'may'))
                unit_verdict = 'may'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return Explanation('Pass a gap (cfeo18.pass_gap)', unit_after, notes, changes, usual)
            if unit_to_column:
                note(('unit', 376, True, None))
                note(('unit', 377, True, 'change_formation'))
                _take_change_formation_told(unit, unit_after, note, changes, usual)
            else:
                note(('unit', 376, False, None))
            if not (_far_told(note, usual, unit, 'unit') or unit_to_column):
                note(('unit', 378, True, None))
                unit_gained = 1
                bound = max(3 - unit_after.dp, 0)
                counted = unit_gained > bound
                if counted:
                    unit_gained = bound
                note(('unit', 51, counted, bound))
                if unit_gained != 1:
                    note(('unit', 52, True, unit_gained))
                gained = unit_gained
                kept = None
                if gained:
                    before = getattr(unit_after, 'dp', None)
                    unit_dp = unit_after.dp + gained
                    if unit_dp > 12:
                        unit_dp = 12
                        kept = unit_dp
                    if unit_dp < 0:
                        unit_dp = 0
                        kept = unit_dp
                    changes.append(('unit', 'dp', before, unit_dp, kept is not None))
                    unit_after.dp = unit_dp
                note(('unit', 379, True, (gained, 1, kept)))
            else:
                note(('unit', 378, False, None))
            if unit.arm.is_foot and not unit_to_column:
                note(('unit', 380, True, None))
                changes.append(('unit', 'speed', getattr(unit, 'speed', None), _1_2, False))
                unit_after.speed = unit_speed = _1_2
                note(('unit', 381, True, (unit_speed,)))
            else:
                note(('unit', 380, False, None))
            return Explanation('Pass a gap (cfeo18.pass_gap)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


pass_gap = PassGapResolver()


class FreePassageResolver(_Resolver):
    """passage without penalty (term for unit against friend). @qrs 133"""

    name = 'free_passage'
    label = 'passage without penalty'
    parties = ('unit', 'friend')
    cites = ('@qrs 133',)

    def resolve(self, unit: Unit, friend: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> bool:
        """What comes of it."""
        try:
            return (
                friend.arm.is_guns
                or (
                    unit.doing is not _doing_rout
                    and friend.doing is not _doing_rout
                    and not friend.moved
                    and not friend.fired
                )
            )
        except MissingFact as missing:
            raise missing.of(unit=unit, friend=friend) from None

    def explain(self, unit: Unit, friend: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_free_passage = False
            if friend.arm.is_guns:
                note(('unit', 382, True, None))
                unit_free_passage = True
            elif (
                unit.doing is not _doing_rout
                and friend.doing is not _doing_rout
                and not friend.moved
                and not friend.fired
            ):
                note(('unit', 383, True, None))
                unit_free_passage = True
            return Explanation(
                'passage without penalty (cfeo18.free_passage)',
                unit_free_passage,
                notes,
                changes,
                usual
            )
        except MissingFact as missing:
            raise missing.of(unit=unit, friend=friend) from None

    def odds(self, unit: Unit, friend: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit, friend), chosen)

    def choices(self, unit: Unit, friend: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit, friend), chosen)


free_passage = FreePassageResolver()


class PassLinesFriend(_Outcome):
    """What pass_lines makes of friend."""

    _party = 'friend'
    _made = {}
    _facts = {'dp': 'dp'}
    before: Unit
    dp: int


class PassLinesResult(_Outcome):
    """What pass_lines makes of unit."""

    _party = 'unit'
    _made = {}
    _facts = {'dp': 'dp'}
    _not_told = ('before', 'friend')
    _others = ('friend',)
    before: Unit
    dp: int
    friend: PassLinesFriend

    @property
    def unit(self) -> PassLinesResult:
        """What becomes of unit: this."""
        return self


class PassLinesResolver(_Resolver):
    """Passage of lines (action for unit against friend). @qrs 133"""

    name = 'pass_lines'
    label = 'Passage of lines'
    parties = ('unit', 'friend')
    cites = ('@qrs 133',)

    def resolve(self, unit: Unit, friend: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> PassLinesResult:
        """What comes of it."""
        try:
            unit_after = PassLinesResult()
            unit_after.before = unit
            friend_after = PassLinesFriend()
            friend_after.before = friend
            unit_after.friend = friend_after
            if (
                unit.formation is not _formation_unformed
                and not (
                    friend.arm.is_guns
                    or (
                        unit.doing is not _doing_rout
                        and friend.doing is not _doing_rout
                        and not friend.moved
                        and not friend.fired
                    )
                )
            ):
                # Unless without penalty: 1 DP on the one that passes, if formed @qrs 133
                unit_gained = 1
                # From 3 DPs on, of whatever cause, moving and manoeuvring add none @qrs 135
                unit_dp = unit.dp
                bound = max(3 - unit_dp, 0)
                if unit_gained > bound:
                    unit_gained = bound
                gained = unit_gained
                if gained:
                    unit_dp = unit_dp + gained
                    if unit_dp > 12:
                        unit_dp = 12
                    if unit_dp < 0:
                        unit_dp = 0
                    unit_after.dp = unit_dp
            if (
                friend.formation is not _formation_unformed
                and not (
                    friend.arm.is_guns
                    or (
                        unit.doing is not _doing_rout
                        and friend.doing is not _doing_rout
                        and not friend.moved
                        and not friend.fired
                    )
                )
            ):
                # Likewise 1 DP on the one passed through, if formed @qrs 133
                friend_gained = 1
                # From 3 DPs on, of whatever cause, moving and manoeuvring add none @qrs 135
                friend_dp = friend.dp
                bound2 = max(3 - friend_dp, 0)
                if friend_gained > bound2:
                    friend_gained = bound2
                gained2 = friend_gained
                if gained2:
                    friend_dp = friend_dp + gained2
                    if friend_dp > 12:
                        friend_dp = 12
                    if friend_dp < 0:
                        friend_dp = 0
                    friend_after.dp = friend_dp
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
            kept: int | None
            kept2: int | None
            unit_after = PassLinesResult()
            unit_after.before = unit
            friend_after = PassLinesFriend()
            friend_after.before = friend
            unit_after.friend = friend_after
            if (
                _formed_told(note, usual, unit, 'unit')
                and not _free_passage_told(note, usual, unit, 'unit', friend)
            ):
                note(('unit', 385, True, None))
                unit_gained = 1
                unit_dp = unit.dp
                bound = max(3 - unit_dp, 0)
                counted = unit_gained > bound
                if counted:
                    unit_gained = bound
                note(('unit', 51, counted, bound))
                if unit_gained != 1:
                    note(('unit', 52, True, unit_gained))
                gained = unit_gained
                kept = None
                if gained:
                    before = unit_dp
                    unit_dp = unit_dp + gained
                    if unit_dp > 12:
                        unit_dp = 12
                        kept = unit_dp
                    if unit_dp < 0:
                        unit_dp = 0
                        kept = unit_dp
                    changes.append(('unit', 'dp', before, unit_dp, kept is not None))
                    unit_after.dp = unit_dp
                note(('unit', 386, True, (gained, 1, kept)))
            else:
                note(('unit', 385, False, None))
            if (
                _formed_told(note, usual, friend, 'friend')
                and not _free_passage_told(note, usual, unit, 'unit', friend)
            ):
                note(('unit', 387, True, None))
                friend_gained = 1
                friend_dp = friend.dp
                bound2 = max(3 - friend_dp, 0)
                counted2 = friend_gained > bound2
                if counted2:
                    friend_gained = bound2
                note(('friend', 51, counted2, bound2))
                if friend_gained != 1:
                    note(('friend', 52, True, friend_gained))
                gained2 = friend_gained
                kept2 = None
                if gained2:
                    before2 = friend_dp
                    friend_dp = friend_dp + gained2
                    if friend_dp > 12:
                        friend_dp = 12
                        kept2 = friend_dp
                    if friend_dp < 0:
                        friend_dp = 0
                        kept2 = friend_dp
                    changes.append(('friend', 'dp', before2, friend_dp, kept2 is not None))
                    friend_after.dp = friend_dp
                note(('unit', 388, True, (gained2, 1, kept2)))
            else:
                note(('unit', 387, False, None))
            return Explanation('Passage of lines (cfeo18.pass_lines)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit, friend=friend) from None

    def odds(self, unit: Unit, friend: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit, friend), chosen)

    def choices(self, unit: Unit, friend: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit, friend), chosen)


pass_lines = PassLinesResolver()


class LostNearResolver(_Resolver):
    """killed or routing within 120 yd (term for unit against leader). @qrs 51"""

    name = 'lost_near'
    label = 'killed or routing within 120 yd'
    parties = ('unit', 'leader')
    cites = ('@qrs 51',)

    def resolve(self, unit: Unit, leader: Leader, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> bool:
        """What comes of it."""
        try:
            return unit.leader_distance <= 120 and (leader.killed or leader.routing)
        except MissingFact as missing:
            raise missing.of(unit=unit, leader=leader) from None

    def explain(self, unit: Unit, leader: Leader, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_lost_near = False
            if unit.leader_distance <= 120 and (_usual(usual, 'leader', leader, 'killed') or leader.routing):
                note(('unit', 389, True, None))
                unit_lost_near = True
            return Explanation(
                'killed or routing within 120 yd (cfeo18.lost_near)',
                unit_lost_near,
                notes,
                changes,
                usual
            )
        except MissingFact as missing:
            raise missing.of(unit=unit, leader=leader) from None

    def odds(self, unit: Unit, leader: Leader, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit, leader), chosen)

    def choices(self, unit: Unit, leader: Leader, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit, leader), chosen)


lost_near = LostNearResolver()


class LeaderLostResult(_Outcome):
    """What leader_lost makes of unit."""

    _party = 'unit'
    _made = {}
    _facts = {'dp': 'dp'}
    before: Unit
    dp: int

    @property
    def unit(self) -> LeaderLostResult:
        """What becomes of unit: this."""
        return self


class LeaderLostResolver(_Resolver):
    """Leaders lost (test for unit against leader). @qrs 51"""

    name = 'leader_lost'
    label = 'Leaders lost'
    parties = ('unit', 'leader')
    cites = ('@qrs 51',)

    def resolve(
        self,
        unit: Unit,
        leader: Leader,
        *,
        dice: Dice = (),
        chosen: Chosen = _NO_CHOICE
    ) -> LeaderLostResult:
        """What comes of it."""
        try:
            unit_after = LeaderLostResult()
            unit_after.before = unit
            if (
                unit.leader_distance <= 120
                and (leader.killed or leader.routing)
                and (leader.rank is _rank_general or leader.rank is _rank_marshal)
            ):
                # General or marshal lost within 120 yd, killed or in rout: 2 DPs @qrs 51
                unit_dp = unit.dp + 2
                if unit_dp > 12:
                    unit_dp = 12
                unit_after.dp = unit_dp
            return unit_after
        except MissingFact as missing:
            raise missing.of(unit=unit, leader=leader) from None

    def explain(self, unit: Unit, leader: Leader, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            kept: int | None
            unit_after = LeaderLostResult()
            unit_after.before = unit
            if (
                _lost_near_told(note, usual, unit, 'unit', leader, 'leader')
                and (leader.rank is _rank_general or leader.rank is _rank_marshal)
            ):
                note(('unit', 390, True, None))
                kept = None
                before = getattr(unit, 'dp', None)
                unit_dp = unit.dp + 2
                if unit_dp > 12:
                    unit_dp = 12
                    kept = unit_dp
                changes.append(('unit', 'dp', before, unit_dp, kept is not None))
                unit_after.dp = unit_dp
                note(('unit', 391, True, (2, 2, kept)))
            else:
                note(('unit', 390, False, None))
            return Explanation('Leaders lost (cfeo18.leader_lost)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit, leader=leader) from None

    def odds(self, unit: Unit, leader: Leader, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit, leader), chosen)

    def choices(self, unit: Unit, leader: Leader, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit, leader), chosen)


leader_lost = LeaderLostResolver()


class EqualOrHigherResolver(_Resolver):
    """of equal or higher grade (term for unit against friend). @qrs 53, 57"""

    name = 'equal_or_higher'
    label = 'of equal or higher grade'
    parties = ('unit', 'friend')
    cites = ('@qrs 53, 57',)

    def resolve(self, unit: Unit, friend: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> bool:
        """What comes of it."""
        try:
            return _grade_rank[friend.grade] <= _grade_rank[unit.grade]
        except MissingFact as missing:
            raise missing.of(unit=unit, friend=friend) from None

    def explain(self, unit: Unit, friend: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_equal_or_higher = False
            if _grade_rank[friend.grade] <= _grade_rank[unit.grade]:
                note(('unit', 392, True, None))
                unit_equal_or_higher = True
            return Explanation(
                'of equal or higher grade (cfeo18.equal_or_higher)',
                unit_equal_or_higher,
                notes,
                changes,
                usual
            )
        except MissingFact as missing:
            raise missing.of(unit=unit, friend=friend) from None

    def odds(self, unit: Unit, friend: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit, friend), chosen)

    def choices(self, unit: Unit, friend: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit, friend), chosen)


equal_or_higher = EqualOrHigherResolver()


class FriendGoneResolver(_Resolver):
    """routing or destroyed within 120 yd (term for unit against friend). @qrs 53, 55"""

    name = 'friend_gone'
    label = 'routing or destroyed within 120 yd'
    parties = ('unit', 'friend')
    cites = ('@qrs 53, 55',)

    def resolve(self, unit: Unit, friend: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> bool:
        """What comes of it."""
        try:
            return unit.friend_distance <= 120 and (friend.doing is _doing_rout or friend.destroyed)
        except MissingFact as missing:
            raise missing.of(unit=unit, friend=friend) from None

    def explain(self, unit: Unit, friend: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_friend_gone = False
            if unit.friend_distance <= 120 and (friend.doing is _doing_rout or friend.destroyed):
                note(('unit', 393, True, None))
                unit_friend_gone = True
            return Explanation(
                'routing or destroyed within 120 yd (cfeo18.friend_gone)',
                unit_friend_gone,
                notes,
                changes,
                usual
            )
        except MissingFact as missing:
            raise missing.of(unit=unit, friend=friend) from None

    def odds(self, unit: Unit, friend: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit, friend), chosen)

    def choices(self, unit: Unit, friend: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit, friend), chosen)


friend_gone = FriendGoneResolver()


class FriendLostResult(_Outcome):
    """What friend_lost makes of unit."""

    _party = 'unit'
    _made = {}
    _facts = {'dp': 'dp'}
    before: Unit
    dp: int

    @property
    def unit(self) -> FriendLostResult:
        """What becomes of unit: this."""
        return self


class FriendLostResolver(_Resolver):
    """Friends lost (test for unit against friend). @qrs 53-57"""

    name = 'friend_lost'
    label = 'Friends lost'
    parties = ('unit', 'friend')
    cites = ('@qrs 53-57',)

    def resolve(
        self,
        unit: Unit,
        friend: Unit,
        *,
        dice: Dice = (),
        chosen: Chosen = _NO_CHOICE
    ) -> FriendLostResult:
        """What comes of it."""
        try:
            unit_after = FriendLostResult()
            unit_after.before = unit
            unit_friend_distance = unit.friend_distance
            if (
                unit_friend_distance <= 120
                and (friend.doing is _doing_rout or friend.destroyed)
                and _grade_rank[friend.grade] <= _grade_rank[unit.grade]
            ):
                # Equal or higher, in rout or destroyed within 120 yd: 2 DPs @qrs 53
                unit_dp = unit.dp
                unit_dp = unit_dp + 2
                if unit_dp > 12:
                    unit_dp = 12
                unit_after.dp = unit_dp
            if (
                unit_friend_distance <= 120
                and (friend.doing is _doing_rout or friend.destroyed)
                and not _grade_rank[friend.grade] <= _grade_rank[unit.grade]
            ):
                # Lower, in rout or destroyed within 120 yd: 1 DP @qrs 55
                unit_dp = unit_after.dp + 1
                if unit_dp > 12:
                    unit_dp = 12
                unit_after.dp = unit_dp
            if (
                unit_friend_distance <= 120
                and friend.arm.is_foot
                and friend.doing is _doing_retire
                and _grade_rank[friend.grade] <= _grade_rank[unit.grade]
            ):
                # Equal or higher foot retiring within 120 yd: 1 DP @qrs 57
                unit_dp = unit_after.dp + 1
                if unit_dp > 12:
                    unit_dp = 12
                unit_after.dp = unit_dp
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
            kept: int | None
            kept2: int | None
            kept3: int | None
            unit_after = FriendLostResult()
            unit_after.before = unit
            if (
                _friend_gone_told(note, usual, unit, 'unit', friend)
                and _equal_or_higher_told(note, usual, unit, 'unit', friend)
            ):
                note(('unit', 394, True, None))
                kept = None
                unit_dp = unit.dp
                before = unit_dp
                unit_dp = unit_dp + 2
                if unit_dp > 12:
                    unit_dp = 12
                    kept = unit_dp
                changes.append(('unit', 'dp', before, unit_dp, kept is not None))
                unit_after.dp = unit_dp
                note(('unit', 395, True, (2, 2, kept)))
            else:
                note(('unit', 394, False, None))
            if (
                _friend_gone_told(note, usual, unit, 'unit', friend)
                and not _equal_or_higher_told(note, usual, unit, 'unit', friend)
            ):
                note(('unit', 396, True, None))
                kept2 = None
                before2 = getattr(unit_after, 'dp', None)
                unit_dp = unit_after.dp + 1
                if unit_dp > 12:
                    unit_dp = 12
                    kept2 = unit_dp
                changes.append(('unit', 'dp', before2, unit_dp, kept2 is not None))
                unit_after.dp = unit_dp
                note(('unit', 397, True, (1, 1, kept2)))
            else:
                note(('unit', 396, False, None))
            unit_friend_distance = unit.friend_distance
            if (
                unit_friend_distance <= 120
                and friend.arm.is_foot
                and friend.doing is _doing_retire
                and _equal_or_higher_told(note, usual, unit, 'unit', friend)
            ):
                note(('unit', 398, True, None))
                kept3 = None
                before3 = getattr(unit_after, 'dp', None)
                unit_dp = unit_after.dp + 1
                if unit_dp > 12:
                    unit_dp = 12
                    kept3 = unit_dp
                changes.append(('unit', 'dp', before3, unit_dp, kept3 is not None))
                unit_after.dp = unit_dp
                note(('unit', 399, True, (1, 1, kept3)))
            else:
                note(('unit', 398, False, None))
            return Explanation('Friends lost (cfeo18.friend_lost)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit, friend=friend) from None

    def odds(self, unit: Unit, friend: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit, friend), chosen)

    def choices(self, unit: Unit, friend: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit, friend), chosen)


friend_lost = FriendLostResolver()


class EvadingResult(_Outcome):
    """What evading makes of unit."""

    _party = 'unit'
    _made = {}
    _facts = {'dp': 'dp'}
    before: Unit
    dp: int

    @property
    def unit(self) -> EvadingResult:
        """What becomes of unit: this."""
        return self


class EvadingResolver(_Resolver):
    """Evaders (test for unit). @qrs 59"""

    name = 'evading'
    label = 'Evaders'
    parties = ('unit',)
    cites = ('@qrs 59',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> EvadingResult:
        """What comes of it."""
        try:
            unit_after = EvadingResult()
            unit_after.before = unit
            if unit.doing is _doing_evade:
                # For evading: 1 DP @qrs 59
                unit_dp = unit.dp + 1
                if unit_dp > 12:
                    unit_dp = 12
                unit_after.dp = unit_dp
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
            kept: int | None
            unit_after = EvadingResult()
            unit_after.before = unit
            if unit.doing is _doing_evade:
                note(('unit', 400, True, None))
                kept = None
                before = getattr(unit, 'dp', None)
                unit_dp = unit.dp + 1
                if unit_dp > 12:
                    unit_dp = 12
                    kept = unit_dp
                changes.append(('unit', 'dp', before, unit_dp, kept is not None))
                unit_after.dp = unit_dp
                note(('unit', 401, True, (1, 1, kept)))
            else:
                note(('unit', 400, False, None))
            return Explanation('Evaders (cfeo18.evading)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


evading = EvadingResolver()


class HeartenedResult(_Outcome):
    """What heartened makes of unit."""

    _party = 'unit'
    _made = {}
    _facts = {'dp': 'dp'}
    before: Unit
    dp: int

    @property
    def unit(self) -> HeartenedResult:
        """What becomes of unit: this."""
        return self


class HeartenedResolver(_Resolver):
    """Rode through, or took the position (test for unit). @qrs 61"""

    name = 'heartened'
    label = 'Rode through, or took the position'
    parties = ('unit',)
    cites = ('@qrs 61',)

    def _between(self, unit: Unit) -> None:
        """What cannot be between the parties, or because of a fact left as it usually is."""
        if unit._usual:
            try:
                illegal = unit.took_position and not unit.arm.is_foot
            except RuleError:
                illegal = False
            if illegal:
                raise IllegalState('unit: it cannot be that took_position unless arm is foot', ('@qrs 228',))
        if unit._usual:
            try:
                illegal = unit.rode_through and not unit.arm.is_horse
            except RuleError:
                illegal = False
            if illegal:
                raise IllegalState('unit: it cannot be that rode_through unless arm is horse', ('@qrs 220, 221',))

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> HeartenedResult:
        """What comes of it."""
        try:
            unit_after = HeartenedResult()
            unit_after.before = unit
            self._between(unit)
            if unit.rode_through or unit.took_position:
                # 1 DP off @qrs 61
                unit_dp = unit.dp - 1
                if unit_dp < 0:
                    unit_dp = 0
                unit_after.dp = unit_dp
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
            kept: int | None
            unit_after = HeartenedResult()
            unit_after.before = unit
            self._between(unit)
            if _usual(usual, 'unit', unit, 'rode_through') or _usual(usual, 'unit', unit, 'took_position'):
                note(('unit', 402, True, None))
                kept = None
                before = getattr(unit, 'dp', None)
                unit_dp = unit.dp - 1
                if unit_dp < 0:
                    unit_dp = 0
                    kept = unit_dp
                changes.append(('unit', 'dp', before, unit_dp, kept is not None))
                unit_after.dp = unit_dp
                note(('unit', 403, True, (-1, -1, kept)))
            else:
                note(('unit', 402, False, None))
            return Explanation(
                'Rode through, or took the position (cfeo18.heartened)',
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


heartened = HeartenedResolver()


class RedressResult(_Outcome):
    """What redress makes of unit."""

    _party = 'unit'
    _made = {'verdict': 'verdict'}
    _facts = {'dp': 'dp'}
    before: Unit
    verdict: str
    dp: int

    @property
    def unit(self) -> RedressResult:
        """What becomes of unit: this."""
        return self


class RedressResolver(_Resolver):
    """Redress ranks (test for unit). @qrs 63-69"""

    name = 'redress'
    label = 'Redress ranks'
    parties = ('unit',)
    cites = ('@qrs 63-69',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> RedressResult:
        """What comes of it."""
        try:
            unit_after = RedressResult()
            unit_after.before = unit
            if unit.in_combat or unit.artillery_dp >= 1:
                # In combat, or DPs from artillery this turn @qrs 63
                unit_verdict = 'may not'
            else:
                unit_verdict = 'may'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return unit_after
            unit_grade = unit.grade
            if unit_grade is _grade_a or unit_grade is _grade_b:
                # A and B grade: 1 DP off @qrs 65
                unit_dp = unit.dp
                unit_dp = unit_dp - 1
                if unit_dp < 0:
                    unit_dp = 0
                unit_after.dp = unit_dp
            if (unit_grade is _grade_a or unit_grade is _grade_b) and not unit.moved:
                # A and B grade, stationary: 1 DP more off @qrs 65
                unit_dp = unit_after.dp - 1
                if unit_dp < 0:
                    unit_dp = 0
                unit_after.dp = unit_dp
            if (unit_grade is _grade_c or unit_grade is _grade_d) and not unit.moved:
                # C and D grade, stationary: 1 DP off @qrs 67
                unit_dp = unit_after.dp - 1
                if unit_dp < 0:
                    unit_dp = 0
                unit_after.dp = unit_dp
            if unit_grade is _grade_e and not (unit.moved or unit.under_fire):
                # E grade, stationary, out of all fire: 1 DP off @qrs 69
                unit_dp = unit_after.dp - 1
                if unit_dp < 0:
                    unit_dp = 0
                unit_after.dp = unit_dp
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
            kept: int | None
            kept2: int | None
            kept3: int | None
            kept4: int | None
            unit_after = RedressResult()
            unit_after.before = unit
            if unit.in_combat or unit.artillery_dp >= 1:
                note(('unit', 404, True, 'may not'))
                unit_verdict = 'may not'
            else:
                note(('unit', 404, False, None))
                note(('unit', 405, True, 'may'))
                unit_verdict = 'may'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return Explanation('Redress ranks (cfeo18.redress)', unit_after, notes, changes, usual)
            unit_grade = unit.grade
            if unit_grade is _grade_a or unit_grade is _grade_b:
                note(('unit', 406, True, None))
                kept = None
                unit_dp = unit.dp
                before = unit_dp
                unit_dp = unit_dp - 1
                if unit_dp < 0:
                    unit_dp = 0
                    kept = unit_dp
                changes.append(('unit', 'dp', before, unit_dp, kept is not None))
                unit_after.dp = unit_dp
                note(('unit', 407, True, (-1, -1, kept)))
            else:
                note(('unit', 406, False, None))
            if (unit_grade is _grade_a or unit_grade is _grade_b) and not unit.moved:
                note(('unit', 408, True, None))
                kept2 = None
                before2 = getattr(unit_after, 'dp', None)
                unit_dp = unit_after.dp - 1
                if unit_dp < 0:
                    unit_dp = 0
                    kept2 = unit_dp
                changes.append(('unit', 'dp', before2, unit_dp, kept2 is not None))
                unit_after.dp = unit_dp
                note(('unit', 409, True, (-1, -1, kept2)))
            else:
                note(('unit', 408, False, None))
            if (unit_grade is _grade_c or unit_grade is _grade_d) and not unit.moved:
                note(('unit', 410, True, None))
                kept3 = None
                before3 = getattr(unit_after, 'dp', None)
                unit_dp = unit_after.dp - 1
                if unit_dp < 0:
                    unit_dp = 0
                    kept3 = unit_dp
                changes.append(('unit', 'dp', before3, unit_dp, kept3 is not None))
                unit_after.dp = unit_dp
                note(('unit', 411, True, (-1, -1, kept3)))
            else:
                note(('unit', 410, False, None))
            if unit_grade is _grade_e and not (unit.moved or unit.under_fire):
                note(('unit', 412, True, None))
                kept4 = None
                before4 = getattr(unit_after, 'dp', None)
                unit_dp = unit_after.dp - 1
                if unit_dp < 0:
                    unit_dp = 0
                    kept4 = unit_dp
                changes.append(('unit', 'dp', before4, unit_dp, kept4 is not None))
                unit_after.dp = unit_dp
                note(('unit', 413, True, (-1, -1, kept4)))
            else:
                note(('unit', 412, False, None))
            return Explanation('Redress ranks (cfeo18.redress)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


redress = RedressResolver()


class UnlimberedResolver(_Resolver):
    """unlimbered guns (term for unit). @qrs 27"""

    name = 'unlimbered'
    label = 'unlimbered guns'
    parties = ('unit',)
    cites = ('@qrs 27',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> bool:
        """What comes of it."""
        try:
            return unit.arm.is_guns and not unit.limbered
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def explain(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_unlimbered = False
            if unit.arm.is_guns and not unit.limbered:
                note(('unit', 414, True, None))
                unit_unlimbered = True
            return Explanation('unlimbered guns (cfeo18.unlimbered)', unit_unlimbered, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


unlimbered = UnlimberedResolver()


class InfantrySpeedResolver(_Resolver):
    """at infantry speed (term for unit). @qrs 27"""

    name = 'infantry_speed'
    label = 'at infantry speed'
    parties = ('unit',)
    cites = ('@qrs 27',)

    def _between(self, unit: Unit) -> None:
        """What cannot be between the parties, or because of a fact left as it usually is."""
        if unit._usual:
            try:
                illegal = unit.abandoned and not unit.arm.is_guns
            except RuleError:
                illegal = False
            if illegal:
                raise IllegalState('unit: it cannot be that abandoned unless arm is guns', ('@qrs 222-224',))

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> bool:
        """What comes of it."""
        try:
            self._between(unit)
            unit_arm = unit.arm
            return (
                unit_arm.is_foot
                or (unit.limbered and not unit.abandoned)
                or (unit_arm is _arm_battalion_gun and not unit.abandoned)
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
            self._between(unit)
            unit_infantry_speed = False
            unit_arm = unit.arm
            if unit_arm.is_foot:
                note(('unit', 24, True, None))
                unit_infantry_speed = True
            elif unit.limbered and not _usual(usual, 'unit', unit, 'abandoned'):
                note(('unit', 25, True, None))
                unit_infantry_speed = True
            elif unit_arm is _arm_battalion_gun and not _usual(usual, 'unit', unit, 'abandoned'):
                note(('unit', 26, True, None))
                unit_infantry_speed = True
            return Explanation(
                'at infantry speed (cfeo18.infantry_speed)',
                unit_infantry_speed,
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


infantry_speed = InfantrySpeedResolver()


class FixedGunResolver(_Resolver):
    """other guns once unlimbered (term for unit). @qrs 27"""

    name = 'fixed_gun'
    label = 'other guns once unlimbered'
    parties = ('unit',)
    cites = ('@qrs 27',)

    def _between(self, unit: Unit) -> None:
        """What cannot be between the parties, or because of a fact left as it usually is."""
        if unit._usual:
            try:
                illegal = unit.abandoned and not unit.arm.is_guns
            except RuleError:
                illegal = False
            if illegal:
                raise IllegalState('unit: it cannot be that abandoned unless arm is guns', ('@qrs 222-224',))

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> bool:
        """What comes of it."""
        try:
            self._between(unit)
            unit_arm = unit.arm
            return (
                unit_arm.is_guns
                and not (
                    unit_arm.is_foot
                    or (unit.limbered and not unit.abandoned)
                    or (unit_arm is _arm_battalion_gun and not unit.abandoned)
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
            self._between(unit)
            unit_fixed_gun = False
            unit_arm = unit.arm
            if unit_arm.is_guns and not _infantry_speed_told(note, usual, unit, 'unit'):
                note(('unit', 27, True, None))
                unit_fixed_gun = True
            return Explanation(
                'other guns once unlimbered (cfeo18.fixed_gun)',
                unit_fixed_gun,
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


fixed_gun = FixedGunResolver()


class FastResolver(_Resolver):
    """fast move (term for unit). @qrs 38"""

    name = 'fast'
    label = 'fast move'
    parties = ('unit',)
    cites = ('@qrs 38',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> bool:
        """What comes of it."""
        try:
            return (
                unit.doing is _doing_evade
                or unit.doing is _doing_rout
                or unit.doing is _doing_retire
                or unit.doing is _doing_pursuit
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
            unit_fast = False
            if (
                unit.doing is _doing_evade
                or unit.doing is _doing_rout
                or unit.doing is _doing_retire
                or unit.doing is _doing_pursuit
            ):
                note(('unit', 29, True, None))
                unit_fast = True
            return Explanation('fast move (cfeo18.fast)', unit_fast, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


fast = FastResolver()


class TiresResolver(_Resolver):
    """neither in march column nor unformed (term for unit). @qrs 44"""

    name = 'tires'
    label = 'neither in march column nor unformed'
    parties = ('unit',)
    cites = ('@qrs 44',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> bool:
        """What comes of it."""
        try:
            return not (unit.formation is _formation_march_column or unit.formation is _formation_unformed)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def explain(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_tires = False
            if not (unit.formation is _formation_march_column or unit.formation is _formation_unformed):
                note(('unit', 47, True, None))
                unit_tires = True
            return Explanation(
                'neither in march column nor unformed (cfeo18.tires)',
                unit_tires,
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


tires = TiresResolver()


class HamperedResolver(_Resolver):
    """in rough terrain (term for unit). @qrs 36, 47, 121"""

    name = 'hampered'
    label = 'in rough terrain'
    parties = ('unit',)
    cites = ('@qrs 36, 47, 121',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> bool:
        """What comes of it."""
        try:
            return (
                (unit.rough and not (unit.on_road and unit.formation is _formation_march_column))
                or (
                    unit.crossing is _crossing_minor
                    and not (unit.on_road and unit.formation is _formation_march_column)
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
            unit_hampered = False
            if unit.rough and not (unit.on_road and unit.formation is _formation_march_column):
                note(('unit', 48, True, None))
                unit_hampered = True
            elif (
                _usual(usual, 'unit', unit, 'crossing') is _crossing_minor
                and not (unit.on_road and unit.formation is _formation_march_column)
            ):
                note(('unit', 49, True, None))
                unit_hampered = True
            return Explanation('in rough terrain (cfeo18.hampered)', unit_hampered, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


hampered = HamperedResolver()


class TacticalResolver(_Resolver):
    """within 120 yd of enemy, at the start or the end (term for unit). @qrs 29, 31"""

    name = 'tactical'
    label = 'within 120 yd of enemy, at the start or the end'
    parties = ('unit',)
    cites = ('@qrs 29, 31',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> bool:
        """What comes of it."""
        try:
            return unit.nearest_enemy <= 120 or unit.enemy_at_end <= 120
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def explain(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_tactical = False
            if unit.nearest_enemy <= 120:
                note(('unit', 31, True, None))
                unit_tactical = True
            elif unit.enemy_at_end <= 120:
                note(('unit', 32, True, None))
                unit_tactical = True
            return Explanation(
                'within 120 yd of enemy, at the start or the end (cfeo18.tactical)',
                unit_tactical,
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


tactical = TacticalResolver()


class PivotResult(_Outcome):
    """What pivot makes of unit."""

    _party = 'unit'
    _made = {'verdict': 'verdict'}
    _facts = {}
    before: Unit
    verdict: str | None

    @property
    def unit(self) -> PivotResult:
        """What becomes of unit: this."""
        return self


class PivotResolver(_Resolver):
    """Pivot (action for unit). @qrs 27"""

    name = 'pivot'
    label = 'Pivot'
    parties = ('unit',)
    cites = ('@qrs 27',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> PivotResult:
        """What comes of it."""
        try:
            unit_after = PivotResult()
            unit_after.before = unit
            if unit.arm.is_guns and not unit.limbered:
                return unit_after
            unit_after.verdict = 'may not'
            unit_after.applies = False
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
            unit_after = PivotResult()
            unit_after.before = unit
            if _unlimbered_told(note, usual, unit, 'unit'):
                note(('unit', 415, True, None))
                return Explanation('Pivot (cfeo18.pivot)', unit_after, notes, changes, usual)
            unit_after.verdict = 'may not'
            unit_after.applies = False
            return Explanation('Pivot (cfeo18.pivot)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


pivot = PivotResolver()


class MarchResult(_Outcome):
    """What march makes of unit."""

    _party = 'unit'
    _made = {'verdict': 'verdict', 'distance': 'distance'}
    _facts = {}
    before: Unit
    verdict: str
    distance: Number | Range | None

    @property
    def unit(self) -> MarchResult:
        """What becomes of unit: this."""
        return self


class MarchResolver(_Resolver):
    """March move (action for unit). @qrs 29"""

    name = 'march'
    label = 'March move'
    parties = ('unit',)
    cites = ('@qrs 29',)

    def _between(self, unit: Unit) -> None:
        """What cannot be between the parties, or because of a fact left as it usually is."""
        if unit._usual:
            try:
                illegal = unit.abandoned and not unit.arm.is_guns
            except RuleError:
                illegal = False
            if illegal:
                raise IllegalState('unit: it cannot be that abandoned unless arm is guns', ('@qrs 222-224',))

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> MarchResult:
        """What comes of it."""
        try:
            unit_distance: Number | Range
            unit_distance2: Number | Range
            unit_distance3: Number | Range
            unit_after = MarchResult()
            unit_after.before = unit
            self._between(unit)
            unit_arm = unit.arm
            if (
                unit_arm.is_guns
                and not (
                    unit_arm.is_foot
                    or (unit.limbered and not unit.abandoned)
                    or (unit_arm is _arm_battalion_gun and not unit.abandoned)
                )
            ):
                # Guns once unlimbered, but battalion guns @qrs 27
                unit_verdict = 'may not'
            elif unit.nearest_enemy > 120 and unit.enemy_at_end > 120:
                # Beyond 120 yd of enemy at both ends @qrs 29
                unit_verdict = 'may'
            else:
                unit_verdict = 'may not'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return unit_after
            if unit_arm.is_horse:
                # Cavalry @qrs 29
                unit_distance = Range(0, 240)
            elif (
                (
                    unit_arm.is_foot
                    or (unit.limbered and not unit.abandoned)
                    or (unit_arm is _arm_battalion_gun and not unit.abandoned)
                )
                and unit.formation is _formation_march_column
                and unit.on_road
            ):
                # Infantry along a road in march column @qrs 29
                unit_distance = Range(0, 240)
            elif (
                unit_arm.is_foot
                or (unit.limbered and not unit.abandoned)
                or (unit_arm is _arm_battalion_gun and not unit.abandoned)
            ):
                # Infantry @qrs 27, 29
                unit_distance = Range(0, 160)
            else:
                raise NoRule('unit: no line of distance fits this case', ('@qrs 29',))
            unit_distance2 = unit_distance
            # At half speed @qrs 131
            if unit.speed == _1_2:
                unit_distance2 = _on(lambda v: _rounded(_over(v, 2), ''), unit_distance2)
            unit_distance3 = _choose_within(chosen, 'unit', 'distance', unit_distance2, False)
            unit_after.distance = _exact(unit_distance3)
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
            unit_distance: Number | Range
            unit_distance2: Number | Range
            unit_distance3: Number | Range
            unit_after = MarchResult()
            unit_after.before = unit
            self._between(unit)
            if _fixed_gun_told(note, usual, unit, 'unit'):
                note(('unit', 416, True, 'may not'))
                unit_verdict = 'may not'
            elif _far_told(note, usual, unit, 'unit') and unit.enemy_at_end > 120:
                note(('unit', 416, False, None))
                note(('unit', 417, True, 'may'))
                unit_verdict = 'may'
            else:
                note(('unit', 416, False, None))
                note(('unit', 417, False, None))
                note(('unit', 418, True, 'may not'))
                unit_verdict = 'may not'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return Explanation('March move (cfeo18.march)', unit_after, notes, changes, usual)
            unit_arm = unit.arm
            if unit_arm.is_horse:
                unit_distance = Range(0, 240)
                note(('unit', 419, True, unit_distance))
                note(('unit', 420, False, None))
                note(('unit', 421, False, None))
            else:
                note(('unit', 422, False, None))
                if (
                    _infantry_speed_told(note, usual, unit, 'unit')
                    and unit.formation is _formation_march_column
                    and unit.on_road
                ):
                    unit_distance = Range(0, 240)
                    note(('unit', 423, True, unit_distance))
                    note(('unit', 421, False, None))
                else:
                    note(('unit', 420, False, None))
                    if _infantry_speed_told(note, usual, unit, 'unit'):
                        unit_distance = Range(0, 160)
                        note(('unit', 424, True, unit_distance))
                    else:
                        note(('unit', 421, False, None))
                        raise NoRule('unit: no line of distance fits this case', ('@qrs 29',))
            unit_distance2 = unit_distance
            if _usual(usual, 'unit', unit, 'speed') == _1_2:
                unit_distance2 = _on(lambda v: _rounded(_over(v, 2), ''), unit_distance2)
                note(('unit', 425, True, 'halved'))
            else:
                note(('unit', 425, False, None))
            unit_distance3 = _choose_within(chosen, 'unit', 'distance', unit_distance2, False)
            unit_after.distance = _exact(unit_distance3)
            return Explanation('March move (cfeo18.march)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


march = MarchResolver()


class MoveResult(_Outcome):
    """What move makes of unit."""

    _party = 'unit'
    _made = {'verdict': 'verdict', 'total': 'total', 'natural': 'natural', 'dice': 'dice', 'distance': 'distance'}
    _facts = {'dp': 'dp'}
    _not_told = ('before', 'dice', 'natural')
    before: Unit
    verdict: str
    total: int | None
    natural: int | None
    dice: int | None
    distance: Number | None
    dp: int

    @property
    def unit(self) -> MoveResult:
        """What becomes of unit: this."""
        return self


class MoveResolver(_Resolver):
    """Tactical move (action for unit). @qrs 27-47"""

    name = 'move'
    label = 'Tactical move'
    parties = ('unit',)
    cites = ('@qrs 27-47',)

    def _between(self, unit: Unit) -> None:
        """What cannot be between the parties, or because of a fact left as it usually is."""
        if unit._usual:
            try:
                illegal = unit.abandoned and not unit.arm.is_guns
            except RuleError:
                illegal = False
            if illegal:
                raise IllegalState('unit: it cannot be that abandoned unless arm is guns', ('@qrs 222-224',))

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> MoveResult:
        """What comes of it."""
        if type(dice) is not list:
            return _driven(self.resolve, (unit,), dice, chosen)  # type: ignore[no-any-return]
        try:
            unit_faces: Sequence[int] | None
            unit_faces2: Sequence[int] | None
            unit_dice: Any
            unit_faces3: Sequence[int] | None
            unit_faces4: Sequence[int] | None
            unit_total: int | None
            unit_natural2: int | None
            unit_distance: int | None
            unit_distance2: Number | None
            unit_after = MoveResult()
            unit_after.before = unit
            self._between(unit)
            unit_arm = unit.arm
            if (
                unit_arm.is_guns
                and not (
                    unit_arm.is_foot
                    or (unit.limbered and not unit.abandoned)
                    or (unit_arm is _arm_battalion_gun and not unit.abandoned)
                )
                and not unit.abandoned
            ):
                # Guns once unlimbered, but battalion guns @qrs 27
                unit_verdict = 'may not'
            else:
                unit_doing = unit.doing
                if (
                    unit_doing is _doing_evade
                    or unit_doing is _doing_rout
                    or unit_doing is _doing_retire
                    or unit_doing is _doing_pursuit
                ):
                    # A fast move @qrs 38
                    unit_verdict = 'may'
                elif unit.nearest_enemy <= 120 or unit.enemy_at_end <= 120:
                    # Within 120 yd of enemy @qrs 31
                    unit_verdict = 'may'
                else:
                    unit_verdict = 'may not'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return unit_after
            unit_doing = unit.doing
            if (
                (
                    unit_doing is _doing_evade
                    or unit_doing is _doing_rout
                    or unit_doing is _doing_retire
                    or unit_doing is _doing_pursuit
                )
                and unit_arm.is_horse
            ):
                unit_faces = dice[:3]
                if len(unit_faces) < 3:
                    raise MissingDice('unit', ((_avd, 2, ''), (_d6, 1, ''),), ((4,), (5,), (6,)))
                unit_faces_1 = unit_faces[:2]
                if not _avd_faces.issuperset(unit_faces_1):
                    _wrong_face('unit', unit_faces_1, _avd)
                unit_faces_2 = unit_faces[2:]
                if not _d6_faces.issuperset(unit_faces_2):
                    _wrong_face('unit', unit_faces_2, _d6)
                unit_natural = sum(unit_faces_1) + sum(unit_faces_2)
                at = 3
                unit_total = unit_natural
                unit_natural2 = unit_natural
                unit_dice2 = 3
            else:
                if (
                    (
                        unit_doing is _doing_evade
                        or unit_doing is _doing_rout
                        or unit_doing is _doing_retire
                        or unit_doing is _doing_pursuit
                    )
                    and (
                        unit_arm.is_foot
                        or (unit.limbered and not unit.abandoned)
                        or (unit_arm is _arm_battalion_gun and not unit.abandoned)
                    )
                ):
                    unit_faces2 = dice[:2]
                    if len(unit_faces2) < 2:
                        raise MissingDice('unit', ((_avd, 1, ''), (_d6, 1, ''),), ((4,), (5,), (6,)))
                    unit_faces2_1 = unit_faces2[:1]
                    if not _avd_faces.issuperset(unit_faces2_1):
                        _wrong_face('unit', unit_faces2_1, _avd)
                    unit_faces2_2 = unit_faces2[1:]
                    if not _d6_faces.issuperset(unit_faces2_2):
                        _wrong_face('unit', unit_faces2_2, _d6)
                    unit_natural = sum(unit_faces2_1) + sum(unit_faces2_2)
                    at = 2
                    unit_total = unit_natural
                    unit_natural2 = unit_natural
                    unit_dice2 = 2
                else:
                    if unit_arm.is_horse:
                        unit_dice = _choose(chosen, 'unit', 'dice', (1, 2))
                        unit_more = 1 if _choose(chosen, 'unit', 'optional_die', (True, False)) else 0
                        unit_dice2 = unit_dice + unit_more
                        _too_many(unit_dice2, 'Tactical move', ('@qrs 34',))
                        unit_faces3 = dice[:unit_dice2]
                        if len(unit_faces3) < unit_dice2:
                            raise MissingDice(
                                'unit',
                                ((_avd, unit_dice, ''), (_d6, unit_more, ''),),
                                ((4,), (5,), (6,))
                            )
                        unit_faces3_1 = unit_faces3[:unit_dice]
                        if not _avd_faces.issuperset(unit_faces3_1):
                            _wrong_face('unit', unit_faces3_1, _avd)
                        unit_faces3_2 = unit_faces3[unit_dice:]
                        if not _d6_faces.issuperset(unit_faces3_2):
                            _wrong_face('unit', unit_faces3_2, _d6)
                        at = unit_dice2
                        unit_natural = sum(unit_faces3_1) + sum(unit_faces3_2)
                        unit_total = unit_natural
                        unit_natural2 = unit_natural
                    else:
                        if (
                            unit_arm.is_foot
                            or (unit.limbered and not unit.abandoned)
                            or (unit_arm is _arm_battalion_gun and not unit.abandoned)
                        ):
                            unit_more2 = 1 if _choose(chosen, 'unit', 'optional_die', (True, False)) else 0
                            unit_dice3 = 1 + unit_more2
                            _too_many(unit_dice3, 'Tactical move', ('@qrs 27, 33',))
                            unit_faces4 = dice[:unit_dice3]
                            if len(unit_faces4) < unit_dice3:
                                raise MissingDice(
                                    'unit',
                                    ((_avd, 1, ''), (_d6, unit_more2, ''),),
                                    ((4,), (5,), (6,))
                                )
                            unit_faces4_1 = unit_faces4[:1]
                            if not _avd_faces.issuperset(unit_faces4_1):
                                _wrong_face('unit', unit_faces4_1, _avd)
                            unit_faces4_2 = unit_faces4[1:]
                            if not _d6_faces.issuperset(unit_faces4_2):
                                _wrong_face('unit', unit_faces4_2, _d6)
                            at = unit_dice3
                            unit_natural = sum(unit_faces4_1) + sum(unit_faces4_2)
                            unit_total = unit_natural
                            unit_natural2 = unit_natural
                        else:
                            at = 0
                            unit_total = None
                            unit_natural2 = None
                            unit_dice3 = 0
                            unit_faces4 = None
                        unit_dice2 = unit_dice3
                        unit_faces3 = unit_faces4
                    unit_faces2 = unit_faces3
                unit_faces = unit_faces2
            unit_after.total = unit_total
            unit_after.natural = unit_natural2
            unit_after.dice = unit_dice2
            if (
                unit_arm.is_horse
                or unit_arm.is_foot
                or (unit.limbered and not unit.abandoned)
                or (unit_arm is _arm_battalion_gun and not unit.abandoned)
            ):
                # By dice: 10 yd a point @qrs 33, 34
                unit_distance = _arith('x', unit_total, 10)
            else:
                raise NoRule('unit: no line of distance fits this case', ('@qrs 27-47',))
            unit_distance2 = unit_distance
            # Inspired, a die @qrs 35
            if unit.inspiring >= 1 and unit_distance2 is not None:
                unit_distance2 += 10 * (unit_dice2 if unit_dice2 > 0 else 0)
            # First move of a rout, evade or retreat, a die @qrs 40
            if (
                unit.initial_move
                and (unit_doing is _doing_rout or unit_doing is _doing_evade or unit_doing is _doing_retire)
                and unit_distance2 is not None
            ):
                unit_distance2 += 10 * (unit_dice2 if unit_dice2 > 0 else 0)
            # At half speed @qrs 131
            if unit.speed == _1_2 and unit_distance2 is not None:
                unit_distance2 = _on(lambda v: _rounded(_over(v, 2), ''), unit_distance2)
            unit_after.distance = _exact(unit_distance2)
            unit_formation = unit.formation
            if (
                not (unit_formation is _formation_march_column or unit_formation is _formation_unformed)
                and (unit_formation is _formation_line or unit_arm.is_guns)
                and not (
                    (unit.rough and not (unit.on_road and unit_formation is _formation_march_column))
                    or (
                        unit.crossing is _crossing_minor
                        and not (unit.on_road and unit_formation is _formation_march_column)
                    )
                )
            ):
                shown = (unit_faces or ()).count(6)
                if shown:
                    if shown > 0:
                        unit_gained = shown
                        # From 3 DPs on, of whatever cause, moving and manoeuvring add none @qrs 135
                        unit_dp = unit.dp
                        bound = max(3 - unit_dp, 0)
                        if unit_gained > bound:
                            unit_gained = bound
                        gained = unit_gained
                    else:
                        gained = shown
                        unit_gained = shown
                    if gained:
                        unit_dp = unit.dp
                        unit_dp = unit_dp + gained
                        if unit_dp > 12:
                            unit_dp = 12
                        if unit_dp < 0:
                            unit_dp = 0
                        unit_after.dp = unit_dp
            if (
                not (unit_formation is _formation_march_column or unit_formation is _formation_unformed)
                and (
                    (unit.rough and not (unit.on_road and unit_formation is _formation_march_column))
                    or (
                        unit.crossing is _crossing_minor
                        and not (unit.on_road and unit_formation is _formation_march_column)
                    )
                )
                and (unit_formation is _formation_line or unit_arm.is_guns)
            ):
                shown2 = sum(1 for face in (unit_faces or ()) if 5 <= face <= 6)
                if shown2:
                    if shown2 > 0:
                        unit_gained2 = shown2
                        # From 3 DPs on, of whatever cause, moving and manoeuvring add none @qrs 135
                        bound2 = max(3 - unit_after.dp, 0)
                        if unit_gained2 > bound2:
                            unit_gained2 = bound2
                        gained2 = unit_gained2
                    else:
                        gained2 = shown2
                        unit_gained2 = shown2
                    if gained2:
                        unit_dp = unit_after.dp + gained2
                        if unit_dp > 12:
                            unit_dp = 12
                        if unit_dp < 0:
                            unit_dp = 0
                        unit_after.dp = unit_dp
            if (
                not (unit_formation is _formation_march_column or unit_formation is _formation_unformed)
                and (
                    (unit.rough and not (unit.on_road and unit_formation is _formation_march_column))
                    or (
                        unit.crossing is _crossing_minor
                        and not (unit.on_road and unit_formation is _formation_march_column)
                    )
                )
                and (unit_arm.is_horse or unit_arm.is_guns)
            ):
                shown3 = (unit_faces or ()).count(4)
                if shown3:
                    if shown3 > 0:
                        unit_gained3 = shown3
                        # From 3 DPs on, of whatever cause, moving and manoeuvring add none @qrs 135
                        bound3 = max(3 - unit_after.dp, 0)
                        if unit_gained3 > bound3:
                            unit_gained3 = bound3
                        gained3 = unit_gained3
                    else:
                        gained3 = shown3
                        unit_gained3 = shown3
                    if gained3:
                        unit_dp = unit_after.dp + gained3
                        if unit_dp > 12:
                            unit_dp = 12
                        if unit_dp < 0:
                            unit_dp = 0
                        unit_after.dp = unit_dp
            unit_rough = unit.rough
            if (
                (
                    (unit_rough and not (unit.on_road and unit_formation is _formation_march_column))
                    or (
                        unit.crossing is _crossing_minor
                        and not (unit.on_road and unit_formation is _formation_march_column)
                    )
                )
                and unit_formation is _formation_assault_column
            ):
                shown4 = (unit_faces or ()).count(6)
                if shown4:
                    if shown4 > 0:
                        unit_gained4 = shown4
                        # From 3 DPs on, of whatever cause, moving and manoeuvring add none @qrs 135
                        bound4 = max(3 - unit_after.dp, 0)
                        if unit_gained4 > bound4:
                            unit_gained4 = bound4
                        gained4 = unit_gained4
                    else:
                        gained4 = shown4
                        unit_gained4 = shown4
                    if gained4:
                        unit_dp = unit_after.dp + gained4
                        if unit_dp > 12:
                            unit_dp = 12
                        if unit_dp < 0:
                            unit_dp = 0
                        unit_after.dp = unit_dp
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
            unit_faces: Sequence[int] | None
            unit_faces2: Sequence[int] | None
            unit_dice: Any
            unit_faces3: Sequence[int] | None
            unit_faces4: Sequence[int] | None
            unit_total: int | None
            unit_natural2: int | None
            unit_distance: int | None
            unit_distance2: Number | None
            kept: int | None
            kept2: int | None
            kept3: int | None
            kept4: int | None
            unit_after = MoveResult()
            unit_after.before = unit
            self._between(unit)
            if _fixed_gun_told(note, usual, unit, 'unit') and not _usual(usual, 'unit', unit, 'abandoned'):
                note(('unit', 28, True, 'may not'))
                unit_verdict = 'may not'
            elif _fast_told(note, usual, unit, 'unit'):
                note(('unit', 28, False, None))
                note(('unit', 30, True, 'may'))
                unit_verdict = 'may'
            elif _tactical_told(note, usual, unit, 'unit'):
                note(('unit', 28, False, None))
                note(('unit', 30, False, None))
                note(('unit', 33, True, 'may'))
                unit_verdict = 'may'
            else:
                note(('unit', 28, False, None))
                note(('unit', 30, False, None))
                note(('unit', 33, False, None))
                note(('unit', 34, True, 'may not'))
                unit_verdict = 'may not'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return Explanation('Tactical move (cfeo18.move)', unit_after, notes, changes, usual)
            if _fast_told(note, usual, unit, 'unit') and unit.arm.is_horse:
                unit_faces = dice[:3]
                if len(unit_faces) < 3:
                    raise MissingDice('unit', ((_avd, 2, ''), (_d6, 1, ''),), ((4,), (5,), (6,)))
                unit_faces_1 = unit_faces[:2]
                if not _avd_faces.issuperset(unit_faces_1):
                    _wrong_face('unit', unit_faces_1, _avd)
                unit_faces_2 = unit_faces[2:]
                if not _d6_faces.issuperset(unit_faces_2):
                    _wrong_face('unit', unit_faces_2, _d6)
                unit_natural = sum(unit_faces_1) + sum(unit_faces_2)
                note(('unit', 35, True, tuple(unit_faces)))
                at = 3
                unit_total = unit_natural
                unit_natural2 = unit_natural
                unit_dice2 = 3
            else:
                if _fast_told(note, usual, unit, 'unit') and _infantry_speed_told(note, usual, unit, 'unit'):
                    unit_faces2 = dice[:2]
                    if len(unit_faces2) < 2:
                        raise MissingDice('unit', ((_avd, 1, ''), (_d6, 1, ''),), ((4,), (5,), (6,)))
                    unit_faces2_1 = unit_faces2[:1]
                    if not _avd_faces.issuperset(unit_faces2_1):
                        _wrong_face('unit', unit_faces2_1, _avd)
                    unit_faces2_2 = unit_faces2[1:]
                    if not _d6_faces.issuperset(unit_faces2_2):
                        _wrong_face('unit', unit_faces2_2, _d6)
                    unit_natural = sum(unit_faces2_1) + sum(unit_faces2_2)
                    note(('unit', 36, True, tuple(unit_faces2)))
                    at = 2
                    unit_total = unit_natural
                    unit_natural2 = unit_natural
                    unit_dice2 = 2
                else:
                    unit_arm = unit.arm
                    if unit_arm.is_horse:
                        unit_dice = _choose(chosen, 'unit', 'dice', (1, 2))
                        unit_more = 1 if _choose(chosen, 'unit', 'optional_die', (True, False)) else 0
                        unit_dice2 = unit_dice + unit_more
                        _too_many(unit_dice2, 'Tactical move', ('@qrs 34',))
                        unit_faces3 = dice[:unit_dice2]
                        if len(unit_faces3) < unit_dice2:
                            raise MissingDice(
                                'unit',
                                ((_avd, unit_dice, ''), (_d6, unit_more, ''),),
                                ((4,), (5,), (6,))
                            )
                        unit_faces3_1 = unit_faces3[:unit_dice]
                        if not _avd_faces.issuperset(unit_faces3_1):
                            _wrong_face('unit', unit_faces3_1, _avd)
                        unit_faces3_2 = unit_faces3[unit_dice:]
                        if not _d6_faces.issuperset(unit_faces3_2):
                            _wrong_face('unit', unit_faces3_2, _d6)
                        at = unit_dice2
                        unit_natural = sum(unit_faces3_1) + sum(unit_faces3_2)
                        note(('unit', 37, True, tuple(unit_faces3)))
                        unit_total = unit_natural
                        unit_natural2 = unit_natural
                    else:
                        if _infantry_speed_told(note, usual, unit, 'unit'):
                            unit_more2 = 1 if _choose(chosen, 'unit', 'optional_die', (True, False)) else 0
                            unit_dice3 = 1 + unit_more2
                            _too_many(unit_dice3, 'Tactical move', ('@qrs 27, 33',))
                            unit_faces4 = dice[:unit_dice3]
                            if len(unit_faces4) < unit_dice3:
                                raise MissingDice(
                                    'unit',
                                    ((_avd, 1, ''), (_d6, unit_more2, ''),),
                                    ((4,), (5,), (6,))
                                )
                            unit_faces4_1 = unit_faces4[:1]
                            if not _avd_faces.issuperset(unit_faces4_1):
                                _wrong_face('unit', unit_faces4_1, _avd)
                            unit_faces4_2 = unit_faces4[1:]
                            if not _d6_faces.issuperset(unit_faces4_2):
                                _wrong_face('unit', unit_faces4_2, _d6)
                            at = unit_dice3
                            unit_natural = sum(unit_faces4_1) + sum(unit_faces4_2)
                            note(('unit', 38, True, tuple(unit_faces4)))
                            unit_total = unit_natural
                            unit_natural2 = unit_natural
                        else:
                            at = 0
                            unit_total = None
                            unit_natural2 = None
                            unit_dice3 = 0
                            unit_faces4 = None
                        unit_dice2 = unit_dice3
                        unit_faces3 = unit_faces4
                    unit_faces2 = unit_faces3
                unit_faces = unit_faces2
            unit_after.total = unit_total
            unit_after.natural = unit_natural2
            unit_after.dice = unit_dice2
            unit_arm = unit.arm
            if unit_arm.is_horse or _infantry_speed_told(note, usual, unit, 'unit'):
                unit_distance = _arith('x', unit_total, 10)
                note(('unit', 39, True, unit_distance))
            else:
                note(('unit', 40, False, None))
                raise NoRule('unit: no line of distance fits this case', ('@qrs 27-47',))
            unit_distance2 = unit_distance
            if _inspired_told(note, usual, unit, 'unit') and unit_distance2 is not None:
                amount = 10 * (unit_dice2 if unit_dice2 > 0 else 0)
                unit_distance2 += amount
                note(('unit', 42, amount != 0, amount))
            else:
                note(('unit', 43, False, None))
            if (
                unit.initial_move
                and (unit.doing is _doing_rout or unit.doing is _doing_evade or unit.doing is _doing_retire)
                and unit_distance2 is not None
            ):
                amount2 = 10 * (unit_dice2 if unit_dice2 > 0 else 0)
                unit_distance2 += amount2
                note(('unit', 44, amount2 != 0, amount2))
            else:
                note(('unit', 45, False, None))
            if _usual(usual, 'unit', unit, 'speed') == _1_2 and unit_distance2 is not None:
                unit_distance2 = _on(lambda v: _rounded(_over(v, 2), ''), unit_distance2)
                note(('unit', 46, True, 'halved'))
            else:
                note(('unit', 46, False, None))
            unit_after.distance = _exact(unit_distance2)
            if (
                _tires_told(note, usual, unit, 'unit')
                and (unit.formation is _formation_line or unit_arm.is_guns)
                and not _hampered_told(note, usual, unit, 'unit')
            ):
                shown = (unit_faces or ()).count(6)
                if shown:
                    note(('unit', 50, True, shown))
                    if shown > 0:
                        unit_gained = shown
                        unit_dp = unit.dp
                        bound = max(3 - unit_dp, 0)
                        counted = unit_gained > bound
                        if counted:
                            unit_gained = bound
                        note(('unit', 51, counted, bound))
                        if unit_gained != shown:
                            note(('unit', 52, True, unit_gained))
                        gained = unit_gained
                    else:
                        gained = shown
                        unit_gained = shown
                    kept = None
                    if gained:
                        unit_dp = unit.dp
                        before = unit_dp
                        unit_dp = unit_dp + gained
                        if unit_dp > 12:
                            unit_dp = 12
                            kept = unit_dp
                        if unit_dp < 0:
                            unit_dp = 0
                            kept = unit_dp
                        changes.append(('unit', 'dp', before, unit_dp, kept is not None))
                        unit_after.dp = unit_dp
                    note(('unit', 53, True, (gained, shown, kept)))
                else:
                    note(('unit', 50, False, 0))
            else:
                note(('unit', 54, False, None))
            if (
                _tires_told(note, usual, unit, 'unit')
                and _hampered_told(note, usual, unit, 'unit')
                and (unit.formation is _formation_line or unit_arm.is_guns)
            ):
                shown2 = sum(1 for face in (unit_faces or ()) if 5 <= face <= 6)
                if shown2:
                    note(('unit', 55, True, shown2))
                    if shown2 > 0:
                        unit_gained2 = shown2
                        bound2 = max(3 - unit_after.dp, 0)
                        counted2 = unit_gained2 > bound2
                        if counted2:
                            unit_gained2 = bound2
                        note(('unit', 51, counted2, bound2))
                        if unit_gained2 != shown2:
                            note(('unit', 52, True, unit_gained2))
                        gained2 = unit_gained2
                    else:
                        gained2 = shown2
                        unit_gained2 = shown2
                    kept2 = None
                    if gained2:
                        before2 = getattr(unit_after, 'dp', None)
                        unit_dp = unit_after.dp + gained2
                        if unit_dp > 12:
                            unit_dp = 12
                            kept2 = unit_dp
                        if unit_dp < 0:
                            unit_dp = 0
                            kept2 = unit_dp
                        changes.append(('unit', 'dp', before2, unit_dp, kept2 is not None))
                        unit_after.dp = unit_dp
                    note(('unit', 56, True, (gained2, shown2, kept2)))
                else:
                    note(('unit', 55, False, 0))
            else:
                note(('unit', 57, False, None))
            if (
                _tires_told(note, usual, unit, 'unit')
                and _hampered_told(note, usual, unit, 'unit')
                and (unit_arm.is_horse or unit_arm.is_guns)
            ):
                shown3 = (unit_faces or ()).count(4)
                if shown3:
                    note(('unit', 58, True, shown3))
                    if shown3 > 0:
                        unit_gained3 = shown3
                        bound3 = max(3 - unit_after.dp, 0)
                        counted3 = unit_gained3 > bound3
                        if counted3:
                            unit_gained3 = bound3
                        note(('unit', 51, counted3, bound3))
                        if unit_gained3 != shown3:
                            note(('unit', 52, True, unit_gained3))
                        gained3 = unit_gained3
                    else:
                        gained3 = shown3
                        unit_gained3 = shown3
                    kept3 = None
                    if gained3:
                        before3 = getattr(unit_after, 'dp', None)
                        unit_dp = unit_after.dp + gained3
                        if unit_dp > 12:
                            unit_dp = 12
                            kept3 = unit_dp
                        if unit_dp < 0:
                            unit_dp = 0
                            kept3 = unit_dp
                        changes.append(('unit', 'dp', before3, unit_dp, kept3 is not None))
                        unit_after.dp = unit_dp
                    note(('unit', 59, True, (gained3, shown3, kept3)))
                else:
                    note(('unit', 58, False, 0))
            else:
                note(('unit', 60, False, None))
            if _hampered_told(note, usual, unit, 'unit') and unit.formation is _formation_assault_column:
                shown4 = (unit_faces or ()).count(6)
                if shown4:
                    note(('unit', 61, True, shown4))
                    if shown4 > 0:
                        unit_gained4 = shown4
                        bound4 = max(3 - unit_after.dp, 0)
                        counted4 = unit_gained4 > bound4
                        if counted4:
                            unit_gained4 = bound4
                        note(('unit', 51, counted4, bound4))
                        if unit_gained4 != shown4:
                            note(('unit', 52, True, unit_gained4))
                        gained4 = unit_gained4
                    else:
                        gained4 = shown4
                        unit_gained4 = shown4
                    kept4 = None
                    if gained4:
                        before4 = getattr(unit_after, 'dp', None)
                        unit_dp = unit_after.dp + gained4
                        if unit_dp > 12:
                            unit_dp = 12
                            kept4 = unit_dp
                        if unit_dp < 0:
                            unit_dp = 0
                            kept4 = unit_dp
                        changes.append(('unit', 'dp', before4, unit_dp, kept4 is not None))
                        unit_after.dp = unit_dp
                    note(('unit', 62, True, (gained4, shown4, kept4)))
                else:
                    note(('unit', 61, False, 0))
            else:
                note(('unit', 63, False, None))
            note(('unit', 64, True, None))
            return Explanation('Tactical move (cfeo18.move)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


move = MoveResolver()


class RoadMoveResult(_Outcome):
    """What road_move makes of unit."""

    _party = 'unit'
    _made = {'verdict': 'verdict', 'distance': 'distance'}
    _facts = {}
    before: Unit
    verdict: str
    distance: Number | Range | None

    @property
    def unit(self) -> RoadMoveResult:
        """What becomes of unit: this."""
        return self


class RoadMoveResolver(_Resolver):
    """Road move (action for unit). @qrs 36"""

    name = 'road_move'
    label = 'Road move'
    parties = ('unit',)
    cites = ('@qrs 36',)

    def _between(self, unit: Unit) -> None:
        """What cannot be between the parties, or because of a fact left as it usually is."""
        if unit._usual:
            try:
                illegal = unit.abandoned and not unit.arm.is_guns
            except RuleError:
                illegal = False
            if illegal:
                raise IllegalState('unit: it cannot be that abandoned unless arm is guns', ('@qrs 222-224',))

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> RoadMoveResult:
        """What comes of it."""
        try:
            unit_distance: Number | Range
            unit_distance2: Number | Range
            unit_after = RoadMoveResult()
            unit_after.before = unit
            self._between(unit)
            unit_arm = unit.arm
            if (
                unit_arm.is_guns
                and not (
                    unit_arm.is_foot
                    or (unit.limbered and not unit.abandoned)
                    or (unit_arm is _arm_battalion_gun and not unit.abandoned)
                )
            ):
                # Guns once unlimbered, but battalion guns @qrs 27
                unit_verdict = 'may not'
            elif (
                unit.on_road
                and unit.formation is _formation_march_column
                and (unit.nearest_enemy <= 120 or unit.enemy_at_end <= 120)
            ):
                # In march column, along a road @qrs 31, 36
                unit_verdict = 'may'
            else:
                unit_verdict = 'may not'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return unit_after
            unit_distance = Range(0, 120)
            # At half speed @qrs 131
            if unit.speed == _1_2:
                unit_distance = _on(lambda v: _rounded(_over(v, 2), ''), unit_distance)
            unit_distance2 = _choose_within(chosen, 'unit', 'distance', unit_distance, False)
            unit_after.distance = _exact(unit_distance2)
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
            unit_distance: Number | Range
            unit_distance2: Number | Range
            unit_after = RoadMoveResult()
            unit_after.before = unit
            self._between(unit)
            if _fixed_gun_told(note, usual, unit, 'unit'):
                note(('unit', 426, True, 'may not'))
                unit_verdict = 'may not'
            elif (
                unit.on_road
                and unit.formation is _formation_march_column
                and _tactical_told(note, usual, unit, 'unit')
            ):
                note(('unit', 426, False, None))
                note(('unit', 427, True, 'may'))
                unit_verdict = 'may'
            else:
                note(('unit', 426, False, None))
                note(('unit', 427, False, None))
                note(('unit', 428, True, 'may not'))
                unit_verdict = 'may not'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return Explanation('Road move (cfeo18.road_move)', unit_after, notes, changes, usual)
            unit_distance = Range(0, 120)
            if _usual(usual, 'unit', unit, 'speed') == _1_2:
                unit_distance = _on(lambda v: _rounded(_over(v, 2), ''), unit_distance)
                note(('unit', 429, True, 'halved'))
            else:
                note(('unit', 429, False, None))
            unit_distance2 = _choose_within(chosen, 'unit', 'distance', unit_distance, False)
            unit_after.distance = _exact(unit_distance2)
            note(('unit', 430, True, None))
            return Explanation('Road move (cfeo18.road_move)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


road_move = RoadMoveResolver()


class EvadeResult(_Outcome):
    """What evade makes of unit."""

    _party = 'unit'
    _made = {
        'move_verdict': 'move.verdict',
        'move_total': 'move.total',
        'move_natural': 'move.natural',
        'move_dice': 'move.dice',
        'move_distance': 'move.distance'
    }
    _facts = {'doing': 'doing', 'dp': 'dp'}
    _not_told = ('before', 'move_dice', 'move_natural')
    before: Unit
    move_verdict: str
    move_total: int | None
    move_natural: int | None
    move_dice: int | None
    move_distance: Number | None
    doing: Doing
    dp: int

    @property
    def unit(self) -> EvadeResult:
        """What becomes of unit: this."""
        return self


class EvadeResolver(_Resolver):
    """Evade (action for unit). @qrs 19, 38"""

    name = 'evade'
    label = 'Evade'
    parties = ('unit',)
    cites = ('@qrs 19, 38',)

    def _between(self, unit: Unit) -> None:
        """What cannot be between the parties, or because of a fact left as it usually is."""
        if unit._usual:
            try:
                illegal = unit.abandoned and not unit.arm.is_guns
            except RuleError:
                illegal = False
            if illegal:
                raise IllegalState('unit: it cannot be that abandoned unless arm is guns', ('@qrs 222-224',))

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> EvadeResult:
        """What comes of it."""
        if type(dice) is not list:
            return _driven(self.resolve, (unit,), dice, chosen)  # type: ignore[no-any-return]
        try:
            reached = False
            unit_after = EvadeResult()
            unit_after.before = unit
            self._between(unit)
            # A fast move @qrs 19, 38
            reached = True
            unit_after.doing = _doing_evade
            at = _take_move(unit, unit_after, dice, 0, chosen)
            if reached:
                self._reached(unit_after, (unit,))
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
            reached = False
            unit_after = EvadeResult()
            unit_after.before = unit
            self._between(unit)
            note(('unit', 431, True, None))
            reached = True
            changes.append(('unit', 'doing', getattr(unit, 'doing', None), _doing_evade, False))
            unit_after.doing = unit_doing = _doing_evade
            note(('unit', 432, True, (unit_doing,)))
            note(('unit', 433, True, None))
            note(('unit', 434, True, 'move'))
            at = _take_move_told(unit, unit_after, dice, 0, chosen, note, changes, usual)
            if reached:
                self._reached(unit_after, (unit,))
            return Explanation('Evade (cfeo18.evade)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


evade = EvadeResolver()


class ChargeResult(_Outcome):
    """What charge makes of unit."""

    _party = 'unit'
    _made = {}
    _facts = {'charging': 'charging'}
    before: Unit
    charging: bool

    @property
    def unit(self) -> ChargeResult:
        """What becomes of unit: this."""
        return self


class ChargeResolver(_Resolver):
    """Charge (action for unit against enemy). @qrs 19, 190"""

    name = 'charge'
    label = 'Charge'
    parties = ('unit', 'enemy')
    cites = ('@qrs 19, 190',)

    def resolve(self, unit: Unit, enemy: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> ChargeResult:
        """What comes of it."""
        try:
            reached = False
            unit_after = ChargeResult()
            unit_after.before = unit
            # Moves into contact @qrs 19, 190
            reached = True
            unit_after.charging = True
            if reached:
                self._reached(unit_after, (unit, enemy))
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
            reached = False
            unit_after = ChargeResult()
            unit_after.before = unit
            note(('unit', 435, True, None))
            reached = True
            changes.append(('unit', 'charging', getattr(unit, 'charging', None), True, False))
            unit_after.charging = unit_charging = True
            note(('unit', 436, True, (unit_charging,)))
            if reached:
                self._reached(unit_after, (unit, enemy))
            return Explanation('Charge (cfeo18.charge)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit, enemy=enemy) from None

    def odds(self, unit: Unit, enemy: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit, enemy), chosen)

    def choices(self, unit: Unit, enemy: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit, enemy), chosen)


charge = ChargeResolver()


class ChargeOutranceResult(_Outcome):
    """What charge_outrance makes of unit."""

    _party = 'unit'
    _made = {}
    _facts = {'charging': 'charging', 'a_outrance': 'a_outrance'}
    before: Unit
    charging: bool
    a_outrance: bool

    @property
    def unit(self) -> ChargeOutranceResult:
        """What becomes of unit: this."""
        return self


class ChargeOutranceResolver(_Resolver):
    """Charge /xe0 l'outrance (action for unit against enemy). @qrs 19, 192"""

    name = 'charge_outrance'
    label = "Charge à l'outrance"
    parties = ('unit', 'enemy')
    cites = ('@qrs 19, 192',)

    def resolve(
        self,
        unit: Unit,
        enemy: Unit,
        *,
        dice: Dice = (),
        chosen: Chosen = _NO_CHOICE
    ) -> ChargeOutranceResult:
        """What comes of it."""
        try:
            reached = False
            unit_after = ChargeOutranceResult()
            unit_after.before = unit
            # Moves into contact @qrs 19, 192
            reached = True
            unit_after.charging = True
            reached = True
            unit_after.a_outrance = True
            if reached:
                self._reached(unit_after, (unit, enemy))
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
            reached = False
            unit_after = ChargeOutranceResult()
            unit_after.before = unit
            note(('unit', 437, True, None))
            reached = True
            changes.append(('unit', 'charging', getattr(unit, 'charging', None), True, False))
            unit_after.charging = unit_charging = True
            note(('unit', 438, True, (unit_charging,)))
            reached = True
            changes.append(('unit', 'a_outrance', getattr(unit, 'a_outrance', None), True, False))
            unit_after.a_outrance = unit_a_outrance = True
            note(('unit', 439, True, (unit_a_outrance,)))
            if reached:
                self._reached(unit_after, (unit, enemy))
            return Explanation("Charge à l'outrance (cfeo18.charge_outrance)", unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit, enemy=enemy) from None

    def odds(self, unit: Unit, enemy: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit, enemy), chosen)

    def choices(self, unit: Unit, enemy: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit, enemy), chosen)


charge_outrance = ChargeOutranceResolver()


class CounterChargeResult(_Outcome):
    """What counter_charge makes of unit."""

    _party = 'unit'
    _made = {'verdict': 'verdict'}
    _facts = {'counter_charging': 'counter_charging'}
    before: Unit
    verdict: str
    counter_charging: bool

    @property
    def unit(self) -> CounterChargeResult:
        """What becomes of unit: this."""
        return self


class CounterChargeResolver(_Resolver):
    """Counter-charge (action for unit against enemy). @qrs 19, 190"""

    name = 'counter_charge'
    label = 'Counter-charge'
    parties = ('unit', 'enemy')
    cites = ('@qrs 19, 190',)

    def resolve(
        self,
        unit: Unit,
        enemy: Unit,
        *,
        dice: Dice = (),
        chosen: Chosen = _NO_CHOICE
    ) -> CounterChargeResult:
        """What comes of it."""
        try:
            reached = False
            unit_after = CounterChargeResult()
            unit_after.before = unit
            if enemy.charging:
                # Against a charge @qrs 19, 190
                unit_verdict = 'may'
            else:
                unit_verdict = 'may not'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return unit_after
            # Meets the charge @qrs 19, 190
            reached = True
            unit_after.counter_charging = True
            if reached:
                self._reached(unit_after, (unit, enemy))
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
            reached = False
            unit_after = CounterChargeResult()
            unit_after.before = unit
            if enemy.charging:
                note(('unit', 440, True, 'may'))
                unit_verdict = 'may'
            else:
                note(('unit', 440, False, None))
                note(('unit', 441, True, 'may not'))
                unit_verdict = 'may not'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return Explanation('Counter-charge (cfeo18.counter_charge)', unit_after, notes, changes, usual)
            note(('unit', 442, True, None))
            reached = True
            changes.append(('unit', 'counter_charging', getattr(unit, 'counter_charging', None), True, False))
            unit_after.counter_charging = unit_counter_charging = True
            note(('unit', 443, True, (unit_counter_charging,)))
            if reached:
                self._reached(unit_after, (unit, enemy))
            return Explanation('Counter-charge (cfeo18.counter_charge)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit, enemy=enemy) from None

    def odds(self, unit: Unit, enemy: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit, enemy), chosen)

    def choices(self, unit: Unit, enemy: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit, enemy), chosen)


counter_charge = CounterChargeResolver()


class FormedResolver(_Resolver):
    """formed (term for unit). @qrs 133, 236"""

    name = 'formed'
    label = 'formed'
    parties = ('unit',)
    cites = ('@qrs 133, 236',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> bool:
        """What comes of it."""
        try:
            return unit.formation is not _formation_unformed
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def explain(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_formed = False
            if unit.formation is not _formation_unformed:
                note(('unit', 384, True, None))
                unit_formed = True
            return Explanation('formed (cfeo18.formed)', unit_formed, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


formed = FormedResolver()


class InColumnResolver(_Resolver):
    """in column (term for unit). @qrs 111, 131, 155"""

    name = 'in_column'
    label = 'in column'
    parties = ('unit',)
    cites = ('@qrs 111, 131, 155',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> bool:
        """What comes of it."""
        try:
            return unit.formation is _formation_march_column or unit.formation is _formation_assault_column
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def explain(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_in_column = False
            if unit.formation is _formation_march_column or unit.formation is _formation_assault_column:
                note(('unit', 318, True, None))
                unit_in_column = True
            return Explanation('in column (cfeo18.in_column)', unit_in_column, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


in_column = InColumnResolver()


class InspiredResolver(_Resolver):
    """inspired (term for unit). @qrs 35, 81"""

    name = 'inspired'
    label = 'inspired'
    parties = ('unit',)
    cites = ('@qrs 35, 81',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> bool:
        """What comes of it."""
        try:
            return unit.inspiring >= 1
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def explain(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_inspired = False
            if unit.inspiring >= 1:
                note(('unit', 41, True, None))
                unit_inspired = True
            return Explanation('inspired (cfeo18.inspired)', unit_inspired, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


inspired = InspiredResolver()


class FarResolver(_Resolver):
    """beyond 120 yd of enemy (term for unit). @qrs 29, 111, 113"""

    name = 'far'
    label = 'beyond 120 yd of enemy'
    parties = ('unit',)
    cites = ('@qrs 29, 111, 113',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> bool:
        """What comes of it."""
        try:
            return unit.nearest_enemy > 120
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def explain(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_far = False
            if unit.nearest_enemy > 120:
                note(('unit', 317, True, None))
                unit_far = True
            return Explanation('beyond 120 yd of enemy (cfeo18.far)', unit_far, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


far = FarResolver()


class BandResolver(_Resolver):
    """Range (value for unit). @qrs 147-150"""

    name = 'band'
    label = 'Range'
    parties = ('unit',)
    cites = ('@qrs 147-150',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> RangeBand | None:
        """What comes of it."""
        try:
            found: RangeBand | None = _ranges_headings[_ranges_last(_ranges_row(unit.arm), unit.range_)]
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
            heading: RangeBand | None
            row = _ranges_row(unit.arm)
            column = _ranges_last(row, unit.range_)
            heading = _ranges_headings[column]
            if column >= 0:
                note(('unit', (444, 445, 446)[row], True, (unit.range_, heading)))
            return Explanation('Range (cfeo18.band)', heading, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


band = BandResolver()


class ReserveFireResult(_Outcome):
    """What reserve_fire makes of unit."""

    _party = 'unit'
    _made = {'verdict': 'verdict'}
    _facts = {'fire_reserved': 'fire_reserved'}
    before: Unit
    verdict: str | None
    fire_reserved: bool

    @property
    def unit(self) -> ReserveFireResult:
        """What becomes of unit: this."""
        return self


class ReserveFireResolver(_Resolver):
    """Keep fire for close range (action for unit). @qrs 7, 15"""

    name = 'reserve_fire'
    label = 'Keep fire for close range'
    parties = ('unit',)
    cites = ('@qrs 7, 15',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> ReserveFireResult:
        """What comes of it."""
        try:
            unit_after = ReserveFireResult()
            unit_after.before = unit
            if unit.arm.is_guns:
                # It is kept for close artillery @qrs 7, 15
                unit_after.fire_reserved = True
                return unit_after
            unit_after.verdict = 'may not'
            unit_after.applies = False
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
            unit_after = ReserveFireResult()
            unit_after.before = unit
            if unit.arm.is_guns:
                note(('unit', 447, True, None))
                changes.append(('unit', 'fire_reserved', getattr(unit, 'fire_reserved', None), True, False))
                unit_after.fire_reserved = unit_fire_reserved = True
                note(('unit', 448, True, (unit_fire_reserved,)))
                return Explanation(
                    'Keep fire for close range (cfeo18.reserve_fire)',
                    unit_after,
                    notes,
                    changes,
                    usual
                )
            unit_after.verdict = 'may not'
            unit_after.applies = False
            return Explanation('Keep fire for close range (cfeo18.reserve_fire)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


reserve_fire = ReserveFireResolver()


class ArtilleryTarget(_Outcome):
    """What artillery makes of target."""

    _party = 'target'
    _made = {}
    _facts = {'dp': 'dp', 'artillery_dp': 'artillery_dp'}
    before: Unit
    dp: int
    artillery_dp: int


class ArtilleryResult(_Outcome):
    """What artillery makes of unit."""

    _party = 'unit'
    _made = {'verdict': 'verdict', 'total': 'total', 'natural': 'natural', 'dice': 'dice', 'scored': 'scored'}
    _facts = {}
    _not_told = ('before', 'target', 'dice', 'natural')
    _others = ('target',)
    before: Unit
    verdict: str
    total: int | None
    natural: int | None
    dice: int | None
    scored: int | None
    target: ArtilleryTarget

    @property
    def unit(self) -> ArtilleryResult:
        """What becomes of unit: this."""
        return self


class ArtilleryResolver(_Resolver):
    """Direct artillery (action for unit against target). @qrs 152-161"""

    name = 'artillery'
    label = 'Direct artillery'
    parties = ('unit', 'target')
    cites = ('@qrs 152-161',)

    def _between(self, unit: Unit, target: Unit) -> None:
        """What cannot be between the parties, or because of a fact left as it usually is."""
        if unit._usual:
            try:
                illegal = unit.abandoned and not unit.arm.is_guns
            except RuleError:
                illegal = False
            if illegal:
                raise IllegalState('unit: it cannot be that abandoned unless arm is guns', ('@qrs 222-224',))

    def resolve(self, unit: Unit, target: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> ArtilleryResult:
        """What comes of it."""
        if type(dice) is not list:
            return _driven(self.resolve, (unit, target), dice, chosen)  # type: ignore[no-any-return]
        try:
            it: RangeBand | None
            it2: RangeBand | None
            so: bool
            it3: RangeBand | None
            key: RangeBand | None
            unit_scored: int | None
            unit_after = ArtilleryResult()
            unit_after.before = unit
            target_after = ArtilleryTarget()
            target_after.before = target
            unit_after.target = target_after
            self._between(unit, target)
            unit_arm = unit.arm
            if unit_arm.is_guns:
                if unit.abandoned:
                    # Abandoned @qrs 222-224
                    unit_verdict = 'may not'
                else:
                    unit_range = unit.range_
                    it = _ranges_headings[_ranges_last(_ranges_row(unit_arm), unit_range)]
                    if it is None:
                        # Out of range @qrs 148, 149
                        unit_verdict = 'may not'
                    else:
                        so = unit.fire_reserved
                        if so:
                            it2 = _ranges_headings[_ranges_last(_ranges_row(unit_arm), unit_range)]
                            so = it2 is not _rangeband_close
                        if so:
                            # Kept its fire: close range only @qrs 15
                            unit_verdict = 'may not'
                        else:
                            unit_verdict = 'may'
                unit_after.verdict = unit_verdict
                if unit_verdict == 'may not':
                    return unit_after
                try:
                    unit_natural = dice[0]
                except IndexError:
                    raise MissingDice('unit', ((_d6, 1, ''),)) from None
                if unit_natural not in _d6_faces:
                    _wrong_face('unit', (unit_natural,), _d6)
                unit_after.natural = unit_natural
                unit_after.dice = 1
                unit_total = unit_natural
                # Target and range as before @qrs 154
                unit_last_fire = unit.last_fire
                if unit_last_fire is _lastfire_same_target and unit.same_range:
                    unit_total += 1
                # New target @qrs 154
                if unit_last_fire is _lastfire_other_target:
                    unit_total -= 1
                # In column, or enfiladed @qrs 155
                if (
                    target.formation is _formation_march_column
                    or target.formation is _formation_assault_column
                    or unit.enfilade
                ):
                    unit_total += 1
                # Each DP @qrs 155
                unit_total -= unit.dp
                # Beyond effective range @qrs 156
                unit_range = unit.range_
                it3 = _ranges_headings[_ranges_last(_ranges_row(unit_arm), unit_range)]
                if it3 is _rangeband_maximum:
                    unit_total -= 1
                # Target in fieldworks @qrs 156
                if target.cover is _cover_fieldworks:
                    unit_total -= 1
                # Gun @qrs 157
                unit_total += _artillery_arm[unit_arm]
                unit_after.total = unit_total
                key = _ranges_headings[_ranges_last(_ranges_row(unit_arm), unit_range)]
                unit_scored = _artillery_dps_cells[_artillery_dps_place(key, unit_total)]
                unit_after.scored = unit_scored
                # DPs on the target @qrs 159, 161
                amount = (unit_scored or 0)
                amount2 = (unit_scored or 0)
                if amount:
                    target_dp = target.dp + amount
                    if target_dp > 12:
                        target_dp = 12
                    if target_dp < 0:
                        target_dp = 0
                    target_after.dp = target_dp
                if amount2:
                    target_artillery_dp = target.artillery_dp + amount2
                    if target_artillery_dp > 12:
                        target_artillery_dp = 12
                    if target_artillery_dp < 0:
                        target_artillery_dp = 0
                    target_after.artillery_dp = target_artillery_dp
                return unit_after
            unit_after.verdict = 'may not'
            unit_after.applies = False
            return unit_after
        except MissingFact as missing:
            raise missing.of(unit=unit, target=target) from None

    def explain(self, unit: Unit, target: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        if type(dice) is not list:
            return _driven(self.explain, (unit, target), dice, chosen)  # type: ignore[no-any-return]
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            it: RangeBand | None
            it2: RangeBand | None
            so: bool
            it3: RangeBand | None
            key: RangeBand | None
            cell: int | None
            kept: int | None
            kept2: int | None
            unit_after = ArtilleryResult()
            unit_after.before = unit
            target_after = ArtilleryTarget()
            target_after.before = target
            unit_after.target = target_after
            self._between(unit, target)
            unit_arm = unit.arm
            if unit_arm.is_guns:
                if _usual(usual, 'unit', unit, 'abandoned'):
                    note(('unit', 449, True, 'may not'))
                    unit_verdict = 'may not'
                else:
                    it = _band_told(note, usual, unit, 'unit')
                    if it is None:
                        note(('unit', 449, False, None))
                        note(('unit', 450, True, 'may not'))
                        unit_verdict = 'may not'
                    else:
                        so = _usual(usual, 'unit', unit, 'fire_reserved')
                        if so:
                            it2 = _band_told(note, usual, unit, 'unit')
                            so = it2 is not _rangeband_close
                        if so:
                            note(('unit', 449, False, None))
                            note(('unit', 450, False, None))
                            note(('unit', 451, True, 'may not'))
                            unit_verdict = 'may not'
                        else:
                            note(('unit', 449, False, None))
                            note(('unit', 450, False, None))
                            note(('unit', 451, False, None))
                            note(('unit', 452, True, 'may'))
                            unit_verdict = 'may'
                unit_after.verdict = unit_verdict
                if unit_verdict == 'may not':
                    return Explanation('Direct artillery (cfeo18.artillery)', unit_after, notes, changes, usual)
                try:
                    unit_natural = dice[0]
                except IndexError:
                    raise MissingDice('unit', ((_d6, 1, ''),)) from None
                if unit_natural not in _d6_faces:
                    _wrong_face('unit', (unit_natural,), _d6)
                note(('unit', 453, True, (unit_natural,)))
                unit_after.natural = unit_natural
                unit_after.dice = 1
                unit_total = unit_natural
                unit_last_fire = unit.last_fire
                if unit_last_fire is _lastfire_same_target and unit.same_range:
                    unit_total += 1
                    note(('unit', 454, True, 1))
                else:
                    note(('unit', 455, False, None))
                if unit_last_fire is _lastfire_other_target:
                    unit_total -= 1
                    note(('unit', 456, True, -1))
                else:
                    note(('unit', 457, False, None))
                if _in_column_told(note, usual, target, 'target') or unit.enfilade:
                    unit_total += 1
                    note(('unit', 458, True, 1))
                else:
                    note(('unit', 459, False, None))
                amount = -unit.dp
                unit_total += amount
                note(('unit', 460, amount != 0, amount))
                it3 = _band_told(note, usual, unit, 'unit')
                if it3 is _rangeband_maximum:
                    unit_total -= 1
                    note(('unit', 461, True, -1))
                else:
                    note(('unit', 462, False, None))
                if target.cover is _cover_fieldworks:
                    unit_total -= 1
                    note(('unit', 463, True, -1))
                else:
                    note(('unit', 464, False, None))
                pair = False
                if unit_arm is _arm_heavy_gun:
                    unit_total += 1
                    pair = True
                    note(('unit', 465, True, 1))
                elif unit_arm is _arm_battalion_gun:
                    unit_total -= 1
                    pair = True
                    note(('unit', 466, True, -1))
                if not pair:
                    note(('unit', 467, False, None))
                unit_after.total = unit_total
                key = _band_told(note, usual, unit, 'unit')
                place = _artillery_dps_place(key, unit_total)
                cell = _artillery_dps_cells[place]
                note(('unit', (468, 469)[place // 3], True, ((key, unit_total,), cell)))
                unit_after.scored = cell
                note(('unit', 470, True, None))
                amount2 = (cell or 0)
                amount3 = (cell or 0)
                kept = None
                if amount2:
                    before = getattr(target, 'dp', None)
                    target_dp = target.dp + amount2
                    if target_dp > 12:
                        target_dp = 12
                        kept = target_dp
                    if target_dp < 0:
                        target_dp = 0
                        kept = target_dp
                    changes.append(('target', 'dp', before, target_dp, kept is not None))
                    target_after.dp = target_dp
                note(('unit', 471, True, (amount2, amount2, kept)))
                kept2 = None
                if amount3:
                    before2 = getattr(target, 'artillery_dp', None)
                    target_artillery_dp = target.artillery_dp + amount3
                    if target_artillery_dp > 12:
                        target_artillery_dp = 12
                        kept2 = target_artillery_dp
                    if target_artillery_dp < 0:
                        target_artillery_dp = 0
                        kept2 = target_artillery_dp
                    changes.append(('target', 'artillery_dp', before2, target_artillery_dp, kept2 is not None))
                    target_after.artillery_dp = target_artillery_dp
                note(('unit', 472, True, (amount3, amount3, kept2)))
                return Explanation('Direct artillery (cfeo18.artillery)', unit_after, notes, changes, usual)
            unit_after.verdict = 'may not'
            unit_after.applies = False
            return Explanation('Direct artillery (cfeo18.artillery)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit, target=target) from None

    def odds(self, unit: Unit, target: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit, target), chosen)

    def choices(self, unit: Unit, target: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit, target), chosen)


artillery = ArtilleryResolver()


class IndirectTarget(_Outcome):
    """What indirect makes of target."""

    _party = 'target'
    _made = {}
    _facts = {'shot_distance': 'shot_distance', 'dp': 'dp', 'artillery_dp': 'artillery_dp'}
    before: Unit
    shot_distance: Number
    dp: int
    artillery_dp: int


class IndirectResult(_Outcome):
    """What indirect makes of unit."""

    _party = 'unit'
    _made = {'verdict': 'verdict', 'total': 'total', 'natural': 'natural', 'dice': 'dice', 'result': 'result'}
    _facts = {'fall': 'fall'}
    _not_told = ('before', 'target', 'dice', 'natural')
    _others = ('target',)
    before: Unit
    verdict: str
    total: int | None
    natural: int | None
    dice: int | None
    result: str | None
    fall: Fall
    target: IndirectTarget

    @property
    def unit(self) -> IndirectResult:
        """What becomes of unit: this."""
        return self


class IndirectResolver(_Resolver):
    """Indirect artillery (action for unit against target). @qrs 163-170"""

    name = 'indirect'
    label = 'Indirect artillery'
    parties = ('unit', 'target')
    cites = ('@qrs 163-170',)

    def _between(self, unit: Unit, target: Unit) -> None:
        """What cannot be between the parties, or because of a fact left as it usually is."""
        if unit._usual:
            try:
                illegal = unit.abandoned and not unit.arm.is_guns
            except RuleError:
                illegal = False
            if illegal:
                raise IllegalState('unit: it cannot be that abandoned unless arm is guns', ('@qrs 222-224',))

    def resolve(self, unit: Unit, target: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> IndirectResult:
        """What comes of it."""
        if type(dice) is not list:
            return _driven(self.resolve, (unit, target), dice, chosen)  # type: ignore[no-any-return]
        try:
            it: RangeBand | None
            it2: RangeBand | None
            so: bool
            unit_after = IndirectResult()
            unit_after.before = unit
            target_after = IndirectTarget()
            target_after.before = target
            unit_after.target = target_after
            self._between(unit, target)
            unit_arm = unit.arm
            if unit_arm.is_guns:
                if unit.abandoned:
                    # Abandoned @qrs 222-224
                    unit_verdict = 'may not'
                else:
                    unit_range = unit.range_
                    it = _ranges_headings[_ranges_last(_ranges_row(unit_arm), unit_range)]
                    if it is None:
                        # Out of range @qrs 148, 149
                        unit_verdict = 'may not'
                    else:
                        so = unit.fire_reserved
                        if so:
                            it2 = _ranges_headings[_ranges_last(_ranges_row(unit_arm), unit_range)]
                            so = it2 is not _rangeband_close
                        if so:
                            # Kept its fire: close range only @qrs 15
                            unit_verdict = 'may not'
                        else:
                            unit_verdict = 'may'
                unit_after.verdict = unit_verdict
                if unit_verdict == 'may not':
                    return unit_after
                try:
                    unit_natural = dice[0]
                except IndexError:
                    raise MissingDice('unit', ((_d6, 1, ''),)) from None
                if unit_natural not in _d6_faces:
                    _wrong_face('unit', (unit_natural,), _d6)
                unit_after.natural = unit_natural
                unit_after.dice = 1
                unit_total = unit_natural
                # Target as before, not moved since @qrs 168
                if unit.last_fire is _lastfire_same_target and not target.moved_since:
                    unit_total += 1
                unit_after.total = unit_total
                if unit_total == 1:
                    # Short @qrs 165
                    unit_after.result = 'short'
                    unit_after.fall = _fall_short
                elif unit_total == 2:
                    # Over @qrs 165
                    unit_after.result = 'over'
                    unit_after.fall = _fall_long
                elif unit_total == 3:
                    # To the right @qrs 165
                    unit_after.result = 'to_the_right'
                    unit_after.fall = _fall_right
                elif unit_total == 4:
                    # To the left @qrs 166
                    unit_after.result = 'to_the_left'
                    unit_after.fall = _fall_left
                elif unit_total >= 5:
                    # On target @qrs 166
                    unit_after.result = 'on_target'
                    unit_after.fall = _fall_on_target
                    target_after.shot_distance = 0
                else:
                    raise NoRule(
                        'Indirect artillery: no row for the total ' + _say(unit_total, 'number'),
                        ('@qrs 163-170',)
                    )
                # The target, and any others near it, feel the shot @qrs 170
                if target_after.shot_distance <= 10:
                    # Friend or enemy, within 10 yd of it: 1 DP @qrs 170
                    target_dp = target.dp + 1
                    if target_dp > 12:
                        target_dp = 12
                    target_after.dp = target_dp
                    target_artillery_dp = target.artillery_dp + 1
                    if target_artillery_dp > 12:
                        target_artillery_dp = 12
                    target_after.artillery_dp = target_artillery_dp
                return unit_after
            unit_after.verdict = 'may not'
            unit_after.applies = False
            return unit_after
        except MissingFact as missing:
            raise missing.of(unit=unit, target=target) from None

    def explain(self, unit: Unit, target: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        if type(dice) is not list:
            return _driven(self.explain, (unit, target), dice, chosen)  # type: ignore[no-any-return]
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            it: RangeBand | None
            it2: RangeBand | None
            so: bool
            unit_after = IndirectResult()
            unit_after.before = unit
            target_after = IndirectTarget()
            target_after.before = target
            unit_after.target = target_after
            self._between(unit, target)
            unit_arm = unit.arm
            if unit_arm.is_guns:
                if _usual(usual, 'unit', unit, 'abandoned'):
                    note(('unit', 473, True, 'may not'))
                    unit_verdict = 'may not'
                else:
                    it = _band_told(note, usual, unit, 'unit')
                    if it is None:
                        note(('unit', 473, False, None))
                        note(('unit', 474, True, 'may not'))
                        unit_verdict = 'may not'
                    else:
                        so = _usual(usual, 'unit', unit, 'fire_reserved')
                        if so:
                            it2 = _band_told(note, usual, unit, 'unit')
                            so = it2 is not _rangeband_close
                        if so:
                            note(('unit', 473, False, None))
                            note(('unit', 474, False, None))
                            note(('unit', 475, True, 'may not'))
                            unit_verdict = 'may not'
                        else:
                            note(('unit', 473, False, None))
                            note(('unit', 474, False, None))
                            note(('unit', 475, False, None))
                            note(('unit', 476, True, 'may'))
                            unit_verdict = 'may'
                unit_after.verdict = unit_verdict
                if unit_verdict == 'may not':
                    return Explanation('Indirect artillery (cfeo18.indirect)', unit_after, notes, changes, usual)
                try:
                    unit_natural = dice[0]
                except IndexError:
                    raise MissingDice('unit', ((_d6, 1, ''),)) from None
                if unit_natural not in _d6_faces:
                    _wrong_face('unit', (unit_natural,), _d6)
                note(('unit', 477, True, (unit_natural,)))
                unit_after.natural = unit_natural
                unit_after.dice = 1
                unit_total = unit_natural
                if unit.last_fire is _lastfire_same_target and not target.moved_since:
                    unit_total += 1
                    note(('unit', 478, True, 1))
                else:
                    note(('unit', 479, False, None))
                unit_after.total = unit_total
                if unit_total == 1:
                    note(('unit', 480, True, unit_total))
                    unit_after.result = 'short'
                    changes.append(('unit', 'fall', getattr(unit, 'fall', None), _fall_short, False))
                    unit_after.fall = unit_fall = _fall_short
                    note(('unit', 481, True, (unit_fall,)))
                elif unit_total == 2:
                    note(('unit', 482, False, None))
                    note(('unit', 483, True, unit_total))
                    unit_after.result = 'over'
                    changes.append(('unit', 'fall', getattr(unit, 'fall', None), _fall_long, False))
                    unit_after.fall = unit_fall = _fall_long
                    note(('unit', 484, True, (unit_fall,)))
                elif unit_total == 3:
                    note(('unit', 482, False, None))
                    note(('unit', 485, False, None))
                    note(('unit', 486, True, unit_total))
                    unit_after.result = 'to_the_right'
                    changes.append(('unit', 'fall', getattr(unit, 'fall', None), _fall_right, False))
                    unit_after.fall = unit_fall = _fall_right
                    note(('unit', 487, True, (unit_fall,)))
                elif unit_total == 4:
                    note(('unit', 482, False, None))
                    note(('unit', 485, False, None))
                    note(('unit', 488, False, None))
                    note(('unit', 489, True, unit_total))
                    unit_after.result = 'to_the_left'
                    changes.append(('unit', 'fall', getattr(unit, 'fall', None), _fall_left, False))
                    unit_after.fall = unit_fall = _fall_left
                    note(('unit', 490, True, (unit_fall,)))
                elif unit_total >= 5:
                    note(('unit', 482, False, None))
                    note(('unit', 485, False, None))
                    note(('unit', 488, False, None))
                    note(('unit', 491, False, None))
                    note(('unit', 492, True, unit_total))
                    unit_after.result = 'on_target'
                    changes.append(('unit', 'fall', getattr(unit, 'fall', None), _fall_on_target, False))
                    unit_after.fall = unit_fall = _fall_on_target
                    note(('unit', 493, True, (unit_fall,)))
                    changes.append(('target', 'shot_distance', getattr(target, 'shot_distance', None), 0, False))
                    target_after.shot_distance = target_shot_distance = 0
                    note(('unit', 494, True, (target_shot_distance,)))
                else:
                    raise NoRule(
                        'Indirect artillery: no row for the total ' + _say(unit_total, 'number'),
                        ('@qrs 163-170',)
                    )
                note(('unit', 495, True, None))
                note(('unit', 496, True, 'near_shot'))
                _take_near_shot_told(target, target_after, note, changes, usual)
                return Explanation('Indirect artillery (cfeo18.indirect)', unit_after, notes, changes, usual)
            unit_after.verdict = 'may not'
            unit_after.applies = False
            return Explanation('Indirect artillery (cfeo18.indirect)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit, target=target) from None

    def odds(self, unit: Unit, target: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit, target), chosen)

    def choices(self, unit: Unit, target: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit, target), chosen)


indirect = IndirectResolver()


class NearShotResult(_Outcome):
    """What near_shot makes of unit."""

    _party = 'unit'
    _made = {}
    _facts = {'dp': 'dp', 'artillery_dp': 'artillery_dp'}
    before: Unit
    dp: int
    artillery_dp: int

    @property
    def unit(self) -> NearShotResult:
        """What becomes of unit: this."""
        return self


class NearShotResolver(_Resolver):
    """Near the fall of shot (test for unit). @qrs 170"""

    name = 'near_shot'
    label = 'Near the fall of shot'
    parties = ('unit',)
    cites = ('@qrs 170',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> NearShotResult:
        """What comes of it."""
        try:
            unit_after = NearShotResult()
            unit_after.before = unit
            if unit.shot_distance <= 10:
                # Friend or enemy, within 10 yd of it: 1 DP @qrs 170
                unit_dp = unit.dp + 1
                if unit_dp > 12:
                    unit_dp = 12
                unit_after.dp = unit_dp
                unit_artillery_dp = unit.artillery_dp + 1
                if unit_artillery_dp > 12:
                    unit_artillery_dp = 12
                unit_after.artillery_dp = unit_artillery_dp
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
            kept: int | None
            kept2: int | None
            unit_after = NearShotResult()
            unit_after.before = unit
            if unit.shot_distance <= 10:
                note(('unit', 497, True, None))
                kept = None
                before = getattr(unit, 'dp', None)
                unit_dp = unit.dp + 1
                if unit_dp > 12:
                    unit_dp = 12
                    kept = unit_dp
                changes.append(('unit', 'dp', before, unit_dp, kept is not None))
                unit_after.dp = unit_dp
                note(('unit', 498, True, (1, 1, kept)))
                kept2 = None
                before2 = getattr(unit, 'artillery_dp', None)
                unit_artillery_dp = unit.artillery_dp + 1
                if unit_artillery_dp > 12:
                    unit_artillery_dp = 12
                    kept2 = unit_artillery_dp
                changes.append(('unit', 'artillery_dp', before2, unit_artillery_dp, kept2 is not None))
                unit_after.artillery_dp = unit_artillery_dp
                note(('unit', 499, True, (1, 1, kept2)))
            else:
                note(('unit', 497, False, None))
            return Explanation('Near the fall of shot (cfeo18.near_shot)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


near_shot = NearShotResolver()


class MusketryTarget(_Outcome):
    """What musketry makes of target."""

    _party = 'target'
    _made = {}
    _facts = {'dp': 'dp'}
    before: Unit
    dp: int


class MusketryResult(_Outcome):
    """What musketry makes of unit."""

    _party = 'unit'
    _made = {'verdict': 'verdict', 'shots': 'shots', 'total': 'total', 'natural': 'natural', 'dice': 'dice'}
    _facts = {}
    _not_told = ('before', 'target', 'dice', 'natural', 'total')
    _others = ('target',)
    before: Unit
    verdict: str
    shots: int | None
    total: int | None
    natural: int | None
    dice: int | None
    target: MusketryTarget

    @property
    def unit(self) -> MusketryResult:
        """What becomes of unit: this."""
        return self


class MusketryResolver(_Resolver):
    """Musketry (action for unit against target). @qrs 172-176"""

    name = 'musketry'
    label = 'Musketry'
    parties = ('unit', 'target')
    cites = ('@qrs 172-176',)

    def resolve(self, unit: Unit, target: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> MusketryResult:
        """What comes of it."""
        if type(dice) is not list:
            return _driven(self.resolve, (unit, target), dice, chosen)  # type: ignore[no-any-return]
        try:
            it: RangeBand | None
            unit_after = MusketryResult()
            unit_after.before = unit
            target_after = MusketryTarget()
            target_after.before = target
            unit_after.target = target_after
            unit_arm = unit.arm
            if not unit_arm.is_foot:
                # All but infantry @qrs 9
                unit_verdict = 'may not'
            else:
                unit_range = unit.range_
                it = _ranges_headings[_ranges_last(_ranges_row(unit_arm), unit_range)]
                if it is None:
                    # Out of range @qrs 150
                    unit_verdict = 'may not'
                elif unit_range > 40:
                    # Beyond 40 yd @qrs 9, 172
                    unit_verdict = 'may'
                else:
                    # Nearer: close fire, in combat @qrs 9, 150, 172
                    unit_verdict = 'may not'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return unit_after
            unit_shots = 0
            # each base able to fire @qrs 172
            unit_shots += unit.shooting_stands
            # each DP of the shooters @qrs 172
            unit_shots -= unit.dp
            if unit_shots < 0:
                unit_shots = 0
            # skirmishers, or target in fieldworks or hard cover; once only @qrs 174
            if (
                unit_arm is _arm_skirmishers
                or target.cover is _cover_fieldworks
                or target.cover is _cover_hard_cover
            ):
                unit_shots = (unit_shots + 1) // 2
            unit_after.shots = unit_shots
            unit_count = _dice_count(unit_shots, 'Musketry', ('@qrs 172',))
            _too_many(unit_count, 'Musketry', ('@qrs 172',))
            unit_faces = dice[:unit_count]
            if len(unit_faces) < unit_count:
                raise MissingDice('unit', ((_d6, unit_count, ''),), ((6,),), total=False)
            if not _d6_faces.issuperset(unit_faces):
                _wrong_face('unit', unit_faces, _d6)
            at = unit_count
            unit_natural = sum(unit_faces)
            unit_after.total = unit_natural
            unit_after.natural = unit_natural
            unit_after.dice = unit_count
            shown = unit_faces.count(6)
            if shown:
                if shown:
                    target_dp = target.dp + shown
                    if target_dp > 12:
                        target_dp = 12
                    if target_dp < 0:
                        target_dp = 0
                    target_after.dp = target_dp
            return unit_after
        except MissingFact as missing:
            raise missing.of(unit=unit, target=target) from None

    def explain(self, unit: Unit, target: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        if type(dice) is not list:
            return _driven(self.explain, (unit, target), dice, chosen)  # type: ignore[no-any-return]
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            it: RangeBand | None
            kept: int | None
            unit_after = MusketryResult()
            unit_after.before = unit
            target_after = MusketryTarget()
            target_after.before = target
            unit_after.target = target_after
            unit_arm = unit.arm
            if not unit_arm.is_foot:
                note(('unit', 500, True, 'may not'))
                unit_verdict = 'may not'
            else:
                it = _band_told(note, usual, unit, 'unit')
                if it is None:
                    note(('unit', 500, False, None))
                    note(('unit', 501, True, 'may not'))
                    unit_verdict = 'may not'
                else:
                    unit_range = unit.range_
                    if unit_range > 40:
                        note(('unit', 500, False, None))
                        note(('unit', 501, False, None))
                        note(('unit', 502, True, 'may'))
                        unit_verdict = 'may'
                    else:
                        note(('unit', 500, False, None))
                        note(('unit', 501, False, None))
                        note(('unit', 502, False, None))
                        note(('unit', 503, True, 'may not'))
                        unit_verdict = 'may not'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return Explanation('Musketry (cfeo18.musketry)', unit_after, notes, changes, usual)
            unit_shots = 0
            amount = unit.shooting_stands
            unit_shots += amount
            note(('unit', 504, amount != 0, amount))
            amount2 = -unit.dp
            unit_shots += amount2
            note(('unit', 505, amount2 != 0, amount2))
            counted = unit_shots < 0
            if counted:
                unit_shots = 0
            note(('unit', 506, counted, 0))
            if (
                unit_arm is _arm_skirmishers
                or target.cover is _cover_fieldworks
                or target.cover is _cover_hard_cover
            ):
                unit_shots = (unit_shots + 1) // 2
                note(('unit', 507, True, 'halved'))
            else:
                note(('unit', 507, False, None))
            unit_after.shots = unit_shots
            unit_count = _dice_count(unit_shots, 'Musketry', ('@qrs 172',))
            _too_many(unit_count, 'Musketry', ('@qrs 172',))
            unit_faces = dice[:unit_count]
            if len(unit_faces) < unit_count:
                raise MissingDice('unit', ((_d6, unit_count, ''),), ((6,),), total=False)
            if not _d6_faces.issuperset(unit_faces):
                _wrong_face('unit', unit_faces, _d6)
            at = unit_count
            unit_natural = sum(unit_faces)
            note(('unit', 508, True, tuple(unit_faces)))
            unit_after.total = unit_natural
            unit_after.natural = unit_natural
            unit_after.dice = unit_count
            shown = unit_faces.count(6)
            if shown:
                note(('unit', 509, True, shown))
                kept = None
                if shown:
                    before = getattr(target, 'dp', None)
                    target_dp = target.dp + shown
                    if target_dp > 12:
                        target_dp = 12
                        kept = target_dp
                    if target_dp < 0:
                        target_dp = 0
                        kept = target_dp
                    changes.append(('target', 'dp', before, target_dp, kept is not None))
                    target_after.dp = target_dp
                note(('unit', 510, True, (shown, shown, kept)))
            else:
                note(('unit', 509, False, 0))
            return Explanation('Musketry (cfeo18.musketry)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit, target=target) from None

    def odds(self, unit: Unit, target: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit, target), chosen)

    def choices(self, unit: Unit, target: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit, target), chosen)


musketry = MusketryResolver()


_LINES: tuple[tuple[Any, ...], ...] = (
    ('any_permitted', 'line', 'stay_or_pursue', 'Stay or *pursue*', ('@qrs 228',), '', ('text',)),
    ('any_permitted', 'effect', 'stay_or_pursue', 'Stay or *pursue*', ('@qrs 228',), '', ('text',)),
    ('any_permitted', 'line', 'cavalry_also_retire', 'Cavalry also *retire*', ('@qrs 228',), '', ('text',)),
    ('any_permitted', 'effect', 'cavalry_also_retire', 'Cavalry also *retire*', ('@qrs 228',), '', ('text',)),
    ('any_permitted', 'line', 'infantry_also_take_the_position_of_a_retiring_enemy', 'Infantry also *take the position* of a retiring enemy', ('@qrs 228',), '', ('text',)),
    ('any_permitted', 'effect', 'infantry_also_take_the_position_of_a_retiring_enemy', 'Infantry also *take the position* of a retiring enemy', ('@qrs 228',), '', ('text',)),
    ('remain', 'line', 'does_nothing', 'Does nothing', ('@qrs 230',), '', ('text',)),
    ('remain', 'effect', 'does_nothing', 'Does nothing', ('@qrs 230',), '', ('become', 'yesno', '', 'remains')),
    ('combat_goes_on', 'case', '', '', ('@qrs 230',), '', ('text',)),
    ('take_position', 'verdict', 'infantry_where_the_enemy_retired', 'Infantry, where the enemy retired', ('@qrs 228',), '', ('text',)),
    ('take_position', 'verdict', '', '', ('@qrs 234',), '', ('text',)),
    ('take_position', 'line', 'forward_into_the_position_left', 'Forward into the position left', ('@qrs 234',), '', ('text',)),
    ('take_position', 'effect', 'forward_into_the_position_left', 'Forward into the position left', ('@qrs 234',), '', ('become', 'yesno', '', 'took_position')),
    ('take_position', 'line', '1_dp_off', '1 DP off', ('@qrs 234',), '', ('text',)),
    ('take_position', 'effect', '1_dp_off', '1 DP off', ('@qrs 234',), '', ('change', 'number', '', 'dp')),
    ('retire', 'line', 'if_it_cannot_1_dp', 'If it cannot: 1 DP', ('@qrs 236',), '', ('text',)),
    ('retire', 'effect', 'if_it_cannot_1_dp', 'If it cannot: 1 DP', ('@qrs 236',), '', ('change', 'number', '', 'dp')),
    ('retire', 'line', 'and_it_stays', 'and it stays', ('@qrs 236',), '', ('text',)),
    ('retire', 'effect', 'and_it_stays', 'and it stays', ('@qrs 236',), '', ('text',)),
    ('retire', 'line', 'back_at_full_move_unformed_every_die', 'Back at full move, unformed, every die', ('@qrs 236',), '', ('text',)),
    ('retire', 'effect', 'back_at_full_move_unformed_every_die', 'Back at full move, unformed, every die', ('@qrs 236',), '', ('become', 'member', '', 'formation')),
    ('retire', 'effect', 'back_at_full_move_unformed_every_die', 'Back at full move, unformed, every die', ('@qrs 236',), '', ('become', 'member', '', 'doing')),
    ('retire', 'line', '', '', ('@qrs 236',), '', ('text',)),
    ('retire', 'take', '', '', ('@qrs 236',), '', ('text',)),
    ('infantry_speed', 'case', 'infantry', 'infantry', ('@qrs 27',), '', ('text',)),
    ('infantry_speed', 'case', 'limbered_guns', 'limbered guns', ('@qrs 27',), '', ('text',)),
    ('infantry_speed', 'case', 'battalion_guns_limbered_or_not', 'battalion guns, limbered or not', ('@qrs 27',), '', ('text',)),
    ('fixed_gun', 'case', '', '', ('@qrs 27',), '', ('text',)),
    ('move', 'verdict', 'guns_once_unlimbered_but_battalion_guns', 'Guns once unlimbered, but battalion guns', ('@qrs 27',), '', ('text',)),
    ('fast', 'case', '', '', ('@qrs 38',), '', ('text',)),
    ('move', 'verdict', 'a_fast_move', 'A fast move', ('@qrs 38',), '', ('text',)),
    ('tactical', 'case', 'at_the_start', 'at the start', ('@qrs 29, 31',), '', ('text',)),
    ('tactical', 'case', 'at_the_end', 'at the end', ('@qrs 29, 31',), '', ('text',)),
    ('move', 'verdict', 'within_120_yd_of_enemy', 'Within 120 yd of enemy', ('@qrs 31',), '', ('text',)),
    ('move', 'verdict', '', '', ('@qrs 27-47',), '', ('text',)),
    ('move', 'roll', 'fast_move_of_cavalry_every_die', 'Fast move of cavalry: every die', ('@qrs 34, 38, 40',), '', ('rolled',)),
    ('move', 'roll', 'fast_move_of_others_every_die', 'Fast move of others: every die', ('@qrs 33, 38, 40',), '', ('rolled',)),
    ('move', 'roll', 'cavalry', 'Cavalry', ('@qrs 34',), '', ('rolled',)),
    ('move', 'roll', 'infantry_limbered_and_battalion_guns', 'Infantry, limbered and battalion guns', ('@qrs 27, 33',), '', ('rolled',)),
    ('move', 'value', 'by_dice_10_yd_a_point', 'By dice: 10 yd a point', ('@qrs 33, 34',), '', ('is', 'length')),
    ('move', 'value', 'by_dice_10_yd_a_point', 'By dice: 10 yd a point', ('@qrs 33, 34',), '', ('text',)),
    ('inspired', 'case', '', '', ('@qrs 35, 81',), '', ('text',)),
    ('move', 'modifier', 'inspired_a_die', 'Inspired, a die', ('@qrs 35',), '', ('signed', 'length')),
    ('move', 'modifier', 'inspired_a_die', 'Inspired, a die', ('@qrs 35',), '', ('text',)),
    ('move', 'modifier', 'first_move_of_a_rout_evade_or_retreat_a_die', 'First move of a rout, evade or retreat, a die', ('@qrs 40',), '', ('signed', 'length')),
    ('move', 'modifier', 'first_move_of_a_rout_evade_or_retreat_a_die', 'First move of a rout, evade or retreat, a die', ('@qrs 40',), '', ('text',)),
    ('move', 'modifier', 'at_half_speed', 'At half speed', ('@qrs 131',), '', ('text',)),
    ('tires', 'case', '', '', ('@qrs 44',), '', ('text',)),
    ('hampered', 'case', 'rough_terrain_but_not_along_a_road_in_march_column', 'rough terrain, but not along a road in march column', ('@qrs 36, 47, 121',), '', ('text',)),
    ('hampered', 'case', 'a_minor_obstacle_but_not_along_a_road_in_march_column', 'a minor obstacle, but not along a road in march column', ('@qrs 36, 47, 121',), '', ('text',)),
    ('move', 'each', 'fatigue', 'Good terrain, in line or guns: 1 DP', ('@qrs 46',), '', ('shown',)),
    ('dp', 'modifier', 'from_3_dps_on_of_whatever_cause_moving_and_manoeuvring_add_none', 'From 3 DPs on, of whatever cause, moving and manoeuvring add none', ('@qrs 135',), '', ('bound', 'number', 'at most')),
    ('dp', 'limit', 'gained', 'Most DPs', ('@qrs 135',), '', ('is', 'number')),
    ('move', 'effect', 'fatigue', 'Good terrain, in line or guns: 1 DP', ('@qrs 46',), '', ('change', 'number', '', 'dp')),
    ('move', 'each', 'fatigue', 'Good terrain, in line or guns: 1 DP', ('@qrs 46',), '', ('text',)),
    ('move', 'each', 'rough_dp', 'Rough terrain, in line or guns: 1 DP', ('@qrs 47',), '', ('shown',)),
    ('move', 'effect', 'rough_dp', 'Rough terrain, in line or guns: 1 DP', ('@qrs 47',), '', ('change', 'number', '', 'dp')),
    ('move', 'each', 'rough_dp', 'Rough terrain, in line or guns: 1 DP', ('@qrs 47',), '', ('text',)),
    ('move', 'each', 'rough_horse_dp', 'Rough terrain, cavalry or guns: 1 DP as well', ('@qrs 47',), '', ('shown',)),
    ('move', 'effect', 'rough_horse_dp', 'Rough terrain, cavalry or guns: 1 DP as well', ('@qrs 47',), '', ('change', 'number', '', 'dp')),
    ('move', 'each', 'rough_horse_dp', 'Rough terrain, cavalry or guns: 1 DP as well', ('@qrs 47',), '', ('text',)),
    ('move', 'each', 'rough_column_dp', 'Rough terrain, in assault column: 1 DP', ('@qrs 47',), '', ('shown',)),
    ('move', 'effect', 'rough_column_dp', 'Rough terrain, in assault column: 1 DP', ('@qrs 47',), '', ('change', 'number', '', 'dp')),
    ('move', 'each', 'rough_column_dp', 'Rough terrain, in assault column: 1 DP', ('@qrs 47',), '', ('text',)),
    ('move', 'line', 'march_column_and_unformed_troops_never_tire_assault_columns_not_in_good_terrain', 'March column and unformed troops never tire, assault columns not in good terrain', ('@qrs 44, 46',), '', ('text',)),
    ('retire', 'line', 'stops_early_in_the_shelter_of_formed_friends_or_an_obstacle', 'Stops early in the shelter of formed friends or an obstacle', ('@qrs 236',), '', ('text',)),
    ('retire', 'effect', 'stops_early_in_the_shelter_of_formed_friends_or_an_obstacle', 'Stops early in the shelter of formed friends or an obstacle', ('@qrs 236',), '', ('text',)),
    ('retire', 'line', 'next_turn_on_again_or_stay_to_re_form', 'Next turn on again, or stay to re-form', ('@qrs 236',), '', ('text',)),
    ('retire', 'effect', 'next_turn_on_again_or_stay_to_re_form', 'Next turn on again, or stay to re-form', ('@qrs 236',), '', ('text',)),
    ('retire', 'line', 'caught_by_pursuers_breaks_and_they_have_a_free_hack', 'Caught by pursuers: breaks, and they have a **free hack**', ('@qrs 236',), '', ('text',)),
    ('retire', 'effect', 'caught_by_pursuers_breaks_and_they_have_a_free_hack', 'Caught by pursuers: breaks, and they have a **free hack**', ('@qrs 236',), '', ('text',)),
    ('out_of_reach', 'case', 'formed_friends_or_an_obstacle_in_front_of_it', 'formed friends or an obstacle in front of it', ('@qrs 238',), '', ('text',)),
    ('out_of_reach', 'case', '240_yd_from_enemy', '240 yd from enemy', ('@qrs 238',), '', ('text',)),
    ('rout', 'line', 'full_move_unformed_every_die', 'Full move, unformed, every die', ('@qrs 238',), '', ('text',)),
    ('rout', 'effect', 'full_move_unformed_every_die', 'Full move, unformed, every die', ('@qrs 238',), '', ('become', 'member', '', 'formation')),
    ('rout', 'effect', 'full_move_unformed_every_die', 'Full move, unformed, every die', ('@qrs 238',), '', ('become', 'member', '', 'doing')),
    ('rout', 'line', '', '', ('@qrs 238',), '', ('text',)),
    ('rout', 'take', '', '', ('@qrs 238',), '', ('text',)),
    ('rout', 'line', 'may_then_try_to_stop', 'May then try to stop', ('@qrs 238',), '', ('text',)),
    ('rout', 'effect', 'may_then_try_to_stop', 'May then try to stop', ('@qrs 238',), '', ('text',)),
    ('stop_rout', 'verdict', 'routing_and_out_of_reach', 'Routing, and out of reach', ('@qrs 238',), '', ('text',)),
    ('stop_rout', 'verdict', '', '', ('@qrs 238',), '', ('text',)),
    ('stop_rout', 'line', 'by_a_control_test_only_as_the_player_likes_will_do', 'By a control test: only *as the player likes* will do', ('@qrs 238',), '', ('text',)),
    ('stop_rout', 'effect', 'by_a_control_test_only_as_the_player_likes_will_do', 'By a control test: only *as the player likes* will do', ('@qrs 238',), '', ('become', 'yesno', '', 'wishes_to_cease')),
    ('stop_rout', 'line', '', '', ('@qrs 238',), '', ('text',)),
    ('stop_rout', 'take', '', '', ('@qrs 238',), '', ('text',)),
    ('missed_charge', 'case', '', '', ('@qrs 91',), '', ('text',)),
    ('control', 'verdict', 'charged_last_turn_without_making_contact_under_control_or_not', 'Charged last turn without making contact, under control or not', ('@qrs 91',), '', ('text',)),
    ('control', 'verdict', 'to_cease_a_rout_a_pursuit_or_looting_under_control_or_not', 'To cease a rout, a pursuit or looting, under control or not', ('@qrs 91',), '', ('text',)),
    ('control', 'verdict', 'leader_attached', 'Leader attached', ('@qrs 87',), '', ('text',)),
    ('lead_controlled', 'case', 'a_leader_is_attached_to_it', 'a leader is attached to it', ('@qrs 87',), '', ('text',)),
    ('control_radius', 'value', 'marshal', 'Marshal', ('@qrs 85',), '', ('is', 'length')),
    ('control_radius', 'value', 'marshal', 'Marshal', ('@qrs 85',), '', ('text',)),
    ('lead_controlled', 'case', 'within_the_radius_of_a_detached_leader', 'within the radius of a detached leader', ('@qrs 85, 139',), '', ('text',)),
    ('control', 'verdict', 'in_a_continuous_line_with_a_controlled_unit_of_its_brigade_and_conforms', 'In a continuous line with a controlled unit of its brigade, and conforms', ('@qrs 88',), '', ('text',)),
    ('control', 'verdict', 'behind_one_within_60_yd_and_conforms', 'Behind one, within 60 yd, and conforms', ('@qrs 89',), '', ('text',)),
    ('in_radius', 'case', '', '', ('@qrs 85, 139',), '', ('text',)),
    ('control', 'verdict', 'within_the_radius_of_a_detached_leader', 'Within the radius of a detached leader', ('@qrs 85',), '', ('text',)),
    ('control', 'verdict', 'all_others', 'All others', ('@qrs 85',), '', ('text',)),
    ('control', 'roll', '', '', ('@qrs 93',), '', ('rolled',)),
    ('control', 'modifier', 'with_leader', 'Leader attached', ('@qrs 95',), '', ('signed', 'number')),
    ('control', 'modifier', 'with_leader', 'Leader attached', ('@qrs 95',), '', ('text',)),
    ('control', 'modifier', 'steady_troops', 'Guns, A and B grade', ('@qrs 97',), '', ('signed', 'number')),
    ('control', 'modifier', 'steady_troops', 'Guns, A and B grade', ('@qrs 97',), '', ('text',)),
    ('control', 'band', 'rout_pursuit_looting_or_charge_goes_on_except_on_3_to_4', 'Rout, pursuit, looting or charge goes on, except on 3 to 4', ('@qrs 101',), '', ('is', 'number')),
    ('control', 'band', 'rout_pursuit_looting_or_charge_goes_on_except_on_3_to_4', 'Rout, pursuit, looting or charge goes on, except on 3 to 4', ('@qrs 101',), '', ('text',)),
    ('control', 'band', 'halts', 'Halts', ('@qrs 103',), '', ('is', 'number')),
    ('control', 'band', 'halts', 'Halts', ('@qrs 103',), '', ('text',)),
    ('control', 'band', 'as_the_player_likes', 'As the player likes', ('@qrs 101, 105',), '', ('is', 'number')),
    ('control', 'case', 'a_pursuit_or_looting_that_the_player_would_cease_is_over', 'A pursuit or looting that the player would cease is over', ('@qrs 91',), '', ('text',)),
    ('control', 'case', 'a_rout_that_the_player_would_stop_is_stopped_out_of_reach', 'A rout that the player would stop is stopped, out of reach', ('@qrs 91, 238',), '', ('text',)),
    ('control', 'band', 'as_the_player_likes', 'As the player likes', ('@qrs 101, 105',), '', ('text',)),
    ('control', 'band', 'last_move_again', 'Last move again', ('@qrs 107',), '', ('is', 'number')),
    ('control', 'effect', 'rout_pursuit_looting_or_charge_goes_on_except_on_3_to_4', 'Rout, pursuit, looting or charge goes on, except on 3 to 4', ('@qrs 101',), '', ('text',)),
    ('control', 'effect', 'halts', 'Halts', ('@qrs 103',), '', ('text',)),
    ('control', 'effect', 'as_the_player_likes', 'As the player likes', ('@qrs 101, 105',), '', ('text',)),
    ('control', 'effect', 'last_move_again', 'Last move again', ('@qrs 107',), '', ('text',)),
    ('control', 'effect', 'a_pursuit_or_looting_that_the_player_would_cease_is_over', 'A pursuit or looting that the player would cease is over', ('@qrs 91',), '', ('become', 'member', '', 'doing')),
    ('control', 'effect', 'a_rout_that_the_player_would_stop_is_stopped_out_of_reach', 'A rout that the player would stop is stopped, out of reach', ('@qrs 91, 238',), '', ('become', 'member', '', 'doing')),
    ('pursue', 'line', 'full_move_unformed_after_those_who_retired_or_routed', 'Full move, unformed, after those who retired or routed', ('@qrs 240',), '', ('text',)),
    ('pursue', 'effect', 'full_move_unformed_after_those_who_retired_or_routed', 'Full move, unformed, after those who retired or routed', ('@qrs 240',), '', ('become', 'member', '', 'formation')),
    ('pursue', 'effect', 'full_move_unformed_after_those_who_retired_or_routed', 'Full move, unformed, after those who retired or routed', ('@qrs 240',), '', ('become', 'member', '', 'doing')),
    ('pursue', 'line', '', '', ('@qrs 240',), '', ('text',)),
    ('pursue', 'take', '', '', ('@qrs 240',), '', ('text',)),
    ('pursue', 'line', 'new_enemy_met_is_charged', 'New enemy met is charged', ('@qrs 240',), '', ('text',)),
    ('pursue', 'effect', 'new_enemy_met_is_charged', 'New enemy met is charged', ('@qrs 240',), '', ('text',)),
    ('pursue', 'line', 'a_free_hack_at_a_routing_or_retiring_unit_it_catches', 'A **free hack** at a routing or retiring unit it catches', ('@qrs 240',), '', ('text',)),
    ('pursue', 'take', 'a_free_hack_at_a_routing_or_retiring_unit_it_catches', 'A **free hack** at a routing or retiring unit it catches', ('@qrs 240',), '', ('text',)),
    ('free_hack', 'roll', '1_d6_a_pursuing_stand_in_contact', '1 D6 a pursuing stand in contact', ('@qrs 236, 240, 242',), '', ('rolled',)),
    ('free_hack', 'each', '1_casualty', '1 casualty', ('@qrs 236, 240, 242',), '', ('shown',)),
    ('free_hack', 'effect', '1_casualty', '1 casualty', ('@qrs 236, 240, 242',), '', ('change', 'number', 'enemy ', 'casualties')),
    ('ride_through', 'line', 'through_the_enemy_to_face_the_nearest_threat', 'Through the enemy, to face the nearest threat', ('@qrs 232',), '', ('text',)),
    ('ride_through', 'effect', 'through_the_enemy_to_face_the_nearest_threat', 'Through the enemy, to face the nearest threat', ('@qrs 232',), '', ('become', 'yesno', '', 'rode_through')),
    ('ride_through', 'effect', 'through_the_enemy_to_face_the_nearest_threat', 'Through the enemy, to face the nearest threat', ('@qrs 232',), '', ('become', 'yesno', '', 'facing_threat')),
    ('ride_through', 'line', 'meets_new_enemy_or_terrain_it_cannot_pass_stops', 'Meets new enemy, or terrain it cannot pass: stops', ('@qrs 232',), '', ('text',)),
    ('ride_through', 'effect', 'meets_new_enemy_or_terrain_it_cannot_pass_stops', 'Meets new enemy, or terrain it cannot pass: stops', ('@qrs 232',), '', ('text',)),
    ('ride_through', 'roll', '2_dice', '2 dice', ('@qrs 34, 35, 46, 47, 232',), 'ride_through_dice', ('rolled',)),
    ('ride_through', 'roll', '3_dice', '3 dice', ('@qrs 34, 35, 46, 47, 232',), 'ride_through_dice', ('rolled',)),
    ('ride_through', 'modifier', 'inspired_a_die', 'Inspired, a die', ('@qrs 35',), 'ride_through_dice', ('signed', 'length')),
    ('ride_through', 'modifier', 'inspired_a_die', 'Inspired, a die', ('@qrs 35',), 'ride_through_dice', ('text',)),
    ('ride_through', 'each', 'in_line_1_dp', 'In line: 1 DP', ('@qrs 46',), 'ride_through_dice', ('shown',)),
    ('ride_through', 'effect', 'in_line_1_dp', 'In line: 1 DP', ('@qrs 46',), 'ride_through_dice', ('change', 'number', '', 'dp')),
    ('ride_through', 'each', 'in_line_1_dp', 'In line: 1 DP', ('@qrs 46',), 'ride_through_dice', ('text',)),
    ('ride_through', 'each', 'rough_in_line_1_dp', 'Rough, in line: 1 DP', ('@qrs 47',), 'ride_through_dice', ('shown',)),
    ('ride_through', 'effect', 'rough_in_line_1_dp', 'Rough, in line: 1 DP', ('@qrs 47',), 'ride_through_dice', ('change', 'number', '', 'dp')),
    ('ride_through', 'each', 'rough_in_line_1_dp', 'Rough, in line: 1 DP', ('@qrs 47',), 'ride_through_dice', ('text',)),
    ('ride_through', 'each', 'rough_cavalry_1_dp', 'Rough, cavalry: 1 DP', ('@qrs 47',), 'ride_through_dice', ('shown',)),
    ('ride_through', 'effect', 'rough_cavalry_1_dp', 'Rough, cavalry: 1 DP', ('@qrs 47',), 'ride_through_dice', ('change', 'number', '', 'dp')),
    ('ride_through', 'each', 'rough_cavalry_1_dp', 'Rough, cavalry: 1 DP', ('@qrs 47',), 'ride_through_dice', ('text',)),
    ('ride_through', 'line', 'dp_off', '1 DP off', ('@qrs 232',), '', ('text',)),
    ('ride_through', 'effect', 'dp_off', '1 DP off', ('@qrs 232',), '', ('change', 'number', '', 'dp')),
    ('ranks', 'value', '', '', ('@qrs 196, 208, 221',), '', ('is', 'number')),
    ('ranks', 'value', '', '', ('@qrs 196, 208, 221',), '', ('text',)),
    ('deeper', 'case', '', '', ('@qrs 196',), '', ('text',)),
    ('horse_charge', 'case', '', '', ('@qrs 202, 219-222',), '', ('text',)),
    ('charged_foot', 'case', '', '', ('@qrs 219-222',), '', ('text',)),
    ('charged_by_horse', 'case', '', '', ('@qrs 202, 222',), '', ('text',)),
    ('thin_target', 'case', 'guns', 'guns', ('@qrs 221',), '', ('text',)),
    ('thin_target', 'case', 'skirmishers', 'skirmishers', ('@qrs 221',), '', ('text',)),
    ('thin_target', 'case', 'cavalry_one_rank_deep', 'cavalry one rank deep', ('@qrs 221',), '', ('text',)),
    ('in_reach', 'case', '', '', ('@qrs 206',), '', ('text',)),
    ('counted', 'value', 'cavalry_bases_in_contact_and_1_out_on_either_flank', 'Cavalry: bases in contact, and 1 out on either flank', ('@qrs 206',), '', ('is', 'number')),
    ('counted', 'value', 'column_ranks', 'Assault column charging: two front ranks, half of the next two rounded up', ('@qrs 208',), 'column_rounding', ('text',)),
    ('counted', 'value', 'assault_column_else_the_first_rank_if_in_reach', 'Assault column else: the first rank, if in reach', ('@qrs 206, 208',), '', ('text',)),
    ('counted', 'value', 'infantry_and_guns_bases_with_enemy_in_reach', 'Infantry and guns: bases with enemy in reach', ('@qrs 206',), '', ('text',)),
    ('counted', 'value', 'infantry_and_guns_out_of_reach', 'Infantry and guns out of reach', ('@qrs 206',), '', ('text',)),
    ('counted', 'value', 'cavalry_bases_in_contact_and_1_out_on_either_flank', 'Cavalry: bases in contact, and 1 out on either flank', ('@qrs 206',), '', ('text',)),
    ('counted', 'value', 'column_ranks', 'Assault column charging: two front ranks, half of the next two rounded up', ('@qrs 208',), 'column_rounding', ('is', 'number')),
    ('counted', 'value', 'assault_column_else_the_first_rank_if_in_reach', 'Assault column else: the first rank, if in reach', ('@qrs 206, 208',), '', ('is', 'number')),
    ('counted', 'value', 'infantry_and_guns_bases_with_enemy_in_reach', 'Infantry and guns: bases with enemy in reach', ('@qrs 206',), '', ('is', 'number')),
    ('counted', 'value', 'infantry_and_guns_out_of_reach', 'Infantry and guns out of reach', ('@qrs 206',), '', ('is', 'number')),
    ('pike_dice', 'value', 'facing_cavalry', 'facing cavalry', ('@qrs 210',), '', ('is', 'number')),
    ('pike_dice', 'value', 'charging', 'charging', ('@qrs 210',), '', ('text',)),
    ('pike_dice', 'value', 'facing_infantry_in_any_other_case', 'facing infantry in any other case', ('@qrs 210',), '', ('text',)),
    ('pike_dice', 'value', 'else_as_any_base', 'else as any base', ('@qrs 180',), '', ('text',)),
    ('pike_dice', 'value', 'facing_cavalry', 'facing cavalry', ('@qrs 210',), '', ('text',)),
    ('pike_dice', 'value', 'charging', 'charging', ('@qrs 210',), '', ('is', 'number')),
    ('pike_dice', 'value', 'facing_infantry_in_any_other_case', 'facing infantry in any other case', ('@qrs 210',), '', ('is', 'number')),
    ('pike_dice', 'value', 'else_as_any_base', 'else as any base', ('@qrs 180',), '', ('is', 'number')),
    ('numbers', 'modifier', 'each_pike_base_which_has_dice_of_its_own', 'each pike base, which has dice of its own', ('@qrs 210',), '', ('signed', 'number')),
    ('numbers', 'modifier', 'its_dice_each_pike_base', 'its dice, each pike base', ('@qrs 210',), '', ('signed', 'number')),
    ('numbers', 'modifier', 'its_dice_each_pike_base', 'its dice, each pike base', ('@qrs 210',), '', ('text',)),
    ('combat', 'modifier', 'grade', 'Grade', ('@qrs 182, 184',), '', ('by', 'number', 'A')),
    ('combat', 'modifier', 'grade', 'Grade', ('@qrs 182, 184',), '', ('by', 'number', 'B')),
    ('combat', 'modifier', 'grade', 'Grade', ('@qrs 182, 184',), '', ('by', 'number', 'D')),
    ('combat', 'modifier', 'grade', 'Grade', ('@qrs 182, 184',), '', ('by', 'number', 'E')),
    ('combat', 'modifier', 'grade', 'Grade', ('@qrs 182, 184',), '', ('text',)),
    ('combat', 'modifier', 'leader_inspiring_each_action', 'leader inspiring, each action', ('@qrs 186',), '', ('signed', 'number')),
    ('combat', 'modifier', 'ground', 'advantage of ground', ('@qrs 188',), '', ('signed', 'number')),
    ('combat', 'modifier', 'ground', 'advantage of ground', ('@qrs 188',), '', ('text',)),
    ('combat', 'modifier', 'impetus', 'charging, or counter-charging, or in pursuit', ('@qrs 190',), '', ('signed', 'number')),
    ('combat', 'modifier', 'impetus', 'charging, or counter-charging, or in pursuit', ('@qrs 190',), '', ('text',)),
    ('combat', 'modifier', 'outrance', "more for a charge à l'outrance against cavalry", ('@qrs 192',), '', ('signed', 'number')),
    ('combat', 'modifier', 'outrance', "more for a charge à l'outrance against cavalry", ('@qrs 192',), '', ('text',)),
    ('combat', 'modifier', 'horse_pursuit', 'more for cavalry that pursue', ('@qrs 194',), '', ('signed', 'number')),
    ('combat', 'modifier', 'horse_pursuit', 'more for cavalry that pursue', ('@qrs 194',), '', ('text',)),
    ('combat', 'modifier', 'traditional_cavalry_in_a_deeper_formation_against_cavalry', 'traditional cavalry in a deeper formation, against cavalry', ('@qrs 196',), '', ('signed', 'number')),
    ('combat', 'modifier', 'traditional_cavalry_in_a_deeper_formation_against_cavalry', 'traditional cavalry in a deeper formation, against cavalry', ('@qrs 196',), '', ('text',)),
    ('combat', 'modifier', 'foot_in_line_not_firing_by_platoons', 'foot in line, not firing by platoons', ('@qrs 198',), '', ('signed', 'number')),
    ('combat', 'modifier', 'foot_in_line_not_firing_by_platoons', 'foot in line, not firing by platoons', ('@qrs 198',), '', ('text',)),
    ('combat', 'modifier', 'each_dp', 'each DP', ('@qrs 200',), '', ('signed', 'number')),
    ('combat', 'modifier', 'moving_foot_that_cavalry_charged', 'moving foot that cavalry charged', ('@qrs 202',), '', ('signed', 'number')),
    ('combat', 'modifier', 'moving_foot_that_cavalry_charged', 'moving foot that cavalry charged', ('@qrs 202',), '', ('text',)),
    ('combat', 'modifier', 'hit_in_flank_or_rear_by_a_charge_begun_behind_it', 'hit in flank or rear by a charge begun behind it', ('@qrs 204',), '', ('signed', 'number')),
    ('combat', 'modifier', 'hit_in_flank_or_rear_by_a_charge_begun_behind_it', 'hit in flank or rear by a charge begun behind it', ('@qrs 204',), '', ('text',)),
    ('combat', 'modifier', '', '', ('@qrs 180',), '', ('bound', 'number', 'at least')),
    ('combat', 'roll', '', '', ('@qrs 180, 210',), '', ('rolled',)),
    ('combat', 'line', 'no_hits_yet', '', ('@qrs 212',), '', ('text',)),
    ('combat', 'effect', 'no_hits_yet', '', ('@qrs 212',), '', ('become', 'number', '', 'hits')),
    ('combat', 'each', 'hit_in_march_column_unformed_or_the_opponent_defends_fieldworks', 'Hit: in march column, unformed, or the opponent defends fieldworks', ('@qrs 212, 214',), '', ('shown',)),
    ('combat', 'effect', 'hit_in_march_column_unformed_or_the_opponent_defends_fieldworks', 'Hit: in march column, unformed, or the opponent defends fieldworks', ('@qrs 212, 214',), '', ('change', 'number', '', 'hits')),
    ('combat', 'each', 'hit_in_march_column_unformed_or_the_opponent_defends_fieldworks', 'Hit: in march column, unformed, or the opponent defends fieldworks', ('@qrs 212, 214',), '', ('text',)),
    ('combat', 'each', 'hit_all_others', 'Hit: all others', ('@qrs 212, 215',), '', ('shown',)),
    ('combat', 'effect', 'hit_all_others', 'Hit: all others', ('@qrs 212, 215',), '', ('change', 'number', '', 'hits')),
    ('combat', 'each', 'hit_all_others', 'Hit: all others', ('@qrs 212, 215',), '', ('text',)),
    ('combat', 'band', 'victory', '**Victory**: 1 DP', ('@qrs 219',), '', ('is', 'number')),
    ('combat', 'effect', 'victory', '**Victory**: 1 DP', ('@qrs 219',), '', ('change', 'number', '', 'dp')),
    ('combat', 'case', 'cavalry_that_charged_foot_without_a_defeat_of_it_retire', 'Cavalry that charged foot without a **Defeat** of it *retire*', ('@qrs 219, 223',), '', ('text',)),
    ('combat', 'effect', 'cavalry_that_charged_foot_without_a_defeat_of_it_retire', 'Cavalry that charged foot without a **Defeat** of it *retire*', ('@qrs 219, 223',), '', ('text',)),
    ('combat', 'case', 'c_to_e_grade_pursue', 'C to E grade *pursue*', ('@qrs 219',), '', ('text',)),
    ('combat', 'effect', 'c_to_e_grade_pursue', 'C to E grade *pursue*', ('@qrs 219',), '', ('text',)),
    ('combat', 'case', 'others_any_permitted_action', 'Others: *any permitted action*', ('@qrs 219',), '', ('text',)),
    ('combat', 'effect', 'others_any_permitted_action', 'Others: *any permitted action*', ('@qrs 219',), '', ('text',)),
    ('combat', 'band', 'victory', '**Victory**: 1 DP', ('@qrs 219',), '', ('text',)),
    ('combat', 'band', 'success', '**Success**: 1 DP', ('@qrs 220',), '', ('is', 'number')),
    ('combat', 'effect', 'success', '**Success**: 1 DP', ('@qrs 220',), '', ('change', 'number', '', 'dp')),
    ('combat', 'case', 'cavalry_that_charged_foot_retire', 'Cavalry that charged foot *retire*', ('@qrs 220',), '', ('text',)),
    ('combat', 'effect', 'cavalry_that_charged_foot_retire', 'Cavalry that charged foot *retire*', ('@qrs 220',), '', ('text',)),
    ('combat', 'case', 'infantry_and_guns_that_face_cavalry_stay', 'Infantry and guns that face cavalry *stay*', ('@qrs 220',), '', ('text',)),
    ('combat', 'effect', 'infantry_and_guns_that_face_cavalry_stay', 'Infantry and guns that face cavalry *stay*', ('@qrs 220',), '', ('text',)),
    ('combat', 'case', 'cavalry_that_charged_guns_alone_ride_through', 'Cavalry that charged guns alone *ride through*', ('@qrs 220',), '', ('text',)),
    ('combat', 'effect', 'cavalry_that_charged_guns_alone_ride_through', 'Cavalry that charged guns alone *ride through*', ('@qrs 220',), '', ('text',)),
    ('combat', 'case', 'others_any_permitted_action', 'Others: *any permitted action*', ('@qrs 220',), '', ('text',)),
    ('combat', 'effect', 'others_any_permitted_action', 'Others: *any permitted action*', ('@qrs 220',), '', ('text',)),
    ('combat', 'band', 'success', '**Success**: 1 DP', ('@qrs 220',), '', ('text',)),
    ('combat', 'band', 'inconclusive', '**Inconclusive**: 2 DPs', ('@qrs 221',), 'outrance_skirmishers', ('is', 'number')),
    ('combat', 'effect', 'inconclusive', '**Inconclusive**: 2 DPs', ('@qrs 221',), 'outrance_skirmishers', ('change', 'number', '', 'dp')),
    ('combat', 'case', 'cavalry_that_charged_foot_retire_unless_l_outrance_against_skirmishers', "Cavalry that charged foot *retire*, unless à l'outrance against skirmishers", ('@qrs 221',), 'outrance_skirmishers', ('text',)),
    ('combat', 'effect', 'cavalry_that_charged_foot_retire_unless_l_outrance_against_skirmishers', "Cavalry that charged foot *retire*, unless à l'outrance against skirmishers", ('@qrs 221',), 'outrance_skirmishers', ('text',)),
    ('combat', 'case', 'infantry_and_guns_stay', 'Infantry and guns *stay*', ('@qrs 221',), 'outrance_skirmishers', ('text',)),
    ('combat', 'effect', 'infantry_and_guns_stay', 'Infantry and guns *stay*', ('@qrs 221',), 'outrance_skirmishers', ('text',)),
    ('combat', 'case', 'after_a_charge_l_outrance_ride_through', "After a charge à l'outrance *ride through* {thin_target}", ('@qrs 221',), 'outrance_skirmishers', ('text',)),
    ('combat', 'effect', 'after_a_charge_l_outrance_ride_through', "After a charge à l'outrance *ride through* {thin_target}", ('@qrs 221',), 'outrance_skirmishers', ('text',)),
    ('combat', 'case', 'others_stay_or_retire', 'Others *stay* or *retire*', ('@qrs 221',), 'outrance_skirmishers', ('text',)),
    ('combat', 'effect', 'others_stay_or_retire', 'Others *stay* or *retire*', ('@qrs 221',), 'outrance_skirmishers', ('text',)),
    ('combat', 'band', 'inconclusive', '**Inconclusive**: 2 DPs', ('@qrs 221',), 'outrance_skirmishers', ('text',)),
    ('combat', 'band', 'driven_back', '**Driven back**: 3 DPs', ('@qrs 222',), '', ('is', 'number')),
    ('combat', 'effect', 'driven_back', '**Driven back**: 3 DPs', ('@qrs 222',), '', ('change', 'number', '', 'dp')),
    ('combat', 'case', 'foot_and_guns_whom_only_cavalry_charged_stay', 'Foot and guns whom only cavalry charged *stay*', ('@qrs 222',), '', ('text',)),
    ('combat', 'effect', 'foot_and_guns_whom_only_cavalry_charged_stay', 'Foot and guns whom only cavalry charged *stay*', ('@qrs 222',), '', ('text',)),
    ('combat', 'case', 'others_retire', 'Others *retire*', ('@qrs 222',), '', ('text',)),
    ('combat', 'effect', 'others_retire', 'Others *retire*', ('@qrs 222',), '', ('text',)),
    ('combat', 'case', 'the_guns_are_abandoned_their_crew_lives', 'The guns are abandoned, their crew lives', ('@qrs 222',), '', ('text',)),
    ('combat', 'effect', 'the_guns_are_abandoned_their_crew_lives', 'The guns are abandoned, their crew lives', ('@qrs 222',), '', ('become', 'yesno', '', 'abandoned')),
    ('combat', 'effect', 'the_guns_are_abandoned_their_crew_lives', 'The guns are abandoned, their crew lives', ('@qrs 222',), '', ('become', 'yesno', '', 'crew_killed')),
    ('combat', 'case', 'cavalry_that_charged_foot_1_dp_more', 'Cavalry that charged foot: 1 DP more', ('@qrs 222',), '', ('text',)),
    ('combat', 'effect', 'cavalry_that_charged_foot_1_dp_more', 'Cavalry that charged foot: 1 DP more', ('@qrs 222',), '', ('change', 'number', '', 'dp')),
    ('combat', 'band', 'driven_back', '**Driven back**: 3 DPs', ('@qrs 222',), '', ('text',)),
    ('combat', 'band', 'defeat', '**Defeat**: 4 DPs', ('@qrs 219, 223',), '', ('is', 'number')),
    ('combat', 'effect', 'defeat', '**Defeat**: 4 DPs', ('@qrs 219, 223',), '', ('change', 'number', '', 'dp')),
    ('combat', 'case', 'guns_are_abandoned_their_crew_killed', 'Guns are abandoned, their crew killed', ('@qrs 219, 223',), '', ('text',)),
    ('combat', 'effect', 'guns_are_abandoned_their_crew_killed', 'Guns are abandoned, their crew killed', ('@qrs 219, 223',), '', ('become', 'yesno', '', 'abandoned')),
    ('combat', 'effect', 'guns_are_abandoned_their_crew_killed', 'Guns are abandoned, their crew killed', ('@qrs 219, 223',), '', ('become', 'yesno', '', 'crew_killed')),
    ('combat', 'case', 'others_retire', 'Others *retire*', ('@qrs 219, 223',), '', ('text',)),
    ('combat', 'effect', 'others_retire', 'Others *retire*', ('@qrs 219, 223',), '', ('text',)),
    ('combat', 'band', 'defeat', '**Defeat**: 4 DPs', ('@qrs 219, 223',), '', ('text',)),
    ('combat', 'band', 'broken', '**Break**: 5 DPs', ('@qrs 224',), 'open_end', ('is', 'number')),
    ('combat', 'effect', 'broken', '**Break**: 5 DPs', ('@qrs 224',), 'open_end', ('change', 'number', '', 'dp')),
    ('combat', 'case', 'guns_are_abandoned_their_crew_killed', 'Guns are abandoned, their crew killed', ('@qrs 224',), 'open_end', ('text',)),
    ('combat', 'effect', 'guns_are_abandoned_their_crew_killed', 'Guns are abandoned, their crew killed', ('@qrs 224',), 'open_end', ('become', 'yesno', '', 'abandoned')),
    ('combat', 'effect', 'guns_are_abandoned_their_crew_killed', 'Guns are abandoned, their crew killed', ('@qrs 224',), 'open_end', ('become', 'yesno', '', 'crew_killed')),
    ('combat', 'case', 'others_rout', 'Others *rout*', ('@qrs 224',), 'open_end', ('text',)),
    ('combat', 'effect', 'others_rout', 'Others *rout*', ('@qrs 224',), 'open_end', ('text',)),
    ('continue', 'line', 'the_rout_pursuit_looting_or_charge_goes_on', 'The rout, pursuit, looting or charge goes on', ('@qrs 101',), '', ('text',)),
    ('repeat', 'line', 'does_what_it_did_in_its_last_move', 'Does what it did in its last move', ('@qrs 107',), '', ('text',)),
    ('act', 'line', 'does_what_the_player_likes', 'Does what the player likes', ('@qrs 105',), '', ('text',)),
    ('halt_short', 'line', 'goes_no_farther', 'Goes no farther', ('@qrs 13, 232, 236',), '', ('text',)),
    ('halt', 'line', 'does_not_move_on', 'Does not move on', ('@qrs 79, 103',), '', ('text',)),
    ('ride', 'value', 'beyond_120_yd_of_enemy', 'Beyond 120 yd of enemy', ('@qrs 42',), '', ('is', 'length')),
    ('ride', 'value', 'beyond_120_yd_of_enemy', 'Beyond 120 yd of enemy', ('@qrs 42',), '', ('text',)),
    ('ride', 'line', 'he_may_attach_or_detach_himself_or_both', 'He may attach or detach himself, or both', ('@qrs 73',), '', ('text',)),
    ('ride', 'effect', 'he_may_attach_or_detach_himself_or_both', 'He may attach or detach himself, or both', ('@qrs 73',), '', ('text',)),
    ('attach', 'line', 'joins_a_unit', 'Joins a unit', ('@qrs 73',), '', ('text',)),
    ('attach', 'effect', 'joins_a_unit', 'Joins a unit', ('@qrs 73',), '', ('become', 'yesno', '', 'attached')),
    ('detach', 'line', 'leaves_a_unit', 'Leaves a unit', ('@qrs 73',), '', ('text',)),
    ('detach', 'effect', 'leaves_a_unit', 'Leaves a unit', ('@qrs 73',), '', ('become', 'yesno', '', 'attached')),
    ('orders', 'line', 'gives_new_orders_or_hears_them', 'Gives new orders or hears them', ('@qrs 75',), '', ('text',)),
    ('influence', 'verdict', 'attached', 'Attached', ('@qrs 77',), '', ('text',)),
    ('influence', 'verdict', '', '', ('@qrs 77',), '', ('text',)),
    ('influence', 'line', 'in_one_of_two_ways', 'In one of two ways', ('@qrs 79, 81',), '', ('text',)),
    ('influence', 'effect', 'in_one_of_two_ways', 'In one of two ways', ('@qrs 79, 81',), '', ('text',)),
    ('steady', 'verdict', 'as', 'As {influence}', ('@qrs 77',), '', ('text',)),
    ('steady', 'verdict', '', '', ('@qrs 79',), '', ('text',)),
    ('steady', 'line', '1_dp_is_taken_off_the_unit_stays_halted', '1 DP is taken off; the unit stays halted', ('@qrs 79',), '', ('text',)),
    ('steady', 'effect', '1_dp_is_taken_off_the_unit_stays_halted', '1 DP is taken off; the unit stays halted', ('@qrs 79',), '', ('text',)),
    ('steady', 'effect', '1_dp_is_taken_off_the_unit_stays_halted', '1 DP is taken off; the unit stays halted', ('@qrs 79',), '', ('change', 'number', 'unit ', 'dp')),
    ('inspire', 'verdict', 'as', 'As {influence}', ('@qrs 77',), '', ('text',)),
    ('inspire', 'verdict', '', '', ('@qrs 81',), '', ('text',)),
    ('inspire', 'line', 'the_unit_fights_better_and_moves_faster', 'The unit fights better and moves faster', ('@qrs 81',), '', ('text',)),
    ('inspire', 'effect', 'the_unit_fights_better_and_moves_faster', 'The unit fights better and moves faster', ('@qrs 81',), '', ('change', 'number', 'unit ', 'inspiring')),
    ('risk', 'roll', '', '', ('@qrs 137',), '', ('rolled',)),
    ('risk', 'band', 'hit_roll_again', 'Hit: roll again', ('@qrs 137',), '', ('is', 'number')),
    ('risk', 'take', 'hit_roll_again', 'Hit: roll again', ('@qrs 137',), '', ('text',)),
    ('leader_hit', 'roll', '', '', ('@qrs 137',), '', ('rolled',)),
    ('leader_hit', 'band', 'killed', 'Killed', ('@qrs 139',), '', ('is', 'number')),
    ('leader_hit', 'band', 'killed', 'Killed', ('@qrs 139',), '', ('text',)),
    ('leader_hit', 'band', 'wounded_and_1_action_lost', 'Wounded, and 1 action lost', ('@qrs 141',), '', ('is', 'number')),
    ('leader_hit', 'case', 'the_2nd_wound_kills', 'The 2nd wound kills', ('@qrs 141',), '', ('text',)),
    ('leader_hit', 'band', 'wounded_and_1_action_lost', 'Wounded, and 1 action lost', ('@qrs 141',), '', ('text',)),
    ('leader_hit', 'band', 'near_miss', 'Near miss', ('@qrs 143',), '', ('is', 'number')),
    ('leader_hit', 'effect', 'killed', 'Killed', ('@qrs 139',), '', ('become', 'yesno', '', 'killed')),
    ('leader_hit', 'effect', 'wounded_and_1_action_lost', 'Wounded, and 1 action lost', ('@qrs 141',), '', ('change', 'number', '', 'wounds')),
    ('leader_hit', 'effect', 'wounded_and_1_action_lost', 'Wounded, and 1 action lost', ('@qrs 141',), '', ('change', 'number', '', 'actions')),
    ('leader_hit', 'effect', 'the_2nd_wound_kills', 'The 2nd wound kills', ('@qrs 141',), '', ('become', 'yesno', '', 'killed')),
    ('risk', 'band', 'hit_roll_again', 'Hit: roll again', ('@qrs 137',), '', ('text',)),
    ('risk', 'band', 'unhurt', 'Unhurt', ('@qrs 137',), '', ('is', 'number')),
    ('part_spent', 'case', '', '', ('@qrs 113, 119, 123, 129',), '', ('text',)),
    ('far', 'case', '', '', ('@qrs 29, 111, 113',), '', ('text',)),
    ('in_column', 'case', '', '', ('@qrs 111, 131, 155',), '', ('text',)),
    ('wheel', 'line', 'within_120_yd_of_enemy_1_dp_but_not_in_column_or_unformed', 'Within 120 yd of enemy: 1 DP, but not in column or unformed', ('@qrs 111',), '', ('text',)),
    ('wheel', 'effect', 'within_120_yd_of_enemy_1_dp_but_not_in_column_or_unformed', 'Within 120 yd of enemy: 1 DP, but not in column or unformed', ('@qrs 111',), '', ('change', 'number', '', 'dp')),
    ('change_formation', 'verdict', 'too_little_move_left', 'Too little move left', ('@qrs 113',), '', ('text',)),
    ('change_formation', 'verdict', '', '', ('@qrs 113',), '', ('text',)),
    ('change_formation', 'band', 'beyond_120_yd_of_enemy_1_2_move', 'Beyond 120 yd of enemy: 1/2 move', ('@qrs 113',), '', ('is', 'number')),
    ('change_formation', 'effect', 'beyond_120_yd_of_enemy_1_2_move', 'Beyond 120 yd of enemy: 1/2 move', ('@qrs 113',), '', ('change', 'move', '', 'time')),
    ('change_formation', 'band', 'beyond_120_yd_of_enemy_1_2_move', 'Beyond 120 yd of enemy: 1/2 move', ('@qrs 113',), '', ('text',)),
    ('change_formation', 'band', 'nearer_1_move_1_dp', 'Nearer: 1 move, 1 DP', ('@qrs 113',), '', ('is', 'number')),
    ('change_formation', 'effect', 'nearer_1_move_1_dp', 'Nearer: 1 move, 1 DP', ('@qrs 113',), '', ('become', 'move', '', 'time')),
    ('change_formation', 'effect', 'nearer_1_move_1_dp', 'Nearer: 1 move, 1 DP', ('@qrs 113',), '', ('change', 'number', '', 'dp')),
    ('reform', 'verdict', 'no_whole_move_left', 'No whole move left', ('@qrs 115',), '', ('text',)),
    ('reform', 'verdict', 'its_cause_over', 'Its cause over', ('@qrs 115',), '', ('text',)),
    ('reform', 'verdict', '', '', ('@qrs 115',), '', ('text',)),
    ('reform', 'line', '1_move', '1 move', ('@qrs 115',), '', ('text',)),
    ('reform', 'effect', '1_move', '1 move', ('@qrs 115',), '', ('become', 'move', '', 'time')),
    ('unlimber', 'verdict', 'no_whole_move_left', 'No whole move left', ('@qrs 117',), '', ('text',)),
    ('unlimber', 'verdict', '', '', ('@qrs 117',), '', ('text',)),
    ('unlimber', 'line', '1_move', '1 move', ('@qrs 117',), '', ('text',)),
    ('unlimber', 'effect', '1_move', '1 move', ('@qrs 117',), '', ('become', 'move', '', 'time')),
    ('unlimber', 'effect', '1_move', '1 move', ('@qrs 117',), '', ('become', 'yesno', '', 'limbered')),
    ('unlimber', 'band', 'under_fire_2_dps', 'Under fire: 2 DPs', ('@qrs 117',), '', ('is', 'number')),
    ('unlimber', 'effect', 'under_fire_2_dps', 'Under fire: 2 DPs', ('@qrs 117',), '', ('change', 'number', '', 'dp')),
    ('unlimber', 'band', 'under_fire_2_dps', 'Under fire: 2 DPs', ('@qrs 117',), '', ('text',)),
    ('unlimber', 'band', 'else_1_dp', 'Else 1 DP', ('@qrs 117',), '', ('is', 'number')),
    ('unlimber', 'effect', 'else_1_dp', 'Else 1 DP', ('@qrs 117',), '', ('change', 'number', '', 'dp')),
    ('cross', 'verdict', 'no_move_left', 'No move left', ('@qrs 119, 121',), '', ('text',)),
    ('cross', 'verdict', 'none_before_it', 'None before it', ('@qrs 119, 121',), '', ('text',)),
    ('cross', 'verdict', '', '', ('@qrs 119, 121',), '', ('text',)),
    ('cross', 'line', 'major_1_2_move', 'Major: 1/2 move', ('@qrs 119',), '', ('text',)),
    ('cross', 'effect', 'major_1_2_move', 'Major: 1/2 move', ('@qrs 119',), '', ('change', 'move', '', 'time')),
    ('cross', 'band', 'minor_as_rough_terrain', 'Minor: as rough terrain', ('@qrs 121',), '', ('is', 'number')),
    ('cross', 'band', 'minor_as_rough_terrain', 'Minor: as rough terrain', ('@qrs 121',), '', ('text',)),
    ('cross', 'band', 'major_under_fire_2_dps', 'Major, under fire: 2 DPs', ('@qrs 119',), '', ('is', 'number')),
    ('cross', 'effect', 'major_under_fire_2_dps', 'Major, under fire: 2 DPs', ('@qrs 119',), '', ('change', 'number', '', 'dp')),
    ('cross', 'band', 'major_under_fire_2_dps', 'Major, under fire: 2 DPs', ('@qrs 119',), '', ('text',)),
    ('cross', 'band', 'major_else_1_dp', 'Major, else 1 DP', ('@qrs 119',), '', ('is', 'number')),
    ('cross', 'effect', 'major_else_1_dp', 'Major, else 1 DP', ('@qrs 119',), '', ('change', 'number', '', 'dp')),
    ('about_face', 'verdict', 'no_move_left', 'No move left', ('@qrs 123',), '', ('text',)),
    ('about_face', 'verdict', '', '', ('@qrs 123',), '', ('text',)),
    ('about_face', 'line', '1_2_move', '1/2 move', ('@qrs 123',), '', ('text',)),
    ('about_face', 'effect', '1_2_move', '1/2 move', ('@qrs 123',), '', ('change', 'move', '', 'time')),
    ('about_face', 'line', 'cavalry_within_120_yd_of_enemy_1_dp', 'Cavalry within 120 yd of enemy: 1 DP', ('@qrs 123',), '', ('text',)),
    ('about_face', 'effect', 'cavalry_within_120_yd_of_enemy_1_dp', 'Cavalry within 120 yd of enemy: 1 DP', ('@qrs 123',), '', ('change', 'number', '', 'dp')),
    ('about_face', 'line', 'foot_under_fire_1_dp', 'Foot under fire: 1 DP', ('@qrs 123',), '', ('text',)),
    ('about_face', 'effect', 'foot_under_fire_1_dp', 'Foot under fire: 1 DP', ('@qrs 123',), '', ('change', 'number', '', 'dp')),
    ('incline', 'verdict', 'foot_of_a_to_d_grade', 'Foot of A to D grade', ('@qrs 125',), '', ('text',)),
    ('incline', 'verdict', '', '', ('@qrs 125',), '', ('text',)),
    ('side_step', 'verdict', 'foot_of_a_to_d_grade_in_line', 'Foot of A to D grade in line', ('@qrs 127',), '', ('text',)),
    ('side_step', 'verdict', '', '', ('@qrs 127',), '', ('text',)),
    ('mount', 'verdict', 'no_move_left', 'No move left', ('@qrs 129',), '', ('text',)),
    ('mount', 'verdict', '', '', ('@qrs 129',), '', ('text',)),
    ('mount', 'line', '1_2_move', '1/2 move', ('@qrs 129',), '', ('text',)),
    ('mount', 'effect', '1_2_move', '1/2 move', ('@qrs 129',), '', ('change', 'move', '', 'time')),
    ('mount', 'line', 'under_fire_1_dp', 'Under fire: 1 DP', ('@qrs 129',), '', ('text',)),
    ('mount', 'effect', 'under_fire_1_dp', 'Under fire: 1 DP', ('@qrs 129',), '', ('change', 'number', '', 'dp')),
    ('pass_gap', 'verdict', 'into_column_too_little_move_left', 'Into column: too little move left', ('@qrs 113, 131',), '', ('text',)),
    ('pass_gap', 'verdict', '', '', ('@qrs 131',), '', ('text',)),
    ('pass_gap', 'line', 'by_a_change_of_formation_into_column_at_the_cost_of_that', 'By a change of formation into column, at the cost of that', ('@qrs 131',), '', ('text',)),
    ('pass_gap', 'take', 'by_a_change_of_formation_into_column_at_the_cost_of_that', 'By a change of formation into column, at the cost of that', ('@qrs 131',), '', ('text',)),
    ('pass_gap', 'line', 'else_within_120_yd_of_enemy_1_dp', 'Else, within 120 yd of enemy: 1 DP', ('@qrs 131',), '', ('text',)),
    ('pass_gap', 'effect', 'else_within_120_yd_of_enemy_1_dp', 'Else, within 120 yd of enemy: 1 DP', ('@qrs 131',), '', ('change', 'number', '', 'dp')),
    ('pass_gap', 'line', 'else_foot_1_2_of_its_move', 'Else, foot: 1/2 of its move', ('@qrs 131',), '', ('text',)),
    ('pass_gap', 'effect', 'else_foot_1_2_of_its_move', 'Else, foot: 1/2 of its move', ('@qrs 131',), '', ('become', 'move', '', 'speed')),
    ('free_passage', 'case', 'through_guns', 'through guns', ('@qrs 133',), '', ('text',)),
    ('free_passage', 'case', 'neither_in_rout_and_the_one_passed_through_stood_still_and_held_its_fire', 'neither in rout, and the one passed through stood still and held its fire', ('@qrs 133',), '', ('text',)),
    ('formed', 'case', '', '', ('@qrs 133, 236',), '', ('text',)),
    ('pass_lines', 'line', 'unless_without_penalty_1_dp_on_the_one_that_passes_if_formed', 'Unless without penalty: 1 DP on the one that passes, if formed', ('@qrs 133',), '', ('text',)),
    ('pass_lines', 'effect', 'unless_without_penalty_1_dp_on_the_one_that_passes_if_formed', 'Unless without penalty: 1 DP on the one that passes, if formed', ('@qrs 133',), '', ('change', 'number', '', 'dp')),
    ('pass_lines', 'line', 'likewise_1_dp_on_the_one_passed_through_if_formed', 'Likewise 1 DP on the one passed through, if formed', ('@qrs 133',), '', ('text',)),
    ('pass_lines', 'effect', 'likewise_1_dp_on_the_one_passed_through_if_formed', 'Likewise 1 DP on the one passed through, if formed', ('@qrs 133',), '', ('change', 'number', 'friend ', 'dp')),
    ('lost_near', 'case', '', '', ('@qrs 51',), '', ('text',)),
    ('leader_lost', 'line', 'general_or_marshal_lost_within_120_yd_killed_or_in_rout_2_dps', 'General or marshal lost within 120 yd, killed or in rout: 2 DPs', ('@qrs 51',), '', ('text',)),
    ('leader_lost', 'effect', 'general_or_marshal_lost_within_120_yd_killed_or_in_rout_2_dps', 'General or marshal lost within 120 yd, killed or in rout: 2 DPs', ('@qrs 51',), '', ('change', 'number', '', 'dp')),
    ('equal_or_higher', 'case', '', '', ('@qrs 53, 57',), '', ('text',)),
    ('friend_gone', 'case', '', '', ('@qrs 53, 55',), '', ('text',)),
    ('friend_lost', 'line', 'equal_or_higher_in_rout_or_destroyed_within_120_yd_2_dps', 'Equal or higher, in rout or destroyed within 120 yd: 2 DPs', ('@qrs 53',), '', ('text',)),
    ('friend_lost', 'effect', 'equal_or_higher_in_rout_or_destroyed_within_120_yd_2_dps', 'Equal or higher, in rout or destroyed within 120 yd: 2 DPs', ('@qrs 53',), '', ('change', 'number', '', 'dp')),
    ('friend_lost', 'line', 'lower_in_rout_or_destroyed_within_120_yd_1_dp', 'Lower, in rout or destroyed within 120 yd: 1 DP', ('@qrs 55',), '', ('text',)),
    ('friend_lost', 'effect', 'lower_in_rout_or_destroyed_within_120_yd_1_dp', 'Lower, in rout or destroyed within 120 yd: 1 DP', ('@qrs 55',), '', ('change', 'number', '', 'dp')),
    ('friend_lost', 'line', 'equal_or_higher_foot_retiring_within_120_yd_1_dp', 'Equal or higher foot retiring within 120 yd: 1 DP', ('@qrs 57',), '', ('text',)),
    ('friend_lost', 'effect', 'equal_or_higher_foot_retiring_within_120_yd_1_dp', 'Equal or higher foot retiring within 120 yd: 1 DP', ('@qrs 57',), '', ('change', 'number', '', 'dp')),
    ('evading', 'line', 'for_evading_1_dp', 'For evading: 1 DP', ('@qrs 59',), '', ('text',)),
    ('evading', 'effect', 'for_evading_1_dp', 'For evading: 1 DP', ('@qrs 59',), '', ('change', 'number', '', 'dp')),
    ('heartened', 'line', '1_dp_off', '1 DP off', ('@qrs 61',), '', ('text',)),
    ('heartened', 'effect', '1_dp_off', '1 DP off', ('@qrs 61',), '', ('change', 'number', '', 'dp')),
    ('redress', 'verdict', 'in_combat_or_dps_from_artillery_this_turn', 'In combat, or DPs from artillery this turn', ('@qrs 63',), '', ('text',)),
    ('redress', 'verdict', '', '', ('@qrs 63',), '', ('text',)),
    ('redress', 'line', 'a_and_b_grade_1_dp_off', 'A and B grade: 1 DP off', ('@qrs 65',), '', ('text',)),
    ('redress', 'effect', 'a_and_b_grade_1_dp_off', 'A and B grade: 1 DP off', ('@qrs 65',), '', ('change', 'number', '', 'dp')),
    ('redress', 'line', 'a_and_b_grade_stationary_1_dp_more_off', 'A and B grade, stationary: 1 DP more off', ('@qrs 65',), '', ('text',)),
    ('redress', 'effect', 'a_and_b_grade_stationary_1_dp_more_off', 'A and B grade, stationary: 1 DP more off', ('@qrs 65',), '', ('change', 'number', '', 'dp')),
    ('redress', 'line', 'c_and_d_grade_stationary_1_dp_off', 'C and D grade, stationary: 1 DP off', ('@qrs 67',), '', ('text',)),
    ('redress', 'effect', 'c_and_d_grade_stationary_1_dp_off', 'C and D grade, stationary: 1 DP off', ('@qrs 67',), '', ('change', 'number', '', 'dp')),
    ('redress', 'line', 'e_grade_stationary_out_of_all_fire_1_dp_off', 'E grade, stationary, out of all fire: 1 DP off', ('@qrs 69',), '', ('text',)),
    ('redress', 'effect', 'e_grade_stationary_out_of_all_fire_1_dp_off', 'E grade, stationary, out of all fire: 1 DP off', ('@qrs 69',), '', ('change', 'number', '', 'dp')),
    ('unlimbered', 'case', '', '', ('@qrs 27',), '', ('text',)),
    ('pivot', 'line', 'all_the_move_that_guns_other_than_battalion_guns_have_once_unlimbered', 'All the move that guns other than battalion guns have once unlimbered', ('@qrs 27',), '', ('text',)),
    ('march', 'verdict', 'guns_once_unlimbered_but_battalion_guns', 'Guns once unlimbered, but battalion guns', ('@qrs 27',), '', ('text',)),
    ('march', 'verdict', 'beyond_120_yd_of_enemy_at_both_ends', 'Beyond 120 yd of enemy at both ends', ('@qrs 29',), '', ('text',)),
    ('march', 'verdict', '', '', ('@qrs 29',), '', ('text',)),
    ('march', 'value', 'cavalry', 'Cavalry', ('@qrs 29',), '', ('is', 'length')),
    ('march', 'value', 'infantry_along_a_road_in_march_column', 'Infantry along a road in march column', ('@qrs 29',), '', ('text',)),
    ('march', 'value', 'infantry', 'Infantry', ('@qrs 27, 29',), '', ('text',)),
    ('march', 'value', 'cavalry', 'Cavalry', ('@qrs 29',), '', ('text',)),
    ('march', 'value', 'infantry_along_a_road_in_march_column', 'Infantry along a road in march column', ('@qrs 29',), '', ('is', 'length')),
    ('march', 'value', 'infantry', 'Infantry', ('@qrs 27, 29',), '', ('is', 'length')),
    ('march', 'modifier', 'at_half_speed', 'At half speed', ('@qrs 131',), '', ('text',)),
    ('road_move', 'verdict', 'guns_once_unlimbered_but_battalion_guns', 'Guns once unlimbered, but battalion guns', ('@qrs 27',), '', ('text',)),
    ('road_move', 'verdict', 'in_march_column_along_a_road', 'In march column, along a road', ('@qrs 31, 36',), '', ('text',)),
    ('road_move', 'verdict', '', '', ('@qrs 36',), '', ('text',)),
    ('road_move', 'modifier', 'at_half_speed', 'At half speed', ('@qrs 131',), '', ('text',)),
    ('road_move', 'line', 'rough_terrain_counts_for_nothing_on_it', 'Rough terrain counts for nothing on it', ('@qrs 36',), '', ('text',)),
    ('evade', 'line', 'a_fast_move', 'A fast move', ('@qrs 19, 38',), '', ('text',)),
    ('evade', 'effect', 'a_fast_move', 'A fast move', ('@qrs 19, 38',), '', ('become', 'member', '', 'doing')),
    ('evade', 'line', '', '', ('@qrs 19, 38',), '', ('text',)),
    ('evade', 'take', '', '', ('@qrs 19, 38',), '', ('text',)),
    ('charge', 'line', 'moves_into_contact', 'Moves into contact', ('@qrs 19, 190',), '', ('text',)),
    ('charge', 'effect', 'moves_into_contact', 'Moves into contact', ('@qrs 19, 190',), '', ('become', 'yesno', '', 'charging')),
    ('charge_outrance', 'line', 'moves_into_contact', 'Moves into contact', ('@qrs 19, 192',), '', ('text',)),
    ('charge_outrance', 'effect', 'moves_into_contact', 'Moves into contact', ('@qrs 19, 192',), '', ('become', 'yesno', '', 'charging')),
    ('charge_outrance', 'effect', 'moves_into_contact', 'Moves into contact', ('@qrs 19, 192',), '', ('become', 'yesno', '', 'a_outrance')),
    ('counter_charge', 'verdict', 'against_a_charge', 'Against a charge', ('@qrs 19, 190',), '', ('text',)),
    ('counter_charge', 'verdict', '', '', ('@qrs 19, 190',), '', ('text',)),
    ('counter_charge', 'line', 'meets_the_charge', 'Meets the charge', ('@qrs 19, 190',), '', ('text',)),
    ('counter_charge', 'effect', 'meets_the_charge', 'Meets the charge', ('@qrs 19, 190',), '', ('become', 'yesno', '', 'counter_charging')),
    ('band', 'row', 'ranges', 'Ranges', ('@qrs 148',), '', ('column', 'length', 'member')),
    ('band', 'row', 'ranges', 'Ranges', ('@qrs 149',), '', ('column', 'length', 'member')),
    ('band', 'row', 'ranges', 'Ranges', ('@qrs 150',), '', ('column', 'length', 'member')),
    ('reserve_fire', 'line', 'it_is_kept_for_close_artillery', 'It is kept for close artillery', ('@qrs 7, 15',), '', ('text',)),
    ('reserve_fire', 'effect', 'it_is_kept_for_close_artillery', 'It is kept for close artillery', ('@qrs 7, 15',), '', ('become', 'yesno', '', 'fire_reserved')),
    ('artillery', 'verdict', 'abandoned', 'Abandoned', ('@qrs 222-224',), '', ('text',)),
    ('artillery', 'verdict', 'out_of_range', 'Out of range', ('@qrs 148, 149',), '', ('text',)),
    ('artillery', 'verdict', 'kept_its_fire_close_range_only', 'Kept its fire: close range only', ('@qrs 15',), '', ('text',)),
    ('artillery', 'verdict', '', '', ('@qrs 152-161',), '', ('text',)),
    ('artillery', 'roll', 'for_each_gun_by_itself', 'for each gun by itself', ('@qrs 152',), '', ('rolled',)),
    ('artillery', 'modifier', 'target_and_range_as_before', 'Target and range as before', ('@qrs 154',), '', ('signed', 'number')),
    ('artillery', 'modifier', 'target_and_range_as_before', 'Target and range as before', ('@qrs 154',), '', ('text',)),
    ('artillery', 'modifier', 'new_target', 'New target', ('@qrs 154',), '', ('signed', 'number')),
    ('artillery', 'modifier', 'new_target', 'New target', ('@qrs 154',), '', ('text',)),
    ('artillery', 'modifier', 'in_column_or_enfiladed', 'In column, or enfiladed', ('@qrs 155',), '', ('signed', 'number')),
    ('artillery', 'modifier', 'in_column_or_enfiladed', 'In column, or enfiladed', ('@qrs 155',), '', ('text',)),
    ('artillery', 'modifier', 'each_dp', 'Each DP', ('@qrs 155',), '', ('signed', 'number')),
    ('artillery', 'modifier', 'beyond_effective_range', 'Beyond effective range', ('@qrs 156',), '', ('signed', 'number')),
    ('artillery', 'modifier', 'beyond_effective_range', 'Beyond effective range', ('@qrs 156',), '', ('text',)),
    ('artillery', 'modifier', 'target_in_fieldworks', 'Target in fieldworks', ('@qrs 156',), '', ('signed', 'number')),
    ('artillery', 'modifier', 'target_in_fieldworks', 'Target in fieldworks', ('@qrs 156',), '', ('text',)),
    ('artillery', 'modifier', 'gun', 'Gun', ('@qrs 157',), '', ('by', 'number', 'heavy_gun')),
    ('artillery', 'modifier', 'gun', 'Gun', ('@qrs 157',), '', ('by', 'number', 'battalion_gun')),
    ('artillery', 'modifier', 'gun', 'Gun', ('@qrs 157',), '', ('text',)),
    ('artillery', 'row', 'artillery_dps', 'Artillery results', ('@qrs 159',), '', ('cell', 'number', (('band', 'member'), ('total', 'number')))),
    ('artillery', 'row', 'artillery_dps', 'Artillery results', ('@qrs 161',), '', ('cell', 'number', (('band', 'member'), ('total', 'number')))),
    ('artillery', 'line', 'dps_on_the_target', 'DPs on the target', ('@qrs 159, 161',), '', ('text',)),
    ('artillery', 'effect', 'dps_on_the_target', 'DPs on the target', ('@qrs 159, 161',), '', ('change', 'number', 'target ', 'dp')),
    ('artillery', 'effect', 'dps_on_the_target', 'DPs on the target', ('@qrs 159, 161',), '', ('change', 'number', 'target ', 'artillery_dp')),
    ('indirect', 'verdict', 'abandoned', 'Abandoned', ('@qrs 222-224',), '', ('text',)),
    ('indirect', 'verdict', 'out_of_range', 'Out of range', ('@qrs 148, 149',), '', ('text',)),
    ('indirect', 'verdict', 'kept_its_fire_close_range_only', 'Kept its fire: close range only', ('@qrs 15',), '', ('text',)),
    ('indirect', 'verdict', '', '', ('@qrs 163-170',), '', ('text',)),
    ('indirect', 'roll', '', '', ('@qrs 163',), '', ('rolled',)),
    ('indirect', 'modifier', 'target_as_before_not_moved_since', 'Target as before, not moved since', ('@qrs 168',), '', ('signed', 'number')),
    ('indirect', 'modifier', 'target_as_before_not_moved_since', 'Target as before, not moved since', ('@qrs 168',), '', ('text',)),
    ('indirect', 'band', 'short', 'Short', ('@qrs 165',), '', ('is', 'number')),
    ('indirect', 'effect', 'short', 'Short', ('@qrs 165',), '', ('become', 'member', '', 'fall')),
    ('indirect', 'band', 'short', 'Short', ('@qrs 165',), '', ('text',)),
    ('indirect', 'band', 'over', 'Over', ('@qrs 165',), '', ('is', 'number')),
    ('indirect', 'effect', 'over', 'Over', ('@qrs 165',), '', ('become', 'member', '', 'fall')),
    ('indirect', 'band', 'over', 'Over', ('@qrs 165',), '', ('text',)),
    ('indirect', 'band', 'to_the_right', 'To the right', ('@qrs 165',), '', ('is', 'number')),
    ('indirect', 'effect', 'to_the_right', 'To the right', ('@qrs 165',), '', ('become', 'member', '', 'fall')),
    ('indirect', 'band', 'to_the_right', 'To the right', ('@qrs 165',), '', ('text',)),
    ('indirect', 'band', 'to_the_left', 'To the left', ('@qrs 166',), '', ('is', 'number')),
    ('indirect', 'effect', 'to_the_left', 'To the left', ('@qrs 166',), '', ('become', 'member', '', 'fall')),
    ('indirect', 'band', 'to_the_left', 'To the left', ('@qrs 166',), '', ('text',)),
    ('indirect', 'band', 'on_target', 'On target', ('@qrs 166',), '', ('is', 'number')),
    ('indirect', 'effect', 'on_target', 'On target', ('@qrs 166',), '', ('become', 'member', '', 'fall')),
    ('indirect', 'effect', 'on_target', 'On target', ('@qrs 166',), '', ('become', 'length', 'target ', 'shot_distance')),
    ('indirect', 'line', 'the_target_and_any_others_near_it_feel_the_shot', 'The target, and any others near it, feel the shot', ('@qrs 170',), '', ('text',)),
    ('indirect', 'take', 'the_target_and_any_others_near_it_feel_the_shot', 'The target, and any others near it, feel the shot', ('@qrs 170',), '', ('text',)),
    ('near_shot', 'line', 'friend_or_enemy_within_10_yd_of_it_1_dp', 'Friend or enemy, within 10 yd of it: 1 DP', ('@qrs 170',), '', ('text',)),
    ('near_shot', 'effect', 'friend_or_enemy_within_10_yd_of_it_1_dp', 'Friend or enemy, within 10 yd of it: 1 DP', ('@qrs 170',), '', ('change', 'number', '', 'dp')),
    ('near_shot', 'effect', 'friend_or_enemy_within_10_yd_of_it_1_dp', 'Friend or enemy, within 10 yd of it: 1 DP', ('@qrs 170',), '', ('change', 'number', '', 'artillery_dp')),
    ('musketry', 'verdict', 'all_but_infantry', 'All but infantry', ('@qrs 9',), '', ('text',)),
    ('musketry', 'verdict', 'out_of_range', 'Out of range', ('@qrs 150',), '', ('text',)),
    ('musketry', 'verdict', 'beyond_40_yd', 'Beyond 40 yd', ('@qrs 9, 172',), '', ('text',)),
    ('musketry', 'verdict', 'nearer_close_fire_in_combat', 'Nearer: close fire, in combat', ('@qrs 9, 150, 172',), '', ('text',)),
    ('musketry', 'modifier', 'each_base_able_to_fire', 'each base able to fire', ('@qrs 172',), '', ('signed', 'number')),
    ('musketry', 'modifier', 'each_dp_of_the_shooters', 'each DP of the shooters', ('@qrs 172',), '', ('signed', 'number')),
    ('musketry', 'modifier', '', '', ('@qrs 172-176',), '', ('bound', 'number', 'at least')),
    ('musketry', 'modifier', 'skirmishers_or_target_in_fieldworks_or_hard_cover_once_only', 'skirmishers, or target in fieldworks or hard cover; once only', ('@qrs 174',), '', ('text',)),
    ('musketry', 'roll', '', '', ('@qrs 172',), '', ('rolled',)),
    ('musketry', 'each', '1_dp', '1 DP', ('@qrs 176',), '', ('shown',)),
    ('musketry', 'effect', '1_dp', '1 DP', ('@qrs 176',), '', ('change', 'number', 'target ', 'dp')),
)
_RULINGS: dict[str, str] = {
    'ride_through_dice': 'A ride-through rolls the dice of a cavalry move: 2 AvD, with the D6 for a third',
    'flank_bases': 'Cavalry count 1 base out on each flank',
    'column_rounding': 'Half of an odd number of bases in the rear ranks of a column is rounded up',
    'pikes_and_guns': 'Pikes that face guns and do not charge have 1 D6 a base',
    'pikes_charging_horse': 'Pikes that charge cavalry have 2 D6 a base',
    'dice_and_not_scores': 'What the list adds and takes off is dice, and a unit cannot have fewer than none',
    'open_end': 'Break is a margin of -8 or less',
    'outrance_skirmishers': "Cavalry that charged skirmishers à l'outrance with an equal result rides through and does not retire",
    'charge_in_control': "The charge that goes on is last turn's charge without contact",
    'behind_what': 'The 60 yd are those to the unit in front',
    'two_rides': 'A leader who moves as an action has the distances of a detached one',
    'up_to_three': 'DPs of movement and manoeuvre count one by one: a unit with 2 that would have 2 more has 3',
    'move_is_spent': 'What manoeuvres take of a move adds up, to 1 move and no more',
    'one_dp_off': 'The DP that riding through or a position taken takes off goes with the move, and not again in the morale phase',
    'tactical_ends': 'A move with either end within 120 yd of enemy is a tactical one',
    'fours_count': 'In rough terrain a 4 costs cavalry and guns 1 DP of its own',
    'every_die': 'Each die that shows the face costs its DP',
    'average_die': 'The average die shows 2, 3, 3, 4, 4, 5',
    'formed_and_column': 'Formed is whatever is not unformed, and plain column is either column',
    'first_fire': 'A first fire is neither at the target of before nor at a new one',
    'dps_of_the_gun': 'The DPs that count against artillery are those on the gun that fires',
    'dps_before_halving': 'The dice for DPs come off before the rest is halved',
    'skirmishers_halve': 'Skirmishers halve the dice that they fire with, and not those fired at them',
}
