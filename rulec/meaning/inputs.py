"""What a player writes or a program sends -> typed facts, choices and dice for the interpreter. Mistakes are InputErrors.

A value is read by the domain of its fact: 120yd, 120 yd, yes, A1, 3:2, 1/2 move, none.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from fractions import Fraction
from typing import Any

from attrs import define, field

from rulec.meaning.errors import InputError
from rulec.meaning.frames import record_of
from rulec.meaning.survey import Survey, survey
from rulec.meaning.values import admits, allowed
from rulec.model.entities import Domain, Fact, Record, Ruleset, Statement, Type, Value

_FIGURE = re.compile(r"([+-]?)\s*([0-9]+(?:\.[0-9]+|\s*[/:]\s*[0-9]+)?)\s*([A-Za-z°]*)")
_UNITS = {"deg": "angle", "°": "angle", "move": "move", "moves": "move"}
_LENGTHS = ("yd", "in", "cm", "mm")
_SHOWN = 60  # characters of a value that is refused


@define
class Inputs:
    """The situation as it was given: facts by party, figures set outright, choices, and dice by party.

    dice_given: dice were spoken of, if only to say that there are none.
    """

    facts: dict[str, dict[str, Any]] = field(factory=dict)
    set_values: dict[tuple[str, str], Value] = field(factory=dict)
    chosen: dict[str, Value] = field(factory=dict)
    dice: dict[str, list[int]] = field(factory=dict)
    dice_given: bool = False


@define
class InputReader:
    """Reads settings for one statement into inputs."""

    rules: Ruleset
    statement: Statement
    inputs: Inputs = field(factory=Inputs)
    _survey: Survey | None = None

    # ------------------------------------------------------------ facts

    def set(self, path: str, value: object) -> None:
        """One fact, `unit.grade` or `grade` (of the first role), or a figure set outright."""
        party, name = self.parties(path)
        record = record_of(self.rules, party)
        assert record is not None
        fact = record.fact(name)
        if fact is not None:
            self.inputs.facts.setdefault(party, {})[name] = self.fact_value(f"{party}.{name}", fact, value)
            return
        type_ = self.figures(party).get(name)
        if type_ is None:
            options = [*(f.name for f in record.facts), *self.figures(party)]
            hint = did_you_mean(name, options, f"it has {', '.join(options[:8])}{' ...' if len(options) > 8 else ''}")
            raise InputError(f"{party} has no fact {name}; {hint}")
        self.inputs.set_values[party, name] = read_value(value, Domain(type_), self.rules, f"{party}.{name}")

    def parties(self, path: str) -> tuple[str, str]:
        """The party and the name in unit.grade; the first role where none is written."""
        role, dot, name = path.partition(".")
        if not dot and not self.statement.roles:
            raise InputError(f"{self.statement.name} is about nobody, so it has no fact {path}")
        if not dot:
            return self.statement.roles[0], path
        if record_of(self.rules, role) is None:
            roles = [r for record in self.rules.records.values() for r in record.roles]
            raise InputError(f"no record plays {role}; {did_you_mean(role, roles, f'the roles are {_listed(roles)}')}")
        if role not in self.survey.parties:
            raise InputError(f"{role} has no part in {self.statement.name}; {self.near_party(role)}")
        return role, name

    def near_party(self, role: str) -> str:
        """Who has a part in the statement; elements of a list are given with their list."""
        parties = [party for party in self.survey.parties if party and "#" not in party]
        return did_you_mean(role, parties, f"the parties are {_listed(parties)}" if parties else "it has no parties")

    def figures(self, party: str) -> dict[str, Type]:
        """The figures of a party that may be set outright: values and terms, and what the statement makes."""
        record = record_of(self.rules, party)
        found = {
            s.name: s.figure.type if s.figure else Type("yesno")
            for s in self.rules.statements.values()
            if s.word in ("value", "term") and record is not None and s.records[0] == record.name
        }
        for (owner, name), made in self.survey.makes.items():
            if owner == party and made.sort == "figure":
                found[name] = made.type
        return found

    def fact_value(self, path: str, fact: Fact, value: object) -> Any:
        if fact.domain.record:
            return self.elements(path, fact, value)
        found = read_value(value, fact.domain, self.rules, path)
        if not admits(fact.domain, found):
            raise _cannot(path, value, fact.domain, self.rules)
        return found

    def elements(self, path: str, fact: Fact, value: object) -> list[dict[str, Any]]:
        """A list of things with facts of their own: JSON only."""
        record = self.rules.records[fact.domain.record]
        if not isinstance(value, list):
            raise InputError(f"{path} is a list; give it as JSON on standard input: {{{path!r}: [{{...}}, ...]}}")
        if not admits(fact.domain, value):
            raise InputError(f"{path} has {len(value)} elements; it can be {allowed(fact.domain, self.rules.length)}")
        return [self.element(f"{path}[{i + 1}]", record, element) for i, element in enumerate(value)]

    def element(self, path: str, record: Record, element: object) -> dict[str, Any]:
        if not isinstance(element, Mapping):
            raise InputError(f"{path} must be an object with the facts of a {record.name}")
        found = {}
        for name, value in element.items():
            fact = record.fact(str(name))
            if fact is None:
                names = [f.name for f in record.facts]
                raise InputError(
                    f"{path} has no fact {name}; {did_you_mean(str(name), names, f'it has {_listed(names)}')}"
                )
            found[fact.name] = self.fact_value(f"{path}.{name}", fact, value)
        return found

    # ------------------------------------------------------------ choices and dice

    @property
    def survey(self) -> Survey:
        if self._survey is None:
            self._survey = survey(self.rules, self.statement)
        return self._survey

    def choose(self, key: str, value: object) -> None:
        """One choice: the name of a line, a figure left to the player, dice, optional_die or act."""
        party, dot, name = key.partition(" (")[0].rpartition(".")  # odds tell cases apart: unit.act (retire or rout)
        known = self.survey.choices
        if not any(k == name and (not dot or p == party) for p, k in known):
            names = sorted({k for _, k in known})
            none = "the player has none to make here"
            hint = did_you_mean(name, names, f"the choices are {_listed(names)}" if names else none)
            raise InputError(f"there is no choice {key}; {hint}")
        self.inputs.chosen[key] = free_value(value, self.rules.length)

    def dice(self, text: str) -> None:
        """`6,3`, or `enemy=3` for one party."""
        party, equals, faces = text.rpartition("=")
        if equals:
            self.rolls(party)
        self.faces(party, [part for part in re.split(r"[,\s]+", faces) if part])

    def rolls(self, party: str) -> None:
        if party not in self.survey.parties:
            raise InputError(f"nobody called {party} rolls; {self.near_party(party)}")

    def faces(self, party: str, faces: Iterable[object]) -> None:
        self.inputs.dice_given = True
        for face in faces:
            if isinstance(face, list | Mapping):
                raise InputError("the face of a die is a whole number, as in [6, 3]")
            if isinstance(face, bool) or not re.fullmatch(r"[+-]?[0-9]{1,6}", str(face)):
                raise InputError(f"{face} is not the face of a die; write whole numbers, as in 6,3")
            self.inputs.dice.setdefault(party, []).append(int(str(face)))

    # ------------------------------------------------------------ a whole situation as one object

    def situation(self, data: object) -> None:
        """{"facts": {"unit": {...}} or {"unit.grade": ...}, "choices": {...}, "dice": [...] or {"enemy": [...]}}."""
        if not isinstance(data, Mapping):
            raise InputError(
                'standard input must hold a JSON object: {"facts": {...}, "choices": {...}, "dice": [...]}'
            )
        for key in data:
            if key not in ("facts", "choices", "dice"):
                hint = did_you_mean(str(key), ["facts", "choices", "dice"], "it can have facts, choices and dice")
                raise InputError(f"the JSON object has a key {key}; {hint}")
        for path, value in _object(data, "facts").items():
            if isinstance(value, Mapping):
                for name, inner in value.items():
                    self.set(f"{path}.{name}", inner)
            else:
                self.set(str(path), value)
        for key, value in _object(data, "choices").items():
            self.choose(str(key), value)
        self.inputs.dice_given = "dice" in data
        dice = data.get("dice", [])
        if not isinstance(dice, Mapping | list):
            raise InputError('dice must be a list, as in [6, 3], or lists by party, as in {"enemy": [3]}')
        for party, faces in dice.items() if isinstance(dice, Mapping) else [("", dice)]:
            if not isinstance(faces, list):
                raise InputError(f"the dice of {party} must be a list, as in [6, 3]")
            if party:
                self.rolls(str(party))
            self.faces(str(party), faces)


def _object(data: Mapping[str, object], key: str) -> Mapping[str, object]:
    found = data.get(key, {})
    if not isinstance(found, Mapping):
        raise InputError(f"{key} must be an object")
    return found


# ---------------------------------------------------------------- values


def read_value(value: object, domain: Domain, rules: Ruleset, path: str) -> Value:
    """A value as written, or as JSON has it, by the domain it belongs to. Not yet judged to be inside it."""
    if value is None or (isinstance(value, str) and value.strip() == "none" and "none" not in domain.type.values):
        return None
    if isinstance(value, list | Mapping):
        raise InputError(f"{path} cannot be a list or an object; it can be {allowed(domain, rules.length)}")
    if isinstance(value, bool):
        value = "yes" if value else "no"
    text = str(value).strip()
    match domain.type.sort:
        case "yesno":
            if text.lower() in ("yes", "no"):
                return text.lower() == "yes"
        case "member":
            found = _member(text, domain.type, rules)
            if found is not None:
                return found
        case _:
            figure = _figure(text, domain.type.sort, rules.length, path)
            if figure is not None:
                return figure
    raise _cannot(path, value, domain, rules)


def _cannot(path: str, value: object, domain: Domain, rules: Ruleset) -> InputError:
    can = allowed(domain, rules.length)
    near = get_close_matches(str(value), domain.type.values, 1, 0.6)
    hint = f"; did you mean {near[0]}?" if near else ""
    said = str(value)
    said = said if len(said) <= _SHOWN else f"{said[:_SHOWN]}..."
    return InputError(f"{path} cannot be {said}; it can be {can}{hint}")


def _member(text: str, type_: Type, rules: Ruleset) -> str | None:
    """A member by its name or its label."""
    if not type_.values or text in type_.values:
        return text
    kind = rules.kinds.get(type_.kind)
    same = [m.name for m in kind.members if m.label.lower() == text.lower()] if kind else []
    same = same or [v for v in type_.values if v.lower() == text.lower().replace(" ", "_")]
    return same[0] if len(same) == 1 else None


def _figure(text: str, sort: str, length: str, path: str) -> Fraction | None:
    """A figure with or without the unit that its sort has."""
    found = _FIGURE.fullmatch(text)
    if found is None:
        return None
    sign, digits, unit = found.groups()
    if unit:
        if unit in _LENGTHS and unit != length:
            raise InputError(f"{path}: {text} is in {unit}, and these rules measure in {length or 'no unit'}")
        if (unit in _LENGTHS and sort != "length") or (unit not in _LENGTHS and _UNITS.get(unit) != sort):
            return None
    try:
        figure = Fraction(re.sub(r"\s", "", digits).replace(":", "/"))
    except (ValueError, ZeroDivisionError):
        return None
    return -figure if sign == "-" else figure


def free_value(value: object, length: str) -> Value:
    """A choice, which has no domain: yes, no, none, a figure with or without unit, or a word."""
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, list | Mapping):
        raise InputError("a choice cannot be a list or an object; write a word or a figure")
    text = str(value).strip()
    if text in ("yes", "no", "none"):
        return {"yes": True, "no": False, "none": None}[text]
    for sort in ("length", "angle", "move"):
        figure = _figure(text, sort, length, "the choice")
        if figure is not None:
            return figure
    return text


def did_you_mean(name: str, options: Iterable[str], otherwise: str) -> str:
    near = get_close_matches(name, list(options), 1, 0.6)
    return f"did you mean {near[0]}?" if near else otherwise


def _listed(names: list[str]) -> str:
    return ", ".join(names)
