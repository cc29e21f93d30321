"""Declarations: dice, kinds, records, sections, settings. Header lines in, entries of the World out; order is free.

Kinds and roles are entered before facts and figures are read, so that anything may be declared below its use.
"""

from __future__ import annotations

from collections.abc import Iterable

from attrs import evolve

from rulec.diagnostics import Note
from rulec.model import codes
from rulec.model import entities as e
from rulec.model.domains import constant, inside, make_domain, out_of_domain
from rulec.model.lines import formal, notes_of, reserved
from rulec.model.names import did_you_mean, label_of, near, plain, renamed, title_of
from rulec.model.world import LENGTH_UNITS, Unresolved, World, plain_die
from rulec.source import Span
from rulec.syntax import nodes as n

SETTINGS = ("edition", "family", "length", "source")


class Names:
    """Names of one sort: the first to take one keeps it."""

    def __init__(self, world: World, what: str) -> None:
        self.world, self.what = world, what
        self.taken: dict[str, Span] = {}

    def take(self, name: str, span: Span) -> bool:
        if name in self.taken:
            text = f"two {self.what} are called `{name}`"
            self.world.report(codes.DUPLICATE_NAME, span, text, Note(self.taken[name], "the other is here"))
            return False
        self.taken[name] = span
        return True


# ---------------------------------------------------------------- the ruleset itself


def settings(world: World, head: n.Line) -> dict[str, str]:
    """The lines under `ruleset`: length and sources go to the world, edition and family are given back."""
    found: dict[str, str] = {}
    sources = Names(world, "sources")
    for line in formal(head):
        if not isinstance(line.lead, n.Setting):
            continue
        word, values = line.lead.word, [value_text(v) for v in line.lead.values]
        if word not in SETTINGS:
            help_ = did_you_mean(word, SETTINGS) or f"the settings are {', '.join(SETTINGS)}"
            span = Span(line.span.path, line.span.start, line.span.start + len(word))
            fix, what = renamed(word, span, SETTINGS), f"a ruleset has no setting `{word}`"
            world.report(codes.UNKNOWN_SETTING, span, what, help=help_, fix=fix)
            world.length_told |= near(word, SETTINGS) == "length"
        elif word == "source":
            if len(values) != 2:
                help_ = 'as in: source qrs "cfeo16-qrs"'
                world.report(codes.BAD_SETTING, line.span, "a source has a short name and a document", help=help_)
            elif sources.take(values[0], line.span):
                world.sources[values[0]] = values[1]
        elif len(values) != 1:
            world.report(codes.BAD_SETTING, line.span, f"`{word}` takes one value, not {len(values)}")
        elif word == "length":
            if values[0] in LENGTH_UNITS:
                world.length = values[0]
            else:
                help_ = f"the units are {', '.join(LENGTH_UNITS)}"
                world.report(codes.BAD_SETTING, line.span, f"`{values[0]}` is not a unit of length", help=help_)
                world.length_told = True
        else:
            found[word] = values[0]
    world.cites(head.tail)
    return found


def value_text(value: n.Ref | n.Number | n.Label) -> str:
    """A value of a setting as text."""
    match value:
        case n.Ref(path=path):
            return ".".join(path)
        case n.Number(text=text, unit=unit):
            return f"{text} {unit}" if unit and unit != ":" else text
        case n.Label(text=text):
            return text


def section_name(line: n.Line) -> str:
    assert isinstance(line.lead, n.SectionHead)
    return line.lead.name.text


def sections(world: World, lines: Iterable[n.Line]) -> None:
    names = Names(world, "sections")
    for line in lines:
        if not isinstance(line.lead, n.SectionHead) or not names.take(line.lead.name.text, line.lead.name.span):
            continue
        name = line.lead.name.text
        for inner in formal(line):
            if isinstance(inner.lead, n.Setting):
                text = f"a section has no setting `{inner.lead.word}`"
                world.report(codes.UNKNOWN_SETTING, inner.span, text, help="hints for printing stand under `sheet`")
        world.sections[name] = e.Section(
            name, title_of(line, name), world.cites(line.tail), notes_of(line), span=line.span
        )


# ---------------------------------------------------------------- dice and kinds


def dice(world: World, lines: Iterable[n.Line]) -> None:
    names = Names(world, "dice")
    for line in lines:
        head = line.lead
        if not isinstance(head, n.DieHead) or not names.take(head.name.text, head.name.span):
            continue
        bad = next((f for f in head.faces if f.value.denominator != 1 or f.unit), None)
        if bad is not None:
            world.report(codes.BAD_DOMAIN, bad.span, f"a die cannot show {bad.text}", help="faces are whole numbers")
        faces = tuple(int(f.value) for f in head.faces)
        name = head.name.text
        sides = plain_die(name)
        if sides and faces != tuple(range(1, sides + 1)):
            help_ = "call it something else; the names D6, D10 and so on are taken"
            text = f"`{name}` is a die with the faces 1 to {sides} everywhere"
            world.report(codes.RESERVED_NAME, head.name.span, text, help=help_)
        world.dice[name] = e.Die(name, title_of(line, name), faces, world.cites(line.tail), span=line.span)


def kinds(world: World, lines: Iterable[n.Line]) -> None:
    names = Names(world, "kinds")
    for line in lines:
        if isinstance(line.lead, n.KindHead) and names.take(line.lead.name.text, line.lead.name.span):
            world.kinds[line.lead.name.text] = _kind(world, line, line.lead)


def _kind(world: World, line: n.Line, head: n.KindHead) -> e.Kind:
    """Members stand where their own line is, or else where a group first names them; groups are spelt out."""
    names = Names(world, f"members of {head.name.text}")
    written: list[tuple[n.Line, n.Member]] = []
    for inner in formal(line):
        if isinstance(inner.lead, n.Member) and names.take(inner.lead.name.text, inner.lead.name.span):
            reserved(world, inner.lead.name.text, inner.lead.name.span)
            written.append((inner, inner.lead))
    members: dict[str, e.Member] = {}
    for inner, member in written:
        if not member.members:
            members[member.name.text] = e.Member(member.name.text, title_of(inner, member.name.text))
        for name in member.members:
            if name not in names.taken:
                members.setdefault(name, e.Member(name, plain(name)))
    groups = {member.name.text: member.members for _, member in written if member.members}
    told: set[str] = set()  # groups in circles that have been reported
    spelt = tuple(
        e.Member(member.name.text, title_of(inner, member.name.text), _spelt(world, member, groups, members, told))
        for inner, member in written if member.members
    )  # fmt: skip
    if not members and not told:
        text = f"kind `{head.name.text}` has no members"
        world.report(codes.EMPTY, head.name.span, text, help="write one on each line below it")
    order = tuple(members)
    best = {"best": order, "highest": order, "worst": order[::-1], "lowest": order[::-1]}.get(head.ordered or "", ())
    name = head.name.text
    return e.Kind(
        name, title_of(line, name), tuple(members.values()), spelt, best, world.cites(line.tail), span=line.span
    )


def _spelt(
    world: World,
    head: n.Member,
    groups: dict[str, tuple[str, ...]],
    members: dict[str, e.Member],
    told: set[str],
) -> tuple[str, ...]:
    """The members of a group, groups inside it included, in the order of the kind."""
    found: set[str] = set()
    seen: set[str] = set()
    todo = list(head.members)
    while todo:
        name = todo.pop()
        if name == head.name.text:
            if name in told:
                continue
            told.update((name, *seen))
            help_ = "name the members of the group, none of which is the group"
            world.report(codes.CIRCULAR, head.name.span, f"group `{name}` contains itself", help=help_)
        elif name in groups and name not in seen:
            seen.add(name)
            todo.extend(groups[name])
        elif name not in groups:
            found.add(name)
    return tuple(name for name in members if name in found)


# ---------------------------------------------------------------- records


def records(world: World, lines: Iterable[n.Line]) -> None:
    """Roles first, then facts: a list may be of a record further down."""
    roles = Names(world, "roles")
    heads: list[tuple[n.Line, n.RecordHead]] = []
    for line in lines:
        head = line.lead
        if not isinstance(head, n.RecordHead) or not roles.take(head.name.text, head.name.span):
            continue
        also = [role for role in head.also if roles.take(role, line.span)]
        name = head.name.text
        world.records[name] = e.Record(name, title_of(line, name), (name, *also), (), span=line.span)
        world.cites(line.tail)
        heads.append((line, head))
    for line, head in heads:
        record = world.records[head.name.text]
        names = Names(world, f"facts of {record.name}")
        facts = []
        for inner in formal(line):
            if isinstance(inner.lead, n.Field) and names.take(inner.lead.name.text, inner.lead.name.span):
                reserved(world, inner.lead.name.text, inner.lead.name.span)
                facts.append(_fact(world, inner, inner.lead))
        world.records[record.name] = evolve(record, facts=tuple(facts))


def _fact(world: World, line: n.Line, lead: n.Field) -> e.Fact:
    """A fact whose domain cannot be read is kept without one, so that its name is still known."""
    name, default = lead.name.text, None
    try:
        domain = make_domain(world, lead.domain)
    except Unresolved:
        domain = e.Domain(e.Type("none", "unresolved"))
    has_default = lead.normally is not None
    if lead.normally is not None:
        try:
            default = constant(world, lead.normally, domain.type)
            if not inside(domain, default):
                out_of_domain(world, lead.normally.span, name, domain)
        except Unresolved:
            has_default = False
    was = ".".join(lead.name.was or ())
    return e.Fact(
        name, title_of(line, name), domain, default, has_default, lead.seen or "measured",
        world.cites(line.tail), was, span=line.span,
    )  # fmt: skip


# ---------------------------------------------------------------- rulings and hints


def rulings(world: World, lines: Iterable[n.Line]) -> tuple[e.Ruling, ...]:
    names = Names(world, "rulings")
    found = []
    for line in lines:
        if isinstance(line.lead, n.RulingHead) and names.take(line.lead.name.text, line.lead.name.span):
            because = line.tail.because.text if line.tail.because else ""
            name = line.lead.name.text
            found.append(e.Ruling(name, title_of(line, name), because, world.cites(line.tail), span=line.span))
    return tuple(found)


def sheet_hints(world: World, lines: Iterable[n.Line]) -> tuple[e.SheetHint, ...]:
    """Hints for printing; those that name statements must name some."""
    found = []
    for line in lines:
        if not isinstance(line.lead, n.SheetHead):
            continue
        found.append(e.SheetHint("sheet", (line.lead.name.text, label_of(line))))
        for inner in formal(line):
            if not isinstance(inner.lead, n.Setting):
                continue
            values = tuple(value_text(v) for v in inner.lead.values)
            if inner.lead.word in ("span", "together"):
                _known_statements(world, inner.lead)
            found.append(e.SheetHint(inner.lead.word, values))
    return tuple(found)


def _known_statements(world: World, setting: n.Setting) -> None:
    options = [*world.statement_lines, *world.table_lines, *world.sections]
    for value in setting.values:
        name = value_text(value)
        if name.split(".")[0] not in options:
            help_ = did_you_mean(name, options)
            world.report(codes.UNKNOWN_STATEMENT, value.span, f"nothing to print is called `{name}`", help=help_)
