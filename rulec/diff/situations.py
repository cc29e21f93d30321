"""A case of a sweep -> a whole situation for both rulesets, the exact odds of each in it, and an example to run."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import islice
from typing import Any

from attrs import define, field

from rulec.analysis.run import written
from rulec.diff.results import Shift, Situation
from rulec.diff.twin import Twin, Twins
from rulec.meaning.dice import Ask, Rolled, read
from rulec.meaning.errors import IllegalState, NeedsChoice, RuleError
from rulec.meaning.evaluate import Resolution, check, resolve
from rulec.meaning.odds import Odds, odds
from rulec.meaning.outputs import fact_type
from rulec.meaning.values import say, spell
from rulec.model import entities as e

MOST_THROWS = 100
MOST_TOLD = 8  # facts of a case; of a longer one those are told that are not as they first are
Facts = dict[str, dict[str, Any]]


def situation(twins: Twins, case: Mapping[int, int]) -> Situation | None:
    """A case filled up with what both statements read; None if no odds differ in it after all."""
    old, new = (world.statement for world in twins.worlds)
    facts = (_facts(twins, case, 0), _facts(twins, case, 1))
    if facts[0] is None or facts[1] is None:
        return None
    try:
        before, after = (
            {tuple(sorted(o.chosen.items(), key=repr)): o for o in islice(_odds(w, s, f or {}), 60)}
            for w, s, f in zip(twins.worlds, (old, new), facts, strict=True)
        )
    except RuleError:
        return None
    for chosen, one in before.items():
        two = after.get(chosen) or (None if before.keys() & after.keys() else next(iter(after.values()), None))
        shifts = tuple(_shifts(twins, one, two)) if two is not None else ()
        if shifts and two is not None:
            chosen = chosen or tuple(two.chosen.items())
            given = dict(chosen)
            texts = _examples(twins, (facts[0], facts[1]), given)
            return Situation((facts[0], facts[1]), _told(twins, case, facts[1]), given, shifts, texts)
    return None


def _told(twins: Twins, case: Mapping[int, int], facts: Facts) -> str:
    """The facts of the case itself that the new ruleset reads, in words."""
    world = twins.worlds[1]
    roles = world.statement.roles
    found = []
    for level in case:
        variable = world.variables.get(level)
        if variable is None or variable.fact is None or variable.name not in facts.get(variable.party, {}):
            continue
        said = say(facts[variable.party][variable.name], variable.type, world.rules.length)
        whose = "" if variable.party == roles[0] else f"{variable.party}."
        usual = case[level] == 0 or (
            variable.fact.has_default and variable.fact.default == variable.values[case[level]]
        )
        found.append((usual, variable.sort != "fact", whose != "", f"{whose}{variable.name} = {said}"))
    telling = [f for f in found if not f[0]] if len(found) > MOST_TOLD else found
    return ", ".join(text for *_, text in sorted(telling, key=lambda f: f[1:3])[:MOST_TOLD])


def _odds(world: Twin, statement: e.Statement, facts: Facts) -> Iterator[Odds]:
    """All distributions; what no throw changes is told too, where the statement can write it."""
    own = written(world.rules, statement)
    kept = [f"{party}.{name}" for party, known in facts.items() for name in known if name in own]
    return odds(world.rules, statement.name, facts, {}, keep=kept)


def _facts(twins: Twins, case: Mapping[int, int], at: int) -> Facts | None:
    """The facts of a case, and for all others that are read the usual or first value that is legal."""
    world = twins.worlds[at]
    statement, rules = world.statement, world.rules
    found: Facts = {}
    reads = world.reads()
    for level, number in case.items():
        variable = world.variables.get(level)
        if variable is not None and variable.fact is not None and (variable.party, variable.name) in reads:
            found.setdefault(variable.party, {})[variable.name] = _typed(variable.values[number])
    open_: list[tuple[str, str, list[Any]]] = []
    for party, name in reads:
        record = rules.record_of(party)
        fact = record.fact(name) if record else None
        if record is None or fact is None or fact.domain.type.sort == "list":
            return None
        if name not in found.get(party, {}):
            options = list(dict.fromkeys(_options(world.classes.values(record.name, fact), fact)))
            open_.append((party, name, options))
    first = {party: dict(known) for party, known in found.items()}
    for party, name, options in open_:
        first.setdefault(party, {})[name] = options[0]
    if _is_legal(rules, statement, first):
        return first
    for party, name, options in open_:
        for value in options:
            found.setdefault(party, {})[name] = value
            if _is_legal(rules, statement, found):
                break
    return found if _is_legal(rules, statement, found) else None


def _options(values: tuple[Any, ...], fact: e.Fact) -> Iterator[Any]:
    if fact.has_default:
        yield fact.default
    yield from map(_typed, values)


def _typed(value: Any) -> Any:
    return Fraction(value) if isinstance(value, int) and not isinstance(value, bool) else value


def _is_legal(rules: e.Ruleset, statement: e.Statement, facts: Facts) -> bool:
    try:
        check(rules, statement, facts)
    except IllegalState:
        return False
    except RuleError:
        return True
    return True


# ---------------------------------------------------------------- odds


def _shifts(twins: Twins, before: Odds, after: Odds) -> Iterator[Shift]:
    """Every value of every output whose chance is not the same, those that players see first."""
    names = twins.book.pairing.names
    called = {_output(twins, name): name for name in after.names}
    first = twins.worlds[0].statement.roles[:1]
    for name in sorted({*before.names, *called}, key=lambda name: _telling(name, first)):
        if name.rpartition(".")[2] in ("result", "margin") or not _is_shared(twins, name, before, called):
            continue
        absent = _absent(twins, name)
        one = {_word(v, None, absent): p for v, p in before.of(name).items()}
        two: dict[str, Fraction] = {}
        for value, chance in after.of(called.get(name, name)).items():
            word = _word(value, names, absent)
            two[word] = two.get(word, Fraction(0)) + chance
        for value in sorted({*one, *two}):
            a, b = one.get(value, Fraction(0)), two.get(value, Fraction(0))
            if a != b:
                yield Shift(name, value, a, b)


def _is_shared(twins: Twins, name: str, before: Odds, called: Mapping[str, str]) -> bool:
    """Whether both rulesets can tell of an output: not a fact or a figure that only one of them has."""
    party, _, short = name.rpartition(".")
    if short in ("act", "verdict", "total") or (name in before.names and name in called):
        return True
    old, new = (world.rules for world in twins.worlds)
    whose = next((n for n, o in twins.book.parties.items() if o == party), party)
    other = next((n for n, o in twins.book.pairing.names.refs.items() if o == short), short)
    records = ((old.record_of(party), short), (new.record_of(whose), other))
    return all(record is not None and record.fact(fact) is not None for record, fact in records)


def _telling(name: str, first: tuple[str, ...]) -> tuple[int, bool, str]:
    """What is then done, then what becomes of the facts, then the totals on the way; the one spoken of first."""
    party, _, short = name.rpartition(".")
    return 0 if short == "act" else 2 if short == "total" else 1, party not in first, name


def _output(twins: Twins, name: str) -> str:
    """An output of the new ruleset as the old one calls it."""
    party, dot, short = name.partition(".")
    if not dot:
        return name
    return f"{twins.book.parties.get(party, party)}.{twins.book.pairing.names.ref(short)}"


def _word(value: object, names: Any, absent: str) -> str:
    if names is not None and isinstance(value, str):
        value = names.member(value)
    return spell(value) if value is not None else absent


def _absent(twins: Twins, name: str) -> str:
    """What it comes to where nothing is told of an output."""
    party, _, short = name.rpartition(".")
    if short == "verdict":
        return "may"  # as where no verdict is written
    record = twins.worlds[0].rules.record_of(party)
    return "as it was" if record is not None and record.fact(short) is not None else "nothing"


# ---------------------------------------------------------------- examples


@define
class _Trial:
    """A roller that throws what it is told, and the first face of every die after that."""

    faces: list[int]
    asked: list[tuple[int, ...]] = field(factory=list)
    thrown: dict[str, list[int]] = field(factory=dict)

    def roll(self, ask: Ask) -> Rolled:
        shown = []
        for batch in ask.batches:
            for _ in range(batch.count):
                at = len(self.asked)
                self.asked.append(tuple(dict.fromkeys(batch.faces)))
                shown.append(self.faces[at] if at < len(self.faces) else batch.faces[0])
        self.thrown.setdefault(ask.party, []).extend(shown)
        return read(ask, shown)


def _examples(twins: Twins, facts: tuple[Facts, Facts], chosen: Mapping[str, e.Value]) -> tuple[str, str]:
    """An example for either side, with the first throw on which they part."""
    waiting: list[list[int]] = [[]]
    first: tuple[tuple[_Trial, _Trial], list[Resolution | str]] | None = None
    for _ in range(MOST_THROWS):
        if not waiting:
            break
        faces = waiting.pop(0)
        trials = (_Trial(faces), _Trial(faces))
        results = [_resolved(twins, at, facts[at], chosen, trials[at]) for at in (0, 1)]
        first = first or (trials, results)
        if _outcome(results[0]) != _outcome(results[1]):
            first = (trials, results)
            break
        if len(trials[0].asked) > len(faces):
            waiting += [[*faces, face] for face in trials[0].asked[len(faces)]]
    assert first is not None
    one, two = (_example(twins, at, facts[at], chosen, first[0][at], first[1][at]) for at in (0, 1))
    return one, two


def _resolved(twins: Twins, at: int, facts: Facts, chosen: Mapping[str, e.Value], trial: _Trial) -> Resolution | str:
    world = twins.worlds[at]
    try:
        return resolve(world.rules, world.statement.name, facts, chosen, trial)
    except NeedsChoice:
        return "a choice"
    except RuleError as error:
        return error.code


def _outcome(result: Resolution | str) -> Any:
    if isinstance(result, str):
        return result
    after = {(c.party, c.fact): c.after for c in result.changes}
    figures = {k: v for k, v in result.outputs.items() if k[1] not in ("natural", "dice", "result")}
    return sorted(map(repr, (*after.items(), *figures.items(), *result.obliged.items(), *result.verdicts.items())))


def _example(twins: Twins, at: int, facts: Facts, chosen: Mapping[str, e.Value], trial: _Trial,
             result: Resolution | str) -> str:  # fmt: skip
    world = twins.worlds[at]
    rules, name = world.rules, world.statement.name
    other = twins.worlds[not at].rules.name
    against = f"that differs from {other}" if other != rules.name else "as it is now" if at else "as it was before"
    lines = [f'example "{name.replace("_", " ").capitalize()}, {against}" of {name}']
    for party, known in facts.items():
        told = ", ".join(f"{k} = {say(v, fact_type(rules, party, k), rules.length)}" for k, v in known.items())
        lines.append(f"  given {party} {told}")
    lines += [f"  chosen {key} = {spell(value)}" for key, value in chosen.items() if " " not in key]
    lines += [f"  rolls {party} {', '.join(map(str, faces))}" for party, faces in trial.thrown.items() if faces]
    lines += _gives(rules, world.statement, result)
    return "\n".join(lines)


def _gives(rules: e.Ruleset, statement: e.Statement, result: Resolution | str) -> list[str]:
    if isinstance(result, str):
        return [f"  raises {result}"] if result != "a choice" else []
    told: dict[str, list[str]] = {}
    for (party, name), value in result.outputs.items():
        if name in ("total", "verdict"):
            told.setdefault(party, []).append(f"{name} = {spell(value)}")
        elif name == statement.name:
            figure = statement.figure
            said = say(value, figure.type, rules.length) if figure is not None else spell(value)
            told.setdefault(party, []).append(f"{name} = {said}")
    for change in result.changes:
        said = say(change.after, fact_type(rules, change.party, change.fact), rules.length)
        told.setdefault(change.party, []).append(f"{change.fact} = {said}")
    for party, acts in result.obliged.items():
        told.setdefault(party, []).extend(f"{verdict} {'/'.join(names)}" for verdict, names in acts.items())
    return [f"  gives {party} {', '.join(parts)}" for party, parts in told.items()]
