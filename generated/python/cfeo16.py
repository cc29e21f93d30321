"""Close Fire and European Order: 16th century: resolvers.

Made by rulec from rules/cfeo16; not to be edited. @qrs is cfeo16-qrs
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

    A1 = 'A1'
    A2 = 'A2'
    B = 'B'
    C = 'C'
    D = 'D'
    E = 'E'
    is_a: bool


GRADE_A = frozenset((Grade.A1, Grade.A2,))
for _grade in Grade:
    _grade.is_a = _grade in GRADE_A


class Arm(_Word):
    """arm."""

    pikes = 'pikes'  # pikemen
    tercio = 'tercio'
    swords = 'swords'  # swordsmen
    skirmishers = 'skirmishers'
    rabble = 'rabble'
    heavy_horse = 'heavy_horse'  # heavy cavalry
    reiters = 'reiters'
    light_horse = 'light_horse'  # light cavalry
    heavy_gun = 'heavy_gun'  # heavy gun
    medium_gun = 'medium_gun'  # medium gun
    light_gun = 'light_gun'  # light gun
    is_foot: bool
    is_horse: bool
    is_guns: bool


# infantry
ARM_FOOT = frozenset((Arm.pikes, Arm.tercio, Arm.swords, Arm.skirmishers, Arm.rabble,))
# cavalry
ARM_HORSE = frozenset((Arm.heavy_horse, Arm.reiters, Arm.light_horse,))
ARM_GUNS = frozenset((Arm.heavy_gun, Arm.medium_gun, Arm.light_gun,))
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
    """One of line, march_column, unformed."""

    line = 'line'
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


class LastFire(_Word):
    """One of none_yet, same_target, other_target."""

    none_yet = 'none_yet'
    same_target = 'same_target'
    other_target = 'other_target'


class StruckOn(_Word):
    """One of front, flank, rear."""

    front = 'front'
    flank = 'flank'
    rear = 'rear'


class Rank(_Word):
    """One of general, commander, brigadier."""

    general = 'general'
    commander = 'commander'
    brigadier = 'brigadier'


# ---------------------------------------------------------------- records


@dataclass(frozen=True, slots=True, init=False, eq=False, repr=False)
class Unit(_Record):
    """unit; also as enemy, target, friend.

    A fact that no rule asks for need not be given.
    """

    grade: Grade
    arm: Arm
    armoured: bool  # yes or no
    has_pikes: bool  # has pikes: yes or no
    firearms: bool  # has firearms: yes or no
    formation: Formation  # line, march_column, unformed
    limbered: bool  # yes or no
    ranks: int  # 1 to 4 (assumed: the sheet states no greatest depth)
    base_depth: Number  # depth of a base: 0 yd to 60 yd (assumed: the sheet states no size of base)
    dp: int  # DP: 0 to 9 (assumed: the sheet limits only the DPs of movement and manoeuvre)
    casualties: int  # 0 to 9 (assumed: the sheet states no most)
    destroyed: bool  # yes or no
    abandoned: bool  # guns abandoned: yes or no, normally no
    crew_killed: bool  # crew killed: yes or no, normally no
    doing: Doing  # nothing, rout, pursuit, looting, evade, retire
    charging: bool  # yes or no
    charged_last_turn: bool  # charged last turn: yes or no
    contacted_last_turn: bool  # made contact last turn: yes or no
    took_position: bool  # took the position last turn: yes or no
    retired_last_turn: bool  # retired last turn: yes or no
    moved: bool  # moved this turn: yes or no
    fired: bool  # fired this turn: yes or no
    initial_move: bool  # first move of a rout, evade or retreat: yes or no
    wheels_back: bool  # wheels backwards to refuse a flank: yes or no
    speed: Number  # 1/2 move to 1 move by 1/2 move, normally 1 move
    time: Number  # time taken: 0 moves to 1 move by 1/2 move, normally 0 moves
    wishes_to_cease: bool  # wishes to cease: yes or no
    caught: bool  # caught by pursuers: yes or no
    inspiring: int  # inspire actions: 0 to 3 (assumed: the sheet caps what they add, not how many there are)
    leader_attached: bool  # leader attached: yes or no
    leader_distance: Number  # distance to the leader: 0 yd to 960 yd (assumed: the sheet states no size of table)
    beside_lead: bool  # its base touches a unit of its battalia: yes or no
    behind_lead: Number  # how far straight behind a unit of its battalia: 0 yd to 960 yd (assumed: the sheet states no size of table)
    lead_attached: bool  # leader attached to that unit: yes or no
    lead_distance: Number  # distance of that unit to the leader: 0 yd to 960 yd (assumed: the sheet states no size of table)
    conforms: bool  # moves as that unit moves: yes or no
    nearest_enemy: Number  # distance to enemy: 0 yd to 960 yd (assumed: the sheet states no size of table)
    enemy_ahead: Number  # distance to enemy in front: 0 yd to 960 yd (assumed: the sheet states no size of table)
    friend_distance: Number  # distance to the friend: 0 yd to 960 yd (assumed: the sheet states no size of table)
    range_: Number  # distance to the target: 0 yd to 960 yd (assumed: the sheet states no size of table)
    rough: bool  # on rough terrain: yes or no
    on_road: bool  # on a road: yes or no
    under_fire: bool  # under fire: yes or no
    in_fortifications: bool  # in fortifications: yes or no
    advantage_of_ground: bool  # advantage of ground: yes or no
    cause_ceased: bool  # cause has ceased: yes or no
    hard_on_horse: bool  # obstacle harder on cavalry: yes or no
    facing_enemy: bool  # facing the enemy: yes or no
    behind_friends: bool  # behind formed friends: yes or no
    behind_obstacle: bool  # behind an obstacle: yes or no
    way_blocked: bool  # unable to retire: yes or no
    support_close: bool  # supporting line too close: yes or no
    meets_enemy: bool  # encounters new enemy: yes or no
    meets_impassable: bool  # encounters impassable terrain: yes or no
    position_abandoned: bool  # position abandoned by the enemy: yes or no
    shooting_stands: int  # stands shooting: 0 to 12 (assumed: the sheet states no size of unit)
    last_fire: LastFire  # its last fire: none_yet, same_target, other_target
    same_range: bool  # range as before: yes or no
    enfilade: bool  # yes or no
    stands_in_contact: int  # stands in contact: 1 to 12 (assumed: the sheet states no size of unit)
    struck_on: StruckOn  # struck on: front, flank, rear

    def __init__(
        self,
        *,
        grade: Grade = _NOT_GIVEN,
        arm: Arm = _NOT_GIVEN,
        armoured: bool = _NOT_GIVEN,
        has_pikes: bool = _NOT_GIVEN,
        firearms: bool = _NOT_GIVEN,
        formation: Formation = _NOT_GIVEN,
        limbered: bool = _NOT_GIVEN,
        ranks: int = _NOT_GIVEN,
        base_depth: Number = _NOT_GIVEN,
        dp: int = _NOT_GIVEN,
        casualties: int = _NOT_GIVEN,
        destroyed: bool = _NOT_GIVEN,
        abandoned: bool = _NOT_GIVEN,
        crew_killed: bool = _NOT_GIVEN,
        doing: Doing = _NOT_GIVEN,
        charging: bool = _NOT_GIVEN,
        charged_last_turn: bool = _NOT_GIVEN,
        contacted_last_turn: bool = _NOT_GIVEN,
        took_position: bool = _NOT_GIVEN,
        retired_last_turn: bool = _NOT_GIVEN,
        moved: bool = _NOT_GIVEN,
        fired: bool = _NOT_GIVEN,
        initial_move: bool = _NOT_GIVEN,
        wheels_back: bool = _NOT_GIVEN,
        speed: Number = _NOT_GIVEN,
        time: Number = _NOT_GIVEN,
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
        enemy_ahead: Number = _NOT_GIVEN,
        friend_distance: Number = _NOT_GIVEN,
        range_: Number = _NOT_GIVEN,
        rough: bool = _NOT_GIVEN,
        on_road: bool = _NOT_GIVEN,
        under_fire: bool = _NOT_GIVEN,
        in_fortifications: bool = _NOT_GIVEN,
        advantage_of_ground: bool = _NOT_GIVEN,
        cause_ceased: bool = _NOT_GIVEN,
        hard_on_horse: bool = _NOT_GIVEN,
        facing_enemy: bool = _NOT_GIVEN,
        behind_friends: bool = _NOT_GIVEN,
        behind_obstacle: bool = _NOT_GIVEN,
        way_blocked: bool = _NOT_GIVEN,
        support_close: bool = _NOT_GIVEN,
        meets_enemy: bool = _NOT_GIVEN,
        meets_impassable: bool = _NOT_GIVEN,
        position_abandoned: bool = _NOT_GIVEN,
        shooting_stands: int = _NOT_GIVEN,
        last_fire: LastFire = _NOT_GIVEN,
        same_range: bool = _NOT_GIVEN,
        enfilade: bool = _NOT_GIVEN,
        stands_in_contact: int = _NOT_GIVEN,
        struck_on: StruckOn = _NOT_GIVEN,
    ) -> None:
        self._settle(
            (
                grade,
                arm,
                armoured,
                has_pikes,
                firearms,
                formation,
                limbered,
                ranks,
                base_depth,
                dp,
                casualties,
                destroyed,
                abandoned,
                crew_killed,
                doing,
                charging,
                charged_last_turn,
                contacted_last_turn,
                took_position,
                retired_last_turn,
                moved,
                fired,
                initial_move,
                wheels_back,
                speed,
                time,
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
                enemy_ahead,
                friend_distance,
                range_,
                rough,
                on_road,
                under_fire,
                in_fortifications,
                advantage_of_ground,
                cause_ceased,
                hard_on_horse,
                facing_enemy,
                behind_friends,
                behind_obstacle,
                way_blocked,
                support_close,
                meets_enemy,
                meets_impassable,
                position_abandoned,
                shooting_stands,
                last_fire,
                same_range,
                enfilade,
                stands_in_contact,
                struck_on,
            )
        )

    def _legal(self, known: Set[str], role: str) -> None:
        """What cannot occur."""
        if known >= {'arm', 'limbered'} and (self.limbered and not self.arm.is_guns):
            raise IllegalState(role + ': it cannot be that limbered unless arm is guns', ('@qrs 38, 110',))
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
                ('@qrs 90',)
            )
        if (
            known >= {'doing', 'formation'}
            and (
                (self.doing is _doing_rout or self.doing is _doing_retire or self.doing is _doing_pursuit)
                and self.formation is not _formation_unformed
            )
        ):
            raise IllegalState(
                role + ': it cannot be that doing is rout/retire/pursuit unless formation is unformed',
                ('@qrs 207, 213, 215',)
            )
        if known >= {'inspiring', 'leader_attached'} and (self.inspiring >= 1 and not self.leader_attached):
            raise IllegalState(
                role + ': it cannot be that inspiring is 1 or more unless leader_attached',
                ('@qrs 74, 78',)
            )
        if known >= {'arm', 'took_position'} and (self.took_position and not self.arm.is_foot):
            raise IllegalState(role + ': it cannot be that took_position unless arm is foot', ('@qrs 203',))
        if known >= {'arm', 'crew_killed'} and (self.crew_killed and not self.arm.is_guns):
            raise IllegalState(role + ': it cannot be that crew_killed unless arm is guns', ('@qrs 198, 199',))
        if known >= {'abandoned', 'arm'} and (self.abandoned and not self.arm.is_guns):
            raise IllegalState(role + ': it cannot be that abandoned unless arm is guns', ('@qrs 197-199',))


Unit._record = 'unit'
Unit._facts = {
    'grade': ('grade', 'member', Grade, None, None, None, None),
    'arm': ('arm', 'member', Arm, None, None, None, None),
    'armoured': ('armoured', 'yesno', None, None, None, None, None),
    'has_pikes': ('has_pikes', 'yesno', None, None, None, None, None),
    'firearms': ('firearms', 'yesno', None, None, None, None, None),
    'formation': ('formation', 'member', Formation, None, None, None, None),
    'limbered': ('limbered', 'yesno', None, None, None, None, None),
    'ranks': ('ranks', 'number', None, 1, 4, 1, None),
    'base_depth': ('base_depth', 'length', None, 0, 60, None, None),
    'dp': ('dp', 'number', None, 0, 9, 1, None),
    'casualties': ('casualties', 'number', None, 0, 9, 1, None),
    'destroyed': ('destroyed', 'yesno', None, None, None, None, None),
    'abandoned': ('abandoned', 'yesno', None, None, None, None, False),
    'crew_killed': ('crew_killed', 'yesno', None, None, None, None, False),
    'doing': ('doing', 'member', Doing, None, None, None, None),
    'charging': ('charging', 'yesno', None, None, None, None, None),
    'charged_last_turn': ('charged_last_turn', 'yesno', None, None, None, None, None),
    'contacted_last_turn': ('contacted_last_turn', 'yesno', None, None, None, None, None),
    'took_position': ('took_position', 'yesno', None, None, None, None, None),
    'retired_last_turn': ('retired_last_turn', 'yesno', None, None, None, None, None),
    'moved': ('moved', 'yesno', None, None, None, None, None),
    'fired': ('fired', 'yesno', None, None, None, None, None),
    'initial_move': ('initial_move', 'yesno', None, None, None, None, None),
    'wheels_back': ('wheels_back', 'yesno', None, None, None, None, None),
    'speed': ('speed', 'move', None, Fraction(1, 2), 1, Fraction(1, 2), 1),
    'time': ('time', 'move', None, 0, 1, Fraction(1, 2), 0),
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
    'enemy_ahead': ('enemy_ahead', 'length', None, 0, 960, None, None),
    'friend_distance': ('friend_distance', 'length', None, 0, 960, None, None),
    'range_': ('range', 'length', None, 0, 960, None, None),
    'rough': ('rough', 'yesno', None, None, None, None, None),
    'on_road': ('on_road', 'yesno', None, None, None, None, None),
    'under_fire': ('under_fire', 'yesno', None, None, None, None, None),
    'in_fortifications': ('in_fortifications', 'yesno', None, None, None, None, None),
    'advantage_of_ground': ('advantage_of_ground', 'yesno', None, None, None, None, None),
    'cause_ceased': ('cause_ceased', 'yesno', None, None, None, None, None),
    'hard_on_horse': ('hard_on_horse', 'yesno', None, None, None, None, None),
    'facing_enemy': ('facing_enemy', 'yesno', None, None, None, None, None),
    'behind_friends': ('behind_friends', 'yesno', None, None, None, None, None),
    'behind_obstacle': ('behind_obstacle', 'yesno', None, None, None, None, None),
    'way_blocked': ('way_blocked', 'yesno', None, None, None, None, None),
    'support_close': ('support_close', 'yesno', None, None, None, None, None),
    'meets_enemy': ('meets_enemy', 'yesno', None, None, None, None, None),
    'meets_impassable': ('meets_impassable', 'yesno', None, None, None, None, None),
    'position_abandoned': ('position_abandoned', 'yesno', None, None, None, None, None),
    'shooting_stands': ('shooting_stands', 'number', None, 0, 12, 1, None),
    'last_fire': ('last_fire', 'member', LastFire, None, None, None, None),
    'same_range': ('same_range', 'yesno', None, None, None, None, None),
    'enfilade': ('enfilade', 'yesno', None, None, None, None, None),
    'stands_in_contact': ('stands_in_contact', 'number', None, 1, 12, 1, None),
    'struck_on': ('struck_on', 'member', StruckOn, None, None, None, None),
}


@dataclass(frozen=True, slots=True, init=False, eq=False, repr=False)
class Leader(_Record):
    """leader.

    A fact that no rule asks for need not be given.
    """

    rank: Rank  # general, commander, brigadier
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


_formation_unformed = Formation.unformed
_doing_retire = Doing.retire
_doing_evade = Doing.evade
_doing_rout = Doing.rout
_doing_pursuit = Doing.pursuit
_avd = (2, 3, 3, 4, 4, 5)
_avd_faces = frozenset(_avd)
_d6 = (1, 2, 3, 4, 5, 6)
_d6_faces = frozenset(_d6)
_arm_medium_gun = Arm.medium_gun
_arm_light_gun = Arm.light_gun
_formation_march_column = Formation.march_column
_1_2 = Fraction(1, 2)
_formation_line = Formation.line
_doing_looting = Doing.looting
_grade_a1 = Grade.A1
_grade_b = Grade.B
_grade_a2 = Grade.A2
_doing_nothing = Doing.nothing
_grade_c = Grade.C
_grade_d = Grade.D
_grade_e = Grade.E
_combat_grade = {_grade_a1: 2, _grade_a2: 2, _grade_b: 1, _grade_c: 0, _grade_d: -1, _grade_e: -2}
_arm_heavy_horse = Arm.heavy_horse
_arm_swords = Arm.swords
_struckon_flank = StruckOn.flank
_struckon_rear = StruckOn.rear
_3_2 = Fraction(3, 2)
_rank_brigadier = Rank.brigadier
_rank_general = Rank.general
_rank_commander = Rank.commander
_grade_best_first = (_grade_a1, _grade_a2, _grade_b, _grade_c, _grade_d, _grade_e,)
_grade_rank = {_grade_a1: 0, _grade_a2: 1, _grade_b: 2, _grade_c: 3, _grade_d: 4, _grade_e: 5}
_grade_a1_a2_b = frozenset((_grade_a1, _grade_a2, _grade_b, _grade_c, _grade_d))
_rangeband_maximum = RangeBand.maximum
_rangeband_effective = RangeBand.effective
_rangeband_close = RangeBand.close
_arm_tercio = Arm.tercio
_lastfire_same_target = LastFire.same_target
_lastfire_other_target = LastFire.other_target
_arm_pikes = Arm.pikes
_arm_skirmishers = Arm.skirmishers
_arm_rabble = Arm.rabble
_arm_reiters = Arm.reiters
_arm_light_horse = Arm.light_horse
_arm_heavy_gun = Arm.heavy_gun
_artillery_arm = {
    _arm_pikes: 0,
    _arm_tercio: 0,
    _arm_swords: 0,
    _arm_skirmishers: 0,
    _arm_rabble: 0,
    _arm_heavy_horse: 0,
    _arm_reiters: 0,
    _arm_light_horse: 0,
    _arm_heavy_gun: 1,
    _arm_medium_gun: 0,
    _arm_light_gun: -1
}


# ---------------------------------------------------------------- tables


_ranges_cells: tuple[int | None, ...] = (720, 360, 120, 480, 240, 80, 120, None, None, 40, None, None,)
_ranges_headings: tuple[RangeBand | None, ...] = (_rangeband_maximum, _rangeband_effective, _rangeband_close, None)


def _ranges_row(arm_: Arm | None) -> int:
    """The row of ranges."""
    if arm_ is _arm_heavy_gun:
        return 0
    if arm_ is _arm_medium_gun or arm_ is _arm_light_gun:
        return 1
    if arm_ is not None and arm_.is_foot:
        return 2
    if arm_ is not None and arm_.is_horse:
        return 3
    raise NoRule('Ranges has no row for ' + f"arm {_say(arm_, 'member')}", ('@qrs 132-136',))


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
        ('@qrs 132-136',)
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
        if of <= 80:
            return 2
        if of <= 240:
            return 1
        if of <= 480:
            return 0
        return -1
    if row == 2:
        if of <= 120:
            return 0
        return -1
    if of <= 40:
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
    raise NoRule('Artillery results has no row for ' + f"band {_say(band_, 'member')}", ('@qrs 153-155',))


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
        ('@qrs 153-155',)
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
    if (
        (
            unit_after.doing is _doing_evade
            or unit_after.doing is _doing_rout
            or unit_after.doing is _doing_retire
            or unit_after.doing is _doing_pursuit
        )
        and unit.arm.is_horse
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
            and not ((unit.arm.is_guns and not (unit.limbered or unit.abandoned)) or unit.abandoned)
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
            unit_arm = unit.arm
            if unit_arm.is_horse:
                unit_dice = _choose(chosen, 'unit', 'dice', (1, 2))
                unit_more = 1 if _choose(chosen, 'unit', 'optional_die', (True, False)) else 0
                unit_dice2 = unit_dice + unit_more
                _too_many(unit_dice2, 'Move', ('@qrs 28',))
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
                if not ((unit_arm.is_guns and not (unit.limbered or unit.abandoned)) or unit.abandoned):
                    unit_more2 = 1 if _choose(chosen, 'unit', 'optional_die', (True, False)) else 0
                    unit_dice3 = 1 + unit_more2
                    _too_many(unit_dice3, 'Move', ('@qrs 30',))
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
    unit_arm = unit.arm
    if unit_arm.is_guns and not (unit.limbered or unit.abandoned) and unit_arm is _arm_medium_gun:
        # Unlimbered medium guns @qrs 26
        unit_distance = 20
    elif unit_arm.is_guns and not (unit.limbered or unit.abandoned) and unit_arm is _arm_light_gun:
        # Unlimbered light guns @qrs 26
        unit_distance = 40
    elif not ((unit_arm.is_guns and not (unit.limbered or unit.abandoned)) or unit.abandoned):
        # By dice: 10 yd a point @qrs 28, 30
        unit_distance = _arith('x', unit_total, 10)
    else:
        raise NoRule('unit: no line of distance fits this case', ('@qrs 24-44',))
    unit_distance2 = unit_distance
    # Inspired, a die @qrs 32
    if unit.inspiring >= 1 and unit_distance2 is not None:
        unit_distance2 += 10 * (unit_dice2 if unit_dice2 > 0 else 0)
    # First move of a rout, evade or retreat, a die @qrs 34
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
    # Rough terrain, a die @qrs 40
    unit_rough = unit.rough
    if (
        unit_rough
        and not (unit.on_road and unit_after.formation is _formation_march_column)
        and unit_distance2 is not None
    ):
        unit_distance2 -= 10 * (unit_dice2 if unit_dice2 > 0 else 0)
    # At half speed @qrs 106, 126
    if unit.speed == _1_2 and unit_distance2 is not None:
        unit_distance2 = _on(lambda v: _rounded(_over(v, 2), ''), unit_distance2)
    # Beyond 120 yd of enemy @qrs 44
    if unit.nearest_enemy > 120 and unit_distance2 is not None:
        unit_distance2 *= 2
    unit_after.move_distance = _exact(unit_distance2)
    if (
        unit_after.formation is _formation_line
        and not (
            unit.limbered
            or (unit_rough and not (unit.on_road and unit_after.formation is _formation_march_column))
        )
    ):
        shown = (unit_faces or ()).count(6)
        if shown:
            if shown > 0:
                unit_gained = shown
                # From 3 DPs on, of whatever cause, moving and manoeuvring add none @qrs 128
                bound = max(3 - unit_after.dp, 0)
                if unit_gained > bound:
                    unit_gained = bound
                gained = unit_gained
            else:
                gained = shown
                unit_gained = shown
            if gained:
                unit_dp = unit_after.dp + gained
                if unit_dp > 9:
                    unit_dp = 9
                if unit_dp < 0:
                    unit_dp = 0
                unit_after.dp = unit_dp
    if (
        unit_rough
        and not (unit.on_road and unit_after.formation is _formation_march_column)
        and (unit_after.formation is _formation_line or unit_arm.is_horse)
    ):
        shown2 = sum(1 for face in (unit_faces or ()) if 5 <= face <= 6)
        if shown2:
            if shown2 > 0:
                unit_gained2 = shown2
                # From 3 DPs on, of whatever cause, moving and manoeuvring add none @qrs 128
                bound2 = max(3 - unit_after.dp, 0)
                if unit_gained2 > bound2:
                    unit_gained2 = bound2
                gained2 = unit_gained2
            else:
                gained2 = shown2
                unit_gained2 = shown2
            if gained2:
                unit_dp = unit_after.dp + gained2
                if unit_dp > 9:
                    unit_dp = 9
                if unit_dp < 0:
                    unit_dp = 0
                unit_after.dp = unit_dp
    if unit_rough and not (unit.on_road and unit_after.formation is _formation_march_column) and unit_arm.is_horse:
        shown3 = (unit_faces or ()).count(4)
        if shown3:
            if shown3 > 0:
                unit_gained3 = shown3
                # From 3 DPs on, of whatever cause, moving and manoeuvring add none @qrs 128
                bound3 = max(3 - unit_after.dp, 0)
                if unit_gained3 > bound3:
                    unit_gained3 = bound3
                gained3 = unit_gained3
            else:
                gained3 = shown3
                unit_gained3 = shown3
            if gained3:
                unit_dp = unit_after.dp + gained3
                if unit_dp > 9:
                    unit_dp = 9
                if unit_dp < 0:
                    unit_dp = 0
                unit_after.dp = unit_dp
    return at


def _fast_told(note: Callable[[Any], None], usual: dict[str, Any], unit: Any, unit_name: str) -> bool:
    unit_fast = False
    if (
        unit.doing is _doing_evade
        or unit.doing is _doing_rout
        or unit.doing is _doing_retire
        or unit.doing is _doing_pursuit
    ):
        note((unit_name, 18, True, None))
        unit_fast = True
    found: bool = unit_fast
    return found


def _unlimbered_told(note: Callable[[Any], None], usual: dict[str, Any], unit: Any, unit_name: str) -> bool:
    unit_unlimbered = False
    if unit.arm.is_guns and not (unit.limbered or _usual(usual, unit_name, unit, 'abandoned')):
        note((unit_name, 20, True, None))
        unit_unlimbered = True
    found: bool = unit_unlimbered
    return found


def _inspired_told(note: Callable[[Any], None], usual: dict[str, Any], unit: Any, unit_name: str) -> bool:
    unit_inspired = False
    if unit.inspiring >= 1:
        note((unit_name, 30, True, None))
        unit_inspired = True
    found: bool = unit_inspired
    return found


def _in_column_told(note: Callable[[Any], None], usual: dict[str, Any], unit: Any, unit_name: str) -> bool:
    unit_in_column = False
    if unit.formation is _formation_march_column:
        note((unit_name, 35, True, None))
        unit_in_column = True
    found: bool = unit_in_column
    return found


def _hampered_told(note: Callable[[Any], None], usual: dict[str, Any], unit: Any, unit_name: str) -> bool:
    unit_hampered = False
    if unit.rough and not (unit.on_road and _in_column_told(note, usual, unit, unit_name)):
        note((unit_name, 36, True, None))
        unit_hampered = True
    found: bool = unit_hampered
    return found


def _far_told(note: Callable[[Any], None], usual: dict[str, Any], unit: Any, unit_name: str) -> bool:
    unit_far = False
    if unit.nearest_enemy > 120:
        note((unit_name, 40, True, None))
        unit_far = True
    found: bool = unit_far
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
        note(('unit', 19, True, tuple(unit_faces)))
        unit_total = unit_natural
        unit_natural2 = unit_natural
        unit_dice2 = 3
    else:
        if (
            _fast_told(note, usual, unit_after, 'unit')
            and not (_unlimbered_told(note, usual, unit, 'unit') or _usual(usual, 'unit', unit, 'abandoned'))
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
            note(('unit', 21, True, tuple(unit_faces2)))
            unit_total = unit_natural
            unit_natural2 = unit_natural
            unit_dice2 = 2
        else:
            unit_arm = unit.arm
            if unit_arm.is_horse:
                unit_dice = _choose(chosen, 'unit', 'dice', (1, 2))
                unit_more = 1 if _choose(chosen, 'unit', 'optional_die', (True, False)) else 0
                unit_dice2 = unit_dice + unit_more
                _too_many(unit_dice2, 'Move', ('@qrs 28',))
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
                note(('unit', 22, True, tuple(unit_faces3)))
                unit_total = unit_natural
                unit_natural2 = unit_natural
            else:
                if not (_unlimbered_told(note, usual, unit, 'unit') or _usual(usual, 'unit', unit, 'abandoned')):
                    unit_more2 = 1 if _choose(chosen, 'unit', 'optional_die', (True, False)) else 0
                    unit_dice3 = 1 + unit_more2
                    _too_many(unit_dice3, 'Move', ('@qrs 30',))
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
                    note(('unit', 23, True, tuple(unit_faces4)))
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
    if _unlimbered_told(note, usual, unit, 'unit') and unit.arm is _arm_medium_gun:
        unit_distance = 20
        note(('unit', 24, True, unit_distance))
        note(('unit', 25, False, None))
        note(('unit', 26, False, None))
    else:
        note(('unit', 27, False, None))
        if _unlimbered_told(note, usual, unit, 'unit') and unit.arm is _arm_light_gun:
            unit_distance = 40
            note(('unit', 28, True, unit_distance))
            note(('unit', 26, False, None))
        else:
            note(('unit', 25, False, None))
            if not (_unlimbered_told(note, usual, unit, 'unit') or _usual(usual, 'unit', unit, 'abandoned')):
                unit_distance = _arith('x', unit_total, 10)
                note(('unit', 29, True, unit_distance))
            else:
                note(('unit', 26, False, None))
                raise NoRule('unit: no line of distance fits this case', ('@qrs 24-44',))
    unit_distance2 = unit_distance
    if _inspired_told(note, usual, unit, 'unit') and unit_distance2 is not None:
        amount = 10 * (unit_dice2 if unit_dice2 > 0 else 0)
        unit_distance2 += amount
        note(('unit', 31, amount != 0, amount))
    else:
        note(('unit', 32, False, None))
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
        note(('unit', 33, amount2 != 0, amount2))
    else:
        note(('unit', 34, False, None))
    if _hampered_told(note, usual, unit_after, 'unit') and unit_distance2 is not None:
        amount3 = -(10 * (unit_dice2 if unit_dice2 > 0 else 0))
        unit_distance2 += amount3
        note(('unit', 37, amount3 != 0, amount3))
    else:
        note(('unit', 38, False, None))
    if _usual(usual, 'unit', unit, 'speed') == _1_2 and unit_distance2 is not None:
        unit_distance2 = _on(lambda v: _rounded(_over(v, 2), ''), unit_distance2)
        note(('unit', 39, True, 'halved'))
    else:
        note(('unit', 39, False, None))
    if _far_told(note, usual, unit, 'unit') and unit_distance2 is not None:
        unit_distance2 *= 2
        note(('unit', 41, True, 'x 2'))
    else:
        note(('unit', 41, False, None))
    unit_after.move_distance = _exact(unit_distance2)
    if (
        unit_after.formation is _formation_line
        and not (unit.limbered or _hampered_told(note, usual, unit_after, 'unit'))
    ):
        shown = (unit_faces or ()).count(6)
        if shown:
            note(('unit', 42, True, shown))
            if shown > 0:
                unit_gained = shown
                bound = max(3 - unit_after.dp, 0)
                counted = unit_gained > bound
                if counted:
                    unit_gained = bound
                note(('unit', 43, counted, bound))
                if unit_gained != shown:
                    note(('unit', 44, True, unit_gained))
                gained = unit_gained
            else:
                gained = shown
                unit_gained = shown
            kept = None
            if gained:
                before = getattr(unit_after, 'dp', None)
                unit_dp = unit_after.dp + gained
                if unit_dp > 9:
                    unit_dp = 9
                    kept = unit_dp
                if unit_dp < 0:
                    unit_dp = 0
                    kept = unit_dp
                changes.append(('unit', 'dp', before, unit_dp, kept is not None))
                unit_after.dp = unit_dp
            note(('unit', 45, True, (gained, shown, kept)))
        else:
            note(('unit', 42, False, 0))
    else:
        note(('unit', 46, False, None))
    if (
        _hampered_told(note, usual, unit_after, 'unit')
        and (unit_after.formation is _formation_line or unit.arm.is_horse)
    ):
        shown2 = sum(1 for face in (unit_faces or ()) if 5 <= face <= 6)
        if shown2:
            note(('unit', 47, True, shown2))
            if shown2 > 0:
                unit_gained2 = shown2
                bound2 = max(3 - unit_after.dp, 0)
                counted2 = unit_gained2 > bound2
                if counted2:
                    unit_gained2 = bound2
                note(('unit', 43, counted2, bound2))
                if unit_gained2 != shown2:
                    note(('unit', 44, True, unit_gained2))
                gained2 = unit_gained2
            else:
                gained2 = shown2
                unit_gained2 = shown2
            kept2 = None
            if gained2:
                before2 = getattr(unit_after, 'dp', None)
                unit_dp = unit_after.dp + gained2
                if unit_dp > 9:
                    unit_dp = 9
                    kept2 = unit_dp
                if unit_dp < 0:
                    unit_dp = 0
                    kept2 = unit_dp
                changes.append(('unit', 'dp', before2, unit_dp, kept2 is not None))
                unit_after.dp = unit_dp
            note(('unit', 48, True, (gained2, shown2, kept2)))
        else:
            note(('unit', 47, False, 0))
    else:
        note(('unit', 49, False, None))
    if _hampered_told(note, usual, unit_after, 'unit') and unit.arm.is_horse:
        shown3 = (unit_faces or ()).count(4)
        if shown3:
            note(('unit', 50, True, shown3))
            if shown3 > 0:
                unit_gained3 = shown3
                bound3 = max(3 - unit_after.dp, 0)
                counted3 = unit_gained3 > bound3
                if counted3:
                    unit_gained3 = bound3
                note(('unit', 43, counted3, bound3))
                if unit_gained3 != shown3:
                    note(('unit', 44, True, unit_gained3))
                gained3 = unit_gained3
            else:
                gained3 = shown3
                unit_gained3 = shown3
            kept3 = None
            if gained3:
                before3 = getattr(unit_after, 'dp', None)
                unit_dp = unit_after.dp + gained3
                if unit_dp > 9:
                    unit_dp = 9
                    kept3 = unit_dp
                if unit_dp < 0:
                    unit_dp = 0
                    kept3 = unit_dp
                changes.append(('unit', 'dp', before3, unit_dp, kept3 is not None))
                unit_after.dp = unit_dp
            note(('unit', 51, True, (gained3, shown3, kept3)))
        else:
            note(('unit', 50, False, 0))
    else:
        note(('unit', 52, False, None))
    note(('unit', 53, True, None))
    return at


def _out_of_reach_told(note: Callable[[Any], None], usual: dict[str, Any], unit: Any, unit_name: str) -> bool:
    unit_out_of_reach = False
    if unit.behind_friends or unit.behind_obstacle:
        note((unit_name, 64, True, None))
        unit_out_of_reach = True
    elif unit.nearest_enemy >= 240:
        note((unit_name, 65, True, None))
        unit_out_of_reach = True
    found: bool = unit_out_of_reach
    return found


def _take_control(unit: Any, leader: Any, unit_after: Any, dice: list[int], at: int, chosen: Chosen) -> int:
    so: bool
    so2: bool
    so3: bool
    so4: bool
    unit_charged_last_turn = unit.charged_last_turn
    if unit_charged_last_turn and not unit.contacted_last_turn:
        # {failed_charge} @qrs 86
        unit_verdict = 'must'
    elif (
        unit_after.wishes_to_cease
        and (unit.doing is _doing_rout or unit.doing is _doing_pursuit or unit.doing is _doing_looting)
    ):
        # To cease a rout, a pursuit or looting @qrs 86
        unit_verdict = 'must'
    else:
        unit_leader_attached = unit.leader_attached
        if unit_leader_attached:
            # Leader attached @qrs 82
            unit_verdict = 'need not'
        else:
            so2 = unit.beside_lead and unit.conforms
            if so2:
                so = unit.lead_attached
                if not so:
                    leader_control_radius = 60
                    # Each action beyond the first @qrs 80
                    times = leader.actions - 1
                    leader_control_radius += 40 * (times if times > 0 else 0)
                    so = unit.lead_distance <= leader_control_radius and not (leader.attached or leader.killed)
                so2 = so
            if so2:
                # Touches a controlled unit of its battalia and conforms @qrs 83
                unit_verdict = 'need not'
            else:
                so4 = unit.behind_lead <= 60 and unit.conforms
                if so4:
                    so3 = unit.lead_attached
                    if not so3:
                        leader_control_radius2 = 60
                        # Each action beyond the first @qrs 80
                        times2 = leader.actions - 1
                        leader_control_radius2 += 40 * (times2 if times2 > 0 else 0)
                        so3 = (
                            unit.lead_distance <= leader_control_radius2
                            and not (leader.attached or leader.killed)
                        )
                    so4 = so3
                if so4:
                    # Directly behind one, within 60 yd, and conforms @qrs 84
                    unit_verdict = 'need not'
                else:
                    leader_control_radius3 = 60
                    # Each action beyond the first @qrs 80
                    leader_actions = leader.actions
                    times3 = leader_actions - 1
                    leader_control_radius3 += 40 * (times3 if times3 > 0 else 0)
                    if unit.leader_distance <= leader_control_radius3 and not (leader.attached or leader.killed):
                        # Within the radius of a detached leader @qrs 80
                        unit_verdict = 'need not'
                    else:
                        # All others @qrs 80
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
    # Routing, pursuing, looting or charging @qrs 90
    unit_doing = unit.doing
    if (
        unit_doing is _doing_rout
        or unit_doing is _doing_pursuit
        or unit_doing is _doing_looting
        or (unit_charged_last_turn and not unit.contacted_last_turn)
    ):
        unit_total += 1
    # Leader attached @qrs 92
    unit_leader_attached = unit.leader_attached
    if unit_leader_attached:
        unit_total += _choose(chosen, 'unit', 'with_leader', (1, -1,))
    # Guns, A1 and B grade @qrs 94
    if unit.arm.is_guns or unit.grade is _grade_a1 or unit.grade is _grade_b:
        unit_total += _choose(chosen, 'unit', 'steady_troops', (1, -1,))
    unit_after.control_total = unit_total
    counts = False
    counts2 = False
    counts3 = False
    counts4 = False
    counts5 = False
    counts6 = False
    counts7 = False
    counts8 = False
    if unit_total <= 2:
        unit_after.control_result = '2 or less'
        if (
            unit_doing is _doing_rout
            or unit_doing is _doing_pursuit
            or (unit_charged_last_turn and not unit.contacted_last_turn)
        ):
            # Rout, pursuit or charge goes on @qrs 98
            counts = True
        else:
            unit_grade = unit.grade
            if unit_grade is _grade_a2:
                # A2: last move again @qrs 98
                counts2 = True
            else:
                # Others halt @qrs 98
                counts3 = True
    elif unit_total <= 4:
        # As the player likes @qrs 100
        unit_after.control_result = 'as_the_player_likes'
        counts4 = True
        if unit_after.wishes_to_cease and (unit_doing is _doing_pursuit or unit_doing is _doing_looting):
            # A pursuit or looting that the player would cease is over @qrs 86
            counts5 = True
        if (
            unit_after.wishes_to_cease
            and unit_doing is _doing_rout
            and (unit.behind_friends or unit.behind_obstacle or unit.nearest_enemy >= 240)
        ):
            # A rout that the player would stop is stopped, out of reach @qrs 86, 213
            counts6 = True
    else:
        unit_after.control_result = '5 or more'
        if (
            unit_doing is _doing_rout
            or unit_doing is _doing_pursuit
            or (unit_charged_last_turn and not unit.contacted_last_turn)
        ):
            # Rout, pursuit or charge goes on @qrs 102
            counts7 = True
        else:
            # Others: last move again @qrs 102
            counts8 = True
    if counts:
        unit_after.must = _also(unit_after.must, ('continue',))
        _no_clash('unit', unit_after.must, unit_after.may_not, ('@qrs 98',))
    if counts2:
        unit_after.must = _also(unit_after.must, ('repeat',))
        _no_clash('unit', unit_after.must, unit_after.may_not, ('@qrs 98',))
    if counts3:
        unit_after.must = _also(unit_after.must, ('halt',))
        _no_clash('unit', unit_after.must, unit_after.may_not, ('@qrs 98',))
    if counts4:
        unit_after.may = _also(unit_after.may, ('act',))
    if counts7:
        unit_after.must = _also(unit_after.must, ('continue',))
        _no_clash('unit', unit_after.must, unit_after.may_not, ('@qrs 102',))
    if counts8:
        unit_after.must = _also(unit_after.must, ('repeat',))
        _no_clash('unit', unit_after.must, unit_after.may_not, ('@qrs 102',))
    if counts5:
        unit_after.doing = _doing_nothing
    if counts6:
        unit_after.doing = _doing_nothing
    return at


def _failed_charge_told(note: Callable[[Any], None], usual: dict[str, Any], unit: Any, unit_name: str) -> bool:
    unit_failed_charge = False
    if unit.charged_last_turn and not unit.contacted_last_turn:
        note((unit_name, 79, True, None))
        unit_failed_charge = True
    found: bool = unit_failed_charge
    return found


def _control_radius_told(note: Callable[[Any], None], usual: dict[str, Any], leader: Any, leader_name: str) -> int:
    leader_control_radius = 60
    times = leader.actions - 1
    amount = 40 * (times if times > 0 else 0)
    leader_control_radius += amount
    note((leader_name, 84, amount != 0, amount))
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
        note((unit_name, 83, True, None))
        unit_lead_controlled = True
    elif (
        unit.lead_distance <= _control_radius_told(note, usual, leader, leader_name)
        and not (leader.attached or _usual(usual, leader_name, leader, 'killed'))
    ):
        note((unit_name, 85, True, None))
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
        note((unit_name, 88, True, None))
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
    if _failed_charge_told(note, usual, unit, 'unit'):
        note(('unit', 80, True, 'must'))
        unit_verdict = 'must'
    elif (
        unit_after.wishes_to_cease
        and (unit.doing is _doing_rout or unit.doing is _doing_pursuit or unit.doing is _doing_looting)
    ):
        note(('unit', 80, False, None))
        note(('unit', 81, True, 'must'))
        unit_verdict = 'must'
    else:
        unit_leader_attached = unit.leader_attached
        if unit_leader_attached:
            note(('unit', 80, False, None))
            note(('unit', 81, False, None))
            note(('unit', 82, True, 'need not'))
            unit_verdict = 'need not'
        elif (
            unit.beside_lead
            and unit.conforms
            and _lead_controlled_told(note, usual, unit, 'unit', leader, 'leader')
        ):
            note(('unit', 80, False, None))
            note(('unit', 81, False, None))
            note(('unit', 82, False, None))
            note(('unit', 86, True, 'need not'))
            unit_verdict = 'need not'
        elif (
            unit.behind_lead <= 60
            and unit.conforms
            and _lead_controlled_told(note, usual, unit, 'unit', leader, 'leader')
        ):
            note(('unit', 80, False, None))
            note(('unit', 81, False, None))
            note(('unit', 82, False, None))
            note(('unit', 86, False, None))
            note(('unit', 87, True, 'need not'))
            unit_verdict = 'need not'
        elif _in_radius_told(note, usual, unit, 'unit', leader, 'leader'):
            note(('unit', 80, False, None))
            note(('unit', 81, False, None))
            note(('unit', 82, False, None))
            note(('unit', 86, False, None))
            note(('unit', 87, False, None))
            note(('unit', 89, True, 'need not'))
            unit_verdict = 'need not'
        else:
            note(('unit', 80, False, None))
            note(('unit', 81, False, None))
            note(('unit', 82, False, None))
            note(('unit', 86, False, None))
            note(('unit', 87, False, None))
            note(('unit', 89, False, None))
            note(('unit', 90, True, 'must'))
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
    note(('unit', 91, True, (unit_natural,)))
    unit_after.control_natural = unit_natural
    unit_after.control_dice = 1
    unit_total = unit_natural
    unit_doing = unit.doing
    if (
        unit_doing is _doing_rout
        or unit_doing is _doing_pursuit
        or unit_doing is _doing_looting
        or _failed_charge_told(note, usual, unit, 'unit')
    ):
        unit_total += 1
        note(('unit', 92, True, 1))
    else:
        note(('unit', 93, False, None))
    unit_leader_attached = unit.leader_attached
    if unit_leader_attached:
        amount = _choose(chosen, 'unit', 'with_leader', (1, -1,))
        unit_total += amount
        note(('unit', 94, amount != 0, amount))
    else:
        note(('unit', 95, False, None))
    if unit.arm.is_guns or unit.grade is _grade_a1 or unit.grade is _grade_b:
        amount2 = _choose(chosen, 'unit', 'steady_troops', (1, -1,))
        unit_total += amount2
        note(('unit', 96, amount2 != 0, amount2))
    else:
        note(('unit', 97, False, None))
    unit_after.control_total = unit_total
    counts = False
    counts2 = False
    counts3 = False
    counts4 = False
    counts5 = False
    counts6 = False
    counts7 = False
    counts8 = False
    if unit_total <= 2:
        note(('unit', 98, True, unit_total))
        unit_after.control_result = '2 or less'
        if (
            unit_doing is _doing_rout
            or unit_doing is _doing_pursuit
            or _failed_charge_told(note, usual, unit, 'unit')
        ):
            note(('unit', 99, True, None))
            counts = True
        else:
            unit_grade = unit.grade
            if unit_grade is _grade_a2:
                note(('unit', 100, True, None))
                counts2 = True
            else:
                note(('unit', 101, True, None))
                counts3 = True
    elif unit_total <= 4:
        note(('unit', 102, False, None))
        note(('unit', 103, True, unit_total))
        unit_after.control_result = 'as_the_player_likes'
        counts4 = True
        if unit_after.wishes_to_cease and (unit_doing is _doing_pursuit or unit_doing is _doing_looting):
            note(('unit', 104, True, None))
            counts5 = True
        if (
            unit_after.wishes_to_cease
            and unit_doing is _doing_rout
            and _out_of_reach_told(note, usual, unit, 'unit')
        ):
            note(('unit', 105, True, None))
            counts6 = True
    else:
        note(('unit', 102, False, None))
        note(('unit', 106, False, None))
        note(('unit', 107, True, unit_total))
        unit_after.control_result = '5 or more'
        if (
            unit_doing is _doing_rout
            or unit_doing is _doing_pursuit
            or _failed_charge_told(note, usual, unit, 'unit')
        ):
            note(('unit', 108, True, None))
            counts7 = True
        else:
            note(('unit', 109, True, None))
            counts8 = True
    if counts:
        unit_after.must = _also(unit_after.must, ('continue',))
        _no_clash('unit', unit_after.must, unit_after.may_not, ('@qrs 98',))
        note(('unit', 110, True, 'must continue'))
    if counts2:
        unit_after.must = _also(unit_after.must, ('repeat',))
        _no_clash('unit', unit_after.must, unit_after.may_not, ('@qrs 98',))
        note(('unit', 111, True, 'must repeat'))
    if counts3:
        unit_after.must = _also(unit_after.must, ('halt',))
        _no_clash('unit', unit_after.must, unit_after.may_not, ('@qrs 98',))
        note(('unit', 112, True, 'must halt'))
    if counts4:
        unit_after.may = _also(unit_after.may, ('act',))
        note(('unit', 113, True, 'may act'))
    if counts7:
        unit_after.must = _also(unit_after.must, ('continue',))
        _no_clash('unit', unit_after.must, unit_after.may_not, ('@qrs 102',))
        note(('unit', 114, True, 'must continue'))
    if counts8:
        unit_after.must = _also(unit_after.must, ('repeat',))
        _no_clash('unit', unit_after.must, unit_after.may_not, ('@qrs 102',))
        note(('unit', 115, True, 'must repeat'))
    if counts5:
        changes.append(('unit', 'doing', unit_doing, _doing_nothing, False))
        unit_after.doing = unit_doing = _doing_nothing
        note(('unit', 116, True, (unit_doing,)))
    if counts6:
        changes.append(('unit', 'doing', unit_doing, _doing_nothing, False))
        unit_after.doing = unit_doing = _doing_nothing
        note(('unit', 117, True, (unit_doing,)))
    return at


def _take_free_hack(unit: Any, enemy: Any, unit_after: Any, enemy_after: Any, dice: list[int], at: int) -> int:
    _too_many(unit.stands_in_contact, 'Free hack', ('@qrs 207, 215',))
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
            if enemy_casualties > 9:
                enemy_casualties = 9
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
    _too_many(unit.stands_in_contact, 'Free hack', ('@qrs 207, 215',))
    unit_faces = dice[at:at + unit.stands_in_contact]
    if len(unit_faces) < unit.stands_in_contact:
        raise MissingDice('unit', ((_d6, unit.stands_in_contact, ''),), ((4, 5, 6),), total=False)
    if not _d6_faces.issuperset(unit_faces):
        _wrong_face('unit', unit_faces, _d6)
    at += unit.stands_in_contact
    unit_natural = sum(unit_faces)
    note(('unit', 127, True, tuple(unit_faces)))
    unit_after.free_hack_total = unit_natural
    unit_after.free_hack_natural = unit_natural
    unit_after.free_hack_dice = unit.stands_in_contact
    shown = sum(1 for face in unit_faces if face >= 4)
    if shown:
        note(('unit', 128, True, shown))
        kept = None
        if shown:
            before = getattr(enemy, 'casualties', None)
            enemy_casualties = enemy.casualties + shown
            if enemy_casualties > 9:
                enemy_casualties = 9
                kept = enemy_casualties
            if enemy_casualties < 0:
                enemy_casualties = 0
                kept = enemy_casualties
            changes.append(('enemy', 'casualties', before, enemy_casualties, kept is not None))
            enemy_after.casualties = enemy_casualties
        note(('unit', 129, True, (shown, shown, kept)))
    else:
        note(('unit', 128, False, 0))
    return at


def _no_room_told(
    note: Callable[[Any], None],
    usual: dict[str, Any],
    unit: Any,
    unit_name: str,
    enemy: Any
) -> bool:
    unit_no_room = False
    if enemy.ranks > 1:
        note((unit_name, 130, True, None))
        unit_no_room = True
    elif unit.support_close:
        note((unit_name, 131, True, None))
        unit_no_room = True
    found: bool = unit_no_room
    return found


def _horse_charge_told(note: Callable[[Any], None], usual: dict[str, Any], unit: Any, unit_name: str) -> bool:
    unit_horse_charge = False
    if unit.arm.is_horse and unit.charging:
        note((unit_name, 155, True, None))
        unit_horse_charge = True
    found: bool = unit_horse_charge
    return found


def _formed_told(note: Callable[[Any], None], usual: dict[str, Any], unit: Any, unit_name: str) -> bool:
    unit_formed = False
    if unit.formation is not _formation_unformed:
        note((unit_name, 156, True, None))
        unit_formed = True
    found: bool = unit_formed
    return found


def _deeper_told(note: Callable[[Any], None], usual: dict[str, Any], unit: Any, unit_name: str, enemy: Any) -> bool:
    unit_deeper = False
    if unit.ranks > enemy.ranks:
        note((unit_name, 154, True, None))
        unit_deeper = True
    found: bool = unit_deeper
    return found


def _similar_type_told(
    note: Callable[[Any], None],
    usual: dict[str, Any],
    unit: Any,
    unit_name: str,
    enemy: Any
) -> bool:
    unit_similar_type = False
    unit_arm = unit.arm
    if unit_arm.is_horse and enemy.arm.is_horse:
        note((unit_name, 152, True, None))
        unit_similar_type = True
    elif unit_arm.is_foot and enemy.arm.is_foot:
        note((unit_name, 153, True, None))
        unit_similar_type = True
    found: bool = unit_similar_type
    return found


def _charged_formed_foot_told(
    note: Callable[[Any], None],
    usual: dict[str, Any],
    unit: Any,
    unit_name: str,
    enemy: Any,
    enemy_name: str
) -> bool:
    unit_charged_formed_foot = False
    if (
        _horse_charge_told(note, usual, unit, unit_name)
        and enemy.arm.is_foot
        and _formed_told(note, usual, enemy, enemy_name)
    ):
        note((unit_name, 157, True, None))
        unit_charged_formed_foot = True
    found: bool = unit_charged_formed_foot
    return found


def _charged_soft_told(
    note: Callable[[Any], None],
    usual: dict[str, Any],
    unit: Any,
    unit_name: str,
    enemy: Any,
    enemy_name: str
) -> bool:
    unit_charged_soft = False
    if _horse_charge_told(note, usual, unit, unit_name) and enemy.arm.is_guns:
        note((unit_name, 158, True, None))
        unit_charged_soft = True
    elif (
        _horse_charge_told(note, usual, unit, unit_name)
        and enemy.arm.is_foot
        and not _formed_told(note, usual, enemy, enemy_name)
    ):
        note((unit_name, 159, True, None))
        unit_charged_soft = True
    found: bool = unit_charged_soft
    return found


def _charged_thin_horse_told(
    note: Callable[[Any], None],
    usual: dict[str, Any],
    unit: Any,
    unit_name: str,
    enemy: Any
) -> bool:
    unit_charged_thin_horse = False
    if _horse_charge_told(note, usual, unit, unit_name) and enemy.arm.is_horse and enemy.ranks == 1:
        note((unit_name, 160, True, None))
        unit_charged_thin_horse = True
    found: bool = unit_charged_thin_horse
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
        note((unit_name, 161, True, None))
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
    counts5 = False
    if leader_natural == 1:
        # Killed @qrs 48
        leader_after.leader_hit_result = 'killed'
        counts = True
    elif 2 <= leader_natural <= 4:
        # Wounded, and 1 action lost @qrs 50
        leader_after.leader_hit_result = 'wounded_and_1_action_lost'
        counts2 = True
        if leader.rank is _rank_brigadier:
            # Brigadiers can no longer influence @qrs 50
            counts3 = True
        leader_wounds = leader.wounds
        if leader_wounds >= 1:
            # The second wound kills @qrs 50
            counts4 = True
    elif 5 <= leader_natural <= 6:
        # Near miss @qrs 52
        leader_after.leader_hit_result = 'near_miss'
        counts5 = True
    else:
        raise NoRule('Leader hit: no row for the total ' + _say(leader_natural, 'number'), ('@qrs 46-52',))
    if counts3:
        leader_after.may_not = _also(leader_after.may_not, ('influence',))
        _no_clash('leader', leader_after.must, leader_after.may_not, ('@qrs 50',))
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
    if counts4:
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
    note(('leader', 277, True, (leader_natural,)))
    leader_after.leader_hit_total = leader_natural
    leader_after.leader_hit_natural = leader_natural
    leader_after.leader_hit_dice = 1
    counts = False
    counts2 = False
    counts3 = False
    counts4 = False
    counts5 = False
    if leader_natural == 1:
        note(('leader', 278, True, leader_natural))
        leader_after.leader_hit_result = 'killed'
        counts = True
    elif 2 <= leader_natural <= 4:
        note(('leader', 279, False, None))
        note(('leader', 280, True, leader_natural))
        leader_after.leader_hit_result = 'wounded_and_1_action_lost'
        counts2 = True
        if leader.rank is _rank_brigadier:
            note(('leader', 281, True, None))
            counts3 = True
        leader_wounds = leader.wounds
        if leader_wounds >= 1:
            note(('leader', 282, True, None))
            counts4 = True
    elif 5 <= leader_natural <= 6:
        note(('leader', 279, False, None))
        note(('leader', 283, False, None))
        note(('leader', 284, True, leader_natural))
        leader_after.leader_hit_result = 'near_miss'
        counts5 = True
    else:
        raise NoRule('Leader hit: no row for the total ' + _say(leader_natural, 'number'), ('@qrs 46-52',))
    if counts3:
        leader_after.may_not = _also(leader_after.may_not, ('influence',))
        _no_clash('leader', leader_after.must, leader_after.may_not, ('@qrs 50',))
        note(('leader', 285, True, 'may not influence'))
    if counts:
        changes.append(('leader', 'killed', getattr(leader, 'killed', None), True, False))
        leader_after.killed = leader_killed = True
        note(('leader', 286, True, (leader_killed,)))
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
        note(('leader', 287, True, (1, 1, kept)))
        kept2 = None
        before2 = getattr(leader, 'actions', None)
        leader_actions = leader.actions - 1
        if leader_actions < 0:
            leader_actions = 0
            kept2 = leader_actions
        changes.append(('leader', 'actions', before2, leader_actions, kept2 is not None))
        leader_after.actions = leader_actions
        note(('leader', 288, True, (-1, -1, kept2)))
    if counts4:
        changes.append(('leader', 'killed', getattr(leader_after, 'killed', None), True, False))
        leader_after.killed = leader_killed = True
        note(('leader', 289, True, (leader_killed,)))
    return at


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
        note((unit_name, 292, True, None))
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
        note((unit_name, 299, True, None))
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
    friend_grade = friend.grade
    unit_grade = unit.grade
    if _grade_rank[friend_grade] <= _grade_rank[unit_grade]:
        note((unit_name, 297, True, None))
        unit_equal_or_higher = True
    elif unit_grade.is_a and friend_grade.is_a:
        note((unit_name, 298, True, None))
        unit_equal_or_higher = True
    found: bool = unit_equal_or_higher
    return found


def _can_influence_told(note: Callable[[Any], None], usual: dict[str, Any], leader: Any, leader_name: str) -> bool:
    leader_can_influence = False
    if (
        leader.attached
        and not (
            _usual(usual, leader_name, leader, 'killed')
            or (leader.rank is _rank_brigadier and leader.wounds >= 1)
        )
    ):
        note((leader_name, 316, True, None))
        leader_can_influence = True
    found: bool = leader_can_influence
    return found


def _part_spent_told(note: Callable[[Any], None], usual: dict[str, Any], unit: Any, unit_name: str) -> bool:
    unit_part_spent = False
    if _usual(usual, unit_name, unit, 'time') >= _1_2:
        note((unit_name, 330, True, None))
        unit_part_spent = True
    found: bool = unit_part_spent
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
        note((unit_name, 386, True, None))
        unit_free_passage = True
    elif (
        unit.doing is not _doing_rout
        and friend.doing is not _doing_rout
        and not friend.moved
        and not friend.fired
    ):
        note((unit_name, 387, True, None))
        unit_free_passage = True
    found: bool = unit_free_passage
    return found


def _band_told(note: Callable[[Any], None], usual: dict[str, Any], unit: Any, unit_name: str) -> RangeBand | None:
    heading: RangeBand | None
    row = _ranges_row(unit.arm)
    column = _ranges_last(row, unit.range_)
    heading = _ranges_headings[column]
    if column >= 0:
        note((unit_name, (408, 409, 410, 411)[row], True, (unit.range_, heading)))
    found: RangeBand | None = heading
    return found


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
    """Any permitted action (action for unit). @qrs 203"""

    name = 'any_permitted'
    label = 'Any permitted action'
    parties = ('unit',)
    cites = ('@qrs 203',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> AnyPermittedResult:
        """What comes of it."""
        try:
            unit_after = AnyPermittedResult()
            unit_after.before = unit
            # Stay or *pursue* @qrs 203
            unit_after.may = ('remain', 'pursue')
            unit_arm = unit.arm
            if unit_arm.is_horse:
                # Cavalry also *retire* @qrs 203
                unit_after.may = ('remain', 'pursue', 'retire')
            if unit_arm.is_foot:
                # Infantry also *take the position* @qrs 203
                unit_after.may = _also(unit_after.may, ('take_position',))
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
            if unit_arm.is_foot:
                note(('unit', 4, True, None))
                unit_after.may = _also(unit_after.may, ('take_position',))
                note(('unit', 5, True, 'may take_position'))
            else:
                note(('unit', 4, False, None))
            return Explanation('Any permitted action (cfeo16.any_permitted)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


any_permitted = AnyPermittedResolver()


class RemainResult(_Outcome):
    """What remain makes of unit."""

    _party = 'unit'
    _made = {}
    _facts = {}
    before: Unit

    @property
    def unit(self) -> RemainResult:
        """What becomes of unit: this."""
        return self


class RemainResolver(_Resolver):
    """Stay in place (action for unit). @qrs 195-197, 203, 207, 209"""

    name = 'remain'
    label = 'Stay in place'
    parties = ('unit',)
    cites = ('@qrs 195-197, 203, 207, 209',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> RemainResult:
        """What comes of it."""
        try:
            unit_after = RemainResult()
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
            unit_after = RemainResult()
            unit_after.before = unit
            note(('unit', 6, True, None))
            return Explanation('Stay in place (cfeo16.remain)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


remain = RemainResolver()


class FallBackResult(_Outcome):
    """What fall_back makes of unit."""

    _party = 'unit'
    _made = {'distance': 'distance'}
    _facts = {'facing_enemy': 'facing_enemy'}
    before: Unit
    distance: Number
    facing_enemy: bool

    @property
    def unit(self) -> FallBackResult:
        """What becomes of unit: this."""
        return self


class FallBackResolver(_Resolver):
    """Fall back (action for unit). @qrs 205"""

    name = 'fall_back'
    label = 'Fall back'
    parties = ('unit',)
    cites = ('@qrs 205',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> FallBackResult:
        """What comes of it."""
        try:
            unit_distance: Number
            unit_after = FallBackResult()
            unit_after.before = unit
            unit_distance = unit.base_depth
            unit_after.distance = _exact(unit_distance)
            # Its face to the enemy, its order kept @qrs 205
            unit_after.facing_enemy = True
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
            unit_distance: Number
            unit_after = FallBackResult()
            unit_after.before = unit
            unit_distance = unit.base_depth
            unit_after.distance = _exact(unit_distance)
            note(('unit', 7, True, None))
            changes.append(('unit', 'facing_enemy', getattr(unit, 'facing_enemy', None), True, False))
            unit_after.facing_enemy = unit_facing_enemy = True
            note(('unit', 8, True, (unit_facing_enemy,)))
            return Explanation('Fall back (cfeo16.fall_back)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


fall_back = FallBackResolver()


class RetireResult(_Outcome):
    """What retire makes of unit."""

    _party = 'unit'
    _made = {
        'move_total': 'move.total',
        'move_natural': 'move.natural',
        'move_dice': 'move.dice',
        'move_distance': 'move.distance'
    }
    _facts = {'dp': 'dp', 'formation': 'formation', 'doing': 'doing'}
    _not_told = ('before', 'move_dice', 'move_natural')
    before: Unit
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
    """Retire (action for unit). @qrs 207"""

    name = 'retire'
    label = 'Retire'
    parties = ('unit',)
    cites = ('@qrs 207',)

    def _between(self, unit: Unit) -> None:
        """What cannot be between the parties, or because of a fact left as it usually is."""
        if unit._usual:
            try:
                illegal = unit.abandoned and not unit.arm.is_guns
            except RuleError:
                illegal = False
            if illegal:
                raise IllegalState('unit: it cannot be that abandoned unless arm is guns', ('@qrs 197-199',))

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
                # If it cannot: 1 DP @qrs 207
                unit_dp = unit.dp + 1
                if unit_dp > 9:
                    unit_dp = 9
                unit_after.dp = unit_dp
            if unit_way_blocked and not unit.caught:
                # and it stays @qrs 207
                unit_after.must = ('remain',)
            if not unit_way_blocked:
                # Back at full move, unformed, every die @qrs 207
                unit_after.formation = _formation_unformed
                reached = True
                unit_after.doing = _doing_retire
            if not unit_way_blocked:
                at = _take_move(unit, unit_after, dice, 0, chosen)
            else:
                at = 0
            if (unit.behind_friends or unit.behind_obstacle) and not unit_way_blocked:
                # Stops early in the shelter of formed friends or an obstacle @qrs 207
                unit_after.may = ('halt_short',)
            if unit.retired_last_turn:
                # Next turn on again, or stay to re-form @qrs 207
                unit_after.may = _also(unit_after.may, ('retire', 'reform'))
            unit_caught = unit.caught
            if unit_caught:
                # Caught by pursuers: breaks, and they have a **free hack** @qrs 207
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
                note(('unit', 9, True, None))
                kept = None
                before = getattr(unit, 'dp', None)
                unit_dp = unit.dp + 1
                if unit_dp > 9:
                    unit_dp = 9
                    kept = unit_dp
                changes.append(('unit', 'dp', before, unit_dp, kept is not None))
                unit_after.dp = unit_dp
                note(('unit', 10, True, (1, 1, kept)))
            else:
                note(('unit', 9, False, None))
            if unit_way_blocked and not unit.caught:
                note(('unit', 11, True, None))
                unit_after.must = ('remain',)
                note(('unit', 12, True, 'must remain'))
            else:
                note(('unit', 11, False, None))
            if not unit_way_blocked:
                note(('unit', 13, True, None))
                changes.append(('unit', 'formation', getattr(unit, 'formation', None), _formation_unformed, False))
                unit_after.formation = unit_formation = _formation_unformed
                note(('unit', 14, True, (unit_formation,)))
                reached = True
                changes.append(('unit', 'doing', getattr(unit, 'doing', None), _doing_retire, False))
                unit_after.doing = unit_doing = _doing_retire
                note(('unit', 15, True, (unit_doing,)))
            else:
                note(('unit', 13, False, None))
            if not unit_way_blocked:
                note(('unit', 16, True, None))
                note(('unit', 17, True, 'move'))
                at = _take_move_told(unit, unit_after, dice, 0, chosen, note, changes, usual)
            else:
                note(('unit', 16, False, None))
                at = 0
            if (unit.behind_friends or unit.behind_obstacle) and not unit_way_blocked:
                note(('unit', 54, True, None))
                unit_after.may = ('halt_short',)
                note(('unit', 55, True, 'may halt_short'))
            else:
                note(('unit', 54, False, None))
            if unit.retired_last_turn:
                note(('unit', 56, True, None))
                unit_after.may = _also(unit_after.may, ('retire', 'reform'))
                note(('unit', 57, True, 'may retire/reform'))
            else:
                note(('unit', 56, False, None))
            unit_caught = unit.caught
            if unit_caught:
                note(('unit', 58, True, None))
                unit_after.must = _also(unit_after.must, ('rout',))
                note(('unit', 59, True, 'must rout'))
            else:
                note(('unit', 58, False, None))
            if reached:
                self._reached(unit_after, (unit,))
            return Explanation('Retire (cfeo16.retire)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


retire = RetireResolver()


class TakePositionResult(_Outcome):
    """What take_position makes of unit."""

    _party = 'unit'
    _made = {'verdict': 'verdict'}
    _facts = {'took_position': 'took_position'}
    before: Unit
    verdict: str
    took_position: bool

    @property
    def unit(self) -> TakePositionResult:
        """What becomes of unit: this."""
        return self


class TakePositionResolver(_Resolver):
    """Take the position (action for unit). @qrs 211"""

    name = 'take_position'
    label = 'Take the position'
    parties = ('unit',)
    cites = ('@qrs 211',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> TakePositionResult:
        """What comes of it."""
        try:
            reached = False
            unit_after = TakePositionResult()
            unit_after.before = unit
            unit_arm = unit.arm
            if unit_arm.is_foot and unit.position_abandoned:
                # Infantry, forward into a position left by the enemy @qrs 203, 211
                unit_verdict = 'may'
            else:
                unit_verdict = 'may not'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return unit_after
            # Occupies it @qrs 211
            reached = True
            unit_after.took_position = True
            if reached:
                self._reached(unit_after, (unit,))
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
            reached = False
            unit_after = TakePositionResult()
            unit_after.before = unit
            unit_arm = unit.arm
            if unit_arm.is_foot and unit.position_abandoned:
                note(('unit', 60, True, 'may'))
                unit_verdict = 'may'
            else:
                note(('unit', 60, False, None))
                note(('unit', 61, True, 'may not'))
                unit_verdict = 'may not'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return Explanation('Take the position (cfeo16.take_position)', unit_after, notes, changes, usual)
            note(('unit', 62, True, None))
            reached = True
            changes.append(('unit', 'took_position', getattr(unit, 'took_position', None), True, False))
            unit_after.took_position = unit_took_position = True
            note(('unit', 63, True, (unit_took_position,)))
            if reached:
                self._reached(unit_after, (unit,))
            return Explanation('Take the position (cfeo16.take_position)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


take_position = TakePositionResolver()


class OutOfReachResolver(_Resolver):
    """out of reach (term for unit). @qrs 213"""

    name = 'out_of_reach'
    label = 'out of reach'
    parties = ('unit',)
    cites = ('@qrs 213',)

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
                note(('unit', 64, True, None))
                unit_out_of_reach = True
            elif unit.nearest_enemy >= 240:
                note(('unit', 65, True, None))
                unit_out_of_reach = True
            return Explanation('out of reach (cfeo16.out_of_reach)', unit_out_of_reach, notes, changes, usual)
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
        'move_total': 'move.total',
        'move_natural': 'move.natural',
        'move_dice': 'move.dice',
        'move_distance': 'move.distance'
    }
    _facts = {'formation': 'formation', 'doing': 'doing', 'dp': 'dp'}
    _not_told = ('before', 'move_dice', 'move_natural')
    before: Unit
    move_total: int | None
    move_natural: int | None
    move_dice: int
    move_distance: Number | None
    formation: Formation
    doing: Doing
    dp: int

    @property
    def unit(self) -> RoutResult:
        """What becomes of unit: this."""
        return self


class RoutResolver(_Resolver):
    """Rout (action for unit). @qrs 213"""

    name = 'rout'
    label = 'Rout'
    parties = ('unit',)
    cites = ('@qrs 213',)

    def _between(self, unit: Unit) -> None:
        """What cannot be between the parties, or because of a fact left as it usually is."""
        if unit._usual:
            try:
                illegal = unit.abandoned and not unit.arm.is_guns
            except RuleError:
                illegal = False
            if illegal:
                raise IllegalState('unit: it cannot be that abandoned unless arm is guns', ('@qrs 197-199',))

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> RoutResult:
        """What comes of it."""
        if type(dice) is not list:
            return _driven(self.resolve, (unit,), dice, chosen)  # type: ignore[no-any-return]
        try:
            reached = False
            unit_after = RoutResult()
            unit_after.before = unit
            self._between(unit)
            # Full move, unformed, every die @qrs 213
            unit_after.formation = _formation_unformed
            reached = True
            unit_after.doing = _doing_rout
            at = _take_move(unit, unit_after, dice, 0, chosen)
            if unit.behind_friends or unit.behind_obstacle or unit.nearest_enemy >= 240:
                # May then try to stop @qrs 213
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
            note(('unit', 66, True, None))
            changes.append(('unit', 'formation', getattr(unit, 'formation', None), _formation_unformed, False))
            unit_after.formation = unit_formation = _formation_unformed
            note(('unit', 67, True, (unit_formation,)))
            reached = True
            changes.append(('unit', 'doing', getattr(unit, 'doing', None), _doing_rout, False))
            unit_after.doing = unit_doing = _doing_rout
            note(('unit', 68, True, (unit_doing,)))
            note(('unit', 69, True, None))
            note(('unit', 70, True, 'move'))
            at = _take_move_told(unit, unit_after, dice, 0, chosen, note, changes, usual)
            if _out_of_reach_told(note, usual, unit, 'unit'):
                note(('unit', 71, True, None))
                unit_after.may = ('stop_rout',)
                note(('unit', 72, True, 'may stop_rout'))
            else:
                note(('unit', 71, False, None))
            if reached:
                self._reached(unit_after, (unit,))
            return Explanation('Rout (cfeo16.rout)', unit_after, notes, changes, usual)
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
    """Stop a rout (action for unit against leader). @qrs 213"""

    name = 'stop_rout'
    label = 'Stop a rout'
    parties = ('unit', 'leader')
    cites = ('@qrs 213',)

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
                # Routing, and out of reach @qrs 213
                unit_verdict = 'may'
            else:
                unit_verdict = 'may not'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return unit_after
            # By a control test: only *as the player likes* will do @qrs 213
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
                note(('unit', 73, True, 'may'))
                unit_verdict = 'may'
            else:
                note(('unit', 73, False, None))
                note(('unit', 74, True, 'may not'))
                unit_verdict = 'may not'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return Explanation('Stop a rout (cfeo16.stop_rout)', unit_after, notes, changes, usual)
            note(('unit', 75, True, None))
            changes.append(('unit', 'wishes_to_cease', getattr(unit, 'wishes_to_cease', None), True, False))
            unit_after.wishes_to_cease = unit_wishes_to_cease = True
            note(('unit', 76, True, (unit_wishes_to_cease,)))
            note(('unit', 77, True, None))
            note(('unit', 78, True, 'control'))
            at = _take_control_told(unit, leader, unit_after, dice, 0, chosen, note, changes, usual)
            reached = True
            unit_after.may = _open(unit_after.may, unit_after.may_not)
            if reached:
                self._reached(unit_after, (unit, leader))
            return Explanation('Stop a rout (cfeo16.stop_rout)', unit_after, notes, changes, usual)
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
    move_total: int | None
    move_natural: int | None
    move_dice: int
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
    """Pursue (action for unit against enemy). @qrs 215"""

    name = 'pursue'
    label = 'Pursue'
    parties = ('unit', 'enemy')
    cites = ('@qrs 215',)

    def _between(self, unit: Unit, enemy: Unit) -> None:
        """What cannot be between the parties, or because of a fact left as it usually is."""
        if unit._usual:
            try:
                illegal = unit.abandoned and not unit.arm.is_guns
            except RuleError:
                illegal = False
            if illegal:
                raise IllegalState('unit: it cannot be that abandoned unless arm is guns', ('@qrs 197-199',))

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
            # Full move, unformed, after those who retired or routed @qrs 215
            unit_after.formation = _formation_unformed
            reached = True
            unit_after.doing = _doing_pursuit
            at = _take_move(unit, unit_after, dice, 0, chosen)
            if unit.meets_enemy:
                # New enemy met is charged @qrs 215
                unit_after.must = ('charge',)
            if enemy.caught and (enemy.doing is _doing_rout or enemy.doing is _doing_retire):
                # A **free hack** at a routing or retiring unit it catches @qrs 215
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
            note(('unit', 118, True, None))
            changes.append(('unit', 'formation', getattr(unit, 'formation', None), _formation_unformed, False))
            unit_after.formation = unit_formation = _formation_unformed
            note(('unit', 119, True, (unit_formation,)))
            reached = True
            changes.append(('unit', 'doing', getattr(unit, 'doing', None), _doing_pursuit, False))
            unit_after.doing = unit_doing = _doing_pursuit
            note(('unit', 120, True, (unit_doing,)))
            note(('unit', 121, True, None))
            note(('unit', 122, True, 'move'))
            at = _take_move_told(unit, unit_after, dice, 0, chosen, note, changes, usual)
            if unit.meets_enemy:
                note(('unit', 123, True, None))
                unit_after.must = ('charge',)
                note(('unit', 124, True, 'must charge'))
            else:
                note(('unit', 123, False, None))
            if enemy.caught and (enemy.doing is _doing_rout or enemy.doing is _doing_retire):
                note(('unit', 125, True, None))
                note(('unit', 126, True, 'free_hack'))
                at = _take_free_hack_told(unit, enemy, unit_after, enemy_after, dice, at, note, changes, usual)
            else:
                note(('unit', 125, False, None))
            if reached:
                self._reached(unit_after, (unit, enemy))
            return Explanation('Pursue (cfeo16.pursue)', unit_after, notes, changes, usual)
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
    """Free hack (test for unit against enemy). @qrs 207, 215"""

    name = 'free_hack'
    label = 'Free hack'
    parties = ('unit', 'enemy')
    cites = ('@qrs 207, 215',)

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
            _too_many(unit.stands_in_contact, 'Free hack', ('@qrs 207, 215',))
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
                    if enemy_casualties > 9:
                        enemy_casualties = 9
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
            _too_many(unit.stands_in_contact, 'Free hack', ('@qrs 207, 215',))
            unit_faces = dice[:unit.stands_in_contact]
            if len(unit_faces) < unit.stands_in_contact:
                raise MissingDice('unit', ((_d6, unit.stands_in_contact, ''),), ((4, 5, 6),), total=False)
            if not _d6_faces.issuperset(unit_faces):
                _wrong_face('unit', unit_faces, _d6)
            at = unit.stands_in_contact
            unit_natural = sum(unit_faces)
            note(('unit', 127, True, tuple(unit_faces)))
            unit_after.total = unit_natural
            unit_after.natural = unit_natural
            unit_after.dice = unit.stands_in_contact
            shown = sum(1 for face in unit_faces if face >= 4)
            if shown:
                note(('unit', 128, True, shown))
                kept = None
                if shown:
                    before = getattr(enemy, 'casualties', None)
                    enemy_casualties = enemy.casualties + shown
                    if enemy_casualties > 9:
                        enemy_casualties = 9
                        kept = enemy_casualties
                    if enemy_casualties < 0:
                        enemy_casualties = 0
                        kept = enemy_casualties
                    changes.append(('enemy', 'casualties', before, enemy_casualties, kept is not None))
                    enemy_after.casualties = enemy_casualties
                note(('unit', 129, True, (shown, shown, kept)))
            else:
                note(('unit', 128, False, 0))
            return Explanation('Free hack (cfeo16.free_hack)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit, enemy=enemy) from None

    def odds(self, unit: Unit, enemy: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit, enemy), chosen)

    def choices(self, unit: Unit, enemy: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit, enemy), chosen)


free_hack = FreeHackResolver()


class NoRoomResolver(_Resolver):
    """no room to ride through (term for unit against enemy). @qrs 209"""

    name = 'no_room'
    label = 'no room to ride through'
    parties = ('unit', 'enemy')
    cites = ('@qrs 209',)

    def resolve(self, unit: Unit, enemy: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> bool:
        """What comes of it."""
        try:
            return enemy.ranks > 1 or unit.support_close
        except MissingFact as missing:
            raise missing.of(unit=unit, enemy=enemy) from None

    def explain(self, unit: Unit, enemy: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_no_room = False
            if enemy.ranks > 1:
                note(('unit', 130, True, None))
                unit_no_room = True
            elif unit.support_close:
                note(('unit', 131, True, None))
                unit_no_room = True
            return Explanation('no room to ride through (cfeo16.no_room)', unit_no_room, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit, enemy=enemy) from None

    def odds(self, unit: Unit, enemy: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit, enemy), chosen)

    def choices(self, unit: Unit, enemy: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit, enemy), chosen)


no_room = NoRoomResolver()


class RideThroughResult(_Outcome):
    """What ride_through makes of unit."""

    _party = 'unit'
    _made = {
        'verdict': 'verdict',
        'ride_dice': 'ride_dice',
        'stops_beyond': 'stops_beyond',
        'total': 'total',
        'natural': 'natural',
        'dice': 'dice',
        'distance': 'distance'
    }
    _facts = {'dp': 'dp'}
    _not_told = ('before', 'dice', 'natural')
    before: Unit
    verdict: str
    ride_dice: Number | Range | None
    stops_beyond: int | None
    total: int | None
    natural: int | None
    dice: int | None
    distance: int | None
    dp: int

    @property
    def unit(self) -> RideThroughResult:
        """What becomes of unit: this."""
        return self


class RideThroughResolver(_Resolver):
    """Ride-through (action for unit against enemy). @qrs 209"""

    name = 'ride_through'
    label = 'Ride-through'
    parties = ('unit', 'enemy')
    cites = ('@qrs 209',)

    def resolve(
        self,
        unit: Unit,
        enemy: Unit,
        *,
        dice: Dice = (),
        chosen: Chosen = _NO_CHOICE
    ) -> RideThroughResult:
        """What comes of it."""
        if type(dice) is not list:
            return _driven(self.resolve, (unit, enemy), dice, chosen)  # type: ignore[no-any-return]
        try:
            unit_ride_dice: Number | Range
            unit_stops_beyond: int | None
            unit_faces: Sequence[int] | None
            unit_faces2: Sequence[int] | None
            unit_total: int | None
            unit_natural2: int | None
            unit_distance: int | None
            unit_after = RideThroughResult()
            unit_after.before = unit
            enemy_ranks = enemy.ranks
            if enemy_ranks > 1 or unit.support_close:
                # No room: it stays or *retires* @qrs 209
                unit_after.may = ('remain', 'retire')
            if enemy_ranks > 1 or unit.support_close:
                # No room @qrs 209
                unit_verdict = 'may not'
            else:
                unit_verdict = 'may'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return unit_after
            unit_ride_dice = _choose_within(chosen, 'unit', 'ride_dice', Range(2, 3), True)
            unit_after.ride_dice = _exact(unit_ride_dice)
            unit_meets_enemy = unit.meets_enemy
            if unit_meets_enemy or unit.meets_impassable:
                unit_stops_beyond = 20
            else:
                unit_stops_beyond = None
            unit_after.stops_beyond = unit_stops_beyond
            if unit_meets_enemy or unit.meets_impassable:
                # Meets new enemy, or terrain it cannot pass: stops @qrs 209
                unit_after.must = ('halt_short',)
            if _settled(unit_ride_dice) == 2:
                unit_faces = dice[:2]
                if len(unit_faces) < 2:
                    raise MissingDice('unit', ((_avd, 2, ''),), ((4, 5),))
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
                        raise MissingDice('unit', ((_avd, 2, ''), (_d6, 1, ''),), ((4, 5), (6,)))
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
            # Inspired, a die @qrs 32
            if unit.inspiring >= 1 and unit_distance is not None:
                unit_distance += 10 * (unit_dice if unit_dice > 0 else 0)
            # Rough terrain, a die @qrs 40
            unit_rough = unit.rough
            if (
                unit_rough
                and not (unit.on_road and unit.formation is _formation_march_column)
                and unit_distance is not None
            ):
                unit_distance -= 10 * (unit_dice if unit_dice > 0 else 0)
            # Beyond 120 yd of enemy @qrs 44
            if unit.nearest_enemy > 120 and unit_distance is not None:
                unit_distance *= 2
            unit_after.distance = unit_distance
            unit_formation = unit.formation
            if (
                unit_formation is _formation_line
                and not (unit_rough and not (unit.on_road and unit_formation is _formation_march_column))
            ):
                shown = (unit_faces or ()).count(6)
                if shown:
                    if shown > 0:
                        unit_gained = shown
                        # From 3 DPs on, of whatever cause, moving and manoeuvring add none @qrs 128
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
                        if unit_dp > 9:
                            unit_dp = 9
                        if unit_dp < 0:
                            unit_dp = 0
                        unit_after.dp = unit_dp
            if unit_rough and not (unit.on_road and unit_formation is _formation_march_column):
                shown2 = sum(1 for face in (unit_faces or ()) if 4 <= face <= 6)
                if shown2:
                    if shown2 > 0:
                        unit_gained2 = shown2
                        # From 3 DPs on, of whatever cause, moving and manoeuvring add none @qrs 128
                        bound2 = max(3 - unit_after.dp, 0)
                        if unit_gained2 > bound2:
                            unit_gained2 = bound2
                        gained2 = unit_gained2
                    else:
                        gained2 = shown2
                        unit_gained2 = shown2
                    if gained2:
                        unit_dp = unit_after.dp + gained2
                        if unit_dp > 9:
                            unit_dp = 9
                        if unit_dp < 0:
                            unit_dp = 0
                        unit_after.dp = unit_dp
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
            unit_ride_dice: Number | Range
            unit_stops_beyond: int | None
            unit_faces: Sequence[int] | None
            unit_faces2: Sequence[int] | None
            unit_total: int | None
            unit_natural2: int | None
            unit_distance: int | None
            kept: int | None
            kept2: int | None
            unit_after = RideThroughResult()
            unit_after.before = unit
            if _no_room_told(note, usual, unit, 'unit', enemy):
                note(('unit', 132, True, None))
                unit_after.may = ('remain', 'retire')
                note(('unit', 133, True, 'may remain/retire'))
            else:
                note(('unit', 132, False, None))
            if _no_room_told(note, usual, unit, 'unit', enemy):
                note(('unit', 134, True, 'may not'))
                unit_verdict = 'may not'
            else:
                note(('unit', 134, False, None))
                note(('unit', 135, True, 'may'))
                unit_verdict = 'may'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return Explanation('Ride-through (cfeo16.ride_through)', unit_after, notes, changes, usual)
            unit_ride_dice = _choose_within(chosen, 'unit', 'ride_dice', Range(2, 3), True)
            unit_after.ride_dice = _exact(unit_ride_dice)
            note(('unit', 136, True, None))
            unit_meets_enemy = unit.meets_enemy
            if unit_meets_enemy or unit.meets_impassable:
                unit_stops_beyond = 20
            else:
                unit_stops_beyond = None
            unit_after.stops_beyond = unit_stops_beyond
            if unit_meets_enemy or unit.meets_impassable:
                note(('unit', 137, True, None))
                unit_after.must = ('halt_short',)
                note(('unit', 138, True, 'must halt_short'))
            else:
                note(('unit', 137, False, None))
            if _settled(unit_ride_dice) == 2:
                unit_faces = dice[:2]
                if len(unit_faces) < 2:
                    raise MissingDice('unit', ((_avd, 2, ''),), ((4, 5),))
                if not _avd_faces.issuperset(unit_faces):
                    _wrong_face('unit', unit_faces, _avd)
                unit_natural = sum(unit_faces)
                note(('unit', 139, True, tuple(unit_faces)))
                at = 2
                unit_total = unit_natural
                unit_natural2 = unit_natural
                unit_dice = 2
            else:
                if _settled(unit_ride_dice) == 3:
                    unit_faces2 = dice[:3]
                    if len(unit_faces2) < 3:
                        raise MissingDice('unit', ((_avd, 2, ''), (_d6, 1, ''),), ((4, 5), (6,)))
                    unit_faces2_1 = unit_faces2[:2]
                    if not _avd_faces.issuperset(unit_faces2_1):
                        _wrong_face('unit', unit_faces2_1, _avd)
                    unit_faces2_2 = unit_faces2[2:]
                    if not _d6_faces.issuperset(unit_faces2_2):
                        _wrong_face('unit', unit_faces2_2, _d6)
                    unit_natural = sum(unit_faces2_1) + sum(unit_faces2_2)
                    note(('unit', 140, True, tuple(unit_faces2)))
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
                note(('unit', 141, amount != 0, amount))
            else:
                note(('unit', 142, False, None))
            if _hampered_told(note, usual, unit, 'unit') and unit_distance is not None:
                amount2 = -(10 * (unit_dice if unit_dice > 0 else 0))
                unit_distance += amount2
                note(('unit', 143, amount2 != 0, amount2))
            else:
                note(('unit', 144, False, None))
            if _far_told(note, usual, unit, 'unit') and unit_distance is not None:
                unit_distance *= 2
                note(('unit', 145, True, 'x 2'))
            else:
                note(('unit', 145, False, None))
            unit_after.distance = unit_distance
            unit_formation = unit.formation
            if unit_formation is _formation_line and not _hampered_told(note, usual, unit, 'unit'):
                shown = (unit_faces or ()).count(6)
                if shown:
                    note(('unit', 146, True, shown))
                    if shown > 0:
                        unit_gained = shown
                        unit_dp = unit.dp
                        bound = max(3 - unit_dp, 0)
                        counted = unit_gained > bound
                        if counted:
                            unit_gained = bound
                        note(('unit', 43, counted, bound))
                        if unit_gained != shown:
                            note(('unit', 44, True, unit_gained))
                        gained = unit_gained
                    else:
                        gained = shown
                        unit_gained = shown
                    kept = None
                    if gained:
                        unit_dp = unit.dp
                        before = unit_dp
                        unit_dp = unit_dp + gained
                        if unit_dp > 9:
                            unit_dp = 9
                            kept = unit_dp
                        if unit_dp < 0:
                            unit_dp = 0
                            kept = unit_dp
                        changes.append(('unit', 'dp', before, unit_dp, kept is not None))
                        unit_after.dp = unit_dp
                    note(('unit', 147, True, (gained, shown, kept)))
                else:
                    note(('unit', 146, False, 0))
            else:
                note(('unit', 148, False, None))
            if _hampered_told(note, usual, unit, 'unit'):
                shown2 = sum(1 for face in (unit_faces or ()) if 4 <= face <= 6)
                if shown2:
                    note(('unit', 149, True, shown2))
                    if shown2 > 0:
                        unit_gained2 = shown2
                        bound2 = max(3 - unit_after.dp, 0)
                        counted2 = unit_gained2 > bound2
                        if counted2:
                            unit_gained2 = bound2
                        note(('unit', 43, counted2, bound2))
                        if unit_gained2 != shown2:
                            note(('unit', 44, True, unit_gained2))
                        gained2 = unit_gained2
                    else:
                        gained2 = shown2
                        unit_gained2 = shown2
                    kept2 = None
                    if gained2:
                        before2 = getattr(unit_after, 'dp', None)
                        unit_dp = unit_after.dp + gained2
                        if unit_dp > 9:
                            unit_dp = 9
                            kept2 = unit_dp
                        if unit_dp < 0:
                            unit_dp = 0
                            kept2 = unit_dp
                        changes.append(('unit', 'dp', before2, unit_dp, kept2 is not None))
                        unit_after.dp = unit_dp
                    note(('unit', 150, True, (gained2, shown2, kept2)))
                else:
                    note(('unit', 149, False, 0))
            else:
                note(('unit', 151, False, None))
            return Explanation('Ride-through (cfeo16.ride_through)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit, enemy=enemy) from None

    def odds(self, unit: Unit, enemy: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit, enemy), chosen)

    def choices(self, unit: Unit, enemy: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit, enemy), chosen)


ride_through = RideThroughResolver()


class NumbersResolver(_Resolver):
    """Numbers (value for unit). @qrs 189"""

    name = 'numbers'
    label = 'Numbers'
    parties = ('unit',)
    cites = ('@qrs 189',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> int:
        """What comes of it."""
        try:
            return unit.stands_in_contact
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def explain(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            return Explanation('Numbers (cfeo16.numbers)', unit.stands_in_contact, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


numbers = NumbersResolver()


class OddsResolver(_Resolver):
    """Odds (value for unit against enemy). @qrs 189"""

    name = 'odds'
    label = 'Odds'
    parties = ('unit', 'enemy')
    cites = ('@qrs 189',)

    def resolve(self, unit: Unit, enemy: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Number:
        """What comes of it."""
        try:
            found: Number = _exact(_over(enemy.stands_in_contact, unit.stands_in_contact))
            return found
        except MissingFact as missing:
            raise missing.of(unit=unit, enemy=enemy) from None

    def explain(self, unit: Unit, enemy: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            return Explanation(
                'Odds (cfeo16.odds)',
                _exact(_over(enemy.stands_in_contact, unit.stands_in_contact)),
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


odds = OddsResolver()


class SimilarTypeResolver(_Resolver):
    """similar type (term for unit against enemy). @qrs 179"""

    name = 'similar_type'
    label = 'similar type'
    parties = ('unit', 'enemy')
    cites = ('@qrs 179',)

    def resolve(self, unit: Unit, enemy: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> bool:
        """What comes of it."""
        try:
            unit_arm = unit.arm
            return (unit_arm.is_horse and enemy.arm.is_horse) or (unit_arm.is_foot and enemy.arm.is_foot)
        except MissingFact as missing:
            raise missing.of(unit=unit, enemy=enemy) from None

    def explain(self, unit: Unit, enemy: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_similar_type = False
            unit_arm = unit.arm
            if unit_arm.is_horse and enemy.arm.is_horse:
                note(('unit', 152, True, None))
                unit_similar_type = True
            elif unit_arm.is_foot and enemy.arm.is_foot:
                note(('unit', 153, True, None))
                unit_similar_type = True
            return Explanation('similar type (cfeo16.similar_type)', unit_similar_type, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit, enemy=enemy) from None

    def odds(self, unit: Unit, enemy: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit, enemy), chosen)

    def choices(self, unit: Unit, enemy: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit, enemy), chosen)


similar_type = SimilarTypeResolver()


class DeeperResolver(_Resolver):
    """deeper formation (term for unit against enemy). @qrs 177"""

    name = 'deeper'
    label = 'deeper formation'
    parties = ('unit', 'enemy')
    cites = ('@qrs 177',)

    def resolve(self, unit: Unit, enemy: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> bool:
        """What comes of it."""
        try:
            return unit.ranks > enemy.ranks
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
            if unit.ranks > enemy.ranks:
                note(('unit', 154, True, None))
                unit_deeper = True
            return Explanation('deeper formation (cfeo16.deeper)', unit_deeper, notes, changes, usual)
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
    """cavalry who charged (term for unit). @qrs 194-197"""

    name = 'horse_charge'
    label = 'cavalry who charged'
    parties = ('unit',)
    cites = ('@qrs 194-197',)

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
                note(('unit', 155, True, None))
                unit_horse_charge = True
            return Explanation(
                'cavalry who charged (cfeo16.horse_charge)',
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


class ChargedFormedFootResolver(_Resolver):
    """charged formed infantry (term for unit against enemy). @qrs 195, 196"""

    name = 'charged_formed_foot'
    label = 'charged formed infantry'
    parties = ('unit', 'enemy')
    cites = ('@qrs 195, 196',)

    def resolve(self, unit: Unit, enemy: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> bool:
        """What comes of it."""
        try:
            return (
                unit.arm.is_horse
                and unit.charging
                and enemy.arm.is_foot
                and enemy.formation is not _formation_unformed
            )
        except MissingFact as missing:
            raise missing.of(unit=unit, enemy=enemy) from None

    def explain(self, unit: Unit, enemy: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_charged_formed_foot = False
            if (
                _horse_charge_told(note, usual, unit, 'unit')
                and enemy.arm.is_foot
                and _formed_told(note, usual, enemy, 'enemy')
            ):
                note(('unit', 157, True, None))
                unit_charged_formed_foot = True
            return Explanation(
                'charged formed infantry (cfeo16.charged_formed_foot)',
                unit_charged_formed_foot,
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


charged_formed_foot = ChargedFormedFootResolver()


class ChargedSoftResolver(_Resolver):
    """charged a soft target: guns alone, or infantry unformed (term for unit against enemy). @qrs 194-196"""

    name = 'charged_soft'
    label = 'charged a soft target: guns alone, or infantry unformed'
    parties = ('unit', 'enemy')
    cites = ('@qrs 194-196',)

    def resolve(self, unit: Unit, enemy: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> bool:
        """What comes of it."""
        try:
            unit_arm = unit.arm
            return (
                (unit_arm.is_horse and unit.charging and enemy.arm.is_guns)
                or (
                    unit_arm.is_horse
                    and unit.charging
                    and enemy.arm.is_foot
                    and enemy.formation is _formation_unformed
                )
            )
        except MissingFact as missing:
            raise missing.of(unit=unit, enemy=enemy) from None

    def explain(self, unit: Unit, enemy: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_charged_soft = False
            if _horse_charge_told(note, usual, unit, 'unit') and enemy.arm.is_guns:
                note(('unit', 158, True, None))
                unit_charged_soft = True
            elif (
                _horse_charge_told(note, usual, unit, 'unit')
                and enemy.arm.is_foot
                and not _formed_told(note, usual, enemy, 'enemy')
            ):
                note(('unit', 159, True, None))
                unit_charged_soft = True
            return Explanation(
                'charged a soft target: guns alone, or infantry unformed (cfeo16.charged_soft)',
                unit_charged_soft,
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


charged_soft = ChargedSoftResolver()


class ChargedThinHorseResolver(_Resolver):
    """charged a single rank of cavalry (term for unit against enemy). @qrs 196"""

    name = 'charged_thin_horse'
    label = 'charged a single rank of cavalry'
    parties = ('unit', 'enemy')
    cites = ('@qrs 196',)

    def resolve(self, unit: Unit, enemy: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> bool:
        """What comes of it."""
        try:
            return unit.arm.is_horse and unit.charging and enemy.arm.is_horse and enemy.ranks == 1
        except MissingFact as missing:
            raise missing.of(unit=unit, enemy=enemy) from None

    def explain(self, unit: Unit, enemy: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_charged_thin_horse = False
            if _horse_charge_told(note, usual, unit, 'unit') and enemy.arm.is_horse and enemy.ranks == 1:
                note(('unit', 160, True, None))
                unit_charged_thin_horse = True
            return Explanation(
                'charged a single rank of cavalry (cfeo16.charged_thin_horse)',
                unit_charged_thin_horse,
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


charged_thin_horse = ChargedThinHorseResolver()


class ChargedByHorseResolver(_Resolver):
    """charged by cavalry only (term for unit against enemy). @qrs 197"""

    name = 'charged_by_horse'
    label = 'charged by cavalry only'
    parties = ('unit', 'enemy')
    cites = ('@qrs 197',)

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
                note(('unit', 161, True, None))
                unit_charged_by_horse = True
            return Explanation(
                'charged by cavalry only (cfeo16.charged_by_horse)',
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


class CombatEnemy(_Outcome):
    """What combat makes of enemy."""

    _party = 'enemy'
    _made = {'total': 'total', 'natural': 'natural', 'dice': 'dice', 'margin': 'margin', 'result': 'result'}
    _facts = {'dp': 'dp', 'abandoned': 'abandoned', 'casualties': 'casualties', 'crew_killed': 'crew_killed'}
    _not_told = ('before', 'dice', 'natural')
    before: Unit
    total: int
    natural: int
    dice: int
    margin: int
    result: str
    dp: int
    abandoned: bool
    casualties: int
    crew_killed: bool


class CombatResult(_Outcome):
    """What combat makes of unit."""

    _party = 'unit'
    _made = {'total': 'total', 'natural': 'natural', 'dice': 'dice', 'margin': 'margin', 'result': 'result'}
    _facts = {'dp': 'dp', 'abandoned': 'abandoned', 'casualties': 'casualties', 'crew_killed': 'crew_killed'}
    _not_told = ('before', 'enemy', 'dice', 'natural')
    _others = ('enemy',)
    before: Unit
    total: int
    natural: int
    dice: int
    margin: int
    result: str
    dp: int
    abandoned: bool
    casualties: int
    crew_killed: bool
    enemy: CombatEnemy

    @property
    def unit(self) -> CombatResult:
        """What becomes of unit: this."""
        return self


class CombatResolver(_Resolver):
    """Combat (contest for unit against enemy). @qrs 157-199"""

    name = 'combat'
    label = 'Combat'
    parties = ('unit', 'enemy')
    cites = ('@qrs 157-199',)

    def resolve(self, unit: Unit, enemy: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> CombatResult:
        """What comes of it."""
        if type(dice) is not list:
            return _driven(self.resolve, (unit, enemy), dice, chosen)  # type: ignore[no-any-return]
        try:
            it3: str | None
            so: bool
            it4: str | None
            so2: bool
            unit_after = CombatResult()
            unit_after.before = unit
            enemy_after = CombatEnemy()
            enemy_after.before = enemy
            unit_after.enemy = enemy_after
            unit_charging = unit.charging
            if unit_charging:
                try:
                    unit_natural = dice[0]
                except IndexError:
                    raise MissingDice('unit', ((_d6, 1, ''),)) from None
                if unit_natural not in _d6_faces:
                    _wrong_face('unit', (unit_natural,), _d6)
            else:
                try:
                    unit_natural = dice[0]
                except IndexError:
                    raise MissingDice('unit', ((_avd, 1, ''),)) from None
                if unit_natural not in _avd_faces:
                    _wrong_face('unit', (unit_natural,), _avd)
            enemy_charging = enemy.charging
            if enemy_charging:
                try:
                    enemy_natural = dice[1]
                except IndexError:
                    raise MissingDice('enemy', ((_d6, 1, ''),)) from None
                if enemy_natural not in _d6_faces:
                    _wrong_face('enemy', (enemy_natural,), _d6)
            else:
                try:
                    enemy_natural = dice[1]
                except IndexError:
                    raise MissingDice('enemy', ((_avd, 1, ''),)) from None
                if enemy_natural not in _avd_faces:
                    _wrong_face('enemy', (enemy_natural,), _avd)
            unit_after.natural = unit_natural
            unit_after.dice = 1
            enemy_after.natural = enemy_natural
            enemy_after.dice = 1
            unit_total = unit_natural
            # Grade @qrs 161, 163
            unit_grade = unit.grade
            unit_total += _combat_grade[unit_grade]
            # leader inspiring, each action @qrs 165
            it = unit.inspiring
            unit_total += it if it < 2 else 2
            # advantage of ground @qrs 167
            if unit.advantage_of_ground:
                unit_total += 1
            # in fortifications, on top of {ground} @qrs 169
            if unit.in_fortifications:
                unit_total += 1
            # charging, pursuing, or took the position last turn @qrs 171
            unit_impetus = unit_charging or unit.doing is _doing_pursuit or unit.took_position
            if unit_impetus:
                unit_total += 1
            # more for heavy cavalry or swordsmen that charge @qrs 173
            unit_shock = unit_charging and (unit.arm is _arm_heavy_horse or unit.arm is _arm_swords)
            if unit_shock:
                unit_total += 1
            # more for cavalry that pursue @qrs 175
            unit_arm = unit.arm
            if unit_arm.is_horse and unit.doing is _doing_pursuit:
                unit_total += 2
            # deeper formation (not with {impetus} or {shock}) @qrs 177
            unit_ranks = unit.ranks
            enemy_ranks = enemy.ranks
            if unit_ranks > enemy_ranks and not (unit_impetus or unit_shock):
                unit_total += 1
            # armoured, against a similar type @qrs 179
            if (
                unit.armoured
                and ((unit_arm.is_horse and enemy.arm.is_horse) or (unit_arm.is_foot and enemy.arm.is_foot))
            ):
                unit_total += 1
            # infantry met by a charge of formed cavalry, if it moved or lacks pikes @qrs 181
            if (
                unit_arm.is_foot
                and (unit.moved or not unit.has_pikes)
                and enemy.arm.is_horse
                and enemy_charging
                and enemy.formation is not _formation_unformed
            ):
                unit_total -= 2
            # charged by formed enemy in flank or rear @qrs 183
            if (
                enemy_charging
                and enemy.formation is not _formation_unformed
                and (unit.struck_on is _struckon_flank or unit.struck_on is _struckon_rear)
            ):
                unit_total -= 2
            # guns alone, or a unit unformed or in march column @qrs 185
            unit_formation = unit.formation
            if (
                unit_formation is _formation_unformed
                or unit_formation is _formation_march_column
                or unit_arm.is_guns
            ):
                unit_total -= 2
            # each DP and casualty @qrs 187
            unit_dp = unit.dp
            unit_casualties = unit.casualties
            unit_total -= unit_dp + unit_casualties
            # Outnumbered @qrs 189
            enemy_stands_in_contact = enemy.stands_in_contact
            unit_stands_in_contact = unit.stands_in_contact
            if enemy_stands_in_contact >= unit_stands_in_contact * 3:
                unit_total -= 4
            elif enemy_stands_in_contact >= unit_stands_in_contact * 2:
                unit_total -= 3
            elif enemy_stands_in_contact * 2 >= unit_stands_in_contact * 3:
                unit_total -= 2
            elif enemy_stands_in_contact > unit_stands_in_contact:
                unit_total -= 1
            enemy_total = enemy_natural
            # Grade @qrs 161, 163
            enemy_grade = enemy.grade
            enemy_total += _combat_grade[enemy_grade]
            # leader inspiring, each action @qrs 165
            it2 = enemy.inspiring
            enemy_total += it2 if it2 < 2 else 2
            # advantage of ground @qrs 167
            if enemy.advantage_of_ground:
                enemy_total += 1
            # in fortifications, on top of {ground} @qrs 169
            if enemy.in_fortifications:
                enemy_total += 1
            # charging, pursuing, or took the position last turn @qrs 171
            enemy_impetus = enemy_charging or enemy.doing is _doing_pursuit or enemy.took_position
            if enemy_impetus:
                enemy_total += 1
            # more for heavy cavalry or swordsmen that charge @qrs 173
            enemy_shock = enemy_charging and (enemy.arm is _arm_heavy_horse or enemy.arm is _arm_swords)
            if enemy_shock:
                enemy_total += 1
            # more for cavalry that pursue @qrs 175
            enemy_arm = enemy.arm
            if enemy_arm.is_horse and enemy.doing is _doing_pursuit:
                enemy_total += 2
            # deeper formation (not with {impetus} or {shock}) @qrs 177
            if enemy_ranks > unit_ranks and not (enemy_impetus or enemy_shock):
                enemy_total += 1
            # armoured, against a similar type @qrs 179
            if (
                enemy.armoured
                and ((enemy_arm.is_horse and unit_arm.is_horse) or (enemy_arm.is_foot and unit_arm.is_foot))
            ):
                enemy_total += 1
            # infantry met by a charge of formed cavalry, if it moved or lacks pikes @qrs 181
            if (
                enemy_arm.is_foot
                and (enemy.moved or not enemy.has_pikes)
                and unit_arm.is_horse
                and unit_charging
                and unit_formation is not _formation_unformed
            ):
                enemy_total -= 2
            # charged by formed enemy in flank or rear @qrs 183
            if (
                unit_charging
                and unit_formation is not _formation_unformed
                and (enemy.struck_on is _struckon_flank or enemy.struck_on is _struckon_rear)
            ):
                enemy_total -= 2
            # guns alone, or a unit unformed or in march column @qrs 185
            enemy_formation = enemy.formation
            if (
                enemy_formation is _formation_unformed
                or enemy_formation is _formation_march_column
                or enemy_arm.is_guns
            ):
                enemy_total -= 2
            # each DP and casualty @qrs 187
            enemy_dp = enemy.dp
            enemy_casualties = enemy.casualties
            enemy_total -= enemy_dp + enemy_casualties
            # Outnumbered @qrs 189
            if unit_stands_in_contact >= enemy_stands_in_contact * 3:
                enemy_total -= 4
            elif unit_stands_in_contact >= enemy_stands_in_contact * 2:
                enemy_total -= 3
            elif unit_stands_in_contact * 2 >= enemy_stands_in_contact * 3:
                enemy_total -= 2
            elif unit_stands_in_contact > enemy_stands_in_contact:
                enemy_total -= 1
            unit_after.total = unit_total
            enemy_after.total = enemy_total
            unit_margin = unit_total - enemy_total
            enemy_margin = enemy_total - unit_total
            unit_after.margin = unit_margin
            enemy_after.margin = enemy_margin
            if unit_margin >= 7:
                # **Breakthrough**: 0 DPs @qrs 193
                unit_after.result = 'breakthrough'
                if (
                    unit_grade is _grade_a2
                    or unit_grade is _grade_c
                    or unit_grade is _grade_d
                    or unit_grade is _grade_e
                ):
                    # A2 and C to E grade *pursue* @qrs 193
                    unit_after.must = ('pursue',)
                elif unit_arm.is_horse:
                    # Other cavalry: *any permitted action* @qrs 193, 203
                    unit_after.may = ('remain', 'pursue', 'retire')
                else:
                    # Others: *any permitted action* @qrs 193
                    unit_after.may = ('any_permitted',)
                so = unit_arm.is_horse
                if so:
                    options: list[str] = []
                    if not unit_after.must:
                        for act in unit_after.may:
                            if act == 'any_permitted':
                                options += ('remain', 'pursue')
                                if unit_arm.is_horse:
                                    options += ('retire',)
                                if unit_arm.is_foot:
                                    options += ('take_position',)
                            else:
                                options.append(act)
                    it3 = _choose_act(chosen, 'unit', unit_after.must, options)
                    so = it3 != 'pursue'
                if so:
                    # Cavalry that will not pursue: 1 DP @qrs 193
                    unit_dp = unit_dp + 1
                    if unit_dp > 9:
                        unit_dp = 9
                    unit_after.dp = unit_dp
            elif unit_margin >= 4:
                # **Victory**: 1 DP @qrs 194
                unit_after.result = 'victory'
                unit_dp = unit_dp + 1
                if unit_dp > 9:
                    unit_dp = 9
                unit_after.dp = unit_dp
                if (
                    unit_arm.is_horse
                    and unit_charging
                    and enemy_arm.is_foot
                    and enemy_formation is not _formation_unformed
                    and enemy_margin > -5
                ):
                    # Cavalry who charged formed infantry without a **Defeat** of it *retire* @qrs 194, 198
                    unit_after.must = ('retire',)
                elif (
                    (unit_arm.is_horse and unit_charging and enemy_arm.is_guns)
                    or (
                        unit_arm.is_horse
                        and unit_charging
                        and enemy_arm.is_foot
                        and enemy_formation is _formation_unformed
                    )
                ):
                    # Cavalry *ride through* a soft target they charged @qrs 194
                    unit_after.must = ('ride_through',)
                elif (
                    unit_arm.is_horse
                    and (
                        unit_grade is _grade_a2
                        or unit_grade is _grade_c
                        or unit_grade is _grade_d
                        or unit_grade is _grade_e
                    )
                ):
                    # Other cavalry of A2 and C to E grade *pursue* @qrs 194
                    unit_after.must = ('pursue',)
                else:
                    # Others: *any permitted action* @qrs 194
                    unit_after.may = ('any_permitted',)
            elif unit_margin >= 2:
                # **Success**: 1 DP @qrs 195
                unit_after.result = 'success'
                unit_dp = unit_dp + 1
                if unit_dp > 9:
                    unit_dp = 9
                unit_after.dp = unit_dp
                if (
                    unit_arm.is_horse
                    and unit_charging
                    and enemy_arm.is_foot
                    and enemy_formation is not _formation_unformed
                ):
                    # Cavalry *retire* from formed infantry they charged @qrs 195
                    unit_after.must = ('retire',)
                elif (unit_arm.is_foot or unit_arm.is_guns) and enemy_arm.is_horse:
                    # Infantry and guns that face cavalry *stay* @qrs 195
                    unit_after.must = ('remain',)
                elif (
                    (unit_arm.is_horse and unit_charging and enemy_arm.is_guns)
                    or (
                        unit_arm.is_horse
                        and unit_charging
                        and enemy_arm.is_foot
                        and enemy_formation is _formation_unformed
                    )
                ):
                    # Cavalry *ride through* a soft target they charged @qrs 195
                    unit_after.must = ('ride_through',)
                else:
                    # Others: *any permitted action* @qrs 195
                    unit_after.may = ('any_permitted',)
            elif unit_margin >= -1:
                # **Inconclusive**: 1 DP @qrs 196
                unit_after.result = 'inconclusive'
                unit_dp = unit_dp + 1
                if unit_dp > 9:
                    unit_dp = 9
                unit_after.dp = unit_dp
                if (
                    unit_arm.is_horse
                    and unit_charging
                    and enemy_arm.is_foot
                    and enemy_formation is not _formation_unformed
                ):
                    # Cavalry *retire* from formed infantry they charged @qrs 196
                    unit_after.must = ('retire',)
                elif unit_arm.is_foot or unit_arm.is_guns:
                    # Infantry and guns *stay* @qrs 196
                    unit_after.must = ('remain',)
                elif (
                    (unit_arm.is_horse and unit_charging and enemy_arm.is_guns)
                    or (
                        unit_arm.is_horse
                        and unit_charging
                        and enemy_arm.is_foot
                        and enemy_formation is _formation_unformed
                    )
                    or (unit_arm.is_horse and unit_charging and enemy_arm.is_horse and enemy_ranks == 1)
                ):
                    # Cavalry *ride through* a soft target, or cavalry 1 rank deep, that they charged @qrs 196
                    unit_after.must = ('ride_through',)
                else:
                    # Others *stay* or *retire* @qrs 196
                    unit_after.may = ('remain', 'retire')
            elif unit_margin >= -4:
                # **Driven back**: 2 DPs @qrs 197
                unit_after.result = 'driven_back'
                unit_dp = unit_dp + 2
                if unit_dp > 9:
                    unit_dp = 9
                unit_after.dp = unit_dp
                if (unit_arm.is_foot or unit_arm.is_guns) and enemy_arm.is_horse and enemy_charging:
                    # Infantry and guns whom only cavalry charged *stay* @qrs 197
                    unit_after.must = ('remain',)
                elif unit_arm.is_foot and unit_formation is not _formation_unformed:
                    # Formed infantry else *fall back* @qrs 197
                    unit_after.must = ('fall_back',)
                else:
                    # Others *retire* @qrs 197
                    unit_after.must = ('retire',)
                if unit_arm.is_guns and not (enemy_arm.is_horse and enemy_charging):
                    # The guns are abandoned @qrs 197
                    unit_after.abandoned = True
                if unit_arm.is_horse and unit_charging and enemy_arm.is_foot:
                    # Cavalry who charged infantry: 1 **casualty** @qrs 197
                    unit_casualties = unit_casualties + 1
                    if unit_casualties > 9:
                        unit_casualties = 9
                    unit_after.casualties = unit_casualties
            elif unit_margin >= -7:
                # **Defeat**: 2 DPs, 1 casualty @qrs 198
                unit_after.result = 'defeat'
                unit_dp = unit_dp + 2
                if unit_dp > 9:
                    unit_dp = 9
                unit_after.dp = unit_dp
                unit_casualties = unit_casualties + 1
                if unit_casualties > 9:
                    unit_casualties = 9
                unit_after.casualties = unit_casualties
                if unit_arm.is_guns:
                    # Guns are abandoned, their crew killed @qrs 198
                    unit_after.abandoned = True
                    unit_after.crew_killed = True
                else:
                    # Others *retire* @qrs 198
                    unit_after.must = ('retire',)
            else:
                # **Break**: 3 casualties @qrs 199
                unit_after.result = 'broken'
                unit_casualties = unit_casualties + 3
                if unit_casualties > 9:
                    unit_casualties = 9
                unit_after.casualties = unit_casualties
                if unit_arm.is_guns:
                    # Guns are abandoned, their crew killed @qrs 199
                    unit_after.abandoned = True
                    unit_after.crew_killed = True
                else:
                    # Others *rout* @qrs 199
                    unit_after.must = ('rout',)
            if enemy_margin >= 7:
                # **Breakthrough**: 0 DPs @qrs 193
                enemy_after.result = 'breakthrough'
                if (
                    enemy_grade is _grade_a2
                    or enemy_grade is _grade_c
                    or enemy_grade is _grade_d
                    or enemy_grade is _grade_e
                ):
                    # A2 and C to E grade *pursue* @qrs 193
                    enemy_after.must = ('pursue',)
                elif enemy_arm.is_horse:
                    # Other cavalry: *any permitted action* @qrs 193, 203
                    enemy_after.may = ('remain', 'pursue', 'retire')
                else:
                    # Others: *any permitted action* @qrs 193
                    enemy_after.may = ('any_permitted',)
                so2 = enemy_arm.is_horse
                if so2:
                    options2: list[str] = []
                    if not enemy_after.must:
                        for act in enemy_after.may:
                            if act == 'any_permitted':
                                options2 += ('remain', 'pursue')
                                if enemy_arm.is_horse:
                                    options2 += ('retire',)
                                if enemy_arm.is_foot:
                                    options2 += ('take_position',)
                            else:
                                options2.append(act)
                    it4 = _choose_act(chosen, 'enemy', enemy_after.must, options2)
                    so2 = it4 != 'pursue'
                if so2:
                    # Cavalry that will not pursue: 1 DP @qrs 193
                    enemy_dp = enemy_dp + 1
                    if enemy_dp > 9:
                        enemy_dp = 9
                    enemy_after.dp = enemy_dp
            elif enemy_margin >= 4:
                # **Victory**: 1 DP @qrs 194
                enemy_after.result = 'victory'
                enemy_dp = enemy_dp + 1
                if enemy_dp > 9:
                    enemy_dp = 9
                enemy_after.dp = enemy_dp
                if (
                    enemy_arm.is_horse
                    and enemy_charging
                    and unit_arm.is_foot
                    and unit_formation is not _formation_unformed
                    and unit_margin > -5
                ):
                    # Cavalry who charged formed infantry without a **Defeat** of it *retire* @qrs 194, 198
                    enemy_after.must = ('retire',)
                elif (
                    (enemy_arm.is_horse and enemy_charging and unit_arm.is_guns)
                    or (
                        enemy_arm.is_horse
                        and enemy_charging
                        and unit_arm.is_foot
                        and unit_formation is _formation_unformed
                    )
                ):
                    # Cavalry *ride through* a soft target they charged @qrs 194
                    enemy_after.must = ('ride_through',)
                elif (
                    enemy_arm.is_horse
                    and (
                        enemy_grade is _grade_a2
                        or enemy_grade is _grade_c
                        or enemy_grade is _grade_d
                        or enemy_grade is _grade_e
                    )
                ):
                    # Other cavalry of A2 and C to E grade *pursue* @qrs 194
                    enemy_after.must = ('pursue',)
                else:
                    # Others: *any permitted action* @qrs 194
                    enemy_after.may = ('any_permitted',)
            elif enemy_margin >= 2:
                # **Success**: 1 DP @qrs 195
                enemy_after.result = 'success'
                enemy_dp = enemy_dp + 1
                if enemy_dp > 9:
                    enemy_dp = 9
                enemy_after.dp = enemy_dp
                if (
                    enemy_arm.is_horse
                    and enemy_charging
                    and unit_arm.is_foot
                    and unit_formation is not _formation_unformed
                ):
                    # Cavalry *retire* from formed infantry they charged @qrs 195
                    enemy_after.must = ('retire',)
                elif (enemy_arm.is_foot or enemy_arm.is_guns) and unit_arm.is_horse:
                    # Infantry and guns that face cavalry *stay* @qrs 195
                    enemy_after.must = ('remain',)
                elif (
                    (enemy_arm.is_horse and enemy_charging and unit_arm.is_guns)
                    or (
                        enemy_arm.is_horse
                        and enemy_charging
                        and unit_arm.is_foot
                        and unit_formation is _formation_unformed
                    )
                ):
                    # Cavalry *ride through* a soft target they charged @qrs 195
                    enemy_after.must = ('ride_through',)
                else:
                    # Others: *any permitted action* @qrs 195
                    enemy_after.may = ('any_permitted',)
            elif enemy_margin >= -1:
                # **Inconclusive**: 1 DP @qrs 196
                enemy_after.result = 'inconclusive'
                enemy_dp = enemy_dp + 1
                if enemy_dp > 9:
                    enemy_dp = 9
                enemy_after.dp = enemy_dp
                if (
                    enemy_arm.is_horse
                    and enemy_charging
                    and unit_arm.is_foot
                    and unit_formation is not _formation_unformed
                ):
                    # Cavalry *retire* from formed infantry they charged @qrs 196
                    enemy_after.must = ('retire',)
                elif enemy_arm.is_foot or enemy_arm.is_guns:
                    # Infantry and guns *stay* @qrs 196
                    enemy_after.must = ('remain',)
                elif (
                    (enemy_arm.is_horse and enemy_charging and unit_arm.is_guns)
                    or (
                        enemy_arm.is_horse
                        and enemy_charging
                        and unit_arm.is_foot
                        and unit_formation is _formation_unformed
                    )
                    or (enemy_arm.is_horse and enemy_charging and unit_arm.is_horse and unit_ranks == 1)
                ):
                    # Cavalry *ride through* a soft target, or cavalry 1 rank deep, that they charged @qrs 196
                    enemy_after.must = ('ride_through',)
                else:
                    # Others *stay* or *retire* @qrs 196
                    enemy_after.may = ('remain', 'retire')
            elif enemy_margin >= -4:
                # **Driven back**: 2 DPs @qrs 197
                enemy_after.result = 'driven_back'
                enemy_dp = enemy_dp + 2
                if enemy_dp > 9:
                    enemy_dp = 9
                enemy_after.dp = enemy_dp
                if (enemy_arm.is_foot or enemy_arm.is_guns) and unit_arm.is_horse and unit_charging:
                    # Infantry and guns whom only cavalry charged *stay* @qrs 197
                    enemy_after.must = ('remain',)
                elif enemy_arm.is_foot and enemy_formation is not _formation_unformed:
                    # Formed infantry else *fall back* @qrs 197
                    enemy_after.must = ('fall_back',)
                else:
                    # Others *retire* @qrs 197
                    enemy_after.must = ('retire',)
                if enemy_arm.is_guns and not (unit_arm.is_horse and unit_charging):
                    # The guns are abandoned @qrs 197
                    enemy_after.abandoned = True
                if enemy_arm.is_horse and enemy_charging and unit_arm.is_foot:
                    # Cavalry who charged infantry: 1 **casualty** @qrs 197
                    enemy_casualties = enemy_casualties + 1
                    if enemy_casualties > 9:
                        enemy_casualties = 9
                    enemy_after.casualties = enemy_casualties
            elif enemy_margin >= -7:
                # **Defeat**: 2 DPs, 1 casualty @qrs 198
                enemy_after.result = 'defeat'
                enemy_dp = enemy_dp + 2
                if enemy_dp > 9:
                    enemy_dp = 9
                enemy_after.dp = enemy_dp
                enemy_casualties = enemy_casualties + 1
                if enemy_casualties > 9:
                    enemy_casualties = 9
                enemy_after.casualties = enemy_casualties
                if enemy_arm.is_guns:
                    # Guns are abandoned, their crew killed @qrs 198
                    enemy_after.abandoned = True
                    enemy_after.crew_killed = True
                else:
                    # Others *retire* @qrs 198
                    enemy_after.must = ('retire',)
            else:
                # **Break**: 3 casualties @qrs 199
                enemy_after.result = 'broken'
                enemy_casualties = enemy_casualties + 3
                if enemy_casualties > 9:
                    enemy_casualties = 9
                enemy_after.casualties = enemy_casualties
                if enemy_arm.is_guns:
                    # Guns are abandoned, their crew killed @qrs 199
                    enemy_after.abandoned = True
                    enemy_after.crew_killed = True
                else:
                    # Others *rout* @qrs 199
                    enemy_after.must = ('rout',)
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
            it3: str | None
            so: bool
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
            it4: str | None
            so2: bool
            kept12: int | None
            kept13: int | None
            kept14: int | None
            kept15: int | None
            kept16: int | None
            kept17: int | None
            kept18: int | None
            kept19: int | None
            kept20: int | None
            unit_after = CombatResult()
            unit_after.before = unit
            enemy_after = CombatEnemy()
            enemy_after.before = enemy
            unit_after.enemy = enemy_after
            unit_charging = unit.charging
            if unit_charging:
                try:
                    unit_natural = dice[0]
                except IndexError:
                    raise MissingDice('unit', ((_d6, 1, ''),)) from None
                if unit_natural not in _d6_faces:
                    _wrong_face('unit', (unit_natural,), _d6)
                note(('unit', 162, True, (unit_natural,)))
            else:
                try:
                    unit_natural = dice[0]
                except IndexError:
                    raise MissingDice('unit', ((_avd, 1, ''),)) from None
                if unit_natural not in _avd_faces:
                    _wrong_face('unit', (unit_natural,), _avd)
                note(('unit', 163, True, (unit_natural,)))
            enemy_charging = enemy.charging
            if enemy_charging:
                try:
                    enemy_natural = dice[1]
                except IndexError:
                    raise MissingDice('enemy', ((_d6, 1, ''),)) from None
                if enemy_natural not in _d6_faces:
                    _wrong_face('enemy', (enemy_natural,), _d6)
                note(('enemy', 162, True, (enemy_natural,)))
            else:
                try:
                    enemy_natural = dice[1]
                except IndexError:
                    raise MissingDice('enemy', ((_avd, 1, ''),)) from None
                if enemy_natural not in _avd_faces:
                    _wrong_face('enemy', (enemy_natural,), _avd)
                note(('enemy', 163, True, (enemy_natural,)))
            unit_after.natural = unit_natural
            unit_after.dice = 1
            enemy_after.natural = enemy_natural
            enemy_after.dice = 1
            unit_total = unit_natural
            unit_grade = unit.grade
            pair = False
            if unit_grade.is_a:
                unit_total += 2
                pair = True
                note(('unit', 164, True, 2))
            elif unit_grade is _grade_b:
                unit_total += 1
                pair = True
                note(('unit', 165, True, 1))
            elif unit_grade is _grade_d:
                unit_total -= 1
                pair = True
                note(('unit', 166, True, -1))
            elif unit_grade is _grade_e:
                unit_total -= 2
                pair = True
                note(('unit', 167, True, -2))
            if not pair:
                note(('unit', 168, False, None))
            it = unit.inspiring
            amount = it if it < 2 else 2
            unit_total += amount
            note(('unit', 169, amount != 0, amount))
            if unit.advantage_of_ground:
                unit_total += 1
                note(('unit', 170, True, 1))
            else:
                note(('unit', 171, False, None))
            if unit.in_fortifications:
                unit_total += 1
                note(('unit', 172, True, 1))
            else:
                note(('unit', 173, False, None))
            if unit_charging or unit.doing is _doing_pursuit or unit.took_position:
                unit_total += 1
                note(('unit', 174, True, 1))
                unit_impetus = True
            else:
                note(('unit', 175, False, None))
                unit_impetus = False
            if unit_charging and (unit.arm is _arm_heavy_horse or unit.arm is _arm_swords):
                unit_total += 1
                note(('unit', 176, True, 1))
                unit_shock = True
            else:
                note(('unit', 177, False, None))
                unit_shock = False
            unit_arm = unit.arm
            if unit_arm.is_horse and unit.doing is _doing_pursuit:
                unit_total += 2
                note(('unit', 178, True, 2))
            else:
                note(('unit', 179, False, None))
            if _deeper_told(note, usual, unit, 'unit', enemy) and not (unit_impetus or unit_shock):
                unit_total += 1
                note(('unit', 180, True, 1))
            else:
                note(('unit', 181, False, None))
            if unit.armoured and _similar_type_told(note, usual, unit, 'unit', enemy):
                unit_total += 1
                note(('unit', 182, True, 1))
            else:
                note(('unit', 183, False, None))
            if (
                unit_arm.is_foot
                and (unit.moved or not unit.has_pikes)
                and _horse_charge_told(note, usual, enemy, 'enemy')
                and _formed_told(note, usual, enemy, 'enemy')
            ):
                unit_total -= 2
                note(('unit', 184, True, -2))
            else:
                note(('unit', 185, False, None))
            if (
                enemy_charging
                and _formed_told(note, usual, enemy, 'enemy')
                and (unit.struck_on is _struckon_flank or unit.struck_on is _struckon_rear)
            ):
                unit_total -= 2
                note(('unit', 186, True, -2))
            else:
                note(('unit', 187, False, None))
            unit_formation = unit.formation
            if (
                unit_formation is _formation_unformed
                or unit_formation is _formation_march_column
                or unit_arm.is_guns
            ):
                unit_total -= 2
                note(('unit', 188, True, -2))
            else:
                note(('unit', 189, False, None))
            unit_dp = unit.dp
            unit_casualties = unit.casualties
            amount2 = -(unit_dp + unit_casualties)
            unit_total += amount2
            note(('unit', 190, amount2 != 0, amount2))
            enemy_stands_in_contact = enemy.stands_in_contact
            unit_stands_in_contact = unit.stands_in_contact
            pair2 = False
            if enemy_stands_in_contact >= unit_stands_in_contact * 3:
                unit_total -= 4
                pair2 = True
                note(('unit', 191, True, -4))
            elif enemy_stands_in_contact >= unit_stands_in_contact * 2:
                unit_total -= 3
                pair2 = True
                note(('unit', 192, True, -3))
            elif enemy_stands_in_contact * 2 >= unit_stands_in_contact * 3:
                unit_total -= 2
                pair2 = True
                note(('unit', 193, True, -2))
            elif enemy_stands_in_contact > unit_stands_in_contact:
                unit_total -= 1
                pair2 = True
                note(('unit', 194, True, -1))
            if not pair2:
                note(('unit', 195, False, None))
            enemy_total = enemy_natural
            enemy_grade = enemy.grade
            pair3 = False
            if enemy_grade.is_a:
                enemy_total += 2
                pair3 = True
                note(('enemy', 164, True, 2))
            elif enemy_grade is _grade_b:
                enemy_total += 1
                pair3 = True
                note(('enemy', 165, True, 1))
            elif enemy_grade is _grade_d:
                enemy_total -= 1
                pair3 = True
                note(('enemy', 166, True, -1))
            elif enemy_grade is _grade_e:
                enemy_total -= 2
                pair3 = True
                note(('enemy', 167, True, -2))
            if not pair3:
                note(('enemy', 168, False, None))
            it2 = enemy.inspiring
            amount3 = it2 if it2 < 2 else 2
            enemy_total += amount3
            note(('enemy', 169, amount3 != 0, amount3))
            if enemy.advantage_of_ground:
                enemy_total += 1
                note(('enemy', 170, True, 1))
            else:
                note(('enemy', 171, False, None))
            if enemy.in_fortifications:
                enemy_total += 1
                note(('enemy', 172, True, 1))
            else:
                note(('enemy', 173, False, None))
            if enemy_charging or enemy.doing is _doing_pursuit or enemy.took_position:
                enemy_total += 1
                note(('enemy', 174, True, 1))
                enemy_impetus = True
            else:
                note(('enemy', 175, False, None))
                enemy_impetus = False
            if enemy_charging and (enemy.arm is _arm_heavy_horse or enemy.arm is _arm_swords):
                enemy_total += 1
                note(('enemy', 176, True, 1))
                enemy_shock = True
            else:
                note(('enemy', 177, False, None))
                enemy_shock = False
            enemy_arm = enemy.arm
            if enemy_arm.is_horse and enemy.doing is _doing_pursuit:
                enemy_total += 2
                note(('enemy', 178, True, 2))
            else:
                note(('enemy', 179, False, None))
            if _deeper_told(note, usual, enemy, 'enemy', unit) and not (enemy_impetus or enemy_shock):
                enemy_total += 1
                note(('enemy', 180, True, 1))
            else:
                note(('enemy', 181, False, None))
            if enemy.armoured and _similar_type_told(note, usual, enemy, 'enemy', unit):
                enemy_total += 1
                note(('enemy', 182, True, 1))
            else:
                note(('enemy', 183, False, None))
            if (
                enemy_arm.is_foot
                and (enemy.moved or not enemy.has_pikes)
                and _horse_charge_told(note, usual, unit, 'unit')
                and _formed_told(note, usual, unit, 'unit')
            ):
                enemy_total -= 2
                note(('enemy', 184, True, -2))
            else:
                note(('enemy', 185, False, None))
            if (
                unit_charging
                and _formed_told(note, usual, unit, 'unit')
                and (enemy.struck_on is _struckon_flank or enemy.struck_on is _struckon_rear)
            ):
                enemy_total -= 2
                note(('enemy', 186, True, -2))
            else:
                note(('enemy', 187, False, None))
            enemy_formation = enemy.formation
            if (
                enemy_formation is _formation_unformed
                or enemy_formation is _formation_march_column
                or enemy_arm.is_guns
            ):
                enemy_total -= 2
                note(('enemy', 188, True, -2))
            else:
                note(('enemy', 189, False, None))
            enemy_dp = enemy.dp
            enemy_casualties = enemy.casualties
            amount4 = -(enemy_dp + enemy_casualties)
            enemy_total += amount4
            note(('enemy', 190, amount4 != 0, amount4))
            pair4 = False
            if unit_stands_in_contact >= enemy_stands_in_contact * 3:
                enemy_total -= 4
                pair4 = True
                note(('enemy', 191, True, -4))
            elif unit_stands_in_contact >= enemy_stands_in_contact * 2:
                enemy_total -= 3
                pair4 = True
                note(('enemy', 192, True, -3))
            elif unit_stands_in_contact * 2 >= enemy_stands_in_contact * 3:
                enemy_total -= 2
                pair4 = True
                note(('enemy', 193, True, -2))
            elif unit_stands_in_contact > enemy_stands_in_contact:
                enemy_total -= 1
                pair4 = True
                note(('enemy', 194, True, -1))
            if not pair4:
                note(('enemy', 195, False, None))
            unit_after.total = unit_total
            enemy_after.total = enemy_total
            unit_margin = unit_total - enemy_total
            enemy_margin = enemy_total - unit_total
            unit_after.margin = unit_margin
            enemy_after.margin = enemy_margin
            if unit_margin >= 7:
                note(('unit', 196, True, unit_margin))
                unit_after.result = 'breakthrough'
                kept = None
                note(('unit', 197, True, (0, 0, kept)))
                if (
                    unit_grade is _grade_a2
                    or unit_grade is _grade_c
                    or unit_grade is _grade_d
                    or unit_grade is _grade_e
                ):
                    note(('unit', 198, True, None))
                    unit_after.must = ('pursue',)
                    note(('unit', 199, True, 'must pursue'))
                elif unit_arm.is_horse:
                    note(('unit', 200, True, None))
                    unit_after.may = ('remain', 'pursue', 'retire')
                    note(('unit', 201, True, 'may remain/pursue/retire'))
                else:
                    note(('unit', 202, True, None))
                    unit_after.may = ('any_permitted',)
                    note(('unit', 203, True, 'may any_permitted'))
                so = unit_arm.is_horse
                if so:
                    options: list[str] = []
                    if not unit_after.must:
                        for act in unit_after.may:
                            if act == 'any_permitted':
                                options += ('remain', 'pursue')
                                if unit_arm.is_horse:
                                    options += ('retire',)
                                if unit_arm.is_foot:
                                    options += ('take_position',)
                            else:
                                options.append(act)
                    it3 = _choose_act(chosen, 'unit', unit_after.must, options)
                    so = it3 != 'pursue'
                if so:
                    note(('unit', 204, True, None))
                    kept2 = None
                    before = unit_dp
                    unit_dp = unit_dp + 1
                    if unit_dp > 9:
                        unit_dp = 9
                        kept2 = unit_dp
                    changes.append(('unit', 'dp', before, unit_dp, kept2 is not None))
                    unit_after.dp = unit_dp
                    note(('unit', 205, True, (1, 1, kept2)))
                else:
                    note(('unit', 204, False, None))
            elif unit_margin >= 4:
                note(('unit', 206, False, None))
                note(('unit', 207, True, unit_margin))
                unit_after.result = 'victory'
                kept3 = None
                before2 = unit_dp
                unit_dp = unit_dp + 1
                if unit_dp > 9:
                    unit_dp = 9
                    kept3 = unit_dp
                changes.append(('unit', 'dp', before2, unit_dp, kept3 is not None))
                unit_after.dp = unit_dp
                note(('unit', 208, True, (1, 1, kept3)))
                if _charged_formed_foot_told(note, usual, unit, 'unit', enemy, 'enemy') and enemy_margin > -5:
                    note(('unit', 209, True, None))
                    unit_after.must = ('retire',)
                    note(('unit', 210, True, 'must retire'))
                elif _charged_soft_told(note, usual, unit, 'unit', enemy, 'enemy'):
                    note(('unit', 211, True, None))
                    unit_after.must = ('ride_through',)
                    note(('unit', 212, True, 'must ride_through'))
                elif (
                    unit_arm.is_horse
                    and (
                        unit_grade is _grade_a2
                        or unit_grade is _grade_c
                        or unit_grade is _grade_d
                        or unit_grade is _grade_e
                    )
                ):
                    note(('unit', 213, True, None))
                    unit_after.must = ('pursue',)
                    note(('unit', 214, True, 'must pursue'))
                else:
                    note(('unit', 215, True, None))
                    unit_after.may = ('any_permitted',)
                    note(('unit', 216, True, 'may any_permitted'))
            elif unit_margin >= 2:
                note(('unit', 206, False, None))
                note(('unit', 217, False, None))
                note(('unit', 218, True, unit_margin))
                unit_after.result = 'success'
                kept4 = None
                before3 = unit_dp
                unit_dp = unit_dp + 1
                if unit_dp > 9:
                    unit_dp = 9
                    kept4 = unit_dp
                changes.append(('unit', 'dp', before3, unit_dp, kept4 is not None))
                unit_after.dp = unit_dp
                note(('unit', 219, True, (1, 1, kept4)))
                if _charged_formed_foot_told(note, usual, unit, 'unit', enemy, 'enemy'):
                    note(('unit', 220, True, None))
                    unit_after.must = ('retire',)
                    note(('unit', 221, True, 'must retire'))
                elif (unit_arm.is_foot or unit_arm.is_guns) and enemy_arm.is_horse:
                    note(('unit', 222, True, None))
                    unit_after.must = ('remain',)
                    note(('unit', 223, True, 'must remain'))
                elif _charged_soft_told(note, usual, unit, 'unit', enemy, 'enemy'):
                    note(('unit', 224, True, None))
                    unit_after.must = ('ride_through',)
                    note(('unit', 225, True, 'must ride_through'))
                else:
                    note(('unit', 226, True, None))
                    unit_after.may = ('any_permitted',)
                    note(('unit', 227, True, 'may any_permitted'))
            elif unit_margin >= -1:
                note(('unit', 206, False, None))
                note(('unit', 217, False, None))
                note(('unit', 228, False, None))
                note(('unit', 229, True, unit_margin))
                unit_after.result = 'inconclusive'
                kept5 = None
                before4 = unit_dp
                unit_dp = unit_dp + 1
                if unit_dp > 9:
                    unit_dp = 9
                    kept5 = unit_dp
                changes.append(('unit', 'dp', before4, unit_dp, kept5 is not None))
                unit_after.dp = unit_dp
                note(('unit', 230, True, (1, 1, kept5)))
                if _charged_formed_foot_told(note, usual, unit, 'unit', enemy, 'enemy'):
                    note(('unit', 231, True, None))
                    unit_after.must = ('retire',)
                    note(('unit', 232, True, 'must retire'))
                elif unit_arm.is_foot or unit_arm.is_guns:
                    note(('unit', 233, True, None))
                    unit_after.must = ('remain',)
                    note(('unit', 234, True, 'must remain'))
                elif (
                    _charged_soft_told(note, usual, unit, 'unit', enemy, 'enemy')
                    or _charged_thin_horse_told(note, usual, unit, 'unit', enemy)
                ):
                    note(('unit', 235, True, None))
                    unit_after.must = ('ride_through',)
                    note(('unit', 236, True, 'must ride_through'))
                else:
                    note(('unit', 237, True, None))
                    unit_after.may = ('remain', 'retire')
                    note(('unit', 238, True, 'may remain/retire'))
            elif unit_margin >= -4:
                note(('unit', 206, False, None))
                note(('unit', 217, False, None))
                note(('unit', 228, False, None))
                note(('unit', 239, False, None))
                note(('unit', 240, True, unit_margin))
                unit_after.result = 'driven_back'
                kept6 = None
                before5 = unit_dp
                unit_dp = unit_dp + 2
                if unit_dp > 9:
                    unit_dp = 9
                    kept6 = unit_dp
                changes.append(('unit', 'dp', before5, unit_dp, kept6 is not None))
                unit_after.dp = unit_dp
                note(('unit', 241, True, (2, 2, kept6)))
                if (
                    (unit_arm.is_foot or unit_arm.is_guns)
                    and _charged_by_horse_told(note, usual, unit, 'unit', enemy, 'enemy')
                ):
                    note(('unit', 242, True, None))
                    unit_after.must = ('remain',)
                    note(('unit', 243, True, 'must remain'))
                elif unit_arm.is_foot and _formed_told(note, usual, unit, 'unit'):
                    note(('unit', 244, True, None))
                    unit_after.must = ('fall_back',)
                    note(('unit', 245, True, 'must fall_back'))
                else:
                    note(('unit', 246, True, None))
                    unit_after.must = ('retire',)
                    note(('unit', 247, True, 'must retire'))
                if unit_arm.is_guns and not _charged_by_horse_told(note, usual, unit, 'unit', enemy, 'enemy'):
                    note(('unit', 248, True, None))
                    changes.append(('unit', 'abandoned', getattr(unit, 'abandoned', None), True, False))
                    unit_after.abandoned = unit_abandoned = True
                    note(('unit', 249, True, (unit_abandoned,)))
                if _horse_charge_told(note, usual, unit, 'unit') and enemy_arm.is_foot:
                    note(('unit', 250, True, None))
                    kept7 = None
                    before6 = unit_casualties
                    unit_casualties = unit_casualties + 1
                    if unit_casualties > 9:
                        unit_casualties = 9
                        kept7 = unit_casualties
                    changes.append(('unit', 'casualties', before6, unit_casualties, kept7 is not None))
                    unit_after.casualties = unit_casualties
                    note(('unit', 251, True, (1, 1, kept7)))
            elif unit_margin >= -7:
                note(('unit', 206, False, None))
                note(('unit', 217, False, None))
                note(('unit', 228, False, None))
                note(('unit', 239, False, None))
                note(('unit', 252, False, None))
                note(('unit', 253, True, unit_margin))
                unit_after.result = 'defeat'
                kept8 = None
                before7 = unit_dp
                unit_dp = unit_dp + 2
                if unit_dp > 9:
                    unit_dp = 9
                    kept8 = unit_dp
                changes.append(('unit', 'dp', before7, unit_dp, kept8 is not None))
                unit_after.dp = unit_dp
                note(('unit', 254, True, (2, 2, kept8)))
                kept9 = None
                before8 = unit_casualties
                unit_casualties = unit_casualties + 1
                if unit_casualties > 9:
                    unit_casualties = 9
                    kept9 = unit_casualties
                changes.append(('unit', 'casualties', before8, unit_casualties, kept9 is not None))
                unit_after.casualties = unit_casualties
                note(('unit', 255, True, (1, 1, kept9)))
                if unit_arm.is_guns:
                    note(('unit', 256, True, None))
                    changes.append(('unit', 'abandoned', getattr(unit, 'abandoned', None), True, False))
                    unit_after.abandoned = unit_abandoned = True
                    note(('unit', 257, True, (unit_abandoned,)))
                    changes.append(('unit', 'crew_killed', getattr(unit, 'crew_killed', None), True, False))
                    unit_after.crew_killed = unit_crew_killed = True
                    note(('unit', 258, True, (unit_crew_killed,)))
                else:
                    note(('unit', 259, True, None))
                    unit_after.must = ('retire',)
                    note(('unit', 260, True, 'must retire'))
            else:
                note(('unit', 206, False, None))
                note(('unit', 217, False, None))
                note(('unit', 228, False, None))
                note(('unit', 239, False, None))
                note(('unit', 252, False, None))
                note(('unit', 261, False, None))
                note(('unit', 262, True, unit_margin))
                unit_after.result = 'broken'
                kept10 = None
                before9 = unit_casualties
                unit_casualties = unit_casualties + 3
                if unit_casualties > 9:
                    unit_casualties = 9
                    kept10 = unit_casualties
                changes.append(('unit', 'casualties', before9, unit_casualties, kept10 is not None))
                unit_after.casualties = unit_casualties
                note(('unit', 263, True, (3, 3, kept10)))
                if unit_arm.is_guns:
                    note(('unit', 264, True, None))
                    changes.append(('unit', 'abandoned', getattr(unit, 'abandoned', None), True, False))
                    unit_after.abandoned = unit_abandoned = True
                    note(('unit', 265, True, (unit_abandoned,)))
                    changes.append(('unit', 'crew_killed', getattr(unit, 'crew_killed', None), True, False))
                    unit_after.crew_killed = unit_crew_killed = True
                    note(('unit', 266, True, (unit_crew_killed,)))
                else:
                    note(('unit', 267, True, None))
                    unit_after.must = ('rout',)
                    note(('unit', 268, True, 'must rout'))
            if enemy_margin >= 7:
                note(('enemy', 196, True, enemy_margin))
                enemy_after.result = 'breakthrough'
                kept11 = None
                note(('enemy', 197, True, (0, 0, kept11)))
                if (
                    enemy_grade is _grade_a2
                    or enemy_grade is _grade_c
                    or enemy_grade is _grade_d
                    or enemy_grade is _grade_e
                ):
                    note(('enemy', 198, True, None))
                    enemy_after.must = ('pursue',)
                    note(('enemy', 199, True, 'must pursue'))
                elif enemy_arm.is_horse:
                    note(('enemy', 200, True, None))
                    enemy_after.may = ('remain', 'pursue', 'retire')
                    note(('enemy', 201, True, 'may remain/pursue/retire'))
                else:
                    note(('enemy', 202, True, None))
                    enemy_after.may = ('any_permitted',)
                    note(('enemy', 203, True, 'may any_permitted'))
                so2 = enemy_arm.is_horse
                if so2:
                    options2: list[str] = []
                    if not enemy_after.must:
                        for act in enemy_after.may:
                            if act == 'any_permitted':
                                options2 += ('remain', 'pursue')
                                if enemy_arm.is_horse:
                                    options2 += ('retire',)
                                if enemy_arm.is_foot:
                                    options2 += ('take_position',)
                            else:
                                options2.append(act)
                    it4 = _choose_act(chosen, 'enemy', enemy_after.must, options2)
                    so2 = it4 != 'pursue'
                if so2:
                    note(('enemy', 204, True, None))
                    kept12 = None
                    before10 = enemy_dp
                    enemy_dp = enemy_dp + 1
                    if enemy_dp > 9:
                        enemy_dp = 9
                        kept12 = enemy_dp
                    changes.append(('enemy', 'dp', before10, enemy_dp, kept12 is not None))
                    enemy_after.dp = enemy_dp
                    note(('enemy', 205, True, (1, 1, kept12)))
                else:
                    note(('enemy', 204, False, None))
            elif enemy_margin >= 4:
                note(('enemy', 206, False, None))
                note(('enemy', 207, True, enemy_margin))
                enemy_after.result = 'victory'
                kept13 = None
                before11 = enemy_dp
                enemy_dp = enemy_dp + 1
                if enemy_dp > 9:
                    enemy_dp = 9
                    kept13 = enemy_dp
                changes.append(('enemy', 'dp', before11, enemy_dp, kept13 is not None))
                enemy_after.dp = enemy_dp
                note(('enemy', 208, True, (1, 1, kept13)))
                if _charged_formed_foot_told(note, usual, enemy, 'enemy', unit, 'unit') and unit_margin > -5:
                    note(('enemy', 209, True, None))
                    enemy_after.must = ('retire',)
                    note(('enemy', 210, True, 'must retire'))
                elif _charged_soft_told(note, usual, enemy, 'enemy', unit, 'unit'):
                    note(('enemy', 211, True, None))
                    enemy_after.must = ('ride_through',)
                    note(('enemy', 212, True, 'must ride_through'))
                elif (
                    enemy_arm.is_horse
                    and (
                        enemy_grade is _grade_a2
                        or enemy_grade is _grade_c
                        or enemy_grade is _grade_d
                        or enemy_grade is _grade_e
                    )
                ):
                    note(('enemy', 213, True, None))
                    enemy_after.must = ('pursue',)
                    note(('enemy', 214, True, 'must pursue'))
                else:
                    note(('enemy', 215, True, None))
                    enemy_after.may = ('any_permitted',)
                    note(('enemy', 216, True, 'may any_permitted'))
            elif enemy_margin >= 2:
                note(('enemy', 206, False, None))
                note(('enemy', 217, False, None))
                note(('enemy', 218, True, enemy_margin))
                enemy_after.result = 'success'
                kept14 = None
                before12 = enemy_dp
                enemy_dp = enemy_dp + 1
                if enemy_dp > 9:
                    enemy_dp = 9
                    kept14 = enemy_dp
                changes.append(('enemy', 'dp', before12, enemy_dp, kept14 is not None))
                enemy_after.dp = enemy_dp
                note(('enemy', 219, True, (1, 1, kept14)))
                if _charged_formed_foot_told(note, usual, enemy, 'enemy', unit, 'unit'):
                    note(('enemy', 220, True, None))
                    enemy_after.must = ('retire',)
                    note(('enemy', 221, True, 'must retire'))
                elif (enemy_arm.is_foot or enemy_arm.is_guns) and unit_arm.is_horse:
                    note(('enemy', 222, True, None))
                    enemy_after.must = ('remain',)
                    note(('enemy', 223, True, 'must remain'))
                elif _charged_soft_told(note, usual, enemy, 'enemy', unit, 'unit'):
                    note(('enemy', 224, True, None))
                    enemy_after.must = ('ride_through',)
                    note(('enemy', 225, True, 'must ride_through'))
                else:
                    note(('enemy', 226, True, None))
                    enemy_after.may = ('any_permitted',)
                    note(('enemy', 227, True, 'may any_permitted'))
            elif enemy_margin >= -1:
                note(('enemy', 206, False, None))
                note(('enemy', 217, False, None))
                note(('enemy', 228, False, None))
                note(('enemy', 229, True, enemy_margin))
                enemy_after.result = 'inconclusive'
                kept15 = None
                before13 = enemy_dp
                enemy_dp = enemy_dp + 1
                if enemy_dp > 9:
                    enemy_dp = 9
                    kept15 = enemy_dp
                changes.append(('enemy', 'dp', before13, enemy_dp, kept15 is not None))
                enemy_after.dp = enemy_dp
                note(('enemy', 230, True, (1, 1, kept15)))
                if _charged_formed_foot_told(note, usual, enemy, 'enemy', unit, 'unit'):
                    note(('enemy', 231, True, None))
                    enemy_after.must = ('retire',)
                    note(('enemy', 232, True, 'must retire'))
                elif enemy_arm.is_foot or enemy_arm.is_guns:
                    note(('enemy', 233, True, None))
                    enemy_after.must = ('remain',)
                    note(('enemy', 234, True, 'must remain'))
                elif (
                    _charged_soft_told(note, usual, enemy, 'enemy', unit, 'unit')
                    or _charged_thin_horse_told(note, usual, enemy, 'enemy', unit)
                ):
                    note(('enemy', 235, True, None))
                    enemy_after.must = ('ride_through',)
                    note(('enemy', 236, True, 'must ride_through'))
                else:
                    note(('enemy', 237, True, None))
                    enemy_after.may = ('remain', 'retire')
                    note(('enemy', 238, True, 'may remain/retire'))
            elif enemy_margin >= -4:
                note(('enemy', 206, False, None))
                note(('enemy', 217, False, None))
                note(('enemy', 228, False, None))
                note(('enemy', 239, False, None))
                note(('enemy', 240, True, enemy_margin))
                enemy_after.result = 'driven_back'
                kept16 = None
                before14 = enemy_dp
                enemy_dp = enemy_dp + 2
                if enemy_dp > 9:
                    enemy_dp = 9
                    kept16 = enemy_dp
                changes.append(('enemy', 'dp', before14, enemy_dp, kept16 is not None))
                enemy_after.dp = enemy_dp
                note(('enemy', 241, True, (2, 2, kept16)))
                if (
                    (enemy_arm.is_foot or enemy_arm.is_guns)
                    and _charged_by_horse_told(note, usual, enemy, 'enemy', unit, 'unit')
                ):
                    note(('enemy', 242, True, None))
                    enemy_after.must = ('remain',)
                    note(('enemy', 243, True, 'must remain'))
                elif enemy_arm.is_foot and _formed_told(note, usual, enemy, 'enemy'):
                    note(('enemy', 244, True, None))
                    enemy_after.must = ('fall_back',)
                    note(('enemy', 245, True, 'must fall_back'))
                else:
                    note(('enemy', 246, True, None))
                    enemy_after.must = ('retire',)
                    note(('enemy', 247, True, 'must retire'))
                if enemy_arm.is_guns and not _charged_by_horse_told(note, usual, enemy, 'enemy', unit, 'unit'):
                    note(('enemy', 248, True, None))
                    changes.append(('enemy', 'abandoned', getattr(enemy, 'abandoned', None), True, False))
                    enemy_after.abandoned = enemy_abandoned = True
                    note(('enemy', 249, True, (enemy_abandoned,)))
                if _horse_charge_told(note, usual, enemy, 'enemy') and unit_arm.is_foot:
                    note(('enemy', 250, True, None))
                    kept17 = None
                    before15 = enemy_casualties
                    enemy_casualties = enemy_casualties + 1
                    if enemy_casualties > 9:
                        enemy_casualties = 9
                        kept17 = enemy_casualties
                    changes.append(('enemy', 'casualties', before15, enemy_casualties, kept17 is not None))
                    enemy_after.casualties = enemy_casualties
                    note(('enemy', 251, True, (1, 1, kept17)))
            elif enemy_margin >= -7:
                note(('enemy', 206, False, None))
                note(('enemy', 217, False, None))
                note(('enemy', 228, False, None))
                note(('enemy', 239, False, None))
                note(('enemy', 252, False, None))
                note(('enemy', 253, True, enemy_margin))
                enemy_after.result = 'defeat'
                kept18 = None
                before16 = enemy_dp
                enemy_dp = enemy_dp + 2
                if enemy_dp > 9:
                    enemy_dp = 9
                    kept18 = enemy_dp
                changes.append(('enemy', 'dp', before16, enemy_dp, kept18 is not None))
                enemy_after.dp = enemy_dp
                note(('enemy', 254, True, (2, 2, kept18)))
                kept19 = None
                before17 = enemy_casualties
                enemy_casualties = enemy_casualties + 1
                if enemy_casualties > 9:
                    enemy_casualties = 9
                    kept19 = enemy_casualties
                changes.append(('enemy', 'casualties', before17, enemy_casualties, kept19 is not None))
                enemy_after.casualties = enemy_casualties
                note(('enemy', 255, True, (1, 1, kept19)))
                if enemy_arm.is_guns:
                    note(('enemy', 256, True, None))
                    changes.append(('enemy', 'abandoned', getattr(enemy, 'abandoned', None), True, False))
                    enemy_after.abandoned = enemy_abandoned = True
                    note(('enemy', 257, True, (enemy_abandoned,)))
                    changes.append(('enemy', 'crew_killed', getattr(enemy, 'crew_killed', None), True, False))
                    enemy_after.crew_killed = enemy_crew_killed = True
                    note(('enemy', 258, True, (enemy_crew_killed,)))
                else:
                    note(('enemy', 259, True, None))
                    enemy_after.must = ('retire',)
                    note(('enemy', 260, True, 'must retire'))
            else:
                note(('enemy', 206, False, None))
                note(('enemy', 217, False, None))
                note(('enemy', 228, False, None))
                note(('enemy', 239, False, None))
                note(('enemy', 252, False, None))
                note(('enemy', 261, False, None))
                note(('enemy', 262, True, enemy_margin))
                enemy_after.result = 'broken'
                kept20 = None
                before18 = enemy_casualties
                enemy_casualties = enemy_casualties + 3
                if enemy_casualties > 9:
                    enemy_casualties = 9
                    kept20 = enemy_casualties
                changes.append(('enemy', 'casualties', before18, enemy_casualties, kept20 is not None))
                enemy_after.casualties = enemy_casualties
                note(('enemy', 263, True, (3, 3, kept20)))
                if enemy_arm.is_guns:
                    note(('enemy', 264, True, None))
                    changes.append(('enemy', 'abandoned', getattr(enemy, 'abandoned', None), True, False))
                    enemy_after.abandoned = enemy_abandoned = True
                    note(('enemy', 265, True, (enemy_abandoned,)))
                    changes.append(('enemy', 'crew_killed', getattr(enemy, 'crew_killed', None), True, False))
                    enemy_after.crew_killed = enemy_crew_killed = True
                    note(('enemy', 266, True, (enemy_crew_killed,)))
                else:
                    note(('enemy', 267, True, None))
                    enemy_after.must = ('rout',)
                    note(('enemy', 268, True, 'must rout'))
            return Explanation('Combat (cfeo16.combat)', unit_after, notes, changes, usual)
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
    """Control radius (value for leader). @qrs 80"""

    name = 'control_radius'
    label = 'Control radius'
    parties = ('leader',)
    cites = ('@qrs 80',)

    def resolve(self, leader: Leader, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> int:
        """What comes of it."""
        try:
            leader_control_radius = 60
            # Each action beyond the first @qrs 80
            times = leader.actions - 1
            leader_control_radius += 40 * (times if times > 0 else 0)
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
            leader_control_radius = 60
            times = leader.actions - 1
            amount = 40 * (times if times > 0 else 0)
            leader_control_radius += amount
            note(('leader', 84, amount != 0, amount))
            return Explanation(
                'Control radius (cfeo16.control_radius)',
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
    """within the radius of a detached leader (term for unit against leader). @qrs 48, 80"""

    name = 'in_radius'
    label = 'within the radius of a detached leader'
    parties = ('unit', 'leader')
    cites = ('@qrs 48, 80',)

    def resolve(self, unit: Unit, leader: Leader, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> bool:
        """What comes of it."""
        try:
            leader_control_radius = 60
            # Each action beyond the first @qrs 80
            times = leader.actions - 1
            leader_control_radius += 40 * (times if times > 0 else 0)
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
                note(('unit', 88, True, None))
                unit_in_radius = True
            return Explanation(
                'within the radius of a detached leader (cfeo16.in_radius)',
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
    """the unit it follows is controlled (term for unit against leader). @qrs 80-84"""

    name = 'lead_controlled'
    label = 'the unit it follows is controlled'
    parties = ('unit', 'leader')
    cites = ('@qrs 80-84',)

    def resolve(self, unit: Unit, leader: Leader, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> bool:
        """What comes of it."""
        try:
            so: bool
            so = unit.lead_attached
            if not so:
                leader_control_radius = 60
                # Each action beyond the first @qrs 80
                times = leader.actions - 1
                leader_control_radius += 40 * (times if times > 0 else 0)
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
                note(('unit', 83, True, None))
                unit_lead_controlled = True
            elif (
                unit.lead_distance <= _control_radius_told(note, usual, leader, 'leader')
                and not (leader.attached or _usual(usual, 'leader', leader, 'killed'))
            ):
                note(('unit', 85, True, None))
                unit_lead_controlled = True
            return Explanation(
                'the unit it follows is controlled (cfeo16.lead_controlled)',
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


class FailedChargeResolver(_Resolver):
    """charged last turn without making contact (term for unit). @qrs 86"""

    name = 'failed_charge'
    label = 'charged last turn without making contact'
    parties = ('unit',)
    cites = ('@qrs 86',)

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
            unit_failed_charge = False
            if unit.charged_last_turn and not unit.contacted_last_turn:
                note(('unit', 79, True, None))
                unit_failed_charge = True
            return Explanation(
                'charged last turn without making contact (cfeo16.failed_charge)',
                unit_failed_charge,
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


failed_charge = FailedChargeResolver()


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
    """Control test (test for unit against leader). @qrs 80-102"""

    name = 'control'
    label = 'Control test'
    parties = ('unit', 'leader')
    cites = ('@qrs 80-102',)

    def resolve(self, unit: Unit, leader: Leader, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> ControlResult:
        """What comes of it."""
        if type(dice) is not list:
            return _driven(self.resolve, (unit, leader), dice, chosen)  # type: ignore[no-any-return]
        try:
            so: bool
            so2: bool
            so3: bool
            so4: bool
            unit_after = ControlResult()
            unit_after.before = unit
            unit_charged_last_turn = unit.charged_last_turn
            if unit_charged_last_turn and not unit.contacted_last_turn:
                # {failed_charge} @qrs 86
                unit_verdict = 'must'
            else:
                unit_wishes_to_cease = unit.wishes_to_cease
                if (
                    unit_wishes_to_cease
                    and (unit.doing is _doing_rout or unit.doing is _doing_pursuit or unit.doing is _doing_looting)
                ):
                    # To cease a rout, a pursuit or looting @qrs 86
                    unit_verdict = 'must'
                else:
                    unit_leader_attached = unit.leader_attached
                    if unit_leader_attached:
                        # Leader attached @qrs 82
                        unit_verdict = 'need not'
                    else:
                        so2 = unit.beside_lead and unit.conforms
                        if so2:
                            so = unit.lead_attached
                            if not so:
                                leader_control_radius = 60
                                # Each action beyond the first @qrs 80
                                times = leader.actions - 1
                                leader_control_radius += 40 * (times if times > 0 else 0)
                                so = (
                                    unit.lead_distance <= leader_control_radius
                                    and not (leader.attached or leader.killed)
                                )
                            so2 = so
                        if so2:
                            # Touches a controlled unit of its battalia and conforms @qrs 83
                            unit_verdict = 'need not'
                        else:
                            so4 = unit.behind_lead <= 60 and unit.conforms
                            if so4:
                                so3 = unit.lead_attached
                                if not so3:
                                    leader_control_radius2 = 60
                                    # Each action beyond the first @qrs 80
                                    times2 = leader.actions - 1
                                    leader_control_radius2 += 40 * (times2 if times2 > 0 else 0)
                                    so3 = (
                                        unit.lead_distance <= leader_control_radius2
                                        and not (leader.attached or leader.killed)
                                    )
                                so4 = so3
                            if so4:
                                # Directly behind one, within 60 yd, and conforms @qrs 84
                                unit_verdict = 'need not'
                            else:
                                leader_control_radius3 = 60
                                # Each action beyond the first @qrs 80
                                leader_actions = leader.actions
                                times3 = leader_actions - 1
                                leader_control_radius3 += 40 * (times3 if times3 > 0 else 0)
                                if (
                                    unit.leader_distance <= leader_control_radius3
                                    and not (leader.attached or leader.killed)
                                ):
                                    # Within the radius of a detached leader @qrs 80
                                    unit_verdict = 'need not'
                                else:
                                    # All others @qrs 80
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
            # Routing, pursuing, looting or charging @qrs 90
            unit_doing = unit.doing
            if (
                unit_doing is _doing_rout
                or unit_doing is _doing_pursuit
                or unit_doing is _doing_looting
                or (unit_charged_last_turn and not unit.contacted_last_turn)
            ):
                unit_total += 1
            # Leader attached @qrs 92
            unit_leader_attached = unit.leader_attached
            if unit_leader_attached:
                unit_total += _choose(chosen, 'unit', 'with_leader', (1, -1,))
            # Guns, A1 and B grade @qrs 94
            if unit.arm.is_guns or unit.grade is _grade_a1 or unit.grade is _grade_b:
                unit_total += _choose(chosen, 'unit', 'steady_troops', (1, -1,))
            unit_after.total = unit_total
            counts = False
            counts2 = False
            counts3 = False
            counts4 = False
            counts5 = False
            counts6 = False
            counts7 = False
            counts8 = False
            if unit_total <= 2:
                unit_after.result = '2 or less'
                if (
                    unit_doing is _doing_rout
                    or unit_doing is _doing_pursuit
                    or (unit_charged_last_turn and not unit.contacted_last_turn)
                ):
                    # Rout, pursuit or charge goes on @qrs 98
                    counts = True
                else:
                    unit_grade = unit.grade
                    if unit_grade is _grade_a2:
                        # A2: last move again @qrs 98
                        counts2 = True
                    else:
                        # Others halt @qrs 98
                        counts3 = True
            elif unit_total <= 4:
                # As the player likes @qrs 100
                unit_after.result = 'as_the_player_likes'
                counts4 = True
                unit_wishes_to_cease = unit.wishes_to_cease
                if unit_wishes_to_cease and (unit_doing is _doing_pursuit or unit_doing is _doing_looting):
                    # A pursuit or looting that the player would cease is over @qrs 86
                    counts5 = True
                if (
                    unit_wishes_to_cease
                    and unit_doing is _doing_rout
                    and (unit.behind_friends or unit.behind_obstacle or unit.nearest_enemy >= 240)
                ):
                    # A rout that the player would stop is stopped, out of reach @qrs 86, 213
                    counts6 = True
            else:
                unit_after.result = '5 or more'
                if (
                    unit_doing is _doing_rout
                    or unit_doing is _doing_pursuit
                    or (unit_charged_last_turn and not unit.contacted_last_turn)
                ):
                    # Rout, pursuit or charge goes on @qrs 102
                    counts7 = True
                else:
                    # Others: last move again @qrs 102
                    counts8 = True
            if counts:
                unit_after.must = ('continue',)
            if counts2:
                unit_after.must = _also(unit_after.must, ('repeat',))
            if counts3:
                unit_after.must = _also(unit_after.must, ('halt',))
            if counts4:
                unit_after.may = ('act',)
            if counts7:
                unit_after.must = _also(unit_after.must, ('continue',))
            if counts8:
                unit_after.must = _also(unit_after.must, ('repeat',))
            if counts5:
                unit_after.doing = _doing_nothing
            if counts6:
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
            unit_after = ControlResult()
            unit_after.before = unit
            if _failed_charge_told(note, usual, unit, 'unit'):
                note(('unit', 80, True, 'must'))
                unit_verdict = 'must'
            else:
                unit_wishes_to_cease = unit.wishes_to_cease
                if (
                    unit_wishes_to_cease
                    and (unit.doing is _doing_rout or unit.doing is _doing_pursuit or unit.doing is _doing_looting)
                ):
                    note(('unit', 80, False, None))
                    note(('unit', 81, True, 'must'))
                    unit_verdict = 'must'
                else:
                    unit_leader_attached = unit.leader_attached
                    if unit_leader_attached:
                        note(('unit', 80, False, None))
                        note(('unit', 81, False, None))
                        note(('unit', 82, True, 'need not'))
                        unit_verdict = 'need not'
                    elif (
                        unit.beside_lead
                        and unit.conforms
                        and _lead_controlled_told(note, usual, unit, 'unit', leader, 'leader')
                    ):
                        note(('unit', 80, False, None))
                        note(('unit', 81, False, None))
                        note(('unit', 82, False, None))
                        note(('unit', 86, True, 'need not'))
                        unit_verdict = 'need not'
                    elif (
                        unit.behind_lead <= 60
                        and unit.conforms
                        and _lead_controlled_told(note, usual, unit, 'unit', leader, 'leader')
                    ):
                        note(('unit', 80, False, None))
                        note(('unit', 81, False, None))
                        note(('unit', 82, False, None))
                        note(('unit', 86, False, None))
                        note(('unit', 87, True, 'need not'))
                        unit_verdict = 'need not'
                    elif _in_radius_told(note, usual, unit, 'unit', leader, 'leader'):
                        note(('unit', 80, False, None))
                        note(('unit', 81, False, None))
                        note(('unit', 82, False, None))
                        note(('unit', 86, False, None))
                        note(('unit', 87, False, None))
                        note(('unit', 89, True, 'need not'))
                        unit_verdict = 'need not'
                    else:
                        note(('unit', 80, False, None))
                        note(('unit', 81, False, None))
                        note(('unit', 82, False, None))
                        note(('unit', 86, False, None))
                        note(('unit', 87, False, None))
                        note(('unit', 89, False, None))
                        note(('unit', 90, True, 'must'))
                        unit_verdict = 'must'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'need not':
                return Explanation('Control test (cfeo16.control)', unit_after, notes, changes, usual)
            try:
                unit_natural = dice[0]
            except IndexError:
                raise MissingDice('unit', ((_d6, 1, ''),)) from None
            if unit_natural not in _d6_faces:
                _wrong_face('unit', (unit_natural,), _d6)
            note(('unit', 91, True, (unit_natural,)))
            unit_after.natural = unit_natural
            unit_after.dice = 1
            unit_total = unit_natural
            unit_doing = unit.doing
            if (
                unit_doing is _doing_rout
                or unit_doing is _doing_pursuit
                or unit_doing is _doing_looting
                or _failed_charge_told(note, usual, unit, 'unit')
            ):
                unit_total += 1
                note(('unit', 92, True, 1))
            else:
                note(('unit', 93, False, None))
            unit_leader_attached = unit.leader_attached
            if unit_leader_attached:
                amount = _choose(chosen, 'unit', 'with_leader', (1, -1,))
                unit_total += amount
                note(('unit', 94, amount != 0, amount))
            else:
                note(('unit', 95, False, None))
            if unit.arm.is_guns or unit.grade is _grade_a1 or unit.grade is _grade_b:
                amount2 = _choose(chosen, 'unit', 'steady_troops', (1, -1,))
                unit_total += amount2
                note(('unit', 96, amount2 != 0, amount2))
            else:
                note(('unit', 97, False, None))
            unit_after.total = unit_total
            counts = False
            counts2 = False
            counts3 = False
            counts4 = False
            counts5 = False
            counts6 = False
            counts7 = False
            counts8 = False
            if unit_total <= 2:
                note(('unit', 98, True, unit_total))
                unit_after.result = '2 or less'
                if (
                    unit_doing is _doing_rout
                    or unit_doing is _doing_pursuit
                    or _failed_charge_told(note, usual, unit, 'unit')
                ):
                    note(('unit', 99, True, None))
                    counts = True
                else:
                    unit_grade = unit.grade
                    if unit_grade is _grade_a2:
                        note(('unit', 100, True, None))
                        counts2 = True
                    else:
                        note(('unit', 101, True, None))
                        counts3 = True
            elif unit_total <= 4:
                note(('unit', 102, False, None))
                note(('unit', 103, True, unit_total))
                unit_after.result = 'as_the_player_likes'
                counts4 = True
                unit_wishes_to_cease = unit.wishes_to_cease
                if unit_wishes_to_cease and (unit_doing is _doing_pursuit or unit_doing is _doing_looting):
                    note(('unit', 104, True, None))
                    counts5 = True
                if (
                    unit_wishes_to_cease
                    and unit_doing is _doing_rout
                    and _out_of_reach_told(note, usual, unit, 'unit')
                ):
                    note(('unit', 105, True, None))
                    counts6 = True
            else:
                note(('unit', 102, False, None))
                note(('unit', 106, False, None))
                note(('unit', 107, True, unit_total))
                unit_after.result = '5 or more'
                if (
                    unit_doing is _doing_rout
                    or unit_doing is _doing_pursuit
                    or _failed_charge_told(note, usual, unit, 'unit')
                ):
                    note(('unit', 108, True, None))
                    counts7 = True
                else:
                    note(('unit', 109, True, None))
                    counts8 = True
            if counts:
                unit_after.must = ('continue',)
                note(('unit', 110, True, 'must continue'))
            if counts2:
                unit_after.must = _also(unit_after.must, ('repeat',))
                note(('unit', 111, True, 'must repeat'))
            if counts3:
                unit_after.must = _also(unit_after.must, ('halt',))
                note(('unit', 112, True, 'must halt'))
            if counts4:
                unit_after.may = ('act',)
                note(('unit', 113, True, 'may act'))
            if counts7:
                unit_after.must = _also(unit_after.must, ('continue',))
                note(('unit', 114, True, 'must continue'))
            if counts8:
                unit_after.must = _also(unit_after.must, ('repeat',))
                note(('unit', 115, True, 'must repeat'))
            if counts5:
                changes.append(('unit', 'doing', unit_doing, _doing_nothing, False))
                unit_after.doing = unit_doing = _doing_nothing
                note(('unit', 116, True, (unit_doing,)))
            if counts6:
                changes.append(('unit', 'doing', unit_doing, _doing_nothing, False))
                unit_after.doing = unit_doing = _doing_nothing
                note(('unit', 117, True, (unit_doing,)))
            return Explanation('Control test (cfeo16.control)', unit_after, notes, changes, usual)
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
    """Go on (action for unit). @qrs 98, 102"""

    name = 'continue'
    label = 'Go on'
    parties = ('unit',)
    cites = ('@qrs 98, 102',)

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
            note(('unit', 269, True, None))
            return Explanation('Go on (cfeo16.continue)', unit_after, notes, changes, usual)
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
    """Last move again (action for unit). @qrs 98, 102"""

    name = 'repeat'
    label = 'Last move again'
    parties = ('unit',)
    cites = ('@qrs 98, 102',)

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
            note(('unit', 270, True, None))
            return Explanation('Last move again (cfeo16.repeat)', unit_after, notes, changes, usual)
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
    """Act freely (action for unit). @qrs 100"""

    name = 'act'
    label = 'Act freely'
    parties = ('unit',)
    cites = ('@qrs 100',)

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
            note(('unit', 271, True, None))
            return Explanation('Act freely (cfeo16.act)', unit_after, notes, changes, usual)
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
    """Stop before the full distance (action for unit). @qrs 13, 207, 209"""

    name = 'halt_short'
    label = 'Stop before the full distance'
    parties = ('unit',)
    cites = ('@qrs 13, 207, 209',)

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
            note(('unit', 272, True, None))
            return Explanation(
                'Stop before the full distance (cfeo16.halt_short)',
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
    """Halt (action for unit). @qrs 76, 98"""

    name = 'halt'
    label = 'Halt'
    parties = ('unit',)
    cites = ('@qrs 76, 98',)

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
            note(('unit', 273, True, None))
            return Explanation('Halt (cfeo16.halt)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


halt = HaltResolver()


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
    """Risk to a leader (test for leader). @qrs 46"""

    name = 'risk'
    label = 'Risk to a leader'
    parties = ('leader',)
    cites = ('@qrs 46',)

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
                # Hit: roll again @qrs 46
                leader_after.result = 'hit_roll_again'
                at = _take_leader_hit(leader, leader_after, dice, 1)
            else:
                # Unhurt @qrs 46
                leader_after.result = 'unhurt'
                at = 1
            leader_after.may = _open(leader_after.may, leader_after.may_not)
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
            note(('leader', 274, True, (leader_natural,)))
            leader_after.total = leader_natural
            leader_after.natural = leader_natural
            leader_after.dice = 1
            if leader_natural == 1:
                note(('leader', 275, True, leader_natural))
                leader_after.result = 'hit_roll_again'
                note(('leader', 276, True, 'leader_hit'))
                at = _take_leader_hit_told(leader, leader_after, dice, 1, note, changes, usual)
            else:
                note(('leader', 290, False, None))
                note(('leader', 291, True, leader_natural))
                leader_after.result = 'unhurt'
                at = 1
            leader_after.may = _open(leader_after.may, leader_after.may_not)
            return Explanation('Risk to a leader (cfeo16.risk)', leader_after, notes, changes, usual)
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
    """Leader hit (test for leader). @qrs 46-52"""

    name = 'leader_hit'
    label = 'Leader hit'
    parties = ('leader',)
    cites = ('@qrs 46-52',)

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
            counts5 = False
            if leader_natural == 1:
                # Killed @qrs 48
                leader_after.result = 'killed'
                counts = True
            elif 2 <= leader_natural <= 4:
                # Wounded, and 1 action lost @qrs 50
                leader_after.result = 'wounded_and_1_action_lost'
                counts2 = True
                if leader.rank is _rank_brigadier:
                    # Brigadiers can no longer influence @qrs 50
                    counts3 = True
                leader_wounds = leader.wounds
                if leader_wounds >= 1:
                    # The second wound kills @qrs 50
                    counts4 = True
            elif 5 <= leader_natural <= 6:
                # Near miss @qrs 52
                leader_after.result = 'near_miss'
                counts5 = True
            else:
                raise NoRule('Leader hit: no row for the total ' + _say(leader_natural, 'number'), ('@qrs 46-52',))
            if counts3:
                leader_after.may_not = ('influence',)
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
            if counts4:
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
            note(('leader', 277, True, (leader_natural,)))
            leader_after.total = leader_natural
            leader_after.natural = leader_natural
            leader_after.dice = 1
            counts = False
            counts2 = False
            counts3 = False
            counts4 = False
            counts5 = False
            if leader_natural == 1:
                note(('leader', 278, True, leader_natural))
                leader_after.result = 'killed'
                counts = True
            elif 2 <= leader_natural <= 4:
                note(('leader', 279, False, None))
                note(('leader', 280, True, leader_natural))
                leader_after.result = 'wounded_and_1_action_lost'
                counts2 = True
                if leader.rank is _rank_brigadier:
                    note(('leader', 281, True, None))
                    counts3 = True
                leader_wounds = leader.wounds
                if leader_wounds >= 1:
                    note(('leader', 282, True, None))
                    counts4 = True
            elif 5 <= leader_natural <= 6:
                note(('leader', 279, False, None))
                note(('leader', 283, False, None))
                note(('leader', 284, True, leader_natural))
                leader_after.result = 'near_miss'
                counts5 = True
            else:
                raise NoRule('Leader hit: no row for the total ' + _say(leader_natural, 'number'), ('@qrs 46-52',))
            if counts3:
                leader_after.may_not = ('influence',)
                note(('leader', 285, True, 'may not influence'))
            if counts:
                changes.append(('leader', 'killed', getattr(leader, 'killed', None), True, False))
                leader_after.killed = leader_killed = True
                note(('leader', 286, True, (leader_killed,)))
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
                note(('leader', 287, True, (1, 1, kept)))
                kept2 = None
                before2 = getattr(leader, 'actions', None)
                leader_actions = leader.actions - 1
                if leader_actions < 0:
                    leader_actions = 0
                    kept2 = leader_actions
                changes.append(('leader', 'actions', before2, leader_actions, kept2 is not None))
                leader_after.actions = leader_actions
                note(('leader', 288, True, (-1, -1, kept2)))
            if counts4:
                changes.append(('leader', 'killed', getattr(leader_after, 'killed', None), True, False))
                leader_after.killed = leader_killed = True
                note(('leader', 289, True, (leader_killed,)))
            return Explanation('Leader hit (cfeo16.leader_hit)', leader_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(leader=leader) from None

    def odds(self, leader: Leader, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (leader,), chosen)

    def choices(self, leader: Leader, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (leader,), chosen)


leader_hit = LeaderHitResolver()


class LostNearResolver(_Resolver):
    """killed or routing within 120 yd (term for unit against leader). @qrs 56, 58"""

    name = 'lost_near'
    label = 'killed or routing within 120 yd'
    parties = ('unit', 'leader')
    cites = ('@qrs 56, 58',)

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
                note(('unit', 292, True, None))
                unit_lost_near = True
            return Explanation(
                'killed or routing within 120 yd (cfeo16.lost_near)',
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
    """Leaders lost (test for unit against leader). @qrs 56-58"""

    name = 'leader_lost'
    label = 'Leaders lost'
    parties = ('unit', 'leader')
    cites = ('@qrs 56-58',)

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
            unit_leader_distance = unit.leader_distance
            if unit_leader_distance <= 120 and (leader.killed or leader.routing) and leader.rank is _rank_general:
                # General killed or in rout within 120 yd: 2 DPs @qrs 56
                unit_dp = unit.dp
                unit_dp = unit_dp + 2
                if unit_dp > 9:
                    unit_dp = 9
                unit_after.dp = unit_dp
            if unit_leader_distance <= 120 and (leader.killed or leader.routing) and leader.rank is _rank_commander:
                # Commander killed or in rout within 120 yd: 1 DP @qrs 58
                unit_dp = unit_after.dp + 1
                if unit_dp > 9:
                    unit_dp = 9
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
            kept2: int | None
            unit_after = LeaderLostResult()
            unit_after.before = unit
            if _lost_near_told(note, usual, unit, 'unit', leader, 'leader') and leader.rank is _rank_general:
                note(('unit', 293, True, None))
                kept = None
                unit_dp = unit.dp
                before = unit_dp
                unit_dp = unit_dp + 2
                if unit_dp > 9:
                    unit_dp = 9
                    kept = unit_dp
                changes.append(('unit', 'dp', before, unit_dp, kept is not None))
                unit_after.dp = unit_dp
                note(('unit', 294, True, (2, 2, kept)))
            else:
                note(('unit', 293, False, None))
            if _lost_near_told(note, usual, unit, 'unit', leader, 'leader') and leader.rank is _rank_commander:
                note(('unit', 295, True, None))
                kept2 = None
                before2 = getattr(unit_after, 'dp', None)
                unit_dp = unit_after.dp + 1
                if unit_dp > 9:
                    unit_dp = 9
                    kept2 = unit_dp
                changes.append(('unit', 'dp', before2, unit_dp, kept2 is not None))
                unit_after.dp = unit_dp
                note(('unit', 296, True, (1, 1, kept2)))
            else:
                note(('unit', 295, False, None))
            return Explanation('Leaders lost (cfeo16.leader_lost)', unit_after, notes, changes, usual)
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
    """of equal or higher grade (term for unit against friend). @qrs 60, 64, 161"""

    name = 'equal_or_higher'
    label = 'of equal or higher grade'
    parties = ('unit', 'friend')
    cites = ('@qrs 60, 64, 161',)

    def resolve(self, unit: Unit, friend: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> bool:
        """What comes of it."""
        try:
            friend_grade = friend.grade
            unit_grade = unit.grade
            return _grade_rank[friend_grade] <= _grade_rank[unit_grade] or (unit_grade.is_a and friend_grade.is_a)
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
            friend_grade = friend.grade
            unit_grade = unit.grade
            if _grade_rank[friend_grade] <= _grade_rank[unit_grade]:
                note(('unit', 297, True, None))
                unit_equal_or_higher = True
            elif unit_grade.is_a and friend_grade.is_a:
                note(('unit', 298, True, None))
                unit_equal_or_higher = True
            return Explanation(
                'of equal or higher grade (cfeo16.equal_or_higher)',
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
    """routing or destroyed within 120 yd (term for unit against friend). @qrs 60, 62"""

    name = 'friend_gone'
    label = 'routing or destroyed within 120 yd'
    parties = ('unit', 'friend')
    cites = ('@qrs 60, 62',)

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
                note(('unit', 299, True, None))
                unit_friend_gone = True
            return Explanation(
                'routing or destroyed within 120 yd (cfeo16.friend_gone)',
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
    """Friends lost (test for unit against friend). @qrs 60-64"""

    name = 'friend_lost'
    label = 'Friends lost'
    parties = ('unit', 'friend')
    cites = ('@qrs 60-64',)

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
                and (
                    _grade_rank[friend.grade] <= _grade_rank[unit.grade]
                    or (unit.grade.is_a and friend.grade.is_a)
                )
            ):
                # Equal or higher, in rout or destroyed within 120 yd: 2 DPs @qrs 60
                unit_dp = unit.dp
                unit_dp = unit_dp + 2
                if unit_dp > 9:
                    unit_dp = 9
                unit_after.dp = unit_dp
            if (
                unit_friend_distance <= 120
                and (friend.doing is _doing_rout or friend.destroyed)
                and not (
                    _grade_rank[friend.grade] <= _grade_rank[unit.grade]
                    or (unit.grade.is_a and friend.grade.is_a)
                )
            ):
                # Lower, in rout or destroyed within 120 yd: 1 DP @qrs 62
                unit_dp = unit_after.dp + 1
                if unit_dp > 9:
                    unit_dp = 9
                unit_after.dp = unit_dp
            if (
                unit_friend_distance <= 120
                and friend.arm.is_foot
                and friend.doing is _doing_retire
                and (
                    _grade_rank[friend.grade] <= _grade_rank[unit.grade]
                    or (unit.grade.is_a and friend.grade.is_a)
                )
            ):
                # Equal or higher foot retiring within 120 yd: 1 DP @qrs 64
                unit_dp = unit_after.dp + 1
                if unit_dp > 9:
                    unit_dp = 9
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
                note(('unit', 300, True, None))
                kept = None
                unit_dp = unit.dp
                before = unit_dp
                unit_dp = unit_dp + 2
                if unit_dp > 9:
                    unit_dp = 9
                    kept = unit_dp
                changes.append(('unit', 'dp', before, unit_dp, kept is not None))
                unit_after.dp = unit_dp
                note(('unit', 301, True, (2, 2, kept)))
            else:
                note(('unit', 300, False, None))
            if (
                _friend_gone_told(note, usual, unit, 'unit', friend)
                and not _equal_or_higher_told(note, usual, unit, 'unit', friend)
            ):
                note(('unit', 302, True, None))
                kept2 = None
                before2 = getattr(unit_after, 'dp', None)
                unit_dp = unit_after.dp + 1
                if unit_dp > 9:
                    unit_dp = 9
                    kept2 = unit_dp
                changes.append(('unit', 'dp', before2, unit_dp, kept2 is not None))
                unit_after.dp = unit_dp
                note(('unit', 303, True, (1, 1, kept2)))
            else:
                note(('unit', 302, False, None))
            unit_friend_distance = unit.friend_distance
            if (
                unit_friend_distance <= 120
                and friend.arm.is_foot
                and friend.doing is _doing_retire
                and _equal_or_higher_told(note, usual, unit, 'unit', friend)
            ):
                note(('unit', 304, True, None))
                kept3 = None
                before3 = getattr(unit_after, 'dp', None)
                unit_dp = unit_after.dp + 1
                if unit_dp > 9:
                    unit_dp = 9
                    kept3 = unit_dp
                changes.append(('unit', 'dp', before3, unit_dp, kept3 is not None))
                unit_after.dp = unit_dp
                note(('unit', 305, True, (1, 1, kept3)))
            else:
                note(('unit', 304, False, None))
            return Explanation('Friends lost (cfeo16.friend_lost)', unit_after, notes, changes, usual)
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
    """Evaders (test for unit). @qrs 66"""

    name = 'evading'
    label = 'Evaders'
    parties = ('unit',)
    cites = ('@qrs 66',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> EvadingResult:
        """What comes of it."""
        try:
            unit_after = EvadingResult()
            unit_after.before = unit
            if unit.doing is _doing_evade:
                # For evading: 1 DP @qrs 66
                unit_dp = unit.dp + 1
                if unit_dp > 9:
                    unit_dp = 9
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
                note(('unit', 306, True, None))
                kept = None
                before = getattr(unit, 'dp', None)
                unit_dp = unit.dp + 1
                if unit_dp > 9:
                    unit_dp = 9
                    kept = unit_dp
                changes.append(('unit', 'dp', before, unit_dp, kept is not None))
                unit_after.dp = unit_dp
                note(('unit', 307, True, (1, 1, kept)))
            else:
                note(('unit', 306, False, None))
            return Explanation('Evaders (cfeo16.evading)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


evading = EvadingResolver()


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
    """Move (action for leader). @qrs 36, 70"""

    name = 'ride'
    label = 'Move'
    parties = ('leader',)
    cites = ('@qrs 36, 70',)

    def resolve(self, leader: Leader, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> RideResult:
        """What comes of it."""
        try:
            leader_distance: Number | Range
            leader_distance2: Number | Range
            leader_after = RideResult()
            leader_after.before = leader
            leader_distance = Range(0, 120)
            # Beyond 120 yd of enemy @qrs 44
            if leader.nearest_enemy > 120:
                leader_distance = _on(lambda v: v * 2, leader_distance)
            leader_distance2 = _choose_within(chosen, 'leader', 'distance', leader_distance, False)
            leader_after.distance = _exact(leader_distance2)
            # He may attach or detach himself, or both @qrs 70
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
            leader_distance = Range(0, 120)
            if leader.nearest_enemy > 120:
                leader_distance = _on(lambda v: v * 2, leader_distance)
                note(('leader', 308, True, 'x 2'))
            else:
                note(('leader', 308, False, None))
            leader_distance2 = _choose_within(chosen, 'leader', 'distance', leader_distance, False)
            leader_after.distance = _exact(leader_distance2)
            note(('leader', 309, True, None))
            leader_after.may = ('attach', 'detach')
            note(('leader', 310, True, 'may attach/detach'))
            return Explanation('Move (cfeo16.ride)', leader_after, notes, changes, usual)
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
    """Attach (action for leader). @qrs 70"""

    name = 'attach'
    label = 'Attach'
    parties = ('leader',)
    cites = ('@qrs 70',)

    def resolve(self, leader: Leader, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> AttachResult:
        """What comes of it."""
        try:
            leader_after = AttachResult()
            leader_after.before = leader
            # Joins a unit @qrs 70
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
            note(('leader', 311, True, None))
            changes.append(('leader', 'attached', getattr(leader, 'attached', None), True, False))
            leader_after.attached = leader_attached = True
            note(('leader', 312, True, (leader_attached,)))
            return Explanation('Attach (cfeo16.attach)', leader_after, notes, changes, usual)
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
    """Detach (action for leader). @qrs 70"""

    name = 'detach'
    label = 'Detach'
    parties = ('leader',)
    cites = ('@qrs 70',)

    def resolve(self, leader: Leader, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> DetachResult:
        """What comes of it."""
        try:
            leader_after = DetachResult()
            leader_after.before = leader
            # Leaves a unit @qrs 70
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
            note(('leader', 313, True, None))
            changes.append(('leader', 'attached', getattr(leader, 'attached', None), False, False))
            leader_after.attached = leader_attached = False
            note(('leader', 314, True, (leader_attached,)))
            return Explanation('Detach (cfeo16.detach)', leader_after, notes, changes, usual)
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
    """Orders (action for leader). @qrs 72"""

    name = 'orders'
    label = 'Orders'
    parties = ('leader',)
    cites = ('@qrs 72',)

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
            note(('leader', 315, True, None))
            return Explanation('Orders (cfeo16.orders)', leader_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(leader=leader) from None

    def odds(self, leader: Leader, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (leader,), chosen)

    def choices(self, leader: Leader, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (leader,), chosen)


orders = OrdersResolver()


class CanInfluenceResolver(_Resolver):
    """able to influence (term for leader). @qrs 48, 50, 74"""

    name = 'can_influence'
    label = 'able to influence'
    parties = ('leader',)
    cites = ('@qrs 48, 50, 74',)

    def resolve(self, leader: Leader, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> bool:
        """What comes of it."""
        try:
            return (
                leader.attached
                and not (leader.killed or (leader.rank is _rank_brigadier and leader.wounds >= 1))
            )
        except MissingFact as missing:
            raise missing.of(leader=leader) from None

    def explain(self, leader: Leader, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            leader_can_influence = False
            if (
                leader.attached
                and not (
                    _usual(usual, 'leader', leader, 'killed')
                    or (leader.rank is _rank_brigadier and leader.wounds >= 1)
                )
            ):
                note(('leader', 316, True, None))
                leader_can_influence = True
            return Explanation(
                'able to influence (cfeo16.can_influence)',
                leader_can_influence,
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


can_influence = CanInfluenceResolver()


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
    """Influence the unit he is with (action for leader). @qrs 74"""

    name = 'influence'
    label = 'Influence the unit he is with'
    parties = ('leader',)
    cites = ('@qrs 74',)

    def resolve(self, leader: Leader, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> InfluenceResult:
        """What comes of it."""
        try:
            leader_after = InfluenceResult()
            leader_after.before = leader
            if leader.attached and not (leader.killed or (leader.rank is _rank_brigadier and leader.wounds >= 1)):
                # Attached, and no wounded brigadier @qrs 50, 74
                leader_verdict = 'may'
            else:
                leader_verdict = 'may not'
            leader_after.verdict = leader_verdict
            if leader_verdict == 'may not':
                return leader_after
            # In one of two ways @qrs 76, 78
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
            if _can_influence_told(note, usual, leader, 'leader'):
                note(('leader', 317, True, 'may'))
                leader_verdict = 'may'
            else:
                note(('leader', 317, False, None))
                note(('leader', 318, True, 'may not'))
                leader_verdict = 'may not'
            leader_after.verdict = leader_verdict
            if leader_verdict == 'may not':
                return Explanation(
                    'Influence the unit he is with (cfeo16.influence)',
                    leader_after,
                    notes,
                    changes,
                    usual
                )
            note(('leader', 319, True, None))
            leader_after.may = ('steady', 'inspire')
            note(('leader', 320, True, 'may steady/inspire'))
            return Explanation(
                'Influence the unit he is with (cfeo16.influence)',
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
    """Steady (action for leader against unit). @qrs 76"""

    name = 'steady'
    label = 'Steady'
    parties = ('leader', 'unit')
    cites = ('@qrs 76',)

    def resolve(self, leader: Leader, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> SteadyResult:
        """What comes of it."""
        try:
            leader_after = SteadyResult()
            leader_after.before = leader
            unit_after = SteadyUnit()
            unit_after.before = unit
            leader_after.unit = unit_after
            if (
                leader.attached
                and not (leader.killed or (leader.rank is _rank_brigadier and leader.wounds >= 1))
                and unit.leader_attached
            ):
                # As {influence} @qrs 74
                leader_verdict = 'may'
            else:
                leader_verdict = 'may not'
            leader_after.verdict = leader_verdict
            if leader_verdict == 'may not':
                return leader_after
            # 1 DP is taken off; the unit stays halted @qrs 76
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
            if _can_influence_told(note, usual, leader, 'leader') and unit.leader_attached:
                note(('leader', 321, True, 'may'))
                leader_verdict = 'may'
            else:
                note(('leader', 321, False, None))
                note(('leader', 322, True, 'may not'))
                leader_verdict = 'may not'
            leader_after.verdict = leader_verdict
            if leader_verdict == 'may not':
                return Explanation('Steady (cfeo16.steady)', leader_after, notes, changes, usual)
            note(('leader', 323, True, None))
            unit_after.must = ('halt',)
            note(('leader', 324, True, 'unit must halt'))
            kept = None
            before = getattr(unit, 'dp', None)
            unit_dp = unit.dp - 1
            if unit_dp < 0:
                unit_dp = 0
                kept = unit_dp
            changes.append(('unit', 'dp', before, unit_dp, kept is not None))
            unit_after.dp = unit_dp
            note(('leader', 325, True, (-1, -1, kept)))
            return Explanation('Steady (cfeo16.steady)', leader_after, notes, changes, usual)
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
    """Inspire (action for leader against unit). @qrs 78"""

    name = 'inspire'
    label = 'Inspire'
    parties = ('leader', 'unit')
    cites = ('@qrs 78',)

    def resolve(self, leader: Leader, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> InspireResult:
        """What comes of it."""
        try:
            reached = False
            leader_after = InspireResult()
            leader_after.before = leader
            unit_after = InspireUnit()
            unit_after.before = unit
            leader_after.unit = unit_after
            if (
                leader.attached
                and not (leader.killed or (leader.rank is _rank_brigadier and leader.wounds >= 1))
                and unit.leader_attached
            ):
                # As {influence} @qrs 74
                leader_verdict = 'may'
            else:
                leader_verdict = 'may not'
            leader_after.verdict = leader_verdict
            if leader_verdict == 'may not':
                return leader_after
            # The unit fights better and moves faster @qrs 78
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
            if _can_influence_told(note, usual, leader, 'leader') and unit.leader_attached:
                note(('leader', 326, True, 'may'))
                leader_verdict = 'may'
            else:
                note(('leader', 326, False, None))
                note(('leader', 327, True, 'may not'))
                leader_verdict = 'may not'
            leader_after.verdict = leader_verdict
            if leader_verdict == 'may not':
                return Explanation('Inspire (cfeo16.inspire)', leader_after, notes, changes, usual)
            note(('leader', 328, True, None))
            kept = None
            before = getattr(unit, 'inspiring', None)
            unit_inspiring = unit.inspiring + 1
            if unit_inspiring > 3:
                unit_inspiring = 3
                kept = unit_inspiring
            reached = True
            changes.append(('unit', 'inspiring', before, unit_inspiring, kept is not None))
            unit_after.inspiring = unit_inspiring
            note(('leader', 329, True, (1, 1, kept)))
            if reached:
                self._reached(leader_after, (leader, unit))
            return Explanation('Inspire (cfeo16.inspire)', leader_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(leader=leader, unit=unit) from None

    def odds(self, leader: Leader, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (leader, unit), chosen)

    def choices(self, leader: Leader, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (leader, unit), chosen)


inspire = InspireResolver()


class PartSpentResolver(_Resolver):
    """part of the move taken (term for unit). @qrs 112, 114, 120, 122"""

    name = 'part_spent'
    label = 'part of the move taken'
    parties = ('unit',)
    cites = ('@qrs 112, 114, 120, 122',)

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
                note(('unit', 330, True, None))
                unit_part_spent = True
            return Explanation('part of the move taken (cfeo16.part_spent)', unit_part_spent, notes, changes, usual)
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
    _facts = {'dp': 'dp', 'speed': 'speed'}
    before: Unit
    dp: int
    speed: Number

    @property
    def unit(self) -> WheelResult:
        """What becomes of unit: this."""
        return self


class WheelResolver(_Resolver):
    """Wheel (action for unit). @qrs 106"""

    name = 'wheel'
    label = 'Wheel'
    parties = ('unit',)
    cites = ('@qrs 106',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> WheelResult:
        """What comes of it."""
        try:
            unit_speed: Number
            unit_after = WheelResult()
            unit_after.before = unit
            if not (
                unit.nearest_enemy > 120
                or unit.formation is _formation_march_column
                or unit.formation is _formation_unformed
            ):
                # Within 120 yd of enemy: 1 DP, but not in column or unformed @qrs 106
                unit_gained = 1
                # From 3 DPs on, of whatever cause, moving and manoeuvring add none @qrs 128
                unit_dp = unit.dp
                bound = max(3 - unit_dp, 0)
                if unit_gained > bound:
                    unit_gained = bound
                gained = unit_gained
                if gained:
                    unit_dp = unit_dp + gained
                    if unit_dp > 9:
                        unit_dp = 9
                    if unit_dp < 0:
                        unit_dp = 0
                    unit_after.dp = unit_dp
            if unit.wheels_back:
                # Backwards, to refuse a flank: 1/2 speed @qrs 106
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
            unit_after = WheelResult()
            unit_after.before = unit
            if not (
                _far_told(note, usual, unit, 'unit')
                or _in_column_told(note, usual, unit, 'unit')
                or unit.formation is _formation_unformed
            ):
                note(('unit', 331, True, None))
                unit_gained = 1
                unit_dp = unit.dp
                bound = max(3 - unit_dp, 0)
                counted = unit_gained > bound
                if counted:
                    unit_gained = bound
                note(('unit', 43, counted, bound))
                if unit_gained != 1:
                    note(('unit', 44, True, unit_gained))
                gained = unit_gained
                kept = None
                if gained:
                    before = unit_dp
                    unit_dp = unit_dp + gained
                    if unit_dp > 9:
                        unit_dp = 9
                        kept = unit_dp
                    if unit_dp < 0:
                        unit_dp = 0
                        kept = unit_dp
                    changes.append(('unit', 'dp', before, unit_dp, kept is not None))
                    unit_after.dp = unit_dp
                note(('unit', 332, True, (gained, 1, kept)))
            else:
                note(('unit', 331, False, None))
            if unit.wheels_back:
                note(('unit', 333, True, None))
                changes.append(('unit', 'speed', getattr(unit, 'speed', None), _1_2, False))
                unit_after.speed = unit_speed = _1_2
                note(('unit', 334, True, (unit_speed,)))
            else:
                note(('unit', 333, False, None))
            return Explanation('Wheel (cfeo16.wheel)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


wheel = WheelResolver()


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
    """Re-form (action for unit). @qrs 108"""

    name = 'reform'
    label = 'Re-form'
    parties = ('unit',)
    cites = ('@qrs 108',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> ReformResult:
        """What comes of it."""
        try:
            unit_after = ReformResult()
            unit_after.before = unit
            if unit.time >= _1_2:
                # No whole move left @qrs 108
                unit_verdict = 'may not'
            elif unit.cause_ceased:
                # Its cause over @qrs 108
                unit_verdict = 'may'
            else:
                unit_verdict = 'may not'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return unit_after
            # 1 move @qrs 108
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
                note(('unit', 335, True, 'may not'))
                unit_verdict = 'may not'
            elif unit.cause_ceased:
                note(('unit', 335, False, None))
                note(('unit', 336, True, 'may'))
                unit_verdict = 'may'
            else:
                note(('unit', 335, False, None))
                note(('unit', 336, False, None))
                note(('unit', 337, True, 'may not'))
                unit_verdict = 'may not'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return Explanation('Re-form (cfeo16.reform)', unit_after, notes, changes, usual)
            note(('unit', 338, True, None))
            changes.append(('unit', 'time', getattr(unit, 'time', None), 1, False))
            unit_after.time = unit_time = 1
            note(('unit', 339, True, (unit_time,)))
            return Explanation('Re-form (cfeo16.reform)', unit_after, notes, changes, usual)
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
    """Unlimber (action for unit). @qrs 110"""

    name = 'unlimber'
    label = 'Unlimber'
    parties = ('unit',)
    cites = ('@qrs 110',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> UnlimberResult:
        """What comes of it."""
        try:
            unit_after = UnlimberResult()
            unit_after.before = unit
            if unit.arm.is_guns:
                if unit.time >= _1_2:
                    # No whole move left @qrs 110
                    unit_verdict = 'may not'
                else:
                    unit_verdict = 'may'
                unit_after.verdict = unit_verdict
                if unit_verdict == 'may not':
                    return unit_after
                # 1 move @qrs 110
                unit_after.time = 1
                unit_after.limbered = False
                if unit.under_fire:
                    # Under fire: 2 DPs @qrs 110
                    unit_after.result = 'under_fire_2_dps'
                    unit_gained = 2
                    # From 3 DPs on, of whatever cause, moving and manoeuvring add none @qrs 128
                    unit_dp = unit.dp
                    bound = max(3 - unit_dp, 0)
                    if unit_gained > bound:
                        unit_gained = bound
                    gained = unit_gained
                    if gained:
                        unit_dp = unit_dp + gained
                        if unit_dp > 9:
                            unit_dp = 9
                        if unit_dp < 0:
                            unit_dp = 0
                        unit_after.dp = unit_dp
                else:
                    # Else 1 DP @qrs 110
                    unit_after.result = 'else_1_dp'
                    unit_gained2 = 1
                    # From 3 DPs on, of whatever cause, moving and manoeuvring add none @qrs 128
                    unit_dp = unit.dp
                    bound2 = max(3 - unit_dp, 0)
                    if unit_gained2 > bound2:
                        unit_gained2 = bound2
                    gained2 = unit_gained2
                    if gained2:
                        unit_dp = unit_dp + gained2
                        if unit_dp > 9:
                            unit_dp = 9
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
                    note(('unit', 340, True, 'may not'))
                    unit_verdict = 'may not'
                else:
                    note(('unit', 340, False, None))
                    note(('unit', 341, True, 'may'))
                    unit_verdict = 'may'
                unit_after.verdict = unit_verdict
                if unit_verdict == 'may not':
                    return Explanation('Unlimber (cfeo16.unlimber)', unit_after, notes, changes, usual)
                note(('unit', 342, True, None))
                changes.append(('unit', 'time', getattr(unit, 'time', None), 1, False))
                unit_after.time = unit_time = 1
                note(('unit', 343, True, (unit_time,)))
                changes.append(('unit', 'limbered', getattr(unit, 'limbered', None), False, False))
                unit_after.limbered = unit_limbered = False
                note(('unit', 344, True, (unit_limbered,)))
                if unit.under_fire:
                    note(('unit', 345, True, None))
                    unit_after.result = 'under_fire_2_dps'
                    unit_gained = 2
                    unit_dp = unit.dp
                    bound = max(3 - unit_dp, 0)
                    counted = unit_gained > bound
                    if counted:
                        unit_gained = bound
                    note(('unit', 43, counted, bound))
                    if unit_gained != 2:
                        note(('unit', 44, True, unit_gained))
                    gained = unit_gained
                    kept = None
                    if gained:
                        before = unit_dp
                        unit_dp = unit_dp + gained
                        if unit_dp > 9:
                            unit_dp = 9
                            kept = unit_dp
                        if unit_dp < 0:
                            unit_dp = 0
                            kept = unit_dp
                        changes.append(('unit', 'dp', before, unit_dp, kept is not None))
                        unit_after.dp = unit_dp
                    note(('unit', 346, True, (gained, 2, kept)))
                else:
                    note(('unit', 347, False, None))
                    note(('unit', 348, True, None))
                    unit_after.result = 'else_1_dp'
                    unit_gained2 = 1
                    unit_dp = unit.dp
                    bound2 = max(3 - unit_dp, 0)
                    counted2 = unit_gained2 > bound2
                    if counted2:
                        unit_gained2 = bound2
                    note(('unit', 43, counted2, bound2))
                    if unit_gained2 != 1:
                        note(('unit', 44, True, unit_gained2))
                    gained2 = unit_gained2
                    kept2 = None
                    if gained2:
                        before2 = unit_dp
                        unit_dp = unit_dp + gained2
                        if unit_dp > 9:
                            unit_dp = 9
                            kept2 = unit_dp
                        if unit_dp < 0:
                            unit_dp = 0
                            kept2 = unit_dp
                        changes.append(('unit', 'dp', before2, unit_dp, kept2 is not None))
                        unit_after.dp = unit_dp
                    note(('unit', 349, True, (gained2, 1, kept2)))
                return Explanation('Unlimber (cfeo16.unlimber)', unit_after, notes, changes, usual)
            unit_after.verdict = 'may not'
            unit_after.applies = False
            return Explanation('Unlimber (cfeo16.unlimber)', unit_after, notes, changes, usual)
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
    """Cross an obstacle (action for unit). @qrs 112"""

    name = 'cross'
    label = 'Cross an obstacle'
    parties = ('unit',)
    cites = ('@qrs 112',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> CrossResult:
        """What comes of it."""
        try:
            unit_time: Number
            unit_after = CrossResult()
            unit_after.before = unit
            unit_time = unit.time
            if unit_time == 1:
                # No move left @qrs 112
                unit_verdict = 'may not'
            else:
                unit_verdict = 'may'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return unit_after
            # 1/2 move @qrs 112
            unit_time = _exact(unit_time + _1_2)
            if unit_time > 1:
                unit_time = 1
            unit_after.time = unit_time
            if unit.under_fire:
                # Under fire: 2 DPs @qrs 112
                unit_after.result = 'under_fire_2_dps'
                unit_gained = 2
                # From 3 DPs on, of whatever cause, moving and manoeuvring add none @qrs 128
                unit_dp = unit.dp
                bound = max(3 - unit_dp, 0)
                if unit_gained > bound:
                    unit_gained = bound
                gained = unit_gained
                if gained:
                    unit_dp = unit_dp + gained
                    if unit_dp > 9:
                        unit_dp = 9
                    if unit_dp < 0:
                        unit_dp = 0
                    unit_after.dp = unit_dp
            else:
                # Else 1 DP @qrs 112
                unit_after.result = 'else_1_dp'
                unit_gained2 = 1
                # From 3 DPs on, of whatever cause, moving and manoeuvring add none @qrs 128
                unit_dp = unit.dp
                bound2 = max(3 - unit_dp, 0)
                if unit_gained2 > bound2:
                    unit_gained2 = bound2
                gained2 = unit_gained2
                if gained2:
                    unit_dp = unit_dp + gained2
                    if unit_dp > 9:
                        unit_dp = 9
                    if unit_dp < 0:
                        unit_dp = 0
                    unit_after.dp = unit_dp
            if unit.arm.is_horse and unit.hard_on_horse:
                # Cavalry, at some obstacles: 1 DP more @qrs 112
                unit_gained3 = 1
                # From 3 DPs on, of whatever cause, moving and manoeuvring add none @qrs 128
                bound3 = max(3 - unit_dp, 0)
                if unit_gained3 > bound3:
                    unit_gained3 = bound3
                gained3 = unit_gained3
                if gained3:
                    unit_dp = unit_dp + gained3
                    if unit_dp > 9:
                        unit_dp = 9
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
            kept4: int | None
            unit_after = CrossResult()
            unit_after.before = unit
            unit_time = _usual(usual, 'unit', unit, 'time')
            if unit_time == 1:
                note(('unit', 350, True, 'may not'))
                unit_verdict = 'may not'
            else:
                note(('unit', 350, False, None))
                note(('unit', 351, True, 'may'))
                unit_verdict = 'may'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return Explanation('Cross an obstacle (cfeo16.cross)', unit_after, notes, changes, usual)
            note(('unit', 352, True, None))
            kept = None
            before = unit_time
            unit_time = _exact(unit_time + _1_2)
            if unit_time > 1:
                unit_time = 1
                kept = unit_time
            changes.append(('unit', 'time', before, unit_time, kept is not None))
            unit_after.time = unit_time
            note(('unit', 353, True, (_1_2, _1_2, kept)))
            if unit.under_fire:
                note(('unit', 354, True, None))
                unit_after.result = 'under_fire_2_dps'
                unit_gained = 2
                unit_dp = unit.dp
                bound = max(3 - unit_dp, 0)
                counted = unit_gained > bound
                if counted:
                    unit_gained = bound
                note(('unit', 43, counted, bound))
                if unit_gained != 2:
                    note(('unit', 44, True, unit_gained))
                gained = unit_gained
                kept2 = None
                if gained:
                    before2 = unit_dp
                    unit_dp = unit_dp + gained
                    if unit_dp > 9:
                        unit_dp = 9
                        kept2 = unit_dp
                    if unit_dp < 0:
                        unit_dp = 0
                        kept2 = unit_dp
                    changes.append(('unit', 'dp', before2, unit_dp, kept2 is not None))
                    unit_after.dp = unit_dp
                note(('unit', 355, True, (gained, 2, kept2)))
            else:
                note(('unit', 356, False, None))
                note(('unit', 357, True, None))
                unit_after.result = 'else_1_dp'
                unit_gained2 = 1
                unit_dp = unit.dp
                bound2 = max(3 - unit_dp, 0)
                counted2 = unit_gained2 > bound2
                if counted2:
                    unit_gained2 = bound2
                note(('unit', 43, counted2, bound2))
                if unit_gained2 != 1:
                    note(('unit', 44, True, unit_gained2))
                gained2 = unit_gained2
                kept3 = None
                if gained2:
                    before3 = unit_dp
                    unit_dp = unit_dp + gained2
                    if unit_dp > 9:
                        unit_dp = 9
                        kept3 = unit_dp
                    if unit_dp < 0:
                        unit_dp = 0
                        kept3 = unit_dp
                    changes.append(('unit', 'dp', before3, unit_dp, kept3 is not None))
                    unit_after.dp = unit_dp
                note(('unit', 358, True, (gained2, 1, kept3)))
            if unit.arm.is_horse and unit.hard_on_horse:
                note(('unit', 359, True, None))
                unit_gained3 = 1
                bound3 = max(3 - unit_dp, 0)
                counted3 = unit_gained3 > bound3
                if counted3:
                    unit_gained3 = bound3
                note(('unit', 43, counted3, bound3))
                if unit_gained3 != 1:
                    note(('unit', 44, True, unit_gained3))
                gained3 = unit_gained3
                kept4 = None
                if gained3:
                    before4 = unit_dp
                    unit_dp = unit_dp + gained3
                    if unit_dp > 9:
                        unit_dp = 9
                        kept4 = unit_dp
                    if unit_dp < 0:
                        unit_dp = 0
                        kept4 = unit_dp
                    changes.append(('unit', 'dp', before4, unit_dp, kept4 is not None))
                    unit_after.dp = unit_dp
                note(('unit', 360, True, (gained3, 1, kept4)))
            else:
                note(('unit', 359, False, None))
            return Explanation('Cross an obstacle (cfeo16.cross)', unit_after, notes, changes, usual)
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
    """About face (action for unit). @qrs 114"""

    name = 'about_face'
    label = 'About face'
    parties = ('unit',)
    cites = ('@qrs 114',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> AboutFaceResult:
        """What comes of it."""
        try:
            unit_time: Number
            unit_after = AboutFaceResult()
            unit_after.before = unit
            unit_time = unit.time
            if unit_time == 1:
                # No move left @qrs 114
                unit_verdict = 'may not'
            else:
                unit_verdict = 'may'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return unit_after
            # 1/2 move @qrs 114
            unit_time = _exact(unit_time + _1_2)
            if unit_time > 1:
                unit_time = 1
            unit_after.time = unit_time
            if unit.arm.is_horse or unit.under_fire:
                # Cavalry, or under fire: 1 DP @qrs 114
                unit_gained = 1
                # From 3 DPs on, of whatever cause, moving and manoeuvring add none @qrs 128
                unit_dp = unit.dp
                bound = max(3 - unit_dp, 0)
                if unit_gained > bound:
                    unit_gained = bound
                gained = unit_gained
                if gained:
                    unit_dp = unit_dp + gained
                    if unit_dp > 9:
                        unit_dp = 9
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
            unit_after = AboutFaceResult()
            unit_after.before = unit
            unit_time = _usual(usual, 'unit', unit, 'time')
            if unit_time == 1:
                note(('unit', 361, True, 'may not'))
                unit_verdict = 'may not'
            else:
                note(('unit', 361, False, None))
                note(('unit', 362, True, 'may'))
                unit_verdict = 'may'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return Explanation('About face (cfeo16.about_face)', unit_after, notes, changes, usual)
            note(('unit', 363, True, None))
            kept = None
            before = unit_time
            unit_time = _exact(unit_time + _1_2)
            if unit_time > 1:
                unit_time = 1
                kept = unit_time
            changes.append(('unit', 'time', before, unit_time, kept is not None))
            unit_after.time = unit_time
            note(('unit', 364, True, (_1_2, _1_2, kept)))
            if unit.arm.is_horse or unit.under_fire:
                note(('unit', 365, True, None))
                unit_gained = 1
                unit_dp = unit.dp
                bound = max(3 - unit_dp, 0)
                counted = unit_gained > bound
                if counted:
                    unit_gained = bound
                note(('unit', 43, counted, bound))
                if unit_gained != 1:
                    note(('unit', 44, True, unit_gained))
                gained = unit_gained
                kept2 = None
                if gained:
                    before2 = unit_dp
                    unit_dp = unit_dp + gained
                    if unit_dp > 9:
                        unit_dp = 9
                        kept2 = unit_dp
                    if unit_dp < 0:
                        unit_dp = 0
                        kept2 = unit_dp
                    changes.append(('unit', 'dp', before2, unit_dp, kept2 is not None))
                    unit_after.dp = unit_dp
                note(('unit', 366, True, (gained, 1, kept2)))
            else:
                note(('unit', 365, False, None))
            return Explanation('About face (cfeo16.about_face)', unit_after, notes, changes, usual)
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
    _made = {'verdict': 'verdict'}
    _facts = {}
    before: Unit
    verdict: str

    @property
    def unit(self) -> InclineResult:
        """What becomes of unit: this."""
        return self


class InclineResolver(_Resolver):
    """Incline (action for unit). @qrs 116"""

    name = 'incline'
    label = 'Incline'
    parties = ('unit',)
    cites = ('@qrs 116',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> InclineResult:
        """What comes of it."""
        try:
            unit_after = InclineResult()
            unit_after.before = unit
            if unit.arm.is_foot and unit.grade in _grade_a1_a2_b and unit.formation is _formation_line:
                # Foot of A to D grade in line @qrs 116
                unit_verdict = 'may'
            else:
                unit_verdict = 'may not'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return unit_after
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
            unit_after = InclineResult()
            unit_after.before = unit
            if unit.arm.is_foot and unit.grade in _grade_a1_a2_b and unit.formation is _formation_line:
                note(('unit', 367, True, 'may'))
                unit_verdict = 'may'
            else:
                note(('unit', 367, False, None))
                note(('unit', 368, True, 'may not'))
                unit_verdict = 'may not'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return Explanation('Incline (cfeo16.incline)', unit_after, notes, changes, usual)
            note(('unit', 369, True, None))
            return Explanation('Incline (cfeo16.incline)', unit_after, notes, changes, usual)
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
    """Side-step or step back (action for unit). @qrs 118"""

    name = 'side_step'
    label = 'Side-step or step back'
    parties = ('unit',)
    cites = ('@qrs 118',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> SideStepResult:
        """What comes of it."""
        try:
            unit_after = SideStepResult()
            unit_after.before = unit
            if unit.arm.is_foot and unit.grade in _grade_a1_a2_b and unit.formation is _formation_line:
                # Foot of A to D grade in line @qrs 118
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
            if unit.arm.is_foot and unit.grade in _grade_a1_a2_b and unit.formation is _formation_line:
                note(('unit', 370, True, 'may'))
                unit_verdict = 'may'
            else:
                note(('unit', 370, False, None))
                note(('unit', 371, True, 'may not'))
                unit_verdict = 'may not'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return Explanation('Side-step or step back (cfeo16.side_step)', unit_after, notes, changes, usual)
            unit_after.distance = 20
            return Explanation('Side-step or step back (cfeo16.side_step)', unit_after, notes, changes, usual)
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
    """Mount or dismount (action for unit). @qrs 120"""

    name = 'mount'
    label = 'Mount or dismount'
    parties = ('unit',)
    cites = ('@qrs 120',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> MountResult:
        """What comes of it."""
        try:
            unit_time: Number
            unit_after = MountResult()
            unit_after.before = unit
            unit_time = unit.time
            if unit_time == 1:
                # No move left @qrs 120
                unit_verdict = 'may not'
            else:
                unit_verdict = 'may'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return unit_after
            # 1/2 move @qrs 120
            unit_time = _exact(unit_time + _1_2)
            if unit_time > 1:
                unit_time = 1
            unit_after.time = unit_time
            if unit.under_fire:
                # Under fire: 1 DP @qrs 120
                unit_gained = 1
                # From 3 DPs on, of whatever cause, moving and manoeuvring add none @qrs 128
                unit_dp = unit.dp
                bound = max(3 - unit_dp, 0)
                if unit_gained > bound:
                    unit_gained = bound
                gained = unit_gained
                if gained:
                    unit_dp = unit_dp + gained
                    if unit_dp > 9:
                        unit_dp = 9
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
                note(('unit', 372, True, 'may not'))
                unit_verdict = 'may not'
            else:
                note(('unit', 372, False, None))
                note(('unit', 373, True, 'may'))
                unit_verdict = 'may'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return Explanation('Mount or dismount (cfeo16.mount)', unit_after, notes, changes, usual)
            note(('unit', 374, True, None))
            kept = None
            before = unit_time
            unit_time = _exact(unit_time + _1_2)
            if unit_time > 1:
                unit_time = 1
                kept = unit_time
            changes.append(('unit', 'time', before, unit_time, kept is not None))
            unit_after.time = unit_time
            note(('unit', 375, True, (_1_2, _1_2, kept)))
            if unit.under_fire:
                note(('unit', 376, True, None))
                unit_gained = 1
                unit_dp = unit.dp
                bound = max(3 - unit_dp, 0)
                counted = unit_gained > bound
                if counted:
                    unit_gained = bound
                note(('unit', 43, counted, bound))
                if unit_gained != 1:
                    note(('unit', 44, True, unit_gained))
                gained = unit_gained
                kept2 = None
                if gained:
                    before2 = unit_dp
                    unit_dp = unit_dp + gained
                    if unit_dp > 9:
                        unit_dp = 9
                        kept2 = unit_dp
                    if unit_dp < 0:
                        unit_dp = 0
                        kept2 = unit_dp
                    changes.append(('unit', 'dp', before2, unit_dp, kept2 is not None))
                    unit_after.dp = unit_dp
                note(('unit', 377, True, (gained, 1, kept2)))
            else:
                note(('unit', 376, False, None))
            return Explanation('Mount or dismount (cfeo16.mount)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


mount = MountResolver()


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
    """Change formation (action for unit). @qrs 122"""

    name = 'change_formation'
    label = 'Change formation'
    parties = ('unit',)
    cites = ('@qrs 122',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> ChangeFormationResult:
        """What comes of it."""
        try:
            unit_time: Number
            unit_after = ChangeFormationResult()
            unit_after.before = unit
            unit_time = unit.time
            if unit_time == 1 or (unit_time >= _1_2 and unit.nearest_enemy <= 120):
                # Too little move left @qrs 122
                unit_verdict = 'may not'
            else:
                unit_verdict = 'may'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return unit_after
            unit_nearest_enemy = unit.nearest_enemy
            if unit_nearest_enemy > 120:
                # Beyond 120 yd of enemy: 1/2 move @qrs 122
                unit_after.result = 'beyond_120_yd_of_enemy_1_2_move'
                unit_time = _exact(unit_time + _1_2)
                if unit_time > 1:
                    unit_time = 1
                unit_after.time = unit_time
            else:
                # Nearer: 1 move and 1 DP @qrs 122
                unit_after.result = 'nearer_1_move_and_1_dp'
                unit_after.time = 1
                unit_gained = 1
                # From 3 DPs on, of whatever cause, moving and manoeuvring add none @qrs 128
                unit_dp = unit.dp
                bound = max(3 - unit_dp, 0)
                if unit_gained > bound:
                    unit_gained = bound
                gained = unit_gained
                if gained:
                    unit_dp = unit_dp + gained
                    if unit_dp > 9:
                        unit_dp = 9
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
                note(('unit', 378, True, 'may not'))
                unit_verdict = 'may not'
            else:
                note(('unit', 378, False, None))
                note(('unit', 379, True, 'may'))
                unit_verdict = 'may'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return Explanation('Change formation (cfeo16.change_formation)', unit_after, notes, changes, usual)
            if _far_told(note, usual, unit, 'unit'):
                note(('unit', 380, True, None))
                unit_after.result = 'beyond_120_yd_of_enemy_1_2_move'
                kept = None
                before = unit_time
                unit_time = _exact(unit_time + _1_2)
                if unit_time > 1:
                    unit_time = 1
                    kept = unit_time
                changes.append(('unit', 'time', before, unit_time, kept is not None))
                unit_after.time = unit_time
                note(('unit', 381, True, (_1_2, _1_2, kept)))
            else:
                note(('unit', 382, False, None))
                note(('unit', 383, True, None))
                unit_after.result = 'nearer_1_move_and_1_dp'
                changes.append(('unit', 'time', unit_time, 1, False))
                unit_after.time = unit_time = 1
                note(('unit', 384, True, (unit_time,)))
                unit_gained = 1
                unit_dp = unit.dp
                bound = max(3 - unit_dp, 0)
                counted = unit_gained > bound
                if counted:
                    unit_gained = bound
                note(('unit', 43, counted, bound))
                if unit_gained != 1:
                    note(('unit', 44, True, unit_gained))
                gained = unit_gained
                kept2 = None
                if gained:
                    before2 = unit_dp
                    unit_dp = unit_dp + gained
                    if unit_dp > 9:
                        unit_dp = 9
                        kept2 = unit_dp
                    if unit_dp < 0:
                        unit_dp = 0
                        kept2 = unit_dp
                    changes.append(('unit', 'dp', before2, unit_dp, kept2 is not None))
                    unit_after.dp = unit_dp
                note(('unit', 385, True, (gained, 1, kept2)))
            return Explanation('Change formation (cfeo16.change_formation)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


change_formation = ChangeFormationResolver()


class FreePassageResolver(_Resolver):
    """passage without penalty (term for unit against friend). @qrs 124"""

    name = 'free_passage'
    label = 'passage without penalty'
    parties = ('unit', 'friend')
    cites = ('@qrs 124',)

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
                note(('unit', 386, True, None))
                unit_free_passage = True
            elif (
                unit.doing is not _doing_rout
                and friend.doing is not _doing_rout
                and not friend.moved
                and not friend.fired
            ):
                note(('unit', 387, True, None))
                unit_free_passage = True
            return Explanation(
                'passage without penalty (cfeo16.free_passage)',
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
    """Passage of lines (action for unit against friend). @qrs 124"""

    name = 'pass_lines'
    label = 'Passage of lines'
    parties = ('unit', 'friend')
    cites = ('@qrs 124',)

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
                # Unless without penalty: 1 DP on the one that passes, if formed @qrs 124
                unit_gained = 1
                # From 3 DPs on, of whatever cause, moving and manoeuvring add none @qrs 128
                unit_dp = unit.dp
                bound = max(3 - unit_dp, 0)
                if unit_gained > bound:
                    unit_gained = bound
                gained = unit_gained
                if gained:
                    unit_dp = unit_dp + gained
                    if unit_dp > 9:
                        unit_dp = 9
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
                # Likewise 1 DP on the one passed through, if formed @qrs 124
                friend_gained = 1
                # From 3 DPs on, of whatever cause, moving and manoeuvring add none @qrs 128
                friend_dp = friend.dp
                bound2 = max(3 - friend_dp, 0)
                if friend_gained > bound2:
                    friend_gained = bound2
                gained2 = friend_gained
                if gained2:
                    friend_dp = friend_dp + gained2
                    if friend_dp > 9:
                        friend_dp = 9
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
                note(('unit', 388, True, None))
                unit_gained = 1
                unit_dp = unit.dp
                bound = max(3 - unit_dp, 0)
                counted = unit_gained > bound
                if counted:
                    unit_gained = bound
                note(('unit', 43, counted, bound))
                if unit_gained != 1:
                    note(('unit', 44, True, unit_gained))
                gained = unit_gained
                kept = None
                if gained:
                    before = unit_dp
                    unit_dp = unit_dp + gained
                    if unit_dp > 9:
                        unit_dp = 9
                        kept = unit_dp
                    if unit_dp < 0:
                        unit_dp = 0
                        kept = unit_dp
                    changes.append(('unit', 'dp', before, unit_dp, kept is not None))
                    unit_after.dp = unit_dp
                note(('unit', 389, True, (gained, 1, kept)))
            else:
                note(('unit', 388, False, None))
            if (
                _formed_told(note, usual, friend, 'friend')
                and not _free_passage_told(note, usual, unit, 'unit', friend)
            ):
                note(('unit', 390, True, None))
                friend_gained = 1
                friend_dp = friend.dp
                bound2 = max(3 - friend_dp, 0)
                counted2 = friend_gained > bound2
                if counted2:
                    friend_gained = bound2
                note(('friend', 43, counted2, bound2))
                if friend_gained != 1:
                    note(('friend', 44, True, friend_gained))
                gained2 = friend_gained
                kept2 = None
                if gained2:
                    before2 = friend_dp
                    friend_dp = friend_dp + gained2
                    if friend_dp > 9:
                        friend_dp = 9
                        kept2 = friend_dp
                    if friend_dp < 0:
                        friend_dp = 0
                        kept2 = friend_dp
                    changes.append(('friend', 'dp', before2, friend_dp, kept2 is not None))
                    friend_after.dp = friend_dp
                note(('unit', 391, True, (gained2, 1, kept2)))
            else:
                note(('unit', 390, False, None))
            return Explanation('Passage of lines (cfeo16.pass_lines)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit, friend=friend) from None

    def odds(self, unit: Unit, friend: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit, friend), chosen)

    def choices(self, unit: Unit, friend: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit, friend), chosen)


pass_lines = PassLinesResolver()


class PassGapResult(_Outcome):
    """What pass_gap makes of unit."""

    _party = 'unit'
    _made = {}
    _facts = {'dp': 'dp', 'speed': 'speed'}
    before: Unit
    dp: int
    speed: Number

    @property
    def unit(self) -> PassGapResult:
        """What becomes of unit: this."""
        return self


class PassGapResolver(_Resolver):
    """Pass a gap (action for unit). @qrs 126"""

    name = 'pass_gap'
    label = 'Pass a gap'
    parties = ('unit',)
    cites = ('@qrs 126',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> PassGapResult:
        """What comes of it."""
        try:
            unit_speed: Number
            unit_after = PassGapResult()
            unit_after.before = unit
            if unit.nearest_enemy <= 120:
                # Within 120 yd of enemy: 1 DP @qrs 126
                unit_gained = 1
                # From 3 DPs on, of whatever cause, moving and manoeuvring add none @qrs 128
                unit_dp = unit.dp
                bound = max(3 - unit_dp, 0)
                if unit_gained > bound:
                    unit_gained = bound
                gained = unit_gained
                if gained:
                    unit_dp = unit_dp + gained
                    if unit_dp > 9:
                        unit_dp = 9
                    if unit_dp < 0:
                        unit_dp = 0
                    unit_after.dp = unit_dp
            if unit.arm.is_foot:
                # Foot: 1/2 of its move @qrs 126
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
            if not _far_told(note, usual, unit, 'unit'):
                note(('unit', 392, True, None))
                unit_gained = 1
                unit_dp = unit.dp
                bound = max(3 - unit_dp, 0)
                counted = unit_gained > bound
                if counted:
                    unit_gained = bound
                note(('unit', 43, counted, bound))
                if unit_gained != 1:
                    note(('unit', 44, True, unit_gained))
                gained = unit_gained
                kept = None
                if gained:
                    before = unit_dp
                    unit_dp = unit_dp + gained
                    if unit_dp > 9:
                        unit_dp = 9
                        kept = unit_dp
                    if unit_dp < 0:
                        unit_dp = 0
                        kept = unit_dp
                    changes.append(('unit', 'dp', before, unit_dp, kept is not None))
                    unit_after.dp = unit_dp
                note(('unit', 393, True, (gained, 1, kept)))
            else:
                note(('unit', 392, False, None))
            if unit.arm.is_foot:
                note(('unit', 394, True, None))
                changes.append(('unit', 'speed', getattr(unit, 'speed', None), _1_2, False))
                unit_after.speed = unit_speed = _1_2
                note(('unit', 395, True, (unit_speed,)))
            else:
                note(('unit', 394, False, None))
            return Explanation('Pass a gap (cfeo16.pass_gap)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


pass_gap = PassGapResolver()


class UnlimberedResolver(_Resolver):
    """manned guns off their limber (term for unit). @qrs 26"""

    name = 'unlimbered'
    label = 'manned guns off their limber'
    parties = ('unit',)
    cites = ('@qrs 26',)

    def _between(self, unit: Unit) -> None:
        """What cannot be between the parties, or because of a fact left as it usually is."""
        if unit._usual:
            try:
                illegal = unit.abandoned and not unit.arm.is_guns
            except RuleError:
                illegal = False
            if illegal:
                raise IllegalState('unit: it cannot be that abandoned unless arm is guns', ('@qrs 197-199',))

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> bool:
        """What comes of it."""
        try:
            self._between(unit)
            return unit.arm.is_guns and not (unit.limbered or unit.abandoned)
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
            unit_unlimbered = False
            if unit.arm.is_guns and not (unit.limbered or _usual(usual, 'unit', unit, 'abandoned')):
                note(('unit', 20, True, None))
                unit_unlimbered = True
            return Explanation(
                'manned guns off their limber (cfeo16.unlimbered)',
                unit_unlimbered,
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


unlimbered = UnlimberedResolver()


class FastResolver(_Resolver):
    """fast move (term for unit). @qrs 34"""

    name = 'fast'
    label = 'fast move'
    parties = ('unit',)
    cites = ('@qrs 34',)

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
                note(('unit', 18, True, None))
                unit_fast = True
            return Explanation('fast move (cfeo16.fast)', unit_fast, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


fast = FastResolver()


class HamperedResolver(_Resolver):
    """in rough terrain (term for unit). @qrs 40, 42"""

    name = 'hampered'
    label = 'in rough terrain'
    parties = ('unit',)
    cites = ('@qrs 40, 42',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> bool:
        """What comes of it."""
        try:
            return unit.rough and not (unit.on_road and unit.formation is _formation_march_column)
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
            if unit.rough and not (unit.on_road and _in_column_told(note, usual, unit, 'unit')):
                note(('unit', 36, True, None))
                unit_hampered = True
            return Explanation('in rough terrain (cfeo16.hampered)', unit_hampered, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


hampered = HamperedResolver()


class MoveResult(_Outcome):
    """What move makes of unit."""

    _party = 'unit'
    _made = {'total': 'total', 'natural': 'natural', 'dice': 'dice', 'distance': 'distance'}
    _facts = {'dp': 'dp'}
    _not_told = ('before', 'dice', 'natural')
    before: Unit
    total: int | None
    natural: int | None
    dice: int
    distance: Number | None
    dp: int

    @property
    def unit(self) -> MoveResult:
        """What becomes of unit: this."""
        return self


class MoveResolver(_Resolver):
    """Move (action for unit). @qrs 24-44"""

    name = 'move'
    label = 'Move'
    parties = ('unit',)
    cites = ('@qrs 24-44',)

    def _between(self, unit: Unit) -> None:
        """What cannot be between the parties, or because of a fact left as it usually is."""
        if unit._usual:
            try:
                illegal = unit.abandoned and not unit.arm.is_guns
            except RuleError:
                illegal = False
            if illegal:
                raise IllegalState('unit: it cannot be that abandoned unless arm is guns', ('@qrs 197-199',))

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
            unit_doing = unit.doing
            if (
                (
                    unit_doing is _doing_evade
                    or unit_doing is _doing_rout
                    or unit_doing is _doing_retire
                    or unit_doing is _doing_pursuit
                )
                and unit.arm.is_horse
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
                    and not ((unit.arm.is_guns and not (unit.limbered or unit.abandoned)) or unit.abandoned)
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
                    unit_arm = unit.arm
                    if unit_arm.is_horse:
                        unit_dice = _choose(chosen, 'unit', 'dice', (1, 2))
                        unit_more = 1 if _choose(chosen, 'unit', 'optional_die', (True, False)) else 0
                        unit_dice2 = unit_dice + unit_more
                        _too_many(unit_dice2, 'Move', ('@qrs 28',))
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
                        if not ((unit_arm.is_guns and not (unit.limbered or unit.abandoned)) or unit.abandoned):
                            unit_more2 = 1 if _choose(chosen, 'unit', 'optional_die', (True, False)) else 0
                            unit_dice3 = 1 + unit_more2
                            _too_many(unit_dice3, 'Move', ('@qrs 30',))
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
            unit_arm = unit.arm
            if unit_arm.is_guns and not (unit.limbered or unit.abandoned) and unit_arm is _arm_medium_gun:
                # Unlimbered medium guns @qrs 26
                unit_distance = 20
            elif unit_arm.is_guns and not (unit.limbered or unit.abandoned) and unit_arm is _arm_light_gun:
                # Unlimbered light guns @qrs 26
                unit_distance = 40
            elif not ((unit_arm.is_guns and not (unit.limbered or unit.abandoned)) or unit.abandoned):
                # By dice: 10 yd a point @qrs 28, 30
                unit_distance = _arith('x', unit_total, 10)
            else:
                raise NoRule('unit: no line of distance fits this case', ('@qrs 24-44',))
            unit_distance2 = unit_distance
            # Inspired, a die @qrs 32
            if unit.inspiring >= 1 and unit_distance2 is not None:
                unit_distance2 += 10 * (unit_dice2 if unit_dice2 > 0 else 0)
            # First move of a rout, evade or retreat, a die @qrs 34
            if (
                unit.initial_move
                and (unit_doing is _doing_rout or unit_doing is _doing_evade or unit_doing is _doing_retire)
                and unit_distance2 is not None
            ):
                unit_distance2 += 10 * (unit_dice2 if unit_dice2 > 0 else 0)
            # Rough terrain, a die @qrs 40
            unit_rough = unit.rough
            if (
                unit_rough
                and not (unit.on_road and unit.formation is _formation_march_column)
                and unit_distance2 is not None
            ):
                unit_distance2 -= 10 * (unit_dice2 if unit_dice2 > 0 else 0)
            # At half speed @qrs 106, 126
            if unit.speed == _1_2 and unit_distance2 is not None:
                unit_distance2 = _on(lambda v: _rounded(_over(v, 2), ''), unit_distance2)
            # Beyond 120 yd of enemy @qrs 44
            if unit.nearest_enemy > 120 and unit_distance2 is not None:
                unit_distance2 *= 2
            unit_after.distance = _exact(unit_distance2)
            unit_formation = unit.formation
            if (
                unit_formation is _formation_line
                and not (
                    unit.limbered
                    or (unit_rough and not (unit.on_road and unit_formation is _formation_march_column))
                )
            ):
                shown = (unit_faces or ()).count(6)
                if shown:
                    if shown > 0:
                        unit_gained = shown
                        # From 3 DPs on, of whatever cause, moving and manoeuvring add none @qrs 128
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
                        if unit_dp > 9:
                            unit_dp = 9
                        if unit_dp < 0:
                            unit_dp = 0
                        unit_after.dp = unit_dp
            if (
                unit_rough
                and not (unit.on_road and unit_formation is _formation_march_column)
                and (unit_formation is _formation_line or unit_arm.is_horse)
            ):
                shown2 = sum(1 for face in (unit_faces or ()) if 5 <= face <= 6)
                if shown2:
                    if shown2 > 0:
                        unit_gained2 = shown2
                        # From 3 DPs on, of whatever cause, moving and manoeuvring add none @qrs 128
                        bound2 = max(3 - unit_after.dp, 0)
                        if unit_gained2 > bound2:
                            unit_gained2 = bound2
                        gained2 = unit_gained2
                    else:
                        gained2 = shown2
                        unit_gained2 = shown2
                    if gained2:
                        unit_dp = unit_after.dp + gained2
                        if unit_dp > 9:
                            unit_dp = 9
                        if unit_dp < 0:
                            unit_dp = 0
                        unit_after.dp = unit_dp
            if (
                unit_rough
                and not (unit.on_road and unit_formation is _formation_march_column)
                and unit_arm.is_horse
            ):
                shown3 = (unit_faces or ()).count(4)
                if shown3:
                    if shown3 > 0:
                        unit_gained3 = shown3
                        # From 3 DPs on, of whatever cause, moving and manoeuvring add none @qrs 128
                        bound3 = max(3 - unit_after.dp, 0)
                        if unit_gained3 > bound3:
                            unit_gained3 = bound3
                        gained3 = unit_gained3
                    else:
                        gained3 = shown3
                        unit_gained3 = shown3
                    if gained3:
                        unit_dp = unit_after.dp + gained3
                        if unit_dp > 9:
                            unit_dp = 9
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
            unit_after = MoveResult()
            unit_after.before = unit
            self._between(unit)
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
                note(('unit', 19, True, tuple(unit_faces)))
                at = 3
                unit_total = unit_natural
                unit_natural2 = unit_natural
                unit_dice2 = 3
            else:
                if (
                    _fast_told(note, usual, unit, 'unit')
                    and not (
                        _unlimbered_told(note, usual, unit, 'unit')
                        or _usual(usual, 'unit', unit, 'abandoned')
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
                    note(('unit', 21, True, tuple(unit_faces2)))
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
                        _too_many(unit_dice2, 'Move', ('@qrs 28',))
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
                        note(('unit', 22, True, tuple(unit_faces3)))
                        unit_total = unit_natural
                        unit_natural2 = unit_natural
                    else:
                        if not (
                            _unlimbered_told(note, usual, unit, 'unit')
                            or _usual(usual, 'unit', unit, 'abandoned')
                        ):
                            unit_more2 = 1 if _choose(chosen, 'unit', 'optional_die', (True, False)) else 0
                            unit_dice3 = 1 + unit_more2
                            _too_many(unit_dice3, 'Move', ('@qrs 30',))
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
                            note(('unit', 23, True, tuple(unit_faces4)))
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
            if _unlimbered_told(note, usual, unit, 'unit') and unit.arm is _arm_medium_gun:
                unit_distance = 20
                note(('unit', 24, True, unit_distance))
                note(('unit', 25, False, None))
                note(('unit', 26, False, None))
            else:
                note(('unit', 27, False, None))
                if _unlimbered_told(note, usual, unit, 'unit') and unit.arm is _arm_light_gun:
                    unit_distance = 40
                    note(('unit', 28, True, unit_distance))
                    note(('unit', 26, False, None))
                else:
                    note(('unit', 25, False, None))
                    if not (
                        _unlimbered_told(note, usual, unit, 'unit')
                        or _usual(usual, 'unit', unit, 'abandoned')
                    ):
                        unit_distance = _arith('x', unit_total, 10)
                        note(('unit', 29, True, unit_distance))
                    else:
                        note(('unit', 26, False, None))
                        raise NoRule('unit: no line of distance fits this case', ('@qrs 24-44',))
            unit_distance2 = unit_distance
            if _inspired_told(note, usual, unit, 'unit') and unit_distance2 is not None:
                amount = 10 * (unit_dice2 if unit_dice2 > 0 else 0)
                unit_distance2 += amount
                note(('unit', 31, amount != 0, amount))
            else:
                note(('unit', 32, False, None))
            if (
                unit.initial_move
                and (unit.doing is _doing_rout or unit.doing is _doing_evade or unit.doing is _doing_retire)
                and unit_distance2 is not None
            ):
                amount2 = 10 * (unit_dice2 if unit_dice2 > 0 else 0)
                unit_distance2 += amount2
                note(('unit', 33, amount2 != 0, amount2))
            else:
                note(('unit', 34, False, None))
            if _hampered_told(note, usual, unit, 'unit') and unit_distance2 is not None:
                amount3 = -(10 * (unit_dice2 if unit_dice2 > 0 else 0))
                unit_distance2 += amount3
                note(('unit', 37, amount3 != 0, amount3))
            else:
                note(('unit', 38, False, None))
            if _usual(usual, 'unit', unit, 'speed') == _1_2 and unit_distance2 is not None:
                unit_distance2 = _on(lambda v: _rounded(_over(v, 2), ''), unit_distance2)
                note(('unit', 39, True, 'halved'))
            else:
                note(('unit', 39, False, None))
            if _far_told(note, usual, unit, 'unit') and unit_distance2 is not None:
                unit_distance2 *= 2
                note(('unit', 41, True, 'x 2'))
            else:
                note(('unit', 41, False, None))
            unit_after.distance = _exact(unit_distance2)
            unit_formation = unit.formation
            if (
                unit_formation is _formation_line
                and not (unit.limbered or _hampered_told(note, usual, unit, 'unit'))
            ):
                shown = (unit_faces or ()).count(6)
                if shown:
                    note(('unit', 42, True, shown))
                    if shown > 0:
                        unit_gained = shown
                        unit_dp = unit.dp
                        bound = max(3 - unit_dp, 0)
                        counted = unit_gained > bound
                        if counted:
                            unit_gained = bound
                        note(('unit', 43, counted, bound))
                        if unit_gained != shown:
                            note(('unit', 44, True, unit_gained))
                        gained = unit_gained
                    else:
                        gained = shown
                        unit_gained = shown
                    kept = None
                    if gained:
                        unit_dp = unit.dp
                        before = unit_dp
                        unit_dp = unit_dp + gained
                        if unit_dp > 9:
                            unit_dp = 9
                            kept = unit_dp
                        if unit_dp < 0:
                            unit_dp = 0
                            kept = unit_dp
                        changes.append(('unit', 'dp', before, unit_dp, kept is not None))
                        unit_after.dp = unit_dp
                    note(('unit', 45, True, (gained, shown, kept)))
                else:
                    note(('unit', 42, False, 0))
            else:
                note(('unit', 46, False, None))
            if (
                _hampered_told(note, usual, unit, 'unit')
                and (unit_formation is _formation_line or unit.arm.is_horse)
            ):
                shown2 = sum(1 for face in (unit_faces or ()) if 5 <= face <= 6)
                if shown2:
                    note(('unit', 47, True, shown2))
                    if shown2 > 0:
                        unit_gained2 = shown2
                        bound2 = max(3 - unit_after.dp, 0)
                        counted2 = unit_gained2 > bound2
                        if counted2:
                            unit_gained2 = bound2
                        note(('unit', 43, counted2, bound2))
                        if unit_gained2 != shown2:
                            note(('unit', 44, True, unit_gained2))
                        gained2 = unit_gained2
                    else:
                        gained2 = shown2
                        unit_gained2 = shown2
                    kept2 = None
                    if gained2:
                        before2 = getattr(unit_after, 'dp', None)
                        unit_dp = unit_after.dp + gained2
                        if unit_dp > 9:
                            unit_dp = 9
                            kept2 = unit_dp
                        if unit_dp < 0:
                            unit_dp = 0
                            kept2 = unit_dp
                        changes.append(('unit', 'dp', before2, unit_dp, kept2 is not None))
                        unit_after.dp = unit_dp
                    note(('unit', 48, True, (gained2, shown2, kept2)))
                else:
                    note(('unit', 47, False, 0))
            else:
                note(('unit', 49, False, None))
            if _hampered_told(note, usual, unit, 'unit') and unit.arm.is_horse:
                shown3 = (unit_faces or ()).count(4)
                if shown3:
                    note(('unit', 50, True, shown3))
                    if shown3 > 0:
                        unit_gained3 = shown3
                        bound3 = max(3 - unit_after.dp, 0)
                        counted3 = unit_gained3 > bound3
                        if counted3:
                            unit_gained3 = bound3
                        note(('unit', 43, counted3, bound3))
                        if unit_gained3 != shown3:
                            note(('unit', 44, True, unit_gained3))
                        gained3 = unit_gained3
                    else:
                        gained3 = shown3
                        unit_gained3 = shown3
                    kept3 = None
                    if gained3:
                        before3 = getattr(unit_after, 'dp', None)
                        unit_dp = unit_after.dp + gained3
                        if unit_dp > 9:
                            unit_dp = 9
                            kept3 = unit_dp
                        if unit_dp < 0:
                            unit_dp = 0
                            kept3 = unit_dp
                        changes.append(('unit', 'dp', before3, unit_dp, kept3 is not None))
                        unit_after.dp = unit_dp
                    note(('unit', 51, True, (gained3, shown3, kept3)))
                else:
                    note(('unit', 50, False, 0))
            else:
                note(('unit', 52, False, None))
            note(('unit', 53, True, None))
            return Explanation('Move (cfeo16.move)', unit_after, notes, changes, usual)
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
    """Road move (action for unit). @qrs 42"""

    name = 'road_move'
    label = 'Road move'
    parties = ('unit',)
    cites = ('@qrs 42',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> RoadMoveResult:
        """What comes of it."""
        try:
            unit_distance: Number | Range
            unit_distance2: Number | Range
            unit_after = RoadMoveResult()
            unit_after.before = unit
            if unit.on_road and unit.formation is _formation_march_column:
                # In march column, along a road @qrs 42
                unit_verdict = 'may'
            else:
                unit_verdict = 'may not'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return unit_after
            unit_distance = Range(0, 120)
            # At half speed @qrs 106, 126
            if unit.speed == _1_2:
                unit_distance = _on(lambda v: _rounded(_over(v, 2), ''), unit_distance)
            # Beyond 120 yd of enemy @qrs 44
            if unit.nearest_enemy > 120:
                unit_distance = _on(lambda v: v * 2, unit_distance)
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
            if unit.on_road and _in_column_told(note, usual, unit, 'unit'):
                note(('unit', 396, True, 'may'))
                unit_verdict = 'may'
            else:
                note(('unit', 396, False, None))
                note(('unit', 397, True, 'may not'))
                unit_verdict = 'may not'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return Explanation('Road move (cfeo16.road_move)', unit_after, notes, changes, usual)
            unit_distance = Range(0, 120)
            if _usual(usual, 'unit', unit, 'speed') == _1_2:
                unit_distance = _on(lambda v: _rounded(_over(v, 2), ''), unit_distance)
                note(('unit', 398, True, 'halved'))
            else:
                note(('unit', 398, False, None))
            if _far_told(note, usual, unit, 'unit'):
                unit_distance = _on(lambda v: v * 2, unit_distance)
                note(('unit', 399, True, 'x 2'))
            else:
                note(('unit', 399, False, None))
            unit_distance2 = _choose_within(chosen, 'unit', 'distance', unit_distance, False)
            unit_after.distance = _exact(unit_distance2)
            note(('unit', 400, True, None))
            return Explanation('Road move (cfeo16.road_move)', unit_after, notes, changes, usual)
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
        'move_total': 'move.total',
        'move_natural': 'move.natural',
        'move_dice': 'move.dice',
        'move_distance': 'move.distance'
    }
    _facts = {'doing': 'doing', 'dp': 'dp'}
    _not_told = ('before', 'move_dice', 'move_natural')
    before: Unit
    move_total: int | None
    move_natural: int | None
    move_dice: int
    move_distance: Number | None
    doing: Doing
    dp: int

    @property
    def unit(self) -> EvadeResult:
        """What becomes of unit: this."""
        return self


class EvadeResolver(_Resolver):
    """Evade (action for unit). @qrs 17, 34"""

    name = 'evade'
    label = 'Evade'
    parties = ('unit',)
    cites = ('@qrs 17, 34',)

    def _between(self, unit: Unit) -> None:
        """What cannot be between the parties, or because of a fact left as it usually is."""
        if unit._usual:
            try:
                illegal = unit.abandoned and not unit.arm.is_guns
            except RuleError:
                illegal = False
            if illegal:
                raise IllegalState('unit: it cannot be that abandoned unless arm is guns', ('@qrs 197-199',))

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> EvadeResult:
        """What comes of it."""
        if type(dice) is not list:
            return _driven(self.resolve, (unit,), dice, chosen)  # type: ignore[no-any-return]
        try:
            reached = False
            unit_after = EvadeResult()
            unit_after.before = unit
            self._between(unit)
            # A fast move @qrs 17, 34
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
            note(('unit', 401, True, None))
            reached = True
            changes.append(('unit', 'doing', getattr(unit, 'doing', None), _doing_evade, False))
            unit_after.doing = unit_doing = _doing_evade
            note(('unit', 402, True, (unit_doing,)))
            note(('unit', 403, True, None))
            note(('unit', 404, True, 'move'))
            at = _take_move_told(unit, unit_after, dice, 0, chosen, note, changes, usual)
            if reached:
                self._reached(unit_after, (unit,))
            return Explanation('Evade (cfeo16.evade)', unit_after, notes, changes, usual)
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
    """Charge (action for unit against enemy). @qrs 17"""

    name = 'charge'
    label = 'Charge'
    parties = ('unit', 'enemy')
    cites = ('@qrs 17',)

    def resolve(self, unit: Unit, enemy: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> ChargeResult:
        """What comes of it."""
        try:
            reached = False
            unit_after = ChargeResult()
            unit_after.before = unit
            # Moves into contact @qrs 17
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
            note(('unit', 405, True, None))
            reached = True
            changes.append(('unit', 'charging', getattr(unit, 'charging', None), True, False))
            unit_after.charging = unit_charging = True
            note(('unit', 406, True, (unit_charging,)))
            if reached:
                self._reached(unit_after, (unit, enemy))
            return Explanation('Charge (cfeo16.charge)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit, enemy=enemy) from None

    def odds(self, unit: Unit, enemy: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit, enemy), chosen)

    def choices(self, unit: Unit, enemy: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit, enemy), chosen)


charge = ChargeResolver()


class FormedResolver(_Resolver):
    """formed (term for unit). @qrs 124, 183"""

    name = 'formed'
    label = 'formed'
    parties = ('unit',)
    cites = ('@qrs 124, 183',)

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
                note(('unit', 156, True, None))
                unit_formed = True
            return Explanation('formed (cfeo16.formed)', unit_formed, notes, changes, usual)
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
    """in column (term for unit). @qrs 38, 42, 106, 149, 185"""

    name = 'in_column'
    label = 'in column'
    parties = ('unit',)
    cites = ('@qrs 38, 42, 106, 149, 185',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> bool:
        """What comes of it."""
        try:
            return unit.formation is _formation_march_column
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
            if unit.formation is _formation_march_column:
                note(('unit', 35, True, None))
                unit_in_column = True
            return Explanation('in column (cfeo16.in_column)', unit_in_column, notes, changes, usual)
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
    """inspired (term for unit). @qrs 32, 78"""

    name = 'inspired'
    label = 'inspired'
    parties = ('unit',)
    cites = ('@qrs 32, 78',)

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
                note(('unit', 30, True, None))
                unit_inspired = True
            return Explanation('inspired (cfeo16.inspired)', unit_inspired, notes, changes, usual)
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
    """beyond 120 yd of enemy (term for unit). @qrs 44"""

    name = 'far'
    label = 'beyond 120 yd of enemy'
    parties = ('unit',)
    cites = ('@qrs 44',)

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
                note(('unit', 40, True, None))
                unit_far = True
            return Explanation('beyond 120 yd of enemy (cfeo16.far)', unit_far, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


far = FarResolver()


class RedressResult(_Outcome):
    """What redress makes of unit."""

    _party = 'unit'
    _made = {'verdict': 'verdict'}
    _facts = {}
    before: Unit
    verdict: str

    @property
    def unit(self) -> RedressResult:
        """What becomes of unit: this."""
        return self


class RedressResolver(_Resolver):
    """Redress ranks (test for unit). @qrs 20"""

    name = 'redress'
    label = 'Redress ranks'
    parties = ('unit',)
    cites = ('@qrs 20',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> RedressResult:
        """What comes of it."""
        try:
            unit_after = RedressResult()
            unit_after.before = unit
            if unit.dp == 0:
                # Without DPs @qrs 20
                unit_verdict = 'need not'
            else:
                raise NoRule('Redress ranks: no line fits this case', ('@qrs 20',))
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
            unit_after = RedressResult()
            unit_after.before = unit
            if unit.dp == 0:
                note(('unit', 407, True, 'need not'))
                unit_verdict = 'need not'
            else:
                raise NoRule('Redress ranks: no line fits this case', ('@qrs 20',))
            unit_after.verdict = unit_verdict
            return Explanation('Redress ranks (cfeo16.redress)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


redress = RedressResolver()


class BandResolver(_Resolver):
    """Range (value for unit). @qrs 132-136"""

    name = 'band'
    label = 'Range'
    parties = ('unit',)
    cites = ('@qrs 132-136',)

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
                note(('unit', (408, 409, 410, 411)[row], True, (unit.range_, heading)))
            return Explanation('Range (cfeo16.band)', heading, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


band = BandResolver()


class SmallArmsTarget(_Outcome):
    """What small_arms makes of target."""

    _party = 'target'
    _made = {}
    _facts = {'dp': 'dp'}
    before: Unit
    dp: int


class SmallArmsResult(_Outcome):
    """What small_arms makes of unit."""

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
    target: SmallArmsTarget

    @property
    def unit(self) -> SmallArmsResult:
        """What becomes of unit: this."""
        return self


class SmallArmsResolver(_Resolver):
    """Small arms (action for unit against target). @qrs 138-144"""

    name = 'small_arms'
    label = 'Small arms'
    parties = ('unit', 'target')
    cites = ('@qrs 138-144',)

    def resolve(self, unit: Unit, target: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> SmallArmsResult:
        """What comes of it."""
        if type(dice) is not list:
            return _driven(self.resolve, (unit, target), dice, chosen)  # type: ignore[no-any-return]
        try:
            it: RangeBand | None
            unit_after = SmallArmsResult()
            unit_after.before = unit
            target_after = SmallArmsTarget()
            target_after.before = target
            unit_after.target = target_after
            unit_arm = unit.arm
            if unit_arm.is_guns or not unit.firearms:
                # Guns, and units without firearms @qrs 9
                unit_verdict = 'may not'
            else:
                it = _ranges_headings[_ranges_last(_ranges_row(unit_arm), unit.range_)]
                if it is None:
                    # Out of range @qrs 135, 136
                    unit_verdict = 'may not'
                else:
                    unit_verdict = 'may'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return unit_after
            unit_shots = 0
            # each tercio stand @qrs 138
            if unit_arm is _arm_tercio:
                unit_shooting_stands = unit.shooting_stands
                unit_shots += 2 * unit_shooting_stands
            # each other stand @qrs 138
            if unit_arm is not _arm_tercio:
                unit_shooting_stands = unit.shooting_stands
                unit_shots += unit_shooting_stands
            # each DP of the shooters @qrs 140
            unit_shots -= unit.dp
            if unit_shots < 0:
                unit_shots = 0
            # target in fortifications @qrs 142
            if target.in_fortifications:
                unit_shots = (unit_shots + 1) // 2
            unit_after.shots = unit_shots
            unit_count = _dice_count(unit_shots, 'Small arms', ('@qrs 138',))
            _too_many(unit_count, 'Small arms', ('@qrs 138',))
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
                    if target_dp > 9:
                        target_dp = 9
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
            unit_after = SmallArmsResult()
            unit_after.before = unit
            target_after = SmallArmsTarget()
            target_after.before = target
            unit_after.target = target_after
            unit_arm = unit.arm
            if unit_arm.is_guns or not unit.firearms:
                note(('unit', 412, True, 'may not'))
                unit_verdict = 'may not'
            else:
                it = _band_told(note, usual, unit, 'unit')
                if it is None:
                    note(('unit', 412, False, None))
                    note(('unit', 413, True, 'may not'))
                    unit_verdict = 'may not'
                else:
                    note(('unit', 412, False, None))
                    note(('unit', 413, False, None))
                    note(('unit', 414, True, 'may'))
                    unit_verdict = 'may'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return Explanation('Small arms (cfeo16.small_arms)', unit_after, notes, changes, usual)
            unit_shots = 0
            if unit_arm is _arm_tercio:
                unit_shooting_stands = unit.shooting_stands
                amount = 2 * unit_shooting_stands
                unit_shots += amount
                note(('unit', 415, amount != 0, amount))
            else:
                note(('unit', 416, False, None))
            if unit_arm is not _arm_tercio:
                unit_shooting_stands = unit.shooting_stands
                amount2 = unit_shooting_stands
                unit_shots += amount2
                note(('unit', 417, amount2 != 0, amount2))
            else:
                note(('unit', 418, False, None))
            amount3 = -unit.dp
            unit_shots += amount3
            note(('unit', 419, amount3 != 0, amount3))
            counted = unit_shots < 0
            if counted:
                unit_shots = 0
            note(('unit', 420, counted, 0))
            if target.in_fortifications:
                unit_shots = (unit_shots + 1) // 2
                note(('unit', 421, True, 'halved'))
            else:
                note(('unit', 421, False, None))
            unit_after.shots = unit_shots
            unit_count = _dice_count(unit_shots, 'Small arms', ('@qrs 138',))
            _too_many(unit_count, 'Small arms', ('@qrs 138',))
            unit_faces = dice[:unit_count]
            if len(unit_faces) < unit_count:
                raise MissingDice('unit', ((_d6, unit_count, ''),), ((6,),), total=False)
            if not _d6_faces.issuperset(unit_faces):
                _wrong_face('unit', unit_faces, _d6)
            at = unit_count
            unit_natural = sum(unit_faces)
            note(('unit', 422, True, tuple(unit_faces)))
            unit_after.total = unit_natural
            unit_after.natural = unit_natural
            unit_after.dice = unit_count
            shown = unit_faces.count(6)
            if shown:
                note(('unit', 423, True, shown))
                kept = None
                if shown:
                    before = getattr(target, 'dp', None)
                    target_dp = target.dp + shown
                    if target_dp > 9:
                        target_dp = 9
                        kept = target_dp
                    if target_dp < 0:
                        target_dp = 0
                        kept = target_dp
                    changes.append(('target', 'dp', before, target_dp, kept is not None))
                    target_after.dp = target_dp
                note(('unit', 424, True, (shown, shown, kept)))
            else:
                note(('unit', 423, False, 0))
            return Explanation('Small arms (cfeo16.small_arms)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit, target=target) from None

    def odds(self, unit: Unit, target: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit, target), chosen)

    def choices(self, unit: Unit, target: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit, target), chosen)


small_arms = SmallArmsResolver()


class ArtilleryTarget(_Outcome):
    """What artillery makes of target."""

    _party = 'target'
    _made = {}
    _facts = {'dp': 'dp'}
    before: Unit
    dp: int


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
    """Artillery (action for unit against target). @qrs 146-155"""

    name = 'artillery'
    label = 'Artillery'
    parties = ('unit', 'target')
    cites = ('@qrs 146-155',)

    def _between(self, unit: Unit, target: Unit) -> None:
        """What cannot be between the parties, or because of a fact left as it usually is."""
        if unit._usual:
            try:
                illegal = unit.abandoned and not unit.arm.is_guns
            except RuleError:
                illegal = False
            if illegal:
                raise IllegalState('unit: it cannot be that abandoned unless arm is guns', ('@qrs 197-199',))

    def resolve(self, unit: Unit, target: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> ArtilleryResult:
        """What comes of it."""
        if type(dice) is not list:
            return _driven(self.resolve, (unit, target), dice, chosen)  # type: ignore[no-any-return]
        try:
            it: RangeBand | None
            it2: RangeBand | None
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
                    # Abandoned @qrs 197-199
                    unit_verdict = 'may not'
                else:
                    unit_range = unit.range_
                    it = _ranges_headings[_ranges_last(_ranges_row(unit_arm), unit_range)]
                    if it is None:
                        # Out of range @qrs 133, 134
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
                # Target and range as before @qrs 148
                unit_last_fire = unit.last_fire
                if unit_last_fire is _lastfire_same_target and unit.same_range:
                    unit_total += 1
                # New target @qrs 148
                if unit_last_fire is _lastfire_other_target:
                    unit_total -= 1
                # In column, or enfiladed @qrs 149
                if target.formation is _formation_march_column or unit.enfilade:
                    unit_total += 1
                # Each DP @qrs 149
                unit_total -= unit.dp
                # Beyond effective range @qrs 150
                unit_range = unit.range_
                it2 = _ranges_headings[_ranges_last(_ranges_row(unit_arm), unit_range)]
                if it2 is _rangeband_maximum:
                    unit_total -= 1
                # Target in fortification @qrs 150
                if target.in_fortifications:
                    unit_total -= 1
                # Gun @qrs 151
                unit_total += _artillery_arm[unit_arm]
                unit_after.total = unit_total
                key = _ranges_headings[_ranges_last(_ranges_row(unit_arm), unit_range)]
                unit_scored = _artillery_dps_cells[_artillery_dps_place(key, unit_total)]
                unit_after.scored = unit_scored
                # DPs on the target @qrs 153, 155
                by = (unit_scored or 0)
                if by:
                    target_dp = target.dp + by
                    if target_dp > 9:
                        target_dp = 9
                    if target_dp < 0:
                        target_dp = 0
                    target_after.dp = target_dp
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
            key: RangeBand | None
            cell: int | None
            kept: int | None
            unit_after = ArtilleryResult()
            unit_after.before = unit
            target_after = ArtilleryTarget()
            target_after.before = target
            unit_after.target = target_after
            self._between(unit, target)
            unit_arm = unit.arm
            if unit_arm.is_guns:
                if _usual(usual, 'unit', unit, 'abandoned'):
                    note(('unit', 425, True, 'may not'))
                    unit_verdict = 'may not'
                else:
                    it = _band_told(note, usual, unit, 'unit')
                    if it is None:
                        note(('unit', 425, False, None))
                        note(('unit', 426, True, 'may not'))
                        unit_verdict = 'may not'
                    else:
                        note(('unit', 425, False, None))
                        note(('unit', 426, False, None))
                        note(('unit', 427, True, 'may'))
                        unit_verdict = 'may'
                unit_after.verdict = unit_verdict
                if unit_verdict == 'may not':
                    return Explanation('Artillery (cfeo16.artillery)', unit_after, notes, changes, usual)
                try:
                    unit_natural = dice[0]
                except IndexError:
                    raise MissingDice('unit', ((_d6, 1, ''),)) from None
                if unit_natural not in _d6_faces:
                    _wrong_face('unit', (unit_natural,), _d6)
                note(('unit', 428, True, (unit_natural,)))
                unit_after.natural = unit_natural
                unit_after.dice = 1
                unit_total = unit_natural
                unit_last_fire = unit.last_fire
                if unit_last_fire is _lastfire_same_target and unit.same_range:
                    unit_total += 1
                    note(('unit', 429, True, 1))
                else:
                    note(('unit', 430, False, None))
                if unit_last_fire is _lastfire_other_target:
                    unit_total -= 1
                    note(('unit', 431, True, -1))
                else:
                    note(('unit', 432, False, None))
                if _in_column_told(note, usual, target, 'target') or unit.enfilade:
                    unit_total += 1
                    note(('unit', 433, True, 1))
                else:
                    note(('unit', 434, False, None))
                amount = -unit.dp
                unit_total += amount
                note(('unit', 435, amount != 0, amount))
                it2 = _band_told(note, usual, unit, 'unit')
                if it2 is _rangeband_maximum:
                    unit_total -= 1
                    note(('unit', 436, True, -1))
                else:
                    note(('unit', 437, False, None))
                if target.in_fortifications:
                    unit_total -= 1
                    note(('unit', 438, True, -1))
                else:
                    note(('unit', 439, False, None))
                pair = False
                if unit_arm is _arm_heavy_gun:
                    unit_total += 1
                    pair = True
                    note(('unit', 440, True, 1))
                elif unit_arm is _arm_light_gun:
                    unit_total -= 1
                    pair = True
                    note(('unit', 441, True, -1))
                if not pair:
                    note(('unit', 442, False, None))
                unit_after.total = unit_total
                key = _band_told(note, usual, unit, 'unit')
                place = _artillery_dps_place(key, unit_total)
                cell = _artillery_dps_cells[place]
                note(('unit', (443, 444)[place // 3], True, ((key, unit_total,), cell)))
                unit_after.scored = cell
                note(('unit', 445, True, None))
                by = (cell or 0)
                kept = None
                if by:
                    before = getattr(target, 'dp', None)
                    target_dp = target.dp + by
                    if target_dp > 9:
                        target_dp = 9
                        kept = target_dp
                    if target_dp < 0:
                        target_dp = 0
                        kept = target_dp
                    changes.append(('target', 'dp', before, target_dp, kept is not None))
                    target_after.dp = target_dp
                note(('unit', 446, True, (by, (cell or 0), kept)))
                return Explanation('Artillery (cfeo16.artillery)', unit_after, notes, changes, usual)
            unit_after.verdict = 'may not'
            unit_after.applies = False
            return Explanation('Artillery (cfeo16.artillery)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit, target=target) from None

    def odds(self, unit: Unit, target: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit, target), chosen)

    def choices(self, unit: Unit, target: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit, target), chosen)


artillery = ArtilleryResolver()


_LINES: tuple[tuple[Any, ...], ...] = (
    ('any_permitted', 'line', 'stay_or_pursue', 'Stay or *pursue*', ('@qrs 203',), '', ('text',)),
    ('any_permitted', 'effect', 'stay_or_pursue', 'Stay or *pursue*', ('@qrs 203',), '', ('text',)),
    ('any_permitted', 'line', 'cavalry_also_retire', 'Cavalry also *retire*', ('@qrs 203',), '', ('text',)),
    ('any_permitted', 'effect', 'cavalry_also_retire', 'Cavalry also *retire*', ('@qrs 203',), '', ('text',)),
    ('any_permitted', 'line', 'infantry_also_take_the_position', 'Infantry also *take the position*', ('@qrs 203',), '', ('text',)),
    ('any_permitted', 'effect', 'infantry_also_take_the_position', 'Infantry also *take the position*', ('@qrs 203',), '', ('text',)),
    ('remain', 'line', 'stands_where_it_fought', 'Stands where it fought', ('@qrs 195-197, 203, 207, 209',), '', ('text',)),
    ('fall_back', 'line', 'its_face_to_the_enemy_its_order_kept', 'Its face to the enemy, its order kept', ('@qrs 205',), '', ('text',)),
    ('fall_back', 'effect', 'its_face_to_the_enemy_its_order_kept', 'Its face to the enemy, its order kept', ('@qrs 205',), '', ('become', 'yesno', '', 'facing_enemy')),
    ('retire', 'line', 'if_it_cannot_1_dp', 'If it cannot: 1 DP', ('@qrs 207',), '', ('text',)),
    ('retire', 'effect', 'if_it_cannot_1_dp', 'If it cannot: 1 DP', ('@qrs 207',), '', ('change', 'number', '', 'dp')),
    ('retire', 'line', 'and_it_stays', 'and it stays', ('@qrs 207',), '', ('text',)),
    ('retire', 'effect', 'and_it_stays', 'and it stays', ('@qrs 207',), '', ('text',)),
    ('retire', 'line', 'back_at_full_move_unformed_every_die', 'Back at full move, unformed, every die', ('@qrs 207',), '', ('text',)),
    ('retire', 'effect', 'back_at_full_move_unformed_every_die', 'Back at full move, unformed, every die', ('@qrs 207',), '', ('become', 'member', '', 'formation')),
    ('retire', 'effect', 'back_at_full_move_unformed_every_die', 'Back at full move, unformed, every die', ('@qrs 207',), '', ('become', 'member', '', 'doing')),
    ('retire', 'line', '', '', ('@qrs 207',), '', ('text',)),
    ('retire', 'take', '', '', ('@qrs 207',), '', ('text',)),
    ('fast', 'case', '', '', ('@qrs 34',), '', ('text',)),
    ('move', 'roll', 'fast_move_of_cavalry_every_die', 'Fast move of cavalry: every die', ('@qrs 28, 34',), '', ('rolled',)),
    ('unlimbered', 'case', '', '', ('@qrs 26',), '', ('text',)),
    ('move', 'roll', 'fast_move_of_others_every_die', 'Fast move of others: every die', ('@qrs 30, 34',), '', ('rolled',)),
    ('move', 'roll', 'cavalry', 'Cavalry', ('@qrs 28',), '', ('rolled',)),
    ('move', 'roll', 'others', 'Others', ('@qrs 30',), '', ('rolled',)),
    ('move', 'value', 'unlimbered_medium_guns', 'Unlimbered medium guns', ('@qrs 26',), '', ('is', 'length')),
    ('move', 'value', 'unlimbered_light_guns', 'Unlimbered light guns', ('@qrs 26',), '', ('text',)),
    ('move', 'value', 'by_dice_10_yd_a_point', 'By dice: 10 yd a point', ('@qrs 28, 30',), '', ('text',)),
    ('move', 'value', 'unlimbered_medium_guns', 'Unlimbered medium guns', ('@qrs 26',), '', ('text',)),
    ('move', 'value', 'unlimbered_light_guns', 'Unlimbered light guns', ('@qrs 26',), '', ('is', 'length')),
    ('move', 'value', 'by_dice_10_yd_a_point', 'By dice: 10 yd a point', ('@qrs 28, 30',), '', ('is', 'length')),
    ('inspired', 'case', '', '', ('@qrs 32, 78',), '', ('text',)),
    ('move', 'modifier', 'inspired_a_die', 'Inspired, a die', ('@qrs 32',), '', ('signed', 'length')),
    ('move', 'modifier', 'inspired_a_die', 'Inspired, a die', ('@qrs 32',), '', ('text',)),
    ('move', 'modifier', 'first_move_of_a_rout_evade_or_retreat_a_die', 'First move of a rout, evade or retreat, a die', ('@qrs 34',), '', ('signed', 'length')),
    ('move', 'modifier', 'first_move_of_a_rout_evade_or_retreat_a_die', 'First move of a rout, evade or retreat, a die', ('@qrs 34',), '', ('text',)),
    ('in_column', 'case', '', '', ('@qrs 38, 42, 106, 149, 185',), '', ('text',)),
    ('hampered', 'case', '', '', ('@qrs 40, 42',), '', ('text',)),
    ('move', 'modifier', 'rough_terrain_a_die', 'Rough terrain, a die', ('@qrs 40',), '', ('signed', 'length')),
    ('move', 'modifier', 'rough_terrain_a_die', 'Rough terrain, a die', ('@qrs 40',), '', ('text',)),
    ('move', 'modifier', 'at_half_speed', 'At half speed', ('@qrs 106, 126',), '', ('text',)),
    ('far', 'case', '', '', ('@qrs 44',), '', ('text',)),
    ('move', 'modifier', 'beyond_120_yd_of_enemy', 'Beyond 120 yd of enemy', ('@qrs 44',), '', ('text',)),
    ('move', 'each', 'fatigue', 'In line: 1 DP', ('@qrs 38',), 'rough_six', ('shown',)),
    ('dp', 'modifier', 'from_3_dps_on_of_whatever_cause_moving_and_manoeuvring_add_none', 'From 3 DPs on, of whatever cause, moving and manoeuvring add none', ('@qrs 128',), '', ('bound', 'number', 'at most')),
    ('dp', 'limit', 'gained', 'Most DPs', ('@qrs 128',), '', ('is', 'number')),
    ('move', 'effect', 'fatigue', 'In line: 1 DP', ('@qrs 38',), 'rough_six', ('change', 'number', '', 'dp')),
    ('move', 'each', 'fatigue', 'In line: 1 DP', ('@qrs 38',), 'rough_six', ('text',)),
    ('move', 'each', 'rough_dp', 'Rough, in line or cavalry: 1 DP', ('@qrs 40',), '', ('shown',)),
    ('move', 'effect', 'rough_dp', 'Rough, in line or cavalry: 1 DP', ('@qrs 40',), '', ('change', 'number', '', 'dp')),
    ('move', 'each', 'rough_dp', 'Rough, in line or cavalry: 1 DP', ('@qrs 40',), '', ('text',)),
    ('move', 'each', 'rough_horse_dp', 'Rough, cavalry: 1 DP as well', ('@qrs 40',), '', ('shown',)),
    ('move', 'effect', 'rough_horse_dp', 'Rough, cavalry: 1 DP as well', ('@qrs 40',), '', ('change', 'number', '', 'dp')),
    ('move', 'each', 'rough_horse_dp', 'Rough, cavalry: 1 DP as well', ('@qrs 40',), '', ('text',)),
    ('move', 'line', 'column_unformed_troops_and_limbered_guns_do_not_tire', 'Column, unformed troops and limbered guns do not tire', ('@qrs 38',), '', ('text',)),
    ('retire', 'line', 'stops_early_in_the_shelter_of_formed_friends_or_an_obstacle', 'Stops early in the shelter of formed friends or an obstacle', ('@qrs 207',), '', ('text',)),
    ('retire', 'effect', 'stops_early_in_the_shelter_of_formed_friends_or_an_obstacle', 'Stops early in the shelter of formed friends or an obstacle', ('@qrs 207',), '', ('text',)),
    ('retire', 'line', 'next_turn_on_again_or_stay_to_re_form', 'Next turn on again, or stay to re-form', ('@qrs 207',), '', ('text',)),
    ('retire', 'effect', 'next_turn_on_again_or_stay_to_re_form', 'Next turn on again, or stay to re-form', ('@qrs 207',), '', ('text',)),
    ('retire', 'line', 'caught_by_pursuers_breaks_and_they_have_a_free_hack', 'Caught by pursuers: breaks, and they have a **free hack**', ('@qrs 207',), '', ('text',)),
    ('retire', 'effect', 'caught_by_pursuers_breaks_and_they_have_a_free_hack', 'Caught by pursuers: breaks, and they have a **free hack**', ('@qrs 207',), '', ('text',)),
    ('take_position', 'verdict', 'infantry_forward_into_a_position_left_by_the_enemy', 'Infantry, forward into a position left by the enemy', ('@qrs 203, 211',), '', ('text',)),
    ('take_position', 'verdict', '', '', ('@qrs 211',), '', ('text',)),
    ('take_position', 'line', 'occupies_it', 'Occupies it', ('@qrs 211',), '', ('text',)),
    ('take_position', 'effect', 'occupies_it', 'Occupies it', ('@qrs 211',), '', ('become', 'yesno', '', 'took_position')),
    ('out_of_reach', 'case', 'formed_friends_or_an_obstacle_in_front_of_it', 'formed friends or an obstacle in front of it', ('@qrs 213',), '', ('text',)),
    ('out_of_reach', 'case', '240_yd_from_enemy', '240 yd from enemy', ('@qrs 213',), '', ('text',)),
    ('rout', 'line', 'full_move_unformed_every_die', 'Full move, unformed, every die', ('@qrs 213',), '', ('text',)),
    ('rout', 'effect', 'full_move_unformed_every_die', 'Full move, unformed, every die', ('@qrs 213',), '', ('become', 'member', '', 'formation')),
    ('rout', 'effect', 'full_move_unformed_every_die', 'Full move, unformed, every die', ('@qrs 213',), '', ('become', 'member', '', 'doing')),
    ('rout', 'line', '', '', ('@qrs 213',), '', ('text',)),
    ('rout', 'take', '', '', ('@qrs 213',), '', ('text',)),
    ('rout', 'line', 'may_then_try_to_stop', 'May then try to stop', ('@qrs 213',), '', ('text',)),
    ('rout', 'effect', 'may_then_try_to_stop', 'May then try to stop', ('@qrs 213',), '', ('text',)),
    ('stop_rout', 'verdict', 'routing_and_out_of_reach', 'Routing, and out of reach', ('@qrs 213',), '', ('text',)),
    ('stop_rout', 'verdict', '', '', ('@qrs 213',), '', ('text',)),
    ('stop_rout', 'line', 'by_a_control_test_only_as_the_player_likes_will_do', 'By a control test: only *as the player likes* will do', ('@qrs 213',), '', ('text',)),
    ('stop_rout', 'effect', 'by_a_control_test_only_as_the_player_likes_will_do', 'By a control test: only *as the player likes* will do', ('@qrs 213',), '', ('become', 'yesno', '', 'wishes_to_cease')),
    ('stop_rout', 'line', '', '', ('@qrs 213',), '', ('text',)),
    ('stop_rout', 'take', '', '', ('@qrs 213',), '', ('text',)),
    ('failed_charge', 'case', '', '', ('@qrs 86',), '', ('text',)),
    ('control', 'verdict', '', '{failed_charge}', ('@qrs 86',), '', ('text',)),
    ('control', 'verdict', 'to_cease_a_rout_a_pursuit_or_looting', 'To cease a rout, a pursuit or looting', ('@qrs 86',), '', ('text',)),
    ('control', 'verdict', 'leader_attached', 'Leader attached', ('@qrs 82',), '', ('text',)),
    ('lead_controlled', 'case', 'leader_with_it', 'leader with it', ('@qrs 80-84',), '', ('text',)),
    ('control_radius', 'modifier', 'each_action_beyond_the_first', 'Each action beyond the first', ('@qrs 80',), '', ('signed', 'length')),
    ('lead_controlled', 'case', 'within_the_radius_of_a_detached_leader', 'within the radius of a detached leader', ('@qrs 80-84',), '', ('text',)),
    ('control', 'verdict', 'touches_a_controlled_unit_of_its_battalia_and_conforms', 'Touches a controlled unit of its battalia and conforms', ('@qrs 83',), '', ('text',)),
    ('control', 'verdict', 'directly_behind_one_within_60_yd_and_conforms', 'Directly behind one, within 60 yd, and conforms', ('@qrs 84',), '', ('text',)),
    ('in_radius', 'case', '', '', ('@qrs 48, 80',), '', ('text',)),
    ('control', 'verdict', 'within_the_radius_of_a_detached_leader', 'Within the radius of a detached leader', ('@qrs 80',), '', ('text',)),
    ('control', 'verdict', 'all_others', 'All others', ('@qrs 80',), '', ('text',)),
    ('control', 'roll', '', '', ('@qrs 88',), '', ('rolled',)),
    ('control', 'modifier', 'routing_pursuing_looting_or_charging', 'Routing, pursuing, looting or charging', ('@qrs 90',), '', ('signed', 'number')),
    ('control', 'modifier', 'routing_pursuing_looting_or_charging', 'Routing, pursuing, looting or charging', ('@qrs 90',), '', ('text',)),
    ('control', 'modifier', 'with_leader', 'Leader attached', ('@qrs 92',), '', ('signed', 'number')),
    ('control', 'modifier', 'with_leader', 'Leader attached', ('@qrs 92',), '', ('text',)),
    ('control', 'modifier', 'steady_troops', 'Guns, A1 and B grade', ('@qrs 94',), '', ('signed', 'number')),
    ('control', 'modifier', 'steady_troops', 'Guns, A1 and B grade', ('@qrs 94',), '', ('text',)),
    ('control', 'band', '', '', ('@qrs 98',), '', ('is', 'number')),
    ('control', 'case', 'rout_pursuit_or_charge_goes_on', 'Rout, pursuit or charge goes on', ('@qrs 98',), '', ('text',)),
    ('control', 'case', 'a2_last_move_again', 'A2: last move again', ('@qrs 98',), '', ('text',)),
    ('control', 'case', 'others_halt', 'Others halt', ('@qrs 98',), '', ('text',)),
    ('control', 'band', '', '', ('@qrs 98',), '', ('text',)),
    ('control', 'band', 'as_the_player_likes', 'As the player likes', ('@qrs 100',), '', ('is', 'number')),
    ('control', 'case', 'a_pursuit_or_looting_that_the_player_would_cease_is_over', 'A pursuit or looting that the player would cease is over', ('@qrs 86',), '', ('text',)),
    ('control', 'case', 'a_rout_that_the_player_would_stop_is_stopped_out_of_reach', 'A rout that the player would stop is stopped, out of reach', ('@qrs 86, 213',), '', ('text',)),
    ('control', 'band', 'as_the_player_likes', 'As the player likes', ('@qrs 100',), '', ('text',)),
    ('control', 'band', '', '', ('@qrs 102',), '', ('is', 'number')),
    ('control', 'case', 'rout_pursuit_or_charge_goes_on', 'Rout, pursuit or charge goes on', ('@qrs 102',), '', ('text',)),
    ('control', 'case', 'others_last_move_again', 'Others: last move again', ('@qrs 102',), '', ('text',)),
    ('control', 'effect', 'rout_pursuit_or_charge_goes_on', 'Rout, pursuit or charge goes on', ('@qrs 98',), '', ('text',)),
    ('control', 'effect', 'a2_last_move_again', 'A2: last move again', ('@qrs 98',), '', ('text',)),
    ('control', 'effect', 'others_halt', 'Others halt', ('@qrs 98',), '', ('text',)),
    ('control', 'effect', 'as_the_player_likes', 'As the player likes', ('@qrs 100',), '', ('text',)),
    ('control', 'effect', 'rout_pursuit_or_charge_goes_on', 'Rout, pursuit or charge goes on', ('@qrs 102',), '', ('text',)),
    ('control', 'effect', 'others_last_move_again', 'Others: last move again', ('@qrs 102',), '', ('text',)),
    ('control', 'effect', 'a_pursuit_or_looting_that_the_player_would_cease_is_over', 'A pursuit or looting that the player would cease is over', ('@qrs 86',), '', ('become', 'member', '', 'doing')),
    ('control', 'effect', 'a_rout_that_the_player_would_stop_is_stopped_out_of_reach', 'A rout that the player would stop is stopped, out of reach', ('@qrs 86, 213',), '', ('become', 'member', '', 'doing')),
    ('pursue', 'line', 'full_move_unformed_after_those_who_retired_or_routed', 'Full move, unformed, after those who retired or routed', ('@qrs 215',), '', ('text',)),
    ('pursue', 'effect', 'full_move_unformed_after_those_who_retired_or_routed', 'Full move, unformed, after those who retired or routed', ('@qrs 215',), '', ('become', 'member', '', 'formation')),
    ('pursue', 'effect', 'full_move_unformed_after_those_who_retired_or_routed', 'Full move, unformed, after those who retired or routed', ('@qrs 215',), '', ('become', 'member', '', 'doing')),
    ('pursue', 'line', '', '', ('@qrs 215',), '', ('text',)),
    ('pursue', 'take', '', '', ('@qrs 215',), '', ('text',)),
    ('pursue', 'line', 'new_enemy_met_is_charged', 'New enemy met is charged', ('@qrs 215',), '', ('text',)),
    ('pursue', 'effect', 'new_enemy_met_is_charged', 'New enemy met is charged', ('@qrs 215',), '', ('text',)),
    ('pursue', 'line', 'a_free_hack_at_a_routing_or_retiring_unit_it_catches', 'A **free hack** at a routing or retiring unit it catches', ('@qrs 215',), '', ('text',)),
    ('pursue', 'take', 'a_free_hack_at_a_routing_or_retiring_unit_it_catches', 'A **free hack** at a routing or retiring unit it catches', ('@qrs 215',), '', ('text',)),
    ('free_hack', 'roll', '1_d6_a_pursuing_stand_in_contact', '1 D6 a pursuing stand in contact', ('@qrs 207, 215',), '', ('rolled',)),
    ('free_hack', 'each', '1_casualty', '1 casualty', ('@qrs 207, 215',), '', ('shown',)),
    ('free_hack', 'effect', '1_casualty', '1 casualty', ('@qrs 207, 215',), '', ('change', 'number', 'enemy ', 'casualties')),
    ('no_room', 'case', 'the_enemy_is_over_1_rank_deep', 'the enemy is over 1 rank deep', ('@qrs 209',), '', ('text',)),
    ('no_room', 'case', 'a_line_stands_too_close_behind', 'a line stands too close behind', ('@qrs 209',), '', ('text',)),
    ('ride_through', 'line', 'no_room_it_stays_or_retires', 'No room: it stays or *retires*', ('@qrs 209',), '', ('text',)),
    ('ride_through', 'effect', 'no_room_it_stays_or_retires', 'No room: it stays or *retires*', ('@qrs 209',), '', ('text',)),
    ('ride_through', 'verdict', 'no_room', 'No room', ('@qrs 209',), '', ('text',)),
    ('ride_through', 'verdict', '', '', ('@qrs 209',), '', ('text',)),
    ('ride_through', 'line', 'through_the_enemy_to_face_the_nearest_threat', 'Through the enemy, to face the nearest threat', ('@qrs 209',), '', ('text',)),
    ('ride_through', 'line', 'meets_new_enemy_or_terrain_it_cannot_pass_stops', 'Meets new enemy, or terrain it cannot pass: stops', ('@qrs 209',), '', ('text',)),
    ('ride_through', 'effect', 'meets_new_enemy_or_terrain_it_cannot_pass_stops', 'Meets new enemy, or terrain it cannot pass: stops', ('@qrs 209',), '', ('text',)),
    ('ride_through', 'roll', '2_dice', '2 dice', ('@qrs 28, 32, 38, 40, 44, 209',), 'ride_through_dice', ('rolled',)),
    ('ride_through', 'roll', '3_dice', '3 dice', ('@qrs 28, 32, 38, 40, 44, 209',), 'ride_through_dice', ('rolled',)),
    ('ride_through', 'modifier', 'inspired_a_die', 'Inspired, a die', ('@qrs 32',), 'ride_through_dice', ('signed', 'length')),
    ('ride_through', 'modifier', 'inspired_a_die', 'Inspired, a die', ('@qrs 32',), 'ride_through_dice', ('text',)),
    ('ride_through', 'modifier', 'rough_terrain_a_die', 'Rough terrain, a die', ('@qrs 40',), 'ride_through_dice', ('signed', 'length')),
    ('ride_through', 'modifier', 'rough_terrain_a_die', 'Rough terrain, a die', ('@qrs 40',), 'ride_through_dice', ('text',)),
    ('ride_through', 'modifier', 'beyond_120_yd_of_enemy', 'Beyond 120 yd of enemy', ('@qrs 44',), 'ride_through_dice', ('text',)),
    ('ride_through', 'each', 'in_line_1_dp', 'In line: 1 DP', ('@qrs 38',), 'ride_through_dice', ('shown',)),
    ('ride_through', 'effect', 'in_line_1_dp', 'In line: 1 DP', ('@qrs 38',), 'ride_through_dice', ('change', 'number', '', 'dp')),
    ('ride_through', 'each', 'in_line_1_dp', 'In line: 1 DP', ('@qrs 38',), 'ride_through_dice', ('text',)),
    ('ride_through', 'each', 'rough_cavalry_1_dp', 'Rough, cavalry: 1 DP', ('@qrs 40',), 'ride_through_dice', ('shown',)),
    ('ride_through', 'effect', 'rough_cavalry_1_dp', 'Rough, cavalry: 1 DP', ('@qrs 40',), 'ride_through_dice', ('change', 'number', '', 'dp')),
    ('ride_through', 'each', 'rough_cavalry_1_dp', 'Rough, cavalry: 1 DP', ('@qrs 40',), 'ride_through_dice', ('text',)),
    ('similar_type', 'case', 'cavalry_against_cavalry', 'cavalry against cavalry', ('@qrs 179',), '', ('text',)),
    ('similar_type', 'case', 'infantry_against_infantry', 'infantry against infantry', ('@qrs 179',), '', ('text',)),
    ('deeper', 'case', '', '', ('@qrs 177',), '', ('text',)),
    ('horse_charge', 'case', '', '', ('@qrs 194-197',), '', ('text',)),
    ('formed', 'case', '', '', ('@qrs 124, 183',), '', ('text',)),
    ('charged_formed_foot', 'case', '', '', ('@qrs 195, 196',), '', ('text',)),
    ('charged_soft', 'case', 'only_guns', 'only guns', ('@qrs 194-196',), '', ('text',)),
    ('charged_soft', 'case', 'unformed_infantry', 'unformed infantry', ('@qrs 194-196',), '', ('text',)),
    ('charged_thin_horse', 'case', '', '', ('@qrs 196',), '', ('text',)),
    ('charged_by_horse', 'case', '', '', ('@qrs 197',), '', ('text',)),
    ('combat', 'roll', 'charging', 'Charging', ('@qrs 159',), '', ('rolled',)),
    ('combat', 'roll', 'others', 'Others', ('@qrs 159',), '', ('rolled',)),
    ('combat', 'modifier', 'grade', 'Grade', ('@qrs 161, 163',), '', ('by', 'number', 'A')),
    ('combat', 'modifier', 'grade', 'Grade', ('@qrs 161, 163',), '', ('by', 'number', 'B')),
    ('combat', 'modifier', 'grade', 'Grade', ('@qrs 161, 163',), '', ('by', 'number', 'D')),
    ('combat', 'modifier', 'grade', 'Grade', ('@qrs 161, 163',), '', ('by', 'number', 'E')),
    ('combat', 'modifier', 'grade', 'Grade', ('@qrs 161, 163',), '', ('text',)),
    ('combat', 'modifier', 'leader_inspiring_each_action', 'leader inspiring, each action', ('@qrs 165',), '', ('signed', 'number')),
    ('combat', 'modifier', 'ground', 'advantage of ground', ('@qrs 167',), '', ('signed', 'number')),
    ('combat', 'modifier', 'ground', 'advantage of ground', ('@qrs 167',), '', ('text',)),
    ('combat', 'modifier', 'in_fortifications_on_top_of', 'in fortifications, on top of {ground}', ('@qrs 169',), '', ('signed', 'number')),
    ('combat', 'modifier', 'in_fortifications_on_top_of', 'in fortifications, on top of {ground}', ('@qrs 169',), '', ('text',)),
    ('combat', 'modifier', 'impetus', 'charging, pursuing, or took the position last turn', ('@qrs 171',), '', ('signed', 'number')),
    ('combat', 'modifier', 'impetus', 'charging, pursuing, or took the position last turn', ('@qrs 171',), '', ('text',)),
    ('combat', 'modifier', 'shock', 'more for heavy cavalry or swordsmen that charge', ('@qrs 173',), '', ('signed', 'number')),
    ('combat', 'modifier', 'shock', 'more for heavy cavalry or swordsmen that charge', ('@qrs 173',), '', ('text',)),
    ('combat', 'modifier', 'more_for_cavalry_that_pursue', 'more for cavalry that pursue', ('@qrs 175',), '', ('signed', 'number')),
    ('combat', 'modifier', 'more_for_cavalry_that_pursue', 'more for cavalry that pursue', ('@qrs 175',), '', ('text',)),
    ('combat', 'modifier', 'deeper_formation_not_with_or', 'deeper formation (not with {impetus} or {shock})', ('@qrs 177',), '', ('signed', 'number')),
    ('combat', 'modifier', 'deeper_formation_not_with_or', 'deeper formation (not with {impetus} or {shock})', ('@qrs 177',), '', ('text',)),
    ('combat', 'modifier', 'armoured_against_a_similar_type', 'armoured, against a similar type', ('@qrs 179',), '', ('signed', 'number')),
    ('combat', 'modifier', 'armoured_against_a_similar_type', 'armoured, against a similar type', ('@qrs 179',), '', ('text',)),
    ('combat', 'modifier', 'infantry_met_by_a_charge_of_formed_cavalry_if_it_moved_or_lacks_pikes', 'infantry met by a charge of formed cavalry, if it moved or lacks pikes', ('@qrs 181',), '', ('signed', 'number')),
    ('combat', 'modifier', 'infantry_met_by_a_charge_of_formed_cavalry_if_it_moved_or_lacks_pikes', 'infantry met by a charge of formed cavalry, if it moved or lacks pikes', ('@qrs 181',), '', ('text',)),
    ('combat', 'modifier', 'charged_by_formed_enemy_in_flank_or_rear', 'charged by formed enemy in flank or rear', ('@qrs 183',), '', ('signed', 'number')),
    ('combat', 'modifier', 'charged_by_formed_enemy_in_flank_or_rear', 'charged by formed enemy in flank or rear', ('@qrs 183',), '', ('text',)),
    ('combat', 'modifier', 'guns_alone_or_a_unit_unformed_or_in_march_column', 'guns alone, or a unit unformed or in march column', ('@qrs 185',), '', ('signed', 'number')),
    ('combat', 'modifier', 'guns_alone_or_a_unit_unformed_or_in_march_column', 'guns alone, or a unit unformed or in march column', ('@qrs 185',), '', ('text',)),
    ('combat', 'modifier', 'each_dp_and_casualty', 'each DP and casualty', ('@qrs 187',), '', ('signed', 'number')),
    ('combat', 'modifier', 'outnumbered', 'Outnumbered', ('@qrs 189',), 'odds_between', ('by', 'number', '3:1 or more')),
    ('combat', 'modifier', 'outnumbered', 'Outnumbered', ('@qrs 189',), 'odds_between', ('by', 'number', '2:1 or more')),
    ('combat', 'modifier', 'outnumbered', 'Outnumbered', ('@qrs 189',), 'odds_between', ('by', 'number', '3:2 or more')),
    ('combat', 'modifier', 'outnumbered', 'Outnumbered', ('@qrs 189',), 'odds_between', ('by', 'number', 'more than 1:1')),
    ('combat', 'modifier', 'outnumbered', 'Outnumbered', ('@qrs 189',), 'odds_between', ('text',)),
    ('combat', 'band', 'breakthrough', '**Breakthrough**: 0 DPs', ('@qrs 193',), 'open_ends', ('is', 'number')),
    ('combat', 'effect', 'breakthrough', '**Breakthrough**: 0 DPs', ('@qrs 193',), 'open_ends', ('change', 'number', '', 'dp')),
    ('combat', 'case', 'a2_and_c_to_e_grade_pursue', 'A2 and C to E grade *pursue*', ('@qrs 193',), 'open_ends', ('text',)),
    ('combat', 'effect', 'a2_and_c_to_e_grade_pursue', 'A2 and C to E grade *pursue*', ('@qrs 193',), 'open_ends', ('text',)),
    ('combat', 'case', 'other_cavalry_any_permitted_action', 'Other cavalry: *any permitted action*', ('@qrs 193, 203',), 'open_ends', ('text',)),
    ('combat', 'effect', 'other_cavalry_any_permitted_action', 'Other cavalry: *any permitted action*', ('@qrs 193, 203',), 'open_ends', ('text',)),
    ('combat', 'case', 'others_any_permitted_action', 'Others: *any permitted action*', ('@qrs 193',), 'open_ends', ('text',)),
    ('combat', 'effect', 'others_any_permitted_action', 'Others: *any permitted action*', ('@qrs 193',), 'open_ends', ('text',)),
    ('combat', 'case', 'cavalry_that_will_not_pursue_1_dp', 'Cavalry that will not pursue: 1 DP', ('@qrs 193',), 'open_ends', ('text',)),
    ('combat', 'effect', 'cavalry_that_will_not_pursue_1_dp', 'Cavalry that will not pursue: 1 DP', ('@qrs 193',), 'open_ends', ('change', 'number', '', 'dp')),
    ('combat', 'band', 'breakthrough', '**Breakthrough**: 0 DPs', ('@qrs 193',), 'open_ends', ('text',)),
    ('combat', 'band', 'victory', '**Victory**: 1 DP', ('@qrs 194',), 'victory_over_unformed', ('is', 'number')),
    ('combat', 'effect', 'victory', '**Victory**: 1 DP', ('@qrs 194',), 'victory_over_unformed', ('change', 'number', '', 'dp')),
    ('combat', 'case', 'cavalry_who_charged_formed_infantry_without_a_defeat_of_it_retire', 'Cavalry who charged formed infantry without a **Defeat** of it *retire*', ('@qrs 194, 198',), 'victory_over_unformed', ('text',)),
    ('combat', 'effect', 'cavalry_who_charged_formed_infantry_without_a_defeat_of_it_retire', 'Cavalry who charged formed infantry without a **Defeat** of it *retire*', ('@qrs 194, 198',), 'victory_over_unformed', ('text',)),
    ('combat', 'case', 'cavalry_ride_through_a_soft_target_they_charged', 'Cavalry *ride through* a soft target they charged', ('@qrs 194',), 'victory_over_unformed', ('text',)),
    ('combat', 'effect', 'cavalry_ride_through_a_soft_target_they_charged', 'Cavalry *ride through* a soft target they charged', ('@qrs 194',), 'victory_over_unformed', ('text',)),
    ('combat', 'case', 'other_cavalry_of_a2_and_c_to_e_grade_pursue', 'Other cavalry of A2 and C to E grade *pursue*', ('@qrs 194',), 'victory_over_unformed', ('text',)),
    ('combat', 'effect', 'other_cavalry_of_a2_and_c_to_e_grade_pursue', 'Other cavalry of A2 and C to E grade *pursue*', ('@qrs 194',), 'victory_over_unformed', ('text',)),
    ('combat', 'case', 'others_any_permitted_action', 'Others: *any permitted action*', ('@qrs 194',), 'victory_over_unformed', ('text',)),
    ('combat', 'effect', 'others_any_permitted_action', 'Others: *any permitted action*', ('@qrs 194',), 'victory_over_unformed', ('text',)),
    ('combat', 'band', 'victory', '**Victory**: 1 DP', ('@qrs 194',), 'victory_over_unformed', ('text',)),
    ('combat', 'band', 'success', '**Success**: 1 DP', ('@qrs 195',), '', ('is', 'number')),
    ('combat', 'effect', 'success', '**Success**: 1 DP', ('@qrs 195',), '', ('change', 'number', '', 'dp')),
    ('combat', 'case', 'cavalry_retire_from_formed_infantry_they_charged', 'Cavalry *retire* from formed infantry they charged', ('@qrs 195',), '', ('text',)),
    ('combat', 'effect', 'cavalry_retire_from_formed_infantry_they_charged', 'Cavalry *retire* from formed infantry they charged', ('@qrs 195',), '', ('text',)),
    ('combat', 'case', 'infantry_and_guns_that_face_cavalry_stay', 'Infantry and guns that face cavalry *stay*', ('@qrs 195',), '', ('text',)),
    ('combat', 'effect', 'infantry_and_guns_that_face_cavalry_stay', 'Infantry and guns that face cavalry *stay*', ('@qrs 195',), '', ('text',)),
    ('combat', 'case', 'cavalry_ride_through_a_soft_target_they_charged', 'Cavalry *ride through* a soft target they charged', ('@qrs 195',), '', ('text',)),
    ('combat', 'effect', 'cavalry_ride_through_a_soft_target_they_charged', 'Cavalry *ride through* a soft target they charged', ('@qrs 195',), '', ('text',)),
    ('combat', 'case', 'others_any_permitted_action', 'Others: *any permitted action*', ('@qrs 195',), '', ('text',)),
    ('combat', 'effect', 'others_any_permitted_action', 'Others: *any permitted action*', ('@qrs 195',), '', ('text',)),
    ('combat', 'band', 'success', '**Success**: 1 DP', ('@qrs 195',), '', ('text',)),
    ('combat', 'band', 'inconclusive', '**Inconclusive**: 1 DP', ('@qrs 196',), '', ('is', 'number')),
    ('combat', 'effect', 'inconclusive', '**Inconclusive**: 1 DP', ('@qrs 196',), '', ('change', 'number', '', 'dp')),
    ('combat', 'case', 'cavalry_retire_from_formed_infantry_they_charged', 'Cavalry *retire* from formed infantry they charged', ('@qrs 196',), '', ('text',)),
    ('combat', 'effect', 'cavalry_retire_from_formed_infantry_they_charged', 'Cavalry *retire* from formed infantry they charged', ('@qrs 196',), '', ('text',)),
    ('combat', 'case', 'infantry_and_guns_stay', 'Infantry and guns *stay*', ('@qrs 196',), '', ('text',)),
    ('combat', 'effect', 'infantry_and_guns_stay', 'Infantry and guns *stay*', ('@qrs 196',), '', ('text',)),
    ('combat', 'case', 'cavalry_ride_through_a_soft_target_or_cavalry_1_rank_deep_that_they_charged', 'Cavalry *ride through* a soft target, or cavalry 1 rank deep, that they charged', ('@qrs 196',), '', ('text',)),
    ('combat', 'effect', 'cavalry_ride_through_a_soft_target_or_cavalry_1_rank_deep_that_they_charged', 'Cavalry *ride through* a soft target, or cavalry 1 rank deep, that they charged', ('@qrs 196',), '', ('text',)),
    ('combat', 'case', 'others_stay_or_retire', 'Others *stay* or *retire*', ('@qrs 196',), '', ('text',)),
    ('combat', 'effect', 'others_stay_or_retire', 'Others *stay* or *retire*', ('@qrs 196',), '', ('text',)),
    ('combat', 'band', 'inconclusive', '**Inconclusive**: 1 DP', ('@qrs 196',), '', ('text',)),
    ('combat', 'band', 'driven_back', '**Driven back**: 2 DPs', ('@qrs 197',), '', ('is', 'number')),
    ('combat', 'effect', 'driven_back', '**Driven back**: 2 DPs', ('@qrs 197',), '', ('change', 'number', '', 'dp')),
    ('combat', 'case', 'infantry_and_guns_whom_only_cavalry_charged_stay', 'Infantry and guns whom only cavalry charged *stay*', ('@qrs 197',), '', ('text',)),
    ('combat', 'effect', 'infantry_and_guns_whom_only_cavalry_charged_stay', 'Infantry and guns whom only cavalry charged *stay*', ('@qrs 197',), '', ('text',)),
    ('combat', 'case', 'formed_infantry_else_fall_back', 'Formed infantry else *fall back*', ('@qrs 197',), '', ('text',)),
    ('combat', 'effect', 'formed_infantry_else_fall_back', 'Formed infantry else *fall back*', ('@qrs 197',), '', ('text',)),
    ('combat', 'case', 'others_retire', 'Others *retire*', ('@qrs 197',), '', ('text',)),
    ('combat', 'effect', 'others_retire', 'Others *retire*', ('@qrs 197',), '', ('text',)),
    ('combat', 'case', 'the_guns_are_abandoned', 'The guns are abandoned', ('@qrs 197',), '', ('text',)),
    ('combat', 'effect', 'the_guns_are_abandoned', 'The guns are abandoned', ('@qrs 197',), '', ('become', 'yesno', '', 'abandoned')),
    ('combat', 'case', 'cavalry_who_charged_infantry_1_casualty', 'Cavalry who charged infantry: 1 **casualty**', ('@qrs 197',), '', ('text',)),
    ('combat', 'effect', 'cavalry_who_charged_infantry_1_casualty', 'Cavalry who charged infantry: 1 **casualty**', ('@qrs 197',), '', ('change', 'number', '', 'casualties')),
    ('combat', 'band', 'driven_back', '**Driven back**: 2 DPs', ('@qrs 197',), '', ('text',)),
    ('combat', 'band', 'defeat', '**Defeat**: 2 DPs, 1 casualty', ('@qrs 198',), '', ('is', 'number')),
    ('combat', 'effect', 'defeat', '**Defeat**: 2 DPs, 1 casualty', ('@qrs 198',), '', ('change', 'number', '', 'dp')),
    ('combat', 'effect', 'defeat', '**Defeat**: 2 DPs, 1 casualty', ('@qrs 198',), '', ('change', 'number', '', 'casualties')),
    ('combat', 'case', 'guns_are_abandoned_their_crew_killed', 'Guns are abandoned, their crew killed', ('@qrs 198',), '', ('text',)),
    ('combat', 'effect', 'guns_are_abandoned_their_crew_killed', 'Guns are abandoned, their crew killed', ('@qrs 198',), '', ('become', 'yesno', '', 'abandoned')),
    ('combat', 'effect', 'guns_are_abandoned_their_crew_killed', 'Guns are abandoned, their crew killed', ('@qrs 198',), '', ('become', 'yesno', '', 'crew_killed')),
    ('combat', 'case', 'others_retire', 'Others *retire*', ('@qrs 198',), '', ('text',)),
    ('combat', 'effect', 'others_retire', 'Others *retire*', ('@qrs 198',), '', ('text',)),
    ('combat', 'band', 'defeat', '**Defeat**: 2 DPs, 1 casualty', ('@qrs 198',), '', ('text',)),
    ('combat', 'band', 'broken', '**Break**: 3 casualties', ('@qrs 199',), 'open_ends', ('is', 'number')),
    ('combat', 'effect', 'broken', '**Break**: 3 casualties', ('@qrs 199',), 'open_ends', ('change', 'number', '', 'casualties')),
    ('combat', 'case', 'guns_are_abandoned_their_crew_killed', 'Guns are abandoned, their crew killed', ('@qrs 199',), 'open_ends', ('text',)),
    ('combat', 'effect', 'guns_are_abandoned_their_crew_killed', 'Guns are abandoned, their crew killed', ('@qrs 199',), 'open_ends', ('become', 'yesno', '', 'abandoned')),
    ('combat', 'effect', 'guns_are_abandoned_their_crew_killed', 'Guns are abandoned, their crew killed', ('@qrs 199',), 'open_ends', ('become', 'yesno', '', 'crew_killed')),
    ('combat', 'case', 'others_rout', 'Others *rout*', ('@qrs 199',), 'open_ends', ('text',)),
    ('combat', 'effect', 'others_rout', 'Others *rout*', ('@qrs 199',), 'open_ends', ('text',)),
    ('continue', 'line', 'the_rout_pursuit_or_charge_goes_on', 'The rout, pursuit or charge goes on', ('@qrs 98, 102',), '', ('text',)),
    ('repeat', 'line', 'does_what_it_did_in_its_last_move', 'Does what it did in its last move', ('@qrs 98, 102',), '', ('text',)),
    ('act', 'line', 'does_what_the_player_likes', 'Does what the player likes', ('@qrs 100',), '', ('text',)),
    ('halt_short', 'line', 'goes_no_farther', 'Goes no farther', ('@qrs 13, 207, 209',), '', ('text',)),
    ('halt', 'line', 'does_not_move_on', 'Does not move on', ('@qrs 76, 98',), '', ('text',)),
    ('risk', 'roll', '', '', ('@qrs 46',), '', ('rolled',)),
    ('risk', 'band', 'hit_roll_again', 'Hit: roll again', ('@qrs 46',), '', ('is', 'number')),
    ('risk', 'take', 'hit_roll_again', 'Hit: roll again', ('@qrs 46',), '', ('text',)),
    ('leader_hit', 'roll', '', '', ('@qrs 46',), '', ('rolled',)),
    ('leader_hit', 'band', 'killed', 'Killed', ('@qrs 48',), '', ('is', 'number')),
    ('leader_hit', 'band', 'killed', 'Killed', ('@qrs 48',), '', ('text',)),
    ('leader_hit', 'band', 'wounded_and_1_action_lost', 'Wounded, and 1 action lost', ('@qrs 50',), '', ('is', 'number')),
    ('leader_hit', 'case', 'brigadiers_can_no_longer_influence', 'Brigadiers can no longer influence', ('@qrs 50',), '', ('text',)),
    ('leader_hit', 'case', 'the_second_wound_kills', 'The second wound kills', ('@qrs 50',), '', ('text',)),
    ('leader_hit', 'band', 'wounded_and_1_action_lost', 'Wounded, and 1 action lost', ('@qrs 50',), '', ('text',)),
    ('leader_hit', 'band', 'near_miss', 'Near miss', ('@qrs 52',), '', ('is', 'number')),
    ('leader_hit', 'effect', 'brigadiers_can_no_longer_influence', 'Brigadiers can no longer influence', ('@qrs 50',), '', ('text',)),
    ('leader_hit', 'effect', 'killed', 'Killed', ('@qrs 48',), '', ('become', 'yesno', '', 'killed')),
    ('leader_hit', 'effect', 'wounded_and_1_action_lost', 'Wounded, and 1 action lost', ('@qrs 50',), '', ('change', 'number', '', 'wounds')),
    ('leader_hit', 'effect', 'wounded_and_1_action_lost', 'Wounded, and 1 action lost', ('@qrs 50',), '', ('change', 'number', '', 'actions')),
    ('leader_hit', 'effect', 'the_second_wound_kills', 'The second wound kills', ('@qrs 50',), '', ('become', 'yesno', '', 'killed')),
    ('risk', 'band', 'hit_roll_again', 'Hit: roll again', ('@qrs 46',), '', ('text',)),
    ('risk', 'band', 'unhurt', 'Unhurt', ('@qrs 46',), '', ('is', 'number')),
    ('lost_near', 'case', '', '', ('@qrs 56, 58',), '', ('text',)),
    ('leader_lost', 'line', 'general_killed_or_in_rout_within_120_yd_2_dps', 'General killed or in rout within 120 yd: 2 DPs', ('@qrs 56',), '', ('text',)),
    ('leader_lost', 'effect', 'general_killed_or_in_rout_within_120_yd_2_dps', 'General killed or in rout within 120 yd: 2 DPs', ('@qrs 56',), '', ('change', 'number', '', 'dp')),
    ('leader_lost', 'line', 'commander_killed_or_in_rout_within_120_yd_1_dp', 'Commander killed or in rout within 120 yd: 1 DP', ('@qrs 58',), '', ('text',)),
    ('leader_lost', 'effect', 'commander_killed_or_in_rout_within_120_yd_1_dp', 'Commander killed or in rout within 120 yd: 1 DP', ('@qrs 58',), '', ('change', 'number', '', 'dp')),
    ('equal_or_higher', 'case', 'as_good_a_grade_or_a_better', 'as good a grade, or a better', ('@qrs 60, 64, 161',), '', ('text',)),
    ('equal_or_higher', 'case', 'both_a_grade', 'both A grade', ('@qrs 60, 64, 161',), '', ('text',)),
    ('friend_gone', 'case', '', '', ('@qrs 60, 62',), '', ('text',)),
    ('friend_lost', 'line', 'equal_or_higher_in_rout_or_destroyed_within_120_yd_2_dps', 'Equal or higher, in rout or destroyed within 120 yd: 2 DPs', ('@qrs 60',), '', ('text',)),
    ('friend_lost', 'effect', 'equal_or_higher_in_rout_or_destroyed_within_120_yd_2_dps', 'Equal or higher, in rout or destroyed within 120 yd: 2 DPs', ('@qrs 60',), '', ('change', 'number', '', 'dp')),
    ('friend_lost', 'line', 'lower_in_rout_or_destroyed_within_120_yd_1_dp', 'Lower, in rout or destroyed within 120 yd: 1 DP', ('@qrs 62',), '', ('text',)),
    ('friend_lost', 'effect', 'lower_in_rout_or_destroyed_within_120_yd_1_dp', 'Lower, in rout or destroyed within 120 yd: 1 DP', ('@qrs 62',), '', ('change', 'number', '', 'dp')),
    ('friend_lost', 'line', 'equal_or_higher_foot_retiring_within_120_yd_1_dp', 'Equal or higher foot retiring within 120 yd: 1 DP', ('@qrs 64',), '', ('text',)),
    ('friend_lost', 'effect', 'equal_or_higher_foot_retiring_within_120_yd_1_dp', 'Equal or higher foot retiring within 120 yd: 1 DP', ('@qrs 64',), '', ('change', 'number', '', 'dp')),
    ('evading', 'line', 'for_evading_1_dp', 'For evading: 1 DP', ('@qrs 66',), '', ('text',)),
    ('evading', 'effect', 'for_evading_1_dp', 'For evading: 1 DP', ('@qrs 66',), '', ('change', 'number', '', 'dp')),
    ('ride', 'modifier', 'beyond_120_yd_of_enemy', 'Beyond 120 yd of enemy', ('@qrs 44',), '', ('text',)),
    ('ride', 'line', 'he_may_attach_or_detach_himself_or_both', 'He may attach or detach himself, or both', ('@qrs 70',), '', ('text',)),
    ('ride', 'effect', 'he_may_attach_or_detach_himself_or_both', 'He may attach or detach himself, or both', ('@qrs 70',), '', ('text',)),
    ('attach', 'line', 'joins_a_unit', 'Joins a unit', ('@qrs 70',), '', ('text',)),
    ('attach', 'effect', 'joins_a_unit', 'Joins a unit', ('@qrs 70',), '', ('become', 'yesno', '', 'attached')),
    ('detach', 'line', 'leaves_a_unit', 'Leaves a unit', ('@qrs 70',), '', ('text',)),
    ('detach', 'effect', 'leaves_a_unit', 'Leaves a unit', ('@qrs 70',), '', ('become', 'yesno', '', 'attached')),
    ('orders', 'line', 'gives_new_orders_or_hears_them', 'Gives new orders or hears them', ('@qrs 72',), '', ('text',)),
    ('can_influence', 'case', '', '', ('@qrs 48, 50, 74',), '', ('text',)),
    ('influence', 'verdict', 'attached_and_no_wounded_brigadier', 'Attached, and no wounded brigadier', ('@qrs 50, 74',), '', ('text',)),
    ('influence', 'verdict', '', '', ('@qrs 74',), '', ('text',)),
    ('influence', 'line', 'in_one_of_two_ways', 'In one of two ways', ('@qrs 76, 78',), '', ('text',)),
    ('influence', 'effect', 'in_one_of_two_ways', 'In one of two ways', ('@qrs 76, 78',), '', ('text',)),
    ('steady', 'verdict', 'as', 'As {influence}', ('@qrs 74',), '', ('text',)),
    ('steady', 'verdict', '', '', ('@qrs 76',), '', ('text',)),
    ('steady', 'line', '1_dp_is_taken_off_the_unit_stays_halted', '1 DP is taken off; the unit stays halted', ('@qrs 76',), '', ('text',)),
    ('steady', 'effect', '1_dp_is_taken_off_the_unit_stays_halted', '1 DP is taken off; the unit stays halted', ('@qrs 76',), '', ('text',)),
    ('steady', 'effect', '1_dp_is_taken_off_the_unit_stays_halted', '1 DP is taken off; the unit stays halted', ('@qrs 76',), '', ('change', 'number', 'unit ', 'dp')),
    ('inspire', 'verdict', 'as', 'As {influence}', ('@qrs 74',), '', ('text',)),
    ('inspire', 'verdict', '', '', ('@qrs 78',), '', ('text',)),
    ('inspire', 'line', 'the_unit_fights_better_and_moves_faster', 'The unit fights better and moves faster', ('@qrs 78',), '', ('text',)),
    ('inspire', 'effect', 'the_unit_fights_better_and_moves_faster', 'The unit fights better and moves faster', ('@qrs 78',), '', ('change', 'number', 'unit ', 'inspiring')),
    ('part_spent', 'case', '', '', ('@qrs 112, 114, 120, 122',), '', ('text',)),
    ('wheel', 'line', 'within_120_yd_of_enemy_1_dp_but_not_in_column_or_unformed', 'Within 120 yd of enemy: 1 DP, but not in column or unformed', ('@qrs 106',), '', ('text',)),
    ('wheel', 'effect', 'within_120_yd_of_enemy_1_dp_but_not_in_column_or_unformed', 'Within 120 yd of enemy: 1 DP, but not in column or unformed', ('@qrs 106',), '', ('change', 'number', '', 'dp')),
    ('wheel', 'line', 'backwards_to_refuse_a_flank_1_2_speed', 'Backwards, to refuse a flank: 1/2 speed', ('@qrs 106',), '', ('text',)),
    ('wheel', 'effect', 'backwards_to_refuse_a_flank_1_2_speed', 'Backwards, to refuse a flank: 1/2 speed', ('@qrs 106',), '', ('become', 'move', '', 'speed')),
    ('reform', 'verdict', 'no_whole_move_left', 'No whole move left', ('@qrs 108',), '', ('text',)),
    ('reform', 'verdict', 'its_cause_over', 'Its cause over', ('@qrs 108',), '', ('text',)),
    ('reform', 'verdict', '', '', ('@qrs 108',), '', ('text',)),
    ('reform', 'line', '1_move', '1 move', ('@qrs 108',), '', ('text',)),
    ('reform', 'effect', '1_move', '1 move', ('@qrs 108',), '', ('become', 'move', '', 'time')),
    ('unlimber', 'verdict', 'no_whole_move_left', 'No whole move left', ('@qrs 110',), '', ('text',)),
    ('unlimber', 'verdict', '', '', ('@qrs 110',), '', ('text',)),
    ('unlimber', 'line', '1_move', '1 move', ('@qrs 110',), '', ('text',)),
    ('unlimber', 'effect', '1_move', '1 move', ('@qrs 110',), '', ('become', 'move', '', 'time')),
    ('unlimber', 'effect', '1_move', '1 move', ('@qrs 110',), '', ('become', 'yesno', '', 'limbered')),
    ('unlimber', 'band', 'under_fire_2_dps', 'Under fire: 2 DPs', ('@qrs 110',), '', ('is', 'number')),
    ('unlimber', 'effect', 'under_fire_2_dps', 'Under fire: 2 DPs', ('@qrs 110',), '', ('change', 'number', '', 'dp')),
    ('unlimber', 'band', 'under_fire_2_dps', 'Under fire: 2 DPs', ('@qrs 110',), '', ('text',)),
    ('unlimber', 'band', 'else_1_dp', 'Else 1 DP', ('@qrs 110',), '', ('is', 'number')),
    ('unlimber', 'effect', 'else_1_dp', 'Else 1 DP', ('@qrs 110',), '', ('change', 'number', '', 'dp')),
    ('cross', 'verdict', 'no_move_left', 'No move left', ('@qrs 112',), '', ('text',)),
    ('cross', 'verdict', '', '', ('@qrs 112',), '', ('text',)),
    ('cross', 'line', '1_2_move', '1/2 move', ('@qrs 112',), '', ('text',)),
    ('cross', 'effect', '1_2_move', '1/2 move', ('@qrs 112',), '', ('change', 'move', '', 'time')),
    ('cross', 'band', 'under_fire_2_dps', 'Under fire: 2 DPs', ('@qrs 112',), '', ('is', 'number')),
    ('cross', 'effect', 'under_fire_2_dps', 'Under fire: 2 DPs', ('@qrs 112',), '', ('change', 'number', '', 'dp')),
    ('cross', 'band', 'under_fire_2_dps', 'Under fire: 2 DPs', ('@qrs 112',), '', ('text',)),
    ('cross', 'band', 'else_1_dp', 'Else 1 DP', ('@qrs 112',), '', ('is', 'number')),
    ('cross', 'effect', 'else_1_dp', 'Else 1 DP', ('@qrs 112',), '', ('change', 'number', '', 'dp')),
    ('cross', 'line', 'cavalry_at_some_obstacles_1_dp_more', 'Cavalry, at some obstacles: 1 DP more', ('@qrs 112',), '', ('text',)),
    ('cross', 'effect', 'cavalry_at_some_obstacles_1_dp_more', 'Cavalry, at some obstacles: 1 DP more', ('@qrs 112',), '', ('change', 'number', '', 'dp')),
    ('about_face', 'verdict', 'no_move_left', 'No move left', ('@qrs 114',), '', ('text',)),
    ('about_face', 'verdict', '', '', ('@qrs 114',), '', ('text',)),
    ('about_face', 'line', '1_2_move', '1/2 move', ('@qrs 114',), '', ('text',)),
    ('about_face', 'effect', '1_2_move', '1/2 move', ('@qrs 114',), '', ('change', 'move', '', 'time')),
    ('about_face', 'line', 'cavalry_or_under_fire_1_dp', 'Cavalry, or under fire: 1 DP', ('@qrs 114',), '', ('text',)),
    ('about_face', 'effect', 'cavalry_or_under_fire_1_dp', 'Cavalry, or under fire: 1 DP', ('@qrs 114',), '', ('change', 'number', '', 'dp')),
    ('incline', 'verdict', 'foot_of_a_to_d_grade_in_line', 'Foot of A to D grade in line', ('@qrs 116',), '', ('text',)),
    ('incline', 'verdict', '', '', ('@qrs 116',), '', ('text',)),
    ('incline', 'line', 'costs_nothing', 'Costs nothing', ('@qrs 116',), '', ('text',)),
    ('side_step', 'verdict', 'foot_of_a_to_d_grade_in_line', 'Foot of A to D grade in line', ('@qrs 118',), '', ('text',)),
    ('side_step', 'verdict', '', '', ('@qrs 118',), '', ('text',)),
    ('mount', 'verdict', 'no_move_left', 'No move left', ('@qrs 120',), '', ('text',)),
    ('mount', 'verdict', '', '', ('@qrs 120',), '', ('text',)),
    ('mount', 'line', '1_2_move', '1/2 move', ('@qrs 120',), '', ('text',)),
    ('mount', 'effect', '1_2_move', '1/2 move', ('@qrs 120',), '', ('change', 'move', '', 'time')),
    ('mount', 'line', 'under_fire_1_dp', 'Under fire: 1 DP', ('@qrs 120',), '', ('text',)),
    ('mount', 'effect', 'under_fire_1_dp', 'Under fire: 1 DP', ('@qrs 120',), '', ('change', 'number', '', 'dp')),
    ('change_formation', 'verdict', 'too_little_move_left', 'Too little move left', ('@qrs 122',), '', ('text',)),
    ('change_formation', 'verdict', '', '', ('@qrs 122',), '', ('text',)),
    ('change_formation', 'band', 'beyond_120_yd_of_enemy_1_2_move', 'Beyond 120 yd of enemy: 1/2 move', ('@qrs 122',), '', ('is', 'number')),
    ('change_formation', 'effect', 'beyond_120_yd_of_enemy_1_2_move', 'Beyond 120 yd of enemy: 1/2 move', ('@qrs 122',), '', ('change', 'move', '', 'time')),
    ('change_formation', 'band', 'beyond_120_yd_of_enemy_1_2_move', 'Beyond 120 yd of enemy: 1/2 move', ('@qrs 122',), '', ('text',)),
    ('change_formation', 'band', 'nearer_1_move_and_1_dp', 'Nearer: 1 move and 1 DP', ('@qrs 122',), '', ('is', 'number')),
    ('change_formation', 'effect', 'nearer_1_move_and_1_dp', 'Nearer: 1 move and 1 DP', ('@qrs 122',), '', ('become', 'move', '', 'time')),
    ('change_formation', 'effect', 'nearer_1_move_and_1_dp', 'Nearer: 1 move and 1 DP', ('@qrs 122',), '', ('change', 'number', '', 'dp')),
    ('free_passage', 'case', 'through_guns', 'through guns', ('@qrs 124',), '', ('text',)),
    ('free_passage', 'case', 'neither_in_rout_and_the_one_passed_through_stood_still_and_held_its_fire', 'neither in rout, and the one passed through stood still and held its fire', ('@qrs 124',), '', ('text',)),
    ('pass_lines', 'line', 'unless_without_penalty_1_dp_on_the_one_that_passes_if_formed', 'Unless without penalty: 1 DP on the one that passes, if formed', ('@qrs 124',), '', ('text',)),
    ('pass_lines', 'effect', 'unless_without_penalty_1_dp_on_the_one_that_passes_if_formed', 'Unless without penalty: 1 DP on the one that passes, if formed', ('@qrs 124',), '', ('change', 'number', '', 'dp')),
    ('pass_lines', 'line', 'likewise_1_dp_on_the_one_passed_through_if_formed', 'Likewise 1 DP on the one passed through, if formed', ('@qrs 124',), '', ('text',)),
    ('pass_lines', 'effect', 'likewise_1_dp_on_the_one_passed_through_if_formed', 'Likewise 1 DP on the one passed through, if formed', ('@qrs 124',), '', ('change', 'number', 'friend ', 'dp')),
    ('pass_gap', 'line', 'within_120_yd_of_enemy_1_dp', 'Within 120 yd of enemy: 1 DP', ('@qrs 126',), '', ('text',)),
    ('pass_gap', 'effect', 'within_120_yd_of_enemy_1_dp', 'Within 120 yd of enemy: 1 DP', ('@qrs 126',), '', ('change', 'number', '', 'dp')),
    ('pass_gap', 'line', 'foot_1_2_of_its_move', 'Foot: 1/2 of its move', ('@qrs 126',), '', ('text',)),
    ('pass_gap', 'effect', 'foot_1_2_of_its_move', 'Foot: 1/2 of its move', ('@qrs 126',), '', ('become', 'move', '', 'speed')),
    ('road_move', 'verdict', 'in_march_column_along_a_road', 'In march column, along a road', ('@qrs 42',), '', ('text',)),
    ('road_move', 'verdict', '', '', ('@qrs 42',), '', ('text',)),
    ('road_move', 'modifier', 'at_half_speed', 'At half speed', ('@qrs 106, 126',), '', ('text',)),
    ('road_move', 'modifier', 'beyond_120_yd_of_enemy', 'Beyond 120 yd of enemy', ('@qrs 44',), '', ('text',)),
    ('road_move', 'line', 'rough_terrain_counts_for_nothing_on_it', 'Rough terrain counts for nothing on it', ('@qrs 42',), '', ('text',)),
    ('evade', 'line', 'a_fast_move', 'A fast move', ('@qrs 17, 34',), '', ('text',)),
    ('evade', 'effect', 'a_fast_move', 'A fast move', ('@qrs 17, 34',), '', ('become', 'member', '', 'doing')),
    ('evade', 'line', '', '', ('@qrs 17, 34',), '', ('text',)),
    ('evade', 'take', '', '', ('@qrs 17, 34',), '', ('text',)),
    ('charge', 'line', 'moves_into_contact', 'Moves into contact', ('@qrs 17',), '', ('text',)),
    ('charge', 'effect', 'moves_into_contact', 'Moves into contact', ('@qrs 17',), '', ('become', 'yesno', '', 'charging')),
    ('redress', 'verdict', 'without_dps', 'Without DPs', ('@qrs 20',), '', ('text',)),
    ('band', 'row', 'ranges', 'Ranges', ('@qrs 133',), '', ('column', 'length', 'member')),
    ('band', 'row', 'ranges', 'Ranges', ('@qrs 134',), '', ('column', 'length', 'member')),
    ('band', 'row', 'ranges', 'Ranges', ('@qrs 135',), '', ('column', 'length', 'member')),
    ('band', 'row', 'ranges', 'Ranges', ('@qrs 136',), '', ('column', 'length', 'member')),
    ('small_arms', 'verdict', 'guns_and_units_without_firearms', 'Guns, and units without firearms', ('@qrs 9',), '', ('text',)),
    ('small_arms', 'verdict', 'out_of_range', 'Out of range', ('@qrs 135, 136',), '', ('text',)),
    ('small_arms', 'verdict', '', '', ('@qrs 138-144',), '', ('text',)),
    ('small_arms', 'modifier', 'each_tercio_stand', 'each tercio stand', ('@qrs 138',), '', ('signed', 'number')),
    ('small_arms', 'modifier', 'each_tercio_stand', 'each tercio stand', ('@qrs 138',), '', ('text',)),
    ('small_arms', 'modifier', 'each_other_stand', 'each other stand', ('@qrs 138',), '', ('signed', 'number')),
    ('small_arms', 'modifier', 'each_other_stand', 'each other stand', ('@qrs 138',), '', ('text',)),
    ('small_arms', 'modifier', 'each_dp_of_the_shooters', 'each DP of the shooters', ('@qrs 140',), '', ('signed', 'number')),
    ('small_arms', 'modifier', '', '', ('@qrs 138-144',), '', ('bound', 'number', 'at least')),
    ('small_arms', 'modifier', 'target_in_fortifications', 'target in fortifications', ('@qrs 142',), '', ('text',)),
    ('small_arms', 'roll', '', '', ('@qrs 138',), '', ('rolled',)),
    ('small_arms', 'each', '1_dp', '1 DP', ('@qrs 144',), '', ('shown',)),
    ('small_arms', 'effect', '1_dp', '1 DP', ('@qrs 144',), '', ('change', 'number', 'target ', 'dp')),
    ('artillery', 'verdict', 'abandoned', 'Abandoned', ('@qrs 197-199',), '', ('text',)),
    ('artillery', 'verdict', 'out_of_range', 'Out of range', ('@qrs 133, 134',), '', ('text',)),
    ('artillery', 'verdict', '', '', ('@qrs 146-155',), '', ('text',)),
    ('artillery', 'roll', 'for_each_gun_by_itself', 'for each gun by itself', ('@qrs 146',), '', ('rolled',)),
    ('artillery', 'modifier', 'target_and_range_as_before', 'Target and range as before', ('@qrs 148',), '', ('signed', 'number')),
    ('artillery', 'modifier', 'target_and_range_as_before', 'Target and range as before', ('@qrs 148',), '', ('text',)),
    ('artillery', 'modifier', 'new_target', 'New target', ('@qrs 148',), '', ('signed', 'number')),
    ('artillery', 'modifier', 'new_target', 'New target', ('@qrs 148',), '', ('text',)),
    ('artillery', 'modifier', 'in_column_or_enfiladed', 'In column, or enfiladed', ('@qrs 149',), '', ('signed', 'number')),
    ('artillery', 'modifier', 'in_column_or_enfiladed', 'In column, or enfiladed', ('@qrs 149',), '', ('text',)),
    ('artillery', 'modifier', 'each_dp', 'Each DP', ('@qrs 149',), '', ('signed', 'number')),
    ('artillery', 'modifier', 'beyond_effective_range', 'Beyond effective range', ('@qrs 150',), '', ('signed', 'number')),
    ('artillery', 'modifier', 'beyond_effective_range', 'Beyond effective range', ('@qrs 150',), '', ('text',)),
    ('artillery', 'modifier', 'target_in_fortification', 'Target in fortification', ('@qrs 150',), '', ('signed', 'number')),
    ('artillery', 'modifier', 'target_in_fortification', 'Target in fortification', ('@qrs 150',), '', ('text',)),
    ('artillery', 'modifier', 'gun', 'Gun', ('@qrs 151',), '', ('by', 'number', 'heavy_gun')),
    ('artillery', 'modifier', 'gun', 'Gun', ('@qrs 151',), '', ('by', 'number', 'light_gun')),
    ('artillery', 'modifier', 'gun', 'Gun', ('@qrs 151',), '', ('text',)),
    ('artillery', 'row', 'artillery_dps', 'Artillery results', ('@qrs 153',), '', ('cell', 'number', (('band', 'member'), ('total', 'number')))),
    ('artillery', 'row', 'artillery_dps', 'Artillery results', ('@qrs 155',), '', ('cell', 'number', (('band', 'member'), ('total', 'number')))),
    ('artillery', 'line', 'dps_on_the_target', 'DPs on the target', ('@qrs 153, 155',), '', ('text',)),
    ('artillery', 'effect', 'dps_on_the_target', 'DPs on the target', ('@qrs 153, 155',), '', ('change', 'number', 'target ', 'dp')),
)
_RULINGS: dict[str, str] = {
    'ride_through_dice': 'A ride-through rolls the dice of a cavalry move: 2 AvD, with the D6 for a third',
    'stands_that_count': 'Numbers are the stands in contact',
    'similar_types': 'Similar types are cavalry and cavalry, or infantry and infantry',
    'open_ends': 'Breakthrough is a margin of 7 or more, Break one of -8 or less',
    'odds_between': 'Odds between two that are printed count as the lower',
    'victory_over_unformed': 'At Victory cavalry *ride through* unformed infantry, and only formed infantry sends them back',
    'charge_in_control': "In control, charging is last turn's charge without contact",
    'behind_what': 'The 60 yd behind are those to the unit in front',
    'both_a': 'A1 and A2 are equal in grade',
    'still_and_silent': 'It is the one that stood still that must not have fired',
    'up_to_three': 'A unit with 2 DPs that would have 2 more has 3',
    'move_is_spent': 'What manoeuvres take of a move adds up, to 1 move and no more',
    'rough_six': 'In rough terrain a 6 costs a unit in line 1 DP in all',
    'what_is_doubled': 'Moves by road and of leaders are doubled as others are, a side-step is not',
    'every_die': 'Each die that shows the face costs its DP',
    'average_die': 'The average die shows 2, 3, 3, 4, 4, 5',
    'formed_and_column': 'Formed is whatever is not unformed, and the only column is the march column',
    'dps_of_the_gun': 'DPs against artillery are those on the gun',
    'first_fire': 'A first fire is neither at the target of before nor at a new one',
    'dps_before_halving': 'The dice for DPs come off before the rest is halved',
}
