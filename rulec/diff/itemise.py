"""Ruleset -> a tree of Items: vocabulary, statements, tables, sequences, examples and what stands beside the rules."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from attrs import evolve

from rulec.diff.itemise_statement import effect_item, statement_item
from rulec.diff.items import FORM, NONE, SCOPE, VALUE, Default, Item, MemberNames, TableKeys, numbered, parts_of
from rulec.model import entities as e


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
        *numbered(map(_never, rules.nevers)),
        *_in_order(rules),
        *numbered(statement_item(gain) for gain in rules.gains),
        *map(_sequence, rules.sequences),
        *(Item("ruling", r.name, r.name, r.label, notes=(r.because,), cites=r.cites, span=r.span) for r in rules.rulings),
        *numbered(_example(x) for x in rules.examples),
        *numbered(
            Item("allow", f"{a.slug} in {a.place}", f"{a.slug} in {a.place}", notes=(a.reason,), span=a.span)
            for a in rules.allows
        ),
    )  # fmt: skip


def _in_order(rules: e.Ruleset) -> Iterator[Item]:
    for statement in rules.statements.values():
        yield statement_item(statement)
    for table in rules.tables.values():
        yield _table(table)


# ---------------------------------------------------------------- vocabulary


def _ruleset(rules: e.Ruleset) -> Item:
    parts = parts_of(
        ("length", VALUE, rules.length), ("edition", "text", rules.edition), ("family", "text", rules.family)
    )
    sources = tuple(f"{name} {document}" for name, document in rules.sources.items())
    hints = tuple(f"{h.word} {' '.join(h.values)}" for h in rules.sheet)
    parts += parts_of(("sources", "text", sources), ("sheet", "text", hints))
    return Item("ruleset", "ruleset", "ruleset", rules.label, parts, span=rules.span)


def _die(die: e.Die) -> Item:
    return Item(
        "die", die.name, die.name, die.label, parts_of(("faces", VALUE, die.faces)), cites=die.cites, span=die.span
    )


def _kind(kind: e.Kind) -> Item:
    members = [
        Item("member", m.name, f"{kind.name}.{m.name}", m.label, span=kind.span, cites=kind.cites) for m in kind.members
    ]
    groups = [
        Item("group", g.name, f"{kind.name}.{g.name}", g.label, parts_of(("members", VALUE, MemberNames(kind.name, g.group))),
             span=kind.span, cites=kind.cites)
        for g in kind.groups
    ]  # fmt: skip
    order = MemberNames(kind.name, kind.best_first, ordered=True) if kind.best_first else None
    parts = parts_of(("order", FORM, order))
    return Item("kind", kind.name, kind.name, kind.label, parts, (*members, *groups), cites=kind.cites, span=kind.span)


def _record(record: e.Record) -> Item:
    facts = [
        Item(
            "fact", f.name, f"{record.name}.{f.name}", f.label,
            parts_of(
                ("domain", VALUE, evolve(f.domain, assumed="")),
                ("normally", VALUE, Default(f.default) if f.has_default else None),
                ("seen", "text", f.seen), ("assumed", "text", f.domain.assumed),
            ),
            cites=f.cites, was=f.was, node=f, span=f.span,
        )
        for f in record.facts
    ]  # fmt: skip
    return Item(
        "record", record.name, record.name, record.label, parts_of(("roles", FORM, record.roles)), tuple(facts),
        span=record.span,
    )  # fmt: skip


def _never(never: e.Never) -> Item:
    name = f"never {never.text}"
    return Item(
        "never", name, name, "", parts_of(("when", SCOPE, never.cond)), cites=never.cites, node=never, span=never.span
    )


# ---------------------------------------------------------------- tables, sequences, examples


def _table(t: e.Table) -> Item:
    columns = [
        Item(
            "column", match.text, f"{t.name}.{match.text}", label if label != match.text else "",
            parts_of(("key", SCOPE, match)), block="columns", cites=t.cites, span=match.span if match.span.path else t.span,
        )
        for match, label in zip(t.columns, t.column_labels, strict=False)
    ]  # fmt: skip
    rows = [_row(t, row) for row in t.rows]
    parts = parts_of(("keys", FORM, TableKeys(t.keys)), ("gives", FORM, t.relation))
    return Item(
        "table", t.name, t.name, t.label, parts, (*numbered(columns), *numbered(rows)), section=t.section,
        cites=t.cites, notes=t.notes, was=t.was, node=t, span=t.span,
    )  # fmt: skip


def _row(t: e.Table, row: e.Row) -> Item:
    name = ", ".join(key.text for key in row.keys)
    path = f"{t.name}({name})"
    heads = [match.text for match in t.columns] or ["value"]
    cells = tuple(
        Item(
            "cell", head, f"{t.name}({name}, {head})" if t.columns else path, "",
            parts_of(("is", VALUE, cell.match if cell.match is not None else NONE)), block="cells", cites=row.cites,
            ruling=row.ruling, span=cell.span if cell.span.path else row.span,
        )
        for head, cell in zip(heads, row.cells, strict=False)
    )  # fmt: skip
    labels = " / ".join(label for label, key in zip(row.labels, row.keys, strict=False) if label != key.text)
    return Item(
        "row", name, path, labels, parts_of(("keys", SCOPE, row.keys)), tuple(numbered(cells)), "rows", cites=row.cites,
        ruling=row.ruling, span=row.span,
    )  # fmt: skip


def _sequence(s: e.Sequence) -> Item:
    phases = tuple(_phase(phase, s.name) for phase in s.phases)
    return Item("sequence", s.name, s.name, s.label, (), phases, section=s.section, cites=s.cites, span=s.span)


def _phase(phase: e.Phase, owner: str) -> Item:
    path = f"{owner}.{phase.name}"
    inner = [
        *(effect_item(line, path, "lines", "line") for line in phase.lines),
        *(_phase(p, path) for p in phase.phases),
    ]
    return Item(
        "phase", phase.name, path, phase.label, (), tuple(numbered(inner)), "phases", True, cites=phase.cites,
        span=phase.span,
    )  # fmt: skip


def _example(x: e.Example) -> Item:
    parts = parts_of(
        ("of", FORM, x.of), ("given", VALUE, x.given), ("chosen", VALUE, x.chosen), ("rolls", VALUE, x.rolls),
        ("gives", VALUE, x.gives), ("obliged", VALUE, x.obliged), ("raises", VALUE, x.raises), ("lists", VALUE, x.lists),
    )  # fmt: skip
    name = f"example {x.title}"
    return Item("example", name, name, "", parts, cites=x.cites, node=x, span=x.span)
