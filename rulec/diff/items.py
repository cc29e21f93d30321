"""Ruleset -> a tree of Items: everything that can be quoted, cited and changed by itself, with the parts it is made of.

A part says what a change of it is called: value (a figure, a die, an effect), scope (who or when) or form (another kind
of thing). Lines are direct children of their statement; the block they stand in is only their place.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Any

from attrs import evolve, field, frozen

from rulec.model import entities as e
from rulec.source import Span

VALUE, SCOPE, FORM = "value", "scope", "form"


@frozen
class Part:
    """One thing that an item says. weight: what a change of it is called; node: the model's own node, or plain data."""

    name: str
    weight: str
    node: Any


@frozen
class Item:
    """path is the full name, unique among its siblings where names are; block: the list it stands in."""

    sort: str
    name: str
    path: str
    label: str = ""
    parts: tuple[Part, ...] = ()
    children: tuple[Item, ...] = ()
    block: str = ""
    ordered: bool = False  # whether its place in the list can change what comes of it
    section: str = ""
    cites: tuple[e.Cite, ...] = ()
    notes: tuple[str, ...] = ()
    ruling: str = ""
    was: str = ""
    node: Any = field(default=None, eq=False, repr=False)
    span: Span = field(default=Span("", 0, 0), eq=False, repr=False)

    def walk(self) -> Iterator[Item]:
        """The item and all that is in it."""
        yield self
        for child in self.children:
            yield from child.walk()

    def part(self, name: str) -> Part | None:
        return next((p for p in self.parts if p.name == name), None)


def own_dice(rules: e.Ruleset) -> set[str]:
    """Dice that are not numbered from 1 on: a D6 needs no telling."""
    return {d.name for d in rules.dice.values() if d.faces != tuple(range(1, len(d.faces) + 1))}


def items_of(rules: e.Ruleset, dice: Collection[str]) -> tuple[Item, ...]:
    """Everything a ruleset says, in its order; of its dice those that are named."""
    return (
        _ruleset(rules),
        *(Item("section", s.name, s.name, s.label, cites=s.cites, notes=s.notes, span=s.span) for s in rules.sections),
        *(_die(d) for d in rules.dice.values() if d.name in dice),
        *map(_kind, rules.kinds.values()),
        *map(_record, rules.records.values()),
        *_numbered(map(_never, rules.nevers)),
        *_in_order(rules),
        *_numbered(_statement(gain) for gain in rules.gains),
        *map(_sequence, rules.sequences),
        *(Item("ruling", r.name, r.name, r.label, notes=(r.because,), cites=r.cites, span=r.span) for r in rules.rulings),
        *_numbered(_example(x) for x in rules.examples),
        *_numbered(
            Item("allow", f"{a.slug} in {a.place}", f"{a.slug} in {a.place}", notes=(a.reason,), span=a.span)
            for a in rules.allows
        ),
    )  # fmt: skip


def _in_order(rules: e.Ruleset) -> Iterator[Item]:
    for statement in rules.statements.values():
        yield _statement(statement)
    for table in rules.tables.values():
        yield _table(table)


def _parts(*parts: tuple[str, str, Any]) -> tuple[Part, ...]:
    """Those parts that say something."""
    return tuple(Part(name, weight, node) for name, weight, node in parts if node not in (None, (), "", False))


def _numbered(items: Iterable[Item]) -> list[Item]:
    """Siblings of one name are told apart by a number."""
    seen: dict[str, int] = {}
    made = []
    for item in items:
        count = seen[item.path] = seen.get(item.path, 0) + 1
        made.append(item if count == 1 else evolve(item, path=f"{item.path}#{count}"))
    return made


# ---------------------------------------------------------------- vocabulary


def _ruleset(rules: e.Ruleset) -> Item:
    parts = _parts(
        ("length", VALUE, rules.length), ("edition", "text", rules.edition), ("family", "text", rules.family)
    )
    sources = tuple(f"{name} {document}" for name, document in rules.sources.items())
    hints = tuple(f"{h.word} {' '.join(h.values)}" for h in rules.sheet)
    parts += _parts(("sources", "text", sources), ("sheet", "text", hints))
    return Item("ruleset", "ruleset", "ruleset", rules.label, parts, span=rules.span)


def _die(die: e.Die) -> Item:
    return Item(
        "die", die.name, die.name, die.label, _parts(("faces", VALUE, die.faces)), cites=die.cites, span=die.span
    )


def _kind(kind: e.Kind) -> Item:
    members = [
        Item("member", m.name, f"{kind.name}.{m.name}", m.label, span=kind.span, cites=kind.cites) for m in kind.members
    ]
    groups = [
        Item("group", g.name, f"{kind.name}.{g.name}", g.label, _parts(("members", VALUE, _Names(kind.name, g.group))),
             span=kind.span, cites=kind.cites)
        for g in kind.groups
    ]  # fmt: skip
    order = _Names(kind.name, kind.best_first, ordered=True) if kind.best_first else None
    parts = _parts(("order", FORM, order))
    return Item("kind", kind.name, kind.name, kind.label, parts, (*members, *groups), cites=kind.cites, span=kind.span)


@frozen
class _Names:
    """Members of a kind, to be compared as the other ruleset calls them; without order, unless ordered."""

    kind: str
    names: tuple[str, ...]
    ordered: bool = False


MemberNames = _Names


def _record(record: e.Record) -> Item:
    facts = [
        Item(
            "fact", f.name, f"{record.name}.{f.name}", f.label,
            _parts(
                ("domain", VALUE, evolve(f.domain, assumed="")),
                ("normally", VALUE, Default(f.default) if f.has_default else None),
                ("seen", "text", f.seen), ("assumed", "text", f.domain.assumed),
            ),
            cites=f.cites, was=f.was, node=f, span=f.span,
        )
        for f in record.facts
    ]  # fmt: skip
    return Item(
        "record", record.name, record.name, record.label, _parts(("roles", FORM, record.roles)), tuple(facts),
        span=record.span,
    )  # fmt: skip


@frozen
class Default:
    """What a fact is where nothing is said; no and 0 are values too."""

    value: e.Value


def _never(never: e.Never) -> Item:
    name = f"never {never.text}"
    return Item(
        "never", name, name, "", _parts(("when", SCOPE, never.cond)), cites=never.cites, node=never, span=never.span
    )


# ---------------------------------------------------------------- statements


def _statement(s: e.Statement) -> Item:
    name = f"gain {s.fact} ({s.label})" if s.word == "gain" else s.name
    parts = _parts(
        ("word", FORM, s.word), ("parties", SCOPE, Roles(s.roles, s.records)), ("when", SCOPE, s.when),
        ("holds", SCOPE, definition(s)), *_figure_parts(s.figure),
    )  # fmt: skip
    inner: list[Item] = []
    if s.figure is not None:
        inner += _figure_lines(s.figure, name, "value")
    inner += (_effect_line(case, name, "term", "case") for case in s.cases if case.label)
    inner += _steps(s, name)
    return Item(
        s.word, name, name, s.label, parts, tuple(_numbered(inner)), section=s.section, cites=s.cites, notes=s.notes,
        ruling=s.ruling, was=s.was, node=s, span=s.span,
    )  # fmt: skip


def definition(s: e.Statement) -> e.Cond | None:
    """When a term holds: any of its lines suffices, under the condition that stands above them."""
    conds = tuple(case.when for case in s.cases if case.when is not None)
    if s.word != "term" or not conds:
        return None
    lines = conds[0] if len(conds) == 1 else e.AnyOf(conds)
    return lines if s.when is None else e.All((s.when, lines))


@frozen
class Roles:
    roles: tuple[str, ...]
    records: tuple[str, ...]


def _figure_parts(figure: e.Figure | None) -> tuple[tuple[str, str, Any], ...]:
    if figure is None:
        return ()
    return (("is", VALUE, figure.start), ("to", VALUE, figure.stop), ("rounding", VALUE, figure.rounding))


def _steps(s: e.Statement, name: str) -> Iterator[Item]:
    for step in s.steps:
        match step:
            case e.VerdictStep(lines=lines):
                for line in lines:
                    yield _line(line, "verdict", name, "verdict", ("verdict", VALUE, line.word), ordered=True)
            case e.RollStep(lines=lines, name=rolled):
                for roll in lines:
                    made = (("dice", VALUE, roll.dice), ("makes", FORM, rolled))
                    yield _line(roll, "roll", name, rolled or "roll", *made, ordered=True)
            case e.EachStep(lines=lines):
                for each in lines:
                    shown = (("face", VALUE, each.match), ("effects", VALUE, each.effects))
                    yield _line(each, "each", name, "each", *shown)
            case e.ModifiersStep(label=label, when=when, figure=figure, cites=cites):
                if label or when is not None:
                    parts = _parts(("when", SCOPE, when))
                    yield Item("modifiers", "modifiers", f"{name}.modifiers", label, parts, cites=cites, span=step.span)
                yield from _figure_lines(figure, name, "modifiers")
            case e.ValueStep(name=own, label=label, figure=figure, cites=cites, when=when):
                parts = _parts(*_figure_parts(figure), ("when", SCOPE, when))
                path = f"{name}.{own}"
                inner = tuple(_numbered(_figure_lines(figure, path, own)))
                yield Item("value", own, path, label, parts, inner, "values", cites=cites, node=step, span=step.span)
            case e.ResultsStep():
                yield from _results(step, name)
            case e.EffectStep(line=line):
                yield _effect_line(line, name, "lines", "line")


def _results(step: e.ResultsStep, name: str) -> Iterator[Item]:
    on = step.on if step.on is not None else e.LocalOf("", "total", e.Type("number"))
    parts = _parts(("on", FORM, on), ("once", FORM, step.shared))
    yield Item("results", "results", f"{name}.results", step.label, parts, cites=step.cites, span=step.span)
    for band in step.lines:
        own = band.name or (_slug(band.match.text) if band.match else "others")
        path = f"{name}.{own}"
        cases = tuple(_numbered(_effect_line(case, path, "cases", "case") for case in band.cases))
        sort = "band" if band.match is not None or band.others else "case"  # one that begins with a text has no band
        made = _line(
            band, sort, name, "results", ("band", VALUE, band.match), ("others", VALUE, band.others),
            ("effects", VALUE, band.effects), ordered=True,
        )  # fmt: skip
        yield evolve(made, name=own, path=path, children=cases)


def _line(line: e.Line, sort: str, owner: str, block: str, *parts: tuple[str, str, Any], ordered: bool = False) -> Item:
    own = line.name or _slug(line.label)
    when = (("otherwise", SCOPE, True),) if line.otherwise else (("when", SCOPE, line.when),)
    return Item(
        sort, own, f"{owner}.{own or block}", line.label, _parts(*parts, *when), block=block, ordered=ordered,
        cites=line.cites, notes=line.notes, ruling=line.ruling, node=line, span=line.span,
    )  # fmt: skip


def _effect_line(line: e.EffectLine, owner: str, block: str, sort: str) -> Item:
    effects = tuple(effect for effect in line.effects if not isinstance(effect, e.Nothing))
    return _line(
        line, sort, owner, block, ("effects", VALUE, effects), ("per", VALUE, line.per), ("at most", VALUE, line.at_most),
        ("also", FORM, line.also), ordered=sort == "case" and block == "cases" and not line.also,
    )  # fmt: skip


def _figure_lines(figure: e.Figure, owner: str, block: str) -> list[Item]:
    mixed = any(line.op in ("double", "halve", "at least", "at most") for line in figure.lines)
    made = []
    for line in figure.lines:
        sets = line.op == "set"
        item = _line(
            line, "figure" if sets else "modifier", owner, block,
            ("does", FORM, line.op), ("amount", VALUE, Amount.of(line)), ("to", VALUE, line.stop),
            ("rounding", VALUE, line.rounding), ("per", VALUE, line.per), ("at most", VALUE, line.at_most),
            ("by", FORM, line.by), ordered=mixed or sets,
        )  # fmt: skip
        pairs = tuple(
            Item(
                "pair", match.text, f"{item.path}.{match.text}", "",
                _parts(("for", SCOPE, match), ("amount", VALUE, amount)), block="pairs", ordered=True, cites=line.cites,
                span=line.span,
            )
            for match, amount in line.pairs
        )  # fmt: skip
        made.append(evolve(item, children=tuple(_numbered(pairs))))
    return made


@frozen
class Amount:
    """A figure with its sign, and whether the player may leave it."""

    amount: e.Expr
    sign: str
    optional: bool

    @classmethod
    def of(cls, line: e.FigureLine) -> Amount | None:
        if line.amount is None:
            return None
        return cls(line.amount, line.sign if line.op == "add" else "", line.optional)


def _slug(text: str) -> str:
    return "_".join("".join(c if c.isalnum() else " " for c in text.lower()).split())


# ---------------------------------------------------------------- tables, sequences, examples


def _table(t: e.Table) -> Item:
    columns = [
        Item(
            "column", match.text, f"{t.name}.{match.text}", label if label != match.text else "",
            _parts(("key", SCOPE, match)), block="columns", cites=t.cites, span=match.span if match.span.path else t.span,
        )
        for match, label in zip(t.columns, t.column_labels, strict=False)
    ]  # fmt: skip
    rows = [_row(t, row) for row in t.rows]
    parts = _parts(("keys", FORM, TableKeys(t.keys)), ("gives", FORM, t.relation))
    return Item(
        "table", t.name, t.name, t.label, parts, (*_numbered(columns), *_numbered(rows)), section=t.section,
        cites=t.cites, notes=t.notes, was=t.was, node=t, span=t.span,
    )  # fmt: skip


@frozen
class TableKeys:
    names: tuple[str, ...]


def _row(t: e.Table, row: e.Row) -> Item:
    name = ", ".join(key.text for key in row.keys)
    path = f"{t.name}({name})"
    heads = [match.text for match in t.columns] or ["value"]
    cells = tuple(
        Item(
            "cell", head, f"{t.name}({name}, {head})" if t.columns else path, "",
            _parts(("is", VALUE, cell.match if cell.match is not None else NONE)), block="cells", cites=row.cites,
            ruling=row.ruling, span=cell.span if cell.span.path else row.span,
        )
        for head, cell in zip(heads, row.cells, strict=False)
    )  # fmt: skip
    labels = " / ".join(label for label, key in zip(row.labels, row.keys, strict=False) if label != key.text)
    return Item(
        "row", name, path, labels, _parts(("keys", SCOPE, row.keys)), tuple(_numbered(cells)), "rows", cites=row.cites,
        ruling=row.ruling, span=row.span,
    )  # fmt: skip


NONE = "none"


def _sequence(s: e.Sequence) -> Item:
    phases = tuple(_phase(phase, s.name) for phase in s.phases)
    return Item("sequence", s.name, s.name, s.label, (), phases, section=s.section, cites=s.cites, span=s.span)


def _phase(phase: e.Phase, owner: str) -> Item:
    path = f"{owner}.{phase.name}"
    inner = [
        *(_effect_line(line, path, "lines", "line") for line in phase.lines),
        *(_phase(p, path) for p in phase.phases),
    ]
    return Item(
        "phase", phase.name, path, phase.label, (), tuple(_numbered(inner)), "phases", True, cites=phase.cites,
        span=phase.span,
    )  # fmt: skip


def _example(x: e.Example) -> Item:
    parts = _parts(
        ("of", FORM, x.of), ("given", VALUE, x.given), ("chosen", VALUE, x.chosen), ("rolls", VALUE, x.rolls),
        ("gives", VALUE, x.gives), ("obliged", VALUE, x.obliged), ("raises", VALUE, x.raises), ("lists", VALUE, x.lists),
    )  # fmt: skip
    name = f"example {x.title}"
    return Item("example", name, name, "", parts, cites=x.cites, node=x, span=x.span)
