"""Honours of War: resolvers.

Made by rulec from rules/honours_of_war; not to be edited. @qrs is honours-of-war-qrs
"""

# fmt: off
# ruff: noqa: ARG001, ARG002, E501, F841, F842, FURB136, PERF401, RUF012, RUF100, SIM102, SIM108, SIM114
from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from math import ceil, floor

_UNIT = 'cm'


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


class Rating(_Word):
    """class, best first. @qrs 55, 56, 90-92"""

    superior = 'superior'
    standard = 'standard'
    inferior = 'inferior'


class Arm(_Word):
    """arm. @qrs 30-36, 90-99"""

    close_order = 'close_order'  # close order infantry
    light_infantry = 'light_infantry'  # light infantry
    cavalry = 'cavalry'
    field_artillery = 'field_artillery'  # field artillery
    horse_artillery = 'horse_artillery'  # horse artillery
    transport = 'transport'
    is_infantry: bool
    is_artillery: bool


ARM_INFANTRY = frozenset((Arm.close_order, Arm.light_infantry,))
ARM_ARTILLERY = frozenset((Arm.field_artillery, Arm.horse_artillery,))
for _arm in Arm:
    _arm.is_infantry = _arm in ARM_INFANTRY
    _arm.is_artillery = _arm in ARM_ARTILLERY


class Weapon(_Word):
    """weapon. @qrs 70-73, 77-80"""

    muskets_with_guns = 'muskets_with_guns'  # muskets plus battalion guns
    muskets = 'muskets'  # muskets only
    rifles = 'rifles'
    carbines = 'carbines'
    light_guns = 'light_guns'  # light guns
    medium_guns = 'medium_guns'  # medium guns
    heavy_guns = 'heavy_guns'  # heavy guns
    howitzers = 'howitzers'
    is_small_arms: bool
    is_guns: bool


# small arms
WEAPON_SMALL_ARMS = frozenset((Weapon.muskets_with_guns, Weapon.muskets, Weapon.rifles, Weapon.carbines,))
WEAPON_GUNS = frozenset((Weapon.light_guns, Weapon.medium_guns, Weapon.heavy_guns, Weapon.howitzers,))
for _weapon in Weapon:
    _weapon.is_small_arms = _weapon in WEAPON_SMALL_ARMS
    _weapon.is_guns = _weapon in WEAPON_GUNS


class Style(_Word):
    """style of command. @qrs 15"""

    dithering = 'dithering'
    dependable = 'dependable'
    dashing = 'dashing'


class Performance(_Word):
    """command performance. @qrs 16-21"""

    feeble = 'feeble'
    poor = 'poor'
    steady = 'steady'
    admirable = 'admirable'
    inspiring = 'inspiring'


class Ground(_Word):
    """ground the shot crosses. @qrs 149"""

    level_open = 'level_open'  # level and open
    uneven = 'uneven'  # neither level and open nor with obstacles
    obstacles = 'obstacles'


class Size(_Word):
    """One of small, normal, large."""

    small = 'small'
    normal = 'normal'
    large = 'large'


class Formation(_Word):
    """One of line, march_column."""

    line = 'line'
    march_column = 'march_column'


class Marker(_Word):
    """One of plain, red."""

    plain = 'plain'
    red = 'red'


class Way(_Word):
    """One of front, rear, flank."""

    front = 'front'
    rear = 'rear'
    flank = 'flank'


class AttackedOn(_Word):
    """One of front, flank, rear."""

    front = 'front'
    flank = 'flank'
    rear = 'rear'


class Cover(_Word):
    """One of open, light, heavy."""

    open = 'open'
    light = 'light'
    heavy = 'heavy'


class Position(_Word):
    """One of open, bua, entrenchments."""

    open = 'open'
    bua = 'bua'
    entrenchments = 'entrenchments'


class Weather(_Word):
    """One of fair, bad."""

    fair = 'fair'
    bad = 'bad'


# ---------------------------------------------------------------- records


@dataclass(frozen=True, slots=True, init=False, eq=False, repr=False)
class Unit(_Record):
    """unit; also as enemy, target.

    A fact that no rule asks for need not be given.
    """

    arm: Arm
    class_: Rating
    weapon: Weapon
    size: Size  # small, normal, large
    formation: Formation  # line, march_column
    formed: bool  # in formed order: yes or no
    limbered: bool  # yes or no
    ranks: int  # ranks deep: 1 to 3 (assumed: the sheet speaks only of 2 deep)
    frontage: Number  # 1 cm to 40 cm (assumed: the sheet sets no most)
    flank_cost: Number  # what its army deducts for moves to flank or rear: 0 moves to 1 move by 1/2 move
    change_cost: Number  # what its army takes to change formation or unlimber: 0 moves to 1 move by 1/2 move
    hits: int  # 0 to 12 (assumed: the sheet sets no most; 5 finish a unit)
    marker: Marker  # hit marker: plain, red
    reforming: bool  # yes or no, normally no
    to_reform: bool  # has yet to reform: yes or no, normally no
    done_for: bool  # done for: yes or no
    removed: bool  # taken off the table: yes or no
    initiative: bool  # has initiative: yes or no
    time: Number  # time taken: 0 moves to 1 move by 1/2 move
    moved: Number  # distance moved: 0 cm to 80 cm (assumed: two of the longest normal moves)
    on_road: bool  # on a road: yes or no
    way: Way  # way the guns are moved: front, rear, flank
    charging: bool  # yes or no
    counter_charges: bool  # counter-charges: yes or no
    attacked_on: AttackedOn  # side it is attacked on: front, flank, rear
    commander_distance: Number  # distance from its commander: 0 cm to 200 cm (assumed: a table's length)
    general_distance: Number  # distance from the commanding general: 0 cm to 200 cm (assumed: a table's length)
    general_picks: int  # units the commanding general has rallied this turn: 0 to 1, normally 0
    nearest_enemy: Number  # distance from enemy units: 0 cm to 200 cm (assumed: a table's length)
    range_: Number  # range to the target: 0 cm to 200 cm (assumed: a table's length; the longest range printed is 150 cm)
    cover: Cover  # open, light, heavy
    position: Position  # open, bua, entrenchments
    height: int  # level it stands on: 0 to 3 (assumed: the sheet speaks only of uphill)
    strikes: AttackedOn  # side of the target it fires on: front, flank, rear
    fire_directions: int  # directions fired in: 1 to 4 (assumed: a built-up area has four sides)
    outside_zone: Number  # frontage outside the firing zone: 0 cm to 40 cm (assumed: no more than the frontage)
    behind_terrain: Number  # frontage obscured by terrain: 0 cm to 40 cm (assumed: no more than the frontage)
    behind_friends: Number  # frontage obscured by friends: 0 cm to 40 cm (assumed: no more than the frontage)
    behind_first: Number  # distance behind the first target's front edge: 0 cm to 100 cm (assumed: the sheet sets 30 cm)
    on_centre_line: bool  # on the line through the first target's centre: yes or no
    ground: Ground  # ground the shot crosses
    weather: Weather  # fair, bad
    grazed: bool  # reached by grazing fire: yes or no
    supports: int  # supporting units: 0 to 4 (assumed: the sheet counts 2 and sets no most)
    fight_directions: int  # directions fought in: 1 to 4 (assumed: a built-up area has four sides)

    def __init__(
        self,
        *,
        arm: Arm = _NOT_GIVEN,
        class_: Rating = _NOT_GIVEN,
        weapon: Weapon = _NOT_GIVEN,
        size: Size = _NOT_GIVEN,
        formation: Formation = _NOT_GIVEN,
        formed: bool = _NOT_GIVEN,
        limbered: bool = _NOT_GIVEN,
        ranks: int = _NOT_GIVEN,
        frontage: Number = _NOT_GIVEN,
        flank_cost: Number = _NOT_GIVEN,
        change_cost: Number = _NOT_GIVEN,
        hits: int = _NOT_GIVEN,
        marker: Marker = _NOT_GIVEN,
        reforming: bool = _NOT_GIVEN,
        to_reform: bool = _NOT_GIVEN,
        done_for: bool = _NOT_GIVEN,
        removed: bool = _NOT_GIVEN,
        initiative: bool = _NOT_GIVEN,
        time: Number = _NOT_GIVEN,
        moved: Number = _NOT_GIVEN,
        on_road: bool = _NOT_GIVEN,
        way: Way = _NOT_GIVEN,
        charging: bool = _NOT_GIVEN,
        counter_charges: bool = _NOT_GIVEN,
        attacked_on: AttackedOn = _NOT_GIVEN,
        commander_distance: Number = _NOT_GIVEN,
        general_distance: Number = _NOT_GIVEN,
        general_picks: int = _NOT_GIVEN,
        nearest_enemy: Number = _NOT_GIVEN,
        range_: Number = _NOT_GIVEN,
        cover: Cover = _NOT_GIVEN,
        position: Position = _NOT_GIVEN,
        height: int = _NOT_GIVEN,
        strikes: AttackedOn = _NOT_GIVEN,
        fire_directions: int = _NOT_GIVEN,
        outside_zone: Number = _NOT_GIVEN,
        behind_terrain: Number = _NOT_GIVEN,
        behind_friends: Number = _NOT_GIVEN,
        behind_first: Number = _NOT_GIVEN,
        on_centre_line: bool = _NOT_GIVEN,
        ground: Ground = _NOT_GIVEN,
        weather: Weather = _NOT_GIVEN,
        grazed: bool = _NOT_GIVEN,
        supports: int = _NOT_GIVEN,
        fight_directions: int = _NOT_GIVEN,
    ) -> None:
        self._settle(
            (
                arm,
                class_,
                weapon,
                size,
                formation,
                formed,
                limbered,
                ranks,
                frontage,
                flank_cost,
                change_cost,
                hits,
                marker,
                reforming,
                to_reform,
                done_for,
                removed,
                initiative,
                time,
                moved,
                on_road,
                way,
                charging,
                counter_charges,
                attacked_on,
                commander_distance,
                general_distance,
                general_picks,
                nearest_enemy,
                range_,
                cover,
                position,
                height,
                strikes,
                fire_directions,
                outside_zone,
                behind_terrain,
                behind_friends,
                behind_first,
                on_centre_line,
                ground,
                weather,
                grazed,
                supports,
                fight_directions,
            )
        )

    def _legal(self, known: Set[str], role: str) -> None:
        """What cannot occur."""
        if (
            known >= {'arm', 'charging'}
            and ((self.arm.is_artillery or self.arm is _arm_transport) and self.charging)
        ):
            raise IllegalState(role + ': it cannot be that arm is artillery/transport and charging', ('@qrs 41',))
        if known >= {'arm', 'weapon'} and (self.arm.is_artillery and self.weapon.is_small_arms):
            raise IllegalState(
                role + ': it cannot be that arm is artillery and weapon is small_arms',
                ('@qrs 75-80',)
            )
        if known >= {'arm', 'weapon'} and (self.weapon.is_guns and not self.arm.is_artillery):
            raise IllegalState(role + ': it cannot be that weapon is guns unless arm is artillery', ('@qrs 75-80',))
        if known >= {'arm', 'limbered'} and (self.limbered and not self.arm.is_artillery):
            raise IllegalState(role + ': it cannot be that limbered unless arm is artillery', ('@qrs 33',))
        if known >= {'frontage', 'outside_zone'} and self.outside_zone > self.frontage:
            raise IllegalState(role + ': it cannot be that outside_zone more than frontage', ('@qrs 142',))
        if known >= {'behind_terrain', 'frontage'} and self.behind_terrain > self.frontage:
            raise IllegalState(role + ': it cannot be that behind_terrain more than frontage', ('@qrs 142',))
        if known >= {'behind_friends', 'frontage'} and self.behind_friends > self.frontage:
            raise IllegalState(role + ': it cannot be that behind_friends more than frontage', ('@qrs 143',))


Unit._record = 'unit'
Unit._facts = {
    'arm': ('arm', 'member', Arm, None, None, None, None),
    'class_': ('class', 'member', Rating, None, None, None, None),
    'weapon': ('weapon', 'member', Weapon, None, None, None, None),
    'size': ('size', 'member', Size, None, None, None, None),
    'formation': ('formation', 'member', Formation, None, None, None, None),
    'formed': ('formed', 'yesno', None, None, None, None, None),
    'limbered': ('limbered', 'yesno', None, None, None, None, None),
    'ranks': ('ranks', 'number', None, 1, 3, 1, None),
    'frontage': ('frontage', 'length', None, 1, 40, None, None),
    'flank_cost': ('flank_cost', 'move', None, 0, 1, Fraction(1, 2), None),
    'change_cost': ('change_cost', 'move', None, 0, 1, Fraction(1, 2), None),
    'hits': ('hits', 'number', None, 0, 12, 1, None),
    'marker': ('marker', 'member', Marker, None, None, None, None),
    'reforming': ('reforming', 'yesno', None, None, None, None, False),
    'to_reform': ('to_reform', 'yesno', None, None, None, None, False),
    'done_for': ('done_for', 'yesno', None, None, None, None, None),
    'removed': ('removed', 'yesno', None, None, None, None, None),
    'initiative': ('initiative', 'yesno', None, None, None, None, None),
    'time': ('time', 'move', None, 0, 1, Fraction(1, 2), None),
    'moved': ('moved', 'length', None, 0, 80, None, None),
    'on_road': ('on_road', 'yesno', None, None, None, None, None),
    'way': ('way', 'member', Way, None, None, None, None),
    'charging': ('charging', 'yesno', None, None, None, None, None),
    'counter_charges': ('counter_charges', 'yesno', None, None, None, None, None),
    'attacked_on': ('attacked_on', 'member', AttackedOn, None, None, None, None),
    'commander_distance': ('commander_distance', 'length', None, 0, 200, None, None),
    'general_distance': ('general_distance', 'length', None, 0, 200, None, None),
    'general_picks': ('general_picks', 'number', None, 0, 1, 1, 0),
    'nearest_enemy': ('nearest_enemy', 'length', None, 0, 200, None, None),
    'range_': ('range', 'length', None, 0, 200, None, None),
    'cover': ('cover', 'member', Cover, None, None, None, None),
    'position': ('position', 'member', Position, None, None, None, None),
    'height': ('height', 'number', None, 0, 3, 1, None),
    'strikes': ('strikes', 'member', AttackedOn, None, None, None, None),
    'fire_directions': ('fire_directions', 'number', None, 1, 4, 1, None),
    'outside_zone': ('outside_zone', 'length', None, 0, 40, None, None),
    'behind_terrain': ('behind_terrain', 'length', None, 0, 40, None, None),
    'behind_friends': ('behind_friends', 'length', None, 0, 40, None, None),
    'behind_first': ('behind_first', 'length', None, 0, 100, None, None),
    'on_centre_line': ('on_centre_line', 'yesno', None, None, None, None, None),
    'ground': ('ground', 'member', Ground, None, None, None, None),
    'weather': ('weather', 'member', Weather, None, None, None, None),
    'grazed': ('grazed', 'yesno', None, None, None, None, None),
    'supports': ('supports', 'number', None, 0, 4, 1, None),
    'fight_directions': ('fight_directions', 'number', None, 1, 4, 1, None),
}


@dataclass(frozen=True, slots=True, init=False, eq=False, repr=False)
class Commander(_Record):
    """command figure.

    A fact that no rule asks for need not be given.
    """

    style: Style
    performance: Performance

    def __init__(
        self,
        *,
        style: Style = _NOT_GIVEN,
        performance: Performance = _NOT_GIVEN,
    ) -> None:
        self._settle((style, performance,))


Commander._record = 'commander'
Commander._facts = {
    'style': ('style', 'member', Style, None, None, None, None),
    'performance': ('performance', 'member', Performance, None, None, None, None),
}


# ---------------------------------------------------------------- constants


_arm_transport = Arm.transport
_1_2 = Fraction(1, 2)
_arm_close_order = Arm.close_order
_formation_line = Formation.line
_formation_march_column = Formation.march_column
_arm_light_infantry = Arm.light_infantry
_arm_cavalry = Arm.cavalry
_arm_field_artillery = Arm.field_artillery
_arm_horse_artillery = Arm.horse_artillery
_d6 = (1, 2, 3, 4, 5, 6)
_d6_faces = frozenset(_d6)
_rating_superior = Rating.superior
_rating_standard = Rating.standard
_rating_inferior = Rating.inferior
_counter_charge_rating = {_rating_superior: 1, _rating_standard: 0, _rating_inferior: -1}
_attackedon_flank = AttackedOn.flank
_attackedon_rear = AttackedOn.rear
_attackedon_front = AttackedOn.front
_performance_feeble = Performance.feeble
_performance_poor = Performance.poor
_performance_steady = Performance.steady
_performance_admirable = Performance.admirable
_performance_inspiring = Performance.inspiring
_avd = (2, 3, 3, 4, 4, 5)
_avd_faces = frozenset(_avd)
_weapon_howitzers = Weapon.howitzers
_cover_open = Cover.open
_cover_light = Cover.light
_cover_heavy = Cover.heavy
_fire_cover = {_cover_open: 0, _cover_light: -1, _cover_heavy: -2}
_fire_rating = {_rating_superior: -1, _rating_standard: 0, _rating_inferior: 1}
_position_bua = Position.bua
_size_small = Size.small
_size_normal = Size.normal
_size_large = Size.large
_fire_size = {_size_small: -1, _size_normal: 0, _size_large: 1}
_weapon_heavy_guns = Weapon.heavy_guns
_position_entrenchments = Position.entrenchments
_ground_obstacles = Ground.obstacles
_weather_bad = Weather.bad
_ground_level_open = Ground.level_open
_marker_plain = Marker.plain
_marker_red = Marker.red
_style_dithering = Style.dithering
_style_dependable = Style.dependable
_style_dashing = Style.dashing
_way_front = Way.front
_way_flank = Way.flank
_weapon_light_guns = Weapon.light_guns
_weapon_medium_guns = Weapon.medium_guns
_way_rear = Way.rear
_weapon_muskets_with_guns = Weapon.muskets_with_guns
_weapon_muskets = Weapon.muskets
_weapon_rifles = Weapon.rifles
_weapon_carbines = Weapon.carbines


# ---------------------------------------------------------------- tables


_performances_cells: tuple[Performance, ...] = (
    _performance_feeble,
    _performance_poor,
    _performance_steady,
    _performance_poor,
    _performance_steady,
    _performance_steady,
    _performance_steady,
    _performance_steady,
    _performance_steady,
    _performance_steady,
    _performance_steady,
    _performance_steady,
    _performance_steady,
    _performance_steady,
    _performance_admirable,
    _performance_steady,
    _performance_admirable,
    _performance_inspiring,
)
_performances_headings: tuple[Style | None, ...] = (_style_dithering, _style_dependable, _style_dashing, None)


def _performances_row(total_: Number | None) -> int:
    """The row of performances."""
    if total_ is not None and total_ == 1:
        return 0
    if total_ is not None and total_ == 2:
        return 1
    if total_ is not None and total_ == 3:
        return 2
    if total_ is not None and total_ == 4:
        return 3
    if total_ is not None and total_ == 5:
        return 4
    if total_ is not None and total_ == 6:
        return 5
    raise NoRule(
        'Command performance, by the throw has no row for ' + f"total {_say(total_, 'number')}",
        ('@qrs 14-21',)
    )


def _performances_place(total_: Number | None, style_: Style | None) -> int:
    """The place of a cell in performances, counted row by row."""
    row = _performances_row(total_) * 3
    if style_ is _style_dithering:
        return row + 0
    if style_ is _style_dependable:
        return row + 1
    if style_ is _style_dashing:
        return row + 2
    raise NoRule(
        'Command performance, by the throw has no column for ' + f"total {_say(total_, 'number')}, style {_say(style_, 'member')}",
        ('@qrs 14-21',)
    )


_hit_table_cells: tuple[int, ...] = (
    0,
    1,
    2,
    2,
    3,
    4,
    4,
    0,
    1,
    1,
    2,
    3,
    3,
    4,
    0,
    0,
    1,
    2,
    2,
    3,
    3,
    0,
    0,
    1,
    2,
    2,
    3,
    3,
    0,
    0,
    1,
    1,
    2,
    2,
    3,
    0,
    0,
    1,
    1,
    1,
    2,
    2,
    0,
    0,
    0,
    1,
    1,
    2,
    2,
    0,
    0,
    0,
    0,
    1,
    1,
    2,
    0,
    1,
    2,
    2,
    3,
    3,
    4,
    0,
    0,
    1,
    2,
    2,
    3,
    4,
    0,
    0,
    0,
    1,
    2,
    2,
    3,
)
_hit_table_headings: tuple[int | None, ...] = (None, 1, 2, 3, 4, 5, None, None)


def _hit_table_row(class_: Rating | None, arm_: Arm | None) -> int:
    """The row of hit_table."""
    if class_ is _rating_superior and arm_ is _arm_close_order:
        return 0
    if class_ is _rating_standard and arm_ is _arm_close_order:
        return 1
    if class_ is _rating_inferior and arm_ is _arm_close_order:
        return 2
    if class_ is _rating_standard and arm_ is _arm_light_infantry:
        return 3
    if class_ is _rating_inferior and arm_ is _arm_light_infantry:
        return 4
    if class_ is _rating_superior and arm_ is not None and arm_.is_artillery:
        return 5
    if class_ is _rating_standard and arm_ is not None and arm_.is_artillery:
        return 6
    if class_ is _rating_inferior and arm_ is not None and arm_.is_artillery:
        return 7
    if class_ is _rating_superior and arm_ is _arm_cavalry:
        return 8
    if class_ is _rating_standard and arm_ is _arm_cavalry:
        return 9
    if class_ is _rating_inferior and arm_ is _arm_cavalry:
        return 10
    raise NoRule(
        'The hit table, by modified throw has no row for ' + f"class {_say(class_, 'member')}, arm {_say(arm_, 'member')}",
        ('@qrs 88-99',)
    )


def _hit_table_place(class_: Rating | None, arm_: Arm | None, total_: Number | None) -> int:
    """The place of a cell in hit_table, counted row by row."""
    row = _hit_table_row(class_, arm_) * 7
    if total_ is not None and total_ <= 0:
        return row + 0
    if total_ is not None and total_ == 1:
        return row + 1
    if total_ is not None and total_ == 2:
        return row + 2
    if total_ is not None and total_ == 3:
        return row + 3
    if total_ is not None and total_ == 4:
        return row + 4
    if total_ is not None and total_ == 5:
        return row + 5
    if total_ is not None and total_ >= 6:
        return row + 6
    raise NoRule(
        'The hit table, by modified throw has no column for ' + f"class {_say(class_, 'member')}, arm {_say(arm_, 'member')}, total {_say(total_, 'number')}",
        ('@qrs 88-99',)
    )


_manhandling_cells: tuple[int | None, ...] = (15, 10, 10, 5, 5, None,)
_manhandling_headings: tuple[Way | None, ...] = (_way_front, _way_flank, None)


def _manhandling_row(weapon_: Weapon | None) -> int:
    """The row of manhandling."""
    if weapon_ is _weapon_light_guns:
        return 0
    if weapon_ is _weapon_medium_guns:
        return 1
    if weapon_ is _weapon_heavy_guns:
        return 2
    raise NoRule('Guns moved by hand has no row for ' + f"weapon {_say(weapon_, 'member')}", ('@qrs 34',))


def _manhandling_place(weapon_: Weapon | None, way_: Way | None) -> int:
    """The place of a cell in manhandling, counted row by row."""
    row = _manhandling_row(weapon_) * 2
    if way_ is _way_front or way_ is _way_rear:
        return row + 0
    if way_ is _way_flank:
        return row + 1
    raise NoRule(
        'Guns moved by hand has no column for ' + f"weapon {_say(weapon_, 'member')}, way {_say(way_, 'member')}",
        ('@qrs 34',)
    )


_rally_hits_cells: tuple[int, ...] = (1, 2, 0, 1,)
_rally_hits_headings: tuple[int | Range | None, ...] = (Range(30, 60), None, None)


def _rally_hits_row(class_: Rating | None) -> int:
    """The row of rally_hits."""
    if class_ is _rating_superior or class_ is _rating_standard:
        return 0
    if class_ is _rating_inferior:
        return 1
    raise NoRule('Hits rallied off has no row for ' + f"class {_say(class_, 'member')}", ('@qrs 53-56',))


def _rally_hits_place(class_: Rating | None, nearest_enemy_: Number | None) -> int:
    """The place of a cell in rally_hits, counted row by row."""
    row = _rally_hits_row(class_) * 2
    if nearest_enemy_ is not None and 30 <= nearest_enemy_ <= 60:
        return row + 0
    if nearest_enemy_ is not None and nearest_enemy_ > 60:
        return row + 1
    raise NoRule(
        'Hits rallied off has no column for ' + f"class {_say(class_, 'member')}, nearest_enemy {_say(nearest_enemy_, 'length')}",
        ('@qrs 53-56',)
    )


_infantry_ranges_cells: tuple[int | Range, ...] = (
    Range(0, 10),
    Range(10, 30),
    Range(0, 10),
    Range(10, 20),
    Range(0, 15),
    Range(15, 30),
    Range(0, 8),
    Range(8, 15),
)
_infantry_ranges_headings: tuple[str | None, ...] = ('short', 'long', None)


def _infantry_ranges_row(weapon_: Weapon | None) -> int:
    """The row of infantry_ranges."""
    if weapon_ is _weapon_muskets_with_guns:
        return 0
    if weapon_ is _weapon_muskets:
        return 1
    if weapon_ is _weapon_rifles:
        return 2
    if weapon_ is _weapon_carbines:
        return 3
    raise NoRule('Infantry ranges has no row for ' + f"weapon {_say(weapon_, 'member')}", ('@qrs 68-73',))


def _infantry_ranges_place(weapon_: Weapon | None, band_: str | None) -> int:
    """The place of a cell in infantry_ranges, counted row by row."""
    row = _infantry_ranges_row(weapon_) * 2
    if band_ == 'short':
        return row + 0
    if band_ == 'long':
        return row + 1
    raise NoRule(
        'Infantry ranges has no column for ' + f"weapon {_say(weapon_, 'member')}, band {_say(band_, 'member')}",
        ('@qrs 68-73',)
    )


def _infantry_ranges_first(row: int, of: Number | None) -> int:
    """The first column of infantry_ranges whose cell holds it."""
    if of is None:
        return -1
    if row == 0:
        if 0 <= of <= 10:
            return 0
        if 10 <= of <= 30:
            return 1
        return -1
    if row == 1:
        if 0 <= of <= 10:
            return 0
        if 10 <= of <= 20:
            return 1
        return -1
    if row == 2:
        if 0 <= of <= 15:
            return 0
        if 15 <= of <= 30:
            return 1
        return -1
    if 0 <= of <= 8:
        return 0
    if 8 <= of <= 15:
        return 1
    return -1


_artillery_ranges_cells: tuple[int | Range, ...] = (
    Range(0, 30),
    Range(30, 50),
    Range(50, 70),
    Range(0, 40),
    Range(40, 80),
    Range(80, 120),
    Range(0, 50),
    Range(50, 100),
    Range(100, 150),
    Range(0, 40),
    Range(40, 70),
    Range(70, 100),
)
_artillery_ranges_headings: tuple[str | None, ...] = ('canister', 'effective', 'long', None)


def _artillery_ranges_row(weapon_: Weapon | None) -> int:
    """The row of artillery_ranges."""
    if weapon_ is _weapon_light_guns:
        return 0
    if weapon_ is _weapon_medium_guns:
        return 1
    if weapon_ is _weapon_heavy_guns:
        return 2
    if weapon_ is _weapon_howitzers:
        return 3
    raise NoRule('Artillery ranges has no row for ' + f"weapon {_say(weapon_, 'member')}", ('@qrs 75-80',))


def _artillery_ranges_place(weapon_: Weapon | None, band_: str | None) -> int:
    """The place of a cell in artillery_ranges, counted row by row."""
    row = _artillery_ranges_row(weapon_) * 3
    if band_ == 'canister':
        return row + 0
    if band_ == 'effective':
        return row + 1
    if band_ == 'long':
        return row + 2
    raise NoRule(
        'Artillery ranges has no column for ' + f"weapon {_say(weapon_, 'member')}, band {_say(band_, 'member')}",
        ('@qrs 75-80',)
    )


def _artillery_ranges_first(row: int, of: Number | None) -> int:
    """The first column of artillery_ranges whose cell holds it."""
    if of is None:
        return -1
    if row == 0:
        if 0 <= of <= 30:
            return 0
        if 30 <= of <= 50:
            return 1
        if 50 <= of <= 70:
            return 2
        return -1
    if row == 1:
        if 0 <= of <= 40:
            return 0
        if 40 <= of <= 80:
            return 1
        if 80 <= of <= 120:
            return 2
        return -1
    if row == 2:
        if 0 <= of <= 50:
            return 0
        if 50 <= of <= 100:
            return 1
        if 100 <= of <= 150:
            return 2
        return -1
    if 0 <= of <= 40:
        return 0
    if 40 <= of <= 70:
        return 1
    if 70 <= of <= 100:
        return 2
    return -1


# ---------------------------------------------------------------- values and tests that others use


def _normal_move(unit: Any, unit_name: str) -> int | None:
    unit_normal_move: int | None
    unit_arm = unit.arm
    if unit_arm is _arm_close_order and unit.formation is _formation_line:
        # close order infantry in line @qrs 30
        unit_normal_move = 20
    elif unit_arm is _arm_close_order and unit.formation is _formation_march_column:
        # close order infantry in march column @qrs 30
        unit_normal_move = 25
    elif unit_arm is _arm_light_infantry:
        # light infantry, however formed @qrs 31
        unit_normal_move = 25
    elif unit_arm is _arm_cavalry and unit.formation is _formation_line:
        # cavalry in line @qrs 32
        unit_normal_move = 30
    elif unit_arm is _arm_cavalry and unit.formation is _formation_march_column:
        # cavalry in march column @qrs 32
        unit_normal_move = 40
    elif unit_arm is _arm_field_artillery and unit.limbered and unit.on_road:
        # limbered field artillery on roads @qrs 33
        unit_normal_move = 25
    elif unit_arm is _arm_field_artillery and unit.limbered:
        # limbered field artillery @qrs 33
        unit_normal_move = 20
    elif unit_arm is _arm_horse_artillery and unit.limbered and unit.on_road:
        # horse artillery on roads @qrs 35
        unit_normal_move = 40
    elif unit_arm is _arm_horse_artillery and unit.limbered:
        # horse artillery @qrs 35
        unit_normal_move = 30
    elif unit_arm is _arm_transport and unit.on_road:
        # transport on roads @qrs 36
        unit_normal_move = 20
    elif unit_arm is _arm_transport:
        # transport @qrs 36
        unit_normal_move = 15
    elif unit_arm.is_artillery and not unit.limbered:
        # by hand @qrs 34
        unit_normal_move = _manhandling_cells[_manhandling_place(unit.weapon, unit.way)]
    else:
        raise NoRule(unit_name + ': no line of normal_move fits this case', ('@qrs 29-36',))
    found: int | None = unit_normal_move
    return found


def _by_hand_told(note: Callable[[Any], None], usual: dict[str, Any], unit: Any, unit_name: str) -> bool:
    unit_by_hand = False
    if unit.arm.is_artillery and not unit.limbered:
        note((unit_name, 29, True, None))
        unit_by_hand = True
    found: bool = unit_by_hand
    return found


def _normal_move_told(note: Callable[[Any], None], usual: dict[str, Any], unit: Any, unit_name: str) -> int | None:
    unit_normal_move: int | None
    cell: int | None
    unit_arm = unit.arm
    if unit_arm is _arm_close_order and unit.formation is _formation_line:
        unit_normal_move = 20
        note((unit_name, 6, True, unit_normal_move))
        note((unit_name, 7, False, None))
        note((unit_name, 8, False, None))
        note((unit_name, 9, False, None))
        note((unit_name, 10, False, None))
        note((unit_name, 11, False, None))
        note((unit_name, 12, False, None))
        note((unit_name, 13, False, None))
        note((unit_name, 14, False, None))
        note((unit_name, 15, False, None))
        note((unit_name, 16, False, None))
        note((unit_name, 17, False, None))
    else:
        note((unit_name, 18, False, None))
        if unit_arm is _arm_close_order and unit.formation is _formation_march_column:
            unit_normal_move = 25
            note((unit_name, 19, True, unit_normal_move))
            note((unit_name, 8, False, None))
            note((unit_name, 9, False, None))
            note((unit_name, 10, False, None))
            note((unit_name, 11, False, None))
            note((unit_name, 12, False, None))
            note((unit_name, 13, False, None))
            note((unit_name, 14, False, None))
            note((unit_name, 15, False, None))
            note((unit_name, 16, False, None))
            note((unit_name, 17, False, None))
        else:
            note((unit_name, 7, False, None))
            if unit_arm is _arm_light_infantry:
                unit_normal_move = 25
                note((unit_name, 20, True, unit_normal_move))
                note((unit_name, 9, False, None))
                note((unit_name, 10, False, None))
                note((unit_name, 11, False, None))
                note((unit_name, 12, False, None))
                note((unit_name, 13, False, None))
                note((unit_name, 14, False, None))
                note((unit_name, 15, False, None))
                note((unit_name, 16, False, None))
                note((unit_name, 17, False, None))
            else:
                note((unit_name, 8, False, None))
                if unit_arm is _arm_cavalry and unit.formation is _formation_line:
                    unit_normal_move = 30
                    note((unit_name, 21, True, unit_normal_move))
                    note((unit_name, 10, False, None))
                    note((unit_name, 11, False, None))
                    note((unit_name, 12, False, None))
                    note((unit_name, 13, False, None))
                    note((unit_name, 14, False, None))
                    note((unit_name, 15, False, None))
                    note((unit_name, 16, False, None))
                    note((unit_name, 17, False, None))
                else:
                    note((unit_name, 9, False, None))
                    if unit_arm is _arm_cavalry and unit.formation is _formation_march_column:
                        unit_normal_move = 40
                        note((unit_name, 22, True, unit_normal_move))
                        note((unit_name, 11, False, None))
                        note((unit_name, 12, False, None))
                        note((unit_name, 13, False, None))
                        note((unit_name, 14, False, None))
                        note((unit_name, 15, False, None))
                        note((unit_name, 16, False, None))
                        note((unit_name, 17, False, None))
                    else:
                        note((unit_name, 10, False, None))
                        if unit_arm is _arm_field_artillery and unit.limbered and unit.on_road:
                            unit_normal_move = 25
                            note((unit_name, 23, True, unit_normal_move))
                            note((unit_name, 12, False, None))
                            note((unit_name, 13, False, None))
                            note((unit_name, 14, False, None))
                            note((unit_name, 15, False, None))
                            note((unit_name, 16, False, None))
                            note((unit_name, 17, False, None))
                        else:
                            note((unit_name, 11, False, None))
                            if unit_arm is _arm_field_artillery and unit.limbered:
                                unit_normal_move = 20
                                note((unit_name, 24, True, unit_normal_move))
                                note((unit_name, 13, False, None))
                                note((unit_name, 14, False, None))
                                note((unit_name, 15, False, None))
                                note((unit_name, 16, False, None))
                                note((unit_name, 17, False, None))
                            else:
                                note((unit_name, 12, False, None))
                                if unit_arm is _arm_horse_artillery and unit.limbered and unit.on_road:
                                    unit_normal_move = 40
                                    note((unit_name, 25, True, unit_normal_move))
                                    note((unit_name, 14, False, None))
                                    note((unit_name, 15, False, None))
                                    note((unit_name, 16, False, None))
                                    note((unit_name, 17, False, None))
                                else:
                                    note((unit_name, 13, False, None))
                                    if unit_arm is _arm_horse_artillery and unit.limbered:
                                        unit_normal_move = 30
                                        note((unit_name, 26, True, unit_normal_move))
                                        note((unit_name, 15, False, None))
                                        note((unit_name, 16, False, None))
                                        note((unit_name, 17, False, None))
                                    else:
                                        note((unit_name, 14, False, None))
                                        if unit_arm is _arm_transport and unit.on_road:
                                            unit_normal_move = 20
                                            note((unit_name, 27, True, unit_normal_move))
                                            note((unit_name, 16, False, None))
                                            note((unit_name, 17, False, None))
                                        else:
                                            note((unit_name, 15, False, None))
                                            if unit_arm is _arm_transport:
                                                unit_normal_move = 15
                                                note((unit_name, 28, True, unit_normal_move))
                                                note((unit_name, 17, False, None))
                                            else:
                                                note((unit_name, 16, False, None))
                                                if _by_hand_told(note, usual, unit, unit_name):
                                                    place = _manhandling_place(unit.weapon, unit.way)
                                                    cell = _manhandling_cells[place]
                                                    note((unit_name, 30, True, ((unit.weapon, unit.way,), cell)))
                                                    unit_normal_move = cell
                                                    note((unit_name, 31, True, unit_normal_move))
                                                else:
                                                    note((unit_name, 17, False, None))
                                                    raise NoRule(
                                                        unit_name + ': no line of normal_move fits this case',
                                                        ('@qrs 29-36',)
                                                    )
    found: int | None = unit_normal_move
    return found


def _far_charge_told(
    note: Callable[[Any], None],
    usual: dict[str, Any],
    unit: Any,
    unit_name: str,
    enemy: Any,
    enemy_name: str
) -> bool:
    it: Number | None
    so: bool
    unit_far_charge = False
    so = enemy.charging
    if so:
        it = _arith('x', _1_2, _normal_move_told(note, usual, enemy, enemy_name))
        so = it is not None and enemy.moved > it
    if so:
        note((unit_name, 32, True, None))
        unit_far_charge = True
    found: bool = unit_far_charge
    return found


def _sure_counter_charge_told(
    note: Callable[[Any], None],
    usual: dict[str, Any],
    unit: Any,
    unit_name: str,
    enemy: Any,
    enemy_name: str
) -> bool:
    unit_sure_counter_charge = False
    if unit.arm is _arm_cavalry and _far_charge_told(note, usual, unit, unit_name, enemy, enemy_name):
        note((unit_name, 33, True, None))
        unit_sure_counter_charge = True
    found: bool = unit_sure_counter_charge
    return found


def _out_of_command_told(note: Callable[[Any], None], usual: dict[str, Any], unit: Any, unit_name: str) -> bool:
    unit_out_of_command = False
    if unit.commander_distance > 15:
        note((unit_name, 94, True, None))
        unit_out_of_command = True
    found: bool = unit_out_of_command
    return found


def _difficult_told(
    note: Callable[[Any], None],
    usual: dict[str, Any],
    unit: Any,
    unit_name: str,
    target: Any
) -> bool:
    unit_difficult = False
    target_arm = target.arm
    if target_arm is _arm_light_infantry:
        note((unit_name, 133, True, None))
        unit_difficult = True
    elif target_arm.is_artillery and not target.limbered:
        note((unit_name, 134, True, None))
        unit_difficult = True
    else:
        target_frontage = target.frontage
        if target.outside_zone > _1_2 * target_frontage:
            note((unit_name, 135, True, None))
            unit_difficult = True
        elif target.behind_terrain > _1_2 * target_frontage:
            note((unit_name, 136, True, None))
            unit_difficult = True
        else:
            target_behind_friends = target.behind_friends
            if target_behind_friends > 0 and target_behind_friends <= _1_2 * target_frontage:
                note((unit_name, 137, True, None))
                unit_difficult = True
    found: bool = unit_difficult
    return found


def _struck_in_flank_told(
    note: Callable[[Any], None],
    usual: dict[str, Any],
    unit: Any,
    unit_name: str,
    enemy: Any
) -> bool:
    unit_struck_in_flank = False
    if unit.attacked_on is _attackedon_flank or unit.attacked_on is _attackedon_rear:
        note((unit_name, 211, True, None))
        unit_struck_in_flank = True
    elif enemy.charging and _usual(usual, unit_name, unit, 'reforming'):
        note((unit_name, 212, True, None))
        unit_struck_in_flank = True
    found: bool = unit_struck_in_flank
    return found


# ---------------------------------------------------------------- resolvers


class ChargeResult(_Outcome):
    """What charge makes of unit."""

    _party = 'unit'
    _made = {'verdict': 'verdict'}
    _facts = {'charging': 'charging'}
    before: Unit
    verdict: str
    charging: bool

    @property
    def unit(self) -> ChargeResult:
        """What becomes of unit: this."""
        return self


class ChargeResolver(_Resolver):
    """Charge (action for unit against enemy). @qrs 5"""

    name = 'charge'
    label = 'Charge'
    parties = ('unit', 'enemy')
    cites = ('@qrs 5',)

    def resolve(self, unit: Unit, enemy: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> ChargeResult:
        """What comes of it."""
        try:
            reached = False
            unit_after = ChargeResult()
            unit_after.before = unit
            if unit.reforming:
                # While it reforms @qrs 60
                unit_verdict = 'may not'
            elif unit.to_reform:
                # Before it has reformed @qrs 156
                unit_verdict = 'may not'
            else:
                unit_arm = unit.arm
                if unit_arm.is_artillery or unit_arm is _arm_transport:
                    # Artillery and transport @qrs 41
                    unit_verdict = 'may not'
                else:
                    unit_verdict = 'may'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return unit_after
            # It charges @qrs 5
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
            if _usual(usual, 'unit', unit, 'reforming'):
                note(('unit', 0, True, 'may not'))
                unit_verdict = 'may not'
            elif _usual(usual, 'unit', unit, 'to_reform'):
                note(('unit', 0, False, None))
                note(('unit', 1, True, 'may not'))
                unit_verdict = 'may not'
            else:
                unit_arm = unit.arm
                if unit_arm.is_artillery or unit_arm is _arm_transport:
                    note(('unit', 0, False, None))
                    note(('unit', 1, False, None))
                    note(('unit', 2, True, 'may not'))
                    unit_verdict = 'may not'
                else:
                    note(('unit', 0, False, None))
                    note(('unit', 1, False, None))
                    note(('unit', 2, False, None))
                    note(('unit', 3, True, 'may'))
                    unit_verdict = 'may'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return Explanation('Charge (honours_of_war.charge)', unit_after, notes, changes, usual)
            note(('unit', 4, True, None))
            reached = True
            changes.append(('unit', 'charging', getattr(unit, 'charging', None), True, False))
            unit_after.charging = unit_charging = True
            note(('unit', 5, True, (unit_charging,)))
            if reached:
                self._reached(unit_after, (unit, enemy))
            return Explanation('Charge (honours_of_war.charge)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit, enemy=enemy) from None

    def odds(self, unit: Unit, enemy: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit, enemy), chosen)

    def choices(self, unit: Unit, enemy: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit, enemy), chosen)


charge = ChargeResolver()


class FarChargeResolver(_Resolver):
    """charge of more than half a normal move (term for unit against enemy)."""

    name = 'far_charge'
    label = 'charge of more than half a normal move'
    parties = ('unit', 'enemy')
    cites = ()

    def resolve(self, unit: Unit, enemy: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> bool:
        """What comes of it."""
        try:
            it: Number | None
            so: bool
            so = enemy.charging
            if so:
                it = _arith('x', _1_2, _normal_move(enemy, 'enemy'))
                so = it is not None and enemy.moved > it
            return so
        except MissingFact as missing:
            raise missing.of(unit=unit, enemy=enemy) from None

    def explain(self, unit: Unit, enemy: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            it: Number | None
            so: bool
            unit_far_charge = False
            so = enemy.charging
            if so:
                it = _arith('x', _1_2, _normal_move_told(note, usual, enemy, 'enemy'))
                so = it is not None and enemy.moved > it
            if so:
                note(('unit', 32, True, None))
                unit_far_charge = True
            return Explanation(
                'charge of more than half a normal move (honours_of_war.far_charge)',
                unit_far_charge,
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


far_charge = FarChargeResolver()


class SureCounterChargeResolver(_Resolver):
    """automatic counter-charge (term for unit against enemy). @qrs 41"""

    name = 'sure_counter_charge'
    label = 'automatic counter-charge'
    parties = ('unit', 'enemy')
    cites = ('@qrs 41',)

    def resolve(self, unit: Unit, enemy: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> bool:
        """What comes of it."""
        try:
            it: Number | None
            so: bool
            so2: bool
            so2 = unit.arm is _arm_cavalry
            if so2:
                so = enemy.charging
                if so:
                    it = _arith('x', _1_2, _normal_move(enemy, 'enemy'))
                    so = it is not None and enemy.moved > it
                so2 = so
            return so2
        except MissingFact as missing:
            raise missing.of(unit=unit, enemy=enemy) from None

    def explain(self, unit: Unit, enemy: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_sure_counter_charge = False
            if unit.arm is _arm_cavalry and _far_charge_told(note, usual, unit, 'unit', enemy, 'enemy'):
                note(('unit', 33, True, None))
                unit_sure_counter_charge = True
            return Explanation(
                'automatic counter-charge (honours_of_war.sure_counter_charge)',
                unit_sure_counter_charge,
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


sure_counter_charge = SureCounterChargeResolver()


class CounterChargeResult(_Outcome):
    """What counter_charge makes of unit."""

    _party = 'unit'
    _made = {'verdict': 'verdict', 'total': 'total', 'natural': 'natural', 'dice': 'dice', 'result': 'result'}
    _facts = {'counter_charges': 'counter_charges'}
    _not_told = ('before', 'dice', 'natural')
    before: Unit
    verdict: str
    total: int | None
    natural: int | None
    dice: int | None
    result: str | None
    counter_charges: bool

    @property
    def unit(self) -> CounterChargeResult:
        """What becomes of unit: this."""
        return self


class CounterChargeResolver(_Resolver):
    """Counter-charge (test for unit against enemy). @qrs 39-41"""

    name = 'counter_charge'
    label = 'Counter-charge'
    parties = ('unit', 'enemy')
    cites = ('@qrs 39-41',)

    def resolve(
        self,
        unit: Unit,
        enemy: Unit,
        *,
        dice: Dice = (),
        chosen: Chosen = _NO_CHOICE
    ) -> CounterChargeResult:
        """What comes of it."""
        if type(dice) is not list:
            return _driven(self.resolve, (unit, enemy), dice, chosen)  # type: ignore[no-any-return]
        try:
            it: Number | None
            so: bool
            so2: bool
            unit_total: int | None
            unit_natural2: int | None
            unit_total2: int | None
            it2: Number | None
            so3: bool
            so4: bool
            unit_after = CounterChargeResult()
            unit_after.before = unit
            enemy_charging = enemy.charging
            if enemy_charging:
                if unit.reforming:
                    # While it reforms @qrs 60
                    unit_verdict = 'may not'
                elif unit.to_reform:
                    # Before it has reformed @qrs 156
                    unit_verdict = 'may not'
                else:
                    unit_arm = unit.arm
                    if unit_arm is _arm_cavalry or unit_arm.is_infantry:
                        # cavalry and infantry @qrs 41
                        unit_verdict = 'may'
                    elif unit_arm.is_artillery or unit_arm is _arm_transport:
                        # Artillery and transport @qrs 41
                        unit_verdict = 'may not'
                    else:
                        raise NoRule('Counter-charge: no line fits this case', ('@qrs 39-41',))
                unit_after.verdict = unit_verdict
                if unit_verdict == 'may not':
                    return unit_after
                unit_arm = unit.arm
                so2 = unit_arm is _arm_cavalry
                if so2:
                    so = enemy_charging
                    if so:
                        it = _arith('x', _1_2, _normal_move(enemy, 'enemy'))
                        so = it is not None and enemy.moved > it
                    so2 = so
                if not so2:
                    try:
                        unit_natural = dice[0]
                    except IndexError:
                        raise MissingDice('unit', ((_d6, 1, ''),)) from None
                    if unit_natural not in _d6_faces:
                        _wrong_face('unit', (unit_natural,), _d6)
                    at = 1
                    unit_total = unit_natural
                    unit_natural2 = unit_natural
                    unit_dice = 1
                else:
                    at = 0
                    unit_total = None
                    unit_natural2 = None
                    unit_dice = 0
                unit_after.natural = unit_natural2
                unit_after.dice = unit_dice
                if unit_total is not None:
                    unit_total2 = unit_total
                    # Class @qrs 39-41
                    unit_total2 += _counter_charge_rating[unit.class_]
                else:
                    unit_total2 = unit_total
                unit_after.total = unit_total2
                so4 = unit_arm is _arm_cavalry
                if so4:
                    so3 = enemy_charging
                    if so3:
                        it2 = _arith('x', _1_2, _normal_move(enemy, 'enemy'))
                        so3 = it2 is not None and enemy.moved > it2
                    so4 = so3
                if so4:
                    # Without a throw, if automatic @qrs 39-41
                    unit_after.result = 'without_a_throw_if_automatic'
                    unit_after.counter_charges = True
                elif unit_total2 is not None and 4 <= unit_total2 <= 6:
                    # Counter-charges @qrs 39-41
                    unit_after.result = 'counter_charges'
                    unit_after.counter_charges = True
                elif unit_total2 is not None and unit_total2 <= 3:
                    # Stands @qrs 39-41
                    unit_after.result = 'stands'
                    unit_after.counter_charges = False
                elif unit_total2 is not None and unit_total2 == 7:
                    # Counter-charges @qrs 25, 41, 45
                    unit_after.result = 'counter_charges'
                    unit_after.counter_charges = True
                else:
                    raise NoRule(
                        'Counter-charge: no row for the total ' + _say(unit_total2, 'number'),
                        ('@qrs 39-41',)
                    )
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
            unit_total: int | None
            unit_natural2: int | None
            unit_total2: int | None
            unit_after = CounterChargeResult()
            unit_after.before = unit
            enemy_charging = enemy.charging
            if enemy_charging:
                if _usual(usual, 'unit', unit, 'reforming'):
                    note(('unit', 34, True, 'may not'))
                    unit_verdict = 'may not'
                elif _usual(usual, 'unit', unit, 'to_reform'):
                    note(('unit', 34, False, None))
                    note(('unit', 35, True, 'may not'))
                    unit_verdict = 'may not'
                else:
                    unit_arm = unit.arm
                    if unit_arm is _arm_cavalry or unit_arm.is_infantry:
                        note(('unit', 34, False, None))
                        note(('unit', 35, False, None))
                        note(('unit', 36, True, 'may'))
                        unit_verdict = 'may'
                    elif unit_arm.is_artillery or unit_arm is _arm_transport:
                        note(('unit', 34, False, None))
                        note(('unit', 35, False, None))
                        note(('unit', 36, False, None))
                        note(('unit', 37, True, 'may not'))
                        unit_verdict = 'may not'
                    else:
                        raise NoRule('Counter-charge: no line fits this case', ('@qrs 39-41',))
                unit_after.verdict = unit_verdict
                if unit_verdict == 'may not':
                    return Explanation(
                        'Counter-charge (honours_of_war.counter_charge)',
                        unit_after,
                        notes,
                        changes,
                        usual
                    )
                if not _sure_counter_charge_told(note, usual, unit, 'unit', enemy, 'enemy'):
                    try:
                        unit_natural = dice[0]
                    except IndexError:
                        raise MissingDice('unit', ((_d6, 1, ''),)) from None
                    if unit_natural not in _d6_faces:
                        _wrong_face('unit', (unit_natural,), _d6)
                    note(('unit', 38, True, (unit_natural,)))
                    at = 1
                    unit_total = unit_natural
                    unit_natural2 = unit_natural
                    unit_dice = 1
                else:
                    at = 0
                    unit_total = None
                    unit_natural2 = None
                    unit_dice = 0
                unit_after.natural = unit_natural2
                unit_after.dice = unit_dice
                if unit_total is not None:
                    unit_total2 = unit_total
                    pair = False
                    if unit.class_ is _rating_superior:
                        unit_total2 += 1
                        pair = True
                        note(('unit', 39, True, 1))
                    elif unit.class_ is _rating_inferior:
                        unit_total2 -= 1
                        pair = True
                        note(('unit', 40, True, -1))
                    if not pair:
                        note(('unit', 41, False, None))
                else:
                    unit_total2 = unit_total
                unit_after.total = unit_total2
                if _sure_counter_charge_told(note, usual, unit, 'unit', enemy, 'enemy'):
                    note(('unit', 42, True, unit_total2))
                    unit_after.result = 'without_a_throw_if_automatic'
                    changes.append(('unit', 'counter_charges', getattr(unit, 'counter_charges', None), True, False))
                    unit_after.counter_charges = unit_counter_charges = True
                    note(('unit', 43, True, (unit_counter_charges,)))
                elif unit_total2 is not None and 4 <= unit_total2 <= 6:
                    note(('unit', 44, False, None))
                    note(('unit', 45, True, unit_total2))
                    unit_after.result = 'counter_charges'
                    changes.append(('unit', 'counter_charges', getattr(unit, 'counter_charges', None), True, False))
                    unit_after.counter_charges = unit_counter_charges = True
                    note(('unit', 46, True, (unit_counter_charges,)))
                elif unit_total2 is not None and unit_total2 <= 3:
                    note(('unit', 44, False, None))
                    note(('unit', 47, False, None))
                    note(('unit', 48, True, unit_total2))
                    unit_after.result = 'stands'
                    changes.append(
                        ('unit', 'counter_charges', getattr(unit, 'counter_charges', None), False, False)
                    )
                    unit_after.counter_charges = unit_counter_charges = False
                    note(('unit', 49, True, (unit_counter_charges,)))
                elif unit_total2 is not None and unit_total2 == 7:
                    note(('unit', 44, False, None))
                    note(('unit', 47, False, None))
                    note(('unit', 50, False, None))
                    note(('unit', 51, True, unit_total2))
                    unit_after.result = 'counter_charges'
                    changes.append(('unit', 'counter_charges', getattr(unit, 'counter_charges', None), True, False))
                    unit_after.counter_charges = unit_counter_charges = True
                    note(('unit', 52, True, (unit_counter_charges,)))
                else:
                    raise NoRule(
                        'Counter-charge: no row for the total ' + _say(unit_total2, 'number'),
                        ('@qrs 39-41',)
                    )
                return Explanation(
                    'Counter-charge (honours_of_war.counter_charge)',
                    unit_after,
                    notes,
                    changes,
                    usual
                )
            unit_after.verdict = 'does not apply'
            unit_after.applies = False
            return Explanation('Counter-charge (honours_of_war.counter_charge)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit, enemy=enemy) from None

    def odds(self, unit: Unit, enemy: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit, enemy), chosen)

    def choices(self, unit: Unit, enemy: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit, enemy), chosen)


counter_charge = CounterChargeResolver()


class TurnToFaceResult(_Outcome):
    """What turn_to_face makes of unit."""

    _party = 'unit'
    _made = {'verdict': 'verdict', 'total': 'total', 'natural': 'natural', 'dice': 'dice', 'result': 'result'}
    _facts = {'attacked_on': 'attacked_on'}
    _not_told = ('before', 'dice', 'natural')
    before: Unit
    verdict: str
    total: int | None
    natural: int | None
    dice: int | None
    result: str | None
    attacked_on: AttackedOn

    @property
    def unit(self) -> TurnToFaceResult:
        """What becomes of unit: this."""
        return self


class TurnToFaceResolver(_Resolver):
    """Turn to face a charge on flank or rear (action for unit against enemy). @qrs 43-47"""

    name = 'turn_to_face'
    label = 'Turn to face a charge on flank or rear'
    parties = ('unit', 'enemy')
    cites = ('@qrs 43-47',)

    def resolve(self, unit: Unit, enemy: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> TurnToFaceResult:
        """What comes of it."""
        if type(dice) is not list:
            return _driven(self.resolve, (unit, enemy), dice, chosen)  # type: ignore[no-any-return]
        try:
            it: Number | None
            so: bool
            unit_after = TurnToFaceResult()
            unit_after.before = unit
            if unit.reforming:
                # While it reforms @qrs 60
                unit_verdict = 'may not'
            elif not (unit.attacked_on is _attackedon_flank or unit.attacked_on is _attackedon_rear):
                # not on its flank or rear @qrs 43
                unit_verdict = 'may not'
            else:
                so = enemy.charging
                if so:
                    it = _arith('x', _1_2, _normal_move(enemy, 'enemy'))
                    so = it is not None and enemy.moved > it
                if so:
                    # under a {far_charge} @qrs 43, 45
                    unit_verdict = 'may'
                else:
                    # under a shorter charge @qrs 45
                    unit_verdict = 'may not'
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
            # cavalry or light infantry @qrs 47
            if unit.arm is _arm_cavalry or unit.arm is _arm_light_infantry:
                unit_total += 1
            # army that deducts 1/2 move for moves to flank or rear @qrs 47
            if unit.flank_cost == _1_2:
                unit_total -= 1
            unit_after.total = unit_total
            if 4 <= unit_total <= 6:
                # Faces the charge @qrs 45
                unit_after.result = 'faces_the_charge'
                unit_after.attacked_on = _attackedon_front
            elif unit_total <= 3:
                # Is struck as it stood @qrs 45
                unit_after.result = 'is_struck_as_it_stood'
            elif unit_total == 7:
                # Faces the charge @qrs 25, 41, 45
                unit_after.result = 'faces_the_charge'
                unit_after.attacked_on = _attackedon_front
            else:
                raise NoRule(
                    'Turn to face a charge on flank or rear: no row for the total ' + _say(unit_total, 'number'),
                    ('@qrs 43-47',)
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
            unit_after = TurnToFaceResult()
            unit_after.before = unit
            if _usual(usual, 'unit', unit, 'reforming'):
                note(('unit', 53, True, 'may not'))
                unit_verdict = 'may not'
            elif not (unit.attacked_on is _attackedon_flank or unit.attacked_on is _attackedon_rear):
                note(('unit', 53, False, None))
                note(('unit', 54, True, 'may not'))
                unit_verdict = 'may not'
            elif _far_charge_told(note, usual, unit, 'unit', enemy, 'enemy'):
                note(('unit', 53, False, None))
                note(('unit', 54, False, None))
                note(('unit', 55, True, 'may'))
                unit_verdict = 'may'
            else:
                note(('unit', 53, False, None))
                note(('unit', 54, False, None))
                note(('unit', 55, False, None))
                note(('unit', 56, True, 'may not'))
                unit_verdict = 'may not'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return Explanation(
                    'Turn to face a charge on flank or rear (honours_of_war.turn_to_face)',
                    unit_after,
                    notes,
                    changes,
                    usual
                )
            try:
                unit_natural = dice[0]
            except IndexError:
                raise MissingDice('unit', ((_d6, 1, ''),)) from None
            if unit_natural not in _d6_faces:
                _wrong_face('unit', (unit_natural,), _d6)
            note(('unit', 57, True, (unit_natural,)))
            unit_after.natural = unit_natural
            unit_after.dice = 1
            unit_total = unit_natural
            if unit.arm is _arm_cavalry or unit.arm is _arm_light_infantry:
                unit_total += 1
                note(('unit', 58, True, 1))
            else:
                note(('unit', 59, False, None))
            if unit.flank_cost == _1_2:
                unit_total -= 1
                note(('unit', 60, True, -1))
            else:
                note(('unit', 61, False, None))
            unit_after.total = unit_total
            if 4 <= unit_total <= 6:
                note(('unit', 62, True, unit_total))
                unit_after.result = 'faces_the_charge'
                changes.append(
                    ('unit', 'attacked_on', getattr(unit, 'attacked_on', None), _attackedon_front, False)
                )
                unit_after.attacked_on = unit_attacked_on = _attackedon_front
                note(('unit', 63, True, (unit_attacked_on,)))
            elif unit_total <= 3:
                note(('unit', 64, False, None))
                note(('unit', 65, True, unit_total))
                unit_after.result = 'is_struck_as_it_stood'
            elif unit_total == 7:
                note(('unit', 64, False, None))
                note(('unit', 66, False, None))
                note(('unit', 67, True, unit_total))
                unit_after.result = 'faces_the_charge'
                changes.append(
                    ('unit', 'attacked_on', getattr(unit, 'attacked_on', None), _attackedon_front, False)
                )
                unit_after.attacked_on = unit_attacked_on = _attackedon_front
                note(('unit', 68, True, (unit_attacked_on,)))
            else:
                raise NoRule(
                    'Turn to face a charge on flank or rear: no row for the total ' + _say(unit_total, 'number'),
                    ('@qrs 43-47',)
                )
            return Explanation(
                'Turn to face a charge on flank or rear (honours_of_war.turn_to_face)',
                unit_after,
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


turn_to_face = TurnToFaceResolver()


class AnswerWithFormationResult(_Outcome):
    """What answer_with_formation makes of unit."""

    _party = 'unit'
    _made = {'verdict': 'verdict', 'total': 'total', 'natural': 'natural', 'dice': 'dice', 'result': 'result'}
    _facts = {}
    _not_told = ('before', 'dice', 'natural')
    before: Unit
    verdict: str
    total: int | None
    natural: int | None
    dice: int | None
    result: str | None

    @property
    def unit(self) -> AnswerWithFormationResult:
        """What becomes of unit: this."""
        return self


class AnswerWithFormationResolver(_Resolver):
    """Change formation against a charge (action for unit against enemy). @qrs 43-49"""

    name = 'answer_with_formation'
    label = 'Change formation against a charge'
    parties = ('unit', 'enemy')
    cites = ('@qrs 43-49',)

    def resolve(
        self,
        unit: Unit,
        enemy: Unit,
        *,
        dice: Dice = (),
        chosen: Chosen = _NO_CHOICE
    ) -> AnswerWithFormationResult:
        """What comes of it."""
        if type(dice) is not list:
            return _driven(self.resolve, (unit, enemy), dice, chosen)  # type: ignore[no-any-return]
        try:
            it: Number | None
            so: bool
            unit_after = AnswerWithFormationResult()
            unit_after.before = unit
            so = enemy.charging
            if so:
                it = _arith('x', _1_2, _normal_move(enemy, 'enemy'))
                so = it is not None and enemy.moved > it
            if so:
                # under a {far_charge} @qrs 43, 45
                unit_verdict = 'may'
            else:
                # under a shorter charge @qrs 45
                unit_verdict = 'may not'
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
            # cavalry or light infantry @qrs 49
            if unit.arm is _arm_cavalry or unit.arm is _arm_light_infantry:
                unit_total += 1
            # army that takes 1 move to change formation or unlimber @qrs 49
            if unit.change_cost == 1:
                unit_total -= 1
            unit_after.total = unit_total
            if 4 <= unit_total <= 6:
                # Changes formation @qrs 45
                unit_after.result = 'changes_formation'
                unit_after.may = ('change_formation',)
            elif unit_total <= 3:
                # Is struck as it stood @qrs 45
                unit_after.result = 'is_struck_as_it_stood'
                unit_after.may_not = ('change_formation',)
            elif unit_total == 7:
                # Changes formation @qrs 25, 41, 45
                unit_after.result = 'changes_formation'
                unit_after.may = ('change_formation',)
            else:
                raise NoRule(
                    'Change formation against a charge: no row for the total ' + _say(unit_total, 'number'),
                    ('@qrs 43-49',)
                )
            unit_after.may = _open(unit_after.may, unit_after.may_not)
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
            unit_after = AnswerWithFormationResult()
            unit_after.before = unit
            if _far_charge_told(note, usual, unit, 'unit', enemy, 'enemy'):
                note(('unit', 69, True, 'may'))
                unit_verdict = 'may'
            else:
                note(('unit', 69, False, None))
                note(('unit', 70, True, 'may not'))
                unit_verdict = 'may not'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return Explanation(
                    'Change formation against a charge (honours_of_war.answer_with_formation)',
                    unit_after,
                    notes,
                    changes,
                    usual
                )
            try:
                unit_natural = dice[0]
            except IndexError:
                raise MissingDice('unit', ((_d6, 1, ''),)) from None
            if unit_natural not in _d6_faces:
                _wrong_face('unit', (unit_natural,), _d6)
            note(('unit', 71, True, (unit_natural,)))
            unit_after.natural = unit_natural
            unit_after.dice = 1
            unit_total = unit_natural
            if unit.arm is _arm_cavalry or unit.arm is _arm_light_infantry:
                unit_total += 1
                note(('unit', 72, True, 1))
            else:
                note(('unit', 73, False, None))
            if unit.change_cost == 1:
                unit_total -= 1
                note(('unit', 74, True, -1))
            else:
                note(('unit', 75, False, None))
            unit_after.total = unit_total
            if 4 <= unit_total <= 6:
                note(('unit', 76, True, unit_total))
                unit_after.result = 'changes_formation'
                unit_after.may = ('change_formation',)
                note(('unit', 77, True, 'may change_formation'))
            elif unit_total <= 3:
                note(('unit', 78, False, None))
                note(('unit', 79, True, unit_total))
                unit_after.result = 'is_struck_as_it_stood'
                unit_after.may_not = ('change_formation',)
                note(('unit', 80, True, 'may not change_formation'))
            elif unit_total == 7:
                note(('unit', 78, False, None))
                note(('unit', 81, False, None))
                note(('unit', 82, True, unit_total))
                unit_after.result = 'changes_formation'
                unit_after.may = ('change_formation',)
                note(('unit', 83, True, 'may change_formation'))
            else:
                raise NoRule(
                    'Change formation against a charge: no row for the total ' + _say(unit_total, 'number'),
                    ('@qrs 43-49',)
                )
            unit_after.may = _open(unit_after.may, unit_after.may_not)
            return Explanation(
                'Change formation against a charge (honours_of_war.answer_with_formation)',
                unit_after,
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


answer_with_formation = AnswerWithFormationResolver()


class ChangeFormationResult(_Outcome):
    """What change_formation makes of unit."""

    _party = 'unit'
    _made = {}
    _facts = {}
    before: Unit

    @property
    def unit(self) -> ChangeFormationResult:
        """What becomes of unit: this."""
        return self


class ChangeFormationResolver(_Resolver):
    """Change formation (action for unit). @qrs 43, 49"""

    name = 'change_formation'
    label = 'Change formation'
    parties = ('unit',)
    cites = ('@qrs 43, 49',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> ChangeFormationResult:
        """What comes of it."""
        try:
            unit_after = ChangeFormationResult()
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
            unit_after = ChangeFormationResult()
            unit_after.before = unit
            note(('unit', 84, True, None))
            return Explanation(
                'Change formation (honours_of_war.change_formation)',
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


change_formation = ChangeFormationResolver()


class CommandPerformanceResult(_Outcome):
    """What command_performance makes of commander."""

    _party = 'commander'
    _made = {'total': 'total', 'natural': 'natural', 'dice': 'dice', 'shown': 'shown'}
    _facts = {'performance': 'performance'}
    _not_told = ('before', 'dice', 'natural')
    before: Commander
    total: int
    natural: int
    dice: int
    shown: Performance
    performance: Performance

    @property
    def commander(self) -> CommandPerformanceResult:
        """What becomes of commander: this."""
        return self


class CommandPerformanceResolver(_Resolver):
    """Command performance (test for commander). @qrs 12-21"""

    name = 'command_performance'
    label = 'Command performance'
    parties = ('commander',)
    cites = ('@qrs 12-21',)

    def resolve(
        self,
        commander: Commander,
        *,
        dice: Dice = (),
        chosen: Chosen = _NO_CHOICE
    ) -> CommandPerformanceResult:
        """What comes of it."""
        if type(dice) is not list:
            return _driven(self.resolve, (commander,), dice, chosen)  # type: ignore[no-any-return]
        try:
            commander_after = CommandPerformanceResult()
            commander_after.before = commander
            try:
                commander_natural = dice[0]
            except IndexError:
                raise MissingDice('commander', ((_d6, 1, ''),)) from None
            if commander_natural not in _d6_faces:
                _wrong_face('commander', (commander_natural,), _d6)
            commander_after.total = commander_natural
            commander_after.natural = commander_natural
            commander_after.dice = 1
            commander_shown = _performances_cells[_performances_place(commander_natural, commander.style)]
            commander_after.shown = commander_shown
            # He performs so @qrs 16-21
            commander_after.performance = commander_shown
            return commander_after
        except MissingFact as missing:
            raise missing.of(commander=commander) from None

    def explain(self, commander: Commander, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        if type(dice) is not list:
            return _driven(self.explain, (commander,), dice, chosen)  # type: ignore[no-any-return]
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            commander_after = CommandPerformanceResult()
            commander_after.before = commander
            try:
                commander_natural = dice[0]
            except IndexError:
                raise MissingDice('commander', ((_d6, 1, ''),)) from None
            if commander_natural not in _d6_faces:
                _wrong_face('commander', (commander_natural,), _d6)
            note(('commander', 85, True, (commander_natural,)))
            commander_after.total = commander_natural
            commander_after.natural = commander_natural
            commander_after.dice = 1
            place = _performances_place(commander_natural, commander.style)
            cell = _performances_cells[place]
            note(
                (
                    'commander',
                    (86, 87, 88, 89, 90, 91)[place // 3],
                    True,
                    ((commander_natural, commander.style,), cell)
                )
            )
            commander_after.shown = cell
            note(('commander', 92, True, None))
            changes.append(('commander', 'performance', getattr(commander, 'performance', None), cell, False))
            commander_after.performance = commander_performance = cell
            note(('commander', 93, True, (commander_performance,)))
            return Explanation(
                'Command performance (honours_of_war.command_performance)',
                commander_after,
                notes,
                changes,
                usual
            )
        except MissingFact as missing:
            raise missing.of(commander=commander) from None

    def odds(self, commander: Commander, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (commander,), chosen)

    def choices(self, commander: Commander, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (commander,), chosen)


command_performance = CommandPerformanceResolver()


class CommandDistanceResolver(_Resolver):
    """Command distance (value for unit). @qrs 23"""

    name = 'command_distance'
    label = 'Command distance'
    parties = ('unit',)
    cites = ('@qrs 23',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> int:
        """What comes of it."""
        try:
            return 15
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def explain(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            return Explanation('Command distance (honours_of_war.command_distance)', 15, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


command_distance = CommandDistanceResolver()


class OutOfCommandResolver(_Resolver):
    """outside command distance (term for unit). @qrs 23, 25"""

    name = 'out_of_command'
    label = 'outside command distance'
    parties = ('unit',)
    cites = ('@qrs 23, 25',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> bool:
        """What comes of it."""
        try:
            return unit.commander_distance > 15
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def explain(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_out_of_command = False
            if unit.commander_distance > 15:
                note(('unit', 94, True, None))
                unit_out_of_command = True
            return Explanation(
                'outside command distance (honours_of_war.out_of_command)',
                unit_out_of_command,
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


out_of_command = OutOfCommandResolver()


class InitiativeTestResult(_Outcome):
    """What initiative_test makes of unit."""

    _party = 'unit'
    _made = {'verdict': 'verdict', 'total': 'total', 'natural': 'natural', 'dice': 'dice', 'result': 'result'}
    _facts = {'initiative': 'initiative'}
    _not_told = ('before', 'dice', 'natural')
    before: Unit
    verdict: str
    total: int | None
    natural: int | None
    dice: int | None
    result: str | None
    initiative: bool

    @property
    def unit(self) -> InitiativeTestResult:
        """What becomes of unit: this."""
        return self


class InitiativeTestResolver(_Resolver):
    """Initiative outside command distance (test for unit). @qrs 25"""

    name = 'initiative_test'
    label = 'Initiative outside command distance'
    parties = ('unit',)
    cites = ('@qrs 25',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> InitiativeTestResult:
        """What comes of it."""
        if type(dice) is not list:
            return _driven(self.resolve, (unit,), dice, chosen)  # type: ignore[no-any-return]
        try:
            unit_after = InitiativeTestResult()
            unit_after.before = unit
            if unit.commander_distance > 15:
                # {out_of_command} @qrs 25
                unit_verdict = 'must'
            else:
                # Within command distance @qrs 25
                unit_verdict = 'need not'
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
            # Class @qrs 25
            unit_total += _counter_charge_rating[unit.class_]
            unit_after.total = unit_total
            if 4 <= unit_total <= 6:
                # Acts on its own @qrs 25
                unit_after.result = 'acts_on_its_own'
                unit_after.initiative = True
            elif unit_total <= 3:
                # Does not @qrs 25
                unit_after.result = 'does_not'
                unit_after.initiative = False
            elif unit_total == 7:
                # Acts on its own @qrs 25, 41, 45
                unit_after.result = 'acts_on_its_own'
                unit_after.initiative = True
            else:
                raise NoRule(
                    'Initiative outside command distance: no row for the total ' + _say(unit_total, 'number'),
                    ('@qrs 25',)
                )
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
            unit_after = InitiativeTestResult()
            unit_after.before = unit
            if _out_of_command_told(note, usual, unit, 'unit'):
                note(('unit', 95, True, 'must'))
                unit_verdict = 'must'
            else:
                note(('unit', 95, False, None))
                note(('unit', 96, True, 'need not'))
                unit_verdict = 'need not'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'need not':
                return Explanation(
                    'Initiative outside command distance (honours_of_war.initiative_test)',
                    unit_after,
                    notes,
                    changes,
                    usual
                )
            try:
                unit_natural = dice[0]
            except IndexError:
                raise MissingDice('unit', ((_d6, 1, ''),)) from None
            if unit_natural not in _d6_faces:
                _wrong_face('unit', (unit_natural,), _d6)
            note(('unit', 97, True, (unit_natural,)))
            unit_after.natural = unit_natural
            unit_after.dice = 1
            unit_total = unit_natural
            pair = False
            if unit.class_ is _rating_superior:
                unit_total += 1
                pair = True
                note(('unit', 98, True, 1))
            elif unit.class_ is _rating_inferior:
                unit_total -= 1
                pair = True
                note(('unit', 99, True, -1))
            if not pair:
                note(('unit', 100, False, None))
            unit_after.total = unit_total
            if 4 <= unit_total <= 6:
                note(('unit', 101, True, unit_total))
                unit_after.result = 'acts_on_its_own'
                changes.append(('unit', 'initiative', getattr(unit, 'initiative', None), True, False))
                unit_after.initiative = unit_initiative = True
                note(('unit', 102, True, (unit_initiative,)))
            elif unit_total <= 3:
                note(('unit', 103, False, None))
                note(('unit', 104, True, unit_total))
                unit_after.result = 'does_not'
                changes.append(('unit', 'initiative', getattr(unit, 'initiative', None), False, False))
                unit_after.initiative = unit_initiative = False
                note(('unit', 105, True, (unit_initiative,)))
            elif unit_total == 7:
                note(('unit', 103, False, None))
                note(('unit', 106, False, None))
                note(('unit', 107, True, unit_total))
                unit_after.result = 'acts_on_its_own'
                changes.append(('unit', 'initiative', getattr(unit, 'initiative', None), True, False))
                unit_after.initiative = unit_initiative = True
                note(('unit', 108, True, (unit_initiative,)))
            else:
                raise NoRule(
                    'Initiative outside command distance: no row for the total ' + _say(unit_total, 'number'),
                    ('@qrs 25',)
                )
            return Explanation(
                'Initiative outside command distance (honours_of_war.initiative_test)',
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


initiative_test = InitiativeTestResolver()


class FireTarget(_Outcome):
    """What fire makes of target."""

    _party = 'target'
    _made = {}
    _facts = {'hits': 'hits'}
    before: Unit
    hits: int


class FireResult(_Outcome):
    """What fire makes of unit."""

    _party = 'unit'
    _made = {
        'band': 'band',
        'verdict': 'verdict',
        'total': 'total',
        'natural': 'natural',
        'dice': 'dice',
        'shell': 'shell',
        'scored': 'scored'
    }
    _facts = {}
    _not_told = ('before', 'target', 'dice', 'natural')
    _others = ('target',)
    before: Unit
    band: str | None
    verdict: str
    total: int | None
    natural: int | None
    dice: int | None
    shell: int | None
    scored: int | None
    target: FireTarget

    @property
    def unit(self) -> FireResult:
        """What becomes of unit: this."""
        return self


class FireResolver(_Resolver):
    """Firing (action for unit against target). @qrs 66-121"""

    name = 'fire'
    label = 'Firing'
    parties = ('unit', 'target')
    cites = ('@qrs 66-121',)

    def resolve(self, unit: Unit, target: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> FireResult:
        """What comes of it."""
        if type(dice) is not list:
            return _driven(self.resolve, (unit, target), dice, chosen)  # type: ignore[no-any-return]
        try:
            unit_band: str | None
            unit_shell: int | None
            unit_after = FireResult()
            unit_after.before = unit
            target_after = FireTarget()
            target_after.before = target
            unit_after.target = target_after
            unit_weapon = unit.weapon
            if unit_weapon.is_guns:
                # artillery @qrs 70-73, 77-80
                unit_range = unit.range_
                unit_band = _artillery_ranges_headings[
                    _artillery_ranges_first(_artillery_ranges_row(unit_weapon), unit_range)
                ]
            else:
                # others @qrs 70-73, 77-80
                unit_range = unit.range_
                unit_band = _infantry_ranges_headings[
                    _infantry_ranges_first(_infantry_ranges_row(unit_weapon), unit_range)
                ]
            unit_after.band = unit_band
            if unit.reforming:
                # while reforming @qrs 62
                unit_verdict = 'may not'
            elif unit.to_reform:
                # before it has reformed @qrs 156
                unit_verdict = 'may not'
            elif unit_band is None:
                # out of range @qrs 66-80
                unit_verdict = 'may not'
            else:
                unit_verdict = 'may'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return unit_after
            try:
                unit_natural = dice[0]
            except IndexError:
                raise MissingDice('unit', ((_avd, 1, ''),)) from None
            if unit_natural not in _avd_faces:
                _wrong_face('unit', (unit_natural,), _avd)
            unit_after.natural = unit_natural
            unit_after.dice = 1
            if unit_weapon is _weapon_howitzers:
                try:
                    unit_shell = dice[1]
                except IndexError:
                    raise MissingDice('unit', ((_d6, 1, ''),)) from None
                if unit_shell not in _d6_faces:
                    _wrong_face('unit', (unit_shell,), _d6)
                at = 2
            else:
                at = 1
                unit_shell = None
            unit_after.shell = unit_shell
            unit_total = unit_natural
            # has moved @qrs 103
            if unit.moved > 0:
                unit_total -= 1
            # long range @qrs 104
            if unit_band == 'long':
                unit_total -= 1
            # 3 or more hits on the firer @qrs 105, 157
            if unit.hits >= 3:
                unit_total -= 1
            # {difficult} @qrs 106, 139-143
            target_arm = target.arm
            if (
                target_arm is _arm_light_infantry
                or (target_arm.is_artillery and not target.limbered)
                or target.outside_zone > _1_2 * target.frontage
                or target.behind_terrain > _1_2 * target.frontage
                or (target.behind_friends > 0 and target.behind_friends <= _1_2 * target.frontage)
            ):
                unit_total -= 1
            # Cover of the target @qrs 107, 108
            unit_total += _fire_cover[target.cover]
            # Class of the target @qrs 109, 110
            unit_total += _fire_rating[target.class_]
            # on a flank or the rear @qrs 111
            unit_strikes = unit.strikes
            if unit_strikes is _attackedon_flank or unit_strikes is _attackedon_rear:
                unit_total += 1
            # from a built-up area, each direction fired in @qrs 112
            if unit.position is _position_bua:
                unit_total -= unit.fire_directions
            # Size of the firer @qrs 113, 114
            unit_total += _fire_size[unit.size]
            unit_arm = unit.arm
            if unit_arm.is_artillery:
                unit_total2 = unit_total
                # howitzers, if their D6 shows 1 to 2 @qrs 82
                if unit_shell is not None and 1 <= unit_shell <= 2:
                    unit_total2 -= 1
                # canister @qrs 116
                if unit_band == 'canister':
                    unit_total2 += 2
                # at the head of a march column @qrs 117
                target_formation = target.formation
                if target_formation is _formation_march_column and unit_strikes is _attackedon_front:
                    unit_total2 += 1
                # at a cavalry line 2 deep @qrs 118
                if target_arm is _arm_cavalry and target_formation is _formation_line and target.ranks == 2:
                    unit_total2 += 1
                # roundshot of heavy guns at a built-up area or entrenchments @qrs 119
                if (
                    unit_weapon is _weapon_heavy_guns
                    and (target.position is _position_bua or target.position is _position_entrenchments)
                    and unit_band != 'canister'
                ):
                    unit_total2 += 1
                # shell at a built-up area or entrenchments @qrs 120
                if (
                    unit_weapon is _weapon_howitzers
                    and (target.position is _position_bua or target.position is _position_entrenchments)
                    and unit_band != 'canister'
                ):
                    unit_total2 += 1
                # shell at cavalry @qrs 121
                if unit_weapon is _weapon_howitzers and target_arm is _arm_cavalry and unit_band != 'canister':
                    unit_total2 += 1
            else:
                unit_total2 = unit_total
            unit_after.total = unit_total2
            unit_scored = _hit_table_cells[_hit_table_place(unit.class_, unit_arm, unit_total2)]
            # an unmodified 5 @qrs 86
            if unit_natural == 5:
                if unit_scored < 1:
                    unit_scored = 1
            unit_after.scored = unit_scored
            # The target takes the hits @qrs 88-99
            if unit_scored:
                target_hits = target.hits + unit_scored
                if target_hits > 12:
                    target_hits = 12
                if target_hits < 0:
                    target_hits = 0
                target_after.hits = target_hits
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
            heading: str | None
            unit_band: str | None
            heading2: str | None
            unit_shell: int | None
            kept: int | None
            unit_after = FireResult()
            unit_after.before = unit
            target_after = FireTarget()
            target_after.before = target
            unit_after.target = target_after
            unit_weapon = unit.weapon
            if unit_weapon.is_guns:
                unit_range = unit.range_
                row = _artillery_ranges_row(unit_weapon)
                column = _artillery_ranges_first(row, unit_range)
                heading = _artillery_ranges_headings[column]
                if column >= 0:
                    note(('unit', (109, 110, 111, 112)[row], True, (unit_range, heading)))
                unit_band = heading
                note(('unit', 113, True, unit_band))
                note(('unit', 114, False, None))
            else:
                note(('unit', 115, False, None))
                unit_range = unit.range_
                row2 = _infantry_ranges_row(unit_weapon)
                column2 = _infantry_ranges_first(row2, unit_range)
                heading2 = _infantry_ranges_headings[column2]
                if column2 >= 0:
                    note(('unit', (116, 117, 118, 119)[row2], True, (unit_range, heading2)))
                unit_band = heading2
                note(('unit', 120, True, unit_band))
            unit_after.band = unit_band
            if _usual(usual, 'unit', unit, 'reforming'):
                note(('unit', 121, True, 'may not'))
                unit_verdict = 'may not'
            elif _usual(usual, 'unit', unit, 'to_reform'):
                note(('unit', 121, False, None))
                note(('unit', 122, True, 'may not'))
                unit_verdict = 'may not'
            elif unit_band is None:
                note(('unit', 121, False, None))
                note(('unit', 122, False, None))
                note(('unit', 123, True, 'may not'))
                unit_verdict = 'may not'
            else:
                note(('unit', 121, False, None))
                note(('unit', 122, False, None))
                note(('unit', 123, False, None))
                note(('unit', 124, True, 'may'))
                unit_verdict = 'may'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return Explanation('Firing (honours_of_war.fire)', unit_after, notes, changes, usual)
            try:
                unit_natural = dice[0]
            except IndexError:
                raise MissingDice('unit', ((_avd, 1, ''),)) from None
            if unit_natural not in _avd_faces:
                _wrong_face('unit', (unit_natural,), _avd)
            note(('unit', 125, True, (unit_natural,)))
            unit_after.natural = unit_natural
            unit_after.dice = 1
            if unit_weapon is _weapon_howitzers:
                try:
                    unit_shell = dice[1]
                except IndexError:
                    raise MissingDice('unit', ((_d6, 1, ''),)) from None
                if unit_shell not in _d6_faces:
                    _wrong_face('unit', (unit_shell,), _d6)
                note(('unit', 126, True, (unit_shell,)))
                at = 2
            else:
                at = 1
                unit_shell = None
            unit_after.shell = unit_shell
            unit_total = unit_natural
            if unit.moved > 0:
                unit_total -= 1
                note(('unit', 127, True, -1))
            else:
                note(('unit', 128, False, None))
            if unit_band == 'long':
                unit_total -= 1
                note(('unit', 129, True, -1))
            else:
                note(('unit', 130, False, None))
            if unit.hits >= 3:
                unit_total -= 1
                note(('unit', 131, True, -1))
            else:
                note(('unit', 132, False, None))
            if _difficult_told(note, usual, unit, 'unit', target):
                unit_total -= 1
                note(('unit', 138, True, -1))
            else:
                note(('unit', 139, False, None))
            pair = False
            if target.cover is _cover_light:
                unit_total -= 1
                pair = True
                note(('unit', 140, True, -1))
            elif target.cover is _cover_heavy:
                unit_total -= 2
                pair = True
                note(('unit', 141, True, -2))
            if not pair:
                note(('unit', 142, False, None))
            pair2 = False
            if target.class_ is _rating_superior:
                unit_total -= 1
                pair2 = True
                note(('unit', 143, True, -1))
            elif target.class_ is _rating_inferior:
                unit_total += 1
                pair2 = True
                note(('unit', 144, True, 1))
            if not pair2:
                note(('unit', 145, False, None))
            unit_strikes = unit.strikes
            if unit_strikes is _attackedon_flank or unit_strikes is _attackedon_rear:
                unit_total += 1
                note(('unit', 146, True, 1))
            else:
                note(('unit', 147, False, None))
            if unit.position is _position_bua:
                amount = -unit.fire_directions
                unit_total += amount
                note(('unit', 148, amount != 0, amount))
            else:
                note(('unit', 149, False, None))
            pair3 = False
            if unit.size is _size_small:
                unit_total -= 1
                pair3 = True
                note(('unit', 150, True, -1))
            elif unit.size is _size_large:
                unit_total += 1
                pair3 = True
                note(('unit', 151, True, 1))
            if not pair3:
                note(('unit', 152, False, None))
            unit_arm = unit.arm
            if unit_arm.is_artillery:
                unit_total2 = unit_total
                if unit_shell is not None and 1 <= unit_shell <= 2:
                    unit_total2 -= 1
                    note(('unit', 153, True, -1))
                else:
                    note(('unit', 154, False, None))
                if unit_band == 'canister':
                    unit_total2 += 2
                    note(('unit', 155, True, 2))
                else:
                    note(('unit', 156, False, None))
                target_formation = target.formation
                if target_formation is _formation_march_column and unit_strikes is _attackedon_front:
                    unit_total2 += 1
                    note(('unit', 157, True, 1))
                else:
                    note(('unit', 158, False, None))
                target_arm = target.arm
                if target_arm is _arm_cavalry and target_formation is _formation_line and target.ranks == 2:
                    unit_total2 += 1
                    note(('unit', 159, True, 1))
                else:
                    note(('unit', 160, False, None))
                if (
                    unit_weapon is _weapon_heavy_guns
                    and (target.position is _position_bua or target.position is _position_entrenchments)
                    and unit_band != 'canister'
                ):
                    unit_total2 += 1
                    note(('unit', 161, True, 1))
                else:
                    note(('unit', 162, False, None))
                if (
                    unit_weapon is _weapon_howitzers
                    and (target.position is _position_bua or target.position is _position_entrenchments)
                    and unit_band != 'canister'
                ):
                    unit_total2 += 1
                    note(('unit', 163, True, 1))
                else:
                    note(('unit', 164, False, None))
                if unit_weapon is _weapon_howitzers and target_arm is _arm_cavalry and unit_band != 'canister':
                    unit_total2 += 1
                    note(('unit', 165, True, 1))
                else:
                    note(('unit', 166, False, None))
            else:
                unit_total2 = unit_total
            unit_after.total = unit_total2
            place = _hit_table_place(unit.class_, unit_arm, unit_total2)
            cell = _hit_table_cells[place]
            note(
                (
                    'unit',
                    (167, 168, 169, 169, 170, 171, 172, 173, 174, 175, 176)[place // 7],
                    True,
                    ((unit.class_, unit_arm, unit_total2,), cell)
                )
            )
            unit_scored = cell
            if unit_natural == 5:
                counted = unit_scored < 1
                if counted:
                    unit_scored = 1
                note(('unit', 177, counted, 1))
            else:
                note(('unit', 178, False, None))
            unit_after.scored = unit_scored
            note(('unit', 179, True, None))
            kept = None
            if unit_scored:
                before = getattr(target, 'hits', None)
                target_hits = target.hits + unit_scored
                if target_hits > 12:
                    target_hits = 12
                    kept = target_hits
                if target_hits < 0:
                    target_hits = 0
                    kept = target_hits
                changes.append(('target', 'hits', before, target_hits, kept is not None))
                target_after.hits = target_hits
            note(('unit', 180, True, (unit_scored, unit_scored, kept)))
            return Explanation('Firing (honours_of_war.fire)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit, target=target) from None

    def odds(self, unit: Unit, target: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit, target), chosen)

    def choices(self, unit: Unit, target: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit, target), chosen)


fire = FireResolver()


class DifficultResolver(_Resolver):
    """difficult target (term for unit against target). @qrs 139-143"""

    name = 'difficult'
    label = 'difficult target'
    parties = ('unit', 'target')
    cites = ('@qrs 139-143',)

    def resolve(self, unit: Unit, target: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> bool:
        """What comes of it."""
        try:
            target_arm = target.arm
            return (
                target_arm is _arm_light_infantry
                or (target_arm.is_artillery and not target.limbered)
                or target.outside_zone > _1_2 * target.frontage
                or target.behind_terrain > _1_2 * target.frontage
                or (target.behind_friends > 0 and target.behind_friends <= _1_2 * target.frontage)
            )
        except MissingFact as missing:
            raise missing.of(unit=unit, target=target) from None

    def explain(self, unit: Unit, target: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_difficult = False
            target_arm = target.arm
            if target_arm is _arm_light_infantry:
                note(('unit', 133, True, None))
                unit_difficult = True
            elif target_arm.is_artillery and not target.limbered:
                note(('unit', 134, True, None))
                unit_difficult = True
            else:
                target_frontage = target.frontage
                if target.outside_zone > _1_2 * target_frontage:
                    note(('unit', 135, True, None))
                    unit_difficult = True
                elif target.behind_terrain > _1_2 * target_frontage:
                    note(('unit', 136, True, None))
                    unit_difficult = True
                else:
                    target_behind_friends = target.behind_friends
                    if target_behind_friends > 0 and target_behind_friends <= _1_2 * target_frontage:
                        note(('unit', 137, True, None))
                        unit_difficult = True
            return Explanation('difficult target (honours_of_war.difficult)', unit_difficult, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit, target=target) from None

    def odds(self, unit: Unit, target: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit, target), chosen)

    def choices(self, unit: Unit, target: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit, target), chosen)


difficult = DifficultResolver()


class GrazingTarget(_Outcome):
    """What grazing makes of target."""

    _party = 'target'
    _made = {}
    _facts = {'grazed': 'grazed'}
    before: Unit
    grazed: bool


class GrazingResult(_Outcome):
    """What grazing makes of unit."""

    _party = 'unit'
    _made = {
        'verdict': 'verdict',
        'needed': 'needed',
        'total': 'total',
        'natural': 'natural',
        'dice': 'dice',
        'result': 'result'
    }
    _facts = {}
    _not_told = ('before', 'target', 'dice', 'natural')
    _others = ('target',)
    before: Unit
    verdict: str
    needed: int | None
    total: int | None
    natural: int | None
    dice: int | None
    result: str | None
    target: GrazingTarget

    @property
    def unit(self) -> GrazingResult:
        """What becomes of unit: this."""
        return self


class GrazingResolver(_Resolver):
    """Grazing fire (test for unit against target). @qrs 145-149"""

    name = 'grazing'
    label = 'Grazing fire'
    parties = ('unit', 'target')
    cites = ('@qrs 145-149',)

    def resolve(self, unit: Unit, target: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> GrazingResult:
        """What comes of it."""
        if type(dice) is not list:
            return _driven(self.resolve, (unit, target), dice, chosen)  # type: ignore[no-any-return]
        try:
            unit_after = GrazingResult()
            unit_after.before = unit
            target_after = GrazingTarget()
            target_after.before = target
            unit_after.target = target_after
            if target.behind_first <= 30 and target.on_centre_line:
                # up to 30 cm beyond the first target's front edge, on the line through its centre @qrs 147
                unit_verdict = 'may'
            else:
                unit_verdict = 'may not'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return unit_after
            target_ground = target.ground
            if target_ground is _ground_obstacles or target.weather is _weather_bad:
                # over obstacles or in bad weather @qrs 149
                unit_needed = 5
            elif target_ground is _ground_level_open:
                # over level, open ground @qrs 149
                unit_needed = 3
            else:
                raise NoRule('unit: no line of needed fits this case', ('@qrs 145-149',))
            unit_after.needed = unit_needed
            try:
                unit_natural = dice[0]
            except IndexError:
                raise MissingDice('unit', ((_d6, 1, ''),)) from None
            if unit_natural not in _d6_faces:
                _wrong_face('unit', (unit_natural,), _d6)
            unit_after.total = unit_natural
            unit_after.natural = unit_natural
            unit_after.dice = 1
            if unit_natural >= unit_needed:
                # Reached @qrs 149
                unit_after.result = 'reached'
                target_after.grazed = True
            else:
                # Not reached @qrs 149
                unit_after.result = 'not_reached'
                target_after.grazed = False
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
            unit_after = GrazingResult()
            unit_after.before = unit
            target_after = GrazingTarget()
            target_after.before = target
            unit_after.target = target_after
            if target.behind_first <= 30 and target.on_centre_line:
                note(('unit', 181, True, 'may'))
                unit_verdict = 'may'
            else:
                note(('unit', 181, False, None))
                note(('unit', 182, True, 'may not'))
                unit_verdict = 'may not'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return Explanation('Grazing fire (honours_of_war.grazing)', unit_after, notes, changes, usual)
            target_ground = target.ground
            if target_ground is _ground_obstacles or target.weather is _weather_bad:
                unit_needed = 5
                note(('unit', 183, True, unit_needed))
                note(('unit', 184, False, None))
            else:
                note(('unit', 185, False, None))
                if target_ground is _ground_level_open:
                    unit_needed = 3
                    note(('unit', 186, True, unit_needed))
                else:
                    note(('unit', 184, False, None))
                    raise NoRule('unit: no line of needed fits this case', ('@qrs 145-149',))
            unit_after.needed = unit_needed
            try:
                unit_natural = dice[0]
            except IndexError:
                raise MissingDice('unit', ((_d6, 1, ''),)) from None
            if unit_natural not in _d6_faces:
                _wrong_face('unit', (unit_natural,), _d6)
            note(('unit', 187, True, (unit_natural,)))
            unit_after.total = unit_natural
            unit_after.natural = unit_natural
            unit_after.dice = 1
            if unit_natural >= unit_needed:
                note(('unit', 188, True, unit_natural))
                unit_after.result = 'reached'
                changes.append(('target', 'grazed', getattr(target, 'grazed', None), True, False))
                target_after.grazed = target_grazed = True
                note(('unit', 189, True, (target_grazed,)))
            else:
                note(('unit', 190, False, None))
                note(('unit', 191, True, unit_natural))
                unit_after.result = 'not_reached'
                changes.append(('target', 'grazed', getattr(target, 'grazed', None), False, False))
                target_after.grazed = target_grazed = False
                note(('unit', 192, True, (target_grazed,)))
            return Explanation('Grazing fire (honours_of_war.grazing)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit, target=target) from None

    def odds(self, unit: Unit, target: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit, target), chosen)

    def choices(self, unit: Unit, target: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit, target), chosen)


grazing = GrazingResolver()


class MeleeEnemy(_Outcome):
    """What melee makes of enemy."""

    _party = 'enemy'
    _made = {'total': 'total', 'natural': 'natural', 'dice': 'dice', 'scored': 'scored'}
    _facts = {'hits': 'hits'}
    _not_told = ('before', 'dice', 'natural')
    before: Unit
    total: int
    natural: int
    dice: int
    scored: int
    hits: int


class MeleeResult(_Outcome):
    """What melee makes of unit."""

    _party = 'unit'
    _made = {'total': 'total', 'natural': 'natural', 'dice': 'dice', 'scored': 'scored'}
    _facts = {'hits': 'hits'}
    _not_told = ('before', 'enemy', 'dice', 'natural')
    _others = ('enemy',)
    before: Unit
    total: int
    natural: int
    dice: int
    scored: int
    hits: int
    enemy: MeleeEnemy

    @property
    def unit(self) -> MeleeResult:
        """What becomes of unit: this."""
        return self


class MeleeResolver(_Resolver):
    """Melee (contest for unit against enemy). @qrs 86-99, 122-137"""

    name = 'melee'
    label = 'Melee'
    parties = ('unit', 'enemy')
    cites = ('@qrs 86-99, 122-137',)

    def resolve(self, unit: Unit, enemy: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> MeleeResult:
        """What comes of it."""
        if type(dice) is not list:
            return _driven(self.resolve, (unit, enemy), dice, chosen)  # type: ignore[no-any-return]
        try:
            unit_after = MeleeResult()
            unit_after.before = unit
            enemy_after = MeleeEnemy()
            enemy_after.before = enemy
            unit_after.enemy = enemy_after
            try:
                unit_natural = dice[0]
            except IndexError:
                raise MissingDice('unit', ((_avd, 1, ''),)) from None
            if unit_natural not in _avd_faces:
                _wrong_face('unit', (unit_natural,), _avd)
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
            # cavalry that charge @qrs 123
            unit_arm = unit.arm
            if unit_arm is _arm_cavalry and unit.charging:
                unit_total += 1
            # 3 or more hits on the unit @qrs 124, 157
            unit_hits = unit.hits
            if unit_hits >= 3:
                unit_total -= 1
            # Cover of the enemy @qrs 125, 126
            unit_total += _fire_cover[enemy.cover]
            # enemy uphill @qrs 127
            enemy_height = enemy.height
            unit_height = unit.height
            if enemy_height > unit_height:
                unit_total -= 1
            # Class of the enemy @qrs 128, 129
            enemy_class = enemy.class_
            unit_total += _fire_rating[enemy_class]
            # each supporting unit @qrs 130
            it = unit.supports
            unit_total += it if it < 2 else 2
            # artillery @qrs 131
            if unit_arm.is_artillery:
                unit_total -= 1
            # light infantry against formed or close order troops @qrs 132
            if unit_arm is _arm_light_infantry and (enemy.formed or enemy.arm is _arm_close_order):
                unit_total -= 1
            # {struck_in_flank} @qrs 133
            if (
                unit.attacked_on is _attackedon_flank
                or unit.attacked_on is _attackedon_rear
                or (enemy.charging and unit.reforming)
            ):
                unit_total -= 2
            # in march column @qrs 134
            if unit.formation is _formation_march_column:
                unit_total -= 2
            # from a built-up area, each direction @qrs 135
            if unit.position is _position_bua:
                unit_total -= unit.fight_directions
            # Size of the unit @qrs 136, 137
            unit_total += _fire_size[unit.size]
            enemy_total = enemy_natural
            # cavalry that charge @qrs 123
            enemy_arm = enemy.arm
            if enemy_arm is _arm_cavalry and enemy.charging:
                enemy_total += 1
            # 3 or more hits on the unit @qrs 124, 157
            enemy_hits = enemy.hits
            if enemy_hits >= 3:
                enemy_total -= 1
            # Cover of the enemy @qrs 125, 126
            enemy_total += _fire_cover[unit.cover]
            # enemy uphill @qrs 127
            if unit_height > enemy_height:
                enemy_total -= 1
            # Class of the enemy @qrs 128, 129
            unit_class = unit.class_
            enemy_total += _fire_rating[unit_class]
            # each supporting unit @qrs 130
            it2 = enemy.supports
            enemy_total += it2 if it2 < 2 else 2
            # artillery @qrs 131
            if enemy_arm.is_artillery:
                enemy_total -= 1
            # light infantry against formed or close order troops @qrs 132
            if enemy_arm is _arm_light_infantry and (unit.formed or unit_arm is _arm_close_order):
                enemy_total -= 1
            # {struck_in_flank} @qrs 133
            if (
                enemy.attacked_on is _attackedon_flank
                or enemy.attacked_on is _attackedon_rear
                or (unit.charging and enemy.reforming)
            ):
                enemy_total -= 2
            # in march column @qrs 134
            if enemy.formation is _formation_march_column:
                enemy_total -= 2
            # from a built-up area, each direction @qrs 135
            if enemy.position is _position_bua:
                enemy_total -= enemy.fight_directions
            # Size of the unit @qrs 136, 137
            enemy_total += _fire_size[enemy.size]
            unit_after.total = unit_total
            enemy_after.total = enemy_total
            unit_scored = _hit_table_cells[_hit_table_place(unit_class, unit_arm, unit_total)]
            # an unmodified 5 @qrs 86
            if unit_natural == 5:
                if unit_scored < 1:
                    unit_scored = 1
            enemy_scored = _hit_table_cells[_hit_table_place(enemy_class, enemy_arm, enemy_total)]
            # an unmodified 5 @qrs 86
            if enemy_natural == 5:
                if enemy_scored < 1:
                    enemy_scored = 1
            unit_after.scored = unit_scored
            enemy_after.scored = enemy_scored
            # The enemy takes the hits @qrs 88-99
            if unit_scored:
                enemy_hits = enemy_hits + unit_scored
                if enemy_hits > 12:
                    enemy_hits = 12
                if enemy_hits < 0:
                    enemy_hits = 0
                enemy_after.hits = enemy_hits
            # The enemy takes the hits @qrs 88-99
            if enemy_scored:
                unit_hits = unit_hits + enemy_scored
                if unit_hits > 12:
                    unit_hits = 12
                if unit_hits < 0:
                    unit_hits = 0
                unit_after.hits = unit_hits
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
            unit_after = MeleeResult()
            unit_after.before = unit
            enemy_after = MeleeEnemy()
            enemy_after.before = enemy
            unit_after.enemy = enemy_after
            try:
                unit_natural = dice[0]
            except IndexError:
                raise MissingDice('unit', ((_avd, 1, ''),)) from None
            if unit_natural not in _avd_faces:
                _wrong_face('unit', (unit_natural,), _avd)
            note(('unit', 193, True, (unit_natural,)))
            try:
                enemy_natural = dice[1]
            except IndexError:
                raise MissingDice('enemy', ((_avd, 1, ''),)) from None
            if enemy_natural not in _avd_faces:
                _wrong_face('enemy', (enemy_natural,), _avd)
            note(('enemy', 193, True, (enemy_natural,)))
            unit_after.natural = unit_natural
            unit_after.dice = 1
            enemy_after.natural = enemy_natural
            enemy_after.dice = 1
            unit_total = unit_natural
            unit_arm = unit.arm
            if unit_arm is _arm_cavalry and unit.charging:
                unit_total += 1
                note(('unit', 194, True, 1))
            else:
                note(('unit', 195, False, None))
            unit_hits = unit.hits
            if unit_hits >= 3:
                unit_total -= 1
                note(('unit', 196, True, -1))
            else:
                note(('unit', 197, False, None))
            pair = False
            if enemy.cover is _cover_light:
                unit_total -= 1
                pair = True
                note(('unit', 198, True, -1))
            elif enemy.cover is _cover_heavy:
                unit_total -= 2
                pair = True
                note(('unit', 199, True, -2))
            if not pair:
                note(('unit', 200, False, None))
            enemy_height = enemy.height
            unit_height = unit.height
            if enemy_height > unit_height:
                unit_total -= 1
                note(('unit', 201, True, -1))
            else:
                note(('unit', 202, False, None))
            enemy_class = enemy.class_
            pair2 = False
            if enemy_class is _rating_superior:
                unit_total -= 1
                pair2 = True
                note(('unit', 203, True, -1))
            elif enemy_class is _rating_inferior:
                unit_total += 1
                pair2 = True
                note(('unit', 204, True, 1))
            if not pair2:
                note(('unit', 205, False, None))
            it = unit.supports
            amount = it if it < 2 else 2
            unit_total += amount
            note(('unit', 206, amount != 0, amount))
            if unit_arm.is_artillery:
                unit_total -= 1
                note(('unit', 207, True, -1))
            else:
                note(('unit', 208, False, None))
            if unit_arm is _arm_light_infantry and (enemy.formed or enemy.arm is _arm_close_order):
                unit_total -= 1
                note(('unit', 209, True, -1))
            else:
                note(('unit', 210, False, None))
            if _struck_in_flank_told(note, usual, unit, 'unit', enemy):
                unit_total -= 2
                note(('unit', 213, True, -2))
            else:
                note(('unit', 214, False, None))
            if unit.formation is _formation_march_column:
                unit_total -= 2
                note(('unit', 215, True, -2))
            else:
                note(('unit', 216, False, None))
            if unit.position is _position_bua:
                amount2 = -unit.fight_directions
                unit_total += amount2
                note(('unit', 217, amount2 != 0, amount2))
            else:
                note(('unit', 218, False, None))
            pair3 = False
            if unit.size is _size_small:
                unit_total -= 1
                pair3 = True
                note(('unit', 219, True, -1))
            elif unit.size is _size_large:
                unit_total += 1
                pair3 = True
                note(('unit', 220, True, 1))
            if not pair3:
                note(('unit', 221, False, None))
            enemy_total = enemy_natural
            enemy_arm = enemy.arm
            if enemy_arm is _arm_cavalry and enemy.charging:
                enemy_total += 1
                note(('enemy', 194, True, 1))
            else:
                note(('enemy', 195, False, None))
            enemy_hits = enemy.hits
            if enemy_hits >= 3:
                enemy_total -= 1
                note(('enemy', 196, True, -1))
            else:
                note(('enemy', 197, False, None))
            pair4 = False
            if unit.cover is _cover_light:
                enemy_total -= 1
                pair4 = True
                note(('enemy', 198, True, -1))
            elif unit.cover is _cover_heavy:
                enemy_total -= 2
                pair4 = True
                note(('enemy', 199, True, -2))
            if not pair4:
                note(('enemy', 200, False, None))
            if unit_height > enemy_height:
                enemy_total -= 1
                note(('enemy', 201, True, -1))
            else:
                note(('enemy', 202, False, None))
            unit_class = unit.class_
            pair5 = False
            if unit_class is _rating_superior:
                enemy_total -= 1
                pair5 = True
                note(('enemy', 203, True, -1))
            elif unit_class is _rating_inferior:
                enemy_total += 1
                pair5 = True
                note(('enemy', 204, True, 1))
            if not pair5:
                note(('enemy', 205, False, None))
            it2 = enemy.supports
            amount3 = it2 if it2 < 2 else 2
            enemy_total += amount3
            note(('enemy', 206, amount3 != 0, amount3))
            if enemy_arm.is_artillery:
                enemy_total -= 1
                note(('enemy', 207, True, -1))
            else:
                note(('enemy', 208, False, None))
            if enemy_arm is _arm_light_infantry and (unit.formed or unit_arm is _arm_close_order):
                enemy_total -= 1
                note(('enemy', 209, True, -1))
            else:
                note(('enemy', 210, False, None))
            if _struck_in_flank_told(note, usual, enemy, 'enemy', unit):
                enemy_total -= 2
                note(('enemy', 213, True, -2))
            else:
                note(('enemy', 214, False, None))
            if enemy.formation is _formation_march_column:
                enemy_total -= 2
                note(('enemy', 215, True, -2))
            else:
                note(('enemy', 216, False, None))
            if enemy.position is _position_bua:
                amount4 = -enemy.fight_directions
                enemy_total += amount4
                note(('enemy', 217, amount4 != 0, amount4))
            else:
                note(('enemy', 218, False, None))
            pair6 = False
            if enemy.size is _size_small:
                enemy_total -= 1
                pair6 = True
                note(('enemy', 219, True, -1))
            elif enemy.size is _size_large:
                enemy_total += 1
                pair6 = True
                note(('enemy', 220, True, 1))
            if not pair6:
                note(('enemy', 221, False, None))
            unit_after.total = unit_total
            enemy_after.total = enemy_total
            place = _hit_table_place(unit_class, unit_arm, unit_total)
            cell = _hit_table_cells[place]
            note(
                (
                    'unit',
                    (222, 223, 224, 224, 225, 226, 227, 228, 229, 230, 231)[place // 7],
                    True,
                    ((unit_class, unit_arm, unit_total,), cell)
                )
            )
            unit_scored = cell
            if unit_natural == 5:
                counted = unit_scored < 1
                if counted:
                    unit_scored = 1
                note(('unit', 232, counted, 1))
            else:
                note(('unit', 233, False, None))
            place2 = _hit_table_place(enemy_class, enemy_arm, enemy_total)
            cell2 = _hit_table_cells[place2]
            note(
                (
                    'enemy',
                    (222, 223, 224, 224, 225, 226, 227, 228, 229, 230, 231)[place2 // 7],
                    True,
                    ((enemy_class, enemy_arm, enemy_total,), cell2)
                )
            )
            enemy_scored = cell2
            if enemy_natural == 5:
                counted2 = enemy_scored < 1
                if counted2:
                    enemy_scored = 1
                note(('enemy', 232, counted2, 1))
            else:
                note(('enemy', 233, False, None))
            unit_after.scored = unit_scored
            enemy_after.scored = enemy_scored
            note(('unit', 234, True, None))
            kept = None
            if unit_scored:
                before = enemy_hits
                enemy_hits = enemy_hits + unit_scored
                if enemy_hits > 12:
                    enemy_hits = 12
                    kept = enemy_hits
                if enemy_hits < 0:
                    enemy_hits = 0
                    kept = enemy_hits
                changes.append(('enemy', 'hits', before, enemy_hits, kept is not None))
                enemy_after.hits = enemy_hits
            note(('unit', 235, True, (unit_scored, unit_scored, kept)))
            note(('enemy', 234, True, None))
            kept2 = None
            if enemy_scored:
                before2 = unit_hits
                unit_hits = unit_hits + enemy_scored
                if unit_hits > 12:
                    unit_hits = 12
                    kept2 = unit_hits
                if unit_hits < 0:
                    unit_hits = 0
                    kept2 = unit_hits
                changes.append(('unit', 'hits', before2, unit_hits, kept2 is not None))
                unit_after.hits = unit_hits
            note(('enemy', 236, True, (enemy_scored, enemy_scored, kept2)))
            return Explanation('Melee (honours_of_war.melee)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit, enemy=enemy) from None

    def odds(self, unit: Unit, enemy: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit, enemy), chosen)

    def choices(self, unit: Unit, enemy: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit, enemy), chosen)


melee = MeleeResolver()


class ByHandResolver(_Resolver):
    """guns off their limbers (term for unit). @qrs 33, 34"""

    name = 'by_hand'
    label = 'guns off their limbers'
    parties = ('unit',)
    cites = ('@qrs 33, 34',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> bool:
        """What comes of it."""
        try:
            return unit.arm.is_artillery and not unit.limbered
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def explain(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_by_hand = False
            if unit.arm.is_artillery and not unit.limbered:
                note(('unit', 29, True, None))
                unit_by_hand = True
            return Explanation(
                'guns off their limbers (honours_of_war.by_hand)',
                unit_by_hand,
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


by_hand = ByHandResolver()


class NormalMoveResolver(_Resolver):
    """Normal move (value for unit). @qrs 29-36"""

    name = 'normal_move'
    label = 'Normal move'
    parties = ('unit',)
    cites = ('@qrs 29-36',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> int | None:
        """What comes of it."""
        try:
            unit_normal_move: int | None
            unit_arm = unit.arm
            if unit_arm is _arm_close_order and unit.formation is _formation_line:
                # close order infantry in line @qrs 30
                unit_normal_move = 20
            elif unit_arm is _arm_close_order and unit.formation is _formation_march_column:
                # close order infantry in march column @qrs 30
                unit_normal_move = 25
            elif unit_arm is _arm_light_infantry:
                # light infantry, however formed @qrs 31
                unit_normal_move = 25
            elif unit_arm is _arm_cavalry and unit.formation is _formation_line:
                # cavalry in line @qrs 32
                unit_normal_move = 30
            elif unit_arm is _arm_cavalry and unit.formation is _formation_march_column:
                # cavalry in march column @qrs 32
                unit_normal_move = 40
            elif unit_arm is _arm_field_artillery and unit.limbered and unit.on_road:
                # limbered field artillery on roads @qrs 33
                unit_normal_move = 25
            elif unit_arm is _arm_field_artillery and unit.limbered:
                # limbered field artillery @qrs 33
                unit_normal_move = 20
            elif unit_arm is _arm_horse_artillery and unit.limbered and unit.on_road:
                # horse artillery on roads @qrs 35
                unit_normal_move = 40
            elif unit_arm is _arm_horse_artillery and unit.limbered:
                # horse artillery @qrs 35
                unit_normal_move = 30
            elif unit_arm is _arm_transport and unit.on_road:
                # transport on roads @qrs 36
                unit_normal_move = 20
            elif unit_arm is _arm_transport:
                # transport @qrs 36
                unit_normal_move = 15
            elif unit_arm.is_artillery and not unit.limbered:
                # by hand @qrs 34
                unit_normal_move = _manhandling_cells[_manhandling_place(unit.weapon, unit.way)]
            else:
                raise NoRule('unit: no line of normal_move fits this case', ('@qrs 29-36',))
            return unit_normal_move
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def explain(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            note = notes.append
            unit_normal_move: int | None
            cell: int | None
            unit_arm = unit.arm
            if unit_arm is _arm_close_order and unit.formation is _formation_line:
                unit_normal_move = 20
                note(('unit', 6, True, unit_normal_move))
                note(('unit', 7, False, None))
                note(('unit', 8, False, None))
                note(('unit', 9, False, None))
                note(('unit', 10, False, None))
                note(('unit', 11, False, None))
                note(('unit', 12, False, None))
                note(('unit', 13, False, None))
                note(('unit', 14, False, None))
                note(('unit', 15, False, None))
                note(('unit', 16, False, None))
                note(('unit', 17, False, None))
            else:
                note(('unit', 18, False, None))
                if unit_arm is _arm_close_order and unit.formation is _formation_march_column:
                    unit_normal_move = 25
                    note(('unit', 19, True, unit_normal_move))
                    note(('unit', 8, False, None))
                    note(('unit', 9, False, None))
                    note(('unit', 10, False, None))
                    note(('unit', 11, False, None))
                    note(('unit', 12, False, None))
                    note(('unit', 13, False, None))
                    note(('unit', 14, False, None))
                    note(('unit', 15, False, None))
                    note(('unit', 16, False, None))
                    note(('unit', 17, False, None))
                else:
                    note(('unit', 7, False, None))
                    if unit_arm is _arm_light_infantry:
                        unit_normal_move = 25
                        note(('unit', 20, True, unit_normal_move))
                        note(('unit', 9, False, None))
                        note(('unit', 10, False, None))
                        note(('unit', 11, False, None))
                        note(('unit', 12, False, None))
                        note(('unit', 13, False, None))
                        note(('unit', 14, False, None))
                        note(('unit', 15, False, None))
                        note(('unit', 16, False, None))
                        note(('unit', 17, False, None))
                    else:
                        note(('unit', 8, False, None))
                        if unit_arm is _arm_cavalry and unit.formation is _formation_line:
                            unit_normal_move = 30
                            note(('unit', 21, True, unit_normal_move))
                            note(('unit', 10, False, None))
                            note(('unit', 11, False, None))
                            note(('unit', 12, False, None))
                            note(('unit', 13, False, None))
                            note(('unit', 14, False, None))
                            note(('unit', 15, False, None))
                            note(('unit', 16, False, None))
                            note(('unit', 17, False, None))
                        else:
                            note(('unit', 9, False, None))
                            if unit_arm is _arm_cavalry and unit.formation is _formation_march_column:
                                unit_normal_move = 40
                                note(('unit', 22, True, unit_normal_move))
                                note(('unit', 11, False, None))
                                note(('unit', 12, False, None))
                                note(('unit', 13, False, None))
                                note(('unit', 14, False, None))
                                note(('unit', 15, False, None))
                                note(('unit', 16, False, None))
                                note(('unit', 17, False, None))
                            else:
                                note(('unit', 10, False, None))
                                if unit_arm is _arm_field_artillery and unit.limbered and unit.on_road:
                                    unit_normal_move = 25
                                    note(('unit', 23, True, unit_normal_move))
                                    note(('unit', 12, False, None))
                                    note(('unit', 13, False, None))
                                    note(('unit', 14, False, None))
                                    note(('unit', 15, False, None))
                                    note(('unit', 16, False, None))
                                    note(('unit', 17, False, None))
                                else:
                                    note(('unit', 11, False, None))
                                    if unit_arm is _arm_field_artillery and unit.limbered:
                                        unit_normal_move = 20
                                        note(('unit', 24, True, unit_normal_move))
                                        note(('unit', 13, False, None))
                                        note(('unit', 14, False, None))
                                        note(('unit', 15, False, None))
                                        note(('unit', 16, False, None))
                                        note(('unit', 17, False, None))
                                    else:
                                        note(('unit', 12, False, None))
                                        if unit_arm is _arm_horse_artillery and unit.limbered and unit.on_road:
                                            unit_normal_move = 40
                                            note(('unit', 25, True, unit_normal_move))
                                            note(('unit', 14, False, None))
                                            note(('unit', 15, False, None))
                                            note(('unit', 16, False, None))
                                            note(('unit', 17, False, None))
                                        else:
                                            note(('unit', 13, False, None))
                                            if unit_arm is _arm_horse_artillery and unit.limbered:
                                                unit_normal_move = 30
                                                note(('unit', 26, True, unit_normal_move))
                                                note(('unit', 15, False, None))
                                                note(('unit', 16, False, None))
                                                note(('unit', 17, False, None))
                                            else:
                                                note(('unit', 14, False, None))
                                                if unit_arm is _arm_transport and unit.on_road:
                                                    unit_normal_move = 20
                                                    note(('unit', 27, True, unit_normal_move))
                                                    note(('unit', 16, False, None))
                                                    note(('unit', 17, False, None))
                                                else:
                                                    note(('unit', 15, False, None))
                                                    if unit_arm is _arm_transport:
                                                        unit_normal_move = 15
                                                        note(('unit', 28, True, unit_normal_move))
                                                        note(('unit', 17, False, None))
                                                    else:
                                                        note(('unit', 16, False, None))
                                                        if _by_hand_told(note, usual, unit, 'unit'):
                                                            place = _manhandling_place(unit.weapon, unit.way)
                                                            cell = _manhandling_cells[place]
                                                            note(
                                                                ('unit', 30, True, ((unit.weapon, unit.way,), cell))
                                                            )
                                                            unit_normal_move = cell
                                                            note(('unit', 31, True, unit_normal_move))
                                                        else:
                                                            note(('unit', 17, False, None))
                                                            raise NoRule(
                                                                'unit: no line of normal_move fits this case',
                                                                ('@qrs 29-36',)
                                                            )
            return Explanation('Normal move (honours_of_war.normal_move)', unit_normal_move, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


normal_move = NormalMoveResolver()


class MoveResult(_Outcome):
    """What move makes of unit."""

    _party = 'unit'
    _made = {'verdict': 'verdict', 'distance': 'distance'}
    _facts = {'moved': 'moved'}
    before: Unit
    verdict: str
    distance: Number | Range | None
    moved: Number

    @property
    def unit(self) -> MoveResult:
        """What becomes of unit: this."""
        return self


class MoveResolver(_Resolver):
    """Move (action for unit). @qrs 27-36"""

    name = 'move'
    label = 'Move'
    parties = ('unit',)
    cites = ('@qrs 27-36',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> MoveResult:
        """What comes of it."""
        try:
            it: int | None
            so: bool
            unit_distance: Number | Range
            unit_moved: Number
            unit_after = MoveResult()
            unit_after.before = unit
            if unit.reforming:
                # While it reforms @qrs 60
                unit_verdict = 'may not'
            elif unit.to_reform:
                # Before it has reformed @qrs 156
                unit_verdict = 'may not'
            else:
                so = unit.arm.is_artillery and not unit.limbered
                if so:
                    it = _manhandling_cells[_manhandling_place(unit.weapon, unit.way)]
                    so = it is None
                if so:
                    # Heavy guns to a flank @qrs 34
                    unit_verdict = 'may not'
                else:
                    unit_verdict = 'may'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return unit_after
            unit_distance = _choose_within(
                chosen,
                'unit',
                'distance',
                Range(0, (_normal_move(unit, 'unit') or 0)),
                False
            )
            unit_after.distance = _exact(unit_distance)
            # So far it has moved @qrs 27-36
            unit_after.moved = _becomes(
                'unit.moved',
                _settled(unit_distance),
                Unit._facts['moved'],
                ('@qrs 27-36',)
            )
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
            so: bool
            unit_distance: Number | Range
            unit_moved: Number
            unit_after = MoveResult()
            unit_after.before = unit
            if _usual(usual, 'unit', unit, 'reforming'):
                note(('unit', 237, True, 'may not'))
                unit_verdict = 'may not'
            elif _usual(usual, 'unit', unit, 'to_reform'):
                note(('unit', 237, False, None))
                note(('unit', 238, True, 'may not'))
                unit_verdict = 'may not'
            else:
                so = _by_hand_told(note, usual, unit, 'unit')
                if so:
                    place = _manhandling_place(unit.weapon, unit.way)
                    cell = _manhandling_cells[place]
                    note(('unit', 239, True, ((unit.weapon, unit.way,), cell)))
                    so = cell is None
                if so:
                    note(('unit', 237, False, None))
                    note(('unit', 238, False, None))
                    note(('unit', 240, True, 'may not'))
                    unit_verdict = 'may not'
                else:
                    note(('unit', 237, False, None))
                    note(('unit', 238, False, None))
                    note(('unit', 240, False, None))
                    note(('unit', 241, True, 'may'))
                    unit_verdict = 'may'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return Explanation('Move (honours_of_war.move)', unit_after, notes, changes, usual)
            unit_distance = _choose_within(
                chosen,
                'unit',
                'distance',
                Range(0, (_normal_move_told(note, usual, unit, 'unit') or 0)),
                False
            )
            unit_after.distance = _exact(unit_distance)
            note(('unit', 242, True, None))
            changes.append(
                (
                    'unit',
                    'moved',
                    getattr(unit, 'moved', None),
                    _becomes('unit.moved', _settled(unit_distance), Unit._facts['moved'], ('@qrs 27-36',)),
                    False
                )
            )
            unit_after.moved = unit_moved = _becomes(
                'unit.moved',
                _settled(unit_distance),
                Unit._facts['moved'],
                ('@qrs 27-36',)
            )
            note(('unit', 243, True, (unit_moved,)))
            return Explanation('Move (honours_of_war.move)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


move = MoveResolver()


class RideResult(_Outcome):
    """What ride makes of commander."""

    _party = 'commander'
    _made = {'distance': 'distance'}
    _facts = {}
    before: Commander
    distance: Number | Range

    @property
    def commander(self) -> RideResult:
        """What becomes of commander: this."""
        return self


class RideResolver(_Resolver):
    """Move of a command figure (action for commander). @qrs 3, 37"""

    name = 'ride'
    label = 'Move of a command figure'
    parties = ('commander',)
    cites = ('@qrs 3, 37',)

    def resolve(self, commander: Commander, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> RideResult:
        """What comes of it."""
        try:
            commander_distance: Number | Range
            commander_after = RideResult()
            commander_after.before = commander
            commander_distance = _choose_within(chosen, 'commander', 'distance', Range(0, 60), False)
            commander_after.distance = _exact(commander_distance)
            return commander_after
        except MissingFact as missing:
            raise missing.of(commander=commander) from None

    def explain(self, commander: Commander, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> Explanation:
        """The same, with its reasons."""
        try:
            notes: list[tuple[str, int, Any, Any]] = []
            changes: list[tuple[str, str, Any, Any, bool]] = []
            usual: dict[str, Any] = {}
            commander_distance: Number | Range
            commander_after = RideResult()
            commander_after.before = commander
            commander_distance = _choose_within(chosen, 'commander', 'distance', Range(0, 60), False)
            commander_after.distance = _exact(commander_distance)
            return Explanation(
                'Move of a command figure (honours_of_war.ride)',
                commander_after,
                notes,
                changes,
                usual
            )
        except MissingFact as missing:
            raise missing.of(commander=commander) from None

    def odds(self, commander: Commander, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (commander,), chosen)

    def choices(self, commander: Commander, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (commander,), chosen)


ride = RideResolver()


class RallyResult(_Outcome):
    """What rally makes of unit."""

    _party = 'unit'
    _made = {'rallied': 'rallied'}
    _facts = {
        'hits': 'hits',
        'general_picks': 'general_picks',
        'to_reform': 'to_reform',
        'reforming': 'reforming',
        'marker': 'marker'
    }
    before: Unit
    rallied: int
    hits: int
    general_picks: int
    to_reform: bool
    reforming: bool
    marker: Marker

    @property
    def unit(self) -> RallyResult:
        """What becomes of unit: this."""
        return self


class RallyResolver(_Resolver):
    """Rally (action for unit). @qrs 51-64"""

    name = 'rally'
    label = 'Rally'
    parties = ('unit',)
    cites = ('@qrs 51-64',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> RallyResult:
        """What comes of it."""
        try:
            picked: int | None
            unit_after = RallyResult()
            unit_after.before = unit
            unit_nearest_enemy = unit.nearest_enemy
            if unit_nearest_enemy < 30:
                # nearer than 30 cm @qrs 54
                unit_rallied = 0
            else:
                unit_rallied = _rally_hits_cells[_rally_hits_place(unit.class_, unit_nearest_enemy)]
            unit_rallied2 = unit_rallied
            # the 1 unit within 5 cm that the commanding general picks @qrs 58
            if unit.general_distance <= 5 and unit.general_picks < 1:
                picked = _choose(chosen, 'unit', 'by_general', (1, None,))
                if picked is not None:
                    unit_rallied2 += picked
                unit_by_general = bool(picked)
            else:
                unit_by_general = False
            unit_after.rallied = unit_rallied2
            # The hits come off, whether it reforms or not @qrs 55, 56, 64
            if -unit_rallied2:
                unit_hits = unit.hits
                unit_hits = unit_hits + -unit_rallied2
                if unit_hits > 12:
                    unit_hits = 12
                if unit_hits < 0:
                    unit_hits = 0
                unit_after.hits = unit_hits
            if unit_by_general:
                # He has picked his 1 unit @qrs 58
                unit_general_picks = unit.general_picks
                unit_general_picks = unit_general_picks + 1
                if unit_general_picks > 1:
                    unit_general_picks = 1
                unit_after.general_picks = unit_general_picks
            unit_reforming = unit.reforming
            if unit_reforming and unit_after.hits > 3:
                # Left with more than 3 when reforming: retreats again in the next turn @qrs 64
                unit_after.must = ('retreat',)
            if unit_reforming and unit_after.hits <= 3:
                # Down to 3 hits: it has reformed @qrs 64, 156
                unit_after.to_reform = False
            if unit_reforming:
                # Its reforming is over @qrs 62
                unit_after.reforming = False
                unit_after.marker = _marker_plain
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
            amount: int | None
            kept: int | None
            kept2: int | None
            unit_after = RallyResult()
            unit_after.before = unit
            unit_nearest_enemy = unit.nearest_enemy
            if unit_nearest_enemy < 30:
                unit_rallied = 0
                note(('unit', 244, True, unit_rallied))
            else:
                note(('unit', 245, False, None))
                place = _rally_hits_place(unit.class_, unit_nearest_enemy)
                cell = _rally_hits_cells[place]
                note(('unit', (246, 247)[place // 2], True, ((unit.class_, unit_nearest_enemy,), cell)))
                unit_rallied = cell
            unit_rallied2 = unit_rallied
            if unit.general_distance <= 5 and _usual(usual, 'unit', unit, 'general_picks') < 1:
                amount = _choose(chosen, 'unit', 'by_general', (1, None,))
                if amount is not None:
                    unit_rallied2 += amount
                note(('unit', 248, bool(amount), (amount if amount is not None else "left out")))
                unit_by_general = bool(amount)
            else:
                note(('unit', 249, False, None))
                unit_by_general = False
            unit_after.rallied = unit_rallied2
            note(('unit', 250, True, None))
            kept = None
            if -unit_rallied2:
                unit_hits = unit.hits
                before = unit_hits
                unit_hits = unit_hits + -unit_rallied2
                if unit_hits > 12:
                    unit_hits = 12
                    kept = unit_hits
                if unit_hits < 0:
                    unit_hits = 0
                    kept = unit_hits
                changes.append(('unit', 'hits', before, unit_hits, kept is not None))
                unit_after.hits = unit_hits
            note(('unit', 251, True, (-unit_rallied2, -unit_rallied2, kept)))
            if unit_by_general:
                note(('unit', 252, True, None))
                kept2 = None
                unit_general_picks = _usual(usual, 'unit', unit, 'general_picks')
                before2 = unit_general_picks
                unit_general_picks = unit_general_picks + 1
                if unit_general_picks > 1:
                    unit_general_picks = 1
                    kept2 = unit_general_picks
                changes.append(('unit', 'general_picks', before2, unit_general_picks, kept2 is not None))
                unit_after.general_picks = unit_general_picks
                note(('unit', 253, True, (1, 1, kept2)))
            else:
                note(('unit', 252, False, None))
            unit_reforming = _usual(usual, 'unit', unit, 'reforming')
            if unit_reforming and unit_after.hits > 3:
                note(('unit', 254, True, None))
                unit_after.must = ('retreat',)
                note(('unit', 255, True, 'must retreat'))
            else:
                note(('unit', 254, False, None))
            if unit_reforming and unit_after.hits <= 3:
                note(('unit', 256, True, None))
                changes.append(('unit', 'to_reform', getattr(unit, 'to_reform', None), False, False))
                unit_after.to_reform = unit_to_reform = False
                note(('unit', 257, True, (unit_to_reform,)))
            else:
                note(('unit', 256, False, None))
            if unit_reforming:
                note(('unit', 258, True, None))
                changes.append(('unit', 'reforming', unit_reforming, False, False))
                unit_after.reforming = unit_reforming = False
                note(('unit', 259, True, (unit_reforming,)))
                changes.append(('unit', 'marker', getattr(unit, 'marker', None), _marker_plain, False))
                unit_after.marker = unit_marker = _marker_plain
                note(('unit', 260, True, (unit_marker,)))
            else:
                note(('unit', 258, False, None))
            return Explanation('Rally (honours_of_war.rally)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


rally = RallyResolver()


class ReformResult(_Outcome):
    """What reform makes of unit."""

    _party = 'unit'
    _made = {}
    _facts = {'time': 'time', 'moved': 'moved', 'reforming': 'reforming', 'marker': 'marker'}
    before: Unit
    time: Number
    moved: Number
    reforming: bool
    marker: Marker

    @property
    def unit(self) -> ReformResult:
        """What becomes of unit: this."""
        return self


class ReformResolver(_Resolver):
    """Reform (action for unit). @qrs 60-64"""

    name = 'reform'
    label = 'Reform'
    parties = ('unit',)
    cites = ('@qrs 60-64',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> ReformResult:
        """What comes of it."""
        try:
            unit_after = ReformResult()
            unit_after.before = unit
            # 1 move, without moving; formation can change, facing cannot @qrs 60
            unit_after.may = ('change_formation',)
            unit_after.may_not = ('change_facing',)
            unit_after.time = 1
            unit_after.moved = 0
            # Its hit marker is turned red @qrs 62
            unit_after.reforming = True
            unit_after.marker = _marker_red
            # Has no fire @qrs 62
            unit_after.may_not = ('change_facing', 'fire')
            # Rallies with the others @qrs 64
            unit_after.may = ('change_formation', 'rally')
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
            note(('unit', 261, True, None))
            unit_after.may = ('change_formation',)
            note(('unit', 262, True, 'may change_formation'))
            unit_after.may_not = ('change_facing',)
            note(('unit', 262, True, 'may not change_facing'))
            changes.append(('unit', 'time', getattr(unit, 'time', None), 1, False))
            unit_after.time = unit_time = 1
            note(('unit', 263, True, (unit_time,)))
            changes.append(('unit', 'moved', getattr(unit, 'moved', None), 0, False))
            unit_after.moved = unit_moved = 0
            note(('unit', 264, True, (unit_moved,)))
            note(('unit', 265, True, None))
            changes.append(('unit', 'reforming', getattr(unit, 'reforming', None), True, False))
            unit_after.reforming = unit_reforming = True
            note(('unit', 266, True, (unit_reforming,)))
            changes.append(('unit', 'marker', getattr(unit, 'marker', None), _marker_red, False))
            unit_after.marker = unit_marker = _marker_red
            note(('unit', 267, True, (unit_marker,)))
            note(('unit', 268, True, None))
            unit_after.may_not = ('change_facing', 'fire')
            note(('unit', 269, True, 'may not fire'))
            note(('unit', 270, True, None))
            unit_after.may = ('change_formation', 'rally')
            note(('unit', 271, True, 'may rally'))
            return Explanation('Reform (honours_of_war.reform)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


reform = ReformResolver()


class ChangeFacingResult(_Outcome):
    """What change_facing makes of unit."""

    _party = 'unit'
    _made = {'verdict': 'verdict'}
    _facts = {}
    before: Unit
    verdict: str

    @property
    def unit(self) -> ChangeFacingResult:
        """What becomes of unit: this."""
        return self


class ChangeFacingResolver(_Resolver):
    """Change facing (action for unit). @qrs 60"""

    name = 'change_facing'
    label = 'Change facing'
    parties = ('unit',)
    cites = ('@qrs 60',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> ChangeFacingResult:
        """What comes of it."""
        try:
            unit_after = ChangeFacingResult()
            unit_after.before = unit
            if unit.reforming:
                # While it reforms @qrs 60
                unit_verdict = 'may not'
            else:
                unit_verdict = 'may'
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
            unit_after = ChangeFacingResult()
            unit_after.before = unit
            if _usual(usual, 'unit', unit, 'reforming'):
                note(('unit', 272, True, 'may not'))
                unit_verdict = 'may not'
            else:
                note(('unit', 272, False, None))
                note(('unit', 273, True, 'may'))
                unit_verdict = 'may'
            unit_after.verdict = unit_verdict
            if unit_verdict == 'may not':
                return Explanation(
                    'Change facing (honours_of_war.change_facing)',
                    unit_after,
                    notes,
                    changes,
                    usual
                )
            note(('unit', 274, True, None))
            return Explanation('Change facing (honours_of_war.change_facing)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


change_facing = ChangeFacingResolver()


class StruckInFlankResolver(_Resolver):
    """struck in flank or rear (term for unit against enemy). @qrs 62, 133"""

    name = 'struck_in_flank'
    label = 'struck in flank or rear'
    parties = ('unit', 'enemy')
    cites = ('@qrs 62, 133',)

    def resolve(self, unit: Unit, enemy: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> bool:
        """What comes of it."""
        try:
            return (
                unit.attacked_on is _attackedon_flank
                or unit.attacked_on is _attackedon_rear
                or (enemy.charging and unit.reforming)
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
            unit_struck_in_flank = False
            if unit.attacked_on is _attackedon_flank or unit.attacked_on is _attackedon_rear:
                note(('unit', 211, True, None))
                unit_struck_in_flank = True
            elif enemy.charging and _usual(usual, 'unit', unit, 'reforming'):
                note(('unit', 212, True, None))
                unit_struck_in_flank = True
            return Explanation(
                'struck in flank or rear (honours_of_war.struck_in_flank)',
                unit_struck_in_flank,
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


struck_in_flank = StruckInFlankResolver()


class ReactionResult(_Outcome):
    """What reaction makes of unit."""

    _party = 'unit'
    _made = {'result': 'result'}
    _facts = {'done_for': 'done_for', 'to_reform': 'to_reform'}
    before: Unit
    result: str
    done_for: bool
    to_reform: bool

    @property
    def unit(self) -> ReactionResult:
        """What becomes of unit: this."""
        return self


class ReactionResolver(_Resolver):
    """Reaction to firing (test for unit). @qrs 153-158"""

    name = 'reaction'
    label = 'Reaction to firing'
    parties = ('unit',)
    cites = ('@qrs 153-158',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> ReactionResult:
        """What comes of it."""
        try:
            unit_after = ReactionResult()
            unit_after.before = unit
            if unit.hits >= 5:
                # **Done for**: routs, and is taken off in the rally phase @qrs 155
                unit_after.result = 'done_for_routs_and_is_taken_off_in_the_rally_phase'
                unit_after.must = ('rout',)
                unit_after.done_for = True
            elif unit.hits >= 4:
                # **Loss of morale**: retreats, and must reform before it goes on @qrs 156
                unit_after.result = 'loss_of_morale_retreats_and_must_reform_before_it_goes_on'
                unit_after.must = ('retreat',)
                unit_after.to_reform = True
            elif unit.hits >= 3:
                # Goes on, but is worse at fire and melee @qrs 157
                unit_after.result = 'goes_on_but_is_worse_at_fire_and_melee'
            else:
                # Goes on @qrs 158
                unit_after.result = 'goes_on'
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
            unit_after = ReactionResult()
            unit_after.before = unit
            if unit.hits >= 5:
                note(('unit', 275, True, unit.hits))
                unit_after.result = 'done_for_routs_and_is_taken_off_in_the_rally_phase'
                unit_after.must = ('rout',)
                note(('unit', 276, True, 'must rout'))
                changes.append(('unit', 'done_for', getattr(unit, 'done_for', None), True, False))
                unit_after.done_for = unit_done_for = True
                note(('unit', 277, True, (unit_done_for,)))
            elif unit.hits >= 4:
                note(('unit', 278, False, None))
                note(('unit', 279, True, unit.hits))
                unit_after.result = 'loss_of_morale_retreats_and_must_reform_before_it_goes_on'
                unit_after.must = ('retreat',)
                note(('unit', 280, True, 'must retreat'))
                changes.append(('unit', 'to_reform', getattr(unit, 'to_reform', None), True, False))
                unit_after.to_reform = unit_to_reform = True
                note(('unit', 281, True, (unit_to_reform,)))
            elif unit.hits >= 3:
                note(('unit', 278, False, None))
                note(('unit', 282, False, None))
                note(('unit', 283, True, unit.hits))
                unit_after.result = 'goes_on_but_is_worse_at_fire_and_melee'
            else:
                note(('unit', 278, False, None))
                note(('unit', 282, False, None))
                note(('unit', 284, False, None))
                note(('unit', 285, True, unit.hits))
                unit_after.result = 'goes_on'
            return Explanation('Reaction to firing (honours_of_war.reaction)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


reaction = ReactionResolver()


class RoutResult(_Outcome):
    """What rout makes of unit."""

    _party = 'unit'
    _made = {'distance': 'distance'}
    _facts = {}
    before: Unit
    distance: int | None

    @property
    def unit(self) -> RoutResult:
        """What becomes of unit: this."""
        return self


class RoutResolver(_Resolver):
    """Rout (action for unit). @qrs 155"""

    name = 'rout'
    label = 'Rout'
    parties = ('unit',)
    cites = ('@qrs 155',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> RoutResult:
        """What comes of it."""
        try:
            unit_distance: int | None
            unit_after = RoutResult()
            unit_after.before = unit
            unit_distance = _arith('x', 1, _normal_move(unit, 'unit'))
            unit_after.distance = unit_distance
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
            unit_distance: int | None
            unit_after = RoutResult()
            unit_after.before = unit
            unit_distance = _arith('x', 1, _normal_move_told(note, usual, unit, 'unit'))
            unit_after.distance = unit_distance
            return Explanation('Rout (honours_of_war.rout)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


rout = RoutResolver()


class RemovalResult(_Outcome):
    """What removal makes of unit."""

    _party = 'unit'
    _made = {}
    _facts = {'removed': 'removed'}
    before: Unit
    removed: bool

    @property
    def unit(self) -> RemovalResult:
        """What becomes of unit: this."""
        return self


class RemovalResolver(_Resolver):
    """Taken off (test for unit). @qrs 155"""

    name = 'removal'
    label = 'Taken off'
    parties = ('unit',)
    cites = ('@qrs 155',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> RemovalResult:
        """What comes of it."""
        try:
            unit_after = RemovalResult()
            unit_after.before = unit
            if unit.done_for:
                # Done for: off the table @qrs 155
                unit_after.removed = True
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
            unit_after = RemovalResult()
            unit_after.before = unit
            if unit.done_for:
                note(('unit', 286, True, None))
                changes.append(('unit', 'removed', getattr(unit, 'removed', None), True, False))
                unit_after.removed = unit_removed = True
                note(('unit', 287, True, (unit_removed,)))
            else:
                note(('unit', 286, False, None))
            return Explanation('Taken off (honours_of_war.removal)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


removal = RemovalResolver()


class RetreatResult(_Outcome):
    """What retreat makes of unit."""

    _party = 'unit'
    _made = {'distance_back': 'distance_back'}
    _facts = {}
    before: Unit
    distance_back: Number | Range

    @property
    def unit(self) -> RetreatResult:
        """What becomes of unit: this."""
        return self


class RetreatResolver(_Resolver):
    """Retreat (action for unit). @qrs 64, 156"""

    name = 'retreat'
    label = 'Retreat'
    parties = ('unit',)
    cites = ('@qrs 64, 156',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> RetreatResult:
        """What comes of it."""
        try:
            unit_distance_back: Number | Range
            unit_after = RetreatResult()
            unit_after.before = unit
            unit_distance_back = _choose_within(chosen, 'unit', 'distance_back', Range(1, 2), False)
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
            unit_after = RetreatResult()
            unit_after.before = unit
            unit_distance_back = _choose_within(chosen, 'unit', 'distance_back', Range(1, 2), False)
            unit_after.distance_back = _exact(unit_distance_back)
            return Explanation('Retreat (honours_of_war.retreat)', unit_after, notes, changes, usual)
        except MissingFact as missing:
            raise missing.of(unit=unit) from None

    def odds(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Odds, ...]:
        """Exact chances: one distribution for each way of making the open choices."""
        return _odds(self, self.resolve, (unit,), chosen)

    def choices(self, unit: Unit, *, chosen: Chosen = _NO_CHOICE) -> tuple[Choice, ...]:
        """What the player has to decide, on any path of the dice."""
        return _choices(self, self.resolve, (unit,), chosen)


retreat = RetreatResolver()


class LeastRetreatResolver(_Resolver):
    """Least retreat (value for unit). @qrs 156"""

    name = 'least_retreat'
    label = 'Least retreat'
    parties = ('unit',)
    cites = ('@qrs 156',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> int | None:
        """What comes of it."""
        try:
            found: int | None = _arith('x', 1, _normal_move(unit, 'unit'))
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
            return Explanation(
                'Least retreat (honours_of_war.least_retreat)',
                _arith('x', 1, _normal_move_told(note, usual, unit, 'unit')),
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


least_retreat = LeastRetreatResolver()


class MostRetreatResolver(_Resolver):
    """Longest retreat (value for unit). @qrs 156"""

    name = 'most_retreat'
    label = 'Longest retreat'
    parties = ('unit',)
    cites = ('@qrs 156',)

    def resolve(self, unit: Unit, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> int | None:
        """What comes of it."""
        try:
            found: int | None = _arith('x', 2, _normal_move(unit, 'unit'))
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
            return Explanation(
                'Longest retreat (honours_of_war.most_retreat)',
                _arith('x', 2, _normal_move_told(note, usual, unit, 'unit')),
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


most_retreat = MostRetreatResolver()


_LINES: tuple[tuple[Any, ...], ...] = (
    ('charge', 'verdict', 'while_it_reforms', 'While it reforms', ('@qrs 60',), '', ('text',)),
    ('charge', 'verdict', 'before_it_has_reformed', 'Before it has reformed', ('@qrs 156',), '', ('text',)),
    ('charge', 'verdict', 'artillery_and_transport', 'Artillery and transport', ('@qrs 41',), 'guns_do_not_charge', ('text',)),
    ('charge', 'verdict', '', '', ('@qrs 5',), '', ('text',)),
    ('charge', 'line', 'it_charges', 'It charges', ('@qrs 5',), '', ('text',)),
    ('charge', 'effect', 'it_charges', 'It charges', ('@qrs 5',), '', ('become', 'yesno', '', 'charging')),
    ('normal_move', 'value', 'close_order_infantry_in_line', 'close order infantry in line', ('@qrs 30',), '', ('is', 'length')),
    ('normal_move', 'value', 'close_order_infantry_in_march_column', 'close order infantry in march column', ('@qrs 30',), '', ('text',)),
    ('normal_move', 'value', 'light_infantry_however_formed', 'light infantry, however formed', ('@qrs 31',), '', ('text',)),
    ('normal_move', 'value', 'cavalry_in_line', 'cavalry in line', ('@qrs 32',), '', ('text',)),
    ('normal_move', 'value', 'cavalry_in_march_column', 'cavalry in march column', ('@qrs 32',), '', ('text',)),
    ('normal_move', 'value', 'limbered_field_artillery_on_roads', 'limbered field artillery on roads', ('@qrs 33',), '', ('text',)),
    ('normal_move', 'value', 'limbered_field_artillery', 'limbered field artillery', ('@qrs 33',), '', ('text',)),
    ('normal_move', 'value', 'horse_guns_on_road', 'horse artillery on roads', ('@qrs 35',), 'horse_guns_limbered', ('text',)),
    ('normal_move', 'value', 'horse_guns', 'horse artillery', ('@qrs 35',), 'horse_guns_limbered', ('text',)),
    ('normal_move', 'value', 'transport_on_roads', 'transport on roads', ('@qrs 36',), '', ('text',)),
    ('normal_move', 'value', 'transport', 'transport', ('@qrs 36',), '', ('text',)),
    ('normal_move', 'value', 'hand', 'by hand', ('@qrs 34',), '', ('text',)),
    ('normal_move', 'value', 'close_order_infantry_in_line', 'close order infantry in line', ('@qrs 30',), '', ('text',)),
    ('normal_move', 'value', 'close_order_infantry_in_march_column', 'close order infantry in march column', ('@qrs 30',), '', ('is', 'length')),
    ('normal_move', 'value', 'light_infantry_however_formed', 'light infantry, however formed', ('@qrs 31',), '', ('is', 'length')),
    ('normal_move', 'value', 'cavalry_in_line', 'cavalry in line', ('@qrs 32',), '', ('is', 'length')),
    ('normal_move', 'value', 'cavalry_in_march_column', 'cavalry in march column', ('@qrs 32',), '', ('is', 'length')),
    ('normal_move', 'value', 'limbered_field_artillery_on_roads', 'limbered field artillery on roads', ('@qrs 33',), '', ('is', 'length')),
    ('normal_move', 'value', 'limbered_field_artillery', 'limbered field artillery', ('@qrs 33',), '', ('is', 'length')),
    ('normal_move', 'value', 'horse_guns_on_road', 'horse artillery on roads', ('@qrs 35',), 'horse_guns_limbered', ('is', 'length')),
    ('normal_move', 'value', 'horse_guns', 'horse artillery', ('@qrs 35',), 'horse_guns_limbered', ('is', 'length')),
    ('normal_move', 'value', 'transport_on_roads', 'transport on roads', ('@qrs 36',), '', ('is', 'length')),
    ('normal_move', 'value', 'transport', 'transport', ('@qrs 36',), '', ('is', 'length')),
    ('by_hand', 'case', '', '', ('@qrs 33, 34',), '', ('text',)),
    ('normal_move', 'row', 'manhandling', 'Guns moved by hand', ('@qrs 34',), '', ('cell', 'length', (('weapon', 'member'), ('way', 'member')))),
    ('normal_move', 'value', 'hand', 'by hand', ('@qrs 34',), '', ('is', 'length')),
    ('far_charge', 'case', 'their_way_is_more_than_half_their_normal_move', 'their way is more than half their normal move', ('@qrs 41, 45',), '', ('text',)),
    ('sure_counter_charge', 'case', 'cavalry_under_a', 'cavalry under a {far_charge}', ('@qrs 41',), '', ('text',)),
    ('counter_charge', 'verdict', 'while_it_reforms', 'While it reforms', ('@qrs 60',), '', ('text',)),
    ('counter_charge', 'verdict', 'before_it_has_reformed', 'Before it has reformed', ('@qrs 156',), '', ('text',)),
    ('counter_charge', 'verdict', 'cavalry_and_infantry', 'cavalry and infantry', ('@qrs 41',), '', ('text',)),
    ('counter_charge', 'verdict', 'artillery_and_transport', 'Artillery and transport', ('@qrs 41',), 'guns_do_not_charge', ('text',)),
    ('counter_charge', 'roll', '', '', ('@qrs 39-41',), '', ('rolled',)),
    ('counter_charge', 'modifier', 'class', 'Class', ('@qrs 39-41',), '', ('by', 'number', 'superior')),
    ('counter_charge', 'modifier', 'class', 'Class', ('@qrs 39-41',), '', ('by', 'number', 'inferior')),
    ('counter_charge', 'modifier', 'class', 'Class', ('@qrs 39-41',), '', ('text',)),
    ('counter_charge', 'band', 'without_a_throw_if_automatic', 'Without a throw, if automatic', ('@qrs 39-41',), '', ('is', 'number')),
    ('counter_charge', 'effect', 'without_a_throw_if_automatic', 'Without a throw, if automatic', ('@qrs 39-41',), '', ('become', 'yesno', '', 'counter_charges')),
    ('counter_charge', 'band', 'without_a_throw_if_automatic', 'Without a throw, if automatic', ('@qrs 39-41',), '', ('text',)),
    ('counter_charge', 'band', 'counter_charges', 'Counter-charges', ('@qrs 39-41',), '', ('is', 'number')),
    ('counter_charge', 'effect', 'counter_charges', 'Counter-charges', ('@qrs 39-41',), '', ('become', 'yesno', '', 'counter_charges')),
    ('counter_charge', 'band', 'counter_charges', 'Counter-charges', ('@qrs 39-41',), '', ('text',)),
    ('counter_charge', 'band', 'stands', 'Stands', ('@qrs 39-41',), '', ('is', 'number')),
    ('counter_charge', 'effect', 'stands', 'Stands', ('@qrs 39-41',), '', ('become', 'yesno', '', 'counter_charges')),
    ('counter_charge', 'band', 'stands', 'Stands', ('@qrs 39-41',), '', ('text',)),
    ('counter_charge', 'band', 'counter_charges', 'Counter-charges', ('@qrs 25, 41, 45',), 'modified_seven', ('is', 'number')),
    ('counter_charge', 'effect', 'counter_charges', 'Counter-charges', ('@qrs 25, 41, 45',), 'modified_seven', ('become', 'yesno', '', 'counter_charges')),
    ('turn_to_face', 'verdict', 'while_it_reforms', 'While it reforms', ('@qrs 60',), '', ('text',)),
    ('turn_to_face', 'verdict', 'not_on_its_flank_or_rear', 'not on its flank or rear', ('@qrs 43',), '', ('text',)),
    ('turn_to_face', 'verdict', 'under_a', 'under a {far_charge}', ('@qrs 43, 45',), '', ('text',)),
    ('turn_to_face', 'verdict', 'under_a_shorter_charge', 'under a shorter charge', ('@qrs 45',), 'no_time_to_answer', ('text',)),
    ('turn_to_face', 'roll', '', '', ('@qrs 45',), '', ('rolled',)),
    ('turn_to_face', 'modifier', 'cavalry_or_light_infantry', 'cavalry or light infantry', ('@qrs 47',), '', ('signed', 'number')),
    ('turn_to_face', 'modifier', 'cavalry_or_light_infantry', 'cavalry or light infantry', ('@qrs 47',), '', ('text',)),
    ('turn_to_face', 'modifier', 'army_that_deducts_1_2_move_for_moves_to_flank_or_rear', 'army that deducts 1/2 move for moves to flank or rear', ('@qrs 47',), '', ('signed', 'number')),
    ('turn_to_face', 'modifier', 'army_that_deducts_1_2_move_for_moves_to_flank_or_rear', 'army that deducts 1/2 move for moves to flank or rear', ('@qrs 47',), '', ('text',)),
    ('turn_to_face', 'band', 'faces_the_charge', 'Faces the charge', ('@qrs 45',), '', ('is', 'number')),
    ('turn_to_face', 'effect', 'faces_the_charge', 'Faces the charge', ('@qrs 45',), '', ('become', 'member', '', 'attacked_on')),
    ('turn_to_face', 'band', 'faces_the_charge', 'Faces the charge', ('@qrs 45',), '', ('text',)),
    ('turn_to_face', 'band', 'is_struck_as_it_stood', 'Is struck as it stood', ('@qrs 45',), '', ('is', 'number')),
    ('turn_to_face', 'band', 'is_struck_as_it_stood', 'Is struck as it stood', ('@qrs 45',), '', ('text',)),
    ('turn_to_face', 'band', 'faces_the_charge', 'Faces the charge', ('@qrs 25, 41, 45',), 'modified_seven', ('is', 'number')),
    ('turn_to_face', 'effect', 'faces_the_charge', 'Faces the charge', ('@qrs 25, 41, 45',), 'modified_seven', ('become', 'member', '', 'attacked_on')),
    ('answer_with_formation', 'verdict', 'under_a', 'under a {far_charge}', ('@qrs 43, 45',), '', ('text',)),
    ('answer_with_formation', 'verdict', 'under_a_shorter_charge', 'under a shorter charge', ('@qrs 45',), 'no_time_to_answer', ('text',)),
    ('answer_with_formation', 'roll', '', '', ('@qrs 45',), '', ('rolled',)),
    ('answer_with_formation', 'modifier', 'cavalry_or_light_infantry', 'cavalry or light infantry', ('@qrs 49',), '', ('signed', 'number')),
    ('answer_with_formation', 'modifier', 'cavalry_or_light_infantry', 'cavalry or light infantry', ('@qrs 49',), '', ('text',)),
    ('answer_with_formation', 'modifier', 'army_that_takes_1_move_to_change_formation_or_unlimber', 'army that takes 1 move to change formation or unlimber', ('@qrs 49',), '', ('signed', 'number')),
    ('answer_with_formation', 'modifier', 'army_that_takes_1_move_to_change_formation_or_unlimber', 'army that takes 1 move to change formation or unlimber', ('@qrs 49',), '', ('text',)),
    ('answer_with_formation', 'band', 'changes_formation', 'Changes formation', ('@qrs 45',), '', ('is', 'number')),
    ('answer_with_formation', 'effect', 'changes_formation', 'Changes formation', ('@qrs 45',), '', ('text',)),
    ('answer_with_formation', 'band', 'changes_formation', 'Changes formation', ('@qrs 45',), '', ('text',)),
    ('answer_with_formation', 'band', 'is_struck_as_it_stood', 'Is struck as it stood', ('@qrs 45',), '', ('is', 'number')),
    ('answer_with_formation', 'effect', 'is_struck_as_it_stood', 'Is struck as it stood', ('@qrs 45',), '', ('text',)),
    ('answer_with_formation', 'band', 'is_struck_as_it_stood', 'Is struck as it stood', ('@qrs 45',), '', ('text',)),
    ('answer_with_formation', 'band', 'changes_formation', 'Changes formation', ('@qrs 25, 41, 45',), 'modified_seven', ('is', 'number')),
    ('answer_with_formation', 'effect', 'changes_formation', 'Changes formation', ('@qrs 25, 41, 45',), 'modified_seven', ('text',)),
    ('change_formation', 'line', 'takes_up_another_formation_or_unlimbers', 'Takes up another formation, or unlimbers', ('@qrs 43, 49',), '', ('text',)),
    ('command_performance', 'roll', '', '', ('@qrs 15',), '', ('rolled',)),
    ('command_performance', 'row', 'performances', 'Command performance, by the throw', ('@qrs 16',), '', ('cell', 'member', (('total', 'number'), ('style', 'member')))),
    ('command_performance', 'row', 'performances', 'Command performance, by the throw', ('@qrs 17',), '', ('cell', 'member', (('total', 'number'), ('style', 'member')))),
    ('command_performance', 'row', 'performances', 'Command performance, by the throw', ('@qrs 18',), '', ('cell', 'member', (('total', 'number'), ('style', 'member')))),
    ('command_performance', 'row', 'performances', 'Command performance, by the throw', ('@qrs 19',), '', ('cell', 'member', (('total', 'number'), ('style', 'member')))),
    ('command_performance', 'row', 'performances', 'Command performance, by the throw', ('@qrs 20',), '', ('cell', 'member', (('total', 'number'), ('style', 'member')))),
    ('command_performance', 'row', 'performances', 'Command performance, by the throw', ('@qrs 21',), '', ('cell', 'member', (('total', 'number'), ('style', 'member')))),
    ('command_performance', 'line', 'he_performs_so', 'He performs so', ('@qrs 16-21',), '', ('text',)),
    ('command_performance', 'effect', 'he_performs_so', 'He performs so', ('@qrs 16-21',), '', ('become', 'member', '', 'performance')),
    ('out_of_command', 'case', '', '', ('@qrs 23, 25',), '', ('text',)),
    ('initiative_test', 'verdict', '', '{out_of_command}', ('@qrs 25',), '', ('text',)),
    ('initiative_test', 'verdict', 'within_command_distance', 'Within command distance', ('@qrs 25',), '', ('text',)),
    ('initiative_test', 'roll', '', '', ('@qrs 25',), '', ('rolled',)),
    ('initiative_test', 'modifier', 'class', 'Class', ('@qrs 25',), '', ('by', 'number', 'superior')),
    ('initiative_test', 'modifier', 'class', 'Class', ('@qrs 25',), '', ('by', 'number', 'inferior')),
    ('initiative_test', 'modifier', 'class', 'Class', ('@qrs 25',), '', ('text',)),
    ('initiative_test', 'band', 'acts_on_its_own', 'Acts on its own', ('@qrs 25',), '', ('is', 'number')),
    ('initiative_test', 'effect', 'acts_on_its_own', 'Acts on its own', ('@qrs 25',), '', ('become', 'yesno', '', 'initiative')),
    ('initiative_test', 'band', 'acts_on_its_own', 'Acts on its own', ('@qrs 25',), '', ('text',)),
    ('initiative_test', 'band', 'does_not', 'Does not', ('@qrs 25',), '', ('is', 'number')),
    ('initiative_test', 'effect', 'does_not', 'Does not', ('@qrs 25',), '', ('become', 'yesno', '', 'initiative')),
    ('initiative_test', 'band', 'does_not', 'Does not', ('@qrs 25',), '', ('text',)),
    ('initiative_test', 'band', 'acts_on_its_own', 'Acts on its own', ('@qrs 25, 41, 45',), 'modified_seven', ('is', 'number')),
    ('initiative_test', 'effect', 'acts_on_its_own', 'Acts on its own', ('@qrs 25, 41, 45',), 'modified_seven', ('become', 'yesno', '', 'initiative')),
    ('fire', 'row', 'artillery_ranges', 'Artillery ranges', ('@qrs 77',), '', ('column', 'length', 'member')),
    ('fire', 'row', 'artillery_ranges', 'Artillery ranges', ('@qrs 78',), '', ('column', 'length', 'member')),
    ('fire', 'row', 'artillery_ranges', 'Artillery ranges', ('@qrs 79',), '', ('column', 'length', 'member')),
    ('fire', 'row', 'artillery_ranges', 'Artillery ranges', ('@qrs 80',), '', ('column', 'length', 'member')),
    ('fire', 'value', 'gun_band', 'artillery', ('@qrs 70-73, 77-80',), 'shared_bound', ('is', 'member')),
    ('fire', 'value', 'small_arms_band', 'others', ('@qrs 70-73, 77-80',), 'shared_bound', ('text',)),
    ('fire', 'value', 'gun_band', 'artillery', ('@qrs 70-73, 77-80',), 'shared_bound', ('text',)),
    ('fire', 'row', 'infantry_ranges', 'Infantry ranges', ('@qrs 70',), '', ('column', 'length', 'member')),
    ('fire', 'row', 'infantry_ranges', 'Infantry ranges', ('@qrs 71',), '', ('column', 'length', 'member')),
    ('fire', 'row', 'infantry_ranges', 'Infantry ranges', ('@qrs 72',), '', ('column', 'length', 'member')),
    ('fire', 'row', 'infantry_ranges', 'Infantry ranges', ('@qrs 73',), '', ('column', 'length', 'member')),
    ('fire', 'value', 'small_arms_band', 'others', ('@qrs 70-73, 77-80',), 'shared_bound', ('is', 'member')),
    ('fire', 'verdict', 'while_reforming', 'while reforming', ('@qrs 62',), '', ('text',)),
    ('fire', 'verdict', 'before_it_has_reformed', 'before it has reformed', ('@qrs 156',), '', ('text',)),
    ('fire', 'verdict', 'out_of_range', 'out of range', ('@qrs 66-80',), '', ('text',)),
    ('fire', 'verdict', '', '', ('@qrs 66-121',), '', ('text',)),
    ('fire', 'roll', '', '', ('@qrs 89',), '', ('rolled',)),
    ('fire', 'roll', 'shell', 'howitzers, besides', ('@qrs 82',), '', ('rolled',)),
    ('fire', 'modifier', 'has_moved', 'has moved', ('@qrs 103',), '', ('signed', 'number')),
    ('fire', 'modifier', 'has_moved', 'has moved', ('@qrs 103',), '', ('text',)),
    ('fire', 'modifier', 'long_range', 'long range', ('@qrs 104',), '', ('signed', 'number')),
    ('fire', 'modifier', 'long_range', 'long range', ('@qrs 104',), '', ('text',)),
    ('fire', 'modifier', '3_or_more_hits_on_the_firer', '3 or more hits on the firer', ('@qrs 105, 157',), '', ('signed', 'number')),
    ('fire', 'modifier', '3_or_more_hits_on_the_firer', '3 or more hits on the firer', ('@qrs 105, 157',), '', ('text',)),
    ('difficult', 'case', 'light_infantry', 'light infantry', ('@qrs 141',), '', ('text',)),
    ('difficult', 'case', 'artillery_that_is_deployed', 'artillery that is deployed', ('@qrs 141',), '', ('text',)),
    ('difficult', 'case', 'more_than_half_out_of_the_firing_zone', 'more than half out of the firing zone', ('@qrs 142',), '', ('text',)),
    ('difficult', 'case', 'more_than_half_hidden_by_terrain', 'more than half hidden by terrain', ('@qrs 142',), '', ('text',)),
    ('difficult', 'case', 'hidden_by_friends_but_no_more_than_half', 'hidden by friends, but no more than half', ('@qrs 143',), '', ('text',)),
    ('fire', 'modifier', '', '{difficult}', ('@qrs 106, 139-143',), '', ('signed', 'number')),
    ('fire', 'modifier', '', '{difficult}', ('@qrs 106, 139-143',), '', ('text',)),
    ('fire', 'modifier', 'cover_of_the_target', 'Cover of the target', ('@qrs 107, 108',), '', ('by', 'number', 'light')),
    ('fire', 'modifier', 'cover_of_the_target', 'Cover of the target', ('@qrs 107, 108',), '', ('by', 'number', 'heavy')),
    ('fire', 'modifier', 'cover_of_the_target', 'Cover of the target', ('@qrs 107, 108',), '', ('text',)),
    ('fire', 'modifier', 'class_of_the_target', 'Class of the target', ('@qrs 109, 110',), '', ('by', 'number', 'superior')),
    ('fire', 'modifier', 'class_of_the_target', 'Class of the target', ('@qrs 109, 110',), '', ('by', 'number', 'inferior')),
    ('fire', 'modifier', 'class_of_the_target', 'Class of the target', ('@qrs 109, 110',), '', ('text',)),
    ('fire', 'modifier', 'on_a_flank_or_the_rear', 'on a flank or the rear', ('@qrs 111',), '', ('signed', 'number')),
    ('fire', 'modifier', 'on_a_flank_or_the_rear', 'on a flank or the rear', ('@qrs 111',), '', ('text',)),
    ('fire', 'modifier', 'from_a_built_up_area_each_direction_fired_in', 'from a built-up area, each direction fired in', ('@qrs 112',), '', ('signed', 'number')),
    ('fire', 'modifier', 'from_a_built_up_area_each_direction_fired_in', 'from a built-up area, each direction fired in', ('@qrs 112',), '', ('text',)),
    ('fire', 'modifier', 'size_of_the_firer', 'Size of the firer', ('@qrs 113, 114',), '', ('by', 'number', 'small')),
    ('fire', 'modifier', 'size_of_the_firer', 'Size of the firer', ('@qrs 113, 114',), '', ('by', 'number', 'large')),
    ('fire', 'modifier', 'size_of_the_firer', 'Size of the firer', ('@qrs 113, 114',), '', ('text',)),
    ('fire', 'modifier', 'howitzers_if_their_d6_shows_1_to_2', 'howitzers, if their D6 shows 1 to 2', ('@qrs 82',), '', ('signed', 'number')),
    ('fire', 'modifier', 'howitzers_if_their_d6_shows_1_to_2', 'howitzers, if their D6 shows 1 to 2', ('@qrs 82',), '', ('text',)),
    ('fire', 'modifier', 'canister', 'canister', ('@qrs 116',), '', ('signed', 'number')),
    ('fire', 'modifier', 'canister', 'canister', ('@qrs 116',), '', ('text',)),
    ('fire', 'modifier', 'at_the_head_of_a_march_column', 'at the head of a march column', ('@qrs 117',), '', ('signed', 'number')),
    ('fire', 'modifier', 'at_the_head_of_a_march_column', 'at the head of a march column', ('@qrs 117',), '', ('text',)),
    ('fire', 'modifier', 'at_a_cavalry_line_2_deep', 'at a cavalry line 2 deep', ('@qrs 118',), '', ('signed', 'number')),
    ('fire', 'modifier', 'at_a_cavalry_line_2_deep', 'at a cavalry line 2 deep', ('@qrs 118',), '', ('text',)),
    ('fire', 'modifier', 'roundshot', 'roundshot of heavy guns at a built-up area or entrenchments', ('@qrs 119',), 'canister_range', ('signed', 'number')),
    ('fire', 'modifier', 'roundshot', 'roundshot of heavy guns at a built-up area or entrenchments', ('@qrs 119',), 'canister_range', ('text',)),
    ('fire', 'modifier', 'shell_at_works', 'shell at a built-up area or entrenchments', ('@qrs 120',), 'canister_range', ('signed', 'number')),
    ('fire', 'modifier', 'shell_at_works', 'shell at a built-up area or entrenchments', ('@qrs 120',), 'canister_range', ('text',)),
    ('fire', 'modifier', 'shell_at_cavalry', 'shell at cavalry', ('@qrs 121',), 'canister_range', ('signed', 'number')),
    ('fire', 'modifier', 'shell_at_cavalry', 'shell at cavalry', ('@qrs 121',), 'canister_range', ('text',)),
    ('fire', 'row', 'hit_table', 'The hit table, by modified throw', ('@qrs 90',), '', ('cell', 'number', (('class', 'member'), ('arm', 'member'), ('total', 'number')))),
    ('fire', 'row', 'hit_table', 'The hit table, by modified throw', ('@qrs 91',), '', ('cell', 'number', (('class', 'member'), ('arm', 'member'), ('total', 'number')))),
    ('fire', 'row', 'hit_table', 'The hit table, by modified throw', ('@qrs 92',), '', ('cell', 'number', (('class', 'member'), ('arm', 'member'), ('total', 'number')))),
    ('fire', 'row', 'hit_table', 'The hit table, by modified throw', ('@qrs 93',), '', ('cell', 'number', (('class', 'member'), ('arm', 'member'), ('total', 'number')))),
    ('fire', 'row', 'hit_table', 'The hit table, by modified throw', ('@qrs 94',), '', ('cell', 'number', (('class', 'member'), ('arm', 'member'), ('total', 'number')))),
    ('fire', 'row', 'hit_table', 'The hit table, by modified throw', ('@qrs 95',), '', ('cell', 'number', (('class', 'member'), ('arm', 'member'), ('total', 'number')))),
    ('fire', 'row', 'hit_table', 'The hit table, by modified throw', ('@qrs 96',), '', ('cell', 'number', (('class', 'member'), ('arm', 'member'), ('total', 'number')))),
    ('fire', 'row', 'hit_table', 'The hit table, by modified throw', ('@qrs 97',), '', ('cell', 'number', (('class', 'member'), ('arm', 'member'), ('total', 'number')))),
    ('fire', 'row', 'hit_table', 'The hit table, by modified throw', ('@qrs 98',), '', ('cell', 'number', (('class', 'member'), ('arm', 'member'), ('total', 'number')))),
    ('fire', 'row', 'hit_table', 'The hit table, by modified throw', ('@qrs 99',), '', ('cell', 'number', (('class', 'member'), ('arm', 'member'), ('total', 'number')))),
    ('fire', 'modifier', 'an_unmodified_5', 'an unmodified 5', ('@qrs 86',), '', ('bound', 'number', 'at least')),
    ('fire', 'modifier', 'an_unmodified_5', 'an unmodified 5', ('@qrs 86',), '', ('text',)),
    ('fire', 'line', 'the_target_takes_the_hits', 'The target takes the hits', ('@qrs 88-99',), '', ('text',)),
    ('fire', 'effect', 'the_target_takes_the_hits', 'The target takes the hits', ('@qrs 88-99',), '', ('change', 'number', 'target ', 'hits')),
    ('grazing', 'verdict', 'up_to_30_cm_beyond_the_first_target_s_front_edge_on_the_line_through_its_centre', "up to 30 cm beyond the first target's front edge, on the line through its centre", ('@qrs 147',), '', ('text',)),
    ('grazing', 'verdict', '', '', ('@qrs 145-149',), '', ('text',)),
    ('grazing', 'value', 'over_obstacles_or_in_bad_weather', 'over obstacles or in bad weather', ('@qrs 149',), '', ('is', 'number')),
    ('grazing', 'value', 'over_level_open_ground', 'over level, open ground', ('@qrs 149',), '', ('text',)),
    ('grazing', 'value', 'over_obstacles_or_in_bad_weather', 'over obstacles or in bad weather', ('@qrs 149',), '', ('text',)),
    ('grazing', 'value', 'over_level_open_ground', 'over level, open ground', ('@qrs 149',), '', ('is', 'number')),
    ('grazing', 'roll', '', '', ('@qrs 149',), '', ('rolled',)),
    ('grazing', 'band', 'reached', 'Reached', ('@qrs 149',), '', ('is', 'number')),
    ('grazing', 'effect', 'reached', 'Reached', ('@qrs 149',), '', ('become', 'yesno', 'target ', 'grazed')),
    ('grazing', 'band', 'reached', 'Reached', ('@qrs 149',), '', ('text',)),
    ('grazing', 'band', 'not_reached', 'Not reached', ('@qrs 149',), '', ('is', 'number')),
    ('grazing', 'effect', 'not_reached', 'Not reached', ('@qrs 149',), '', ('become', 'yesno', 'target ', 'grazed')),
    ('melee', 'roll', '', '', ('@qrs 89',), '', ('rolled',)),
    ('melee', 'modifier', 'cavalry_that_charge', 'cavalry that charge', ('@qrs 123',), '', ('signed', 'number')),
    ('melee', 'modifier', 'cavalry_that_charge', 'cavalry that charge', ('@qrs 123',), '', ('text',)),
    ('melee', 'modifier', '3_or_more_hits_on_the_unit', '3 or more hits on the unit', ('@qrs 124, 157',), '', ('signed', 'number')),
    ('melee', 'modifier', '3_or_more_hits_on_the_unit', '3 or more hits on the unit', ('@qrs 124, 157',), '', ('text',)),
    ('melee', 'modifier', 'cover_of_the_enemy', 'Cover of the enemy', ('@qrs 125, 126',), '', ('by', 'number', 'light')),
    ('melee', 'modifier', 'cover_of_the_enemy', 'Cover of the enemy', ('@qrs 125, 126',), '', ('by', 'number', 'heavy')),
    ('melee', 'modifier', 'cover_of_the_enemy', 'Cover of the enemy', ('@qrs 125, 126',), '', ('text',)),
    ('melee', 'modifier', 'enemy_uphill', 'enemy uphill', ('@qrs 127',), '', ('signed', 'number')),
    ('melee', 'modifier', 'enemy_uphill', 'enemy uphill', ('@qrs 127',), '', ('text',)),
    ('melee', 'modifier', 'class_of_the_enemy', 'Class of the enemy', ('@qrs 128, 129',), '', ('by', 'number', 'superior')),
    ('melee', 'modifier', 'class_of_the_enemy', 'Class of the enemy', ('@qrs 128, 129',), '', ('by', 'number', 'inferior')),
    ('melee', 'modifier', 'class_of_the_enemy', 'Class of the enemy', ('@qrs 128, 129',), '', ('text',)),
    ('melee', 'modifier', 'each_supporting_unit', 'each supporting unit', ('@qrs 130',), '', ('signed', 'number')),
    ('melee', 'modifier', 'artillery', 'artillery', ('@qrs 131',), '', ('signed', 'number')),
    ('melee', 'modifier', 'artillery', 'artillery', ('@qrs 131',), '', ('text',)),
    ('melee', 'modifier', 'light_infantry_against_formed_or_close_order_troops', 'light infantry against formed or close order troops', ('@qrs 132',), '', ('signed', 'number')),
    ('melee', 'modifier', 'light_infantry_against_formed_or_close_order_troops', 'light infantry against formed or close order troops', ('@qrs 132',), '', ('text',)),
    ('struck_in_flank', 'case', 'attacked_there', 'attacked there', ('@qrs 133',), '', ('text',)),
    ('struck_in_flank', 'case', 'charged_while_reforming', 'charged while reforming', ('@qrs 62',), '', ('text',)),
    ('melee', 'modifier', '', '{struck_in_flank}', ('@qrs 133',), '', ('signed', 'number')),
    ('melee', 'modifier', '', '{struck_in_flank}', ('@qrs 133',), '', ('text',)),
    ('melee', 'modifier', 'in_march_column', 'in march column', ('@qrs 134',), '', ('signed', 'number')),
    ('melee', 'modifier', 'in_march_column', 'in march column', ('@qrs 134',), '', ('text',)),
    ('melee', 'modifier', 'from_a_built_up_area_each_direction', 'from a built-up area, each direction', ('@qrs 135',), '', ('signed', 'number')),
    ('melee', 'modifier', 'from_a_built_up_area_each_direction', 'from a built-up area, each direction', ('@qrs 135',), '', ('text',)),
    ('melee', 'modifier', 'size_of_the_unit', 'Size of the unit', ('@qrs 136, 137',), 'size_in_melee', ('by', 'number', 'small')),
    ('melee', 'modifier', 'size_of_the_unit', 'Size of the unit', ('@qrs 136, 137',), 'size_in_melee', ('by', 'number', 'large')),
    ('melee', 'modifier', 'size_of_the_unit', 'Size of the unit', ('@qrs 136, 137',), 'size_in_melee', ('text',)),
    ('melee', 'row', 'hit_table', 'The hit table, by modified throw', ('@qrs 90',), '', ('cell', 'number', (('class', 'member'), ('arm', 'member'), ('total', 'number')))),
    ('melee', 'row', 'hit_table', 'The hit table, by modified throw', ('@qrs 91',), '', ('cell', 'number', (('class', 'member'), ('arm', 'member'), ('total', 'number')))),
    ('melee', 'row', 'hit_table', 'The hit table, by modified throw', ('@qrs 92',), '', ('cell', 'number', (('class', 'member'), ('arm', 'member'), ('total', 'number')))),
    ('melee', 'row', 'hit_table', 'The hit table, by modified throw', ('@qrs 93',), '', ('cell', 'number', (('class', 'member'), ('arm', 'member'), ('total', 'number')))),
    ('melee', 'row', 'hit_table', 'The hit table, by modified throw', ('@qrs 94',), '', ('cell', 'number', (('class', 'member'), ('arm', 'member'), ('total', 'number')))),
    ('melee', 'row', 'hit_table', 'The hit table, by modified throw', ('@qrs 95',), '', ('cell', 'number', (('class', 'member'), ('arm', 'member'), ('total', 'number')))),
    ('melee', 'row', 'hit_table', 'The hit table, by modified throw', ('@qrs 96',), '', ('cell', 'number', (('class', 'member'), ('arm', 'member'), ('total', 'number')))),
    ('melee', 'row', 'hit_table', 'The hit table, by modified throw', ('@qrs 97',), '', ('cell', 'number', (('class', 'member'), ('arm', 'member'), ('total', 'number')))),
    ('melee', 'row', 'hit_table', 'The hit table, by modified throw', ('@qrs 98',), '', ('cell', 'number', (('class', 'member'), ('arm', 'member'), ('total', 'number')))),
    ('melee', 'row', 'hit_table', 'The hit table, by modified throw', ('@qrs 99',), '', ('cell', 'number', (('class', 'member'), ('arm', 'member'), ('total', 'number')))),
    ('melee', 'modifier', 'an_unmodified_5', 'an unmodified 5', ('@qrs 86',), '', ('bound', 'number', 'at least')),
    ('melee', 'modifier', 'an_unmodified_5', 'an unmodified 5', ('@qrs 86',), '', ('text',)),
    ('melee', 'line', 'the_enemy_takes_the_hits', 'The enemy takes the hits', ('@qrs 88-99',), '', ('text',)),
    ('melee', 'effect', 'the_enemy_takes_the_hits', 'The enemy takes the hits', ('@qrs 88-99',), '', ('change', 'number', 'enemy ', 'hits')),
    ('melee', 'effect', 'the_enemy_takes_the_hits', 'The enemy takes the hits', ('@qrs 88-99',), '', ('change', 'number', 'unit ', 'hits')),
    ('move', 'verdict', 'while_it_reforms', 'While it reforms', ('@qrs 60',), '', ('text',)),
    ('move', 'verdict', 'before_it_has_reformed', 'Before it has reformed', ('@qrs 156',), '', ('text',)),
    ('move', 'row', 'manhandling', 'Guns moved by hand', ('@qrs 34',), '', ('cell', 'length', (('weapon', 'member'), ('way', 'member')))),
    ('move', 'verdict', 'heavy_guns_to_a_flank', 'Heavy guns to a flank', ('@qrs 34',), '', ('text',)),
    ('move', 'verdict', '', '', ('@qrs 27-36',), '', ('text',)),
    ('move', 'line', 'so_far_it_has_moved', 'So far it has moved', ('@qrs 27-36',), '', ('text',)),
    ('move', 'effect', 'so_far_it_has_moved', 'So far it has moved', ('@qrs 27-36',), '', ('become', 'length', '', 'moved')),
    ('rally', 'value', 'nearer_than_30_cm', 'nearer than 30 cm', ('@qrs 54',), 'too_near_to_rally', ('is', 'number')),
    ('rally', 'value', 'nearer_than_30_cm', 'nearer than 30 cm', ('@qrs 54',), 'too_near_to_rally', ('text',)),
    ('rally', 'row', 'rally_hits', 'Hits rallied off', ('@qrs 55',), '', ('cell', 'number', (('class', 'member'), ('nearest_enemy', 'length')))),
    ('rally', 'row', 'rally_hits', 'Hits rallied off', ('@qrs 56',), '', ('cell', 'number', (('class', 'member'), ('nearest_enemy', 'length')))),
    ('rally', 'modifier', 'by_general', 'the 1 unit within 5 cm that the commanding general picks', ('@qrs 58',), '', ('signed', 'number')),
    ('rally', 'modifier', 'by_general', 'the 1 unit within 5 cm that the commanding general picks', ('@qrs 58',), '', ('text',)),
    ('rally', 'line', 'the_hits_come_off_whether_it_reforms_or_not', 'The hits come off, whether it reforms or not', ('@qrs 55, 56, 64',), '', ('text',)),
    ('rally', 'effect', 'the_hits_come_off_whether_it_reforms_or_not', 'The hits come off, whether it reforms or not', ('@qrs 55, 56, 64',), '', ('change', 'number', '', 'hits')),
    ('rally', 'line', 'he_has_picked_his_1_unit', 'He has picked his 1 unit', ('@qrs 58',), '', ('text',)),
    ('rally', 'effect', 'he_has_picked_his_1_unit', 'He has picked his 1 unit', ('@qrs 58',), '', ('change', 'number', '', 'general_picks')),
    ('rally', 'line', 'left_with_more_than_3_when_reforming_retreats_again_in_the_next_turn', 'Left with more than 3 when reforming: retreats again in the next turn', ('@qrs 64',), '', ('text',)),
    ('rally', 'effect', 'left_with_more_than_3_when_reforming_retreats_again_in_the_next_turn', 'Left with more than 3 when reforming: retreats again in the next turn', ('@qrs 64',), '', ('text',)),
    ('rally', 'line', 'down_to_3_hits_it_has_reformed', 'Down to 3 hits: it has reformed', ('@qrs 64, 156',), 'reforming_ends', ('text',)),
    ('rally', 'effect', 'down_to_3_hits_it_has_reformed', 'Down to 3 hits: it has reformed', ('@qrs 64, 156',), 'reforming_ends', ('become', 'yesno', '', 'to_reform')),
    ('rally', 'line', 'its_reforming_is_over', 'Its reforming is over', ('@qrs 62',), 'reforming_ends', ('text',)),
    ('rally', 'effect', 'its_reforming_is_over', 'Its reforming is over', ('@qrs 62',), 'reforming_ends', ('become', 'yesno', '', 'reforming')),
    ('rally', 'effect', 'its_reforming_is_over', 'Its reforming is over', ('@qrs 62',), 'reforming_ends', ('become', 'member', '', 'marker')),
    ('reform', 'line', '1_move_without_moving_formation_can_change_facing_cannot', '1 move, without moving; formation can change, facing cannot', ('@qrs 60',), '', ('text',)),
    ('reform', 'effect', '1_move_without_moving_formation_can_change_facing_cannot', '1 move, without moving; formation can change, facing cannot', ('@qrs 60',), '', ('text',)),
    ('reform', 'effect', '1_move_without_moving_formation_can_change_facing_cannot', '1 move, without moving; formation can change, facing cannot', ('@qrs 60',), '', ('become', 'move', '', 'time')),
    ('reform', 'effect', '1_move_without_moving_formation_can_change_facing_cannot', '1 move, without moving; formation can change, facing cannot', ('@qrs 60',), '', ('become', 'length', '', 'moved')),
    ('reform', 'line', 'its_hit_marker_is_turned_red', 'Its hit marker is turned red', ('@qrs 62',), '', ('text',)),
    ('reform', 'effect', 'its_hit_marker_is_turned_red', 'Its hit marker is turned red', ('@qrs 62',), '', ('become', 'yesno', '', 'reforming')),
    ('reform', 'effect', 'its_hit_marker_is_turned_red', 'Its hit marker is turned red', ('@qrs 62',), '', ('become', 'member', '', 'marker')),
    ('reform', 'line', 'has_no_fire', 'Has no fire', ('@qrs 62',), '', ('text',)),
    ('reform', 'effect', 'has_no_fire', 'Has no fire', ('@qrs 62',), '', ('text',)),
    ('reform', 'line', 'rallies_with_the_others', 'Rallies with the others', ('@qrs 64',), '', ('text',)),
    ('reform', 'effect', 'rallies_with_the_others', 'Rallies with the others', ('@qrs 64',), '', ('text',)),
    ('change_facing', 'verdict', 'while_it_reforms', 'While it reforms', ('@qrs 60',), '', ('text',)),
    ('change_facing', 'verdict', '', '', ('@qrs 60',), '', ('text',)),
    ('change_facing', 'line', 'turns_where_it_stands', 'Turns where it stands', ('@qrs 60',), '', ('text',)),
    ('reaction', 'band', 'done_for_routs_and_is_taken_off_in_the_rally_phase', '**Done for**: routs, and is taken off in the rally phase', ('@qrs 155',), '', ('is', 'number')),
    ('reaction', 'effect', 'done_for_routs_and_is_taken_off_in_the_rally_phase', '**Done for**: routs, and is taken off in the rally phase', ('@qrs 155',), '', ('text',)),
    ('reaction', 'effect', 'done_for_routs_and_is_taken_off_in_the_rally_phase', '**Done for**: routs, and is taken off in the rally phase', ('@qrs 155',), '', ('become', 'yesno', '', 'done_for')),
    ('reaction', 'band', 'done_for_routs_and_is_taken_off_in_the_rally_phase', '**Done for**: routs, and is taken off in the rally phase', ('@qrs 155',), '', ('text',)),
    ('reaction', 'band', 'loss_of_morale_retreats_and_must_reform_before_it_goes_on', '**Loss of morale**: retreats, and must reform before it goes on', ('@qrs 156',), '', ('is', 'number')),
    ('reaction', 'effect', 'loss_of_morale_retreats_and_must_reform_before_it_goes_on', '**Loss of morale**: retreats, and must reform before it goes on', ('@qrs 156',), '', ('text',)),
    ('reaction', 'effect', 'loss_of_morale_retreats_and_must_reform_before_it_goes_on', '**Loss of morale**: retreats, and must reform before it goes on', ('@qrs 156',), '', ('become', 'yesno', '', 'to_reform')),
    ('reaction', 'band', 'loss_of_morale_retreats_and_must_reform_before_it_goes_on', '**Loss of morale**: retreats, and must reform before it goes on', ('@qrs 156',), '', ('text',)),
    ('reaction', 'band', 'goes_on_but_is_worse_at_fire_and_melee', 'Goes on, but is worse at fire and melee', ('@qrs 157',), '', ('is', 'number')),
    ('reaction', 'band', 'goes_on_but_is_worse_at_fire_and_melee', 'Goes on, but is worse at fire and melee', ('@qrs 157',), '', ('text',)),
    ('reaction', 'band', 'goes_on', 'Goes on', ('@qrs 158',), '', ('is', 'number')),
    ('removal', 'line', 'done_for_off_the_table', 'Done for: off the table', ('@qrs 155',), '', ('text',)),
    ('removal', 'effect', 'done_for_off_the_table', 'Done for: off the table', ('@qrs 155',), '', ('become', 'yesno', '', 'removed')),
)
_RULINGS: dict[str, str] = {
    'guns_do_not_charge': 'Artillery and transport neither charge nor counter-charge',
    'no_time_to_answer': 'Under a charge of half a normal move or less no unit turns or changes formation',
    'modified_seven': 'A score raised to 7 succeeds',
    'six_sided': 'Throws of 4 to 6, 5 to 6 and 3 to 6 are made with a D6',
    'whose_distance': "Command distance is measured from the unit's own commander",
    'canister_range': 'At canister range guns fire canister, neither roundshot nor shell',
    'size_in_melee': 'In a melee the size of the unit that throws counts',
    'horse_guns_limbered': 'Horse artillery moves as such on its limbers only',
    'general_besides': 'The hit that the commanding general removes comes besides those of the table, however near the enemy',
    'reforming_ends': 'Reforming is over once a unit has rallied; left with 3 hits or fewer it goes on with the game',
    'too_near_to_rally': 'Nearer than 30 cm no hits are rallied off',
    'shared_bound': 'A distance that two bands share is in the nearer one',
    'average_die': 'An average die shows 2, 3, 3, 4, 4, 5',
}
