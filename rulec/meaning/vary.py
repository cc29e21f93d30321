"""Facts varied over what they can be -> panels of exact chances, or of averages: what a table or a picture shows.

Choices left open are never averaged: each way of making them has panels of its own.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import product

from attrs import frozen

from rulec.meaning.errors import IllegalState, InputError, NotOpen
from rulec.meaning.evaluate import copied
from rulec.meaning.frames import record_of
from rulec.meaning.inputs import InputReader, Inputs, read_value
from rulec.meaning.odds import Odds, odds
from rulec.meaning.outputs import fact_type, output_type, result_type
from rulec.meaning.values import Range, admits, allowed, say
from rulec.model.entities import Domain, Ruleset, Type, Value

MOST_VALUES = 200
MOST_CELLS = 2_000
CANNOT_OCCUR = "cannot occur"
NOT_OPEN = "not open"
_MEASURE = re.compile(r"([^<>=]+?)\s*(?:(>=|<=|=)\s*(.+))?")
_SPAN = re.compile(r"(.+?)\.\.(.+?)(?:/(.+))?")


@frozen
class Axis:
    """A fact that is varied, and the values it takes, in their order."""

    party: str
    fact: str
    type: Type
    values: tuple[Value, ...]

    @property
    def name(self) -> str:
        return f"{self.party}.{self.fact}"


@frozen
class Measure:
    """What is asked of the odds. sign: = >= <= the chance of that value; mean the average; "" every value by itself."""

    output: str
    sign: str = ""
    value: object = None

    def of(self, found: Odds) -> Fraction | None:
        """The chance, or the average; None where some throws give no figure, so that there is no average."""
        known = found.of(self.output)
        if self.sign != "mean":
            return sum((chance for value, chance in known.items() if self._meets(value)), Fraction(0))
        if not all(_is_figure(value) for value in known):
            return None
        return sum((value * chance for value, chance in known.items() if isinstance(value, Fraction)), Fraction(0))

    def _meets(self, value: object) -> bool:
        if self.sign == "=" or not isinstance(value, Fraction) or not isinstance(self.value, Fraction):
            return value == self.value
        return value >= self.value if self.sign == ">=" else value <= self.value

    def told(self, type_: Type, length: str) -> str:
        """The measure in words: average margin; result = rout."""
        if self.sign == "mean":
            return f"average {self.output}"
        return f"{self.output} {self.sign} {self.said(type_, length)}" if self.sign else self.output

    def said(self, type_: Type, length: str) -> str:
        return "nothing" if self.value is None else say(self.value, type_, length)


@frozen
class Panel:
    """One table of figures: chances, or averages. A cell that has none says why. chosen: the choices it is for."""

    chosen: Mapping[str, Value]
    title: str
    down: str
    across: str
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    cells: tuple[tuple[Fraction | str, ...], ...]
    shares: bool


# ---------------------------------------------------------------- what was asked


def read_axis(reader: InputReader, text: str) -> Axis:
    """`unit.grade`, all that it can be; `unit.grade=A1,B`, these; `near=0yd..120yd/20yd`, by steps."""
    path, equals, listed = text.partition("=")
    party, name = reader.parties(path.strip())
    record = record_of(reader.rules, party)
    fact = record.fact(name) if record else None
    if fact is None or fact.domain.record:
        names = ", ".join(f.name for f in record.facts if not f.domain.record) if record else ""
        raise InputError(f"{path.strip()} is no fact that can be varied; {party} has {names}")
    domain = fact.domain
    values = tuple(_listed(reader.rules, path, domain, listed)) if equals else _all(reader.rules, path, domain)
    if len(values) < 2:
        raise InputError(f"--vary {text}: one value is no variation; use --set, or name more of them")
    return Axis(party, name, domain.type, values)


def _all(rules: Ruleset, path: str, domain: Domain) -> tuple[Value, ...]:
    """Everything a fact can be, where that is a list."""
    if domain.type.sort == "yesno":
        return (False, True)
    if domain.type.sort == "member":
        return domain.type.values
    step = domain.step or (Fraction(1) if domain.type.sort == "number" else None)
    if domain.low is None or domain.high is None or step is None:
        raise InputError(
            f"{path} can be {allowed(domain, rules.length)}: say which values, as in --vary {path}=1,2,3 "
            f"or --vary {path}=0..120/20"
        )
    return tuple(_steps(path, domain.low, domain.high, step))


def _listed(rules: Ruleset, path: str, domain: Domain, text: str) -> Iterator[Value]:
    span = _SPAN.fullmatch(text.strip())
    if span:
        low, high = (_figure(rules, path, domain, bound) for bound in span.groups()[:2])
        step = _figure(rules, path, domain, span[3]) if span[3] else domain.step or Fraction(1)
        found: Sequence[Value] = list(_steps(path, low, high, step))
    else:
        found = [read_value(part, domain, rules, path) for part in text.split(",")]
    for value in dict.fromkeys(found):
        if not admits(domain, value):
            said = say(value, domain.type, rules.length)
            raise InputError(f"{path} cannot be {said}; it can be {allowed(domain, rules.length)}")
        yield value


def _figure(rules: Ruleset, path: str, domain: Domain, text: str) -> Fraction:
    value = read_value(text, domain, rules, path)
    if isinstance(value, bool) or not isinstance(value, Fraction):
        raise InputError(f"{path}: {text} is no figure; name the values one by one, as in a,b,c")
    return value


def _steps(path: str, low: Fraction, high: Fraction, step: Fraction) -> Iterator[Fraction]:
    if step <= 0 or high < low or (high - low) / step >= MOST_VALUES:
        raise InputError(f"{path} would take no values, or more than {MOST_VALUES}; write low..high/step")
    for at in range((high - low) // step + 1):
        yield low + at * step


def read_measure(rules: Ruleset, name: str, text: str, full: Callable[[str], str]) -> Measure:
    """`margin`, `result=rout`, `dp>=2`. full: an output with its party."""
    found = _MEASURE.fullmatch(text.strip())
    if found is None:
        raise InputError(f"--of {text}: write an output, as in unit.total, or with a value, as in unit.dp>=2")
    output, sign, value = full(found[1]), found[2] or "", found[3]
    if not sign:
        return Measure(output)
    type_ = type_of(rules, name, output)
    in_words = output.rpartition(".")[2] in ("act", "error")  # sentences: no type has them
    read = value if in_words else read_value(value, Domain(type_), rules, output)
    if sign != "=" and not _is_figure(read):
        raise InputError(f"--of {text}: {sign} is for figures; write {found[1]}={value}")
    return Measure(output, sign, read)


def type_of(rules: Ruleset, name: str, output: str) -> Type:
    """The type of party.name, a fact or a figure that the statement (or one it takes) makes."""
    party, _, rest = output.partition(".")
    record = record_of(rules, party)
    if record is not None and record.fact(rest):
        return fact_type(rules, party, rest)
    taken, _, short = rest.rpartition(".")
    statement = rules.statements.get(taken or name)
    return result_type(statement) if short == "result" and statement else output_type(rules, short, statement)


# ---------------------------------------------------------------- worked out


def panels(
    rules: Ruleset,
    name: str,
    inputs: Inputs,
    axes: Sequence[Axis],
    measure: Measure,
    tell: Callable[[str], None],
) -> list[Panel]:
    """One fact: its values down, what can come out across. Two facts: one down, one across, a panel for each outcome."""
    points = list(product(*(axis.values for axis in axes)))
    if len(points) > MOST_CELLS:
        raise InputError(f"that is {len(points)} situations; the most is {MOST_CELLS}: name fewer values")
    worked: dict[tuple[Value, ...], list[Odds] | str] = {}
    for done, point in enumerate(points):
        tell(f"situation {done + 1} of {len(points)}")
        worked[point] = _cell(rules, name, inputs, axes, point, measure)
    cells = [cell for cell in worked.values() if not isinstance(cell, str)]
    found = [one for cell in cells for one in cell]
    if not found:
        raise InputError("none of these situations can occur")
    if not any(measure.output in one.names for one in found):
        known = ", ".join(sorted({n for one in found for n in one.names}))
        raise InputError(f"{name} gives no {measure.output}; it gives {known}")
    measures = _measures(rules, name, measure, found)

    def figure(point: tuple[Value, ...], one: Measure, chosen: Mapping[str, Value]) -> Fraction | str:
        cell = worked[point]
        if isinstance(cell, str):
            return cell
        fitting = [known for known in cell if all(chosen.get(k, v) == v for k, v in known.chosen.items())]
        if not fitting:
            return NOT_OPEN
        value = one.of(fitting[0])
        return "no figure" if value is None else value

    return [
        panel
        for chosen in _ways(cells, measure.output)
        for panel in _laid_out(rules, name, axes, measures, chosen, figure)
    ]


def _cell(
    rules: Ruleset, name: str, inputs: Inputs, axes: Sequence[Axis], point: Sequence[Value], measure: Measure
) -> list[Odds] | str:
    """The odds of one situation for each way of choosing, or why there are none."""
    facts = copied(inputs.facts)
    for axis, value in zip(axes, point, strict=True):
        facts.setdefault(axis.party, {})[axis.fact] = value
    try:
        return list(odds(rules, name, facts, inputs.chosen, inputs.set_values, keep=[measure.output]))
    except IllegalState:
        return CANNOT_OCCUR
    except NotOpen:
        return NOT_OPEN


def _ways(cells: Sequence[Sequence[Odds]], output: str) -> list[dict[str, Value]]:
    """The ways of choosing that an output depends on; those that lack a choice which others make are among the others."""
    keys = dict.fromkeys(key for cell in cells for one in cell for key in one.chosen)
    mattering = [key for key in keys if any(_matters(key, cell, output) for cell in cells)]
    ways = dict.fromkeys(
        tuple((k, one.chosen[k]) for k in mattering if k in one.chosen) for cell in cells for one in cell
    )
    return [dict(way) for way in ways if not any(set(way) < set(other) for other in ways)]


def _matters(key: str, cell: Sequence[Odds], output: str) -> bool:
    """Whether two ways that differ in this choice alone (or in what only one of them asks besides) differ in the output."""
    groups: dict[tuple[tuple[str, Value], ...], list[dict[object, Fraction]]] = {}
    for one in cell:
        others = tuple((k, v) for k, v in one.chosen.items() if k != key)
        groups.setdefault(others, []).append(one.of(output))
    return any(known != group[0] for group in groups.values() for known in group)


def _measures(rules: Ruleset, name: str, measure: Measure, found: Sequence[Odds]) -> list[Measure]:
    """The measure asked for; of a figure its average; of anything else every value that comes out, in order."""
    if measure.sign:
        return [measure]
    values = dict.fromkeys(value for one in found for value in one.of(measure.output))
    if all(_is_figure(value) for value in values):
        return [Measure(measure.output, "mean")]
    order = type_of(rules, name, measure.output)
    return [Measure(measure.output, "=", v) for v in sorted(values, key=lambda v: in_order(v, order))]


def _laid_out(
    rules: Ruleset,
    name: str,
    axes: Sequence[Axis],
    measures: Sequence[Measure],
    chosen: Mapping[str, Value],
    figure: Callable[[tuple[Value, ...], Measure, Mapping[str, Value]], Fraction | str],
) -> Iterator[Panel]:
    kind = type_of(rules, name, measures[0].output)
    shares = measures[0].sign != "mean"
    labels = [tuple(say(v, axis.type, rules.length) for v in axis.values) for axis in axes]
    if len(axes) == 1:
        single = len(measures) == 1
        columns = tuple(m.told(kind, rules.length) if single else m.said(kind, rules.length) for m in measures)
        cells = tuple(tuple(figure((v,), m, chosen) for m in measures) for v in axes[0].values)
        title = measures[0].told(kind, rules.length) if single else measures[0].output
        yield Panel(
            chosen, title, axes[0].name, "" if single else measures[0].output, labels[0], columns, cells, shares
        )
        return
    for measure in measures:
        cells = tuple(tuple(figure((v, w), measure, chosen) for w in axes[1].values) for v in axes[0].values)
        title = measure.told(kind, rules.length)
        yield Panel(chosen, title, axes[0].name, axes[1].name, labels[0], labels[1], cells, shares)


def in_order(value: object, type_: Type) -> tuple[int, object]:
    """Figures by size, members by their order, words by letter; nothing comes first."""
    if value is None:
        return 0, 0
    if isinstance(value, bool | Fraction):
        return 1, value
    if value in type_.values:
        return 2, type_.values.index(str(value))
    return 3, str(value)


def _is_figure(value: object) -> bool:
    return isinstance(value, Fraction) and not isinstance(value, bool | Range)
