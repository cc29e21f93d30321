"""A resolver with its situation; and the one that answers to it in another ruleset, put the same situation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from attrs import frozen

from rulec.cli.asking import pair
from rulec.cli.loading import find_resolver, find_rules, split_name
from rulec.compare.places import locate
from rulec.compile import Compiled
from rulec.diagnostics import RulecError
from rulec.meaning.errors import InputError, MissingFact
from rulec.meaning.frames import record_of
from rulec.meaning.inputs import InputReader, Inputs
from rulec.meaning.values import spell
from rulec.model.entities import Ruleset, Statement


@frozen
class Side:
    """left_out: facts and choices that were given and that these rules do not have."""

    rules: Ruleset
    name: str
    inputs: Inputs
    left_out: tuple[str, ...] = ()
    second: bool = False

    @property
    def title(self) -> str:
        return f"{self.rules.name}.{self.name}"

    @property
    def heading(self) -> str:
        return f"{self.rules.statements[self.name].label or self.name} ({self.title})"

    @property
    def told(self) -> list[str]:
        return [f"  left out, these rules do not have them: {', '.join(self.left_out)}"] if self.left_out else []

    @contextmanager
    def asked(self) -> Iterator[None]:
        """While this side is worked out: of two sides the second says which it is, and how it is told a fact."""
        try:
            yield
        except MissingFact as missing:
            if not self.second:
                raise
            text = f"{self.rules.name}: {missing.message}; say it with --against-set {missing.role}.{missing.fact}=..."
            raise InputError(text) from missing

    def full(self, output: str) -> str:
        """An output with its party: the first, where none is written."""
        roles = self.rules.statements[self.name].roles
        whole = output == "error" or not roles or record_of(self.rules, output.partition(".")[0]) is not None
        return output if whole else f"{roles[0]}.{output}"


def beside(compiled: Compiled, side: Side, other: str, settings: Sequence[str]) -> Side:
    """The same situation put to another ruleset: what it does not have is left out, what it has besides is set."""
    ruleset, name = split_name(other)
    rules = find_rules(compiled, ruleset)
    name = find_resolver(rules, name) if name else counterpart(compiled, side, rules)
    if name not in rules.statements:
        word = "table" if name in rules.tables else "sequence"
        raise InputError(f"{ruleset}.{name} is a {word}; nothing is rolled in it, so there are no odds")
    reader = InputReader(rules, rules.statements[name])
    given = dict(pair(setting, "--against-set", "unit.grade=A1") for setting in settings)
    own = {reader.parties(path) for path in given}
    left_out: list[str] = []
    for party, known in side.inputs.facts.items():
        for fact, value in known.items():
            if (party, fact) not in own and not _taken(reader, party, fact, value):
                left_out.append(f"{party}.{fact}")
    for path, text in given.items():
        reader.set(path, text)
    for key, chosen in side.inputs.chosen.items():
        try:
            reader.choose(key, spell(chosen))
        except InputError:
            left_out.append(key)
    return Side(rules, name, reader.inputs, tuple(left_out), second=True)


def _taken(reader: InputReader, party: str, name: str, value: object) -> bool:
    """Whether a fact was set to the same value. One that these rules have, but never with that value, is asked for."""
    record = record_of(reader.rules, party)
    if record is None or record.fact(name) is None or party not in reader.survey.parties:
        return False
    try:
        reader.set(f"{party}.{name}", value if isinstance(value, list) else spell(value))
    except InputError as error:
        raise InputError(f"{reader.rules.name}: {error}; say it with --against-set {party}.{name}=...") from error
    return True


def counterpart(compiled: Compiled, side: Side, other: Ruleset) -> str:
    """The resolver of another ruleset that has most concepts in common with this one; else that of the same name."""
    shared: Counter[str] = Counter()
    for concept in compiled.model.concepts:
        own, theirs = concept.places.get(side.rules.name), concept.places.get(other.name)
        if own and theirs and _owner(side.rules, own) == side.name:
            owner = _owner(other, theirs)
            if owner:
                shared[owner] += 1
    if shared:
        return min(shared, key=lambda name: (-shared[name], name))
    if side.name in other.statements:
        return side.name
    raise RulecError(
        f"no concept says what in {other.name} answers to {side.title}; "
        f"name it yourself, as in --against {other.name}.NAME"
    )


def _owner(rules: Ruleset, place: str) -> str:
    """The statement that a concept's place stands in, where that can be rolled for."""
    found = locate(rules, place)
    owner = found.owner if found else None
    return owner.name if isinstance(owner, Statement) and owner.name in rules.statements else ""
