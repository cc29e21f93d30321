"""Places in a ruleset, as `allow` and `concept` name them: combat, combat.results, move.distance, ranges(light_gun, close)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial

from rulec.model import codes
from rulec.model import entities as e
from rulec.model.expressions import resolve
from rulec.model.names import did_you_mean, expr_text, title_of
from rulec.model.patches import lines_in, names_of
from rulec.model.world import Scope, Unresolved, World
from rulec.source import Span
from rulec.syntax import nodes as n

_PARTS: tuple[tuple[type[object], str], ...] = (
    (n.Results, "results"), (n.Modifiers, "modifiers"), (n.Roll, "roll"), (n.Verdict, "verdict"), (n.Each, "each"),
)  # fmt: skip


def check_place(world: World, path: tuple[str, ...], span: Span) -> None:
    """Report a place that the ruleset does not have."""
    inside = dict(places(world))
    if path[0] not in inside:
        help_ = did_you_mean(path[0], inside)
        world.report(codes.UNKNOWN_PLACE, span, f"nothing in {world.name} is called `{path[0]}`", help=help_)
        return
    known = inside[path[0]]() if path[1:] else set()
    for part in path[1:]:
        if part not in known:
            help_ = did_you_mean(part, known)
            world.report(codes.UNKNOWN_PLACE, span, f"nothing in `{path[0]}` is called `{part}`", help=help_)
            return


def places(world: World) -> Iterator[tuple[str, Callable[[], set[str]]]]:
    """Everything with a name, and how to ask for the names inside it, which few places need.

    A fact can be named by itself; what comes later takes over.
    """
    for record in world.records.values():
        yield from ((fact.name, set) for fact in record.facts)
    for section in world.sections:
        yield section, set
    for record in world.records.values():
        yield record.name, partial(_facts, record)
    for kind in world.kinds.values():
        yield kind.name, partial(_members, kind)
    for name in world.dice:
        yield name, set
    for line in (*world.gain_lines, *world.sequence_lines):
        if isinstance(line.lead, n.StatementHead | n.SequenceHead):
            yield line.lead.name.text.split(".")[-1], partial(_named, line)
    for name, line in (*world.table_lines.items(), *world.statement_lines.items()):
        yield name, partial(_named, line)


def _facts(record: e.Record) -> set[str]:
    return {fact.name for fact in record.facts}


def _members(kind: e.Kind) -> set[str]:
    return {m.name for m in (*kind.members, *kind.groups)}


def _named(line: n.Line) -> set[str]:
    return set(names_inside(line))


def names_inside(line: n.Line) -> Iterator[str]:
    down = max(1, len(line.lead.keys) - 1) if isinstance(line.lead, n.TableHead) else 1
    for inner in lines_in(line):
        if inner is not line:
            yield from (name for name in names_of(inner, down) if name)
            yield from (word for cls, word in _PARTS if isinstance(inner.lead, cls))


def make_allow(world: World, line: n.Line) -> e.Allow:
    head = line.lead
    assert isinstance(head, n.AllowHead)
    world.cites(line.tail)
    check_place(world, head.place, line.span)
    because = line.tail.because.text if line.tail.because else ""
    return e.Allow(head.slug, ".".join(head.place), because, span=line.span)


def make_concept(worlds: dict[str, World], home: World, line: n.Line) -> e.Concept:
    """Where each ruleset speaks of one thing. Rulesets and places must exist; home takes the findings of no ruleset."""
    head = line.lead
    assert isinstance(head, n.ConceptHead)
    found: dict[str, str] = {}
    silent: dict[str, str] = {}
    differ = []
    for inner in line.body:
        if not isinstance(inner.lead, n.Align):
            continue
        because = inner.tail.because.text if inner.tail.because else ""
        if not known_rulesets(worlds, home, inner, inner.lead):
            continue
        match inner.lead.word:
            case "differ":
                differ.append((inner.lead.rulesets, because))
            case "silent":
                silent[inner.lead.rulesets[0]] = because
            case _:
                name, place = inner.lead.rulesets[0], inner.lead.place
                if name in found or name in silent:
                    home.report(codes.DUPLICATE_NAME, inner.span, f"`{name}` has a place in this concept already")
                elif place is not None:
                    check_reference(worlds[name], place)
                    found[name] = expr_text(place)
    for name in silent:
        found.setdefault(name, "")
    return e.Concept(
        head.name.text, title_of(line, head.name.text), head.unit or "", found, silent, tuple(differ), span=line.span
    )


def known_rulesets(worlds: dict[str, World], home: World, line: n.Line, lead: n.Align) -> bool:
    for name in lead.rulesets:
        if name not in worlds:
            help_ = did_you_mean(name, worlds)
            home.report(codes.UNKNOWN_RULESET, line.span, f"no ruleset is called `{name}`", help=help_)
            return False
    return True


def check_reference(world: World, place: n.Ref) -> None:
    """A place in a concept: a cell of a table is looked up, anything else must have its names."""
    if place.args is None:
        check_place(world, place.path, place.span)
        return
    record = world.first_record()
    names = (record.name,) if record else ()
    with suppress(Unresolved):
        resolve(Scope(world, names, names, "concept", "concept"), place)
