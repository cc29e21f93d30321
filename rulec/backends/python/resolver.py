"""One statement -> its resolver: the classes of its outcome, and the functions resolve and explain."""

from __future__ import annotations

import re
from collections.abc import Iterable

from attrs import define, field

from rulec.backends.python.code import Block, without_overwritten
from rulec.backends.python.expressions import Reader
from rulec.backends.python.footprint import Footprint
from rulec.backends.python.function import Function, union
from rulec.backends.python.legal import between
from rulec.backends.python.names import Distinct, pascal
from rulec.backends.python.registry import Registry
from rulec.backends.python.scope import Scope
from rulec.backends.python.steps import begin
from rulec.backends.python.text import docstring, statement_words
from rulec.backends.python.values import Val
from rulec.meaning.frames import frames, record_of
from rulec.model.entities import Statement, Type

DOES_NOT_APPLY = "does not apply"
# Variables that mean the same in every function.
_LOCAL = (
    "self",
    "dice",
    "chosen",
    "at",
    "note",
    "notes",
    "changes",
    "usual",
    "missing",
    "again",
    "reached",
    "act",
    "face",
    "found",
)


@define
class Written:
    """A function that was written, and for a value the type it gives."""

    fn: Function
    value: Val | None = None
    certain: dict[tuple[str, str], bool] = field(factory=dict)  # outputs, and whether every way out has made them


@define
class ResolverWriter:
    """Writes one resolver into a block."""

    registry: Registry
    statement: Statement

    @property
    def first(self) -> str:
        return frames(self.statement)[0][""]

    @property
    def is_value(self) -> bool:
        return self.statement.word in ("value", "term")

    @property
    def resolver_class(self) -> str:
        return f"{pascal(self.statement.name)}Resolver"

    @property
    def python(self) -> str:
        return self.registry.names.resolvers[self.statement.name]

    def write(self) -> Block:
        trial = self.function(traced=False, earlier=None)
        told = self.function(traced=True, earlier=trial.fn)
        trial.fn.parties = told.fn.parties  # it may speak of more of them
        fast = self.function(traced=False, earlier=trial.fn)
        self.registry.names.new_class(self.resolver_class, f"the resolver of {self.statement.name}")
        assert list(told.fn.parties) == list(fast.fn.parties), self.statement.name
        block = Block()
        if not self.is_value:
            self.outcome_classes(block, fast)
        with block.inside(f"class {self.resolver_class}(_Resolver):"):
            for line in docstring(statement_words(self.registry.rules, self.statement)):
                block.add(line)
            block.add()
            block.add(f"name = {self.statement.name!r}")
            block.add(f"label = {(self.statement.label or self.statement.name)!r}")
            block.add(f"parties = {tuple(fast.fn.parties)!r}")
            block.add(f"cites = {tuple(map(str, self.statement.cites))!r}")
            self.functions(block, fast, told)
        block.add()
        block.add()
        block.add(f"{self.python} = {self.resolver_class}()")
        return block

    # ------------------------------------------------------------ functions

    def function(self, *, traced: bool, earlier: Function | None) -> Written:
        fn = Function(self.registry, traced)
        for name in _LOCAL:
            fn.reserve(name)
        for frame in frames(self.statement):
            fn.writes |= Footprint(self.registry.rules).look(self.statement.steps, frame).writes
        if earlier is not None:
            fn.counts = earlier.reads
            fn.read_back = earlier.read_again
            fn.parties = dict(earlier.parties)
        for party in self.statement.roles or (self.first,):
            fn.record(party)
        for party in fn.parties.values():
            fn.reserve(party)
            fn.reserve(f"{party}_after")
        written = Written(fn)
        if self.is_value:
            self.value_body(written)
        else:
            self.body(written)
        return written

    def value_body(self, written: Written) -> None:
        fn = written.fn
        frame = frames(self.statement)[0]
        fn.stack.append((self.statement.name, frame[""]))
        value = Reader(fn, Scope(self.statement, frames={frame[""]: frame}), frame).whole(self.statement)
        if value.frac and value.const is not None and value.type.sort not in ("member", "yesno"):
            value = Val(f"_exact({value.code})", value.type, none=value.none, open=value.open, frac=True)
        written.value = value
        if fn.state.dead:
            return
        if fn.traced:
            fn.add(f"return {self.explained(value.code)}")
            return
        if "(" in value.code and value.type.sort != "yesno":
            fn.add(f"found: {self.registry.python_type(value)} = {value.code}")
            value = value.named("found")
        fn.add(f"return {value.code}")

    def body(self, written: Written) -> None:
        fn = written.fn
        frame = frames(self.statement)[0]
        fn.outcome(self.first)
        reader = Reader(fn, Scope(self.statement, frames={frame[""]: frame}), frame)

        def finish() -> None:
            self.finish(written)

        def applies() -> None:
            begin(fn, self.statement, finish=finish)
            if not fn.state.dead:
                finish()

        def not_applies() -> None:
            verdict = "may not" if self.statement.word == "action" else DOES_NOT_APPLY
            fn.make(self.first, "verdict", Val(repr(verdict), Type("member")))
            fn.add(f"{fn.outcome(self.first)}.applies = False")
            finish()

        fn.branch(reader.holds(self.statement.when), applies, not_applies)

    def finish(self, written: Written) -> None:
        """Leave: `may not` wins over `may`, and another round may be called for."""
        fn = written.fn
        for party in sorted(fn.obliging):
            may, barred = (fn.laid(party, verdict) for verdict in ("may", "may not"))
            if may == () or barred == ():
                continue
            after = fn.outcome(party)
            if may is not None and barred is not None:
                if set(may) & set(barred):
                    fn.add(f"{after}.may = {tuple(a for a in may if a not in barred)!r}")
            else:
                fn.add(f"{after}.may = _open({after}.may, {after}.may_not)")
        made = fn.state.made
        known = {key: made.get(key, False) for key in {**made, **written.certain}}
        if written.certain or fn.left:
            known = {key: sure and written.certain.get(key, False) for key, sure in known.items()}
        written.certain = known
        fn.left = True
        after = fn.outcome(self.first)
        if fn.again:
            result = self.explained(after) if fn.traced else after
            used = "at" if fn.state.at is None else str(fn.state.at)
            with fn.block.inside("if again:"):
                fn.add(f"raise _Again({result}, {used})")
        if fn.reaches:
            with fn.block.inside("if reached:"):
                fn.add(f"self._reached({after}, {_tuple(fn.parties.values())})")
        result = self.explained(after) if fn.traced else after
        fn.leave(f"return {result}")

    def explained(self, result: str) -> str:
        title = f"{self.statement.label or self.statement.name} ({self.registry.rules.name}.{self.statement.name})"
        return f"Explanation({title!r}, {result}, notes, changes, usual)"

    # ------------------------------------------------------------ text

    def functions(self, block: Block, fast: Written, told: Written) -> None:
        again = fast.fn.again
        rolls = fast.fn.rolls or told.fn.rolls
        gives = self.result_type(fast)
        checks = between(self.registry, self.statement, fast.fn.parties)
        if checks.lines:
            block.add()
            with block.inside(f"def _between(self, {self.signature(fast.fn, filled=True)}) -> None:"):
                block.add('"""What cannot be between the parties, or because of a fact left as it usually is."""')
                block.put(checks)
        for written, plain, inner, type_, words in (
            (fast, "resolve", "_round", gives, "What comes of it."),
            (told, "explain", "_explain_round", "Explanation", "The same, with its reasons."),
        ):
            self.public(block, inner if again else plain, type_, written, rolls, words, checked=bool(checks.lines))
            if again:
                self.rounds(block, plain, inner, type_, written.fn)
        args, records = self.signature(fast.fn), _tuple(fast.fn.parties.values())
        inner = "_round" if again else "resolve"
        for name, gives, words in (
            ("odds", "tuple[Odds, ...]", "Exact chances: one distribution for each way of making the open choices."),
            ("choices", "tuple[Choice, ...]", "What the player has to decide, on any path of the dice."),
        ):
            block.add()
            with block.inside(f"def {name}(self, {args}, *, chosen: Chosen = _NO_CHOICE) -> {gives}:"):
                block.add(f'"""{words}"""')
                self.fill(block, fast.fn)
                block.add(f"return _{name}(self, self.{inner}, {records}, chosen)")

    def rounds(self, block: Block, name: str, inner: str, gives: str, fn: Function) -> None:
        """A contest that can go on: its rounds, one after the other."""
        records = _tuple(fn.parties.values())
        args = self.signature(fn)
        block.add()
        with block.inside(f"def {name}(self, {args}, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> {gives}:"):
            block.add('"""Round after round, until none is called for."""')
            self.fill(block, fn)
            with block.inside("if type(dice) is not list:"):
                block.add(f"return _driven(self.{name}, {records}, dice, chosen)  # type: ignore[no-any-return]")
            block.add(f"return _rounds(self, self.{inner}, {records}, dice, chosen)  # type: ignore[no-any-return]")

    def fill(self, block: Block, fn: Function) -> None:
        """A party that need not be given has nothing but what is usual."""
        for party, variable in fn.parties.items():
            if party not in self.needed:
                with block.inside(f"if {variable} is None:"):
                    block.add(f"{variable} = {self.record_class(party)}()")

    @property
    def needed(self) -> tuple[str, ...]:
        return self.statement.roles or (self.first,)

    def record_class(self, party: str) -> str:
        record = record_of(self.registry.rules, party)
        assert record is not None, party
        return self.registry.names.records[record.name]

    def signature(self, fn: Function, *, filled: bool = False) -> str:
        return ", ".join(
            f"{variable}: {self.record_class(party)}{'' if filled or party in self.needed else ' | None = None'}"
            for party, variable in fn.parties.items()
        )

    def public(
        self, block: Block, name: str, gives: str, written: Written, rolls: bool, words: str, *, checked: bool
    ) -> None:
        fn = written.fn
        without_overwritten(fn.block)
        args = self.signature(fn)
        records = _tuple(fn.parties.values())
        block.add()
        with block.inside(f"def {name}(self, {args}, *, dice: Dice = (), chosen: Chosen = _NO_CHOICE) -> {gives}:"):
            block.add(f'"""{words}"""')
            if rolls:
                with block.inside("if type(dice) is not list:"):
                    block.add(f"return _driven(self.{name}, {records}, dice, chosen)  # type: ignore[no-any-return]")
            self.fill(block, fn)
            with block.inside("try:"):
                self.opening(block, fn)
                if checked:
                    block.add(
                        f"self._between{records if len(fn.parties) != 1 else f'({next(iter(fn.parties.values()))})'}"
                    )
                block.put(fn.block)
            with block.inside("except MissingFact as missing:"):
                block.add(f"raise missing.of({', '.join(f'{v}={v}' for v in fn.parties.values())}) from None")

    def opening(self, block: Block, fn: Function) -> None:
        if fn.traced:
            block.add("notes: list[tuple[str, int, Any, Any]] = []")
            block.add("changes: list[tuple[str, str, Any, Any, bool]] = []")
            block.add("usual: dict[str, Any] = {}")
            if any(re.search(r"\bnote\b", line) for _, line in fn.block.lines):
                block.add("note = notes.append")
        for line in fn.declarations():
            block.add(line)
        for flag, used in (("again", fn.again), ("reached", fn.reaches)):
            if used:
                block.add(f"{flag} = False")
        for party in () if self.is_value else fn.outcomes:
            after = fn.outcome(party)
            block.add(f"{after} = {self.outcome_class(party)}()")
            block.add(f"{after}.before = {fn.record(party)}")
        for party in () if self.is_value else fn.outcomes:
            if party != self.first:
                name = self.registry.names.party(party)
                block.add(f"{fn.outcome(self.first)}.{name} = {fn.outcome(party)}")

    # ------------------------------------------------------------ outcomes

    def outcome_class(self, party: str) -> str:
        base = pascal(self.statement.name)
        return f"{base}Result" if party == self.first else f"{base}{pascal(party)}"

    def result_type(self, fast: Written) -> str:
        if fast.value is None:
            return self.outcome_class(self.first)
        return "Any" if fast.fn.state.dead else self.registry.python_type(fast.value)

    def outcome_classes(self, block: Block, written: Written) -> None:
        others = [party for party in written.fn.outcomes if party != self.first]
        for party in [*others, self.first]:
            self.one_class(block, written, party, others if party == self.first else [])
            block.add()
            block.add()

    def one_class(self, block: Block, written: Written, party: str, others: list[str]) -> None:
        fn, names = written.fn, self.registry.names
        made = fn.outcomes[party]
        changed = fn.changed.get(party, {})
        record = record_of(self.registry.rules, party)
        assert record is not None
        own = Distinct(f"{self.registry.rules.name}.{self.statement.name}, outcome for {party}")
        for attribute, name in made.items():
            own.add(attribute, f"output {name}")
        for attribute, fact in changed.items():
            own.add(attribute, f"fact {fact.name}")
        self.registry.names.new_class(self.outcome_class(party), f"outcome of {self.statement.name} for {party}")
        for other in others:
            own.add(names.party(other), f"role {other}")
        with block.inside(f"class {self.outcome_class(party)}(_Outcome):"):
            block.add(f'"""What {self.statement.name} makes of {party}."""')
            block.add()
            block.add(f"_party = {party!r}")
            block.add(f"_made = {dict(made)!r}")
            block.add(f"_facts = { ({a: f.name for a, f in changed.items()})!r}")
            hidden = sorted(a for p, a in fn.hidden if p == party)
            apart = ("before", *(names.party(other) for other in others), *hidden)
            if len(apart) > 1:
                block.add(f"_not_told = {apart!r}")
            if others:
                block.add(f"_others = {tuple(names.party(other) for other in others)!r}")
            block.add(f"before: {names.records[record.name]}")
            for attribute in made:
                types = dict(fn.made_types[party, attribute])
                if not written.certain.get((party, attribute), False):
                    types["None"] = None
                block.add(f"{attribute}: {union(types)}")
            for attribute, fact in changed.items():
                value = Reader(fn, Scope(self.statement), {"": party}).shape(fact)
                variable = fn.fact_variable(party, fact.name)
                types = {self.registry.python_type(value): None, **fn.types.get(variable, {})}
                if (party, fact.name) in fn.none_written:
                    types["None"] = None
                block.add(f"{attribute}: {union(types)}")
            for other in others:
                block.add(f"{names.party(other)}: {self.outcome_class(other)}")
            if party == self.first:
                block.add()
                block.add("@property")
                with block.inside(f"def {names.party(party)}(self) -> {self.outcome_class(party)}:"):
                    block.add(f'"""What becomes of {party}: this."""')
                    block.add("return self")


def _tuple(names: Iterable[str]) -> str:
    listed = ", ".join(names)
    return f"({listed})" if "," in listed or not listed else f"({listed},)"
