"""What every generated module carries: errors, records, outcomes, traces, dice and exact odds. Standard library only.

This file is ordinary code, checked like the rest; the text below the mark is copied into each module as it stands.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from enum import Enum
from fractions import Fraction
from math import ceil, floor

_UNIT = ""  # the unit of lengths; each module states its own
_LINES: tuple[tuple[object, ...], ...] = ()
_RULINGS: dict[str, str] = {}
# ---- mark ----
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
